// Made by `make kernels` from Sources/ComputeKernels/Micro for x86-64-v3. Do not edit.
#if defined(__x86_64__) && defined(__linux__)
	.text
	.hidden	vitruvian_blend_rows_avx2
	.globl	vitruvian_blend_rows_avx2
	.p2align	4
	.type	vitruvian_blend_rows_avx2,@function
vitruvian_blend_rows_avx2:
	jmp	($s18VitruvianMicroAVX214microBlendRows5upper5lower8fraction4flip7blended5countySPys5UInt8VG_AKs5Int32VAJSpyAMGSitF)
.Lfunc_end0:
	.size	vitruvian_blend_rows_avx2, .Lfunc_end0-vitruvian_blend_rows_avx2
	.hidden	$s18VitruvianMicroAVX214microBlendRows5upper5lower8fraction4flip7blended5countySPys5UInt8VG_AKs5Int32VAJSpyAMGSitF
	.globl	$s18VitruvianMicroAVX214microBlendRows5upper5lower8fraction4flip7blended5countySPys5UInt8VG_AKs5Int32VAJSpyAMGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX214microBlendRows5upper5lower8fraction4flip7blended5countySPys5UInt8VG_AKs5Int32VAJSpyAMGSitF,@function
$s18VitruvianMicroAVX214microBlendRows5upper5lower8fraction4flip7blended5countySPys5UInt8VG_AKs5Int32VAJSpyAMGSitF:
	cmpq	$7, %r9
	jle	.LBB1_1
	vmovd	%edx, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovd	%ecx, %xmm1
	vpbroadcastb	%xmm1, %xmm1
	xorl	%r10d, %r10d
	.p2align	4
.LBB1_4:
	movq	%r10, %rax
	vmovq	(%rsi,%r10), %xmm2
	vmovq	(%rdi,%r10), %xmm3
	vpxor	%xmm1, %xmm3, %xmm3
	vpmovzxbd	%xmm3, %ymm3
	vpxor	%xmm1, %xmm2, %xmm2
	vpmovzxbd	%xmm2, %ymm2
	vpsubd	%ymm3, %ymm2, %ymm2
	vpmulld	%ymm0, %ymm2, %ymm2
	vpslld	$11, %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vmovdqu	%ymm2, (%r8,%r10,4)
	addq	$8, %r10
	addq	$16, %rax
	cmpq	%rax, %r9
	jge	.LBB1_4
	cmpq	%r9, %r10
	jb	.LBB1_6
.LBB1_22:
	vzeroupper
	retq
.LBB1_1:
	testq	%r9, %r9
	jle	.LBB1_22
	xorl	%r10d, %r10d
.LBB1_6:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%r10, %rbx
	orq	$1, %rbx
	cmpq	%rbx, %r9
	movq	%rbx, %r11
	cmovgq	%r9, %r11
	movq	%r11, %rax
	subq	%r10, %rax
	cmpq	$4, %rax
	jae	.LBB1_7
.LBB1_19:
	movq	%r10, %rax
	.p2align	4
.LBB1_20:
	movzbl	(%rdi,%rax), %r10d
	xorb	%cl, %r10b
	movzbl	%r10b, %r10d
	movzbl	(%rsi,%rax), %r11d
	xorb	%cl, %r11b
	movzbl	%r11b, %r11d
	subl	%r10d, %r11d
	shll	$11, %r10d
	imull	%edx, %r11d
	addl	%r10d, %r11d
	movl	%r11d, (%r8,%rax,4)
	incq	%rax
	cmpq	%r9, %rax
	jl	.LBB1_20
.LBB1_21:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB1_7:
	leaq	(%r8,%r10,4), %r14
	cmpq	%rbx, %r9
	cmovgq	%r9, %rbx
	leaq	(%r8,%rbx,4), %r15
	leaq	(%rdi,%r10), %r12
	leaq	(%rdi,%rbx), %r13
	leaq	(%rsi,%r10), %rbp
	addq	%rsi, %rbx
	cmpq	%r13, %r14
	setb	%r13b
	cmpq	%r15, %r12
	setb	%r12b
	cmpq	%rbx, %r14
	setb	%bl
	cmpq	%r15, %rbp
	setb	%bpl
	testb	%r12b, %r13b
	jne	.LBB1_19
	andb	%bpl, %bl
	jne	.LBB1_19
	vmovd	%edx, %xmm0
	cmpq	$32, %rax
	jae	.LBB1_14
	xorl	%ebx, %ebx
	jmp	.LBB1_11
.LBB1_14:
	movq	%rax, %rbx
	andq	$-32, %rbx
	vmovd	%ecx, %xmm1
	vpbroadcastb	%xmm1, %xmm1
	vpbroadcastd	%xmm0, %ymm2
	leaq	(%r8,%r10,4), %r14
	addq	$96, %r14
	leaq	(%rsi,%r10), %r15
	addq	$24, %r15
	leaq	(%rdi,%r10), %r12
	addq	$24, %r12
	xorl	%r13d, %r13d
	.p2align	4
.LBB1_15:
	vmovq	-24(%r12,%r13), %xmm3
	vmovq	-16(%r12,%r13), %xmm4
	vmovq	-8(%r12,%r13), %xmm5
	vmovq	(%r12,%r13), %xmm6
	vpxor	%xmm1, %xmm3, %xmm3
	vpxor	%xmm1, %xmm4, %xmm4
	vpxor	%xmm1, %xmm5, %xmm5
	vpxor	%xmm1, %xmm6, %xmm6
	vpmovzxbd	%xmm3, %ymm3
	vpmovzxbd	%xmm4, %ymm4
	vpmovzxbd	%xmm5, %ymm5
	vpmovzxbd	%xmm6, %ymm6
	vpslld	$11, %ymm3, %ymm7
	vpslld	$11, %ymm4, %ymm8
	vpslld	$11, %ymm5, %ymm9
	vpslld	$11, %ymm6, %ymm10
	vmovq	-24(%r15,%r13), %xmm11
	vmovq	-16(%r15,%r13), %xmm12
	vmovq	-8(%r15,%r13), %xmm13
	vmovq	(%r15,%r13), %xmm14
	vpxor	%xmm1, %xmm11, %xmm11
	vpxor	%xmm1, %xmm12, %xmm12
	vpxor	%xmm1, %xmm13, %xmm13
	vpxor	%xmm1, %xmm14, %xmm14
	vpmovzxbd	%xmm11, %ymm11
	vpmovzxbd	%xmm12, %ymm12
	vpmovzxbd	%xmm13, %ymm13
	vpmovzxbd	%xmm14, %ymm14
	vpsubd	%ymm3, %ymm11, %ymm3
	vpsubd	%ymm4, %ymm12, %ymm4
	vpsubd	%ymm5, %ymm13, %ymm5
	vpsubd	%ymm6, %ymm14, %ymm6
	vpmulld	%ymm2, %ymm3, %ymm3
	vpaddd	%ymm7, %ymm3, %ymm3
	vpmulld	%ymm2, %ymm4, %ymm4
	vpaddd	%ymm4, %ymm8, %ymm4
	vpmulld	%ymm2, %ymm5, %ymm5
	vpmulld	%ymm2, %ymm6, %ymm6
	vpaddd	%ymm5, %ymm9, %ymm5
	vpaddd	%ymm6, %ymm10, %ymm6
	vmovdqu	%ymm3, -96(%r14,%r13,4)
	vmovdqu	%ymm4, -64(%r14,%r13,4)
	vmovdqu	%ymm5, -32(%r14,%r13,4)
	vmovdqu	%ymm6, (%r14,%r13,4)
	addq	$32, %r13
	cmpq	%r13, %rbx
	jne	.LBB1_15
	cmpq	%rbx, %rax
	je	.LBB1_21
	testb	$28, %al
	je	.LBB1_18
.LBB1_11:
	andl	$3, %r11d
	subq	%r11, %rax
	addq	%r10, %rax
	vmovd	%ecx, %xmm1
	vpbroadcastb	%xmm1, %xmm1
	vpbroadcastd	%xmm0, %xmm0
	addq	%r10, %rbx
	.p2align	4
.LBB1_12:
	vmovd	(%rdi,%rbx), %xmm2
	vpxor	%xmm1, %xmm2, %xmm2
	vpmovzxbd	%xmm2, %xmm2
	vpslld	$11, %xmm2, %xmm3
	vmovd	(%rsi,%rbx), %xmm4
	vpxor	%xmm1, %xmm4, %xmm4
	vpmovzxbd	%xmm4, %xmm4
	vpsubd	%xmm2, %xmm4, %xmm2
	vpmulld	%xmm0, %xmm2, %xmm2
	vpaddd	%xmm3, %xmm2, %xmm2
	vmovdqu	%xmm2, (%r8,%rbx,4)
	addq	$4, %rbx
	cmpq	%rbx, %rax
	jne	.LBB1_12
	testq	%r11, %r11
	jne	.LBB1_20
	jmp	.LBB1_21
.LBB1_18:
	addq	%rbx, %r10
	jmp	.LBB1_19
.Lfunc_end1:
	.size	$s18VitruvianMicroAVX214microBlendRows5upper5lower8fraction4flip7blended5countySPys5UInt8VG_AKs5Int32VAJSpyAMGSitF, .Lfunc_end1-$s18VitruvianMicroAVX214microBlendRows5upper5lower8fraction4flip7blended5countySPys5UInt8VG_AKs5Int32VAJSpyAMGSitF
	.hidden	vitruvian_blend_columns_avx2
	.globl	vitruvian_blend_columns_avx2
	.p2align	4
	.type	vitruvian_blend_columns_avx2,@function
vitruvian_blend_columns_avx2:
	jmp	($s18VitruvianMicroAVX217microBlendColumns3row5lefts6rights9fractions4flip6output10pixelCount07channelN0ySPys5Int32VG_SPySiGAnMs5UInt8VSpyAPGS2itF)
.Lfunc_end2:
	.size	vitruvian_blend_columns_avx2, .Lfunc_end2-vitruvian_blend_columns_avx2
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI3_0:
	.long	2097152
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI3_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI3_2:
	.byte	128
	.byte	128
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI3_3:
	.byte	0
	.byte	2
	.byte	4
	.byte	6
	.byte	8
	.byte	10
	.byte	1
	.byte	9
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI3_4:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
.LCPI3_5:
	.byte	128
	.byte	128
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
.LCPI3_6:
	.byte	0
	.byte	2
	.byte	4
	.byte	6
	.byte	8
	.byte	10
	.byte	1
	.byte	9
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX217microBlendColumns3row5lefts6rights9fractions4flip6output10pixelCount07channelN0ySPys5Int32VG_SPySiGAnMs5UInt8VSpyAPGS2itF
	.globl	$s18VitruvianMicroAVX217microBlendColumns3row5lefts6rights9fractions4flip6output10pixelCount07channelN0ySPys5Int32VG_SPySiGAnMs5UInt8VSpyAPGS2itF
	.p2align	4
	.type	$s18VitruvianMicroAVX217microBlendColumns3row5lefts6rights9fractions4flip6output10pixelCount07channelN0ySPys5Int32VG_SPySiGAnMs5UInt8VSpyAPGS2itF,@function
$s18VitruvianMicroAVX217microBlendColumns3row5lefts6rights9fractions4flip6output10pixelCount07channelN0ySPys5Int32VG_SPySiGAnMs5UInt8VSpyAPGS2itF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%r9, -104(%rsp)
	movq	%rcx, -24(%rsp)
	movq	%rdx, -32(%rsp)
	movq	%rsi, -40(%rsp)
	movq	%rdi, -112(%rsp)
	cmpq	$0, 56(%rsp)
	je	.LBB3_23
	movq	64(%rsp), %rbx
	leaq	-8(%rbx), %r11
	movq	-112(%rsp), %rax
	leaq	(%rax,%rbx,4), %rcx
	movq	%rcx, -56(%rsp)
	movq	-104(%rsp), %r9
	leaq	(%r9,%rbx), %rcx
	movq	%rcx, -48(%rsp)
	vmovd	%r8d, %xmm0
	vpbroadcastb	%xmm0, %xmm0
	movq	%rbx, %rcx
	andq	$-8, %rcx
	movq	%rcx, -72(%rsp)
	negq	%rcx
	movq	%rcx, -80(%rsp)
	addq	$12, %rax
	movq	%rax, -64(%rsp)
	xorl	%eax, %eax
	vpbroadcastd	.LCPI3_0(%rip), %ymm1
	vmovd	.LCPI3_4(%rip), %xmm2
	vpbroadcastd	.LCPI3_0(%rip), %xmm3
	vmovq	.LCPI3_5(%rip), %xmm4
	vmovq	.LCPI3_6(%rip), %xmm5
	jmp	.LBB3_3
	.p2align	4
.LBB3_2:
	addq	%rbx, %r9
	movq	-8(%rsp), %rax
	cmpq	56(%rsp), %rax
	je	.LBB3_23
.LBB3_3:
	movq	%rbx, %r10
	imulq	%rax, %r10
	movq	-48(%rsp), %rcx
	addq	%r10, %rcx
	movq	%rcx, -16(%rsp)
	movq	-40(%rsp), %rcx
	movq	(%rcx,%rax,8), %rdx
	movq	-32(%rsp), %rcx
	movq	(%rcx,%rax,8), %rsi
	movq	-24(%rsp), %rcx
	movl	(%rcx,%rax,4), %r15d
	incq	%rax
	movq	%rax, -8(%rsp)
	movq	-112(%rsp), %rax
	movq	%rdx, -88(%rsp)
	leaq	(%rax,%rdx,4), %rdx
	movq	%rsi, -96(%rsp)
	leaq	(%rax,%rsi,4), %rcx
	addq	-104(%rsp), %r10
	vmovd	%r15d, %xmm6
	vpbroadcastd	%xmm6, %ymm6
	movq	%r9, %rbp
	movq	%rcx, %r14
	movq	%rdx, %rax
	xorl	%esi, %esi
	jmp	.LBB3_5
	.p2align	4
.LBB3_4:
	cmpq	%rsi, %r11
	cmovlq	%r11, %rsi
	vmovdqu	(%rdx,%rsi,4), %ymm7
	vmovdqu	(%rcx,%rsi,4), %ymm8
	vpsubd	%ymm7, %ymm8, %ymm8
	vpmulld	%ymm6, %ymm8, %ymm8
	vpslld	$11, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm8, %ymm7
	vmovd	%xmm7, %edi
	addl	$2097152, %edi
	vpextrd	$3, %xmm7, %r12d
	addl	$2097152, %r12d
	vpshufd	$233, %xmm7, %xmm8
	vpaddd	%xmm3, %xmm8, %xmm8
	vpsrad	$22, %xmm8, %xmm8
	vmovd	%edi, %xmm9
	vpsrad	$22, %xmm9, %xmm9
	vpunpcklbw	%xmm8, %xmm9, %xmm9
	shrl	$22, %r12d
	vextracti128	$1, %ymm7, %xmm7
	vpaddd	%xmm3, %xmm7, %xmm10
	vpsrld	$22, %xmm10, %xmm10
	vpshufd	$85, %xmm8, %xmm8
	vpinsrd	$1, %r12d, %xmm8, %xmm8
	vpunpcklqdq	%xmm10, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufd	$238, %xmm7, %xmm7
	vpaddd	%xmm3, %xmm7, %xmm7
	vpsrld	$22, %xmm7, %xmm7
	vpmovzxwq	%xmm9, %xmm9
	vpor	%xmm9, %xmm8, %xmm8
	vpunpcklbw	%xmm7, %xmm8, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpxor	%xmm0, %xmm7, %xmm7
	vmovq	%xmm7, (%r10,%rsi)
	addq	$32, %rax
	addq	$32, %r14
	addq	$8, %rbp
	movq	%r13, %rsi
.LBB3_5:
	leaq	8(%rsi), %r13
	cmpq	%r13, %rbx
	jge	.LBB3_4
	movq	%rbx, %rdi
	subq	%rsi, %rdi
	jle	.LBB3_2
	cmpq	$7, %rbx
	jg	.LBB3_4
	cmpq	$8, %rdi
	jae	.LBB3_10
.LBB3_16:
	movq	%rsi, %r12
.LBB3_17:
	movl	%ebx, %esi
	subl	%r12d, %esi
	movq	%r12, %rax
	andl	$3, %esi
	je	.LBB3_20
	movq	%r12, %rax
	.p2align	4
.LBB3_19:
	movl	(%rdx,%rax,4), %edi
	movl	(%rcx,%rax,4), %r10d
	subl	%edi, %r10d
	shll	$11, %edi
	imull	%r15d, %r10d
	addl	%r10d, %edi
	addl	$2097152, %edi
	shrl	$22, %edi
	xorb	%r8b, %dil
	movb	%dil, (%r9,%rax)
	incq	%rax
	decq	%rsi
	jne	.LBB3_19
.LBB3_20:
	subq	%rbx, %r12
	cmpq	$-4, %r12
	ja	.LBB3_2
	movq	-64(%rsp), %rdx
	movq	-96(%rsp), %rcx
	leaq	(%rdx,%rcx,4), %rcx
	movq	-88(%rsp), %rsi
	leaq	(%rdx,%rsi,4), %rdx
	.p2align	4
.LBB3_22:
	movl	-12(%rdx,%rax,4), %esi
	movl	-12(%rcx,%rax,4), %edi
	subl	%esi, %edi
	shll	$11, %esi
	imull	%r15d, %edi
	addl	%edi, %esi
	addl	$2097152, %esi
	shrl	$22, %esi
	xorb	%r8b, %sil
	movb	%sil, (%r9,%rax)
	movl	-8(%rdx,%rax,4), %esi
	movl	-8(%rcx,%rax,4), %edi
	subl	%esi, %edi
	shll	$11, %esi
	imull	%r15d, %edi
	addl	%edi, %esi
	addl	$2097152, %esi
	shrl	$22, %esi
	xorb	%r8b, %sil
	movb	%sil, 1(%r9,%rax)
	movl	-4(%rdx,%rax,4), %esi
	movl	-4(%rcx,%rax,4), %edi
	subl	%esi, %edi
	shll	$11, %esi
	imull	%r15d, %edi
	addl	%edi, %esi
	addl	$2097152, %esi
	shrl	$22, %esi
	xorb	%r8b, %sil
	movb	%sil, 2(%r9,%rax)
	movl	(%rdx,%rax,4), %esi
	movl	(%rcx,%rax,4), %edi
	subl	%esi, %edi
	shll	$11, %esi
	imull	%r15d, %edi
	addl	%edi, %esi
	addl	$2097152, %esi
	shrl	$22, %esi
	xorb	%r8b, %sil
	movb	%sil, 3(%r9,%rax)
	addq	$4, %rax
	cmpq	%rax, %rbx
	jne	.LBB3_22
	jmp	.LBB3_2
	.p2align	4
.LBB3_10:
	leaq	(%r9,%rsi), %rdi
	movq	-56(%rsp), %r12
	movq	-96(%rsp), %r10
	leaq	(%r12,%r10,4), %r10
	movq	-88(%rsp), %r13
	leaq	(%r12,%r13,4), %r13
	cmpq	%r10, %rdi
	movq	%rdi, %r10
	setb	-113(%rsp)
	movq	-16(%rsp), %rdi
	cmpq	%rdi, %r14
	setb	%r12b
	cmpq	%r13, %r10
	setb	%r13b
	cmpq	%rdi, %rax
	setb	%dil
	testb	%r12b, -113(%rsp)
	jne	.LBB3_16
	andb	%dil, %r13b
	jne	.LBB3_16
	movq	-72(%rsp), %r12
	addq	-80(%rsp), %rsi
	xorl	%r10d, %r10d
	.p2align	4
.LBB3_13:
	vmovdqu	(%rax,%r10,4), %ymm7
	vpslld	$11, %ymm7, %ymm8
	vpaddd	%ymm1, %ymm8, %ymm8
	vmovdqu	(%r14,%r10,4), %ymm9
	vpsubd	%ymm7, %ymm9, %ymm7
	vpmulld	%ymm6, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm8, %ymm7
	vpsrld	$22, %ymm7, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vpshufb	%xmm2, %xmm8, %xmm8
	vpshufb	%xmm2, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	vpxor	%xmm7, %xmm0, %xmm7
	vmovq	%xmm7, (%rbp)
	addq	$8, %r10
	addq	$8, %rbp
	movq	%rsi, %rdi
	addq	%r10, %rdi
	jne	.LBB3_13
	testb	$7, %bl
	jne	.LBB3_17
	jmp	.LBB3_2
.LBB3_23:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end3:
	.size	$s18VitruvianMicroAVX217microBlendColumns3row5lefts6rights9fractions4flip6output10pixelCount07channelN0ySPys5Int32VG_SPySiGAnMs5UInt8VSpyAPGS2itF, .Lfunc_end3-$s18VitruvianMicroAVX217microBlendColumns3row5lefts6rights9fractions4flip6output10pixelCount07channelN0ySPys5Int32VG_SPySiGAnMs5UInt8VSpyAPGS2itF
	.hidden	vitruvian_add_codes_avx2
	.globl	vitruvian_add_codes_avx2
	.p2align	4
	.type	vitruvian_add_codes_avx2,@function
vitruvian_add_codes_avx2:
	jmp	($s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF)
.Lfunc_end4:
	.size	vitruvian_add_codes_avx2, .Lfunc_end4-vitruvian_add_codes_avx2
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI5_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI5_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF
	.globl	$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF,@function
$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF:
	pushq	%rbp
	pushq	%r14
	pushq	%rbx
	movq	72(%rsp), %r10
	movq	64(%rsp), %rax
	movl	32(%rsp), %ebx
	movl	56(%rsp), %r14d
	movl	48(%rsp), %ebp
	movl	40(%rsp), %r11d
	vmovd	%esi, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovd	%ecx, %xmm1
	vpbroadcastd	%xmm1, %ymm2
	vmovd	%r9d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	subl	%r11d, %ebp
	subl	%r11d, %r14d
	cmpq	$8, %r10
	jl	.LBB5_3
	vmovd	%ebp, %xmm7
	vpbroadcastd	%xmm7, %ymm3
	vmovd	%r14d, %xmm6
	vpbroadcastd	%xmm6, %ymm4
	leaq	-8(%r10), %rcx
	andl	$31, %ebx
	vmovd	%r11d, %xmm5
	vpbroadcastb	%xmm5, %xmm5
	vpbroadcastd	%xmm6, %xmm6
	vpbroadcastd	%xmm7, %xmm7
	vmovd	%ebx, %xmm8
	vpbroadcastd	%xmm8, %xmm8
	vmovd	%r8d, %xmm9
	vpbroadcastb	%xmm9, %xmm9
	xorl	%esi, %esi
	vmovd	.LCPI5_1(%rip), %xmm10
	.p2align	4
.LBB5_2:
	cmpq	%rsi, %rcx
	movq	%rsi, %r8
	cmovlq	%rcx, %r8
	vmovq	(%rdx,%r8), %xmm11
	vmovq	(%rdi,%r8), %xmm12
	vpxor	%xmm9, %xmm12, %xmm12
	vpmovzxbd	%xmm12, %ymm12
	vpxor	%xmm9, %xmm11, %xmm11
	vpmulld	%ymm12, %ymm0, %ymm12
	vpmovzxbd	%xmm11, %ymm11
	vpmulld	%ymm11, %ymm2, %ymm11
	vpaddd	%ymm1, %ymm12, %ymm12
	vpaddd	%ymm11, %ymm12, %ymm11
	vpsravd	%xmm8, %xmm11, %xmm12
	vextracti128	$1, %ymm11, %xmm11
	vpsravd	%xmm8, %xmm11, %xmm11
	vinserti128	$1, %xmm11, %ymm12, %ymm13
	vpcmpgtd	%ymm13, %ymm3, %ymm13
	vblendvps	%xmm13, %xmm7, %xmm12, %xmm12
	vextractf128	$1, %ymm13, %xmm13
	vblendvps	%xmm13, %xmm7, %xmm11, %xmm11
	vinsertf128	$1, %xmm11, %ymm12, %ymm13
	vpcmpgtd	%ymm4, %ymm13, %ymm13
	vblendvps	%xmm13, %xmm6, %xmm12, %xmm12
	vextractf128	$1, %ymm13, %xmm13
	vblendvps	%xmm13, %xmm6, %xmm11, %xmm11
	vpshufb	%xmm10, %xmm11, %xmm11
	vpshufb	%xmm10, %xmm12, %xmm12
	vpunpckldq	%xmm11, %xmm12, %xmm11
	vpaddb	%xmm5, %xmm11, %xmm11
	vmovq	%xmm11, (%rax,%r8)
	addq	$8, %rsi
	cmpq	%r10, %rsi
	jl	.LBB5_2
	jmp	.LBB5_18
.LBB5_3:
	testq	%r10, %r10
	je	.LBB5_18
	andl	$31, %ebx
	cmpq	$1, %r10
	jne	.LBB5_6
	xorl	%ecx, %ecx
.LBB5_16:
	testb	$1, %r10b
	je	.LBB5_18
	movzbl	(%rdi,%rcx), %esi
	xorb	%r8b, %sil
	movzbl	%sil, %esi
	vmovd	%esi, %xmm3
	vpmovzxwd	%xmm3, %xmm3
	movzbl	(%rdx,%rcx), %edx
	xorb	%r8b, %dl
	movzbl	%dl, %edx
	vmovd	%edx, %xmm4
	vpmulld	%xmm4, %xmm2, %xmm2
	vpmulld	%xmm3, %xmm0, %xmm0
	vpaddd	%xmm2, %xmm1, %xmm1
	vpaddd	%xmm1, %xmm0, %xmm0
	vmovd	%xmm0, %edx
	sarxl	%ebx, %edx, %edx
	cmpl	%ebp, %edx
	cmovgl	%edx, %ebp
	cmpl	%r14d, %ebp
	cmovgel	%r14d, %ebp
	addb	%r11b, %bpl
	movb	%bpl, (%rax,%rcx)
.LBB5_18:
	popq	%rbx
	popq	%r14
	popq	%rbp
	vzeroupper
	retq
.LBB5_6:
	movq	%r10, %rsi
	andq	$-2, %rsi
	xorl	%ecx, %ecx
	jmp	.LBB5_7
	.p2align	4
.LBB5_15:
	addb	%r11b, %r9b
	movb	%r9b, 1(%rax,%rcx)
	addq	$2, %rcx
	cmpq	%rcx, %rsi
	je	.LBB5_16
.LBB5_7:
	movzbl	(%rdi,%rcx), %r9d
	xorb	%r8b, %r9b
	movzbl	%r9b, %r9d
	vmovd	%r9d, %xmm3
	movzbl	(%rdx,%rcx), %r9d
	xorb	%r8b, %r9b
	movzbl	%r9b, %r9d
	vmovd	%r9d, %xmm4
	vpmulld	%xmm4, %xmm2, %xmm4
	vpmovzxwd	%xmm3, %xmm3
	vpmulld	%xmm3, %xmm0, %xmm3
	vpaddd	%xmm4, %xmm1, %xmm4
	vpaddd	%xmm4, %xmm3, %xmm3
	vmovd	%xmm3, %r9d
	sarxl	%ebx, %r9d, %r9d
	cmpl	%ebp, %r9d
	jg	.LBB5_9
	movl	%ebp, %r9d
.LBB5_9:
	cmpl	%r14d, %r9d
	jl	.LBB5_11
	movl	%r14d, %r9d
.LBB5_11:
	addb	%r11b, %r9b
	movb	%r9b, (%rax,%rcx)
	movzbl	1(%rdi,%rcx), %r9d
	xorb	%r8b, %r9b
	movzbl	%r9b, %r9d
	vmovd	%r9d, %xmm3
	movzbl	1(%rdx,%rcx), %r9d
	xorb	%r8b, %r9b
	movzbl	%r9b, %r9d
	vmovd	%r9d, %xmm4
	vpmulld	%xmm4, %xmm2, %xmm4
	vpmovzxwd	%xmm3, %xmm3
	vpmulld	%xmm3, %xmm0, %xmm3
	vpaddd	%xmm4, %xmm1, %xmm4
	vpaddd	%xmm4, %xmm3, %xmm3
	vmovd	%xmm3, %r9d
	sarxl	%ebx, %r9d, %r9d
	cmpl	%ebp, %r9d
	jg	.LBB5_13
	movl	%ebp, %r9d
.LBB5_13:
	cmpl	%r14d, %r9d
	jl	.LBB5_15
	movl	%r14d, %r9d
	jmp	.LBB5_15
.Lfunc_end5:
	.size	$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF, .Lfunc_end5-$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF
	.hidden	vitruvian_dequantize_avx2
	.globl	vitruvian_dequantize_avx2
	.p2align	4
	.type	vitruvian_dequantize_avx2,@function
vitruvian_dequantize_avx2:
	jmp	($s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF)
.Lfunc_end6:
	.size	vitruvian_dequantize_avx2, .Lfunc_end6-vitruvian_dequantize_avx2
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI7_0:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI7_1:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF
	.globl	$s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF,@function
$s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF:
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	vmovd	%edx, %xmm1
	vpbroadcastd	%xmm1, %ymm2
	cmpq	$8, %r8
	jl	.LBB7_4
	vmovd	%esi, %xmm3
	vpbroadcastb	%xmm3, %xmm3
	vbroadcastss	%xmm0, %ymm4
	xorl	%r9d, %r9d
	vpbroadcastd	.LCPI7_1(%rip), %xmm5
	.p2align	4
.LBB7_2:
	movq	%r9, %rax
	vpmovzxbw	(%rdi,%r9), %xmm6
	vpxor	%xmm3, %xmm6, %xmm6
	vpand	%xmm5, %xmm6, %xmm6
	vpmovzxwd	%xmm6, %ymm6
	vpsubd	%ymm2, %ymm6, %ymm6
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	%ymm6, %ymm4, %ymm6
	vmovups	%ymm6, (%rcx,%r9,4)
	addq	$8, %r9
	addq	$16, %rax
	cmpq	%rax, %r8
	jge	.LBB7_2
	cmpq	%r8, %r9
	jb	.LBB7_6
	jmp	.LBB7_20
.LBB7_4:
	testq	%r8, %r8
	jle	.LBB7_20
	xorl	%r9d, %r9d
.LBB7_6:
	movq	%r9, %r11
	orq	$1, %r11
	cmpq	%r11, %r8
	movq	%r11, %r10
	cmovgq	%r8, %r10
	movq	%r10, %rax
	subq	%r9, %rax
	cmpq	$4, %rax
	jb	.LBB7_18
	leaq	(%rcx,%r9,4), %rbx
	cmpq	%r11, %r8
	cmovgq	%r8, %r11
	leaq	(%rcx,%r11,4), %r14
	leaq	(%rdi,%r9), %r15
	addq	%rdi, %r11
	cmpq	%r11, %rbx
	setb	%r11b
	cmpq	%r14, %r15
	setb	%bl
	testb	%bl, %r11b
	je	.LBB7_8
.LBB7_18:
	movq	%r9, %rax
	.p2align	4
.LBB7_19:
	movzbl	(%rdi,%rax), %r9d
	xorb	%sil, %r9b
	movzbl	%r9b, %r9d
	subl	%edx, %r9d
	vcvtsi2ss	%r9d, %xmm15, %xmm1
	vmulss	%xmm1, %xmm0, %xmm1
	vmovss	%xmm1, (%rcx,%rax,4)
	incq	%rax
	cmpq	%r8, %rax
	jl	.LBB7_19
.LBB7_20:
	popq	%rbx
	popq	%r14
	popq	%r15
	vzeroupper
	retq
.LBB7_8:
	cmpq	$32, %rax
	jae	.LBB7_13
	xorl	%r11d, %r11d
	jmp	.LBB7_10
.LBB7_13:
	movq	%rax, %r11
	andq	$-32, %r11
	vmovd	%esi, %xmm3
	vpbroadcastb	%xmm3, %xmm3
	vbroadcastss	%xmm0, %ymm4
	leaq	(%rcx,%r9,4), %rbx
	addq	$96, %rbx
	leaq	(%r9,%rdi), %r14
	addq	$24, %r14
	xorl	%r15d, %r15d
	.p2align	4
.LBB7_14:
	vmovq	-24(%r14,%r15), %xmm5
	vmovq	-16(%r14,%r15), %xmm6
	vmovq	-8(%r14,%r15), %xmm7
	vmovq	(%r14,%r15), %xmm8
	vpxor	%xmm3, %xmm5, %xmm5
	vpxor	%xmm3, %xmm6, %xmm6
	vpxor	%xmm3, %xmm7, %xmm7
	vpxor	%xmm3, %xmm8, %xmm8
	vpmovzxbd	%xmm5, %ymm5
	vpmovzxbd	%xmm6, %ymm6
	vpmovzxbd	%xmm7, %ymm7
	vpmovzxbd	%xmm8, %ymm8
	vpsubd	%ymm2, %ymm5, %ymm5
	vpsubd	%ymm2, %ymm6, %ymm6
	vpsubd	%ymm2, %ymm7, %ymm7
	vpsubd	%ymm2, %ymm8, %ymm8
	vcvtdq2ps	%ymm5, %ymm5
	vcvtdq2ps	%ymm6, %ymm6
	vcvtdq2ps	%ymm7, %ymm7
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	%ymm5, %ymm4, %ymm5
	vmulps	%ymm6, %ymm4, %ymm6
	vmulps	%ymm7, %ymm4, %ymm7
	vmulps	%ymm4, %ymm8, %ymm8
	vmovups	%ymm5, -96(%rbx,%r15,4)
	vmovups	%ymm6, -64(%rbx,%r15,4)
	vmovups	%ymm7, -32(%rbx,%r15,4)
	vmovups	%ymm8, (%rbx,%r15,4)
	addq	$32, %r15
	cmpq	%r15, %r11
	jne	.LBB7_14
	cmpq	%r11, %rax
	je	.LBB7_20
	testb	$28, %al
	je	.LBB7_17
.LBB7_10:
	andl	$3, %r10d
	subq	%r10, %rax
	addq	%r9, %rax
	vmovd	%esi, %xmm2
	vpbroadcastb	%xmm2, %xmm2
	vpbroadcastd	%xmm1, %xmm1
	vbroadcastss	%xmm0, %xmm3
	addq	%r9, %r11
	.p2align	4
.LBB7_11:
	vmovd	(%rdi,%r11), %xmm4
	vpxor	%xmm2, %xmm4, %xmm4
	vpmovzxbd	%xmm4, %xmm4
	vpsubd	%xmm1, %xmm4, %xmm4
	vcvtdq2ps	%xmm4, %xmm4
	vmulps	%xmm4, %xmm3, %xmm4
	vmovups	%xmm4, (%rcx,%r11,4)
	addq	$4, %r11
	cmpq	%r11, %rax
	jne	.LBB7_11
	testq	%r10, %r10
	jne	.LBB7_19
	jmp	.LBB7_20
.LBB7_17:
	addq	%r11, %r9
	jmp	.LBB7_18
.Lfunc_end7:
	.size	$s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF, .Lfunc_end7-$s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF
	.hidden	vitruvian_find_largest_avx2
	.globl	vitruvian_find_largest_avx2
	.p2align	4
	.type	vitruvian_find_largest_avx2,@function
vitruvian_find_largest_avx2:
	jmp	($s18VitruvianMicroAVX216microFindLargest5codes8rowCount0H6Length4flip9positionsySPys5UInt8VG_S2iAISpys5Int32VGtF)
.Lfunc_end8:
	.size	vitruvian_find_largest_avx2, .Lfunc_end8-vitruvian_find_largest_avx2
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI9_0:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI9_1:
	.long	255
	.long	254
	.long	253
	.long	252
	.long	251
	.long	250
	.long	249
	.long	248
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI9_2:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX216microFindLargest5codes8rowCount0H6Length4flip9positionsySPys5UInt8VG_S2iAISpys5Int32VGtF
	.globl	$s18VitruvianMicroAVX216microFindLargest5codes8rowCount0H6Length4flip9positionsySPys5UInt8VG_S2iAISpys5Int32VGtF
	.p2align	4
	.type	$s18VitruvianMicroAVX216microFindLargest5codes8rowCount0H6Length4flip9positionsySPys5UInt8VG_S2iAISpys5Int32VGtF,@function
$s18VitruvianMicroAVX216microFindLargest5codes8rowCount0H6Length4flip9positionsySPys5UInt8VG_S2iAISpys5Int32VGtF:
	testq	%rsi, %rsi
	je	.LBB9_8
	pushq	%rbx
	leaq	-8(%rdx), %rax
	vmovd	%ecx, %xmm0
	vpbroadcastb	%xmm0, %xmm0
	xorl	%ecx, %ecx
	vpbroadcastd	.LCPI9_2(%rip), %xmm1
	vmovdqa	.LCPI9_1(%rip), %ymm2
	jmp	.LBB9_2
	.p2align	4
.LBB9_3:
	vpxor	%xmm3, %xmm3, %xmm3
.LBB9_6:
	vextracti128	$1, %ymm3, %xmm4
	vpcmpgtd	%xmm3, %xmm4, %xmm5
	vblendvps	%xmm5, %xmm4, %xmm3, %xmm6
	vshufps	$238, %xmm5, %xmm5, %xmm5
	vshufps	$238, %xmm4, %xmm4, %xmm4
	vshufps	$238, %xmm3, %xmm3, %xmm3
	vblendvps	%xmm5, %xmm4, %xmm3, %xmm3
	vpcmpgtd	%xmm6, %xmm3, %xmm4
	vpmovsxdq	%xmm4, %xmm4
	vmovmskpd	%xmm4, %r9d
	vmovd	%xmm3, %r10d
	vmovd	%xmm6, %r11d
	testb	$1, %r9b
	cmovnel	%r10d, %r11d
	vpextrd	$1, %xmm3, %r10d
	vpextrd	$1, %xmm6, %ebx
	testb	$2, %r9b
	cmovnel	%r10d, %ebx
	cmpl	%ebx, %r11d
	cmovgl	%r11d, %ebx
	notl	%ebx
	movzbl	%bl, %r9d
	movl	%r9d, (%r8,%rcx,4)
	incq	%rcx
	cmpq	%rsi, %rcx
	je	.LBB9_7
.LBB9_2:
	testq	%rdx, %rdx
	jle	.LBB9_3
	movq	%rcx, %r9
	imulq	%rdx, %r9
	addq	%rdi, %r9
	vpxor	%xmm3, %xmm3, %xmm3
	xorl	%r10d, %r10d
	.p2align	4
.LBB9_5:
	cmpq	%r10, %rax
	movq	%r10, %r11
	cmovlq	%rax, %r11
	vpmovzxbw	(%r9,%r11), %xmm4
	vpxor	%xmm0, %xmm4, %xmm4
	vpand	%xmm1, %xmm4, %xmm4
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$8, %ymm4, %ymm4
	vmovd	%r11d, %xmm5
	vpbroadcastd	%xmm5, %ymm5
	vpsubd	%ymm5, %ymm4, %ymm4
	vpaddd	%ymm2, %ymm4, %ymm4
	vpmaxsd	%ymm3, %ymm4, %ymm3
	addq	$8, %r10
	cmpq	%rdx, %r10
	jl	.LBB9_5
	jmp	.LBB9_6
.LBB9_7:
	popq	%rbx
.LBB9_8:
	vzeroupper
	retq
.Lfunc_end9:
	.size	$s18VitruvianMicroAVX216microFindLargest5codes8rowCount0H6Length4flip9positionsySPys5UInt8VG_S2iAISpys5Int32VGtF, .Lfunc_end9-$s18VitruvianMicroAVX216microFindLargest5codes8rowCount0H6Length4flip9positionsySPys5UInt8VG_S2iAISpys5Int32VGtF
	.hidden	vitruvian_multiply_code_rows_avx2
	.globl	vitruvian_multiply_code_rows_avx2
	.p2align	4
	.type	vitruvian_multiply_code_rows_avx2,@function
vitruvian_multiply_code_rows_avx2:
	pushq	%rbx
	subq	$64, %rsp
	movq	80(%rsp), %rax
	movl	88(%rsp), %r10d
	movl	104(%rsp), %r11d
	vmovaps	112(%rsp), %xmm3
	movq	128(%rsp), %rbx
	movq	%rbx, 48(%rsp)
	vmovups	%xmm3, 32(%rsp)
	movl	%r11d, 24(%rsp)
	movl	96(%rsp), %r11d
	movl	%r11d, 16(%rsp)
	movl	%r10d, 8(%rsp)
	movq	%rax, (%rsp)
	callq	($s18VitruvianMicroAVX221microMultiplyCodeRows4left0H4Step0h3RowI00H9ZeroPoint5right0mI00mjI00mkL04flip5scale5lower5upper04zeroL06output5count8rowCountySPys5UInt8VG_S2is5Int32VAUS2iAwTS3fAWSpyATGS2itF)
	addq	$64, %rsp
	popq	%rbx
	retq
.Lfunc_end10:
	.size	vitruvian_multiply_code_rows_avx2, .Lfunc_end10-vitruvian_multiply_code_rows_avx2
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI11_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI11_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI11_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX221microMultiplyCodeRows4left0H4Step0h3RowI00H9ZeroPoint5right0mI00mjI00mkL04flip5scale5lower5upper04zeroL06output5count8rowCountySPys5UInt8VG_S2is5Int32VAUS2iAwTS3fAWSpyATGS2itF
	.globl	$s18VitruvianMicroAVX221microMultiplyCodeRows4left0H4Step0h3RowI00H9ZeroPoint5right0mI00mjI00mkL04flip5scale5lower5upper04zeroL06output5count8rowCountySPys5UInt8VG_S2is5Int32VAUS2iAwTS3fAWSpyATGS2itF
	.p2align	4
	.type	$s18VitruvianMicroAVX221microMultiplyCodeRows4left0H4Step0h3RowI00H9ZeroPoint5right0mI00mjI00mkL04flip5scale5lower5upper04zeroL06output5count8rowCountySPys5UInt8VG_S2is5Int32VAUS2iAwTS3fAWSpyATGS2itF,@function
$s18VitruvianMicroAVX221microMultiplyCodeRows4left0H4Step0h3RowI00H9ZeroPoint5right0mI00mjI00mkL04flip5scale5lower5upper04zeroL06output5count8rowCountySPys5UInt8VG_S2is5Int32VAUS2iAwTS3fAWSpyATGS2itF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%r8, -16(%rsp)
	movq	%rdx, -8(%rsp)
	movq	%rdi, -24(%rsp)
	cmpq	$0, 104(%rsp)
	je	.LBB11_15
	movq	96(%rsp), %r10
	movq	88(%rsp), %r11
	movzbl	72(%rsp), %ebx
	movzbl	80(%rsp), %eax
	vbroadcastss	%xmm1, %ymm3
	vbroadcastss	%xmm2, %ymm4
	leaq	-8(%r10), %r12
	vmovd	%ebx, %xmm5
	vpbroadcastb	%xmm5, %xmm5
	vmovd	%ecx, %xmm6
	vpbroadcastd	%xmm6, %ymm6
	vmovd	64(%rsp), %xmm7
	vpbroadcastd	%xmm7, %ymm7
	vbroadcastss	%xmm0, %ymm8
	vmovd	%eax, %xmm9
	vpbroadcastb	%xmm9, %xmm9
	xorl	%ebp, %ebp
	vbroadcastss	.LCPI11_0(%rip), %ymm10
	vmovd	.LCPI11_2(%rip), %xmm11
	vmovss	.LCPI11_0(%rip), %xmm12
	movq	-24(%rsp), %rdi
	movq	-16(%rsp), %r8
	jmp	.LBB11_2
	.p2align	4
.LBB11_14:
	incq	%rbp
	addq	56(%rsp), %r8
	addq	-8(%rsp), %rdi
	addq	%r10, %r11
	cmpq	104(%rsp), %rbp
	je	.LBB11_15
.LBB11_2:
	cmpq	$8, %r10
	jl	.LBB11_11
	movq	%rbp, %r13
	imulq	-8(%rsp), %r13
	addq	-24(%rsp), %r13
	movq	%rbp, %rax
	imulq	56(%rsp), %rax
	addq	-16(%rsp), %rax
	movq	%rbp, %r14
	imulq	%r10, %r14
	addq	88(%rsp), %r14
	xorl	%edx, %edx
	jmp	.LBB11_4
	.p2align	4
.LBB11_9:
	vmovq	(%rax,%r15), %xmm14
.LBB11_10:
	vpxor	%xmm5, %xmm13, %xmm13
	vpmovzxbd	%xmm13, %ymm13
	vpsubd	%ymm6, %ymm13, %ymm13
	vpxor	%xmm5, %xmm14, %xmm14
	vpmovzxbd	%xmm14, %ymm14
	vpsubd	%ymm7, %ymm14, %ymm14
	vpmulld	%ymm13, %ymm14, %ymm13
	vcvtdq2ps	%ymm13, %ymm13
	vmulps	%ymm13, %ymm8, %ymm13
	vcmpltps	%ymm13, %ymm3, %ymm14
	vblendvps	%ymm14, %ymm13, %ymm3, %ymm13
	vcmpltps	%ymm4, %ymm13, %ymm14
	vblendvps	%ymm14, %ymm13, %ymm4, %ymm13
	vaddps	%ymm10, %ymm13, %ymm13
	vextractf128	$1, %ymm13, %xmm14
	vpshufb	%xmm11, %xmm14, %xmm14
	vpshufb	%xmm11, %xmm13, %xmm13
	vpunpckldq	%xmm14, %xmm13, %xmm13
	vpaddb	%xmm9, %xmm13, %xmm13
	vmovq	%xmm13, (%r14,%r15)
	addq	$8, %rdx
	cmpq	%r10, %rdx
	jge	.LBB11_14
.LBB11_4:
	cmpq	%rdx, %r12
	movq	%rdx, %r15
	cmovlq	%r12, %r15
	testq	%rsi, %rsi
	je	.LBB11_5
	vmovq	(%r13,%r15), %xmm13
	testq	%r9, %r9
	jne	.LBB11_9
	jmp	.LBB11_8
	.p2align	4
.LBB11_5:
	vpbroadcastb	(%r13), %xmm13
	testq	%r9, %r9
	jne	.LBB11_9
.LBB11_8:
	vpbroadcastb	(%rax), %xmm14
	jmp	.LBB11_10
	.p2align	4
.LBB11_11:
	testq	%r10, %r10
	je	.LBB11_14
	movq	%rdi, %rax
	movq	%r8, %rdx
	xorl	%r14d, %r14d
	.p2align	4
.LBB11_13:
	movzbl	(%rax), %r15d
	xorb	%bl, %r15b
	movzbl	%r15b, %r15d
	subl	%ecx, %r15d
	movzbl	(%rdx), %r13d
	xorb	%bl, %r13b
	movzbl	%r13b, %r13d
	subl	64(%rsp), %r13d
	imull	%r15d, %r13d
	vcvtsi2ss	%r13d, %xmm15, %xmm13
	vmulss	%xmm0, %xmm13, %xmm13
	vmaxss	%xmm1, %xmm13, %xmm13
	vminss	%xmm2, %xmm13, %xmm13
	vaddss	%xmm12, %xmm13, %xmm13
	vmovd	%xmm13, %r15d
	movzbl	80(%rsp), %r13d
	addb	%r13b, %r15b
	movb	%r15b, (%r11,%r14)
	incq	%r14
	addq	%r9, %rdx
	addq	%rsi, %rax
	cmpq	%r14, %r10
	jne	.LBB11_13
	jmp	.LBB11_14
.LBB11_15:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end11:
	.size	$s18VitruvianMicroAVX221microMultiplyCodeRows4left0H4Step0h3RowI00H9ZeroPoint5right0mI00mjI00mkL04flip5scale5lower5upper04zeroL06output5count8rowCountySPys5UInt8VG_S2is5Int32VAUS2iAwTS3fAWSpyATGS2itF, .Lfunc_end11-$s18VitruvianMicroAVX221microMultiplyCodeRows4left0H4Step0h3RowI00H9ZeroPoint5right0mI00mjI00mkL04flip5scale5lower5upper04zeroL06output5count8rowCountySPys5UInt8VG_S2is5Int32VAUS2iAwTS3fAWSpyATGS2itF
	.hidden	vitruvian_look_up_avx2
	.globl	vitruvian_look_up_avx2
	.p2align	4
	.type	vitruvian_look_up_avx2,@function
vitruvian_look_up_avx2:
	jmp	($s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF)
.Lfunc_end12:
	.size	vitruvian_look_up_avx2, .Lfunc_end12-vitruvian_look_up_avx2
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI13_0:
	.zero	32,240
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI13_1:
	.zero	4,240
	.text
	.hidden	$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF
	.globl	$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF,@function
$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF:
	subq	$264, %rsp
	movq	%fs:40, %rax
	movq	%rax, 256(%rsp)
	cmpq	$31, %rcx
	jle	.LBB13_18
	vmovups	(%rsi), %xmm0
	vmovaps	%xmm0, (%rsp)
	movl	$1, %eax
	movl	$16, %r8d
	jmp	.LBB13_2
	.p2align	4
.LBB13_4:
	incq	%rax
	vmovaps	%xmm0, (%rsp,%r8)
	addq	$16, %r8
	cmpq	$16, %rax
	je	.LBB13_5
.LBB13_2:
	vmovups	-16(%rsi,%r8), %xmm0
	vxorps	(%rsi,%r8), %xmm0, %xmm0
	cmpq	$8, %rax
	jb	.LBB13_4
	vxorps	-128(%rsp,%r8), %xmm0, %xmm0
	jmp	.LBB13_4
.LBB13_18:
	testq	%rcx, %rcx
	jle	.LBB13_22
	xorl	%r9d, %r9d
	jmp	.LBB13_20
.LBB13_5:
	vbroadcasti128	(%rsp), %ymm0
	leaq	48(%rsp), %rax
	xorl	%r8d, %r8d
	vpbroadcastd	.LCPI13_1(%rip), %ymm1
	jmp	.LBB13_6
	.p2align	4
.LBB13_17:
	vmovdqu	%ymm2, (%rdx,%r8)
	leaq	32(%r8), %r9
	addq	$64, %r8
	cmpq	%r8, %rcx
	movq	%r9, %r8
	jl	.LBB13_21
.LBB13_6:
	vmovdqu	(%rdi,%r8), %ymm3
	vpshufb	%ymm3, %ymm0, %ymm2
	movl	$1, %r9d
	movq	%rax, %r10
	jmp	.LBB13_7
	.p2align	4
.LBB13_15:
	vpaddsb	%ymm1, %ymm5, %ymm3
.LBB13_16:
	vbroadcasti128	-32(%r10), %ymm6
	vpshufb	%ymm4, %ymm6, %ymm4
	vpxor	%ymm4, %ymm2, %ymm2
	vbroadcasti128	-16(%r10), %ymm4
	vpshufb	%ymm5, %ymm4, %ymm4
	vpxor	%ymm4, %ymm2, %ymm2
	addq	$3, %r9
	vbroadcasti128	(%r10), %ymm4
	vpshufb	%ymm3, %ymm4, %ymm4
	vpxor	%ymm4, %ymm2, %ymm2
	addq	$48, %r10
	cmpq	$16, %r9
	je	.LBB13_17
.LBB13_7:
	cmpq	$9, %r9
	jb	.LBB13_8
	vpaddsb	%ymm1, %ymm3, %ymm4
	cmpq	$8, %r9
	jae	.LBB13_12
.LBB13_11:
	vpaddb	%ymm1, %ymm4, %ymm5
	cmpq	$7, %r9
	jae	.LBB13_15
	jmp	.LBB13_14
	.p2align	4
.LBB13_8:
	vpaddb	%ymm1, %ymm3, %ymm4
	cmpq	$8, %r9
	jb	.LBB13_11
.LBB13_12:
	vpaddsb	%ymm1, %ymm4, %ymm5
	cmpq	$7, %r9
	jae	.LBB13_15
.LBB13_14:
	vpaddb	%ymm1, %ymm5, %ymm3
	jmp	.LBB13_16
.LBB13_20:
	movzbl	(%rdi,%r9), %eax
	movzbl	(%rsi,%rax), %eax
	movb	%al, (%rdx,%r9)
	incq	%r9
.LBB13_21:
	cmpq	%rcx, %r9
	jl	.LBB13_20
.LBB13_22:
	movq	%fs:40, %rax
	cmpq	256(%rsp), %rax
	jne	.LBB13_24
	addq	$264, %rsp
	vzeroupper
	retq
.LBB13_24:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end13:
	.size	$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF, .Lfunc_end13-$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF
	.hidden	vitruvian_sum_code_window_avx2
	.globl	vitruvian_sum_code_window_avx2
	.p2align	4
	.type	vitruvian_sum_code_window_avx2,@function
vitruvian_sum_code_window_avx2:
	pushq	%rax
	movl	16(%rsp), %eax
	pushq	24(%rsp)
	pushq	%rax
	callq	($s18VitruvianMicroAVX218microSumCodeWindow5codes7rowStep0I5Count05pixelJ00lK007channelK04flip4sumsySPys5UInt8VG_S5iALSpys5Int32VGtF)
	addq	$16, %rsp
	popq	%rax
	retq
.Lfunc_end14:
	.size	vitruvian_sum_code_window_avx2, .Lfunc_end14-vitruvian_sum_code_window_avx2
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI15_0:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI15_1:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX218microSumCodeWindow5codes7rowStep0I5Count05pixelJ00lK007channelK04flip4sumsySPys5UInt8VG_S5iALSpys5Int32VGtF
	.globl	$s18VitruvianMicroAVX218microSumCodeWindow5codes7rowStep0I5Count05pixelJ00lK007channelK04flip4sumsySPys5UInt8VG_S5iALSpys5Int32VGtF
	.p2align	4
	.type	$s18VitruvianMicroAVX218microSumCodeWindow5codes7rowStep0I5Count05pixelJ00lK007channelK04flip4sumsySPys5UInt8VG_S5iALSpys5Int32VGtF,@function
$s18VitruvianMicroAVX218microSumCodeWindow5codes7rowStep0I5Count05pixelJ00lK007channelK04flip4sumsySPys5UInt8VG_S5iALSpys5Int32VGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rcx, %rbx
	movq	%rdx, -48(%rsp)
	movq	%rsi, %r14
	movzbl	56(%rsp), %r10d
	cmpq	$7, %r9
	movq	%rdi, -40(%rsp)
	jle	.LBB15_1
	vmovd	%r10d, %xmm0
	vpbroadcastb	%xmm0, %xmm0
	xorl	%eax, %eax
	vpbroadcastd	.LCPI15_1(%rip), %xmm1
	jmp	.LBB15_4
	.p2align	4
.LBB15_5:
	vpxor	%xmm2, %xmm2, %xmm2
.LBB15_9:
	movq	64(%rsp), %rcx
	vmovdqu	%ymm2, (%rcx,%rax,4)
	leaq	8(%rax), %rcx
	addq	$16, %rax
	addq	$8, %rdi
	cmpq	%rax, %r9
	movq	%rcx, %rax
	jl	.LBB15_10
.LBB15_4:
	cmpq	$0, -48(%rsp)
	je	.LBB15_5
	vpxor	%xmm2, %xmm2, %xmm2
	movq	%rdi, %rdx
	xorl	%r11d, %r11d
	jmp	.LBB15_7
	.p2align	4
.LBB15_8:
	incq	%r11
	addq	%r14, %rdx
	cmpq	-48(%rsp), %r11
	je	.LBB15_9
.LBB15_7:
	movq	%r8, %rcx
	movq	%rdx, %rsi
	testq	%r8, %r8
	je	.LBB15_8
	.p2align	4
.LBB15_39:
	vpmovzxbw	(%rsi), %xmm3
	vpxor	%xmm0, %xmm3, %xmm3
	vpand	%xmm1, %xmm3, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpaddd	%ymm3, %ymm2, %ymm2
	addq	%rbx, %rsi
	decq	%rcx
	jne	.LBB15_39
	jmp	.LBB15_8
.LBB15_1:
	testq	%r9, %r9
	jle	.LBB15_38
	xorl	%ecx, %ecx
	jmp	.LBB15_11
.LBB15_10:
	cmpq	%r9, %rcx
	jge	.LBB15_38
.LBB15_11:
	movq	%r8, %rdx
	cmpq	$4, %r8
	setae	%al
	cmpq	$1, %rbx
	sete	%sil
	andb	%al, %sil
	movb	%sil, -49(%rsp)
	movq	%r8, %rsi
	andq	$-32, %rsi
	vmovd	%r10d, %xmm0
	vpbroadcastb	%xmm0, %xmm0
	andq	$-4, %rdx
	movq	-40(%rsp), %rax
	addq	$24, %rax
	movq	%rax, -24(%rsp)
	leaq	(,%rbx,8), %r13
	movq	%r14, -32(%rsp)
	movq	%r9, -16(%rsp)
	jmp	.LBB15_12
	.p2align	4
.LBB15_13:
	xorl	%eax, %eax
	movq	%r8, %r9
.LBB15_37:
	movq	%r9, %r8
	movq	64(%rsp), %rcx
	movq	-8(%rsp), %rdi
	movl	%eax, (%rcx,%rdi,4)
	movq	%rdi, %rcx
	incq	%rcx
	movq	-16(%rsp), %r9
	cmpq	%r9, %rcx
	jge	.LBB15_38
.LBB15_12:
	cmpq	$0, -48(%rsp)
	movq	%rcx, -8(%rsp)
	je	.LBB15_13
	movq	-40(%rsp), %rax
	leaq	(%rax,%rcx), %rbp
	movq	-24(%rsp), %rax
	leaq	(%rax,%rcx), %r12
	xorl	%eax, %eax
	xorl	%edi, %edi
	movq	%r8, %r9
	jmp	.LBB15_15
	.p2align	4
.LBB15_26:
	movq	-32(%rsp), %r14
	movq	%r8, %r9
.LBB15_36:
	incq	%rdi
	addq	%r14, %r12
	addq	%r14, %rbp
	cmpq	-48(%rsp), %rdi
	je	.LBB15_37
.LBB15_15:
	testq	%r9, %r9
	je	.LBB15_36
	cmpb	$0, -49(%rsp)
	je	.LBB15_17
	cmpq	$32, %r9
	jae	.LBB15_29
	xorl	%ecx, %ecx
	jmp	.LBB15_33
	.p2align	4
.LBB15_17:
	xorl	%r15d, %r15d
	jmp	.LBB15_18
.LBB15_29:
	vmovd	%eax, %xmm1
	vpxor	%xmm2, %xmm2, %xmm2
	xorl	%eax, %eax
	vpxor	%xmm3, %xmm3, %xmm3
	vpxor	%xmm4, %xmm4, %xmm4
	.p2align	4
.LBB15_30:
	vmovq	-24(%r12,%rax), %xmm5
	vmovq	-16(%r12,%rax), %xmm6
	vmovq	-8(%r12,%rax), %xmm7
	vmovq	(%r12,%rax), %xmm8
	vpxor	%xmm0, %xmm5, %xmm5
	vpxor	%xmm0, %xmm6, %xmm6
	vpxor	%xmm0, %xmm7, %xmm7
	vpxor	%xmm0, %xmm8, %xmm8
	vpmovzxbd	%xmm5, %ymm5
	vpaddd	%ymm5, %ymm1, %ymm1
	vpmovzxbd	%xmm6, %ymm5
	vpaddd	%ymm5, %ymm2, %ymm2
	vpmovzxbd	%xmm7, %ymm5
	vpaddd	%ymm5, %ymm3, %ymm3
	vpmovzxbd	%xmm8, %ymm5
	vpaddd	%ymm5, %ymm4, %ymm4
	addq	$32, %rax
	cmpq	%rax, %rsi
	jne	.LBB15_30
	vpaddd	%ymm1, %ymm2, %ymm1
	vpaddd	%ymm1, %ymm3, %ymm1
	vpaddd	%ymm1, %ymm4, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vpshufd	$238, %xmm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vpshufd	$85, %xmm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm1, %eax
	cmpq	%rsi, %r9
	je	.LBB15_36
	movq	%rsi, %r15
	movq	%rsi, %rcx
	testb	$28, %r9b
	je	.LBB15_18
.LBB15_33:
	vmovd	%eax, %xmm1
	.p2align	4
.LBB15_34:
	vmovd	(%rbp,%rcx), %xmm2
	vpxor	%xmm0, %xmm2, %xmm2
	vpmovzxbd	%xmm2, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	addq	$4, %rcx
	cmpq	%rcx, %rdx
	jne	.LBB15_34
	vpshufd	$238, %xmm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vpshufd	$85, %xmm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm1, %eax
	movq	%rdx, %r15
	cmpq	%rdx, %r9
	je	.LBB15_36
.LBB15_18:
	movl	%r9d, %r11d
	subl	%r15d, %r11d
	andl	$7, %r11d
	je	.LBB15_19
	movq	%r9, %r8
	movq	%rbx, %rcx
	imulq	%r15, %rcx
	addq	%rbp, %rcx
	negq	%r11
	xorl	%r9d, %r9d
	.p2align	4
.LBB15_21:
	movzbl	(%rcx), %r14d
	xorb	%r10b, %r14b
	movzbl	%r14b, %r14d
	addl	%r14d, %eax
	addq	%rbx, %rcx
	decq	%r9
	cmpq	%r9, %r11
	jne	.LBB15_21
	movq	%r15, %r11
	subq	%r9, %r11
	movq	%r8, %r9
	movq	-32(%rsp), %r14
	jmp	.LBB15_23
.LBB15_19:
	movq	%r15, %r11
.LBB15_23:
	subq	%r9, %r15
	cmpq	$-8, %r15
	ja	.LBB15_36
	movq	%r9, %r8
	movq	%r9, %r14
	subq	%r11, %r14
	imulq	%rbx, %r11
	addq	%rbp, %r11
	.p2align	4
.LBB15_25:
	movzbl	(%r11), %ecx
	xorb	%r10b, %cl
	movzbl	%cl, %ecx
	addl	%eax, %ecx
	leaq	(%r11,%rbx), %rax
	movzbl	(%r11,%rbx), %r9d
	xorb	%r10b, %r9b
	movzbl	%r9b, %r9d
	addl	%ecx, %r9d
	movzbl	(%rbx,%rax), %ecx
	xorb	%r10b, %cl
	addq	%rbx, %rax
	movzbl	%cl, %ecx
	addl	%r9d, %ecx
	movzbl	(%rbx,%rax), %r9d
	xorb	%r10b, %r9b
	addq	%rbx, %rax
	movzbl	%r9b, %r9d
	addl	%ecx, %r9d
	movzbl	(%rbx,%rax), %ecx
	xorb	%r10b, %cl
	addq	%rbx, %rax
	movzbl	%cl, %ecx
	addl	%r9d, %ecx
	movzbl	(%rbx,%rax), %r9d
	xorb	%r10b, %r9b
	addq	%rbx, %rax
	movzbl	%r9b, %r9d
	addl	%ecx, %r9d
	movzbl	(%rbx,%rax), %ecx
	xorb	%r10b, %cl
	addq	%rbx, %rax
	movzbl	%cl, %ecx
	addl	%r9d, %ecx
	movzbl	(%rbx,%rax), %eax
	xorb	%r10b, %al
	movzbl	%al, %eax
	addl	%ecx, %eax
	addq	%r13, %r11
	addq	$-8, %r14
	jne	.LBB15_25
	jmp	.LBB15_26
.LBB15_38:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end15:
	.size	$s18VitruvianMicroAVX218microSumCodeWindow5codes7rowStep0I5Count05pixelJ00lK007channelK04flip4sumsySPys5UInt8VG_S5iALSpys5Int32VGtF, .Lfunc_end15-$s18VitruvianMicroAVX218microSumCodeWindow5codes7rowStep0I5Count05pixelJ00lK007channelK04flip4sumsySPys5UInt8VG_S5iALSpys5Int32VGtF
	.hidden	vitruvian_depthwise_avx2
	.globl	vitruvian_depthwise_avx2
	.p2align	4
	.type	vitruvian_depthwise_avx2,@function
vitruvian_depthwise_avx2:
	.cfi_startproc
	subq	$136, %rsp
	.cfi_def_cfa_offset 144
	vmovups	144(%rsp), %ymm2
	vmovups	176(%rsp), %ymm3
	vmovups	208(%rsp), %ymm4
	vmovaps	240(%rsp), %xmm5
	movzbl	256(%rsp), %eax
	movq	264(%rsp), %r10
	movq	%r10, 120(%rsp)
	movzbl	%al, %eax
	movl	%eax, 112(%rsp)
	vmovups	%xmm5, 96(%rsp)
	vmovups	%ymm4, 64(%rsp)
	vmovups	%ymm3, 32(%rsp)
	vmovups	%ymm2, (%rsp)
	vzeroupper
	callq	($s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF)
	addq	$136, %rsp
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end16:
	.size	vitruvian_depthwise_avx2, .Lfunc_end16-vitruvian_depthwise_avx2
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI17_0:
	.long	0x3f800000
	.text
	.hidden	$s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF
	.globl	$s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF
	.p2align	4
	.type	$s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF,@function
$s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$456, %rsp
	.cfi_def_cfa_offset 512
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r9, %rbx
	movq	536(%rsp), %r10
	movq	560(%rsp), %r11
	movq	528(%rsp), %r13
	movq	544(%rsp), %r14
	movq	608(%rsp), %r15
	movq	600(%rsp), %rax
	decq	%rax
	imulq	%r14, %rax
	leaq	-1(%r13), %r9
	imulq	%r11, %r9
	addq	%r9, %rax
	incq	%rax
	movq	%rax, 16(%rsp)
	leaq	-1(%r15), %rax
	imulq	552(%rsp), %rax
	leaq	-1(%r10), %r9
	imulq	568(%rsp), %r9
	addq	%r9, %rax
	incq	%rax
	movq	%rax, 40(%rsp)
	movzbl	624(%rsp), %eax
	notb	%al
	cmpq	%r10, %r13
	sete	%r10b
	andb	%al, %r10b
	cmpq	$1, %r11
	sete	%al
	cmpq	$3, %r14
	setl	%r9b
	andb	%al, %r9b
	andb	%r10b, %r9b
	movq	%rdi, 96(%rsp)
	movq	%rsi, 104(%rsp)
	movq	%rdx, %r10
	movq	%rdx, 112(%rsp)
	movq	%rbx, 120(%rsp)
	movq	%rcx, 128(%rsp)
	movq	%r8, 136(%rsp)
	cmpb	$1, %r9b
	jne	.LBB17_11
	cmpq	$3, %r13
	je	.LBB17_6
	cmpq	$5, %r13
	jne	.LBB17_11
	cmpq	$1, 544(%rsp)
	setne	%al
	movq	%rcx, %rdx
	orq	%r8, %rdx
	setns	%dl
	testb	%al, %dl
	jne	.LBB17_7
	jmp	.LBB17_11
.LBB17_6:
	movq	%rcx, %rax
	orq	%r8, %rax
	js	.LBB17_11
.LBB17_7:
	movq	16(%rsp), %rax
	addq	%rcx, %rax
	cmpq	%rax, %rsi
	jge	.LBB17_10
.LBB17_11:
	movl	$0, 12(%rsp)
	cmpq	$0, 512(%rsp)
	jle	.LBB17_40
.LBB17_12:
	movq	632(%rsp), %r11
	movq	%r13, %rax
	movq	536(%rsp), %r15
	xorq	%r15, %rax
	imulq	%r13, %r15
	movq	%r15, %rdx
	shlq	$5, %rdx
	addq	%r11, %rdx
	movq	%rdx, 24(%rsp)
	cmpq	$3, 544(%rsp)
	setl	%dl
	movq	560(%rsp), %rsi
	xorq	$1, %rsi
	movq	512(%rsp), %r9
	addq	$-8, %r9
	movq	%r9, 80(%rsp)
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 416(%rsp)
	vbroadcastss	%xmm1, %ymm0
	vmovups	%ymm0, 384(%rsp)
	orq	%rax, %rsi
	sete	%al
	andb	%dl, %al
	imulq	%r10, %rcx
	addq	%r8, %rcx
	imulq	%rbx, %rcx
	leaq	(%rdi,%rcx,4), %rcx
	movq	%rcx, 64(%rsp)
	imulq	%rbx, %r10
	movq	%r10, 32(%rsp)
	cmpq	$3, %r13
	sete	%cl
	movb	%al, 11(%rsp)
	andb	%al, %cl
	movb	%cl, 10(%rsp)
	movl	%r15d, %r12d
	andl	$7, %r12d
	movq	%r15, 48(%rsp)
	andq	$-8, %r15
	movq	%rbx, %r14
	shlq	$5, %r14
	movq	%r12, 72(%rsp)
	shll	$5, %r12d
	leaq	224(%r11), %rax
	movq	%rax, 56(%rsp)
	leaq	(,%rbx,4), %rbp
	xorl	%r9d, %r9d
	jmp	.LBB17_15
	.p2align	4
.LBB17_13:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	movq	536(%rsp), %rcx
	movq	544(%rsp), %r8
	movq	560(%rsp), %r9
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5)
.LBB17_14:
	movq	88(%rsp), %r9
	addq	$8, %r9
	cmpq	512(%rsp), %r9
	movq	528(%rsp), %r13
	jge	.LBB17_40
.LBB17_15:
	movq	80(%rsp), %rcx
	cmpq	%rcx, %r9
	cmovlq	%r9, %rcx
	cmpq	$0, 48(%rsp)
	je	.LBB17_23
	cmpq	$8, 48(%rsp)
	jae	.LBB17_18
	xorl	%eax, %eax
	jmp	.LBB17_20
	.p2align	4
.LBB17_18:
	movq	520(%rsp), %rax
	leaq	(%rax,%rcx,4), %rdx
	movq	56(%rsp), %rsi
	xorl	%eax, %eax
	.p2align	4
.LBB17_19:
	vmovups	(%rdx), %ymm0
	vmovups	%ymm0, -224(%rsi)
	vmovups	(%rdx,%rbx,4), %ymm0
	vmovups	%ymm0, -192(%rsi)
	leaq	(%rdx,%rbp), %rdi
	vmovups	(%rdx,%rbx,8), %ymm0
	vmovups	%ymm0, -160(%rsi)
	addq	%rbp, %rdi
	vmovups	(%rdi,%rbx,4), %ymm0
	vmovups	%ymm0, -128(%rsi)
	leaq	(,%rbp,2), %r8
	vmovups	(%rdi,%rbx,8), %ymm0
	vmovups	%ymm0, -96(%rsi)
	addq	%rdi, %r8
	vmovups	(%r8,%rbx,4), %ymm0
	vmovups	%ymm0, -64(%rsi)
	leaq	(%r8,%rbx,4), %rdi
	vmovups	(%rbp,%rdi), %ymm0
	vmovups	%ymm0, -32(%rsi)
	addq	%rbp, %rdi
	vmovups	(%rbp,%rdi), %ymm0
	vmovups	%ymm0, (%rsi)
	addq	$8, %rax
	addq	$256, %rsi
	addq	%r14, %rdx
	cmpq	%rax, %r15
	jne	.LBB17_19
.LBB17_20:
	cmpq	$0, 72(%rsp)
	je	.LBB17_23
	leaq	(,%rcx,4), %rsi
	movq	%rbp, %rdx
	imulq	%rax, %rdx
	shlq	$5, %rax
	addq	632(%rsp), %rax
	addq	%rsi, %rdx
	addq	520(%rsp), %rdx
	xorl	%esi, %esi
	.p2align	4
.LBB17_22:
	vmovups	(%rdx), %ymm0
	vmovups	%ymm0, (%rax,%rsi)
	addq	$32, %rsi
	addq	%rbp, %rdx
	cmpq	%rsi, %r12
	jne	.LBB17_22
.LBB17_23:
	movq	576(%rsp), %rax
	vmovups	(%rax,%rcx,4), %ymm0
	vbroadcastss	.LCPI17_0(%rip), %ymm1
	movq	584(%rsp), %rax
	testq	%rax, %rax
	je	.LBB17_25
	vmovups	(%rax,%rcx,4), %ymm1
.LBB17_25:
	movq	592(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%r13, 144(%rsp)
	movq	536(%rsp), %rdx
	movq	%rdx, 152(%rsp)
	movq	544(%rsp), %rdx
	movq	%rdx, 160(%rsp)
	movq	552(%rsp), %rdx
	movq	%rdx, 168(%rsp)
	movq	560(%rsp), %rdx
	movq	%rdx, 176(%rsp)
	movq	568(%rsp), %rdx
	movq	%rdx, 184(%rsp)
	movq	632(%rsp), %rdx
	movq	%rdx, 192(%rsp)
	vmovups	%ymm0, 208(%rsp)
	vmovups	%ymm1, 240(%rsp)
	vmovups	416(%rsp), %ymm0
	vmovups	%ymm0, 272(%rsp)
	vmovups	384(%rsp), %ymm0
	vmovups	%ymm0, 304(%rsp)
	movq	%rax, 336(%rsp)
	movq	600(%rsp), %rax
	movq	%rax, 344(%rsp)
	movq	608(%rsp), %rax
	movq	%rax, 352(%rsp)
	movq	616(%rsp), %rax
	movq	%rax, 360(%rsp)
	movq	%rbx, 368(%rsp)
	cmpb	$0, 12(%rsp)
	movq	%r9, 88(%rsp)
	je	.LBB17_29
	movq	64(%rsp), %rax
	leaq	(%rax,%rcx,4), %rdi
	cmpb	$0, 10(%rsp)
	je	.LBB17_34
	cmpq	$1, 544(%rsp)
	jne	.LBB17_35
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB17_14
	.p2align	4
.LBB17_29:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	movq	40(%rsp), %rdx
	leaq	96(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF)
	movq	528(%rsp), %rdx
	cmpb	$0, 11(%rsp)
	je	.LBB17_13
	cmpq	$5, %rdx
	je	.LBB17_36
	cmpq	$3, %rdx
	jne	.LBB17_13
	cmpq	$1, 544(%rsp)
	jne	.LBB17_38
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB17_14
	.p2align	4
.LBB17_34:
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB17_14
.LBB17_35:
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB17_14
.LBB17_36:
	cmpq	$1, 544(%rsp)
	jne	.LBB17_39
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB17_14
.LBB17_38:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB17_14
.LBB17_39:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB17_14
.LBB17_10:
	movq	40(%rsp), %rax
	addq	%r8, %rax
	cmpq	%rax, %r10
	setge	%al
	movl	%eax, 12(%rsp)
	cmpq	$0, 512(%rsp)
	jg	.LBB17_12
.LBB17_40:
	addq	$456, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end17:
	.size	$s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF, .Lfunc_end17-$s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF
	.globl	$s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF
	.p2align	4
	.type	$s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF,@function
$s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, %r14
	movq	%rsi, %rbp
	movq	16(%r13), %rsi
	movq	%r13, -80(%rsp)
	movq	40(%r13), %r12
	movq	%r12, %rax
	negq	%rax
	movq	%rax, %rdx
	sarq	$63, %rdx
	andnq	%rax, %rdx, %rax
	cmpq	%rax, %r14
	movq	%rax, -24(%rsp)
	cmovlq	%r14, %rax
	movq	%rsi, %r8
	subq	%r12, %rsi
	cmpq	%rsi, %r14
	cmovlq	%r14, %rsi
	cmpq	%rsi, %rax
	movq	%rsi, -32(%rsp)
	movq	%rax, -120(%rsp)
	cmovgq	%rax, %rsi
	movq	%rsi, -128(%rsp)
	testq	%rbp, %rbp
	je	.LBB18_33
	movq	-80(%rsp), %rdx
	movq	32(%rdx), %r10
	movq	(%rdx), %rax
	movq	%rax, -112(%rsp)
	movq	24(%rdx), %rax
	movq	-128(%rsp), %rdx
	movl	%edx, %r13d
	movq	-120(%rsp), %r9
	subl	%r9d, %r13d
	movl	%r9d, %esi
	andl	$7, %esi
	movq	%rsi, -96(%rsp)
	movq	%r9, %rsi
	andq	$-8, %rsi
	movq	%rsi, -56(%rsp)
	andl	$7, %r13d
	movq	%r9, %rsi
	subq	%rdx, %rsi
	movq	%rsi, -48(%rsp)
	movq	%rbp, %rbx
	shlq	$8, %rbx
	movq	%rbp, %r15
	shlq	$5, %r15
	movq	%rbp, %rsi
	imulq	%r9, %rsi
	shlq	$5, %rsi
	addq	%rdi, %rsi
	movq	%r10, -16(%rsp)
	movq	%r10, %rdx
	imulq	%r8, %rdx
	addq	%rdx, %r12
	leaq	(,%r12,4), %rdx
	leaq	(%rdx,%r9,4), %rdx
	imulq	%rax, %rdx
	leaq	(%rdx,%rcx,4), %r11
	shlq	$2, %rcx
	movq	-112(%rsp), %rdx
	addq	%rdx, %r11
	imulq	%rax, %r8
	shlq	$2, %r8
	movq	%r8, -8(%rsp)
	leaq	(,%rax,4), %r10
	movq	%r13, -40(%rsp)
	negq	%r13
	movq	%r13, -64(%rsp)
	imulq	%rax, %r12
	leaq	(%rcx,%r12,4), %rcx
	addq	%rdx, %rcx
	shlq	$5, %rax
	movq	%rax, -72(%rsp)
	xorl	%r8d, %r8d
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%rdi, %r12
	movq	%r14, -112(%rsp)
	movq	%rbp, -104(%rsp)
	movq	%rdi, -88(%rsp)
	jmp	.LBB18_3
	.p2align	4
.LBB18_2:
	incq	%r8
	addq	$32, %r12
	addq	$32, %rsi
	movq	-8(%rsp), %rax
	addq	%rax, %r11
	addq	%rax, %rcx
	cmpq	%rbp, %r8
	je	.LBB18_33
.LBB18_3:
	movq	%r8, %rax
	addq	-16(%rsp), %rax
	js	.LBB18_8
	movq	-80(%rsp), %rdx
	cmpq	8(%rdx), %rax
	jge	.LBB18_8
	cmpq	$0, -120(%rsp)
	je	.LBB18_22
	cmpq	$8, -120(%rsp)
	jae	.LBB18_17
	xorl	%eax, %eax
	jmp	.LBB18_19
	.p2align	4
.LBB18_8:
	movq	%r8, %r13
	shlq	$5, %r13
	addq	%rdi, %r13
	xorl	%r9d, %r9d
	jmp	.LBB18_9
.LBB18_17:
	movq	%r12, %rdx
	xorl	%eax, %eax
	movq	-56(%rsp), %r13
	.p2align	4
.LBB18_18:
	vmovups	%ymm0, (%rdx)
	leaq	(%rdx,%r15), %r9
	vmovups	%ymm0, (%rdx,%r15)
	vmovups	%ymm0, (%r15,%r9)
	addq	%r15, %r9
	vmovups	%ymm0, (%r15,%r9)
	addq	%r15, %r9
	vmovups	%ymm0, (%r15,%r9)
	addq	%r15, %r9
	vmovups	%ymm0, (%r15,%r9)
	addq	%r15, %r9
	vmovups	%ymm0, (%r15,%r9)
	addq	%r15, %r9
	addq	$8, %rax
	vmovups	%ymm0, (%r15,%r9)
	addq	%rbx, %rdx
	cmpq	%rax, %r13
	jne	.LBB18_18
.LBB18_19:
	cmpq	$0, -96(%rsp)
	je	.LBB18_22
	imulq	%r15, %rax
	addq	%r12, %rax
	movq	-96(%rsp), %rdx
	.p2align	4
.LBB18_21:
	vmovups	%ymm0, (%rax)
	addq	%r15, %rax
	decq	%rdx
	jne	.LBB18_21
.LBB18_22:
	movq	%r8, %r13
	shlq	$5, %r13
	addq	%rdi, %r13
	movq	-32(%rsp), %rax
	cmpq	%rax, -24(%rsp)
	jge	.LBB18_29
	movq	-120(%rsp), %r9
	cmpq	$0, -40(%rsp)
	je	.LBB18_27
	xorl	%eax, %eax
	movq	%r11, %rdx
	movq	%rsi, %r9
	movq	-64(%rsp), %rbp
	.p2align	4
.LBB18_25:
	vmovups	(%rdx), %ymm1
	vmovups	%ymm1, (%r9)
	addq	%r15, %r9
	addq	%r10, %rdx
	decq	%rax
	cmpq	%rax, %rbp
	jne	.LBB18_25
	movq	-120(%rsp), %r9
	subq	%rax, %r9
	movq	-104(%rsp), %rbp
.LBB18_27:
	cmpq	$-8, -48(%rsp)
	jbe	.LBB18_30
.LBB18_29:
	movq	-128(%rsp), %r9
	jmp	.LBB18_9
.LBB18_30:
	movq	-128(%rsp), %rax
	subq	%r9, %rax
	movq	%r15, %rdx
	imulq	%r9, %rdx
	addq	%r12, %rdx
	imulq	%r10, %r9
	addq	%rcx, %r9
	movq	-72(%rsp), %rdi
	.p2align	4
.LBB18_31:
	vmovups	(%r9), %ymm1
	vmovups	%ymm1, (%rdx)
	leaq	(%r9,%r10), %r14
	vmovups	(%r9,%r10), %ymm1
	leaq	(%rdx,%r15), %rbp
	vmovups	%ymm1, (%rdx,%r15)
	vmovups	(%r10,%r14), %ymm1
	addq	%r10, %r14
	vmovups	%ymm1, (%r15,%rbp)
	addq	%r15, %rbp
	vmovups	(%r10,%r14), %ymm1
	vmovups	%ymm1, (%r15,%rbp)
	addq	%r10, %r14
	addq	%r15, %rbp
	vmovups	(%r10,%r14), %ymm1
	addq	%r10, %r14
	vmovups	%ymm1, (%r15,%rbp)
	addq	%r15, %rbp
	vmovups	(%r10,%r14), %ymm1
	addq	%r10, %r14
	vmovups	%ymm1, (%r15,%rbp)
	addq	%r15, %rbp
	vmovups	(%r10,%r14), %ymm1
	addq	%r10, %r14
	vmovups	%ymm1, (%r15,%rbp)
	addq	%r15, %rbp
	vmovups	(%r10,%r14), %ymm1
	vmovups	%ymm1, (%r15,%rbp)
	addq	%rbx, %rdx
	addq	%rdi, %r9
	addq	$-8, %rax
	jne	.LBB18_31
	movq	-128(%rsp), %r9
	movq	-112(%rsp), %r14
	movq	-104(%rsp), %rbp
	movq	-88(%rsp), %rdi
	.p2align	4
.LBB18_9:
	movq	%r9, %rax
	subq	%r14, %rax
	je	.LBB18_2
	movl	%r14d, %edx
	subl	%r9d, %edx
	andl	$7, %edx
	je	.LBB18_14
	movq	%r15, %r14
	imulq	%r9, %r14
	addq	%r13, %r14
	negq	%rdx
	xorl	%ebp, %ebp
	.p2align	4
.LBB18_12:
	vmovups	%ymm0, (%r14)
	addq	%r15, %r14
	decq	%rbp
	cmpq	%rbp, %rdx
	jne	.LBB18_12
	subq	%rbp, %r9
	movq	-112(%rsp), %r14
	movq	-104(%rsp), %rbp
	movq	-88(%rsp), %rdi
.LBB18_14:
	cmpq	$-8, %rax
	ja	.LBB18_2
	movq	%r14, %rax
	subq	%r9, %rax
	imulq	%r15, %r9
	addq	%r9, %r13
	.p2align	4
.LBB18_16:
	vmovups	%ymm0, (%r13)
	leaq	(%r15,%r13), %rdx
	vmovups	%ymm0, (%r13,%r15)
	vmovups	%ymm0, (%r15,%rdx)
	addq	%r15, %rdx
	vmovups	%ymm0, (%r15,%rdx)
	addq	%r15, %rdx
	vmovups	%ymm0, (%r15,%rdx)
	addq	%r15, %rdx
	vmovups	%ymm0, (%r15,%rdx)
	addq	%r15, %rdx
	vmovups	%ymm0, (%r15,%rdx)
	addq	%r15, %rdx
	vmovups	%ymm0, (%r15,%rdx)
	addq	%rbx, %r13
	addq	$-8, %rax
	jne	.LBB18_16
	jmp	.LBB18_2
.LBB18_33:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end18:
	.size	$s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF, .Lfunc_end18-$s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$296, %rsp
	.cfi_def_cfa_offset 352
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r9, 136(%rsp)
	movq	%r8, 32(%rsp)
	movq	%rcx, -128(%rsp)
	movq	%rdx, -72(%rsp)
	movq	%rdi, -40(%rsp)
	movq	200(%r13), %r9
	testq	%r9, %r9
	jle	.LBB19_12
	movq	%r13, %rdi
	movq	%rsi, %r8
	leaq	(,%rsi,8), %rax
	movq	%rax, 184(%rsp)
	movq	32(%rsp), %rcx
	movq	%rcx, %r11
	shlq	$5, %r11
	movq	-128(%rsp), %rdx
	movq	%rdx, %rbx
	shlq	$5, %rbx
	movq	136(%rsp), %rax
	movq	%rax, %r14
	shlq	$5, %r14
	movq	%rcx, %rsi
	shlq	$6, %rsi
	movq	%rsi, 264(%rsp)
	movq	-72(%rsp), %rsi
	movl	%esi, %r10d
	andl	$7, %r10d
	movq	%r10, 160(%rsp)
	movq	%rsi, %r10
	andq	$-8, %r10
	movq	%r10, 288(%rsp)
	movl	%esi, %r10d
	andl	$3, %r10d
	movq	%r10, 152(%rsp)
	movq	%rsi, %r10
	andq	$-4, %r10
	movq	%r10, 232(%rsp)
	andq	$-2, %rsi
	movq	%rsi, 256(%rsp)
	shlq	$5, %r8
	movq	%r8, -16(%rsp)
	movq	%rax, %rsi
	shlq	$8, %rsi
	movq	%rsi, 280(%rsp)
	movq	%rdx, %rsi
	shlq	$8, %rsi
	movq	%rsi, 272(%rsp)
	leaq	(%rax,%rax,2), %r8
	shlq	$5, %r8
	movq	-40(%rsp), %rsi
	addq	%rsi, %r8
	movq	%r8, 176(%rsp)
	movq	%rax, %r8
	shlq	$7, %r8
	movq	%r8, 224(%rsp)
	movq	%rdx, %r8
	shlq	$7, %r8
	movq	%r8, 216(%rsp)
	movq	%rax, %r8
	shlq	$6, %r8
	movq	%r8, 248(%rsp)
	shlq	$6, %rdx
	movq	%rdx, 144(%rsp)
	addq	%rcx, %rax
	shlq	$5, %rax
	addq	%rsi, %rax
	movq	%rax, 128(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	leaq	(%rcx,%rcx,2), %rax
	movq	%rax, 240(%rsp)
	leaq	(%rbx,%rbx,2), %rax
	movq	%rax, 208(%rsp)
	leaq	(%rsi,%r8), %rax
	movq	%rax, 168(%rsp)
	leaq	(%rsi,%r14), %rax
	movq	%rax, 120(%rsp)
	xorl	%r10d, %r10d
	movq	%r13, -8(%rsp)
	movq	%r9, -24(%rsp)
	jmp	.LBB19_2
	.p2align	4
.LBB19_10:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$7, %eax
.LBB19_11:
	addq	%rax, %r10
	cmpq	%r9, %r10
	jge	.LBB19_12
.LBB19_2:
	movq	%r9, %rax
	subq	%r10, %rax
	movq	%rax, %rcx
	movabsq	$7905747460161236407, %rdx
	imulq	%rdx, %rcx
	movabsq	$1317624576693539401, %rdx
	addq	%rdx, %rcx
	movabsq	$2635249153387078802, %rdx
	cmpq	%rdx, %rcx
	seta	%cl
	testb	$7, %al
	sete	%dl
	orb	%cl, %dl
	jne	.LBB19_14
	movq	208(%rdi), %rcx
	movl	$7, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB19_11
	movq	216(%rdi), %rsi
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$2, %r8
	addq	192(%rdi), %r8
	movq	%r11, %rax
	movq	%r10, -104(%rsp)
	imulq	%r10, %rax
	addq	-40(%rsp), %rax
	vmovups	64(%rdi), %ymm1
	movq	48(%rdi), %rcx
	movq	%rcx, -64(%rsp)
	movq	224(%rdi), %rcx
	movq	%rcx, -88(%rsp)
	vmovups	128(%rdi), %ymm2
	vmovups	160(%rdi), %ymm3
	vmovups	96(%rdi), %ymm4
	leaq	(,%rsi,4), %rcx
	leaq	(%rcx,%rcx,2), %rdx
	movq	%rdx, -96(%rsp)
	movq	%rsi, %rdx
	shlq	$4, %rdx
	movq	%rdx, -120(%rsp)
	leaq	(%rcx,%rcx,4), %rcx
	movq	%rcx, -80(%rsp)
	leaq	(,%rsi,8), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rcx, -48(%rsp)
	movq	24(%rdi), %rdx
	movq	-16(%rsp), %rcx
	imulq	%rcx, %rdx
	movq	%rdx, -56(%rsp)
	movq	40(%rdi), %r13
	imulq	%rcx, %r13
	xorl	%r10d, %r10d
	jmp	.LBB19_5
	.p2align	4
.LBB19_9:
	vcmpltps	%ymm0, %ymm11, %ymm12
	vmulps	%ymm4, %ymm11, %ymm13
	vblendvps	%ymm12, %ymm13, %ymm11, %ymm11
	vmaxps	%ymm11, %ymm2, %ymm11
	vminps	%ymm11, %ymm3, %ymm11
	vmovups	%ymm11, (%r8)
	vcmpltps	%ymm0, %ymm10, %ymm11
	vmulps	%ymm4, %ymm10, %ymm12
	vblendvps	%ymm11, %ymm12, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm2, %ymm10
	vminps	%ymm10, %ymm3, %ymm10
	vmovups	%ymm10, (%r8,%rsi,4)
	vcmpltps	%ymm0, %ymm9, %ymm10
	vmulps	%ymm4, %ymm9, %ymm11
	vblendvps	%ymm10, %ymm11, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm2, %ymm9
	vminps	%ymm9, %ymm3, %ymm9
	vmovups	%ymm9, (%r8,%rsi,8)
	vcmpltps	%ymm0, %ymm8, %ymm9
	vmulps	%ymm4, %ymm8, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm2, %ymm8
	vminps	%ymm8, %ymm3, %ymm8
	movq	-96(%rsp), %rcx
	vmovups	%ymm8, (%r8,%rcx)
	vcmpltps	%ymm0, %ymm7, %ymm8
	vmulps	%ymm7, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm2, %ymm7
	vminps	%ymm7, %ymm3, %ymm7
	movq	-120(%rsp), %rcx
	vmovups	%ymm7, (%r8,%rcx)
	vcmpltps	%ymm0, %ymm6, %ymm7
	vmulps	%ymm6, %ymm4, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	movq	-80(%rsp), %rcx
	vmovups	%ymm6, (%r8,%rcx)
	vcmpltps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	-48(%rsp), %rcx
	vmovups	%ymm5, (%r8,%rcx)
	incq	%r10
	movq	-88(%rsp), %rcx
	leaq	(%r8,%rcx,4), %r8
	addq	-56(%rsp), %rax
	cmpq	-112(%rsp), %r10
	je	.LBB19_10
.LBB19_5:
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm1, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm1, %ymm11
	cmpq	$0, -128(%rsp)
	je	.LBB19_9
	movq	%rax, %r9
	movq	-64(%rsp), %rbp
	xorl	%edi, %edi
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm1, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm1, %ymm11
	jmp	.LBB19_7
	.p2align	4
.LBB19_8:
	incq	%rdi
	addq	$32, %rbp
	addq	%r13, %r9
	cmpq	-128(%rsp), %rdi
	je	.LBB19_9
.LBB19_7:
	movq	-72(%rsp), %r15
	movq	%r15, %r12
	movq	%r9, %rcx
	movq	%rbp, %rdx
	testq	%r15, %r15
	je	.LBB19_8
	.p2align	4
.LBB19_13:
	vmovups	(%rdx), %ymm12
	vfmadd231ps	(%rcx), %ymm12, %ymm11
	leaq	(%rcx,%r11), %r15
	vfmadd231ps	(%rcx,%r11), %ymm12, %ymm10
	vfmadd231ps	(%r11,%r15), %ymm12, %ymm9
	addq	%r11, %r15
	vfmadd231ps	(%r11,%r15), %ymm12, %ymm8
	addq	%r11, %r15
	vfmadd231ps	(%r11,%r15), %ymm12, %ymm7
	addq	%r11, %r15
	vfmadd231ps	(%r11,%r15), %ymm12, %ymm6
	addq	%r11, %r15
	vfmadd231ps	(%r11,%r15), %ymm12, %ymm5
	addq	%rbx, %rdx
	addq	%r14, %rcx
	decq	%r12
	jne	.LBB19_13
	jmp	.LBB19_8
	.p2align	4
.LBB19_14:
	cmpq	$8, %rax
	jl	.LBB19_24
	movq	208(%rdi), %rcx
	movl	$8, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB19_11
	movq	216(%rdi), %rsi
	movq	%rsi, %r9
	imulq	%r10, %r9
	shlq	$2, %r9
	addq	192(%rdi), %r9
	movq	%r11, %rbp
	movq	%r10, -104(%rsp)
	imulq	%r10, %rbp
	addq	-40(%rsp), %rbp
	vmovups	64(%rdi), %ymm1
	movq	48(%rdi), %rax
	movq	%rax, 24(%rsp)
	movq	224(%rdi), %rax
	movq	%rax, -88(%rsp)
	vmovups	128(%rdi), %ymm2
	vmovups	160(%rdi), %ymm3
	vmovups	96(%rdi), %ymm4
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %rcx
	movq	%rcx, -96(%rsp)
	movq	%rsi, %rcx
	shlq	$4, %rcx
	movq	%rcx, -120(%rsp)
	leaq	(%rax,%rax,4), %rax
	movq	%rax, -80(%rsp)
	leaq	(,%rsi,8), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -48(%rsp)
	leaq	(%rsi,%rsi,8), %rax
	leaq	(%rax,%rax,2), %rax
	addq	%rsi, %rax
	movq	%rax, -56(%rsp)
	movq	24(%rdi), %rcx
	movq	-16(%rsp), %rax
	imulq	%rax, %rcx
	movq	%rcx, -64(%rsp)
	movq	40(%rdi), %r10
	imulq	%rax, %r10
	xorl	%r15d, %r15d
	jmp	.LBB19_17
	.p2align	4
.LBB19_21:
	vcmpltps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm4, %ymm12, %ymm14
	vblendvps	%ymm13, %ymm14, %ymm12, %ymm12
	vmaxps	%ymm12, %ymm2, %ymm12
	vminps	%ymm12, %ymm3, %ymm12
	vmovups	%ymm12, (%r9)
	vcmpltps	%ymm0, %ymm11, %ymm12
	vmulps	%ymm4, %ymm11, %ymm13
	vblendvps	%ymm12, %ymm13, %ymm11, %ymm11
	vmaxps	%ymm11, %ymm2, %ymm11
	vminps	%ymm11, %ymm3, %ymm11
	vmovups	%ymm11, (%r9,%rsi,4)
	vcmpltps	%ymm0, %ymm10, %ymm11
	vmulps	%ymm4, %ymm10, %ymm12
	vblendvps	%ymm11, %ymm12, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm2, %ymm10
	vminps	%ymm10, %ymm3, %ymm10
	vmovups	%ymm10, (%r9,%rsi,8)
	vcmpltps	%ymm0, %ymm9, %ymm10
	vmulps	%ymm4, %ymm9, %ymm11
	vblendvps	%ymm10, %ymm11, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm2, %ymm9
	vminps	%ymm9, %ymm3, %ymm9
	movq	-96(%rsp), %rax
	vmovups	%ymm9, (%r9,%rax)
	vcmpltps	%ymm0, %ymm8, %ymm9
	vmulps	%ymm4, %ymm8, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm2, %ymm8
	vminps	%ymm8, %ymm3, %ymm8
	movq	-120(%rsp), %rax
	vmovups	%ymm8, (%r9,%rax)
	vcmpltps	%ymm0, %ymm7, %ymm8
	vmulps	%ymm7, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm2, %ymm7
	vminps	%ymm7, %ymm3, %ymm7
	movq	-80(%rsp), %rax
	vmovups	%ymm7, (%r9,%rax)
	vcmpltps	%ymm0, %ymm6, %ymm7
	vmulps	%ymm6, %ymm4, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	movq	-48(%rsp), %rax
	vmovups	%ymm6, (%r9,%rax)
	vcmpltps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	-56(%rsp), %rax
	vmovups	%ymm5, (%r9,%rax)
	incq	%r15
	movq	-88(%rsp), %rax
	leaq	(%r9,%rax,4), %r9
	addq	-64(%rsp), %rbp
	cmpq	-112(%rsp), %r15
	je	.LBB19_22
.LBB19_17:
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm1, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm1, %ymm11
	vmovaps	%ymm1, %ymm12
	cmpq	$0, -128(%rsp)
	je	.LBB19_21
	movq	%rbp, %r8
	movq	24(%rsp), %rax
	xorl	%edi, %edi
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm1, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm1, %ymm11
	vmovaps	%ymm1, %ymm12
	jmp	.LBB19_19
	.p2align	4
.LBB19_20:
	incq	%rdi
	addq	$32, %rax
	addq	%r10, %r8
	cmpq	-128(%rsp), %rdi
	je	.LBB19_21
.LBB19_19:
	movq	-72(%rsp), %r13
	movq	%r13, %r12
	movq	%r8, %rcx
	movq	%rax, %rdx
	testq	%r13, %r13
	je	.LBB19_20
	.p2align	4
.LBB19_23:
	vmovups	(%rdx), %ymm13
	vfmadd231ps	(%rcx), %ymm13, %ymm12
	leaq	(%rcx,%r11), %r13
	vfmadd231ps	(%rcx,%r11), %ymm13, %ymm11
	vfmadd231ps	(%r11,%r13), %ymm13, %ymm10
	addq	%r11, %r13
	vfmadd231ps	(%r11,%r13), %ymm13, %ymm9
	addq	%r11, %r13
	vfmadd231ps	(%r11,%r13), %ymm13, %ymm8
	addq	%r11, %r13
	vfmadd231ps	(%r11,%r13), %ymm13, %ymm7
	addq	%r11, %r13
	vfmadd231ps	(%r11,%r13), %ymm13, %ymm6
	addq	%r11, %r13
	vfmadd231ps	(%r11,%r13), %ymm13, %ymm5
	addq	%rbx, %rdx
	addq	%r14, %rcx
	decq	%r12
	jne	.LBB19_23
	jmp	.LBB19_20
	.p2align	4
.LBB19_24:
	cmpq	$4, %rax
	jl	.LBB19_52
	movq	208(%rdi), %rcx
	movl	$4, %eax
	movq	%rcx, 72(%rsp)
	testq	%rcx, %rcx
	je	.LBB19_11
	movq	216(%rdi), %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	shlq	$2, %rcx
	addq	192(%rdi), %rcx
	movq	%rcx, 8(%rsp)
	movq	%r11, %rdx
	imulq	%r10, %rdx
	movq	-40(%rsp), %r9
	leaq	(%r9,%rdx), %rcx
	movq	%rcx, -112(%rsp)
	vmovups	64(%rdi), %ymm1
	movq	24(%rdi), %r15
	movq	40(%rdi), %r12
	movq	%r15, %rcx
	movq	184(%rsp), %r8
	imulq	%r8, %rcx
	movq	%rcx, 48(%rsp)
	vmovups	128(%rdi), %ymm2
	vmovups	160(%rdi), %ymm3
	vmovups	96(%rdi), %ymm4
	movq	%rax, 64(%rsp)
	leaq	(,%rax,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 40(%rsp)
	movq	%r10, -104(%rsp)
	movq	%r10, %rbp
	shlq	$5, %rbp
	leaq	96(%rbp), %r10
	movq	32(%rsp), %rax
	imulq	%rax, %r10
	movq	120(%rsp), %rsi
	leaq	(%rsi,%r10), %rcx
	movq	%rcx, 96(%rsp)
	movq	-16(%rsp), %rcx
	imulq	%rcx, %r15
	movq	%r15, 56(%rsp)
	imulq	%r12, %rcx
	movq	%rcx, 24(%rsp)
	imulq	%r8, %r12
	movq	%r12, -64(%rsp)
	movq	128(%rsp), %rcx
	leaq	(%rcx,%rdx), %r13
	leaq	64(%rbp), %r8
	imulq	%rax, %r8
	leaq	(%rsi,%r8), %r12
	addq	%rsi, %rdx
	movq	%rdx, 112(%rsp)
	movq	%r10, %r15
	addq	%r9, %r15
	addq	$32, %rbp
	imulq	%rax, %rbp
	addq	%r9, %rbp
	movq	%rbp, -88(%rsp)
	addq	%r9, %r8
	movq	48(%rdi), %rax
	movq	%rax, 192(%rsp)
	movq	224(%rdi), %rax
	movq	%rax, 200(%rsp)
	movq	$0, 16(%rsp)
	movq	-112(%rsp), %rax
	movq	%rax, -32(%rsp)
	movq	$0, (%rsp)
	movq	-72(%rsp), %rax
	movq	%r13, 88(%rsp)
	movq	%r12, 80(%rsp)
	movq	%r15, -96(%rsp)
	jmp	.LBB19_27
	.p2align	4
.LBB19_35:
	movq	(%rsp), %r10
	incq	%r10
	vcmpltps	%ymm0, %ymm8, %ymm9
	vmulps	%ymm4, %ymm8, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm2, %ymm8
	vminps	%ymm8, %ymm3, %ymm8
	movq	8(%rsp), %rdx
	vmovups	%ymm8, (%rdx)
	vcmpltps	%ymm0, %ymm7, %ymm8
	vmulps	%ymm7, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm2, %ymm7
	vminps	%ymm7, %ymm3, %ymm7
	movq	64(%rsp), %rcx
	vmovups	%ymm7, (%rdx,%rcx,4)
	vcmpltps	%ymm0, %ymm6, %ymm7
	vmulps	%ymm6, %ymm4, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	vmovups	%ymm6, (%rdx,%rcx,8)
	vcmpltps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	40(%rsp), %rcx
	vmovups	%ymm5, (%rdx,%rcx)
	movq	48(%rsp), %rcx
	movq	-32(%rsp), %rdi
	leaq	(%rdi,%rcx,4), %rdi
	movq	%rdi, -32(%rsp)
	movq	200(%rsp), %rcx
	leaq	(%rdx,%rcx,4), %rdx
	movq	%rdx, 8(%rsp)
	movq	16(%rsp), %rcx
	addq	56(%rsp), %rcx
	movq	%rcx, 16(%rsp)
	movq	%r10, (%rsp)
	cmpq	72(%rsp), %r10
	je	.LBB19_36
.LBB19_27:
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	cmpq	$0, -128(%rsp)
	je	.LBB19_35
	movq	16(%rsp), %rcx
	movq	192(%rsp), %rdi
	movq	-32(%rsp), %r10
	xorl	%r9d, %r9d
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	jmp	.LBB19_29
	.p2align	4
.LBB19_34:
	incq	%r9
	movq	-64(%rsp), %rdx
	leaq	(%r10,%rdx,4), %r10
	addq	$32, %rdi
	addq	24(%rsp), %rcx
	cmpq	-128(%rsp), %r9
	je	.LBB19_35
.LBB19_29:
	testq	%rax, %rax
	je	.LBB19_34
	movq	%r9, -56(%rsp)
	movq	%r10, -48(%rsp)
	movq	%rdi, -80(%rsp)
	movq	%rcx, -120(%rsp)
	movq	%r8, %rcx
	movq	112(%rsp), %r13
	cmpq	$1, %rax
	jne	.LBB19_37
	xorl	%edx, %edx
	jmp	.LBB19_32
	.p2align	4
.LBB19_37:
	movq	-80(%rsp), %r12
	movq	-120(%rsp), %rax
	xorl	%edx, %edx
	movq	256(%rsp), %rbp
	movq	248(%rsp), %rsi
	movq	144(%rsp), %r9
	movq	96(%rsp), %r15
	movq	88(%rsp), %r8
	movq	80(%rsp), %r10
	.p2align	4
.LBB19_38:
	vmovups	(%r12), %ymm9
	movq	-112(%rsp), %rdi
	vfmadd231ps	(%rdi,%rax), %ymm9, %ymm8
	movq	-88(%rsp), %rdi
	vfmadd231ps	(%rdi,%rax), %ymm9, %ymm7
	vfmadd231ps	(%rcx,%rax), %ymm9, %ymm6
	movq	-96(%rsp), %rdi
	vfmadd231ps	(%rdi,%rax), %ymm9, %ymm5
	vmovups	(%r12,%rbx), %ymm9
	vfmadd231ps	(%r13,%rax), %ymm9, %ymm8
	vfmadd231ps	(%r8,%rax), %ymm9, %ymm7
	vfmadd231ps	(%r10,%rax), %ymm9, %ymm6
	vfmadd231ps	(%r15,%rax), %ymm9, %ymm5
	addq	$2, %rdx
	addq	%rsi, %rax
	addq	%r9, %r12
	cmpq	%rdx, %rbp
	jne	.LBB19_38
.LBB19_32:
	movq	-72(%rsp), %rax
	testb	$1, %al
	movq	%rcx, %r8
	movq	-120(%rsp), %rcx
	movq	-80(%rsp), %rdi
	movq	-48(%rsp), %r10
	movq	-56(%rsp), %r9
	je	.LBB19_34
	movq	264(%rsp), %rax
	addq	%r10, %rax
	movq	%rax, 104(%rsp)
	movq	%rbx, %r12
	imulq	%rdx, %r12
	imulq	136(%rsp), %rdx
	vmovups	(%rdi,%r12), %ymm9
	movq	%rdx, %r12
	shlq	$5, %r12
	vfmadd231ps	(%r10,%r12), %ymm9, %ymm8
	movq	32(%rsp), %rax
	addq	%rdx, %rax
	shlq	$5, %rax
	vfmadd231ps	(%r10,%rax), %ymm9, %ymm7
	movq	-72(%rsp), %rax
	movq	104(%rsp), %r13
	vfmadd231ps	(%r13,%r12), %ymm9, %ymm6
	addq	240(%rsp), %rdx
	shlq	$5, %rdx
	vfmadd231ps	(%r10,%rdx), %ymm9, %ymm5
	jmp	.LBB19_34
.LBB19_22:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$8, %eax
	jmp	.LBB19_11
.LBB19_52:
	cmpq	$1, %rax
	jle	.LBB19_53
	movq	208(%rdi), %rcx
	movl	$2, %eax
	movq	%rcx, 72(%rsp)
	testq	%rcx, %rcx
	je	.LBB19_11
	movq	216(%rdi), %rcx
	movq	%rcx, 64(%rsp)
	movq	%rcx, %rsi
	imulq	%r10, %rsi
	shlq	$2, %rsi
	addq	192(%rdi), %rsi
	movq	%r11, %r15
	imulq	%r10, %r15
	movq	-40(%rsp), %rcx
	leaq	(%rcx,%r15), %r8
	vmovups	64(%rdi), %ymm1
	movq	48(%rdi), %rax
	movq	%rax, 40(%rsp)
	movq	224(%rdi), %rax
	movq	%rax, 56(%rsp)
	vmovups	128(%rdi), %ymm2
	vmovups	160(%rdi), %ymm3
	vmovups	96(%rdi), %ymm4
	movq	%r10, -104(%rsp)
	shlq	$5, %r10
	addq	$32, %r10
	imulq	32(%rsp), %r10
	movq	176(%rsp), %rdx
	leaq	(%rdx,%r10), %rax
	movq	%rax, -96(%rsp)
	movq	24(%rdi), %r9
	movq	-16(%rsp), %rax
	imulq	%rax, %r9
	movq	%r9, 48(%rsp)
	movq	40(%rdi), %rdi
	imulq	%rax, %rdi
	movq	%rdi, 104(%rsp)
	addq	%r15, %rdx
	movq	168(%rsp), %rax
	leaq	(%rax,%r10), %rbp
	addq	%r15, %rax
	movq	%rax, 96(%rsp)
	movq	128(%rsp), %rax
	addq	%r15, %rax
	movq	%rax, 88(%rsp)
	addq	120(%rsp), %r15
	addq	%rcx, %r10
	movq	%r8, %r13
	movq	%r8, -32(%rsp)
	movq	%r10, 8(%rsp)
	movq	$0, (%rsp)
	xorl	%ecx, %ecx
	movq	%rdx, -112(%rsp)
	movq	%rbp, -88(%rsp)
	movq	%r10, -120(%rsp)
	movq	%r15, -80(%rsp)
	jmp	.LBB19_41
	.p2align	4
.LBB19_50:
	movq	16(%rsp), %rcx
	incq	%rcx
	vcmpltps	%ymm0, %ymm6, %ymm7
	vmulps	%ymm6, %ymm4, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	movq	80(%rsp), %rsi
	vmovups	%ymm6, (%rsi)
	vcmpltps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	64(%rsp), %rax
	vmovups	%ymm5, (%rsi,%rax,4)
	movq	56(%rsp), %rax
	leaq	(%rsi,%rax,4), %rsi
	movq	48(%rsp), %rax
	addq	%rax, (%rsp)
	addq	%rax, 8(%rsp)
	addq	%rax, -32(%rsp)
	cmpq	72(%rsp), %rcx
	je	.LBB19_51
.LBB19_41:
	movq	%rcx, 16(%rsp)
	movq	%rsi, 80(%rsp)
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	cmpq	$0, -128(%rsp)
	je	.LBB19_50
	movq	-32(%rsp), %rax
	movq	8(%rsp), %r8
	movq	(%rsp), %rcx
	movq	40(%rsp), %rsi
	xorl	%r10d, %r10d
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	jmp	.LBB19_43
	.p2align	4
.LBB19_49:
	movq	-48(%rsp), %r10
	incq	%r10
	addq	$32, %rsi
	movq	%rax, %r9
	movq	104(%rsp), %rax
	addq	%rax, %rcx
	addq	%rax, %r8
	addq	%rax, %r9
	movq	%r9, %rax
	cmpq	-128(%rsp), %r10
	je	.LBB19_50
.LBB19_43:
	movq	-72(%rsp), %r9
	testq	%r9, %r9
	movq	%r10, -48(%rsp)
	je	.LBB19_49
	movq	%r8, 112(%rsp)
	movq	%rax, 24(%rsp)
	cmpq	$4, %r9
	movq	%rcx, -56(%rsp)
	movq	%rsi, -64(%rsp)
	jae	.LBB19_66
	xorl	%r12d, %r12d
	jmp	.LBB19_46
	.p2align	4
.LBB19_66:
	movq	%rsi, %r9
	movq	%rcx, %r10
	xorl	%r12d, %r12d
	movq	232(%rsp), %r8
	movq	224(%rsp), %rbp
	movq	216(%rsp), %r15
	movq	144(%rsp), %rax
	movq	208(%rsp), %rsi
	movq	96(%rsp), %rdx
	movq	88(%rsp), %rdi
	.p2align	4
.LBB19_67:
	vmovups	(%r9), %ymm7
	vfmadd231ps	(%r13,%r10), %ymm7, %ymm6
	movq	-120(%rsp), %rcx
	vfmadd231ps	(%rcx,%r10), %ymm7, %ymm5
	vmovups	(%r9,%rbx), %ymm7
	movq	-80(%rsp), %rcx
	vfmadd231ps	(%rcx,%r10), %ymm7, %ymm6
	vfmadd231ps	(%rdi,%r10), %ymm7, %ymm5
	vmovups	(%r9,%rax), %ymm7
	vfmadd231ps	(%rdx,%r10), %ymm7, %ymm6
	movq	-88(%rsp), %rcx
	vfmadd231ps	(%rcx,%r10), %ymm7, %ymm5
	vmovups	(%r9,%rsi), %ymm7
	movq	-112(%rsp), %rcx
	vfmadd231ps	(%rcx,%r10), %ymm7, %ymm6
	movq	-96(%rsp), %rcx
	vfmadd231ps	(%rcx,%r10), %ymm7, %ymm5
	addq	$4, %r12
	addq	%rbp, %r10
	addq	%r15, %r9
	cmpq	%r12, %r8
	jne	.LBB19_67
.LBB19_46:
	cmpq	$0, 152(%rsp)
	movq	-56(%rsp), %rcx
	movq	-64(%rsp), %rsi
	movq	24(%rsp), %rax
	movq	112(%rsp), %r8
	je	.LBB19_49
	movq	%rbx, %r9
	imulq	%r12, %r9
	addq	%rsi, %r9
	imulq	%r14, %r12
	movq	152(%rsp), %r10
	.p2align	4
.LBB19_48:
	vmovups	(%r9), %ymm7
	vfmadd231ps	(%rax,%r12), %ymm7, %ymm6
	vfmadd231ps	(%r8,%r12), %ymm7, %ymm5
	addq	%rbx, %r9
	addq	%r14, %r12
	decq	%r10
	jne	.LBB19_48
	jmp	.LBB19_49
.LBB19_36:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$4, %eax
	jmp	.LBB19_11
.LBB19_53:
	movq	208(%rdi), %rcx
	movl	$1, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB19_11
	movq	216(%rdi), %rsi
	imulq	%r10, %rsi
	shlq	$2, %rsi
	addq	192(%rdi), %rsi
	movq	%r11, %rax
	movq	%r10, -104(%rsp)
	imulq	%r10, %rax
	addq	-40(%rsp), %rax
	vmovups	64(%rdi), %ymm1
	movq	48(%rdi), %rcx
	movq	%rcx, -120(%rsp)
	movq	224(%rdi), %rcx
	movq	%rcx, -88(%rsp)
	vmovups	128(%rdi), %ymm2
	vmovups	160(%rdi), %ymm3
	vmovups	96(%rdi), %ymm4
	movq	24(%rdi), %rdx
	movq	-16(%rsp), %rcx
	imulq	%rcx, %rdx
	movq	%rdx, -96(%rsp)
	movq	40(%rdi), %r13
	imulq	%rcx, %r13
	xorl	%ebp, %ebp
	jmp	.LBB19_55
	.p2align	4
.LBB19_64:
	vcmpltps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rsi)
	incq	%rbp
	movq	-88(%rsp), %rcx
	leaq	(%rsi,%rcx,4), %rsi
	addq	-96(%rsp), %rax
	cmpq	-112(%rsp), %rbp
	je	.LBB19_65
.LBB19_55:
	vmovaps	%ymm1, %ymm5
	cmpq	$0, -128(%rsp)
	je	.LBB19_64
	movq	%rax, %r8
	movq	-120(%rsp), %r9
	xorl	%edi, %edi
	vmovaps	%ymm1, %ymm5
	jmp	.LBB19_57
	.p2align	4
.LBB19_63:
	incq	%rdi
	addq	$32, %r9
	addq	%r13, %r8
	cmpq	-128(%rsp), %rdi
	je	.LBB19_64
.LBB19_57:
	movq	-72(%rsp), %rcx
	testq	%rcx, %rcx
	je	.LBB19_63
	cmpq	$8, %rcx
	jae	.LBB19_68
	xorl	%r12d, %r12d
	jmp	.LBB19_60
	.p2align	4
.LBB19_68:
	movq	%r9, %rdx
	movq	%r8, %rcx
	xorl	%r12d, %r12d
	.p2align	4
.LBB19_69:
	vmovups	(%rcx), %ymm6
	vfmadd132ps	(%rdx), %ymm5, %ymm6
	leaq	(%rdx,%rbx), %r10
	leaq	(%rcx,%r14), %r15
	vmovups	(%rcx,%r14), %ymm5
	vfmadd132ps	(%rdx,%rbx), %ymm6, %ymm5
	vmovups	(%r14,%r15), %ymm6
	addq	%r14, %r15
	vfmadd132ps	(%rbx,%r10), %ymm5, %ymm6
	addq	%rbx, %r10
	vmovups	(%r14,%r15), %ymm5
	vfmadd132ps	(%rbx,%r10), %ymm6, %ymm5
	addq	%r14, %r15
	addq	%rbx, %r10
	vmovups	(%r14,%r15), %ymm6
	addq	%r14, %r15
	vfmadd132ps	(%rbx,%r10), %ymm5, %ymm6
	addq	%rbx, %r10
	vmovups	(%r14,%r15), %ymm5
	addq	%r14, %r15
	vfmadd132ps	(%rbx,%r10), %ymm6, %ymm5
	addq	%rbx, %r10
	vmovups	(%r14,%r15), %ymm6
	addq	%r14, %r15
	vfmadd132ps	(%rbx,%r10), %ymm5, %ymm6
	addq	%rbx, %r10
	vmovups	(%r14,%r15), %ymm5
	vfmadd132ps	(%rbx,%r10), %ymm6, %ymm5
	addq	$8, %r12
	addq	280(%rsp), %rcx
	addq	272(%rsp), %rdx
	cmpq	%r12, 288(%rsp)
	jne	.LBB19_69
.LBB19_60:
	cmpq	$0, 160(%rsp)
	je	.LBB19_63
	movq	%r14, %rcx
	imulq	%r12, %rcx
	addq	%r8, %rcx
	imulq	%rbx, %r12
	addq	%r9, %r12
	movq	160(%rsp), %rdx
	.p2align	4
.LBB19_62:
	vmovups	(%rcx), %ymm6
	vfmadd231ps	(%r12), %ymm6, %ymm5
	addq	%r14, %rcx
	addq	%rbx, %r12
	decq	%rdx
	jne	.LBB19_62
	jmp	.LBB19_63
.LBB19_51:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$2, %eax
	jmp	.LBB19_11
.LBB19_65:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$1, %eax
	jmp	.LBB19_11
.LBB19_12:
	addq	$296, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end19:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5, .Lfunc_end19-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5
	.cfi_endproc
	.hidden	vitruvian_quantize_rows_avx2
	.globl	vitruvian_quantize_rows_avx2
	.p2align	4
	.type	vitruvian_quantize_rows_avx2,@function
vitruvian_quantize_rows_avx2:
	jmp	($s18VitruvianMicroAVX217microQuantizeRows7numbers8rowCount0H6Length5codes6scales10zeroPointsySPySfG_S2iSpys5UInt8VGSpySfGSpys5Int32VGtF)
.Lfunc_end20:
	.size	vitruvian_quantize_rows_avx2, .Lfunc_end20-vitruvian_quantize_rows_avx2
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI21_0:
	.long	0x80000000
.LCPI21_1:
	.long	0x3f800000
.LCPI21_2:
	.long	0x437f0000
.LCPI21_3:
	.long	0xc3000000
.LCPI21_4:
	.long	0x42fe0000
.LCPI21_5:
	.long	0x4b400000
.LCPI21_6:
	.long	0x4b40007f
	.text
	.hidden	$s18VitruvianMicroAVX217microQuantizeRows7numbers8rowCount0H6Length5codes6scales10zeroPointsySPySfG_S2iSpys5UInt8VGSpySfGSpys5Int32VGtF
	.globl	$s18VitruvianMicroAVX217microQuantizeRows7numbers8rowCount0H6Length5codes6scales10zeroPointsySPySfG_S2iSpys5UInt8VGSpySfGSpys5Int32VGtF
	.p2align	4
	.type	$s18VitruvianMicroAVX217microQuantizeRows7numbers8rowCount0H6Length5codes6scales10zeroPointsySPySfG_S2iSpys5UInt8VGSpySfGSpys5Int32VGtF,@function
$s18VitruvianMicroAVX217microQuantizeRows7numbers8rowCount0H6Length5codes6scales10zeroPointsySPySfG_S2iSpys5UInt8VGSpySfGSpys5Int32VGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$168, %rsp
	movq	%r9, 64(%rsp)
	movq	%r8, 56(%rsp)
	movq	%rcx, 48(%rsp)
	movq	%rdi, 16(%rsp)
	movq	%rsi, 40(%rsp)
	testq	%rsi, %rsi
	je	.LBB21_14
	movq	%rdx, %r12
	cmpq	$8, %rdx
	setge	%al
	movq	%rdx, %rcx
	subq	$1, %rcx
	movq	%rcx, 24(%rsp)
	setb	%cl
	orb	%al, %cl
	movb	%cl, 15(%rsp)
	leaq	-8(%rdx), %r14
	movl	%r12d, %r15d
	andl	$7, %r15d
	movq	%rdx, %r13
	andq	$-8, %r13
	movq	16(%rsp), %r8
	leaq	28(%r8), %rbp
	leaq	(,%rdx,4), %rax
	movq	%rax, 32(%rsp)
	xorl	%eax, %eax
	vbroadcastss	.LCPI21_0(%rip), %xmm0
	vmovaps	%xmm0, 80(%rsp)
	jmp	.LBB21_2
	.p2align	4
.LBB21_13:
	vmulss	%xmm0, %xmm1, %xmm1
	vmulss	%xmm0, %xmm2, %xmm2
	vmovss	.LCPI21_3(%rip), %xmm5
	vaddss	%xmm5, %xmm1, %xmm3
	vmovss	.LCPI21_4(%rip), %xmm6
	vaddss	%xmm6, %xmm2, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	vsubss	%xmm2, %xmm6, %xmm2
	vsubss	%xmm1, %xmm5, %xmm1
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltss	%xmm3, %xmm4, %xmm3
	vblendvps	%xmm3, %xmm1, %xmm2, %xmm1
	vmaxss	%xmm5, %xmm1, %xmm1
	vaddss	.LCPI21_5(%rip), %xmm1, %xmm2
	vcmpltss	%xmm6, %xmm1, %xmm1
	vbroadcastss	.LCPI21_6(%rip), %xmm3
	vblendvps	%xmm1, %xmm2, %xmm3, %xmm1
	leaq	1(%rax), %rbx
	vextractps	$0, %xmm1, %ecx
	leal	-128(%rcx), %esi
	movzbl	%sil, %esi
	vmovss	.LCPI21_1(%rip), %xmm1
	vdivss	%xmm0, %xmm1, %xmm1
	movq	56(%rsp), %r8
	vmovss	%xmm1, (%r8,%rax,4)
	movq	64(%rsp), %r8
	movl	%esi, (%r8,%rax,4)
	movl	%esi, %eax
	negl	%eax
	vcvtsi2ss	%eax, %xmm15, %xmm1
	movzbl	%cl, %eax
	xorl	$127, %eax
	vcvtsi2ss	%eax, %xmm15, %xmm2
	vbroadcastss	%xmm1, %ymm1
	vbroadcastss	%xmm2, %ymm2
	vmovups	%ymm1, 96(%rsp)
	addq	48(%rsp), %rdx
	vmovups	%ymm2, 128(%rsp)
	movb	%sil, 160(%rsp)
	leaq	96(%rsp), %rsi
	movq	%r12, %rcx
	vzeroupper
	callq	($s18VitruvianMicroAVX213microQuantize33_63390E37466D898D1DC82D4CB261EAB8LL___2to5countySPySfG_SfxSpys5UInt8VGSitAA0B12CodeRoundingRzlFAA0bQ0V_Tg5)
	movq	32(%rsp), %rax
	addq	%rax, %rbp
	movq	72(%rsp), %r8
	addq	%rax, %r8
	movq	%rbx, %rax
	cmpq	40(%rsp), %rbx
	je	.LBB21_14
.LBB21_2:
	movq	%rax, %rdx
	imulq	%r12, %rdx
	movq	16(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rdi
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	cmpq	$8, %r12
	jl	.LBB21_5
	xorl	%ecx, %ecx
	.p2align	4
.LBB21_4:
	cmpq	%rcx, %r14
	movq	%rcx, %rsi
	cmovlq	%r14, %rsi
	vmovups	(%rdi,%rsi,4), %ymm2
	vminps	%ymm1, %ymm2, %ymm1
	vmaxps	%ymm0, %ymm2, %ymm0
	addq	$8, %rcx
	cmpq	%r12, %rcx
	jl	.LBB21_4
.LBB21_5:
	vextractf128	$1, %ymm1, %xmm2
	vcmpltps	%xmm1, %xmm2, %xmm3
	vshufpd	$3, %xmm3, %xmm3, %xmm3
	vshufpd	$1, %xmm2, %xmm2, %xmm4
	vshufpd	$1, %xmm1, %xmm1, %xmm5
	vblendvps	%xmm3, %xmm4, %xmm5, %xmm3
	vminps	%xmm1, %xmm2, %xmm1
	vminps	%xmm1, %xmm3, %xmm1
	vmovshdup	%xmm1, %xmm2
	vminss	%xmm1, %xmm2, %xmm1
	vshufpd	$1, %xmm0, %xmm0, %xmm2
	vxorps	%xmm5, %xmm5, %xmm5
	vsubps	%xmm2, %xmm5, %xmm2
	vextractf128	$1, %ymm0, %xmm3
	vshufpd	$1, %xmm3, %xmm3, %xmm4
	vsubps	%xmm4, %xmm5, %xmm4
	vsubps	%xmm0, %xmm5, %xmm0
	vsubps	%xmm3, %xmm5, %xmm3
	vmovlhps	%xmm2, %xmm0, %xmm5
	vmovlhps	%xmm4, %xmm3, %xmm6
	vcmpltps	%xmm5, %xmm6, %xmm5
	vblendvps	%xmm5, %xmm3, %xmm0, %xmm0
	vshufpd	$3, %xmm5, %xmm5, %xmm3
	vblendvps	%xmm3, %xmm4, %xmm2, %xmm2
	vminps	%xmm0, %xmm2, %xmm0
	vmovshdup	%xmm0, %xmm2
	vminss	%xmm0, %xmm2, %xmm0
	vxorps	80(%rsp), %xmm0, %xmm2
	cmpb	$0, 15(%rsp)
	jne	.LBB21_11
	cmpq	$7, 24(%rsp)
	jae	.LBB21_15
	xorl	%ecx, %ecx
	jmp	.LBB21_8
	.p2align	4
.LBB21_15:
	xorl	%ecx, %ecx
	.p2align	4
.LBB21_16:
	vmovss	-28(%rbp,%rcx,4), %xmm0
	vmovss	-24(%rbp,%rcx,4), %xmm3
	vminss	%xmm1, %xmm0, %xmm1
	vmaxss	%xmm2, %xmm0, %xmm0
	vminss	%xmm1, %xmm3, %xmm1
	vmaxss	%xmm0, %xmm3, %xmm0
	vmovss	-20(%rbp,%rcx,4), %xmm2
	vminss	%xmm1, %xmm2, %xmm1
	vmaxss	%xmm0, %xmm2, %xmm0
	vmovss	-16(%rbp,%rcx,4), %xmm2
	vminss	%xmm1, %xmm2, %xmm1
	vmaxss	%xmm0, %xmm2, %xmm0
	vmovss	-12(%rbp,%rcx,4), %xmm2
	vminss	%xmm1, %xmm2, %xmm1
	vmaxss	%xmm0, %xmm2, %xmm0
	vmovss	-8(%rbp,%rcx,4), %xmm2
	vminss	%xmm1, %xmm2, %xmm1
	vmaxss	%xmm0, %xmm2, %xmm0
	vmovss	-4(%rbp,%rcx,4), %xmm2
	vminss	%xmm1, %xmm2, %xmm1
	vmaxss	%xmm0, %xmm2, %xmm0
	vmovss	(%rbp,%rcx,4), %xmm2
	addq	$8, %rcx
	vminss	%xmm1, %xmm2, %xmm1
	vmaxss	%xmm0, %xmm2, %xmm2
	cmpq	%rcx, %r13
	jne	.LBB21_16
.LBB21_8:
	testq	%r15, %r15
	je	.LBB21_11
	leaq	(%r8,%rcx,4), %rcx
	xorl	%esi, %esi
	.p2align	4
.LBB21_10:
	vmovss	(%rcx,%rsi,4), %xmm0
	vminss	%xmm1, %xmm0, %xmm1
	vmaxss	%xmm2, %xmm0, %xmm2
	incq	%rsi
	cmpq	%rsi, %r15
	jne	.LBB21_10
.LBB21_11:
	movq	%r8, 72(%rsp)
	vucomiss	%xmm2, %xmm1
	vmovss	.LCPI21_1(%rip), %xmm0
	jne	.LBB21_12
	jnp	.LBB21_13
.LBB21_12:
	vsubss	%xmm1, %xmm2, %xmm0
	vmovss	.LCPI21_2(%rip), %xmm3
	vdivss	%xmm0, %xmm3, %xmm0
	jmp	.LBB21_13
.LBB21_14:
	addq	$168, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end21:
	.size	$s18VitruvianMicroAVX217microQuantizeRows7numbers8rowCount0H6Length5codes6scales10zeroPointsySPySfG_S2iSpys5UInt8VGSpySfGSpys5Int32VGtF, .Lfunc_end21-$s18VitruvianMicroAVX217microQuantizeRows7numbers8rowCount0H6Length5codes6scales10zeroPointsySPySfG_S2iSpys5UInt8VGSpySfGSpys5Int32VGtF
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI22_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI22_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI22_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.p2align	4
	.type	$s18VitruvianMicroAVX213microQuantize33_63390E37466D898D1DC82D4CB261EAB8LL___2to5countySPySfG_SfxSpys5UInt8VGSitAA0B12CodeRoundingRzlFAA0bQ0V_Tg5,@function
$s18VitruvianMicroAVX213microQuantize33_63390E37466D898D1DC82D4CB261EAB8LL___2to5countySPySfG_SfxSpys5UInt8VGSitAA0B12CodeRoundingRzlFAA0bQ0V_Tg5:
	vmovups	(%rsi), %ymm1
	vmovups	32(%rsi), %ymm2
	movzbl	64(%rsi), %eax
	cmpq	$7, %rcx
	jle	.LBB22_1
	leaq	-8(%rcx), %rsi
	vmovd	%eax, %xmm3
	vpbroadcastb	%xmm3, %xmm3
	vbroadcastss	%xmm0, %ymm0
	xorl	%eax, %eax
	vbroadcastss	.LCPI22_0(%rip), %ymm4
	vmovd	.LCPI22_2(%rip), %xmm5
	.p2align	4
.LBB22_7:
	cmpq	%rax, %rsi
	movq	%rax, %r8
	cmovlq	%rsi, %r8
	vmulps	(%rdi,%r8,4), %ymm0, %ymm6
	vmaxps	%ymm1, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm4, %ymm6, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vpaddb	%xmm3, %xmm6, %xmm6
	vmovq	%xmm6, (%rdx,%r8)
	addq	$8, %rax
	cmpq	%rcx, %rax
	jl	.LBB22_7
	jmp	.LBB22_8
.LBB22_1:
	testq	%rcx, %rcx
	je	.LBB22_8
	cmpq	$1, %rcx
	jne	.LBB22_9
	xorl	%esi, %esi
	jmp	.LBB22_4
.LBB22_9:
	movq	%rcx, %r8
	andq	$-2, %r8
	xorl	%r9d, %r9d
	vmovss	.LCPI22_0(%rip), %xmm3
	.p2align	4
.LBB22_10:
	vmulss	(%rdi,%r9,4), %xmm0, %xmm4
	vcmpltss	%xmm4, %xmm1, %xmm5
	vblendvps	%xmm5, %xmm4, %xmm1, %xmm4
	vminss	%xmm2, %xmm4, %xmm4
	vaddss	%xmm3, %xmm4, %xmm4
	vmovd	%xmm4, %esi
	addb	%al, %sil
	movb	%sil, (%rdx,%r9)
	leaq	2(%r9), %rsi
	vmulss	4(%rdi,%r9,4), %xmm0, %xmm4
	vcmpltss	%xmm4, %xmm1, %xmm5
	vblendvps	%xmm5, %xmm4, %xmm1, %xmm4
	vminss	%xmm2, %xmm4, %xmm4
	vaddss	%xmm3, %xmm4, %xmm4
	vmovd	%xmm4, %r10d
	addb	%al, %r10b
	movb	%r10b, 1(%rdx,%r9)
	movq	%rsi, %r9
	cmpq	%rsi, %r8
	jne	.LBB22_10
.LBB22_4:
	testb	$1, %cl
	jne	.LBB22_5
.LBB22_8:
	vzeroupper
	retq
.LBB22_5:
	vmulss	(%rdi,%rsi,4), %xmm0, %xmm0
	vcmpltss	%xmm0, %xmm1, %xmm3
	vblendvps	%xmm3, %xmm0, %xmm1, %xmm0
	vminss	%xmm2, %xmm0, %xmm0
	vaddss	.LCPI22_0(%rip), %xmm0, %xmm0
	vmovd	%xmm0, %ecx
	addb	%cl, %al
	movb	%al, (%rdx,%rsi)
	vzeroupper
	retq
.Lfunc_end22:
	.size	$s18VitruvianMicroAVX213microQuantize33_63390E37466D898D1DC82D4CB261EAB8LL___2to5countySPySfG_SfxSpys5UInt8VGSitAA0B12CodeRoundingRzlFAA0bQ0V_Tg5, .Lfunc_end22-$s18VitruvianMicroAVX213microQuantize33_63390E37466D898D1DC82D4CB261EAB8LL___2to5countySPySfG_SfxSpys5UInt8VGSitAA0B12CodeRoundingRzlFAA0bQ0V_Tg5
	.hidden	vitruvian_find_range_avx2
	.globl	vitruvian_find_range_avx2
	.p2align	4
	.type	vitruvian_find_range_avx2,@function
vitruvian_find_range_avx2:
	jmp	($s18VitruvianMicroAVX214microFindRange7numbers5count5rangeySPySfG_SiSpySfGtF)
.Lfunc_end23:
	.size	vitruvian_find_range_avx2, .Lfunc_end23-vitruvian_find_range_avx2
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI24_0:
	.long	0x80000000
	.text
	.hidden	$s18VitruvianMicroAVX214microFindRange7numbers5count5rangeySPySfG_SiSpySfGtF
	.globl	$s18VitruvianMicroAVX214microFindRange7numbers5count5rangeySPySfG_SiSpySfGtF
	.p2align	4
	.type	$s18VitruvianMicroAVX214microFindRange7numbers5count5rangeySPySfG_SiSpySfGtF,@function
$s18VitruvianMicroAVX214microFindRange7numbers5count5rangeySPySfG_SiSpySfGtF:
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	cmpq	$8, %rsi
	jl	.LBB24_3
	leaq	-8(%rsi), %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB24_2:
	cmpq	%rcx, %rax
	movq	%rcx, %r8
	cmovlq	%rax, %r8
	vmovups	(%rdi,%r8,4), %ymm2
	vminps	%ymm1, %ymm2, %ymm1
	vmaxps	%ymm0, %ymm2, %ymm0
	addq	$8, %rcx
	cmpq	%rsi, %rcx
	jl	.LBB24_2
.LBB24_3:
	cmpq	$8, %rsi
	setge	%al
	vextractf128	$1, %ymm1, %xmm2
	vcmpltps	%xmm1, %xmm2, %xmm3
	vshufpd	$3, %xmm3, %xmm3, %xmm3
	vshufpd	$1, %xmm2, %xmm2, %xmm4
	vshufpd	$1, %xmm1, %xmm1, %xmm5
	vblendvps	%xmm3, %xmm4, %xmm5, %xmm3
	vminps	%xmm1, %xmm2, %xmm1
	vminps	%xmm1, %xmm3, %xmm1
	vshufpd	$1, %xmm0, %xmm0, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vsubps	%xmm2, %xmm3, %xmm2
	vextractf128	$1, %ymm0, %xmm4
	vshufpd	$1, %xmm4, %xmm4, %xmm5
	vsubps	%xmm5, %xmm3, %xmm5
	vsubps	%xmm0, %xmm3, %xmm0
	vsubps	%xmm4, %xmm3, %xmm3
	vmovlhps	%xmm2, %xmm0, %xmm4
	vmovlhps	%xmm5, %xmm3, %xmm6
	vcmpltps	%xmm4, %xmm6, %xmm4
	vmovshdup	%xmm1, %xmm6
	vblendvps	%xmm4, %xmm3, %xmm0, %xmm3
	vminss	%xmm1, %xmm6, %xmm0
	vshufpd	$3, %xmm4, %xmm4, %xmm1
	vblendvps	%xmm1, %xmm5, %xmm2, %xmm1
	vminps	%xmm3, %xmm1, %xmm1
	vmovshdup	%xmm1, %xmm2
	vminss	%xmm1, %xmm2, %xmm1
	vbroadcastss	.LCPI24_0(%rip), %xmm2
	vxorps	%xmm2, %xmm1, %xmm1
	testq	%rsi, %rsi
	sete	%cl
	orb	%al, %cl
	jne	.LBB24_9
	leaq	-1(%rsi), %rcx
	movl	%esi, %eax
	andl	$7, %eax
	cmpq	$7, %rcx
	jae	.LBB24_10
	xorl	%ecx, %ecx
	jmp	.LBB24_6
.LBB24_10:
	andq	$-8, %rsi
	xorl	%ecx, %ecx
	.p2align	4
.LBB24_11:
	vmovss	(%rdi,%rcx,4), %xmm2
	vmovss	4(%rdi,%rcx,4), %xmm3
	vminss	%xmm0, %xmm2, %xmm0
	vmaxss	%xmm1, %xmm2, %xmm1
	vminss	%xmm0, %xmm3, %xmm0
	vmaxss	%xmm1, %xmm3, %xmm1
	vmovss	8(%rdi,%rcx,4), %xmm2
	vminss	%xmm0, %xmm2, %xmm0
	vmaxss	%xmm1, %xmm2, %xmm1
	vmovss	12(%rdi,%rcx,4), %xmm2
	vminss	%xmm0, %xmm2, %xmm0
	vmaxss	%xmm1, %xmm2, %xmm1
	vmovss	16(%rdi,%rcx,4), %xmm2
	vminss	%xmm0, %xmm2, %xmm0
	vmaxss	%xmm1, %xmm2, %xmm1
	vmovss	20(%rdi,%rcx,4), %xmm2
	vminss	%xmm0, %xmm2, %xmm0
	vmaxss	%xmm1, %xmm2, %xmm1
	vmovss	24(%rdi,%rcx,4), %xmm2
	vminss	%xmm0, %xmm2, %xmm0
	vmaxss	%xmm1, %xmm2, %xmm1
	vmovss	28(%rdi,%rcx,4), %xmm2
	addq	$8, %rcx
	vminss	%xmm0, %xmm2, %xmm0
	vmaxss	%xmm1, %xmm2, %xmm1
	cmpq	%rcx, %rsi
	jne	.LBB24_11
.LBB24_6:
	testq	%rax, %rax
	je	.LBB24_9
	leaq	(%rdi,%rcx,4), %rcx
	xorl	%esi, %esi
	.p2align	4
.LBB24_8:
	vmovss	(%rcx,%rsi,4), %xmm2
	vminss	%xmm0, %xmm2, %xmm0
	vmaxss	%xmm1, %xmm2, %xmm1
	incq	%rsi
	cmpq	%rsi, %rax
	jne	.LBB24_8
.LBB24_9:
	vmovss	%xmm0, (%rdx)
	vmovss	%xmm1, 4(%rdx)
	vzeroupper
	retq
.Lfunc_end24:
	.size	$s18VitruvianMicroAVX214microFindRange7numbers5count5rangeySPySfG_SiSpySfGtF, .Lfunc_end24-$s18VitruvianMicroAVX214microFindRange7numbers5count5rangeySPySfG_SiSpySfGtF
	.hidden	vitruvian_quantize_avx2
	.globl	vitruvian_quantize_avx2
	.p2align	4
	.type	vitruvian_quantize_avx2,@function
vitruvian_quantize_avx2:
	jmp	($s18VitruvianMicroAVX213microQuantize7numbers5count12codesPerUnit18halvesAwayFromZero5lower5upper9zeroPoint0H0ySPySfG_SiSfSbS2fs5Int32VSpys5UInt8VGtF)
.Lfunc_end25:
	.size	vitruvian_quantize_avx2, .Lfunc_end25-vitruvian_quantize_avx2
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI26_0:
	.long	0xbf000000
.LCPI26_1:
	.long	0x3f000000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI26_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI26_3:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX213microQuantize7numbers5count12codesPerUnit18halvesAwayFromZero5lower5upper9zeroPoint0H0ySPySfG_SiSfSbS2fs5Int32VSpys5UInt8VGtF
	.globl	$s18VitruvianMicroAVX213microQuantize7numbers5count12codesPerUnit18halvesAwayFromZero5lower5upper9zeroPoint0H0ySPySfG_SiSfSbS2fs5Int32VSpys5UInt8VGtF
	.p2align	4
	.type	$s18VitruvianMicroAVX213microQuantize7numbers5count12codesPerUnit18halvesAwayFromZero5lower5upper9zeroPoint0H0ySPySfG_SiSfSbS2fs5Int32VSpys5UInt8VGtF,@function
$s18VitruvianMicroAVX213microQuantize7numbers5count12codesPerUnit18halvesAwayFromZero5lower5upper9zeroPoint0H0ySPySfG_SiSfSbS2fs5Int32VSpys5UInt8VGtF:
	subq	$72, %rsp
	movq	%rsi, %rax
	vbroadcastss	%xmm1, %ymm3
	vbroadcastss	%xmm2, %ymm1
	testb	$1, %dl
	je	.LBB26_12
	cmpq	$7, %rax
	jle	.LBB26_2
	leaq	-8(%rax), %rdx
	vmovd	%ecx, %xmm2
	vpbroadcastb	%xmm2, %xmm2
	vbroadcastss	%xmm0, %ymm0
	xorl	%ecx, %ecx
	vxorps	%xmm4, %xmm4, %xmm4
	vbroadcastss	.LCPI26_0(%rip), %ymm5
	vbroadcastss	.LCPI26_1(%rip), %ymm6
	vmovd	.LCPI26_3(%rip), %xmm7
	.p2align	4
.LBB26_6:
	cmpq	%rcx, %rdx
	movq	%rcx, %rsi
	cmovlq	%rdx, %rsi
	vmulps	(%rdi,%rsi,4), %ymm0, %ymm8
	vcmpltps	%ymm4, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm5, %ymm6, %ymm9
	vaddps	%ymm9, %ymm8, %ymm8
	vcmpltps	%ymm8, %ymm3, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm3, %ymm8
	vcmpltps	%ymm1, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm1, %ymm8
	vcvttps2dq	%ymm8, %ymm8
	vextracti128	$1, %ymm8, %xmm9
	vpshufb	%xmm7, %xmm9, %xmm9
	vpshufb	%xmm7, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	vmovq	%xmm8, (%r8,%rsi)
	addq	$8, %rcx
	cmpq	%rax, %rcx
	jl	.LBB26_6
.LBB26_11:
	addq	$72, %rsp
	vzeroupper
	retq
.LBB26_12:
	vmovups	%ymm3, (%rsp)
	vmovups	%ymm1, 32(%rsp)
	movb	%cl, 64(%rsp)
	movq	%rsp, %rsi
	movq	%r8, %rdx
	movq	%rax, %rcx
	vzeroupper
	callq	($s18VitruvianMicroAVX213microQuantize33_63390E37466D898D1DC82D4CB261EAB8LL___2to5countySPySfG_SfxSpys5UInt8VGSitAA0B12CodeRoundingRzlFAA0bQ0V_Tg5)
	addq	$72, %rsp
	retq
.LBB26_2:
	testq	%rax, %rax
	je	.LBB26_11
	cmpq	$1, %rax
	jne	.LBB26_7
	xorl	%esi, %esi
	jmp	.LBB26_9
.LBB26_7:
	movq	%rax, %rdx
	andq	$-2, %rdx
	xorl	%r9d, %r9d
	vxorps	%xmm4, %xmm4, %xmm4
	vbroadcastss	.LCPI26_0(%rip), %ymm5
	vbroadcastss	.LCPI26_1(%rip), %ymm6
	.p2align	4
.LBB26_8:
	vmulss	(%rdi,%r9,4), %xmm0, %xmm7
	vucomiss	%xmm7, %xmm4
	seta	%sil
	vmovd	%esi, %xmm8
	vpbroadcastb	%xmm8, %xmm8
	vpmovzxwd	%xmm8, %ymm8
	vpslld	$31, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm5, %ymm6, %ymm8
	vbroadcastss	%xmm7, %ymm7
	vaddps	%ymm7, %ymm8, %ymm7
	vcmpltps	%ymm7, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm3, %ymm7
	vcmpltps	%ymm1, %ymm7, %ymm8
	vblendvps	%xmm8, %xmm7, %xmm1, %xmm7
	vcvttps2dq	%xmm7, %xmm7
	vmovd	%xmm7, %esi
	addb	%cl, %sil
	movb	%sil, (%r8,%r9)
	vmulss	4(%rdi,%r9,4), %xmm0, %xmm7
	vucomiss	%xmm7, %xmm4
	seta	%r10b
	leaq	2(%r9), %rsi
	vmovd	%r10d, %xmm8
	vpbroadcastb	%xmm8, %xmm8
	vpmovzxwd	%xmm8, %ymm8
	vpslld	$31, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm5, %ymm6, %ymm8
	vbroadcastss	%xmm7, %ymm7
	vaddps	%ymm7, %ymm8, %ymm7
	vcmpltps	%ymm7, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm3, %ymm7
	vcmpltps	%ymm1, %ymm7, %ymm8
	vblendvps	%xmm8, %xmm7, %xmm1, %xmm7
	vcvttps2dq	%xmm7, %xmm7
	vmovd	%xmm7, %r10d
	addb	%cl, %r10b
	movb	%r10b, 1(%r8,%r9)
	movq	%rsi, %r9
	cmpq	%rsi, %rdx
	jne	.LBB26_8
.LBB26_9:
	testb	$1, %al
	je	.LBB26_11
	vmulss	(%rdi,%rsi,4), %xmm0, %xmm0
	vxorps	%xmm4, %xmm4, %xmm4
	vucomiss	%xmm0, %xmm4
	seta	%al
	vmovd	%eax, %xmm4
	vpbroadcastb	%xmm4, %xmm4
	vpmovzxwd	%xmm4, %ymm4
	vpslld	$31, %ymm4, %ymm4
	vbroadcastss	.LCPI26_0(%rip), %ymm5
	vbroadcastss	.LCPI26_1(%rip), %ymm6
	vblendvps	%ymm4, %ymm5, %ymm6, %ymm4
	vbroadcastss	%xmm0, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vcmpltps	%ymm0, %ymm3, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm3, %ymm0
	vcmpltps	%ymm1, %ymm0, %ymm1
	vbroadcastss	%xmm2, %xmm2
	vblendvps	%xmm1, %xmm0, %xmm2, %xmm0
	vcvttps2dq	%xmm0, %xmm0
	vmovd	%xmm0, %eax
	addb	%cl, %al
	movb	%al, (%r8,%rsi)
	addq	$72, %rsp
	vzeroupper
	retq
.Lfunc_end26:
	.size	$s18VitruvianMicroAVX213microQuantize7numbers5count12codesPerUnit18halvesAwayFromZero5lower5upper9zeroPoint0H0ySPySfG_SiSfSbS2fs5Int32VSpys5UInt8VGtF, .Lfunc_end26-$s18VitruvianMicroAVX213microQuantize7numbers5count12codesPerUnit18halvesAwayFromZero5lower5upper9zeroPoint0H0ySPySfG_SiSfSbS2fs5Int32VSpys5UInt8VGtF
	.hidden	vitruvian_apply_avx2
	.globl	vitruvian_apply_avx2
	.p2align	4
	.type	vitruvian_apply_avx2,@function
vitruvian_apply_avx2:
	jmp	($s18VitruvianMicroAVX210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF)
.Lfunc_end27:
	.size	vitruvian_apply_avx2, .Lfunc_end27-vitruvian_apply_avx2
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI28_0:
	.long	0x80000000
.LCPI28_1:
	.long	0x43480000
.LCPI28_22:
	.long	0x3f800000
.LCPI28_23:
	.long	0xc3480000
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI28_2:
	.quad	0x4069000000000000
.LCPI28_3:
	.quad	0xc069000000000000
.LCPI28_4:
	.quad	0x3ff71547652b82fe
.LCPI28_5:
	.quad	0x4338000000000000
.LCPI28_6:
	.quad	0xc338000000000000
.LCPI28_7:
	.quad	0xbfe62e42fefa3800
.LCPI28_8:
	.quad	0xbd2ef35793c76730
.LCPI28_9:
	.quad	0x3de6124613a86d09
.LCPI28_10:
	.quad	0x3e21eed8eff8d898
.LCPI28_11:
	.quad	0x3e5ae64567f544e4
.LCPI28_12:
	.quad	0x3e927e4fb7789f5c
.LCPI28_13:
	.quad	0x3ec71de3a556c734
.LCPI28_14:
	.quad	0x3efa01a01a01a01a
.LCPI28_15:
	.quad	0x3f2a01a01a01a01a
.LCPI28_16:
	.quad	0x3f56c16c16c16c17
.LCPI28_17:
	.quad	0x3f81111111111111
.LCPI28_18:
	.quad	0x3fa5555555555555
.LCPI28_19:
	.quad	0x3fc5555555555555
.LCPI28_20:
	.quad	0x3fe0000000000000
.LCPI28_21:
	.quad	0x3ff0000000000000
.LCPI28_24:
	.quad	0x3fc5555560000000
	.text
	.hidden	$s18VitruvianMicroAVX210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF
	.globl	$s18VitruvianMicroAVX210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF
	.p2align	4
	.type	$s18VitruvianMicroAVX210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF,@function
$s18VitruvianMicroAVX210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF:
	cmpq	$2, %rdi
	je	.LBB28_23
	cmpq	$1, %rdi
	je	.LBB28_13
	testq	%rdi, %rdi
	jne	.LBB28_33
	testq	%rdx, %rdx
	je	.LBB28_44
	cmpq	$8, %rdx
	setb	%al
	movq	%rcx, %rdi
	subq	%rsi, %rdi
	cmpq	$32, %rdi
	setb	%dil
	orb	%al, %dil
	je	.LBB28_6
	xorl	%eax, %eax
	jmp	.LBB28_9
.LBB28_13:
	testq	%rdx, %rdx
	je	.LBB28_44
	cmpq	$8, %rdx
	setb	%al
	movq	%rcx, %rdi
	subq	%rsi, %rdi
	cmpq	$32, %rdi
	setb	%dil
	orb	%al, %dil
	je	.LBB28_16
	xorl	%eax, %eax
	jmp	.LBB28_19
.LBB28_23:
	testq	%rdx, %rdx
	je	.LBB28_44
	cmpq	$8, %rdx
	setb	%al
	movq	%rcx, %rdi
	subq	%rsi, %rdi
	cmpq	$32, %rdi
	setb	%dil
	orb	%al, %dil
	je	.LBB28_26
	xorl	%eax, %eax
	jmp	.LBB28_29
.LBB28_33:
	testq	%rdx, %rdx
	je	.LBB28_44
	cmpq	$8, %rdx
	setb	%al
	movq	%rcx, %rdi
	subq	%rsi, %rdi
	cmpq	$32, %rdi
	setb	%dil
	orb	%al, %dil
	je	.LBB28_36
	xorl	%eax, %eax
	jmp	.LBB28_39
.LBB28_16:
	movq	%rdx, %rax
	andq	$-8, %rax
	xorl	%edi, %edi
	vbroadcastss	.LCPI28_0(%rip), %ymm0
	vmovups	%ymm0, -40(%rsp)
	vbroadcastsd	.LCPI28_15(%rip), %ymm15
	vbroadcastsd	.LCPI28_16(%rip), %ymm1
	vbroadcastsd	.LCPI28_17(%rip), %ymm2
	vbroadcastsd	.LCPI28_18(%rip), %ymm0
	vbroadcastsd	.LCPI28_19(%rip), %ymm3
	vbroadcastsd	.LCPI28_20(%rip), %ymm4
	vbroadcastsd	.LCPI28_21(%rip), %ymm5
	vbroadcastss	.LCPI28_22(%rip), %ymm6
	.p2align	4
.LBB28_17:
	vmovups	(%rsi,%rdi,4), %ymm7
	vxorps	-40(%rsp), %ymm7, %ymm8
	vextractf128	$1, %ymm8, %xmm9
	vcvtps2pd	%xmm9, %ymm9
	vcvtps2pd	%xmm8, %ymm8
	vbroadcastss	.LCPI28_1(%rip), %ymm10
	vcmpltps	%ymm7, %ymm10, %ymm7
	vpmovsxdq	%xmm7, %ymm10
	vextracti128	$1, %ymm7, %xmm7
	vpmovsxdq	%xmm7, %ymm7
	vbroadcastsd	.LCPI28_2(%rip), %ymm11
	vminpd	%ymm8, %ymm11, %ymm8
	vminpd	%ymm9, %ymm11, %ymm9
	vbroadcastsd	.LCPI28_3(%rip), %ymm11
	vblendvpd	%ymm7, %ymm11, %ymm9, %ymm9
	vblendvpd	%ymm10, %ymm11, %ymm8, %ymm10
	vbroadcastsd	.LCPI28_4(%rip), %ymm7
	vmulpd	%ymm7, %ymm10, %ymm8
	vmulpd	%ymm7, %ymm9, %ymm7
	vbroadcastsd	.LCPI28_5(%rip), %ymm11
	vaddpd	%ymm7, %ymm11, %ymm7
	vaddpd	%ymm11, %ymm8, %ymm8
	vbroadcastsd	.LCPI28_6(%rip), %ymm12
	vaddpd	%ymm12, %ymm8, %ymm11
	vaddpd	%ymm7, %ymm12, %ymm12
	vbroadcastsd	.LCPI28_7(%rip), %ymm14
	vmulpd	%ymm14, %ymm11, %ymm13
	vaddpd	%ymm13, %ymm10, %ymm10
	vmulpd	%ymm14, %ymm12, %ymm13
	vaddpd	%ymm13, %ymm9, %ymm13
	vbroadcastsd	.LCPI28_8(%rip), %ymm14
	vmulpd	%ymm14, %ymm11, %ymm9
	vaddpd	%ymm9, %ymm10, %ymm9
	vmulpd	%ymm14, %ymm12, %ymm10
	vaddpd	%ymm10, %ymm13, %ymm10
	vbroadcastsd	.LCPI28_9(%rip), %ymm12
	vmulpd	%ymm12, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vbroadcastsd	.LCPI28_10(%rip), %ymm13
	vaddpd	%ymm13, %ymm12, %ymm12
	vaddpd	%ymm13, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vbroadcastsd	.LCPI28_11(%rip), %ymm13
	vaddpd	%ymm13, %ymm12, %ymm12
	vaddpd	%ymm13, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vbroadcastsd	.LCPI28_12(%rip), %ymm13
	vaddpd	%ymm13, %ymm12, %ymm12
	vaddpd	%ymm13, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vbroadcastsd	.LCPI28_13(%rip), %ymm13
	vaddpd	%ymm13, %ymm12, %ymm12
	vaddpd	%ymm13, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vbroadcastsd	.LCPI28_14(%rip), %ymm13
	vaddpd	%ymm13, %ymm12, %ymm12
	vaddpd	%ymm13, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vaddpd	%ymm15, %ymm12, %ymm12
	vaddpd	%ymm15, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vaddpd	%ymm1, %ymm12, %ymm12
	vaddpd	%ymm1, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vaddpd	%ymm2, %ymm12, %ymm12
	vaddpd	%ymm2, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vaddpd	%ymm0, %ymm12, %ymm12
	vaddpd	%ymm0, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vaddpd	%ymm3, %ymm12, %ymm12
	vaddpd	%ymm3, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vaddpd	%ymm4, %ymm12, %ymm12
	vaddpd	%ymm4, %ymm11, %ymm11
	vmulpd	%ymm10, %ymm10, %ymm13
	vmulpd	%ymm12, %ymm13, %ymm12
	vmulpd	%ymm9, %ymm9, %ymm13
	vmulpd	%ymm11, %ymm13, %ymm11
	vaddpd	%ymm12, %ymm10, %ymm10
	vaddpd	%ymm11, %ymm9, %ymm9
	vaddpd	%ymm5, %ymm9, %ymm9
	vpsllq	$52, %ymm8, %ymm8
	vpaddq	%ymm9, %ymm8, %ymm8
	vaddpd	%ymm5, %ymm10, %ymm9
	vpsllq	$52, %ymm7, %ymm7
	vcvtpd2ps	%ymm8, %xmm8
	vpaddq	%ymm7, %ymm9, %ymm7
	vcvtpd2ps	%ymm7, %xmm7
	vinsertf128	$1, %xmm7, %ymm8, %ymm7
	vaddps	%ymm6, %ymm7, %ymm7
	vdivps	%ymm7, %ymm6, %ymm7
	vmovups	%ymm7, (%rcx,%rdi,4)
	addq	$8, %rdi
	cmpq	%rdi, %rax
	jne	.LBB28_17
	cmpq	%rax, %rdx
	je	.LBB28_44
.LBB28_19:
	vbroadcastss	.LCPI28_0(%rip), %xmm0
	vmovaps	%xmm0, -40(%rsp)
	vmovsd	.LCPI28_11(%rip), %xmm11
	vmovsd	.LCPI28_12(%rip), %xmm12
	vmovsd	.LCPI28_13(%rip), %xmm13
	vmovsd	.LCPI28_14(%rip), %xmm14
	vmovsd	.LCPI28_15(%rip), %xmm15
	vmovsd	.LCPI28_16(%rip), %xmm2
	vmovsd	.LCPI28_17(%rip), %xmm1
	vmovsd	.LCPI28_18(%rip), %xmm0
	vmovsd	.LCPI28_19(%rip), %xmm4
	vmovsd	.LCPI28_20(%rip), %xmm3
	vmovsd	.LCPI28_21(%rip), %xmm5
	vmovss	.LCPI28_22(%rip), %xmm6
	jmp	.LBB28_20
	.p2align	4
.LBB28_22:
	vmulsd	.LCPI28_4(%rip), %xmm8, %xmm7
	vaddsd	.LCPI28_5(%rip), %xmm7, %xmm7
	vaddsd	.LCPI28_6(%rip), %xmm7, %xmm9
	vmulsd	.LCPI28_7(%rip), %xmm9, %xmm10
	vaddsd	%xmm10, %xmm8, %xmm8
	vmulsd	.LCPI28_8(%rip), %xmm9, %xmm9
	vaddsd	%xmm9, %xmm8, %xmm8
	vmulsd	.LCPI28_9(%rip), %xmm8, %xmm9
	vaddsd	.LCPI28_10(%rip), %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm11, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm12, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm13, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm14, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm15, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm2, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm1, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm0, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm4, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm3, %xmm9, %xmm9
	vmulsd	%xmm8, %xmm8, %xmm10
	vmulsd	%xmm9, %xmm10, %xmm9
	vaddsd	%xmm9, %xmm8, %xmm8
	vaddsd	%xmm5, %xmm8, %xmm8
	vmovq	%xmm8, %rdi
	vmovq	%xmm7, %r8
	shlq	$52, %r8
	addq	%rdi, %r8
	vmovq	%r8, %xmm7
	vcvtsd2ss	%xmm7, %xmm7, %xmm7
	vaddss	%xmm6, %xmm7, %xmm7
	vdivss	%xmm7, %xmm6, %xmm7
	vmovss	%xmm7, (%rcx,%rax,4)
	incq	%rax
	cmpq	%rax, %rdx
	je	.LBB28_44
.LBB28_20:
	vmovss	(%rsi,%rax,4), %xmm7
	vucomiss	.LCPI28_1(%rip), %xmm7
	vmovsd	.LCPI28_3(%rip), %xmm8
	ja	.LBB28_22
	vxorps	-40(%rsp), %xmm7, %xmm7
	vcvtss2sd	%xmm7, %xmm7, %xmm7
	vmovsd	.LCPI28_2(%rip), %xmm8
	vminsd	%xmm7, %xmm8, %xmm8
	jmp	.LBB28_22
.LBB28_26:
	movq	%rdx, %rax
	andq	$-8, %rax
	xorl	%edi, %edi
	vbroadcastss	.LCPI28_0(%rip), %ymm0
	vmovups	%ymm0, -40(%rsp)
	vbroadcastsd	.LCPI28_14(%rip), %ymm14
	vbroadcastsd	.LCPI28_15(%rip), %ymm15
	vbroadcastsd	.LCPI28_16(%rip), %ymm1
	vbroadcastsd	.LCPI28_17(%rip), %ymm2
	vbroadcastsd	.LCPI28_18(%rip), %ymm0
	vbroadcastsd	.LCPI28_19(%rip), %ymm3
	vbroadcastsd	.LCPI28_20(%rip), %ymm4
	vbroadcastsd	.LCPI28_21(%rip), %ymm5
	.p2align	4
.LBB28_27:
	vmovups	(%rsi,%rdi,4), %ymm6
	vxorps	-40(%rsp), %ymm6, %ymm7
	vextractf128	$1, %ymm7, %xmm8
	vcvtps2pd	%xmm8, %ymm8
	vcvtps2pd	%xmm7, %ymm7
	vbroadcastss	.LCPI28_1(%rip), %ymm9
	vcmpltps	%ymm6, %ymm9, %ymm6
	vpmovsxdq	%xmm6, %ymm9
	vextracti128	$1, %ymm6, %xmm6
	vpmovsxdq	%xmm6, %ymm6
	vbroadcastsd	.LCPI28_2(%rip), %ymm10
	vminpd	%ymm7, %ymm10, %ymm7
	vminpd	%ymm8, %ymm10, %ymm8
	vbroadcastsd	.LCPI28_3(%rip), %ymm10
	vblendvpd	%ymm6, %ymm10, %ymm8, %ymm8
	vblendvpd	%ymm9, %ymm10, %ymm7, %ymm9
	vbroadcastsd	.LCPI28_4(%rip), %ymm6
	vmulpd	%ymm6, %ymm9, %ymm7
	vmulpd	%ymm6, %ymm8, %ymm6
	vbroadcastsd	.LCPI28_5(%rip), %ymm10
	vaddpd	%ymm6, %ymm10, %ymm6
	vaddpd	%ymm7, %ymm10, %ymm7
	vbroadcastsd	.LCPI28_6(%rip), %ymm11
	vaddpd	%ymm7, %ymm11, %ymm10
	vaddpd	%ymm6, %ymm11, %ymm11
	vbroadcastsd	.LCPI28_7(%rip), %ymm13
	vmulpd	%ymm13, %ymm10, %ymm12
	vaddpd	%ymm12, %ymm9, %ymm9
	vmulpd	%ymm13, %ymm11, %ymm12
	vaddpd	%ymm12, %ymm8, %ymm12
	vbroadcastsd	.LCPI28_8(%rip), %ymm13
	vmulpd	%ymm13, %ymm10, %ymm8
	vaddpd	%ymm8, %ymm9, %ymm8
	vmulpd	%ymm13, %ymm11, %ymm9
	vaddpd	%ymm9, %ymm12, %ymm9
	vbroadcastsd	.LCPI28_9(%rip), %ymm11
	vmulpd	%ymm11, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vbroadcastsd	.LCPI28_10(%rip), %ymm12
	vaddpd	%ymm12, %ymm11, %ymm11
	vaddpd	%ymm12, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vbroadcastsd	.LCPI28_11(%rip), %ymm12
	vaddpd	%ymm12, %ymm11, %ymm11
	vaddpd	%ymm12, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vbroadcastsd	.LCPI28_12(%rip), %ymm12
	vaddpd	%ymm12, %ymm11, %ymm11
	vaddpd	%ymm12, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vbroadcastsd	.LCPI28_13(%rip), %ymm12
	vaddpd	%ymm12, %ymm11, %ymm11
	vaddpd	%ymm12, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vaddpd	%ymm14, %ymm11, %ymm11
	vaddpd	%ymm14, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vaddpd	%ymm15, %ymm11, %ymm11
	vaddpd	%ymm15, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vaddpd	%ymm1, %ymm11, %ymm11
	vaddpd	%ymm1, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vaddpd	%ymm2, %ymm11, %ymm11
	vaddpd	%ymm2, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vaddpd	%ymm0, %ymm11, %ymm11
	vaddpd	%ymm0, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vaddpd	%ymm3, %ymm11, %ymm11
	vaddpd	%ymm3, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vaddpd	%ymm4, %ymm11, %ymm11
	vaddpd	%ymm4, %ymm10, %ymm10
	vmulpd	%ymm9, %ymm9, %ymm12
	vmulpd	%ymm11, %ymm12, %ymm11
	vmulpd	%ymm8, %ymm8, %ymm12
	vmulpd	%ymm10, %ymm12, %ymm10
	vaddpd	%ymm11, %ymm9, %ymm9
	vaddpd	%ymm10, %ymm8, %ymm8
	vaddpd	%ymm5, %ymm8, %ymm8
	vpsllq	$52, %ymm7, %ymm7
	vpaddq	%ymm7, %ymm8, %ymm7
	vaddpd	%ymm5, %ymm9, %ymm8
	vpsllq	$52, %ymm6, %ymm6
	vpaddq	%ymm6, %ymm8, %ymm6
	vcvtpd2ps	%ymm7, %xmm7
	vcvtpd2ps	%ymm6, %xmm6
	vcvtps2pd	%xmm6, %ymm6
	vcvtps2pd	%xmm7, %ymm7
	vaddpd	%ymm5, %ymm6, %ymm6
	vdivpd	%ymm6, %ymm5, %ymm6
	vaddpd	%ymm5, %ymm7, %ymm7
	vdivpd	%ymm7, %ymm5, %ymm7
	vcvtpd2ps	%ymm6, %xmm6
	vmovupd	%xmm6, 16(%rcx,%rdi,4)
	vcvtpd2ps	%ymm7, %xmm6
	vmovupd	%xmm6, (%rcx,%rdi,4)
	addq	$8, %rdi
	cmpq	%rdi, %rax
	jne	.LBB28_27
	cmpq	%rax, %rdx
	je	.LBB28_44
.LBB28_29:
	vbroadcastss	.LCPI28_0(%rip), %xmm0
	vmovaps	%xmm0, -40(%rsp)
	vmovsd	.LCPI28_10(%rip), %xmm10
	vmovsd	.LCPI28_11(%rip), %xmm11
	vmovsd	.LCPI28_12(%rip), %xmm12
	vmovsd	.LCPI28_13(%rip), %xmm13
	vmovsd	.LCPI28_14(%rip), %xmm14
	vmovsd	.LCPI28_15(%rip), %xmm15
	vmovsd	.LCPI28_16(%rip), %xmm2
	vmovsd	.LCPI28_17(%rip), %xmm1
	vmovsd	.LCPI28_18(%rip), %xmm0
	vmovsd	.LCPI28_19(%rip), %xmm4
	vmovsd	.LCPI28_20(%rip), %xmm3
	vmovsd	.LCPI28_21(%rip), %xmm5
	jmp	.LBB28_30
	.p2align	4
.LBB28_32:
	vmulsd	.LCPI28_4(%rip), %xmm7, %xmm6
	vaddsd	.LCPI28_5(%rip), %xmm6, %xmm6
	vaddsd	.LCPI28_6(%rip), %xmm6, %xmm8
	vmulsd	.LCPI28_7(%rip), %xmm8, %xmm9
	vaddsd	%xmm7, %xmm9, %xmm7
	vmulsd	.LCPI28_8(%rip), %xmm8, %xmm8
	vaddsd	%xmm7, %xmm8, %xmm7
	vmulsd	.LCPI28_9(%rip), %xmm7, %xmm8
	vaddsd	%xmm10, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm11, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm12, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm13, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm14, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm15, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm2, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm1, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm0, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm4, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm3, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm7, %xmm9
	vmulsd	%xmm8, %xmm9, %xmm8
	vaddsd	%xmm7, %xmm8, %xmm7
	vaddsd	%xmm5, %xmm7, %xmm7
	vmovq	%xmm7, %rdi
	vmovq	%xmm6, %r8
	shlq	$52, %r8
	addq	%rdi, %r8
	vmovq	%r8, %xmm6
	vcvtsd2ss	%xmm6, %xmm6, %xmm6
	vcvtss2sd	%xmm6, %xmm6, %xmm6
	vaddsd	%xmm5, %xmm6, %xmm6
	vdivsd	%xmm6, %xmm5, %xmm6
	vcvtsd2ss	%xmm6, %xmm6, %xmm6
	vmovss	%xmm6, (%rcx,%rax,4)
	incq	%rax
	cmpq	%rax, %rdx
	je	.LBB28_44
.LBB28_30:
	vmovss	(%rsi,%rax,4), %xmm6
	vucomiss	.LCPI28_1(%rip), %xmm6
	vmovsd	.LCPI28_3(%rip), %xmm7
	ja	.LBB28_32
	vxorps	-40(%rsp), %xmm6, %xmm6
	vcvtss2sd	%xmm6, %xmm6, %xmm6
	vmovsd	.LCPI28_2(%rip), %xmm7
	vminsd	%xmm6, %xmm7, %xmm7
	jmp	.LBB28_32
.LBB28_6:
	movq	%rdx, %rax
	andq	$-8, %rax
	xorl	%edi, %edi
	vbroadcastsd	.LCPI28_14(%rip), %ymm13
	vbroadcastsd	.LCPI28_15(%rip), %ymm14
	vbroadcastsd	.LCPI28_16(%rip), %ymm15
	vbroadcastsd	.LCPI28_17(%rip), %ymm0
	vbroadcastsd	.LCPI28_18(%rip), %ymm1
	vbroadcastsd	.LCPI28_19(%rip), %ymm2
	vbroadcastsd	.LCPI28_20(%rip), %ymm3
	vbroadcastsd	.LCPI28_21(%rip), %ymm4
	vbroadcastsd	.LCPI28_7(%rip), %ymm12
	.p2align	4
.LBB28_7:
	vmovups	(%rsi,%rdi,4), %ymm5
	vcvtps2pd	16(%rsi,%rdi,4), %ymm6
	vbroadcastss	.LCPI28_23(%rip), %ymm7
	vcmpltps	%ymm7, %ymm5, %ymm5
	vcvtps2pd	(%rsi,%rdi,4), %ymm7
	vpmovsxdq	%xmm5, %ymm8
	vextracti128	$1, %ymm5, %xmm5
	vpmovsxdq	%xmm5, %ymm5
	vbroadcastsd	.LCPI28_2(%rip), %ymm9
	vminpd	%ymm7, %ymm9, %ymm7
	vminpd	%ymm6, %ymm9, %ymm6
	vbroadcastsd	.LCPI28_3(%rip), %ymm10
	vblendvpd	%ymm5, %ymm10, %ymm6, %ymm9
	vblendvpd	%ymm8, %ymm10, %ymm7, %ymm7
	vbroadcastsd	.LCPI28_4(%rip), %ymm5
	vmulpd	%ymm5, %ymm7, %ymm6
	vmulpd	%ymm5, %ymm9, %ymm5
	vbroadcastsd	.LCPI28_5(%rip), %ymm8
	vaddpd	%ymm5, %ymm8, %ymm5
	vaddpd	%ymm6, %ymm8, %ymm6
	vbroadcastsd	.LCPI28_6(%rip), %ymm10
	vaddpd	%ymm6, %ymm10, %ymm8
	vaddpd	%ymm5, %ymm10, %ymm10
	vmulpd	%ymm12, %ymm8, %ymm11
	vaddpd	%ymm7, %ymm11, %ymm7
	vmulpd	%ymm12, %ymm10, %ymm11
	vaddpd	%ymm11, %ymm9, %ymm9
	vbroadcastsd	.LCPI28_8(%rip), %ymm11
	vmulpd	%ymm11, %ymm8, %ymm8
	vaddpd	%ymm7, %ymm8, %ymm7
	vmulpd	%ymm11, %ymm10, %ymm8
	vaddpd	%ymm8, %ymm9, %ymm8
	vbroadcastsd	.LCPI28_9(%rip), %ymm10
	vmulpd	%ymm7, %ymm10, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vbroadcastsd	.LCPI28_10(%rip), %ymm11
	vaddpd	%ymm11, %ymm10, %ymm10
	vaddpd	%ymm11, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vbroadcastsd	.LCPI28_11(%rip), %ymm11
	vaddpd	%ymm11, %ymm10, %ymm10
	vaddpd	%ymm11, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vbroadcastsd	.LCPI28_12(%rip), %ymm11
	vaddpd	%ymm11, %ymm10, %ymm10
	vaddpd	%ymm11, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vbroadcastsd	.LCPI28_13(%rip), %ymm11
	vaddpd	%ymm11, %ymm10, %ymm10
	vaddpd	%ymm11, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vaddpd	%ymm13, %ymm10, %ymm10
	vaddpd	%ymm13, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vaddpd	%ymm14, %ymm10, %ymm10
	vaddpd	%ymm14, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vaddpd	%ymm15, %ymm10, %ymm10
	vaddpd	%ymm15, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vaddpd	%ymm0, %ymm10, %ymm10
	vaddpd	%ymm0, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vaddpd	%ymm1, %ymm10, %ymm10
	vaddpd	%ymm1, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vaddpd	%ymm2, %ymm10, %ymm10
	vaddpd	%ymm2, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vaddpd	%ymm3, %ymm10, %ymm10
	vaddpd	%ymm3, %ymm9, %ymm9
	vmulpd	%ymm8, %ymm8, %ymm11
	vmulpd	%ymm10, %ymm11, %ymm10
	vmulpd	%ymm7, %ymm7, %ymm11
	vmulpd	%ymm9, %ymm11, %ymm9
	vaddpd	%ymm10, %ymm8, %ymm8
	vaddpd	%ymm7, %ymm9, %ymm7
	vaddpd	%ymm4, %ymm7, %ymm7
	vpsllq	$52, %ymm6, %ymm6
	vpaddq	%ymm7, %ymm6, %ymm6
	vaddpd	%ymm4, %ymm8, %ymm7
	vpsllq	$52, %ymm5, %ymm5
	vpaddq	%ymm7, %ymm5, %ymm5
	vcvtpd2ps	%ymm5, %xmm5
	vmovupd	%xmm5, 16(%rcx,%rdi,4)
	vcvtpd2ps	%ymm6, %xmm5
	vmovupd	%xmm5, (%rcx,%rdi,4)
	addq	$8, %rdi
	cmpq	%rdi, %rax
	jne	.LBB28_7
	cmpq	%rax, %rdx
	je	.LBB28_44
.LBB28_9:
	vmovsd	.LCPI28_10(%rip), %xmm9
	vmovsd	.LCPI28_11(%rip), %xmm10
	vmovsd	.LCPI28_12(%rip), %xmm11
	vmovsd	.LCPI28_13(%rip), %xmm12
	vmovsd	.LCPI28_14(%rip), %xmm13
	vmovsd	.LCPI28_15(%rip), %xmm14
	vmovsd	.LCPI28_16(%rip), %xmm15
	vmovsd	.LCPI28_17(%rip), %xmm1
	vmovsd	.LCPI28_18(%rip), %xmm0
	vmovsd	.LCPI28_19(%rip), %xmm3
	vmovsd	.LCPI28_20(%rip), %xmm2
	vmovsd	.LCPI28_21(%rip), %xmm4
	jmp	.LBB28_10
	.p2align	4
.LBB28_12:
	vmulsd	.LCPI28_4(%rip), %xmm6, %xmm5
	vaddsd	.LCPI28_5(%rip), %xmm5, %xmm5
	vaddsd	.LCPI28_6(%rip), %xmm5, %xmm7
	vmulsd	.LCPI28_7(%rip), %xmm7, %xmm8
	vaddsd	%xmm6, %xmm8, %xmm6
	vmulsd	.LCPI28_8(%rip), %xmm7, %xmm7
	vaddsd	%xmm7, %xmm6, %xmm6
	vmulsd	.LCPI28_9(%rip), %xmm6, %xmm7
	vaddsd	%xmm7, %xmm9, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm7, %xmm10, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm7, %xmm11, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm7, %xmm12, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm7, %xmm13, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm7, %xmm14, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm7, %xmm15, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm1, %xmm7, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm0, %xmm7, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm3, %xmm7, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm2, %xmm7, %xmm7
	vmulsd	%xmm6, %xmm6, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm7
	vaddsd	%xmm7, %xmm6, %xmm6
	vaddsd	%xmm4, %xmm6, %xmm6
	vmovq	%xmm6, %rdi
	vmovq	%xmm5, %r8
	shlq	$52, %r8
	addq	%rdi, %r8
	vmovq	%r8, %xmm5
	vcvtsd2ss	%xmm5, %xmm5, %xmm5
	vmovss	%xmm5, (%rcx,%rax,4)
	incq	%rax
	cmpq	%rax, %rdx
	je	.LBB28_44
.LBB28_10:
	vmovss	(%rsi,%rax,4), %xmm5
	vmovss	.LCPI28_23(%rip), %xmm6
	vucomiss	%xmm5, %xmm6
	vmovsd	.LCPI28_3(%rip), %xmm6
	ja	.LBB28_12
	vcvtss2sd	%xmm5, %xmm5, %xmm5
	vmovsd	.LCPI28_2(%rip), %xmm6
	vminsd	%xmm5, %xmm6, %xmm6
	jmp	.LBB28_12
.LBB28_36:
	movq	%rdx, %rax
	andq	$-8, %rax
	xorl	%edi, %edi
	vbroadcastsd	.LCPI28_24(%rip), %ymm0
	vbroadcastsd	.LCPI28_20(%rip), %ymm1
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI28_22(%rip), %ymm3
	.p2align	4
.LBB28_37:
	vcvtps2pd	16(%rsi,%rdi,4), %ymm4
	vmovups	(%rsi,%rdi,4), %ymm5
	vcvtps2pd	%xmm5, %ymm6
	vmulpd	%ymm0, %ymm6, %ymm6
	vmulpd	%ymm0, %ymm4, %ymm4
	vaddpd	%ymm1, %ymm6, %ymm6
	vcvtpd2ps	%ymm6, %xmm6
	vaddpd	%ymm1, %ymm4, %ymm4
	vcvtpd2ps	%ymm4, %xmm4
	vinsertf128	$1, %xmm4, %ymm6, %ymm4
	vminps	%ymm4, %ymm3, %ymm6
	vcmpnltps	%ymm2, %ymm4, %ymm4
	vandps	%ymm6, %ymm4, %ymm4
	vmulps	%ymm4, %ymm5, %ymm4
	vmovups	%ymm4, (%rcx,%rdi,4)
	addq	$8, %rdi
	cmpq	%rdi, %rax
	jne	.LBB28_37
	cmpq	%rax, %rdx
	je	.LBB28_44
.LBB28_39:
	movq	%rax, %rdi
	orq	$1, %rdi
	testb	$1, %dl
	je	.LBB28_41
	vmovss	(%rsi,%rax,4), %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmulsd	.LCPI28_24(%rip), %xmm1, %xmm1
	vaddsd	.LCPI28_20(%rip), %xmm1, %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	vmovss	.LCPI28_22(%rip), %xmm2
	vminss	%xmm1, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltss	%xmm3, %xmm1, %xmm1
	vandnps	%xmm2, %xmm1, %xmm1
	vmulss	%xmm1, %xmm0, %xmm0
	vmovss	%xmm0, (%rcx,%rax,4)
	movq	%rdi, %rax
.LBB28_41:
	cmpq	%rdi, %rdx
	je	.LBB28_44
	vmovsd	.LCPI28_24(%rip), %xmm0
	vmovsd	.LCPI28_20(%rip), %xmm1
	vmovss	.LCPI28_22(%rip), %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	.p2align	4
.LBB28_43:
	vmovss	(%rsi,%rax,4), %xmm4
	vcvtss2sd	%xmm4, %xmm4, %xmm5
	vmulsd	%xmm0, %xmm5, %xmm5
	vaddsd	%xmm1, %xmm5, %xmm5
	vcvtsd2ss	%xmm5, %xmm5, %xmm5
	vminss	%xmm5, %xmm2, %xmm6
	vcmpltss	%xmm3, %xmm5, %xmm5
	vandnps	%xmm6, %xmm5, %xmm5
	vmulss	%xmm5, %xmm4, %xmm4
	vmovss	%xmm4, (%rcx,%rax,4)
	vmovss	4(%rsi,%rax,4), %xmm4
	vcvtss2sd	%xmm4, %xmm4, %xmm5
	vmulsd	%xmm0, %xmm5, %xmm5
	vaddsd	%xmm1, %xmm5, %xmm5
	vcvtsd2ss	%xmm5, %xmm5, %xmm5
	vminss	%xmm5, %xmm2, %xmm6
	vcmpltss	%xmm3, %xmm5, %xmm5
	vandnps	%xmm6, %xmm5, %xmm5
	vmulss	%xmm5, %xmm4, %xmm4
	vmovss	%xmm4, 4(%rcx,%rax,4)
	addq	$2, %rax
	cmpq	%rax, %rdx
	jne	.LBB28_43
.LBB28_44:
	vzeroupper
	retq
.Lfunc_end28:
	.size	$s18VitruvianMicroAVX210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF, .Lfunc_end28-$s18VitruvianMicroAVX210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF
	.hidden	vitruvian_combine_avx2
	.globl	vitruvian_combine_avx2
	.p2align	4
	.type	vitruvian_combine_avx2,@function
vitruvian_combine_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF)
.Lfunc_end29:
	.size	vitruvian_combine_avx2, .Lfunc_end29-vitruvian_combine_avx2
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF
	.globl	$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF
	.p2align	4
	.type	$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF,@function
$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$248, %rsp
	.cfi_def_cfa_offset 304
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	328(%rsp), %rax
	movq	320(%rsp), %r10
	movq	312(%rsp), %r11
	movq	304(%rsp), %rbx
	vbroadcastss	%xmm0, %ymm2
	vbroadcastss	%xmm1, %ymm3
	movq	%rsi, 112(%rsp)
	movq	%rdx, 120(%rsp)
	movq	%rcx, 128(%rsp)
	movq	%r8, 136(%rsp)
	movq	%r9, 144(%rsp)
	movq	%rbx, 152(%rsp)
	vmovups	%ymm2, 160(%rsp)
	vmovups	%ymm3, 192(%rsp)
	movq	%r11, 224(%rsp)
	movq	%r10, 232(%rsp)
	movq	%rax, 240(%rsp)
	cmpq	$6, %rdi
	ja	.LBB30_40
	leaq	.LJTI30_0(%rip), %rax
	movslq	(%rax,%rdi,4), %rdi
	addq	%rax, %rdi
	jmpq	*%rdi
.LBB30_2:
	movq	%rbx, %rbp
	cmpq	$8, %r10
	jge	.LBB30_3
.LBB30_5:
	cmpq	$0, 328(%rsp)
	je	.LBB30_41
	movq	%rdx, %r10
	movq	%r9, %r12
	movq	328(%rsp), %rdx
	movq	%rdx, %rax
	movq	320(%rsp), %r14
	imulq	%r14, %rax
	leaq	(%r11,%rax,4), %rax
	leaq	(,%r14,4), %r13
	leaq	-1(%rdx), %rdi
	movq	%rcx, %rdx
	imulq	%rdi, %rdx
	addq	%r14, %rdx
	leaq	(%rsi,%rdx,4), %rdx
	movq	%rbp, %r15
	imulq	%rbp, %rdi
	addq	%r14, %rdi
	leaq	(%r8,%rdi,4), %rbx
	movq	%r10, %r9
	xorq	$1, %r9
	movq	%r12, %rdi
	xorq	$1, %rdi
	orq	%r9, %rdi
	setne	%bpl
	cmpq	%rdx, %r11
	setb	%dl
	cmpq	%rax, %rsi
	setb	%dil
	andb	%dl, %dil
	movq	%r13, 64(%rsp)
	testq	%r13, %r13
	sets	%dl
	movq	%rcx, %r9
	shrq	$61, %r9
	andl	$1, %r9d
	orb	%dl, %r9b
	orb	%dil, %r9b
	cmpq	%rbx, %r11
	setb	%dil
	cmpq	%rax, %r8
	setb	%al
	andb	%dil, %al
	movq	%r15, %rdi
	shrq	$61, %rdi
	andl	$1, %edi
	orb	%dl, %dil
	orb	%al, %dil
	orb	%r9b, %dil
	orb	%bpl, %dil
	movq	%rdi, 56(%rsp)
	movq	%r14, %rax
	andq	$-32, %rax
	movq	%rax, 16(%rsp)
	movq	%r14, %rax
	andq	$-4, %rax
	movq	%rax, 48(%rsp)
	andl	$3, %r14d
	movq	%r14, 40(%rsp)
	leaq	96(%r11), %rbp
	leaq	96(%r8), %r13
	shlq	$2, %r15
	movq	%r15, 72(%rsp)
	leaq	96(%rsi), %rax
	shlq	$2, %rcx
	leaq	(,%r12,4), %rdx
	movq	%rdx, 32(%rsp)
	leaq	(,%r10,4), %rdx
	movq	%rdx, 24(%rsp)
	shlq	$4, %r10
	movq	%r10, 96(%rsp)
	shlq	$4, %r12
	movq	%r12, 104(%rsp)
	xorl	%edi, %edi
	movq	%rcx, 80(%rsp)
	jmp	.LBB30_7
	.p2align	4
.LBB30_24:
	movq	88(%rsp), %rdi
	incq	%rdi
	movq	64(%rsp), %rsi
	addq	%rsi, %rbp
	movq	72(%rsp), %rdx
	addq	%rdx, %r13
	movq	80(%rsp), %rcx
	addq	%rcx, %rax
	addq	%rsi, %r11
	movq	8(%rsp), %r8
	addq	%rdx, %r8
	movq	(%rsp), %rsi
	addq	%rcx, %rsi
	cmpq	328(%rsp), %rdi
	je	.LBB30_41
.LBB30_7:
	movq	%rdi, 88(%rsp)
	movq	%rsi, (%rsp)
	movq	%r8, 8(%rsp)
	movq	320(%rsp), %rdx
	testq	%rdx, %rdx
	je	.LBB30_24
	cmpq	$4, %rdx
	setb	%cl
	orb	56(%rsp), %cl
	testb	$1, %cl
	je	.LBB30_16
	xorl	%r10d, %r10d
	jmp	.LBB30_10
	.p2align	4
.LBB30_16:
	xorl	%ecx, %ecx
	cmpq	$32, %rdx
	jb	.LBB30_21
	movq	16(%rsp), %rsi
	.p2align	4
.LBB30_18:
	vmovups	-96(%rax,%rcx,4), %ymm4
	vmovups	-64(%rax,%rcx,4), %ymm5
	vmovups	-32(%rax,%rcx,4), %ymm6
	vmovups	(%rax,%rcx,4), %ymm7
	vaddps	-96(%r13,%rcx,4), %ymm4, %ymm4
	vaddps	-64(%r13,%rcx,4), %ymm5, %ymm5
	vaddps	-32(%r13,%rcx,4), %ymm6, %ymm6
	vaddps	(%r13,%rcx,4), %ymm7, %ymm7
	vmaxps	%ymm4, %ymm2, %ymm4
	vmaxps	%ymm5, %ymm2, %ymm5
	vmaxps	%ymm6, %ymm2, %ymm6
	vmaxps	%ymm7, %ymm2, %ymm7
	vminps	%ymm4, %ymm3, %ymm4
	vminps	%ymm5, %ymm3, %ymm5
	vminps	%ymm6, %ymm3, %ymm6
	vminps	%ymm7, %ymm3, %ymm7
	vmovups	%ymm4, -96(%rbp,%rcx,4)
	vmovups	%ymm5, -64(%rbp,%rcx,4)
	vmovups	%ymm6, -32(%rbp,%rcx,4)
	vmovups	%ymm7, (%rbp,%rcx,4)
	addq	$32, %rcx
	cmpq	%rcx, %rsi
	jne	.LBB30_18
	cmpq	%rsi, %rdx
	je	.LBB30_24
	movq	16(%rsp), %rcx
	movq	%rcx, %r10
	testb	$28, %dl
	je	.LBB30_10
.LBB30_21:
	movq	8(%rsp), %rdx
	movq	(%rsp), %rsi
	movq	48(%rsp), %rdi
	.p2align	4
.LBB30_22:
	vmovups	(%rsi,%rcx,4), %xmm4
	vaddps	(%rdx,%rcx,4), %xmm4, %xmm4
	vmaxps	%xmm4, %xmm2, %xmm4
	vminps	%xmm4, %xmm3, %xmm4
	vmovups	%xmm4, (%r11,%rcx,4)
	addq	$4, %rcx
	cmpq	%rcx, %rdi
	jne	.LBB30_22
	movq	%rdi, %r10
	cmpq	%rdi, 320(%rsp)
	je	.LBB30_24
.LBB30_10:
	movq	%r10, %rcx
	cmpq	$0, 40(%rsp)
	movq	32(%rsp), %r8
	movq	24(%rsp), %r9
	je	.LBB30_13
	movq	%r8, %rdx
	imulq	%r10, %rdx
	addq	8(%rsp), %rdx
	movq	%r9, %rsi
	imulq	%r10, %rsi
	addq	(%rsp), %rsi
	movq	40(%rsp), %rdi
	movq	%r10, %rcx
	.p2align	4
.LBB30_12:
	vmovss	(%rsi), %xmm4
	vaddss	(%rdx), %xmm4, %xmm4
	vmaxss	%xmm4, %xmm0, %xmm4
	vminss	%xmm4, %xmm1, %xmm4
	vmovss	%xmm4, (%r11,%rcx,4)
	incq	%rcx
	addq	%r8, %rdx
	addq	%r9, %rsi
	decq	%rdi
	jne	.LBB30_12
.LBB30_13:
	movq	320(%rsp), %rdx
	subq	%rdx, %r10
	cmpq	$-4, %r10
	ja	.LBB30_24
	leaq	1(%rcx), %r10
	movq	24(%rsp), %r15
	movq	%r15, %rdi
	imulq	%r10, %rdi
	leaq	3(%rcx), %r12
	movq	32(%rsp), %rbx
	movq	%rbx, %r14
	imulq	%r12, %r14
	imulq	%r15, %r12
	imulq	%rbx, %r10
	leaq	2(%rcx), %rdx
	movq	%rbx, %r9
	imulq	%rdx, %r9
	imulq	%r15, %rdx
	imulq	%rcx, %rbx
	imulq	%rcx, %r15
	movq	8(%rsp), %rsi
	movq	(%rsp), %r8
	.p2align	4
.LBB30_15:
	vmovss	(%r8,%r15), %xmm4
	vaddss	(%rsi,%rbx), %xmm4, %xmm4
	vmaxss	%xmm4, %xmm0, %xmm4
	vminss	%xmm4, %xmm1, %xmm4
	vmovss	%xmm4, (%r11,%rcx,4)
	vmovss	(%r8,%rdi), %xmm4
	vaddss	(%rsi,%r10), %xmm4, %xmm4
	vmaxss	%xmm4, %xmm0, %xmm4
	vminss	%xmm4, %xmm1, %xmm4
	vmovss	%xmm4, 4(%r11,%rcx,4)
	vmovss	(%r8,%rdx), %xmm4
	vaddss	(%rsi,%r9), %xmm4, %xmm4
	vmaxss	%xmm4, %xmm0, %xmm4
	vminss	%xmm4, %xmm1, %xmm4
	vmovss	%xmm4, 8(%r11,%rcx,4)
	vmovss	(%r8,%r12), %xmm4
	vaddss	(%rsi,%r14), %xmm4, %xmm4
	vmaxss	%xmm4, %xmm0, %xmm4
	vminss	%xmm4, %xmm1, %xmm4
	vmovss	%xmm4, 12(%r11,%rcx,4)
	addq	$4, %rcx
	addq	96(%rsp), %r8
	addq	104(%rsp), %rsi
	cmpq	%rcx, 320(%rsp)
	jne	.LBB30_15
	jmp	.LBB30_24
.LBB30_37:
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B17SquaredDifferenceO_Ttg5)
	jmp	.LBB30_41
.LBB30_35:
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B14MultiplicationO_Ttg5)
	jmp	.LBB30_41
.LBB30_36:
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B8DivisionO_Ttg5)
	jmp	.LBB30_41
.LBB30_40:
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B13RectificationO_Ttg5)
	jmp	.LBB30_41
.LBB30_34:
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B11SubtractionO_Ttg5)
	jmp	.LBB30_41
.LBB30_38:
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MaximumO_Ttg5)
	jmp	.LBB30_41
.LBB30_39:
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MinimumO_Ttg5)
.LBB30_41:
	addq	$248, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.LBB30_3:
	.cfi_def_cfa_offset 304
	testq	%rdx, %rdx
	je	.LBB30_4
	testq	%r9, %r9
	je	.LBB30_26
	cmpq	$0, 328(%rsp)
	je	.LBB30_41
	movq	320(%rsp), %rdx
	leaq	-8(%rdx), %rax
	leaq	(,%rdx,4), %r15
	leaq	(,%rbp,4), %rdx
	leaq	(,%rcx,4), %rdi
	xorl	%r10d, %r10d
	movq	%rsi, %r9
	movq	%r8, %rbx
	movq	%r11, %r14
	jmp	.LBB30_30
	.p2align	4
.LBB30_33:
	movq	%r10, %r12
	imulq	%rcx, %r12
	leaq	(%rsi,%r12,4), %r12
	movq	320(%rsp), %r13
	vmovups	-32(%r12,%r13,4), %ymm0
	movq	%r10, %r12
	imulq	%rbp, %r12
	leaq	(%r8,%r12,4), %r12
	vaddps	-32(%r12,%r13,4), %ymm0, %ymm0
	leaq	1(%r10), %r12
	imulq	%r13, %r10
	leaq	(%r11,%r10,4), %r10
	vcmpltps	%ymm2, %ymm0, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm0, %ymm0
	vcmpltps	%ymm0, %ymm3, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm0, %ymm0
	vmovups	%ymm0, -32(%r10,%r13,4)
	addq	%r15, %r14
	addq	%rdx, %rbx
	addq	%rdi, %r9
	movq	%r12, %r10
	cmpq	328(%rsp), %r12
	je	.LBB30_41
.LBB30_30:
	testq	%rax, %rax
	je	.LBB30_33
	xorl	%r12d, %r12d
	.p2align	4
.LBB30_32:
	vmovups	(%r9,%r12,4), %ymm0
	vaddps	(%rbx,%r12,4), %ymm0, %ymm0
	vcmpltps	%ymm2, %ymm0, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm0, %ymm0
	vcmpltps	%ymm0, %ymm3, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm0, %ymm0
	vmovups	%ymm0, (%r14,%r12,4)
	addq	$8, %r12
	cmpq	%rax, %r12
	jl	.LBB30_32
	jmp	.LBB30_33
.LBB30_4:
	testq	%r9, %r9
	je	.LBB30_5
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B12CombinedRowsV7combine33_AC0AAF000F63670CE1B2904C08A451C9LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b8RepeatedS0VAA0b5DenseS0VTtt0t1g5)
	jmp	.LBB30_41
.LBB30_26:
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B12CombinedRowsV7combine33_AC0AAF000F63670CE1B2904C08A451C9LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b5DenseS0VAA0b8RepeatedS0VTtt0t1g5)
	jmp	.LBB30_41
.Lfunc_end30:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF, .Lfunc_end30-$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI30_0:
	.long	.LBB30_2-.LJTI30_0
	.long	.LBB30_34-.LJTI30_0
	.long	.LBB30_35-.LJTI30_0
	.long	.LBB30_36-.LJTI30_0
	.long	.LBB30_37-.LJTI30_0
	.long	.LBB30_38-.LJTI30_0
	.long	.LBB30_39-.LJTI30_0
	.text
	.hidden	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B11SubtractionO_Ttg5
	.weak	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B11SubtractionO_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B11SubtractionO_Ttg5,@function
$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B11SubtractionO_Ttg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	120(%r13), %rcx
	cmpq	$8, %rcx
	movq	%rcx, -48(%rsp)
	jge	.LBB31_1
.LBB31_3:
	movq	128(%r13), %rax
	movq	%rax, -40(%rsp)
	testq	%rax, %rax
	je	.LBB31_32
	movq	-48(%rsp), %rax
	movq	%rax, %rdx
	andq	$-2, %rdx
	leaq	(,%rax,4), %rax
	movq	%rax, -8(%rsp)
	movl	$4, %edi
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	jmp	.LBB31_5
	.p2align	4
.LBB31_10:
	incq	%r9
	addq	$4, %r8
	addq	-8(%rsp), %rdi
	cmpq	-40(%rsp), %r9
	je	.LBB31_32
.LBB31_5:
	movq	-48(%rsp), %rax
	testq	%rax, %rax
	je	.LBB31_10
	movq	16(%r13), %rcx
	movq	40(%r13), %r12
	movq	(%r13), %r10
	movq	8(%r13), %rbx
	movq	24(%r13), %rbp
	movq	32(%r13), %r11
	movq	112(%r13), %rsi
	vmovups	48(%r13), %ymm1
	vmovss	48(%r13), %xmm2
	vmovss	80(%r13), %xmm0
	cmpq	$1, %rax
	movq	%rsi, -16(%rsp)
	movq	%r10, -24(%rsp)
	movq	%rbp, -32(%rsp)
	jne	.LBB31_11
	xorl	%esi, %esi
	jmp	.LBB31_8
	.p2align	4
.LBB31_11:
	movq	%rcx, %r14
	imulq	%r8, %r14
	addq	%r10, %r14
	leaq	(,%rbx,8), %r10
	movq	%r12, %r15
	imulq	%r8, %r15
	addq	%rbp, %r15
	leaq	(,%r11,8), %rbp
	leaq	(%rsi,%rdi), %rax
	xorl	%esi, %esi
	.p2align	4
.LBB31_12:
	vmovss	(%r14), %xmm3
	vsubss	(%r15), %xmm3, %xmm3
	vcmpltss	%xmm1, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm2, %xmm3, %xmm3
	vminss	%xmm3, %xmm0, %xmm3
	vmovss	%xmm3, -4(%rax,%rsi,4)
	vmovss	(%r14,%rbx,4), %xmm3
	vsubss	(%r15,%r11,4), %xmm3, %xmm3
	vcmpltss	%xmm1, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm2, %xmm3, %xmm3
	vminss	%xmm3, %xmm0, %xmm3
	vmovss	%xmm3, (%rax,%rsi,4)
	addq	$2, %rsi
	addq	%r10, %r14
	addq	%rbp, %r15
	cmpq	%rsi, %rdx
	jne	.LBB31_12
.LBB31_8:
	movq	-48(%rsp), %r14
	testb	$1, %r14b
	je	.LBB31_10
	imulq	%r9, %rcx
	imulq	%r9, %r12
	movq	%r9, %rax
	movq	-24(%rsp), %r10
	leaq	(%r10,%rcx,4), %rcx
	movq	-32(%rsp), %r10
	leaq	(%r10,%r12,4), %r10
	imulq	%rsi, %rbx
	vmovss	(%rcx,%rbx,4), %xmm3
	imulq	%rsi, %r11
	vsubss	(%r10,%r11,4), %xmm3, %xmm3
	imulq	%r14, %rax
	vcmpltss	%xmm1, %xmm3, %xmm1
	vblendvps	%xmm1, %xmm2, %xmm3, %xmm1
	movq	-16(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	vminss	%xmm1, %xmm0, %xmm0
	vmovss	%xmm0, (%rax,%rsi,4)
	jmp	.LBB31_10
.LBB31_1:
	cmpq	$0, 8(%r13)
	movq	32(%r13), %rax
	je	.LBB31_2
	addq	$-8, %rcx
	testq	%rax, %rax
	je	.LBB31_20
	movq	128(%r13), %rax
	movq	%rax, -40(%rsp)
	testq	%rax, %rax
	je	.LBB31_32
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	112(%r13), %r10
	vmovups	48(%r13), %ymm0
	vmovups	80(%r13), %ymm1
	movq	-48(%rsp), %rax
	leaq	(,%rax,4), %r11
	leaq	(,%r9,4), %rbx
	leaq	(,%rdi,4), %r14
	xorl	%ebp, %ebp
	movq	%rsi, %r15
	movq	%r8, %r12
	movq	%r10, %r13
	movq	-48(%rsp), %rdx
	jmp	.LBB31_28
	.p2align	4
.LBB31_31:
	movq	%rbp, %rax
	imulq	%rdi, %rax
	leaq	(%rsi,%rax,4), %rax
	vmovups	-32(%rax,%rdx,4), %ymm2
	movq	%rbp, %rax
	imulq	%r9, %rax
	leaq	(%r8,%rax,4), %rax
	vsubps	-32(%rax,%rdx,4), %ymm2, %ymm2
	leaq	1(%rbp), %rax
	imulq	%rdx, %rbp
	leaq	(%r10,%rbp,4), %rbp
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%rbp,%rdx,4)
	addq	%r11, %r13
	addq	%rbx, %r12
	addq	%r14, %r15
	movq	%rax, %rbp
	cmpq	-40(%rsp), %rax
	je	.LBB31_32
.LBB31_28:
	testq	%rcx, %rcx
	je	.LBB31_31
	xorl	%eax, %eax
	.p2align	4
.LBB31_30:
	vmovups	(%r15,%rax,4), %ymm2
	vsubps	(%r12,%rax,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rcx, %rax
	jl	.LBB31_30
	jmp	.LBB31_31
.LBB31_2:
	testq	%rax, %rax
	je	.LBB31_3
	movq	128(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB31_32
	movq	-48(%rsp), %rax
	leaq	-8(%rax), %rdx
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	112(%r13), %r10
	vmovups	48(%r13), %ymm0
	vmovups	80(%r13), %ymm1
	leaq	(,%rax,4), %r11
	leaq	(,%r9,4), %rbx
	xorl	%r12d, %r12d
	movq	%r8, %r14
	movq	%r10, %r15
	movq	-48(%rsp), %rbp
	jmp	.LBB31_15
	.p2align	4
.LBB31_18:
	leaq	1(%r12), %rax
	movq	%r12, %r13
	imulq	%r9, %r13
	imulq	%rbp, %r12
	leaq	(%r8,%r13,4), %r13
	leaq	(%r10,%r12,4), %r12
	vbroadcastss	%xmm2, %ymm2
	vsubps	-32(%r13,%rbp,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%r12,%rbp,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%rax, %r12
	cmpq	%rcx, %rax
	je	.LBB31_32
.LBB31_15:
	movq	%r12, %rax
	imulq	%rdi, %rax
	vmovss	(%rsi,%rax,4), %xmm2
	testq	%rdx, %rdx
	je	.LBB31_18
	vbroadcastss	%xmm2, %ymm3
	xorl	%eax, %eax
	.p2align	4
.LBB31_17:
	vsubps	(%r14,%rax,4), %ymm3, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%rax,4)
	addq	$8, %rax
	cmpq	%rdx, %rax
	jl	.LBB31_17
	jmp	.LBB31_18
.LBB31_20:
	movq	128(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB31_32
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	112(%r13), %r10
	vmovups	48(%r13), %ymm0
	vmovups	80(%r13), %ymm1
	movq	-48(%rsp), %rax
	leaq	(,%rax,4), %r11
	leaq	(,%rdi,4), %rbx
	xorl	%r12d, %r12d
	movq	%rsi, %r14
	movq	%r10, %r15
	movq	-48(%rsp), %rbp
	jmp	.LBB31_22
	.p2align	4
.LBB31_25:
	leaq	1(%r12), %rax
	movq	%r12, %r13
	imulq	%rdi, %r13
	imulq	%rbp, %r12
	leaq	(%rsi,%r13,4), %r13
	leaq	(%r10,%r12,4), %r12
	vmovups	-32(%r13,%rbp,4), %ymm3
	vbroadcastss	%xmm2, %ymm2
	vsubps	%ymm2, %ymm3, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%r12,%rbp,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%rax, %r12
	cmpq	%rdx, %rax
	je	.LBB31_32
.LBB31_22:
	movq	%r12, %rax
	imulq	%r9, %rax
	vmovss	(%r8,%rax,4), %xmm2
	testq	%rcx, %rcx
	je	.LBB31_25
	vbroadcastss	%xmm2, %ymm3
	xorl	%eax, %eax
	.p2align	4
.LBB31_24:
	vmovups	(%r14,%rax,4), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%rax,4)
	addq	$8, %rax
	cmpq	%rcx, %rax
	jl	.LBB31_24
	jmp	.LBB31_25
.LBB31_32:
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end31:
	.size	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B11SubtractionO_Ttg5, .Lfunc_end31-$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B11SubtractionO_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B14MultiplicationO_Ttg5
	.weak	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B14MultiplicationO_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B14MultiplicationO_Ttg5,@function
$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B14MultiplicationO_Ttg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	120(%r13), %rcx
	cmpq	$8, %rcx
	movq	%rcx, -48(%rsp)
	jge	.LBB32_1
.LBB32_3:
	movq	128(%r13), %rax
	movq	%rax, -40(%rsp)
	testq	%rax, %rax
	je	.LBB32_32
	movq	-48(%rsp), %rax
	movq	%rax, %rdx
	andq	$-2, %rdx
	leaq	(,%rax,4), %rax
	movq	%rax, -8(%rsp)
	movl	$4, %edi
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	jmp	.LBB32_5
	.p2align	4
.LBB32_10:
	incq	%r9
	addq	$4, %r8
	addq	-8(%rsp), %rdi
	cmpq	-40(%rsp), %r9
	je	.LBB32_32
.LBB32_5:
	movq	-48(%rsp), %rax
	testq	%rax, %rax
	je	.LBB32_10
	movq	16(%r13), %rcx
	movq	40(%r13), %r12
	movq	(%r13), %r10
	movq	8(%r13), %rbx
	movq	24(%r13), %rbp
	movq	32(%r13), %r11
	movq	112(%r13), %rsi
	vmovups	48(%r13), %ymm1
	vmovss	48(%r13), %xmm2
	vmovss	80(%r13), %xmm0
	cmpq	$1, %rax
	movq	%rsi, -16(%rsp)
	movq	%r10, -24(%rsp)
	movq	%rbp, -32(%rsp)
	jne	.LBB32_11
	xorl	%esi, %esi
	jmp	.LBB32_8
	.p2align	4
.LBB32_11:
	movq	%rcx, %r14
	imulq	%r8, %r14
	addq	%r10, %r14
	leaq	(,%rbx,8), %r10
	movq	%r12, %r15
	imulq	%r8, %r15
	addq	%rbp, %r15
	leaq	(,%r11,8), %rbp
	leaq	(%rsi,%rdi), %rax
	xorl	%esi, %esi
	.p2align	4
.LBB32_12:
	vmovss	(%r14), %xmm3
	vmulss	(%r15), %xmm3, %xmm3
	vcmpltss	%xmm1, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm2, %xmm3, %xmm3
	vminss	%xmm3, %xmm0, %xmm3
	vmovss	%xmm3, -4(%rax,%rsi,4)
	vmovss	(%r14,%rbx,4), %xmm3
	vmulss	(%r15,%r11,4), %xmm3, %xmm3
	vcmpltss	%xmm1, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm2, %xmm3, %xmm3
	vminss	%xmm3, %xmm0, %xmm3
	vmovss	%xmm3, (%rax,%rsi,4)
	addq	$2, %rsi
	addq	%r10, %r14
	addq	%rbp, %r15
	cmpq	%rsi, %rdx
	jne	.LBB32_12
.LBB32_8:
	movq	-48(%rsp), %r14
	testb	$1, %r14b
	je	.LBB32_10
	imulq	%r9, %rcx
	imulq	%r9, %r12
	movq	%r9, %rax
	movq	-24(%rsp), %r10
	leaq	(%r10,%rcx,4), %rcx
	movq	-32(%rsp), %r10
	leaq	(%r10,%r12,4), %r10
	imulq	%rsi, %rbx
	vmovss	(%rcx,%rbx,4), %xmm3
	imulq	%rsi, %r11
	vmulss	(%r10,%r11,4), %xmm3, %xmm3
	imulq	%r14, %rax
	vcmpltss	%xmm1, %xmm3, %xmm1
	vblendvps	%xmm1, %xmm2, %xmm3, %xmm1
	movq	-16(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	vminss	%xmm1, %xmm0, %xmm0
	vmovss	%xmm0, (%rax,%rsi,4)
	jmp	.LBB32_10
.LBB32_1:
	cmpq	$0, 8(%r13)
	movq	32(%r13), %rax
	je	.LBB32_2
	addq	$-8, %rcx
	testq	%rax, %rax
	je	.LBB32_20
	movq	128(%r13), %rax
	movq	%rax, -40(%rsp)
	testq	%rax, %rax
	je	.LBB32_32
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	112(%r13), %r10
	vmovups	48(%r13), %ymm0
	vmovups	80(%r13), %ymm1
	movq	-48(%rsp), %rax
	leaq	(,%rax,4), %r11
	leaq	(,%r9,4), %rbx
	leaq	(,%rdi,4), %r14
	xorl	%ebp, %ebp
	movq	%rsi, %r15
	movq	%r8, %r12
	movq	%r10, %r13
	movq	-48(%rsp), %rdx
	jmp	.LBB32_28
	.p2align	4
.LBB32_31:
	movq	%rbp, %rax
	imulq	%rdi, %rax
	leaq	(%rsi,%rax,4), %rax
	vmovups	-32(%rax,%rdx,4), %ymm2
	movq	%rbp, %rax
	imulq	%r9, %rax
	leaq	(%r8,%rax,4), %rax
	vmulps	-32(%rax,%rdx,4), %ymm2, %ymm2
	leaq	1(%rbp), %rax
	imulq	%rdx, %rbp
	leaq	(%r10,%rbp,4), %rbp
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%rbp,%rdx,4)
	addq	%r11, %r13
	addq	%rbx, %r12
	addq	%r14, %r15
	movq	%rax, %rbp
	cmpq	-40(%rsp), %rax
	je	.LBB32_32
.LBB32_28:
	testq	%rcx, %rcx
	je	.LBB32_31
	xorl	%eax, %eax
	.p2align	4
.LBB32_30:
	vmovups	(%r15,%rax,4), %ymm2
	vmulps	(%r12,%rax,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rcx, %rax
	jl	.LBB32_30
	jmp	.LBB32_31
.LBB32_2:
	testq	%rax, %rax
	je	.LBB32_3
	movq	128(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB32_32
	movq	-48(%rsp), %rax
	leaq	-8(%rax), %rdx
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	112(%r13), %r10
	vmovups	48(%r13), %ymm0
	vmovups	80(%r13), %ymm1
	leaq	(,%rax,4), %r11
	leaq	(,%r9,4), %rbx
	xorl	%r12d, %r12d
	movq	%r8, %r14
	movq	%r10, %r15
	movq	-48(%rsp), %rbp
	jmp	.LBB32_15
	.p2align	4
.LBB32_18:
	leaq	1(%r12), %rax
	movq	%r12, %r13
	imulq	%r9, %r13
	imulq	%rbp, %r12
	leaq	(%r8,%r13,4), %r13
	leaq	(%r10,%r12,4), %r12
	vbroadcastss	%xmm2, %ymm2
	vmulps	-32(%r13,%rbp,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%r12,%rbp,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%rax, %r12
	cmpq	%rcx, %rax
	je	.LBB32_32
.LBB32_15:
	movq	%r12, %rax
	imulq	%rdi, %rax
	vmovss	(%rsi,%rax,4), %xmm2
	testq	%rdx, %rdx
	je	.LBB32_18
	vbroadcastss	%xmm2, %ymm3
	xorl	%eax, %eax
	.p2align	4
.LBB32_17:
	vmulps	(%r14,%rax,4), %ymm3, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%rax,4)
	addq	$8, %rax
	cmpq	%rdx, %rax
	jl	.LBB32_17
	jmp	.LBB32_18
.LBB32_20:
	movq	128(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB32_32
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	112(%r13), %r10
	vmovups	48(%r13), %ymm0
	vmovups	80(%r13), %ymm1
	movq	-48(%rsp), %rax
	leaq	(,%rax,4), %r11
	leaq	(,%rdi,4), %rbx
	xorl	%r12d, %r12d
	movq	%rsi, %r14
	movq	%r10, %r15
	movq	-48(%rsp), %rbp
	jmp	.LBB32_22
	.p2align	4
.LBB32_25:
	leaq	1(%r12), %rax
	movq	%r12, %r13
	imulq	%rdi, %r13
	imulq	%rbp, %r12
	leaq	(%rsi,%r13,4), %r13
	leaq	(%r10,%r12,4), %r12
	vbroadcastss	%xmm2, %ymm2
	vmulps	-32(%r13,%rbp,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%r12,%rbp,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%rax, %r12
	cmpq	%rdx, %rax
	je	.LBB32_32
.LBB32_22:
	movq	%r12, %rax
	imulq	%r9, %rax
	vmovss	(%r8,%rax,4), %xmm2
	testq	%rcx, %rcx
	je	.LBB32_25
	vbroadcastss	%xmm2, %ymm3
	xorl	%eax, %eax
	.p2align	4
.LBB32_24:
	vmulps	(%r14,%rax,4), %ymm3, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%rax,4)
	addq	$8, %rax
	cmpq	%rcx, %rax
	jl	.LBB32_24
	jmp	.LBB32_25
.LBB32_32:
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end32:
	.size	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B14MultiplicationO_Ttg5, .Lfunc_end32-$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B14MultiplicationO_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B8DivisionO_Ttg5
	.weak	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B8DivisionO_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B8DivisionO_Ttg5,@function
$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B8DivisionO_Ttg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	120(%r13), %rcx
	cmpq	$8, %rcx
	movq	%rcx, -48(%rsp)
	jge	.LBB33_1
.LBB33_3:
	movq	128(%r13), %rax
	movq	%rax, -40(%rsp)
	testq	%rax, %rax
	je	.LBB33_32
	movq	-48(%rsp), %rax
	movq	%rax, %rdx
	andq	$-2, %rdx
	leaq	(,%rax,4), %rax
	movq	%rax, -8(%rsp)
	movl	$4, %edi
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	jmp	.LBB33_5
	.p2align	4
.LBB33_10:
	incq	%r9
	addq	$4, %r8
	addq	-8(%rsp), %rdi
	cmpq	-40(%rsp), %r9
	je	.LBB33_32
.LBB33_5:
	movq	-48(%rsp), %rax
	testq	%rax, %rax
	je	.LBB33_10
	movq	16(%r13), %rcx
	movq	40(%r13), %r12
	movq	(%r13), %r10
	movq	8(%r13), %rbx
	movq	24(%r13), %rbp
	movq	32(%r13), %r11
	movq	112(%r13), %rsi
	vmovups	48(%r13), %ymm1
	vmovss	48(%r13), %xmm2
	vmovss	80(%r13), %xmm0
	cmpq	$1, %rax
	movq	%rsi, -16(%rsp)
	movq	%r10, -24(%rsp)
	movq	%rbp, -32(%rsp)
	jne	.LBB33_11
	xorl	%esi, %esi
	jmp	.LBB33_8
	.p2align	4
.LBB33_11:
	movq	%rcx, %r14
	imulq	%r8, %r14
	addq	%r10, %r14
	leaq	(,%rbx,8), %r10
	movq	%r12, %r15
	imulq	%r8, %r15
	addq	%rbp, %r15
	leaq	(,%r11,8), %rbp
	leaq	(%rsi,%rdi), %rax
	xorl	%esi, %esi
	.p2align	4
.LBB33_12:
	vmovss	(%r14), %xmm3
	vdivss	(%r15), %xmm3, %xmm3
	vcmpltss	%xmm1, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm2, %xmm3, %xmm3
	vminss	%xmm3, %xmm0, %xmm3
	vmovss	%xmm3, -4(%rax,%rsi,4)
	vmovss	(%r14,%rbx,4), %xmm3
	vdivss	(%r15,%r11,4), %xmm3, %xmm3
	vcmpltss	%xmm1, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm2, %xmm3, %xmm3
	vminss	%xmm3, %xmm0, %xmm3
	vmovss	%xmm3, (%rax,%rsi,4)
	addq	$2, %rsi
	addq	%r10, %r14
	addq	%rbp, %r15
	cmpq	%rsi, %rdx
	jne	.LBB33_12
.LBB33_8:
	movq	-48(%rsp), %r14
	testb	$1, %r14b
	je	.LBB33_10
	imulq	%r9, %rcx
	imulq	%r9, %r12
	movq	%r9, %rax
	movq	-24(%rsp), %r10
	leaq	(%r10,%rcx,4), %rcx
	movq	-32(%rsp), %r10
	leaq	(%r10,%r12,4), %r10
	imulq	%rsi, %rbx
	vmovss	(%rcx,%rbx,4), %xmm3
	imulq	%rsi, %r11
	vdivss	(%r10,%r11,4), %xmm3, %xmm3
	imulq	%r14, %rax
	vcmpltss	%xmm1, %xmm3, %xmm1
	vblendvps	%xmm1, %xmm2, %xmm3, %xmm1
	movq	-16(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	vminss	%xmm1, %xmm0, %xmm0
	vmovss	%xmm0, (%rax,%rsi,4)
	jmp	.LBB33_10
.LBB33_1:
	cmpq	$0, 8(%r13)
	movq	32(%r13), %rax
	je	.LBB33_2
	addq	$-8, %rcx
	testq	%rax, %rax
	je	.LBB33_20
	movq	128(%r13), %rax
	movq	%rax, -40(%rsp)
	testq	%rax, %rax
	je	.LBB33_32
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	112(%r13), %r10
	vmovups	48(%r13), %ymm0
	vmovups	80(%r13), %ymm1
	movq	-48(%rsp), %rax
	leaq	(,%rax,4), %r11
	leaq	(,%r9,4), %rbx
	leaq	(,%rdi,4), %r14
	xorl	%ebp, %ebp
	movq	%rsi, %r15
	movq	%r8, %r12
	movq	%r10, %r13
	movq	-48(%rsp), %rdx
	jmp	.LBB33_28
	.p2align	4
.LBB33_31:
	movq	%rbp, %rax
	imulq	%rdi, %rax
	leaq	(%rsi,%rax,4), %rax
	vmovups	-32(%rax,%rdx,4), %ymm2
	movq	%rbp, %rax
	imulq	%r9, %rax
	leaq	(%r8,%rax,4), %rax
	vdivps	-32(%rax,%rdx,4), %ymm2, %ymm2
	leaq	1(%rbp), %rax
	imulq	%rdx, %rbp
	leaq	(%r10,%rbp,4), %rbp
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%rbp,%rdx,4)
	addq	%r11, %r13
	addq	%rbx, %r12
	addq	%r14, %r15
	movq	%rax, %rbp
	cmpq	-40(%rsp), %rax
	je	.LBB33_32
.LBB33_28:
	testq	%rcx, %rcx
	je	.LBB33_31
	xorl	%eax, %eax
	.p2align	4
.LBB33_30:
	vmovups	(%r15,%rax,4), %ymm2
	vdivps	(%r12,%rax,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rcx, %rax
	jl	.LBB33_30
	jmp	.LBB33_31
.LBB33_2:
	testq	%rax, %rax
	je	.LBB33_3
	movq	128(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB33_32
	movq	-48(%rsp), %rax
	leaq	-8(%rax), %rdx
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	112(%r13), %r10
	vmovups	48(%r13), %ymm0
	vmovups	80(%r13), %ymm1
	leaq	(,%rax,4), %r11
	leaq	(,%r9,4), %rbx
	xorl	%r12d, %r12d
	movq	%r8, %r14
	movq	%r10, %r15
	movq	-48(%rsp), %rbp
	jmp	.LBB33_15
	.p2align	4
.LBB33_18:
	leaq	1(%r12), %rax
	movq	%r12, %r13
	imulq	%r9, %r13
	imulq	%rbp, %r12
	leaq	(%r8,%r13,4), %r13
	leaq	(%r10,%r12,4), %r12
	vbroadcastss	%xmm2, %ymm2
	vdivps	-32(%r13,%rbp,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%r12,%rbp,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%rax, %r12
	cmpq	%rcx, %rax
	je	.LBB33_32
.LBB33_15:
	movq	%r12, %rax
	imulq	%rdi, %rax
	vmovss	(%rsi,%rax,4), %xmm2
	testq	%rdx, %rdx
	je	.LBB33_18
	vbroadcastss	%xmm2, %ymm3
	xorl	%eax, %eax
	.p2align	4
.LBB33_17:
	vdivps	(%r14,%rax,4), %ymm3, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%rax,4)
	addq	$8, %rax
	cmpq	%rdx, %rax
	jl	.LBB33_17
	jmp	.LBB33_18
.LBB33_20:
	movq	128(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB33_32
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	112(%r13), %r10
	vmovups	48(%r13), %ymm0
	vmovups	80(%r13), %ymm1
	movq	-48(%rsp), %rax
	leaq	(,%rax,4), %r11
	leaq	(,%rdi,4), %rbx
	xorl	%r12d, %r12d
	movq	%rsi, %r14
	movq	%r10, %r15
	movq	-48(%rsp), %rbp
	jmp	.LBB33_22
	.p2align	4
.LBB33_25:
	leaq	1(%r12), %rax
	movq	%r12, %r13
	imulq	%rdi, %r13
	imulq	%rbp, %r12
	leaq	(%rsi,%r13,4), %r13
	leaq	(%r10,%r12,4), %r12
	vmovups	-32(%r13,%rbp,4), %ymm3
	vbroadcastss	%xmm2, %ymm2
	vdivps	%ymm2, %ymm3, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%r12,%rbp,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%rax, %r12
	cmpq	%rdx, %rax
	je	.LBB33_32
.LBB33_22:
	movq	%r12, %rax
	imulq	%r9, %rax
	vmovss	(%r8,%rax,4), %xmm2
	testq	%rcx, %rcx
	je	.LBB33_25
	vbroadcastss	%xmm2, %ymm3
	xorl	%eax, %eax
	.p2align	4
.LBB33_24:
	vmovups	(%r14,%rax,4), %ymm4
	vdivps	%ymm3, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%rax,4)
	addq	$8, %rax
	cmpq	%rcx, %rax
	jl	.LBB33_24
	jmp	.LBB33_25
.LBB33_32:
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end33:
	.size	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B8DivisionO_Ttg5, .Lfunc_end33-$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B8DivisionO_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B17SquaredDifferenceO_Ttg5
	.weak	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B17SquaredDifferenceO_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B17SquaredDifferenceO_Ttg5,@function
$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B17SquaredDifferenceO_Ttg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	120(%r13), %rcx
	cmpq	$8, %rcx
	movq	%rcx, -48(%rsp)
	jge	.LBB34_1
.LBB34_3:
	movq	128(%r13), %rax
	movq	%rax, -40(%rsp)
	testq	%rax, %rax
	je	.LBB34_32
	movq	-48(%rsp), %rax
	movq	%rax, %rdx
	andq	$-2, %rdx
	leaq	(,%rax,4), %rax
	movq	%rax, -8(%rsp)
	movl	$4, %edi
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	jmp	.LBB34_5
	.p2align	4
.LBB34_10:
	incq	%r9
	addq	$4, %r8
	addq	-8(%rsp), %rdi
	cmpq	-40(%rsp), %r9
	je	.LBB34_32
.LBB34_5:
	movq	-48(%rsp), %rax
	testq	%rax, %rax
	je	.LBB34_10
	movq	16(%r13), %rcx
	movq	40(%r13), %r12
	movq	(%r13), %r10
	movq	8(%r13), %rbx
	movq	24(%r13), %rbp
	movq	32(%r13), %r11
	movq	112(%r13), %rsi
	vmovups	48(%r13), %ymm1
	vmovss	48(%r13), %xmm2
	vmovss	80(%r13), %xmm0
	cmpq	$1, %rax
	movq	%rsi, -16(%rsp)
	movq	%r10, -24(%rsp)
	movq	%rbp, -32(%rsp)
	jne	.LBB34_11
	xorl	%esi, %esi
	jmp	.LBB34_8
	.p2align	4
.LBB34_11:
	movq	%rcx, %r14
	imulq	%r8, %r14
	addq	%r10, %r14
	leaq	(,%rbx,8), %r10
	movq	%r12, %r15
	imulq	%r8, %r15
	addq	%rbp, %r15
	leaq	(,%r11,8), %rbp
	leaq	(%rsi,%rdi), %rax
	xorl	%esi, %esi
	.p2align	4
.LBB34_12:
	vmovss	(%r14), %xmm3
	vsubss	(%r15), %xmm3, %xmm3
	vmulss	%xmm3, %xmm3, %xmm3
	vcmpltss	%xmm1, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm2, %xmm3, %xmm3
	vminss	%xmm3, %xmm0, %xmm3
	vmovss	%xmm3, -4(%rax,%rsi,4)
	vmovss	(%r14,%rbx,4), %xmm3
	vsubss	(%r15,%r11,4), %xmm3, %xmm3
	vmulss	%xmm3, %xmm3, %xmm3
	vcmpltss	%xmm1, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm2, %xmm3, %xmm3
	vminss	%xmm3, %xmm0, %xmm3
	vmovss	%xmm3, (%rax,%rsi,4)
	addq	$2, %rsi
	addq	%r10, %r14
	addq	%rbp, %r15
	cmpq	%rsi, %rdx
	jne	.LBB34_12
.LBB34_8:
	movq	-48(%rsp), %r10
	testb	$1, %r10b
	je	.LBB34_10
	imulq	%r9, %rcx
	imulq	%r9, %r12
	movq	%r9, %rax
	imulq	%r10, %rax
	movq	-24(%rsp), %r10
	leaq	(%r10,%rcx,4), %rcx
	movq	-32(%rsp), %r10
	leaq	(%r10,%r12,4), %r10
	imulq	%rsi, %rbx
	vmovss	(%rcx,%rbx,4), %xmm3
	imulq	%rsi, %r11
	vsubss	(%r10,%r11,4), %xmm3, %xmm3
	vmulss	%xmm3, %xmm3, %xmm3
	vcmpltss	%xmm1, %xmm3, %xmm1
	vblendvps	%xmm1, %xmm2, %xmm3, %xmm1
	movq	-16(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	vminss	%xmm1, %xmm0, %xmm0
	vmovss	%xmm0, (%rax,%rsi,4)
	jmp	.LBB34_10
.LBB34_1:
	cmpq	$0, 8(%r13)
	movq	32(%r13), %rax
	je	.LBB34_2
	addq	$-8, %rcx
	testq	%rax, %rax
	je	.LBB34_20
	movq	128(%r13), %rax
	movq	%rax, -40(%rsp)
	testq	%rax, %rax
	je	.LBB34_32
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	112(%r13), %r10
	vmovups	48(%r13), %ymm0
	vmovups	80(%r13), %ymm1
	movq	-48(%rsp), %rax
	leaq	(,%rax,4), %r11
	leaq	(,%r9,4), %rbx
	leaq	(,%rdi,4), %r14
	xorl	%ebp, %ebp
	movq	%rsi, %r15
	movq	%r8, %r12
	movq	%r10, %r13
	movq	-48(%rsp), %rdx
	jmp	.LBB34_28
	.p2align	4
.LBB34_31:
	movq	%rbp, %rax
	imulq	%rdi, %rax
	leaq	(%rsi,%rax,4), %rax
	vmovups	-32(%rax,%rdx,4), %ymm2
	movq	%rbp, %rax
	imulq	%r9, %rax
	leaq	(%r8,%rax,4), %rax
	vsubps	-32(%rax,%rdx,4), %ymm2, %ymm2
	leaq	1(%rbp), %rax
	imulq	%rdx, %rbp
	leaq	(%r10,%rbp,4), %rbp
	vmulps	%ymm2, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%rbp,%rdx,4)
	addq	%r11, %r13
	addq	%rbx, %r12
	addq	%r14, %r15
	movq	%rax, %rbp
	cmpq	-40(%rsp), %rax
	je	.LBB34_32
.LBB34_28:
	testq	%rcx, %rcx
	je	.LBB34_31
	xorl	%eax, %eax
	.p2align	4
.LBB34_30:
	vmovups	(%r15,%rax,4), %ymm2
	vsubps	(%r12,%rax,4), %ymm2, %ymm2
	vmulps	%ymm2, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rcx, %rax
	jl	.LBB34_30
	jmp	.LBB34_31
.LBB34_2:
	testq	%rax, %rax
	je	.LBB34_3
	movq	128(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB34_32
	movq	-48(%rsp), %rax
	leaq	-8(%rax), %rdx
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	112(%r13), %r10
	vmovups	48(%r13), %ymm0
	vmovups	80(%r13), %ymm1
	leaq	(,%rax,4), %r11
	leaq	(,%r9,4), %rbx
	xorl	%r12d, %r12d
	movq	%r8, %r14
	movq	%r10, %r15
	movq	-48(%rsp), %rbp
	jmp	.LBB34_15
	.p2align	4
.LBB34_18:
	leaq	1(%r12), %rax
	movq	%r12, %r13
	imulq	%r9, %r13
	imulq	%rbp, %r12
	leaq	(%r8,%r13,4), %r13
	leaq	(%r10,%r12,4), %r12
	vbroadcastss	%xmm2, %ymm2
	vsubps	-32(%r13,%rbp,4), %ymm2, %ymm2
	vmulps	%ymm2, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%r12,%rbp,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%rax, %r12
	cmpq	%rcx, %rax
	je	.LBB34_32
.LBB34_15:
	movq	%r12, %rax
	imulq	%rdi, %rax
	vmovss	(%rsi,%rax,4), %xmm2
	testq	%rdx, %rdx
	je	.LBB34_18
	vbroadcastss	%xmm2, %ymm3
	xorl	%eax, %eax
	.p2align	4
.LBB34_17:
	vsubps	(%r14,%rax,4), %ymm3, %ymm4
	vmulps	%ymm4, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%rax,4)
	addq	$8, %rax
	cmpq	%rdx, %rax
	jl	.LBB34_17
	jmp	.LBB34_18
.LBB34_20:
	movq	128(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB34_32
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	112(%r13), %r10
	vmovups	48(%r13), %ymm0
	vmovups	80(%r13), %ymm1
	movq	-48(%rsp), %rax
	leaq	(,%rax,4), %r11
	leaq	(,%rdi,4), %rbx
	xorl	%r12d, %r12d
	movq	%rsi, %r14
	movq	%r10, %r15
	movq	-48(%rsp), %rbp
	jmp	.LBB34_22
	.p2align	4
.LBB34_25:
	leaq	1(%r12), %rax
	movq	%r12, %r13
	imulq	%rdi, %r13
	imulq	%rbp, %r12
	leaq	(%rsi,%r13,4), %r13
	leaq	(%r10,%r12,4), %r12
	vmovups	-32(%r13,%rbp,4), %ymm3
	vbroadcastss	%xmm2, %ymm2
	vsubps	%ymm2, %ymm3, %ymm2
	vmulps	%ymm2, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%r12,%rbp,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%rax, %r12
	cmpq	%rdx, %rax
	je	.LBB34_32
.LBB34_22:
	movq	%r12, %rax
	imulq	%r9, %rax
	vmovss	(%r8,%rax,4), %xmm2
	testq	%rcx, %rcx
	je	.LBB34_25
	vbroadcastss	%xmm2, %ymm3
	xorl	%eax, %eax
	.p2align	4
.LBB34_24:
	vmovups	(%r14,%rax,4), %ymm4
	vsubps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%rax,4)
	addq	$8, %rax
	cmpq	%rcx, %rax
	jl	.LBB34_24
	jmp	.LBB34_25
.LBB34_32:
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end34:
	.size	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B17SquaredDifferenceO_Ttg5, .Lfunc_end34-$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B17SquaredDifferenceO_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MaximumO_Ttg5
	.weak	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MaximumO_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MaximumO_Ttg5,@function
$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MaximumO_Ttg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	120(%r13), %rcx
	cmpq	$8, %rcx
	movq	%rcx, -88(%rsp)
	movq	%r13, -72(%rsp)
	jge	.LBB35_1
.LBB35_3:
	movq	128(%r13), %rax
	movq	%rax, -8(%rsp)
	testq	%rax, %rax
	je	.LBB35_45
	movq	-88(%rsp), %rax
	leaq	(,%rax,4), %rcx
	movq	%rcx, -40(%rsp)
	movq	%rax, %rcx
	andq	$-32, %rcx
	movq	%rcx, -56(%rsp)
	andq	$-4, %rax
	movq	%rax, -32(%rsp)
	movl	$96, %eax
	movq	%rax, -48(%rsp)
	movl	$4, %r9d
	xorl	%r10d, %r10d
	xorl	%r11d, %r11d
	xorl	%ebx, %ebx
	jmp	.LBB35_5
	.p2align	4
.LBB35_25:
	incq	%rbx
	movq	-40(%rsp), %rax
	addq	%rax, -48(%rsp)
	addq	$4, %r11
	addq	%rax, %r10
	addq	%rax, %r9
	cmpq	-8(%rsp), %rbx
	je	.LBB35_45
.LBB35_5:
	cmpq	$0, -88(%rsp)
	je	.LBB35_25
	movq	-72(%rsp), %rax
	movq	16(%rax), %r8
	movq	40(%rax), %r14
	movq	(%rax), %r15
	movq	8(%rax), %rdx
	movq	24(%rax), %r12
	movq	32(%rax), %rsi
	movq	112(%rax), %rbp
	vmovss	48(%rax), %xmm0
	vmovss	80(%rax), %xmm1
	cmpq	$3, -88(%rsp)
	movq	%rsi, -64(%rsp)
	jbe	.LBB35_7
	movq	%rdx, %rax
	xorq	$1, %rax
	movq	%rsi, %rcx
	xorq	$1, %rcx
	orq	%rax, %rcx
	je	.LBB35_14
.LBB35_7:
	xorl	%ecx, %ecx
.LBB35_8:
	movq	%rcx, %rax
	orq	$1, %rax
	movq	-88(%rsp), %r13
	testb	$1, %r13b
	je	.LBB35_10
	movq	%r8, %rsi
	imulq	%rbx, %rsi
	movq	%r14, %rdi
	imulq	%rbx, %rdi
	movq	%r8, -80(%rsp)
	movq	%rbx, %r8
	imulq	%r13, %r8
	leaq	(%r15,%rsi,4), %rsi
	movq	%rsi, -16(%rsp)
	leaq	(%r12,%rdi,4), %rdi
	leaq	(,%r8,4), %rsi
	addq	%rbp, %rsi
	movq	%rsi, -24(%rsp)
	movq	%r10, %rsi
	movq	%r12, %r10
	movq	%rcx, %r12
	imulq	%rdx, %r12
	movq	-16(%rsp), %r8
	vmovss	(%r8,%r12,4), %xmm2
	movq	%r10, %r12
	movq	%rsi, %r10
	movq	%rcx, %rsi
	imulq	-64(%rsp), %rsi
	vmaxss	(%rdi,%rsi,4), %xmm2, %xmm2
	vmaxss	%xmm2, %xmm0, %xmm2
	vminss	%xmm2, %xmm1, %xmm2
	movq	-24(%rsp), %rsi
	vmovss	%xmm2, (%rsi,%rcx,4)
	movq	-80(%rsp), %r8
	movq	%rax, %rcx
.LBB35_10:
	cmpq	%rax, %r13
	je	.LBB35_25
	movq	-88(%rsp), %rax
	subq	%rcx, %rax
	leaq	1(%rcx), %r13
	movq	%r12, -80(%rsp)
	movq	%rdx, %r12
	imulq	%r13, %r12
	imulq	%r11, %r8
	addq	%r8, %r15
	leaq	(,%rcx,4), %rdi
	movq	%rdi, %rsi
	movq	-64(%rsp), %r8
	imulq	%r8, %rsi
	leaq	(%r9,%rcx,4), %rcx
	addq	%rcx, %rbp
	leaq	(,%r8,8), %rcx
	imulq	%r13, %r8
	shlq	$2, %r12
	imulq	%r11, %r14
	movq	-80(%rsp), %r13
	addq	%r13, %rsi
	imulq	%rdx, %rdi
	shlq	$3, %rdx
	leaq	(,%r8,4), %r8
	addq	%r13, %r8
	xorl	%r13d, %r13d
	.p2align	4
.LBB35_12:
	vmovss	(%r15,%rdi), %xmm2
	vmaxss	(%rsi,%r14), %xmm2, %xmm2
	vmaxss	%xmm2, %xmm0, %xmm2
	vminss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, -4(%rbp,%r13,4)
	vmovss	(%r15,%r12), %xmm2
	vmaxss	(%r8,%r14), %xmm2, %xmm2
	vmaxss	%xmm2, %xmm0, %xmm2
	vminss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, (%rbp,%r13,4)
	addq	$2, %r13
	addq	%rdx, %r15
	addq	%rcx, %rsi
	addq	%rcx, %r8
	cmpq	%r13, %rax
	jne	.LBB35_12
	jmp	.LBB35_25
.LBB35_14:
	movq	-40(%rsp), %rax
	imulq	%rbx, %rax
	leaq	(,%rbx,4), %rcx
	addq	%rbp, %rax
	movq	%r8, %rsi
	imulq	%rcx, %rsi
	addq	%r15, %rsi
	movq	%rax, %rdi
	subq	%rsi, %rdi
	cmpq	$128, %rdi
	jb	.LBB35_7
	imulq	%r14, %rcx
	addq	%r12, %rcx
	subq	%rcx, %rax
	movl	$0, %ecx
	cmpq	$128, %rax
	jb	.LBB35_8
	movq	%r8, %r13
	movq	-72(%rsp), %rax
	vmovups	48(%rax), %ymm3
	vmovups	80(%rax), %ymm2
	movq	-88(%rsp), %r8
	cmpq	$32, %r8
	jae	.LBB35_18
	xorl	%eax, %eax
	movq	%r13, %r8
	jmp	.LBB35_22
.LBB35_18:
	vbroadcastss	%xmm3, %ymm4
	vbroadcastss	%xmm2, %ymm5
	movq	-48(%rsp), %rax
	addq	%rbp, %rax
	movq	%r14, %rcx
	imulq	%r11, %rcx
	movq	%r12, -80(%rsp)
	addq	%r12, %rcx
	addq	$96, %rcx
	movq	%r13, %rsi
	imulq	%r11, %rsi
	addq	%r15, %rsi
	addq	$96, %rsi
	xorl	%edi, %edi
	movq	-56(%rsp), %r12
	.p2align	4
.LBB35_19:
	vmovups	-96(%rsi,%rdi,4), %ymm6
	vmovups	-64(%rsi,%rdi,4), %ymm7
	vmovups	-32(%rsi,%rdi,4), %ymm8
	vmovups	(%rsi,%rdi,4), %ymm9
	vmaxps	-96(%rcx,%rdi,4), %ymm6, %ymm6
	vmaxps	-64(%rcx,%rdi,4), %ymm7, %ymm7
	vmaxps	-32(%rcx,%rdi,4), %ymm8, %ymm8
	vmaxps	(%rcx,%rdi,4), %ymm9, %ymm9
	vmaxps	%ymm6, %ymm4, %ymm6
	vmaxps	%ymm7, %ymm4, %ymm7
	vmaxps	%ymm8, %ymm4, %ymm8
	vmaxps	%ymm9, %ymm4, %ymm9
	vminps	%ymm6, %ymm5, %ymm6
	vminps	%ymm7, %ymm5, %ymm7
	vminps	%ymm8, %ymm5, %ymm8
	vminps	%ymm9, %ymm5, %ymm9
	vmovups	%ymm6, -96(%rax,%rdi,4)
	vmovups	%ymm7, -64(%rax,%rdi,4)
	vmovups	%ymm8, -32(%rax,%rdi,4)
	vmovups	%ymm9, (%rax,%rdi,4)
	addq	$32, %rdi
	cmpq	%rdi, %r12
	jne	.LBB35_19
	cmpq	%r12, %r8
	movq	-80(%rsp), %r12
	je	.LBB35_25
	movq	%r13, %r8
	movq	-56(%rsp), %rax
	movq	%rax, %rcx
	testb	$28, -88(%rsp)
	je	.LBB35_8
.LBB35_22:
	vbroadcastss	%xmm3, %xmm3
	vbroadcastss	%xmm2, %xmm2
	leaq	(%r10,%rbp), %rcx
	movq	%r14, %rsi
	imulq	%r11, %rsi
	addq	%r12, %rsi
	movq	%r8, %rdi
	imulq	%r11, %rdi
	addq	%r15, %rdi
	movq	-32(%rsp), %r8
	.p2align	4
.LBB35_23:
	vmovups	(%rdi,%rax,4), %xmm4
	vmaxps	(%rsi,%rax,4), %xmm4, %xmm4
	vmaxps	%xmm4, %xmm3, %xmm4
	vminps	%xmm4, %xmm2, %xmm4
	vmovups	%xmm4, (%rcx,%rax,4)
	addq	$4, %rax
	cmpq	%rax, %r8
	jne	.LBB35_23
	movq	%r8, %rcx
	cmpq	%r8, -88(%rsp)
	movq	%r13, %r8
	je	.LBB35_25
	jmp	.LBB35_8
.LBB35_1:
	cmpq	$0, 8(%r13)
	movq	32(%r13), %rax
	je	.LBB35_2
	addq	$-8, %rcx
	testq	%rax, %rax
	je	.LBB35_33
	movq	128(%r13), %rax
	movq	%rax, -64(%rsp)
	testq	%rax, %rax
	je	.LBB35_45
	movq	-72(%rsp), %rdx
	movq	(%rdx), %rsi
	movq	16(%rdx), %rax
	movq	24(%rdx), %r8
	movq	40(%rdx), %r9
	movq	112(%rdx), %r10
	vmovups	48(%rdx), %ymm0
	vmovups	80(%rdx), %ymm1
	movq	-88(%rsp), %rdi
	leaq	(,%rdi,4), %r11
	leaq	(,%r9,4), %rbx
	leaq	(,%rax,4), %r14
	xorl	%edi, %edi
	movq	%rsi, %r15
	movq	%r8, %r12
	movq	%r10, %r13
	movq	-88(%rsp), %rdx
	jmp	.LBB35_41
	.p2align	4
.LBB35_44:
	movq	%rdi, %rbp
	imulq	%rax, %rbp
	leaq	(%rsi,%rbp,4), %rbp
	vmovups	-32(%rbp,%rdx,4), %ymm2
	movq	%rdi, %rbp
	imulq	%r9, %rbp
	leaq	(%r8,%rbp,4), %rbp
	vmaxps	-32(%rbp,%rdx,4), %ymm2, %ymm2
	leaq	1(%rdi), %rbp
	imulq	%rdx, %rdi
	leaq	(%r10,%rdi,4), %rdi
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%rdi,%rdx,4)
	addq	%r11, %r13
	addq	%rbx, %r12
	addq	%r14, %r15
	movq	%rbp, %rdi
	cmpq	-64(%rsp), %rbp
	je	.LBB35_45
.LBB35_41:
	testq	%rcx, %rcx
	je	.LBB35_44
	xorl	%ebp, %ebp
	.p2align	4
.LBB35_43:
	vmovups	(%r15,%rbp,4), %ymm2
	vmaxps	(%r12,%rbp,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r13,%rbp,4)
	addq	$8, %rbp
	cmpq	%rcx, %rbp
	jl	.LBB35_43
	jmp	.LBB35_44
.LBB35_2:
	testq	%rax, %rax
	je	.LBB35_3
	movq	128(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB35_45
	movq	-88(%rsp), %rdi
	leaq	-8(%rdi), %rax
	movq	-72(%rsp), %r11
	movq	(%r11), %rdx
	movq	16(%r11), %rsi
	movq	24(%r11), %r8
	movq	40(%r11), %r9
	movq	112(%r11), %r10
	vmovups	48(%r11), %ymm0
	vmovups	80(%r11), %ymm1
	leaq	(,%rdi,4), %r11
	leaq	(,%r9,4), %rbx
	xorl	%edi, %edi
	movq	%r8, %r14
	movq	%r10, %r15
	movq	-88(%rsp), %rbp
	jmp	.LBB35_28
	.p2align	4
.LBB35_31:
	leaq	1(%rdi), %r12
	movq	%rdi, %r13
	imulq	%r9, %r13
	imulq	%rbp, %rdi
	leaq	(%r8,%r13,4), %r13
	leaq	(%r10,%rdi,4), %rdi
	vmovups	-32(%r13,%rbp,4), %ymm3
	vcmpltps	%ymm2, %ymm3, %ymm4
	vbroadcastss	%xmm2, %ymm2
	vblendvps	%ymm4, %ymm2, %ymm3, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%rdi,%rbp,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%r12, %rdi
	cmpq	%rcx, %r12
	je	.LBB35_45
.LBB35_28:
	movq	%rdi, %r12
	imulq	%rsi, %r12
	vbroadcastss	(%rdx,%r12,4), %ymm2
	testq	%rax, %rax
	je	.LBB35_31
	vbroadcastss	%xmm2, %ymm3
	xorl	%r12d, %r12d
	.p2align	4
.LBB35_30:
	vmovups	(%r14,%r12,4), %ymm4
	vcmpltps	%ymm2, %ymm4, %ymm5
	vblendvps	%ymm5, %ymm3, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%r12,4)
	addq	$8, %r12
	cmpq	%rax, %r12
	jl	.LBB35_30
	jmp	.LBB35_31
.LBB35_33:
	movq	128(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB35_45
	movq	-72(%rsp), %rdi
	movq	(%rdi), %rax
	movq	16(%rdi), %rsi
	movq	24(%rdi), %r8
	movq	40(%rdi), %r9
	movq	112(%rdi), %r10
	vmovups	48(%rdi), %ymm0
	vmovups	80(%rdi), %ymm1
	movq	-88(%rsp), %rdi
	leaq	(,%rdi,4), %r11
	leaq	(,%rsi,4), %rbx
	xorl	%edi, %edi
	movq	%rax, %r14
	movq	%r10, %r15
	movq	-88(%rsp), %rbp
	jmp	.LBB35_35
	.p2align	4
.LBB35_38:
	leaq	1(%rdi), %r12
	movq	%rdi, %r13
	imulq	%rsi, %r13
	imulq	%rbp, %rdi
	leaq	(%rax,%r13,4), %r13
	leaq	(%r10,%rdi,4), %rdi
	vmovups	-32(%r13,%rbp,4), %ymm3
	vcmpltps	%ymm3, %ymm2, %ymm4
	vbroadcastss	%xmm2, %ymm2
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%rdi,%rbp,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%r12, %rdi
	cmpq	%rdx, %r12
	je	.LBB35_45
.LBB35_35:
	movq	%rdi, %r12
	imulq	%r9, %r12
	vbroadcastss	(%r8,%r12,4), %ymm2
	testq	%rcx, %rcx
	je	.LBB35_38
	vbroadcastss	%xmm2, %ymm3
	xorl	%r12d, %r12d
	.p2align	4
.LBB35_37:
	vmovups	(%r14,%r12,4), %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%r12,4)
	addq	$8, %r12
	cmpq	%rcx, %r12
	jl	.LBB35_37
	jmp	.LBB35_38
.LBB35_45:
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end35:
	.size	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MaximumO_Ttg5, .Lfunc_end35-$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MaximumO_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MinimumO_Ttg5
	.weak	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MinimumO_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MinimumO_Ttg5,@function
$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MinimumO_Ttg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	120(%r13), %rcx
	cmpq	$8, %rcx
	movq	%rcx, -88(%rsp)
	movq	%r13, -72(%rsp)
	jge	.LBB36_1
.LBB36_3:
	movq	128(%r13), %rax
	movq	%rax, -8(%rsp)
	testq	%rax, %rax
	je	.LBB36_45
	movq	-88(%rsp), %rax
	leaq	(,%rax,4), %rcx
	movq	%rcx, -40(%rsp)
	movq	%rax, %rcx
	andq	$-32, %rcx
	movq	%rcx, -56(%rsp)
	andq	$-4, %rax
	movq	%rax, -32(%rsp)
	movl	$96, %eax
	movq	%rax, -48(%rsp)
	movl	$4, %r9d
	xorl	%r10d, %r10d
	xorl	%r11d, %r11d
	xorl	%ebx, %ebx
	jmp	.LBB36_5
	.p2align	4
.LBB36_25:
	incq	%rbx
	movq	-40(%rsp), %rax
	addq	%rax, -48(%rsp)
	addq	$4, %r11
	addq	%rax, %r10
	addq	%rax, %r9
	cmpq	-8(%rsp), %rbx
	je	.LBB36_45
.LBB36_5:
	cmpq	$0, -88(%rsp)
	je	.LBB36_25
	movq	-72(%rsp), %rax
	movq	16(%rax), %r8
	movq	40(%rax), %r14
	movq	(%rax), %r15
	movq	8(%rax), %rdx
	movq	24(%rax), %r12
	movq	32(%rax), %rsi
	movq	112(%rax), %rbp
	vmovss	48(%rax), %xmm0
	vmovss	80(%rax), %xmm1
	cmpq	$3, -88(%rsp)
	movq	%rsi, -64(%rsp)
	jbe	.LBB36_7
	movq	%rdx, %rax
	xorq	$1, %rax
	movq	%rsi, %rcx
	xorq	$1, %rcx
	orq	%rax, %rcx
	je	.LBB36_14
.LBB36_7:
	xorl	%ecx, %ecx
.LBB36_8:
	movq	%rcx, %rax
	orq	$1, %rax
	movq	-88(%rsp), %r13
	testb	$1, %r13b
	je	.LBB36_10
	movq	%r8, %rsi
	imulq	%rbx, %rsi
	movq	%r14, %rdi
	imulq	%rbx, %rdi
	movq	%r8, -80(%rsp)
	movq	%rbx, %r8
	imulq	%r13, %r8
	leaq	(%r15,%rsi,4), %rsi
	movq	%rsi, -16(%rsp)
	leaq	(%r12,%rdi,4), %rdi
	leaq	(,%r8,4), %rsi
	addq	%rbp, %rsi
	movq	%rsi, -24(%rsp)
	movq	%r10, %rsi
	movq	%r12, %r10
	movq	%rcx, %r12
	imulq	%rdx, %r12
	movq	-16(%rsp), %r8
	vmovss	(%r8,%r12,4), %xmm2
	movq	%r10, %r12
	movq	%rsi, %r10
	movq	%rcx, %rsi
	imulq	-64(%rsp), %rsi
	vminss	(%rdi,%rsi,4), %xmm2, %xmm2
	vmaxss	%xmm2, %xmm0, %xmm2
	vminss	%xmm2, %xmm1, %xmm2
	movq	-24(%rsp), %rsi
	vmovss	%xmm2, (%rsi,%rcx,4)
	movq	-80(%rsp), %r8
	movq	%rax, %rcx
.LBB36_10:
	cmpq	%rax, %r13
	je	.LBB36_25
	movq	-88(%rsp), %rax
	subq	%rcx, %rax
	leaq	1(%rcx), %r13
	movq	%r12, -80(%rsp)
	movq	%rdx, %r12
	imulq	%r13, %r12
	imulq	%r11, %r8
	addq	%r8, %r15
	leaq	(,%rcx,4), %rdi
	movq	%rdi, %rsi
	movq	-64(%rsp), %r8
	imulq	%r8, %rsi
	leaq	(%r9,%rcx,4), %rcx
	addq	%rcx, %rbp
	leaq	(,%r8,8), %rcx
	imulq	%r13, %r8
	shlq	$2, %r12
	imulq	%r11, %r14
	movq	-80(%rsp), %r13
	addq	%r13, %rsi
	imulq	%rdx, %rdi
	shlq	$3, %rdx
	leaq	(,%r8,4), %r8
	addq	%r13, %r8
	xorl	%r13d, %r13d
	.p2align	4
.LBB36_12:
	vmovss	(%r15,%rdi), %xmm2
	vminss	(%rsi,%r14), %xmm2, %xmm2
	vmaxss	%xmm2, %xmm0, %xmm2
	vminss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, -4(%rbp,%r13,4)
	vmovss	(%r15,%r12), %xmm2
	vminss	(%r8,%r14), %xmm2, %xmm2
	vmaxss	%xmm2, %xmm0, %xmm2
	vminss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, (%rbp,%r13,4)
	addq	$2, %r13
	addq	%rdx, %r15
	addq	%rcx, %rsi
	addq	%rcx, %r8
	cmpq	%r13, %rax
	jne	.LBB36_12
	jmp	.LBB36_25
.LBB36_14:
	movq	-40(%rsp), %rax
	imulq	%rbx, %rax
	leaq	(,%rbx,4), %rcx
	addq	%rbp, %rax
	movq	%r8, %rsi
	imulq	%rcx, %rsi
	addq	%r15, %rsi
	movq	%rax, %rdi
	subq	%rsi, %rdi
	cmpq	$128, %rdi
	jb	.LBB36_7
	imulq	%r14, %rcx
	addq	%r12, %rcx
	subq	%rcx, %rax
	movl	$0, %ecx
	cmpq	$128, %rax
	jb	.LBB36_8
	movq	%r8, %r13
	movq	-72(%rsp), %rax
	vmovups	48(%rax), %ymm3
	vmovups	80(%rax), %ymm2
	movq	-88(%rsp), %r8
	cmpq	$32, %r8
	jae	.LBB36_18
	xorl	%eax, %eax
	movq	%r13, %r8
	jmp	.LBB36_22
.LBB36_18:
	vbroadcastss	%xmm3, %ymm4
	vbroadcastss	%xmm2, %ymm5
	movq	-48(%rsp), %rax
	addq	%rbp, %rax
	movq	%r14, %rcx
	imulq	%r11, %rcx
	movq	%r12, -80(%rsp)
	addq	%r12, %rcx
	addq	$96, %rcx
	movq	%r13, %rsi
	imulq	%r11, %rsi
	addq	%r15, %rsi
	addq	$96, %rsi
	xorl	%edi, %edi
	movq	-56(%rsp), %r12
	.p2align	4
.LBB36_19:
	vmovups	-96(%rsi,%rdi,4), %ymm6
	vmovups	-64(%rsi,%rdi,4), %ymm7
	vmovups	-32(%rsi,%rdi,4), %ymm8
	vmovups	(%rsi,%rdi,4), %ymm9
	vminps	-96(%rcx,%rdi,4), %ymm6, %ymm6
	vminps	-64(%rcx,%rdi,4), %ymm7, %ymm7
	vminps	-32(%rcx,%rdi,4), %ymm8, %ymm8
	vminps	(%rcx,%rdi,4), %ymm9, %ymm9
	vmaxps	%ymm6, %ymm4, %ymm6
	vmaxps	%ymm7, %ymm4, %ymm7
	vmaxps	%ymm8, %ymm4, %ymm8
	vmaxps	%ymm9, %ymm4, %ymm9
	vminps	%ymm6, %ymm5, %ymm6
	vminps	%ymm7, %ymm5, %ymm7
	vminps	%ymm8, %ymm5, %ymm8
	vminps	%ymm9, %ymm5, %ymm9
	vmovups	%ymm6, -96(%rax,%rdi,4)
	vmovups	%ymm7, -64(%rax,%rdi,4)
	vmovups	%ymm8, -32(%rax,%rdi,4)
	vmovups	%ymm9, (%rax,%rdi,4)
	addq	$32, %rdi
	cmpq	%rdi, %r12
	jne	.LBB36_19
	cmpq	%r12, %r8
	movq	-80(%rsp), %r12
	je	.LBB36_25
	movq	%r13, %r8
	movq	-56(%rsp), %rax
	movq	%rax, %rcx
	testb	$28, -88(%rsp)
	je	.LBB36_8
.LBB36_22:
	vbroadcastss	%xmm3, %xmm3
	vbroadcastss	%xmm2, %xmm2
	leaq	(%r10,%rbp), %rcx
	movq	%r14, %rsi
	imulq	%r11, %rsi
	addq	%r12, %rsi
	movq	%r8, %rdi
	imulq	%r11, %rdi
	addq	%r15, %rdi
	movq	-32(%rsp), %r8
	.p2align	4
.LBB36_23:
	vmovups	(%rdi,%rax,4), %xmm4
	vminps	(%rsi,%rax,4), %xmm4, %xmm4
	vmaxps	%xmm4, %xmm3, %xmm4
	vminps	%xmm4, %xmm2, %xmm4
	vmovups	%xmm4, (%rcx,%rax,4)
	addq	$4, %rax
	cmpq	%rax, %r8
	jne	.LBB36_23
	movq	%r8, %rcx
	cmpq	%r8, -88(%rsp)
	movq	%r13, %r8
	je	.LBB36_25
	jmp	.LBB36_8
.LBB36_1:
	cmpq	$0, 8(%r13)
	movq	32(%r13), %rax
	je	.LBB36_2
	addq	$-8, %rcx
	testq	%rax, %rax
	je	.LBB36_33
	movq	128(%r13), %rax
	movq	%rax, -64(%rsp)
	testq	%rax, %rax
	je	.LBB36_45
	movq	-72(%rsp), %rdx
	movq	(%rdx), %rsi
	movq	16(%rdx), %rax
	movq	24(%rdx), %r8
	movq	40(%rdx), %r9
	movq	112(%rdx), %r10
	vmovups	48(%rdx), %ymm0
	vmovups	80(%rdx), %ymm1
	movq	-88(%rsp), %rdi
	leaq	(,%rdi,4), %r11
	leaq	(,%r9,4), %rbx
	leaq	(,%rax,4), %r14
	xorl	%edi, %edi
	movq	%rsi, %r15
	movq	%r8, %r12
	movq	%r10, %r13
	movq	-88(%rsp), %rdx
	jmp	.LBB36_41
	.p2align	4
.LBB36_44:
	movq	%rdi, %rbp
	imulq	%rax, %rbp
	leaq	(%rsi,%rbp,4), %rbp
	vmovups	-32(%rbp,%rdx,4), %ymm2
	movq	%rdi, %rbp
	imulq	%r9, %rbp
	leaq	(%r8,%rbp,4), %rbp
	vminps	-32(%rbp,%rdx,4), %ymm2, %ymm2
	leaq	1(%rdi), %rbp
	imulq	%rdx, %rdi
	leaq	(%r10,%rdi,4), %rdi
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%rdi,%rdx,4)
	addq	%r11, %r13
	addq	%rbx, %r12
	addq	%r14, %r15
	movq	%rbp, %rdi
	cmpq	-64(%rsp), %rbp
	je	.LBB36_45
.LBB36_41:
	testq	%rcx, %rcx
	je	.LBB36_44
	xorl	%ebp, %ebp
	.p2align	4
.LBB36_43:
	vmovups	(%r15,%rbp,4), %ymm2
	vminps	(%r12,%rbp,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r13,%rbp,4)
	addq	$8, %rbp
	cmpq	%rcx, %rbp
	jl	.LBB36_43
	jmp	.LBB36_44
.LBB36_2:
	testq	%rax, %rax
	je	.LBB36_3
	movq	128(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB36_45
	movq	-88(%rsp), %rdi
	leaq	-8(%rdi), %rax
	movq	-72(%rsp), %r11
	movq	(%r11), %rdx
	movq	16(%r11), %rsi
	movq	24(%r11), %r8
	movq	40(%r11), %r9
	movq	112(%r11), %r10
	vmovups	48(%r11), %ymm0
	vmovups	80(%r11), %ymm1
	leaq	(,%rdi,4), %r11
	leaq	(,%r9,4), %rbx
	xorl	%edi, %edi
	movq	%r8, %r14
	movq	%r10, %r15
	movq	-88(%rsp), %rbp
	jmp	.LBB36_28
	.p2align	4
.LBB36_31:
	leaq	1(%rdi), %r12
	movq	%rdi, %r13
	imulq	%r9, %r13
	imulq	%rbp, %rdi
	leaq	(%r8,%r13,4), %r13
	leaq	(%r10,%rdi,4), %rdi
	vmovups	-32(%r13,%rbp,4), %ymm3
	vcmpltps	%ymm3, %ymm2, %ymm4
	vbroadcastss	%xmm2, %ymm2
	vblendvps	%ymm4, %ymm2, %ymm3, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%rdi,%rbp,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%r12, %rdi
	cmpq	%rcx, %r12
	je	.LBB36_45
.LBB36_28:
	movq	%rdi, %r12
	imulq	%rsi, %r12
	vbroadcastss	(%rdx,%r12,4), %ymm2
	testq	%rax, %rax
	je	.LBB36_31
	vbroadcastss	%xmm2, %ymm3
	xorl	%r12d, %r12d
	.p2align	4
.LBB36_30:
	vmovups	(%r14,%r12,4), %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm5
	vblendvps	%ymm5, %ymm3, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%r12,4)
	addq	$8, %r12
	cmpq	%rax, %r12
	jl	.LBB36_30
	jmp	.LBB36_31
.LBB36_33:
	movq	128(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB36_45
	movq	-72(%rsp), %rdi
	movq	(%rdi), %rax
	movq	16(%rdi), %rsi
	movq	24(%rdi), %r8
	movq	40(%rdi), %r9
	movq	112(%rdi), %r10
	vmovups	48(%rdi), %ymm0
	vmovups	80(%rdi), %ymm1
	movq	-88(%rsp), %rdi
	leaq	(,%rdi,4), %r11
	leaq	(,%rsi,4), %rbx
	xorl	%edi, %edi
	movq	%rax, %r14
	movq	%r10, %r15
	movq	-88(%rsp), %rbp
	jmp	.LBB36_35
	.p2align	4
.LBB36_38:
	leaq	1(%rdi), %r12
	movq	%rdi, %r13
	imulq	%rsi, %r13
	imulq	%rbp, %rdi
	leaq	(%rax,%r13,4), %r13
	leaq	(%r10,%rdi,4), %rdi
	vmovups	-32(%r13,%rbp,4), %ymm3
	vcmpltps	%ymm2, %ymm3, %ymm4
	vbroadcastss	%xmm2, %ymm2
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%rdi,%rbp,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%r12, %rdi
	cmpq	%rdx, %r12
	je	.LBB36_45
.LBB36_35:
	movq	%rdi, %r12
	imulq	%r9, %r12
	vbroadcastss	(%r8,%r12,4), %ymm2
	testq	%rcx, %rcx
	je	.LBB36_38
	vbroadcastss	%xmm2, %ymm3
	xorl	%r12d, %r12d
	.p2align	4
.LBB36_37:
	vmovups	(%r14,%r12,4), %ymm4
	vcmpltps	%ymm2, %ymm4, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%r12,4)
	addq	$8, %r12
	cmpq	%rcx, %r12
	jl	.LBB36_37
	jmp	.LBB36_38
.LBB36_45:
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end36:
	.size	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MinimumO_Ttg5, .Lfunc_end36-$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MinimumO_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B13RectificationO_Ttg5
	.weak	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B13RectificationO_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B13RectificationO_Ttg5,@function
$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B13RectificationO_Ttg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$24, %rsp
	.cfi_def_cfa_offset 80
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	120(%r13), %rcx
	cmpq	$8, %rcx
	movq	%rcx, -120(%rsp)
	movq	%r13, -112(%rsp)
	jge	.LBB37_1
.LBB37_3:
	movq	128(%r13), %rax
	movq	%rax, -56(%rsp)
	testq	%rax, %rax
	je	.LBB37_45
	movq	-120(%rsp), %rax
	leaq	(,%rax,4), %rcx
	movq	%rcx, -72(%rsp)
	movq	%rax, %rcx
	andq	$-32, %rcx
	movq	%rcx, -96(%rsp)
	andq	$-4, %rax
	movq	%rax, -64(%rsp)
	movl	$96, %eax
	movq	%rax, -88(%rsp)
	movl	$4, %r9d
	movq	$0, -80(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm9, %xmm9, %xmm9
	xorl	%r11d, %r11d
	xorl	%ebx, %ebx
	jmp	.LBB37_5
	.p2align	4
.LBB37_25:
	incq	%rbx
	movq	-72(%rsp), %rax
	addq	%rax, -88(%rsp)
	addq	$4, %r11
	addq	%rax, -80(%rsp)
	addq	%rax, %r9
	cmpq	-56(%rsp), %rbx
	je	.LBB37_45
.LBB37_5:
	cmpq	$0, -120(%rsp)
	je	.LBB37_25
	movq	-112(%rsp), %rax
	movq	16(%rax), %r10
	movq	40(%rax), %r14
	movq	(%rax), %r15
	movq	8(%rax), %rdx
	movq	24(%rax), %r12
	movq	32(%rax), %rsi
	movq	112(%rax), %rbp
	vmovss	48(%rax), %xmm3
	vmovss	80(%rax), %xmm4
	cmpq	$3, -120(%rsp)
	movq	%rsi, -104(%rsp)
	jbe	.LBB37_7
	movq	%rdx, %rax
	xorq	$1, %rax
	movq	%rsi, %rcx
	xorq	$1, %rcx
	orq	%rax, %rcx
	je	.LBB37_14
.LBB37_7:
	xorl	%ecx, %ecx
.LBB37_8:
	movq	%rcx, %rax
	orq	$1, %rax
	movq	-120(%rsp), %r13
	testb	$1, %r13b
	je	.LBB37_10
	movq	%r10, %rsi
	imulq	%rbx, %rsi
	movq	%r14, %rdi
	imulq	%rbx, %rdi
	movq	%rbx, %r8
	imulq	%r13, %r8
	leaq	(%r15,%rsi,4), %rsi
	movq	%rsi, -16(%rsp)
	leaq	(%r12,%rdi,4), %rsi
	movq	%rsi, -48(%rsp)
	movq	%r9, %rsi
	movq	%r10, %r9
	movq	%r12, %r10
	movq	%rcx, %r12
	imulq	%rdx, %r12
	movq	-16(%rsp), %rdi
	vmovss	(%rdi,%r12,4), %xmm5
	movq	%r10, %r12
	movq	%r9, %r10
	movq	%rsi, %r9
	movq	%rcx, %rsi
	imulq	-104(%rsp), %rsi
	movq	-48(%rsp), %rdi
	vmulss	(%rdi,%rsi,4), %xmm5, %xmm6
	leaq	(,%r8,4), %rsi
	addq	%rbp, %rsi
	vcmpltss	%xmm8, %xmm5, %xmm7
	vblendvps	%xmm7, %xmm6, %xmm5, %xmm5
	vmaxss	%xmm5, %xmm3, %xmm5
	vminss	%xmm5, %xmm4, %xmm5
	vmovss	%xmm5, (%rsi,%rcx,4)
	movq	%rax, %rcx
.LBB37_10:
	cmpq	%rax, %r13
	je	.LBB37_25
	movq	-120(%rsp), %rax
	subq	%rcx, %rax
	leaq	1(%rcx), %r8
	movq	%r12, %r13
	movq	%rdx, %r12
	imulq	%r8, %r12
	imulq	%r11, %r10
	addq	%r10, %r15
	leaq	(,%rcx,4), %rdi
	movq	%rdi, %rsi
	movq	-104(%rsp), %r10
	imulq	%r10, %rsi
	leaq	(%r9,%rcx,4), %rcx
	addq	%rcx, %rbp
	leaq	(,%r10,8), %rcx
	imulq	%r8, %r10
	shlq	$2, %r12
	imulq	%r11, %r14
	addq	%r13, %rsi
	imulq	%rdx, %rdi
	shlq	$3, %rdx
	leaq	(,%r10,4), %r8
	addq	%r13, %r8
	xorl	%r13d, %r13d
	.p2align	4
.LBB37_12:
	vmovss	(%r15,%rdi), %xmm0
	vmulss	(%rsi,%r14), %xmm0, %xmm1
	vcmpltss	%xmm8, %xmm0, %xmm2
	vblendvps	%xmm2, %xmm1, %xmm0, %xmm0
	vmaxss	%xmm0, %xmm3, %xmm0
	vminss	%xmm0, %xmm4, %xmm0
	vmovss	%xmm0, -4(%rbp,%r13,4)
	vmovss	(%r15,%r12), %xmm0
	vmulss	(%r8,%r14), %xmm0, %xmm1
	vcmpltss	%xmm8, %xmm0, %xmm2
	vblendvps	%xmm2, %xmm1, %xmm0, %xmm0
	vmaxss	%xmm0, %xmm3, %xmm0
	vminss	%xmm0, %xmm4, %xmm0
	vmovss	%xmm0, (%rbp,%r13,4)
	addq	$2, %r13
	addq	%rdx, %r15
	addq	%rcx, %rsi
	addq	%rcx, %r8
	cmpq	%r13, %rax
	jne	.LBB37_12
	jmp	.LBB37_25
.LBB37_14:
	movq	-72(%rsp), %rax
	imulq	%rbx, %rax
	leaq	(,%rbx,4), %rcx
	addq	%rbp, %rax
	movq	%r10, %rsi
	imulq	%rcx, %rsi
	addq	%r15, %rsi
	movq	%rax, %rdi
	subq	%rsi, %rdi
	cmpq	$128, %rdi
	jb	.LBB37_7
	imulq	%r14, %rcx
	addq	%r12, %rcx
	subq	%rcx, %rax
	movl	$0, %ecx
	cmpq	$128, %rax
	jb	.LBB37_8
	movq	-112(%rsp), %rax
	vmovups	48(%rax), %ymm1
	vmovups	80(%rax), %ymm0
	movq	-120(%rsp), %r8
	cmpq	$32, %r8
	jae	.LBB37_18
	xorl	%eax, %eax
	jmp	.LBB37_22
.LBB37_18:
	vmovups	%ymm1, -48(%rsp)
	vbroadcastss	%xmm1, %ymm7
	vmovups	%ymm0, -16(%rsp)
	vbroadcastss	%xmm0, %ymm8
	movq	-88(%rsp), %rax
	addq	%rbp, %rax
	movq	%r14, %rcx
	imulq	%r11, %rcx
	movq	%r12, %r13
	addq	%r12, %rcx
	addq	$96, %rcx
	movq	%r10, %rsi
	imulq	%r11, %rsi
	addq	%r15, %rsi
	addq	$96, %rsi
	xorl	%edi, %edi
	movq	-96(%rsp), %r12
	.p2align	4
.LBB37_19:
	vmovups	-96(%rsi,%rdi,4), %ymm9
	vmovups	-64(%rsi,%rdi,4), %ymm10
	vmovups	-32(%rsi,%rdi,4), %ymm11
	vmovups	(%rsi,%rdi,4), %ymm12
	vmulps	-96(%rcx,%rdi,4), %ymm9, %ymm13
	vmulps	-64(%rcx,%rdi,4), %ymm10, %ymm14
	vmulps	-32(%rcx,%rdi,4), %ymm11, %ymm15
	vmulps	(%rcx,%rdi,4), %ymm12, %ymm5
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm9, %ymm6
	vcmpltps	%ymm0, %ymm10, %ymm1
	vcmpltps	%ymm0, %ymm11, %ymm2
	vcmpltps	%ymm0, %ymm12, %ymm0
	vblendvps	%ymm6, %ymm13, %ymm9, %ymm6
	vblendvps	%ymm1, %ymm14, %ymm10, %ymm1
	vblendvps	%ymm2, %ymm15, %ymm11, %ymm2
	vblendvps	%ymm0, %ymm5, %ymm12, %ymm0
	vmaxps	%ymm6, %ymm7, %ymm5
	vmaxps	%ymm1, %ymm7, %ymm1
	vmaxps	%ymm2, %ymm7, %ymm2
	vmaxps	%ymm0, %ymm7, %ymm0
	vminps	%ymm5, %ymm8, %ymm5
	vminps	%ymm1, %ymm8, %ymm1
	vminps	%ymm2, %ymm8, %ymm2
	vminps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm5, -96(%rax,%rdi,4)
	vmovups	%ymm1, -64(%rax,%rdi,4)
	vmovups	%ymm2, -32(%rax,%rdi,4)
	vmovups	%ymm0, (%rax,%rdi,4)
	addq	$32, %rdi
	cmpq	%rdi, %r12
	jne	.LBB37_19
	cmpq	%r12, %r8
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm9, %xmm9, %xmm9
	vmovups	-16(%rsp), %ymm0
	vmovups	-48(%rsp), %ymm1
	je	.LBB37_25
	movq	%r13, %r12
	movq	-96(%rsp), %rax
	movq	%rax, %rcx
	testb	$28, -120(%rsp)
	je	.LBB37_8
.LBB37_22:
	vbroadcastss	%xmm1, %xmm6
	vbroadcastss	%xmm0, %xmm5
	movq	-80(%rsp), %rcx
	addq	%rbp, %rcx
	movq	%r14, %rsi
	imulq	%r11, %rsi
	addq	%r12, %rsi
	movq	%r10, %rdi
	imulq	%r11, %rdi
	addq	%r15, %rdi
	movq	-64(%rsp), %r8
	.p2align	4
.LBB37_23:
	vmovups	(%rdi,%rax,4), %xmm0
	vmulps	(%rsi,%rax,4), %xmm0, %xmm1
	vcmpltps	%xmm9, %xmm0, %xmm2
	vblendvps	%xmm2, %xmm1, %xmm0, %xmm0
	vmaxps	%xmm0, %xmm6, %xmm0
	vminps	%xmm0, %xmm5, %xmm0
	vmovups	%xmm0, (%rcx,%rax,4)
	addq	$4, %rax
	cmpq	%rax, %r8
	jne	.LBB37_23
	movq	%r8, %rcx
	cmpq	%r8, -120(%rsp)
	je	.LBB37_25
	jmp	.LBB37_8
.LBB37_1:
	cmpq	$0, 8(%r13)
	movq	32(%r13), %rax
	je	.LBB37_2
	addq	$-8, %rcx
	testq	%rax, %rax
	je	.LBB37_33
	movq	128(%r13), %rax
	movq	%rax, -104(%rsp)
	testq	%rax, %rax
	je	.LBB37_45
	movq	-112(%rsp), %rdx
	movq	(%rdx), %rsi
	movq	16(%rdx), %rax
	movq	24(%rdx), %r8
	movq	40(%rdx), %r9
	movq	112(%rdx), %r10
	vmovups	48(%rdx), %ymm0
	vmovups	80(%rdx), %ymm1
	movq	-120(%rsp), %rdi
	leaq	(,%rdi,4), %r11
	leaq	(,%r9,4), %rbx
	leaq	(,%rax,4), %r14
	xorl	%edi, %edi
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rsi, %r15
	movq	%r8, %r12
	movq	%r10, %r13
	movq	-120(%rsp), %rdx
	jmp	.LBB37_41
	.p2align	4
.LBB37_44:
	movq	%rdi, %rbp
	imulq	%rax, %rbp
	leaq	(%rsi,%rbp,4), %rbp
	vmovups	-32(%rbp,%rdx,4), %ymm3
	movq	%rdi, %rbp
	imulq	%r9, %rbp
	leaq	(%r8,%rbp,4), %rbp
	vmulps	-32(%rbp,%rdx,4), %ymm3, %ymm4
	leaq	1(%rdi), %rbp
	imulq	%rdx, %rdi
	leaq	(%r10,%rdi,4), %rdi
	vcmpltps	%ymm2, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, -32(%rdi,%rdx,4)
	addq	%r11, %r13
	addq	%rbx, %r12
	addq	%r14, %r15
	movq	%rbp, %rdi
	cmpq	-104(%rsp), %rbp
	je	.LBB37_45
.LBB37_41:
	testq	%rcx, %rcx
	je	.LBB37_44
	xorl	%ebp, %ebp
	.p2align	4
.LBB37_43:
	vmovups	(%r15,%rbp,4), %ymm3
	vcmpltps	%ymm2, %ymm3, %ymm4
	vmulps	(%r12,%rbp,4), %ymm3, %ymm5
	vblendvps	%ymm4, %ymm5, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%r13,%rbp,4)
	addq	$8, %rbp
	cmpq	%rcx, %rbp
	jl	.LBB37_43
	jmp	.LBB37_44
.LBB37_2:
	testq	%rax, %rax
	je	.LBB37_3
	movq	128(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB37_45
	movq	-120(%rsp), %rdi
	leaq	-8(%rdi), %rax
	movq	-112(%rsp), %r11
	movq	(%r11), %rdx
	movq	16(%r11), %rsi
	movq	24(%r11), %r8
	movq	40(%r11), %r9
	movq	112(%r11), %r10
	vmovups	48(%r11), %ymm0
	vmovups	80(%r11), %ymm1
	leaq	(,%rdi,4), %r11
	leaq	(,%r9,4), %rbx
	xorl	%r15d, %r15d
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%r8, %rdi
	movq	%r10, %r14
	movq	-120(%rsp), %rbp
	jmp	.LBB37_28
	.p2align	4
.LBB37_31:
	leaq	1(%r15), %r12
	movq	%r15, %r13
	imulq	%r9, %r13
	imulq	%rbp, %r15
	leaq	(%r8,%r13,4), %r13
	leaq	(%r10,%r15,4), %r15
	vcmpltps	%ymm2, %ymm3, %ymm4
	vbroadcastss	%xmm3, %ymm3
	vmulps	-32(%r13,%rbp,4), %ymm3, %ymm5
	vblendvps	%ymm4, %ymm5, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, -32(%r15,%rbp,4)
	addq	%r11, %r14
	addq	%rbx, %rdi
	movq	%r12, %r15
	cmpq	%rcx, %r12
	je	.LBB37_45
.LBB37_28:
	movq	%r15, %r12
	imulq	%rsi, %r12
	vbroadcastss	(%rdx,%r12,4), %ymm3
	testq	%rax, %rax
	je	.LBB37_31
	vbroadcastss	%xmm3, %ymm4
	vcmpltps	%ymm2, %ymm3, %ymm5
	xorl	%r12d, %r12d
	.p2align	4
.LBB37_30:
	vmulps	(%rdi,%r12,4), %ymm4, %ymm6
	vblendvps	%ymm5, %ymm6, %ymm4, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	vmovups	%ymm6, (%r14,%r12,4)
	addq	$8, %r12
	cmpq	%rax, %r12
	jl	.LBB37_30
	jmp	.LBB37_31
.LBB37_33:
	movq	128(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB37_45
	movq	-112(%rsp), %rdi
	movq	(%rdi), %rax
	movq	16(%rdi), %rsi
	movq	24(%rdi), %r8
	movq	40(%rdi), %r9
	movq	112(%rdi), %r10
	vmovups	48(%rdi), %ymm0
	vmovups	80(%rdi), %ymm1
	movq	-120(%rsp), %rdi
	leaq	(,%rdi,4), %r11
	leaq	(,%rsi,4), %rbx
	xorl	%r15d, %r15d
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rax, %rdi
	movq	%r10, %r14
	movq	-120(%rsp), %rbp
	jmp	.LBB37_35
	.p2align	4
.LBB37_38:
	leaq	1(%r15), %r12
	movq	%r15, %r13
	imulq	%rsi, %r13
	imulq	%rbp, %r15
	leaq	(%rax,%r13,4), %r13
	leaq	(%r10,%r15,4), %r15
	vmovups	-32(%r13,%rbp,4), %ymm4
	vcmpltps	%ymm2, %ymm4, %ymm5
	vbroadcastss	%xmm3, %ymm3
	vmulps	%ymm4, %ymm3, %ymm3
	vblendvps	%ymm5, %ymm3, %ymm4, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, -32(%r15,%rbp,4)
	addq	%r11, %r14
	addq	%rbx, %rdi
	movq	%r12, %r15
	cmpq	%rdx, %r12
	je	.LBB37_45
.LBB37_35:
	movq	%r15, %r12
	imulq	%r9, %r12
	vmovss	(%r8,%r12,4), %xmm3
	testq	%rcx, %rcx
	je	.LBB37_38
	vbroadcastss	%xmm3, %ymm4
	xorl	%r12d, %r12d
	.p2align	4
.LBB37_37:
	vmovups	(%rdi,%r12,4), %ymm5
	vcmpltps	%ymm2, %ymm5, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%r14,%r12,4)
	addq	$8, %r12
	cmpq	%rcx, %r12
	jl	.LBB37_37
	jmp	.LBB37_38
.LBB37_45:
	addq	$24, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end37:
	.size	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B13RectificationO_Ttg5, .Lfunc_end37-$s18VitruvianMicroAVX20B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B13RectificationO_Ttg5
	.cfi_endproc
	.p2align	4
	.type	$s18VitruvianMicroAVX20B12CombinedRowsV7combine33_AC0AAF000F63670CE1B2904C08A451C9LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b8RepeatedS0VAA0b5DenseS0VTtt0t1g5,@function
$s18VitruvianMicroAVX20B12CombinedRowsV7combine33_AC0AAF000F63670CE1B2904C08A451C9LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b8RepeatedS0VAA0b5DenseS0VTtt0t1g5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	128(%r13), %rax
	testq	%rax, %rax
	je	.LBB38_6
	movq	120(%r13), %rcx
	leaq	-8(%rcx), %rdx
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	112(%r13), %r10
	vmovups	48(%r13), %ymm0
	vmovups	80(%r13), %ymm1
	leaq	(,%rcx,4), %r11
	leaq	(,%r9,4), %rbx
	xorl	%r12d, %r12d
	movq	%r8, %r14
	movq	%r10, %r15
	jmp	.LBB38_2
	.p2align	4
.LBB38_5:
	leaq	1(%r12), %r13
	movq	%r12, %rbp
	imulq	%r9, %rbp
	imulq	%rcx, %r12
	leaq	(%r8,%rbp,4), %rbp
	leaq	(%r10,%r12,4), %r12
	vbroadcastss	%xmm2, %ymm2
	vaddps	-32(%rbp,%rcx,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%r12,%rcx,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%r13, %r12
	cmpq	%rax, %r13
	je	.LBB38_6
.LBB38_2:
	movq	%r12, %r13
	imulq	%rdi, %r13
	vmovss	(%rsi,%r13,4), %xmm2
	testq	%rdx, %rdx
	jle	.LBB38_5
	vbroadcastss	%xmm2, %ymm3
	xorl	%r13d, %r13d
	.p2align	4
.LBB38_4:
	vaddps	(%r14,%r13,4), %ymm3, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%r13,4)
	addq	$8, %r13
	cmpq	%rdx, %r13
	jl	.LBB38_4
	jmp	.LBB38_5
.LBB38_6:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end38:
	.size	$s18VitruvianMicroAVX20B12CombinedRowsV7combine33_AC0AAF000F63670CE1B2904C08A451C9LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b8RepeatedS0VAA0b5DenseS0VTtt0t1g5, .Lfunc_end38-$s18VitruvianMicroAVX20B12CombinedRowsV7combine33_AC0AAF000F63670CE1B2904C08A451C9LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b8RepeatedS0VAA0b5DenseS0VTtt0t1g5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B12CombinedRowsV7combine33_AC0AAF000F63670CE1B2904C08A451C9LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b5DenseS0VAA0b8RepeatedS0VTtt0t1g5,@function
$s18VitruvianMicroAVX20B12CombinedRowsV7combine33_AC0AAF000F63670CE1B2904C08A451C9LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b5DenseS0VAA0b8RepeatedS0VTtt0t1g5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	128(%r13), %rax
	testq	%rax, %rax
	je	.LBB39_6
	movq	120(%r13), %rcx
	leaq	-8(%rcx), %rdx
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	112(%r13), %r10
	vmovups	48(%r13), %ymm0
	vmovups	80(%r13), %ymm1
	leaq	(,%rcx,4), %r11
	leaq	(,%rdi,4), %rbx
	xorl	%r12d, %r12d
	movq	%rsi, %r14
	movq	%r10, %r15
	jmp	.LBB39_2
	.p2align	4
.LBB39_5:
	leaq	1(%r12), %r13
	movq	%r12, %rbp
	imulq	%rdi, %rbp
	imulq	%rcx, %r12
	leaq	(%rsi,%rbp,4), %rbp
	leaq	(%r10,%r12,4), %r12
	vbroadcastss	%xmm2, %ymm2
	vaddps	-32(%rbp,%rcx,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, -32(%r12,%rcx,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%r13, %r12
	cmpq	%rax, %r13
	je	.LBB39_6
.LBB39_2:
	movq	%r12, %r13
	imulq	%r9, %r13
	vmovss	(%r8,%r13,4), %xmm2
	testq	%rdx, %rdx
	jle	.LBB39_5
	vbroadcastss	%xmm2, %ymm3
	xorl	%r13d, %r13d
	.p2align	4
.LBB39_4:
	vaddps	(%r14,%r13,4), %ymm3, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%r13,4)
	addq	$8, %r13
	cmpq	%rdx, %r13
	jl	.LBB39_4
	jmp	.LBB39_5
.LBB39_6:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end39:
	.size	$s18VitruvianMicroAVX20B12CombinedRowsV7combine33_AC0AAF000F63670CE1B2904C08A451C9LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b5DenseS0VAA0b8RepeatedS0VTtt0t1g5, .Lfunc_end39-$s18VitruvianMicroAVX20B12CombinedRowsV7combine33_AC0AAF000F63670CE1B2904C08A451C9LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b5DenseS0VAA0b8RepeatedS0VTtt0t1g5
	.hidden	vitruvian_sample_mask_avx2
	.globl	vitruvian_sample_mask_avx2
	.p2align	4
	.type	vitruvian_sample_mask_avx2,@function
vitruvian_sample_mask_avx2:
	jmp	($s18VitruvianMicroAVX215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF)
.Lfunc_end40:
	.size	vitruvian_sample_mask_avx2, .Lfunc_end40-vitruvian_sample_mask_avx2
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI41_0:
	.long	16
.LCPI41_1:
	.long	1
.LCPI41_2:
	.long	4294967294
.LCPI41_3:
	.long	31
.LCPI41_4:
	.long	0x3d000000
.LCPI41_5:
	.long	0x3f800000
	.text
	.hidden	$s18VitruvianMicroAVX215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF
	.globl	$s18VitruvianMicroAVX215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF
	.p2align	4
	.type	$s18VitruvianMicroAVX215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF,@function
$s18VitruvianMicroAVX215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	72(%rsp), %rax
	testq	%rax, %rax
	je	.LBB41_28
	movq	88(%rsp), %r11
	movq	64(%rsp), %r10
	vmovd	%r8d, %xmm0
	vpinsrd	$1, %r9d, %xmm0, %xmm0
	movq	56(%rsp), %r8
	vpbroadcastd	.LCPI41_0(%rip), %xmm1
	vpaddd	%xmm1, %xmm0, %xmm0
	cmpq	$8, %rax
	jb	.LBB41_2
	movq	%r11, %r9
	subq	%r8, %r9
	cmpq	$32, %r9
	setb	%r9b
	movq	%r11, %rbx
	subq	%r10, %rbx
	cmpq	$32, %rbx
	setb	%bl
	orb	%r9b, %bl
	je	.LBB41_5
.LBB41_2:
	xorl	%r9d, %r9d
.LBB41_8:
	movq	%r9, %r14
	orq	$1, %r14
	vmovd	%xmm0, %ebx
	vpextrd	$1, %xmm0, %ebp
	testb	$1, %al
	je	.LBB41_10
	movl	(%r8,%r9,4), %r15d
	addl	%ebx, %r15d
	sarl	$10, %r15d
	movl	(%r10,%r9,4), %r12d
	addl	%ebp, %r12d
	sarl	$10, %r12d
	cmpl	%ecx, %r12d
	cmovgel	%ecx, %r12d
	cmpl	$-1, %r12d
	movl	$-2, %r13d
	cmovll	%r13d, %r12d
	imull	%esi, %r12d
	cmpl	%edx, %r15d
	cmovgel	%edx, %r15d
	cmpl	$-1, %r15d
	cmovll	%r13d, %r15d
	addl	%r12d, %r15d
	movl	%r15d, (%r11,%r9,4)
	movq	%r14, %r9
.LBB41_10:
	cmpq	%r14, %rax
	je	.LBB41_13
	movl	$-2, %r14d
	.p2align	4
.LBB41_12:
	movl	(%r8,%r9,4), %r15d
	addl	%ebx, %r15d
	sarl	$10, %r15d
	movl	(%r10,%r9,4), %r12d
	addl	%ebp, %r12d
	sarl	$10, %r12d
	cmpl	%ecx, %r12d
	cmovgel	%ecx, %r12d
	cmpl	$-1, %r12d
	cmovll	%r14d, %r12d
	imull	%esi, %r12d
	cmpl	%edx, %r15d
	cmovgel	%edx, %r15d
	cmpl	$-1, %r15d
	cmovll	%r14d, %r15d
	addl	%r12d, %r15d
	movl	%r15d, (%r11,%r9,4)
	movl	4(%r8,%r9,4), %r15d
	addl	%ebx, %r15d
	sarl	$10, %r15d
	movl	4(%r10,%r9,4), %r12d
	addl	%ebp, %r12d
	sarl	$10, %r12d
	cmpl	%ecx, %r12d
	cmovgel	%ecx, %r12d
	cmpl	$-1, %r12d
	cmovll	%r14d, %r12d
	imull	%esi, %r12d
	cmpl	%edx, %r15d
	cmovgel	%edx, %r15d
	cmpl	$-1, %r15d
	cmovll	%r14d, %r15d
	addl	%r12d, %r15d
	movl	%r15d, 4(%r11,%r9,4)
	addq	$2, %r9
	cmpq	%r9, %rax
	jne	.LBB41_12
	jmp	.LBB41_13
.LBB41_5:
	movq	%rax, %r9
	andq	$-8, %r9
	vpbroadcastd	%xmm0, %ymm1
	vpbroadcastd	.LCPI41_1(%rip), %ymm2
	vpermd	%ymm0, %ymm2, %ymm2
	vmovd	%ecx, %xmm3
	vpbroadcastd	%xmm3, %ymm3
	vmovd	%esi, %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vmovd	%edx, %xmm5
	vpbroadcastd	%xmm5, %ymm5
	xorl	%ebx, %ebx
	vpbroadcastd	.LCPI41_2(%rip), %ymm6
	.p2align	4
.LBB41_6:
	vpaddd	(%r8,%rbx,4), %ymm1, %ymm7
	vpsrad	$10, %ymm7, %ymm7
	vpaddd	(%r10,%rbx,4), %ymm2, %ymm8
	vpminsd	%ymm5, %ymm7, %ymm7
	vpsrad	$10, %ymm8, %ymm8
	vpminsd	%ymm3, %ymm8, %ymm8
	vpmaxsd	%ymm6, %ymm8, %ymm8
	vpmulld	%ymm4, %ymm8, %ymm8
	vpmaxsd	%ymm6, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm8, %ymm7
	vmovdqu	%ymm7, (%r11,%rbx,4)
	addq	$8, %rbx
	cmpq	%rbx, %r9
	jne	.LBB41_6
	cmpq	%r9, %rax
	jne	.LBB41_8
.LBB41_13:
	leaq	(,%rax,4), %rcx
	leaq	(%rcx,%rcx,2), %rdx
	cmpq	$1, %rax
	jne	.LBB41_15
	xorl	%r15d, %r15d
	jmp	.LBB41_17
.LBB41_15:
	movq	%rax, %r9
	andq	$-2, %r9
	leaq	4(%r11), %rbx
	xorl	%r15d, %r15d
	.p2align	4
.LBB41_16:
	movslq	-4(%rbx), %r14
	vmovss	(%rdi,%r14,4), %xmm1
	vmovss	%xmm1, -4(%rbx)
	vmovss	4(%rdi,%r14,4), %xmm1
	vmovss	%xmm1, -4(%rbx,%rax,4)
	leaq	(%rdi,%r14,4), %r14
	vmovss	(%r14,%rsi,4), %xmm1
	vmovss	%xmm1, -4(%rbx,%rax,8)
	vmovss	4(%r14,%rsi,4), %xmm1
	vmovss	%xmm1, -4(%rbx,%rdx)
	addq	$2, %r15
	movslq	(%rbx), %r14
	vmovss	(%rdi,%r14,4), %xmm1
	vmovss	%xmm1, (%rbx)
	leaq	(%rdi,%r14,4), %r12
	vmovss	4(%rdi,%r14,4), %xmm1
	vmovss	%xmm1, (%rbx,%rax,4)
	vmovss	(%r12,%rsi,4), %xmm1
	vmovss	%xmm1, (%rbx,%rax,8)
	vmovd	4(%r12,%rsi,4), %xmm1
	vmovd	%xmm1, (%rbx,%rdx)
	addq	$8, %rbx
	cmpq	%r15, %r9
	jne	.LBB41_16
.LBB41_17:
	leaq	(%r11,%rax,4), %r9
	leaq	(%r11,%rax,8), %rbx
	leaq	(%r11,%rdx), %r14
	testb	$1, %al
	je	.LBB41_19
	movslq	(%r11,%r15,4), %r12
	vmovss	(%rdi,%r12,4), %xmm1
	vmovss	%xmm1, (%r11,%r15,4)
	vmovss	4(%rdi,%r12,4), %xmm1
	vmovss	%xmm1, (%r9,%r15,4)
	leaq	(%rdi,%r12,4), %rdi
	vmovss	(%rdi,%rsi,4), %xmm1
	vmovss	%xmm1, (%rbx,%r15,4)
	vmovd	4(%rdi,%rsi,4), %xmm1
	vmovd	%xmm1, (%r14,%r15,4)
.LBB41_19:
	movq	80(%rsp), %rdi
	leaq	(,%rax,8), %rsi
	cmpq	$8, %rax
	jb	.LBB41_20
	movq	%rdi, %r15
	subq	%r8, %r15
	cmpq	$32, %r15
	setb	%bpl
	movq	%rdi, %r15
	subq	%r10, %r15
	cmpq	$32, %r15
	setb	%r15b
	orb	%bpl, %r15b
	movq	%rdi, %r12
	subq	%r11, %r12
	movq	%r12, %r13
	subq	%rdx, %r13
	cmpq	$32, %r13
	setb	%bpl
	orb	%r15b, %bpl
	movq	%r12, %r15
	subq	%rsi, %r15
	cmpq	$32, %r15
	setb	%r15b
	movq	%r12, %r13
	subq	%rcx, %r13
	cmpq	$32, %r13
	setb	%r13b
	orb	%r15b, %r13b
	orb	%bpl, %r13b
	cmpq	$32, %r12
	setb	%bpl
	orb	%r13b, %bpl
	je	.LBB41_23
.LBB41_20:
	xorl	%r15d, %r15d
.LBB41_26:
	subq	%r15, %rax
	leaq	(%rdi,%r15,4), %rdi
	leaq	(%rdx,%r15,4), %rdx
	addq	%r11, %rdx
	leaq	(%rsi,%r15,4), %rsi
	addq	%r11, %rsi
	leaq	(%rcx,%r15,4), %rcx
	addq	%r11, %rcx
	leaq	(%r11,%r15,4), %r9
	leaq	(%r10,%r15,4), %r10
	leaq	(%r8,%r15,4), %r8
	xorl	%r11d, %r11d
	vpbroadcastd	.LCPI41_3(%rip), %xmm1
	vbroadcastss	.LCPI41_4(%rip), %xmm2
	vmovss	.LCPI41_5(%rip), %xmm3
	.p2align	4
.LBB41_27:
	vmovd	(%r8,%r11,4), %xmm4
	vpinsrd	$1, (%r10,%r11,4), %xmm4, %xmm4
	vpaddd	%xmm4, %xmm0, %xmm4
	vpsrld	$5, %xmm4, %xmm4
	vpand	%xmm1, %xmm4, %xmm4
	vcvtdq2ps	%xmm4, %xmm4
	vmulps	%xmm2, %xmm4, %xmm4
	vsubss	%xmm4, %xmm3, %xmm5
	vmovshdup	%xmm4, %xmm6
	vsubss	%xmm6, %xmm3, %xmm7
	vmulss	%xmm7, %xmm5, %xmm8
	vmulss	(%r9,%r11,4), %xmm8, %xmm8
	vmulss	%xmm7, %xmm4, %xmm7
	vmulss	(%rcx,%r11,4), %xmm7, %xmm7
	vaddss	%xmm7, %xmm8, %xmm7
	vinsertps	$16, %xmm5, %xmm6, %xmm5
	vmulps	%xmm5, %xmm4, %xmm4
	vmovss	(%rdx,%r11,4), %xmm5
	vinsertps	$16, (%rsi,%r11,4), %xmm5, %xmm5
	vmulps	%xmm4, %xmm5, %xmm4
	vmovshdup	%xmm4, %xmm5
	vaddss	%xmm7, %xmm5, %xmm5
	vaddss	%xmm5, %xmm4, %xmm4
	vmovss	%xmm4, (%rdi,%r11,4)
	incq	%r11
	cmpq	%r11, %rax
	jne	.LBB41_27
.LBB41_28:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB41_23:
	movq	%rax, %r15
	andq	$-8, %r15
	vpbroadcastd	%xmm0, %ymm1
	vpbroadcastd	.LCPI41_1(%rip), %ymm2
	vpermd	%ymm0, %ymm2, %ymm2
	xorl	%r12d, %r12d
	vpbroadcastd	.LCPI41_3(%rip), %ymm3
	vbroadcastss	.LCPI41_4(%rip), %ymm4
	vbroadcastss	.LCPI41_5(%rip), %ymm5
	.p2align	4
.LBB41_24:
	vpaddd	(%r8,%r12,4), %ymm1, %ymm6
	vpsrld	$5, %ymm6, %ymm6
	vpaddd	(%r10,%r12,4), %ymm2, %ymm7
	vpand	%ymm3, %ymm6, %ymm6
	vpsrld	$5, %ymm7, %ymm7
	vpand	%ymm3, %ymm7, %ymm7
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	%ymm4, %ymm6, %ymm6
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	%ymm4, %ymm7, %ymm7
	vsubps	%ymm6, %ymm5, %ymm8
	vsubps	%ymm7, %ymm5, %ymm9
	vmulps	%ymm9, %ymm8, %ymm10
	vmulps	(%r11,%r12,4), %ymm10, %ymm10
	vmulps	%ymm6, %ymm9, %ymm9
	vmulps	(%r9,%r12,4), %ymm9, %ymm9
	vaddps	%ymm9, %ymm10, %ymm9
	vmulps	%ymm7, %ymm8, %ymm8
	vmulps	(%rbx,%r12,4), %ymm8, %ymm8
	vaddps	%ymm9, %ymm8, %ymm8
	vmulps	%ymm7, %ymm6, %ymm6
	vmulps	(%r14,%r12,4), %ymm6, %ymm6
	vaddps	%ymm6, %ymm8, %ymm6
	vmovups	%ymm6, (%rdi,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB41_24
	cmpq	%r15, %rax
	je	.LBB41_28
	jmp	.LBB41_26
.Lfunc_end41:
	.size	$s18VitruvianMicroAVX215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF, .Lfunc_end41-$s18VitruvianMicroAVX215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF
	.hidden	vitruvian_multiply_avx2
	.globl	vitruvian_multiply_avx2
	.p2align	4
	.type	vitruvian_multiply_avx2,@function
vitruvian_multiply_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF)
.Lfunc_end42:
	.size	vitruvian_multiply_avx2, .Lfunc_end42-vitruvian_multiply_avx2
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI43_0:
	.long	0x80000000
.LCPI43_1:
	.long	0x3f800000
	.text
	.hidden	$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF
	.globl	$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF,@function
$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$280, %rsp
	.cfi_def_cfa_offset 336
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rcx, %rbx
	movq	360(%rsp), %r10
	movq	344(%rsp), %rbp
	movq	336(%rsp), %r14
	vmovaps	368(%rsp), %xmm2
	movq	%fs:40, %rax
	movq	%rax, 272(%rsp)
	movq	%rdi, 192(%rsp)
	movq	%rsi, 200(%rsp)
	movq	%rdx, 208(%rsp)
	movq	%rcx, 216(%rsp)
	movq	%r8, 224(%rsp)
	movq	%r9, 232(%rsp)
	movq	%r14, 240(%rsp)
	movq	%rbp, 248(%rsp)
	vmovups	%xmm2, 256(%rsp)
	movq	352(%rsp), %rax
	vbroadcastss	%xmm0, %ymm2
	vbroadcastss	%xmm1, %ymm0
	movq	%rax, %rcx
	orq	%r10, %rcx
	jne	.LBB43_13
	testq	%rbp, %rbp
	jle	.LBB43_7
	imulq	%rdx, %rbx
	vbroadcastss	%xmm2, %xmm1
	vmovaps	%xmm1, 16(%rsp)
	vbroadcastss	%xmm0, %xmm0
	vmovaps	%xmm0, (%rsp)
	shlq	$5, %rbx
	addq	$32, %rbx
	xorl	%r15d, %r15d
	leaq	192(%rsp), %r13
	jmp	.LBB43_3
	.p2align	4
.LBB43_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	vmovaps	16(%rsp), %xmm0
	vmovaps	%xmm0, %xmm1
	vmovaps	(%rsp), %xmm2
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5)
	movl	$2, %r12d
.LBB43_6:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB43_7
.LBB43_3:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB43_5
	cmpq	$2, %rcx
	je	.LBB43_5
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB43_11
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB43_11
	movq	%r14, %rdi
	movq	%r15, %rsi
	vmovaps	16(%rsp), %xmm0
	vmovaps	%xmm0, %xmm1
	vmovaps	(%rsp), %xmm2
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5)
	movl	$1, %r12d
	jmp	.LBB43_6
	.p2align	4
.LBB43_11:
	movq	%r14, %rdi
	movq	%r15, %rsi
	vmovaps	16(%rsp), %xmm0
	vmovaps	%xmm0, %xmm1
	vmovaps	(%rsp), %xmm2
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5)
	jmp	.LBB43_6
.LBB43_13:
	xorl	%ecx, %ecx
	testq	%r10, %r10
	leaq	64(%rsp), %rsi
	cmovneq	%r10, %rsi
	setne	%dil
	vbroadcastss	.LCPI43_0(%rip), %ymm1
	vmovups	%ymm1, 64(%rsp)
	vbroadcastss	.LCPI43_1(%rip), %ymm1
	vmovups	%ymm1, 32(%rsp)
	testq	%rax, %rax
	je	.LBB43_14
	testq	%rbp, %rbp
	jle	.LBB43_7
	movl	$1, %r8d
	jmp	.LBB43_18
.LBB43_14:
	testq	%rbp, %rbp
	jle	.LBB43_7
	leaq	32(%rsp), %rax
	xorl	%r8d, %r8d
.LBB43_18:
	movb	%dil, %cl
	movq	%rsi, 96(%rsp)
	movq	%rcx, 104(%rsp)
	movq	%rax, 112(%rsp)
	movq	%r8, 120(%rsp)
	vmovups	%ymm2, 128(%rsp)
	vmovups	%ymm0, 160(%rsp)
	imulq	%rdx, %rbx
	shlq	$5, %rbx
	addq	$32, %rbx
	xorl	%r15d, %r15d
	leaq	192(%rsp), %r13
	jmp	.LBB43_19
	.p2align	4
.LBB43_21:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	96(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5)
	movl	$2, %r12d
.LBB43_22:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB43_7
.LBB43_19:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB43_21
	cmpq	$2, %rcx
	je	.LBB43_21
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB43_25
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB43_25
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	96(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5)
	movl	$1, %r12d
	jmp	.LBB43_22
	.p2align	4
.LBB43_25:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	96(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5)
	jmp	.LBB43_22
.LBB43_7:
	movq	%fs:40, %rax
	cmpq	272(%rsp), %rax
	jne	.LBB43_27
	addq	$280, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.LBB43_27:
	.cfi_def_cfa_offset 336
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end43:
	.size	$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF, .Lfunc_end43-$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$48, %rsp
	.cfi_def_cfa_offset 104
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	40(%r13), %r8
	cmpq	$4, %r8
	movq	%rsi, -80(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rdx, -88(%rsp)
	movq	%r8, -72(%rsp)
	jl	.LBB44_7
	movq	(%r13), %rbx
	movq	8(%r13), %r9
	movq	16(%r13), %r10
	leaq	64(%rdi), %rax
	movq	%rax, -64(%rsp)
	leaq	8(%rsi), %rax
	movq	(%rdx), %rcx
	movq	%rcx, 24(%rsp)
	movq	8(%rdx), %rcx
	movq	%rcx, 16(%rsp)
	movq	16(%rdx), %rcx
	movq	%rcx, 8(%rsp)
	movq	24(%rdx), %rcx
	vmovups	32(%rdx), %ymm0
	vmovups	64(%rdx), %ymm1
	movq	72(%r13), %rdx
	movq	%rdx, -8(%rsp)
	movq	56(%r13), %rdx
	addq	$-8, %rdx
	movq	%rcx, %r11
	imulq	%rsi, %r11
	movq	%r11, -24(%rsp)
	movq	64(%r13), %r11
	movq	%r11, -32(%rsp)
	imulq	%rax, %rcx
	movq	%rcx, (%rsp)
	cmpq	%rsi, %rdx
	cmovlq	%rdx, %rsi
	movq	%rsi, -40(%rsp)
	cmpq	%rax, %rdx
	cmovgeq	%rax, %rdx
	movq	%rdx, -16(%rsp)
	movq	%r9, %rax
	shlq	$4, %rax
	movq	%rax, -56(%rsp)
	leaq	(%r9,%r9,2), %rax
	leaq	(%rbx,%rax,4), %rbp
	addq	$4, %rbp
	vxorps	%xmm2, %xmm2, %xmm2
	leaq	(,%r9,8), %rax
	movq	%rax, -96(%rsp)
	leaq	(%rbx,%r9,4), %rsi
	addq	$4, %rsi
	leaq	(%rbx,%r9,8), %r12
	addq	$4, %r12
	movl	$4, %eax
	xorl	%ecx, %ecx
	movq	%r9, -48(%rsp)
	jmp	.LBB44_2
	.p2align	4
.LBB44_3:
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm4, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm4, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
.LBB44_4:
	movq	%rcx, %rax
	movq	-8(%rsp), %r15
	imulq	%r15, %rax
	movq	-40(%rsp), %r9
	leaq	(%rax,%r9), %rdx
	movq	%rdx, %rsi
	movq	16(%rsp), %r11
	imulq	%r11, %rsi
	movq	24(%rsp), %r8
	vaddps	(%r8,%rsi,4), %ymm10, %ymm10
	movq	8(%rsp), %rbx
	movq	-24(%rsp), %r13
	vmulps	(%rbx,%r13,4), %ymm10, %ymm11
	vcmpltps	%ymm2, %ymm10, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm0, %ymm10
	vminps	%ymm10, %ymm1, %ymm10
	movq	-32(%rsp), %rbp
	vmovups	%ymm10, (%rbp,%rdx,4)
	movq	-16(%rsp), %r12
	addq	%r12, %rax
	movq	%rax, %rdx
	imulq	%r11, %rdx
	vaddps	(%r8,%rdx,4), %ymm9, %ymm9
	movq	(%rsp), %r14
	vmulps	(%rbx,%r14,4), %ymm9, %ymm10
	vcmpltps	%ymm2, %ymm9, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm0, %ymm9
	vminps	%ymm9, %ymm1, %ymm9
	vmovups	%ymm9, (%rbp,%rax,4)
	movq	%rcx, %rax
	orq	$1, %rax
	imulq	%r15, %rax
	leaq	(%rax,%r9), %rdx
	movq	%rdx, %rsi
	imulq	%r11, %rsi
	vaddps	(%r8,%rsi,4), %ymm8, %ymm8
	vmulps	(%rbx,%r13,4), %ymm8, %ymm9
	vcmpltps	%ymm2, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm0, %ymm8
	vminps	%ymm8, %ymm1, %ymm8
	vmovups	%ymm8, (%rbp,%rdx,4)
	addq	%r12, %rax
	movq	%rax, %rdx
	imulq	%r11, %rdx
	vaddps	(%r8,%rdx,4), %ymm7, %ymm7
	vmulps	(%rbx,%r14,4), %ymm7, %ymm8
	vcmpltps	%ymm2, %ymm7, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm0, %ymm7
	vminps	%ymm7, %ymm1, %ymm7
	vmovups	%ymm7, (%rbp,%rax,4)
	movq	%rcx, %rax
	orq	$2, %rax
	imulq	%r15, %rax
	leaq	(%rax,%r9), %rdx
	movq	%rdx, %rsi
	imulq	%r11, %rsi
	vaddps	(%r8,%rsi,4), %ymm6, %ymm6
	vmulps	(%rbx,%r13,4), %ymm6, %ymm7
	vcmpltps	%ymm2, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	vmovups	%ymm6, (%rbp,%rdx,4)
	addq	%r12, %rax
	movq	%rax, %rdx
	imulq	%r11, %rdx
	vaddps	(%r8,%rdx,4), %ymm5, %ymm5
	vmulps	(%rbx,%r14,4), %ymm5, %ymm6
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%rbp,%rax,4)
	orq	$3, %rcx
	imulq	%r15, %rcx
	leaq	(%rcx,%r9), %rax
	movq	-48(%rsp), %r9
	movq	%rax, %rdx
	imulq	%r11, %rdx
	vaddps	(%r8,%rdx,4), %ymm4, %ymm4
	vmulps	(%rbx,%r13,4), %ymm4, %ymm5
	vcmpltps	%ymm2, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%rbp,%rax,4)
	addq	%r12, %rcx
	movq	%rcx, %rax
	imulq	%r11, %rax
	vaddps	(%r8,%rax,4), %ymm3, %ymm3
	vmulps	(%rbx,%r14,4), %ymm3, %ymm4
	vcmpltps	%ymm2, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%rbp,%rcx,4)
	movq	-104(%rsp), %r15
	leaq	4(%r15), %rax
	movq	-112(%rsp), %rbx
	movq	-56(%rsp), %rcx
	addq	%rcx, %rbx
	movq	40(%rsp), %rsi
	addq	%rcx, %rsi
	movq	-120(%rsp), %rbp
	addq	%rcx, %rbp
	movq	32(%rsp), %r12
	addq	%rcx, %r12
	movq	%r15, %rcx
	movq	-72(%rsp), %r8
	cmpq	%rax, %r8
	jl	.LBB44_5
.LBB44_2:
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %ymm4
	vmovups	32(%rdi), %ymm3
	testq	%r10, %r10
	movq	%rbx, -112(%rsp)
	movq	%rbp, -120(%rsp)
	movq	%rsi, 40(%rsp)
	movq	%r12, 32(%rsp)
	je	.LBB44_3
	movq	-128(%rsp), %rax
	movq	24(%rax), %r8
	movq	32(%rax), %rax
	movq	%r8, %r11
	andq	$-2, %r11
	shlq	$2, %rax
	movq	%rbx, %r13
	movq	-64(%rsp), %rbx
	xorl	%r14d, %r14d
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm4, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm4, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
	jmp	.LBB44_36
	.p2align	4
.LBB44_41:
	incq	%r14
	addq	%rax, %r13
	addq	%rax, %rsi
	addq	%rax, %rbp
	addq	%rax, %r12
	cmpq	%r10, %r14
	je	.LBB44_4
.LBB44_36:
	testq	%r8, %r8
	je	.LBB44_41
	cmpq	$1, %r8
	jne	.LBB44_42
	xorl	%edx, %edx
	jmp	.LBB44_39
	.p2align	4
.LBB44_42:
	xorl	%r15d, %r15d
	.p2align	4
.LBB44_43:
	prefetcht0	8192(%rbx)
	vmovups	(%rbx), %ymm11
	vmovups	32(%rbx), %ymm12
	vbroadcastss	(%r13,%r15,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm10
	vfmadd231ps	%ymm13, %ymm12, %ymm9
	vbroadcastss	-4(%rsi,%r15,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm8
	vfmadd231ps	%ymm13, %ymm12, %ymm7
	vbroadcastss	-4(%r12,%r15,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm6
	vfmadd231ps	%ymm13, %ymm12, %ymm5
	vbroadcastss	-4(%rbp,%r15,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm4
	vfmadd231ps	%ymm12, %ymm13, %ymm3
	leaq	2(%r15), %rdx
	prefetcht0	8256(%rbx)
	vmovups	64(%rbx), %ymm11
	vmovups	96(%rbx), %ymm12
	vbroadcastss	4(%r13,%r15,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm10
	vfmadd231ps	%ymm13, %ymm12, %ymm9
	vbroadcastss	(%rsi,%r15,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm8
	vfmadd231ps	%ymm13, %ymm12, %ymm7
	vbroadcastss	(%r12,%r15,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm6
	vfmadd231ps	%ymm13, %ymm12, %ymm5
	vbroadcastss	(%rbp,%r15,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm4
	vfmadd231ps	%ymm12, %ymm13, %ymm3
	subq	$-128, %rbx
	movq	%rdx, %r15
	cmpq	%rdx, %r11
	jne	.LBB44_43
.LBB44_39:
	testb	$1, %r8b
	je	.LBB44_41
	prefetcht0	8192(%rbx)
	leaq	(,%rdx,4), %r15
	addq	%r13, %r15
	vmovups	(%rbx), %ymm11
	vmovups	32(%rbx), %ymm12
	vbroadcastss	(%r13,%rdx,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm10
	vfmadd231ps	%ymm13, %ymm12, %ymm9
	leaq	(%r15,%r9,4), %rdx
	vbroadcastss	(%r15,%r9,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm8
	vfmadd231ps	%ymm13, %ymm12, %ymm7
	vbroadcastss	(%r15,%r9,8), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm6
	vfmadd231ps	%ymm13, %ymm12, %ymm5
	movq	-96(%rsp), %r15
	vbroadcastss	(%r15,%rdx), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm4
	vfmadd231ps	%ymm12, %ymm13, %ymm3
	addq	$64, %rbx
	jmp	.LBB44_41
.LBB44_7:
	cmpq	$1, %r8
	jle	.LBB44_12
	movl	$2, %eax
	xorl	%r15d, %r15d
	jmp	.LBB44_9
.LBB44_5:
	movq	%r15, %rax
	orq	$2, %rax
	cmpq	%rax, %r8
	movq	-128(%rsp), %r13
	jl	.LBB44_6
.LBB44_9:
	vmovups	(%rdi), %ymm1
	vmovups	32(%rdi), %ymm0
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r15, -104(%rsp)
	movq	%rax, -96(%rsp)
	je	.LBB44_10
	movq	8(%r13), %r8
	leaq	4(,%r15,4), %rdx
	imulq	%r8, %rdx
	imulq	%r15, %r8
	movq	(%r13), %r15
	movq	24(%r13), %rsi
	leaq	(%r15,%r8,4), %r8
	leaq	64(%rdi), %r9
	movq	32(%r13), %r10
	movl	%esi, %r11d
	andl	$3, %r11d
	movq	%rsi, %rbx
	andq	$-4, %rbx
	shlq	$2, %r10
	leaq	(%r15,%rdx), %r14
	addq	$12, %r14
	addq	%r15, %rdx
	xorl	%r15d, %r15d
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm1, %ymm3
	jmp	.LBB44_26
	.p2align	4
.LBB44_32:
	incq	%r15
	addq	%r10, %r8
	addq	%r10, %r14
	addq	%r10, %rdx
	cmpq	%rcx, %r15
	je	.LBB44_11
.LBB44_26:
	testq	%rsi, %rsi
	je	.LBB44_32
	cmpq	$4, %rsi
	jae	.LBB44_33
	xorl	%r13d, %r13d
	jmp	.LBB44_29
	.p2align	4
.LBB44_33:
	xorl	%r12d, %r12d
	.p2align	4
.LBB44_34:
	prefetcht0	8192(%r9)
	vmovups	(%r9), %ymm4
	vmovups	32(%r9), %ymm5
	vbroadcastss	(%r8,%r12,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm2
	vbroadcastss	-12(%r14,%r12,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm0
	prefetcht0	8256(%r9)
	vmovups	64(%r9), %ymm4
	vmovups	96(%r9), %ymm5
	vbroadcastss	4(%r8,%r12,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm2
	vbroadcastss	-8(%r14,%r12,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm0
	prefetcht0	8320(%r9)
	vmovups	128(%r9), %ymm4
	vmovups	160(%r9), %ymm5
	vbroadcastss	8(%r8,%r12,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm2
	vbroadcastss	-4(%r14,%r12,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm0
	leaq	4(%r12), %r13
	prefetcht0	8384(%r9)
	vmovups	192(%r9), %ymm4
	vmovups	224(%r9), %ymm5
	vbroadcastss	12(%r8,%r12,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm2
	vbroadcastss	(%r14,%r12,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm0
	addq	$256, %r9
	movq	%r13, %r12
	cmpq	%r13, %rbx
	jne	.LBB44_34
.LBB44_29:
	testq	%r11, %r11
	je	.LBB44_32
	leaq	(%rdx,%r13,4), %r12
	leaq	(%r8,%r13,4), %r13
	xorl	%ebp, %ebp
	.p2align	4
.LBB44_31:
	prefetcht0	8192(%r9)
	vmovups	(%r9), %ymm4
	vmovups	32(%r9), %ymm5
	vbroadcastss	(%r13,%rbp,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm2
	vbroadcastss	(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm0
	addq	$64, %r9
	incq	%rbp
	cmpq	%rbp, %r11
	jne	.LBB44_31
	jmp	.LBB44_32
.LBB44_12:
	jne	.LBB44_23
	xorl	%r15d, %r15d
	jmp	.LBB44_14
.LBB44_10:
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm1, %ymm3
.LBB44_11:
	movq	-88(%rsp), %rax
	movq	(%rax), %rcx
	movq	%rcx, -120(%rsp)
	movq	8(%rax), %r8
	movq	16(%rax), %rdx
	movq	%rdx, -112(%rsp)
	movq	24(%rax), %r9
	vmovups	32(%rax), %ymm4
	vmovups	64(%rax), %ymm5
	movq	-128(%rsp), %rdx
	movq	56(%rdx), %r10
	movq	64(%rdx), %rsi
	addq	$-8, %r10
	movq	-80(%rsp), %rbp
	cmpq	%rbp, %r10
	movq	%rbp, %r11
	cmovlq	%r10, %r11
	movq	72(%rdx), %rbx
	movq	%rbx, %r15
	movq	-104(%rsp), %rax
	imulq	%rax, %r15
	leaq	(%r15,%r11), %r12
	movq	%r12, %r13
	imulq	%r8, %r13
	movq	%r9, %r14
	imulq	%rbp, %r14
	vaddps	(%rcx,%r13,4), %ymm3, %ymm6
	movq	-112(%rsp), %rcx
	vmulps	(%rcx,%r14,4), %ymm6, %ymm7
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm3, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm4, %ymm6
	vminps	%ymm6, %ymm5, %ymm6
	vmovups	%ymm6, (%rsi,%r12,4)
	leaq	8(%rbp), %r12
	cmpq	%r12, %r10
	cmovgeq	%r12, %r10
	addq	%r10, %r15
	movq	%r15, %r13
	imulq	%r8, %r13
	movq	-120(%rsp), %rbp
	vaddps	(%rbp,%r13,4), %ymm2, %ymm2
	imulq	%r12, %r9
	vmulps	(%rcx,%r9,4), %ymm2, %ymm6
	vcmpltps	%ymm3, %ymm2, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm4, %ymm2
	vminps	%ymm2, %ymm5, %ymm2
	vmovups	%ymm2, (%rsi,%r15,4)
	orq	$1, %rax
	imulq	%rbx, %rax
	addq	%rax, %r11
	movq	%r11, %rbx
	imulq	%r8, %rbx
	vaddps	(%rbp,%rbx,4), %ymm1, %ymm1
	vmulps	(%rcx,%r14,4), %ymm1, %ymm2
	vcmpltps	%ymm3, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm4, %ymm1
	vminps	%ymm1, %ymm5, %ymm1
	vmovups	%ymm1, (%rsi,%r11,4)
	addq	%r10, %rax
	movq	%rdx, %r13
	imulq	%rax, %r8
	vaddps	(%rbp,%r8,4), %ymm0, %ymm0
	vmulps	(%rcx,%r9,4), %ymm0, %ymm1
	vcmpltps	%ymm3, %ymm0, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm4, %ymm0
	vminps	%ymm0, %ymm5, %ymm0
	vmovups	%ymm0, (%rsi,%rax,4)
	movq	-96(%rsp), %r15
	movq	-72(%rsp), %r8
.LBB44_6:
	cmpq	%r8, %r15
	jge	.LBB44_23
.LBB44_14:
	vmovups	(%rdi), %ymm1
	vmovups	32(%rdi), %ymm0
	movq	16(%r13), %rax
	testq	%rax, %rax
	movq	-88(%rsp), %r14
	je	.LBB44_22
	movq	8(%r13), %rcx
	imulq	%r15, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$64, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %rsi
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %rsi
	xorl	%r10d, %r10d
	jmp	.LBB44_16
	.p2align	4
.LBB44_21:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB44_22
.LBB44_16:
	testq	%rdx, %rdx
	je	.LBB44_21
	xorl	%r11d, %r11d
	cmpq	$4, %rdx
	jb	.LBB44_18
	.p2align	4
.LBB44_24:
	prefetcht0	8192(%rdi)
	vbroadcastss	(%rcx,%r11,4), %ymm2
	vfmadd231ps	(%rdi), %ymm2, %ymm1
	vfmadd231ps	32(%rdi), %ymm2, %ymm0
	prefetcht0	8256(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %ymm2
	vfmadd231ps	64(%rdi), %ymm2, %ymm1
	vfmadd231ps	96(%rdi), %ymm2, %ymm0
	prefetcht0	8320(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %ymm2
	vfmadd231ps	128(%rdi), %ymm2, %ymm1
	vfmadd231ps	160(%rdi), %ymm2, %ymm0
	prefetcht0	8384(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %ymm2
	addq	$4, %r11
	vfmadd231ps	192(%rdi), %ymm2, %ymm1
	vfmadd231ps	224(%rdi), %ymm2, %ymm0
	addq	$256, %rdi
	cmpq	%r11, %r9
	jne	.LBB44_24
.LBB44_18:
	testq	%r8, %r8
	je	.LBB44_21
	leaq	(%rcx,%r11,4), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB44_20:
	prefetcht0	8192(%rdi)
	vbroadcastss	(%r11,%rbx,4), %ymm2
	vfmadd231ps	(%rdi), %ymm2, %ymm1
	vfmadd231ps	32(%rdi), %ymm2, %ymm0
	addq	$64, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB44_20
	jmp	.LBB44_21
.LBB44_22:
	movq	(%r14), %rax
	movq	8(%r14), %rsi
	movq	16(%r14), %rdx
	movq	24(%r14), %rdi
	vmovups	32(%r14), %ymm2
	vmovups	64(%r14), %ymm3
	movq	-128(%rsp), %r8
	movq	56(%r8), %rcx
	addq	$-8, %rcx
	movq	-80(%rsp), %rbx
	cmpq	%rbx, %rcx
	movq	%rbx, %r9
	cmovlq	%rcx, %r9
	imulq	72(%r8), %r15
	movq	64(%r8), %r8
	addq	%r15, %r9
	movq	%r9, %r10
	imulq	%rsi, %r10
	movq	%rdi, %r11
	imulq	%rbx, %r11
	vaddps	(%rax,%r10,4), %ymm1, %ymm1
	vmulps	(%rdx,%r11,4), %ymm1, %ymm4
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm2, %ymm1
	vminps	%ymm1, %ymm3, %ymm1
	vmovups	%ymm1, (%r8,%r9,4)
	addq	$8, %rbx
	cmpq	%rbx, %rcx
	cmovgeq	%rbx, %rcx
	addq	%r15, %rcx
	imulq	%rcx, %rsi
	imulq	%rdi, %rbx
	vaddps	(%rax,%rsi,4), %ymm0, %ymm0
	vmulps	(%rdx,%rbx,4), %ymm0, %ymm1
	vcmpltps	%ymm5, %ymm0, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r8,%rcx,4)
.LBB44_23:
	addq	$48, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end44:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end44-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$136, %rsp
	.cfi_def_cfa_offset 192
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	40(%r13), %r8
	cmpq	$4, %r8
	movq	%r13, -80(%rsp)
	movq	%rsi, -56(%rsp)
	movq	%rdx, -64(%rsp)
	movq	%r8, -48(%rsp)
	jl	.LBB45_7
	movq	(%r13), %r10
	movq	8(%r13), %rax
	movq	16(%r13), %rbp
	leaq	96(%rdi), %rcx
	movq	%rcx, -40(%rsp)
	leaq	8(%rsi), %r11
	leaq	16(%rsi), %rcx
	movq	(%rdx), %rbx
	movq	%rbx, 32(%rsp)
	movq	24(%rdx), %rbx
	movq	56(%r13), %r14
	addq	$-8, %r14
	movq	%rbx, %r15
	imulq	%rsi, %r15
	movq	%r15, 8(%rsp)
	movq	%rbx, %r15
	imulq	%r11, %r15
	movq	%r15, -96(%rsp)
	imulq	%rcx, %rbx
	movq	%rbx, 24(%rsp)
	cmpq	%rsi, %r14
	cmovlq	%r14, %rsi
	movq	%rsi, -120(%rsp)
	movq	8(%rdx), %rsi
	movq	%rsi, (%rsp)
	cmpq	%r11, %r14
	cmovlq	%r14, %r11
	movq	%r11, -112(%rsp)
	vmovups	32(%rdx), %ymm0
	vmovups	%ymm0, 96(%rsp)
	cmpq	%rcx, %r14
	cmovgeq	%rcx, %r14
	movq	%r14, 16(%rsp)
	vmovups	64(%rdx), %ymm0
	vmovups	%ymm0, 64(%rsp)
	leaq	(%rax,%rax,2), %rcx
	leaq	(%r10,%rcx,4), %r11
	leaq	(%r10,%rax,8), %rcx
	leaq	(%r10,%rax,4), %rbx
	shlq	$4, %rax
	movq	%rax, -8(%rsp)
	movq	16(%rdx), %rax
	movq	%rax, -16(%rsp)
	movq	72(%r13), %rax
	movq	%rax, -104(%rsp)
	movq	64(%r13), %rax
	movq	%rax, -32(%rsp)
	movl	$4, %eax
	xorl	%r9d, %r9d
	movq	%rbp, -24(%rsp)
	movq	-16(%rsp), %r14
	jmp	.LBB45_2
	.p2align	4
.LBB45_3:
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm4, %ymm7
	vmovaps	%ymm5, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
	vmovaps	%ymm5, %ymm11
	vmovaps	%ymm3, %ymm12
	vmovaps	%ymm4, %ymm13
	vmovaps	%ymm5, %ymm14
.LBB45_4:
	movq	%r9, %rax
	movq	-104(%rsp), %rbx
	imulq	%rbx, %rax
	movq	-120(%rsp), %r8
	leaq	(%rax,%r8), %rcx
	movq	%rcx, %rsi
	movq	(%rsp), %r11
	imulq	%r11, %rsi
	movq	32(%rsp), %r10
	vaddps	(%r10,%rsi,4), %ymm14, %ymm14
	movq	8(%rsp), %r13
	vmulps	(%r14,%r13,4), %ymm14, %ymm15
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm14, %ymm2
	vblendvps	%ymm2, %ymm15, %ymm14, %ymm2
	vmovups	96(%rsp), %ymm0
	vmaxps	%ymm2, %ymm0, %ymm2
	vmovups	64(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm2
	movq	-32(%rsp), %rdx
	vmovups	%ymm2, (%rdx,%rcx,4)
	movq	-112(%rsp), %rcx
	addq	%rax, %rcx
	movq	%rcx, %rsi
	imulq	%r11, %rsi
	vaddps	(%r10,%rsi,4), %ymm13, %ymm2
	movq	-96(%rsp), %rsi
	vmulps	(%r14,%rsi,4), %ymm2, %ymm13
	vxorps	%xmm14, %xmm14, %xmm14
	vcmpltps	%ymm14, %ymm2, %ymm14
	vxorps	%xmm15, %xmm15, %xmm15
	vblendvps	%ymm14, %ymm13, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rcx,4)
	movq	16(%rsp), %r12
	addq	%r12, %rax
	movq	%rax, %rcx
	imulq	%r11, %rcx
	vaddps	(%r10,%rcx,4), %ymm12, %ymm2
	movq	24(%rsp), %r15
	vmulps	(%r14,%r15,4), %ymm2, %ymm12
	vcmpltps	%ymm15, %ymm2, %ymm13
	vblendvps	%ymm13, %ymm12, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rax,4)
	movq	%r9, %rax
	orq	$1, %rax
	imulq	%rbx, %rax
	leaq	(%rax,%r8), %rcx
	movq	%rcx, %rsi
	imulq	%r11, %rsi
	vaddps	(%r10,%rsi,4), %ymm11, %ymm2
	vmulps	(%r14,%r13,4), %ymm2, %ymm11
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm13, %ymm2, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rcx,4)
	movq	-112(%rsp), %rbp
	leaq	(%rax,%rbp), %rcx
	movq	%rcx, %rsi
	imulq	%r11, %rsi
	vaddps	(%r10,%rsi,4), %ymm10, %ymm2
	movq	-96(%rsp), %r8
	vmulps	(%r14,%r8,4), %ymm2, %ymm10
	vcmpltps	%ymm13, %ymm2, %ymm11
	vxorps	%xmm12, %xmm12, %xmm12
	vblendvps	%ymm11, %ymm10, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rcx,4)
	addq	%r12, %rax
	movq	%rax, %rcx
	imulq	%r11, %rcx
	vaddps	(%r10,%rcx,4), %ymm9, %ymm2
	vmulps	(%r14,%r15,4), %ymm2, %ymm9
	vcmpltps	%ymm12, %ymm2, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rax,4)
	movq	%r9, %rax
	orq	$2, %rax
	imulq	%rbx, %rax
	movq	-120(%rsp), %rcx
	addq	%rax, %rcx
	movq	%rcx, %rsi
	imulq	%r11, %rsi
	vaddps	(%r10,%rsi,4), %ymm8, %ymm2
	vmulps	(%r14,%r13,4), %ymm2, %ymm8
	vcmpltps	%ymm12, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rcx,4)
	leaq	(%rax,%rbp), %rcx
	movq	%rcx, %rsi
	imulq	%r11, %rsi
	vaddps	(%r10,%rsi,4), %ymm7, %ymm2
	vmulps	(%r14,%r8,4), %ymm2, %ymm7
	vcmpltps	%ymm12, %ymm2, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rcx,4)
	addq	%r12, %rax
	movq	%rax, %rcx
	imulq	%r11, %rcx
	vaddps	(%r10,%rcx,4), %ymm6, %ymm2
	vmulps	(%r14,%r15,4), %ymm2, %ymm6
	vcmpltps	%ymm12, %ymm2, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rax,4)
	orq	$3, %r9
	imulq	-104(%rsp), %r9
	movq	-24(%rsp), %rbp
	movq	-120(%rsp), %rax
	addq	%r9, %rax
	movq	%rax, %rcx
	imulq	%r11, %rcx
	vaddps	(%r10,%rcx,4), %ymm5, %ymm2
	vmulps	(%r14,%r13,4), %ymm2, %ymm5
	vcmpltps	%ymm12, %ymm2, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rax,4)
	movq	-112(%rsp), %rax
	addq	%r9, %rax
	movq	%rax, %rcx
	imulq	%r11, %rcx
	vaddps	(%r10,%rcx,4), %ymm4, %ymm2
	vmulps	(%r14,%r8,4), %ymm2, %ymm4
	vcmpltps	%ymm12, %ymm2, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rax,4)
	addq	%r12, %r9
	movq	%r9, %rax
	imulq	%r11, %rax
	vaddps	(%r10,%rax,4), %ymm3, %ymm2
	vmulps	(%r14,%r15,4), %ymm2, %ymm3
	vcmpltps	%ymm12, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%r9,4)
	movq	-88(%rsp), %rdx
	leaq	4(%rdx), %rax
	movq	56(%rsp), %r11
	movq	-8(%rsp), %rsi
	addq	%rsi, %r11
	movq	48(%rsp), %rcx
	addq	%rsi, %rcx
	movq	-72(%rsp), %r10
	addq	%rsi, %r10
	movq	40(%rsp), %rbx
	addq	%rsi, %rbx
	movq	%rdx, %r9
	movq	-48(%rsp), %r8
	cmpq	%rax, %r8
	jl	.LBB45_5
.LBB45_2:
	vmovups	(%rdi), %ymm5
	vmovups	32(%rdi), %ymm4
	vmovups	64(%rdi), %ymm3
	testq	%rbp, %rbp
	movq	%r10, -72(%rsp)
	movq	%rax, -88(%rsp)
	movq	%r11, 56(%rsp)
	movq	%rcx, 48(%rsp)
	movq	%rbx, 40(%rsp)
	je	.LBB45_3
	movq	-80(%rsp), %rax
	movq	24(%rax), %rsi
	movq	32(%rax), %r12
	shlq	$2, %r12
	movq	%rbx, %rax
	movq	%r10, %r8
	movq	%r11, %r10
	movq	-40(%rsp), %r13
	xorl	%r15d, %r15d
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm4, %ymm7
	vmovaps	%ymm5, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
	vmovaps	%ymm5, %ymm11
	vmovaps	%ymm3, %ymm12
	vmovaps	%ymm4, %ymm13
	vmovaps	%ymm5, %ymm14
	jmp	.LBB45_36
	.p2align	4
.LBB45_39:
	incq	%r15
	addq	%r12, %r10
	addq	%r12, %rcx
	addq	%r12, %r8
	addq	%r12, %rax
	cmpq	%rbp, %r15
	je	.LBB45_4
.LBB45_36:
	testq	%rsi, %rsi
	je	.LBB45_39
	xorl	%ebx, %ebx
	.p2align	4
.LBB45_38:
	prefetcht0	8192(%r13)
	prefetcht0	8256(%r13)
	vmovups	(%r13), %ymm2
	vmovups	32(%r13), %ymm15
	vmovups	64(%r13), %ymm0
	vbroadcastss	(%r8,%rbx,4), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm14
	vfmadd231ps	%ymm15, %ymm1, %ymm13
	vfmadd231ps	%ymm1, %ymm0, %ymm12
	vbroadcastss	(%rax,%rbx,4), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm11
	vfmadd231ps	%ymm15, %ymm1, %ymm10
	vfmadd231ps	%ymm1, %ymm0, %ymm9
	vbroadcastss	(%rcx,%rbx,4), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm8
	vfmadd231ps	%ymm15, %ymm1, %ymm7
	vfmadd231ps	%ymm1, %ymm0, %ymm6
	vbroadcastss	(%r10,%rbx,4), %ymm1
	incq	%rbx
	vfmadd231ps	%ymm2, %ymm1, %ymm5
	vfmadd231ps	%ymm15, %ymm1, %ymm4
	vfmadd231ps	%ymm0, %ymm1, %ymm3
	addq	$96, %r13
	cmpq	%rbx, %rsi
	jne	.LBB45_38
	jmp	.LBB45_39
.LBB45_7:
	cmpq	$1, %r8
	jle	.LBB45_12
	movl	$2, %eax
	xorl	%edx, %edx
	jmp	.LBB45_9
.LBB45_5:
	movq	%rdx, %rax
	orq	$2, %rax
	cmpq	%rax, %r8
	movq	-56(%rsp), %rsi
	movq	-80(%rsp), %r13
	jl	.LBB45_6
.LBB45_9:
	movq	%rdx, -88(%rsp)
	vmovups	(%rdi), %ymm2
	vmovups	32(%rdi), %ymm1
	vmovups	64(%rdi), %ymm0
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rax, -112(%rsp)
	je	.LBB45_10
	movq	8(%r13), %rdx
	movq	%rdx, %r8
	movq	-88(%rsp), %rax
	imulq	%rax, %r8
	movq	(%r13), %rbx
	movq	24(%r13), %rbp
	leaq	(%rbx,%r8,4), %r8
	leaq	96(%rdi), %r9
	movq	32(%r13), %r10
	movq	%rbp, %r11
	andq	$-2, %r11
	shlq	$2, %r10
	leaq	4(,%rax,4), %r14
	imulq	%rdx, %r14
	addq	%r14, %rbx
	addq	$4, %rbx
	xorl	%r14d, %r14d
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm1, %ymm4
	vmovaps	%ymm2, %ymm5
	jmp	.LBB45_27
	.p2align	4
.LBB45_32:
	incq	%r14
	addq	%r10, %r8
	addq	%r10, %rbx
	cmpq	%rcx, %r14
	je	.LBB45_11
.LBB45_27:
	testq	%rbp, %rbp
	je	.LBB45_32
	cmpq	$1, %rbp
	jne	.LBB45_33
	xorl	%r15d, %r15d
	jmp	.LBB45_30
	.p2align	4
.LBB45_33:
	xorl	%r12d, %r12d
	.p2align	4
.LBB45_34:
	prefetcht0	8192(%r9)
	prefetcht0	8256(%r9)
	vmovups	(%r9), %ymm6
	vmovups	32(%r9), %ymm7
	vmovups	64(%r9), %ymm8
	vbroadcastss	(%r8,%r12,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm3
	vbroadcastss	-4(%rbx,%r12,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm1
	vfmadd231ps	%ymm8, %ymm9, %ymm0
	prefetcht0	8288(%r9)
	prefetcht0	8352(%r9)
	leaq	2(%r12), %r15
	vmovups	96(%r9), %ymm6
	vmovups	128(%r9), %ymm7
	vmovups	160(%r9), %ymm8
	vbroadcastss	4(%r8,%r12,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm3
	vbroadcastss	(%rbx,%r12,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm1
	vfmadd231ps	%ymm8, %ymm9, %ymm0
	addq	$192, %r9
	movq	%r15, %r12
	cmpq	%r15, %r11
	jne	.LBB45_34
.LBB45_30:
	testb	$1, %bpl
	je	.LBB45_32
	prefetcht0	8192(%r9)
	prefetcht0	8256(%r9)
	leaq	(%r8,%r15,4), %rax
	vmovups	(%r9), %ymm6
	vmovups	32(%r9), %ymm7
	vmovups	64(%r9), %ymm8
	vbroadcastss	(%r8,%r15,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm3
	vbroadcastss	(%rax,%rdx,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm1
	vfmadd231ps	%ymm8, %ymm9, %ymm0
	addq	$96, %r9
	jmp	.LBB45_32
.LBB45_12:
	jne	.LBB45_17
	xorl	%edx, %edx
	jmp	.LBB45_14
.LBB45_10:
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm1, %ymm4
	vmovaps	%ymm2, %ymm5
.LBB45_11:
	movq	-64(%rsp), %rax
	movq	(%rax), %rbp
	movq	8(%rax), %r15
	movq	16(%rax), %r9
	movq	24(%rax), %r12
	vmovups	32(%rax), %ymm6
	vmovups	64(%rax), %ymm7
	movq	56(%r13), %r10
	movq	64(%r13), %rax
	movq	%rax, -72(%rsp)
	addq	$-8, %r10
	movq	%rsi, %r11
	cmpq	%rsi, %r10
	movq	%rsi, %r8
	cmovlq	%r10, %r8
	movq	72(%r13), %rcx
	movq	%rcx, -120(%rsp)
	movq	-88(%rsp), %rdx
	imulq	%rdx, %rcx
	leaq	(%rcx,%r8), %rbx
	movq	%rbx, %r14
	imulq	%r15, %r14
	movq	%r12, %rsi
	imulq	%r11, %rsi
	movq	%rsi, -104(%rsp)
	movq	%rbp, %r13
	vaddps	(%rbp,%r14,4), %ymm5, %ymm8
	vmulps	(%r9,%rsi,4), %ymm8, %ymm9
	movq	%r9, %rsi
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm6, %ymm8
	vminps	%ymm8, %ymm7, %ymm8
	vmovups	%ymm8, (%rax,%rbx,4)
	leaq	8(%r11), %r14
	cmpq	%r14, %r10
	movq	%r14, %rbx
	cmovlq	%r10, %rbx
	leaq	(%rcx,%rbx), %rax
	movq	%rax, %rbp
	imulq	%r15, %rbp
	vaddps	(%r13,%rbp,4), %ymm4, %ymm4
	movq	%r13, %r9
	movq	-80(%rsp), %r13
	imulq	%r12, %r14
	movq	%rsi, %rbp
	vmulps	(%rsi,%r14,4), %ymm4, %ymm8
	vcmpltps	%ymm5, %ymm4, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm6, %ymm4
	vminps	%ymm4, %ymm7, %ymm4
	movq	-72(%rsp), %rsi
	vmovups	%ymm4, (%rsi,%rax,4)
	leaq	16(%r11), %rax
	cmpq	%rax, %r10
	cmovgeq	%rax, %r10
	addq	%r10, %rcx
	imulq	%rax, %r12
	movq	%r12, -96(%rsp)
	movq	%rcx, %rax
	imulq	%r15, %rax
	vaddps	(%r9,%rax,4), %ymm3, %ymm3
	vmulps	(%rbp,%r12,4), %ymm3, %ymm4
	vcmpltps	%ymm5, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm6, %ymm3
	vminps	%ymm3, %ymm7, %ymm3
	vmovups	%ymm3, (%rsi,%rcx,4)
	movq	%rsi, %r11
	orq	$1, %rdx
	imulq	-120(%rsp), %rdx
	addq	%rdx, %r8
	movq	%r8, %rax
	imulq	%r15, %rax
	vaddps	(%r9,%rax,4), %ymm2, %ymm2
	movq	-104(%rsp), %rax
	vmulps	(%rbp,%rax,4), %ymm2, %ymm3
	vcmpltps	%ymm5, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm6, %ymm2
	vminps	%ymm2, %ymm7, %ymm2
	vmovups	%ymm2, (%rsi,%r8,4)
	movq	-56(%rsp), %rsi
	addq	%rdx, %rbx
	movq	%rbx, %rax
	imulq	%r15, %rax
	vaddps	(%r9,%rax,4), %ymm1, %ymm1
	vmulps	(%rbp,%r14,4), %ymm1, %ymm2
	vcmpltps	%ymm5, %ymm1, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm6, %ymm1
	vminps	%ymm1, %ymm7, %ymm1
	vmovups	%ymm1, (%r11,%rbx,4)
	addq	%r10, %rdx
	imulq	%rdx, %r15
	vaddps	(%r9,%r15,4), %ymm0, %ymm0
	movq	-96(%rsp), %rax
	vmulps	(%rbp,%rax,4), %ymm0, %ymm1
	vcmpltps	%ymm5, %ymm0, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm6, %ymm0
	vminps	%ymm0, %ymm7, %ymm0
	vmovups	%ymm0, (%r11,%rdx,4)
	movq	-112(%rsp), %rdx
	movq	-48(%rsp), %r8
.LBB45_6:
	cmpq	%r8, %rdx
	jge	.LBB45_17
.LBB45_14:
	vmovups	(%rdi), %ymm2
	vmovups	32(%rdi), %ymm1
	vmovups	64(%rdi), %ymm0
	movq	16(%r13), %rax
	testq	%rax, %rax
	movq	-64(%rsp), %r15
	je	.LBB45_15
	movq	8(%r13), %rcx
	movq	%rdx, %r12
	imulq	%rdx, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$96, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %r14
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %r14
	xorl	%r10d, %r10d
	jmp	.LBB45_19
	.p2align	4
.LBB45_24:
	incq	%r10
	addq	%r14, %rcx
	cmpq	%rax, %r10
	je	.LBB45_16
.LBB45_19:
	testq	%rdx, %rdx
	je	.LBB45_24
	xorl	%r11d, %r11d
	cmpq	$4, %rdx
	jb	.LBB45_21
	.p2align	4
.LBB45_25:
	prefetcht0	8192(%rdi)
	prefetcht0	8256(%rdi)
	vbroadcastss	(%rcx,%r11,4), %ymm3
	vfmadd231ps	(%rdi), %ymm3, %ymm2
	vfmadd231ps	32(%rdi), %ymm3, %ymm1
	vfmadd231ps	64(%rdi), %ymm3, %ymm0
	prefetcht0	8288(%rdi)
	prefetcht0	8352(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %ymm3
	vfmadd231ps	96(%rdi), %ymm3, %ymm2
	vfmadd231ps	128(%rdi), %ymm3, %ymm1
	vfmadd231ps	160(%rdi), %ymm3, %ymm0
	prefetcht0	8384(%rdi)
	prefetcht0	8448(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %ymm3
	vfmadd231ps	192(%rdi), %ymm3, %ymm2
	vfmadd231ps	224(%rdi), %ymm3, %ymm1
	vfmadd231ps	256(%rdi), %ymm3, %ymm0
	prefetcht0	8480(%rdi)
	prefetcht0	8544(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %ymm3
	addq	$4, %r11
	vfmadd231ps	288(%rdi), %ymm3, %ymm2
	vfmadd231ps	320(%rdi), %ymm3, %ymm1
	vfmadd231ps	352(%rdi), %ymm3, %ymm0
	addq	$384, %rdi
	cmpq	%r11, %r9
	jne	.LBB45_25
.LBB45_21:
	testq	%r8, %r8
	je	.LBB45_24
	leaq	(%rcx,%r11,4), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB45_23:
	prefetcht0	8192(%rdi)
	prefetcht0	8256(%rdi)
	vbroadcastss	(%r11,%rbx,4), %ymm3
	vfmadd231ps	(%rdi), %ymm3, %ymm2
	vfmadd231ps	32(%rdi), %ymm3, %ymm1
	vfmadd231ps	64(%rdi), %ymm3, %ymm0
	addq	$96, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB45_23
	jmp	.LBB45_24
.LBB45_15:
	movq	%rdx, %r12
.LBB45_16:
	movq	(%r15), %rax
	movq	8(%r15), %rbx
	movq	16(%r15), %rdx
	movq	24(%r15), %rdi
	vmovups	32(%r15), %ymm3
	vmovups	64(%r15), %ymm4
	movq	56(%r13), %rcx
	addq	$-8, %rcx
	cmpq	%rsi, %rcx
	movq	%rsi, %r9
	cmovlq	%rcx, %r9
	imulq	72(%r13), %r12
	movq	64(%r13), %r8
	addq	%r12, %r9
	movq	%r9, %r10
	imulq	%rbx, %r10
	movq	%rdi, %r11
	imulq	%rsi, %r11
	vaddps	(%rax,%r10,4), %ymm2, %ymm5
	vmulps	(%rdx,%r11,4), %ymm5, %ymm6
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm3, %ymm5
	vminps	%ymm5, %ymm4, %ymm5
	vmovups	%ymm5, (%r8,%r9,4)
	leaq	8(%rsi), %r9
	cmpq	%r9, %rcx
	movq	%r9, %r10
	cmovlq	%rcx, %r10
	addq	%r12, %r10
	movq	%r10, %r11
	imulq	%rbx, %r11
	imulq	%rdi, %r9
	vaddps	(%rax,%r11,4), %ymm1, %ymm1
	vmulps	(%rdx,%r9,4), %ymm1, %ymm5
	vcmpltps	%ymm2, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm3, %ymm1
	vminps	%ymm1, %ymm4, %ymm1
	vmovups	%ymm1, (%r8,%r10,4)
	addq	$16, %rsi
	cmpq	%rsi, %rcx
	cmovgeq	%rsi, %rcx
	addq	%r12, %rcx
	imulq	%rcx, %rbx
	imulq	%rdi, %rsi
	vaddps	(%rax,%rbx,4), %ymm0, %ymm0
	vmulps	(%rdx,%rsi,4), %ymm0, %ymm1
	vcmpltps	%ymm2, %ymm0, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm3, %ymm0
	vminps	%ymm0, %ymm4, %ymm0
	vmovups	%ymm0, (%r8,%rcx,4)
.LBB45_17:
	addq	$136, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end45:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end45-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	40(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -96(%rsp)
	movq	%rdx, -88(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rax, -8(%rsp)
	jl	.LBB46_11
	movq	(%r13), %r8
	movq	8(%r13), %r9
	movq	16(%r13), %rax
	movq	%rax, -128(%rsp)
	leaq	32(%rdi), %rax
	movq	%rax, -80(%rsp)
	movq	(%rdx), %rax
	movq	%rax, -16(%rsp)
	movq	8(%rdx), %rax
	movq	%rax, -24(%rsp)
	movq	16(%rdx), %rax
	movq	%rax, -32(%rsp)
	vmovups	32(%rdx), %ymm0
	vmovups	64(%rdx), %ymm1
	movq	72(%r13), %rax
	movq	%rax, -40(%rsp)
	movq	56(%r13), %rax
	addq	$-8, %rax
	movq	24(%rdx), %rcx
	imulq	%rsi, %rcx
	movq	%rcx, -56(%rsp)
	movq	64(%r13), %rcx
	movq	%rcx, -64(%rsp)
	cmpq	%rsi, %rax
	cmovgeq	%rsi, %rax
	movq	%rax, -48(%rsp)
	movq	%r9, %rax
	shlq	$5, %rax
	movq	%rax, -72(%rsp)
	leaq	(,%r9,4), %rcx
	movl	$8, %edx
	xorl	%eax, %eax
	vxorps	%xmm2, %xmm2, %xmm2
	jmp	.LBB46_2
	.p2align	4
.LBB46_3:
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm3, %ymm10
.LBB46_4:
	movq	%rax, %rdx
	movq	-40(%rsp), %rbx
	imulq	%rbx, %rdx
	movq	-48(%rsp), %r14
	addq	%r14, %rdx
	movq	%rdx, %r8
	movq	-24(%rsp), %r10
	imulq	%r10, %r8
	movq	-16(%rsp), %rsi
	vaddps	(%rsi,%r8,4), %ymm10, %ymm10
	movq	-32(%rsp), %r11
	movq	-56(%rsp), %r15
	vmulps	(%r11,%r15,4), %ymm10, %ymm11
	vcmpltps	%ymm2, %ymm10, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm0, %ymm10
	vminps	%ymm10, %ymm1, %ymm10
	movq	-64(%rsp), %r12
	vmovups	%ymm10, (%r12,%rdx,4)
	movq	%rax, %rdx
	orq	$1, %rdx
	imulq	%rbx, %rdx
	addq	%r14, %rdx
	movq	%rdx, %r8
	imulq	%r10, %r8
	vaddps	(%rsi,%r8,4), %ymm9, %ymm9
	vmulps	(%r11,%r15,4), %ymm9, %ymm10
	vcmpltps	%ymm2, %ymm9, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm0, %ymm9
	vminps	%ymm9, %ymm1, %ymm9
	vmovups	%ymm9, (%r12,%rdx,4)
	movq	%rax, %rdx
	orq	$2, %rdx
	imulq	%rbx, %rdx
	addq	%r14, %rdx
	movq	%rdx, %r8
	imulq	%r10, %r8
	vaddps	(%rsi,%r8,4), %ymm8, %ymm8
	vmulps	(%r11,%r15,4), %ymm8, %ymm9
	vcmpltps	%ymm2, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm0, %ymm8
	vminps	%ymm8, %ymm1, %ymm8
	vmovups	%ymm8, (%r12,%rdx,4)
	movq	%rax, %rdx
	orq	$3, %rdx
	imulq	%rbx, %rdx
	addq	%r14, %rdx
	movq	%rdx, %r8
	imulq	%r10, %r8
	vaddps	(%rsi,%r8,4), %ymm7, %ymm7
	vmulps	(%r11,%r15,4), %ymm7, %ymm8
	vcmpltps	%ymm2, %ymm7, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm0, %ymm7
	vminps	%ymm7, %ymm1, %ymm7
	vmovups	%ymm7, (%r12,%rdx,4)
	movq	%rax, %rdx
	orq	$4, %rdx
	imulq	%rbx, %rdx
	addq	%r14, %rdx
	movq	%rdx, %r8
	imulq	%r10, %r8
	vaddps	(%rsi,%r8,4), %ymm6, %ymm6
	vmulps	(%r11,%r15,4), %ymm6, %ymm7
	vcmpltps	%ymm2, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	vmovups	%ymm6, (%r12,%rdx,4)
	movq	%rax, %rdx
	orq	$5, %rdx
	imulq	%rbx, %rdx
	addq	%r14, %rdx
	movq	%rdx, %r8
	imulq	%r10, %r8
	vaddps	(%rsi,%r8,4), %ymm5, %ymm5
	vmulps	(%r11,%r15,4), %ymm5, %ymm6
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%r12,%rdx,4)
	movq	%rax, %rdx
	orq	$6, %rdx
	imulq	%rbx, %rdx
	addq	%r14, %rdx
	movq	%rdx, %r8
	imulq	%r10, %r8
	vaddps	(%rsi,%r8,4), %ymm4, %ymm4
	vmulps	(%r11,%r15,4), %ymm4, %ymm5
	vcmpltps	%ymm2, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r12,%rdx,4)
	orq	$7, %rax
	imulq	%rbx, %rax
	addq	%r14, %rax
	movq	%rax, %rdx
	imulq	%r10, %rdx
	vaddps	(%rsi,%rdx,4), %ymm3, %ymm3
	vmulps	(%r11,%r15,4), %ymm3, %ymm4
	vcmpltps	%ymm2, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%r12,%rax,4)
	movq	-112(%rsp), %r15
	leaq	8(%r15), %rdx
	movq	-104(%rsp), %r8
	addq	-72(%rsp), %r8
	movq	%r15, %rax
	movq	-8(%rsp), %rsi
	cmpq	%rdx, %rsi
	jl	.LBB46_5
.LBB46_2:
	movq	%rdx, -112(%rsp)
	vmovups	(%rdi), %ymm3
	cmpq	$0, -128(%rsp)
	movq	%r8, -104(%rsp)
	je	.LBB46_3
	movq	-120(%rsp), %rsi
	movq	24(%rsi), %rdx
	movq	32(%rsi), %r13
	shlq	$2, %r13
	movq	-80(%rsp), %rbx
	xorl	%r14d, %r14d
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm3, %ymm10
	jmp	.LBB46_53
	.p2align	4
.LBB46_56:
	incq	%r14
	addq	%r13, %r8
	cmpq	-128(%rsp), %r14
	je	.LBB46_4
.LBB46_53:
	testq	%rdx, %rdx
	je	.LBB46_56
	xorl	%r15d, %r15d
	.p2align	4
.LBB46_55:
	prefetcht0	8192(%rbx)
	leaq	(%r8,%r15,4), %r12
	vbroadcastss	(%r8,%r15,4), %ymm11
	incq	%r15
	leaq	(%r12,%rcx), %rsi
	addq	%rcx, %rsi
	leaq	(%rcx,%rcx), %r11
	addq	%rsi, %r11
	leaq	(%r11,%r9,4), %rbp
	leaq	(%rcx,%rbp), %r10
	vmovups	(%rbx), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm10
	vbroadcastss	(%r12,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm9
	vbroadcastss	(%r12,%r9,8), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm8
	vbroadcastss	(%rsi,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm7
	vbroadcastss	(%rsi,%r9,8), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm6
	vbroadcastss	(%r11,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm5
	vbroadcastss	(%rcx,%rbp), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm4
	vbroadcastss	(%rcx,%r10), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm3
	addq	$32, %rbx
	cmpq	%r15, %rdx
	jne	.LBB46_55
	jmp	.LBB46_56
.LBB46_11:
	cmpq	$3, %rax
	jle	.LBB46_17
	movl	$4, %eax
	xorl	%r15d, %r15d
	jmp	.LBB46_13
.LBB46_5:
	movq	%r15, %rax
	orq	$4, %rax
	cmpq	%rax, %rsi
	jge	.LBB46_13
.LBB46_6:
	leaq	2(%r15), %rax
	cmpq	%rax, %rsi
	movq	-88(%rsp), %rdx
	movq	-120(%rsp), %r13
	jge	.LBB46_7
	jmp	.LBB46_10
.LBB46_13:
	movq	-120(%rsp), %rsi
	movq	(%rsi), %r8
	movq	8(%rsi), %rcx
	movq	16(%rsi), %rdx
	movq	%rdx, -128(%rsp)
	leaq	32(%rdi), %rdx
	movq	%rdx, -80(%rsp)
	movq	-88(%rsp), %rdx
	movq	(%rdx), %r9
	movq	%r9, -16(%rsp)
	movq	8(%rdx), %r9
	movq	%r9, -24(%rsp)
	movq	16(%rdx), %r9
	movq	%r9, -32(%rsp)
	vmovups	32(%rdx), %ymm0
	vmovups	64(%rdx), %ymm1
	movq	72(%rsi), %r9
	movq	%r9, -40(%rsp)
	movq	56(%rsi), %r9
	addq	$-8, %r9
	movq	24(%rdx), %r10
	movq	-96(%rsp), %rdx
	imulq	%rdx, %r10
	movq	%r10, -56(%rsp)
	cmpq	%rdx, %r9
	cmovgeq	%rdx, %r9
	movq	%r9, -48(%rsp)
	movq	64(%rsi), %rdx
	movq	%rdx, -64(%rsp)
	leaq	(,%rcx,8), %rdx
	movq	%rdx, -104(%rsp)
	movq	%r8, -72(%rsp)
	leaq	4(%r8), %rdx
	movq	%rdx, (%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%r15, %rdx
	jmp	.LBB46_14
	.p2align	4
.LBB46_15:
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
.LBB46_16:
	movq	%rdx, %rax
	movq	-40(%rsp), %r11
	imulq	%r11, %rax
	movq	-48(%rsp), %rbx
	addq	%rbx, %rax
	movq	%rax, %r8
	movq	-24(%rsp), %r9
	imulq	%r9, %r8
	movq	-16(%rsp), %rsi
	vaddps	(%rsi,%r8,4), %ymm6, %ymm6
	movq	-32(%rsp), %r10
	movq	-56(%rsp), %r14
	vmulps	(%r10,%r14,4), %ymm6, %ymm7
	vcmpltps	%ymm2, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	movq	-64(%rsp), %r15
	vmovups	%ymm6, (%r15,%rax,4)
	leaq	1(%rdx), %rax
	imulq	%r11, %rax
	addq	%rbx, %rax
	movq	%rax, %r8
	imulq	%r9, %r8
	vaddps	(%rsi,%r8,4), %ymm5, %ymm5
	vmulps	(%r10,%r14,4), %ymm5, %ymm6
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%r15,%rax,4)
	leaq	2(%rdx), %rax
	imulq	%r11, %rax
	addq	%rbx, %rax
	movq	%rax, %r8
	imulq	%r9, %r8
	vaddps	(%rsi,%r8,4), %ymm4, %ymm4
	vmulps	(%r10,%r14,4), %ymm4, %ymm5
	vcmpltps	%ymm2, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%rax,4)
	addq	$3, %rdx
	imulq	%r11, %rdx
	addq	%rbx, %rdx
	movq	%rdx, %rax
	imulq	%r9, %rax
	vaddps	(%rsi,%rax,4), %ymm3, %ymm3
	vmulps	(%r10,%r14,4), %ymm3, %ymm4
	vcmpltps	%ymm2, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%r15,%rdx,4)
	movq	-112(%rsp), %r15
	leaq	4(%r15), %rax
	movq	%r15, %rdx
	movq	-8(%rsp), %rsi
	cmpq	%rax, %rsi
	jl	.LBB46_6
.LBB46_14:
	movq	%rax, -112(%rsp)
	vmovups	(%rdi), %ymm3
	cmpq	$0, -128(%rsp)
	je	.LBB46_15
	movq	%rdx, %rax
	imulq	%rcx, %rax
	movq	-72(%rsp), %rsi
	leaq	(%rsi,%rax,4), %r8
	movq	-128(%rsp), %rsi
	movq	-120(%rsp), %rax
	movq	24(%rax), %r9
	movq	32(%rax), %rbp
	movq	%r9, %rax
	andq	$-2, %rax
	shlq	$2, %rbp
	leaq	4(,%rdx,4), %r10
	imulq	%rcx, %r10
	movq	(%rsp), %r14
	addq	%r14, %r10
	leaq	12(,%rdx,4), %r11
	imulq	%rcx, %r11
	addq	%r14, %r11
	leaq	8(,%rdx,4), %rbx
	imulq	%rcx, %rbx
	addq	%r14, %rbx
	movq	-80(%rsp), %r15
	xorl	%r12d, %r12d
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	jmp	.LBB46_44
	.p2align	4
.LBB46_49:
	incq	%r12
	addq	%rbp, %r8
	addq	%rbp, %r10
	addq	%rbp, %r11
	addq	%rbp, %rbx
	cmpq	%rsi, %r12
	je	.LBB46_16
.LBB46_44:
	testq	%r9, %r9
	je	.LBB46_49
	cmpq	$1, %r9
	jne	.LBB46_50
	xorl	%r13d, %r13d
	jmp	.LBB46_47
	.p2align	4
.LBB46_50:
	xorl	%r14d, %r14d
	.p2align	4
.LBB46_51:
	prefetcht0	8192(%r15)
	vmovups	(%r15), %ymm7
	vbroadcastss	(%r8,%r14,4), %ymm8
	vfmadd213ps	%ymm6, %ymm7, %ymm8
	vbroadcastss	-4(%r10,%r14,4), %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vbroadcastss	-4(%rbx,%r14,4), %ymm10
	vfmadd213ps	%ymm4, %ymm7, %ymm10
	vbroadcastss	-4(%r11,%r14,4), %ymm11
	vfmadd213ps	%ymm3, %ymm7, %ymm11
	leaq	2(%r14), %r13
	prefetcht0	8224(%r15)
	vmovups	32(%r15), %ymm7
	vbroadcastss	4(%r8,%r14,4), %ymm6
	vfmadd213ps	%ymm8, %ymm7, %ymm6
	vbroadcastss	(%r10,%r14,4), %ymm5
	vfmadd213ps	%ymm9, %ymm7, %ymm5
	vbroadcastss	(%rbx,%r14,4), %ymm4
	vfmadd213ps	%ymm10, %ymm7, %ymm4
	vbroadcastss	(%r11,%r14,4), %ymm3
	vfmadd213ps	%ymm11, %ymm7, %ymm3
	addq	$64, %r15
	movq	%r13, %r14
	cmpq	%r13, %rax
	jne	.LBB46_51
.LBB46_47:
	testb	$1, %r9b
	je	.LBB46_49
	prefetcht0	8192(%r15)
	leaq	(%r8,%r13,4), %r14
	leaq	(%r14,%rcx,4), %rsi
	vmovups	(%r15), %ymm7
	vbroadcastss	(%r8,%r13,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm6
	vbroadcastss	(%r14,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vbroadcastss	(%r14,%rcx,8), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm4
	movq	-104(%rsp), %r14
	vbroadcastss	(%r14,%rsi), %ymm8
	movq	-128(%rsp), %rsi
	vfmadd231ps	%ymm8, %ymm7, %ymm3
	addq	$32, %r15
	jmp	.LBB46_49
.LBB46_17:
	cmpq	$1, %rax
	jle	.LBB46_19
	movl	$2, %eax
	xorl	%r15d, %r15d
.LBB46_7:
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %ymm0
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r15, -112(%rsp)
	je	.LBB46_8
	movq	8(%r13), %rax
	leaq	4(,%r15,4), %rdx
	imulq	%rax, %rdx
	imulq	%r15, %rax
	movq	(%r13), %r10
	movq	24(%r13), %rsi
	leaq	(%r10,%rax,4), %r8
	leaq	32(%rdi), %r12
	movq	32(%r13), %r9
	movl	%esi, %eax
	andl	$3, %eax
	movq	%rsi, %r11
	andq	$-4, %r11
	shlq	$2, %r9
	leaq	(%r10,%rdx), %rbx
	addq	$12, %rbx
	addq	%r10, %rdx
	movq	%rax, -128(%rsp)
	leal	(,%rax,4), %r14d
	xorl	%r15d, %r15d
	vmovaps	%ymm0, %ymm1
	jmp	.LBB46_33
	.p2align	4
.LBB46_34:
	movq	%r12, %r13
.LBB46_40:
	incq	%r15
	addq	%r9, %r8
	addq	%r9, %rbx
	addq	%r9, %rdx
	movq	%r13, %r12
	cmpq	%rcx, %r15
	je	.LBB46_9
.LBB46_33:
	testq	%rsi, %rsi
	je	.LBB46_34
	cmpq	$4, %rsi
	jae	.LBB46_41
	xorl	%ebp, %ebp
	jmp	.LBB46_37
	.p2align	4
.LBB46_41:
	xorl	%r13d, %r13d
	.p2align	4
.LBB46_42:
	prefetcht0	8192(%r12)
	vmovups	(%r12), %ymm2
	vbroadcastss	(%r8,%r13,4), %ymm3
	vfmadd213ps	%ymm1, %ymm2, %ymm3
	vbroadcastss	-12(%rbx,%r13,4), %ymm1
	vfmadd213ps	%ymm0, %ymm2, %ymm1
	prefetcht0	8224(%r12)
	vmovups	32(%r12), %ymm0
	vbroadcastss	4(%r8,%r13,4), %ymm2
	vfmadd213ps	%ymm3, %ymm0, %ymm2
	vbroadcastss	-8(%rbx,%r13,4), %ymm3
	vfmadd213ps	%ymm1, %ymm0, %ymm3
	prefetcht0	8256(%r12)
	vmovups	64(%r12), %ymm0
	vbroadcastss	8(%r8,%r13,4), %ymm4
	vfmadd213ps	%ymm2, %ymm0, %ymm4
	vbroadcastss	-4(%rbx,%r13,4), %ymm2
	vfmadd213ps	%ymm3, %ymm0, %ymm2
	leaq	4(%r13), %rbp
	prefetcht0	8288(%r12)
	vmovups	96(%r12), %ymm3
	vbroadcastss	12(%r8,%r13,4), %ymm1
	vfmadd213ps	%ymm4, %ymm3, %ymm1
	vbroadcastss	(%rbx,%r13,4), %ymm0
	vfmadd213ps	%ymm2, %ymm3, %ymm0
	subq	$-128, %r12
	movq	%rbp, %r13
	cmpq	%rbp, %r11
	jne	.LBB46_42
.LBB46_37:
	movq	%r12, %r13
	cmpq	$0, -128(%rsp)
	je	.LBB46_40
	leaq	(%rdx,%rbp,4), %rax
	leaq	(%r8,%rbp,4), %rbp
	xorl	%r10d, %r10d
	movq	%r12, %r13
	.p2align	4
.LBB46_39:
	prefetcht0	8192(%r12,%r10,8)
	vmovups	(%r12,%r10,8), %ymm2
	vbroadcastss	(%rbp,%r10), %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm1
	vbroadcastss	(%rax,%r10), %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm0
	addq	$32, %r13
	addq	$4, %r10
	cmpq	%r10, %r14
	jne	.LBB46_39
	jmp	.LBB46_40
.LBB46_8:
	vmovaps	%ymm0, %ymm1
.LBB46_9:
	movq	-88(%rsp), %rdx
	movq	(%rdx), %rcx
	movq	8(%rdx), %r8
	movq	16(%rdx), %rsi
	vmovups	32(%rdx), %ymm2
	vmovups	64(%rdx), %ymm3
	movq	-120(%rsp), %r13
	movq	56(%r13), %rax
	movq	64(%r13), %r15
	addq	$-8, %rax
	movq	-96(%rsp), %r14
	cmpq	%r14, %rax
	cmovgeq	%r14, %rax
	movq	72(%r13), %r9
	movq	%r9, %r10
	movq	-112(%rsp), %r12
	imulq	%r12, %r10
	addq	%rax, %r10
	movq	%r10, %r11
	imulq	%r8, %r11
	movq	24(%rdx), %rbx
	imulq	%r14, %rbx
	vaddps	(%rcx,%r11,4), %ymm1, %ymm1
	vmulps	(%rsi,%rbx,4), %ymm1, %ymm4
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm2, %ymm1
	vminps	%ymm1, %ymm3, %ymm1
	vmovups	%ymm1, (%r15,%r10,4)
	incq	%r12
	imulq	%r9, %r12
	addq	%rax, %r12
	imulq	%r12, %r8
	vaddps	(%rcx,%r8,4), %ymm0, %ymm0
	vmulps	(%rsi,%rbx,4), %ymm0, %ymm1
	vcmpltps	%ymm5, %ymm0, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r15,%r12,4)
	movq	-104(%rsp), %r15
	movq	-8(%rsp), %rsi
.LBB46_10:
	cmpq	%rsi, %r15
	jge	.LBB46_30
.LBB46_21:
	vmovups	(%rdi), %ymm0
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB46_29
	movq	8(%r13), %rcx
	imulq	%r15, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$32, %rdi
	movq	24(%r13), %r14
	movq	32(%r13), %rsi
	movl	%r14d, %r8d
	andl	$7, %r8d
	movq	%r14, %r9
	andq	$-8, %r9
	shlq	$2, %rsi
	xorl	%r10d, %r10d
	jmp	.LBB46_23
	.p2align	4
.LBB46_28:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB46_29
.LBB46_23:
	testq	%r14, %r14
	je	.LBB46_28
	xorl	%r11d, %r11d
	cmpq	$8, %r14
	jb	.LBB46_25
	.p2align	4
.LBB46_31:
	prefetcht0	8192(%rdi)
	vbroadcastss	(%rcx,%r11,4), %ymm1
	vfmadd132ps	(%rdi), %ymm0, %ymm1
	prefetcht0	8224(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %ymm0
	vfmadd132ps	32(%rdi), %ymm1, %ymm0
	prefetcht0	8256(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %ymm1
	vfmadd132ps	64(%rdi), %ymm0, %ymm1
	prefetcht0	8288(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %ymm0
	vfmadd132ps	96(%rdi), %ymm1, %ymm0
	prefetcht0	8320(%rdi)
	vbroadcastss	16(%rcx,%r11,4), %ymm1
	vfmadd132ps	128(%rdi), %ymm0, %ymm1
	prefetcht0	8352(%rdi)
	vbroadcastss	20(%rcx,%r11,4), %ymm0
	vfmadd132ps	160(%rdi), %ymm1, %ymm0
	prefetcht0	8384(%rdi)
	vbroadcastss	24(%rcx,%r11,4), %ymm1
	vfmadd132ps	192(%rdi), %ymm0, %ymm1
	prefetcht0	8416(%rdi)
	vbroadcastss	28(%rcx,%r11,4), %ymm0
	addq	$8, %r11
	vfmadd132ps	224(%rdi), %ymm1, %ymm0
	addq	$256, %rdi
	cmpq	%r11, %r9
	jne	.LBB46_31
.LBB46_25:
	testq	%r8, %r8
	je	.LBB46_28
	leaq	(%rcx,%r11,4), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB46_27:
	prefetcht0	8192(%rdi)
	vbroadcastss	(%r11,%rbx,4), %ymm1
	vfmadd231ps	(%rdi), %ymm1, %ymm0
	addq	$32, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB46_27
	jmp	.LBB46_28
.LBB46_29:
	movq	(%rdx), %rax
	movq	16(%rdx), %rcx
	vmovups	32(%rdx), %ymm1
	vmovups	64(%rdx), %ymm2
	movq	-120(%rsp), %r9
	movq	56(%r9), %r8
	addq	$-8, %r8
	movq	-96(%rsp), %rdi
	cmpq	%rdi, %r8
	cmovgeq	%rdi, %r8
	movq	64(%r9), %rsi
	imulq	72(%r9), %r15
	addq	%r8, %r15
	movq	8(%rdx), %r8
	imulq	%r15, %r8
	imulq	24(%rdx), %rdi
	vaddps	(%rax,%r8,4), %ymm0, %ymm0
	vmulps	(%rcx,%rdi,4), %ymm0, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm4, %ymm0, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm1, %ymm0
	vminps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, (%rsi,%r15,4)
.LBB46_30:
	addq	$8, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.LBB46_19:
	.cfi_def_cfa_offset 64
	jne	.LBB46_30
	xorl	%r15d, %r15d
	jmp	.LBB46_21
.Lfunc_end46:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end46-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$104, %rsp
	.cfi_def_cfa_offset 160
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vmovaps	%xmm1, %xmm12
	vinsertf128	$1, %xmm1, %ymm0, %ymm1
	vinsertf128	$1, %xmm3, %ymm2, %ymm5
	movq	40(%r13), %rdx
	cmpq	$4, %rdx
	movq	%r13, -120(%rsp)
	movq	%rsi, -104(%rsp)
	movq	%rdx, -96(%rsp)
	jl	.LBB47_7
	movq	(%r13), %rbx
	movq	8(%r13), %r8
	movq	16(%r13), %r9
	leaq	64(%rdi), %rax
	movq	%rax, -88(%rsp)
	leaq	8(%rsi), %rax
	movq	72(%r13), %rcx
	movq	%rcx, -48(%rsp)
	movq	56(%r13), %rcx
	addq	$-8, %rcx
	movq	64(%r13), %r10
	movq	%r10, -64(%rsp)
	cmpq	%rsi, %rcx
	cmovlq	%rcx, %rsi
	movq	%rsi, -72(%rsp)
	cmpq	%rax, %rcx
	cmovgeq	%rax, %rcx
	movq	%rcx, -56(%rsp)
	leaq	(,%r8,8), %rax
	movq	%rax, -8(%rsp)
	vmovaps	%xmm3, 16(%rsp)
	vmovups	%ymm2, 64(%rsp)
	vinsertf128	$1, %xmm3, %ymm2, %ymm6
	vmovaps	%xmm12, (%rsp)
	vmovups	%ymm0, 32(%rsp)
	vinsertf128	$1, %xmm12, %ymm0, %ymm7
	movq	%r8, %rax
	shlq	$4, %rax
	movq	%rax, -80(%rsp)
	leaq	(%rbx,%r8,4), %r15
	addq	$4, %r15
	leaq	(%r8,%r8,2), %rax
	leaq	(%rbx,%rax,4), %rsi
	addq	$4, %rsi
	leaq	(%rbx,%r8,8), %r12
	addq	$4, %r12
	movl	$4, %ecx
	xorl	%eax, %eax
	jmp	.LBB47_2
	.p2align	4
.LBB47_3:
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm9, %ymm11
	vmovaps	%ymm8, %ymm12
	vmovaps	%ymm9, %ymm13
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm9, %ymm15
.LBB47_4:
	vcmpltps	%ymm1, %ymm15, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm15, %ymm4
	movq	%rax, %rcx
	vcmpltps	%ymm4, %ymm5, %ymm15
	vblendvps	%ymm15, %ymm6, %ymm4, %ymm4
	movq	-48(%rsp), %rdx
	imulq	%rdx, %rcx
	movq	-64(%rsp), %r10
	leaq	(%r10,%rcx,4), %rcx
	movq	-72(%rsp), %r11
	vmovups	%ymm4, (%rcx,%r11,4)
	vcmpltps	%ymm1, %ymm14, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm14, %ymm4
	vcmpltps	%ymm4, %ymm5, %ymm14
	vblendvps	%ymm14, %ymm6, %ymm4, %ymm4
	movq	-56(%rsp), %rsi
	vmovups	%ymm4, (%rcx,%rsi,4)
	movq	%rax, %rcx
	vcmpltps	%ymm1, %ymm13, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm13, %ymm4
	orq	$1, %rcx
	vcmpltps	%ymm4, %ymm5, %ymm13
	vblendvps	%ymm13, %ymm6, %ymm4, %ymm4
	imulq	%rdx, %rcx
	leaq	(%r10,%rcx,4), %rcx
	vmovups	%ymm4, (%rcx,%r11,4)
	vcmpltps	%ymm1, %ymm12, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm12, %ymm4
	vcmpltps	%ymm4, %ymm5, %ymm12
	vblendvps	%ymm12, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rsi,4)
	movq	%rax, %rcx
	vcmpltps	%ymm1, %ymm11, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm11, %ymm4
	orq	$2, %rcx
	vcmpltps	%ymm4, %ymm5, %ymm11
	vblendvps	%ymm11, %ymm6, %ymm4, %ymm4
	imulq	%rdx, %rcx
	leaq	(%r10,%rcx,4), %rcx
	vmovups	%ymm4, (%rcx,%r11,4)
	vcmpltps	%ymm1, %ymm10, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm10, %ymm4
	vcmpltps	%ymm4, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rsi,4)
	vcmpltps	%ymm1, %ymm9, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm9, %ymm4
	orq	$3, %rax
	vcmpltps	%ymm4, %ymm5, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm4, %ymm4
	imulq	%rdx, %rax
	leaq	(%r10,%rax,4), %rax
	vmovups	%ymm4, (%rax,%r11,4)
	vcmpltps	%ymm1, %ymm8, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm8, %ymm4
	vcmpltps	%ymm4, %ymm5, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rax,%rsi,4)
	movq	-112(%rsp), %r10
	leaq	4(%r10), %rcx
	movq	-16(%rsp), %rbx
	movq	-80(%rsp), %rax
	addq	%rax, %rbx
	movq	-24(%rsp), %r15
	addq	%rax, %r15
	movq	-32(%rsp), %rsi
	addq	%rax, %rsi
	movq	-40(%rsp), %r12
	addq	%rax, %r12
	movq	%r10, %rax
	movq	-96(%rsp), %rdx
	cmpq	%rcx, %rdx
	jl	.LBB47_5
.LBB47_2:
	movq	%rcx, -112(%rsp)
	vmovups	(%rdi), %ymm9
	vmovups	32(%rdi), %ymm8
	testq	%r9, %r9
	movq	%rbx, -16(%rsp)
	movq	%r15, -24(%rsp)
	movq	%rsi, -32(%rsp)
	movq	%r12, -40(%rsp)
	je	.LBB47_3
	movq	-120(%rsp), %rcx
	movq	24(%rcx), %r14
	movq	32(%rcx), %r11
	movq	%r14, %r13
	andq	$-2, %r13
	shlq	$2, %r11
	movq	%r12, %rcx
	movq	%r15, %r10
	movq	%rbx, %rdx
	movq	-88(%rsp), %r12
	xorl	%ebp, %ebp
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm9, %ymm11
	vmovaps	%ymm8, %ymm12
	vmovaps	%ymm9, %ymm13
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm9, %ymm15
	jmp	.LBB47_37
	.p2align	4
.LBB47_42:
	incq	%rbp
	addq	%r11, %rdx
	addq	%r11, %r10
	addq	%r11, %rsi
	addq	%r11, %rcx
	cmpq	%r9, %rbp
	je	.LBB47_4
.LBB47_37:
	testq	%r14, %r14
	je	.LBB47_42
	cmpq	$1, %r14
	jne	.LBB47_43
	xorl	%r15d, %r15d
	jmp	.LBB47_40
	.p2align	4
.LBB47_43:
	xorl	%ebx, %ebx
	.p2align	4
.LBB47_44:
	prefetcht0	8192(%r12)
	vmovups	(%r12), %ymm2
	vmovups	32(%r12), %ymm3
	vbroadcastss	(%rdx,%rbx,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm15
	vfmadd231ps	%ymm4, %ymm3, %ymm14
	vbroadcastss	-4(%r10,%rbx,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm13
	vfmadd231ps	%ymm4, %ymm3, %ymm12
	vbroadcastss	-4(%rcx,%rbx,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm11
	vfmadd231ps	%ymm4, %ymm3, %ymm10
	vbroadcastss	-4(%rsi,%rbx,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm9
	vfmadd231ps	%ymm3, %ymm4, %ymm8
	leaq	2(%rbx), %r15
	prefetcht0	8256(%r12)
	vmovups	64(%r12), %ymm2
	vmovups	96(%r12), %ymm3
	vbroadcastss	4(%rdx,%rbx,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm15
	vfmadd231ps	%ymm4, %ymm3, %ymm14
	vbroadcastss	(%r10,%rbx,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm13
	vfmadd231ps	%ymm4, %ymm3, %ymm12
	vbroadcastss	(%rcx,%rbx,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm11
	vfmadd231ps	%ymm4, %ymm3, %ymm10
	vbroadcastss	(%rsi,%rbx,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm9
	vfmadd231ps	%ymm3, %ymm4, %ymm8
	subq	$-128, %r12
	movq	%r15, %rbx
	cmpq	%r15, %r13
	jne	.LBB47_44
.LBB47_40:
	testb	$1, %r14b
	je	.LBB47_42
	prefetcht0	8192(%r12)
	leaq	(%rdx,%r15,4), %rbx
	vmovups	(%r12), %ymm4
	vmovups	32(%r12), %ymm3
	vbroadcastss	(%rdx,%r15,4), %ymm2
	vfmadd231ps	%ymm4, %ymm2, %ymm15
	vfmadd231ps	%ymm2, %ymm3, %ymm14
	leaq	(%rbx,%r8,4), %r15
	vbroadcastss	(%rbx,%r8,4), %ymm2
	vfmadd231ps	%ymm4, %ymm2, %ymm13
	vfmadd231ps	%ymm2, %ymm3, %ymm12
	vbroadcastss	(%rbx,%r8,8), %ymm2
	vfmadd231ps	%ymm4, %ymm2, %ymm11
	vfmadd231ps	%ymm2, %ymm3, %ymm10
	movq	-8(%rsp), %rbx
	vbroadcastss	(%rbx,%r15), %ymm2
	vfmadd231ps	%ymm4, %ymm2, %ymm9
	vfmadd231ps	%ymm3, %ymm2, %ymm8
	addq	$64, %r12
	jmp	.LBB47_42
.LBB47_7:
	cmpq	$1, %rdx
	jle	.LBB47_12
	movl	$2, %eax
	xorl	%r10d, %r10d
	jmp	.LBB47_9
.LBB47_5:
	movq	%r10, %rax
	orq	$2, %rax
	cmpq	%rax, %rdx
	movq	-104(%rsp), %rsi
	movq	-120(%rsp), %r13
	vmovaps	16(%rsp), %xmm3
	vmovups	64(%rsp), %ymm2
	vmovaps	(%rsp), %xmm12
	vmovups	32(%rsp), %ymm0
	jl	.LBB47_6
.LBB47_9:
	vmovups	(%rdi), %ymm7
	vmovups	32(%rdi), %ymm6
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r10, -112(%rsp)
	je	.LBB47_10
	movq	8(%r13), %r8
	leaq	4(,%r10,4), %rdx
	imulq	%r8, %rdx
	imulq	%r10, %r8
	movq	(%r13), %r15
	movq	24(%r13), %rsi
	leaq	(%r15,%r8,4), %r8
	leaq	64(%rdi), %r9
	movq	32(%r13), %r10
	movl	%esi, %r11d
	andl	$3, %r11d
	movq	%rsi, %rbx
	andq	$-4, %rbx
	shlq	$2, %r10
	leaq	(%r15,%rdx), %r14
	addq	$12, %r14
	addq	%r15, %rdx
	xorl	%r15d, %r15d
	vmovaps	%ymm6, %ymm8
	vmovaps	%ymm7, %ymm9
	jmp	.LBB47_27
	.p2align	4
.LBB47_33:
	incq	%r15
	addq	%r10, %r8
	addq	%r10, %r14
	addq	%r10, %rdx
	cmpq	%rcx, %r15
	je	.LBB47_11
.LBB47_27:
	testq	%rsi, %rsi
	je	.LBB47_33
	cmpq	$4, %rsi
	jae	.LBB47_34
	xorl	%r13d, %r13d
	jmp	.LBB47_30
	.p2align	4
.LBB47_34:
	xorl	%r12d, %r12d
	.p2align	4
.LBB47_35:
	prefetcht0	8192(%r9)
	vmovups	(%r9), %ymm4
	vmovups	32(%r9), %ymm10
	vbroadcastss	(%r8,%r12,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm9
	vfmadd231ps	%ymm11, %ymm10, %ymm8
	vbroadcastss	-12(%r14,%r12,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm7
	vfmadd231ps	%ymm10, %ymm11, %ymm6
	prefetcht0	8256(%r9)
	vmovups	64(%r9), %ymm4
	vmovups	96(%r9), %ymm10
	vbroadcastss	4(%r8,%r12,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm9
	vfmadd231ps	%ymm11, %ymm10, %ymm8
	vbroadcastss	-8(%r14,%r12,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm7
	vfmadd231ps	%ymm10, %ymm11, %ymm6
	prefetcht0	8320(%r9)
	vmovups	128(%r9), %ymm4
	vmovups	160(%r9), %ymm10
	vbroadcastss	8(%r8,%r12,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm9
	vfmadd231ps	%ymm11, %ymm10, %ymm8
	vbroadcastss	-4(%r14,%r12,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm7
	vfmadd231ps	%ymm10, %ymm11, %ymm6
	leaq	4(%r12), %r13
	prefetcht0	8384(%r9)
	vmovups	192(%r9), %ymm4
	vmovups	224(%r9), %ymm10
	vbroadcastss	12(%r8,%r12,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm9
	vfmadd231ps	%ymm11, %ymm10, %ymm8
	vbroadcastss	(%r14,%r12,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm7
	vfmadd231ps	%ymm10, %ymm11, %ymm6
	addq	$256, %r9
	movq	%r13, %r12
	cmpq	%r13, %rbx
	jne	.LBB47_35
.LBB47_30:
	testq	%r11, %r11
	je	.LBB47_33
	leaq	(%rdx,%r13,4), %r12
	leaq	(%r8,%r13,4), %r13
	xorl	%ebp, %ebp
	.p2align	4
.LBB47_32:
	prefetcht0	8192(%r9)
	vmovups	(%r9), %ymm4
	vmovups	32(%r9), %ymm10
	vbroadcastss	(%r13,%rbp,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm9
	vfmadd231ps	%ymm11, %ymm10, %ymm8
	vbroadcastss	(%r12,%rbp,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm7
	vfmadd231ps	%ymm10, %ymm11, %ymm6
	addq	$64, %r9
	incq	%rbp
	cmpq	%rbp, %r11
	jne	.LBB47_32
	jmp	.LBB47_33
.LBB47_12:
	jne	.LBB47_17
	xorl	%r10d, %r10d
	jmp	.LBB47_14
.LBB47_10:
	vmovaps	%ymm6, %ymm8
	vmovaps	%ymm7, %ymm9
.LBB47_11:
	movq	-120(%rsp), %r13
	movq	56(%r13), %rcx
	movq	64(%r13), %rdx
	addq	$-8, %rcx
	movq	-104(%rsp), %rsi
	cmpq	%rsi, %rcx
	movq	%rsi, %r11
	cmovlq	%rcx, %r11
	movq	72(%r13), %r8
	movq	%r8, %r9
	vcmpltps	%ymm1, %ymm9, %ymm4
	vinsertf128	$1, %xmm12, %ymm0, %ymm10
	vblendvps	%ymm4, %ymm10, %ymm9, %ymm4
	vcmpltps	%ymm4, %ymm5, %ymm9
	vinsertf128	$1, %xmm3, %ymm2, %ymm11
	vblendvps	%ymm9, %ymm11, %ymm4, %ymm4
	movq	-112(%rsp), %rbx
	imulq	%rbx, %r9
	leaq	(%rdx,%r9,4), %r9
	vmovups	%ymm4, (%r9,%r11,4)
	leaq	8(%rsi), %r10
	cmpq	%r10, %rcx
	cmovgeq	%r10, %rcx
	vcmpltps	%ymm1, %ymm8, %ymm4
	vblendvps	%ymm4, %ymm10, %ymm8, %ymm4
	vcmpltps	%ymm4, %ymm5, %ymm8
	vblendvps	%ymm8, %ymm11, %ymm4, %ymm4
	vmovups	%ymm4, (%r9,%rcx,4)
	vcmpltps	%ymm1, %ymm7, %ymm4
	vblendvps	%ymm4, %ymm10, %ymm7, %ymm4
	orq	$1, %rbx
	vcmpltps	%ymm4, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm11, %ymm4, %ymm4
	imulq	%r8, %rbx
	leaq	(%rdx,%rbx,4), %rdx
	vmovups	%ymm4, (%rdx,%r11,4)
	vcmpltps	%ymm1, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm10, %ymm6, %ymm4
	vcmpltps	%ymm4, %ymm5, %ymm6
	vblendvps	%ymm6, %ymm11, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rcx,4)
	movq	%rax, %r10
	movq	-96(%rsp), %rdx
.LBB47_6:
	cmpq	%rdx, %r10
	jge	.LBB47_17
.LBB47_14:
	vmovups	(%rdi), %ymm7
	vmovups	32(%rdi), %ymm6
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB47_15
	movq	8(%r13), %rcx
	movq	%r10, %r15
	imulq	%r10, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$64, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %r14
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %r14
	xorl	%r10d, %r10d
	jmp	.LBB47_19
	.p2align	4
.LBB47_24:
	incq	%r10
	addq	%r14, %rcx
	cmpq	%rax, %r10
	je	.LBB47_16
.LBB47_19:
	testq	%rdx, %rdx
	je	.LBB47_24
	xorl	%r11d, %r11d
	cmpq	$4, %rdx
	jb	.LBB47_21
	.p2align	4
.LBB47_25:
	prefetcht0	8192(%rdi)
	vbroadcastss	(%rcx,%r11,4), %ymm4
	vfmadd231ps	(%rdi), %ymm4, %ymm7
	vfmadd231ps	32(%rdi), %ymm4, %ymm6
	prefetcht0	8256(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %ymm4
	vfmadd231ps	64(%rdi), %ymm4, %ymm7
	vfmadd231ps	96(%rdi), %ymm4, %ymm6
	prefetcht0	8320(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %ymm4
	vfmadd231ps	128(%rdi), %ymm4, %ymm7
	vfmadd231ps	160(%rdi), %ymm4, %ymm6
	prefetcht0	8384(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %ymm4
	addq	$4, %r11
	vfmadd231ps	192(%rdi), %ymm4, %ymm7
	vfmadd231ps	224(%rdi), %ymm4, %ymm6
	addq	$256, %rdi
	cmpq	%r11, %r9
	jne	.LBB47_25
.LBB47_21:
	testq	%r8, %r8
	je	.LBB47_24
	leaq	(%rcx,%r11,4), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB47_23:
	prefetcht0	8192(%rdi)
	vbroadcastss	(%r11,%rbx,4), %ymm4
	vfmadd231ps	(%rdi), %ymm4, %ymm7
	vfmadd231ps	32(%rdi), %ymm4, %ymm6
	addq	$64, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB47_23
	jmp	.LBB47_24
.LBB47_15:
	movq	%r10, %r15
.LBB47_16:
	movq	-120(%rsp), %rdx
	movq	56(%rdx), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	cmovlq	%rax, %rcx
	imulq	72(%rdx), %r15
	vcmpltps	%ymm1, %ymm7, %ymm4
	vinsertf128	$1, %xmm12, %ymm0, %ymm8
	vblendvps	%ymm4, %ymm8, %ymm7, %ymm0
	vcmpltps	%ymm0, %ymm5, %ymm4
	vinsertf128	$1, %xmm3, %ymm2, %ymm2
	vblendvps	%ymm4, %ymm2, %ymm0, %ymm0
	shlq	$2, %r15
	addq	64(%rdx), %r15
	vmovups	%ymm0, (%r15,%rcx,4)
	addq	$8, %rsi
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	vcmpltps	%ymm1, %ymm6, %ymm1
	vblendvps	%ymm1, %ymm8, %ymm6, %ymm0
	vcmpltps	%ymm0, %ymm5, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm0, %ymm0
	vmovups	%ymm0, (%r15,%rsi,4)
.LBB47_17:
	addq	$104, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end47:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5, .Lfunc_end47-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vmovaps	%xmm0, %xmm14
	vinsertf128	$1, %xmm1, %ymm14, %ymm0
	vmovups	%ymm0, 32(%rsp)
	vinsertf128	$1, %xmm3, %ymm2, %ymm0
	vmovups	%ymm0, (%rsp)
	movq	40(%r13), %rdx
	cmpq	$4, %rdx
	movq	%r13, -128(%rsp)
	movq	%rdx, -112(%rsp)
	jl	.LBB48_7
	movq	(%r13), %rbx
	movq	8(%r13), %rax
	movq	16(%r13), %r8
	leaq	96(%rdi), %rcx
	movq	%rcx, -96(%rsp)
	leaq	8(%rsi), %r9
	leaq	16(%rsi), %rcx
	movq	72(%r13), %r10
	movq	%r10, -56(%rsp)
	movq	56(%r13), %r10
	addq	$-8, %r10
	cmpq	%rsi, %r10
	movq	%rsi, -104(%rsp)
	cmovlq	%r10, %rsi
	movq	%rsi, -72(%rsp)
	movq	64(%r13), %rsi
	movq	%rsi, -80(%rsp)
	cmpq	%r9, %r10
	cmovlq	%r10, %r9
	movq	%r9, -48(%rsp)
	cmpq	%rcx, %r10
	cmovgeq	%rcx, %r10
	movq	%r10, -64(%rsp)
	vmovaps	%xmm3, -16(%rsp)
	vmovups	%ymm2, 128(%rsp)
	vinsertf128	$1, %xmm3, %ymm2, %ymm0
	vmovups	%ymm0, 160(%rsp)
	vmovaps	%xmm1, -32(%rsp)
	vmovups	%ymm14, 96(%rsp)
	vinsertf128	$1, %xmm1, %ymm14, %ymm0
	vmovups	%ymm0, 64(%rsp)
	leaq	(%rax,%rax,2), %rcx
	leaq	(%rbx,%rcx,4), %r14
	leaq	(%rbx,%rax,8), %r10
	leaq	(%rbx,%rax,4), %r11
	shlq	$4, %rax
	movq	%rax, -88(%rsp)
	movl	$4, %ecx
	xorl	%eax, %eax
	jmp	.LBB48_2
	.p2align	4
.LBB48_3:
	vmovaps	%ymm3, %ymm11
	vmovaps	%ymm2, %ymm12
	vmovaps	%ymm1, %ymm13
	vmovaps	%ymm3, %ymm14
	vmovaps	%ymm2, %ymm15
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm2, %ymm9
	vmovaps	%ymm1, %ymm4
.LBB48_4:
	vmovups	32(%rsp), %ymm5
	vcmpltps	%ymm5, %ymm4, %ymm0
	vblendvps	%ymm0, 64(%rsp), %ymm4, %ymm0
	vmovups	(%rsp), %ymm6
	vcmpltps	%ymm0, %ymm6, %ymm4
	vmovups	160(%rsp), %ymm7
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	%rax, %rcx
	movq	-56(%rsp), %rsi
	imulq	%rsi, %rcx
	movq	-80(%rsp), %r15
	leaq	(%r15,%rcx,4), %rcx
	movq	-72(%rsp), %rbx
	vmovups	%ymm0, (%rcx,%rbx,4)
	vcmpltps	%ymm5, %ymm9, %ymm0
	vblendvps	%ymm0, 64(%rsp), %ymm9, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	-48(%rsp), %rdx
	vmovups	%ymm0, (%rcx,%rdx,4)
	vcmpltps	%ymm5, %ymm8, %ymm0
	vmovups	64(%rsp), %ymm9
	vblendvps	%ymm0, %ymm9, %ymm8, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	-64(%rsp), %r9
	vmovups	%ymm0, (%rcx,%r9,4)
	vcmpltps	%ymm5, %ymm10, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm10, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	%rax, %rcx
	orq	$1, %rcx
	imulq	%rsi, %rcx
	leaq	(%r15,%rcx,4), %rcx
	vmovups	%ymm0, (%rcx,%rbx,4)
	vcmpltps	%ymm5, %ymm15, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm15, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%rdx,4)
	vcmpltps	%ymm5, %ymm14, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm14, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%r9,4)
	vcmpltps	%ymm5, %ymm13, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm13, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	%rax, %rcx
	orq	$2, %rcx
	imulq	%rsi, %rcx
	leaq	(%r15,%rcx,4), %rcx
	vmovups	%ymm0, (%rcx,%rbx,4)
	vcmpltps	%ymm5, %ymm12, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm12, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%rdx,4)
	vcmpltps	%ymm5, %ymm11, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm11, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%r9,4)
	vcmpltps	%ymm5, %ymm1, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm1, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm1
	vblendvps	%ymm1, %ymm7, %ymm0, %ymm0
	orq	$3, %rax
	imulq	%rsi, %rax
	leaq	(%r15,%rax,4), %rax
	vmovups	%ymm0, (%rax,%rbx,4)
	vcmpltps	%ymm5, %ymm2, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm2, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm1
	vblendvps	%ymm1, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%rdx,4)
	vcmpltps	%ymm5, %ymm3, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm3, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm1
	vblendvps	%ymm1, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%r9,4)
	movq	-120(%rsp), %r15
	leaq	4(%r15), %rcx
	movq	-88(%rsp), %rax
	addq	%rax, %r14
	addq	%rax, %r10
	movq	-40(%rsp), %rbx
	addq	%rax, %rbx
	addq	%rax, %r11
	movq	%r15, %rax
	movq	-112(%rsp), %rdx
	cmpq	%rcx, %rdx
	jl	.LBB48_5
.LBB48_2:
	movq	%rcx, -120(%rsp)
	vmovups	(%rdi), %ymm1
	vmovups	32(%rdi), %ymm2
	vmovups	64(%rdi), %ymm3
	testq	%r8, %r8
	movq	%rbx, -40(%rsp)
	je	.LBB48_3
	movq	-128(%rsp), %rdx
	movq	24(%rdx), %rcx
	movq	32(%rdx), %r13
	shlq	$2, %r13
	movq	%r11, %r9
	movq	%rbx, %rdx
	movq	%r10, %rbp
	movq	%r14, %r12
	movq	-96(%rsp), %rbx
	xorl	%esi, %esi
	vmovaps	%ymm3, %ymm11
	vmovaps	%ymm2, %ymm12
	vmovaps	%ymm1, %ymm13
	vmovaps	%ymm3, %ymm14
	vmovaps	%ymm2, %ymm15
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm2, %ymm9
	vmovaps	%ymm1, %ymm4
	jmp	.LBB48_35
	.p2align	4
.LBB48_38:
	incq	%rsi
	addq	%r13, %r12
	addq	%r13, %rbp
	addq	%r13, %rdx
	addq	%r13, %r9
	cmpq	%r8, %rsi
	je	.LBB48_4
.LBB48_35:
	testq	%rcx, %rcx
	je	.LBB48_38
	xorl	%r15d, %r15d
	.p2align	4
.LBB48_37:
	prefetcht0	8192(%rbx)
	prefetcht0	8256(%rbx)
	vmovups	(%rbx), %ymm0
	vmovups	32(%rbx), %ymm5
	vmovups	64(%rbx), %ymm6
	vbroadcastss	(%rdx,%r15,4), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm4
	vfmadd231ps	%ymm5, %ymm7, %ymm9
	vfmadd231ps	%ymm7, %ymm6, %ymm8
	vbroadcastss	(%r9,%r15,4), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm10
	vfmadd231ps	%ymm5, %ymm7, %ymm15
	vfmadd231ps	%ymm7, %ymm6, %ymm14
	vbroadcastss	(%rbp,%r15,4), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm13
	vfmadd231ps	%ymm5, %ymm7, %ymm12
	vfmadd231ps	%ymm7, %ymm6, %ymm11
	vbroadcastss	(%r12,%r15,4), %ymm7
	incq	%r15
	vfmadd231ps	%ymm0, %ymm7, %ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3
	addq	$96, %rbx
	cmpq	%r15, %rcx
	jne	.LBB48_37
	jmp	.LBB48_38
.LBB48_7:
	cmpq	$1, %rdx
	jle	.LBB48_12
	movl	$2, %eax
	xorl	%r15d, %r15d
	jmp	.LBB48_9
.LBB48_5:
	movq	%r15, %rax
	orq	$2, %rax
	cmpq	%rax, %rdx
	movq	-104(%rsp), %rsi
	movq	-128(%rsp), %r13
	vmovaps	-16(%rsp), %xmm3
	vmovups	128(%rsp), %ymm2
	vmovaps	-32(%rsp), %xmm1
	vmovups	96(%rsp), %ymm14
	jl	.LBB48_6
.LBB48_9:
	vmovups	(%rdi), %ymm8
	vmovups	32(%rdi), %ymm7
	vmovups	64(%rdi), %ymm6
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r15, -120(%rsp)
	je	.LBB48_10
	movq	8(%r13), %rdx
	movq	%rdx, %r8
	imulq	%r15, %r8
	movq	(%r13), %rbx
	movq	24(%r13), %rbp
	leaq	(%rbx,%r8,4), %r8
	leaq	96(%rdi), %r9
	movq	32(%r13), %r10
	movq	%rbp, %r11
	andq	$-2, %r11
	shlq	$2, %r10
	leaq	4(,%r15,4), %r14
	imulq	%rdx, %r14
	addq	%r14, %rbx
	addq	$4, %rbx
	xorl	%r14d, %r14d
	vmovaps	%ymm6, %ymm13
	vmovaps	%ymm7, %ymm12
	vmovaps	%ymm8, %ymm11
	jmp	.LBB48_26
	.p2align	4
.LBB48_31:
	incq	%r14
	addq	%r10, %r8
	addq	%r10, %rbx
	cmpq	%rcx, %r14
	je	.LBB48_11
.LBB48_26:
	testq	%rbp, %rbp
	je	.LBB48_31
	cmpq	$1, %rbp
	jne	.LBB48_32
	xorl	%r15d, %r15d
	jmp	.LBB48_29
	.p2align	4
.LBB48_32:
	xorl	%r12d, %r12d
	.p2align	4
.LBB48_33:
	prefetcht0	8192(%r9)
	prefetcht0	8256(%r9)
	vmovups	(%r9), %ymm0
	vmovups	32(%r9), %ymm4
	vmovups	64(%r9), %ymm9
	vbroadcastss	(%r8,%r12,4), %ymm10
	vfmadd231ps	%ymm0, %ymm10, %ymm11
	vfmadd231ps	%ymm4, %ymm10, %ymm12
	vfmadd231ps	%ymm10, %ymm9, %ymm13
	vbroadcastss	-4(%rbx,%r12,4), %ymm10
	vfmadd231ps	%ymm0, %ymm10, %ymm8
	vfmadd231ps	%ymm4, %ymm10, %ymm7
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	prefetcht0	8288(%r9)
	prefetcht0	8352(%r9)
	leaq	2(%r12), %r15
	vmovups	96(%r9), %ymm0
	vmovups	128(%r9), %ymm4
	vmovups	160(%r9), %ymm9
	vbroadcastss	4(%r8,%r12,4), %ymm10
	vfmadd231ps	%ymm0, %ymm10, %ymm11
	vfmadd231ps	%ymm4, %ymm10, %ymm12
	vfmadd231ps	%ymm10, %ymm9, %ymm13
	vbroadcastss	(%rbx,%r12,4), %ymm10
	vfmadd231ps	%ymm0, %ymm10, %ymm8
	vfmadd231ps	%ymm4, %ymm10, %ymm7
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	addq	$192, %r9
	movq	%r15, %r12
	cmpq	%r15, %r11
	jne	.LBB48_33
.LBB48_29:
	testb	$1, %bpl
	je	.LBB48_31
	prefetcht0	8192(%r9)
	prefetcht0	8256(%r9)
	leaq	(%r8,%r15,4), %r12
	vmovups	(%r9), %ymm0
	vmovups	32(%r9), %ymm4
	vmovups	64(%r9), %ymm9
	vbroadcastss	(%r8,%r15,4), %ymm10
	vfmadd231ps	%ymm0, %ymm10, %ymm11
	vfmadd231ps	%ymm4, %ymm10, %ymm12
	vfmadd231ps	%ymm10, %ymm9, %ymm13
	vbroadcastss	(%r12,%rdx,4), %ymm10
	vfmadd231ps	%ymm0, %ymm10, %ymm8
	vfmadd231ps	%ymm4, %ymm10, %ymm7
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	addq	$96, %r9
	jmp	.LBB48_31
.LBB48_12:
	jne	.LBB48_23
	xorl	%r15d, %r15d
	jmp	.LBB48_14
.LBB48_10:
	vmovaps	%ymm6, %ymm13
	vmovaps	%ymm7, %ymm12
	vmovaps	%ymm8, %ymm11
.LBB48_11:
	movq	-128(%rsp), %r13
	movq	56(%r13), %rcx
	movq	64(%r13), %rdx
	addq	$-8, %rcx
	cmpq	%rsi, %rcx
	movq	%rsi, %rbx
	cmovlq	%rcx, %rbx
	movq	72(%r13), %r8
	movq	%r8, %r9
	vmovups	32(%rsp), %ymm5
	vcmpltps	%ymm5, %ymm11, %ymm0
	vinsertf128	$1, %xmm1, %ymm14, %ymm4
	vblendvps	%ymm0, %ymm4, %ymm11, %ymm0
	vmovups	(%rsp), %ymm10
	vcmpltps	%ymm0, %ymm10, %ymm9
	vinsertf128	$1, %xmm3, %ymm2, %ymm11
	vblendvps	%ymm9, %ymm11, %ymm0, %ymm0
	movq	-120(%rsp), %r14
	imulq	%r14, %r9
	leaq	(%rdx,%r9,4), %r10
	vmovups	%ymm0, (%r10,%rbx,4)
	leaq	8(%rsi), %r9
	cmpq	%r9, %rcx
	cmovlq	%rcx, %r9
	vcmpltps	%ymm5, %ymm12, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm12, %ymm0
	vcmpltps	%ymm0, %ymm10, %ymm9
	vblendvps	%ymm9, %ymm11, %ymm0, %ymm0
	vmovups	%ymm0, (%r10,%r9,4)
	leaq	16(%rsi), %r11
	cmpq	%r11, %rcx
	cmovgeq	%r11, %rcx
	vcmpltps	%ymm5, %ymm13, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm13, %ymm0
	vcmpltps	%ymm0, %ymm10, %ymm9
	vblendvps	%ymm9, %ymm11, %ymm0, %ymm0
	vmovups	%ymm0, (%r10,%rcx,4)
	vcmpltps	%ymm5, %ymm8, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm8, %ymm0
	orq	$1, %r14
	vcmpltps	%ymm0, %ymm10, %ymm8
	vblendvps	%ymm8, %ymm11, %ymm0, %ymm0
	imulq	%r8, %r14
	leaq	(%rdx,%r14,4), %rdx
	vmovups	%ymm0, (%rdx,%rbx,4)
	vcmpltps	%ymm5, %ymm7, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm7, %ymm0
	vcmpltps	%ymm0, %ymm10, %ymm7
	vblendvps	%ymm7, %ymm11, %ymm0, %ymm0
	vmovups	%ymm0, (%rdx,%r9,4)
	vcmpltps	%ymm5, %ymm6, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm6, %ymm0
	vcmpltps	%ymm0, %ymm10, %ymm4
	vblendvps	%ymm4, %ymm11, %ymm0, %ymm0
	vmovups	%ymm0, (%rdx,%rcx,4)
	movq	%rax, %r15
	movq	-112(%rsp), %rdx
.LBB48_6:
	cmpq	%rdx, %r15
	jge	.LBB48_23
.LBB48_14:
	vmovups	(%rdi), %ymm6
	vmovups	32(%rdi), %ymm9
	vmovups	64(%rdi), %ymm10
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB48_22
	movq	8(%r13), %rcx
	imulq	%r15, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$96, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %r14
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %r14
	xorl	%r10d, %r10d
	jmp	.LBB48_16
	.p2align	4
.LBB48_21:
	incq	%r10
	addq	%r14, %rcx
	cmpq	%rax, %r10
	je	.LBB48_22
.LBB48_16:
	testq	%rdx, %rdx
	je	.LBB48_21
	xorl	%r11d, %r11d
	cmpq	$4, %rdx
	jb	.LBB48_18
	.p2align	4
.LBB48_24:
	prefetcht0	8192(%rdi)
	prefetcht0	8256(%rdi)
	vbroadcastss	(%rcx,%r11,4), %ymm0
	vfmadd231ps	(%rdi), %ymm0, %ymm6
	vfmadd231ps	32(%rdi), %ymm0, %ymm9
	vfmadd231ps	64(%rdi), %ymm0, %ymm10
	prefetcht0	8288(%rdi)
	prefetcht0	8352(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %ymm0
	vfmadd231ps	96(%rdi), %ymm0, %ymm6
	vfmadd231ps	128(%rdi), %ymm0, %ymm9
	vfmadd231ps	160(%rdi), %ymm0, %ymm10
	prefetcht0	8384(%rdi)
	prefetcht0	8448(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %ymm0
	vfmadd231ps	192(%rdi), %ymm0, %ymm6
	vfmadd231ps	224(%rdi), %ymm0, %ymm9
	vfmadd231ps	256(%rdi), %ymm0, %ymm10
	prefetcht0	8480(%rdi)
	prefetcht0	8544(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %ymm0
	addq	$4, %r11
	vfmadd231ps	288(%rdi), %ymm0, %ymm6
	vfmadd231ps	320(%rdi), %ymm0, %ymm9
	vfmadd231ps	352(%rdi), %ymm0, %ymm10
	addq	$384, %rdi
	cmpq	%r11, %r9
	jne	.LBB48_24
.LBB48_18:
	testq	%r8, %r8
	je	.LBB48_21
	leaq	(%rcx,%r11,4), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB48_20:
	prefetcht0	8192(%rdi)
	prefetcht0	8256(%rdi)
	vbroadcastss	(%r11,%rbx,4), %ymm0
	vfmadd231ps	(%rdi), %ymm0, %ymm6
	vfmadd231ps	32(%rdi), %ymm0, %ymm9
	vfmadd231ps	64(%rdi), %ymm0, %ymm10
	addq	$96, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB48_20
	jmp	.LBB48_21
.LBB48_22:
	movq	-128(%rsp), %rdx
	movq	56(%rdx), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	cmovlq	%rax, %rcx
	imulq	72(%rdx), %r15
	vmovups	32(%rsp), %ymm5
	vcmpltps	%ymm5, %ymm6, %ymm0
	vinsertf128	$1, %xmm1, %ymm14, %ymm4
	vblendvps	%ymm0, %ymm4, %ymm6, %ymm0
	vmovups	(%rsp), %ymm7
	vcmpltps	%ymm0, %ymm7, %ymm8
	vinsertf128	$1, %xmm3, %ymm2, %ymm6
	vblendvps	%ymm8, %ymm6, %ymm0, %ymm0
	shlq	$2, %r15
	addq	64(%rdx), %r15
	vmovups	%ymm0, (%r15,%rcx,4)
	leaq	8(%rsi), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	vcmpltps	%ymm5, %ymm9, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm9, %ymm0
	vcmpltps	%ymm0, %ymm7, %ymm2
	vblendvps	%ymm2, %ymm6, %ymm0, %ymm0
	vmovups	%ymm0, (%r15,%rcx,4)
	addq	$16, %rsi
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	vcmpltps	%ymm5, %ymm10, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm10, %ymm0
	vcmpltps	%ymm0, %ymm7, %ymm1
	vblendvps	%ymm1, %ymm6, %ymm0, %ymm0
	vmovups	%ymm0, (%r15,%rsi,4)
.LBB48_23:
	addq	$200, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end48:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5, .Lfunc_end48-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$40, %rsp
	.cfi_def_cfa_offset 96
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vmovaps	%xmm2, %xmm11
	vinsertf128	$1, %xmm1, %ymm0, %ymm5
	vinsertf128	$1, %xmm3, %ymm11, %ymm2
	movq	40(%r13), %rax
	cmpq	$8, %rax
	movq	%r13, -112(%rsp)
	movq	%rsi, -88(%rsp)
	movq	%rax, -40(%rsp)
	jl	.LBB49_11
	movq	(%r13), %rdx
	movq	8(%r13), %r8
	movq	16(%r13), %rax
	movq	%rax, -120(%rsp)
	movq	56(%r13), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	cmovgeq	%rsi, %rax
	leaq	32(%rdi), %rcx
	movq	%rcx, -80(%rsp)
	shlq	$2, %rax
	addq	64(%r13), %rax
	movq	%rax, -56(%rsp)
	movq	72(%r13), %rax
	movq	%rax, -64(%rsp)
	vmovaps	%xmm3, -32(%rsp)
	vmovups	%ymm11, (%rsp)
	vinsertf128	$1, %xmm3, %ymm11, %ymm6
	vmovaps	%xmm1, -16(%rsp)
	vinsertf128	$1, %xmm1, %ymm0, %ymm7
	movq	%r8, %rax
	shlq	$5, %rax
	movq	%rax, -72(%rsp)
	leaq	(,%r8,4), %r15
	movl	$8, %eax
	xorl	%r9d, %r9d
	leaq	(%r15,%r15), %r12
	jmp	.LBB49_2
	.p2align	4
.LBB49_3:
	vmovaps	%ymm8, %ymm9
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm8, %ymm11
	vmovaps	%ymm8, %ymm12
	vmovaps	%ymm8, %ymm13
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm8, %ymm15
.LBB49_4:
	movq	-48(%rsp), %rsi
	movq	%rsi, %rax
	vcmpltps	%ymm5, %ymm15, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm15, %ymm4
	movq	-64(%rsp), %rdx
	imulq	%rdx, %rax
	vcmpltps	%ymm4, %ymm2, %ymm15
	vblendvps	%ymm15, %ymm6, %ymm4, %ymm4
	movq	-56(%rsp), %rcx
	vmovups	%ymm4, (%rcx,%rax,4)
	movq	%rsi, %rax
	orq	$1, %rax
	imulq	%rdx, %rax
	vcmpltps	%ymm5, %ymm14, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm14, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm14
	vblendvps	%ymm14, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rax,4)
	movq	%rsi, %rax
	orq	$2, %rax
	vcmpltps	%ymm5, %ymm13, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm13, %ymm4
	imulq	%rdx, %rax
	vcmpltps	%ymm4, %ymm2, %ymm13
	vblendvps	%ymm13, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rax,4)
	movq	%rsi, %rax
	orq	$3, %rax
	imulq	%rdx, %rax
	vcmpltps	%ymm5, %ymm12, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm12, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm12
	vblendvps	%ymm12, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rax,4)
	movq	%rsi, %rax
	orq	$4, %rax
	vcmpltps	%ymm5, %ymm11, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm11, %ymm4
	imulq	%rdx, %rax
	vcmpltps	%ymm4, %ymm2, %ymm11
	vblendvps	%ymm11, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rax,4)
	movq	%rsi, %rax
	orq	$5, %rax
	imulq	%rdx, %rax
	vcmpltps	%ymm5, %ymm10, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm10, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm10
	vblendvps	%ymm10, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rax,4)
	movq	%rsi, %rax
	orq	$6, %rax
	vcmpltps	%ymm5, %ymm9, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm9, %ymm4
	imulq	%rdx, %rax
	vcmpltps	%ymm4, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rax,4)
	orq	$7, %rsi
	imulq	%rdx, %rsi
	vcmpltps	%ymm5, %ymm8, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm8, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rsi,4)
	movq	-104(%rsp), %rsi
	leaq	8(%rsi), %rax
	movq	-96(%rsp), %rdx
	addq	-72(%rsp), %rdx
	movq	%rsi, %r9
	movq	-40(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB49_5
.LBB49_2:
	movq	%r9, -48(%rsp)
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %ymm8
	cmpq	$0, -120(%rsp)
	movq	%rdx, -96(%rsp)
	je	.LBB49_3
	movq	-112(%rsp), %rcx
	movq	24(%rcx), %rax
	movq	32(%rcx), %rcx
	shlq	$2, %rcx
	movq	%rdx, %rsi
	movq	-80(%rsp), %r13
	xorl	%r11d, %r11d
	vmovaps	%ymm8, %ymm9
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm8, %ymm11
	vmovaps	%ymm8, %ymm12
	vmovaps	%ymm8, %ymm13
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm8, %ymm15
	jmp	.LBB49_54
	.p2align	4
.LBB49_57:
	incq	%r11
	addq	%rcx, %rsi
	cmpq	-120(%rsp), %r11
	je	.LBB49_4
.LBB49_54:
	testq	%rax, %rax
	je	.LBB49_57
	xorl	%r14d, %r14d
	.p2align	4
.LBB49_56:
	prefetcht0	8192(%r13)
	leaq	(%rsi,%r14,4), %rdx
	vbroadcastss	(%rsi,%r14,4), %ymm4
	incq	%r14
	leaq	(%rdx,%r15), %rbx
	addq	%r15, %rbx
	leaq	(%rbx,%r12), %r10
	leaq	(%r10,%r8,4), %r9
	leaq	(%r9,%r15), %rbp
	vmovups	(%r13), %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm15
	vbroadcastss	(%rdx,%r8,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm14
	vbroadcastss	(%rdx,%r8,8), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm13
	vbroadcastss	(%rbx,%r8,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm12
	vbroadcastss	(%rbx,%r8,8), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm11
	vbroadcastss	(%r10,%r8,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm10
	vbroadcastss	(%r15,%r9), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm9
	vbroadcastss	(%r15,%rbp), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm8
	addq	$32, %r13
	cmpq	%r14, %rax
	jne	.LBB49_56
	jmp	.LBB49_57
.LBB49_11:
	cmpq	$4, %rax
	jl	.LBB49_17
	vmovups	%ymm11, (%rsp)
	vinsertf128	$1, %xmm3, %ymm11, %ymm6
	vmovaps	%xmm1, -16(%rsp)
	vinsertf128	$1, %xmm1, %ymm0, %ymm7
	movl	$4, %eax
	xorl	%esi, %esi
	jmp	.LBB49_13
.LBB49_5:
	movq	%rsi, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	vmovaps	-32(%rsp), %xmm3
	jge	.LBB49_13
.LBB49_6:
	leaq	2(%rsi), %rax
	cmpq	%rax, %rcx
	movq	-112(%rsp), %r13
	vmovups	(%rsp), %ymm11
	vmovaps	-16(%rsp), %xmm1
	jge	.LBB49_7
	jmp	.LBB49_10
.LBB49_13:
	movq	-112(%rsp), %rcx
	movq	(%rcx), %r9
	movq	8(%rcx), %r10
	movq	16(%rcx), %r8
	leaq	32(%rdi), %rdx
	movq	%rdx, -80(%rsp)
	movq	72(%rcx), %rdx
	movq	%rdx, -56(%rsp)
	movq	56(%rcx), %r11
	addq	$-8, %r11
	movq	-88(%rsp), %rdx
	cmpq	%rdx, %r11
	cmovgeq	%rdx, %r11
	shlq	$2, %r11
	addq	64(%rcx), %r11
	movq	%r11, -64(%rsp)
	movq	%r10, -120(%rsp)
	leaq	(,%r10,8), %rcx
	movq	%rcx, -96(%rsp)
	movq	%r9, -72(%rsp)
	leaq	4(%r9), %rcx
	movq	%rcx, -32(%rsp)
	movq	%r8, %r9
	movq	%rsi, %rbx
	movq	-120(%rsp), %r12
	jmp	.LBB49_14
	.p2align	4
.LBB49_15:
	vmovaps	%ymm8, %ymm9
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm8, %ymm11
.LBB49_16:
	movq	-48(%rsp), %rsi
	movq	%rsi, %rax
	movq	-56(%rsp), %rcx
	imulq	%rcx, %rax
	vcmpltps	%ymm5, %ymm11, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm11, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm11
	vblendvps	%ymm11, %ymm6, %ymm4, %ymm4
	movq	-64(%rsp), %rdx
	vmovups	%ymm4, (%rdx,%rax,4)
	leaq	1(%rsi), %rax
	vcmpltps	%ymm5, %ymm10, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm10, %ymm4
	imulq	%rcx, %rax
	vcmpltps	%ymm4, %ymm2, %ymm10
	vblendvps	%ymm10, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rax,4)
	leaq	2(%rsi), %rax
	imulq	%rcx, %rax
	vcmpltps	%ymm5, %ymm9, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm9, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rax,4)
	addq	$3, %rsi
	vcmpltps	%ymm5, %ymm8, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm8, %ymm4
	imulq	%rcx, %rsi
	vcmpltps	%ymm4, %ymm2, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rsi,4)
	movq	-104(%rsp), %rsi
	leaq	4(%rsi), %rax
	movq	%rsi, %rbx
	movq	-40(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB49_6
.LBB49_14:
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %ymm8
	testq	%r9, %r9
	movq	%rbx, -48(%rsp)
	je	.LBB49_15
	movq	%rbx, %rax
	movq	-120(%rsp), %r8
	imulq	%r8, %rax
	movq	-72(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rbp
	movq	-112(%rsp), %rax
	movq	24(%rax), %rdx
	movq	32(%rax), %rsi
	movq	%rdx, %r10
	andq	$-2, %r10
	shlq	$2, %rsi
	leaq	4(,%rbx,4), %rcx
	imulq	%r8, %rcx
	movq	-32(%rsp), %r11
	addq	%r11, %rcx
	leaq	12(,%rbx,4), %rax
	imulq	%r8, %rax
	addq	%r11, %rax
	leaq	8(,%rbx,4), %r13
	imulq	%r8, %r13
	addq	%r11, %r13
	movq	-80(%rsp), %r15
	xorl	%r11d, %r11d
	vmovaps	%ymm8, %ymm9
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm8, %ymm11
	jmp	.LBB49_45
	.p2align	4
.LBB49_50:
	incq	%r11
	addq	%rsi, %rbp
	addq	%rsi, %rcx
	addq	%rsi, %rax
	addq	%rsi, %r13
	cmpq	%r9, %r11
	je	.LBB49_16
.LBB49_45:
	testq	%rdx, %rdx
	je	.LBB49_50
	cmpq	$1, %rdx
	jne	.LBB49_51
	xorl	%r14d, %r14d
	jmp	.LBB49_48
	.p2align	4
.LBB49_51:
	xorl	%ebx, %ebx
	.p2align	4
.LBB49_52:
	prefetcht0	8192(%r15)
	vmovups	(%r15), %ymm4
	vbroadcastss	(%rbp,%rbx,4), %ymm12
	vfmadd213ps	%ymm11, %ymm4, %ymm12
	vbroadcastss	-4(%rcx,%rbx,4), %ymm13
	vfmadd213ps	%ymm10, %ymm4, %ymm13
	vbroadcastss	-4(%r13,%rbx,4), %ymm14
	vfmadd213ps	%ymm9, %ymm4, %ymm14
	vbroadcastss	-4(%rax,%rbx,4), %ymm15
	vfmadd213ps	%ymm8, %ymm4, %ymm15
	leaq	2(%rbx), %r14
	prefetcht0	8224(%r15)
	vmovups	32(%r15), %ymm4
	vbroadcastss	4(%rbp,%rbx,4), %ymm11
	vfmadd213ps	%ymm12, %ymm4, %ymm11
	vbroadcastss	(%rcx,%rbx,4), %ymm10
	vfmadd213ps	%ymm13, %ymm4, %ymm10
	vbroadcastss	(%r13,%rbx,4), %ymm9
	vfmadd213ps	%ymm14, %ymm4, %ymm9
	vbroadcastss	(%rax,%rbx,4), %ymm8
	vfmadd213ps	%ymm15, %ymm4, %ymm8
	addq	$64, %r15
	movq	%r14, %rbx
	cmpq	%r14, %r10
	jne	.LBB49_52
.LBB49_48:
	testb	$1, %dl
	je	.LBB49_50
	prefetcht0	8192(%r15)
	leaq	(,%r14,4), %rbx
	addq	%rbp, %rbx
	movq	%r9, %r8
	leaq	(%rbx,%r12,4), %r9
	vmovups	(%r15), %ymm4
	vbroadcastss	(%rbp,%r14,4), %ymm12
	vfmadd231ps	%ymm12, %ymm4, %ymm11
	vbroadcastss	(%rbx,%r12,4), %ymm12
	vfmadd231ps	%ymm12, %ymm4, %ymm10
	vbroadcastss	(%rbx,%r12,8), %ymm12
	vfmadd231ps	%ymm12, %ymm4, %ymm9
	movq	-96(%rsp), %rbx
	vbroadcastss	(%rbx,%r9), %ymm12
	movq	%r8, %r9
	vfmadd231ps	%ymm12, %ymm4, %ymm8
	addq	$32, %r15
	jmp	.LBB49_50
.LBB49_17:
	cmpq	$1, %rax
	jle	.LBB49_19
	movl	$2, %eax
	xorl	%esi, %esi
.LBB49_7:
	movq	%rax, -96(%rsp)
	vmovups	(%rdi), %ymm6
	movq	16(%r13), %r8
	testq	%r8, %r8
	movq	%rsi, -104(%rsp)
	je	.LBB49_8
	movq	8(%r13), %rdx
	leaq	4(,%rsi,4), %rax
	imulq	%rdx, %rax
	imulq	%rsi, %rdx
	movq	(%r13), %r10
	movq	24(%r13), %rcx
	leaq	(%r10,%rdx,4), %rsi
	leaq	32(%rdi), %r12
	movq	32(%r13), %r9
	movl	%ecx, %edx
	andl	$3, %edx
	movq	%rcx, %r11
	andq	$-4, %r11
	shlq	$2, %r9
	leaq	(%r10,%rax), %rbx
	addq	$12, %rbx
	addq	%r10, %rax
	movq	%rdx, -120(%rsp)
	leal	(,%rdx,4), %r14d
	xorl	%r15d, %r15d
	vmovaps	%ymm6, %ymm7
	jmp	.LBB49_34
	.p2align	4
.LBB49_35:
	movq	%r12, %r13
.LBB49_41:
	incq	%r15
	addq	%r9, %rsi
	addq	%r9, %rbx
	addq	%r9, %rax
	movq	%r13, %r12
	cmpq	%r8, %r15
	je	.LBB49_9
.LBB49_34:
	testq	%rcx, %rcx
	je	.LBB49_35
	cmpq	$4, %rcx
	jae	.LBB49_42
	xorl	%ebp, %ebp
	jmp	.LBB49_38
	.p2align	4
.LBB49_42:
	xorl	%r13d, %r13d
	.p2align	4
.LBB49_43:
	prefetcht0	8192(%r12)
	vmovups	(%r12), %ymm4
	vbroadcastss	(%rsi,%r13,4), %ymm8
	vfmadd213ps	%ymm7, %ymm4, %ymm8
	vbroadcastss	-12(%rbx,%r13,4), %ymm7
	vfmadd213ps	%ymm6, %ymm4, %ymm7
	prefetcht0	8224(%r12)
	vmovups	32(%r12), %ymm4
	vbroadcastss	4(%rsi,%r13,4), %ymm6
	vfmadd213ps	%ymm8, %ymm4, %ymm6
	vbroadcastss	-8(%rbx,%r13,4), %ymm8
	vfmadd213ps	%ymm7, %ymm4, %ymm8
	prefetcht0	8256(%r12)
	vmovups	64(%r12), %ymm4
	vbroadcastss	8(%rsi,%r13,4), %ymm9
	vfmadd213ps	%ymm6, %ymm4, %ymm9
	vbroadcastss	-4(%rbx,%r13,4), %ymm10
	vfmadd213ps	%ymm8, %ymm4, %ymm10
	leaq	4(%r13), %rbp
	prefetcht0	8288(%r12)
	vmovups	96(%r12), %ymm4
	vbroadcastss	12(%rsi,%r13,4), %ymm7
	vfmadd213ps	%ymm9, %ymm4, %ymm7
	vbroadcastss	(%rbx,%r13,4), %ymm6
	vfmadd213ps	%ymm10, %ymm4, %ymm6
	subq	$-128, %r12
	movq	%rbp, %r13
	cmpq	%rbp, %r11
	jne	.LBB49_43
.LBB49_38:
	movq	%r12, %r13
	cmpq	$0, -120(%rsp)
	je	.LBB49_41
	leaq	(%rax,%rbp,4), %rdx
	leaq	(%rsi,%rbp,4), %rbp
	xorl	%r10d, %r10d
	movq	%r12, %r13
	.p2align	4
.LBB49_40:
	prefetcht0	8192(%r12,%r10,8)
	vmovups	(%r12,%r10,8), %ymm4
	vbroadcastss	(%rbp,%r10), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm7
	vbroadcastss	(%rdx,%r10), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm6
	addq	$32, %r13
	addq	$4, %r10
	cmpq	%r10, %r14
	jne	.LBB49_40
	jmp	.LBB49_41
.LBB49_8:
	vmovaps	%ymm6, %ymm7
.LBB49_9:
	movq	-112(%rsp), %r13
	movq	56(%r13), %rax
	movq	64(%r13), %rcx
	addq	$-8, %rax
	movq	-88(%rsp), %rdx
	cmpq	%rdx, %rax
	cmovgeq	%rdx, %rax
	movq	72(%r13), %rdx
	movq	%rdx, %rsi
	vcmpltps	%ymm5, %ymm7, %ymm4
	vinsertf128	$1, %xmm1, %ymm0, %ymm8
	vblendvps	%ymm4, %ymm8, %ymm7, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm7
	vinsertf128	$1, %xmm3, %ymm11, %ymm9
	vblendvps	%ymm7, %ymm9, %ymm4, %ymm4
	movq	-104(%rsp), %r8
	imulq	%r8, %rsi
	leaq	(%rcx,%rsi,4), %rsi
	vmovups	%ymm4, (%rsi,%rax,4)
	vcmpltps	%ymm5, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm8, %ymm6, %ymm4
	incq	%r8
	vcmpltps	%ymm4, %ymm2, %ymm6
	vblendvps	%ymm6, %ymm9, %ymm4, %ymm4
	imulq	%rdx, %r8
	leaq	(%rcx,%r8,4), %rcx
	vmovups	%ymm4, (%rcx,%rax,4)
	movq	-96(%rsp), %rsi
	movq	-40(%rsp), %rcx
.LBB49_10:
	cmpq	%rcx, %rsi
	jge	.LBB49_24
.LBB49_21:
	vmovups	(%rdi), %ymm6
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB49_22
	movq	8(%r13), %rcx
	movq	%rsi, %r14
	imulq	%rsi, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$32, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %rsi
	movl	%edx, %r8d
	andl	$7, %r8d
	movq	%rdx, %r9
	andq	$-8, %r9
	shlq	$2, %rsi
	xorl	%r10d, %r10d
	jmp	.LBB49_26
	.p2align	4
.LBB49_31:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB49_23
.LBB49_26:
	testq	%rdx, %rdx
	je	.LBB49_31
	xorl	%r11d, %r11d
	cmpq	$8, %rdx
	jb	.LBB49_28
	.p2align	4
.LBB49_32:
	prefetcht0	8192(%rdi)
	vbroadcastss	(%rcx,%r11,4), %ymm4
	vfmadd132ps	(%rdi), %ymm6, %ymm4
	prefetcht0	8224(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %ymm6
	vfmadd132ps	32(%rdi), %ymm4, %ymm6
	prefetcht0	8256(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %ymm4
	vfmadd132ps	64(%rdi), %ymm6, %ymm4
	prefetcht0	8288(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %ymm6
	vfmadd132ps	96(%rdi), %ymm4, %ymm6
	prefetcht0	8320(%rdi)
	vbroadcastss	16(%rcx,%r11,4), %ymm4
	vfmadd132ps	128(%rdi), %ymm6, %ymm4
	prefetcht0	8352(%rdi)
	vbroadcastss	20(%rcx,%r11,4), %ymm6
	vfmadd132ps	160(%rdi), %ymm4, %ymm6
	prefetcht0	8384(%rdi)
	vbroadcastss	24(%rcx,%r11,4), %ymm4
	vfmadd132ps	192(%rdi), %ymm6, %ymm4
	prefetcht0	8416(%rdi)
	vbroadcastss	28(%rcx,%r11,4), %ymm6
	addq	$8, %r11
	vfmadd132ps	224(%rdi), %ymm4, %ymm6
	addq	$256, %rdi
	cmpq	%r11, %r9
	jne	.LBB49_32
.LBB49_28:
	testq	%r8, %r8
	je	.LBB49_31
	leaq	(%rcx,%r11,4), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB49_30:
	prefetcht0	8192(%rdi)
	vbroadcastss	(%r11,%rbx,4), %ymm4
	vfmadd231ps	(%rdi), %ymm4, %ymm6
	addq	$32, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB49_30
	jmp	.LBB49_31
.LBB49_22:
	movq	%rsi, %r14
.LBB49_23:
	movq	56(%r13), %rax
	addq	$-8, %rax
	movq	-88(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovgeq	%rcx, %rax
	imulq	72(%r13), %r14
	vcmpltps	%ymm5, %ymm6, %ymm4
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm6, %ymm0
	vcmpltps	%ymm0, %ymm2, %ymm1
	vinsertf128	$1, %xmm3, %ymm11, %ymm2
	vblendvps	%ymm1, %ymm2, %ymm0, %ymm0
	shlq	$2, %r14
	addq	64(%r13), %r14
	vmovups	%ymm0, (%r14,%rax,4)
.LBB49_24:
	addq	$40, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.LBB49_19:
	.cfi_def_cfa_offset 96
	jne	.LBB49_24
	xorl	%esi, %esi
	jmp	.LBB49_21
.Lfunc_end49:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5, .Lfunc_end49-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	vitruvian_peak_avx2
	.globl	vitruvian_peak_avx2
	.p2align	4
	.type	vitruvian_peak_avx2,@function
vitruvian_peak_avx2:
	jmp	($s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF)
.Lfunc_end50:
	.size	vitruvian_peak_avx2, .Lfunc_end50-vitruvian_peak_avx2
	.hidden	$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF
	.globl	$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF
	.p2align	4
	.type	$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF,@function
$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF:
	vmovups	(%rsi), %ymm3
	vmovaps	%ymm3, %ymm0
	vmovaps	%ymm3, %ymm1
	vmovaps	%ymm3, %ymm2
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm3, %ymm10
	vmovaps	%ymm3, %ymm11
	testq	%rdi, %rdi
	je	.LBB51_1
	vmovaps	%ymm3, %ymm12
	cmpq	$1, %rdi
	je	.LBB51_5
	movq	%rdi, %rax
	andq	$-2, %rax
	vmovaps	%ymm3, %ymm0
	vmovaps	%ymm3, %ymm1
	vmovaps	%ymm3, %ymm2
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm3, %ymm10
	vmovaps	%ymm3, %ymm11
	vmovaps	%ymm3, %ymm12
	.p2align	4
.LBB51_4:
	vfmadd231ps	%ymm12, %ymm3, %ymm12
	vfmadd231ps	%ymm11, %ymm3, %ymm11
	vfmadd231ps	%ymm10, %ymm3, %ymm10
	vfmadd231ps	%ymm9, %ymm3, %ymm9
	vfmadd231ps	%ymm8, %ymm3, %ymm8
	vfmadd231ps	%ymm7, %ymm3, %ymm7
	vfmadd231ps	%ymm6, %ymm3, %ymm6
	vfmadd231ps	%ymm5, %ymm3, %ymm5
	vfmadd231ps	%ymm4, %ymm3, %ymm4
	vfmadd231ps	%ymm2, %ymm3, %ymm2
	vfmadd231ps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm0, %ymm3, %ymm0
	vfmadd231ps	%ymm12, %ymm3, %ymm12
	vfmadd231ps	%ymm11, %ymm3, %ymm11
	vfmadd231ps	%ymm10, %ymm3, %ymm10
	vfmadd231ps	%ymm9, %ymm3, %ymm9
	vfmadd231ps	%ymm8, %ymm3, %ymm8
	vfmadd231ps	%ymm7, %ymm3, %ymm7
	vfmadd231ps	%ymm6, %ymm3, %ymm6
	vfmadd231ps	%ymm5, %ymm3, %ymm5
	vfmadd231ps	%ymm4, %ymm3, %ymm4
	vfmadd231ps	%ymm2, %ymm3, %ymm2
	vfmadd231ps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm0, %ymm3, %ymm0
	addq	$-2, %rax
	jne	.LBB51_4
.LBB51_5:
	testb	$1, %dil
	je	.LBB51_7
	vfmadd231ps	%ymm12, %ymm3, %ymm12
	vfmadd231ps	%ymm11, %ymm3, %ymm11
	vfmadd231ps	%ymm10, %ymm3, %ymm10
	vfmadd231ps	%ymm9, %ymm3, %ymm9
	vfmadd231ps	%ymm8, %ymm3, %ymm8
	vfmadd231ps	%ymm7, %ymm3, %ymm7
	vfmadd231ps	%ymm6, %ymm3, %ymm6
	vfmadd231ps	%ymm5, %ymm3, %ymm5
	vfmadd231ps	%ymm4, %ymm3, %ymm4
	vfmadd231ps	%ymm2, %ymm3, %ymm2
	vfmadd231ps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm0, %ymm3, %ymm0
	jmp	.LBB51_7
.LBB51_1:
	vmovaps	%ymm3, %ymm12
.LBB51_7:
	vaddps	%ymm1, %ymm0, %ymm0
	vaddps	%ymm4, %ymm2, %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vaddps	%ymm6, %ymm5, %ymm1
	vaddps	%ymm7, %ymm8, %ymm2
	vaddps	%ymm2, %ymm1, %ymm1
	vaddps	%ymm10, %ymm9, %ymm2
	vaddps	%ymm12, %ymm11, %ymm3
	vaddps	%ymm3, %ymm2, %ymm2
	vaddps	%ymm2, %ymm1, %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rsi)
	vzeroupper
	retq
.Lfunc_end51:
	.size	$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF, .Lfunc_end51-$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF
	.hidden	vitruvian_sampling_positions_avx2
	.globl	vitruvian_sampling_positions_avx2
	.p2align	4
	.type	vitruvian_sampling_positions_avx2,@function
vitruvian_sampling_positions_avx2:
	jmp	($s18VitruvianMicroAVX222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF)
.Lfunc_end52:
	.size	vitruvian_sampling_positions_avx2, .Lfunc_end52-vitruvian_sampling_positions_avx2
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI53_0:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI53_1:
	.quad	0x41dfffffffc00000
.LCPI53_2:
	.quad	0xc1e0000000000000
.LCPI53_3:
	.quad	0x4338000000000000
.LCPI53_4:
	.quad	0x433800007fffffff
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI53_5:
	.long	8
	.text
	.hidden	$s18VitruvianMicroAVX222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF
	.globl	$s18VitruvianMicroAVX222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF
	.p2align	4
	.type	$s18VitruvianMicroAVX222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF,@function
$s18VitruvianMicroAVX222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF:
	subq	$152, %rsp
	vmovapd	%xmm1, %xmm14
	vmovapd	%xmm0, %xmm12
	vcvtsi2sd	%edi, %xmm15, %xmm0
	vmulsd	%xmm0, %xmm5, %xmm0
	leal	(%rsi,%rdi), %eax
	shlq	$32, %rax
	movabsq	$-4294967296, %r8
	addq	%rax, %r8
	shrq	$32, %r8
	vcvtsi2sd	%r8d, %xmm15, %xmm1
	vaddsd	%xmm0, %xmm2, %xmm0
	vmulsd	%xmm1, %xmm5, %xmm1
	vaddsd	%xmm1, %xmm2, %xmm1
	vucomisd	%xmm1, %xmm0
	jne	.LBB53_11
	jp	.LBB53_11
	vxorpd	%xmm2, %xmm2, %xmm2
	vucomisd	%xmm2, %xmm0
	jne	.LBB53_3
	jp	.LBB53_3
	testl	%esi, %esi
	jne	.LBB53_5
	jmp	.LBB53_20
.LBB53_11:
	testl	%esi, %esi
	je	.LBB53_20
	leal	2147483647(%rsi), %eax
	cmpl	$-2147483641, %eax
	setb	%r8b
	movq	%rcx, %rax
	subq	%rdx, %rax
	cmpq	$32, %rax
	setb	%r9b
	xorl	%eax, %eax
	orb	%r8b, %r9b
	jne	.LBB53_16
	movl	%esi, %eax
	andl	$-8, %eax
	vmovd	%edi, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqu	%ymm0, 16(%rsp)
	vmovapd	%xmm5, -48(%rsp)
	vbroadcastsd	%xmm5, %ymm0
	vmovupd	%ymm0, -16(%rsp)
	vmovapd	%xmm2, -64(%rsp)
	vbroadcastsd	%xmm2, %ymm0
	vmovupd	%ymm0, 112(%rsp)
	vmovaps	%xmm6, -32(%rsp)
	vbroadcastsd	%xmm6, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vmovapd	%xmm3, -96(%rsp)
	vbroadcastsd	%xmm3, %ymm11
	vmovapd	%xmm12, -128(%rsp)
	vbroadcastsd	%xmm12, %ymm12
	vmovapd	%xmm4, -80(%rsp)
	vbroadcastsd	%xmm4, %ymm13
	vmovapd	%xmm14, -112(%rsp)
	vbroadcastsd	%xmm14, %ymm14
	vmovdqa	.LCPI53_0(%rip), %ymm15
	xorl	%r8d, %r8d
	vbroadcastsd	.LCPI53_1(%rip), %ymm6
	vbroadcastsd	.LCPI53_2(%rip), %ymm7
	vbroadcastsd	.LCPI53_3(%rip), %ymm8
	vbroadcastsd	.LCPI53_4(%rip), %ymm5
	vbroadcastss	.LCPI53_5(%rip), %ymm0
	vmovups	%ymm0, 48(%rsp)
	.p2align	4
.LBB53_14:
	vpaddd	16(%rsp), %ymm15, %ymm0
	vcvtdq2pd	%xmm0, %ymm4
	vextracti128	$1, %ymm0, %xmm0
	vcvtdq2pd	%xmm0, %ymm0
	vmovupd	-16(%rsp), %ymm2
	vmulpd	%ymm0, %ymm2, %ymm1
	vmulpd	%ymm4, %ymm2, %ymm3
	vmovupd	112(%rsp), %ymm2
	vaddpd	%ymm3, %ymm2, %ymm3
	vaddpd	%ymm1, %ymm2, %ymm1
	vmovupd	80(%rsp), %ymm9
	vdivpd	%ymm1, %ymm9, %ymm2
	vdivpd	%ymm3, %ymm9, %ymm9
	vxorpd	%xmm10, %xmm10, %xmm10
	vcmpneqpd	%ymm3, %ymm10, %ymm3
	vandpd	%ymm3, %ymm9, %ymm3
	vcmpneqpd	%ymm1, %ymm10, %ymm1
	vmulpd	%ymm0, %ymm11, %ymm9
	vandpd	%ymm2, %ymm1, %ymm1
	vmulpd	%ymm4, %ymm11, %ymm2
	vaddpd	%ymm2, %ymm12, %ymm2
	vaddpd	%ymm9, %ymm12, %ymm9
	vmulpd	%ymm1, %ymm9, %ymm9
	vmulpd	%ymm3, %ymm2, %ymm2
	vcmpltpd	%ymm6, %ymm9, %ymm10
	vmaxpd	%ymm7, %ymm9, %ymm9
	vaddpd	%ymm8, %ymm9, %ymm9
	vblendvpd	%ymm10, %ymm9, %ymm5, %ymm9
	vcmpltpd	%ymm6, %ymm2, %ymm10
	vmaxpd	%ymm7, %ymm2, %ymm2
	vaddpd	%ymm2, %ymm8, %ymm2
	vblendvpd	%ymm10, %ymm2, %ymm5, %ymm2
	vmulpd	%ymm0, %ymm13, %ymm0
	vaddpd	%ymm0, %ymm14, %ymm0
	vmulpd	%ymm1, %ymm0, %ymm0
	vmulpd	%ymm4, %ymm13, %ymm1
	vaddpd	%ymm1, %ymm14, %ymm1
	vmulpd	%ymm3, %ymm1, %ymm1
	vcmpltpd	%ymm6, %ymm0, %ymm3
	vmaxpd	%ymm7, %ymm0, %ymm0
	vaddpd	%ymm0, %ymm8, %ymm0
	vblendvpd	%ymm3, %ymm0, %ymm5, %ymm0
	vmaxpd	%ymm7, %ymm1, %ymm3
	vcmpltpd	%ymm6, %ymm1, %ymm1
	vaddpd	%ymm3, %ymm8, %ymm3
	vblendvpd	%ymm1, %ymm3, %ymm5, %ymm1
	vshufps	$136, %ymm9, %ymm2, %ymm2
	movslq	%r8d, %r8
	vpermpd	$216, %ymm2, %ymm2
	vmovups	%ymm2, (%rdx,%r8,4)
	vshufps	$136, %ymm0, %ymm1, %ymm0
	vpermpd	$216, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%r8,4)
	addl	$8, %r8d
	vpaddd	48(%rsp), %ymm15, %ymm15
	cmpl	%r8d, %eax
	jne	.LBB53_14
	cmpl	%esi, %eax
	vmovapd	-80(%rsp), %xmm4
	vmovapd	-96(%rsp), %xmm3
	vmovapd	-112(%rsp), %xmm14
	vmovapd	-128(%rsp), %xmm12
	vmovapd	-32(%rsp), %xmm6
	vmovapd	-48(%rsp), %xmm5
	vmovapd	-64(%rsp), %xmm2
	je	.LBB53_20
.LBB53_16:
	vmovsd	.LCPI53_2(%rip), %xmm15
	vmovsd	.LCPI53_3(%rip), %xmm10
	vmovsd	.LCPI53_1(%rip), %xmm13
	vmovsd	.LCPI53_4(%rip), %xmm11
	jmp	.LBB53_17
	.p2align	4
.LBB53_19:
	movslq	%eax, %r8
	leal	1(%r8), %eax
	vmulsd	%xmm7, %xmm3, %xmm0
	vaddsd	%xmm0, %xmm12, %xmm0
	vmulsd	%xmm0, %xmm8, %xmm0
	vmaxsd	%xmm15, %xmm0, %xmm1
	vaddsd	%xmm1, %xmm10, %xmm1
	vcmpltsd	%xmm13, %xmm0, %xmm0
	vblendvpd	%xmm0, %xmm1, %xmm11, %xmm0
	vmovq	%xmm0, %r9
	vmulsd	%xmm7, %xmm4, %xmm0
	vaddsd	%xmm0, %xmm14, %xmm0
	vmulsd	%xmm0, %xmm8, %xmm0
	vmaxsd	%xmm15, %xmm0, %xmm1
	vaddsd	%xmm1, %xmm10, %xmm1
	vcmpltsd	%xmm13, %xmm0, %xmm0
	vblendvpd	%xmm0, %xmm1, %xmm11, %xmm0
	movl	%r9d, (%rdx,%r8,4)
	vmovq	%xmm0, %r9
	movl	%r9d, (%rcx,%r8,4)
	cmpl	%eax, %esi
	je	.LBB53_20
.LBB53_17:
	leal	(%rdi,%rax), %r8d
	vxorps	%xmm7, %xmm7, %xmm7
	vcvtsi2sd	%r8d, %xmm7, %xmm7
	vmulsd	%xmm7, %xmm5, %xmm0
	vaddsd	%xmm0, %xmm2, %xmm9
	vxorpd	%xmm8, %xmm8, %xmm8
	vucomisd	%xmm8, %xmm9
	jne	.LBB53_18
	jnp	.LBB53_19
.LBB53_18:
	vdivsd	%xmm9, %xmm6, %xmm8
	jmp	.LBB53_19
.LBB53_3:
	testl	%esi, %esi
	je	.LBB53_20
	vdivsd	%xmm0, %xmm6, %xmm2
.LBB53_5:
	leal	2147483647(%rsi), %eax
	cmpl	$-2147483641, %eax
	setb	%r8b
	movq	%rcx, %rax
	subq	%rdx, %rax
	cmpq	$32, %rax
	setb	%r9b
	xorl	%eax, %eax
	orb	%r8b, %r9b
	jne	.LBB53_9
	movl	%esi, %eax
	andl	$-8, %eax
	vbroadcastsd	%xmm2, %ymm5
	vmovd	%edi, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqu	%ymm0, 16(%rsp)
	vmovapd	%xmm3, -96(%rsp)
	vbroadcastsd	%xmm3, %ymm7
	vmovapd	%xmm12, -128(%rsp)
	vbroadcastsd	%xmm12, %ymm8
	vmovapd	%xmm4, -80(%rsp)
	vbroadcastsd	%xmm4, %ymm9
	vmovapd	%xmm14, -112(%rsp)
	vbroadcastsd	%xmm14, %ymm10
	vmovdqa	.LCPI53_0(%rip), %ymm11
	xorl	%r8d, %r8d
	vbroadcastsd	.LCPI53_1(%rip), %ymm12
	vbroadcastsd	.LCPI53_2(%rip), %ymm13
	vbroadcastsd	.LCPI53_3(%rip), %ymm14
	vbroadcastsd	.LCPI53_4(%rip), %ymm15
	vbroadcastss	.LCPI53_5(%rip), %ymm0
	vmovups	%ymm0, -16(%rsp)
	.p2align	4
.LBB53_7:
	vpaddd	16(%rsp), %ymm11, %ymm4
	vcvtdq2pd	%xmm4, %ymm3
	vextracti128	$1, %ymm4, %xmm4
	vcvtdq2pd	%xmm4, %ymm4
	vmulpd	%ymm4, %ymm7, %ymm1
	vmulpd	%ymm3, %ymm7, %ymm0
	vaddpd	%ymm0, %ymm8, %ymm0
	vaddpd	%ymm1, %ymm8, %ymm1
	vmulpd	%ymm1, %ymm5, %ymm1
	vmulpd	%ymm0, %ymm5, %ymm0
	vcmpltpd	%ymm12, %ymm1, %ymm6
	vmaxpd	%ymm13, %ymm1, %ymm1
	vaddpd	%ymm1, %ymm14, %ymm1
	vblendvpd	%ymm6, %ymm1, %ymm15, %ymm1
	vcmpltpd	%ymm12, %ymm0, %ymm6
	vmaxpd	%ymm13, %ymm0, %ymm0
	vaddpd	%ymm0, %ymm14, %ymm0
	vblendvpd	%ymm6, %ymm0, %ymm15, %ymm0
	vshufps	$136, %ymm1, %ymm0, %ymm0
	movslq	%r8d, %r8
	vpermpd	$216, %ymm0, %ymm0
	vmovups	%ymm0, (%rdx,%r8,4)
	vmulpd	%ymm4, %ymm9, %ymm0
	vmulpd	%ymm3, %ymm9, %ymm1
	vaddpd	%ymm1, %ymm10, %ymm1
	vaddpd	%ymm0, %ymm10, %ymm0
	vmulpd	%ymm0, %ymm5, %ymm0
	vmulpd	%ymm1, %ymm5, %ymm1
	vcmpltpd	%ymm12, %ymm0, %ymm3
	vmaxpd	%ymm13, %ymm0, %ymm0
	vaddpd	%ymm0, %ymm14, %ymm0
	vblendvpd	%ymm3, %ymm0, %ymm15, %ymm0
	vcmpltpd	%ymm12, %ymm1, %ymm3
	vmaxpd	%ymm13, %ymm1, %ymm1
	vaddpd	%ymm1, %ymm14, %ymm1
	vblendvpd	%ymm3, %ymm1, %ymm15, %ymm1
	vshufps	$136, %ymm0, %ymm1, %ymm0
	vpermpd	$216, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%r8,4)
	addl	$8, %r8d
	vpaddd	-16(%rsp), %ymm11, %ymm11
	cmpl	%r8d, %eax
	jne	.LBB53_7
	cmpl	%esi, %eax
	vmovapd	-80(%rsp), %xmm4
	vmovapd	-96(%rsp), %xmm3
	vmovapd	-112(%rsp), %xmm14
	vmovapd	-128(%rsp), %xmm12
	je	.LBB53_20
.LBB53_9:
	vmovsd	.LCPI53_2(%rip), %xmm8
	vmovsd	.LCPI53_3(%rip), %xmm5
	vmovsd	.LCPI53_1(%rip), %xmm6
	vmovsd	.LCPI53_4(%rip), %xmm7
	.p2align	4
.LBB53_10:
	movslq	%eax, %r8
	leal	(%rdi,%r8), %r9d
	leal	1(%r8), %eax
	vxorps	%xmm10, %xmm10, %xmm10
	vcvtsi2sd	%r9d, %xmm10, %xmm0
	vmulsd	%xmm0, %xmm3, %xmm1
	vaddsd	%xmm1, %xmm12, %xmm1
	vmulsd	%xmm1, %xmm2, %xmm1
	vmaxsd	%xmm8, %xmm1, %xmm9
	vaddsd	%xmm5, %xmm9, %xmm9
	vcmpltsd	%xmm6, %xmm1, %xmm1
	vblendvpd	%xmm1, %xmm9, %xmm7, %xmm1
	vmovq	%xmm1, %r9
	vmulsd	%xmm0, %xmm4, %xmm0
	vaddsd	%xmm0, %xmm14, %xmm0
	vmulsd	%xmm0, %xmm2, %xmm0
	vmaxsd	%xmm8, %xmm0, %xmm1
	vaddsd	%xmm5, %xmm1, %xmm1
	vcmpltsd	%xmm6, %xmm0, %xmm0
	vblendvpd	%xmm0, %xmm1, %xmm7, %xmm0
	movl	%r9d, (%rdx,%r8,4)
	vmovq	%xmm0, %r9
	movl	%r9d, (%rcx,%r8,4)
	cmpl	%eax, %esi
	jne	.LBB53_10
.LBB53_20:
	addq	$152, %rsp
	vzeroupper
	retq
.Lfunc_end53:
	.size	$s18VitruvianMicroAVX222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF, .Lfunc_end53-$s18VitruvianMicroAVX222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF
	.hidden	vitruvian_sample_pixels_avx2
	.globl	vitruvian_sample_pixels_avx2
	.p2align	4
	.type	vitruvian_sample_pixels_avx2,@function
vitruvian_sample_pixels_avx2:
	jmp	($s18VitruvianMicroAVX217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF)
.Lfunc_end54:
	.size	vitruvian_sample_pixels_avx2, .Lfunc_end54-vitruvian_sample_pixels_avx2
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI55_0:
	.long	31
.LCPI55_1:
	.long	32
.LCPI55_2:
	.byte	255
	.byte	0
	.byte	0
	.byte	0
.LCPI55_3:
	.long	512
.LCPI55_4:
	.long	1258291200
.LCPI55_5:
	.long	0xcb000000
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI55_6:
	.byte	2
	.byte	128
	.byte	128
	.byte	128
	.byte	6
	.byte	128
	.byte	128
	.byte	128
	.byte	10
	.byte	128
	.byte	128
	.byte	128
	.byte	14
	.byte	128
	.byte	128
	.byte	128
	.byte	18
	.byte	128
	.byte	128
	.byte	128
	.byte	22
	.byte	128
	.byte	128
	.byte	128
	.byte	26
	.byte	128
	.byte	128
	.byte	128
	.byte	30
	.byte	128
	.byte	128
	.byte	128
.LCPI55_8:
	.long	5
	.zero	4
	.zero	4
	.long	6
	.zero	4
	.zero	4
	.long	7
	.zero	4
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI55_7:
	.long	1
	.long	0
	.long	2
	.long	2
.LCPI55_9:
	.long	5
	.long	0
	.long	7
	.long	6
	.text
	.hidden	$s18VitruvianMicroAVX217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF
	.globl	$s18VitruvianMicroAVX217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF
	.p2align	4
	.type	$s18VitruvianMicroAVX217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF,@function
$s18VitruvianMicroAVX217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$280, %rsp
	vmovaps	%xmm1, 32(%rsp)
	vmovaps	%xmm0, 16(%rsp)
	movq	368(%rsp), %r14
	movq	352(%rsp), %r12
	movq	344(%rsp), %r10
	movq	336(%rsp), %rax
	leaq	(%r14,%r12,4), %r15
	leaq	(%r14,%r12,8), %rbx
	leaq	(,%r12,4), %r11
	movq	%r11, 8(%rsp)
	leaq	(%r11,%r11,2), %r11
	movq	%r11, (%rsp)
	leaq	(%r14,%r11), %rbp
	movq	%rax, 152(%rsp)
	movq	%r10, 160(%rsp)
	movq	%r12, 168(%rsp)
	movq	%r14, 176(%rsp)
	movq	%r15, 184(%rsp)
	movq	%rbx, 192(%rsp)
	movq	%rbp, 200(%rsp)
	leaq	152(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF)
	vmovaps	16(%rsp), %xmm5
	vmovaps	32(%rsp), %xmm4
	testq	%r12, %r12
	je	.LBB55_19
	movq	360(%rsp), %rcx
	cmpq	$8, %r12
	jae	.LBB55_3
	xorl	%edx, %edx
.LBB55_17:
	leaq	(,%r12,8), %rax
	leaq	(%rdx,%rdx,2), %rsi
	leaq	(%rcx,%rsi,4), %rbx
	addq	$8, %rbx
	subq	%rdx, %r12
	movq	(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rcx
	addq	%r14, %rcx
	movq	%rcx, 240(%rsp)
	leaq	(%rax,%rdx,4), %rax
	addq	%r14, %rax
	movq	%rax, 208(%rsp)
	movq	8(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	addq	%r14, %rax
	movq	%rax, 32(%rsp)
	leaq	(%r14,%rdx,4), %rax
	movq	%rax, 16(%rsp)
	movq	344(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, (%rsp)
	movq	336(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, 8(%rsp)
	xorl	%r10d, %r10d
	vmovss	.LCPI55_5(%rip), %xmm0
	movq	%r12, 48(%rsp)
	.p2align	4
.LBB55_18:
	movq	8(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	andl	$31, %eax
	movq	(%rsp), %rcx
	movl	(%rcx,%r10,4), %r11d
	andl	$31, %r11d
	movl	$32, %ebp
	subl	%eax, %ebp
	movl	$32, %r14d
	subl	%r11d, %r14d
	movl	%r14d, %ecx
	imull	%ebp, %ecx
	movl	%ecx, 112(%rsp)
	imull	%eax, %r14d
	imull	%r11d, %ebp
	imull	%eax, %r11d
	movq	16(%rsp), %rax
	movl	(%rax,%r10,4), %edx
	movzbl	%dl, %r13d
	imull	%ecx, %r13d
	movzbl	%dh, %eax
	movl	%eax, 80(%rsp)
	shrl	$16, %edx
	movzbl	%dl, %edx
	movq	32(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	movzbl	%al, %r12d
	imull	%r14d, %r12d
	addl	%r13d, %r12d
	movzbl	%ah, %ecx
	shrl	$16, %eax
	movzbl	%al, %r13d
	movq	208(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	movzbl	%al, %r8d
	movzbl	%ah, %esi
	shrl	$16, %eax
	movzbl	%al, %r9d
	movq	240(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	movzbl	%al, %r15d
	movzbl	%ah, %edi
	shrl	$16, %eax
	movzbl	%al, %eax
	imull	%ebp, %r8d
	addl	%r12d, %r8d
	movq	48(%rsp), %r12
	imull	%r11d, %r15d
	addl	%r15d, %r8d
	addl	$512, %r8d
	shrl	$10, %r8d
	orl	$1258291200, %r8d
	vmovd	%r8d, %xmm1
	movl	112(%rsp), %r8d
	movl	80(%rsp), %r15d
	imull	%r8d, %r15d
	imull	%r14d, %ecx
	addl	%r15d, %ecx
	imull	%ebp, %esi
	addl	%ecx, %esi
	imull	%r11d, %edi
	leal	(%rdi,%rsi), %ecx
	addl	$512, %ecx
	shrl	$10, %ecx
	orl	$1258291200, %ecx
	vmovd	%ecx, %xmm2
	imull	%r8d, %edx
	imull	%r14d, %r13d
	addl	%edx, %r13d
	imull	%ebp, %r9d
	addl	%r13d, %r9d
	imull	%r11d, %eax
	addl	%r9d, %eax
	addl	$512, %eax
	shrl	$10, %eax
	orl	$1258291200, %eax
	vmovd	%eax, %xmm3
	vaddss	%xmm0, %xmm1, %xmm1
	vmulss	%xmm1, %xmm5, %xmm1
	vaddss	%xmm1, %xmm4, %xmm1
	vmovss	%xmm1, -8(%rbx)
	vaddss	%xmm0, %xmm2, %xmm1
	vmulss	%xmm1, %xmm5, %xmm1
	vaddss	%xmm1, %xmm4, %xmm1
	vmovss	%xmm1, -4(%rbx)
	vaddss	%xmm0, %xmm3, %xmm1
	vmulss	%xmm1, %xmm5, %xmm1
	vaddss	%xmm1, %xmm4, %xmm1
	vmovss	%xmm1, (%rbx)
	addq	$12, %rbx
	incq	%r10
	cmpq	%r10, %r12
	jne	.LBB55_18
.LBB55_19:
	addq	$280, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB55_3:
	leaq	-1(%r12), %rax
	leaq	4(%rcx), %rdi
	movl	$12, %edx
	mulq	%rdx
	seto	%sil
	leaq	(%rcx,%rax), %r8
	addq	$4, %r8
	xorl	%edx, %edx
	cmpq	%rdi, %r8
	jb	.LBB55_17
	testb	%sil, %sil
	jne	.LBB55_17
	leaq	8(%rcx), %rdi
	addq	%rcx, %rax
	addq	$8, %rax
	cmpq	%rdi, %rax
	jb	.LBB55_17
	testb	%sil, %sil
	jne	.LBB55_17
	movq	(%rsp), %rax
	leaq	(%rcx,%rax), %rdx
	movq	336(%rsp), %r8
	leaq	(%r8,%r12,4), %rax
	movq	344(%rsp), %r9
	leaq	(%r9,%r12,4), %rsi
	movq	%r12, %rdi
	shlq	$4, %rdi
	addq	%r14, %rdi
	cmpq	%rax, %rcx
	setb	112(%rsp)
	cmpq	%rdx, %r8
	setb	%r12b
	cmpq	%rsi, %rcx
	setb	%al
	cmpq	%rdx, %r9
	setb	%r10b
	cmpq	%rdi, %rcx
	setb	%sil
	cmpq	%rdx, %rbp
	setb	%r11b
	cmpq	%rbp, %rcx
	setb	%dil
	cmpq	%rdx, %rbx
	setb	%r13b
	cmpq	%rbx, %rcx
	setb	%r8b
	cmpq	%rdx, %r15
	setb	80(%rsp)
	cmpq	%r15, %rcx
	setb	%r9b
	cmpq	%rdx, %r14
	setb	48(%rsp)
	xorl	%edx, %edx
	testb	%r12b, 112(%rsp)
	jne	.LBB55_8
	andb	%r10b, %al
	movq	352(%rsp), %r12
	jne	.LBB55_17
	andb	%r11b, %sil
	jne	.LBB55_17
	andb	%r13b, %dil
	jne	.LBB55_17
	andb	80(%rsp), %r8b
	jne	.LBB55_17
	andb	48(%rsp), %r9b
	jne	.LBB55_17
	movq	%r12, %rdx
	andq	$-8, %rdx
	vbroadcastss	%xmm5, %ymm0
	vmovups	%ymm0, 112(%rsp)
	vbroadcastss	%xmm4, %ymm0
	vmovups	%ymm0, 240(%rsp)
	xorl	%eax, %eax
	vbroadcastss	.LCPI55_0(%rip), %ymm0
	vmovups	%ymm0, 80(%rsp)
	vbroadcastss	.LCPI55_1(%rip), %ymm0
	vmovups	%ymm0, 48(%rsp)
	vpbroadcastd	.LCPI55_2(%rip), %ymm4
	vpbroadcastd	.LCPI55_3(%rip), %ymm5
	vpbroadcastd	.LCPI55_4(%rip), %ymm6
	vbroadcastf128	.LCPI55_7(%rip), %ymm0
	vmovups	%ymm0, 208(%rsp)
	movq	%rcx, %rsi
	movq	336(%rsp), %rdi
	movq	344(%rsp), %r8
	.p2align	4
.LBB55_15:
	vmovdqu	80(%rsp), %ymm0
	vpand	(%rdi,%rax,4), %ymm0, %ymm7
	vpand	(%r8,%rax,4), %ymm0, %ymm9
	vmovdqu	48(%rsp), %ymm0
	vpsubd	%ymm7, %ymm0, %ymm10
	vpsubd	%ymm9, %ymm0, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm15
	vpmaddwd	%ymm7, %ymm11, %ymm14
	vpmaddwd	%ymm10, %ymm9, %ymm13
	vpmaddwd	%ymm7, %ymm9, %ymm11
	vmovdqu	(%r14,%rax,4), %ymm10
	vpand	%ymm4, %ymm10, %ymm7
	vpmaddwd	%ymm7, %ymm15, %ymm7
	vmovdqu	(%r15,%rax,4), %ymm9
	vpand	%ymm4, %ymm9, %ymm12
	vpmaddwd	%ymm12, %ymm14, %ymm12
	vpaddd	%ymm7, %ymm12, %ymm2
	vmovdqu	(%rbx,%rax,4), %ymm7
	vpand	%ymm4, %ymm7, %ymm12
	vpmaddwd	%ymm13, %ymm12, %ymm3
	vmovdqu	(%rbp,%rax,4), %ymm12
	vpand	%ymm4, %ymm12, %ymm8
	vpmaddwd	%ymm11, %ymm8, %ymm8
	vpaddd	%ymm3, %ymm8, %ymm3
	vpaddd	%ymm3, %ymm2, %ymm2
	vpsrlw	$8, %ymm10, %ymm3
	vpmaddwd	%ymm3, %ymm15, %ymm3
	vpsrlw	$8, %ymm9, %ymm8
	vpmaddwd	%ymm14, %ymm8, %ymm8
	vpaddd	%ymm3, %ymm8, %ymm3
	vpsrlw	$8, %ymm7, %ymm8
	vpmaddwd	%ymm13, %ymm8, %ymm8
	vpsrlw	$8, %ymm12, %ymm0
	vpmaddwd	%ymm0, %ymm11, %ymm0
	vpaddd	%ymm0, %ymm8, %ymm0
	vpaddd	%ymm0, %ymm3, %ymm0
	vmovdqa	.LCPI55_6(%rip), %ymm1
	vpshufb	%ymm1, %ymm10, %ymm3
	vpmaddwd	%ymm3, %ymm15, %ymm3
	vpshufb	%ymm1, %ymm9, %ymm8
	vpmaddwd	%ymm14, %ymm8, %ymm8
	vpaddd	%ymm3, %ymm8, %ymm3
	vpshufb	%ymm1, %ymm7, %ymm7
	vpmaddwd	%ymm7, %ymm13, %ymm7
	vpaddd	%ymm5, %ymm2, %ymm2
	vpsrld	$10, %ymm2, %ymm2
	vpor	%ymm6, %ymm2, %ymm2
	vbroadcastss	.LCPI55_5(%rip), %ymm10
	vaddps	%ymm2, %ymm10, %ymm2
	vmovups	112(%rsp), %ymm9
	vmulps	%ymm2, %ymm9, %ymm2
	vmovups	240(%rsp), %ymm13
	vaddps	%ymm2, %ymm13, %ymm2
	vpaddd	%ymm5, %ymm0, %ymm0
	vpsrld	$10, %ymm0, %ymm0
	vpor	%ymm6, %ymm0, %ymm0
	vaddps	%ymm0, %ymm10, %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vaddps	%ymm0, %ymm13, %ymm0
	vpshufb	%ymm1, %ymm12, %ymm8
	vpmaddwd	%ymm11, %ymm8, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vpaddd	%ymm7, %ymm3, %ymm3
	vpaddd	%ymm5, %ymm3, %ymm3
	vpsrld	$10, %ymm3, %ymm3
	vpor	%ymm6, %ymm3, %ymm3
	vaddps	%ymm3, %ymm10, %ymm3
	vmulps	%ymm3, %ymm9, %ymm3
	vaddps	%ymm3, %ymm13, %ymm3
	vmovups	208(%rsp), %ymm1
	vpermps	%ymm0, %ymm1, %ymm7
	vpermpd	$96, %ymm2, %ymm8
	vblendps	$146, %ymm7, %ymm8, %ymm7
	vbroadcastsd	%xmm3, %ymm8
	vblendps	$36, %ymm8, %ymm7, %ymm7
	vshufps	$240, %ymm0, %ymm0, %ymm8
	vshufpd	$1, %ymm2, %ymm2, %ymm9
	vblendps	$36, %ymm8, %ymm9, %ymm8
	vshufpd	$3, %ymm3, %ymm3, %ymm9
	vblendps	$73, %ymm9, %ymm8, %ymm8
	vbroadcastf128	.LCPI55_9(%rip), %ymm1
	vpermps	%ymm0, %ymm1, %ymm0
	vpermpd	$255, %ymm2, %ymm2
	vblendps	$36, %ymm2, %ymm0, %ymm0
	vpermpd	$246, %ymm3, %ymm2
	vblendps	$146, %ymm2, %ymm0, %ymm0
	vmovups	%ymm0, 64(%rsi)
	vmovups	%ymm8, 32(%rsi)
	vmovups	%ymm7, (%rsi)
	addq	$8, %rax
	addq	$96, %rsi
	cmpq	%rax, %rdx
	jne	.LBB55_15
	cmpq	%rdx, %r12
	vmovaps	32(%rsp), %xmm4
	vmovaps	16(%rsp), %xmm5
	jne	.LBB55_17
	jmp	.LBB55_19
.LBB55_8:
	movq	352(%rsp), %r12
	jmp	.LBB55_17
.Lfunc_end55:
	.size	$s18VitruvianMicroAVX217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF, .Lfunc_end55-$s18VitruvianMicroAVX217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI56_0:
	.quad	-9223372036854775808
.LCPI56_1:
	.quad	-9223372036854775776
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI56_2:
	.byte	0
	.byte	1
	.byte	4
	.byte	5
	.byte	8
	.byte	9
	.byte	12
	.byte	13
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI56_3:
	.long	1
	.text
	.hidden	$s18VitruvianMicroAVX20B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF
	.globl	$s18VitruvianMicroAVX20B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF
	.p2align	4
	.type	$s18VitruvianMicroAVX20B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF,@function
$s18VitruvianMicroAVX20B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -48(%rsp)
	movq	%rsi, -56(%rsp)
	movq	16(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB56_45
	decl	%ecx
	movq	%rcx, -88(%rsp)
	decl	%r8d
	movq	%r8, -104(%rsp)
	vmovdqu	24(%r13), %ymm0
	movq	(%r13), %rax
	movq	%rax, -72(%rsp)
	movq	8(%r13), %rcx
	movq	48(%r13), %rbx
	movq	40(%r13), %r14
	movq	32(%r13), %r15
	movl	%r8d, %eax
	sarl	$31, %eax
	andnl	%r8d, %eax, %eax
	movl	%eax, -60(%rsp)
	cmpq	$16, %rdx
	movq	%rdx, -96(%rsp)
	movq	%rcx, -80(%rsp)
	movq	%r13, -24(%rsp)
	movl	%r9d, -28(%rsp)
	jae	.LBB56_10
	xorl	%r12d, %r12d
.LBB56_3:
	vmovq	%xmm0, %rcx
	movq	-96(%rsp), %rax
	subq	%r12, %rax
	leaq	(%rbx,%r12,4), %rdx
	movq	%rdx, -40(%rsp)
	leaq	(%r14,%r12,4), %rdx
	movq	%rdx, -8(%rsp)
	leaq	(%r15,%r12,4), %rdx
	movq	%rdx, -16(%rsp)
	leaq	(%rcx,%r12,4), %rbp
	movq	-80(%rsp), %rcx
	leaq	(%rcx,%r12,4), %r10
	movq	-72(%rsp), %rcx
	leaq	(%rcx,%r12,4), %r12
	xorl	%r9d, %r9d
	jmp	.LBB56_6
	.p2align	4
.LBB56_4:
	imull	%edx, %esi
	movq	-104(%rsp), %r11
	cmpl	%r11d, %ecx
	movl	%r11d, %r13d
	cmovll	%ecx, %r13d
	movl	%r13d, %edx
	sarl	$31, %edx
	andnl	%r13d, %edx, %edx
	movq	%r11, %r13
.LBB56_5:
	movq	-48(%rsp), %r11
	imull	%r11d, %edx
	incl	%ecx
	cmpl	%r13d, %ecx
	cmovgel	%r13d, %ecx
	movl	%ecx, %r13d
	sarl	$31, %r13d
	andnl	%ecx, %r13d, %ecx
	imull	%r11d, %ecx
	leal	(%rdx,%r8), %r13d
	movl	%r13d, (%rbp,%r9,4)
	addl	%esi, %edx
	movq	-16(%rsp), %r11
	movl	%edx, (%r11,%r9,4)
	addl	%ecx, %r8d
	movq	-8(%rsp), %rdx
	movl	%r8d, (%rdx,%r9,4)
	addl	%esi, %ecx
	movq	-40(%rsp), %rdx
	movl	%ecx, (%rdx,%r9,4)
	incq	%r9
	cmpq	%r9, %rax
	je	.LBB56_16
.LBB56_6:
	movl	(%r12,%r9,4), %esi
	sarl	$5, %esi
	movl	(%r10,%r9,4), %ecx
	sarl	$5, %ecx
	movq	-88(%rsp), %r11
	cmpl	%r11d, %esi
	movl	%r11d, %edx
	cmovll	%esi, %edx
	movl	%edx, %r8d
	sarl	$31, %r8d
	andnl	%edx, %r8d, %r8d
	movq	-56(%rsp), %rdx
	imull	%edx, %r8d
	incl	%esi
	cmpl	%r11d, %esi
	cmovgel	%r11d, %esi
	testl	%esi, %esi
	jg	.LBB56_4
	xorl	%esi, %esi
	movq	-104(%rsp), %r13
	cmpl	%r13d, %ecx
	jge	.LBB56_9
	movl	%ecx, %edx
	sarl	$31, %edx
	andnl	%ecx, %edx, %edx
	jmp	.LBB56_5
.LBB56_9:
	movl	-60(%rsp), %edx
	jmp	.LBB56_5
.LBB56_10:
	vpermq	$57, %ymm0, %ymm1
	vpermq	$187, %ymm0, %ymm2
	vmovdqu	(%r13), %ymm3
	vpblendd	$240, %ymm0, %ymm3, %ymm4
	vpermq	$66, %ymm4, %ymm4
	vpsubq	%ymm4, %ymm2, %ymm2
	vinserti128	$1, %xmm3, %ymm0, %ymm3
	vpshufd	$78, %xmm0, %xmm4
	vpblendd	$240, %ymm3, %ymm4, %ymm3
	vpermq	$194, %ymm3, %ymm4
	vpermq	$149, %ymm3, %ymm3
	vpsubq	%ymm3, %ymm1, %ymm3
	vpsubq	%ymm4, %ymm1, %ymm1
	vpbroadcastq	.LCPI56_0(%rip), %ymm4
	vpxor	%ymm4, %ymm1, %ymm1
	vpbroadcastq	.LCPI56_1(%rip), %ymm5
	vpcmpgtq	%ymm1, %ymm5, %ymm1
	vpxor	%ymm4, %ymm3, %ymm3
	vpcmpgtq	%ymm3, %ymm5, %ymm3
	vpackssdw	%ymm1, %ymm3, %ymm1
	vextracti128	$1, %ymm1, %xmm3
	vpackssdw	%xmm3, %xmm1, %xmm1
	vpshufd	$216, %xmm1, %xmm1
	vpxor	%ymm4, %ymm2, %ymm2
	vpcmpgtq	%ymm2, %ymm5, %ymm2
	vextracti128	$1, %ymm2, %xmm3
	vpackssdw	%xmm3, %xmm2, %xmm2
	vpshufb	.LCPI56_2(%rip), %xmm2, %xmm2
	vpor	%xmm2, %xmm1, %xmm2
	vpblendd	$12, %xmm1, %xmm2, %xmm1
	vpsllw	$15, %xmm1, %xmm1
	vpmovmskb	%xmm1, %eax
	xorl	%r12d, %r12d
	testl	$43690, %eax
	jne	.LBB56_3
	movq	%r15, %rax
	subq	%rcx, %rax
	cmpq	$32, %rax
	jb	.LBB56_3
	movq	%rbx, %rax
	subq	%rcx, %rax
	cmpq	$32, %rax
	jb	.LBB56_3
	movq	-96(%rsp), %rdx
	movq	%rdx, %r12
	andq	$-8, %r12
	vmovss	-60(%rsp), %xmm1
	vbroadcastss	%xmm1, %ymm1
	vmovd	-88(%rsp), %xmm2
	vpbroadcastd	%xmm2, %ymm2
	vmovd	-56(%rsp), %xmm3
	vpbroadcastd	%xmm3, %ymm3
	vmovd	-104(%rsp), %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vmovd	-48(%rsp), %xmm5
	vpbroadcastd	%xmm5, %ymm5
	vmovq	%xmm0, %rax
	xorl	%ecx, %ecx
	vpxor	%xmm6, %xmm6, %xmm6
	vpcmpeqd	%ymm7, %ymm7, %ymm7
	vpbroadcastd	.LCPI56_3(%rip), %ymm8
	movq	-72(%rsp), %rsi
	movq	-80(%rsp), %r8
	.p2align	4
.LBB56_14:
	vmovdqu	(%rsi,%rcx,4), %ymm9
	vpsrad	$5, %ymm9, %ymm9
	vmovdqu	(%r8,%rcx,4), %ymm10
	vpsrad	$5, %ymm10, %ymm10
	vpminsd	%ymm2, %ymm9, %ymm11
	vpmaxsd	%ymm6, %ymm11, %ymm11
	vpmulld	%ymm3, %ymm11, %ymm11
	vpsubd	%ymm7, %ymm9, %ymm9
	vpminsd	%ymm2, %ymm9, %ymm9
	vpcmpgtd	%ymm9, %ymm8, %ymm12
	vpcmpgtd	%ymm10, %ymm4, %ymm13
	vpmaxsd	%ymm6, %ymm10, %ymm14
	vblendvps	%ymm13, %ymm14, %ymm1, %ymm13
	vpmulld	%ymm3, %ymm9, %ymm9
	vpminsd	%ymm4, %ymm10, %ymm14
	vpmaxsd	%ymm6, %ymm14, %ymm14
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm13
	vpmulld	%ymm5, %ymm13, %ymm13
	vpsubd	%ymm7, %ymm10, %ymm10
	vpminsd	%ymm4, %ymm10, %ymm10
	vpmaxsd	%ymm6, %ymm10, %ymm10
	vpmulld	%ymm5, %ymm10, %ymm10
	vpaddd	%ymm11, %ymm13, %ymm14
	vmovdqu	%ymm14, (%rax,%rcx,4)
	vpandn	%ymm9, %ymm12, %ymm9
	vpaddd	%ymm9, %ymm13, %ymm12
	vmovdqu	%ymm12, (%r15,%rcx,4)
	vpaddd	%ymm11, %ymm10, %ymm11
	vmovdqu	%ymm11, (%r14,%rcx,4)
	vpaddd	%ymm10, %ymm9, %ymm9
	vmovdqu	%ymm9, (%rbx,%rcx,4)
	addq	$8, %rcx
	cmpq	%rcx, %r12
	jne	.LBB56_14
	cmpq	%r12, %rdx
	jne	.LBB56_3
.LBB56_16:
	movq	-96(%rsp), %rbp
	movl	%ebp, %esi
	andl	$7, %esi
	cmpq	$8, %rbp
	jae	.LBB56_18
	xorl	%ecx, %ecx
	movq	-104(%rsp), %r13
	jmp	.LBB56_20
.LBB56_18:
	movq	%rbp, %rax
	andq	$-8, %rax
	vmovq	%xmm0, %rdx
	xorl	%ecx, %ecx
	movq	-104(%rsp), %r13
	.p2align	4
.LBB56_19:
	movslq	(%rdx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rdx,%rcx,4)
	movslq	4(%rdx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 4(%rdx,%rcx,4)
	movslq	8(%rdx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 8(%rdx,%rcx,4)
	movslq	12(%rdx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 12(%rdx,%rcx,4)
	movslq	16(%rdx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 16(%rdx,%rcx,4)
	movslq	20(%rdx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 20(%rdx,%rcx,4)
	movslq	24(%rdx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 24(%rdx,%rcx,4)
	movslq	28(%rdx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 28(%rdx,%rcx,4)
	addq	$8, %rcx
	cmpq	%rcx, %rax
	jne	.LBB56_19
.LBB56_20:
	testq	%rsi, %rsi
	movq	-24(%rsp), %r10
	je	.LBB56_23
	vmovq	%xmm0, %rdx
	leaq	(%rdx,%rcx,4), %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB56_22:
	movslq	(%rax,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rax,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %rsi
	jne	.LBB56_22
.LBB56_23:
	cmpq	$8, %rbp
	jae	.LBB56_25
	xorl	%r8d, %r8d
	jmp	.LBB56_27
.LBB56_25:
	movq	%rbp, %rax
	andq	$-8, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB56_26:
	movslq	(%r15,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%r15,%rcx,4)
	movslq	4(%r15,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 4(%r15,%rcx,4)
	movslq	8(%r15,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 8(%r15,%rcx,4)
	movslq	12(%r15,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 12(%r15,%rcx,4)
	movslq	16(%r15,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 16(%r15,%rcx,4)
	movslq	20(%r15,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 20(%r15,%rcx,4)
	movslq	24(%r15,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 24(%r15,%rcx,4)
	leaq	8(%rcx), %r8
	movslq	28(%r15,%rcx,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, 28(%r15,%rcx,4)
	movq	%r8, %rcx
	cmpq	%r8, %rax
	jne	.LBB56_26
.LBB56_27:
	leaq	-1(%rbp), %r12
	testb	$7, %bpl
	je	.LBB56_30
	leaq	(%r15,%r8,4), %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB56_29:
	movslq	(%rax,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rax,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %rsi
	jne	.LBB56_29
.LBB56_30:
	movl	%ebp, %eax
	andl	$7, %eax
	cmpq	$7, %r12
	jae	.LBB56_32
	xorl	%r8d, %r8d
	jmp	.LBB56_34
.LBB56_32:
	movq	%rbp, %rcx
	andq	$-8, %rcx
	xorl	%esi, %esi
	.p2align	4
.LBB56_33:
	movslq	(%r14,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%r14,%rsi,4)
	movslq	4(%r14,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 4(%r14,%rsi,4)
	movslq	8(%r14,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 8(%r14,%rsi,4)
	movslq	12(%r14,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 12(%r14,%rsi,4)
	movslq	16(%r14,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 16(%r14,%rsi,4)
	movslq	20(%r14,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 20(%r14,%rsi,4)
	movslq	24(%r14,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 24(%r14,%rsi,4)
	leaq	8(%rsi), %r8
	movslq	28(%r14,%rsi,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, 28(%r14,%rsi,4)
	movq	%r8, %rsi
	cmpq	%r8, %rcx
	jne	.LBB56_33
.LBB56_34:
	testq	%rax, %rax
	je	.LBB56_37
	leaq	(%r14,%r8,4), %rcx
	xorl	%esi, %esi
	.p2align	4
.LBB56_36:
	movslq	(%rcx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rcx,%rsi,4)
	incq	%rsi
	cmpq	%rsi, %rax
	jne	.LBB56_36
.LBB56_37:
	movl	%ebp, %eax
	andl	$7, %eax
	cmpq	$7, %r12
	jae	.LBB56_39
	xorl	%r8d, %r8d
	movq	-88(%rsp), %r12
	jmp	.LBB56_41
.LBB56_39:
	movq	%rbp, %rcx
	andq	$-8, %rcx
	xorl	%esi, %esi
	movq	-88(%rsp), %r12
	.p2align	4
.LBB56_40:
	movslq	(%rbx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rbx,%rsi,4)
	movslq	4(%rbx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 4(%rbx,%rsi,4)
	movslq	8(%rbx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 8(%rbx,%rsi,4)
	movslq	12(%rbx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 12(%rbx,%rsi,4)
	movslq	16(%rbx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 16(%rbx,%rsi,4)
	movslq	20(%rbx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 20(%rbx,%rsi,4)
	movslq	24(%rbx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 24(%rbx,%rsi,4)
	leaq	8(%rsi), %r8
	movslq	28(%rbx,%rsi,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, 28(%rbx,%rsi,4)
	movq	%r8, %rsi
	cmpq	%r8, %rcx
	jne	.LBB56_40
.LBB56_41:
	testq	%rax, %rax
	je	.LBB56_44
	leaq	(%rbx,%r8,4), %rcx
	xorl	%esi, %esi
	.p2align	4
.LBB56_43:
	movslq	(%rcx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rcx,%rsi,4)
	incq	%rsi
	cmpq	%rsi, %rax
	jne	.LBB56_43
.LBB56_44:
	testb	$1, -28(%rsp)
	je	.LBB56_46
.LBB56_45:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB56_46:
	cmpq	$24, %rbp
	jae	.LBB56_58
	xorl	%esi, %esi
.LBB56_48:
	subq	%rsi, %rbp
	leaq	(%rbx,%rsi,4), %rax
	leaq	(%r14,%rsi,4), %rdi
	leaq	(%r15,%rsi,4), %r9
	leaq	(%rdx,%rsi,4), %rdx
	movq	-80(%rsp), %rcx
	leaq	(%rcx,%rsi,4), %r10
	movq	-72(%rsp), %rcx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r11d, %r11d
	xorl	%r8d, %r8d
	jmp	.LBB56_50
	.p2align	4
.LBB56_49:
	cmpl	%ebp, %r12d
	cmovbl	%r11d, %ebx
	movl	%ebx, (%rax,%r8,4)
	incq	%r8
	movq	%r15, %rbp
	cmpq	%r8, %r15
	je	.LBB56_45
.LBB56_50:
	movq	%rbp, %r15
	movl	(%r10,%r8,4), %ecx
	sarl	$5, %ecx
	movl	$0, %ebp
	cmpl	%ecx, %r13d
	jb	.LBB56_52
	movl	(%rdx,%r8,4), %ebp
.LBB56_52:
	movl	(%rsi,%r8,4), %ebx
	sarl	$5, %ebx
	cmpl	%ebx, %r12d
	cmovbl	%r11d, %ebp
	movl	%ebp, (%rdx,%r8,4)
	movl	$0, %r14d
	cmpl	%ecx, %r13d
	jb	.LBB56_54
	movl	(%r9,%r8,4), %r14d
.LBB56_54:
	leal	1(%rbx), %ebp
	incl	%ecx
	cmpl	%ebp, %r12d
	cmovbl	%r11d, %r14d
	movl	%r14d, (%r9,%r8,4)
	movl	$0, %r14d
	cmpl	%ecx, %r13d
	jb	.LBB56_56
	movl	(%rdi,%r8,4), %r14d
.LBB56_56:
	cmpl	%ebx, %r12d
	cmovbl	%r11d, %r14d
	movl	%r14d, (%rdi,%r8,4)
	movl	$0, %ebx
	cmpl	%ecx, %r13d
	jb	.LBB56_49
	movl	(%rax,%r8,4), %ebx
	jmp	.LBB56_49
.LBB56_58:
	vmovdqu	(%r10), %xmm6
	leaq	(%rdx,%rbp,4), %rdi
	leaq	(%r15,%rbp,4), %r10
	leaq	(%r14,%rbp,4), %r8
	leaq	(%rbx,%rbp,4), %rcx
	movq	-72(%rsp), %r13
	leaq	(,%rbp,4), %r9
	addq	%r13, %r9
	movq	-80(%rsp), %r12
	leaq	(%r12,%rbp,4), %rsi
	cmpq	%r10, %rdx
	setb	%al
	cmpq	%rdi, %r15
	setb	-48(%rsp)
	vpunpcklqdq	%ymm6, %ymm0, %ymm1
	vpermq	$18, %ymm1, %ymm1
	vpblendd	$3, %ymm6, %ymm0, %ymm2
	vpermq	$70, %ymm2, %ymm2
	vmovq	%rsi, %xmm4
	vmovq	%rdi, %xmm7
	vpunpcklqdq	%xmm4, %xmm7, %xmm3
	vmovq	%rcx, %xmm5
	vpunpcklqdq	%xmm5, %xmm7, %xmm8
	vinserti128	$1, %xmm3, %ymm8, %ymm3
	vmovq	%r10, %xmm8
	vpunpcklqdq	%xmm4, %xmm8, %xmm4
	vpunpcklqdq	%xmm5, %xmm8, %xmm5
	vinserti128	$1, %xmm4, %ymm5, %ymm5
	vpblendd	$12, %ymm6, %ymm0, %ymm4
	vpermq	$76, %ymm4, %ymm4
	vpunpckhqdq	%ymm6, %ymm0, %ymm0
	vpermq	$72, %ymm0, %ymm0
	vmovq	%r9, %xmm9
	vpunpcklqdq	%xmm7, %xmm9, %xmm6
	vmovq	%r8, %xmm10
	vpunpcklqdq	%xmm7, %xmm10, %xmm7
	vinserti128	$1, %xmm6, %ymm7, %ymm6
	vpunpcklqdq	%xmm8, %xmm9, %xmm7
	vpunpcklqdq	%xmm8, %xmm10, %xmm8
	vinserti128	$1, %xmm7, %ymm8, %ymm7
	cmpq	%rcx, %r14
	setb	%r10b
	cmpq	%r8, %rbx
	setb	%dil
	cmpq	%r9, %r14
	setb	%r11b
	cmpq	%r8, %r13
	setb	-56(%rsp)
	cmpq	%rsi, %r14
	setb	%bpl
	cmpq	%r8, %r12
	setb	-40(%rsp)
	cmpq	%r9, %rbx
	setb	%r8b
	cmpq	%rcx, %r13
	setb	%r13b
	cmpq	%rsi, %rbx
	setb	%r9b
	cmpq	%rcx, %r12
	setb	%cl
	vpbroadcastq	.LCPI56_0(%rip), %ymm8
	vpxor	%ymm7, %ymm8, %ymm7
	vpxor	%ymm0, %ymm8, %ymm0
	vpcmpgtq	%ymm0, %ymm7, %ymm0
	vpxor	%ymm5, %ymm8, %ymm5
	vpxor	%ymm2, %ymm8, %ymm2
	vpcmpgtq	%ymm2, %ymm5, %ymm2
	vpand	%ymm0, %ymm2, %ymm0
	vpxor	%ymm6, %ymm8, %ymm2
	vpxor	%ymm4, %ymm8, %ymm4
	vpcmpgtq	%ymm4, %ymm2, %ymm2
	vpxor	%ymm3, %ymm8, %ymm3
	vpxor	%ymm1, %ymm8, %ymm1
	vpcmpgtq	%ymm1, %ymm3, %ymm1
	vpand	%ymm2, %ymm1, %ymm1
	vpackssdw	%ymm0, %ymm1, %ymm0
	xorl	%esi, %esi
	vtestps	%ymm0, %ymm0
	jne	.LBB56_68
	andb	-48(%rsp), %al
	jne	.LBB56_68
	andb	%dil, %r10b
	jne	.LBB56_68
	andb	-56(%rsp), %r11b
	movq	-88(%rsp), %r12
	jne	.LBB56_69
	movl	%r13d, %eax
	andb	-40(%rsp), %bpl
	movq	-104(%rsp), %r13
	jne	.LBB56_70
	andb	%al, %r8b
	movq	-96(%rsp), %rbp
	jne	.LBB56_48
	andb	%cl, %r9b
	jne	.LBB56_48
	movq	%rbp, %rsi
	andq	$-8, %rsi
	vmovd	%r12d, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovd	%r13d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	xorl	%eax, %eax
	vpcmpeqd	%ymm2, %ymm2, %ymm2
	movq	-72(%rsp), %rcx
	movq	-80(%rsp), %rdi
	.p2align	4
.LBB56_66:
	vmovdqu	(%rcx,%rax,4), %ymm3
	vpsrad	$5, %ymm3, %ymm3
	vmovdqu	(%rdi,%rax,4), %ymm4
	vpsrad	$5, %ymm4, %ymm4
	vpmaxud	%ymm3, %ymm0, %ymm5
	vpcmpeqd	%ymm5, %ymm0, %ymm5
	vpsubd	%ymm2, %ymm3, %ymm3
	vpmaxud	%ymm3, %ymm0, %ymm3
	vpcmpeqd	%ymm3, %ymm0, %ymm3
	vpmaxud	%ymm4, %ymm1, %ymm6
	vpcmpeqd	%ymm6, %ymm1, %ymm6
	vpsubd	%ymm2, %ymm4, %ymm4
	vpand	%ymm6, %ymm5, %ymm7
	vpand	(%rdx,%rax,4), %ymm7, %ymm7
	vmovdqu	%ymm7, (%rdx,%rax,4)
	vpmaxud	%ymm4, %ymm1, %ymm4
	vpand	%ymm6, %ymm3, %ymm6
	vpand	(%r15,%rax,4), %ymm6, %ymm6
	vpcmpeqd	%ymm4, %ymm1, %ymm4
	vmovdqu	%ymm6, (%r15,%rax,4)
	vpand	%ymm4, %ymm5, %ymm5
	vpand	(%r14,%rax,4), %ymm5, %ymm5
	vmovdqu	%ymm5, (%r14,%rax,4)
	vpand	%ymm4, %ymm3, %ymm3
	vpand	(%rbx,%rax,4), %ymm3, %ymm3
	vmovdqu	%ymm3, (%rbx,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %rsi
	jne	.LBB56_66
	cmpq	%rsi, %rbp
	jne	.LBB56_48
	jmp	.LBB56_45
.LBB56_68:
	movq	-104(%rsp), %r13
	movq	-88(%rsp), %r12
	movq	-96(%rsp), %rbp
	jmp	.LBB56_48
.LBB56_69:
	movq	-104(%rsp), %r13
.LBB56_70:
	movq	-96(%rsp), %rbp
	jmp	.LBB56_48
.Lfunc_end56:
	.size	$s18VitruvianMicroAVX20B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF, .Lfunc_end56-$s18VitruvianMicroAVX20B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF
	.hidden	vitruvian_sample_pixels_as_bytes_avx2
	.globl	vitruvian_sample_pixels_as_bytes_avx2
	.p2align	4
	.type	vitruvian_sample_pixels_as_bytes_avx2,@function
vitruvian_sample_pixels_as_bytes_avx2:
	jmp	($s18VitruvianMicroAVX224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF)
.Lfunc_end57:
	.size	vitruvian_sample_pixels_as_bytes_avx2, .Lfunc_end57-vitruvian_sample_pixels_as_bytes_avx2
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI58_0:
	.long	31
.LCPI58_1:
	.long	32
.LCPI58_2:
	.byte	255
	.byte	0
	.byte	0
	.byte	0
.LCPI58_4:
	.long	512
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI58_3:
	.byte	2
	.byte	128
	.byte	128
	.byte	128
	.byte	6
	.byte	128
	.byte	128
	.byte	128
	.byte	10
	.byte	128
	.byte	128
	.byte	128
	.byte	14
	.byte	128
	.byte	128
	.byte	128
	.byte	18
	.byte	128
	.byte	128
	.byte	128
	.byte	22
	.byte	128
	.byte	128
	.byte	128
	.byte	26
	.byte	128
	.byte	128
	.byte	128
	.byte	30
	.byte	128
	.byte	128
	.byte	128
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI58_5:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI58_6:
	.byte	0
	.byte	8
	.byte	128
	.byte	1
	.byte	9
	.byte	128
	.byte	2
	.byte	10
	.byte	128
	.byte	3
	.byte	11
	.byte	128
	.byte	4
	.byte	12
	.byte	128
	.byte	5
.LCPI58_7:
	.byte	128
	.byte	128
	.byte	0
	.byte	128
	.byte	128
	.byte	1
	.byte	128
	.byte	128
	.byte	2
	.byte	128
	.byte	128
	.byte	3
	.byte	128
	.byte	128
	.byte	4
	.byte	128
.LCPI58_8:
	.byte	13
	.byte	128
	.byte	6
	.byte	14
	.byte	128
	.byte	7
	.byte	15
	.byte	128
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI58_9:
	.byte	128
	.byte	5
	.byte	128
	.byte	128
	.byte	6
	.byte	128
	.byte	128
	.byte	7
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI58_10:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF
	.globl	$s18VitruvianMicroAVX224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF
	.p2align	4
	.type	$s18VitruvianMicroAVX224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF,@function
$s18VitruvianMicroAVX224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$136, %rsp
	movq	224(%rsp), %r14
	movq	208(%rsp), %r12
	movq	200(%rsp), %r10
	movq	192(%rsp), %rax
	leaq	(%r14,%r12,4), %r15
	leaq	(%r14,%r12,8), %rbx
	leaq	(,%r12,4), %r11
	movq	%r11, 40(%rsp)
	leaq	(%r11,%r11,2), %r11
	movq	%r11, 32(%rsp)
	leaq	(%r14,%r11), %rbp
	movq	%rax, 80(%rsp)
	movq	%r10, 88(%rsp)
	movq	%r12, 96(%rsp)
	movq	%r14, 104(%rsp)
	movq	%r15, 112(%rsp)
	movq	%rbx, 120(%rsp)
	movq	%rbp, 128(%rsp)
	leaq	80(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF)
	testq	%r12, %r12
	je	.LBB58_5
	movq	216(%rsp), %rcx
	cmpq	$8, %r12
	jae	.LBB58_6
	xorl	%edx, %edx
.LBB58_3:
	leaq	(,%r12,8), %rax
	leaq	(%rdx,%rdx,2), %rsi
	leaq	(%rcx,%rsi), %r15
	addq	$2, %r15
	subq	%rdx, %r12
	movq	32(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rcx
	addq	%r14, %rcx
	movq	%rcx, 16(%rsp)
	leaq	(%rax,%rdx,4), %rax
	addq	%r14, %rax
	movq	%rax, 8(%rsp)
	movq	40(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	addq	%r14, %rax
	movq	%rax, 72(%rsp)
	leaq	(%r14,%rdx,4), %rax
	movq	%rax, 64(%rsp)
	movq	200(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, 56(%rsp)
	movq	192(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, 48(%rsp)
	xorl	%r10d, %r10d
	movq	%r12, 24(%rsp)
	.p2align	4
.LBB58_4:
	movq	48(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	andl	$31, %eax
	movq	56(%rsp), %rcx
	movl	(%rcx,%r10,4), %r11d
	andl	$31, %r11d
	movl	$32, %ebp
	subl	%eax, %ebp
	movl	$32, %r14d
	subl	%r11d, %r14d
	movl	%r14d, %ecx
	imull	%ebp, %ecx
	movl	%ecx, 40(%rsp)
	imull	%eax, %r14d
	imull	%r11d, %ebp
	imull	%eax, %r11d
	movq	64(%rsp), %rax
	movl	(%rax,%r10,4), %edx
	movzbl	%dl, %r13d
	imull	%ecx, %r13d
	movzbl	%dh, %eax
	movl	%eax, 32(%rsp)
	shrl	$16, %edx
	movzbl	%dl, %edx
	movq	72(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	movzbl	%al, %r12d
	imull	%r14d, %r12d
	addl	%r13d, %r12d
	movzbl	%ah, %ecx
	shrl	$16, %eax
	movzbl	%al, %r13d
	movq	8(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	movzbl	%al, %r8d
	movzbl	%ah, %esi
	shrl	$16, %eax
	movzbl	%al, %r9d
	movq	16(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	movzbl	%al, %ebx
	movzbl	%ah, %edi
	shrl	$16, %eax
	movzbl	%al, %eax
	imull	%ebp, %r8d
	addl	%r12d, %r8d
	movq	24(%rsp), %r12
	imull	%r11d, %ebx
	addl	%ebx, %r8d
	addl	$512, %r8d
	shrl	$10, %r8d
	movb	%r8b, -2(%r15)
	movl	40(%rsp), %r8d
	movl	32(%rsp), %ebx
	imull	%r8d, %ebx
	imull	%r14d, %ecx
	addl	%ebx, %ecx
	imull	%ebp, %esi
	addl	%ecx, %esi
	imull	%r11d, %edi
	leal	(%rdi,%rsi), %ecx
	addl	$512, %ecx
	shrl	$10, %ecx
	movb	%cl, -1(%r15)
	imull	%r8d, %edx
	imull	%r14d, %r13d
	addl	%edx, %r13d
	imull	%ebp, %r9d
	addl	%r13d, %r9d
	imull	%r11d, %eax
	addl	%r9d, %eax
	addl	$512, %eax
	shrl	$10, %eax
	movb	%al, (%r15)
	addq	$3, %r15
	incq	%r10
	cmpq	%r10, %r12
	jne	.LBB58_4
.LBB58_5:
	addq	$136, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB58_6:
	leaq	-1(%r12), %rax
	leaq	1(%rcx), %rdi
	movl	$3, %edx
	mulq	%rdx
	seto	%sil
	leaq	(%rcx,%rax), %r8
	incq	%r8
	xorl	%edx, %edx
	cmpq	%rdi, %r8
	jb	.LBB58_3
	testb	%sil, %sil
	jne	.LBB58_3
	leaq	2(%rcx), %rdi
	addq	%rcx, %rax
	addq	$2, %rax
	cmpq	%rdi, %rax
	jb	.LBB58_3
	testb	%sil, %sil
	jne	.LBB58_3
	leaq	(%r12,%r12,2), %rax
	addq	%rcx, %rax
	movq	192(%rsp), %r8
	leaq	(%r8,%r12,4), %rdx
	movq	200(%rsp), %r9
	leaq	(%r9,%r12,4), %rsi
	movq	%r12, %rdi
	shlq	$4, %rdi
	addq	%r14, %rdi
	cmpq	%rdx, %rcx
	setb	24(%rsp)
	cmpq	%rax, %r8
	setb	%r13b
	cmpq	%rsi, %rcx
	setb	%sil
	cmpq	%rax, %r9
	setb	%r11b
	cmpq	%rdi, %rcx
	setb	%dil
	cmpq	%rax, %rbp
	setb	%r12b
	cmpq	%rbp, %rcx
	setb	%r8b
	cmpq	%rax, %rbx
	setb	16(%rsp)
	cmpq	%rbx, %rcx
	setb	%r9b
	cmpq	%rax, %r15
	setb	8(%rsp)
	cmpq	%r15, %rcx
	setb	%r10b
	cmpq	%rax, %r14
	setb	%al
	xorl	%edx, %edx
	testb	%r13b, 24(%rsp)
	jne	.LBB58_20
	andb	%r11b, %sil
	jne	.LBB58_20
	andb	%r12b, %dil
	jne	.LBB58_20
	andb	16(%rsp), %r8b
	movq	208(%rsp), %r12
	jne	.LBB58_3
	andb	8(%rsp), %r9b
	jne	.LBB58_3
	andb	%al, %r10b
	jne	.LBB58_3
	movq	%r12, %rdx
	andq	$-8, %rdx
	xorl	%eax, %eax
	vpbroadcastd	.LCPI58_0(%rip), %ymm0
	vpbroadcastd	.LCPI58_1(%rip), %ymm1
	vpbroadcastd	.LCPI58_2(%rip), %ymm2
	vmovdqa	.LCPI58_3(%rip), %ymm3
	vpbroadcastd	.LCPI58_4(%rip), %ymm4
	movq	%rcx, %rsi
	movq	192(%rsp), %rdi
	movq	200(%rsp), %r8
	.p2align	4
.LBB58_17:
	vpand	(%rdi,%rax,4), %ymm0, %ymm10
	vpand	(%r8,%rax,4), %ymm0, %ymm12
	vpsubd	%ymm10, %ymm1, %ymm11
	vpsubd	%ymm12, %ymm1, %ymm13
	vpmaddwd	%ymm11, %ymm13, %ymm6
	vpmaddwd	%ymm10, %ymm13, %ymm14
	vpmaddwd	%ymm11, %ymm12, %ymm11
	vpmaddwd	%ymm10, %ymm12, %ymm10
	vmovdqu	(%r14,%rax,4), %ymm7
	vmovdqu	(%r15,%rax,4), %ymm8
	vmovdqu	(%rbx,%rax,4), %ymm15
	vmovdqu	(%rbp,%rax,4), %ymm12
	vpshufb	%ymm3, %ymm7, %ymm13
	vpmaddwd	%ymm6, %ymm13, %ymm13
	vpshufb	%ymm3, %ymm8, %ymm9
	vpmaddwd	%ymm14, %ymm9, %ymm9
	vpaddd	%ymm9, %ymm13, %ymm9
	vpshufb	%ymm3, %ymm15, %ymm13
	vpmaddwd	%ymm11, %ymm13, %ymm13
	vpshufb	%ymm3, %ymm12, %ymm5
	vpmaddwd	%ymm5, %ymm10, %ymm5
	vpaddd	%ymm5, %ymm13, %ymm5
	vpaddd	%ymm5, %ymm9, %ymm5
	vpaddd	%ymm4, %ymm5, %ymm5
	vpsrld	$10, %ymm5, %ymm5
	vextracti128	$1, %ymm5, %xmm9
	vmovd	.LCPI58_10(%rip), %xmm13
	vpshufb	%xmm13, %xmm9, %xmm9
	vpshufb	%xmm13, %xmm5, %xmm5
	vpunpckldq	%xmm9, %xmm5, %xmm13
	vpand	%ymm2, %ymm7, %ymm5
	vpsrlw	$8, %ymm7, %ymm7
	vpmaddwd	%ymm7, %ymm6, %ymm7
	vpmaddwd	%ymm5, %ymm6, %ymm5
	vpand	%ymm2, %ymm8, %ymm6
	vpmaddwd	%ymm6, %ymm14, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vpsrlw	$8, %ymm8, %ymm6
	vpmaddwd	%ymm6, %ymm14, %ymm6
	vpaddd	%ymm6, %ymm7, %ymm6
	vpsrlw	$8, %ymm15, %ymm7
	vpmaddwd	%ymm7, %ymm11, %ymm7
	vpand	%ymm2, %ymm15, %ymm8
	vpmaddwd	%ymm11, %ymm8, %ymm8
	vpand	%ymm2, %ymm12, %ymm9
	vpmaddwd	%ymm10, %ymm9, %ymm9
	vpaddd	%ymm9, %ymm8, %ymm8
	vpaddd	%ymm5, %ymm8, %ymm5
	vpsrlw	$8, %ymm12, %ymm8
	vpmaddwd	%ymm10, %ymm8, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vpaddd	%ymm7, %ymm6, %ymm6
	vpaddd	%ymm4, %ymm6, %ymm6
	vpaddd	%ymm4, %ymm5, %ymm5
	vpsrld	$10, %ymm5, %ymm5
	vpsrld	$10, %ymm6, %ymm6
	vpand	%ymm2, %ymm6, %ymm6
	vpand	%ymm2, %ymm5, %ymm5
	vpackusdw	%ymm6, %ymm5, %ymm5
	vextracti128	$1, %ymm5, %xmm6
	vpackuswb	%xmm6, %xmm5, %xmm5
	vpshufd	$216, %xmm5, %xmm5
	vpshufb	.LCPI58_6(%rip), %xmm5, %xmm6
	vpshufb	.LCPI58_7(%rip), %xmm13, %xmm7
	vpor	%xmm7, %xmm6, %xmm6
	vpshufb	.LCPI58_8(%rip), %xmm5, %xmm5
	vpshufb	.LCPI58_9(%rip), %xmm13, %xmm7
	vpor	%xmm7, %xmm5, %xmm5
	vmovq	%xmm5, 16(%rsi)
	vmovdqu	%xmm6, (%rsi)
	addq	$8, %rax
	addq	$24, %rsi
	cmpq	%rax, %rdx
	jne	.LBB58_17
	cmpq	%rdx, %r12
	jne	.LBB58_3
	jmp	.LBB58_5
.LBB58_20:
	movq	208(%rsp), %r12
	jmp	.LBB58_3
.Lfunc_end58:
	.size	$s18VitruvianMicroAVX224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF, .Lfunc_end58-$s18VitruvianMicroAVX224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF
	.hidden	vitruvian_separate_avx2
	.globl	vitruvian_separate_avx2
	.p2align	4
	.type	vitruvian_separate_avx2,@function
vitruvian_separate_avx2:
	jmp	($s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF)
.Lfunc_end59:
	.size	vitruvian_separate_avx2, .Lfunc_end59-vitruvian_separate_avx2
	.hidden	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.globl	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF,@function
$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	cmpq	$8, %rsi
	setge	%al
	cmpq	$4, %rdx
	setge	%r9b
	andb	%al, %r9b
	cmpb	$1, %r9b
	movq	%rsi, -72(%rsp)
	jne	.LBB60_5
	movabsq	$9223372036854775807, %rax
	leaq	(,%rdx,4), %r9
	leaq	(,%rdx,8), %r10
	leaq	(%r9,%r9,2), %r11
	leaq	(,%r8,4), %rbx
	leaq	(%rbx,%rbx,2), %rbx
	leaq	-4(%rdx), %r14
	addq	$-8, %rsi
	movq	%rsi, -64(%rsp)
	xorl	%r12d, %r12d
	movq	%rcx, -56(%rsp)
	.p2align	4
.LBB60_2:
	movq	-64(%rsp), %r15
	cmpq	%r12, %r15
	movq	%r12, %rsi
	cmovlq	%r15, %rsi
	addq	$8, %r12
	movq	%r12, -48(%rsp)
	seto	-73(%rsp)
	cmovoq	%r15, %rsi
	leaq	(%rcx,%rsi,4), %r13
	imulq	%rdx, %rsi
	leaq	(%rdi,%rsi,4), %rbp
	xorl	%esi, %esi
	.p2align	4
.LBB60_3:
	cmpq	%rsi, %r14
	movq	%rsi, %r12
	cmovlq	%r14, %r12
	addq	$4, %rsi
	cmovoq	%r14, %r12
	leaq	(%rbp,%r12,4), %r15
	leaq	(%r15,%r11), %rcx
	vmovups	(%rcx,%r9,4), %xmm1
	vbroadcastss	4(%rcx,%r9,4), %ymm8
	vbroadcastss	8(%rcx,%r9,4), %ymm2
	leaq	(%r15,%rdx,4), %rcx
	vmovups	(%rcx,%r9,4), %xmm10
	vbroadcastss	8(%rcx,%r9,4), %ymm4
	vbroadcastss	12(%rcx,%r9,4), %ymm0
	vmovups	%ymm0, -40(%rsp)
	cmovoq	%rax, %rsi
	vmovups	(%rbp,%r12,4), %xmm3
	imulq	%r8, %r12
	vmovups	(%r15,%rdx,4), %xmm5
	vmovups	(%r15,%rdx,8), %xmm6
	vmovups	(%r11,%r15), %xmm7
	vunpcklps	%xmm5, %xmm3, %xmm9
	vmovlhps	%xmm6, %xmm9, %xmm9
	vinsertps	$48, %xmm7, %xmm9, %xmm9
	vinsertf128	$1, (%r15,%r9,4), %ymm9, %ymm11
	vbroadcastss	4(%r15,%r9,4), %xmm12
	vbroadcastss	8(%r15,%r9,4), %xmm13
	vbroadcastss	12(%r15,%r9,4), %xmm9
	leaq	(%r15,%r9,4), %rcx
	vmovups	(%r10,%rcx), %xmm14
	vbroadcastss	%xmm10, %ymm15
	vblendps	$32, %ymm15, %ymm11, %ymm11
	vbroadcastsd	%xmm14, %ymm15
	vblendps	$192, %ymm15, %ymm11, %ymm11
	vbroadcastss	%xmm1, %ymm15
	vblendps	$128, %ymm15, %ymm11, %ymm11
	vbroadcastss	4(%r10,%rcx), %ymm15
	vbroadcastss	12(%r10,%rcx), %ymm0
	vmovups	%ymm11, (%r13,%r12,4)
	vinsertps	$76, %xmm3, %xmm5, %xmm11
	vshufps	$212, %xmm6, %xmm11, %xmm11
	vinsertps	$112, %xmm7, %xmm11, %xmm11
	vinsertf128	$1, %xmm12, %ymm11, %ymm12
	vinsertf128	$1, %xmm10, %ymm11, %ymm10
	vblendps	$34, %ymm10, %ymm12, %ymm10
	vblendps	$192, %ymm15, %ymm10, %ymm10
	vblendps	$128, %ymm8, %ymm10, %ymm8
	leaq	(%r13,%r12,4), %rcx
	vmovups	%ymm8, (%rcx,%r8,4)
	vunpckhps	%xmm5, %xmm3, %xmm8
	vblendps	$3, %xmm8, %xmm6, %xmm8
	vinsertps	$176, %xmm7, %xmm8, %xmm8
	vinsertf128	$1, %xmm13, %ymm8, %ymm10
	vblendps	$32, %ymm4, %ymm10, %ymm4
	vinsertf128	$1, %xmm14, %ymm8, %ymm8
	vblendps	$204, %ymm8, %ymm4, %ymm4
	vblendps	$128, %ymm2, %ymm4, %ymm2
	vmovups	%ymm2, (%rcx,%r8,8)
	vshufps	$51, %xmm3, %xmm5, %xmm2
	vshufps	$242, %xmm6, %xmm2, %xmm2
	vblendps	$8, %xmm7, %xmm2, %xmm2
	vinsertf128	$1, %xmm9, %ymm2, %ymm3
	vblendps	$32, -40(%rsp), %ymm3, %ymm3
	vblendps	$192, %ymm0, %ymm3, %ymm0
	vinsertf128	$1, %xmm1, %ymm2, %ymm1
	vblendps	$136, %ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rbx,%rcx)
	cmpq	%rdx, %rsi
	jl	.LBB60_3
	cmpb	$0, -73(%rsp)
	movq	-48(%rsp), %r12
	cmovneq	%rax, %r12
	cmpq	-72(%rsp), %r12
	movq	-56(%rsp), %rcx
	jl	.LBB60_2
	jmp	.LBB60_23
.LBB60_5:
	testq	%rsi, %rsi
	je	.LBB60_23
	leaq	(%rdx,%rsi), %rax
	leaq	(%rcx,%rax,4), %r10
	addq	$-4, %r10
	movq	%rdx, %rax
	imulq	%rsi, %rax
	leaq	(%rdi,%rax,4), %rax
	cmpq	$4, %rdx
	setae	%r9b
	cmpq	$1, %r8
	sete	%bpl
	andb	%r9b, %bpl
	cmpq	%rax, %rcx
	setb	%r9b
	cmpq	%r10, %rdi
	setb	%al
	andb	%r9b, %al
	movq	%rdx, %r9
	shrq	$61, %r9
	andl	$1, %r9d
	orb	%al, %r9b
	movabsq	$-2305843009213693984, %r14
	movq	%rdx, %r10
	andq	%r14, %r10
	orq	$28, %r14
	andq	%rdx, %r14
	leaq	96(%rcx), %r11
	leaq	96(%rdi), %rbx
	leaq	(,%rdx,4), %rax
	leaq	(,%r8,4), %r15
	shlq	$5, %r8
	xorl	%r12d, %r12d
	notb	%bpl
	orb	%r9b, %bpl
	movb	%bpl, -40(%rsp)
	movq	%rax, %rbp
	jmp	.LBB60_7
	.p2align	4
.LBB60_22:
	incq	%r12
	addq	$4, %r11
	addq	%rbp, %rbx
	addq	$4, %rcx
	addq	%rbp, %rdi
	cmpq	%rsi, %r12
	je	.LBB60_23
.LBB60_7:
	testq	%rdx, %rdx
	je	.LBB60_22
	testb	$1, -40(%rsp)
	je	.LBB60_16
	xorl	%r9d, %r9d
	jmp	.LBB60_10
	.p2align	4
.LBB60_16:
	xorl	%eax, %eax
	cmpq	$32, %rdx
	jb	.LBB60_20
	.p2align	4
.LBB60_17:
	vmovups	-96(%rbx,%rax,4), %ymm0
	vmovups	-64(%rbx,%rax,4), %ymm1
	vmovups	-32(%rbx,%rax,4), %ymm2
	vmovups	(%rbx,%rax,4), %ymm3
	vmovups	%ymm0, -96(%r11,%rax,4)
	vmovups	%ymm1, -64(%r11,%rax,4)
	vmovups	%ymm2, -32(%r11,%rax,4)
	vmovups	%ymm3, (%r11,%rax,4)
	addq	$32, %rax
	cmpq	%rax, %r10
	jne	.LBB60_17
	cmpq	%r10, %rdx
	je	.LBB60_22
	movq	%r10, %r9
	movq	%r10, %rax
	testb	$28, %dl
	je	.LBB60_10
	.p2align	4
.LBB60_20:
	vmovups	(%rdi,%rax,4), %xmm0
	vmovups	%xmm0, (%rcx,%rax,4)
	addq	$4, %rax
	cmpq	%rax, %r14
	jne	.LBB60_20
	movq	%r14, %r9
	cmpq	%r14, %rdx
	je	.LBB60_22
.LBB60_10:
	movq	%rbp, %rsi
	movq	%rcx, %rax
	movl	%edx, %ecx
	subl	%r9d, %ecx
	movq	%r9, %r13
	andl	$7, %ecx
	je	.LBB60_13
	movq	%r15, %rbp
	imulq	%r9, %rbp
	addq	%rax, %rbp
	movq	%r9, %r13
	.p2align	4
.LBB60_12:
	vmovss	(%rdi,%r13,4), %xmm0
	incq	%r13
	vmovss	%xmm0, (%rbp)
	addq	%r15, %rbp
	decq	%rcx
	jne	.LBB60_12
.LBB60_13:
	subq	%rdx, %r9
	cmpq	$-8, %r9
	movq	%rax, %rcx
	movq	-72(%rsp), %rax
	movq	%rsi, %rbp
	movq	%rax, %rsi
	ja	.LBB60_22
	movq	%r15, %r9
	imulq	%r13, %r9
	addq	%rcx, %r9
	.p2align	4
.LBB60_15:
	vmovss	(%rdi,%r13,4), %xmm0
	vmovss	%xmm0, (%r9)
	vmovss	4(%rdi,%r13,4), %xmm0
	vmovss	%xmm0, (%r9,%r15)
	leaq	(%r9,%r15), %rax
	vmovss	8(%rdi,%r13,4), %xmm0
	vmovss	%xmm0, (%r15,%rax)
	addq	%r15, %rax
	vmovss	12(%rdi,%r13,4), %xmm0
	vmovss	%xmm0, (%r15,%rax)
	addq	%r15, %rax
	vmovss	16(%rdi,%r13,4), %xmm0
	vmovss	%xmm0, (%r15,%rax)
	addq	%r15, %rax
	vmovss	20(%rdi,%r13,4), %xmm0
	vmovss	%xmm0, (%r15,%rax)
	addq	%r15, %rax
	vmovss	24(%rdi,%r13,4), %xmm0
	vmovss	%xmm0, (%r15,%rax)
	addq	%r15, %rax
	vmovss	28(%rdi,%r13,4), %xmm0
	addq	$8, %r13
	vmovss	%xmm0, (%r15,%rax)
	addq	%r8, %r9
	cmpq	%r13, %rdx
	jne	.LBB60_15
	jmp	.LBB60_22
.LBB60_23:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end60:
	.size	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF, .Lfunc_end60-$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.hidden	vitruvian_convolve_planes_avx2
	.globl	vitruvian_convolve_planes_avx2
	.p2align	4
	.type	vitruvian_convolve_planes_avx2,@function
vitruvian_convolve_planes_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF)
.Lfunc_end61:
	.size	vitruvian_convolve_planes_avx2, .Lfunc_end61-vitruvian_convolve_planes_avx2
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF
	.globl	$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF,@function
$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$216, %rsp
	.cfi_def_cfa_offset 272
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	288(%rsp), %r14
	movq	280(%rsp), %rax
	movq	272(%rsp), %r10
	vbroadcastss	%xmm1, %ymm1
	vbroadcastss	%xmm2, %ymm2
	movq	%rdi, 80(%rsp)
	movq	%rsi, 88(%rsp)
	movq	%rdx, 96(%rsp)
	movq	%rcx, 104(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r8, 112(%rsp)
	movq	%r9, 16(%rsp)
	movq	%r9, 120(%rsp)
	movq	%r10, 128(%rsp)
	vmovss	%xmm0, 136(%rsp)
	vmovups	%ymm1, 144(%rsp)
	vmovups	%ymm2, 176(%rsp)
	movq	%rax, 208(%rsp)
	cmpq	$63, %r14
	jle	.LBB62_1
	vbroadcastss	%xmm0, %ymm0
	leaq	(,%rcx,4), %r11
	movq	%rcx, %r13
	andq	$-2, %r13
	movq	%rdx, 48(%rsp)
	leaq	(,%rdx,4), %rax
	movq	%rax, 64(%rsp)
	leaq	(,%rsi,8), %rax
	movq	%rax, 72(%rsp)
	shlq	$2, %rsi
	movl	$64, %eax
	movq	$0, (%rsp)
	movq	%rdi, 24(%rsp)
	movq	%rdi, 8(%rsp)
	jmp	.LBB62_4
	.p2align	4
.LBB62_14:
	vcmpltps	%ymm1, %ymm10, %ymm11
	vblendvps	%ymm11, %ymm1, %ymm10, %ymm10
	vcmpltps	%ymm10, %ymm2, %ymm11
	vblendvps	%ymm11, %ymm2, %ymm10, %ymm10
	movq	280(%rsp), %rax
	movq	(%rsp), %rdx
	vmovups	%ymm10, (%rax,%rdx,4)
	vcmpltps	%ymm1, %ymm9, %ymm10
	vblendvps	%ymm10, %ymm1, %ymm9, %ymm9
	vcmpltps	%ymm9, %ymm2, %ymm10
	vblendvps	%ymm10, %ymm2, %ymm9, %ymm9
	vmovups	%ymm9, 32(%rax,%rdx,4)
	vcmpltps	%ymm1, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm1, %ymm8, %ymm8
	vcmpltps	%ymm8, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm2, %ymm8, %ymm8
	vmovups	%ymm8, 64(%rax,%rdx,4)
	vcmpltps	%ymm1, %ymm7, %ymm8
	vblendvps	%ymm8, %ymm1, %ymm7, %ymm7
	vcmpltps	%ymm7, %ymm2, %ymm8
	vblendvps	%ymm8, %ymm2, %ymm7, %ymm7
	vmovups	%ymm7, 96(%rax,%rdx,4)
	vcmpltps	%ymm1, %ymm6, %ymm7
	vblendvps	%ymm7, %ymm1, %ymm6, %ymm6
	vcmpltps	%ymm6, %ymm2, %ymm7
	vblendvps	%ymm7, %ymm2, %ymm6, %ymm6
	vmovups	%ymm6, 128(%rax,%rdx,4)
	vcmpltps	%ymm1, %ymm5, %ymm6
	vblendvps	%ymm6, %ymm1, %ymm5, %ymm5
	vcmpltps	%ymm5, %ymm2, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm5, %ymm5
	vmovups	%ymm5, 160(%rax,%rdx,4)
	vcmpltps	%ymm1, %ymm4, %ymm5
	vblendvps	%ymm5, %ymm1, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm4, %ymm4
	vmovups	%ymm4, 192(%rax,%rdx,4)
	vcmpltps	%ymm1, %ymm3, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm3, %ymm3
	vcmpltps	%ymm3, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm3, %ymm3
	vmovups	%ymm3, 224(%rax,%rdx,4)
	movq	40(%rsp), %r15
	leaq	64(%r15), %rax
	addq	$256, 8(%rsp)
	movq	%r15, (%rsp)
	movq	288(%rsp), %r14
	cmpq	%rax, %r14
	jl	.LBB62_15
.LBB62_4:
	movq	%rax, 40(%rsp)
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm0, %ymm4
	vmovaps	%ymm0, %ymm5
	vmovaps	%ymm0, %ymm6
	vmovaps	%ymm0, %ymm7
	vmovaps	%ymm0, %ymm8
	vmovaps	%ymm0, %ymm9
	vmovaps	%ymm0, %ymm10
	cmpq	$0, 16(%rsp)
	je	.LBB62_14
	movq	24(%rsp), %rax
	movq	(%rsp), %rdx
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, 56(%rsp)
	movq	8(%rsp), %r14
	movq	32(%rsp), %r12
	xorl	%edi, %edi
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm0, %ymm4
	vmovaps	%ymm0, %ymm5
	vmovaps	%ymm0, %ymm6
	vmovaps	%ymm0, %ymm7
	vmovaps	%ymm0, %ymm8
	vmovaps	%ymm0, %ymm9
	vmovaps	%ymm0, %ymm10
	jmp	.LBB62_6
	.p2align	4
.LBB62_13:
	incq	%rdi
	addq	64(%rsp), %r14
	cmpq	16(%rsp), %rdi
	je	.LBB62_14
.LBB62_6:
	testq	%r10, %r10
	je	.LBB62_13
	movq	%rdi, %rax
	imulq	48(%rsp), %rax
	movq	56(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rbx
	movq	%r14, %rbp
	xorl	%eax, %eax
	jmp	.LBB62_8
	.p2align	4
.LBB62_22:
	addq	%r11, %r12
.LBB62_23:
	incq	%rax
	addq	$4, %rbp
	cmpq	%r10, %rax
	je	.LBB62_13
.LBB62_8:
	testq	%rcx, %rcx
	je	.LBB62_23
	cmpq	$1, %rcx
	jne	.LBB62_10
	leaq	(%rbx,%rax,4), %r9
	movq	%r12, %r8
	testb	$1, %cl
	je	.LBB62_22
	jmp	.LBB62_21
	.p2align	4
.LBB62_10:
	movq	%r13, %r15
	movq	%rbp, %rdx
	movq	%r12, %r8
	.p2align	4
.LBB62_11:
	movq	%rdx, %r9
	vbroadcastss	(%r8), %ymm11
	vfmadd231ps	(%rdx), %ymm11, %ymm10
	vfmadd231ps	32(%rdx), %ymm11, %ymm9
	vfmadd231ps	64(%rdx), %ymm11, %ymm8
	vfmadd231ps	96(%rdx), %ymm11, %ymm7
	vfmadd231ps	128(%rdx), %ymm11, %ymm6
	vfmadd231ps	160(%rdx), %ymm11, %ymm5
	vfmadd231ps	192(%rdx), %ymm11, %ymm4
	vfmadd231ps	224(%rdx), %ymm11, %ymm3
	vbroadcastss	4(%r8), %ymm11
	vfmadd231ps	(%rdx,%rsi), %ymm11, %ymm10
	vfmadd231ps	32(%rdx,%rsi), %ymm11, %ymm9
	vfmadd231ps	64(%rdx,%rsi), %ymm11, %ymm8
	vfmadd231ps	96(%rdx,%rsi), %ymm11, %ymm7
	vfmadd231ps	128(%rdx,%rsi), %ymm11, %ymm6
	vfmadd231ps	160(%rdx,%rsi), %ymm11, %ymm5
	vfmadd231ps	192(%rdx,%rsi), %ymm11, %ymm4
	vfmadd231ps	224(%rdx,%rsi), %ymm11, %ymm3
	addq	%rsi, %rdx
	addq	$8, %r8
	addq	%rsi, %rdx
	addq	$-2, %r15
	jne	.LBB62_11
	addq	72(%rsp), %r9
	testb	$1, %cl
	je	.LBB62_22
.LBB62_21:
	vbroadcastss	(%r8), %ymm11
	vfmadd231ps	(%r9), %ymm11, %ymm10
	vfmadd231ps	32(%r9), %ymm11, %ymm9
	vfmadd231ps	64(%r9), %ymm11, %ymm8
	vfmadd231ps	96(%r9), %ymm11, %ymm7
	vfmadd231ps	128(%r9), %ymm11, %ymm6
	vfmadd231ps	160(%r9), %ymm11, %ymm5
	vfmadd231ps	192(%r9), %ymm11, %ymm4
	vfmadd231ps	224(%r9), %ymm11, %ymm3
	jmp	.LBB62_22
.LBB62_1:
	testq	%r14, %r14
	jle	.LBB62_18
	xorl	%r15d, %r15d
	jmp	.LBB62_16
.LBB62_15:
	cmpq	%r14, %r15
	jge	.LBB62_18
.LBB62_16:
	leaq	-8(%r14), %rbx
	leaq	80(%rsp), %r13
	.p2align	4
.LBB62_17:
	cmpq	%r15, %rbx
	movq	%r15, %rdi
	cmovlq	%rbx, %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5)
	addq	$8, %r15
	cmpq	%r14, %r15
	jl	.LBB62_17
.LBB62_18:
	addq	$216, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end62:
	.size	$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF, .Lfunc_end62-$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5
	.weak	$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5,@function
$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r12
	.cfi_def_cfa_offset 40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vbroadcastss	56(%r13), %ymm0
	movq	40(%r13), %rax
	movq	%rax, -48(%rsp)
	testq	%rax, %rax
	movq	%rdi, -64(%rsp)
	je	.LBB63_13
	movq	32(%r13), %rax
	movq	48(%r13), %rdx
	leaq	(,%rdi,4), %rcx
	movq	%rcx, -56(%rsp)
	xorl	%r8d, %r8d
	xorl	%edi, %edi
	movq	%rdx, -24(%rsp)
	jmp	.LBB63_2
	.p2align	4
.LBB63_12:
	movq	-40(%rsp), %rdi
	incq	%rdi
	movq	-32(%rsp), %r8
	addq	$4, %r8
	cmpq	-48(%rsp), %rdi
	je	.LBB63_13
.LBB63_2:
	testq	%rdx, %rdx
	movq	%r8, -32(%rsp)
	movq	%rdi, -40(%rsp)
	je	.LBB63_12
	movq	(%r13), %rcx
	movq	16(%r13), %r10
	movq	%r10, %rsi
	imulq	%rdi, %rsi
	leaq	(%rcx,%rsi,4), %rsi
	movq	24(%r13), %r11
	movq	-64(%rsp), %rdi
	leaq	(%rsi,%rdi,4), %rsi
	movq	%rsi, -8(%rsp)
	leaq	(,%r11,4), %r9
	movl	%r11d, %r15d
	andl	$7, %r15d
	movq	%r11, %rsi
	andq	$-8, %rsi
	movq	%rsi, -16(%rsp)
	addq	-56(%rsp), %rcx
	imulq	%r8, %r10
	addq	%rcx, %r10
	xorl	%ebp, %ebp
	jmp	.LBB63_4
	.p2align	4
.LBB63_10:
	addq	%r9, %rax
.LBB63_11:
	incq	%rbp
	addq	$4, %r10
	cmpq	%rdx, %rbp
	je	.LBB63_12
.LBB63_4:
	testq	%r11, %r11
	je	.LBB63_11
	movq	8(%r13), %rsi
	cmpq	$8, %r11
	jae	.LBB63_14
	movq	-8(%rsp), %rcx
	leaq	(%rcx,%rbp,4), %rbx
	movq	%rax, %rcx
	testq	%r15, %r15
	jne	.LBB63_8
	jmp	.LBB63_10
	.p2align	4
.LBB63_14:
	movq	%r9, %rdx
	movq	%rsi, %r8
	shlq	$5, %r8
	leaq	(,%rsi,4), %r9
	movq	-16(%rsp), %r12
	movq	%r10, %rdi
	movq	%rax, %rcx
	.p2align	4
.LBB63_15:
	movq	%rdi, %rbx
	vbroadcastss	(%rcx), %ymm1
	vfmadd132ps	(%rdi), %ymm0, %ymm1
	vbroadcastss	4(%rcx), %ymm0
	vfmadd132ps	(%rdi,%r9), %ymm1, %ymm0
	addq	%r9, %rdi
	vbroadcastss	8(%rcx), %ymm1
	vfmadd132ps	(%r9,%rdi), %ymm0, %ymm1
	addq	%r9, %rdi
	vbroadcastss	12(%rcx), %ymm0
	vfmadd132ps	(%r9,%rdi), %ymm1, %ymm0
	addq	%r9, %rdi
	vbroadcastss	16(%rcx), %ymm1
	vfmadd132ps	(%r9,%rdi), %ymm0, %ymm1
	addq	%r9, %rdi
	vbroadcastss	20(%rcx), %ymm0
	vfmadd132ps	(%r9,%rdi), %ymm1, %ymm0
	addq	%r9, %rdi
	vbroadcastss	24(%rcx), %ymm1
	vfmadd132ps	(%r9,%rdi), %ymm0, %ymm1
	addq	%r9, %rdi
	vbroadcastss	28(%rcx), %ymm0
	vfmadd132ps	(%r9,%rdi), %ymm1, %ymm0
	addq	$32, %rcx
	addq	%r9, %rdi
	addq	%r9, %rdi
	addq	$-8, %r12
	jne	.LBB63_15
	addq	%r8, %rbx
	movq	%rdx, %r9
	movq	-24(%rsp), %rdx
	testq	%r15, %r15
	je	.LBB63_10
.LBB63_8:
	shlq	$2, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB63_9:
	vbroadcastss	(%rcx,%rdi,4), %ymm1
	vfmadd231ps	(%rbx), %ymm1, %ymm0
	incq	%rdi
	addq	%rsi, %rbx
	cmpq	%rdi, %r15
	jne	.LBB63_9
	jmp	.LBB63_10
.LBB63_13:
	vmovups	64(%r13), %ymm1
	vmaxps	%ymm0, %ymm1, %ymm0
	vmovups	96(%r13), %ymm1
	vminps	%ymm0, %ymm1, %ymm0
	movq	128(%r13), %rax
	movq	-64(%rsp), %rcx
	vmovups	%ymm0, (%rax,%rcx,4)
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end63:
	.size	$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5, .Lfunc_end63-$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5
	.cfi_endproc
	.hidden	vitruvian_max_pool_avx2
	.globl	vitruvian_max_pool_avx2
	.p2align	4
	.type	vitruvian_max_pool_avx2,@function
vitruvian_max_pool_avx2:
	jmp	($s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF)
.Lfunc_end64:
	.size	vitruvian_max_pool_avx2, .Lfunc_end64-vitruvian_max_pool_avx2
	.hidden	$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF
	.globl	$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF,@function
$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$112, %rsp
	movq	%rcx, -112(%rsp)
	movq	%rdi, -120(%rsp)
	cmpq	$0, 184(%rsp)
	je	.LBB65_18
	movq	%r8, %rbx
	movq	%rsi, %r12
	movq	168(%rsp), %rax
	vbroadcastss	%xmm0, %ymm2
	vbroadcastss	%xmm1, %ymm1
	addq	$-8, %rax
	movq	%rax, 16(%rsp)
	vbroadcastss	%xmm0, %ymm0
	movl	%r9d, %r14d
	andl	$7, %r14d
	movq	%r9, %rax
	andq	$-8, %rax
	movq	%rax, 56(%rsp)
	movq	-112(%rsp), %rax
	leaq	(,%rax,4), %rax
	movq	%rax, (%rsp)
	leaq	(,%rsi,4), %r15
	movq	%rdx, %rbp
	shlq	$5, %rbp
	leaq	(%rdx,%rdx,8), %rax
	leaq	(%rax,%rax,2), %rcx
	movq	-120(%rsp), %rdi
	addq	%rdi, %rcx
	addq	%rdx, %rcx
	movq	%rcx, -48(%rsp)
	leaq	(%rdx,%rdx,2), %rax
	leaq	(%rdi,%rax,8), %rcx
	movq	%rcx, -56(%rsp)
	leaq	(%rdx,%rdx,4), %rcx
	leaq	(%rdi,%rcx,4), %rcx
	movq	%rcx, -64(%rsp)
	movq	%rdx, %rcx
	shlq	$4, %rcx
	addq	%rdi, %rcx
	movq	%rcx, -72(%rsp)
	leaq	(%rdi,%rax,4), %rax
	movq	%rax, -80(%rsp)
	leaq	(%rdi,%rdx,8), %rax
	movq	%rax, -88(%rsp)
	leaq	(%rdi,%rdx,4), %rax
	movq	%rax, -96(%rsp)
	shlq	$2, %rdx
	movq	$0, -128(%rsp)
	movq	%rdi, -104(%rsp)
	movq	%r9, 80(%rsp)
	movq	%rsi, 72(%rsp)
	movq	%r14, 64(%rsp)
	movq	%r15, 48(%rsp)
	movq	%r8, 40(%rsp)
	jmp	.LBB65_2
	.p2align	4
.LBB65_17:
	movq	-128(%rsp), %rcx
	incq	%rcx
	movq	(%rsp), %rax
	addq	%rax, -104(%rsp)
	addq	%rax, -48(%rsp)
	addq	%rax, -56(%rsp)
	addq	%rax, -64(%rsp)
	addq	%rax, -72(%rsp)
	addq	%rax, -80(%rsp)
	addq	%rax, -88(%rsp)
	addq	%rax, -96(%rsp)
	movq	%rcx, -128(%rsp)
	cmpq	184(%rsp), %rcx
	je	.LBB65_18
.LBB65_2:
	cmpq	$0, 168(%rsp)
	jle	.LBB65_17
	movq	-128(%rsp), %rdi
	movq	%rdi, %rax
	imulq	-112(%rsp), %rax
	movq	-120(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 8(%rsp)
	movq	%rdi, %rax
	imulq	168(%rsp), %rax
	movq	176(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 24(%rsp)
	xorl	%ecx, %ecx
	jmp	.LBB65_4
	.p2align	4
.LBB65_16:
	vcmpltps	%ymm2, %ymm3, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm3, %ymm3
	vcmpltps	%ymm3, %ymm1, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm3, %ymm3
	movq	24(%rsp), %rax
	movq	-40(%rsp), %rcx
	vmovups	%ymm3, (%rax,%rcx,4)
	movq	32(%rsp), %rcx
	addq	$8, %rcx
	cmpq	168(%rsp), %rcx
	jge	.LBB65_17
.LBB65_4:
	movq	16(%rsp), %rax
	cmpq	%rax, %rcx
	movq	%rcx, 32(%rsp)
	cmovlq	%rcx, %rax
	movq	%rax, -40(%rsp)
	vmovaps	%ymm2, %ymm3
	testq	%rbx, %rbx
	je	.LBB65_16
	movq	-40(%rsp), %rcx
	leaq	(,%rcx,4), %r11
	movq	8(%rsp), %rax
	leaq	(%rax,%rcx,4), %rcx
	movq	-96(%rsp), %rdi
	movq	-88(%rsp), %rsi
	movq	-80(%rsp), %r13
	movq	-72(%rsp), %rax
	movq	%rax, -8(%rsp)
	movq	-64(%rsp), %rax
	movq	%rax, -16(%rsp)
	movq	-56(%rsp), %rax
	movq	%rax, -24(%rsp)
	movq	-48(%rsp), %rax
	movq	%rax, -32(%rsp)
	movq	-104(%rsp), %r8
	vmovaps	%ymm2, %ymm3
	xorl	%r10d, %r10d
	jmp	.LBB65_6
	.p2align	4
.LBB65_15:
	incq	%r10
	leaq	(%rcx,%r12,4), %rcx
	addq	%r15, %r8
	addq	%r15, -32(%rsp)
	addq	%r15, -24(%rsp)
	addq	%r15, -16(%rsp)
	addq	%r15, -8(%rsp)
	movq	104(%rsp), %r13
	addq	%r15, %r13
	addq	%r15, %rsi
	addq	%r15, %rdi
	cmpq	%rbx, %r10
	je	.LBB65_16
.LBB65_6:
	testq	%r9, %r9
	movq	%r13, 104(%rsp)
	je	.LBB65_15
	cmpq	$8, %r9
	jae	.LBB65_9
	movq	%rcx, %r13
	testq	%r14, %r14
	jne	.LBB65_13
	jmp	.LBB65_15
	.p2align	4
.LBB65_9:
	movq	%rcx, 96(%rsp)
	movq	56(%rsp), %r9
	movq	%rsi, %r12
	movq	%rdi, 88(%rsp)
	movq	%rdi, %rax
	movq	%r13, %rdi
	movq	-8(%rsp), %r15
	movq	-16(%rsp), %rbx
	movq	-24(%rsp), %rcx
	movq	-32(%rsp), %r14
	movq	%r8, %r13
	.p2align	4
.LBB65_10:
	vmovups	(%r13,%r11), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	vmovups	(%rax,%r11), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	vmovups	(%r12,%r11), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	vmovups	(%rdi,%r11), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	vmovups	(%r15,%r11), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	vmovups	(%rbx,%r11), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	vmovups	(%rcx,%r11), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	vmovups	(%r14,%r11), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	addq	%rbp, %r13
	addq	%rbp, %r14
	addq	%rbp, %rcx
	addq	%rbp, %rbx
	addq	%rbp, %r15
	addq	%rbp, %rdi
	addq	%rbp, %r12
	addq	%rbp, %rax
	addq	$-8, %r9
	jne	.LBB65_10
	addq	%r11, %r13
	movq	80(%rsp), %r9
	movq	40(%rsp), %rbx
	movq	72(%rsp), %r12
	movq	64(%rsp), %r14
	movq	48(%rsp), %r15
	movq	96(%rsp), %rcx
	movq	88(%rsp), %rdi
	testq	%r14, %r14
	je	.LBB65_15
.LBB65_13:
	movq	%r14, %rax
	.p2align	4
.LBB65_14:
	vmovups	(%r13), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	addq	%rdx, %r13
	decq	%rax
	jne	.LBB65_14
	jmp	.LBB65_15
.LBB65_18:
	addq	$112, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end65:
	.size	$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF, .Lfunc_end65-$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF
	.hidden	vitruvian_multiply_sparse_avx2
	.globl	vitruvian_multiply_sparse_avx2
	.p2align	4
	.type	vitruvian_multiply_sparse_avx2,@function
vitruvian_multiply_sparse_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF)
.Lfunc_end66:
	.size	vitruvian_multiply_sparse_avx2, .Lfunc_end66-vitruvian_multiply_sparse_avx2
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.globl	$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.p2align	4
	.type	$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF,@function
$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF:
	.cfi_startproc
	pushq	%r13
	.cfi_def_cfa_offset 16
	subq	$176, %rsp
	.cfi_def_cfa_offset 192
	.cfi_offset %r13, -16
	movq	240(%rsp), %rax
	vmovaps	224(%rsp), %xmm2
	vmovups	192(%rsp), %ymm3
	vbroadcastss	%xmm0, %ymm0
	vbroadcastss	%xmm1, %ymm1
	movq	%rdi, (%rsp)
	movq	%rsi, 8(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rcx, 24(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r9, 40(%rsp)
	vmovups	%ymm3, 48(%rsp)
	vmovups	%ymm0, 80(%rsp)
	vmovups	%ymm1, 112(%rsp)
	vmovaps	%xmm2, 144(%rsp)
	movq	248(%rsp), %rcx
	movq	%rcx, 160(%rsp)
	decq	%rax
	cmpq	$5, %rax
	ja	.LBB67_8
	leaq	.LJTI67_0(%rip), %rcx
	movslq	(%rcx,%rax,4), %rax
	addq	%rcx, %rax
	jmpq	*%rax
.LBB67_2:
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5)
	jmp	.LBB67_9
.LBB67_6:
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5)
	jmp	.LBB67_9
.LBB67_4:
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5)
	jmp	.LBB67_9
.LBB67_5:
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5)
	jmp	.LBB67_9
.LBB67_3:
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5)
	jmp	.LBB67_9
.LBB67_7:
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5)
	jmp	.LBB67_9
.LBB67_8:
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5)
.LBB67_9:
	addq	$176, %rsp
	.cfi_def_cfa_offset 16
	popq	%r13
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end67:
	.size	$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF, .Lfunc_end67-$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI67_0:
	.long	.LBB67_2-.LJTI67_0
	.long	.LBB67_3-.LJTI67_0
	.long	.LBB67_4-.LJTI67_0
	.long	.LBB67_5-.LJTI67_0
	.long	.LBB67_6-.LJTI67_0
	.long	.LBB67_7-.LJTI67_0
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	24(%r13), %r15
	movq	32(%r13), %rbp
	leaq	(%r15,%rbp), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB68_1
	cqto
	idivq	%rbp
	movq	%rax, %r12
	jmp	.LBB68_3
.LBB68_1:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %r12d
.LBB68_3:
	movq	16(%r13), %rcx
	movq	160(%r13), %r14
	leaq	(,%r12,8), %rax
	shlq	$5, %r12
	movq	%rcx, (%rsp)
	cmpq	$8, %rcx
	setge	%cl
	testq	%rax, %rax
	sete	%al
	orb	%cl, %al
	jne	.LBB68_5
	movq	%r14, %rdi
	xorl	%esi, %esi
	movq	%r12, %rdx
	callq	memset@PLT
.LBB68_5:
	leaq	-1(%rbp), %rax
	movq	%rax, 56(%rsp)
	addq	%r14, %r12
	movq	40(%r13), %rbx
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 144(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 104(%rsp)
	leaq	-32(%r14,%rax,4), %rax
	movq	%rax, 96(%rsp)
	leaq	224(%r14), %rax
	movq	%rax, 88(%rsp)
	xorl	%edi, %edi
	movq	%r13, 128(%rsp)
	movq	%r15, 120(%rsp)
	movq	%rbp, 16(%rsp)
	movq	%r12, 112(%rsp)
	jmp	.LBB68_6
	.p2align	4
.LBB68_25:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	136(%rsp), %rdi
	movq	16(%rsp), %rbp
	cmpq	%rbp, %rdi
	movq	120(%rsp), %r15
	je	.LBB68_26
.LBB68_6:
	movq	%rdi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB68_7
	cqto
	idivq	%rbp
	jmp	.LBB68_9
	.p2align	4
.LBB68_7:
	xorl	%edx, %edx
	divl	%ebp
.LBB68_9:
	movq	%rax, 160(%rsp)
	leaq	1(%rdi), %rax
	movq	%rax, 136(%rsp)
	imulq	%r15, %rax
	movq	(%r13), %r8
	movq	8(%r13), %rcx
	movq	%rax, %rdx
	orq	%rbp, %rdx
	shrq	$32, %rdx
	je	.LBB68_10
	cqto
	idivq	%rbp
	jmp	.LBB68_12
	.p2align	4
.LBB68_10:
	xorl	%edx, %edx
	divl	%ebp
.LBB68_12:
	movq	%rdi, 40(%rsp)
	movq	160(%rsp), %rsi
	leaq	(%r8,%rsi,4), %r13
	movq	%rax, %rdx
	subq	%rsi, %rdx
	cmpq	$8, (%rsp)
	movq	%rdx, 8(%rsp)
	jl	.LBB68_49
	cmpq	$4, %rdx
	jl	.LBB68_49
	movq	%rcx, %rsi
	leaq	(,%rcx,4), %rax
	leaq	(,%rcx,8), %rcx
	leaq	(%rax,%rax,2), %r8
	leaq	-4(%rdx), %r9
	xorl	%r10d, %r10d
	movabsq	$9223372036854775807, %rdx
	movq	%r13, 152(%rsp)
	.p2align	4
.LBB68_15:
	movq	144(%rsp), %rdi
	cmpq	%r10, %rdi
	movq	%r10, %r15
	cmovlq	%rdi, %r15
	addq	$8, %r10
	movq	%r10, 32(%rsp)
	seto	24(%rsp)
	cmovoq	%rdi, %r15
	leaq	(%r14,%r15,4), %r11
	imulq	%rsi, %r15
	leaq	(,%r15,4), %rbp
	addq	%r13, %rbp
	xorl	%r12d, %r12d
	.p2align	4
.LBB68_16:
	cmpq	%r12, %r9
	movq	%r12, %r15
	cmovlq	%r9, %r15
	addq	$4, %r12
	cmovoq	%r9, %r15
	cmovoq	%rdx, %r12
	leaq	(,%r15,4), %rdx
	addq	%rbp, %rdx
	vmovups	(%rbp,%r15,4), %xmm0
	shlq	$5, %r15
	leaq	(%rdx,%rax,4), %r13
	leaq	(%rdx,%rsi,4), %r10
	vmovups	(%rdx,%rsi,4), %xmm2
	vmovups	(%r10,%rax,4), %xmm6
	vmovups	(%rdx,%rsi,8), %xmm3
	vmovups	(%rcx,%r13), %xmm5
	leaq	(%rdx,%r8), %rdi
	vmovups	(%r8,%rdx), %xmm4
	vmovups	(%rdi,%rax,4), %xmm1
	vunpcklps	%xmm2, %xmm0, %xmm7
	vmovlhps	%xmm3, %xmm7, %xmm7
	vinsertps	$48, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, (%rdx,%rax,4), %ymm7, %ymm7
	vbroadcastss	%xmm6, %ymm8
	vblendps	$32, %ymm8, %ymm7, %ymm7
	vbroadcastsd	%xmm5, %ymm8
	vblendps	$192, %ymm8, %ymm7, %ymm7
	vbroadcastss	%xmm1, %ymm8
	vblendps	$128, %ymm8, %ymm7, %ymm7
	vbroadcastss	4(%rdx,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r13), %ymm9
	vbroadcastss	4(%rdi,%rax,4), %ymm10
	vbroadcastss	8(%rdx,%rax,4), %xmm11
	vbroadcastss	8(%r10,%rax,4), %ymm12
	vbroadcastss	8(%rdi,%rax,4), %ymm13
	vbroadcastss	12(%rdx,%rax,4), %xmm14
	vmovaps	%xmm14, 64(%rsp)
	vbroadcastss	12(%r10,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r13), %ymm14
	vmovups	%ymm14, 160(%rsp)
	movabsq	$9223372036854775807, %rdx
	vmovups	%ymm7, (%r11,%r15)
	vinsertps	$76, %xmm0, %xmm2, %xmm7
	vshufps	$212, %xmm3, %xmm7, %xmm7
	vinsertps	$112, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vblendps	$34, %ymm6, %ymm8, %ymm6
	vblendps	$192, %ymm9, %ymm6, %ymm6
	vblendps	$128, %ymm10, %ymm6, %ymm6
	vmovups	%ymm6, 32(%r11,%r15)
	vunpckhps	%xmm2, %xmm0, %xmm6
	vblendps	$3, %xmm6, %xmm3, %xmm6
	vinsertps	$176, %xmm4, %xmm6, %xmm6
	vinsertf128	$1, %xmm11, %ymm6, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm6, %ymm5
	vblendps	$204, %ymm5, %ymm7, %ymm5
	vblendps	$128, %ymm13, %ymm5, %ymm5
	vmovups	%ymm5, 64(%r11,%r15)
	vshufps	$51, %xmm0, %xmm2, %xmm0
	vshufps	$242, %xmm3, %xmm0, %xmm0
	vblendps	$8, %xmm4, %xmm0, %xmm0
	vinsertf128	$1, 64(%rsp), %ymm0, %ymm2
	vblendps	$32, %ymm15, %ymm2, %ymm2
	vblendps	$192, 160(%rsp), %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 96(%r11,%r15)
	cmpq	8(%rsp), %r12
	jl	.LBB68_16
	cmpb	$0, 24(%rsp)
	movq	32(%rsp), %r10
	cmovneq	%rdx, %r10
	cmpq	(%rsp), %r10
	movq	152(%rsp), %r13
	jl	.LBB68_15
	jmp	.LBB68_18
	.p2align	4
.LBB68_49:
	cmpq	$0, (%rsp)
	je	.LBB68_18
	movq	%rcx, %rbp
	movq	160(%rsp), %rcx
	notq	%rcx
	addq	%rax, %rcx
	movq	104(%rsp), %rdx
	imulq	%rbp, %rdx
	addq	%rdx, %r8
	leaq	(%r8,%rax,4), %rdx
	movq	8(%rsp), %r11
	movq	%r11, %rdi
	shlq	$5, %rdi
	addq	96(%rsp), %rdi
	movq	%rcx, 64(%rsp)
	shlq	$5, %rcx
	movq	%rcx, 32(%rsp)
	cmpq	%rdi, %r13
	setb	%dil
	cmpq	%rdx, %r14
	setb	%dl
	andb	%dil, %dl
	movq	%rbp, %rcx
	shrq	$61, %rcx
	andl	$1, %ecx
	orb	%dl, %cl
	movq	%rcx, 24(%rsp)
	andq	$-8, %r11
	shlq	$2, %rbp
	movq	%r14, %r9
	movq	88(%rsp), %r8
	xorl	%r10d, %r10d
	jmp	.LBB68_51
	.p2align	4
.LBB68_59:
	incq	%r10
	addq	$4, %r8
	addq	%rbp, %r13
	addq	$4, %r9
	cmpq	(%rsp), %r10
	je	.LBB68_18
.LBB68_51:
	cmpq	160(%rsp), %rax
	movq	8(%rsp), %rsi
	je	.LBB68_59
	movq	%rbp, %rcx
	leaq	(%r14,%r10,4), %rdx
	movq	64(%rsp), %rdi
	shrq	$59, %rdi
	setne	%dil
	cmpq	$32, %rsi
	setb	%bpl
	movq	32(%rsp), %rsi
	leaq	(%rdx,%rsi), %r15
	cmpq	%rdx, %r15
	setb	%dl
	orb	%dil, %bpl
	orb	%dl, %bpl
	orb	24(%rsp), %bpl
	testb	$1, %bpl
	je	.LBB68_54
	xorl	%r15d, %r15d
	movq	8(%rsp), %rdx
	movq	%rcx, %rbp
	jmp	.LBB68_57
	.p2align	4
.LBB68_54:
	movq	%r8, %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB68_55:
	vmovups	(%r13,%r12,4), %xmm0
	vmovups	16(%r13,%r12,4), %xmm1
	vmovss	%xmm0, -224(%r15)
	vextractps	$1, %xmm0, -192(%r15)
	vextractps	$2, %xmm0, -160(%r15)
	vextractps	$3, %xmm0, -128(%r15)
	vmovss	%xmm1, -96(%r15)
	vextractps	$1, %xmm1, -64(%r15)
	vextractps	$2, %xmm1, -32(%r15)
	vextractps	$3, %xmm1, (%r15)
	addq	$8, %r12
	addq	$256, %r15
	cmpq	%r12, %r11
	jne	.LBB68_55
	movq	%r11, %r15
	movq	8(%rsp), %rdx
	cmpq	%r11, %rdx
	movq	%rcx, %rbp
	je	.LBB68_59
.LBB68_57:
	movq	%r15, %r12
	shlq	$5, %r12
	addq	%r9, %r12
	.p2align	4
.LBB68_58:
	vmovss	(%r13,%r15,4), %xmm0
	incq	%r15
	vmovss	%xmm0, (%r12)
	addq	$32, %r12
	cmpq	%r15, %rdx
	jne	.LBB68_58
	jmp	.LBB68_59
	.p2align	4
.LBB68_18:
	movq	128(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB68_25
	xorl	%edx, %edx
	movq	%rdx, %rax
	movq	112(%rsp), %r12
	movq	40(%rsp), %r10
	movq	%rsi, %rbp
	movq	%r12, %r15
	jmp	.LBB68_20
.LBB68_24:
	movq	%r12, %rdi
	movq	%rsi, %rcx
	cmpq	56(%rsp), %r10
	jne	.LBB68_25
	.p2align	4
.LBB68_27:
	movl	$8, %esi
	movq	%rax, %r12
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r12, %rax
	movq	%r15, %r12
	movq	%rbp, %rsi
	movq	40(%rsp), %r10
.LBB68_28:
	movq	%rax, %rdx
	cmpq	%rsi, %rax
	jge	.LBB68_25
.LBB68_20:
	addq	$8, %rax
	jno	.LBB68_45
	cmpq	%rax, %rsi
	jge	.LBB68_29
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %rax
	cmpq	$1, 16(%rsp)
	jne	.LBB68_46
	movq	%r12, %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB68_24
	jmp	.LBB68_30
	.p2align	4
.LBB68_45:
	cmpq	%rax, %rsi
	movq	%rax, %rcx
	cmovlq	%rsi, %rcx
	movq	%r12, %rdi
	cmpq	$1, 16(%rsp)
	jne	.LBB68_46
	cmpq	%rcx, %rdx
	je	.LBB68_48
	jmp	.LBB68_30
	.p2align	4
.LBB68_29:
	movq	%r12, %rdi
	movq	%rax, %rcx
	movabsq	$9223372036854775807, %rax
	cmpq	$1, 16(%rsp)
	je	.LBB68_30
.LBB68_46:
	movq	%rdx, %rdi
	shlq	$5, %rdi
	addq	%r12, %rdi
	cmpq	%rcx, %rdx
	jne	.LBB68_30
.LBB68_48:
	movq	%rdx, %rcx
	jmp	.LBB68_44
	.p2align	4
.LBB68_30:
	movq	%rax, %r12
	movq	%rdx, %rax
	jmp	.LBB68_31
	.p2align	4
.LBB68_42:
	incq	%rax
	vmovups	%ymm0, (%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB68_43
.LBB68_31:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$5, %rsi
	testq	%r10, %r10
	je	.LBB68_32
	vmovups	(%rdi,%rsi), %ymm0
	jmp	.LBB68_34
	.p2align	4
.LBB68_32:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %ymm0
.LBB68_34:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB68_39
	leaq	(%rbx,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%rbx), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB68_36:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB68_36
	movq	40(%rsp), %r10
	.p2align	4
.LBB68_38:
	movslq	(%rbx), %r9
	vbroadcastss	4(%rbx), %ymm1
	vfmadd231ps	(%r14,%r9,4), %ymm1, %ymm0
	addq	$8, %rbx
	cmpq	%r8, %rbx
	jb	.LBB68_38
.LBB68_39:
	cmpq	56(%rsp), %r10
	jne	.LBB68_42
	cmpq	$0, 72(%r13)
	jne	.LBB68_42
	vmovups	80(%r13), %ymm1
	vmovups	112(%r13), %ymm2
	vmaxps	%ymm0, %ymm1, %ymm0
	vminps	%ymm0, %ymm2, %ymm0
	jmp	.LBB68_42
	.p2align	4
.LBB68_43:
	movq	%rbp, %rsi
	movq	%r12, %rax
	movq	%r15, %r12
.LBB68_44:
	cmpq	56(%rsp), %r10
	je	.LBB68_27
	jmp	.LBB68_28
.LBB68_26:
	addq	$200, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end68:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5, .Lfunc_end68-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	24(%r13), %r12
	movq	32(%r13), %rbp
	leaq	(%r12,%rbp), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB69_1
	cqto
	idivq	%rbp
	movq	%rax, %r15
	jmp	.LBB69_3
.LBB69_1:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %r15d
.LBB69_3:
	movq	16(%r13), %rcx
	movq	160(%r13), %r14
	movq	%r15, %rax
	shlq	$4, %rax
	shlq	$6, %r15
	movq	%rcx, (%rsp)
	cmpq	$16, %rcx
	setge	%cl
	testq	%rax, %rax
	sete	%al
	orb	%cl, %al
	jne	.LBB69_5
	movq	%r14, %rdi
	xorl	%esi, %esi
	movq	%r15, %rdx
	callq	memset@PLT
.LBB69_5:
	leaq	-1(%rbp), %rax
	movq	%rax, 56(%rsp)
	addq	%r14, %r15
	movq	40(%r13), %rbx
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 144(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 104(%rsp)
	leaq	-64(%r14,%rax,4), %rax
	movq	%rax, 96(%rsp)
	leaq	448(%r14), %rax
	movq	%rax, 88(%rsp)
	xorl	%edi, %edi
	movq	%r13, 128(%rsp)
	movq	%r12, 120(%rsp)
	movq	%rbp, 16(%rsp)
	movq	%r15, 112(%rsp)
	jmp	.LBB69_6
	.p2align	4
.LBB69_25:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	136(%rsp), %rdi
	movq	16(%rsp), %rbp
	cmpq	%rbp, %rdi
	movq	120(%rsp), %r12
	je	.LBB69_26
.LBB69_6:
	movq	%rdi, %rax
	imulq	%r12, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB69_7
	cqto
	idivq	%rbp
	jmp	.LBB69_9
	.p2align	4
.LBB69_7:
	xorl	%edx, %edx
	divl	%ebp
.LBB69_9:
	movq	%rax, 160(%rsp)
	leaq	1(%rdi), %rax
	movq	%rax, 136(%rsp)
	imulq	%r12, %rax
	movq	(%r13), %r8
	movq	8(%r13), %rcx
	movq	%rax, %rdx
	orq	%rbp, %rdx
	shrq	$32, %rdx
	je	.LBB69_10
	cqto
	idivq	%rbp
	jmp	.LBB69_12
	.p2align	4
.LBB69_10:
	xorl	%edx, %edx
	divl	%ebp
.LBB69_12:
	movq	%rdi, 40(%rsp)
	movq	160(%rsp), %rsi
	leaq	(%r8,%rsi,4), %r13
	movq	%rax, %rdx
	subq	%rsi, %rdx
	cmpq	$8, (%rsp)
	movq	%rdx, 8(%rsp)
	jl	.LBB69_50
	cmpq	$4, %rdx
	jl	.LBB69_50
	movq	%rcx, %rsi
	leaq	(,%rcx,4), %rax
	leaq	(,%rcx,8), %rcx
	leaq	(%rax,%rax,2), %r8
	leaq	-4(%rdx), %r9
	xorl	%r10d, %r10d
	movabsq	$9223372036854775807, %rdx
	movq	%r13, 152(%rsp)
	.p2align	4
.LBB69_15:
	movq	144(%rsp), %rdi
	cmpq	%r10, %rdi
	movq	%r10, %r15
	cmovlq	%rdi, %r15
	addq	$8, %r10
	movq	%r10, 32(%rsp)
	seto	24(%rsp)
	cmovoq	%rdi, %r15
	leaq	(%r14,%r15,4), %r11
	imulq	%rsi, %r15
	leaq	(,%r15,4), %rbp
	addq	%r13, %rbp
	xorl	%r12d, %r12d
	.p2align	4
.LBB69_16:
	cmpq	%r12, %r9
	movq	%r12, %r15
	cmovlq	%r9, %r15
	addq	$4, %r12
	cmovoq	%r9, %r15
	cmovoq	%rdx, %r12
	leaq	(,%r15,4), %rdx
	addq	%rbp, %rdx
	vmovups	(%rbp,%r15,4), %xmm0
	shlq	$6, %r15
	leaq	(%rdx,%rax,4), %r13
	leaq	(%rdx,%rsi,4), %r10
	vmovups	(%rdx,%rsi,4), %xmm2
	vmovups	(%r10,%rax,4), %xmm6
	vmovups	(%rdx,%rsi,8), %xmm3
	vmovups	(%rcx,%r13), %xmm5
	leaq	(%rdx,%r8), %rdi
	vmovups	(%r8,%rdx), %xmm4
	vmovups	(%rdi,%rax,4), %xmm1
	vunpcklps	%xmm2, %xmm0, %xmm7
	vmovlhps	%xmm3, %xmm7, %xmm7
	vinsertps	$48, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, (%rdx,%rax,4), %ymm7, %ymm7
	vbroadcastss	%xmm6, %ymm8
	vblendps	$32, %ymm8, %ymm7, %ymm7
	vbroadcastsd	%xmm5, %ymm8
	vblendps	$192, %ymm8, %ymm7, %ymm7
	vbroadcastss	%xmm1, %ymm8
	vblendps	$128, %ymm8, %ymm7, %ymm7
	vbroadcastss	4(%rdx,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r13), %ymm9
	vbroadcastss	4(%rdi,%rax,4), %ymm10
	vbroadcastss	8(%rdx,%rax,4), %xmm11
	vbroadcastss	8(%r10,%rax,4), %ymm12
	vbroadcastss	8(%rdi,%rax,4), %ymm13
	vbroadcastss	12(%rdx,%rax,4), %xmm14
	vmovaps	%xmm14, 64(%rsp)
	vbroadcastss	12(%r10,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r13), %ymm14
	vmovups	%ymm14, 160(%rsp)
	movabsq	$9223372036854775807, %rdx
	vmovups	%ymm7, (%r11,%r15)
	vinsertps	$76, %xmm0, %xmm2, %xmm7
	vshufps	$212, %xmm3, %xmm7, %xmm7
	vinsertps	$112, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vblendps	$34, %ymm6, %ymm8, %ymm6
	vblendps	$192, %ymm9, %ymm6, %ymm6
	vblendps	$128, %ymm10, %ymm6, %ymm6
	vmovups	%ymm6, 64(%r11,%r15)
	vunpckhps	%xmm2, %xmm0, %xmm6
	vblendps	$3, %xmm6, %xmm3, %xmm6
	vinsertps	$176, %xmm4, %xmm6, %xmm6
	vinsertf128	$1, %xmm11, %ymm6, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm6, %ymm5
	vblendps	$204, %ymm5, %ymm7, %ymm5
	vblendps	$128, %ymm13, %ymm5, %ymm5
	vmovups	%ymm5, 128(%r11,%r15)
	vshufps	$51, %xmm0, %xmm2, %xmm0
	vshufps	$242, %xmm3, %xmm0, %xmm0
	vblendps	$8, %xmm4, %xmm0, %xmm0
	vinsertf128	$1, 64(%rsp), %ymm0, %ymm2
	vblendps	$32, %ymm15, %ymm2, %ymm2
	vblendps	$192, 160(%rsp), %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 192(%r11,%r15)
	cmpq	8(%rsp), %r12
	jl	.LBB69_16
	cmpb	$0, 24(%rsp)
	movq	32(%rsp), %r10
	cmovneq	%rdx, %r10
	cmpq	(%rsp), %r10
	movq	152(%rsp), %r13
	jl	.LBB69_15
	jmp	.LBB69_18
	.p2align	4
.LBB69_50:
	cmpq	$0, (%rsp)
	je	.LBB69_18
	movq	%rcx, %rbp
	movq	160(%rsp), %rcx
	notq	%rcx
	addq	%rax, %rcx
	movq	104(%rsp), %rdx
	imulq	%rbp, %rdx
	addq	%rdx, %r8
	leaq	(%r8,%rax,4), %rdx
	movq	8(%rsp), %r11
	movq	%r11, %rdi
	shlq	$6, %rdi
	addq	96(%rsp), %rdi
	movq	%rcx, 64(%rsp)
	shlq	$6, %rcx
	movq	%rcx, 32(%rsp)
	cmpq	%rdi, %r13
	setb	%dil
	cmpq	%rdx, %r14
	setb	%dl
	andb	%dil, %dl
	movq	%rbp, %rcx
	shrq	$61, %rcx
	andl	$1, %ecx
	orb	%dl, %cl
	movq	%rcx, 24(%rsp)
	andq	$-8, %r11
	shlq	$2, %rbp
	movq	%r14, %r9
	movq	88(%rsp), %r8
	xorl	%r10d, %r10d
	jmp	.LBB69_52
	.p2align	4
.LBB69_60:
	incq	%r10
	addq	$4, %r8
	addq	%rbp, %r13
	addq	$4, %r9
	cmpq	(%rsp), %r10
	je	.LBB69_18
.LBB69_52:
	cmpq	160(%rsp), %rax
	movq	8(%rsp), %rsi
	je	.LBB69_60
	movq	%rbp, %rcx
	leaq	(%r14,%r10,4), %rdx
	movq	64(%rsp), %rdi
	shrq	$58, %rdi
	setne	%dil
	cmpq	$32, %rsi
	setb	%bpl
	movq	32(%rsp), %rsi
	leaq	(%rdx,%rsi), %r15
	cmpq	%rdx, %r15
	setb	%dl
	orb	%dil, %bpl
	orb	%dl, %bpl
	orb	24(%rsp), %bpl
	testb	$1, %bpl
	je	.LBB69_55
	xorl	%r15d, %r15d
	movq	8(%rsp), %rdx
	movq	%rcx, %rbp
	jmp	.LBB69_58
	.p2align	4
.LBB69_55:
	movq	%r8, %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB69_56:
	vmovups	(%r13,%r12,4), %xmm0
	vmovups	16(%r13,%r12,4), %xmm1
	vmovss	%xmm0, -448(%r15)
	vextractps	$1, %xmm0, -384(%r15)
	vextractps	$2, %xmm0, -320(%r15)
	vextractps	$3, %xmm0, -256(%r15)
	vmovss	%xmm1, -192(%r15)
	vextractps	$1, %xmm1, -128(%r15)
	vextractps	$2, %xmm1, -64(%r15)
	vextractps	$3, %xmm1, (%r15)
	addq	$8, %r12
	addq	$512, %r15
	cmpq	%r12, %r11
	jne	.LBB69_56
	movq	%r11, %r15
	movq	8(%rsp), %rdx
	cmpq	%r11, %rdx
	movq	%rcx, %rbp
	je	.LBB69_60
.LBB69_58:
	movq	%r15, %r12
	shlq	$6, %r12
	addq	%r9, %r12
	.p2align	4
.LBB69_59:
	vmovss	(%r13,%r15,4), %xmm0
	incq	%r15
	vmovss	%xmm0, (%r12)
	addq	$64, %r12
	cmpq	%r15, %rdx
	jne	.LBB69_59
	jmp	.LBB69_60
	.p2align	4
.LBB69_18:
	movq	128(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB69_25
	xorl	%edx, %edx
	movq	%rdx, %r12
	movq	112(%rsp), %r15
	movq	40(%rsp), %r10
	movq	%rsi, %rbp
	jmp	.LBB69_20
.LBB69_24:
	movq	%r15, %rdi
	movq	%rsi, %rcx
	cmpq	56(%rsp), %r10
	jne	.LBB69_25
	.p2align	4
.LBB69_27:
	movl	$16, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%rbp, %rsi
	movq	40(%rsp), %r10
.LBB69_28:
	movq	%r12, %rdx
	cmpq	%rsi, %r12
	jge	.LBB69_25
.LBB69_20:
	addq	$8, %r12
	jno	.LBB69_46
	cmpq	%r12, %rsi
	jge	.LBB69_29
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %r12
	cmpq	$1, 16(%rsp)
	jne	.LBB69_47
	movq	%r15, %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB69_24
	jmp	.LBB69_30
	.p2align	4
.LBB69_46:
	cmpq	%r12, %rsi
	movq	%r12, %rcx
	cmovlq	%rsi, %rcx
	movq	%r15, %rdi
	cmpq	$1, 16(%rsp)
	jne	.LBB69_47
	cmpq	%rcx, %rdx
	je	.LBB69_49
	jmp	.LBB69_30
	.p2align	4
.LBB69_29:
	movq	%r15, %rdi
	movq	%r12, %rcx
	movabsq	$9223372036854775807, %r12
	cmpq	$1, 16(%rsp)
	je	.LBB69_30
.LBB69_47:
	movq	%rdx, %rdi
	shlq	$6, %rdi
	addq	%r15, %rdi
	cmpq	%rcx, %rdx
	jne	.LBB69_30
.LBB69_49:
	movq	%rdx, %rcx
	jmp	.LBB69_45
	.p2align	4
.LBB69_30:
	movq	%rdx, %rax
	jmp	.LBB69_31
	.p2align	4
.LBB69_42:
	vmovups	%ymm1, (%rdi,%rsi)
.LBB69_43:
	incq	%rax
	vmovups	%ymm0, 32(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB69_44
.LBB69_31:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$6, %rsi
	testq	%r10, %r10
	je	.LBB69_32
	vmovups	(%rdi,%rsi), %ymm1
	vmovups	32(%rdi,%rsi), %ymm0
	jmp	.LBB69_34
	.p2align	4
.LBB69_32:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %ymm0
	vmovaps	%ymm0, %ymm1
.LBB69_34:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB69_39
	leaq	(%rbx,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%rbx), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB69_36:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB69_36
	movq	40(%rsp), %r10
	.p2align	4
.LBB69_38:
	movslq	(%rbx), %r9
	vbroadcastss	4(%rbx), %ymm2
	vfmadd231ps	(%r14,%r9,4), %ymm2, %ymm1
	vfmadd231ps	32(%r14,%r9,4), %ymm2, %ymm0
	addq	$8, %rbx
	cmpq	%r8, %rbx
	jb	.LBB69_38
.LBB69_39:
	cmpq	56(%rsp), %r10
	jne	.LBB69_42
	cmpq	$0, 72(%r13)
	jne	.LBB69_42
	vmovups	80(%r13), %ymm2
	vmovups	112(%r13), %ymm3
	vmaxps	%ymm1, %ymm2, %ymm1
	vminps	%ymm1, %ymm3, %ymm1
	vmovups	%ymm1, (%rdi,%rsi)
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	jmp	.LBB69_43
	.p2align	4
.LBB69_44:
	movq	%rbp, %rsi
.LBB69_45:
	cmpq	56(%rsp), %r10
	je	.LBB69_27
	jmp	.LBB69_28
.LBB69_26:
	addq	$200, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end69:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5, .Lfunc_end69-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	24(%r13), %r15
	movq	32(%r13), %rbp
	leaq	(%r15,%rbp), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB70_1
	cqto
	idivq	%rbp
	jmp	.LBB70_3
.LBB70_1:
	xorl	%edx, %edx
	divl	%ebp
.LBB70_3:
	movq	16(%r13), %rdx
	movq	160(%r13), %rbx
	leaq	(,%rax,8), %rcx
	leaq	(%rcx,%rcx,2), %r14
	movq	%rdx, 24(%rsp)
	cmpq	$24, %rdx
	setge	%cl
	testq	%r14, %r14
	sete	%dl
	orb	%cl, %dl
	jne	.LBB70_5
	shlq	$5, %rax
	leaq	(%rax,%rax,2), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.LBB70_5:
	leaq	-1(%rbp), %rax
	leaq	(%rbx,%r14,4), %rcx
	movq	%rcx, 16(%rsp)
	movq	%rax, %r14
	movq	40(%r13), %r12
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	24(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 104(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 64(%rsp)
	leaq	(%rbx,%rax,4), %rax
	addq	$-96, %rax
	movq	%rax, 56(%rsp)
	xorl	%esi, %esi
	movq	%r13, 88(%rsp)
	movq	%r15, 80(%rsp)
	movq	%rbp, 32(%rsp)
	movq	%r14, 72(%rsp)
	jmp	.LBB70_6
	.p2align	4
.LBB70_25:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	96(%rsp), %rsi
	movq	32(%rsp), %rbp
	cmpq	%rbp, %rsi
	movq	80(%rsp), %r15
	je	.LBB70_26
.LBB70_6:
	movq	%rsi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB70_7
	cqto
	idivq	%rbp
	movq	%rax, %rcx
	jmp	.LBB70_9
	.p2align	4
.LBB70_7:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %ecx
.LBB70_9:
	movq	%rsi, 40(%rsp)
	leaq	1(%rsi), %rax
	movq	%rax, 96(%rsp)
	imulq	%r15, %rax
	movq	(%r13), %r10
	movq	8(%r13), %rdi
	movq	%rax, %rdx
	orq	%rbp, %rdx
	shrq	$32, %rdx
	je	.LBB70_10
	cqto
	idivq	%rbp
	movq	%rax, %rsi
	jmp	.LBB70_12
	.p2align	4
.LBB70_10:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %esi
.LBB70_12:
	leaq	(%r10,%rcx,4), %r15
	movq	%rsi, %rbp
	subq	%rcx, %rbp
	cmpq	$8, 24(%rsp)
	jl	.LBB70_50
	cmpq	$4, %rbp
	jl	.LBB70_50
	leaq	(,%rdi,4), %rax
	leaq	(,%rdi,8), %rcx
	leaq	(%rax,%rax,2), %rdx
	movq	%rdx, 112(%rsp)
	leaq	-4(%rbp), %rsi
	xorl	%edx, %edx
	movabsq	$9223372036854775807, %r9
	movq	%r15, 120(%rsp)
	.p2align	4
.LBB70_15:
	movq	104(%rsp), %r10
	cmpq	%rdx, %r10
	movq	%rdx, %r8
	cmovlq	%r10, %r8
	addq	$8, %rdx
	movq	%rdx, 128(%rsp)
	seto	15(%rsp)
	cmovoq	%r10, %r8
	leaq	(%rbx,%r8,4), %r11
	imulq	%rdi, %r8
	leaq	(%r15,%r8,4), %rdx
	movq	%rdx, 136(%rsp)
	xorl	%r13d, %r13d
	movq	112(%rsp), %r15
	.p2align	4
.LBB70_16:
	cmpq	%r13, %rsi
	movq	%r13, %r14
	cmovlq	%rsi, %r14
	addq	$4, %r13
	cmovoq	%rsi, %r14
	cmovoq	%r9, %r13
	movq	136(%rsp), %r9
	leaq	(%r9,%r14,4), %r8
	movq	%rbp, %rdx
	leaq	(%r14,%r14,2), %rbp
	shlq	$5, %rbp
	vmovups	(%r9,%r14,4), %xmm0
	leaq	(%r8,%rax,4), %r14
	leaq	(%r8,%rdi,4), %r10
	vmovups	(%r8,%rdi,4), %xmm2
	vmovups	(%r10,%rax,4), %xmm6
	vmovups	(%r8,%rdi,8), %xmm3
	vmovups	(%rcx,%r14), %xmm5
	leaq	(%r8,%r15), %r9
	vmovups	(%r15,%r8), %xmm4
	vmovups	(%r9,%rax,4), %xmm1
	vunpcklps	%xmm2, %xmm0, %xmm7
	vmovlhps	%xmm3, %xmm7, %xmm7
	vinsertps	$48, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, (%r8,%rax,4), %ymm7, %ymm7
	vbroadcastss	%xmm6, %ymm8
	vblendps	$32, %ymm8, %ymm7, %ymm7
	vbroadcastsd	%xmm5, %ymm8
	vblendps	$192, %ymm8, %ymm7, %ymm7
	vbroadcastss	%xmm1, %ymm8
	vblendps	$128, %ymm8, %ymm7, %ymm7
	vbroadcastss	4(%r8,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r14), %ymm9
	vbroadcastss	4(%r9,%rax,4), %ymm10
	vbroadcastss	8(%r8,%rax,4), %xmm11
	vbroadcastss	8(%r10,%rax,4), %ymm12
	vbroadcastss	8(%r9,%rax,4), %ymm13
	vbroadcastss	12(%r8,%rax,4), %xmm14
	vmovaps	%xmm14, 144(%rsp)
	vbroadcastss	12(%r10,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r14), %ymm14
	vmovups	%ymm14, 160(%rsp)
	vmovups	%ymm7, (%r11,%rbp)
	vinsertps	$76, %xmm0, %xmm2, %xmm7
	vshufps	$212, %xmm3, %xmm7, %xmm7
	vinsertps	$112, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vblendps	$34, %ymm6, %ymm8, %ymm6
	vblendps	$192, %ymm9, %ymm6, %ymm6
	vblendps	$128, %ymm10, %ymm6, %ymm6
	vmovups	%ymm6, 96(%r11,%rbp)
	vunpckhps	%xmm2, %xmm0, %xmm6
	vblendps	$3, %xmm6, %xmm3, %xmm6
	vinsertps	$176, %xmm4, %xmm6, %xmm6
	vinsertf128	$1, %xmm11, %ymm6, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm6, %ymm5
	vblendps	$204, %ymm5, %ymm7, %ymm5
	vblendps	$128, %ymm13, %ymm5, %ymm5
	vmovups	%ymm5, 192(%r11,%rbp)
	vshufps	$51, %xmm0, %xmm2, %xmm0
	vshufps	$242, %xmm3, %xmm0, %xmm0
	vblendps	$8, %xmm4, %xmm0, %xmm0
	vinsertf128	$1, 144(%rsp), %ymm0, %ymm2
	vblendps	$32, %ymm15, %ymm2, %ymm2
	vblendps	$192, 160(%rsp), %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 288(%r11,%rbp)
	movq	%rdx, %rbp
	movabsq	$9223372036854775807, %r9
	cmpq	%rdx, %r13
	jl	.LBB70_16
	cmpb	$0, 15(%rsp)
	movq	128(%rsp), %rdx
	cmovneq	%r9, %rdx
	cmpq	24(%rsp), %rdx
	movq	120(%rsp), %r15
	jl	.LBB70_15
	jmp	.LBB70_18
	.p2align	4
.LBB70_50:
	cmpq	$0, 24(%rsp)
	je	.LBB70_18
	movq	%rcx, %rax
	notq	%rax
	addq	%rsi, %rax
	movq	64(%rsp), %rdx
	imulq	%rdi, %rdx
	addq	%rdx, %r10
	leaq	(%r10,%rsi,4), %r8
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$5, %rdx
	movq	%rcx, %r9
	shlq	$5, %r9
	leaq	(%r9,%r9,2), %r9
	movq	56(%rsp), %r10
	subq	%r9, %r10
	addq	%rdx, %r10
	movl	$96, %edx
	mulq	%rdx
	movq	%rax, %r13
	seto	160(%rsp)
	cmpq	%r10, %r15
	setb	%al
	cmpq	%r8, %rbx
	setb	%dl
	andb	%al, %dl
	movq	%rdi, %r10
	shrq	$61, %r10
	andl	$1, %r10d
	orb	%dl, %r10b
	movq	%rbp, %r11
	andq	$-8, %r11
	shlq	$2, %rdi
	movq	%rbx, %rdx
	xorl	%eax, %eax
	jmp	.LBB70_52
	.p2align	4
.LBB70_60:
	incq	%rax
	addq	$4, %rdx
	addq	%rdi, %r15
	cmpq	24(%rsp), %rax
	je	.LBB70_18
.LBB70_52:
	cmpq	%rcx, %rsi
	je	.LBB70_60
	leaq	(%rbx,%rax,4), %r8
	cmpq	$32, %rbp
	setb	%r9b
	leaq	(%r8,%r13), %r14
	cmpq	%r8, %r14
	setb	%r8b
	orb	160(%rsp), %r9b
	orb	%r10b, %r9b
	orb	%r8b, %r9b
	testb	$1, %r9b
	je	.LBB70_55
	xorl	%r8d, %r8d
	jmp	.LBB70_58
	.p2align	4
.LBB70_55:
	movq	%rdx, %r8
	xorl	%r14d, %r14d
	.p2align	4
.LBB70_56:
	vmovups	(%r15,%r14,4), %xmm0
	vmovups	16(%r15,%r14,4), %xmm1
	vmovss	%xmm0, (%r8)
	vextractps	$1, %xmm0, 96(%r8)
	vextractps	$2, %xmm0, 192(%r8)
	vextractps	$3, %xmm0, 288(%r8)
	vmovss	%xmm1, 384(%r8)
	vextractps	$1, %xmm1, 480(%r8)
	vextractps	$2, %xmm1, 576(%r8)
	vextractps	$3, %xmm1, 672(%r8)
	addq	$8, %r14
	addq	$768, %r8
	cmpq	%r14, %r11
	jne	.LBB70_56
	movq	%r11, %r8
	cmpq	%r11, %rbp
	je	.LBB70_60
.LBB70_58:
	leaq	(%r8,%r8,2), %r14
	shlq	$5, %r14
	addq	%rdx, %r14
	.p2align	4
.LBB70_59:
	vmovss	(%r15,%r8,4), %xmm0
	incq	%r8
	vmovss	%xmm0, (%r14)
	addq	$96, %r14
	cmpq	%r8, %rbp
	jne	.LBB70_59
	jmp	.LBB70_60
	.p2align	4
.LBB70_18:
	movq	88(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB70_25
	xorl	%edx, %edx
	movq	%rdx, %rbp
	movq	72(%rsp), %r14
	movq	40(%rsp), %r10
	movq	%rsi, %r15
	jmp	.LBB70_20
.LBB70_24:
	movq	16(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%r14, %r10
	jne	.LBB70_25
	.p2align	4
.LBB70_27:
	movl	$24, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r15, %rsi
	movq	40(%rsp), %r10
.LBB70_28:
	movq	%rbp, %rdx
	cmpq	%rsi, %rbp
	jge	.LBB70_25
.LBB70_20:
	addq	$8, %rbp
	jno	.LBB70_46
	cmpq	%rbp, %rsi
	jge	.LBB70_29
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, 32(%rsp)
	jne	.LBB70_47
	movq	16(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB70_24
	jmp	.LBB70_30
	.p2align	4
.LBB70_46:
	cmpq	%rbp, %rsi
	movq	%rbp, %rcx
	cmovlq	%rsi, %rcx
	movq	16(%rsp), %rdi
	cmpq	$1, 32(%rsp)
	jne	.LBB70_47
	cmpq	%rcx, %rdx
	je	.LBB70_49
	jmp	.LBB70_30
	.p2align	4
.LBB70_29:
	movq	16(%rsp), %rdi
	movq	%rbp, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, 32(%rsp)
	je	.LBB70_30
.LBB70_47:
	leaq	(%rdx,%rdx,2), %rdi
	shlq	$5, %rdi
	addq	16(%rsp), %rdi
	cmpq	%rcx, %rdx
	jne	.LBB70_30
.LBB70_49:
	movq	%rdx, %rcx
	jmp	.LBB70_45
	.p2align	4
.LBB70_30:
	movq	%rdx, %rax
	jmp	.LBB70_31
	.p2align	4
.LBB70_42:
	vmovups	%ymm2, (%rdi,%rsi)
	vmovups	%ymm1, 32(%rdi,%rsi)
.LBB70_43:
	incq	%rax
	vmovups	%ymm0, 64(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB70_44
.LBB70_31:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$5, %rsi
	leaq	(%rsi,%rsi,2), %rsi
	testq	%r10, %r10
	je	.LBB70_32
	vmovups	(%rdi,%rsi), %ymm2
	vmovups	32(%rdi,%rsi), %ymm1
	vmovups	64(%rdi,%rsi), %ymm0
	jmp	.LBB70_34
	.p2align	4
.LBB70_32:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %ymm0
	vmovaps	%ymm0, %ymm1
	vmovaps	%ymm0, %ymm2
.LBB70_34:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB70_39
	leaq	(%r12,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%r12), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB70_36:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB70_36
	movq	40(%rsp), %r10
	.p2align	4
.LBB70_38:
	movslq	(%r12), %r9
	vbroadcastss	4(%r12), %ymm3
	vfmadd231ps	(%rbx,%r9,4), %ymm3, %ymm2
	vfmadd231ps	32(%rbx,%r9,4), %ymm3, %ymm1
	vfmadd231ps	64(%rbx,%r9,4), %ymm3, %ymm0
	addq	$8, %r12
	cmpq	%r8, %r12
	jb	.LBB70_38
.LBB70_39:
	cmpq	%r14, %r10
	jne	.LBB70_42
	cmpq	$0, 72(%r13)
	jne	.LBB70_42
	vmovups	80(%r13), %ymm3
	vmovups	112(%r13), %ymm4
	vmaxps	%ymm2, %ymm3, %ymm2
	vminps	%ymm2, %ymm4, %ymm2
	vmovups	%ymm2, (%rdi,%rsi)
	vmaxps	%ymm1, %ymm3, %ymm1
	vminps	%ymm1, %ymm4, %ymm1
	vmovups	%ymm1, 32(%rdi,%rsi)
	vmaxps	%ymm0, %ymm3, %ymm0
	vminps	%ymm0, %ymm4, %ymm0
	jmp	.LBB70_43
	.p2align	4
.LBB70_44:
	movq	%r15, %rsi
.LBB70_45:
	cmpq	%r14, %r10
	je	.LBB70_27
	jmp	.LBB70_28
.LBB70_26:
	addq	$200, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end70:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5, .Lfunc_end70-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	24(%r13), %r15
	movq	32(%r13), %r12
	leaq	(%r12,%r15), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%r12, %rcx
	shrq	$32, %rcx
	je	.LBB71_1
	cqto
	idivq	%r12
	movq	%rax, %rbp
	jmp	.LBB71_3
.LBB71_1:
	xorl	%edx, %edx
	divl	%r12d
	movl	%eax, %ebp
.LBB71_3:
	movq	16(%r13), %rcx
	movq	160(%r13), %r14
	movq	%rbp, %rax
	shlq	$5, %rax
	shlq	$7, %rbp
	movq	%rcx, (%rsp)
	cmpq	$32, %rcx
	setge	%cl
	testq	%rax, %rax
	sete	%al
	orb	%cl, %al
	jne	.LBB71_5
	movq	%r14, %rdi
	xorl	%esi, %esi
	movq	%rbp, %rdx
	callq	memset@PLT
.LBB71_5:
	leaq	-1(%r12), %rax
	movq	%rax, 56(%rsp)
	addq	%r14, %rbp
	movq	40(%r13), %rbx
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 144(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 104(%rsp)
	leaq	-128(%r14,%rax,4), %rax
	movq	%rax, 96(%rsp)
	leaq	896(%r14), %rax
	movq	%rax, 88(%rsp)
	xorl	%edi, %edi
	movq	%r13, 128(%rsp)
	movq	%r15, 120(%rsp)
	movq	%r12, 16(%rsp)
	movq	%rbp, 112(%rsp)
	jmp	.LBB71_6
	.p2align	4
.LBB71_25:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	136(%rsp), %rdi
	movq	16(%rsp), %r12
	cmpq	%r12, %rdi
	movq	120(%rsp), %r15
	je	.LBB71_26
.LBB71_6:
	movq	%rdi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%r12, %rcx
	shrq	$32, %rcx
	je	.LBB71_7
	cqto
	idivq	%r12
	jmp	.LBB71_9
	.p2align	4
.LBB71_7:
	xorl	%edx, %edx
	divl	%r12d
.LBB71_9:
	movq	%rax, 160(%rsp)
	leaq	1(%rdi), %rax
	movq	%rax, 136(%rsp)
	imulq	%r15, %rax
	movq	(%r13), %r8
	movq	8(%r13), %rcx
	movq	%rax, %rdx
	orq	%r12, %rdx
	shrq	$32, %rdx
	je	.LBB71_10
	cqto
	idivq	%r12
	jmp	.LBB71_12
	.p2align	4
.LBB71_10:
	xorl	%edx, %edx
	divl	%r12d
.LBB71_12:
	movq	%rdi, 40(%rsp)
	movq	160(%rsp), %rsi
	leaq	(%r8,%rsi,4), %r13
	movq	%rax, %rdx
	subq	%rsi, %rdx
	cmpq	$8, (%rsp)
	movq	%rdx, 8(%rsp)
	jl	.LBB71_50
	cmpq	$4, %rdx
	jl	.LBB71_50
	movq	%rcx, %rsi
	leaq	(,%rcx,4), %rax
	leaq	(,%rcx,8), %rcx
	leaq	(%rax,%rax,2), %r8
	leaq	-4(%rdx), %r9
	xorl	%r10d, %r10d
	movabsq	$9223372036854775807, %rdx
	movq	%r13, 152(%rsp)
	.p2align	4
.LBB71_15:
	movq	144(%rsp), %rdi
	cmpq	%r10, %rdi
	movq	%r10, %r15
	cmovlq	%rdi, %r15
	addq	$8, %r10
	movq	%r10, 32(%rsp)
	seto	24(%rsp)
	cmovoq	%rdi, %r15
	leaq	(%r14,%r15,4), %r11
	imulq	%rsi, %r15
	leaq	(,%r15,4), %rbp
	addq	%r13, %rbp
	xorl	%r12d, %r12d
	.p2align	4
.LBB71_16:
	cmpq	%r12, %r9
	movq	%r12, %r15
	cmovlq	%r9, %r15
	addq	$4, %r12
	cmovoq	%r9, %r15
	cmovoq	%rdx, %r12
	leaq	(,%r15,4), %rdx
	addq	%rbp, %rdx
	vmovups	(%rbp,%r15,4), %xmm0
	shlq	$7, %r15
	leaq	(%rdx,%rax,4), %r13
	leaq	(%rdx,%rsi,4), %r10
	vmovups	(%rdx,%rsi,4), %xmm2
	vmovups	(%r10,%rax,4), %xmm6
	vmovups	(%rdx,%rsi,8), %xmm3
	vmovups	(%rcx,%r13), %xmm5
	leaq	(%rdx,%r8), %rdi
	vmovups	(%r8,%rdx), %xmm4
	vmovups	(%rdi,%rax,4), %xmm1
	vunpcklps	%xmm2, %xmm0, %xmm7
	vmovlhps	%xmm3, %xmm7, %xmm7
	vinsertps	$48, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, (%rdx,%rax,4), %ymm7, %ymm7
	vbroadcastss	%xmm6, %ymm8
	vblendps	$32, %ymm8, %ymm7, %ymm7
	vbroadcastsd	%xmm5, %ymm8
	vblendps	$192, %ymm8, %ymm7, %ymm7
	vbroadcastss	%xmm1, %ymm8
	vblendps	$128, %ymm8, %ymm7, %ymm7
	vbroadcastss	4(%rdx,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r13), %ymm9
	vbroadcastss	4(%rdi,%rax,4), %ymm10
	vbroadcastss	8(%rdx,%rax,4), %xmm11
	vbroadcastss	8(%r10,%rax,4), %ymm12
	vbroadcastss	8(%rdi,%rax,4), %ymm13
	vbroadcastss	12(%rdx,%rax,4), %xmm14
	vmovaps	%xmm14, 64(%rsp)
	vbroadcastss	12(%r10,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r13), %ymm14
	vmovups	%ymm14, 160(%rsp)
	movabsq	$9223372036854775807, %rdx
	vmovups	%ymm7, (%r11,%r15)
	vinsertps	$76, %xmm0, %xmm2, %xmm7
	vshufps	$212, %xmm3, %xmm7, %xmm7
	vinsertps	$112, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vblendps	$34, %ymm6, %ymm8, %ymm6
	vblendps	$192, %ymm9, %ymm6, %ymm6
	vblendps	$128, %ymm10, %ymm6, %ymm6
	vmovups	%ymm6, 128(%r11,%r15)
	vunpckhps	%xmm2, %xmm0, %xmm6
	vblendps	$3, %xmm6, %xmm3, %xmm6
	vinsertps	$176, %xmm4, %xmm6, %xmm6
	vinsertf128	$1, %xmm11, %ymm6, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm6, %ymm5
	vblendps	$204, %ymm5, %ymm7, %ymm5
	vblendps	$128, %ymm13, %ymm5, %ymm5
	vmovups	%ymm5, 256(%r11,%r15)
	vshufps	$51, %xmm0, %xmm2, %xmm0
	vshufps	$242, %xmm3, %xmm0, %xmm0
	vblendps	$8, %xmm4, %xmm0, %xmm0
	vinsertf128	$1, 64(%rsp), %ymm0, %ymm2
	vblendps	$32, %ymm15, %ymm2, %ymm2
	vblendps	$192, 160(%rsp), %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 384(%r11,%r15)
	cmpq	8(%rsp), %r12
	jl	.LBB71_16
	cmpb	$0, 24(%rsp)
	movq	32(%rsp), %r10
	cmovneq	%rdx, %r10
	cmpq	(%rsp), %r10
	movq	152(%rsp), %r13
	jl	.LBB71_15
	jmp	.LBB71_18
	.p2align	4
.LBB71_50:
	cmpq	$0, (%rsp)
	je	.LBB71_18
	movq	%rcx, %rbp
	movq	160(%rsp), %rcx
	notq	%rcx
	addq	%rax, %rcx
	movq	104(%rsp), %rdx
	imulq	%rbp, %rdx
	addq	%rdx, %r8
	leaq	(%r8,%rax,4), %rdx
	movq	8(%rsp), %r11
	movq	%r11, %rdi
	shlq	$7, %rdi
	addq	96(%rsp), %rdi
	movq	%rcx, 64(%rsp)
	shlq	$7, %rcx
	movq	%rcx, 32(%rsp)
	cmpq	%rdi, %r13
	setb	%dil
	cmpq	%rdx, %r14
	setb	%dl
	andb	%dil, %dl
	movq	%rbp, %rcx
	shrq	$61, %rcx
	andl	$1, %ecx
	orb	%dl, %cl
	movq	%rcx, 24(%rsp)
	andq	$-8, %r11
	shlq	$2, %rbp
	movq	%r14, %r9
	movq	88(%rsp), %r8
	xorl	%r10d, %r10d
	jmp	.LBB71_52
	.p2align	4
.LBB71_60:
	incq	%r10
	addq	$4, %r8
	addq	%rbp, %r13
	addq	$4, %r9
	cmpq	(%rsp), %r10
	je	.LBB71_18
.LBB71_52:
	cmpq	160(%rsp), %rax
	movq	8(%rsp), %rsi
	je	.LBB71_60
	movq	%rbp, %rcx
	leaq	(%r14,%r10,4), %rdx
	movq	64(%rsp), %rdi
	shrq	$57, %rdi
	setne	%dil
	cmpq	$32, %rsi
	setb	%bpl
	movq	32(%rsp), %rsi
	leaq	(%rdx,%rsi), %r15
	cmpq	%rdx, %r15
	setb	%dl
	orb	%dil, %bpl
	orb	%dl, %bpl
	orb	24(%rsp), %bpl
	testb	$1, %bpl
	je	.LBB71_55
	xorl	%r15d, %r15d
	movq	8(%rsp), %rdx
	movq	%rcx, %rbp
	jmp	.LBB71_58
	.p2align	4
.LBB71_55:
	movq	%r8, %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB71_56:
	vmovups	(%r13,%r12,4), %xmm0
	vmovups	16(%r13,%r12,4), %xmm1
	vmovss	%xmm0, -896(%r15)
	vextractps	$1, %xmm0, -768(%r15)
	vextractps	$2, %xmm0, -640(%r15)
	vextractps	$3, %xmm0, -512(%r15)
	vmovss	%xmm1, -384(%r15)
	vextractps	$1, %xmm1, -256(%r15)
	vextractps	$2, %xmm1, -128(%r15)
	vextractps	$3, %xmm1, (%r15)
	addq	$8, %r12
	addq	$1024, %r15
	cmpq	%r12, %r11
	jne	.LBB71_56
	movq	%r11, %r15
	movq	8(%rsp), %rdx
	cmpq	%r11, %rdx
	movq	%rcx, %rbp
	je	.LBB71_60
.LBB71_58:
	movq	%r15, %r12
	shlq	$7, %r12
	addq	%r9, %r12
	.p2align	4
.LBB71_59:
	vmovss	(%r13,%r15,4), %xmm0
	incq	%r15
	vmovss	%xmm0, (%r12)
	subq	$-128, %r12
	cmpq	%r15, %rdx
	jne	.LBB71_59
	jmp	.LBB71_60
	.p2align	4
.LBB71_18:
	movq	128(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB71_25
	xorl	%edx, %edx
	movq	%rdx, %r12
	movq	112(%rsp), %rbp
	movq	40(%rsp), %r10
	movq	%rsi, %r15
	jmp	.LBB71_20
.LBB71_24:
	movq	%rbp, %rdi
	movq	%rsi, %rcx
	cmpq	56(%rsp), %r10
	jne	.LBB71_25
	.p2align	4
.LBB71_27:
	movl	$32, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r15, %rsi
	movq	40(%rsp), %r10
.LBB71_28:
	movq	%r12, %rdx
	cmpq	%rsi, %r12
	jge	.LBB71_25
.LBB71_20:
	addq	$8, %r12
	jno	.LBB71_46
	cmpq	%r12, %rsi
	jge	.LBB71_29
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %r12
	cmpq	$1, 16(%rsp)
	jne	.LBB71_47
	movq	%rbp, %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB71_24
	jmp	.LBB71_30
	.p2align	4
.LBB71_46:
	cmpq	%r12, %rsi
	movq	%r12, %rcx
	cmovlq	%rsi, %rcx
	movq	%rbp, %rdi
	cmpq	$1, 16(%rsp)
	jne	.LBB71_47
	cmpq	%rcx, %rdx
	je	.LBB71_49
	jmp	.LBB71_30
	.p2align	4
.LBB71_29:
	movq	%rbp, %rdi
	movq	%r12, %rcx
	movabsq	$9223372036854775807, %r12
	cmpq	$1, 16(%rsp)
	je	.LBB71_30
.LBB71_47:
	movq	%rdx, %rdi
	shlq	$7, %rdi
	addq	%rbp, %rdi
	cmpq	%rcx, %rdx
	jne	.LBB71_30
.LBB71_49:
	movq	%rdx, %rcx
	jmp	.LBB71_45
	.p2align	4
.LBB71_30:
	movq	%rdx, %rax
	jmp	.LBB71_31
	.p2align	4
.LBB71_42:
	vmovups	%ymm3, (%rdi,%rsi)
	vmovups	%ymm2, 32(%rdi,%rsi)
	vmovups	%ymm1, 64(%rdi,%rsi)
.LBB71_43:
	incq	%rax
	vmovups	%ymm0, 96(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB71_44
.LBB71_31:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$7, %rsi
	testq	%r10, %r10
	je	.LBB71_32
	vmovups	(%rdi,%rsi), %ymm3
	vmovups	32(%rdi,%rsi), %ymm2
	vmovups	64(%rdi,%rsi), %ymm1
	vmovups	96(%rdi,%rsi), %ymm0
	jmp	.LBB71_34
	.p2align	4
.LBB71_32:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %ymm0
	vmovaps	%ymm0, %ymm1
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm0, %ymm3
.LBB71_34:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB71_39
	leaq	(%rbx,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%rbx), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB71_36:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB71_36
	movq	40(%rsp), %r10
	.p2align	4
.LBB71_38:
	movslq	(%rbx), %r9
	vbroadcastss	4(%rbx), %ymm4
	vfmadd231ps	(%r14,%r9,4), %ymm4, %ymm3
	vfmadd231ps	32(%r14,%r9,4), %ymm4, %ymm2
	vfmadd231ps	64(%r14,%r9,4), %ymm4, %ymm1
	vfmadd231ps	96(%r14,%r9,4), %ymm4, %ymm0
	addq	$8, %rbx
	cmpq	%r8, %rbx
	jb	.LBB71_38
.LBB71_39:
	cmpq	56(%rsp), %r10
	jne	.LBB71_42
	cmpq	$0, 72(%r13)
	jne	.LBB71_42
	vmovups	80(%r13), %ymm4
	vmovups	112(%r13), %ymm5
	vmaxps	%ymm3, %ymm4, %ymm3
	vminps	%ymm3, %ymm5, %ymm3
	vmovups	%ymm3, (%rdi,%rsi)
	vmaxps	%ymm2, %ymm4, %ymm2
	vminps	%ymm2, %ymm5, %ymm2
	vmovups	%ymm2, 32(%rdi,%rsi)
	vmaxps	%ymm1, %ymm4, %ymm1
	vminps	%ymm1, %ymm5, %ymm1
	vmovups	%ymm1, 64(%rdi,%rsi)
	vmaxps	%ymm0, %ymm4, %ymm0
	vminps	%ymm0, %ymm5, %ymm0
	jmp	.LBB71_43
	.p2align	4
.LBB71_44:
	movq	%r15, %rsi
.LBB71_45:
	cmpq	56(%rsp), %r10
	je	.LBB71_27
	jmp	.LBB71_28
.LBB71_26:
	addq	$200, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end71:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5, .Lfunc_end71-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	24(%r13), %r15
	movq	32(%r13), %rbp
	leaq	(%r15,%rbp), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB72_1
	cqto
	idivq	%rbp
	jmp	.LBB72_3
.LBB72_1:
	xorl	%edx, %edx
	divl	%ebp
.LBB72_3:
	movq	16(%r13), %rdx
	movq	160(%r13), %rbx
	leaq	(,%rax,8), %rcx
	leaq	(%rcx,%rcx,4), %r14
	movq	%rdx, 24(%rsp)
	cmpq	$40, %rdx
	setge	%cl
	testq	%r14, %r14
	sete	%dl
	orb	%cl, %dl
	jne	.LBB72_5
	shlq	$5, %rax
	leaq	(%rax,%rax,4), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.LBB72_5:
	leaq	-1(%rbp), %rax
	leaq	(%rbx,%r14,4), %rcx
	movq	%rcx, 16(%rsp)
	movq	%rax, %r14
	movq	40(%r13), %r12
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	24(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 104(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 64(%rsp)
	leaq	(%rbx,%rax,4), %rax
	addq	$-160, %rax
	movq	%rax, 56(%rsp)
	xorl	%esi, %esi
	movq	%r13, 88(%rsp)
	movq	%r15, 80(%rsp)
	movq	%rbp, 32(%rsp)
	movq	%r14, 72(%rsp)
	jmp	.LBB72_6
	.p2align	4
.LBB72_25:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	96(%rsp), %rsi
	movq	32(%rsp), %rbp
	cmpq	%rbp, %rsi
	movq	80(%rsp), %r15
	je	.LBB72_26
.LBB72_6:
	movq	%rsi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB72_7
	cqto
	idivq	%rbp
	movq	%rax, %rcx
	jmp	.LBB72_9
	.p2align	4
.LBB72_7:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %ecx
.LBB72_9:
	movq	%rsi, 40(%rsp)
	leaq	1(%rsi), %rax
	movq	%rax, 96(%rsp)
	imulq	%r15, %rax
	movq	(%r13), %r10
	movq	8(%r13), %rdi
	movq	%rax, %rdx
	orq	%rbp, %rdx
	shrq	$32, %rdx
	je	.LBB72_10
	cqto
	idivq	%rbp
	movq	%rax, %rsi
	jmp	.LBB72_12
	.p2align	4
.LBB72_10:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %esi
.LBB72_12:
	leaq	(%r10,%rcx,4), %r15
	movq	%rsi, %rbp
	subq	%rcx, %rbp
	cmpq	$8, 24(%rsp)
	jl	.LBB72_50
	cmpq	$4, %rbp
	jl	.LBB72_50
	leaq	(,%rdi,4), %rax
	leaq	(,%rdi,8), %rcx
	leaq	(%rax,%rax,2), %rdx
	movq	%rdx, 112(%rsp)
	leaq	-4(%rbp), %rsi
	xorl	%edx, %edx
	movabsq	$9223372036854775807, %r9
	movq	%r15, 120(%rsp)
	.p2align	4
.LBB72_15:
	movq	104(%rsp), %r10
	cmpq	%rdx, %r10
	movq	%rdx, %r8
	cmovlq	%r10, %r8
	addq	$8, %rdx
	movq	%rdx, 128(%rsp)
	seto	15(%rsp)
	cmovoq	%r10, %r8
	leaq	(%rbx,%r8,4), %r11
	imulq	%rdi, %r8
	leaq	(%r15,%r8,4), %rdx
	movq	%rdx, 136(%rsp)
	xorl	%r13d, %r13d
	movq	112(%rsp), %r15
	.p2align	4
.LBB72_16:
	cmpq	%r13, %rsi
	movq	%r13, %r14
	cmovlq	%rsi, %r14
	addq	$4, %r13
	cmovoq	%rsi, %r14
	cmovoq	%r9, %r13
	movq	136(%rsp), %r9
	leaq	(%r9,%r14,4), %r8
	movq	%rbp, %rdx
	leaq	(%r14,%r14,4), %rbp
	shlq	$5, %rbp
	vmovups	(%r9,%r14,4), %xmm0
	leaq	(%r8,%rax,4), %r14
	leaq	(%r8,%rdi,4), %r10
	vmovups	(%r8,%rdi,4), %xmm2
	vmovups	(%r10,%rax,4), %xmm6
	vmovups	(%r8,%rdi,8), %xmm3
	vmovups	(%rcx,%r14), %xmm5
	leaq	(%r8,%r15), %r9
	vmovups	(%r15,%r8), %xmm4
	vmovups	(%r9,%rax,4), %xmm1
	vunpcklps	%xmm2, %xmm0, %xmm7
	vmovlhps	%xmm3, %xmm7, %xmm7
	vinsertps	$48, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, (%r8,%rax,4), %ymm7, %ymm7
	vbroadcastss	%xmm6, %ymm8
	vblendps	$32, %ymm8, %ymm7, %ymm7
	vbroadcastsd	%xmm5, %ymm8
	vblendps	$192, %ymm8, %ymm7, %ymm7
	vbroadcastss	%xmm1, %ymm8
	vblendps	$128, %ymm8, %ymm7, %ymm7
	vbroadcastss	4(%r8,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r14), %ymm9
	vbroadcastss	4(%r9,%rax,4), %ymm10
	vbroadcastss	8(%r8,%rax,4), %xmm11
	vbroadcastss	8(%r10,%rax,4), %ymm12
	vbroadcastss	8(%r9,%rax,4), %ymm13
	vbroadcastss	12(%r8,%rax,4), %xmm14
	vmovaps	%xmm14, 144(%rsp)
	vbroadcastss	12(%r10,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r14), %ymm14
	vmovups	%ymm14, 160(%rsp)
	vmovups	%ymm7, (%r11,%rbp)
	vinsertps	$76, %xmm0, %xmm2, %xmm7
	vshufps	$212, %xmm3, %xmm7, %xmm7
	vinsertps	$112, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vblendps	$34, %ymm6, %ymm8, %ymm6
	vblendps	$192, %ymm9, %ymm6, %ymm6
	vblendps	$128, %ymm10, %ymm6, %ymm6
	vmovups	%ymm6, 160(%r11,%rbp)
	vunpckhps	%xmm2, %xmm0, %xmm6
	vblendps	$3, %xmm6, %xmm3, %xmm6
	vinsertps	$176, %xmm4, %xmm6, %xmm6
	vinsertf128	$1, %xmm11, %ymm6, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm6, %ymm5
	vblendps	$204, %ymm5, %ymm7, %ymm5
	vblendps	$128, %ymm13, %ymm5, %ymm5
	vmovups	%ymm5, 320(%r11,%rbp)
	vshufps	$51, %xmm0, %xmm2, %xmm0
	vshufps	$242, %xmm3, %xmm0, %xmm0
	vblendps	$8, %xmm4, %xmm0, %xmm0
	vinsertf128	$1, 144(%rsp), %ymm0, %ymm2
	vblendps	$32, %ymm15, %ymm2, %ymm2
	vblendps	$192, 160(%rsp), %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 480(%r11,%rbp)
	movq	%rdx, %rbp
	movabsq	$9223372036854775807, %r9
	cmpq	%rdx, %r13
	jl	.LBB72_16
	cmpb	$0, 15(%rsp)
	movq	128(%rsp), %rdx
	cmovneq	%r9, %rdx
	cmpq	24(%rsp), %rdx
	movq	120(%rsp), %r15
	jl	.LBB72_15
	jmp	.LBB72_18
	.p2align	4
.LBB72_50:
	cmpq	$0, 24(%rsp)
	je	.LBB72_18
	movq	%rcx, %rax
	notq	%rax
	addq	%rsi, %rax
	movq	64(%rsp), %rdx
	imulq	%rdi, %rdx
	addq	%rdx, %r10
	leaq	(%r10,%rsi,4), %r8
	leaq	(%rsi,%rsi,4), %rdx
	shlq	$5, %rdx
	movq	%rcx, %r9
	shlq	$5, %r9
	leaq	(%r9,%r9,4), %r9
	movq	56(%rsp), %r10
	subq	%r9, %r10
	addq	%rdx, %r10
	movl	$160, %edx
	mulq	%rdx
	movq	%rax, %r13
	seto	160(%rsp)
	cmpq	%r10, %r15
	setb	%al
	cmpq	%r8, %rbx
	setb	%dl
	andb	%al, %dl
	movq	%rdi, %r10
	shrq	$61, %r10
	andl	$1, %r10d
	orb	%dl, %r10b
	movq	%rbp, %r11
	andq	$-8, %r11
	shlq	$2, %rdi
	movq	%rbx, %rdx
	xorl	%eax, %eax
	jmp	.LBB72_52
	.p2align	4
.LBB72_60:
	incq	%rax
	addq	$4, %rdx
	addq	%rdi, %r15
	cmpq	24(%rsp), %rax
	je	.LBB72_18
.LBB72_52:
	cmpq	%rcx, %rsi
	je	.LBB72_60
	leaq	(%rbx,%rax,4), %r8
	cmpq	$32, %rbp
	setb	%r9b
	leaq	(%r8,%r13), %r14
	cmpq	%r8, %r14
	setb	%r8b
	orb	160(%rsp), %r9b
	orb	%r10b, %r9b
	orb	%r8b, %r9b
	testb	$1, %r9b
	je	.LBB72_55
	xorl	%r8d, %r8d
	jmp	.LBB72_58
	.p2align	4
.LBB72_55:
	movq	%rdx, %r8
	xorl	%r14d, %r14d
	.p2align	4
.LBB72_56:
	vmovups	(%r15,%r14,4), %xmm0
	vmovups	16(%r15,%r14,4), %xmm1
	vmovss	%xmm0, (%r8)
	vextractps	$1, %xmm0, 160(%r8)
	vextractps	$2, %xmm0, 320(%r8)
	vextractps	$3, %xmm0, 480(%r8)
	vmovss	%xmm1, 640(%r8)
	vextractps	$1, %xmm1, 800(%r8)
	vextractps	$2, %xmm1, 960(%r8)
	vextractps	$3, %xmm1, 1120(%r8)
	addq	$8, %r14
	addq	$1280, %r8
	cmpq	%r14, %r11
	jne	.LBB72_56
	movq	%r11, %r8
	cmpq	%r11, %rbp
	je	.LBB72_60
.LBB72_58:
	leaq	(%r8,%r8,4), %r14
	shlq	$5, %r14
	addq	%rdx, %r14
	.p2align	4
.LBB72_59:
	vmovss	(%r15,%r8,4), %xmm0
	incq	%r8
	vmovss	%xmm0, (%r14)
	addq	$160, %r14
	cmpq	%r8, %rbp
	jne	.LBB72_59
	jmp	.LBB72_60
	.p2align	4
.LBB72_18:
	movq	88(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB72_25
	xorl	%edx, %edx
	movq	%rdx, %rbp
	movq	72(%rsp), %r14
	movq	40(%rsp), %r10
	movq	%rsi, %r15
	jmp	.LBB72_20
.LBB72_24:
	movq	16(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%r14, %r10
	jne	.LBB72_25
	.p2align	4
.LBB72_27:
	movl	$40, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r15, %rsi
	movq	40(%rsp), %r10
.LBB72_28:
	movq	%rbp, %rdx
	cmpq	%rsi, %rbp
	jge	.LBB72_25
.LBB72_20:
	addq	$8, %rbp
	jno	.LBB72_46
	cmpq	%rbp, %rsi
	jge	.LBB72_29
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, 32(%rsp)
	jne	.LBB72_47
	movq	16(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB72_24
	jmp	.LBB72_30
	.p2align	4
.LBB72_46:
	cmpq	%rbp, %rsi
	movq	%rbp, %rcx
	cmovlq	%rsi, %rcx
	movq	16(%rsp), %rdi
	cmpq	$1, 32(%rsp)
	jne	.LBB72_47
	cmpq	%rcx, %rdx
	je	.LBB72_49
	jmp	.LBB72_30
	.p2align	4
.LBB72_29:
	movq	16(%rsp), %rdi
	movq	%rbp, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, 32(%rsp)
	je	.LBB72_30
.LBB72_47:
	leaq	(%rdx,%rdx,4), %rdi
	shlq	$5, %rdi
	addq	16(%rsp), %rdi
	cmpq	%rcx, %rdx
	jne	.LBB72_30
.LBB72_49:
	movq	%rdx, %rcx
	jmp	.LBB72_45
	.p2align	4
.LBB72_30:
	movq	%rdx, %rax
	jmp	.LBB72_31
	.p2align	4
.LBB72_42:
	vmovups	%ymm4, (%rdi,%rsi)
	vmovups	%ymm3, 32(%rdi,%rsi)
	vmovups	%ymm2, 64(%rdi,%rsi)
	vmovups	%ymm1, 96(%rdi,%rsi)
.LBB72_43:
	incq	%rax
	vmovups	%ymm0, 128(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB72_44
.LBB72_31:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$5, %rsi
	leaq	(%rsi,%rsi,4), %rsi
	testq	%r10, %r10
	je	.LBB72_32
	vmovups	(%rdi,%rsi), %ymm4
	vmovups	32(%rdi,%rsi), %ymm3
	vmovups	64(%rdi,%rsi), %ymm2
	vmovups	96(%rdi,%rsi), %ymm1
	vmovups	128(%rdi,%rsi), %ymm0
	jmp	.LBB72_34
	.p2align	4
.LBB72_32:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %ymm0
	vmovaps	%ymm0, %ymm1
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm0, %ymm4
.LBB72_34:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB72_39
	leaq	(%r12,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%r12), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB72_36:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB72_36
	movq	40(%rsp), %r10
	.p2align	4
.LBB72_38:
	movslq	(%r12), %r9
	vbroadcastss	4(%r12), %ymm5
	vfmadd231ps	(%rbx,%r9,4), %ymm5, %ymm4
	vfmadd231ps	32(%rbx,%r9,4), %ymm5, %ymm3
	vfmadd231ps	64(%rbx,%r9,4), %ymm5, %ymm2
	vfmadd231ps	96(%rbx,%r9,4), %ymm5, %ymm1
	vfmadd231ps	128(%rbx,%r9,4), %ymm5, %ymm0
	addq	$8, %r12
	cmpq	%r8, %r12
	jb	.LBB72_38
.LBB72_39:
	cmpq	%r14, %r10
	jne	.LBB72_42
	cmpq	$0, 72(%r13)
	jne	.LBB72_42
	vmovups	80(%r13), %ymm5
	vmovups	112(%r13), %ymm6
	vmaxps	%ymm4, %ymm5, %ymm4
	vminps	%ymm4, %ymm6, %ymm4
	vmovups	%ymm4, (%rdi,%rsi)
	vmaxps	%ymm3, %ymm5, %ymm3
	vminps	%ymm3, %ymm6, %ymm3
	vmovups	%ymm3, 32(%rdi,%rsi)
	vmaxps	%ymm2, %ymm5, %ymm2
	vminps	%ymm2, %ymm6, %ymm2
	vmovups	%ymm2, 64(%rdi,%rsi)
	vmaxps	%ymm1, %ymm5, %ymm1
	vminps	%ymm1, %ymm6, %ymm1
	vmovups	%ymm1, 96(%rdi,%rsi)
	vmaxps	%ymm0, %ymm5, %ymm0
	vminps	%ymm0, %ymm6, %ymm0
	jmp	.LBB72_43
	.p2align	4
.LBB72_44:
	movq	%r15, %rsi
.LBB72_45:
	cmpq	%r14, %r10
	je	.LBB72_27
	jmp	.LBB72_28
.LBB72_26:
	addq	$200, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end72:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5, .Lfunc_end72-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	24(%r13), %r15
	movq	32(%r13), %rbp
	leaq	(%r15,%rbp), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB73_1
	cqto
	idivq	%rbp
	jmp	.LBB73_3
.LBB73_1:
	xorl	%edx, %edx
	divl	%ebp
.LBB73_3:
	movq	16(%r13), %rdx
	movq	160(%r13), %rbx
	movq	%rax, %rcx
	shlq	$4, %rcx
	leaq	(%rcx,%rcx,2), %r14
	movq	%rdx, 24(%rsp)
	cmpq	$48, %rdx
	setge	%cl
	testq	%r14, %r14
	sete	%dl
	orb	%cl, %dl
	jne	.LBB73_5
	shlq	$6, %rax
	leaq	(%rax,%rax,2), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.LBB73_5:
	leaq	-1(%rbp), %rax
	leaq	(%rbx,%r14,4), %rcx
	movq	%rcx, 16(%rsp)
	movq	%rax, %r14
	movq	40(%r13), %r12
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	24(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 104(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 64(%rsp)
	leaq	(%rbx,%rax,4), %rax
	addq	$-192, %rax
	movq	%rax, 56(%rsp)
	xorl	%esi, %esi
	movq	%r13, 88(%rsp)
	movq	%r15, 80(%rsp)
	movq	%rbp, 32(%rsp)
	movq	%r14, 72(%rsp)
	jmp	.LBB73_6
	.p2align	4
.LBB73_25:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	96(%rsp), %rsi
	movq	32(%rsp), %rbp
	cmpq	%rbp, %rsi
	movq	80(%rsp), %r15
	je	.LBB73_26
.LBB73_6:
	movq	%rsi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB73_7
	cqto
	idivq	%rbp
	movq	%rax, %rcx
	jmp	.LBB73_9
	.p2align	4
.LBB73_7:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %ecx
.LBB73_9:
	movq	%rsi, 40(%rsp)
	leaq	1(%rsi), %rax
	movq	%rax, 96(%rsp)
	imulq	%r15, %rax
	movq	(%r13), %r10
	movq	8(%r13), %rdi
	movq	%rax, %rdx
	orq	%rbp, %rdx
	shrq	$32, %rdx
	je	.LBB73_10
	cqto
	idivq	%rbp
	movq	%rax, %rsi
	jmp	.LBB73_12
	.p2align	4
.LBB73_10:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %esi
.LBB73_12:
	leaq	(%r10,%rcx,4), %r15
	movq	%rsi, %rbp
	subq	%rcx, %rbp
	cmpq	$8, 24(%rsp)
	jl	.LBB73_50
	cmpq	$4, %rbp
	jl	.LBB73_50
	leaq	(,%rdi,4), %rax
	leaq	(,%rdi,8), %rcx
	leaq	(%rax,%rax,2), %rdx
	movq	%rdx, 112(%rsp)
	leaq	-4(%rbp), %rsi
	xorl	%edx, %edx
	movabsq	$9223372036854775807, %r9
	movq	%r15, 120(%rsp)
	.p2align	4
.LBB73_15:
	movq	104(%rsp), %r10
	cmpq	%rdx, %r10
	movq	%rdx, %r8
	cmovlq	%r10, %r8
	addq	$8, %rdx
	movq	%rdx, 128(%rsp)
	seto	15(%rsp)
	cmovoq	%r10, %r8
	leaq	(%rbx,%r8,4), %r11
	imulq	%rdi, %r8
	leaq	(%r15,%r8,4), %rdx
	movq	%rdx, 136(%rsp)
	xorl	%r13d, %r13d
	movq	112(%rsp), %r15
	.p2align	4
.LBB73_16:
	cmpq	%r13, %rsi
	movq	%r13, %r14
	cmovlq	%rsi, %r14
	addq	$4, %r13
	cmovoq	%rsi, %r14
	cmovoq	%r9, %r13
	movq	136(%rsp), %r9
	leaq	(%r9,%r14,4), %r8
	movq	%rbp, %rdx
	leaq	(%r14,%r14,2), %rbp
	shlq	$6, %rbp
	vmovups	(%r9,%r14,4), %xmm0
	leaq	(%r8,%rax,4), %r14
	leaq	(%r8,%rdi,4), %r10
	vmovups	(%r8,%rdi,4), %xmm2
	vmovups	(%r10,%rax,4), %xmm6
	vmovups	(%r8,%rdi,8), %xmm3
	vmovups	(%rcx,%r14), %xmm5
	leaq	(%r8,%r15), %r9
	vmovups	(%r15,%r8), %xmm4
	vmovups	(%r9,%rax,4), %xmm1
	vunpcklps	%xmm2, %xmm0, %xmm7
	vmovlhps	%xmm3, %xmm7, %xmm7
	vinsertps	$48, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, (%r8,%rax,4), %ymm7, %ymm7
	vbroadcastss	%xmm6, %ymm8
	vblendps	$32, %ymm8, %ymm7, %ymm7
	vbroadcastsd	%xmm5, %ymm8
	vblendps	$192, %ymm8, %ymm7, %ymm7
	vbroadcastss	%xmm1, %ymm8
	vblendps	$128, %ymm8, %ymm7, %ymm7
	vbroadcastss	4(%r8,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r14), %ymm9
	vbroadcastss	4(%r9,%rax,4), %ymm10
	vbroadcastss	8(%r8,%rax,4), %xmm11
	vbroadcastss	8(%r10,%rax,4), %ymm12
	vbroadcastss	8(%r9,%rax,4), %ymm13
	vbroadcastss	12(%r8,%rax,4), %xmm14
	vmovaps	%xmm14, 144(%rsp)
	vbroadcastss	12(%r10,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r14), %ymm14
	vmovups	%ymm14, 160(%rsp)
	vmovups	%ymm7, (%r11,%rbp)
	vinsertps	$76, %xmm0, %xmm2, %xmm7
	vshufps	$212, %xmm3, %xmm7, %xmm7
	vinsertps	$112, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vblendps	$34, %ymm6, %ymm8, %ymm6
	vblendps	$192, %ymm9, %ymm6, %ymm6
	vblendps	$128, %ymm10, %ymm6, %ymm6
	vmovups	%ymm6, 192(%r11,%rbp)
	vunpckhps	%xmm2, %xmm0, %xmm6
	vblendps	$3, %xmm6, %xmm3, %xmm6
	vinsertps	$176, %xmm4, %xmm6, %xmm6
	vinsertf128	$1, %xmm11, %ymm6, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm6, %ymm5
	vblendps	$204, %ymm5, %ymm7, %ymm5
	vblendps	$128, %ymm13, %ymm5, %ymm5
	vmovups	%ymm5, 384(%r11,%rbp)
	vshufps	$51, %xmm0, %xmm2, %xmm0
	vshufps	$242, %xmm3, %xmm0, %xmm0
	vblendps	$8, %xmm4, %xmm0, %xmm0
	vinsertf128	$1, 144(%rsp), %ymm0, %ymm2
	vblendps	$32, %ymm15, %ymm2, %ymm2
	vblendps	$192, 160(%rsp), %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 576(%r11,%rbp)
	movq	%rdx, %rbp
	movabsq	$9223372036854775807, %r9
	cmpq	%rdx, %r13
	jl	.LBB73_16
	cmpb	$0, 15(%rsp)
	movq	128(%rsp), %rdx
	cmovneq	%r9, %rdx
	cmpq	24(%rsp), %rdx
	movq	120(%rsp), %r15
	jl	.LBB73_15
	jmp	.LBB73_18
	.p2align	4
.LBB73_50:
	cmpq	$0, 24(%rsp)
	je	.LBB73_18
	movq	%rcx, %rax
	notq	%rax
	addq	%rsi, %rax
	movq	64(%rsp), %rdx
	imulq	%rdi, %rdx
	addq	%rdx, %r10
	leaq	(%r10,%rsi,4), %r8
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$6, %rdx
	movq	%rcx, %r9
	shlq	$6, %r9
	leaq	(%r9,%r9,2), %r9
	movq	56(%rsp), %r10
	subq	%r9, %r10
	addq	%rdx, %r10
	movl	$192, %edx
	mulq	%rdx
	movq	%rax, %r13
	seto	160(%rsp)
	cmpq	%r10, %r15
	setb	%al
	cmpq	%r8, %rbx
	setb	%dl
	andb	%al, %dl
	movq	%rdi, %r10
	shrq	$61, %r10
	andl	$1, %r10d
	orb	%dl, %r10b
	movq	%rbp, %r11
	andq	$-8, %r11
	shlq	$2, %rdi
	movq	%rbx, %rdx
	xorl	%eax, %eax
	jmp	.LBB73_52
	.p2align	4
.LBB73_60:
	incq	%rax
	addq	$4, %rdx
	addq	%rdi, %r15
	cmpq	24(%rsp), %rax
	je	.LBB73_18
.LBB73_52:
	cmpq	%rcx, %rsi
	je	.LBB73_60
	leaq	(%rbx,%rax,4), %r8
	cmpq	$32, %rbp
	setb	%r9b
	leaq	(%r8,%r13), %r14
	cmpq	%r8, %r14
	setb	%r8b
	orb	160(%rsp), %r9b
	orb	%r10b, %r9b
	orb	%r8b, %r9b
	testb	$1, %r9b
	je	.LBB73_55
	xorl	%r8d, %r8d
	jmp	.LBB73_58
	.p2align	4
.LBB73_55:
	movq	%rdx, %r8
	xorl	%r14d, %r14d
	.p2align	4
.LBB73_56:
	vmovups	(%r15,%r14,4), %xmm0
	vmovups	16(%r15,%r14,4), %xmm1
	vmovss	%xmm0, (%r8)
	vextractps	$1, %xmm0, 192(%r8)
	vextractps	$2, %xmm0, 384(%r8)
	vextractps	$3, %xmm0, 576(%r8)
	vmovss	%xmm1, 768(%r8)
	vextractps	$1, %xmm1, 960(%r8)
	vextractps	$2, %xmm1, 1152(%r8)
	vextractps	$3, %xmm1, 1344(%r8)
	addq	$8, %r14
	addq	$1536, %r8
	cmpq	%r14, %r11
	jne	.LBB73_56
	movq	%r11, %r8
	cmpq	%r11, %rbp
	je	.LBB73_60
.LBB73_58:
	leaq	(%r8,%r8,2), %r14
	shlq	$6, %r14
	addq	%rdx, %r14
	.p2align	4
.LBB73_59:
	vmovss	(%r15,%r8,4), %xmm0
	incq	%r8
	vmovss	%xmm0, (%r14)
	addq	$192, %r14
	cmpq	%r8, %rbp
	jne	.LBB73_59
	jmp	.LBB73_60
	.p2align	4
.LBB73_18:
	movq	88(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB73_25
	xorl	%edx, %edx
	movq	%rdx, %rbp
	movq	72(%rsp), %r14
	movq	40(%rsp), %r10
	movq	%rsi, %r15
	jmp	.LBB73_20
.LBB73_24:
	movq	16(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%r14, %r10
	jne	.LBB73_25
	.p2align	4
.LBB73_27:
	movl	$48, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r15, %rsi
	movq	40(%rsp), %r10
.LBB73_28:
	movq	%rbp, %rdx
	cmpq	%rsi, %rbp
	jge	.LBB73_25
.LBB73_20:
	addq	$8, %rbp
	jno	.LBB73_46
	cmpq	%rbp, %rsi
	jge	.LBB73_29
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, 32(%rsp)
	jne	.LBB73_47
	movq	16(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB73_24
	jmp	.LBB73_30
	.p2align	4
.LBB73_46:
	cmpq	%rbp, %rsi
	movq	%rbp, %rcx
	cmovlq	%rsi, %rcx
	movq	16(%rsp), %rdi
	cmpq	$1, 32(%rsp)
	jne	.LBB73_47
	cmpq	%rcx, %rdx
	je	.LBB73_49
	jmp	.LBB73_30
	.p2align	4
.LBB73_29:
	movq	16(%rsp), %rdi
	movq	%rbp, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, 32(%rsp)
	je	.LBB73_30
.LBB73_47:
	leaq	(%rdx,%rdx,2), %rdi
	shlq	$6, %rdi
	addq	16(%rsp), %rdi
	cmpq	%rcx, %rdx
	jne	.LBB73_30
.LBB73_49:
	movq	%rdx, %rcx
	jmp	.LBB73_45
	.p2align	4
.LBB73_30:
	movq	%rdx, %rax
	jmp	.LBB73_31
	.p2align	4
.LBB73_42:
	vmovups	%ymm5, (%rdi,%rsi)
	vmovups	%ymm4, 32(%rdi,%rsi)
	vmovups	%ymm3, 64(%rdi,%rsi)
	vmovups	%ymm2, 96(%rdi,%rsi)
	vmovups	%ymm1, 128(%rdi,%rsi)
.LBB73_43:
	incq	%rax
	vmovups	%ymm0, 160(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB73_44
.LBB73_31:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$6, %rsi
	leaq	(%rsi,%rsi,2), %rsi
	testq	%r10, %r10
	je	.LBB73_32
	vmovups	(%rdi,%rsi), %ymm5
	vmovups	32(%rdi,%rsi), %ymm4
	vmovups	64(%rdi,%rsi), %ymm3
	vmovups	96(%rdi,%rsi), %ymm2
	vmovups	128(%rdi,%rsi), %ymm1
	vmovups	160(%rdi,%rsi), %ymm0
	jmp	.LBB73_34
	.p2align	4
.LBB73_32:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %ymm0
	vmovaps	%ymm0, %ymm1
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm0, %ymm4
	vmovaps	%ymm0, %ymm5
.LBB73_34:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB73_39
	leaq	(%r12,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%r12), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB73_36:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB73_36
	movq	40(%rsp), %r10
	.p2align	4
.LBB73_38:
	movslq	(%r12), %r9
	vbroadcastss	4(%r12), %ymm6
	vfmadd231ps	(%rbx,%r9,4), %ymm6, %ymm5
	vfmadd231ps	32(%rbx,%r9,4), %ymm6, %ymm4
	vfmadd231ps	64(%rbx,%r9,4), %ymm6, %ymm3
	vfmadd231ps	96(%rbx,%r9,4), %ymm6, %ymm2
	vfmadd231ps	128(%rbx,%r9,4), %ymm6, %ymm1
	vfmadd231ps	160(%rbx,%r9,4), %ymm6, %ymm0
	addq	$8, %r12
	cmpq	%r8, %r12
	jb	.LBB73_38
.LBB73_39:
	cmpq	%r14, %r10
	jne	.LBB73_42
	cmpq	$0, 72(%r13)
	jne	.LBB73_42
	vmovups	80(%r13), %ymm6
	vmovups	112(%r13), %ymm7
	vmaxps	%ymm5, %ymm6, %ymm5
	vminps	%ymm5, %ymm7, %ymm5
	vmovups	%ymm5, (%rdi,%rsi)
	vmaxps	%ymm4, %ymm6, %ymm4
	vminps	%ymm4, %ymm7, %ymm4
	vmovups	%ymm4, 32(%rdi,%rsi)
	vmaxps	%ymm3, %ymm6, %ymm3
	vminps	%ymm3, %ymm7, %ymm3
	vmovups	%ymm3, 64(%rdi,%rsi)
	vmaxps	%ymm2, %ymm6, %ymm2
	vminps	%ymm2, %ymm7, %ymm2
	vmovups	%ymm2, 96(%rdi,%rsi)
	vmaxps	%ymm1, %ymm6, %ymm1
	vminps	%ymm1, %ymm7, %ymm1
	vmovups	%ymm1, 128(%rdi,%rsi)
	vmaxps	%ymm0, %ymm6, %ymm0
	vminps	%ymm0, %ymm7, %ymm0
	jmp	.LBB73_43
	.p2align	4
.LBB73_44:
	movq	%r15, %rsi
.LBB73_45:
	cmpq	%r14, %r10
	je	.LBB73_27
	jmp	.LBB73_28
.LBB73_26:
	addq	$200, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end73:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5, .Lfunc_end73-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	24(%r13), %r15
	movq	32(%r13), %rbp
	leaq	(%r15,%rbp), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB74_1
	cqto
	idivq	%rbp
	jmp	.LBB74_3
.LBB74_1:
	xorl	%edx, %edx
	divl	%ebp
.LBB74_3:
	movq	16(%r13), %rcx
	movq	160(%r13), %rbx
	imulq	$56, %rax, %r14
	movq	%rcx, 16(%rsp)
	cmpq	$56, %rcx
	setge	%cl
	testq	%r14, %r14
	sete	%dl
	orb	%cl, %dl
	jne	.LBB74_5
	imulq	$224, %rax, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.LBB74_5:
	leaq	-1(%rbp), %rax
	leaq	(%rbx,%r14,4), %rcx
	movq	%rcx, 8(%rsp)
	movq	%rax, %r14
	movq	40(%r13), %r12
	movq	48(%r13), %rax
	movq	%rax, 40(%rsp)
	movq	16(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 120(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 80(%rsp)
	leaq	(%rbx,%rax,4), %rax
	addq	$-224, %rax
	movq	%rax, 72(%rsp)
	xorl	%esi, %esi
	movq	%r13, 104(%rsp)
	movq	%r15, 96(%rsp)
	movq	%rbp, 24(%rsp)
	movq	%r14, 88(%rsp)
	jmp	.LBB74_6
	.p2align	4
.LBB74_25:
	movq	40(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 40(%rsp)
	movq	112(%rsp), %rsi
	movq	24(%rsp), %rbp
	cmpq	%rbp, %rsi
	movq	96(%rsp), %r15
	je	.LBB74_26
.LBB74_6:
	movq	%rsi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB74_7
	cqto
	idivq	%rbp
	movq	%rax, %rcx
	jmp	.LBB74_9
	.p2align	4
.LBB74_7:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %ecx
.LBB74_9:
	movq	%rsi, 32(%rsp)
	leaq	1(%rsi), %rax
	movq	%rax, 112(%rsp)
	imulq	%r15, %rax
	movq	(%r13), %r10
	movq	8(%r13), %rdi
	movq	%rax, %rdx
	orq	%rbp, %rdx
	shrq	$32, %rdx
	je	.LBB74_10
	cqto
	idivq	%rbp
	movq	%rax, %rsi
	jmp	.LBB74_12
	.p2align	4
.LBB74_10:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %esi
.LBB74_12:
	leaq	(%r10,%rcx,4), %r13
	movq	%rsi, %rbp
	subq	%rcx, %rbp
	cmpq	$8, 16(%rsp)
	jl	.LBB74_50
	cmpq	$4, %rbp
	jl	.LBB74_50
	leaq	(,%rdi,4), %rax
	leaq	(,%rdi,8), %rcx
	leaq	(%rax,%rax,2), %rdx
	movq	%rdx, 128(%rsp)
	leaq	-4(%rbp), %rsi
	xorl	%edx, %edx
	movabsq	$9223372036854775807, %r9
	movq	%r13, 136(%rsp)
	.p2align	4
.LBB74_15:
	movq	120(%rsp), %r8
	cmpq	%rdx, %r8
	movq	%rdx, %r14
	cmovlq	%r8, %r14
	addq	$8, %rdx
	movq	%rdx, 144(%rsp)
	seto	7(%rsp)
	cmovoq	%r8, %r14
	leaq	(%rbx,%r14,4), %r11
	imulq	%rdi, %r14
	leaq	(,%r14,4), %rdx
	addq	%r13, %rdx
	movq	%rdx, 152(%rsp)
	xorl	%r8d, %r8d
	movq	128(%rsp), %r15
	.p2align	4
.LBB74_16:
	cmpq	%r8, %rsi
	movq	%r8, %r14
	cmovlq	%rsi, %r14
	addq	$4, %r8
	cmovoq	%rsi, %r14
	cmovoq	%r9, %r8
	movq	152(%rsp), %r9
	leaq	(%r9,%r14,4), %r13
	movq	%rbp, %rdx
	imulq	$224, %r14, %rbp
	vmovups	(%r9,%r14,4), %xmm0
	leaq	(,%rax,4), %r14
	addq	%r13, %r14
	leaq	(%r13,%rdi,4), %r10
	vmovups	(%r13,%rdi,4), %xmm2
	vmovups	(%r10,%rax,4), %xmm6
	vmovups	(%r13,%rdi,8), %xmm3
	vmovups	(%rcx,%r14), %xmm5
	leaq	(%r13,%r15), %r9
	vmovups	(%r15,%r13), %xmm4
	vmovups	(%r9,%rax,4), %xmm1
	vunpcklps	%xmm2, %xmm0, %xmm7
	vmovlhps	%xmm3, %xmm7, %xmm7
	vinsertps	$48, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, (%r13,%rax,4), %ymm7, %ymm7
	vbroadcastss	%xmm6, %ymm8
	vblendps	$32, %ymm8, %ymm7, %ymm7
	vbroadcastsd	%xmm5, %ymm8
	vblendps	$192, %ymm8, %ymm7, %ymm7
	vbroadcastss	%xmm1, %ymm8
	vblendps	$128, %ymm8, %ymm7, %ymm7
	vbroadcastss	4(%r13,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r14), %ymm9
	vbroadcastss	4(%r9,%rax,4), %ymm10
	vbroadcastss	8(%r13,%rax,4), %xmm11
	vbroadcastss	8(%r10,%rax,4), %ymm12
	vbroadcastss	8(%r9,%rax,4), %ymm13
	vbroadcastss	12(%r13,%rax,4), %xmm14
	vmovaps	%xmm14, 48(%rsp)
	movabsq	$9223372036854775807, %r9
	vbroadcastss	12(%r10,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r14), %ymm14
	vmovups	%ymm14, 160(%rsp)
	vmovups	%ymm7, (%r11,%rbp)
	vinsertps	$76, %xmm0, %xmm2, %xmm7
	vshufps	$212, %xmm3, %xmm7, %xmm7
	vinsertps	$112, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vblendps	$34, %ymm6, %ymm8, %ymm6
	vblendps	$192, %ymm9, %ymm6, %ymm6
	vblendps	$128, %ymm10, %ymm6, %ymm6
	vmovups	%ymm6, 224(%r11,%rbp)
	vunpckhps	%xmm2, %xmm0, %xmm6
	vblendps	$3, %xmm6, %xmm3, %xmm6
	vinsertps	$176, %xmm4, %xmm6, %xmm6
	vinsertf128	$1, %xmm11, %ymm6, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm6, %ymm5
	vblendps	$204, %ymm5, %ymm7, %ymm5
	vblendps	$128, %ymm13, %ymm5, %ymm5
	vmovups	%ymm5, 448(%r11,%rbp)
	vshufps	$51, %xmm0, %xmm2, %xmm0
	vshufps	$242, %xmm3, %xmm0, %xmm0
	vblendps	$8, %xmm4, %xmm0, %xmm0
	vinsertf128	$1, 48(%rsp), %ymm0, %ymm2
	vblendps	$32, %ymm15, %ymm2, %ymm2
	vblendps	$192, 160(%rsp), %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 672(%r11,%rbp)
	movq	%rdx, %rbp
	cmpq	%rdx, %r8
	jl	.LBB74_16
	cmpb	$0, 7(%rsp)
	movq	144(%rsp), %rdx
	cmovneq	%r9, %rdx
	cmpq	16(%rsp), %rdx
	movq	136(%rsp), %r13
	jl	.LBB74_15
	jmp	.LBB74_18
	.p2align	4
.LBB74_50:
	cmpq	$0, 16(%rsp)
	je	.LBB74_18
	movq	%rcx, %rax
	notq	%rax
	addq	%rsi, %rax
	movq	80(%rsp), %rdx
	imulq	%rdi, %rdx
	addq	%rdx, %r10
	leaq	(%r10,%rsi,4), %r8
	imulq	$224, %rsi, %rdx
	imulq	$-224, %rcx, %r9
	addq	72(%rsp), %r9
	addq	%rdx, %r9
	movl	$224, %edx
	mulq	%rdx
	movq	%rax, 160(%rsp)
	seto	48(%rsp)
	cmpq	%r9, %r13
	setb	%al
	cmpq	%r8, %rbx
	setb	%dl
	andb	%al, %dl
	movq	%rdi, %r10
	shrq	$61, %r10
	andl	$1, %r10d
	orb	%dl, %r10b
	movq	%rbp, %r11
	andq	$-8, %r11
	shlq	$2, %rdi
	movq	%rbx, %rdx
	xorl	%eax, %eax
	jmp	.LBB74_52
	.p2align	4
.LBB74_60:
	incq	%rax
	addq	$4, %rdx
	addq	%rdi, %r13
	cmpq	16(%rsp), %rax
	je	.LBB74_18
.LBB74_52:
	cmpq	%rcx, %rsi
	je	.LBB74_60
	leaq	(%rbx,%rax,4), %r8
	cmpq	$32, %rbp
	setb	%r9b
	movq	160(%rsp), %r14
	addq	%r8, %r14
	cmpq	%r8, %r14
	setb	%r8b
	orb	48(%rsp), %r9b
	orb	%r10b, %r9b
	orb	%r8b, %r9b
	testb	$1, %r9b
	je	.LBB74_55
	xorl	%r14d, %r14d
	jmp	.LBB74_58
	.p2align	4
.LBB74_55:
	movq	%rdx, %r14
	xorl	%r15d, %r15d
	.p2align	4
.LBB74_56:
	vmovups	(%r13,%r15,4), %xmm0
	vmovups	16(%r13,%r15,4), %xmm1
	vmovss	%xmm0, (%r14)
	vextractps	$1, %xmm0, 224(%r14)
	vextractps	$2, %xmm0, 448(%r14)
	vextractps	$3, %xmm0, 672(%r14)
	vmovss	%xmm1, 896(%r14)
	vextractps	$1, %xmm1, 1120(%r14)
	vextractps	$2, %xmm1, 1344(%r14)
	vextractps	$3, %xmm1, 1568(%r14)
	addq	$8, %r15
	addq	$1792, %r14
	cmpq	%r15, %r11
	jne	.LBB74_56
	movq	%r11, %r14
	cmpq	%r11, %rbp
	je	.LBB74_60
.LBB74_58:
	imulq	$224, %r14, %r15
	addq	%rdx, %r15
	.p2align	4
.LBB74_59:
	vmovss	(%r13,%r14,4), %xmm0
	incq	%r14
	vmovss	%xmm0, (%r15)
	addq	$224, %r15
	cmpq	%r14, %rbp
	jne	.LBB74_59
	jmp	.LBB74_60
	.p2align	4
.LBB74_18:
	movq	104(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB74_25
	xorl	%edx, %edx
	movq	%rdx, %rbp
	movq	88(%rsp), %r14
	movq	32(%rsp), %r10
	movq	%rsi, %r15
	jmp	.LBB74_20
.LBB74_24:
	movq	8(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%r14, %r10
	jne	.LBB74_25
	.p2align	4
.LBB74_27:
	movl	$56, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r15, %rsi
	movq	32(%rsp), %r10
.LBB74_28:
	movq	%rbp, %rdx
	cmpq	%rsi, %rbp
	jge	.LBB74_25
.LBB74_20:
	addq	$8, %rbp
	jno	.LBB74_46
	cmpq	%rbp, %rsi
	jge	.LBB74_29
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, 24(%rsp)
	jne	.LBB74_47
	movq	8(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB74_24
	jmp	.LBB74_30
	.p2align	4
.LBB74_46:
	cmpq	%rbp, %rsi
	movq	%rbp, %rcx
	cmovlq	%rsi, %rcx
	movq	8(%rsp), %rdi
	cmpq	$1, 24(%rsp)
	jne	.LBB74_47
	cmpq	%rcx, %rdx
	je	.LBB74_49
	jmp	.LBB74_30
	.p2align	4
.LBB74_29:
	movq	8(%rsp), %rdi
	movq	%rbp, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, 24(%rsp)
	je	.LBB74_30
.LBB74_47:
	imulq	$224, %rdx, %rdi
	addq	8(%rsp), %rdi
	cmpq	%rcx, %rdx
	jne	.LBB74_30
.LBB74_49:
	movq	%rdx, %rcx
	jmp	.LBB74_45
	.p2align	4
.LBB74_30:
	movq	%rdx, %rax
	jmp	.LBB74_31
	.p2align	4
.LBB74_42:
	vmovups	%ymm6, (%rdi,%rsi)
	vmovups	%ymm5, 32(%rdi,%rsi)
	vmovups	%ymm4, 64(%rdi,%rsi)
	vmovups	%ymm3, 96(%rdi,%rsi)
	vmovups	%ymm2, 128(%rdi,%rsi)
	vmovups	%ymm1, 160(%rdi,%rsi)
.LBB74_43:
	incq	%rax
	vmovups	%ymm0, 192(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB74_44
.LBB74_31:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	imulq	$224, %rsi, %rsi
	testq	%r10, %r10
	je	.LBB74_32
	vmovups	(%rdi,%rsi), %ymm6
	vmovups	32(%rdi,%rsi), %ymm5
	vmovups	64(%rdi,%rsi), %ymm4
	vmovups	96(%rdi,%rsi), %ymm3
	vmovups	128(%rdi,%rsi), %ymm2
	vmovups	160(%rdi,%rsi), %ymm1
	vmovups	192(%rdi,%rsi), %ymm0
	jmp	.LBB74_34
	.p2align	4
.LBB74_32:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %ymm0
	vmovaps	%ymm0, %ymm1
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm0, %ymm4
	vmovaps	%ymm0, %ymm5
	vmovaps	%ymm0, %ymm6
.LBB74_34:
	movq	40(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB74_39
	leaq	(%r12,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%r12), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB74_36:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB74_36
	movq	32(%rsp), %r10
	.p2align	4
.LBB74_38:
	movslq	(%r12), %r9
	vbroadcastss	4(%r12), %ymm7
	vfmadd231ps	(%rbx,%r9,4), %ymm7, %ymm6
	vfmadd231ps	32(%rbx,%r9,4), %ymm7, %ymm5
	vfmadd231ps	64(%rbx,%r9,4), %ymm7, %ymm4
	vfmadd231ps	96(%rbx,%r9,4), %ymm7, %ymm3
	vfmadd231ps	128(%rbx,%r9,4), %ymm7, %ymm2
	vfmadd231ps	160(%rbx,%r9,4), %ymm7, %ymm1
	vfmadd231ps	192(%rbx,%r9,4), %ymm7, %ymm0
	addq	$8, %r12
	cmpq	%r8, %r12
	jb	.LBB74_38
.LBB74_39:
	cmpq	%r14, %r10
	jne	.LBB74_42
	cmpq	$0, 72(%r13)
	jne	.LBB74_42
	vmovups	80(%r13), %ymm7
	vmovups	112(%r13), %ymm8
	vmaxps	%ymm6, %ymm7, %ymm6
	vminps	%ymm6, %ymm8, %ymm6
	vmovups	%ymm6, (%rdi,%rsi)
	vmaxps	%ymm5, %ymm7, %ymm5
	vminps	%ymm5, %ymm8, %ymm5
	vmovups	%ymm5, 32(%rdi,%rsi)
	vmaxps	%ymm4, %ymm7, %ymm4
	vminps	%ymm4, %ymm8, %ymm4
	vmovups	%ymm4, 64(%rdi,%rsi)
	vmaxps	%ymm3, %ymm7, %ymm3
	vminps	%ymm3, %ymm8, %ymm3
	vmovups	%ymm3, 96(%rdi,%rsi)
	vmaxps	%ymm2, %ymm7, %ymm2
	vminps	%ymm2, %ymm8, %ymm2
	vmovups	%ymm2, 128(%rdi,%rsi)
	vmaxps	%ymm1, %ymm7, %ymm1
	vminps	%ymm1, %ymm8, %ymm1
	vmovups	%ymm1, 160(%rdi,%rsi)
	vmaxps	%ymm0, %ymm7, %ymm0
	vminps	%ymm0, %ymm8, %ymm0
	jmp	.LBB74_43
	.p2align	4
.LBB74_44:
	movq	%r15, %rsi
.LBB74_45:
	cmpq	%r14, %r10
	je	.LBB74_27
	jmp	.LBB74_28
.LBB74_26:
	addq	$200, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end74:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5, .Lfunc_end74-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF
	.globl	$s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF,@function
$s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	pushq	%rax
	movq	%rdx, %r8
	movq	%rdi, -104(%rsp)
	movq	16(%r13), %rdx
	movq	144(%r13), %rax
	movq	%rax, -64(%rsp)
	leaq	(%rax,%r8,4), %rax
	movq	%rax, -88(%rsp)
	movq	%rcx, %r9
	subq	%r8, %r9
	movq	%r13, -48(%rsp)
	movq	152(%r13), %r10
	cmpq	$8, %r9
	setge	%al
	cmpq	$4, %rdx
	setge	%dil
	andb	%al, %dil
	cmpb	$1, %dil
	movq	%rdx, -112(%rsp)
	movq	%r9, -96(%rsp)
	movq	%r8, -56(%rsp)
	movq	%rcx, -72(%rsp)
	jne	.LBB75_5
	movabsq	$9223372036854775807, %rdi
	leaq	(,%rsi,4), %r8
	leaq	(,%rsi,8), %r11
	leaq	(%r8,%r8,2), %rbx
	leaq	(,%r10,4), %rax
	leaq	(%rax,%rax,2), %r14
	leaq	-4(%rdx), %r15
	leaq	-8(%r9), %rax
	movq	%rax, -40(%rsp)
	xorl	%edx, %edx
	.p2align	4
.LBB75_2:
	movq	-40(%rsp), %rcx
	cmpq	%rdx, %rcx
	movq	%rdx, %rax
	cmovlq	%rcx, %rax
	addq	$8, %rdx
	movq	%rdx, -80(%rsp)
	seto	-113(%rsp)
	cmovoq	%rcx, %rax
	movq	-88(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rdx
	imulq	%rsi, %rax
	movq	-104(%rsp), %rcx
	leaq	(%rcx,%rax,4), %r13
	xorl	%r12d, %r12d
	movq	-112(%rsp), %rcx
	.p2align	4
.LBB75_3:
	cmpq	%r12, %r15
	movq	%r12, %rax
	cmovlq	%r15, %rax
	addq	$4, %r12
	cmovoq	%r15, %rax
	leaq	(%r13,%rax,4), %r9
	leaq	(%r9,%rbx), %rbp
	vmovups	(%rbp,%r8,4), %xmm1
	vbroadcastss	4(%rbp,%r8,4), %ymm8
	vbroadcastss	8(%rbp,%r8,4), %ymm2
	leaq	(%r9,%rsi,4), %rbp
	vmovups	(%rbp,%r8,4), %xmm10
	vbroadcastss	8(%rbp,%r8,4), %ymm4
	vbroadcastss	12(%rbp,%r8,4), %ymm0
	vmovups	%ymm0, -32(%rsp)
	cmovoq	%rdi, %r12
	vmovups	(%r13,%rax,4), %xmm3
	imulq	%r10, %rax
	vmovups	(%r9,%rsi,4), %xmm5
	vmovups	(%r9,%rsi,8), %xmm6
	vmovups	(%rbx,%r9), %xmm7
	vunpcklps	%xmm5, %xmm3, %xmm9
	vmovlhps	%xmm6, %xmm9, %xmm9
	vinsertps	$48, %xmm7, %xmm9, %xmm9
	vinsertf128	$1, (%r9,%r8,4), %ymm9, %ymm11
	vbroadcastss	4(%r9,%r8,4), %xmm12
	vbroadcastss	8(%r9,%r8,4), %xmm13
	vbroadcastss	12(%r9,%r8,4), %xmm9
	leaq	(%r9,%r8,4), %r9
	vmovups	(%r11,%r9), %xmm14
	vbroadcastss	%xmm10, %ymm15
	vblendps	$32, %ymm15, %ymm11, %ymm11
	vbroadcastsd	%xmm14, %ymm15
	vblendps	$192, %ymm15, %ymm11, %ymm11
	vbroadcastss	%xmm1, %ymm15
	vblendps	$128, %ymm15, %ymm11, %ymm11
	vbroadcastss	4(%r11,%r9), %ymm15
	vbroadcastss	12(%r11,%r9), %ymm0
	vmovups	%ymm11, (%rdx,%rax,4)
	vinsertps	$76, %xmm3, %xmm5, %xmm11
	vshufps	$212, %xmm6, %xmm11, %xmm11
	vinsertps	$112, %xmm7, %xmm11, %xmm11
	vinsertf128	$1, %xmm12, %ymm11, %ymm12
	vinsertf128	$1, %xmm10, %ymm11, %ymm10
	vblendps	$34, %ymm10, %ymm12, %ymm10
	vblendps	$192, %ymm15, %ymm10, %ymm10
	vblendps	$128, %ymm8, %ymm10, %ymm8
	leaq	(%rdx,%rax,4), %rax
	vmovups	%ymm8, (%rax,%r10,4)
	vunpckhps	%xmm5, %xmm3, %xmm8
	vblendps	$3, %xmm8, %xmm6, %xmm8
	vinsertps	$176, %xmm7, %xmm8, %xmm8
	vinsertf128	$1, %xmm13, %ymm8, %ymm10
	vblendps	$32, %ymm4, %ymm10, %ymm4
	vinsertf128	$1, %xmm14, %ymm8, %ymm8
	vblendps	$204, %ymm8, %ymm4, %ymm4
	vblendps	$128, %ymm2, %ymm4, %ymm2
	vmovups	%ymm2, (%rax,%r10,8)
	vshufps	$51, %xmm3, %xmm5, %xmm2
	vshufps	$242, %xmm6, %xmm2, %xmm2
	vblendps	$8, %xmm7, %xmm2, %xmm2
	vinsertf128	$1, %xmm9, %ymm2, %ymm3
	vblendps	$32, -32(%rsp), %ymm3, %ymm3
	vblendps	$192, %ymm0, %ymm3, %ymm0
	vinsertf128	$1, %xmm1, %ymm2, %ymm1
	vblendps	$136, %ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%r14,%rax)
	cmpq	%rcx, %r12
	jl	.LBB75_3
	cmpb	$0, -113(%rsp)
	movq	-80(%rsp), %rdx
	cmovneq	%rdi, %rdx
	cmpq	-96(%rsp), %rdx
	jl	.LBB75_2
	jmp	.LBB75_25
.LBB75_5:
	cmpq	%r8, %rcx
	jne	.LBB75_6
.LBB75_25:
	movq	-48(%rsp), %r9
	movq	72(%r9), %rax
	testq	%rax, %rax
	sete	%cl
	movq	-112(%rsp), %r13
	testq	%r13, %r13
	sete	%dl
	orb	%cl, %dl
	je	.LBB75_26
.LBB75_31:
	addq	$8, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB75_26:
	movq	-56(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rbp
	leaq	-1(%r13), %rdx
	imulq	%r10, %rdx
	addq	-72(%rsp), %rdx
	movq	-64(%rsp), %r14
	leaq	(%r14,%rdx,4), %rsi
	leaq	(%rax,%rdx,4), %rdx
	movq	-88(%rsp), %r12
	cmpq	%rdx, %r12
	setb	%dl
	cmpq	%rsi, %rbp
	setb	%dil
	andb	%dl, %dil
	movq	%r10, %rsi
	shrq	$61, %rsi
	andl	$1, %esi
	orb	%dil, %sil
	movq	-96(%rsp), %r8
	movq	%r8, %rdi
	andq	$-32, %rdi
	andq	$-4, %r8
	leaq	(%rax,%rcx,4), %r11
	addq	$96, %r11
	leaq	(,%r10,4), %rbx
	leaq	(%r14,%rcx,4), %r14
	addq	$96, %r14
	xorl	%r15d, %r15d
	movq	%rbp, -32(%rsp)
	jmp	.LBB75_27
	.p2align	4
.LBB75_29:
	movq	%r15, %rax
	imulq	%r10, %rax
	vmovups	80(%r9), %ymm0
	vmovups	112(%r9), %ymm1
	movq	-88(%rsp), %rdx
	vmovups	(%rdx,%rax,4), %ymm2
	movq	-32(%rsp), %rcx
	vaddps	(%rcx,%rax,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm0
	vminps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%rdx,%rax,4)
.LBB75_30:
	incq	%r15
	addq	%rbx, %r11
	addq	%rbx, %r14
	addq	%rbx, %rbp
	addq	%rbx, %r12
	cmpq	%r13, %r15
	je	.LBB75_31
.LBB75_27:
	movq	-96(%rsp), %rdx
	testq	%rdx, %rdx
	je	.LBB75_30
	cmpq	$8, %rdx
	je	.LBB75_29
	cmpq	$4, %rdx
	setb	%al
	vmovss	80(%r9), %xmm0
	vmovss	112(%r9), %xmm1
	orb	%sil, %al
	testb	$1, %al
	je	.LBB75_34
	movq	%rdx, %rcx
	xorl	%edx, %edx
	jmp	.LBB75_43
.LBB75_34:
	vmovups	80(%r9), %ymm3
	vmovups	112(%r9), %ymm2
	cmpq	$32, %rdx
	jae	.LBB75_36
	xorl	%eax, %eax
	jmp	.LBB75_40
.LBB75_36:
	vbroadcastss	%xmm3, %ymm4
	vbroadcastss	%xmm2, %ymm5
	xorl	%eax, %eax
	.p2align	4
.LBB75_37:
	vmovups	-96(%r14,%rax,4), %ymm6
	vmovups	-64(%r14,%rax,4), %ymm7
	vmovups	-32(%r14,%rax,4), %ymm8
	vmovups	(%r14,%rax,4), %ymm9
	vaddps	-96(%r11,%rax,4), %ymm6, %ymm6
	vaddps	-64(%r11,%rax,4), %ymm7, %ymm7
	vaddps	-32(%r11,%rax,4), %ymm8, %ymm8
	vaddps	(%r11,%rax,4), %ymm9, %ymm9
	vcmpltps	%ymm4, %ymm6, %ymm10
	vcmpltps	%ymm4, %ymm7, %ymm11
	vcmpltps	%ymm4, %ymm8, %ymm12
	vcmpltps	%ymm4, %ymm9, %ymm13
	vminps	%ymm6, %ymm5, %ymm6
	vminps	%ymm7, %ymm5, %ymm7
	vminps	%ymm8, %ymm5, %ymm8
	vminps	%ymm9, %ymm5, %ymm9
	vblendvps	%ymm10, %ymm4, %ymm6, %ymm6
	vblendvps	%ymm11, %ymm4, %ymm7, %ymm7
	vblendvps	%ymm12, %ymm4, %ymm8, %ymm8
	vblendvps	%ymm13, %ymm4, %ymm9, %ymm9
	vmovups	%ymm6, -96(%r14,%rax,4)
	vmovups	%ymm7, -64(%r14,%rax,4)
	vmovups	%ymm8, -32(%r14,%rax,4)
	vmovups	%ymm9, (%r14,%rax,4)
	addq	$32, %rax
	cmpq	%rax, %rdi
	jne	.LBB75_37
	cmpq	%rdi, %rdx
	je	.LBB75_30
	movq	%rdx, %rcx
	movq	%rdi, %rax
	movq	%rdi, %rdx
	testb	$28, %cl
	je	.LBB75_43
.LBB75_40:
	vbroadcastss	%xmm3, %xmm3
	vbroadcastss	%xmm2, %xmm2
	.p2align	4
.LBB75_41:
	vmovups	(%r12,%rax,4), %xmm4
	vaddps	(%rbp,%rax,4), %xmm4, %xmm4
	vcmpltps	%xmm3, %xmm4, %xmm5
	vminps	%xmm4, %xmm2, %xmm4
	vblendvps	%xmm5, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r12,%rax,4)
	addq	$4, %rax
	cmpq	%rax, %r8
	jne	.LBB75_41
	movq	%r8, %rdx
	movq	-96(%rsp), %rcx
	cmpq	%r8, %rcx
	je	.LBB75_30
	.p2align	4
.LBB75_43:
	vmovss	(%r12,%rdx,4), %xmm2
	vaddss	(%rbp,%rdx,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %xmm2
	vblendvps	%xmm2, %xmm0, %xmm3, %xmm2
	vmovss	%xmm2, (%r12,%rdx,4)
	incq	%rdx
	cmpq	%rdx, %rcx
	jne	.LBB75_43
	jmp	.LBB75_30
.LBB75_6:
	movq	-112(%rsp), %r15
	movq	-72(%rsp), %rdx
	leaq	(%r15,%rdx), %rax
	movq	-64(%rsp), %r9
	leaq	(%r9,%rax,4), %rax
	addq	$-4, %rax
	movq	-56(%rsp), %rdi
	movq	%rdi, %rcx
	notq	%rcx
	addq	%rdx, %rcx
	imulq	%rsi, %rcx
	addq	%r15, %rcx
	movq	-104(%rsp), %r11
	leaq	(%r11,%rcx,4), %rcx
	cmpq	$4, %r15
	setae	%dl
	cmpq	$1, %r10
	sete	%r14b
	andb	%dl, %r14b
	movq	-88(%rsp), %r8
	cmpq	%rcx, %r8
	setb	%cl
	cmpq	%rax, %r11
	setb	%al
	andb	%cl, %al
	movq	%rsi, %rdx
	shrq	$61, %rdx
	andl	$1, %edx
	orb	%al, %dl
	movq	%r15, %rax
	andq	$-32, %rax
	movq	%rax, -80(%rsp)
	andq	$-4, %r15
	leaq	(%r9,%rdi,4), %r12
	addq	$96, %r12
	leaq	96(%r11), %rbp
	shlq	$2, %rsi
	leaq	(,%r10,4), %r11
	movq	%r10, %rbx
	shlq	$5, %rbx
	xorl	%ecx, %ecx
	notb	%r14b
	orb	%dl, %r14b
	movb	%r14b, -32(%rsp)
	jmp	.LBB75_7
	.p2align	4
.LBB75_24:
	incq	%rcx
	addq	$4, %r12
	addq	%rsi, %rbp
	addq	$4, %r8
	addq	%rsi, %r14
	movq	%r14, -104(%rsp)
	cmpq	-96(%rsp), %rcx
	je	.LBB75_25
.LBB75_7:
	cmpq	$0, -112(%rsp)
	movq	-104(%rsp), %r14
	je	.LBB75_24
	testb	$1, -32(%rsp)
	je	.LBB75_16
	xorl	%r13d, %r13d
	movq	-112(%rsp), %rdx
	movq	-104(%rsp), %r14
	jmp	.LBB75_10
	.p2align	4
.LBB75_16:
	movq	-112(%rsp), %rdx
	xorl	%eax, %eax
	cmpq	$32, %rdx
	jae	.LBB75_18
	movq	-104(%rsp), %r14
	jmp	.LBB75_22
.LBB75_18:
	movq	-80(%rsp), %rdi
	.p2align	4
.LBB75_19:
	vmovups	-96(%rbp,%rax,4), %ymm0
	vmovups	-64(%rbp,%rax,4), %ymm1
	vmovups	-32(%rbp,%rax,4), %ymm2
	vmovups	(%rbp,%rax,4), %ymm3
	vmovups	%ymm0, -96(%r12,%rax,4)
	vmovups	%ymm1, -64(%r12,%rax,4)
	vmovups	%ymm2, -32(%r12,%rax,4)
	vmovups	%ymm3, (%r12,%rax,4)
	addq	$32, %rax
	cmpq	%rax, %rdi
	jne	.LBB75_19
	cmpq	%rdi, %rdx
	movq	-104(%rsp), %r14
	je	.LBB75_24
	movq	-80(%rsp), %rax
	movq	%rax, %r13
	testb	$28, %dl
	je	.LBB75_10
	.p2align	4
.LBB75_22:
	vmovups	(%r14,%rax,4), %xmm0
	vmovups	%xmm0, (%r8,%rax,4)
	addq	$4, %rax
	cmpq	%rax, %r15
	jne	.LBB75_22
	movq	%r15, %r13
	movq	-112(%rsp), %rdx
	cmpq	%r15, %rdx
	je	.LBB75_24
.LBB75_10:
	movl	%edx, %eax
	subl	%r13d, %eax
	movq	%r13, %rdx
	andl	$7, %eax
	je	.LBB75_13
	movq	%r11, %r9
	imulq	%r13, %r9
	addq	%r8, %r9
	movq	%r13, %rdx
	.p2align	4
.LBB75_12:
	vmovss	(%r14,%rdx,4), %xmm0
	incq	%rdx
	vmovss	%xmm0, (%r9)
	addq	%r11, %r9
	decq	%rax
	jne	.LBB75_12
.LBB75_13:
	movq	-112(%rsp), %rdi
	subq	%rdi, %r13
	cmpq	$-8, %r13
	ja	.LBB75_24
	movq	%r11, %r9
	imulq	%rdx, %r9
	addq	%r8, %r9
	.p2align	4
.LBB75_15:
	vmovss	(%r14,%rdx,4), %xmm0
	vmovss	%xmm0, (%r9)
	vmovss	4(%r14,%rdx,4), %xmm0
	vmovss	%xmm0, (%r9,%r11)
	leaq	(%r9,%r11), %rax
	vmovss	8(%r14,%rdx,4), %xmm0
	vmovss	%xmm0, (%r11,%rax)
	addq	%r11, %rax
	vmovss	12(%r14,%rdx,4), %xmm0
	vmovss	%xmm0, (%r11,%rax)
	addq	%r11, %rax
	vmovss	16(%r14,%rdx,4), %xmm0
	vmovss	%xmm0, (%r11,%rax)
	addq	%r11, %rax
	vmovss	20(%r14,%rdx,4), %xmm0
	vmovss	%xmm0, (%r11,%rax)
	addq	%r11, %rax
	vmovss	24(%r14,%rdx,4), %xmm0
	vmovss	%xmm0, (%r11,%rax)
	addq	%r11, %rax
	vmovss	28(%r14,%rdx,4), %xmm0
	addq	$8, %rdx
	vmovss	%xmm0, (%r11,%rax)
	addq	%rbx, %r9
	cmpq	%rdx, %rdi
	jne	.LBB75_15
	jmp	.LBB75_24
.Lfunc_end75:
	.size	$s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF, .Lfunc_end75-$s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF
	.hidden	vitruvian_transpose_avx2
	.globl	vitruvian_transpose_avx2
	.p2align	4
	.type	vitruvian_transpose_avx2,@function
vitruvian_transpose_avx2:
	jmp	($s18VitruvianMicroAVX220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF)
.Lfunc_end76:
	.size	vitruvian_transpose_avx2, .Lfunc_end76-vitruvian_transpose_avx2
	.hidden	$s18VitruvianMicroAVX220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF
	.globl	$s18VitruvianMicroAVX220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF,@function
$s18VitruvianMicroAVX220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdi, -80(%rsp)
	cmpq	$8, %rdx
	setge	%al
	cmpq	$4, %rcx
	setge	%r10b
	andb	%al, %r10b
	cmpb	$1, %r10b
	movq	%rcx, -88(%rsp)
	movq	%rdx, -72(%rsp)
	jne	.LBB77_5
	movabsq	$9223372036854775807, %r14
	leaq	(,%rsi,4), %r10
	leaq	(,%rsi,8), %r11
	leaq	(%r10,%r10,2), %rbx
	leaq	(,%r9,4), %rax
	leaq	(%rax,%rax,2), %rdi
	leaq	-4(%rcx), %r15
	leaq	-8(%rdx), %rax
	movq	%rax, -64(%rsp)
	xorl	%ecx, %ecx
	movq	%r8, -56(%rsp)
	.p2align	4
.LBB77_2:
	movq	-64(%rsp), %rax
	cmpq	%rcx, %rax
	movq	%rcx, %rdx
	cmovlq	%rax, %rdx
	addq	$8, %rcx
	movq	%rcx, -48(%rsp)
	seto	-89(%rsp)
	cmovoq	%rax, %rdx
	leaq	(%r8,%rdx,4), %rbp
	imulq	%rsi, %rdx
	movq	-80(%rsp), %rax
	leaq	(%rax,%rdx,4), %rdx
	xorl	%r12d, %r12d
	movq	-88(%rsp), %rcx
	.p2align	4
.LBB77_3:
	cmpq	%r12, %r15
	movq	%r12, %r8
	cmovlq	%r15, %r8
	addq	$4, %r12
	cmovoq	%r15, %r8
	leaq	(%rdx,%r8,4), %r13
	leaq	(%r13,%rbx), %rax
	vmovups	(%rax,%r10,4), %xmm1
	vbroadcastss	4(%rax,%r10,4), %ymm8
	vbroadcastss	8(%rax,%r10,4), %ymm2
	leaq	(%r13,%rsi,4), %rax
	vmovups	(%rax,%r10,4), %xmm10
	vbroadcastss	8(%rax,%r10,4), %ymm4
	vbroadcastss	12(%rax,%r10,4), %ymm0
	vmovups	%ymm0, -40(%rsp)
	cmovoq	%r14, %r12
	vmovups	(%rdx,%r8,4), %xmm3
	imulq	%r9, %r8
	vmovups	(%r13,%rsi,4), %xmm5
	vmovups	(%r13,%rsi,8), %xmm6
	vmovups	(%rbx,%r13), %xmm7
	vunpcklps	%xmm5, %xmm3, %xmm9
	vmovlhps	%xmm6, %xmm9, %xmm9
	vinsertps	$48, %xmm7, %xmm9, %xmm9
	vinsertf128	$1, (%r13,%r10,4), %ymm9, %ymm11
	vbroadcastss	4(%r13,%r10,4), %xmm12
	vbroadcastss	8(%r13,%r10,4), %xmm13
	vbroadcastss	12(%r13,%r10,4), %xmm9
	leaq	(%r13,%r10,4), %rax
	vmovups	(%r11,%rax), %xmm14
	vbroadcastss	%xmm10, %ymm15
	vblendps	$32, %ymm15, %ymm11, %ymm11
	vbroadcastsd	%xmm14, %ymm15
	vblendps	$192, %ymm15, %ymm11, %ymm11
	vbroadcastss	%xmm1, %ymm15
	vblendps	$128, %ymm15, %ymm11, %ymm11
	vbroadcastss	4(%r11,%rax), %ymm15
	vbroadcastss	12(%r11,%rax), %ymm0
	vmovups	%ymm11, (%rbp,%r8,4)
	vinsertps	$76, %xmm3, %xmm5, %xmm11
	vshufps	$212, %xmm6, %xmm11, %xmm11
	vinsertps	$112, %xmm7, %xmm11, %xmm11
	vinsertf128	$1, %xmm12, %ymm11, %ymm12
	vinsertf128	$1, %xmm10, %ymm11, %ymm10
	vblendps	$34, %ymm10, %ymm12, %ymm10
	vblendps	$192, %ymm15, %ymm10, %ymm10
	vblendps	$128, %ymm8, %ymm10, %ymm8
	leaq	(%rbp,%r8,4), %rax
	vmovups	%ymm8, (%rax,%r9,4)
	vunpckhps	%xmm5, %xmm3, %xmm8
	vblendps	$3, %xmm8, %xmm6, %xmm8
	vinsertps	$176, %xmm7, %xmm8, %xmm8
	vinsertf128	$1, %xmm13, %ymm8, %ymm10
	vblendps	$32, %ymm4, %ymm10, %ymm4
	vinsertf128	$1, %xmm14, %ymm8, %ymm8
	vblendps	$204, %ymm8, %ymm4, %ymm4
	vblendps	$128, %ymm2, %ymm4, %ymm2
	vmovups	%ymm2, (%rax,%r9,8)
	vshufps	$51, %xmm3, %xmm5, %xmm2
	vshufps	$242, %xmm6, %xmm2, %xmm2
	vblendps	$8, %xmm7, %xmm2, %xmm2
	vinsertf128	$1, %xmm9, %ymm2, %ymm3
	vblendps	$32, -40(%rsp), %ymm3, %ymm3
	vblendps	$192, %ymm0, %ymm3, %ymm0
	vinsertf128	$1, %xmm1, %ymm2, %ymm1
	vblendps	$136, %ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rdi,%rax)
	cmpq	%rcx, %r12
	jl	.LBB77_3
	cmpb	$0, -89(%rsp)
	movq	-48(%rsp), %rcx
	cmovneq	%r14, %rcx
	cmpq	-72(%rsp), %rcx
	movq	-56(%rsp), %r8
	jl	.LBB77_2
	jmp	.LBB77_23
.LBB77_5:
	testq	%rdx, %rdx
	je	.LBB77_23
	movq	-88(%rsp), %r11
	leaq	(%r11,%rdx), %rax
	leaq	(%r8,%rax,4), %rcx
	addq	$-4, %rcx
	leaq	-1(%rdx), %rax
	imulq	%rsi, %rax
	addq	%r11, %rax
	movq	-80(%rsp), %rdi
	leaq	(%rdi,%rax,4), %rdx
	cmpq	$4, %r11
	setae	%r10b
	cmpq	$1, %r9
	sete	%al
	andb	%r10b, %al
	cmpq	%rdx, %r8
	setb	%dl
	cmpq	%rcx, %rdi
	setb	%cl
	andb	%dl, %cl
	movq	%rsi, %rdx
	shrq	$61, %rdx
	andl	$1, %edx
	orb	%cl, %dl
	movq	%r11, %r10
	andq	$-32, %r10
	andq	$-4, %r11
	leaq	96(%r8), %rbx
	leaq	96(%rdi), %r14
	shlq	$2, %rsi
	leaq	(,%r9,4), %r15
	shlq	$5, %r9
	xorl	%r12d, %r12d
	notb	%al
	orb	%dl, %al
	jmp	.LBB77_7
	.p2align	4
.LBB77_22:
	incq	%r12
	addq	$4, %rbx
	addq	%rsi, %r14
	addq	$4, %r8
	addq	%rsi, %rdi
	movq	%rdi, -80(%rsp)
	cmpq	-72(%rsp), %r12
	je	.LBB77_23
.LBB77_7:
	movq	-88(%rsp), %rbp
	testq	%rbp, %rbp
	movq	-80(%rsp), %rdi
	je	.LBB77_22
	testb	$1, %al
	je	.LBB77_16
	xorl	%r13d, %r13d
	jmp	.LBB77_10
	.p2align	4
.LBB77_16:
	xorl	%edx, %edx
	cmpq	$32, %rbp
	jb	.LBB77_20
	.p2align	4
.LBB77_17:
	vmovups	-96(%r14,%rdx,4), %ymm0
	vmovups	-64(%r14,%rdx,4), %ymm1
	vmovups	-32(%r14,%rdx,4), %ymm2
	vmovups	(%r14,%rdx,4), %ymm3
	vmovups	%ymm0, -96(%rbx,%rdx,4)
	vmovups	%ymm1, -64(%rbx,%rdx,4)
	vmovups	%ymm2, -32(%rbx,%rdx,4)
	vmovups	%ymm3, (%rbx,%rdx,4)
	addq	$32, %rdx
	cmpq	%rdx, %r10
	jne	.LBB77_17
	cmpq	%r10, %rbp
	je	.LBB77_22
	movq	%r10, %r13
	movq	%r10, %rdx
	testb	$28, %bpl
	je	.LBB77_10
	.p2align	4
.LBB77_20:
	vmovups	(%rdi,%rdx,4), %xmm0
	vmovups	%xmm0, (%r8,%rdx,4)
	addq	$4, %rdx
	cmpq	%rdx, %r11
	jne	.LBB77_20
	movq	%r11, %r13
	cmpq	%r11, %rbp
	je	.LBB77_22
.LBB77_10:
	movq	%r8, %rcx
	movl	%ebp, %r8d
	subl	%r13d, %r8d
	movq	%r13, %rdx
	andl	$7, %r8d
	je	.LBB77_13
	movq	%r15, %rbp
	imulq	%r13, %rbp
	addq	%rcx, %rbp
	movq	%r13, %rdx
	.p2align	4
.LBB77_12:
	vmovss	(%rdi,%rdx,4), %xmm0
	incq	%rdx
	vmovss	%xmm0, (%rbp)
	addq	%r15, %rbp
	decq	%r8
	jne	.LBB77_12
.LBB77_13:
	movq	-88(%rsp), %rbp
	subq	%rbp, %r13
	cmpq	$-8, %r13
	movq	%rcx, %r8
	ja	.LBB77_22
	movq	%r15, %r13
	imulq	%rdx, %r13
	addq	%r8, %r13
	.p2align	4
.LBB77_15:
	vmovss	(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r13)
	vmovss	4(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r13,%r15)
	leaq	(%r15,%r13), %rcx
	vmovss	8(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r15,%rcx)
	addq	%r15, %rcx
	vmovss	12(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r15,%rcx)
	addq	%r15, %rcx
	vmovss	16(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r15,%rcx)
	addq	%r15, %rcx
	vmovss	20(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r15,%rcx)
	addq	%r15, %rcx
	vmovss	24(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r15,%rcx)
	addq	%r15, %rcx
	vmovss	28(%rdi,%rdx,4), %xmm0
	addq	$8, %rdx
	vmovss	%xmm0, (%r15,%rcx)
	addq	%r9, %r13
	cmpq	%rdx, %rbp
	jne	.LBB77_15
	jmp	.LBB77_22
.LBB77_23:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end77:
	.size	$s18VitruvianMicroAVX220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF, .Lfunc_end77-$s18VitruvianMicroAVX220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF
	.hidden	vitruvian_depthwise_codes_avx2
	.globl	vitruvian_depthwise_codes_avx2
	.p2align	4
	.type	vitruvian_depthwise_codes_avx2,@function
vitruvian_depthwise_codes_avx2:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$184, %rsp
	.cfi_def_cfa_offset 240
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movzbl	248(%rsp), %eax
	movq	288(%rsp), %r10
	movl	264(%rsp), %r11d
	movq	304(%rsp), %rbx
	movq	296(%rsp), %r14
	movq	280(%rsp), %r15
	movq	272(%rsp), %r12
	movq	256(%rsp), %r13
	movq	240(%rsp), %rbp
	movq	%rdi, (%rsp)
	movq	%rsi, 8(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rcx, 24(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r9, 40(%rsp)
	movq	%rbp, 48(%rsp)
	movq	%r13, 56(%rsp)
	movq	%r12, 64(%rsp)
	movq	%r15, 72(%rsp)
	movq	%r14, 80(%rsp)
	vbroadcastss	%xmm0, %ymm2
	vmovups	%ymm2, 96(%rsp)
	vbroadcastss	%xmm1, %ymm2
	vmovups	%ymm2, 128(%rsp)
	movb	%r11b, 160(%rsp)
	vmovss	%xmm0, 164(%rsp)
	vmovss	%xmm1, 168(%rsp)
	movq	%rbx, 88(%rsp)
	movl	%r11d, 172(%rsp)
	movq	%r10, 176(%rsp)
	leaq	96(%rsp), %rdi
	movq	%rsp, %r13
	testb	%al, %al
	je	.LBB78_2
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedJ0VG_AjA0B20RequantizingChannelsVTtt0g5)
	jmp	.LBB78_3
.LBB78_2:
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0bJ0VG_AjA0B20RequantizingChannelsVTtt0g5)
.LBB78_3:
	addq	$184, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end78:
	.size	vitruvian_depthwise_codes_avx2, .Lfunc_end78-vitruvian_depthwise_codes_avx2
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX219microDepthwiseCodes6groups12groupRowStep05pixelJ09rowStride11phaseStarts10tapOffsets0P4Ones12correctsSums6packed5lower5upper9zeroPoint0K5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF
	.globl	$s18VitruvianMicroAVX219microDepthwiseCodes6groups12groupRowStep05pixelJ09rowStride11phaseStarts10tapOffsets0P4Ones12correctsSums6packed5lower5upper9zeroPoint0K5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF
	.p2align	4
	.type	$s18VitruvianMicroAVX219microDepthwiseCodes6groups12groupRowStep05pixelJ09rowStride11phaseStarts10tapOffsets0P4Ones12correctsSums6packed5lower5upper9zeroPoint0K5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF,@function
$s18VitruvianMicroAVX219microDepthwiseCodes6groups12groupRowStep05pixelJ09rowStride11phaseStarts10tapOffsets0P4Ones12correctsSums6packed5lower5upper9zeroPoint0K5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%r13
	.cfi_def_cfa_offset 32
	pushq	%r12
	.cfi_def_cfa_offset 40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	subq	$192, %rsp
	.cfi_def_cfa_offset 240
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r13, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	288(%rsp), %rax
	movl	264(%rsp), %r10d
	movq	304(%rsp), %r11
	movq	296(%rsp), %rbx
	movq	280(%rsp), %r14
	movq	272(%rsp), %r15
	movq	256(%rsp), %r12
	movq	240(%rsp), %r13
	movq	%rdi, (%rsp)
	movq	%rsi, 8(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rcx, 24(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r9, 40(%rsp)
	movq	%r13, 48(%rsp)
	movq	%r12, 56(%rsp)
	movq	%r15, 64(%rsp)
	movq	%r14, 72(%rsp)
	movq	%rbx, 80(%rsp)
	movq	%r11, 88(%rsp)
	vbroadcastss	%xmm0, %ymm2
	vmovups	%ymm2, 96(%rsp)
	vbroadcastss	%xmm1, %ymm2
	vmovups	%ymm2, 128(%rsp)
	movb	%r10b, 160(%rsp)
	vmovss	%xmm0, 164(%rsp)
	vmovss	%xmm1, 168(%rsp)
	movl	%r10d, 172(%rsp)
	movq	%rax, 176(%rsp)
	leaq	96(%rsp), %rdi
	movq	%rsp, %r13
	testb	$1, 248(%rsp)
	je	.LBB79_2
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedJ0VG_AjA0B20RequantizingChannelsVTtt0g5)
	jmp	.LBB79_3
.LBB79_2:
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0bJ0VG_AjA0B20RequantizingChannelsVTtt0g5)
.LBB79_3:
	addq	$192, %rsp
	.cfi_def_cfa_offset 48
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end79:
	.size	$s18VitruvianMicroAVX219microDepthwiseCodes6groups12groupRowStep05pixelJ09rowStride11phaseStarts10tapOffsets0P4Ones12correctsSums6packed5lower5upper9zeroPoint0K5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF, .Lfunc_end79-$s18VitruvianMicroAVX219microDepthwiseCodes6groups12groupRowStep05pixelJ09rowStride11phaseStarts10tapOffsets0P4Ones12correctsSums6packed5lower5upper9zeroPoint0K5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI80_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI80_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI80_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedJ0VG_AjA0B20RequantizingChannelsVTtt0g5
	.weak	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedJ0VG_AjA0B20RequantizingChannelsVTtt0g5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedJ0VG_AjA0B20RequantizingChannelsVTtt0g5,@function
$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedJ0VG_AjA0B20RequantizingChannelsVTtt0g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$1096, %rsp
	.cfi_def_cfa_offset 1152
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 224(%rsp)
	movq	%r13, -96(%rsp)
	movq	72(%r13), %rax
	testq	%rax, %rax
	jle	.LBB80_95
	movq	-96(%rsp), %rcx
	movq	32(%rcx), %rdx
	movq	%rdx, 288(%rsp)
	movq	16(%rdx), %rdx
	movq	56(%rcx), %r11
	movq	80(%rcx), %rcx
	movq	%rcx, 216(%rsp)
	xorl	%esi, %esi
	movq	%rax, %rcx
	subq	$32, %rcx
	cmovbq	%rsi, %rcx
	movq	%rcx, 520(%rsp)
	shlq	$7, %rdx
	leaq	-8(%rax), %rcx
	movq	%rcx, 504(%rsp)
	leaq	-9(%rax), %rcx
	movq	%rcx, 496(%rsp)
	leaq	-16(%rax), %rcx
	movq	%rcx, 488(%rsp)
	leaq	-17(%rax), %rcx
	movq	%rcx, 480(%rsp)
	leaq	-24(%rax), %rcx
	movq	%rcx, 472(%rsp)
	leaq	-25(%rax), %rcx
	movq	%rcx, 464(%rsp)
	leaq	480(%r11), %rcx
	movq	%rcx, 192(%rsp)
	movq	%rdx, 528(%rsp)
	leaq	384(%rdx), %rcx
	movq	%rcx, 512(%rsp)
	leaq	15(%rax), %rcx
	movq	%rcx, 456(%rsp)
	leaq	8(%rax), %rcx
	movq	%rcx, 448(%rsp)
	leaq	23(%rax), %rcx
	movq	%rcx, 440(%rsp)
	leaq	16(%rax), %rcx
	movq	%rcx, 432(%rsp)
	leaq	31(%rax), %rcx
	movq	%rcx, 424(%rsp)
	leaq	24(%rax), %rcx
	movq	%rcx, 416(%rsp)
	movq	%rax, -104(%rsp)
	jmp	.LBB80_2
	.p2align	4
.LBB80_94:
	movq	536(%rsp), %rsi
	addq	$32, %rsi
	movq	528(%rsp), %rcx
	addq	%rcx, %r11
	addq	$384, %r11
	movq	512(%rsp), %rcx
	addq	%rcx, 192(%rsp)
	cmpq	%rax, %rsi
	jge	.LBB80_95
.LBB80_2:
	movq	520(%rsp), %rcx
	cmpq	%rcx, %rsi
	movq	%rsi, 536(%rsp)
	cmovlq	%rsi, %rcx
	movq	%rcx, -64(%rsp)
	cmpq	$0, 216(%rsp)
	je	.LBB80_94
	movq	-64(%rsp), %rcx
	subb	%cl, %al
	movzbl	%al, %eax
	andl	$7, %eax
	negq	%rax
	movq	%rax, -120(%rsp)
	movq	472(%rsp), %rax
	subq	%rcx, %rax
	movq	%rax, -32(%rsp)
	movq	488(%rsp), %rax
	subq	%rcx, %rax
	movq	%rax, -40(%rsp)
	movq	504(%rsp), %rax
	subq	%rcx, %rax
	movq	%rax, -48(%rsp)
	movq	-96(%rsp), %rax
	movq	64(%rax), %rbx
	movq	88(%rax), %r9
	movq	%r9, %rax
	orq	%rbx, %rax
	shrq	$32, %rax
	je	.LBB80_4
	movq	%r9, %rax
	cqto
	idivq	%rbx
	jmp	.LBB80_6
	.p2align	4
.LBB80_4:
	movl	%r9d, %eax
	xorl	%edx, %edx
	divl	%ebx
.LBB80_6:
	movq	%rax, 184(%rsp)
	movq	464(%rsp), %rax
	movq	-64(%rsp), %rdx
	subq	%rdx, %rax
	movq	%rax, 176(%rsp)
	movq	480(%rsp), %rax
	subq	%rdx, %rax
	movq	%rax, 168(%rsp)
	movq	496(%rsp), %rax
	subq	%rdx, %rax
	movq	%rax, 160(%rsp)
	movq	-104(%rsp), %rax
	movq	%rax, %rcx
	subq	%rdx, %rcx
	movq	%rcx, 296(%rsp)
	leaq	-8(%rcx), %rsi
	movq	%rsi, -88(%rsp)
	leaq	-16(%rcx), %rsi
	movq	%rsi, -72(%rsp)
	addq	$-24, %rcx
	movq	%rcx, -80(%rsp)
	movq	%r9, %rcx
	subq	%rbx, %rcx
	movq	%rcx, 632(%rsp)
	movq	-48(%rsp), %rcx
	andq	$-8, %rcx
	movq	%rcx, 152(%rsp)
	movq	-40(%rsp), %rcx
	andq	$-8, %rcx
	movq	%rcx, 144(%rsp)
	movq	-32(%rsp), %rcx
	andq	$-8, %rcx
	movq	%rcx, 136(%rsp)
	leaq	(%rbx,%rbx), %rcx
	movq	%rcx, 592(%rsp)
	movq	456(%rsp), %rcx
	addq	%rdx, %rcx
	movq	%rcx, 584(%rsp)
	movq	448(%rsp), %rcx
	leaq	(%rcx,%rdx), %rcx
	movq	%rcx, 576(%rsp)
	movq	440(%rsp), %rcx
	leaq	(%rcx,%rdx), %rcx
	movq	%rcx, 568(%rsp)
	movq	432(%rsp), %rcx
	addq	%rdx, %rcx
	movq	%rcx, 560(%rsp)
	movq	424(%rsp), %rcx
	addq	%rdx, %rcx
	movq	%rcx, 552(%rsp)
	movq	416(%rsp), %rcx
	addq	%rdx, %rcx
	movq	%rcx, 544(%rsp)
	movq	$0, -112(%rsp)
	xorl	%r8d, %r8d
	movq	%rbx, -24(%rsp)
	movq	%r9, 248(%rsp)
	movq	%r11, 608(%rsp)
	jmp	.LBB80_7
	.p2align	4
.LBB80_93:
	movq	-56(%rsp), %r8
	incq	%r8
	addq	%r9, -112(%rsp)
	cmpq	216(%rsp), %r8
	movq	-104(%rsp), %rax
	je	.LBB80_94
.LBB80_7:
	cmpq	$1, 184(%rsp)
	movq	%r8, -56(%rsp)
	jle	.LBB80_16
	movq	-96(%rsp), %rdx
	movq	24(%rdx), %rsi
	imulq	%r8, %rsi
	movq	%rsi, %rcx
	shrq	$63, %rcx
	movq	%rsi, 232(%rsp)
	addq	%rsi, %rcx
	movq	%rcx, %rdi
	shrq	%rcx
	imulq	8(%rdx), %rcx
	andq	$-2, %rdi
	shlq	$2, %rcx
	movq	16(%rdx), %rsi
	imulq	%rbx, %rsi
	addq	(%rdx), %rcx
	movq	%rax, %rdx
	orq	%rbx, %rdx
	shrq	$32, %rdx
	je	.LBB80_9
	cqto
	idivq	%rbx
	movq	%rax, %r10
	jmp	.LBB80_11
	.p2align	4
.LBB80_16:
	testq	%r9, %r9
	jle	.LBB80_93
	movq	-104(%rsp), %rax
	movq	%rax, %rcx
	orq	%rbx, %rcx
	shrq	$32, %rcx
	je	.LBB80_18
	cqto
	idivq	%rbx
	movq	%rax, %r12
	jmp	.LBB80_20
.LBB80_9:
	xorl	%edx, %edx
	divl	%ebx
	movl	%eax, %r10d
.LBB80_11:
	subq	%rdi, 232(%rsp)
	movq	-64(%rsp), %rdx
	leaq	(%rcx,%rdx,4), %rax
	movq	%rax, 600(%rsp)
	imulq	%r8, %r9
	movq	%r9, 200(%rsp)
	movq	224(%rsp), %rax
	vmovdqu	(%rax), %ymm15
	vmovdqu	32(%rax), %ymm9
	movq	80(%rax), %r8
	leaq	(%r8,%rdx), %rdi
	vpbroadcastb	64(%rax), %xmm4
	movq	%r10, %rax
	imulq	-112(%rsp), %rax
	leaq	(%rax,%rdi), %r13
	addq	$15, %r13
	movq	592(%rsp), %rcx
	movq	%r10, 240(%rsp)
	imulq	%r10, %rcx
	movq	%rcx, 616(%rsp)
	leaq	(%rax,%rdi), %r14
	addq	$8, %r14
	leaq	23(%rax,%rdi), %r9
	leaq	(%rax,%rdi), %rbx
	addq	$16, %rbx
	movq	584(%rsp), %rcx
	leaq	(%r8,%rcx), %rbp
	addq	%rax, %rbp
	movq	576(%rsp), %rcx
	addq	%r8, %rcx
	addq	%rax, %rcx
	movq	%rcx, 256(%rsp)
	movq	568(%rsp), %rcx
	addq	%r8, %rcx
	addq	%rax, %rcx
	movq	560(%rsp), %rdx
	leaq	(%r8,%rdx), %r15
	addq	%rax, %r15
	movq	552(%rsp), %rdx
	leaq	(%r8,%rdx), %r12
	addq	%rax, %r12
	addq	544(%rsp), %r8
	addq	%rax, %r8
	leaq	(%rax,%rdi), %r10
	addq	$31, %r10
	movq	%rdi, 624(%rsp)
	addq	%rax, %rdi
	addq	$24, %rdi
	xorl	%eax, %eax
	vmovdqu	%ymm15, 992(%rsp)
	vmovdqu	%ymm9, 960(%rsp)
	vmovdqa	%xmm4, 800(%rsp)
	jmp	.LBB80_12
	.p2align	4
.LBB80_84:
	movq	-104(%rsp), %rdx
	vmovq	%xmm0, 24(%rax,%rdx)
	movq	280(%rsp), %r8
	movq	208(%rsp), %r14
.LBB80_91:
	movq	312(%rsp), %r11
	leaq	2(%r11), %rax
	addq	$4, %r11
	movq	616(%rsp), %rdx
	addq	%rdx, %r13
	addq	%rdx, %r14
	addq	%rdx, %r9
	addq	%rdx, %rbx
	addq	%rdx, %r10
	movq	304(%rsp), %rdi
	addq	%rdx, %rdi
	addq	%rdx, %rbp
	addq	%rdx, 256(%rsp)
	addq	%rdx, %rcx
	addq	%rdx, %r15
	addq	%rdx, %r12
	addq	%rdx, %r8
	cmpq	%r11, 184(%rsp)
	movq	608(%rsp), %r11
	jl	.LBB80_92
.LBB80_12:
	movq	%rdi, 304(%rsp)
	movq	%r15, 264(%rsp)
	movq	%rbx, 272(%rsp)
	movq	%r14, 208(%rsp)
	movq	%r8, 280(%rsp)
	movq	%rax, %r8
	vmovdqu	(%r11), %ymm8
	vmovdqu	32(%r11), %ymm14
	vmovdqu	64(%r11), %ymm12
	vmovdqu	96(%r11), %ymm11
	movq	288(%rsp), %rax
	movq	232(%rsp), %rdi
	movq	(%rax,%rdi,8), %rdx
	movq	8(%rax,%rdi,8), %rax
	vpxor	%xmm13, %xmm13, %xmm13
	cmpq	%rax, %rdx
	movq	%r8, 312(%rsp)
	jne	.LBB80_150
	vpxor	%xmm2, %xmm2, %xmm2
	vpxor	%xmm3, %xmm3, %xmm3
	vpxor	%xmm1, %xmm1, %xmm1
	vpxor	%xmm15, %xmm15, %xmm15
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm0, 320(%rsp)
	vmovdqu	%ymm0, 704(%rsp)
	vmovdqu	%ymm0, 672(%rsp)
	vmovdqu	%ymm11, 384(%rsp)
	vmovdqu	%ymm12, 352(%rsp)
	vmovdqu	%ymm14, 768(%rsp)
	vmovdqu	%ymm8, 640(%rsp)
	jmp	.LBB80_14
	.p2align	4
.LBB80_150:
	movq	%r8, %rdi
	imulq	%rsi, %rdi
	movq	600(%rsp), %r8
	leaq	(%r8,%rdi,4), %r15
	movq	-96(%rsp), %r8
	movq	40(%r8), %rdi
	movq	48(%r8), %r14
	movq	%rdx, %r8
	shlq	$7, %r8
	addq	192(%rsp), %r8
	vpxor	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vpxor	%xmm1, %xmm1, %xmm1
	vpxor	%xmm15, %xmm15, %xmm15
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 320(%rsp)
	vmovups	%ymm0, 704(%rsp)
	vmovups	%ymm0, 672(%rsp)
	vmovdqu	%ymm11, 384(%rsp)
	vmovdqu	%ymm12, 352(%rsp)
	vmovdqu	%ymm14, 768(%rsp)
	vmovdqu	%ymm8, 640(%rsp)
	.p2align	4
.LBB80_151:
	vmovdqu	%ymm12, 1024(%rsp)
	vmovups	%ymm3, 1056(%rsp)
	vmovdqu	%ymm13, 736(%rsp)
	movq	(%rdi,%rdx,8), %rbx
	vmovdqu	-96(%r8), %ymm0
	vmovdqu	-64(%r8), %ymm4
	vmovdqu	-32(%r8), %ymm6
	vmovdqu	(%r8), %ymm5
	vmovdqu	(%r15,%rbx,4), %ymm9
	vmovdqu	32(%r15,%rbx,4), %ymm10
	vmovdqa	%ymm15, %ymm7
	vmovdqa	%ymm14, %ymm3
	vmovdqa	%ymm11, %ymm14
	vmovdqu	64(%r15,%rbx,4), %ymm11
	vmovdqu	96(%r15,%rbx,4), %ymm12
	vpmaddwd	%ymm0, %ymm9, %ymm13
	vmovdqa	%ymm2, %ymm15
	vmovdqu	640(%rsp), %ymm2
	vpaddd	%ymm2, %ymm13, %ymm2
	vmovdqu	%ymm2, 640(%rsp)
	vpmaddwd	%ymm4, %ymm10, %ymm13
	vmovdqu	768(%rsp), %ymm2
	vpaddd	%ymm2, %ymm13, %ymm2
	vmovdqu	%ymm2, 768(%rsp)
	vpmaddwd	%ymm6, %ymm11, %ymm13
	vmovdqu	352(%rsp), %ymm2
	vpaddd	%ymm2, %ymm13, %ymm2
	vmovdqu	%ymm2, 352(%rsp)
	vpmaddwd	%ymm5, %ymm12, %ymm13
	vmovdqu	384(%rsp), %ymm2
	vpaddd	%ymm2, %ymm13, %ymm2
	vmovdqu	%ymm2, 384(%rsp)
	vpbroadcastd	(%r14,%rdx,4), %ymm13
	vpmaddwd	%ymm13, %ymm9, %ymm9
	vmovdqu	672(%rsp), %ymm2
	vpaddd	%ymm2, %ymm9, %ymm2
	vmovdqu	%ymm2, 672(%rsp)
	vmovdqa	%ymm15, %ymm2
	vpmaddwd	%ymm13, %ymm10, %ymm9
	vmovdqu	704(%rsp), %ymm10
	vpaddd	%ymm10, %ymm9, %ymm10
	vmovdqu	%ymm10, 704(%rsp)
	vpmaddwd	%ymm13, %ymm11, %ymm9
	vmovdqa	%ymm14, %ymm11
	vmovdqa	%ymm3, %ymm14
	vmovdqu	320(%rsp), %ymm3
	vpaddd	%ymm3, %ymm9, %ymm3
	vmovdqu	%ymm3, 320(%rsp)
	vmovdqu	1056(%rsp), %ymm3
	leaq	(%r15,%rbx,4), %rbx
	vpmaddwd	%ymm13, %ymm12, %ymm9
	vmovdqu	1024(%rsp), %ymm12
	vpaddd	%ymm7, %ymm9, %ymm15
	vmovdqu	(%rbx,%rsi,4), %ymm9
	vpmaddwd	%ymm0, %ymm9, %ymm0
	vpaddd	%ymm0, %ymm8, %ymm8
	vmovdqu	32(%rbx,%rsi,4), %ymm0
	vpmaddwd	%ymm4, %ymm0, %ymm4
	vpaddd	%ymm4, %ymm14, %ymm14
	vmovdqu	64(%rbx,%rsi,4), %ymm4
	vpmaddwd	%ymm6, %ymm4, %ymm6
	vpaddd	%ymm6, %ymm12, %ymm12
	vmovdqu	96(%rbx,%rsi,4), %ymm6
	vpmaddwd	%ymm5, %ymm6, %ymm5
	vpaddd	%ymm5, %ymm11, %ymm11
	vpmaddwd	%ymm13, %ymm9, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	%ymm0, %ymm13, %ymm0
	vpaddd	%ymm3, %ymm0, %ymm3
	vpmaddwd	%ymm4, %ymm13, %ymm0
	vpaddd	%ymm2, %ymm0, %ymm2
	vpmaddwd	%ymm6, %ymm13, %ymm0
	vmovdqu	736(%rsp), %ymm13
	vpaddd	%ymm0, %ymm13, %ymm13
	incq	%rdx
	subq	$-128, %r8
	cmpq	%rdx, %rax
	jne	.LBB80_151
.LBB80_14:
	vmovdqu	768(%rsp), %ymm10
	vmovdqu	%ymm1, 736(%rsp)
	vmovdqa	%ymm3, %ymm6
	movq	312(%rsp), %rax
	imulq	-24(%rsp), %rax
	addq	200(%rsp), %rax
	vmovdqu	672(%rsp), %ymm0
	vpmulld	128(%r11), %ymm0, %ymm3
	imulq	240(%rsp), %rax
	vmovdqu	704(%rsp), %ymm0
	vpmulld	160(%r11), %ymm0, %ymm0
	addq	624(%rsp), %rax
	vmovdqu	320(%rsp), %ymm4
	vpmulld	192(%r11), %ymm4, %ymm7
	vpaddd	640(%rsp), %ymm3, %ymm3
	vpmulld	224(%r11), %ymm15, %ymm1
	vmovdqu	%ymm1, 320(%rsp)
	vcvtdq2ps	%ymm3, %ymm1
	vmulps	256(%r11), %ymm1, %ymm1
	vmovups	992(%rsp), %ymm3
	vmovaps	%ymm3, %ymm15
	vmaxps	%ymm3, %ymm1, %ymm1
	vmovups	960(%rsp), %ymm3
	vmovaps	%ymm3, %ymm9
	vminps	%ymm3, %ymm1, %ymm1
	vbroadcastss	.LCPI80_0(%rip), %ymm4
	vaddps	%ymm4, %ymm1, %ymm1
	vextractf128	$1, %ymm1, %xmm3
	vmovd	.LCPI80_2(%rip), %xmm5
	vpshufb	%xmm5, %xmm3, %xmm3
	vpshufb	%xmm5, %xmm1, %xmm1
	vpunpckldq	%xmm3, %xmm1, %xmm1
	vmovdqa	800(%rsp), %xmm4
	vpaddb	%xmm4, %xmm1, %xmm1
	movq	296(%rsp), %r14
	cmpq	$8, %r14
	jl	.LBB80_26
	vmovq	%xmm1, (%rax)
	movq	-88(%rsp), %rdx
	vmovdqa	%ymm2, %ymm3
	jmp	.LBB80_27
	.p2align	4
.LBB80_26:
	testq	%r14, %r14
	movq	-88(%rsp), %rdx
	vmovdqa	%ymm2, %ymm3
	jle	.LBB80_27
	vpextrb	$0, %xmm1, (%rax)
	cmpq	$1, %r14
	je	.LBB80_27
	vpextrb	$1, %xmm1, 1(%rax)
	cmpq	$2, %r14
	je	.LBB80_27
	vpextrb	$2, %xmm1, 2(%rax)
	cmpq	$3, %r14
	je	.LBB80_27
	vpextrb	$3, %xmm1, 3(%rax)
	cmpq	$4, %r14
	je	.LBB80_27
	vpextrb	$4, %xmm1, 4(%rax)
	cmpq	$5, %r14
	je	.LBB80_27
	vpextrb	$5, %xmm1, 5(%rax)
	cmpq	$6, %r14
	je	.LBB80_27
	vpextrb	$6, %xmm1, 6(%rax)
	.p2align	4
.LBB80_27:
	vpaddd	%ymm0, %ymm10, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	288(%r11), %ymm1, %ymm1
	vmaxps	%ymm15, %ymm1, %ymm1
	vminps	%ymm9, %ymm1, %ymm1
	vbroadcastss	.LCPI80_0(%rip), %ymm10
	vaddps	%ymm1, %ymm10, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpshufb	%xmm5, %xmm2, %xmm2
	vpshufb	%xmm5, %xmm1, %xmm1
	vpunpckldq	%xmm2, %xmm1, %xmm1
	vpaddb	%xmm4, %xmm1, %xmm1
	cmpq	$8, %rdx
	jl	.LBB80_29
	vmovq	%xmm1, 8(%rax)
	vmovdqa	%ymm6, %ymm0
	vmovdqu	352(%rsp), %ymm6
	jmp	.LBB80_35
	.p2align	4
.LBB80_29:
	testq	%rdx, %rdx
	vmovdqa	%ymm6, %ymm0
	vmovdqu	352(%rsp), %ymm6
	jle	.LBB80_35
	cmpq	$7, 160(%rsp)
	jae	.LBB80_57
	xorl	%edx, %edx
	jmp	.LBB80_32
.LBB80_57:
	xorl	%edx, %edx
	movq	152(%rsp), %r8
	.p2align	4
.LBB80_58:
	movl	%edx, %edi
	andl	$15, %edi
	vmovdqa	%xmm1, 112(%rsp)
	movzbl	112(%rsp,%rdi), %edi
	movb	%dil, -7(%r13,%rdx)
	leal	1(%rdx), %edi
	andl	$15, %edi
	movzbl	112(%rsp,%rdi), %edi
	movb	%dil, -6(%r13,%rdx)
	leal	2(%rdx), %edi
	andl	$15, %edi
	movzbl	112(%rsp,%rdi), %edi
	movb	%dil, -5(%r13,%rdx)
	leal	3(%rdx), %edi
	andl	$15, %edi
	movzbl	112(%rsp,%rdi), %edi
	movb	%dil, -4(%r13,%rdx)
	leal	4(%rdx), %edi
	andl	$15, %edi
	movzbl	112(%rsp,%rdi), %edi
	movb	%dil, -3(%r13,%rdx)
	leal	5(%rdx), %edi
	andl	$15, %edi
	movzbl	112(%rsp,%rdi), %edi
	movb	%dil, -2(%r13,%rdx)
	leal	6(%rdx), %edi
	andl	$15, %edi
	movzbl	112(%rsp,%rdi), %edi
	movb	%dil, -1(%r13,%rdx)
	leal	7(%rdx), %edi
	andl	$15, %edi
	movzbl	112(%rsp,%rdi), %edi
	movb	%dil, (%r13,%rdx)
	addq	$8, %rdx
	cmpq	%r8, %rdx
	jne	.LBB80_58
.LBB80_32:
	testb	$7, -48(%rsp)
	movq	208(%rsp), %rbx
	je	.LBB80_35
	movq	-120(%rsp), %rdi
	.p2align	4
.LBB80_34:
	vmovdqa	%xmm1, 944(%rsp)
	movl	%edx, %r8d
	andl	$15, %r8d
	movzbl	944(%rsp,%r8), %r8d
	movb	%r8b, (%rbx,%rdx)
	incq	%rdx
	incq	%rdi
	jne	.LBB80_34
	.p2align	4
.LBB80_35:
	vpaddd	%ymm6, %ymm7, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	320(%r11), %ymm1, %ymm1
	vmaxps	%ymm15, %ymm1, %ymm1
	vminps	%ymm9, %ymm1, %ymm1
	vaddps	%ymm1, %ymm10, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpshufb	%xmm5, %xmm2, %xmm2
	vpshufb	%xmm5, %xmm1, %xmm1
	vpunpckldq	%xmm2, %xmm1, %xmm1
	vpaddb	%xmm4, %xmm1, %xmm1
	movq	-72(%rsp), %rdx
	cmpq	$8, %rdx
	jl	.LBB80_37
	vmovq	%xmm1, 16(%rax)
	movq	272(%rsp), %rbx
	vmovdqu	384(%rsp), %ymm2
	vmovdqu	320(%rsp), %ymm6
	jmp	.LBB80_43
	.p2align	4
.LBB80_37:
	testq	%rdx, %rdx
	movq	272(%rsp), %rbx
	vmovdqu	384(%rsp), %ymm2
	vmovdqu	320(%rsp), %ymm6
	jle	.LBB80_43
	cmpq	$7, 168(%rsp)
	jae	.LBB80_55
	xorl	%edx, %edx
	jmp	.LBB80_40
.LBB80_55:
	xorl	%edx, %edx
	movq	144(%rsp), %r8
	.p2align	4
.LBB80_56:
	movl	%edx, %edi
	andl	$15, %edi
	vmovdqa	%xmm1, 96(%rsp)
	movzbl	96(%rsp,%rdi), %edi
	movb	%dil, -7(%r9,%rdx)
	leal	1(%rdx), %edi
	andl	$15, %edi
	movzbl	96(%rsp,%rdi), %edi
	movb	%dil, -6(%r9,%rdx)
	leal	2(%rdx), %edi
	andl	$15, %edi
	movzbl	96(%rsp,%rdi), %edi
	movb	%dil, -5(%r9,%rdx)
	leal	3(%rdx), %edi
	andl	$15, %edi
	movzbl	96(%rsp,%rdi), %edi
	movb	%dil, -4(%r9,%rdx)
	leal	4(%rdx), %edi
	andl	$15, %edi
	movzbl	96(%rsp,%rdi), %edi
	movb	%dil, -3(%r9,%rdx)
	leal	5(%rdx), %edi
	andl	$15, %edi
	movzbl	96(%rsp,%rdi), %edi
	movb	%dil, -2(%r9,%rdx)
	leal	6(%rdx), %edi
	andl	$15, %edi
	movzbl	96(%rsp,%rdi), %edi
	movb	%dil, -1(%r9,%rdx)
	leal	7(%rdx), %edi
	andl	$15, %edi
	movzbl	96(%rsp,%rdi), %edi
	movb	%dil, (%r9,%rdx)
	addq	$8, %rdx
	cmpq	%r8, %rdx
	jne	.LBB80_56
.LBB80_40:
	testb	$7, -40(%rsp)
	je	.LBB80_43
	movq	-120(%rsp), %rdi
	.p2align	4
.LBB80_42:
	vmovdqa	%xmm1, 928(%rsp)
	movl	%edx, %r8d
	andl	$15, %r8d
	movzbl	928(%rsp,%r8), %r8d
	movb	%r8b, (%rbx,%rdx)
	incq	%rdx
	incq	%rdi
	jne	.LBB80_42
	.p2align	4
.LBB80_43:
	vpaddd	%ymm2, %ymm6, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	352(%r11), %ymm1, %ymm1
	vmaxps	%ymm15, %ymm1, %ymm1
	vminps	%ymm9, %ymm1, %ymm1
	vaddps	%ymm1, %ymm10, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpshufb	%xmm5, %xmm2, %xmm2
	vpshufb	%xmm5, %xmm1, %xmm1
	vpunpckldq	%xmm2, %xmm1, %xmm1
	vpaddb	%xmm4, %xmm1, %xmm1
	movq	-80(%rsp), %rdx
	cmpq	$8, %rdx
	jl	.LBB80_45
	vmovq	%xmm1, 24(%rax)
	vmovdqu	736(%rsp), %ymm2
	jmp	.LBB80_51
	.p2align	4
.LBB80_45:
	testq	%rdx, %rdx
	vmovdqu	736(%rsp), %ymm2
	jle	.LBB80_51
	cmpq	$7, 176(%rsp)
	jae	.LBB80_53
	xorl	%edx, %edx
	jmp	.LBB80_48
.LBB80_53:
	xorl	%edx, %edx
	movq	136(%rsp), %r8
	.p2align	4
.LBB80_54:
	movl	%edx, %edi
	andl	$15, %edi
	vmovdqa	%xmm1, 80(%rsp)
	movzbl	80(%rsp,%rdi), %edi
	movb	%dil, -7(%r10,%rdx)
	leal	1(%rdx), %edi
	andl	$15, %edi
	movzbl	80(%rsp,%rdi), %edi
	movb	%dil, -6(%r10,%rdx)
	leal	2(%rdx), %edi
	andl	$15, %edi
	movzbl	80(%rsp,%rdi), %edi
	movb	%dil, -5(%r10,%rdx)
	leal	3(%rdx), %edi
	andl	$15, %edi
	movzbl	80(%rsp,%rdi), %edi
	movb	%dil, -4(%r10,%rdx)
	leal	4(%rdx), %edi
	andl	$15, %edi
	movzbl	80(%rsp,%rdi), %edi
	movb	%dil, -3(%r10,%rdx)
	leal	5(%rdx), %edi
	andl	$15, %edi
	movzbl	80(%rsp,%rdi), %edi
	movb	%dil, -2(%r10,%rdx)
	leal	6(%rdx), %edi
	andl	$15, %edi
	movzbl	80(%rsp,%rdi), %edi
	movb	%dil, -1(%r10,%rdx)
	leal	7(%rdx), %edi
	andl	$15, %edi
	movzbl	80(%rsp,%rdi), %edi
	movb	%dil, (%r10,%rdx)
	addq	$8, %rdx
	cmpq	%r8, %rdx
	jne	.LBB80_54
.LBB80_48:
	testb	$7, -32(%rsp)
	movq	304(%rsp), %r15
	je	.LBB80_51
	movq	-120(%rsp), %rdi
	.p2align	4
.LBB80_50:
	vmovdqa	%xmm1, 912(%rsp)
	movl	%edx, %r8d
	andl	$15, %r8d
	movzbl	912(%rsp,%r8), %r8d
	movb	%r8b, (%r15,%rdx)
	incq	%rdx
	incq	%rdi
	jne	.LBB80_50
	.p2align	4
.LBB80_51:
	vpmulld	128(%r11), %ymm2, %ymm2
	vpmulld	160(%r11), %ymm0, %ymm1
	vpmulld	192(%r11), %ymm3, %ymm7
	vpaddd	%ymm2, %ymm8, %ymm2
	vpmulld	224(%r11), %ymm13, %ymm8
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	256(%r11), %ymm2, %ymm2
	vmaxps	%ymm15, %ymm2, %ymm2
	vminps	%ymm9, %ymm2, %ymm2
	vaddps	%ymm2, %ymm10, %ymm2
	vextractf128	$1, %ymm2, %xmm3
	vpshufb	%xmm5, %xmm3, %xmm3
	vpshufb	%xmm5, %xmm2, %xmm2
	vpunpckldq	%xmm3, %xmm2, %xmm2
	vpaddb	%xmm4, %xmm2, %xmm2
	cmpq	$7, %r14
	jle	.LBB80_66
	movq	-104(%rsp), %rdx
	vmovq	%xmm2, (%rax,%rdx)
	movq	-88(%rsp), %rdi
	jmp	.LBB80_67
	.p2align	4
.LBB80_66:
	testq	%r14, %r14
	movq	-104(%rsp), %rdx
	movq	-88(%rsp), %rdi
	jle	.LBB80_67
	vpextrb	$0, %xmm2, (%rax,%rdx)
	cmpq	$1, %r14
	je	.LBB80_67
	vpextrb	$1, %xmm2, 1(%rax,%rdx)
	cmpq	$2, %r14
	je	.LBB80_67
	vpextrb	$2, %xmm2, 2(%rax,%rdx)
	cmpq	$3, %r14
	je	.LBB80_67
	vpextrb	$3, %xmm2, 3(%rax,%rdx)
	cmpq	$4, %r14
	je	.LBB80_67
	vpextrb	$4, %xmm2, 4(%rax,%rdx)
	cmpq	$5, %r14
	je	.LBB80_67
	vpextrb	$5, %xmm2, 5(%rax,%rdx)
	cmpq	$6, %r14
	je	.LBB80_67
	vpextrb	$6, %xmm2, 6(%rax,%rdx)
	.p2align	4
.LBB80_67:
	vpaddd	%ymm1, %ymm14, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	288(%r11), %ymm0, %ymm0
	vmaxps	%ymm15, %ymm0, %ymm0
	vminps	%ymm9, %ymm0, %ymm0
	vaddps	%ymm0, %ymm10, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpshufb	%xmm5, %xmm1, %xmm1
	vpshufb	%xmm5, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm4, %xmm0, %xmm0
	cmpq	$8, %rdi
	jl	.LBB80_69
	vmovq	%xmm0, 8(%rax,%rdx)
	movq	-72(%rsp), %r14
	jmp	.LBB80_75
	.p2align	4
.LBB80_69:
	testq	%rdi, %rdi
	movq	-72(%rsp), %r14
	jle	.LBB80_75
	cmpq	$7, 160(%rsp)
	jae	.LBB80_100
	xorl	%edx, %edx
	jmp	.LBB80_72
.LBB80_100:
	xorl	%edx, %edx
	movq	152(%rsp), %r8
	.p2align	4
.LBB80_101:
	movl	%edx, %edi
	andl	$15, %edi
	vmovdqa	%xmm0, 64(%rsp)
	movzbl	64(%rsp,%rdi), %edi
	movb	%dil, -7(%rbp,%rdx)
	leal	1(%rdx), %edi
	andl	$15, %edi
	movzbl	64(%rsp,%rdi), %edi
	movb	%dil, -6(%rbp,%rdx)
	leal	2(%rdx), %edi
	andl	$15, %edi
	movzbl	64(%rsp,%rdi), %edi
	movb	%dil, -5(%rbp,%rdx)
	leal	3(%rdx), %edi
	andl	$15, %edi
	movzbl	64(%rsp,%rdi), %edi
	movb	%dil, -4(%rbp,%rdx)
	leal	4(%rdx), %edi
	andl	$15, %edi
	movzbl	64(%rsp,%rdi), %edi
	movb	%dil, -3(%rbp,%rdx)
	leal	5(%rdx), %edi
	andl	$15, %edi
	movzbl	64(%rsp,%rdi), %edi
	movb	%dil, -2(%rbp,%rdx)
	leal	6(%rdx), %edi
	andl	$15, %edi
	movzbl	64(%rsp,%rdi), %edi
	movb	%dil, -1(%rbp,%rdx)
	leal	7(%rdx), %edi
	andl	$15, %edi
	movzbl	64(%rsp,%rdi), %edi
	movb	%dil, (%rbp,%rdx)
	addq	$8, %rdx
	cmpq	%r8, %rdx
	jne	.LBB80_101
.LBB80_72:
	testb	$7, -48(%rsp)
	movq	256(%rsp), %r15
	je	.LBB80_75
	movq	-120(%rsp), %rdi
	.p2align	4
.LBB80_74:
	vmovdqa	%xmm0, 896(%rsp)
	movl	%edx, %r8d
	andl	$15, %r8d
	movzbl	896(%rsp,%r8), %r8d
	movb	%r8b, (%r15,%rdx)
	incq	%rdx
	incq	%rdi
	jne	.LBB80_74
	.p2align	4
.LBB80_75:
	vpaddd	%ymm7, %ymm12, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	320(%r11), %ymm0, %ymm0
	vmaxps	%ymm15, %ymm0, %ymm0
	vminps	%ymm9, %ymm0, %ymm0
	vaddps	%ymm0, %ymm10, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpshufb	%xmm5, %xmm1, %xmm1
	vpshufb	%xmm5, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm4, %xmm0, %xmm0
	cmpq	$8, %r14
	jl	.LBB80_77
	movq	-104(%rsp), %rdx
	vmovq	%xmm0, 16(%rax,%rdx)
	movq	-80(%rsp), %r14
	movq	264(%rsp), %r15
	jmp	.LBB80_83
	.p2align	4
.LBB80_77:
	testq	%r14, %r14
	movq	-80(%rsp), %r14
	movq	264(%rsp), %r15
	jle	.LBB80_83
	cmpq	$7, 168(%rsp)
	jae	.LBB80_98
	xorl	%edx, %edx
	jmp	.LBB80_80
.LBB80_98:
	xorl	%edx, %edx
	movq	144(%rsp), %r8
	.p2align	4
.LBB80_99:
	movl	%edx, %edi
	andl	$15, %edi
	vmovdqa	%xmm0, 48(%rsp)
	movzbl	48(%rsp,%rdi), %edi
	movb	%dil, -7(%rcx,%rdx)
	leal	1(%rdx), %edi
	andl	$15, %edi
	movzbl	48(%rsp,%rdi), %edi
	movb	%dil, -6(%rcx,%rdx)
	leal	2(%rdx), %edi
	andl	$15, %edi
	movzbl	48(%rsp,%rdi), %edi
	movb	%dil, -5(%rcx,%rdx)
	leal	3(%rdx), %edi
	andl	$15, %edi
	movzbl	48(%rsp,%rdi), %edi
	movb	%dil, -4(%rcx,%rdx)
	leal	4(%rdx), %edi
	andl	$15, %edi
	movzbl	48(%rsp,%rdi), %edi
	movb	%dil, -3(%rcx,%rdx)
	leal	5(%rdx), %edi
	andl	$15, %edi
	movzbl	48(%rsp,%rdi), %edi
	movb	%dil, -2(%rcx,%rdx)
	leal	6(%rdx), %edi
	andl	$15, %edi
	movzbl	48(%rsp,%rdi), %edi
	movb	%dil, -1(%rcx,%rdx)
	leal	7(%rdx), %edi
	andl	$15, %edi
	movzbl	48(%rsp,%rdi), %edi
	movb	%dil, (%rcx,%rdx)
	addq	$8, %rdx
	cmpq	%r8, %rdx
	jne	.LBB80_99
.LBB80_80:
	testb	$7, -40(%rsp)
	je	.LBB80_83
	movq	-120(%rsp), %rdi
	.p2align	4
.LBB80_82:
	vmovdqa	%xmm0, 880(%rsp)
	movl	%edx, %r8d
	andl	$15, %r8d
	movzbl	880(%rsp,%r8), %r8d
	movb	%r8b, (%r15,%rdx)
	incq	%rdx
	incq	%rdi
	jne	.LBB80_82
	.p2align	4
.LBB80_83:
	vpaddd	%ymm11, %ymm8, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	352(%r11), %ymm0, %ymm0
	vmaxps	%ymm15, %ymm0, %ymm0
	vminps	%ymm9, %ymm0, %ymm0
	vaddps	%ymm0, %ymm10, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpshufb	%xmm5, %xmm1, %xmm1
	vpshufb	%xmm5, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm4, %xmm0, %xmm0
	cmpq	$8, %r14
	jge	.LBB80_84
	testq	%r14, %r14
	movq	280(%rsp), %r8
	movq	208(%rsp), %r14
	jle	.LBB80_91
	cmpq	$7, 176(%rsp)
	jae	.LBB80_96
	xorl	%eax, %eax
	jmp	.LBB80_88
.LBB80_96:
	xorl	%eax, %eax
	movq	136(%rsp), %rdi
	.p2align	4
.LBB80_97:
	movl	%eax, %edx
	andl	$15, %edx
	vmovdqa	%xmm0, 32(%rsp)
	movzbl	32(%rsp,%rdx), %edx
	movb	%dl, -7(%r12,%rax)
	leal	1(%rax), %edx
	andl	$15, %edx
	movzbl	32(%rsp,%rdx), %edx
	movb	%dl, -6(%r12,%rax)
	leal	2(%rax), %edx
	andl	$15, %edx
	movzbl	32(%rsp,%rdx), %edx
	movb	%dl, -5(%r12,%rax)
	leal	3(%rax), %edx
	andl	$15, %edx
	movzbl	32(%rsp,%rdx), %edx
	movb	%dl, -4(%r12,%rax)
	leal	4(%rax), %edx
	andl	$15, %edx
	movzbl	32(%rsp,%rdx), %edx
	movb	%dl, -3(%r12,%rax)
	leal	5(%rax), %edx
	andl	$15, %edx
	movzbl	32(%rsp,%rdx), %edx
	movb	%dl, -2(%r12,%rax)
	leal	6(%rax), %edx
	andl	$15, %edx
	movzbl	32(%rsp,%rdx), %edx
	movb	%dl, -1(%r12,%rax)
	leal	7(%rax), %edx
	andl	$15, %edx
	movzbl	32(%rsp,%rdx), %edx
	movb	%dl, (%r12,%rax)
	addq	$8, %rax
	cmpq	%rdi, %rax
	jne	.LBB80_97
.LBB80_88:
	testb	$7, -32(%rsp)
	je	.LBB80_91
	movq	-120(%rsp), %rdx
	.p2align	4
.LBB80_90:
	vmovdqa	%xmm0, 864(%rsp)
	movl	%eax, %edi
	andl	$15, %edi
	movzbl	864(%rsp,%rdi), %edi
	movb	%dil, (%r8,%rax)
	incq	%rax
	incq	%rdx
	jne	.LBB80_90
	jmp	.LBB80_91
	.p2align	4
.LBB80_92:
	movq	%rax, %rcx
	movq	-24(%rsp), %rbx
	imulq	%rbx, %rcx
	movq	248(%rsp), %r9
	cmpq	%r9, %rcx
	movq	240(%rsp), %r12
	jge	.LBB80_93
	jmp	.LBB80_21
.LBB80_18:
	xorl	%edx, %edx
	divl	%ebx
	movl	%eax, %r12d
.LBB80_20:
	movq	-56(%rsp), %rax
	imulq	%rax, %r9
	movq	%r9, 200(%rsp)
	xorl	%eax, %eax
	xorl	%ecx, %ecx
.LBB80_21:
	movq	-96(%rsp), %r8
	movq	24(%r8), %rdx
	imulq	-56(%rsp), %rdx
	movq	%rdx, %rdi
	shrq	$63, %rdi
	addq	%rdx, %rdi
	movq	%rdi, %rsi
	shrq	%rdi
	imulq	8(%r8), %rdi
	andq	$-2, %rsi
	shlq	$2, %rdi
	addq	(%r8), %rdi
	subq	%rsi, %rdx
	movq	16(%r8), %rsi
	movq	-64(%rsp), %r10
	leaq	(%rdi,%r10,4), %rdi
	movq	224(%rsp), %r8
	vmovups	(%r8), %ymm2
	vmovups	32(%r8), %ymm3
	vpbroadcastb	64(%r8), %xmm4
	movq	80(%r8), %r9
	leaq	(%r9,%r10), %r8
	leaq	15(%r9,%r10), %rbx
	movq	%rbx, 704(%rsp)
	leaq	8(%r9,%r10), %rbx
	movq	%rbx, 384(%rsp)
	leaq	23(%r9,%r10), %rbx
	movq	%rbx, 672(%rsp)
	leaq	16(%r9,%r10), %rbx
	movq	%rbx, 352(%rsp)
	leaq	31(%r9,%r10), %rbx
	movq	%rbx, 640(%rsp)
	addq	%r10, %r9
	addq	$24, %r9
	movq	%r9, 320(%rsp)
	jmp	.LBB80_22
	.p2align	4
.LBB80_127:
	vmovq	%xmm0, 24(%r8,%r13)
	movq	-24(%rsp), %rbx
.LBB80_134:
	incq	%rax
	movq	%rax, %rcx
	imulq	%rbx, %rcx
	movq	248(%rsp), %r9
	cmpq	%r9, %rcx
	jge	.LBB80_93
.LBB80_22:
	movq	632(%rsp), %r9
	cmpq	%rcx, %r9
	cmovlq	%r9, %rcx
	vmovdqu	(%r11), %ymm1
	vmovdqu	32(%r11), %ymm8
	vmovdqu	64(%r11), %ymm7
	vmovdqu	96(%r11), %ymm5
	movq	288(%rsp), %r9
	movq	(%r9,%rdx,8), %r10
	movq	8(%r9,%rdx,8), %r13
	vpxor	%xmm6, %xmm6, %xmm6
	cmpq	%r13, %r10
	jne	.LBB80_148
	vpxor	%xmm0, %xmm0, %xmm0
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	jmp	.LBB80_24
	.p2align	4
.LBB80_148:
	movq	%rcx, %r9
	imulq	%rsi, %r9
	leaq	(%rdi,%r9,4), %rbp
	movq	-96(%rsp), %rbx
	movq	40(%rbx), %r9
	movq	48(%rbx), %rbx
	movq	%r10, %r15
	shlq	$7, %r15
	addq	192(%rsp), %r15
	vpxor	%xmm0, %xmm0, %xmm0
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	.p2align	4
.LBB80_149:
	movq	(%r9,%r10,8), %r14
	vmovdqu	(%rbp,%r14,4), %ymm11
	vmovdqu	32(%rbp,%r14,4), %ymm12
	vpmaddwd	-96(%r15), %ymm11, %ymm13
	vmovdqu	64(%rbp,%r14,4), %ymm14
	vpaddd	%ymm1, %ymm13, %ymm1
	vpmaddwd	-64(%r15), %ymm12, %ymm13
	vmovdqu	96(%rbp,%r14,4), %ymm15
	vpaddd	%ymm8, %ymm13, %ymm8
	vpmaddwd	-32(%r15), %ymm14, %ymm13
	vpaddd	%ymm7, %ymm13, %ymm7
	vpmaddwd	(%r15), %ymm15, %ymm13
	vpaddd	%ymm5, %ymm13, %ymm5
	vpbroadcastd	(%rbx,%r10,4), %ymm13
	incq	%r10
	vpmaddwd	%ymm13, %ymm11, %ymm11
	vpaddd	%ymm10, %ymm11, %ymm10
	vpmaddwd	%ymm13, %ymm12, %ymm11
	vpaddd	%ymm9, %ymm11, %ymm9
	vpmaddwd	%ymm13, %ymm14, %ymm11
	vpaddd	%ymm0, %ymm11, %ymm0
	vpmaddwd	%ymm13, %ymm15, %ymm11
	vpaddd	%ymm6, %ymm11, %ymm6
	subq	$-128, %r15
	cmpq	%r10, %r13
	jne	.LBB80_149
.LBB80_24:
	vpmulld	128(%r11), %ymm10, %ymm10
	movq	200(%rsp), %r9
	leaq	(%rcx,%r9), %r13
	vpmulld	160(%r11), %ymm9, %ymm9
	imulq	%r12, %r13
	vpmulld	192(%r11), %ymm0, %ymm0
	vpaddd	%ymm1, %ymm10, %ymm1
	vpmulld	224(%r11), %ymm6, %ymm6
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	256(%r11), %ymm1, %ymm1
	vmaxps	%ymm2, %ymm1, %ymm1
	vminps	%ymm3, %ymm1, %ymm1
	vbroadcastss	.LCPI80_0(%rip), %ymm11
	vaddps	%ymm1, %ymm11, %ymm1
	vextractf128	$1, %ymm1, %xmm10
	vmovd	.LCPI80_2(%rip), %xmm12
	vpshufb	%xmm12, %xmm10, %xmm10
	vpshufb	%xmm12, %xmm1, %xmm1
	vpunpckldq	%xmm10, %xmm1, %xmm1
	vpaddb	%xmm4, %xmm1, %xmm1
	movq	296(%rsp), %r9
	cmpq	$8, %r9
	jl	.LBB80_109
	vmovq	%xmm1, (%r8,%r13)
	movq	-88(%rsp), %r10
	movq	-72(%rsp), %r14
	jmp	.LBB80_110
	.p2align	4
.LBB80_109:
	testq	%r9, %r9
	movq	-88(%rsp), %r10
	movq	-72(%rsp), %r14
	jle	.LBB80_110
	vpextrb	$0, %xmm1, (%r8,%r13)
	cmpq	$1, %r9
	je	.LBB80_110
	vpextrb	$1, %xmm1, 1(%r8,%r13)
	cmpq	$2, %r9
	je	.LBB80_110
	vpextrb	$2, %xmm1, 2(%r8,%r13)
	cmpq	$3, %r9
	je	.LBB80_110
	vpextrb	$3, %xmm1, 3(%r8,%r13)
	cmpq	$4, %r9
	je	.LBB80_110
	vpextrb	$4, %xmm1, 4(%r8,%r13)
	cmpq	$5, %r9
	je	.LBB80_110
	vpextrb	$5, %xmm1, 5(%r8,%r13)
	cmpq	$6, %r9
	je	.LBB80_110
	vpextrb	$6, %xmm1, 6(%r8,%r13)
	.p2align	4
.LBB80_110:
	vpaddd	%ymm8, %ymm9, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	288(%r11), %ymm1, %ymm1
	vmaxps	%ymm2, %ymm1, %ymm1
	vminps	%ymm3, %ymm1, %ymm1
	vaddps	%ymm1, %ymm11, %ymm1
	vextractf128	$1, %ymm1, %xmm8
	vpshufb	%xmm12, %xmm8, %xmm8
	vpshufb	%xmm12, %xmm1, %xmm1
	vpunpckldq	%xmm8, %xmm1, %xmm1
	vpaddb	%xmm4, %xmm1, %xmm1
	cmpq	$8, %r10
	jl	.LBB80_112
	vmovq	%xmm1, 8(%r8,%r13)
	jmp	.LBB80_118
	.p2align	4
.LBB80_112:
	testq	%r10, %r10
	jle	.LBB80_118
	cmpq	$7, 160(%rsp)
	jae	.LBB80_139
	xorl	%ebp, %ebp
	jmp	.LBB80_115
.LBB80_139:
	movq	-112(%rsp), %r9
	addq	%rcx, %r9
	imulq	%r12, %r9
	addq	704(%rsp), %r9
	xorl	%ebp, %ebp
	movq	152(%rsp), %rbx
	.p2align	4
.LBB80_140:
	movl	%ebp, %r10d
	andl	$15, %r10d
	vmovdqa	%xmm1, 16(%rsp)
	movzbl	16(%rsp,%r10), %r10d
	movb	%r10b, -7(%r9,%rbp)
	leal	1(%rbp), %r10d
	andl	$15, %r10d
	movzbl	16(%rsp,%r10), %r10d
	movb	%r10b, -6(%r9,%rbp)
	leal	2(%rbp), %r10d
	andl	$15, %r10d
	movzbl	16(%rsp,%r10), %r10d
	movb	%r10b, -5(%r9,%rbp)
	leal	3(%rbp), %r10d
	andl	$15, %r10d
	movzbl	16(%rsp,%r10), %r10d
	movb	%r10b, -4(%r9,%rbp)
	leal	4(%rbp), %r10d
	andl	$15, %r10d
	movzbl	16(%rsp,%r10), %r10d
	movb	%r10b, -3(%r9,%rbp)
	leal	5(%rbp), %r10d
	andl	$15, %r10d
	movzbl	16(%rsp,%r10), %r10d
	movb	%r10b, -2(%r9,%rbp)
	leal	6(%rbp), %r10d
	andl	$15, %r10d
	movzbl	16(%rsp,%r10), %r10d
	movb	%r10b, -1(%r9,%rbp)
	leal	7(%rbp), %r10d
	andl	$15, %r10d
	movzbl	16(%rsp,%r10), %r10d
	movb	%r10b, (%r9,%rbp)
	addq	$8, %rbp
	cmpq	%rbx, %rbp
	jne	.LBB80_140
.LBB80_115:
	testb	$7, -48(%rsp)
	je	.LBB80_118
	movq	-112(%rsp), %r9
	addq	%rcx, %r9
	imulq	%r12, %r9
	addq	384(%rsp), %r9
	movq	-120(%rsp), %r10
	.p2align	4
.LBB80_117:
	vmovdqa	%xmm1, 848(%rsp)
	movl	%ebp, %ebx
	andl	$15, %ebx
	movzbl	848(%rsp,%rbx), %ebx
	movb	%bl, (%r9,%rbp)
	incq	%rbp
	incq	%r10
	jne	.LBB80_117
	.p2align	4
.LBB80_118:
	vpaddd	%ymm7, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	320(%r11), %ymm0, %ymm0
	vmaxps	%ymm2, %ymm0, %ymm0
	vminps	%ymm3, %ymm0, %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpshufb	%xmm12, %xmm1, %xmm1
	vpshufb	%xmm12, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm4, %xmm0, %xmm0
	cmpq	$8, %r14
	jl	.LBB80_120
	vmovq	%xmm0, 16(%r8,%r13)
	movq	-80(%rsp), %r14
	jmp	.LBB80_126
	.p2align	4
.LBB80_120:
	testq	%r14, %r14
	movq	-80(%rsp), %r14
	jle	.LBB80_126
	cmpq	$7, 168(%rsp)
	jae	.LBB80_137
	xorl	%ebp, %ebp
	jmp	.LBB80_123
.LBB80_137:
	movq	-112(%rsp), %r9
	addq	%rcx, %r9
	imulq	%r12, %r9
	addq	672(%rsp), %r9
	xorl	%ebp, %ebp
	movq	144(%rsp), %rbx
	.p2align	4
.LBB80_138:
	movl	%ebp, %r10d
	andl	$15, %r10d
	vmovdqa	%xmm0, (%rsp)
	movzbl	(%rsp,%r10), %r10d
	movb	%r10b, -7(%r9,%rbp)
	leal	1(%rbp), %r10d
	andl	$15, %r10d
	movzbl	(%rsp,%r10), %r10d
	movb	%r10b, -6(%r9,%rbp)
	leal	2(%rbp), %r10d
	andl	$15, %r10d
	movzbl	(%rsp,%r10), %r10d
	movb	%r10b, -5(%r9,%rbp)
	leal	3(%rbp), %r10d
	andl	$15, %r10d
	movzbl	(%rsp,%r10), %r10d
	movb	%r10b, -4(%r9,%rbp)
	leal	4(%rbp), %r10d
	andl	$15, %r10d
	movzbl	(%rsp,%r10), %r10d
	movb	%r10b, -3(%r9,%rbp)
	leal	5(%rbp), %r10d
	andl	$15, %r10d
	movzbl	(%rsp,%r10), %r10d
	movb	%r10b, -2(%r9,%rbp)
	leal	6(%rbp), %r10d
	andl	$15, %r10d
	movzbl	(%rsp,%r10), %r10d
	movb	%r10b, -1(%r9,%rbp)
	leal	7(%rbp), %r10d
	andl	$15, %r10d
	movzbl	(%rsp,%r10), %r10d
	movb	%r10b, (%r9,%rbp)
	addq	$8, %rbp
	cmpq	%rbx, %rbp
	jne	.LBB80_138
.LBB80_123:
	testb	$7, -40(%rsp)
	je	.LBB80_126
	movq	-112(%rsp), %r9
	addq	%rcx, %r9
	imulq	%r12, %r9
	addq	352(%rsp), %r9
	movq	-120(%rsp), %r10
	.p2align	4
.LBB80_125:
	vmovdqa	%xmm0, 832(%rsp)
	movl	%ebp, %ebx
	andl	$15, %ebx
	movzbl	832(%rsp,%rbx), %ebx
	movb	%bl, (%r9,%rbp)
	incq	%rbp
	incq	%r10
	jne	.LBB80_125
	.p2align	4
.LBB80_126:
	vpaddd	%ymm5, %ymm6, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	352(%r11), %ymm0, %ymm0
	vmaxps	%ymm2, %ymm0, %ymm0
	vminps	%ymm3, %ymm0, %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpshufb	%xmm12, %xmm1, %xmm1
	vpshufb	%xmm12, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm4, %xmm0, %xmm0
	cmpq	$8, %r14
	jge	.LBB80_127
	testq	%r14, %r14
	movq	-24(%rsp), %rbx
	jle	.LBB80_134
	cmpq	$7, 176(%rsp)
	jae	.LBB80_135
	xorl	%r13d, %r13d
	jmp	.LBB80_131
.LBB80_135:
	movq	-112(%rsp), %r9
	addq	%rcx, %r9
	imulq	%r12, %r9
	addq	640(%rsp), %r9
	xorl	%r13d, %r13d
	movq	136(%rsp), %r14
	.p2align	4
.LBB80_136:
	movl	%r13d, %r10d
	andl	$15, %r10d
	vmovdqa	%xmm0, -16(%rsp)
	movzbl	-16(%rsp,%r10), %r10d
	movb	%r10b, -7(%r9,%r13)
	leal	1(%r13), %r10d
	andl	$15, %r10d
	movzbl	-16(%rsp,%r10), %r10d
	movb	%r10b, -6(%r9,%r13)
	leal	2(%r13), %r10d
	andl	$15, %r10d
	movzbl	-16(%rsp,%r10), %r10d
	movb	%r10b, -5(%r9,%r13)
	leal	3(%r13), %r10d
	andl	$15, %r10d
	movzbl	-16(%rsp,%r10), %r10d
	movb	%r10b, -4(%r9,%r13)
	leal	4(%r13), %r10d
	andl	$15, %r10d
	movzbl	-16(%rsp,%r10), %r10d
	movb	%r10b, -3(%r9,%r13)
	leal	5(%r13), %r10d
	andl	$15, %r10d
	movzbl	-16(%rsp,%r10), %r10d
	movb	%r10b, -2(%r9,%r13)
	leal	6(%r13), %r10d
	andl	$15, %r10d
	movzbl	-16(%rsp,%r10), %r10d
	movb	%r10b, -1(%r9,%r13)
	leal	7(%r13), %r10d
	andl	$15, %r10d
	movzbl	-16(%rsp,%r10), %r10d
	movb	%r10b, (%r9,%r13)
	addq	$8, %r13
	cmpq	%r14, %r13
	jne	.LBB80_136
.LBB80_131:
	testb	$7, -32(%rsp)
	je	.LBB80_134
	addq	-112(%rsp), %rcx
	imulq	%r12, %rcx
	addq	320(%rsp), %rcx
	movq	-120(%rsp), %r9
	.p2align	4
.LBB80_133:
	vmovdqa	%xmm0, 816(%rsp)
	movl	%r13d, %r10d
	andl	$15, %r10d
	movzbl	816(%rsp,%r10), %r10d
	movb	%r10b, (%rcx,%r13)
	incq	%r13
	incq	%r9
	jne	.LBB80_133
	jmp	.LBB80_134
.LBB80_95:
	addq	$1096, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end80:
	.size	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedJ0VG_AjA0B20RequantizingChannelsVTtt0g5, .Lfunc_end80-$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedJ0VG_AjA0B20RequantizingChannelsVTtt0g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI81_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI81_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI81_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0bJ0VG_AjA0B20RequantizingChannelsVTtt0g5
	.weak	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0bJ0VG_AjA0B20RequantizingChannelsVTtt0g5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0bJ0VG_AjA0B20RequantizingChannelsVTtt0g5,@function
$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0bJ0VG_AjA0B20RequantizingChannelsVTtt0g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$696, %rsp
	.cfi_def_cfa_offset 752
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 256(%rsp)
	movq	%r13, -88(%rsp)
	movq	72(%r13), %r8
	testq	%r8, %r8
	jle	.LBB81_99
	movq	-88(%rsp), %rax
	movq	32(%rax), %rcx
	movq	%rcx, 304(%rsp)
	movq	16(%rcx), %rcx
	movq	56(%rax), %rdx
	movq	80(%rax), %rax
	movq	%rax, 248(%rsp)
	xorl	%esi, %esi
	movq	%r8, %rax
	subq	$32, %rax
	cmovbq	%rsi, %rax
	movq	%rax, 416(%rsp)
	shlq	$7, %rcx
	leaq	-8(%r8), %rax
	movq	%rax, 400(%rsp)
	leaq	-9(%r8), %rax
	movq	%rax, 392(%rsp)
	leaq	-16(%r8), %rax
	movq	%rax, 384(%rsp)
	leaq	-17(%r8), %rax
	movq	%rax, 376(%rsp)
	leaq	-24(%r8), %rax
	movq	%rax, 368(%rsp)
	leaq	-25(%r8), %rax
	movq	%rax, 360(%rsp)
	leaq	480(%rdx), %rax
	movq	%rax, 272(%rsp)
	movq	%rcx, 424(%rsp)
	leaq	384(%rcx), %rax
	movq	%rax, 408(%rsp)
	leaq	15(%r8), %rax
	movq	%rax, 352(%rsp)
	vpbroadcastd	.LCPI81_0(%rip), %ymm0
	vmovd	.LCPI81_2(%rip), %xmm1
	leaq	8(%r8), %rax
	movq	%rax, 344(%rsp)
	leaq	23(%r8), %rax
	movq	%rax, 336(%rsp)
	leaq	16(%r8), %rax
	movq	%rax, 328(%rsp)
	leaq	31(%r8), %rax
	movq	%rax, 320(%rsp)
	leaq	24(%r8), %rax
	movq	%rax, 312(%rsp)
	movq	%rdx, -128(%rsp)
	leaq	608(%rdx), %rax
	movq	%rax, 264(%rsp)
	movq	%r8, -120(%rsp)
	jmp	.LBB81_2
	.p2align	4
.LBB81_98:
	movq	432(%rsp), %rsi
	addq	$32, %rsi
	movq	424(%rsp), %rax
	movq	-128(%rsp), %rcx
	addq	%rax, %rcx
	addq	$384, %rcx
	movq	%rcx, -128(%rsp)
	movq	408(%rsp), %rax
	addq	%rax, 272(%rsp)
	addq	%rax, 264(%rsp)
	cmpq	%r8, %rsi
	jge	.LBB81_99
.LBB81_2:
	movq	416(%rsp), %rax
	cmpq	%rax, %rsi
	movq	%rsi, 432(%rsp)
	cmovlq	%rsi, %rax
	movq	%rax, -64(%rsp)
	cmpq	$0, 248(%rsp)
	je	.LBB81_98
	movl	%r8d, %eax
	movq	-64(%rsp), %rcx
	subb	%cl, %al
	movzbl	%al, %eax
	andl	$7, %eax
	negq	%rax
	movq	%rax, -104(%rsp)
	movq	368(%rsp), %rax
	subq	%rcx, %rax
	movq	%rax, -32(%rsp)
	movq	384(%rsp), %rax
	subq	%rcx, %rax
	movq	%rax, -40(%rsp)
	movq	400(%rsp), %rax
	subq	%rcx, %rax
	movq	%rax, -48(%rsp)
	movq	-88(%rsp), %rax
	movq	64(%rax), %r9
	movq	88(%rax), %r10
	movq	%r10, %rax
	orq	%r9, %rax
	shrq	$32, %rax
	je	.LBB81_4
	movq	%r10, %rax
	cqto
	idivq	%r9
	jmp	.LBB81_6
	.p2align	4
.LBB81_4:
	movl	%r10d, %eax
	xorl	%edx, %edx
	divl	%r9d
.LBB81_6:
	movq	%rax, 216(%rsp)
	movq	360(%rsp), %rax
	movq	-64(%rsp), %rcx
	subq	%rcx, %rax
	movq	%rax, 208(%rsp)
	movq	376(%rsp), %rax
	subq	%rcx, %rax
	movq	%rax, 200(%rsp)
	movq	392(%rsp), %rax
	subq	%rcx, %rax
	movq	%rax, 192(%rsp)
	movq	%r8, %rax
	subq	%rcx, %rax
	leaq	-8(%rax), %rdx
	movq	%rdx, -72(%rsp)
	leaq	-16(%rax), %rdx
	movq	%rdx, 8(%rsp)
	movq	%rax, 240(%rsp)
	addq	$-24, %rax
	movq	%rax, (%rsp)
	movq	%r10, %rax
	subq	%r9, %rax
	movq	%rax, 520(%rsp)
	movq	-48(%rsp), %rax
	andq	$-8, %rax
	movq	%rax, 176(%rsp)
	movq	-40(%rsp), %rax
	andq	$-8, %rax
	movq	%rax, 168(%rsp)
	movq	-32(%rsp), %rax
	andq	$-8, %rax
	movq	%rax, 184(%rsp)
	leaq	(%r9,%r9), %rax
	movq	%rax, 488(%rsp)
	movq	352(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 480(%rsp)
	movq	344(%rsp), %rax
	leaq	(%rax,%rcx), %rax
	movq	%rax, 472(%rsp)
	movq	336(%rsp), %rax
	leaq	(%rax,%rcx), %rax
	movq	%rax, 464(%rsp)
	movq	328(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 456(%rsp)
	movq	320(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 448(%rsp)
	movq	312(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 440(%rsp)
	movq	$0, -96(%rsp)
	xorl	%r11d, %r11d
	movq	%r9, 224(%rsp)
	movq	%r10, 288(%rsp)
	jmp	.LBB81_7
	.p2align	4
.LBB81_97:
	movq	-56(%rsp), %r11
	incq	%r11
	addq	%r10, -96(%rsp)
	cmpq	248(%rsp), %r11
	movq	-120(%rsp), %r8
	je	.LBB81_98
.LBB81_7:
	cmpq	$1, 216(%rsp)
	movq	%r11, -56(%rsp)
	jle	.LBB81_16
	movq	-88(%rsp), %rax
	movq	24(%rax), %rdx
	imulq	%r11, %rdx
	movq	%rdx, %rcx
	shrq	$63, %rcx
	movq	%rdx, 280(%rsp)
	addq	%rdx, %rcx
	movq	%rcx, %rsi
	shrq	%rcx
	imulq	8(%rax), %rcx
	andq	$-2, %rsi
	shlq	$2, %rcx
	movq	16(%rax), %rdi
	imulq	%r9, %rdi
	addq	(%rax), %rcx
	movq	%r8, %rax
	orq	%r9, %rax
	shrq	$32, %rax
	je	.LBB81_9
	movq	%r8, %rax
	cqto
	idivq	%r9
	jmp	.LBB81_11
	.p2align	4
.LBB81_16:
	testq	%r10, %r10
	jle	.LBB81_97
	movq	-120(%rsp), %rax
	movq	%rax, %rcx
	orq	%r9, %rcx
	shrq	$32, %rcx
	je	.LBB81_18
	cqto
	idivq	%r9
	jmp	.LBB81_20
.LBB81_9:
	movl	%r8d, %eax
	xorl	%edx, %edx
	divl	%r9d
.LBB81_11:
	subq	%rsi, 280(%rsp)
	movq	-64(%rsp), %rdx
	leaq	(%rcx,%rdx,4), %rcx
	movq	%rcx, 496(%rsp)
	imulq	%r11, %r10
	movq	%r10, 232(%rsp)
	movq	256(%rsp), %rcx
	vmovdqu	(%rcx), %ymm14
	vmovups	32(%rcx), %ymm3
	movq	80(%rcx), %rsi
	leaq	(%rsi,%rdx), %r11
	vpbroadcastb	64(%rcx), %xmm2
	movq	%rax, %r10
	imulq	-96(%rsp), %r10
	leaq	(%r10,%r11), %rdx
	addq	$15, %rdx
	movq	488(%rsp), %rcx
	movq	%rax, -112(%rsp)
	imulq	%rax, %rcx
	movq	%rcx, 504(%rsp)
	leaq	(%r10,%r11), %rbx
	addq	$8, %rbx
	leaq	23(%r10,%r11), %r9
	leaq	16(%r10,%r11), %rax
	movq	%rax, -24(%rsp)
	movq	480(%rsp), %rcx
	leaq	(%rsi,%rcx), %r15
	addq	%r10, %r15
	movq	472(%rsp), %rcx
	leaq	(%rsi,%rcx), %rax
	addq	%r10, %rax
	movq	%rax, -80(%rsp)
	movq	464(%rsp), %rcx
	addq	%rsi, %rcx
	addq	%r10, %rcx
	movq	456(%rsp), %r8
	leaq	(%rsi,%r8), %rax
	addq	%r10, %rax
	movq	%rax, 296(%rsp)
	movq	448(%rsp), %r8
	leaq	(%rsi,%r8), %r14
	addq	%r10, %r14
	addq	440(%rsp), %rsi
	addq	%r10, %rsi
	leaq	(%r10,%r11), %r13
	addq	$31, %r13
	movq	%r11, 512(%rsp)
	addq	%r10, %r11
	addq	$24, %r11
	xorl	%eax, %eax
	vmovdqa	%xmm2, 528(%rsp)
	jmp	.LBB81_12
	.p2align	4
.LBB81_88:
	movq	-120(%rsp), %r8
	vmovq	%xmm5, 24(%rax,%r8)
.LBB81_95:
	movq	-8(%rsp), %r10
	leaq	2(%r10), %rax
	addq	$4, %r10
	movq	504(%rsp), %r8
	addq	%r8, %rdx
	movq	-16(%rsp), %rbx
	addq	%r8, %rbx
	addq	%r8, %r9
	addq	%r8, -24(%rsp)
	addq	%r8, %r13
	addq	%r8, %r11
	addq	%r8, %r15
	addq	%r8, -80(%rsp)
	addq	%r8, %rcx
	addq	%r8, 296(%rsp)
	addq	%r8, %r14
	addq	%r8, %rsi
	cmpq	%r10, 216(%rsp)
	jl	.LBB81_96
.LBB81_12:
	movq	%rbx, -16(%rsp)
	vmovdqa	%ymm14, %ymm4
	vmovdqa	%ymm0, %ymm2
	movq	%rax, %r10
	movq	-128(%rsp), %rax
	vmovdqu	(%rax), %ymm8
	vmovdqu	32(%rax), %ymm7
	vmovdqu	64(%rax), %ymm6
	vmovdqu	96(%rax), %ymm5
	movq	304(%rsp), %rax
	movq	280(%rsp), %r8
	movq	(%rax,%r8,8), %r12
	movq	8(%rax,%r8,8), %rbx
	cmpq	%rbx, %r12
	movq	%r10, -8(%rsp)
	jne	.LBB81_152
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm6, %ymm10
	vmovdqa	%ymm7, %ymm11
	vmovdqa	%ymm8, %ymm12
	jmp	.LBB81_14
	.p2align	4
.LBB81_152:
	movq	%r10, %rax
	imulq	%rdi, %rax
	movq	496(%rsp), %r8
	leaq	(%r8,%rax,4), %rbp
	movq	-88(%rsp), %rax
	movq	40(%rax), %r10
	movq	%r12, %rax
	shlq	$7, %rax
	addq	272(%rsp), %rax
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm6, %ymm10
	vmovdqa	%ymm7, %ymm11
	vmovdqa	%ymm8, %ymm12
	.p2align	4
.LBB81_153:
	movq	(%r10,%r12,8), %r8
	incq	%r12
	vmovdqu	-96(%rax), %ymm13
	vmovdqu	-64(%rax), %ymm14
	vmovdqu	-32(%rax), %ymm15
	vpmaddwd	(%rbp,%r8,4), %ymm13, %ymm0
	vpmaddwd	32(%rbp,%r8,4), %ymm14, %ymm1
	vpaddd	%ymm0, %ymm12, %ymm12
	vpaddd	%ymm1, %ymm11, %ymm11
	vpmaddwd	64(%rbp,%r8,4), %ymm15, %ymm0
	vmovdqu	(%rax), %ymm1
	vpaddd	%ymm0, %ymm10, %ymm10
	vpmaddwd	96(%rbp,%r8,4), %ymm1, %ymm0
	leaq	(%rbp,%r8,4), %r8
	vpaddd	%ymm0, %ymm9, %ymm9
	vpmaddwd	(%r8,%rdi,4), %ymm13, %ymm0
	vpaddd	%ymm0, %ymm8, %ymm8
	vpmaddwd	32(%r8,%rdi,4), %ymm14, %ymm0
	vpaddd	%ymm7, %ymm0, %ymm7
	vpmaddwd	64(%r8,%rdi,4), %ymm15, %ymm0
	vpmaddwd	96(%r8,%rdi,4), %ymm1, %ymm1
	vpaddd	%ymm6, %ymm0, %ymm6
	vpaddd	%ymm5, %ymm1, %ymm5
	subq	$-128, %rax
	cmpq	%r12, %rbx
	jne	.LBB81_153
.LBB81_14:
	movq	-8(%rsp), %rax
	imulq	224(%rsp), %rax
	addq	232(%rsp), %rax
	imulq	-112(%rsp), %rax
	addq	512(%rsp), %rax
	vcvtdq2ps	%ymm12, %ymm12
	movq	-128(%rsp), %r8
	vmulps	256(%r8), %ymm12, %ymm12
	vmovdqa	%ymm4, %ymm14
	vmaxps	%ymm4, %ymm12, %ymm12
	vminps	%ymm3, %ymm12, %ymm12
	vmovdqa	%ymm2, %ymm0
	vaddps	%ymm2, %ymm12, %ymm12
	vextractf128	$1, %ymm12, %xmm13
	vmovd	.LCPI81_2(%rip), %xmm1
	vpshufb	%xmm1, %xmm13, %xmm13
	vpshufb	%xmm1, %xmm12, %xmm12
	vpunpckldq	%xmm13, %xmm12, %xmm12
	vmovdqa	528(%rsp), %xmm2
	vpaddb	%xmm2, %xmm12, %xmm12
	movq	240(%rsp), %r8
	cmpq	$8, %r8
	jl	.LBB81_30
	vmovq	%xmm12, (%rax)
	movq	-72(%rsp), %r10
	jmp	.LBB81_31
	.p2align	4
.LBB81_30:
	testq	%r8, %r8
	movq	-72(%rsp), %r10
	jle	.LBB81_31
	vpextrb	$0, %xmm12, (%rax)
	cmpq	$1, %r8
	je	.LBB81_31
	vpextrb	$1, %xmm12, 1(%rax)
	cmpq	$2, %r8
	je	.LBB81_31
	vpextrb	$2, %xmm12, 2(%rax)
	cmpq	$3, %r8
	je	.LBB81_31
	vpextrb	$3, %xmm12, 3(%rax)
	cmpq	$4, %r8
	je	.LBB81_31
	vpextrb	$4, %xmm12, 4(%rax)
	cmpq	$5, %r8
	je	.LBB81_31
	vpextrb	$5, %xmm12, 5(%rax)
	cmpq	$6, %r8
	je	.LBB81_31
	vpextrb	$6, %xmm12, 6(%rax)
	.p2align	4
.LBB81_31:
	vcvtdq2ps	%ymm11, %ymm11
	movq	-128(%rsp), %r8
	vmulps	288(%r8), %ymm11, %ymm11
	vmaxps	%ymm14, %ymm11, %ymm11
	vminps	%ymm3, %ymm11, %ymm11
	vaddps	%ymm0, %ymm11, %ymm11
	vextractf128	$1, %ymm11, %xmm12
	vpshufb	%xmm1, %xmm12, %xmm12
	vpshufb	%xmm1, %xmm11, %xmm11
	vpunpckldq	%xmm12, %xmm11, %xmm11
	vpaddb	%xmm2, %xmm11, %xmm11
	cmpq	$8, %r10
	jl	.LBB81_33
	vmovq	%xmm11, 8(%rax)
	jmp	.LBB81_39
	.p2align	4
.LBB81_33:
	testq	%r10, %r10
	jle	.LBB81_39
	cmpq	$7, 192(%rsp)
	jae	.LBB81_61
	xorl	%ebx, %ebx
	jmp	.LBB81_36
.LBB81_61:
	xorl	%ebx, %ebx
	movq	176(%rsp), %r12
	.p2align	4
.LBB81_62:
	movl	%ebx, %r10d
	andl	$15, %r10d
	vmovdqa	%xmm11, 144(%rsp)
	movzbl	144(%rsp,%r10), %r10d
	movb	%r10b, -7(%rdx,%rbx)
	leal	1(%rbx), %r10d
	andl	$15, %r10d
	movzbl	144(%rsp,%r10), %r10d
	movb	%r10b, -6(%rdx,%rbx)
	leal	2(%rbx), %r10d
	andl	$15, %r10d
	movzbl	144(%rsp,%r10), %r10d
	movb	%r10b, -5(%rdx,%rbx)
	leal	3(%rbx), %r10d
	andl	$15, %r10d
	movzbl	144(%rsp,%r10), %r10d
	movb	%r10b, -4(%rdx,%rbx)
	leal	4(%rbx), %r10d
	andl	$15, %r10d
	movzbl	144(%rsp,%r10), %r10d
	movb	%r10b, -3(%rdx,%rbx)
	leal	5(%rbx), %r10d
	andl	$15, %r10d
	movzbl	144(%rsp,%r10), %r10d
	movb	%r10b, -2(%rdx,%rbx)
	leal	6(%rbx), %r10d
	andl	$15, %r10d
	movzbl	144(%rsp,%r10), %r10d
	movb	%r10b, -1(%rdx,%rbx)
	leal	7(%rbx), %r10d
	andl	$15, %r10d
	movzbl	144(%rsp,%r10), %r10d
	movb	%r10b, (%rdx,%rbx)
	addq	$8, %rbx
	cmpq	%r12, %rbx
	jne	.LBB81_62
.LBB81_36:
	testb	$7, -48(%rsp)
	movq	-16(%rsp), %r8
	je	.LBB81_39
	movq	-104(%rsp), %r10
	.p2align	4
.LBB81_38:
	vmovdqa	%xmm11, 672(%rsp)
	movl	%ebx, %r12d
	andl	$15, %r12d
	movzbl	672(%rsp,%r12), %ebp
	movb	%bpl, (%r8,%rbx)
	incq	%rbx
	incq	%r10
	jne	.LBB81_38
	.p2align	4
.LBB81_39:
	vcvtdq2ps	%ymm10, %ymm10
	movq	-128(%rsp), %r10
	vmulps	320(%r10), %ymm10, %ymm10
	vmaxps	%ymm14, %ymm10, %ymm10
	vminps	%ymm3, %ymm10, %ymm10
	vaddps	%ymm0, %ymm10, %ymm10
	vextractf128	$1, %ymm10, %xmm11
	vpshufb	%xmm1, %xmm11, %xmm11
	vpshufb	%xmm1, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	movq	8(%rsp), %r10
	cmpq	$8, %r10
	jl	.LBB81_41
	vmovq	%xmm10, 16(%rax)
	jmp	.LBB81_47
	.p2align	4
.LBB81_41:
	testq	%r10, %r10
	movq	-24(%rsp), %r8
	jle	.LBB81_47
	cmpq	$7, 200(%rsp)
	jae	.LBB81_59
	xorl	%ebx, %ebx
	jmp	.LBB81_44
.LBB81_59:
	xorl	%ebx, %ebx
	movq	168(%rsp), %r12
	.p2align	4
.LBB81_60:
	movl	%ebx, %r10d
	andl	$15, %r10d
	vmovdqa	%xmm10, 128(%rsp)
	movzbl	128(%rsp,%r10), %r10d
	movb	%r10b, -7(%r9,%rbx)
	leal	1(%rbx), %r10d
	andl	$15, %r10d
	movzbl	128(%rsp,%r10), %r10d
	movb	%r10b, -6(%r9,%rbx)
	leal	2(%rbx), %r10d
	andl	$15, %r10d
	movzbl	128(%rsp,%r10), %r10d
	movb	%r10b, -5(%r9,%rbx)
	leal	3(%rbx), %r10d
	andl	$15, %r10d
	movzbl	128(%rsp,%r10), %r10d
	movb	%r10b, -4(%r9,%rbx)
	leal	4(%rbx), %r10d
	andl	$15, %r10d
	movzbl	128(%rsp,%r10), %r10d
	movb	%r10b, -3(%r9,%rbx)
	leal	5(%rbx), %r10d
	andl	$15, %r10d
	movzbl	128(%rsp,%r10), %r10d
	movb	%r10b, -2(%r9,%rbx)
	leal	6(%rbx), %r10d
	andl	$15, %r10d
	movzbl	128(%rsp,%r10), %r10d
	movb	%r10b, -1(%r9,%rbx)
	leal	7(%rbx), %r10d
	andl	$15, %r10d
	movzbl	128(%rsp,%r10), %r10d
	movb	%r10b, (%r9,%rbx)
	addq	$8, %rbx
	cmpq	%r12, %rbx
	jne	.LBB81_60
.LBB81_44:
	testb	$7, -40(%rsp)
	je	.LBB81_47
	movq	-104(%rsp), %r10
	.p2align	4
.LBB81_46:
	vmovdqa	%xmm10, 656(%rsp)
	movl	%ebx, %r12d
	andl	$15, %r12d
	movzbl	656(%rsp,%r12), %ebp
	movb	%bpl, (%r8,%rbx)
	incq	%rbx
	incq	%r10
	jne	.LBB81_46
	.p2align	4
.LBB81_47:
	vcvtdq2ps	%ymm9, %ymm9
	movq	-128(%rsp), %r10
	vmulps	352(%r10), %ymm9, %ymm9
	vmaxps	%ymm14, %ymm9, %ymm9
	vminps	%ymm3, %ymm9, %ymm9
	vaddps	%ymm0, %ymm9, %ymm9
	vextractf128	$1, %ymm9, %xmm10
	vpshufb	%xmm1, %xmm10, %xmm10
	vpshufb	%xmm1, %xmm9, %xmm9
	vpunpckldq	%xmm10, %xmm9, %xmm9
	vpaddb	%xmm2, %xmm9, %xmm9
	movq	(%rsp), %r10
	cmpq	$8, %r10
	jl	.LBB81_49
	vmovq	%xmm9, 24(%rax)
	movq	-80(%rsp), %r8
	jmp	.LBB81_55
	.p2align	4
.LBB81_49:
	testq	%r10, %r10
	movq	-80(%rsp), %r8
	jle	.LBB81_55
	cmpq	$7, 208(%rsp)
	jae	.LBB81_57
	xorl	%ebx, %ebx
	jmp	.LBB81_52
.LBB81_57:
	xorl	%ebx, %ebx
	movq	184(%rsp), %r12
	.p2align	4
.LBB81_58:
	movl	%ebx, %r10d
	andl	$15, %r10d
	vmovdqa	%xmm9, 112(%rsp)
	movzbl	112(%rsp,%r10), %r10d
	movb	%r10b, -7(%r13,%rbx)
	leal	1(%rbx), %r10d
	andl	$15, %r10d
	movzbl	112(%rsp,%r10), %r10d
	movb	%r10b, -6(%r13,%rbx)
	leal	2(%rbx), %r10d
	andl	$15, %r10d
	movzbl	112(%rsp,%r10), %r10d
	movb	%r10b, -5(%r13,%rbx)
	leal	3(%rbx), %r10d
	andl	$15, %r10d
	movzbl	112(%rsp,%r10), %r10d
	movb	%r10b, -4(%r13,%rbx)
	leal	4(%rbx), %r10d
	andl	$15, %r10d
	movzbl	112(%rsp,%r10), %r10d
	movb	%r10b, -3(%r13,%rbx)
	leal	5(%rbx), %r10d
	andl	$15, %r10d
	movzbl	112(%rsp,%r10), %r10d
	movb	%r10b, -2(%r13,%rbx)
	leal	6(%rbx), %r10d
	andl	$15, %r10d
	movzbl	112(%rsp,%r10), %r10d
	movb	%r10b, -1(%r13,%rbx)
	leal	7(%rbx), %r10d
	andl	$15, %r10d
	movzbl	112(%rsp,%r10), %r10d
	movb	%r10b, (%r13,%rbx)
	addq	$8, %rbx
	cmpq	%r12, %rbx
	jne	.LBB81_58
.LBB81_52:
	testb	$7, -32(%rsp)
	je	.LBB81_55
	movq	-104(%rsp), %r10
	.p2align	4
.LBB81_54:
	vmovdqa	%xmm9, 640(%rsp)
	movl	%ebx, %r12d
	andl	$15, %r12d
	movzbl	640(%rsp,%r12), %ebp
	movb	%bpl, (%r11,%rbx)
	incq	%rbx
	incq	%r10
	jne	.LBB81_54
	.p2align	4
.LBB81_55:
	vcvtdq2ps	%ymm8, %ymm8
	movq	-128(%rsp), %r10
	vmulps	256(%r10), %ymm8, %ymm8
	vmaxps	%ymm14, %ymm8, %ymm8
	vminps	%ymm3, %ymm8, %ymm8
	vaddps	%ymm0, %ymm8, %ymm8
	vextractf128	$1, %ymm8, %xmm9
	vpshufb	%xmm1, %xmm9, %xmm9
	vpshufb	%xmm1, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	movq	240(%rsp), %r10
	cmpq	$7, %r10
	jle	.LBB81_70
	movq	-120(%rsp), %r10
	vmovq	%xmm8, (%rax,%r10)
	jmp	.LBB81_71
	.p2align	4
.LBB81_70:
	testq	%r10, %r10
	jle	.LBB81_71
	movq	-120(%rsp), %rbx
	vpextrb	$0, %xmm8, (%rax,%rbx)
	cmpq	$1, %r10
	je	.LBB81_71
	movq	-120(%rsp), %rbx
	vpextrb	$1, %xmm8, 1(%rax,%rbx)
	cmpq	$2, %r10
	je	.LBB81_71
	movq	-120(%rsp), %rbx
	vpextrb	$2, %xmm8, 2(%rax,%rbx)
	cmpq	$3, %r10
	je	.LBB81_71
	movq	-120(%rsp), %rbx
	vpextrb	$3, %xmm8, 3(%rax,%rbx)
	cmpq	$4, %r10
	je	.LBB81_71
	movq	-120(%rsp), %rbx
	vpextrb	$4, %xmm8, 4(%rax,%rbx)
	cmpq	$5, %r10
	je	.LBB81_71
	movq	-120(%rsp), %rbx
	vpextrb	$5, %xmm8, 5(%rax,%rbx)
	cmpq	$6, %r10
	je	.LBB81_71
	movq	-120(%rsp), %r10
	vpextrb	$6, %xmm8, 6(%rax,%r10)
	.p2align	4
.LBB81_71:
	vcvtdq2ps	%ymm7, %ymm7
	movq	-128(%rsp), %r10
	vmulps	288(%r10), %ymm7, %ymm7
	vmaxps	%ymm14, %ymm7, %ymm7
	vminps	%ymm3, %ymm7, %ymm7
	vaddps	%ymm0, %ymm7, %ymm7
	vextractf128	$1, %ymm7, %xmm8
	vpshufb	%xmm1, %xmm8, %xmm8
	vpshufb	%xmm1, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	vpaddb	%xmm2, %xmm7, %xmm7
	movq	-72(%rsp), %r10
	cmpq	$8, %r10
	jl	.LBB81_73
	movq	-120(%rsp), %r8
	vmovq	%xmm7, 8(%rax,%r8)
	jmp	.LBB81_79
	.p2align	4
.LBB81_73:
	testq	%r10, %r10
	jle	.LBB81_79
	cmpq	$7, 192(%rsp)
	jae	.LBB81_104
	xorl	%ebx, %ebx
	jmp	.LBB81_76
.LBB81_104:
	xorl	%ebx, %ebx
	movq	176(%rsp), %r12
	.p2align	4
.LBB81_105:
	movl	%ebx, %r10d
	andl	$15, %r10d
	vmovdqa	%xmm7, 96(%rsp)
	movzbl	96(%rsp,%r10), %r10d
	movb	%r10b, -7(%r15,%rbx)
	leal	1(%rbx), %r10d
	andl	$15, %r10d
	movzbl	96(%rsp,%r10), %r10d
	movb	%r10b, -6(%r15,%rbx)
	leal	2(%rbx), %r10d
	andl	$15, %r10d
	movzbl	96(%rsp,%r10), %r10d
	movb	%r10b, -5(%r15,%rbx)
	leal	3(%rbx), %r10d
	andl	$15, %r10d
	movzbl	96(%rsp,%r10), %r10d
	movb	%r10b, -4(%r15,%rbx)
	leal	4(%rbx), %r10d
	andl	$15, %r10d
	movzbl	96(%rsp,%r10), %r10d
	movb	%r10b, -3(%r15,%rbx)
	leal	5(%rbx), %r10d
	andl	$15, %r10d
	movzbl	96(%rsp,%r10), %r10d
	movb	%r10b, -2(%r15,%rbx)
	leal	6(%rbx), %r10d
	andl	$15, %r10d
	movzbl	96(%rsp,%r10), %r10d
	movb	%r10b, -1(%r15,%rbx)
	leal	7(%rbx), %r10d
	andl	$15, %r10d
	movzbl	96(%rsp,%r10), %r10d
	movb	%r10b, (%r15,%rbx)
	addq	$8, %rbx
	cmpq	%r12, %rbx
	jne	.LBB81_105
.LBB81_76:
	testb	$7, -48(%rsp)
	je	.LBB81_79
	movq	-104(%rsp), %r10
	.p2align	4
.LBB81_78:
	vmovdqa	%xmm7, 624(%rsp)
	movl	%ebx, %r12d
	andl	$15, %r12d
	movzbl	624(%rsp,%r12), %ebp
	movb	%bpl, (%r8,%rbx)
	incq	%rbx
	incq	%r10
	jne	.LBB81_78
	.p2align	4
.LBB81_79:
	vcvtdq2ps	%ymm6, %ymm6
	movq	-128(%rsp), %r10
	vmulps	320(%r10), %ymm6, %ymm6
	vmaxps	%ymm14, %ymm6, %ymm6
	vminps	%ymm3, %ymm6, %ymm6
	vaddps	%ymm0, %ymm6, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm1, %xmm7, %xmm7
	vpshufb	%xmm1, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vpaddb	%xmm2, %xmm6, %xmm6
	movq	8(%rsp), %r10
	cmpq	$8, %r10
	jl	.LBB81_81
	movq	-120(%rsp), %r8
	vmovq	%xmm6, 16(%rax,%r8)
	jmp	.LBB81_87
	.p2align	4
.LBB81_81:
	testq	%r10, %r10
	movq	296(%rsp), %r8
	jle	.LBB81_87
	cmpq	$7, 200(%rsp)
	jae	.LBB81_102
	xorl	%ebx, %ebx
	jmp	.LBB81_84
.LBB81_102:
	xorl	%ebx, %ebx
	movq	168(%rsp), %r12
	.p2align	4
.LBB81_103:
	movl	%ebx, %r10d
	andl	$15, %r10d
	vmovdqa	%xmm6, 80(%rsp)
	movzbl	80(%rsp,%r10), %r10d
	movb	%r10b, -7(%rcx,%rbx)
	leal	1(%rbx), %r10d
	andl	$15, %r10d
	movzbl	80(%rsp,%r10), %r10d
	movb	%r10b, -6(%rcx,%rbx)
	leal	2(%rbx), %r10d
	andl	$15, %r10d
	movzbl	80(%rsp,%r10), %r10d
	movb	%r10b, -5(%rcx,%rbx)
	leal	3(%rbx), %r10d
	andl	$15, %r10d
	movzbl	80(%rsp,%r10), %r10d
	movb	%r10b, -4(%rcx,%rbx)
	leal	4(%rbx), %r10d
	andl	$15, %r10d
	movzbl	80(%rsp,%r10), %r10d
	movb	%r10b, -3(%rcx,%rbx)
	leal	5(%rbx), %r10d
	andl	$15, %r10d
	movzbl	80(%rsp,%r10), %r10d
	movb	%r10b, -2(%rcx,%rbx)
	leal	6(%rbx), %r10d
	andl	$15, %r10d
	movzbl	80(%rsp,%r10), %r10d
	movb	%r10b, -1(%rcx,%rbx)
	leal	7(%rbx), %r10d
	andl	$15, %r10d
	movzbl	80(%rsp,%r10), %r10d
	movb	%r10b, (%rcx,%rbx)
	addq	$8, %rbx
	cmpq	%r12, %rbx
	jne	.LBB81_103
.LBB81_84:
	testb	$7, -40(%rsp)
	je	.LBB81_87
	movq	-104(%rsp), %r10
	.p2align	4
.LBB81_86:
	vmovdqa	%xmm6, 608(%rsp)
	movl	%ebx, %r12d
	andl	$15, %r12d
	movzbl	608(%rsp,%r12), %ebp
	movb	%bpl, (%r8,%rbx)
	incq	%rbx
	incq	%r10
	jne	.LBB81_86
	.p2align	4
.LBB81_87:
	vcvtdq2ps	%ymm5, %ymm5
	movq	-128(%rsp), %r10
	vmulps	352(%r10), %ymm5, %ymm5
	vmaxps	%ymm14, %ymm5, %ymm5
	vminps	%ymm3, %ymm5, %ymm5
	vaddps	%ymm0, %ymm5, %ymm5
	vextractf128	$1, %ymm5, %xmm6
	vpshufb	%xmm1, %xmm6, %xmm6
	vpshufb	%xmm1, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	vpaddb	%xmm2, %xmm5, %xmm5
	movq	(%rsp), %r10
	cmpq	$8, %r10
	jge	.LBB81_88
	testq	%r10, %r10
	movq	184(%rsp), %r8
	jle	.LBB81_95
	cmpq	$7, 208(%rsp)
	jae	.LBB81_100
	xorl	%eax, %eax
	jmp	.LBB81_92
.LBB81_100:
	xorl	%eax, %eax
	.p2align	4
.LBB81_101:
	movl	%eax, %r10d
	andl	$15, %r10d
	vmovdqa	%xmm5, 64(%rsp)
	movzbl	64(%rsp,%r10), %r10d
	movb	%r10b, -7(%r14,%rax)
	leal	1(%rax), %r10d
	andl	$15, %r10d
	movzbl	64(%rsp,%r10), %r10d
	movb	%r10b, -6(%r14,%rax)
	leal	2(%rax), %r10d
	andl	$15, %r10d
	movzbl	64(%rsp,%r10), %r10d
	movb	%r10b, -5(%r14,%rax)
	leal	3(%rax), %r10d
	andl	$15, %r10d
	movzbl	64(%rsp,%r10), %r10d
	movb	%r10b, -4(%r14,%rax)
	leal	4(%rax), %r10d
	andl	$15, %r10d
	movzbl	64(%rsp,%r10), %r10d
	movb	%r10b, -3(%r14,%rax)
	leal	5(%rax), %r10d
	andl	$15, %r10d
	movzbl	64(%rsp,%r10), %r10d
	movb	%r10b, -2(%r14,%rax)
	leal	6(%rax), %r10d
	andl	$15, %r10d
	movzbl	64(%rsp,%r10), %r10d
	movb	%r10b, -1(%r14,%rax)
	leal	7(%rax), %r10d
	andl	$15, %r10d
	movzbl	64(%rsp,%r10), %r10d
	movb	%r10b, (%r14,%rax)
	addq	$8, %rax
	cmpq	%r8, %rax
	jne	.LBB81_101
.LBB81_92:
	testb	$7, -32(%rsp)
	je	.LBB81_95
	movq	-104(%rsp), %r10
	.p2align	4
.LBB81_94:
	vmovdqa	%xmm5, 592(%rsp)
	movl	%eax, %ebx
	andl	$15, %ebx
	movzbl	592(%rsp,%rbx), %ebx
	movb	%bl, (%rsi,%rax)
	incq	%rax
	incq	%r10
	jne	.LBB81_94
	jmp	.LBB81_95
	.p2align	4
.LBB81_96:
	movq	%rax, %rcx
	movq	224(%rsp), %r9
	imulq	%r9, %rcx
	movq	288(%rsp), %r10
	cmpq	%r10, %rcx
	jge	.LBB81_97
	jmp	.LBB81_21
.LBB81_18:
	xorl	%edx, %edx
	divl	%r9d
.LBB81_20:
	movq	%rax, -112(%rsp)
	movq	-56(%rsp), %rax
	imulq	%rax, %r10
	movq	%r10, 232(%rsp)
	xorl	%eax, %eax
	xorl	%ecx, %ecx
.LBB81_21:
	movq	-88(%rsp), %r8
	movq	24(%r8), %rdx
	imulq	-56(%rsp), %rdx
	movq	%rdx, %rdi
	shrq	$63, %rdi
	addq	%rdx, %rdi
	movq	%rdi, %rsi
	shrq	%rdi
	imulq	8(%r8), %rdi
	andq	$-2, %rsi
	shlq	$2, %rdi
	addq	(%r8), %rdi
	subq	%rsi, %rdx
	movq	16(%r8), %rsi
	movq	-64(%rsp), %r10
	leaq	(%rdi,%r10,4), %rdi
	movq	256(%rsp), %r8
	vmovups	(%r8), %ymm2
	vmovups	32(%r8), %ymm3
	vpbroadcastb	64(%r8), %xmm4
	movq	80(%r8), %r9
	leaq	(%r9,%r10), %r8
	leaq	15(%r9,%r10), %r11
	movq	%r11, -16(%rsp)
	leaq	8(%r9,%r10), %r11
	movq	%r11, -8(%rsp)
	leaq	23(%r9,%r10), %r11
	movq	%r11, -80(%rsp)
	leaq	16(%r9,%r10), %rbx
	leaq	(%r9,%r10), %r11
	addq	$31, %r11
	movq	%r11, -24(%rsp)
	leaq	(%r9,%r10), %r15
	addq	$24, %r15
	jmp	.LBB81_22
	.p2align	4
.LBB81_131:
	vmovq	%xmm5, 24(%r8,%r12)
.LBB81_138:
	incq	%rax
	movq	%rax, %rcx
	movq	224(%rsp), %r9
	imulq	%r9, %rcx
	movq	288(%rsp), %r10
	cmpq	%r10, %rcx
	jge	.LBB81_97
.LBB81_22:
	movq	520(%rsp), %r9
	cmpq	%rcx, %r9
	cmovlq	%r9, %rcx
	movq	-128(%rsp), %r9
	vmovdqu	(%r9), %ymm8
	vmovdqu	32(%r9), %ymm7
	vmovdqu	64(%r9), %ymm6
	vmovdqu	96(%r9), %ymm5
	movq	304(%rsp), %r9
	movq	(%r9,%rdx,8), %r11
	movq	8(%r9,%rdx,8), %r12
	cmpq	%r11, %r12
	je	.LBB81_28
	movq	%rcx, %r9
	imulq	%rsi, %r9
	leaq	(%rdi,%r9,4), %rbp
	movq	-88(%rsp), %r9
	movq	40(%r9), %r9
	movl	%r12d, %r14d
	subl	%r11d, %r14d
	leaq	1(%r11), %r13
	testb	$1, %r14b
	je	.LBB81_25
	movq	(%r9,%r11,8), %r14
	shlq	$7, %r11
	vmovdqu	(%rbp,%r14,4), %ymm9
	vmovdqu	32(%rbp,%r14,4), %ymm10
	vmovdqu	64(%rbp,%r14,4), %ymm11
	vmovdqu	96(%rbp,%r14,4), %ymm12
	movq	-128(%rsp), %r10
	vpmaddwd	384(%r10,%r11), %ymm9, %ymm9
	vpmaddwd	416(%r10,%r11), %ymm10, %ymm10
	vpaddd	%ymm8, %ymm9, %ymm8
	vpaddd	%ymm7, %ymm10, %ymm7
	vpmaddwd	448(%r10,%r11), %ymm11, %ymm9
	vpaddd	%ymm6, %ymm9, %ymm6
	vpmaddwd	480(%r10,%r11), %ymm12, %ymm9
	vpaddd	%ymm5, %ymm9, %ymm5
	movq	%r13, %r11
.LBB81_25:
	cmpq	%r13, %r12
	je	.LBB81_28
	movq	%r11, %r13
	shlq	$7, %r13
	addq	264(%rsp), %r13
	.p2align	4
.LBB81_27:
	movq	(%r9,%r11,8), %r14
	movq	8(%r9,%r11,8), %r10
	vmovdqu	(%rbp,%r14,4), %ymm9
	vmovdqu	32(%rbp,%r14,4), %ymm10
	vmovdqu	64(%rbp,%r14,4), %ymm11
	vmovdqu	96(%rbp,%r14,4), %ymm12
	vpmaddwd	-224(%r13), %ymm9, %ymm9
	vpaddd	%ymm8, %ymm9, %ymm8
	vpmaddwd	-192(%r13), %ymm10, %ymm9
	vpmaddwd	-160(%r13), %ymm11, %ymm10
	vpaddd	%ymm7, %ymm9, %ymm7
	vpaddd	%ymm6, %ymm10, %ymm6
	vpmaddwd	-128(%r13), %ymm12, %ymm9
	vpaddd	%ymm5, %ymm9, %ymm5
	addq	$2, %r11
	vmovdqu	(%rbp,%r10,4), %ymm9
	vmovdqu	32(%rbp,%r10,4), %ymm10
	vmovdqu	64(%rbp,%r10,4), %ymm11
	vmovdqu	96(%rbp,%r10,4), %ymm12
	vpmaddwd	-96(%r13), %ymm9, %ymm9
	vpaddd	%ymm8, %ymm9, %ymm8
	vpmaddwd	-64(%r13), %ymm10, %ymm9
	vpaddd	%ymm7, %ymm9, %ymm7
	vpmaddwd	-32(%r13), %ymm11, %ymm9
	vpmaddwd	(%r13), %ymm12, %ymm10
	vpaddd	%ymm6, %ymm9, %ymm6
	vpaddd	%ymm5, %ymm10, %ymm5
	addq	$256, %r13
	cmpq	%r11, %r12
	jne	.LBB81_27
.LBB81_28:
	movq	232(%rsp), %r9
	leaq	(%rcx,%r9), %r12
	imulq	-112(%rsp), %r12
	vcvtdq2ps	%ymm8, %ymm8
	movq	-128(%rsp), %r9
	vmulps	256(%r9), %ymm8, %ymm8
	vmaxps	%ymm2, %ymm8, %ymm8
	vminps	%ymm3, %ymm8, %ymm8
	vaddps	%ymm0, %ymm8, %ymm8
	vextractf128	$1, %ymm8, %xmm9
	vpshufb	%xmm1, %xmm9, %xmm9
	vpshufb	%xmm1, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	vpaddb	%xmm4, %xmm8, %xmm8
	movq	240(%rsp), %r9
	cmpq	$8, %r9
	jl	.LBB81_113
	vmovq	%xmm8, (%r8,%r12)
	movq	-72(%rsp), %r10
	jmp	.LBB81_114
	.p2align	4
.LBB81_113:
	testq	%r9, %r9
	movq	-72(%rsp), %r10
	jle	.LBB81_114
	vpextrb	$0, %xmm8, (%r8,%r12)
	cmpq	$1, %r9
	je	.LBB81_114
	vpextrb	$1, %xmm8, 1(%r8,%r12)
	cmpq	$2, %r9
	je	.LBB81_114
	vpextrb	$2, %xmm8, 2(%r8,%r12)
	cmpq	$3, %r9
	je	.LBB81_114
	vpextrb	$3, %xmm8, 3(%r8,%r12)
	cmpq	$4, %r9
	je	.LBB81_114
	vpextrb	$4, %xmm8, 4(%r8,%r12)
	cmpq	$5, %r9
	je	.LBB81_114
	vpextrb	$5, %xmm8, 5(%r8,%r12)
	cmpq	$6, %r9
	je	.LBB81_114
	vpextrb	$6, %xmm8, 6(%r8,%r12)
	.p2align	4
.LBB81_114:
	vcvtdq2ps	%ymm7, %ymm7
	movq	-128(%rsp), %r9
	vmulps	288(%r9), %ymm7, %ymm7
	vmaxps	%ymm2, %ymm7, %ymm7
	vminps	%ymm3, %ymm7, %ymm7
	vaddps	%ymm0, %ymm7, %ymm7
	vextractf128	$1, %ymm7, %xmm8
	vpshufb	%xmm1, %xmm8, %xmm8
	vpshufb	%xmm1, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	vpaddb	%xmm4, %xmm7, %xmm7
	cmpq	$8, %r10
	jl	.LBB81_116
	vmovq	%xmm7, 8(%r8,%r12)
	movq	8(%rsp), %r10
	jmp	.LBB81_122
	.p2align	4
.LBB81_116:
	testq	%r10, %r10
	movq	8(%rsp), %r10
	jle	.LBB81_122
	cmpq	$7, 192(%rsp)
	jae	.LBB81_143
	xorl	%r9d, %r9d
	jmp	.LBB81_119
.LBB81_143:
	movq	-96(%rsp), %r9
	leaq	(%r9,%rcx), %r13
	imulq	-112(%rsp), %r13
	addq	-16(%rsp), %r13
	xorl	%r9d, %r9d
	movq	176(%rsp), %r14
	.p2align	4
.LBB81_144:
	movl	%r9d, %r11d
	andl	$15, %r11d
	vmovdqa	%xmm7, 48(%rsp)
	movzbl	48(%rsp,%r11), %r11d
	movb	%r11b, -7(%r13,%r9)
	leal	1(%r9), %r11d
	andl	$15, %r11d
	movzbl	48(%rsp,%r11), %r11d
	movb	%r11b, -6(%r13,%r9)
	leal	2(%r9), %r11d
	andl	$15, %r11d
	movzbl	48(%rsp,%r11), %r11d
	movb	%r11b, -5(%r13,%r9)
	leal	3(%r9), %r11d
	andl	$15, %r11d
	movzbl	48(%rsp,%r11), %r11d
	movb	%r11b, -4(%r13,%r9)
	leal	4(%r9), %r11d
	andl	$15, %r11d
	movzbl	48(%rsp,%r11), %r11d
	movb	%r11b, -3(%r13,%r9)
	leal	5(%r9), %r11d
	andl	$15, %r11d
	movzbl	48(%rsp,%r11), %r11d
	movb	%r11b, -2(%r13,%r9)
	leal	6(%r9), %r11d
	andl	$15, %r11d
	movzbl	48(%rsp,%r11), %r11d
	movb	%r11b, -1(%r13,%r9)
	leal	7(%r9), %r11d
	andl	$15, %r11d
	movzbl	48(%rsp,%r11), %r11d
	movb	%r11b, (%r13,%r9)
	addq	$8, %r9
	cmpq	%r14, %r9
	jne	.LBB81_144
.LBB81_119:
	testb	$7, -48(%rsp)
	je	.LBB81_122
	movq	-96(%rsp), %r11
	addq	%rcx, %r11
	imulq	-112(%rsp), %r11
	addq	-8(%rsp), %r11
	movq	-104(%rsp), %r13
	.p2align	4
.LBB81_121:
	vmovdqa	%xmm7, 576(%rsp)
	movl	%r9d, %r14d
	andl	$15, %r14d
	movzbl	576(%rsp,%r14), %ebp
	movb	%bpl, (%r11,%r9)
	incq	%r9
	incq	%r13
	jne	.LBB81_121
	.p2align	4
.LBB81_122:
	vcvtdq2ps	%ymm6, %ymm6
	movq	-128(%rsp), %r9
	vmulps	320(%r9), %ymm6, %ymm6
	vmaxps	%ymm2, %ymm6, %ymm6
	vminps	%ymm3, %ymm6, %ymm6
	vaddps	%ymm0, %ymm6, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm1, %xmm7, %xmm7
	vpshufb	%xmm1, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vpaddb	%xmm4, %xmm6, %xmm6
	cmpq	$8, %r10
	jl	.LBB81_124
	vmovq	%xmm6, 16(%r8,%r12)
	movq	(%rsp), %r10
	jmp	.LBB81_130
	.p2align	4
.LBB81_124:
	testq	%r10, %r10
	movq	(%rsp), %r10
	jle	.LBB81_130
	cmpq	$7, 200(%rsp)
	jae	.LBB81_141
	xorl	%r9d, %r9d
	jmp	.LBB81_127
.LBB81_141:
	movq	-96(%rsp), %r9
	leaq	(%r9,%rcx), %r13
	imulq	-112(%rsp), %r13
	addq	-80(%rsp), %r13
	xorl	%r9d, %r9d
	movq	168(%rsp), %r14
	.p2align	4
.LBB81_142:
	movl	%r9d, %r11d
	andl	$15, %r11d
	vmovdqa	%xmm6, 32(%rsp)
	movzbl	32(%rsp,%r11), %r11d
	movb	%r11b, -7(%r13,%r9)
	leal	1(%r9), %r11d
	andl	$15, %r11d
	movzbl	32(%rsp,%r11), %r11d
	movb	%r11b, -6(%r13,%r9)
	leal	2(%r9), %r11d
	andl	$15, %r11d
	movzbl	32(%rsp,%r11), %r11d
	movb	%r11b, -5(%r13,%r9)
	leal	3(%r9), %r11d
	andl	$15, %r11d
	movzbl	32(%rsp,%r11), %r11d
	movb	%r11b, -4(%r13,%r9)
	leal	4(%r9), %r11d
	andl	$15, %r11d
	movzbl	32(%rsp,%r11), %r11d
	movb	%r11b, -3(%r13,%r9)
	leal	5(%r9), %r11d
	andl	$15, %r11d
	movzbl	32(%rsp,%r11), %r11d
	movb	%r11b, -2(%r13,%r9)
	leal	6(%r9), %r11d
	andl	$15, %r11d
	movzbl	32(%rsp,%r11), %r11d
	movb	%r11b, -1(%r13,%r9)
	leal	7(%r9), %r11d
	andl	$15, %r11d
	movzbl	32(%rsp,%r11), %r11d
	movb	%r11b, (%r13,%r9)
	addq	$8, %r9
	cmpq	%r14, %r9
	jne	.LBB81_142
.LBB81_127:
	testb	$7, -40(%rsp)
	je	.LBB81_130
	movq	-96(%rsp), %r11
	addq	%rcx, %r11
	imulq	-112(%rsp), %r11
	addq	%rbx, %r11
	movq	-104(%rsp), %r13
	.p2align	4
.LBB81_129:
	vmovdqa	%xmm6, 560(%rsp)
	movl	%r9d, %r14d
	andl	$15, %r14d
	movzbl	560(%rsp,%r14), %ebp
	movb	%bpl, (%r11,%r9)
	incq	%r9
	incq	%r13
	jne	.LBB81_129
	.p2align	4
.LBB81_130:
	vcvtdq2ps	%ymm5, %ymm5
	movq	-128(%rsp), %r9
	vmulps	352(%r9), %ymm5, %ymm5
	vmaxps	%ymm2, %ymm5, %ymm5
	vminps	%ymm3, %ymm5, %ymm5
	vaddps	%ymm0, %ymm5, %ymm5
	vextractf128	$1, %ymm5, %xmm6
	vpshufb	%xmm1, %xmm6, %xmm6
	vpshufb	%xmm1, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	vpaddb	%xmm4, %xmm5, %xmm5
	cmpq	$8, %r10
	jge	.LBB81_131
	testq	%r10, %r10
	jle	.LBB81_138
	cmpq	$7, 208(%rsp)
	jae	.LBB81_139
	xorl	%r9d, %r9d
	jmp	.LBB81_135
.LBB81_139:
	movq	-96(%rsp), %r9
	leaq	(%r9,%rcx), %r12
	imulq	-112(%rsp), %r12
	addq	-24(%rsp), %r12
	xorl	%r9d, %r9d
	movq	184(%rsp), %r10
	.p2align	4
.LBB81_140:
	movl	%r9d, %r11d
	andl	$15, %r11d
	vmovdqa	%xmm5, 16(%rsp)
	movzbl	16(%rsp,%r11), %r11d
	movb	%r11b, -7(%r12,%r9)
	leal	1(%r9), %r11d
	andl	$15, %r11d
	movzbl	16(%rsp,%r11), %r11d
	movb	%r11b, -6(%r12,%r9)
	leal	2(%r9), %r11d
	andl	$15, %r11d
	movzbl	16(%rsp,%r11), %r11d
	movb	%r11b, -5(%r12,%r9)
	leal	3(%r9), %r11d
	andl	$15, %r11d
	movzbl	16(%rsp,%r11), %r11d
	movb	%r11b, -4(%r12,%r9)
	leal	4(%r9), %r11d
	andl	$15, %r11d
	movzbl	16(%rsp,%r11), %r11d
	movb	%r11b, -3(%r12,%r9)
	leal	5(%r9), %r11d
	andl	$15, %r11d
	movzbl	16(%rsp,%r11), %r11d
	movb	%r11b, -2(%r12,%r9)
	leal	6(%r9), %r11d
	andl	$15, %r11d
	movzbl	16(%rsp,%r11), %r11d
	movb	%r11b, -1(%r12,%r9)
	leal	7(%r9), %r11d
	andl	$15, %r11d
	movzbl	16(%rsp,%r11), %r11d
	movb	%r11b, (%r12,%r9)
	addq	$8, %r9
	cmpq	%r10, %r9
	jne	.LBB81_140
.LBB81_135:
	testb	$7, -32(%rsp)
	je	.LBB81_138
	addq	-96(%rsp), %rcx
	imulq	-112(%rsp), %rcx
	addq	%r15, %rcx
	movq	-104(%rsp), %r11
	.p2align	4
.LBB81_137:
	vmovdqa	%xmm5, 544(%rsp)
	movl	%r9d, %r14d
	andl	$15, %r14d
	movzbl	544(%rsp,%r14), %ebp
	movb	%bpl, (%rcx,%r9)
	incq	%r9
	incq	%r11
	jne	.LBB81_137
	jmp	.LBB81_138
.LBB81_99:
	addq	$696, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end81:
	.size	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0bJ0VG_AjA0B20RequantizingChannelsVTtt0g5, .Lfunc_end81-$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0bJ0VG_AjA0B20RequantizingChannelsVTtt0g5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0bJ0VG_AjA0B15ScalingChannelsVTtt0g5
	.weak	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0bJ0VG_AjA0B15ScalingChannelsVTtt0g5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0bJ0VG_AjA0B15ScalingChannelsVTtt0g5,@function
$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0bJ0VG_AjA0B15ScalingChannelsVTtt0g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-32, %rsp
	subq	$1216, %rsp
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	movq	%rdi, 176(%rsp)
	movq	%r13, 56(%rsp)
	movq	72(%r13), %rdi
	testq	%rdi, %rdi
	jle	.LBB82_99
	movq	56(%rsp), %rax
	movq	32(%rax), %rcx
	movq	%rcx, 296(%rsp)
	movq	16(%rcx), %rcx
	movq	56(%rax), %r11
	movq	80(%rax), %rax
	movq	%rax, 256(%rsp)
	xorl	%edx, %edx
	movq	%rdi, %rax
	subq	$32, %rax
	cmovbq	%rdx, %rax
	movq	%rax, 736(%rsp)
	shlq	$7, %rcx
	leaq	-8(%rdi), %rax
	movq	%rax, 720(%rsp)
	leaq	-9(%rdi), %rax
	movq	%rax, 712(%rsp)
	leaq	-16(%rdi), %rax
	movq	%rax, 704(%rsp)
	leaq	-17(%rdi), %rax
	movq	%rax, 696(%rsp)
	leaq	-24(%rdi), %rax
	movq	%rax, 688(%rsp)
	leaq	-25(%rdi), %rax
	movq	%rax, 680(%rsp)
	leaq	736(%r11), %rax
	movq	%rax, 272(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%rcx, 744(%rsp)
	leaq	640(%rcx), %rax
	movq	%rax, 728(%rsp)
	leaq	60(,%rdi,4), %rax
	movq	%rax, 672(%rsp)
	leaq	32(,%rdi,4), %rax
	movq	%rax, 664(%rsp)
	leaq	92(,%rdi,4), %rax
	movq	%rax, 656(%rsp)
	leaq	64(,%rdi,4), %rax
	movq	%rax, 648(%rsp)
	leaq	124(,%rdi,4), %rax
	movq	%rax, 640(%rsp)
	leaq	96(,%rdi,4), %rax
	movq	%rax, 632(%rsp)
	leaq	864(%r11), %rax
	movq	%rax, 264(%rsp)
	movq	%rdi, 8(%rsp)
	jmp	.LBB82_2
	.p2align	4
.LBB82_98:
	movq	752(%rsp), %rdx
	addq	$32, %rdx
	movq	744(%rsp), %rax
	addq	%rax, %r11
	addq	$640, %r11
	movq	728(%rsp), %rax
	addq	%rax, 272(%rsp)
	addq	%rax, 264(%rsp)
	cmpq	%rdi, %rdx
	jge	.LBB82_99
.LBB82_2:
	movq	736(%rsp), %rax
	cmpq	%rax, %rdx
	movq	%rdx, 752(%rsp)
	cmovlq	%rdx, %rax
	movq	%rax, 88(%rsp)
	cmpq	$0, 256(%rsp)
	je	.LBB82_98
	movl	%edi, %eax
	movq	88(%rsp), %rcx
	subb	%cl, %al
	movzbl	%al, %eax
	andl	$7, %eax
	shll	$2, %eax
	movq	%rax, 16(%rsp)
	movq	688(%rsp), %rax
	subq	%rcx, %rax
	movq	%rax, 112(%rsp)
	movq	704(%rsp), %rax
	subq	%rcx, %rax
	movq	%rax, 104(%rsp)
	movq	720(%rsp), %rax
	subq	%rcx, %rax
	movq	%rax, 96(%rsp)
	movq	56(%rsp), %rax
	movq	64(%rax), %rbx
	movq	88(%rax), %r8
	movq	%r8, %rax
	orq	%rbx, %rax
	shrq	$32, %rax
	leaq	(,%rcx,4), %rax
	movq	%rax, 168(%rsp)
	je	.LBB82_4
	movq	%r8, %rax
	cqto
	idivq	%rbx
	jmp	.LBB82_6
	.p2align	4
.LBB82_4:
	movl	%r8d, %eax
	xorl	%edx, %edx
	divl	%ebx
.LBB82_6:
	movq	%rax, 232(%rsp)
	movq	680(%rsp), %rcx
	movq	88(%rsp), %rax
	subq	%rax, %rcx
	movq	%rcx, 224(%rsp)
	movq	696(%rsp), %rcx
	subq	%rax, %rcx
	movq	%rcx, 216(%rsp)
	movq	712(%rsp), %rcx
	subq	%rax, %rcx
	movq	%rcx, 208(%rsp)
	movq	%rdi, %rcx
	subq	%rax, %rcx
	movq	%rcx, 304(%rsp)
	leaq	-8(%rcx), %rax
	movq	%rax, 80(%rsp)
	leaq	-16(%rcx), %rax
	movq	%rax, 160(%rsp)
	leaq	-24(%rcx), %rax
	movq	%rax, 152(%rsp)
	movq	%r8, %rax
	subq	%rbx, %rax
	movq	%rax, 856(%rsp)
	movq	96(%rsp), %rax
	andq	$-8, %rax
	movq	%rax, 200(%rsp)
	movq	104(%rsp), %rax
	andq	$-8, %rax
	movq	%rax, 192(%rsp)
	movq	112(%rsp), %rax
	andq	$-8, %rax
	movq	%rax, 184(%rsp)
	leaq	(,%r8,4), %rax
	movq	%rax, 816(%rsp)
	leaq	(,%rbx,8), %rax
	movq	%rax, 808(%rsp)
	movq	672(%rsp), %rax
	movq	168(%rsp), %rcx
	addq	%rcx, %rax
	movq	%rax, 800(%rsp)
	movq	664(%rsp), %rax
	leaq	(%rax,%rcx), %rax
	movq	%rax, 792(%rsp)
	movq	656(%rsp), %rax
	leaq	(%rax,%rcx), %rax
	movq	%rax, 784(%rsp)
	movq	648(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 776(%rsp)
	movq	640(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 768(%rsp)
	movq	632(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 760(%rsp)
	movq	$0, 32(%rsp)
	xorl	%r14d, %r14d
	movq	$0, 48(%rsp)
	movq	%rbx, 312(%rsp)
	movq	%r8, 240(%rsp)
	jmp	.LBB82_7
	.p2align	4
.LBB82_97:
	movq	48(%rsp), %rcx
	incq	%rcx
	movq	824(%rsp), %r14
	addq	816(%rsp), %r14
	addq	%r8, 32(%rsp)
	movq	%rcx, 48(%rsp)
	cmpq	256(%rsp), %rcx
	movq	8(%rsp), %rdi
	je	.LBB82_98
.LBB82_7:
	cmpq	$1, 232(%rsp)
	movq	%r14, 824(%rsp)
	jle	.LBB82_16
	movq	56(%rsp), %rax
	movq	24(%rax), %rcx
	imulq	48(%rsp), %rcx
	movq	%rcx, %r9
	shrq	$63, %r9
	movq	%rcx, 280(%rsp)
	addq	%rcx, %r9
	movq	%r9, %rcx
	andq	$-2, %rcx
	shrq	%r9
	imulq	8(%rax), %r9
	shlq	$2, %r9
	movq	176(%rsp), %rdx
	vbroadcastss	4(%rdx), %ymm0
	vmovaps	%ymm0, 864(%rsp)
	movq	16(%rax), %rsi
	imulq	%rbx, %rsi
	addq	(%rax), %r9
	movq	%rdi, %rax
	orq	%rbx, %rax
	shrq	$32, %rax
	je	.LBB82_9
	movq	%rdi, %rax
	cqto
	idivq	%rbx
	movq	%rax, %rdi
	jmp	.LBB82_11
	.p2align	4
.LBB82_16:
	testq	%r8, %r8
	jle	.LBB82_97
	movq	8(%rsp), %rax
	movq	%rax, %rcx
	orq	%rbx, %rcx
	shrq	$32, %rcx
	je	.LBB82_18
	cqto
	idivq	%rbx
	jmp	.LBB82_20
.LBB82_9:
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%ebx
	movl	%eax, %edi
.LBB82_11:
	movq	%rdi, 64(%rsp)
	subq	%rcx, 280(%rsp)
	movq	176(%rsp), %r10
	movq	80(%r10), %r13
	movq	168(%rsp), %rax
	leaq	(%rax,%r13), %rdx
	movq	%rdi, %rcx
	imulq	%r14, %rcx
	leaq	(%rcx,%rdx), %rax
	addq	$60, %rax
	leaq	32(%rcx,%rdx), %r8
	movq	%r8, 40(%rsp)
	leaq	92(%rcx,%rdx), %r12
	leaq	64(%rcx,%rdx), %rdi
	movq	%rdi, 128(%rsp)
	leaq	124(%rcx,%rdx), %rdi
	leaq	96(%rcx,%rdx), %rdx
	movq	%rdx, 120(%rsp)
	movq	800(%rsp), %rdx
	leaq	(%rdx,%r13), %r15
	addq	%rcx, %r15
	movq	792(%rsp), %rdx
	addq	%r13, %rdx
	addq	%rcx, %rdx
	movq	%rdx, 72(%rsp)
	movq	784(%rsp), %rdx
	leaq	(%rdx,%r13), %r8
	addq	%rcx, %r8
	movq	776(%rsp), %rdx
	addq	%r13, %rdx
	addq	%rcx, %rdx
	movq	%rdx, 288(%rsp)
	movq	768(%rsp), %rdx
	leaq	(%rdx,%r13), %r14
	addq	%rcx, %r14
	movq	88(%rsp), %rdx
	leaq	(,%rdx,4), %rbx
	addq	%r13, %rbx
	movq	%rbx, 848(%rsp)
	addq	760(%rsp), %r13
	addq	%rcx, %r13
	leaq	(%r9,%rdx,4), %rcx
	movq	%rcx, 832(%rsp)
	movq	240(%rsp), %rcx
	imulq	48(%rsp), %rcx
	movq	%rcx, 248(%rsp)
	vmovups	16(%r10), %ymm2
	vmovups	48(%r10), %ymm3
	vbroadcastss	(%r10), %ymm4
	movq	40(%rsp), %r10
	movq	808(%rsp), %rdx
	movq	64(%rsp), %rcx
	imulq	%rcx, %rdx
	movq	%rdx, 840(%rsp)
	xorl	%r9d, %r9d
	jmp	.LBB82_12
	.p2align	4
.LBB82_88:
	movq	24(%rsp), %rcx
	movq	8(%rsp), %rdx
	vmovups	%ymm5, 96(%rcx,%rdx,4)
	movq	40(%rsp), %r10
.LBB82_95:
	movq	144(%rsp), %rdx
	leaq	2(%rdx), %r9
	addq	$4, %rdx
	movq	840(%rsp), %rcx
	addq	%rcx, %rax
	addq	%rcx, %r10
	addq	%rcx, %r12
	addq	%rcx, 128(%rsp)
	addq	%rcx, %rdi
	addq	%rcx, 120(%rsp)
	addq	%rcx, %r15
	addq	%rcx, 72(%rsp)
	addq	%rcx, %r8
	addq	%rcx, 288(%rsp)
	addq	%rcx, %r14
	addq	%rcx, %r13
	cmpq	%rdx, 232(%rsp)
	jl	.LBB82_96
.LBB82_12:
	movq	%r10, 40(%rsp)
	movq	%r13, 136(%rsp)
	vmovdqa	864(%rsp), %ymm0
	vpmulld	(%r11), %ymm0, %ymm8
	vpmulld	32(%r11), %ymm0, %ymm7
	vpmulld	64(%r11), %ymm0, %ymm6
	vpmulld	96(%r11), %ymm0, %ymm5
	movq	%r9, %r10
	movq	296(%rsp), %rcx
	movq	280(%rsp), %r9
	movq	(%rcx,%r9,8), %rdx
	movq	8(%rcx,%r9,8), %rbx
	cmpq	%rbx, %rdx
	movq	%r10, 144(%rsp)
	jne	.LBB82_152
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm6, %ymm10
	vmovdqa	%ymm7, %ymm11
	vmovdqa	%ymm8, %ymm12
	jmp	.LBB82_14
	.p2align	4
.LBB82_152:
	movq	%r10, %rcx
	imulq	%rsi, %rcx
	movq	832(%rsp), %r9
	leaq	(%r9,%rcx,4), %rcx
	movq	56(%rsp), %r9
	movq	40(%r9), %r13
	movq	%rdx, %r9
	shlq	$7, %r9
	addq	272(%rsp), %r9
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm6, %ymm10
	vmovdqa	%ymm7, %ymm11
	vmovdqa	%ymm8, %ymm12
	.p2align	4
.LBB82_153:
	movq	(%r13,%rdx,8), %r10
	incq	%rdx
	vmovdqu	-96(%r9), %ymm13
	vmovdqu	-64(%r9), %ymm14
	vmovdqu	-32(%r9), %ymm15
	vpmaddwd	(%rcx,%r10,4), %ymm13, %ymm0
	vpmaddwd	32(%rcx,%r10,4), %ymm14, %ymm1
	vpaddd	%ymm0, %ymm12, %ymm12
	vpaddd	%ymm1, %ymm11, %ymm11
	vpmaddwd	64(%rcx,%r10,4), %ymm15, %ymm0
	vmovdqu	(%r9), %ymm1
	vpaddd	%ymm0, %ymm10, %ymm10
	vpmaddwd	96(%rcx,%r10,4), %ymm1, %ymm0
	leaq	(%rcx,%r10,4), %r10
	vpaddd	%ymm0, %ymm9, %ymm9
	vpmaddwd	(%r10,%rsi,4), %ymm13, %ymm0
	vpaddd	%ymm0, %ymm8, %ymm8
	vpmaddwd	32(%r10,%rsi,4), %ymm14, %ymm0
	vpaddd	%ymm7, %ymm0, %ymm7
	vpmaddwd	64(%r10,%rsi,4), %ymm15, %ymm0
	vpmaddwd	96(%r10,%rsi,4), %ymm1, %ymm1
	vpaddd	%ymm6, %ymm0, %ymm6
	vpaddd	%ymm5, %ymm1, %ymm5
	subq	$-128, %r9
	cmpq	%rdx, %rbx
	jne	.LBB82_153
.LBB82_14:
	movq	144(%rsp), %rcx
	movq	312(%rsp), %rbx
	imulq	%rbx, %rcx
	vcvtdq2ps	%ymm12, %ymm12
	vmulps	128(%r11), %ymm12, %ymm12
	addq	248(%rsp), %rcx
	vmulps	%ymm4, %ymm12, %ymm12
	vmulps	256(%r11), %ymm12, %ymm12
	vaddps	384(%r11), %ymm12, %ymm12
	vmulps	512(%r11), %ymm12, %ymm13
	imulq	64(%rsp), %rcx
	vpxor	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm12, %ymm14
	vblendvps	%ymm14, %ymm13, %ymm12, %ymm12
	vmaxps	%ymm12, %ymm2, %ymm12
	vminps	%ymm12, %ymm3, %ymm12
	movq	848(%rsp), %rdx
	leaq	(%rdx,%rcx,4), %rdx
	movq	304(%rsp), %r13
	cmpq	$8, %r13
	jl	.LBB82_30
	vmovups	%ymm12, (%rdx)
	movq	80(%rsp), %rcx
	jmp	.LBB82_31
	.p2align	4
.LBB82_30:
	testq	%r13, %r13
	movq	80(%rsp), %rcx
	jle	.LBB82_31
	vmovss	%xmm12, (%rdx)
	cmpq	$1, %r13
	je	.LBB82_31
	vextractps	$1, %xmm12, 4(%rdx)
	cmpq	$2, %r13
	je	.LBB82_31
	vextractps	$2, %xmm12, 8(%rdx)
	cmpq	$3, %r13
	je	.LBB82_31
	vextractps	$3, %xmm12, 12(%rdx)
	cmpq	$4, %r13
	je	.LBB82_31
	vextractf128	$1, %ymm12, %xmm12
	vmovss	%xmm12, 16(%rdx)
	cmpq	$5, %r13
	je	.LBB82_31
	vextractps	$1, %xmm12, 20(%rdx)
	cmpq	$6, %r13
	je	.LBB82_31
	vextractps	$2, %xmm12, 24(%rdx)
	.p2align	4
.LBB82_31:
	vcvtdq2ps	%ymm11, %ymm11
	vmulps	160(%r11), %ymm11, %ymm11
	vmulps	%ymm4, %ymm11, %ymm11
	vmulps	288(%r11), %ymm11, %ymm11
	vaddps	416(%r11), %ymm11, %ymm11
	vmulps	544(%r11), %ymm11, %ymm12
	vcmpltps	%ymm0, %ymm11, %ymm13
	vblendvps	%ymm13, %ymm12, %ymm11, %ymm11
	vmaxps	%ymm11, %ymm2, %ymm11
	vminps	%ymm11, %ymm3, %ymm11
	cmpq	$8, %rcx
	movq	%rdx, 24(%rsp)
	jl	.LBB82_33
	vmovups	%ymm11, 32(%rdx)
	jmp	.LBB82_39
	.p2align	4
.LBB82_33:
	testq	%rcx, %rcx
	jle	.LBB82_39
	cmpq	$7, 208(%rsp)
	jae	.LBB82_61
	xorl	%r9d, %r9d
	jmp	.LBB82_36
.LBB82_61:
	xorl	%r9d, %r9d
	movq	200(%rsp), %rdx
	.p2align	4
.LBB82_62:
	movl	%r9d, %ecx
	vmovaps	%ymm11, 576(%rsp)
	andl	$7, %ecx
	vmovss	576(%rsp,%rcx,4), %xmm12
	leal	1(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$16, 576(%rsp,%rcx,4), %xmm12, %xmm12
	leal	2(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$32, 576(%rsp,%rcx,4), %xmm12, %xmm12
	leal	3(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$48, 576(%rsp,%rcx,4), %xmm12, %xmm12
	vmovups	%xmm12, -28(%rax,%r9,4)
	leal	4(%r9), %ecx
	andl	$7, %ecx
	vmovss	576(%rsp,%rcx,4), %xmm12
	leal	5(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$16, 576(%rsp,%rcx,4), %xmm12, %xmm12
	leal	6(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$32, 576(%rsp,%rcx,4), %xmm12, %xmm12
	leal	-1(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$48, 576(%rsp,%rcx,4), %xmm12, %xmm12
	vmovups	%xmm12, -12(%rax,%r9,4)
	addq	$8, %r9
	cmpq	%rdx, %r9
	jne	.LBB82_62
.LBB82_36:
	testb	$7, 96(%rsp)
	movq	40(%rsp), %r10
	je	.LBB82_39
	movq	16(%rsp), %rcx
	.p2align	4
.LBB82_38:
	vmovaps	%ymm11, 1152(%rsp)
	movl	%r9d, %edx
	andl	$7, %edx
	vmovss	1152(%rsp,%rdx,4), %xmm12
	vmovss	%xmm12, (%r10,%r9,4)
	incq	%r9
	addq	$-4, %rcx
	jne	.LBB82_38
	.p2align	4
.LBB82_39:
	vcvtdq2ps	%ymm10, %ymm10
	vmulps	192(%r11), %ymm10, %ymm10
	vmulps	%ymm4, %ymm10, %ymm10
	vmulps	320(%r11), %ymm10, %ymm10
	vaddps	448(%r11), %ymm10, %ymm10
	vmulps	576(%r11), %ymm10, %ymm11
	vcmpltps	%ymm0, %ymm10, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm2, %ymm10
	vminps	%ymm10, %ymm3, %ymm10
	movq	160(%rsp), %rcx
	cmpq	$8, %rcx
	jl	.LBB82_41
	movq	24(%rsp), %rcx
	vmovups	%ymm10, 64(%rcx)
	jmp	.LBB82_47
	.p2align	4
.LBB82_41:
	testq	%rcx, %rcx
	movq	128(%rsp), %r10
	jle	.LBB82_47
	cmpq	$7, 216(%rsp)
	jae	.LBB82_59
	xorl	%r9d, %r9d
	jmp	.LBB82_44
.LBB82_59:
	xorl	%r9d, %r9d
	movq	192(%rsp), %rdx
	.p2align	4
.LBB82_60:
	movl	%r9d, %ecx
	vmovaps	%ymm10, 544(%rsp)
	andl	$7, %ecx
	vmovss	544(%rsp,%rcx,4), %xmm11
	leal	1(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$16, 544(%rsp,%rcx,4), %xmm11, %xmm11
	leal	2(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$32, 544(%rsp,%rcx,4), %xmm11, %xmm11
	leal	3(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$48, 544(%rsp,%rcx,4), %xmm11, %xmm11
	vmovups	%xmm11, -28(%r12,%r9,4)
	leal	4(%r9), %ecx
	andl	$7, %ecx
	vmovss	544(%rsp,%rcx,4), %xmm11
	leal	5(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$16, 544(%rsp,%rcx,4), %xmm11, %xmm11
	leal	6(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$32, 544(%rsp,%rcx,4), %xmm11, %xmm11
	leal	-1(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$48, 544(%rsp,%rcx,4), %xmm11, %xmm11
	vmovups	%xmm11, -12(%r12,%r9,4)
	addq	$8, %r9
	cmpq	%rdx, %r9
	jne	.LBB82_60
.LBB82_44:
	testb	$7, 104(%rsp)
	je	.LBB82_47
	movq	16(%rsp), %rcx
	.p2align	4
.LBB82_46:
	vmovaps	%ymm10, 1120(%rsp)
	movl	%r9d, %edx
	andl	$7, %edx
	vmovss	1120(%rsp,%rdx,4), %xmm11
	vmovss	%xmm11, (%r10,%r9,4)
	incq	%r9
	addq	$-4, %rcx
	jne	.LBB82_46
	.p2align	4
.LBB82_47:
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	224(%r11), %ymm9, %ymm9
	vmulps	%ymm4, %ymm9, %ymm9
	vmulps	352(%r11), %ymm9, %ymm9
	vaddps	480(%r11), %ymm9, %ymm9
	vmulps	608(%r11), %ymm9, %ymm10
	vcmpltps	%ymm0, %ymm9, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm2, %ymm9
	vminps	%ymm9, %ymm3, %ymm9
	movq	152(%rsp), %rcx
	cmpq	$8, %rcx
	jl	.LBB82_49
	movq	24(%rsp), %rcx
	vmovups	%ymm9, 96(%rcx)
	jmp	.LBB82_55
	.p2align	4
.LBB82_49:
	testq	%rcx, %rcx
	movq	120(%rsp), %r10
	jle	.LBB82_55
	cmpq	$7, 224(%rsp)
	jae	.LBB82_57
	xorl	%r9d, %r9d
	jmp	.LBB82_52
.LBB82_57:
	xorl	%r9d, %r9d
	movq	184(%rsp), %rdx
	.p2align	4
.LBB82_58:
	movl	%r9d, %ecx
	vmovaps	%ymm9, 512(%rsp)
	andl	$7, %ecx
	vmovss	512(%rsp,%rcx,4), %xmm10
	leal	1(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$16, 512(%rsp,%rcx,4), %xmm10, %xmm10
	leal	2(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$32, 512(%rsp,%rcx,4), %xmm10, %xmm10
	leal	3(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$48, 512(%rsp,%rcx,4), %xmm10, %xmm10
	vmovups	%xmm10, -28(%rdi,%r9,4)
	leal	4(%r9), %ecx
	andl	$7, %ecx
	vmovss	512(%rsp,%rcx,4), %xmm10
	leal	5(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$16, 512(%rsp,%rcx,4), %xmm10, %xmm10
	leal	6(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$32, 512(%rsp,%rcx,4), %xmm10, %xmm10
	leal	-1(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$48, 512(%rsp,%rcx,4), %xmm10, %xmm10
	vmovups	%xmm10, -12(%rdi,%r9,4)
	addq	$8, %r9
	cmpq	%rdx, %r9
	jne	.LBB82_58
.LBB82_52:
	testb	$7, 112(%rsp)
	je	.LBB82_55
	movq	16(%rsp), %rcx
	.p2align	4
.LBB82_54:
	vmovaps	%ymm9, 1088(%rsp)
	movl	%r9d, %edx
	andl	$7, %edx
	vmovss	1088(%rsp,%rdx,4), %xmm10
	vmovss	%xmm10, (%r10,%r9,4)
	incq	%r9
	addq	$-4, %rcx
	jne	.LBB82_54
	.p2align	4
.LBB82_55:
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	128(%r11), %ymm8, %ymm8
	vmulps	%ymm4, %ymm8, %ymm8
	vmulps	256(%r11), %ymm8, %ymm8
	vaddps	384(%r11), %ymm8, %ymm8
	vmulps	512(%r11), %ymm8, %ymm9
	vcmpltps	%ymm0, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm2, %ymm8
	vminps	%ymm8, %ymm3, %ymm8
	cmpq	$7, %r13
	jle	.LBB82_70
	movq	24(%rsp), %rdx
	movq	8(%rsp), %rcx
	vmovups	%ymm8, (%rdx,%rcx,4)
	movq	80(%rsp), %rcx
	movq	72(%rsp), %r10
	jmp	.LBB82_71
	.p2align	4
.LBB82_70:
	testq	%r13, %r13
	movq	80(%rsp), %rcx
	movq	72(%rsp), %r10
	movq	24(%rsp), %rdx
	jle	.LBB82_71
	movq	8(%rsp), %r9
	vmovss	%xmm8, (%rdx,%r9,4)
	cmpq	$1, %r13
	je	.LBB82_71
	movq	8(%rsp), %r9
	vextractps	$1, %xmm8, 4(%rdx,%r9,4)
	cmpq	$2, %r13
	je	.LBB82_71
	movq	8(%rsp), %r9
	vextractps	$2, %xmm8, 8(%rdx,%r9,4)
	cmpq	$3, %r13
	je	.LBB82_71
	movq	8(%rsp), %r9
	vextractps	$3, %xmm8, 12(%rdx,%r9,4)
	cmpq	$4, %r13
	je	.LBB82_71
	vextractf128	$1, %ymm8, %xmm8
	movq	8(%rsp), %r9
	vmovss	%xmm8, 16(%rdx,%r9,4)
	cmpq	$5, %r13
	je	.LBB82_71
	movq	8(%rsp), %r9
	vextractps	$1, %xmm8, 20(%rdx,%r9,4)
	cmpq	$6, %r13
	je	.LBB82_71
	movq	8(%rsp), %r9
	vextractps	$2, %xmm8, 24(%rdx,%r9,4)
	.p2align	4
.LBB82_71:
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	160(%r11), %ymm7, %ymm7
	vmulps	%ymm7, %ymm4, %ymm7
	vmulps	288(%r11), %ymm7, %ymm7
	vaddps	416(%r11), %ymm7, %ymm7
	vmulps	544(%r11), %ymm7, %ymm8
	vcmpltps	%ymm0, %ymm7, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm2, %ymm7
	vminps	%ymm7, %ymm3, %ymm7
	cmpq	$8, %rcx
	jl	.LBB82_73
	movq	8(%rsp), %rcx
	vmovups	%ymm7, 32(%rdx,%rcx,4)
	movq	136(%rsp), %r13
	jmp	.LBB82_79
	.p2align	4
.LBB82_73:
	testq	%rcx, %rcx
	movq	136(%rsp), %r13
	jle	.LBB82_79
	cmpq	$7, 208(%rsp)
	jae	.LBB82_104
	xorl	%r9d, %r9d
	jmp	.LBB82_76
.LBB82_104:
	xorl	%r9d, %r9d
	movq	200(%rsp), %rdx
	.p2align	4
.LBB82_105:
	movl	%r9d, %ecx
	vmovaps	%ymm7, 480(%rsp)
	andl	$7, %ecx
	vmovss	480(%rsp,%rcx,4), %xmm8
	leal	1(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$16, 480(%rsp,%rcx,4), %xmm8, %xmm8
	leal	2(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$32, 480(%rsp,%rcx,4), %xmm8, %xmm8
	leal	3(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$48, 480(%rsp,%rcx,4), %xmm8, %xmm8
	vmovups	%xmm8, -28(%r15,%r9,4)
	leal	4(%r9), %ecx
	andl	$7, %ecx
	vmovss	480(%rsp,%rcx,4), %xmm8
	leal	5(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$16, 480(%rsp,%rcx,4), %xmm8, %xmm8
	leal	6(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$32, 480(%rsp,%rcx,4), %xmm8, %xmm8
	leal	-1(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$48, 480(%rsp,%rcx,4), %xmm8, %xmm8
	vmovups	%xmm8, -12(%r15,%r9,4)
	addq	$8, %r9
	cmpq	%rdx, %r9
	jne	.LBB82_105
.LBB82_76:
	testb	$7, 96(%rsp)
	je	.LBB82_79
	movq	16(%rsp), %rcx
	.p2align	4
.LBB82_78:
	vmovaps	%ymm7, 1056(%rsp)
	movl	%r9d, %edx
	andl	$7, %edx
	vmovss	1056(%rsp,%rdx,4), %xmm8
	vmovss	%xmm8, (%r10,%r9,4)
	incq	%r9
	addq	$-4, %rcx
	jne	.LBB82_78
	.p2align	4
.LBB82_79:
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	192(%r11), %ymm6, %ymm6
	vmulps	%ymm6, %ymm4, %ymm6
	vmulps	320(%r11), %ymm6, %ymm6
	vaddps	448(%r11), %ymm6, %ymm6
	vmulps	576(%r11), %ymm6, %ymm7
	vcmpltps	%ymm0, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	movq	160(%rsp), %rcx
	cmpq	$8, %rcx
	jl	.LBB82_81
	movq	24(%rsp), %rcx
	movq	8(%rsp), %rdx
	vmovups	%ymm6, 64(%rcx,%rdx,4)
	jmp	.LBB82_87
	.p2align	4
.LBB82_81:
	testq	%rcx, %rcx
	movq	288(%rsp), %r10
	jle	.LBB82_87
	cmpq	$7, 216(%rsp)
	jae	.LBB82_102
	xorl	%r9d, %r9d
	jmp	.LBB82_84
.LBB82_102:
	xorl	%r9d, %r9d
	movq	192(%rsp), %rdx
	.p2align	4
.LBB82_103:
	movl	%r9d, %ecx
	vmovaps	%ymm6, 448(%rsp)
	andl	$7, %ecx
	vmovss	448(%rsp,%rcx,4), %xmm7
	leal	1(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$16, 448(%rsp,%rcx,4), %xmm7, %xmm7
	leal	2(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$32, 448(%rsp,%rcx,4), %xmm7, %xmm7
	leal	3(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$48, 448(%rsp,%rcx,4), %xmm7, %xmm7
	vmovups	%xmm7, -28(%r8,%r9,4)
	leal	4(%r9), %ecx
	andl	$7, %ecx
	vmovss	448(%rsp,%rcx,4), %xmm7
	leal	5(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$16, 448(%rsp,%rcx,4), %xmm7, %xmm7
	leal	6(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$32, 448(%rsp,%rcx,4), %xmm7, %xmm7
	leal	-1(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$48, 448(%rsp,%rcx,4), %xmm7, %xmm7
	vmovups	%xmm7, -12(%r8,%r9,4)
	addq	$8, %r9
	cmpq	%rdx, %r9
	jne	.LBB82_103
.LBB82_84:
	testb	$7, 104(%rsp)
	je	.LBB82_87
	movq	16(%rsp), %rcx
	.p2align	4
.LBB82_86:
	vmovaps	%ymm6, 1024(%rsp)
	movl	%r9d, %edx
	andl	$7, %edx
	vmovss	1024(%rsp,%rdx,4), %xmm7
	vmovss	%xmm7, (%r10,%r9,4)
	incq	%r9
	addq	$-4, %rcx
	jne	.LBB82_86
	.p2align	4
.LBB82_87:
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	224(%r11), %ymm5, %ymm5
	vmulps	%ymm5, %ymm4, %ymm5
	vmulps	352(%r11), %ymm5, %ymm5
	vaddps	480(%r11), %ymm5, %ymm5
	vmulps	608(%r11), %ymm5, %ymm6
	vcmpltps	%ymm0, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	152(%rsp), %rcx
	cmpq	$8, %rcx
	jge	.LBB82_88
	testq	%rcx, %rcx
	movq	40(%rsp), %r10
	jle	.LBB82_95
	cmpq	$7, 224(%rsp)
	jae	.LBB82_100
	xorl	%r9d, %r9d
	jmp	.LBB82_92
.LBB82_100:
	xorl	%r9d, %r9d
	movq	184(%rsp), %rdx
	.p2align	4
.LBB82_101:
	movl	%r9d, %ecx
	vmovaps	%ymm5, 416(%rsp)
	andl	$7, %ecx
	vmovss	416(%rsp,%rcx,4), %xmm6
	leal	1(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$16, 416(%rsp,%rcx,4), %xmm6, %xmm6
	leal	2(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$32, 416(%rsp,%rcx,4), %xmm6, %xmm6
	leal	3(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$48, 416(%rsp,%rcx,4), %xmm6, %xmm6
	vmovups	%xmm6, -28(%r14,%r9,4)
	leal	4(%r9), %ecx
	andl	$7, %ecx
	vmovss	416(%rsp,%rcx,4), %xmm6
	leal	5(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$16, 416(%rsp,%rcx,4), %xmm6, %xmm6
	leal	6(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$32, 416(%rsp,%rcx,4), %xmm6, %xmm6
	leal	-1(%r9), %ecx
	andl	$7, %ecx
	vinsertps	$48, 416(%rsp,%rcx,4), %xmm6, %xmm6
	vmovups	%xmm6, -12(%r14,%r9,4)
	addq	$8, %r9
	cmpq	%rdx, %r9
	jne	.LBB82_101
.LBB82_92:
	testb	$7, 112(%rsp)
	je	.LBB82_95
	movq	16(%rsp), %rcx
	.p2align	4
.LBB82_94:
	vmovaps	%ymm5, 992(%rsp)
	movl	%r9d, %edx
	andl	$7, %edx
	vmovss	992(%rsp,%rdx,4), %xmm6
	vmovss	%xmm6, (%r13,%r9,4)
	incq	%r9
	addq	$-4, %rcx
	jne	.LBB82_94
	jmp	.LBB82_95
	.p2align	4
.LBB82_96:
	movq	%r9, %rax
	imulq	%rbx, %rax
	movq	240(%rsp), %r8
	cmpq	%r8, %rax
	jge	.LBB82_97
	jmp	.LBB82_21
.LBB82_18:
	xorl	%edx, %edx
	divl	%ebx
.LBB82_20:
	movq	%rax, 64(%rsp)
	imulq	48(%rsp), %r8
	movq	%r8, 248(%rsp)
	xorl	%r9d, %r9d
	xorl	%eax, %eax
.LBB82_21:
	movq	56(%rsp), %rdi
	movq	24(%rdi), %rcx
	imulq	48(%rsp), %rcx
	movq	%rcx, %rsi
	shrq	$63, %rsi
	addq	%rcx, %rsi
	movq	%rsi, %rdx
	shrq	%rsi
	imulq	8(%rdi), %rsi
	andq	$-2, %rdx
	shlq	$2, %rsi
	addq	(%rdi), %rsi
	subq	%rdx, %rcx
	movq	16(%rdi), %rdx
	movq	%rdx, 24(%rsp)
	movq	176(%rsp), %rdx
	vpbroadcastd	4(%rdx), %ymm1
	movq	88(%rsp), %rdi
	leaq	(%rsi,%rdi,4), %rsi
	vmovups	16(%rdx), %ymm2
	vmovups	48(%rdx), %ymm3
	movq	80(%rdx), %r8
	leaq	(%r8,%rdi,4), %rdi
	vbroadcastss	(%rdx), %ymm4
	movq	168(%rsp), %rdx
	leaq	60(%r8,%rdx), %r10
	movq	%r10, 136(%rsp)
	movq	64(%rsp), %r10
	leaq	(,%r10,4), %r10
	leaq	32(%r8,%rdx), %rbx
	movq	%rbx, 144(%rsp)
	leaq	92(%r8,%rdx), %rbx
	movq	%rbx, 128(%rsp)
	leaq	64(%r8,%rdx), %rbx
	movq	%rbx, 40(%rsp)
	leaq	124(%r8,%rdx), %rbx
	movq	%rbx, 120(%rsp)
	addq	%r8, %rdx
	addq	$96, %rdx
	movq	%rdx, 72(%rsp)
	jmp	.LBB82_22
	.p2align	4
.LBB82_131:
	vmovups	%ymm5, 96(%rdi,%r8,4)
.LBB82_138:
	incq	%r9
	movq	%r9, %rax
	movq	312(%rsp), %rbx
	imulq	%rbx, %rax
	movq	240(%rsp), %r8
	cmpq	%r8, %rax
	jge	.LBB82_97
.LBB82_22:
	movq	856(%rsp), %rdx
	cmpq	%rax, %rdx
	cmovlq	%rdx, %rax
	vpmulld	(%r11), %ymm1, %ymm8
	vpmulld	32(%r11), %ymm1, %ymm7
	vpmulld	64(%r11), %ymm1, %ymm6
	vpmulld	96(%r11), %ymm1, %ymm5
	movq	296(%rsp), %rdx
	movq	(%rdx,%rcx,8), %r15
	movq	8(%rdx,%rcx,8), %r8
	cmpq	%r15, %r8
	je	.LBB82_28
	movq	%rax, %rbx
	imulq	24(%rsp), %rbx
	leaq	(%rsi,%rbx,4), %r12
	movq	56(%rsp), %rdx
	movq	40(%rdx), %rbx
	movl	%r8d, %r13d
	subl	%r15d, %r13d
	leaq	1(%r15), %r14
	testb	$1, %r13b
	je	.LBB82_25
	movq	(%rbx,%r15,8), %r13
	shlq	$7, %r15
	vmovdqu	(%r12,%r13,4), %ymm9
	vmovdqu	32(%r12,%r13,4), %ymm10
	vmovdqu	64(%r12,%r13,4), %ymm11
	vmovdqu	96(%r12,%r13,4), %ymm12
	vpmaddwd	640(%r11,%r15), %ymm9, %ymm9
	vpmaddwd	672(%r11,%r15), %ymm10, %ymm10
	vpaddd	%ymm8, %ymm9, %ymm8
	vpaddd	%ymm7, %ymm10, %ymm7
	vpmaddwd	704(%r11,%r15), %ymm11, %ymm9
	vpaddd	%ymm6, %ymm9, %ymm6
	vpmaddwd	736(%r11,%r15), %ymm12, %ymm9
	vpaddd	%ymm5, %ymm9, %ymm5
	movq	%r14, %r15
.LBB82_25:
	cmpq	%r14, %r8
	je	.LBB82_28
	movq	%r15, %r14
	shlq	$7, %r14
	addq	264(%rsp), %r14
	.p2align	4
.LBB82_27:
	movq	(%rbx,%r15,8), %r13
	movq	8(%rbx,%r15,8), %rdx
	vmovdqu	(%r12,%r13,4), %ymm9
	vmovdqu	32(%r12,%r13,4), %ymm10
	vmovdqu	64(%r12,%r13,4), %ymm11
	vmovdqu	96(%r12,%r13,4), %ymm12
	vpmaddwd	-224(%r14), %ymm9, %ymm9
	vpaddd	%ymm8, %ymm9, %ymm8
	vpmaddwd	-192(%r14), %ymm10, %ymm9
	vpmaddwd	-160(%r14), %ymm11, %ymm10
	vpaddd	%ymm7, %ymm9, %ymm7
	vpaddd	%ymm6, %ymm10, %ymm6
	vpmaddwd	-128(%r14), %ymm12, %ymm9
	vpaddd	%ymm5, %ymm9, %ymm5
	addq	$2, %r15
	vmovdqu	(%r12,%rdx,4), %ymm9
	vmovdqu	32(%r12,%rdx,4), %ymm10
	vmovdqu	64(%r12,%rdx,4), %ymm11
	vmovdqu	96(%r12,%rdx,4), %ymm12
	vpmaddwd	-96(%r14), %ymm9, %ymm9
	vpaddd	%ymm8, %ymm9, %ymm8
	vpmaddwd	-64(%r14), %ymm10, %ymm9
	vpaddd	%ymm7, %ymm9, %ymm7
	vpmaddwd	-32(%r14), %ymm11, %ymm9
	vpmaddwd	(%r14), %ymm12, %ymm10
	vpaddd	%ymm6, %ymm9, %ymm6
	vpaddd	%ymm5, %ymm10, %ymm5
	addq	$256, %r14
	cmpq	%r15, %r8
	jne	.LBB82_27
.LBB82_28:
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	128(%r11), %ymm8, %ymm8
	vmulps	%ymm4, %ymm8, %ymm8
	vmulps	256(%r11), %ymm8, %ymm8
	vaddps	384(%r11), %ymm8, %ymm8
	vmulps	512(%r11), %ymm8, %ymm9
	movq	248(%rsp), %rdx
	leaq	(%rax,%rdx), %r8
	vcmpltps	%ymm0, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	imulq	64(%rsp), %r8
	vmaxps	%ymm8, %ymm2, %ymm8
	vminps	%ymm8, %ymm3, %ymm8
	movq	304(%rsp), %rdx
	cmpq	$8, %rdx
	jl	.LBB82_113
	vmovups	%ymm8, (%rdi,%r8,4)
	jmp	.LBB82_114
	.p2align	4
.LBB82_113:
	testq	%rdx, %rdx
	jle	.LBB82_114
	vmovss	%xmm8, (%rdi,%r8,4)
	cmpq	$1, %rdx
	je	.LBB82_114
	vextractps	$1, %xmm8, 4(%rdi,%r8,4)
	cmpq	$2, %rdx
	je	.LBB82_114
	vextractps	$2, %xmm8, 8(%rdi,%r8,4)
	cmpq	$3, %rdx
	je	.LBB82_114
	vextractps	$3, %xmm8, 12(%rdi,%r8,4)
	cmpq	$4, %rdx
	je	.LBB82_114
	vextractf128	$1, %ymm8, %xmm8
	vmovss	%xmm8, 16(%rdi,%r8,4)
	cmpq	$5, %rdx
	je	.LBB82_114
	vextractps	$1, %xmm8, 20(%rdi,%r8,4)
	cmpq	$6, %rdx
	je	.LBB82_114
	vextractps	$2, %xmm8, 24(%rdi,%r8,4)
	.p2align	4
.LBB82_114:
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	160(%r11), %ymm7, %ymm7
	vmulps	%ymm7, %ymm4, %ymm7
	vmulps	288(%r11), %ymm7, %ymm7
	vaddps	416(%r11), %ymm7, %ymm7
	vmulps	544(%r11), %ymm7, %ymm8
	vcmpltps	%ymm0, %ymm7, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm2, %ymm7
	vminps	%ymm7, %ymm3, %ymm7
	movq	80(%rsp), %rdx
	cmpq	$8, %rdx
	jl	.LBB82_116
	vmovups	%ymm7, 32(%rdi,%r8,4)
	movq	160(%rsp), %rdx
	jmp	.LBB82_122
	.p2align	4
.LBB82_116:
	testq	%rdx, %rdx
	movq	160(%rsp), %rdx
	jle	.LBB82_122
	cmpq	$7, 208(%rsp)
	jae	.LBB82_143
	xorl	%ebx, %ebx
	jmp	.LBB82_119
.LBB82_143:
	movq	32(%rsp), %rbx
	leaq	(%rbx,%rax), %r14
	imulq	%r10, %r14
	addq	136(%rsp), %r14
	xorl	%ebx, %ebx
	movq	200(%rsp), %r12
	.p2align	4
.LBB82_144:
	movl	%ebx, %r15d
	vmovaps	%ymm7, 384(%rsp)
	andl	$7, %r15d
	vmovss	384(%rsp,%r15,4), %xmm8
	leal	1(%rbx), %r15d
	andl	$7, %r15d
	vinsertps	$16, 384(%rsp,%r15,4), %xmm8, %xmm8
	leal	2(%rbx), %r15d
	andl	$7, %r15d
	vinsertps	$32, 384(%rsp,%r15,4), %xmm8, %xmm8
	leal	3(%rbx), %r15d
	andl	$7, %r15d
	vinsertps	$48, 384(%rsp,%r15,4), %xmm8, %xmm8
	vmovups	%xmm8, -28(%r14,%rbx,4)
	leal	4(%rbx), %r15d
	andl	$7, %r15d
	vmovss	384(%rsp,%r15,4), %xmm8
	leal	5(%rbx), %r15d
	andl	$7, %r15d
	vinsertps	$16, 384(%rsp,%r15,4), %xmm8, %xmm8
	leal	6(%rbx), %r15d
	andl	$7, %r15d
	vinsertps	$32, 384(%rsp,%r15,4), %xmm8, %xmm8
	leal	-1(%rbx), %r15d
	andl	$7, %r15d
	vinsertps	$48, 384(%rsp,%r15,4), %xmm8, %xmm8
	vmovups	%xmm8, -12(%r14,%rbx,4)
	addq	$8, %rbx
	cmpq	%r12, %rbx
	jne	.LBB82_144
.LBB82_119:
	testb	$7, 96(%rsp)
	je	.LBB82_122
	movq	32(%rsp), %r14
	addq	%rax, %r14
	imulq	%r10, %r14
	addq	144(%rsp), %r14
	movq	16(%rsp), %r15
	.p2align	4
.LBB82_121:
	vmovaps	%ymm7, 960(%rsp)
	movl	%ebx, %r12d
	andl	$7, %r12d
	vmovss	960(%rsp,%r12,4), %xmm8
	vmovss	%xmm8, (%r14,%rbx,4)
	incq	%rbx
	addq	$-4, %r15
	jne	.LBB82_121
	.p2align	4
.LBB82_122:
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	192(%r11), %ymm6, %ymm6
	vmulps	%ymm6, %ymm4, %ymm6
	vmulps	320(%r11), %ymm6, %ymm6
	vaddps	448(%r11), %ymm6, %ymm6
	vmulps	576(%r11), %ymm6, %ymm7
	vcmpltps	%ymm0, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	cmpq	$8, %rdx
	jl	.LBB82_124
	vmovups	%ymm6, 64(%rdi,%r8,4)
	movq	152(%rsp), %rdx
	jmp	.LBB82_130
	.p2align	4
.LBB82_124:
	testq	%rdx, %rdx
	movq	152(%rsp), %rdx
	jle	.LBB82_130
	cmpq	$7, 216(%rsp)
	jae	.LBB82_141
	xorl	%ebx, %ebx
	jmp	.LBB82_127
.LBB82_141:
	movq	32(%rsp), %rbx
	leaq	(%rbx,%rax), %r14
	imulq	%r10, %r14
	addq	128(%rsp), %r14
	xorl	%ebx, %ebx
	movq	192(%rsp), %r12
	.p2align	4
.LBB82_142:
	movl	%ebx, %r15d
	vmovaps	%ymm6, 352(%rsp)
	andl	$7, %r15d
	vmovss	352(%rsp,%r15,4), %xmm7
	leal	1(%rbx), %r15d
	andl	$7, %r15d
	vinsertps	$16, 352(%rsp,%r15,4), %xmm7, %xmm7
	leal	2(%rbx), %r15d
	andl	$7, %r15d
	vinsertps	$32, 352(%rsp,%r15,4), %xmm7, %xmm7
	leal	3(%rbx), %r15d
	andl	$7, %r15d
	vinsertps	$48, 352(%rsp,%r15,4), %xmm7, %xmm7
	vmovups	%xmm7, -28(%r14,%rbx,4)
	leal	4(%rbx), %r15d
	andl	$7, %r15d
	vmovss	352(%rsp,%r15,4), %xmm7
	leal	5(%rbx), %r15d
	andl	$7, %r15d
	vinsertps	$16, 352(%rsp,%r15,4), %xmm7, %xmm7
	leal	6(%rbx), %r15d
	andl	$7, %r15d
	vinsertps	$32, 352(%rsp,%r15,4), %xmm7, %xmm7
	leal	-1(%rbx), %r15d
	andl	$7, %r15d
	vinsertps	$48, 352(%rsp,%r15,4), %xmm7, %xmm7
	vmovups	%xmm7, -12(%r14,%rbx,4)
	addq	$8, %rbx
	cmpq	%r12, %rbx
	jne	.LBB82_142
.LBB82_127:
	testb	$7, 104(%rsp)
	je	.LBB82_130
	movq	32(%rsp), %r14
	addq	%rax, %r14
	imulq	%r10, %r14
	addq	40(%rsp), %r14
	movq	16(%rsp), %r15
	.p2align	4
.LBB82_129:
	vmovaps	%ymm6, 928(%rsp)
	movl	%ebx, %r12d
	andl	$7, %r12d
	vmovss	928(%rsp,%r12,4), %xmm7
	vmovss	%xmm7, (%r14,%rbx,4)
	incq	%rbx
	addq	$-4, %r15
	jne	.LBB82_129
	.p2align	4
.LBB82_130:
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	224(%r11), %ymm5, %ymm5
	vmulps	%ymm5, %ymm4, %ymm5
	vmulps	352(%r11), %ymm5, %ymm5
	vaddps	480(%r11), %ymm5, %ymm5
	vmulps	608(%r11), %ymm5, %ymm6
	vcmpltps	%ymm0, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	cmpq	$8, %rdx
	jge	.LBB82_131
	testq	%rdx, %rdx
	jle	.LBB82_138
	cmpq	$7, 224(%rsp)
	jae	.LBB82_139
	xorl	%r8d, %r8d
	jmp	.LBB82_135
.LBB82_139:
	movq	32(%rsp), %rdx
	leaq	(%rdx,%rax), %rbx
	imulq	%r10, %rbx
	addq	120(%rsp), %rbx
	xorl	%r8d, %r8d
	movq	184(%rsp), %rdx
	.p2align	4
.LBB82_140:
	movl	%r8d, %r14d
	vmovaps	%ymm5, 320(%rsp)
	andl	$7, %r14d
	vmovss	320(%rsp,%r14,4), %xmm6
	leal	1(%r8), %r14d
	andl	$7, %r14d
	vinsertps	$16, 320(%rsp,%r14,4), %xmm6, %xmm6
	leal	2(%r8), %r14d
	andl	$7, %r14d
	vinsertps	$32, 320(%rsp,%r14,4), %xmm6, %xmm6
	leal	3(%r8), %r14d
	andl	$7, %r14d
	vinsertps	$48, 320(%rsp,%r14,4), %xmm6, %xmm6
	vmovups	%xmm6, -28(%rbx,%r8,4)
	leal	4(%r8), %r14d
	andl	$7, %r14d
	vmovss	320(%rsp,%r14,4), %xmm6
	leal	5(%r8), %r14d
	andl	$7, %r14d
	vinsertps	$16, 320(%rsp,%r14,4), %xmm6, %xmm6
	leal	6(%r8), %r14d
	andl	$7, %r14d
	vinsertps	$32, 320(%rsp,%r14,4), %xmm6, %xmm6
	leal	-1(%r8), %r14d
	andl	$7, %r14d
	vinsertps	$48, 320(%rsp,%r14,4), %xmm6, %xmm6
	vmovups	%xmm6, -12(%rbx,%r8,4)
	addq	$8, %r8
	cmpq	%rdx, %r8
	jne	.LBB82_140
.LBB82_135:
	testb	$7, 112(%rsp)
	je	.LBB82_138
	addq	32(%rsp), %rax
	imulq	%r10, %rax
	addq	72(%rsp), %rax
	movq	16(%rsp), %rbx
	.p2align	4
.LBB82_137:
	vmovaps	%ymm5, 896(%rsp)
	movl	%r8d, %r14d
	andl	$7, %r14d
	vmovss	896(%rsp,%r14,4), %xmm6
	vmovss	%xmm6, (%rax,%r8,4)
	incq	%r8
	addq	$-4, %rbx
	jne	.LBB82_137
	jmp	.LBB82_138
.LBB82_99:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	vzeroupper
	retq
.Lfunc_end82:
	.size	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0bJ0VG_AjA0B15ScalingChannelsVTtt0g5, .Lfunc_end82-$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0bJ0VG_AjA0B15ScalingChannelsVTtt0g5
	.cfi_endproc
	.hidden	vitruvian_depthwise_codes_to_numbers_avx2
	.globl	vitruvian_depthwise_codes_to_numbers_avx2
	.p2align	4
	.type	vitruvian_depthwise_codes_to_numbers_avx2,@function
vitruvian_depthwise_codes_to_numbers_avx2:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%r13
	.cfi_def_cfa_offset 32
	pushq	%r12
	.cfi_def_cfa_offset 40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	subq	$192, %rsp
	.cfi_def_cfa_offset 240
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r13, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	272(%rsp), %rax
	movl	248(%rsp), %r10d
	movq	288(%rsp), %r11
	movq	280(%rsp), %rbx
	movq	264(%rsp), %r14
	movq	256(%rsp), %r15
	movq	240(%rsp), %r12
	movq	%rdi, (%rsp)
	movq	%rsi, 8(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rcx, 24(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r9, 40(%rsp)
	movq	%r9, 48(%rsp)
	movq	%r12, 56(%rsp)
	movq	%r15, 64(%rsp)
	movq	%r14, 72(%rsp)
	movq	%rbx, 80(%rsp)
	movq	%r11, 88(%rsp)
	vmovss	%xmm0, 96(%rsp)
	vbroadcastss	%xmm1, %ymm0
	movl	%r10d, 100(%rsp)
	vmovups	%ymm0, 112(%rsp)
	vbroadcastss	%xmm2, %ymm0
	vmovups	%ymm0, 144(%rsp)
	movq	%rax, 176(%rsp)
	leaq	96(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0bJ0VG_AjA0B15ScalingChannelsVTtt0g5)
	addq	$192, %rsp
	.cfi_def_cfa_offset 48
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end83:
	.size	vitruvian_depthwise_codes_to_numbers_avx2, .Lfunc_end83-vitruvian_depthwise_codes_to_numbers_avx2
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX228microDepthwiseCodesToNumbers6groups12groupRowStep05pixelL09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0M5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF
	.globl	$s18VitruvianMicroAVX228microDepthwiseCodesToNumbers6groups12groupRowStep05pixelL09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0M5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF
	.p2align	4
	.type	$s18VitruvianMicroAVX228microDepthwiseCodesToNumbers6groups12groupRowStep05pixelL09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0M5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF,@function
$s18VitruvianMicroAVX228microDepthwiseCodesToNumbers6groups12groupRowStep05pixelL09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0M5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%r13
	.cfi_def_cfa_offset 32
	pushq	%r12
	.cfi_def_cfa_offset 40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	subq	$192, %rsp
	.cfi_def_cfa_offset 240
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r13, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	272(%rsp), %rax
	movl	248(%rsp), %r10d
	movq	288(%rsp), %r11
	movq	280(%rsp), %rbx
	movq	264(%rsp), %r14
	movq	256(%rsp), %r15
	movq	240(%rsp), %r12
	movq	%rdi, (%rsp)
	movq	%rsi, 8(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rcx, 24(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r9, 40(%rsp)
	movq	%r9, 48(%rsp)
	movq	%r12, 56(%rsp)
	movq	%r15, 64(%rsp)
	movq	%r14, 72(%rsp)
	movq	%rbx, 80(%rsp)
	movq	%r11, 88(%rsp)
	vmovss	%xmm0, 96(%rsp)
	vbroadcastss	%xmm1, %ymm0
	movl	%r10d, 100(%rsp)
	vmovups	%ymm0, 112(%rsp)
	vbroadcastss	%xmm2, %ymm0
	vmovups	%ymm0, 144(%rsp)
	movq	%rax, 176(%rsp)
	leaq	96(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0bJ0VG_AjA0B15ScalingChannelsVTtt0g5)
	addq	$192, %rsp
	.cfi_def_cfa_offset 48
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end84:
	.size	$s18VitruvianMicroAVX228microDepthwiseCodesToNumbers6groups12groupRowStep05pixelL09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0M5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF, .Lfunc_end84-$s18VitruvianMicroAVX228microDepthwiseCodesToNumbers6groups12groupRowStep05pixelL09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0M5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF
	.cfi_endproc
	.hidden	vitruvian_multiply_codes_avx2
	.globl	vitruvian_multiply_codes_avx2
	.p2align	4
	.type	vitruvian_multiply_codes_avx2,@function
vitruvian_multiply_codes_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF)
.Lfunc_end85:
	.size	vitruvian_multiply_codes_avx2, .Lfunc_end85-vitruvian_multiply_codes_avx2
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.globl	$s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF,@function
$s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$344, %rsp
	.cfi_def_cfa_offset 400
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r8, %rbx
	movq	424(%rsp), %rax
	movq	416(%rsp), %rbp
	movq	408(%rsp), %r14
	movq	464(%rsp), %r8
	movq	456(%rsp), %r10
	movq	440(%rsp), %r11
	movl	448(%rsp), %r15d
	vmovups	(%r9), %ymm2
	movq	%rdi, 240(%rsp)
	vmovups	%ymm2, 256(%rsp)
	movq	400(%rsp), %rdi
	movq	%rsi, 288(%rsp)
	movq	%rdx, 296(%rsp)
	movq	%rcx, 304(%rsp)
	movq	%rbx, 312(%rsp)
	movq	%rdi, 320(%rsp)
	vbroadcastss	%xmm0, %ymm2
	vbroadcastss	%xmm1, %ymm3
	vmovups	%ymm2, (%rsp)
	vmovups	%ymm3, 32(%rsp)
	movq	%r14, 328(%rsp)
	movb	%r15b, 64(%rsp)
	vmovss	%xmm0, 68(%rsp)
	movq	%rbp, 336(%rsp)
	vmovss	%xmm1, 72(%rsp)
	movl	%r15d, 76(%rsp)
	movq	%r11, 80(%rsp)
	movq	%r10, 88(%rsp)
	movq	%r8, 96(%rsp)
	testq	%rax, %rax
	je	.LBB86_12
	movq	432(%rsp), %rdx
	movq	96(%rsp), %rsi
	movq	%rsi, 224(%rsp)
	vmovups	(%rsp), %ymm0
	vmovups	32(%rsp), %ymm1
	movzbl	64(%rsp), %esi
	movb	%sil, 192(%rsp)
	movq	65(%rsp), %rsi
	movq	%rsi, 193(%rsp)
	movzwl	73(%rsp), %esi
	movw	%si, 201(%rsp)
	movzbl	75(%rsp), %esi
	movb	%sil, 203(%rsp)
	movl	76(%rsp), %esi
	movl	%esi, 204(%rsp)
	movq	80(%rsp), %rsi
	movq	%rsi, 208(%rsp)
	movq	88(%rsp), %rsi
	vmovups	%ymm1, 160(%rsp)
	vmovups	%ymm0, 128(%rsp)
	movq	%rsi, 216(%rsp)
	movq	%rax, 112(%rsp)
	movq	%rdx, 120(%rsp)
	testq	%rbp, %rbp
	jle	.LBB86_7
	imulq	%rcx, %rbx
	shlq	$5, %rbx
	addq	$32, %rbx
	xorl	%r15d, %r15d
	leaq	240(%rsp), %r13
	jmp	.LBB86_3
	.p2align	4
.LBB86_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	112(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	movl	$2, %r12d
.LBB86_6:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB86_7
.LBB86_3:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB86_5
	cmpq	$2, %rcx
	je	.LBB86_5
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB86_10
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB86_10
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	112(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	movl	$1, %r12d
	jmp	.LBB86_6
	.p2align	4
.LBB86_10:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	112(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	jmp	.LBB86_6
.LBB86_12:
	testq	%rbp, %rbp
	jle	.LBB86_7
	imulq	%rcx, %rbx
	shlq	$5, %rbx
	addq	$32, %rbx
	xorl	%r15d, %r15d
	leaq	240(%rsp), %r13
	jmp	.LBB86_14
	.p2align	4
.LBB86_16:
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5)
	movl	$2, %r12d
.LBB86_17:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB86_7
.LBB86_14:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB86_16
	cmpq	$2, %rcx
	je	.LBB86_16
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB86_20
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB86_20
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5)
	movl	$1, %r12d
	jmp	.LBB86_17
	.p2align	4
.LBB86_20:
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5)
	jmp	.LBB86_17
.LBB86_7:
	addq	$344, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end86:
	.size	$s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF, .Lfunc_end86-$s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI87_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI87_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI87_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5
	.weak	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5,@function
$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$56, %rsp
	.cfi_def_cfa_offset 112
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	80(%r13), %rcx
	cmpq	$4, %rcx
	movq	%r13, -120(%rsp)
	movq	%rdi, -112(%rsp)
	movq	%rsi, -64(%rsp)
	movq	%rdx, -80(%rsp)
	movq	%rcx, -72(%rsp)
	jl	.LBB87_7
	movq	64(%r13), %rax
	movq	%rax, -104(%rsp)
	movq	96(%r13), %r8
	leaq	64(%rdi), %rax
	movq	%rax, -48(%rsp)
	leaq	8(%rsi), %rax
	vmovdqu	(%rdx), %ymm0
	vmovdqu	%ymm0, 16(%rsp)
	vmovups	32(%rdx), %ymm1
	addq	$-8, %r8
	cmpq	%rsi, %r8
	movq	%rsi, %r9
	cmovlq	%r8, %r9
	movq	%r9, -16(%rsp)
	movq	80(%rdx), %r9
	movq	%r9, -24(%rsp)
	cmpq	%rax, %r8
	cmovgeq	%rax, %r8
	movq	%r8, -8(%rsp)
	movq	88(%rdx), %rax
	movq	%rax, -32(%rsp)
	vpbroadcastb	64(%rdx), %xmm2
	movq	96(%rdx), %rax
	movq	%rax, -40(%rsp)
	movl	$4, %eax
	movl	$3, %r8d
	movl	$2, %r9d
	movl	$1, %edx
	movq	%rdx, -56(%rsp)
	movq	$0, -88(%rsp)
	vmovd	.LCPI87_2(%rip), %xmm4
	movq	%rdi, %r13
	jmp	.LBB87_2
	.p2align	4
.LBB87_3:
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm6, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm6, %ymm10
	vmovdqa	%ymm5, %ymm12
	vmovdqa	%ymm6, %ymm13
.LBB87_4:
	vcvtdq2ps	%ymm13, %ymm11
	movq	-64(%rsp), %rsi
	movq	-24(%rsp), %rdi
	vmulps	(%rdi,%rsi,4), %ymm11, %ymm11
	vmovups	16(%rsp), %ymm0
	vmaxps	%ymm0, %ymm11, %ymm11
	vminps	%ymm1, %ymm11, %ymm11
	vbroadcastss	.LCPI87_0(%rip), %ymm3
	vaddps	%ymm3, %ymm11, %ymm11
	vextractf128	$1, %ymm11, %xmm13
	vpshufb	%xmm4, %xmm13, %xmm13
	vpshufb	%xmm4, %xmm11, %xmm11
	vpunpckldq	%xmm13, %xmm11, %xmm11
	vpaddb	%xmm2, %xmm11, %xmm11
	movq	-88(%rsp), %r10
	movq	%r10, %rax
	movq	-40(%rsp), %r9
	imulq	%r9, %rax
	movq	-32(%rsp), %r8
	addq	%r8, %rax
	movq	-16(%rsp), %rdx
	vmovq	%xmm11, (%rdx,%rax)
	vcvtdq2ps	%ymm12, %ymm11
	vmulps	32(%rdi,%rsi,4), %ymm11, %ymm11
	vmaxps	%ymm0, %ymm11, %ymm11
	vminps	%ymm1, %ymm11, %ymm11
	vaddps	%ymm3, %ymm11, %ymm11
	vextractf128	$1, %ymm11, %xmm12
	vpshufb	%xmm4, %xmm12, %xmm12
	vpshufb	%xmm4, %xmm11, %xmm11
	vpunpckldq	%xmm12, %xmm11, %xmm11
	vpaddb	%xmm2, %xmm11, %xmm11
	movq	-8(%rsp), %rcx
	vmovq	%xmm11, (%rcx,%rax)
	movq	%r10, %rax
	orq	$1, %rax
	vcvtdq2ps	%ymm10, %ymm10
	vmulps	(%rdi,%rsi,4), %ymm10, %ymm10
	vmaxps	%ymm0, %ymm10, %ymm10
	vminps	%ymm1, %ymm10, %ymm10
	vaddps	%ymm3, %ymm10, %ymm10
	vextractf128	$1, %ymm10, %xmm11
	vpshufb	%xmm4, %xmm11, %xmm11
	vpshufb	%xmm4, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	imulq	%r9, %rax
	addq	%r8, %rax
	vmovq	%xmm10, (%rdx,%rax)
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	32(%rdi,%rsi,4), %ymm9, %ymm9
	vmaxps	%ymm0, %ymm9, %ymm9
	vminps	%ymm1, %ymm9, %ymm9
	vaddps	%ymm3, %ymm9, %ymm9
	vextractf128	$1, %ymm9, %xmm10
	vpshufb	%xmm4, %xmm10, %xmm10
	vpshufb	%xmm4, %xmm9, %xmm9
	vpunpckldq	%xmm10, %xmm9, %xmm9
	vpaddb	%xmm2, %xmm9, %xmm9
	vmovq	%xmm9, (%rcx,%rax)
	movq	%r10, %rax
	orq	$2, %rax
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	(%rdi,%rsi,4), %ymm8, %ymm8
	vmaxps	%ymm0, %ymm8, %ymm8
	vminps	%ymm1, %ymm8, %ymm8
	vaddps	%ymm3, %ymm8, %ymm8
	vextractf128	$1, %ymm8, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	imulq	%r9, %rax
	addq	%r8, %rax
	vmovq	%xmm8, (%rdx,%rax)
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	32(%rdi,%rsi,4), %ymm7, %ymm7
	vmaxps	%ymm0, %ymm7, %ymm7
	vminps	%ymm1, %ymm7, %ymm7
	vaddps	%ymm3, %ymm7, %ymm7
	vextractf128	$1, %ymm7, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	vpaddb	%xmm2, %xmm7, %xmm7
	vmovq	%xmm7, (%rcx,%rax)
	movq	%r10, %rax
	orq	$3, %rax
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vpaddb	%xmm2, %xmm6, %xmm6
	imulq	%r9, %rax
	addq	%r8, %rax
	vmovq	%xmm6, (%rdx,%rax)
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	32(%rdi,%rsi,4), %ymm5, %ymm5
	vmaxps	%ymm0, %ymm5, %ymm5
	vminps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vextractf128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	vpaddb	%xmm2, %xmm5, %xmm5
	vmovq	%xmm5, (%rcx,%rax)
	movq	-96(%rsp), %r14
	leaq	4(%r14), %rax
	movq	8(%rsp), %r8
	addq	$4, %r8
	movq	(%rsp), %r9
	addq	$4, %r9
	addq	$4, %r10
	movq	%r10, -88(%rsp)
	addq	$4, -56(%rsp)
	movq	-72(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-112(%rsp), %r13
	jl	.LBB87_5
.LBB87_2:
	movq	%rax, -96(%rsp)
	vmovdqu	(%r13), %ymm6
	vmovdqu	32(%r13), %ymm5
	cmpq	$0, -104(%rsp)
	movq	%r8, 8(%rsp)
	movq	%r9, (%rsp)
	je	.LBB87_3
	movq	-120(%rsp), %rsi
	movq	(%rsi), %rdx
	vmovdqu	16(%rsi), %ymm11
	movq	48(%rsi), %rcx
	movq	56(%rsi), %rax
	movq	72(%rsi), %r14
	movq	%r14, %rdi
	shlq	$6, %rdi
	movq	%rcx, %r13
	imulq	%r8, %r13
	addq	%rdx, %r13
	movq	%rcx, %rsi
	imulq	%r9, %rsi
	addq	%rdx, %rsi
	movq	%rcx, %r15
	imulq	-88(%rsp), %r15
	addq	%rdx, %r15
	imulq	-56(%rsp), %rcx
	addq	%rdx, %rcx
	movq	-48(%rsp), %rdx
	xorl	%r9d, %r9d
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm6, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm6, %ymm10
	vmovdqa	%ymm5, %ymm12
	vmovdqa	%ymm6, %ymm13
	jmp	.LBB87_39
	.p2align	4
.LBB87_43:
	incq	%r9
	cmpq	-104(%rsp), %r9
	je	.LBB87_4
.LBB87_39:
	testq	%r14, %r14
	je	.LBB87_43
	movq	(%rax,%r9,8), %r12
	leaq	(%r12,%r13), %rbp
	leaq	(%rsi,%r12), %r10
	leaq	(%r15,%r12), %rbx
	addq	%rcx, %r12
	movq	%rdx, %r11
	xorl	%r8d, %r8d
	.p2align	4
.LBB87_41:
	vmovdqu	(%r11), %ymm14
	vmovdqu	32(%r11), %ymm15
	vpbroadcastd	(%rbx,%r8,4), %ymm3
	vpxor	%ymm3, %ymm11, %ymm3
	vpmaddwd	%ymm3, %ymm14, %ymm0
	vpaddd	%ymm0, %ymm13, %ymm13
	vpmaddwd	%ymm3, %ymm15, %ymm0
	vpaddd	%ymm0, %ymm12, %ymm12
	vpbroadcastd	(%r12,%r8,4), %ymm0
	vpxor	%ymm0, %ymm11, %ymm0
	vpmaddwd	%ymm0, %ymm14, %ymm3
	vpaddd	%ymm3, %ymm10, %ymm10
	vpmaddwd	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm0, %ymm9, %ymm9
	vpbroadcastd	(%r10,%r8,4), %ymm0
	vpxor	%ymm0, %ymm11, %ymm0
	vpmaddwd	%ymm0, %ymm14, %ymm3
	vpaddd	%ymm3, %ymm8, %ymm8
	vpbroadcastd	(%rbp,%r8,4), %ymm3
	incq	%r8
	vpmaddwd	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm7, %ymm0, %ymm7
	vpxor	%ymm3, %ymm11, %ymm0
	vpmaddwd	%ymm0, %ymm14, %ymm3
	vpaddd	%ymm6, %ymm3, %ymm6
	vpmaddwd	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm5, %ymm0, %ymm5
	addq	$64, %r11
	cmpq	%r8, %r14
	jne	.LBB87_41
	addq	%rdi, %rdx
	jmp	.LBB87_43
.LBB87_7:
	cmpq	$1, %rcx
	jle	.LBB87_12
	movl	$2, %eax
	xorl	%r14d, %r14d
	movq	-112(%rsp), %r13
	jmp	.LBB87_9
.LBB87_5:
	movq	%r14, %rax
	orq	$2, %rax
	cmpq	%rax, %rcx
	jl	.LBB87_6
.LBB87_9:
	movq	%rax, -104(%rsp)
	vmovdqu	(%r13), %ymm1
	vmovdqu	32(%r13), %ymm0
	movq	-120(%rsp), %rdx
	movq	64(%rdx), %rax
	testq	%rax, %rax
	movq	%r14, -96(%rsp)
	je	.LBB87_10
	leaq	64(%r13), %rcx
	movq	(%rdx), %rsi
	vmovdqu	16(%rdx), %ymm3
	movq	48(%rdx), %rdi
	movq	%rdi, %r8
	imulq	%r14, %r8
	movq	56(%rdx), %r9
	movq	72(%rdx), %r10
	leaq	(%rsi,%r8), %r11
	movq	%r10, %rbx
	shlq	$6, %rbx
	movq	%r10, %rdx
	andq	$-2, %rdx
	leaq	1(%r14), %r15
	imulq	%rdi, %r15
	xorl	%r12d, %r12d
	vmovdqa	%ymm0, %ymm2
	vmovdqa	%ymm1, %ymm4
	jmp	.LBB87_28
	.p2align	4
.LBB87_34:
	addq	%rbx, %rcx
	movq	-112(%rsp), %r13
.LBB87_35:
	incq	%r12
	cmpq	%rax, %r12
	je	.LBB87_11
.LBB87_28:
	testq	%r10, %r10
	je	.LBB87_35
	movq	(%r9,%r12,8), %r13
	cmpq	$1, %r10
	jne	.LBB87_36
	addq	%r11, %r13
	movq	%rcx, %rbp
	testb	$1, %r10b
	je	.LBB87_34
	jmp	.LBB87_33
	.p2align	4
.LBB87_36:
	addq	%rsi, %r13
	movq	%rdx, %r14
	movq	%rcx, %rbp
	.p2align	4
.LBB87_37:
	vpbroadcastd	(%r13,%r8), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vmovdqu	(%rbp), %ymm6
	vmovdqu	32(%rbp), %ymm7
	vmovdqu	64(%rbp), %ymm8
	vmovdqu	96(%rbp), %ymm9
	vpmaddwd	%ymm6, %ymm5, %ymm10
	vpaddd	%ymm4, %ymm10, %ymm4
	vpmaddwd	%ymm7, %ymm5, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpbroadcastd	(%r13,%r15), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vpmaddwd	%ymm6, %ymm5, %ymm6
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	%ymm7, %ymm5, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm0
	vpbroadcastd	4(%r13,%r8), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vpmaddwd	%ymm5, %ymm8, %ymm6
	vpaddd	%ymm4, %ymm6, %ymm4
	vpmaddwd	%ymm5, %ymm9, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpbroadcastd	4(%r13,%r15), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vpmaddwd	%ymm5, %ymm8, %ymm6
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	%ymm5, %ymm9, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm0
	subq	$-128, %rbp
	addq	$8, %r13
	addq	$-2, %r14
	jne	.LBB87_37
	addq	%r8, %r13
	testb	$1, %r10b
	je	.LBB87_34
.LBB87_33:
	vmovdqu	(%rbp), %ymm5
	vmovdqu	32(%rbp), %ymm6
	vpbroadcastd	(%r13), %ymm7
	vpxor	%ymm3, %ymm7, %ymm7
	vpmaddwd	%ymm5, %ymm7, %ymm8
	vpaddd	%ymm4, %ymm8, %ymm4
	vpmaddwd	%ymm6, %ymm7, %ymm7
	vpaddd	%ymm2, %ymm7, %ymm2
	vpbroadcastd	(%r13,%rdi), %ymm7
	vpxor	%ymm3, %ymm7, %ymm7
	vpmaddwd	%ymm5, %ymm7, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	%ymm6, %ymm7, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm0
	jmp	.LBB87_34
.LBB87_12:
	movq	-112(%rsp), %r13
	jne	.LBB87_17
	xorl	%r14d, %r14d
	jmp	.LBB87_14
.LBB87_10:
	vmovdqa	%ymm0, %ymm2
	vmovdqa	%ymm1, %ymm4
.LBB87_11:
	movq	-120(%rsp), %rax
	movq	96(%rax), %rax
	addq	$-8, %rax
	movq	-64(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	cmovlq	%rax, %rcx
	movq	-80(%rsp), %r8
	vmovups	(%r8), %ymm3
	vmovups	32(%r8), %ymm5
	movq	80(%r8), %rdx
	vcvtdq2ps	%ymm4, %ymm4
	movq	88(%r8), %r10
	movq	96(%r8), %rdi
	vmulps	(%rdx,%rsi,4), %ymm4, %ymm4
	vmaxps	%ymm3, %ymm4, %ymm4
	vminps	%ymm5, %ymm4, %ymm4
	vbroadcastss	.LCPI87_0(%rip), %ymm6
	vaddps	%ymm6, %ymm4, %ymm7
	vextractf128	$1, %ymm7, %xmm8
	vmovd	.LCPI87_2(%rip), %xmm4
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm8
	vpbroadcastb	64(%r8), %xmm7
	vpaddb	%xmm7, %xmm8, %xmm8
	movq	%rdi, %r8
	movq	-96(%rsp), %r11
	imulq	%r11, %r8
	addq	%r10, %r8
	vmovq	%xmm8, (%rcx,%r8)
	leaq	8(%rsi), %r9
	cmpq	%r9, %rax
	cmovgeq	%r9, %rax
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	32(%rdx,%rsi,4), %ymm2, %ymm2
	vmaxps	%ymm3, %ymm2, %ymm2
	vminps	%ymm5, %ymm2, %ymm2
	vaddps	%ymm6, %ymm2, %ymm2
	vextractf128	$1, %ymm2, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm2, %xmm2
	vpunpckldq	%xmm8, %xmm2, %xmm2
	vpaddb	%xmm7, %xmm2, %xmm2
	vmovq	%xmm2, (%rax,%r8)
	orq	$1, %r11
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	(%rdx,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm3, %ymm1, %ymm1
	vminps	%ymm5, %ymm1, %ymm1
	vaddps	%ymm6, %ymm1, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpshufb	%xmm4, %xmm2, %xmm2
	vpshufb	%xmm4, %xmm1, %xmm1
	vpunpckldq	%xmm2, %xmm1, %xmm1
	vpaddb	%xmm7, %xmm1, %xmm1
	imulq	%rdi, %r11
	addq	%r10, %r11
	vmovq	%xmm1, (%rcx,%r11)
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	32(%rdx,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm3, %ymm0, %ymm0
	vminps	%ymm5, %ymm0, %ymm0
	vaddps	%ymm6, %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpshufb	%xmm4, %xmm1, %xmm1
	vpshufb	%xmm4, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm7, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r11)
	movq	-104(%rsp), %r14
	movq	-72(%rsp), %rcx
.LBB87_6:
	cmpq	%rcx, %r14
	jge	.LBB87_17
.LBB87_14:
	vmovdqu	(%r13), %ymm1
	vmovdqu	32(%r13), %ymm0
	movq	-120(%rsp), %rdi
	movq	64(%rdi), %rax
	testq	%rax, %rax
	je	.LBB87_15
	addq	$64, %r13
	vmovdqu	16(%rdi), %ymm2
	movq	48(%rdi), %rcx
	movq	%r14, %r12
	imulq	%r14, %rcx
	movq	56(%rdi), %rdx
	movq	72(%rdi), %r15
	addq	(%rdi), %rcx
	movq	%r15, %rdi
	shlq	$6, %rdi
	movl	%r15d, %r8d
	andl	$3, %r8d
	movq	%r15, %r9
	andq	$-4, %r9
	xorl	%r10d, %r10d
	jmp	.LBB87_19
	.p2align	4
.LBB87_24:
	addq	%rdi, %r13
.LBB87_25:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB87_16
.LBB87_19:
	testq	%r15, %r15
	je	.LBB87_25
	movq	(%rdx,%r10,8), %r11
	addq	%rcx, %r11
	movq	%r13, %rbx
	movq	%r9, %r14
	cmpq	$4, %r15
	jb	.LBB87_21
	.p2align	4
.LBB87_26:
	vpbroadcastd	(%r11), %ymm3
	vpxor	%ymm2, %ymm3, %ymm3
	vpmaddwd	(%rbx), %ymm3, %ymm4
	vpaddd	%ymm1, %ymm4, %ymm1
	vpmaddwd	32(%rbx), %ymm3, %ymm3
	vpbroadcastd	4(%r11), %ymm4
	vpxor	%ymm2, %ymm4, %ymm4
	vpmaddwd	64(%rbx), %ymm4, %ymm5
	vpaddd	%ymm0, %ymm3, %ymm0
	vpmaddwd	96(%rbx), %ymm4, %ymm3
	vpbroadcastd	8(%r11), %ymm4
	vpxor	%ymm2, %ymm4, %ymm4
	vpmaddwd	128(%rbx), %ymm4, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	160(%rbx), %ymm4, %ymm4
	vpaddd	%ymm3, %ymm4, %ymm3
	vpbroadcastd	12(%r11), %ymm4
	vpxor	%ymm2, %ymm4, %ymm4
	vpmaddwd	192(%rbx), %ymm4, %ymm5
	vpaddd	%ymm0, %ymm3, %ymm0
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	224(%rbx), %ymm4, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$16, %r11
	addq	$256, %rbx
	addq	$-4, %r14
	jne	.LBB87_26
.LBB87_21:
	testq	%r8, %r8
	je	.LBB87_24
	xorl	%r14d, %r14d
	.p2align	4
.LBB87_23:
	vpbroadcastd	(%r11,%r14,4), %ymm3
	vpxor	%ymm2, %ymm3, %ymm3
	vpmaddwd	(%rbx), %ymm3, %ymm4
	vpaddd	%ymm1, %ymm4, %ymm1
	vpmaddwd	32(%rbx), %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$64, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB87_23
	jmp	.LBB87_24
.LBB87_15:
	movq	%r14, %r12
.LBB87_16:
	movq	-120(%rsp), %rax
	movq	96(%rax), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	cmovlq	%rax, %rcx
	movq	-80(%rsp), %rdi
	vmovups	(%rdi), %ymm2
	vmovups	32(%rdi), %ymm3
	movq	80(%rdi), %rdx
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	(%rdx,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm2, %ymm1, %ymm1
	vminps	%ymm3, %ymm1, %ymm1
	vbroadcastss	.LCPI87_0(%rip), %ymm4
	vaddps	%ymm4, %ymm1, %ymm1
	vextractf128	$1, %ymm1, %xmm5
	vmovd	.LCPI87_2(%rip), %xmm6
	vpshufb	%xmm6, %xmm5, %xmm5
	vpshufb	%xmm6, %xmm1, %xmm1
	vpunpckldq	%xmm5, %xmm1, %xmm1
	vpbroadcastb	64(%rdi), %xmm5
	imulq	96(%rdi), %r12
	addq	88(%rdi), %r12
	vpaddb	%xmm5, %xmm1, %xmm1
	vmovq	%xmm1, (%rcx,%r12)
	leaq	8(%rsi), %rcx
	cmpq	%rcx, %rax
	cmovgeq	%rcx, %rax
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	32(%rdx,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm2, %ymm0, %ymm0
	vminps	%ymm3, %ymm0, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpshufb	%xmm6, %xmm1, %xmm1
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm5, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r12)
.LBB87_17:
	addq	$56, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end87:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5, .Lfunc_end87-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI88_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI88_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI88_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5
	.weak	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5,@function
$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$232, %rsp
	.cfi_def_cfa_offset 288
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	80(%r13), %r8
	cmpq	$4, %r8
	movq	%r13, -128(%rsp)
	movq	%rdi, -88(%rsp)
	movq	%rsi, -96(%rsp)
	movq	%rdx, -112(%rsp)
	movq	%r8, -104(%rsp)
	jl	.LBB88_7
	movq	64(%r13), %rax
	movq	%rax, -80(%rsp)
	movq	96(%r13), %rcx
	leaq	96(%rdi), %rax
	movq	%rax, -72(%rsp)
	leaq	8(%rsi), %r9
	leaq	16(%rsi), %rax
	vmovups	(%rdx), %ymm0
	vmovups	%ymm0, 160(%rsp)
	addq	$-8, %rcx
	cmpq	%rsi, %rcx
	movq	%rsi, %r10
	cmovlq	%rcx, %r10
	movq	%r10, -40(%rsp)
	vmovups	32(%rdx), %ymm0
	vmovups	%ymm0, 128(%rsp)
	cmpq	%r9, %rcx
	cmovlq	%rcx, %r9
	movq	%r9, -32(%rsp)
	movq	80(%rdx), %r9
	movq	%r9, -48(%rsp)
	cmpq	%rax, %rcx
	cmovgeq	%rax, %rcx
	movq	%rcx, -24(%rsp)
	movq	88(%rdx), %rax
	movq	%rax, -56(%rsp)
	vpbroadcastb	64(%rdx), %xmm0
	vmovdqa	%xmm0, 112(%rsp)
	movq	96(%rdx), %rax
	movq	%rax, -64(%rsp)
	movl	$4, %eax
	movl	$3, %r9d
	movl	$2, %r10d
	movl	$1, %r14d
	xorl	%ebp, %ebp
	jmp	.LBB88_2
	.p2align	4
.LBB88_3:
	vmovdqa	%ymm1, %ymm8
	vmovdqa	%ymm2, %ymm9
	vmovdqa	%ymm0, %ymm10
	vmovdqa	%ymm1, %ymm11
	vmovdqa	%ymm2, %ymm12
	vmovdqa	%ymm0, %ymm13
	vmovdqa	%ymm1, %ymm14
	vmovdqa	%ymm2, %ymm3
	vmovdqa	%ymm2, %ymm6
	vmovdqa	%ymm0, %ymm1
	vmovdqa	%ymm0, %ymm7
.LBB88_4:
	vcvtdq2ps	%ymm7, %ymm7
	movq	-96(%rsp), %rsi
	movq	-48(%rsp), %r8
	vmulps	(%r8,%rsi,4), %ymm7, %ymm7
	vmovups	160(%rsp), %ymm0
	vmaxps	%ymm0, %ymm7, %ymm7
	vmovups	128(%rsp), %ymm2
	vminps	%ymm2, %ymm7, %ymm7
	vbroadcastss	.LCPI88_0(%rip), %ymm5
	vaddps	%ymm5, %ymm7, %ymm7
	vextractf128	$1, %ymm7, %xmm15
	vmovd	.LCPI88_2(%rip), %xmm5
	vpshufb	%xmm5, %xmm15, %xmm15
	vpshufb	%xmm5, %xmm7, %xmm7
	vpunpckldq	%xmm15, %xmm7, %xmm7
	vmovdqa	112(%rsp), %xmm4
	vpaddb	%xmm4, %xmm7, %xmm7
	movq	-16(%rsp), %rbp
	movq	%rbp, %rax
	movq	-64(%rsp), %r10
	imulq	%r10, %rax
	movq	-56(%rsp), %r9
	addq	%r9, %rax
	movq	-40(%rsp), %rdi
	vmovq	%xmm7, (%rdi,%rax)
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	32(%r8,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vbroadcastss	.LCPI88_0(%rip), %ymm15
	vaddps	%ymm6, %ymm15, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vpaddb	%xmm4, %xmm6, %xmm6
	movq	-32(%rsp), %rdx
	vmovq	%xmm6, (%rdx,%rax)
	vcvtdq2ps	%ymm14, %ymm6
	vmulps	64(%r8,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vmovaps	%ymm0, %ymm14
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vpaddb	%xmm4, %xmm6, %xmm6
	movq	-24(%rsp), %rcx
	vmovq	%xmm6, (%rcx,%rax)
	vcvtdq2ps	%ymm13, %ymm6
	vmulps	(%r8,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	movq	%rbp, %rax
	orq	$1, %rax
	vpaddb	%xmm4, %xmm6, %xmm6
	imulq	%r10, %rax
	addq	%r9, %rax
	vmovq	%xmm6, (%rdi,%rax)
	vcvtdq2ps	%ymm12, %ymm6
	vmulps	32(%r8,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vpaddb	%xmm4, %xmm6, %xmm6
	vmovq	%xmm6, (%rdx,%rax)
	vcvtdq2ps	%ymm11, %ymm6
	vmulps	64(%r8,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vpaddb	%xmm4, %xmm6, %xmm6
	vmovq	%xmm6, (%rcx,%rax)
	vcvtdq2ps	%ymm10, %ymm6
	vmulps	(%r8,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	movq	%rbp, %rax
	orq	$2, %rax
	vpaddb	%xmm4, %xmm6, %xmm6
	imulq	%r10, %rax
	addq	%r9, %rax
	vmovq	%xmm6, (%rdi,%rax)
	vcvtdq2ps	%ymm9, %ymm6
	vmulps	32(%r8,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vpaddb	%xmm4, %xmm6, %xmm6
	vmovq	%xmm6, (%rdx,%rax)
	vcvtdq2ps	%ymm8, %ymm6
	vmulps	64(%r8,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vpaddb	%xmm4, %xmm6, %xmm6
	vmovq	%xmm6, (%rcx,%rax)
	vcvtdq2ps	%ymm1, %ymm0
	vmulps	(%r8,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm2, %ymm0, %ymm0
	vaddps	%ymm0, %ymm15, %ymm0
	vextractf128	$1, %ymm0, %xmm6
	vpshufb	%xmm5, %xmm6, %xmm6
	vpshufb	%xmm5, %xmm0, %xmm0
	vpunpckldq	%xmm6, %xmm0, %xmm0
	movq	%rbp, %rax
	orq	$3, %rax
	vpaddb	%xmm4, %xmm0, %xmm0
	imulq	%r10, %rax
	addq	%r9, %rax
	vmovq	%xmm0, (%rdi,%rax)
	vcvtdq2ps	%ymm3, %ymm0
	vmulps	32(%r8,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm2, %ymm0, %ymm0
	vaddps	%ymm0, %ymm15, %ymm0
	vextractf128	$1, %ymm0, %xmm3
	vpshufb	%xmm5, %xmm3, %xmm3
	vpshufb	%xmm5, %xmm0, %xmm0
	vpunpckldq	%xmm3, %xmm0, %xmm0
	vpaddb	%xmm4, %xmm0, %xmm0
	vmovq	%xmm0, (%rdx,%rax)
	vcvtdq2ps	16(%rsp), %ymm0
	vmulps	64(%r8,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm2, %ymm0, %ymm0
	vaddps	%ymm0, %ymm15, %ymm0
	vextractf128	$1, %ymm0, %xmm3
	vpshufb	%xmm5, %xmm3, %xmm3
	vpshufb	%xmm5, %xmm0, %xmm0
	vpunpckldq	%xmm3, %xmm0, %xmm0
	vpaddb	%xmm4, %xmm0, %xmm0
	vmovq	%xmm0, (%rcx,%rax)
	movq	-120(%rsp), %r12
	leaq	4(%r12), %rax
	movq	8(%rsp), %r9
	addq	$4, %r9
	movq	(%rsp), %r10
	addq	$4, %r10
	addq	$4, %rbp
	movq	-8(%rsp), %r14
	addq	$4, %r14
	movq	-104(%rsp), %r8
	cmpq	%rax, %r8
	movq	-88(%rsp), %rdi
	jl	.LBB88_5
.LBB88_2:
	movq	%rax, -120(%rsp)
	vmovdqu	(%rdi), %ymm0
	vmovdqu	32(%rdi), %ymm2
	vmovdqu	64(%rdi), %ymm1
	cmpq	$0, -80(%rsp)
	movq	%r9, 8(%rsp)
	movq	%r10, (%rsp)
	movq	%r14, -8(%rsp)
	movq	%rbp, -16(%rsp)
	vmovdqu	%ymm1, 16(%rsp)
	je	.LBB88_3
	movq	-128(%rsp), %rdx
	movq	(%rdx), %rcx
	vmovdqu	16(%rdx), %ymm4
	movq	48(%rdx), %rax
	movq	56(%rdx), %r11
	movq	72(%rdx), %r13
	movq	%r13, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,2), %rdi
	movq	%rax, %r15
	imulq	%r9, %r15
	addq	%rcx, %r15
	movq	%rax, %r12
	imulq	%r10, %r12
	addq	%rcx, %r12
	movq	%rax, %rbx
	imulq	%rbp, %rbx
	addq	%rcx, %rbx
	imulq	%r14, %rax
	addq	%rcx, %rax
	movq	-72(%rsp), %r14
	xorl	%ebp, %ebp
	vmovdqa	%ymm1, %ymm8
	vmovdqa	%ymm2, %ymm9
	vmovdqa	%ymm0, %ymm10
	vmovdqa	%ymm1, %ymm11
	vmovdqa	%ymm2, %ymm12
	vmovdqa	%ymm0, %ymm13
	vmovdqa	%ymm1, %ymm14
	vmovdqa	%ymm2, %ymm3
	vmovdqa	%ymm2, %ymm6
	vmovdqa	%ymm0, %ymm1
	vmovdqa	%ymm0, %ymm7
	vmovdqu	%ymm4, 192(%rsp)
	jmp	.LBB88_37
	.p2align	4
.LBB88_41:
	incq	%rbp
	cmpq	-80(%rsp), %rbp
	je	.LBB88_4
.LBB88_37:
	testq	%r13, %r13
	je	.LBB88_41
	movq	(%r11,%rbp,8), %rsi
	leaq	(%r15,%rsi), %r10
	leaq	(%r12,%rsi), %rdx
	leaq	(%rbx,%rsi), %rcx
	addq	%rax, %rsi
	movq	%r14, %r9
	xorl	%r8d, %r8d
	vmovdqu	16(%rsp), %ymm15
	vmovdqu	%ymm7, 80(%rsp)
	vmovdqa	%ymm3, %ymm0
	vmovdqa	%ymm6, %ymm7
	vmovdqa	%ymm14, %ymm6
	vmovdqa	%ymm13, %ymm14
	vmovdqa	%ymm12, %ymm13
	vmovdqu	%ymm10, 48(%rsp)
	vmovdqa	%ymm9, %ymm10
	vmovdqa	%ymm8, %ymm5
	vmovdqa	%ymm1, %ymm8
	.p2align	4
.LBB88_39:
	vmovdqu	%ymm5, 16(%rsp)
	vmovdqu	(%r9), %ymm1
	vmovdqu	32(%r9), %ymm2
	vmovdqu	64(%r9), %ymm4
	vpbroadcastd	(%rcx,%r8,4), %ymm5
	vmovdqu	192(%rsp), %ymm12
	vpxor	%ymm5, %ymm12, %ymm5
	vpmaddwd	%ymm1, %ymm5, %ymm3
	vmovdqa	%ymm11, %ymm9
	vmovdqa	%ymm14, %ymm11
	vmovdqa	%ymm13, %ymm14
	vmovdqa	%ymm6, %ymm13
	vmovdqa	%ymm7, %ymm6
	vmovdqu	80(%rsp), %ymm7
	vpaddd	%ymm7, %ymm3, %ymm7
	vmovdqu	%ymm7, 80(%rsp)
	vmovdqa	%ymm6, %ymm7
	vmovdqa	%ymm13, %ymm6
	vmovdqa	%ymm14, %ymm13
	vpmaddwd	%ymm2, %ymm5, %ymm3
	vpaddd	%ymm7, %ymm3, %ymm7
	vpmaddwd	%ymm4, %ymm5, %ymm3
	vpaddd	%ymm6, %ymm3, %ymm6
	vpbroadcastd	(%rsi,%r8,4), %ymm3
	vpxor	%ymm3, %ymm12, %ymm3
	vpmaddwd	%ymm1, %ymm3, %ymm5
	vpaddd	%ymm5, %ymm11, %ymm14
	vpmaddwd	%ymm2, %ymm3, %ymm5
	vpaddd	%ymm5, %ymm13, %ymm13
	vpmaddwd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm9, %ymm11
	vpbroadcastd	(%rdx,%r8,4), %ymm3
	vpxor	%ymm3, %ymm12, %ymm3
	vpmaddwd	%ymm1, %ymm3, %ymm5
	vmovdqu	48(%rsp), %ymm9
	vpaddd	%ymm5, %ymm9, %ymm9
	vmovdqu	%ymm9, 48(%rsp)
	vpmaddwd	%ymm2, %ymm3, %ymm5
	vpaddd	%ymm5, %ymm10, %ymm10
	vmovdqu	16(%rsp), %ymm5
	vpmaddwd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm5, %ymm3, %ymm5
	vpbroadcastd	(%r10,%r8,4), %ymm3
	vpxor	%ymm3, %ymm12, %ymm3
	vpmaddwd	%ymm1, %ymm3, %ymm1
	vpaddd	%ymm1, %ymm8, %ymm8
	vpmaddwd	%ymm2, %ymm3, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vpmaddwd	%ymm4, %ymm3, %ymm1
	vpaddd	%ymm1, %ymm15, %ymm15
	incq	%r8
	addq	$96, %r9
	cmpq	%r8, %r13
	jne	.LBB88_39
	vmovdqa	%ymm8, %ymm1
	vmovdqa	%ymm0, %ymm3
	vmovdqu	%ymm15, 16(%rsp)
	addq	%rdi, %r14
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm10, %ymm9
	vmovdqu	48(%rsp), %ymm10
	vmovdqa	%ymm13, %ymm12
	vmovdqa	%ymm14, %ymm13
	vmovdqa	%ymm6, %ymm14
	vmovdqa	%ymm7, %ymm6
	vmovdqu	80(%rsp), %ymm7
	jmp	.LBB88_41
.LBB88_7:
	cmpq	$1, %r8
	jle	.LBB88_12
	movl	$2, %r9d
	xorl	%r12d, %r12d
	jmp	.LBB88_9
.LBB88_5:
	movq	%r12, %r9
	orq	$2, %r9
	cmpq	%r9, %r8
	movq	-112(%rsp), %rdx
	jl	.LBB88_6
.LBB88_9:
	vmovdqu	(%rdi), %ymm2
	vmovdqu	32(%rdi), %ymm1
	vmovdqu	64(%rdi), %ymm0
	movq	-128(%rsp), %rcx
	movq	64(%rcx), %rax
	testq	%rax, %rax
	movq	%r12, -120(%rsp)
	movq	%r9, 48(%rsp)
	je	.LBB88_10
	leaq	96(%rdi), %rdx
	movq	(%rcx), %rsi
	vmovdqu	16(%rcx), %ymm5
	movq	48(%rcx), %r11
	movq	%r11, %r8
	imulq	%r12, %r8
	movq	56(%rcx), %r9
	movq	72(%rcx), %r10
	leaq	(%rsi,%r8), %rcx
	movq	%rcx, 80(%rsp)
	movq	%r10, %rcx
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,2), %rbx
	movq	%r10, %rcx
	andq	$-2, %rcx
	leaq	1(%r12), %r15
	imulq	%r11, %r15
	xorl	%r12d, %r12d
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm2, %ymm6
	jmp	.LBB88_26
	.p2align	4
.LBB88_32:
	addq	%rbx, %rdx
	movq	-88(%rsp), %rdi
.LBB88_33:
	incq	%r12
	cmpq	%rax, %r12
	je	.LBB88_11
.LBB88_26:
	testq	%r10, %r10
	je	.LBB88_33
	movq	(%r9,%r12,8), %r13
	cmpq	$1, %r10
	jne	.LBB88_34
	addq	80(%rsp), %r13
	movq	%rdx, %rbp
	testb	$1, %r10b
	je	.LBB88_32
	jmp	.LBB88_31
	.p2align	4
.LBB88_34:
	addq	%rsi, %r13
	movq	%rcx, %r14
	movq	%rdx, %rbp
	.p2align	4
.LBB88_35:
	vpbroadcastd	(%r13,%r8), %ymm7
	vpxor	%ymm5, %ymm7, %ymm7
	vmovdqu	(%rbp), %ymm8
	vmovdqu	32(%rbp), %ymm9
	vmovdqu	64(%rbp), %ymm10
	vmovdqu	96(%rbp), %ymm11
	vpmaddwd	%ymm7, %ymm8, %ymm12
	vpaddd	%ymm6, %ymm12, %ymm6
	vpmaddwd	%ymm7, %ymm9, %ymm12
	vpaddd	%ymm4, %ymm12, %ymm4
	vpmaddwd	%ymm7, %ymm10, %ymm7
	vpaddd	%ymm3, %ymm7, %ymm3
	vpbroadcastd	(%r13,%r15), %ymm7
	vpxor	%ymm5, %ymm7, %ymm7
	vpmaddwd	%ymm7, %ymm8, %ymm8
	vpaddd	%ymm2, %ymm8, %ymm2
	vpmaddwd	%ymm7, %ymm9, %ymm8
	vpaddd	%ymm1, %ymm8, %ymm1
	vpmaddwd	%ymm7, %ymm10, %ymm7
	vpaddd	%ymm0, %ymm7, %ymm0
	vmovdqu	128(%rbp), %ymm7
	vmovdqu	160(%rbp), %ymm8
	vpbroadcastd	4(%r13,%r8), %ymm9
	vpxor	%ymm5, %ymm9, %ymm9
	vpmaddwd	%ymm11, %ymm9, %ymm10
	vpaddd	%ymm6, %ymm10, %ymm6
	vpmaddwd	%ymm7, %ymm9, %ymm10
	vpaddd	%ymm4, %ymm10, %ymm4
	vpmaddwd	%ymm8, %ymm9, %ymm9
	vpaddd	%ymm3, %ymm9, %ymm3
	vpbroadcastd	4(%r13,%r15), %ymm9
	vpxor	%ymm5, %ymm9, %ymm9
	vpmaddwd	%ymm11, %ymm9, %ymm10
	vpaddd	%ymm2, %ymm10, %ymm2
	vpmaddwd	%ymm7, %ymm9, %ymm7
	vpaddd	%ymm1, %ymm7, %ymm1
	vpmaddwd	%ymm8, %ymm9, %ymm7
	vpaddd	%ymm0, %ymm7, %ymm0
	addq	$192, %rbp
	addq	$8, %r13
	addq	$-2, %r14
	jne	.LBB88_35
	addq	%r8, %r13
	testb	$1, %r10b
	je	.LBB88_32
.LBB88_31:
	vmovdqu	(%rbp), %ymm7
	vmovdqu	32(%rbp), %ymm8
	vmovdqu	64(%rbp), %ymm9
	vpbroadcastd	(%r13), %ymm10
	vpxor	%ymm5, %ymm10, %ymm10
	vpmaddwd	%ymm7, %ymm10, %ymm11
	vpaddd	%ymm6, %ymm11, %ymm6
	vpmaddwd	%ymm8, %ymm10, %ymm11
	vpaddd	%ymm4, %ymm11, %ymm4
	vpmaddwd	%ymm9, %ymm10, %ymm10
	vpaddd	%ymm3, %ymm10, %ymm3
	vpbroadcastd	(%r13,%r11), %ymm10
	vpxor	%ymm5, %ymm10, %ymm10
	vpmaddwd	%ymm7, %ymm10, %ymm7
	vpaddd	%ymm2, %ymm7, %ymm2
	vpmaddwd	%ymm8, %ymm10, %ymm7
	vpaddd	%ymm1, %ymm7, %ymm1
	vpmaddwd	%ymm9, %ymm10, %ymm7
	vpaddd	%ymm0, %ymm7, %ymm0
	jmp	.LBB88_32
.LBB88_12:
	jne	.LBB88_23
	xorl	%r12d, %r12d
	jmp	.LBB88_14
.LBB88_10:
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm2, %ymm6
.LBB88_11:
	movq	-128(%rsp), %rax
	movq	96(%rax), %rax
	addq	$-8, %rax
	movq	-96(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %r11
	cmovlq	%rax, %r11
	movq	-112(%rsp), %rdx
	vmovups	(%rdx), %ymm5
	vmovups	32(%rdx), %ymm7
	movq	80(%rdx), %rbx
	vcvtdq2ps	%ymm6, %ymm6
	movq	88(%rdx), %rcx
	movq	96(%rdx), %r15
	vmulps	(%rbx,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm5, %ymm6, %ymm6
	vminps	%ymm7, %ymm6, %ymm6
	vbroadcastss	.LCPI88_0(%rip), %ymm8
	vaddps	%ymm6, %ymm8, %ymm9
	vextractf128	$1, %ymm9, %xmm10
	vmovd	.LCPI88_2(%rip), %xmm6
	vpshufb	%xmm6, %xmm10, %xmm10
	vpshufb	%xmm6, %xmm9, %xmm9
	vpunpckldq	%xmm10, %xmm9, %xmm10
	vpbroadcastb	64(%rdx), %xmm9
	vpaddb	%xmm9, %xmm10, %xmm10
	movq	%r15, %r9
	movq	-120(%rsp), %r14
	imulq	%r14, %r9
	addq	%rcx, %r9
	vmovq	%xmm10, (%r11,%r9)
	leaq	8(%rsi), %r8
	cmpq	%r8, %rax
	cmovlq	%rax, %r8
	vcvtdq2ps	%ymm4, %ymm4
	vmulps	32(%rbx,%rsi,4), %ymm4, %ymm4
	vmaxps	%ymm5, %ymm4, %ymm4
	vminps	%ymm7, %ymm4, %ymm4
	vaddps	%ymm4, %ymm8, %ymm4
	vextractf128	$1, %ymm4, %xmm10
	vpshufb	%xmm6, %xmm10, %xmm10
	vpshufb	%xmm6, %xmm4, %xmm4
	vpunpckldq	%xmm10, %xmm4, %xmm4
	vpaddb	%xmm4, %xmm9, %xmm4
	vmovq	%xmm4, (%r8,%r9)
	leaq	16(%rsi), %r10
	cmpq	%r10, %rax
	cmovgeq	%r10, %rax
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	64(%rbx,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm5, %ymm3, %ymm3
	vminps	%ymm7, %ymm3, %ymm3
	vaddps	%ymm3, %ymm8, %ymm3
	vextractf128	$1, %ymm3, %xmm4
	vpshufb	%xmm6, %xmm4, %xmm4
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm4, %xmm3, %xmm3
	vpaddb	%xmm3, %xmm9, %xmm3
	vmovq	%xmm3, (%rax,%r9)
	orq	$1, %r14
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%rbx,%rsi,4), %ymm2, %ymm2
	vmaxps	%ymm5, %ymm2, %ymm2
	vminps	%ymm7, %ymm2, %ymm2
	vaddps	%ymm2, %ymm8, %ymm2
	vextractf128	$1, %ymm2, %xmm3
	vpshufb	%xmm6, %xmm3, %xmm3
	vpshufb	%xmm6, %xmm2, %xmm2
	vpunpckldq	%xmm3, %xmm2, %xmm2
	vpaddb	%xmm2, %xmm9, %xmm2
	imulq	%r15, %r14
	addq	%rcx, %r14
	vmovq	%xmm2, (%r11,%r14)
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	32(%rbx,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm5, %ymm1, %ymm1
	vminps	%ymm7, %ymm1, %ymm1
	vaddps	%ymm1, %ymm8, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpshufb	%xmm6, %xmm2, %xmm2
	vpshufb	%xmm6, %xmm1, %xmm1
	vpunpckldq	%xmm2, %xmm1, %xmm1
	vpaddb	%xmm1, %xmm9, %xmm1
	vmovq	%xmm1, (%r8,%r14)
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%rbx,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm5, %ymm0, %ymm0
	vminps	%ymm7, %ymm0, %ymm0
	vaddps	%ymm0, %ymm8, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpshufb	%xmm6, %xmm1, %xmm1
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm0, %xmm9, %xmm0
	vmovq	%xmm0, (%rax,%r14)
	movq	48(%rsp), %r12
	movq	-104(%rsp), %r8
.LBB88_6:
	cmpq	%r8, %r12
	jge	.LBB88_23
.LBB88_14:
	vmovdqu	(%rdi), %ymm2
	vmovdqu	32(%rdi), %ymm1
	vmovdqu	64(%rdi), %ymm0
	movq	-128(%rsp), %r8
	movq	64(%r8), %rax
	testq	%rax, %rax
	je	.LBB88_22
	addq	$96, %rdi
	vmovdqu	16(%r8), %ymm3
	movq	48(%r8), %rcx
	imulq	%r12, %rcx
	movq	56(%r8), %r15
	movq	72(%r8), %r14
	addq	(%r8), %rcx
	movq	%r14, %r8
	shlq	$5, %r8
	leaq	(%r8,%r8,2), %r13
	movq	%r14, %r8
	andq	$-2, %r8
	xorl	%r9d, %r9d
	jmp	.LBB88_16
	.p2align	4
.LBB88_20:
	addq	%r13, %rdi
.LBB88_21:
	incq	%r9
	cmpq	%rax, %r9
	je	.LBB88_22
.LBB88_16:
	testq	%r14, %r14
	je	.LBB88_21
	movq	(%r15,%r9,8), %r10
	addq	%rcx, %r10
	movq	%rdi, %r11
	movq	%r8, %rbx
	cmpq	$1, %r14
	je	.LBB88_18
	.p2align	4
.LBB88_24:
	vpbroadcastd	(%r10), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	(%r11), %ymm4, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpmaddwd	32(%r11), %ymm4, %ymm5
	vpmaddwd	64(%r11), %ymm4, %ymm4
	vpaddd	%ymm1, %ymm5, %ymm1
	vpaddd	%ymm0, %ymm4, %ymm0
	vpbroadcastd	4(%r10), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	96(%r11), %ymm4, %ymm5
	vpmaddwd	128(%r11), %ymm4, %ymm6
	vpaddd	%ymm2, %ymm5, %ymm2
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	160(%r11), %ymm4, %ymm4
	vpaddd	%ymm0, %ymm4, %ymm0
	addq	$8, %r10
	addq	$192, %r11
	addq	$-2, %rbx
	jne	.LBB88_24
.LBB88_18:
	testb	$1, %r14b
	je	.LBB88_20
	vpbroadcastd	(%r10), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	(%r11), %ymm4, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpmaddwd	32(%r11), %ymm4, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	64(%r11), %ymm4, %ymm4
	vpaddd	%ymm0, %ymm4, %ymm0
	jmp	.LBB88_20
.LBB88_22:
	movq	-128(%rsp), %rax
	movq	96(%rax), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rdi
	cmovlq	%rax, %rdi
	vmovups	(%rdx), %ymm3
	movq	80(%rdx), %rcx
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%rcx,%rsi,4), %ymm2, %ymm4
	vmovups	32(%rdx), %ymm2
	vmaxps	%ymm3, %ymm4, %ymm4
	vminps	%ymm2, %ymm4, %ymm4
	vbroadcastss	.LCPI88_0(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vmovd	.LCPI88_2(%rip), %xmm4
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm8
	vpbroadcastb	64(%rdx), %xmm6
	vpunpckldq	%xmm7, %xmm8, %xmm7
	vpaddb	%xmm6, %xmm7, %xmm7
	imulq	96(%rdx), %r12
	addq	88(%rdx), %r12
	vmovq	%xmm7, (%rdi,%r12)
	leaq	8(%rsi), %rdx
	cmpq	%rdx, %rax
	cmovlq	%rax, %rdx
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	32(%rcx,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm3, %ymm1, %ymm1
	vminps	%ymm2, %ymm1, %ymm1
	vaddps	%ymm5, %ymm1, %ymm1
	vextractf128	$1, %ymm1, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm1, %xmm1
	vpunpckldq	%xmm7, %xmm1, %xmm1
	vpaddb	%xmm6, %xmm1, %xmm1
	vmovq	%xmm1, (%rdx,%r12)
	leaq	16(%rsi), %rdx
	cmpq	%rdx, %rax
	cmovgeq	%rdx, %rax
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%rcx,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm3, %ymm0, %ymm0
	vminps	%ymm2, %ymm0, %ymm0
	vaddps	%ymm5, %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpshufb	%xmm4, %xmm1, %xmm1
	vpshufb	%xmm4, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm6, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r12)
.LBB88_23:
	addq	$232, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end88:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5, .Lfunc_end88-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI89_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI89_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI89_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5
	.weak	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5,@function
$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	80(%r13), %rax
	cmpq	$8, %rax
	movq	%rdx, -96(%rsp)
	movq	%rsi, -72(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rdi, -80(%rsp)
	movq	%rax, -88(%rsp)
	jl	.LBB89_11
	movq	64(%r13), %r8
	movq	96(%r13), %r9
	leaq	32(%rdi), %rax
	movq	%rax, -112(%rsp)
	vmovups	(%rdx), %ymm0
	vmovups	32(%rdx), %ymm1
	movq	80(%rdx), %rax
	movq	%rax, -104(%rsp)
	addq	$-8, %r9
	cmpq	%rsi, %r9
	cmovgeq	%rsi, %r9
	addq	88(%rdx), %r9
	movq	96(%rdx), %rbx
	vpbroadcastb	64(%rdx), %xmm2
	movl	$8, %eax
	xorl	%r14d, %r14d
	vbroadcastss	.LCPI89_0(%rip), %ymm3
	vmovd	.LCPI89_2(%rip), %xmm4
	jmp	.LBB89_2
	.p2align	4
.LBB89_3:
	vmovdqa	%ymm5, %ymm6
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm5, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm5, %ymm13
.LBB89_4:
	vcvtdq2ps	%ymm13, %ymm12
	movq	-72(%rsp), %rsi
	movq	-104(%rsp), %rcx
	vmulps	(%rcx,%rsi,4), %ymm12, %ymm12
	vmaxps	%ymm0, %ymm12, %ymm12
	vminps	%ymm1, %ymm12, %ymm12
	vaddps	%ymm3, %ymm12, %ymm12
	vextractf128	$1, %ymm12, %xmm13
	vpshufb	%xmm4, %xmm13, %xmm13
	vpshufb	%xmm4, %xmm12, %xmm12
	vpunpckldq	%xmm13, %xmm12, %xmm12
	vpaddb	%xmm2, %xmm12, %xmm12
	movq	%r14, %rax
	imulq	%rbx, %rax
	vmovq	%xmm12, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm11, %ymm11
	vmulps	(%rcx,%rsi,4), %ymm11, %ymm11
	orq	$1, %rax
	vmaxps	%ymm0, %ymm11, %ymm11
	vminps	%ymm1, %ymm11, %ymm11
	vaddps	%ymm3, %ymm11, %ymm11
	vextractf128	$1, %ymm11, %xmm12
	vpshufb	%xmm4, %xmm12, %xmm12
	vpshufb	%xmm4, %xmm11, %xmm11
	vpunpckldq	%xmm12, %xmm11, %xmm11
	vpaddb	%xmm2, %xmm11, %xmm11
	imulq	%rbx, %rax
	vmovq	%xmm11, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm10, %ymm10
	vmulps	(%rcx,%rsi,4), %ymm10, %ymm10
	orq	$2, %rax
	vmaxps	%ymm0, %ymm10, %ymm10
	vminps	%ymm1, %ymm10, %ymm10
	vaddps	%ymm3, %ymm10, %ymm10
	vextractf128	$1, %ymm10, %xmm11
	vpshufb	%xmm4, %xmm11, %xmm11
	vpshufb	%xmm4, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	imulq	%rbx, %rax
	vmovq	%xmm10, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	(%rcx,%rsi,4), %ymm9, %ymm9
	orq	$3, %rax
	vmaxps	%ymm0, %ymm9, %ymm9
	vminps	%ymm1, %ymm9, %ymm9
	vaddps	%ymm3, %ymm9, %ymm9
	vextractf128	$1, %ymm9, %xmm10
	vpshufb	%xmm4, %xmm10, %xmm10
	vpshufb	%xmm4, %xmm9, %xmm9
	vpunpckldq	%xmm10, %xmm9, %xmm9
	vpaddb	%xmm2, %xmm9, %xmm9
	imulq	%rbx, %rax
	vmovq	%xmm9, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	(%rcx,%rsi,4), %ymm8, %ymm8
	orq	$4, %rax
	vmaxps	%ymm0, %ymm8, %ymm8
	vminps	%ymm1, %ymm8, %ymm8
	vaddps	%ymm3, %ymm8, %ymm8
	vextractf128	$1, %ymm8, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	imulq	%rbx, %rax
	vmovq	%xmm8, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	(%rcx,%rsi,4), %ymm7, %ymm7
	orq	$5, %rax
	vmaxps	%ymm0, %ymm7, %ymm7
	vminps	%ymm1, %ymm7, %ymm7
	vaddps	%ymm3, %ymm7, %ymm7
	vextractf128	$1, %ymm7, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	vpaddb	%xmm2, %xmm7, %xmm7
	imulq	%rbx, %rax
	vmovq	%xmm7, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%rcx,%rsi,4), %ymm6, %ymm6
	orq	$6, %rax
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vpaddb	%xmm2, %xmm6, %xmm6
	imulq	%rbx, %rax
	vmovq	%xmm6, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	(%rcx,%rsi,4), %ymm5, %ymm5
	orq	$7, %rax
	vmaxps	%ymm0, %ymm5, %ymm5
	vminps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vextractf128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	vpaddb	%xmm2, %xmm5, %xmm5
	imulq	%rbx, %rax
	vmovq	%xmm5, (%r9,%rax)
	movq	-120(%rsp), %rdx
	leaq	8(%rdx), %rax
	addq	$8, %r14
	movq	-88(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-80(%rsp), %rdi
	jl	.LBB89_5
.LBB89_2:
	movq	%rax, -120(%rsp)
	vmovdqu	(%rdi), %ymm5
	testq	%r8, %r8
	je	.LBB89_3
	movq	-128(%rsp), %rax
	vmovdqu	16(%rax), %ymm12
	movq	48(%rax), %r15
	movq	56(%rax), %r12
	movq	72(%rax), %rbp
	movq	%rbp, %r10
	shlq	$5, %r10
	movq	%r15, %rdx
	imulq	%r14, %rdx
	addq	(%rax), %rdx
	movq	-112(%rsp), %rcx
	xorl	%eax, %eax
	vmovdqa	%ymm5, %ymm6
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm5, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm5, %ymm13
	jmp	.LBB89_58
	.p2align	4
.LBB89_62:
	incq	%rax
	cmpq	%r8, %rax
	je	.LBB89_4
.LBB89_58:
	testq	%rbp, %rbp
	je	.LBB89_62
	movq	(%r12,%rax,8), %rsi
	addq	%rdx, %rsi
	movq	%rcx, %rdi
	xorl	%r13d, %r13d
	.p2align	4
.LBB89_60:
	leaq	(%rsi,%r13,4), %r11
	vmovdqu	(%rdi), %ymm14
	vpbroadcastd	(%rsi,%r13,4), %ymm15
	incq	%r13
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm13, %ymm15, %ymm13
	vpbroadcastd	(%r15,%r11), %ymm15
	addq	%r15, %r11
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm11, %ymm15, %ymm11
	vpbroadcastd	(%r15,%r11), %ymm15
	addq	%r15, %r11
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm10, %ymm15, %ymm10
	vpbroadcastd	(%r15,%r11), %ymm15
	addq	%r15, %r11
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm9, %ymm15, %ymm9
	vpbroadcastd	(%r15,%r11), %ymm15
	addq	%r15, %r11
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm8, %ymm15, %ymm8
	vpbroadcastd	(%r15,%r11), %ymm15
	addq	%r15, %r11
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm7, %ymm15, %ymm7
	vpbroadcastd	(%r15,%r11), %ymm15
	addq	%r15, %r11
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm6, %ymm15, %ymm6
	vpbroadcastd	(%r15,%r11), %ymm15
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm14
	vpaddd	%ymm5, %ymm14, %ymm5
	addq	$32, %rdi
	cmpq	%r13, %rbp
	jne	.LBB89_60
	addq	%r10, %rcx
	jmp	.LBB89_62
.LBB89_11:
	cmpq	$3, %rax
	jle	.LBB89_17
	movl	$4, %eax
	xorl	%edx, %edx
	jmp	.LBB89_13
.LBB89_5:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	jge	.LBB89_13
.LBB89_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %rcx
	movq	-128(%rsp), %r13
	jge	.LBB89_7
	jmp	.LBB89_10
.LBB89_13:
	movq	-128(%rsp), %rcx
	movq	64(%rcx), %r11
	movq	96(%rcx), %r8
	leaq	32(%rdi), %rcx
	movq	%rcx, -32(%rsp)
	movq	-96(%rsp), %rcx
	vmovups	(%rcx), %ymm0
	vmovups	32(%rcx), %ymm1
	movq	80(%rcx), %r9
	movq	%r9, -16(%rsp)
	addq	$-8, %r8
	cmpq	%rsi, %r8
	cmovgeq	%rsi, %r8
	movq	96(%rcx), %rsi
	movq	%rsi, -24(%rsp)
	vpbroadcastb	64(%rcx), %xmm2
	addq	88(%rcx), %r8
	movq	%r8, -8(%rsp)
	vbroadcastss	.LCPI89_0(%rip), %ymm3
	vmovd	.LCPI89_2(%rip), %xmm4
	movq	%rdx, %r8
	jmp	.LBB89_14
	.p2align	4
.LBB89_15:
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
.LBB89_16:
	vcvtdq2ps	%ymm9, %ymm6
	movq	-72(%rsp), %rsi
	movq	-16(%rsp), %rdx
	vmulps	(%rdx,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vextractf128	$1, %ymm6, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm9, %xmm6, %xmm6
	vpaddb	%xmm2, %xmm6, %xmm6
	movq	(%rsp), %r8
	movq	%r8, %rax
	movq	-24(%rsp), %rdi
	imulq	%rdi, %rax
	movq	-8(%rsp), %rcx
	vmovq	%xmm6, (%rcx,%rax)
	vcvtdq2ps	%ymm8, %ymm6
	vmulps	(%rdx,%rsi,4), %ymm6, %ymm6
	leaq	1(%r8), %rax
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vextractf128	$1, %ymm6, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm8, %xmm6, %xmm6
	vpaddb	%xmm2, %xmm6, %xmm6
	imulq	%rdi, %rax
	vmovq	%xmm6, (%rcx,%rax)
	leaq	2(%r8), %rax
	vcvtdq2ps	%ymm7, %ymm6
	vmulps	(%rdx,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vpaddb	%xmm2, %xmm6, %xmm6
	imulq	%rdi, %rax
	vmovq	%xmm6, (%rcx,%rax)
	addq	$3, %r8
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	(%rdx,%rsi,4), %ymm5, %ymm5
	vmaxps	%ymm0, %ymm5, %ymm5
	vminps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vextractf128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	vpaddb	%xmm2, %xmm5, %xmm5
	imulq	%rdi, %r8
	vmovq	%xmm5, (%rcx,%r8)
	movq	-120(%rsp), %rdx
	leaq	4(%rdx), %rax
	movq	%rdx, %r8
	movq	-88(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-80(%rsp), %rdi
	jl	.LBB89_6
.LBB89_14:
	movq	%rax, -120(%rsp)
	vmovdqu	(%rdi), %ymm5
	testq	%r11, %r11
	movq	%r8, (%rsp)
	je	.LBB89_15
	movq	-128(%rsp), %rcx
	movq	(%rcx), %rax
	vmovdqu	16(%rcx), %ymm6
	movq	48(%rcx), %rdi
	movq	%rdi, %rdx
	imulq	%r8, %rdx
	movq	56(%rcx), %r12
	movq	72(%rcx), %rbp
	addq	%rax, %rdx
	leaq	(%rdi,%rdi), %rcx
	movq	%rcx, -104(%rsp)
	movq	%rbp, %r15
	shlq	$5, %r15
	movq	%rbp, %rcx
	andq	$-2, %rcx
	movq	%rcx, -40(%rsp)
	leaq	3(%r8), %rsi
	imulq	%rdi, %rsi
	leaq	(%rax,%rsi), %rcx
	addq	$4, %rcx
	movq	%rcx, -48(%rsp)
	leaq	2(%r8), %rsi
	imulq	%rdi, %rsi
	leaq	(%rax,%rsi), %rcx
	addq	$4, %rcx
	movq	%rcx, -56(%rsp)
	leaq	1(%r8), %rsi
	movq	%rdi, -112(%rsp)
	imulq	%rdi, %rsi
	addq	%rsi, %rax
	addq	$4, %rax
	movq	%rax, -64(%rsp)
	movq	-32(%rsp), %r8
	xorl	%ebx, %ebx
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
	jmp	.LBB89_47
	.p2align	4
.LBB89_53:
	addq	%r15, %r8
.LBB89_54:
	incq	%rbx
	cmpq	%r11, %rbx
	je	.LBB89_16
.LBB89_47:
	testq	%rbp, %rbp
	je	.LBB89_54
	movq	(%r12,%rbx,8), %rdi
	leaq	(%rdx,%rdi), %r9
	cmpq	$1, %rbp
	jne	.LBB89_55
	movq	%r8, %r10
	testb	$1, %bpl
	je	.LBB89_53
	jmp	.LBB89_52
	.p2align	4
.LBB89_55:
	movq	%rdx, %r14
	movq	%r12, %rdx
	movq	%r11, %rcx
	movq	-48(%rsp), %rax
	leaq	(%rax,%rdi), %r11
	movq	-56(%rsp), %rax
	leaq	(%rax,%rdi), %r13
	addq	-64(%rsp), %rdi
	movq	-40(%rsp), %rax
	xorl	%r12d, %r12d
	movq	%r8, %rsi
	.p2align	4
.LBB89_56:
	movq	%rsi, %r10
	vpbroadcastd	(%r9,%r12), %ymm10
	vpxor	%ymm6, %ymm10, %ymm10
	vmovdqu	(%r8,%r12,8), %ymm11
	vmovdqu	32(%r8,%r12,8), %ymm12
	vpmaddwd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vpbroadcastd	-4(%rdi,%r12), %ymm10
	vpxor	%ymm6, %ymm10, %ymm10
	vpmaddwd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm8, %ymm10, %ymm8
	vpbroadcastd	-4(%r13,%r12), %ymm10
	vpxor	%ymm6, %ymm10, %ymm10
	vpmaddwd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm7, %ymm10, %ymm7
	vpbroadcastd	-4(%r11,%r12), %ymm10
	vpxor	%ymm6, %ymm10, %ymm10
	vpmaddwd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm5, %ymm10, %ymm5
	vpbroadcastd	4(%r9,%r12), %ymm10
	vpxor	%ymm6, %ymm10, %ymm10
	vpmaddwd	%ymm12, %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vpbroadcastd	(%rdi,%r12), %ymm10
	vpxor	%ymm6, %ymm10, %ymm10
	vpmaddwd	%ymm12, %ymm10, %ymm10
	vpaddd	%ymm8, %ymm10, %ymm8
	vpbroadcastd	(%r13,%r12), %ymm10
	vpxor	%ymm6, %ymm10, %ymm10
	vpmaddwd	%ymm12, %ymm10, %ymm10
	vpaddd	%ymm7, %ymm10, %ymm7
	vpbroadcastd	(%r11,%r12), %ymm10
	vpxor	%ymm6, %ymm10, %ymm10
	vpmaddwd	%ymm12, %ymm10, %ymm10
	vpaddd	%ymm5, %ymm10, %ymm5
	leaq	(%r8,%r12,8), %rsi
	addq	$64, %rsi
	addq	$8, %r12
	addq	$-2, %rax
	jne	.LBB89_56
	addq	$64, %r10
	addq	%r12, %r9
	movq	%rcx, %r11
	movq	%rdx, %r12
	movq	%r14, %rdx
	testb	$1, %bpl
	je	.LBB89_53
.LBB89_52:
	vmovdqu	(%r10), %ymm10
	vpbroadcastd	(%r9), %ymm11
	vpxor	%ymm6, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm11
	vpaddd	%ymm9, %ymm11, %ymm9
	movq	-112(%rsp), %rcx
	leaq	(%r9,%rcx), %rax
	vpbroadcastd	(%r9,%rcx), %ymm11
	vpxor	%ymm6, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm11
	vpaddd	%ymm8, %ymm11, %ymm8
	vpbroadcastd	(%r9,%rcx,2), %ymm11
	vpxor	%ymm6, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm11
	vpaddd	%ymm7, %ymm11, %ymm7
	movq	-104(%rsp), %rcx
	vpbroadcastd	(%rcx,%rax), %ymm11
	vpxor	%ymm6, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm10
	vpaddd	%ymm5, %ymm10, %ymm5
	jmp	.LBB89_53
.LBB89_17:
	cmpq	$1, %rax
	jle	.LBB89_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB89_7:
	movq	%rax, -64(%rsp)
	movq	%rdx, -120(%rsp)
	vmovdqu	(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	je	.LBB89_8
	leaq	32(%rdi), %rdx
	movq	(%r13), %rcx
	vmovdqu	16(%r13), %ymm1
	movq	48(%r13), %rbx
	movq	%rbx, %r10
	movq	-120(%rsp), %r8
	imulq	%r8, %r10
	movq	56(%r13), %rbp
	movq	72(%r13), %r9
	addq	%rcx, %r10
	movq	%r9, %r11
	shlq	$5, %r11
	movl	%r9d, %r15d
	andl	$3, %r15d
	movq	%r9, %r14
	andq	$-4, %r14
	movq	%r14, -48(%rsp)
	incq	%r8
	movq	%rbx, -112(%rsp)
	imulq	%rbx, %r8
	addq	%r8, %rcx
	addq	$12, %rcx
	movq	%rcx, -56(%rsp)
	movq	%r15, -104(%rsp)
	leal	(,%r15,4), %r15d
	xorl	%r12d, %r12d
	vmovdqa	%ymm0, %ymm2
	movq	%rax, -40(%rsp)
	jmp	.LBB89_35
	.p2align	4
.LBB89_42:
	addq	%r11, %rdx
.LBB89_43:
	incq	%r12
	cmpq	%rax, %r12
	je	.LBB89_9
.LBB89_35:
	testq	%r9, %r9
	je	.LBB89_43
	movq	(%rbp,%r12,8), %r8
	leaq	(%r10,%r8), %r13
	cmpq	$4, %r9
	jae	.LBB89_44
	movq	%rdx, %rcx
	cmpq	$0, -104(%rsp)
	jne	.LBB89_40
	jmp	.LBB89_42
	.p2align	4
.LBB89_44:
	movq	%r11, %rax
	movq	%r10, %r11
	movq	%rbp, %r10
	addq	-56(%rsp), %r8
	movq	-48(%rsp), %rbx
	xorl	%r14d, %r14d
	movq	%rdx, %rbp
	.p2align	4
.LBB89_45:
	movq	%rbp, %rcx
	vpbroadcastd	(%r13,%r14), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vmovdqu	(%rdx,%r14,8), %ymm4
	vmovdqu	32(%rdx,%r14,8), %ymm5
	vmovdqu	64(%rdx,%r14,8), %ymm6
	vmovdqu	96(%rdx,%r14,8), %ymm7
	vpmaddwd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpbroadcastd	-12(%r8,%r14), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	vpbroadcastd	4(%r13,%r14), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm5, %ymm3, %ymm3
	vpbroadcastd	-8(%r8,%r14), %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddwd	%ymm5, %ymm4, %ymm4
	vpbroadcastd	8(%r13,%r14), %ymm5
	vpxor	%ymm1, %ymm5, %ymm5
	vpmaddwd	%ymm6, %ymm5, %ymm5
	vpaddd	%ymm3, %ymm5, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpbroadcastd	-4(%r8,%r14), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm6, %ymm3, %ymm3
	vpaddd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	vpbroadcastd	12(%r13,%r14), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm7, %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpbroadcastd	(%r8,%r14), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm7, %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	leaq	(%rdx,%r14,8), %rbp
	addq	$128, %rbp
	addq	$16, %r14
	addq	$-4, %rbx
	jne	.LBB89_45
	subq	$-128, %rcx
	addq	%r14, %r13
	movq	-72(%rsp), %rsi
	movq	-80(%rsp), %rdi
	movq	%r10, %rbp
	movq	%r11, %r10
	movq	%rax, %r11
	movq	-40(%rsp), %rax
	cmpq	$0, -104(%rsp)
	je	.LBB89_42
.LBB89_40:
	movq	-112(%rsp), %r8
	addq	%r13, %r8
	xorl	%ebx, %ebx
	.p2align	4
.LBB89_41:
	vmovdqu	(%rcx,%rbx,8), %ymm3
	vpbroadcastd	(%r13,%rbx), %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddwd	%ymm3, %ymm4, %ymm4
	vpaddd	%ymm2, %ymm4, %ymm2
	vpbroadcastd	(%r8,%rbx), %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddwd	%ymm3, %ymm4, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$4, %rbx
	cmpq	%rbx, %r15
	jne	.LBB89_41
	jmp	.LBB89_42
.LBB89_8:
	vmovdqa	%ymm0, %ymm2
.LBB89_9:
	movq	-128(%rsp), %r13
	movq	96(%r13), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	cmovgeq	%rsi, %rax
	movq	-96(%rsp), %r9
	vmovups	(%r9), %ymm1
	vmovups	32(%r9), %ymm3
	movq	80(%r9), %r8
	vcvtdq2ps	%ymm2, %ymm2
	movq	88(%r9), %rcx
	movq	96(%r9), %rdx
	vmulps	(%r8,%rsi,4), %ymm2, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm2
	vminps	%ymm3, %ymm2, %ymm2
	vbroadcastss	.LCPI89_0(%rip), %ymm4
	vaddps	%ymm4, %ymm2, %ymm2
	vextractf128	$1, %ymm2, %xmm5
	vmovd	.LCPI89_2(%rip), %xmm6
	vpshufb	%xmm6, %xmm5, %xmm5
	vpshufb	%xmm6, %xmm2, %xmm2
	vpunpckldq	%xmm5, %xmm2, %xmm2
	vpbroadcastb	64(%r9), %xmm5
	vpaddb	%xmm5, %xmm2, %xmm2
	movq	%rdx, %r9
	movq	-120(%rsp), %r10
	imulq	%r10, %r9
	addq	%rcx, %r9
	vmovq	%xmm2, (%rax,%r9)
	incq	%r10
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	(%r8,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm1, %ymm0, %ymm0
	vminps	%ymm3, %ymm0, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpshufb	%xmm6, %xmm1, %xmm1
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm5, %xmm0, %xmm0
	imulq	%rdx, %r10
	addq	%rcx, %r10
	vmovq	%xmm0, (%rax,%r10)
	movq	-64(%rsp), %rdx
	movq	-88(%rsp), %rcx
.LBB89_10:
	cmpq	%rcx, %rdx
	jge	.LBB89_24
.LBB89_21:
	vmovdqu	(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	je	.LBB89_22
	addq	$32, %rdi
	vmovdqu	16(%r13), %ymm1
	movq	48(%r13), %rcx
	movq	%rdx, %rbp
	imulq	%rdx, %rcx
	movq	56(%r13), %rdx
	movq	72(%r13), %r12
	addq	(%r13), %rcx
	movq	%r12, %r13
	shlq	$5, %r13
	movl	%r12d, %r8d
	andl	$3, %r8d
	movq	%r12, %r9
	andq	$-4, %r9
	leal	(,%r8,4), %r10d
	xorl	%r11d, %r11d
	jmp	.LBB89_26
	.p2align	4
.LBB89_31:
	addq	%r13, %rdi
.LBB89_32:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB89_23
.LBB89_26:
	testq	%r12, %r12
	je	.LBB89_32
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r14
	movq	%r9, %r15
	cmpq	$4, %r12
	jb	.LBB89_28
	.p2align	4
.LBB89_33:
	vpbroadcastd	(%rbx), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	(%r14), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	vpbroadcastd	4(%rbx), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	32(%r14), %ymm2, %ymm2
	vpbroadcastd	8(%rbx), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	64(%r14), %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	vpbroadcastd	12(%rbx), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	96(%r14), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	addq	$16, %rbx
	subq	$-128, %r14
	addq	$-4, %r15
	jne	.LBB89_33
.LBB89_28:
	testq	%r8, %r8
	je	.LBB89_31
	xorl	%r15d, %r15d
	.p2align	4
.LBB89_30:
	vpbroadcastd	(%rbx,%r15), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	(%r14,%r15,8), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	addq	$4, %r15
	cmpq	%r15, %r10
	jne	.LBB89_30
	jmp	.LBB89_31
.LBB89_22:
	movq	%rdx, %rbp
.LBB89_23:
	movq	-128(%rsp), %rax
	movq	96(%rax), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	cmovgeq	%rsi, %rax
	movq	-96(%rsp), %rdx
	movq	80(%rdx), %rcx
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	(%rcx,%rsi,4), %ymm0, %ymm0
	vmaxps	(%rdx), %ymm0, %ymm0
	vminps	32(%rdx), %ymm0, %ymm0
	vbroadcastss	.LCPI89_0(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vmovd	.LCPI89_2(%rip), %xmm2
	vpshufb	%xmm2, %xmm1, %xmm1
	vpshufb	%xmm2, %xmm0, %xmm0
	vpbroadcastb	64(%rdx), %xmm2
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm2, %xmm0, %xmm0
	imulq	96(%rdx), %rbp
	addq	88(%rdx), %rbp
	vmovq	%xmm0, (%rax,%rbp)
.LBB89_24:
	addq	$8, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.LBB89_19:
	.cfi_def_cfa_offset 64
	jne	.LBB89_24
	xorl	%edx, %edx
	jmp	.LBB89_21
.Lfunc_end89:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5, .Lfunc_end89-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI90_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI90_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI90_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.weak	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5,@function
$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$72, %rsp
	.cfi_def_cfa_offset 128
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	80(%r13), %rcx
	cmpq	$4, %rcx
	movq	%r13, -80(%rsp)
	movq	%rdi, -64(%rsp)
	movq	%rsi, -72(%rsp)
	movq	%rdx, -96(%rsp)
	movq	%rcx, -88(%rsp)
	jl	.LBB90_7
	movq	64(%r13), %rax
	movq	%rax, -104(%rsp)
	movq	96(%r13), %r8
	leaq	64(%rdi), %rax
	movq	%rax, -56(%rsp)
	leaq	8(%rsi), %rax
	movq	(%rdx), %r9
	movq	%r9, -8(%rsp)
	movq	8(%rdx), %r9
	movq	%r9, -16(%rsp)
	vmovdqu	16(%rdx), %ymm0
	vmovdqu	%ymm0, 32(%rsp)
	vmovups	48(%rdx), %ymm1
	addq	$-8, %r8
	cmpq	%rsi, %r8
	movq	%rsi, %r9
	cmovlq	%r8, %r9
	movq	%r9, -24(%rsp)
	movq	96(%rdx), %r9
	movq	%r9, -32(%rsp)
	cmpq	%rax, %r8
	cmovgeq	%rax, %r8
	movq	%r8, (%rsp)
	movq	104(%rdx), %rax
	movq	%rax, -40(%rsp)
	vpbroadcastb	80(%rdx), %xmm2
	movq	112(%rdx), %rax
	movq	%rax, -48(%rsp)
	movl	$4, %eax
	movl	$3, %edx
	movl	$2, %r8d
	movl	$1, %r11d
	movq	$0, -112(%rsp)
	vmovd	.LCPI90_2(%rip), %xmm4
	jmp	.LBB90_2
	.p2align	4
.LBB90_3:
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm6, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm6, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm6, %ymm13
.LBB90_4:
	movq	-8(%rsp), %rdx
	movq	-112(%rsp), %rbx
	vpbroadcastd	(%rdx,%rbx,4), %ymm12
	movq	-72(%rsp), %rsi
	movq	-16(%rsp), %rdi
	vpmulld	(%rdi,%rsi,4), %ymm12, %ymm12
	vpaddd	%ymm13, %ymm12, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	movq	-32(%rsp), %r9
	vmulps	(%r9,%rsi,4), %ymm12, %ymm12
	vmovups	32(%rsp), %ymm0
	vmaxps	%ymm0, %ymm12, %ymm12
	vminps	%ymm1, %ymm12, %ymm12
	vbroadcastss	.LCPI90_0(%rip), %ymm3
	vaddps	%ymm3, %ymm12, %ymm12
	vextractf128	$1, %ymm12, %xmm13
	vpshufb	%xmm4, %xmm13, %xmm13
	vpshufb	%xmm4, %xmm12, %xmm12
	vpunpckldq	%xmm13, %xmm12, %xmm12
	vpaddb	%xmm2, %xmm12, %xmm12
	movq	%rbx, %rax
	movq	-48(%rsp), %r11
	imulq	%r11, %rax
	movq	-40(%rsp), %r10
	addq	%r10, %rax
	movq	-24(%rsp), %r8
	vmovq	%xmm12, (%r8,%rax)
	vpbroadcastd	(%rdx,%rbx,4), %ymm12
	vpmulld	32(%rdi,%rsi,4), %ymm12, %ymm12
	vpaddd	%ymm11, %ymm12, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vmulps	32(%r9,%rsi,4), %ymm11, %ymm11
	vmaxps	%ymm0, %ymm11, %ymm11
	vminps	%ymm1, %ymm11, %ymm11
	vaddps	%ymm3, %ymm11, %ymm11
	vextractf128	$1, %ymm11, %xmm12
	vpshufb	%xmm4, %xmm12, %xmm12
	vpshufb	%xmm4, %xmm11, %xmm11
	vpunpckldq	%xmm12, %xmm11, %xmm11
	vpaddb	%xmm2, %xmm11, %xmm11
	movq	(%rsp), %rcx
	vmovq	%xmm11, (%rcx,%rax)
	movq	%rbx, %rax
	orq	$1, %rax
	vpbroadcastd	4(%rdx,%rbx,4), %ymm11
	vpmulld	(%rdi,%rsi,4), %ymm11, %ymm11
	vpaddd	%ymm10, %ymm11, %ymm10
	vcvtdq2ps	%ymm10, %ymm10
	vmulps	(%r9,%rsi,4), %ymm10, %ymm10
	vmaxps	%ymm0, %ymm10, %ymm10
	vminps	%ymm1, %ymm10, %ymm10
	vaddps	%ymm3, %ymm10, %ymm10
	vextractf128	$1, %ymm10, %xmm11
	vpshufb	%xmm4, %xmm11, %xmm11
	vpshufb	%xmm4, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	imulq	%r11, %rax
	addq	%r10, %rax
	vmovq	%xmm10, (%r8,%rax)
	vpbroadcastd	4(%rdx,%rbx,4), %ymm10
	vpmulld	32(%rdi,%rsi,4), %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	32(%r9,%rsi,4), %ymm9, %ymm9
	vmaxps	%ymm0, %ymm9, %ymm9
	vminps	%ymm1, %ymm9, %ymm9
	vaddps	%ymm3, %ymm9, %ymm9
	vextractf128	$1, %ymm9, %xmm10
	vpshufb	%xmm4, %xmm10, %xmm10
	vpshufb	%xmm4, %xmm9, %xmm9
	vpunpckldq	%xmm10, %xmm9, %xmm9
	vpaddb	%xmm2, %xmm9, %xmm9
	vmovq	%xmm9, (%rcx,%rax)
	movq	%rbx, %rax
	orq	$2, %rax
	vpbroadcastd	8(%rdx,%rbx,4), %ymm9
	vpmulld	(%rdi,%rsi,4), %ymm9, %ymm9
	vpaddd	%ymm8, %ymm9, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	(%r9,%rsi,4), %ymm8, %ymm8
	vmaxps	%ymm0, %ymm8, %ymm8
	vminps	%ymm1, %ymm8, %ymm8
	vaddps	%ymm3, %ymm8, %ymm8
	vextractf128	$1, %ymm8, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	imulq	%r11, %rax
	addq	%r10, %rax
	vmovq	%xmm8, (%r8,%rax)
	vpbroadcastd	8(%rdx,%rbx,4), %ymm8
	vpmulld	32(%rdi,%rsi,4), %ymm8, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	32(%r9,%rsi,4), %ymm7, %ymm7
	vmaxps	%ymm0, %ymm7, %ymm7
	vminps	%ymm1, %ymm7, %ymm7
	vaddps	%ymm3, %ymm7, %ymm7
	vextractf128	$1, %ymm7, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	vpaddb	%xmm2, %xmm7, %xmm7
	vmovq	%xmm7, (%rcx,%rax)
	movq	%rbx, %rax
	orq	$3, %rax
	vpbroadcastd	12(%rdx,%rbx,4), %ymm7
	vpmulld	(%rdi,%rsi,4), %ymm7, %ymm7
	vpaddd	%ymm6, %ymm7, %ymm6
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%r9,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vpaddb	%xmm2, %xmm6, %xmm6
	imulq	%r11, %rax
	addq	%r10, %rax
	vmovq	%xmm6, (%r8,%rax)
	vpbroadcastd	12(%rdx,%rbx,4), %ymm6
	vpmulld	32(%rdi,%rsi,4), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	32(%r9,%rsi,4), %ymm5, %ymm5
	vmaxps	%ymm0, %ymm5, %ymm5
	vminps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vextractf128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	vpaddb	%xmm2, %xmm5, %xmm5
	vmovq	%xmm5, (%rcx,%rax)
	movq	-120(%rsp), %r12
	leaq	4(%r12), %rax
	movq	24(%rsp), %rdx
	addq	$4, %rdx
	movq	16(%rsp), %r8
	addq	$4, %r8
	addq	$4, %rbx
	movq	%rbx, -112(%rsp)
	movq	8(%rsp), %r11
	addq	$4, %r11
	movq	-88(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-80(%rsp), %r13
	movq	-64(%rsp), %rdi
	jl	.LBB90_5
.LBB90_2:
	movq	%rax, -120(%rsp)
	vmovdqu	(%rdi), %ymm6
	vmovdqu	32(%rdi), %ymm5
	cmpq	$0, -104(%rsp)
	movq	%rdx, 24(%rsp)
	movq	%r8, 16(%rsp)
	movq	%r11, 8(%rsp)
	je	.LBB90_3
	movq	(%r13), %rax
	vmovdqu	16(%r13), %ymm12
	movq	48(%r13), %r12
	movq	56(%r13), %rdi
	movq	72(%r13), %r13
	movq	%r13, %rbp
	shlq	$6, %rbp
	movq	%r12, %r9
	imulq	%rdx, %r9
	addq	%rax, %r9
	movq	%r12, %r14
	imulq	%r8, %r14
	addq	%rax, %r14
	movq	%r12, %r10
	imulq	-112(%rsp), %r10
	addq	%rax, %r10
	imulq	%r11, %r12
	addq	%rax, %r12
	movq	-56(%rsp), %rax
	xorl	%ecx, %ecx
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm6, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm6, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm6, %ymm13
	jmp	.LBB90_38
	.p2align	4
.LBB90_42:
	incq	%rcx
	cmpq	-104(%rsp), %rcx
	je	.LBB90_4
.LBB90_38:
	testq	%r13, %r13
	je	.LBB90_42
	movq	(%rdi,%rcx,8), %r11
	leaq	(%r9,%r11), %rsi
	leaq	(%r14,%r11), %rbx
	leaq	(%r10,%r11), %r15
	addq	%r12, %r11
	movq	%rax, %rdx
	xorl	%r8d, %r8d
	.p2align	4
.LBB90_40:
	vmovdqu	(%rdx), %ymm14
	vmovdqu	32(%rdx), %ymm15
	vpbroadcastd	(%r15,%r8,4), %ymm3
	vpxor	%ymm3, %ymm12, %ymm3
	vpmaddwd	%ymm3, %ymm14, %ymm0
	vpaddd	%ymm0, %ymm13, %ymm13
	vpmaddwd	%ymm3, %ymm15, %ymm0
	vpaddd	%ymm0, %ymm11, %ymm11
	vpbroadcastd	(%r11,%r8,4), %ymm0
	vpxor	%ymm0, %ymm12, %ymm0
	vpmaddwd	%ymm0, %ymm14, %ymm3
	vpaddd	%ymm3, %ymm10, %ymm10
	vpmaddwd	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm0, %ymm9, %ymm9
	vpbroadcastd	(%rbx,%r8,4), %ymm0
	vpxor	%ymm0, %ymm12, %ymm0
	vpmaddwd	%ymm0, %ymm14, %ymm3
	vpaddd	%ymm3, %ymm8, %ymm8
	vpbroadcastd	(%rsi,%r8,4), %ymm3
	incq	%r8
	vpmaddwd	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm7, %ymm0, %ymm7
	vpxor	%ymm3, %ymm12, %ymm0
	vpmaddwd	%ymm0, %ymm14, %ymm3
	vpaddd	%ymm6, %ymm3, %ymm6
	vpmaddwd	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm5, %ymm0, %ymm5
	addq	$64, %rdx
	cmpq	%r8, %r13
	jne	.LBB90_40
	addq	%rbp, %rax
	jmp	.LBB90_42
.LBB90_7:
	cmpq	$1, %rcx
	jle	.LBB90_12
	movl	$2, %eax
	xorl	%r12d, %r12d
	jmp	.LBB90_9
.LBB90_5:
	movq	%r12, %rax
	orq	$2, %rax
	cmpq	%rax, %rcx
	movq	-96(%rsp), %rdx
	jl	.LBB90_6
.LBB90_9:
	movq	%rax, -112(%rsp)
	vmovdqu	(%rdi), %ymm1
	vmovdqu	32(%rdi), %ymm0
	movq	64(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r12, -120(%rsp)
	je	.LBB90_10
	leaq	64(%rdi), %rax
	movq	(%r13), %rbx
	vmovdqu	16(%r13), %ymm3
	movq	48(%r13), %r8
	movq	%r8, %r9
	imulq	%r12, %r9
	movq	56(%r13), %r10
	movq	72(%r13), %r11
	leaq	(%rbx,%r9), %rdx
	movq	%rdx, -104(%rsp)
	movq	%r11, %r14
	shlq	$6, %r14
	movq	%r11, %r15
	andq	$-2, %r15
	incq	%r12
	imulq	%r8, %r12
	xorl	%r13d, %r13d
	vmovdqa	%ymm0, %ymm2
	vmovdqa	%ymm1, %ymm4
	jmp	.LBB90_27
	.p2align	4
.LBB90_33:
	addq	%r14, %rax
	movq	-64(%rsp), %rdi
.LBB90_34:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB90_11
.LBB90_27:
	testq	%r11, %r11
	je	.LBB90_34
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB90_35
	addq	-104(%rsp), %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB90_33
	jmp	.LBB90_32
	.p2align	4
.LBB90_35:
	addq	%rbx, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB90_36:
	vpbroadcastd	(%rbp,%r9), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vmovdqu	(%rdx), %ymm6
	vmovdqu	32(%rdx), %ymm7
	vmovdqu	64(%rdx), %ymm8
	vmovdqu	96(%rdx), %ymm9
	vpmaddwd	%ymm6, %ymm5, %ymm10
	vpaddd	%ymm4, %ymm10, %ymm4
	vpmaddwd	%ymm7, %ymm5, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpbroadcastd	(%rbp,%r12), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vpmaddwd	%ymm6, %ymm5, %ymm6
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	%ymm7, %ymm5, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm0
	vpbroadcastd	4(%rbp,%r9), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vpmaddwd	%ymm5, %ymm8, %ymm6
	vpaddd	%ymm4, %ymm6, %ymm4
	vpmaddwd	%ymm5, %ymm9, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpbroadcastd	4(%rbp,%r12), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vpmaddwd	%ymm5, %ymm8, %ymm6
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	%ymm5, %ymm9, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm0
	subq	$-128, %rdx
	addq	$8, %rbp
	addq	$-2, %rsi
	jne	.LBB90_36
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB90_33
.LBB90_32:
	vmovdqu	(%rdx), %ymm5
	vmovdqu	32(%rdx), %ymm6
	vpbroadcastd	(%rbp), %ymm7
	vpxor	%ymm3, %ymm7, %ymm7
	vpmaddwd	%ymm5, %ymm7, %ymm8
	vpaddd	%ymm4, %ymm8, %ymm4
	vpmaddwd	%ymm6, %ymm7, %ymm7
	vpaddd	%ymm2, %ymm7, %ymm2
	vpbroadcastd	(%rbp,%r8), %ymm7
	vpxor	%ymm3, %ymm7, %ymm7
	vpmaddwd	%ymm5, %ymm7, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	%ymm6, %ymm7, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm0
	jmp	.LBB90_33
.LBB90_12:
	jne	.LBB90_24
	xorl	%r12d, %r12d
	jmp	.LBB90_14
.LBB90_10:
	vmovdqa	%ymm0, %ymm2
	vmovdqa	%ymm1, %ymm4
.LBB90_11:
	movq	-80(%rsp), %r13
	movq	96(%r13), %rax
	addq	$-8, %rax
	movq	-72(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	cmovlq	%rax, %rcx
	movq	-96(%rsp), %rdx
	movq	(%rdx), %r14
	movq	8(%rdx), %rbx
	vmovups	16(%rdx), %ymm3
	vmovups	48(%rdx), %ymm5
	movq	96(%rdx), %r15
	movq	104(%rdx), %r8
	movq	112(%rdx), %r9
	movq	-120(%rsp), %r12
	vpbroadcastd	(%r14,%r12,4), %ymm6
	vpmulld	(%rbx,%rsi,4), %ymm6, %ymm6
	vpaddd	%ymm4, %ymm6, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vmulps	(%r15,%rsi,4), %ymm4, %ymm4
	vmaxps	%ymm3, %ymm4, %ymm4
	vminps	%ymm5, %ymm4, %ymm4
	vbroadcastss	.LCPI90_0(%rip), %ymm6
	vaddps	%ymm6, %ymm4, %ymm7
	vextractf128	$1, %ymm7, %xmm8
	vmovd	.LCPI90_2(%rip), %xmm4
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm8
	vpbroadcastb	80(%rdx), %xmm7
	vpaddb	%xmm7, %xmm8, %xmm8
	movq	%r9, %r10
	imulq	%r12, %r10
	addq	%r8, %r10
	vmovq	%xmm8, (%rcx,%r10)
	leaq	8(%rsi), %r11
	cmpq	%r11, %rax
	cmovgeq	%r11, %rax
	vpbroadcastd	(%r14,%r12,4), %ymm8
	vpmulld	32(%rbx,%rsi,4), %ymm8, %ymm8
	vpaddd	%ymm2, %ymm8, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	32(%r15,%rsi,4), %ymm2, %ymm2
	vmaxps	%ymm3, %ymm2, %ymm2
	vminps	%ymm5, %ymm2, %ymm2
	vaddps	%ymm6, %ymm2, %ymm2
	vextractf128	$1, %ymm2, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm2, %xmm2
	vpunpckldq	%xmm8, %xmm2, %xmm2
	vpaddb	%xmm7, %xmm2, %xmm2
	vmovq	%xmm2, (%rax,%r10)
	movq	%r12, %r10
	orq	$1, %r10
	vpbroadcastd	4(%r14,%r12,4), %ymm2
	vpmulld	(%rbx,%rsi,4), %ymm2, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	(%r15,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm3, %ymm1, %ymm1
	vminps	%ymm5, %ymm1, %ymm1
	vaddps	%ymm6, %ymm1, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpshufb	%xmm4, %xmm2, %xmm2
	vpshufb	%xmm4, %xmm1, %xmm1
	vpunpckldq	%xmm2, %xmm1, %xmm1
	vpaddb	%xmm7, %xmm1, %xmm1
	imulq	%r9, %r10
	addq	%r8, %r10
	vmovq	%xmm1, (%rcx,%r10)
	vpbroadcastd	4(%r14,%r12,4), %ymm1
	vpmulld	32(%rbx,%rsi,4), %ymm1, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	32(%r15,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm3, %ymm0, %ymm0
	vminps	%ymm5, %ymm0, %ymm0
	vaddps	%ymm6, %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpshufb	%xmm4, %xmm1, %xmm1
	vpshufb	%xmm4, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm7, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r10)
	movq	-112(%rsp), %r12
	movq	-88(%rsp), %rcx
.LBB90_6:
	cmpq	%rcx, %r12
	jge	.LBB90_24
.LBB90_14:
	vmovdqu	(%rdi), %ymm1
	vmovdqu	32(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	movq	%r12, -120(%rsp)
	je	.LBB90_23
	addq	$64, %rdi
	vmovdqu	16(%r13), %ymm2
	movq	48(%r13), %rcx
	imulq	%r12, %rcx
	movq	56(%r13), %r12
	movq	72(%r13), %rbp
	addq	(%r13), %rcx
	movq	%rbp, %r8
	shlq	$6, %r8
	movl	%ebp, %r9d
	andl	$3, %r9d
	movq	%rbp, %r10
	andq	$-4, %r10
	xorl	%r11d, %r11d
	jmp	.LBB90_16
	.p2align	4
.LBB90_21:
	addq	%r8, %rdi
.LBB90_22:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB90_23
.LBB90_16:
	testq	%rbp, %rbp
	je	.LBB90_22
	movq	(%r12,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r14
	movq	%r10, %r15
	cmpq	$4, %rbp
	jb	.LBB90_18
	.p2align	4
.LBB90_25:
	vpbroadcastd	(%rbx), %ymm3
	vpxor	%ymm2, %ymm3, %ymm3
	vpmaddwd	(%r14), %ymm3, %ymm4
	vpaddd	%ymm1, %ymm4, %ymm1
	vpmaddwd	32(%r14), %ymm3, %ymm3
	vpbroadcastd	4(%rbx), %ymm4
	vpxor	%ymm2, %ymm4, %ymm4
	vpmaddwd	64(%r14), %ymm4, %ymm5
	vpaddd	%ymm0, %ymm3, %ymm0
	vpmaddwd	96(%r14), %ymm4, %ymm3
	vpbroadcastd	8(%rbx), %ymm4
	vpxor	%ymm2, %ymm4, %ymm4
	vpmaddwd	128(%r14), %ymm4, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	160(%r14), %ymm4, %ymm4
	vpaddd	%ymm3, %ymm4, %ymm3
	vpbroadcastd	12(%rbx), %ymm4
	vpxor	%ymm2, %ymm4, %ymm4
	vpmaddwd	192(%r14), %ymm4, %ymm5
	vpaddd	%ymm0, %ymm3, %ymm0
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	224(%r14), %ymm4, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$16, %rbx
	addq	$256, %r14
	addq	$-4, %r15
	jne	.LBB90_25
.LBB90_18:
	testq	%r9, %r9
	je	.LBB90_21
	xorl	%r15d, %r15d
	.p2align	4
.LBB90_20:
	vpbroadcastd	(%rbx,%r15,4), %ymm3
	vpxor	%ymm2, %ymm3, %ymm3
	vpmaddwd	(%r14), %ymm3, %ymm4
	vpaddd	%ymm1, %ymm4, %ymm1
	vpmaddwd	32(%r14), %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$64, %r14
	incq	%r15
	cmpq	%r15, %r9
	jne	.LBB90_20
	jmp	.LBB90_21
.LBB90_23:
	movq	96(%r13), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rdi
	cmovlq	%rax, %rdi
	movq	(%rdx), %r10
	movq	8(%rdx), %r9
	vmovups	16(%rdx), %ymm2
	vmovups	48(%rdx), %ymm3
	movq	96(%rdx), %rcx
	movq	-120(%rsp), %r11
	vpbroadcastd	(%r10,%r11,4), %ymm4
	vpmulld	(%r9,%rsi,4), %ymm4, %ymm4
	vpaddd	%ymm1, %ymm4, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	(%rcx,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm2, %ymm1, %ymm1
	vminps	%ymm3, %ymm1, %ymm1
	vbroadcastss	.LCPI90_0(%rip), %ymm4
	vaddps	%ymm4, %ymm1, %ymm1
	vextractf128	$1, %ymm1, %xmm5
	vmovd	.LCPI90_2(%rip), %xmm6
	vpshufb	%xmm6, %xmm5, %xmm5
	vpshufb	%xmm6, %xmm1, %xmm1
	vpunpckldq	%xmm5, %xmm1, %xmm1
	vpbroadcastb	80(%rdx), %xmm5
	vpaddb	%xmm5, %xmm1, %xmm1
	movq	112(%rdx), %r8
	imulq	%r11, %r8
	addq	104(%rdx), %r8
	vmovq	%xmm1, (%rdi,%r8)
	leaq	8(%rsi), %rdi
	cmpq	%rdi, %rax
	vpbroadcastd	(%r10,%r11,4), %ymm1
	vpmulld	32(%r9,%rsi,4), %ymm1, %ymm1
	cmovgeq	%rdi, %rax
	vpaddd	%ymm0, %ymm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	32(%rcx,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm2, %ymm0, %ymm0
	vminps	%ymm3, %ymm0, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpshufb	%xmm6, %xmm1, %xmm1
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm5, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r8)
.LBB90_24:
	addq	$72, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end90:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end90-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI91_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI91_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI91_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.weak	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5,@function
$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$216, %rsp
	.cfi_def_cfa_offset 272
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	80(%r13), %r8
	cmpq	$4, %r8
	movq	%r13, -128(%rsp)
	movq	%rdi, -80(%rsp)
	movq	%rsi, -88(%rsp)
	movq	%rdx, -104(%rsp)
	movq	%r8, -96(%rsp)
	jl	.LBB91_7
	movq	64(%r13), %rax
	movq	%rax, -72(%rsp)
	movq	96(%r13), %rcx
	leaq	96(%rdi), %rax
	movq	%rax, -64(%rsp)
	leaq	8(%rsi), %r9
	leaq	16(%rsi), %rax
	movq	(%rdx), %r10
	movq	%r10, -16(%rsp)
	movq	8(%rdx), %r10
	movq	%r10, -24(%rsp)
	vmovups	16(%rdx), %ymm0
	vmovups	%ymm0, 144(%rsp)
	addq	$-8, %rcx
	cmpq	%rsi, %rcx
	movq	%rsi, %r10
	cmovlq	%rcx, %r10
	movq	%r10, -32(%rsp)
	vmovups	48(%rdx), %ymm0
	vmovups	%ymm0, 112(%rsp)
	cmpq	%r9, %rcx
	cmovlq	%rcx, %r9
	movq	%r9, -8(%rsp)
	movq	96(%rdx), %r9
	movq	%r9, -40(%rsp)
	cmpq	%rax, %rcx
	cmovgeq	%rax, %rcx
	movq	%rcx, (%rsp)
	movq	104(%rdx), %rax
	movq	%rax, -48(%rsp)
	vpbroadcastb	80(%rdx), %xmm0
	vmovdqa	%xmm0, 96(%rsp)
	movq	112(%rdx), %rax
	movq	%rax, -56(%rsp)
	movl	$4, %eax
	movl	$3, %edx
	movl	$2, %r11d
	movl	$1, %ebx
	movq	$0, -112(%rsp)
	jmp	.LBB91_2
	.p2align	4
.LBB91_3:
	vmovdqa	%ymm1, %ymm8
	vmovdqa	%ymm0, %ymm9
	vmovdqa	%ymm3, %ymm10
	vmovdqa	%ymm1, %ymm11
	vmovdqa	%ymm0, %ymm12
	vmovdqa	%ymm3, %ymm13
	vmovdqa	%ymm1, %ymm2
	vmovdqa	%ymm1, %ymm14
	vmovdqa	%ymm0, %ymm1
	vmovdqa	%ymm0, %ymm15
	vmovdqa	%ymm3, %ymm4
	vmovdqa	%ymm3, %ymm7
.LBB91_4:
	movq	-16(%rsp), %rdi
	movq	-112(%rsp), %r14
	vpbroadcastd	(%rdi,%r14,4), %ymm3
	movq	-88(%rsp), %rsi
	movq	-24(%rsp), %r8
	vpmulld	(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm7, %ymm3, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	movq	-40(%rsp), %r10
	vmulps	(%r10,%rsi,4), %ymm3, %ymm3
	vmaxps	144(%rsp), %ymm3, %ymm3
	vminps	112(%rsp), %ymm3, %ymm3
	vbroadcastss	.LCPI91_0(%rip), %ymm5
	vaddps	%ymm5, %ymm3, %ymm3
	vextractf128	$1, %ymm3, %xmm7
	vmovd	.LCPI91_2(%rip), %xmm6
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vmovdqa	96(%rsp), %xmm5
	vpaddb	%xmm5, %xmm3, %xmm3
	movq	%r14, %rax
	movq	-56(%rsp), %rbx
	imulq	%rbx, %rax
	movq	-48(%rsp), %r11
	addq	%r11, %rax
	movq	-32(%rsp), %r9
	vmovq	%xmm3, (%r9,%rax)
	vpbroadcastd	(%rdi,%r14,4), %ymm3
	vpmulld	32(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm15, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	32(%r10,%rsi,4), %ymm3, %ymm3
	vmovups	144(%rsp), %ymm0
	vmaxps	%ymm0, %ymm3, %ymm3
	vmovups	112(%rsp), %ymm15
	vminps	%ymm15, %ymm3, %ymm3
	vbroadcastss	.LCPI91_0(%rip), %ymm7
	vaddps	%ymm7, %ymm3, %ymm3
	vextractf128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vpaddb	%xmm5, %xmm3, %xmm3
	movq	-8(%rsp), %rdx
	vmovq	%xmm3, (%rdx,%rax)
	vpbroadcastd	(%rdi,%r14,4), %ymm3
	vpmulld	64(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm14, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	64(%r10,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm0, %ymm3, %ymm3
	vmovaps	%ymm0, %ymm14
	vminps	%ymm15, %ymm3, %ymm3
	vbroadcastss	.LCPI91_0(%rip), %ymm0
	vaddps	%ymm0, %ymm3, %ymm3
	vextractf128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vpaddb	%xmm5, %xmm3, %xmm3
	movq	(%rsp), %rcx
	vmovq	%xmm3, (%rcx,%rax)
	vpbroadcastd	4(%rdi,%r14,4), %ymm3
	vpmulld	(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm13, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	(%r10,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vextractf128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	movq	%r14, %rax
	orq	$1, %rax
	vpaddb	%xmm5, %xmm3, %xmm3
	imulq	%rbx, %rax
	addq	%r11, %rax
	vmovq	%xmm3, (%r9,%rax)
	vpbroadcastd	4(%rdi,%r14,4), %ymm3
	vpmulld	32(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm12, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	32(%r10,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vextractf128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vpaddb	%xmm5, %xmm3, %xmm3
	vmovq	%xmm3, (%rdx,%rax)
	vpbroadcastd	4(%rdi,%r14,4), %ymm3
	vpmulld	64(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm11, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	64(%r10,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vmovaps	%ymm0, %ymm11
	vextractf128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vpaddb	%xmm5, %xmm3, %xmm3
	vmovq	%xmm3, (%rcx,%rax)
	vpbroadcastd	8(%rdi,%r14,4), %ymm3
	vpmulld	(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm10, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	(%r10,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vextractf128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	movq	%r14, %rax
	orq	$2, %rax
	vpaddb	%xmm5, %xmm3, %xmm3
	imulq	%rbx, %rax
	addq	%r11, %rax
	vmovq	%xmm3, (%r9,%rax)
	vpbroadcastd	8(%rdi,%r14,4), %ymm3
	vpmulld	32(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm9, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	32(%r10,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vextractf128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vpaddb	%xmm5, %xmm3, %xmm3
	vmovq	%xmm3, (%rdx,%rax)
	vpbroadcastd	8(%rdi,%r14,4), %ymm3
	vpmulld	64(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm8, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	64(%r10,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vextractf128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vpaddb	%xmm5, %xmm3, %xmm3
	vmovq	%xmm3, (%rcx,%rax)
	vpbroadcastd	12(%rdi,%r14,4), %ymm3
	vpmulld	(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm4, %ymm3, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	(%r10,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm15, %ymm0, %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vextractf128	$1, %ymm0, %xmm3
	vpshufb	%xmm6, %xmm3, %xmm3
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm3, %xmm0, %xmm0
	movq	%r14, %rax
	orq	$3, %rax
	vpaddb	%xmm5, %xmm0, %xmm0
	imulq	%rbx, %rax
	addq	%r11, %rax
	vmovq	%xmm0, (%r9,%rax)
	vpbroadcastd	12(%rdi,%r14,4), %ymm0
	vpmulld	32(%r8,%rsi,4), %ymm0, %ymm0
	vpaddd	%ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	32(%r10,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm15, %ymm0, %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vextractf128	$1, %ymm0, %xmm3
	vpshufb	%xmm6, %xmm3, %xmm3
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm3, %xmm0, %xmm0
	vpaddb	%xmm5, %xmm0, %xmm0
	vmovq	%xmm0, (%rdx,%rax)
	vpbroadcastd	12(%rdi,%r14,4), %ymm0
	vpmulld	64(%r8,%rsi,4), %ymm0, %ymm0
	vpaddd	%ymm2, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%r10,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm15, %ymm0, %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vextractf128	$1, %ymm0, %xmm3
	vpshufb	%xmm6, %xmm3, %xmm3
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm3, %xmm0, %xmm0
	vpaddb	%xmm5, %xmm0, %xmm0
	vmovq	%xmm0, (%rcx,%rax)
	movq	-120(%rsp), %r15
	leaq	4(%r15), %rax
	movq	24(%rsp), %rdx
	addq	$4, %rdx
	movq	16(%rsp), %r11
	addq	$4, %r11
	addq	$4, %r14
	movq	%r14, -112(%rsp)
	movq	8(%rsp), %rbx
	addq	$4, %rbx
	movq	-96(%rsp), %r8
	cmpq	%rax, %r8
	movq	-80(%rsp), %rdi
	jl	.LBB91_5
.LBB91_2:
	movq	%rax, -120(%rsp)
	vmovdqu	(%rdi), %ymm3
	vmovdqu	32(%rdi), %ymm0
	vmovdqu	64(%rdi), %ymm1
	cmpq	$0, -72(%rsp)
	movq	%rdx, 24(%rsp)
	movq	%r11, 16(%rsp)
	movq	%rbx, 8(%rsp)
	je	.LBB91_3
	movq	-128(%rsp), %rcx
	movq	(%rcx), %rax
	vmovdqu	16(%rcx), %ymm6
	movq	48(%rcx), %r13
	movq	56(%rcx), %rdi
	movq	72(%rcx), %rbp
	movq	%rbp, %rcx
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,2), %r10
	movq	%r13, %r15
	imulq	%rdx, %r15
	addq	%rax, %r15
	movq	%r13, %r9
	imulq	%r11, %r9
	addq	%rax, %r9
	movq	%r13, %rdx
	imulq	-112(%rsp), %rdx
	addq	%rax, %rdx
	imulq	%rbx, %r13
	addq	%rax, %r13
	movq	-64(%rsp), %r8
	xorl	%eax, %eax
	vmovdqa	%ymm1, %ymm8
	vmovdqa	%ymm0, %ymm9
	vmovdqa	%ymm3, %ymm10
	vmovdqa	%ymm1, %ymm11
	vmovdqa	%ymm0, %ymm12
	vmovdqa	%ymm3, %ymm13
	vmovdqa	%ymm1, %ymm2
	vmovdqa	%ymm1, %ymm14
	vmovdqa	%ymm0, %ymm1
	vmovdqa	%ymm0, %ymm15
	vmovdqa	%ymm3, %ymm4
	vmovdqa	%ymm3, %ymm7
	jmp	.LBB91_38
	.p2align	4
.LBB91_42:
	incq	%rax
	cmpq	-72(%rsp), %rax
	je	.LBB91_4
.LBB91_38:
	testq	%rbp, %rbp
	je	.LBB91_42
	movq	(%rdi,%rax,8), %rbx
	leaq	(%r15,%rbx), %rsi
	leaq	(%r9,%rbx), %r14
	leaq	(%rdx,%rbx), %r12
	addq	%r13, %rbx
	movq	%r8, %rcx
	xorl	%r11d, %r11d
	vmovdqu	%ymm15, 64(%rsp)
	vmovdqu	%ymm7, 32(%rsp)
	vmovdqa	%ymm2, %ymm0
	vmovdqa	%ymm1, %ymm3
	vmovdqa	%ymm14, %ymm15
	vmovdqa	%ymm13, %ymm14
	vmovdqa	%ymm12, %ymm13
	vmovdqa	%ymm11, %ymm12
	vmovdqa	%ymm10, %ymm11
	vmovdqa	%ymm9, %ymm10
	vmovdqa	%ymm8, %ymm7
	vmovdqa	%ymm4, %ymm8
	.p2align	4
.LBB91_40:
	vmovdqu	%ymm7, 176(%rsp)
	vmovdqu	(%rcx), %ymm1
	vmovdqu	32(%rcx), %ymm2
	vmovdqu	64(%rcx), %ymm4
	vpbroadcastd	(%r12,%r11,4), %ymm5
	vpxor	%ymm6, %ymm5, %ymm5
	vmovdqa	%ymm6, %ymm7
	vpmaddwd	%ymm1, %ymm5, %ymm6
	vmovdqa	%ymm12, %ymm9
	vmovdqa	%ymm11, %ymm12
	vmovdqa	%ymm14, %ymm11
	vmovdqa	%ymm13, %ymm14
	vmovdqa	%ymm15, %ymm13
	vmovdqu	32(%rsp), %ymm15
	vpaddd	%ymm6, %ymm15, %ymm15
	vmovdqu	%ymm15, 32(%rsp)
	vpmaddwd	%ymm2, %ymm5, %ymm6
	vmovdqu	64(%rsp), %ymm15
	vpaddd	%ymm6, %ymm15, %ymm15
	vmovdqu	%ymm15, 64(%rsp)
	vmovdqa	%ymm13, %ymm15
	vmovdqa	%ymm14, %ymm13
	vmovdqa	%ymm11, %ymm14
	vmovdqa	%ymm12, %ymm11
	vpmaddwd	%ymm4, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm15, %ymm15
	vpbroadcastd	(%rbx,%r11,4), %ymm5
	vpxor	%ymm7, %ymm5, %ymm5
	vpmaddwd	%ymm1, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm14, %ymm14
	vpmaddwd	%ymm2, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm13, %ymm13
	vpmaddwd	%ymm4, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm9, %ymm12
	vpbroadcastd	(%r14,%r11,4), %ymm5
	vpxor	%ymm7, %ymm5, %ymm5
	vpmaddwd	%ymm1, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm11, %ymm11
	vpmaddwd	%ymm2, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm10, %ymm10
	vmovdqa	%ymm7, %ymm6
	vmovdqu	176(%rsp), %ymm7
	vpmaddwd	%ymm4, %ymm5, %ymm5
	vpaddd	%ymm7, %ymm5, %ymm7
	vpbroadcastd	(%rsi,%r11,4), %ymm5
	vpxor	%ymm6, %ymm5, %ymm5
	vpmaddwd	%ymm1, %ymm5, %ymm1
	vpaddd	%ymm1, %ymm8, %ymm8
	vpmaddwd	%ymm2, %ymm5, %ymm1
	vpaddd	%ymm3, %ymm1, %ymm3
	vpmaddwd	%ymm4, %ymm5, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	incq	%r11
	addq	$96, %rcx
	cmpq	%r11, %rbp
	jne	.LBB91_40
	vmovdqa	%ymm8, %ymm4
	vmovdqa	%ymm3, %ymm1
	vmovdqa	%ymm0, %ymm2
	addq	%r10, %r8
	vmovdqa	%ymm7, %ymm8
	vmovdqa	%ymm10, %ymm9
	vmovdqa	%ymm11, %ymm10
	vmovdqa	%ymm12, %ymm11
	vmovdqa	%ymm13, %ymm12
	vmovdqa	%ymm14, %ymm13
	vmovdqa	%ymm15, %ymm14
	vmovdqu	64(%rsp), %ymm15
	vmovdqu	32(%rsp), %ymm7
	jmp	.LBB91_42
.LBB91_7:
	cmpq	$1, %r8
	jle	.LBB91_12
	movl	$2, %eax
	xorl	%r15d, %r15d
	jmp	.LBB91_9
.LBB91_5:
	movq	%r15, %rax
	orq	$2, %rax
	cmpq	%rax, %r8
	movq	-104(%rsp), %rdx
	movq	-128(%rsp), %r13
	jl	.LBB91_6
.LBB91_9:
	vmovdqu	(%rdi), %ymm2
	vmovdqu	32(%rdi), %ymm1
	vmovdqu	64(%rdi), %ymm0
	movq	64(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r15, -120(%rsp)
	movq	%rax, 32(%rsp)
	je	.LBB91_10
	leaq	96(%rdi), %rax
	movq	(%r13), %rbx
	vmovdqu	16(%r13), %ymm5
	movq	48(%r13), %r8
	movq	%r8, %r9
	imulq	%r15, %r9
	movq	56(%r13), %r10
	movq	72(%r13), %r11
	leaq	(%rbx,%r9), %rdx
	movq	%rdx, 64(%rsp)
	movq	%r11, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,2), %r14
	movq	%r15, %rdx
	movq	%r11, %r15
	andq	$-2, %r15
	leaq	1(%rdx), %r12
	imulq	%r8, %r12
	xorl	%r13d, %r13d
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm2, %ymm6
	jmp	.LBB91_27
	.p2align	4
.LBB91_33:
	addq	%r14, %rax
	movq	-80(%rsp), %rdi
.LBB91_34:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB91_11
.LBB91_27:
	testq	%r11, %r11
	je	.LBB91_34
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB91_35
	addq	64(%rsp), %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB91_33
	jmp	.LBB91_32
	.p2align	4
.LBB91_35:
	addq	%rbx, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB91_36:
	vpbroadcastd	(%rbp,%r9), %ymm7
	vpxor	%ymm5, %ymm7, %ymm7
	vmovdqu	(%rdx), %ymm8
	vmovdqu	32(%rdx), %ymm9
	vmovdqu	64(%rdx), %ymm10
	vmovdqu	96(%rdx), %ymm11
	vpmaddwd	%ymm7, %ymm8, %ymm12
	vpaddd	%ymm6, %ymm12, %ymm6
	vpmaddwd	%ymm7, %ymm9, %ymm12
	vpaddd	%ymm4, %ymm12, %ymm4
	vpmaddwd	%ymm7, %ymm10, %ymm7
	vpaddd	%ymm3, %ymm7, %ymm3
	vpbroadcastd	(%rbp,%r12), %ymm7
	vpxor	%ymm5, %ymm7, %ymm7
	vpmaddwd	%ymm7, %ymm8, %ymm8
	vpaddd	%ymm2, %ymm8, %ymm2
	vpmaddwd	%ymm7, %ymm9, %ymm8
	vpaddd	%ymm1, %ymm8, %ymm1
	vpmaddwd	%ymm7, %ymm10, %ymm7
	vpaddd	%ymm0, %ymm7, %ymm0
	vmovdqu	128(%rdx), %ymm7
	vmovdqu	160(%rdx), %ymm8
	vpbroadcastd	4(%rbp,%r9), %ymm9
	vpxor	%ymm5, %ymm9, %ymm9
	vpmaddwd	%ymm11, %ymm9, %ymm10
	vpaddd	%ymm6, %ymm10, %ymm6
	vpmaddwd	%ymm7, %ymm9, %ymm10
	vpaddd	%ymm4, %ymm10, %ymm4
	vpmaddwd	%ymm8, %ymm9, %ymm9
	vpaddd	%ymm3, %ymm9, %ymm3
	vpbroadcastd	4(%rbp,%r12), %ymm9
	vpxor	%ymm5, %ymm9, %ymm9
	vpmaddwd	%ymm11, %ymm9, %ymm10
	vpaddd	%ymm2, %ymm10, %ymm2
	vpmaddwd	%ymm7, %ymm9, %ymm7
	vpaddd	%ymm1, %ymm7, %ymm1
	vpmaddwd	%ymm8, %ymm9, %ymm7
	vpaddd	%ymm0, %ymm7, %ymm0
	addq	$192, %rdx
	addq	$8, %rbp
	addq	$-2, %rsi
	jne	.LBB91_36
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB91_33
.LBB91_32:
	vmovdqu	(%rdx), %ymm7
	vmovdqu	32(%rdx), %ymm8
	vmovdqu	64(%rdx), %ymm9
	vpbroadcastd	(%rbp), %ymm10
	vpxor	%ymm5, %ymm10, %ymm10
	vpmaddwd	%ymm7, %ymm10, %ymm11
	vpaddd	%ymm6, %ymm11, %ymm6
	vpmaddwd	%ymm8, %ymm10, %ymm11
	vpaddd	%ymm4, %ymm11, %ymm4
	vpmaddwd	%ymm9, %ymm10, %ymm10
	vpaddd	%ymm3, %ymm10, %ymm3
	vpbroadcastd	(%rbp,%r8), %ymm10
	vpxor	%ymm5, %ymm10, %ymm10
	vpmaddwd	%ymm7, %ymm10, %ymm7
	vpaddd	%ymm2, %ymm7, %ymm2
	vpmaddwd	%ymm8, %ymm10, %ymm7
	vpaddd	%ymm1, %ymm7, %ymm1
	vpmaddwd	%ymm9, %ymm10, %ymm7
	vpaddd	%ymm0, %ymm7, %ymm0
	jmp	.LBB91_33
.LBB91_12:
	jne	.LBB91_17
	xorl	%r15d, %r15d
	jmp	.LBB91_14
.LBB91_10:
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm2, %ymm6
.LBB91_11:
	movq	-128(%rsp), %r13
	movq	96(%r13), %rax
	addq	$-8, %rax
	movq	-88(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %r14
	cmovlq	%rax, %r14
	movq	-104(%rsp), %rdx
	movq	(%rdx), %rcx
	movq	8(%rdx), %r15
	vmovups	16(%rdx), %ymm5
	vmovups	48(%rdx), %ymm7
	movq	96(%rdx), %r12
	movq	104(%rdx), %r8
	movq	-120(%rsp), %rbp
	vpbroadcastd	(%rcx,%rbp,4), %ymm8
	vpmulld	(%r15,%rsi,4), %ymm8, %ymm8
	vpaddd	%ymm6, %ymm8, %ymm6
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%r12,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm5, %ymm6, %ymm6
	vminps	%ymm7, %ymm6, %ymm6
	vbroadcastss	.LCPI91_0(%rip), %ymm8
	vaddps	%ymm6, %ymm8, %ymm9
	vextractf128	$1, %ymm9, %xmm10
	vmovd	.LCPI91_2(%rip), %xmm6
	vpshufb	%xmm6, %xmm10, %xmm10
	vpshufb	%xmm6, %xmm9, %xmm9
	vpunpckldq	%xmm10, %xmm9, %xmm10
	vpbroadcastb	80(%rdx), %xmm9
	movq	112(%rdx), %r10
	vpaddb	%xmm9, %xmm10, %xmm10
	movq	%r10, %r11
	imulq	%rbp, %r11
	addq	%r8, %r11
	vmovq	%xmm10, (%r14,%r11)
	leaq	8(%rsi), %r9
	cmpq	%r9, %rax
	vpbroadcastd	(%rcx,%rbp,4), %ymm10
	vpmulld	32(%r15,%rsi,4), %ymm10, %ymm10
	cmovlq	%rax, %r9
	vpaddd	%ymm4, %ymm10, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vmulps	32(%r12,%rsi,4), %ymm4, %ymm4
	vmaxps	%ymm5, %ymm4, %ymm4
	vminps	%ymm7, %ymm4, %ymm4
	vaddps	%ymm4, %ymm8, %ymm4
	vextractf128	$1, %ymm4, %xmm10
	vpshufb	%xmm6, %xmm10, %xmm10
	vpshufb	%xmm6, %xmm4, %xmm4
	vpunpckldq	%xmm10, %xmm4, %xmm4
	vpaddb	%xmm4, %xmm9, %xmm4
	vmovq	%xmm4, (%r9,%r11)
	leaq	16(%rsi), %rbx
	cmpq	%rbx, %rax
	cmovgeq	%rbx, %rax
	vpbroadcastd	(%rcx,%rbp,4), %ymm4
	vpmulld	64(%r15,%rsi,4), %ymm4, %ymm4
	vpaddd	%ymm3, %ymm4, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	64(%r12,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm5, %ymm3, %ymm3
	vminps	%ymm7, %ymm3, %ymm3
	vaddps	%ymm3, %ymm8, %ymm3
	vextractf128	$1, %ymm3, %xmm4
	vpshufb	%xmm6, %xmm4, %xmm4
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm4, %xmm3, %xmm3
	vpaddb	%xmm3, %xmm9, %xmm3
	vmovq	%xmm3, (%rax,%r11)
	movq	%rbp, %r11
	orq	$1, %r11
	vpbroadcastd	4(%rcx,%rbp,4), %ymm3
	vpmulld	(%r15,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%r12,%rsi,4), %ymm2, %ymm2
	vmaxps	%ymm5, %ymm2, %ymm2
	vminps	%ymm7, %ymm2, %ymm2
	vaddps	%ymm2, %ymm8, %ymm2
	vextractf128	$1, %ymm2, %xmm3
	vpshufb	%xmm6, %xmm3, %xmm3
	vpshufb	%xmm6, %xmm2, %xmm2
	vpunpckldq	%xmm3, %xmm2, %xmm2
	vpaddb	%xmm2, %xmm9, %xmm2
	imulq	%r10, %r11
	addq	%r8, %r11
	vmovq	%xmm2, (%r14,%r11)
	vpbroadcastd	4(%rcx,%rbp,4), %ymm2
	vpmulld	32(%r15,%rsi,4), %ymm2, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	32(%r12,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm5, %ymm1, %ymm1
	vminps	%ymm7, %ymm1, %ymm1
	vaddps	%ymm1, %ymm8, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpshufb	%xmm6, %xmm2, %xmm2
	vpshufb	%xmm6, %xmm1, %xmm1
	vpunpckldq	%xmm2, %xmm1, %xmm1
	vpaddb	%xmm1, %xmm9, %xmm1
	vmovq	%xmm1, (%r9,%r11)
	vpbroadcastd	4(%rcx,%rbp,4), %ymm1
	vpmulld	64(%r15,%rsi,4), %ymm1, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%r12,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm5, %ymm0, %ymm0
	vminps	%ymm7, %ymm0, %ymm0
	vaddps	%ymm0, %ymm8, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpshufb	%xmm6, %xmm1, %xmm1
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm0, %xmm9, %xmm0
	vmovq	%xmm0, (%rax,%r11)
	movq	32(%rsp), %r15
	movq	-96(%rsp), %r8
.LBB91_6:
	cmpq	%r8, %r15
	jge	.LBB91_17
.LBB91_14:
	vmovdqu	(%rdi), %ymm2
	vmovdqu	32(%rdi), %ymm1
	vmovdqu	64(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	je	.LBB91_15
	addq	$96, %rdi
	vmovdqu	16(%r13), %ymm3
	movq	48(%r13), %rcx
	movq	%r15, %rbp
	imulq	%r15, %rcx
	movq	56(%r13), %r15
	movq	72(%r13), %r12
	addq	(%r13), %rcx
	movq	%r12, %r8
	shlq	$5, %r8
	leaq	(%r8,%r8,2), %r8
	movq	%r12, %r9
	andq	$-2, %r9
	xorl	%r10d, %r10d
	jmp	.LBB91_19
	.p2align	4
.LBB91_23:
	addq	%r8, %rdi
.LBB91_24:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB91_16
.LBB91_19:
	testq	%r12, %r12
	je	.LBB91_24
	movq	(%r15,%r10,8), %r14
	addq	%rcx, %r14
	movq	%rdi, %r11
	movq	%r9, %rbx
	cmpq	$1, %r12
	je	.LBB91_21
	.p2align	4
.LBB91_25:
	vpbroadcastd	(%r14), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	(%r11), %ymm4, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpmaddwd	32(%r11), %ymm4, %ymm5
	vpmaddwd	64(%r11), %ymm4, %ymm4
	vpaddd	%ymm1, %ymm5, %ymm1
	vpaddd	%ymm0, %ymm4, %ymm0
	vpbroadcastd	4(%r14), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	96(%r11), %ymm4, %ymm5
	vpmaddwd	128(%r11), %ymm4, %ymm6
	vpaddd	%ymm2, %ymm5, %ymm2
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	160(%r11), %ymm4, %ymm4
	vpaddd	%ymm0, %ymm4, %ymm0
	addq	$8, %r14
	addq	$192, %r11
	addq	$-2, %rbx
	jne	.LBB91_25
.LBB91_21:
	testb	$1, %r12b
	je	.LBB91_23
	vpbroadcastd	(%r14), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	(%r11), %ymm4, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpmaddwd	32(%r11), %ymm4, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	64(%r11), %ymm4, %ymm4
	vpaddd	%ymm0, %ymm4, %ymm0
	jmp	.LBB91_23
.LBB91_15:
	movq	%r15, %rbp
.LBB91_16:
	movq	-128(%rsp), %rax
	movq	96(%rax), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %r8
	cmovlq	%rax, %r8
	movq	(%rdx), %r10
	movq	8(%rdx), %r9
	vmovups	16(%rdx), %ymm3
	movq	96(%rdx), %rcx
	vpbroadcastd	(%r10,%rbp,4), %ymm4
	vpmulld	(%r9,%rsi,4), %ymm4, %ymm4
	vpaddd	%ymm2, %ymm4, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%rcx,%rsi,4), %ymm2, %ymm4
	vmovups	48(%rdx), %ymm2
	vmaxps	%ymm3, %ymm4, %ymm4
	vminps	%ymm2, %ymm4, %ymm4
	vbroadcastss	.LCPI91_0(%rip), %ymm5
	vaddps	%ymm5, %ymm4, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vmovd	.LCPI91_2(%rip), %xmm4
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm8
	vpbroadcastb	80(%rdx), %xmm6
	vpunpckldq	%xmm7, %xmm8, %xmm7
	vpaddb	%xmm6, %xmm7, %xmm7
	movq	112(%rdx), %rdi
	imulq	%rbp, %rdi
	addq	104(%rdx), %rdi
	vmovq	%xmm7, (%r8,%rdi)
	leaq	8(%rsi), %r8
	cmpq	%r8, %rax
	cmovlq	%rax, %r8
	vpbroadcastd	(%r10,%rbp,4), %ymm7
	vpmulld	32(%r9,%rsi,4), %ymm7, %ymm7
	vpaddd	%ymm1, %ymm7, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	32(%rcx,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm3, %ymm1, %ymm1
	vminps	%ymm2, %ymm1, %ymm1
	vaddps	%ymm5, %ymm1, %ymm1
	vextractf128	$1, %ymm1, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm1, %xmm1
	vpunpckldq	%xmm7, %xmm1, %xmm1
	vpaddb	%xmm6, %xmm1, %xmm1
	vmovq	%xmm1, (%r8,%rdi)
	leaq	16(%rsi), %r8
	cmpq	%r8, %rax
	vpbroadcastd	(%r10,%rbp,4), %ymm1
	vpmulld	64(%r9,%rsi,4), %ymm1, %ymm1
	cmovgeq	%r8, %rax
	vpaddd	%ymm0, %ymm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%rcx,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm3, %ymm0, %ymm0
	vminps	%ymm2, %ymm0, %ymm0
	vaddps	%ymm5, %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpshufb	%xmm4, %xmm1, %xmm1
	vpshufb	%xmm4, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm6, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%rdi)
.LBB91_17:
	addq	$216, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end91:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end91-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI92_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI92_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI92_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.weak	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5,@function
$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$24, %rsp
	.cfi_def_cfa_offset 80
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	80(%r13), %rax
	cmpq	$8, %rax
	movq	%rdx, -56(%rsp)
	movq	%rsi, -64(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rax, -72(%rsp)
	movq	%rdi, -120(%rsp)
	jl	.LBB92_11
	movq	64(%r13), %r8
	movq	96(%r13), %r9
	leaq	32(%rdi), %rax
	movq	%rax, -104(%rsp)
	movq	(%rdx), %rax
	movq	%rax, -80(%rsp)
	movq	8(%rdx), %rax
	movq	%rax, -88(%rsp)
	vmovups	16(%rdx), %ymm0
	vmovups	48(%rdx), %ymm1
	movq	96(%rdx), %rax
	movq	%rax, -96(%rsp)
	addq	$-8, %r9
	cmpq	%rsi, %r9
	cmovgeq	%rsi, %r9
	addq	104(%rdx), %r9
	movq	112(%rdx), %r15
	vpbroadcastb	80(%rdx), %xmm2
	movl	$8, %eax
	xorl	%r12d, %r12d
	vbroadcastss	.LCPI92_0(%rip), %ymm3
	vmovd	.LCPI92_2(%rip), %xmm4
	jmp	.LBB92_2
	.p2align	4
.LBB92_3:
	vmovdqa	%ymm5, %ymm6
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm5, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm5, %ymm13
.LBB92_4:
	movq	-80(%rsp), %rcx
	vpbroadcastd	(%rcx,%r12,4), %ymm12
	movq	-64(%rsp), %rsi
	movq	-88(%rsp), %rdx
	vpmulld	(%rdx,%rsi,4), %ymm12, %ymm12
	vpaddd	%ymm13, %ymm12, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	movq	-96(%rsp), %rdi
	vmulps	(%rdi,%rsi,4), %ymm12, %ymm12
	vmaxps	%ymm0, %ymm12, %ymm12
	vminps	%ymm1, %ymm12, %ymm12
	vaddps	%ymm3, %ymm12, %ymm12
	vextractf128	$1, %ymm12, %xmm13
	vpshufb	%xmm4, %xmm13, %xmm13
	vpshufb	%xmm4, %xmm12, %xmm12
	vpunpckldq	%xmm13, %xmm12, %xmm12
	vpaddb	%xmm2, %xmm12, %xmm12
	movq	%r12, %rax
	imulq	%r15, %rax
	vmovq	%xmm12, (%r9,%rax)
	movq	%r12, %rax
	vpbroadcastd	4(%rcx,%r12,4), %ymm12
	vpmulld	(%rdx,%rsi,4), %ymm12, %ymm12
	vpaddd	%ymm11, %ymm12, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vmulps	(%rdi,%rsi,4), %ymm11, %ymm11
	orq	$1, %rax
	vmaxps	%ymm0, %ymm11, %ymm11
	vminps	%ymm1, %ymm11, %ymm11
	vaddps	%ymm3, %ymm11, %ymm11
	vextractf128	$1, %ymm11, %xmm12
	vpshufb	%xmm4, %xmm12, %xmm12
	vpshufb	%xmm4, %xmm11, %xmm11
	vpunpckldq	%xmm12, %xmm11, %xmm11
	vpaddb	%xmm2, %xmm11, %xmm11
	imulq	%r15, %rax
	vmovq	%xmm11, (%r9,%rax)
	movq	%r12, %rax
	vpbroadcastd	8(%rcx,%r12,4), %ymm11
	vpmulld	(%rdx,%rsi,4), %ymm11, %ymm11
	vpaddd	%ymm10, %ymm11, %ymm10
	vcvtdq2ps	%ymm10, %ymm10
	vmulps	(%rdi,%rsi,4), %ymm10, %ymm10
	orq	$2, %rax
	vmaxps	%ymm0, %ymm10, %ymm10
	vminps	%ymm1, %ymm10, %ymm10
	vaddps	%ymm3, %ymm10, %ymm10
	vextractf128	$1, %ymm10, %xmm11
	vpshufb	%xmm4, %xmm11, %xmm11
	vpshufb	%xmm4, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	imulq	%r15, %rax
	vmovq	%xmm10, (%r9,%rax)
	movq	%r12, %rax
	vpbroadcastd	12(%rcx,%r12,4), %ymm10
	vpmulld	(%rdx,%rsi,4), %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	(%rdi,%rsi,4), %ymm9, %ymm9
	orq	$3, %rax
	vmaxps	%ymm0, %ymm9, %ymm9
	vminps	%ymm1, %ymm9, %ymm9
	vaddps	%ymm3, %ymm9, %ymm9
	vextractf128	$1, %ymm9, %xmm10
	vpshufb	%xmm4, %xmm10, %xmm10
	vpshufb	%xmm4, %xmm9, %xmm9
	vpunpckldq	%xmm10, %xmm9, %xmm9
	vpaddb	%xmm2, %xmm9, %xmm9
	imulq	%r15, %rax
	vmovq	%xmm9, (%r9,%rax)
	movq	%r12, %rax
	vpbroadcastd	16(%rcx,%r12,4), %ymm9
	vpmulld	(%rdx,%rsi,4), %ymm9, %ymm9
	vpaddd	%ymm8, %ymm9, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	(%rdi,%rsi,4), %ymm8, %ymm8
	orq	$4, %rax
	vmaxps	%ymm0, %ymm8, %ymm8
	vminps	%ymm1, %ymm8, %ymm8
	vaddps	%ymm3, %ymm8, %ymm8
	vextractf128	$1, %ymm8, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	imulq	%r15, %rax
	vmovq	%xmm8, (%r9,%rax)
	movq	%r12, %rax
	vpbroadcastd	20(%rcx,%r12,4), %ymm8
	vpmulld	(%rdx,%rsi,4), %ymm8, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	(%rdi,%rsi,4), %ymm7, %ymm7
	orq	$5, %rax
	vmaxps	%ymm0, %ymm7, %ymm7
	vminps	%ymm1, %ymm7, %ymm7
	vaddps	%ymm3, %ymm7, %ymm7
	vextractf128	$1, %ymm7, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	vpaddb	%xmm2, %xmm7, %xmm7
	imulq	%r15, %rax
	vmovq	%xmm7, (%r9,%rax)
	movq	%r12, %rax
	vpbroadcastd	24(%rcx,%r12,4), %ymm7
	vpmulld	(%rdx,%rsi,4), %ymm7, %ymm7
	vpaddd	%ymm6, %ymm7, %ymm6
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%rdi,%rsi,4), %ymm6, %ymm6
	orq	$6, %rax
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vpaddb	%xmm2, %xmm6, %xmm6
	imulq	%r15, %rax
	vmovq	%xmm6, (%r9,%rax)
	movq	%r12, %rax
	vpbroadcastd	28(%rcx,%r12,4), %ymm6
	vpmulld	(%rdx,%rsi,4), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	(%rdi,%rsi,4), %ymm5, %ymm5
	orq	$7, %rax
	vmaxps	%ymm0, %ymm5, %ymm5
	vminps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vextractf128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	vpaddb	%xmm2, %xmm5, %xmm5
	imulq	%r15, %rax
	vmovq	%xmm5, (%r9,%rax)
	movq	-112(%rsp), %r10
	leaq	8(%r10), %rax
	addq	$8, %r12
	cmpq	%rax, -72(%rsp)
	jl	.LBB92_5
.LBB92_2:
	movq	%rax, -112(%rsp)
	movq	-120(%rsp), %rax
	vmovdqu	(%rax), %ymm5
	testq	%r8, %r8
	je	.LBB92_3
	movq	-128(%rsp), %rsi
	vmovdqu	16(%rsi), %ymm12
	movq	48(%rsi), %rax
	movq	56(%rsi), %rcx
	movq	72(%rsi), %rdx
	movq	%rdx, %rdi
	shlq	$5, %rdi
	movq	%rax, %r13
	imulq	%r12, %r13
	addq	(%rsi), %r13
	movq	-104(%rsp), %r11
	xorl	%r10d, %r10d
	vmovdqa	%ymm5, %ymm6
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm5, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm5, %ymm13
	jmp	.LBB92_58
	.p2align	4
.LBB92_62:
	incq	%r10
	cmpq	%r8, %r10
	je	.LBB92_4
.LBB92_58:
	testq	%rdx, %rdx
	je	.LBB92_62
	movq	(%rcx,%r10,8), %rsi
	addq	%r13, %rsi
	movq	%r11, %rbp
	xorl	%ebx, %ebx
	.p2align	4
.LBB92_60:
	leaq	(%rsi,%rbx,4), %r14
	vmovdqu	(%rbp), %ymm14
	vpbroadcastd	(%rsi,%rbx,4), %ymm15
	incq	%rbx
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm13, %ymm15, %ymm13
	vpbroadcastd	(%rax,%r14), %ymm15
	addq	%rax, %r14
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm11, %ymm15, %ymm11
	vpbroadcastd	(%rax,%r14), %ymm15
	addq	%rax, %r14
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm10, %ymm15, %ymm10
	vpbroadcastd	(%rax,%r14), %ymm15
	addq	%rax, %r14
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm9, %ymm15, %ymm9
	vpbroadcastd	(%rax,%r14), %ymm15
	addq	%rax, %r14
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm8, %ymm15, %ymm8
	vpbroadcastd	(%rax,%r14), %ymm15
	addq	%rax, %r14
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm7, %ymm15, %ymm7
	vpbroadcastd	(%rax,%r14), %ymm15
	addq	%rax, %r14
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm6, %ymm15, %ymm6
	vpbroadcastd	(%rax,%r14), %ymm15
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm14
	vpaddd	%ymm5, %ymm14, %ymm5
	addq	$32, %rbp
	cmpq	%rbx, %rdx
	jne	.LBB92_60
	addq	%rdi, %r11
	jmp	.LBB92_62
.LBB92_11:
	cmpq	$3, %rax
	jle	.LBB92_17
	movl	$4, %eax
	xorl	%r10d, %r10d
	jmp	.LBB92_13
.LBB92_5:
	movq	%r10, %rax
	orq	$4, %rax
	movq	-72(%rsp), %rcx
	cmpq	%rax, %rcx
	jge	.LBB92_13
.LBB92_6:
	leaq	2(%r10), %rdx
	cmpq	%rdx, %rcx
	movq	-128(%rsp), %r13
	movq	-120(%rsp), %rdi
	jge	.LBB92_7
	jmp	.LBB92_10
.LBB92_13:
	movq	-128(%rsp), %rcx
	movq	64(%rcx), %r11
	movq	96(%rcx), %rdx
	movq	-120(%rsp), %rcx
	addq	$32, %rcx
	movq	%rcx, -48(%rsp)
	movq	-56(%rsp), %rcx
	movq	(%rcx), %rdi
	movq	%rdi, -16(%rsp)
	movq	8(%rcx), %rdi
	movq	%rdi, -24(%rsp)
	vmovups	16(%rcx), %ymm0
	vmovups	48(%rcx), %ymm1
	movq	96(%rcx), %rdi
	movq	%rdi, -32(%rsp)
	addq	$-8, %rdx
	cmpq	%rsi, %rdx
	cmovgeq	%rsi, %rdx
	movq	112(%rcx), %rsi
	movq	%rsi, -40(%rsp)
	vpbroadcastb	80(%rcx), %xmm2
	addq	104(%rcx), %rdx
	movq	%rdx, -8(%rsp)
	vbroadcastss	.LCPI92_0(%rip), %ymm3
	vmovd	.LCPI92_2(%rip), %xmm4
	movq	%r10, %rsi
	jmp	.LBB92_14
	.p2align	4
.LBB92_15:
	vmovdqa	%ymm5, %ymm6
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
.LBB92_16:
	movq	-16(%rsp), %rsi
	movq	(%rsp), %r10
	vpbroadcastd	(%rsi,%r10,4), %ymm7
	movq	-64(%rsp), %rcx
	movq	-24(%rsp), %rdi
	vpmulld	(%rdi,%rcx,4), %ymm7, %ymm7
	vpaddd	%ymm7, %ymm9, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	movq	-32(%rsp), %r8
	vmulps	(%r8,%rcx,4), %ymm7, %ymm7
	vmaxps	%ymm0, %ymm7, %ymm7
	vminps	%ymm1, %ymm7, %ymm7
	vaddps	%ymm3, %ymm7, %ymm7
	vextractf128	$1, %ymm7, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm9, %xmm7, %xmm7
	vpaddb	%xmm2, %xmm7, %xmm7
	movq	%r10, %rax
	movq	-40(%rsp), %r9
	imulq	%r9, %rax
	movq	-8(%rsp), %rdx
	vmovq	%xmm7, (%rdx,%rax)
	leaq	1(%r10), %rax
	vpbroadcastd	4(%rsi,%r10,4), %ymm7
	vpmulld	(%rdi,%rcx,4), %ymm7, %ymm7
	vpaddd	%ymm7, %ymm8, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	(%r8,%rcx,4), %ymm7, %ymm7
	vmaxps	%ymm0, %ymm7, %ymm7
	vminps	%ymm1, %ymm7, %ymm7
	vaddps	%ymm3, %ymm7, %ymm7
	vextractf128	$1, %ymm7, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	vpaddb	%xmm2, %xmm7, %xmm7
	imulq	%r9, %rax
	vmovq	%xmm7, (%rdx,%rax)
	leaq	2(%r10), %rax
	vpbroadcastd	8(%rsi,%r10,4), %ymm7
	vpmulld	(%rdi,%rcx,4), %ymm7, %ymm7
	vpaddd	%ymm6, %ymm7, %ymm6
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%r8,%rcx,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vpaddb	%xmm2, %xmm6, %xmm6
	imulq	%r9, %rax
	vmovq	%xmm6, (%rdx,%rax)
	vpbroadcastd	12(%rsi,%r10,4), %ymm6
	addq	$3, %r10
	vpmulld	(%rdi,%rcx,4), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	(%r8,%rcx,4), %ymm5, %ymm5
	vmaxps	%ymm0, %ymm5, %ymm5
	vminps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vextractf128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	vpaddb	%xmm2, %xmm5, %xmm5
	imulq	%r9, %r10
	vmovq	%xmm5, (%rdx,%r10)
	movq	-112(%rsp), %r10
	leaq	4(%r10), %rax
	movq	%r10, %rsi
	movq	-72(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB92_6
.LBB92_14:
	movq	%rax, -112(%rsp)
	movq	-120(%rsp), %rax
	vmovdqu	(%rax), %ymm5
	testq	%r11, %r11
	movq	%rsi, (%rsp)
	je	.LBB92_15
	movq	-128(%rsp), %rcx
	movq	(%rcx), %rax
	vmovdqu	16(%rcx), %ymm7
	movq	48(%rcx), %r8
	movq	%r8, %r12
	imulq	%rsi, %r12
	movq	56(%rcx), %rdi
	movq	72(%rcx), %rcx
	addq	%rax, %r12
	leaq	(%r8,%r8), %rdx
	movq	%rdx, -80(%rsp)
	movq	%rcx, %rbp
	shlq	$5, %rbp
	movq	%rcx, %rdx
	andq	$-2, %rdx
	movq	%rdx, -96(%rsp)
	leaq	3(%rsi), %rdx
	imulq	%r8, %rdx
	addq	%rax, %rdx
	addq	$4, %rdx
	movq	%rdx, -104(%rsp)
	leaq	2(%rsi), %rdx
	imulq	%r8, %rdx
	addq	%rax, %rdx
	addq	$4, %rdx
	movq	%rdx, 16(%rsp)
	leaq	1(%rsi), %rdx
	movq	%r8, -88(%rsp)
	imulq	%r8, %rdx
	addq	%rdx, %rax
	addq	$4, %rax
	movq	%rax, 8(%rsp)
	movq	-48(%rsp), %r8
	xorl	%r9d, %r9d
	vmovdqa	%ymm5, %ymm6
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
	jmp	.LBB92_47
	.p2align	4
.LBB92_53:
	addq	%rbp, %r8
.LBB92_54:
	incq	%r9
	cmpq	%r11, %r9
	je	.LBB92_16
.LBB92_47:
	testq	%rcx, %rcx
	je	.LBB92_54
	movq	(%rdi,%r9,8), %r13
	leaq	(%r12,%r13), %rax
	cmpq	$1, %rcx
	jne	.LBB92_55
	movq	%r8, %rsi
	testb	$1, %cl
	je	.LBB92_53
	jmp	.LBB92_52
	.p2align	4
.LBB92_55:
	movq	%rdi, %r10
	movq	%r11, %rdi
	movq	-104(%rsp), %rdx
	leaq	(%rdx,%r13), %rbx
	movq	16(%rsp), %rdx
	leaq	(%rdx,%r13), %r14
	addq	8(%rsp), %r13
	movq	-96(%rsp), %r11
	xorl	%edx, %edx
	movq	%r8, %r15
	.p2align	4
.LBB92_56:
	movq	%r15, %rsi
	vpbroadcastd	(%rax,%rdx), %ymm10
	vpxor	%ymm7, %ymm10, %ymm10
	vmovdqu	(%r8,%rdx,8), %ymm11
	vmovdqu	32(%r8,%rdx,8), %ymm12
	vpmaddwd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vpbroadcastd	-4(%r13,%rdx), %ymm10
	vpxor	%ymm7, %ymm10, %ymm10
	vpmaddwd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm8, %ymm10, %ymm8
	vpbroadcastd	-4(%r14,%rdx), %ymm10
	vpxor	%ymm7, %ymm10, %ymm10
	vpmaddwd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm6, %ymm10, %ymm6
	vpbroadcastd	-4(%rbx,%rdx), %ymm10
	vpxor	%ymm7, %ymm10, %ymm10
	vpmaddwd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm5, %ymm10, %ymm5
	vpbroadcastd	4(%rax,%rdx), %ymm10
	vpxor	%ymm7, %ymm10, %ymm10
	vpmaddwd	%ymm12, %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vpbroadcastd	(%r13,%rdx), %ymm10
	vpxor	%ymm7, %ymm10, %ymm10
	vpmaddwd	%ymm12, %ymm10, %ymm10
	vpaddd	%ymm8, %ymm10, %ymm8
	vpbroadcastd	(%r14,%rdx), %ymm10
	vpxor	%ymm7, %ymm10, %ymm10
	vpmaddwd	%ymm12, %ymm10, %ymm10
	vpaddd	%ymm6, %ymm10, %ymm6
	vpbroadcastd	(%rbx,%rdx), %ymm10
	vpxor	%ymm7, %ymm10, %ymm10
	vpmaddwd	%ymm12, %ymm10, %ymm10
	vpaddd	%ymm5, %ymm10, %ymm5
	leaq	(%r8,%rdx,8), %r15
	addq	$64, %r15
	addq	$8, %rdx
	addq	$-2, %r11
	jne	.LBB92_56
	addq	$64, %rsi
	addq	%rdx, %rax
	movq	%rdi, %r11
	movq	%r10, %rdi
	testb	$1, %cl
	je	.LBB92_53
.LBB92_52:
	vmovdqu	(%rsi), %ymm10
	vpbroadcastd	(%rax), %ymm11
	vpxor	%ymm7, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm11
	vpaddd	%ymm9, %ymm11, %ymm9
	movq	-88(%rsp), %rsi
	leaq	(%rax,%rsi), %rdx
	vpbroadcastd	(%rax,%rsi), %ymm11
	vpxor	%ymm7, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm11
	vpaddd	%ymm8, %ymm11, %ymm8
	vpbroadcastd	(%rax,%rsi,2), %ymm11
	vpxor	%ymm7, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm11
	vpaddd	%ymm6, %ymm11, %ymm6
	movq	-80(%rsp), %rax
	vpbroadcastd	(%rax,%rdx), %ymm11
	vpxor	%ymm7, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm10
	vpaddd	%ymm5, %ymm10, %ymm5
	jmp	.LBB92_53
.LBB92_17:
	cmpq	$1, %rax
	jle	.LBB92_19
	movl	$2, %edx
	xorl	%r10d, %r10d
.LBB92_7:
	vmovdqu	(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	movq	%r10, -112(%rsp)
	movq	%rdx, -104(%rsp)
	je	.LBB92_8
	leaq	32(%rdi), %rdx
	movq	(%r13), %rcx
	vmovdqu	16(%r13), %ymm1
	movq	48(%r13), %r8
	movq	%r8, %rdi
	imulq	%r10, %rdi
	movq	56(%r13), %r9
	movq	%r10, %rsi
	movq	72(%r13), %r10
	addq	%rcx, %rdi
	movq	%r10, %r11
	shlq	$5, %r11
	movl	%r10d, %ebx
	andl	$3, %ebx
	movq	%r10, %r14
	andq	$-4, %r14
	movq	%r14, -88(%rsp)
	incq	%rsi
	movq	%r8, -80(%rsp)
	imulq	%r8, %rsi
	addq	%rsi, %rcx
	addq	$12, %rcx
	movq	%rcx, -96(%rsp)
	leal	(,%rbx,4), %r12d
	xorl	%r13d, %r13d
	vmovdqa	%ymm0, %ymm2
	jmp	.LBB92_35
	.p2align	4
.LBB92_42:
	addq	%r11, %rdx
.LBB92_43:
	incq	%r13
	cmpq	%rax, %r13
	je	.LBB92_9
.LBB92_35:
	testq	%r10, %r10
	je	.LBB92_43
	movq	(%r9,%r13,8), %r8
	leaq	(%rdi,%r8), %rsi
	cmpq	$4, %r10
	jae	.LBB92_44
	movq	%rdx, %rcx
	testq	%rbx, %rbx
	jne	.LBB92_40
	jmp	.LBB92_42
	.p2align	4
.LBB92_44:
	addq	-96(%rsp), %r8
	movq	-88(%rsp), %r14
	xorl	%r15d, %r15d
	movq	%rdx, %rbp
	.p2align	4
.LBB92_45:
	movq	%rbp, %rcx
	vpbroadcastd	(%rsi,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vmovdqu	(%rdx,%r15,8), %ymm4
	vmovdqu	32(%rdx,%r15,8), %ymm5
	vmovdqu	64(%rdx,%r15,8), %ymm6
	vmovdqu	96(%rdx,%r15,8), %ymm7
	vpmaddwd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpbroadcastd	-12(%r8,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	vpbroadcastd	4(%rsi,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm5, %ymm3, %ymm3
	vpbroadcastd	-8(%r8,%r15), %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddwd	%ymm5, %ymm4, %ymm4
	vpbroadcastd	8(%rsi,%r15), %ymm5
	vpxor	%ymm1, %ymm5, %ymm5
	vpmaddwd	%ymm6, %ymm5, %ymm5
	vpaddd	%ymm3, %ymm5, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpbroadcastd	-4(%r8,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm6, %ymm3, %ymm3
	vpaddd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	vpbroadcastd	12(%rsi,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm7, %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpbroadcastd	(%r8,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm7, %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	leaq	(%rdx,%r15,8), %rbp
	addq	$128, %rbp
	addq	$16, %r15
	addq	$-4, %r14
	jne	.LBB92_45
	subq	$-128, %rcx
	addq	%r15, %rsi
	testq	%rbx, %rbx
	je	.LBB92_42
.LBB92_40:
	movq	-80(%rsp), %r8
	addq	%rsi, %r8
	xorl	%r14d, %r14d
	.p2align	4
.LBB92_41:
	vmovdqu	(%rcx,%r14,8), %ymm3
	vpbroadcastd	(%rsi,%r14), %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddwd	%ymm3, %ymm4, %ymm4
	vpaddd	%ymm2, %ymm4, %ymm2
	vpbroadcastd	(%r8,%r14), %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddwd	%ymm3, %ymm4, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$4, %r14
	cmpq	%r14, %r12
	jne	.LBB92_41
	jmp	.LBB92_42
.LBB92_8:
	vmovdqa	%ymm0, %ymm2
.LBB92_9:
	movq	-128(%rsp), %r13
	movq	96(%r13), %rax
	addq	$-8, %rax
	movq	-64(%rsp), %r10
	cmpq	%r10, %rax
	cmovgeq	%r10, %rax
	movq	-56(%rsp), %r8
	movq	(%r8), %rsi
	movq	8(%r8), %rcx
	vmovups	16(%r8), %ymm1
	vmovups	48(%r8), %ymm3
	movq	96(%r8), %rdx
	movq	-112(%rsp), %r11
	vpbroadcastd	(%rsi,%r11,4), %ymm4
	vpmulld	(%rcx,%r10,4), %ymm4, %ymm4
	vpaddd	%ymm2, %ymm4, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%rdx,%r10,4), %ymm2, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm2
	vminps	%ymm3, %ymm2, %ymm2
	vbroadcastss	.LCPI92_0(%rip), %ymm4
	vaddps	%ymm4, %ymm2, %ymm2
	vextractf128	$1, %ymm2, %xmm5
	vmovd	.LCPI92_2(%rip), %xmm6
	vpshufb	%xmm6, %xmm5, %xmm5
	vpshufb	%xmm6, %xmm2, %xmm2
	vpunpckldq	%xmm5, %xmm2, %xmm2
	vpbroadcastb	80(%r8), %xmm5
	movq	104(%r8), %rdi
	movq	112(%r8), %r8
	vpaddb	%xmm5, %xmm2, %xmm2
	movq	%r8, %r9
	imulq	%r11, %r9
	addq	%rdi, %r9
	vmovq	%xmm2, (%rax,%r9)
	vpbroadcastd	4(%rsi,%r11,4), %ymm2
	incq	%r11
	vpmulld	(%rcx,%r10,4), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	(%rdx,%r10,4), %ymm0, %ymm0
	vmaxps	%ymm1, %ymm0, %ymm0
	vminps	%ymm3, %ymm0, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vpshufb	%xmm6, %xmm1, %xmm1
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm5, %xmm0, %xmm0
	imulq	%r8, %r11
	addq	%rdi, %r11
	vmovq	%xmm0, (%rax,%r11)
	movq	-104(%rsp), %r10
	movq	-120(%rsp), %rdi
	movq	-72(%rsp), %rcx
.LBB92_10:
	cmpq	%rcx, %r10
	jge	.LBB92_24
.LBB92_21:
	vmovdqu	(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	je	.LBB92_22
	addq	$32, %rdi
	vmovdqu	16(%r13), %ymm1
	movq	48(%r13), %rcx
	movq	%r10, %rbp
	imulq	%r10, %rcx
	movq	56(%r13), %rdx
	movq	72(%r13), %rsi
	addq	(%r13), %rcx
	movq	%rsi, %r12
	shlq	$5, %r12
	movl	%esi, %r8d
	andl	$3, %r8d
	movq	%rsi, %r9
	andq	$-4, %r9
	leal	(,%r8,4), %r10d
	xorl	%r11d, %r11d
	jmp	.LBB92_26
	.p2align	4
.LBB92_31:
	addq	%r12, %rdi
.LBB92_32:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB92_23
.LBB92_26:
	testq	%rsi, %rsi
	je	.LBB92_32
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r14
	movq	%r9, %r15
	cmpq	$4, %rsi
	jb	.LBB92_28
	.p2align	4
.LBB92_33:
	vpbroadcastd	(%rbx), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	(%r14), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	vpbroadcastd	4(%rbx), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	32(%r14), %ymm2, %ymm2
	vpbroadcastd	8(%rbx), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	64(%r14), %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	vpbroadcastd	12(%rbx), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	96(%r14), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	addq	$16, %rbx
	subq	$-128, %r14
	addq	$-4, %r15
	jne	.LBB92_33
.LBB92_28:
	testq	%r8, %r8
	je	.LBB92_31
	xorl	%r15d, %r15d
	.p2align	4
.LBB92_30:
	vpbroadcastd	(%rbx,%r15), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	(%r14,%r15,8), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	addq	$4, %r15
	cmpq	%r15, %r10
	jne	.LBB92_30
	jmp	.LBB92_31
.LBB92_22:
	movq	%r10, %rbp
.LBB92_23:
	movq	96(%r13), %rax
	addq	$-8, %rax
	movq	-64(%rsp), %rdi
	cmpq	%rdi, %rax
	cmovgeq	%rdi, %rax
	movq	-56(%rsp), %rsi
	movq	(%rsi), %rcx
	movq	8(%rsi), %rdx
	vpbroadcastd	(%rcx,%rbp,4), %ymm1
	vpmulld	(%rdx,%rdi,4), %ymm1, %ymm1
	movq	96(%rsi), %rcx
	vpaddd	%ymm0, %ymm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	(%rcx,%rdi,4), %ymm0, %ymm0
	vmaxps	16(%rsi), %ymm0, %ymm0
	vminps	48(%rsi), %ymm0, %ymm0
	vbroadcastss	.LCPI92_0(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vmovd	.LCPI92_2(%rip), %xmm2
	vpshufb	%xmm2, %xmm1, %xmm1
	vpshufb	%xmm2, %xmm0, %xmm0
	vpbroadcastb	80(%rsi), %xmm2
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vpaddb	%xmm2, %xmm0, %xmm0
	imulq	112(%rsi), %rbp
	addq	104(%rsi), %rbp
	vmovq	%xmm0, (%rax,%rbp)
.LBB92_24:
	addq	$24, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.LBB92_19:
	.cfi_def_cfa_offset 80
	jne	.LBB92_24
	xorl	%r10d, %r10d
	jmp	.LBB92_21
.Lfunc_end92:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end92-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5
	.weak	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5,@function
$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$72, %rsp
	.cfi_def_cfa_offset 128
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %r12
	movq	%rdi, %r14
	movq	80(%r13), %rcx
	cmpq	$4, %rcx
	movq	%r13, -128(%rsp)
	movq	%rsi, -48(%rsp)
	movq	%rdx, -72(%rsp)
	movq	%rdi, -56(%rsp)
	movq	%rcx, -64(%rsp)
	jl	.LBB93_7
	movq	64(%r13), %rax
	movq	%rax, -80(%rsp)
	movq	96(%r13), %rdi
	leaq	64(%r14), %rax
	movq	%rax, -32(%rsp)
	leaq	8(%r12), %rax
	movq	(%rdx), %r8
	movq	%r8, 40(%rsp)
	movq	8(%rdx), %r8
	movq	%r8, 32(%rsp)
	movq	16(%rdx), %r8
	movq	%r8, -40(%rsp)
	movq	24(%rdx), %r8
	movq	%r8, 24(%rsp)
	movq	32(%rdx), %r8
	movq	%r8, 16(%rsp)
	movq	40(%rdx), %r8
	movq	%r8, 8(%rsp)
	movq	48(%rdx), %r8
	movq	%r8, (%rsp)
	movq	56(%rdx), %r8
	vmovups	64(%rdx), %ymm0
	addq	$-8, %rdi
	movq	%r8, %r9
	imulq	%r12, %r9
	movq	%r9, -96(%rsp)
	imulq	%rax, %r8
	movq	%r8, -8(%rsp)
	cmpq	%r12, %rdi
	movq	%r12, %r8
	cmovlq	%rdi, %r8
	movq	%r8, -16(%rsp)
	vmovups	96(%rdx), %ymm1
	cmpq	%rax, %rdi
	cmovgeq	%rax, %rdi
	movq	%rdi, -88(%rsp)
	movq	128(%rdx), %rax
	movq	%rax, -24(%rsp)
	movq	136(%rdx), %rax
	movq	%rax, -104(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movl	$4, %eax
	movl	$3, %r8d
	movl	$2, %r10d
	movl	$1, %ebx
	movq	$0, -112(%rsp)
	jmp	.LBB93_2
	.p2align	4
.LBB93_3:
	vmovdqa	%ymm3, %ymm5
	vmovdqa	%ymm4, %ymm6
	vmovdqa	%ymm3, %ymm7
	vmovdqa	%ymm4, %ymm8
	vmovdqa	%ymm3, %ymm9
	vmovdqa	%ymm4, %ymm11
.LBB93_4:
	movq	-112(%rsp), %r9
	movq	%r9, %rax
	movq	-40(%rsp), %rsi
	imulq	%rsi, %rax
	movq	32(%rsp), %r8
	vpbroadcastd	(%r8,%rax,4), %ymm10
	movq	-48(%rsp), %r12
	movq	24(%rsp), %r10
	vpmulld	(%r10,%r12,4), %ymm10, %ymm10
	vpaddd	%ymm11, %ymm10, %ymm10
	vcvtdq2ps	%ymm10, %ymm10
	movq	16(%rsp), %r11
	vmovups	(%r11,%r12,4), %ymm11
	movq	40(%rsp), %rdi
	vbroadcastss	(%rdi,%rax,4), %ymm12
	vmulps	%ymm10, %ymm12, %ymm10
	movq	8(%rsp), %rbx
	vfmadd213ps	(%rbx,%r12,4), %ymm11, %ymm10
	movq	(%rsp), %r14
	movq	-96(%rsp), %rbp
	vmulps	(%r14,%rbp,4), %ymm10, %ymm11
	vcmpltps	%ymm2, %ymm10, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm0, %ymm10
	vminps	%ymm10, %ymm1, %ymm10
	movq	%r9, %rcx
	imulq	-104(%rsp), %rcx
	movq	-24(%rsp), %r13
	leaq	(,%rcx,4), %rcx
	addq	%r13, %rcx
	movq	-16(%rsp), %r15
	vmovups	%ymm10, (%rcx,%r15,4)
	vpbroadcastd	(%r8,%rax,4), %ymm10
	vpmulld	32(%r10,%r12,4), %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
	vmovups	32(%r11,%r12,4), %ymm10
	vbroadcastss	(%rdi,%rax,4), %ymm11
	vmulps	%ymm9, %ymm11, %ymm9
	vfmadd213ps	32(%rbx,%r12,4), %ymm10, %ymm9
	movq	-8(%rsp), %rdx
	vmulps	(%r14,%rdx,4), %ymm9, %ymm10
	vcmpltps	%ymm2, %ymm9, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm0, %ymm9
	vminps	%ymm9, %ymm1, %ymm9
	movq	-88(%rsp), %rax
	vmovups	%ymm9, (%rcx,%rax,4)
	movq	%r9, %rax
	orq	$1, %rax
	movq	%rax, %rcx
	imulq	%rsi, %rcx
	vpbroadcastd	(%r8,%rcx,4), %ymm9
	vpmulld	(%r10,%r12,4), %ymm9, %ymm9
	vpaddd	%ymm8, %ymm9, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmovups	(%r11,%r12,4), %ymm9
	vbroadcastss	(%rdi,%rcx,4), %ymm10
	vmulps	%ymm8, %ymm10, %ymm8
	vfmadd213ps	(%rbx,%r12,4), %ymm9, %ymm8
	vmulps	(%r14,%rbp,4), %ymm8, %ymm9
	vcmpltps	%ymm2, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm0, %ymm8
	vminps	%ymm8, %ymm1, %ymm8
	imulq	-104(%rsp), %rax
	leaq	(,%rax,4), %rax
	addq	%r13, %rax
	movq	%r13, %rbp
	vmovups	%ymm8, (%rax,%r15,4)
	movq	%r15, %r13
	vpbroadcastd	(%r8,%rcx,4), %ymm8
	vpmulld	32(%r10,%r12,4), %ymm8, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmovups	32(%r11,%r12,4), %ymm8
	vbroadcastss	(%rdi,%rcx,4), %ymm9
	vmulps	%ymm7, %ymm9, %ymm7
	vfmadd213ps	32(%rbx,%r12,4), %ymm8, %ymm7
	vmulps	(%r14,%rdx,4), %ymm7, %ymm8
	movq	%rdx, %r15
	vcmpltps	%ymm2, %ymm7, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm0, %ymm7
	vminps	%ymm7, %ymm1, %ymm7
	movq	-88(%rsp), %rdx
	vmovups	%ymm7, (%rax,%rdx,4)
	movq	%r9, %rax
	orq	$2, %rax
	movq	%rax, %rcx
	imulq	%rsi, %rcx
	vpbroadcastd	(%r8,%rcx,4), %ymm7
	vpmulld	(%r10,%r12,4), %ymm7, %ymm7
	vpaddd	%ymm6, %ymm7, %ymm6
	vcvtdq2ps	%ymm6, %ymm6
	vmovups	(%r11,%r12,4), %ymm7
	vbroadcastss	(%rdi,%rcx,4), %ymm8
	vmulps	%ymm6, %ymm8, %ymm6
	vfmadd213ps	(%rbx,%r12,4), %ymm7, %ymm6
	movq	-96(%rsp), %rsi
	vmulps	(%r14,%rsi,4), %ymm6, %ymm7
	vcmpltps	%ymm2, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	movq	-104(%rsp), %rsi
	imulq	%rsi, %rax
	leaq	(,%rax,4), %rax
	addq	%rbp, %rax
	vmovups	%ymm6, (%rax,%r13,4)
	vpbroadcastd	(%r8,%rcx,4), %ymm6
	vpmulld	32(%r10,%r12,4), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vcvtdq2ps	%ymm5, %ymm5
	vmovups	32(%r11,%r12,4), %ymm6
	vbroadcastss	(%rdi,%rcx,4), %ymm7
	vmulps	%ymm5, %ymm7, %ymm5
	vfmadd213ps	32(%rbx,%r12,4), %ymm6, %ymm5
	vmulps	(%r14,%r15,4), %ymm5, %ymm6
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%rax,%rdx,4)
	movq	%r9, %rax
	orq	$3, %rax
	movq	%rax, %rcx
	imulq	-40(%rsp), %rcx
	vpbroadcastd	(%r8,%rcx,4), %ymm5
	vpmulld	(%r10,%r12,4), %ymm5, %ymm5
	vpaddd	%ymm4, %ymm5, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vmovups	(%r11,%r12,4), %ymm5
	vbroadcastss	(%rdi,%rcx,4), %ymm6
	vmulps	%ymm4, %ymm6, %ymm4
	vfmadd213ps	(%rbx,%r12,4), %ymm5, %ymm4
	movq	-96(%rsp), %rdx
	vmulps	(%r14,%rdx,4), %ymm4, %ymm5
	vcmpltps	%ymm2, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	imulq	%rsi, %rax
	leaq	(,%rax,4), %rax
	addq	%rbp, %rax
	vmovups	%ymm4, (%rax,%r13,4)
	vpbroadcastd	(%r8,%rcx,4), %ymm4
	vpmulld	32(%r10,%r12,4), %ymm4, %ymm4
	vbroadcastss	(%rdi,%rcx,4), %ymm5
	vpaddd	%ymm3, %ymm4, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmovups	32(%r11,%r12,4), %ymm4
	vmulps	%ymm3, %ymm5, %ymm3
	vfmadd213ps	32(%rbx,%r12,4), %ymm4, %ymm3
	vmulps	(%r14,%r15,4), %ymm3, %ymm4
	vcmpltps	%ymm2, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	movq	-88(%rsp), %rcx
	vmovups	%ymm3, (%rax,%rcx,4)
	movq	-120(%rsp), %rbp
	leaq	4(%rbp), %rax
	movq	64(%rsp), %r8
	addq	$4, %r8
	movq	56(%rsp), %r10
	addq	$4, %r10
	addq	$4, %r9
	movq	%r9, -112(%rsp)
	movq	48(%rsp), %rbx
	addq	$4, %rbx
	movq	-64(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-56(%rsp), %r14
	jl	.LBB93_5
.LBB93_2:
	movq	%rax, -120(%rsp)
	vmovdqu	(%r14), %ymm4
	vmovdqu	32(%r14), %ymm3
	cmpq	$0, -80(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r10, 56(%rsp)
	movq	%rbx, 48(%rsp)
	je	.LBB93_3
	movq	-128(%rsp), %rax
	movq	(%rax), %rsi
	vmovdqu	16(%rax), %ymm10
	movq	48(%rax), %rdx
	movq	56(%rax), %rdi
	movq	72(%rax), %rax
	movq	%rax, %r13
	shlq	$6, %r13
	movq	%rdx, %r9
	imulq	%r8, %r9
	addq	%rsi, %r9
	movq	%rdx, %rcx
	imulq	%r10, %rcx
	addq	%rsi, %rcx
	movq	%rdx, %r11
	imulq	-112(%rsp), %r11
	addq	%rsi, %r11
	imulq	%rbx, %rdx
	addq	%rsi, %rdx
	movq	-32(%rsp), %rsi
	xorl	%r15d, %r15d
	vmovdqa	%ymm3, %ymm5
	vmovdqa	%ymm4, %ymm6
	vmovdqa	%ymm3, %ymm7
	vmovdqa	%ymm4, %ymm8
	vmovdqa	%ymm3, %ymm9
	vmovdqa	%ymm4, %ymm11
	jmp	.LBB93_38
	.p2align	4
.LBB93_42:
	incq	%r15
	cmpq	-80(%rsp), %r15
	je	.LBB93_4
.LBB93_38:
	testq	%rax, %rax
	je	.LBB93_42
	movq	(%rdi,%r15,8), %r12
	leaq	(%r9,%r12), %rbp
	leaq	(%rcx,%r12), %r10
	leaq	(%r11,%r12), %r14
	addq	%rdx, %r12
	movq	%rsi, %rbx
	xorl	%r8d, %r8d
	.p2align	4
.LBB93_40:
	vmovdqu	(%rbx), %ymm12
	vmovdqu	32(%rbx), %ymm13
	vpbroadcastd	(%r14,%r8,4), %ymm14
	vpxor	%ymm10, %ymm14, %ymm14
	vpmaddwd	%ymm12, %ymm14, %ymm15
	vpaddd	%ymm11, %ymm15, %ymm11
	vpmaddwd	%ymm13, %ymm14, %ymm14
	vpaddd	%ymm9, %ymm14, %ymm9
	vpbroadcastd	(%r12,%r8,4), %ymm14
	vpxor	%ymm10, %ymm14, %ymm14
	vpmaddwd	%ymm12, %ymm14, %ymm15
	vpaddd	%ymm8, %ymm15, %ymm8
	vpmaddwd	%ymm13, %ymm14, %ymm14
	vpaddd	%ymm7, %ymm14, %ymm7
	vpbroadcastd	(%r10,%r8,4), %ymm14
	vpxor	%ymm10, %ymm14, %ymm14
	vpmaddwd	%ymm12, %ymm14, %ymm15
	vpaddd	%ymm6, %ymm15, %ymm6
	vpbroadcastd	(%rbp,%r8,4), %ymm15
	incq	%r8
	vpmaddwd	%ymm13, %ymm14, %ymm14
	vpaddd	%ymm5, %ymm14, %ymm5
	vpxor	%ymm10, %ymm15, %ymm14
	vpmaddwd	%ymm12, %ymm14, %ymm12
	vpaddd	%ymm4, %ymm12, %ymm4
	vpmaddwd	%ymm13, %ymm14, %ymm12
	vpaddd	%ymm3, %ymm12, %ymm3
	addq	$64, %rbx
	cmpq	%r8, %rax
	jne	.LBB93_40
	addq	%r13, %rsi
	jmp	.LBB93_42
.LBB93_7:
	cmpq	$1, %rcx
	jle	.LBB93_12
	movl	$2, %eax
	xorl	%ebp, %ebp
	jmp	.LBB93_9
.LBB93_5:
	movq	%rbp, %rax
	orq	$2, %rax
	cmpq	%rax, %rcx
	movq	-128(%rsp), %r13
	jl	.LBB93_6
.LBB93_9:
	vmovdqu	(%r14), %ymm1
	vmovdqu	32(%r14), %ymm0
	movq	64(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rbp, -120(%rsp)
	movq	%rax, -80(%rsp)
	je	.LBB93_10
	leaq	64(%r14), %rax
	movq	(%r13), %rdi
	vmovdqu	16(%r13), %ymm3
	movq	48(%r13), %r8
	movq	%r8, %r9
	imulq	%rbp, %r9
	movq	56(%r13), %r10
	movq	72(%r13), %r11
	leaq	(%rdi,%r9), %rbx
	movq	%r11, %r14
	shlq	$6, %r14
	movq	%r11, %r15
	andq	$-2, %r15
	leaq	1(%rbp), %r12
	imulq	%r8, %r12
	xorl	%r13d, %r13d
	vmovdqa	%ymm0, %ymm2
	vmovdqa	%ymm1, %ymm4
	jmp	.LBB93_27
	.p2align	4
.LBB93_33:
	addq	%r14, %rax
.LBB93_34:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB93_11
.LBB93_27:
	testq	%r11, %r11
	je	.LBB93_34
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB93_35
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB93_33
	jmp	.LBB93_32
	.p2align	4
.LBB93_35:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB93_36:
	vpbroadcastd	(%rbp,%r9), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vmovdqu	(%rdx), %ymm6
	vmovdqu	32(%rdx), %ymm7
	vmovdqu	64(%rdx), %ymm8
	vmovdqu	96(%rdx), %ymm9
	vpmaddwd	%ymm6, %ymm5, %ymm10
	vpaddd	%ymm4, %ymm10, %ymm4
	vpmaddwd	%ymm7, %ymm5, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpbroadcastd	(%rbp,%r12), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vpmaddwd	%ymm6, %ymm5, %ymm6
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	%ymm7, %ymm5, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm0
	vpbroadcastd	4(%rbp,%r9), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vpmaddwd	%ymm5, %ymm8, %ymm6
	vpaddd	%ymm4, %ymm6, %ymm4
	vpmaddwd	%ymm5, %ymm9, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpbroadcastd	4(%rbp,%r12), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vpmaddwd	%ymm5, %ymm8, %ymm6
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	%ymm5, %ymm9, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm0
	subq	$-128, %rdx
	addq	$8, %rbp
	addq	$-2, %rsi
	jne	.LBB93_36
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB93_33
.LBB93_32:
	vmovdqu	(%rdx), %ymm5
	vmovdqu	32(%rdx), %ymm6
	vpbroadcastd	(%rbp), %ymm7
	vpxor	%ymm3, %ymm7, %ymm7
	vpmaddwd	%ymm5, %ymm7, %ymm8
	vpaddd	%ymm4, %ymm8, %ymm4
	vpmaddwd	%ymm6, %ymm7, %ymm7
	vpaddd	%ymm2, %ymm7, %ymm2
	vpbroadcastd	(%rbp,%r8), %ymm7
	vpxor	%ymm3, %ymm7, %ymm7
	vpmaddwd	%ymm5, %ymm7, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	%ymm6, %ymm7, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm0
	jmp	.LBB93_33
.LBB93_12:
	jne	.LBB93_24
	xorl	%ebp, %ebp
	jmp	.LBB93_14
.LBB93_10:
	vmovdqa	%ymm0, %ymm2
	vmovdqa	%ymm1, %ymm4
.LBB93_11:
	movq	-128(%rsp), %rax
	movq	96(%rax), %rdx
	addq	$-8, %rdx
	movq	-48(%rsp), %rbx
	cmpq	%rbx, %rdx
	movq	%rbx, %r8
	cmovlq	%rdx, %r8
	movq	-72(%rsp), %r12
	movq	(%r12), %r15
	movq	8(%r12), %r14
	movq	16(%r12), %r11
	movq	24(%r12), %r9
	movq	32(%r12), %r10
	movq	40(%r12), %rax
	movq	%rax, -112(%rsp)
	movq	48(%r12), %rbp
	movq	%rbp, -104(%rsp)
	movq	56(%r12), %rdi
	movq	%r11, %r13
	movq	-120(%rsp), %rcx
	imulq	%rcx, %r13
	vpbroadcastd	(%r14,%r13,4), %ymm3
	vpmulld	(%r9,%rbx,4), %ymm3, %ymm3
	vpaddd	%ymm4, %ymm3, %ymm3
	vcvtdq2ps	%ymm3, %ymm5
	vmovups	(%r10,%rbx,4), %ymm6
	movq	%rdi, %rsi
	imulq	%rbx, %rsi
	vmovups	64(%r12), %ymm3
	vmovups	96(%r12), %ymm4
	vbroadcastss	(%r15,%r13,4), %ymm7
	vmulps	%ymm5, %ymm7, %ymm7
	vfmadd213ps	(%rax,%rbx,4), %ymm6, %ymm7
	vmulps	(%rbp,%rsi,4), %ymm7, %ymm6
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm7, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm7, %ymm6
	vmaxps	%ymm6, %ymm3, %ymm6
	vminps	%ymm6, %ymm4, %ymm6
	movq	136(%r12), %rbp
	movq	%rbp, -88(%rsp)
	imulq	%rcx, %rbp
	movq	128(%r12), %rax
	movq	%rax, -96(%rsp)
	leaq	(%rax,%rbp,4), %rbp
	vmovups	%ymm6, (%rbp,%r8,4)
	vpbroadcastd	(%r14,%r13,4), %ymm6
	vbroadcastss	(%r15,%r13,4), %ymm7
	leaq	8(%rbx), %r13
	cmpq	%r13, %rdx
	vpmulld	32(%r9,%rbx,4), %ymm6, %ymm6
	cmovgeq	%r13, %rdx
	vpaddd	%ymm2, %ymm6, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovups	32(%r10,%rbx,4), %ymm6
	vmulps	%ymm2, %ymm7, %ymm2
	movq	-112(%rsp), %rax
	vfmadd213ps	32(%rax,%rbx,4), %ymm6, %ymm2
	imulq	%r13, %rdi
	movq	-104(%rsp), %r12
	vmulps	(%r12,%rdi,4), %ymm2, %ymm6
	vcmpltps	%ymm5, %ymm2, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm3, %ymm2
	vminps	%ymm2, %ymm4, %ymm2
	vmovups	%ymm2, (%rbp,%rdx,4)
	orq	$1, %rcx
	imulq	%rcx, %r11
	vpbroadcastd	(%r14,%r11,4), %ymm2
	vpmulld	(%r9,%rbx,4), %ymm2, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmovups	(%r10,%rbx,4), %ymm2
	vbroadcastss	(%r15,%r11,4), %ymm6
	vmulps	%ymm1, %ymm6, %ymm1
	vfmadd213ps	(%rax,%rbx,4), %ymm2, %ymm1
	vmulps	(%r12,%rsi,4), %ymm1, %ymm2
	movq	%r12, %rsi
	imulq	-88(%rsp), %rcx
	movq	%rbx, %r12
	movq	-96(%rsp), %rbx
	leaq	(%rbx,%rcx,4), %rbx
	vcmpltps	%ymm5, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm3, %ymm1
	vminps	%ymm1, %ymm4, %ymm1
	vmovups	%ymm1, (%rbx,%r8,4)
	vpbroadcastd	(%r14,%r11,4), %ymm1
	vbroadcastss	(%r15,%r11,4), %ymm2
	vpmulld	32(%r9,%r12,4), %ymm1, %ymm1
	vmovups	32(%r10,%r12,4), %ymm6
	vpaddd	%ymm0, %ymm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vfmadd213ps	32(%rax,%r12,4), %ymm6, %ymm0
	vmulps	(%rsi,%rdi,4), %ymm0, %ymm1
	movq	-128(%rsp), %r13
	vcmpltps	%ymm5, %ymm0, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm3, %ymm0
	vminps	%ymm0, %ymm4, %ymm0
	vmovups	%ymm0, (%rbx,%rdx,4)
	movq	-80(%rsp), %rbp
	movq	-56(%rsp), %r14
	movq	-64(%rsp), %rcx
.LBB93_6:
	cmpq	%rcx, %rbp
	jge	.LBB93_24
.LBB93_14:
	vmovdqu	(%r14), %ymm1
	vmovdqu	32(%r14), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	movq	-72(%rsp), %rsi
	movq	%rbp, -120(%rsp)
	je	.LBB93_23
	addq	$64, %r14
	vmovdqu	16(%r13), %ymm2
	movq	48(%r13), %rcx
	imulq	%rbp, %rcx
	movq	56(%r13), %rdx
	movq	72(%r13), %rdi
	addq	(%r13), %rcx
	movq	%rdi, %r8
	shlq	$6, %r8
	movl	%edi, %r9d
	andl	$3, %r9d
	movq	%rdi, %r10
	andq	$-4, %r10
	xorl	%r11d, %r11d
	jmp	.LBB93_16
	.p2align	4
.LBB93_21:
	movq	%r13, %r14
	addq	%r8, %r14
.LBB93_22:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB93_23
.LBB93_16:
	testq	%rdi, %rdi
	je	.LBB93_22
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%r14, %r13
	movq	%r10, %r15
	cmpq	$4, %rdi
	jb	.LBB93_18
	.p2align	4
.LBB93_25:
	vpbroadcastd	(%rbx), %ymm3
	vpxor	%ymm2, %ymm3, %ymm3
	vpmaddwd	(%r14), %ymm3, %ymm4
	vpaddd	%ymm1, %ymm4, %ymm1
	vpmaddwd	32(%r14), %ymm3, %ymm3
	vpbroadcastd	4(%rbx), %ymm4
	vpxor	%ymm2, %ymm4, %ymm4
	vpmaddwd	64(%r14), %ymm4, %ymm5
	vpaddd	%ymm0, %ymm3, %ymm0
	vpmaddwd	96(%r14), %ymm4, %ymm3
	vpbroadcastd	8(%rbx), %ymm4
	vpxor	%ymm2, %ymm4, %ymm4
	vpmaddwd	128(%r14), %ymm4, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	160(%r14), %ymm4, %ymm4
	vpaddd	%ymm3, %ymm4, %ymm3
	vpbroadcastd	12(%rbx), %ymm4
	vpxor	%ymm2, %ymm4, %ymm4
	vpmaddwd	192(%r14), %ymm4, %ymm5
	vpaddd	%ymm0, %ymm3, %ymm0
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	224(%r14), %ymm4, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$16, %rbx
	addq	$256, %r14
	addq	$-4, %r15
	jne	.LBB93_25
.LBB93_18:
	testq	%r9, %r9
	je	.LBB93_21
	xorl	%r15d, %r15d
	.p2align	4
.LBB93_20:
	vpbroadcastd	(%rbx,%r15,4), %ymm3
	vpxor	%ymm2, %ymm3, %ymm3
	vpmaddwd	(%r14), %ymm3, %ymm4
	vpaddd	%ymm1, %ymm4, %ymm1
	vpmaddwd	32(%r14), %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$64, %r14
	incq	%r15
	cmpq	%r15, %r9
	jne	.LBB93_20
	jmp	.LBB93_21
.LBB93_23:
	movq	-128(%rsp), %rax
	movq	96(%rax), %rax
	addq	$-8, %rax
	cmpq	%r12, %rax
	movq	%r12, %rbx
	cmovlq	%rax, %rbx
	movq	(%rsi), %rcx
	movq	8(%rsi), %r10
	movq	24(%rsi), %r11
	movq	32(%rsi), %rdi
	movq	40(%rsi), %rdx
	movq	48(%rsi), %r15
	movq	16(%rsi), %r8
	movq	-120(%rsp), %rbp
	imulq	%rbp, %r8
	vpbroadcastd	(%r10,%r8,4), %ymm2
	vpmulld	(%r11,%r12,4), %ymm2, %ymm2
	movq	56(%rsi), %r9
	vpaddd	%ymm1, %ymm2, %ymm1
	vcvtdq2ps	%ymm1, %ymm2
	vmovups	(%rdi,%r12,4), %ymm3
	movq	%r9, %r14
	imulq	%r12, %r14
	vmovups	64(%rsi), %ymm1
	vbroadcastss	(%rcx,%r8,4), %ymm4
	vmulps	%ymm2, %ymm4, %ymm2
	vfmadd213ps	(%rdx,%r12,4), %ymm3, %ymm2
	vmulps	(%r15,%r14,4), %ymm2, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm4, %ymm2, %ymm5
	vblendvps	%ymm5, %ymm3, %ymm2, %ymm2
	vmovups	96(%rsi), %ymm3
	vmaxps	%ymm2, %ymm1, %ymm2
	imulq	136(%rsi), %rbp
	vminps	%ymm2, %ymm3, %ymm2
	shlq	$2, %rbp
	addq	128(%rsi), %rbp
	vmovups	%ymm2, (%rbp,%rbx,4)
	leaq	8(%r12), %rbx
	cmpq	%rbx, %rax
	vpbroadcastd	(%r10,%r8,4), %ymm2
	vpmulld	32(%r11,%r12,4), %ymm2, %ymm2
	cmovgeq	%rbx, %rax
	vpaddd	%ymm0, %ymm2, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmovups	32(%rdi,%r12,4), %ymm2
	imulq	%rbx, %r9
	vbroadcastss	(%rcx,%r8,4), %ymm5
	vmulps	%ymm0, %ymm5, %ymm0
	vfmadd213ps	32(%rdx,%r12,4), %ymm2, %ymm0
	vmulps	(%r15,%r9,4), %ymm0, %ymm2
	vcmpltps	%ymm4, %ymm0, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm1, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rbp,%rax,4)
.LBB93_24:
	addq	$72, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end93:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5, .Lfunc_end93-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5
	.weak	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5,@function
$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$232, %rsp
	.cfi_def_cfa_offset 288
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	80(%r13), %rcx
	cmpq	$4, %rcx
	movq	%r13, -64(%rsp)
	movq	%rsi, -24(%rsp)
	movq	%rdx, -48(%rsp)
	movq	%rdi, -32(%rsp)
	movq	%rcx, -40(%rsp)
	jl	.LBB94_7
	movq	64(%r13), %rax
	movq	%rax, -72(%rsp)
	movq	96(%r13), %r8
	leaq	96(%rdi), %rax
	movq	%rax, 16(%rsp)
	leaq	8(%rsi), %r9
	leaq	16(%rsi), %rax
	movq	(%rdx), %r10
	movq	%r10, 64(%rsp)
	movq	8(%rdx), %r10
	movq	%r10, 56(%rsp)
	movq	16(%rdx), %r10
	movq	%r10, -88(%rsp)
	movq	56(%rdx), %r10
	addq	$-8, %r8
	movq	%r10, %r11
	imulq	%rsi, %r11
	movq	%r11, -104(%rsp)
	movq	%r10, %r11
	imulq	%r9, %r11
	movq	%r11, (%rsp)
	imulq	%rax, %r10
	movq	%r10, 8(%rsp)
	cmpq	%rsi, %r8
	movq	%rsi, %r10
	cmovlq	%r8, %r10
	movq	%r10, -8(%rsp)
	movq	24(%rdx), %r10
	movq	%r10, 48(%rsp)
	cmpq	%r9, %r8
	cmovlq	%r8, %r9
	movq	%r9, -80(%rsp)
	movq	32(%rdx), %r9
	movq	%r9, 40(%rsp)
	cmpq	%rax, %r8
	cmovgeq	%rax, %r8
	movq	%r8, -96(%rsp)
	movq	40(%rdx), %rax
	movq	%rax, 32(%rsp)
	movq	48(%rdx), %rax
	movq	%rax, 24(%rsp)
	vmovups	64(%rdx), %ymm0
	vmovups	%ymm0, 192(%rsp)
	vmovdqu	96(%rdx), %ymm0
	vmovdqu	%ymm0, 160(%rsp)
	movq	128(%rdx), %rax
	movq	%rax, -112(%rsp)
	movq	136(%rdx), %rax
	movq	%rax, -16(%rsp)
	movl	$4, %eax
	movl	$3, %edx
	movl	$2, %r8d
	movl	$1, %r14d
	movq	$0, -120(%rsp)
	jmp	.LBB94_2
	.p2align	4
.LBB94_3:
	vmovdqa	%ymm3, %ymm6
	vmovdqa	%ymm4, %ymm7
	vmovdqa	%ymm15, %ymm8
	vmovdqa	%ymm3, %ymm9
	vmovdqa	%ymm4, %ymm10
	vmovdqa	%ymm15, %ymm11
	vmovdqa	%ymm3, %ymm12
	vmovdqa	%ymm4, %ymm13
	vmovdqa	%ymm15, %ymm5
.LBB94_4:
	movq	-120(%rsp), %rdi
	movq	%rdi, %rax
	movq	-88(%rsp), %rbx
	imulq	%rbx, %rax
	movq	56(%rsp), %r9
	vpbroadcastd	(%r9,%rax,4), %ymm14
	movq	-24(%rsp), %rsi
	movq	48(%rsp), %r12
	vpmulld	(%r12,%rsi,4), %ymm14, %ymm14
	vpaddd	%ymm15, %ymm14, %ymm14
	vcvtdq2ps	%ymm14, %ymm14
	movq	40(%rsp), %r13
	vmovups	(%r13,%rsi,4), %ymm15
	movq	64(%rsp), %r8
	vbroadcastss	(%r8,%rax,4), %ymm2
	vmulps	%ymm2, %ymm14, %ymm2
	movq	32(%rsp), %rbp
	vfmadd213ps	(%rbp,%rsi,4), %ymm15, %ymm2
	movq	-104(%rsp), %r11
	movq	24(%rsp), %rdx
	vmulps	(%rdx,%r11,4), %ymm2, %ymm14
	vpxor	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm2, %ymm15
	vblendvps	%ymm15, %ymm14, %ymm2, %ymm2
	vmovups	192(%rsp), %ymm0
	vmaxps	%ymm2, %ymm0, %ymm2
	vmovups	160(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm2
	movq	%rdi, %rcx
	movq	%rdi, %r10
	movq	%rdi, -120(%rsp)
	movq	-16(%rsp), %r15
	imulq	%r15, %rcx
	movq	-112(%rsp), %rdi
	leaq	(%rdi,%rcx,4), %rcx
	movq	-8(%rsp), %r14
	vmovups	%ymm2, (%rcx,%r14,4)
	vpbroadcastd	(%r9,%rax,4), %ymm2
	vpmulld	32(%r12,%rsi,4), %ymm2, %ymm2
	vpaddd	%ymm2, %ymm13, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovups	32(%r13,%rsi,4), %ymm13
	vbroadcastss	(%r8,%rax,4), %ymm14
	vmulps	%ymm2, %ymm14, %ymm2
	vfmadd213ps	32(%rbp,%rsi,4), %ymm13, %ymm2
	movq	(%rsp), %rdi
	vmulps	(%rdx,%rdi,4), %ymm2, %ymm13
	vxorps	%xmm15, %xmm15, %xmm15
	vcmpltps	%ymm15, %ymm2, %ymm14
	vblendvps	%ymm14, %ymm13, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	movq	-80(%rsp), %rdi
	vmovups	%ymm2, (%rcx,%rdi,4)
	vpbroadcastd	(%r9,%rax,4), %ymm2
	vpmulld	64(%r12,%rsi,4), %ymm2, %ymm2
	vpaddd	%ymm2, %ymm12, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovups	64(%r13,%rsi,4), %ymm12
	vbroadcastss	(%r8,%rax,4), %ymm13
	vmulps	%ymm2, %ymm13, %ymm2
	vfmadd213ps	64(%rbp,%rsi,4), %ymm12, %ymm2
	movq	8(%rsp), %rdi
	vmulps	(%rdx,%rdi,4), %ymm2, %ymm12
	vcmpltps	%ymm15, %ymm2, %ymm13
	vxorps	%xmm14, %xmm14, %xmm14
	vblendvps	%ymm13, %ymm12, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	movq	-96(%rsp), %rax
	vmovups	%ymm2, (%rcx,%rax,4)
	movq	%r10, %rcx
	orq	$1, %rcx
	movq	%rcx, %rax
	movq	%rbx, %r10
	imulq	%rbx, %rax
	vpbroadcastd	(%r9,%rax,4), %ymm2
	vpmulld	(%r12,%rsi,4), %ymm2, %ymm2
	vpaddd	%ymm2, %ymm11, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovups	(%r13,%rsi,4), %ymm11
	vbroadcastss	(%r8,%rax,4), %ymm12
	vmulps	%ymm2, %ymm12, %ymm2
	vfmadd213ps	(%rbp,%rsi,4), %ymm11, %ymm2
	vmulps	(%rdx,%r11,4), %ymm2, %ymm11
	vcmpltps	%ymm14, %ymm2, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	movq	%r15, %r11
	imulq	%r15, %rcx
	movq	-112(%rsp), %rbx
	leaq	(%rbx,%rcx,4), %rcx
	vmovups	%ymm2, (%rcx,%r14,4)
	vpbroadcastd	(%r9,%rax,4), %ymm2
	vpmulld	32(%r12,%rsi,4), %ymm2, %ymm2
	vpaddd	%ymm2, %ymm10, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovups	32(%r13,%rsi,4), %ymm10
	vbroadcastss	(%r8,%rax,4), %ymm11
	vmulps	%ymm2, %ymm11, %ymm2
	vfmadd213ps	32(%rbp,%rsi,4), %ymm10, %ymm2
	movq	(%rsp), %r14
	vmulps	(%rdx,%r14,4), %ymm2, %ymm10
	vcmpltps	%ymm14, %ymm2, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	movq	-80(%rsp), %r15
	vmovups	%ymm2, (%rcx,%r15,4)
	vpbroadcastd	(%r9,%rax,4), %ymm2
	vpmulld	64(%r12,%rsi,4), %ymm2, %ymm2
	vpaddd	%ymm2, %ymm9, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovups	64(%r13,%rsi,4), %ymm9
	vbroadcastss	(%r8,%rax,4), %ymm10
	vmulps	%ymm2, %ymm10, %ymm2
	vfmadd213ps	64(%rbp,%rsi,4), %ymm9, %ymm2
	vmulps	(%rdx,%rdi,4), %ymm2, %ymm9
	vcmpltps	%ymm14, %ymm2, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	movq	-96(%rsp), %rdi
	vmovups	%ymm2, (%rcx,%rdi,4)
	movq	-120(%rsp), %rcx
	orq	$2, %rcx
	movq	%rcx, %rax
	imulq	%r10, %rax
	vpbroadcastd	(%r9,%rax,4), %ymm2
	vpmulld	(%r12,%rsi,4), %ymm2, %ymm2
	vpaddd	%ymm2, %ymm8, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovups	(%r13,%rsi,4), %ymm8
	vbroadcastss	(%r8,%rax,4), %ymm9
	vmulps	%ymm2, %ymm9, %ymm2
	vfmadd213ps	(%rbp,%rsi,4), %ymm8, %ymm2
	movq	-104(%rsp), %r10
	vmulps	(%rdx,%r10,4), %ymm2, %ymm8
	vcmpltps	%ymm14, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	imulq	%r11, %rcx
	leaq	(%rbx,%rcx,4), %rcx
	movq	-8(%rsp), %r10
	vmovups	%ymm2, (%rcx,%r10,4)
	vpbroadcastd	(%r9,%rax,4), %ymm2
	vpmulld	32(%r12,%rsi,4), %ymm2, %ymm2
	vpaddd	%ymm7, %ymm2, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovups	32(%r13,%rsi,4), %ymm7
	vbroadcastss	(%r8,%rax,4), %ymm8
	vmulps	%ymm2, %ymm8, %ymm2
	vfmadd213ps	32(%rbp,%rsi,4), %ymm7, %ymm2
	vmulps	(%rdx,%r14,4), %ymm2, %ymm7
	vcmpltps	%ymm14, %ymm2, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rcx,%r15,4)
	vpbroadcastd	(%r9,%rax,4), %ymm2
	vpmulld	64(%r12,%rsi,4), %ymm2, %ymm2
	vpaddd	%ymm6, %ymm2, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovups	64(%r13,%rsi,4), %ymm6
	vbroadcastss	(%r8,%rax,4), %ymm7
	vmulps	%ymm2, %ymm7, %ymm2
	vfmadd213ps	64(%rbp,%rsi,4), %ymm6, %ymm2
	movq	8(%rsp), %r11
	vmulps	(%rdx,%r11,4), %ymm2, %ymm6
	vcmpltps	%ymm14, %ymm2, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rcx,%rdi,4)
	movq	-120(%rsp), %rbx
	movq	%rbx, %rcx
	orq	$3, %rcx
	movq	%rcx, %rax
	imulq	-88(%rsp), %rax
	vpbroadcastd	(%r9,%rax,4), %ymm2
	vpmulld	(%r12,%rsi,4), %ymm2, %ymm2
	vpaddd	%ymm5, %ymm2, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovups	(%r13,%rsi,4), %ymm5
	vbroadcastss	(%r8,%rax,4), %ymm6
	vmulps	%ymm2, %ymm6, %ymm2
	vfmadd213ps	(%rbp,%rsi,4), %ymm5, %ymm2
	movq	-104(%rsp), %rdi
	vmulps	(%rdx,%rdi,4), %ymm2, %ymm5
	vcmpltps	%ymm14, %ymm2, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	imulq	-16(%rsp), %rcx
	movq	-112(%rsp), %rdi
	leaq	(%rdi,%rcx,4), %rcx
	vmovups	%ymm2, (%rcx,%r10,4)
	vpbroadcastd	(%r9,%rax,4), %ymm2
	vpmulld	32(%r12,%rsi,4), %ymm2, %ymm2
	vpaddd	%ymm4, %ymm2, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovups	32(%r13,%rsi,4), %ymm4
	vbroadcastss	(%r8,%rax,4), %ymm5
	vmulps	%ymm2, %ymm5, %ymm2
	vfmadd213ps	32(%rbp,%rsi,4), %ymm4, %ymm2
	vmulps	(%rdx,%r14,4), %ymm2, %ymm4
	vcmpltps	%ymm14, %ymm2, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rcx,%r15,4)
	vpbroadcastd	(%r9,%rax,4), %ymm2
	vpmulld	64(%r12,%rsi,4), %ymm2, %ymm2
	vbroadcastss	(%r8,%rax,4), %ymm4
	vpaddd	%ymm3, %ymm2, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovups	64(%r13,%rsi,4), %ymm3
	vmulps	%ymm2, %ymm4, %ymm2
	vfmadd213ps	64(%rbp,%rsi,4), %ymm3, %ymm2
	vmulps	(%rdx,%r11,4), %ymm2, %ymm3
	vcmpltps	%ymm14, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	movq	-96(%rsp), %rax
	vmovups	%ymm2, (%rcx,%rax,4)
	movq	-56(%rsp), %rbp
	leaq	4(%rbp), %rax
	movq	88(%rsp), %rdx
	addq	$4, %rdx
	movq	80(%rsp), %r8
	addq	$4, %r8
	addq	$4, %rbx
	movq	%rbx, -120(%rsp)
	movq	72(%rsp), %r14
	addq	$4, %r14
	movq	-40(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-64(%rsp), %r13
	movq	-32(%rsp), %rdi
	jl	.LBB94_5
.LBB94_2:
	movq	%rax, -56(%rsp)
	vmovdqu	(%rdi), %ymm15
	vmovdqu	32(%rdi), %ymm4
	vmovdqu	64(%rdi), %ymm3
	cmpq	$0, -72(%rsp)
	movq	%rdx, 88(%rsp)
	movq	%r8, 80(%rsp)
	movq	%r14, 72(%rsp)
	je	.LBB94_3
	movq	(%r13), %rax
	vmovdqu	16(%r13), %ymm14
	movq	48(%r13), %r9
	movq	56(%r13), %rdi
	movq	72(%r13), %r11
	movq	%r11, %rcx
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,2), %rbp
	movq	%r9, %r10
	imulq	%rdx, %r10
	addq	%rax, %r10
	movq	%r9, %r12
	imulq	%r8, %r12
	addq	%rax, %r12
	movq	%r9, %rbx
	imulq	-120(%rsp), %rbx
	addq	%rax, %rbx
	imulq	%r14, %r9
	addq	%rax, %r9
	movq	16(%rsp), %r8
	xorl	%ecx, %ecx
	vmovdqa	%ymm3, %ymm6
	vmovdqa	%ymm4, %ymm7
	vmovdqa	%ymm15, %ymm8
	vmovdqa	%ymm3, %ymm9
	vmovdqa	%ymm4, %ymm10
	vmovdqa	%ymm15, %ymm11
	vmovdqa	%ymm3, %ymm12
	vmovdqa	%ymm4, %ymm13
	vmovdqa	%ymm15, %ymm5
	jmp	.LBB94_37
	.p2align	4
.LBB94_41:
	incq	%rcx
	cmpq	-72(%rsp), %rcx
	je	.LBB94_4
.LBB94_37:
	testq	%r11, %r11
	je	.LBB94_41
	movq	(%rdi,%rcx,8), %rax
	leaq	(%r10,%rax), %r15
	leaq	(%r12,%rax), %r13
	leaq	(%rbx,%rax), %rdx
	addq	%r9, %rax
	movq	%r8, %r14
	xorl	%esi, %esi
	.p2align	4
.LBB94_39:
	vmovdqu	%ymm4, 128(%rsp)
	vmovdqu	%ymm3, 96(%rsp)
	vmovdqu	(%r14), %ymm2
	vmovdqu	32(%r14), %ymm0
	vmovdqu	64(%r14), %ymm1
	vpbroadcastd	(%rdx,%rsi,4), %ymm3
	vpxor	%ymm3, %ymm14, %ymm3
	vpmaddwd	%ymm2, %ymm3, %ymm4
	vpaddd	%ymm4, %ymm15, %ymm15
	vpmaddwd	%ymm0, %ymm3, %ymm4
	vpaddd	%ymm4, %ymm13, %ymm13
	vpmaddwd	%ymm1, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm12, %ymm12
	vpbroadcastd	(%rax,%rsi,4), %ymm3
	vpxor	%ymm3, %ymm14, %ymm3
	vpmaddwd	%ymm2, %ymm3, %ymm4
	vpaddd	%ymm4, %ymm11, %ymm11
	vpmaddwd	%ymm0, %ymm3, %ymm4
	vpaddd	%ymm4, %ymm10, %ymm10
	vpmaddwd	%ymm1, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm9, %ymm9
	vpbroadcastd	(%r13,%rsi,4), %ymm3
	vpxor	%ymm3, %ymm14, %ymm3
	vpmaddwd	%ymm2, %ymm3, %ymm4
	vpaddd	%ymm4, %ymm8, %ymm8
	vpmaddwd	%ymm0, %ymm3, %ymm4
	vpaddd	%ymm7, %ymm4, %ymm7
	vmovdqu	128(%rsp), %ymm4
	vpmaddwd	%ymm1, %ymm3, %ymm3
	vpaddd	%ymm6, %ymm3, %ymm6
	vpbroadcastd	(%r15,%rsi,4), %ymm3
	vpxor	%ymm3, %ymm14, %ymm3
	vpmaddwd	%ymm2, %ymm3, %ymm2
	vpaddd	%ymm5, %ymm2, %ymm5
	vpmaddwd	%ymm0, %ymm3, %ymm0
	vpaddd	%ymm4, %ymm0, %ymm4
	vpmaddwd	%ymm1, %ymm3, %ymm0
	vmovdqu	96(%rsp), %ymm3
	vpaddd	%ymm3, %ymm0, %ymm3
	incq	%rsi
	addq	$96, %r14
	cmpq	%rsi, %r11
	jne	.LBB94_39
	addq	%rbp, %r8
	jmp	.LBB94_41
.LBB94_7:
	cmpq	$1, %rcx
	jle	.LBB94_12
	movl	$2, %eax
	xorl	%ebp, %ebp
	jmp	.LBB94_9
.LBB94_5:
	movq	%rbp, %rax
	orq	$2, %rax
	cmpq	%rax, %rcx
	jl	.LBB94_6
.LBB94_9:
	movq	%rax, -72(%rsp)
	vmovdqu	(%rdi), %ymm2
	vmovdqu	32(%rdi), %ymm1
	vmovdqu	64(%rdi), %ymm0
	movq	64(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rbp, -56(%rsp)
	je	.LBB94_10
	leaq	96(%rdi), %rax
	movq	(%r13), %rdi
	vmovdqu	16(%r13), %ymm5
	movq	48(%r13), %r8
	movq	%r8, %r9
	imulq	%rbp, %r9
	movq	56(%r13), %r10
	movq	72(%r13), %r11
	leaq	(%rdi,%r9), %rbx
	movq	%r11, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,2), %r14
	movq	%r11, %r15
	andq	$-2, %r15
	leaq	1(%rbp), %r12
	imulq	%r8, %r12
	xorl	%r13d, %r13d
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm2, %ymm6
	jmp	.LBB94_26
	.p2align	4
.LBB94_32:
	addq	%r14, %rax
.LBB94_33:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB94_11
.LBB94_26:
	testq	%r11, %r11
	je	.LBB94_33
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB94_34
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB94_32
	jmp	.LBB94_31
	.p2align	4
.LBB94_34:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB94_35:
	vpbroadcastd	(%rbp,%r9), %ymm7
	vpxor	%ymm5, %ymm7, %ymm7
	vmovdqu	(%rdx), %ymm8
	vmovdqu	32(%rdx), %ymm9
	vmovdqu	64(%rdx), %ymm10
	vmovdqu	96(%rdx), %ymm11
	vpmaddwd	%ymm7, %ymm8, %ymm12
	vpaddd	%ymm6, %ymm12, %ymm6
	vpmaddwd	%ymm7, %ymm9, %ymm12
	vpaddd	%ymm4, %ymm12, %ymm4
	vpmaddwd	%ymm7, %ymm10, %ymm7
	vpaddd	%ymm3, %ymm7, %ymm3
	vpbroadcastd	(%rbp,%r12), %ymm7
	vpxor	%ymm5, %ymm7, %ymm7
	vpmaddwd	%ymm7, %ymm8, %ymm8
	vpaddd	%ymm2, %ymm8, %ymm2
	vpmaddwd	%ymm7, %ymm9, %ymm8
	vpaddd	%ymm1, %ymm8, %ymm1
	vpmaddwd	%ymm7, %ymm10, %ymm7
	vpaddd	%ymm0, %ymm7, %ymm0
	vmovdqu	128(%rdx), %ymm7
	vmovdqu	160(%rdx), %ymm8
	vpbroadcastd	4(%rbp,%r9), %ymm9
	vpxor	%ymm5, %ymm9, %ymm9
	vpmaddwd	%ymm11, %ymm9, %ymm10
	vpaddd	%ymm6, %ymm10, %ymm6
	vpmaddwd	%ymm7, %ymm9, %ymm10
	vpaddd	%ymm4, %ymm10, %ymm4
	vpmaddwd	%ymm8, %ymm9, %ymm9
	vpaddd	%ymm3, %ymm9, %ymm3
	vpbroadcastd	4(%rbp,%r12), %ymm9
	vpxor	%ymm5, %ymm9, %ymm9
	vpmaddwd	%ymm11, %ymm9, %ymm10
	vpaddd	%ymm2, %ymm10, %ymm2
	vpmaddwd	%ymm7, %ymm9, %ymm7
	vpaddd	%ymm1, %ymm7, %ymm1
	vpmaddwd	%ymm8, %ymm9, %ymm7
	vpaddd	%ymm0, %ymm7, %ymm0
	addq	$192, %rdx
	addq	$8, %rbp
	addq	$-2, %rsi
	jne	.LBB94_35
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB94_32
.LBB94_31:
	vmovdqu	(%rdx), %ymm7
	vmovdqu	32(%rdx), %ymm8
	vmovdqu	64(%rdx), %ymm9
	vpbroadcastd	(%rbp), %ymm10
	vpxor	%ymm5, %ymm10, %ymm10
	vpmaddwd	%ymm7, %ymm10, %ymm11
	vpaddd	%ymm6, %ymm11, %ymm6
	vpmaddwd	%ymm8, %ymm10, %ymm11
	vpaddd	%ymm4, %ymm11, %ymm4
	vpmaddwd	%ymm9, %ymm10, %ymm10
	vpaddd	%ymm3, %ymm10, %ymm3
	vpbroadcastd	(%rbp,%r8), %ymm10
	vpxor	%ymm5, %ymm10, %ymm10
	vpmaddwd	%ymm7, %ymm10, %ymm7
	vpaddd	%ymm2, %ymm7, %ymm2
	vpmaddwd	%ymm8, %ymm10, %ymm7
	vpaddd	%ymm1, %ymm7, %ymm1
	vpmaddwd	%ymm9, %ymm10, %ymm7
	vpaddd	%ymm0, %ymm7, %ymm0
	jmp	.LBB94_32
.LBB94_12:
	jne	.LBB94_23
	xorl	%ebp, %ebp
	jmp	.LBB94_14
.LBB94_10:
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm2, %ymm6
.LBB94_11:
	movq	-64(%rsp), %rax
	movq	96(%rax), %rdi
	addq	$-8, %rdi
	movq	-24(%rsp), %rsi
	cmpq	%rsi, %rdi
	movq	%rsi, %rax
	cmovlq	%rdi, %rax
	movq	%rax, -120(%rsp)
	movq	-48(%rsp), %r15
	movq	(%r15), %rdx
	movq	%rdx, 128(%rsp)
	movq	8(%r15), %r14
	movq	16(%r15), %r8
	movq	24(%r15), %rbp
	movq	32(%r15), %rbx
	movq	40(%r15), %r9
	movq	%r8, %r10
	movq	-56(%rsp), %rcx
	imulq	%rcx, %r10
	vpbroadcastd	(%r14,%r10,4), %ymm5
	movq	%r14, -88(%rsp)
	vpmulld	(%rbp,%rsi,4), %ymm5, %ymm5
	movq	48(%r15), %r13
	movq	56(%r15), %r12
	movq	%r12, 96(%rsp)
	vpaddd	%ymm6, %ymm5, %ymm5
	vcvtdq2ps	%ymm5, %ymm7
	vmovups	(%rbx,%rsi,4), %ymm8
	movq	%rbx, -112(%rsp)
	imulq	%rsi, %r12
	vmovups	64(%r15), %ymm5
	vmovups	96(%r15), %ymm6
	vbroadcastss	(%rdx,%r10,4), %ymm9
	vmulps	%ymm7, %ymm9, %ymm9
	vfmadd213ps	(%r9,%rsi,4), %ymm8, %ymm9
	movq	%r9, -80(%rsp)
	vmulps	(%r13,%r12,4), %ymm9, %ymm8
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpltps	%ymm7, %ymm9, %ymm10
	vblendvps	%ymm10, %ymm8, %ymm9, %ymm8
	vmaxps	%ymm8, %ymm5, %ymm8
	vminps	%ymm8, %ymm6, %ymm8
	movq	136(%r15), %rdx
	movq	%rdx, -96(%rsp)
	imulq	%rcx, %rdx
	movq	128(%r15), %r11
	movq	%r11, -104(%rsp)
	leaq	(%r11,%rdx,4), %rdx
	vmovups	%ymm8, (%rdx,%rax,4)
	leaq	8(%rsi), %r15
	cmpq	%r15, %rdi
	vpbroadcastd	(%r14,%r10,4), %ymm8
	movq	%rbp, %r11
	vpmulld	32(%rbp,%rsi,4), %ymm8, %ymm8
	movq	%r15, %rbp
	cmovlq	%rdi, %rbp
	vpaddd	%ymm4, %ymm8, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vmovups	32(%rbx,%rsi,4), %ymm8
	movq	96(%rsp), %r14
	imulq	%r14, %r15
	movq	128(%rsp), %rax
	vbroadcastss	(%rax,%r10,4), %ymm9
	vmulps	%ymm4, %ymm9, %ymm4
	vfmadd213ps	32(%r9,%rsi,4), %ymm8, %ymm4
	vmulps	(%r13,%r15,4), %ymm4, %ymm8
	vcmpltps	%ymm7, %ymm4, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm5, %ymm4
	vminps	%ymm4, %ymm6, %ymm4
	vmovups	%ymm4, (%rdx,%rbp,4)
	movq	-88(%rsp), %rbx
	vpbroadcastd	(%rbx,%r10,4), %ymm4
	vbroadcastss	(%rax,%r10,4), %ymm8
	leaq	16(%rsi), %r10
	cmpq	%r10, %rdi
	vpmulld	64(%r11,%rsi,4), %ymm4, %ymm4
	cmovgeq	%r10, %rdi
	vpaddd	%ymm3, %ymm4, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	movq	-112(%rsp), %r9
	vmovups	64(%r9,%rsi,4), %ymm4
	vmulps	%ymm3, %ymm8, %ymm3
	movq	-80(%rsp), %rax
	vfmadd213ps	64(%rax,%rsi,4), %ymm4, %ymm3
	imulq	%r10, %r14
	movq	%r14, 96(%rsp)
	vmulps	(%r13,%r14,4), %ymm3, %ymm4
	vcmpltps	%ymm7, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm5, %ymm3
	vminps	%ymm3, %ymm6, %ymm3
	vmovups	%ymm3, (%rdx,%rdi,4)
	orq	$1, %rcx
	imulq	%rcx, %r8
	vpbroadcastd	(%rbx,%r8,4), %ymm3
	vpmulld	(%r11,%rsi,4), %ymm3, %ymm3
	movq	%r11, %r14
	vpaddd	%ymm2, %ymm3, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmovups	(%r9,%rsi,4), %ymm3
	movq	%r9, %r11
	movq	128(%rsp), %rdx
	vbroadcastss	(%rdx,%r8,4), %ymm4
	vmulps	%ymm2, %ymm4, %ymm2
	movq	%rax, %r10
	vfmadd213ps	(%rax,%rsi,4), %ymm3, %ymm2
	vmulps	(%r13,%r12,4), %ymm2, %ymm3
	movq	%r13, %r12
	movq	-64(%rsp), %r13
	imulq	-96(%rsp), %rcx
	movq	-104(%rsp), %rax
	leaq	(%rax,%rcx,4), %r9
	vcmpltps	%ymm7, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm5, %ymm2
	vminps	%ymm2, %ymm6, %ymm2
	movq	-120(%rsp), %rax
	vmovups	%ymm2, (%r9,%rax,4)
	vpbroadcastd	(%rbx,%r8,4), %ymm2
	vpmulld	32(%r14,%rsi,4), %ymm2, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmovups	32(%r11,%rsi,4), %ymm2
	vbroadcastss	(%rdx,%r8,4), %ymm3
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd213ps	32(%r10,%rsi,4), %ymm2, %ymm1
	vmulps	(%r12,%r15,4), %ymm1, %ymm2
	vcmpltps	%ymm7, %ymm1, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm5, %ymm1
	vminps	%ymm1, %ymm6, %ymm1
	vmovups	%ymm1, (%r9,%rbp,4)
	vpbroadcastd	(%rbx,%r8,4), %ymm1
	vbroadcastss	(%rdx,%r8,4), %ymm2
	vpmulld	64(%r14,%rsi,4), %ymm1, %ymm1
	vmovups	64(%r11,%rsi,4), %ymm3
	vpaddd	%ymm0, %ymm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vfmadd213ps	64(%r10,%rsi,4), %ymm3, %ymm0
	movq	96(%rsp), %rax
	vmulps	(%r12,%rax,4), %ymm0, %ymm1
	vcmpltps	%ymm7, %ymm0, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm5, %ymm0
	vminps	%ymm0, %ymm6, %ymm0
	vmovups	%ymm0, (%r9,%rdi,4)
	movq	-72(%rsp), %rbp
	movq	-32(%rsp), %rdi
	movq	-40(%rsp), %rcx
.LBB94_6:
	cmpq	%rcx, %rbp
	jge	.LBB94_23
.LBB94_14:
	vmovdqu	(%rdi), %ymm2
	vmovdqu	32(%rdi), %ymm1
	vmovdqu	64(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	je	.LBB94_22
	addq	$96, %rdi
	vmovdqu	16(%r13), %ymm3
	movq	48(%r13), %rcx
	imulq	%rbp, %rcx
	movq	56(%r13), %rdx
	movq	72(%r13), %r15
	addq	(%r13), %rcx
	movq	%r15, %r8
	shlq	$5, %r8
	leaq	(%r8,%r8,2), %r8
	movq	%r15, %r9
	andq	$-2, %r9
	xorl	%r10d, %r10d
	jmp	.LBB94_16
	.p2align	4
.LBB94_20:
	addq	%r8, %rdi
.LBB94_21:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB94_22
.LBB94_16:
	testq	%r15, %r15
	je	.LBB94_21
	movq	(%rdx,%r10,8), %r14
	addq	%rcx, %r14
	movq	%rdi, %r11
	movq	%r9, %rbx
	cmpq	$1, %r15
	je	.LBB94_18
	.p2align	4
.LBB94_24:
	vpbroadcastd	(%r14), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	(%r11), %ymm4, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpmaddwd	32(%r11), %ymm4, %ymm5
	vpmaddwd	64(%r11), %ymm4, %ymm4
	vpaddd	%ymm1, %ymm5, %ymm1
	vpaddd	%ymm0, %ymm4, %ymm0
	vpbroadcastd	4(%r14), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	96(%r11), %ymm4, %ymm5
	vpmaddwd	128(%r11), %ymm4, %ymm6
	vpaddd	%ymm2, %ymm5, %ymm2
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	160(%r11), %ymm4, %ymm4
	vpaddd	%ymm0, %ymm4, %ymm0
	addq	$8, %r14
	addq	$192, %r11
	addq	$-2, %rbx
	jne	.LBB94_24
.LBB94_18:
	testb	$1, %r15b
	je	.LBB94_20
	vpbroadcastd	(%r14), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	(%r11), %ymm4, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpmaddwd	32(%r11), %ymm4, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	64(%r11), %ymm4, %ymm4
	vpaddd	%ymm0, %ymm4, %ymm0
	jmp	.LBB94_20
.LBB94_22:
	movq	96(%r13), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rbx
	cmovlq	%rax, %rbx
	movq	-48(%rsp), %r12
	movq	(%r12), %rcx
	movq	8(%r12), %r10
	movq	24(%r12), %r11
	movq	32(%r12), %r8
	movq	40(%r12), %rdx
	movq	48(%r12), %r15
	movq	56(%r12), %rdi
	movq	16(%r12), %r9
	imulq	%rbp, %r9
	vpbroadcastd	(%r10,%r9,4), %ymm3
	vpmulld	(%r11,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vcvtdq2ps	%ymm2, %ymm3
	vmovups	(%r8,%rsi,4), %ymm4
	movq	%rdi, %r14
	imulq	%rsi, %r14
	vmovups	64(%r12), %ymm2
	vbroadcastss	(%rcx,%r9,4), %ymm5
	vmulps	%ymm3, %ymm5, %ymm5
	vfmadd213ps	(%rdx,%rsi,4), %ymm4, %ymm5
	vmovups	96(%r12), %ymm3
	vmulps	(%r15,%r14,4), %ymm5, %ymm6
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm4, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	imulq	136(%r12), %rbp
	shlq	$2, %rbp
	addq	128(%r12), %rbp
	vmovups	%ymm5, (%rbp,%rbx,4)
	leaq	8(%rsi), %rbx
	cmpq	%rbx, %rax
	movq	%rbx, %r14
	cmovlq	%rax, %r14
	vpbroadcastd	(%r10,%r9,4), %ymm5
	vpmulld	32(%r11,%rsi,4), %ymm5, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmovups	32(%r8,%rsi,4), %ymm5
	vbroadcastss	(%rcx,%r9,4), %ymm6
	vmulps	%ymm1, %ymm6, %ymm1
	vfmadd213ps	32(%rdx,%rsi,4), %ymm5, %ymm1
	imulq	%rdi, %rbx
	vmulps	(%r15,%rbx,4), %ymm1, %ymm5
	vcmpltps	%ymm4, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm2, %ymm1
	vminps	%ymm1, %ymm3, %ymm1
	vmovups	%ymm1, (%rbp,%r14,4)
	leaq	16(%rsi), %rbx
	cmpq	%rbx, %rax
	vpbroadcastd	(%r10,%r9,4), %ymm1
	vpmulld	64(%r11,%rsi,4), %ymm1, %ymm1
	cmovgeq	%rbx, %rax
	vpaddd	%ymm0, %ymm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmovups	64(%r8,%rsi,4), %ymm1
	imulq	%rbx, %rdi
	vbroadcastss	(%rcx,%r9,4), %ymm5
	vmulps	%ymm0, %ymm5, %ymm0
	vfmadd213ps	64(%rdx,%rsi,4), %ymm1, %ymm0
	vmulps	(%r15,%rdi,4), %ymm0, %ymm1
	vcmpltps	%ymm4, %ymm0, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rbp,%rax,4)
.LBB94_23:
	addq	$232, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end94:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5, .Lfunc_end94-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5
	.weak	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5,@function
$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$64, %rsp
	.cfi_def_cfa_offset 120
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	80(%r13), %rcx
	cmpq	$8, %rcx
	movq	%rdx, -56(%rsp)
	movq	%rsi, -128(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rdi, -24(%rsp)
	movq	%rcx, -64(%rsp)
	jl	.LBB95_11
	movq	64(%r13), %r8
	movq	96(%r13), %rax
	leaq	32(%rdi), %rcx
	movq	%rcx, -48(%rsp)
	movq	(%rdx), %rcx
	movq	%rcx, -80(%rsp)
	movq	8(%rdx), %rcx
	movq	%rcx, -88(%rsp)
	movq	16(%rdx), %rcx
	movq	%rcx, -96(%rsp)
	movq	24(%rdx), %rcx
	movq	%rcx, -8(%rsp)
	movq	32(%rdx), %rcx
	movq	%rcx, -16(%rsp)
	movq	40(%rdx), %rcx
	movq	%rcx, -104(%rsp)
	movq	48(%rdx), %rcx
	movq	%rcx, -32(%rsp)
	vmovups	64(%rdx), %ymm0
	addq	$-8, %rax
	movq	56(%rdx), %rcx
	imulq	%rsi, %rcx
	movq	%rcx, -40(%rsp)
	cmpq	%rsi, %rax
	cmovgeq	%rsi, %rax
	vmovups	96(%rdx), %ymm1
	shlq	$2, %rax
	addq	128(%rdx), %rax
	movq	%rax, -72(%rsp)
	movq	136(%rdx), %rcx
	movl	$8, %r9d
	xorl	%eax, %eax
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rsi, %rdx
	jmp	.LBB95_2
	.p2align	4
.LBB95_3:
	vmovdqa	%ymm3, %ymm4
	vmovdqa	%ymm3, %ymm5
	vmovdqa	%ymm3, %ymm6
	vmovdqa	%ymm3, %ymm7
	vmovdqa	%ymm3, %ymm8
	vmovdqa	%ymm3, %ymm9
	vmovdqa	%ymm3, %ymm11
.LBB95_4:
	movq	%rax, %rsi
	movq	-96(%rsp), %rbx
	imulq	%rbx, %rsi
	movq	-88(%rsp), %r11
	vpbroadcastd	(%r11,%rsi,4), %ymm10
	movq	-8(%rsp), %r14
	vpmulld	(%r14,%rdx,4), %ymm10, %ymm10
	vpaddd	%ymm11, %ymm10, %ymm10
	vcvtdq2ps	%ymm10, %ymm10
	movq	-16(%rsp), %r15
	vmovups	(%r15,%rdx,4), %ymm11
	movq	-80(%rsp), %r10
	vbroadcastss	(%r10,%rsi,4), %ymm12
	vmulps	%ymm10, %ymm12, %ymm10
	movq	-104(%rsp), %r12
	vfmadd213ps	(%r12,%rdx,4), %ymm11, %ymm10
	movq	-32(%rsp), %r13
	movq	-40(%rsp), %rbp
	vmulps	(%r13,%rbp,4), %ymm10, %ymm11
	vcmpltps	%ymm2, %ymm10, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm0, %ymm10
	vminps	%ymm10, %ymm1, %ymm10
	movq	%rax, %rsi
	imulq	%rcx, %rsi
	movq	-72(%rsp), %r9
	vmovups	%ymm10, (%r9,%rsi,4)
	movq	%rax, %rsi
	orq	$1, %rsi
	movq	%rsi, %rdi
	imulq	%rbx, %rdi
	vpbroadcastd	(%r11,%rdi,4), %ymm10
	vpmulld	(%r14,%rdx,4), %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
	vmovups	(%r15,%rdx,4), %ymm10
	vbroadcastss	(%r10,%rdi,4), %ymm11
	vmulps	%ymm9, %ymm11, %ymm9
	vfmadd213ps	(%r12,%rdx,4), %ymm10, %ymm9
	vmulps	(%r13,%rbp,4), %ymm9, %ymm10
	vcmpltps	%ymm2, %ymm9, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm0, %ymm9
	vminps	%ymm9, %ymm1, %ymm9
	imulq	%rcx, %rsi
	vmovups	%ymm9, (%r9,%rsi,4)
	movq	%rax, %rsi
	orq	$2, %rsi
	movq	%rsi, %rdi
	imulq	%rbx, %rdi
	vpbroadcastd	(%r11,%rdi,4), %ymm9
	vpmulld	(%r14,%rdx,4), %ymm9, %ymm9
	vpaddd	%ymm8, %ymm9, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmovups	(%r15,%rdx,4), %ymm9
	vbroadcastss	(%r10,%rdi,4), %ymm10
	vmulps	%ymm8, %ymm10, %ymm8
	vfmadd213ps	(%r12,%rdx,4), %ymm9, %ymm8
	vmulps	(%r13,%rbp,4), %ymm8, %ymm9
	vcmpltps	%ymm2, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm0, %ymm8
	vminps	%ymm8, %ymm1, %ymm8
	imulq	%rcx, %rsi
	vmovups	%ymm8, (%r9,%rsi,4)
	movq	%rax, %rsi
	orq	$3, %rsi
	movq	%rsi, %rdi
	imulq	%rbx, %rdi
	vpbroadcastd	(%r11,%rdi,4), %ymm8
	vpmulld	(%r14,%rdx,4), %ymm8, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmovups	(%r15,%rdx,4), %ymm8
	vbroadcastss	(%r10,%rdi,4), %ymm9
	vmulps	%ymm7, %ymm9, %ymm7
	vfmadd213ps	(%r12,%rdx,4), %ymm8, %ymm7
	vmulps	(%r13,%rbp,4), %ymm7, %ymm8
	vcmpltps	%ymm2, %ymm7, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm0, %ymm7
	vminps	%ymm7, %ymm1, %ymm7
	imulq	%rcx, %rsi
	vmovups	%ymm7, (%r9,%rsi,4)
	movq	%rax, %rsi
	orq	$4, %rsi
	movq	%rsi, %rdi
	imulq	%rbx, %rdi
	vpbroadcastd	(%r11,%rdi,4), %ymm7
	vpmulld	(%r14,%rdx,4), %ymm7, %ymm7
	vpaddd	%ymm6, %ymm7, %ymm6
	vcvtdq2ps	%ymm6, %ymm6
	vmovups	(%r15,%rdx,4), %ymm7
	vbroadcastss	(%r10,%rdi,4), %ymm8
	vmulps	%ymm6, %ymm8, %ymm6
	vfmadd213ps	(%r12,%rdx,4), %ymm7, %ymm6
	vmulps	(%r13,%rbp,4), %ymm6, %ymm7
	vcmpltps	%ymm2, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	imulq	%rcx, %rsi
	vmovups	%ymm6, (%r9,%rsi,4)
	movq	%rax, %rsi
	orq	$5, %rsi
	movq	%rsi, %rdi
	imulq	%rbx, %rdi
	vpbroadcastd	(%r11,%rdi,4), %ymm6
	vpmulld	(%r14,%rdx,4), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vcvtdq2ps	%ymm5, %ymm5
	vmovups	(%r15,%rdx,4), %ymm6
	vbroadcastss	(%r10,%rdi,4), %ymm7
	vmulps	%ymm5, %ymm7, %ymm5
	vfmadd213ps	(%r12,%rdx,4), %ymm6, %ymm5
	vmulps	(%r13,%rbp,4), %ymm5, %ymm6
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	imulq	%rcx, %rsi
	vmovups	%ymm5, (%r9,%rsi,4)
	movq	%rax, %rsi
	orq	$6, %rsi
	movq	%rsi, %rdi
	imulq	%rbx, %rdi
	vpbroadcastd	(%r11,%rdi,4), %ymm5
	vpmulld	(%r14,%rdx,4), %ymm5, %ymm5
	vpaddd	%ymm4, %ymm5, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vmovups	(%r15,%rdx,4), %ymm5
	vbroadcastss	(%r10,%rdi,4), %ymm6
	vmulps	%ymm4, %ymm6, %ymm4
	vfmadd213ps	(%r12,%rdx,4), %ymm5, %ymm4
	vmulps	(%r13,%rbp,4), %ymm4, %ymm5
	vcmpltps	%ymm2, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	imulq	%rcx, %rsi
	vmovups	%ymm4, (%r9,%rsi,4)
	movq	%rax, %rsi
	orq	$7, %rsi
	movq	%rsi, %rdi
	imulq	%rbx, %rdi
	vpbroadcastd	(%r11,%rdi,4), %ymm4
	vbroadcastss	(%r10,%rdi,4), %ymm5
	vpmulld	(%r14,%rdx,4), %ymm4, %ymm4
	vpaddd	%ymm3, %ymm4, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmovups	(%r15,%rdx,4), %ymm4
	vmulps	%ymm3, %ymm5, %ymm3
	vfmadd213ps	(%r12,%rdx,4), %ymm4, %ymm3
	vmulps	(%r13,%rbp,4), %ymm3, %ymm4
	vcmpltps	%ymm2, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	imulq	%rcx, %rsi
	vmovups	%ymm3, (%r9,%rsi,4)
	movq	-112(%rsp), %rsi
	leaq	8(%rsi), %r9
	addq	$8, %rax
	cmpq	%r9, -64(%rsp)
	movq	-24(%rsp), %rdi
	jl	.LBB95_5
.LBB95_2:
	movq	%r9, -112(%rsp)
	vmovdqu	(%rdi), %ymm3
	testq	%r8, %r8
	je	.LBB95_3
	movq	-120(%rsp), %rsi
	vmovdqu	16(%rsi), %ymm10
	movq	48(%rsi), %rdi
	movq	56(%rsi), %r13
	movq	72(%rsi), %r11
	movq	%r11, %rbx
	shlq	$5, %rbx
	movq	%rdi, %r14
	imulq	%rax, %r14
	addq	(%rsi), %r14
	movq	-48(%rsp), %rbp
	xorl	%r12d, %r12d
	vmovdqa	%ymm3, %ymm4
	vmovdqa	%ymm3, %ymm5
	vmovdqa	%ymm3, %ymm6
	vmovdqa	%ymm3, %ymm7
	vmovdqa	%ymm3, %ymm8
	vmovdqa	%ymm3, %ymm9
	vmovdqa	%ymm3, %ymm11
	jmp	.LBB95_58
	.p2align	4
.LBB95_62:
	incq	%r12
	cmpq	%r8, %r12
	je	.LBB95_4
.LBB95_58:
	testq	%r11, %r11
	je	.LBB95_62
	movq	(%r13,%r12,8), %rsi
	addq	%r14, %rsi
	movq	%rbp, %r15
	xorl	%r10d, %r10d
	.p2align	4
.LBB95_60:
	leaq	(%rsi,%r10,4), %r9
	vmovdqu	(%r15), %ymm12
	vpbroadcastd	(%rsi,%r10,4), %ymm13
	incq	%r10
	vpxor	%ymm10, %ymm13, %ymm13
	vpmaddwd	%ymm12, %ymm13, %ymm13
	vpaddd	%ymm11, %ymm13, %ymm11
	vpbroadcastd	(%rdi,%r9), %ymm13
	addq	%rdi, %r9
	vpxor	%ymm10, %ymm13, %ymm13
	vpmaddwd	%ymm12, %ymm13, %ymm13
	vpaddd	%ymm9, %ymm13, %ymm9
	vpbroadcastd	(%rdi,%r9), %ymm13
	addq	%rdi, %r9
	vpxor	%ymm10, %ymm13, %ymm13
	vpmaddwd	%ymm12, %ymm13, %ymm13
	vpaddd	%ymm8, %ymm13, %ymm8
	vpbroadcastd	(%rdi,%r9), %ymm13
	addq	%rdi, %r9
	vpxor	%ymm10, %ymm13, %ymm13
	vpmaddwd	%ymm12, %ymm13, %ymm13
	vpaddd	%ymm7, %ymm13, %ymm7
	vpbroadcastd	(%rdi,%r9), %ymm13
	addq	%rdi, %r9
	vpxor	%ymm10, %ymm13, %ymm13
	vpmaddwd	%ymm12, %ymm13, %ymm13
	vpaddd	%ymm6, %ymm13, %ymm6
	vpbroadcastd	(%rdi,%r9), %ymm13
	addq	%rdi, %r9
	vpxor	%ymm10, %ymm13, %ymm13
	vpmaddwd	%ymm12, %ymm13, %ymm13
	vpaddd	%ymm5, %ymm13, %ymm5
	vpbroadcastd	(%rdi,%r9), %ymm13
	addq	%rdi, %r9
	vpxor	%ymm10, %ymm13, %ymm13
	vpmaddwd	%ymm12, %ymm13, %ymm13
	vpaddd	%ymm4, %ymm13, %ymm4
	vpbroadcastd	(%rdi,%r9), %ymm13
	vpxor	%ymm10, %ymm13, %ymm13
	vpmaddwd	%ymm12, %ymm13, %ymm12
	vpaddd	%ymm3, %ymm12, %ymm3
	addq	$32, %r15
	cmpq	%r10, %r11
	jne	.LBB95_60
	addq	%rbx, %rbp
	jmp	.LBB95_62
.LBB95_11:
	cmpq	$3, %rcx
	jle	.LBB95_17
	movl	$4, %ecx
	xorl	%esi, %esi
	movq	-128(%rsp), %rdx
	jmp	.LBB95_13
.LBB95_5:
	movq	%rsi, %rcx
	orq	$4, %rcx
	movq	-64(%rsp), %rax
	cmpq	%rcx, %rax
	jge	.LBB95_13
.LBB95_6:
	leaq	2(%rsi), %r8
	cmpq	%r8, %rax
	movq	-120(%rsp), %r13
	jge	.LBB95_7
	jmp	.LBB95_10
.LBB95_13:
	movq	-120(%rsp), %rax
	movq	64(%rax), %rbx
	movq	96(%rax), %r8
	leaq	32(%rdi), %rax
	movq	%rax, (%rsp)
	movq	-56(%rsp), %rax
	movq	(%rax), %r9
	movq	%r9, -40(%rsp)
	movq	8(%rax), %r9
	movq	%r9, -48(%rsp)
	movq	16(%rax), %r9
	movq	%r9, 56(%rsp)
	movq	24(%rax), %r9
	movq	%r9, 48(%rsp)
	movq	32(%rax), %r9
	movq	%r9, 40(%rsp)
	movq	40(%rax), %r9
	movq	%r9, 32(%rsp)
	movq	48(%rax), %r9
	movq	%r9, 24(%rsp)
	vmovups	64(%rax), %ymm0
	vmovups	96(%rax), %ymm1
	movq	136(%rax), %r9
	movq	%r9, 16(%rsp)
	addq	$-8, %r8
	movq	56(%rax), %r9
	imulq	%rdx, %r9
	movq	%r9, 8(%rsp)
	cmpq	%rdx, %r8
	cmovgeq	%rdx, %r8
	shlq	$2, %r8
	addq	128(%rax), %r8
	movq	%r8, -32(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rsi, -104(%rsp)
	jmp	.LBB95_14
	.p2align	4
.LBB95_15:
	vmovdqa	%ymm3, %ymm4
	vmovdqa	%ymm3, %ymm6
	vmovdqa	%ymm3, %ymm7
.LBB95_16:
	movq	-104(%rsp), %r11
	movq	%r11, %rax
	movq	56(%rsp), %r9
	imulq	%r9, %rax
	movq	-48(%rsp), %r8
	vpbroadcastd	(%r8,%rax,4), %ymm5
	movq	-128(%rsp), %rdx
	movq	48(%rsp), %r10
	vpmulld	(%r10,%rdx,4), %ymm5, %ymm5
	vpaddd	%ymm7, %ymm5, %ymm5
	vcvtdq2ps	%ymm5, %ymm5
	movq	40(%rsp), %r14
	vmovups	(%r14,%rdx,4), %ymm7
	movq	-40(%rsp), %rdi
	vbroadcastss	(%rdi,%rax,4), %ymm8
	vmulps	%ymm5, %ymm8, %ymm5
	movq	32(%rsp), %r15
	vfmadd213ps	(%r15,%rdx,4), %ymm7, %ymm5
	movq	24(%rsp), %r12
	movq	8(%rsp), %rbp
	vmulps	(%r12,%rbp,4), %ymm5, %ymm7
	vcmpltps	%ymm2, %ymm5, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	movq	%r11, %rax
	movq	16(%rsp), %r13
	imulq	%r13, %rax
	movq	-32(%rsp), %rsi
	vmovups	%ymm5, (%rsi,%rax,4)
	leaq	1(%r11), %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vpbroadcastd	(%r8,%rcx,4), %ymm5
	vpmulld	(%r10,%rdx,4), %ymm5, %ymm5
	vpaddd	%ymm6, %ymm5, %ymm5
	vcvtdq2ps	%ymm5, %ymm5
	vmovups	(%r14,%rdx,4), %ymm6
	vbroadcastss	(%rdi,%rcx,4), %ymm7
	vmulps	%ymm5, %ymm7, %ymm5
	vfmadd213ps	(%r15,%rdx,4), %ymm6, %ymm5
	vmulps	(%r12,%rbp,4), %ymm5, %ymm6
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	imulq	%r13, %rax
	vmovups	%ymm5, (%rsi,%rax,4)
	leaq	2(%r11), %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vpbroadcastd	(%r8,%rcx,4), %ymm5
	vbroadcastss	(%rdi,%rcx,4), %ymm6
	vpmulld	(%r10,%rdx,4), %ymm5, %ymm5
	vpaddd	%ymm4, %ymm5, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vmovups	(%r14,%rdx,4), %ymm5
	vmulps	%ymm4, %ymm6, %ymm4
	vfmadd213ps	(%r15,%rdx,4), %ymm5, %ymm4
	vmulps	(%r12,%rbp,4), %ymm4, %ymm5
	vcmpltps	%ymm2, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	imulq	%r13, %rax
	vmovups	%ymm4, (%rsi,%rax,4)
	addq	$3, %r11
	movq	%r11, %rax
	imulq	%r9, %rax
	vpbroadcastd	(%r8,%rax,4), %ymm4
	vpmulld	(%r10,%rdx,4), %ymm4, %ymm4
	vpaddd	%ymm3, %ymm4, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmovups	(%r14,%rdx,4), %ymm4
	vbroadcastss	(%rdi,%rax,4), %ymm5
	vmulps	%ymm3, %ymm5, %ymm3
	vfmadd213ps	(%r15,%rdx,4), %ymm4, %ymm3
	vmulps	(%r12,%rbp,4), %ymm3, %ymm4
	vcmpltps	%ymm2, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	imulq	%r13, %r11
	vmovups	%ymm3, (%rsi,%r11,4)
	movq	-112(%rsp), %rsi
	leaq	4(%rsi), %rcx
	movq	%rsi, -104(%rsp)
	movq	-64(%rsp), %rax
	cmpq	%rcx, %rax
	movq	-24(%rsp), %rdi
	jl	.LBB95_6
.LBB95_14:
	movq	%rcx, -112(%rsp)
	vmovdqu	(%rdi), %ymm3
	testq	%rbx, %rbx
	je	.LBB95_15
	movq	-120(%rsp), %rcx
	movq	(%rcx), %rax
	vmovdqu	16(%rcx), %ymm5
	movq	48(%rcx), %rdx
	movq	%rdx, %r8
	movq	-104(%rsp), %rsi
	imulq	%rsi, %r8
	movq	56(%rcx), %rdi
	movq	72(%rcx), %r9
	addq	%rax, %r8
	leaq	(%rdx,%rdx), %rcx
	movq	%rcx, -72(%rsp)
	movq	%r9, %r11
	shlq	$5, %r11
	movq	%r9, %rcx
	andq	$-2, %rcx
	movq	%rcx, -88(%rsp)
	leaq	3(%rsi), %rcx
	imulq	%rdx, %rcx
	addq	%rax, %rcx
	addq	$4, %rcx
	movq	%rcx, -96(%rsp)
	leaq	2(%rsi), %rcx
	imulq	%rdx, %rcx
	addq	%rax, %rcx
	addq	$4, %rcx
	movq	%rcx, -8(%rsp)
	leaq	1(%rsi), %rcx
	movq	%rdx, -80(%rsp)
	imulq	%rdx, %rcx
	addq	%rcx, %rax
	addq	$4, %rax
	movq	%rax, -16(%rsp)
	movq	(%rsp), %rax
	xorl	%ecx, %ecx
	vmovdqa	%ymm3, %ymm4
	vmovdqa	%ymm3, %ymm6
	vmovdqa	%ymm3, %ymm7
	jmp	.LBB95_47
	.p2align	4
.LBB95_53:
	addq	%r11, %rax
.LBB95_54:
	incq	%rcx
	cmpq	%rbx, %rcx
	je	.LBB95_16
.LBB95_47:
	testq	%r9, %r9
	je	.LBB95_54
	movq	(%rdi,%rcx,8), %r14
	leaq	(%r8,%r14), %r10
	cmpq	$1, %r9
	jne	.LBB95_55
	movq	%rax, %rsi
	testb	$1, %r9b
	je	.LBB95_53
	jmp	.LBB95_52
	.p2align	4
.LBB95_55:
	movq	%r11, %rdx
	movq	%r8, %r11
	movq	%rdi, %r8
	movq	%rbx, %rdi
	movq	-96(%rsp), %rsi
	leaq	(%rsi,%r14), %r15
	movq	-8(%rsp), %rsi
	leaq	(%rsi,%r14), %r12
	addq	-16(%rsp), %r14
	movq	-88(%rsp), %rbx
	xorl	%r13d, %r13d
	movq	%rax, %rbp
	.p2align	4
.LBB95_56:
	movq	%rbp, %rsi
	vpbroadcastd	(%r10,%r13), %ymm8
	vpxor	%ymm5, %ymm8, %ymm8
	vmovdqu	(%rax,%r13,8), %ymm9
	vmovdqu	32(%rax,%r13,8), %ymm10
	vpmaddwd	%ymm9, %ymm8, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vpbroadcastd	-4(%r14,%r13), %ymm8
	vpxor	%ymm5, %ymm8, %ymm8
	vpmaddwd	%ymm9, %ymm8, %ymm8
	vpaddd	%ymm6, %ymm8, %ymm6
	vpbroadcastd	-4(%r12,%r13), %ymm8
	vpxor	%ymm5, %ymm8, %ymm8
	vpmaddwd	%ymm9, %ymm8, %ymm8
	vpaddd	%ymm4, %ymm8, %ymm4
	vpbroadcastd	-4(%r15,%r13), %ymm8
	vpxor	%ymm5, %ymm8, %ymm8
	vpmaddwd	%ymm9, %ymm8, %ymm8
	vpaddd	%ymm3, %ymm8, %ymm3
	vpbroadcastd	4(%r10,%r13), %ymm8
	vpxor	%ymm5, %ymm8, %ymm8
	vpmaddwd	%ymm10, %ymm8, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vpbroadcastd	(%r14,%r13), %ymm8
	vpxor	%ymm5, %ymm8, %ymm8
	vpmaddwd	%ymm10, %ymm8, %ymm8
	vpaddd	%ymm6, %ymm8, %ymm6
	vpbroadcastd	(%r12,%r13), %ymm8
	vpxor	%ymm5, %ymm8, %ymm8
	vpmaddwd	%ymm10, %ymm8, %ymm8
	vpaddd	%ymm4, %ymm8, %ymm4
	vpbroadcastd	(%r15,%r13), %ymm8
	vpxor	%ymm5, %ymm8, %ymm8
	vpmaddwd	%ymm10, %ymm8, %ymm8
	vpaddd	%ymm3, %ymm8, %ymm3
	leaq	(%rax,%r13,8), %rbp
	addq	$64, %rbp
	addq	$8, %r13
	addq	$-2, %rbx
	jne	.LBB95_56
	addq	$64, %rsi
	addq	%r13, %r10
	movq	%rdi, %rbx
	movq	%r8, %rdi
	movq	%r11, %r8
	movq	%rdx, %r11
	testb	$1, %r9b
	je	.LBB95_53
.LBB95_52:
	vmovdqu	(%rsi), %ymm8
	vpbroadcastd	(%r10), %ymm9
	vpxor	%ymm5, %ymm9, %ymm9
	vpmaddwd	%ymm8, %ymm9, %ymm9
	vpaddd	%ymm7, %ymm9, %ymm7
	movq	-80(%rsp), %rdx
	leaq	(%r10,%rdx), %rsi
	vpbroadcastd	(%r10,%rdx), %ymm9
	vpxor	%ymm5, %ymm9, %ymm9
	vpmaddwd	%ymm8, %ymm9, %ymm9
	vpaddd	%ymm6, %ymm9, %ymm6
	vpbroadcastd	(%r10,%rdx,2), %ymm9
	vpxor	%ymm5, %ymm9, %ymm9
	vpmaddwd	%ymm8, %ymm9, %ymm9
	vpaddd	%ymm4, %ymm9, %ymm4
	movq	-72(%rsp), %r10
	vpbroadcastd	(%r10,%rsi), %ymm9
	vpxor	%ymm5, %ymm9, %ymm9
	vpmaddwd	%ymm8, %ymm9, %ymm8
	vpaddd	%ymm3, %ymm8, %ymm3
	jmp	.LBB95_53
.LBB95_17:
	cmpq	$1, %rcx
	movq	-128(%rsp), %rdx
	jle	.LBB95_19
	movl	$2, %r8d
	xorl	%esi, %esi
.LBB95_7:
	movq	%rsi, -112(%rsp)
	vmovdqu	(%rdi), %ymm0
	movq	64(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r8, -96(%rsp)
	je	.LBB95_8
	addq	$32, %rdi
	movq	(%r13), %rax
	vmovdqu	16(%r13), %ymm1
	movq	48(%r13), %rsi
	movq	%rsi, %r8
	movq	-112(%rsp), %rdx
	imulq	%rdx, %r8
	movq	56(%r13), %r9
	movq	72(%r13), %r10
	addq	%rax, %r8
	movq	%r10, %r11
	shlq	$5, %r11
	movl	%r10d, %ebx
	andl	$3, %ebx
	movq	%r10, %r14
	andq	$-4, %r14
	movq	%r14, -80(%rsp)
	incq	%rdx
	movq	%rsi, -72(%rsp)
	imulq	%rsi, %rdx
	addq	%rdx, %rax
	addq	$12, %rax
	movq	%rax, -88(%rsp)
	movq	-128(%rsp), %rdx
	leal	(,%rbx,4), %r12d
	xorl	%r13d, %r13d
	vmovdqa	%ymm0, %ymm2
	jmp	.LBB95_35
	.p2align	4
.LBB95_42:
	addq	%r11, %rdi
	movq	-128(%rsp), %rdx
.LBB95_43:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB95_9
.LBB95_35:
	testq	%r10, %r10
	je	.LBB95_43
	movq	(%r9,%r13,8), %rax
	leaq	(%r8,%rax), %rsi
	cmpq	$4, %r10
	jae	.LBB95_44
	movq	%rdi, %rdx
	testq	%rbx, %rbx
	jne	.LBB95_40
	jmp	.LBB95_42
	.p2align	4
.LBB95_44:
	addq	-88(%rsp), %rax
	movq	-80(%rsp), %r14
	xorl	%r15d, %r15d
	movq	%rdi, %rbp
	.p2align	4
.LBB95_45:
	movq	%rbp, %rdx
	vpbroadcastd	(%rsi,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vmovdqu	(%rdi,%r15,8), %ymm4
	vmovdqu	32(%rdi,%r15,8), %ymm5
	vmovdqu	64(%rdi,%r15,8), %ymm6
	vmovdqu	96(%rdi,%r15,8), %ymm7
	vpmaddwd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpbroadcastd	-12(%rax,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	vpbroadcastd	4(%rsi,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm5, %ymm3, %ymm3
	vpbroadcastd	-8(%rax,%r15), %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddwd	%ymm5, %ymm4, %ymm4
	vpbroadcastd	8(%rsi,%r15), %ymm5
	vpxor	%ymm1, %ymm5, %ymm5
	vpmaddwd	%ymm6, %ymm5, %ymm5
	vpaddd	%ymm3, %ymm5, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpbroadcastd	-4(%rax,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm6, %ymm3, %ymm3
	vpaddd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	vpbroadcastd	12(%rsi,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm7, %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpbroadcastd	(%rax,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm7, %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	leaq	(%rdi,%r15,8), %rbp
	addq	$128, %rbp
	addq	$16, %r15
	addq	$-4, %r14
	jne	.LBB95_45
	subq	$-128, %rdx
	addq	%r15, %rsi
	testq	%rbx, %rbx
	je	.LBB95_42
.LBB95_40:
	movq	-72(%rsp), %rax
	addq	%rsi, %rax
	xorl	%r14d, %r14d
	.p2align	4
.LBB95_41:
	vmovdqu	(%rdx,%r14,8), %ymm3
	vpbroadcastd	(%rsi,%r14), %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddwd	%ymm3, %ymm4, %ymm4
	vpaddd	%ymm2, %ymm4, %ymm2
	vpbroadcastd	(%rax,%r14), %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddwd	%ymm3, %ymm4, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$4, %r14
	cmpq	%r14, %r12
	jne	.LBB95_41
	jmp	.LBB95_42
.LBB95_8:
	vmovdqa	%ymm0, %ymm2
.LBB95_9:
	movq	-120(%rsp), %r13
	movq	96(%r13), %rcx
	addq	$-8, %rcx
	cmpq	%rdx, %rcx
	cmovgeq	%rdx, %rcx
	movq	-56(%rsp), %r14
	movq	(%r14), %rdx
	movq	8(%r14), %r9
	movq	16(%r14), %rsi
	movq	24(%r14), %r10
	movq	32(%r14), %rdi
	movq	40(%r14), %rax
	movq	%rsi, %rbx
	movq	-112(%rsp), %r12
	imulq	%r12, %rbx
	vpbroadcastd	(%r9,%rbx,4), %ymm1
	movq	-128(%rsp), %r8
	vpmulld	(%r10,%r8,4), %ymm1, %ymm1
	movq	48(%r14), %r8
	vpaddd	%ymm2, %ymm1, %ymm1
	vcvtdq2ps	%ymm1, %ymm3
	movq	-128(%rsp), %r11
	vmovups	(%rdi,%r11,4), %ymm4
	movq	56(%r14), %r11
	imulq	-128(%rsp), %r11
	vmovups	64(%r14), %ymm1
	vmovups	96(%r14), %ymm2
	vbroadcastss	(%rdx,%rbx,4), %ymm5
	vmulps	%ymm3, %ymm5, %ymm5
	movq	-128(%rsp), %rbx
	vfmadd213ps	(%rax,%rbx,4), %ymm4, %ymm5
	vmulps	(%r8,%r11,4), %ymm5, %ymm4
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm3, %ymm5, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm5, %ymm4
	vmaxps	%ymm4, %ymm1, %ymm4
	vminps	%ymm4, %ymm2, %ymm4
	movq	128(%r14), %rbx
	movq	136(%r14), %r14
	movq	%r14, %r15
	imulq	%r12, %r15
	leaq	(%rbx,%r15,4), %r15
	vmovups	%ymm4, (%r15,%rcx,4)
	incq	%r12
	imulq	%r12, %rsi
	vpbroadcastd	(%r9,%rsi,4), %ymm4
	movq	-128(%rsp), %r9
	vpmulld	(%r10,%r9,4), %ymm4, %ymm4
	vbroadcastss	(%rdx,%rsi,4), %ymm5
	movq	-128(%rsp), %rdx
	vmovups	(%rdi,%rdx,4), %ymm6
	vpaddd	%ymm0, %ymm4, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vfmadd213ps	(%rax,%rdx,4), %ymm6, %ymm0
	vmulps	(%r8,%r11,4), %ymm0, %ymm4
	imulq	%r14, %r12
	leaq	(%rbx,%r12,4), %rax
	vcmpltps	%ymm3, %ymm0, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm1, %ymm0
	vminps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, (%rax,%rcx,4)
	movq	-96(%rsp), %rsi
	movq	-24(%rsp), %rdi
	movq	-64(%rsp), %rax
.LBB95_10:
	cmpq	%rax, %rsi
	jge	.LBB95_24
.LBB95_21:
	vmovdqu	(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	je	.LBB95_22
	addq	$32, %rdi
	movq	%rdi, %r12
	vmovdqu	16(%r13), %ymm1
	movq	48(%r13), %rcx
	movq	%rsi, %rbp
	imulq	%rsi, %rcx
	movq	56(%r13), %rdx
	movq	72(%r13), %rsi
	addq	(%r13), %rcx
	movq	%rsi, %rdi
	shlq	$5, %rdi
	movl	%esi, %r8d
	andl	$3, %r8d
	movq	%rsi, %r9
	andq	$-4, %r9
	leal	(,%r8,4), %r10d
	xorl	%r11d, %r11d
	jmp	.LBB95_26
	.p2align	4
.LBB95_31:
	addq	%rdi, %r12
.LBB95_32:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB95_23
.LBB95_26:
	testq	%rsi, %rsi
	je	.LBB95_32
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%r12, %r14
	movq	%r9, %r15
	cmpq	$4, %rsi
	jb	.LBB95_28
	.p2align	4
.LBB95_33:
	vpbroadcastd	(%rbx), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	(%r14), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	vpbroadcastd	4(%rbx), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	32(%r14), %ymm2, %ymm2
	vpbroadcastd	8(%rbx), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	64(%r14), %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	vpbroadcastd	12(%rbx), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	96(%r14), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	addq	$16, %rbx
	subq	$-128, %r14
	addq	$-4, %r15
	jne	.LBB95_33
.LBB95_28:
	testq	%r8, %r8
	je	.LBB95_31
	xorl	%r15d, %r15d
	.p2align	4
.LBB95_30:
	vpbroadcastd	(%rbx,%r15), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	(%r14,%r15,8), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	addq	$4, %r15
	cmpq	%r15, %r10
	jne	.LBB95_30
	jmp	.LBB95_31
.LBB95_22:
	movq	%rsi, %rbp
.LBB95_23:
	movq	-120(%rsp), %rax
	movq	96(%rax), %rax
	addq	$-8, %rax
	movq	-128(%rsp), %r10
	cmpq	%r10, %rax
	cmovgeq	%r10, %rax
	movq	-56(%rsp), %r9
	movq	(%r9), %rcx
	movq	8(%r9), %rdx
	movq	24(%r9), %rsi
	movq	32(%r9), %rdi
	movq	16(%r9), %r8
	imulq	%rbp, %r8
	vpbroadcastd	(%rdx,%r8,4), %ymm1
	vpmulld	(%rsi,%r10,4), %ymm1, %ymm1
	movq	40(%r9), %rdx
	movq	48(%r9), %rsi
	vpaddd	%ymm0, %ymm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmovups	(%rdi,%r10,4), %ymm1
	movq	56(%r9), %rdi
	imulq	%r10, %rdi
	vmovups	64(%r9), %ymm2
	vbroadcastss	(%rcx,%r8,4), %ymm3
	vmulps	%ymm0, %ymm3, %ymm0
	vfmadd213ps	(%rdx,%r10,4), %ymm1, %ymm0
	vmovups	96(%r9), %ymm1
	vmulps	(%rsi,%rdi,4), %ymm0, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm4, %ymm0, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm1, %ymm0
	imulq	136(%r9), %rbp
	shlq	$2, %rbp
	addq	128(%r9), %rbp
	vmovups	%ymm0, (%rbp,%rax,4)
.LBB95_24:
	addq	$64, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.LBB95_19:
	.cfi_def_cfa_offset 120
	jne	.LBB95_24
	xorl	%esi, %esi
	jmp	.LBB95_21
.Lfunc_end95:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5, .Lfunc_end95-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5
	.cfi_endproc
	.hidden	vitruvian_multiply_codes_to_numbers_avx2
	.globl	vitruvian_multiply_codes_to_numbers_avx2
	.p2align	4
	.type	vitruvian_multiply_codes_to_numbers_avx2,@function
vitruvian_multiply_codes_to_numbers_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX227microMultiplyCodesToNumbers1a5aStep10runOffsets0J5Count05groupL05flips03rowL06packed06columnL06scales10zeroPoints05scaleI00Q5Terms12filterScales4bias5slope5lower5upper1c01cI0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF)
.Lfunc_end96:
	.size	vitruvian_multiply_codes_to_numbers_avx2, .Lfunc_end96-vitruvian_multiply_codes_to_numbers_avx2
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI97_0:
	.long	0x3f800000
	.text
	.hidden	$s18VitruvianMicroAVX227microMultiplyCodesToNumbers1a5aStep10runOffsets0J5Count05groupL05flips03rowL06packed06columnL06scales10zeroPoints05scaleI00Q5Terms12filterScales4bias5slope5lower5upper1c01cI0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF
	.globl	$s18VitruvianMicroAVX227microMultiplyCodesToNumbers1a5aStep10runOffsets0J5Count05groupL05flips03rowL06packed06columnL06scales10zeroPoints05scaleI00Q5Terms12filterScales4bias5slope5lower5upper1c01cI0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX227microMultiplyCodesToNumbers1a5aStep10runOffsets0J5Count05groupL05flips03rowL06packed06columnL06scales10zeroPoints05scaleI00Q5Terms12filterScales4bias5slope5lower5upper1c01cI0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF,@function
$s18VitruvianMicroAVX227microMultiplyCodesToNumbers1a5aStep10runOffsets0J5Count05groupL05flips03rowL06packed06columnL06scales10zeroPoints05scaleI00Q5Terms12filterScales4bias5slope5lower5upper1c01cI0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$296, %rsp
	.cfi_def_cfa_offset 352
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r8, %rbx
	movq	368(%rsp), %rbp
	movq	360(%rsp), %r14
	vmovaps	432(%rsp), %xmm2
	vmovups	408(%rsp), %xmm3
	vmovups	376(%rsp), %ymm4
	movq	424(%rsp), %rax
	movq	%fs:40, %r8
	movq	%r8, 288(%rsp)
	vmovups	(%r9), %ymm5
	movq	%rdi, 176(%rsp)
	vmovups	%ymm5, 192(%rsp)
	movq	352(%rsp), %rdi
	movq	%rsi, 224(%rsp)
	movq	%rdx, 232(%rsp)
	movq	%rcx, 240(%rsp)
	movq	%rbx, 248(%rsp)
	movq	%rdi, 256(%rsp)
	movq	%r14, 264(%rsp)
	vbroadcastss	.LCPI97_0(%rip), %ymm5
	vmovups	%ymm5, (%rsp)
	xorl	%edx, %edx
	testq	%rax, %rax
	setne	%dl
	movq	%rsp, %rsi
	cmovneq	%rax, %rsi
	vbroadcastss	%xmm0, %ymm0
	vbroadcastss	%xmm1, %ymm1
	vmovups	%ymm4, 32(%rsp)
	vmovaps	%xmm3, 64(%rsp)
	movq	%rsi, 80(%rsp)
	movq	%rdx, 88(%rsp)
	vmovups	%ymm0, 96(%rsp)
	vmovups	%ymm1, 128(%rsp)
	movq	%rbp, 272(%rsp)
	vmovaps	%xmm2, 160(%rsp)
	testq	%rbp, %rbp
	jle	.LBB97_6
	imulq	%rcx, %rbx
	shlq	$5, %rbx
	addq	$32, %rbx
	xorl	%r15d, %r15d
	leaq	176(%rsp), %r13
	jmp	.LBB97_2
	.p2align	4
.LBB97_4:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	32(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5)
	movl	$2, %r12d
.LBB97_5:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB97_6
.LBB97_2:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB97_4
	cmpq	$2, %rcx
	je	.LBB97_4
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB97_10
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB97_10
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	32(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5)
	movl	$1, %r12d
	jmp	.LBB97_5
	.p2align	4
.LBB97_10:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	32(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5)
	jmp	.LBB97_5
.LBB97_6:
	movq	%fs:40, %rax
	cmpq	288(%rsp), %rax
	jne	.LBB97_12
	addq	$296, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.LBB97_12:
	.cfi_def_cfa_offset 352
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end97:
	.size	$s18VitruvianMicroAVX227microMultiplyCodesToNumbers1a5aStep10runOffsets0J5Count05groupL05flips03rowL06packed06columnL06scales10zeroPoints05scaleI00Q5Terms12filterScales4bias5slope5lower5upper1c01cI0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF, .Lfunc_end97-$s18VitruvianMicroAVX227microMultiplyCodesToNumbers1a5aStep10runOffsets0J5Count05groupL05flips03rowL06packed06columnL06scales10zeroPoints05scaleI00Q5Terms12filterScales4bias5slope5lower5upper1c01cI0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF
	.cfi_endproc
	.hidden	vitruvian_interleave_codes_avx2
	.globl	vitruvian_interleave_codes_avx2
	.p2align	4
	.type	vitruvian_interleave_codes_avx2,@function
vitruvian_interleave_codes_avx2:
	subq	$56, %rsp
	vmovaps	64(%rsp), %xmm0
	movl	96(%rsp), %eax
	movq	104(%rsp), %r10
	movq	%r10, 40(%rsp)
	movl	%eax, 32(%rsp)
	movl	88(%rsp), %eax
	movl	%eax, 24(%rsp)
	movl	80(%rsp), %eax
	movl	%eax, 16(%rsp)
	vmovups	%xmm0, (%rsp)
	callq	($s18VitruvianMicroAVX220microInterleaveCodes5image6height7rowStep0I6Length8firstRow10groupCount10leftMargin05rightQ06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF)
	addq	$56, %rsp
	retq
.Lfunc_end98:
	.size	vitruvian_interleave_codes_avx2, .Lfunc_end98-vitruvian_interleave_codes_avx2
	.hidden	$s18VitruvianMicroAVX220microInterleaveCodes5image6height7rowStep0I6Length8firstRow10groupCount10leftMargin05rightQ06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF
	.globl	$s18VitruvianMicroAVX220microInterleaveCodes5image6height7rowStep0I6Length8firstRow10groupCount10leftMargin05rightQ06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF
	.p2align	4
	.type	$s18VitruvianMicroAVX220microInterleaveCodes5image6height7rowStep0I6Length8firstRow10groupCount10leftMargin05rightQ06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF,@function
$s18VitruvianMicroAVX220microInterleaveCodes5image6height7rowStep0I6Length8firstRow10groupCount10leftMargin05rightQ06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$200, %rsp
	movq	%rdx, 32(%rsp)
	movq	%rdi, 24(%rsp)
	movzbl	272(%rsp), %eax
	movq	%fs:40, %rdx
	movq	%rdx, 192(%rsp)
	vmovd	%eax, %xmm0
	vpbroadcastb	%xmm0, %xmm0
	vmovq	%xmm0, 184(%rsp)
	testq	%r9, %r9
	je	.LBB99_52
	movq	%r8, %r14
	movq	296(%rsp), %r12
	movzbl	280(%rsp), %edx
	movq	264(%rsp), %r8
	movq	256(%rsp), %rdi
	vpbroadcastd	288(%rsp), %ymm0
	xorb	%dl, %al
	movzbl	%al, %eax
	vmovd	%eax, %xmm1
	vpsubd	%xmm0, %xmm1, %xmm1
	vmovd	%xmm1, %r10d
	movzwl	%r10w, %eax
	shll	$16, %r10d
	orl	%eax, %r10d
	leaq	(%rdi,%rcx), %r11
	addq	%r8, %r11
	leaq	-8(%rcx), %r15
	movq	%rdi, %rax
	andq	$-32, %rax
	movq	%rax, 16(%rsp)
	vmovd	%r10d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	movq	%rdi, %rax
	andq	$-4, %rax
	movq	%rax, 64(%rsp)
	movq	%rcx, %rax
	andq	$-2, %rax
	movq	%rax, 48(%rsp)
	vmovd	%edx, %xmm2
	vpbroadcastb	%xmm2, %xmm2
	movq	%r8, %rax
	andq	$-32, %rax
	movq	%rax, 8(%rsp)
	movq	%r8, %rax
	andq	$-4, %rax
	movq	%rax, 56(%rsp)
	leaq	96(%r12), %rbx
	leaq	(,%rcx,4), %rax
	leaq	(%rax,%rdi,4), %r13
	leaq	(%r12,%r13), %rbp
	addq	$96, %rbp
	addq	%r12, %r13
	movq	%r11, 120(%rsp)
	leaq	(,%r11,4), %rax
	movq	%rax, 112(%rsp)
	leaq	(%r12,%rdi,4), %rdx
	addq	$4, %rdx
	movq	%r12, %r11
	xorl	%r12d, %r12d
	movq	%rsi, 128(%rsp)
	movl	%r10d, 4(%rsp)
	movq	%r9, 88(%rsp)
	movq	%r14, 80(%rsp)
	movq	%rcx, 72(%rsp)
	jmp	.LBB99_2
	.p2align	4
.LBB99_51:
	incq	%r12
	movq	112(%rsp), %rax
	addq	%rax, %rbx
	addq	%rax, %r11
	movq	40(%rsp), %rdx
	addq	%rax, %rdx
	addq	%rax, %rbp
	addq	%rax, %r13
	cmpq	%r9, %r12
	je	.LBB99_52
.LBB99_2:
	movq	%rdx, 40(%rsp)
	testq	%rdi, %rdi
	je	.LBB99_15
	cmpq	$3, %rdi
	ja	.LBB99_6
	xorl	%eax, %eax
	jmp	.LBB99_5
	.p2align	4
.LBB99_6:
	cmpq	$32, %rdi
	jae	.LBB99_8
	xorl	%edx, %edx
	jmp	.LBB99_12
.LBB99_8:
	xorl	%eax, %eax
	movq	16(%rsp), %rdx
	.p2align	4
.LBB99_9:
	vmovdqu	%ymm1, -96(%rbx,%rax,4)
	vmovdqu	%ymm1, -64(%rbx,%rax,4)
	vmovdqu	%ymm1, -32(%rbx,%rax,4)
	vmovdqu	%ymm1, (%rbx,%rax,4)
	addq	$32, %rax
	cmpq	%rax, %rdx
	jne	.LBB99_9
	cmpq	%rdx, %rdi
	je	.LBB99_15
	movq	16(%rsp), %rdx
	movq	%rdx, %rax
	testb	$28, %dil
	je	.LBB99_5
.LBB99_12:
	movq	64(%rsp), %rax
	.p2align	4
.LBB99_13:
	vmovdqu	%xmm1, (%r11,%rdx,4)
	addq	$4, %rdx
	cmpq	%rdx, %rax
	jne	.LBB99_13
	jmp	.LBB99_14
	.p2align	4
.LBB99_5:
	movl	%r10d, (%r11,%rax,4)
	incq	%rax
.LBB99_14:
	cmpq	%rax, %rdi
	jne	.LBB99_5
.LBB99_15:
	movq	%r13, 152(%rsp)
	movq	%r12, %rax
	imulq	120(%rsp), %rax
	movq	296(%rsp), %rdx
	leaq	(%rdx,%rax,4), %r10
	leaq	(%r12,%r12), %r13
	addq	%r14, %r13
	setns	%al
	cmpq	%rsi, %r13
	setl	%dl
	testb	%dl, %al
	movq	%rbx, 160(%rsp)
	movq	%rbp, 144(%rsp)
	movq	%r11, 136(%rsp)
	je	.LBB99_16
	movq	%r13, %r11
	imulq	32(%rsp), %r11
	addq	24(%rsp), %r11
	incq	%r13
	movl	$1, %edx
	cmpq	%rsi, %r13
	jl	.LBB99_19
	cmpq	$7, %rcx
	jle	.LBB99_30
	xorl	%eax, %eax
	leaq	184(%rsp), %r13
	jmp	.LBB99_24
	.p2align	4
.LBB99_16:
	incq	%r13
	js	.LBB99_26
	cmpq	%rsi, %r13
	jge	.LBB99_26
	xorl	%edx, %edx
	leaq	184(%rsp), %r11
.LBB99_19:
	imulq	32(%rsp), %r13
	addq	24(%rsp), %r13
	movl	$1, %eax
	cmpq	$7, %rcx
	jg	.LBB99_24
	movl	$1, %edi
	testq	%rcx, %rcx
	jne	.LBB99_32
	jmp	.LBB99_36
	.p2align	4
.LBB99_26:
	cmpq	$7, %rcx
	jle	.LBB99_28
	xorl	%eax, %eax
	leaq	184(%rsp), %r11
	movq	%r11, %r13
	xorl	%edx, %edx
.LBB99_24:
	leaq	(%r10,%rdi,4), %rdi
	xorl	%esi, %esi
	.p2align	4
.LBB99_25:
	cmpq	%rsi, %r15
	movq	%rsi, %r10
	cmovlq	%r15, %r10
	movq	%r10, %rbx
	imulq	%rdx, %rbx
	vmovq	(%r11,%rbx), %xmm3
	vpxor	%xmm2, %xmm3, %xmm3
	vpmovzxbd	%xmm3, %ymm3
	vpsubd	%ymm0, %ymm3, %ymm3
	movq	%r10, %rbx
	imulq	%rax, %rbx
	vmovq	(%r13,%rbx), %xmm4
	vpxor	%xmm2, %xmm4, %xmm4
	vpmovzxbd	%xmm4, %ymm4
	vpsubd	%ymm0, %ymm4, %ymm4
	vpslld	$16, %ymm4, %ymm4
	vpblendw	$170, %ymm4, %ymm3, %ymm3
	vmovdqu	%ymm3, (%rdi,%r10,4)
	addq	$8, %rsi
	cmpq	%rcx, %rsi
	jl	.LBB99_25
	jmp	.LBB99_36
.LBB99_28:
	testq	%rcx, %rcx
	je	.LBB99_36
	xorl	%edi, %edi
	leaq	184(%rsp), %r11
	movq	%r11, %r13
	xorl	%edx, %edx
	jmp	.LBB99_32
.LBB99_30:
	testq	%rcx, %rcx
	je	.LBB99_36
	xorl	%edi, %edi
	leaq	184(%rsp), %r13
.LBB99_32:
	movq	%r10, 96(%rsp)
	movq	%r12, 104(%rsp)
	cmpq	$1, %rcx
	jne	.LBB99_40
	xorl	%ebp, %ebp
	movq	%rdi, %r10
	jmp	.LBB99_34
.LBB99_40:
	leal	(%rdx,%rdx), %eax
	movq	%rax, 176(%rsp)
	leal	(%rdi,%rdi), %eax
	movq	%rax, 168(%rsp)
	movq	%r13, %r14
	movq	%r11, %rsi
	xorl	%eax, %eax
	movzbl	280(%rsp), %r8d
	movq	%rdi, %r10
	movq	48(%rsp), %rbx
	movq	40(%rsp), %r12
	.p2align	4
.LBB99_41:
	movzbl	(%rsi), %ecx
	xorb	%r8b, %cl
	movzbl	%cl, %ecx
	vmovd	%ecx, %xmm3
	vpsubd	%xmm0, %xmm3, %xmm3
	vmovd	%xmm3, %ecx
	movzwl	%cx, %ecx
	movzbl	(%r14), %edi
	xorb	%r8b, %dil
	movzbl	%dil, %edi
	vmovd	%edi, %xmm3
	vpsubd	%xmm0, %xmm3, %xmm3
	vmovd	%xmm3, %edi
	shll	$16, %edi
	orl	%ecx, %edi
	movl	%edi, -4(%r12,%rax,4)
	leaq	2(%rax), %rbp
	movzbl	(%rsi,%rdx), %edi
	xorb	%r8b, %dil
	movzbl	%dil, %edi
	vmovd	%edi, %xmm3
	vpsubd	%xmm0, %xmm3, %xmm3
	vmovd	%xmm3, %edi
	movzwl	%di, %edi
	movzbl	(%r14,%r10), %r9d
	xorb	%r8b, %r9b
	movzbl	%r9b, %r9d
	vmovd	%r9d, %xmm3
	vpsubd	%xmm0, %xmm3, %xmm3
	vmovd	%xmm3, %r9d
	shll	$16, %r9d
	orl	%edi, %r9d
	movl	%r9d, (%r12,%rax,4)
	addq	176(%rsp), %rsi
	addq	168(%rsp), %r14
	movq	%rbp, %rax
	cmpq	%rbp, %rbx
	jne	.LBB99_41
.LBB99_34:
	movq	72(%rsp), %rcx
	testb	$1, %cl
	movq	88(%rsp), %r9
	movq	80(%rsp), %r14
	movq	264(%rsp), %r8
	movq	104(%rsp), %r12
	movq	96(%rsp), %rsi
	je	.LBB99_36
	movq	256(%rsp), %rax
	leaq	(%rsi,%rax,4), %rax
	imulq	%rbp, %rdx
	movzbl	(%r11,%rdx), %edx
	movzbl	280(%rsp), %esi
	movl	%esi, %edi
	xorb	%dil, %dl
	movzbl	%dl, %edx
	vmovd	%edx, %xmm3
	vpsubd	%xmm0, %xmm3, %xmm3
	vmovd	%xmm3, %edx
	movzwl	%dx, %edx
	imulq	%rbp, %r10
	movzbl	(%r13,%r10), %esi
	xorb	%dil, %sil
	movzbl	%sil, %esi
	vmovd	%esi, %xmm3
	vpsubd	%xmm0, %xmm3, %xmm3
	vmovd	%xmm3, %esi
	shll	$16, %esi
	orl	%edx, %esi
	movl	%esi, (%rax,%rbp,4)
	.p2align	4
.LBB99_36:
	testq	%r8, %r8
	movq	128(%rsp), %rsi
	movq	256(%rsp), %rdi
	movl	4(%rsp), %r10d
	movq	160(%rsp), %rbx
	movq	152(%rsp), %r13
	movq	144(%rsp), %rbp
	movq	136(%rsp), %r11
	je	.LBB99_51
	cmpq	$4, %r8
	jae	.LBB99_42
	xorl	%eax, %eax
	jmp	.LBB99_39
	.p2align	4
.LBB99_42:
	cmpq	$32, %r8
	jae	.LBB99_44
	xorl	%edx, %edx
	jmp	.LBB99_48
.LBB99_44:
	xorl	%eax, %eax
	movq	8(%rsp), %rdx
	.p2align	4
.LBB99_45:
	vmovdqu	%ymm1, -96(%rbp,%rax,4)
	vmovdqu	%ymm1, -64(%rbp,%rax,4)
	vmovdqu	%ymm1, -32(%rbp,%rax,4)
	vmovdqu	%ymm1, (%rbp,%rax,4)
	addq	$32, %rax
	cmpq	%rax, %rdx
	jne	.LBB99_45
	cmpq	%rdx, %r8
	je	.LBB99_51
	movq	8(%rsp), %rax
	movq	%rax, %rdx
	testb	$28, %r8b
	je	.LBB99_39
.LBB99_48:
	movq	56(%rsp), %rax
	.p2align	4
.LBB99_49:
	vmovdqu	%xmm1, (%r13,%rdx,4)
	addq	$4, %rdx
	cmpq	%rdx, %rax
	jne	.LBB99_49
	jmp	.LBB99_50
	.p2align	4
.LBB99_39:
	movl	%r10d, (%r13,%rax,4)
	incq	%rax
.LBB99_50:
	cmpq	%rax, %r8
	jne	.LBB99_39
	jmp	.LBB99_51
.LBB99_52:
	movq	%fs:40, %rax
	cmpq	192(%rsp), %rax
	jne	.LBB99_54
	addq	$200, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB99_54:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end99:
	.size	$s18VitruvianMicroAVX220microInterleaveCodes5image6height7rowStep0I6Length8firstRow10groupCount10leftMargin05rightQ06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF, .Lfunc_end99-$s18VitruvianMicroAVX220microInterleaveCodes5image6height7rowStep0I6Length8firstRow10groupCount10leftMargin05rightQ06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$48, %rsp
	.cfi_def_cfa_offset 104
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, -112(%rsp)
	movq	%rdi, -64(%rsp)
	movq	200(%r13), %rcx
	testq	%rcx, %rcx
	jle	.LBB100_5
	leaq	(,%rdx,4), %rax
	movq	%rax, -96(%rsp)
	shlq	$3, %rdx
	movq	%rdx, -80(%rsp)
	movq	-112(%rsp), %rax
	leaq	(,%rax,4), %rax
	movq	%rax, -104(%rsp)
	xorl	%esi, %esi
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%r13, -72(%rsp)
	movq	%rcx, -88(%rsp)
	jmp	.LBB100_2
.LBB100_17:
	movq	-72(%rsp), %r13
	movq	-88(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$1, %edx
	.p2align	4
.LBB100_4:
	addq	%rdx, %rsi
	cmpq	%rcx, %rsi
	jge	.LBB100_5
.LBB100_2:
	movq	%rcx, %rax
	subq	%rsi, %rax
	cmpq	$3, %rax
	jle	.LBB100_13
	movq	208(%r13), %r11
	movl	$4, %edx
	testq	%r11, %r11
	je	.LBB100_4
	movq	216(%r13), %rbp
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %rbx
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	leaq	(,%rsi,4), %rax
	movq	%rax, -120(%rsp)
	leaq	20(,%rsi,4), %r12
	movq	-112(%rsp), %r8
	imulq	%r8, %r12
	movq	24(%r13), %rax
	movq	-96(%rsp), %rdi
	imulq	%rdi, %rax
	movq	%rax, -24(%rsp)
	leaq	16(,%rsi,4), %r14
	imulq	%r8, %r14
	leaq	12(,%rsi,4), %r10
	movq	%r8, %rdx
	imulq	%r10, %rdx
	leaq	8(,%rsi,4), %r15
	movq	%r8, %r9
	imulq	%r15, %r9
	leaq	4(,%rsi,4), %rax
	imulq	%rax, %r8
	imulq	%rbx, %rdi
	imulq	-80(%rsp), %rbx
	leaq	(%rbx,%r12), %rcx
	movq	%rcx, 40(%rsp)
	leaq	(%rbx,%r14), %rcx
	movq	%rcx, 32(%rsp)
	imulq	%rbp, %r10
	movq	%r10, -32(%rsp)
	imulq	%rbp, %r15
	movq	%r15, -48(%rsp)
	movq	-120(%rsp), %rcx
	imulq	%rbp, %rcx
	movq	%rcx, -120(%rsp)
	imulq	%rax, %rbp
	movq	-104(%rsp), %r15
	movq	%rsi, -128(%rsp)
	imulq	%rsi, %r15
	leaq	(%rbx,%rdx), %rcx
	movq	%rcx, 24(%rsp)
	leaq	(%rbx,%r9), %rcx
	movq	%rcx, 16(%rsp)
	leaq	(%rbx,%r8), %rcx
	movq	%rcx, 8(%rsp)
	addq	%r15, %rbx
	movq	%rbx, -40(%rsp)
	movq	%r12, -56(%rsp)
	leaq	(%rdi,%r12), %rcx
	movq	%rcx, (%rsp)
	movq	%r14, %r12
	leaq	(%rdi,%r14), %rcx
	movq	%rcx, -8(%rsp)
	movq	%rdx, %r14
	leaq	(%rdi,%rdx), %rcx
	movq	%rcx, -16(%rsp)
	movq	%r9, %rdx
	leaq	(%rdi,%r9), %rbx
	movq	%r8, %rcx
	addq	%rdi, %r8
	addq	%r15, %rdi
	movq	224(%r13), %rsi
	shlq	$2, %rsi
	movq	192(%r13), %rax
	movq	48(%r13), %r10
	movq	%rbp, %r13
	movq	-64(%rsp), %rbp
	.p2align	4
.LBB100_7:
	vmovups	224(%r10), %ymm8
	vmovups	192(%r10), %ymm10
	vmovups	(%rbp,%r12), %ymm9
	vmovups	(%r10), %ymm6
	vmovups	96(%r10), %ymm12
	vmovups	(%rbp,%r14), %ymm11
	vmovaps	%ymm6, %ymm5
	vfmadd213ps	%ymm1, %ymm11, %ymm5
	vfmadd231ps	%ymm12, %ymm9, %ymm5
	vmovups	(%rbp,%rdx), %ymm13
	vmovaps	%ymm6, %ymm7
	vfmadd213ps	%ymm1, %ymm13, %ymm7
	vfmadd231ps	%ymm12, %ymm11, %ymm7
	vfmadd231ps	%ymm9, %ymm10, %ymm7
	vmovups	(%rbp,%rcx), %ymm14
	vmovaps	%ymm6, %ymm9
	vfmadd132ps	(%rbp,%r15), %ymm1, %ymm6
	vfmadd213ps	%ymm1, %ymm14, %ymm9
	vfmadd231ps	%ymm12, %ymm14, %ymm6
	movq	-8(%rsp), %r9
	vmovups	(%rbp,%r9), %ymm14
	vfmadd231ps	%ymm12, %ymm13, %ymm9
	vmovups	128(%r10), %ymm12
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	movq	-16(%rsp), %r9
	vmovups	(%rbp,%r9), %ymm11
	vfmadd231ps	%ymm10, %ymm13, %ymm6
	vmovups	32(%r10), %ymm13
	movq	-56(%rsp), %r9
	vfmadd231ps	(%rbp,%r9), %ymm10, %ymm5
	vfmadd231ps	%ymm13, %ymm11, %ymm5
	vfmadd231ps	%ymm12, %ymm14, %ymm5
	vmovups	(%rbp,%rbx), %ymm10
	vfmadd231ps	%ymm13, %ymm10, %ymm7
	vfmadd231ps	%ymm12, %ymm11, %ymm7
	vfmadd231ps	%ymm14, %ymm8, %ymm7
	vmovups	(%rbp,%r8), %ymm14
	vfmadd231ps	(%rbp,%rdi), %ymm13, %ymm6
	vfmadd231ps	%ymm13, %ymm14, %ymm9
	vfmadd231ps	%ymm12, %ymm14, %ymm6
	vfmadd231ps	%ymm12, %ymm10, %ymm9
	vmovups	64(%r10), %ymm12
	movq	(%rsp), %r9
	vfmadd231ps	(%rbp,%r9), %ymm8, %ymm5
	vfmadd231ps	%ymm11, %ymm8, %ymm9
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	movq	-40(%rsp), %r9
	vfmadd231ps	(%rbp,%r9), %ymm12, %ymm6
	movq	8(%rsp), %r9
	vmovups	(%rbp,%r9), %ymm8
	vfmadd231ps	%ymm12, %ymm8, %ymm9
	movq	16(%rsp), %r9
	vmovups	(%rbp,%r9), %ymm10
	vfmadd231ps	%ymm12, %ymm10, %ymm7
	movq	24(%rsp), %r9
	vmovups	(%rbp,%r9), %ymm11
	vfmadd231ps	%ymm12, %ymm11, %ymm5
	vmovups	160(%r10), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm6
	vfmadd231ps	%ymm12, %ymm10, %ymm9
	vfmadd231ps	%ymm12, %ymm11, %ymm7
	movq	32(%rsp), %r9
	vmovups	(%rbp,%r9), %ymm8
	vfmadd231ps	%ymm12, %ymm8, %ymm5
	vmovups	256(%r10), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm6
	vfmadd231ps	%ymm11, %ymm12, %ymm9
	vfmadd231ps	%ymm8, %ymm12, %ymm7
	movq	40(%rsp), %r9
	vfmadd231ps	(%rbp,%r9), %ymm12, %ymm5
	vmulps	%ymm6, %ymm4, %ymm8
	vcmpltps	%ymm0, %ymm6, %ymm10
	vblendvps	%ymm10, %ymm8, %ymm6, %ymm6
	vcmpltps	%ymm0, %ymm9, %ymm8
	vmulps	%ymm4, %ymm9, %ymm10
	vblendvps	%ymm8, %ymm10, %ymm9, %ymm8
	vcmpltps	%ymm0, %ymm7, %ymm9
	vmulps	%ymm7, %ymm4, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm7, %ymm7
	vcmpltps	%ymm0, %ymm5, %ymm9
	vmulps	%ymm5, %ymm4, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm5, %ymm5
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	movq	-120(%rsp), %r9
	vmovups	%ymm6, (%rax,%r9)
	vmaxps	%ymm8, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	vmovups	%ymm6, (%rax,%r13)
	vmaxps	%ymm7, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	movq	-48(%rsp), %r9
	vmovups	%ymm6, (%rax,%r9)
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	-32(%rsp), %r9
	vmovups	%ymm5, (%rax,%r9)
	addq	-24(%rsp), %rbp
	addq	%rsi, %rax
	decq	%r11
	jne	.LBB100_7
	movq	-72(%rsp), %r13
	movq	-88(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$4, %edx
	jmp	.LBB100_4
	.p2align	4
.LBB100_13:
	cmpq	$1, %rax
	jle	.LBB100_14
	movq	208(%r13), %rax
	movl	$2, %edx
	testq	%rax, %rax
	je	.LBB100_4
	movq	216(%r13), %rdi
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %rdx
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	leaq	(,%rsi,4), %r15
	leaq	12(,%rsi,4), %r8
	movq	-112(%rsp), %r10
	imulq	%r10, %r8
	movq	24(%r13), %rcx
	movq	-96(%rsp), %r11
	imulq	%r11, %rcx
	movq	%rcx, -24(%rsp)
	leaq	8(,%rsi,4), %r9
	imulq	%r10, %r9
	leaq	4(,%rsi,4), %rcx
	movq	%r13, %rbx
	imulq	%rcx, %r10
	imulq	%rdx, %r11
	leaq	(%r11,%r8), %r14
	movq	%r14, -32(%rsp)
	leaq	(%r11,%r9), %r14
	movq	%r14, -40(%rsp)
	imulq	-80(%rsp), %rdx
	movq	%r8, -120(%rsp)
	addq	%rdx, %r8
	movq	%r8, -48(%rsp)
	leaq	(%rdx,%r9), %r8
	movq	%r8, -56(%rsp)
	leaq	(%rdx,%r10), %r13
	movq	-104(%rsp), %rbp
	movq	%rsi, -128(%rsp)
	imulq	%rsi, %rbp
	addq	%rbp, %rdx
	imulq	%rdi, %r15
	imulq	%rcx, %rdi
	leaq	(%r11,%r10), %rcx
	addq	%rbp, %r11
	movq	224(%rbx), %rsi
	shlq	$2, %rsi
	movq	192(%rbx), %r8
	movq	48(%rbx), %rbx
	movq	-64(%rsp), %r14
	.p2align	4
.LBB100_11:
	vmovups	(%rbx), %ymm6
	vmovups	96(%rbx), %ymm7
	vmovups	(%r14,%r10), %ymm8
	vmovaps	%ymm6, %ymm5
	vfmadd213ps	%ymm1, %ymm8, %ymm5
	vfmadd132ps	(%r14,%rbp), %ymm1, %ymm6
	vfmadd231ps	%ymm7, %ymm8, %ymm6
	vmovups	(%r14,%r9), %ymm8
	vfmadd231ps	%ymm7, %ymm8, %ymm5
	vmovups	192(%rbx), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm6
	vmovups	(%r14,%rcx), %ymm8
	movq	-120(%rsp), %r12
	vfmadd231ps	(%r14,%r12), %ymm7, %ymm5
	vmovups	32(%rbx), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm5
	vfmadd231ps	(%r14,%r11), %ymm7, %ymm6
	vmovups	128(%rbx), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm6
	movq	-40(%rsp), %r12
	vmovups	(%r14,%r12), %ymm8
	vfmadd231ps	%ymm7, %ymm8, %ymm5
	vmovups	224(%rbx), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm6
	vmovups	64(%rbx), %ymm8
	movq	-32(%rsp), %r12
	vfmadd231ps	(%r14,%r12), %ymm7, %ymm5
	vfmadd231ps	(%r14,%rdx), %ymm8, %ymm6
	vmovups	(%r14,%r13), %ymm7
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vmovups	160(%rbx), %ymm8
	vfmadd231ps	%ymm7, %ymm8, %ymm6
	movq	-56(%rsp), %r12
	vmovups	(%r14,%r12), %ymm7
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vmovups	256(%rbx), %ymm8
	vfmadd231ps	%ymm7, %ymm8, %ymm6
	movq	-48(%rsp), %r12
	vfmadd231ps	(%r14,%r12), %ymm8, %ymm5
	vmulps	%ymm6, %ymm4, %ymm7
	vcmpltps	%ymm0, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vcmpltps	%ymm0, %ymm5, %ymm7
	vmulps	%ymm5, %ymm4, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm5, %ymm5
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	vmovups	%ymm6, (%r8,%r15)
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%r8,%rdi)
	addq	-24(%rsp), %r14
	addq	%rsi, %r8
	decq	%rax
	jne	.LBB100_11
	movq	-72(%rsp), %r13
	movq	-88(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$2, %edx
	jmp	.LBB100_4
	.p2align	4
.LBB100_14:
	movq	208(%r13), %rax
	movl	$1, %edx
	testq	%rax, %rax
	je	.LBB100_4
	movq	216(%r13), %rcx
	imulq	%rsi, %rcx
	shlq	$2, %rcx
	addq	192(%r13), %rcx
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %rdx
	movq	%rsi, %r14
	movq	48(%r13), %rsi
	movq	224(%r13), %rdi
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	leaq	4(,%r14,4), %r8
	movq	-112(%rsp), %r15
	imulq	%r15, %r8
	movq	24(%r13), %r9
	movq	-96(%rsp), %r12
	imulq	%r12, %r9
	movq	-80(%rsp), %r10
	imulq	%rdx, %r10
	movq	-104(%rsp), %r11
	imulq	%r14, %r11
	leaq	(%r10,%r11), %rbx
	movq	%r14, -128(%rsp)
	leaq	8(,%r14,4), %r14
	imulq	%r15, %r14
	leaq	(%r10,%r14), %r15
	addq	%r8, %r10
	imulq	%r12, %rdx
	leaq	(%rdx,%r11), %r12
	leaq	(%rdx,%r14), %r13
	addq	%r8, %rdx
	shlq	$2, %rdi
	movq	-64(%rsp), %rbp
	.p2align	4
.LBB100_16:
	vmovups	(%rbp,%r8), %ymm5
	vmovups	(%rbp,%r11), %ymm6
	vfmadd132ps	(%rsi), %ymm1, %ymm6
	vfmadd231ps	96(%rsi), %ymm5, %ymm6
	vmovups	(%rbp,%r14), %ymm5
	vfmadd132ps	192(%rsi), %ymm6, %ymm5
	vmovups	(%rbp,%r12), %ymm6
	vfmadd132ps	32(%rsi), %ymm5, %ymm6
	vmovups	(%rbp,%rdx), %ymm5
	vfmadd231ps	128(%rsi), %ymm5, %ymm6
	vmovups	(%rbp,%r13), %ymm5
	vfmadd132ps	224(%rsi), %ymm6, %ymm5
	vmovups	(%rbp,%r10), %ymm6
	vmovups	(%rbp,%rbx), %ymm7
	vfmadd132ps	64(%rsi), %ymm5, %ymm7
	vfmadd231ps	160(%rsi), %ymm6, %ymm7
	vmovups	(%rbp,%r15), %ymm5
	vfmadd132ps	256(%rsi), %ymm7, %ymm5
	vmulps	%ymm5, %ymm4, %ymm6
	vcmpltps	%ymm0, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rcx)
	addq	%r9, %rbp
	addq	%rdi, %rcx
	decq	%rax
	jne	.LBB100_16
	jmp	.LBB100_17
.LBB100_5:
	addq	$48, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end100:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end100-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$32, %rsp
	.cfi_def_cfa_offset 88
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, -104(%rsp)
	movq	%rdi, -56(%rsp)
	movq	200(%r13), %rcx
	testq	%rcx, %rcx
	jle	.LBB101_5
	leaq	(,%rdx,4), %rax
	movq	%rax, -88(%rsp)
	shlq	$3, %rdx
	movq	%rdx, -72(%rsp)
	movq	-104(%rsp), %rax
	leaq	(,%rax,8), %rdx
	movq	%rdx, -96(%rsp)
	leaq	(,%rax,4), %r9
	negq	%r9
	xorl	%r10d, %r10d
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%r13, -64(%rsp)
	movq	%rcx, -80(%rsp)
	jmp	.LBB101_2
.LBB101_17:
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r10
	movl	$1, %edx
	.p2align	4
.LBB101_4:
	addq	%rdx, %r10
	cmpq	%rcx, %r10
	jge	.LBB101_5
.LBB101_2:
	movq	%rcx, %rax
	subq	%r10, %rax
	cmpq	$3, %rax
	jle	.LBB101_13
	movq	208(%r13), %rbx
	movl	$4, %edx
	testq	%rbx, %rbx
	je	.LBB101_4
	movq	216(%r13), %rcx
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %rax
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	leaq	32(,%r10,8), %r14
	movq	-104(%rsp), %rdx
	imulq	%rdx, %r14
	movq	24(%r13), %rsi
	movq	-88(%rsp), %r12
	imulq	%r12, %rsi
	movq	%rsi, -112(%rsp)
	imulq	%rax, %r12
	addq	%r14, %r12
	imulq	-72(%rsp), %rax
	leaq	24(,%r10,8), %rsi
	imulq	%rdx, %rsi
	addq	%rax, %rsi
	movq	%rsi, -120(%rsp)
	leaq	16(,%r10,8), %rsi
	imulq	%rdx, %rsi
	addq	%rax, %rsi
	movq	%rsi, -16(%rsp)
	leaq	8(,%r10,8), %rsi
	imulq	%rdx, %rsi
	addq	%rax, %rsi
	movq	%rsi, -24(%rsp)
	leaq	28(,%r10,8), %rsi
	imulq	%rdx, %rsi
	addq	%rax, %rsi
	movq	%rsi, -32(%rsp)
	leaq	20(,%r10,8), %rsi
	imulq	%rdx, %rsi
	addq	%rax, %rsi
	movq	%rsi, -40(%rsp)
	leaq	12(,%r10,8), %rsi
	imulq	%rdx, %rsi
	addq	%rax, %rsi
	movq	%rsi, -48(%rsp)
	leaq	(,%r10,4), %rsi
	leaq	12(,%r10,4), %rdi
	imulq	%rcx, %rdi
	movq	%rdi, 16(%rsp)
	leaq	8(,%r10,4), %rdi
	imulq	%rcx, %rdi
	movq	%rdi, 8(%rsp)
	imulq	%rcx, %rsi
	movq	%rsi, 24(%rsp)
	leaq	4(,%r10,4), %rsi
	imulq	%rcx, %rsi
	movq	%rsi, (%rsp)
	leaq	4(,%r10,8), %r15
	imulq	%rdx, %r15
	addq	%rax, %r15
	movq	-96(%rsp), %rbp
	movq	%r10, -128(%rsp)
	imulq	%r10, %rbp
	addq	%rax, %rbp
	addq	%r14, %rax
	movq	%rax, -8(%rsp)
	movq	224(%r13), %rcx
	shlq	$2, %rcx
	movq	192(%r13), %rdi
	movq	48(%r13), %rdx
	movq	-56(%rsp), %r11
	.p2align	4
.LBB101_7:
	leaq	(%r11,%r12), %rax
	leaq	(%r11,%r14), %r8
	vmovups	192(%rdx), %ymm9
	leaq	(%rax,%r9), %r10
	leaq	(%r8,%r9), %rsi
	vmovups	(%rdx), %ymm5
	vmovups	96(%rdx), %ymm10
	vmovups	(%r9,%rsi), %ymm8
	addq	%r9, %rsi
	vmovaps	%ymm5, %ymm6
	vfmadd213ps	%ymm1, %ymm8, %ymm6
	vfmadd231ps	(%r9,%r8), %ymm10, %ymm6
	leaq	(%rsi,%r9), %r8
	vmovups	(%r9,%r8), %ymm11
	addq	%r9, %r8
	vmovaps	%ymm5, %ymm7
	vfmadd213ps	%ymm1, %ymm11, %ymm7
	vfmadd231ps	(%r9,%rsi), %ymm10, %ymm7
	leaq	(%r8,%r9), %rsi
	vfmadd231ps	%ymm8, %ymm9, %ymm7
	vmovups	(%r9,%rsi), %ymm12
	addq	%r9, %rsi
	vmovaps	%ymm5, %ymm8
	leaq	(%rsi,%r9), %r13
	vfmadd213ps	%ymm1, %ymm12, %ymm8
	vfmadd132ps	(%r9,%r13), %ymm1, %ymm5
	vfmadd231ps	(%r9,%r8), %ymm10, %ymm8
	vfmadd231ps	(%r9,%rsi), %ymm10, %ymm5
	vmovups	(%r9,%r10), %ymm10
	addq	%r9, %r10
	vfmadd231ps	(%r11,%r14), %ymm9, %ymm6
	leaq	(%r10,%r9), %rsi
	vfmadd231ps	%ymm11, %ymm9, %ymm8
	vmovups	(%r9,%rsi), %ymm11
	addq	%r9, %rsi
	vfmadd231ps	%ymm9, %ymm12, %ymm5
	vmovups	32(%rdx), %ymm9
	leaq	(%rsi,%r9), %r8
	vmovups	(%r9,%r8), %ymm12
	addq	%r9, %r8
	leaq	(%r8,%r9), %r13
	vfmadd231ps	(%r9,%r13), %ymm9, %ymm5
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	vfmadd231ps	%ymm9, %ymm11, %ymm7
	vfmadd231ps	%ymm9, %ymm12, %ymm8
	vmovups	128(%rdx), %ymm9
	vfmadd231ps	(%r9,%rax), %ymm9, %ymm6
	vfmadd231ps	(%r9,%r10), %ymm9, %ymm7
	vfmadd231ps	(%r9,%rsi), %ymm9, %ymm8
	vfmadd231ps	(%r9,%r8), %ymm9, %ymm5
	vmovups	224(%rdx), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm7
	vmovups	64(%rdx), %ymm10
	vfmadd231ps	(%r11,%r12), %ymm9, %ymm6
	vfmadd231ps	%ymm11, %ymm9, %ymm8
	vfmadd231ps	%ymm9, %ymm12, %ymm5
	movq	-24(%rsp), %rax
	vmovups	(%r11,%rax), %ymm9
	vfmadd231ps	(%r11,%rbp), %ymm10, %ymm5
	movq	-16(%rsp), %rax
	vmovups	(%r11,%rax), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm7
	movq	-120(%rsp), %rax
	vmovups	(%r11,%rax), %ymm12
	vfmadd231ps	%ymm10, %ymm9, %ymm8
	vfmadd231ps	%ymm10, %ymm12, %ymm6
	vmovups	160(%rdx), %ymm10
	vfmadd231ps	(%r11,%r15), %ymm10, %ymm5
	movq	-40(%rsp), %rax
	vfmadd231ps	(%r11,%rax), %ymm10, %ymm7
	movq	-48(%rsp), %rax
	vfmadd231ps	(%r11,%rax), %ymm10, %ymm8
	movq	-32(%rsp), %rax
	vfmadd231ps	(%r11,%rax), %ymm10, %ymm6
	vmovups	256(%rdx), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm5
	vfmadd231ps	%ymm12, %ymm10, %ymm7
	movq	-8(%rsp), %rax
	vfmadd231ps	(%r11,%rax), %ymm10, %ymm6
	vfmadd231ps	%ymm11, %ymm10, %ymm8
	vcmpltps	%ymm0, %ymm6, %ymm9
	vmulps	%ymm6, %ymm4, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm6, %ymm6
	vcmpltps	%ymm0, %ymm7, %ymm9
	vmulps	%ymm7, %ymm4, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm7, %ymm7
	vmulps	%ymm5, %ymm4, %ymm9
	vcmpltps	%ymm0, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm5, %ymm5
	vcmpltps	%ymm0, %ymm8, %ymm9
	vmulps	%ymm4, %ymm8, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm8, %ymm8
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	24(%rsp), %rax
	vmovups	%ymm5, (%rdi,%rax)
	vmaxps	%ymm8, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	(%rsp), %rax
	vmovups	%ymm5, (%rdi,%rax)
	vmaxps	%ymm7, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	8(%rsp), %rax
	vmovups	%ymm5, (%rdi,%rax)
	vmaxps	%ymm6, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	16(%rsp), %rax
	vmovups	%ymm5, (%rdi,%rax)
	addq	-112(%rsp), %r11
	addq	%rcx, %rdi
	decq	%rbx
	jne	.LBB101_7
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r10
	movl	$4, %edx
	jmp	.LBB101_4
	.p2align	4
.LBB101_13:
	cmpq	$1, %rax
	jle	.LBB101_14
	movq	208(%r13), %rax
	movl	$2, %edx
	testq	%rax, %rax
	je	.LBB101_4
	movq	216(%r13), %rdx
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %r11
	movq	224(%r13), %rcx
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	leaq	16(,%r10,8), %rsi
	movq	-104(%rsp), %r8
	imulq	%r8, %rsi
	movq	24(%r13), %rbx
	movq	-88(%rsp), %rdi
	imulq	%rdi, %rbx
	movq	%rbx, -112(%rsp)
	imulq	%r11, %rdi
	leaq	8(,%r10,8), %rbx
	imulq	%r8, %rbx
	leaq	(%rdi,%rbx), %r14
	movq	%r14, -16(%rsp)
	leaq	12(,%r10,8), %r14
	imulq	%r8, %r14
	leaq	(%rdi,%r14), %r15
	movq	%r15, -32(%rsp)
	imulq	-72(%rsp), %r11
	leaq	(%r11,%rsi), %r15
	movq	%r15, -40(%rsp)
	addq	%r11, %rbx
	movq	%rbx, -120(%rsp)
	addq	%r11, %r14
	movq	%r14, -24(%rsp)
	leaq	4(,%r10,8), %r15
	imulq	%r8, %r15
	leaq	(%r11,%r15), %r8
	movq	%r8, -48(%rsp)
	movq	%r13, %r8
	leaq	(,%r10,4), %r13
	imulq	%rdx, %r13
	leaq	4(,%r10,4), %rbp
	imulq	%rdx, %rbp
	movq	-96(%rsp), %rdx
	movq	%r10, -128(%rsp)
	imulq	%r10, %rdx
	addq	%rdx, %r11
	addq	%rdi, %r15
	addq	%rdi, %rdx
	leaq	(%rdi,%rsi), %r10
	shlq	$2, %rcx
	movq	192(%r8), %rdi
	movq	48(%r8), %rbx
	movq	-56(%rsp), %r14
	.p2align	4
.LBB101_11:
	leaq	(%r14,%rsi), %r12
	leaq	(%r12,%r9), %r8
	vmovups	(%rbx), %ymm5
	vmovups	96(%rbx), %ymm7
	vmovups	(%r9,%r8), %ymm8
	vmovaps	%ymm5, %ymm6
	vfmadd213ps	%ymm1, %ymm8, %ymm6
	vfmadd231ps	(%r9,%r12), %ymm7, %ymm6
	addq	%r9, %r8
	leaq	(%r8,%r9), %r12
	vfmadd132ps	(%r9,%r12), %ymm1, %ymm5
	vfmadd231ps	(%r9,%r8), %ymm7, %ymm5
	vmovups	128(%rbx), %ymm7
	movq	-16(%rsp), %r8
	vmovups	(%r14,%r8), %ymm9
	vmovups	192(%rbx), %ymm10
	vfmadd231ps	(%r14,%rsi), %ymm10, %ymm6
	vmovups	32(%rbx), %ymm11
	vfmadd231ps	%ymm11, %ymm9, %ymm6
	movq	-32(%rsp), %r8
	vfmadd231ps	(%r14,%r8), %ymm7, %ymm6
	vmovups	224(%rbx), %ymm12
	vfmadd231ps	(%r14,%r10), %ymm12, %ymm6
	vfmadd231ps	%ymm10, %ymm8, %ymm5
	vfmadd231ps	(%r14,%rdx), %ymm11, %ymm5
	vfmadd231ps	(%r14,%r15), %ymm7, %ymm5
	vmovups	64(%rbx), %ymm7
	vfmadd231ps	%ymm12, %ymm9, %ymm5
	vfmadd231ps	(%r14,%r11), %ymm7, %ymm5
	movq	-120(%rsp), %r8
	vmovups	(%r14,%r8), %ymm8
	vfmadd231ps	%ymm7, %ymm8, %ymm6
	vmovups	160(%rbx), %ymm7
	movq	-48(%rsp), %r8
	vfmadd231ps	(%r14,%r8), %ymm7, %ymm5
	movq	-24(%rsp), %r8
	vfmadd231ps	(%r14,%r8), %ymm7, %ymm6
	vmovups	256(%rbx), %ymm7
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	movq	-40(%rsp), %r8
	vfmadd231ps	(%r14,%r8), %ymm7, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vcmpltps	%ymm0, %ymm5, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rdi,%r13)
	vcmpltps	%ymm0, %ymm6, %ymm5
	vmulps	%ymm6, %ymm4, %ymm7
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rdi,%rbp)
	addq	-112(%rsp), %r14
	addq	%rcx, %rdi
	decq	%rax
	jne	.LBB101_11
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r10
	movl	$2, %edx
	jmp	.LBB101_4
	.p2align	4
.LBB101_14:
	movq	208(%r13), %rax
	movl	$1, %edx
	testq	%rax, %rax
	je	.LBB101_4
	movq	216(%r13), %rcx
	imulq	%r10, %rcx
	shlq	$2, %rcx
	addq	192(%r13), %rcx
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %rdx
	movq	48(%r13), %rsi
	movq	224(%r13), %rdi
	movq	%rdi, -120(%rsp)
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	leaq	4(,%r10,8), %r8
	movq	-104(%rsp), %rdi
	imulq	%rdi, %r8
	movq	%r10, %r15
	movq	24(%r13), %r10
	movq	-88(%rsp), %r13
	imulq	%r13, %r10
	movq	%r10, -112(%rsp)
	movq	-72(%rsp), %r11
	imulq	%rdx, %r11
	movq	-96(%rsp), %rbx
	imulq	%r15, %rbx
	leaq	(%r11,%rbx), %r14
	movq	%r15, -128(%rsp)
	leaq	8(,%r15,8), %r15
	imulq	%rdi, %r15
	leaq	(%r11,%r15), %r12
	addq	%r8, %r11
	imulq	%r13, %rdx
	leaq	(%rbx,%rdx), %r13
	leaq	(%rdx,%r15), %rbp
	addq	%r8, %rdx
	movq	-120(%rsp), %r10
	shlq	$2, %r10
	movq	-56(%rsp), %rdi
	.p2align	4
.LBB101_16:
	vmovups	(%rdi,%r8), %ymm5
	vmovups	(%rdi,%rbx), %ymm6
	vfmadd132ps	(%rsi), %ymm1, %ymm6
	vfmadd231ps	96(%rsi), %ymm5, %ymm6
	vmovups	(%rdi,%r15), %ymm5
	vfmadd132ps	192(%rsi), %ymm6, %ymm5
	vmovups	(%rdi,%r13), %ymm6
	vfmadd132ps	32(%rsi), %ymm5, %ymm6
	vmovups	(%rdi,%rdx), %ymm5
	vfmadd231ps	128(%rsi), %ymm5, %ymm6
	vmovups	(%rdi,%rbp), %ymm5
	vfmadd132ps	224(%rsi), %ymm6, %ymm5
	vmovups	(%rdi,%r11), %ymm6
	vmovups	(%rdi,%r14), %ymm7
	vfmadd132ps	64(%rsi), %ymm5, %ymm7
	vfmadd231ps	160(%rsi), %ymm6, %ymm7
	vmovups	(%rdi,%r12), %ymm5
	vfmadd132ps	256(%rsi), %ymm7, %ymm5
	vmulps	%ymm5, %ymm4, %ymm6
	vcmpltps	%ymm0, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rcx)
	addq	-112(%rsp), %rdi
	addq	%r10, %rcx
	decq	%rax
	jne	.LBB101_16
	jmp	.LBB101_17
.LBB101_5:
	addq	$32, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end101:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end101-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$88, %rsp
	.cfi_def_cfa_offset 144
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, -48(%rsp)
	movq	200(%r13), %rdi
	testq	%rdi, %rdi
	jle	.LBB102_5
	movq	%r13, %r14
	movq	%rsi, %rbp
	leaq	(,%rdx,4), %rax
	leaq	(,%rdx,8), %rcx
	movq	%rcx, -8(%rsp)
	movq	%rax, -72(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -16(%rsp)
	shlq	$4, %rdx
	movq	%rdx, (%rsp)
	leaq	(,%rsi,8), %rax
	movq	%rax, -80(%rsp)
	leaq	(,%rsi,4), %r13
	movq	%r13, %rax
	negq	%rax
	movq	%rax, -24(%rsp)
	xorl	%ebx, %ebx
	vxorps	%xmm12, %xmm12, %xmm12
	movq	%r14, -56(%rsp)
	movq	%rsi, 16(%rsp)
	movq	%rdi, -64(%rsp)
	movq	%r13, 8(%rsp)
	jmp	.LBB102_2
	.p2align	4
.LBB102_4:
	addq	%rcx, %rbx
	cmpq	%rdi, %rbx
	jge	.LBB102_5
.LBB102_2:
	movq	%rdi, %rax
	subq	%rbx, %rax
	cmpq	$3, %rax
	jle	.LBB102_15
	movq	208(%r14), %rax
	movl	$4, %ecx
	movq	%rax, -104(%rsp)
	testq	%rax, %rax
	je	.LBB102_4
	movq	216(%r14), %rax
	movq	%rax, %rcx
	imulq	%rbx, %rcx
	shlq	$2, %rcx
	addq	192(%r14), %rcx
	movq	%rcx, -128(%rsp)
	vmovups	64(%r14), %ymm0
	vmovups	%ymm0, 48(%rsp)
	vmovups	128(%r14), %ymm2
	vmovups	160(%r14), %ymm3
	vmovups	96(%r14), %ymm4
	movq	%rax, -112(%rsp)
	leaq	(,%rax,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -32(%rsp)
	leaq	40(,%rbx,8), %rax
	imulq	%rbp, %rax
	movq	%rax, -40(%rsp)
	movq	24(%r14), %rcx
	movq	-72(%rsp), %rax
	imulq	%rax, %rcx
	movq	%rcx, 40(%rsp)
	movq	40(%r14), %rcx
	imulq	%rax, %rcx
	movq	%rcx, 32(%rsp)
	leaq	32(,%rbx,8), %rsi
	imulq	%rbp, %rsi
	movq	%r14, %rdx
	leaq	24(,%rbx,8), %r14
	imulq	%rbp, %r14
	leaq	16(,%rbx,8), %r15
	imulq	%rbp, %r15
	leaq	36(,%rbx,8), %r12
	imulq	%rbp, %r12
	leaq	28(,%rbx,8), %r8
	imulq	%rbp, %r8
	movq	%rbp, %rcx
	leaq	20(,%rbx,8), %rbp
	imulq	%rcx, %rbp
	leaq	12(,%rbx,8), %rax
	imulq	%rcx, %rax
	leaq	8(,%rbx,8), %r13
	imulq	%rcx, %r13
	movq	-80(%rsp), %rdi
	imulq	%rbx, %rdi
	movq	%rbx, -120(%rsp)
	leaq	4(,%rbx,8), %r9
	imulq	%rcx, %r9
	movq	48(%rdx), %rcx
	movq	224(%rdx), %rdx
	movq	%rdx, 24(%rsp)
	movq	-48(%rsp), %rbx
	xorl	%r11d, %r11d
	.p2align	4
.LBB102_7:
	movq	%r11, -96(%rsp)
	movq	%rbx, -88(%rsp)
	xorl	%edx, %edx
	vmovups	48(%rsp), %ymm8
	vmovaps	%ymm8, %ymm5
	vmovaps	%ymm8, %ymm6
	vmovaps	%ymm8, %ymm7
	movq	-40(%rsp), %r10
	movq	32(%rsp), %r11
	.p2align	4
.LBB102_8:
	vmovups	(%rcx,%rdx), %ymm12
	vmovups	160(%rcx,%rdx), %ymm13
	vmovups	320(%rcx,%rdx), %ymm14
	vmovups	480(%rcx,%rdx), %ymm9
	vfmadd231ps	(%rbx,%rdi), %ymm12, %ymm8
	vmovups	(%rbx,%r13), %ymm15
	vfmadd231ps	%ymm12, %ymm15, %ymm7
	vmovups	(%rbx,%r15), %ymm10
	vfmadd231ps	%ymm12, %ymm10, %ymm6
	vmovups	(%rbx,%r14), %ymm11
	vfmadd231ps	%ymm12, %ymm11, %ymm5
	vfmadd231ps	(%rbx,%r9), %ymm13, %ymm8
	vmovups	(%rbx,%rax), %ymm12
	vfmadd231ps	%ymm13, %ymm12, %ymm7
	vmovups	(%rbx,%rbp), %ymm0
	vfmadd231ps	%ymm13, %ymm0, %ymm6
	vmovups	(%rbx,%r8), %ymm1
	vfmadd231ps	%ymm13, %ymm1, %ymm5
	vfmadd231ps	%ymm15, %ymm14, %ymm8
	vfmadd231ps	%ymm14, %ymm10, %ymm7
	vfmadd231ps	%ymm14, %ymm11, %ymm6
	vmovups	(%rbx,%rsi), %ymm13
	vfmadd231ps	%ymm14, %ymm13, %ymm5
	vfmadd231ps	%ymm12, %ymm9, %ymm8
	vfmadd231ps	%ymm0, %ymm9, %ymm7
	vfmadd231ps	%ymm1, %ymm9, %ymm6
	vfmadd231ps	(%rbx,%r12), %ymm9, %ymm5
	vmovups	640(%rcx,%rdx), %ymm0
	vfmadd231ps	%ymm10, %ymm0, %ymm8
	vfmadd231ps	%ymm11, %ymm0, %ymm7
	vfmadd231ps	(%rbx,%r10), %ymm0, %ymm5
	vfmadd231ps	%ymm13, %ymm0, %ymm6
	addq	$32, %rdx
	addq	%r11, %rbx
	cmpq	$160, %rdx
	jne	.LBB102_8
	vmulps	%ymm4, %ymm8, %ymm9
	vxorps	%xmm12, %xmm12, %xmm12
	vcmpltps	%ymm12, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm2, %ymm8
	vminps	%ymm8, %ymm3, %ymm8
	movq	-128(%rsp), %r10
	vmovups	%ymm8, (%r10)
	vcmpltps	%ymm12, %ymm7, %ymm8
	vmulps	%ymm7, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm2, %ymm7
	vminps	%ymm7, %ymm3, %ymm7
	movq	-112(%rsp), %rdx
	vmovups	%ymm7, (%r10,%rdx,4)
	vcmpltps	%ymm12, %ymm6, %ymm7
	vmulps	%ymm6, %ymm4, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	vmovups	%ymm6, (%r10,%rdx,8)
	vcmpltps	%ymm12, %ymm5, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	-32(%rsp), %rdx
	vmovups	%ymm5, (%r10,%rdx)
	movq	-96(%rsp), %r11
	incq	%r11
	movq	24(%rsp), %rdx
	leaq	(%r10,%rdx,4), %r10
	movq	%r10, -128(%rsp)
	movq	-88(%rsp), %rbx
	addq	40(%rsp), %rbx
	cmpq	-104(%rsp), %r11
	jne	.LBB102_7
	movq	-56(%rsp), %r14
	movq	16(%rsp), %rbp
	movq	-64(%rsp), %rdi
	movq	8(%rsp), %r13
	movq	-120(%rsp), %rbx
	movl	$4, %ecx
	jmp	.LBB102_4
	.p2align	4
.LBB102_15:
	cmpq	$1, %rax
	jle	.LBB102_16
	movq	208(%r14), %r12
	movl	$2, %ecx
	testq	%r12, %r12
	je	.LBB102_4
	movq	216(%r14), %rdi
	vmovups	64(%r14), %ymm1
	movq	40(%r14), %rax
	movq	224(%r14), %r15
	vmovups	128(%r14), %ymm2
	vmovups	160(%r14), %ymm3
	vmovups	96(%r14), %ymm4
	leaq	24(,%rbx,8), %r8
	imulq	%rbp, %r8
	movq	24(%r14), %rdx
	movq	-72(%rsp), %rcx
	imulq	%rcx, %rdx
	movq	%rdx, -88(%rsp)
	imulq	%rax, %rcx
	addq	%r8, %rcx
	movq	-8(%rsp), %rdx
	imulq	%rax, %rdx
	addq	%r8, %rdx
	movq	-16(%rsp), %r10
	imulq	%rax, %r10
	addq	%r8, %r10
	imulq	(%rsp), %rax
	leaq	16(,%rbx,8), %r9
	imulq	%rbp, %r9
	addq	%rax, %r9
	movq	%r9, -96(%rsp)
	leaq	20(,%rbx,8), %r9
	imulq	%rbp, %r9
	addq	%rax, %r9
	movq	%r9, -104(%rsp)
	leaq	12(,%rbx,8), %r9
	imulq	%rbp, %r9
	addq	%rax, %r9
	movq	%r9, -112(%rsp)
	leaq	8(,%rbx,8), %r9
	imulq	%rbp, %r9
	addq	%rax, %r9
	movq	%r9, 48(%rsp)
	leaq	4(,%rbx,8), %r11
	imulq	%rbp, %r11
	addq	%rax, %r11
	leaq	(,%rbx,4), %rsi
	imulq	%rdi, %rsi
	movq	%rsi, -32(%rsp)
	leaq	4(,%rbx,4), %r9
	imulq	%rdi, %r9
	movq	-80(%rsp), %rdi
	movq	%rbx, -120(%rsp)
	imulq	%rbx, %rdi
	addq	%rax, %rdi
	addq	%r8, %rax
	movq	%rax, -40(%rsp)
	shlq	$2, %r15
	movq	%r15, -128(%rsp)
	movq	192(%r14), %r15
	movq	48(%r14), %r14
	movq	-48(%rsp), %rax
	movq	-24(%rsp), %r13
	.p2align	4
.LBB102_13:
	vmovups	(%r14), %ymm5
	vmovups	32(%r14), %ymm7
	leaq	(%rax,%r8), %rsi
	leaq	(%rsi,%r13), %rbx
	vmovups	(%r13,%rbx), %ymm8
	addq	%r13, %rbx
	vmovups	(%r13,%rbx), %ymm9
	addq	%r13, %rbx
	vmovups	160(%r14), %ymm11
	vmovups	(%r13,%rbx), %ymm10
	addq	%r13, %rbx
	vmovaps	%ymm5, %ymm6
	leaq	(%rbx,%r13), %rbp
	vfmadd132ps	(%r13,%rbp), %ymm1, %ymm5
	vfmadd231ps	(%r13,%rbx), %ymm11, %ymm5
	leaq	(%rax,%rcx), %rbx
	leaq	(%rbx,%r13), %rbp
	vfmadd213ps	%ymm1, %ymm10, %ymm6
	vfmadd231ps	%ymm11, %ymm9, %ymm6
	vmovups	320(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm10, %ymm5
	vmovups	(%r13,%rbp), %ymm10
	addq	%r13, %rbp
	vfmadd231ps	%ymm0, %ymm8, %ymm6
	vmovups	480(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm9, %ymm5
	vmovups	(%r13,%rbp), %ymm9
	addq	%r13, %rbp
	vfmadd231ps	(%r13,%rsi), %ymm0, %ymm6
	vmovups	640(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm8, %ymm5
	vmovups	(%r13,%rbp), %ymm11
	vfmadd231ps	(%rax,%r8), %ymm0, %ymm6
	addq	%r13, %rbp
	movq	%rbp, %rsi
	addq	%r13, %rsi
	vfmadd231ps	(%r13,%rsi), %ymm7, %ymm5
	vmovups	64(%r14), %ymm8
	leaq	(%rax,%rdx), %rsi
	vfmadd231ps	%ymm7, %ymm11, %ymm6
	vmovups	192(%r14), %ymm0
	vfmadd231ps	(%r13,%rbp), %ymm0, %ymm5
	leaq	(%rsi,%r13), %rbp
	vfmadd231ps	%ymm0, %ymm9, %ymm6
	vmovups	352(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm11, %ymm5
	vmovups	(%r13,%rbp), %ymm7
	addq	%r13, %rbp
	vfmadd231ps	%ymm0, %ymm10, %ymm6
	vmovups	512(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm9, %ymm5
	vmovups	(%r13,%rbp), %ymm9
	addq	%r13, %rbp
	vfmadd231ps	(%r13,%rbx), %ymm0, %ymm6
	vmovups	672(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm10, %ymm5
	vmovups	(%r13,%rbp), %ymm10
	vfmadd231ps	(%rax,%rcx), %ymm0, %ymm6
	addq	%r13, %rbp
	movq	%rbp, %rbx
	addq	%r13, %rbx
	vfmadd231ps	(%r13,%rbx), %ymm8, %ymm5
	leaq	(%rax,%r10), %rbx
	vmovups	224(%r14), %ymm0
	vfmadd231ps	(%r13,%rbp), %ymm0, %ymm5
	leaq	(%rbx,%r13), %rbp
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	vmovups	(%r13,%rbp), %ymm8
	addq	%r13, %rbp
	vfmadd231ps	%ymm0, %ymm9, %ymm6
	vmovups	384(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm10, %ymm5
	vmovups	(%r13,%rbp), %ymm10
	addq	%r13, %rbp
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	544(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm9, %ymm5
	vmovups	(%r13,%rbp), %ymm9
	addq	%r13, %rbp
	vfmadd231ps	(%r13,%rsi), %ymm0, %ymm6
	vmovups	704(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm7, %ymm5
	vmovups	96(%r14), %ymm7
	leaq	(%rbp,%r13), %rsi
	vfmadd231ps	(%r13,%rsi), %ymm7, %ymm5
	vfmadd231ps	(%rax,%rdx), %ymm0, %ymm6
	vmovups	256(%r14), %ymm0
	vfmadd231ps	(%r13,%rbp), %ymm0, %ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6
	vfmadd231ps	%ymm0, %ymm10, %ymm6
	vmovups	416(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm9, %ymm5
	vfmadd231ps	%ymm0, %ymm8, %ymm6
	vmovups	576(%r14), %ymm0
	vfmadd231ps	(%r13,%rbx), %ymm0, %ymm6
	vfmadd231ps	%ymm0, %ymm10, %ymm5
	vmovups	736(%r14), %ymm0
	vfmadd231ps	(%rax,%r10), %ymm0, %ymm6
	vfmadd231ps	%ymm0, %ymm8, %ymm5
	vmovups	128(%r14), %ymm0
	vfmadd231ps	(%rax,%rdi), %ymm0, %ymm5
	movq	48(%rsp), %rsi
	vmovups	(%rax,%rsi), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	288(%r14), %ymm0
	vfmadd231ps	(%rax,%r11), %ymm0, %ymm5
	movq	-112(%rsp), %rsi
	vmovups	(%rax,%rsi), %ymm8
	vfmadd231ps	%ymm0, %ymm8, %ymm6
	vmovups	448(%r14), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	movq	-96(%rsp), %rsi
	vmovups	(%rax,%rsi), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	608(%r14), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm5
	movq	-104(%rsp), %rsi
	vfmadd231ps	(%rax,%rsi), %ymm0, %ymm6
	vmovups	768(%r14), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	movq	-40(%rsp), %rsi
	vfmadd231ps	(%rax,%rsi), %ymm0, %ymm6
	vmulps	%ymm5, %ymm4, %ymm0
	vcmpltps	%ymm12, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm5, %ymm0
	vcmpltps	%ymm12, %ymm6, %ymm5
	vmulps	%ymm6, %ymm4, %ymm7
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm5
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	movq	-32(%rsp), %rsi
	vmovups	%ymm0, (%r15,%rsi)
	vmaxps	%ymm5, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r15,%r9)
	addq	-88(%rsp), %rax
	addq	-128(%rsp), %r15
	decq	%r12
	jne	.LBB102_13
	movq	-56(%rsp), %r14
	movq	16(%rsp), %rbp
	movq	8(%rsp), %r13
	movq	-120(%rsp), %rbx
	movl	$2, %ecx
	movq	-64(%rsp), %rdi
	jmp	.LBB102_4
	.p2align	4
.LBB102_16:
	movq	208(%r14), %rax
	movl	$1, %ecx
	testq	%rax, %rax
	je	.LBB102_4
	movq	216(%r14), %rcx
	imulq	%rbx, %rcx
	shlq	$2, %rcx
	addq	192(%r14), %rcx
	vmovups	64(%r14), %ymm1
	movq	40(%r14), %rdx
	movq	48(%r14), %rdi
	movq	224(%r14), %r12
	vmovups	128(%r14), %ymm2
	vmovups	160(%r14), %ymm3
	vmovups	96(%r14), %ymm4
	leaq	16(,%rbx,8), %r9
	imulq	%rbp, %r9
	movq	24(%r14), %r8
	movq	-72(%rsp), %r11
	imulq	%r11, %r8
	movq	%r8, -88(%rsp)
	imulq	%rdx, %r11
	addq	%r9, %r11
	movq	-8(%rsp), %r14
	imulq	%rdx, %r14
	addq	%r9, %r14
	movq	-16(%rsp), %r10
	imulq	%rdx, %r10
	leaq	(%r10,%r9), %rsi
	movq	%rsi, -96(%rsp)
	leaq	12(,%rbx,8), %rsi
	imulq	%rbp, %rsi
	addq	%r10, %rsi
	movq	%rsi, -104(%rsp)
	movq	%rbp, %r15
	leaq	8(,%rbx,8), %r8
	imulq	%rbp, %r8
	addq	%r10, %r8
	movq	%r8, -112(%rsp)
	imulq	(%rsp), %rdx
	movq	-80(%rsp), %rbp
	imulq	%rbx, %rbp
	addq	%rbp, %rdx
	movq	%rbx, -120(%rsp)
	leaq	4(,%rbx,8), %r8
	imulq	%r15, %r8
	addq	%r10, %r8
	addq	%r10, %rbp
	shlq	$2, %r12
	movq	%r12, -128(%rsp)
	movq	-48(%rsp), %r10
	movq	-24(%rsp), %r12
	.p2align	4
.LBB102_18:
	leaq	(%r10,%r9), %rsi
	vmovups	(%r12,%rsi), %ymm0
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %ymm6
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %ymm7
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %ymm5
	vfmadd132ps	(%rdi), %ymm1, %ymm5
	leaq	(%r10,%r11), %rsi
	vfmadd231ps	160(%rdi), %ymm7, %ymm5
	vmovups	(%r12,%rsi), %ymm7
	addq	%r12, %rsi
	vfmadd231ps	320(%rdi), %ymm6, %ymm5
	vmovups	(%r12,%rsi), %ymm6
	addq	%r12, %rsi
	vfmadd231ps	480(%rdi), %ymm0, %ymm5
	vmovups	(%r12,%rsi), %ymm0
	vmovups	(%r10,%r9), %ymm8
	vfmadd231ps	640(%rdi), %ymm8, %ymm5
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %ymm8
	vfmadd231ps	32(%rdi), %ymm8, %ymm5
	leaq	(%r10,%r14), %rsi
	vmovups	(%r12,%rsi), %ymm8
	vfmadd231ps	192(%rdi), %ymm0, %ymm5
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %ymm0
	vfmadd231ps	352(%rdi), %ymm6, %ymm5
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %ymm6
	vfmadd231ps	512(%rdi), %ymm7, %ymm5
	addq	%r12, %rsi
	vmovups	(%r10,%r11), %ymm7
	vfmadd231ps	672(%rdi), %ymm7, %ymm5
	vmovups	(%r12,%rsi), %ymm7
	vfmadd231ps	64(%rdi), %ymm7, %ymm5
	vfmadd231ps	224(%rdi), %ymm6, %ymm5
	vfmadd231ps	384(%rdi), %ymm0, %ymm5
	vfmadd231ps	544(%rdi), %ymm8, %ymm5
	vmovups	(%r10,%r14), %ymm0
	vfmadd231ps	704(%rdi), %ymm0, %ymm5
	movq	-112(%rsp), %rsi
	vmovups	(%r10,%rsi), %ymm0
	vmovups	(%r10,%rbp), %ymm6
	vfmadd231ps	96(%rdi), %ymm6, %ymm5
	vmovups	(%r10,%r8), %ymm6
	vfmadd231ps	256(%rdi), %ymm6, %ymm5
	vfmadd231ps	416(%rdi), %ymm0, %ymm5
	movq	-104(%rsp), %rsi
	vmovups	(%r10,%rsi), %ymm0
	vfmadd231ps	576(%rdi), %ymm0, %ymm5
	leaq	(%r10,%rdx), %rsi
	movq	-96(%rsp), %rbx
	vmovups	(%r10,%rbx), %ymm0
	vfmadd231ps	736(%rdi), %ymm0, %ymm5
	vmovups	(%r10,%rdx), %ymm0
	vfmadd132ps	128(%rdi), %ymm5, %ymm0
	vmovups	(%rsi,%r15,4), %ymm5
	vmovups	(%rsi,%r15,8), %ymm6
	addq	%r13, %rsi
	vfmadd132ps	288(%rdi), %ymm0, %ymm5
	addq	%r13, %rsi
	vfmadd132ps	448(%rdi), %ymm5, %ymm6
	vmovups	(%rsi,%r15,4), %ymm0
	vmovups	(%rsi,%r15,8), %ymm5
	vfmadd132ps	608(%rdi), %ymm6, %ymm0
	vfmadd132ps	768(%rdi), %ymm0, %ymm5
	vmulps	%ymm5, %ymm4, %ymm0
	vcmpltps	%ymm12, %ymm5, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rcx)
	addq	-88(%rsp), %r10
	addq	-128(%rsp), %rcx
	decq	%rax
	jne	.LBB102_18
	movq	%r15, %rbp
	movq	-64(%rsp), %rdi
	movq	-120(%rsp), %rbx
	movl	$1, %ecx
	movq	-56(%rsp), %r14
	jmp	.LBB102_4
.LBB102_5:
	addq	$88, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end102:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end102-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r12
	.cfi_def_cfa_offset 40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	subq	$96, %rsp
	.cfi_def_cfa_offset 144
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	200(%r13), %r12
	testq	%r12, %r12
	jle	.LBB103_8
	movq	%rsi, %rax
	shlq	$6, %rax
	movq	%rax, -128(%rsp)
	leaq	64(%rdi), %rax
	movq	%rax, -88(%rsp)
	shlq	$5, %rsi
	leaq	96(%rdi), %rax
	movq	%rax, -96(%rsp)
	leaq	160(%rdi), %rax
	movq	%rax, -80(%rsp)
	leaq	288(%rdi), %rax
	movq	%rax, -72(%rsp)
	addq	$256, %rdi
	xorl	%r9d, %r9d
	vxorps	%xmm15, %xmm15, %xmm15
	movq	%rsi, -104(%rsp)
	movq	%rdi, -112(%rsp)
	movq	%r12, -120(%rsp)
	jmp	.LBB103_2
	.p2align	4
.LBB103_7:
	addq	%r15, %r9
	cmpq	%r12, %r9
	jge	.LBB103_8
.LBB103_2:
	movq	%r12, %rcx
	subq	%r9, %rcx
	movq	%rcx, %rdx
	movabsq	$7905747460161236407, %rax
	imulq	%rax, %rdx
	movabsq	$1317624576693539401, %rax
	addq	%rax, %rdx
	movabsq	$2635249153387078802, %rax
	cmpq	%rax, %rdx
	seta	%dl
	testb	$7, %cl
	sete	%al
	orb	%dl, %al
	jne	.LBB103_9
	movq	208(%r13), %rdx
	movl	$7, %r15d
	testq	%rdx, %rdx
	je	.LBB103_7
	movq	216(%r13), %rax
	movq	%rax, %r8
	imulq	%r9, %r8
	shlq	$2, %r8
	addq	192(%r13), %r8
	movq	%r9, %r10
	shlq	$5, %r10
	addq	%rdi, %r10
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, (%rsp)
	movq	40(%r13), %r11
	movq	48(%r13), %rbx
	movq	224(%r13), %r14
	vmovups	128(%r13), %ymm0
	vmovups	%ymm0, -32(%rsp)
	vmovups	160(%r13), %ymm0
	vmovups	%ymm0, -64(%rsp)
	vmovups	96(%r13), %ymm4
	leaq	(,%rax,8), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	24(%r13), %r15
	imulq	%rsi, %r15
	movq	%rsi, %rbp
	imulq	%r11, %rbp
	imulq	-128(%rsp), %r11
	shlq	$2, %r14
	subq	%rcx, %r14
	shlq	$2, %rax
	addq	%rax, %r14
	.p2align	4
.LBB103_5:
	vmovups	224(%rbx), %ymm10
	vmovups	192(%rbx), %ymm0
	vmovups	-32(%r10), %ymm9
	vmovups	(%rbx), %ymm7
	vmovups	96(%rbx), %ymm13
	vmovups	-64(%r10), %ymm11
	vmovaps	%ymm7, %ymm5
	vmovups	(%rsp), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm5
	vmovups	-96(%r10), %ymm12
	vmovaps	%ymm7, %ymm6
	vfmadd231ps	%ymm13, %ymm9, %ymm5
	vfmadd213ps	%ymm3, %ymm12, %ymm6
	vmovups	-224(%r10), %ymm1
	vmovups	-192(%r10), %ymm14
	vfmadd231ps	%ymm13, %ymm11, %ymm6
	vmovups	-160(%r10), %ymm15
	vmovups	-128(%r10), %ymm2
	vmovaps	%ymm7, %ymm8
	vfmadd213ps	%ymm3, %ymm2, %ymm8
	vfmadd231ps	%ymm9, %ymm0, %ymm6
	vfmadd231ps	%ymm13, %ymm12, %ymm8
	vmovaps	%ymm7, %ymm9
	vfmadd213ps	%ymm3, %ymm15, %ymm9
	vfmadd231ps	%ymm13, %ymm2, %ymm9
	vfmadd231ps	%ymm11, %ymm0, %ymm8
	vfmadd231ps	%ymm12, %ymm0, %ymm9
	vmovaps	%ymm7, %ymm11
	vfmadd213ps	%ymm3, %ymm14, %ymm11
	vfmadd231ps	%ymm13, %ymm15, %ymm11
	vmovaps	%ymm7, %ymm12
	vfmadd231ps	%ymm2, %ymm0, %ymm11
	vfmadd213ps	%ymm3, %ymm1, %ymm12
	vfmadd132ps	-256(%r10), %ymm3, %ymm7
	vmovups	-32(%r10,%rbp), %ymm2
	vfmadd231ps	%ymm13, %ymm1, %ymm7
	vmovups	128(%rbx), %ymm1
	vfmadd231ps	%ymm13, %ymm14, %ymm12
	vmovups	-64(%r10,%rbp), %ymm13
	vfmadd231ps	(%r10), %ymm0, %ymm5
	vfmadd231ps	%ymm15, %ymm0, %ymm12
	vmovups	32(%rbx), %ymm15
	vfmadd231ps	%ymm15, %ymm13, %ymm5
	vfmadd231ps	%ymm0, %ymm14, %ymm7
	vmovups	-96(%r10,%rbp), %ymm0
	vfmadd231ps	%ymm1, %ymm2, %ymm5
	vfmadd231ps	%ymm15, %ymm0, %ymm6
	vfmadd231ps	%ymm1, %ymm13, %ymm6
	vmovups	-224(%r10,%rbp), %ymm14
	vfmadd231ps	%ymm2, %ymm10, %ymm6
	vmovups	-128(%r10,%rbp), %ymm3
	vfmadd231ps	%ymm15, %ymm3, %ymm8
	vfmadd231ps	%ymm1, %ymm0, %ymm8
	vfmadd231ps	%ymm13, %ymm10, %ymm8
	vmovups	-160(%r10,%rbp), %ymm2
	vfmadd231ps	%ymm15, %ymm2, %ymm9
	vfmadd231ps	%ymm1, %ymm3, %ymm9
	vfmadd231ps	%ymm0, %ymm10, %ymm9
	vmovups	-192(%r10,%rbp), %ymm0
	vfmadd231ps	-256(%r10,%rbp), %ymm15, %ymm7
	vfmadd231ps	%ymm15, %ymm0, %ymm11
	vfmadd231ps	%ymm15, %ymm14, %ymm12
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	64(%rbx), %ymm13
	vfmadd231ps	(%r10,%rbp), %ymm10, %ymm5
	vfmadd231ps	%ymm1, %ymm2, %ymm11
	vfmadd231ps	%ymm1, %ymm0, %ymm12
	vfmadd231ps	%ymm1, %ymm14, %ymm7
	vfmadd231ps	%ymm10, %ymm0, %ymm7
	vfmadd231ps	-256(%r10,%r11), %ymm13, %ymm7
	vmovups	-224(%r10,%r11), %ymm14
	vfmadd231ps	%ymm2, %ymm10, %ymm12
	vmovups	-192(%r10,%r11), %ymm0
	vmovups	-160(%r10,%r11), %ymm2
	vmovups	-128(%r10,%r11), %ymm1
	vfmadd231ps	%ymm3, %ymm10, %ymm11
	vfmadd231ps	%ymm13, %ymm14, %ymm12
	vfmadd231ps	%ymm13, %ymm0, %ymm11
	vfmadd231ps	%ymm13, %ymm2, %ymm9
	vfmadd231ps	%ymm13, %ymm1, %ymm8
	vmovups	-96(%r10,%r11), %ymm3
	vfmadd231ps	%ymm13, %ymm3, %ymm6
	vmovups	-64(%r10,%r11), %ymm10
	vfmadd231ps	%ymm13, %ymm10, %ymm5
	vmovups	160(%rbx), %ymm13
	vfmadd231ps	%ymm13, %ymm0, %ymm12
	vfmadd231ps	%ymm13, %ymm2, %ymm11
	vfmadd231ps	%ymm14, %ymm13, %ymm7
	vfmadd231ps	%ymm13, %ymm1, %ymm9
	vfmadd231ps	%ymm13, %ymm3, %ymm8
	vmovups	-32(%r10,%r11), %ymm14
	vfmadd231ps	%ymm13, %ymm10, %ymm6
	vfmadd231ps	%ymm13, %ymm14, %ymm5
	vmovups	256(%rbx), %ymm13
	vfmadd231ps	%ymm2, %ymm13, %ymm12
	vfmadd231ps	%ymm1, %ymm13, %ymm11
	vfmadd231ps	%ymm3, %ymm13, %ymm9
	vfmadd231ps	%ymm10, %ymm13, %ymm8
	vfmadd231ps	%ymm14, %ymm13, %ymm6
	vfmadd231ps	%ymm0, %ymm13, %ymm7
	vfmadd231ps	(%r10,%r11), %ymm13, %ymm5
	vmulps	%ymm7, %ymm4, %ymm0
	vcmpltps	%ymm15, %ymm7, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm7, %ymm0
	vmulps	%ymm4, %ymm12, %ymm1
	vcmpltps	%ymm15, %ymm12, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm12, %ymm1
	vmulps	%ymm4, %ymm11, %ymm2
	vcmpltps	%ymm15, %ymm11, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm11, %ymm7
	vmulps	%ymm4, %ymm9, %ymm2
	vcmpltps	%ymm15, %ymm9, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm9, %ymm2
	vmulps	%ymm4, %ymm8, %ymm3
	vcmpltps	%ymm15, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm3, %ymm8, %ymm8
	vmulps	%ymm6, %ymm4, %ymm3
	vcmpltps	%ymm15, %ymm6, %ymm9
	vblendvps	%ymm9, %ymm3, %ymm6, %ymm3
	vmulps	%ymm5, %ymm4, %ymm6
	vcmpltps	%ymm15, %ymm5, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm5, %ymm5
	vmovups	-32(%rsp), %ymm6
	vmaxps	%ymm0, %ymm6, %ymm0
	vmovups	-64(%rsp), %ymm9
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%r8)
	vmaxps	%ymm1, %ymm6, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%r8,%rax)
	vmaxps	%ymm7, %ymm6, %ymm0
	addq	%rax, %r8
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%rax,%r8)
	addq	%rax, %r8
	vmaxps	%ymm2, %ymm6, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%rax,%r8)
	vmaxps	%ymm8, %ymm6, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	addq	%rax, %r8
	vmovups	%ymm0, (%rax,%r8)
	vmaxps	%ymm3, %ymm6, %ymm0
	addq	%rax, %r8
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%rax,%r8)
	addq	%rax, %r8
	vmaxps	%ymm5, %ymm6, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%rax,%r8)
	addq	%r15, %r10
	addq	%r14, %r8
	decq	%rdx
	jne	.LBB103_5
	movl	$7, %r15d
	jmp	.LBB103_7
	.p2align	4
.LBB103_9:
	cmpq	$8, %rcx
	jl	.LBB103_14
	movq	208(%r13), %rbp
	movl	$8, %r15d
	testq	%rbp, %rbp
	je	.LBB103_7
	movq	216(%r13), %r8
	movq	%r8, %rdx
	imulq	%r9, %rdx
	shlq	$2, %rdx
	addq	192(%r13), %rdx
	movq	%r9, %r11
	shlq	$5, %r11
	addq	-72(%rsp), %r11
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, -32(%rsp)
	movq	40(%r13), %r10
	movq	48(%r13), %rbx
	movq	224(%r13), %r14
	vmovups	128(%r13), %ymm0
	vmovups	%ymm0, -64(%rsp)
	vmovups	160(%r13), %ymm0
	vmovups	%ymm0, 64(%rsp)
	vmovups	96(%r13), %ymm0
	vmovups	%ymm0, 32(%rsp)
	leaq	(%r8,%r8,8), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	addq	%r8, %rcx
	movq	24(%r13), %r15
	imulq	%rsi, %r15
	movq	%rsi, %rax
	imulq	%r10, %rax
	imulq	-128(%rsp), %r10
	shlq	$2, %r14
	subq	%rcx, %r14
	shlq	$2, %r8
	addq	%r8, %r14
	.p2align	4
.LBB103_12:
	vmovups	224(%rbx), %ymm11
	vmovups	-32(%r11,%rax), %ymm0
	vmovups	%ymm0, (%rsp)
	vmovups	192(%rbx), %ymm13
	vmovups	-32(%r11), %ymm3
	vmovups	(%rbx), %ymm6
	vmovups	96(%rbx), %ymm0
	vmovups	-64(%r11), %ymm2
	vmovaps	%ymm6, %ymm5
	vmovups	-32(%rsp), %ymm4
	vfmadd213ps	%ymm4, %ymm2, %ymm5
	vmovups	-96(%r11), %ymm14
	vmovaps	%ymm6, %ymm7
	vfmadd213ps	%ymm4, %ymm14, %ymm7
	vfmadd231ps	%ymm0, %ymm3, %ymm5
	vfmadd231ps	%ymm0, %ymm2, %ymm7
	vmovups	-128(%r11), %ymm1
	vmovaps	%ymm6, %ymm8
	vfmadd213ps	%ymm4, %ymm1, %ymm8
	vfmadd231ps	%ymm3, %ymm13, %ymm7
	vfmadd231ps	%ymm0, %ymm14, %ymm8
	vmovups	-256(%r11), %ymm3
	vmovups	-224(%r11), %ymm15
	vfmadd231ps	%ymm2, %ymm13, %ymm8
	vmovups	-160(%r11), %ymm2
	vmovaps	%ymm6, %ymm9
	vfmadd213ps	%ymm4, %ymm2, %ymm9
	vfmadd231ps	%ymm0, %ymm1, %ymm9
	vmovaps	%ymm6, %ymm10
	vmovaps	%ymm6, %ymm12
	vfmadd231ps	%ymm14, %ymm13, %ymm9
	vmovaps	%ymm6, %ymm14
	vfmadd213ps	%ymm4, %ymm3, %ymm14
	vfmadd132ps	-288(%r11), %ymm4, %ymm6
	vfmadd231ps	%ymm0, %ymm3, %ymm6
	vmovups	-192(%r11), %ymm3
	vfmadd213ps	%ymm4, %ymm3, %ymm10
	vfmadd213ps	%ymm4, %ymm15, %ymm12
	vfmadd231ps	%ymm0, %ymm2, %ymm10
	vfmadd231ps	%ymm0, %ymm3, %ymm12
	vfmadd231ps	%ymm0, %ymm15, %ymm14
	vmovups	128(%rbx), %ymm0
	vfmadd231ps	%ymm1, %ymm13, %ymm10
	vmovups	-64(%r11,%rax), %ymm1
	vfmadd231ps	(%r11), %ymm13, %ymm5
	vfmadd231ps	%ymm2, %ymm13, %ymm12
	vmovups	32(%rbx), %ymm2
	vfmadd231ps	%ymm2, %ymm1, %ymm5
	vfmadd231ps	%ymm3, %ymm13, %ymm14
	vmovups	(%rsp), %ymm4
	vfmadd231ps	%ymm0, %ymm4, %ymm5
	vmovups	-96(%r11,%rax), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm7
	vfmadd231ps	%ymm0, %ymm1, %ymm7
	vfmadd231ps	%ymm4, %ymm11, %ymm7
	vmovups	-128(%r11,%rax), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm8
	vfmadd231ps	%ymm0, %ymm3, %ymm8
	vfmadd231ps	%ymm1, %ymm11, %ymm8
	vmovups	64(%rbx), %ymm1
	vfmadd231ps	%ymm13, %ymm15, %ymm6
	vmovups	-256(%r11,%rax), %ymm13
	vmovups	-160(%r11,%rax), %ymm15
	vfmadd231ps	%ymm2, %ymm15, %ymm9
	vfmadd231ps	%ymm0, %ymm4, %ymm9
	vfmadd231ps	%ymm3, %ymm11, %ymm9
	vmovups	-192(%r11,%rax), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm10
	vfmadd231ps	%ymm0, %ymm15, %ymm10
	vfmadd231ps	%ymm4, %ymm11, %ymm10
	vmovups	-224(%r11,%rax), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm12
	vfmadd231ps	%ymm0, %ymm3, %ymm12
	vfmadd231ps	(%r11,%rax), %ymm11, %ymm5
	vfmadd231ps	%ymm2, %ymm13, %ymm14
	vfmadd231ps	-288(%r11,%rax), %ymm2, %ymm6
	vfmadd231ps	%ymm15, %ymm11, %ymm12
	vfmadd231ps	%ymm0, %ymm13, %ymm6
	vfmadd231ps	%ymm11, %ymm4, %ymm6
	vfmadd231ps	-288(%r11,%r10), %ymm1, %ymm6
	vfmadd231ps	%ymm0, %ymm4, %ymm14
	vmovups	-256(%r11,%r10), %ymm13
	vmovups	-224(%r11,%r10), %ymm0
	vfmadd231ps	%ymm3, %ymm11, %ymm14
	vmovups	-192(%r11,%r10), %ymm3
	vmovups	-160(%r11,%r10), %ymm2
	vfmadd231ps	%ymm1, %ymm13, %ymm14
	vfmadd231ps	%ymm1, %ymm0, %ymm12
	vfmadd231ps	%ymm1, %ymm3, %ymm10
	vfmadd231ps	%ymm1, %ymm2, %ymm9
	vmovups	-128(%r11,%r10), %ymm11
	vfmadd231ps	%ymm1, %ymm11, %ymm8
	vmovups	-96(%r11,%r10), %ymm15
	vfmadd231ps	%ymm1, %ymm15, %ymm7
	vmovups	-64(%r11,%r10), %ymm4
	vfmadd231ps	%ymm1, %ymm4, %ymm5
	vmovups	160(%rbx), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm14
	vfmadd231ps	%ymm1, %ymm3, %ymm12
	vfmadd231ps	%ymm1, %ymm2, %ymm10
	vfmadd231ps	%ymm1, %ymm11, %ymm9
	vfmadd231ps	%ymm1, %ymm15, %ymm8
	vfmadd231ps	%ymm1, %ymm4, %ymm7
	vfmadd231ps	%ymm13, %ymm1, %ymm6
	vmovups	-32(%r11,%r10), %ymm13
	vfmadd231ps	%ymm1, %ymm13, %ymm5
	vmovups	256(%rbx), %ymm1
	vfmadd231ps	%ymm3, %ymm1, %ymm14
	vfmadd231ps	%ymm2, %ymm1, %ymm12
	vfmadd231ps	%ymm11, %ymm1, %ymm10
	vfmadd231ps	%ymm15, %ymm1, %ymm9
	vxorps	%xmm15, %xmm15, %xmm15
	vfmadd231ps	%ymm0, %ymm1, %ymm6
	vfmadd231ps	%ymm4, %ymm1, %ymm8
	vfmadd231ps	(%r11,%r10), %ymm1, %ymm5
	vfmadd231ps	%ymm13, %ymm1, %ymm7
	vcmpltps	%ymm15, %ymm14, %ymm0
	vmovups	32(%rsp), %ymm11
	vmulps	%ymm14, %ymm11, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm14, %ymm0
	vcmpltps	%ymm15, %ymm12, %ymm1
	vmulps	%ymm12, %ymm11, %ymm2
	vblendvps	%ymm1, %ymm2, %ymm12, %ymm1
	vcmpltps	%ymm15, %ymm10, %ymm2
	vmulps	%ymm10, %ymm11, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm10, %ymm2
	vcmpltps	%ymm15, %ymm9, %ymm3
	vmulps	%ymm9, %ymm11, %ymm4
	vblendvps	%ymm3, %ymm4, %ymm9, %ymm3
	vcmpltps	%ymm15, %ymm8, %ymm4
	vmulps	%ymm8, %ymm11, %ymm9
	vblendvps	%ymm4, %ymm9, %ymm8, %ymm8
	vmulps	%ymm6, %ymm11, %ymm4
	vcmpltps	%ymm15, %ymm6, %ymm9
	vblendvps	%ymm9, %ymm4, %ymm6, %ymm4
	vcmpltps	%ymm15, %ymm7, %ymm6
	vmulps	%ymm7, %ymm11, %ymm9
	vblendvps	%ymm6, %ymm9, %ymm7, %ymm6
	vcmpltps	%ymm15, %ymm5, %ymm7
	vmulps	%ymm5, %ymm11, %ymm9
	vblendvps	%ymm7, %ymm9, %ymm5, %ymm5
	vmovups	-64(%rsp), %ymm7
	vmaxps	%ymm4, %ymm7, %ymm4
	vmovups	64(%rsp), %ymm9
	vminps	%ymm4, %ymm9, %ymm4
	vmovups	%ymm4, (%rdx)
	vmaxps	%ymm0, %ymm7, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%rdx,%r8)
	vmaxps	%ymm1, %ymm7, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	addq	%r8, %rdx
	vmovups	%ymm0, (%r8,%rdx)
	vmaxps	%ymm2, %ymm7, %ymm0
	addq	%r8, %rdx
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%r8,%rdx)
	addq	%r8, %rdx
	vmaxps	%ymm3, %ymm7, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%r8,%rdx)
	vmaxps	%ymm8, %ymm7, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	addq	%r8, %rdx
	vmovups	%ymm0, (%r8,%rdx)
	vmaxps	%ymm6, %ymm7, %ymm0
	addq	%r8, %rdx
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%r8,%rdx)
	addq	%r8, %rdx
	vmaxps	%ymm5, %ymm7, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%r8,%rdx)
	addq	%r15, %r11
	addq	%r14, %rdx
	decq	%rbp
	jne	.LBB103_12
	movl	$8, %r15d
	jmp	.LBB103_7
	.p2align	4
.LBB103_14:
	cmpq	$4, %rcx
	jl	.LBB103_23
	movq	208(%r13), %rdx
	movl	$4, %r15d
	testq	%rdx, %rdx
	je	.LBB103_7
	movq	%rsi, %rax
	movq	216(%r13), %r12
	movq	192(%r13), %rsi
	movq	%r9, %r8
	shlq	$5, %r8
	addq	-80(%rsp), %r8
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %r10
	movq	48(%r13), %r11
	movq	224(%r13), %rbx
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	movq	24(%r13), %r14
	imulq	%rax, %r14
	leaq	(,%r9,4), %r15
	leaq	12(,%r9,4), %rbp
	imulq	%r12, %rbp
	leaq	8(,%r9,4), %rdi
	imulq	%r12, %rdi
	imulq	%r12, %r15
	leaq	4(,%r9,4), %rcx
	imulq	%r12, %rcx
	imulq	%r10, %rax
	imulq	-128(%rsp), %r10
	shlq	$2, %rbx
	.p2align	4
.LBB103_17:
	vmovups	224(%r11), %ymm8
	vmovups	192(%r11), %ymm9
	vmovups	-128(%r8), %ymm12
	vmovups	-96(%r8), %ymm10
	vmovups	-64(%r8), %ymm11
	vmovups	-32(%r8), %ymm7
	vmovups	(%r11), %ymm0
	vmovups	96(%r11), %ymm13
	vmovaps	%ymm0, %ymm5
	vfmadd213ps	%ymm1, %ymm11, %ymm5
	vfmadd231ps	%ymm13, %ymm7, %ymm5
	vmovaps	%ymm0, %ymm6
	vfmadd213ps	%ymm1, %ymm10, %ymm6
	vfmadd231ps	%ymm13, %ymm11, %ymm6
	vfmadd231ps	%ymm7, %ymm9, %ymm6
	vmovaps	%ymm0, %ymm7
	vfmadd132ps	-160(%r8), %ymm1, %ymm0
	vfmadd213ps	%ymm1, %ymm12, %ymm7
	vfmadd231ps	%ymm13, %ymm12, %ymm0
	vmovups	-96(%r8,%rax), %ymm12
	vfmadd231ps	%ymm13, %ymm10, %ymm7
	vmovups	-64(%r8,%rax), %ymm13
	vfmadd231ps	%ymm11, %ymm9, %ymm7
	vmovups	-32(%r8,%rax), %ymm11
	vfmadd231ps	%ymm9, %ymm10, %ymm0
	vmovups	128(%r11), %ymm10
	vfmadd231ps	(%r8), %ymm9, %ymm5
	vmovups	32(%r11), %ymm9
	vfmadd231ps	%ymm9, %ymm13, %ymm5
	vfmadd231ps	%ymm10, %ymm11, %ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6
	vfmadd231ps	%ymm10, %ymm13, %ymm6
	vfmadd231ps	%ymm11, %ymm8, %ymm6
	vmovups	-128(%r8,%rax), %ymm11
	vfmadd231ps	-160(%r8,%rax), %ymm9, %ymm0
	vfmadd231ps	%ymm9, %ymm11, %ymm7
	vfmadd231ps	%ymm10, %ymm11, %ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm7
	vmovups	64(%r11), %ymm9
	vfmadd231ps	(%r8,%rax), %ymm8, %ymm5
	vfmadd231ps	%ymm13, %ymm8, %ymm7
	vfmadd231ps	%ymm8, %ymm12, %ymm0
	vfmadd231ps	-160(%r8,%r10), %ymm9, %ymm0
	vmovups	-128(%r8,%r10), %ymm8
	vmovups	-96(%r8,%r10), %ymm10
	vmovups	-64(%r8,%r10), %ymm11
	vfmadd231ps	%ymm9, %ymm8, %ymm7
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	vfmadd231ps	%ymm9, %ymm11, %ymm5
	vmovups	160(%r11), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm0
	vmovups	-32(%r8,%r10), %ymm8
	vfmadd231ps	%ymm9, %ymm10, %ymm7
	vfmadd231ps	%ymm9, %ymm11, %ymm6
	vfmadd231ps	%ymm9, %ymm8, %ymm5
	vmovups	256(%r11), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm0
	vfmadd231ps	%ymm11, %ymm9, %ymm7
	vfmadd231ps	%ymm8, %ymm9, %ymm6
	vfmadd231ps	(%r8,%r10), %ymm9, %ymm5
	vmulps	%ymm0, %ymm4, %ymm8
	vcmpltps	%ymm15, %ymm0, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm0, %ymm0
	vcmpltps	%ymm15, %ymm7, %ymm8
	vmulps	%ymm7, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	vcmpltps	%ymm15, %ymm6, %ymm8
	vmulps	%ymm6, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm6, %ymm6
	vcmpltps	%ymm15, %ymm5, %ymm8
	vmulps	%ymm5, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm5, %ymm5
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%r15)
	vmaxps	%ymm7, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rcx)
	vmaxps	%ymm6, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rdi)
	vmaxps	%ymm5, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rbp)
	addq	%r14, %r8
	addq	%rbx, %rsi
	decq	%rdx
	jne	.LBB103_17
	movq	-104(%rsp), %rsi
	movq	-112(%rsp), %rdi
	movq	-120(%rsp), %r12
	movl	$4, %r15d
	jmp	.LBB103_7
.LBB103_23:
	cmpq	$1, %rcx
	jle	.LBB103_24
	movq	208(%r13), %rcx
	movl	$2, %r15d
	testq	%rcx, %rcx
	je	.LBB103_7
	movq	%rsi, %rax
	movq	216(%r13), %r12
	movq	192(%r13), %rdx
	movq	%r9, %rsi
	shlq	$5, %rsi
	addq	-96(%rsp), %rsi
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %rdi
	movq	48(%r13), %r8
	movq	224(%r13), %r10
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	movq	-128(%rsp), %r11
	imulq	%rdi, %r11
	movq	24(%r13), %rbx
	imulq	%rax, %rbx
	imulq	%rax, %rdi
	leaq	(,%r9,4), %r14
	imulq	%r12, %r14
	shlq	$2, %r10
	leaq	4(,%r9,4), %r15
	imulq	%r12, %r15
	.p2align	4
.LBB103_21:
	vmovups	-64(%rsi), %ymm6
	vmovups	(%r8), %ymm5
	vmovups	96(%r8), %ymm7
	vmovaps	%ymm5, %ymm0
	vfmadd213ps	%ymm1, %ymm6, %ymm0
	vfmadd132ps	-96(%rsi), %ymm1, %ymm5
	vfmadd231ps	%ymm7, %ymm6, %ymm5
	vmovups	-32(%rsi), %ymm6
	vfmadd231ps	%ymm7, %ymm6, %ymm0
	vmovups	192(%r8), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm5
	vmovups	-64(%rsi,%rdi), %ymm6
	vfmadd231ps	(%rsi), %ymm7, %ymm0
	vmovups	32(%r8), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0
	vfmadd231ps	-96(%rsi,%rdi), %ymm7, %ymm5
	vmovups	128(%r8), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm5
	vmovups	-32(%rsi,%rdi), %ymm6
	vfmadd231ps	%ymm7, %ymm6, %ymm0
	vmovups	224(%r8), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm5
	vmovups	64(%r8), %ymm6
	vfmadd231ps	(%rsi,%rdi), %ymm7, %ymm0
	vfmadd231ps	-96(%rsi,%r11), %ymm6, %ymm5
	vmovups	-64(%rsi,%r11), %ymm7
	vfmadd231ps	%ymm6, %ymm7, %ymm0
	vmovups	160(%r8), %ymm6
	vfmadd231ps	%ymm7, %ymm6, %ymm5
	vmovups	-32(%rsi,%r11), %ymm7
	vfmadd231ps	%ymm6, %ymm7, %ymm0
	vmovups	256(%r8), %ymm6
	vfmadd231ps	%ymm7, %ymm6, %ymm5
	vfmadd231ps	(%rsi,%r11), %ymm6, %ymm0
	vmulps	%ymm5, %ymm4, %ymm6
	vcmpltps	%ymm15, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vcmpltps	%ymm15, %ymm0, %ymm6
	vmulps	%ymm0, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm0, %ymm0
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rdx,%r14)
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%r15)
	addq	%rbx, %rsi
	addq	%r10, %rdx
	decq	%rcx
	jne	.LBB103_21
	movq	-104(%rsp), %rsi
	movq	-112(%rsp), %rdi
	movq	-120(%rsp), %r12
	movl	$2, %r15d
	jmp	.LBB103_7
.LBB103_24:
	movq	208(%r13), %rcx
	movl	$1, %r15d
	testq	%rcx, %rcx
	je	.LBB103_7
	movq	216(%r13), %rdx
	imulq	%r9, %rdx
	shlq	$2, %rdx
	addq	192(%r13), %rdx
	movq	%r9, %r14
	shlq	$5, %r14
	addq	-88(%rsp), %r14
	vmovups	64(%r13), %ymm0
	movq	40(%r13), %rax
	movq	48(%r13), %r8
	movq	224(%r13), %r10
	vmovups	128(%r13), %ymm1
	vmovups	160(%r13), %ymm2
	vmovups	96(%r13), %ymm3
	movq	-128(%rsp), %r11
	imulq	%rax, %r11
	movq	24(%r13), %rbx
	imulq	%rsi, %rbx
	imulq	%rsi, %rax
	shlq	$2, %r10
	.p2align	4
.LBB103_26:
	vmovups	-64(%r14), %ymm4
	vfmadd132ps	(%r8), %ymm0, %ymm4
	vmovups	-32(%r14), %ymm5
	vfmadd231ps	96(%r8), %ymm5, %ymm4
	vmovups	(%r14), %ymm5
	vfmadd231ps	192(%r8), %ymm5, %ymm4
	vmovups	-64(%r14,%rax), %ymm5
	vmovups	-32(%r14,%rax), %ymm6
	vfmadd132ps	32(%r8), %ymm4, %ymm5
	vfmadd231ps	128(%r8), %ymm6, %ymm5
	vmovups	(%r14,%rax), %ymm4
	vfmadd231ps	224(%r8), %ymm4, %ymm5
	vmovups	-64(%r14,%r11), %ymm4
	vmovups	-32(%r14,%r11), %ymm6
	vfmadd132ps	64(%r8), %ymm5, %ymm4
	vmovups	(%r14,%r11), %ymm5
	vfmadd231ps	160(%r8), %ymm6, %ymm4
	vfmadd231ps	256(%r8), %ymm5, %ymm4
	vmulps	%ymm4, %ymm3, %ymm5
	vcmpltps	%ymm15, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm1, %ymm4
	vminps	%ymm4, %ymm2, %ymm4
	vmovups	%ymm4, (%rdx)
	addq	%rbx, %r14
	addq	%r10, %rdx
	decq	%rcx
	jne	.LBB103_26
	jmp	.LBB103_7
.LBB103_8:
	addq	$96, %rsp
	.cfi_def_cfa_offset 48
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end103:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end103-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r12
	.cfi_def_cfa_offset 40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	subq	$128, %rsp
	.cfi_def_cfa_offset 176
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	200(%r13), %r12
	testq	%r12, %r12
	jle	.LBB104_8
	movq	%rsi, %rax
	shlq	$6, %rax
	movq	%rax, -128(%rsp)
	leaq	64(%rdi), %rax
	movq	%rax, -88(%rsp)
	shlq	$5, %rsi
	leaq	128(%rdi), %rax
	movq	%rax, -96(%rsp)
	leaq	256(%rdi), %rax
	movq	%rax, -80(%rsp)
	leaq	512(%rdi), %rax
	movq	%rax, -72(%rsp)
	addq	$448, %rdi
	xorl	%r9d, %r9d
	vxorps	%xmm14, %xmm14, %xmm14
	movq	%rsi, -104(%rsp)
	movq	%rdi, -112(%rsp)
	movq	%r12, -120(%rsp)
	jmp	.LBB104_2
.LBB104_27:
	movl	$1, %eax
	.p2align	4
.LBB104_7:
	addq	%rax, %r9
	cmpq	%r12, %r9
	jge	.LBB104_8
.LBB104_2:
	movq	%r12, %rcx
	subq	%r9, %rcx
	movq	%rcx, %rdx
	movabsq	$7905747460161236407, %rax
	imulq	%rax, %rdx
	movabsq	$1317624576693539401, %rax
	addq	%rax, %rdx
	movabsq	$2635249153387078802, %rax
	cmpq	%rax, %rdx
	seta	%dl
	testb	$7, %cl
	sete	%al
	orb	%dl, %al
	jne	.LBB104_9
	movq	208(%r13), %rdx
	movl	$7, %eax
	testq	%rdx, %rdx
	je	.LBB104_7
	movq	216(%r13), %rax
	movq	%rax, %r8
	imulq	%r9, %r8
	shlq	$2, %r8
	addq	192(%r13), %r8
	movq	%r9, %r10
	shlq	$6, %r10
	addq	%rdi, %r10
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, 32(%rsp)
	movq	40(%r13), %r11
	movq	48(%r13), %rbx
	movq	224(%r13), %r14
	vmovups	128(%r13), %ymm0
	vmovups	%ymm0, (%rsp)
	vmovups	160(%r13), %ymm0
	vmovups	%ymm0, -32(%rsp)
	vmovups	96(%r13), %ymm0
	vmovups	%ymm0, -64(%rsp)
	leaq	(,%rax,8), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	24(%r13), %r15
	imulq	%rsi, %r15
	movq	%rsi, %rbp
	imulq	%r11, %rbp
	imulq	-128(%rsp), %r11
	shlq	$2, %r14
	subq	%rcx, %r14
	shlq	$2, %rax
	addq	%rax, %r14
	.p2align	4
.LBB104_5:
	vmovups	224(%rbx), %ymm10
	vmovups	128(%rbx), %ymm12
	vmovups	-64(%r10,%rbp), %ymm0
	vmovups	192(%rbx), %ymm14
	vmovups	(%rbx), %ymm7
	vmovups	96(%rbx), %ymm15
	vmovups	-64(%r10), %ymm9
	vmovaps	%ymm7, %ymm5
	vmovups	32(%rsp), %ymm4
	vfmadd213ps	%ymm4, %ymm9, %ymm5
	vfmadd231ps	-32(%r10), %ymm15, %ymm5
	vmovups	-128(%r10), %ymm11
	vmovaps	%ymm7, %ymm6
	vfmadd213ps	%ymm4, %ymm11, %ymm6
	vmovups	-384(%r10), %ymm1
	vmovups	-320(%r10), %ymm2
	vfmadd231ps	-96(%r10), %ymm15, %ymm6
	vmovups	-256(%r10), %ymm3
	vmovups	-192(%r10), %ymm13
	vmovaps	%ymm7, %ymm8
	vfmadd213ps	%ymm4, %ymm13, %ymm8
	vfmadd231ps	%ymm9, %ymm14, %ymm6
	vfmadd231ps	-160(%r10), %ymm15, %ymm8
	vmovaps	%ymm7, %ymm9
	vfmadd213ps	%ymm4, %ymm3, %ymm9
	vfmadd231ps	%ymm11, %ymm14, %ymm8
	vfmadd231ps	-224(%r10), %ymm15, %ymm9
	vmovaps	%ymm7, %ymm11
	vfmadd213ps	%ymm4, %ymm2, %ymm11
	vfmadd231ps	%ymm13, %ymm14, %ymm9
	vfmadd231ps	-288(%r10), %ymm15, %ymm11
	vmovaps	%ymm7, %ymm13
	vfmadd231ps	(%r10), %ymm14, %ymm5
	vfmadd213ps	%ymm4, %ymm1, %ymm13
	vfmadd231ps	-352(%r10), %ymm15, %ymm13
	vfmadd231ps	%ymm3, %ymm14, %ymm11
	vmovups	32(%rbx), %ymm3
	vfmadd231ps	%ymm2, %ymm14, %ymm13
	vmovups	-128(%r10,%rbp), %ymm2
	vfmadd231ps	%ymm3, %ymm0, %ymm5
	vfmadd132ps	-448(%r10), %ymm4, %ymm7
	vfmadd231ps	-32(%r10,%rbp), %ymm12, %ymm5
	vfmadd231ps	-416(%r10), %ymm15, %ymm7
	vmovups	-384(%r10,%rbp), %ymm15
	vfmadd231ps	%ymm3, %ymm2, %ymm6
	vfmadd231ps	%ymm14, %ymm1, %ymm7
	vmovups	-256(%r10,%rbp), %ymm14
	vfmadd231ps	-96(%r10,%rbp), %ymm12, %ymm6
	vmovups	-192(%r10,%rbp), %ymm1
	vfmadd231ps	%ymm3, %ymm1, %ymm8
	vfmadd231ps	-160(%r10,%rbp), %ymm12, %ymm8
	vfmadd231ps	%ymm3, %ymm14, %ymm9
	vfmadd231ps	-224(%r10,%rbp), %ymm12, %ymm9
	vfmadd231ps	%ymm0, %ymm10, %ymm6
	vmovups	-320(%r10,%rbp), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm11
	vfmadd231ps	-288(%r10,%rbp), %ymm12, %ymm11
	vfmadd231ps	-448(%r10,%rbp), %ymm3, %ymm7
	vfmadd231ps	(%r10,%rbp), %ymm10, %ymm5
	vfmadd231ps	%ymm3, %ymm15, %ymm13
	vfmadd231ps	-352(%r10,%rbp), %ymm12, %ymm13
	vfmadd231ps	%ymm2, %ymm10, %ymm8
	vmovups	64(%rbx), %ymm4
	vfmadd231ps	-416(%r10,%rbp), %ymm12, %ymm7
	vfmadd231ps	%ymm1, %ymm10, %ymm9
	vfmadd231ps	%ymm0, %ymm10, %ymm13
	vfmadd231ps	%ymm10, %ymm15, %ymm7
	vfmadd231ps	-448(%r10,%r11), %ymm4, %ymm7
	vmovups	-384(%r10,%r11), %ymm0
	vmovups	-320(%r10,%r11), %ymm3
	vmovups	-256(%r10,%r11), %ymm1
	vfmadd231ps	%ymm14, %ymm10, %ymm11
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	-192(%r10,%r11), %ymm2
	vfmadd231ps	%ymm4, %ymm0, %ymm13
	vfmadd231ps	%ymm4, %ymm3, %ymm11
	vfmadd231ps	%ymm4, %ymm1, %ymm9
	vfmadd231ps	%ymm4, %ymm2, %ymm8
	vmovups	-128(%r10,%r11), %ymm10
	vmovups	-64(%r10,%r11), %ymm12
	vfmadd231ps	%ymm4, %ymm10, %ymm6
	vfmadd231ps	%ymm4, %ymm12, %ymm5
	vmovups	160(%rbx), %ymm4
	vfmadd231ps	-416(%r10,%r11), %ymm4, %ymm7
	vfmadd231ps	-352(%r10,%r11), %ymm4, %ymm13
	vfmadd231ps	-288(%r10,%r11), %ymm4, %ymm11
	vfmadd231ps	-224(%r10,%r11), %ymm4, %ymm9
	vfmadd231ps	-160(%r10,%r11), %ymm4, %ymm8
	vfmadd231ps	-96(%r10,%r11), %ymm4, %ymm6
	vfmadd231ps	-32(%r10,%r11), %ymm4, %ymm5
	vmovups	256(%rbx), %ymm4
	vfmadd231ps	%ymm3, %ymm4, %ymm13
	vfmadd231ps	%ymm1, %ymm4, %ymm11
	vfmadd231ps	%ymm2, %ymm4, %ymm9
	vfmadd231ps	%ymm10, %ymm4, %ymm8
	vfmadd231ps	%ymm12, %ymm4, %ymm6
	vfmadd231ps	%ymm0, %ymm4, %ymm7
	vfmadd231ps	(%r10,%r11), %ymm4, %ymm5
	vmovups	-64(%rsp), %ymm10
	vmulps	%ymm7, %ymm10, %ymm0
	vcmpltps	%ymm14, %ymm7, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm7, %ymm0
	vmulps	%ymm13, %ymm10, %ymm1
	vcmpltps	%ymm14, %ymm13, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm13, %ymm1
	vmulps	%ymm11, %ymm10, %ymm2
	vcmpltps	%ymm14, %ymm11, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm11, %ymm2
	vmulps	%ymm9, %ymm10, %ymm3
	vcmpltps	%ymm14, %ymm9, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm9, %ymm3
	vmulps	%ymm8, %ymm10, %ymm4
	vcmpltps	%ymm14, %ymm8, %ymm7
	vblendvps	%ymm7, %ymm4, %ymm8, %ymm7
	vmulps	%ymm6, %ymm10, %ymm4
	vcmpltps	%ymm14, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm4, %ymm6, %ymm4
	vmulps	%ymm5, %ymm10, %ymm6
	vcmpltps	%ymm14, %ymm5, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm5, %ymm5
	vmovups	(%rsp), %ymm6
	vmaxps	%ymm0, %ymm6, %ymm0
	vmovups	-32(%rsp), %ymm8
	vminps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, (%r8)
	vmaxps	%ymm1, %ymm6, %ymm0
	vminps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, (%r8,%rax)
	vmaxps	%ymm2, %ymm6, %ymm0
	addq	%rax, %r8
	vminps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, (%rax,%r8)
	addq	%rax, %r8
	vmaxps	%ymm3, %ymm6, %ymm0
	vminps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, (%rax,%r8)
	vmaxps	%ymm7, %ymm6, %ymm0
	vminps	%ymm0, %ymm8, %ymm0
	addq	%rax, %r8
	vmovups	%ymm0, (%rax,%r8)
	vmaxps	%ymm4, %ymm6, %ymm0
	addq	%rax, %r8
	vminps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, (%rax,%r8)
	addq	%rax, %r8
	vmaxps	%ymm5, %ymm6, %ymm0
	vminps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, (%rax,%r8)
	addq	%r15, %r10
	addq	%r14, %r8
	decq	%rdx
	jne	.LBB104_5
	movl	$7, %eax
	jmp	.LBB104_7
	.p2align	4
.LBB104_9:
	cmpq	$8, %rcx
	jl	.LBB104_14
	movq	208(%r13), %rbp
	movl	$8, %eax
	testq	%rbp, %rbp
	je	.LBB104_7
	movq	216(%r13), %r8
	movq	%r8, %rdx
	imulq	%r9, %rdx
	shlq	$2, %rdx
	addq	192(%r13), %rdx
	movq	%r9, %r11
	shlq	$6, %r11
	addq	-72(%rsp), %r11
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, -32(%rsp)
	movq	40(%r13), %r10
	movq	48(%r13), %rbx
	movq	224(%r13), %r14
	vmovups	128(%r13), %ymm0
	vmovups	%ymm0, -64(%rsp)
	vmovups	160(%r13), %ymm0
	vmovups	%ymm0, 96(%rsp)
	vmovups	96(%r13), %ymm0
	vmovups	%ymm0, 64(%rsp)
	leaq	(%r8,%r8,8), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	addq	%r8, %rcx
	movq	24(%r13), %r15
	imulq	%rsi, %r15
	movq	%rsi, %rax
	imulq	%r10, %rax
	imulq	-128(%rsp), %r10
	shlq	$2, %r14
	subq	%rcx, %r14
	shlq	$2, %r8
	addq	%r8, %r14
	.p2align	4
.LBB104_12:
	vmovups	224(%rbx), %ymm9
	vmovups	%ymm9, (%rsp)
	vmovups	128(%rbx), %ymm12
	vmovups	-64(%r11,%rax), %ymm6
	vmovups	192(%rbx), %ymm15
	vmovups	(%rbx), %ymm5
	vmovups	32(%rbx), %ymm14
	vmovups	96(%rbx), %ymm1
	vmovups	-64(%r11), %ymm3
	vmovaps	%ymm5, %ymm0
	vmovups	-32(%rsp), %ymm11
	vfmadd213ps	%ymm11, %ymm3, %ymm0
	vmovups	-128(%r11,%rax), %ymm2
	vmovups	%ymm2, 32(%rsp)
	vfmadd231ps	-32(%r11), %ymm1, %ymm0
	vmovups	-128(%r11), %ymm4
	vmovaps	%ymm5, %ymm7
	vfmadd213ps	%ymm11, %ymm4, %ymm7
	vfmadd231ps	(%r11), %ymm15, %ymm0
	vfmadd231ps	-96(%r11), %ymm1, %ymm7
	vmovups	-192(%r11), %ymm10
	vmovaps	%ymm5, %ymm8
	vfmadd231ps	%ymm3, %ymm15, %ymm7
	vfmadd213ps	%ymm11, %ymm10, %ymm8
	vfmadd231ps	-160(%r11), %ymm1, %ymm8
	vfmadd231ps	%ymm14, %ymm6, %ymm0
	vfmadd231ps	%ymm14, %ymm2, %ymm7
	vfmadd231ps	%ymm4, %ymm15, %ymm8
	vfmadd231ps	-96(%r11,%rax), %ymm12, %ymm7
	vmovups	-448(%r11), %ymm3
	vmovups	-384(%r11), %ymm4
	vmovups	-320(%r11), %ymm2
	vfmadd231ps	%ymm6, %ymm9, %ymm7
	vmovups	-256(%r11), %ymm6
	vmovaps	%ymm5, %ymm9
	vfmadd213ps	%ymm11, %ymm6, %ymm9
	vfmadd231ps	-224(%r11), %ymm1, %ymm9
	vfmadd231ps	%ymm10, %ymm15, %ymm9
	vmovaps	%ymm5, %ymm10
	vfmadd213ps	%ymm11, %ymm2, %ymm10
	vfmadd231ps	-288(%r11), %ymm1, %ymm10
	vfmadd231ps	%ymm6, %ymm15, %ymm10
	vmovaps	%ymm5, %ymm13
	vfmadd213ps	%ymm11, %ymm4, %ymm13
	vfmadd231ps	-352(%r11), %ymm1, %ymm13
	vfmadd231ps	%ymm2, %ymm15, %ymm13
	vmovaps	%ymm5, %ymm6
	vfmadd213ps	%ymm11, %ymm3, %ymm6
	vfmadd231ps	-416(%r11), %ymm1, %ymm6
	vfmadd132ps	-512(%r11), %ymm11, %ymm5
	vfmadd231ps	-32(%r11,%rax), %ymm12, %ymm0
	vfmadd231ps	-480(%r11), %ymm1, %ymm5
	vmovups	-192(%r11,%rax), %ymm2
	vfmadd231ps	%ymm14, %ymm2, %ymm8
	vfmadd231ps	%ymm4, %ymm15, %ymm6
	vmovups	-448(%r11,%rax), %ymm11
	vfmadd231ps	-160(%r11,%rax), %ymm12, %ymm8
	vfmadd231ps	%ymm15, %ymm3, %ymm5
	vmovups	-384(%r11,%rax), %ymm3
	vmovups	-320(%r11,%rax), %ymm4
	vmovups	(%rsp), %ymm15
	vfmadd231ps	32(%rsp), %ymm15, %ymm8
	vmovups	-256(%r11,%rax), %ymm1
	vfmadd231ps	%ymm14, %ymm1, %ymm9
	vfmadd231ps	-224(%r11,%rax), %ymm12, %ymm9
	vfmadd231ps	%ymm14, %ymm4, %ymm10
	vfmadd231ps	-288(%r11,%rax), %ymm12, %ymm10
	vfmadd231ps	%ymm14, %ymm3, %ymm13
	vfmadd231ps	-352(%r11,%rax), %ymm12, %ymm13
	vfmadd231ps	(%r11,%rax), %ymm15, %ymm0
	vfmadd231ps	%ymm14, %ymm11, %ymm6
	vfmadd231ps	-416(%r11,%rax), %ymm12, %ymm6
	vfmadd231ps	%ymm2, %ymm15, %ymm9
	vmovaps	%ymm15, %ymm2
	vmovups	64(%rbx), %ymm15
	vfmadd231ps	-512(%r11,%rax), %ymm14, %ymm5
	vfmadd231ps	%ymm1, %ymm2, %ymm10
	vfmadd231ps	%ymm4, %ymm2, %ymm13
	vfmadd231ps	-480(%r11,%rax), %ymm12, %ymm5
	vfmadd231ps	%ymm3, %ymm2, %ymm6
	vfmadd231ps	%ymm2, %ymm11, %ymm5
	vmovups	-448(%r11,%r10), %ymm1
	vfmadd231ps	-512(%r11,%r10), %ymm15, %ymm5
	vmovups	-384(%r11,%r10), %ymm4
	vmovups	-320(%r11,%r10), %ymm3
	vmovups	-256(%r11,%r10), %ymm2
	vfmadd231ps	%ymm15, %ymm1, %ymm6
	vfmadd231ps	%ymm15, %ymm4, %ymm13
	vfmadd231ps	%ymm15, %ymm3, %ymm10
	vmovups	-192(%r11,%r10), %ymm12
	vfmadd231ps	%ymm15, %ymm2, %ymm9
	vfmadd231ps	%ymm15, %ymm12, %ymm8
	vmovups	-128(%r11,%r10), %ymm14
	vmovups	-64(%r11,%r10), %ymm11
	vfmadd231ps	%ymm15, %ymm14, %ymm7
	vfmadd231ps	%ymm15, %ymm11, %ymm0
	vmovups	160(%rbx), %ymm15
	vfmadd231ps	-480(%r11,%r10), %ymm15, %ymm5
	vfmadd231ps	-416(%r11,%r10), %ymm15, %ymm6
	vfmadd231ps	-352(%r11,%r10), %ymm15, %ymm13
	vfmadd231ps	-288(%r11,%r10), %ymm15, %ymm10
	vfmadd231ps	-224(%r11,%r10), %ymm15, %ymm9
	vfmadd231ps	-160(%r11,%r10), %ymm15, %ymm8
	vfmadd231ps	-96(%r11,%r10), %ymm15, %ymm7
	vfmadd231ps	-32(%r11,%r10), %ymm15, %ymm0
	vmovups	256(%rbx), %ymm15
	vfmadd231ps	%ymm4, %ymm15, %ymm6
	vfmadd231ps	%ymm3, %ymm15, %ymm13
	vfmadd231ps	%ymm2, %ymm15, %ymm10
	vfmadd231ps	%ymm12, %ymm15, %ymm9
	vfmadd231ps	%ymm1, %ymm15, %ymm5
	vfmadd231ps	%ymm14, %ymm15, %ymm8
	vxorps	%xmm14, %xmm14, %xmm14
	vfmadd231ps	(%r11,%r10), %ymm15, %ymm0
	vfmadd231ps	%ymm11, %ymm15, %ymm7
	vcmpltps	%ymm14, %ymm6, %ymm1
	vmovups	64(%rsp), %ymm11
	vmulps	%ymm6, %ymm11, %ymm2
	vblendvps	%ymm1, %ymm2, %ymm6, %ymm1
	vcmpltps	%ymm14, %ymm13, %ymm2
	vmulps	%ymm13, %ymm11, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm13, %ymm2
	vcmpltps	%ymm14, %ymm10, %ymm3
	vmulps	%ymm10, %ymm11, %ymm4
	vblendvps	%ymm3, %ymm4, %ymm10, %ymm3
	vcmpltps	%ymm14, %ymm9, %ymm4
	vmulps	%ymm9, %ymm11, %ymm6
	vblendvps	%ymm4, %ymm6, %ymm9, %ymm4
	vcmpltps	%ymm14, %ymm8, %ymm6
	vmulps	%ymm8, %ymm11, %ymm9
	vblendvps	%ymm6, %ymm9, %ymm8, %ymm6
	vmulps	%ymm5, %ymm11, %ymm8
	vcmpltps	%ymm14, %ymm5, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm5, %ymm5
	vcmpltps	%ymm14, %ymm7, %ymm8
	vmulps	%ymm7, %ymm11, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	vcmpltps	%ymm14, %ymm0, %ymm8
	vmulps	%ymm0, %ymm11, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm0, %ymm0
	vmovups	-64(%rsp), %ymm8
	vmaxps	%ymm5, %ymm8, %ymm5
	vmovups	96(%rsp), %ymm9
	vminps	%ymm5, %ymm9, %ymm5
	vmovups	%ymm5, (%rdx)
	vmaxps	%ymm1, %ymm8, %ymm1
	vminps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, (%rdx,%r8)
	vmaxps	%ymm2, %ymm8, %ymm1
	vminps	%ymm1, %ymm9, %ymm1
	addq	%r8, %rdx
	vmovups	%ymm1, (%r8,%rdx)
	vmaxps	%ymm3, %ymm8, %ymm1
	addq	%r8, %rdx
	vminps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, (%r8,%rdx)
	addq	%r8, %rdx
	vmaxps	%ymm4, %ymm8, %ymm1
	vminps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, (%r8,%rdx)
	vmaxps	%ymm6, %ymm8, %ymm1
	vminps	%ymm1, %ymm9, %ymm1
	addq	%r8, %rdx
	vmovups	%ymm1, (%r8,%rdx)
	vmaxps	%ymm7, %ymm8, %ymm1
	addq	%r8, %rdx
	vminps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, (%r8,%rdx)
	addq	%r8, %rdx
	vmaxps	%ymm0, %ymm8, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%r8,%rdx)
	addq	%r15, %r11
	addq	%r14, %rdx
	decq	%rbp
	jne	.LBB104_12
	movl	$8, %eax
	jmp	.LBB104_7
	.p2align	4
.LBB104_14:
	cmpq	$4, %rcx
	jl	.LBB104_23
	movq	208(%r13), %rdx
	movl	$4, %eax
	testq	%rdx, %rdx
	je	.LBB104_7
	movq	%rsi, %rax
	movq	216(%r13), %r12
	movq	192(%r13), %rsi
	movq	%r9, %r8
	shlq	$6, %r8
	addq	-80(%rsp), %r8
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %r10
	movq	48(%r13), %r11
	movq	224(%r13), %rbx
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	movq	24(%r13), %r14
	imulq	%rax, %r14
	leaq	(,%r9,4), %r15
	leaq	12(,%r9,4), %rbp
	imulq	%r12, %rbp
	leaq	8(,%r9,4), %rdi
	imulq	%r12, %rdi
	imulq	%r12, %r15
	leaq	4(,%r9,4), %rcx
	imulq	%r12, %rcx
	imulq	%r10, %rax
	imulq	-128(%rsp), %r10
	shlq	$2, %rbx
	.p2align	4
.LBB104_17:
	vmovups	192(%r11), %ymm8
	vmovups	(%r11), %ymm5
	vmovups	96(%r11), %ymm10
	vmovups	-192(%r8), %ymm9
	vmovups	-64(%r8), %ymm7
	vmovaps	%ymm5, %ymm0
	vfmadd213ps	%ymm1, %ymm7, %ymm0
	vfmadd231ps	-32(%r8), %ymm10, %ymm0
	vmovups	-128(%r8), %ymm12
	vmovaps	%ymm5, %ymm6
	vfmadd213ps	%ymm1, %ymm12, %ymm6
	vfmadd231ps	-96(%r8), %ymm10, %ymm6
	vfmadd231ps	%ymm7, %ymm8, %ymm6
	vmovaps	%ymm5, %ymm7
	vfmadd213ps	%ymm1, %ymm9, %ymm7
	vfmadd231ps	-160(%r8), %ymm10, %ymm7
	vmovups	224(%r11), %ymm11
	vfmadd231ps	%ymm12, %ymm8, %ymm7
	vfmadd132ps	-256(%r8), %ymm1, %ymm5
	vmovups	128(%r11), %ymm12
	vfmadd231ps	-224(%r8), %ymm10, %ymm5
	vmovups	-128(%r8,%rax), %ymm10
	vfmadd231ps	%ymm8, %ymm9, %ymm5
	vmovups	-64(%r8,%rax), %ymm9
	vfmadd231ps	(%r8), %ymm8, %ymm0
	vmovups	32(%r11), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	vfmadd231ps	-96(%r8,%rax), %ymm12, %ymm6
	vfmadd231ps	%ymm8, %ymm9, %ymm0
	vfmadd231ps	%ymm9, %ymm11, %ymm6
	vmovups	-192(%r8,%rax), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm7
	vfmadd231ps	-256(%r8,%rax), %ymm8, %ymm5
	vfmadd231ps	-160(%r8,%rax), %ymm12, %ymm7
	vfmadd231ps	%ymm10, %ymm11, %ymm7
	vmovups	64(%r11), %ymm8
	vfmadd231ps	-32(%r8,%rax), %ymm12, %ymm0
	vfmadd231ps	(%r8,%rax), %ymm11, %ymm0
	vfmadd231ps	-224(%r8,%rax), %ymm12, %ymm5
	vfmadd231ps	%ymm11, %ymm9, %ymm5
	vfmadd231ps	-256(%r8,%r10), %ymm8, %ymm5
	vmovups	-192(%r8,%r10), %ymm9
	vmovups	-128(%r8,%r10), %ymm10
	vmovups	-64(%r8,%r10), %ymm11
	vfmadd231ps	%ymm8, %ymm9, %ymm7
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	vfmadd231ps	%ymm8, %ymm11, %ymm0
	vmovups	160(%r11), %ymm8
	vfmadd231ps	-224(%r8,%r10), %ymm8, %ymm5
	vfmadd231ps	-160(%r8,%r10), %ymm8, %ymm7
	vfmadd231ps	-96(%r8,%r10), %ymm8, %ymm6
	vfmadd231ps	-32(%r8,%r10), %ymm8, %ymm0
	vmovups	256(%r11), %ymm8
	vfmadd231ps	%ymm9, %ymm8, %ymm5
	vfmadd231ps	%ymm10, %ymm8, %ymm7
	vfmadd231ps	%ymm11, %ymm8, %ymm6
	vfmadd231ps	(%r8,%r10), %ymm8, %ymm0
	vmulps	%ymm5, %ymm4, %ymm8
	vcmpltps	%ymm14, %ymm5, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm5, %ymm5
	vcmpltps	%ymm14, %ymm7, %ymm8
	vmulps	%ymm7, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	vcmpltps	%ymm14, %ymm6, %ymm8
	vmulps	%ymm6, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm6, %ymm6
	vcmpltps	%ymm14, %ymm0, %ymm8
	vmulps	%ymm0, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm0, %ymm0
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rsi,%r15)
	vmaxps	%ymm7, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rsi,%rcx)
	vmaxps	%ymm6, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rsi,%rdi)
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rbp)
	addq	%r14, %r8
	addq	%rbx, %rsi
	decq	%rdx
	jne	.LBB104_17
	movq	-104(%rsp), %rsi
	movq	-112(%rsp), %rdi
	movq	-120(%rsp), %r12
	movl	$4, %eax
	jmp	.LBB104_7
.LBB104_23:
	cmpq	$1, %rcx
	jle	.LBB104_24
	movq	208(%r13), %rcx
	movl	$2, %eax
	testq	%rcx, %rcx
	je	.LBB104_7
	movq	%rsi, %rbx
	movq	216(%r13), %r12
	movq	192(%r13), %rdx
	movq	%r9, %rsi
	shlq	$6, %rsi
	addq	-96(%rsp), %rsi
	vmovups	64(%r13), %ymm0
	movq	40(%r13), %rdi
	movq	48(%r13), %r8
	movq	224(%r13), %r10
	vmovups	128(%r13), %ymm1
	vmovups	160(%r13), %ymm2
	vmovups	96(%r13), %ymm3
	movq	24(%r13), %r11
	imulq	%rbx, %r11
	imulq	%rdi, %rbx
	imulq	-128(%rsp), %rdi
	leaq	(,%r9,4), %r14
	imulq	%r12, %r14
	shlq	$2, %r10
	leaq	4(,%r9,4), %r15
	imulq	%r12, %r15
	.p2align	4
.LBB104_21:
	vmovups	224(%r8), %ymm6
	vmovups	128(%r8), %ymm7
	vmovups	-64(%rsi,%rbx), %ymm8
	vmovups	192(%r8), %ymm9
	vmovups	(%r8), %ymm5
	vmovups	96(%r8), %ymm10
	vmovups	-64(%rsi), %ymm11
	vmovaps	%ymm5, %ymm4
	vfmadd213ps	%ymm0, %ymm11, %ymm4
	vfmadd231ps	-32(%rsi), %ymm10, %ymm4
	vfmadd231ps	(%rsi), %ymm9, %ymm4
	vmovups	32(%r8), %ymm12
	vfmadd231ps	%ymm12, %ymm8, %ymm4
	vfmadd231ps	-32(%rsi,%rbx), %ymm7, %ymm4
	vfmadd231ps	(%rsi,%rbx), %ymm6, %ymm4
	vfmadd132ps	-128(%rsi), %ymm0, %ymm5
	vfmadd231ps	-96(%rsi), %ymm10, %ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm5
	vfmadd231ps	-128(%rsi,%rbx), %ymm12, %ymm5
	vfmadd231ps	-96(%rsi,%rbx), %ymm7, %ymm5
	vmovups	64(%r8), %ymm7
	vfmadd231ps	%ymm6, %ymm8, %ymm5
	vfmadd231ps	-128(%rsi,%rdi), %ymm7, %ymm5
	vmovups	-64(%rsi,%rdi), %ymm6
	vfmadd231ps	%ymm7, %ymm6, %ymm4
	vmovups	160(%r8), %ymm7
	vfmadd231ps	-96(%rsi,%rdi), %ymm7, %ymm5
	vfmadd231ps	-32(%rsi,%rdi), %ymm7, %ymm4
	vmovups	256(%r8), %ymm7
	vfmadd231ps	%ymm6, %ymm7, %ymm5
	vfmadd231ps	(%rsi,%rdi), %ymm7, %ymm4
	vmulps	%ymm5, %ymm3, %ymm6
	vcmpltps	%ymm14, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm1, %ymm5
	vminps	%ymm5, %ymm2, %ymm5
	vmovups	%ymm5, (%rdx,%r14)
	vcmpltps	%ymm14, %ymm4, %ymm5
	vmulps	%ymm4, %ymm3, %ymm6
	vblendvps	%ymm5, %ymm6, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm1, %ymm4
	vminps	%ymm4, %ymm2, %ymm4
	vmovups	%ymm4, (%rdx,%r15)
	addq	%r11, %rsi
	addq	%r10, %rdx
	decq	%rcx
	jne	.LBB104_21
	movq	-104(%rsp), %rsi
	movq	-112(%rsp), %rdi
	movq	-120(%rsp), %r12
	jmp	.LBB104_7
.LBB104_24:
	movq	208(%r13), %rcx
	movl	$1, %eax
	testq	%rcx, %rcx
	je	.LBB104_7
	movq	216(%r13), %rdx
	imulq	%r9, %rdx
	shlq	$2, %rdx
	addq	192(%r13), %rdx
	movq	%r9, %r14
	shlq	$6, %r14
	addq	-88(%rsp), %r14
	vmovups	64(%r13), %ymm0
	movq	40(%r13), %rax
	movq	48(%r13), %r8
	movq	224(%r13), %r10
	vmovups	128(%r13), %ymm1
	vmovups	160(%r13), %ymm2
	vmovups	96(%r13), %ymm3
	movq	-128(%rsp), %r11
	imulq	%rax, %r11
	movq	24(%r13), %rbx
	imulq	%rsi, %rbx
	imulq	%rsi, %rax
	shlq	$2, %r10
	.p2align	4
.LBB104_26:
	vmovups	-64(%r14), %ymm4
	vfmadd132ps	(%r8), %ymm0, %ymm4
	vmovups	-32(%r14), %ymm5
	vfmadd231ps	96(%r8), %ymm5, %ymm4
	vmovups	(%r14), %ymm5
	vfmadd231ps	192(%r8), %ymm5, %ymm4
	vmovups	-64(%r14,%rax), %ymm5
	vmovups	-32(%r14,%rax), %ymm6
	vfmadd132ps	32(%r8), %ymm4, %ymm5
	vfmadd231ps	128(%r8), %ymm6, %ymm5
	vmovups	(%r14,%rax), %ymm4
	vfmadd231ps	224(%r8), %ymm4, %ymm5
	vmovups	-64(%r14,%r11), %ymm4
	vmovups	-32(%r14,%r11), %ymm6
	vfmadd132ps	64(%r8), %ymm5, %ymm4
	vmovups	(%r14,%r11), %ymm5
	vfmadd231ps	160(%r8), %ymm6, %ymm4
	vfmadd231ps	256(%r8), %ymm5, %ymm4
	vmulps	%ymm4, %ymm3, %ymm5
	vcmpltps	%ymm14, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm1, %ymm4
	vminps	%ymm4, %ymm2, %ymm4
	vmovups	%ymm4, (%rdx)
	addq	%rbx, %r14
	addq	%r10, %rdx
	decq	%rcx
	jne	.LBB104_26
	jmp	.LBB104_27
.LBB104_8:
	addq	$128, %rsp
	.cfi_def_cfa_offset 48
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end104:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end104-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$168, %rsp
	.cfi_def_cfa_offset 224
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, -104(%rsp)
	movq	200(%r13), %rbp
	testq	%rbp, %rbp
	jle	.LBB105_10
	movq	%rsi, %rax
	shlq	$7, %rax
	movq	%rax, -88(%rsp)
	movq	%rsi, %rax
	shlq	$5, %rax
	movq	%rax, -120(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -96(%rsp)
	shlq	$6, %rsi
	movq	%rsi, -80(%rsp)
	movq	-104(%rsp), %rax
	leaq	224(%rax), %rcx
	movq	%rcx, -56(%rsp)
	leaq	352(%rax), %rcx
	movq	%rcx, -48(%rsp)
	addq	$320, %rax
	movq	%rax, -40(%rsp)
	xorl	%r12d, %r12d
	vxorps	%xmm13, %xmm13, %xmm13
	movq	%r13, -64(%rsp)
	movq	%rbp, -72(%rsp)
	jmp	.LBB105_2
	.p2align	4
.LBB105_9:
	addq	%r15, %r12
	cmpq	%rbp, %r12
	jge	.LBB105_10
.LBB105_2:
	movq	%rbp, %rax
	subq	%r12, %rax
	movq	%rax, %rcx
	movabsq	$7905747460161236407, %rdx
	imulq	%rdx, %rcx
	movabsq	$1317624576693539401, %rdx
	addq	%rdx, %rcx
	movabsq	$2635249153387078802, %rdx
	cmpq	%rdx, %rcx
	seta	%cl
	testb	$7, %al
	sete	%dl
	orb	%cl, %dl
	jne	.LBB105_11
	movq	208(%r13), %rax
	movl	$7, %r15d
	testq	%rax, %rax
	je	.LBB105_9
	movq	216(%r13), %rdx
	movq	%rdx, %rsi
	imulq	%r12, %rsi
	shlq	$2, %rsi
	addq	192(%r13), %rsi
	movq	%r12, -112(%rsp)
	movq	%r12, %rdi
	shlq	$5, %rdi
	addq	-40(%rsp), %rdi
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, 32(%rsp)
	movq	48(%r13), %r8
	movq	224(%r13), %r9
	vmovups	128(%r13), %ymm0
	vmovups	%ymm0, (%rsp)
	vmovups	160(%r13), %ymm0
	vmovups	%ymm0, -32(%rsp)
	vmovups	96(%r13), %ymm4
	leaq	(,%rdx,4), %r11
	leaq	(%r11,%r11,2), %rcx
	movq	%rdx, %r10
	shlq	$4, %r10
	leaq	(%r11,%r11,4), %r11
	leaq	(,%rdx,8), %rbx
	leaq	(%rbx,%rbx,2), %rbx
	movq	24(%r13), %r14
	movq	-120(%rsp), %r12
	imulq	%r12, %r14
	movq	40(%r13), %r15
	imulq	%r12, %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB105_5:
	movq	%rdi, %r13
	xorl	%ebp, %ebp
	vmovups	32(%rsp), %ymm11
	vmovaps	%ymm11, %ymm5
	vmovaps	%ymm11, %ymm6
	vmovaps	%ymm11, %ymm7
	vmovaps	%ymm11, %ymm8
	vmovaps	%ymm11, %ymm9
	vmovaps	%ymm11, %ymm10
	.p2align	4
.LBB105_6:
	vmovups	(%r8,%rbp), %ymm15
	vfmadd231ps	-320(%r13), %ymm15, %ymm11
	vmovups	-288(%r13), %ymm2
	vmovups	-256(%r13), %ymm1
	vmovups	-224(%r13), %ymm14
	vmovups	-192(%r13), %ymm0
	vfmadd231ps	%ymm15, %ymm2, %ymm10
	vfmadd231ps	%ymm15, %ymm1, %ymm9
	vfmadd231ps	%ymm15, %ymm14, %ymm8
	vfmadd231ps	%ymm15, %ymm0, %ymm7
	vmovups	-160(%r13), %ymm12
	vfmadd231ps	%ymm15, %ymm12, %ymm6
	vmovups	-128(%r13), %ymm13
	vfmadd231ps	%ymm15, %ymm13, %ymm5
	vmovups	160(%r8,%rbp), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm11
	vfmadd231ps	%ymm3, %ymm1, %ymm10
	vfmadd231ps	%ymm3, %ymm14, %ymm9
	vfmadd231ps	%ymm3, %ymm0, %ymm8
	vfmadd231ps	%ymm3, %ymm12, %ymm7
	vfmadd231ps	%ymm3, %ymm13, %ymm6
	vmovups	-96(%r13), %ymm15
	vfmadd231ps	%ymm3, %ymm15, %ymm5
	vmovups	320(%r8,%rbp), %ymm2
	vfmadd231ps	%ymm1, %ymm2, %ymm11
	vfmadd231ps	%ymm2, %ymm14, %ymm10
	vfmadd231ps	%ymm2, %ymm0, %ymm9
	vfmadd231ps	%ymm2, %ymm12, %ymm8
	vfmadd231ps	%ymm2, %ymm13, %ymm7
	vfmadd231ps	%ymm2, %ymm15, %ymm6
	vmovups	-64(%r13), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm5
	vmovups	480(%r8,%rbp), %ymm2
	vfmadd231ps	%ymm14, %ymm2, %ymm11
	vfmadd231ps	%ymm2, %ymm0, %ymm10
	vfmadd231ps	%ymm2, %ymm12, %ymm9
	vfmadd231ps	%ymm2, %ymm13, %ymm8
	vfmadd231ps	%ymm2, %ymm15, %ymm7
	vfmadd231ps	%ymm2, %ymm1, %ymm6
	vmovups	-32(%r13), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm5
	vmovups	640(%r8,%rbp), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm11
	vfmadd231ps	%ymm12, %ymm2, %ymm10
	vfmadd231ps	%ymm13, %ymm2, %ymm9
	vfmadd231ps	%ymm15, %ymm2, %ymm8
	vfmadd231ps	%ymm1, %ymm2, %ymm7
	vfmadd231ps	(%r13), %ymm2, %ymm5
	vfmadd231ps	%ymm3, %ymm2, %ymm6
	addq	$32, %rbp
	addq	%r15, %r13
	cmpq	$160, %rbp
	jne	.LBB105_6
	vmulps	%ymm4, %ymm11, %ymm0
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm13, %ymm11, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm11, %ymm0
	vmovups	(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm0
	vmovups	-32(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi)
	vcmpltps	%ymm13, %ymm10, %ymm0
	vmulps	%ymm4, %ymm10, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm10, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rdx,4)
	vcmpltps	%ymm13, %ymm9, %ymm0
	vmulps	%ymm4, %ymm9, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm9, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rdx,8)
	vcmpltps	%ymm13, %ymm8, %ymm0
	vmulps	%ymm4, %ymm8, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm8, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rcx)
	vcmpltps	%ymm13, %ymm7, %ymm0
	vmulps	%ymm7, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm7, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%r10)
	vcmpltps	%ymm13, %ymm6, %ymm0
	vmulps	%ymm6, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm6, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%r11)
	vcmpltps	%ymm13, %ymm5, %ymm0
	vmulps	%ymm5, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rbx)
	incq	%r12
	leaq	(%rsi,%r9,4), %rsi
	addq	%r14, %rdi
	cmpq	%rax, %r12
	jne	.LBB105_5
	movq	-64(%rsp), %r13
	movq	-72(%rsp), %rbp
	movq	-112(%rsp), %r12
	movl	$7, %r15d
	jmp	.LBB105_9
	.p2align	4
.LBB105_11:
	cmpq	$8, %rax
	jl	.LBB105_18
	movq	208(%r13), %rax
	movl	$8, %r15d
	testq	%rax, %rax
	je	.LBB105_9
	movq	%rax, %rsi
	movq	216(%r13), %rdi
	movq	%rdi, %rdx
	imulq	%r12, %rdx
	shlq	$2, %rdx
	addq	192(%r13), %rdx
	movq	%r12, -112(%rsp)
	movq	%r12, %r9
	shlq	$5, %r9
	addq	-48(%rsp), %r9
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, (%rsp)
	movq	48(%r13), %r8
	movq	224(%r13), %rax
	movq	%rax, -32(%rsp)
	vmovups	128(%r13), %ymm0
	vmovups	%ymm0, 128(%rsp)
	vmovups	160(%r13), %ymm0
	vmovups	%ymm0, 96(%rsp)
	vmovups	96(%r13), %ymm0
	vmovups	%ymm0, 64(%rsp)
	leaq	(,%rdi,4), %rax
	leaq	(%rax,%rax,2), %r10
	movq	%rdi, %r11
	shlq	$4, %r11
	leaq	(%rax,%rax,4), %rbx
	leaq	(,%rdi,8), %rax
	leaq	(%rax,%rax,2), %r14
	leaq	(%rdi,%rdi,8), %rax
	leaq	(%rax,%rax,2), %r15
	addq	%rdi, %r15
	movq	24(%r13), %r12
	movq	-120(%rsp), %rax
	imulq	%rax, %r12
	movq	40(%r13), %rbp
	imulq	%rax, %rbp
	xorl	%ecx, %ecx
	movq	%rsi, %r13
	.p2align	4
.LBB105_14:
	movq	%r9, %rax
	xorl	%esi, %esi
	vmovups	(%rsp), %ymm12
	vmovaps	%ymm12, %ymm5
	vmovaps	%ymm12, %ymm6
	vmovaps	%ymm12, %ymm7
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm12, %ymm9
	vmovaps	%ymm12, %ymm10
	vmovaps	%ymm12, %ymm11
	.p2align	4
.LBB105_15:
	vmovups	(%r8,%rsi), %ymm2
	vfmadd231ps	-352(%rax), %ymm2, %ymm12
	vmovups	-320(%rax), %ymm4
	vmovups	-288(%rax), %ymm3
	vmovups	-256(%rax), %ymm13
	vmovups	-224(%rax), %ymm0
	vmovups	%ymm0, 32(%rsp)
	vfmadd231ps	%ymm2, %ymm4, %ymm11
	vfmadd231ps	%ymm2, %ymm3, %ymm10
	vfmadd231ps	%ymm2, %ymm13, %ymm9
	vfmadd231ps	%ymm2, %ymm0, %ymm8
	vmovups	-192(%rax), %ymm14
	vfmadd231ps	%ymm2, %ymm14, %ymm7
	vmovups	-160(%rax), %ymm15
	vfmadd231ps	%ymm2, %ymm15, %ymm6
	vmovups	-128(%rax), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm5
	vmovups	160(%r8,%rsi), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm12
	vfmadd231ps	%ymm0, %ymm3, %ymm11
	vfmadd231ps	%ymm0, %ymm13, %ymm10
	vmovups	32(%rsp), %ymm4
	vfmadd231ps	%ymm0, %ymm4, %ymm9
	vfmadd231ps	%ymm0, %ymm14, %ymm8
	vfmadd231ps	%ymm0, %ymm15, %ymm7
	vfmadd231ps	%ymm0, %ymm1, %ymm6
	vmovups	-96(%rax), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm5
	vmovups	320(%r8,%rsi), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm12
	vfmadd231ps	%ymm0, %ymm13, %ymm11
	vfmadd231ps	%ymm0, %ymm4, %ymm10
	vfmadd231ps	%ymm0, %ymm14, %ymm9
	vfmadd231ps	%ymm0, %ymm15, %ymm8
	vfmadd231ps	%ymm0, %ymm1, %ymm7
	vfmadd231ps	%ymm0, %ymm2, %ymm6
	vmovups	-64(%rax), %ymm3
	vfmadd231ps	%ymm0, %ymm3, %ymm5
	vmovups	480(%r8,%rsi), %ymm0
	vfmadd231ps	%ymm13, %ymm0, %ymm12
	vfmadd231ps	%ymm0, %ymm4, %ymm11
	vmovaps	%ymm4, %ymm13
	vfmadd231ps	%ymm0, %ymm14, %ymm10
	vfmadd231ps	%ymm0, %ymm15, %ymm9
	vfmadd231ps	%ymm0, %ymm1, %ymm8
	vfmadd231ps	%ymm0, %ymm2, %ymm7
	vfmadd231ps	%ymm0, %ymm3, %ymm6
	vmovups	-32(%rax), %ymm4
	vfmadd231ps	%ymm0, %ymm4, %ymm5
	vmovups	640(%r8,%rsi), %ymm0
	vfmadd231ps	%ymm13, %ymm0, %ymm12
	vfmadd231ps	%ymm14, %ymm0, %ymm11
	vfmadd231ps	%ymm15, %ymm0, %ymm10
	vfmadd231ps	%ymm1, %ymm0, %ymm9
	vfmadd231ps	%ymm2, %ymm0, %ymm8
	vfmadd231ps	%ymm3, %ymm0, %ymm7
	vfmadd231ps	(%rax), %ymm0, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm6
	addq	$32, %rsi
	addq	%rbp, %rax
	cmpq	$160, %rsi
	jne	.LBB105_15
	vmovups	64(%rsp), %ymm4
	vmulps	%ymm4, %ymm12, %ymm0
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm13, %ymm12, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm12, %ymm0
	vmovups	128(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm0
	vmovups	96(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx)
	vcmpltps	%ymm13, %ymm11, %ymm0
	vmulps	%ymm4, %ymm11, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm11, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%rdi,4)
	vcmpltps	%ymm13, %ymm10, %ymm0
	vmulps	%ymm4, %ymm10, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm10, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%rdi,8)
	vcmpltps	%ymm13, %ymm9, %ymm0
	vmulps	%ymm4, %ymm9, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm9, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%r10)
	vcmpltps	%ymm13, %ymm8, %ymm0
	vmulps	%ymm4, %ymm8, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm8, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%r11)
	vcmpltps	%ymm13, %ymm7, %ymm0
	vmulps	%ymm7, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm7, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%rbx)
	vcmpltps	%ymm13, %ymm6, %ymm0
	vmulps	%ymm6, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm6, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%r14)
	vcmpltps	%ymm13, %ymm5, %ymm0
	vmulps	%ymm5, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%r15)
	incq	%rcx
	movq	-32(%rsp), %rax
	leaq	(%rdx,%rax,4), %rdx
	addq	%r12, %r9
	cmpq	%r13, %rcx
	jne	.LBB105_14
	movq	-64(%rsp), %r13
	movq	-72(%rsp), %rbp
	movq	-112(%rsp), %r12
	movl	$8, %r15d
	jmp	.LBB105_9
	.p2align	4
.LBB105_18:
	cmpq	$4, %rax
	jl	.LBB105_29
	movq	208(%r13), %rax
	movl	$4, %r15d
	testq	%rax, %rax
	je	.LBB105_9
	movq	216(%r13), %rcx
	movq	%rcx, %rdx
	imulq	%r12, %rdx
	shlq	$2, %rdx
	addq	192(%r13), %rdx
	movq	%r12, %rsi
	shlq	$5, %rsi
	addq	-56(%rsp), %rsi
	vmovups	64(%r13), %ymm1
	movq	48(%r13), %rdi
	movq	224(%r13), %r8
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	leaq	(,%rcx,4), %r9
	leaq	(%r9,%r9,2), %r9
	movq	24(%r13), %r10
	movq	-120(%rsp), %rbx
	imulq	%rbx, %r10
	movq	40(%r13), %r11
	imulq	%rbx, %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB105_21:
	movq	%rsi, %r14
	xorl	%r15d, %r15d
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	.p2align	4
.LBB105_22:
	vmovups	(%rdi,%r15), %ymm10
	vmovups	160(%rdi,%r15), %ymm11
	vmovups	320(%rdi,%r15), %ymm12
	vmovups	480(%rdi,%r15), %ymm0
	vfmadd231ps	-224(%r14), %ymm10, %ymm8
	vmovups	-192(%r14), %ymm13
	vmovups	-160(%r14), %ymm14
	vmovups	-128(%r14), %ymm15
	vmovups	-96(%r14), %ymm9
	vfmadd231ps	%ymm10, %ymm13, %ymm7
	vfmadd231ps	%ymm10, %ymm14, %ymm6
	vfmadd231ps	%ymm10, %ymm15, %ymm5
	vfmadd231ps	%ymm13, %ymm11, %ymm8
	vfmadd231ps	%ymm11, %ymm14, %ymm7
	vfmadd231ps	%ymm11, %ymm15, %ymm6
	vfmadd231ps	%ymm11, %ymm9, %ymm5
	vfmadd231ps	%ymm14, %ymm12, %ymm8
	vfmadd231ps	%ymm12, %ymm15, %ymm7
	vfmadd231ps	%ymm12, %ymm9, %ymm6
	vmovups	-64(%r14), %ymm10
	vfmadd231ps	%ymm12, %ymm10, %ymm5
	vfmadd231ps	%ymm15, %ymm0, %ymm8
	vfmadd231ps	%ymm0, %ymm9, %ymm7
	vfmadd231ps	%ymm0, %ymm10, %ymm6
	vmovups	-32(%r14), %ymm11
	vfmadd231ps	%ymm0, %ymm11, %ymm5
	vmovups	640(%rdi,%r15), %ymm0
	vfmadd231ps	%ymm9, %ymm0, %ymm8
	vfmadd231ps	%ymm10, %ymm0, %ymm7
	vfmadd231ps	(%r14), %ymm0, %ymm5
	vfmadd231ps	%ymm11, %ymm0, %ymm6
	addq	$32, %r15
	addq	%r11, %r14
	cmpq	$160, %r15
	jne	.LBB105_22
	vmulps	%ymm4, %ymm8, %ymm0
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm13, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm0, %ymm8, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx)
	vcmpltps	%ymm13, %ymm7, %ymm0
	vmulps	%ymm7, %ymm4, %ymm8
	vblendvps	%ymm0, %ymm8, %ymm7, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%rcx,4)
	vcmpltps	%ymm13, %ymm6, %ymm0
	vmulps	%ymm6, %ymm4, %ymm7
	vblendvps	%ymm0, %ymm7, %ymm6, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%rcx,8)
	vcmpltps	%ymm13, %ymm5, %ymm0
	vmulps	%ymm5, %ymm4, %ymm6
	vblendvps	%ymm0, %ymm6, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%r9)
	incq	%rbx
	leaq	(%rdx,%r8,4), %rdx
	addq	%r10, %rsi
	cmpq	%rax, %rbx
	jne	.LBB105_21
	movl	$4, %r15d
	jmp	.LBB105_9
.LBB105_29:
	cmpq	$1, %rax
	jle	.LBB105_30
	movq	208(%r13), %r9
	movl	$2, %r15d
	testq	%r9, %r9
	je	.LBB105_9
	movq	216(%r13), %rax
	movq	192(%r13), %r8
	movq	%r12, %rbx
	shlq	$5, %rbx
	addq	-104(%rsp), %rbx
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %r10
	movq	48(%r13), %r11
	movq	224(%r13), %rdi
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	movq	-88(%rsp), %rsi
	imulq	%r10, %rsi
	movq	24(%r13), %r14
	movq	-120(%rsp), %rcx
	imulq	%rcx, %r14
	movq	-96(%rsp), %r15
	imulq	%r10, %r15
	movq	%r12, %rdx
	leaq	(,%r12,4), %r12
	imulq	%rax, %r12
	movq	%rdx, -112(%rsp)
	leaq	4(,%rdx,4), %rdx
	imulq	%rax, %rdx
	movq	-80(%rsp), %rax
	imulq	%r10, %rax
	imulq	%rcx, %r10
	shlq	$2, %rdi
	.p2align	4
.LBB105_27:
	vmovups	(%r11), %ymm5
	vmovups	32(%rbx), %ymm0
	vmovups	160(%r11), %ymm7
	vmovaps	%ymm5, %ymm6
	vfmadd132ps	(%rbx), %ymm1, %ymm5
	vfmadd213ps	%ymm1, %ymm0, %ymm6
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	64(%rbx), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	320(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	96(%rbx), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	480(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	128(%rbx), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	640(%r11), %ymm7
	vfmadd231ps	160(%rbx), %ymm7, %ymm6
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	32(%r11), %ymm0
	vmovups	32(%rbx,%r10), %ymm7
	vfmadd231ps	(%rbx,%r10), %ymm0, %ymm5
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	192(%r11), %ymm0
	vfmadd231ps	%ymm0, %ymm7, %ymm5
	vmovups	64(%rbx,%r10), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	352(%r11), %ymm0
	vfmadd231ps	%ymm0, %ymm7, %ymm5
	vmovups	96(%rbx,%r10), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	512(%r11), %ymm0
	vfmadd231ps	%ymm0, %ymm7, %ymm5
	vmovups	128(%rbx,%r10), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	672(%r11), %ymm0
	vfmadd231ps	%ymm0, %ymm7, %ymm5
	vmovups	64(%r11), %ymm7
	vfmadd231ps	160(%rbx,%r10), %ymm0, %ymm6
	vmovups	32(%rbx,%rax), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vfmadd231ps	(%rbx,%rax), %ymm7, %ymm5
	vmovups	224(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	64(%rbx,%rax), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	384(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	96(%rbx,%rax), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	544(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	128(%rbx,%rax), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	704(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	32(%rbx,%r15), %ymm0
	vfmadd231ps	160(%rbx,%rax), %ymm7, %ymm6
	vmovups	96(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vfmadd231ps	(%rbx,%r15), %ymm7, %ymm5
	vmovups	256(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	64(%rbx,%r15), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	416(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	96(%rbx,%r15), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	576(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	128(%rbx,%r15), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	736(%r11), %ymm7
	vfmadd231ps	160(%rbx,%r15), %ymm7, %ymm6
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	128(%r11), %ymm0
	vfmadd231ps	(%rbx,%rsi), %ymm0, %ymm5
	vmovups	32(%rbx,%rsi), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	288(%r11), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	64(%rbx,%rsi), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	448(%r11), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	96(%rbx,%rsi), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	608(%r11), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	128(%rbx,%rsi), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	768(%r11), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vfmadd231ps	160(%rbx,%rsi), %ymm0, %ymm6
	vmulps	%ymm5, %ymm4, %ymm0
	vcmpltps	%ymm13, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm5, %ymm0
	vcmpltps	%ymm13, %ymm6, %ymm5
	vmulps	%ymm6, %ymm4, %ymm7
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm5
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r8,%r12)
	vmaxps	%ymm5, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r8,%rdx)
	addq	%r14, %rbx
	addq	%rdi, %r8
	decq	%r9
	jne	.LBB105_27
	movq	-112(%rsp), %r12
	movl	$2, %r15d
	jmp	.LBB105_9
.LBB105_30:
	movq	208(%r13), %rax
	movl	$1, %r15d
	testq	%rax, %rax
	je	.LBB105_9
	movq	216(%r13), %rcx
	imulq	%r12, %rcx
	shlq	$2, %rcx
	addq	192(%r13), %rcx
	movq	%r12, %rdx
	shlq	$5, %rdx
	addq	-104(%rsp), %rdx
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %rsi
	movq	48(%r13), %rdi
	movq	224(%r13), %r8
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	movq	-88(%rsp), %r9
	imulq	%rsi, %r9
	movq	24(%r13), %r10
	movq	-120(%rsp), %r14
	imulq	%r14, %r10
	movq	-96(%rsp), %r11
	imulq	%rsi, %r11
	movq	-80(%rsp), %rbx
	imulq	%rsi, %rbx
	imulq	%r14, %rsi
	shlq	$2, %r8
	.p2align	4
.LBB105_32:
	vmovups	(%rdx), %ymm5
	vfmadd132ps	(%rdi), %ymm1, %ymm5
	vmovups	32(%rdx), %ymm0
	vmovups	64(%rdx), %ymm6
	vfmadd231ps	160(%rdi), %ymm0, %ymm5
	vmovups	96(%rdx), %ymm0
	vfmadd231ps	320(%rdi), %ymm6, %ymm5
	vfmadd231ps	480(%rdi), %ymm0, %ymm5
	vmovups	128(%rdx), %ymm0
	vfmadd231ps	640(%rdi), %ymm0, %ymm5
	vmovups	(%rdx,%rsi), %ymm0
	vmovups	32(%rdx,%rsi), %ymm6
	vfmadd231ps	32(%rdi), %ymm0, %ymm5
	vmovups	64(%rdx,%rsi), %ymm0
	vfmadd231ps	192(%rdi), %ymm6, %ymm5
	vfmadd231ps	352(%rdi), %ymm0, %ymm5
	vmovups	96(%rdx,%rsi), %ymm0
	vfmadd231ps	512(%rdi), %ymm0, %ymm5
	vmovups	(%rdx,%rbx), %ymm0
	vmovups	128(%rdx,%rsi), %ymm6
	vfmadd231ps	672(%rdi), %ymm6, %ymm5
	vmovups	32(%rdx,%rbx), %ymm6
	vfmadd231ps	64(%rdi), %ymm0, %ymm5
	vfmadd231ps	224(%rdi), %ymm6, %ymm5
	vmovups	64(%rdx,%rbx), %ymm0
	vfmadd231ps	384(%rdi), %ymm0, %ymm5
	vmovups	(%rdx,%r11), %ymm0
	vmovups	96(%rdx,%rbx), %ymm6
	vfmadd231ps	544(%rdi), %ymm6, %ymm5
	vmovups	128(%rdx,%rbx), %ymm6
	vfmadd231ps	704(%rdi), %ymm6, %ymm5
	vfmadd231ps	96(%rdi), %ymm0, %ymm5
	vmovups	32(%rdx,%r11), %ymm0
	vfmadd231ps	256(%rdi), %ymm0, %ymm5
	vmovups	128(%rdx,%r11), %ymm0
	vmovups	64(%rdx,%r11), %ymm6
	vfmadd231ps	416(%rdi), %ymm6, %ymm5
	vmovups	96(%rdx,%r11), %ymm6
	vfmadd231ps	576(%rdi), %ymm6, %ymm5
	vfmadd231ps	736(%rdi), %ymm0, %ymm5
	vmovups	(%rdx,%r9), %ymm0
	vfmadd132ps	128(%rdi), %ymm5, %ymm0
	vmovups	32(%rdx,%r9), %ymm5
	vmovups	64(%rdx,%r9), %ymm6
	vfmadd231ps	288(%rdi), %ymm5, %ymm0
	vmovups	96(%rdx,%r9), %ymm5
	vfmadd231ps	448(%rdi), %ymm6, %ymm0
	vfmadd231ps	608(%rdi), %ymm5, %ymm0
	vmovups	128(%rdx,%r9), %ymm5
	vfmadd132ps	768(%rdi), %ymm0, %ymm5
	vmulps	%ymm5, %ymm4, %ymm0
	vcmpltps	%ymm13, %ymm5, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rcx)
	addq	%r10, %rdx
	addq	%r8, %rcx
	decq	%rax
	jne	.LBB105_32
	jmp	.LBB105_9
.LBB105_10:
	addq	$168, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end105:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end105-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$520, %rsp
	.cfi_def_cfa_offset 576
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, -120(%rsp)
	movq	200(%r13), %rbp
	testq	%rbp, %rbp
	jle	.LBB106_10
	movq	%rsi, %rax
	shlq	$7, %rax
	movq	%rax, -96(%rsp)
	movq	%rsi, %rax
	shlq	$5, %rax
	movq	%rax, -128(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -104(%rsp)
	shlq	$6, %rsi
	movq	%rsi, -88(%rsp)
	movq	-120(%rsp), %rax
	leaq	320(%rax), %rcx
	movq	%rcx, -64(%rsp)
	leaq	576(%rax), %rcx
	movq	%rcx, -56(%rsp)
	addq	$512, %rax
	movq	%rax, -48(%rsp)
	xorl	%r12d, %r12d
	vxorps	%xmm13, %xmm13, %xmm13
	movq	%r13, -72(%rsp)
	movq	%rbp, -80(%rsp)
	jmp	.LBB106_2
	.p2align	4
.LBB106_9:
	addq	%r15, %r12
	cmpq	%rbp, %r12
	jge	.LBB106_10
.LBB106_2:
	movq	%rbp, %rax
	subq	%r12, %rax
	movq	%rax, %rcx
	movabsq	$7905747460161236407, %rdx
	imulq	%rdx, %rcx
	movabsq	$1317624576693539401, %rdx
	addq	%rdx, %rcx
	movabsq	$2635249153387078802, %rdx
	cmpq	%rdx, %rcx
	seta	%cl
	testb	$7, %al
	sete	%dl
	orb	%cl, %dl
	jne	.LBB106_11
	movq	208(%r13), %rdx
	movl	$7, %r15d
	testq	%rdx, %rdx
	je	.LBB106_9
	movq	216(%r13), %rax
	movq	%rax, %rsi
	imulq	%r12, %rsi
	shlq	$2, %rsi
	addq	192(%r13), %rsi
	movq	%r12, -112(%rsp)
	movq	%r12, %rdi
	shlq	$6, %rdi
	addq	-48(%rsp), %rdi
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, 96(%rsp)
	movq	48(%r13), %rcx
	movq	224(%r13), %r8
	vmovups	128(%r13), %ymm0
	vmovups	%ymm0, 64(%rsp)
	vmovups	160(%r13), %ymm0
	vmovups	%ymm0, 32(%rsp)
	vmovups	96(%r13), %ymm0
	vmovups	%ymm0, (%rsp)
	leaq	(,%rax,4), %r11
	leaq	(%r11,%r11,2), %r9
	movq	%rax, %r10
	shlq	$4, %r10
	leaq	(%r11,%r11,4), %r11
	leaq	(,%rax,8), %rbx
	leaq	(%rbx,%rbx,2), %rbx
	movq	24(%r13), %r14
	movq	-128(%rsp), %r12
	imulq	%r12, %r14
	movq	40(%r13), %r15
	imulq	%r12, %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB106_5:
	movq	%rdi, %r13
	xorl	%ebp, %ebp
	vmovups	96(%rsp), %ymm11
	vmovaps	%ymm11, %ymm5
	vmovaps	%ymm11, %ymm6
	vmovaps	%ymm11, %ymm7
	vmovaps	%ymm11, %ymm8
	vmovaps	%ymm11, %ymm9
	vmovaps	%ymm11, %ymm10
	.p2align	4
.LBB106_6:
	vmovups	(%rcx,%rbp), %ymm0
	vmovups	160(%rcx,%rbp), %ymm3
	vfmadd231ps	-512(%r13), %ymm0, %ymm11
	vmovups	-448(%r13), %ymm12
	vmovups	%ymm12, -32(%rsp)
	vmovups	-416(%r13), %ymm2
	vmovups	%ymm2, 320(%rsp)
	vmovups	-384(%r13), %ymm14
	vmovups	-352(%r13), %ymm4
	vmovups	%ymm4, 288(%rsp)
	vfmadd231ps	%ymm0, %ymm12, %ymm10
	vfmadd231ps	%ymm0, %ymm14, %ymm9
	vmovups	%ymm14, 192(%rsp)
	vmovups	-320(%r13), %ymm12
	vfmadd231ps	%ymm0, %ymm12, %ymm8
	vmovups	%ymm12, 160(%rsp)
	vmovups	-256(%r13), %ymm1
	vmovups	%ymm1, 256(%rsp)
	vfmadd231ps	%ymm0, %ymm1, %ymm7
	vmovups	-192(%r13), %ymm1
	vmovups	%ymm1, 224(%rsp)
	vfmadd231ps	%ymm0, %ymm1, %ymm6
	vmovups	-128(%r13), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm5
	vmovaps	%ymm1, %ymm0
	vmovups	%ymm1, 128(%rsp)
	vfmadd231ps	-480(%r13), %ymm3, %ymm11
	vfmadd231ps	%ymm3, %ymm2, %ymm10
	vfmadd231ps	%ymm3, %ymm4, %ymm9
	vmovups	-288(%r13), %ymm15
	vfmadd231ps	%ymm3, %ymm15, %ymm8
	vmovups	-224(%r13), %ymm13
	vfmadd231ps	%ymm3, %ymm13, %ymm7
	vmovups	-160(%r13), %ymm4
	vfmadd231ps	%ymm3, %ymm4, %ymm6
	vmovups	-96(%r13), %ymm2
	vfmadd231ps	%ymm3, %ymm2, %ymm5
	vmovups	320(%rcx,%rbp), %ymm3
	vfmadd231ps	-32(%rsp), %ymm3, %ymm11
	vfmadd231ps	%ymm3, %ymm14, %ymm10
	vfmadd231ps	%ymm3, %ymm12, %ymm9
	vmovups	256(%rsp), %ymm14
	vfmadd231ps	%ymm3, %ymm14, %ymm8
	vmovups	224(%rsp), %ymm1
	vfmadd231ps	%ymm3, %ymm1, %ymm7
	vfmadd231ps	%ymm3, %ymm0, %ymm6
	vmovups	-64(%r13), %ymm12
	vfmadd231ps	%ymm3, %ymm12, %ymm5
	vmovups	480(%rcx,%rbp), %ymm3
	vfmadd231ps	320(%rsp), %ymm3, %ymm11
	vfmadd231ps	288(%rsp), %ymm3, %ymm10
	vfmadd231ps	%ymm15, %ymm3, %ymm9
	vfmadd231ps	%ymm13, %ymm3, %ymm8
	vfmadd231ps	%ymm4, %ymm3, %ymm7
	vfmadd231ps	%ymm2, %ymm3, %ymm6
	vfmadd231ps	-32(%r13), %ymm3, %ymm5
	vmovups	640(%rcx,%rbp), %ymm0
	vfmadd231ps	192(%rsp), %ymm0, %ymm11
	vfmadd231ps	160(%rsp), %ymm0, %ymm10
	vfmadd231ps	%ymm14, %ymm0, %ymm9
	vfmadd231ps	%ymm1, %ymm0, %ymm8
	vfmadd231ps	128(%rsp), %ymm0, %ymm7
	vfmadd231ps	(%r13), %ymm0, %ymm5
	vfmadd231ps	%ymm12, %ymm0, %ymm6
	addq	$32, %rbp
	addq	%r15, %r13
	cmpq	$160, %rbp
	jne	.LBB106_6
	vmovups	(%rsp), %ymm4
	vmulps	%ymm4, %ymm11, %ymm0
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm13, %ymm11, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm11, %ymm0
	vmovups	64(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm0
	vmovups	32(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi)
	vcmpltps	%ymm13, %ymm10, %ymm0
	vmulps	%ymm4, %ymm10, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm10, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rax,4)
	vcmpltps	%ymm13, %ymm9, %ymm0
	vmulps	%ymm4, %ymm9, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm9, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rax,8)
	vcmpltps	%ymm13, %ymm8, %ymm0
	vmulps	%ymm4, %ymm8, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm8, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%r9)
	vcmpltps	%ymm13, %ymm7, %ymm0
	vmulps	%ymm7, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm7, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%r10)
	vcmpltps	%ymm13, %ymm6, %ymm0
	vmulps	%ymm6, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm6, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%r11)
	vcmpltps	%ymm13, %ymm5, %ymm0
	vmulps	%ymm5, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rbx)
	incq	%r12
	leaq	(%rsi,%r8,4), %rsi
	addq	%r14, %rdi
	cmpq	%rdx, %r12
	jne	.LBB106_5
	movq	-72(%rsp), %r13
	movq	-80(%rsp), %rbp
	movq	-112(%rsp), %r12
	movl	$7, %r15d
	jmp	.LBB106_9
	.p2align	4
.LBB106_11:
	cmpq	$8, %rax
	jl	.LBB106_18
	movq	208(%r13), %rax
	movl	$8, %r15d
	testq	%rax, %rax
	je	.LBB106_9
	movq	%rax, %rdx
	movq	216(%r13), %rdi
	movq	%rdi, %r9
	imulq	%r12, %r9
	shlq	$2, %r9
	addq	192(%r13), %r9
	movq	%r12, -112(%rsp)
	movq	%r12, %r10
	shlq	$6, %r10
	addq	-56(%rsp), %r10
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, 448(%rsp)
	movq	48(%r13), %rsi
	movq	224(%r13), %rax
	movq	%rax, -40(%rsp)
	vmovups	128(%r13), %ymm0
	vmovups	%ymm0, 416(%rsp)
	vmovups	160(%r13), %ymm0
	vmovups	%ymm0, 384(%rsp)
	vmovups	96(%r13), %ymm0
	vmovups	%ymm0, 352(%rsp)
	leaq	(,%rdi,4), %rax
	leaq	(%rax,%rax,2), %r11
	movq	%rdi, %rbx
	shlq	$4, %rbx
	leaq	(%rax,%rax,4), %r14
	leaq	(,%rdi,8), %rax
	leaq	(%rax,%rax,2), %rax
	leaq	(%rdi,%rdi,8), %rcx
	leaq	(%rcx,%rcx,2), %r15
	addq	%rdi, %r15
	movq	24(%r13), %r12
	movq	-128(%rsp), %rcx
	imulq	%rcx, %r12
	movq	40(%r13), %rbp
	imulq	%rcx, %rbp
	xorl	%ecx, %ecx
	movq	%rdx, %r13
	.p2align	4
.LBB106_14:
	movq	%r10, %rdx
	xorl	%r8d, %r8d
	vmovups	448(%rsp), %ymm12
	vmovaps	%ymm12, %ymm5
	vmovaps	%ymm12, %ymm6
	vmovaps	%ymm12, %ymm7
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm12, %ymm9
	vmovaps	%ymm12, %ymm10
	vmovaps	%ymm12, %ymm11
	.p2align	4
.LBB106_15:
	vmovups	(%rsi,%r8), %ymm1
	vfmadd231ps	-576(%rdx), %ymm1, %ymm12
	vmovups	160(%rsi,%r8), %ymm0
	vmovups	-512(%rdx), %ymm3
	vmovups	%ymm3, -32(%rsp)
	vmovups	-480(%rdx), %ymm4
	vmovups	%ymm4, 256(%rsp)
	vmovups	-448(%rdx), %ymm2
	vmovups	%ymm2, 320(%rsp)
	vmovups	-416(%rdx), %ymm13
	vmovups	%ymm13, 224(%rsp)
	vfmadd231ps	%ymm1, %ymm3, %ymm11
	vfmadd231ps	%ymm1, %ymm2, %ymm10
	vmovups	-384(%rdx), %ymm2
	vmovups	%ymm2, 288(%rsp)
	vfmadd231ps	%ymm1, %ymm2, %ymm9
	vmovups	-320(%rdx), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm8
	vmovups	%ymm3, 480(%rsp)
	vmovups	-256(%rdx), %ymm2
	vmovups	%ymm2, 192(%rsp)
	vfmadd231ps	%ymm1, %ymm2, %ymm7
	vmovups	-192(%rdx), %ymm2
	vmovups	%ymm2, 128(%rsp)
	vfmadd231ps	%ymm1, %ymm2, %ymm6
	vmovups	-128(%rdx), %ymm2
	vmovups	%ymm2, 64(%rsp)
	vfmadd231ps	%ymm1, %ymm2, %ymm5
	vfmadd231ps	-544(%rdx), %ymm0, %ymm12
	vfmadd231ps	%ymm0, %ymm4, %ymm11
	vfmadd231ps	%ymm0, %ymm13, %ymm10
	vmovups	-352(%rdx), %ymm1
	vmovups	%ymm1, 160(%rsp)
	vfmadd231ps	%ymm0, %ymm1, %ymm9
	vmovups	-288(%rdx), %ymm1
	vmovups	%ymm1, 96(%rsp)
	vfmadd231ps	%ymm0, %ymm1, %ymm8
	vmovups	-224(%rdx), %ymm1
	vmovups	%ymm1, 32(%rsp)
	vfmadd231ps	%ymm0, %ymm1, %ymm7
	vmovups	-160(%rdx), %ymm1
	vmovups	%ymm1, (%rsp)
	vfmadd231ps	%ymm0, %ymm1, %ymm6
	vmovups	-96(%rdx), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm5
	vmovups	320(%rsi,%r8), %ymm0
	vfmadd231ps	-32(%rsp), %ymm0, %ymm12
	vmovups	320(%rsp), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm11
	vmovups	288(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm10
	vfmadd231ps	%ymm0, %ymm3, %ymm9
	vmovups	192(%rsp), %ymm3
	vfmadd231ps	%ymm0, %ymm3, %ymm8
	vmovups	128(%rsp), %ymm4
	vfmadd231ps	%ymm0, %ymm4, %ymm7
	vmovups	64(%rsp), %ymm13
	vfmadd231ps	%ymm0, %ymm13, %ymm6
	vmovups	-64(%rdx), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm5
	vmovups	480(%rsi,%r8), %ymm0
	vfmadd231ps	256(%rsp), %ymm0, %ymm12
	vfmadd231ps	224(%rsp), %ymm0, %ymm11
	vfmadd231ps	160(%rsp), %ymm0, %ymm10
	vfmadd231ps	96(%rsp), %ymm0, %ymm9
	vfmadd231ps	32(%rsp), %ymm0, %ymm8
	vfmadd231ps	(%rsp), %ymm0, %ymm7
	vfmadd231ps	%ymm15, %ymm0, %ymm6
	vfmadd231ps	-32(%rdx), %ymm0, %ymm5
	vmovups	640(%rsi,%r8), %ymm0
	vfmadd231ps	%ymm14, %ymm0, %ymm12
	vfmadd231ps	%ymm2, %ymm0, %ymm11
	vfmadd231ps	480(%rsp), %ymm0, %ymm10
	vfmadd231ps	%ymm3, %ymm0, %ymm9
	vfmadd231ps	%ymm4, %ymm0, %ymm8
	vfmadd231ps	%ymm13, %ymm0, %ymm7
	vfmadd231ps	(%rdx), %ymm0, %ymm5
	vfmadd231ps	%ymm1, %ymm0, %ymm6
	addq	$32, %r8
	addq	%rbp, %rdx
	cmpq	$160, %r8
	jne	.LBB106_15
	vmovups	352(%rsp), %ymm4
	vmulps	%ymm4, %ymm12, %ymm0
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm13, %ymm12, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm12, %ymm0
	vmovups	416(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm0
	vmovups	384(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r9)
	vcmpltps	%ymm13, %ymm11, %ymm0
	vmulps	%ymm4, %ymm11, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm11, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r9,%rdi,4)
	vcmpltps	%ymm13, %ymm10, %ymm0
	vmulps	%ymm4, %ymm10, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm10, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r9,%rdi,8)
	vcmpltps	%ymm13, %ymm9, %ymm0
	vmulps	%ymm4, %ymm9, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm9, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r9,%r11)
	vcmpltps	%ymm13, %ymm8, %ymm0
	vmulps	%ymm4, %ymm8, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm8, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r9,%rbx)
	vcmpltps	%ymm13, %ymm7, %ymm0
	vmulps	%ymm7, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm7, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r9,%r14)
	vcmpltps	%ymm13, %ymm6, %ymm0
	vmulps	%ymm6, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm6, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r9,%rax)
	vcmpltps	%ymm13, %ymm5, %ymm0
	vmulps	%ymm5, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r9,%r15)
	incq	%rcx
	movq	-40(%rsp), %rdx
	leaq	(%r9,%rdx,4), %r9
	addq	%r12, %r10
	cmpq	%r13, %rcx
	jne	.LBB106_14
	movq	-72(%rsp), %r13
	movq	-80(%rsp), %rbp
	movq	-112(%rsp), %r12
	movl	$8, %r15d
	jmp	.LBB106_9
	.p2align	4
.LBB106_18:
	cmpq	$4, %rax
	jl	.LBB106_29
	movq	208(%r13), %rax
	movl	$4, %r15d
	testq	%rax, %rax
	je	.LBB106_9
	movq	216(%r13), %rcx
	movq	%rcx, %rdx
	imulq	%r12, %rdx
	shlq	$2, %rdx
	addq	192(%r13), %rdx
	movq	%r12, %rsi
	shlq	$6, %rsi
	addq	-64(%rsp), %rsi
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, -32(%rsp)
	movq	48(%r13), %rdi
	movq	224(%r13), %r8
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	leaq	(,%rcx,4), %r9
	leaq	(%r9,%r9,2), %r9
	movq	24(%r13), %r10
	movq	-128(%rsp), %rbx
	imulq	%rbx, %r10
	movq	40(%r13), %r11
	imulq	%rbx, %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB106_21:
	movq	%rsi, %r14
	xorl	%r15d, %r15d
	vmovups	-32(%rsp), %ymm8
	vmovaps	%ymm8, %ymm5
	vmovaps	%ymm8, %ymm6
	vmovaps	%ymm8, %ymm7
	.p2align	4
.LBB106_22:
	vmovups	(%rdi,%r15), %ymm12
	vmovups	160(%rdi,%r15), %ymm13
	vmovups	320(%rdi,%r15), %ymm11
	vmovups	480(%rdi,%r15), %ymm0
	vfmadd231ps	-320(%r14), %ymm12, %ymm8
	vmovups	-256(%r14), %ymm14
	vmovups	-224(%r14), %ymm15
	vmovups	-192(%r14), %ymm9
	vmovups	-160(%r14), %ymm1
	vfmadd231ps	%ymm12, %ymm14, %ymm7
	vfmadd231ps	%ymm12, %ymm9, %ymm6
	vmovups	-128(%r14), %ymm10
	vfmadd231ps	-288(%r14), %ymm13, %ymm8
	vfmadd231ps	%ymm12, %ymm10, %ymm5
	vfmadd231ps	%ymm13, %ymm15, %ymm7
	vfmadd231ps	%ymm13, %ymm1, %ymm6
	vmovups	-96(%r14), %ymm12
	vfmadd231ps	%ymm13, %ymm12, %ymm5
	vfmadd231ps	%ymm14, %ymm11, %ymm8
	vfmadd231ps	%ymm11, %ymm9, %ymm7
	vfmadd231ps	%ymm11, %ymm10, %ymm6
	vmovups	-64(%r14), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm5
	vfmadd231ps	%ymm15, %ymm0, %ymm8
	vfmadd231ps	%ymm1, %ymm0, %ymm7
	vfmadd231ps	%ymm12, %ymm0, %ymm6
	vfmadd231ps	-32(%r14), %ymm0, %ymm5
	vmovups	640(%rdi,%r15), %ymm0
	vfmadd231ps	%ymm9, %ymm0, %ymm8
	vfmadd231ps	%ymm10, %ymm0, %ymm7
	vfmadd231ps	(%r14), %ymm0, %ymm5
	vfmadd231ps	%ymm13, %ymm0, %ymm6
	addq	$32, %r15
	addq	%r11, %r14
	cmpq	$160, %r15
	jne	.LBB106_22
	vmulps	%ymm4, %ymm8, %ymm0
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm13, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm0, %ymm8, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx)
	vcmpltps	%ymm13, %ymm7, %ymm0
	vmulps	%ymm7, %ymm4, %ymm8
	vblendvps	%ymm0, %ymm8, %ymm7, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%rcx,4)
	vcmpltps	%ymm13, %ymm6, %ymm0
	vmulps	%ymm6, %ymm4, %ymm7
	vblendvps	%ymm0, %ymm7, %ymm6, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%rcx,8)
	vcmpltps	%ymm13, %ymm5, %ymm0
	vmulps	%ymm5, %ymm4, %ymm6
	vblendvps	%ymm0, %ymm6, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%r9)
	incq	%rbx
	leaq	(%rdx,%r8,4), %rdx
	addq	%r10, %rsi
	cmpq	%rax, %rbx
	jne	.LBB106_21
	movl	$4, %r15d
	jmp	.LBB106_9
.LBB106_29:
	cmpq	$1, %rax
	jle	.LBB106_30
	movq	208(%r13), %r9
	movl	$2, %r15d
	testq	%r9, %r9
	je	.LBB106_9
	movq	216(%r13), %rax
	movq	192(%r13), %r8
	movq	%r12, %rbx
	shlq	$6, %rbx
	addq	-120(%rsp), %rbx
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %r10
	movq	48(%r13), %r11
	movq	224(%r13), %rdi
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	movq	24(%r13), %rsi
	movq	-128(%rsp), %rdx
	imulq	%rdx, %rsi
	imulq	%r10, %rdx
	movq	-88(%rsp), %r15
	imulq	%r10, %r15
	movq	%r12, %r14
	leaq	(,%r12,4), %r12
	imulq	%rax, %r12
	movq	%r14, %rcx
	leaq	4(,%r14,4), %r14
	imulq	%rax, %r14
	movq	-104(%rsp), %rax
	imulq	%r10, %rax
	imulq	-96(%rsp), %r10
	shlq	$2, %rdi
	.p2align	4
.LBB106_27:
	vmovups	(%r11), %ymm5
	vmovups	64(%rbx), %ymm7
	vmovups	96(%rbx), %ymm0
	vmovups	160(%r11), %ymm8
	vmovaps	%ymm5, %ymm6
	vfmadd213ps	%ymm1, %ymm7, %ymm6
	vfmadd132ps	(%rbx), %ymm1, %ymm5
	vfmadd231ps	%ymm8, %ymm0, %ymm6
	vfmadd231ps	32(%rbx), %ymm8, %ymm5
	vmovups	320(%r11), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vmovups	128(%rbx), %ymm7
	vfmadd231ps	%ymm8, %ymm7, %ymm6
	vmovups	480(%r11), %ymm8
	vfmadd231ps	%ymm8, %ymm0, %ymm5
	vmovups	32(%r11), %ymm0
	vfmadd231ps	160(%rbx), %ymm8, %ymm6
	vmovups	640(%r11), %ymm8
	vfmadd231ps	192(%rbx), %ymm8, %ymm6
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vmovups	64(%rbx,%rdx), %ymm7
	vmovups	96(%rbx,%rdx), %ymm8
	vfmadd231ps	(%rbx,%rdx), %ymm0, %ymm5
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	192(%r11), %ymm0
	vfmadd231ps	32(%rbx,%rdx), %ymm0, %ymm5
	vfmadd231ps	%ymm0, %ymm8, %ymm6
	vmovups	352(%r11), %ymm0
	vfmadd231ps	%ymm0, %ymm7, %ymm5
	vmovups	128(%rbx,%rdx), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	512(%r11), %ymm0
	vfmadd231ps	%ymm0, %ymm8, %ymm5
	vmovups	64(%r11), %ymm8
	vfmadd231ps	160(%rbx,%rdx), %ymm0, %ymm6
	vmovups	672(%r11), %ymm0
	vfmadd231ps	%ymm0, %ymm7, %ymm5
	vmovups	64(%rbx,%r15), %ymm7
	vfmadd231ps	192(%rbx,%rdx), %ymm0, %ymm6
	vmovups	96(%rbx,%r15), %ymm0
	vfmadd231ps	%ymm8, %ymm7, %ymm6
	vfmadd231ps	(%rbx,%r15), %ymm8, %ymm5
	vmovups	224(%r11), %ymm8
	vfmadd231ps	%ymm8, %ymm0, %ymm6
	vfmadd231ps	32(%rbx,%r15), %ymm8, %ymm5
	vmovups	384(%r11), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vmovups	128(%rbx,%r15), %ymm7
	vfmadd231ps	%ymm8, %ymm7, %ymm6
	vmovups	544(%r11), %ymm8
	vfmadd231ps	%ymm8, %ymm0, %ymm5
	vmovups	64(%rbx,%rax), %ymm0
	vfmadd231ps	160(%rbx,%r15), %ymm8, %ymm6
	vmovups	704(%r11), %ymm8
	vfmadd231ps	192(%rbx,%r15), %ymm8, %ymm6
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vmovups	96(%rbx,%rax), %ymm7
	vmovups	96(%r11), %ymm8
	vfmadd231ps	(%rbx,%rax), %ymm8, %ymm5
	vfmadd231ps	%ymm8, %ymm0, %ymm6
	vmovups	256(%r11), %ymm8
	vfmadd231ps	32(%rbx,%rax), %ymm8, %ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6
	vmovups	416(%r11), %ymm8
	vfmadd231ps	%ymm8, %ymm0, %ymm5
	vmovups	128(%rbx,%rax), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm6
	vmovups	576(%r11), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vmovups	736(%r11), %ymm7
	vfmadd231ps	160(%rbx,%rax), %ymm8, %ymm6
	vfmadd231ps	192(%rbx,%rax), %ymm7, %ymm6
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	128(%r11), %ymm0
	vfmadd231ps	(%rbx,%r10), %ymm0, %ymm5
	vmovups	64(%rbx,%r10), %ymm7
	vmovups	96(%rbx,%r10), %ymm8
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	288(%r11), %ymm0
	vfmadd231ps	32(%rbx,%r10), %ymm0, %ymm5
	vfmadd231ps	%ymm0, %ymm8, %ymm6
	vmovups	448(%r11), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	128(%rbx,%r10), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	608(%r11), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm5
	vfmadd231ps	160(%rbx,%r10), %ymm0, %ymm6
	vmovups	768(%r11), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vfmadd231ps	192(%rbx,%r10), %ymm0, %ymm6
	vmulps	%ymm5, %ymm4, %ymm0
	vcmpltps	%ymm13, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm5, %ymm0
	vcmpltps	%ymm13, %ymm6, %ymm5
	vmulps	%ymm6, %ymm4, %ymm7
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm5
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r8,%r12)
	vmaxps	%ymm5, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r8,%r14)
	addq	%rsi, %rbx
	addq	%rdi, %r8
	decq	%r9
	jne	.LBB106_27
	movq	%rcx, %r12
	movl	$2, %r15d
	jmp	.LBB106_9
.LBB106_30:
	movq	208(%r13), %rax
	movl	$1, %r15d
	testq	%rax, %rax
	je	.LBB106_9
	movq	216(%r13), %rcx
	imulq	%r12, %rcx
	shlq	$2, %rcx
	addq	192(%r13), %rcx
	movq	%r12, %rdx
	shlq	$6, %rdx
	addq	-120(%rsp), %rdx
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %rsi
	movq	48(%r13), %rdi
	movq	224(%r13), %r8
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	movq	-96(%rsp), %r9
	imulq	%rsi, %r9
	movq	24(%r13), %r10
	movq	-128(%rsp), %r14
	imulq	%r14, %r10
	movq	-104(%rsp), %r11
	imulq	%rsi, %r11
	movq	-88(%rsp), %rbx
	imulq	%rsi, %rbx
	imulq	%r14, %rsi
	shlq	$2, %r8
	.p2align	4
.LBB106_32:
	vmovups	(%rdx), %ymm0
	vfmadd132ps	(%rdi), %ymm1, %ymm0
	vmovups	32(%rdx), %ymm5
	vmovups	64(%rdx), %ymm6
	vfmadd231ps	160(%rdi), %ymm5, %ymm0
	vmovups	96(%rdx), %ymm5
	vfmadd231ps	320(%rdi), %ymm6, %ymm0
	vfmadd231ps	480(%rdi), %ymm5, %ymm0
	vmovups	128(%rdx), %ymm5
	vfmadd231ps	640(%rdi), %ymm5, %ymm0
	vmovups	(%rdx,%rsi), %ymm5
	vmovups	32(%rdx,%rsi), %ymm6
	vfmadd231ps	32(%rdi), %ymm5, %ymm0
	vmovups	64(%rdx,%rsi), %ymm5
	vfmadd231ps	192(%rdi), %ymm6, %ymm0
	vfmadd231ps	352(%rdi), %ymm5, %ymm0
	vmovups	96(%rdx,%rsi), %ymm5
	vfmadd231ps	512(%rdi), %ymm5, %ymm0
	vmovups	(%rdx,%rbx), %ymm5
	vmovups	128(%rdx,%rsi), %ymm6
	vfmadd231ps	672(%rdi), %ymm6, %ymm0
	vmovups	32(%rdx,%rbx), %ymm6
	vfmadd231ps	64(%rdi), %ymm5, %ymm0
	vfmadd231ps	224(%rdi), %ymm6, %ymm0
	vmovups	64(%rdx,%rbx), %ymm5
	vfmadd231ps	384(%rdi), %ymm5, %ymm0
	vmovups	(%rdx,%r11), %ymm5
	vmovups	96(%rdx,%rbx), %ymm6
	vfmadd231ps	544(%rdi), %ymm6, %ymm0
	vmovups	128(%rdx,%rbx), %ymm6
	vfmadd231ps	704(%rdi), %ymm6, %ymm0
	vfmadd231ps	96(%rdi), %ymm5, %ymm0
	vmovups	32(%rdx,%r11), %ymm5
	vfmadd231ps	256(%rdi), %ymm5, %ymm0
	vmovups	128(%rdx,%r11), %ymm5
	vmovups	64(%rdx,%r11), %ymm6
	vfmadd231ps	416(%rdi), %ymm6, %ymm0
	vmovups	96(%rdx,%r11), %ymm6
	vfmadd231ps	576(%rdi), %ymm6, %ymm0
	vfmadd231ps	736(%rdi), %ymm5, %ymm0
	vmovups	(%rdx,%r9), %ymm5
	vfmadd132ps	128(%rdi), %ymm0, %ymm5
	vmovups	32(%rdx,%r9), %ymm0
	vmovups	64(%rdx,%r9), %ymm6
	vfmadd231ps	288(%rdi), %ymm0, %ymm5
	vmovups	96(%rdx,%r9), %ymm0
	vfmadd231ps	448(%rdi), %ymm6, %ymm5
	vfmadd231ps	608(%rdi), %ymm0, %ymm5
	vmovups	128(%rdx,%r9), %ymm0
	vfmadd132ps	768(%rdi), %ymm5, %ymm0
	vmulps	%ymm0, %ymm4, %ymm5
	vcmpltps	%ymm13, %ymm0, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rcx)
	addq	%r10, %rdx
	addq	%r8, %rcx
	decq	%rax
	jne	.LBB106_32
	jmp	.LBB106_9
.LBB106_10:
	addq	$520, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end106:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end106-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	"symbolic Sf"
	.type	"symbolic Sf",@object
	.section	".note.GNU-stack","",@progbits
#endif
