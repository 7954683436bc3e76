// Made by `make kernels` from Sources/ComputeKernels/Micro for x86-64-v4. Do not edit.
#if defined(__x86_64__) && defined(__linux__)
	.text
	.hidden	vitruvian_blend_rows_avx512
	.globl	vitruvian_blend_rows_avx512
	.p2align	4
	.type	vitruvian_blend_rows_avx512,@function
vitruvian_blend_rows_avx512:
	jmp	($s20VitruvianMicroAVX51214microBlendRows5upper5lower8fraction4flip7blended5countySPys5UInt8VG_AKs5Int32VAJSpyAMGSitF)
.Lfunc_end0:
	.size	vitruvian_blend_rows_avx512, .Lfunc_end0-vitruvian_blend_rows_avx512
	.hidden	$s20VitruvianMicroAVX51214microBlendRows5upper5lower8fraction4flip7blended5countySPys5UInt8VG_AKs5Int32VAJSpyAMGSitF
	.globl	$s20VitruvianMicroAVX51214microBlendRows5upper5lower8fraction4flip7blended5countySPys5UInt8VG_AKs5Int32VAJSpyAMGSitF
	.p2align	4
	.type	$s20VitruvianMicroAVX51214microBlendRows5upper5lower8fraction4flip7blended5countySPys5UInt8VG_AKs5Int32VAJSpyAMGSitF,@function
$s20VitruvianMicroAVX51214microBlendRows5upper5lower8fraction4flip7blended5countySPys5UInt8VG_AKs5Int32VAJSpyAMGSitF:
	cmpq	$15, %r9
	jle	.LBB1_1
	vpbroadcastd	%edx, %zmm0
	vpbroadcastb	%ecx, %xmm1
	xorl	%r10d, %r10d
	.p2align	4
.LBB1_4:
	movq	%r10, %rax
	vpxor	(%rdi,%r10), %xmm1, %xmm2
	vpxor	(%rsi,%r10), %xmm1, %xmm3
	vpmovzxbd	%xmm2, %zmm2
	vpmovzxbd	%xmm3, %zmm3
	vpslld	$11, %zmm2, %zmm4
	vpsubd	%zmm2, %zmm3, %zmm2
	vpmulld	%zmm0, %zmm2, %zmm2
	vpaddd	%zmm2, %zmm4, %zmm2
	vmovdqu64	%zmm2, (%r8,%r10,4)
	addq	$16, %r10
	addq	$32, %rax
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
	cmpq	$8, %rax
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
	cmpq	$64, %rax
	jae	.LBB1_14
	xorl	%ebx, %ebx
	jmp	.LBB1_11
.LBB1_14:
	movq	%rax, %rbx
	andq	$-64, %rbx
	vpbroadcastb	%ecx, %xmm0
	vpbroadcastd	%edx, %zmm1
	leaq	(%r8,%r10,4), %r14
	addq	$192, %r14
	leaq	(%rsi,%r10), %r15
	addq	$48, %r15
	leaq	(%rdi,%r10), %r12
	addq	$48, %r12
	xorl	%r13d, %r13d
	.p2align	4
.LBB1_15:
	vpxor	-48(%r12,%r13), %xmm0, %xmm2
	vpxor	-32(%r12,%r13), %xmm0, %xmm3
	vpxor	-16(%r12,%r13), %xmm0, %xmm4
	vpxor	(%r12,%r13), %xmm0, %xmm5
	vpmovzxbd	%xmm2, %zmm2
	vpmovzxbd	%xmm3, %zmm3
	vpmovzxbd	%xmm4, %zmm4
	vpmovzxbd	%xmm5, %zmm5
	vpslld	$11, %zmm2, %zmm6
	vpslld	$11, %zmm3, %zmm7
	vpslld	$11, %zmm4, %zmm8
	vpslld	$11, %zmm5, %zmm9
	vpxor	-48(%r15,%r13), %xmm0, %xmm10
	vpxor	-32(%r15,%r13), %xmm0, %xmm11
	vpxor	-16(%r15,%r13), %xmm0, %xmm12
	vpxor	(%r15,%r13), %xmm0, %xmm13
	vpmovzxbd	%xmm10, %zmm10
	vpmovzxbd	%xmm11, %zmm11
	vpmovzxbd	%xmm12, %zmm12
	vpmovzxbd	%xmm13, %zmm13
	vpsubd	%zmm2, %zmm10, %zmm2
	vpsubd	%zmm3, %zmm11, %zmm3
	vpsubd	%zmm4, %zmm12, %zmm4
	vpsubd	%zmm5, %zmm13, %zmm5
	vpmulld	%zmm1, %zmm2, %zmm2
	vpmulld	%zmm1, %zmm3, %zmm3
	vpaddd	%zmm6, %zmm2, %zmm2
	vpaddd	%zmm7, %zmm3, %zmm3
	vpmulld	%zmm1, %zmm4, %zmm4
	vpmulld	%zmm1, %zmm5, %zmm5
	vpaddd	%zmm8, %zmm4, %zmm4
	vpaddd	%zmm9, %zmm5, %zmm5
	vmovdqu64	%zmm2, -192(%r14,%r13,4)
	vmovdqu64	%zmm3, -128(%r14,%r13,4)
	vmovdqu64	%zmm4, -64(%r14,%r13,4)
	vmovdqu64	%zmm5, (%r14,%r13,4)
	addq	$64, %r13
	cmpq	%r13, %rbx
	jne	.LBB1_15
	cmpq	%rbx, %rax
	je	.LBB1_21
	testb	$56, %al
	je	.LBB1_18
.LBB1_11:
	andl	$7, %r11d
	subq	%r11, %rax
	addq	%r10, %rax
	vpbroadcastb	%ecx, %xmm0
	vpbroadcastd	%edx, %ymm1
	addq	%r10, %rbx
	.p2align	4
.LBB1_12:
	vmovq	(%rdi,%rbx), %xmm2
	vpxor	%xmm0, %xmm2, %xmm2
	vmovq	(%rsi,%rbx), %xmm3
	vpmovzxbd	%xmm2, %ymm2
	vpxor	%xmm0, %xmm3, %xmm3
	vpmovzxbd	%xmm3, %ymm3
	vpsubd	%ymm2, %ymm3, %ymm3
	vpmulld	%ymm1, %ymm3, %ymm3
	vpslld	$11, %ymm2, %ymm2
	vpaddd	%ymm2, %ymm3, %ymm2
	vmovdqu	%ymm2, (%r8,%rbx,4)
	addq	$8, %rbx
	cmpq	%rbx, %rax
	jne	.LBB1_12
	testq	%r11, %r11
	jne	.LBB1_20
	jmp	.LBB1_21
.LBB1_18:
	addq	%rbx, %r10
	jmp	.LBB1_19
.Lfunc_end1:
	.size	$s20VitruvianMicroAVX51214microBlendRows5upper5lower8fraction4flip7blended5countySPys5UInt8VG_AKs5Int32VAJSpyAMGSitF, .Lfunc_end1-$s20VitruvianMicroAVX51214microBlendRows5upper5lower8fraction4flip7blended5countySPys5UInt8VG_AKs5Int32VAJSpyAMGSitF
	.hidden	vitruvian_blend_columns_avx512
	.globl	vitruvian_blend_columns_avx512
	.p2align	4
	.type	vitruvian_blend_columns_avx512,@function
vitruvian_blend_columns_avx512:
	jmp	($s20VitruvianMicroAVX51217microBlendColumns3row5lefts6rights9fractions4flip6output10pixelCount07channelN0ySPys5Int32VG_SPySiGAnMs5UInt8VSpyAPGS2itF)
.Lfunc_end2:
	.size	vitruvian_blend_columns_avx512, .Lfunc_end2-vitruvian_blend_columns_avx512
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI3_0:
	.long	2097152
	.text
	.hidden	$s20VitruvianMicroAVX51217microBlendColumns3row5lefts6rights9fractions4flip6output10pixelCount07channelN0ySPys5Int32VG_SPySiGAnMs5UInt8VSpyAPGS2itF
	.globl	$s20VitruvianMicroAVX51217microBlendColumns3row5lefts6rights9fractions4flip6output10pixelCount07channelN0ySPys5Int32VG_SPySiGAnMs5UInt8VSpyAPGS2itF
	.p2align	4
	.type	$s20VitruvianMicroAVX51217microBlendColumns3row5lefts6rights9fractions4flip6output10pixelCount07channelN0ySPys5Int32VG_SPySiGAnMs5UInt8VSpyAPGS2itF,@function
$s20VitruvianMicroAVX51217microBlendColumns3row5lefts6rights9fractions4flip6output10pixelCount07channelN0ySPys5Int32VG_SPySiGAnMs5UInt8VSpyAPGS2itF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$56, %rsp
	movq	%r9, -64(%rsp)
	movl	%r8d, -128(%rsp)
	movq	%rcx, 24(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rsi, 8(%rsp)
	movq	%rdi, -72(%rsp)
	cmpq	$0, 112(%rsp)
	je	.LBB3_22
	movq	120(%rsp), %rdi
	leaq	-16(%rdi), %r11
	movq	-72(%rsp), %rdx
	leaq	(%rdx,%rdi,4), %rax
	movq	%rax, -24(%rsp)
	movq	-64(%rsp), %r9
	leaq	(%r9,%rdi), %rcx
	movq	%rcx, (%rsp)
	movl	-128(%rsp), %ecx
	vpbroadcastb	%ecx, %xmm0
	movq	%rdi, %rcx
	andq	$-8, %rcx
	movq	%rcx, -56(%rsp)
	leaq	192(%rdx), %rcx
	movq	%rcx, -8(%rsp)
	leaq	48(%r9), %r13
	leaq	12(%rdx), %rcx
	movq	%rcx, -32(%rsp)
	xorl	%ecx, %ecx
	vpbroadcastd	.LCPI3_0(%rip), %ymm1
	vpbroadcastd	.LCPI3_0(%rip), %zmm2
	jmp	.LBB3_2
	.p2align	4
.LBB3_21:
	movq	-120(%rsp), %r9
	addq	%rdi, %r9
	movq	48(%rsp), %r13
	addq	%rdi, %r13
	movq	40(%rsp), %rcx
	cmpq	112(%rsp), %rcx
	je	.LBB3_22
.LBB3_2:
	movq	%rdi, %rax
	imulq	%rcx, %rax
	movq	(%rsp), %rdx
	addq	%rax, %rdx
	movq	%rdx, 32(%rsp)
	movq	8(%rsp), %rdx
	movq	(%rdx,%rcx,8), %rsi
	movq	16(%rsp), %rdx
	movq	(%rdx,%rcx,8), %r8
	movq	24(%rsp), %rdx
	movl	(%rdx,%rcx,4), %edx
	incq	%rcx
	movq	%rcx, 40(%rsp)
	movq	-72(%rsp), %rcx
	leaq	(%rcx,%rsi,4), %rbp
	leaq	(%rcx,%r8,4), %r15
	addq	-64(%rsp), %rax
	movl	%edx, -124(%rsp)
	vpbroadcastd	%edx, %zmm3
	leaq	(,%r8,4), %rcx
	movq	%rcx, -40(%rsp)
	movq	-8(%rsp), %rcx
	movq	%r8, -104(%rsp)
	leaq	(%rcx,%r8,4), %r14
	leaq	(,%rsi,4), %rdx
	movq	%rdx, -48(%rsp)
	movq	%rsi, -96(%rsp)
	leaq	(%rcx,%rsi,4), %rcx
	movq	%rbp, -80(%rsp)
	movq	%r15, -88(%rsp)
	movq	-56(%rsp), %rdx
	movq	%r9, -120(%rsp)
	movq	%r13, 48(%rsp)
	movq	%rdi, %r10
	xorl	%esi, %esi
	xorl	%ebx, %ebx
	jmp	.LBB3_3
	.p2align	4
.LBB3_28:
	cmpq	%rbx, %r11
	cmovlq	%r11, %rbx
	movq	-80(%rsp), %r8
	vmovdqu64	(%r8,%rbx,4), %zmm4
	movq	-88(%rsp), %r8
	vmovdqu64	(%r8,%rbx,4), %zmm5
	vpsubd	%zmm4, %zmm5, %zmm5
	vpmulld	%zmm3, %zmm5, %zmm5
	vpslld	$11, %zmm4, %zmm4
	vpaddd	%zmm5, %zmm4, %zmm4
	vpaddd	%zmm2, %zmm4, %zmm4
	vpsrld	$22, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpxor	%xmm4, %xmm0, %xmm4
	vmovdqu	%xmm4, (%rax,%rbx)
	addq	$-64, %rsi
	addq	$64, %r14
	addq	$64, %rcx
	addq	$-16, %r10
	addq	$16, %r13
	addq	$16, %r9
	addq	$-16, %rdx
	addq	$64, %r15
	addq	$64, %rbp
	movq	%r12, %rbx
.LBB3_3:
	leaq	16(%rbx), %r12
	cmpq	%r12, %rdi
	jge	.LBB3_28
	movq	%rdi, %r8
	subq	%rbx, %r8
	jle	.LBB3_21
	cmpq	$15, %rdi
	jg	.LBB3_28
	cmpq	$7, %r8
	ja	.LBB3_14
.LBB3_7:
	movq	120(%rsp), %rdi
.LBB3_8:
	movl	%edi, %eax
	subl	%ebx, %eax
	movq	%rbx, %rcx
	andl	$3, %eax
	movl	-128(%rsp), %r8d
	movq	-120(%rsp), %rdi
	movl	-124(%rsp), %r9d
	movq	-80(%rsp), %r10
	movq	-88(%rsp), %r14
	je	.LBB3_11
	movq	%rbx, %rcx
	.p2align	4
.LBB3_10:
	movl	(%r10,%rcx,4), %edx
	movl	(%r14,%rcx,4), %esi
	subl	%edx, %esi
	shll	$11, %edx
	imull	%r9d, %esi
	addl	%esi, %edx
	addl	$2097152, %edx
	shrl	$22, %edx
	xorb	%r8b, %dl
	movb	%dl, (%rdi,%rcx)
	incq	%rcx
	decq	%rax
	jne	.LBB3_10
.LBB3_11:
	movq	120(%rsp), %rdi
	subq	%rdi, %rbx
	cmpq	$-4, %rbx
	ja	.LBB3_21
	movq	-32(%rsp), %rax
	addq	%rax, -40(%rsp)
	addq	%rax, -48(%rsp)
	.p2align	4
.LBB3_13:
	movq	-48(%rsp), %rbx
	movl	-12(%rbx,%rcx,4), %eax
	movq	-40(%rsp), %r10
	movl	-12(%r10,%rcx,4), %edx
	subl	%eax, %edx
	shll	$11, %eax
	movl	-124(%rsp), %r9d
	imull	%r9d, %edx
	addl	%edx, %eax
	addl	$2097152, %eax
	shrl	$22, %eax
	movl	-128(%rsp), %esi
	xorb	%sil, %al
	movq	-120(%rsp), %r8
	movb	%al, (%r8,%rcx)
	movl	-8(%rbx,%rcx,4), %eax
	movl	-8(%r10,%rcx,4), %edx
	subl	%eax, %edx
	shll	$11, %eax
	imull	%r9d, %edx
	addl	%edx, %eax
	addl	$2097152, %eax
	shrl	$22, %eax
	xorb	%sil, %al
	movb	%al, 1(%r8,%rcx)
	movl	-4(%rbx,%rcx,4), %eax
	movl	-4(%r10,%rcx,4), %edx
	subl	%eax, %edx
	shll	$11, %eax
	imull	%r9d, %edx
	addl	%edx, %eax
	addl	$2097152, %eax
	shrl	$22, %eax
	xorb	%sil, %al
	movb	%al, 2(%r8,%rcx)
	movl	(%rbx,%rcx,4), %eax
	movl	(%r10,%rcx,4), %edx
	subl	%eax, %edx
	shll	$11, %eax
	imull	%r9d, %edx
	addl	%edx, %eax
	addl	$2097152, %eax
	shrl	$22, %eax
	xorb	%sil, %al
	movb	%al, 3(%r8,%rcx)
	addq	$4, %rcx
	cmpq	%rcx, %rdi
	jne	.LBB3_13
	jmp	.LBB3_21
	.p2align	4
.LBB3_14:
	movq	-120(%rsp), %rax
	addq	%rbx, %rax
	movq	%rax, -16(%rsp)
	movq	-88(%rsp), %r12
	subq	%rsi, %r12
	movq	-24(%rsp), %rdi
	movq	-104(%rsp), %rax
	leaq	(%rdi,%rax,4), %rax
	movq	%rax, -112(%rsp)
	movq	-80(%rsp), %rax
	subq	%rsi, %rax
	movq	-96(%rsp), %rsi
	leaq	(%rdi,%rsi,4), %rsi
	movq	%rsi, -104(%rsp)
	movq	-16(%rsp), %rsi
	cmpq	-112(%rsp), %rsi
	setb	-96(%rsp)
	movq	32(%rsp), %rdi
	cmpq	%rdi, %r12
	setb	-112(%rsp)
	cmpq	-104(%rsp), %rsi
	setb	%r12b
	cmpq	%rdi, %rax
	setb	%sil
	movzbl	-112(%rsp), %eax
	testb	%al, -96(%rsp)
	jne	.LBB3_7
	andb	%sil, %r12b
	jne	.LBB3_7
	cmpq	$64, %r8
	jae	.LBB3_23
	xorl	%eax, %eax
	jmp	.LBB3_18
.LBB3_23:
	movq	%r8, %rax
	andq	$-64, %rax
	andq	$-64, %r10
	xorl	%esi, %esi
	.p2align	4
.LBB3_24:
	vmovdqu64	-192(%rcx,%rsi,4), %zmm4
	vmovdqu64	-128(%rcx,%rsi,4), %zmm5
	vmovdqu64	-64(%rcx,%rsi,4), %zmm6
	vmovdqu64	(%rcx,%rsi,4), %zmm7
	vpslld	$11, %zmm4, %zmm8
	vpslld	$11, %zmm5, %zmm9
	vpslld	$11, %zmm6, %zmm10
	vmovdqu64	-192(%r14,%rsi,4), %zmm11
	vmovdqu64	-128(%r14,%rsi,4), %zmm12
	vmovdqu64	-64(%r14,%rsi,4), %zmm13
	vmovdqu64	(%r14,%rsi,4), %zmm14
	vpsubd	%zmm4, %zmm11, %zmm4
	vpsubd	%zmm5, %zmm12, %zmm5
	vpsubd	%zmm6, %zmm13, %zmm6
	vpsubd	%zmm7, %zmm14, %zmm11
	vpmulld	%zmm3, %zmm4, %zmm4
	vpmulld	%zmm3, %zmm5, %zmm5
	vpmulld	%zmm3, %zmm6, %zmm6
	vpmulld	%zmm3, %zmm11, %zmm11
	vpslld	$11, %zmm7, %zmm7
	vpaddd	%zmm2, %zmm8, %zmm8
	vpaddd	%zmm4, %zmm8, %zmm4
	vpaddd	%zmm2, %zmm9, %zmm8
	vpaddd	%zmm5, %zmm8, %zmm5
	vpaddd	%zmm2, %zmm10, %zmm8
	vpaddd	%zmm6, %zmm8, %zmm6
	vpaddd	%zmm2, %zmm7, %zmm7
	vpaddd	%zmm11, %zmm7, %zmm7
	vpsrld	$22, %zmm4, %zmm4
	vpsrld	$22, %zmm5, %zmm5
	vpsrld	$22, %zmm6, %zmm6
	vpmovdb	%zmm4, %xmm4
	vpmovdb	%zmm5, %xmm5
	vpmovdb	%zmm6, %xmm6
	vpsrld	$22, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	vpxor	%xmm4, %xmm0, %xmm4
	vpxor	%xmm5, %xmm0, %xmm5
	vpxor	%xmm6, %xmm0, %xmm6
	vmovdqu	%xmm4, -48(%r13)
	vmovdqu	%xmm5, -32(%r13)
	vmovdqu	%xmm6, -16(%r13)
	vpxor	%xmm7, %xmm0, %xmm4
	vmovdqu	%xmm4, (%r13)
	addq	$64, %rsi
	addq	$64, %r13
	cmpq	%rsi, %r10
	jne	.LBB3_24
	cmpq	%rax, %r8
	movq	120(%rsp), %rdi
	je	.LBB3_21
	testb	$56, %r8b
	je	.LBB3_27
.LBB3_18:
	movl	-124(%rsp), %ecx
	vpbroadcastd	%ecx, %ymm3
	addq	%rax, %r9
	subq	%rax, %rdx
	leaq	(%r15,%rax,4), %rcx
	leaq	(,%rax,4), %rax
	addq	%rbp, %rax
	xorl	%esi, %esi
	.p2align	4
.LBB3_19:
	vmovdqu	(%rax,%rsi,4), %ymm4
	vmovdqu	(%rcx,%rsi,4), %ymm5
	vpsubd	%ymm4, %ymm5, %ymm5
	vpmulld	%ymm3, %ymm5, %ymm5
	vpslld	$11, %ymm4, %ymm4
	vpaddd	%ymm5, %ymm4, %ymm4
	vpaddd	%ymm1, %ymm4, %ymm4
	vpsrld	$22, %ymm4, %ymm4
	vpmovdb	%ymm4, %xmm4
	vpxor	%xmm4, %xmm0, %xmm4
	vmovq	%xmm4, (%r9,%rsi)
	addq	$8, %rsi
	cmpq	%rsi, %rdx
	jne	.LBB3_19
	movq	-56(%rsp), %rbx
	movq	120(%rsp), %rdi
	testb	$7, %dil
	jne	.LBB3_8
	jmp	.LBB3_21
.LBB3_27:
	addq	%r10, %rbx
	jmp	.LBB3_8
.LBB3_22:
	addq	$56, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end3:
	.size	$s20VitruvianMicroAVX51217microBlendColumns3row5lefts6rights9fractions4flip6output10pixelCount07channelN0ySPys5Int32VG_SPySiGAnMs5UInt8VSpyAPGS2itF, .Lfunc_end3-$s20VitruvianMicroAVX51217microBlendColumns3row5lefts6rights9fractions4flip6output10pixelCount07channelN0ySPys5Int32VG_SPySiGAnMs5UInt8VSpyAPGS2itF
	.hidden	vitruvian_add_codes_avx512
	.globl	vitruvian_add_codes_avx512
	.p2align	4
	.type	vitruvian_add_codes_avx512,@function
vitruvian_add_codes_avx512:
	jmp	($s20VitruvianMicroAVX51213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF)
.Lfunc_end4:
	.size	vitruvian_add_codes_avx512, .Lfunc_end4-vitruvian_add_codes_avx512
	.hidden	$s20VitruvianMicroAVX51213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF
	.globl	$s20VitruvianMicroAVX51213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF
	.p2align	4
	.type	$s20VitruvianMicroAVX51213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF,@function
$s20VitruvianMicroAVX51213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF:
	pushq	%rbp
	pushq	%r14
	pushq	%rbx
	movq	72(%rsp), %r10
	movq	64(%rsp), %rax
	movl	32(%rsp), %ebp
	movl	56(%rsp), %r14d
	movl	48(%rsp), %ebx
	movl	40(%rsp), %r11d
	vpbroadcastd	%esi, %zmm0
	vpbroadcastd	%ecx, %zmm2
	vpbroadcastd	%r9d, %zmm1
	subl	%r11d, %ebx
	subl	%r11d, %r14d
	cmpq	$16, %r10
	jl	.LBB5_3
	vpbroadcastd	%ebx, %zmm3
	vpbroadcastd	%r14d, %zmm4
	leaq	-16(%r10), %rcx
	andl	$31, %ebp
	vpbroadcastb	%r11d, %xmm5
	vpbroadcastd	%ebp, %zmm6
	vpbroadcastb	%r8d, %xmm7
	xorl	%esi, %esi
	.p2align	4
.LBB5_2:
	cmpq	%rsi, %rcx
	movq	%rsi, %r8
	cmovlq	%rcx, %r8
	vpxor	(%rdi,%r8), %xmm7, %xmm8
	vpmovzxbd	%xmm8, %zmm8
	vpxor	(%rdx,%r8), %xmm7, %xmm9
	vpmulld	%zmm8, %zmm0, %zmm8
	vpmovzxbd	%xmm9, %zmm9
	vpmulld	%zmm9, %zmm2, %zmm9
	vpaddd	%zmm1, %zmm8, %zmm8
	vpaddd	%zmm9, %zmm8, %zmm8
	vpsravd	%zmm6, %zmm8, %zmm8
	vpcmpgtd	%zmm8, %zmm3, %k1
	vmovdqa32	%zmm3, %zmm8 {%k1}
	vpcmpgtd	%zmm4, %zmm8, %k1
	vmovdqa32	%zmm4, %zmm8 {%k1}
	vpmovdb	%zmm8, %xmm8
	vpaddb	%xmm5, %xmm8, %xmm8
	vmovdqu	%xmm8, (%rax,%r8)
	addq	$16, %rsi
	cmpq	%r10, %rsi
	jl	.LBB5_2
	jmp	.LBB5_18
.LBB5_3:
	testq	%r10, %r10
	je	.LBB5_18
	andl	$31, %ebp
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
	movzbl	(%rdx,%rcx), %edx
	xorb	%r8b, %dl
	movzbl	%dl, %edx
	vmovd	%edx, %xmm4
	vpmovzxwd	%xmm4, %xmm4
	vpmulld	%xmm4, %xmm2, %xmm2
	vpmovzxwd	%xmm3, %xmm3
	vpmulld	%xmm3, %xmm0, %xmm0
	vpaddd	%xmm1, %xmm0, %xmm0
	vpaddd	%xmm2, %xmm0, %xmm0
	vmovd	%xmm0, %edx
	sarxl	%ebp, %edx, %edx
	cmpl	%ebx, %edx
	cmovgl	%edx, %ebx
	cmpl	%r14d, %ebx
	cmovgel	%r14d, %ebx
	addb	%r11b, %bl
	movb	%bl, (%rax,%rcx)
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
	vpmovzxwd	%xmm4, %xmm4
	vpmulld	%xmm4, %xmm2, %xmm4
	vpmovzxwd	%xmm3, %xmm3
	vpmulld	%xmm3, %xmm0, %xmm3
	vpaddd	%xmm1, %xmm3, %xmm3
	vpaddd	%xmm4, %xmm3, %xmm3
	vmovd	%xmm3, %r9d
	sarxl	%ebp, %r9d, %r9d
	cmpl	%ebx, %r9d
	jg	.LBB5_9
	movl	%ebx, %r9d
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
	vpmovzxwd	%xmm4, %xmm4
	vpmulld	%xmm4, %xmm2, %xmm4
	vpmovzxwd	%xmm3, %xmm3
	vpmulld	%xmm3, %xmm0, %xmm3
	vpaddd	%xmm1, %xmm3, %xmm3
	vpaddd	%xmm4, %xmm3, %xmm3
	vmovd	%xmm3, %r9d
	sarxl	%ebp, %r9d, %r9d
	cmpl	%ebx, %r9d
	jg	.LBB5_13
	movl	%ebx, %r9d
.LBB5_13:
	cmpl	%r14d, %r9d
	jl	.LBB5_15
	movl	%r14d, %r9d
	jmp	.LBB5_15
.Lfunc_end5:
	.size	$s20VitruvianMicroAVX51213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF, .Lfunc_end5-$s20VitruvianMicroAVX51213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF
	.hidden	vitruvian_dequantize_avx512
	.globl	vitruvian_dequantize_avx512
	.p2align	4
	.type	vitruvian_dequantize_avx512,@function
vitruvian_dequantize_avx512:
	jmp	($s20VitruvianMicroAVX51215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF)
.Lfunc_end6:
	.size	vitruvian_dequantize_avx512, .Lfunc_end6-vitruvian_dequantize_avx512
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
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
	.hidden	$s20VitruvianMicroAVX51215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF
	.globl	$s20VitruvianMicroAVX51215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF
	.p2align	4
	.type	$s20VitruvianMicroAVX51215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF,@function
$s20VitruvianMicroAVX51215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF:
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	vpbroadcastd	%edx, %zmm1
	cmpq	$16, %r8
	jl	.LBB7_4
	vpbroadcastb	%esi, %ymm2
	vbroadcastss	%xmm0, %zmm3
	xorl	%r9d, %r9d
	vpbroadcastd	.LCPI7_1(%rip), %ymm4
	.p2align	4
.LBB7_2:
	movq	%r9, %rax
	vpmovzxbw	(%rdi,%r9), %ymm5
	vpternlogq	$40, %ymm4, %ymm2, %ymm5
	vpmovzxwd	%ymm5, %zmm5
	vpsubd	%zmm1, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rcx,%r9,4)
	addq	$16, %r9
	addq	$32, %rax
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
	cmpq	$8, %rax
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
	cmpq	$64, %rax
	jae	.LBB7_13
	xorl	%r11d, %r11d
	jmp	.LBB7_10
.LBB7_13:
	movq	%rax, %r11
	andq	$-64, %r11
	vpbroadcastb	%esi, %xmm2
	vbroadcastss	%xmm0, %zmm3
	leaq	(%rcx,%r9,4), %rbx
	addq	$192, %rbx
	leaq	(%r9,%rdi), %r14
	addq	$48, %r14
	xorl	%r15d, %r15d
	.p2align	4
.LBB7_14:
	vpxor	-48(%r14,%r15), %xmm2, %xmm4
	vpxor	-32(%r14,%r15), %xmm2, %xmm5
	vpxor	-16(%r14,%r15), %xmm2, %xmm6
	vpxor	(%r14,%r15), %xmm2, %xmm7
	vpmovzxbd	%xmm4, %zmm4
	vpmovzxbd	%xmm5, %zmm5
	vpmovzxbd	%xmm6, %zmm6
	vpmovzxbd	%xmm7, %zmm7
	vpsubd	%zmm1, %zmm4, %zmm4
	vpsubd	%zmm1, %zmm5, %zmm5
	vpsubd	%zmm1, %zmm6, %zmm6
	vpsubd	%zmm1, %zmm7, %zmm7
	vcvtdq2ps	%zmm4, %zmm4
	vcvtdq2ps	%zmm5, %zmm5
	vcvtdq2ps	%zmm6, %zmm6
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm4, %zmm3, %zmm4
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	%zmm6, %zmm3, %zmm6
	vmulps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm4, -192(%rbx,%r15,4)
	vmovups	%zmm5, -128(%rbx,%r15,4)
	vmovups	%zmm6, -64(%rbx,%r15,4)
	vmovups	%zmm7, (%rbx,%r15,4)
	addq	$64, %r15
	cmpq	%r15, %r11
	jne	.LBB7_14
	cmpq	%r11, %rax
	je	.LBB7_20
	testb	$56, %al
	je	.LBB7_17
.LBB7_10:
	andl	$7, %r10d
	subq	%r10, %rax
	addq	%r9, %rax
	vpbroadcastb	%esi, %xmm1
	vpbroadcastd	%edx, %ymm2
	vbroadcastss	%xmm0, %ymm3
	addq	%r9, %r11
	.p2align	4
.LBB7_11:
	vmovq	(%rdi,%r11), %xmm4
	vpxor	%xmm1, %xmm4, %xmm4
	vpmovzxbd	%xmm4, %ymm4
	vpsubd	%ymm2, %ymm4, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vmulps	%ymm4, %ymm3, %ymm4
	vmovups	%ymm4, (%rcx,%r11,4)
	addq	$8, %r11
	cmpq	%r11, %rax
	jne	.LBB7_11
	testq	%r10, %r10
	jne	.LBB7_19
	jmp	.LBB7_20
.LBB7_17:
	addq	%r11, %r9
	jmp	.LBB7_18
.Lfunc_end7:
	.size	$s20VitruvianMicroAVX51215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF, .Lfunc_end7-$s20VitruvianMicroAVX51215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF
	.hidden	vitruvian_find_largest_avx512
	.globl	vitruvian_find_largest_avx512
	.p2align	4
	.type	vitruvian_find_largest_avx512,@function
vitruvian_find_largest_avx512:
	jmp	($s20VitruvianMicroAVX51216microFindLargest5codes8rowCount0H6Length4flip9positionsySPys5UInt8VG_S2iAISpys5Int32VGtF)
.Lfunc_end8:
	.size	vitruvian_find_largest_avx512, .Lfunc_end8-vitruvian_find_largest_avx512
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI9_0:
	.long	255
	.long	254
	.long	253
	.long	252
	.long	251
	.long	250
	.long	249
	.long	248
	.long	247
	.long	246
	.long	245
	.long	244
	.long	243
	.long	242
	.long	241
	.long	240
	.text
	.hidden	$s20VitruvianMicroAVX51216microFindLargest5codes8rowCount0H6Length4flip9positionsySPys5UInt8VG_S2iAISpys5Int32VGtF
	.globl	$s20VitruvianMicroAVX51216microFindLargest5codes8rowCount0H6Length4flip9positionsySPys5UInt8VG_S2iAISpys5Int32VGtF
	.p2align	4
	.type	$s20VitruvianMicroAVX51216microFindLargest5codes8rowCount0H6Length4flip9positionsySPys5UInt8VG_S2iAISpys5Int32VGtF,@function
$s20VitruvianMicroAVX51216microFindLargest5codes8rowCount0H6Length4flip9positionsySPys5UInt8VG_S2iAISpys5Int32VGtF:
	testq	%rsi, %rsi
	je	.LBB9_8
	pushq	%rbx
	leaq	-16(%rdx), %rax
	vpbroadcastb	%ecx, %xmm0
	xorl	%ecx, %ecx
	vmovdqa64	.LCPI9_0(%rip), %zmm1
	jmp	.LBB9_2
	.p2align	4
.LBB9_3:
	vpxor	%xmm2, %xmm2, %xmm2
.LBB9_6:
	vextracti64x4	$1, %zmm2, %ymm3
	vpcmpgtd	%ymm2, %ymm3, %ymm4
	vpshufd	$238, %xmm4, %xmm5
	vpmovd2m	%xmm5, %k1
	vpshufd	$238, %xmm2, %xmm5
	vpshufd	$238, %xmm3, %xmm5 {%k1}
	vextracti128	$1, %ymm4, %xmm6
	vpshufd	$238, %xmm6, %xmm7
	vpmovd2m	%xmm7, %k1
	vpermq	$255, %ymm3, %ymm7
	vextracti128	$1, %ymm2, %xmm8
	vpshufd	$238, %xmm8, %xmm9
	vmovdqa32	%xmm7, %xmm9 {%k1}
	vpmovd2m	%xmm4, %k1
	vextracti32x4	$2, %zmm2, %xmm2 {%k1}
	vpmovd2m	%xmm6, %k1
	vextracti32x4	$1, %ymm3, %xmm8 {%k1}
	vpunpcklqdq	%xmm5, %xmm2, %xmm3
	vpunpcklqdq	%xmm9, %xmm8, %xmm4
	vpcmpgtd	%xmm3, %xmm4, %xmm3
	vpmovd2m	%xmm3, %k1
	vmovdqa32	%xmm8, %xmm2 {%k1}
	vpshufd	$238, %xmm3, %xmm3
	vpmovd2m	%xmm3, %k1
	vmovdqa32	%xmm9, %xmm5 {%k1}
	vpcmpgtd	%xmm2, %xmm5, %k0
	vmovd	%xmm5, %r9d
	vmovd	%xmm2, %r10d
	kmovd	%k0, %r11d
	testb	$1, %r11b
	vpextrd	$1, %xmm5, %ebx
	cmovnel	%r9d, %r10d
	vpextrd	$1, %xmm2, %r9d
	testb	$2, %r11b
	cmovnel	%ebx, %r9d
	cmpl	%r9d, %r10d
	cmovgl	%r10d, %r9d
	notl	%r9d
	movzbl	%r9b, %r9d
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
	vpxor	%xmm2, %xmm2, %xmm2
	xorl	%r10d, %r10d
	.p2align	4
.LBB9_5:
	cmpq	%r10, %rax
	movq	%r10, %r11
	cmovlq	%rax, %r11
	vpxor	(%r9,%r11), %xmm0, %xmm3
	vpmovzxbd	%xmm3, %zmm3
	vpslld	$8, %zmm3, %zmm3
	vpbroadcastd	%r11d, %zmm4
	vpsubd	%zmm4, %zmm3, %zmm3
	vpaddd	%zmm1, %zmm3, %zmm3
	vpmaxsd	%zmm2, %zmm3, %zmm2
	addq	$16, %r10
	cmpq	%rdx, %r10
	jl	.LBB9_5
	jmp	.LBB9_6
.LBB9_7:
	popq	%rbx
.LBB9_8:
	vzeroupper
	retq
.Lfunc_end9:
	.size	$s20VitruvianMicroAVX51216microFindLargest5codes8rowCount0H6Length4flip9positionsySPys5UInt8VG_S2iAISpys5Int32VGtF, .Lfunc_end9-$s20VitruvianMicroAVX51216microFindLargest5codes8rowCount0H6Length4flip9positionsySPys5UInt8VG_S2iAISpys5Int32VGtF
	.hidden	vitruvian_multiply_code_rows_avx512
	.globl	vitruvian_multiply_code_rows_avx512
	.p2align	4
	.type	vitruvian_multiply_code_rows_avx512,@function
vitruvian_multiply_code_rows_avx512:
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
	callq	($s20VitruvianMicroAVX51221microMultiplyCodeRows4left0H4Step0h3RowI00H9ZeroPoint5right0mI00mjI00mkL04flip5scale5lower5upper04zeroL06output5count8rowCountySPys5UInt8VG_S2is5Int32VAUS2iAwTS3fAWSpyATGS2itF)
	addq	$64, %rsp
	popq	%rbx
	retq
.Lfunc_end10:
	.size	vitruvian_multiply_code_rows_avx512, .Lfunc_end10-vitruvian_multiply_code_rows_avx512
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI11_0:
	.long	0x4b400000
	.text
	.hidden	$s20VitruvianMicroAVX51221microMultiplyCodeRows4left0H4Step0h3RowI00H9ZeroPoint5right0mI00mjI00mkL04flip5scale5lower5upper04zeroL06output5count8rowCountySPys5UInt8VG_S2is5Int32VAUS2iAwTS3fAWSpyATGS2itF
	.globl	$s20VitruvianMicroAVX51221microMultiplyCodeRows4left0H4Step0h3RowI00H9ZeroPoint5right0mI00mjI00mkL04flip5scale5lower5upper04zeroL06output5count8rowCountySPys5UInt8VG_S2is5Int32VAUS2iAwTS3fAWSpyATGS2itF
	.p2align	4
	.type	$s20VitruvianMicroAVX51221microMultiplyCodeRows4left0H4Step0h3RowI00H9ZeroPoint5right0mI00mjI00mkL04flip5scale5lower5upper04zeroL06output5count8rowCountySPys5UInt8VG_S2is5Int32VAUS2iAwTS3fAWSpyATGS2itF,@function
$s20VitruvianMicroAVX51221microMultiplyCodeRows4left0H4Step0h3RowI00H9ZeroPoint5right0mI00mjI00mkL04flip5scale5lower5upper04zeroL06output5count8rowCountySPys5UInt8VG_S2is5Int32VAUS2iAwTS3fAWSpyATGS2itF:
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
	movl	64(%rsp), %eax
	movzbl	80(%rsp), %edx
	vbroadcastss	%xmm1, %zmm3
	vbroadcastss	%xmm2, %zmm4
	leaq	-16(%r10), %r12
	vpbroadcastb	%ebx, %xmm5
	vpbroadcastd	%ecx, %zmm6
	vpbroadcastd	%eax, %zmm7
	vbroadcastss	%xmm0, %zmm8
	vpbroadcastb	%edx, %xmm9
	xorl	%ebp, %ebp
	vbroadcastss	.LCPI11_0(%rip), %zmm10
	vmovss	.LCPI11_0(%rip), %xmm11
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
	cmpq	$16, %r10
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
	vmovdqu	(%rax,%r15), %xmm13
.LBB11_10:
	vpxor	%xmm5, %xmm12, %xmm12
	vpmovzxbd	%xmm12, %zmm12
	vpsubd	%zmm6, %zmm12, %zmm12
	vpxor	%xmm5, %xmm13, %xmm13
	vpmovzxbd	%xmm13, %zmm13
	vpsubd	%zmm7, %zmm13, %zmm13
	vpmulld	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm8, %zmm12
	vcmpltps	%zmm12, %zmm3, %k1
	vblendmps	%zmm12, %zmm3, %zmm12 {%k1}
	vcmpltps	%zmm4, %zmm12, %k1
	vblendmps	%zmm12, %zmm4, %zmm12 {%k1}
	vaddps	%zmm10, %zmm12, %zmm12
	vpmovdb	%zmm12, %xmm12
	vpaddb	%xmm12, %xmm9, %xmm12
	vmovdqu	%xmm12, (%r14,%r15)
	addq	$16, %rdx
	cmpq	%r10, %rdx
	jge	.LBB11_14
.LBB11_4:
	cmpq	%rdx, %r12
	movq	%rdx, %r15
	cmovlq	%r12, %r15
	testq	%rsi, %rsi
	je	.LBB11_5
	vmovdqu	(%r13,%r15), %xmm12
	testq	%r9, %r9
	jne	.LBB11_9
	jmp	.LBB11_8
	.p2align	4
.LBB11_5:
	vpbroadcastb	(%r13), %xmm12
	testq	%r9, %r9
	jne	.LBB11_9
.LBB11_8:
	vpbroadcastb	(%rax), %xmm13
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
	vcvtsi2ss	%r13d, %xmm15, %xmm12
	vmulss	%xmm0, %xmm12, %xmm12
	vmaxss	%xmm1, %xmm12, %xmm12
	vminss	%xmm2, %xmm12, %xmm12
	vaddss	%xmm11, %xmm12, %xmm12
	vmovd	%xmm12, %r15d
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
	.size	$s20VitruvianMicroAVX51221microMultiplyCodeRows4left0H4Step0h3RowI00H9ZeroPoint5right0mI00mjI00mkL04flip5scale5lower5upper04zeroL06output5count8rowCountySPys5UInt8VG_S2is5Int32VAUS2iAwTS3fAWSpyATGS2itF, .Lfunc_end11-$s20VitruvianMicroAVX51221microMultiplyCodeRows4left0H4Step0h3RowI00H9ZeroPoint5right0mI00mjI00mkL04flip5scale5lower5upper04zeroL06output5count8rowCountySPys5UInt8VG_S2is5Int32VAUS2iAwTS3fAWSpyATGS2itF
	.hidden	vitruvian_look_up_avx512
	.globl	vitruvian_look_up_avx512
	.p2align	4
	.type	vitruvian_look_up_avx512,@function
vitruvian_look_up_avx512:
	jmp	($s20VitruvianMicroAVX51211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF)
.Lfunc_end12:
	.size	vitruvian_look_up_avx512, .Lfunc_end12-vitruvian_look_up_avx512
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI13_0:
	.zero	64,240
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI13_1:
	.zero	4,240
	.text
	.hidden	$s20VitruvianMicroAVX51211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF
	.globl	$s20VitruvianMicroAVX51211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF
	.p2align	4
	.type	$s20VitruvianMicroAVX51211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF,@function
$s20VitruvianMicroAVX51211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF:
	subq	$264, %rsp
	movq	%fs:40, %rax
	movq	%rax, 256(%rsp)
	cmpq	$63, %rcx
	jle	.LBB13_16
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
.LBB13_16:
	testq	%rcx, %rcx
	jle	.LBB13_20
	xorl	%r9d, %r9d
	jmp	.LBB13_18
.LBB13_5:
	vbroadcasti32x4	(%rsp), %zmm0
	leaq	32(%rsp), %rax
	xorl	%r8d, %r8d
	vpbroadcastd	.LCPI13_1(%rip), %zmm1
	jmp	.LBB13_6
	.p2align	4
.LBB13_15:
	vmovdqu64	%zmm3, (%rdx,%r8)
	leaq	64(%r8), %r9
	subq	$-128, %r8
	cmpq	%r8, %rcx
	movq	%r9, %r8
	jl	.LBB13_19
.LBB13_6:
	vmovdqu64	(%rdi,%r8), %zmm2
	vpshufb	%zmm2, %zmm0, %zmm3
	movl	$1, %r9d
	movq	%rax, %r10
	jmp	.LBB13_7
	.p2align	4
.LBB13_13:
	vpaddsb	%zmm1, %zmm2, %zmm2
.LBB13_14:
	vbroadcasti32x4	(%r10), %zmm4
	vpshufb	%zmm2, %zmm4, %zmm4
	vpxorq	%zmm4, %zmm3, %zmm3
	addq	$32, %r10
	incq	%r9
.LBB13_7:
	cmpq	$9, %r9
	jb	.LBB13_8
	vpaddsb	%zmm1, %zmm2, %zmm2
	jmp	.LBB13_10
	.p2align	4
.LBB13_8:
	vpaddb	%zmm1, %zmm2, %zmm2
.LBB13_10:
	vbroadcasti32x4	-16(%r10), %zmm4
	vpshufb	%zmm2, %zmm4, %zmm4
	vpxorq	%zmm4, %zmm3, %zmm3
	incq	%r9
	cmpq	$16, %r9
	je	.LBB13_15
	leaq	-1(%r9), %r11
	cmpq	$8, %r11
	jae	.LBB13_13
	vpaddb	%zmm1, %zmm2, %zmm2
	jmp	.LBB13_14
.LBB13_18:
	movzbl	(%rdi,%r9), %eax
	movzbl	(%rsi,%rax), %eax
	movb	%al, (%rdx,%r9)
	incq	%r9
.LBB13_19:
	cmpq	%rcx, %r9
	jl	.LBB13_18
.LBB13_20:
	movq	%fs:40, %rax
	cmpq	256(%rsp), %rax
	jne	.LBB13_22
	addq	$264, %rsp
	vzeroupper
	retq
.LBB13_22:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end13:
	.size	$s20VitruvianMicroAVX51211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF, .Lfunc_end13-$s20VitruvianMicroAVX51211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF
	.hidden	vitruvian_sum_code_window_avx512
	.globl	vitruvian_sum_code_window_avx512
	.p2align	4
	.type	vitruvian_sum_code_window_avx512,@function
vitruvian_sum_code_window_avx512:
	pushq	%rax
	movl	16(%rsp), %eax
	pushq	24(%rsp)
	pushq	%rax
	callq	($s20VitruvianMicroAVX51218microSumCodeWindow5codes7rowStep0I5Count05pixelJ00lK007channelK04flip4sumsySPys5UInt8VG_S5iALSpys5Int32VGtF)
	addq	$16, %rsp
	popq	%rax
	retq
.Lfunc_end14:
	.size	vitruvian_sum_code_window_avx512, .Lfunc_end14-vitruvian_sum_code_window_avx512
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI15_0:
	.byte	255
	.byte	0
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI15_1:
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
.LCPI15_2:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.text
	.hidden	$s20VitruvianMicroAVX51218microSumCodeWindow5codes7rowStep0I5Count05pixelJ00lK007channelK04flip4sumsySPys5UInt8VG_S5iALSpys5Int32VGtF
	.globl	$s20VitruvianMicroAVX51218microSumCodeWindow5codes7rowStep0I5Count05pixelJ00lK007channelK04flip4sumsySPys5UInt8VG_S5iALSpys5Int32VGtF
	.p2align	4
	.type	$s20VitruvianMicroAVX51218microSumCodeWindow5codes7rowStep0I5Count05pixelJ00lK007channelK04flip4sumsySPys5UInt8VG_S5iALSpys5Int32VGtF,@function
$s20VitruvianMicroAVX51218microSumCodeWindow5codes7rowStep0I5Count05pixelJ00lK007channelK04flip4sumsySPys5UInt8VG_S5iALSpys5Int32VGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rsi, -64(%rsp)
	movzbl	56(%rsp), %r10d
	cmpq	$15, %r9
	movq	%r9, -56(%rsp)
	movq	%rdi, -72(%rsp)
	jle	.LBB15_1
	movq	%r8, %rax
	andq	$-2, %rax
	vpbroadcastb	%r10d, %ymm0
	leaq	(%rdi,%rcx), %r12
	leaq	(%rcx,%rcx), %r9
	movq	%rdi, %r14
	xorl	%esi, %esi
	vpbroadcastd	.LCPI15_2(%rip), %ymm1
	vpbroadcastw	.LCPI15_0(%rip), %ymm2
	jmp	.LBB15_4
	.p2align	4
.LBB15_5:
	movq	%r12, %rbx
	vpxor	%xmm3, %xmm3, %xmm3
.LBB15_13:
	movq	64(%rsp), %rdi
	vmovdqu64	%zmm3, (%rdi,%rsi,4)
	leaq	16(%rsi), %r11
	addq	$32, %rsi
	movq	%rbx, %r12
	addq	$16, %r12
	addq	$16, %r14
	movq	-56(%rsp), %rbx
	cmpq	%rsi, %rbx
	movq	%r11, %rsi
	jl	.LBB15_14
.LBB15_4:
	testq	%rdx, %rdx
	je	.LBB15_5
	movq	-72(%rsp), %rdi
	leaq	(%rdi,%rsi), %r11
	vpxor	%xmm3, %xmm3, %xmm3
	movq	%r14, %r15
	movq	%r12, %rbx
	xorl	%r13d, %r13d
	jmp	.LBB15_7
	.p2align	4
.LBB15_12:
	incq	%r13
	movq	-64(%rsp), %rdi
	addq	%rdi, %r12
	addq	%rdi, %r15
	cmpq	%rdx, %r13
	je	.LBB15_13
.LBB15_7:
	testq	%r8, %r8
	je	.LBB15_12
	cmpq	$1, %r8
	jne	.LBB15_18
	xorl	%ebp, %ebp
	jmp	.LBB15_10
	.p2align	4
.LBB15_18:
	xorl	%edi, %edi
	xorl	%ebp, %ebp
	.p2align	4
.LBB15_19:
	vpmovzxbw	(%r15,%rdi), %ymm4
	vpternlogq	$72, %ymm0, %ymm2, %ymm4
	vpmovzxwd	%ymm4, %zmm4
	vpaddd	%zmm4, %zmm3, %zmm3
	vpmovzxbw	(%r12,%rdi), %ymm4
	addq	$2, %rbp
	vpternlogq	$72, %ymm0, %ymm2, %ymm4
	vpmovzxwd	%ymm4, %zmm4
	vpaddd	%zmm4, %zmm3, %zmm3
	addq	%r9, %rdi
	cmpq	%rbp, %rax
	jne	.LBB15_19
.LBB15_10:
	testb	$1, %r8b
	je	.LBB15_12
	movq	%r13, %rdi
	imulq	-64(%rsp), %rdi
	addq	%r11, %rdi
	imulq	%rcx, %rbp
	vpmovzxbw	(%rdi,%rbp), %ymm4
	vpternlogq	$40, %ymm1, %ymm0, %ymm4
	vpmovzxwd	%ymm4, %zmm4
	vpaddd	%zmm4, %zmm3, %zmm3
	jmp	.LBB15_12
.LBB15_1:
	testq	%r9, %r9
	jle	.LBB15_44
	xorl	%r11d, %r11d
	jmp	.LBB15_15
.LBB15_14:
	cmpq	%rbx, %r11
	jge	.LBB15_44
.LBB15_15:
	cmpq	$8, %r8
	setae	%al
	cmpq	$1, %rcx
	sete	%sil
	andb	%al, %sil
	movb	%sil, -73(%rsp)
	movq	%r8, %rax
	andq	$-64, %rax
	movq	%rax, -16(%rsp)
	vpbroadcastb	%r10d, %xmm0
	movq	%r8, %rsi
	andq	$-8, %rsi
	movl	%r8d, %ebp
	andl	$7, %ebp
	movq	-72(%rsp), %rax
	addq	$48, %rax
	movq	%rax, -32(%rsp)
	movq	%rbp, -8(%rsp)
	negq	%rbp
	leaq	(,%rcx,8), %rax
	movq	%r8, -40(%rsp)
	movq	%rdx, -48(%rsp)
	jmp	.LBB15_16
	.p2align	4
.LBB15_17:
	xorl	%r9d, %r9d
.LBB15_43:
	movq	64(%rsp), %rdi
	movq	-24(%rsp), %r11
	movl	%r9d, (%rdi,%r11,4)
	incq	%r11
	cmpq	-56(%rsp), %r11
	jge	.LBB15_44
.LBB15_16:
	testq	%rdx, %rdx
	movq	%r11, -24(%rsp)
	je	.LBB15_17
	movq	-72(%rsp), %rdi
	leaq	(%rdi,%r11), %r13
	movq	-32(%rsp), %rdi
	leaq	(%rdi,%r11), %r12
	xorl	%r9d, %r9d
	xorl	%edi, %edi
	jmp	.LBB15_21
	.p2align	4
.LBB15_32:
	movq	-40(%rsp), %r8
	movq	-48(%rsp), %rdx
.LBB15_42:
	incq	%rdi
	movq	-64(%rsp), %r11
	addq	%r11, %r12
	addq	%r11, %r13
	cmpq	%rdx, %rdi
	je	.LBB15_43
.LBB15_21:
	testq	%r8, %r8
	je	.LBB15_42
	cmpb	$0, -73(%rsp)
	je	.LBB15_23
	cmpq	$64, %r8
	jae	.LBB15_35
	xorl	%r11d, %r11d
	jmp	.LBB15_39
	.p2align	4
.LBB15_23:
	xorl	%r15d, %r15d
	jmp	.LBB15_24
.LBB15_35:
	vmovd	%r9d, %xmm1
	vpxor	%xmm2, %xmm2, %xmm2
	xorl	%r9d, %r9d
	vpxor	%xmm3, %xmm3, %xmm3
	vpxor	%xmm4, %xmm4, %xmm4
	movq	-16(%rsp), %r11
	.p2align	4
.LBB15_36:
	vpxor	-48(%r12,%r9), %xmm0, %xmm5
	vpxor	-32(%r12,%r9), %xmm0, %xmm6
	vpxor	-16(%r12,%r9), %xmm0, %xmm7
	vpxor	(%r12,%r9), %xmm0, %xmm8
	vpmovzxbd	%xmm5, %zmm5
	vpaddd	%zmm5, %zmm1, %zmm1
	vpmovzxbd	%xmm6, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm2
	vpmovzxbd	%xmm7, %zmm5
	vpaddd	%zmm5, %zmm3, %zmm3
	vpmovzxbd	%xmm8, %zmm5
	vpaddd	%zmm5, %zmm4, %zmm4
	addq	$64, %r9
	cmpq	%r9, %r11
	jne	.LBB15_36
	vpaddd	%zmm1, %zmm2, %zmm1
	vpaddd	%zmm1, %zmm3, %zmm1
	vpaddd	%zmm1, %zmm4, %zmm1
	vextracti64x4	$1, %zmm1, %ymm2
	vpaddd	%zmm2, %zmm1, %zmm1
	vextracti128	$1, %ymm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vpshufd	$238, %xmm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vpshufd	$85, %xmm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm1, %r9d
	cmpq	%r11, %r8
	je	.LBB15_42
	movq	%r11, %r15
	testb	$56, %r8b
	je	.LBB15_24
.LBB15_39:
	vmovd	%r9d, %xmm1
	.p2align	4
.LBB15_40:
	vmovq	(%r13,%r11), %xmm2
	vpxor	%xmm0, %xmm2, %xmm2
	vpmovzxbd	%xmm2, %ymm2
	vpaddd	%ymm2, %ymm1, %ymm1
	addq	$8, %r11
	cmpq	%r11, %rsi
	jne	.LBB15_40
	vextracti128	$1, %ymm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vpshufd	$238, %xmm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vpshufd	$85, %xmm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vmovd	%xmm1, %r9d
	movq	%rsi, %r15
	cmpq	%rsi, %r8
	je	.LBB15_42
.LBB15_24:
	cmpq	$0, -8(%rsp)
	je	.LBB15_25
	movq	%rcx, %r11
	imulq	%r15, %r11
	addq	%r13, %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB15_27:
	movzbl	(%r11), %r14d
	xorb	%r10b, %r14b
	movzbl	%r14b, %r14d
	addl	%r14d, %r9d
	addq	%rcx, %r11
	decq	%rbx
	cmpq	%rbx, %rbp
	jne	.LBB15_27
	movq	%r15, %r11
	subq	%rbx, %r11
	movq	-40(%rsp), %r8
	movq	-48(%rsp), %rdx
	jmp	.LBB15_29
.LBB15_25:
	movq	%r15, %r11
.LBB15_29:
	subq	%r8, %r15
	cmpq	$-8, %r15
	ja	.LBB15_42
	subq	%r11, %r8
	imulq	%rcx, %r11
	addq	%r13, %r11
	.p2align	4
.LBB15_31:
	movzbl	(%r11), %ebx
	xorb	%r10b, %bl
	movzbl	%bl, %ebx
	addl	%r9d, %ebx
	leaq	(%r11,%rcx), %r9
	movzbl	(%r11,%rcx), %r14d
	xorb	%r10b, %r14b
	movzbl	%r14b, %r14d
	addl	%ebx, %r14d
	movzbl	(%rcx,%r9), %ebx
	xorb	%r10b, %bl
	addq	%rcx, %r9
	movzbl	%bl, %ebx
	addl	%r14d, %ebx
	movzbl	(%rcx,%r9), %r14d
	xorb	%r10b, %r14b
	addq	%rcx, %r9
	movzbl	%r14b, %r14d
	addl	%ebx, %r14d
	movzbl	(%rcx,%r9), %ebx
	xorb	%r10b, %bl
	addq	%rcx, %r9
	movzbl	%bl, %ebx
	addl	%r14d, %ebx
	movzbl	(%rcx,%r9), %r14d
	xorb	%r10b, %r14b
	addq	%rcx, %r9
	movzbl	%r14b, %r14d
	addl	%ebx, %r14d
	movzbl	(%rcx,%r9), %ebx
	xorb	%r10b, %bl
	addq	%rcx, %r9
	movzbl	%bl, %ebx
	addl	%r14d, %ebx
	movzbl	(%rcx,%r9), %r9d
	xorb	%r10b, %r9b
	movzbl	%r9b, %r9d
	addl	%ebx, %r9d
	addq	%rax, %r11
	addq	$-8, %r8
	jne	.LBB15_31
	jmp	.LBB15_32
.LBB15_44:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end15:
	.size	$s20VitruvianMicroAVX51218microSumCodeWindow5codes7rowStep0I5Count05pixelJ00lK007channelK04flip4sumsySPys5UInt8VG_S5iALSpys5Int32VGtF, .Lfunc_end15-$s20VitruvianMicroAVX51218microSumCodeWindow5codes7rowStep0I5Count05pixelJ00lK007channelK04flip4sumsySPys5UInt8VG_S5iALSpys5Int32VGtF
	.hidden	vitruvian_depthwise_avx512
	.globl	vitruvian_depthwise_avx512
	.p2align	4
	.type	vitruvian_depthwise_avx512,@function
vitruvian_depthwise_avx512:
	.cfi_startproc
	subq	$136, %rsp
	.cfi_def_cfa_offset 144
	vmovups	144(%rsp), %zmm2
	vmovups	208(%rsp), %ymm3
	vmovaps	240(%rsp), %xmm4
	movzbl	256(%rsp), %eax
	movq	264(%rsp), %r10
	movq	%r10, 120(%rsp)
	movzbl	%al, %eax
	movl	%eax, 112(%rsp)
	vmovups	%xmm4, 96(%rsp)
	vmovups	%ymm3, 64(%rsp)
	vmovups	%zmm2, (%rsp)
	vzeroupper
	callq	($s20VitruvianMicroAVX51214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF)
	addq	$136, %rsp
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end16:
	.size	vitruvian_depthwise_avx512, .Lfunc_end16-vitruvian_depthwise_avx512
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI17_0:
	.long	0x3f800000
	.text
	.hidden	$s20VitruvianMicroAVX51214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF
	.globl	$s20VitruvianMicroAVX51214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF
	.p2align	4
	.type	$s20VitruvianMicroAVX51214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF,@function
$s20VitruvianMicroAVX51214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF:
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
	subq	$648, %rsp
	.cfi_def_cfa_offset 704
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r9, %rbx
	movq	728(%rsp), %r10
	movq	752(%rsp), %r11
	movq	720(%rsp), %r13
	movq	736(%rsp), %r14
	movq	800(%rsp), %r15
	movq	792(%rsp), %rax
	decq	%rax
	imulq	%r14, %rax
	leaq	-1(%r13), %r9
	imulq	%r11, %r9
	addq	%r9, %rax
	incq	%rax
	movq	%rax, 16(%rsp)
	leaq	-1(%r15), %rax
	imulq	744(%rsp), %rax
	leaq	-1(%r10), %r9
	imulq	760(%rsp), %r9
	addq	%r9, %rax
	incq	%rax
	movq	%rax, 40(%rsp)
	movzbl	816(%rsp), %eax
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
	cmpq	$1, 736(%rsp)
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
	cmpq	$0, 704(%rsp)
	jle	.LBB17_40
.LBB17_12:
	movq	824(%rsp), %r11
	movq	%r13, %rax
	movq	728(%rsp), %r15
	xorq	%r15, %rax
	imulq	%r13, %r15
	movq	%r15, %rdx
	shlq	$6, %rdx
	addq	%r11, %rdx
	movq	%rdx, 24(%rsp)
	cmpq	$3, 736(%rsp)
	setl	%dl
	movq	752(%rsp), %rsi
	xorq	$1, %rsi
	movq	704(%rsp), %r9
	addq	$-16, %r9
	movq	%r9, 80(%rsp)
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 576(%rsp)
	vbroadcastss	%xmm1, %zmm0
	vmovups	%zmm0, 512(%rsp)
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
	shll	$6, %r12d
	leaq	448(%r11), %rax
	movq	%rax, 56(%rsp)
	leaq	(,%rbx,4), %rbp
	xorl	%r9d, %r9d
	jmp	.LBB17_15
	.p2align	4
.LBB17_13:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	movq	728(%rsp), %rcx
	movq	736(%rsp), %r8
	movq	752(%rsp), %r9
	leaq	144(%rsp), %r13
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5)
.LBB17_14:
	movq	88(%rsp), %r9
	addq	$16, %r9
	cmpq	704(%rsp), %r9
	movq	720(%rsp), %r13
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
	movq	712(%rsp), %rax
	leaq	(%rax,%rcx,4), %rdx
	movq	56(%rsp), %rsi
	xorl	%eax, %eax
	.p2align	4
.LBB17_19:
	vmovups	(%rdx), %zmm0
	vmovups	%zmm0, -448(%rsi)
	leaq	(%rdx,%rbp), %rdi
	vmovups	(%rdx,%rbx,4), %zmm0
	vmovups	%zmm0, -384(%rsi)
	vmovups	(%rdx,%rbx,8), %zmm0
	vmovups	%zmm0, -320(%rsi)
	addq	%rbp, %rdi
	vmovups	(%rdi,%rbx,4), %zmm0
	vmovups	%zmm0, -256(%rsi)
	leaq	(,%rbp,2), %r8
	addq	%rdi, %r8
	vmovups	(%rdi,%rbx,8), %zmm0
	vmovups	%zmm0, -192(%rsi)
	leaq	(%r8,%rbx,4), %rdi
	vmovups	(%r8,%rbx,4), %zmm0
	vmovups	%zmm0, -128(%rsi)
	vmovups	(%rbp,%rdi), %zmm0
	addq	%rbp, %rdi
	vmovups	%zmm0, -64(%rsi)
	vmovups	(%rbp,%rdi), %zmm0
	addq	$8, %rax
	vmovups	%zmm0, (%rsi)
	addq	$512, %rsi
	addq	%r14, %rdx
	cmpq	%rax, %r15
	jne	.LBB17_19
.LBB17_20:
	cmpq	$0, 72(%rsp)
	je	.LBB17_23
	leaq	(,%rcx,4), %rsi
	movq	%rbp, %rdx
	imulq	%rax, %rdx
	shlq	$6, %rax
	addq	824(%rsp), %rax
	addq	%rsi, %rdx
	addq	712(%rsp), %rdx
	xorl	%esi, %esi
	.p2align	4
.LBB17_22:
	vmovups	(%rdx), %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	addq	$64, %rsi
	addq	%rbp, %rdx
	cmpq	%rsi, %r12
	jne	.LBB17_22
.LBB17_23:
	movq	768(%rsp), %rax
	vmovups	(%rax,%rcx,4), %zmm0
	vbroadcastss	.LCPI17_0(%rip), %zmm1
	movq	776(%rsp), %rax
	testq	%rax, %rax
	je	.LBB17_25
	vmovups	(%rax,%rcx,4), %zmm1
.LBB17_25:
	movq	784(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%r13, 144(%rsp)
	movq	728(%rsp), %rdx
	movq	%rdx, 152(%rsp)
	movq	736(%rsp), %rdx
	movq	%rdx, 160(%rsp)
	movq	744(%rsp), %rdx
	movq	%rdx, 168(%rsp)
	movq	752(%rsp), %rdx
	movq	%rdx, 176(%rsp)
	movq	760(%rsp), %rdx
	movq	%rdx, 184(%rsp)
	movq	824(%rsp), %rdx
	movq	%rdx, 192(%rsp)
	vmovups	%zmm0, 208(%rsp)
	vmovups	%zmm1, 272(%rsp)
	vmovups	576(%rsp), %zmm0
	vmovups	%zmm0, 336(%rsp)
	vmovups	512(%rsp), %zmm0
	vmovups	%zmm0, 400(%rsp)
	movq	%rax, 464(%rsp)
	movq	792(%rsp), %rax
	movq	%rax, 472(%rsp)
	movq	800(%rsp), %rax
	movq	%rax, 480(%rsp)
	movq	808(%rsp), %rax
	movq	%rax, 488(%rsp)
	movq	%rbx, 496(%rsp)
	cmpb	$0, 12(%rsp)
	movq	%r9, 88(%rsp)
	je	.LBB17_29
	movq	64(%rsp), %rax
	leaq	(%rax,%rcx,4), %rdi
	cmpb	$0, 10(%rsp)
	je	.LBB17_34
	cmpq	$1, 736(%rsp)
	jne	.LBB17_35
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB17_14
	.p2align	4
.LBB17_29:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	movq	40(%rsp), %rdx
	leaq	96(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF)
	movq	720(%rsp), %rdx
	cmpb	$0, 11(%rsp)
	je	.LBB17_13
	cmpq	$5, %rdx
	je	.LBB17_36
	cmpq	$3, %rdx
	jne	.LBB17_13
	cmpq	$1, 736(%rsp)
	jne	.LBB17_38
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB17_14
	.p2align	4
.LBB17_34:
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB17_14
.LBB17_35:
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB17_14
.LBB17_36:
	cmpq	$1, 736(%rsp)
	jne	.LBB17_39
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB17_14
.LBB17_38:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB17_14
.LBB17_39:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB17_14
.LBB17_10:
	movq	40(%rsp), %rax
	addq	%r8, %rax
	cmpq	%rax, %r10
	setge	%al
	movl	%eax, 12(%rsp)
	cmpq	$0, 704(%rsp)
	jg	.LBB17_12
.LBB17_40:
	addq	$648, %rsp
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
	.size	$s20VitruvianMicroAVX51214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF, .Lfunc_end17-$s20VitruvianMicroAVX51214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF
	.globl	$s20VitruvianMicroAVX5120B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF,@function
$s20VitruvianMicroAVX5120B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF:
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
	shlq	$9, %rbx
	movq	%rbp, %r15
	shlq	$6, %r15
	movq	%rbp, %rsi
	imulq	%r9, %rsi
	shlq	$6, %rsi
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
	addq	$64, %r12
	addq	$64, %rsi
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
	shlq	$6, %r13
	addq	%rdi, %r13
	xorl	%eax, %eax
	jmp	.LBB18_9
.LBB18_17:
	movq	%r12, %rdx
	xorl	%eax, %eax
	movq	-56(%rsp), %r13
	.p2align	4
.LBB18_18:
	vmovups	%zmm0, (%rdx)
	leaq	(%rdx,%r15), %r9
	vmovups	%zmm0, (%rdx,%r15)
	vmovups	%zmm0, (%r15,%r9)
	addq	%r15, %r9
	vmovups	%zmm0, (%r15,%r9)
	addq	%r15, %r9
	vmovups	%zmm0, (%r15,%r9)
	addq	%r15, %r9
	vmovups	%zmm0, (%r15,%r9)
	addq	%r15, %r9
	vmovups	%zmm0, (%r15,%r9)
	addq	%r15, %r9
	addq	$8, %rax
	vmovups	%zmm0, (%r15,%r9)
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
	vmovups	%zmm0, (%rax)
	addq	%r15, %rax
	decq	%rdx
	jne	.LBB18_21
.LBB18_22:
	movq	%r8, %r13
	shlq	$6, %r13
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
	vmovups	(%rdx), %zmm1
	vmovups	%zmm1, (%r9)
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
	movq	-128(%rsp), %rax
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
	vmovups	(%r9), %zmm1
	vmovups	%zmm1, (%rdx)
	leaq	(%r9,%r10), %r14
	vmovups	(%r9,%r10), %zmm1
	vmovups	%zmm1, (%rdx,%r15)
	vmovups	(%r10,%r14), %zmm1
	leaq	(%rdx,%r15), %rbp
	addq	%r10, %r14
	vmovups	%zmm1, (%r15,%rbp)
	vmovups	(%r10,%r14), %zmm1
	addq	%r15, %rbp
	addq	%r10, %r14
	vmovups	%zmm1, (%r15,%rbp)
	vmovups	(%r10,%r14), %zmm1
	addq	%r15, %rbp
	addq	%r10, %r14
	vmovups	%zmm1, (%r15,%rbp)
	vmovups	(%r10,%r14), %zmm1
	addq	%r15, %rbp
	addq	%r10, %r14
	vmovups	%zmm1, (%r15,%rbp)
	vmovups	(%r10,%r14), %zmm1
	addq	%r15, %rbp
	addq	%r10, %r14
	vmovups	%zmm1, (%r15,%rbp)
	vmovups	(%r10,%r14), %zmm1
	addq	%r15, %rbp
	vmovups	%zmm1, (%r15,%rbp)
	addq	%rbx, %rdx
	addq	%rdi, %r9
	addq	$-8, %rax
	jne	.LBB18_31
	movq	-128(%rsp), %rax
	movq	-112(%rsp), %r14
	movq	-104(%rsp), %rbp
	movq	-88(%rsp), %rdi
	.p2align	4
.LBB18_9:
	movq	%rax, %rdx
	subq	%r14, %rdx
	je	.LBB18_2
	movl	%r14d, %r9d
	subl	%eax, %r9d
	andl	$7, %r9d
	je	.LBB18_14
	movq	%r15, %r14
	imulq	%rax, %r14
	addq	%r13, %r14
	negq	%r9
	xorl	%ebp, %ebp
	.p2align	4
.LBB18_12:
	vmovups	%zmm0, (%r14)
	addq	%r15, %r14
	decq	%rbp
	cmpq	%rbp, %r9
	jne	.LBB18_12
	subq	%rbp, %rax
	movq	-112(%rsp), %r14
	movq	-104(%rsp), %rbp
	movq	-88(%rsp), %rdi
.LBB18_14:
	cmpq	$-8, %rdx
	ja	.LBB18_2
	movq	%r14, %rdx
	subq	%rax, %rdx
	imulq	%r15, %rax
	addq	%rax, %r13
	.p2align	4
.LBB18_16:
	vmovups	%zmm0, (%r13)
	leaq	(%r15,%r13), %rax
	vmovups	%zmm0, (%r13,%r15)
	vmovups	%zmm0, (%r15,%rax)
	addq	%r15, %rax
	vmovups	%zmm0, (%r15,%rax)
	addq	%r15, %rax
	vmovups	%zmm0, (%r15,%rax)
	addq	%r15, %rax
	vmovups	%zmm0, (%r15,%rax)
	addq	%r15, %rax
	vmovups	%zmm0, (%r15,%rax)
	addq	%r15, %rax
	vmovups	%zmm0, (%r15,%rax)
	addq	%rbx, %r13
	addq	$-8, %rdx
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
	.size	$s20VitruvianMicroAVX5120B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF, .Lfunc_end18-$s20VitruvianMicroAVX5120B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF
	.hidden	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5
	.weak	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5,@function
$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5:
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
	movq	328(%r13), %r9
	testq	%r9, %r9
	jle	.LBB19_12
	movq	%r13, %rdi
	movq	%rsi, %r8
	movq	%rsi, %rax
	shlq	$4, %rax
	movq	%rax, 184(%rsp)
	movq	32(%rsp), %rcx
	movq	%rcx, %r11
	shlq	$6, %r11
	movq	-128(%rsp), %rdx
	movq	%rdx, %rbx
	shlq	$6, %rbx
	movq	136(%rsp), %rax
	movq	%rax, %r14
	shlq	$6, %r14
	movq	%rcx, %rsi
	shlq	$7, %rsi
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
	shlq	$6, %r8
	movq	%r8, -16(%rsp)
	movq	%rax, %rsi
	shlq	$9, %rsi
	movq	%rsi, 280(%rsp)
	movq	%rdx, %rsi
	shlq	$9, %rsi
	movq	%rsi, 272(%rsp)
	leaq	(%rax,%rax,2), %r8
	shlq	$6, %r8
	movq	-40(%rsp), %rsi
	addq	%rsi, %r8
	movq	%r8, 176(%rsp)
	movq	%rax, %r8
	shlq	$8, %r8
	movq	%r8, 224(%rsp)
	movq	%rdx, %r8
	shlq	$8, %r8
	movq	%r8, 216(%rsp)
	movq	%rax, %r8
	shlq	$7, %r8
	movq	%r8, 248(%rsp)
	shlq	$7, %rdx
	movq	%rdx, 144(%rsp)
	addq	%rcx, %rax
	shlq	$6, %rax
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
	movq	336(%rdi), %rcx
	movl	$7, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB19_11
	movq	344(%rdi), %rsi
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$2, %r8
	addq	320(%rdi), %r8
	movq	%r11, %rax
	movq	%r10, -104(%rsp)
	imulq	%r10, %rax
	addq	-40(%rsp), %rax
	vmovups	64(%rdi), %zmm1
	movq	48(%rdi), %rcx
	movq	%rcx, -64(%rsp)
	vmovups	192(%rdi), %zmm2
	vmovups	256(%rdi), %zmm3
	vmovups	128(%rdi), %zmm4
	movq	352(%rdi), %rcx
	movq	%rcx, -88(%rsp)
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
	incq	%r10
	vcmpltps	%zmm0, %zmm11, %k1
	vmulps	%zmm11, %zmm4, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm2, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vmovups	%zmm11, (%r8)
	vcmpltps	%zmm0, %zmm10, %k1
	vmulps	%zmm10, %zmm4, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm2, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vmovups	%zmm10, (%r8,%rsi,4)
	vcmpltps	%zmm0, %zmm9, %k1
	vmulps	%zmm9, %zmm4, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm2, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vmovups	%zmm9, (%r8,%rsi,8)
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	movq	-96(%rsp), %rcx
	vmovups	%zmm8, (%r8,%rcx)
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	movq	-120(%rsp), %rcx
	vmovups	%zmm7, (%r8,%rcx)
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	movq	-80(%rsp), %rcx
	vmovups	%zmm6, (%r8,%rcx)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	movq	-48(%rsp), %rcx
	vmovups	%zmm5, (%r8,%rcx)
	movq	-88(%rsp), %rcx
	leaq	(%r8,%rcx,4), %r8
	addq	-56(%rsp), %rax
	cmpq	-112(%rsp), %r10
	je	.LBB19_10
.LBB19_5:
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	cmpq	$0, -128(%rsp)
	je	.LBB19_9
	movq	%rax, %r9
	movq	-64(%rsp), %rbp
	xorl	%edi, %edi
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	jmp	.LBB19_7
	.p2align	4
.LBB19_8:
	incq	%rdi
	addq	$64, %rbp
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
	vmovups	(%rdx), %zmm12
	vfmadd231ps	(%rcx), %zmm12, %zmm11
	vfmadd231ps	(%rcx,%r11), %zmm12, %zmm10
	leaq	(%rcx,%r11), %r15
	vfmadd231ps	(%r11,%r15), %zmm12, %zmm9
	addq	%r11, %r15
	vfmadd231ps	(%r11,%r15), %zmm12, %zmm8
	addq	%r11, %r15
	vfmadd231ps	(%r11,%r15), %zmm12, %zmm7
	addq	%r11, %r15
	vfmadd231ps	(%r11,%r15), %zmm12, %zmm6
	addq	%r11, %r15
	vfmadd231ps	(%r11,%r15), %zmm12, %zmm5
	addq	%rbx, %rdx
	addq	%r14, %rcx
	decq	%r12
	jne	.LBB19_13
	jmp	.LBB19_8
	.p2align	4
.LBB19_14:
	cmpq	$8, %rax
	jl	.LBB19_24
	movq	336(%rdi), %rcx
	movl	$8, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB19_11
	movq	344(%rdi), %rsi
	movq	%rsi, %r9
	imulq	%r10, %r9
	shlq	$2, %r9
	addq	320(%rdi), %r9
	movq	%r11, %rbp
	movq	%r10, -104(%rsp)
	imulq	%r10, %rbp
	addq	-40(%rsp), %rbp
	vmovups	64(%rdi), %zmm1
	movq	48(%rdi), %rax
	movq	%rax, 24(%rsp)
	movq	352(%rdi), %rax
	movq	%rax, -88(%rsp)
	vmovups	192(%rdi), %zmm2
	vmovups	256(%rdi), %zmm3
	vmovups	128(%rdi), %zmm4
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
	xorl	%eax, %eax
	jmp	.LBB19_17
	.p2align	4
.LBB19_21:
	incq	%rax
	vcmpltps	%zmm0, %zmm12, %k1
	vmulps	%zmm12, %zmm4, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm2, %zmm12
	vminps	%zmm12, %zmm3, %zmm12
	vmovups	%zmm12, (%r9)
	vcmpltps	%zmm0, %zmm11, %k1
	vmulps	%zmm11, %zmm4, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm2, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vmovups	%zmm11, (%r9,%rsi,4)
	vcmpltps	%zmm0, %zmm10, %k1
	vmulps	%zmm10, %zmm4, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm2, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vmovups	%zmm10, (%r9,%rsi,8)
	vcmpltps	%zmm0, %zmm9, %k1
	vmulps	%zmm9, %zmm4, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm2, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	movq	-96(%rsp), %rcx
	vmovups	%zmm9, (%r9,%rcx)
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	movq	-120(%rsp), %rcx
	vmovups	%zmm8, (%r9,%rcx)
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	movq	-80(%rsp), %rcx
	vmovups	%zmm7, (%r9,%rcx)
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	movq	-48(%rsp), %rcx
	vmovups	%zmm6, (%r9,%rcx)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	movq	-56(%rsp), %rcx
	vmovups	%zmm5, (%r9,%rcx)
	movq	-88(%rsp), %rcx
	leaq	(%r9,%rcx,4), %r9
	addq	-64(%rsp), %rbp
	cmpq	-112(%rsp), %rax
	je	.LBB19_22
.LBB19_17:
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm1, %zmm12
	cmpq	$0, -128(%rsp)
	je	.LBB19_21
	movq	%rbp, %r8
	movq	24(%rsp), %r15
	xorl	%edi, %edi
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm1, %zmm12
	jmp	.LBB19_19
	.p2align	4
.LBB19_20:
	incq	%rdi
	addq	$64, %r15
	addq	%r10, %r8
	cmpq	-128(%rsp), %rdi
	je	.LBB19_21
.LBB19_19:
	movq	-72(%rsp), %r13
	movq	%r13, %r12
	movq	%r8, %rcx
	movq	%r15, %rdx
	testq	%r13, %r13
	je	.LBB19_20
	.p2align	4
.LBB19_23:
	vmovups	(%rdx), %zmm13
	vfmadd231ps	(%rcx), %zmm13, %zmm12
	leaq	(%rcx,%r11), %r13
	vfmadd231ps	(%rcx,%r11), %zmm13, %zmm11
	vfmadd231ps	(%r11,%r13), %zmm13, %zmm10
	addq	%r11, %r13
	vfmadd231ps	(%r11,%r13), %zmm13, %zmm9
	addq	%r11, %r13
	vfmadd231ps	(%r11,%r13), %zmm13, %zmm8
	addq	%r11, %r13
	vfmadd231ps	(%r11,%r13), %zmm13, %zmm7
	addq	%r11, %r13
	vfmadd231ps	(%r11,%r13), %zmm13, %zmm6
	addq	%r11, %r13
	vfmadd231ps	(%r11,%r13), %zmm13, %zmm5
	addq	%rbx, %rdx
	addq	%r14, %rcx
	decq	%r12
	jne	.LBB19_23
	jmp	.LBB19_20
	.p2align	4
.LBB19_24:
	cmpq	$4, %rax
	jl	.LBB19_52
	movq	336(%rdi), %rcx
	movl	$4, %eax
	movq	%rcx, 72(%rsp)
	testq	%rcx, %rcx
	je	.LBB19_11
	movq	344(%rdi), %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	shlq	$2, %rcx
	addq	320(%rdi), %rcx
	movq	%rcx, 8(%rsp)
	movq	%r11, %rdx
	imulq	%r10, %rdx
	movq	-40(%rsp), %r9
	leaq	(%r9,%rdx), %rcx
	movq	%rcx, -112(%rsp)
	vmovups	64(%rdi), %zmm1
	movq	24(%rdi), %r15
	movq	40(%rdi), %r12
	movq	%r15, %rcx
	vmovups	192(%rdi), %zmm2
	vmovups	256(%rdi), %zmm3
	vmovups	128(%rdi), %zmm4
	movq	184(%rsp), %r8
	imulq	%r8, %rcx
	movq	%rcx, 48(%rsp)
	movq	%rax, 64(%rsp)
	leaq	(,%rax,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 40(%rsp)
	movq	%r10, -104(%rsp)
	movq	%r10, %rbp
	shlq	$6, %rbp
	leaq	192(%rbp), %r10
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
	leaq	128(%rbp), %r8
	imulq	%rax, %r8
	leaq	(%rsi,%r8), %r12
	addq	%rsi, %rdx
	movq	%rdx, 112(%rsp)
	movq	%r10, %r15
	addq	%r9, %r15
	addq	$64, %rbp
	imulq	%rax, %rbp
	addq	%r9, %rbp
	movq	%rbp, -88(%rsp)
	addq	%r9, %r8
	movq	48(%rdi), %rax
	movq	%rax, 192(%rsp)
	movq	352(%rdi), %rax
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
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	movq	8(%rsp), %rdx
	vmovups	%zmm8, (%rdx)
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	movq	64(%rsp), %rcx
	vmovups	%zmm7, (%rdx,%rcx,4)
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%rdx,%rcx,8)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	movq	40(%rsp), %rcx
	vmovups	%zmm5, (%rdx,%rcx)
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
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	cmpq	$0, -128(%rsp)
	je	.LBB19_35
	movq	16(%rsp), %rcx
	movq	192(%rsp), %rdi
	movq	-32(%rsp), %r10
	xorl	%r9d, %r9d
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	jmp	.LBB19_29
	.p2align	4
.LBB19_34:
	incq	%r9
	movq	-64(%rsp), %rdx
	leaq	(%r10,%rdx,4), %r10
	addq	$64, %rdi
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
	vmovups	(%r12), %zmm9
	movq	-112(%rsp), %rdi
	vfmadd231ps	(%rdi,%rax), %zmm9, %zmm8
	movq	-88(%rsp), %rdi
	vfmadd231ps	(%rdi,%rax), %zmm9, %zmm7
	vfmadd231ps	(%rcx,%rax), %zmm9, %zmm6
	movq	-96(%rsp), %rdi
	vfmadd231ps	(%rdi,%rax), %zmm9, %zmm5
	vmovups	(%r12,%rbx), %zmm9
	vfmadd231ps	(%r13,%rax), %zmm9, %zmm8
	vfmadd231ps	(%r8,%rax), %zmm9, %zmm7
	vfmadd231ps	(%r10,%rax), %zmm9, %zmm6
	addq	$2, %rdx
	vfmadd231ps	(%r15,%rax), %zmm9, %zmm5
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
	vmovups	(%rdi,%r12), %zmm9
	movq	%rdx, %r12
	shlq	$6, %r12
	vfmadd231ps	(%r10,%r12), %zmm9, %zmm8
	movq	32(%rsp), %rax
	addq	%rdx, %rax
	shlq	$6, %rax
	vfmadd231ps	(%r10,%rax), %zmm9, %zmm7
	movq	-72(%rsp), %rax
	movq	104(%rsp), %r13
	vfmadd231ps	(%r13,%r12), %zmm9, %zmm6
	addq	240(%rsp), %rdx
	shlq	$6, %rdx
	vfmadd231ps	(%r10,%rdx), %zmm9, %zmm5
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
	movq	336(%rdi), %rcx
	movl	$2, %eax
	movq	%rcx, 72(%rsp)
	testq	%rcx, %rcx
	je	.LBB19_11
	movq	344(%rdi), %rcx
	movq	%rcx, 64(%rsp)
	movq	%rcx, %rsi
	imulq	%r10, %rsi
	shlq	$2, %rsi
	addq	320(%rdi), %rsi
	movq	%r11, %r15
	imulq	%r10, %r15
	movq	-40(%rsp), %rcx
	leaq	(%rcx,%r15), %r8
	vmovups	64(%rdi), %zmm1
	movq	48(%rdi), %rax
	movq	%rax, 40(%rsp)
	movq	352(%rdi), %rax
	movq	%rax, 56(%rsp)
	vmovups	192(%rdi), %zmm2
	vmovups	256(%rdi), %zmm3
	vmovups	128(%rdi), %zmm4
	movq	%r10, -104(%rsp)
	shlq	$6, %r10
	addq	$64, %r10
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
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	movq	80(%rsp), %rsi
	vmovups	%zmm6, (%rsi)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	movq	64(%rsp), %rax
	vmovups	%zmm5, (%rsi,%rax,4)
	movq	16(%rsp), %rcx
	incq	%rcx
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
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	cmpq	$0, -128(%rsp)
	je	.LBB19_50
	movq	-32(%rsp), %rax
	movq	8(%rsp), %r8
	movq	(%rsp), %rcx
	movq	40(%rsp), %rsi
	xorl	%r10d, %r10d
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	jmp	.LBB19_43
	.p2align	4
.LBB19_49:
	movq	-48(%rsp), %r10
	incq	%r10
	addq	$64, %rsi
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
	vmovups	(%r9), %zmm7
	vfmadd231ps	(%r13,%r10), %zmm7, %zmm6
	movq	-120(%rsp), %rcx
	vfmadd231ps	(%rcx,%r10), %zmm7, %zmm5
	vmovups	(%r9,%rbx), %zmm7
	movq	-80(%rsp), %rcx
	vfmadd231ps	(%rcx,%r10), %zmm7, %zmm6
	vfmadd231ps	(%rdi,%r10), %zmm7, %zmm5
	vmovups	(%r9,%rax), %zmm7
	vfmadd231ps	(%rdx,%r10), %zmm7, %zmm6
	movq	-88(%rsp), %rcx
	vfmadd231ps	(%rcx,%r10), %zmm7, %zmm5
	vmovups	(%r9,%rsi), %zmm7
	movq	-112(%rsp), %rcx
	vfmadd231ps	(%rcx,%r10), %zmm7, %zmm6
	addq	$4, %r12
	movq	-96(%rsp), %rcx
	vfmadd231ps	(%rcx,%r10), %zmm7, %zmm5
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
	vmovups	(%r9), %zmm7
	vfmadd231ps	(%rax,%r12), %zmm7, %zmm6
	vfmadd231ps	(%r8,%r12), %zmm7, %zmm5
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
	movq	336(%rdi), %rcx
	movl	$1, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB19_11
	movq	344(%rdi), %rsi
	imulq	%r10, %rsi
	shlq	$2, %rsi
	addq	320(%rdi), %rsi
	movq	%r11, %rax
	movq	%r10, -104(%rsp)
	imulq	%r10, %rax
	addq	-40(%rsp), %rax
	vmovups	64(%rdi), %zmm1
	movq	48(%rdi), %rcx
	movq	%rcx, -120(%rsp)
	vmovups	192(%rdi), %zmm2
	vmovups	256(%rdi), %zmm3
	vmovups	128(%rdi), %zmm4
	movq	352(%rdi), %rcx
	movq	%rcx, -88(%rsp)
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
	incq	%rbp
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rsi)
	movq	-88(%rsp), %rcx
	leaq	(%rsi,%rcx,4), %rsi
	addq	-96(%rsp), %rax
	cmpq	-112(%rsp), %rbp
	je	.LBB19_65
.LBB19_55:
	vmovaps	%zmm1, %zmm5
	cmpq	$0, -128(%rsp)
	je	.LBB19_64
	movq	%rax, %r8
	movq	-120(%rsp), %r9
	xorl	%edi, %edi
	vmovaps	%zmm1, %zmm5
	jmp	.LBB19_57
	.p2align	4
.LBB19_63:
	incq	%rdi
	addq	$64, %r9
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
	vmovups	(%rcx), %zmm6
	vfmadd132ps	(%rdx), %zmm5, %zmm6
	leaq	(%rdx,%rbx), %r10
	leaq	(%rcx,%r14), %r15
	vmovups	(%rcx,%r14), %zmm5
	vfmadd132ps	(%rdx,%rbx), %zmm6, %zmm5
	vmovups	(%r14,%r15), %zmm6
	addq	%r14, %r15
	vfmadd132ps	(%rbx,%r10), %zmm5, %zmm6
	addq	%rbx, %r10
	vmovups	(%r14,%r15), %zmm5
	addq	%r14, %r15
	vfmadd132ps	(%rbx,%r10), %zmm6, %zmm5
	addq	%rbx, %r10
	vmovups	(%r14,%r15), %zmm6
	addq	%r14, %r15
	vfmadd132ps	(%rbx,%r10), %zmm5, %zmm6
	addq	%rbx, %r10
	vmovups	(%r14,%r15), %zmm5
	addq	%r14, %r15
	vfmadd132ps	(%rbx,%r10), %zmm6, %zmm5
	addq	%rbx, %r10
	vmovups	(%r14,%r15), %zmm6
	addq	%r14, %r15
	vfmadd132ps	(%rbx,%r10), %zmm5, %zmm6
	addq	%rbx, %r10
	vmovups	(%r14,%r15), %zmm5
	addq	$8, %r12
	vfmadd132ps	(%rbx,%r10), %zmm6, %zmm5
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
	vmovups	(%rcx), %zmm6
	vfmadd231ps	(%r12), %zmm6, %zmm5
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
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5, .Lfunc_end19-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5
	.cfi_endproc
	.hidden	vitruvian_quantize_rows_avx512
	.globl	vitruvian_quantize_rows_avx512
	.p2align	4
	.type	vitruvian_quantize_rows_avx512,@function
vitruvian_quantize_rows_avx512:
	jmp	($s20VitruvianMicroAVX51217microQuantizeRows7numbers8rowCount0H6Length5codes6scales10zeroPointsySPySfG_S2iSpys5UInt8VGSpySfGSpys5Int32VGtF)
.Lfunc_end20:
	.size	vitruvian_quantize_rows_avx512, .Lfunc_end20-vitruvian_quantize_rows_avx512
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
	.hidden	$s20VitruvianMicroAVX51217microQuantizeRows7numbers8rowCount0H6Length5codes6scales10zeroPointsySPySfG_S2iSpys5UInt8VGSpySfGSpys5Int32VGtF
	.globl	$s20VitruvianMicroAVX51217microQuantizeRows7numbers8rowCount0H6Length5codes6scales10zeroPointsySPySfG_S2iSpys5UInt8VGSpySfGSpys5Int32VGtF
	.p2align	4
	.type	$s20VitruvianMicroAVX51217microQuantizeRows7numbers8rowCount0H6Length5codes6scales10zeroPointsySPySfG_S2iSpys5UInt8VGSpySfGSpys5Int32VGtF,@function
$s20VitruvianMicroAVX51217microQuantizeRows7numbers8rowCount0H6Length5codes6scales10zeroPointsySPySfG_S2iSpys5UInt8VGSpySfGSpys5Int32VGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$216, %rsp
	movq	%r9, 64(%rsp)
	movq	%r8, 56(%rsp)
	movq	%rcx, 48(%rsp)
	movq	%rdi, 16(%rsp)
	movq	%rsi, 40(%rsp)
	testq	%rsi, %rsi
	je	.LBB21_14
	movq	%rdx, %r12
	cmpq	$16, %rdx
	setge	%al
	movq	%rdx, %rcx
	subq	$1, %rcx
	movq	%rcx, 24(%rsp)
	setb	%cl
	orb	%al, %cl
	movb	%cl, 15(%rsp)
	leaq	-16(%rdx), %r14
	movl	%r12d, %r15d
	andl	$7, %r15d
	movq	%rdx, %r13
	andq	$-8, %r13
	movq	16(%rsp), %r8
	leaq	28(%r8), %rbx
	leaq	(,%rdx,4), %rax
	movq	%rax, 32(%rsp)
	xorl	%eax, %eax
	jmp	.LBB21_2
	.p2align	4
.LBB21_13:
	leaq	1(%rax), %rbp
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
	vcmpltss	%xmm3, %xmm4, %k1
	vmovss	%xmm1, %xmm2, %xmm2 {%k1}
	vmaxss	%xmm5, %xmm2, %xmm1
	vaddss	.LCPI21_5(%rip), %xmm1, %xmm2
	vcmpltss	%xmm6, %xmm1, %k1
	vmovss	.LCPI21_6(%rip), %xmm1
	vmovss	%xmm2, %xmm1, %xmm1 {%k1}
	vmovd	%xmm1, %ecx
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
	vbroadcastss	%xmm1, %zmm1
	vbroadcastss	%xmm2, %zmm2
	addq	48(%rsp), %rdx
	vmovups	%zmm1, 80(%rsp)
	vmovups	%zmm2, 144(%rsp)
	movb	%sil, 208(%rsp)
	leaq	80(%rsp), %rsi
	movq	%r12, %rcx
	vzeroupper
	callq	($s20VitruvianMicroAVX51213microQuantize33_955585BAD000B405FA5749B249291C2FLL___2to5countySPySfG_SfxSpys5UInt8VGSitAA0B12CodeRoundingRzlFAA0bO0V_Tg5)
	movq	32(%rsp), %rax
	addq	%rax, %rbx
	movq	72(%rsp), %r8
	addq	%rax, %r8
	movq	%rbp, %rax
	cmpq	40(%rsp), %rbp
	je	.LBB21_14
.LBB21_2:
	movq	%rax, %rdx
	imulq	%r12, %rdx
	movq	16(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rdi
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	cmpq	$16, %r12
	jl	.LBB21_5
	xorl	%ecx, %ecx
	.p2align	4
.LBB21_4:
	cmpq	%rcx, %r14
	movq	%rcx, %rsi
	cmovlq	%r14, %rsi
	vmovups	(%rdi,%rsi,4), %zmm2
	vminps	%zmm1, %zmm2, %zmm1
	vmaxps	%zmm0, %zmm2, %zmm0
	addq	$16, %rcx
	cmpq	%r12, %rcx
	jl	.LBB21_4
.LBB21_5:
	vextractf64x4	$1, %zmm1, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm3
	vshufpd	$3, %xmm3, %xmm3, %xmm4
	vpmovd2m	%xmm4, %k1
	vshufpd	$1, %xmm2, %xmm2, %xmm4
	vshufps	$238, %xmm1, %xmm1, %xmm5
	vmovaps	%xmm4, %xmm5 {%k1}
	vextractf128	$1, %ymm3, %xmm4
	vshufpd	$3, %xmm4, %xmm4, %xmm6
	vpmovd2m	%xmm6, %k1
	vpermpd	$255, %ymm2, %ymm6
	vextractf128	$1, %ymm1, %xmm7
	vshufps	$238, %xmm7, %xmm7, %xmm8
	vmovaps	%xmm6, %xmm8 {%k1}
	vpmovd2m	%xmm3, %k1
	vextractf32x4	$2, %zmm1, %xmm1 {%k1}
	vpmovd2m	%xmm4, %k1
	vextractf32x4	$1, %ymm2, %xmm7 {%k1}
	vmovlhps	%xmm5, %xmm1, %xmm2
	vmovlhps	%xmm8, %xmm7, %xmm3
	vcmpltps	%xmm2, %xmm3, %xmm2
	vpmovd2m	%xmm2, %k1
	vmovaps	%xmm7, %xmm1 {%k1}
	vshufpd	$3, %xmm2, %xmm2, %xmm2
	vpmovd2m	%xmm2, %k1
	vmovaps	%xmm8, %xmm5 {%k1}
	vminps	%xmm1, %xmm5, %xmm1
	vmovshdup	%xmm1, %xmm2
	vminss	%xmm1, %xmm2, %xmm1
	vshufpd	$1, %xmm0, %xmm0, %xmm2
	vxorps	%xmm9, %xmm9, %xmm9
	vsubps	%xmm2, %xmm9, %xmm2
	vextractf128	$1, %ymm0, %xmm3
	vshufpd	$1, %xmm3, %xmm3, %xmm4
	vsubps	%xmm4, %xmm9, %xmm4
	vextractf64x4	$1, %zmm0, %ymm5
	vshufpd	$1, %xmm5, %xmm5, %xmm6
	vsubps	%xmm6, %xmm9, %xmm6
	vpermpd	$255, %ymm5, %ymm7
	vsubps	%xmm7, %xmm9, %xmm7
	vsubps	%xmm0, %xmm9, %xmm8
	vsubps	%xmm3, %xmm9, %xmm3
	vextractf32x4	$2, %zmm0, %xmm0
	vsubps	%xmm0, %xmm9, %xmm0
	vextractf128	$1, %ymm5, %xmm5
	vsubps	%xmm5, %xmm9, %xmm5
	vinsertf128	$1, %xmm3, %ymm8, %ymm9
	vinsertf128	$1, %xmm2, %ymm0, %ymm10
	vinsertf128	$1, %xmm4, %ymm0, %ymm11
	vperm2f128	$49, %ymm11, %ymm10, %ymm10
	vunpcklpd	%ymm10, %ymm9, %ymm9
	vinsertf128	$1, %xmm5, %ymm0, %ymm10
	vinsertf128	$1, %xmm7, %ymm0, %ymm11
	vinsertf128	$1, %xmm6, %ymm0, %ymm12
	vperm2f128	$49, %ymm11, %ymm12, %ymm11
	vunpcklpd	%ymm11, %ymm10, %ymm10
	vcmpltps	%ymm9, %ymm10, %ymm9
	vpmovd2m	%xmm9, %k1
	vmovaps	%xmm0, %xmm8 {%k1}
	vshufpd	$3, %xmm9, %xmm9, %xmm0
	vpmovd2m	%xmm0, %k1
	vmovaps	%xmm6, %xmm2 {%k1}
	vextracti128	$1, %ymm9, %xmm0
	vpmovd2m	%xmm0, %k1
	vmovaps	%xmm5, %xmm3 {%k1}
	vshufpd	$3, %xmm0, %xmm0, %xmm0
	vpmovd2m	%xmm0, %k1
	vmovaps	%xmm7, %xmm4 {%k1}
	vmovlhps	%xmm2, %xmm8, %xmm0
	vmovlhps	%xmm4, %xmm3, %xmm5
	vcmpltps	%xmm0, %xmm5, %xmm0
	vpmovd2m	%xmm0, %k1
	vmovaps	%xmm3, %xmm8 {%k1}
	vshufpd	$3, %xmm0, %xmm0, %xmm0
	vpmovd2m	%xmm0, %k1
	vmovaps	%xmm4, %xmm2 {%k1}
	vminps	%xmm8, %xmm2, %xmm0
	vmovshdup	%xmm0, %xmm2
	vminss	%xmm0, %xmm2, %xmm0
	vxorps	.LCPI21_0(%rip){1to4}, %xmm0, %xmm2
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
	vmovss	-28(%rbx,%rcx,4), %xmm0
	vmovss	-24(%rbx,%rcx,4), %xmm3
	vminss	%xmm1, %xmm0, %xmm1
	vmaxss	%xmm2, %xmm0, %xmm0
	vminss	%xmm1, %xmm3, %xmm1
	vmaxss	%xmm0, %xmm3, %xmm0
	vmovss	-20(%rbx,%rcx,4), %xmm2
	vminss	%xmm1, %xmm2, %xmm1
	vmaxss	%xmm0, %xmm2, %xmm0
	vmovss	-16(%rbx,%rcx,4), %xmm2
	vminss	%xmm1, %xmm2, %xmm1
	vmaxss	%xmm0, %xmm2, %xmm0
	vmovss	-12(%rbx,%rcx,4), %xmm2
	vminss	%xmm1, %xmm2, %xmm1
	vmaxss	%xmm0, %xmm2, %xmm0
	vmovss	-8(%rbx,%rcx,4), %xmm2
	vminss	%xmm1, %xmm2, %xmm1
	vmaxss	%xmm0, %xmm2, %xmm0
	vmovss	-4(%rbx,%rcx,4), %xmm2
	vminss	%xmm1, %xmm2, %xmm1
	vmaxss	%xmm0, %xmm2, %xmm0
	vmovss	(%rbx,%rcx,4), %xmm2
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
	addq	$216, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end21:
	.size	$s20VitruvianMicroAVX51217microQuantizeRows7numbers8rowCount0H6Length5codes6scales10zeroPointsySPySfG_S2iSpys5UInt8VGSpySfGSpys5Int32VGtF, .Lfunc_end21-$s20VitruvianMicroAVX51217microQuantizeRows7numbers8rowCount0H6Length5codes6scales10zeroPointsySPySfG_S2iSpys5UInt8VGSpySfGSpys5Int32VGtF
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI22_0:
	.long	0x4b400000
	.text
	.p2align	4
	.type	$s20VitruvianMicroAVX51213microQuantize33_955585BAD000B405FA5749B249291C2FLL___2to5countySPySfG_SfxSpys5UInt8VGSitAA0B12CodeRoundingRzlFAA0bO0V_Tg5,@function
$s20VitruvianMicroAVX51213microQuantize33_955585BAD000B405FA5749B249291C2FLL___2to5countySPySfG_SfxSpys5UInt8VGSitAA0B12CodeRoundingRzlFAA0bO0V_Tg5:
	vmovups	(%rsi), %zmm1
	vmovups	64(%rsi), %zmm2
	movzbl	128(%rsi), %eax
	cmpq	$15, %rcx
	jle	.LBB22_1
	leaq	-16(%rcx), %rsi
	vpbroadcastb	%eax, %xmm3
	vbroadcastss	%xmm0, %zmm0
	xorl	%eax, %eax
	vbroadcastss	.LCPI22_0(%rip), %zmm4
	.p2align	4
.LBB22_7:
	cmpq	%rax, %rsi
	movq	%rax, %r8
	cmovlq	%rsi, %r8
	vmulps	(%rdi,%r8,4), %zmm0, %zmm5
	vmaxps	%zmm1, %zmm5, %zmm5
	vminps	%zmm2, %zmm5, %zmm5
	vaddps	%zmm4, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm3, %xmm5
	vmovdqu	%xmm5, (%rdx,%r8)
	addq	$16, %rax
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
	vcmpltss	%xmm4, %xmm1, %k1
	vmovaps	%xmm1, %xmm5
	vmovss	%xmm4, %xmm5, %xmm5 {%k1}
	vminss	%xmm2, %xmm5, %xmm4
	vaddss	%xmm3, %xmm4, %xmm4
	vmovd	%xmm4, %esi
	addb	%al, %sil
	movb	%sil, (%rdx,%r9)
	leaq	2(%r9), %rsi
	vmulss	4(%rdi,%r9,4), %xmm0, %xmm4
	vcmpltss	%xmm4, %xmm1, %k1
	vmovaps	%xmm1, %xmm5
	vmovss	%xmm4, %xmm5, %xmm5 {%k1}
	vminss	%xmm2, %xmm5, %xmm4
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
	vcmpltss	%xmm0, %xmm1, %k1
	vmovss	%xmm0, %xmm1, %xmm1 {%k1}
	vminss	%xmm2, %xmm1, %xmm0
	vaddss	.LCPI22_0(%rip), %xmm0, %xmm0
	vmovd	%xmm0, %ecx
	addb	%cl, %al
	movb	%al, (%rdx,%rsi)
	vzeroupper
	retq
.Lfunc_end22:
	.size	$s20VitruvianMicroAVX51213microQuantize33_955585BAD000B405FA5749B249291C2FLL___2to5countySPySfG_SfxSpys5UInt8VGSitAA0B12CodeRoundingRzlFAA0bO0V_Tg5, .Lfunc_end22-$s20VitruvianMicroAVX51213microQuantize33_955585BAD000B405FA5749B249291C2FLL___2to5countySPySfG_SfxSpys5UInt8VGSitAA0B12CodeRoundingRzlFAA0bO0V_Tg5
	.hidden	vitruvian_find_range_avx512
	.globl	vitruvian_find_range_avx512
	.p2align	4
	.type	vitruvian_find_range_avx512,@function
vitruvian_find_range_avx512:
	jmp	($s20VitruvianMicroAVX51214microFindRange7numbers5count5rangeySPySfG_SiSpySfGtF)
.Lfunc_end23:
	.size	vitruvian_find_range_avx512, .Lfunc_end23-vitruvian_find_range_avx512
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI24_0:
	.long	0x80000000
	.text
	.hidden	$s20VitruvianMicroAVX51214microFindRange7numbers5count5rangeySPySfG_SiSpySfGtF
	.globl	$s20VitruvianMicroAVX51214microFindRange7numbers5count5rangeySPySfG_SiSpySfGtF
	.p2align	4
	.type	$s20VitruvianMicroAVX51214microFindRange7numbers5count5rangeySPySfG_SiSpySfGtF,@function
$s20VitruvianMicroAVX51214microFindRange7numbers5count5rangeySPySfG_SiSpySfGtF:
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	cmpq	$16, %rsi
	jl	.LBB24_3
	leaq	-16(%rsi), %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB24_2:
	cmpq	%rcx, %rax
	movq	%rcx, %r8
	cmovlq	%rax, %r8
	vmovups	(%rdi,%r8,4), %zmm2
	vminps	%zmm0, %zmm2, %zmm0
	vmaxps	%zmm1, %zmm2, %zmm1
	addq	$16, %rcx
	cmpq	%rsi, %rcx
	jl	.LBB24_2
.LBB24_3:
	cmpq	$16, %rsi
	setge	%al
	vextractf64x4	$1, %zmm0, %ymm2
	vcmpltps	%ymm0, %ymm2, %ymm3
	vshufpd	$3, %xmm3, %xmm3, %xmm4
	vpmovd2m	%xmm4, %k1
	vshufpd	$1, %xmm2, %xmm2, %xmm4
	vshufps	$238, %xmm0, %xmm0, %xmm5
	vmovaps	%xmm4, %xmm5 {%k1}
	vextractf128	$1, %ymm3, %xmm4
	vshufpd	$3, %xmm4, %xmm4, %xmm6
	vpmovd2m	%xmm6, %k1
	vpermpd	$255, %ymm2, %ymm6
	vextractf128	$1, %ymm0, %xmm7
	vshufps	$238, %xmm7, %xmm7, %xmm8
	vmovaps	%xmm6, %xmm8 {%k1}
	vpmovd2m	%xmm3, %k1
	vextractf32x4	$2, %zmm0, %xmm0 {%k1}
	vpmovd2m	%xmm4, %k1
	vextractf32x4	$1, %ymm2, %xmm7 {%k1}
	vmovlhps	%xmm5, %xmm0, %xmm2
	vmovlhps	%xmm8, %xmm7, %xmm3
	vcmpltps	%xmm2, %xmm3, %xmm2
	vpmovd2m	%xmm2, %k1
	vmovaps	%xmm7, %xmm0 {%k1}
	vshufpd	$3, %xmm2, %xmm2, %xmm2
	vpmovd2m	%xmm2, %k1
	vmovaps	%xmm8, %xmm5 {%k1}
	vminps	%xmm0, %xmm5, %xmm0
	vmovshdup	%xmm0, %xmm2
	vminss	%xmm0, %xmm2, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vsubps	%xmm2, %xmm3, %xmm2
	vextractf128	$1, %ymm1, %xmm4
	vshufpd	$1, %xmm4, %xmm4, %xmm5
	vsubps	%xmm5, %xmm3, %xmm5
	vextractf64x4	$1, %zmm1, %ymm6
	vshufpd	$1, %xmm6, %xmm6, %xmm7
	vsubps	%xmm7, %xmm3, %xmm7
	vpermpd	$255, %ymm6, %ymm8
	vsubps	%xmm8, %xmm3, %xmm8
	vsubps	%xmm1, %xmm3, %xmm9
	vsubps	%xmm4, %xmm3, %xmm4
	vextractf32x4	$2, %zmm1, %xmm1
	vsubps	%xmm1, %xmm3, %xmm1
	vextractf128	$1, %ymm6, %xmm6
	vsubps	%xmm6, %xmm3, %xmm3
	vinsertf128	$1, %xmm4, %ymm9, %ymm6
	vinsertf128	$1, %xmm2, %ymm0, %ymm10
	vinsertf128	$1, %xmm5, %ymm0, %ymm11
	vperm2f128	$49, %ymm11, %ymm10, %ymm10
	vunpcklpd	%ymm10, %ymm6, %ymm6
	vinsertf128	$1, %xmm3, %ymm1, %ymm10
	vinsertf128	$1, %xmm8, %ymm0, %ymm11
	vinsertf128	$1, %xmm7, %ymm0, %ymm12
	vperm2f128	$49, %ymm11, %ymm12, %ymm11
	vunpcklpd	%ymm11, %ymm10, %ymm10
	vcmpltps	%ymm6, %ymm10, %ymm6
	vpmovd2m	%xmm6, %k1
	vmovaps	%xmm1, %xmm9 {%k1}
	vshufpd	$3, %xmm6, %xmm6, %xmm1
	vpmovd2m	%xmm1, %k1
	vmovaps	%xmm7, %xmm2 {%k1}
	vextracti128	$1, %ymm6, %xmm1
	vpmovd2m	%xmm1, %k1
	vmovaps	%xmm3, %xmm4 {%k1}
	vshufpd	$3, %xmm1, %xmm1, %xmm1
	vpmovd2m	%xmm1, %k1
	vmovaps	%xmm8, %xmm5 {%k1}
	vmovlhps	%xmm2, %xmm9, %xmm1
	vmovlhps	%xmm5, %xmm4, %xmm3
	vcmpltps	%xmm1, %xmm3, %xmm1
	vpmovd2m	%xmm1, %k1
	vmovaps	%xmm4, %xmm9 {%k1}
	vshufpd	$3, %xmm1, %xmm1, %xmm1
	vpmovd2m	%xmm1, %k1
	vmovaps	%xmm5, %xmm2 {%k1}
	vminps	%xmm9, %xmm2, %xmm1
	vmovshdup	%xmm1, %xmm2
	vminss	%xmm1, %xmm2, %xmm1
	vxorps	.LCPI24_0(%rip){1to4}, %xmm1, %xmm1
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
	.size	$s20VitruvianMicroAVX51214microFindRange7numbers5count5rangeySPySfG_SiSpySfGtF, .Lfunc_end24-$s20VitruvianMicroAVX51214microFindRange7numbers5count5rangeySPySfG_SiSpySfGtF
	.hidden	vitruvian_quantize_avx512
	.globl	vitruvian_quantize_avx512
	.p2align	4
	.type	vitruvian_quantize_avx512,@function
vitruvian_quantize_avx512:
	jmp	($s20VitruvianMicroAVX51213microQuantize7numbers5count12codesPerUnit18halvesAwayFromZero5lower5upper9zeroPoint0H0ySPySfG_SiSfSbS2fs5Int32VSpys5UInt8VGtF)
.Lfunc_end25:
	.size	vitruvian_quantize_avx512, .Lfunc_end25-vitruvian_quantize_avx512
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI26_0:
	.long	0x3f000000
.LCPI26_1:
	.long	0xbf000000
	.text
	.hidden	$s20VitruvianMicroAVX51213microQuantize7numbers5count12codesPerUnit18halvesAwayFromZero5lower5upper9zeroPoint0H0ySPySfG_SiSfSbS2fs5Int32VSpys5UInt8VGtF
	.globl	$s20VitruvianMicroAVX51213microQuantize7numbers5count12codesPerUnit18halvesAwayFromZero5lower5upper9zeroPoint0H0ySPySfG_SiSfSbS2fs5Int32VSpys5UInt8VGtF
	.p2align	4
	.type	$s20VitruvianMicroAVX51213microQuantize7numbers5count12codesPerUnit18halvesAwayFromZero5lower5upper9zeroPoint0H0ySPySfG_SiSfSbS2fs5Int32VSpys5UInt8VGtF,@function
$s20VitruvianMicroAVX51213microQuantize7numbers5count12codesPerUnit18halvesAwayFromZero5lower5upper9zeroPoint0H0ySPySfG_SiSfSbS2fs5Int32VSpys5UInt8VGtF:
	subq	$136, %rsp
	movq	%rsi, %rax
	vbroadcastss	%xmm1, %zmm1
	vbroadcastss	%xmm2, %zmm2
	testb	$1, %dl
	je	.LBB26_9
	cmpq	$15, %rax
	jle	.LBB26_2
	leaq	-16(%rax), %rdx
	vpbroadcastb	%ecx, %xmm3
	vbroadcastss	%xmm0, %zmm0
	xorl	%ecx, %ecx
	vxorps	%xmm4, %xmm4, %xmm4
	vbroadcastss	.LCPI26_0(%rip), %zmm5
	.p2align	4
.LBB26_8:
	cmpq	%rcx, %rdx
	movq	%rcx, %rsi
	cmovlq	%rdx, %rsi
	vmulps	(%rdi,%rsi,4), %zmm0, %zmm6
	vcmpltps	%zmm4, %zmm6, %k1
	vblendmps	.LCPI26_1(%rip){1to16}, %zmm5, %zmm7 {%k1}
	vaddps	%zmm7, %zmm6, %zmm6
	vcmpltps	%zmm6, %zmm1, %k1
	vblendmps	%zmm6, %zmm1, %zmm6 {%k1}
	vcmpltps	%zmm2, %zmm6, %k1
	vblendmps	%zmm6, %zmm2, %zmm6 {%k1}
	vcvttps2dq	%zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm3, %xmm6
	vmovdqu	%xmm6, (%r8,%rsi)
	addq	$16, %rcx
	cmpq	%rax, %rcx
	jl	.LBB26_8
.LBB26_10:
	addq	$136, %rsp
	vzeroupper
	retq
.LBB26_9:
	vmovups	%zmm1, (%rsp)
	vmovups	%zmm2, 64(%rsp)
	movb	%cl, 128(%rsp)
	movq	%rsp, %rsi
	movq	%r8, %rdx
	movq	%rax, %rcx
	vzeroupper
	callq	($s20VitruvianMicroAVX51213microQuantize33_955585BAD000B405FA5749B249291C2FLL___2to5countySPySfG_SfxSpys5UInt8VGSitAA0B12CodeRoundingRzlFAA0bO0V_Tg5)
	addq	$136, %rsp
	retq
.LBB26_2:
	testq	%rax, %rax
	je	.LBB26_10
	xorl	%edx, %edx
	vxorps	%xmm3, %xmm3, %xmm3
	vbroadcastss	.LCPI26_0(%rip), %zmm4
	jmp	.LBB26_4
	.p2align	4
.LBB26_6:
	kmovd	%esi, %k1
	vblendmps	.LCPI26_1(%rip){1to16}, %zmm4, %zmm6 {%k1}
	vbroadcastss	%xmm5, %zmm5
	vaddps	%zmm6, %zmm5, %zmm5
	vcmpltps	%zmm5, %zmm1, %k1
	vblendmps	%zmm5, %zmm1, %zmm5 {%k1}
	vcmpltps	%zmm2, %zmm5, %k1
	vblendmps	%zmm5, %zmm2, %zmm5 {%k1}
	vcvttps2dq	%xmm5, %xmm5
	vmovd	%xmm5, %esi
	addb	%cl, %sil
	movb	%sil, (%r8,%rdx)
	incq	%rdx
	cmpq	%rdx, %rax
	je	.LBB26_10
.LBB26_4:
	vmulss	(%rdi,%rdx,4), %xmm0, %xmm5
	vucomiss	%xmm5, %xmm3
	movl	$65535, %esi
	ja	.LBB26_6
	xorl	%esi, %esi
	jmp	.LBB26_6
.Lfunc_end26:
	.size	$s20VitruvianMicroAVX51213microQuantize7numbers5count12codesPerUnit18halvesAwayFromZero5lower5upper9zeroPoint0H0ySPySfG_SiSfSbS2fs5Int32VSpys5UInt8VGtF, .Lfunc_end26-$s20VitruvianMicroAVX51213microQuantize7numbers5count12codesPerUnit18halvesAwayFromZero5lower5upper9zeroPoint0H0ySPySfG_SiSfSbS2fs5Int32VSpys5UInt8VGtF
	.hidden	vitruvian_apply_avx512
	.globl	vitruvian_apply_avx512
	.p2align	4
	.type	vitruvian_apply_avx512,@function
vitruvian_apply_avx512:
	jmp	($s20VitruvianMicroAVX51210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF)
.Lfunc_end27:
	.size	vitruvian_apply_avx512, .Lfunc_end27-vitruvian_apply_avx512
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
	.hidden	$s20VitruvianMicroAVX51210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF
	.globl	$s20VitruvianMicroAVX51210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF
	.p2align	4
	.type	$s20VitruvianMicroAVX51210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF,@function
$s20VitruvianMicroAVX51210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF:
	cmpq	$2, %rdi
	je	.LBB28_31
	cmpq	$1, %rdi
	je	.LBB28_17
	testq	%rdi, %rdi
	jne	.LBB28_39
	testq	%rdx, %rdx
	je	.LBB28_56
	cmpq	$4, %rdx
	setb	%al
	movq	%rcx, %rdi
	subq	%rsi, %rdi
	cmpq	$64, %rdi
	setb	%dil
	orb	%al, %dil
	je	.LBB28_6
	xorl	%eax, %eax
	jmp	.LBB28_15
.LBB28_17:
	testq	%rdx, %rdx
	je	.LBB28_56
	cmpq	$4, %rdx
	setb	%al
	movq	%rcx, %rdi
	subq	%rsi, %rdi
	cmpq	$64, %rdi
	setb	%dil
	orb	%al, %dil
	je	.LBB28_20
	xorl	%eax, %eax
	jmp	.LBB28_29
.LBB28_31:
	testq	%rdx, %rdx
	je	.LBB28_56
	cmpq	$8, %rdx
	setb	%al
	movq	%rcx, %rdi
	subq	%rsi, %rdi
	cmpq	$32, %rdi
	setb	%dil
	orb	%al, %dil
	je	.LBB28_34
	xorl	%eax, %eax
	jmp	.LBB28_37
.LBB28_39:
	testq	%rdx, %rdx
	je	.LBB28_56
	cmpq	$4, %rdx
	setb	%al
	movq	%rcx, %rdi
	subq	%rsi, %rdi
	cmpq	$64, %rdi
	setb	%dil
	orb	%al, %dil
	je	.LBB28_42
	xorl	%eax, %eax
	jmp	.LBB28_51
.LBB28_20:
	cmpq	$16, %rdx
	jae	.LBB28_22
	xorl	%eax, %eax
	jmp	.LBB28_26
.LBB28_34:
	movq	%rdx, %rax
	andq	$-8, %rax
	xorl	%edi, %edi
	vbroadcastss	.LCPI28_0(%rip), %ymm0
	vbroadcastss	.LCPI28_1(%rip), %ymm1
	vbroadcastsd	.LCPI28_2(%rip), %zmm2
	vbroadcastsd	.LCPI28_4(%rip), %zmm3
	vbroadcastsd	.LCPI28_5(%rip), %zmm4
	vbroadcastsd	.LCPI28_6(%rip), %zmm5
	vbroadcastsd	.LCPI28_7(%rip), %zmm6
	vbroadcastsd	.LCPI28_8(%rip), %zmm7
	vbroadcastsd	.LCPI28_9(%rip), %zmm8
	vbroadcastsd	.LCPI28_10(%rip), %zmm9
	vbroadcastsd	.LCPI28_11(%rip), %zmm10
	vbroadcastsd	.LCPI28_12(%rip), %zmm11
	vbroadcastsd	.LCPI28_13(%rip), %zmm12
	vbroadcastsd	.LCPI28_14(%rip), %zmm13
	vbroadcastsd	.LCPI28_15(%rip), %zmm14
	vbroadcastsd	.LCPI28_16(%rip), %zmm15
	vbroadcastsd	.LCPI28_17(%rip), %zmm16
	vbroadcastsd	.LCPI28_18(%rip), %zmm17
	vbroadcastsd	.LCPI28_19(%rip), %zmm18
	vbroadcastsd	.LCPI28_20(%rip), %zmm19
	vbroadcastsd	.LCPI28_21(%rip), %zmm20
	.p2align	4
.LBB28_35:
	vmovups	(%rsi,%rdi,4), %ymm21
	vxorps	%ymm0, %ymm21, %ymm22
	vcvtps2pd	%ymm22, %zmm22
	vminpd	%zmm22, %zmm2, %zmm22
	vcmpgtps	%ymm1, %ymm21, %k1
	vbroadcastsd	.LCPI28_3(%rip), %zmm22 {%k1}
	vmulpd	%zmm3, %zmm22, %zmm21
	vaddpd	%zmm4, %zmm21, %zmm21
	vaddpd	%zmm5, %zmm21, %zmm23
	vmulpd	%zmm6, %zmm23, %zmm24
	vaddpd	%zmm24, %zmm22, %zmm22
	vmulpd	%zmm7, %zmm23, %zmm23
	vaddpd	%zmm23, %zmm22, %zmm22
	vmulpd	%zmm8, %zmm22, %zmm23
	vaddpd	%zmm9, %zmm23, %zmm23
	vmulpd	%zmm23, %zmm22, %zmm23
	vaddpd	%zmm10, %zmm23, %zmm23
	vmulpd	%zmm23, %zmm22, %zmm23
	vaddpd	%zmm11, %zmm23, %zmm23
	vmulpd	%zmm23, %zmm22, %zmm23
	vaddpd	%zmm12, %zmm23, %zmm23
	vmulpd	%zmm23, %zmm22, %zmm23
	vaddpd	%zmm13, %zmm23, %zmm23
	vmulpd	%zmm23, %zmm22, %zmm23
	vaddpd	%zmm14, %zmm23, %zmm23
	vmulpd	%zmm23, %zmm22, %zmm23
	vaddpd	%zmm15, %zmm23, %zmm23
	vmulpd	%zmm23, %zmm22, %zmm23
	vaddpd	%zmm16, %zmm23, %zmm23
	vmulpd	%zmm23, %zmm22, %zmm23
	vaddpd	%zmm17, %zmm23, %zmm23
	vmulpd	%zmm23, %zmm22, %zmm23
	vaddpd	%zmm18, %zmm23, %zmm23
	vmulpd	%zmm23, %zmm22, %zmm23
	vaddpd	%zmm19, %zmm23, %zmm23
	vmulpd	%zmm22, %zmm22, %zmm24
	vmulpd	%zmm23, %zmm24, %zmm23
	vaddpd	%zmm23, %zmm22, %zmm22
	vaddpd	%zmm20, %zmm22, %zmm22
	vpsllq	$52, %zmm21, %zmm21
	vpaddq	%zmm22, %zmm21, %zmm21
	vcvtpd2ps	%zmm21, %ymm21
	vcvtps2pd	%ymm21, %zmm21
	vaddpd	%zmm20, %zmm21, %zmm21
	vdivpd	%zmm21, %zmm20, %zmm21
	vcvtpd2ps	%zmm21, %ymm21
	vmovups	%ymm21, (%rcx,%rdi,4)
	addq	$8, %rdi
	cmpq	%rdi, %rax
	jne	.LBB28_35
	cmpq	%rax, %rdx
	je	.LBB28_56
.LBB28_37:
	vbroadcastss	.LCPI28_0(%rip), %xmm0
	vmovss	.LCPI28_1(%rip), %xmm1
	vmovsd	.LCPI28_2(%rip), %xmm2
	vmovsd	.LCPI28_4(%rip), %xmm3
	vmovsd	.LCPI28_5(%rip), %xmm4
	vmovsd	.LCPI28_6(%rip), %xmm5
	vmovsd	.LCPI28_7(%rip), %xmm6
	vmovsd	.LCPI28_8(%rip), %xmm7
	vmovsd	.LCPI28_9(%rip), %xmm8
	vmovsd	.LCPI28_10(%rip), %xmm9
	vmovsd	.LCPI28_11(%rip), %xmm10
	vmovsd	.LCPI28_12(%rip), %xmm11
	vmovsd	.LCPI28_13(%rip), %xmm12
	vmovsd	.LCPI28_14(%rip), %xmm13
	vmovsd	.LCPI28_15(%rip), %xmm14
	vmovsd	.LCPI28_16(%rip), %xmm15
	vmovsd	.LCPI28_17(%rip), %xmm16
	vmovsd	.LCPI28_18(%rip), %xmm17
	vmovsd	.LCPI28_19(%rip), %xmm18
	vmovsd	.LCPI28_20(%rip), %xmm19
	vmovsd	.LCPI28_21(%rip), %xmm20
	.p2align	4
.LBB28_38:
	vmovss	(%rsi,%rax,4), %xmm21
	vxorps	%xmm0, %xmm21, %xmm22
	vcvtss2sd	%xmm22, %xmm22, %xmm22
	vucomiss	%xmm1, %xmm21
	seta	%dil
	vminsd	%xmm22, %xmm2, %xmm21
	kmovd	%edi, %k1
	vmovsd	.LCPI28_3(%rip), %xmm21 {%k1}
	vmulsd	%xmm3, %xmm21, %xmm22
	vaddsd	%xmm4, %xmm22, %xmm22
	vaddsd	%xmm5, %xmm22, %xmm23
	vmulsd	%xmm6, %xmm23, %xmm24
	vaddsd	%xmm24, %xmm21, %xmm21
	vmulsd	%xmm7, %xmm23, %xmm23
	vaddsd	%xmm23, %xmm21, %xmm21
	vmulsd	%xmm8, %xmm21, %xmm23
	vaddsd	%xmm9, %xmm23, %xmm23
	vmulsd	%xmm23, %xmm21, %xmm23
	vaddsd	%xmm10, %xmm23, %xmm23
	vmulsd	%xmm23, %xmm21, %xmm23
	vaddsd	%xmm11, %xmm23, %xmm23
	vmulsd	%xmm23, %xmm21, %xmm23
	vaddsd	%xmm12, %xmm23, %xmm23
	vmulsd	%xmm23, %xmm21, %xmm23
	vaddsd	%xmm13, %xmm23, %xmm23
	vmulsd	%xmm23, %xmm21, %xmm23
	vaddsd	%xmm14, %xmm23, %xmm23
	vmulsd	%xmm23, %xmm21, %xmm23
	vaddsd	%xmm15, %xmm23, %xmm23
	vmulsd	%xmm23, %xmm21, %xmm23
	vaddsd	%xmm16, %xmm23, %xmm23
	vmulsd	%xmm23, %xmm21, %xmm23
	vaddsd	%xmm17, %xmm23, %xmm23
	vmulsd	%xmm23, %xmm21, %xmm23
	vaddsd	%xmm18, %xmm23, %xmm23
	vmulsd	%xmm23, %xmm21, %xmm23
	vaddsd	%xmm19, %xmm23, %xmm23
	vmulsd	%xmm21, %xmm21, %xmm24
	vmulsd	%xmm23, %xmm24, %xmm23
	vaddsd	%xmm23, %xmm21, %xmm21
	vaddsd	%xmm20, %xmm21, %xmm21
	vmovq	%xmm21, %rdi
	vmovq	%xmm22, %r8
	shlq	$52, %r8
	addq	%rdi, %r8
	vmovq	%r8, %xmm21
	vcvtsd2ss	%xmm21, %xmm21, %xmm21
	vcvtss2sd	%xmm21, %xmm21, %xmm21
	vaddsd	%xmm20, %xmm21, %xmm21
	vdivsd	%xmm21, %xmm20, %xmm21
	vcvtsd2ss	%xmm21, %xmm21, %xmm21
	vmovss	%xmm21, (%rcx,%rax,4)
	incq	%rax
	cmpq	%rax, %rdx
	jne	.LBB28_38
	jmp	.LBB28_56
.LBB28_6:
	cmpq	$16, %rdx
	jae	.LBB28_8
	xorl	%eax, %eax
	jmp	.LBB28_12
.LBB28_42:
	cmpq	$16, %rdx
	jae	.LBB28_44
	xorl	%eax, %eax
	jmp	.LBB28_48
.LBB28_22:
	movq	%rdx, %rax
	andq	$-16, %rax
	xorl	%edi, %edi
	vbroadcastss	.LCPI28_0(%rip), %zmm0
	vbroadcastss	.LCPI28_1(%rip), %zmm1
	vbroadcastsd	.LCPI28_2(%rip), %zmm2
	vbroadcastsd	.LCPI28_3(%rip), %zmm3
	vbroadcastsd	.LCPI28_4(%rip), %zmm4
	vbroadcastsd	.LCPI28_5(%rip), %zmm5
	vbroadcastsd	.LCPI28_6(%rip), %zmm6
	vbroadcastsd	.LCPI28_7(%rip), %zmm7
	vbroadcastsd	.LCPI28_8(%rip), %zmm8
	vbroadcastsd	.LCPI28_9(%rip), %zmm9
	vbroadcastsd	.LCPI28_10(%rip), %zmm10
	vbroadcastsd	.LCPI28_11(%rip), %zmm11
	vbroadcastsd	.LCPI28_12(%rip), %zmm12
	vbroadcastsd	.LCPI28_13(%rip), %zmm13
	vbroadcastsd	.LCPI28_14(%rip), %zmm14
	vbroadcastsd	.LCPI28_15(%rip), %zmm15
	vbroadcastsd	.LCPI28_16(%rip), %zmm16
	vbroadcastsd	.LCPI28_17(%rip), %zmm17
	vbroadcastsd	.LCPI28_18(%rip), %zmm18
	vbroadcastsd	.LCPI28_19(%rip), %zmm19
	vbroadcastsd	.LCPI28_20(%rip), %zmm20
	vbroadcastsd	.LCPI28_21(%rip), %zmm21
	vbroadcastss	.LCPI28_22(%rip), %zmm22
	.p2align	4
.LBB28_23:
	vmovups	(%rsi,%rdi,4), %zmm23
	vxorps	%zmm0, %zmm23, %zmm24
	vextractf64x4	$1, %zmm24, %ymm25
	vcvtps2pd	%ymm25, %zmm25
	vcvtps2pd	%ymm24, %zmm24
	vcmpgtps	%zmm1, %zmm23, %k1
	vminpd	%zmm24, %zmm2, %zmm24
	vminpd	%zmm25, %zmm2, %zmm25
	kshiftrw	$8, %k1, %k2
	vmovapd	%zmm3, %zmm25 {%k2}
	vmovapd	%zmm3, %zmm24 {%k1}
	vmulpd	%zmm4, %zmm24, %zmm26
	vmulpd	%zmm4, %zmm25, %zmm23
	vaddpd	%zmm5, %zmm23, %zmm23
	vaddpd	%zmm5, %zmm26, %zmm26
	vaddpd	%zmm6, %zmm26, %zmm27
	vaddpd	%zmm6, %zmm23, %zmm28
	vmulpd	%zmm7, %zmm28, %zmm29
	vmulpd	%zmm7, %zmm27, %zmm30
	vaddpd	%zmm30, %zmm24, %zmm24
	vaddpd	%zmm29, %zmm25, %zmm25
	vmulpd	%zmm8, %zmm27, %zmm27
	vaddpd	%zmm27, %zmm24, %zmm24
	vmulpd	%zmm8, %zmm28, %zmm27
	vaddpd	%zmm27, %zmm25, %zmm25
	vmulpd	%zmm9, %zmm24, %zmm27
	vmulpd	%zmm9, %zmm25, %zmm28
	vaddpd	%zmm10, %zmm28, %zmm28
	vaddpd	%zmm10, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm24, %zmm27
	vmulpd	%zmm28, %zmm25, %zmm28
	vaddpd	%zmm11, %zmm28, %zmm28
	vaddpd	%zmm11, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm24, %zmm27
	vmulpd	%zmm28, %zmm25, %zmm28
	vaddpd	%zmm12, %zmm28, %zmm28
	vaddpd	%zmm12, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm24, %zmm27
	vmulpd	%zmm28, %zmm25, %zmm28
	vaddpd	%zmm13, %zmm28, %zmm28
	vaddpd	%zmm13, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm24, %zmm27
	vmulpd	%zmm28, %zmm25, %zmm28
	vaddpd	%zmm14, %zmm28, %zmm28
	vaddpd	%zmm14, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm24, %zmm27
	vmulpd	%zmm28, %zmm25, %zmm28
	vaddpd	%zmm15, %zmm28, %zmm28
	vaddpd	%zmm15, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm24, %zmm27
	vmulpd	%zmm28, %zmm25, %zmm28
	vaddpd	%zmm16, %zmm28, %zmm28
	vaddpd	%zmm16, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm24, %zmm27
	vmulpd	%zmm28, %zmm25, %zmm28
	vaddpd	%zmm17, %zmm28, %zmm28
	vaddpd	%zmm17, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm24, %zmm27
	vmulpd	%zmm28, %zmm25, %zmm28
	vaddpd	%zmm18, %zmm28, %zmm28
	vaddpd	%zmm18, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm24, %zmm27
	vmulpd	%zmm28, %zmm25, %zmm28
	vaddpd	%zmm19, %zmm28, %zmm28
	vaddpd	%zmm19, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm24, %zmm27
	vmulpd	%zmm28, %zmm25, %zmm28
	vaddpd	%zmm20, %zmm28, %zmm28
	vaddpd	%zmm20, %zmm27, %zmm27
	vmulpd	%zmm25, %zmm25, %zmm29
	vmulpd	%zmm28, %zmm29, %zmm28
	vmulpd	%zmm24, %zmm24, %zmm29
	vmulpd	%zmm27, %zmm29, %zmm27
	vaddpd	%zmm28, %zmm25, %zmm25
	vaddpd	%zmm27, %zmm24, %zmm24
	vaddpd	%zmm21, %zmm24, %zmm24
	vaddpd	%zmm21, %zmm25, %zmm25
	vpsllq	$52, %zmm26, %zmm26
	vpaddq	%zmm24, %zmm26, %zmm24
	vpsllq	$52, %zmm23, %zmm23
	vpaddq	%zmm25, %zmm23, %zmm23
	vcvtpd2ps	%zmm24, %ymm24
	vcvtpd2ps	%zmm23, %ymm23
	vinsertf64x4	$1, %ymm23, %zmm24, %zmm23
	vaddps	%zmm22, %zmm23, %zmm23
	vdivps	%zmm23, %zmm22, %zmm23
	vmovups	%zmm23, (%rcx,%rdi,4)
	addq	$16, %rdi
	cmpq	%rdi, %rax
	jne	.LBB28_23
	cmpq	%rax, %rdx
	je	.LBB28_56
	testb	$12, %dl
	je	.LBB28_29
.LBB28_26:
	movq	%rax, %rdi
	movq	%rdx, %rax
	andq	$-4, %rax
	vbroadcastss	.LCPI28_0(%rip), %xmm0
	vbroadcastss	.LCPI28_1(%rip), %xmm1
	vbroadcastsd	.LCPI28_2(%rip), %ymm2
	vbroadcastsd	.LCPI28_4(%rip), %ymm3
	vbroadcastsd	.LCPI28_5(%rip), %ymm4
	vbroadcastsd	.LCPI28_6(%rip), %ymm5
	vbroadcastsd	.LCPI28_7(%rip), %ymm6
	vbroadcastsd	.LCPI28_8(%rip), %ymm7
	vbroadcastsd	.LCPI28_9(%rip), %ymm8
	vbroadcastsd	.LCPI28_10(%rip), %ymm9
	vbroadcastsd	.LCPI28_11(%rip), %ymm10
	vbroadcastsd	.LCPI28_12(%rip), %ymm11
	vbroadcastsd	.LCPI28_13(%rip), %ymm12
	vbroadcastsd	.LCPI28_14(%rip), %ymm13
	vbroadcastsd	.LCPI28_15(%rip), %ymm14
	vbroadcastsd	.LCPI28_16(%rip), %ymm15
	vbroadcastsd	.LCPI28_17(%rip), %ymm16
	vbroadcastsd	.LCPI28_18(%rip), %ymm17
	vbroadcastsd	.LCPI28_19(%rip), %ymm18
	vbroadcastsd	.LCPI28_20(%rip), %ymm19
	vbroadcastsd	.LCPI28_21(%rip), %ymm20
	vbroadcastss	.LCPI28_22(%rip), %xmm21
	.p2align	4
.LBB28_27:
	vmovups	(%rsi,%rdi,4), %xmm22
	vxorps	%xmm0, %xmm22, %xmm23
	vcvtps2pd	%xmm23, %ymm23
	vminpd	%ymm23, %ymm2, %ymm23
	vcmpgtps	%xmm1, %xmm22, %k1
	vbroadcastsd	.LCPI28_3(%rip), %ymm23 {%k1}
	vmulpd	%ymm3, %ymm23, %ymm22
	vaddpd	%ymm4, %ymm22, %ymm22
	vaddpd	%ymm5, %ymm22, %ymm24
	vmulpd	%ymm6, %ymm24, %ymm25
	vaddpd	%ymm25, %ymm23, %ymm23
	vmulpd	%ymm7, %ymm24, %ymm24
	vaddpd	%ymm24, %ymm23, %ymm23
	vmulpd	%ymm8, %ymm23, %ymm24
	vaddpd	%ymm9, %ymm24, %ymm24
	vmulpd	%ymm24, %ymm23, %ymm24
	vaddpd	%ymm10, %ymm24, %ymm24
	vmulpd	%ymm24, %ymm23, %ymm24
	vaddpd	%ymm11, %ymm24, %ymm24
	vmulpd	%ymm24, %ymm23, %ymm24
	vaddpd	%ymm12, %ymm24, %ymm24
	vmulpd	%ymm24, %ymm23, %ymm24
	vaddpd	%ymm13, %ymm24, %ymm24
	vmulpd	%ymm24, %ymm23, %ymm24
	vaddpd	%ymm14, %ymm24, %ymm24
	vmulpd	%ymm24, %ymm23, %ymm24
	vaddpd	%ymm15, %ymm24, %ymm24
	vmulpd	%ymm24, %ymm23, %ymm24
	vaddpd	%ymm16, %ymm24, %ymm24
	vmulpd	%ymm24, %ymm23, %ymm24
	vaddpd	%ymm17, %ymm24, %ymm24
	vmulpd	%ymm24, %ymm23, %ymm24
	vaddpd	%ymm18, %ymm24, %ymm24
	vmulpd	%ymm24, %ymm23, %ymm24
	vaddpd	%ymm19, %ymm24, %ymm24
	vmulpd	%ymm23, %ymm23, %ymm25
	vmulpd	%ymm24, %ymm25, %ymm24
	vaddpd	%ymm24, %ymm23, %ymm23
	vaddpd	%ymm20, %ymm23, %ymm23
	vpsllq	$52, %ymm22, %ymm22
	vpaddq	%ymm23, %ymm22, %ymm22
	vcvtpd2ps	%ymm22, %xmm22
	vaddps	%xmm21, %xmm22, %xmm22
	vdivps	%xmm22, %xmm21, %xmm22
	vmovups	%xmm22, (%rcx,%rdi,4)
	addq	$4, %rdi
	cmpq	%rdi, %rax
	jne	.LBB28_27
	cmpq	%rax, %rdx
	je	.LBB28_56
.LBB28_29:
	vbroadcastss	.LCPI28_0(%rip), %xmm0
	vmovss	.LCPI28_1(%rip), %xmm1
	vmovsd	.LCPI28_2(%rip), %xmm2
	vmovsd	.LCPI28_4(%rip), %xmm3
	vmovsd	.LCPI28_5(%rip), %xmm4
	vmovsd	.LCPI28_6(%rip), %xmm5
	vmovsd	.LCPI28_7(%rip), %xmm6
	vmovsd	.LCPI28_8(%rip), %xmm7
	vmovsd	.LCPI28_9(%rip), %xmm8
	vmovsd	.LCPI28_10(%rip), %xmm9
	vmovsd	.LCPI28_11(%rip), %xmm10
	vmovsd	.LCPI28_12(%rip), %xmm11
	vmovsd	.LCPI28_13(%rip), %xmm12
	vmovsd	.LCPI28_14(%rip), %xmm13
	vmovsd	.LCPI28_15(%rip), %xmm14
	vmovsd	.LCPI28_16(%rip), %xmm15
	vmovsd	.LCPI28_17(%rip), %xmm16
	vmovsd	.LCPI28_18(%rip), %xmm17
	vmovsd	.LCPI28_19(%rip), %xmm18
	vmovsd	.LCPI28_20(%rip), %xmm19
	vmovsd	.LCPI28_21(%rip), %xmm20
	vmovss	.LCPI28_22(%rip), %xmm21
	.p2align	4
.LBB28_30:
	vmovss	(%rsi,%rax,4), %xmm22
	vxorps	%xmm0, %xmm22, %xmm23
	vcvtss2sd	%xmm23, %xmm23, %xmm23
	vucomiss	%xmm1, %xmm22
	seta	%dil
	vminsd	%xmm23, %xmm2, %xmm22
	kmovd	%edi, %k1
	vmovsd	.LCPI28_3(%rip), %xmm22 {%k1}
	vmulsd	%xmm3, %xmm22, %xmm23
	vaddsd	%xmm4, %xmm23, %xmm23
	vaddsd	%xmm5, %xmm23, %xmm24
	vmulsd	%xmm6, %xmm24, %xmm25
	vaddsd	%xmm25, %xmm22, %xmm22
	vmulsd	%xmm7, %xmm24, %xmm24
	vaddsd	%xmm24, %xmm22, %xmm22
	vmulsd	%xmm8, %xmm22, %xmm24
	vaddsd	%xmm9, %xmm24, %xmm24
	vmulsd	%xmm24, %xmm22, %xmm24
	vaddsd	%xmm10, %xmm24, %xmm24
	vmulsd	%xmm24, %xmm22, %xmm24
	vaddsd	%xmm11, %xmm24, %xmm24
	vmulsd	%xmm24, %xmm22, %xmm24
	vaddsd	%xmm12, %xmm24, %xmm24
	vmulsd	%xmm24, %xmm22, %xmm24
	vaddsd	%xmm13, %xmm24, %xmm24
	vmulsd	%xmm24, %xmm22, %xmm24
	vaddsd	%xmm14, %xmm24, %xmm24
	vmulsd	%xmm24, %xmm22, %xmm24
	vaddsd	%xmm15, %xmm24, %xmm24
	vmulsd	%xmm24, %xmm22, %xmm24
	vaddsd	%xmm16, %xmm24, %xmm24
	vmulsd	%xmm24, %xmm22, %xmm24
	vaddsd	%xmm17, %xmm24, %xmm24
	vmulsd	%xmm24, %xmm22, %xmm24
	vaddsd	%xmm18, %xmm24, %xmm24
	vmulsd	%xmm24, %xmm22, %xmm24
	vaddsd	%xmm19, %xmm24, %xmm24
	vmulsd	%xmm22, %xmm22, %xmm25
	vmulsd	%xmm24, %xmm25, %xmm24
	vaddsd	%xmm24, %xmm22, %xmm22
	vaddsd	%xmm20, %xmm22, %xmm22
	vmovq	%xmm22, %rdi
	vmovq	%xmm23, %r8
	shlq	$52, %r8
	addq	%rdi, %r8
	vmovq	%r8, %xmm22
	vcvtsd2ss	%xmm22, %xmm22, %xmm22
	vaddss	%xmm21, %xmm22, %xmm22
	vdivss	%xmm22, %xmm21, %xmm22
	vmovss	%xmm22, (%rcx,%rax,4)
	incq	%rax
	cmpq	%rax, %rdx
	jne	.LBB28_30
	jmp	.LBB28_56
.LBB28_8:
	movq	%rdx, %rax
	andq	$-16, %rax
	xorl	%edi, %edi
	vbroadcastss	.LCPI28_23(%rip), %zmm0
	vbroadcastsd	.LCPI28_2(%rip), %zmm1
	vbroadcastsd	.LCPI28_3(%rip), %zmm2
	vbroadcastsd	.LCPI28_4(%rip), %zmm3
	vbroadcastsd	.LCPI28_5(%rip), %zmm4
	vbroadcastsd	.LCPI28_6(%rip), %zmm5
	vbroadcastsd	.LCPI28_7(%rip), %zmm6
	vbroadcastsd	.LCPI28_8(%rip), %zmm7
	vbroadcastsd	.LCPI28_9(%rip), %zmm8
	vbroadcastsd	.LCPI28_10(%rip), %zmm9
	vbroadcastsd	.LCPI28_11(%rip), %zmm10
	vbroadcastsd	.LCPI28_12(%rip), %zmm11
	vbroadcastsd	.LCPI28_13(%rip), %zmm12
	vbroadcastsd	.LCPI28_14(%rip), %zmm13
	vbroadcastsd	.LCPI28_15(%rip), %zmm14
	vbroadcastsd	.LCPI28_16(%rip), %zmm15
	vbroadcastsd	.LCPI28_17(%rip), %zmm16
	vbroadcastsd	.LCPI28_18(%rip), %zmm17
	vbroadcastsd	.LCPI28_19(%rip), %zmm18
	vbroadcastsd	.LCPI28_20(%rip), %zmm19
	vbroadcastsd	.LCPI28_21(%rip), %zmm20
	.p2align	4
.LBB28_9:
	vcvtps2pd	32(%rsi,%rdi,4), %zmm21
	vcvtps2pd	(%rsi,%rdi,4), %zmm22
	vcmpgtps	(%rsi,%rdi,4), %zmm0, %k1
	vminpd	%zmm22, %zmm1, %zmm22
	vminpd	%zmm21, %zmm1, %zmm23
	kshiftrw	$8, %k1, %k2
	vmovapd	%zmm2, %zmm23 {%k2}
	vmovapd	%zmm2, %zmm22 {%k1}
	vmulpd	%zmm3, %zmm22, %zmm24
	vmulpd	%zmm3, %zmm23, %zmm21
	vaddpd	%zmm4, %zmm21, %zmm21
	vaddpd	%zmm4, %zmm24, %zmm24
	vaddpd	%zmm5, %zmm24, %zmm25
	vaddpd	%zmm5, %zmm21, %zmm26
	vmulpd	%zmm6, %zmm26, %zmm27
	vmulpd	%zmm6, %zmm25, %zmm28
	vaddpd	%zmm28, %zmm22, %zmm22
	vaddpd	%zmm27, %zmm23, %zmm23
	vmulpd	%zmm7, %zmm25, %zmm25
	vaddpd	%zmm25, %zmm22, %zmm22
	vmulpd	%zmm7, %zmm26, %zmm25
	vaddpd	%zmm25, %zmm23, %zmm23
	vmulpd	%zmm8, %zmm22, %zmm25
	vmulpd	%zmm8, %zmm23, %zmm26
	vaddpd	%zmm9, %zmm26, %zmm26
	vaddpd	%zmm9, %zmm25, %zmm25
	vmulpd	%zmm25, %zmm22, %zmm25
	vmulpd	%zmm26, %zmm23, %zmm26
	vaddpd	%zmm10, %zmm26, %zmm26
	vaddpd	%zmm10, %zmm25, %zmm25
	vmulpd	%zmm25, %zmm22, %zmm25
	vmulpd	%zmm26, %zmm23, %zmm26
	vaddpd	%zmm11, %zmm26, %zmm26
	vaddpd	%zmm11, %zmm25, %zmm25
	vmulpd	%zmm25, %zmm22, %zmm25
	vmulpd	%zmm26, %zmm23, %zmm26
	vaddpd	%zmm12, %zmm26, %zmm26
	vaddpd	%zmm12, %zmm25, %zmm25
	vmulpd	%zmm25, %zmm22, %zmm25
	vmulpd	%zmm26, %zmm23, %zmm26
	vaddpd	%zmm13, %zmm26, %zmm26
	vaddpd	%zmm13, %zmm25, %zmm25
	vmulpd	%zmm25, %zmm22, %zmm25
	vmulpd	%zmm26, %zmm23, %zmm26
	vaddpd	%zmm14, %zmm26, %zmm26
	vaddpd	%zmm14, %zmm25, %zmm25
	vmulpd	%zmm25, %zmm22, %zmm25
	vmulpd	%zmm26, %zmm23, %zmm26
	vaddpd	%zmm15, %zmm26, %zmm26
	vaddpd	%zmm15, %zmm25, %zmm25
	vmulpd	%zmm25, %zmm22, %zmm25
	vmulpd	%zmm26, %zmm23, %zmm26
	vaddpd	%zmm16, %zmm26, %zmm26
	vaddpd	%zmm16, %zmm25, %zmm25
	vmulpd	%zmm25, %zmm22, %zmm25
	vmulpd	%zmm26, %zmm23, %zmm26
	vaddpd	%zmm17, %zmm26, %zmm26
	vaddpd	%zmm17, %zmm25, %zmm25
	vmulpd	%zmm25, %zmm22, %zmm25
	vmulpd	%zmm26, %zmm23, %zmm26
	vaddpd	%zmm18, %zmm26, %zmm26
	vaddpd	%zmm18, %zmm25, %zmm25
	vmulpd	%zmm25, %zmm22, %zmm25
	vmulpd	%zmm26, %zmm23, %zmm26
	vaddpd	%zmm19, %zmm26, %zmm26
	vaddpd	%zmm19, %zmm25, %zmm25
	vmulpd	%zmm23, %zmm23, %zmm27
	vmulpd	%zmm26, %zmm27, %zmm26
	vmulpd	%zmm22, %zmm22, %zmm27
	vmulpd	%zmm25, %zmm27, %zmm25
	vaddpd	%zmm26, %zmm23, %zmm23
	vaddpd	%zmm25, %zmm22, %zmm22
	vaddpd	%zmm20, %zmm22, %zmm22
	vaddpd	%zmm20, %zmm23, %zmm23
	vpsllq	$52, %zmm24, %zmm24
	vpaddq	%zmm22, %zmm24, %zmm22
	vpsllq	$52, %zmm21, %zmm21
	vpaddq	%zmm23, %zmm21, %zmm21
	vcvtpd2ps	%zmm22, %ymm22
	vcvtpd2ps	%zmm21, %ymm21
	vinsertf64x4	$1, %ymm21, %zmm22, %zmm21
	vmovupd	%zmm21, (%rcx,%rdi,4)
	addq	$16, %rdi
	cmpq	%rdi, %rax
	jne	.LBB28_9
	cmpq	%rax, %rdx
	je	.LBB28_56
	testb	$12, %dl
	je	.LBB28_15
.LBB28_12:
	movq	%rax, %rdi
	movq	%rdx, %rax
	andq	$-4, %rax
	vbroadcastss	.LCPI28_23(%rip), %xmm0
	vbroadcastsd	.LCPI28_2(%rip), %ymm1
	vbroadcastsd	.LCPI28_4(%rip), %ymm2
	vbroadcastsd	.LCPI28_5(%rip), %ymm3
	vbroadcastsd	.LCPI28_6(%rip), %ymm4
	vbroadcastsd	.LCPI28_7(%rip), %ymm5
	vbroadcastsd	.LCPI28_8(%rip), %ymm6
	vbroadcastsd	.LCPI28_9(%rip), %ymm7
	vbroadcastsd	.LCPI28_10(%rip), %ymm8
	vbroadcastsd	.LCPI28_11(%rip), %ymm9
	vbroadcastsd	.LCPI28_12(%rip), %ymm10
	vbroadcastsd	.LCPI28_13(%rip), %ymm11
	vbroadcastsd	.LCPI28_14(%rip), %ymm12
	vbroadcastsd	.LCPI28_15(%rip), %ymm13
	vbroadcastsd	.LCPI28_16(%rip), %ymm14
	vbroadcastsd	.LCPI28_17(%rip), %ymm15
	vbroadcastsd	.LCPI28_18(%rip), %ymm16
	vbroadcastsd	.LCPI28_19(%rip), %ymm17
	vbroadcastsd	.LCPI28_20(%rip), %ymm18
	vbroadcastsd	.LCPI28_21(%rip), %ymm19
	.p2align	4
.LBB28_13:
	vmovups	(%rsi,%rdi,4), %xmm20
	vcvtps2pd	%xmm20, %ymm21
	vminpd	%ymm21, %ymm1, %ymm21
	vcmpltps	%xmm0, %xmm20, %k1
	vbroadcastsd	.LCPI28_3(%rip), %ymm21 {%k1}
	vmulpd	%ymm2, %ymm21, %ymm20
	vaddpd	%ymm3, %ymm20, %ymm20
	vaddpd	%ymm4, %ymm20, %ymm22
	vmulpd	%ymm5, %ymm22, %ymm23
	vaddpd	%ymm23, %ymm21, %ymm21
	vmulpd	%ymm6, %ymm22, %ymm22
	vaddpd	%ymm22, %ymm21, %ymm21
	vmulpd	%ymm7, %ymm21, %ymm22
	vaddpd	%ymm8, %ymm22, %ymm22
	vmulpd	%ymm22, %ymm21, %ymm22
	vaddpd	%ymm9, %ymm22, %ymm22
	vmulpd	%ymm22, %ymm21, %ymm22
	vaddpd	%ymm10, %ymm22, %ymm22
	vmulpd	%ymm22, %ymm21, %ymm22
	vaddpd	%ymm11, %ymm22, %ymm22
	vmulpd	%ymm22, %ymm21, %ymm22
	vaddpd	%ymm12, %ymm22, %ymm22
	vmulpd	%ymm22, %ymm21, %ymm22
	vaddpd	%ymm13, %ymm22, %ymm22
	vmulpd	%ymm22, %ymm21, %ymm22
	vaddpd	%ymm14, %ymm22, %ymm22
	vmulpd	%ymm22, %ymm21, %ymm22
	vaddpd	%ymm15, %ymm22, %ymm22
	vmulpd	%ymm22, %ymm21, %ymm22
	vaddpd	%ymm16, %ymm22, %ymm22
	vmulpd	%ymm22, %ymm21, %ymm22
	vaddpd	%ymm17, %ymm22, %ymm22
	vmulpd	%ymm22, %ymm21, %ymm22
	vaddpd	%ymm18, %ymm22, %ymm22
	vmulpd	%ymm21, %ymm21, %ymm23
	vmulpd	%ymm22, %ymm23, %ymm22
	vaddpd	%ymm22, %ymm21, %ymm21
	vaddpd	%ymm19, %ymm21, %ymm21
	vpsllq	$52, %ymm20, %ymm20
	vpaddq	%ymm21, %ymm20, %ymm20
	vcvtpd2ps	%ymm20, %xmm20
	vmovupd	%xmm20, (%rcx,%rdi,4)
	addq	$4, %rdi
	cmpq	%rdi, %rax
	jne	.LBB28_13
	cmpq	%rax, %rdx
	je	.LBB28_56
.LBB28_15:
	vmovss	.LCPI28_23(%rip), %xmm0
	vmovsd	.LCPI28_2(%rip), %xmm1
	vmovsd	.LCPI28_4(%rip), %xmm2
	vmovsd	.LCPI28_5(%rip), %xmm3
	vmovsd	.LCPI28_6(%rip), %xmm4
	vmovsd	.LCPI28_7(%rip), %xmm5
	vmovsd	.LCPI28_8(%rip), %xmm6
	vmovsd	.LCPI28_9(%rip), %xmm7
	vmovsd	.LCPI28_10(%rip), %xmm8
	vmovsd	.LCPI28_11(%rip), %xmm9
	vmovsd	.LCPI28_12(%rip), %xmm10
	vmovsd	.LCPI28_13(%rip), %xmm11
	vmovsd	.LCPI28_14(%rip), %xmm12
	vmovsd	.LCPI28_15(%rip), %xmm13
	vmovsd	.LCPI28_16(%rip), %xmm14
	vmovsd	.LCPI28_17(%rip), %xmm15
	vmovsd	.LCPI28_18(%rip), %xmm16
	vmovsd	.LCPI28_19(%rip), %xmm17
	vmovsd	.LCPI28_20(%rip), %xmm18
	vmovsd	.LCPI28_21(%rip), %xmm19
	.p2align	4
.LBB28_16:
	vmovss	(%rsi,%rax,4), %xmm20
	vcvtss2sd	%xmm20, %xmm20, %xmm21
	vucomiss	%xmm20, %xmm0
	seta	%dil
	vminsd	%xmm21, %xmm1, %xmm20
	kmovd	%edi, %k1
	vmovsd	.LCPI28_3(%rip), %xmm20 {%k1}
	vmulsd	%xmm2, %xmm20, %xmm21
	vaddsd	%xmm3, %xmm21, %xmm21
	vaddsd	%xmm4, %xmm21, %xmm22
	vmulsd	%xmm5, %xmm22, %xmm23
	vaddsd	%xmm23, %xmm20, %xmm20
	vmulsd	%xmm6, %xmm22, %xmm22
	vaddsd	%xmm22, %xmm20, %xmm20
	vmulsd	%xmm7, %xmm20, %xmm22
	vaddsd	%xmm8, %xmm22, %xmm22
	vmulsd	%xmm22, %xmm20, %xmm22
	vaddsd	%xmm9, %xmm22, %xmm22
	vmulsd	%xmm22, %xmm20, %xmm22
	vaddsd	%xmm10, %xmm22, %xmm22
	vmulsd	%xmm22, %xmm20, %xmm22
	vaddsd	%xmm11, %xmm22, %xmm22
	vmulsd	%xmm22, %xmm20, %xmm22
	vaddsd	%xmm12, %xmm22, %xmm22
	vmulsd	%xmm22, %xmm20, %xmm22
	vaddsd	%xmm13, %xmm22, %xmm22
	vmulsd	%xmm22, %xmm20, %xmm22
	vaddsd	%xmm14, %xmm22, %xmm22
	vmulsd	%xmm22, %xmm20, %xmm22
	vaddsd	%xmm15, %xmm22, %xmm22
	vmulsd	%xmm22, %xmm20, %xmm22
	vaddsd	%xmm16, %xmm22, %xmm22
	vmulsd	%xmm22, %xmm20, %xmm22
	vaddsd	%xmm17, %xmm22, %xmm22
	vmulsd	%xmm22, %xmm20, %xmm22
	vaddsd	%xmm18, %xmm22, %xmm22
	vmulsd	%xmm20, %xmm20, %xmm23
	vmulsd	%xmm22, %xmm23, %xmm22
	vaddsd	%xmm22, %xmm20, %xmm20
	vaddsd	%xmm19, %xmm20, %xmm20
	vmovq	%xmm20, %rdi
	vmovq	%xmm21, %r8
	shlq	$52, %r8
	addq	%rdi, %r8
	vmovq	%r8, %xmm20
	vcvtsd2ss	%xmm20, %xmm20, %xmm20
	vmovss	%xmm20, (%rcx,%rax,4)
	incq	%rax
	cmpq	%rax, %rdx
	jne	.LBB28_16
	jmp	.LBB28_56
.LBB28_44:
	movq	%rdx, %rax
	andq	$-16, %rax
	vbroadcastsd	.LCPI28_24(%rip), %zmm0
	xorl	%edi, %edi
	vbroadcastsd	.LCPI28_20(%rip), %zmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI28_22(%rip), %zmm3
	.p2align	4
.LBB28_45:
	vmovups	(%rsi,%rdi,4), %zmm4
	vcvtps2pd	32(%rsi,%rdi,4), %zmm5
	vcvtps2pd	%ymm4, %zmm6
	vmulpd	%zmm0, %zmm6, %zmm6
	vmulpd	%zmm0, %zmm5, %zmm5
	vaddpd	%zmm1, %zmm5, %zmm5
	vaddpd	%zmm1, %zmm6, %zmm6
	vcvtpd2ps	%zmm6, %ymm6
	vcvtpd2ps	%zmm5, %ymm5
	vinsertf64x4	$1, %ymm5, %zmm6, %zmm5
	vcmpnltps	%zmm2, %zmm5, %k1
	vminps	%zmm5, %zmm3, %zmm5 {%k1} {z}
	vmulps	%zmm5, %zmm4, %zmm4
	vmovups	%zmm4, (%rcx,%rdi,4)
	addq	$16, %rdi
	cmpq	%rdi, %rax
	jne	.LBB28_45
	cmpq	%rax, %rdx
	je	.LBB28_56
	testb	$12, %dl
	je	.LBB28_51
.LBB28_48:
	movq	%rax, %rdi
	movq	%rdx, %rax
	vbroadcastsd	.LCPI28_24(%rip), %ymm0
	andq	$-4, %rax
	vbroadcastsd	.LCPI28_20(%rip), %ymm1
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI28_22(%rip), %xmm3
	.p2align	4
.LBB28_49:
	vmovups	(%rsi,%rdi,4), %xmm4
	vcvtps2pd	%xmm4, %ymm5
	vmulpd	%ymm0, %ymm5, %ymm5
	vaddpd	%ymm1, %ymm5, %ymm5
	vcvtpd2ps	%ymm5, %xmm5
	vcmpnltps	%xmm2, %xmm5, %k1
	vminps	%xmm5, %xmm3, %xmm5 {%k1} {z}
	vmulps	%xmm5, %xmm4, %xmm4
	vmovups	%xmm4, (%rcx,%rdi,4)
	addq	$4, %rdi
	cmpq	%rdi, %rax
	jne	.LBB28_49
	cmpq	%rax, %rdx
	je	.LBB28_56
.LBB28_51:
	movq	%rax, %rdi
	orq	$1, %rdi
	testb	$1, %dl
	je	.LBB28_53
	vmovss	(%rsi,%rax,4), %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmulsd	.LCPI28_24(%rip), %xmm1, %xmm1
	vaddsd	.LCPI28_20(%rip), %xmm1, %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	vmovss	.LCPI28_22(%rip), %xmm2
	vminss	%xmm1, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltss	%xmm3, %xmm1, %k1
	vmovss	%xmm3, %xmm2, %xmm2 {%k1}
	vmulss	%xmm2, %xmm0, %xmm0
	vmovss	%xmm0, (%rcx,%rax,4)
	movq	%rdi, %rax
.LBB28_53:
	cmpq	%rdi, %rdx
	je	.LBB28_56
	vmovsd	.LCPI28_24(%rip), %xmm0
	vmovsd	.LCPI28_20(%rip), %xmm1
	vmovss	.LCPI28_22(%rip), %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	.p2align	4
.LBB28_55:
	vmovss	(%rsi,%rax,4), %xmm4
	vcvtss2sd	%xmm4, %xmm4, %xmm5
	vmulsd	%xmm0, %xmm5, %xmm5
	vaddsd	%xmm1, %xmm5, %xmm5
	vcvtsd2ss	%xmm5, %xmm5, %xmm5
	vminss	%xmm5, %xmm2, %xmm6
	vcmpltss	%xmm3, %xmm5, %k1
	vmovss	%xmm3, %xmm6, %xmm6 {%k1}
	vmulss	%xmm6, %xmm4, %xmm4
	vmovss	%xmm4, (%rcx,%rax,4)
	vmovss	4(%rsi,%rax,4), %xmm4
	vcvtss2sd	%xmm4, %xmm4, %xmm5
	vmulsd	%xmm0, %xmm5, %xmm5
	vaddsd	%xmm1, %xmm5, %xmm5
	vcvtsd2ss	%xmm5, %xmm5, %xmm5
	vminss	%xmm5, %xmm2, %xmm6
	vcmpltss	%xmm3, %xmm5, %k1
	vmovss	%xmm3, %xmm6, %xmm6 {%k1}
	vmulss	%xmm6, %xmm4, %xmm4
	vmovss	%xmm4, 4(%rcx,%rax,4)
	addq	$2, %rax
	cmpq	%rax, %rdx
	jne	.LBB28_55
.LBB28_56:
	vzeroupper
	retq
.Lfunc_end28:
	.size	$s20VitruvianMicroAVX51210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF, .Lfunc_end28-$s20VitruvianMicroAVX51210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF
	.hidden	vitruvian_combine_avx512
	.globl	vitruvian_combine_avx512
	.p2align	4
	.type	vitruvian_combine_avx512,@function
vitruvian_combine_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF)
.Lfunc_end29:
	.size	vitruvian_combine_avx512, .Lfunc_end29-vitruvian_combine_avx512
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF
	.globl	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF
	.p2align	4
	.type	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF,@function
$s20VitruvianMicroAVX51212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF:
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
	subq	$312, %rsp
	.cfi_def_cfa_offset 368
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	392(%rsp), %rax
	movq	384(%rsp), %r10
	movq	376(%rsp), %r11
	movq	368(%rsp), %rbx
	vbroadcastss	%xmm0, %zmm2
	vbroadcastss	%xmm1, %zmm3
	movq	%rsi, 112(%rsp)
	movq	%rdx, 120(%rsp)
	movq	%rcx, 128(%rsp)
	movq	%r8, 136(%rsp)
	movq	%r9, 144(%rsp)
	movq	%rbx, 152(%rsp)
	vmovups	%zmm2, 160(%rsp)
	vmovups	%zmm3, 224(%rsp)
	movq	%r11, 288(%rsp)
	movq	%r10, 296(%rsp)
	movq	%rax, 304(%rsp)
	cmpq	$6, %rdi
	ja	.LBB30_40
	leaq	.LJTI30_0(%rip), %rax
	movslq	(%rax,%rdi,4), %rdi
	addq	%rax, %rdi
	jmpq	*%rdi
.LBB30_2:
	movq	%rbx, %rbp
	cmpq	$16, %r10
	jge	.LBB30_3
.LBB30_5:
	cmpq	$0, 392(%rsp)
	je	.LBB30_41
	movq	%rdx, %r10
	movq	%r9, %r12
	movq	392(%rsp), %rdx
	movq	%rdx, %rax
	movq	384(%rsp), %r14
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
	andq	$-64, %rax
	movq	%rax, 16(%rsp)
	movq	%r14, %rax
	andq	$-8, %rax
	movq	%rax, 48(%rsp)
	andl	$3, %r14d
	movq	%r14, 40(%rsp)
	leaq	192(%r11), %rbp
	leaq	192(%r8), %r13
	shlq	$2, %r15
	movq	%r15, 72(%rsp)
	leaq	192(%rsi), %rax
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
	cmpq	392(%rsp), %rdi
	je	.LBB30_41
.LBB30_7:
	movq	%rdi, 88(%rsp)
	movq	%rsi, (%rsp)
	movq	%r8, 8(%rsp)
	movq	384(%rsp), %rdx
	testq	%rdx, %rdx
	je	.LBB30_24
	cmpq	$8, %rdx
	setb	%cl
	orb	56(%rsp), %cl
	testb	$1, %cl
	je	.LBB30_16
	xorl	%r10d, %r10d
	jmp	.LBB30_10
	.p2align	4
.LBB30_16:
	xorl	%ecx, %ecx
	cmpq	$64, %rdx
	jb	.LBB30_21
	movq	16(%rsp), %rsi
	.p2align	4
.LBB30_18:
	vmovups	-192(%rax,%rcx,4), %zmm4
	vmovups	-128(%rax,%rcx,4), %zmm5
	vmovups	-64(%rax,%rcx,4), %zmm6
	vmovups	(%rax,%rcx,4), %zmm7
	vaddps	-192(%r13,%rcx,4), %zmm4, %zmm4
	vaddps	-128(%r13,%rcx,4), %zmm5, %zmm5
	vaddps	-64(%r13,%rcx,4), %zmm6, %zmm6
	vaddps	(%r13,%rcx,4), %zmm7, %zmm7
	vmaxps	%zmm4, %zmm2, %zmm4
	vmaxps	%zmm5, %zmm2, %zmm5
	vmaxps	%zmm6, %zmm2, %zmm6
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm4, %zmm3, %zmm4
	vminps	%zmm5, %zmm3, %zmm5
	vminps	%zmm6, %zmm3, %zmm6
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm4, -192(%rbp,%rcx,4)
	vmovups	%zmm5, -128(%rbp,%rcx,4)
	vmovups	%zmm6, -64(%rbp,%rcx,4)
	vmovups	%zmm7, (%rbp,%rcx,4)
	addq	$64, %rcx
	cmpq	%rcx, %rsi
	jne	.LBB30_18
	cmpq	%rsi, %rdx
	je	.LBB30_24
	movq	16(%rsp), %rcx
	movq	%rcx, %r10
	testb	$56, %dl
	je	.LBB30_10
.LBB30_21:
	movq	8(%rsp), %rdx
	movq	(%rsp), %rsi
	movq	48(%rsp), %rdi
	.p2align	4
.LBB30_22:
	vmovups	(%rsi,%rcx,4), %ymm4
	vaddps	(%rdx,%rcx,4), %ymm4, %ymm4
	vmaxps	%ymm4, %ymm2, %ymm4
	vminps	%ymm4, %ymm3, %ymm4
	vmovups	%ymm4, (%r11,%rcx,4)
	addq	$8, %rcx
	cmpq	%rcx, %rdi
	jne	.LBB30_22
	movq	%rdi, %r10
	cmpq	%rdi, 384(%rsp)
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
	movq	384(%rsp), %rdx
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
	cmpq	%rcx, 384(%rsp)
	jne	.LBB30_15
	jmp	.LBB30_24
.LBB30_37:
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B17SquaredDifferenceO_Ttg5)
	jmp	.LBB30_41
.LBB30_35:
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B14MultiplicationO_Ttg5)
	jmp	.LBB30_41
.LBB30_36:
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B8DivisionO_Ttg5)
	jmp	.LBB30_41
.LBB30_40:
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B13RectificationO_Ttg5)
	jmp	.LBB30_41
.LBB30_34:
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B11SubtractionO_Ttg5)
	jmp	.LBB30_41
.LBB30_38:
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MaximumO_Ttg5)
	jmp	.LBB30_41
.LBB30_39:
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MinimumO_Ttg5)
.LBB30_41:
	addq	$312, %rsp
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
	.cfi_def_cfa_offset 368
	testq	%rdx, %rdx
	je	.LBB30_4
	testq	%r9, %r9
	je	.LBB30_26
	cmpq	$0, 392(%rsp)
	je	.LBB30_41
	movq	384(%rsp), %rdx
	leaq	-16(%rdx), %rax
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
	movq	384(%rsp), %r13
	vmovups	-64(%r12,%r13,4), %zmm0
	movq	%r10, %r12
	imulq	%rbp, %r12
	leaq	(%r8,%r12,4), %r12
	vaddps	-64(%r12,%r13,4), %zmm0, %zmm0
	leaq	1(%r10), %r12
	imulq	%r13, %r10
	leaq	(%r11,%r10,4), %r10
	vcmpltps	%zmm2, %zmm0, %k1
	vmovaps	%zmm2, %zmm0 {%k1}
	vcmpltps	%zmm0, %zmm3, %k1
	vmovaps	%zmm3, %zmm0 {%k1}
	vmovups	%zmm0, -64(%r10,%r13,4)
	addq	%r15, %r14
	addq	%rdx, %rbx
	addq	%rdi, %r9
	movq	%r12, %r10
	cmpq	392(%rsp), %r12
	je	.LBB30_41
.LBB30_30:
	testq	%rax, %rax
	je	.LBB30_33
	xorl	%r12d, %r12d
	.p2align	4
.LBB30_32:
	vmovups	(%r9,%r12,4), %zmm0
	vaddps	(%rbx,%r12,4), %zmm0, %zmm0
	vcmpltps	%zmm2, %zmm0, %k1
	vmovaps	%zmm2, %zmm0 {%k1}
	vcmpltps	%zmm0, %zmm3, %k1
	vmovaps	%zmm3, %zmm0 {%k1}
	vmovups	%zmm0, (%r14,%r12,4)
	addq	$16, %r12
	cmpq	%rax, %r12
	jl	.LBB30_32
	jmp	.LBB30_33
.LBB30_4:
	testq	%r9, %r9
	je	.LBB30_5
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B12CombinedRowsV7combine026_C6408520E925CE1478F2C44C2K4AF78LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b8RepeatedR0VAA0b5DenseR0VTtt0t1g5)
	jmp	.LBB30_41
.LBB30_26:
	leaq	112(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B12CombinedRowsV7combine026_C6408520E925CE1478F2C44C2K4AF78LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b5DenseR0VAA0b8RepeatedR0VTtt0t1g5)
	jmp	.LBB30_41
.Lfunc_end30:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF, .Lfunc_end30-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF
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
	.hidden	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B11SubtractionO_Ttg5
	.weak	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B11SubtractionO_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B11SubtractionO_Ttg5,@function
$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B11SubtractionO_Ttg5:
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
	movq	184(%r13), %rcx
	cmpq	$16, %rcx
	movq	%rcx, -48(%rsp)
	jge	.LBB31_1
.LBB31_3:
	movq	192(%r13), %rax
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
	movq	(%r13), %rbx
	movq	8(%r13), %r11
	movq	24(%r13), %rbp
	movq	32(%r13), %r10
	vmovups	48(%r13), %zmm0
	movq	176(%r13), %rsi
	vmovss	48(%r13), %xmm1
	vmovss	112(%r13), %xmm2
	cmpq	$1, %rax
	movq	%rsi, -16(%rsp)
	movq	%rbx, -24(%rsp)
	movq	%rbp, -32(%rsp)
	jne	.LBB31_11
	xorl	%esi, %esi
	jmp	.LBB31_8
	.p2align	4
.LBB31_11:
	movq	%rcx, %r14
	imulq	%r8, %r14
	addq	%rbx, %r14
	leaq	(,%r11,8), %rbx
	movq	%r12, %r15
	imulq	%r8, %r15
	addq	%rbp, %r15
	leaq	(,%r10,8), %rbp
	leaq	(%rsi,%rdi), %rax
	xorl	%esi, %esi
	.p2align	4
.LBB31_12:
	vmovss	(%r14), %xmm3
	vsubss	(%r15), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %k1
	vmovss	%xmm1, %xmm3, %xmm3 {%k1}
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, -4(%rax,%rsi,4)
	vmovss	(%r14,%r11,4), %xmm3
	vsubss	(%r15,%r10,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %k1
	vmovss	%xmm1, %xmm3, %xmm3 {%k1}
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, (%rax,%rsi,4)
	addq	$2, %rsi
	addq	%rbx, %r14
	addq	%rbp, %r15
	cmpq	%rsi, %rdx
	jne	.LBB31_12
.LBB31_8:
	movq	-48(%rsp), %rbx
	testb	$1, %bl
	je	.LBB31_10
	imulq	%r9, %rcx
	imulq	%r9, %r12
	movq	%r9, %rax
	imulq	%rbx, %rax
	movq	-24(%rsp), %rbx
	leaq	(%rbx,%rcx,4), %rcx
	movq	-32(%rsp), %rbx
	leaq	(%rbx,%r12,4), %rbx
	imulq	%rsi, %r11
	vmovss	(%rcx,%r11,4), %xmm3
	imulq	%rsi, %r10
	vsubss	(%rbx,%r10,4), %xmm3, %xmm3
	movq	-16(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	vcmpltss	%xmm0, %xmm3, %k1
	vmovss	%xmm1, %xmm3, %xmm3 {%k1}
	vminss	%xmm3, %xmm2, %xmm0
	vmovss	%xmm0, (%rax,%rsi,4)
	jmp	.LBB31_10
.LBB31_1:
	cmpq	$0, 8(%r13)
	movq	32(%r13), %rax
	je	.LBB31_2
	addq	$-16, %rcx
	testq	%rax, %rax
	je	.LBB31_20
	movq	192(%r13), %rax
	movq	%rax, -40(%rsp)
	testq	%rax, %rax
	je	.LBB31_32
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	176(%r13), %r10
	vmovups	48(%r13), %zmm0
	vmovups	112(%r13), %zmm1
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
	vmovups	-64(%rax,%rdx,4), %zmm2
	movq	%rbp, %rax
	imulq	%r9, %rax
	leaq	(%r8,%rax,4), %rax
	vsubps	-64(%rax,%rdx,4), %zmm2, %zmm2
	leaq	1(%rbp), %rax
	imulq	%rdx, %rbp
	leaq	(%r10,%rbp,4), %rbp
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%rbp,%rdx,4)
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
	vmovups	(%r15,%rax,4), %zmm2
	vsubps	(%r12,%rax,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r13,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB31_30
	jmp	.LBB31_31
.LBB31_2:
	testq	%rax, %rax
	je	.LBB31_3
	movq	192(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB31_32
	movq	-48(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	vmovups	48(%r13), %zmm0
	movq	176(%r13), %r10
	vmovups	112(%r13), %zmm1
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
	vbroadcastss	%xmm2, %zmm2
	vsubps	-64(%r13,%rbp,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%r12,%rbp,4)
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
	vbroadcastss	%xmm2, %zmm3
	xorl	%eax, %eax
	.p2align	4
.LBB31_17:
	vsubps	(%r14,%rax,4), %zmm3, %zmm4
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%rax,4)
	addq	$16, %rax
	cmpq	%rdx, %rax
	jl	.LBB31_17
	jmp	.LBB31_18
.LBB31_20:
	movq	192(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB31_32
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	vmovups	48(%r13), %zmm0
	movq	176(%r13), %r10
	vmovups	112(%r13), %zmm1
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
	vmovups	-64(%r13,%rbp,4), %zmm3
	vbroadcastss	%xmm2, %zmm2
	vsubps	%zmm2, %zmm3, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%r12,%rbp,4)
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
	vbroadcastss	%xmm2, %zmm3
	xorl	%eax, %eax
	.p2align	4
.LBB31_24:
	vmovups	(%r14,%rax,4), %zmm4
	vsubps	%zmm3, %zmm4, %zmm4
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%rax,4)
	addq	$16, %rax
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
	.size	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B11SubtractionO_Ttg5, .Lfunc_end31-$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B11SubtractionO_Ttg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B14MultiplicationO_Ttg5
	.weak	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B14MultiplicationO_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B14MultiplicationO_Ttg5,@function
$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B14MultiplicationO_Ttg5:
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
	movq	184(%r13), %rcx
	cmpq	$16, %rcx
	movq	%rcx, -48(%rsp)
	jge	.LBB32_1
.LBB32_3:
	movq	192(%r13), %rax
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
	movq	(%r13), %rbx
	movq	8(%r13), %r11
	movq	24(%r13), %rbp
	movq	32(%r13), %r10
	vmovups	48(%r13), %zmm0
	movq	176(%r13), %rsi
	vmovss	48(%r13), %xmm1
	vmovss	112(%r13), %xmm2
	cmpq	$1, %rax
	movq	%rsi, -16(%rsp)
	movq	%rbx, -24(%rsp)
	movq	%rbp, -32(%rsp)
	jne	.LBB32_11
	xorl	%esi, %esi
	jmp	.LBB32_8
	.p2align	4
.LBB32_11:
	movq	%rcx, %r14
	imulq	%r8, %r14
	addq	%rbx, %r14
	leaq	(,%r11,8), %rbx
	movq	%r12, %r15
	imulq	%r8, %r15
	addq	%rbp, %r15
	leaq	(,%r10,8), %rbp
	leaq	(%rsi,%rdi), %rax
	xorl	%esi, %esi
	.p2align	4
.LBB32_12:
	vmovss	(%r14), %xmm3
	vmulss	(%r15), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %k1
	vmovss	%xmm1, %xmm3, %xmm3 {%k1}
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, -4(%rax,%rsi,4)
	vmovss	(%r14,%r11,4), %xmm3
	vmulss	(%r15,%r10,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %k1
	vmovss	%xmm1, %xmm3, %xmm3 {%k1}
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, (%rax,%rsi,4)
	addq	$2, %rsi
	addq	%rbx, %r14
	addq	%rbp, %r15
	cmpq	%rsi, %rdx
	jne	.LBB32_12
.LBB32_8:
	movq	-48(%rsp), %rbx
	testb	$1, %bl
	je	.LBB32_10
	imulq	%r9, %rcx
	imulq	%r9, %r12
	movq	%r9, %rax
	imulq	%rbx, %rax
	movq	-24(%rsp), %rbx
	leaq	(%rbx,%rcx,4), %rcx
	movq	-32(%rsp), %rbx
	leaq	(%rbx,%r12,4), %rbx
	imulq	%rsi, %r11
	vmovss	(%rcx,%r11,4), %xmm3
	imulq	%rsi, %r10
	vmulss	(%rbx,%r10,4), %xmm3, %xmm3
	movq	-16(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	vcmpltss	%xmm0, %xmm3, %k1
	vmovss	%xmm1, %xmm3, %xmm3 {%k1}
	vminss	%xmm3, %xmm2, %xmm0
	vmovss	%xmm0, (%rax,%rsi,4)
	jmp	.LBB32_10
.LBB32_1:
	cmpq	$0, 8(%r13)
	movq	32(%r13), %rax
	je	.LBB32_2
	addq	$-16, %rcx
	testq	%rax, %rax
	je	.LBB32_20
	movq	192(%r13), %rax
	movq	%rax, -40(%rsp)
	testq	%rax, %rax
	je	.LBB32_32
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	176(%r13), %r10
	vmovups	48(%r13), %zmm0
	vmovups	112(%r13), %zmm1
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
	vmovups	-64(%rax,%rdx,4), %zmm2
	movq	%rbp, %rax
	imulq	%r9, %rax
	leaq	(%r8,%rax,4), %rax
	vmulps	-64(%rax,%rdx,4), %zmm2, %zmm2
	leaq	1(%rbp), %rax
	imulq	%rdx, %rbp
	leaq	(%r10,%rbp,4), %rbp
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%rbp,%rdx,4)
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
	vmovups	(%r15,%rax,4), %zmm2
	vmulps	(%r12,%rax,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r13,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB32_30
	jmp	.LBB32_31
.LBB32_2:
	testq	%rax, %rax
	je	.LBB32_3
	movq	192(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB32_32
	movq	-48(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	vmovups	48(%r13), %zmm0
	movq	176(%r13), %r10
	vmovups	112(%r13), %zmm1
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
	vbroadcastss	%xmm2, %zmm2
	vmulps	-64(%r13,%rbp,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%r12,%rbp,4)
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
	vbroadcastss	%xmm2, %zmm3
	xorl	%eax, %eax
	.p2align	4
.LBB32_17:
	vmulps	(%r14,%rax,4), %zmm3, %zmm4
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%rax,4)
	addq	$16, %rax
	cmpq	%rdx, %rax
	jl	.LBB32_17
	jmp	.LBB32_18
.LBB32_20:
	movq	192(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB32_32
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	vmovups	48(%r13), %zmm0
	movq	176(%r13), %r10
	vmovups	112(%r13), %zmm1
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
	vbroadcastss	%xmm2, %zmm2
	vmulps	-64(%r13,%rbp,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%r12,%rbp,4)
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
	vbroadcastss	%xmm2, %zmm3
	xorl	%eax, %eax
	.p2align	4
.LBB32_24:
	vmulps	(%r14,%rax,4), %zmm3, %zmm4
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%rax,4)
	addq	$16, %rax
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
	.size	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B14MultiplicationO_Ttg5, .Lfunc_end32-$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B14MultiplicationO_Ttg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B8DivisionO_Ttg5
	.weak	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B8DivisionO_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B8DivisionO_Ttg5,@function
$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B8DivisionO_Ttg5:
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
	movq	184(%r13), %rcx
	cmpq	$16, %rcx
	movq	%rcx, -48(%rsp)
	jge	.LBB33_1
.LBB33_3:
	movq	192(%r13), %rax
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
	movq	(%r13), %rbx
	movq	8(%r13), %r11
	movq	24(%r13), %rbp
	movq	32(%r13), %r10
	vmovups	48(%r13), %zmm0
	movq	176(%r13), %rsi
	vmovss	48(%r13), %xmm1
	vmovss	112(%r13), %xmm2
	cmpq	$1, %rax
	movq	%rsi, -16(%rsp)
	movq	%rbx, -24(%rsp)
	movq	%rbp, -32(%rsp)
	jne	.LBB33_11
	xorl	%esi, %esi
	jmp	.LBB33_8
	.p2align	4
.LBB33_11:
	movq	%rcx, %r14
	imulq	%r8, %r14
	addq	%rbx, %r14
	leaq	(,%r11,8), %rbx
	movq	%r12, %r15
	imulq	%r8, %r15
	addq	%rbp, %r15
	leaq	(,%r10,8), %rbp
	leaq	(%rsi,%rdi), %rax
	xorl	%esi, %esi
	.p2align	4
.LBB33_12:
	vmovss	(%r14), %xmm3
	vdivss	(%r15), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %k1
	vmovss	%xmm1, %xmm3, %xmm3 {%k1}
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, -4(%rax,%rsi,4)
	vmovss	(%r14,%r11,4), %xmm3
	vdivss	(%r15,%r10,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %k1
	vmovss	%xmm1, %xmm3, %xmm3 {%k1}
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, (%rax,%rsi,4)
	addq	$2, %rsi
	addq	%rbx, %r14
	addq	%rbp, %r15
	cmpq	%rsi, %rdx
	jne	.LBB33_12
.LBB33_8:
	movq	-48(%rsp), %rbx
	testb	$1, %bl
	je	.LBB33_10
	imulq	%r9, %rcx
	imulq	%r9, %r12
	movq	%r9, %rax
	imulq	%rbx, %rax
	movq	-24(%rsp), %rbx
	leaq	(%rbx,%rcx,4), %rcx
	movq	-32(%rsp), %rbx
	leaq	(%rbx,%r12,4), %rbx
	imulq	%rsi, %r11
	vmovss	(%rcx,%r11,4), %xmm3
	imulq	%rsi, %r10
	vdivss	(%rbx,%r10,4), %xmm3, %xmm3
	movq	-16(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	vcmpltss	%xmm0, %xmm3, %k1
	vmovss	%xmm1, %xmm3, %xmm3 {%k1}
	vminss	%xmm3, %xmm2, %xmm0
	vmovss	%xmm0, (%rax,%rsi,4)
	jmp	.LBB33_10
.LBB33_1:
	cmpq	$0, 8(%r13)
	movq	32(%r13), %rax
	je	.LBB33_2
	addq	$-16, %rcx
	testq	%rax, %rax
	je	.LBB33_20
	movq	192(%r13), %rax
	movq	%rax, -40(%rsp)
	testq	%rax, %rax
	je	.LBB33_32
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	176(%r13), %r10
	vmovups	48(%r13), %zmm0
	vmovups	112(%r13), %zmm1
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
	vmovups	-64(%rax,%rdx,4), %zmm2
	movq	%rbp, %rax
	imulq	%r9, %rax
	leaq	(%r8,%rax,4), %rax
	vdivps	-64(%rax,%rdx,4), %zmm2, %zmm2
	leaq	1(%rbp), %rax
	imulq	%rdx, %rbp
	leaq	(%r10,%rbp,4), %rbp
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%rbp,%rdx,4)
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
	vmovups	(%r15,%rax,4), %zmm2
	vdivps	(%r12,%rax,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r13,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB33_30
	jmp	.LBB33_31
.LBB33_2:
	testq	%rax, %rax
	je	.LBB33_3
	movq	192(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB33_32
	movq	-48(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	vmovups	48(%r13), %zmm0
	movq	176(%r13), %r10
	vmovups	112(%r13), %zmm1
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
	vbroadcastss	%xmm2, %zmm2
	vdivps	-64(%r13,%rbp,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%r12,%rbp,4)
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
	vbroadcastss	%xmm2, %zmm3
	xorl	%eax, %eax
	.p2align	4
.LBB33_17:
	vdivps	(%r14,%rax,4), %zmm3, %zmm4
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%rax,4)
	addq	$16, %rax
	cmpq	%rdx, %rax
	jl	.LBB33_17
	jmp	.LBB33_18
.LBB33_20:
	movq	192(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB33_32
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	vmovups	48(%r13), %zmm0
	movq	176(%r13), %r10
	vmovups	112(%r13), %zmm1
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
	vmovups	-64(%r13,%rbp,4), %zmm3
	leaq	(%r10,%r12,4), %r12
	vbroadcastss	%xmm2, %zmm2
	vdivps	%zmm2, %zmm3, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%r12,%rbp,4)
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
	vbroadcastss	%xmm2, %zmm3
	xorl	%eax, %eax
	.p2align	4
.LBB33_24:
	vmovups	(%r14,%rax,4), %zmm4
	vdivps	%zmm3, %zmm4, %zmm4
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%rax,4)
	addq	$16, %rax
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
	.size	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B8DivisionO_Ttg5, .Lfunc_end33-$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B8DivisionO_Ttg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B17SquaredDifferenceO_Ttg5
	.weak	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B17SquaredDifferenceO_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B17SquaredDifferenceO_Ttg5,@function
$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B17SquaredDifferenceO_Ttg5:
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
	movq	184(%r13), %rcx
	cmpq	$16, %rcx
	movq	%rcx, -56(%rsp)
	jge	.LBB34_1
.LBB34_3:
	movq	192(%r13), %rax
	movq	%rax, -48(%rsp)
	testq	%rax, %rax
	je	.LBB34_32
	movq	-56(%rsp), %rax
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
	cmpq	-48(%rsp), %r9
	je	.LBB34_32
.LBB34_5:
	movq	-56(%rsp), %rax
	testq	%rax, %rax
	je	.LBB34_10
	movq	16(%r13), %rbx
	movq	40(%r13), %r12
	movq	(%r13), %rsi
	movq	8(%r13), %r11
	movq	24(%r13), %rbp
	movq	32(%r13), %r10
	vmovups	48(%r13), %zmm0
	movq	176(%r13), %rcx
	vmovss	48(%r13), %xmm1
	vmovss	112(%r13), %xmm2
	cmpq	$1, %rax
	movq	%rsi, -16(%rsp)
	movq	%rbp, -24(%rsp)
	movq	%rcx, -32(%rsp)
	movq	%rbx, -40(%rsp)
	jne	.LBB34_11
	xorl	%esi, %esi
	jmp	.LBB34_8
	.p2align	4
.LBB34_11:
	imulq	%r8, %rbx
	addq	%rsi, %rbx
	leaq	(,%r11,8), %r15
	movq	%r12, %r14
	imulq	%r8, %r14
	addq	%rbp, %r14
	leaq	(,%r10,8), %rbp
	leaq	(%rcx,%rdi), %rax
	xorl	%esi, %esi
	.p2align	4
.LBB34_12:
	vmovss	(%rbx), %xmm3
	vsubss	(%r14), %xmm3, %xmm3
	vmulss	%xmm3, %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %k1
	vmovss	%xmm1, %xmm3, %xmm3 {%k1}
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, -4(%rax,%rsi,4)
	vmovss	(%rbx,%r11,4), %xmm3
	vsubss	(%r14,%r10,4), %xmm3, %xmm3
	vmulss	%xmm3, %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %k1
	vmovss	%xmm1, %xmm3, %xmm3 {%k1}
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, (%rax,%rsi,4)
	addq	$2, %rsi
	addq	%r15, %rbx
	addq	%rbp, %r14
	cmpq	%rsi, %rdx
	jne	.LBB34_12
.LBB34_8:
	movq	-56(%rsp), %rbx
	testb	$1, %bl
	je	.LBB34_10
	movq	-40(%rsp), %rcx
	imulq	%r9, %rcx
	imulq	%r9, %r12
	movq	%r9, %rax
	imulq	%rbx, %rax
	movq	-16(%rsp), %rbx
	leaq	(%rbx,%rcx,4), %rcx
	movq	-24(%rsp), %rbx
	leaq	(%rbx,%r12,4), %rbx
	movq	-32(%rsp), %r14
	leaq	(%r14,%rax,4), %rax
	imulq	%rsi, %r11
	vmovss	(%rcx,%r11,4), %xmm3
	imulq	%rsi, %r10
	vsubss	(%rbx,%r10,4), %xmm3, %xmm3
	vmulss	%xmm3, %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %k1
	vmovss	%xmm1, %xmm3, %xmm3 {%k1}
	vminss	%xmm3, %xmm2, %xmm0
	vmovss	%xmm0, (%rax,%rsi,4)
	jmp	.LBB34_10
.LBB34_1:
	cmpq	$0, 8(%r13)
	movq	32(%r13), %rax
	je	.LBB34_2
	addq	$-16, %rcx
	testq	%rax, %rax
	je	.LBB34_20
	movq	192(%r13), %rax
	movq	%rax, -48(%rsp)
	testq	%rax, %rax
	je	.LBB34_32
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	movq	176(%r13), %r10
	vmovups	48(%r13), %zmm0
	vmovups	112(%r13), %zmm1
	movq	-56(%rsp), %rax
	leaq	(,%rax,4), %r11
	leaq	(,%r9,4), %rbx
	leaq	(,%rdi,4), %r14
	xorl	%ebp, %ebp
	movq	%rsi, %r15
	movq	%r8, %r12
	movq	%r10, %r13
	movq	-56(%rsp), %rdx
	jmp	.LBB34_28
	.p2align	4
.LBB34_31:
	movq	%rbp, %rax
	imulq	%rdi, %rax
	leaq	(%rsi,%rax,4), %rax
	vmovups	-64(%rax,%rdx,4), %zmm2
	movq	%rbp, %rax
	imulq	%r9, %rax
	leaq	(%r8,%rax,4), %rax
	vsubps	-64(%rax,%rdx,4), %zmm2, %zmm2
	leaq	1(%rbp), %rax
	imulq	%rdx, %rbp
	leaq	(%r10,%rbp,4), %rbp
	vmulps	%zmm2, %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%rbp,%rdx,4)
	addq	%r11, %r13
	addq	%rbx, %r12
	addq	%r14, %r15
	movq	%rax, %rbp
	cmpq	-48(%rsp), %rax
	je	.LBB34_32
.LBB34_28:
	testq	%rcx, %rcx
	je	.LBB34_31
	xorl	%eax, %eax
	.p2align	4
.LBB34_30:
	vmovups	(%r15,%rax,4), %zmm2
	vsubps	(%r12,%rax,4), %zmm2, %zmm2
	vmulps	%zmm2, %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r13,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB34_30
	jmp	.LBB34_31
.LBB34_2:
	testq	%rax, %rax
	je	.LBB34_3
	movq	192(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB34_32
	movq	-56(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	vmovups	48(%r13), %zmm0
	movq	176(%r13), %r10
	vmovups	112(%r13), %zmm1
	leaq	(,%rax,4), %r11
	leaq	(,%r9,4), %rbx
	xorl	%r12d, %r12d
	movq	%r8, %r14
	movq	%r10, %r15
	movq	-56(%rsp), %rbp
	jmp	.LBB34_15
	.p2align	4
.LBB34_18:
	leaq	1(%r12), %rax
	movq	%r12, %r13
	imulq	%r9, %r13
	imulq	%rbp, %r12
	leaq	(%r8,%r13,4), %r13
	leaq	(%r10,%r12,4), %r12
	vbroadcastss	%xmm2, %zmm2
	vsubps	-64(%r13,%rbp,4), %zmm2, %zmm2
	vmulps	%zmm2, %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%r12,%rbp,4)
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
	vbroadcastss	%xmm2, %zmm3
	xorl	%eax, %eax
	.p2align	4
.LBB34_17:
	vsubps	(%r14,%rax,4), %zmm3, %zmm4
	vmulps	%zmm4, %zmm4, %zmm4
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%rax,4)
	addq	$16, %rax
	cmpq	%rdx, %rax
	jl	.LBB34_17
	jmp	.LBB34_18
.LBB34_20:
	movq	192(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB34_32
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	vmovups	48(%r13), %zmm0
	movq	176(%r13), %r10
	vmovups	112(%r13), %zmm1
	movq	-56(%rsp), %rax
	leaq	(,%rax,4), %r11
	leaq	(,%rdi,4), %rbx
	xorl	%r12d, %r12d
	movq	%rsi, %r14
	movq	%r10, %r15
	movq	-56(%rsp), %rbp
	jmp	.LBB34_22
	.p2align	4
.LBB34_25:
	leaq	1(%r12), %rax
	movq	%r12, %r13
	imulq	%rdi, %r13
	imulq	%rbp, %r12
	leaq	(%rsi,%r13,4), %r13
	leaq	(%r10,%r12,4), %r12
	vmovups	-64(%r13,%rbp,4), %zmm3
	vbroadcastss	%xmm2, %zmm2
	vsubps	%zmm2, %zmm3, %zmm2
	vmulps	%zmm2, %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%r12,%rbp,4)
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
	vbroadcastss	%xmm2, %zmm3
	xorl	%eax, %eax
	.p2align	4
.LBB34_24:
	vmovups	(%r14,%rax,4), %zmm4
	vsubps	%zmm3, %zmm4, %zmm4
	vmulps	%zmm4, %zmm4, %zmm4
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%rax,4)
	addq	$16, %rax
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
	.size	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B17SquaredDifferenceO_Ttg5, .Lfunc_end34-$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B17SquaredDifferenceO_Ttg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MaximumO_Ttg5
	.weak	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MaximumO_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MaximumO_Ttg5,@function
$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MaximumO_Ttg5:
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
	movq	184(%r13), %rcx
	cmpq	$16, %rcx
	movq	%rcx, -88(%rsp)
	movq	%r13, -72(%rsp)
	jge	.LBB35_1
.LBB35_3:
	movq	192(%r13), %rax
	movq	%rax, -8(%rsp)
	testq	%rax, %rax
	je	.LBB35_45
	movq	-88(%rsp), %rax
	leaq	(,%rax,4), %rcx
	movq	%rcx, -40(%rsp)
	movq	%rax, %rcx
	andq	$-64, %rcx
	movq	%rcx, -56(%rsp)
	andq	$-8, %rax
	movq	%rax, -32(%rsp)
	movl	$192, %eax
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
	movq	176(%rax), %rbp
	vmovss	48(%rax), %xmm0
	vmovss	112(%rax), %xmm1
	cmpq	$7, -88(%rsp)
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
	leaq	(,%rcx,4), %rsi
	movq	%rsi, %rdi
	movq	-64(%rsp), %r8
	imulq	%r8, %rdi
	leaq	(%r9,%rcx,4), %rcx
	addq	%rcx, %rbp
	leaq	(,%r8,8), %rcx
	imulq	%r13, %r8
	shlq	$2, %r12
	imulq	%r11, %r14
	movq	-80(%rsp), %r13
	addq	%r13, %rdi
	imulq	%rdx, %rsi
	shlq	$3, %rdx
	leaq	(,%r8,4), %r8
	addq	%r13, %r8
	xorl	%r13d, %r13d
	.p2align	4
.LBB35_12:
	vmovss	(%r15,%rsi), %xmm2
	vmaxss	(%rdi,%r14), %xmm2, %xmm2
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
	addq	%rcx, %rdi
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
	cmpq	$256, %rdi
	jb	.LBB35_7
	imulq	%r14, %rcx
	addq	%r12, %rcx
	subq	%rcx, %rax
	movl	$0, %ecx
	cmpq	$256, %rax
	jb	.LBB35_8
	movq	%r8, %r13
	movq	-72(%rsp), %rax
	vmovups	48(%rax), %zmm3
	vmovups	112(%rax), %zmm2
	movq	-88(%rsp), %r8
	cmpq	$64, %r8
	jae	.LBB35_18
	xorl	%eax, %eax
	movq	%r13, %r8
	jmp	.LBB35_22
.LBB35_18:
	vbroadcastss	%xmm3, %zmm4
	vbroadcastss	%xmm2, %zmm5
	movq	-48(%rsp), %rax
	addq	%rbp, %rax
	movq	%r14, %rcx
	imulq	%r11, %rcx
	movq	%r12, -80(%rsp)
	addq	%r12, %rcx
	addq	$192, %rcx
	movq	%r13, %rsi
	imulq	%r11, %rsi
	addq	%r15, %rsi
	addq	$192, %rsi
	xorl	%edi, %edi
	movq	-56(%rsp), %r12
	.p2align	4
.LBB35_19:
	vmovups	-192(%rsi,%rdi,4), %zmm6
	vmovups	-128(%rsi,%rdi,4), %zmm7
	vmovups	-64(%rsi,%rdi,4), %zmm8
	vmovups	(%rsi,%rdi,4), %zmm9
	vmaxps	-192(%rcx,%rdi,4), %zmm6, %zmm6
	vmaxps	-128(%rcx,%rdi,4), %zmm7, %zmm7
	vmaxps	-64(%rcx,%rdi,4), %zmm8, %zmm8
	vmaxps	(%rcx,%rdi,4), %zmm9, %zmm9
	vmaxps	%zmm6, %zmm4, %zmm6
	vmaxps	%zmm7, %zmm4, %zmm7
	vmaxps	%zmm8, %zmm4, %zmm8
	vmaxps	%zmm9, %zmm4, %zmm9
	vminps	%zmm6, %zmm5, %zmm6
	vminps	%zmm7, %zmm5, %zmm7
	vminps	%zmm8, %zmm5, %zmm8
	vminps	%zmm9, %zmm5, %zmm9
	vmovups	%zmm6, -192(%rax,%rdi,4)
	vmovups	%zmm7, -128(%rax,%rdi,4)
	vmovups	%zmm8, -64(%rax,%rdi,4)
	vmovups	%zmm9, (%rax,%rdi,4)
	addq	$64, %rdi
	cmpq	%rdi, %r12
	jne	.LBB35_19
	cmpq	%r12, %r8
	movq	-80(%rsp), %r12
	je	.LBB35_25
	movq	%r13, %r8
	movq	-56(%rsp), %rax
	movq	%rax, %rcx
	testb	$56, -88(%rsp)
	je	.LBB35_8
.LBB35_22:
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	%xmm2, %ymm2
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
	vmovups	(%rdi,%rax,4), %ymm4
	vmaxps	(%rsi,%rax,4), %ymm4, %ymm4
	vmaxps	%ymm4, %ymm3, %ymm4
	vminps	%ymm4, %ymm2, %ymm4
	vmovups	%ymm4, (%rcx,%rax,4)
	addq	$8, %rax
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
	addq	$-16, %rcx
	testq	%rax, %rax
	je	.LBB35_33
	movq	192(%r13), %rax
	movq	%rax, -64(%rsp)
	testq	%rax, %rax
	je	.LBB35_45
	movq	-72(%rsp), %rdx
	movq	(%rdx), %rsi
	movq	16(%rdx), %rax
	movq	24(%rdx), %r8
	movq	40(%rdx), %r9
	movq	176(%rdx), %r10
	vmovups	48(%rdx), %zmm0
	vmovups	112(%rdx), %zmm1
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
	vmovups	-64(%rbp,%rdx,4), %zmm2
	movq	%rdi, %rbp
	imulq	%r9, %rbp
	leaq	(%r8,%rbp,4), %rbp
	vmaxps	-64(%rbp,%rdx,4), %zmm2, %zmm2
	leaq	1(%rdi), %rbp
	imulq	%rdx, %rdi
	leaq	(%r10,%rdi,4), %rdi
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%rdi,%rdx,4)
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
	vmovups	(%r15,%rbp,4), %zmm2
	vmaxps	(%r12,%rbp,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r13,%rbp,4)
	addq	$16, %rbp
	cmpq	%rcx, %rbp
	jl	.LBB35_43
	jmp	.LBB35_44
.LBB35_2:
	testq	%rax, %rax
	je	.LBB35_3
	movq	192(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB35_45
	movq	-88(%rsp), %rdi
	leaq	-16(%rdi), %rdx
	movq	-72(%rsp), %r11
	movq	(%r11), %rsi
	movq	16(%r11), %rax
	movq	24(%r11), %r8
	movq	40(%r11), %r9
	vmovups	48(%r11), %zmm0
	movq	176(%r11), %r10
	vmovups	112(%r11), %zmm1
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
	vmovups	-64(%r13,%rbp,4), %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vbroadcastss	%xmm2, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%rdi,%rbp,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%r12, %rdi
	cmpq	%rcx, %r12
	je	.LBB35_45
.LBB35_28:
	movq	%rdi, %r12
	imulq	%rax, %r12
	vbroadcastss	(%rsi,%r12,4), %zmm2
	testq	%rdx, %rdx
	je	.LBB35_31
	vbroadcastss	%xmm2, %zmm3
	xorl	%r12d, %r12d
	.p2align	4
.LBB35_30:
	vmovups	(%r14,%r12,4), %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmovaps	%zmm3, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%r12,4)
	addq	$16, %r12
	cmpq	%rdx, %r12
	jl	.LBB35_30
	jmp	.LBB35_31
.LBB35_33:
	movq	192(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB35_45
	movq	-72(%rsp), %rdi
	movq	(%rdi), %rsi
	movq	16(%rdi), %rax
	movq	24(%rdi), %r8
	movq	40(%rdi), %r9
	vmovups	48(%rdi), %zmm0
	movq	176(%rdi), %r10
	vmovups	112(%rdi), %zmm1
	movq	-88(%rsp), %rdi
	leaq	(,%rdi,4), %r11
	leaq	(,%rax,4), %rbx
	xorl	%edi, %edi
	movq	%rsi, %r14
	movq	%r10, %r15
	movq	-88(%rsp), %rbp
	jmp	.LBB35_35
	.p2align	4
.LBB35_38:
	leaq	1(%rdi), %r12
	movq	%rdi, %r13
	imulq	%rax, %r13
	imulq	%rbp, %rdi
	leaq	(%rsi,%r13,4), %r13
	leaq	(%r10,%rdi,4), %rdi
	vmovups	-64(%r13,%rbp,4), %zmm3
	vcmpltps	%zmm3, %zmm2, %k1
	vbroadcastss	%xmm2, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%rdi,%rbp,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%r12, %rdi
	cmpq	%rdx, %r12
	je	.LBB35_45
.LBB35_35:
	movq	%rdi, %r12
	imulq	%r9, %r12
	vbroadcastss	(%r8,%r12,4), %zmm2
	testq	%rcx, %rcx
	je	.LBB35_38
	vbroadcastss	%xmm2, %zmm3
	xorl	%r12d, %r12d
	.p2align	4
.LBB35_37:
	vmovups	(%r14,%r12,4), %zmm4
	vcmpltps	%zmm4, %zmm2, %k1
	vblendmps	%zmm4, %zmm3, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%r12,4)
	addq	$16, %r12
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
	.size	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MaximumO_Ttg5, .Lfunc_end35-$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MaximumO_Ttg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MinimumO_Ttg5
	.weak	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MinimumO_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MinimumO_Ttg5,@function
$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MinimumO_Ttg5:
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
	movq	184(%r13), %rcx
	cmpq	$16, %rcx
	movq	%rcx, -88(%rsp)
	movq	%r13, -72(%rsp)
	jge	.LBB36_1
.LBB36_3:
	movq	192(%r13), %rax
	movq	%rax, -8(%rsp)
	testq	%rax, %rax
	je	.LBB36_45
	movq	-88(%rsp), %rax
	leaq	(,%rax,4), %rcx
	movq	%rcx, -40(%rsp)
	movq	%rax, %rcx
	andq	$-64, %rcx
	movq	%rcx, -56(%rsp)
	andq	$-8, %rax
	movq	%rax, -32(%rsp)
	movl	$192, %eax
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
	movq	176(%rax), %rbp
	vmovss	48(%rax), %xmm0
	vmovss	112(%rax), %xmm1
	cmpq	$7, -88(%rsp)
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
	leaq	(,%rcx,4), %rsi
	movq	%rsi, %rdi
	movq	-64(%rsp), %r8
	imulq	%r8, %rdi
	leaq	(%r9,%rcx,4), %rcx
	addq	%rcx, %rbp
	leaq	(,%r8,8), %rcx
	imulq	%r13, %r8
	shlq	$2, %r12
	imulq	%r11, %r14
	movq	-80(%rsp), %r13
	addq	%r13, %rdi
	imulq	%rdx, %rsi
	shlq	$3, %rdx
	leaq	(,%r8,4), %r8
	addq	%r13, %r8
	xorl	%r13d, %r13d
	.p2align	4
.LBB36_12:
	vmovss	(%r15,%rsi), %xmm2
	vminss	(%rdi,%r14), %xmm2, %xmm2
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
	addq	%rcx, %rdi
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
	cmpq	$256, %rdi
	jb	.LBB36_7
	imulq	%r14, %rcx
	addq	%r12, %rcx
	subq	%rcx, %rax
	movl	$0, %ecx
	cmpq	$256, %rax
	jb	.LBB36_8
	movq	%r8, %r13
	movq	-72(%rsp), %rax
	vmovups	48(%rax), %zmm3
	vmovups	112(%rax), %zmm2
	movq	-88(%rsp), %r8
	cmpq	$64, %r8
	jae	.LBB36_18
	xorl	%eax, %eax
	movq	%r13, %r8
	jmp	.LBB36_22
.LBB36_18:
	vbroadcastss	%xmm3, %zmm4
	vbroadcastss	%xmm2, %zmm5
	movq	-48(%rsp), %rax
	addq	%rbp, %rax
	movq	%r14, %rcx
	imulq	%r11, %rcx
	movq	%r12, -80(%rsp)
	addq	%r12, %rcx
	addq	$192, %rcx
	movq	%r13, %rsi
	imulq	%r11, %rsi
	addq	%r15, %rsi
	addq	$192, %rsi
	xorl	%edi, %edi
	movq	-56(%rsp), %r12
	.p2align	4
.LBB36_19:
	vmovups	-192(%rsi,%rdi,4), %zmm6
	vmovups	-128(%rsi,%rdi,4), %zmm7
	vmovups	-64(%rsi,%rdi,4), %zmm8
	vmovups	(%rsi,%rdi,4), %zmm9
	vminps	-192(%rcx,%rdi,4), %zmm6, %zmm6
	vminps	-128(%rcx,%rdi,4), %zmm7, %zmm7
	vminps	-64(%rcx,%rdi,4), %zmm8, %zmm8
	vminps	(%rcx,%rdi,4), %zmm9, %zmm9
	vmaxps	%zmm6, %zmm4, %zmm6
	vmaxps	%zmm7, %zmm4, %zmm7
	vmaxps	%zmm8, %zmm4, %zmm8
	vmaxps	%zmm9, %zmm4, %zmm9
	vminps	%zmm6, %zmm5, %zmm6
	vminps	%zmm7, %zmm5, %zmm7
	vminps	%zmm8, %zmm5, %zmm8
	vminps	%zmm9, %zmm5, %zmm9
	vmovups	%zmm6, -192(%rax,%rdi,4)
	vmovups	%zmm7, -128(%rax,%rdi,4)
	vmovups	%zmm8, -64(%rax,%rdi,4)
	vmovups	%zmm9, (%rax,%rdi,4)
	addq	$64, %rdi
	cmpq	%rdi, %r12
	jne	.LBB36_19
	cmpq	%r12, %r8
	movq	-80(%rsp), %r12
	je	.LBB36_25
	movq	%r13, %r8
	movq	-56(%rsp), %rax
	movq	%rax, %rcx
	testb	$56, -88(%rsp)
	je	.LBB36_8
.LBB36_22:
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	%xmm2, %ymm2
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
	vmovups	(%rdi,%rax,4), %ymm4
	vminps	(%rsi,%rax,4), %ymm4, %ymm4
	vmaxps	%ymm4, %ymm3, %ymm4
	vminps	%ymm4, %ymm2, %ymm4
	vmovups	%ymm4, (%rcx,%rax,4)
	addq	$8, %rax
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
	addq	$-16, %rcx
	testq	%rax, %rax
	je	.LBB36_33
	movq	192(%r13), %rax
	movq	%rax, -64(%rsp)
	testq	%rax, %rax
	je	.LBB36_45
	movq	-72(%rsp), %rdx
	movq	(%rdx), %rsi
	movq	16(%rdx), %rax
	movq	24(%rdx), %r8
	movq	40(%rdx), %r9
	movq	176(%rdx), %r10
	vmovups	48(%rdx), %zmm0
	vmovups	112(%rdx), %zmm1
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
	vmovups	-64(%rbp,%rdx,4), %zmm2
	movq	%rdi, %rbp
	imulq	%r9, %rbp
	leaq	(%r8,%rbp,4), %rbp
	vminps	-64(%rbp,%rdx,4), %zmm2, %zmm2
	leaq	1(%rdi), %rbp
	imulq	%rdx, %rdi
	leaq	(%r10,%rdi,4), %rdi
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%rdi,%rdx,4)
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
	vmovups	(%r15,%rbp,4), %zmm2
	vminps	(%r12,%rbp,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r13,%rbp,4)
	addq	$16, %rbp
	cmpq	%rcx, %rbp
	jl	.LBB36_43
	jmp	.LBB36_44
.LBB36_2:
	testq	%rax, %rax
	je	.LBB36_3
	movq	192(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB36_45
	movq	-88(%rsp), %rdi
	leaq	-16(%rdi), %rdx
	movq	-72(%rsp), %r11
	movq	(%r11), %rsi
	movq	16(%r11), %rax
	movq	24(%r11), %r8
	movq	40(%r11), %r9
	vmovups	48(%r11), %zmm0
	movq	176(%r11), %r10
	vmovups	112(%r11), %zmm1
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
	vmovups	-64(%r13,%rbp,4), %zmm3
	vcmpltps	%zmm3, %zmm2, %k1
	vbroadcastss	%xmm2, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%rdi,%rbp,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%r12, %rdi
	cmpq	%rcx, %r12
	je	.LBB36_45
.LBB36_28:
	movq	%rdi, %r12
	imulq	%rax, %r12
	vbroadcastss	(%rsi,%r12,4), %zmm2
	testq	%rdx, %rdx
	je	.LBB36_31
	vbroadcastss	%xmm2, %zmm3
	xorl	%r12d, %r12d
	.p2align	4
.LBB36_30:
	vmovups	(%r14,%r12,4), %zmm4
	vcmpltps	%zmm4, %zmm2, %k1
	vmovaps	%zmm3, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%r12,4)
	addq	$16, %r12
	cmpq	%rdx, %r12
	jl	.LBB36_30
	jmp	.LBB36_31
.LBB36_33:
	movq	192(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB36_45
	movq	-72(%rsp), %rdi
	movq	(%rdi), %rsi
	movq	16(%rdi), %rax
	movq	24(%rdi), %r8
	movq	40(%rdi), %r9
	vmovups	48(%rdi), %zmm0
	movq	176(%rdi), %r10
	vmovups	112(%rdi), %zmm1
	movq	-88(%rsp), %rdi
	leaq	(,%rdi,4), %r11
	leaq	(,%rax,4), %rbx
	xorl	%edi, %edi
	movq	%rsi, %r14
	movq	%r10, %r15
	movq	-88(%rsp), %rbp
	jmp	.LBB36_35
	.p2align	4
.LBB36_38:
	leaq	1(%rdi), %r12
	movq	%rdi, %r13
	imulq	%rax, %r13
	imulq	%rbp, %rdi
	leaq	(%rsi,%r13,4), %r13
	leaq	(%r10,%rdi,4), %rdi
	vmovups	-64(%r13,%rbp,4), %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vbroadcastss	%xmm2, %zmm2
	vmovaps	%zmm3, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%rdi,%rbp,4)
	addq	%r11, %r15
	addq	%rbx, %r14
	movq	%r12, %rdi
	cmpq	%rdx, %r12
	je	.LBB36_45
.LBB36_35:
	movq	%rdi, %r12
	imulq	%r9, %r12
	vbroadcastss	(%r8,%r12,4), %zmm2
	testq	%rcx, %rcx
	je	.LBB36_38
	vbroadcastss	%xmm2, %zmm3
	xorl	%r12d, %r12d
	.p2align	4
.LBB36_37:
	vmovups	(%r14,%r12,4), %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vblendmps	%zmm4, %zmm3, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%r12,4)
	addq	$16, %r12
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
	.size	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MinimumO_Ttg5, .Lfunc_end36-$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B7MinimumO_Ttg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B13RectificationO_Ttg5
	.weak	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B13RectificationO_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B13RectificationO_Ttg5,@function
$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B13RectificationO_Ttg5:
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
	movq	184(%r13), %rcx
	cmpq	$16, %rcx
	movq	%rcx, -88(%rsp)
	movq	%r13, -80(%rsp)
	jge	.LBB37_1
.LBB37_3:
	movq	192(%r13), %rax
	movq	%rax, -8(%rsp)
	testq	%rax, %rax
	je	.LBB37_45
	movq	-88(%rsp), %rax
	leaq	(,%rax,4), %rcx
	movq	%rcx, -40(%rsp)
	movq	%rax, %rcx
	andq	$-64, %rcx
	movq	%rcx, -64(%rsp)
	andq	$-8, %rax
	movq	%rax, -32(%rsp)
	movl	$192, %eax
	movq	%rax, -56(%rsp)
	movl	$4, %r9d
	movq	$0, -48(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%r11d, %r11d
	xorl	%ebx, %ebx
	jmp	.LBB37_5
	.p2align	4
.LBB37_25:
	incq	%rbx
	movq	-40(%rsp), %rax
	addq	%rax, -56(%rsp)
	addq	$4, %r11
	addq	%rax, -48(%rsp)
	addq	%rax, %r9
	cmpq	-8(%rsp), %rbx
	je	.LBB37_45
.LBB37_5:
	cmpq	$0, -88(%rsp)
	je	.LBB37_25
	movq	-80(%rsp), %rax
	movq	16(%rax), %r10
	movq	40(%rax), %r14
	movq	(%rax), %r15
	movq	8(%rax), %rdx
	movq	24(%rax), %r12
	movq	32(%rax), %rsi
	movq	176(%rax), %rbp
	vmovss	48(%rax), %xmm3
	vmovss	112(%rax), %xmm4
	cmpq	$7, -88(%rsp)
	movq	%rsi, -72(%rsp)
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
	movq	-88(%rsp), %r13
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
	leaq	(%r12,%rdi,4), %rdi
	leaq	(,%r8,4), %rsi
	addq	%rbp, %rsi
	movq	%rsi, -24(%rsp)
	movq	%r9, %rsi
	movq	%r10, %r9
	movq	%r12, %r10
	movq	%rcx, %r12
	imulq	%rdx, %r12
	movq	-16(%rsp), %r8
	vmovss	(%r8,%r12,4), %xmm5
	movq	%r10, %r12
	movq	%r9, %r10
	movq	%rsi, %r9
	movq	%rcx, %rsi
	imulq	-72(%rsp), %rsi
	vmulss	(%rdi,%rsi,4), %xmm5, %xmm6
	vcmpltss	%xmm0, %xmm5, %k1
	vmovss	%xmm6, %xmm5, %xmm5 {%k1}
	vmaxss	%xmm5, %xmm3, %xmm5
	vminss	%xmm5, %xmm4, %xmm5
	movq	-24(%rsp), %rsi
	vmovss	%xmm5, (%rsi,%rcx,4)
	movq	%rax, %rcx
.LBB37_10:
	cmpq	%rax, %r13
	je	.LBB37_25
	movq	-88(%rsp), %rax
	subq	%rcx, %rax
	leaq	1(%rcx), %r8
	movq	%r12, %r13
	movq	%rdx, %r12
	imulq	%r8, %r12
	imulq	%r11, %r10
	addq	%r10, %r15
	leaq	(,%rcx,4), %rdi
	movq	%rdi, %rsi
	movq	-72(%rsp), %r10
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
	vmovss	(%r15,%rdi), %xmm5
	vmulss	(%rsi,%r14), %xmm5, %xmm6
	vcmpltss	%xmm0, %xmm5, %k1
	vmovss	%xmm6, %xmm5, %xmm5 {%k1}
	vmaxss	%xmm5, %xmm3, %xmm5
	vminss	%xmm5, %xmm4, %xmm5
	vmovss	%xmm5, -4(%rbp,%r13,4)
	vmovss	(%r15,%r12), %xmm5
	vmulss	(%r8,%r14), %xmm5, %xmm6
	vcmpltss	%xmm0, %xmm5, %k1
	vmovss	%xmm6, %xmm5, %xmm5 {%k1}
	vmaxss	%xmm5, %xmm3, %xmm5
	vminss	%xmm5, %xmm4, %xmm5
	vmovss	%xmm5, (%rbp,%r13,4)
	addq	$2, %r13
	addq	%rdx, %r15
	addq	%rcx, %rsi
	addq	%rcx, %r8
	cmpq	%r13, %rax
	jne	.LBB37_12
	jmp	.LBB37_25
.LBB37_14:
	movq	-40(%rsp), %rax
	imulq	%rbx, %rax
	leaq	(,%rbx,4), %rcx
	addq	%rbp, %rax
	movq	%r10, %rsi
	imulq	%rcx, %rsi
	addq	%r15, %rsi
	movq	%rax, %rdi
	subq	%rsi, %rdi
	cmpq	$256, %rdi
	jb	.LBB37_7
	imulq	%r14, %rcx
	addq	%r12, %rcx
	subq	%rcx, %rax
	movl	$0, %ecx
	cmpq	$256, %rax
	jb	.LBB37_8
	movq	-80(%rsp), %rax
	vmovups	48(%rax), %zmm6
	vmovups	112(%rax), %zmm5
	movq	-88(%rsp), %r8
	cmpq	$64, %r8
	jae	.LBB37_18
	xorl	%eax, %eax
	jmp	.LBB37_22
.LBB37_18:
	vbroadcastss	%xmm6, %zmm7
	vbroadcastss	%xmm5, %zmm8
	movq	-56(%rsp), %rax
	addq	%rbp, %rax
	movq	%r14, %rcx
	imulq	%r11, %rcx
	movq	%r12, %r13
	addq	%r12, %rcx
	addq	$192, %rcx
	movq	%r10, %rsi
	imulq	%r11, %rsi
	addq	%r15, %rsi
	addq	$192, %rsi
	xorl	%edi, %edi
	movq	-64(%rsp), %r12
	.p2align	4
.LBB37_19:
	vmovups	-192(%rsi,%rdi,4), %zmm9
	vmovups	-128(%rsi,%rdi,4), %zmm10
	vmovups	-64(%rsi,%rdi,4), %zmm11
	vmovups	(%rsi,%rdi,4), %zmm12
	vcmpltps	%zmm2, %zmm9, %k1
	vcmpltps	%zmm2, %zmm10, %k2
	vcmpltps	%zmm2, %zmm11, %k3
	vcmpltps	%zmm2, %zmm12, %k4
	vmulps	-192(%rcx,%rdi,4), %zmm9, %zmm9 {%k1}
	vmulps	-128(%rcx,%rdi,4), %zmm10, %zmm10 {%k2}
	vmulps	-64(%rcx,%rdi,4), %zmm11, %zmm11 {%k3}
	vmulps	(%rcx,%rdi,4), %zmm12, %zmm12 {%k4}
	vmaxps	%zmm9, %zmm7, %zmm9
	vmaxps	%zmm10, %zmm7, %zmm10
	vmaxps	%zmm11, %zmm7, %zmm11
	vmaxps	%zmm12, %zmm7, %zmm12
	vminps	%zmm9, %zmm8, %zmm9
	vminps	%zmm10, %zmm8, %zmm10
	vminps	%zmm11, %zmm8, %zmm11
	vminps	%zmm12, %zmm8, %zmm12
	vmovups	%zmm9, -192(%rax,%rdi,4)
	vmovups	%zmm10, -128(%rax,%rdi,4)
	vmovups	%zmm11, -64(%rax,%rdi,4)
	vmovups	%zmm12, (%rax,%rdi,4)
	addq	$64, %rdi
	cmpq	%rdi, %r12
	jne	.LBB37_19
	cmpq	%r12, %r8
	je	.LBB37_25
	movq	%r13, %r12
	movq	-64(%rsp), %rax
	movq	%rax, %rcx
	testb	$56, -88(%rsp)
	je	.LBB37_8
.LBB37_22:
	vbroadcastss	%xmm6, %ymm6
	vbroadcastss	%xmm5, %ymm5
	movq	-48(%rsp), %rcx
	addq	%rbp, %rcx
	movq	%r14, %rsi
	imulq	%r11, %rsi
	addq	%r12, %rsi
	movq	%r10, %rdi
	imulq	%r11, %rdi
	addq	%r15, %rdi
	movq	-32(%rsp), %r8
	.p2align	4
.LBB37_23:
	vmovups	(%rdi,%rax,4), %ymm7
	vcmpltps	%ymm1, %ymm7, %k1
	vmulps	(%rsi,%rax,4), %ymm7, %ymm7 {%k1}
	vmaxps	%ymm7, %ymm6, %ymm7
	vminps	%ymm7, %ymm5, %ymm7
	vmovups	%ymm7, (%rcx,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %r8
	jne	.LBB37_23
	movq	%r8, %rcx
	cmpq	%r8, -88(%rsp)
	je	.LBB37_25
	jmp	.LBB37_8
.LBB37_1:
	cmpq	$0, 8(%r13)
	movq	32(%r13), %rax
	je	.LBB37_2
	addq	$-16, %rcx
	testq	%rax, %rax
	je	.LBB37_33
	movq	192(%r13), %rax
	movq	%rax, -72(%rsp)
	testq	%rax, %rax
	je	.LBB37_45
	movq	-80(%rsp), %rdx
	movq	(%rdx), %rsi
	movq	16(%rdx), %rax
	movq	24(%rdx), %r8
	movq	40(%rdx), %r9
	vmovups	48(%rdx), %zmm0
	vmovups	112(%rdx), %zmm1
	movq	176(%rdx), %r10
	movq	-88(%rsp), %rdi
	leaq	(,%rdi,4), %r11
	leaq	(,%r9,4), %rbx
	leaq	(,%rax,4), %r14
	xorl	%edi, %edi
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rsi, %r15
	movq	%r8, %r12
	movq	%r10, %r13
	movq	-88(%rsp), %rdx
	jmp	.LBB37_41
	.p2align	4
.LBB37_44:
	movq	%rdi, %rbp
	imulq	%rax, %rbp
	leaq	(%rsi,%rbp,4), %rbp
	vmovups	-64(%rbp,%rdx,4), %zmm3
	movq	%rdi, %rbp
	imulq	%r9, %rbp
	leaq	(%r8,%rbp,4), %rbp
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	-64(%rbp,%rdx,4), %zmm3, %zmm3 {%k1}
	leaq	1(%rdi), %rbp
	imulq	%rdx, %rdi
	leaq	(%r10,%rdi,4), %rdi
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, -64(%rdi,%rdx,4)
	addq	%r11, %r13
	addq	%rbx, %r12
	addq	%r14, %r15
	movq	%rbp, %rdi
	cmpq	-72(%rsp), %rbp
	je	.LBB37_45
.LBB37_41:
	testq	%rcx, %rcx
	je	.LBB37_44
	xorl	%ebp, %ebp
	.p2align	4
.LBB37_43:
	vmovups	(%r15,%rbp,4), %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r12,%rbp,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%r13,%rbp,4)
	addq	$16, %rbp
	cmpq	%rcx, %rbp
	jl	.LBB37_43
	jmp	.LBB37_44
.LBB37_2:
	testq	%rax, %rax
	je	.LBB37_3
	movq	192(%r13), %rax
	testq	%rax, %rax
	je	.LBB37_45
	movq	-88(%rsp), %rdi
	leaq	-16(%rdi), %rcx
	movq	-80(%rsp), %r11
	movq	(%r11), %rdx
	movq	16(%r11), %rsi
	movq	24(%r11), %r8
	movq	40(%r11), %r9
	movq	176(%r11), %r10
	vmovups	48(%r11), %zmm0
	vmovups	112(%r11), %zmm1
	leaq	(,%rdi,4), %r11
	leaq	(,%r9,4), %rbx
	xorl	%r15d, %r15d
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%r8, %rdi
	movq	%r10, %r14
	movq	-88(%rsp), %rbp
	jmp	.LBB37_28
	.p2align	4
.LBB37_31:
	leaq	1(%r15), %r12
	movq	%r15, %r13
	imulq	%r9, %r13
	imulq	%rbp, %r15
	leaq	(%r8,%r13,4), %r13
	leaq	(%r10,%r15,4), %r15
	vcmpltps	%zmm2, %zmm3, %k1
	vbroadcastss	%xmm3, %zmm3
	vmulps	-64(%r13,%rbp,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, -64(%r15,%rbp,4)
	addq	%r11, %r14
	addq	%rbx, %rdi
	movq	%r12, %r15
	cmpq	%rax, %r12
	je	.LBB37_45
.LBB37_28:
	movq	%r15, %r12
	imulq	%rsi, %r12
	vbroadcastss	(%rdx,%r12,4), %zmm3
	testq	%rcx, %rcx
	je	.LBB37_31
	vbroadcastss	%xmm3, %zmm4
	vcmpltps	%zmm2, %zmm3, %k1
	xorl	%r12d, %r12d
	.p2align	4
.LBB37_30:
	vmovaps	%zmm4, %zmm5
	vmulps	(%rdi,%r12,4), %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%r14,%r12,4)
	addq	$16, %r12
	cmpq	%rcx, %r12
	jl	.LBB37_30
	jmp	.LBB37_31
.LBB37_33:
	movq	192(%r13), %rax
	testq	%rax, %rax
	je	.LBB37_45
	movq	-80(%rsp), %rdi
	movq	(%rdi), %rdx
	movq	16(%rdi), %rsi
	movq	24(%rdi), %r8
	movq	40(%rdi), %r9
	movq	176(%rdi), %r10
	vmovups	48(%rdi), %zmm0
	vmovups	112(%rdi), %zmm1
	movq	-88(%rsp), %rdi
	leaq	(,%rdi,4), %r11
	leaq	(,%rsi,4), %rbx
	xorl	%r15d, %r15d
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rdx, %rdi
	movq	%r10, %r14
	movq	-88(%rsp), %rbp
	jmp	.LBB37_35
	.p2align	4
.LBB37_38:
	leaq	1(%r15), %r12
	movq	%r15, %r13
	imulq	%rsi, %r13
	imulq	%rbp, %r15
	leaq	(%rdx,%r13,4), %r13
	leaq	(%r10,%r15,4), %r15
	vmovups	-64(%r13,%rbp,4), %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vbroadcastss	%xmm3, %zmm3
	vmulps	%zmm4, %zmm3, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, -64(%r15,%rbp,4)
	addq	%r11, %r14
	addq	%rbx, %rdi
	movq	%r12, %r15
	cmpq	%rax, %r12
	je	.LBB37_45
.LBB37_35:
	movq	%r15, %r12
	imulq	%r9, %r12
	vmovss	(%r8,%r12,4), %xmm3
	testq	%rcx, %rcx
	je	.LBB37_38
	vbroadcastss	%xmm3, %zmm4
	xorl	%r12d, %r12d
	.p2align	4
.LBB37_37:
	vmovups	(%rdi,%r12,4), %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%r14,%r12,4)
	addq	$16, %r12
	cmpq	%rcx, %r12
	jl	.LBB37_37
	jmp	.LBB37_38
.LBB37_45:
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
	.size	$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B13RectificationO_Ttg5, .Lfunc_end37-$s20VitruvianMicroAVX5120B12CombinedRowsV7combineyyxmAA0B11CombinationRzlFAA0B13RectificationO_Ttg5
	.cfi_endproc
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B12CombinedRowsV7combine026_C6408520E925CE1478F2C44C2K4AF78LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b8RepeatedR0VAA0b5DenseR0VTtt0t1g5,@function
$s20VitruvianMicroAVX5120B12CombinedRowsV7combine026_C6408520E925CE1478F2C44C2K4AF78LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b8RepeatedR0VAA0b5DenseR0VTtt0t1g5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	192(%r13), %rax
	testq	%rax, %rax
	je	.LBB38_6
	movq	184(%r13), %rcx
	leaq	-16(%rcx), %rdx
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	vmovups	48(%r13), %zmm0
	movq	176(%r13), %r10
	vmovups	112(%r13), %zmm1
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
	vbroadcastss	%xmm2, %zmm2
	vaddps	-64(%rbp,%rcx,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%r12,%rcx,4)
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
	vbroadcastss	%xmm2, %zmm3
	xorl	%r13d, %r13d
	.p2align	4
.LBB38_4:
	vaddps	(%r14,%r13,4), %zmm3, %zmm4
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%r13,4)
	addq	$16, %r13
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
	.size	$s20VitruvianMicroAVX5120B12CombinedRowsV7combine026_C6408520E925CE1478F2C44C2K4AF78LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b8RepeatedR0VAA0b5DenseR0VTtt0t1g5, .Lfunc_end38-$s20VitruvianMicroAVX5120B12CombinedRowsV7combine026_C6408520E925CE1478F2C44C2K4AF78LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b8RepeatedR0VAA0b5DenseR0VTtt0t1g5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B12CombinedRowsV7combine026_C6408520E925CE1478F2C44C2K4AF78LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b5DenseR0VAA0b8RepeatedR0VTtt0t1g5,@function
$s20VitruvianMicroAVX5120B12CombinedRowsV7combine026_C6408520E925CE1478F2C44C2K4AF78LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b5DenseR0VAA0b8RepeatedR0VTtt0t1g5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	192(%r13), %rax
	testq	%rax, %rax
	je	.LBB39_6
	movq	184(%r13), %rcx
	leaq	-16(%rcx), %rdx
	movq	(%r13), %rsi
	movq	16(%r13), %rdi
	movq	24(%r13), %r8
	movq	40(%r13), %r9
	vmovups	48(%r13), %zmm0
	movq	176(%r13), %r10
	vmovups	112(%r13), %zmm1
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
	vbroadcastss	%xmm2, %zmm2
	vaddps	-64(%rbp,%rcx,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, -64(%r12,%rcx,4)
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
	vbroadcastss	%xmm2, %zmm3
	xorl	%r13d, %r13d
	.p2align	4
.LBB39_4:
	vaddps	(%r14,%r13,4), %zmm3, %zmm4
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%r13,4)
	addq	$16, %r13
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
	.size	$s20VitruvianMicroAVX5120B12CombinedRowsV7combine026_C6408520E925CE1478F2C44C2K4AF78LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b5DenseR0VAA0b8RepeatedR0VTtt0t1g5, .Lfunc_end39-$s20VitruvianMicroAVX5120B12CombinedRowsV7combine026_C6408520E925CE1478F2C44C2K4AF78LL_4left5rightyxm_q_mq0_mtAA0B11CombinationRzAA0B10OperandRowR_AaIR0_r1_lFAA0B8AdditionO_AA0b5DenseR0VAA0b8RepeatedR0VTtt0t1g5
	.hidden	vitruvian_sample_mask_avx512
	.globl	vitruvian_sample_mask_avx512
	.p2align	4
	.type	vitruvian_sample_mask_avx512,@function
vitruvian_sample_mask_avx512:
	jmp	($s20VitruvianMicroAVX51215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF)
.Lfunc_end40:
	.size	vitruvian_sample_mask_avx512, .Lfunc_end40-vitruvian_sample_mask_avx512
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
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI41_6:
	.long	5
	.long	0
	.long	2
	.long	3
	.text
	.hidden	$s20VitruvianMicroAVX51215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF
	.globl	$s20VitruvianMicroAVX51215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF
	.p2align	4
	.type	$s20VitruvianMicroAVX51215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF,@function
$s20VitruvianMicroAVX51215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	72(%rsp), %rax
	testq	%rax, %rax
	je	.LBB41_38
	movq	88(%rsp), %rbx
	movq	64(%rsp), %r11
	movq	56(%rsp), %r10
	vmovd	%r8d, %xmm0
	vpinsrd	$1, %r9d, %xmm0, %xmm0
	vpaddd	.LCPI41_0(%rip){1to4}, %xmm0, %xmm0
	cmpq	$7, %rax
	jbe	.LBB41_2
	movq	%rbx, %r8
	subq	%r10, %r8
	cmpq	$256, %r8
	setb	%r8b
	movq	%rbx, %r9
	subq	%r11, %r9
	cmpq	$256, %r9
	setb	%r9b
	orb	%r8b, %r9b
	je	.LBB41_9
.LBB41_2:
	xorl	%r8d, %r8d
.LBB41_3:
	movq	%r8, %r14
	orq	$1, %r14
	vmovd	%xmm0, %r9d
	vpextrd	$1, %xmm0, %ebp
	testb	$1, %al
	je	.LBB41_5
	movl	(%r10,%r8,4), %r15d
	addl	%r9d, %r15d
	sarl	$10, %r15d
	movl	(%r11,%r8,4), %r12d
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
	movl	%r15d, (%rbx,%r8,4)
	movq	%r14, %r8
.LBB41_5:
	cmpq	%r14, %rax
	je	.LBB41_18
	movl	$-2, %r14d
	.p2align	4
.LBB41_7:
	movl	(%r10,%r8,4), %r15d
	addl	%r9d, %r15d
	sarl	$10, %r15d
	movl	(%r11,%r8,4), %r12d
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
	movl	%r15d, (%rbx,%r8,4)
	movl	4(%r10,%r8,4), %r15d
	addl	%r9d, %r15d
	sarl	$10, %r15d
	movl	4(%r11,%r8,4), %r12d
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
	movl	%r15d, 4(%rbx,%r8,4)
	addq	$2, %r8
	cmpq	%r8, %rax
	jne	.LBB41_7
.LBB41_18:
	leaq	(,%rax,4), %rcx
	leaq	(%rcx,%rcx,2), %rdx
	cmpq	$1, %rax
	jne	.LBB41_20
	xorl	%r15d, %r15d
	jmp	.LBB41_22
.LBB41_20:
	movq	%rax, %r8
	andq	$-2, %r8
	leaq	4(%rbx), %r9
	xorl	%r15d, %r15d
	.p2align	4
.LBB41_21:
	movslq	-4(%r9), %r14
	leaq	(%rdi,%r14,4), %r12
	vmovss	(%rdi,%r14,4), %xmm1
	vmovss	%xmm1, -4(%r9)
	vmovss	4(%rdi,%r14,4), %xmm1
	vmovss	%xmm1, -4(%r9,%rax,4)
	vmovss	(%r12,%rsi,4), %xmm1
	vmovss	%xmm1, -4(%r9,%rax,8)
	vmovss	4(%r12,%rsi,4), %xmm1
	vmovss	%xmm1, -4(%r9,%rdx)
	addq	$2, %r15
	movslq	(%r9), %r14
	leaq	(%rdi,%r14,4), %r12
	vmovss	(%rdi,%r14,4), %xmm1
	vmovss	%xmm1, (%r9)
	vmovss	4(%rdi,%r14,4), %xmm1
	vmovss	%xmm1, (%r9,%rax,4)
	vmovss	(%r12,%rsi,4), %xmm1
	vmovss	%xmm1, (%r9,%rax,8)
	vmovd	4(%r12,%rsi,4), %xmm1
	vmovd	%xmm1, (%r9,%rdx)
	addq	$8, %r9
	cmpq	%r15, %r8
	jne	.LBB41_21
.LBB41_22:
	leaq	(%rbx,%rax,4), %r8
	leaq	(%rbx,%rax,8), %r9
	leaq	(%rbx,%rdx), %r14
	testb	$1, %al
	je	.LBB41_24
	movslq	(%rbx,%r15,4), %r12
	leaq	(%rdi,%r12,4), %r13
	vmovss	(%rdi,%r12,4), %xmm1
	vmovss	%xmm1, (%rbx,%r15,4)
	vmovss	4(%rdi,%r12,4), %xmm1
	vmovss	%xmm1, (%r8,%r15,4)
	vmovss	(%r13,%rsi,4), %xmm1
	vmovss	%xmm1, (%r9,%r15,4)
	vmovd	4(%r13,%rsi,4), %xmm1
	vmovd	%xmm1, (%r14,%r15,4)
.LBB41_24:
	movq	80(%rsp), %rdi
	leaq	(,%rax,8), %rsi
	cmpq	$3, %rax
	jbe	.LBB41_25
	movq	%rdi, %r15
	subq	%r10, %r15
	cmpq	$64, %r15
	setb	%bpl
	movq	%rdi, %r15
	subq	%r11, %r15
	cmpq	$64, %r15
	setb	%r15b
	orb	%bpl, %r15b
	movq	%rdi, %r12
	subq	%rbx, %r12
	movq	%r12, %r13
	subq	%rdx, %r13
	cmpq	$64, %r13
	setb	%bpl
	orb	%r15b, %bpl
	movq	%r12, %r15
	subq	%rsi, %r15
	cmpq	$64, %r15
	setb	%r15b
	movq	%r12, %r13
	subq	%rcx, %r13
	cmpq	$64, %r13
	setb	%r13b
	orb	%r15b, %r13b
	orb	%bpl, %r13b
	cmpq	$64, %r12
	setb	%bpl
	orb	%r13b, %bpl
	je	.LBB41_29
.LBB41_25:
	xorl	%r15d, %r15d
.LBB41_26:
	subq	%r15, %rax
	leaq	(%rdi,%r15,4), %rdi
	leaq	(%rdx,%r15,4), %rdx
	addq	%rbx, %rdx
	leaq	(%rsi,%r15,4), %rsi
	addq	%rbx, %rsi
	leaq	(%rcx,%r15,4), %rcx
	addq	%rbx, %rcx
	leaq	(%rbx,%r15,4), %r8
	leaq	(%r11,%r15,4), %r9
	leaq	(%r10,%r15,4), %r10
	xorl	%r11d, %r11d
	vpbroadcastd	.LCPI41_3(%rip), %xmm1
	vbroadcastss	.LCPI41_4(%rip), %xmm2
	vbroadcastss	.LCPI41_5(%rip), %xmm3
	vmovaps	.LCPI41_6(%rip), %xmm4
	.p2align	4
.LBB41_27:
	vmovd	(%r10,%r11,4), %xmm5
	vpinsrd	$1, (%r9,%r11,4), %xmm5, %xmm5
	vpaddd	%xmm5, %xmm0, %xmm5
	vpsrld	$5, %xmm5, %xmm5
	vpand	%xmm1, %xmm5, %xmm5
	vcvtdq2ps	%xmm5, %xmm5
	vmulps	%xmm2, %xmm5, %xmm5
	vsubps	%xmm5, %xmm3, %xmm6
	vmovshdup	%xmm6, %xmm7
	vmulss	%xmm7, %xmm6, %xmm8
	vmulss	(%r8,%r11,4), %xmm8, %xmm8
	vmulss	%xmm7, %xmm5, %xmm7
	vmulss	(%rcx,%r11,4), %xmm7, %xmm7
	vaddss	%xmm7, %xmm8, %xmm7
	vpermt2ps	%xmm5, %xmm4, %xmm6
	vmulps	%xmm6, %xmm5, %xmm5
	vmovss	(%rdx,%r11,4), %xmm6
	vinsertps	$16, (%rsi,%r11,4), %xmm6, %xmm6
	vmulps	%xmm5, %xmm6, %xmm5
	vmovshdup	%xmm5, %xmm6
	vaddss	%xmm7, %xmm6, %xmm6
	vaddss	%xmm6, %xmm5, %xmm5
	vmovss	%xmm5, (%rdi,%r11,4)
	incq	%r11
	cmpq	%r11, %rax
	jne	.LBB41_27
.LBB41_38:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB41_9:
	cmpq	$64, %rax
	jae	.LBB41_11
	xorl	%r8d, %r8d
	jmp	.LBB41_15
.LBB41_29:
	cmpq	$16, %rax
	jae	.LBB41_31
	xorl	%r15d, %r15d
	jmp	.LBB41_35
.LBB41_11:
	movq	%rax, %r8
	andq	$-64, %r8
	vpbroadcastd	%xmm0, %zmm1
	vpbroadcastd	.LCPI41_1(%rip), %zmm2
	vpermd	%zmm0, %zmm2, %zmm2
	vpbroadcastd	%ecx, %zmm3
	vpbroadcastd	%esi, %zmm4
	vpbroadcastd	%edx, %zmm5
	xorl	%r9d, %r9d
	vpbroadcastd	.LCPI41_2(%rip), %zmm6
	.p2align	4
.LBB41_12:
	vpaddd	(%r10,%r9,4), %zmm1, %zmm7
	vpaddd	64(%r10,%r9,4), %zmm1, %zmm8
	vpaddd	128(%r10,%r9,4), %zmm1, %zmm9
	vpaddd	192(%r10,%r9,4), %zmm1, %zmm10
	vpsrad	$10, %zmm7, %zmm7
	vpsrad	$10, %zmm8, %zmm8
	vpsrad	$10, %zmm9, %zmm9
	vpsrad	$10, %zmm10, %zmm10
	vpaddd	(%r11,%r9,4), %zmm2, %zmm11
	vpaddd	64(%r11,%r9,4), %zmm2, %zmm12
	vpaddd	128(%r11,%r9,4), %zmm2, %zmm13
	vpaddd	192(%r11,%r9,4), %zmm2, %zmm14
	vpsrad	$10, %zmm11, %zmm11
	vpsrad	$10, %zmm12, %zmm12
	vpsrad	$10, %zmm13, %zmm13
	vpsrad	$10, %zmm14, %zmm14
	vpminsd	%zmm3, %zmm11, %zmm11
	vpminsd	%zmm3, %zmm12, %zmm12
	vpminsd	%zmm3, %zmm13, %zmm13
	vpminsd	%zmm3, %zmm14, %zmm14
	vpmaxsd	%zmm6, %zmm11, %zmm11
	vpmaxsd	%zmm6, %zmm12, %zmm12
	vpmaxsd	%zmm6, %zmm13, %zmm13
	vpmaxsd	%zmm6, %zmm14, %zmm14
	vpmulld	%zmm4, %zmm11, %zmm11
	vpmulld	%zmm4, %zmm12, %zmm12
	vpmulld	%zmm4, %zmm13, %zmm13
	vpmulld	%zmm4, %zmm14, %zmm14
	vpminsd	%zmm5, %zmm7, %zmm7
	vpminsd	%zmm5, %zmm8, %zmm8
	vpminsd	%zmm5, %zmm9, %zmm9
	vpminsd	%zmm5, %zmm10, %zmm10
	vpmaxsd	%zmm6, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm11, %zmm7
	vpmaxsd	%zmm6, %zmm8, %zmm8
	vpaddd	%zmm8, %zmm12, %zmm8
	vpmaxsd	%zmm6, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm13, %zmm9
	vpmaxsd	%zmm6, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm14, %zmm10
	vmovdqu64	%zmm7, (%rbx,%r9,4)
	vmovdqu64	%zmm8, 64(%rbx,%r9,4)
	vmovdqu64	%zmm9, 128(%rbx,%r9,4)
	vmovdqu64	%zmm10, 192(%rbx,%r9,4)
	addq	$64, %r9
	cmpq	%r9, %r8
	jne	.LBB41_12
	cmpq	%r8, %rax
	je	.LBB41_18
	testb	$56, %al
	je	.LBB41_3
.LBB41_15:
	movq	%r8, %r9
	movq	%rax, %r8
	andq	$-8, %r8
	vpbroadcastd	%xmm0, %ymm1
	vpbroadcastd	.LCPI41_1(%rip), %ymm2
	vpermd	%ymm0, %ymm2, %ymm2
	vpbroadcastd	%ecx, %ymm3
	vpbroadcastd	%esi, %ymm4
	vpbroadcastd	%edx, %ymm5
	vpbroadcastd	.LCPI41_2(%rip), %ymm6
	.p2align	4
.LBB41_16:
	vpaddd	(%r10,%r9,4), %ymm1, %ymm7
	vpsrad	$10, %ymm7, %ymm7
	vpaddd	(%r11,%r9,4), %ymm2, %ymm8
	vpminsd	%ymm5, %ymm7, %ymm7
	vpsrad	$10, %ymm8, %ymm8
	vpminsd	%ymm3, %ymm8, %ymm8
	vpmaxsd	%ymm6, %ymm8, %ymm8
	vpmulld	%ymm4, %ymm8, %ymm8
	vpmaxsd	%ymm6, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm8, %ymm7
	vmovdqu	%ymm7, (%rbx,%r9,4)
	addq	$8, %r9
	cmpq	%r9, %r8
	jne	.LBB41_16
	cmpq	%r8, %rax
	jne	.LBB41_3
	jmp	.LBB41_18
.LBB41_31:
	movq	%rax, %r15
	andq	$-16, %r15
	vpbroadcastd	%xmm0, %zmm1
	vpbroadcastd	.LCPI41_1(%rip), %zmm2
	vpermd	%zmm0, %zmm2, %zmm2
	xorl	%r12d, %r12d
	vpbroadcastd	.LCPI41_3(%rip), %zmm3
	vbroadcastss	.LCPI41_4(%rip), %zmm4
	vbroadcastss	.LCPI41_5(%rip), %zmm5
	.p2align	4
.LBB41_32:
	vpaddd	(%r10,%r12,4), %zmm1, %zmm6
	vpsrld	$5, %zmm6, %zmm6
	vpandd	%zmm3, %zmm6, %zmm6
	vpaddd	(%r11,%r12,4), %zmm2, %zmm7
	vpsrld	$5, %zmm7, %zmm7
	vpandd	%zmm3, %zmm7, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm4, %zmm6, %zmm6
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm4, %zmm7, %zmm7
	vsubps	%zmm6, %zmm5, %zmm8
	vsubps	%zmm7, %zmm5, %zmm9
	vmulps	%zmm9, %zmm8, %zmm10
	vmulps	(%rbx,%r12,4), %zmm10, %zmm10
	vmulps	%zmm9, %zmm6, %zmm9
	vmulps	(%r8,%r12,4), %zmm9, %zmm9
	vaddps	%zmm9, %zmm10, %zmm9
	vmulps	%zmm7, %zmm8, %zmm8
	vmulps	(%r9,%r12,4), %zmm8, %zmm8
	vmulps	%zmm7, %zmm6, %zmm6
	vmulps	(%r14,%r12,4), %zmm6, %zmm6
	vaddps	%zmm9, %zmm8, %zmm7
	vaddps	%zmm7, %zmm6, %zmm6
	vmovups	%zmm6, (%rdi,%r12,4)
	addq	$16, %r12
	cmpq	%r12, %r15
	jne	.LBB41_32
	cmpq	%r15, %rax
	je	.LBB41_38
	testb	$12, %al
	je	.LBB41_26
.LBB41_35:
	movq	%r15, %r12
	movq	%rax, %r15
	andq	$-4, %r15
	vpbroadcastd	%xmm0, %xmm1
	vpshufd	$85, %xmm0, %xmm2
	vpbroadcastd	.LCPI41_3(%rip), %xmm3
	vbroadcastss	.LCPI41_4(%rip), %xmm4
	vbroadcastss	.LCPI41_5(%rip), %xmm5
	.p2align	4
.LBB41_36:
	vpaddd	(%r10,%r12,4), %xmm1, %xmm6
	vpsrld	$5, %xmm6, %xmm6
	vpand	%xmm3, %xmm6, %xmm6
	vpaddd	(%r11,%r12,4), %xmm2, %xmm7
	vpsrld	$5, %xmm7, %xmm7
	vpand	%xmm3, %xmm7, %xmm7
	vcvtdq2ps	%xmm6, %xmm6
	vmulps	%xmm4, %xmm6, %xmm6
	vcvtdq2ps	%xmm7, %xmm7
	vmulps	%xmm4, %xmm7, %xmm7
	vsubps	%xmm6, %xmm5, %xmm8
	vsubps	%xmm7, %xmm5, %xmm9
	vmulps	%xmm9, %xmm8, %xmm10
	vmulps	(%rbx,%r12,4), %xmm10, %xmm10
	vmulps	%xmm6, %xmm9, %xmm9
	vmulps	(%r8,%r12,4), %xmm9, %xmm9
	vaddps	%xmm9, %xmm10, %xmm9
	vmulps	%xmm7, %xmm8, %xmm8
	vmulps	(%r9,%r12,4), %xmm8, %xmm8
	vmulps	%xmm7, %xmm6, %xmm6
	vmulps	(%r14,%r12,4), %xmm6, %xmm6
	vaddps	%xmm9, %xmm8, %xmm7
	vaddps	%xmm7, %xmm6, %xmm6
	vmovups	%xmm6, (%rdi,%r12,4)
	addq	$4, %r12
	cmpq	%r12, %r15
	jne	.LBB41_36
	cmpq	%r15, %rax
	jne	.LBB41_26
	jmp	.LBB41_38
.Lfunc_end41:
	.size	$s20VitruvianMicroAVX51215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF, .Lfunc_end41-$s20VitruvianMicroAVX51215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF
	.hidden	vitruvian_multiply_avx512
	.globl	vitruvian_multiply_avx512
	.p2align	4
	.type	vitruvian_multiply_avx512,@function
vitruvian_multiply_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF)
.Lfunc_end42:
	.size	vitruvian_multiply_avx512, .Lfunc_end42-vitruvian_multiply_avx512
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI43_0:
	.long	0x80000000
.LCPI43_1:
	.long	0x3f800000
	.text
	.hidden	$s20VitruvianMicroAVX51213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF
	.globl	$s20VitruvianMicroAVX51213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF
	.p2align	4
	.type	$s20VitruvianMicroAVX51213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF,@function
$s20VitruvianMicroAVX51213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF:
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
	subq	$376, %rsp
	.cfi_def_cfa_offset 432
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rcx, %rbx
	movq	456(%rsp), %r10
	movq	448(%rsp), %rax
	movq	440(%rsp), %rbp
	movq	432(%rsp), %r14
	vmovaps	464(%rsp), %xmm2
	movq	%fs:40, %rcx
	movq	%rcx, 368(%rsp)
	movq	%rdi, 288(%rsp)
	movq	%rsi, 296(%rsp)
	movq	%rdx, 304(%rsp)
	movq	%rbx, 312(%rsp)
	movq	%r8, 320(%rsp)
	movq	%r9, 328(%rsp)
	movq	%r14, 336(%rsp)
	movq	%rbp, 344(%rsp)
	vmovups	%xmm2, 352(%rsp)
	vbroadcastss	%xmm0, %zmm2
	vbroadcastss	%xmm1, %zmm0
	movq	%rax, %rcx
	orq	%r10, %rcx
	jne	.LBB43_13
	vmovups	%zmm2, 128(%rsp)
	vmovups	%zmm0, 192(%rsp)
	testq	%rbp, %rbp
	jle	.LBB43_7
	imulq	%rdx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	288(%rsp), %r13
	jmp	.LBB43_3
	.p2align	4
.LBB43_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5)
	movl	$2, %r12d
.LBB43_6:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB43_7
.LBB43_3:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB43_5
	cmpq	$2, %rcx
	je	.LBB43_5
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB43_11
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB43_11
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5)
	movl	$1, %r12d
	jmp	.LBB43_6
	.p2align	4
.LBB43_11:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5)
	jmp	.LBB43_6
.LBB43_13:
	xorl	%ecx, %ecx
	testq	%r10, %r10
	setne	%dil
	leaq	64(%rsp), %rsi
	vbroadcastss	.LCPI43_0(%rip), %zmm1
	vmovups	%zmm1, 64(%rsp)
	cmovneq	%r10, %rsi
	vbroadcastss	.LCPI43_1(%rip), %zmm1
	vmovups	%zmm1, (%rsp)
	testq	%rax, %rax
	je	.LBB43_14
	testq	%rbp, %rbp
	jle	.LBB43_7
	movl	$1, %r8d
	jmp	.LBB43_18
.LBB43_14:
	testq	%rbp, %rbp
	jle	.LBB43_7
	movq	%rsp, %rax
	xorl	%r8d, %r8d
.LBB43_18:
	movb	%dil, %cl
	movq	%rsi, 128(%rsp)
	movq	%rcx, 136(%rsp)
	movq	%rax, 144(%rsp)
	movq	%r8, 152(%rsp)
	vmovups	%zmm2, 160(%rsp)
	vmovups	%zmm0, 224(%rsp)
	imulq	%rdx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	288(%rsp), %r13
	jmp	.LBB43_19
	.p2align	4
.LBB43_21:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5)
	movl	$2, %r12d
.LBB43_22:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB43_7
.LBB43_19:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB43_21
	cmpq	$2, %rcx
	je	.LBB43_21
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB43_25
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB43_25
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5)
	movl	$1, %r12d
	jmp	.LBB43_22
	.p2align	4
.LBB43_25:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5)
	jmp	.LBB43_22
.LBB43_7:
	movq	%fs:40, %rax
	cmpq	368(%rsp), %rax
	jne	.LBB43_27
	addq	$376, %rsp
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
	.cfi_def_cfa_offset 432
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end43:
	.size	$s20VitruvianMicroAVX51213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF, .Lfunc_end43-$s20VitruvianMicroAVX51213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5
	.weak	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5,@function
$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5:
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
	movq	40(%r13), %rax
	cmpq	$8, %rax
	movq	%r13, -120(%rsp)
	movq	%rdx, -80(%rsp)
	movq	%rax, 16(%rsp)
	jl	.LBB44_11
	movq	(%r13), %rbx
	movq	8(%r13), %r10
	movq	16(%r13), %r11
	leaq	128(%rdi), %rax
	movq	%rax, -48(%rsp)
	leaq	16(%rsi), %rax
	movq	(%rdx), %rcx
	movq	%rcx, (%rsp)
	movq	8(%rdx), %rcx
	movq	%rcx, -8(%rsp)
	movq	16(%rdx), %rcx
	movq	%rcx, -16(%rsp)
	vmovups	32(%rdx), %zmm0
	movq	24(%rdx), %rcx
	vmovups	96(%rdx), %zmm1
	movq	72(%r13), %rdx
	movq	%rdx, -72(%rsp)
	movq	56(%r13), %r8
	addq	$-16, %r8
	movq	%rcx, %rdx
	imulq	%rsi, %rdx
	movq	%rdx, -104(%rsp)
	movq	64(%r13), %rdx
	movq	%rdx, -24(%rsp)
	imulq	%rax, %rcx
	movq	%rcx, -96(%rsp)
	cmpq	%rsi, %r8
	movq	%rsi, -64(%rsp)
	cmovlq	%r8, %rsi
	movq	%rsi, -112(%rsp)
	cmpq	%rax, %r8
	movq	%rax, -56(%rsp)
	cmovgeq	%rax, %r8
	movq	%r8, -128(%rsp)
	movq	%r10, %rax
	shlq	$5, %rax
	movq	%rax, -40(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	leaq	(,%r10,4), %rax
	movl	$8, %ecx
	xorl	%edx, %edx
	movq	%r11, -32(%rsp)
	jmp	.LBB44_2
	.p2align	4
.LBB44_3:
	vmovaps	%zmm6, %zmm11
	vmovaps	%zmm8, %zmm12
	vmovaps	%zmm6, %zmm13
	vmovaps	%zmm8, %zmm14
	vmovaps	%zmm6, %zmm15
	vmovaps	%zmm8, %zmm16
	vmovaps	%zmm6, %zmm17
	vmovaps	%zmm8, %zmm18
	vmovaps	%zmm6, %zmm3
	vmovaps	%zmm8, %zmm4
	vmovaps	%zmm6, %zmm5
	vmovaps	%zmm8, %zmm7
	vmovaps	%zmm6, %zmm9
	vmovaps	%zmm8, %zmm10
.LBB44_4:
	movq	%rdx, %rcx
	movq	-72(%rsp), %rbp
	imulq	%rbp, %rcx
	movq	%rdx, %r15
	movq	-112(%rsp), %rdx
	leaq	(%rcx,%rdx), %rsi
	movq	%rsi, %r8
	movq	-8(%rsp), %rbx
	imulq	%rbx, %r8
	movq	(%rsp), %r9
	vaddps	(%r9,%r8,4), %zmm18, %zmm18
	vcmpltps	%zmm2, %zmm18, %k1
	movq	-104(%rsp), %r13
	movq	-16(%rsp), %rdx
	vmulps	(%rdx,%r13,4), %zmm18, %zmm18 {%k1}
	vmaxps	%zmm18, %zmm0, %zmm18
	vminps	%zmm18, %zmm1, %zmm18
	movq	-24(%rsp), %r11
	vmovups	%zmm18, (%r11,%rsi,4)
	movq	-128(%rsp), %r12
	addq	%r12, %rcx
	movq	%rcx, %rsi
	imulq	%rbx, %rsi
	vaddps	(%r9,%rsi,4), %zmm17, %zmm17
	vcmpltps	%zmm2, %zmm17, %k1
	movq	-96(%rsp), %rsi
	vmulps	(%rdx,%rsi,4), %zmm17, %zmm17 {%k1}
	vmaxps	%zmm17, %zmm0, %zmm17
	vminps	%zmm17, %zmm1, %zmm17
	vmovups	%zmm17, (%r11,%rcx,4)
	movq	%r15, %rcx
	orq	$1, %rcx
	imulq	%rbp, %rcx
	movq	-112(%rsp), %r14
	leaq	(%rcx,%r14), %rsi
	movq	%rsi, %r8
	imulq	%rbx, %r8
	vaddps	(%r9,%r8,4), %zmm16, %zmm16
	vcmpltps	%zmm2, %zmm16, %k1
	vmulps	(%rdx,%r13,4), %zmm16, %zmm16 {%k1}
	vmaxps	%zmm16, %zmm0, %zmm16
	vminps	%zmm16, %zmm1, %zmm16
	vmovups	%zmm16, (%r11,%rsi,4)
	addq	%r12, %rcx
	movq	%rcx, %rsi
	imulq	%rbx, %rsi
	vaddps	(%r9,%rsi,4), %zmm15, %zmm15
	vcmpltps	%zmm2, %zmm15, %k1
	movq	-96(%rsp), %r12
	vmulps	(%rdx,%r12,4), %zmm15, %zmm15 {%k1}
	vmaxps	%zmm15, %zmm0, %zmm15
	vminps	%zmm15, %zmm1, %zmm15
	vmovups	%zmm15, (%r11,%rcx,4)
	movq	%r15, %rcx
	orq	$2, %rcx
	imulq	%rbp, %rcx
	leaq	(%rcx,%r14), %rsi
	movq	%rsi, %r8
	imulq	%rbx, %r8
	vaddps	(%r9,%r8,4), %zmm14, %zmm14
	vcmpltps	%zmm2, %zmm14, %k1
	vmulps	(%rdx,%r13,4), %zmm14, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	vmovups	%zmm14, (%r11,%rsi,4)
	movq	-128(%rsp), %rbp
	addq	%rbp, %rcx
	movq	%rcx, %rsi
	imulq	%rbx, %rsi
	vaddps	(%r9,%rsi,4), %zmm13, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	vmulps	(%rdx,%r12,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	vmovups	%zmm13, (%r11,%rcx,4)
	movq	%r15, %rcx
	orq	$3, %rcx
	movq	-72(%rsp), %r12
	imulq	%r12, %rcx
	leaq	(%rcx,%r14), %rsi
	movq	%rsi, %r8
	imulq	%rbx, %r8
	vaddps	(%r9,%r8,4), %zmm12, %zmm12
	vcmpltps	%zmm2, %zmm12, %k1
	vmulps	(%rdx,%r13,4), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	vmovups	%zmm12, (%r11,%rsi,4)
	addq	%rbp, %rcx
	movq	%rcx, %rsi
	imulq	%rbx, %rsi
	vaddps	(%r9,%rsi,4), %zmm11, %zmm11
	vcmpltps	%zmm2, %zmm11, %k1
	movq	-96(%rsp), %r14
	vmulps	(%rdx,%r14,4), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	vmovups	%zmm11, (%r11,%rcx,4)
	movq	%r15, %rcx
	orq	$4, %rcx
	imulq	%r12, %rcx
	movq	-112(%rsp), %r13
	leaq	(%rcx,%r13), %rsi
	movq	%rsi, %r8
	imulq	%rbx, %r8
	vaddps	(%r9,%r8,4), %zmm8, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	movq	-104(%rsp), %rbp
	vmulps	(%rdx,%rbp,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%r11,%rsi,4)
	addq	-128(%rsp), %rcx
	movq	%rcx, %rsi
	imulq	%rbx, %rsi
	vaddps	(%r9,%rsi,4), %zmm6, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%rdx,%r14,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%r11,%rcx,4)
	movq	%r15, %rcx
	orq	$5, %rcx
	imulq	%r12, %rcx
	leaq	(%rcx,%r13), %rsi
	movq	%rsi, %r8
	imulq	%rbx, %r8
	vaddps	(%r9,%r8,4), %zmm10, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%rdx,%rbp,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%r11,%rsi,4)
	movq	-128(%rsp), %rbp
	addq	%rbp, %rcx
	movq	%rcx, %rsi
	imulq	%rbx, %rsi
	vaddps	(%r9,%rsi,4), %zmm9, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%rdx,%r14,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%r11,%rcx,4)
	movq	%r15, %rcx
	orq	$6, %rcx
	imulq	%r12, %rcx
	leaq	(%rcx,%r13), %rsi
	movq	%rsi, %r8
	imulq	%rbx, %r8
	vaddps	(%r9,%r8,4), %zmm7, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	movq	-104(%rsp), %r8
	vmulps	(%rdx,%r8,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%r11,%rsi,4)
	addq	%rbp, %rcx
	movq	%rcx, %rsi
	imulq	%rbx, %rsi
	vaddps	(%r9,%rsi,4), %zmm5, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%rdx,%r14,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%r11,%rcx,4)
	orq	$7, %r15
	imulq	%r12, %r15
	leaq	(%r15,%r13), %rcx
	movq	%rcx, %rsi
	imulq	%rbx, %rsi
	vaddps	(%r9,%rsi,4), %zmm4, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rdx,%r8,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r11,%rcx,4)
	addq	%rbp, %r15
	movq	%r15, %rcx
	imulq	%rbx, %rcx
	vaddps	(%r9,%rcx,4), %zmm3, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%rdx,%r14,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%r11,%r15,4)
	movq	-32(%rsp), %r11
	movq	-88(%rsp), %rbp
	leaq	8(%rbp), %rcx
	movq	8(%rsp), %rbx
	addq	-40(%rsp), %rbx
	movq	%rbp, %rdx
	movq	16(%rsp), %r8
	cmpq	%rcx, %r8
	jl	.LBB44_5
.LBB44_2:
	movq	%rcx, -88(%rsp)
	vmovups	(%rdi), %zmm8
	vmovups	64(%rdi), %zmm6
	testq	%r11, %r11
	movq	%rbx, 8(%rsp)
	je	.LBB44_3
	movq	-120(%rsp), %rcx
	movq	24(%rcx), %r9
	movq	32(%rcx), %r8
	shlq	$2, %r8
	movq	%rbx, %rsi
	vmovaps	%zmm6, %zmm11
	vmovaps	%zmm8, %zmm12
	vmovaps	%zmm6, %zmm13
	vmovaps	%zmm8, %zmm14
	vmovaps	%zmm6, %zmm15
	vmovaps	%zmm8, %zmm16
	vmovaps	%zmm6, %zmm17
	vmovaps	%zmm8, %zmm18
	movq	-48(%rsp), %rbp
	movl	$0, %ebx
	vmovaps	%zmm6, %zmm3
	vmovaps	%zmm8, %zmm4
	vmovaps	%zmm6, %zmm5
	vmovaps	%zmm8, %zmm7
	vmovaps	%zmm6, %zmm9
	vmovaps	%zmm8, %zmm10
	jmp	.LBB44_51
	.p2align	4
.LBB44_54:
	incq	%rbx
	addq	%r8, %rsi
	cmpq	%r11, %rbx
	je	.LBB44_4
.LBB44_51:
	testq	%r9, %r9
	je	.LBB44_54
	xorl	%ecx, %ecx
	.p2align	4
.LBB44_53:
	prefetcht0	8192(%rbp)
	prefetcht0	8256(%rbp)
	leaq	(%rsi,%rcx,4), %r14
	vbroadcastss	(%rsi,%rcx,4), %zmm19
	incq	%rcx
	vmovups	(%rbp), %zmm20
	vmovups	64(%rbp), %zmm21
	vfmadd231ps	%zmm20, %zmm19, %zmm18
	vfmadd231ps	%zmm19, %zmm21, %zmm17
	leaq	(%r14,%rax), %r15
	vbroadcastss	(%r14,%r10,4), %zmm19
	vfmadd231ps	%zmm20, %zmm19, %zmm16
	vfmadd231ps	%zmm19, %zmm21, %zmm15
	addq	%rax, %r15
	vbroadcastss	(%r14,%r10,8), %zmm19
	vfmadd231ps	%zmm20, %zmm19, %zmm14
	vfmadd231ps	%zmm19, %zmm21, %zmm13
	vbroadcastss	(%r15,%r10,4), %zmm19
	vfmadd231ps	%zmm20, %zmm19, %zmm12
	vfmadd231ps	%zmm19, %zmm21, %zmm11
	leaq	(%rax,%rax), %r14
	addq	%r15, %r14
	vbroadcastss	(%r15,%r10,8), %zmm19
	vfmadd231ps	%zmm20, %zmm19, %zmm8
	vfmadd231ps	%zmm19, %zmm21, %zmm6
	leaq	(%r14,%r10,4), %r15
	vbroadcastss	(%r14,%r10,4), %zmm19
	vfmadd231ps	%zmm20, %zmm19, %zmm10
	vfmadd231ps	%zmm19, %zmm21, %zmm9
	vbroadcastss	(%rax,%r15), %zmm19
	addq	%rax, %r15
	vfmadd231ps	%zmm20, %zmm19, %zmm7
	vfmadd231ps	%zmm19, %zmm21, %zmm5
	vbroadcastss	(%rax,%r15), %zmm19
	vfmadd231ps	%zmm20, %zmm19, %zmm4
	vfmadd231ps	%zmm21, %zmm19, %zmm3
	subq	$-128, %rbp
	cmpq	%rcx, %r9
	jne	.LBB44_53
	jmp	.LBB44_54
.LBB44_11:
	cmpq	$4, %rax
	jl	.LBB44_17
	movq	%rsi, -64(%rsp)
	leaq	16(%rsi), %r9
	movl	$4, %esi
	xorl	%ebp, %ebp
	jmp	.LBB44_13
.LBB44_5:
	movq	%rbp, %rsi
	orq	$4, %rsi
	cmpq	%rsi, %r8
	movq	-56(%rsp), %r9
	jge	.LBB44_13
.LBB44_6:
	leaq	2(%rbp), %rax
	cmpq	%rax, %r8
	movq	-64(%rsp), %rsi
	movq	-120(%rsp), %r13
	jge	.LBB44_7
	jmp	.LBB44_10
.LBB44_13:
	movq	-120(%rsp), %r8
	movq	(%r8), %r10
	movq	8(%r8), %rcx
	movq	16(%r8), %rdx
	leaq	128(%rdi), %rax
	movq	%rax, -48(%rsp)
	movq	-80(%rsp), %rax
	movq	(%rax), %r11
	movq	%r11, -96(%rsp)
	movq	8(%rax), %r11
	movq	%r11, -104(%rsp)
	movq	16(%rax), %r11
	movq	%r11, -112(%rsp)
	movq	24(%rax), %r11
	vmovups	32(%rax), %zmm0
	vmovups	96(%rax), %zmm1
	movq	72(%r8), %rax
	movq	%rax, 8(%rsp)
	movq	56(%r8), %rbx
	addq	$-16, %rbx
	movq	%r11, %r14
	movq	-64(%rsp), %rax
	imulq	%rax, %r14
	movq	%r14, -8(%rsp)
	movq	64(%r8), %r8
	movq	%r8, -16(%rsp)
	imulq	%r9, %r11
	movq	%r11, -72(%rsp)
	cmpq	%rax, %rbx
	cmovlq	%rbx, %rax
	movq	%rax, -24(%rsp)
	cmpq	%r9, %rbx
	cmovgeq	%r9, %rbx
	movq	%rbx, (%rsp)
	leaq	(,%rcx,8), %rax
	movq	%rax, -128(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rbp, %rax
	movq	%r10, -40(%rsp)
	leaq	4(%r10), %r8
	movq	%r8, -56(%rsp)
	movq	%rdx, -32(%rsp)
	jmp	.LBB44_14
	.p2align	4
.LBB44_15:
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm4, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm4, %zmm10
.LBB44_16:
	movq	%rax, %rsi
	movq	8(%rsp), %r15
	imulq	%r15, %rsi
	movq	-24(%rsp), %rdx
	leaq	(%rsi,%rdx), %r8
	movq	%r8, %r9
	movq	-104(%rsp), %r11
	imulq	%r11, %r9
	movq	-96(%rsp), %r10
	vaddps	(%r10,%r9,4), %zmm10, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	-112(%rsp), %rbx
	movq	-8(%rsp), %r13
	vmulps	(%rbx,%r13,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	movq	-16(%rsp), %rbp
	vmovups	%zmm10, (%rbp,%r8,4)
	movq	(%rsp), %r12
	addq	%r12, %rsi
	movq	%rsi, %r8
	imulq	%r11, %r8
	vaddps	(%r10,%r8,4), %zmm9, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	movq	-72(%rsp), %r14
	vmulps	(%rbx,%r14,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	vmovups	%zmm9, (%rbp,%rsi,4)
	leaq	1(%rax), %rsi
	imulq	%r15, %rsi
	leaq	(%rsi,%rdx), %r8
	movq	%r8, %r9
	imulq	%r11, %r9
	vaddps	(%r10,%r9,4), %zmm8, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%rbx,%r13,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%rbp,%r8,4)
	addq	%r12, %rsi
	movq	%rsi, %r8
	imulq	%r11, %r8
	vaddps	(%r10,%r8,4), %zmm7, %zmm7
	vcmpltps	%zmm2, %zmm7, %k1
	vmulps	(%rbx,%r14,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rbp,%rsi,4)
	leaq	2(%rax), %rsi
	imulq	%r15, %rsi
	leaq	(%rsi,%rdx), %r8
	movq	%r8, %r9
	imulq	%r11, %r9
	vaddps	(%r10,%r9,4), %zmm6, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%rbx,%r13,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rbp,%r8,4)
	addq	%r12, %rsi
	movq	%rsi, %r8
	imulq	%r11, %r8
	vaddps	(%r10,%r8,4), %zmm5, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%rbx,%r14,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rbp,%rsi,4)
	addq	$3, %rax
	imulq	%r15, %rax
	leaq	(%rax,%rdx), %rsi
	movq	-32(%rsp), %rdx
	movq	%rsi, %r8
	imulq	%r11, %r8
	vaddps	(%r10,%r8,4), %zmm4, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rbx,%r13,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rbp,%rsi,4)
	addq	%r12, %rax
	movq	%rax, %rsi
	imulq	%r11, %rsi
	vaddps	(%r10,%rsi,4), %zmm3, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%rbx,%r14,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rbp,%rax,4)
	movq	-88(%rsp), %rbp
	leaq	4(%rbp), %rsi
	movq	%rbp, %rax
	movq	16(%rsp), %r8
	cmpq	%rsi, %r8
	jl	.LBB44_6
.LBB44_14:
	movq	%rsi, -88(%rsp)
	vmovups	(%rdi), %zmm4
	vmovups	64(%rdi), %zmm3
	testq	%rdx, %rdx
	je	.LBB44_15
	movq	%rax, %rsi
	imulq	%rcx, %rsi
	movq	-40(%rsp), %r8
	leaq	(%r8,%rsi,4), %rsi
	movq	-120(%rsp), %r8
	movq	24(%r8), %r15
	movq	32(%r8), %r11
	movq	%r15, %rbx
	andq	$-2, %rbx
	shlq	$2, %r11
	leaq	4(,%rax,4), %r13
	imulq	%rcx, %r13
	movq	-56(%rsp), %r8
	addq	%r8, %r13
	leaq	12(,%rax,4), %r14
	imulq	%rcx, %r14
	addq	%r8, %r14
	leaq	8(,%rax,4), %rbp
	imulq	%rcx, %rbp
	addq	%r8, %rbp
	movq	-48(%rsp), %r8
	xorl	%r9d, %r9d
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm4, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm4, %zmm10
	jmp	.LBB44_42
	.p2align	4
.LBB44_47:
	incq	%r9
	addq	%r11, %rsi
	addq	%r11, %r13
	addq	%r11, %r14
	addq	%r11, %rbp
	cmpq	%rdx, %r9
	je	.LBB44_16
.LBB44_42:
	testq	%r15, %r15
	je	.LBB44_47
	cmpq	$1, %r15
	jne	.LBB44_48
	xorl	%r12d, %r12d
	jmp	.LBB44_45
	.p2align	4
.LBB44_48:
	xorl	%r10d, %r10d
	.p2align	4
.LBB44_49:
	prefetcht0	8192(%r8)
	prefetcht0	8256(%r8)
	vmovups	(%r8), %zmm11
	vmovups	64(%r8), %zmm12
	vbroadcastss	(%rsi,%r10,4), %zmm13
	vfmadd231ps	%zmm11, %zmm13, %zmm10
	vbroadcastss	-4(%r13,%r10,4), %zmm14
	vfmadd231ps	%zmm13, %zmm12, %zmm9
	vfmadd231ps	%zmm11, %zmm14, %zmm8
	vfmadd231ps	%zmm14, %zmm12, %zmm7
	vbroadcastss	-4(%rbp,%r10,4), %zmm13
	vfmadd231ps	%zmm11, %zmm13, %zmm6
	vfmadd231ps	%zmm13, %zmm12, %zmm5
	vbroadcastss	-4(%r14,%r10,4), %zmm13
	vfmadd231ps	%zmm11, %zmm13, %zmm4
	vfmadd231ps	%zmm12, %zmm13, %zmm3
	prefetcht0	8320(%r8)
	prefetcht0	8384(%r8)
	leaq	2(%r10), %r12
	vmovups	128(%r8), %zmm11
	vmovups	192(%r8), %zmm12
	vbroadcastss	4(%rsi,%r10,4), %zmm13
	vfmadd231ps	%zmm11, %zmm13, %zmm10
	vfmadd231ps	%zmm13, %zmm12, %zmm9
	vbroadcastss	(%r13,%r10,4), %zmm13
	vfmadd231ps	%zmm11, %zmm13, %zmm8
	vfmadd231ps	%zmm13, %zmm12, %zmm7
	vbroadcastss	(%rbp,%r10,4), %zmm13
	vfmadd231ps	%zmm11, %zmm13, %zmm6
	vfmadd231ps	%zmm13, %zmm12, %zmm5
	vbroadcastss	(%r14,%r10,4), %zmm13
	vfmadd231ps	%zmm11, %zmm13, %zmm4
	vfmadd231ps	%zmm12, %zmm13, %zmm3
	addq	$256, %r8
	movq	%r12, %r10
	cmpq	%r12, %rbx
	jne	.LBB44_49
.LBB44_45:
	testb	$1, %r15b
	je	.LBB44_47
	prefetcht0	8192(%r8)
	prefetcht0	8256(%r8)
	leaq	(%rsi,%r12,4), %r10
	vmovups	(%r8), %zmm11
	vmovups	64(%r8), %zmm12
	vbroadcastss	(%rsi,%r12,4), %zmm13
	vfmadd231ps	%zmm11, %zmm13, %zmm10
	vfmadd231ps	%zmm13, %zmm12, %zmm9
	vbroadcastss	(%r10,%rcx,4), %zmm13
	leaq	(%r10,%rcx,4), %r12
	vfmadd231ps	%zmm11, %zmm13, %zmm8
	vfmadd231ps	%zmm13, %zmm12, %zmm7
	vbroadcastss	(%r10,%rcx,8), %zmm13
	vfmadd231ps	%zmm11, %zmm13, %zmm6
	vfmadd231ps	%zmm13, %zmm12, %zmm5
	movq	-128(%rsp), %r10
	vbroadcastss	(%r10,%r12), %zmm13
	vfmadd231ps	%zmm11, %zmm13, %zmm4
	vfmadd231ps	%zmm12, %zmm13, %zmm3
	subq	$-128, %r8
	jmp	.LBB44_47
.LBB44_17:
	cmpq	$1, %rax
	jle	.LBB44_19
	movl	$2, %eax
	xorl	%ebp, %ebp
.LBB44_7:
	vmovups	(%rdi), %zmm1
	vmovups	64(%rdi), %zmm0
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rbp, -88(%rsp)
	movq	%rax, -128(%rsp)
	je	.LBB44_8
	movq	%r13, %r10
	movq	8(%r13), %rdx
	movq	%rdx, %r8
	imulq	%rbp, %r8
	movq	(%r13), %rbx
	movq	24(%r13), %r13
	leaq	(%rbx,%r8,4), %r8
	leaq	128(%rdi), %r9
	movq	32(%r10), %r10
	movq	%r13, %r11
	andq	$-2, %r11
	shlq	$2, %r10
	leaq	4(,%rbp,4), %r14
	imulq	%rdx, %r14
	addq	%r14, %rbx
	addq	$4, %rbx
	xorl	%r14d, %r14d
	vmovaps	%zmm0, %zmm2
	vmovaps	%zmm1, %zmm3
	movq	-80(%rsp), %rbp
	jmp	.LBB44_33
	.p2align	4
.LBB44_38:
	incq	%r14
	addq	%r10, %r8
	addq	%r10, %rbx
	cmpq	%rcx, %r14
	je	.LBB44_9
.LBB44_33:
	testq	%r13, %r13
	je	.LBB44_38
	cmpq	$1, %r13
	jne	.LBB44_39
	xorl	%r15d, %r15d
	jmp	.LBB44_36
	.p2align	4
.LBB44_39:
	xorl	%r12d, %r12d
	.p2align	4
.LBB44_40:
	prefetcht0	8192(%r9)
	prefetcht0	8256(%r9)
	vmovups	(%r9), %zmm4
	vmovups	64(%r9), %zmm5
	vbroadcastss	(%r8,%r12,4), %zmm6
	vfmadd231ps	%zmm4, %zmm6, %zmm3
	vfmadd231ps	%zmm6, %zmm5, %zmm2
	vbroadcastss	-4(%rbx,%r12,4), %zmm6
	vfmadd231ps	%zmm4, %zmm6, %zmm1
	vfmadd231ps	%zmm5, %zmm6, %zmm0
	prefetcht0	8320(%r9)
	prefetcht0	8384(%r9)
	leaq	2(%r12), %r15
	vmovups	128(%r9), %zmm4
	vmovups	192(%r9), %zmm5
	vbroadcastss	4(%r8,%r12,4), %zmm6
	vfmadd231ps	%zmm4, %zmm6, %zmm3
	vfmadd231ps	%zmm6, %zmm5, %zmm2
	vbroadcastss	(%rbx,%r12,4), %zmm6
	vfmadd231ps	%zmm4, %zmm6, %zmm1
	vfmadd231ps	%zmm5, %zmm6, %zmm0
	addq	$256, %r9
	movq	%r15, %r12
	cmpq	%r15, %r11
	jne	.LBB44_40
.LBB44_36:
	testb	$1, %r13b
	je	.LBB44_38
	prefetcht0	8192(%r9)
	prefetcht0	8256(%r9)
	vmovups	(%r9), %zmm4
	leaq	(%r8,%r15,4), %r12
	vmovups	64(%r9), %zmm5
	vbroadcastss	(%r8,%r15,4), %zmm6
	vfmadd231ps	%zmm4, %zmm6, %zmm3
	vfmadd231ps	%zmm6, %zmm5, %zmm2
	vbroadcastss	(%r12,%rdx,4), %zmm6
	vfmadd231ps	%zmm4, %zmm6, %zmm1
	vfmadd231ps	%zmm5, %zmm6, %zmm0
	subq	$-128, %r9
	jmp	.LBB44_38
.LBB44_8:
	vmovaps	%zmm0, %zmm2
	vmovaps	%zmm1, %zmm3
	movq	-80(%rsp), %rbp
.LBB44_9:
	movq	(%rbp), %rdx
	movq	8(%rbp), %r9
	movq	16(%rbp), %rcx
	movq	24(%rbp), %r13
	vmovups	32(%rbp), %zmm4
	vmovups	96(%rbp), %zmm5
	movq	-120(%rsp), %rbp
	movq	56(%rbp), %r10
	movq	64(%rbp), %r8
	addq	$-16, %r10
	cmpq	%rsi, %r10
	movq	%rsi, %r11
	cmovlq	%r10, %r11
	movq	72(%rbp), %rbx
	movq	%rbx, %r15
	movq	-88(%rsp), %rax
	imulq	%rax, %r15
	leaq	(%r15,%r11), %r12
	movq	%r12, %r14
	imulq	%r9, %r14
	vaddps	(%rdx,%r14,4), %zmm3, %zmm3
	movq	%r13, %r14
	imulq	%rsi, %r14
	vxorps	%xmm6, %xmm6, %xmm6
	vcmpltps	%zmm6, %zmm3, %k1
	vmulps	(%rcx,%r14,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm4, %zmm3
	vminps	%zmm3, %zmm5, %zmm3
	vmovups	%zmm3, (%r8,%r12,4)
	leaq	16(%rsi), %r12
	cmpq	%r12, %r10
	cmovgeq	%r12, %r10
	addq	%r10, %r15
	imulq	%r12, %r13
	movq	%r15, %r12
	imulq	%r9, %r12
	vaddps	(%rdx,%r12,4), %zmm2, %zmm2
	vcmpltps	%zmm6, %zmm2, %k1
	vmulps	(%rcx,%r13,4), %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm4, %zmm2
	vminps	%zmm2, %zmm5, %zmm2
	vmovups	%zmm2, (%r8,%r15,4)
	incq	%rax
	imulq	%rbx, %rax
	addq	%rax, %r11
	movq	%r11, %rbx
	imulq	%r9, %rbx
	vaddps	(%rdx,%rbx,4), %zmm1, %zmm1
	vcmpltps	%zmm6, %zmm1, %k1
	vmulps	(%rcx,%r14,4), %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm4, %zmm1
	vminps	%zmm1, %zmm5, %zmm1
	vmovups	%zmm1, (%r8,%r11,4)
	addq	%r10, %rax
	imulq	%rax, %r9
	vaddps	(%rdx,%r9,4), %zmm0, %zmm0
	vcmpltps	%zmm6, %zmm0, %k1
	vmulps	(%rcx,%r13,4), %zmm0, %zmm0 {%k1}
	movq	%rbp, %r13
	vmaxps	%zmm0, %zmm4, %zmm0
	vminps	%zmm0, %zmm5, %zmm0
	vmovups	%zmm0, (%r8,%rax,4)
	movq	-128(%rsp), %rbp
	movq	16(%rsp), %r8
.LBB44_10:
	cmpq	%r8, %rbp
	jge	.LBB44_30
.LBB44_21:
	vmovups	(%rdi), %zmm1
	vmovups	64(%rdi), %zmm0
	movq	16(%r13), %rax
	testq	%rax, %rax
	movq	-80(%rsp), %r15
	je	.LBB44_29
	movq	8(%r13), %rcx
	imulq	%rbp, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	subq	$-128, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %r14
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %r14
	xorl	%r10d, %r10d
	jmp	.LBB44_23
	.p2align	4
.LBB44_28:
	incq	%r10
	addq	%r14, %rcx
	cmpq	%rax, %r10
	je	.LBB44_29
.LBB44_23:
	testq	%rdx, %rdx
	je	.LBB44_28
	xorl	%r11d, %r11d
	cmpq	$4, %rdx
	jb	.LBB44_25
	.p2align	4
.LBB44_31:
	prefetcht0	8192(%rdi)
	prefetcht0	8256(%rdi)
	vbroadcastss	(%rcx,%r11,4), %zmm2
	vfmadd231ps	(%rdi), %zmm2, %zmm1
	vfmadd231ps	64(%rdi), %zmm2, %zmm0
	prefetcht0	8320(%rdi)
	prefetcht0	8384(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %zmm2
	vfmadd231ps	128(%rdi), %zmm2, %zmm1
	vfmadd231ps	192(%rdi), %zmm2, %zmm0
	prefetcht0	8448(%rdi)
	prefetcht0	8512(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %zmm2
	vfmadd231ps	256(%rdi), %zmm2, %zmm1
	vfmadd231ps	320(%rdi), %zmm2, %zmm0
	prefetcht0	8576(%rdi)
	prefetcht0	8640(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %zmm2
	addq	$4, %r11
	vfmadd231ps	384(%rdi), %zmm2, %zmm1
	vfmadd231ps	448(%rdi), %zmm2, %zmm0
	addq	$512, %rdi
	cmpq	%r11, %r9
	jne	.LBB44_31
.LBB44_25:
	testq	%r8, %r8
	je	.LBB44_28
	leaq	(%rcx,%r11,4), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB44_27:
	prefetcht0	8192(%rdi)
	prefetcht0	8256(%rdi)
	vbroadcastss	(%r11,%rbx,4), %zmm2
	vfmadd231ps	(%rdi), %zmm2, %zmm1
	vfmadd231ps	64(%rdi), %zmm2, %zmm0
	subq	$-128, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB44_27
	jmp	.LBB44_28
.LBB44_29:
	movq	(%r15), %rcx
	movq	8(%r15), %rbx
	movq	16(%r15), %rax
	vmovups	32(%r15), %zmm2
	vmovups	96(%r15), %zmm3
	movq	24(%r15), %r8
	movq	-120(%rsp), %r10
	movq	56(%r10), %rdx
	movq	64(%r10), %rdi
	addq	$-16, %rdx
	cmpq	%rsi, %rdx
	movq	%rsi, %r9
	cmovlq	%rdx, %r9
	imulq	72(%r10), %rbp
	addq	%rbp, %r9
	movq	%r9, %r10
	imulq	%rbx, %r10
	movq	%r8, %r11
	vaddps	(%rcx,%r10,4), %zmm1, %zmm1
	imulq	%rsi, %r11
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%zmm4, %zmm1, %k1
	vmulps	(%rax,%r11,4), %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm2, %zmm1
	vminps	%zmm1, %zmm3, %zmm1
	vmovups	%zmm1, (%rdi,%r9,4)
	addq	$16, %rsi
	cmpq	%rsi, %rdx
	cmovgeq	%rsi, %rdx
	addq	%rbp, %rdx
	imulq	%rdx, %rbx
	imulq	%r8, %rsi
	vaddps	(%rcx,%rbx,4), %zmm0, %zmm0
	vcmpltps	%zmm4, %zmm0, %k1
	vmulps	(%rax,%rsi,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm2, %zmm0
	vminps	%zmm0, %zmm3, %zmm0
	vmovups	%zmm0, (%rdi,%rdx,4)
.LBB44_30:
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
.LBB44_19:
	.cfi_def_cfa_offset 80
	jne	.LBB44_30
	xorl	%ebp, %ebp
	jmp	.LBB44_21
.Lfunc_end44:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end44-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5
	.weak	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5,@function
$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5:
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
	movq	40(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -32(%rsp)
	movq	%r13, -104(%rsp)
	movq	%rdx, -72(%rsp)
	movq	%rax, 24(%rsp)
	jl	.LBB45_11
	movq	(%r13), %r9
	movq	8(%r13), %r11
	movq	16(%r13), %rax
	movq	%rax, -112(%rsp)
	leaq	192(%rdi), %rax
	movq	%rax, 40(%rsp)
	leaq	16(%rsi), %rax
	leaq	32(%rsi), %rcx
	movq	(%rdx), %r8
	movq	%r8, 8(%rsp)
	movq	8(%rdx), %r8
	movq	%r8, (%rsp)
	movq	24(%rdx), %r8
	vmovups	32(%rdx), %zmm0
	vmovups	96(%rdx), %zmm1
	movq	56(%r13), %r10
	addq	$-16, %r10
	movq	%r8, %rbx
	imulq	%rsi, %rbx
	movq	%rbx, -128(%rsp)
	movq	%r8, %rbx
	imulq	%rax, %rbx
	movq	%rbx, -120(%rsp)
	imulq	%rcx, %r8
	movq	%r8, -80(%rsp)
	cmpq	%rsi, %r10
	cmovlq	%r10, %rsi
	movq	%rsi, -88(%rsp)
	cmpq	%rax, %r10
	movq	%rax, -48(%rsp)
	cmovlq	%r10, %rax
	movq	%rax, -96(%rsp)
	cmpq	%rcx, %r10
	movq	%rcx, 32(%rsp)
	cmovgeq	%rcx, %r10
	movq	%r10, -64(%rsp)
	movq	%r11, %rax
	shlq	$5, %rax
	movq	%rax, -8(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	16(%rdx), %rax
	movq	%rax, -16(%rsp)
	movq	72(%r13), %rax
	movq	%rax, -40(%rsp)
	movq	64(%r13), %rax
	movq	%rax, -24(%rsp)
	leaq	(,%r11,4), %r10
	movl	$8, %esi
	xorl	%eax, %eax
	movq	(%rsp), %rcx
	movq	-24(%rsp), %rdx
	jmp	.LBB45_2
	.p2align	4
.LBB45_3:
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm4, %zmm7
	vmovaps	%zmm5, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm4, %zmm10
	vmovaps	%zmm5, %zmm11
	vmovaps	%zmm3, %zmm12
	vmovaps	%zmm4, %zmm13
	vmovaps	%zmm5, %zmm14
	vmovaps	%zmm3, %zmm15
	vmovaps	%zmm4, %zmm16
	vmovaps	%zmm5, %zmm17
	vmovaps	%zmm3, %zmm18
	vmovaps	%zmm4, %zmm19
	vmovaps	%zmm5, %zmm20
	vmovaps	%zmm3, %zmm21
	vmovaps	%zmm4, %zmm22
	vmovaps	%zmm5, %zmm23
	vmovaps	%zmm3, %zmm24
	vmovaps	%zmm4, %zmm25
	vmovaps	%zmm5, %zmm26
.LBB45_4:
	movq	%rax, %rsi
	movq	%rax, %rbp
	movq	-40(%rsp), %r14
	imulq	%r14, %rsi
	movq	-88(%rsp), %r15
	leaq	(%rsi,%r15), %r8
	movq	%r8, %r9
	imulq	%rcx, %r9
	movq	8(%rsp), %rbx
	vaddps	(%rbx,%r9,4), %zmm26, %zmm26
	vcmpltps	%zmm2, %zmm26, %k1
	movq	-128(%rsp), %r12
	movq	-16(%rsp), %rax
	vmulps	(%rax,%r12,4), %zmm26, %zmm26 {%k1}
	vmaxps	%zmm26, %zmm0, %zmm26
	vminps	%zmm26, %zmm1, %zmm26
	vmovups	%zmm26, (%rdx,%r8,4)
	movq	-96(%rsp), %r8
	addq	%rsi, %r8
	movq	%r8, %r9
	imulq	%rcx, %r9
	vaddps	(%rbx,%r9,4), %zmm25, %zmm25
	vcmpltps	%zmm2, %zmm25, %k1
	movq	-120(%rsp), %r13
	vmulps	(%rax,%r13,4), %zmm25, %zmm25 {%k1}
	vmaxps	%zmm25, %zmm0, %zmm25
	vminps	%zmm25, %zmm1, %zmm25
	vmovups	%zmm25, (%rdx,%r8,4)
	addq	-64(%rsp), %rsi
	movq	%rsi, %r8
	imulq	%rcx, %r8
	vaddps	(%rbx,%r8,4), %zmm24, %zmm24
	vcmpltps	%zmm2, %zmm24, %k1
	movq	-80(%rsp), %r8
	vmulps	(%rax,%r8,4), %zmm24, %zmm24 {%k1}
	vmaxps	%zmm24, %zmm0, %zmm24
	vminps	%zmm24, %zmm1, %zmm24
	vmovups	%zmm24, (%rdx,%rsi,4)
	movq	%rbp, %rsi
	orq	$1, %rsi
	imulq	%r14, %rsi
	leaq	(%rsi,%r15), %r8
	movq	%r8, %r9
	imulq	%rcx, %r9
	vaddps	(%rbx,%r9,4), %zmm23, %zmm23
	vcmpltps	%zmm2, %zmm23, %k1
	vmulps	(%rax,%r12,4), %zmm23, %zmm23 {%k1}
	vmaxps	%zmm23, %zmm0, %zmm23
	vminps	%zmm23, %zmm1, %zmm23
	vmovups	%zmm23, (%rdx,%r8,4)
	movq	-96(%rsp), %r8
	addq	%rsi, %r8
	movq	%r8, %r9
	imulq	%rcx, %r9
	vaddps	(%rbx,%r9,4), %zmm22, %zmm22
	vcmpltps	%zmm2, %zmm22, %k1
	vmulps	(%rax,%r13,4), %zmm22, %zmm22 {%k1}
	vmaxps	%zmm22, %zmm0, %zmm22
	vminps	%zmm22, %zmm1, %zmm22
	vmovups	%zmm22, (%rdx,%r8,4)
	addq	-64(%rsp), %rsi
	movq	%rsi, %r8
	imulq	%rcx, %r8
	vaddps	(%rbx,%r8,4), %zmm21, %zmm21
	vcmpltps	%zmm2, %zmm21, %k1
	movq	-80(%rsp), %r12
	vmulps	(%rax,%r12,4), %zmm21, %zmm21 {%k1}
	vmaxps	%zmm21, %zmm0, %zmm21
	vminps	%zmm21, %zmm1, %zmm21
	vmovups	%zmm21, (%rdx,%rsi,4)
	movq	%rbp, %rsi
	orq	$2, %rsi
	imulq	%r14, %rsi
	leaq	(%rsi,%r15), %r8
	movq	%r8, %r9
	imulq	%rcx, %r9
	vaddps	(%rbx,%r9,4), %zmm20, %zmm20
	vcmpltps	%zmm2, %zmm20, %k1
	movq	-128(%rsp), %r9
	vmulps	(%rax,%r9,4), %zmm20, %zmm20 {%k1}
	vmaxps	%zmm20, %zmm0, %zmm20
	vminps	%zmm20, %zmm1, %zmm20
	vmovups	%zmm20, (%rdx,%r8,4)
	movq	-96(%rsp), %r13
	leaq	(%rsi,%r13), %r8
	movq	%r8, %r9
	imulq	%rcx, %r9
	vaddps	(%rbx,%r9,4), %zmm19, %zmm19
	vcmpltps	%zmm2, %zmm19, %k1
	movq	-120(%rsp), %r9
	vmulps	(%rax,%r9,4), %zmm19, %zmm19 {%k1}
	vmaxps	%zmm19, %zmm0, %zmm19
	vminps	%zmm19, %zmm1, %zmm19
	vmovups	%zmm19, (%rdx,%r8,4)
	movq	-64(%rsp), %r15
	addq	%r15, %rsi
	movq	%rsi, %r8
	imulq	%rcx, %r8
	vaddps	(%rbx,%r8,4), %zmm18, %zmm18
	vcmpltps	%zmm2, %zmm18, %k1
	vmulps	(%rax,%r12,4), %zmm18, %zmm18 {%k1}
	vmaxps	%zmm18, %zmm0, %zmm18
	vminps	%zmm18, %zmm1, %zmm18
	vmovups	%zmm18, (%rdx,%rsi,4)
	movq	%rbp, %rsi
	orq	$3, %rsi
	imulq	%r14, %rsi
	movq	-88(%rsp), %r8
	addq	%rsi, %r8
	movq	%r8, %r9
	imulq	%rcx, %r9
	vaddps	(%rbx,%r9,4), %zmm17, %zmm17
	vcmpltps	%zmm2, %zmm17, %k1
	movq	-128(%rsp), %r9
	vmulps	(%rax,%r9,4), %zmm17, %zmm17 {%k1}
	vmaxps	%zmm17, %zmm0, %zmm17
	vminps	%zmm17, %zmm1, %zmm17
	vmovups	%zmm17, (%rdx,%r8,4)
	leaq	(%rsi,%r13), %r8
	movq	%r8, %r9
	imulq	%rcx, %r9
	vaddps	(%rbx,%r9,4), %zmm16, %zmm16
	vcmpltps	%zmm2, %zmm16, %k1
	movq	-120(%rsp), %r9
	vmulps	(%rax,%r9,4), %zmm16, %zmm16 {%k1}
	vmaxps	%zmm16, %zmm0, %zmm16
	vminps	%zmm16, %zmm1, %zmm16
	vmovups	%zmm16, (%rdx,%r8,4)
	addq	%r15, %rsi
	movq	%r15, %r13
	movq	%rsi, %r8
	imulq	%rcx, %r8
	vaddps	(%rbx,%r8,4), %zmm15, %zmm15
	vcmpltps	%zmm2, %zmm15, %k1
	vmulps	(%rax,%r12,4), %zmm15, %zmm15 {%k1}
	vmaxps	%zmm15, %zmm0, %zmm15
	vminps	%zmm15, %zmm1, %zmm15
	vmovups	%zmm15, (%rdx,%rsi,4)
	movq	%rbp, %rsi
	orq	$4, %rsi
	imulq	%r14, %rsi
	movq	-88(%rsp), %r15
	leaq	(%rsi,%r15), %r8
	movq	%r8, %r9
	imulq	%rcx, %r9
	vaddps	(%rbx,%r9,4), %zmm14, %zmm14
	vcmpltps	%zmm2, %zmm14, %k1
	movq	-128(%rsp), %r9
	vmulps	(%rax,%r9,4), %zmm14, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	vmovups	%zmm14, (%rdx,%r8,4)
	movq	-96(%rsp), %r8
	addq	%rsi, %r8
	movq	%r8, %r9
	imulq	%rcx, %r9
	vaddps	(%rbx,%r9,4), %zmm13, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	movq	-120(%rsp), %r9
	vmulps	(%rax,%r9,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	vmovups	%zmm13, (%rdx,%r8,4)
	addq	%r13, %rsi
	movq	%rsi, %r8
	imulq	%rcx, %r8
	vaddps	(%rbx,%r8,4), %zmm12, %zmm12
	vcmpltps	%zmm2, %zmm12, %k1
	vmulps	(%rax,%r12,4), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	vmovups	%zmm12, (%rdx,%rsi,4)
	movq	%rbp, %rsi
	orq	$5, %rsi
	imulq	%r14, %rsi
	leaq	(%rsi,%r15), %r8
	movq	%r8, %r9
	imulq	%rcx, %r9
	vaddps	(%rbx,%r9,4), %zmm11, %zmm11
	vcmpltps	%zmm2, %zmm11, %k1
	movq	-128(%rsp), %r15
	vmulps	(%rax,%r15,4), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	vmovups	%zmm11, (%rdx,%r8,4)
	movq	-96(%rsp), %r12
	leaq	(%rsi,%r12), %r8
	movq	%r8, %r9
	imulq	%rcx, %r9
	vaddps	(%rbx,%r9,4), %zmm10, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	-120(%rsp), %r9
	vmulps	(%rax,%r9,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	vmovups	%zmm10, (%rdx,%r8,4)
	addq	%r13, %rsi
	movq	%rsi, %r8
	imulq	%rcx, %r8
	vaddps	(%rbx,%r8,4), %zmm9, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	movq	-80(%rsp), %r8
	vmulps	(%rax,%r8,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	vmovups	%zmm9, (%rdx,%rsi,4)
	movq	%rbp, %rsi
	orq	$6, %rsi
	imulq	%r14, %rsi
	movq	-88(%rsp), %r14
	leaq	(%rsi,%r14), %r8
	movq	%r8, %r9
	imulq	%rcx, %r9
	vaddps	(%rbx,%r9,4), %zmm8, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%rax,%r15,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%rdx,%r8,4)
	leaq	(%rsi,%r12), %r8
	movq	%r8, %r9
	imulq	%rcx, %r9
	vaddps	(%rbx,%r9,4), %zmm7, %zmm7
	vcmpltps	%zmm2, %zmm7, %k1
	movq	-120(%rsp), %r15
	vmulps	(%rax,%r15,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rdx,%r8,4)
	addq	%r13, %rsi
	movq	%rsi, %r8
	imulq	%rcx, %r8
	vaddps	(%rbx,%r8,4), %zmm6, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	movq	-80(%rsp), %r9
	vmulps	(%rax,%r9,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rdx,%rsi,4)
	orq	$7, %rbp
	imulq	-40(%rsp), %rbp
	leaq	(%r14,%rbp), %rsi
	movq	%rsi, %r8
	imulq	%rcx, %r8
	vaddps	(%rbx,%r8,4), %zmm5, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	movq	-128(%rsp), %r8
	vmulps	(%rax,%r8,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rdx,%rsi,4)
	leaq	(%r12,%rbp), %rsi
	movq	%rsi, %r8
	imulq	%rcx, %r8
	vaddps	(%rbx,%r8,4), %zmm4, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rax,%r15,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rdx,%rsi,4)
	addq	%r13, %rbp
	movq	%rbp, %rsi
	imulq	%rcx, %rsi
	vaddps	(%rbx,%rsi,4), %zmm3, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%rax,%r9,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rdx,%rbp,4)
	movq	-56(%rsp), %r14
	leaq	8(%r14), %rsi
	movq	16(%rsp), %r9
	addq	-8(%rsp), %r9
	movq	%r14, %rax
	movq	24(%rsp), %r8
	cmpq	%rsi, %r8
	jl	.LBB45_5
.LBB45_2:
	vmovups	(%rdi), %zmm5
	movq	%rsi, -56(%rsp)
	vmovups	64(%rdi), %zmm4
	vmovups	128(%rdi), %zmm3
	cmpq	$0, -112(%rsp)
	movq	%r9, 16(%rsp)
	je	.LBB45_3
	movq	-104(%rsp), %rsi
	movq	24(%rsi), %r14
	movq	32(%rsi), %rbp
	shlq	$2, %rbp
	movq	%r9, %rsi
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm4, %zmm7
	vmovaps	%zmm5, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm4, %zmm10
	vmovaps	%zmm5, %zmm11
	vmovaps	%zmm3, %zmm12
	vmovaps	%zmm4, %zmm13
	vmovaps	%zmm5, %zmm14
	vmovaps	%zmm3, %zmm15
	vmovaps	%zmm4, %zmm16
	vmovaps	%zmm5, %zmm17
	vmovaps	%zmm3, %zmm18
	vmovaps	%zmm4, %zmm19
	vmovaps	%zmm5, %zmm20
	vmovaps	%zmm3, %zmm21
	vmovaps	%zmm4, %zmm22
	vmovaps	%zmm5, %zmm23
	vmovaps	%zmm3, %zmm24
	vmovaps	%zmm4, %zmm25
	vmovaps	%zmm5, %zmm26
	movq	40(%rsp), %r13
	movl	$0, %r8d
	jmp	.LBB45_48
	.p2align	4
.LBB45_51:
	incq	%r8
	addq	%rbp, %rsi
	cmpq	-112(%rsp), %r8
	je	.LBB45_4
.LBB45_48:
	testq	%r14, %r14
	je	.LBB45_51
	xorl	%r9d, %r9d
	.p2align	4
.LBB45_50:
	prefetcht0	8192(%r13)
	prefetcht0	8256(%r13)
	prefetcht0	8320(%r13)
	vmovups	(%r13), %zmm29
	vmovups	64(%r13), %zmm28
	vmovups	128(%r13), %zmm27
	vbroadcastss	(%rsi,%r9,4), %zmm30
	leaq	(%rsi,%r9,4), %rbx
	vfmadd231ps	%zmm29, %zmm30, %zmm26
	vfmadd231ps	%zmm28, %zmm30, %zmm25
	vfmadd231ps	%zmm30, %zmm27, %zmm24
	vbroadcastss	(%rbx,%r11,4), %zmm30
	leaq	(%rbx,%r10), %r15
	vfmadd231ps	%zmm29, %zmm30, %zmm23
	vfmadd231ps	%zmm28, %zmm30, %zmm22
	vfmadd231ps	%zmm30, %zmm27, %zmm21
	vbroadcastss	(%rbx,%r11,8), %zmm30
	addq	%r10, %r15
	vfmadd231ps	%zmm29, %zmm30, %zmm20
	vfmadd231ps	%zmm28, %zmm30, %zmm19
	vfmadd231ps	%zmm30, %zmm27, %zmm18
	vbroadcastss	(%r15,%r11,4), %zmm30
	vfmadd231ps	%zmm29, %zmm30, %zmm17
	vfmadd231ps	%zmm28, %zmm30, %zmm16
	vfmadd231ps	%zmm30, %zmm27, %zmm15
	leaq	(%r10,%r10), %rbx
	vbroadcastss	(%r15,%r11,8), %zmm30
	addq	%r15, %rbx
	vfmadd231ps	%zmm29, %zmm30, %zmm14
	vfmadd231ps	%zmm28, %zmm30, %zmm13
	vfmadd231ps	%zmm30, %zmm27, %zmm12
	vbroadcastss	(%rbx,%r11,4), %zmm30
	leaq	(%rbx,%r11,4), %rbx
	vfmadd231ps	%zmm29, %zmm30, %zmm11
	vfmadd231ps	%zmm28, %zmm30, %zmm10
	vfmadd231ps	%zmm30, %zmm27, %zmm9
	vbroadcastss	(%r10,%rbx), %zmm30
	addq	%r10, %rbx
	vfmadd231ps	%zmm29, %zmm30, %zmm8
	vfmadd231ps	%zmm28, %zmm30, %zmm7
	vfmadd231ps	%zmm30, %zmm27, %zmm6
	vbroadcastss	(%r10,%rbx), %zmm30
	incq	%r9
	vfmadd231ps	%zmm29, %zmm30, %zmm5
	vfmadd231ps	%zmm28, %zmm30, %zmm4
	vfmadd231ps	%zmm27, %zmm30, %zmm3
	addq	$192, %r13
	cmpq	%r9, %r14
	jne	.LBB45_50
	jmp	.LBB45_51
.LBB45_11:
	cmpq	$4, %rax
	jl	.LBB45_17
	leaq	16(%rsi), %rax
	movq	%rax, -48(%rsp)
	leaq	32(%rsi), %r11
	movl	$4, %eax
	xorl	%r14d, %r14d
	jmp	.LBB45_13
.LBB45_5:
	movq	%r14, %rax
	orq	$4, %rax
	cmpq	%rax, %r8
	movq	32(%rsp), %r11
	jge	.LBB45_13
.LBB45_6:
	leaq	2(%r14), %rax
	cmpq	%rax, %r8
	movq	-104(%rsp), %r13
	jge	.LBB45_7
	jmp	.LBB45_10
.LBB45_13:
	movq	-104(%rsp), %rdx
	movq	(%rdx), %rcx
	movq	%rcx, -8(%rsp)
	movq	8(%rdx), %rcx
	movq	%rcx, -16(%rsp)
	movq	16(%rdx), %r9
	leaq	192(%rdi), %rcx
	movq	%rcx, -24(%rsp)
	movq	-72(%rsp), %rcx
	movq	(%rcx), %r8
	movq	%r8, -120(%rsp)
	movq	8(%rcx), %r8
	movq	%r8, -64(%rsp)
	movq	16(%rcx), %r8
	movq	%r8, -40(%rsp)
	movq	24(%rcx), %rbx
	vmovups	32(%rcx), %zmm0
	vmovups	96(%rcx), %zmm1
	movq	72(%rdx), %rcx
	movq	%rcx, -96(%rsp)
	movq	56(%rdx), %r15
	addq	$-16, %r15
	movq	%rbx, %r8
	movq	-32(%rsp), %rcx
	imulq	%rcx, %r8
	movq	%r8, -88(%rsp)
	movq	%rbx, %r12
	movq	-48(%rsp), %r8
	imulq	%r8, %r12
	movq	%r12, -128(%rsp)
	imulq	%r11, %rbx
	movq	%rbx, -112(%rsp)
	cmpq	%rcx, %r15
	cmovlq	%r15, %rcx
	movq	%rcx, 16(%rsp)
	cmpq	%r8, %r15
	cmovlq	%r15, %r8
	movq	%r8, -48(%rsp)
	cmpq	%r11, %r15
	cmovgeq	%r11, %r15
	movq	%r15, -80(%rsp)
	movq	64(%rdx), %rcx
	movq	%rcx, (%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%r14, %rsi
	movq	%r9, 8(%rsp)
	movq	-64(%rsp), %r10
	movq	-40(%rsp), %rbp
	movq	(%rsp), %rdx
	jmp	.LBB45_14
	.p2align	4
.LBB45_15:
	vmovaps	%zmm4, %zmm11
	vmovaps	%zmm6, %zmm12
	vmovaps	%zmm8, %zmm13
	vmovaps	%zmm4, %zmm14
	vmovaps	%zmm8, %zmm10
	vmovaps	%zmm6, %zmm9
	vmovaps	%zmm6, %zmm3
	vmovaps	%zmm8, %zmm5
	vmovaps	%zmm4, %zmm7
.LBB45_16:
	movq	%rsi, %rax
	movq	-96(%rsp), %r15
	imulq	%r15, %rax
	movq	16(%rsp), %r11
	leaq	(%rax,%r11), %rcx
	movq	%rcx, %r8
	imulq	%r10, %r8
	movq	-120(%rsp), %rbx
	vaddps	(%rbx,%r8,4), %zmm14, %zmm14
	vcmpltps	%zmm2, %zmm14, %k1
	movq	-88(%rsp), %r13
	vmulps	(%rbp,%r13,4), %zmm14, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	vmovups	%zmm14, (%rdx,%rcx,4)
	movq	-48(%rsp), %r14
	leaq	(%rax,%r14), %rcx
	movq	%rcx, %r8
	imulq	%r10, %r8
	vaddps	(%rbx,%r8,4), %zmm13, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	movq	-128(%rsp), %r9
	vmulps	(%rbp,%r9,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	vmovups	%zmm13, (%rdx,%rcx,4)
	movq	-80(%rsp), %r12
	addq	%r12, %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%rbx,%rcx,4), %zmm12, %zmm12
	vcmpltps	%zmm2, %zmm12, %k1
	movq	-112(%rsp), %rcx
	vmulps	(%rbp,%rcx,4), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	vmovups	%zmm12, (%rdx,%rax,4)
	leaq	1(%rsi), %rax
	imulq	%r15, %rax
	leaq	(%rax,%r11), %rcx
	movq	%rcx, %r8
	imulq	%r10, %r8
	vaddps	(%rbx,%r8,4), %zmm11, %zmm11
	vcmpltps	%zmm2, %zmm11, %k1
	vmulps	(%rbp,%r13,4), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	vmovups	%zmm11, (%rdx,%rcx,4)
	leaq	(%rax,%r14), %rcx
	movq	%rcx, %r8
	imulq	%r10, %r8
	vaddps	(%rbx,%r8,4), %zmm8, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%rbp,%r9,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%rdx,%rcx,4)
	addq	%r12, %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%rbx,%rcx,4), %zmm6, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	movq	-112(%rsp), %r9
	vmulps	(%rbp,%r9,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rdx,%rax,4)
	leaq	2(%rsi), %rax
	imulq	%r15, %rax
	leaq	(%rax,%r11), %rcx
	movq	%rcx, %r8
	imulq	%r10, %r8
	vaddps	(%rbx,%r8,4), %zmm4, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rbp,%r13,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rdx,%rcx,4)
	leaq	(%rax,%r14), %rcx
	movq	%rcx, %r8
	imulq	%r10, %r8
	vaddps	(%rbx,%r8,4), %zmm10, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	movq	-128(%rsp), %r8
	vmulps	(%rbp,%r8,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rdx,%rcx,4)
	addq	%r12, %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%rbx,%rcx,4), %zmm9, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rbp,%r9,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rdx,%rax,4)
	addq	$3, %rsi
	imulq	%r15, %rsi
	leaq	(%rsi,%r11), %rax
	movq	8(%rsp), %r9
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%rbx,%rcx,4), %zmm7, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rbp,%r13,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rdx,%rax,4)
	leaq	(%rsi,%r14), %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%rbx,%rcx,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rbp,%r8,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rdx,%rax,4)
	addq	%r12, %rsi
	movq	%rsi, %rax
	imulq	%r10, %rax
	vaddps	(%rbx,%rax,4), %zmm3, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	movq	-112(%rsp), %rax
	vmulps	(%rbp,%rax,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rdx,%rsi,4)
	movq	-56(%rsp), %r14
	leaq	4(%r14), %rax
	movq	%r14, %rsi
	movq	24(%rsp), %r8
	cmpq	%rax, %r8
	jl	.LBB45_6
.LBB45_14:
	vmovups	(%rdi), %zmm4
	movq	%rax, -56(%rsp)
	vmovups	64(%rdi), %zmm8
	vmovups	128(%rdi), %zmm6
	testq	%r9, %r9
	je	.LBB45_15
	movq	%rsi, %rax
	movq	-16(%rsp), %r13
	imulq	%r13, %rax
	movq	-8(%rsp), %r14
	leaq	(%r14,%rax,4), %rax
	movq	-104(%rsp), %r8
	movq	24(%r8), %rcx
	movq	32(%r8), %rbx
	leaq	12(,%rsi,4), %r15
	imulq	%r13, %r15
	addq	%r14, %r15
	shlq	$2, %rbx
	leaq	8(,%rsi,4), %r11
	imulq	%r13, %r11
	addq	%r14, %r11
	leaq	4(,%rsi,4), %r12
	imulq	%r13, %r12
	addq	%r14, %r12
	vmovaps	%zmm4, %zmm11
	vmovaps	%zmm6, %zmm12
	vmovaps	%zmm8, %zmm13
	vmovaps	%zmm4, %zmm14
	vmovaps	%zmm8, %zmm10
	vmovaps	%zmm6, %zmm9
	movq	-24(%rsp), %r13
	xorl	%r14d, %r14d
	vmovaps	%zmm6, %zmm3
	vmovaps	%zmm8, %zmm5
	vmovaps	%zmm4, %zmm7
	jmp	.LBB45_43
	.p2align	4
.LBB45_46:
	incq	%r14
	addq	%rbx, %r15
	addq	%rbx, %r11
	addq	%rbx, %rax
	addq	%rbx, %r12
	cmpq	%r9, %r14
	je	.LBB45_16
.LBB45_43:
	testq	%rcx, %rcx
	je	.LBB45_46
	xorl	%r8d, %r8d
	.p2align	4
.LBB45_45:
	prefetcht0	8192(%r13)
	prefetcht0	8256(%r13)
	prefetcht0	8320(%r13)
	vmovups	(%r13), %zmm15
	vmovups	64(%r13), %zmm16
	vmovups	128(%r13), %zmm17
	vbroadcastss	(%rax,%r8,4), %zmm18
	vfmadd231ps	%zmm15, %zmm18, %zmm14
	vfmadd231ps	%zmm16, %zmm18, %zmm13
	vfmadd231ps	%zmm18, %zmm17, %zmm12
	vbroadcastss	(%r12,%r8,4), %zmm18
	vfmadd231ps	%zmm15, %zmm18, %zmm11
	vfmadd231ps	%zmm16, %zmm18, %zmm8
	vbroadcastss	(%r11,%r8,4), %zmm19
	vfmadd231ps	%zmm18, %zmm17, %zmm6
	vfmadd231ps	%zmm15, %zmm19, %zmm4
	vfmadd231ps	%zmm16, %zmm19, %zmm10
	vfmadd231ps	%zmm19, %zmm17, %zmm9
	vbroadcastss	(%r15,%r8,4), %zmm18
	incq	%r8
	vfmadd231ps	%zmm15, %zmm18, %zmm7
	vfmadd231ps	%zmm16, %zmm18, %zmm5
	vfmadd231ps	%zmm17, %zmm18, %zmm3
	addq	$192, %r13
	cmpq	%r8, %rcx
	jne	.LBB45_45
	jmp	.LBB45_46
.LBB45_17:
	cmpq	$1, %rax
	jle	.LBB45_19
	movl	$2, %eax
	xorl	%r14d, %r14d
.LBB45_7:
	vmovups	(%rdi), %zmm2
	vmovups	64(%rdi), %zmm1
	vmovups	128(%rdi), %zmm0
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rax, -112(%rsp)
	movq	%r14, -56(%rsp)
	je	.LBB45_8
	movq	8(%r13), %rdx
	movq	%rdx, %r8
	imulq	%r14, %r8
	movq	(%r13), %rbx
	movq	24(%r13), %rsi
	leaq	(%rbx,%r8,4), %r8
	leaq	192(%rdi), %r9
	movq	32(%r13), %r10
	movq	%rsi, %r11
	andq	$-2, %r11
	shlq	$2, %r10
	leaq	4(,%r14,4), %r14
	imulq	%rdx, %r14
	addq	%r14, %rbx
	addq	$4, %rbx
	xorl	%r14d, %r14d
	vmovaps	%zmm0, %zmm3
	vmovaps	%zmm1, %zmm4
	vmovaps	%zmm2, %zmm5
	movq	-72(%rsp), %r13
	jmp	.LBB45_34
	.p2align	4
.LBB45_39:
	incq	%r14
	addq	%r10, %r8
	addq	%r10, %rbx
	cmpq	%rcx, %r14
	je	.LBB45_9
.LBB45_34:
	testq	%rsi, %rsi
	je	.LBB45_39
	cmpq	$1, %rsi
	jne	.LBB45_40
	xorl	%r15d, %r15d
	jmp	.LBB45_37
	.p2align	4
.LBB45_40:
	xorl	%r12d, %r12d
	.p2align	4
.LBB45_41:
	prefetcht0	8192(%r9)
	prefetcht0	8256(%r9)
	prefetcht0	8320(%r9)
	vmovups	(%r9), %zmm6
	vmovups	64(%r9), %zmm7
	vmovups	128(%r9), %zmm8
	vbroadcastss	(%r8,%r12,4), %zmm9
	vfmadd231ps	%zmm6, %zmm9, %zmm5
	vfmadd231ps	%zmm7, %zmm9, %zmm4
	vfmadd231ps	%zmm9, %zmm8, %zmm3
	vbroadcastss	-4(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm6, %zmm9, %zmm2
	vfmadd231ps	%zmm7, %zmm9, %zmm1
	prefetcht0	8384(%r9)
	prefetcht0	8448(%r9)
	prefetcht0	8512(%r9)
	vmovups	192(%r9), %zmm6
	vmovups	256(%r9), %zmm7
	vmovups	320(%r9), %zmm10
	vbroadcastss	4(%r8,%r12,4), %zmm11
	vfmadd231ps	%zmm8, %zmm9, %zmm0
	vfmadd231ps	%zmm6, %zmm11, %zmm5
	vfmadd231ps	%zmm7, %zmm11, %zmm4
	vfmadd231ps	%zmm11, %zmm10, %zmm3
	vbroadcastss	(%rbx,%r12,4), %zmm8
	leaq	2(%r12), %r15
	vfmadd231ps	%zmm6, %zmm8, %zmm2
	vfmadd231ps	%zmm7, %zmm8, %zmm1
	vfmadd231ps	%zmm10, %zmm8, %zmm0
	addq	$384, %r9
	movq	%r15, %r12
	cmpq	%r15, %r11
	jne	.LBB45_41
.LBB45_37:
	testb	$1, %sil
	je	.LBB45_39
	prefetcht0	8192(%r9)
	prefetcht0	8256(%r9)
	prefetcht0	8320(%r9)
	vmovups	(%r9), %zmm6
	vmovups	64(%r9), %zmm7
	vmovups	128(%r9), %zmm8
	leaq	(%r8,%r15,4), %rax
	vbroadcastss	(%r8,%r15,4), %zmm9
	vfmadd231ps	%zmm6, %zmm9, %zmm5
	vfmadd231ps	%zmm7, %zmm9, %zmm4
	vfmadd231ps	%zmm9, %zmm8, %zmm3
	vbroadcastss	(%rax,%rdx,4), %zmm9
	vfmadd231ps	%zmm6, %zmm9, %zmm2
	vfmadd231ps	%zmm7, %zmm9, %zmm1
	vfmadd231ps	%zmm8, %zmm9, %zmm0
	addq	$192, %r9
	jmp	.LBB45_39
.LBB45_8:
	vmovaps	%zmm0, %zmm3
	vmovaps	%zmm1, %zmm4
	vmovaps	%zmm2, %zmm5
	movq	-72(%rsp), %r13
.LBB45_9:
	movq	(%r13), %r12
	movq	8(%r13), %rsi
	movq	16(%r13), %rbp
	movq	%rbp, -120(%rsp)
	vmovups	32(%r13), %zmm6
	vmovups	96(%r13), %zmm7
	movq	24(%r13), %r9
	movq	-104(%rsp), %rax
	movq	56(%rax), %r10
	movq	64(%rax), %r8
	addq	$-16, %r10
	movq	-32(%rsp), %r11
	cmpq	%r11, %r10
	movq	%r11, %rdx
	cmovlq	%r10, %rdx
	movq	72(%rax), %r13
	movq	%r13, -128(%rsp)
	movq	-56(%rsp), %rcx
	imulq	%rcx, %r13
	leaq	(%rdx,%r13), %rbx
	movq	%rbx, %r15
	imulq	%rsi, %r15
	movq	%r9, %r14
	vaddps	(%r12,%r15,4), %zmm5, %zmm8
	imulq	%r11, %r14
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%zmm5, %zmm8, %k1
	vmulps	(%rbp,%r14,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm6, %zmm8
	vminps	%zmm8, %zmm7, %zmm8
	vmovups	%zmm8, (%r8,%rbx,4)
	leaq	16(%r11), %r15
	cmpq	%r15, %r10
	movq	%r15, %rbx
	cmovlq	%r10, %rbx
	leaq	(%rbx,%r13), %rax
	movq	%rax, %rbp
	imulq	%rsi, %rbp
	vaddps	(%r12,%rbp,4), %zmm4, %zmm4
	imulq	%r9, %r15
	vcmpltps	%zmm5, %zmm4, %k1
	movq	-120(%rsp), %rbp
	vmulps	(%rbp,%r15,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm6, %zmm4
	vminps	%zmm4, %zmm7, %zmm4
	vmovups	%zmm4, (%r8,%rax,4)
	leaq	32(%r11), %rax
	cmpq	%rax, %r10
	cmovgeq	%rax, %r10
	addq	%r10, %r13
	imulq	%rax, %r9
	movq	%r13, %rax
	imulq	%rsi, %rax
	vaddps	(%r12,%rax,4), %zmm3, %zmm3
	vcmpltps	%zmm5, %zmm3, %k1
	vmulps	(%rbp,%r9,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm6, %zmm3
	vminps	%zmm3, %zmm7, %zmm3
	vmovups	%zmm3, (%r8,%r13,4)
	incq	%rcx
	imulq	-128(%rsp), %rcx
	addq	%rcx, %rdx
	movq	%rdx, %rax
	imulq	%rsi, %rax
	vaddps	(%r12,%rax,4), %zmm2, %zmm2
	vcmpltps	%zmm5, %zmm2, %k1
	vmulps	(%rbp,%r14,4), %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm6, %zmm2
	vminps	%zmm2, %zmm7, %zmm2
	vmovups	%zmm2, (%r8,%rdx,4)
	addq	%rcx, %rbx
	movq	%rbx, %rax
	imulq	%rsi, %rax
	vaddps	(%r12,%rax,4), %zmm1, %zmm1
	vcmpltps	%zmm5, %zmm1, %k1
	vmulps	(%rbp,%r15,4), %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm6, %zmm1
	vminps	%zmm1, %zmm7, %zmm1
	vmovups	%zmm1, (%r8,%rbx,4)
	addq	%r10, %rcx
	movq	-104(%rsp), %r13
	imulq	%rcx, %rsi
	vaddps	(%r12,%rsi,4), %zmm0, %zmm0
	vcmpltps	%zmm5, %zmm0, %k1
	vmulps	(%rbp,%r9,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm6, %zmm0
	vminps	%zmm0, %zmm7, %zmm0
	vmovups	%zmm0, (%r8,%rcx,4)
	movq	-112(%rsp), %r14
	movq	24(%rsp), %r8
.LBB45_10:
	cmpq	%r8, %r14
	jge	.LBB45_24
.LBB45_21:
	vmovups	(%rdi), %zmm2
	vmovups	64(%rdi), %zmm1
	vmovups	128(%rdi), %zmm0
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB45_22
	movq	8(%r13), %rcx
	movq	%r14, %r15
	imulq	%r14, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$192, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %rsi
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %rsi
	xorl	%r10d, %r10d
	movq	-72(%rsp), %r14
	jmp	.LBB45_26
	.p2align	4
.LBB45_31:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB45_23
.LBB45_26:
	testq	%rdx, %rdx
	je	.LBB45_31
	xorl	%r11d, %r11d
	cmpq	$4, %rdx
	jb	.LBB45_28
	.p2align	4
.LBB45_32:
	prefetcht0	8192(%rdi)
	prefetcht0	8256(%rdi)
	prefetcht0	8320(%rdi)
	vbroadcastss	(%rcx,%r11,4), %zmm3
	vfmadd231ps	(%rdi), %zmm3, %zmm2
	vfmadd231ps	64(%rdi), %zmm3, %zmm1
	vfmadd231ps	128(%rdi), %zmm3, %zmm0
	prefetcht0	8384(%rdi)
	prefetcht0	8448(%rdi)
	prefetcht0	8512(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %zmm3
	vfmadd231ps	192(%rdi), %zmm3, %zmm2
	vfmadd231ps	256(%rdi), %zmm3, %zmm1
	vfmadd231ps	320(%rdi), %zmm3, %zmm0
	prefetcht0	8576(%rdi)
	prefetcht0	8640(%rdi)
	prefetcht0	8704(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %zmm3
	vfmadd231ps	384(%rdi), %zmm3, %zmm2
	vfmadd231ps	448(%rdi), %zmm3, %zmm1
	vfmadd231ps	512(%rdi), %zmm3, %zmm0
	prefetcht0	8768(%rdi)
	prefetcht0	8832(%rdi)
	prefetcht0	8896(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %zmm3
	addq	$4, %r11
	vfmadd231ps	576(%rdi), %zmm3, %zmm2
	vfmadd231ps	640(%rdi), %zmm3, %zmm1
	vfmadd231ps	704(%rdi), %zmm3, %zmm0
	addq	$768, %rdi
	cmpq	%r11, %r9
	jne	.LBB45_32
.LBB45_28:
	testq	%r8, %r8
	je	.LBB45_31
	leaq	(%rcx,%r11,4), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB45_30:
	prefetcht0	8192(%rdi)
	prefetcht0	8256(%rdi)
	prefetcht0	8320(%rdi)
	vbroadcastss	(%r11,%rbx,4), %zmm3
	vfmadd231ps	(%rdi), %zmm3, %zmm2
	vfmadd231ps	64(%rdi), %zmm3, %zmm1
	vfmadd231ps	128(%rdi), %zmm3, %zmm0
	addq	$192, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB45_30
	jmp	.LBB45_31
.LBB45_22:
	movq	%r14, %r15
	movq	-72(%rsp), %r14
.LBB45_23:
	movq	(%r14), %rcx
	movq	8(%r14), %rdi
	movq	16(%r14), %rax
	movq	24(%r14), %r8
	vmovups	32(%r14), %zmm3
	vmovups	96(%r14), %zmm4
	movq	-104(%rsp), %r10
	movq	56(%r10), %rdx
	movq	64(%r10), %rsi
	addq	$-16, %rdx
	movq	-32(%rsp), %rbx
	cmpq	%rbx, %rdx
	movq	%rbx, %r9
	cmovlq	%rdx, %r9
	imulq	72(%r10), %r15
	addq	%r15, %r9
	movq	%r9, %r10
	imulq	%rdi, %r10
	movq	%r8, %r11
	imulq	%rbx, %r11
	vaddps	(%rcx,%r10,4), %zmm2, %zmm2
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%zmm5, %zmm2, %k1
	vmulps	(%rax,%r11,4), %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm3, %zmm2
	vminps	%zmm2, %zmm4, %zmm2
	vmovups	%zmm2, (%rsi,%r9,4)
	leaq	16(%rbx), %r9
	cmpq	%r9, %rdx
	movq	%r9, %r10
	cmovlq	%rdx, %r10
	addq	%r15, %r10
	movq	%r10, %r11
	imulq	%rdi, %r11
	imulq	%r8, %r9
	vaddps	(%rcx,%r11,4), %zmm1, %zmm1
	vcmpltps	%zmm5, %zmm1, %k1
	vmulps	(%rax,%r9,4), %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm3, %zmm1
	vminps	%zmm1, %zmm4, %zmm1
	vmovups	%zmm1, (%rsi,%r10,4)
	addq	$32, %rbx
	cmpq	%rbx, %rdx
	cmovgeq	%rbx, %rdx
	addq	%r15, %rdx
	imulq	%rdx, %rdi
	imulq	%r8, %rbx
	vaddps	(%rcx,%rdi,4), %zmm0, %zmm0
	vcmpltps	%zmm5, %zmm0, %k1
	vmulps	(%rax,%rbx,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm3, %zmm0
	vminps	%zmm0, %zmm4, %zmm0
	vmovups	%zmm0, (%rsi,%rdx,4)
.LBB45_24:
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
.LBB45_19:
	.cfi_def_cfa_offset 104
	jne	.LBB45_24
	xorl	%r14d, %r14d
	jmp	.LBB45_21
.Lfunc_end45:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end45-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5
	.weak	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5,@function
$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5:
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
	movq	40(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -112(%rsp)
	movq	%rdx, -104(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rax, -40(%rsp)
	jl	.LBB46_11
	movq	(%r13), %r11
	movq	8(%r13), %r9
	movq	16(%r13), %r10
	leaq	64(%rdi), %rax
	movq	%rax, -96(%rsp)
	movq	(%rdx), %rax
	movq	%rax, -32(%rsp)
	movq	8(%rdx), %rax
	movq	%rax, -48(%rsp)
	movq	16(%rdx), %rax
	movq	%rax, -56(%rsp)
	vmovups	32(%rdx), %zmm0
	vmovups	96(%rdx), %zmm1
	movq	72(%r13), %rax
	movq	%rax, -64(%rsp)
	movq	56(%r13), %rbp
	addq	$-16, %rbp
	movq	24(%rdx), %rax
	imulq	%rsi, %rax
	movq	%rax, -72(%rsp)
	movq	64(%r13), %rax
	movq	%rax, -80(%rsp)
	cmpq	%rsi, %rbp
	cmovgeq	%rsi, %rbp
	movq	%r9, %rax
	shlq	$5, %rax
	movq	%rax, -88(%rsp)
	leaq	(,%r9,4), %rcx
	movl	$8, %edx
	xorl	%eax, %eax
	vxorps	%xmm2, %xmm2, %xmm2
	jmp	.LBB46_2
	.p2align	4
.LBB46_3:
	movq	%r11, %rsi
	vmovaps	%zmm3, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm3, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm3, %zmm10
.LBB46_4:
	movq	%rax, %rdx
	movq	-64(%rsp), %r15
	imulq	%r15, %rdx
	addq	%rbp, %rdx
	movq	%rdx, %r8
	movq	-48(%rsp), %rbx
	imulq	%rbx, %r8
	movq	-32(%rsp), %r11
	vaddps	(%r11,%r8,4), %zmm10, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	-56(%rsp), %r14
	movq	-72(%rsp), %r12
	vmulps	(%r14,%r12,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	movq	-80(%rsp), %r13
	vmovups	%zmm10, (%r13,%rdx,4)
	movq	%rax, %rdx
	orq	$1, %rdx
	imulq	%r15, %rdx
	addq	%rbp, %rdx
	movq	%rdx, %r8
	imulq	%rbx, %r8
	vaddps	(%r11,%r8,4), %zmm9, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	vmulps	(%r14,%r12,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	vmovups	%zmm9, (%r13,%rdx,4)
	movq	%rax, %rdx
	orq	$2, %rdx
	imulq	%r15, %rdx
	addq	%rbp, %rdx
	movq	%rdx, %r8
	imulq	%rbx, %r8
	vaddps	(%r11,%r8,4), %zmm8, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%r14,%r12,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%r13,%rdx,4)
	movq	%rax, %rdx
	orq	$3, %rdx
	imulq	%r15, %rdx
	addq	%rbp, %rdx
	movq	%rdx, %r8
	imulq	%rbx, %r8
	vaddps	(%r11,%r8,4), %zmm7, %zmm7
	vcmpltps	%zmm2, %zmm7, %k1
	vmulps	(%r14,%r12,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%r13,%rdx,4)
	movq	%rax, %rdx
	orq	$4, %rdx
	imulq	%r15, %rdx
	addq	%rbp, %rdx
	movq	%rdx, %r8
	imulq	%rbx, %r8
	vaddps	(%r11,%r8,4), %zmm6, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%r14,%r12,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%r13,%rdx,4)
	movq	%rax, %rdx
	orq	$5, %rdx
	imulq	%r15, %rdx
	addq	%rbp, %rdx
	movq	%rdx, %r8
	imulq	%rbx, %r8
	vaddps	(%r11,%r8,4), %zmm5, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%r14,%r12,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%r13,%rdx,4)
	movq	%rax, %rdx
	orq	$6, %rdx
	imulq	%r15, %rdx
	addq	%rbp, %rdx
	movq	%rdx, %r8
	imulq	%rbx, %r8
	vaddps	(%r11,%r8,4), %zmm4, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r14,%r12,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r13,%rdx,4)
	orq	$7, %rax
	imulq	%r15, %rax
	addq	%rbp, %rax
	movq	%rax, %rdx
	imulq	%rbx, %rdx
	vaddps	(%r11,%rdx,4), %zmm3, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r14,%r12,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%r13,%rax,4)
	movq	-120(%rsp), %r15
	leaq	8(%r15), %rdx
	movq	%rsi, %r11
	addq	-88(%rsp), %r11
	movq	%r15, %rax
	movq	-40(%rsp), %r8
	cmpq	%rdx, %r8
	jl	.LBB46_5
.LBB46_2:
	movq	%rdx, -120(%rsp)
	vmovups	(%rdi), %zmm3
	testq	%r10, %r10
	je	.LBB46_3
	movq	-128(%rsp), %rsi
	movq	24(%rsi), %rdx
	movq	32(%rsi), %r13
	shlq	$2, %r13
	movq	%r11, %rsi
	movq	%r11, %r8
	movq	-96(%rsp), %rbx
	xorl	%r14d, %r14d
	vmovaps	%zmm3, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm3, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm3, %zmm10
	jmp	.LBB46_52
	.p2align	4
.LBB46_55:
	incq	%r14
	addq	%r13, %r8
	cmpq	%r10, %r14
	je	.LBB46_4
.LBB46_52:
	testq	%rdx, %rdx
	je	.LBB46_55
	xorl	%r15d, %r15d
	.p2align	4
.LBB46_54:
	prefetcht0	8192(%rbx)
	vmovups	(%rbx), %zmm11
	vfmadd231ps	(%r8,%r15,4){1to16}, %zmm11, %zmm10
	leaq	(%r8,%r15,4), %r12
	leaq	(%r12,%rcx), %r11
	vfmadd231ps	(%r12,%r9,4){1to16}, %zmm11, %zmm9
	vfmadd231ps	(%r12,%r9,8){1to16}, %zmm11, %zmm8
	addq	%rcx, %r11
	vfmadd231ps	(%r11,%r9,4){1to16}, %zmm11, %zmm7
	leaq	(%rcx,%rcx), %r12
	vfmadd231ps	(%r11,%r9,8){1to16}, %zmm11, %zmm6
	addq	%r11, %r12
	leaq	(%r12,%r9,4), %r11
	vfmadd231ps	(%r12,%r9,4){1to16}, %zmm11, %zmm5
	vfmadd231ps	(%rcx,%r11){1to16}, %zmm11, %zmm4
	incq	%r15
	addq	%rcx, %r11
	vfmadd231ps	(%rcx,%r11){1to16}, %zmm11, %zmm3
	addq	$64, %rbx
	cmpq	%r15, %rdx
	jne	.LBB46_54
	jmp	.LBB46_55
.LBB46_11:
	cmpq	$3, %rax
	jle	.LBB46_17
	movl	$4, %eax
	xorl	%r15d, %r15d
	jmp	.LBB46_13
.LBB46_5:
	movq	%r15, %rax
	orq	$4, %rax
	cmpq	%rax, %r8
	jge	.LBB46_13
.LBB46_6:
	leaq	2(%r15), %rax
	cmpq	%rax, %r8
	movq	-104(%rsp), %rdx
	movq	-128(%rsp), %rsi
	jge	.LBB46_7
	jmp	.LBB46_10
.LBB46_13:
	movq	-128(%rsp), %r8
	movq	(%r8), %r9
	movq	8(%r8), %rcx
	movq	16(%r8), %rsi
	leaq	64(%rdi), %rdx
	movq	%rdx, -16(%rsp)
	movq	-104(%rsp), %rdx
	movq	(%rdx), %r10
	movq	%r10, -48(%rsp)
	movq	8(%rdx), %r10
	movq	%r10, -56(%rsp)
	vmovups	32(%rdx), %zmm0
	vmovups	96(%rdx), %zmm1
	movq	16(%rdx), %r10
	movq	%r10, -64(%rsp)
	movq	72(%r8), %r10
	movq	%r10, -72(%rsp)
	movq	56(%r8), %r10
	addq	$-16, %r10
	movq	24(%rdx), %r11
	movq	-112(%rsp), %rdx
	imulq	%rdx, %r11
	movq	%r11, -88(%rsp)
	movq	64(%r8), %r8
	movq	%r8, -96(%rsp)
	cmpq	%rdx, %r10
	cmovgeq	%rdx, %r10
	movq	%r10, -80(%rsp)
	leaq	(,%rcx,8), %rdx
	movq	%rdx, -32(%rsp)
	movq	%r9, -8(%rsp)
	leaq	4(%r9), %rdx
	movq	%rdx, -24(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%r15, %rdx
	jmp	.LBB46_14
	.p2align	4
.LBB46_15:
	vmovaps	%zmm3, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm6
.LBB46_16:
	movq	%rdx, %rax
	movq	-72(%rsp), %rbx
	imulq	%rbx, %rax
	movq	-80(%rsp), %r14
	addq	%r14, %rax
	movq	%rax, %r8
	movq	-56(%rsp), %r10
	imulq	%r10, %r8
	movq	-48(%rsp), %r9
	vaddps	(%r9,%r8,4), %zmm6, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	movq	-64(%rsp), %r11
	movq	-88(%rsp), %r15
	vmulps	(%r11,%r15,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	movq	-96(%rsp), %r12
	vmovups	%zmm6, (%r12,%rax,4)
	leaq	1(%rdx), %rax
	imulq	%rbx, %rax
	addq	%r14, %rax
	movq	%rax, %r8
	imulq	%r10, %r8
	vaddps	(%r9,%r8,4), %zmm5, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%r11,%r15,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%r12,%rax,4)
	leaq	2(%rdx), %rax
	imulq	%rbx, %rax
	addq	%r14, %rax
	movq	%rax, %r8
	imulq	%r10, %r8
	vaddps	(%r9,%r8,4), %zmm4, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r11,%r15,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r12,%rax,4)
	addq	$3, %rdx
	imulq	%rbx, %rdx
	addq	%r14, %rdx
	movq	%rdx, %rax
	imulq	%r10, %rax
	vaddps	(%r9,%rax,4), %zmm3, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r11,%r15,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%r12,%rdx,4)
	movq	-120(%rsp), %r15
	leaq	4(%r15), %rax
	movq	%r15, %rdx
	movq	-40(%rsp), %r8
	cmpq	%rax, %r8
	jl	.LBB46_6
.LBB46_14:
	movq	%rax, -120(%rsp)
	vmovups	(%rdi), %zmm3
	testq	%rsi, %rsi
	je	.LBB46_15
	movq	%rdx, %rax
	imulq	%rcx, %rax
	movq	-8(%rsp), %r8
	leaq	(%r8,%rax,4), %r8
	movq	-128(%rsp), %rax
	movq	24(%rax), %r9
	movq	32(%rax), %rbp
	movq	%r9, %rax
	andq	$-2, %rax
	shlq	$2, %rbp
	leaq	4(,%rdx,4), %r10
	imulq	%rcx, %r10
	movq	-24(%rsp), %r14
	addq	%r14, %r10
	leaq	12(,%rdx,4), %r11
	imulq	%rcx, %r11
	addq	%r14, %r11
	leaq	8(,%rdx,4), %rbx
	imulq	%rcx, %rbx
	addq	%r14, %rbx
	movq	-16(%rsp), %r12
	xorl	%r15d, %r15d
	vmovaps	%zmm3, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm6
	jmp	.LBB46_43
	.p2align	4
.LBB46_48:
	incq	%r15
	addq	%rbp, %r8
	addq	%rbp, %r10
	addq	%rbp, %r11
	addq	%rbp, %rbx
	cmpq	%rsi, %r15
	je	.LBB46_16
.LBB46_43:
	testq	%r9, %r9
	je	.LBB46_48
	cmpq	$1, %r9
	jne	.LBB46_49
	xorl	%r13d, %r13d
	jmp	.LBB46_46
	.p2align	4
.LBB46_49:
	xorl	%r14d, %r14d
	.p2align	4
.LBB46_50:
	prefetcht0	8192(%r12)
	vmovups	(%r12), %zmm7
	vfmadd231ps	(%r8,%r14,4){1to16}, %zmm7, %zmm6
	vfmadd231ps	-4(%r10,%r14,4){1to16}, %zmm7, %zmm5
	vfmadd231ps	-4(%rbx,%r14,4){1to16}, %zmm7, %zmm4
	vfmadd231ps	-4(%r11,%r14,4){1to16}, %zmm7, %zmm3
	leaq	2(%r14), %r13
	prefetcht0	8256(%r12)
	vmovups	64(%r12), %zmm7
	vfmadd231ps	4(%r8,%r14,4){1to16}, %zmm7, %zmm6
	vfmadd231ps	(%r10,%r14,4){1to16}, %zmm7, %zmm5
	vfmadd231ps	(%rbx,%r14,4){1to16}, %zmm7, %zmm4
	vfmadd231ps	(%r11,%r14,4){1to16}, %zmm7, %zmm3
	subq	$-128, %r12
	movq	%r13, %r14
	cmpq	%r13, %rax
	jne	.LBB46_50
.LBB46_46:
	testb	$1, %r9b
	je	.LBB46_48
	prefetcht0	8192(%r12)
	leaq	(%r8,%r13,4), %r14
	vmovups	(%r12), %zmm7
	vfmadd231ps	(%r8,%r13,4){1to16}, %zmm7, %zmm6
	vfmadd231ps	(%r14,%rcx,4){1to16}, %zmm7, %zmm5
	leaq	(%r14,%rcx,4), %r13
	vfmadd231ps	(%r14,%rcx,8){1to16}, %zmm7, %zmm4
	movq	-32(%rsp), %r14
	vfmadd231ps	(%r14,%r13){1to16}, %zmm7, %zmm3
	addq	$64, %r12
	jmp	.LBB46_48
.LBB46_17:
	cmpq	$1, %rax
	jle	.LBB46_19
	movl	$2, %eax
	xorl	%r15d, %r15d
	movq	-128(%rsp), %rsi
.LBB46_7:
	vmovups	(%rdi), %zmm0
	movq	16(%rsi), %rcx
	testq	%rcx, %rcx
	movq	%r15, -120(%rsp)
	je	.LBB46_8
	movq	%rsi, %r10
	movq	8(%rsi), %r8
	leaq	4(,%r15,4), %rdx
	imulq	%r8, %rdx
	imulq	%r15, %r8
	movq	(%rsi), %r15
	movq	24(%rsi), %rsi
	leaq	(%r15,%r8,4), %r8
	leaq	64(%rdi), %r9
	movq	32(%r10), %r10
	movl	%esi, %r11d
	andl	$3, %r11d
	movq	%rsi, %rbx
	andq	$-4, %rbx
	shlq	$2, %r10
	leaq	(%r15,%rdx), %r14
	addq	$12, %r14
	addq	%r15, %rdx
	xorl	%r15d, %r15d
	vmovaps	%zmm0, %zmm1
	jmp	.LBB46_33
	.p2align	4
.LBB46_39:
	incq	%r15
	addq	%r10, %r8
	addq	%r10, %r14
	addq	%r10, %rdx
	cmpq	%rcx, %r15
	je	.LBB46_9
.LBB46_33:
	testq	%rsi, %rsi
	je	.LBB46_39
	cmpq	$4, %rsi
	jae	.LBB46_40
	xorl	%r12d, %r12d
	jmp	.LBB46_36
	.p2align	4
.LBB46_40:
	xorl	%r13d, %r13d
	.p2align	4
.LBB46_41:
	prefetcht0	8192(%r9)
	vmovups	(%r9), %zmm2
	vfmadd231ps	(%r8,%r13,4){1to16}, %zmm2, %zmm1
	vfmadd231ps	-12(%r14,%r13,4){1to16}, %zmm2, %zmm0
	prefetcht0	8256(%r9)
	vmovups	64(%r9), %zmm2
	vfmadd231ps	4(%r8,%r13,4){1to16}, %zmm2, %zmm1
	vfmadd231ps	-8(%r14,%r13,4){1to16}, %zmm2, %zmm0
	prefetcht0	8320(%r9)
	vmovups	128(%r9), %zmm2
	vfmadd231ps	8(%r8,%r13,4){1to16}, %zmm2, %zmm1
	vfmadd231ps	-4(%r14,%r13,4){1to16}, %zmm2, %zmm0
	leaq	4(%r13), %r12
	prefetcht0	8384(%r9)
	vmovups	192(%r9), %zmm2
	vfmadd231ps	12(%r8,%r13,4){1to16}, %zmm2, %zmm1
	vfmadd231ps	(%r14,%r13,4){1to16}, %zmm2, %zmm0
	addq	$256, %r9
	movq	%r12, %r13
	cmpq	%r12, %rbx
	jne	.LBB46_41
.LBB46_36:
	testq	%r11, %r11
	je	.LBB46_39
	leaq	(%rdx,%r12,4), %r13
	leaq	(%r8,%r12,4), %r12
	xorl	%ebp, %ebp
	.p2align	4
.LBB46_38:
	prefetcht0	8192(%r9)
	vmovups	(%r9), %zmm2
	vfmadd231ps	(%r12,%rbp,4){1to16}, %zmm2, %zmm1
	vfmadd231ps	(%r13,%rbp,4){1to16}, %zmm2, %zmm0
	addq	$64, %r9
	incq	%rbp
	cmpq	%rbp, %r11
	jne	.LBB46_38
	jmp	.LBB46_39
.LBB46_8:
	vmovaps	%zmm0, %zmm1
.LBB46_9:
	movq	-104(%rsp), %rdx
	movq	(%rdx), %r15
	movq	8(%rdx), %rsi
	movq	16(%rdx), %rcx
	vmovups	32(%rdx), %zmm2
	vmovups	96(%rdx), %zmm3
	movq	-128(%rsp), %r12
	movq	56(%r12), %r8
	addq	$-16, %r8
	movq	-112(%rsp), %r14
	cmpq	%r14, %r8
	cmovgeq	%r14, %r8
	movq	72(%r12), %r9
	movq	%r9, %r10
	movq	-120(%rsp), %r13
	imulq	%r13, %r10
	addq	%r8, %r10
	movq	%r10, %r11
	imulq	%rsi, %r11
	movq	24(%rdx), %rbx
	imulq	%r14, %rbx
	vaddps	(%r15,%r11,4), %zmm1, %zmm1
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%zmm4, %zmm1, %k1
	vmulps	(%rcx,%rbx,4), %zmm1, %zmm1 {%k1}
	movq	64(%r12), %r11
	vmaxps	%zmm1, %zmm2, %zmm1
	vminps	%zmm1, %zmm3, %zmm1
	vmovups	%zmm1, (%r11,%r10,4)
	incq	%r13
	imulq	%r9, %r13
	addq	%r8, %r13
	imulq	%r13, %rsi
	vaddps	(%r15,%rsi,4), %zmm0, %zmm0
	movq	%r12, %rsi
	vcmpltps	%zmm4, %zmm0, %k1
	vmulps	(%rcx,%rbx,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm2, %zmm0
	vminps	%zmm0, %zmm3, %zmm0
	vmovups	%zmm0, (%r11,%r13,4)
	movq	%rax, %r15
	movq	-40(%rsp), %r8
.LBB46_10:
	cmpq	%r8, %r15
	jge	.LBB46_30
.LBB46_21:
	vmovups	(%rdi), %zmm0
	movq	16(%rsi), %rax
	testq	%rax, %rax
	je	.LBB46_29
	movq	8(%rsi), %rcx
	imulq	%r15, %rcx
	shlq	$2, %rcx
	addq	(%rsi), %rcx
	addq	$64, %rdi
	movq	24(%rsi), %r14
	movq	32(%rsi), %rsi
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
	vbroadcastss	(%rcx,%r11,4), %zmm1
	vfmadd132ps	(%rdi), %zmm0, %zmm1
	prefetcht0	8256(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %zmm0
	vfmadd132ps	64(%rdi), %zmm1, %zmm0
	prefetcht0	8320(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %zmm1
	vfmadd132ps	128(%rdi), %zmm0, %zmm1
	prefetcht0	8384(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %zmm0
	vfmadd132ps	192(%rdi), %zmm1, %zmm0
	prefetcht0	8448(%rdi)
	vbroadcastss	16(%rcx,%r11,4), %zmm1
	vfmadd132ps	256(%rdi), %zmm0, %zmm1
	prefetcht0	8512(%rdi)
	vbroadcastss	20(%rcx,%r11,4), %zmm0
	vfmadd132ps	320(%rdi), %zmm1, %zmm0
	prefetcht0	8576(%rdi)
	vbroadcastss	24(%rcx,%r11,4), %zmm1
	vfmadd132ps	384(%rdi), %zmm0, %zmm1
	prefetcht0	8640(%rdi)
	vbroadcastss	28(%rcx,%r11,4), %zmm0
	addq	$8, %r11
	vfmadd132ps	448(%rdi), %zmm1, %zmm0
	addq	$512, %rdi
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
	vbroadcastss	(%r11,%rbx,4), %zmm1
	vfmadd231ps	(%rdi), %zmm1, %zmm0
	addq	$64, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB46_27
	jmp	.LBB46_28
.LBB46_29:
	movq	(%rdx), %rax
	movq	16(%rdx), %rcx
	vmovups	32(%rdx), %zmm1
	vmovups	96(%rdx), %zmm2
	movq	-128(%rsp), %r9
	movq	56(%r9), %r8
	movq	64(%r9), %rsi
	addq	$-16, %r8
	movq	-112(%rsp), %rdi
	cmpq	%rdi, %r8
	cmovgeq	%rdi, %r8
	imulq	72(%r9), %r15
	addq	%r8, %r15
	movq	8(%rdx), %r8
	imulq	%r15, %r8
	imulq	24(%rdx), %rdi
	vaddps	(%rax,%r8,4), %zmm0, %zmm0
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%zmm3, %zmm0, %k1
	vmulps	(%rcx,%rdi,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm1, %zmm0
	vminps	%zmm0, %zmm2, %zmm0
	vmovups	%zmm0, (%rsi,%r15,4)
.LBB46_30:
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
	.cfi_def_cfa_offset 56
	movq	-128(%rsp), %rsi
	jne	.LBB46_30
	xorl	%r15d, %r15d
	jmp	.LBB46_21
.Lfunc_end46:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end46-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5
	.weak	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5,@function
$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5:
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
	movq	40(%r13), %rax
	cmpq	$8, %rax
	movq	%r13, -96(%rsp)
	movq	%rdx, -80(%rsp)
	movq	%rax, -32(%rsp)
	jl	.LBB47_11
	movq	(%r13), %r9
	movq	8(%r13), %r10
	movq	16(%r13), %r11
	leaq	128(%rdi), %rax
	movq	%rax, -64(%rsp)
	leaq	16(%rsi), %rax
	vmovups	(%rdx), %zmm0
	vmovups	64(%rdx), %zmm1
	movq	72(%r13), %rcx
	movq	%rcx, -40(%rsp)
	movq	56(%r13), %r15
	addq	$-16, %r15
	movq	64(%r13), %rcx
	movq	%rcx, -48(%rsp)
	cmpq	%rsi, %r15
	movq	%rsi, -88(%rsp)
	movq	%rsi, %rbp
	cmovlq	%r15, %rbp
	cmpq	%rax, %r15
	movq	%rax, -72(%rsp)
	cmovgeq	%rax, %r15
	movq	%r10, %rax
	shlq	$5, %rax
	movq	%rax, -56(%rsp)
	leaq	(,%r10,4), %rdx
	movl	$8, %ecx
	xorl	%eax, %eax
	jmp	.LBB47_2
	.p2align	4
.LBB47_3:
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm2, %zmm10
	vmovaps	%zmm3, %zmm11
	vmovaps	%zmm2, %zmm12
	vmovaps	%zmm3, %zmm13
	vmovaps	%zmm2, %zmm14
	vmovaps	%zmm3, %zmm15
	vmovaps	%zmm2, %zmm16
	vmovaps	%zmm3, %zmm17
.LBB47_4:
	movq	%rax, %rcx
	movq	-40(%rsp), %rsi
	imulq	%rsi, %rcx
	vmaxps	%zmm17, %zmm0, %zmm17
	vminps	%zmm17, %zmm1, %zmm17
	movq	-48(%rsp), %r8
	leaq	(%r8,%rcx,4), %rcx
	vmovups	%zmm17, (%rcx,%rbp,4)
	vmaxps	%zmm16, %zmm0, %zmm16
	vminps	%zmm16, %zmm1, %zmm16
	vmovups	%zmm16, (%rcx,%r15,4)
	movq	%rax, %rcx
	orq	$1, %rcx
	imulq	%rsi, %rcx
	vmaxps	%zmm15, %zmm0, %zmm15
	vminps	%zmm15, %zmm1, %zmm15
	leaq	(%r8,%rcx,4), %rcx
	vmovups	%zmm15, (%rcx,%rbp,4)
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	vmovups	%zmm14, (%rcx,%r15,4)
	movq	%rax, %rcx
	orq	$2, %rcx
	imulq	%rsi, %rcx
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	leaq	(%r8,%rcx,4), %rcx
	vmovups	%zmm13, (%rcx,%rbp,4)
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	vmovups	%zmm12, (%rcx,%r15,4)
	movq	%rax, %rcx
	orq	$3, %rcx
	imulq	%rsi, %rcx
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	leaq	(%r8,%rcx,4), %rcx
	vmovups	%zmm11, (%rcx,%rbp,4)
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	vmovups	%zmm10, (%rcx,%r15,4)
	movq	%rax, %rcx
	orq	$4, %rcx
	imulq	%rsi, %rcx
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	leaq	(%r8,%rcx,4), %rcx
	vmovups	%zmm9, (%rcx,%rbp,4)
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%rcx,%r15,4)
	movq	%rax, %rcx
	orq	$5, %rcx
	imulq	%rsi, %rcx
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	leaq	(%r8,%rcx,4), %rcx
	vmovups	%zmm7, (%rcx,%rbp,4)
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rcx,%r15,4)
	movq	%rax, %rcx
	orq	$6, %rcx
	imulq	%rsi, %rcx
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	leaq	(%r8,%rcx,4), %rcx
	vmovups	%zmm5, (%rcx,%rbp,4)
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rcx,%r15,4)
	orq	$7, %rax
	imulq	%rsi, %rax
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	leaq	(%r8,%rax,4), %rax
	vmovups	%zmm3, (%rax,%rbp,4)
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%r15,4)
	movq	-104(%rsp), %r14
	leaq	8(%r14), %rcx
	movq	-24(%rsp), %r9
	addq	-56(%rsp), %r9
	movq	%r14, %rax
	movq	-32(%rsp), %r8
	cmpq	%rcx, %r8
	jl	.LBB47_5
.LBB47_2:
	movq	%rcx, -104(%rsp)
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	testq	%r11, %r11
	movq	%r9, -24(%rsp)
	je	.LBB47_3
	movq	-96(%rsp), %rcx
	movq	24(%rcx), %rsi
	movq	32(%rcx), %rcx
	shlq	$2, %rcx
	movq	%r9, %r13
	movq	-64(%rsp), %r8
	xorl	%ebx, %ebx
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm2, %zmm10
	vmovaps	%zmm3, %zmm11
	vmovaps	%zmm2, %zmm12
	vmovaps	%zmm3, %zmm13
	vmovaps	%zmm2, %zmm14
	vmovaps	%zmm3, %zmm15
	vmovaps	%zmm2, %zmm16
	vmovaps	%zmm3, %zmm17
	jmp	.LBB47_52
	.p2align	4
.LBB47_55:
	incq	%rbx
	addq	%rcx, %r13
	cmpq	%r11, %rbx
	je	.LBB47_4
.LBB47_52:
	testq	%rsi, %rsi
	je	.LBB47_55
	xorl	%r9d, %r9d
	.p2align	4
.LBB47_54:
	prefetcht0	8192(%r8)
	prefetcht0	8256(%r8)
	leaq	(,%r9,4), %r14
	addq	%r13, %r14
	vbroadcastss	(%r13,%r9,4), %zmm18
	incq	%r9
	vmovups	(%r8), %zmm19
	vmovups	64(%r8), %zmm20
	vfmadd231ps	%zmm19, %zmm18, %zmm17
	vfmadd231ps	%zmm18, %zmm20, %zmm16
	leaq	(%r14,%rdx), %r12
	vbroadcastss	(%r14,%r10,4), %zmm18
	vfmadd231ps	%zmm19, %zmm18, %zmm15
	vfmadd231ps	%zmm18, %zmm20, %zmm14
	addq	%rdx, %r12
	vbroadcastss	(%r14,%r10,8), %zmm18
	vfmadd231ps	%zmm19, %zmm18, %zmm13
	vfmadd231ps	%zmm18, %zmm20, %zmm12
	vbroadcastss	(%r12,%r10,4), %zmm18
	vfmadd231ps	%zmm19, %zmm18, %zmm11
	vfmadd231ps	%zmm18, %zmm20, %zmm10
	leaq	(%rdx,%rdx), %r14
	addq	%r12, %r14
	vbroadcastss	(%r12,%r10,8), %zmm18
	vfmadd231ps	%zmm19, %zmm18, %zmm9
	vfmadd231ps	%zmm18, %zmm20, %zmm8
	leaq	(%r14,%r10,4), %r12
	vbroadcastss	(%r14,%r10,4), %zmm18
	vfmadd231ps	%zmm19, %zmm18, %zmm7
	vfmadd231ps	%zmm18, %zmm20, %zmm6
	vbroadcastss	(%rdx,%r12), %zmm18
	addq	%rdx, %r12
	vfmadd231ps	%zmm19, %zmm18, %zmm5
	vfmadd231ps	%zmm18, %zmm20, %zmm4
	vbroadcastss	(%rdx,%r12), %zmm18
	vfmadd231ps	%zmm19, %zmm18, %zmm3
	vfmadd231ps	%zmm20, %zmm18, %zmm2
	subq	$-128, %r8
	cmpq	%r9, %rsi
	jne	.LBB47_54
	jmp	.LBB47_55
.LBB47_11:
	cmpq	$4, %rax
	jl	.LBB47_17
	movq	%rsi, -88(%rsp)
	leaq	16(%rsi), %r9
	movl	$4, %eax
	xorl	%r14d, %r14d
	jmp	.LBB47_13
.LBB47_5:
	movq	%r14, %rax
	orq	$4, %rax
	cmpq	%rax, %r8
	movq	-72(%rsp), %r9
	jge	.LBB47_13
.LBB47_6:
	leaq	2(%r14), %rax
	cmpq	%rax, %r8
	movq	-88(%rsp), %rsi
	movq	-96(%rsp), %r13
	jge	.LBB47_7
	jmp	.LBB47_10
.LBB47_13:
	movq	-96(%rsp), %rcx
	movq	(%rcx), %r10
	movq	8(%rcx), %rdx
	movq	16(%rcx), %rsi
	leaq	128(%rdi), %r8
	movq	%r8, -8(%rsp)
	movq	-80(%rsp), %r8
	vmovups	(%r8), %zmm0
	vmovups	64(%r8), %zmm1
	movq	72(%rcx), %r8
	movq	%r8, -40(%rsp)
	movq	56(%rcx), %r8
	addq	$-16, %r8
	movq	64(%rcx), %rcx
	movq	%rcx, -56(%rsp)
	movq	-88(%rsp), %rcx
	cmpq	%rcx, %r8
	cmovlq	%r8, %rcx
	movq	%rcx, -64(%rsp)
	cmpq	%r9, %r8
	cmovgeq	%r9, %r8
	movq	%r8, -48(%rsp)
	leaq	(,%rdx,8), %rcx
	movq	%rcx, -24(%rsp)
	movq	%r10, -72(%rsp)
	leaq	4(%r10), %rcx
	movq	%rcx, -16(%rsp)
	movq	%r14, %rbp
	jmp	.LBB47_14
	.p2align	4
.LBB47_15:
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm3, %zmm9
.LBB47_16:
	movq	%rbp, %rax
	movq	-40(%rsp), %rcx
	imulq	%rcx, %rax
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	movq	-56(%rsp), %r9
	leaq	(%r9,%rax,4), %rax
	movq	-64(%rsp), %r10
	vmovups	%zmm9, (%rax,%r10,4)
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	movq	-48(%rsp), %r8
	vmovups	%zmm8, (%rax,%r8,4)
	leaq	1(%rbp), %rax
	imulq	%rcx, %rax
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	leaq	(%r9,%rax,4), %rax
	vmovups	%zmm7, (%rax,%r10,4)
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rax,%r8,4)
	leaq	2(%rbp), %rax
	imulq	%rcx, %rax
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	leaq	(%r9,%rax,4), %rax
	vmovups	%zmm5, (%rax,%r10,4)
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rax,%r8,4)
	addq	$3, %rbp
	imulq	%rcx, %rbp
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	leaq	(%r9,%rbp,4), %rax
	vmovups	%zmm3, (%rax,%r10,4)
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%r8,4)
	movq	-104(%rsp), %r14
	leaq	4(%r14), %rax
	movq	%r14, %rbp
	movq	-32(%rsp), %r8
	cmpq	%rax, %r8
	jl	.LBB47_6
.LBB47_14:
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	testq	%rsi, %rsi
	je	.LBB47_15
	movq	%rbp, %rax
	imulq	%rdx, %rax
	movq	-72(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rcx
	movq	-96(%rsp), %rax
	movq	24(%rax), %r12
	movq	32(%rax), %rax
	movq	%r12, %r8
	andq	$-2, %r8
	shlq	$2, %rax
	leaq	4(,%rbp,4), %rbx
	imulq	%rdx, %rbx
	movq	-16(%rsp), %r10
	addq	%r10, %rbx
	leaq	12(,%rbp,4), %r13
	imulq	%rdx, %r13
	addq	%r10, %r13
	leaq	8(,%rbp,4), %r9
	imulq	%rdx, %r9
	addq	%r10, %r9
	movq	-8(%rsp), %r11
	xorl	%r14d, %r14d
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm3, %zmm9
	jmp	.LBB47_43
	.p2align	4
.LBB47_48:
	incq	%r14
	addq	%rax, %rcx
	addq	%rax, %rbx
	addq	%rax, %r13
	addq	%rax, %r9
	cmpq	%rsi, %r14
	je	.LBB47_16
.LBB47_43:
	testq	%r12, %r12
	je	.LBB47_48
	cmpq	$1, %r12
	jne	.LBB47_49
	xorl	%r15d, %r15d
	jmp	.LBB47_46
	.p2align	4
.LBB47_49:
	xorl	%r10d, %r10d
	.p2align	4
.LBB47_50:
	prefetcht0	8192(%r11)
	prefetcht0	8256(%r11)
	vmovups	(%r11), %zmm10
	vmovups	64(%r11), %zmm11
	vbroadcastss	(%rcx,%r10,4), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm9
	vbroadcastss	-4(%rbx,%r10,4), %zmm13
	vfmadd231ps	%zmm12, %zmm11, %zmm8
	vfmadd231ps	%zmm10, %zmm13, %zmm7
	vfmadd231ps	%zmm13, %zmm11, %zmm6
	vbroadcastss	-4(%r9,%r10,4), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm5
	vfmadd231ps	%zmm12, %zmm11, %zmm4
	vbroadcastss	-4(%r13,%r10,4), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm2
	prefetcht0	8320(%r11)
	prefetcht0	8384(%r11)
	leaq	2(%r10), %r15
	vmovups	128(%r11), %zmm10
	vmovups	192(%r11), %zmm11
	vbroadcastss	4(%rcx,%r10,4), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm9
	vfmadd231ps	%zmm12, %zmm11, %zmm8
	vbroadcastss	(%rbx,%r10,4), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm7
	vfmadd231ps	%zmm12, %zmm11, %zmm6
	vbroadcastss	(%r9,%r10,4), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm5
	vfmadd231ps	%zmm12, %zmm11, %zmm4
	vbroadcastss	(%r13,%r10,4), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm2
	addq	$256, %r11
	movq	%r15, %r10
	cmpq	%r15, %r8
	jne	.LBB47_50
.LBB47_46:
	testb	$1, %r12b
	je	.LBB47_48
	prefetcht0	8192(%r11)
	prefetcht0	8256(%r11)
	leaq	(%rcx,%r15,4), %r10
	vmovups	(%r11), %zmm10
	vmovups	64(%r11), %zmm11
	vbroadcastss	(%rcx,%r15,4), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm9
	vfmadd231ps	%zmm12, %zmm11, %zmm8
	vbroadcastss	(%r10,%rdx,4), %zmm12
	leaq	(%r10,%rdx,4), %r15
	vfmadd231ps	%zmm10, %zmm12, %zmm7
	vfmadd231ps	%zmm12, %zmm11, %zmm6
	vbroadcastss	(%r10,%rdx,8), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm5
	vfmadd231ps	%zmm12, %zmm11, %zmm4
	movq	-24(%rsp), %r10
	vbroadcastss	(%r10,%r15), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm2
	subq	$-128, %r11
	jmp	.LBB47_48
.LBB47_17:
	cmpq	$1, %rax
	jle	.LBB47_19
	movl	$2, %eax
	xorl	%r14d, %r14d
.LBB47_7:
	vmovups	(%rdi), %zmm1
	vmovups	64(%rdi), %zmm0
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r14, -104(%rsp)
	je	.LBB47_8
	movq	8(%r13), %rdx
	movq	%rdx, %r8
	imulq	%r14, %r8
	movq	(%r13), %rbx
	movq	24(%r13), %rbp
	leaq	(%rbx,%r8,4), %r8
	leaq	128(%rdi), %r9
	movq	32(%r13), %r10
	movq	%rbp, %r11
	andq	$-2, %r11
	shlq	$2, %r10
	leaq	4(,%r14,4), %r14
	imulq	%rdx, %r14
	addq	%r14, %rbx
	addq	$4, %rbx
	xorl	%r14d, %r14d
	vmovaps	%zmm0, %zmm2
	vmovaps	%zmm1, %zmm3
	jmp	.LBB47_34
	.p2align	4
.LBB47_39:
	incq	%r14
	addq	%r10, %r8
	addq	%r10, %rbx
	cmpq	%rcx, %r14
	je	.LBB47_9
.LBB47_34:
	testq	%rbp, %rbp
	je	.LBB47_39
	cmpq	$1, %rbp
	jne	.LBB47_40
	xorl	%r15d, %r15d
	jmp	.LBB47_37
	.p2align	4
.LBB47_40:
	xorl	%r12d, %r12d
	.p2align	4
.LBB47_41:
	prefetcht0	8192(%r9)
	prefetcht0	8256(%r9)
	vmovups	(%r9), %zmm4
	vmovups	64(%r9), %zmm5
	vbroadcastss	(%r8,%r12,4), %zmm6
	vfmadd231ps	%zmm4, %zmm6, %zmm3
	vfmadd231ps	%zmm6, %zmm5, %zmm2
	vbroadcastss	-4(%rbx,%r12,4), %zmm6
	vfmadd231ps	%zmm4, %zmm6, %zmm1
	vfmadd231ps	%zmm5, %zmm6, %zmm0
	prefetcht0	8320(%r9)
	prefetcht0	8384(%r9)
	leaq	2(%r12), %r15
	vmovups	128(%r9), %zmm4
	vmovups	192(%r9), %zmm5
	vbroadcastss	4(%r8,%r12,4), %zmm6
	vfmadd231ps	%zmm4, %zmm6, %zmm3
	vfmadd231ps	%zmm6, %zmm5, %zmm2
	vbroadcastss	(%rbx,%r12,4), %zmm6
	vfmadd231ps	%zmm4, %zmm6, %zmm1
	vfmadd231ps	%zmm5, %zmm6, %zmm0
	addq	$256, %r9
	movq	%r15, %r12
	cmpq	%r15, %r11
	jne	.LBB47_41
.LBB47_37:
	testb	$1, %bpl
	je	.LBB47_39
	prefetcht0	8192(%r9)
	prefetcht0	8256(%r9)
	vmovups	(%r9), %zmm4
	leaq	(%r8,%r15,4), %r12
	vmovups	64(%r9), %zmm5
	vbroadcastss	(%r8,%r15,4), %zmm6
	vfmadd231ps	%zmm4, %zmm6, %zmm3
	vfmadd231ps	%zmm6, %zmm5, %zmm2
	vbroadcastss	(%r12,%rdx,4), %zmm6
	vfmadd231ps	%zmm4, %zmm6, %zmm1
	vfmadd231ps	%zmm5, %zmm6, %zmm0
	subq	$-128, %r9
	jmp	.LBB47_39
.LBB47_8:
	vmovaps	%zmm0, %zmm2
	vmovaps	%zmm1, %zmm3
.LBB47_9:
	movq	-80(%rsp), %rcx
	vmovups	(%rcx), %zmm4
	vmovups	64(%rcx), %zmm5
	movq	56(%r13), %rcx
	movq	64(%r13), %rdx
	addq	$-16, %rcx
	cmpq	%rsi, %rcx
	movq	%rsi, %r11
	cmovlq	%rcx, %r11
	movq	72(%r13), %r8
	movq	%r8, %r9
	movq	-104(%rsp), %rbx
	imulq	%rbx, %r9
	vmaxps	%zmm3, %zmm4, %zmm3
	vminps	%zmm3, %zmm5, %zmm3
	leaq	(%rdx,%r9,4), %r9
	vmovups	%zmm3, (%r9,%r11,4)
	leaq	16(%rsi), %r10
	cmpq	%r10, %rcx
	cmovgeq	%r10, %rcx
	vmaxps	%zmm2, %zmm4, %zmm2
	vminps	%zmm2, %zmm5, %zmm2
	vmovups	%zmm2, (%r9,%rcx,4)
	incq	%rbx
	imulq	%r8, %rbx
	vmaxps	%zmm1, %zmm4, %zmm1
	vminps	%zmm1, %zmm5, %zmm1
	leaq	(%rdx,%rbx,4), %rdx
	vmovups	%zmm1, (%rdx,%r11,4)
	vmaxps	%zmm0, %zmm4, %zmm0
	vminps	%zmm0, %zmm5, %zmm0
	vmovups	%zmm0, (%rdx,%rcx,4)
	movq	%rax, %r14
	movq	-32(%rsp), %r8
.LBB47_10:
	cmpq	%r8, %r14
	jge	.LBB47_24
.LBB47_21:
	vmovups	(%rdi), %zmm1
	vmovups	64(%rdi), %zmm0
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB47_22
	movq	8(%r13), %rcx
	movq	%r14, %r15
	imulq	%r14, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	subq	$-128, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %r14
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %r14
	xorl	%r10d, %r10d
	jmp	.LBB47_26
	.p2align	4
.LBB47_31:
	incq	%r10
	addq	%r14, %rcx
	cmpq	%rax, %r10
	je	.LBB47_23
.LBB47_26:
	testq	%rdx, %rdx
	je	.LBB47_31
	xorl	%r11d, %r11d
	cmpq	$4, %rdx
	jb	.LBB47_28
	.p2align	4
.LBB47_32:
	prefetcht0	8192(%rdi)
	prefetcht0	8256(%rdi)
	vbroadcastss	(%rcx,%r11,4), %zmm2
	vfmadd231ps	(%rdi), %zmm2, %zmm1
	vfmadd231ps	64(%rdi), %zmm2, %zmm0
	prefetcht0	8320(%rdi)
	prefetcht0	8384(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %zmm2
	vfmadd231ps	128(%rdi), %zmm2, %zmm1
	vfmadd231ps	192(%rdi), %zmm2, %zmm0
	prefetcht0	8448(%rdi)
	prefetcht0	8512(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %zmm2
	vfmadd231ps	256(%rdi), %zmm2, %zmm1
	vfmadd231ps	320(%rdi), %zmm2, %zmm0
	prefetcht0	8576(%rdi)
	prefetcht0	8640(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %zmm2
	addq	$4, %r11
	vfmadd231ps	384(%rdi), %zmm2, %zmm1
	vfmadd231ps	448(%rdi), %zmm2, %zmm0
	addq	$512, %rdi
	cmpq	%r11, %r9
	jne	.LBB47_32
.LBB47_28:
	testq	%r8, %r8
	je	.LBB47_31
	leaq	(%rcx,%r11,4), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB47_30:
	prefetcht0	8192(%rdi)
	prefetcht0	8256(%rdi)
	vbroadcastss	(%r11,%rbx,4), %zmm2
	vfmadd231ps	(%rdi), %zmm2, %zmm1
	vfmadd231ps	64(%rdi), %zmm2, %zmm0
	subq	$-128, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB47_30
	jmp	.LBB47_31
.LBB47_22:
	movq	%r14, %r15
.LBB47_23:
	movq	-80(%rsp), %rax
	vmovups	(%rax), %zmm2
	vmovups	64(%rax), %zmm3
	movq	56(%r13), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	cmovlq	%rax, %rcx
	imulq	72(%r13), %r15
	vmaxps	%zmm1, %zmm2, %zmm1
	vminps	%zmm1, %zmm3, %zmm1
	shlq	$2, %r15
	addq	64(%r13), %r15
	vmovups	%zmm1, (%r15,%rcx,4)
	addq	$16, %rsi
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	vmaxps	%zmm0, %zmm2, %zmm0
	vminps	%zmm0, %zmm3, %zmm0
	vmovups	%zmm0, (%r15,%rsi,4)
.LBB47_24:
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
.LBB47_19:
	.cfi_def_cfa_offset 56
	jne	.LBB47_24
	xorl	%r14d, %r14d
	jmp	.LBB47_21
.Lfunc_end47:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5, .Lfunc_end47-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5
	.weak	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5,@function
$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5:
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
	movq	40(%r13), %rax
	cmpq	$8, %rax
	movq	%r13, -104(%rsp)
	movq	%rdx, -72(%rsp)
	movq	%rax, -32(%rsp)
	jl	.LBB48_11
	movq	(%r13), %r10
	movq	8(%r13), %r11
	movq	16(%r13), %rbx
	leaq	192(%rdi), %rax
	movq	%rax, -16(%rsp)
	leaq	16(%rsi), %r8
	leaq	32(%rsi), %rax
	vmovups	(%rdx), %zmm0
	vmovups	64(%rdx), %zmm1
	movq	72(%r13), %rcx
	movq	%rcx, -48(%rsp)
	movq	56(%r13), %r12
	addq	$-16, %r12
	movq	64(%r13), %rcx
	movq	%rcx, -56(%rsp)
	cmpq	%rsi, %r12
	movq	%rsi, -80(%rsp)
	cmovlq	%r12, %rsi
	movq	%rsi, -64(%rsp)
	cmpq	%r8, %r12
	movq	%r8, -88(%rsp)
	cmovlq	%r12, %r8
	cmpq	%rax, %r12
	movq	%rax, -24(%rsp)
	cmovgeq	%rax, %r12
	movq	%r11, %rax
	shlq	$5, %rax
	movq	%rax, -8(%rsp)
	leaq	(,%r11,4), %r14
	movl	$8, %ecx
	xorl	%eax, %eax
	jmp	.LBB48_2
	.p2align	4
.LBB48_3:
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm4, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm4, %zmm10
	vmovaps	%zmm2, %zmm11
	vmovaps	%zmm3, %zmm12
	vmovaps	%zmm4, %zmm13
	vmovaps	%zmm2, %zmm14
	vmovaps	%zmm3, %zmm15
	vmovaps	%zmm4, %zmm16
	vmovaps	%zmm2, %zmm17
	vmovaps	%zmm3, %zmm18
	vmovaps	%zmm4, %zmm19
	vmovaps	%zmm2, %zmm20
	vmovaps	%zmm3, %zmm21
	vmovaps	%zmm4, %zmm22
	vmovaps	%zmm2, %zmm23
	vmovaps	%zmm3, %zmm24
	vmovaps	%zmm4, %zmm25
.LBB48_4:
	movq	%rax, %rcx
	movq	-48(%rsp), %rdx
	imulq	%rdx, %rcx
	vmaxps	%zmm25, %zmm0, %zmm25
	vminps	%zmm25, %zmm1, %zmm25
	movq	-56(%rsp), %rsi
	leaq	(%rsi,%rcx,4), %rcx
	movq	-64(%rsp), %r9
	vmovups	%zmm25, (%rcx,%r9,4)
	vmaxps	%zmm24, %zmm0, %zmm24
	vminps	%zmm24, %zmm1, %zmm24
	vmovups	%zmm24, (%rcx,%r8,4)
	vmaxps	%zmm23, %zmm0, %zmm23
	vminps	%zmm23, %zmm1, %zmm23
	vmovups	%zmm23, (%rcx,%r12,4)
	movq	%rax, %rcx
	orq	$1, %rcx
	imulq	%rdx, %rcx
	vmaxps	%zmm22, %zmm0, %zmm22
	vminps	%zmm22, %zmm1, %zmm22
	leaq	(%rsi,%rcx,4), %rcx
	vmovups	%zmm22, (%rcx,%r9,4)
	vmaxps	%zmm21, %zmm0, %zmm21
	vminps	%zmm21, %zmm1, %zmm21
	vmovups	%zmm21, (%rcx,%r8,4)
	vmaxps	%zmm20, %zmm0, %zmm20
	vminps	%zmm20, %zmm1, %zmm20
	vmovups	%zmm20, (%rcx,%r12,4)
	movq	%rax, %rcx
	orq	$2, %rcx
	imulq	%rdx, %rcx
	vmaxps	%zmm19, %zmm0, %zmm19
	vminps	%zmm19, %zmm1, %zmm19
	leaq	(%rsi,%rcx,4), %rcx
	vmovups	%zmm19, (%rcx,%r9,4)
	vmaxps	%zmm18, %zmm0, %zmm18
	vminps	%zmm18, %zmm1, %zmm18
	vmovups	%zmm18, (%rcx,%r8,4)
	vmaxps	%zmm17, %zmm0, %zmm17
	vminps	%zmm17, %zmm1, %zmm17
	vmovups	%zmm17, (%rcx,%r12,4)
	movq	%rax, %rcx
	orq	$3, %rcx
	imulq	%rdx, %rcx
	vmaxps	%zmm16, %zmm0, %zmm16
	vminps	%zmm16, %zmm1, %zmm16
	leaq	(%rsi,%rcx,4), %rcx
	vmovups	%zmm16, (%rcx,%r9,4)
	vmaxps	%zmm15, %zmm0, %zmm15
	vminps	%zmm15, %zmm1, %zmm15
	vmovups	%zmm15, (%rcx,%r8,4)
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	vmovups	%zmm14, (%rcx,%r12,4)
	movq	%rax, %rcx
	orq	$4, %rcx
	imulq	%rdx, %rcx
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	leaq	(%rsi,%rcx,4), %rcx
	vmovups	%zmm13, (%rcx,%r9,4)
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	vmovups	%zmm12, (%rcx,%r8,4)
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	vmovups	%zmm11, (%rcx,%r12,4)
	movq	%rax, %rcx
	orq	$5, %rcx
	imulq	%rdx, %rcx
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	leaq	(%rsi,%rcx,4), %rcx
	vmovups	%zmm10, (%rcx,%r9,4)
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	vmovups	%zmm9, (%rcx,%r8,4)
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%rcx,%r12,4)
	movq	%rax, %rcx
	orq	$6, %rcx
	imulq	%rdx, %rcx
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	leaq	(%rsi,%rcx,4), %rcx
	vmovups	%zmm7, (%rcx,%r9,4)
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rcx,%r8,4)
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rcx,%r12,4)
	orq	$7, %rax
	imulq	%rdx, %rax
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	leaq	(%rsi,%rax,4), %rax
	vmovups	%zmm4, (%rax,%r9,4)
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rax,%r8,4)
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%r12,4)
	movq	-96(%rsp), %r15
	leaq	8(%r15), %rcx
	movq	-40(%rsp), %r10
	addq	-8(%rsp), %r10
	movq	%r15, %rax
	movq	-32(%rsp), %rbp
	cmpq	%rcx, %rbp
	jl	.LBB48_5
.LBB48_2:
	vmovups	(%rdi), %zmm4
	movq	%rcx, -96(%rsp)
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm2
	testq	%rbx, %rbx
	movq	%r10, -40(%rsp)
	je	.LBB48_3
	movq	-104(%rsp), %rcx
	movq	24(%rcx), %r9
	movq	32(%rcx), %rdx
	shlq	$2, %rdx
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm4, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm4, %zmm10
	vmovaps	%zmm2, %zmm11
	vmovaps	%zmm3, %zmm12
	vmovaps	%zmm4, %zmm13
	vmovaps	%zmm2, %zmm14
	vmovaps	%zmm3, %zmm15
	vmovaps	%zmm4, %zmm16
	vmovaps	%zmm2, %zmm17
	vmovaps	%zmm3, %zmm18
	vmovaps	%zmm4, %zmm19
	vmovaps	%zmm2, %zmm20
	vmovaps	%zmm3, %zmm21
	vmovaps	%zmm4, %zmm22
	vmovaps	%zmm2, %zmm23
	vmovaps	%zmm3, %zmm24
	vmovaps	%zmm4, %zmm25
	movq	-16(%rsp), %rcx
	movl	$0, %r13d
	jmp	.LBB48_47
	.p2align	4
.LBB48_50:
	incq	%r13
	addq	%rdx, %r10
	cmpq	%rbx, %r13
	je	.LBB48_4
.LBB48_47:
	testq	%r9, %r9
	je	.LBB48_50
	xorl	%r15d, %r15d
	.p2align	4
.LBB48_49:
	prefetcht0	8192(%rcx)
	prefetcht0	8256(%rcx)
	prefetcht0	8320(%rcx)
	vmovups	(%rcx), %zmm28
	vmovups	64(%rcx), %zmm27
	vmovups	128(%rcx), %zmm26
	vbroadcastss	(%r10,%r15,4), %zmm29
	leaq	(%r10,%r15,4), %rbp
	vfmadd231ps	%zmm28, %zmm29, %zmm25
	vfmadd231ps	%zmm27, %zmm29, %zmm24
	vfmadd231ps	%zmm29, %zmm26, %zmm23
	vbroadcastss	(%rbp,%r11,4), %zmm29
	leaq	(%rbp,%r14), %rsi
	vfmadd231ps	%zmm28, %zmm29, %zmm22
	vfmadd231ps	%zmm27, %zmm29, %zmm21
	vfmadd231ps	%zmm29, %zmm26, %zmm20
	vbroadcastss	(%rbp,%r11,8), %zmm29
	addq	%r14, %rsi
	vfmadd231ps	%zmm28, %zmm29, %zmm19
	vfmadd231ps	%zmm27, %zmm29, %zmm18
	vfmadd231ps	%zmm29, %zmm26, %zmm17
	vbroadcastss	(%rsi,%r11,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm16
	vfmadd231ps	%zmm27, %zmm29, %zmm15
	vfmadd231ps	%zmm29, %zmm26, %zmm14
	leaq	(%r14,%r14), %rbp
	vbroadcastss	(%rsi,%r11,8), %zmm29
	addq	%rsi, %rbp
	vfmadd231ps	%zmm28, %zmm29, %zmm13
	vfmadd231ps	%zmm27, %zmm29, %zmm12
	vfmadd231ps	%zmm29, %zmm26, %zmm11
	vbroadcastss	(%rbp,%r11,4), %zmm29
	leaq	(%rbp,%r11,4), %rsi
	vfmadd231ps	%zmm28, %zmm29, %zmm10
	vfmadd231ps	%zmm27, %zmm29, %zmm9
	vfmadd231ps	%zmm29, %zmm26, %zmm8
	vbroadcastss	(%r14,%rsi), %zmm29
	addq	%r14, %rsi
	vfmadd231ps	%zmm28, %zmm29, %zmm7
	vfmadd231ps	%zmm27, %zmm29, %zmm6
	vfmadd231ps	%zmm29, %zmm26, %zmm5
	vbroadcastss	(%r14,%rsi), %zmm29
	incq	%r15
	vfmadd231ps	%zmm28, %zmm29, %zmm4
	vfmadd231ps	%zmm27, %zmm29, %zmm3
	vfmadd231ps	%zmm26, %zmm29, %zmm2
	addq	$192, %rcx
	cmpq	%r15, %r9
	jne	.LBB48_49
	jmp	.LBB48_50
.LBB48_11:
	cmpq	$4, %rax
	jl	.LBB48_17
	leaq	16(%rsi), %rax
	movq	%rax, -88(%rsp)
	movq	%rsi, -80(%rsp)
	leaq	32(%rsi), %r8
	movl	$4, %eax
	xorl	%r15d, %r15d
	jmp	.LBB48_13
.LBB48_5:
	movq	%r15, %rax
	orq	$4, %rax
	cmpq	%rax, %rbp
	movq	-24(%rsp), %r8
	jge	.LBB48_13
.LBB48_6:
	leaq	2(%r15), %rax
	cmpq	%rax, %rbp
	movq	-80(%rsp), %rsi
	movq	-104(%rsp), %r13
	jge	.LBB48_7
	jmp	.LBB48_10
.LBB48_13:
	movq	-104(%rsp), %rcx
	movq	(%rcx), %rdx
	movq	%rdx, -48(%rsp)
	movq	8(%rcx), %rdx
	movq	%rdx, -56(%rsp)
	movq	16(%rcx), %rdx
	leaq	192(%rdi), %rsi
	movq	%rsi, -64(%rsp)
	movq	-72(%rsp), %rsi
	vmovups	(%rsi), %zmm0
	vmovups	64(%rsi), %zmm1
	movq	72(%rcx), %rsi
	movq	%rsi, -40(%rsp)
	movq	56(%rcx), %r9
	addq	$-16, %r9
	movq	64(%rcx), %r10
	movq	-80(%rsp), %r11
	cmpq	%r11, %r9
	cmovlq	%r9, %r11
	movq	-88(%rsp), %rcx
	cmpq	%rcx, %r9
	cmovlq	%r9, %rcx
	movq	%rcx, -88(%rsp)
	cmpq	%r8, %r9
	cmovgeq	%r8, %r9
	movq	%r15, %rbx
	jmp	.LBB48_14
	.p2align	4
.LBB48_15:
	vmovaps	%zmm2, %zmm3
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm4, %zmm9
	vmovaps	%zmm5, %zmm10
	vmovaps	%zmm2, %zmm11
	vmovaps	%zmm4, %zmm12
	vmovaps	%zmm5, %zmm13
.LBB48_16:
	movq	%rbx, %rax
	movq	-40(%rsp), %rsi
	imulq	%rsi, %rax
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	leaq	(%r10,%rax,4), %rax
	vmovups	%zmm5, (%rax,%r11,4)
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	-88(%rsp), %rcx
	vmovups	%zmm4, (%rax,%rcx,4)
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%r9,4)
	leaq	1(%rbx), %rax
	imulq	%rsi, %rax
	vmaxps	%zmm13, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	leaq	(%r10,%rax,4), %rax
	vmovups	%zmm2, (%rax,%r11,4)
	vmaxps	%zmm12, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%rcx,4)
	vmaxps	%zmm11, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%r9,4)
	leaq	2(%rbx), %rax
	imulq	%rsi, %rax
	vmaxps	%zmm10, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	leaq	(%r10,%rax,4), %rax
	vmovups	%zmm2, (%rax,%r11,4)
	vmaxps	%zmm9, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%rcx,4)
	vmaxps	%zmm8, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%r9,4)
	addq	$3, %rbx
	imulq	%rsi, %rbx
	vmaxps	%zmm7, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	leaq	(%r10,%rbx,4), %rax
	vmovups	%zmm2, (%rax,%r11,4)
	vmaxps	%zmm6, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%rcx,4)
	vmaxps	%zmm3, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%r9,4)
	movq	-96(%rsp), %r15
	leaq	4(%r15), %rax
	movq	%r15, %rbx
	movq	-32(%rsp), %rbp
	cmpq	%rax, %rbp
	jl	.LBB48_6
.LBB48_14:
	vmovups	(%rdi), %zmm5
	movq	%rax, -96(%rsp)
	vmovups	64(%rdi), %zmm4
	vmovups	128(%rdi), %zmm2
	testq	%rdx, %rdx
	je	.LBB48_15
	movq	%rbx, %rax
	movq	-56(%rsp), %r8
	imulq	%r8, %rax
	movq	-48(%rsp), %rcx
	leaq	(%rcx,%rax,4), %r14
	movq	-104(%rsp), %rax
	movq	24(%rax), %r15
	movq	32(%rax), %r12
	leaq	12(,%rbx,4), %r13
	imulq	%r8, %r13
	addq	%rcx, %r13
	shlq	$2, %r12
	leaq	8(,%rbx,4), %rbp
	imulq	%r8, %rbp
	addq	%rcx, %rbp
	leaq	4(,%rbx,4), %rsi
	imulq	%r8, %rsi
	addq	%rcx, %rsi
	movq	-64(%rsp), %rax
	xorl	%ecx, %ecx
	vmovaps	%zmm2, %zmm3
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm4, %zmm9
	vmovaps	%zmm5, %zmm10
	vmovaps	%zmm2, %zmm11
	vmovaps	%zmm4, %zmm12
	vmovaps	%zmm5, %zmm13
	jmp	.LBB48_42
	.p2align	4
.LBB48_45:
	incq	%rcx
	addq	%r12, %r13
	addq	%r12, %rbp
	addq	%r12, %r14
	addq	%r12, %rsi
	cmpq	%rdx, %rcx
	je	.LBB48_16
.LBB48_42:
	testq	%r15, %r15
	je	.LBB48_45
	xorl	%r8d, %r8d
	.p2align	4
.LBB48_44:
	prefetcht0	8192(%rax)
	prefetcht0	8256(%rax)
	prefetcht0	8320(%rax)
	vmovups	(%rax), %zmm14
	vmovups	64(%rax), %zmm15
	vmovups	128(%rax), %zmm16
	vbroadcastss	(%r14,%r8,4), %zmm17
	vfmadd231ps	%zmm14, %zmm17, %zmm5
	vfmadd231ps	%zmm15, %zmm17, %zmm4
	vfmadd231ps	%zmm17, %zmm16, %zmm2
	vbroadcastss	(%rsi,%r8,4), %zmm17
	vfmadd231ps	%zmm14, %zmm17, %zmm13
	vfmadd231ps	%zmm15, %zmm17, %zmm12
	vbroadcastss	(%rbp,%r8,4), %zmm18
	vfmadd231ps	%zmm17, %zmm16, %zmm11
	vfmadd231ps	%zmm14, %zmm18, %zmm10
	vfmadd231ps	%zmm15, %zmm18, %zmm9
	vfmadd231ps	%zmm18, %zmm16, %zmm8
	vbroadcastss	(%r13,%r8,4), %zmm17
	incq	%r8
	vfmadd231ps	%zmm14, %zmm17, %zmm7
	vfmadd231ps	%zmm15, %zmm17, %zmm6
	vfmadd231ps	%zmm16, %zmm17, %zmm3
	addq	$192, %rax
	cmpq	%r8, %r15
	jne	.LBB48_44
	jmp	.LBB48_45
.LBB48_17:
	cmpq	$1, %rax
	jle	.LBB48_19
	movl	$2, %eax
	xorl	%r15d, %r15d
.LBB48_7:
	vmovups	(%rdi), %zmm2
	vmovups	64(%rdi), %zmm1
	vmovups	128(%rdi), %zmm0
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r15, -96(%rsp)
	je	.LBB48_8
	movq	8(%r13), %rdx
	movq	%rdx, %r8
	imulq	%r15, %r8
	movq	(%r13), %rbx
	movq	24(%r13), %rbp
	leaq	(%rbx,%r8,4), %r8
	leaq	192(%rdi), %r9
	movq	32(%r13), %r10
	movq	%rbp, %r11
	andq	$-2, %r11
	shlq	$2, %r10
	leaq	4(,%r15,4), %r14
	imulq	%rdx, %r14
	addq	%r14, %rbx
	addq	$4, %rbx
	xorl	%r14d, %r14d
	vmovaps	%zmm0, %zmm3
	vmovaps	%zmm1, %zmm4
	vmovaps	%zmm2, %zmm5
	jmp	.LBB48_33
	.p2align	4
.LBB48_38:
	incq	%r14
	addq	%r10, %r8
	addq	%r10, %rbx
	cmpq	%rcx, %r14
	je	.LBB48_9
.LBB48_33:
	testq	%rbp, %rbp
	je	.LBB48_38
	cmpq	$1, %rbp
	jne	.LBB48_39
	xorl	%r15d, %r15d
	jmp	.LBB48_36
	.p2align	4
.LBB48_39:
	xorl	%r12d, %r12d
	.p2align	4
.LBB48_40:
	prefetcht0	8192(%r9)
	prefetcht0	8256(%r9)
	prefetcht0	8320(%r9)
	vmovups	(%r9), %zmm6
	vmovups	64(%r9), %zmm7
	vmovups	128(%r9), %zmm8
	vbroadcastss	(%r8,%r12,4), %zmm9
	vfmadd231ps	%zmm6, %zmm9, %zmm5
	vfmadd231ps	%zmm7, %zmm9, %zmm4
	vfmadd231ps	%zmm9, %zmm8, %zmm3
	vbroadcastss	-4(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm6, %zmm9, %zmm2
	vfmadd231ps	%zmm7, %zmm9, %zmm1
	prefetcht0	8384(%r9)
	prefetcht0	8448(%r9)
	prefetcht0	8512(%r9)
	vmovups	192(%r9), %zmm6
	vmovups	256(%r9), %zmm7
	vmovups	320(%r9), %zmm10
	vbroadcastss	4(%r8,%r12,4), %zmm11
	vfmadd231ps	%zmm8, %zmm9, %zmm0
	vfmadd231ps	%zmm6, %zmm11, %zmm5
	vfmadd231ps	%zmm7, %zmm11, %zmm4
	vfmadd231ps	%zmm11, %zmm10, %zmm3
	vbroadcastss	(%rbx,%r12,4), %zmm8
	leaq	2(%r12), %r15
	vfmadd231ps	%zmm6, %zmm8, %zmm2
	vfmadd231ps	%zmm7, %zmm8, %zmm1
	vfmadd231ps	%zmm10, %zmm8, %zmm0
	addq	$384, %r9
	movq	%r15, %r12
	cmpq	%r15, %r11
	jne	.LBB48_40
.LBB48_36:
	testb	$1, %bpl
	je	.LBB48_38
	prefetcht0	8192(%r9)
	prefetcht0	8256(%r9)
	prefetcht0	8320(%r9)
	vmovups	(%r9), %zmm6
	vmovups	64(%r9), %zmm7
	vmovups	128(%r9), %zmm8
	leaq	(%r8,%r15,4), %r12
	vbroadcastss	(%r8,%r15,4), %zmm9
	vfmadd231ps	%zmm6, %zmm9, %zmm5
	vfmadd231ps	%zmm7, %zmm9, %zmm4
	vfmadd231ps	%zmm9, %zmm8, %zmm3
	vbroadcastss	(%r12,%rdx,4), %zmm9
	vfmadd231ps	%zmm6, %zmm9, %zmm2
	vfmadd231ps	%zmm7, %zmm9, %zmm1
	vfmadd231ps	%zmm8, %zmm9, %zmm0
	addq	$192, %r9
	jmp	.LBB48_38
.LBB48_8:
	vmovaps	%zmm0, %zmm3
	vmovaps	%zmm1, %zmm4
	vmovaps	%zmm2, %zmm5
.LBB48_9:
	movq	-72(%rsp), %rcx
	vmovups	(%rcx), %zmm6
	vmovups	64(%rcx), %zmm7
	movq	-104(%rsp), %r13
	movq	56(%r13), %rcx
	movq	64(%r13), %rdx
	addq	$-16, %rcx
	cmpq	%rsi, %rcx
	movq	%rsi, %rbx
	cmovlq	%rcx, %rbx
	movq	72(%r13), %r8
	movq	%r8, %r9
	movq	-96(%rsp), %r14
	imulq	%r14, %r9
	vmaxps	%zmm5, %zmm6, %zmm5
	vminps	%zmm5, %zmm7, %zmm5
	leaq	(%rdx,%r9,4), %r9
	vmovups	%zmm5, (%r9,%rbx,4)
	leaq	16(%rsi), %r10
	cmpq	%r10, %rcx
	cmovlq	%rcx, %r10
	vmaxps	%zmm4, %zmm6, %zmm4
	vminps	%zmm4, %zmm7, %zmm4
	vmovups	%zmm4, (%r9,%r10,4)
	leaq	32(%rsi), %r11
	cmpq	%r11, %rcx
	cmovgeq	%r11, %rcx
	vmaxps	%zmm3, %zmm6, %zmm3
	vminps	%zmm3, %zmm7, %zmm3
	vmovups	%zmm3, (%r9,%rcx,4)
	incq	%r14
	imulq	%r8, %r14
	vmaxps	%zmm2, %zmm6, %zmm2
	vminps	%zmm2, %zmm7, %zmm2
	leaq	(%rdx,%r14,4), %rdx
	vmovups	%zmm2, (%rdx,%rbx,4)
	vmaxps	%zmm1, %zmm6, %zmm1
	vminps	%zmm1, %zmm7, %zmm1
	vmovups	%zmm1, (%rdx,%r10,4)
	vmaxps	%zmm0, %zmm6, %zmm0
	vminps	%zmm0, %zmm7, %zmm0
	vmovups	%zmm0, (%rdx,%rcx,4)
	movq	%rax, %r15
	movq	-32(%rsp), %rbp
.LBB48_10:
	cmpq	%rbp, %r15
	jge	.LBB48_30
.LBB48_21:
	vmovups	(%rdi), %zmm2
	vmovups	64(%rdi), %zmm1
	vmovups	128(%rdi), %zmm0
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB48_29
	movq	8(%r13), %rcx
	imulq	%r15, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$192, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %r14
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %r14
	xorl	%r10d, %r10d
	jmp	.LBB48_23
	.p2align	4
.LBB48_28:
	incq	%r10
	addq	%r14, %rcx
	cmpq	%rax, %r10
	je	.LBB48_29
.LBB48_23:
	testq	%rdx, %rdx
	je	.LBB48_28
	xorl	%r11d, %r11d
	cmpq	$4, %rdx
	jb	.LBB48_25
	.p2align	4
.LBB48_31:
	prefetcht0	8192(%rdi)
	prefetcht0	8256(%rdi)
	prefetcht0	8320(%rdi)
	vbroadcastss	(%rcx,%r11,4), %zmm3
	vfmadd231ps	(%rdi), %zmm3, %zmm2
	vfmadd231ps	64(%rdi), %zmm3, %zmm1
	vfmadd231ps	128(%rdi), %zmm3, %zmm0
	prefetcht0	8384(%rdi)
	prefetcht0	8448(%rdi)
	prefetcht0	8512(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %zmm3
	vfmadd231ps	192(%rdi), %zmm3, %zmm2
	vfmadd231ps	256(%rdi), %zmm3, %zmm1
	vfmadd231ps	320(%rdi), %zmm3, %zmm0
	prefetcht0	8576(%rdi)
	prefetcht0	8640(%rdi)
	prefetcht0	8704(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %zmm3
	vfmadd231ps	384(%rdi), %zmm3, %zmm2
	vfmadd231ps	448(%rdi), %zmm3, %zmm1
	vfmadd231ps	512(%rdi), %zmm3, %zmm0
	prefetcht0	8768(%rdi)
	prefetcht0	8832(%rdi)
	prefetcht0	8896(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %zmm3
	addq	$4, %r11
	vfmadd231ps	576(%rdi), %zmm3, %zmm2
	vfmadd231ps	640(%rdi), %zmm3, %zmm1
	vfmadd231ps	704(%rdi), %zmm3, %zmm0
	addq	$768, %rdi
	cmpq	%r11, %r9
	jne	.LBB48_31
.LBB48_25:
	testq	%r8, %r8
	je	.LBB48_28
	leaq	(%rcx,%r11,4), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB48_27:
	prefetcht0	8192(%rdi)
	prefetcht0	8256(%rdi)
	prefetcht0	8320(%rdi)
	vbroadcastss	(%r11,%rbx,4), %zmm3
	vfmadd231ps	(%rdi), %zmm3, %zmm2
	vfmadd231ps	64(%rdi), %zmm3, %zmm1
	vfmadd231ps	128(%rdi), %zmm3, %zmm0
	addq	$192, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB48_27
	jmp	.LBB48_28
.LBB48_29:
	movq	-72(%rsp), %rax
	vmovups	(%rax), %zmm3
	vmovups	64(%rax), %zmm4
	movq	-104(%rsp), %rdx
	movq	56(%rdx), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	cmovlq	%rax, %rcx
	imulq	72(%rdx), %r15
	vmaxps	%zmm2, %zmm3, %zmm2
	vminps	%zmm2, %zmm4, %zmm2
	shlq	$2, %r15
	addq	64(%rdx), %r15
	vmovups	%zmm2, (%r15,%rcx,4)
	leaq	16(%rsi), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	vmaxps	%zmm1, %zmm3, %zmm1
	vminps	%zmm1, %zmm4, %zmm1
	vmovups	%zmm1, (%r15,%rcx,4)
	addq	$32, %rsi
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	vmaxps	%zmm0, %zmm3, %zmm0
	vminps	%zmm0, %zmm4, %zmm0
	vmovups	%zmm0, (%r15,%rsi,4)
.LBB48_30:
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
.LBB48_19:
	.cfi_def_cfa_offset 56
	jne	.LBB48_30
	xorl	%r15d, %r15d
	jmp	.LBB48_21
.Lfunc_end48:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5, .Lfunc_end48-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5
	.weak	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5,@function
$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5:
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
	movq	40(%r13), %rax
	cmpq	$8, %rax
	movq	%r13, -88(%rsp)
	movq	%rsi, -64(%rsp)
	movq	%rdx, -72(%rsp)
	movq	%rax, -40(%rsp)
	jl	.LBB49_11
	movq	(%r13), %r8
	movq	8(%r13), %r9
	movq	16(%r13), %r10
	leaq	64(%rdi), %rax
	movq	%rax, -56(%rsp)
	vmovups	(%rdx), %zmm0
	vmovups	64(%rdx), %zmm1
	movq	72(%r13), %rbx
	movq	56(%r13), %r14
	addq	$-16, %r14
	cmpq	%rsi, %r14
	cmovgeq	%rsi, %r14
	shlq	$2, %r14
	addq	64(%r13), %r14
	movq	%r9, %rax
	shlq	$5, %rax
	movq	%rax, -48(%rsp)
	leaq	(,%r9,4), %r12
	movl	$8, %eax
	xorl	%ebp, %ebp
	jmp	.LBB49_2
	.p2align	4
.LBB49_3:
	vmovaps	%zmm2, %zmm3
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm2, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm2, %zmm9
.LBB49_4:
	movq	%rbp, %rax
	imulq	%rbx, %rax
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	vmovups	%zmm9, (%r14,%rax,4)
	movq	%rbp, %rax
	orq	$1, %rax
	imulq	%rbx, %rax
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%r14,%rax,4)
	movq	%rbp, %rax
	orq	$2, %rax
	imulq	%rbx, %rax
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%r14,%rax,4)
	movq	%rbp, %rax
	orq	$3, %rax
	imulq	%rbx, %rax
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%r14,%rax,4)
	movq	%rbp, %rax
	orq	$4, %rax
	imulq	%rbx, %rax
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%r14,%rax,4)
	movq	%rbp, %rax
	orq	$5, %rax
	imulq	%rbx, %rax
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r14,%rax,4)
	movq	%rbp, %rax
	orq	$6, %rax
	imulq	%rbx, %rax
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%r14,%rax,4)
	orq	$7, %rbp
	imulq	%rbx, %rbp
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r14,%rbp,4)
	movq	-80(%rsp), %rsi
	leaq	8(%rsi), %rax
	movq	-32(%rsp), %r8
	addq	-48(%rsp), %r8
	movq	%rsi, %rbp
	movq	-40(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB49_5
.LBB49_2:
	movq	%rax, -80(%rsp)
	vmovups	(%rdi), %zmm2
	testq	%r10, %r10
	movq	%r8, -32(%rsp)
	je	.LBB49_3
	movq	-88(%rsp), %rcx
	movq	24(%rcx), %rax
	movq	32(%rcx), %rcx
	shlq	$2, %rcx
	movq	%r8, %rdx
	movq	-56(%rsp), %rsi
	xorl	%r13d, %r13d
	vmovaps	%zmm2, %zmm3
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm2, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm2, %zmm9
	jmp	.LBB49_53
	.p2align	4
.LBB49_56:
	incq	%r13
	addq	%rcx, %rdx
	cmpq	%r10, %r13
	je	.LBB49_4
.LBB49_53:
	testq	%rax, %rax
	je	.LBB49_56
	xorl	%r11d, %r11d
	.p2align	4
.LBB49_55:
	prefetcht0	8192(%rsi)
	vmovups	(%rsi), %zmm10
	vfmadd231ps	(%rdx,%r11,4){1to16}, %zmm10, %zmm9
	leaq	(%rdx,%r11,4), %r15
	leaq	(%r15,%r12), %r8
	vfmadd231ps	(%r15,%r9,4){1to16}, %zmm10, %zmm8
	vfmadd231ps	(%r15,%r9,8){1to16}, %zmm10, %zmm7
	addq	%r12, %r8
	vfmadd231ps	(%r8,%r9,4){1to16}, %zmm10, %zmm6
	leaq	(%r12,%r12), %r15
	vfmadd231ps	(%r8,%r9,8){1to16}, %zmm10, %zmm5
	addq	%r8, %r15
	leaq	(%r15,%r9,4), %r8
	vfmadd231ps	(%r15,%r9,4){1to16}, %zmm10, %zmm4
	vfmadd231ps	(%r12,%r8){1to16}, %zmm10, %zmm3
	incq	%r11
	addq	%r12, %r8
	vfmadd231ps	(%r12,%r8){1to16}, %zmm10, %zmm2
	addq	$64, %rsi
	cmpq	%r11, %rax
	jne	.LBB49_55
	jmp	.LBB49_56
.LBB49_11:
	cmpq	$3, %rax
	jle	.LBB49_17
	movl	$4, %eax
	xorl	%esi, %esi
	jmp	.LBB49_13
.LBB49_5:
	movq	%rsi, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	jge	.LBB49_13
.LBB49_6:
	leaq	2(%rsi), %r8
	cmpq	%r8, %rcx
	movq	-88(%rsp), %r13
	jge	.LBB49_7
	jmp	.LBB49_10
.LBB49_13:
	movq	-88(%rsp), %rcx
	movq	(%rcx), %r8
	movq	8(%rcx), %r9
	movq	16(%rcx), %r10
	leaq	64(%rdi), %rdx
	movq	%rdx, -16(%rsp)
	movq	-72(%rsp), %rdx
	vmovups	(%rdx), %zmm0
	vmovups	64(%rdx), %zmm1
	movq	72(%rcx), %rdx
	movq	%rdx, -48(%rsp)
	movq	56(%rcx), %r11
	addq	$-16, %r11
	movq	-64(%rsp), %rdx
	cmpq	%rdx, %r11
	cmovgeq	%rdx, %r11
	shlq	$2, %r11
	addq	64(%rcx), %r11
	movq	%r11, -56(%rsp)
	leaq	(,%r9,8), %rcx
	movq	%rcx, -32(%rsp)
	movq	%r8, -8(%rsp)
	leaq	4(%r8), %rcx
	movq	%rcx, -24(%rsp)
	movq	%rsi, %rbp
	jmp	.LBB49_14
	.p2align	4
.LBB49_15:
	vmovaps	%zmm2, %zmm3
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm5
.LBB49_16:
	movq	%rbp, %rax
	movq	-48(%rsp), %rcx
	imulq	%rcx, %rax
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	movq	-56(%rsp), %rdx
	vmovups	%zmm5, (%rdx,%rax,4)
	leaq	1(%rbp), %rax
	imulq	%rcx, %rax
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rdx,%rax,4)
	leaq	2(%rbp), %rax
	imulq	%rcx, %rax
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rdx,%rax,4)
	addq	$3, %rbp
	imulq	%rcx, %rbp
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rdx,%rbp,4)
	movq	-80(%rsp), %rsi
	leaq	4(%rsi), %rax
	movq	%rsi, %rbp
	movq	-40(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB49_6
.LBB49_14:
	movq	%rax, -80(%rsp)
	vmovups	(%rdi), %zmm2
	testq	%r10, %r10
	je	.LBB49_15
	movq	%rbp, %rax
	imulq	%r9, %rax
	movq	-8(%rsp), %rcx
	leaq	(%rcx,%rax,4), %r11
	movq	-88(%rsp), %rax
	movq	24(%rax), %r8
	movq	32(%rax), %rdx
	movq	%r8, %rsi
	andq	$-2, %rsi
	shlq	$2, %rdx
	leaq	4(,%rbp,4), %rcx
	imulq	%r9, %rcx
	movq	-24(%rsp), %rbx
	addq	%rbx, %rcx
	leaq	12(,%rbp,4), %rax
	imulq	%r9, %rax
	addq	%rbx, %rax
	leaq	8(,%rbp,4), %r13
	imulq	%r9, %r13
	addq	%rbx, %r13
	movq	-16(%rsp), %r12
	xorl	%ebx, %ebx
	vmovaps	%zmm2, %zmm3
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm5
	jmp	.LBB49_44
	.p2align	4
.LBB49_49:
	incq	%rbx
	addq	%rdx, %r11
	addq	%rdx, %rcx
	addq	%rdx, %rax
	addq	%rdx, %r13
	cmpq	%r10, %rbx
	je	.LBB49_16
.LBB49_44:
	testq	%r8, %r8
	je	.LBB49_49
	cmpq	$1, %r8
	jne	.LBB49_50
	xorl	%r15d, %r15d
	jmp	.LBB49_47
	.p2align	4
.LBB49_50:
	xorl	%r14d, %r14d
	.p2align	4
.LBB49_51:
	prefetcht0	8192(%r12)
	vmovups	(%r12), %zmm6
	vfmadd231ps	(%r11,%r14,4){1to16}, %zmm6, %zmm5
	vfmadd231ps	-4(%rcx,%r14,4){1to16}, %zmm6, %zmm4
	vfmadd231ps	-4(%r13,%r14,4){1to16}, %zmm6, %zmm3
	vfmadd231ps	-4(%rax,%r14,4){1to16}, %zmm6, %zmm2
	leaq	2(%r14), %r15
	prefetcht0	8256(%r12)
	vmovups	64(%r12), %zmm6
	vfmadd231ps	4(%r11,%r14,4){1to16}, %zmm6, %zmm5
	vfmadd231ps	(%rcx,%r14,4){1to16}, %zmm6, %zmm4
	vfmadd231ps	(%r13,%r14,4){1to16}, %zmm6, %zmm3
	vfmadd231ps	(%rax,%r14,4){1to16}, %zmm6, %zmm2
	subq	$-128, %r12
	movq	%r15, %r14
	cmpq	%r15, %rsi
	jne	.LBB49_51
.LBB49_47:
	testb	$1, %r8b
	je	.LBB49_49
	prefetcht0	8192(%r12)
	leaq	(%r11,%r15,4), %r14
	vmovups	(%r12), %zmm6
	vfmadd231ps	(%r11,%r15,4){1to16}, %zmm6, %zmm5
	vfmadd231ps	(%r14,%r9,4){1to16}, %zmm6, %zmm4
	leaq	(%r14,%r9,4), %r15
	vfmadd231ps	(%r14,%r9,8){1to16}, %zmm6, %zmm3
	movq	-32(%rsp), %r14
	vfmadd231ps	(%r14,%r15){1to16}, %zmm6, %zmm2
	addq	$64, %r12
	jmp	.LBB49_49
.LBB49_17:
	cmpq	$1, %rax
	jle	.LBB49_19
	movl	$2, %r8d
	xorl	%esi, %esi
.LBB49_7:
	vmovups	(%rdi), %zmm0
	movq	16(%r13), %rdx
	testq	%rdx, %rdx
	movq	%rsi, -80(%rsp)
	je	.LBB49_8
	movq	8(%r13), %rcx
	leaq	4(,%rsi,4), %rax
	imulq	%rcx, %rax
	movq	%rsi, %r9
	movq	%rcx, %rsi
	imulq	%r9, %rsi
	movq	(%r13), %r15
	movq	24(%r13), %rcx
	leaq	(%r15,%rsi,4), %rsi
	leaq	64(%rdi), %r9
	movq	32(%r13), %r10
	movl	%ecx, %r11d
	andl	$3, %r11d
	movq	%rcx, %rbx
	andq	$-4, %rbx
	shlq	$2, %r10
	leaq	(%r15,%rax), %r14
	addq	$12, %r14
	addq	%r15, %rax
	xorl	%r15d, %r15d
	vmovaps	%zmm0, %zmm1
	jmp	.LBB49_34
	.p2align	4
.LBB49_40:
	incq	%r15
	addq	%r10, %rsi
	addq	%r10, %r14
	addq	%r10, %rax
	cmpq	%rdx, %r15
	je	.LBB49_9
.LBB49_34:
	testq	%rcx, %rcx
	je	.LBB49_40
	cmpq	$4, %rcx
	jae	.LBB49_41
	xorl	%r12d, %r12d
	jmp	.LBB49_37
	.p2align	4
.LBB49_41:
	xorl	%r13d, %r13d
	.p2align	4
.LBB49_42:
	prefetcht0	8192(%r9)
	vmovups	(%r9), %zmm2
	vfmadd231ps	(%rsi,%r13,4){1to16}, %zmm2, %zmm1
	vfmadd231ps	-12(%r14,%r13,4){1to16}, %zmm2, %zmm0
	prefetcht0	8256(%r9)
	vmovups	64(%r9), %zmm2
	vfmadd231ps	4(%rsi,%r13,4){1to16}, %zmm2, %zmm1
	vfmadd231ps	-8(%r14,%r13,4){1to16}, %zmm2, %zmm0
	prefetcht0	8320(%r9)
	vmovups	128(%r9), %zmm2
	vfmadd231ps	8(%rsi,%r13,4){1to16}, %zmm2, %zmm1
	vfmadd231ps	-4(%r14,%r13,4){1to16}, %zmm2, %zmm0
	leaq	4(%r13), %r12
	prefetcht0	8384(%r9)
	vmovups	192(%r9), %zmm2
	vfmadd231ps	12(%rsi,%r13,4){1to16}, %zmm2, %zmm1
	vfmadd231ps	(%r14,%r13,4){1to16}, %zmm2, %zmm0
	addq	$256, %r9
	movq	%r12, %r13
	cmpq	%r12, %rbx
	jne	.LBB49_42
.LBB49_37:
	testq	%r11, %r11
	je	.LBB49_40
	leaq	(%rax,%r12,4), %r13
	leaq	(%rsi,%r12,4), %r12
	xorl	%ebp, %ebp
	.p2align	4
.LBB49_39:
	prefetcht0	8192(%r9)
	vmovups	(%r9), %zmm2
	vfmadd231ps	(%r12,%rbp,4){1to16}, %zmm2, %zmm1
	vfmadd231ps	(%r13,%rbp,4){1to16}, %zmm2, %zmm0
	addq	$64, %r9
	incq	%rbp
	cmpq	%rbp, %r11
	jne	.LBB49_39
	jmp	.LBB49_40
.LBB49_8:
	vmovaps	%zmm0, %zmm1
.LBB49_9:
	movq	-72(%rsp), %rax
	vmovups	(%rax), %zmm2
	vmovups	64(%rax), %zmm3
	movq	-88(%rsp), %r13
	movq	56(%r13), %rax
	movq	64(%r13), %rcx
	addq	$-16, %rax
	movq	-64(%rsp), %rdx
	cmpq	%rdx, %rax
	cmovgeq	%rdx, %rax
	movq	72(%r13), %rdx
	movq	%rdx, %rsi
	movq	-80(%rsp), %r9
	imulq	%r9, %rsi
	vmaxps	%zmm1, %zmm2, %zmm1
	vminps	%zmm1, %zmm3, %zmm1
	leaq	(%rcx,%rsi,4), %rsi
	vmovups	%zmm1, (%rsi,%rax,4)
	incq	%r9
	imulq	%rdx, %r9
	vmaxps	%zmm0, %zmm2, %zmm0
	vminps	%zmm0, %zmm3, %zmm0
	leaq	(%rcx,%r9,4), %rcx
	vmovups	%zmm0, (%rcx,%rax,4)
	movq	%r8, %rsi
	movq	-40(%rsp), %rcx
.LBB49_10:
	cmpq	%rcx, %rsi
	jge	.LBB49_24
.LBB49_21:
	vmovups	(%rdi), %zmm0
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB49_22
	movq	8(%r13), %rcx
	movq	%rsi, %r14
	imulq	%rsi, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$64, %rdi
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
	vbroadcastss	(%rcx,%r11,4), %zmm1
	vfmadd132ps	(%rdi), %zmm0, %zmm1
	prefetcht0	8256(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %zmm0
	vfmadd132ps	64(%rdi), %zmm1, %zmm0
	prefetcht0	8320(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %zmm1
	vfmadd132ps	128(%rdi), %zmm0, %zmm1
	prefetcht0	8384(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %zmm0
	vfmadd132ps	192(%rdi), %zmm1, %zmm0
	prefetcht0	8448(%rdi)
	vbroadcastss	16(%rcx,%r11,4), %zmm1
	vfmadd132ps	256(%rdi), %zmm0, %zmm1
	prefetcht0	8512(%rdi)
	vbroadcastss	20(%rcx,%r11,4), %zmm0
	vfmadd132ps	320(%rdi), %zmm1, %zmm0
	prefetcht0	8576(%rdi)
	vbroadcastss	24(%rcx,%r11,4), %zmm1
	vfmadd132ps	384(%rdi), %zmm0, %zmm1
	prefetcht0	8640(%rdi)
	vbroadcastss	28(%rcx,%r11,4), %zmm0
	addq	$8, %r11
	vfmadd132ps	448(%rdi), %zmm1, %zmm0
	addq	$512, %rdi
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
	vbroadcastss	(%r11,%rbx,4), %zmm1
	vfmadd231ps	(%rdi), %zmm1, %zmm0
	addq	$64, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB49_30
	jmp	.LBB49_31
.LBB49_22:
	movq	%rsi, %r14
.LBB49_23:
	movq	-72(%rsp), %rax
	vmovups	(%rax), %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	64(%rax), %zmm1
	movq	-88(%rsp), %rcx
	movq	56(%rcx), %rax
	addq	$-16, %rax
	movq	-64(%rsp), %rdx
	cmpq	%rdx, %rax
	cmovgeq	%rdx, %rax
	imulq	72(%rcx), %r14
	vminps	%zmm0, %zmm1, %zmm0
	shlq	$2, %r14
	addq	64(%rcx), %r14
	vmovups	%zmm0, (%r14,%rax,4)
.LBB49_24:
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
	.cfi_def_cfa_offset 56
	jne	.LBB49_24
	xorl	%esi, %esi
	jmp	.LBB49_21
.Lfunc_end49:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5, .Lfunc_end49-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s6SIMD16VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	vitruvian_peak_avx512
	.globl	vitruvian_peak_avx512
	.p2align	4
	.type	vitruvian_peak_avx512,@function
vitruvian_peak_avx512:
	jmp	($s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF)
.Lfunc_end50:
	.size	vitruvian_peak_avx512, .Lfunc_end50-vitruvian_peak_avx512
	.hidden	$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF
	.globl	$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF
	.p2align	4
	.type	$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF,@function
$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF:
	vmovups	(%rsi), %zmm3
	vmovaps	%zmm3, %zmm0
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm3, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm3, %zmm10
	vmovaps	%zmm3, %zmm11
	testq	%rdi, %rdi
	je	.LBB51_1
	vmovaps	%zmm3, %zmm12
	cmpq	$1, %rdi
	je	.LBB51_5
	movq	%rdi, %rax
	andq	$-2, %rax
	vmovaps	%zmm3, %zmm0
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm3, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm3, %zmm10
	vmovaps	%zmm3, %zmm11
	vmovaps	%zmm3, %zmm12
	.p2align	4
.LBB51_4:
	vfmadd231ps	%zmm12, %zmm3, %zmm12
	vfmadd231ps	%zmm11, %zmm3, %zmm11
	vfmadd231ps	%zmm10, %zmm3, %zmm10
	vfmadd231ps	%zmm9, %zmm3, %zmm9
	vfmadd231ps	%zmm8, %zmm3, %zmm8
	vfmadd231ps	%zmm7, %zmm3, %zmm7
	vfmadd231ps	%zmm6, %zmm3, %zmm6
	vfmadd231ps	%zmm5, %zmm3, %zmm5
	vfmadd231ps	%zmm4, %zmm3, %zmm4
	vfmadd231ps	%zmm2, %zmm3, %zmm2
	vfmadd231ps	%zmm1, %zmm3, %zmm1
	vfmadd231ps	%zmm0, %zmm3, %zmm0
	vfmadd231ps	%zmm12, %zmm3, %zmm12
	vfmadd231ps	%zmm11, %zmm3, %zmm11
	vfmadd231ps	%zmm10, %zmm3, %zmm10
	vfmadd231ps	%zmm9, %zmm3, %zmm9
	vfmadd231ps	%zmm8, %zmm3, %zmm8
	vfmadd231ps	%zmm7, %zmm3, %zmm7
	vfmadd231ps	%zmm6, %zmm3, %zmm6
	vfmadd231ps	%zmm5, %zmm3, %zmm5
	vfmadd231ps	%zmm4, %zmm3, %zmm4
	vfmadd231ps	%zmm2, %zmm3, %zmm2
	vfmadd231ps	%zmm1, %zmm3, %zmm1
	vfmadd231ps	%zmm0, %zmm3, %zmm0
	addq	$-2, %rax
	jne	.LBB51_4
.LBB51_5:
	testb	$1, %dil
	je	.LBB51_7
	vfmadd231ps	%zmm12, %zmm3, %zmm12
	vfmadd231ps	%zmm11, %zmm3, %zmm11
	vfmadd231ps	%zmm10, %zmm3, %zmm10
	vfmadd231ps	%zmm9, %zmm3, %zmm9
	vfmadd231ps	%zmm8, %zmm3, %zmm8
	vfmadd231ps	%zmm7, %zmm3, %zmm7
	vfmadd231ps	%zmm6, %zmm3, %zmm6
	vfmadd231ps	%zmm5, %zmm3, %zmm5
	vfmadd231ps	%zmm4, %zmm3, %zmm4
	vfmadd231ps	%zmm2, %zmm3, %zmm2
	vfmadd231ps	%zmm1, %zmm3, %zmm1
	vfmadd231ps	%zmm0, %zmm3, %zmm0
	jmp	.LBB51_7
.LBB51_1:
	vmovaps	%zmm3, %zmm12
.LBB51_7:
	vaddps	%zmm1, %zmm0, %zmm0
	vaddps	%zmm4, %zmm2, %zmm1
	vaddps	%zmm1, %zmm0, %zmm0
	vaddps	%zmm6, %zmm5, %zmm1
	vaddps	%zmm8, %zmm7, %zmm2
	vaddps	%zmm2, %zmm1, %zmm1
	vaddps	%zmm10, %zmm9, %zmm2
	vaddps	%zmm12, %zmm11, %zmm3
	vaddps	%zmm3, %zmm2, %zmm2
	vaddps	%zmm2, %zmm1, %zmm1
	vaddps	%zmm1, %zmm0, %zmm0
	vmovups	%zmm0, (%rsi)
	vzeroupper
	retq
.Lfunc_end51:
	.size	$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF, .Lfunc_end51-$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF
	.hidden	vitruvian_sampling_positions_avx512
	.globl	vitruvian_sampling_positions_avx512
	.p2align	4
	.type	vitruvian_sampling_positions_avx512,@function
vitruvian_sampling_positions_avx512:
	jmp	($s20VitruvianMicroAVX51222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF)
.Lfunc_end52:
	.size	vitruvian_sampling_positions_avx512, .Lfunc_end52-vitruvian_sampling_positions_avx512
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI53_0:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
	.long	8
	.long	9
	.long	10
	.long	11
	.long	12
	.long	13
	.long	14
	.long	15
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
	.long	16
.LCPI53_7:
	.long	4
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI53_6:
	.long	0
	.long	1
	.long	2
	.long	3
	.text
	.hidden	$s20VitruvianMicroAVX51222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF
	.globl	$s20VitruvianMicroAVX51222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF
	.p2align	4
	.type	$s20VitruvianMicroAVX51222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF,@function
$s20VitruvianMicroAVX51222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF:
	movslq	%edi, %rax
	vcvtsi2sd	%rax, %xmm15, %xmm7
	vmulsd	%xmm7, %xmm5, %xmm7
	vaddsd	%xmm7, %xmm2, %xmm7
	addl	%esi, %eax
	decl	%eax
	cltq
	vcvtsi2sd	%rax, %xmm15, %xmm8
	vmulsd	%xmm5, %xmm8, %xmm8
	vaddsd	%xmm2, %xmm8, %xmm8
	vucomisd	%xmm8, %xmm7
	jne	.LBB53_16
	jp	.LBB53_16
	vxorpd	%xmm2, %xmm2, %xmm2
	vucomisd	%xmm2, %xmm7
	jne	.LBB53_3
	jp	.LBB53_3
	testl	%esi, %esi
	jne	.LBB53_5
	jmp	.LBB53_30
.LBB53_16:
	testl	%esi, %esi
	je	.LBB53_30
	leal	2147483647(%rsi), %eax
	cmpl	$-2147483645, %eax
	setb	%r8b
	movq	%rcx, %rax
	subq	%rdx, %rax
	cmpq	$64, %rax
	setb	%r9b
	xorl	%eax, %eax
	orb	%r8b, %r9b
	jne	.LBB53_26
	xorl	%eax, %eax
	cmpl	$16, %esi
	jb	.LBB53_23
	movl	%esi, %eax
	andl	$-16, %eax
	vpbroadcastd	%edi, %zmm7
	vbroadcastsd	%xmm5, %zmm8
	vbroadcastsd	%xmm2, %zmm9
	vbroadcastsd	%xmm6, %zmm10
	vbroadcastsd	%xmm3, %zmm11
	vbroadcastsd	%xmm0, %zmm12
	vbroadcastsd	%xmm4, %zmm13
	vbroadcastsd	%xmm1, %zmm14
	vmovdqa64	.LCPI53_0(%rip), %zmm15
	xorl	%r8d, %r8d
	vxorpd	%xmm16, %xmm16, %xmm16
	vbroadcastsd	.LCPI53_1(%rip), %zmm17
	vbroadcastsd	.LCPI53_2(%rip), %zmm18
	vbroadcastsd	.LCPI53_3(%rip), %zmm19
	vbroadcastsd	.LCPI53_4(%rip), %zmm20
	vpbroadcastd	.LCPI53_5(%rip), %zmm21
	.p2align	4
.LBB53_20:
	vpaddd	%zmm7, %zmm15, %zmm22
	movslq	%r8d, %r8
	vcvtdq2pd	%ymm22, %zmm23
	vextracti64x4	$1, %zmm22, %ymm22
	vcvtdq2pd	%ymm22, %zmm22
	vmulpd	%zmm22, %zmm8, %zmm24
	vmulpd	%zmm23, %zmm8, %zmm25
	vaddpd	%zmm25, %zmm9, %zmm25
	vcmpneqpd	%zmm16, %zmm25, %k1
	vdivpd	%zmm25, %zmm10, %zmm25 {%k1} {z}
	vaddpd	%zmm24, %zmm9, %zmm24
	vcmpneqpd	%zmm16, %zmm24, %k1
	vdivpd	%zmm24, %zmm10, %zmm24 {%k1} {z}
	vmulpd	%zmm22, %zmm11, %zmm26
	vmulpd	%zmm23, %zmm11, %zmm27
	vaddpd	%zmm27, %zmm12, %zmm27
	vaddpd	%zmm26, %zmm12, %zmm26
	vmulpd	%zmm24, %zmm26, %zmm26
	vmulpd	%zmm25, %zmm27, %zmm27
	vcmpltpd	%zmm17, %zmm27, %k1
	vcmpltpd	%zmm17, %zmm26, %k2
	vmaxpd	%zmm18, %zmm27, %zmm27
	vmaxpd	%zmm18, %zmm26, %zmm26
	vmovapd	%zmm20, %zmm28
	vaddpd	%zmm19, %zmm26, %zmm28 {%k2}
	vmovapd	%zmm20, %zmm26
	vaddpd	%zmm19, %zmm27, %zmm26 {%k1}
	vpmovqd	%zmm26, %ymm26
	vmulpd	%zmm22, %zmm13, %zmm22
	vmulpd	%zmm23, %zmm13, %zmm23
	vaddpd	%zmm23, %zmm14, %zmm23
	vaddpd	%zmm22, %zmm14, %zmm22
	vmulpd	%zmm24, %zmm22, %zmm22
	vpmovqd	%zmm28, %ymm24
	vmulpd	%zmm25, %zmm23, %zmm23
	vcmpltpd	%zmm17, %zmm23, %k1
	vcmpltpd	%zmm17, %zmm22, %k2
	vmaxpd	%zmm18, %zmm23, %zmm23
	vmaxpd	%zmm18, %zmm22, %zmm22
	vmovapd	%zmm20, %zmm25
	vinserti64x4	$1, %ymm24, %zmm26, %zmm24
	vaddpd	%zmm19, %zmm22, %zmm25 {%k2}
	vmovapd	%zmm20, %zmm22
	vaddpd	%zmm19, %zmm23, %zmm22 {%k1}
	vpmovqd	%zmm22, %ymm22
	vpmovqd	%zmm25, %ymm23
	vmovdqu64	%zmm24, (%rdx,%r8,4)
	vinserti64x4	$1, %ymm23, %zmm22, %zmm22
	vmovdqu64	%zmm22, (%rcx,%r8,4)
	addl	$16, %r8d
	vpaddd	%zmm21, %zmm15, %zmm15
	cmpl	%r8d, %eax
	jne	.LBB53_20
	cmpl	%esi, %eax
	je	.LBB53_30
	testb	$12, %sil
	je	.LBB53_26
.LBB53_23:
	movl	%eax, %r8d
	movl	%esi, %eax
	andl	$-4, %eax
	vpbroadcastd	%edi, %xmm7
	vbroadcastsd	%xmm5, %ymm8
	vbroadcastsd	%xmm2, %ymm9
	vbroadcastsd	%xmm6, %ymm10
	vbroadcastsd	%xmm3, %ymm11
	vbroadcastsd	%xmm0, %ymm12
	vbroadcastsd	%xmm4, %ymm13
	vpbroadcastd	%r8d, %xmm14
	vpor	.LCPI53_6(%rip), %xmm14, %xmm14
	vbroadcastsd	%xmm1, %ymm15
	vxorpd	%xmm16, %xmm16, %xmm16
	vbroadcastsd	.LCPI53_1(%rip), %ymm17
	vbroadcastsd	.LCPI53_2(%rip), %ymm18
	vbroadcastsd	.LCPI53_3(%rip), %ymm19
	vbroadcastsd	.LCPI53_4(%rip), %ymm20
	vpbroadcastd	.LCPI53_7(%rip), %xmm21
	.p2align	4
.LBB53_24:
	vpaddd	%xmm7, %xmm14, %xmm22
	vcvtdq2pd	%xmm22, %ymm22
	vmulpd	%ymm22, %ymm8, %ymm23
	movslq	%r8d, %r8
	vaddpd	%ymm23, %ymm9, %ymm23
	vcmpneqpd	%ymm16, %ymm23, %k1
	vdivpd	%ymm23, %ymm10, %ymm23 {%k1} {z}
	vmulpd	%ymm22, %ymm11, %ymm24
	vaddpd	%ymm24, %ymm12, %ymm24
	vmulpd	%ymm23, %ymm24, %ymm24
	vcmpltpd	%ymm17, %ymm24, %k1
	vmaxpd	%ymm18, %ymm24, %ymm24
	vmovapd	%ymm20, %ymm25
	vmulpd	%ymm22, %ymm13, %ymm22
	vaddpd	%ymm22, %ymm15, %ymm22
	vmulpd	%ymm23, %ymm22, %ymm22
	vaddpd	%ymm19, %ymm24, %ymm25 {%k1}
	vcmpltpd	%ymm17, %ymm22, %k1
	vmaxpd	%ymm18, %ymm22, %ymm22
	vmovapd	%ymm20, %ymm23
	vaddpd	%ymm19, %ymm22, %ymm23 {%k1}
	vpmovqd	%ymm25, (%rdx,%r8,4)
	vpmovqd	%ymm23, (%rcx,%r8,4)
	addl	$4, %r8d
	vpaddd	%xmm21, %xmm14, %xmm14
	cmpl	%r8d, %eax
	jne	.LBB53_24
	cmpl	%esi, %eax
	je	.LBB53_30
.LBB53_26:
	vmovsd	.LCPI53_2(%rip), %xmm7
	vmovsd	.LCPI53_3(%rip), %xmm8
	vmovsd	.LCPI53_1(%rip), %xmm9
	vmovsd	.LCPI53_4(%rip), %xmm10
	jmp	.LBB53_27
	.p2align	4
.LBB53_29:
	movslq	%eax, %r8
	leal	1(%r8), %eax
	vmulsd	%xmm3, %xmm11, %xmm13
	vaddsd	%xmm0, %xmm13, %xmm13
	vmulsd	%xmm12, %xmm13, %xmm13
	vmaxsd	%xmm7, %xmm13, %xmm14
	vaddsd	%xmm8, %xmm14, %xmm14
	vcmpltsd	%xmm9, %xmm13, %k1
	vmovapd	%xmm10, %xmm13
	vmovsd	%xmm14, %xmm13, %xmm13 {%k1}
	vmovq	%xmm13, %r9
	movl	%r9d, (%rdx,%r8,4)
	vmulsd	%xmm4, %xmm11, %xmm11
	vaddsd	%xmm1, %xmm11, %xmm11
	vmulsd	%xmm12, %xmm11, %xmm11
	vmaxsd	%xmm7, %xmm11, %xmm12
	vaddsd	%xmm8, %xmm12, %xmm12
	vcmpltsd	%xmm9, %xmm11, %k1
	vmovapd	%xmm10, %xmm11
	vmovsd	%xmm12, %xmm11, %xmm11 {%k1}
	vmovq	%xmm11, %r9
	movl	%r9d, (%rcx,%r8,4)
	cmpl	%eax, %esi
	je	.LBB53_30
.LBB53_27:
	leal	(%rdi,%rax), %r8d
	vcvtsi2sd	%r8d, %xmm31, %xmm11
	vmulsd	%xmm5, %xmm11, %xmm12
	vaddsd	%xmm2, %xmm12, %xmm13
	vxorpd	%xmm12, %xmm12, %xmm12
	vucomisd	%xmm12, %xmm13
	jne	.LBB53_28
	jnp	.LBB53_29
.LBB53_28:
	vdivsd	%xmm13, %xmm6, %xmm12
	jmp	.LBB53_29
.LBB53_3:
	testl	%esi, %esi
	je	.LBB53_30
	vdivsd	%xmm7, %xmm6, %xmm2
.LBB53_5:
	leal	2147483647(%rsi), %eax
	cmpl	$-2147483645, %eax
	setb	%r8b
	movq	%rcx, %rax
	subq	%rdx, %rax
	cmpq	$64, %rax
	setb	%r9b
	xorl	%eax, %eax
	orb	%r8b, %r9b
	jne	.LBB53_14
	xorl	%eax, %eax
	cmpl	$16, %esi
	jb	.LBB53_11
	movl	%esi, %eax
	andl	$-16, %eax
	vbroadcastsd	%xmm2, %zmm5
	vpbroadcastd	%edi, %zmm6
	vbroadcastsd	%xmm3, %zmm7
	vbroadcastsd	%xmm0, %zmm8
	vbroadcastsd	%xmm4, %zmm9
	vmovdqa64	.LCPI53_0(%rip), %zmm10
	vbroadcastsd	%xmm1, %zmm11
	xorl	%r8d, %r8d
	vbroadcastsd	.LCPI53_1(%rip), %zmm12
	vbroadcastsd	.LCPI53_2(%rip), %zmm13
	vbroadcastsd	.LCPI53_3(%rip), %zmm14
	vbroadcastsd	.LCPI53_4(%rip), %zmm15
	vpbroadcastd	.LCPI53_5(%rip), %zmm16
	.p2align	4
.LBB53_8:
	vpaddd	%zmm6, %zmm10, %zmm17
	movslq	%r8d, %r8
	vcvtdq2pd	%ymm17, %zmm18
	vextracti64x4	$1, %zmm17, %ymm17
	vcvtdq2pd	%ymm17, %zmm17
	vmulpd	%zmm17, %zmm7, %zmm19
	vmulpd	%zmm18, %zmm7, %zmm20
	vaddpd	%zmm20, %zmm8, %zmm20
	vaddpd	%zmm19, %zmm8, %zmm19
	vmulpd	%zmm19, %zmm5, %zmm19
	vmulpd	%zmm20, %zmm5, %zmm20
	vcmpltpd	%zmm12, %zmm20, %k1
	vcmpltpd	%zmm12, %zmm19, %k2
	vmaxpd	%zmm13, %zmm20, %zmm20
	vmaxpd	%zmm13, %zmm19, %zmm19
	vmovapd	%zmm15, %zmm21
	vaddpd	%zmm14, %zmm19, %zmm21 {%k2}
	vmovapd	%zmm15, %zmm19
	vaddpd	%zmm14, %zmm20, %zmm19 {%k1}
	vpmovqd	%zmm19, %ymm19
	vmulpd	%zmm17, %zmm9, %zmm17
	vmulpd	%zmm18, %zmm9, %zmm18
	vaddpd	%zmm18, %zmm11, %zmm18
	vaddpd	%zmm17, %zmm11, %zmm17
	vmulpd	%zmm17, %zmm5, %zmm17
	vpmovqd	%zmm21, %ymm20
	vmulpd	%zmm18, %zmm5, %zmm18
	vcmpltpd	%zmm12, %zmm18, %k1
	vcmpltpd	%zmm12, %zmm17, %k2
	vmaxpd	%zmm13, %zmm18, %zmm18
	vmaxpd	%zmm13, %zmm17, %zmm17
	vmovapd	%zmm15, %zmm21
	vinserti64x4	$1, %ymm20, %zmm19, %zmm19
	vaddpd	%zmm14, %zmm17, %zmm21 {%k2}
	vmovapd	%zmm15, %zmm17
	vaddpd	%zmm14, %zmm18, %zmm17 {%k1}
	vpmovqd	%zmm17, %ymm17
	vpmovqd	%zmm21, %ymm18
	vmovdqu64	%zmm19, (%rdx,%r8,4)
	vinserti64x4	$1, %ymm18, %zmm17, %zmm17
	vmovdqu64	%zmm17, (%rcx,%r8,4)
	addl	$16, %r8d
	vpaddd	%zmm16, %zmm10, %zmm10
	cmpl	%r8d, %eax
	jne	.LBB53_8
	cmpl	%esi, %eax
	je	.LBB53_30
	testb	$12, %sil
	je	.LBB53_14
.LBB53_11:
	movl	%eax, %r8d
	movl	%esi, %eax
	andl	$-4, %eax
	vbroadcastsd	%xmm2, %ymm5
	vpbroadcastd	%edi, %xmm6
	vbroadcastsd	%xmm3, %ymm7
	vbroadcastsd	%xmm0, %ymm8
	vbroadcastsd	%xmm4, %ymm9
	vbroadcastsd	%xmm1, %ymm10
	vpbroadcastd	%r8d, %xmm11
	vpor	.LCPI53_6(%rip), %xmm11, %xmm11
	vbroadcastsd	.LCPI53_1(%rip), %ymm12
	vbroadcastsd	.LCPI53_2(%rip), %ymm13
	vbroadcastsd	.LCPI53_3(%rip), %ymm14
	vbroadcastsd	.LCPI53_4(%rip), %ymm15
	vpbroadcastd	.LCPI53_7(%rip), %xmm16
	.p2align	4
.LBB53_12:
	movslq	%r8d, %r8
	vpaddd	%xmm6, %xmm11, %xmm17
	vcvtdq2pd	%xmm17, %ymm17
	vmulpd	%ymm17, %ymm7, %ymm18
	vaddpd	%ymm18, %ymm8, %ymm18
	vmulpd	%ymm18, %ymm5, %ymm18
	vcmpltpd	%ymm12, %ymm18, %k1
	vmaxpd	%ymm13, %ymm18, %ymm18
	vmovapd	%ymm15, %ymm19
	vaddpd	%ymm14, %ymm18, %ymm19 {%k1}
	vpmovqd	%ymm19, (%rdx,%r8,4)
	vmulpd	%ymm17, %ymm9, %ymm17
	vaddpd	%ymm17, %ymm10, %ymm17
	vmulpd	%ymm17, %ymm5, %ymm17
	vcmpltpd	%ymm12, %ymm17, %k1
	vmaxpd	%ymm13, %ymm17, %ymm17
	vmovapd	%ymm15, %ymm18
	vaddpd	%ymm14, %ymm17, %ymm18 {%k1}
	vpmovqd	%ymm18, (%rcx,%r8,4)
	addl	$4, %r8d
	vpaddd	%xmm16, %xmm11, %xmm11
	cmpl	%r8d, %eax
	jne	.LBB53_12
	cmpl	%esi, %eax
	je	.LBB53_30
.LBB53_14:
	vmovsd	.LCPI53_2(%rip), %xmm5
	vmovsd	.LCPI53_3(%rip), %xmm6
	vmovsd	.LCPI53_1(%rip), %xmm7
	vmovsd	.LCPI53_4(%rip), %xmm8
	.p2align	4
.LBB53_15:
	movslq	%eax, %r8
	leal	(%rdi,%r8), %r9d
	leal	1(%r8), %eax
	vcvtsi2sd	%r9d, %xmm31, %xmm9
	vmulsd	%xmm3, %xmm9, %xmm10
	vaddsd	%xmm0, %xmm10, %xmm10
	vmulsd	%xmm2, %xmm10, %xmm10
	vmaxsd	%xmm5, %xmm10, %xmm11
	vaddsd	%xmm6, %xmm11, %xmm11
	vcmpltsd	%xmm7, %xmm10, %k1
	vmovapd	%xmm8, %xmm10
	vmovsd	%xmm11, %xmm10, %xmm10 {%k1}
	vmovq	%xmm10, %r9
	movl	%r9d, (%rdx,%r8,4)
	vmulsd	%xmm4, %xmm9, %xmm9
	vaddsd	%xmm1, %xmm9, %xmm9
	vmulsd	%xmm2, %xmm9, %xmm9
	vmaxsd	%xmm5, %xmm9, %xmm10
	vaddsd	%xmm6, %xmm10, %xmm10
	vcmpltsd	%xmm7, %xmm9, %k1
	vmovapd	%xmm8, %xmm9
	vmovsd	%xmm10, %xmm9, %xmm9 {%k1}
	vmovq	%xmm9, %r9
	movl	%r9d, (%rcx,%r8,4)
	cmpl	%eax, %esi
	jne	.LBB53_15
.LBB53_30:
	vzeroupper
	retq
.Lfunc_end53:
	.size	$s20VitruvianMicroAVX51222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF, .Lfunc_end53-$s20VitruvianMicroAVX51222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF
	.hidden	vitruvian_sample_pixels_avx512
	.globl	vitruvian_sample_pixels_avx512
	.p2align	4
	.type	vitruvian_sample_pixels_avx512,@function
vitruvian_sample_pixels_avx512:
	jmp	($s20VitruvianMicroAVX51217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF)
.Lfunc_end54:
	.size	vitruvian_sample_pixels_avx512, .Lfunc_end54-vitruvian_sample_pixels_avx512
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
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
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
	.byte	34
	.byte	128
	.byte	128
	.byte	128
	.byte	38
	.byte	128
	.byte	128
	.byte	128
	.byte	42
	.byte	128
	.byte	128
	.byte	128
	.byte	46
	.byte	128
	.byte	128
	.byte	128
	.byte	50
	.byte	128
	.byte	128
	.byte	128
	.byte	54
	.byte	128
	.byte	128
	.byte	128
	.byte	58
	.byte	128
	.byte	128
	.byte	128
	.byte	62
	.byte	128
	.byte	128
	.byte	128
.LCPI55_7:
	.long	0
	.long	16
	.zero	4
	.long	1
	.long	17
	.zero	4
	.long	2
	.long	18
	.zero	4
	.long	3
	.long	19
	.zero	4
	.long	4
	.long	20
	.zero	4
	.long	5
.LCPI55_8:
	.long	0
	.long	1
	.long	16
	.long	3
	.long	4
	.long	17
	.long	6
	.long	7
	.long	18
	.long	9
	.long	10
	.long	19
	.long	12
	.long	13
	.long	20
	.long	15
.LCPI55_9:
	.long	5
	.zero	4
	.long	22
	.long	6
	.zero	4
	.long	23
	.long	7
	.zero	4
	.long	24
	.long	8
	.zero	4
	.long	25
	.long	9
	.zero	4
	.long	26
	.long	10
.LCPI55_10:
	.long	0
	.long	21
	.long	2
	.long	3
	.long	22
	.long	5
	.long	6
	.long	23
	.long	8
	.long	9
	.long	24
	.long	11
	.long	12
	.long	25
	.long	14
	.long	15
.LCPI55_11:
	.zero	4
	.long	11
	.long	27
	.zero	4
	.long	12
	.long	28
	.zero	4
	.long	13
	.long	29
	.zero	4
	.long	14
	.long	30
	.zero	4
	.long	15
	.long	31
	.zero	4
.LCPI55_12:
	.long	26
	.long	1
	.long	2
	.long	27
	.long	4
	.long	5
	.long	28
	.long	7
	.long	8
	.long	29
	.long	10
	.long	11
	.long	30
	.long	13
	.long	14
	.long	31
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI55_13:
	.byte	1
	.byte	128
	.byte	5
	.byte	128
	.byte	9
	.byte	128
	.byte	13
	.byte	128
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI55_14:
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
.LCPI55_15:
	.byte	2
	.byte	128
	.byte	6
	.byte	128
	.byte	10
	.byte	128
	.byte	14
	.byte	128
	.byte	10
	.byte	128
	.byte	14
	.byte	128
	.byte	14
	.byte	128
	.byte	128
	.byte	128
.LCPI55_18:
	.long	2
	.long	5
	.long	6
	.long	3
.LCPI55_20:
	.byte	1
	.byte	128
	.byte	128
	.byte	128
	.byte	6
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
	.byte	128
.LCPI55_21:
	.byte	1
	.byte	128
	.byte	5
	.byte	128
	.byte	9
	.byte	128
	.byte	13
	.byte	128
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI55_16:
	.short	0
	.short	16
	.short	2
	.short	18
	.short	4
	.short	20
	.short	6
	.short	22
	.short	8
	.short	24
	.short	10
	.short	26
	.short	12
	.short	28
	.short	14
	.short	30
.LCPI55_17:
	.zero	4
	.long	3
	.long	7
	.zero	4
	.zero	4
	.zero	4
	.zero	4
	.zero	4
.LCPI55_19:
	.long	0
	.long	4
	.long	8
	.long	1
	.long	5
	.long	9
	.long	2
	.long	6
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI55_22:
	.long	7
	.long	3
	.text
	.hidden	$s20VitruvianMicroAVX51217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF
	.globl	$s20VitruvianMicroAVX51217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF
	.p2align	4
	.type	$s20VitruvianMicroAVX51217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF,@function
$s20VitruvianMicroAVX51217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$136, %rsp
	vmovaps	%xmm1, 112(%rsp)
	vmovaps	%xmm0, 96(%rsp)
	movq	224(%rsp), %r14
	movq	208(%rsp), %rbx
	movq	200(%rsp), %r10
	movq	192(%rsp), %rax
	leaq	(%r14,%rbx,4), %rbp
	leaq	(%r14,%rbx,8), %r15
	leaq	(,%rbx,4), %r11
	movq	%r11, 32(%rsp)
	leaq	(%r11,%r11,2), %r11
	movq	%r11, 8(%rsp)
	leaq	(%r14,%r11), %r12
	movq	%rax, 40(%rsp)
	movq	%r10, 48(%rsp)
	movq	%rbx, 56(%rsp)
	movq	%r14, 64(%rsp)
	movq	%rbp, 72(%rsp)
	movq	%r15, 80(%rsp)
	movq	%r12, 88(%rsp)
	leaq	40(%rsp), %r13
	callq	($s20VitruvianMicroAVX5120B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF)
	vmovaps	96(%rsp), %xmm29
	vmovaps	112(%rsp), %xmm28
	testq	%rbx, %rbx
	je	.LBB55_5
	movq	216(%rsp), %r9
	cmpq	$3, %rbx
	ja	.LBB55_6
	xorl	%edx, %edx
.LBB55_3:
	leaq	(,%rbx,8), %rsi
	vbroadcastss	%xmm29, %xmm0
	vbroadcastss	%xmm28, %xmm1
	leaq	(%rdx,%rdx,2), %rax
	leaq	(%r9,%rax,4), %rax
	addq	$4, %rax
	subq	%rdx, %rbx
	movq	8(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rcx
	addq	%r14, %rcx
	movq	%rcx, 8(%rsp)
	leaq	(%rsi,%rdx,4), %rsi
	addq	%r14, %rsi
	movq	32(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rdi
	addq	%r14, %rdi
	leaq	(%r14,%rdx,4), %rcx
	movq	%rcx, 32(%rsp)
	movq	200(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rcx
	movq	%rcx, 24(%rsp)
	movq	192(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rcx
	movq	%rcx, 16(%rsp)
	xorl	%r10d, %r10d
	vmovss	.LCPI55_5(%rip), %xmm2
	vmovdqa	.LCPI55_20(%rip), %xmm3
	vpbroadcastd	.LCPI55_3(%rip), %xmm4
	vpbroadcastd	.LCPI55_4(%rip), %xmm5
	vbroadcastss	.LCPI55_5(%rip), %xmm6
	.p2align	4
.LBB55_4:
	movq	%rbx, %rdx
	movq	16(%rsp), %rcx
	movl	(%rcx,%r10,4), %ebx
	andl	$31, %ebx
	movq	24(%rsp), %rcx
	movl	(%rcx,%r10,4), %r11d
	andl	$31, %r11d
	movl	$32, %ebp
	subl	%ebx, %ebp
	movl	$32, %r14d
	subl	%r11d, %r14d
	movl	%r14d, %r15d
	imull	%ebp, %r15d
	imull	%ebx, %r14d
	imull	%r11d, %ebp
	imull	%ebx, %r11d
	movq	32(%rsp), %rcx
	movl	(%rcx,%r10,4), %r12d
	movzbl	%r12b, %ebx
	imull	%r15d, %ebx
	movl	(%rdi,%r10,4), %r13d
	movzbl	%r13b, %ecx
	imull	%r14d, %ecx
	addl	%ebx, %ecx
	movl	(%rsi,%r10,4), %ebx
	movzbl	%bl, %r8d
	imull	%ebp, %r8d
	addl	%ecx, %r8d
	movq	8(%rsp), %rcx
	movl	(%rcx,%r10,4), %ecx
	movzbl	%cl, %r9d
	imull	%r11d, %r9d
	addl	%r9d, %r8d
	addl	$512, %r8d
	shrl	$10, %r8d
	orl	$1258291200, %r8d
	vmovd	%r8d, %xmm7
	vpbroadcastd	%r12d, %xmm8
	vpbroadcastd	%r13d, %xmm9
	vpbroadcastd	%r15d, %xmm10
	vpbroadcastd	%r14d, %xmm11
	vpbroadcastd	%ebx, %xmm12
	movq	%rdx, %rbx
	vpbroadcastd	%ebp, %xmm13
	vpbroadcastd	%ecx, %xmm14
	vpbroadcastd	%r11d, %xmm15
	vaddss	%xmm2, %xmm7, %xmm7
	vmulss	%xmm7, %xmm29, %xmm7
	vaddss	%xmm7, %xmm28, %xmm7
	vmovss	%xmm7, -4(%rax)
	vpshufb	%xmm3, %xmm9, %xmm7
	vpunpcklwd	%xmm7, %xmm10, %xmm7
	vpshufb	%xmm3, %xmm8, %xmm8
	vpunpcklwd	%xmm11, %xmm8, %xmm8
	vpshufb	%xmm3, %xmm12, %xmm9
	vpmaddwd	%xmm13, %xmm9, %xmm9
	vpshufb	%xmm3, %xmm14, %xmm10
	vpmaddwd	%xmm15, %xmm10, %xmm10
	vpaddd	%xmm10, %xmm9, %xmm9
	vpshufd	$232, %xmm8, %xmm8
	vpshufd	$232, %xmm7, %xmm7
	vpmaddwd	%xmm7, %xmm8, %xmm7
	vpaddd	%xmm7, %xmm9, %xmm7
	vpaddd	%xmm4, %xmm7, %xmm7
	vpsrld	$10, %xmm7, %xmm7
	vpor	%xmm5, %xmm7, %xmm7
	vaddps	%xmm6, %xmm7, %xmm7
	vmulps	%xmm7, %xmm0, %xmm7
	vaddps	%xmm7, %xmm1, %xmm7
	vmovlps	%xmm7, (%rax)
	addq	$12, %rax
	incq	%r10
	cmpq	%r10, %rdx
	jne	.LBB55_4
.LBB55_5:
	addq	$136, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB55_6:
	leaq	-1(%rbx), %rax
	leaq	4(%r9), %rsi
	movl	$12, %ecx
	mulq	%rcx
	seto	%cl
	leaq	(%r9,%rax), %rdi
	addq	$4, %rdi
	xorl	%edx, %edx
	cmpq	%rsi, %rdi
	jb	.LBB55_3
	testb	%cl, %cl
	jne	.LBB55_3
	leaq	8(%r9), %rsi
	addq	%r9, %rax
	addq	$8, %rax
	cmpq	%rsi, %rax
	jb	.LBB55_3
	testb	%cl, %cl
	jne	.LBB55_3
	movq	8(%rsp), %rax
	leaq	(%r9,%rax), %rcx
	movq	192(%rsp), %rdi
	leaq	(%rdi,%rbx,4), %rax
	movq	200(%rsp), %r8
	leaq	(%r8,%rbx,4), %rdx
	movq	%rbx, %rsi
	shlq	$4, %rsi
	addq	%r14, %rsi
	cmpq	%rax, %r9
	setb	24(%rsp)
	cmpq	%rcx, %rdi
	setb	%bl
	cmpq	%rdx, %r9
	setb	%al
	cmpq	%rcx, %r8
	setb	%r10b
	cmpq	%rsi, %r9
	setb	%sil
	cmpq	%rcx, %r12
	setb	%r11b
	cmpq	%r12, %r9
	setb	%dil
	cmpq	%rcx, %r15
	setb	%r13b
	cmpq	%r15, %r9
	setb	%r8b
	cmpq	%rcx, %rbp
	setb	16(%rsp)
	cmpq	%rbp, %r9
	setb	%r9b
	cmpq	%rcx, %r14
	setb	%cl
	xorl	%edx, %edx
	testb	%bl, 24(%rsp)
	jne	.LBB55_28
	andb	%r10b, %al
	movq	208(%rsp), %rbx
	jne	.LBB55_29
	andb	%r11b, %sil
	jne	.LBB55_29
	andb	%r13b, %dil
	jne	.LBB55_29
	andb	16(%rsp), %r8b
	jne	.LBB55_29
	andb	%cl, %r9b
	movq	216(%rsp), %r9
	jne	.LBB55_3
	cmpq	$16, %rbx
	jae	.LBB55_18
	xorl	%edx, %edx
	jmp	.LBB55_22
.LBB55_18:
	movq	%rbx, %rdx
	andq	$-16, %rdx
	vbroadcastss	%xmm29, %zmm0
	vbroadcastss	%xmm28, %zmm1
	xorl	%eax, %eax
	vpbroadcastd	.LCPI55_0(%rip), %zmm2
	vpbroadcastd	.LCPI55_1(%rip), %zmm3
	vpbroadcastd	.LCPI55_2(%rip), %zmm4
	vpbroadcastd	.LCPI55_3(%rip), %zmm5
	vpbroadcastd	.LCPI55_4(%rip), %zmm6
	vbroadcastss	.LCPI55_5(%rip), %zmm7
	vmovdqa64	.LCPI55_6(%rip), %zmm8
	vmovaps	.LCPI55_7(%rip), %zmm9
	vmovaps	.LCPI55_8(%rip), %zmm10
	vmovaps	.LCPI55_9(%rip), %zmm11
	vmovaps	.LCPI55_10(%rip), %zmm12
	vmovaps	.LCPI55_11(%rip), %zmm13
	vmovaps	.LCPI55_12(%rip), %zmm14
	movq	%r9, %rsi
	movq	192(%rsp), %rcx
	movq	200(%rsp), %rdi
	.p2align	4
.LBB55_19:
	vpandd	(%rcx,%rax,4), %zmm2, %zmm15
	vpandd	(%rdi,%rax,4), %zmm2, %zmm16
	vpsubd	%zmm15, %zmm3, %zmm17
	vpsubd	%zmm16, %zmm3, %zmm18
	vpmaddwd	%zmm17, %zmm18, %zmm19
	vpmaddwd	%zmm15, %zmm18, %zmm18
	vpmaddwd	%zmm15, %zmm16, %zmm15
	vmovdqu64	(%r14,%rax,4), %zmm20
	vpmaddwd	%zmm17, %zmm16, %zmm16
	vpandq	%zmm4, %zmm20, %zmm17
	vpmaddwd	%zmm17, %zmm19, %zmm17
	vmovdqu64	(%rbp,%rax,4), %zmm21
	vpandq	%zmm4, %zmm21, %zmm22
	vpmaddwd	%zmm22, %zmm18, %zmm22
	vmovdqu64	(%r15,%rax,4), %zmm23
	vpandq	%zmm4, %zmm23, %zmm24
	vmovdqu64	(%r12,%rax,4), %zmm25
	vpaddd	%zmm17, %zmm22, %zmm17
	vpmaddwd	%zmm16, %zmm24, %zmm22
	vpandq	%zmm4, %zmm25, %zmm24
	vpmaddwd	%zmm15, %zmm24, %zmm24
	vpaddd	%zmm24, %zmm22, %zmm22
	vpaddd	%zmm22, %zmm17, %zmm17
	vpaddd	%zmm5, %zmm17, %zmm17
	vpsrld	$10, %zmm17, %zmm17
	vpsrlw	$8, %zmm20, %zmm22
	vpmaddwd	%zmm22, %zmm19, %zmm22
	vpsrlw	$8, %zmm21, %zmm24
	vpmaddwd	%zmm18, %zmm24, %zmm24
	vpord	%zmm6, %zmm17, %zmm17
	vpaddd	%zmm24, %zmm22, %zmm22
	vpsrlw	$8, %zmm23, %zmm24
	vpmaddwd	%zmm16, %zmm24, %zmm24
	vpsrlw	$8, %zmm25, %zmm26
	vpmaddwd	%zmm15, %zmm26, %zmm26
	vaddps	%zmm7, %zmm17, %zmm17
	vpaddd	%zmm26, %zmm24, %zmm24
	vpaddd	%zmm24, %zmm22, %zmm22
	vpaddd	%zmm5, %zmm22, %zmm22
	vpsrld	$10, %zmm22, %zmm22
	vpord	%zmm6, %zmm22, %zmm22
	vmulps	%zmm17, %zmm0, %zmm17
	vaddps	%zmm7, %zmm22, %zmm22
	vpshufb	%zmm8, %zmm20, %zmm20
	vpmaddwd	%zmm20, %zmm19, %zmm19
	vpshufb	%zmm8, %zmm21, %zmm20
	vpmaddwd	%zmm18, %zmm20, %zmm18
	vmulps	%zmm22, %zmm0, %zmm20
	vpaddd	%zmm18, %zmm19, %zmm18
	vpshufb	%zmm8, %zmm23, %zmm19
	vpmaddwd	%zmm16, %zmm19, %zmm16
	vpshufb	%zmm8, %zmm25, %zmm19
	vpmaddwd	%zmm15, %zmm19, %zmm15
	vaddps	%zmm17, %zmm1, %zmm17
	vpaddd	%zmm15, %zmm16, %zmm15
	vpaddd	%zmm15, %zmm18, %zmm15
	vpaddd	%zmm5, %zmm15, %zmm15
	vpsrld	$10, %zmm15, %zmm15
	vpord	%zmm6, %zmm15, %zmm15
	vaddps	%zmm20, %zmm1, %zmm16
	vaddps	%zmm7, %zmm15, %zmm15
	vmulps	%zmm15, %zmm0, %zmm15
	vaddps	%zmm15, %zmm1, %zmm15
	vmovaps	%zmm17, %zmm18
	vpermt2ps	%zmm16, %zmm9, %zmm18
	vmovaps	%zmm16, %zmm19
	vpermt2ps	%zmm17, %zmm11, %zmm19
	vpermt2ps	%zmm15, %zmm12, %zmm19
	vpermt2ps	%zmm16, %zmm13, %zmm17
	vpermt2ps	%zmm15, %zmm14, %zmm17
	vmovups	%zmm17, 128(%rsi)
	vmovups	%zmm19, 64(%rsi)
	vpermt2ps	%zmm15, %zmm10, %zmm18
	vmovups	%zmm18, (%rsi)
	addq	$16, %rax
	addq	$192, %rsi
	cmpq	%rax, %rdx
	jne	.LBB55_19
	cmpq	%rdx, %rbx
	je	.LBB55_5
	testb	$12, %bl
	je	.LBB55_3
.LBB55_22:
	movq	%rdx, %rax
	movq	%rbx, %rdx
	andq	$-4, %rdx
	vbroadcastss	%xmm29, %xmm0
	vbroadcastss	%xmm28, %xmm1
	leaq	(%rax,%rax,2), %rcx
	leaq	(%r9,%rcx,4), %rsi
	vpbroadcastd	.LCPI55_0(%rip), %xmm2
	vpbroadcastd	.LCPI55_1(%rip), %xmm3
	vpbroadcastd	.LCPI55_2(%rip), %ymm4
	vpbroadcastd	.LCPI55_3(%rip), %ymm5
	vpbroadcastd	.LCPI55_4(%rip), %ymm6
	vbroadcastss	.LCPI55_5(%rip), %ymm7
	vmovq	.LCPI55_21(%rip), %xmm8
	vmovdqa	.LCPI55_14(%rip), %xmm9
	vmovdqa	.LCPI55_15(%rip), %xmm10
	vmovdqa	.LCPI55_16(%rip), %ymm11
	vinsertf128	$1, %xmm0, %ymm0, %ymm12
	vinsertf128	$1, %xmm1, %ymm1, %ymm13
	vbroadcastsd	.LCPI55_22(%rip), %ymm14
	vmovaps	.LCPI55_18(%rip), %xmm15
	vmovaps	.LCPI55_19(%rip), %ymm16
	movq	192(%rsp), %rcx
	movq	200(%rsp), %rdi
	.p2align	4
.LBB55_23:
	vpandd	(%rcx,%rax,4), %xmm2, %xmm17
	vpandd	(%rdi,%rax,4), %xmm2, %xmm18
	vpsubd	%xmm17, %xmm3, %xmm19
	vpsubd	%xmm18, %xmm3, %xmm20
	vpmaddwd	%xmm19, %xmm20, %xmm21
	vpmaddwd	%xmm17, %xmm20, %xmm20
	vpmaddwd	%xmm19, %xmm18, %xmm19
	vmovdqu64	(%r14,%rax,4), %xmm22
	vpackusdw	%xmm21, %xmm21, %xmm21
	vpmaddwd	%xmm17, %xmm18, %xmm17
	vmovdqu64	(%rbp,%rax,4), %xmm18
	vmovdqu64	(%r15,%rax,4), %xmm23
	vpackusdw	%xmm20, %xmm20, %xmm24
	vpunpcklwd	%xmm21, %xmm24, %xmm25
	vpshufb	%xmm8, %xmm18, %xmm26
	vpshufb	%xmm10, %xmm22, %xmm27
	vpunpcklwd	%xmm24, %xmm27, %xmm24
	vpshufb	%xmm10, %xmm18, %xmm27
	vpunpcklwd	%xmm26, %xmm21, %xmm26
	vpunpcklwd	%xmm27, %xmm21, %xmm21
	vmovdqu64	(%r12,%rax,4), %xmm27
	vpmaddwd	%xmm24, %xmm21, %xmm21
	vpsrld	$8, %xmm23, %xmm24
	vinserti32x4	$1, %xmm24, %ymm23, %ymm24
	vpshufb	%xmm9, %xmm23, %xmm23
	vpmaddwd	%xmm19, %xmm23, %xmm23
	vinserti32x4	$1, %xmm19, %ymm19, %ymm19
	vpandq	%ymm4, %ymm24, %ymm24
	vpmaddwd	%ymm19, %ymm24, %ymm19
	vpandq	%xmm4, %xmm22, %xmm24
	vinserti32x4	$1, %xmm20, %ymm24, %ymm20
	vpsrld	$8, %xmm22, %xmm22
	vinserti32x4	$1, %xmm22, %ymm18, %ymm18
	vpshufb	%xmm9, %xmm27, %xmm22
	vpmaddwd	%xmm17, %xmm22, %xmm22
	vpaddd	%xmm22, %xmm23, %xmm22
	vpandq	%ymm4, %ymm18, %ymm18
	vpermt2w	%ymm20, %ymm11, %ymm18
	vpaddd	%xmm5, %xmm22, %xmm20
	vpaddd	%xmm20, %xmm21, %xmm20
	vinserti32x4	$1, %xmm26, %ymm25, %ymm21
	vpmaddwd	%ymm18, %ymm21, %ymm18
	vpsrld	$8, %xmm27, %xmm21
	vinserti32x4	$1, %xmm21, %ymm27, %ymm21
	vinserti32x4	$1, %xmm17, %ymm17, %ymm17
	vpandq	%ymm4, %ymm21, %ymm21
	vpmaddwd	%ymm17, %ymm21, %ymm17
	vpaddd	%ymm17, %ymm19, %ymm17
	vpsrld	$10, %xmm20, %xmm19
	vpord	%xmm6, %xmm19, %xmm19
	vaddps	%xmm7, %xmm19, %xmm19
	vmulps	%xmm19, %xmm0, %xmm19
	vpaddd	%ymm5, %ymm17, %ymm17
	vpaddd	%ymm17, %ymm18, %ymm17
	vpsrld	$10, %ymm17, %ymm17
	vpord	%ymm6, %ymm17, %ymm17
	vaddps	%ymm7, %ymm17, %ymm17
	vaddps	%xmm19, %xmm1, %xmm18
	vmulps	%ymm17, %ymm12, %ymm17
	vaddps	%ymm17, %ymm13, %ymm17
	vpermps	%ymm17, %ymm14, %ymm19
	vpermt2ps	%ymm18, %ymm16, %ymm17
	vmovups	%ymm17, (%rsi)
	vmovaps	%xmm18, %xmm17
	vpermt2ps	%xmm19, %xmm15, %xmm17
	vmovups	%xmm17, 32(%rsi)
	addq	$4, %rax
	addq	$48, %rsi
	cmpq	%rax, %rdx
	jne	.LBB55_23
	cmpq	%rdx, %rbx
	jne	.LBB55_3
	jmp	.LBB55_5
.LBB55_28:
	movq	208(%rsp), %rbx
.LBB55_29:
	movq	216(%rsp), %r9
	jmp	.LBB55_3
.Lfunc_end55:
	.size	$s20VitruvianMicroAVX51217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF, .Lfunc_end55-$s20VitruvianMicroAVX51217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI56_0:
	.quad	1
	.quad	2
	.quad	3
	.quad	0
.LCPI56_1:
	.quad	1
	.quad	1
	.quad	0
	.quad	6
.LCPI56_5:
	.quad	3
	.quad	5
	.quad	5
	.quad	3
.LCPI56_7:
	.quad	0
	.quad	2
	.quad	5
	.quad	2
.LCPI56_8:
	.quad	1
	.quad	3
	.quad	1
	.quad	5
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI56_2:
	.quad	0
	.quad	0
	.quad	0
	.quad	10
	.quad	10
	.quad	1
	.quad	1
	.quad	11
.LCPI56_6:
	.quad	0
	.quad	1
	.quad	0
	.quad	3
	.quad	4
	.quad	5
	.quad	3
	.quad	5
.LCPI56_9:
	.quad	4
	.quad	0
	.quad	5
	.quad	0
	.quad	1
	.quad	4
	.quad	4
	.quad	1
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI56_3:
	.quad	64
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI56_4:
	.long	1
	.text
	.hidden	$s20VitruvianMicroAVX5120B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF
	.globl	$s20VitruvianMicroAVX5120B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF,@function
$s20VitruvianMicroAVX5120B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -80(%rsp)
	movq	16(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB56_79
	vmovd	%r8d, %xmm0
	vpinsrd	$1, %ecx, %xmm0, %xmm0
	vpcmpeqd	%xmm1, %xmm1, %xmm1
	vpaddd	%xmm1, %xmm0, %xmm0
	movq	(%r13), %rcx
	movq	8(%r13), %r8
	vmovdqu	24(%r13), %ymm1
	movq	48(%r13), %r10
	movq	40(%r13), %r11
	movq	32(%r13), %rbx
	vmovd	%xmm0, %r14d
	movl	%r14d, %eax
	sarl	$31, %eax
	andnl	%r14d, %eax, %eax
	movl	%eax, -84(%rsp)
	cmpq	$4, %rdx
	movq	%rdx, -96(%rsp)
	movq	%rcx, -104(%rsp)
	movq	%r8, -112(%rsp)
	movq	%r13, -32(%rsp)
	movl	%r9d, -36(%rsp)
	jae	.LBB56_10
	xorl	%r15d, %r15d
.LBB56_3:
	vpextrd	$1, %xmm0, %r12d
	vmovq	%xmm1, %rcx
	movq	-96(%rsp), %rax
	subq	%r15, %rax
	movq	%rax, -48(%rsp)
	leaq	(%r10,%r15,4), %rax
	movq	%rax, -56(%rsp)
	leaq	(%r11,%r15,4), %rax
	movq	%rax, -64(%rsp)
	leaq	(%rbx,%r15,4), %rax
	movq	%rax, -72(%rsp)
	leaq	(%rcx,%r15,4), %rax
	movq	%rax, -8(%rsp)
	movq	-112(%rsp), %rcx
	leaq	(%rcx,%r15,4), %rax
	movq	%rax, -16(%rsp)
	movq	-104(%rsp), %rcx
	leaq	(%rcx,%r15,4), %rax
	movq	%rax, -24(%rsp)
	xorl	%ecx, %ecx
	movq	%rsi, %r15
	movq	-80(%rsp), %r9
	jmp	.LBB56_6
	.p2align	4
.LBB56_4:
	imull	%esi, %eax
	cmpl	%r14d, %r13d
	movl	%r14d, %ebp
	cmovll	%r13d, %ebp
	movl	%ebp, %r8d
	sarl	$31, %r8d
	andnl	%ebp, %r8d, %r8d
.LBB56_5:
	imull	%r9d, %r8d
	incl	%r13d
	cmpl	%r14d, %r13d
	cmovgel	%r14d, %r13d
	movl	%r13d, %ebp
	sarl	$31, %ebp
	andnl	%r13d, %ebp, %ebp
	imull	%r9d, %ebp
	leal	(%r8,%rdx), %r13d
	movq	-8(%rsp), %rsi
	movl	%r13d, (%rsi,%rcx,4)
	addl	%eax, %r8d
	movq	-72(%rsp), %rsi
	movl	%r8d, (%rsi,%rcx,4)
	addl	%ebp, %edx
	movq	-64(%rsp), %rsi
	movl	%edx, (%rsi,%rcx,4)
	addl	%eax, %ebp
	movq	-56(%rsp), %rax
	movl	%ebp, (%rax,%rcx,4)
	incq	%rcx
	cmpq	%rcx, -48(%rsp)
	movq	%r15, %rsi
	je	.LBB56_22
.LBB56_6:
	movq	-24(%rsp), %rax
	movl	(%rax,%rcx,4), %eax
	sarl	$5, %eax
	movq	-16(%rsp), %rdx
	movl	(%rdx,%rcx,4), %r13d
	sarl	$5, %r13d
	cmpl	%r12d, %eax
	movl	%r12d, %edx
	cmovll	%eax, %edx
	movl	%edx, %r8d
	sarl	$31, %r8d
	andnl	%edx, %r8d, %edx
	imull	%esi, %edx
	incl	%eax
	cmpl	%r12d, %eax
	cmovgel	%r12d, %eax
	testl	%eax, %eax
	jg	.LBB56_4
	xorl	%eax, %eax
	cmpl	%r14d, %r13d
	jge	.LBB56_9
	movl	%r13d, %r8d
	sarl	$31, %r8d
	andnl	%r13d, %r8d, %r8d
	jmp	.LBB56_5
.LBB56_9:
	movl	-84(%rsp), %esi
	movl	%esi, %r8d
	jmp	.LBB56_5
.LBB56_10:
	vbroadcasti64x4	.LCPI56_0(%rip), %zmm2
	vpermq	%zmm1, %zmm2, %zmm2
	vpermq	$230, %ymm1, %ymm3
	vmovdqu	(%r13), %ymm4
	vmovdqa	.LCPI56_1(%rip), %ymm5
	vpermi2q	%ymm1, %ymm4, %ymm5
	vpsubq	%ymm5, %ymm3, %ymm3
	vinserti128	$1, %xmm4, %ymm0, %ymm4
	vmovdqa64	.LCPI56_2(%rip), %zmm5
	vpermi2q	%zmm4, %zmm1, %zmm5
	vpsubq	%zmm5, %zmm2, %zmm2
	vpbroadcastq	.LCPI56_3(%rip), %zmm4
	vpcmpltuq	%zmm4, %zmm2, %k0
	vpcmpltuq	%ymm4, %ymm3, %k1
	korb	%k1, %k0, %k1
	vpmovm2d	%k1, %ymm2
	vpmovm2d	%k0, %ymm3
	vpblendd	$240, %ymm3, %ymm2, %ymm2
	vpmovd2m	%ymm2, %k0
	xorl	%r15d, %r15d
	kortestb	%k0, %k0
	jne	.LBB56_3
	movq	%r10, %rax
	subq	%rcx, %rax
	cmpq	$64, %rax
	jb	.LBB56_3
	movq	%r10, %rax
	subq	%r8, %rax
	cmpq	$64, %rax
	jb	.LBB56_3
	movq	-96(%rsp), %rdx
	cmpq	$16, %rdx
	jae	.LBB56_15
	xorl	%r15d, %r15d
	jmp	.LBB56_19
.LBB56_15:
	movq	%rdx, %r15
	andq	$-16, %r15
	movl	-84(%rsp), %eax
	vpbroadcastd	%eax, %zmm2
	vpbroadcastd	.LCPI56_4(%rip), %zmm3
	vpermd	%zmm0, %zmm3, %zmm4
	vpbroadcastd	%esi, %zmm5
	vpbroadcastd	%xmm0, %zmm6
	movq	-80(%rsp), %rax
	vpbroadcastd	%eax, %zmm7
	vmovq	%xmm1, %rax
	xorl	%ecx, %ecx
	vpxor	%xmm8, %xmm8, %xmm8
	vpternlogd	$255, %zmm9, %zmm9, %zmm9
	movq	-104(%rsp), %r9
	movq	-112(%rsp), %r8
	.p2align	4
.LBB56_16:
	vpsrad	$5, (%r9,%rcx,4), %zmm10
	vpsrad	$5, (%r8,%rcx,4), %zmm11
	vpminsd	%zmm4, %zmm10, %zmm12
	vpmaxsd	%zmm8, %zmm12, %zmm12
	vpmulld	%zmm5, %zmm12, %zmm12
	vpsubd	%zmm9, %zmm10, %zmm10
	vpminsd	%zmm4, %zmm10, %zmm10
	vpcmpltd	%zmm3, %zmm10, %k1
	vpcmpgtd	%zmm11, %zmm6, %k2
	vpmulld	%zmm5, %zmm10, %zmm10
	vpminsd	%zmm6, %zmm11, %zmm13
	vpmaxsd	%zmm8, %zmm13, %zmm13
	vmovdqa64	%zmm2, %zmm14
	vpmaxsd	%zmm8, %zmm11, %zmm14 {%k2}
	vmovdqa32	%zmm14, %zmm13 {%k1}
	knotw	%k1, %k1
	vmovdqa32	%zmm10, %zmm10 {%k1} {z}
	vpmulld	%zmm7, %zmm13, %zmm13
	vpsubd	%zmm9, %zmm11, %zmm11
	vpminsd	%zmm6, %zmm11, %zmm11
	vpmaxsd	%zmm8, %zmm11, %zmm11
	vpmulld	%zmm7, %zmm11, %zmm11
	vpaddd	%zmm12, %zmm13, %zmm14
	vmovdqu64	%zmm14, (%rax,%rcx,4)
	vpaddd	%zmm10, %zmm13, %zmm13
	vmovdqu64	%zmm13, (%rbx,%rcx,4)
	vpaddd	%zmm12, %zmm11, %zmm12
	vmovdqu64	%zmm12, (%r11,%rcx,4)
	vpaddd	%zmm11, %zmm10, %zmm10
	vmovdqu64	%zmm10, (%r10,%rcx,4)
	addq	$16, %rcx
	cmpq	%rcx, %r15
	jne	.LBB56_16
	cmpq	%r15, %rdx
	je	.LBB56_22
	testb	$12, -96(%rsp)
	je	.LBB56_3
.LBB56_19:
	movq	%r15, %rax
	movq	-96(%rsp), %rdx
	movq	%rdx, %r15
	andq	$-4, %r15
	movl	-84(%rsp), %ecx
	vpbroadcastd	%ecx, %xmm2
	vpshufd	$85, %xmm0, %xmm3
	vpbroadcastd	%esi, %xmm4
	vpbroadcastd	%xmm0, %xmm5
	movq	-80(%rsp), %rcx
	vpbroadcastd	%ecx, %xmm6
	vmovq	%xmm1, %rcx
	vpxor	%xmm7, %xmm7, %xmm7
	vpcmpeqd	%xmm8, %xmm8, %xmm8
	vpbroadcastd	.LCPI56_4(%rip), %xmm9
	movq	-104(%rsp), %r9
	movq	-112(%rsp), %r8
	.p2align	4
.LBB56_20:
	vpsrad	$5, (%r9,%rax,4), %xmm10
	vpsrad	$5, (%r8,%rax,4), %xmm11
	vpminsd	%xmm3, %xmm10, %xmm12
	vpmaxsd	%xmm7, %xmm12, %xmm12
	vpmulld	%xmm4, %xmm12, %xmm12
	vpsubd	%xmm8, %xmm10, %xmm10
	vpminsd	%xmm3, %xmm10, %xmm10
	vpcmpltd	%xmm9, %xmm10, %k1
	vpcmpgtd	%xmm11, %xmm5, %k2
	vpmulld	%xmm4, %xmm10, %xmm10
	vpminsd	%xmm5, %xmm11, %xmm13
	vpmaxsd	%xmm7, %xmm13, %xmm13
	vmovdqa	%xmm2, %xmm14
	vpmaxsd	%xmm7, %xmm11, %xmm14 {%k2}
	vmovdqa32	%xmm14, %xmm13 {%k1}
	vmovdqa32	%xmm7, %xmm10 {%k1}
	vpmulld	%xmm6, %xmm13, %xmm13
	vpsubd	%xmm8, %xmm11, %xmm11
	vpminsd	%xmm5, %xmm11, %xmm11
	vpmaxsd	%xmm7, %xmm11, %xmm11
	vpmulld	%xmm6, %xmm11, %xmm11
	vpaddd	%xmm12, %xmm13, %xmm14
	vmovdqu	%xmm14, (%rcx,%rax,4)
	vpaddd	%xmm10, %xmm13, %xmm13
	vmovdqu	%xmm13, (%rbx,%rax,4)
	vpaddd	%xmm12, %xmm11, %xmm12
	vmovdqu	%xmm12, (%r11,%rax,4)
	vpaddd	%xmm11, %xmm10, %xmm10
	vmovdqu	%xmm10, (%r10,%rax,4)
	addq	$4, %rax
	cmpq	%rax, %r15
	jne	.LBB56_20
	cmpq	%r15, %rdx
	jne	.LBB56_3
.LBB56_22:
	movq	-96(%rsp), %r13
	leaq	-1(%r13), %rsi
	movl	%r13d, %r14d
	andl	$7, %r14d
	cmpq	$7, %rsi
	jae	.LBB56_24
	xorl	%ecx, %ecx
	movq	-32(%rsp), %r15
	jmp	.LBB56_26
.LBB56_24:
	movq	%r13, %rax
	andq	$-8, %rax
	vmovq	%xmm1, %rdx
	xorl	%ecx, %ecx
	movq	-32(%rsp), %r15
	.p2align	4
.LBB56_25:
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
	jne	.LBB56_25
.LBB56_26:
	testq	%r14, %r14
	je	.LBB56_29
	vmovq	%xmm1, %rdx
	leaq	(%rdx,%rcx,4), %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB56_28:
	movslq	(%rax,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rax,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r14
	jne	.LBB56_28
.LBB56_29:
	cmpq	$7, %rsi
	jae	.LBB56_31
	xorl	%r8d, %r8d
	jmp	.LBB56_33
.LBB56_31:
	movq	%r13, %rax
	andq	$-8, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB56_32:
	movslq	(%rbx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rbx,%rcx,4)
	movslq	4(%rbx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 4(%rbx,%rcx,4)
	movslq	8(%rbx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 8(%rbx,%rcx,4)
	movslq	12(%rbx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 12(%rbx,%rcx,4)
	movslq	16(%rbx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 16(%rbx,%rcx,4)
	movslq	20(%rbx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 20(%rbx,%rcx,4)
	movslq	24(%rbx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 24(%rbx,%rcx,4)
	leaq	8(%rcx), %r8
	movslq	28(%rbx,%rcx,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, 28(%rbx,%rcx,4)
	movq	%r8, %rcx
	cmpq	%r8, %rax
	jne	.LBB56_32
.LBB56_33:
	testb	$7, %r13b
	je	.LBB56_36
	leaq	(%rbx,%r8,4), %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB56_35:
	movslq	(%rax,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rax,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r14
	jne	.LBB56_35
.LBB56_36:
	movl	%r13d, %eax
	andl	$7, %eax
	cmpq	$7, %rsi
	jae	.LBB56_38
	xorl	%r9d, %r9d
	jmp	.LBB56_40
.LBB56_38:
	movq	%r13, %rcx
	andq	$-8, %rcx
	xorl	%r8d, %r8d
	.p2align	4
.LBB56_39:
	movslq	(%r11,%r8,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, (%r11,%r8,4)
	movslq	4(%r11,%r8,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, 4(%r11,%r8,4)
	movslq	8(%r11,%r8,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, 8(%r11,%r8,4)
	movslq	12(%r11,%r8,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, 12(%r11,%r8,4)
	movslq	16(%r11,%r8,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, 16(%r11,%r8,4)
	movslq	20(%r11,%r8,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, 20(%r11,%r8,4)
	movslq	24(%r11,%r8,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, 24(%r11,%r8,4)
	leaq	8(%r8), %r9
	movslq	28(%r11,%r8,4), %r14
	movl	(%rdi,%r14), %ebp
	movl	%ebp, 28(%r11,%r8,4)
	movq	%r9, %r8
	cmpq	%r9, %rcx
	jne	.LBB56_39
.LBB56_40:
	testq	%rax, %rax
	je	.LBB56_43
	leaq	(%r11,%r9,4), %rcx
	xorl	%r8d, %r8d
	.p2align	4
.LBB56_42:
	movslq	(%rcx,%r8,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, (%rcx,%r8,4)
	incq	%r8
	cmpq	%r8, %rax
	jne	.LBB56_42
.LBB56_43:
	movl	%r13d, %eax
	andl	$7, %eax
	cmpq	$7, %rsi
	jae	.LBB56_45
	xorl	%r8d, %r8d
	jmp	.LBB56_47
.LBB56_45:
	movq	%r13, %rcx
	andq	$-8, %rcx
	xorl	%esi, %esi
	.p2align	4
.LBB56_46:
	movslq	(%r10,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%r10,%rsi,4)
	movslq	4(%r10,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 4(%r10,%rsi,4)
	movslq	8(%r10,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 8(%r10,%rsi,4)
	movslq	12(%r10,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 12(%r10,%rsi,4)
	movslq	16(%r10,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 16(%r10,%rsi,4)
	movslq	20(%r10,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 20(%r10,%rsi,4)
	movslq	24(%r10,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 24(%r10,%rsi,4)
	leaq	8(%rsi), %r8
	movslq	28(%r10,%rsi,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, 28(%r10,%rsi,4)
	movq	%r8, %rsi
	cmpq	%r8, %rcx
	jne	.LBB56_46
.LBB56_47:
	testq	%rax, %rax
	je	.LBB56_50
	leaq	(%r10,%r8,4), %rcx
	xorl	%esi, %esi
	.p2align	4
.LBB56_49:
	movslq	(%rcx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rcx,%rsi,4)
	incq	%rsi
	cmpq	%rsi, %rax
	jne	.LBB56_49
.LBB56_50:
	testb	$1, -36(%rsp)
	movq	-112(%rsp), %r8
	je	.LBB56_51
.LBB56_79:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB56_51:
	cmpq	$3, %r13
	ja	.LBB56_63
	xorl	%esi, %esi
	jmp	.LBB56_53
.LBB56_63:
	vmovdqu	(%r15), %xmm2
	vmovdqu	32(%r15), %xmm3
	leaq	(%rdx,%r13,4), %rbp
	leaq	(%rbx,%r13,4), %r12
	leaq	(%r11,%r13,4), %r15
	leaq	(%r10,%r13,4), %rsi
	movq	-104(%rsp), %r9
	leaq	(%r9,%r13,4), %r14
	leaq	(%r8,%r13,4), %r13
	cmpq	%r12, %rdx
	setb	%al
	cmpq	%rbp, %rbx
	setb	-80(%rsp)
	cmpq	%r15, %rdx
	setb	%cl
	cmpq	%rbp, %r11
	setb	-48(%rsp)
	cmpq	%rsi, %rdx
	setb	%dil
	cmpq	%rbp, %r10
	setb	-56(%rsp)
	cmpq	%r14, %rdx
	setb	-64(%rsp)
	cmpq	%rbp, %r9
	setb	-72(%rsp)
	cmpq	%r13, %rdx
	setb	%r9b
	cmpq	%rbp, %r8
	vmovq	%r14, %xmm4
	vmovq	%r15, %xmm5
	vmovq	%r12, %xmm6
	vpshufd	$78, %xmm3, %xmm7
	vmovdqa	.LCPI56_5(%rip), %ymm8
	vpermi2q	%ymm3, %ymm1, %ymm8
	vinserti128	$1, %xmm2, %ymm7, %ymm3
	vpblendd	$240, %ymm1, %ymm7, %ymm1
	vpermq	$100, %ymm3, %ymm7
	vinserti64x4	$1, %ymm8, %zmm7, %zmm7
	setb	%r12b
	vpunpcklqdq	%xmm4, %xmm5, %xmm4
	vmovq	%rsi, %xmm5
	vpunpcklqdq	%xmm5, %xmm6, %xmm5
	vpbroadcastq	%r13, %xmm6
	vinserti128	$1, %xmm6, %ymm5, %ymm5
	vinserti32x4	$2, %xmm4, %zmm5, %zmm4
	vmovdqa64	.LCPI56_6(%rip), %zmm5
	vpermq	%zmm4, %zmm5, %zmm5
	vpcmpltuq	%zmm5, %zmm7, %k0
	vmovdqa	.LCPI56_7(%rip), %ymm5
	vpermi2q	%ymm2, %ymm3, %ymm5
	vmovdqa	.LCPI56_8(%rip), %ymm3
	vpermi2q	%ymm2, %ymm1, %ymm3
	vinserti64x4	$1, %ymm5, %zmm3, %zmm1
	vmovdqa64	.LCPI56_9(%rip), %zmm2
	vpermq	%zmm4, %zmm2, %zmm2
	vpcmpltuq	%zmm2, %zmm1, %k1
	cmpq	%r13, %r10
	setb	%r14b
	cmpq	%rsi, %r8
	setb	%r15b
	xorl	%esi, %esi
	ktestb	%k1, %k0
	jne	.LBB56_80
	andb	-80(%rsp), %al
	movq	-96(%rsp), %r13
	jne	.LBB56_81
	andb	-48(%rsp), %cl
	jne	.LBB56_81
	andb	-56(%rsp), %dil
	jne	.LBB56_81
	movzbl	-72(%rsp), %eax
	andb	%al, -64(%rsp)
	jne	.LBB56_81
	andb	%r12b, %r9b
	movq	-112(%rsp), %r8
	jne	.LBB56_53
	andb	%r15b, %r14b
	jne	.LBB56_53
	cmpq	$16, %r13
	jae	.LBB56_72
	xorl	%esi, %esi
	jmp	.LBB56_76
.LBB56_72:
	movq	%r13, %rsi
	andq	$-16, %rsi
	vpbroadcastd	.LCPI56_4(%rip), %zmm1
	vpermd	%zmm0, %zmm1, %zmm1
	vpbroadcastd	%xmm0, %zmm2
	xorl	%eax, %eax
	vpternlogd	$255, %zmm3, %zmm3, %zmm3
	movq	-104(%rsp), %rcx
	.p2align	4
.LBB56_73:
	vpsrad	$5, (%rcx,%rax,4), %zmm4
	vpsrad	$5, (%r8,%rax,4), %zmm5
	vpcmpnltud	%zmm4, %zmm1, %k0
	vpsubd	%zmm3, %zmm4, %zmm4
	vpcmpnltud	%zmm4, %zmm1, %k1
	vpcmpnltud	%zmm5, %zmm2, %k2
	vpsubd	%zmm3, %zmm5, %zmm4
	kandw	%k2, %k0, %k3
	vmovdqu32	(%rdx,%rax,4), %zmm5 {%k3} {z}
	vmovdqu64	%zmm5, (%rdx,%rax,4)
	vpcmpnltud	%zmm4, %zmm2, %k3
	kandw	%k2, %k1, %k2
	vmovdqu32	(%rbx,%rax,4), %zmm4 {%k2} {z}
	vmovdqu64	%zmm4, (%rbx,%rax,4)
	kandw	%k3, %k0, %k2
	vmovdqu32	(%r11,%rax,4), %zmm4 {%k2} {z}
	vmovdqu64	%zmm4, (%r11,%rax,4)
	kandw	%k3, %k1, %k1
	vmovdqu32	(%r10,%rax,4), %zmm4 {%k1} {z}
	vmovdqu64	%zmm4, (%r10,%rax,4)
	addq	$16, %rax
	cmpq	%rax, %rsi
	jne	.LBB56_73
	cmpq	%rsi, %r13
	je	.LBB56_79
	testb	$12, %r13b
	je	.LBB56_53
.LBB56_76:
	movq	%rsi, %rax
	movq	%r13, %rsi
	andq	$-4, %rsi
	vpshufd	$85, %xmm0, %xmm1
	vpbroadcastd	%xmm0, %xmm2
	vpcmpeqd	%xmm3, %xmm3, %xmm3
	movq	-104(%rsp), %rcx
	.p2align	4
.LBB56_77:
	vpsrad	$5, (%rcx,%rax,4), %xmm4
	vpsrad	$5, (%r8,%rax,4), %xmm5
	vpcmpnltud	%xmm4, %xmm1, %k1
	vpsubd	%xmm3, %xmm4, %xmm4
	vpcmpnltud	%xmm4, %xmm1, %k0
	vpcmpnltud	%xmm5, %xmm2, %k2
	vpsubd	%xmm3, %xmm5, %xmm4
	kandw	%k2, %k1, %k3
	vmovdqu32	(%rdx,%rax,4), %xmm5 {%k3} {z}
	vmovdqu	%xmm5, (%rdx,%rax,4)
	vpcmpnltud	%xmm4, %xmm2, %k3
	kandw	%k2, %k0, %k2
	vmovdqu32	(%rbx,%rax,4), %xmm4 {%k2} {z}
	vmovdqu	%xmm4, (%rbx,%rax,4)
	kandw	%k3, %k1, %k1
	vmovdqu32	(%r11,%rax,4), %xmm4 {%k1} {z}
	vmovdqu	%xmm4, (%r11,%rax,4)
	kandw	%k3, %k0, %k1
	vmovdqu32	(%r10,%rax,4), %xmm4 {%k1} {z}
	vmovdqu	%xmm4, (%r10,%rax,4)
	addq	$4, %rax
	cmpq	%rax, %rsi
	jne	.LBB56_77
	cmpq	%rsi, %r13
	jne	.LBB56_53
	jmp	.LBB56_79
.LBB56_80:
	movq	-96(%rsp), %r13
.LBB56_81:
	movq	-112(%rsp), %r8
.LBB56_53:
	subq	%rsi, %r13
	leaq	(%r10,%rsi,4), %rax
	leaq	(%r11,%rsi,4), %rcx
	leaq	(%rbx,%rsi,4), %rdi
	leaq	(%rdx,%rsi,4), %rdx
	leaq	(%r8,%rsi,4), %r8
	movq	-104(%rsp), %r9
	leaq	(%r9,%rsi,4), %rsi
	xorl	%r9d, %r9d
	vpcmpeqd	%xmm1, %xmm1, %xmm1
	xorl	%r10d, %r10d
	jmp	.LBB56_55
	.p2align	4
.LBB56_54:
	testb	$2, %bl
	cmovel	%r9d, %r11d
	movl	%r11d, (%rax,%r10,4)
	incq	%r10
	cmpq	%r10, %r13
	je	.LBB56_79
.LBB56_55:
	vmovd	(%r8,%r10,4), %xmm2
	vpinsrd	$1, (%rsi,%r10,4), %xmm2, %xmm2
	vmovq	%xmm2, %xmm2
	vpsrad	$5, %xmm2, %xmm2
	vpcmpnltud	%xmm2, %xmm0, %k0
	kmovd	%k0, %r11d
	movl	$0, %ebx
	testb	$1, %r11b
	je	.LBB56_57
	movl	(%rdx,%r10,4), %ebx
.LBB56_57:
	testb	$2, %r11b
	cmovel	%r9d, %ebx
	movl	%ebx, (%rdx,%r10,4)
	movl	$0, %ebp
	testb	$1, %r11b
	je	.LBB56_59
	movl	(%rdi,%r10,4), %ebp
.LBB56_59:
	vpsubd	%xmm1, %xmm2, %xmm2
	vpcmpnltud	%xmm2, %xmm0, %k0
	kmovd	%k0, %ebx
	testb	$2, %bl
	cmovel	%r9d, %ebp
	movl	%ebp, (%rdi,%r10,4)
	movl	$0, %ebp
	testb	$1, %bl
	je	.LBB56_61
	movl	(%rcx,%r10,4), %ebp
.LBB56_61:
	testb	$2, %r11b
	cmovel	%r9d, %ebp
	movl	%ebp, (%rcx,%r10,4)
	movl	$0, %r11d
	testb	$1, %bl
	je	.LBB56_54
	movl	(%rax,%r10,4), %r11d
	jmp	.LBB56_54
.Lfunc_end56:
	.size	$s20VitruvianMicroAVX5120B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF, .Lfunc_end56-$s20VitruvianMicroAVX5120B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF
	.hidden	vitruvian_sample_pixels_as_bytes_avx512
	.globl	vitruvian_sample_pixels_as_bytes_avx512
	.p2align	4
	.type	vitruvian_sample_pixels_as_bytes_avx512,@function
vitruvian_sample_pixels_as_bytes_avx512:
	jmp	($s20VitruvianMicroAVX51224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF)
.Lfunc_end57:
	.size	vitruvian_sample_pixels_as_bytes_avx512, .Lfunc_end57-vitruvian_sample_pixels_as_bytes_avx512
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
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
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
	.byte	34
	.byte	128
	.byte	128
	.byte	128
	.byte	38
	.byte	128
	.byte	128
	.byte	128
	.byte	42
	.byte	128
	.byte	128
	.byte	128
	.byte	46
	.byte	128
	.byte	128
	.byte	128
	.byte	50
	.byte	128
	.byte	128
	.byte	128
	.byte	54
	.byte	128
	.byte	128
	.byte	128
	.byte	58
	.byte	128
	.byte	128
	.byte	128
	.byte	62
	.byte	128
	.byte	128
	.byte	128
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI58_5:
	.byte	0
	.byte	11
	.byte	6
	.byte	1
	.byte	12
	.byte	7
	.byte	2
	.byte	13
	.byte	8
	.byte	3
	.byte	14
	.byte	9
	.byte	4
	.byte	15
	.byte	10
	.byte	5
.LCPI58_6:
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
.LCPI58_7:
	.byte	2
	.byte	128
	.byte	6
	.byte	128
	.byte	10
	.byte	128
	.byte	14
	.byte	128
	.byte	10
	.byte	128
	.byte	14
	.byte	128
	.byte	14
	.byte	128
	.byte	128
	.byte	128
.LCPI58_8:
	.byte	0
	.byte	4
	.byte	128
	.byte	1
	.byte	5
	.byte	128
	.byte	2
	.byte	6
	.byte	128
	.byte	3
	.byte	7
	.byte	128
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI58_9:
	.byte	128
	.byte	128
	.byte	0
	.byte	128
	.byte	128
	.byte	4
	.byte	128
	.byte	128
	.byte	8
	.byte	128
	.byte	128
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.text
	.hidden	$s20VitruvianMicroAVX51224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF
	.globl	$s20VitruvianMicroAVX51224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF
	.p2align	4
	.type	$s20VitruvianMicroAVX51224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF,@function
$s20VitruvianMicroAVX51224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF:
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
	leaq	(%r14,%r12,4), %rbp
	leaq	(%r14,%r12,8), %r15
	leaq	(,%r12,4), %r11
	movq	%r11, 32(%rsp)
	leaq	(%r11,%r11,2), %r11
	movq	%r11, 24(%rsp)
	leaq	(%r14,%r11), %rbx
	movq	%rax, 80(%rsp)
	movq	%r10, 88(%rsp)
	movq	%r12, 96(%rsp)
	movq	%r14, 104(%rsp)
	movq	%rbp, 112(%rsp)
	movq	%r15, 120(%rsp)
	movq	%rbx, 128(%rsp)
	leaq	80(%rsp), %r13
	callq	($s20VitruvianMicroAVX5120B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF)
	testq	%r12, %r12
	je	.LBB58_5
	movq	216(%rsp), %r10
	cmpq	$3, %r12
	ja	.LBB58_6
	xorl	%edx, %edx
.LBB58_3:
	leaq	(,%r12,8), %rax
	leaq	(%rdx,%rdx,2), %rcx
	leaq	(%r10,%rcx), %r15
	addq	$2, %r15
	subq	%rdx, %r12
	movq	24(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rcx
	addq	%r14, %rcx
	movq	%rcx, 8(%rsp)
	leaq	(%rax,%rdx,4), %rax
	addq	%r14, %rax
	movq	%rax, 72(%rsp)
	movq	32(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	addq	%r14, %rax
	movq	%rax, 64(%rsp)
	leaq	(%r14,%rdx,4), %rax
	movq	%rax, 56(%rsp)
	movq	200(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, 48(%rsp)
	movq	192(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, 40(%rsp)
	xorl	%r10d, %r10d
	movq	%r12, 16(%rsp)
	.p2align	4
.LBB58_4:
	movq	40(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	andl	$31, %eax
	movq	48(%rsp), %rcx
	movl	(%rcx,%r10,4), %r11d
	andl	$31, %r11d
	movl	$32, %ebp
	subl	%eax, %ebp
	movl	$32, %r14d
	subl	%r11d, %r14d
	movl	%r14d, %ecx
	imull	%ebp, %ecx
	movl	%ecx, 32(%rsp)
	imull	%eax, %r14d
	imull	%r11d, %ebp
	imull	%eax, %r11d
	movq	56(%rsp), %rax
	movl	(%rax,%r10,4), %edx
	movzbl	%dl, %r13d
	imull	%ecx, %r13d
	movzbl	%dh, %eax
	movl	%eax, 24(%rsp)
	shrl	$16, %edx
	movzbl	%dl, %edx
	movq	64(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	movzbl	%al, %r12d
	imull	%r14d, %r12d
	addl	%r13d, %r12d
	movzbl	%ah, %ecx
	shrl	$16, %eax
	movzbl	%al, %r13d
	movq	72(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	movzbl	%al, %r8d
	movzbl	%ah, %esi
	shrl	$16, %eax
	movzbl	%al, %r9d
	movq	8(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	movzbl	%al, %ebx
	movzbl	%ah, %edi
	shrl	$16, %eax
	movzbl	%al, %eax
	imull	%ebp, %r8d
	addl	%r12d, %r8d
	movq	16(%rsp), %r12
	imull	%r11d, %ebx
	addl	%ebx, %r8d
	addl	$512, %r8d
	shrl	$10, %r8d
	movb	%r8b, -2(%r15)
	movl	32(%rsp), %r8d
	movl	24(%rsp), %ebx
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
	leaq	1(%r10), %rsi
	movl	$3, %ecx
	mulq	%rcx
	seto	%cl
	leaq	(%r10,%rax), %rdi
	incq	%rdi
	xorl	%edx, %edx
	cmpq	%rsi, %rdi
	jb	.LBB58_3
	testb	%cl, %cl
	jne	.LBB58_3
	leaq	2(%r10), %rsi
	addq	%r10, %rax
	addq	$2, %rax
	cmpq	%rsi, %rax
	jb	.LBB58_3
	testb	%cl, %cl
	jne	.LBB58_3
	leaq	(%r12,%r12,2), %rax
	addq	%r10, %rax
	movq	192(%rsp), %rsi
	leaq	(%rsi,%r12,4), %rcx
	movq	200(%rsp), %r8
	leaq	(%r8,%r12,4), %rdx
	movq	%r12, %rdi
	shlq	$4, %rdi
	addq	%r14, %rdi
	cmpq	%rcx, %r10
	setb	16(%rsp)
	cmpq	%rax, %rsi
	setb	%cl
	cmpq	%rdx, %r10
	setb	%sil
	cmpq	%rax, %r8
	setb	%r11b
	cmpq	%rdi, %r10
	setb	%dil
	cmpq	%rax, %rbx
	setb	%r12b
	cmpq	%rbx, %r10
	setb	%r8b
	cmpq	%rax, %r15
	setb	%r13b
	cmpq	%r15, %r10
	setb	%r9b
	cmpq	%rax, %rbp
	setb	8(%rsp)
	cmpq	%rbp, %r10
	setb	%r10b
	cmpq	%rax, %r14
	setb	%al
	xorl	%edx, %edx
	testb	%cl, 16(%rsp)
	jne	.LBB58_27
	andb	%r11b, %sil
	jne	.LBB58_27
	andb	%r12b, %dil
	jne	.LBB58_27
	andb	%r13b, %r8b
	movq	208(%rsp), %r12
	jne	.LBB58_26
	andb	8(%rsp), %r9b
	jne	.LBB58_26
	andb	%al, %r10b
	movq	216(%rsp), %r10
	jne	.LBB58_3
	cmpq	$16, %r12
	jae	.LBB58_18
	xorl	%edx, %edx
	jmp	.LBB58_22
.LBB58_18:
	movq	%r12, %rdx
	andq	$-16, %rdx
	xorl	%eax, %eax
	vpbroadcastd	.LCPI58_0(%rip), %zmm0
	vpbroadcastd	.LCPI58_1(%rip), %zmm1
	vpbroadcastd	.LCPI58_2(%rip), %zmm2
	vmovdqa64	.LCPI58_3(%rip), %zmm3
	vpbroadcastd	.LCPI58_4(%rip), %zmm4
	vmovdqa	.LCPI58_5(%rip), %xmm5
	movq	%r10, %rsi
	movq	192(%rsp), %rcx
	movq	200(%rsp), %rdi
	.p2align	4
.LBB58_19:
	vpandd	(%rcx,%rax,4), %zmm0, %zmm6
	vpandd	(%rdi,%rax,4), %zmm0, %zmm7
	vpsubd	%zmm6, %zmm1, %zmm8
	vpsubd	%zmm7, %zmm1, %zmm9
	vpmaddwd	%zmm8, %zmm9, %zmm10
	vpmaddwd	%zmm6, %zmm9, %zmm9
	vpmaddwd	%zmm8, %zmm7, %zmm8
	vmovdqu64	(%r14,%rax,4), %zmm11
	vpmaddwd	%zmm6, %zmm7, %zmm6
	vpandq	%zmm2, %zmm11, %zmm7
	vmovdqu64	(%rbp,%rax,4), %zmm12
	vmovdqu64	(%r15,%rax,4), %zmm13
	vmovdqu64	(%rbx,%rax,4), %zmm14
	vpsrlw	$8, %zmm12, %zmm15
	vpshufb	%zmm3, %zmm11, %zmm16
	vpmaddwd	%zmm16, %zmm10, %zmm16
	vpshufb	%zmm3, %zmm12, %zmm17
	vpmaddwd	%zmm9, %zmm17, %zmm17
	vpaddd	%zmm17, %zmm16, %zmm16
	vpshufb	%zmm3, %zmm13, %zmm17
	vpmaddwd	%zmm8, %zmm17, %zmm17
	vpshufb	%zmm3, %zmm14, %zmm18
	vpmaddwd	%zmm6, %zmm18, %zmm18
	vpaddd	%zmm18, %zmm17, %zmm17
	vpaddd	%zmm17, %zmm16, %zmm16
	vpaddd	%zmm4, %zmm16, %zmm16
	vpsrld	$10, %zmm16, %zmm16
	vpmovdb	%zmm16, %xmm16
	vpsrlw	$8, %zmm11, %zmm11
	vpmaddwd	%zmm11, %zmm10, %zmm11
	vpandq	%zmm2, %zmm12, %zmm12
	vpmaddwd	%zmm12, %zmm9, %zmm12
	vpmaddwd	%zmm7, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm12, %zmm7
	vpmaddwd	%zmm9, %zmm15, %zmm9
	vpaddd	%zmm9, %zmm11, %zmm9
	vpsrlw	$8, %zmm13, %zmm10
	vpmaddwd	%zmm8, %zmm10, %zmm10
	vpandq	%zmm2, %zmm13, %zmm11
	vpmaddwd	%zmm8, %zmm11, %zmm8
	vpandq	%zmm2, %zmm14, %zmm11
	vpmaddwd	%zmm6, %zmm11, %zmm11
	vpaddd	%zmm11, %zmm8, %zmm8
	vpaddd	%zmm8, %zmm7, %zmm7
	vpsrlw	$8, %zmm14, %zmm8
	vpmaddwd	%zmm6, %zmm8, %zmm6
	vpaddd	%zmm6, %zmm10, %zmm6
	vpaddd	%zmm6, %zmm9, %zmm6
	vpaddd	%zmm4, %zmm6, %zmm6
	vpaddd	%zmm4, %zmm7, %zmm7
	vpsrld	$10, %zmm7, %zmm7
	vpsrld	$10, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpmovdb	%zmm7, %xmm7
	vpalignr	$6, %xmm7, %xmm7, %xmm7
	vpalignr	$11, %xmm6, %xmm6, %xmm8
	vpalignr	$5, %xmm7, %xmm16, %xmm9
	vpalignr	$5, %xmm8, %xmm7, %xmm7
	vpalignr	$5, %xmm16, %xmm8, %xmm8
	vpalignr	$5, %xmm9, %xmm6, %xmm6
	vpshufb	%xmm5, %xmm6, %xmm6
	vpalignr	$5, %xmm7, %xmm8, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpalignr	$5, %xmm8, %xmm9, %xmm8
	vmovdqu	%xmm7, 16(%rsi)
	vmovdqu	%xmm6, (%rsi)
	vpshufb	%xmm5, %xmm8, %xmm6
	vmovdqu	%xmm6, 32(%rsi)
	addq	$16, %rax
	addq	$48, %rsi
	cmpq	%rax, %rdx
	jne	.LBB58_19
	cmpq	%rdx, %r12
	je	.LBB58_5
	testb	$12, %r12b
	je	.LBB58_3
.LBB58_22:
	movq	%rdx, %rax
	movq	%r12, %rdx
	andq	$-4, %rdx
	leaq	(%rax,%rax,2), %rsi
	addq	%r10, %rsi
	vpbroadcastd	.LCPI58_0(%rip), %xmm0
	vpbroadcastd	.LCPI58_1(%rip), %xmm1
	vpbroadcastd	.LCPI58_2(%rip), %ymm2
	vpbroadcastd	.LCPI58_4(%rip), %ymm3
	vmovdqa	.LCPI58_6(%rip), %xmm4
	vmovdqa	.LCPI58_7(%rip), %xmm5
	vmovdqa	.LCPI58_8(%rip), %xmm6
	vmovdqa	.LCPI58_9(%rip), %xmm7
	movq	192(%rsp), %rcx
	movq	200(%rsp), %rdi
	.p2align	4
.LBB58_23:
	vpand	(%rcx,%rax,4), %xmm0, %xmm8
	vpand	(%rdi,%rax,4), %xmm0, %xmm9
	vpsubd	%xmm8, %xmm1, %xmm10
	vpsubd	%xmm9, %xmm1, %xmm11
	vpmaddwd	%xmm10, %xmm11, %xmm12
	vpmaddwd	%xmm8, %xmm11, %xmm11
	vpmaddwd	%xmm10, %xmm9, %xmm10
	vpmaddwd	%xmm8, %xmm9, %xmm8
	vmovdqu	(%r14,%rax,4), %xmm9
	vpand	%xmm2, %xmm9, %xmm13
	vpmaddwd	%xmm13, %xmm12, %xmm13
	vmovdqu	(%rbp,%rax,4), %xmm14
	vmovdqu	(%r15,%rax,4), %xmm15
	vmovdqu64	(%rbx,%rax,4), %xmm16
	vpsrld	$8, %xmm9, %xmm17
	vpsrlw	$8, %xmm14, %xmm18
	vpmaddwd	%xmm11, %xmm18, %xmm18
	vpsrld	$8, %xmm15, %xmm19
	vpsrld	$8, %xmm16, %xmm20
	vpshufb	%xmm4, %xmm15, %xmm21
	vpmaddwd	%xmm10, %xmm21, %xmm21
	vpshufb	%xmm4, %xmm16, %xmm22
	vpmaddwd	%xmm8, %xmm22, %xmm22
	vpaddd	%xmm22, %xmm21, %xmm21
	vpackusdw	%xmm11, %xmm11, %xmm22
	vpshufb	%xmm5, %xmm9, %xmm9
	vpunpcklwd	%xmm22, %xmm9, %xmm9
	vpackusdw	%xmm12, %xmm12, %xmm22
	vpshufb	%xmm5, %xmm14, %xmm23
	vpunpcklwd	%xmm23, %xmm22, %xmm22
	vpmaddwd	%xmm9, %xmm22, %xmm9
	vpaddd	%xmm3, %xmm21, %xmm21
	vpaddd	%xmm21, %xmm9, %xmm9
	vpsrld	$10, %xmm9, %xmm9
	vinserti32x4	$1, %xmm18, %ymm13, %ymm13
	vinserti128	$1, %xmm12, %ymm11, %ymm11
	vinserti32x4	$1, %xmm17, %ymm14, %ymm12
	vpand	%ymm2, %ymm12, %ymm12
	vpmaddwd	%ymm12, %ymm11, %ymm11
	vpaddd	%ymm13, %ymm11, %ymm11
	vinserti128	$1, %xmm10, %ymm10, %ymm10
	vinserti32x4	$1, %xmm19, %ymm15, %ymm12
	vpand	%ymm2, %ymm12, %ymm12
	vpmaddwd	%ymm10, %ymm12, %ymm10
	vinserti128	$1, %xmm8, %ymm8, %ymm8
	vinserti32x4	$1, %xmm20, %ymm16, %ymm12
	vpand	%ymm2, %ymm12, %ymm12
	vpmaddwd	%ymm8, %ymm12, %ymm8
	vpaddd	%ymm8, %ymm10, %ymm8
	vpaddd	%ymm8, %ymm11, %ymm8
	vpaddd	%ymm3, %ymm8, %ymm8
	vpsrld	$10, %ymm8, %ymm8
	vpmovdb	%ymm8, %xmm8
	vpshufb	%xmm7, %xmm9, %xmm9
	vpshufb	%xmm6, %xmm8, %xmm8
	vpor	%xmm9, %xmm8, %xmm8
	vpextrd	$2, %xmm8, 8(%rsi)
	vmovq	%xmm8, (%rsi)
	addq	$4, %rax
	addq	$12, %rsi
	cmpq	%rax, %rdx
	jne	.LBB58_23
	cmpq	%rdx, %r12
	jne	.LBB58_3
	jmp	.LBB58_5
.LBB58_26:
	movq	216(%rsp), %r10
	jmp	.LBB58_3
.LBB58_27:
	movq	208(%rsp), %r12
	movq	216(%rsp), %r10
	jmp	.LBB58_3
.Lfunc_end58:
	.size	$s20VitruvianMicroAVX51224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF, .Lfunc_end58-$s20VitruvianMicroAVX51224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF
	.hidden	vitruvian_separate_avx512
	.globl	vitruvian_separate_avx512
	.p2align	4
	.type	vitruvian_separate_avx512,@function
vitruvian_separate_avx512:
	jmp	($s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF)
.Lfunc_end59:
	.size	vitruvian_separate_avx512, .Lfunc_end59-vitruvian_separate_avx512
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI60_0:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	8
	.zero	4
	.zero	4
.LCPI60_1:
	.quad	0
	.quad	1
	.quad	2
	.quad	4
.LCPI60_2:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	8
	.text
	.hidden	$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.globl	$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.p2align	4
	.type	$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF,@function
$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF:
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
	movq	%rsi, -24(%rsp)
	jne	.LBB60_5
	movabsq	$9223372036854775807, %rax
	leaq	(,%rdx,4), %r9
	leaq	(,%rdx,8), %r10
	leaq	(%r9,%r9,2), %r11
	leaq	(,%r8,4), %rbx
	leaq	(%rbx,%rbx,2), %rbx
	leaq	-4(%rdx), %r14
	addq	$-8, %rsi
	movq	%rsi, -16(%rsp)
	xorl	%r12d, %r12d
	vmovaps	.LCPI60_0(%rip), %ymm19
	vmovapd	.LCPI60_1(%rip), %ymm1
	vmovaps	.LCPI60_2(%rip), %ymm2
	movq	%rcx, -8(%rsp)
	.p2align	4
.LBB60_2:
	movq	-16(%rsp), %r15
	cmpq	%r12, %r15
	movq	%r12, %rsi
	cmovlq	%r15, %rsi
	addq	$8, %r12
	movq	%r12, -32(%rsp)
	seto	-33(%rsp)
	cmovoq	%r15, %rsi
	leaq	(%rcx,%rsi,4), %r13
	imulq	%rdx, %rsi
	leaq	(%rdi,%rsi,4), %rbp
	xorl	%esi, %esi
	.p2align	4
.LBB60_3:
	cmpq	%rsi, %r14
	movq	%rsi, %r15
	cmovlq	%r14, %r15
	addq	$4, %rsi
	cmovoq	%r14, %r15
	leaq	(%rbp,%r15,4), %r12
	leaq	(%r12,%r11), %rcx
	vmovups	(%rcx,%r9,4), %xmm3
	vbroadcastss	4(%rcx,%r9,4), %ymm9
	vbroadcastss	8(%rcx,%r9,4), %ymm5
	leaq	(%r12,%rdx,4), %rcx
	vmovups	(%rcx,%r9,4), %xmm11
	vbroadcastss	8(%rcx,%r9,4), %ymm8
	vbroadcastss	12(%rcx,%r9,4), %ymm4
	vmovups	(%rbp,%r15,4), %xmm12
	vmovups	(%r12,%rdx,4), %xmm13
	vmovups	(%r12,%rdx,8), %xmm6
	vmovups	(%r11,%r12), %xmm7
	vunpcklps	%xmm13, %xmm12, %xmm10
	vmovlhps	%xmm6, %xmm10, %xmm10
	vinsertps	$48, %xmm7, %xmm10, %xmm10
	vinsertf128	$1, (%r12,%r9,4), %ymm10, %ymm14
	vbroadcastss	4(%r12,%r9,4), %xmm15
	vbroadcastss	8(%r12,%r9,4), %xmm16
	vbroadcastss	12(%r12,%r9,4), %xmm17
	leaq	(%r12,%r9,4), %rcx
	vmovupd	(%r10,%rcx), %xmm18
	vbroadcastss	4(%r10,%rcx), %ymm0
	vbroadcastss	12(%r10,%rcx), %ymm10
	cmovoq	%rax, %rsi
	imulq	%r8, %r15
	vpermt2ps	%ymm11, %ymm19, %ymm14
	vpermt2pd	%ymm18, %ymm1, %ymm14
	vpermt2ps	%ymm3, %ymm2, %ymm14
	vmovups	%ymm14, (%r13,%r15,4)
	leaq	(%r13,%r15,4), %rcx
	vinsertps	$76, %xmm12, %xmm13, %xmm14
	vshufps	$212, %xmm6, %xmm14, %xmm14
	vinsertps	$112, %xmm7, %xmm14, %xmm14
	vinsertf128	$1, %xmm15, %ymm14, %ymm15
	vinsertf128	$1, %xmm11, %ymm14, %ymm11
	vblendps	$34, %ymm11, %ymm15, %ymm11
	vblendps	$192, %ymm0, %ymm11, %ymm0
	vblendps	$128, %ymm9, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%r8,4)
	vunpckhps	%xmm13, %xmm12, %xmm0
	vblendps	$3, %xmm0, %xmm6, %xmm0
	vinsertps	$176, %xmm7, %xmm0, %xmm0
	vinsertf32x4	$1, %xmm16, %ymm0, %ymm9
	vblendps	$32, %ymm8, %ymm9, %ymm8
	vinsertf32x4	$1, %xmm18, %ymm0, %ymm0
	vblendps	$204, %ymm0, %ymm8, %ymm0
	vblendps	$128, %ymm5, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%r8,8)
	vshufps	$51, %xmm12, %xmm13, %xmm0
	vshufps	$242, %xmm6, %xmm0, %xmm0
	vblendps	$8, %xmm7, %xmm0, %xmm0
	vinsertf32x4	$1, %xmm17, %ymm0, %ymm5
	vblendps	$32, %ymm4, %ymm5, %ymm4
	vblendps	$192, %ymm10, %ymm4, %ymm4
	vinsertf128	$1, %xmm3, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, (%rbx,%rcx)
	cmpq	%rdx, %rsi
	jl	.LBB60_3
	cmpb	$0, -33(%rsp)
	movq	-32(%rsp), %r12
	cmovneq	%rax, %r12
	cmpq	-24(%rsp), %r12
	movq	-8(%rsp), %rcx
	jl	.LBB60_2
	jmp	.LBB60_23
.LBB60_5:
	testq	%rsi, %rsi
	je	.LBB60_23
	leaq	(%rdx,%rsi), %rax
	leaq	(%rcx,%rax,4), %rax
	addq	$-4, %rax
	movq	%rdx, %r9
	imulq	%rsi, %r9
	leaq	(%rdi,%r9,4), %r9
	cmpq	$8, %rdx
	setae	%sil
	cmpq	$1, %r8
	sete	%r11b
	andb	%sil, %r11b
	cmpq	%r9, %rcx
	setb	%sil
	cmpq	%rax, %rdi
	setb	%al
	andb	%sil, %al
	movq	%rdx, %rsi
	shrq	$61, %rsi
	andl	$1, %esi
	orb	%al, %sil
	movabsq	$-2305843009213694016, %rax
	movq	%rdx, %r10
	andq	%rax, %r10
	orq	$56, %rax
	andq	%rdx, %rax
	movl	%edx, %r9d
	andl	$7, %r9d
	movq	%r9, -32(%rsp)
	leaq	192(%rcx), %rbx
	leaq	192(%rdi), %r14
	leaq	(,%rdx,4), %r15
	leaq	(,%r8,4), %r12
	shlq	$5, %r8
	xorl	%r13d, %r13d
	notb	%r11b
	orb	%sil, %r11b
	movb	%r11b, -33(%rsp)
	jmp	.LBB60_7
	.p2align	4
.LBB60_22:
	incq	%r13
	addq	$4, %rbx
	addq	%r15, %r14
	addq	$4, %rcx
	addq	%r15, %rdi
	cmpq	-24(%rsp), %r13
	je	.LBB60_23
.LBB60_7:
	testq	%rdx, %rdx
	je	.LBB60_22
	testb	$1, -33(%rsp)
	je	.LBB60_16
	xorl	%r9d, %r9d
	jmp	.LBB60_10
	.p2align	4
.LBB60_16:
	xorl	%esi, %esi
	cmpq	$64, %rdx
	jb	.LBB60_20
	.p2align	4
.LBB60_17:
	vmovups	-192(%r14,%rsi,4), %zmm0
	vmovupd	-128(%r14,%rsi,4), %zmm1
	vmovups	-64(%r14,%rsi,4), %zmm2
	vmovups	(%r14,%rsi,4), %zmm3
	vmovups	%zmm0, -192(%rbx,%rsi,4)
	vmovupd	%zmm1, -128(%rbx,%rsi,4)
	vmovups	%zmm2, -64(%rbx,%rsi,4)
	vmovups	%zmm3, (%rbx,%rsi,4)
	addq	$64, %rsi
	cmpq	%rsi, %r10
	jne	.LBB60_17
	cmpq	%r10, %rdx
	je	.LBB60_22
	movq	%r10, %r9
	movq	%r10, %rsi
	testb	$56, %dl
	je	.LBB60_10
	.p2align	4
.LBB60_20:
	vmovups	(%rdi,%rsi,4), %ymm0
	vmovups	%ymm0, (%rcx,%rsi,4)
	addq	$8, %rsi
	cmpq	%rsi, %rax
	jne	.LBB60_20
	movq	%rax, %r9
	cmpq	%rax, %rdx
	je	.LBB60_22
.LBB60_10:
	movq	%r9, %rsi
	cmpq	$0, -32(%rsp)
	je	.LBB60_13
	movq	%r12, %rbp
	imulq	%r9, %rbp
	addq	%rcx, %rbp
	movq	-32(%rsp), %r11
	movq	%r9, %rsi
	.p2align	4
.LBB60_12:
	vmovss	(%rdi,%rsi,4), %xmm0
	incq	%rsi
	vmovss	%xmm0, (%rbp)
	addq	%r12, %rbp
	decq	%r11
	jne	.LBB60_12
.LBB60_13:
	subq	%rdx, %r9
	cmpq	$-8, %r9
	ja	.LBB60_22
	movq	%r12, %rbp
	imulq	%rsi, %rbp
	addq	%rcx, %rbp
	.p2align	4
.LBB60_15:
	vmovss	(%rdi,%rsi,4), %xmm0
	vmovss	%xmm0, (%rbp)
	vmovss	4(%rdi,%rsi,4), %xmm0
	leaq	(%r12,%rbp), %r11
	vmovss	%xmm0, (%rbp,%r12)
	vmovss	8(%rdi,%rsi,4), %xmm0
	vmovss	%xmm0, (%r12,%r11)
	addq	%r12, %r11
	vmovss	12(%rdi,%rsi,4), %xmm0
	vmovss	%xmm0, (%r12,%r11)
	addq	%r12, %r11
	vmovss	16(%rdi,%rsi,4), %xmm0
	vmovss	%xmm0, (%r12,%r11)
	addq	%r12, %r11
	vmovss	20(%rdi,%rsi,4), %xmm0
	vmovss	%xmm0, (%r12,%r11)
	addq	%r12, %r11
	vmovss	24(%rdi,%rsi,4), %xmm0
	vmovss	%xmm0, (%r12,%r11)
	vmovss	28(%rdi,%rsi,4), %xmm0
	addq	%r12, %r11
	addq	$8, %rsi
	vmovss	%xmm0, (%r12,%r11)
	addq	%r8, %rbp
	cmpq	%rsi, %rdx
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
	.size	$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF, .Lfunc_end60-$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.hidden	vitruvian_convolve_planes_avx512
	.globl	vitruvian_convolve_planes_avx512
	.p2align	4
	.type	vitruvian_convolve_planes_avx512,@function
vitruvian_convolve_planes_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF)
.Lfunc_end61:
	.size	vitruvian_convolve_planes_avx512, .Lfunc_end61-vitruvian_convolve_planes_avx512
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX51219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF
	.globl	$s20VitruvianMicroAVX51219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF
	.p2align	4
	.type	$s20VitruvianMicroAVX51219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF,@function
$s20VitruvianMicroAVX51219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF:
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
	movq	352(%rsp), %r14
	movq	344(%rsp), %rax
	movq	336(%rsp), %r10
	vbroadcastss	%xmm1, %zmm1
	vbroadcastss	%xmm2, %zmm2
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
	vmovups	%zmm1, 144(%rsp)
	vmovups	%zmm2, 208(%rsp)
	movq	%rax, 272(%rsp)
	cmpq	$127, %r14
	jle	.LBB62_1
	vbroadcastss	%xmm0, %zmm0
	leaq	(,%rcx,4), %r11
	movq	%rcx, %r13
	andq	$-2, %r13
	movq	%rdx, 48(%rsp)
	leaq	(,%rdx,4), %rax
	movq	%rax, 64(%rsp)
	leaq	(,%rsi,8), %rax
	movq	%rax, 72(%rsp)
	shlq	$2, %rsi
	movl	$128, %eax
	movq	$0, (%rsp)
	movq	%rdi, 24(%rsp)
	movq	%rdi, 8(%rsp)
	jmp	.LBB62_4
	.p2align	4
.LBB62_14:
	vcmpltps	%zmm1, %zmm10, %k1
	vmovaps	%zmm1, %zmm10 {%k1}
	vcmpltps	%zmm10, %zmm2, %k1
	vmovaps	%zmm2, %zmm10 {%k1}
	movq	344(%rsp), %rax
	movq	(%rsp), %rdx
	vmovups	%zmm10, (%rax,%rdx,4)
	vcmpltps	%zmm1, %zmm9, %k1
	vmovaps	%zmm1, %zmm9 {%k1}
	vcmpltps	%zmm9, %zmm2, %k1
	vmovaps	%zmm2, %zmm9 {%k1}
	vmovups	%zmm9, 64(%rax,%rdx,4)
	vcmpltps	%zmm1, %zmm8, %k1
	vmovaps	%zmm1, %zmm8 {%k1}
	vcmpltps	%zmm8, %zmm2, %k1
	vmovaps	%zmm2, %zmm8 {%k1}
	vmovups	%zmm8, 128(%rax,%rdx,4)
	vcmpltps	%zmm1, %zmm7, %k1
	vmovaps	%zmm1, %zmm7 {%k1}
	vcmpltps	%zmm7, %zmm2, %k1
	vmovaps	%zmm2, %zmm7 {%k1}
	vmovups	%zmm7, 192(%rax,%rdx,4)
	vcmpltps	%zmm1, %zmm6, %k1
	vmovaps	%zmm1, %zmm6 {%k1}
	vcmpltps	%zmm6, %zmm2, %k1
	vmovaps	%zmm2, %zmm6 {%k1}
	vmovups	%zmm6, 256(%rax,%rdx,4)
	vcmpltps	%zmm1, %zmm5, %k1
	vmovaps	%zmm1, %zmm5 {%k1}
	vcmpltps	%zmm5, %zmm2, %k1
	vmovaps	%zmm2, %zmm5 {%k1}
	vmovups	%zmm5, 320(%rax,%rdx,4)
	vcmpltps	%zmm1, %zmm4, %k1
	vmovaps	%zmm1, %zmm4 {%k1}
	vcmpltps	%zmm4, %zmm2, %k1
	vmovaps	%zmm2, %zmm4 {%k1}
	vmovups	%zmm4, 384(%rax,%rdx,4)
	vcmpltps	%zmm1, %zmm3, %k1
	vmovaps	%zmm1, %zmm3 {%k1}
	vcmpltps	%zmm3, %zmm2, %k1
	vmovaps	%zmm2, %zmm3 {%k1}
	vmovups	%zmm3, 448(%rax,%rdx,4)
	movq	40(%rsp), %r15
	leaq	128(%r15), %rax
	addq	$512, 8(%rsp)
	movq	%r15, (%rsp)
	movq	352(%rsp), %r14
	cmpq	%rax, %r14
	jl	.LBB62_15
.LBB62_4:
	movq	%rax, 40(%rsp)
	vmovaps	%zmm0, %zmm3
	vmovaps	%zmm0, %zmm4
	vmovaps	%zmm0, %zmm5
	vmovaps	%zmm0, %zmm6
	vmovaps	%zmm0, %zmm7
	vmovaps	%zmm0, %zmm8
	vmovaps	%zmm0, %zmm9
	vmovaps	%zmm0, %zmm10
	cmpq	$0, 16(%rsp)
	je	.LBB62_14
	movq	24(%rsp), %rax
	movq	(%rsp), %rdx
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, 56(%rsp)
	movq	8(%rsp), %r14
	movq	32(%rsp), %r12
	xorl	%edi, %edi
	vmovaps	%zmm0, %zmm3
	vmovaps	%zmm0, %zmm4
	vmovaps	%zmm0, %zmm5
	vmovaps	%zmm0, %zmm6
	vmovaps	%zmm0, %zmm7
	vmovaps	%zmm0, %zmm8
	vmovaps	%zmm0, %zmm9
	vmovaps	%zmm0, %zmm10
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
	vbroadcastss	(%r8), %zmm11
	vfmadd231ps	(%rdx), %zmm11, %zmm10
	vfmadd231ps	64(%rdx), %zmm11, %zmm9
	vfmadd231ps	128(%rdx), %zmm11, %zmm8
	vfmadd231ps	192(%rdx), %zmm11, %zmm7
	vfmadd231ps	256(%rdx), %zmm11, %zmm6
	vfmadd231ps	320(%rdx), %zmm11, %zmm5
	vfmadd231ps	384(%rdx), %zmm11, %zmm4
	vfmadd231ps	448(%rdx), %zmm11, %zmm3
	vbroadcastss	4(%r8), %zmm11
	vfmadd231ps	(%rdx,%rsi), %zmm11, %zmm10
	vfmadd231ps	64(%rdx,%rsi), %zmm11, %zmm9
	vfmadd231ps	128(%rdx,%rsi), %zmm11, %zmm8
	vfmadd231ps	192(%rdx,%rsi), %zmm11, %zmm7
	vfmadd231ps	256(%rdx,%rsi), %zmm11, %zmm6
	vfmadd231ps	320(%rdx,%rsi), %zmm11, %zmm5
	vfmadd231ps	384(%rdx,%rsi), %zmm11, %zmm4
	addq	%rsi, %rdx
	vfmadd231ps	448(%r9,%rsi), %zmm11, %zmm3
	addq	$8, %r8
	addq	%rsi, %rdx
	addq	$-2, %r15
	jne	.LBB62_11
	addq	72(%rsp), %r9
	testb	$1, %cl
	je	.LBB62_22
.LBB62_21:
	vbroadcastss	(%r8), %zmm11
	vfmadd231ps	(%r9), %zmm11, %zmm10
	vfmadd231ps	64(%r9), %zmm11, %zmm9
	vfmadd231ps	128(%r9), %zmm11, %zmm8
	vfmadd231ps	192(%r9), %zmm11, %zmm7
	vfmadd231ps	256(%r9), %zmm11, %zmm6
	vfmadd231ps	320(%r9), %zmm11, %zmm5
	vfmadd231ps	384(%r9), %zmm11, %zmm4
	vfmadd231ps	448(%r9), %zmm11, %zmm3
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
	leaq	-16(%r14), %rbx
	leaq	80(%rsp), %r13
	.p2align	4
.LBB62_17:
	cmpq	%r15, %rbx
	movq	%r15, %rdi
	cmovlq	%rbx, %rdi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5)
	addq	$16, %r15
	cmpq	%r14, %r15
	jl	.LBB62_17
.LBB62_18:
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
.Lfunc_end62:
	.size	$s20VitruvianMicroAVX51219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF, .Lfunc_end62-$s20VitruvianMicroAVX51219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5
	.weak	$s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5,@function
$s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5:
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
	vbroadcastss	56(%r13), %zmm0
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
	vmovups	(%rdi), %zmm1
	vfmadd132ps	(%rcx){1to16}, %zmm0, %zmm1
	addq	%r9, %rdi
	vmovups	(%rbx,%r9), %zmm0
	vfmadd132ps	4(%rcx){1to16}, %zmm1, %zmm0
	vmovups	(%r9,%rdi), %zmm1
	addq	%r9, %rdi
	vfmadd132ps	8(%rcx){1to16}, %zmm0, %zmm1
	vmovups	(%r9,%rdi), %zmm0
	addq	%r9, %rdi
	vfmadd132ps	12(%rcx){1to16}, %zmm1, %zmm0
	vmovups	(%r9,%rdi), %zmm1
	addq	%r9, %rdi
	vfmadd132ps	16(%rcx){1to16}, %zmm0, %zmm1
	vmovups	(%r9,%rdi), %zmm0
	addq	%r9, %rdi
	vfmadd132ps	20(%rcx){1to16}, %zmm1, %zmm0
	vmovups	(%r9,%rdi), %zmm1
	addq	%r9, %rdi
	vfmadd132ps	24(%rcx){1to16}, %zmm0, %zmm1
	vmovups	(%r9,%rdi), %zmm0
	vfmadd132ps	28(%rcx){1to16}, %zmm1, %zmm0
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
	vmovups	(%rbx), %zmm1
	vfmadd231ps	(%rcx,%rdi,4){1to16}, %zmm1, %zmm0
	incq	%rdi
	addq	%rsi, %rbx
	cmpq	%rdi, %r15
	jne	.LBB63_9
	jmp	.LBB63_10
.LBB63_13:
	vmovups	64(%r13), %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	128(%r13), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	movq	192(%r13), %rax
	movq	-64(%rsp), %rcx
	vmovups	%zmm0, (%rax,%rcx,4)
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
	.size	$s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5, .Lfunc_end63-$s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5
	.cfi_endproc
	.hidden	vitruvian_max_pool_avx512
	.globl	vitruvian_max_pool_avx512
	.p2align	4
	.type	vitruvian_max_pool_avx512,@function
vitruvian_max_pool_avx512:
	jmp	($s20VitruvianMicroAVX51212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF)
.Lfunc_end64:
	.size	vitruvian_max_pool_avx512, .Lfunc_end64-vitruvian_max_pool_avx512
	.hidden	$s20VitruvianMicroAVX51212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF
	.globl	$s20VitruvianMicroAVX51212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF
	.p2align	4
	.type	$s20VitruvianMicroAVX51212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF,@function
$s20VitruvianMicroAVX51212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF:
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
	vbroadcastss	%xmm0, %zmm2
	vbroadcastss	%xmm1, %zmm1
	addq	$-16, %rax
	movq	%rax, 16(%rsp)
	vbroadcastss	%xmm0, %zmm0
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
	vcmpltps	%zmm2, %zmm3, %k1
	vmovaps	%zmm0, %zmm3 {%k1}
	vcmpltps	%zmm3, %zmm1, %k1
	vmovaps	%zmm1, %zmm3 {%k1}
	movq	24(%rsp), %rax
	movq	-40(%rsp), %rcx
	vmovups	%zmm3, (%rax,%rcx,4)
	movq	32(%rsp), %rcx
	addq	$16, %rcx
	cmpq	168(%rsp), %rcx
	jge	.LBB65_17
.LBB65_4:
	movq	16(%rsp), %rax
	cmpq	%rax, %rcx
	movq	%rcx, 32(%rsp)
	cmovlq	%rcx, %rax
	movq	%rax, -40(%rsp)
	vmovaps	%zmm2, %zmm3
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
	vmovaps	%zmm2, %zmm3
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
	vmovups	(%r13,%r11), %zmm4
	vmaxps	%zmm3, %zmm4, %zmm3
	vmovups	(%rax,%r11), %zmm4
	vmaxps	%zmm3, %zmm4, %zmm3
	vmovups	(%r12,%r11), %zmm4
	vmaxps	%zmm3, %zmm4, %zmm3
	vmovups	(%rdi,%r11), %zmm4
	vmaxps	%zmm3, %zmm4, %zmm3
	vmovups	(%r15,%r11), %zmm4
	vmaxps	%zmm3, %zmm4, %zmm3
	vmovups	(%rbx,%r11), %zmm4
	vmaxps	%zmm3, %zmm4, %zmm3
	vmovups	(%rcx,%r11), %zmm4
	vmaxps	%zmm3, %zmm4, %zmm3
	vmovups	(%r14,%r11), %zmm4
	vmaxps	%zmm3, %zmm4, %zmm3
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
	vmovups	(%r13), %zmm4
	vmaxps	%zmm3, %zmm4, %zmm3
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
	.size	$s20VitruvianMicroAVX51212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF, .Lfunc_end65-$s20VitruvianMicroAVX51212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF
	.hidden	vitruvian_multiply_sparse_avx512
	.globl	vitruvian_multiply_sparse_avx512
	.p2align	4
	.type	vitruvian_multiply_sparse_avx512,@function
vitruvian_multiply_sparse_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF)
.Lfunc_end66:
	.size	vitruvian_multiply_sparse_avx512, .Lfunc_end66-vitruvian_multiply_sparse_avx512
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.globl	$s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.p2align	4
	.type	$s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF,@function
$s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF:
	.cfi_startproc
	pushq	%r13
	.cfi_def_cfa_offset 16
	subq	$240, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %r13, -16
	movq	304(%rsp), %rax
	vmovaps	288(%rsp), %xmm2
	vmovups	256(%rsp), %ymm3
	vbroadcastss	%xmm0, %zmm0
	vbroadcastss	%xmm1, %zmm1
	movq	%rdi, (%rsp)
	movq	%rsi, 8(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rcx, 24(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r9, 40(%rsp)
	vmovups	%ymm3, 48(%rsp)
	vmovups	%zmm0, 80(%rsp)
	vmovups	%zmm1, 144(%rsp)
	movq	312(%rsp), %rcx
	vmovaps	%xmm2, 208(%rsp)
	movq	%rcx, 224(%rsp)
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
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5)
	jmp	.LBB67_9
.LBB67_6:
	movq	%rsp, %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5)
	jmp	.LBB67_9
.LBB67_4:
	movq	%rsp, %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5)
	jmp	.LBB67_9
.LBB67_5:
	movq	%rsp, %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5)
	jmp	.LBB67_9
.LBB67_3:
	movq	%rsp, %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5)
	jmp	.LBB67_9
.LBB67_7:
	movq	%rsp, %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5)
	jmp	.LBB67_9
.LBB67_8:
	movq	%rsp, %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5)
.LBB67_9:
	addq	$240, %rsp
	.cfi_def_cfa_offset 16
	popq	%r13
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end67:
	.size	$s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF, .Lfunc_end67-$s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
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
	.p2align	6, 0x0
.LCPI68_0:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI68_1:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.quad	4
	.quad	5
	.quad	6
	.quad	7
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI68_2:
	.quad	16
.LCPI68_4:
	.quad	4
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI68_3:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
.LCPI68_5:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	8
	.zero	4
	.zero	4
.LCPI68_6:
	.quad	0
	.quad	1
	.quad	2
	.quad	4
.LCPI68_7:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	8
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5:
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
	movq	24(%r13), %r15
	movq	32(%r13), %r12
	leaq	(%r12,%r15), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%r12, %rcx
	shrq	$32, %rcx
	je	.LBB68_1
	cqto
	idivq	%r12
	movq	%rax, %rbx
	jmp	.LBB68_3
.LBB68_1:
	xorl	%edx, %edx
	divl	%r12d
	movl	%eax, %ebx
.LBB68_3:
	movq	16(%r13), %rcx
	movq	224(%r13), %r14
	movq	%rbx, %rdx
	shlq	$4, %rdx
	shlq	$6, %rbx
	movq	%rcx, 16(%rsp)
	cmpq	$16, %rcx
	setge	%cl
	testq	%rdx, %rdx
	sete	%dl
	orb	%cl, %dl
	jne	.LBB68_5
	movq	%r14, %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	memset@PLT
.LBB68_5:
	leaq	-1(%r12), %rcx
	movq	%rcx, 56(%rsp)
	addq	%r14, %rbx
	movq	%rbx, 32(%rsp)
	movq	40(%r13), %rbx
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	16(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 160(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 96(%rsp)
	leaq	-64(%r14,%rax,4), %rax
	movq	%rax, 88(%rsp)
	leaq	256(%r14), %rax
	movq	%rax, 80(%rsp)
	xorl	%edi, %edi
	vmovaps	.LCPI68_5(%rip), %ymm16
	vmovapd	.LCPI68_6(%rip), %ymm17
	vmovaps	.LCPI68_7(%rip), %ymm18
	vpbroadcastq	.LCPI68_4(%rip), %ymm19
	vpbroadcastq	.LCPI68_2(%rip), %zmm20
	movq	%r13, 112(%rsp)
	movq	%r15, 104(%rsp)
	movq	%r12, 64(%rsp)
	jmp	.LBB68_6
	.p2align	4
.LBB68_19:
	movq	64(%rsp), %r12
.LBB68_20:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	120(%rsp), %rdi
	cmpq	%r12, %rdi
	movq	104(%rsp), %r15
	je	.LBB68_21
.LBB68_6:
	movq	%rdi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%r12, %rcx
	shrq	$32, %rcx
	je	.LBB68_7
	cqto
	idivq	%r12
	jmp	.LBB68_9
	.p2align	4
.LBB68_7:
	xorl	%edx, %edx
	divl	%r12d
.LBB68_9:
	movq	%rax, 8(%rsp)
	leaq	1(%rdi), %rax
	movq	%rax, 120(%rsp)
	imulq	%r15, %rax
	movq	(%r13), %rcx
	movq	8(%r13), %rsi
	movq	%rax, %rdx
	orq	%r12, %rdx
	shrq	$32, %rdx
	je	.LBB68_10
	cqto
	idivq	%r12
	movq	%rax, %r11
	jmp	.LBB68_12
	.p2align	4
.LBB68_10:
	xorl	%edx, %edx
	divl	%r12d
	movl	%eax, %r11d
.LBB68_12:
	movq	%rdi, 40(%rsp)
	movq	8(%rsp), %rdi
	leaq	(%rcx,%rdi,4), %rax
	movq	%rax, (%rsp)
	movq	%r11, %r13
	subq	%rdi, %r13
	cmpq	$8, 16(%rsp)
	movq	%r13, 72(%rsp)
	jl	.LBB68_50
	cmpq	$4, %r13
	jl	.LBB68_50
	leaq	(,%rsi,4), %rax
	leaq	(,%rsi,8), %rcx
	leaq	(%rax,%rax,2), %r8
	leaq	-4(%r13), %r9
	xorl	%r11d, %r11d
	movabsq	$9223372036854775807, %rdx
	.p2align	4
.LBB68_15:
	movq	160(%rsp), %rdi
	cmpq	%r11, %rdi
	movq	%r11, %r10
	cmovlq	%rdi, %r10
	addq	$8, %r11
	movq	%r11, 24(%rsp)
	seto	8(%rsp)
	cmovoq	%rdi, %r10
	leaq	(%r14,%r10,4), %rbp
	imulq	%rsi, %r10
	movq	(%rsp), %rdi
	leaq	(%rdi,%r10,4), %r11
	xorl	%r12d, %r12d
	.p2align	4
.LBB68_16:
	cmpq	%r12, %r9
	movq	%r12, %r15
	cmovlq	%r9, %r15
	addq	$4, %r12
	cmovoq	%r9, %r15
	cmovoq	%rdx, %r12
	leaq	(%r11,%r15,4), %r10
	vmovups	(%r11,%r15,4), %xmm2
	leaq	(%r10,%rax,4), %r13
	leaq	(%r10,%rsi,4), %rdi
	vmovups	(%r10,%rsi,4), %xmm3
	vmovups	(%rdi,%rax,4), %xmm4
	vmovups	(%r10,%rsi,8), %xmm0
	vmovupd	(%rcx,%r13), %xmm5
	shlq	$6, %r15
	leaq	(%r10,%r8), %rdx
	vmovups	(%r8,%r10), %xmm1
	vmovups	(%rdx,%rax,4), %xmm6
	vunpcklps	%xmm3, %xmm2, %xmm7
	vmovlhps	%xmm0, %xmm7, %xmm7
	vinsertps	$48, %xmm1, %xmm7, %xmm7
	vinsertf128	$1, (%r10,%rax,4), %ymm7, %ymm7
	vpermt2ps	%ymm4, %ymm16, %ymm7
	vpermt2pd	%ymm5, %ymm17, %ymm7
	vpermt2ps	%ymm6, %ymm18, %ymm7
	vbroadcastss	4(%r10,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r13), %ymm9
	vbroadcastss	4(%rdx,%rax,4), %ymm10
	vbroadcastss	8(%r10,%rax,4), %xmm11
	vbroadcastss	8(%rdi,%rax,4), %ymm12
	vbroadcastss	8(%rdx,%rax,4), %ymm13
	vbroadcastss	12(%r10,%rax,4), %xmm14
	vbroadcastss	12(%rdi,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r13), %ymm21
	movabsq	$9223372036854775807, %rdx
	vmovups	%ymm7, (%rbp,%r15)
	vinsertps	$76, %xmm2, %xmm3, %xmm7
	vshufps	$212, %xmm0, %xmm7, %xmm7
	vinsertps	$112, %xmm1, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm4, %ymm7, %ymm4
	vblendps	$34, %ymm4, %ymm8, %ymm4
	vblendps	$192, %ymm9, %ymm4, %ymm4
	vblendps	$128, %ymm10, %ymm4, %ymm4
	vmovups	%ymm4, 64(%rbp,%r15)
	vunpckhps	%xmm3, %xmm2, %xmm4
	vblendps	$3, %xmm4, %xmm0, %xmm4
	vinsertps	$176, %xmm1, %xmm4, %xmm4
	vinsertf128	$1, %xmm11, %ymm4, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm4, %ymm4
	vblendps	$204, %ymm4, %ymm7, %ymm4
	vblendps	$128, %ymm13, %ymm4, %ymm4
	vmovups	%ymm4, 128(%rbp,%r15)
	vshufps	$51, %xmm2, %xmm3, %xmm2
	vshufps	$242, %xmm0, %xmm2, %xmm0
	vblendps	$8, %xmm1, %xmm0, %xmm0
	vinsertf128	$1, %xmm14, %ymm0, %ymm1
	vblendps	$32, %ymm15, %ymm1, %ymm1
	vmovaps	%ymm21, %ymm2
	vblendps	$192, %ymm2, %ymm1, %ymm1
	vinsertf128	$1, %xmm6, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 192(%rbp,%r15)
	cmpq	72(%rsp), %r12
	jl	.LBB68_16
	cmpb	$0, 8(%rsp)
	movq	24(%rsp), %r11
	cmovneq	%rdx, %r11
	cmpq	16(%rsp), %r11
	jl	.LBB68_15
	jmp	.LBB68_18
	.p2align	4
.LBB68_50:
	cmpq	$0, 16(%rsp)
	je	.LBB68_18
	movq	%rdi, %rdx
	notq	%rdx
	addq	%r11, %rdx
	movq	96(%rsp), %rax
	imulq	%rsi, %rax
	addq	%rax, %rcx
	leaq	(%rcx,%r11,4), %rax
	movq	%r13, %rcx
	shlq	$6, %rcx
	addq	88(%rsp), %rcx
	movq	%rdx, 152(%rsp)
	shlq	$6, %rdx
	movq	%rdx, 144(%rsp)
	cmpq	%rcx, (%rsp)
	setb	%cl
	cmpq	%rax, %r14
	setb	%al
	andb	%cl, %al
	movq	%rsi, %rcx
	shrq	$61, %rcx
	andl	$1, %ecx
	orb	%al, %cl
	movq	%rcx, 136(%rsp)
	movq	%r13, %rax
	andq	$-16, %rax
	movq	%r13, %r9
	andq	$-4, %r9
	movq	%rdi, %rcx
	subq	%r11, %rcx
	movq	%rcx, 128(%rsp)
	shlq	$2, %rsi
	movq	80(%rsp), %rbp
	movq	%r14, %r8
	xorl	%r10d, %r10d
	movq	%r11, 24(%rsp)
	jmp	.LBB68_52
	.p2align	4
.LBB68_70:
	incq	%r10
	addq	%rsi, %rdx
	movq	%rdx, (%rsp)
	addq	$4, %r8
	addq	$4, %rbp
	cmpq	16(%rsp), %r10
	je	.LBB68_18
.LBB68_52:
	cmpq	%rdi, %r11
	movq	(%rsp), %rdx
	je	.LBB68_70
	leaq	(%r14,%r10,4), %rcx
	movq	152(%rsp), %rdx
	shrq	$58, %rdx
	setne	%dl
	cmpq	$4, %r13
	setb	%dil
	movq	144(%rsp), %r11
	addq	%rcx, %r11
	cmpq	%rcx, %r11
	setb	%r11b
	orb	%dl, %dil
	orb	%r11b, %dil
	orb	136(%rsp), %dil
	testb	$1, %dil
	je	.LBB68_61
	xorl	%r15d, %r15d
	movq	(%rsp), %rdx
	movq	8(%rsp), %rdi
	movq	24(%rsp), %r11
	jmp	.LBB68_55
	.p2align	4
.LBB68_61:
	cmpq	$16, %r13
	movq	8(%rsp), %rdi
	movq	24(%rsp), %r11
	jae	.LBB68_63
	xorl	%r12d, %r12d
	movq	(%rsp), %rdx
	jmp	.LBB68_67
.LBB68_63:
	xorl	%r15d, %r15d
	vmovdqa64	.LCPI68_1(%rip), %zmm0
	vmovdqa64	.LCPI68_0(%rip), %zmm1
	movq	(%rsp), %rdx
	.p2align	4
.LBB68_64:
	vpsllq	$6, %zmm0, %zmm2
	vmovups	(%rdx,%r15,4), %ymm3
	vmovups	32(%rdx,%r15,4), %ymm4
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm3, (%rcx,%zmm2) {%k1}
	vpsllq	$6, %zmm1, %zmm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, (%rcx,%zmm2) {%k1}
	addq	$16, %r15
	vpaddq	%zmm20, %zmm0, %zmm0
	vpaddq	%zmm20, %zmm1, %zmm1
	cmpq	%r15, %rax
	jne	.LBB68_64
	cmpq	%rax, %r13
	je	.LBB68_70
	movq	%rax, %r15
	movq	%rax, %r12
	testb	$12, %r13b
	je	.LBB68_55
.LBB68_67:
	vpbroadcastq	%r12, %ymm0
	vpor	.LCPI68_3(%rip), %ymm0, %ymm0
	.p2align	4
.LBB68_68:
	vmovups	(%rdx,%r12,4), %xmm1
	vpsllq	$6, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rcx,%ymm2) {%k1}
	addq	$4, %r12
	vpaddq	%ymm19, %ymm0, %ymm0
	cmpq	%r12, %r9
	jne	.LBB68_68
	movq	%r9, %r15
	cmpq	%r9, %r13
	je	.LBB68_70
.LBB68_55:
	movl	%r11d, %r12d
	subl	%edi, %r12d
	subl	%r15d, %r12d
	movq	%r15, %rcx
	andl	$7, %r12d
	je	.LBB68_58
	movq	%r15, %r13
	shlq	$6, %r13
	addq	%r8, %r13
	shll	$4, %r12d
	xorl	%r11d, %r11d
	movq	%r15, %rcx
	.p2align	4
.LBB68_57:
	vmovd	(%rdx,%rcx,4), %xmm0
	incq	%rcx
	vmovd	%xmm0, (%r13,%r11,4)
	addq	$16, %r11
	cmpq	%r11, %r12
	jne	.LBB68_57
.LBB68_58:
	addq	128(%rsp), %r15
	cmpq	$-8, %r15
	movq	72(%rsp), %r13
	movq	24(%rsp), %r11
	ja	.LBB68_70
	movq	%rcx, %r15
	shlq	$6, %r15
	addq	%rbp, %r15
	.p2align	4
.LBB68_60:
	vmovss	(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, -256(%r15)
	vmovss	4(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, -192(%r15)
	vmovss	8(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, -128(%r15)
	vmovss	12(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, -64(%r15)
	vmovss	16(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, (%r15)
	vmovss	20(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, 64(%r15)
	vmovss	24(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, 128(%r15)
	vmovd	28(%rdx,%rcx,4), %xmm0
	addq	$8, %rcx
	vmovd	%xmm0, 192(%r15)
	addq	$512, %r15
	cmpq	%rcx, %r13
	jne	.LBB68_60
	jmp	.LBB68_70
	.p2align	4
.LBB68_18:
	movq	112(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB68_19
	xorl	%edx, %edx
	movq	%rdx, %rbp
	movq	64(%rsp), %r12
	movq	32(%rsp), %rax
	movq	40(%rsp), %r10
	movq	%rsi, %r15
	jmp	.LBB68_23
.LBB68_27:
	movq	%rax, %rdi
	movq	%rsi, %rcx
	cmpq	56(%rsp), %r10
	jne	.LBB68_20
	.p2align	4
.LBB68_28:
	movl	$16, %esi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r15, %rsi
	movq	40(%rsp), %r10
	vpbroadcastq	.LCPI68_2(%rip), %zmm20
	vpbroadcastq	.LCPI68_4(%rip), %ymm19
	vmovaps	.LCPI68_7(%rip), %ymm18
	vmovapd	.LCPI68_6(%rip), %ymm17
	vmovaps	.LCPI68_5(%rip), %ymm16
	movq	32(%rsp), %rax
.LBB68_29:
	movq	%rbp, %rdx
	cmpq	%rsi, %rbp
	jge	.LBB68_20
.LBB68_23:
	addq	$16, %rbp
	jno	.LBB68_46
	cmpq	%rbp, %rsi
	jge	.LBB68_30
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, %r12
	jne	.LBB68_47
	movq	%rax, %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB68_27
	jmp	.LBB68_31
	.p2align	4
.LBB68_46:
	cmpq	%rbp, %rsi
	movq	%rbp, %rcx
	cmovlq	%rsi, %rcx
	movq	%rax, %rdi
	cmpq	$1, %r12
	jne	.LBB68_47
	cmpq	%rcx, %rdx
	je	.LBB68_49
	jmp	.LBB68_31
	.p2align	4
.LBB68_30:
	movq	%rax, %rdi
	movq	%rbp, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, %r12
	je	.LBB68_31
.LBB68_47:
	movq	%rdx, %rdi
	shlq	$6, %rdi
	addq	%rax, %rdi
	cmpq	%rcx, %rdx
	jne	.LBB68_31
.LBB68_49:
	movq	%rdx, %rcx
	jmp	.LBB68_45
	.p2align	4
.LBB68_31:
	movq	%rdx, %rax
	jmp	.LBB68_32
	.p2align	4
.LBB68_43:
	incq	%rax
	vmovups	%zmm0, (%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB68_44
.LBB68_32:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$6, %rsi
	testq	%r10, %r10
	je	.LBB68_33
	vmovups	(%rdi,%rsi), %zmm0
	jmp	.LBB68_35
	.p2align	4
.LBB68_33:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %zmm0
.LBB68_35:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB68_40
	leaq	(%rbx,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%rbx), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB68_37:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB68_37
	movq	40(%rsp), %r10
	.p2align	4
.LBB68_39:
	movslq	(%rbx), %r9
	vbroadcastss	4(%rbx), %zmm1
	vfmadd231ps	(%r14,%r9,4), %zmm1, %zmm0
	addq	$8, %rbx
	cmpq	%r8, %rbx
	jb	.LBB68_39
.LBB68_40:
	cmpq	56(%rsp), %r10
	jne	.LBB68_43
	cmpq	$0, 72(%r13)
	jne	.LBB68_43
	vmovups	80(%r13), %zmm1
	vmovups	144(%r13), %zmm2
	vmaxps	%zmm0, %zmm1, %zmm0
	vminps	%zmm0, %zmm2, %zmm0
	jmp	.LBB68_43
	.p2align	4
.LBB68_44:
	movq	32(%rsp), %rax
	movq	%r15, %rsi
.LBB68_45:
	cmpq	56(%rsp), %r10
	je	.LBB68_28
	jmp	.LBB68_29
.LBB68_21:
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
.Lfunc_end68:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5, .Lfunc_end68-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI69_0:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI69_1:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.quad	4
	.quad	5
	.quad	6
	.quad	7
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI69_2:
	.quad	16
.LCPI69_4:
	.quad	4
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI69_3:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
.LCPI69_5:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	8
	.zero	4
	.zero	4
.LCPI69_6:
	.quad	0
	.quad	1
	.quad	2
	.quad	4
.LCPI69_7:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	8
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5:
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
	movq	24(%r13), %r15
	movq	32(%r13), %r12
	leaq	(%r12,%r15), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%r12, %rcx
	shrq	$32, %rcx
	je	.LBB69_1
	cqto
	idivq	%r12
	movq	%rax, %rbx
	jmp	.LBB69_3
.LBB69_1:
	xorl	%edx, %edx
	divl	%r12d
	movl	%eax, %ebx
.LBB69_3:
	movq	16(%r13), %rcx
	movq	224(%r13), %r14
	movq	%rbx, %rdx
	shlq	$5, %rdx
	shlq	$7, %rbx
	movq	%rcx, 16(%rsp)
	cmpq	$32, %rcx
	setge	%cl
	testq	%rdx, %rdx
	sete	%dl
	orb	%cl, %dl
	jne	.LBB69_5
	movq	%r14, %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	memset@PLT
.LBB69_5:
	leaq	-1(%r12), %rcx
	movq	%rcx, 56(%rsp)
	addq	%r14, %rbx
	movq	%rbx, 32(%rsp)
	movq	40(%r13), %rbx
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	16(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 160(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 96(%rsp)
	leaq	-128(%r14,%rax,4), %rax
	movq	%rax, 88(%rsp)
	leaq	512(%r14), %rax
	movq	%rax, 80(%rsp)
	xorl	%edi, %edi
	vmovaps	.LCPI69_5(%rip), %ymm16
	vmovapd	.LCPI69_6(%rip), %ymm17
	vmovaps	.LCPI69_7(%rip), %ymm18
	vpbroadcastq	.LCPI69_4(%rip), %ymm19
	vpbroadcastq	.LCPI69_2(%rip), %zmm20
	movq	%r13, 112(%rsp)
	movq	%r15, 104(%rsp)
	movq	%r12, 64(%rsp)
	jmp	.LBB69_6
	.p2align	4
.LBB69_19:
	movq	64(%rsp), %r12
.LBB69_20:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	120(%rsp), %rdi
	cmpq	%r12, %rdi
	movq	104(%rsp), %r15
	je	.LBB69_21
.LBB69_6:
	movq	%rdi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%r12, %rcx
	shrq	$32, %rcx
	je	.LBB69_7
	cqto
	idivq	%r12
	jmp	.LBB69_9
	.p2align	4
.LBB69_7:
	xorl	%edx, %edx
	divl	%r12d
.LBB69_9:
	movq	%rax, 8(%rsp)
	leaq	1(%rdi), %rax
	movq	%rax, 120(%rsp)
	imulq	%r15, %rax
	movq	(%r13), %rcx
	movq	8(%r13), %rsi
	movq	%rax, %rdx
	orq	%r12, %rdx
	shrq	$32, %rdx
	je	.LBB69_10
	cqto
	idivq	%r12
	movq	%rax, %r11
	jmp	.LBB69_12
	.p2align	4
.LBB69_10:
	xorl	%edx, %edx
	divl	%r12d
	movl	%eax, %r11d
.LBB69_12:
	movq	%rdi, 40(%rsp)
	movq	8(%rsp), %rdi
	leaq	(%rcx,%rdi,4), %rax
	movq	%rax, (%rsp)
	movq	%r11, %r13
	subq	%rdi, %r13
	cmpq	$8, 16(%rsp)
	movq	%r13, 72(%rsp)
	jl	.LBB69_51
	cmpq	$4, %r13
	jl	.LBB69_51
	leaq	(,%rsi,4), %rax
	leaq	(,%rsi,8), %rcx
	leaq	(%rax,%rax,2), %r8
	leaq	-4(%r13), %r9
	xorl	%r11d, %r11d
	movabsq	$9223372036854775807, %rdx
	.p2align	4
.LBB69_15:
	movq	160(%rsp), %rdi
	cmpq	%r11, %rdi
	movq	%r11, %r10
	cmovlq	%rdi, %r10
	addq	$8, %r11
	movq	%r11, 24(%rsp)
	seto	8(%rsp)
	cmovoq	%rdi, %r10
	leaq	(%r14,%r10,4), %rbp
	imulq	%rsi, %r10
	movq	(%rsp), %rdi
	leaq	(%rdi,%r10,4), %r11
	xorl	%r12d, %r12d
	.p2align	4
.LBB69_16:
	cmpq	%r12, %r9
	movq	%r12, %r15
	cmovlq	%r9, %r15
	addq	$4, %r12
	cmovoq	%r9, %r15
	cmovoq	%rdx, %r12
	leaq	(%r11,%r15,4), %r10
	vmovups	(%r11,%r15,4), %xmm2
	leaq	(%r10,%rax,4), %r13
	leaq	(%r10,%rsi,4), %rdi
	vmovups	(%r10,%rsi,4), %xmm3
	vmovups	(%rdi,%rax,4), %xmm4
	vmovups	(%r10,%rsi,8), %xmm0
	vmovupd	(%rcx,%r13), %xmm5
	shlq	$7, %r15
	leaq	(%r10,%r8), %rdx
	vmovups	(%r8,%r10), %xmm1
	vmovups	(%rdx,%rax,4), %xmm6
	vunpcklps	%xmm3, %xmm2, %xmm7
	vmovlhps	%xmm0, %xmm7, %xmm7
	vinsertps	$48, %xmm1, %xmm7, %xmm7
	vinsertf128	$1, (%r10,%rax,4), %ymm7, %ymm7
	vpermt2ps	%ymm4, %ymm16, %ymm7
	vpermt2pd	%ymm5, %ymm17, %ymm7
	vpermt2ps	%ymm6, %ymm18, %ymm7
	vbroadcastss	4(%r10,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r13), %ymm9
	vbroadcastss	4(%rdx,%rax,4), %ymm10
	vbroadcastss	8(%r10,%rax,4), %xmm11
	vbroadcastss	8(%rdi,%rax,4), %ymm12
	vbroadcastss	8(%rdx,%rax,4), %ymm13
	vbroadcastss	12(%r10,%rax,4), %xmm14
	vbroadcastss	12(%rdi,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r13), %ymm21
	movabsq	$9223372036854775807, %rdx
	vmovups	%ymm7, (%rbp,%r15)
	vinsertps	$76, %xmm2, %xmm3, %xmm7
	vshufps	$212, %xmm0, %xmm7, %xmm7
	vinsertps	$112, %xmm1, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm4, %ymm7, %ymm4
	vblendps	$34, %ymm4, %ymm8, %ymm4
	vblendps	$192, %ymm9, %ymm4, %ymm4
	vblendps	$128, %ymm10, %ymm4, %ymm4
	vmovups	%ymm4, 128(%rbp,%r15)
	vunpckhps	%xmm3, %xmm2, %xmm4
	vblendps	$3, %xmm4, %xmm0, %xmm4
	vinsertps	$176, %xmm1, %xmm4, %xmm4
	vinsertf128	$1, %xmm11, %ymm4, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm4, %ymm4
	vblendps	$204, %ymm4, %ymm7, %ymm4
	vblendps	$128, %ymm13, %ymm4, %ymm4
	vmovups	%ymm4, 256(%rbp,%r15)
	vshufps	$51, %xmm2, %xmm3, %xmm2
	vshufps	$242, %xmm0, %xmm2, %xmm0
	vblendps	$8, %xmm1, %xmm0, %xmm0
	vinsertf128	$1, %xmm14, %ymm0, %ymm1
	vblendps	$32, %ymm15, %ymm1, %ymm1
	vmovaps	%ymm21, %ymm2
	vblendps	$192, %ymm2, %ymm1, %ymm1
	vinsertf128	$1, %xmm6, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 384(%rbp,%r15)
	cmpq	72(%rsp), %r12
	jl	.LBB69_16
	cmpb	$0, 8(%rsp)
	movq	24(%rsp), %r11
	cmovneq	%rdx, %r11
	cmpq	16(%rsp), %r11
	jl	.LBB69_15
	jmp	.LBB69_18
	.p2align	4
.LBB69_51:
	cmpq	$0, 16(%rsp)
	je	.LBB69_18
	movq	%rdi, %rdx
	notq	%rdx
	addq	%r11, %rdx
	movq	96(%rsp), %rax
	imulq	%rsi, %rax
	addq	%rax, %rcx
	leaq	(%rcx,%r11,4), %rax
	movq	%r13, %rcx
	shlq	$7, %rcx
	addq	88(%rsp), %rcx
	movq	%rdx, 152(%rsp)
	shlq	$7, %rdx
	movq	%rdx, 144(%rsp)
	cmpq	%rcx, (%rsp)
	setb	%cl
	cmpq	%rax, %r14
	setb	%al
	andb	%cl, %al
	movq	%rsi, %rcx
	shrq	$61, %rcx
	andl	$1, %ecx
	orb	%al, %cl
	movq	%rcx, 136(%rsp)
	movq	%r13, %rax
	andq	$-16, %rax
	movq	%r13, %rbp
	andq	$-4, %rbp
	movq	%rdi, %rcx
	subq	%r11, %rcx
	movq	%rcx, 128(%rsp)
	shlq	$2, %rsi
	movq	80(%rsp), %r9
	movq	%r14, %r8
	xorl	%r10d, %r10d
	movq	%r11, 24(%rsp)
	jmp	.LBB69_53
	.p2align	4
.LBB69_71:
	incq	%r10
	addq	%rsi, %rdx
	movq	%rdx, (%rsp)
	addq	$4, %r8
	addq	$4, %r9
	cmpq	16(%rsp), %r10
	je	.LBB69_18
.LBB69_53:
	cmpq	%rdi, %r11
	movq	(%rsp), %rdx
	je	.LBB69_71
	leaq	(%r14,%r10,4), %rcx
	movq	152(%rsp), %rdx
	shrq	$57, %rdx
	setne	%dl
	cmpq	$4, %r13
	setb	%dil
	movq	144(%rsp), %r11
	addq	%rcx, %r11
	cmpq	%rcx, %r11
	setb	%r11b
	orb	%dl, %dil
	orb	%r11b, %dil
	orb	136(%rsp), %dil
	testb	$1, %dil
	je	.LBB69_62
	xorl	%r15d, %r15d
	movq	(%rsp), %rdx
	movq	8(%rsp), %rdi
	movq	24(%rsp), %r11
	jmp	.LBB69_56
	.p2align	4
.LBB69_62:
	cmpq	$16, %r13
	movq	8(%rsp), %rdi
	movq	24(%rsp), %r11
	jae	.LBB69_64
	xorl	%r12d, %r12d
	movq	(%rsp), %rdx
	jmp	.LBB69_68
.LBB69_64:
	xorl	%r15d, %r15d
	vmovdqa64	.LCPI69_1(%rip), %zmm0
	vmovdqa64	.LCPI69_0(%rip), %zmm1
	movq	(%rsp), %rdx
	.p2align	4
.LBB69_65:
	vpsllq	$7, %zmm0, %zmm2
	vmovups	(%rdx,%r15,4), %ymm3
	vmovups	32(%rdx,%r15,4), %ymm4
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm3, (%rcx,%zmm2) {%k1}
	vpsllq	$7, %zmm1, %zmm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, (%rcx,%zmm2) {%k1}
	addq	$16, %r15
	vpaddq	%zmm20, %zmm0, %zmm0
	vpaddq	%zmm20, %zmm1, %zmm1
	cmpq	%r15, %rax
	jne	.LBB69_65
	cmpq	%rax, %r13
	je	.LBB69_71
	movq	%rax, %r15
	movq	%rax, %r12
	testb	$12, %r13b
	je	.LBB69_56
.LBB69_68:
	vpbroadcastq	%r12, %ymm0
	vpor	.LCPI69_3(%rip), %ymm0, %ymm0
	.p2align	4
.LBB69_69:
	vmovups	(%rdx,%r12,4), %xmm1
	vpsllq	$7, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rcx,%ymm2) {%k1}
	addq	$4, %r12
	vpaddq	%ymm19, %ymm0, %ymm0
	cmpq	%r12, %rbp
	jne	.LBB69_69
	movq	%rbp, %r15
	cmpq	%rbp, %r13
	je	.LBB69_71
.LBB69_56:
	movl	%r11d, %r12d
	subl	%edi, %r12d
	subl	%r15d, %r12d
	movq	%r15, %rcx
	andl	$7, %r12d
	je	.LBB69_59
	movq	%r15, %r13
	shlq	$7, %r13
	addq	%r8, %r13
	shll	$5, %r12d
	xorl	%r11d, %r11d
	movq	%r15, %rcx
	.p2align	4
.LBB69_58:
	vmovd	(%rdx,%rcx,4), %xmm0
	incq	%rcx
	vmovd	%xmm0, (%r13,%r11,4)
	addq	$32, %r11
	cmpq	%r11, %r12
	jne	.LBB69_58
.LBB69_59:
	addq	128(%rsp), %r15
	cmpq	$-8, %r15
	movq	72(%rsp), %r13
	movq	24(%rsp), %r11
	ja	.LBB69_71
	movq	%rcx, %r15
	shlq	$7, %r15
	addq	%r9, %r15
	.p2align	4
.LBB69_61:
	vmovss	(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, -512(%r15)
	vmovss	4(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, -384(%r15)
	vmovss	8(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, -256(%r15)
	vmovss	12(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, -128(%r15)
	vmovss	16(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, (%r15)
	vmovss	20(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, 128(%r15)
	vmovss	24(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, 256(%r15)
	vmovd	28(%rdx,%rcx,4), %xmm0
	addq	$8, %rcx
	vmovd	%xmm0, 384(%r15)
	addq	$1024, %r15
	cmpq	%rcx, %r13
	jne	.LBB69_61
	jmp	.LBB69_71
	.p2align	4
.LBB69_18:
	movq	112(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB69_19
	xorl	%edx, %edx
	movq	%rdx, %rbp
	movq	64(%rsp), %r12
	movq	32(%rsp), %rax
	movq	40(%rsp), %r10
	movq	%rsi, %r15
	jmp	.LBB69_23
.LBB69_27:
	movq	%rax, %rdi
	movq	%rsi, %rcx
	cmpq	56(%rsp), %r10
	jne	.LBB69_20
	.p2align	4
.LBB69_28:
	movl	$32, %esi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r15, %rsi
	movq	40(%rsp), %r10
	vpbroadcastq	.LCPI69_2(%rip), %zmm20
	vpbroadcastq	.LCPI69_4(%rip), %ymm19
	vmovaps	.LCPI69_7(%rip), %ymm18
	vmovapd	.LCPI69_6(%rip), %ymm17
	vmovaps	.LCPI69_5(%rip), %ymm16
	movq	32(%rsp), %rax
.LBB69_29:
	movq	%rbp, %rdx
	cmpq	%rsi, %rbp
	jge	.LBB69_20
.LBB69_23:
	addq	$16, %rbp
	jno	.LBB69_47
	cmpq	%rbp, %rsi
	jge	.LBB69_30
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, %r12
	jne	.LBB69_48
	movq	%rax, %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB69_27
	jmp	.LBB69_31
	.p2align	4
.LBB69_47:
	cmpq	%rbp, %rsi
	movq	%rbp, %rcx
	cmovlq	%rsi, %rcx
	movq	%rax, %rdi
	cmpq	$1, %r12
	jne	.LBB69_48
	cmpq	%rcx, %rdx
	je	.LBB69_50
	jmp	.LBB69_31
	.p2align	4
.LBB69_30:
	movq	%rax, %rdi
	movq	%rbp, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, %r12
	je	.LBB69_31
.LBB69_48:
	movq	%rdx, %rdi
	shlq	$7, %rdi
	addq	%rax, %rdi
	cmpq	%rcx, %rdx
	jne	.LBB69_31
.LBB69_50:
	movq	%rdx, %rcx
	jmp	.LBB69_46
	.p2align	4
.LBB69_31:
	movq	%rdx, %rax
	jmp	.LBB69_32
	.p2align	4
.LBB69_43:
	vmovups	%zmm1, (%rdi,%rsi)
.LBB69_44:
	incq	%rax
	vmovups	%zmm0, 64(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB69_45
.LBB69_32:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$7, %rsi
	testq	%r10, %r10
	je	.LBB69_33
	vmovups	(%rdi,%rsi), %zmm1
	vmovups	64(%rdi,%rsi), %zmm0
	jmp	.LBB69_35
	.p2align	4
.LBB69_33:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %zmm0
	vmovaps	%zmm0, %zmm1
.LBB69_35:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB69_40
	leaq	(%rbx,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%rbx), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB69_37:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB69_37
	movq	40(%rsp), %r10
	.p2align	4
.LBB69_39:
	movslq	(%rbx), %r9
	vbroadcastss	4(%rbx), %zmm2
	vfmadd231ps	(%r14,%r9,4), %zmm2, %zmm1
	vfmadd231ps	64(%r14,%r9,4), %zmm2, %zmm0
	addq	$8, %rbx
	cmpq	%r8, %rbx
	jb	.LBB69_39
.LBB69_40:
	cmpq	56(%rsp), %r10
	jne	.LBB69_43
	cmpq	$0, 72(%r13)
	jne	.LBB69_43
	vmovups	80(%r13), %zmm2
	vmovups	144(%r13), %zmm3
	vmaxps	%zmm1, %zmm2, %zmm1
	vminps	%zmm1, %zmm3, %zmm1
	vmovups	%zmm1, (%rdi,%rsi)
	vmaxps	%zmm0, %zmm2, %zmm0
	vminps	%zmm0, %zmm3, %zmm0
	jmp	.LBB69_44
	.p2align	4
.LBB69_45:
	movq	32(%rsp), %rax
	movq	%r15, %rsi
.LBB69_46:
	cmpq	56(%rsp), %r10
	je	.LBB69_28
	jmp	.LBB69_29
.LBB69_21:
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
.Lfunc_end69:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5, .Lfunc_end69-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI70_0:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI70_1:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.quad	4
	.quad	5
	.quad	6
	.quad	7
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI70_2:
	.quad	192
.LCPI70_3:
	.quad	16
.LCPI70_5:
	.quad	4
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI70_4:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
.LCPI70_6:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	8
	.zero	4
	.zero	4
.LCPI70_7:
	.quad	0
	.quad	1
	.quad	2
	.quad	4
.LCPI70_8:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	8
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5:
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
	movq	224(%r13), %rbx
	movq	%rax, %rcx
	shlq	$4, %rcx
	leaq	(%rcx,%rcx,2), %r14
	movq	%rdx, 32(%rsp)
	cmpq	$48, %rdx
	setge	%cl
	testq	%r14, %r14
	sete	%dl
	orb	%cl, %dl
	jne	.LBB70_5
	shlq	$6, %rax
	leaq	(%rax,%rax,2), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.LBB70_5:
	leaq	-1(%rbp), %rax
	movq	%rax, 56(%rsp)
	leaq	(%rbx,%r14,4), %rax
	movq	%rax, 24(%rsp)
	movq	40(%r13), %r12
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	32(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 152(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 96(%rsp)
	leaq	-192(%rbx,%rax,4), %rax
	movq	%rax, 88(%rsp)
	leaq	768(%rbx), %rax
	movq	%rax, 80(%rsp)
	vmovaps	.LCPI70_6(%rip), %ymm16
	vmovapd	.LCPI70_7(%rip), %ymm17
	xorl	%esi, %esi
	vmovaps	.LCPI70_8(%rip), %ymm18
	vpbroadcastq	.LCPI70_2(%rip), %ymm19
	vpbroadcastq	.LCPI70_5(%rip), %ymm20
	vpbroadcastq	.LCPI70_2(%rip), %zmm21
	vpbroadcastq	.LCPI70_3(%rip), %zmm22
	movq	%r13, 112(%rsp)
	movq	%r15, 104(%rsp)
	movq	%rbp, 72(%rsp)
	jmp	.LBB70_6
	.p2align	4
.LBB70_19:
	movq	72(%rsp), %rbp
.LBB70_20:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	120(%rsp), %rsi
	cmpq	%rbp, %rsi
	movq	104(%rsp), %r15
	je	.LBB70_21
.LBB70_6:
	movq	%rsi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB70_7
	cqto
	idivq	%rbp
	jmp	.LBB70_9
	.p2align	4
.LBB70_7:
	xorl	%edx, %edx
	divl	%ebp
.LBB70_9:
	movq	%rax, 16(%rsp)
	movq	%rsi, 40(%rsp)
	incq	%rsi
	movq	%rsi, %rax
	imulq	%r15, %rax
	movq	(%r13), %r10
	movq	8(%r13), %r8
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB70_10
	cqto
	idivq	%rbp
	movq	%rax, %rdi
	jmp	.LBB70_12
	.p2align	4
.LBB70_10:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %edi
.LBB70_12:
	movq	16(%rsp), %rax
	leaq	(%r10,%rax,4), %r9
	movq	%rdi, 8(%rsp)
	subq	%rax, %rdi
	cmpq	$8, 32(%rsp)
	movq	%rdi, 64(%rsp)
	movq	%rsi, 120(%rsp)
	jl	.LBB70_51
	cmpq	$4, %rdi
	jl	.LBB70_51
	leaq	(,%r8,4), %rax
	leaq	(,%r8,8), %rcx
	leaq	(%rax,%rax,2), %rdx
	leaq	-4(%rdi), %rsi
	xorl	%r11d, %r11d
	movq	%r9, 160(%rsp)
	.p2align	4
.LBB70_15:
	movq	152(%rsp), %rdi
	cmpq	%r11, %rdi
	movq	%r11, %r10
	cmovlq	%rdi, %r10
	addq	$8, %r11
	movq	%r11, 16(%rsp)
	seto	8(%rsp)
	cmovoq	%rdi, %r10
	leaq	(%rbx,%r10,4), %r15
	imulq	%r8, %r10
	leaq	(%r9,%r10,4), %r11
	xorl	%r14d, %r14d
	.p2align	4
.LBB70_16:
	cmpq	%r14, %rsi
	movq	%r14, %r13
	cmovlq	%rsi, %r13
	addq	$4, %r14
	cmovoq	%rsi, %r13
	movabsq	$9223372036854775807, %rdi
	cmovoq	%rdi, %r14
	leaq	(%r11,%r13,4), %r10
	leaq	(%r13,%r13,2), %rbp
	vmovups	(%r11,%r13,4), %xmm2
	leaq	(%r10,%rax,4), %r13
	leaq	(%r10,%r8,4), %r9
	vmovups	(%r10,%r8,4), %xmm3
	vmovups	(%r9,%rax,4), %xmm4
	vmovups	(%r10,%r8,8), %xmm0
	vmovupd	(%rcx,%r13), %xmm5
	shlq	$6, %rbp
	movq	%r8, %rdi
	leaq	(%r10,%rdx), %r8
	vmovups	(%rdx,%r10), %xmm1
	vmovups	(%r8,%rax,4), %xmm6
	vunpcklps	%xmm3, %xmm2, %xmm7
	vmovlhps	%xmm0, %xmm7, %xmm7
	vinsertps	$48, %xmm1, %xmm7, %xmm7
	vinsertf128	$1, (%r10,%rax,4), %ymm7, %ymm7
	vpermt2ps	%ymm4, %ymm16, %ymm7
	vpermt2pd	%ymm5, %ymm17, %ymm7
	vpermt2ps	%ymm6, %ymm18, %ymm7
	vbroadcastss	4(%r10,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r13), %ymm9
	vbroadcastss	4(%r8,%rax,4), %ymm10
	vbroadcastss	8(%r10,%rax,4), %xmm11
	vbroadcastss	8(%r9,%rax,4), %ymm12
	vbroadcastss	8(%r8,%rax,4), %ymm13
	movq	%rdi, %r8
	vbroadcastss	12(%r10,%rax,4), %xmm14
	vbroadcastss	12(%r9,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r13), %ymm23
	vmovups	%ymm7, (%r15,%rbp)
	vinsertps	$76, %xmm2, %xmm3, %xmm7
	vshufps	$212, %xmm0, %xmm7, %xmm7
	vinsertps	$112, %xmm1, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm4, %ymm7, %ymm4
	vblendps	$34, %ymm4, %ymm8, %ymm4
	vblendps	$192, %ymm9, %ymm4, %ymm4
	vblendps	$128, %ymm10, %ymm4, %ymm4
	vmovups	%ymm4, 192(%r15,%rbp)
	vunpckhps	%xmm3, %xmm2, %xmm4
	vblendps	$3, %xmm4, %xmm0, %xmm4
	vinsertps	$176, %xmm1, %xmm4, %xmm4
	vinsertf128	$1, %xmm11, %ymm4, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm4, %ymm4
	vblendps	$204, %ymm4, %ymm7, %ymm4
	vblendps	$128, %ymm13, %ymm4, %ymm4
	vmovups	%ymm4, 384(%r15,%rbp)
	vshufps	$51, %xmm2, %xmm3, %xmm2
	vshufps	$242, %xmm0, %xmm2, %xmm0
	vblendps	$8, %xmm1, %xmm0, %xmm0
	vinsertf128	$1, %xmm14, %ymm0, %ymm1
	vblendps	$32, %ymm15, %ymm1, %ymm1
	vmovaps	%ymm23, %ymm2
	vblendps	$192, %ymm2, %ymm1, %ymm1
	vinsertf128	$1, %xmm6, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 576(%r15,%rbp)
	cmpq	64(%rsp), %r14
	jl	.LBB70_16
	cmpb	$0, 8(%rsp)
	movq	16(%rsp), %r11
	movabsq	$9223372036854775807, %rdi
	cmovneq	%rdi, %r11
	cmpq	32(%rsp), %r11
	movq	160(%rsp), %r9
	jl	.LBB70_15
	jmp	.LBB70_18
	.p2align	4
.LBB70_51:
	cmpq	$0, 32(%rsp)
	movq	8(%rsp), %rdx
	je	.LBB70_18
	movq	16(%rsp), %r14
	movq	%r14, %rax
	notq	%rax
	addq	%rdx, %rax
	movq	96(%rsp), %rcx
	imulq	%r8, %rcx
	addq	%rcx, %r10
	leaq	(%r10,%rdx,4), %rcx
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$6, %rdx
	movq	%r14, %rsi
	shlq	$6, %rsi
	leaq	(%rsi,%rsi,2), %rsi
	movq	%r8, %rdi
	movq	88(%rsp), %r8
	subq	%rsi, %r8
	movq	8(%rsp), %rsi
	addq	%rdx, %r8
	movl	$192, %edx
	mulq	%rdx
	movq	%rax, 144(%rsp)
	seto	7(%rsp)
	cmpq	%r8, %r9
	setb	%al
	cmpq	%rcx, %rbx
	setb	%cl
	andb	%al, %cl
	movq	%rdi, %rax
	shrq	$61, %rax
	andl	$1, %eax
	orb	%cl, %al
	movq	%rax, 136(%rsp)
	movq	64(%rsp), %r15
	movq	%r15, %r11
	andq	$-16, %r11
	andq	$-4, %r15
	subq	%rsi, %r14
	movq	%r14, 128(%rsp)
	shlq	$2, %rdi
	movq	80(%rsp), %rdx
	movq	%rbx, %r10
	xorl	%eax, %eax
	jmp	.LBB70_53
	.p2align	4
.LBB70_71:
	incq	%rax
	addq	%rdi, %r9
	addq	$4, %r10
	addq	$4, %rdx
	cmpq	32(%rsp), %rax
	je	.LBB70_18
.LBB70_53:
	cmpq	16(%rsp), %rsi
	movq	64(%rsp), %r8
	je	.LBB70_71
	leaq	(%rbx,%rax,4), %r14
	cmpq	$4, %r8
	setb	%cl
	movq	144(%rsp), %rsi
	addq	%r14, %rsi
	cmpq	%r14, %rsi
	setb	%sil
	orb	7(%rsp), %cl
	orb	136(%rsp), %cl
	orb	%sil, %cl
	testb	$1, %cl
	je	.LBB70_62
	xorl	%ebp, %ebp
	movq	8(%rsp), %rsi
	jmp	.LBB70_56
	.p2align	4
.LBB70_62:
	cmpq	$16, %r8
	movq	8(%rsp), %rsi
	jae	.LBB70_64
	xorl	%r13d, %r13d
	jmp	.LBB70_68
.LBB70_64:
	xorl	%r13d, %r13d
	vmovdqa64	.LCPI70_1(%rip), %zmm0
	vmovdqa64	.LCPI70_0(%rip), %zmm1
	.p2align	4
.LBB70_65:
	vpmullq	%zmm21, %zmm0, %zmm2
	vmovups	(%r9,%r13,4), %ymm3
	vmovups	32(%r9,%r13,4), %ymm4
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm3, (%r14,%zmm2) {%k1}
	vpmullq	%zmm21, %zmm1, %zmm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, (%r14,%zmm2) {%k1}
	addq	$16, %r13
	vpaddq	%zmm22, %zmm0, %zmm0
	vpaddq	%zmm22, %zmm1, %zmm1
	cmpq	%r13, %r11
	jne	.LBB70_65
	cmpq	%r11, %r8
	je	.LBB70_71
	movq	%r11, %rbp
	movq	%r11, %r13
	testb	$12, %r8b
	je	.LBB70_56
.LBB70_68:
	vpbroadcastq	%r13, %ymm0
	vpor	.LCPI70_4(%rip), %ymm0, %ymm0
	.p2align	4
.LBB70_69:
	vmovups	(%r9,%r13,4), %xmm1
	vpmullq	%ymm19, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%r14,%ymm2) {%k1}
	addq	$4, %r13
	vpaddq	%ymm20, %ymm0, %ymm0
	cmpq	%r13, %r15
	jne	.LBB70_69
	movq	%r15, %rbp
	cmpq	%r15, %r8
	je	.LBB70_71
.LBB70_56:
	movq	16(%rsp), %rcx
	addl	%ebp, %ecx
	subl	%ecx, %esi
	movq	%rbp, %r14
	andl	$7, %esi
	je	.LBB70_59
	leaq	(,%rbp,2), %r13
	addq	%rbp, %r13
	shlq	$6, %r13
	addq	%r10, %r13
	shll	$4, %esi
	leaq	(%rsi,%rsi,2), %rsi
	xorl	%ecx, %ecx
	movq	%rbp, %r14
	.p2align	4
.LBB70_58:
	vmovd	(%r9,%r14,4), %xmm0
	incq	%r14
	vmovd	%xmm0, (%r13,%rcx,4)
	addq	$48, %rcx
	cmpq	%rcx, %rsi
	jne	.LBB70_58
.LBB70_59:
	addq	128(%rsp), %rbp
	cmpq	$-8, %rbp
	movq	8(%rsp), %rsi
	ja	.LBB70_71
	leaq	(%r14,%r14,2), %rbp
	shlq	$6, %rbp
	addq	%rdx, %rbp
	.p2align	4
.LBB70_61:
	vmovss	(%r9,%r14,4), %xmm0
	vmovss	%xmm0, -768(%rbp)
	vmovss	4(%r9,%r14,4), %xmm0
	vmovss	%xmm0, -576(%rbp)
	vmovss	8(%r9,%r14,4), %xmm0
	vmovss	%xmm0, -384(%rbp)
	vmovss	12(%r9,%r14,4), %xmm0
	vmovss	%xmm0, -192(%rbp)
	vmovss	16(%r9,%r14,4), %xmm0
	vmovss	%xmm0, (%rbp)
	vmovss	20(%r9,%r14,4), %xmm0
	vmovss	%xmm0, 192(%rbp)
	vmovss	24(%r9,%r14,4), %xmm0
	vmovss	%xmm0, 384(%rbp)
	vmovd	28(%r9,%r14,4), %xmm0
	addq	$8, %r14
	vmovd	%xmm0, 576(%rbp)
	addq	$1536, %rbp
	cmpq	%r14, %r8
	jne	.LBB70_61
	jmp	.LBB70_71
	.p2align	4
.LBB70_18:
	movq	112(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB70_19
	xorl	%edx, %edx
	movq	%rdx, %r15
	movq	72(%rsp), %rbp
	movq	40(%rsp), %r10
	movq	%rsi, %r14
	jmp	.LBB70_23
.LBB70_27:
	movq	24(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	56(%rsp), %r10
	jne	.LBB70_20
	.p2align	4
.LBB70_28:
	movl	$48, %esi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r14, %rsi
	movq	40(%rsp), %r10
	vpbroadcastq	.LCPI70_3(%rip), %zmm22
	vpbroadcastq	.LCPI70_2(%rip), %zmm21
	vpbroadcastq	.LCPI70_5(%rip), %ymm20
	vpbroadcastq	.LCPI70_2(%rip), %ymm19
	vmovaps	.LCPI70_8(%rip), %ymm18
	vmovapd	.LCPI70_7(%rip), %ymm17
	vmovaps	.LCPI70_6(%rip), %ymm16
.LBB70_29:
	movq	%r15, %rdx
	cmpq	%rsi, %r15
	jge	.LBB70_20
.LBB70_23:
	addq	$16, %r15
	jno	.LBB70_47
	cmpq	%r15, %rsi
	jge	.LBB70_30
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %r15
	cmpq	$1, %rbp
	jne	.LBB70_48
	movq	24(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB70_27
	jmp	.LBB70_31
	.p2align	4
.LBB70_47:
	cmpq	%r15, %rsi
	movq	%r15, %rcx
	cmovlq	%rsi, %rcx
	movq	24(%rsp), %rdi
	cmpq	$1, %rbp
	jne	.LBB70_48
	cmpq	%rcx, %rdx
	je	.LBB70_50
	jmp	.LBB70_31
	.p2align	4
.LBB70_30:
	movq	24(%rsp), %rdi
	movq	%r15, %rcx
	movabsq	$9223372036854775807, %r15
	cmpq	$1, %rbp
	je	.LBB70_31
.LBB70_48:
	leaq	(%rdx,%rdx,2), %rdi
	shlq	$6, %rdi
	addq	24(%rsp), %rdi
	cmpq	%rcx, %rdx
	jne	.LBB70_31
.LBB70_50:
	movq	%rdx, %rcx
	jmp	.LBB70_46
	.p2align	4
.LBB70_31:
	movq	%rdx, %rax
	jmp	.LBB70_32
	.p2align	4
.LBB70_43:
	vmovups	%zmm2, (%rdi,%rsi)
	vmovups	%zmm1, 64(%rdi,%rsi)
.LBB70_44:
	incq	%rax
	vmovups	%zmm0, 128(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB70_45
.LBB70_32:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$6, %rsi
	leaq	(%rsi,%rsi,2), %rsi
	testq	%r10, %r10
	je	.LBB70_33
	vmovups	(%rdi,%rsi), %zmm2
	vmovups	64(%rdi,%rsi), %zmm1
	vmovups	128(%rdi,%rsi), %zmm0
	jmp	.LBB70_35
	.p2align	4
.LBB70_33:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %zmm0
	vmovaps	%zmm0, %zmm1
	vmovaps	%zmm0, %zmm2
.LBB70_35:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB70_40
	leaq	(%r12,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%r12), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB70_37:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB70_37
	movq	40(%rsp), %r10
	.p2align	4
.LBB70_39:
	movslq	(%r12), %r9
	vbroadcastss	4(%r12), %zmm3
	vfmadd231ps	(%rbx,%r9,4), %zmm3, %zmm2
	vfmadd231ps	64(%rbx,%r9,4), %zmm3, %zmm1
	vfmadd231ps	128(%rbx,%r9,4), %zmm3, %zmm0
	addq	$8, %r12
	cmpq	%r8, %r12
	jb	.LBB70_39
.LBB70_40:
	cmpq	56(%rsp), %r10
	jne	.LBB70_43
	cmpq	$0, 72(%r13)
	jne	.LBB70_43
	vmovups	80(%r13), %zmm3
	vmovups	144(%r13), %zmm4
	vmaxps	%zmm2, %zmm3, %zmm2
	vminps	%zmm2, %zmm4, %zmm2
	vmovups	%zmm2, (%rdi,%rsi)
	vmaxps	%zmm1, %zmm3, %zmm1
	vminps	%zmm1, %zmm4, %zmm1
	vmovups	%zmm1, 64(%rdi,%rsi)
	vmaxps	%zmm0, %zmm3, %zmm0
	vminps	%zmm0, %zmm4, %zmm0
	jmp	.LBB70_44
	.p2align	4
.LBB70_45:
	movq	%r14, %rsi
.LBB70_46:
	cmpq	56(%rsp), %r10
	je	.LBB70_28
	jmp	.LBB70_29
.LBB70_21:
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
.Lfunc_end70:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5, .Lfunc_end70-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI71_0:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI71_1:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.quad	4
	.quad	5
	.quad	6
	.quad	7
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI71_2:
	.quad	16
.LCPI71_4:
	.quad	4
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI71_3:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
.LCPI71_5:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	8
	.zero	4
	.zero	4
.LCPI71_6:
	.quad	0
	.quad	1
	.quad	2
	.quad	4
.LCPI71_7:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	8
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5:
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
	movq	24(%r13), %r12
	movq	32(%r13), %rbp
	leaq	(%r12,%rbp), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB71_1
	cqto
	idivq	%rbp
	movq	%rax, %r15
	jmp	.LBB71_3
.LBB71_1:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %r15d
.LBB71_3:
	movq	16(%r13), %rcx
	movq	224(%r13), %r14
	movq	%r15, %rax
	shlq	$6, %rax
	shlq	$8, %r15
	movq	%rcx, 16(%rsp)
	cmpq	$64, %rcx
	setge	%cl
	testq	%rax, %rax
	sete	%al
	orb	%cl, %al
	jne	.LBB71_5
	movq	%r14, %rdi
	xorl	%esi, %esi
	movq	%r15, %rdx
	callq	memset@PLT
.LBB71_5:
	leaq	-1(%rbp), %rax
	movq	%rax, 56(%rsp)
	addq	%r14, %r15
	movq	40(%r13), %rbx
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	16(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 160(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 88(%rsp)
	leaq	-256(%r14,%rax,4), %rax
	movq	%rax, 80(%rsp)
	leaq	1024(%r14), %rax
	movq	%rax, 72(%rsp)
	xorl	%edi, %edi
	vmovaps	.LCPI71_5(%rip), %ymm16
	vmovapd	.LCPI71_6(%rip), %ymm17
	vmovaps	.LCPI71_7(%rip), %ymm18
	vpbroadcastq	.LCPI71_4(%rip), %ymm19
	vpbroadcastq	.LCPI71_2(%rip), %zmm20
	movq	%r13, 112(%rsp)
	movq	%r12, 104(%rsp)
	movq	%rbp, 32(%rsp)
	movq	%r15, 96(%rsp)
	jmp	.LBB71_6
	.p2align	4
.LBB71_25:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	120(%rsp), %rdi
	movq	32(%rsp), %rbp
	cmpq	%rbp, %rdi
	movq	104(%rsp), %r12
	je	.LBB71_26
.LBB71_6:
	movq	%rdi, %rax
	imulq	%r12, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB71_7
	cqto
	idivq	%rbp
	jmp	.LBB71_9
	.p2align	4
.LBB71_7:
	xorl	%edx, %edx
	divl	%ebp
.LBB71_9:
	movq	%rax, (%rsp)
	leaq	1(%rdi), %rax
	movq	%rax, 120(%rsp)
	imulq	%r12, %rax
	movq	(%r13), %rcx
	movq	8(%r13), %rsi
	movq	%rax, %rdx
	orq	%rbp, %rdx
	shrq	$32, %rdx
	je	.LBB71_10
	cqto
	idivq	%rbp
	movq	%rax, %r11
	jmp	.LBB71_12
	.p2align	4
.LBB71_10:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %r11d
.LBB71_12:
	movq	%rdi, 40(%rsp)
	movq	(%rsp), %rdx
	leaq	(%rcx,%rdx,4), %rax
	movq	%rax, 8(%rsp)
	movq	%r11, %r13
	subq	%rdx, %r13
	cmpq	$8, 16(%rsp)
	movq	%r13, 64(%rsp)
	jl	.LBB71_50
	cmpq	$4, %r13
	jl	.LBB71_50
	leaq	(,%rsi,4), %rax
	leaq	(,%rsi,8), %rcx
	leaq	(%rax,%rax,2), %r8
	leaq	-4(%r13), %r9
	xorl	%r11d, %r11d
	movabsq	$9223372036854775807, %rdx
	.p2align	4
.LBB71_15:
	movq	160(%rsp), %rdi
	cmpq	%r11, %rdi
	movq	%r11, %r10
	cmovlq	%rdi, %r10
	addq	$8, %r11
	movq	%r11, (%rsp)
	seto	24(%rsp)
	cmovoq	%rdi, %r10
	leaq	(%r14,%r10,4), %r11
	imulq	%rsi, %r10
	movq	8(%rsp), %rdi
	leaq	(%rdi,%r10,4), %rbp
	xorl	%r12d, %r12d
	.p2align	4
.LBB71_16:
	cmpq	%r12, %r9
	movq	%r12, %r15
	cmovlq	%r9, %r15
	addq	$4, %r12
	cmovoq	%r9, %r15
	cmovoq	%rdx, %r12
	leaq	(%rbp,%r15,4), %r10
	vmovups	(%rbp,%r15,4), %xmm2
	leaq	(%r10,%rax,4), %r13
	leaq	(%r10,%rsi,4), %rdi
	vmovups	(%r10,%rsi,4), %xmm3
	vmovups	(%rdi,%rax,4), %xmm4
	vmovups	(%r10,%rsi,8), %xmm0
	vmovupd	(%rcx,%r13), %xmm5
	shlq	$8, %r15
	leaq	(%r10,%r8), %rdx
	vmovups	(%r8,%r10), %xmm1
	vmovups	(%rdx,%rax,4), %xmm6
	vunpcklps	%xmm3, %xmm2, %xmm7
	vmovlhps	%xmm0, %xmm7, %xmm7
	vinsertps	$48, %xmm1, %xmm7, %xmm7
	vinsertf128	$1, (%r10,%rax,4), %ymm7, %ymm7
	vpermt2ps	%ymm4, %ymm16, %ymm7
	vpermt2pd	%ymm5, %ymm17, %ymm7
	vpermt2ps	%ymm6, %ymm18, %ymm7
	vbroadcastss	4(%r10,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r13), %ymm9
	vbroadcastss	4(%rdx,%rax,4), %ymm10
	vbroadcastss	8(%r10,%rax,4), %xmm11
	vbroadcastss	8(%rdi,%rax,4), %ymm12
	vbroadcastss	8(%rdx,%rax,4), %ymm13
	vbroadcastss	12(%r10,%rax,4), %xmm14
	vbroadcastss	12(%rdi,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r13), %ymm21
	movabsq	$9223372036854775807, %rdx
	vmovups	%ymm7, (%r11,%r15)
	vinsertps	$76, %xmm2, %xmm3, %xmm7
	vshufps	$212, %xmm0, %xmm7, %xmm7
	vinsertps	$112, %xmm1, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm4, %ymm7, %ymm4
	vblendps	$34, %ymm4, %ymm8, %ymm4
	vblendps	$192, %ymm9, %ymm4, %ymm4
	vblendps	$128, %ymm10, %ymm4, %ymm4
	vmovups	%ymm4, 256(%r11,%r15)
	vunpckhps	%xmm3, %xmm2, %xmm4
	vblendps	$3, %xmm4, %xmm0, %xmm4
	vinsertps	$176, %xmm1, %xmm4, %xmm4
	vinsertf128	$1, %xmm11, %ymm4, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm4, %ymm4
	vblendps	$204, %ymm4, %ymm7, %ymm4
	vblendps	$128, %ymm13, %ymm4, %ymm4
	vmovups	%ymm4, 512(%r11,%r15)
	vshufps	$51, %xmm2, %xmm3, %xmm2
	vshufps	$242, %xmm0, %xmm2, %xmm0
	vblendps	$8, %xmm1, %xmm0, %xmm0
	vinsertf128	$1, %xmm14, %ymm0, %ymm1
	vblendps	$32, %ymm15, %ymm1, %ymm1
	vmovaps	%ymm21, %ymm2
	vblendps	$192, %ymm2, %ymm1, %ymm1
	vinsertf128	$1, %xmm6, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 768(%r11,%r15)
	cmpq	64(%rsp), %r12
	jl	.LBB71_16
	cmpb	$0, 24(%rsp)
	movq	(%rsp), %r11
	cmovneq	%rdx, %r11
	cmpq	16(%rsp), %r11
	jl	.LBB71_15
	jmp	.LBB71_18
	.p2align	4
.LBB71_50:
	cmpq	$0, 16(%rsp)
	je	.LBB71_18
	movq	(%rsp), %rdx
	movq	%rdx, %rdi
	notq	%rdi
	addq	%r11, %rdi
	movq	88(%rsp), %rax
	imulq	%rsi, %rax
	addq	%rax, %rcx
	leaq	(%rcx,%r11,4), %rax
	movq	%r13, %rcx
	shlq	$8, %rcx
	addq	80(%rsp), %rcx
	movq	%rdi, 152(%rsp)
	shlq	$8, %rdi
	movq	%rdi, 144(%rsp)
	cmpq	%rcx, 8(%rsp)
	setb	%cl
	cmpq	%rax, %r14
	setb	%al
	andb	%cl, %al
	movq	%rsi, %rcx
	shrq	$61, %rcx
	andl	$1, %ecx
	orb	%al, %cl
	movq	%rcx, 136(%rsp)
	movq	%r13, %rax
	andq	$-16, %rax
	movq	%r13, %r9
	andq	$-4, %r9
	subq	%r11, %rdx
	movq	%rdx, 128(%rsp)
	shlq	$2, %rsi
	movq	72(%rsp), %r8
	movq	%r14, %r10
	xorl	%ecx, %ecx
	movq	%r11, 24(%rsp)
	jmp	.LBB71_52
	.p2align	4
.LBB71_70:
	incq	%rcx
	addq	%rsi, %rdi
	movq	%rdi, 8(%rsp)
	addq	$4, %r10
	addq	$4, %r8
	cmpq	16(%rsp), %rcx
	je	.LBB71_18
.LBB71_52:
	cmpq	(%rsp), %r11
	movq	8(%rsp), %rdi
	je	.LBB71_70
	leaq	(%r14,%rcx,4), %rbp
	movq	152(%rsp), %rdx
	shrq	$56, %rdx
	setne	%dl
	cmpq	$4, %r13
	setb	%dil
	movq	144(%rsp), %r11
	addq	%rbp, %r11
	cmpq	%rbp, %r11
	setb	%r11b
	orb	%dl, %dil
	orb	%r11b, %dil
	orb	136(%rsp), %dil
	testb	$1, %dil
	je	.LBB71_61
	xorl	%r12d, %r12d
	movq	8(%rsp), %rdi
	movq	24(%rsp), %r11
	jmp	.LBB71_55
	.p2align	4
.LBB71_61:
	cmpq	$16, %r13
	movq	24(%rsp), %r11
	jae	.LBB71_63
	xorl	%r15d, %r15d
	movq	8(%rsp), %rdi
	jmp	.LBB71_67
.LBB71_63:
	xorl	%r15d, %r15d
	vmovdqa64	.LCPI71_1(%rip), %zmm0
	vmovdqa64	.LCPI71_0(%rip), %zmm1
	movq	8(%rsp), %rdi
	.p2align	4
.LBB71_64:
	vpsllq	$8, %zmm0, %zmm2
	vmovups	(%rdi,%r15,4), %ymm3
	vmovups	32(%rdi,%r15,4), %ymm4
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm3, (%rbp,%zmm2) {%k1}
	vpsllq	$8, %zmm1, %zmm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, (%rbp,%zmm2) {%k1}
	addq	$16, %r15
	vpaddq	%zmm20, %zmm0, %zmm0
	vpaddq	%zmm20, %zmm1, %zmm1
	cmpq	%r15, %rax
	jne	.LBB71_64
	cmpq	%rax, %r13
	je	.LBB71_70
	movq	%rax, %r12
	movq	%rax, %r15
	testb	$12, %r13b
	je	.LBB71_55
.LBB71_67:
	vpbroadcastq	%r15, %ymm0
	vpor	.LCPI71_3(%rip), %ymm0, %ymm0
	.p2align	4
.LBB71_68:
	vmovups	(%rdi,%r15,4), %xmm1
	vpsllq	$8, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rbp,%ymm2) {%k1}
	addq	$4, %r15
	vpaddq	%ymm19, %ymm0, %ymm0
	cmpq	%r15, %r9
	jne	.LBB71_68
	movq	%r9, %r12
	cmpq	%r9, %r13
	je	.LBB71_70
.LBB71_55:
	movq	(%rsp), %rdx
	addl	%r12d, %edx
	movl	%r11d, %ebp
	subl	%edx, %ebp
	movq	%r12, %r15
	andl	$7, %ebp
	je	.LBB71_58
	movq	%r12, %r13
	shlq	$8, %r13
	addq	%r10, %r13
	shll	$6, %ebp
	xorl	%r11d, %r11d
	movq	%r12, %r15
	.p2align	4
.LBB71_57:
	vmovd	(%rdi,%r15,4), %xmm0
	incq	%r15
	vmovd	%xmm0, (%r13,%r11,4)
	addq	$64, %r11
	cmpq	%r11, %rbp
	jne	.LBB71_57
.LBB71_58:
	addq	128(%rsp), %r12
	cmpq	$-8, %r12
	movq	64(%rsp), %r13
	movq	24(%rsp), %r11
	ja	.LBB71_70
	movq	%r15, %r12
	shlq	$8, %r12
	addq	%r8, %r12
	.p2align	4
.LBB71_60:
	vmovss	(%rdi,%r15,4), %xmm0
	vmovss	%xmm0, -1024(%r12)
	vmovss	4(%rdi,%r15,4), %xmm0
	vmovss	%xmm0, -768(%r12)
	vmovss	8(%rdi,%r15,4), %xmm0
	vmovss	%xmm0, -512(%r12)
	vmovss	12(%rdi,%r15,4), %xmm0
	vmovss	%xmm0, -256(%r12)
	vmovss	16(%rdi,%r15,4), %xmm0
	vmovss	%xmm0, (%r12)
	vmovss	20(%rdi,%r15,4), %xmm0
	vmovss	%xmm0, 256(%r12)
	vmovss	24(%rdi,%r15,4), %xmm0
	vmovss	%xmm0, 512(%r12)
	vmovd	28(%rdi,%r15,4), %xmm0
	addq	$8, %r15
	vmovd	%xmm0, 768(%r12)
	addq	$2048, %r12
	cmpq	%r15, %r13
	jne	.LBB71_60
	jmp	.LBB71_70
	.p2align	4
.LBB71_18:
	movq	112(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB71_25
	xorl	%edx, %edx
	movq	%rdx, %r12
	movq	96(%rsp), %r15
	movq	40(%rsp), %r10
	movq	%rsi, %rbp
	jmp	.LBB71_20
.LBB71_24:
	movq	%r15, %rdi
	movq	%rsi, %rcx
	cmpq	56(%rsp), %r10
	jne	.LBB71_25
	.p2align	4
.LBB71_27:
	movl	$64, %esi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%rbp, %rsi
	movq	40(%rsp), %r10
	vpbroadcastq	.LCPI71_2(%rip), %zmm20
	vpbroadcastq	.LCPI71_4(%rip), %ymm19
	vmovaps	.LCPI71_7(%rip), %ymm18
	vmovapd	.LCPI71_6(%rip), %ymm17
	vmovaps	.LCPI71_5(%rip), %ymm16
.LBB71_28:
	movq	%r12, %rdx
	cmpq	%rsi, %r12
	jge	.LBB71_25
.LBB71_20:
	addq	$16, %r12
	jno	.LBB71_46
	cmpq	%r12, %rsi
	jge	.LBB71_29
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %r12
	cmpq	$1, 32(%rsp)
	jne	.LBB71_47
	movq	%r15, %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB71_24
	jmp	.LBB71_30
	.p2align	4
.LBB71_46:
	cmpq	%r12, %rsi
	movq	%r12, %rcx
	cmovlq	%rsi, %rcx
	movq	%r15, %rdi
	cmpq	$1, 32(%rsp)
	jne	.LBB71_47
	cmpq	%rcx, %rdx
	je	.LBB71_49
	jmp	.LBB71_30
	.p2align	4
.LBB71_29:
	movq	%r15, %rdi
	movq	%r12, %rcx
	movabsq	$9223372036854775807, %r12
	cmpq	$1, 32(%rsp)
	je	.LBB71_30
.LBB71_47:
	movq	%rdx, %rdi
	shlq	$8, %rdi
	addq	%r15, %rdi
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
	vmovups	%zmm3, (%rdi,%rsi)
	vmovups	%zmm2, 64(%rdi,%rsi)
	vmovups	%zmm1, 128(%rdi,%rsi)
.LBB71_43:
	incq	%rax
	vmovups	%zmm0, 192(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB71_44
.LBB71_31:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$8, %rsi
	testq	%r10, %r10
	je	.LBB71_32
	vmovups	(%rdi,%rsi), %zmm3
	vmovups	64(%rdi,%rsi), %zmm2
	vmovups	128(%rdi,%rsi), %zmm1
	vmovups	192(%rdi,%rsi), %zmm0
	jmp	.LBB71_34
	.p2align	4
.LBB71_32:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %zmm0
	vmovaps	%zmm0, %zmm1
	vmovaps	%zmm0, %zmm2
	vmovaps	%zmm0, %zmm3
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
	vbroadcastss	4(%rbx), %zmm4
	vfmadd231ps	(%r14,%r9,4), %zmm4, %zmm3
	vfmadd231ps	64(%r14,%r9,4), %zmm4, %zmm2
	vfmadd231ps	128(%r14,%r9,4), %zmm4, %zmm1
	vfmadd231ps	192(%r14,%r9,4), %zmm4, %zmm0
	addq	$8, %rbx
	cmpq	%r8, %rbx
	jb	.LBB71_38
.LBB71_39:
	cmpq	56(%rsp), %r10
	jne	.LBB71_42
	cmpq	$0, 72(%r13)
	jne	.LBB71_42
	vmovups	80(%r13), %zmm4
	vmovups	144(%r13), %zmm5
	vmaxps	%zmm3, %zmm4, %zmm3
	vminps	%zmm3, %zmm5, %zmm3
	vmovups	%zmm3, (%rdi,%rsi)
	vmaxps	%zmm2, %zmm4, %zmm2
	vminps	%zmm2, %zmm5, %zmm2
	vmovups	%zmm2, 64(%rdi,%rsi)
	vmaxps	%zmm1, %zmm4, %zmm1
	vminps	%zmm1, %zmm5, %zmm1
	vmovups	%zmm1, 128(%rdi,%rsi)
	vmaxps	%zmm0, %zmm4, %zmm0
	vminps	%zmm0, %zmm5, %zmm0
	jmp	.LBB71_43
	.p2align	4
.LBB71_44:
	movq	%rbp, %rsi
.LBB71_45:
	cmpq	56(%rsp), %r10
	je	.LBB71_27
	jmp	.LBB71_28
.LBB71_26:
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
.Lfunc_end71:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5, .Lfunc_end71-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI72_0:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI72_1:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.quad	4
	.quad	5
	.quad	6
	.quad	7
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI72_2:
	.quad	320
.LCPI72_3:
	.quad	16
.LCPI72_5:
	.quad	4
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI72_4:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
.LCPI72_6:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	8
	.zero	4
	.zero	4
.LCPI72_7:
	.quad	0
	.quad	1
	.quad	2
	.quad	4
.LCPI72_8:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	8
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5:
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
	movq	224(%r13), %rbx
	movq	%rax, %rcx
	shlq	$4, %rcx
	leaq	(%rcx,%rcx,4), %r14
	movq	%rdx, 32(%rsp)
	cmpq	$80, %rdx
	setge	%cl
	testq	%r14, %r14
	sete	%dl
	orb	%cl, %dl
	jne	.LBB72_5
	shlq	$6, %rax
	leaq	(%rax,%rax,4), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.LBB72_5:
	leaq	-1(%rbp), %rax
	movq	%rax, 56(%rsp)
	leaq	(%rbx,%r14,4), %rax
	movq	%rax, 24(%rsp)
	movq	40(%r13), %r12
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	32(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 152(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 96(%rsp)
	leaq	-320(%rbx,%rax,4), %rax
	movq	%rax, 88(%rsp)
	leaq	1280(%rbx), %rax
	movq	%rax, 80(%rsp)
	vmovaps	.LCPI72_6(%rip), %ymm16
	vmovapd	.LCPI72_7(%rip), %ymm17
	xorl	%esi, %esi
	vmovaps	.LCPI72_8(%rip), %ymm18
	vpbroadcastq	.LCPI72_2(%rip), %ymm19
	vpbroadcastq	.LCPI72_5(%rip), %ymm20
	vpbroadcastq	.LCPI72_2(%rip), %zmm21
	vpbroadcastq	.LCPI72_3(%rip), %zmm22
	movq	%r13, 112(%rsp)
	movq	%r15, 104(%rsp)
	movq	%rbp, 64(%rsp)
	jmp	.LBB72_6
	.p2align	4
.LBB72_19:
	movq	64(%rsp), %rbp
.LBB72_20:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	120(%rsp), %rsi
	cmpq	%rbp, %rsi
	movq	104(%rsp), %r15
	je	.LBB72_21
.LBB72_6:
	movq	%rsi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB72_7
	cqto
	idivq	%rbp
	jmp	.LBB72_9
	.p2align	4
.LBB72_7:
	xorl	%edx, %edx
	divl	%ebp
.LBB72_9:
	movq	%rax, 8(%rsp)
	leaq	1(%rsi), %rdi
	movq	%rdi, %rax
	imulq	%r15, %rax
	movq	(%r13), %rcx
	movq	8(%r13), %r8
	movq	%rax, %rdx
	orq	%rbp, %rdx
	shrq	$32, %rdx
	je	.LBB72_10
	cqto
	idivq	%rbp
	jmp	.LBB72_12
	.p2align	4
.LBB72_10:
	xorl	%edx, %edx
	divl	%ebp
.LBB72_12:
	movq	%rsi, 40(%rsp)
	movq	8(%rsp), %rdx
	leaq	(%rcx,%rdx,4), %r9
	movq	%rax, %rbp
	subq	%rdx, %rbp
	cmpq	$8, 32(%rsp)
	movq	%rbp, 72(%rsp)
	movq	%rax, %rsi
	movq	%rdi, 120(%rsp)
	jl	.LBB72_51
	cmpq	$4, %rbp
	jl	.LBB72_51
	leaq	(,%r8,4), %rax
	leaq	(,%r8,8), %rcx
	leaq	(%rax,%rax,2), %rdx
	leaq	-4(%rbp), %rsi
	xorl	%r11d, %r11d
	movq	%r9, 160(%rsp)
	.p2align	4
.LBB72_15:
	movq	152(%rsp), %rdi
	cmpq	%r11, %rdi
	movq	%r11, %r10
	cmovlq	%rdi, %r10
	addq	$8, %r11
	movq	%r11, 8(%rsp)
	seto	16(%rsp)
	cmovoq	%rdi, %r10
	leaq	(%rbx,%r10,4), %r11
	imulq	%r8, %r10
	leaq	(%r9,%r10,4), %r15
	xorl	%r14d, %r14d
	.p2align	4
.LBB72_16:
	cmpq	%r14, %rsi
	movq	%r14, %r13
	cmovlq	%rsi, %r13
	addq	$4, %r14
	cmovoq	%rsi, %r13
	movabsq	$9223372036854775807, %rdi
	cmovoq	%rdi, %r14
	leaq	(%r15,%r13,4), %r10
	leaq	(%r13,%r13,4), %rbp
	vmovups	(%r15,%r13,4), %xmm2
	leaq	(%r10,%rax,4), %r13
	leaq	(%r10,%r8,4), %r9
	vmovups	(%r10,%r8,4), %xmm3
	vmovups	(%r9,%rax,4), %xmm4
	vmovups	(%r10,%r8,8), %xmm0
	vmovupd	(%rcx,%r13), %xmm5
	shlq	$6, %rbp
	movq	%r8, %rdi
	leaq	(%r10,%rdx), %r8
	vmovups	(%rdx,%r10), %xmm1
	vmovups	(%r8,%rax,4), %xmm6
	vunpcklps	%xmm3, %xmm2, %xmm7
	vmovlhps	%xmm0, %xmm7, %xmm7
	vinsertps	$48, %xmm1, %xmm7, %xmm7
	vinsertf128	$1, (%r10,%rax,4), %ymm7, %ymm7
	vpermt2ps	%ymm4, %ymm16, %ymm7
	vpermt2pd	%ymm5, %ymm17, %ymm7
	vpermt2ps	%ymm6, %ymm18, %ymm7
	vbroadcastss	4(%r10,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r13), %ymm9
	vbroadcastss	4(%r8,%rax,4), %ymm10
	vbroadcastss	8(%r10,%rax,4), %xmm11
	vbroadcastss	8(%r9,%rax,4), %ymm12
	vbroadcastss	8(%r8,%rax,4), %ymm13
	movq	%rdi, %r8
	vbroadcastss	12(%r10,%rax,4), %xmm14
	vbroadcastss	12(%r9,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r13), %ymm23
	vmovups	%ymm7, (%r11,%rbp)
	vinsertps	$76, %xmm2, %xmm3, %xmm7
	vshufps	$212, %xmm0, %xmm7, %xmm7
	vinsertps	$112, %xmm1, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm4, %ymm7, %ymm4
	vblendps	$34, %ymm4, %ymm8, %ymm4
	vblendps	$192, %ymm9, %ymm4, %ymm4
	vblendps	$128, %ymm10, %ymm4, %ymm4
	vmovups	%ymm4, 320(%r11,%rbp)
	vunpckhps	%xmm3, %xmm2, %xmm4
	vblendps	$3, %xmm4, %xmm0, %xmm4
	vinsertps	$176, %xmm1, %xmm4, %xmm4
	vinsertf128	$1, %xmm11, %ymm4, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm4, %ymm4
	vblendps	$204, %ymm4, %ymm7, %ymm4
	vblendps	$128, %ymm13, %ymm4, %ymm4
	vmovups	%ymm4, 640(%r11,%rbp)
	vshufps	$51, %xmm2, %xmm3, %xmm2
	vshufps	$242, %xmm0, %xmm2, %xmm0
	vblendps	$8, %xmm1, %xmm0, %xmm0
	vinsertf128	$1, %xmm14, %ymm0, %ymm1
	vblendps	$32, %ymm15, %ymm1, %ymm1
	vmovaps	%ymm23, %ymm2
	vblendps	$192, %ymm2, %ymm1, %ymm1
	vinsertf128	$1, %xmm6, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 960(%r11,%rbp)
	cmpq	72(%rsp), %r14
	jl	.LBB72_16
	cmpb	$0, 16(%rsp)
	movq	8(%rsp), %r11
	movabsq	$9223372036854775807, %rdi
	cmovneq	%rdi, %r11
	cmpq	32(%rsp), %r11
	movq	160(%rsp), %r9
	jl	.LBB72_15
	jmp	.LBB72_18
	.p2align	4
.LBB72_51:
	cmpq	$0, 32(%rsp)
	je	.LBB72_18
	movq	8(%rsp), %r10
	movq	%r10, %rax
	notq	%rax
	addq	%rsi, %rax
	movq	96(%rsp), %rdx
	imulq	%r8, %rdx
	addq	%rdx, %rcx
	leaq	(%rcx,%rsi,4), %rcx
	leaq	(%rsi,%rsi,4), %rdx
	shlq	$6, %rdx
	movq	%rsi, 16(%rsp)
	movq	%r10, %rsi
	shlq	$6, %rsi
	leaq	(%rsi,%rsi,4), %rsi
	movq	%r8, %rdi
	movq	88(%rsp), %r8
	subq	%rsi, %r8
	movq	16(%rsp), %rsi
	addq	%rdx, %r8
	movl	$320, %edx
	mulq	%rdx
	movq	%rax, 144(%rsp)
	seto	7(%rsp)
	cmpq	%r8, %r9
	setb	%al
	cmpq	%rcx, %rbx
	setb	%cl
	andb	%al, %cl
	movq	%rdi, %rax
	shrq	$61, %rax
	andl	$1, %eax
	orb	%cl, %al
	movq	%rax, 136(%rsp)
	movq	%rbp, %r11
	andq	$-16, %r11
	movq	%rbp, %rdx
	andq	$-4, %rdx
	subq	%rsi, %r10
	movq	%r10, 128(%rsp)
	shlq	$2, %rdi
	movq	80(%rsp), %r10
	movq	%rbx, %rax
	xorl	%ecx, %ecx
	jmp	.LBB72_53
	.p2align	4
.LBB72_71:
	incq	%rcx
	addq	%rdi, %r9
	addq	$4, %rax
	addq	$4, %r10
	cmpq	32(%rsp), %rcx
	je	.LBB72_18
.LBB72_53:
	cmpq	8(%rsp), %rsi
	je	.LBB72_71
	leaq	(%rbx,%rcx,4), %r14
	cmpq	$4, %rbp
	setb	%sil
	movq	144(%rsp), %r8
	addq	%r14, %r8
	cmpq	%r14, %r8
	setb	%r8b
	orb	7(%rsp), %sil
	orb	136(%rsp), %sil
	orb	%r8b, %sil
	testb	$1, %sil
	je	.LBB72_62
	xorl	%r15d, %r15d
	movq	16(%rsp), %rsi
	jmp	.LBB72_56
	.p2align	4
.LBB72_62:
	cmpq	$16, %rbp
	movq	16(%rsp), %rsi
	jae	.LBB72_64
	xorl	%r13d, %r13d
	jmp	.LBB72_68
.LBB72_64:
	xorl	%r15d, %r15d
	vmovdqa64	.LCPI72_1(%rip), %zmm0
	vmovdqa64	.LCPI72_0(%rip), %zmm1
	.p2align	4
.LBB72_65:
	vpmullq	%zmm21, %zmm0, %zmm2
	vmovups	(%r9,%r15,4), %ymm3
	vmovups	32(%r9,%r15,4), %ymm4
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm3, (%r14,%zmm2) {%k1}
	vpmullq	%zmm21, %zmm1, %zmm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, (%r14,%zmm2) {%k1}
	addq	$16, %r15
	vpaddq	%zmm22, %zmm0, %zmm0
	vpaddq	%zmm22, %zmm1, %zmm1
	cmpq	%r15, %r11
	jne	.LBB72_65
	cmpq	%r11, %rbp
	je	.LBB72_71
	movq	%r11, %r15
	movq	%r11, %r13
	testb	$12, %bpl
	je	.LBB72_56
.LBB72_68:
	vpbroadcastq	%r13, %ymm0
	vpor	.LCPI72_4(%rip), %ymm0, %ymm0
	.p2align	4
.LBB72_69:
	vmovups	(%r9,%r13,4), %xmm1
	vpmullq	%ymm19, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%r14,%ymm2) {%k1}
	addq	$4, %r13
	vpaddq	%ymm20, %ymm0, %ymm0
	cmpq	%r13, %rdx
	jne	.LBB72_69
	movq	%rdx, %r15
	cmpq	%rdx, %rbp
	je	.LBB72_71
.LBB72_56:
	movq	%rsi, %rbp
	movq	8(%rsp), %rsi
	addl	%r15d, %esi
	subl	%esi, %ebp
	movq	%r15, %r14
	andl	$7, %ebp
	je	.LBB72_59
	leaq	(%r15,%r15,4), %r13
	shlq	$6, %r13
	addq	%rax, %r13
	shll	$4, %ebp
	leaq	(%rbp,%rbp,4), %rbp
	xorl	%esi, %esi
	movq	%r15, %r14
	.p2align	4
.LBB72_58:
	vmovd	(%r9,%r14,4), %xmm0
	incq	%r14
	vmovd	%xmm0, (%r13,%rsi,4)
	addq	$80, %rsi
	cmpq	%rsi, %rbp
	jne	.LBB72_58
.LBB72_59:
	addq	128(%rsp), %r15
	cmpq	$-8, %r15
	movq	72(%rsp), %rbp
	movq	16(%rsp), %rsi
	ja	.LBB72_71
	leaq	(%r14,%r14,4), %r15
	shlq	$6, %r15
	addq	%r10, %r15
	.p2align	4
.LBB72_61:
	vmovss	(%r9,%r14,4), %xmm0
	vmovss	%xmm0, -1280(%r15)
	vmovss	4(%r9,%r14,4), %xmm0
	vmovss	%xmm0, -960(%r15)
	vmovss	8(%r9,%r14,4), %xmm0
	vmovss	%xmm0, -640(%r15)
	vmovss	12(%r9,%r14,4), %xmm0
	vmovss	%xmm0, -320(%r15)
	vmovss	16(%r9,%r14,4), %xmm0
	vmovss	%xmm0, (%r15)
	vmovss	20(%r9,%r14,4), %xmm0
	vmovss	%xmm0, 320(%r15)
	vmovss	24(%r9,%r14,4), %xmm0
	vmovss	%xmm0, 640(%r15)
	vmovd	28(%r9,%r14,4), %xmm0
	addq	$8, %r14
	vmovd	%xmm0, 960(%r15)
	addq	$2560, %r15
	cmpq	%r14, %rbp
	jne	.LBB72_61
	jmp	.LBB72_71
	.p2align	4
.LBB72_18:
	movq	112(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB72_19
	xorl	%edx, %edx
	movq	%rdx, %r14
	movq	64(%rsp), %rbp
	movq	40(%rsp), %r10
	movq	%rsi, %r15
	jmp	.LBB72_23
.LBB72_27:
	movq	24(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	56(%rsp), %r10
	jne	.LBB72_20
	.p2align	4
.LBB72_28:
	movl	$80, %esi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r15, %rsi
	movq	40(%rsp), %r10
	vpbroadcastq	.LCPI72_3(%rip), %zmm22
	vpbroadcastq	.LCPI72_2(%rip), %zmm21
	vpbroadcastq	.LCPI72_5(%rip), %ymm20
	vpbroadcastq	.LCPI72_2(%rip), %ymm19
	vmovaps	.LCPI72_8(%rip), %ymm18
	vmovapd	.LCPI72_7(%rip), %ymm17
	vmovaps	.LCPI72_6(%rip), %ymm16
.LBB72_29:
	movq	%r14, %rdx
	cmpq	%rsi, %r14
	jge	.LBB72_20
.LBB72_23:
	addq	$16, %r14
	jno	.LBB72_47
	cmpq	%r14, %rsi
	jge	.LBB72_30
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %r14
	cmpq	$1, %rbp
	jne	.LBB72_48
	movq	24(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB72_27
	jmp	.LBB72_31
	.p2align	4
.LBB72_47:
	cmpq	%r14, %rsi
	movq	%r14, %rcx
	cmovlq	%rsi, %rcx
	movq	24(%rsp), %rdi
	cmpq	$1, %rbp
	jne	.LBB72_48
	cmpq	%rcx, %rdx
	je	.LBB72_50
	jmp	.LBB72_31
	.p2align	4
.LBB72_30:
	movq	24(%rsp), %rdi
	movq	%r14, %rcx
	movabsq	$9223372036854775807, %r14
	cmpq	$1, %rbp
	je	.LBB72_31
.LBB72_48:
	leaq	(%rdx,%rdx,4), %rdi
	shlq	$6, %rdi
	addq	24(%rsp), %rdi
	cmpq	%rcx, %rdx
	jne	.LBB72_31
.LBB72_50:
	movq	%rdx, %rcx
	jmp	.LBB72_46
	.p2align	4
.LBB72_31:
	movq	%rdx, %rax
	jmp	.LBB72_32
	.p2align	4
.LBB72_43:
	vmovups	%zmm4, (%rdi,%rsi)
	vmovups	%zmm3, 64(%rdi,%rsi)
	vmovups	%zmm2, 128(%rdi,%rsi)
	vmovups	%zmm1, 192(%rdi,%rsi)
.LBB72_44:
	incq	%rax
	vmovups	%zmm0, 256(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB72_45
.LBB72_32:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$6, %rsi
	leaq	(%rsi,%rsi,4), %rsi
	testq	%r10, %r10
	je	.LBB72_33
	vmovups	(%rdi,%rsi), %zmm4
	vmovups	64(%rdi,%rsi), %zmm3
	vmovups	128(%rdi,%rsi), %zmm2
	vmovups	192(%rdi,%rsi), %zmm1
	vmovups	256(%rdi,%rsi), %zmm0
	jmp	.LBB72_35
	.p2align	4
.LBB72_33:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %zmm0
	vmovaps	%zmm0, %zmm1
	vmovaps	%zmm0, %zmm2
	vmovaps	%zmm0, %zmm3
	vmovaps	%zmm0, %zmm4
.LBB72_35:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB72_40
	leaq	(%r12,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%r12), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB72_37:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB72_37
	movq	40(%rsp), %r10
	.p2align	4
.LBB72_39:
	movslq	(%r12), %r9
	vbroadcastss	4(%r12), %zmm5
	vfmadd231ps	(%rbx,%r9,4), %zmm5, %zmm4
	vfmadd231ps	64(%rbx,%r9,4), %zmm5, %zmm3
	vfmadd231ps	128(%rbx,%r9,4), %zmm5, %zmm2
	vfmadd231ps	192(%rbx,%r9,4), %zmm5, %zmm1
	vfmadd231ps	256(%rbx,%r9,4), %zmm5, %zmm0
	addq	$8, %r12
	cmpq	%r8, %r12
	jb	.LBB72_39
.LBB72_40:
	cmpq	56(%rsp), %r10
	jne	.LBB72_43
	cmpq	$0, 72(%r13)
	jne	.LBB72_43
	vmovups	80(%r13), %zmm5
	vmovups	144(%r13), %zmm6
	vmaxps	%zmm4, %zmm5, %zmm4
	vminps	%zmm4, %zmm6, %zmm4
	vmovups	%zmm4, (%rdi,%rsi)
	vmaxps	%zmm3, %zmm5, %zmm3
	vminps	%zmm3, %zmm6, %zmm3
	vmovups	%zmm3, 64(%rdi,%rsi)
	vmaxps	%zmm2, %zmm5, %zmm2
	vminps	%zmm2, %zmm6, %zmm2
	vmovups	%zmm2, 128(%rdi,%rsi)
	vmaxps	%zmm1, %zmm5, %zmm1
	vminps	%zmm1, %zmm6, %zmm1
	vmovups	%zmm1, 192(%rdi,%rsi)
	vmaxps	%zmm0, %zmm5, %zmm0
	vminps	%zmm0, %zmm6, %zmm0
	jmp	.LBB72_44
	.p2align	4
.LBB72_45:
	movq	%r15, %rsi
.LBB72_46:
	cmpq	56(%rsp), %r10
	je	.LBB72_28
	jmp	.LBB72_29
.LBB72_21:
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
.Lfunc_end72:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5, .Lfunc_end72-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI73_0:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI73_1:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.quad	4
	.quad	5
	.quad	6
	.quad	7
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI73_2:
	.quad	384
.LCPI73_3:
	.quad	16
.LCPI73_5:
	.quad	4
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI73_4:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
.LCPI73_6:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	8
	.zero	4
	.zero	4
.LCPI73_7:
	.quad	0
	.quad	1
	.quad	2
	.quad	4
.LCPI73_8:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	8
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5:
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
	movq	224(%r13), %rbx
	movq	%rax, %rcx
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,2), %r14
	movq	%rdx, 32(%rsp)
	cmpq	$96, %rdx
	setge	%cl
	testq	%r14, %r14
	sete	%dl
	orb	%cl, %dl
	jne	.LBB73_5
	shlq	$7, %rax
	leaq	(%rax,%rax,2), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.LBB73_5:
	leaq	-1(%rbp), %rax
	movq	%rax, 56(%rsp)
	leaq	(%rbx,%r14,4), %rax
	movq	%rax, 24(%rsp)
	movq	40(%r13), %r12
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	32(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 152(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 96(%rsp)
	leaq	-384(%rbx,%rax,4), %rax
	movq	%rax, 88(%rsp)
	leaq	1536(%rbx), %rax
	movq	%rax, 80(%rsp)
	vmovaps	.LCPI73_6(%rip), %ymm16
	vmovapd	.LCPI73_7(%rip), %ymm17
	xorl	%esi, %esi
	vmovaps	.LCPI73_8(%rip), %ymm18
	vpbroadcastq	.LCPI73_2(%rip), %ymm19
	vpbroadcastq	.LCPI73_5(%rip), %ymm20
	vpbroadcastq	.LCPI73_2(%rip), %zmm21
	vpbroadcastq	.LCPI73_3(%rip), %zmm22
	movq	%r13, 112(%rsp)
	movq	%r15, 104(%rsp)
	movq	%rbp, 64(%rsp)
	jmp	.LBB73_6
	.p2align	4
.LBB73_19:
	movq	64(%rsp), %rbp
.LBB73_20:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	120(%rsp), %rsi
	cmpq	%rbp, %rsi
	movq	104(%rsp), %r15
	je	.LBB73_21
.LBB73_6:
	movq	%rsi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB73_7
	cqto
	idivq	%rbp
	jmp	.LBB73_9
	.p2align	4
.LBB73_7:
	xorl	%edx, %edx
	divl	%ebp
.LBB73_9:
	movq	%rax, 8(%rsp)
	leaq	1(%rsi), %rdi
	movq	%rdi, %rax
	imulq	%r15, %rax
	movq	(%r13), %rcx
	movq	8(%r13), %r8
	movq	%rax, %rdx
	orq	%rbp, %rdx
	shrq	$32, %rdx
	je	.LBB73_10
	cqto
	idivq	%rbp
	jmp	.LBB73_12
	.p2align	4
.LBB73_10:
	xorl	%edx, %edx
	divl	%ebp
.LBB73_12:
	movq	%rsi, 40(%rsp)
	movq	8(%rsp), %rdx
	leaq	(%rcx,%rdx,4), %r9
	movq	%rax, %rbp
	subq	%rdx, %rbp
	cmpq	$8, 32(%rsp)
	movq	%rbp, 72(%rsp)
	movq	%rax, %rsi
	movq	%rdi, 120(%rsp)
	jl	.LBB73_51
	cmpq	$4, %rbp
	jl	.LBB73_51
	leaq	(,%r8,4), %rax
	leaq	(,%r8,8), %rcx
	leaq	(%rax,%rax,2), %rdx
	leaq	-4(%rbp), %rsi
	xorl	%r11d, %r11d
	movq	%r9, 160(%rsp)
	.p2align	4
.LBB73_15:
	movq	152(%rsp), %rdi
	cmpq	%r11, %rdi
	movq	%r11, %r10
	cmovlq	%rdi, %r10
	addq	$8, %r11
	movq	%r11, 8(%rsp)
	seto	16(%rsp)
	cmovoq	%rdi, %r10
	leaq	(%rbx,%r10,4), %r11
	imulq	%r8, %r10
	leaq	(%r9,%r10,4), %r15
	xorl	%r14d, %r14d
	.p2align	4
.LBB73_16:
	cmpq	%r14, %rsi
	movq	%r14, %r13
	cmovlq	%rsi, %r13
	addq	$4, %r14
	cmovoq	%rsi, %r13
	movabsq	$9223372036854775807, %rdi
	cmovoq	%rdi, %r14
	leaq	(%r15,%r13,4), %r10
	leaq	(%r13,%r13,2), %rbp
	vmovups	(%r15,%r13,4), %xmm2
	leaq	(%r10,%rax,4), %r13
	leaq	(%r10,%r8,4), %r9
	vmovups	(%r10,%r8,4), %xmm3
	vmovups	(%r9,%rax,4), %xmm4
	vmovups	(%r10,%r8,8), %xmm0
	vmovupd	(%rcx,%r13), %xmm5
	shlq	$7, %rbp
	movq	%r8, %rdi
	leaq	(%r10,%rdx), %r8
	vmovups	(%rdx,%r10), %xmm1
	vmovups	(%r8,%rax,4), %xmm6
	vunpcklps	%xmm3, %xmm2, %xmm7
	vmovlhps	%xmm0, %xmm7, %xmm7
	vinsertps	$48, %xmm1, %xmm7, %xmm7
	vinsertf128	$1, (%r10,%rax,4), %ymm7, %ymm7
	vpermt2ps	%ymm4, %ymm16, %ymm7
	vpermt2pd	%ymm5, %ymm17, %ymm7
	vpermt2ps	%ymm6, %ymm18, %ymm7
	vbroadcastss	4(%r10,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r13), %ymm9
	vbroadcastss	4(%r8,%rax,4), %ymm10
	vbroadcastss	8(%r10,%rax,4), %xmm11
	vbroadcastss	8(%r9,%rax,4), %ymm12
	vbroadcastss	8(%r8,%rax,4), %ymm13
	movq	%rdi, %r8
	vbroadcastss	12(%r10,%rax,4), %xmm14
	vbroadcastss	12(%r9,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r13), %ymm23
	vmovups	%ymm7, (%r11,%rbp)
	vinsertps	$76, %xmm2, %xmm3, %xmm7
	vshufps	$212, %xmm0, %xmm7, %xmm7
	vinsertps	$112, %xmm1, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm4, %ymm7, %ymm4
	vblendps	$34, %ymm4, %ymm8, %ymm4
	vblendps	$192, %ymm9, %ymm4, %ymm4
	vblendps	$128, %ymm10, %ymm4, %ymm4
	vmovups	%ymm4, 384(%r11,%rbp)
	vunpckhps	%xmm3, %xmm2, %xmm4
	vblendps	$3, %xmm4, %xmm0, %xmm4
	vinsertps	$176, %xmm1, %xmm4, %xmm4
	vinsertf128	$1, %xmm11, %ymm4, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm4, %ymm4
	vblendps	$204, %ymm4, %ymm7, %ymm4
	vblendps	$128, %ymm13, %ymm4, %ymm4
	vmovups	%ymm4, 768(%r11,%rbp)
	vshufps	$51, %xmm2, %xmm3, %xmm2
	vshufps	$242, %xmm0, %xmm2, %xmm0
	vblendps	$8, %xmm1, %xmm0, %xmm0
	vinsertf128	$1, %xmm14, %ymm0, %ymm1
	vblendps	$32, %ymm15, %ymm1, %ymm1
	vmovaps	%ymm23, %ymm2
	vblendps	$192, %ymm2, %ymm1, %ymm1
	vinsertf128	$1, %xmm6, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 1152(%r11,%rbp)
	cmpq	72(%rsp), %r14
	jl	.LBB73_16
	cmpb	$0, 16(%rsp)
	movq	8(%rsp), %r11
	movabsq	$9223372036854775807, %rdi
	cmovneq	%rdi, %r11
	cmpq	32(%rsp), %r11
	movq	160(%rsp), %r9
	jl	.LBB73_15
	jmp	.LBB73_18
	.p2align	4
.LBB73_51:
	cmpq	$0, 32(%rsp)
	je	.LBB73_18
	movq	8(%rsp), %r10
	movq	%r10, %rax
	notq	%rax
	addq	%rsi, %rax
	movq	96(%rsp), %rdx
	imulq	%r8, %rdx
	addq	%rdx, %rcx
	leaq	(%rcx,%rsi,4), %rcx
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$7, %rdx
	movq	%rsi, 16(%rsp)
	movq	%r10, %rsi
	shlq	$7, %rsi
	leaq	(%rsi,%rsi,2), %rsi
	movq	%r8, %rdi
	movq	88(%rsp), %r8
	subq	%rsi, %r8
	movq	16(%rsp), %rsi
	addq	%rdx, %r8
	movl	$384, %edx
	mulq	%rdx
	movq	%rax, 144(%rsp)
	seto	7(%rsp)
	cmpq	%r8, %r9
	setb	%al
	cmpq	%rcx, %rbx
	setb	%cl
	andb	%al, %cl
	movq	%rdi, %rax
	shrq	$61, %rax
	andl	$1, %eax
	orb	%cl, %al
	movq	%rax, 136(%rsp)
	movq	%rbp, %r11
	andq	$-16, %r11
	movq	%rbp, %rdx
	andq	$-4, %rdx
	subq	%rsi, %r10
	movq	%r10, 128(%rsp)
	shlq	$2, %rdi
	movq	80(%rsp), %r10
	movq	%rbx, %rax
	xorl	%ecx, %ecx
	jmp	.LBB73_53
	.p2align	4
.LBB73_71:
	incq	%rcx
	addq	%rdi, %r9
	addq	$4, %rax
	addq	$4, %r10
	cmpq	32(%rsp), %rcx
	je	.LBB73_18
.LBB73_53:
	cmpq	8(%rsp), %rsi
	je	.LBB73_71
	leaq	(%rbx,%rcx,4), %r14
	cmpq	$4, %rbp
	setb	%sil
	movq	144(%rsp), %r8
	addq	%r14, %r8
	cmpq	%r14, %r8
	setb	%r8b
	orb	7(%rsp), %sil
	orb	136(%rsp), %sil
	orb	%r8b, %sil
	testb	$1, %sil
	je	.LBB73_62
	xorl	%r15d, %r15d
	movq	16(%rsp), %rsi
	jmp	.LBB73_56
	.p2align	4
.LBB73_62:
	cmpq	$16, %rbp
	movq	16(%rsp), %rsi
	jae	.LBB73_64
	xorl	%r13d, %r13d
	jmp	.LBB73_68
.LBB73_64:
	xorl	%r15d, %r15d
	vmovdqa64	.LCPI73_1(%rip), %zmm0
	vmovdqa64	.LCPI73_0(%rip), %zmm1
	.p2align	4
.LBB73_65:
	vpmullq	%zmm21, %zmm0, %zmm2
	vmovups	(%r9,%r15,4), %ymm3
	vmovups	32(%r9,%r15,4), %ymm4
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm3, (%r14,%zmm2) {%k1}
	vpmullq	%zmm21, %zmm1, %zmm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, (%r14,%zmm2) {%k1}
	addq	$16, %r15
	vpaddq	%zmm22, %zmm0, %zmm0
	vpaddq	%zmm22, %zmm1, %zmm1
	cmpq	%r15, %r11
	jne	.LBB73_65
	cmpq	%r11, %rbp
	je	.LBB73_71
	movq	%r11, %r15
	movq	%r11, %r13
	testb	$12, %bpl
	je	.LBB73_56
.LBB73_68:
	vpbroadcastq	%r13, %ymm0
	vpor	.LCPI73_4(%rip), %ymm0, %ymm0
	.p2align	4
.LBB73_69:
	vmovups	(%r9,%r13,4), %xmm1
	vpmullq	%ymm19, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%r14,%ymm2) {%k1}
	addq	$4, %r13
	vpaddq	%ymm20, %ymm0, %ymm0
	cmpq	%r13, %rdx
	jne	.LBB73_69
	movq	%rdx, %r15
	cmpq	%rdx, %rbp
	je	.LBB73_71
.LBB73_56:
	movq	%rsi, %rbp
	movq	8(%rsp), %rsi
	addl	%r15d, %esi
	subl	%esi, %ebp
	movq	%r15, %r14
	andl	$7, %ebp
	je	.LBB73_59
	leaq	(%r15,%r15,2), %r13
	shlq	$7, %r13
	addq	%rax, %r13
	shll	$5, %ebp
	leaq	(%rbp,%rbp,2), %rbp
	xorl	%esi, %esi
	movq	%r15, %r14
	.p2align	4
.LBB73_58:
	vmovd	(%r9,%r14,4), %xmm0
	incq	%r14
	vmovd	%xmm0, (%r13,%rsi,4)
	addq	$96, %rsi
	cmpq	%rsi, %rbp
	jne	.LBB73_58
.LBB73_59:
	addq	128(%rsp), %r15
	cmpq	$-8, %r15
	movq	72(%rsp), %rbp
	movq	16(%rsp), %rsi
	ja	.LBB73_71
	leaq	(%r14,%r14,2), %r15
	shlq	$7, %r15
	addq	%r10, %r15
	.p2align	4
.LBB73_61:
	vmovss	(%r9,%r14,4), %xmm0
	vmovss	%xmm0, -1536(%r15)
	vmovss	4(%r9,%r14,4), %xmm0
	vmovss	%xmm0, -1152(%r15)
	vmovss	8(%r9,%r14,4), %xmm0
	vmovss	%xmm0, -768(%r15)
	vmovss	12(%r9,%r14,4), %xmm0
	vmovss	%xmm0, -384(%r15)
	vmovss	16(%r9,%r14,4), %xmm0
	vmovss	%xmm0, (%r15)
	vmovss	20(%r9,%r14,4), %xmm0
	vmovss	%xmm0, 384(%r15)
	vmovss	24(%r9,%r14,4), %xmm0
	vmovss	%xmm0, 768(%r15)
	vmovd	28(%r9,%r14,4), %xmm0
	addq	$8, %r14
	vmovd	%xmm0, 1152(%r15)
	addq	$3072, %r15
	cmpq	%r14, %rbp
	jne	.LBB73_61
	jmp	.LBB73_71
	.p2align	4
.LBB73_18:
	movq	112(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB73_19
	xorl	%edx, %edx
	movq	%rdx, %r14
	movq	64(%rsp), %rbp
	movq	40(%rsp), %r10
	movq	%rsi, %r15
	jmp	.LBB73_23
.LBB73_27:
	movq	24(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	56(%rsp), %r10
	jne	.LBB73_20
	.p2align	4
.LBB73_28:
	movl	$96, %esi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r15, %rsi
	movq	40(%rsp), %r10
	vpbroadcastq	.LCPI73_3(%rip), %zmm22
	vpbroadcastq	.LCPI73_2(%rip), %zmm21
	vpbroadcastq	.LCPI73_5(%rip), %ymm20
	vpbroadcastq	.LCPI73_2(%rip), %ymm19
	vmovaps	.LCPI73_8(%rip), %ymm18
	vmovapd	.LCPI73_7(%rip), %ymm17
	vmovaps	.LCPI73_6(%rip), %ymm16
.LBB73_29:
	movq	%r14, %rdx
	cmpq	%rsi, %r14
	jge	.LBB73_20
.LBB73_23:
	addq	$16, %r14
	jno	.LBB73_47
	cmpq	%r14, %rsi
	jge	.LBB73_30
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %r14
	cmpq	$1, %rbp
	jne	.LBB73_48
	movq	24(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB73_27
	jmp	.LBB73_31
	.p2align	4
.LBB73_47:
	cmpq	%r14, %rsi
	movq	%r14, %rcx
	cmovlq	%rsi, %rcx
	movq	24(%rsp), %rdi
	cmpq	$1, %rbp
	jne	.LBB73_48
	cmpq	%rcx, %rdx
	je	.LBB73_50
	jmp	.LBB73_31
	.p2align	4
.LBB73_30:
	movq	24(%rsp), %rdi
	movq	%r14, %rcx
	movabsq	$9223372036854775807, %r14
	cmpq	$1, %rbp
	je	.LBB73_31
.LBB73_48:
	leaq	(%rdx,%rdx,2), %rdi
	shlq	$7, %rdi
	addq	24(%rsp), %rdi
	cmpq	%rcx, %rdx
	jne	.LBB73_31
.LBB73_50:
	movq	%rdx, %rcx
	jmp	.LBB73_46
	.p2align	4
.LBB73_31:
	movq	%rdx, %rax
	jmp	.LBB73_32
	.p2align	4
.LBB73_43:
	vmovups	%zmm5, (%rdi,%rsi)
	vmovups	%zmm4, 64(%rdi,%rsi)
	vmovups	%zmm3, 128(%rdi,%rsi)
	vmovups	%zmm2, 192(%rdi,%rsi)
	vmovups	%zmm1, 256(%rdi,%rsi)
.LBB73_44:
	incq	%rax
	vmovups	%zmm0, 320(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB73_45
.LBB73_32:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$7, %rsi
	leaq	(%rsi,%rsi,2), %rsi
	testq	%r10, %r10
	je	.LBB73_33
	vmovups	(%rdi,%rsi), %zmm5
	vmovups	64(%rdi,%rsi), %zmm4
	vmovups	128(%rdi,%rsi), %zmm3
	vmovups	192(%rdi,%rsi), %zmm2
	vmovups	256(%rdi,%rsi), %zmm1
	vmovups	320(%rdi,%rsi), %zmm0
	jmp	.LBB73_35
	.p2align	4
.LBB73_33:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %zmm0
	vmovaps	%zmm0, %zmm1
	vmovaps	%zmm0, %zmm2
	vmovaps	%zmm0, %zmm3
	vmovaps	%zmm0, %zmm4
	vmovaps	%zmm0, %zmm5
.LBB73_35:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB73_40
	leaq	(%r12,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%r12), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB73_37:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB73_37
	movq	40(%rsp), %r10
	.p2align	4
.LBB73_39:
	movslq	(%r12), %r9
	vbroadcastss	4(%r12), %zmm6
	vfmadd231ps	(%rbx,%r9,4), %zmm6, %zmm5
	vfmadd231ps	64(%rbx,%r9,4), %zmm6, %zmm4
	vfmadd231ps	128(%rbx,%r9,4), %zmm6, %zmm3
	vfmadd231ps	192(%rbx,%r9,4), %zmm6, %zmm2
	vfmadd231ps	256(%rbx,%r9,4), %zmm6, %zmm1
	vfmadd231ps	320(%rbx,%r9,4), %zmm6, %zmm0
	addq	$8, %r12
	cmpq	%r8, %r12
	jb	.LBB73_39
.LBB73_40:
	cmpq	56(%rsp), %r10
	jne	.LBB73_43
	cmpq	$0, 72(%r13)
	jne	.LBB73_43
	vmovups	80(%r13), %zmm6
	vmovups	144(%r13), %zmm7
	vmaxps	%zmm5, %zmm6, %zmm5
	vminps	%zmm5, %zmm7, %zmm5
	vmovups	%zmm5, (%rdi,%rsi)
	vmaxps	%zmm4, %zmm6, %zmm4
	vminps	%zmm4, %zmm7, %zmm4
	vmovups	%zmm4, 64(%rdi,%rsi)
	vmaxps	%zmm3, %zmm6, %zmm3
	vminps	%zmm3, %zmm7, %zmm3
	vmovups	%zmm3, 128(%rdi,%rsi)
	vmaxps	%zmm2, %zmm6, %zmm2
	vminps	%zmm2, %zmm7, %zmm2
	vmovups	%zmm2, 192(%rdi,%rsi)
	vmaxps	%zmm1, %zmm6, %zmm1
	vminps	%zmm1, %zmm7, %zmm1
	vmovups	%zmm1, 256(%rdi,%rsi)
	vmaxps	%zmm0, %zmm6, %zmm0
	vminps	%zmm0, %zmm7, %zmm0
	jmp	.LBB73_44
	.p2align	4
.LBB73_45:
	movq	%r15, %rsi
.LBB73_46:
	cmpq	56(%rsp), %r10
	je	.LBB73_28
	jmp	.LBB73_29
.LBB73_21:
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
.Lfunc_end73:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5, .Lfunc_end73-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI74_0:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI74_1:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.quad	4
	.quad	5
	.quad	6
	.quad	7
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI74_2:
	.quad	448
.LCPI74_3:
	.quad	16
.LCPI74_5:
	.quad	4
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI74_4:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
.LCPI74_6:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	8
	.zero	4
	.zero	4
.LCPI74_7:
	.quad	0
	.quad	1
	.quad	2
	.quad	4
.LCPI74_8:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	8
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5:
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
	movq	224(%r13), %rbx
	imulq	$112, %rax, %r14
	movq	%rcx, 32(%rsp)
	cmpq	$112, %rcx
	setge	%cl
	testq	%r14, %r14
	sete	%dl
	orb	%cl, %dl
	jne	.LBB74_5
	imulq	$448, %rax, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.LBB74_5:
	leaq	-1(%rbp), %rax
	movq	%rax, 56(%rsp)
	leaq	(%rbx,%r14,4), %rax
	movq	%rax, 24(%rsp)
	movq	40(%r13), %r12
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	32(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 152(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 96(%rsp)
	leaq	-448(%rbx,%rax,4), %rax
	movq	%rax, 88(%rsp)
	leaq	1792(%rbx), %rax
	movq	%rax, 80(%rsp)
	vmovaps	.LCPI74_6(%rip), %ymm16
	vmovapd	.LCPI74_7(%rip), %ymm17
	xorl	%esi, %esi
	vmovaps	.LCPI74_8(%rip), %ymm18
	vpbroadcastq	.LCPI74_2(%rip), %ymm19
	vpbroadcastq	.LCPI74_5(%rip), %ymm20
	vpbroadcastq	.LCPI74_2(%rip), %zmm21
	vpbroadcastq	.LCPI74_3(%rip), %zmm22
	movq	%r13, 112(%rsp)
	movq	%r15, 104(%rsp)
	movq	%rbp, 64(%rsp)
	jmp	.LBB74_6
	.p2align	4
.LBB74_19:
	movq	64(%rsp), %rbp
.LBB74_20:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	120(%rsp), %rsi
	cmpq	%rbp, %rsi
	movq	104(%rsp), %r15
	je	.LBB74_21
.LBB74_6:
	movq	%rsi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB74_7
	cqto
	idivq	%rbp
	jmp	.LBB74_9
	.p2align	4
.LBB74_7:
	xorl	%edx, %edx
	divl	%ebp
.LBB74_9:
	movq	%rax, 8(%rsp)
	leaq	1(%rsi), %rdi
	movq	%rdi, %rax
	imulq	%r15, %rax
	movq	(%r13), %rcx
	movq	8(%r13), %r8
	movq	%rax, %rdx
	orq	%rbp, %rdx
	shrq	$32, %rdx
	je	.LBB74_10
	cqto
	idivq	%rbp
	jmp	.LBB74_12
	.p2align	4
.LBB74_10:
	xorl	%edx, %edx
	divl	%ebp
.LBB74_12:
	movq	%rsi, 40(%rsp)
	movq	8(%rsp), %rdx
	leaq	(%rcx,%rdx,4), %r9
	movq	%rax, %rbp
	subq	%rdx, %rbp
	cmpq	$8, 32(%rsp)
	movq	%rbp, 72(%rsp)
	movq	%rax, %rsi
	movq	%rdi, 120(%rsp)
	jl	.LBB74_51
	cmpq	$4, %rbp
	jl	.LBB74_51
	leaq	(,%r8,4), %rax
	leaq	(,%r8,8), %rcx
	leaq	(%rax,%rax,2), %rdx
	leaq	-4(%rbp), %rsi
	xorl	%r11d, %r11d
	movq	%r9, 160(%rsp)
	.p2align	4
.LBB74_15:
	movq	152(%rsp), %rdi
	cmpq	%r11, %rdi
	movq	%r11, %r10
	cmovlq	%rdi, %r10
	addq	$8, %r11
	movq	%r11, 8(%rsp)
	seto	16(%rsp)
	cmovoq	%rdi, %r10
	leaq	(%rbx,%r10,4), %r11
	imulq	%r8, %r10
	leaq	(%r9,%r10,4), %r15
	xorl	%r14d, %r14d
	.p2align	4
.LBB74_16:
	cmpq	%r14, %rsi
	movq	%r14, %rbp
	cmovlq	%rsi, %rbp
	addq	$4, %r14
	cmovoq	%rsi, %rbp
	movabsq	$9223372036854775807, %rdi
	cmovoq	%rdi, %r14
	leaq	(%r15,%rbp,4), %r10
	vmovups	(%r15,%rbp,4), %xmm2
	leaq	(%r10,%rax,4), %r13
	leaq	(%r10,%r8,4), %r9
	vmovups	(%r10,%r8,4), %xmm3
	vmovups	(%r9,%rax,4), %xmm4
	vmovups	(%r10,%r8,8), %xmm0
	vmovupd	(%rcx,%r13), %xmm5
	imulq	$448, %rbp, %rbp
	movq	%r8, %rdi
	leaq	(%r10,%rdx), %r8
	vmovups	(%rdx,%r10), %xmm1
	vmovups	(%r8,%rax,4), %xmm6
	vunpcklps	%xmm3, %xmm2, %xmm7
	vmovlhps	%xmm0, %xmm7, %xmm7
	vinsertps	$48, %xmm1, %xmm7, %xmm7
	vinsertf128	$1, (%r10,%rax,4), %ymm7, %ymm7
	vpermt2ps	%ymm4, %ymm16, %ymm7
	vpermt2pd	%ymm5, %ymm17, %ymm7
	vpermt2ps	%ymm6, %ymm18, %ymm7
	vbroadcastss	4(%r10,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r13), %ymm9
	vbroadcastss	4(%r8,%rax,4), %ymm10
	vbroadcastss	8(%r10,%rax,4), %xmm11
	vbroadcastss	8(%r9,%rax,4), %ymm12
	vbroadcastss	8(%r8,%rax,4), %ymm13
	movq	%rdi, %r8
	vbroadcastss	12(%r10,%rax,4), %xmm14
	vbroadcastss	12(%r9,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r13), %ymm23
	vmovups	%ymm7, (%r11,%rbp)
	vinsertps	$76, %xmm2, %xmm3, %xmm7
	vshufps	$212, %xmm0, %xmm7, %xmm7
	vinsertps	$112, %xmm1, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm4, %ymm7, %ymm4
	vblendps	$34, %ymm4, %ymm8, %ymm4
	vblendps	$192, %ymm9, %ymm4, %ymm4
	vblendps	$128, %ymm10, %ymm4, %ymm4
	vmovups	%ymm4, 448(%r11,%rbp)
	vunpckhps	%xmm3, %xmm2, %xmm4
	vblendps	$3, %xmm4, %xmm0, %xmm4
	vinsertps	$176, %xmm1, %xmm4, %xmm4
	vinsertf128	$1, %xmm11, %ymm4, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm4, %ymm4
	vblendps	$204, %ymm4, %ymm7, %ymm4
	vblendps	$128, %ymm13, %ymm4, %ymm4
	vmovups	%ymm4, 896(%r11,%rbp)
	vshufps	$51, %xmm2, %xmm3, %xmm2
	vshufps	$242, %xmm0, %xmm2, %xmm0
	vblendps	$8, %xmm1, %xmm0, %xmm0
	vinsertf128	$1, %xmm14, %ymm0, %ymm1
	vblendps	$32, %ymm15, %ymm1, %ymm1
	vmovaps	%ymm23, %ymm2
	vblendps	$192, %ymm2, %ymm1, %ymm1
	vinsertf128	$1, %xmm6, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm1, %ymm0
	vmovups	%ymm0, 1344(%r11,%rbp)
	cmpq	72(%rsp), %r14
	jl	.LBB74_16
	cmpb	$0, 16(%rsp)
	movq	8(%rsp), %r11
	movabsq	$9223372036854775807, %rdi
	cmovneq	%rdi, %r11
	cmpq	32(%rsp), %r11
	movq	160(%rsp), %r9
	jl	.LBB74_15
	jmp	.LBB74_18
	.p2align	4
.LBB74_51:
	cmpq	$0, 32(%rsp)
	je	.LBB74_18
	movq	8(%rsp), %rdi
	movq	%rdi, %rax
	notq	%rax
	addq	%rsi, %rax
	movq	96(%rsp), %rdx
	imulq	%r8, %rdx
	addq	%rdx, %rcx
	leaq	(%rcx,%rsi,4), %rcx
	imulq	$448, %rsi, %rdx
	movq	%rsi, 16(%rsp)
	imulq	$-448, %rdi, %rsi
	addq	88(%rsp), %rsi
	addq	%rdx, %rsi
	movl	$448, %edx
	mulq	%rdx
	movq	%rax, 144(%rsp)
	seto	7(%rsp)
	cmpq	%rsi, %r9
	movq	16(%rsp), %rsi
	setb	%al
	cmpq	%rcx, %rbx
	setb	%cl
	andb	%al, %cl
	movq	%r8, %rax
	shrq	$61, %rax
	andl	$1, %eax
	orb	%cl, %al
	movq	%rax, 136(%rsp)
	movq	%rbp, %r11
	andq	$-16, %r11
	movq	%rbp, %rdx
	andq	$-4, %rdx
	subq	%rsi, %rdi
	movq	%rdi, 128(%rsp)
	shlq	$2, %r8
	movq	80(%rsp), %r10
	movq	%rbx, %rax
	xorl	%ecx, %ecx
	jmp	.LBB74_53
	.p2align	4
.LBB74_71:
	incq	%rcx
	addq	%r8, %r9
	addq	$4, %rax
	addq	$4, %r10
	cmpq	32(%rsp), %rcx
	je	.LBB74_18
.LBB74_53:
	cmpq	8(%rsp), %rsi
	je	.LBB74_71
	movq	%r8, %rdi
	leaq	(%rbx,%rcx,4), %r14
	cmpq	$4, %rbp
	setb	%sil
	movq	144(%rsp), %r8
	addq	%r14, %r8
	cmpq	%r14, %r8
	setb	%r8b
	orb	7(%rsp), %sil
	orb	136(%rsp), %sil
	orb	%r8b, %sil
	testb	$1, %sil
	je	.LBB74_62
	xorl	%r15d, %r15d
	movq	16(%rsp), %rsi
	jmp	.LBB74_56
	.p2align	4
.LBB74_62:
	cmpq	$16, %rbp
	movq	%rdi, %r8
	movq	16(%rsp), %rsi
	jae	.LBB74_64
	xorl	%r13d, %r13d
	jmp	.LBB74_68
.LBB74_64:
	xorl	%r15d, %r15d
	vmovdqa64	.LCPI74_1(%rip), %zmm0
	vmovdqa64	.LCPI74_0(%rip), %zmm1
	.p2align	4
.LBB74_65:
	vpmullq	%zmm21, %zmm0, %zmm2
	vmovups	(%r9,%r15,4), %ymm3
	vmovups	32(%r9,%r15,4), %ymm4
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm3, (%r14,%zmm2) {%k1}
	vpmullq	%zmm21, %zmm1, %zmm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, (%r14,%zmm2) {%k1}
	addq	$16, %r15
	vpaddq	%zmm22, %zmm0, %zmm0
	vpaddq	%zmm22, %zmm1, %zmm1
	cmpq	%r15, %r11
	jne	.LBB74_65
	cmpq	%r11, %rbp
	je	.LBB74_71
	movq	%r11, %r15
	movq	%r11, %r13
	testb	$12, %bpl
	je	.LBB74_56
.LBB74_68:
	vpbroadcastq	%r13, %ymm0
	vpor	.LCPI74_4(%rip), %ymm0, %ymm0
	.p2align	4
.LBB74_69:
	vmovups	(%r9,%r13,4), %xmm1
	vpmullq	%ymm19, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%r14,%ymm2) {%k1}
	addq	$4, %r13
	vpaddq	%ymm20, %ymm0, %ymm0
	cmpq	%r13, %rdx
	jne	.LBB74_69
	movq	%rdx, %r15
	cmpq	%rdx, %rbp
	je	.LBB74_71
.LBB74_56:
	movq	%rsi, %r14
	movq	8(%rsp), %rsi
	leal	(%rsi,%r15), %r8d
	movl	%r14d, %esi
	subl	%r8d, %esi
	movq	%r15, %r14
	andl	$7, %esi
	je	.LBB74_59
	imulq	$448, %r15, %r13
	addq	%rax, %r13
	imulq	$112, %rsi, %rbp
	xorl	%esi, %esi
	movq	%r15, %r14
	.p2align	4
.LBB74_58:
	vmovd	(%r9,%r14,4), %xmm0
	incq	%r14
	vmovd	%xmm0, (%r13,%rsi,4)
	addq	$112, %rsi
	cmpq	%rsi, %rbp
	jne	.LBB74_58
.LBB74_59:
	addq	128(%rsp), %r15
	cmpq	$-8, %r15
	movq	%rdi, %r8
	movq	72(%rsp), %rbp
	movq	16(%rsp), %rsi
	ja	.LBB74_71
	imulq	$448, %r14, %r15
	addq	%r10, %r15
	.p2align	4
.LBB74_61:
	vmovss	(%r9,%r14,4), %xmm0
	vmovss	%xmm0, -1792(%r15)
	vmovss	4(%r9,%r14,4), %xmm0
	vmovss	%xmm0, -1344(%r15)
	vmovss	8(%r9,%r14,4), %xmm0
	vmovss	%xmm0, -896(%r15)
	vmovss	12(%r9,%r14,4), %xmm0
	vmovss	%xmm0, -448(%r15)
	vmovss	16(%r9,%r14,4), %xmm0
	vmovss	%xmm0, (%r15)
	vmovss	20(%r9,%r14,4), %xmm0
	vmovss	%xmm0, 448(%r15)
	vmovss	24(%r9,%r14,4), %xmm0
	vmovss	%xmm0, 896(%r15)
	vmovd	28(%r9,%r14,4), %xmm0
	addq	$8, %r14
	vmovd	%xmm0, 1344(%r15)
	addq	$3584, %r15
	cmpq	%r14, %rbp
	jne	.LBB74_61
	jmp	.LBB74_71
	.p2align	4
.LBB74_18:
	movq	112(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB74_19
	xorl	%edx, %edx
	movq	%rdx, %r14
	movq	64(%rsp), %rbp
	movq	40(%rsp), %r10
	movq	%rsi, %r15
	jmp	.LBB74_23
.LBB74_27:
	movq	24(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	56(%rsp), %r10
	jne	.LBB74_20
	.p2align	4
.LBB74_28:
	movl	$112, %esi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r15, %rsi
	movq	40(%rsp), %r10
	vpbroadcastq	.LCPI74_3(%rip), %zmm22
	vpbroadcastq	.LCPI74_2(%rip), %zmm21
	vpbroadcastq	.LCPI74_5(%rip), %ymm20
	vpbroadcastq	.LCPI74_2(%rip), %ymm19
	vmovaps	.LCPI74_8(%rip), %ymm18
	vmovapd	.LCPI74_7(%rip), %ymm17
	vmovaps	.LCPI74_6(%rip), %ymm16
.LBB74_29:
	movq	%r14, %rdx
	cmpq	%rsi, %r14
	jge	.LBB74_20
.LBB74_23:
	addq	$16, %r14
	jno	.LBB74_47
	cmpq	%r14, %rsi
	jge	.LBB74_30
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %r14
	cmpq	$1, %rbp
	jne	.LBB74_48
	movq	24(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB74_27
	jmp	.LBB74_31
	.p2align	4
.LBB74_47:
	cmpq	%r14, %rsi
	movq	%r14, %rcx
	cmovlq	%rsi, %rcx
	movq	24(%rsp), %rdi
	cmpq	$1, %rbp
	jne	.LBB74_48
	cmpq	%rcx, %rdx
	je	.LBB74_50
	jmp	.LBB74_31
	.p2align	4
.LBB74_30:
	movq	24(%rsp), %rdi
	movq	%r14, %rcx
	movabsq	$9223372036854775807, %r14
	cmpq	$1, %rbp
	je	.LBB74_31
.LBB74_48:
	imulq	$448, %rdx, %rdi
	addq	24(%rsp), %rdi
	cmpq	%rcx, %rdx
	jne	.LBB74_31
.LBB74_50:
	movq	%rdx, %rcx
	jmp	.LBB74_46
	.p2align	4
.LBB74_31:
	movq	%rdx, %rax
	jmp	.LBB74_32
	.p2align	4
.LBB74_43:
	vmovups	%zmm6, (%rdi,%rsi)
	vmovups	%zmm5, 64(%rdi,%rsi)
	vmovups	%zmm4, 128(%rdi,%rsi)
	vmovups	%zmm3, 192(%rdi,%rsi)
	vmovups	%zmm2, 256(%rdi,%rsi)
	vmovups	%zmm1, 320(%rdi,%rsi)
.LBB74_44:
	incq	%rax
	vmovups	%zmm0, 384(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB74_45
.LBB74_32:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	imulq	$448, %rsi, %rsi
	testq	%r10, %r10
	je	.LBB74_33
	vmovups	(%rdi,%rsi), %zmm6
	vmovups	64(%rdi,%rsi), %zmm5
	vmovups	128(%rdi,%rsi), %zmm4
	vmovups	192(%rdi,%rsi), %zmm3
	vmovups	256(%rdi,%rsi), %zmm2
	vmovups	320(%rdi,%rsi), %zmm1
	vmovups	384(%rdi,%rsi), %zmm0
	jmp	.LBB74_35
	.p2align	4
.LBB74_33:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %zmm0
	vmovaps	%zmm0, %zmm1
	vmovaps	%zmm0, %zmm2
	vmovaps	%zmm0, %zmm3
	vmovaps	%zmm0, %zmm4
	vmovaps	%zmm0, %zmm5
	vmovaps	%zmm0, %zmm6
.LBB74_35:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB74_40
	leaq	(%r12,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%r12), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB74_37:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB74_37
	movq	40(%rsp), %r10
	.p2align	4
.LBB74_39:
	movslq	(%r12), %r9
	vbroadcastss	4(%r12), %zmm7
	vfmadd231ps	(%rbx,%r9,4), %zmm7, %zmm6
	vfmadd231ps	64(%rbx,%r9,4), %zmm7, %zmm5
	vfmadd231ps	128(%rbx,%r9,4), %zmm7, %zmm4
	vfmadd231ps	192(%rbx,%r9,4), %zmm7, %zmm3
	vfmadd231ps	256(%rbx,%r9,4), %zmm7, %zmm2
	vfmadd231ps	320(%rbx,%r9,4), %zmm7, %zmm1
	vfmadd231ps	384(%rbx,%r9,4), %zmm7, %zmm0
	addq	$8, %r12
	cmpq	%r8, %r12
	jb	.LBB74_39
.LBB74_40:
	cmpq	56(%rsp), %r10
	jne	.LBB74_43
	cmpq	$0, 72(%r13)
	jne	.LBB74_43
	vmovups	80(%r13), %zmm7
	vmovups	144(%r13), %zmm8
	vmaxps	%zmm6, %zmm7, %zmm6
	vminps	%zmm6, %zmm8, %zmm6
	vmovups	%zmm6, (%rdi,%rsi)
	vmaxps	%zmm5, %zmm7, %zmm5
	vminps	%zmm5, %zmm8, %zmm5
	vmovups	%zmm5, 64(%rdi,%rsi)
	vmaxps	%zmm4, %zmm7, %zmm4
	vminps	%zmm4, %zmm8, %zmm4
	vmovups	%zmm4, 128(%rdi,%rsi)
	vmaxps	%zmm3, %zmm7, %zmm3
	vminps	%zmm3, %zmm8, %zmm3
	vmovups	%zmm3, 192(%rdi,%rsi)
	vmaxps	%zmm2, %zmm7, %zmm2
	vminps	%zmm2, %zmm8, %zmm2
	vmovups	%zmm2, 256(%rdi,%rsi)
	vmaxps	%zmm1, %zmm7, %zmm1
	vminps	%zmm1, %zmm8, %zmm1
	vmovups	%zmm1, 320(%rdi,%rsi)
	vmaxps	%zmm0, %zmm7, %zmm0
	vminps	%zmm0, %zmm8, %zmm0
	jmp	.LBB74_44
	.p2align	4
.LBB74_45:
	movq	%r15, %rsi
.LBB74_46:
	cmpq	56(%rsp), %r10
	je	.LBB74_28
	jmp	.LBB74_29
.LBB74_21:
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
.Lfunc_end74:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5, .Lfunc_end74-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxmAA0B4LineRzs6SIMD16VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI75_0:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	8
	.zero	4
	.zero	4
.LCPI75_1:
	.quad	0
	.quad	1
	.quad	2
	.quad	4
.LCPI75_2:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	8
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF
	.globl	$s20VitruvianMicroAVX5120B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF,@function
$s20VitruvianMicroAVX5120B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdi, -64(%rsp)
	movq	16(%r13), %r9
	movq	208(%r13), %rax
	movq	%rax, -32(%rsp)
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, -48(%rsp)
	movq	%rcx, %r15
	subq	%rdx, %r15
	movq	%r13, -8(%rsp)
	movq	216(%r13), %r10
	cmpq	$8, %r15
	setge	%al
	cmpq	$4, %r9
	setge	%dil
	andb	%al, %dil
	cmpb	$1, %dil
	movq	%r9, -72(%rsp)
	movq	%r15, -40(%rsp)
	movq	%rdx, -16(%rsp)
	movq	%rcx, -24(%rsp)
	jne	.LBB75_5
	movabsq	$9223372036854775807, %rdi
	leaq	(,%rsi,4), %rdx
	leaq	(,%rsi,8), %r8
	leaq	(%rdx,%rdx,2), %r11
	leaq	(,%r10,4), %rax
	leaq	(%rax,%rax,2), %rbx
	leaq	-4(%r9), %r14
	leaq	-8(%r15), %rax
	movq	%rax, -80(%rsp)
	xorl	%r12d, %r12d
	vmovaps	.LCPI75_0(%rip), %ymm19
	vmovapd	.LCPI75_1(%rip), %ymm1
	vmovaps	.LCPI75_2(%rip), %ymm2
	movq	-64(%rsp), %r15
	.p2align	4
.LBB75_2:
	movq	-80(%rsp), %rcx
	cmpq	%r12, %rcx
	movq	%r12, %rax
	cmovlq	%rcx, %rax
	addq	$8, %r12
	movq	%r12, -88(%rsp)
	seto	-56(%rsp)
	cmovoq	%rcx, %rax
	movq	-48(%rsp), %rcx
	leaq	(%rcx,%rax,4), %r9
	imulq	%rsi, %rax
	leaq	(%r15,%rax,4), %r13
	xorl	%r15d, %r15d
	movq	-72(%rsp), %rcx
	.p2align	4
.LBB75_3:
	cmpq	%r15, %r14
	movq	%r15, %r12
	cmovlq	%r14, %r12
	addq	$4, %r15
	cmovoq	%r14, %r12
	leaq	(%r13,%r12,4), %rax
	leaq	(%rax,%r11), %rbp
	vmovups	(%rbp,%rdx,4), %xmm3
	vbroadcastss	4(%rbp,%rdx,4), %ymm9
	vbroadcastss	8(%rbp,%rdx,4), %ymm5
	leaq	(%rax,%rsi,4), %rbp
	vmovups	(%rbp,%rdx,4), %xmm11
	vbroadcastss	8(%rbp,%rdx,4), %ymm8
	vbroadcastss	12(%rbp,%rdx,4), %ymm4
	vmovups	(%r13,%r12,4), %xmm12
	vmovups	(%rax,%rsi,4), %xmm13
	vmovups	(%rax,%rsi,8), %xmm6
	vmovups	(%r11,%rax), %xmm7
	vunpcklps	%xmm13, %xmm12, %xmm10
	vmovlhps	%xmm6, %xmm10, %xmm10
	vinsertps	$48, %xmm7, %xmm10, %xmm10
	vinsertf128	$1, (%rax,%rdx,4), %ymm10, %ymm14
	vbroadcastss	4(%rax,%rdx,4), %xmm15
	vbroadcastss	8(%rax,%rdx,4), %xmm16
	vbroadcastss	12(%rax,%rdx,4), %xmm17
	leaq	(%rax,%rdx,4), %rax
	vmovupd	(%r8,%rax), %xmm18
	vbroadcastss	4(%r8,%rax), %ymm0
	vbroadcastss	12(%r8,%rax), %ymm10
	cmovoq	%rdi, %r15
	imulq	%r10, %r12
	vpermt2ps	%ymm11, %ymm19, %ymm14
	vpermt2pd	%ymm18, %ymm1, %ymm14
	vpermt2ps	%ymm3, %ymm2, %ymm14
	vmovups	%ymm14, (%r9,%r12,4)
	leaq	(%r9,%r12,4), %rax
	vinsertps	$76, %xmm12, %xmm13, %xmm14
	vshufps	$212, %xmm6, %xmm14, %xmm14
	vinsertps	$112, %xmm7, %xmm14, %xmm14
	vinsertf128	$1, %xmm15, %ymm14, %ymm15
	vinsertf128	$1, %xmm11, %ymm14, %ymm11
	vblendps	$34, %ymm11, %ymm15, %ymm11
	vblendps	$192, %ymm0, %ymm11, %ymm0
	vblendps	$128, %ymm9, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%r10,4)
	vunpckhps	%xmm13, %xmm12, %xmm0
	vblendps	$3, %xmm0, %xmm6, %xmm0
	vinsertps	$176, %xmm7, %xmm0, %xmm0
	vinsertf32x4	$1, %xmm16, %ymm0, %ymm9
	vblendps	$32, %ymm8, %ymm9, %ymm8
	vinsertf32x4	$1, %xmm18, %ymm0, %ymm0
	vblendps	$204, %ymm0, %ymm8, %ymm0
	vblendps	$128, %ymm5, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%r10,8)
	vshufps	$51, %xmm12, %xmm13, %xmm0
	vshufps	$242, %xmm6, %xmm0, %xmm0
	vblendps	$8, %xmm7, %xmm0, %xmm0
	vinsertf32x4	$1, %xmm17, %ymm0, %ymm5
	vblendps	$32, %ymm4, %ymm5, %ymm4
	vblendps	$192, %ymm10, %ymm4, %ymm4
	vinsertf128	$1, %xmm3, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, (%rbx,%rax)
	cmpq	%rcx, %r15
	jl	.LBB75_3
	cmpb	$0, -56(%rsp)
	movq	-88(%rsp), %r12
	cmovneq	%rdi, %r12
	movq	-40(%rsp), %r9
	cmpq	%r9, %r12
	movq	-64(%rsp), %r15
	jl	.LBB75_2
	jmp	.LBB75_25
.LBB75_5:
	cmpq	%rdx, %rcx
	movq	%r15, %r9
	movq	-64(%rsp), %r13
	jne	.LBB75_6
.LBB75_25:
	movq	-8(%rsp), %r15
	movq	72(%r15), %rax
	testq	%rax, %rax
	sete	%cl
	movq	-72(%rsp), %r13
	testq	%r13, %r13
	sete	%dl
	orb	%cl, %dl
	je	.LBB75_26
.LBB75_31:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB75_26:
	movq	-16(%rsp), %rsi
	leaq	(%rax,%rsi,4), %r12
	leaq	-1(%r13), %rcx
	imulq	%r10, %rcx
	movq	-24(%rsp), %rdi
	addq	%rdi, %rcx
	movq	-32(%rsp), %r11
	leaq	(%r11,%rcx,4), %rdx
	leaq	(%rax,%rcx,4), %rcx
	movq	-48(%rsp), %r8
	cmpq	%rcx, %r8
	setb	%cl
	cmpq	%rdx, %r12
	setb	%dl
	andb	%cl, %dl
	movq	%r10, %rcx
	shrq	$61, %rcx
	andl	$1, %ecx
	orb	%dl, %cl
	movq	%rcx, -64(%rsp)
	movq	%r9, %rbx
	andq	$-64, %rbx
	movq	%r9, %r14
	andq	$-8, %r14
	movl	%edi, %ecx
	subl	%esi, %ecx
	andl	$3, %ecx
	movq	%rcx, -88(%rsp)
	movq	%rsi, %rcx
	subq	%rdi, %rcx
	movq	%rcx, -80(%rsp)
	leaq	(%rax,%rsi,4), %rcx
	addq	$192, %rcx
	leaq	(,%r10,4), %rbp
	leaq	(%r11,%rsi,4), %rdx
	addq	$192, %rdx
	xorl	%r11d, %r11d
	movq	%r12, -56(%rsp)
	movq	%r12, %rsi
	movq	-56(%rsp), %r12
	jmp	.LBB75_27
	.p2align	4
.LBB75_29:
	movq	%r11, %rax
	imulq	%r10, %rax
	vmovups	80(%r15), %zmm0
	vmovups	144(%r15), %zmm1
	movq	-48(%rsp), %r9
	vmovups	(%r9,%rax,4), %zmm2
	vaddps	(%r12,%rax,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm0
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%r9,%rax,4)
.LBB75_30:
	incq	%r11
	addq	%rbp, %rcx
	addq	%rbp, %rdx
	addq	%rbp, %rsi
	addq	%rbp, %r8
	cmpq	%r13, %r11
	movq	%rdi, %r9
	je	.LBB75_31
.LBB75_27:
	testq	%r9, %r9
	movq	%r9, %rdi
	je	.LBB75_30
	cmpq	$16, %rdi
	je	.LBB75_29
	cmpq	$8, %rdi
	setb	%al
	vmovss	80(%r15), %xmm0
	vmovss	144(%r15), %xmm1
	orb	-64(%rsp), %al
	testb	$1, %al
	je	.LBB75_34
	xorl	%eax, %eax
	jmp	.LBB75_43
.LBB75_34:
	vmovups	80(%r15), %zmm3
	vmovups	144(%r15), %zmm2
	cmpq	$64, %rdi
	jae	.LBB75_36
	xorl	%r9d, %r9d
	jmp	.LBB75_40
.LBB75_36:
	vbroadcastss	%xmm3, %zmm4
	vbroadcastss	%xmm2, %zmm5
	xorl	%eax, %eax
	.p2align	4
.LBB75_37:
	vmovups	-192(%rdx,%rax,4), %zmm6
	vmovups	-128(%rdx,%rax,4), %zmm7
	vmovups	-64(%rdx,%rax,4), %zmm8
	vmovups	(%rdx,%rax,4), %zmm9
	vaddps	-192(%rcx,%rax,4), %zmm6, %zmm6
	vaddps	-128(%rcx,%rax,4), %zmm7, %zmm7
	vaddps	-64(%rcx,%rax,4), %zmm8, %zmm8
	vaddps	(%rcx,%rax,4), %zmm9, %zmm9
	vcmpltps	%zmm4, %zmm6, %k1
	vcmpltps	%zmm4, %zmm7, %k2
	vcmpltps	%zmm4, %zmm8, %k3
	vcmpltps	%zmm4, %zmm9, %k4
	vminps	%zmm6, %zmm5, %zmm6
	vminps	%zmm7, %zmm5, %zmm7
	vminps	%zmm8, %zmm5, %zmm8
	vminps	%zmm9, %zmm5, %zmm9
	vmovaps	%zmm4, %zmm6 {%k1}
	vmovaps	%zmm4, %zmm7 {%k2}
	vmovaps	%zmm4, %zmm8 {%k3}
	vmovaps	%zmm4, %zmm9 {%k4}
	vmovups	%zmm6, -192(%rdx,%rax,4)
	vmovups	%zmm7, -128(%rdx,%rax,4)
	vmovups	%zmm8, -64(%rdx,%rax,4)
	vmovups	%zmm9, (%rdx,%rax,4)
	addq	$64, %rax
	cmpq	%rax, %rbx
	jne	.LBB75_37
	cmpq	%rbx, %rdi
	je	.LBB75_30
	movq	%rbx, %r9
	movq	%rbx, %rax
	testb	$56, %dil
	je	.LBB75_43
.LBB75_40:
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	%xmm2, %ymm2
	.p2align	4
.LBB75_41:
	vmovups	(%r8,%r9,4), %ymm4
	vaddps	(%rsi,%r9,4), %ymm4, %ymm4
	vcmpltps	%ymm3, %ymm4, %k1
	vminps	%ymm4, %ymm2, %ymm4
	vmovaps	%ymm3, %ymm4 {%k1}
	vmovups	%ymm4, (%r8,%r9,4)
	addq	$8, %r9
	cmpq	%r9, %r14
	jne	.LBB75_41
	movq	%r14, %rax
	movq	-40(%rsp), %rdi
	cmpq	%r14, %rdi
	je	.LBB75_30
.LBB75_43:
	movq	%rax, %r9
	cmpq	$0, -88(%rsp)
	je	.LBB75_46
	movq	-88(%rsp), %r15
	movq	%rax, %r13
	.p2align	4
.LBB75_45:
	leaq	1(%r13), %r9
	vmovss	(%r8,%r13,4), %xmm2
	vaddss	(%rsi,%r13,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%r8,%r13,4)
	movq	%r9, %r13
	decq	%r15
	jne	.LBB75_45
.LBB75_46:
	addq	-80(%rsp), %rax
	cmpq	$-4, %rax
	movq	-8(%rsp), %r15
	movq	-72(%rsp), %r13
	movq	-40(%rsp), %rdi
	ja	.LBB75_30
	.p2align	4
.LBB75_47:
	vmovss	(%r8,%r9,4), %xmm2
	vmovss	4(%r8,%r9,4), %xmm3
	vaddss	(%rsi,%r9,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm4
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm4, %xmm4 {%k1}
	vmovss	%xmm4, (%r8,%r9,4)
	vaddss	4(%rsi,%r9,4), %xmm3, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, 4(%r8,%r9,4)
	vmovss	8(%r8,%r9,4), %xmm2
	vaddss	8(%rsi,%r9,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, 8(%r8,%r9,4)
	vmovss	12(%r8,%r9,4), %xmm2
	vaddss	12(%rsi,%r9,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, 12(%r8,%r9,4)
	addq	$4, %r9
	cmpq	%r9, %rdi
	jne	.LBB75_47
	jmp	.LBB75_30
.LBB75_6:
	movq	-72(%rsp), %r8
	movq	-24(%rsp), %rdx
	leaq	(%r8,%rdx), %rax
	movq	-32(%rsp), %r11
	leaq	(%r11,%rax,4), %rax
	addq	$-4, %rax
	movq	-16(%rsp), %rdi
	movq	%rdi, %rcx
	notq	%rcx
	addq	%rdx, %rcx
	imulq	%rsi, %rcx
	addq	%r8, %rcx
	leaq	(,%rcx,4), %rcx
	addq	%r13, %rcx
	cmpq	$8, %r8
	setae	%dl
	cmpq	$1, %r10
	sete	%bl
	andb	%dl, %bl
	movq	-48(%rsp), %r12
	cmpq	%rcx, %r12
	setb	%cl
	cmpq	%rax, %r13
	setb	%al
	andb	%cl, %al
	movq	%rsi, %r9
	shrq	$61, %r9
	andl	$1, %r9d
	orb	%al, %r9b
	movq	%r8, %rax
	andq	$-64, %rax
	movq	%rax, -80(%rsp)
	movq	%r8, %r14
	andq	$-8, %r14
	andl	$7, %r8d
	movq	%r8, -88(%rsp)
	leaq	(%r11,%rdi,4), %rbp
	addq	$192, %rbp
	leaq	192(%r13), %r11
	shlq	$2, %rsi
	leaq	(,%r10,4), %r8
	movq	%r10, %rcx
	shlq	$5, %rcx
	xorl	%edx, %edx
	notb	%bl
	orb	%r9b, %bl
	movb	%bl, -56(%rsp)
	jmp	.LBB75_7
	.p2align	4
.LBB75_24:
	incq	%rdx
	addq	$4, %rbp
	addq	%rsi, %r11
	addq	$4, %r12
	addq	%rsi, %r13
	movq	-40(%rsp), %r9
	cmpq	%r9, %rdx
	je	.LBB75_25
.LBB75_7:
	movq	-72(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB75_24
	testb	$1, -56(%rsp)
	je	.LBB75_16
	xorl	%eax, %eax
	jmp	.LBB75_10
	.p2align	4
.LBB75_16:
	cmpq	$64, %rdi
	jae	.LBB75_18
	xorl	%r9d, %r9d
	jmp	.LBB75_22
.LBB75_18:
	xorl	%eax, %eax
	movq	-80(%rsp), %r9
	.p2align	4
.LBB75_19:
	vmovups	-192(%r11,%rax,4), %zmm0
	vmovupd	-128(%r11,%rax,4), %zmm1
	vmovups	-64(%r11,%rax,4), %zmm2
	vmovups	(%r11,%rax,4), %zmm3
	vmovups	%zmm0, -192(%rbp,%rax,4)
	vmovupd	%zmm1, -128(%rbp,%rax,4)
	vmovups	%zmm2, -64(%rbp,%rax,4)
	vmovups	%zmm3, (%rbp,%rax,4)
	addq	$64, %rax
	cmpq	%rax, %r9
	jne	.LBB75_19
	cmpq	%r9, %rdi
	je	.LBB75_24
	movq	-80(%rsp), %r9
	movq	%r9, %rax
	testb	$56, %dil
	je	.LBB75_10
	.p2align	4
.LBB75_22:
	vmovups	(%r13,%r9,4), %ymm0
	vmovups	%ymm0, (%r12,%r9,4)
	addq	$8, %r9
	cmpq	%r9, %r14
	jne	.LBB75_22
	movq	%r14, %rax
	cmpq	%r14, %rdi
	je	.LBB75_24
.LBB75_10:
	movq	%rax, %r9
	cmpq	$0, -88(%rsp)
	movq	%r13, %rbx
	je	.LBB75_13
	movq	%r8, %r15
	imulq	%rax, %r15
	addq	%r12, %r15
	movq	-88(%rsp), %r13
	movq	%rax, %r9
	.p2align	4
.LBB75_12:
	vmovss	(%rbx,%r9,4), %xmm0
	incq	%r9
	vmovss	%xmm0, (%r15)
	addq	%r8, %r15
	decq	%r13
	jne	.LBB75_12
.LBB75_13:
	movq	-72(%rsp), %rdi
	subq	%rdi, %rax
	cmpq	$-8, %rax
	movq	%rbx, %r13
	ja	.LBB75_24
	movq	%r8, %rax
	imulq	%r9, %rax
	addq	%r12, %rax
	.p2align	4
.LBB75_15:
	vmovss	(%r13,%r9,4), %xmm0
	vmovss	%xmm0, (%rax)
	vmovss	4(%r13,%r9,4), %xmm0
	leaq	(%rax,%r8), %r15
	vmovss	%xmm0, (%rax,%r8)
	vmovss	8(%r13,%r9,4), %xmm0
	vmovss	%xmm0, (%r8,%r15)
	addq	%r8, %r15
	vmovss	12(%r13,%r9,4), %xmm0
	vmovss	%xmm0, (%r8,%r15)
	addq	%r8, %r15
	vmovss	16(%r13,%r9,4), %xmm0
	vmovss	%xmm0, (%r8,%r15)
	addq	%r8, %r15
	vmovss	20(%r13,%r9,4), %xmm0
	vmovss	%xmm0, (%r8,%r15)
	addq	%r8, %r15
	vmovss	24(%r13,%r9,4), %xmm0
	vmovss	%xmm0, (%r8,%r15)
	vmovss	28(%r13,%r9,4), %xmm0
	addq	%r8, %r15
	addq	$8, %r9
	vmovss	%xmm0, (%r8,%r15)
	addq	%rcx, %rax
	cmpq	%r9, %rdi
	jne	.LBB75_15
	jmp	.LBB75_24
.Lfunc_end75:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF, .Lfunc_end75-$s20VitruvianMicroAVX5120B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF
	.hidden	vitruvian_transpose_avx512
	.globl	vitruvian_transpose_avx512
	.p2align	4
	.type	vitruvian_transpose_avx512,@function
vitruvian_transpose_avx512:
	jmp	($s20VitruvianMicroAVX51220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF)
.Lfunc_end76:
	.size	vitruvian_transpose_avx512, .Lfunc_end76-vitruvian_transpose_avx512
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI77_0:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	8
	.zero	4
	.zero	4
.LCPI77_1:
	.quad	0
	.quad	1
	.quad	2
	.quad	4
.LCPI77_2:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	8
	.text
	.hidden	$s20VitruvianMicroAVX51220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF
	.globl	$s20VitruvianMicroAVX51220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF
	.p2align	4
	.type	$s20VitruvianMicroAVX51220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF,@function
$s20VitruvianMicroAVX51220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdi, -40(%rsp)
	cmpq	$8, %rdx
	setge	%al
	cmpq	$4, %rcx
	setge	%r10b
	andb	%al, %r10b
	cmpb	$1, %r10b
	movq	%rcx, -48(%rsp)
	movq	%rdx, -24(%rsp)
	jne	.LBB77_5
	movabsq	$9223372036854775807, %r14
	leaq	(,%rsi,4), %r10
	leaq	(,%rsi,8), %r11
	leaq	(%r10,%r10,2), %rbx
	leaq	(,%r9,4), %rax
	leaq	(%rax,%rax,2), %rdi
	leaq	-4(%rcx), %r15
	leaq	-8(%rdx), %rax
	movq	%rax, -16(%rsp)
	xorl	%ecx, %ecx
	vmovaps	.LCPI77_0(%rip), %ymm19
	vmovapd	.LCPI77_1(%rip), %ymm1
	vmovaps	.LCPI77_2(%rip), %ymm2
	movq	%r8, -8(%rsp)
	.p2align	4
.LBB77_2:
	movq	-16(%rsp), %rax
	cmpq	%rcx, %rax
	movq	%rcx, %rdx
	cmovlq	%rax, %rdx
	addq	$8, %rcx
	movq	%rcx, -32(%rsp)
	seto	-49(%rsp)
	cmovoq	%rax, %rdx
	leaq	(%r8,%rdx,4), %rbp
	imulq	%rsi, %rdx
	movq	-40(%rsp), %rax
	leaq	(%rax,%rdx,4), %rdx
	xorl	%r12d, %r12d
	movq	-48(%rsp), %rcx
	.p2align	4
.LBB77_3:
	cmpq	%r12, %r15
	movq	%r12, %r13
	cmovlq	%r15, %r13
	addq	$4, %r12
	cmovoq	%r15, %r13
	leaq	(%rdx,%r13,4), %r8
	leaq	(%r8,%rbx), %rax
	vmovups	(%rax,%r10,4), %xmm3
	vbroadcastss	4(%rax,%r10,4), %ymm9
	vbroadcastss	8(%rax,%r10,4), %ymm5
	leaq	(%r8,%rsi,4), %rax
	vmovups	(%rax,%r10,4), %xmm11
	vbroadcastss	8(%rax,%r10,4), %ymm8
	vbroadcastss	12(%rax,%r10,4), %ymm4
	vmovups	(%rdx,%r13,4), %xmm12
	vmovups	(%r8,%rsi,4), %xmm13
	vmovups	(%r8,%rsi,8), %xmm6
	vmovups	(%rbx,%r8), %xmm7
	vunpcklps	%xmm13, %xmm12, %xmm10
	vmovlhps	%xmm6, %xmm10, %xmm10
	vinsertps	$48, %xmm7, %xmm10, %xmm10
	vinsertf128	$1, (%r8,%r10,4), %ymm10, %ymm14
	vbroadcastss	4(%r8,%r10,4), %xmm15
	vbroadcastss	8(%r8,%r10,4), %xmm16
	vbroadcastss	12(%r8,%r10,4), %xmm17
	leaq	(%r8,%r10,4), %rax
	vmovupd	(%r11,%rax), %xmm18
	vbroadcastss	4(%r11,%rax), %ymm0
	vbroadcastss	12(%r11,%rax), %ymm10
	cmovoq	%r14, %r12
	imulq	%r9, %r13
	vpermt2ps	%ymm11, %ymm19, %ymm14
	vpermt2pd	%ymm18, %ymm1, %ymm14
	vpermt2ps	%ymm3, %ymm2, %ymm14
	vmovups	%ymm14, (%rbp,%r13,4)
	leaq	(%rbp,%r13,4), %rax
	vinsertps	$76, %xmm12, %xmm13, %xmm14
	vshufps	$212, %xmm6, %xmm14, %xmm14
	vinsertps	$112, %xmm7, %xmm14, %xmm14
	vinsertf128	$1, %xmm15, %ymm14, %ymm15
	vinsertf128	$1, %xmm11, %ymm14, %ymm11
	vblendps	$34, %ymm11, %ymm15, %ymm11
	vblendps	$192, %ymm0, %ymm11, %ymm0
	vblendps	$128, %ymm9, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%r9,4)
	vunpckhps	%xmm13, %xmm12, %xmm0
	vblendps	$3, %xmm0, %xmm6, %xmm0
	vinsertps	$176, %xmm7, %xmm0, %xmm0
	vinsertf32x4	$1, %xmm16, %ymm0, %ymm9
	vblendps	$32, %ymm8, %ymm9, %ymm8
	vinsertf32x4	$1, %xmm18, %ymm0, %ymm0
	vblendps	$204, %ymm0, %ymm8, %ymm0
	vblendps	$128, %ymm5, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%r9,8)
	vshufps	$51, %xmm12, %xmm13, %xmm0
	vshufps	$242, %xmm6, %xmm0, %xmm0
	vblendps	$8, %xmm7, %xmm0, %xmm0
	vinsertf32x4	$1, %xmm17, %ymm0, %ymm5
	vblendps	$32, %ymm4, %ymm5, %ymm4
	vblendps	$192, %ymm10, %ymm4, %ymm4
	vinsertf128	$1, %xmm3, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm4, %ymm0
	vmovups	%ymm0, (%rdi,%rax)
	cmpq	%rcx, %r12
	jl	.LBB77_3
	cmpb	$0, -49(%rsp)
	movq	-32(%rsp), %rcx
	cmovneq	%r14, %rcx
	cmpq	-24(%rsp), %rcx
	movq	-8(%rsp), %r8
	jl	.LBB77_2
	jmp	.LBB77_23
.LBB77_5:
	testq	%rdx, %rdx
	je	.LBB77_23
	movq	-48(%rsp), %rbx
	leaq	(%rbx,%rdx), %rax
	leaq	(%r8,%rax,4), %rax
	addq	$-4, %rax
	leaq	-1(%rdx), %rcx
	imulq	%rsi, %rcx
	addq	%rbx, %rcx
	movq	-40(%rsp), %rdi
	leaq	(%rdi,%rcx,4), %rcx
	cmpq	$8, %rbx
	setae	%dl
	cmpq	$1, %r9
	sete	%bpl
	andb	%dl, %bpl
	cmpq	%rcx, %r8
	setb	%cl
	cmpq	%rax, %rdi
	setb	%al
	andb	%cl, %al
	movq	%rsi, %rcx
	shrq	$61, %rcx
	andl	$1, %ecx
	orb	%al, %cl
	movq	%rbx, %r10
	andq	$-64, %r10
	movq	%rbx, %r11
	andq	$-8, %r11
	movl	%ebx, %eax
	andl	$7, %eax
	leaq	192(%r8), %r14
	leaq	192(%rdi), %r15
	shlq	$2, %rsi
	leaq	(,%r9,4), %r12
	shlq	$5, %r9
	xorl	%r13d, %r13d
	notb	%bpl
	orb	%cl, %bpl
	movb	%bpl, -32(%rsp)
	jmp	.LBB77_7
	.p2align	4
.LBB77_22:
	incq	%r13
	addq	$4, %r14
	addq	%rsi, %r15
	addq	$4, %r8
	addq	%rsi, %rdi
	movq	%rdi, -40(%rsp)
	cmpq	-24(%rsp), %r13
	je	.LBB77_23
.LBB77_7:
	movq	-48(%rsp), %rbx
	testq	%rbx, %rbx
	movq	-40(%rsp), %rdi
	je	.LBB77_22
	testb	$1, -32(%rsp)
	je	.LBB77_16
	xorl	%ecx, %ecx
	jmp	.LBB77_10
	.p2align	4
.LBB77_16:
	xorl	%edx, %edx
	cmpq	$64, %rbx
	jb	.LBB77_20
	.p2align	4
.LBB77_17:
	vmovups	-192(%r15,%rdx,4), %zmm0
	vmovupd	-128(%r15,%rdx,4), %zmm1
	vmovups	-64(%r15,%rdx,4), %zmm2
	vmovups	(%r15,%rdx,4), %zmm3
	vmovups	%zmm0, -192(%r14,%rdx,4)
	vmovupd	%zmm1, -128(%r14,%rdx,4)
	vmovups	%zmm2, -64(%r14,%rdx,4)
	vmovups	%zmm3, (%r14,%rdx,4)
	addq	$64, %rdx
	cmpq	%rdx, %r10
	jne	.LBB77_17
	cmpq	%r10, %rbx
	je	.LBB77_22
	movq	%r10, %rcx
	movq	%r10, %rdx
	testb	$56, %bl
	je	.LBB77_10
	.p2align	4
.LBB77_20:
	vmovups	(%rdi,%rdx,4), %ymm0
	vmovups	%ymm0, (%r8,%rdx,4)
	addq	$8, %rdx
	cmpq	%rdx, %r11
	jne	.LBB77_20
	movq	%r11, %rcx
	cmpq	%r11, %rbx
	je	.LBB77_22
.LBB77_10:
	movq	%rcx, %rdx
	testq	%rax, %rax
	je	.LBB77_13
	movq	%r12, %rbp
	imulq	%rcx, %rbp
	addq	%r8, %rbp
	movq	%rax, %rbx
	movq	%rcx, %rdx
	.p2align	4
.LBB77_12:
	vmovss	(%rdi,%rdx,4), %xmm0
	incq	%rdx
	vmovss	%xmm0, (%rbp)
	addq	%r12, %rbp
	decq	%rbx
	jne	.LBB77_12
.LBB77_13:
	movq	-48(%rsp), %rbp
	subq	%rbp, %rcx
	cmpq	$-8, %rcx
	ja	.LBB77_22
	movq	%r12, %rbx
	imulq	%rdx, %rbx
	addq	%r8, %rbx
	.p2align	4
.LBB77_15:
	vmovss	(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%rbx)
	vmovss	4(%rdi,%rdx,4), %xmm0
	leaq	(%rbx,%r12), %rcx
	vmovss	%xmm0, (%rbx,%r12)
	vmovss	8(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r12,%rcx)
	addq	%r12, %rcx
	vmovss	12(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r12,%rcx)
	addq	%r12, %rcx
	vmovss	16(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r12,%rcx)
	addq	%r12, %rcx
	vmovss	20(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r12,%rcx)
	addq	%r12, %rcx
	vmovss	24(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r12,%rcx)
	vmovss	28(%rdi,%rdx,4), %xmm0
	addq	%r12, %rcx
	addq	$8, %rdx
	vmovss	%xmm0, (%r12,%rcx)
	addq	%r9, %rbx
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
	.size	$s20VitruvianMicroAVX51220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF, .Lfunc_end77-$s20VitruvianMicroAVX51220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF
	.hidden	vitruvian_depthwise_codes_avx512
	.globl	vitruvian_depthwise_codes_avx512
	.p2align	4
	.type	vitruvian_depthwise_codes_avx512,@function
vitruvian_depthwise_codes_avx512:
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
	movzbl	312(%rsp), %eax
	movq	352(%rsp), %r10
	movl	328(%rsp), %r11d
	movq	368(%rsp), %rbx
	movq	360(%rsp), %r14
	movq	344(%rsp), %r15
	movq	336(%rsp), %r12
	movq	320(%rsp), %r13
	movq	304(%rsp), %rbp
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
	vbroadcastss	%xmm0, %zmm2
	vmovups	%zmm2, 96(%rsp)
	vbroadcastss	%xmm1, %zmm2
	vmovups	%zmm2, 160(%rsp)
	movb	%r11b, 224(%rsp)
	vmovss	%xmm0, 228(%rsp)
	movq	%rbx, 88(%rsp)
	vmovss	%xmm1, 232(%rsp)
	movl	%r11d, 236(%rsp)
	movq	%r10, 240(%rsp)
	leaq	96(%rsp), %rdi
	movq	%rsp, %r13
	testb	%al, %al
	je	.LBB78_2
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedJ0VG_AjA0B20RequantizingChannelsVTtt0g5)
	jmp	.LBB78_3
.LBB78_2:
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bJ0VGG_AjA0B20RequantizingChannelsVTtt0g5)
.LBB78_3:
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
	retq
.Lfunc_end78:
	.size	vitruvian_depthwise_codes_avx512, .Lfunc_end78-vitruvian_depthwise_codes_avx512
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX51219microDepthwiseCodes6groups12groupRowStep05pixelJ09rowStride11phaseStarts10tapOffsets0P4Ones12correctsSums6packed5lower5upper9zeroPoint0K5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF
	.globl	$s20VitruvianMicroAVX51219microDepthwiseCodes6groups12groupRowStep05pixelJ09rowStride11phaseStarts10tapOffsets0P4Ones12correctsSums6packed5lower5upper9zeroPoint0K5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF
	.p2align	4
	.type	$s20VitruvianMicroAVX51219microDepthwiseCodes6groups12groupRowStep05pixelJ09rowStride11phaseStarts10tapOffsets0P4Ones12correctsSums6packed5lower5upper9zeroPoint0K5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF,@function
$s20VitruvianMicroAVX51219microDepthwiseCodes6groups12groupRowStep05pixelJ09rowStride11phaseStarts10tapOffsets0P4Ones12correctsSums6packed5lower5upper9zeroPoint0K5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF:
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
	subq	$256, %rsp
	.cfi_def_cfa_offset 304
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r13, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	352(%rsp), %rax
	movl	328(%rsp), %r10d
	movq	368(%rsp), %r11
	movq	360(%rsp), %rbx
	movq	344(%rsp), %r14
	movq	336(%rsp), %r15
	movq	320(%rsp), %r12
	movq	304(%rsp), %r13
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
	vbroadcastss	%xmm0, %zmm2
	vmovups	%zmm2, 96(%rsp)
	vbroadcastss	%xmm1, %zmm2
	vmovups	%zmm2, 160(%rsp)
	movb	%r10b, 224(%rsp)
	vmovss	%xmm0, 228(%rsp)
	vmovss	%xmm1, 232(%rsp)
	movl	%r10d, 236(%rsp)
	movq	%rax, 240(%rsp)
	leaq	96(%rsp), %rdi
	movq	%rsp, %r13
	testb	$1, 312(%rsp)
	je	.LBB79_2
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedJ0VG_AjA0B20RequantizingChannelsVTtt0g5)
	jmp	.LBB79_3
.LBB79_2:
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bJ0VGG_AjA0B20RequantizingChannelsVTtt0g5)
.LBB79_3:
	addq	$256, %rsp
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
	.size	$s20VitruvianMicroAVX51219microDepthwiseCodes6groups12groupRowStep05pixelJ09rowStride11phaseStarts10tapOffsets0P4Ones12correctsSums6packed5lower5upper9zeroPoint0K5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF, .Lfunc_end79-$s20VitruvianMicroAVX51219microDepthwiseCodes6groups12groupRowStep05pixelJ09rowStride11phaseStarts10tapOffsets0P4Ones12correctsSums6packed5lower5upper9zeroPoint0K5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI80_0:
	.long	0x42fe0000
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI80_1:
	.long	0
	.long	4
	.long	8
	.long	12
	.long	1
	.long	5
	.long	9
	.long	13
.LCPI80_2:
	.long	2
	.long	6
	.long	10
	.long	14
	.long	3
	.long	7
	.long	11
	.long	15
	.text
	.hidden	$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedJ0VG_AjA0B20RequantizingChannelsVTtt0g5
	.weak	$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedJ0VG_AjA0B20RequantizingChannelsVTtt0g5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedJ0VG_AjA0B20RequantizingChannelsVTtt0g5,@function
$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedJ0VG_AjA0B20RequantizingChannelsVTtt0g5:
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
	movq	%rdi, -64(%rsp)
	movq	%r13, -128(%rsp)
	movq	72(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB80_18
	movq	-128(%rsp), %rax
	movq	32(%rax), %r9
	movq	16(%r9), %rcx
	movq	56(%rax), %r11
	movq	80(%rax), %rax
	movq	%rax, -72(%rsp)
	xorl	%edx, %edx
	movq	%rsi, %rax
	subq	$64, %rax
	cmovbq	%rdx, %rax
	movq	%rax, -32(%rsp)
	shlq	$8, %rcx
	leaq	960(%r11), %rax
	movq	%rax, -88(%rsp)
	movq	%rcx, -24(%rsp)
	leaq	768(%rcx), %rax
	movq	%rax, -40(%rsp)
	vmovss	.LCPI80_0(%rip), %xmm0
	vmovdqa	.LCPI80_1(%rip), %ymm1
	vmovdqa	.LCPI80_2(%rip), %ymm2
	movq	%rsi, -80(%rsp)
	jmp	.LBB80_2
	.p2align	4
.LBB80_17:
	movq	-16(%rsp), %rdx
	addq	$64, %rdx
	movq	-24(%rsp), %rax
	addq	%rax, %r11
	addq	$768, %r11
	movq	-40(%rsp), %rax
	addq	%rax, -88(%rsp)
	cmpq	%rsi, %rdx
	jge	.LBB80_18
.LBB80_2:
	movq	-32(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, -16(%rsp)
	cmovlq	%rax, %rdx
	movq	%rdx, -112(%rsp)
	cmpq	$0, -72(%rsp)
	je	.LBB80_17
	movq	-128(%rsp), %rax
	movq	64(%rax), %r8
	movq	88(%rax), %r10
	movq	%r10, %rax
	orq	%r8, %rax
	shrq	$32, %rax
	je	.LBB80_4
	movq	%r10, %rax
	cqto
	idivq	%r8
	jmp	.LBB80_6
	.p2align	4
.LBB80_4:
	movl	%r10d, %eax
	xorl	%edx, %edx
	divl	%r8d
.LBB80_6:
	movq	%rax, -96(%rsp)
	movq	%rsi, %rax
	subq	-112(%rsp), %rax
	cmpq	$65, %rax
	movq	$-1, %rdx
	shlxq	%rax, %rdx, %rcx
	notq	%rcx
	cmovaeq	%rdx, %rcx
	movq	%r10, %rdi
	subq	%r8, %rdi
	movq	%rdi, (%rsp)
	cmpq	$64, %rax
	cmovgeq	%rdx, %rcx
	kmovq	%rcx, %k1
	xorl	%r15d, %r15d
	movq	%r8, -48(%rsp)
	movq	%r10, -56(%rsp)
	jmp	.LBB80_7
	.p2align	4
.LBB80_16:
	movq	-120(%rsp), %r15
	incq	%r15
	cmpq	-72(%rsp), %r15
	movq	-80(%rsp), %rsi
	je	.LBB80_17
.LBB80_7:
	cmpq	$1, -96(%rsp)
	movq	%r15, -120(%rsp)
	jle	.LBB80_19
	movq	-128(%rsp), %rax
	movq	24(%rax), %rbx
	imulq	%r15, %rbx
	movq	%rbx, %rdi
	shrq	$63, %rdi
	addq	%rbx, %rdi
	movq	%rdi, %rcx
	shrq	%rcx
	imulq	8(%rax), %rcx
	shlq	$2, %rcx
	movq	16(%rax), %r14
	imulq	%r8, %r14
	addq	(%rax), %rcx
	movq	%rsi, %rax
	orq	%r8, %rax
	shrq	$32, %rax
	je	.LBB80_9
	movq	%rsi, %rax
	cqto
	idivq	%r8
	jmp	.LBB80_11
	.p2align	4
.LBB80_19:
	testq	%r10, %r10
	jle	.LBB80_16
	movq	-80(%rsp), %rax
	movq	%rax, %rcx
	orq	%r8, %rcx
	shrq	$32, %rcx
	je	.LBB80_21
	cqto
	idivq	%r8
	jmp	.LBB80_23
.LBB80_9:
	movl	%esi, %eax
	xorl	%edx, %edx
	divl	%r8d
.LBB80_11:
	andq	$-2, %rdi
	subq	%rdi, %rbx
	movq	%r10, %rdx
	imulq	%r15, %rdx
	movq	-64(%rsp), %rsi
	movl	140(%rsi), %edi
	movq	144(%rsi), %rbp
	vcvtsi2ss	%edi, %xmm31, %xmm4
	vbroadcastss	136(%rsi), %zmm3
	movq	-112(%rsp), %r10
	addq	%r10, %rbp
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%r8d, %r8d
	vucomiss	%xmm0, %xmm4
	seta	%r8b
	leaq	(%rcx,%r10,4), %rcx
	movq	%rcx, -104(%rsp)
	shll	$7, %r8d
	vcvttss2si	132(%rsi), %ecx
	addl	%edi, %ecx
	subl	%r8d, %edi
	vpbroadcastw	%edi, %zmm4
	addl	%r8d, %ecx
	vpbroadcastb	%ecx, %zmm5
	vpbroadcastb	%r8d, %zmm6
	xorl	%ecx, %ecx
	jmp	.LBB80_12
	.p2align	4
.LBB80_13:
	vpxor	%xmm12, %xmm12, %xmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vpxor	%xmm14, %xmm14, %xmm14
	vpxor	%xmm15, %xmm15, %xmm15
	vpxord	%xmm16, %xmm16, %xmm16
	vpxord	%xmm18, %xmm18, %xmm18
	vpxord	%xmm20, %xmm20, %xmm20
	vmovdqa64	%zmm7, %zmm17
	vmovdqa64	%zmm8, %zmm19
	vmovdqa64	%zmm9, %zmm21
	vmovdqa64	%zmm10, %zmm22
.LBB80_14:
	movq	%rcx, %rdi
	movq	-48(%rsp), %r8
	imulq	%r8, %rdi
	addq	%rdx, %rdi
	imulq	%rax, %rdi
	vpmulld	256(%r11), %zmm20, %zmm20
	vpmulld	320(%r11), %zmm18, %zmm18
	vpmulld	384(%r11), %zmm16, %zmm16
	vpaddd	%zmm22, %zmm20, %zmm20
	vpaddd	%zmm21, %zmm18, %zmm18
	vpaddd	%zmm19, %zmm16, %zmm16
	vpmulld	448(%r11), %zmm15, %zmm15
	vpaddd	%zmm17, %zmm15, %zmm15
	vcvtdq2ps	%zmm20, %zmm17
	vmulps	512(%r11), %zmm17, %zmm17
	vminps	%zmm17, %zmm3, %zmm17
	vcvtps2dq	%zmm17, %zmm17
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	576(%r11), %zmm18, %zmm18
	vminps	%zmm18, %zmm3, %zmm18
	vcvtps2dq	%zmm18, %zmm18
	vpackssdw	%zmm18, %zmm17, %zmm17
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	640(%r11), %zmm16, %zmm16
	vminps	%zmm16, %zmm3, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	704(%r11), %zmm15, %zmm15
	vminps	%zmm15, %zmm3, %zmm15
	vcvtps2dq	%zmm15, %zmm15
	vpackssdw	%zmm15, %zmm16, %zmm15
	vpaddsw	%zmm4, %zmm17, %zmm16
	vpaddsw	%zmm4, %zmm15, %zmm15
	vpacksswb	%zmm15, %zmm16, %zmm15
	vpmaxsb	%zmm5, %zmm15, %zmm15
	vpxorq	%zmm6, %zmm15, %zmm15
	vpermd	%zmm15, %zmm1, %zmm16
	vpermd	%zmm15, %zmm2, %zmm15
	vinserti64x4	$1, %ymm15, %zmm16, %zmm15
	vmovdqu8	%zmm15, (%rbp,%rdi) {%k1}
	leaq	(%rbp,%rdi), %rdi
	vpmulld	256(%r11), %zmm14, %zmm14
	vpmulld	320(%r11), %zmm13, %zmm13
	vpmulld	384(%r11), %zmm12, %zmm12
	vpaddd	%zmm10, %zmm14, %zmm10
	vpaddd	%zmm9, %zmm13, %zmm9
	vpaddd	%zmm8, %zmm12, %zmm8
	vpmulld	448(%r11), %zmm11, %zmm11
	vpaddd	%zmm7, %zmm11, %zmm7
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	512(%r11), %zmm10, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	576(%r11), %zmm9, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	640(%r11), %zmm8, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	704(%r11), %zmm7, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm4, %zmm9, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm8
	vpermd	%zmm7, %zmm2, %zmm7
	vinserti64x4	$1, %ymm7, %zmm8, %zmm7
	movq	-80(%rsp), %rsi
	vmovdqu8	%zmm7, (%rsi,%rdi) {%k1}
	leaq	2(%rcx), %r12
	addq	$4, %rcx
	cmpq	%rcx, -96(%rsp)
	movq	%r12, %rcx
	jl	.LBB80_15
.LBB80_12:
	vmovdqu64	(%r11), %zmm10
	vmovdqu64	64(%r11), %zmm9
	vmovdqu64	128(%r11), %zmm8
	vmovdqu64	192(%r11), %zmm7
	movq	(%r9,%rbx,8), %r13
	movq	8(%r9,%rbx,8), %r12
	vpxor	%xmm11, %xmm11, %xmm11
	cmpq	%r12, %r13
	je	.LBB80_13
	movq	%rcx, %rdi
	imulq	%r14, %rdi
	movq	-104(%rsp), %rsi
	leaq	(%rsi,%rdi,4), %r8
	movq	-128(%rsp), %rsi
	movq	40(%rsi), %rdi
	movq	48(%rsi), %r15
	movq	%r13, %r10
	shlq	$8, %r10
	addq	-88(%rsp), %r10
	vpxor	%xmm12, %xmm12, %xmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vpxor	%xmm14, %xmm14, %xmm14
	vpxor	%xmm15, %xmm15, %xmm15
	vpxord	%xmm16, %xmm16, %xmm16
	vpxord	%xmm18, %xmm18, %xmm18
	vpxord	%xmm20, %xmm20, %xmm20
	vmovdqa64	%zmm7, %zmm17
	vmovdqa64	%zmm8, %zmm19
	vmovdqa64	%zmm9, %zmm21
	vmovdqa64	%zmm10, %zmm22
	.p2align	4
.LBB80_31:
	movq	(%rdi,%r13,8), %rsi
	vmovdqu64	-192(%r10), %zmm23
	vmovdqu64	-128(%r10), %zmm24
	vmovdqu64	-64(%r10), %zmm25
	vmovdqu64	(%r10), %zmm26
	vmovdqu64	(%r8,%rsi,4), %zmm27
	vmovdqu64	64(%r8,%rsi,4), %zmm28
	vmovdqu64	128(%r8,%rsi,4), %zmm29
	vmovdqu64	192(%r8,%rsi,4), %zmm30
	vpmaddwd	%zmm23, %zmm27, %zmm31
	vpaddd	%zmm31, %zmm22, %zmm22
	vpmaddwd	%zmm24, %zmm28, %zmm31
	vpaddd	%zmm31, %zmm21, %zmm21
	vpmaddwd	%zmm25, %zmm29, %zmm31
	vpaddd	%zmm31, %zmm19, %zmm19
	vpmaddwd	%zmm26, %zmm30, %zmm31
	vpaddd	%zmm31, %zmm17, %zmm17
	vpbroadcastd	(%r15,%r13,4), %zmm31
	leaq	1(%r13), %r13
	leaq	(%r8,%rsi,4), %rsi
	vpmaddwd	%zmm31, %zmm27, %zmm27
	vpaddd	%zmm27, %zmm20, %zmm20
	vpmaddwd	%zmm31, %zmm28, %zmm27
	vpaddd	%zmm27, %zmm18, %zmm18
	vpmaddwd	%zmm31, %zmm29, %zmm27
	vpaddd	%zmm27, %zmm16, %zmm16
	vpmaddwd	%zmm31, %zmm30, %zmm27
	vpaddd	%zmm27, %zmm15, %zmm15
	vmovdqu64	(%rsi,%r14,4), %zmm27
	vmovdqu64	64(%rsi,%r14,4), %zmm28
	vmovdqu64	128(%rsi,%r14,4), %zmm29
	vmovdqu64	192(%rsi,%r14,4), %zmm30
	vpmaddwd	%zmm23, %zmm27, %zmm23
	vpaddd	%zmm23, %zmm10, %zmm10
	vpmaddwd	%zmm24, %zmm28, %zmm23
	vpaddd	%zmm23, %zmm9, %zmm9
	vpmaddwd	%zmm25, %zmm29, %zmm23
	vpaddd	%zmm23, %zmm8, %zmm8
	vpmaddwd	%zmm26, %zmm30, %zmm23
	vpaddd	%zmm23, %zmm7, %zmm7
	vpmaddwd	%zmm31, %zmm27, %zmm23
	vpaddd	%zmm23, %zmm14, %zmm14
	vpmaddwd	%zmm31, %zmm28, %zmm23
	vpaddd	%zmm23, %zmm13, %zmm13
	vpmaddwd	%zmm31, %zmm29, %zmm23
	vpaddd	%zmm23, %zmm12, %zmm12
	vpmaddwd	%zmm31, %zmm30, %zmm23
	vpaddd	%zmm23, %zmm11, %zmm11
	addq	$256, %r10
	cmpq	%r13, %r12
	jne	.LBB80_31
	jmp	.LBB80_14
	.p2align	4
.LBB80_15:
	movq	%r12, %rcx
	imulq	%r8, %rcx
	movq	-56(%rsp), %r10
	cmpq	%r10, %rcx
	jge	.LBB80_16
	jmp	.LBB80_24
.LBB80_21:
	xorl	%edx, %edx
	divl	%r8d
.LBB80_23:
	movq	-120(%rsp), %rcx
	movq	%r10, %rdx
	imulq	%rcx, %rdx
	xorl	%r12d, %r12d
	xorl	%ecx, %ecx
.LBB80_24:
	movq	-128(%rsp), %rsi
	movq	24(%rsi), %rdi
	imulq	-120(%rsp), %rdi
	movq	%rdi, %r8
	shrq	$63, %r8
	addq	%rdi, %r8
	movq	%r8, %r10
	andq	$-2, %r10
	subq	%r10, %rdi
	shrq	%r8
	imulq	8(%rsi), %r8
	shlq	$2, %r8
	addq	(%rsi), %r8
	movq	16(%rsi), %rsi
	movq	%rsi, -104(%rsp)
	movq	-112(%rsp), %r10
	leaq	(%r8,%r10,4), %rsi
	movq	%rsi, -8(%rsp)
	movq	-64(%rsp), %rsi
	movl	140(%rsi), %r8d
	movq	144(%rsi), %rbp
	vcvtsi2ss	%r8d, %xmm31, %xmm4
	addq	%r10, %rbp
	vbroadcastss	136(%rsi), %zmm3
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%r10d, %r10d
	vucomiss	%xmm0, %xmm4
	seta	%r10b
	shll	$7, %r10d
	vcvttss2si	132(%rsi), %ebx
	addl	%r8d, %ebx
	subl	%r10d, %r8d
	vpbroadcastw	%r8d, %zmm4
	addl	%r10d, %ebx
	vpbroadcastb	%ebx, %zmm5
	vpbroadcastb	%r10d, %zmm6
	jmp	.LBB80_25
	.p2align	4
.LBB80_26:
	vpxor	%xmm12, %xmm12, %xmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vpxor	%xmm14, %xmm14, %xmm14
.LBB80_29:
	addq	%rdx, %rcx
	imulq	%rax, %rcx
	vpmulld	256(%r11), %zmm14, %zmm14
	vpmulld	320(%r11), %zmm13, %zmm13
	vpmulld	384(%r11), %zmm12, %zmm12
	vpaddd	%zmm10, %zmm14, %zmm10
	vpaddd	%zmm9, %zmm13, %zmm9
	vpaddd	%zmm8, %zmm12, %zmm8
	vpmulld	448(%r11), %zmm11, %zmm11
	vpaddd	%zmm7, %zmm11, %zmm7
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	512(%r11), %zmm10, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	576(%r11), %zmm9, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	640(%r11), %zmm8, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	704(%r11), %zmm7, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm4, %zmm9, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm8
	vpermd	%zmm7, %zmm2, %zmm7
	vinserti64x4	$1, %ymm7, %zmm8, %zmm7
	vmovdqu8	%zmm7, (%rbp,%rcx) {%k1}
	incq	%r12
	movq	%r12, %rcx
	movq	-48(%rsp), %r8
	imulq	%r8, %rcx
	movq	-56(%rsp), %r10
	cmpq	%r10, %rcx
	jge	.LBB80_16
.LBB80_25:
	movq	(%rsp), %rsi
	cmpq	%rcx, %rsi
	cmovlq	%rsi, %rcx
	vmovdqu64	(%r11), %zmm10
	vmovdqu64	64(%r11), %zmm9
	vmovdqu64	128(%r11), %zmm8
	vmovdqu64	192(%r11), %zmm7
	movq	(%r9,%rdi,8), %r14
	movq	8(%r9,%rdi,8), %r8
	vpxor	%xmm11, %xmm11, %xmm11
	cmpq	%r8, %r14
	je	.LBB80_26
	movq	%rcx, %r10
	imulq	-104(%rsp), %r10
	movq	-8(%rsp), %rsi
	leaq	(%rsi,%r10,4), %r10
	movq	-128(%rsp), %rsi
	movq	40(%rsi), %r15
	movq	48(%rsi), %r13
	movq	%r14, %rbx
	shlq	$8, %rbx
	addq	-88(%rsp), %rbx
	vpxor	%xmm12, %xmm12, %xmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vpxor	%xmm14, %xmm14, %xmm14
	.p2align	4
.LBB80_28:
	movq	(%r15,%r14,8), %rsi
	vmovdqu64	(%r10,%rsi,4), %zmm15
	vmovdqu64	64(%r10,%rsi,4), %zmm16
	vmovdqu64	128(%r10,%rsi,4), %zmm17
	vmovdqu64	192(%r10,%rsi,4), %zmm18
	vpmaddwd	-192(%rbx), %zmm15, %zmm19
	vpaddd	%zmm19, %zmm10, %zmm10
	vpmaddwd	-128(%rbx), %zmm16, %zmm19
	vpmaddwd	-64(%rbx), %zmm17, %zmm20
	vpaddd	%zmm19, %zmm9, %zmm9
	vpaddd	%zmm20, %zmm8, %zmm8
	vpmaddwd	(%rbx), %zmm18, %zmm19
	vpbroadcastd	(%r13,%r14,4), %zmm20
	vpaddd	%zmm19, %zmm7, %zmm7
	incq	%r14
	vpmaddwd	%zmm20, %zmm15, %zmm15
	vpaddd	%zmm15, %zmm14, %zmm14
	vpmaddwd	%zmm20, %zmm16, %zmm15
	vpaddd	%zmm15, %zmm13, %zmm13
	vpmaddwd	%zmm20, %zmm17, %zmm15
	vpaddd	%zmm15, %zmm12, %zmm12
	vpmaddwd	%zmm20, %zmm18, %zmm15
	vpaddd	%zmm15, %zmm11, %zmm11
	addq	$256, %rbx
	cmpq	%r14, %r8
	jne	.LBB80_28
	jmp	.LBB80_29
.LBB80_18:
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
.Lfunc_end80:
	.size	$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedJ0VG_AjA0B20RequantizingChannelsVTtt0g5, .Lfunc_end80-$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedJ0VG_AjA0B20RequantizingChannelsVTtt0g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI81_0:
	.long	0x42fe0000
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI81_1:
	.long	0
	.long	4
	.long	8
	.long	12
	.long	1
	.long	5
	.long	9
	.long	13
.LCPI81_2:
	.long	2
	.long	6
	.long	10
	.long	14
	.long	3
	.long	7
	.long	11
	.long	15
	.text
	.hidden	$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bJ0VGG_AjA0B20RequantizingChannelsVTtt0g5
	.weak	$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bJ0VGG_AjA0B20RequantizingChannelsVTtt0g5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bJ0VGG_AjA0B20RequantizingChannelsVTtt0g5,@function
$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bJ0VGG_AjA0B20RequantizingChannelsVTtt0g5:
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
	movq	72(%r13), %rax
	movq	%rax, -128(%rsp)
	testq	%rax, %rax
	jle	.LBB81_18
	movq	32(%r13), %r9
	movq	16(%r9), %rcx
	movq	56(%r13), %r11
	movq	80(%r13), %rax
	movq	%rax, -72(%rsp)
	xorl	%edx, %edx
	movq	-128(%rsp), %rax
	movq	%rax, %rsi
	subq	$64, %rsi
	cmovbq	%rdx, %rsi
	movq	%rsi, -16(%rsp)
	shlq	$8, %rcx
	leaq	(%rax,%rax), %rsi
	movq	%rsi, 32(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 24(%rsp)
	leaq	960(%r11), %rax
	movq	%rax, -56(%rsp)
	movq	%rcx, -8(%rsp)
	leaq	768(%rcx), %rax
	movq	%rax, -24(%rsp)
	leaq	1216(%r11), %rax
	movq	%rax, -64(%rsp)
	vmovss	.LCPI81_0(%rip), %xmm0
	vmovdqa	.LCPI81_1(%rip), %ymm1
	vmovdqa	.LCPI81_2(%rip), %ymm2
	movq	%r13, -104(%rsp)
	movq	%rdi, 8(%rsp)
	movq	%r9, -48(%rsp)
	jmp	.LBB81_2
	.p2align	4
.LBB81_17:
	movq	(%rsp), %rdx
	addq	$64, %rdx
	movq	-8(%rsp), %rax
	addq	%rax, %r11
	addq	$768, %r11
	movq	-24(%rsp), %rax
	addq	%rax, -56(%rsp)
	addq	%rax, -64(%rsp)
	cmpq	-128(%rsp), %rdx
	jge	.LBB81_18
.LBB81_2:
	movq	-16(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, (%rsp)
	cmovlq	%rax, %rdx
	movq	%rdx, -96(%rsp)
	cmpq	$0, -72(%rsp)
	je	.LBB81_17
	movq	64(%r13), %rbx
	movq	88(%r13), %r14
	movq	%r14, %rax
	orq	%rbx, %rax
	shrq	$32, %rax
	je	.LBB81_4
	movq	%r14, %rax
	cqto
	idivq	%rbx
	jmp	.LBB81_6
	.p2align	4
.LBB81_4:
	movl	%r14d, %eax
	xorl	%edx, %edx
	divl	%ebx
.LBB81_6:
	movq	%rax, -80(%rsp)
	movq	-128(%rsp), %rax
	subq	-96(%rsp), %rax
	cmpq	$65, %rax
	movq	$-1, %rdx
	shlxq	%rax, %rdx, %rcx
	notq	%rcx
	cmovaeq	%rdx, %rcx
	movq	%r14, %rsi
	subq	%rbx, %rsi
	movq	%rsi, 40(%rsp)
	cmpq	$64, %rax
	cmovgeq	%rdx, %rcx
	kmovq	%rcx, %k1
	xorl	%esi, %esi
	movq	-104(%rsp), %r13
	movq	%rbx, -32(%rsp)
	movq	%r14, -40(%rsp)
	jmp	.LBB81_7
	.p2align	4
.LBB81_16:
	movq	-112(%rsp), %rsi
	incq	%rsi
	cmpq	-72(%rsp), %rsi
	je	.LBB81_17
.LBB81_7:
	cmpq	$3, -80(%rsp)
	movq	%rsi, -112(%rsp)
	jle	.LBB81_19
	movq	24(%r13), %r9
	imulq	%rsi, %r9
	movq	%r9, %rcx
	shrq	$63, %rcx
	addq	%r9, %rcx
	movq	%rcx, %r8
	shrq	%r8
	imulq	8(%r13), %r8
	shlq	$2, %r8
	movq	16(%r13), %r10
	imulq	%rbx, %r10
	addq	(%r13), %r8
	movq	-128(%rsp), %rax
	movq	%rax, %rdx
	orq	%rbx, %rdx
	shrq	$32, %rdx
	je	.LBB81_9
	cqto
	idivq	%rbx
	jmp	.LBB81_11
	.p2align	4
.LBB81_19:
	testq	%r14, %r14
	jle	.LBB81_16
	movq	-128(%rsp), %rax
	movq	%rax, %rcx
	orq	%rbx, %rcx
	shrq	$32, %rcx
	je	.LBB81_21
	cqto
	idivq	%rbx
	jmp	.LBB81_23
.LBB81_9:
	xorl	%edx, %edx
	divl	%ebx
.LBB81_11:
	movq	%rax, -120(%rsp)
	andq	$-2, %rcx
	subq	%rcx, %r9
	movq	-96(%rsp), %rdx
	leaq	(%r8,%rdx,4), %rax
	movq	%rax, -88(%rsp)
	movq	%r14, %rax
	imulq	%rsi, %rax
	movl	140(%rdi), %ecx
	movq	144(%rdi), %r12
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vbroadcastss	136(%rdi), %zmm3
	addq	%rdx, %r12
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%r8d, %r8d
	vucomiss	%xmm0, %xmm4
	seta	%r8b
	shll	$7, %r8d
	vcvttss2si	132(%rdi), %ebx
	addl	%ecx, %ebx
	subl	%r8d, %ecx
	vpbroadcastw	%ecx, %zmm4
	addl	%r8d, %ebx
	vpbroadcastb	%ebx, %zmm5
	vpbroadcastb	%r8d, %zmm6
	leaq	(,%r10,8), %rbp
	xorl	%r8d, %r8d
	movq	-128(%rsp), %rdi
	jmp	.LBB81_12
	.p2align	4
.LBB81_13:
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm8, %zmm12
	vmovdqa64	%zmm9, %zmm13
	vmovdqa64	%zmm10, %zmm14
	vmovdqa64	%zmm7, %zmm15
	vmovdqa64	%zmm8, %zmm16
	vmovdqa64	%zmm9, %zmm17
	vmovdqa64	%zmm10, %zmm18
	vmovdqa64	%zmm7, %zmm19
	vmovdqa64	%zmm8, %zmm20
	vmovdqa64	%zmm9, %zmm21
	vmovdqa64	%zmm10, %zmm22
.LBB81_14:
	movq	%r8, %rcx
	movq	-32(%rsp), %rbx
	imulq	%rbx, %rcx
	addq	%rax, %rcx
	imulq	-120(%rsp), %rcx
	vcvtdq2ps	%zmm22, %zmm22
	vmulps	512(%r11), %zmm22, %zmm22
	vminps	%zmm22, %zmm3, %zmm22
	vcvtps2dq	%zmm22, %zmm22
	vcvtdq2ps	%zmm21, %zmm21
	vmulps	576(%r11), %zmm21, %zmm21
	vminps	%zmm21, %zmm3, %zmm21
	vcvtps2dq	%zmm21, %zmm21
	vpackssdw	%zmm21, %zmm22, %zmm21
	vcvtdq2ps	%zmm20, %zmm20
	vmulps	640(%r11), %zmm20, %zmm20
	vminps	%zmm20, %zmm3, %zmm20
	vcvtps2dq	%zmm20, %zmm20
	vcvtdq2ps	%zmm19, %zmm19
	vmulps	704(%r11), %zmm19, %zmm19
	vminps	%zmm19, %zmm3, %zmm19
	vcvtps2dq	%zmm19, %zmm19
	vpackssdw	%zmm19, %zmm20, %zmm19
	vpaddsw	%zmm4, %zmm21, %zmm20
	vpaddsw	%zmm4, %zmm19, %zmm19
	vpacksswb	%zmm19, %zmm20, %zmm19
	vpmaxsb	%zmm5, %zmm19, %zmm19
	vpxorq	%zmm6, %zmm19, %zmm19
	vpermd	%zmm19, %zmm1, %zmm20
	vpermd	%zmm19, %zmm2, %zmm19
	vinserti64x4	$1, %ymm19, %zmm20, %zmm19
	vmovdqu8	%zmm19, (%r12,%rcx) {%k1}
	leaq	(%r12,%rcx), %rcx
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	512(%r11), %zmm18, %zmm18
	vminps	%zmm18, %zmm3, %zmm18
	vcvtps2dq	%zmm18, %zmm18
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	576(%r11), %zmm17, %zmm17
	vminps	%zmm17, %zmm3, %zmm17
	vcvtps2dq	%zmm17, %zmm17
	vpackssdw	%zmm17, %zmm18, %zmm17
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	640(%r11), %zmm16, %zmm16
	vminps	%zmm16, %zmm3, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	704(%r11), %zmm15, %zmm15
	vminps	%zmm15, %zmm3, %zmm15
	vcvtps2dq	%zmm15, %zmm15
	vpackssdw	%zmm15, %zmm16, %zmm15
	vpaddsw	%zmm4, %zmm17, %zmm16
	vpaddsw	%zmm4, %zmm15, %zmm15
	vpacksswb	%zmm15, %zmm16, %zmm15
	vpmaxsb	%zmm5, %zmm15, %zmm15
	vpxorq	%zmm6, %zmm15, %zmm15
	vpermd	%zmm15, %zmm1, %zmm16
	vpermd	%zmm15, %zmm2, %zmm15
	vinserti64x4	$1, %ymm15, %zmm16, %zmm15
	vmovdqu8	%zmm15, (%rdi,%rcx) {%k1}
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	512(%r11), %zmm14, %zmm14
	vminps	%zmm14, %zmm3, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	576(%r11), %zmm13, %zmm13
	vminps	%zmm13, %zmm3, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vpackssdw	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	640(%r11), %zmm12, %zmm12
	vminps	%zmm12, %zmm3, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	704(%r11), %zmm11, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm12, %zmm11
	vpaddsw	%zmm4, %zmm13, %zmm12
	vpaddsw	%zmm4, %zmm11, %zmm11
	vpacksswb	%zmm11, %zmm12, %zmm11
	vpmaxsb	%zmm5, %zmm11, %zmm11
	vpxorq	%zmm6, %zmm11, %zmm11
	vpermd	%zmm11, %zmm1, %zmm12
	vpermd	%zmm11, %zmm2, %zmm11
	vinserti64x4	$1, %ymm11, %zmm12, %zmm11
	movq	32(%rsp), %rdx
	vmovdqu8	%zmm11, (%rdx,%rcx) {%k1}
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	512(%r11), %zmm10, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	576(%r11), %zmm9, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	640(%r11), %zmm8, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	704(%r11), %zmm7, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm4, %zmm9, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm8
	vpermd	%zmm7, %zmm2, %zmm7
	vinserti64x4	$1, %ymm7, %zmm8, %zmm7
	movq	24(%rsp), %rdx
	vmovdqu8	%zmm7, (%rdx,%rcx) {%k1}
	leaq	4(%r8), %rcx
	addq	$8, %r8
	cmpq	%r8, -80(%rsp)
	movq	%rcx, %r8
	jl	.LBB81_15
.LBB81_12:
	vmovdqu64	(%r11), %zmm10
	vmovdqu64	64(%r11), %zmm9
	vmovdqu64	128(%r11), %zmm8
	vmovdqu64	192(%r11), %zmm7
	movq	-48(%rsp), %rcx
	movq	(%rcx,%r9,8), %rbx
	movq	8(%rcx,%r9,8), %r15
	cmpq	%r15, %rbx
	je	.LBB81_13
	movq	%r8, %rcx
	imulq	%r10, %rcx
	movq	-88(%rsp), %rdx
	leaq	(%rdx,%rcx,4), %r14
	movq	-104(%rsp), %rcx
	movq	40(%rcx), %r13
	movq	%rbx, %rcx
	shlq	$8, %rcx
	addq	-56(%rsp), %rcx
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm8, %zmm12
	vmovdqa64	%zmm9, %zmm13
	vmovdqa64	%zmm10, %zmm14
	vmovdqa64	%zmm7, %zmm15
	vmovdqa64	%zmm8, %zmm16
	vmovdqa64	%zmm9, %zmm17
	vmovdqa64	%zmm10, %zmm18
	vmovdqa64	%zmm7, %zmm19
	vmovdqa64	%zmm8, %zmm20
	vmovdqa64	%zmm9, %zmm21
	vmovdqa64	%zmm10, %zmm22
	.p2align	4
.LBB81_33:
	movq	(%r13,%rbx,8), %rsi
	incq	%rbx
	vmovdqu64	-192(%rcx), %zmm23
	vmovdqu64	-128(%rcx), %zmm24
	vmovdqu64	-64(%rcx), %zmm25
	leaq	(%r14,%rsi,4), %rdx
	vmovdqu64	(%rcx), %zmm26
	vpmaddwd	(%r14,%rsi,4), %zmm23, %zmm27
	vpaddd	%zmm27, %zmm22, %zmm22
	vpmaddwd	64(%r14,%rsi,4), %zmm24, %zmm27
	vpaddd	%zmm27, %zmm21, %zmm21
	vpmaddwd	128(%r14,%rsi,4), %zmm25, %zmm27
	vpaddd	%zmm27, %zmm20, %zmm20
	vpmaddwd	192(%r14,%rsi,4), %zmm26, %zmm27
	vpaddd	%zmm27, %zmm19, %zmm19
	leaq	(%rdx,%r10,4), %rsi
	vpmaddwd	(%rdx,%r10,4), %zmm23, %zmm27
	vpaddd	%zmm27, %zmm18, %zmm18
	vpmaddwd	64(%rdx,%r10,4), %zmm24, %zmm27
	vpaddd	%zmm27, %zmm17, %zmm17
	vpmaddwd	128(%rdx,%r10,4), %zmm25, %zmm27
	vpaddd	%zmm27, %zmm16, %zmm16
	vpmaddwd	192(%rdx,%r10,4), %zmm26, %zmm27
	vpaddd	%zmm27, %zmm15, %zmm15
	vpmaddwd	(%rdx,%r10,8), %zmm23, %zmm27
	vpaddd	%zmm27, %zmm14, %zmm14
	vpmaddwd	64(%rdx,%r10,8), %zmm24, %zmm27
	vpaddd	%zmm27, %zmm13, %zmm13
	vpmaddwd	128(%rdx,%r10,8), %zmm25, %zmm27
	vpaddd	%zmm27, %zmm12, %zmm12
	vpmaddwd	192(%rdx,%r10,8), %zmm26, %zmm27
	vpaddd	%zmm27, %zmm11, %zmm11
	vpmaddwd	(%rbp,%rsi), %zmm23, %zmm23
	vpaddd	%zmm23, %zmm10, %zmm10
	vpmaddwd	64(%rbp,%rsi), %zmm24, %zmm23
	vpaddd	%zmm23, %zmm9, %zmm9
	vpmaddwd	128(%rbp,%rsi), %zmm25, %zmm23
	vpaddd	%zmm23, %zmm8, %zmm8
	vpmaddwd	192(%rbp,%rsi), %zmm26, %zmm23
	vpaddd	%zmm23, %zmm7, %zmm7
	addq	$256, %rcx
	cmpq	%rbx, %r15
	jne	.LBB81_33
	jmp	.LBB81_14
	.p2align	4
.LBB81_15:
	movq	%rcx, %rsi
	imulq	%rbx, %rsi
	movq	-40(%rsp), %r14
	cmpq	%r14, %rsi
	movq	-104(%rsp), %r13
	movq	8(%rsp), %rdi
	movq	-48(%rsp), %r9
	jge	.LBB81_16
	jmp	.LBB81_24
.LBB81_21:
	xorl	%edx, %edx
	divl	%ebx
.LBB81_23:
	movq	%rax, -120(%rsp)
	movq	-112(%rsp), %rcx
	movq	%r14, %rax
	imulq	%rcx, %rax
	xorl	%ecx, %ecx
	xorl	%esi, %esi
	movq	-104(%rsp), %r13
.LBB81_24:
	movq	24(%r13), %r8
	imulq	-112(%rsp), %r8
	movq	%r8, %r10
	shrq	$63, %r10
	addq	%r8, %r10
	movq	%r10, %rbx
	andq	$-2, %rbx
	subq	%rbx, %r8
	shrq	%r10
	imulq	8(%r13), %r10
	shlq	$2, %r10
	addq	(%r13), %r10
	movq	16(%r13), %rdx
	movq	%rdx, -88(%rsp)
	movq	-96(%rsp), %rdx
	leaq	(%r10,%rdx,4), %r10
	movq	%r10, 16(%rsp)
	movl	140(%rdi), %r10d
	movq	144(%rdi), %r12
	vcvtsi2ss	%r10d, %xmm31, %xmm4
	addq	%rdx, %r12
	vbroadcastss	136(%rdi), %zmm3
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%ebx, %ebx
	vucomiss	%xmm0, %xmm4
	seta	%bl
	shll	$7, %ebx
	vcvttss2si	132(%rdi), %ebp
	addl	%r10d, %ebp
	subl	%ebx, %r10d
	vpbroadcastw	%r10d, %zmm4
	addl	%ebx, %ebp
	vpbroadcastb	%ebp, %zmm5
	vpbroadcastb	%ebx, %zmm6
	jmp	.LBB81_25
	.p2align	4
.LBB81_31:
	addq	%rax, %rsi
	imulq	-120(%rsp), %rsi
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	512(%r11), %zmm10, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	576(%r11), %zmm9, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	640(%r11), %zmm8, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	704(%r11), %zmm7, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm4, %zmm9, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm8
	vpermd	%zmm7, %zmm2, %zmm7
	vinserti64x4	$1, %ymm7, %zmm8, %zmm7
	vmovdqu8	%zmm7, (%r12,%rsi) {%k1}
	incq	%rcx
	movq	%rcx, %rsi
	movq	-32(%rsp), %rbx
	imulq	%rbx, %rsi
	movq	-40(%rsp), %r14
	cmpq	%r14, %rsi
	jge	.LBB81_16
.LBB81_25:
	movq	40(%rsp), %rdx
	cmpq	%rsi, %rdx
	vmovdqu64	(%r11), %zmm10
	vmovdqu64	64(%r11), %zmm9
	vmovdqu64	128(%r11), %zmm8
	cmovlq	%rdx, %rsi
	vmovdqu64	192(%r11), %zmm7
	movq	(%r9,%r8,8), %r14
	movq	8(%r9,%r8,8), %rbp
	cmpq	%r14, %rbp
	je	.LBB81_31
	movq	%rsi, %r10
	imulq	-88(%rsp), %r10
	movq	16(%rsp), %rdx
	leaq	(%rdx,%r10,4), %rdx
	movq	40(%r13), %r10
	movl	%ebp, %r15d
	subl	%r14d, %r15d
	leaq	1(%r14), %rbx
	testb	$1, %r15b
	je	.LBB81_28
	movq	(%r10,%r14,8), %r15
	shlq	$8, %r14
	vmovdqu64	(%rdx,%r15,4), %zmm11
	vmovdqu64	64(%rdx,%r15,4), %zmm12
	vmovdqu64	128(%rdx,%r15,4), %zmm13
	vmovdqu64	192(%rdx,%r15,4), %zmm14
	vpmaddwd	768(%r11,%r14), %zmm11, %zmm11
	vpaddd	%zmm11, %zmm10, %zmm10
	vpmaddwd	832(%r11,%r14), %zmm12, %zmm11
	vpaddd	%zmm11, %zmm9, %zmm9
	vpmaddwd	896(%r11,%r14), %zmm13, %zmm11
	vpaddd	%zmm11, %zmm8, %zmm8
	vpmaddwd	960(%r11,%r14), %zmm14, %zmm11
	vpaddd	%zmm11, %zmm7, %zmm7
	movq	%rbx, %r14
.LBB81_28:
	cmpq	%rbx, %rbp
	je	.LBB81_31
	movq	%r14, %rbx
	shlq	$8, %rbx
	addq	-64(%rsp), %rbx
	.p2align	4
.LBB81_30:
	movq	(%r10,%r14,8), %r15
	vmovdqu64	(%rdx,%r15,4), %zmm11
	vmovdqu64	64(%rdx,%r15,4), %zmm12
	vmovdqu64	128(%rdx,%r15,4), %zmm13
	vmovdqu64	192(%rdx,%r15,4), %zmm14
	movq	8(%r10,%r14,8), %r15
	vpmaddwd	-448(%rbx), %zmm11, %zmm11
	vpaddd	%zmm11, %zmm10, %zmm10
	vpmaddwd	-384(%rbx), %zmm12, %zmm11
	vpaddd	%zmm11, %zmm9, %zmm9
	vpmaddwd	-320(%rbx), %zmm13, %zmm11
	vpaddd	%zmm11, %zmm8, %zmm8
	vpmaddwd	-256(%rbx), %zmm14, %zmm11
	vpaddd	%zmm11, %zmm7, %zmm7
	addq	$2, %r14
	vmovdqu64	(%rdx,%r15,4), %zmm11
	vmovdqu64	64(%rdx,%r15,4), %zmm12
	vmovdqu64	128(%rdx,%r15,4), %zmm13
	vmovdqu64	192(%rdx,%r15,4), %zmm14
	vpmaddwd	-192(%rbx), %zmm11, %zmm11
	vpaddd	%zmm11, %zmm10, %zmm10
	vpmaddwd	-128(%rbx), %zmm12, %zmm11
	vpaddd	%zmm11, %zmm9, %zmm9
	vpmaddwd	-64(%rbx), %zmm13, %zmm11
	vpaddd	%zmm11, %zmm8, %zmm8
	vpmaddwd	(%rbx), %zmm14, %zmm11
	vpaddd	%zmm11, %zmm7, %zmm7
	addq	$512, %rbx
	cmpq	%r14, %rbp
	jne	.LBB81_30
	jmp	.LBB81_31
.LBB81_18:
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
.Lfunc_end81:
	.size	$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bJ0VGG_AjA0B20RequantizingChannelsVTtt0g5, .Lfunc_end81-$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bJ0VGG_AjA0B20RequantizingChannelsVTtt0g5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bJ0VGG_AjA0B15ScalingChannelsVTtt0g5
	.weak	$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bJ0VGG_AjA0B15ScalingChannelsVTtt0g5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bJ0VGG_AjA0B15ScalingChannelsVTtt0g5,@function
$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bJ0VGG_AjA0B15ScalingChannelsVTtt0g5:
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
	andq	$-64, %rsp
	subq	$3200, %rsp
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	movq	%rdi, 272(%rsp)
	movq	%r13, 64(%rsp)
	movq	72(%r13), %r15
	testq	%r15, %r15
	jle	.LBB82_184
	movq	64(%rsp), %rax
	movq	32(%rax), %r12
	movq	16(%r12), %rcx
	movq	56(%rax), %r11
	movq	80(%rax), %rax
	movq	%rax, 352(%rsp)
	xorl	%edx, %edx
	movq	%r15, %rax
	subq	$64, %rax
	cmovbq	%rdx, %rax
	movq	%rax, 472(%rsp)
	shlq	$8, %rcx
	leaq	(,%r15,8), %rax
	movq	%rax, 168(%rsp)
	leaq	(,%r15,4), %rsi
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, 160(%rsp)
	leaq	-16(%r15), %rax
	movq	%rax, 448(%rsp)
	leaq	-17(%r15), %rax
	movq	%rax, 440(%rsp)
	leaq	-32(%r15), %rax
	movq	%rax, 432(%rsp)
	leaq	-33(%r15), %rax
	movq	%rax, 424(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	leaq	-48(%r15), %rax
	movq	%rax, 416(%rsp)
	leaq	-49(%r15), %rax
	movq	%rax, 408(%rsp)
	leaq	1472(%r11), %rax
	movq	%rax, 368(%rsp)
	movq	%rcx, 480(%rsp)
	leaq	1280(%rcx), %rax
	movq	%rax, 464(%rsp)
	leaq	28(,%r15,4), %rax
	movq	%rax, 400(%rsp)
	leaq	28(,%r15,8), %rax
	movq	%rax, 392(%rsp)
	movq	%rsi, 456(%rsp)
	leaq	28(%rsi,%rsi,2), %rax
	movq	%rax, 384(%rsp)
	leaq	1728(%r11), %rax
	movq	%rax, 360(%rsp)
	movq	%r15, 376(%rsp)
	movq	%r12, 320(%rsp)
	jmp	.LBB82_2
	.p2align	4
.LBB82_183:
	movq	488(%rsp), %rdx
	addq	$64, %rdx
	movq	480(%rsp), %rax
	addq	%rax, %r11
	addq	$1280, %r11
	movq	464(%rsp), %rax
	addq	%rax, 368(%rsp)
	addq	%rax, 360(%rsp)
	cmpq	%r15, %rdx
	jge	.LBB82_184
.LBB82_2:
	movq	472(%rsp), %rax
	cmpq	%rax, %rdx
	movq	%rdx, 488(%rsp)
	cmovlq	%rdx, %rax
	movq	%rax, 216(%rsp)
	cmpq	$0, 352(%rsp)
	je	.LBB82_183
	movl	%r15d, %eax
	movq	216(%rsp), %rcx
	subb	%cl, %al
	movzbl	%al, %esi
	andl	$7, %esi
	shll	$2, %esi
	movq	416(%rsp), %rax
	subq	%rcx, %rax
	movq	%rax, 88(%rsp)
	movq	432(%rsp), %rax
	subq	%rcx, %rax
	movq	%rax, 80(%rsp)
	movq	448(%rsp), %rax
	subq	%rcx, %rax
	movq	%rax, 72(%rsp)
	movq	%r15, %rdi
	subq	%rcx, %rdi
	movq	64(%rsp), %rax
	movq	64(%rax), %r10
	movq	88(%rax), %rbx
	movq	%rbx, %rax
	orq	%r10, %rax
	shrq	$32, %rax
	leaq	(,%rcx,4), %rax
	movq	%rax, 264(%rsp)
	je	.LBB82_4
	movq	%rbx, %rax
	cqto
	idivq	%r10
	jmp	.LBB82_6
	.p2align	4
.LBB82_4:
	movl	%ebx, %eax
	xorl	%edx, %edx
	divl	%r10d
.LBB82_6:
	movq	%rax, 312(%rsp)
	movq	408(%rsp), %rcx
	movq	216(%rsp), %rax
	subq	%rax, %rcx
	movq	%rcx, 152(%rsp)
	movq	424(%rsp), %rcx
	subq	%rax, %rcx
	movq	%rcx, 144(%rsp)
	movq	440(%rsp), %rcx
	subq	%rax, %rcx
	movq	%rcx, 136(%rsp)
	leaq	-16(%rdi), %rcx
	movq	%rcx, 208(%rsp)
	leaq	-32(%rdi), %rcx
	movq	%rcx, 200(%rsp)
	leaq	-48(%rdi), %rcx
	movq	%rcx, 192(%rsp)
	movq	%rbx, %rcx
	subq	%r10, %rcx
	movq	%rcx, 568(%rsp)
	subq	%r15, %rax
	movq	%rax, 128(%rsp)
	movq	%rdi, %rax
	andq	$-8, %rax
	movq	%rax, 120(%rsp)
	movq	72(%rsp), %rax
	andq	$-8, %rax
	movq	%rax, 112(%rsp)
	movq	80(%rsp), %rax
	andq	$-8, %rax
	movq	%rax, 104(%rsp)
	movq	88(%rsp), %rax
	andq	$-8, %rax
	movq	%rax, 96(%rsp)
	movq	%r10, %rax
	shlq	$4, %rax
	movq	%rax, 544(%rsp)
	leaq	(,%rbx,4), %rax
	movq	%rax, 552(%rsp)
	movq	400(%rsp), %rax
	movq	264(%rsp), %rcx
	addq	%rcx, %rax
	movq	%rax, 536(%rsp)
	movq	456(%rsp), %rax
	leaq	(%rax,%rcx), %rax
	movq	%rax, 528(%rsp)
	movq	392(%rsp), %rax
	leaq	(%rax,%rcx), %rax
	movq	%rax, 520(%rsp)
	movq	168(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 512(%rsp)
	movq	384(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 504(%rsp)
	movq	160(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 496(%rsp)
	movq	$0, 56(%rsp)
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	movq	%rsi, 32(%rsp)
	movq	%rdi, 344(%rsp)
	movq	%r10, 248(%rsp)
	movq	%rbx, 328(%rsp)
	jmp	.LBB82_7
	.p2align	4
.LBB82_182:
	movq	224(%rsp), %r9
	incq	%r9
	movq	560(%rsp), %r8
	addq	552(%rsp), %r8
	addq	%rbx, 56(%rsp)
	cmpq	352(%rsp), %r9
	je	.LBB82_183
.LBB82_7:
	cmpq	$3, 312(%rsp)
	movq	%r8, 560(%rsp)
	movq	%r9, 224(%rsp)
	jle	.LBB82_16
	movq	64(%rsp), %rax
	movq	24(%rax), %rdx
	imulq	%r9, %rdx
	movq	%rdx, %rcx
	shrq	$63, %rcx
	movq	%rdx, %r13
	addq	%rdx, %rcx
	movq	%rcx, %rdi
	andq	$-2, %rdi
	shrq	%rcx
	imulq	8(%rax), %rcx
	shlq	$2, %rcx
	movq	272(%rsp), %rdx
	vpbroadcastd	4(%rdx), %zmm1
	movq	16(%rax), %rsi
	imulq	%r10, %rsi
	addq	(%rax), %rcx
	movq	%r15, %rax
	orq	%r10, %rax
	shrq	$32, %rax
	je	.LBB82_9
	movq	%r15, %rax
	cqto
	idivq	%r10
	movq	%rax, %r14
	jmp	.LBB82_11
	.p2align	4
.LBB82_16:
	testq	%rbx, %rbx
	jle	.LBB82_182
	movq	%r15, %rax
	orq	%r10, %rax
	shrq	$32, %rax
	je	.LBB82_18
	movq	%r15, %rax
	cqto
	idivq	%r10
	jmp	.LBB82_20
.LBB82_9:
	movl	%r15d, %eax
	xorl	%edx, %edx
	divl	%r10d
	movl	%eax, %r14d
.LBB82_11:
	subq	%rdi, %r13
	movq	%r13, 288(%rsp)
	movq	216(%rsp), %rdi
	leaq	(%rcx,%rdi,4), %rcx
	movq	%rcx, 280(%rsp)
	movq	272(%rsp), %rcx
	vmovups	16(%rcx), %zmm2
	vmovups	80(%rcx), %zmm3
	imulq	%r9, %rbx
	movq	%rbx, 336(%rsp)
	movq	144(%rcx), %rdx
	leaq	(%rdx,%rdi,4), %rdi
	movq	%rdi, 304(%rsp)
	leaq	(,%rsi,8), %rbx
	vbroadcastss	(%rcx), %zmm4
	movq	264(%rsp), %rcx
	leaq	(%rdx,%rcx), %rax
	movq	%r14, %rcx
	imulq	%r8, %rcx
	leaq	(%rcx,%rax), %rdi
	addq	$28, %rdi
	addq	%rcx, %rax
	movq	%rax, 48(%rsp)
	movq	%rdi, %rax
	movq	536(%rsp), %rdi
	addq	%rdx, %rdi
	addq	%rcx, %rdi
	movq	%rdi, 232(%rsp)
	movq	528(%rsp), %rdi
	leaq	(%rdx,%rdi), %r13
	addq	%rcx, %r13
	movq	520(%rsp), %rdi
	addq	%rdx, %rdi
	addq	%rcx, %rdi
	movq	%rdi, 176(%rsp)
	movq	512(%rsp), %rdi
	leaq	(%rdx,%rdi), %r8
	addq	%rcx, %r8
	movq	504(%rsp), %rdi
	leaq	(%rdx,%rdi), %r9
	addq	%rcx, %r9
	addq	496(%rsp), %rdx
	addq	%rcx, %rdx
	movq	544(%rsp), %rdi
	movq	%r14, 184(%rsp)
	imulq	%r14, %rdi
	movq	%rdi, 296(%rsp)
	xorl	%edi, %edi
	jmp	.LBB82_12
	.p2align	4
.LBB82_173:
	movq	160(%rsp), %rcx
	movq	40(%rsp), %rdi
	vmovups	%zmm5, 192(%rdi,%rcx)
.LBB82_180:
	movq	256(%rsp), %r14
	leaq	4(%r14), %rdi
	addq	$8, %r14
	movq	296(%rsp), %rcx
	addq	%rcx, %rax
	addq	%rcx, 48(%rsp)
	addq	%rcx, 232(%rsp)
	addq	%rcx, %r13
	addq	%rcx, %r10
	movq	%r10, 176(%rsp)
	addq	%rcx, %r8
	movq	240(%rsp), %r9
	addq	%rcx, %r9
	addq	%rcx, %rdx
	cmpq	%r14, 312(%rsp)
	jl	.LBB82_181
.LBB82_12:
	movq	%r9, 240(%rsp)
	vpmulld	(%r11), %zmm1, %zmm8
	vpmulld	64(%r11), %zmm1, %zmm7
	vpmulld	128(%r11), %zmm1, %zmm6
	vpmulld	192(%r11), %zmm1, %zmm5
	movq	288(%rsp), %rcx
	movq	(%r12,%rcx,8), %r10
	movq	8(%r12,%rcx,8), %r14
	cmpq	%r14, %r10
	movq	%rdi, 256(%rsp)
	jne	.LBB82_233
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm6, %zmm10
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm8, %zmm12
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm6, %zmm14
	vmovdqa64	%zmm7, %zmm15
	vmovdqa64	%zmm8, %zmm16
	vmovdqa64	%zmm5, %zmm17
	vmovdqa64	%zmm6, %zmm18
	vmovdqa64	%zmm7, %zmm19
	vmovdqa64	%zmm8, %zmm20
	jmp	.LBB82_14
	.p2align	4
.LBB82_233:
	movq	%rdi, %rcx
	imulq	%rsi, %rcx
	movq	280(%rsp), %rdi
	leaq	(%rdi,%rcx,4), %r9
	movq	64(%rsp), %rcx
	movq	40(%rcx), %rcx
	movq	%r10, %rdi
	shlq	$8, %rdi
	addq	368(%rsp), %rdi
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm6, %zmm10
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm8, %zmm12
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm6, %zmm14
	vmovdqa64	%zmm7, %zmm15
	vmovdqa64	%zmm8, %zmm16
	vmovdqa64	%zmm5, %zmm17
	vmovdqa64	%zmm6, %zmm18
	vmovdqa64	%zmm7, %zmm19
	vmovdqa64	%zmm8, %zmm20
	.p2align	4
.LBB82_234:
	movq	(%rcx,%r10,8), %r12
	incq	%r10
	vmovdqu64	-192(%rdi), %zmm21
	vmovdqu64	-128(%rdi), %zmm22
	vmovdqu64	-64(%rdi), %zmm23
	leaq	(%r9,%r12,4), %r15
	vmovdqu64	(%rdi), %zmm24
	vpmaddwd	(%r9,%r12,4), %zmm21, %zmm25
	vpaddd	%zmm25, %zmm20, %zmm20
	vpmaddwd	64(%r9,%r12,4), %zmm22, %zmm25
	vpaddd	%zmm25, %zmm19, %zmm19
	vpmaddwd	128(%r9,%r12,4), %zmm23, %zmm25
	vpaddd	%zmm25, %zmm18, %zmm18
	vpmaddwd	192(%r9,%r12,4), %zmm24, %zmm25
	vpaddd	%zmm25, %zmm17, %zmm17
	leaq	(%r15,%rsi,4), %r12
	vpmaddwd	(%r15,%rsi,4), %zmm21, %zmm25
	vpaddd	%zmm25, %zmm16, %zmm16
	vpmaddwd	64(%r15,%rsi,4), %zmm22, %zmm25
	vpaddd	%zmm25, %zmm15, %zmm15
	vpmaddwd	128(%r15,%rsi,4), %zmm23, %zmm25
	vpaddd	%zmm25, %zmm14, %zmm14
	vpmaddwd	192(%r15,%rsi,4), %zmm24, %zmm25
	vpaddd	%zmm25, %zmm13, %zmm13
	vpmaddwd	(%r15,%rsi,8), %zmm21, %zmm25
	vpaddd	%zmm25, %zmm12, %zmm12
	vpmaddwd	64(%r15,%rsi,8), %zmm22, %zmm25
	vpaddd	%zmm25, %zmm11, %zmm11
	vpmaddwd	128(%r15,%rsi,8), %zmm23, %zmm25
	vpaddd	%zmm25, %zmm10, %zmm10
	vpmaddwd	192(%r15,%rsi,8), %zmm24, %zmm25
	vpaddd	%zmm25, %zmm9, %zmm9
	vpmaddwd	(%rbx,%r12), %zmm21, %zmm21
	vpaddd	%zmm21, %zmm8, %zmm8
	vpmaddwd	64(%rbx,%r12), %zmm22, %zmm21
	vpaddd	%zmm21, %zmm7, %zmm7
	vpmaddwd	128(%rbx,%r12), %zmm23, %zmm21
	vpaddd	%zmm21, %zmm6, %zmm6
	vpmaddwd	192(%rbx,%r12), %zmm24, %zmm21
	vpaddd	%zmm21, %zmm5, %zmm5
	addq	$256, %rdi
	cmpq	%r10, %r14
	jne	.LBB82_234
.LBB82_14:
	movq	256(%rsp), %rcx
	imulq	248(%rsp), %rcx
	addq	336(%rsp), %rcx
	imulq	184(%rsp), %rcx
	vcvtdq2ps	%zmm20, %zmm20
	vmulps	256(%r11), %zmm20, %zmm20
	vmulps	%zmm20, %zmm4, %zmm20
	vmulps	512(%r11), %zmm20, %zmm20
	vaddps	768(%r11), %zmm20, %zmm20
	vcmpltps	%zmm0, %zmm20, %k1
	vmulps	1024(%r11), %zmm20, %zmm20 {%k1}
	vmaxps	%zmm20, %zmm2, %zmm20
	vminps	%zmm20, %zmm3, %zmm20
	movq	304(%rsp), %rdi
	leaq	(%rdi,%rcx,4), %r10
	movq	344(%rsp), %r14
	cmpq	$16, %r14
	jl	.LBB82_30
	vmovups	%zmm20, (%r10)
	jmp	.LBB82_36
	.p2align	4
.LBB82_30:
	testq	%r14, %r14
	movq	48(%rsp), %r15
	jle	.LBB82_36
	cmpq	$-8, 128(%rsp)
	jbe	.LBB82_68
	xorl	%ecx, %ecx
	jmp	.LBB82_33
.LBB82_68:
	xorl	%ecx, %ecx
	movq	120(%rsp), %r9
	.p2align	4
.LBB82_69:
	movl	%ecx, %edi
	andl	$15, %edi
	vmovaps	%zmm20, 1792(%rsp)
	vmovss	1792(%rsp,%rdi,4), %xmm21
	leal	1(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1792(%rsp,%rdi,4), %xmm21, %xmm21
	leal	2(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1792(%rsp,%rdi,4), %xmm21, %xmm21
	leal	3(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1792(%rsp,%rdi,4), %xmm21, %xmm21
	vmovups	%xmm21, -28(%rax,%rcx,4)
	leal	4(%rcx), %edi
	andl	$15, %edi
	vmovss	1792(%rsp,%rdi,4), %xmm21
	leal	5(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1792(%rsp,%rdi,4), %xmm21, %xmm21
	leal	6(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1792(%rsp,%rdi,4), %xmm21, %xmm21
	leal	7(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1792(%rsp,%rdi,4), %xmm21, %xmm21
	vmovups	%xmm21, -12(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	%r9, %rcx
	jne	.LBB82_69
.LBB82_33:
	testb	$7, %r14b
	je	.LBB82_36
	movq	32(%rsp), %rdi
	.p2align	4
.LBB82_35:
	vmovaps	%zmm20, 3072(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovd	3072(%rsp,%r9,4), %xmm21
	vmovd	%xmm21, (%r15,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB82_35
	.p2align	4
.LBB82_36:
	movq	%rax, %r15
	vcvtdq2ps	%zmm19, %zmm19
	vmulps	320(%r11), %zmm19, %zmm19
	vmulps	%zmm19, %zmm4, %zmm19
	vmulps	576(%r11), %zmm19, %zmm19
	vaddps	832(%r11), %zmm19, %zmm19
	vcmpltps	%zmm0, %zmm19, %k1
	vmulps	1088(%r11), %zmm19, %zmm19 {%k1}
	vmaxps	%zmm19, %zmm2, %zmm19
	vminps	%zmm19, %zmm3, %zmm19
	movq	208(%rsp), %rcx
	cmpq	$16, %rcx
	movq	%r10, 40(%rsp)
	jl	.LBB82_38
	vmovups	%zmm19, 64(%r10)
	movq	376(%rsp), %r12
	movq	320(%rsp), %r10
	jmp	.LBB82_44
	.p2align	4
.LBB82_38:
	testq	%rcx, %rcx
	movq	376(%rsp), %r12
	movq	320(%rsp), %r10
	jle	.LBB82_44
	cmpq	$7, 136(%rsp)
	jae	.LBB82_66
	xorl	%ecx, %ecx
	jmp	.LBB82_41
.LBB82_66:
	xorl	%ecx, %ecx
	movq	112(%rsp), %r9
	movq	48(%rsp), %rax
	.p2align	4
.LBB82_67:
	movl	%ecx, %edi
	andl	$15, %edi
	vmovaps	%zmm19, 1728(%rsp)
	vmovss	1728(%rsp,%rdi,4), %xmm20
	leal	1(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1728(%rsp,%rdi,4), %xmm20, %xmm20
	leal	2(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1728(%rsp,%rdi,4), %xmm20, %xmm20
	leal	3(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1728(%rsp,%rdi,4), %xmm20, %xmm20
	vmovups	%xmm20, 64(%rax,%rcx,4)
	leal	4(%rcx), %edi
	andl	$15, %edi
	vmovss	1728(%rsp,%rdi,4), %xmm20
	leal	5(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1728(%rsp,%rdi,4), %xmm20, %xmm20
	leal	6(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1728(%rsp,%rdi,4), %xmm20, %xmm20
	leal	7(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1728(%rsp,%rdi,4), %xmm20, %xmm20
	vmovups	%xmm20, 80(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	%r9, %rcx
	jne	.LBB82_67
.LBB82_41:
	testb	$7, 72(%rsp)
	movq	48(%rsp), %rax
	je	.LBB82_44
	movq	32(%rsp), %rdi
	.p2align	4
.LBB82_43:
	vmovaps	%zmm19, 3008(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	3008(%rsp,%r9,4), %xmm20
	vmovss	%xmm20, 64(%rax,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB82_43
	.p2align	4
.LBB82_44:
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	384(%r11), %zmm18, %zmm18
	vmulps	%zmm18, %zmm4, %zmm18
	vmulps	640(%r11), %zmm18, %zmm18
	vaddps	896(%r11), %zmm18, %zmm18
	vcmpltps	%zmm0, %zmm18, %k1
	vmulps	1152(%r11), %zmm18, %zmm18 {%k1}
	vmaxps	%zmm18, %zmm2, %zmm18
	vminps	%zmm18, %zmm3, %zmm18
	movq	200(%rsp), %rcx
	cmpq	$16, %rcx
	jl	.LBB82_46
	movq	40(%rsp), %rax
	vmovups	%zmm18, 128(%rax)
	jmp	.LBB82_52
	.p2align	4
.LBB82_46:
	testq	%rcx, %rcx
	jle	.LBB82_52
	cmpq	$7, 144(%rsp)
	jae	.LBB82_64
	xorl	%ecx, %ecx
	jmp	.LBB82_49
.LBB82_64:
	xorl	%ecx, %ecx
	movq	104(%rsp), %r9
	movq	48(%rsp), %rax
	.p2align	4
.LBB82_65:
	movl	%ecx, %edi
	andl	$15, %edi
	vmovaps	%zmm18, 1664(%rsp)
	vmovss	1664(%rsp,%rdi,4), %xmm19
	leal	1(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1664(%rsp,%rdi,4), %xmm19, %xmm19
	leal	2(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1664(%rsp,%rdi,4), %xmm19, %xmm19
	leal	3(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1664(%rsp,%rdi,4), %xmm19, %xmm19
	vmovups	%xmm19, 128(%rax,%rcx,4)
	leal	4(%rcx), %edi
	andl	$15, %edi
	vmovss	1664(%rsp,%rdi,4), %xmm19
	leal	5(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1664(%rsp,%rdi,4), %xmm19, %xmm19
	leal	6(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1664(%rsp,%rdi,4), %xmm19, %xmm19
	leal	7(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1664(%rsp,%rdi,4), %xmm19, %xmm19
	vmovups	%xmm19, 144(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	%r9, %rcx
	jne	.LBB82_65
.LBB82_49:
	testb	$7, 80(%rsp)
	movq	48(%rsp), %rax
	je	.LBB82_52
	movq	32(%rsp), %rdi
	.p2align	4
.LBB82_51:
	vmovaps	%zmm18, 2944(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2944(%rsp,%r9,4), %xmm19
	vmovss	%xmm19, 128(%rax,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB82_51
	.p2align	4
.LBB82_52:
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	448(%r11), %zmm17, %zmm17
	vmulps	%zmm17, %zmm4, %zmm17
	vmulps	704(%r11), %zmm17, %zmm17
	vaddps	960(%r11), %zmm17, %zmm17
	vcmpltps	%zmm0, %zmm17, %k1
	vmulps	1216(%r11), %zmm17, %zmm17 {%k1}
	vmaxps	%zmm17, %zmm2, %zmm17
	vminps	%zmm17, %zmm3, %zmm17
	movq	192(%rsp), %rcx
	cmpq	$16, %rcx
	jl	.LBB82_54
	movq	40(%rsp), %rax
	vmovups	%zmm17, 192(%rax)
	jmp	.LBB82_60
	.p2align	4
.LBB82_54:
	testq	%rcx, %rcx
	jle	.LBB82_60
	cmpq	$7, 152(%rsp)
	jae	.LBB82_62
	xorl	%ecx, %ecx
	jmp	.LBB82_57
.LBB82_62:
	xorl	%ecx, %ecx
	movq	96(%rsp), %r9
	movq	48(%rsp), %rax
	.p2align	4
.LBB82_63:
	movl	%ecx, %edi
	andl	$15, %edi
	vmovaps	%zmm17, 1600(%rsp)
	vmovss	1600(%rsp,%rdi,4), %xmm18
	leal	1(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1600(%rsp,%rdi,4), %xmm18, %xmm18
	leal	2(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1600(%rsp,%rdi,4), %xmm18, %xmm18
	leal	3(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1600(%rsp,%rdi,4), %xmm18, %xmm18
	vmovups	%xmm18, 192(%rax,%rcx,4)
	leal	4(%rcx), %edi
	andl	$15, %edi
	vmovss	1600(%rsp,%rdi,4), %xmm18
	leal	5(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1600(%rsp,%rdi,4), %xmm18, %xmm18
	leal	6(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1600(%rsp,%rdi,4), %xmm18, %xmm18
	leal	7(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1600(%rsp,%rdi,4), %xmm18, %xmm18
	vmovups	%xmm18, 208(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	%r9, %rcx
	jne	.LBB82_63
.LBB82_57:
	testb	$7, 88(%rsp)
	movq	48(%rsp), %rax
	je	.LBB82_60
	movq	32(%rsp), %rdi
	.p2align	4
.LBB82_59:
	vmovaps	%zmm17, 2880(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2880(%rsp,%r9,4), %xmm18
	vmovss	%xmm18, 192(%rax,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB82_59
	.p2align	4
.LBB82_60:
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	256(%r11), %zmm16, %zmm16
	vmulps	%zmm16, %zmm4, %zmm16
	vmulps	512(%r11), %zmm16, %zmm16
	vaddps	768(%r11), %zmm16, %zmm16
	vcmpltps	%zmm0, %zmm16, %k1
	vmulps	1024(%r11), %zmm16, %zmm16 {%k1}
	vmaxps	%zmm16, %zmm2, %zmm16
	vminps	%zmm16, %zmm3, %zmm16
	cmpq	$15, %r14
	jle	.LBB82_70
	movq	40(%rsp), %rax
	vmovups	%zmm16, (%rax,%r12,4)
	movq	%r15, %rax
	jmp	.LBB82_76
	.p2align	4
.LBB82_70:
	testq	%r14, %r14
	movq	%r15, %rax
	jle	.LBB82_76
	cmpq	$-8, 128(%rsp)
	jbe	.LBB82_108
	xorl	%ecx, %ecx
	jmp	.LBB82_73
.LBB82_108:
	xorl	%ecx, %ecx
	movq	120(%rsp), %r9
	movq	232(%rsp), %r15
	.p2align	4
.LBB82_109:
	movl	%ecx, %edi
	andl	$15, %edi
	vmovaps	%zmm16, 1536(%rsp)
	vmovss	1536(%rsp,%rdi,4), %xmm17
	leal	1(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1536(%rsp,%rdi,4), %xmm17, %xmm17
	leal	2(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1536(%rsp,%rdi,4), %xmm17, %xmm17
	leal	3(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1536(%rsp,%rdi,4), %xmm17, %xmm17
	vmovups	%xmm17, -28(%r15,%rcx,4)
	leal	4(%rcx), %edi
	andl	$15, %edi
	vmovss	1536(%rsp,%rdi,4), %xmm17
	leal	5(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1536(%rsp,%rdi,4), %xmm17, %xmm17
	leal	6(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1536(%rsp,%rdi,4), %xmm17, %xmm17
	leal	7(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1536(%rsp,%rdi,4), %xmm17, %xmm17
	vmovups	%xmm17, -12(%r15,%rcx,4)
	addq	$8, %rcx
	cmpq	%r9, %rcx
	jne	.LBB82_109
.LBB82_73:
	testb	$7, %r14b
	je	.LBB82_76
	movq	32(%rsp), %rdi
	.p2align	4
.LBB82_75:
	vmovaps	%zmm16, 2816(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2816(%rsp,%r9,4), %xmm17
	vmovss	%xmm17, (%r13,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB82_75
	.p2align	4
.LBB82_76:
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	320(%r11), %zmm15, %zmm15
	vmulps	%zmm15, %zmm4, %zmm15
	vmulps	576(%r11), %zmm15, %zmm15
	vaddps	832(%r11), %zmm15, %zmm15
	vcmpltps	%zmm0, %zmm15, %k1
	vmulps	1088(%r11), %zmm15, %zmm15 {%k1}
	vmaxps	%zmm15, %zmm2, %zmm15
	vminps	%zmm15, %zmm3, %zmm15
	movq	208(%rsp), %rcx
	cmpq	$16, %rcx
	jl	.LBB82_78
	movq	%r12, %r15
	movq	40(%rsp), %rcx
	vmovups	%zmm15, 64(%rcx,%r12,4)
	movq	%r10, %r12
	movq	176(%rsp), %r10
	jmp	.LBB82_84
	.p2align	4
.LBB82_78:
	testq	%rcx, %rcx
	movq	%r12, %r15
	movq	%r10, %r12
	movq	176(%rsp), %r10
	jle	.LBB82_84
	cmpq	$7, 136(%rsp)
	jae	.LBB82_106
	xorl	%ecx, %ecx
	jmp	.LBB82_81
.LBB82_106:
	xorl	%ecx, %ecx
	movq	112(%rsp), %r9
	.p2align	4
.LBB82_107:
	movl	%ecx, %edi
	andl	$15, %edi
	vmovaps	%zmm15, 1472(%rsp)
	vmovss	1472(%rsp,%rdi,4), %xmm16
	leal	1(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1472(%rsp,%rdi,4), %xmm16, %xmm16
	leal	2(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1472(%rsp,%rdi,4), %xmm16, %xmm16
	leal	3(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1472(%rsp,%rdi,4), %xmm16, %xmm16
	vmovups	%xmm16, 64(%r13,%rcx,4)
	leal	4(%rcx), %edi
	andl	$15, %edi
	vmovss	1472(%rsp,%rdi,4), %xmm16
	leal	5(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1472(%rsp,%rdi,4), %xmm16, %xmm16
	leal	6(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1472(%rsp,%rdi,4), %xmm16, %xmm16
	leal	7(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1472(%rsp,%rdi,4), %xmm16, %xmm16
	vmovups	%xmm16, 80(%r13,%rcx,4)
	addq	$8, %rcx
	cmpq	%r9, %rcx
	jne	.LBB82_107
.LBB82_81:
	testb	$7, 72(%rsp)
	je	.LBB82_84
	movq	32(%rsp), %rdi
	.p2align	4
.LBB82_83:
	vmovaps	%zmm15, 2752(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2752(%rsp,%r9,4), %xmm16
	vmovss	%xmm16, 64(%r13,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB82_83
	.p2align	4
.LBB82_84:
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	384(%r11), %zmm14, %zmm14
	vmulps	%zmm14, %zmm4, %zmm14
	vmulps	640(%r11), %zmm14, %zmm14
	vaddps	896(%r11), %zmm14, %zmm14
	vcmpltps	%zmm0, %zmm14, %k1
	vmulps	1152(%r11), %zmm14, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm2, %zmm14
	vminps	%zmm14, %zmm3, %zmm14
	movq	200(%rsp), %rcx
	cmpq	$16, %rcx
	jl	.LBB82_86
	movq	40(%rsp), %rcx
	vmovups	%zmm14, 128(%rcx,%r15,4)
	jmp	.LBB82_92
	.p2align	4
.LBB82_86:
	testq	%rcx, %rcx
	jle	.LBB82_92
	cmpq	$7, 144(%rsp)
	jae	.LBB82_104
	xorl	%ecx, %ecx
	jmp	.LBB82_89
.LBB82_104:
	xorl	%ecx, %ecx
	movq	104(%rsp), %r9
	.p2align	4
.LBB82_105:
	movl	%ecx, %edi
	andl	$15, %edi
	vmovaps	%zmm14, 1408(%rsp)
	vmovss	1408(%rsp,%rdi,4), %xmm15
	leal	1(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1408(%rsp,%rdi,4), %xmm15, %xmm15
	leal	2(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1408(%rsp,%rdi,4), %xmm15, %xmm15
	leal	3(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1408(%rsp,%rdi,4), %xmm15, %xmm15
	vmovups	%xmm15, 128(%r13,%rcx,4)
	leal	4(%rcx), %edi
	andl	$15, %edi
	vmovss	1408(%rsp,%rdi,4), %xmm15
	leal	5(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1408(%rsp,%rdi,4), %xmm15, %xmm15
	leal	6(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1408(%rsp,%rdi,4), %xmm15, %xmm15
	leal	7(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1408(%rsp,%rdi,4), %xmm15, %xmm15
	vmovups	%xmm15, 144(%r13,%rcx,4)
	addq	$8, %rcx
	cmpq	%r9, %rcx
	jne	.LBB82_105
.LBB82_89:
	testb	$7, 80(%rsp)
	je	.LBB82_92
	movq	32(%rsp), %rdi
	.p2align	4
.LBB82_91:
	vmovaps	%zmm14, 2688(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2688(%rsp,%r9,4), %xmm15
	vmovss	%xmm15, 128(%r13,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB82_91
	.p2align	4
.LBB82_92:
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	448(%r11), %zmm13, %zmm13
	vmulps	%zmm13, %zmm4, %zmm13
	vmulps	704(%r11), %zmm13, %zmm13
	vaddps	960(%r11), %zmm13, %zmm13
	vcmpltps	%zmm0, %zmm13, %k1
	vmulps	1216(%r11), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm2, %zmm13
	vminps	%zmm13, %zmm3, %zmm13
	movq	192(%rsp), %rcx
	cmpq	$16, %rcx
	jl	.LBB82_94
	movq	40(%rsp), %rcx
	vmovups	%zmm13, 192(%rcx,%r15,4)
	jmp	.LBB82_100
	.p2align	4
.LBB82_94:
	testq	%rcx, %rcx
	jle	.LBB82_100
	cmpq	$7, 152(%rsp)
	jae	.LBB82_102
	xorl	%ecx, %ecx
	jmp	.LBB82_97
.LBB82_102:
	xorl	%ecx, %ecx
	movq	96(%rsp), %r9
	.p2align	4
.LBB82_103:
	movl	%ecx, %edi
	andl	$15, %edi
	vmovaps	%zmm13, 1344(%rsp)
	vmovss	1344(%rsp,%rdi,4), %xmm14
	leal	1(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1344(%rsp,%rdi,4), %xmm14, %xmm14
	leal	2(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1344(%rsp,%rdi,4), %xmm14, %xmm14
	leal	3(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1344(%rsp,%rdi,4), %xmm14, %xmm14
	vmovups	%xmm14, 192(%r13,%rcx,4)
	leal	4(%rcx), %edi
	andl	$15, %edi
	vmovss	1344(%rsp,%rdi,4), %xmm14
	leal	5(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1344(%rsp,%rdi,4), %xmm14, %xmm14
	leal	6(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1344(%rsp,%rdi,4), %xmm14, %xmm14
	leal	7(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1344(%rsp,%rdi,4), %xmm14, %xmm14
	vmovups	%xmm14, 208(%r13,%rcx,4)
	addq	$8, %rcx
	cmpq	%r9, %rcx
	jne	.LBB82_103
.LBB82_97:
	testb	$7, 88(%rsp)
	je	.LBB82_100
	movq	32(%rsp), %rdi
	.p2align	4
.LBB82_99:
	vmovaps	%zmm13, 2624(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2624(%rsp,%r9,4), %xmm14
	vmovss	%xmm14, 192(%r13,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB82_99
	.p2align	4
.LBB82_100:
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	256(%r11), %zmm12, %zmm12
	vmulps	%zmm12, %zmm4, %zmm12
	vmulps	512(%r11), %zmm12, %zmm12
	vaddps	768(%r11), %zmm12, %zmm12
	vcmpltps	%zmm0, %zmm12, %k1
	vmulps	1024(%r11), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm2, %zmm12
	vminps	%zmm12, %zmm3, %zmm12
	cmpq	$15, %r14
	jle	.LBB82_110
	movq	168(%rsp), %rcx
	movq	40(%rsp), %rdi
	vmovups	%zmm12, (%rdi,%rcx)
	jmp	.LBB82_116
	.p2align	4
.LBB82_110:
	testq	%r14, %r14
	jle	.LBB82_116
	cmpq	$-8, 128(%rsp)
	jbe	.LBB82_148
	xorl	%ecx, %ecx
	jmp	.LBB82_113
.LBB82_148:
	xorl	%ecx, %ecx
	movq	120(%rsp), %r9
	.p2align	4
.LBB82_149:
	movl	%ecx, %edi
	andl	$15, %edi
	vmovaps	%zmm12, 1280(%rsp)
	vmovss	1280(%rsp,%rdi,4), %xmm13
	leal	1(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1280(%rsp,%rdi,4), %xmm13, %xmm13
	leal	2(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1280(%rsp,%rdi,4), %xmm13, %xmm13
	leal	3(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1280(%rsp,%rdi,4), %xmm13, %xmm13
	vmovups	%xmm13, -28(%r10,%rcx,4)
	leal	4(%rcx), %edi
	andl	$15, %edi
	vmovss	1280(%rsp,%rdi,4), %xmm13
	leal	5(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1280(%rsp,%rdi,4), %xmm13, %xmm13
	leal	6(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1280(%rsp,%rdi,4), %xmm13, %xmm13
	leal	7(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1280(%rsp,%rdi,4), %xmm13, %xmm13
	vmovups	%xmm13, -12(%r10,%rcx,4)
	addq	$8, %rcx
	cmpq	%r9, %rcx
	jne	.LBB82_149
.LBB82_113:
	testb	$7, %r14b
	je	.LBB82_116
	movq	32(%rsp), %rdi
	.p2align	4
.LBB82_115:
	vmovaps	%zmm12, 2560(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2560(%rsp,%r9,4), %xmm13
	vmovss	%xmm13, (%r8,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB82_115
	.p2align	4
.LBB82_116:
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	320(%r11), %zmm11, %zmm11
	vmulps	%zmm11, %zmm4, %zmm11
	vmulps	576(%r11), %zmm11, %zmm11
	vaddps	832(%r11), %zmm11, %zmm11
	vcmpltps	%zmm0, %zmm11, %k1
	vmulps	1088(%r11), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm2, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	movq	208(%rsp), %rcx
	cmpq	$16, %rcx
	jl	.LBB82_118
	movq	168(%rsp), %rcx
	movq	40(%rsp), %rdi
	vmovups	%zmm11, 64(%rdi,%rcx)
	jmp	.LBB82_124
	.p2align	4
.LBB82_118:
	testq	%rcx, %rcx
	jle	.LBB82_124
	cmpq	$7, 136(%rsp)
	jae	.LBB82_146
	xorl	%ecx, %ecx
	jmp	.LBB82_121
.LBB82_146:
	xorl	%ecx, %ecx
	movq	112(%rsp), %r9
	.p2align	4
.LBB82_147:
	movl	%ecx, %edi
	andl	$15, %edi
	vmovaps	%zmm11, 1216(%rsp)
	vmovss	1216(%rsp,%rdi,4), %xmm12
	leal	1(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1216(%rsp,%rdi,4), %xmm12, %xmm12
	leal	2(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1216(%rsp,%rdi,4), %xmm12, %xmm12
	leal	3(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1216(%rsp,%rdi,4), %xmm12, %xmm12
	vmovups	%xmm12, 64(%r8,%rcx,4)
	leal	4(%rcx), %edi
	andl	$15, %edi
	vmovss	1216(%rsp,%rdi,4), %xmm12
	leal	5(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1216(%rsp,%rdi,4), %xmm12, %xmm12
	leal	6(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1216(%rsp,%rdi,4), %xmm12, %xmm12
	leal	7(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1216(%rsp,%rdi,4), %xmm12, %xmm12
	vmovups	%xmm12, 80(%r8,%rcx,4)
	addq	$8, %rcx
	cmpq	%r9, %rcx
	jne	.LBB82_147
.LBB82_121:
	testb	$7, 72(%rsp)
	je	.LBB82_124
	movq	32(%rsp), %rdi
	.p2align	4
.LBB82_123:
	vmovaps	%zmm11, 2496(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2496(%rsp,%r9,4), %xmm12
	vmovss	%xmm12, 64(%r8,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB82_123
	.p2align	4
.LBB82_124:
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	384(%r11), %zmm10, %zmm10
	vmulps	%zmm10, %zmm4, %zmm10
	vmulps	640(%r11), %zmm10, %zmm10
	vaddps	896(%r11), %zmm10, %zmm10
	vcmpltps	%zmm0, %zmm10, %k1
	vmulps	1152(%r11), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm2, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	movq	200(%rsp), %rcx
	cmpq	$16, %rcx
	jl	.LBB82_126
	movq	168(%rsp), %rcx
	movq	40(%rsp), %rdi
	vmovups	%zmm10, 128(%rdi,%rcx)
	jmp	.LBB82_132
	.p2align	4
.LBB82_126:
	testq	%rcx, %rcx
	jle	.LBB82_132
	cmpq	$7, 144(%rsp)
	jae	.LBB82_144
	xorl	%ecx, %ecx
	jmp	.LBB82_129
.LBB82_144:
	xorl	%ecx, %ecx
	movq	104(%rsp), %r9
	.p2align	4
.LBB82_145:
	movl	%ecx, %edi
	andl	$15, %edi
	vmovaps	%zmm10, 1152(%rsp)
	vmovss	1152(%rsp,%rdi,4), %xmm11
	leal	1(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1152(%rsp,%rdi,4), %xmm11, %xmm11
	leal	2(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1152(%rsp,%rdi,4), %xmm11, %xmm11
	leal	3(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1152(%rsp,%rdi,4), %xmm11, %xmm11
	vmovups	%xmm11, 128(%r8,%rcx,4)
	leal	4(%rcx), %edi
	andl	$15, %edi
	vmovss	1152(%rsp,%rdi,4), %xmm11
	leal	5(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1152(%rsp,%rdi,4), %xmm11, %xmm11
	leal	6(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1152(%rsp,%rdi,4), %xmm11, %xmm11
	leal	7(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1152(%rsp,%rdi,4), %xmm11, %xmm11
	vmovups	%xmm11, 144(%r8,%rcx,4)
	addq	$8, %rcx
	cmpq	%r9, %rcx
	jne	.LBB82_145
.LBB82_129:
	testb	$7, 80(%rsp)
	je	.LBB82_132
	movq	32(%rsp), %rdi
	.p2align	4
.LBB82_131:
	vmovaps	%zmm10, 2432(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2432(%rsp,%r9,4), %xmm11
	vmovss	%xmm11, 128(%r8,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB82_131
	.p2align	4
.LBB82_132:
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	448(%r11), %zmm9, %zmm9
	vmulps	%zmm9, %zmm4, %zmm9
	vmulps	704(%r11), %zmm9, %zmm9
	vaddps	960(%r11), %zmm9, %zmm9
	vcmpltps	%zmm0, %zmm9, %k1
	vmulps	1216(%r11), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm2, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	movq	192(%rsp), %rcx
	cmpq	$16, %rcx
	jl	.LBB82_134
	movq	168(%rsp), %rcx
	movq	40(%rsp), %rdi
	vmovups	%zmm9, 192(%rdi,%rcx)
	jmp	.LBB82_140
	.p2align	4
.LBB82_134:
	testq	%rcx, %rcx
	jle	.LBB82_140
	cmpq	$7, 152(%rsp)
	jae	.LBB82_142
	xorl	%ecx, %ecx
	jmp	.LBB82_137
.LBB82_142:
	xorl	%ecx, %ecx
	movq	96(%rsp), %r9
	.p2align	4
.LBB82_143:
	movl	%ecx, %edi
	andl	$15, %edi
	vmovaps	%zmm9, 1088(%rsp)
	vmovss	1088(%rsp,%rdi,4), %xmm10
	leal	1(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1088(%rsp,%rdi,4), %xmm10, %xmm10
	leal	2(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1088(%rsp,%rdi,4), %xmm10, %xmm10
	leal	3(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1088(%rsp,%rdi,4), %xmm10, %xmm10
	vmovups	%xmm10, 192(%r8,%rcx,4)
	leal	4(%rcx), %edi
	andl	$15, %edi
	vmovss	1088(%rsp,%rdi,4), %xmm10
	leal	5(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1088(%rsp,%rdi,4), %xmm10, %xmm10
	leal	6(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1088(%rsp,%rdi,4), %xmm10, %xmm10
	leal	7(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1088(%rsp,%rdi,4), %xmm10, %xmm10
	vmovups	%xmm10, 208(%r8,%rcx,4)
	addq	$8, %rcx
	cmpq	%r9, %rcx
	jne	.LBB82_143
.LBB82_137:
	testb	$7, 88(%rsp)
	je	.LBB82_140
	movq	32(%rsp), %rdi
	.p2align	4
.LBB82_139:
	vmovaps	%zmm9, 2368(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2368(%rsp,%r9,4), %xmm10
	vmovss	%xmm10, 192(%r8,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB82_139
	.p2align	4
.LBB82_140:
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	256(%r11), %zmm8, %zmm8
	vmulps	%zmm8, %zmm4, %zmm8
	vmulps	512(%r11), %zmm8, %zmm8
	vaddps	768(%r11), %zmm8, %zmm8
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	1024(%r11), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	cmpq	$15, %r14
	jle	.LBB82_150
	movq	160(%rsp), %rcx
	movq	40(%rsp), %rdi
	vmovups	%zmm8, (%rdi,%rcx)
	jmp	.LBB82_156
	.p2align	4
.LBB82_150:
	testq	%r14, %r14
	jle	.LBB82_156
	cmpq	$-8, 128(%rsp)
	jbe	.LBB82_191
	xorl	%ecx, %ecx
	testb	$7, %r14b
	jne	.LBB82_154
	jmp	.LBB82_156
.LBB82_191:
	movq	%r15, %r12
	xorl	%ecx, %ecx
	movq	120(%rsp), %r9
	movq	240(%rsp), %r15
	.p2align	4
.LBB82_192:
	movl	%ecx, %edi
	andl	$15, %edi
	vmovaps	%zmm8, 1024(%rsp)
	vmovss	1024(%rsp,%rdi,4), %xmm9
	leal	1(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1024(%rsp,%rdi,4), %xmm9, %xmm9
	leal	2(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1024(%rsp,%rdi,4), %xmm9, %xmm9
	leal	3(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1024(%rsp,%rdi,4), %xmm9, %xmm9
	vmovups	%xmm9, -28(%r15,%rcx,4)
	leal	4(%rcx), %edi
	andl	$15, %edi
	vmovss	1024(%rsp,%rdi,4), %xmm9
	leal	5(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 1024(%rsp,%rdi,4), %xmm9, %xmm9
	leal	6(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 1024(%rsp,%rdi,4), %xmm9, %xmm9
	leal	7(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 1024(%rsp,%rdi,4), %xmm9, %xmm9
	vmovups	%xmm9, -12(%r15,%rcx,4)
	addq	$8, %rcx
	cmpq	%r9, %rcx
	jne	.LBB82_192
	movq	%r12, %r15
	movq	320(%rsp), %r12
	testb	$7, %r14b
	je	.LBB82_156
.LBB82_154:
	movq	32(%rsp), %rdi
	.p2align	4
.LBB82_155:
	vmovaps	%zmm8, 2304(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2304(%rsp,%r9,4), %xmm9
	vmovss	%xmm9, (%rdx,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB82_155
	.p2align	4
.LBB82_156:
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	320(%r11), %zmm7, %zmm7
	vmulps	%zmm7, %zmm4, %zmm7
	vmulps	576(%r11), %zmm7, %zmm7
	vaddps	832(%r11), %zmm7, %zmm7
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	1088(%r11), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	movq	208(%rsp), %rcx
	cmpq	$16, %rcx
	jl	.LBB82_158
	movq	160(%rsp), %rcx
	movq	40(%rsp), %rdi
	vmovups	%zmm7, 64(%rdi,%rcx)
	jmp	.LBB82_164
	.p2align	4
.LBB82_158:
	testq	%rcx, %rcx
	jle	.LBB82_164
	cmpq	$7, 136(%rsp)
	jae	.LBB82_189
	xorl	%ecx, %ecx
	jmp	.LBB82_161
.LBB82_189:
	xorl	%ecx, %ecx
	movq	112(%rsp), %r9
	.p2align	4
.LBB82_190:
	movl	%ecx, %edi
	andl	$15, %edi
	vmovaps	%zmm7, 960(%rsp)
	vmovss	960(%rsp,%rdi,4), %xmm8
	leal	1(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 960(%rsp,%rdi,4), %xmm8, %xmm8
	leal	2(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 960(%rsp,%rdi,4), %xmm8, %xmm8
	leal	3(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 960(%rsp,%rdi,4), %xmm8, %xmm8
	vmovups	%xmm8, 64(%rdx,%rcx,4)
	leal	4(%rcx), %edi
	andl	$15, %edi
	vmovss	960(%rsp,%rdi,4), %xmm8
	leal	5(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 960(%rsp,%rdi,4), %xmm8, %xmm8
	leal	6(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 960(%rsp,%rdi,4), %xmm8, %xmm8
	leal	7(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 960(%rsp,%rdi,4), %xmm8, %xmm8
	vmovups	%xmm8, 80(%rdx,%rcx,4)
	addq	$8, %rcx
	cmpq	%r9, %rcx
	jne	.LBB82_190
.LBB82_161:
	testb	$7, 72(%rsp)
	je	.LBB82_164
	movq	32(%rsp), %rdi
	.p2align	4
.LBB82_163:
	vmovaps	%zmm7, 2240(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2240(%rsp,%r9,4), %xmm8
	vmovss	%xmm8, 64(%rdx,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB82_163
	.p2align	4
.LBB82_164:
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	384(%r11), %zmm6, %zmm6
	vmulps	%zmm6, %zmm4, %zmm6
	vmulps	640(%r11), %zmm6, %zmm6
	vaddps	896(%r11), %zmm6, %zmm6
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	1152(%r11), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	movq	200(%rsp), %rcx
	cmpq	$16, %rcx
	jl	.LBB82_166
	movq	160(%rsp), %rcx
	movq	40(%rsp), %rdi
	vmovups	%zmm6, 128(%rdi,%rcx)
	jmp	.LBB82_172
	.p2align	4
.LBB82_166:
	testq	%rcx, %rcx
	jle	.LBB82_172
	cmpq	$7, 144(%rsp)
	jae	.LBB82_187
	xorl	%ecx, %ecx
	jmp	.LBB82_169
.LBB82_187:
	xorl	%ecx, %ecx
	movq	104(%rsp), %r9
	.p2align	4
.LBB82_188:
	movl	%ecx, %edi
	andl	$15, %edi
	vmovaps	%zmm6, 896(%rsp)
	vmovss	896(%rsp,%rdi,4), %xmm7
	leal	1(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 896(%rsp,%rdi,4), %xmm7, %xmm7
	leal	2(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 896(%rsp,%rdi,4), %xmm7, %xmm7
	leal	3(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 896(%rsp,%rdi,4), %xmm7, %xmm7
	vmovups	%xmm7, 128(%rdx,%rcx,4)
	leal	4(%rcx), %edi
	andl	$15, %edi
	vmovss	896(%rsp,%rdi,4), %xmm7
	leal	5(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 896(%rsp,%rdi,4), %xmm7, %xmm7
	leal	6(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 896(%rsp,%rdi,4), %xmm7, %xmm7
	leal	7(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 896(%rsp,%rdi,4), %xmm7, %xmm7
	vmovups	%xmm7, 144(%rdx,%rcx,4)
	addq	$8, %rcx
	cmpq	%r9, %rcx
	jne	.LBB82_188
.LBB82_169:
	testb	$7, 80(%rsp)
	je	.LBB82_172
	movq	32(%rsp), %rdi
	.p2align	4
.LBB82_171:
	vmovaps	%zmm6, 2176(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2176(%rsp,%r9,4), %xmm7
	vmovss	%xmm7, 128(%rdx,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB82_171
	.p2align	4
.LBB82_172:
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	448(%r11), %zmm5, %zmm5
	vmulps	%zmm5, %zmm4, %zmm5
	vmulps	704(%r11), %zmm5, %zmm5
	vaddps	960(%r11), %zmm5, %zmm5
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	1216(%r11), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	movq	192(%rsp), %rcx
	cmpq	$16, %rcx
	jge	.LBB82_173
	testq	%rcx, %rcx
	jle	.LBB82_180
	cmpq	$7, 152(%rsp)
	jae	.LBB82_185
	xorl	%ecx, %ecx
	jmp	.LBB82_177
.LBB82_185:
	xorl	%ecx, %ecx
	movq	96(%rsp), %r9
	.p2align	4
.LBB82_186:
	movl	%ecx, %edi
	andl	$15, %edi
	vmovaps	%zmm5, 832(%rsp)
	vmovss	832(%rsp,%rdi,4), %xmm6
	leal	1(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 832(%rsp,%rdi,4), %xmm6, %xmm6
	leal	2(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 832(%rsp,%rdi,4), %xmm6, %xmm6
	leal	3(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 832(%rsp,%rdi,4), %xmm6, %xmm6
	vmovups	%xmm6, 192(%rdx,%rcx,4)
	leal	4(%rcx), %edi
	andl	$15, %edi
	vmovss	832(%rsp,%rdi,4), %xmm6
	leal	5(%rcx), %edi
	andl	$15, %edi
	vinsertps	$16, 832(%rsp,%rdi,4), %xmm6, %xmm6
	leal	6(%rcx), %edi
	andl	$15, %edi
	vinsertps	$32, 832(%rsp,%rdi,4), %xmm6, %xmm6
	leal	7(%rcx), %edi
	andl	$15, %edi
	vinsertps	$48, 832(%rsp,%rdi,4), %xmm6, %xmm6
	vmovups	%xmm6, 208(%rdx,%rcx,4)
	addq	$8, %rcx
	cmpq	%r9, %rcx
	jne	.LBB82_186
.LBB82_177:
	testb	$7, 88(%rsp)
	je	.LBB82_180
	movq	32(%rsp), %rdi
	.p2align	4
.LBB82_179:
	vmovaps	%zmm5, 2112(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2112(%rsp,%r9,4), %xmm6
	vmovss	%xmm6, 192(%rdx,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB82_179
	jmp	.LBB82_180
	.p2align	4
.LBB82_181:
	movq	%rdi, %rax
	movq	248(%rsp), %r10
	imulq	%r10, %rax
	movq	328(%rsp), %rbx
	cmpq	%rbx, %rax
	jge	.LBB82_182
	jmp	.LBB82_21
.LBB82_18:
	movl	%r15d, %eax
	xorl	%edx, %edx
	divl	%r10d
.LBB82_20:
	movq	%rax, 184(%rsp)
	movq	224(%rsp), %rax
	imulq	%rax, %rbx
	movq	%rbx, 336(%rsp)
	xorl	%edi, %edi
	xorl	%eax, %eax
.LBB82_21:
	movq	64(%rsp), %r8
	movq	24(%r8), %rdx
	imulq	224(%rsp), %rdx
	movq	%rdx, %rcx
	shrq	$63, %rcx
	addq	%rdx, %rcx
	movq	%rcx, %rsi
	andq	$-2, %rsi
	subq	%rsi, %rdx
	shrq	%rcx
	imulq	8(%r8), %rcx
	shlq	$2, %rcx
	addq	(%r8), %rcx
	movq	16(%r8), %rsi
	movq	%rsi, 40(%rsp)
	movq	272(%rsp), %rsi
	vpbroadcastd	4(%rsi), %zmm1
	movq	216(%rsp), %r8
	leaq	(%rcx,%r8,4), %rcx
	movq	%rcx, 256(%rsp)
	vmovups	16(%rsi), %zmm2
	vmovups	80(%rsi), %zmm3
	movq	144(%rsi), %rcx
	leaq	(%rcx,%r8,4), %r9
	vbroadcastss	(%rsi), %zmm4
	movq	264(%rsp), %rsi
	leaq	28(%rcx,%rsi), %r8
	movq	%r8, 304(%rsp)
	movq	184(%rsp), %r8
	leaq	(,%r8,4), %r14
	leaq	(%rcx,%rsi), %r8
	movq	%r8, 48(%rsp)
	leaq	92(%rcx,%rsi), %r8
	movq	%r8, 296(%rsp)
	leaq	64(%rcx,%rsi), %r8
	movq	%r8, 240(%rsp)
	leaq	156(%rcx,%rsi), %r8
	movq	%r8, 288(%rsp)
	leaq	128(%rcx,%rsi), %r8
	movq	%r8, 176(%rsp)
	leaq	220(%rcx,%rsi), %r8
	movq	%r8, 280(%rsp)
	addq	%rsi, %rcx
	addq	$192, %rcx
	movq	%rcx, 232(%rsp)
	jmp	.LBB82_22
	.p2align	4
.LBB82_217:
	vmovups	%zmm5, 192(%r9,%r13,4)
	movq	248(%rsp), %r10
.LBB82_224:
	incq	%rdi
	movq	%rdi, %rax
	imulq	%r10, %rax
	cmpq	%rbx, %rax
	jge	.LBB82_182
.LBB82_22:
	movq	568(%rsp), %rcx
	cmpq	%rax, %rcx
	cmovlq	%rcx, %rax
	vpmulld	(%r11), %zmm1, %zmm8
	vpmulld	64(%r11), %zmm1, %zmm7
	vpmulld	128(%r11), %zmm1, %zmm6
	vpmulld	192(%r11), %zmm1, %zmm5
	movq	(%r12,%rdx,8), %rbx
	movq	8(%r12,%rdx,8), %r13
	cmpq	%rbx, %r13
	je	.LBB82_28
	movq	%rax, %rcx
	imulq	40(%rsp), %rcx
	movq	256(%rsp), %rsi
	leaq	(%rsi,%rcx,4), %rsi
	movq	64(%rsp), %rcx
	movq	40(%rcx), %r8
	movl	%r13d, %r10d
	subl	%ebx, %r10d
	leaq	1(%rbx), %rcx
	testb	$1, %r10b
	je	.LBB82_25
	movq	(%r8,%rbx,8), %r10
	shlq	$8, %rbx
	vmovdqu64	(%rsi,%r10,4), %zmm9
	vmovdqu64	64(%rsi,%r10,4), %zmm10
	vmovdqu64	128(%rsi,%r10,4), %zmm11
	vmovdqu64	192(%rsi,%r10,4), %zmm12
	vpmaddwd	1280(%r11,%rbx), %zmm9, %zmm9
	vpaddd	%zmm9, %zmm8, %zmm8
	vpmaddwd	1344(%r11,%rbx), %zmm10, %zmm9
	vpaddd	%zmm9, %zmm7, %zmm7
	vpmaddwd	1408(%r11,%rbx), %zmm11, %zmm9
	vpaddd	%zmm9, %zmm6, %zmm6
	vpmaddwd	1472(%r11,%rbx), %zmm12, %zmm9
	vpaddd	%zmm9, %zmm5, %zmm5
	movq	%rcx, %rbx
.LBB82_25:
	cmpq	%rcx, %r13
	je	.LBB82_28
	movq	%rbx, %rcx
	shlq	$8, %rcx
	addq	360(%rsp), %rcx
	.p2align	4
.LBB82_27:
	movq	(%r8,%rbx,8), %r10
	vmovdqu64	(%rsi,%r10,4), %zmm9
	vmovdqu64	64(%rsi,%r10,4), %zmm10
	vmovdqu64	128(%rsi,%r10,4), %zmm11
	vmovdqu64	192(%rsi,%r10,4), %zmm12
	movq	8(%r8,%rbx,8), %r10
	vpmaddwd	-448(%rcx), %zmm9, %zmm9
	vpaddd	%zmm9, %zmm8, %zmm8
	vpmaddwd	-384(%rcx), %zmm10, %zmm9
	vpaddd	%zmm9, %zmm7, %zmm7
	vpmaddwd	-320(%rcx), %zmm11, %zmm9
	vpaddd	%zmm9, %zmm6, %zmm6
	vpmaddwd	-256(%rcx), %zmm12, %zmm9
	vpaddd	%zmm9, %zmm5, %zmm5
	addq	$2, %rbx
	vmovdqu64	(%rsi,%r10,4), %zmm9
	vmovdqu64	64(%rsi,%r10,4), %zmm10
	vmovdqu64	128(%rsi,%r10,4), %zmm11
	vmovdqu64	192(%rsi,%r10,4), %zmm12
	vpmaddwd	-192(%rcx), %zmm9, %zmm9
	vpaddd	%zmm9, %zmm8, %zmm8
	vpmaddwd	-128(%rcx), %zmm10, %zmm9
	vpaddd	%zmm9, %zmm7, %zmm7
	vpmaddwd	-64(%rcx), %zmm11, %zmm9
	vpaddd	%zmm9, %zmm6, %zmm6
	vpmaddwd	(%rcx), %zmm12, %zmm9
	vpaddd	%zmm9, %zmm5, %zmm5
	addq	$512, %rcx
	cmpq	%rbx, %r13
	jne	.LBB82_27
.LBB82_28:
	movq	336(%rsp), %rcx
	leaq	(%rax,%rcx), %r13
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	256(%r11), %zmm8, %zmm8
	imulq	184(%rsp), %r13
	vmulps	%zmm8, %zmm4, %zmm8
	vmulps	512(%r11), %zmm8, %zmm8
	vaddps	768(%r11), %zmm8, %zmm8
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	1024(%r11), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	movq	344(%rsp), %rcx
	cmpq	$16, %rcx
	jl	.LBB82_194
	vmovups	%zmm8, (%r9,%r13,4)
	movq	328(%rsp), %rbx
	jmp	.LBB82_200
	.p2align	4
.LBB82_194:
	testq	%rcx, %rcx
	movq	328(%rsp), %rbx
	jle	.LBB82_200
	cmpq	$-8, 128(%rsp)
	jbe	.LBB82_231
	xorl	%ecx, %ecx
	jmp	.LBB82_197
.LBB82_231:
	movq	56(%rsp), %rcx
	leaq	(%rcx,%rax), %rsi
	imulq	%r14, %rsi
	addq	304(%rsp), %rsi
	xorl	%ecx, %ecx
	movq	120(%rsp), %r10
	.p2align	4
.LBB82_232:
	movl	%ecx, %r8d
	andl	$15, %r8d
	vmovaps	%zmm8, 768(%rsp)
	vmovss	768(%rsp,%r8,4), %xmm9
	leal	1(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$16, 768(%rsp,%r8,4), %xmm9, %xmm9
	leal	2(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$32, 768(%rsp,%r8,4), %xmm9, %xmm9
	leal	3(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$48, 768(%rsp,%r8,4), %xmm9, %xmm9
	vmovups	%xmm9, -28(%rsi,%rcx,4)
	leal	4(%rcx), %r8d
	andl	$15, %r8d
	vmovss	768(%rsp,%r8,4), %xmm9
	leal	5(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$16, 768(%rsp,%r8,4), %xmm9, %xmm9
	leal	6(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$32, 768(%rsp,%r8,4), %xmm9, %xmm9
	leal	7(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$48, 768(%rsp,%r8,4), %xmm9, %xmm9
	vmovups	%xmm9, -12(%rsi,%rcx,4)
	addq	$8, %rcx
	cmpq	%r10, %rcx
	jne	.LBB82_232
.LBB82_197:
	testb	$7, 344(%rsp)
	je	.LBB82_200
	movq	56(%rsp), %rsi
	addq	%rax, %rsi
	imulq	%r14, %rsi
	addq	48(%rsp), %rsi
	movq	32(%rsp), %r8
	.p2align	4
.LBB82_199:
	vmovaps	%zmm8, 2048(%rsp)
	movl	%ecx, %r10d
	andl	$15, %r10d
	vmovd	2048(%rsp,%r10,4), %xmm9
	vmovd	%xmm9, (%rsi,%rcx,4)
	incq	%rcx
	addq	$-4, %r8
	jne	.LBB82_199
	.p2align	4
.LBB82_200:
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	320(%r11), %zmm7, %zmm7
	vmulps	%zmm7, %zmm4, %zmm7
	vmulps	576(%r11), %zmm7, %zmm7
	vaddps	832(%r11), %zmm7, %zmm7
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	1088(%r11), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	movq	208(%rsp), %rcx
	cmpq	$16, %rcx
	jl	.LBB82_202
	vmovups	%zmm7, 64(%r9,%r13,4)
	jmp	.LBB82_208
	.p2align	4
.LBB82_202:
	testq	%rcx, %rcx
	jle	.LBB82_208
	cmpq	$7, 136(%rsp)
	jae	.LBB82_229
	xorl	%ecx, %ecx
	jmp	.LBB82_205
.LBB82_229:
	movq	56(%rsp), %rcx
	leaq	(%rcx,%rax), %rsi
	imulq	%r14, %rsi
	addq	296(%rsp), %rsi
	xorl	%ecx, %ecx
	movq	112(%rsp), %r10
	.p2align	4
.LBB82_230:
	movl	%ecx, %r8d
	andl	$15, %r8d
	vmovaps	%zmm7, 704(%rsp)
	vmovss	704(%rsp,%r8,4), %xmm8
	leal	1(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$16, 704(%rsp,%r8,4), %xmm8, %xmm8
	leal	2(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$32, 704(%rsp,%r8,4), %xmm8, %xmm8
	leal	3(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$48, 704(%rsp,%r8,4), %xmm8, %xmm8
	vmovups	%xmm8, -28(%rsi,%rcx,4)
	leal	4(%rcx), %r8d
	andl	$15, %r8d
	vmovss	704(%rsp,%r8,4), %xmm8
	leal	5(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$16, 704(%rsp,%r8,4), %xmm8, %xmm8
	leal	6(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$32, 704(%rsp,%r8,4), %xmm8, %xmm8
	leal	7(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$48, 704(%rsp,%r8,4), %xmm8, %xmm8
	vmovups	%xmm8, -12(%rsi,%rcx,4)
	addq	$8, %rcx
	cmpq	%r10, %rcx
	jne	.LBB82_230
.LBB82_205:
	testb	$7, 72(%rsp)
	je	.LBB82_208
	movq	56(%rsp), %rsi
	addq	%rax, %rsi
	imulq	%r14, %rsi
	addq	240(%rsp), %rsi
	movq	32(%rsp), %r8
	.p2align	4
.LBB82_207:
	vmovaps	%zmm7, 1984(%rsp)
	movl	%ecx, %r10d
	andl	$15, %r10d
	vmovss	1984(%rsp,%r10,4), %xmm8
	vmovss	%xmm8, (%rsi,%rcx,4)
	incq	%rcx
	addq	$-4, %r8
	jne	.LBB82_207
	.p2align	4
.LBB82_208:
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	384(%r11), %zmm6, %zmm6
	vmulps	%zmm6, %zmm4, %zmm6
	vmulps	640(%r11), %zmm6, %zmm6
	vaddps	896(%r11), %zmm6, %zmm6
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	1152(%r11), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	movq	200(%rsp), %rcx
	cmpq	$16, %rcx
	jl	.LBB82_210
	vmovups	%zmm6, 128(%r9,%r13,4)
	jmp	.LBB82_216
	.p2align	4
.LBB82_210:
	testq	%rcx, %rcx
	jle	.LBB82_216
	cmpq	$7, 144(%rsp)
	jae	.LBB82_227
	xorl	%ecx, %ecx
	jmp	.LBB82_213
.LBB82_227:
	movq	56(%rsp), %rcx
	leaq	(%rcx,%rax), %rsi
	imulq	%r14, %rsi
	addq	288(%rsp), %rsi
	xorl	%ecx, %ecx
	movq	104(%rsp), %r10
	.p2align	4
.LBB82_228:
	movl	%ecx, %r8d
	andl	$15, %r8d
	vmovaps	%zmm6, 640(%rsp)
	vmovss	640(%rsp,%r8,4), %xmm7
	leal	1(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$16, 640(%rsp,%r8,4), %xmm7, %xmm7
	leal	2(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$32, 640(%rsp,%r8,4), %xmm7, %xmm7
	leal	3(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$48, 640(%rsp,%r8,4), %xmm7, %xmm7
	vmovups	%xmm7, -28(%rsi,%rcx,4)
	leal	4(%rcx), %r8d
	andl	$15, %r8d
	vmovss	640(%rsp,%r8,4), %xmm7
	leal	5(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$16, 640(%rsp,%r8,4), %xmm7, %xmm7
	leal	6(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$32, 640(%rsp,%r8,4), %xmm7, %xmm7
	leal	7(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$48, 640(%rsp,%r8,4), %xmm7, %xmm7
	vmovups	%xmm7, -12(%rsi,%rcx,4)
	addq	$8, %rcx
	cmpq	%r10, %rcx
	jne	.LBB82_228
.LBB82_213:
	testb	$7, 80(%rsp)
	je	.LBB82_216
	movq	56(%rsp), %rsi
	addq	%rax, %rsi
	imulq	%r14, %rsi
	addq	176(%rsp), %rsi
	movq	32(%rsp), %r8
	.p2align	4
.LBB82_215:
	vmovaps	%zmm6, 1920(%rsp)
	movl	%ecx, %r10d
	andl	$15, %r10d
	vmovss	1920(%rsp,%r10,4), %xmm7
	vmovss	%xmm7, (%rsi,%rcx,4)
	incq	%rcx
	addq	$-4, %r8
	jne	.LBB82_215
	.p2align	4
.LBB82_216:
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	448(%r11), %zmm5, %zmm5
	vmulps	%zmm5, %zmm4, %zmm5
	vmulps	704(%r11), %zmm5, %zmm5
	vaddps	960(%r11), %zmm5, %zmm5
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	1216(%r11), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	movq	192(%rsp), %rcx
	cmpq	$16, %rcx
	jge	.LBB82_217
	testq	%rcx, %rcx
	movq	248(%rsp), %r10
	jle	.LBB82_224
	cmpq	$7, 152(%rsp)
	jae	.LBB82_225
	xorl	%ecx, %ecx
	jmp	.LBB82_221
.LBB82_225:
	movq	56(%rsp), %rcx
	leaq	(%rcx,%rax), %rsi
	imulq	%r14, %rsi
	addq	280(%rsp), %rsi
	xorl	%ecx, %ecx
	movq	96(%rsp), %r13
	.p2align	4
.LBB82_226:
	movl	%ecx, %r8d
	andl	$15, %r8d
	vmovaps	%zmm5, 576(%rsp)
	vmovss	576(%rsp,%r8,4), %xmm6
	leal	1(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$16, 576(%rsp,%r8,4), %xmm6, %xmm6
	leal	2(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$32, 576(%rsp,%r8,4), %xmm6, %xmm6
	leal	3(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$48, 576(%rsp,%r8,4), %xmm6, %xmm6
	vmovups	%xmm6, -28(%rsi,%rcx,4)
	leal	4(%rcx), %r8d
	andl	$15, %r8d
	vmovss	576(%rsp,%r8,4), %xmm6
	leal	5(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$16, 576(%rsp,%r8,4), %xmm6, %xmm6
	leal	6(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$32, 576(%rsp,%r8,4), %xmm6, %xmm6
	leal	7(%rcx), %r8d
	andl	$15, %r8d
	vinsertps	$48, 576(%rsp,%r8,4), %xmm6, %xmm6
	vmovups	%xmm6, -12(%rsi,%rcx,4)
	addq	$8, %rcx
	cmpq	%r13, %rcx
	jne	.LBB82_226
.LBB82_221:
	testb	$7, 88(%rsp)
	je	.LBB82_224
	addq	56(%rsp), %rax
	imulq	%r14, %rax
	addq	232(%rsp), %rax
	movq	32(%rsp), %rsi
	.p2align	4
.LBB82_223:
	vmovaps	%zmm5, 1856(%rsp)
	movl	%ecx, %r8d
	andl	$15, %r8d
	vmovss	1856(%rsp,%r8,4), %xmm6
	vmovss	%xmm6, (%rax,%rcx,4)
	incq	%rcx
	addq	$-4, %rsi
	jne	.LBB82_223
	jmp	.LBB82_224
.LBB82_184:
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
	.size	$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bJ0VGG_AjA0B15ScalingChannelsVTtt0g5, .Lfunc_end82-$s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bJ0VGG_AjA0B15ScalingChannelsVTtt0g5
	.cfi_endproc
	.hidden	vitruvian_depthwise_codes_to_numbers_avx512
	.globl	vitruvian_depthwise_codes_to_numbers_avx512
	.p2align	4
	.type	vitruvian_depthwise_codes_to_numbers_avx512,@function
vitruvian_depthwise_codes_to_numbers_avx512:
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
	subq	$256, %rsp
	.cfi_def_cfa_offset 304
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r13, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	336(%rsp), %rax
	movl	312(%rsp), %r10d
	movq	352(%rsp), %r11
	movq	344(%rsp), %rbx
	movq	328(%rsp), %r14
	movq	320(%rsp), %r15
	movq	304(%rsp), %r12
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
	vbroadcastss	%xmm1, %zmm1
	vbroadcastss	%xmm2, %zmm2
	vmovss	%xmm0, 96(%rsp)
	movl	%r10d, 100(%rsp)
	vmovups	%zmm1, 112(%rsp)
	vmovups	%zmm2, 176(%rsp)
	movq	%rax, 240(%rsp)
	leaq	96(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bJ0VGG_AjA0B15ScalingChannelsVTtt0g5)
	addq	$256, %rsp
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
	.size	vitruvian_depthwise_codes_to_numbers_avx512, .Lfunc_end83-vitruvian_depthwise_codes_to_numbers_avx512
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX51228microDepthwiseCodesToNumbers6groups12groupRowStep05pixelL09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0M5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF
	.globl	$s20VitruvianMicroAVX51228microDepthwiseCodesToNumbers6groups12groupRowStep05pixelL09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0M5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF
	.p2align	4
	.type	$s20VitruvianMicroAVX51228microDepthwiseCodesToNumbers6groups12groupRowStep05pixelL09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0M5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF,@function
$s20VitruvianMicroAVX51228microDepthwiseCodesToNumbers6groups12groupRowStep05pixelL09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0M5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF:
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
	subq	$256, %rsp
	.cfi_def_cfa_offset 304
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r13, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	336(%rsp), %rax
	movl	312(%rsp), %r10d
	movq	352(%rsp), %r11
	movq	344(%rsp), %rbx
	movq	328(%rsp), %r14
	movq	320(%rsp), %r15
	movq	304(%rsp), %r12
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
	vbroadcastss	%xmm1, %zmm1
	vbroadcastss	%xmm2, %zmm2
	vmovss	%xmm0, 96(%rsp)
	movl	%r10d, 100(%rsp)
	vmovups	%zmm1, 112(%rsp)
	vmovups	%zmm2, 176(%rsp)
	movq	%rax, 240(%rsp)
	leaq	96(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bJ0VGG_AjA0B15ScalingChannelsVTtt0g5)
	addq	$256, %rsp
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
	.size	$s20VitruvianMicroAVX51228microDepthwiseCodesToNumbers6groups12groupRowStep05pixelL09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0M5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF, .Lfunc_end84-$s20VitruvianMicroAVX51228microDepthwiseCodesToNumbers6groups12groupRowStep05pixelL09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0M5Count07channelZ06output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF
	.cfi_endproc
	.hidden	vitruvian_multiply_codes_avx512
	.globl	vitruvian_multiply_codes_avx512
	.p2align	4
	.type	vitruvian_multiply_codes_avx512,@function
vitruvian_multiply_codes_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF)
.Lfunc_end85:
	.size	vitruvian_multiply_codes_avx512, .Lfunc_end85-vitruvian_multiply_codes_avx512
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX51218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.globl	$s20VitruvianMicroAVX51218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.p2align	4
	.type	$s20VitruvianMicroAVX51218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF,@function
$s20VitruvianMicroAVX51218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF:
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
	subq	$504, %rsp
	.cfi_def_cfa_offset 560
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r8, %rbx
	movq	584(%rsp), %rax
	movq	576(%rsp), %rbp
	movq	568(%rsp), %r14
	movq	624(%rsp), %r8
	movq	616(%rsp), %r10
	movq	600(%rsp), %r11
	movl	608(%rsp), %r15d
	vmovups	(%r9), %zmm2
	movq	%rdi, 176(%rsp)
	vmovups	%zmm2, 192(%rsp)
	movq	560(%rsp), %rdi
	movq	%rsi, 256(%rsp)
	movq	%rdx, 264(%rsp)
	movq	%rcx, 272(%rsp)
	movq	%rbx, 280(%rsp)
	movq	%rdi, 288(%rsp)
	vbroadcastss	%xmm0, %zmm2
	vbroadcastss	%xmm1, %zmm3
	vmovups	%zmm2, (%rsp)
	vmovups	%zmm3, 64(%rsp)
	movq	%r14, 296(%rsp)
	movb	%r15b, 128(%rsp)
	vmovss	%xmm0, 132(%rsp)
	vmovss	%xmm1, 136(%rsp)
	movq	%rbp, 304(%rsp)
	movl	%r15d, 140(%rsp)
	movq	%r11, 144(%rsp)
	movq	%r10, 152(%rsp)
	movq	%r8, 160(%rsp)
	testq	%rax, %rax
	je	.LBB86_12
	vmovups	(%rsp), %zmm0
	vmovups	64(%rsp), %zmm1
	vmovups	104(%rsp), %zmm2
	vmovups	%zmm2, 440(%rsp)
	vmovups	%zmm1, 400(%rsp)
	movq	592(%rsp), %rdx
	vmovups	%zmm0, 336(%rsp)
	movq	%rax, 320(%rsp)
	movq	%rdx, 328(%rsp)
	testq	%rbp, %rbp
	jle	.LBB86_7
	imulq	%rcx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	176(%rsp), %r13
	jmp	.LBB86_3
	.p2align	4
.LBB86_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	320(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	movl	$2, %r12d
.LBB86_6:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB86_7
.LBB86_3:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB86_5
	cmpq	$2, %rcx
	je	.LBB86_5
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB86_10
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB86_10
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	320(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	movl	$1, %r12d
	jmp	.LBB86_6
	.p2align	4
.LBB86_10:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	320(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	jmp	.LBB86_6
.LBB86_12:
	testq	%rbp, %rbp
	jle	.LBB86_7
	imulq	%rcx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	176(%rsp), %r13
	jmp	.LBB86_14
	.p2align	4
.LBB86_16:
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5)
	movl	$2, %r12d
.LBB86_17:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB86_7
.LBB86_14:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB86_16
	cmpq	$2, %rcx
	je	.LBB86_16
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB86_20
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB86_20
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5)
	movl	$1, %r12d
	jmp	.LBB86_17
	.p2align	4
.LBB86_20:
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5)
	jmp	.LBB86_17
.LBB86_7:
	addq	$504, %rsp
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
	.size	$s20VitruvianMicroAVX51218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF, .Lfunc_end86-$s20VitruvianMicroAVX51218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI87_0:
	.long	0x4b400000
	.text
	.hidden	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5
	.weak	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5,@function
$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5:
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
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -48(%rsp)
	movq	%rdx, -88(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rdi, -96(%rsp)
	movq	%rax, -56(%rsp)
	jl	.LBB87_11
	movq	96(%r13), %r9
	movq	128(%r13), %rcx
	leaq	128(%rdi), %rax
	movq	%rax, -80(%rsp)
	leaq	16(%rsi), %rax
	vmovups	(%rdx), %zmm0
	vmovups	64(%rdx), %zmm1
	movq	144(%rdx), %rbx
	movq	152(%rdx), %rdi
	movq	%rdi, -40(%rsp)
	movq	160(%rdx), %rdi
	movq	%rdi, -72(%rsp)
	addq	$-16, %rcx
	cmpq	%rsi, %rcx
	movq	%rsi, %r12
	cmovlq	%rcx, %r12
	cmpq	%rax, %rcx
	movq	%rax, -64(%rsp)
	cmovgeq	%rax, %rcx
	movq	%rcx, -112(%rsp)
	vpbroadcastb	128(%rdx), %xmm2
	movl	$8, %eax
	xorl	%ebp, %ebp
	vbroadcastss	.LCPI87_0(%rip), %zmm3
	jmp	.LBB87_2
	.p2align	4
.LBB87_3:
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm4, %zmm12
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm5, %zmm17
	vmovdqa64	%zmm4, %zmm18
	vmovdqa64	%zmm5, %zmm20
.LBB87_4:
	vcvtdq2ps	%zmm20, %zmm19
	movq	-48(%rsp), %rsi
	vmulps	(%rbx,%rsi,4), %zmm19, %zmm19
	vmaxps	%zmm0, %zmm19, %zmm19
	vminps	%zmm1, %zmm19, %zmm19
	vaddps	%zmm3, %zmm19, %zmm19
	vpmovdb	%zmm19, %xmm19
	vpaddb	%xmm19, %xmm2, %xmm19
	movq	%rbp, %rax
	movq	-72(%rsp), %rdi
	imulq	%rdi, %rax
	movq	-40(%rsp), %rdx
	addq	%rdx, %rax
	vmovdqu64	%xmm19, (%r12,%rax)
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	64(%rbx,%rsi,4), %zmm18, %zmm18
	vmaxps	%zmm0, %zmm18, %zmm18
	vminps	%zmm1, %zmm18, %zmm18
	vaddps	%zmm3, %zmm18, %zmm18
	vpmovdb	%zmm18, %xmm18
	vpaddb	%xmm18, %xmm2, %xmm18
	movq	-112(%rsp), %rcx
	vmovdqu64	%xmm18, (%rcx,%rax)
	movq	%rbp, %rax
	orq	$1, %rax
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	(%rbx,%rsi,4), %zmm17, %zmm17
	vmaxps	%zmm0, %zmm17, %zmm17
	vminps	%zmm1, %zmm17, %zmm17
	vaddps	%zmm3, %zmm17, %zmm17
	vpmovdb	%zmm17, %xmm17
	vpaddb	%xmm17, %xmm2, %xmm17
	imulq	%rdi, %rax
	addq	%rdx, %rax
	vmovdqu64	%xmm17, (%r12,%rax)
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	64(%rbx,%rsi,4), %zmm16, %zmm16
	vmaxps	%zmm0, %zmm16, %zmm16
	vminps	%zmm1, %zmm16, %zmm16
	vaddps	%zmm3, %zmm16, %zmm16
	vpmovdb	%zmm16, %xmm16
	vpaddb	%xmm16, %xmm2, %xmm16
	vmovdqu64	%xmm16, (%rcx,%rax)
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	(%rbx,%rsi,4), %zmm15, %zmm15
	movq	%rbp, %rax
	vmaxps	%zmm0, %zmm15, %zmm15
	vminps	%zmm1, %zmm15, %zmm15
	vaddps	%zmm3, %zmm15, %zmm15
	vpmovdb	%zmm15, %xmm15
	orq	$2, %rax
	vpaddb	%xmm2, %xmm15, %xmm15
	imulq	%rdi, %rax
	addq	%rdx, %rax
	vmovdqu	%xmm15, (%r12,%rax)
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	64(%rbx,%rsi,4), %zmm14, %zmm14
	vmaxps	%zmm0, %zmm14, %zmm14
	vminps	%zmm1, %zmm14, %zmm14
	vaddps	%zmm3, %zmm14, %zmm14
	vpmovdb	%zmm14, %xmm14
	vpaddb	%xmm2, %xmm14, %xmm14
	vmovdqu	%xmm14, (%rcx,%rax)
	movq	%rbp, %rax
	orq	$3, %rax
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	(%rbx,%rsi,4), %zmm13, %zmm13
	vmaxps	%zmm0, %zmm13, %zmm13
	vminps	%zmm1, %zmm13, %zmm13
	vaddps	%zmm3, %zmm13, %zmm13
	vpmovdb	%zmm13, %xmm13
	vpaddb	%xmm2, %xmm13, %xmm13
	imulq	%rdi, %rax
	addq	%rdx, %rax
	vmovdqu	%xmm13, (%r12,%rax)
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	64(%rbx,%rsi,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpmovdb	%zmm12, %xmm12
	vpaddb	%xmm2, %xmm12, %xmm12
	vmovdqu	%xmm12, (%rcx,%rax)
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	(%rbx,%rsi,4), %zmm11, %zmm11
	movq	%rbp, %rax
	vmaxps	%zmm0, %zmm11, %zmm11
	vminps	%zmm1, %zmm11, %zmm11
	vaddps	%zmm3, %zmm11, %zmm11
	vpmovdb	%zmm11, %xmm11
	orq	$4, %rax
	vpaddb	%xmm2, %xmm11, %xmm11
	imulq	%rdi, %rax
	addq	%rdx, %rax
	vmovdqu	%xmm11, (%r12,%rax)
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	64(%rbx,%rsi,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpmovdb	%zmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	vmovdqu	%xmm10, (%rcx,%rax)
	movq	%rbp, %rax
	orq	$5, %rax
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%rbx,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	vpaddb	%xmm2, %xmm9, %xmm9
	imulq	%rdi, %rax
	addq	%rdx, %rax
	vmovdqu	%xmm9, (%r12,%rax)
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	64(%rbx,%rsi,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	vmovdqu	%xmm8, (%rcx,%rax)
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%rbx,%rsi,4), %zmm7, %zmm7
	movq	%rbp, %rax
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	orq	$6, %rax
	vpaddb	%xmm7, %xmm2, %xmm7
	imulq	%rdi, %rax
	addq	%rdx, %rax
	vmovdqu	%xmm7, (%r12,%rax)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	64(%rbx,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	vmovdqu	%xmm6, (%rcx,%rax)
	movq	%rbp, %rax
	orq	$7, %rax
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%rbx,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	imulq	%rdi, %rax
	addq	%rdx, %rax
	vmovdqu	%xmm5, (%r12,%rax)
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	64(%rbx,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	vmovdqu	%xmm4, (%rcx,%rax)
	movq	-104(%rsp), %rdx
	leaq	8(%rdx), %rax
	addq	$8, %rbp
	movq	-56(%rsp), %r8
	cmpq	%rax, %r8
	jl	.LBB87_5
.LBB87_2:
	movq	%rax, -104(%rsp)
	movq	-96(%rsp), %rax
	vmovdqu64	(%rax), %zmm5
	vmovdqu64	64(%rax), %zmm4
	testq	%r9, %r9
	je	.LBB87_3
	movq	-120(%rsp), %rsi
	vmovdqu64	16(%rsi), %zmm19
	movq	80(%rsi), %r11
	movq	88(%rsi), %rdx
	movq	104(%rsi), %rcx
	movq	%rcx, %rax
	shlq	$7, %rax
	movq	%r11, %rdi
	imulq	%rbp, %rdi
	addq	(%rsi), %rdi
	movq	-80(%rsp), %r15
	xorl	%r14d, %r14d
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm4, %zmm12
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm5, %zmm17
	vmovdqa64	%zmm4, %zmm18
	vmovdqa64	%zmm5, %zmm20
	jmp	.LBB87_52
	.p2align	4
.LBB87_56:
	incq	%r14
	cmpq	%r9, %r14
	je	.LBB87_4
.LBB87_52:
	testq	%rcx, %rcx
	je	.LBB87_56
	movq	(%rdx,%r14,8), %r13
	addq	%rdi, %r13
	movq	%r15, %r8
	xorl	%r10d, %r10d
	.p2align	4
.LBB87_54:
	vmovdqu64	(%r8), %zmm21
	leaq	(,%r10,4), %rsi
	addq	%r13, %rsi
	vmovdqu64	64(%r8), %zmm22
	vpxord	(%r13,%r10,4){1to16}, %zmm19, %zmm23
	incq	%r10
	vpmaddwd	%zmm21, %zmm23, %zmm24
	vpaddd	%zmm24, %zmm20, %zmm20
	vpmaddwd	%zmm22, %zmm23, %zmm23
	vpaddd	%zmm23, %zmm18, %zmm18
	vpxord	(%r11,%rsi){1to16}, %zmm19, %zmm23
	addq	%r11, %rsi
	vpmaddwd	%zmm21, %zmm23, %zmm24
	vpaddd	%zmm24, %zmm17, %zmm17
	vpmaddwd	%zmm22, %zmm23, %zmm23
	vpxord	(%r11,%rsi){1to16}, %zmm19, %zmm24
	vpaddd	%zmm23, %zmm16, %zmm16
	addq	%r11, %rsi
	vpmaddwd	%zmm21, %zmm24, %zmm23
	vpaddd	%zmm23, %zmm15, %zmm15
	vpmaddwd	%zmm22, %zmm24, %zmm23
	vpaddd	%zmm23, %zmm14, %zmm14
	vpxord	(%r11,%rsi){1to16}, %zmm19, %zmm23
	addq	%r11, %rsi
	vpmaddwd	%zmm21, %zmm23, %zmm24
	vpaddd	%zmm24, %zmm13, %zmm13
	vpmaddwd	%zmm22, %zmm23, %zmm23
	vpaddd	%zmm23, %zmm12, %zmm12
	vpxord	(%r11,%rsi){1to16}, %zmm19, %zmm23
	addq	%r11, %rsi
	vpmaddwd	%zmm21, %zmm23, %zmm24
	vpaddd	%zmm24, %zmm11, %zmm11
	vpmaddwd	%zmm22, %zmm23, %zmm23
	vpaddd	%zmm23, %zmm10, %zmm10
	vpxord	(%r11,%rsi){1to16}, %zmm19, %zmm23
	addq	%r11, %rsi
	vpmaddwd	%zmm21, %zmm23, %zmm24
	vpaddd	%zmm24, %zmm9, %zmm9
	vpmaddwd	%zmm22, %zmm23, %zmm23
	vpaddd	%zmm23, %zmm8, %zmm8
	vpxord	(%r11,%rsi){1to16}, %zmm19, %zmm23
	addq	%r11, %rsi
	vpmaddwd	%zmm21, %zmm23, %zmm24
	vpaddd	%zmm24, %zmm7, %zmm7
	vpmaddwd	%zmm22, %zmm23, %zmm23
	vpaddd	%zmm23, %zmm6, %zmm6
	vpxord	(%r11,%rsi){1to16}, %zmm19, %zmm23
	vpmaddwd	%zmm21, %zmm23, %zmm21
	vpaddd	%zmm21, %zmm5, %zmm5
	vpmaddwd	%zmm22, %zmm23, %zmm21
	vpaddd	%zmm21, %zmm4, %zmm4
	subq	$-128, %r8
	cmpq	%r10, %rcx
	jne	.LBB87_54
	addq	%rax, %r15
	jmp	.LBB87_56
.LBB87_11:
	cmpq	$4, %rax
	jl	.LBB87_17
	leaq	16(%rsi), %rax
	movq	%rax, -64(%rsp)
	movl	$4, %ecx
	xorl	%edx, %edx
	jmp	.LBB87_13
.LBB87_5:
	movq	%rdx, %rcx
	orq	$4, %rcx
	cmpq	%rcx, %r8
	movq	-96(%rsp), %rdi
	jge	.LBB87_13
.LBB87_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %r8
	movq	-120(%rsp), %r13
	jge	.LBB87_7
	jmp	.LBB87_10
.LBB87_13:
	movq	-120(%rsp), %rax
	movq	96(%rax), %r8
	movq	%r8, -112(%rsp)
	movq	128(%rax), %r8
	leaq	128(%rdi), %rax
	movq	%rax, -32(%rsp)
	movq	-88(%rsp), %rax
	vmovups	(%rax), %zmm0
	vmovups	64(%rax), %zmm1
	movq	144(%rax), %r9
	movq	%r9, -80(%rsp)
	movq	152(%rax), %r9
	movq	%r9, -8(%rsp)
	movq	160(%rax), %r9
	movq	%r9, -16(%rsp)
	addq	$-16, %r8
	cmpq	%rsi, %r8
	cmovlq	%r8, %rsi
	movq	%rsi, -24(%rsp)
	movq	-64(%rsp), %rsi
	cmpq	%rsi, %r8
	cmovgeq	%rsi, %r8
	movq	%r8, -72(%rsp)
	vpbroadcastb	128(%rax), %xmm2
	vbroadcastss	.LCPI87_0(%rip), %zmm3
	movq	%rdx, %rax
	jmp	.LBB87_14
	.p2align	4
.LBB87_15:
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm5, %zmm12
.LBB87_16:
	vcvtdq2ps	%zmm12, %zmm9
	movq	-48(%rsp), %rsi
	movq	-80(%rsp), %r8
	vmulps	(%r8,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	vpaddb	%xmm2, %xmm9, %xmm9
	movq	%rax, %rcx
	movq	-16(%rsp), %r10
	imulq	%r10, %rcx
	movq	-8(%rsp), %r9
	addq	%r9, %rcx
	movq	-24(%rsp), %r11
	vmovdqu	%xmm9, (%r11,%rcx)
	vcvtdq2ps	%zmm11, %zmm9
	movq	-64(%rsp), %rdx
	vmulps	(%r8,%rdx,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	vpaddb	%xmm2, %xmm9, %xmm9
	movq	-72(%rsp), %rdi
	vmovdqu	%xmm9, (%rdi,%rcx)
	leaq	1(%rax), %rcx
	vcvtdq2ps	%zmm10, %zmm9
	vmulps	(%r8,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	vpaddb	%xmm2, %xmm9, %xmm9
	imulq	%r10, %rcx
	addq	%r9, %rcx
	vmovdqu	%xmm9, (%r11,%rcx)
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%r8,%rdx,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	vmovdqu	%xmm8, (%rdi,%rcx)
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r8,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	leaq	2(%rax), %rcx
	vpaddb	%xmm7, %xmm2, %xmm7
	imulq	%r10, %rcx
	addq	%r9, %rcx
	vmovdqu	%xmm7, (%r11,%rcx)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r8,%rdx,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	vmovdqu	%xmm6, (%rdi,%rcx)
	addq	$3, %rax
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r8,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	imulq	%r10, %rax
	addq	%r9, %rax
	vmovdqu	%xmm5, (%r11,%rax)
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r8,%rdx,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	vmovdqu	%xmm4, (%rdi,%rax)
	movq	-104(%rsp), %rdx
	leaq	4(%rdx), %rcx
	movq	%rdx, %rax
	movq	-56(%rsp), %r8
	cmpq	%rcx, %r8
	movq	-96(%rsp), %rdi
	jl	.LBB87_6
.LBB87_14:
	movq	%rcx, -104(%rsp)
	vmovdqu64	(%rdi), %zmm5
	vmovdqu64	64(%rdi), %zmm4
	cmpq	$0, -112(%rsp)
	je	.LBB87_15
	movq	-120(%rsp), %rsi
	movq	(%rsi), %rdx
	vmovdqu64	16(%rsi), %zmm9
	movq	80(%rsi), %r12
	leaq	3(%rax), %rcx
	imulq	%r12, %rcx
	leaq	2(%rax), %rdi
	imulq	%r12, %rdi
	leaq	1(%rax), %r8
	imulq	%r12, %r8
	imulq	%rax, %r12
	movq	88(%rsi), %r9
	movq	%r9, -40(%rsp)
	movq	104(%rsi), %rbp
	addq	%rdx, %r12
	movq	%rbp, %r11
	shlq	$7, %r11
	addq	%rdx, %rcx
	addq	%rdx, %rdi
	addq	%rdx, %r8
	movq	-32(%rsp), %r9
	xorl	%r15d, %r15d
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm5, %zmm12
	jmp	.LBB87_46
	.p2align	4
.LBB87_50:
	incq	%r15
	cmpq	-112(%rsp), %r15
	je	.LBB87_16
.LBB87_46:
	testq	%rbp, %rbp
	je	.LBB87_50
	movq	-40(%rsp), %rdx
	movq	(%rdx,%r15,8), %rdx
	leaq	(%r12,%rdx), %r10
	leaq	(%rcx,%rdx), %rbx
	leaq	(%rdi,%rdx), %rsi
	addq	%r8, %rdx
	movq	%r9, %r14
	xorl	%r13d, %r13d
	.p2align	4
.LBB87_48:
	vmovdqu64	(%r14), %zmm13
	vmovdqu64	64(%r14), %zmm14
	vpxord	(%r10,%r13,4){1to16}, %zmm9, %zmm15
	vpmaddwd	%zmm13, %zmm15, %zmm16
	vpaddd	%zmm16, %zmm12, %zmm12
	vpmaddwd	%zmm14, %zmm15, %zmm15
	vpaddd	%zmm15, %zmm11, %zmm11
	vpxord	(%rdx,%r13,4){1to16}, %zmm9, %zmm15
	vpmaddwd	%zmm13, %zmm15, %zmm16
	vpaddd	%zmm16, %zmm10, %zmm10
	vpmaddwd	%zmm14, %zmm15, %zmm15
	vpaddd	%zmm15, %zmm8, %zmm8
	vpxord	(%rsi,%r13,4){1to16}, %zmm9, %zmm15
	vpmaddwd	%zmm13, %zmm15, %zmm16
	vpaddd	%zmm16, %zmm7, %zmm7
	vpxord	(%rbx,%r13,4){1to16}, %zmm9, %zmm16
	incq	%r13
	vpmaddwd	%zmm14, %zmm15, %zmm15
	vpaddd	%zmm15, %zmm6, %zmm6
	vpmaddwd	%zmm13, %zmm16, %zmm13
	vpaddd	%zmm13, %zmm5, %zmm5
	vpmaddwd	%zmm14, %zmm16, %zmm13
	vpaddd	%zmm13, %zmm4, %zmm4
	subq	$-128, %r14
	cmpq	%r13, %rbp
	jne	.LBB87_48
	addq	%r11, %r9
	jmp	.LBB87_50
.LBB87_17:
	cmpq	$1, %rax
	jle	.LBB87_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB87_7:
	movq	%rax, -112(%rsp)
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rdx, -104(%rsp)
	je	.LBB87_8
	leaq	128(%rdi), %rax
	movq	(%r13), %rdi
	vmovdqu64	16(%r13), %zmm3
	movq	80(%r13), %r8
	movq	%r8, %r9
	imulq	%rdx, %r9
	movq	88(%r13), %r10
	movq	104(%r13), %r11
	leaq	(%rdi,%r9), %rbx
	movq	%r11, %r14
	shlq	$7, %r14
	movq	%r11, %r15
	andq	$-2, %r15
	leaq	1(%rdx), %r12
	imulq	%r8, %r12
	xorl	%r13d, %r13d
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm4
	jmp	.LBB87_35
	.p2align	4
.LBB87_41:
	addq	%r14, %rax
.LBB87_42:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB87_9
.LBB87_35:
	testq	%r11, %r11
	je	.LBB87_42
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB87_43
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB87_41
	jmp	.LBB87_40
	.p2align	4
.LBB87_43:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB87_44:
	vpxord	(%rbp,%r9){1to16}, %zmm3, %zmm5
	vmovdqu64	(%rdx), %zmm6
	vmovdqu64	64(%rdx), %zmm7
	vmovdqu64	128(%rdx), %zmm8
	vmovdqu64	192(%rdx), %zmm9
	vpmaddwd	%zmm6, %zmm5, %zmm10
	vpaddd	%zmm10, %zmm4, %zmm4
	vpmaddwd	%zmm7, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm2
	vpxord	(%rbp,%r12){1to16}, %zmm3, %zmm5
	vpmaddwd	%zmm6, %zmm5, %zmm6
	vpaddd	%zmm6, %zmm1, %zmm1
	vpmaddwd	%zmm7, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm0, %zmm0
	vpxord	4(%rbp,%r9){1to16}, %zmm3, %zmm5
	vpmaddwd	%zmm8, %zmm5, %zmm6
	vpaddd	%zmm6, %zmm4, %zmm4
	vpmaddwd	%zmm9, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm2
	vpxord	4(%rbp,%r12){1to16}, %zmm3, %zmm5
	vpmaddwd	%zmm8, %zmm5, %zmm6
	vpaddd	%zmm6, %zmm1, %zmm1
	vpmaddwd	%zmm9, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm0, %zmm0
	addq	$256, %rdx
	addq	$8, %rbp
	addq	$-2, %rsi
	jne	.LBB87_44
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB87_41
.LBB87_40:
	vmovdqu64	(%rdx), %zmm5
	vmovdqu64	64(%rdx), %zmm6
	vpxord	(%rbp){1to16}, %zmm3, %zmm7
	vpmaddwd	%zmm5, %zmm7, %zmm8
	vpaddd	%zmm8, %zmm4, %zmm4
	vpmaddwd	%zmm6, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm2
	vpxord	(%rbp,%r8){1to16}, %zmm3, %zmm7
	vpmaddwd	%zmm5, %zmm7, %zmm5
	vpaddd	%zmm5, %zmm1, %zmm1
	vpmaddwd	%zmm6, %zmm7, %zmm5
	vpaddd	%zmm5, %zmm0, %zmm0
	jmp	.LBB87_41
.LBB87_8:
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm4
.LBB87_9:
	movq	-120(%rsp), %r13
	movq	128(%r13), %rax
	addq	$-16, %rax
	movq	-48(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	cmovlq	%rax, %rcx
	movq	-88(%rsp), %rdi
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm5
	movq	144(%rdi), %rdx
	vcvtdq2ps	%zmm4, %zmm4
	movq	152(%rdi), %r10
	vmulps	(%rdx,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm3, %zmm4, %zmm4
	vbroadcastss	.LCPI87_0(%rip), %zmm6
	vminps	%zmm5, %zmm4, %zmm4
	vaddps	%zmm6, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpbroadcastb	128(%rdi), %xmm7
	movq	160(%rdi), %rdi
	vpaddb	%xmm4, %xmm7, %xmm4
	movq	%rdi, %r8
	movq	-104(%rsp), %r11
	imulq	%r11, %r8
	addq	%r10, %r8
	vmovdqu	%xmm4, (%rcx,%r8)
	leaq	16(%rsi), %r9
	cmpq	%r9, %rax
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	64(%rdx,%rsi,4), %zmm2, %zmm2
	cmovgeq	%r9, %rax
	vmaxps	%zmm3, %zmm2, %zmm2
	vminps	%zmm5, %zmm2, %zmm2
	vaddps	%zmm6, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpaddb	%xmm2, %xmm7, %xmm2
	vmovdqu	%xmm2, (%rax,%r8)
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%rdx,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm3, %zmm1, %zmm1
	vminps	%zmm5, %zmm1, %zmm1
	vaddps	%zmm6, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	incq	%r11
	vpaddb	%xmm1, %xmm7, %xmm1
	imulq	%rdi, %r11
	addq	%r10, %r11
	vmovdqu	%xmm1, (%rcx,%r11)
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	64(%rdx,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm3, %zmm0, %zmm0
	vminps	%zmm5, %zmm0, %zmm0
	vaddps	%zmm6, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm7, %xmm0
	vmovdqu	%xmm0, (%rax,%r11)
	movq	-112(%rsp), %rdx
	movq	-96(%rsp), %rdi
	movq	-56(%rsp), %r8
.LBB87_10:
	cmpq	%r8, %rdx
	jge	.LBB87_24
.LBB87_21:
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB87_22
	subq	$-128, %rdi
	vmovdqu64	16(%r13), %zmm2
	movq	80(%r13), %rcx
	movq	%rdx, %rbp
	imulq	%rdx, %rcx
	movq	88(%r13), %rdx
	movq	104(%r13), %r12
	addq	(%r13), %rcx
	movq	%r12, %r8
	shlq	$7, %r8
	movl	%r12d, %r9d
	andl	$3, %r9d
	movq	%r12, %r10
	andq	$-4, %r10
	xorl	%r11d, %r11d
	jmp	.LBB87_26
	.p2align	4
.LBB87_31:
	addq	%r8, %rdi
.LBB87_32:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB87_23
.LBB87_26:
	testq	%r12, %r12
	je	.LBB87_32
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r14
	movq	%r10, %r15
	cmpq	$4, %r12
	jb	.LBB87_28
	.p2align	4
.LBB87_33:
	vpxord	(%rbx){1to16}, %zmm2, %zmm3
	vpmaddwd	(%r14), %zmm3, %zmm4
	vpaddd	%zmm4, %zmm1, %zmm1
	vpmaddwd	64(%r14), %zmm3, %zmm3
	vpxord	4(%rbx){1to16}, %zmm2, %zmm4
	vpmaddwd	128(%r14), %zmm4, %zmm5
	vpmaddwd	192(%r14), %zmm4, %zmm4
	vpxord	8(%rbx){1to16}, %zmm2, %zmm6
	vpmaddwd	256(%r14), %zmm6, %zmm7
	vpaddd	%zmm3, %zmm0, %zmm0
	vpaddd	%zmm7, %zmm5, %zmm3
	vpaddd	%zmm3, %zmm1, %zmm1
	vpmaddwd	320(%r14), %zmm6, %zmm3
	vpaddd	%zmm3, %zmm4, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	vpxord	12(%rbx){1to16}, %zmm2, %zmm3
	vpmaddwd	384(%r14), %zmm3, %zmm4
	vpaddd	%zmm4, %zmm1, %zmm1
	vpmaddwd	448(%r14), %zmm3, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	addq	$16, %rbx
	addq	$512, %r14
	addq	$-4, %r15
	jne	.LBB87_33
.LBB87_28:
	testq	%r9, %r9
	je	.LBB87_31
	xorl	%r15d, %r15d
	.p2align	4
.LBB87_30:
	vpxord	(%rbx,%r15,4){1to16}, %zmm2, %zmm3
	vpmaddwd	(%r14), %zmm3, %zmm4
	vpaddd	%zmm4, %zmm1, %zmm1
	vpmaddwd	64(%r14), %zmm3, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	subq	$-128, %r14
	incq	%r15
	cmpq	%r15, %r9
	jne	.LBB87_30
	jmp	.LBB87_31
.LBB87_22:
	movq	%rdx, %rbp
.LBB87_23:
	movq	-120(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	movq	-88(%rsp), %rdi
	vmovups	(%rdi), %zmm2
	vmovups	64(%rdi), %zmm3
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	movq	144(%rdi), %rdx
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%rdx,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm2, %zmm1, %zmm1
	vminps	%zmm3, %zmm1, %zmm1
	vbroadcastss	.LCPI87_0(%rip), %zmm4
	vaddps	%zmm4, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	cmovlq	%rax, %rcx
	vpbroadcastb	128(%rdi), %xmm5
	vpaddb	%xmm1, %xmm5, %xmm1
	imulq	160(%rdi), %rbp
	addq	152(%rdi), %rbp
	vmovdqu	%xmm1, (%rcx,%rbp)
	leaq	16(%rsi), %rcx
	cmpq	%rcx, %rax
	cmovgeq	%rcx, %rax
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	64(%rdx,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm2, %zmm0, %zmm0
	vminps	%zmm3, %zmm0, %zmm0
	vaddps	%zmm4, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm5, %xmm0
	vmovdqu	%xmm0, (%rax,%rbp)
.LBB87_24:
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
.LBB87_19:
	.cfi_def_cfa_offset 56
	jne	.LBB87_24
	xorl	%edx, %edx
	jmp	.LBB87_21
.Lfunc_end87:
	.size	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5, .Lfunc_end87-$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI88_0:
	.long	0x4b400000
	.text
	.hidden	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5
	.weak	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5,@function
$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5:
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
	movq	%rdi, %r11
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -104(%rsp)
	movq	%rdx, -96(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rdi, -32(%rsp)
	movq	%rax, -40(%rsp)
	jl	.LBB88_11
	movq	96(%r13), %r10
	movq	128(%r13), %rcx
	leaq	192(%r11), %rax
	movq	%rax, -88(%rsp)
	leaq	16(%rsi), %r8
	leaq	32(%rsi), %rax
	vmovdqu64	(%rdx), %zmm0
	vmovdqu64	%zmm0, (%rsp)
	vmovups	64(%rdx), %zmm1
	movq	144(%rdx), %r14
	movq	152(%rdx), %rdi
	movq	%rdi, -64(%rsp)
	movq	160(%rdx), %rdi
	movq	%rdi, -72(%rsp)
	addq	$-16, %rcx
	cmpq	%rsi, %rcx
	cmovlq	%rcx, %rsi
	movq	%rsi, -80(%rsp)
	cmpq	%r8, %rcx
	movq	%r8, -48(%rsp)
	cmovlq	%rcx, %r8
	cmpq	%rax, %rcx
	movq	%rax, -56(%rsp)
	cmovgeq	%rax, %rcx
	movq	%rcx, -112(%rsp)
	vpbroadcastb	128(%rdx), %xmm2
	movl	$8, %eax
	xorl	%edx, %edx
	jmp	.LBB88_2
	.p2align	4
.LBB88_3:
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm13
	vmovdqa64	%zmm6, %zmm14
	vmovdqa64	%zmm8, %zmm15
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm6, %zmm17
	vmovdqa64	%zmm8, %zmm18
	vmovdqa64	%zmm4, %zmm19
	vmovdqa64	%zmm6, %zmm20
	vmovdqa64	%zmm8, %zmm21
	vmovdqa64	%zmm4, %zmm22
	vmovdqa64	%zmm6, %zmm23
	vmovdqa64	%zmm8, %zmm24
	vmovdqa64	%zmm4, %zmm25
	vmovdqa64	%zmm6, %zmm26
	vmovdqa64	%zmm8, %zmm27
	vmovdqa64	%zmm6, %zmm5
	vmovdqa64	%zmm8, %zmm9
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm8, %zmm12
.LBB88_4:
	vcvtdq2ps	%zmm27, %zmm27
	movq	-104(%rsp), %rcx
	vmulps	(%r14,%rcx,4), %zmm27, %zmm27
	vmovups	(%rsp), %zmm0
	vmaxps	%zmm0, %zmm27, %zmm27
	vminps	%zmm1, %zmm27, %zmm27
	vbroadcastss	.LCPI88_0(%rip), %zmm3
	vaddps	%zmm3, %zmm27, %zmm27
	vpmovdb	%zmm27, %xmm27
	vpaddb	%xmm27, %xmm2, %xmm27
	movq	%rdx, %rax
	movq	-72(%rsp), %r9
	imulq	%r9, %rax
	movq	-64(%rsp), %rdi
	addq	%rdi, %rax
	movq	-80(%rsp), %r11
	vmovdqu64	%xmm27, (%r11,%rax)
	vcvtdq2ps	%zmm26, %zmm26
	vmulps	64(%r14,%rcx,4), %zmm26, %zmm26
	vmaxps	%zmm0, %zmm26, %zmm26
	vminps	%zmm1, %zmm26, %zmm26
	vaddps	%zmm3, %zmm26, %zmm26
	vpmovdb	%zmm26, %xmm26
	vpaddb	%xmm26, %xmm2, %xmm26
	vmovdqu64	%xmm26, (%r8,%rax)
	vcvtdq2ps	%zmm25, %zmm25
	vmulps	128(%r14,%rcx,4), %zmm25, %zmm25
	vmaxps	%zmm0, %zmm25, %zmm25
	vminps	%zmm1, %zmm25, %zmm25
	vaddps	%zmm3, %zmm25, %zmm25
	vpmovdb	%zmm25, %xmm25
	vpaddb	%xmm25, %xmm2, %xmm25
	movq	-112(%rsp), %rsi
	vmovdqu64	%xmm25, (%rsi,%rax)
	movq	%rdx, %rax
	orq	$1, %rax
	vcvtdq2ps	%zmm24, %zmm24
	vmulps	(%r14,%rcx,4), %zmm24, %zmm24
	vmaxps	%zmm0, %zmm24, %zmm24
	vminps	%zmm1, %zmm24, %zmm24
	vaddps	%zmm3, %zmm24, %zmm24
	vpmovdb	%zmm24, %xmm24
	vpaddb	%xmm24, %xmm2, %xmm24
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovdqu64	%xmm24, (%r11,%rax)
	vcvtdq2ps	%zmm23, %zmm23
	vmulps	64(%r14,%rcx,4), %zmm23, %zmm23
	vmaxps	%zmm0, %zmm23, %zmm23
	vminps	%zmm1, %zmm23, %zmm23
	vaddps	%zmm3, %zmm23, %zmm23
	vpmovdb	%zmm23, %xmm23
	vpaddb	%xmm23, %xmm2, %xmm23
	vmovdqu64	%xmm23, (%r8,%rax)
	vcvtdq2ps	%zmm22, %zmm22
	vmulps	128(%r14,%rcx,4), %zmm22, %zmm22
	vmaxps	%zmm0, %zmm22, %zmm22
	vminps	%zmm1, %zmm22, %zmm22
	vaddps	%zmm3, %zmm22, %zmm22
	vpmovdb	%zmm22, %xmm22
	vpaddb	%xmm22, %xmm2, %xmm22
	vmovdqu64	%xmm22, (%rsi,%rax)
	vcvtdq2ps	%zmm21, %zmm21
	vmulps	(%r14,%rcx,4), %zmm21, %zmm21
	movq	%rdx, %rax
	vmaxps	%zmm0, %zmm21, %zmm21
	vminps	%zmm1, %zmm21, %zmm21
	vaddps	%zmm3, %zmm21, %zmm21
	vpmovdb	%zmm21, %xmm21
	orq	$2, %rax
	vpaddb	%xmm21, %xmm2, %xmm21
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovdqu64	%xmm21, (%r11,%rax)
	vcvtdq2ps	%zmm20, %zmm20
	vmulps	64(%r14,%rcx,4), %zmm20, %zmm20
	vmaxps	%zmm0, %zmm20, %zmm20
	vminps	%zmm1, %zmm20, %zmm20
	vaddps	%zmm3, %zmm20, %zmm20
	vpmovdb	%zmm20, %xmm20
	vpaddb	%xmm20, %xmm2, %xmm20
	vmovdqu64	%xmm20, (%r8,%rax)
	vcvtdq2ps	%zmm19, %zmm19
	vmulps	128(%r14,%rcx,4), %zmm19, %zmm19
	vmaxps	%zmm0, %zmm19, %zmm19
	vminps	%zmm1, %zmm19, %zmm19
	vaddps	%zmm3, %zmm19, %zmm19
	vpmovdb	%zmm19, %xmm19
	vpaddb	%xmm19, %xmm2, %xmm19
	vmovdqu64	%xmm19, (%rsi,%rax)
	movq	%rdx, %rax
	orq	$3, %rax
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	(%r14,%rcx,4), %zmm18, %zmm18
	vmaxps	%zmm0, %zmm18, %zmm18
	vminps	%zmm1, %zmm18, %zmm18
	vaddps	%zmm3, %zmm18, %zmm18
	vpmovdb	%zmm18, %xmm18
	vpaddb	%xmm18, %xmm2, %xmm18
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovdqu64	%xmm18, (%r11,%rax)
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	64(%r14,%rcx,4), %zmm17, %zmm17
	vmaxps	%zmm0, %zmm17, %zmm17
	vminps	%zmm1, %zmm17, %zmm17
	vaddps	%zmm3, %zmm17, %zmm17
	vpmovdb	%zmm17, %xmm17
	vpaddb	%xmm17, %xmm2, %xmm17
	vmovdqu64	%xmm17, (%r8,%rax)
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	128(%r14,%rcx,4), %zmm16, %zmm16
	vmaxps	%zmm0, %zmm16, %zmm16
	vminps	%zmm1, %zmm16, %zmm16
	vaddps	%zmm3, %zmm16, %zmm16
	vpmovdb	%zmm16, %xmm16
	vpaddb	%xmm16, %xmm2, %xmm16
	vmovdqu64	%xmm16, (%rsi,%rax)
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	(%r14,%rcx,4), %zmm15, %zmm15
	movq	%rdx, %rax
	vmaxps	%zmm0, %zmm15, %zmm15
	vminps	%zmm1, %zmm15, %zmm15
	vaddps	%zmm3, %zmm15, %zmm15
	vpmovdb	%zmm15, %xmm15
	orq	$4, %rax
	vpaddb	%xmm2, %xmm15, %xmm15
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovdqu	%xmm15, (%r11,%rax)
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	64(%r14,%rcx,4), %zmm14, %zmm14
	vmaxps	%zmm0, %zmm14, %zmm14
	vminps	%zmm1, %zmm14, %zmm14
	vaddps	%zmm3, %zmm14, %zmm14
	vpmovdb	%zmm14, %xmm14
	vpaddb	%xmm2, %xmm14, %xmm14
	vmovdqu	%xmm14, (%r8,%rax)
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	128(%r14,%rcx,4), %zmm13, %zmm13
	vmaxps	%zmm0, %zmm13, %zmm13
	vminps	%zmm1, %zmm13, %zmm13
	vaddps	%zmm3, %zmm13, %zmm13
	vpmovdb	%zmm13, %xmm13
	vpaddb	%xmm2, %xmm13, %xmm13
	vmovdqu	%xmm13, (%rsi,%rax)
	movq	%rdx, %rax
	orq	$5, %rax
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%r14,%rcx,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovdqu	%xmm8, (%r11,%rax)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	64(%r14,%rcx,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	vmovdqu	%xmm6, (%r8,%rax)
	vcvtdq2ps	%zmm10, %zmm6
	vmulps	128(%r14,%rcx,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	vmovdqu	%xmm6, (%rsi,%rax)
	vcvtdq2ps	%zmm12, %zmm6
	vmulps	(%r14,%rcx,4), %zmm6, %zmm6
	movq	%rdx, %rax
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	orq	$6, %rax
	vpaddb	%xmm6, %xmm2, %xmm6
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovdqu	%xmm6, (%r11,%rax)
	vcvtdq2ps	%zmm11, %zmm6
	vmulps	64(%r14,%rcx,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	vmovdqu	%xmm6, (%r8,%rax)
	vcvtdq2ps	%zmm7, %zmm6
	vmulps	128(%r14,%rcx,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	vmovdqu	%xmm6, (%rsi,%rax)
	movq	%rdx, %rax
	orq	$7, %rax
	vcvtdq2ps	%zmm9, %zmm6
	vmulps	(%r14,%rcx,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovdqu	%xmm6, (%r11,%rax)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%r14,%rcx,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	vmovdqu	%xmm5, (%r8,%rax)
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	128(%r14,%rcx,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	vmovdqu	%xmm4, (%rsi,%rax)
	movq	-120(%rsp), %rdi
	leaq	8(%rdi), %rax
	addq	$8, %rdx
	movq	-40(%rsp), %r9
	cmpq	%rax, %r9
	movq	-32(%rsp), %r11
	jl	.LBB88_5
.LBB88_2:
	vmovdqu64	(%r11), %zmm8
	movq	%rax, -120(%rsp)
	vmovdqu64	64(%r11), %zmm6
	vmovdqu64	128(%r11), %zmm4
	testq	%r10, %r10
	je	.LBB88_3
	movq	-128(%rsp), %rdi
	vmovdqu64	16(%rdi), %zmm28
	movq	80(%rdi), %rcx
	movq	88(%rdi), %rax
	movq	104(%rdi), %r9
	movq	%r9, %rsi
	shlq	$6, %rsi
	leaq	(%rsi,%rsi,2), %rbx
	movq	%rcx, %r15
	imulq	%rdx, %r15
	addq	(%rdi), %r15
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm13
	vmovdqa64	%zmm6, %zmm14
	vmovdqa64	%zmm8, %zmm15
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm6, %zmm17
	vmovdqa64	%zmm8, %zmm18
	vmovdqa64	%zmm4, %zmm19
	vmovdqa64	%zmm6, %zmm20
	vmovdqa64	%zmm8, %zmm21
	vmovdqa64	%zmm4, %zmm22
	vmovdqa64	%zmm6, %zmm23
	vmovdqa64	%zmm8, %zmm24
	vmovdqa64	%zmm4, %zmm25
	vmovdqa64	%zmm6, %zmm26
	vmovdqa64	%zmm8, %zmm27
	movq	-88(%rsp), %rbp
	movl	$0, %edi
	vmovdqa64	%zmm6, %zmm5
	vmovdqa64	%zmm8, %zmm9
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm8, %zmm12
	jmp	.LBB88_51
	.p2align	4
.LBB88_55:
	incq	%rdi
	cmpq	%r10, %rdi
	je	.LBB88_4
.LBB88_51:
	testq	%r9, %r9
	je	.LBB88_55
	movq	(%rax,%rdi,8), %r12
	addq	%r15, %r12
	movq	%rbp, %r13
	xorl	%r11d, %r11d
	.p2align	4
.LBB88_53:
	vmovdqu64	(%r13), %zmm31
	vmovdqu64	64(%r13), %zmm30
	vmovdqu64	128(%r13), %zmm29
	vpxord	(%r12,%r11,4){1to16}, %zmm28, %zmm3
	leaq	(%r12,%r11,4), %rsi
	incq	%r11
	vpmaddwd	%zmm31, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm27, %zmm27
	vpmaddwd	%zmm30, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm26, %zmm26
	vpmaddwd	%zmm29, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm25, %zmm25
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm0
	addq	%rcx, %rsi
	vpmaddwd	%zmm31, %zmm0, %zmm3
	vpaddd	%zmm3, %zmm24, %zmm24
	vpmaddwd	%zmm30, %zmm0, %zmm3
	vpaddd	%zmm3, %zmm23, %zmm23
	vpmaddwd	%zmm29, %zmm0, %zmm0
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm3
	vpaddd	%zmm0, %zmm22, %zmm22
	addq	%rcx, %rsi
	vpmaddwd	%zmm31, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm21, %zmm21
	vpmaddwd	%zmm30, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm20, %zmm20
	vpmaddwd	%zmm29, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm19, %zmm19
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm0
	addq	%rcx, %rsi
	vpmaddwd	%zmm31, %zmm0, %zmm3
	vpaddd	%zmm3, %zmm18, %zmm18
	vpmaddwd	%zmm30, %zmm0, %zmm3
	vpaddd	%zmm3, %zmm17, %zmm17
	vpmaddwd	%zmm29, %zmm0, %zmm0
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm3
	vpaddd	%zmm0, %zmm16, %zmm16
	addq	%rcx, %rsi
	vpmaddwd	%zmm31, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm15, %zmm15
	vpmaddwd	%zmm30, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm14, %zmm14
	vpmaddwd	%zmm29, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm13, %zmm13
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm0
	addq	%rcx, %rsi
	vpmaddwd	%zmm31, %zmm0, %zmm3
	vpaddd	%zmm3, %zmm8, %zmm8
	vpmaddwd	%zmm30, %zmm0, %zmm3
	vpaddd	%zmm3, %zmm6, %zmm6
	vpmaddwd	%zmm29, %zmm0, %zmm0
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm3
	vpaddd	%zmm0, %zmm10, %zmm10
	addq	%rcx, %rsi
	vpmaddwd	%zmm31, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm12, %zmm12
	vpmaddwd	%zmm30, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm11, %zmm11
	vpmaddwd	%zmm29, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm7, %zmm7
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm0
	vpmaddwd	%zmm31, %zmm0, %zmm3
	vpaddd	%zmm3, %zmm9, %zmm9
	vpmaddwd	%zmm30, %zmm0, %zmm3
	vpaddd	%zmm3, %zmm5, %zmm5
	vpmaddwd	%zmm29, %zmm0, %zmm0
	vpaddd	%zmm0, %zmm4, %zmm4
	addq	$192, %r13
	cmpq	%r11, %r9
	jne	.LBB88_53
	addq	%rbx, %rbp
	jmp	.LBB88_55
.LBB88_11:
	cmpq	$4, %rax
	jl	.LBB88_17
	leaq	16(%rsi), %rax
	movq	%rax, -48(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, -56(%rsp)
	movl	$4, %ecx
	xorl	%edi, %edi
	jmp	.LBB88_13
.LBB88_5:
	movq	%rdi, %rcx
	orq	$4, %rcx
	cmpq	%rcx, %r9
	movq	-104(%rsp), %rsi
	jge	.LBB88_13
.LBB88_6:
	leaq	2(%rdi), %rax
	cmpq	%rax, %r9
	movq	-128(%rsp), %r13
	jge	.LBB88_7
	jmp	.LBB88_10
.LBB88_13:
	movq	-128(%rsp), %rax
	movq	96(%rax), %rdx
	movq	%rdx, -112(%rsp)
	movq	128(%rax), %r8
	leaq	192(%r11), %rax
	movq	%rax, -24(%rsp)
	movq	-96(%rsp), %rax
	vmovups	(%rax), %zmm0
	vmovups	64(%rax), %zmm1
	movq	144(%rax), %rdx
	movq	%rdx, -72(%rsp)
	movq	152(%rax), %rdx
	movq	%rdx, -80(%rsp)
	movq	160(%rax), %rdx
	movq	%rdx, -88(%rsp)
	addq	$-16, %r8
	cmpq	%rsi, %r8
	cmovlq	%r8, %rsi
	movq	%rsi, -8(%rsp)
	movq	-48(%rsp), %rdx
	cmpq	%rdx, %r8
	cmovlq	%r8, %rdx
	movq	%rdx, -16(%rsp)
	movq	-56(%rsp), %rdx
	cmpq	%rdx, %r8
	cmovgeq	%rdx, %r8
	movq	%r8, -64(%rsp)
	vpbroadcastb	128(%rax), %xmm2
	vbroadcastss	.LCPI88_0(%rip), %zmm3
	movq	%rdi, %rax
	jmp	.LBB88_14
	.p2align	4
.LBB88_15:
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm6, %zmm13
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm6, %zmm16
.LBB88_16:
	vcvtdq2ps	%zmm16, %zmm12
	movq	-104(%rsp), %rsi
	movq	-72(%rsp), %r9
	vmulps	(%r9,%rsi,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpmovdb	%zmm12, %xmm12
	vpaddb	%xmm2, %xmm12, %xmm12
	movq	%rax, %rcx
	movq	-88(%rsp), %r11
	imulq	%r11, %rcx
	movq	-80(%rsp), %r10
	addq	%r10, %rcx
	movq	-8(%rsp), %rbx
	vmovdqu	%xmm12, (%rbx,%rcx)
	vcvtdq2ps	%zmm15, %zmm12
	movq	-48(%rsp), %rdx
	vmulps	(%r9,%rdx,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpmovdb	%zmm12, %xmm12
	vpaddb	%xmm2, %xmm12, %xmm12
	movq	-16(%rsp), %r14
	vmovdqu	%xmm12, (%r14,%rcx)
	vcvtdq2ps	%zmm14, %zmm12
	movq	-56(%rsp), %rdi
	vmulps	(%r9,%rdi,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpmovdb	%zmm12, %xmm12
	vpaddb	%xmm2, %xmm12, %xmm12
	movq	-64(%rsp), %r8
	vmovdqu	%xmm12, (%r8,%rcx)
	leaq	1(%rax), %rcx
	vcvtdq2ps	%zmm13, %zmm12
	vmulps	(%r9,%rsi,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpmovdb	%zmm12, %xmm12
	vpaddb	%xmm2, %xmm12, %xmm12
	imulq	%r11, %rcx
	addq	%r10, %rcx
	vmovdqu	%xmm12, (%rbx,%rcx)
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	(%r9,%rdx,4), %zmm11, %zmm11
	vmaxps	%zmm0, %zmm11, %zmm11
	vminps	%zmm1, %zmm11, %zmm11
	vaddps	%zmm3, %zmm11, %zmm11
	vpmovdb	%zmm11, %xmm11
	vpaddb	%xmm2, %xmm11, %xmm11
	vmovdqu	%xmm11, (%r14,%rcx)
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	(%r9,%rdi,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpmovdb	%zmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	vmovdqu	%xmm10, (%r8,%rcx)
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%r9,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	leaq	2(%rax), %rcx
	vpaddb	%xmm2, %xmm9, %xmm9
	imulq	%r11, %rcx
	addq	%r10, %rcx
	vmovdqu	%xmm9, (%rbx,%rcx)
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%r9,%rdx,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	vmovdqu	%xmm8, (%r14,%rcx)
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r9,%rdi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	vpaddb	%xmm7, %xmm2, %xmm7
	vmovdqu	%xmm7, (%r8,%rcx)
	addq	$3, %rax
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r9,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	imulq	%r11, %rax
	addq	%r10, %rax
	vmovdqu	%xmm6, (%rbx,%rax)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r9,%rdx,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	vmovdqu	%xmm5, (%r14,%rax)
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r9,%rdi,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	vmovdqu	%xmm4, (%r8,%rax)
	movq	-120(%rsp), %rdi
	leaq	4(%rdi), %rcx
	movq	%rdi, %rax
	movq	-40(%rsp), %r9
	cmpq	%rcx, %r9
	movq	-32(%rsp), %r11
	jl	.LBB88_6
.LBB88_14:
	vmovdqu64	(%r11), %zmm6
	movq	%rcx, -120(%rsp)
	vmovdqu64	64(%r11), %zmm5
	vmovdqu64	128(%r11), %zmm4
	cmpq	$0, -112(%rsp)
	je	.LBB88_15
	movq	-128(%rsp), %rsi
	vmovdqu64	16(%rsi), %zmm12
	movq	(%rsi), %rdx
	movq	80(%rsi), %rbx
	leaq	3(%rax), %rcx
	imulq	%rbx, %rcx
	leaq	2(%rax), %rdi
	imulq	%rbx, %rdi
	leaq	1(%rax), %r9
	imulq	%rbx, %r9
	imulq	%rax, %rbx
	movq	88(%rsi), %r8
	movq	%r8, (%rsp)
	movq	104(%rsi), %r10
	addq	%rdx, %rbx
	movq	%r10, %rsi
	shlq	$6, %rsi
	leaq	(%rsi,%rsi,2), %r14
	addq	%rdx, %rcx
	addq	%rdx, %rdi
	addq	%rdx, %r9
	movq	-24(%rsp), %rdx
	xorl	%r12d, %r12d
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm6, %zmm13
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm6, %zmm16
	jmp	.LBB88_45
	.p2align	4
.LBB88_49:
	incq	%r12
	cmpq	-112(%rsp), %r12
	je	.LBB88_16
.LBB88_45:
	testq	%r10, %r10
	je	.LBB88_49
	movq	(%rsp), %rsi
	movq	(%rsi,%r12,8), %rbp
	leaq	(%rbx,%rbp), %r8
	leaq	(%rcx,%rbp), %r11
	leaq	(%rdi,%rbp), %rsi
	addq	%r9, %rbp
	movq	%rdx, %r15
	xorl	%r13d, %r13d
	.p2align	4
.LBB88_47:
	vmovdqu64	(%r15), %zmm17
	vmovdqu64	64(%r15), %zmm18
	vmovdqu64	128(%r15), %zmm19
	vpxord	(%r8,%r13,4){1to16}, %zmm12, %zmm20
	vpmaddwd	%zmm17, %zmm20, %zmm21
	vpaddd	%zmm21, %zmm16, %zmm16
	vpmaddwd	%zmm18, %zmm20, %zmm21
	vpaddd	%zmm21, %zmm15, %zmm15
	vpmaddwd	%zmm19, %zmm20, %zmm20
	vpaddd	%zmm20, %zmm14, %zmm14
	vpxord	(%rbp,%r13,4){1to16}, %zmm12, %zmm20
	vpmaddwd	%zmm17, %zmm20, %zmm21
	vpaddd	%zmm21, %zmm13, %zmm13
	vpmaddwd	%zmm18, %zmm20, %zmm21
	vpaddd	%zmm21, %zmm11, %zmm11
	vpmaddwd	%zmm19, %zmm20, %zmm20
	vpxord	(%rsi,%r13,4){1to16}, %zmm12, %zmm21
	vpaddd	%zmm20, %zmm10, %zmm10
	vpmaddwd	%zmm17, %zmm21, %zmm20
	vpaddd	%zmm20, %zmm9, %zmm9
	vpmaddwd	%zmm18, %zmm21, %zmm20
	vpxord	(%r11,%r13,4){1to16}, %zmm12, %zmm22
	vpaddd	%zmm20, %zmm8, %zmm8
	incq	%r13
	vpmaddwd	%zmm19, %zmm21, %zmm20
	vpaddd	%zmm20, %zmm7, %zmm7
	vpmaddwd	%zmm17, %zmm22, %zmm17
	vpaddd	%zmm17, %zmm6, %zmm6
	vpmaddwd	%zmm18, %zmm22, %zmm17
	vpaddd	%zmm17, %zmm5, %zmm5
	vpmaddwd	%zmm19, %zmm22, %zmm17
	vpaddd	%zmm17, %zmm4, %zmm4
	addq	$192, %r15
	cmpq	%r13, %r10
	jne	.LBB88_47
	addq	%r14, %rdx
	jmp	.LBB88_49
.LBB88_17:
	cmpq	$1, %rax
	jle	.LBB88_19
	movl	$2, %eax
	xorl	%edi, %edi
.LBB88_7:
	movq	%rax, -112(%rsp)
	movq	%rdi, -120(%rsp)
	vmovdqu64	(%r11), %zmm2
	vmovdqu64	64(%r11), %zmm1
	vmovdqu64	128(%r11), %zmm0
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB88_8
	leaq	192(%r11), %rax
	vmovdqu64	16(%r13), %zmm4
	movq	(%r13), %rdi
	movq	80(%r13), %r8
	movq	%r8, %r9
	movq	-120(%rsp), %rsi
	imulq	%rsi, %r9
	movq	88(%r13), %r10
	movq	104(%r13), %r11
	leaq	(%rdi,%r9), %rbx
	movq	%r11, %rdx
	shlq	$6, %rdx
	leaq	(%rdx,%rdx,2), %r14
	movq	%r11, %r15
	andq	$-2, %r15
	leaq	1(%rsi), %r12
	imulq	%r8, %r12
	xorl	%r13d, %r13d
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm5
	vmovdqa64	%zmm2, %zmm6
	jmp	.LBB88_34
	.p2align	4
.LBB88_40:
	addq	%r14, %rax
.LBB88_41:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB88_9
.LBB88_34:
	testq	%r11, %r11
	je	.LBB88_41
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB88_42
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB88_40
	jmp	.LBB88_39
	.p2align	4
.LBB88_42:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB88_43:
	vpxord	(%rbp,%r9){1to16}, %zmm4, %zmm7
	vmovdqu64	(%rdx), %zmm8
	vmovdqu64	64(%rdx), %zmm9
	vmovdqu64	128(%rdx), %zmm10
	vmovdqu64	192(%rdx), %zmm11
	vpmaddwd	%zmm8, %zmm7, %zmm12
	vpaddd	%zmm12, %zmm6, %zmm6
	vpmaddwd	%zmm9, %zmm7, %zmm12
	vpaddd	%zmm12, %zmm5, %zmm5
	vpmaddwd	%zmm10, %zmm7, %zmm7
	vpxord	(%rbp,%r12){1to16}, %zmm4, %zmm12
	vpaddd	%zmm7, %zmm3, %zmm3
	vpmaddwd	%zmm8, %zmm12, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm2
	vpmaddwd	%zmm9, %zmm12, %zmm7
	vpaddd	%zmm7, %zmm1, %zmm1
	vpmaddwd	%zmm10, %zmm12, %zmm7
	vmovdqu64	256(%rdx), %zmm8
	vmovdqu64	320(%rdx), %zmm9
	vpxord	4(%rbp,%r9){1to16}, %zmm4, %zmm10
	vpaddd	%zmm7, %zmm0, %zmm0
	vpmaddwd	%zmm11, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm6, %zmm6
	vpmaddwd	%zmm8, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm5, %zmm5
	vpmaddwd	%zmm9, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm3, %zmm3
	vpxord	4(%rbp,%r12){1to16}, %zmm4, %zmm7
	vpmaddwd	%zmm11, %zmm7, %zmm10
	vpaddd	%zmm10, %zmm2, %zmm2
	vpmaddwd	%zmm8, %zmm7, %zmm8
	vpaddd	%zmm8, %zmm1, %zmm1
	vpmaddwd	%zmm9, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm0, %zmm0
	addq	$384, %rdx
	addq	$8, %rbp
	addq	$-2, %rsi
	jne	.LBB88_43
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB88_40
.LBB88_39:
	vmovdqu64	(%rdx), %zmm7
	vmovdqu64	64(%rdx), %zmm8
	vmovdqu64	128(%rdx), %zmm9
	vpxord	(%rbp){1to16}, %zmm4, %zmm10
	vpmaddwd	%zmm7, %zmm10, %zmm11
	vpaddd	%zmm11, %zmm6, %zmm6
	vpmaddwd	%zmm8, %zmm10, %zmm11
	vpaddd	%zmm11, %zmm5, %zmm5
	vpmaddwd	%zmm9, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm3, %zmm3
	vpxord	(%rbp,%r8){1to16}, %zmm4, %zmm10
	vpmaddwd	%zmm7, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm2
	vpmaddwd	%zmm8, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm1, %zmm1
	vpmaddwd	%zmm9, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm0, %zmm0
	jmp	.LBB88_40
.LBB88_8:
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm5
	vmovdqa64	%zmm2, %zmm6
.LBB88_9:
	movq	-128(%rsp), %r13
	movq	128(%r13), %rax
	addq	$-16, %rax
	movq	-104(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rdx
	cmovlq	%rax, %rdx
	movq	-96(%rsp), %r8
	vmovups	(%r8), %zmm4
	vmovups	64(%r8), %zmm7
	movq	144(%r8), %rcx
	vcvtdq2ps	%zmm6, %zmm6
	movq	152(%r8), %r11
	movq	160(%r8), %rdi
	vmulps	(%rcx,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm4, %zmm6, %zmm6
	vminps	%zmm7, %zmm6, %zmm6
	vbroadcastss	.LCPI88_0(%rip), %zmm8
	vaddps	%zmm8, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpbroadcastb	128(%r8), %xmm9
	vpaddb	%xmm6, %xmm9, %xmm6
	movq	%rdi, %r9
	movq	-120(%rsp), %rbx
	imulq	%rbx, %r9
	addq	%r11, %r9
	vmovdqu	%xmm6, (%rdx,%r9)
	leaq	16(%rsi), %r8
	cmpq	%r8, %rax
	cmovlq	%rax, %r8
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%rcx,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm4, %zmm5, %zmm5
	vminps	%zmm7, %zmm5, %zmm5
	vaddps	%zmm8, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm9, %xmm5
	vmovdqu	%xmm5, (%r8,%r9)
	leaq	32(%rsi), %r10
	cmpq	%r10, %rax
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	128(%rcx,%rsi,4), %zmm3, %zmm3
	cmovgeq	%r10, %rax
	vmaxps	%zmm4, %zmm3, %zmm3
	vminps	%zmm7, %zmm3, %zmm3
	vaddps	%zmm8, %zmm3, %zmm3
	vpmovdb	%zmm3, %xmm3
	vpaddb	%xmm3, %xmm9, %xmm3
	vmovdqu	%xmm3, (%rax,%r9)
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%rcx,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm4, %zmm2, %zmm2
	vminps	%zmm7, %zmm2, %zmm2
	vaddps	%zmm8, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	incq	%rbx
	vpaddb	%xmm2, %xmm9, %xmm2
	imulq	%rdi, %rbx
	addq	%r11, %rbx
	vmovdqu	%xmm2, (%rdx,%rbx)
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rcx,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm4, %zmm1, %zmm1
	vminps	%zmm7, %zmm1, %zmm1
	vaddps	%zmm8, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	vpaddb	%xmm1, %xmm9, %xmm1
	vmovdqu	%xmm1, (%r8,%rbx)
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	128(%rcx,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm4, %zmm0, %zmm0
	vminps	%zmm7, %zmm0, %zmm0
	vaddps	%zmm8, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm9, %xmm0
	vmovdqu	%xmm0, (%rax,%rbx)
	movq	-112(%rsp), %rdi
	movq	-32(%rsp), %r11
	movq	-40(%rsp), %r9
.LBB88_10:
	cmpq	%r9, %rdi
	jge	.LBB88_24
.LBB88_21:
	vmovdqu64	(%r11), %zmm2
	vmovdqu64	64(%r11), %zmm1
	vmovdqu64	128(%r11), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB88_22
	addq	$192, %r11
	vmovdqu64	16(%r13), %zmm3
	movq	80(%r13), %rcx
	movq	%rdi, %r12
	imulq	%rdi, %rcx
	movq	88(%r13), %rdx
	movq	104(%r13), %rdi
	addq	(%r13), %rcx
	movq	%rdi, %r8
	shlq	$6, %r8
	leaq	(%r8,%r8,2), %r8
	movq	%rdi, %r9
	andq	$-2, %r9
	xorl	%r10d, %r10d
	jmp	.LBB88_26
	.p2align	4
.LBB88_30:
	movq	%r15, %r11
	addq	%r8, %r11
.LBB88_31:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB88_23
.LBB88_26:
	testq	%rdi, %rdi
	je	.LBB88_31
	movq	(%rdx,%r10,8), %r14
	addq	%rcx, %r14
	movq	%r11, %r15
	movq	%r9, %rbx
	cmpq	$1, %rdi
	je	.LBB88_28
	.p2align	4
.LBB88_32:
	vpxord	(%r14){1to16}, %zmm3, %zmm4
	vpmaddwd	(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm2
	vpmaddwd	64(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm1, %zmm1
	vpmaddwd	128(%r11), %zmm4, %zmm4
	vpaddd	%zmm4, %zmm0, %zmm0
	vpxord	4(%r14){1to16}, %zmm3, %zmm4
	vpmaddwd	192(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm2
	vpmaddwd	256(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm1, %zmm1
	vpmaddwd	320(%r11), %zmm4, %zmm4
	vpaddd	%zmm4, %zmm0, %zmm0
	addq	$8, %r14
	addq	$384, %r11
	addq	$-2, %rbx
	jne	.LBB88_32
.LBB88_28:
	testb	$1, %dil
	je	.LBB88_30
	vpxord	(%r14){1to16}, %zmm3, %zmm4
	vpmaddwd	(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm2
	vpmaddwd	64(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm1, %zmm1
	vpmaddwd	128(%r11), %zmm4, %zmm4
	vpaddd	%zmm4, %zmm0, %zmm0
	jmp	.LBB88_30
.LBB88_22:
	movq	%rdi, %r12
.LBB88_23:
	movq	-128(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rdx
	movq	-96(%rsp), %rdi
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm4
	movq	144(%rdi), %rcx
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%rcx,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm3, %zmm2, %zmm2
	vbroadcastss	.LCPI88_0(%rip), %zmm5
	vminps	%zmm4, %zmm2, %zmm2
	vaddps	%zmm5, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpbroadcastb	128(%rdi), %xmm6
	cmovlq	%rax, %rdx
	vpaddb	%xmm2, %xmm6, %xmm2
	imulq	160(%rdi), %r12
	addq	152(%rdi), %r12
	vmovdqu	%xmm2, (%rdx,%r12)
	leaq	16(%rsi), %rdx
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rcx,%rsi,4), %zmm1, %zmm1
	cmpq	%rdx, %rax
	vmaxps	%zmm3, %zmm1, %zmm1
	vminps	%zmm4, %zmm1, %zmm1
	vaddps	%zmm5, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	cmovlq	%rax, %rdx
	vpaddb	%xmm1, %xmm6, %xmm1
	vmovdqu	%xmm1, (%rdx,%r12)
	leaq	32(%rsi), %rdx
	cmpq	%rdx, %rax
	cmovgeq	%rdx, %rax
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	128(%rcx,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm3, %zmm0, %zmm0
	vminps	%zmm4, %zmm0, %zmm0
	vaddps	%zmm5, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm6, %xmm0
	vmovdqu	%xmm0, (%rax,%r12)
.LBB88_24:
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
.LBB88_19:
	.cfi_def_cfa_offset 128
	jne	.LBB88_24
	xorl	%edi, %edi
	jmp	.LBB88_21
.Lfunc_end88:
	.size	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5, .Lfunc_end88-$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI89_0:
	.long	0x4b400000
	.text
	.hidden	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5
	.weak	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5,@function
$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5:
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
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rdx, -80(%rsp)
	movq	%rsi, -56(%rsp)
	movq	%r13, -112(%rsp)
	movq	%rdi, -64(%rsp)
	movq	%rax, -72(%rsp)
	jl	.LBB89_11
	movq	96(%r13), %r8
	movq	128(%r13), %r9
	leaq	64(%rdi), %rax
	movq	%rax, -96(%rsp)
	vmovups	(%rdx), %zmm0
	vmovups	64(%rdx), %zmm1
	movq	144(%rdx), %rax
	movq	%rax, -88(%rsp)
	movq	160(%rdx), %rbx
	addq	$-16, %r9
	cmpq	%rsi, %r9
	cmovgeq	%rsi, %r9
	addq	152(%rdx), %r9
	vpbroadcastb	128(%rdx), %xmm2
	movl	$8, %eax
	xorl	%r14d, %r14d
	vbroadcastss	.LCPI89_0(%rip), %zmm3
	jmp	.LBB89_2
	.p2align	4
.LBB89_3:
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm12
.LBB89_4:
	vcvtdq2ps	%zmm12, %zmm11
	movq	-56(%rsp), %rsi
	movq	-88(%rsp), %rcx
	vmulps	(%rcx,%rsi,4), %zmm11, %zmm11
	vmaxps	%zmm0, %zmm11, %zmm11
	vminps	%zmm1, %zmm11, %zmm11
	vaddps	%zmm3, %zmm11, %zmm11
	vpmovdb	%zmm11, %xmm11
	vpaddb	%xmm2, %xmm11, %xmm11
	movq	%r14, %rax
	imulq	%rbx, %rax
	vmovdqu	%xmm11, (%r9,%rax)
	movq	%r14, %rax
	orq	$1, %rax
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	(%rcx,%rsi,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpmovdb	%zmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	imulq	%rbx, %rax
	vmovdqu	%xmm10, (%r9,%rax)
	movq	%r14, %rax
	orq	$2, %rax
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%rcx,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	vpaddb	%xmm2, %xmm9, %xmm9
	imulq	%rbx, %rax
	vmovdqu	%xmm9, (%r9,%rax)
	movq	%r14, %rax
	orq	$3, %rax
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%rcx,%rsi,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	imulq	%rbx, %rax
	vmovdqu	%xmm8, (%r9,%rax)
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%rcx,%rsi,4), %zmm7, %zmm7
	movq	%r14, %rax
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	orq	$4, %rax
	vpaddb	%xmm7, %xmm2, %xmm7
	imulq	%rbx, %rax
	vmovdqu	%xmm7, (%r9,%rax)
	movq	%r14, %rax
	orq	$5, %rax
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%rcx,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	imulq	%rbx, %rax
	vmovdqu	%xmm6, (%r9,%rax)
	movq	%r14, %rax
	orq	$6, %rax
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%rcx,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	imulq	%rbx, %rax
	vmovdqu	%xmm5, (%r9,%rax)
	movq	%r14, %rax
	orq	$7, %rax
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rcx,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	imulq	%rbx, %rax
	vmovdqu	%xmm4, (%r9,%rax)
	movq	-104(%rsp), %rdx
	leaq	8(%rdx), %rax
	addq	$8, %r14
	movq	-72(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-64(%rsp), %rdi
	jl	.LBB89_5
.LBB89_2:
	movq	%rax, -104(%rsp)
	vmovdqu64	(%rdi), %zmm4
	testq	%r8, %r8
	je	.LBB89_3
	movq	-112(%rsp), %rax
	vmovdqu64	16(%rax), %zmm11
	movq	80(%rax), %r15
	movq	88(%rax), %r12
	movq	104(%rax), %rbp
	movq	%rbp, %r10
	shlq	$6, %r10
	movq	%r15, %rdx
	imulq	%r14, %rdx
	addq	(%rax), %rdx
	movq	-96(%rsp), %rcx
	xorl	%eax, %eax
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm12
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
	vmovdqu64	(%rdi), %zmm13
	leaq	(%rsi,%r13,4), %r11
	vpxord	(%rsi,%r13,4){1to16}, %zmm11, %zmm14
	vpmaddwd	%zmm13, %zmm14, %zmm14
	vpxord	(%r15,%r11){1to16}, %zmm11, %zmm15
	vpaddd	%zmm14, %zmm12, %zmm12
	addq	%r15, %r11
	vpmaddwd	%zmm13, %zmm15, %zmm14
	vpaddd	%zmm14, %zmm10, %zmm10
	vpxord	(%r15,%r11){1to16}, %zmm11, %zmm14
	incq	%r13
	addq	%r15, %r11
	vpmaddwd	%zmm13, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm9, %zmm9
	vpxord	(%r15,%r11){1to16}, %zmm11, %zmm14
	addq	%r15, %r11
	vpmaddwd	%zmm13, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm8, %zmm8
	vpxord	(%r15,%r11){1to16}, %zmm11, %zmm14
	addq	%r15, %r11
	vpmaddwd	%zmm13, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm7, %zmm7
	vpxord	(%r15,%r11){1to16}, %zmm11, %zmm14
	addq	%r15, %r11
	vpmaddwd	%zmm13, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm6, %zmm6
	vpxord	(%r15,%r11){1to16}, %zmm11, %zmm14
	addq	%r15, %r11
	vpmaddwd	%zmm13, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm5, %zmm5
	vpxord	(%r15,%r11){1to16}, %zmm11, %zmm14
	vpmaddwd	%zmm13, %zmm14, %zmm13
	vpaddd	%zmm13, %zmm4, %zmm4
	addq	$64, %rdi
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
	movq	-112(%rsp), %r13
	jge	.LBB89_7
	jmp	.LBB89_10
.LBB89_13:
	movq	-112(%rsp), %rcx
	movq	96(%rcx), %r8
	movq	128(%rcx), %r9
	movq	-80(%rsp), %rcx
	vmovups	(%rcx), %zmm0
	vmovups	64(%rcx), %zmm1
	leaq	64(%rdi), %r10
	movq	%r10, -40(%rsp)
	movq	144(%rcx), %r10
	movq	%r10, -24(%rsp)
	movq	160(%rcx), %r10
	movq	%r10, -32(%rsp)
	addq	$-16, %r9
	cmpq	%rsi, %r9
	cmovgeq	%rsi, %r9
	addq	152(%rcx), %r9
	movq	%r9, -16(%rsp)
	vpbroadcastb	128(%rcx), %xmm2
	vbroadcastss	.LCPI89_0(%rip), %zmm3
	movq	%rdx, %r14
	jmp	.LBB89_14
	.p2align	4
.LBB89_15:
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
.LBB89_16:
	vcvtdq2ps	%zmm8, %zmm5
	movq	-56(%rsp), %rsi
	movq	-24(%rsp), %rdx
	vmulps	(%rdx,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	movq	%r14, %rax
	movq	-32(%rsp), %rdi
	imulq	%rdi, %rax
	movq	-16(%rsp), %rcx
	vmovdqu	%xmm5, (%rcx,%rax)
	leaq	1(%r14), %rax
	vcvtdq2ps	%zmm7, %zmm5
	vmulps	(%rdx,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	imulq	%rdi, %rax
	vmovdqu	%xmm5, (%rcx,%rax)
	leaq	2(%r14), %rax
	vcvtdq2ps	%zmm6, %zmm5
	vmulps	(%rdx,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	imulq	%rdi, %rax
	vmovdqu	%xmm5, (%rcx,%rax)
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rdx,%rsi,4), %zmm4, %zmm4
	addq	$3, %r14
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	imulq	%rdi, %r14
	vmovdqu	%xmm4, (%rcx,%r14)
	movq	-104(%rsp), %rdx
	leaq	4(%rdx), %rax
	movq	%rdx, %r14
	movq	-72(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-64(%rsp), %rdi
	jl	.LBB89_6
.LBB89_14:
	movq	%rax, -104(%rsp)
	vmovdqu64	(%rdi), %zmm4
	testq	%r8, %r8
	je	.LBB89_15
	movq	-112(%rsp), %rax
	movq	(%rax), %rsi
	vmovdqu64	16(%rax), %zmm5
	movq	80(%rax), %rcx
	movq	%rcx, %rdx
	imulq	%r14, %rdx
	movq	88(%rax), %r15
	movq	104(%rax), %r12
	movq	%rsi, -88(%rsp)
	leaq	(%rsi,%rdx), %rax
	movq	%rax, -96(%rsp)
	leaq	(%rcx,%rcx), %rax
	movq	%rax, -48(%rsp)
	movq	%r12, %rdi
	shlq	$6, %rdi
	movq	%r12, %rax
	andq	$-2, %rax
	movq	%rax, -8(%rsp)
	leaq	3(%r14), %r13
	imulq	%rcx, %r13
	leaq	2(%r14), %rsi
	imulq	%rcx, %rsi
	leaq	1(%r14), %rbx
	imulq	%rcx, %rbx
	movq	-40(%rsp), %rax
	xorl	%ebp, %ebp
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
	jmp	.LBB89_47
	.p2align	4
.LBB89_53:
	addq	%rdi, %rax
.LBB89_54:
	incq	%rbp
	cmpq	%r8, %rbp
	je	.LBB89_16
.LBB89_47:
	testq	%r12, %r12
	je	.LBB89_54
	movq	(%r15,%rbp,8), %r10
	cmpq	$1, %r12
	jne	.LBB89_55
	addq	-96(%rsp), %r10
	movq	%rax, %r9
	testb	$1, %r12b
	je	.LBB89_53
	jmp	.LBB89_52
	.p2align	4
.LBB89_55:
	addq	-88(%rsp), %r10
	movq	-8(%rsp), %r11
	movq	%rax, %r9
	.p2align	4
.LBB89_56:
	vpxord	(%r10,%rdx){1to16}, %zmm5, %zmm9
	vmovdqu64	(%r9), %zmm10
	vmovdqu64	64(%r9), %zmm11
	vpmaddwd	%zmm10, %zmm9, %zmm9
	vpxord	(%r10,%rbx){1to16}, %zmm5, %zmm12
	vpaddd	%zmm9, %zmm8, %zmm8
	vpmaddwd	%zmm10, %zmm12, %zmm9
	vpaddd	%zmm9, %zmm7, %zmm7
	vpxord	(%r10,%rsi){1to16}, %zmm5, %zmm9
	vpmaddwd	%zmm10, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm6, %zmm6
	vpxord	(%r10,%r13){1to16}, %zmm5, %zmm9
	vpmaddwd	%zmm10, %zmm9, %zmm9
	vpxord	4(%r10,%rdx){1to16}, %zmm5, %zmm10
	vpaddd	%zmm9, %zmm4, %zmm4
	vpmaddwd	%zmm11, %zmm10, %zmm9
	vpaddd	%zmm9, %zmm8, %zmm8
	vpxord	4(%r10,%rbx){1to16}, %zmm5, %zmm9
	vpmaddwd	%zmm11, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm7, %zmm7
	vpxord	4(%r10,%rsi){1to16}, %zmm5, %zmm9
	vpmaddwd	%zmm11, %zmm9, %zmm9
	vpxord	4(%r10,%r13){1to16}, %zmm5, %zmm10
	vpaddd	%zmm9, %zmm6, %zmm6
	vpmaddwd	%zmm11, %zmm10, %zmm9
	vpaddd	%zmm9, %zmm4, %zmm4
	subq	$-128, %r9
	addq	$8, %r10
	addq	$-2, %r11
	jne	.LBB89_56
	addq	%rdx, %r10
	testb	$1, %r12b
	je	.LBB89_53
.LBB89_52:
	vmovdqu64	(%r9), %zmm9
	vpxord	(%r10){1to16}, %zmm5, %zmm10
	vpmaddwd	%zmm9, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm8, %zmm8
	leaq	(%r10,%rcx), %r9
	vpxord	(%r10,%rcx){1to16}, %zmm5, %zmm10
	vpmaddwd	%zmm9, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm7, %zmm7
	vpxord	(%r10,%rcx,2){1to16}, %zmm5, %zmm10
	vpmaddwd	%zmm9, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm6, %zmm6
	movq	-48(%rsp), %r10
	vpxord	(%r10,%r9){1to16}, %zmm5, %zmm10
	vpmaddwd	%zmm9, %zmm10, %zmm9
	vpaddd	%zmm9, %zmm4, %zmm4
	jmp	.LBB89_53
.LBB89_17:
	cmpq	$1, %rax
	jle	.LBB89_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB89_7:
	movq	%rax, -48(%rsp)
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	movq	%rdx, -104(%rsp)
	je	.LBB89_8
	leaq	64(%rdi), %r8
	vmovdqu64	16(%r13), %zmm1
	movq	(%r13), %rcx
	movq	80(%r13), %rsi
	movq	%rsi, %rdi
	imulq	%rdx, %rdi
	movq	88(%r13), %r9
	movq	104(%r13), %r10
	movq	%rcx, -88(%rsp)
	addq	%rdi, %rcx
	movq	%rcx, -96(%rsp)
	movq	%r10, %rbx
	shlq	$6, %rbx
	movl	%r10d, %r14d
	andl	$3, %r14d
	movq	%r10, %r11
	andq	$-4, %r11
	leaq	1(%rdx), %r12
	imulq	%rsi, %r12
	xorl	%r13d, %r13d
	vmovdqa64	%zmm0, %zmm2
	jmp	.LBB89_35
	.p2align	4
.LBB89_42:
	addq	%rbx, %r8
.LBB89_43:
	incq	%r13
	cmpq	%rax, %r13
	je	.LBB89_9
.LBB89_35:
	testq	%r10, %r10
	je	.LBB89_43
	movq	(%r9,%r13,8), %rbp
	cmpq	$4, %r10
	jae	.LBB89_44
	addq	-96(%rsp), %rbp
	movq	%r8, %rcx
	testq	%r14, %r14
	jne	.LBB89_40
	jmp	.LBB89_42
	.p2align	4
.LBB89_44:
	addq	-88(%rsp), %rbp
	movq	%r11, %r15
	movq	%r8, %rcx
	.p2align	4
.LBB89_45:
	vpxord	(%rbp,%rdi){1to16}, %zmm1, %zmm3
	vmovdqu64	(%rcx), %zmm4
	vmovdqu64	64(%rcx), %zmm5
	vmovdqu64	128(%rcx), %zmm6
	vmovdqu64	192(%rcx), %zmm7
	vpmaddwd	%zmm4, %zmm3, %zmm3
	vpxord	(%rbp,%r12){1to16}, %zmm1, %zmm8
	vpaddd	%zmm3, %zmm2, %zmm2
	vpmaddwd	%zmm4, %zmm8, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	vpxord	4(%rbp,%rdi){1to16}, %zmm1, %zmm3
	vpmaddwd	%zmm5, %zmm3, %zmm3
	vpxord	4(%rbp,%r12){1to16}, %zmm1, %zmm4
	vpmaddwd	%zmm5, %zmm4, %zmm4
	vpxord	8(%rbp,%rdi){1to16}, %zmm1, %zmm5
	vpmaddwd	%zmm6, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm3, %zmm3
	vpaddd	%zmm3, %zmm2, %zmm2
	vpxord	8(%rbp,%r12){1to16}, %zmm1, %zmm3
	vpmaddwd	%zmm6, %zmm3, %zmm3
	vpaddd	%zmm3, %zmm4, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	vpxord	12(%rbp,%rdi){1to16}, %zmm1, %zmm3
	vpmaddwd	%zmm7, %zmm3, %zmm3
	vpxord	12(%rbp,%r12){1to16}, %zmm1, %zmm4
	vpaddd	%zmm3, %zmm2, %zmm2
	vpmaddwd	%zmm7, %zmm4, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	addq	$256, %rcx
	addq	$16, %rbp
	addq	$-4, %r15
	jne	.LBB89_45
	addq	%rdi, %rbp
	testq	%r14, %r14
	je	.LBB89_42
.LBB89_40:
	leaq	(%rsi,%rbp), %r15
	xorl	%edx, %edx
	.p2align	4
.LBB89_41:
	vmovdqu64	(%rcx), %zmm3
	vpxord	(%rbp,%rdx,4){1to16}, %zmm1, %zmm4
	vpmaddwd	%zmm3, %zmm4, %zmm4
	vpxord	(%r15,%rdx,4){1to16}, %zmm1, %zmm5
	vpaddd	%zmm4, %zmm2, %zmm2
	vpmaddwd	%zmm3, %zmm5, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	addq	$64, %rcx
	incq	%rdx
	cmpq	%rdx, %r14
	jne	.LBB89_41
	jmp	.LBB89_42
.LBB89_8:
	vmovdqa64	%zmm0, %zmm2
.LBB89_9:
	movq	-112(%rsp), %r13
	movq	128(%r13), %rax
	addq	$-16, %rax
	movq	-56(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	-80(%rsp), %rdi
	vmovups	(%rdi), %zmm1
	vmovups	64(%rdi), %zmm3
	cmovgeq	%rsi, %rax
	movq	144(%rdi), %rcx
	vcvtdq2ps	%zmm2, %zmm2
	movq	152(%rdi), %rdx
	vmulps	(%rcx,%rsi,4), %zmm2, %zmm2
	movq	160(%rdi), %r8
	vmaxps	%zmm1, %zmm2, %zmm2
	vminps	%zmm3, %zmm2, %zmm2
	vbroadcastss	.LCPI89_0(%rip), %zmm4
	vaddps	%zmm4, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpbroadcastb	128(%rdi), %xmm5
	vpaddb	%xmm2, %xmm5, %xmm2
	movq	%r8, %rdi
	movq	-104(%rsp), %r9
	imulq	%r9, %rdi
	addq	%rdx, %rdi
	vmovdqu	%xmm2, (%rax,%rdi)
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rcx,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm1, %zmm0, %zmm0
	vminps	%zmm3, %zmm0, %zmm0
	vaddps	%zmm4, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	incq	%r9
	vpaddb	%xmm0, %xmm5, %xmm0
	imulq	%r8, %r9
	addq	%rdx, %r9
	vmovdqu	%xmm0, (%rax,%r9)
	movq	-48(%rsp), %rdx
	movq	-64(%rsp), %rdi
	movq	-72(%rsp), %rcx
.LBB89_10:
	cmpq	%rcx, %rdx
	jge	.LBB89_24
.LBB89_21:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB89_22
	addq	$64, %rdi
	vmovdqu64	16(%r13), %zmm1
	movq	80(%r13), %rcx
	movq	%rdx, %rbp
	imulq	%rdx, %rcx
	movq	88(%r13), %rdx
	movq	104(%r13), %r15
	addq	(%r13), %rcx
	movq	%r15, %r12
	shlq	$6, %r12
	movl	%r15d, %r8d
	andl	$3, %r8d
	movq	%r15, %r9
	andq	$-4, %r9
	xorl	%r10d, %r10d
	jmp	.LBB89_26
	.p2align	4
.LBB89_31:
	addq	%r12, %rdi
.LBB89_32:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB89_23
.LBB89_26:
	testq	%r15, %r15
	je	.LBB89_32
	movq	(%rdx,%r10,8), %r11
	addq	%rcx, %r11
	movq	%rdi, %rbx
	movq	%r9, %r14
	cmpq	$4, %r15
	jb	.LBB89_28
	.p2align	4
.LBB89_33:
	vpxord	(%r11){1to16}, %zmm1, %zmm2
	vpmaddwd	(%rbx), %zmm2, %zmm2
	vpaddd	%zmm2, %zmm0, %zmm0
	vpxord	4(%r11){1to16}, %zmm1, %zmm2
	vpmaddwd	64(%rbx), %zmm2, %zmm2
	vpxord	8(%r11){1to16}, %zmm1, %zmm3
	vpmaddwd	128(%rbx), %zmm3, %zmm3
	vpaddd	%zmm3, %zmm2, %zmm2
	vpaddd	%zmm2, %zmm0, %zmm0
	vpxord	12(%r11){1to16}, %zmm1, %zmm2
	vpmaddwd	192(%rbx), %zmm2, %zmm2
	vpaddd	%zmm2, %zmm0, %zmm0
	addq	$16, %r11
	addq	$256, %rbx
	addq	$-4, %r14
	jne	.LBB89_33
.LBB89_28:
	testq	%r8, %r8
	je	.LBB89_31
	xorl	%r14d, %r14d
	.p2align	4
.LBB89_30:
	vpxord	(%r11,%r14,4){1to16}, %zmm1, %zmm2
	vpmaddwd	(%rbx), %zmm2, %zmm2
	vpaddd	%zmm2, %zmm0, %zmm0
	addq	$64, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB89_30
	jmp	.LBB89_31
.LBB89_22:
	movq	%rdx, %rbp
.LBB89_23:
	movq	-112(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	-80(%rsp), %rdx
	movq	144(%rdx), %rcx
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rcx,%rsi,4), %zmm0, %zmm0
	vmaxps	(%rdx), %zmm0, %zmm0
	vminps	64(%rdx), %zmm0, %zmm0
	vaddps	.LCPI89_0(%rip){1to16}, %zmm0, %zmm0
	cmovgeq	%rsi, %rax
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%rdx), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	imulq	160(%rdx), %rbp
	addq	152(%rdx), %rbp
	vmovdqu	%xmm0, (%rax,%rbp)
.LBB89_24:
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
	.cfi_def_cfa_offset 56
	jne	.LBB89_24
	xorl	%edx, %edx
	jmp	.LBB89_21
.Lfunc_end89:
	.size	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5, .Lfunc_end89-$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI90_0:
	.long	0x4b400000
	.text
	.hidden	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.weak	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5,@function
$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5:
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
	movq	%r13, %r14
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -32(%rsp)
	movq	%rdx, -104(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rdi, -40(%rsp)
	movq	%rax, -48(%rsp)
	jl	.LBB90_11
	movq	96(%r14), %r9
	movq	128(%r14), %rcx
	leaq	128(%rdi), %rax
	movq	%rax, -96(%rsp)
	leaq	16(%rsi), %rax
	movq	(%rdx), %r8
	movq	%r8, -56(%rsp)
	movq	8(%rdx), %r14
	vmovups	16(%rdx), %zmm0
	vmovups	80(%rdx), %zmm1
	movq	160(%rdx), %r15
	movq	168(%rdx), %r8
	movq	%r8, -72(%rsp)
	movq	176(%rdx), %r8
	movq	%r8, -80(%rsp)
	addq	$-16, %rcx
	cmpq	%rsi, %rcx
	cmovlq	%rcx, %rsi
	movq	%rsi, -88(%rsp)
	cmpq	%rax, %rcx
	movq	%rax, -64(%rsp)
	cmovgeq	%rax, %rcx
	movq	%rcx, -128(%rsp)
	vpbroadcastb	144(%rdx), %xmm2
	movl	$8, %eax
	xorl	%edx, %edx
	vbroadcastss	.LCPI90_0(%rip), %zmm3
	jmp	.LBB90_2
	.p2align	4
.LBB90_3:
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm4, %zmm12
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm5, %zmm17
	vmovdqa64	%zmm4, %zmm18
	vmovdqa64	%zmm5, %zmm20
.LBB90_4:
	movq	-56(%rsp), %rdi
	vpbroadcastd	(%rdi,%rdx,4), %zmm19
	movq	-32(%rsp), %rsi
	vpmulld	(%r14,%rsi,4), %zmm19, %zmm19
	vpaddd	%zmm20, %zmm19, %zmm19
	vcvtdq2ps	%zmm19, %zmm19
	vmulps	(%r15,%rsi,4), %zmm19, %zmm19
	vmaxps	%zmm0, %zmm19, %zmm19
	vminps	%zmm1, %zmm19, %zmm19
	vaddps	%zmm3, %zmm19, %zmm19
	vpmovdb	%zmm19, %xmm19
	vpaddb	%xmm19, %xmm2, %xmm19
	movq	%rdx, %rax
	movq	-80(%rsp), %r10
	imulq	%r10, %rax
	movq	-72(%rsp), %r8
	addq	%r8, %rax
	movq	-88(%rsp), %r11
	vmovdqu64	%xmm19, (%r11,%rax)
	vpbroadcastd	(%rdi,%rdx,4), %zmm19
	vpmulld	64(%r14,%rsi,4), %zmm19, %zmm19
	vpaddd	%zmm18, %zmm19, %zmm18
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	64(%r15,%rsi,4), %zmm18, %zmm18
	vmaxps	%zmm0, %zmm18, %zmm18
	vminps	%zmm1, %zmm18, %zmm18
	vaddps	%zmm3, %zmm18, %zmm18
	vpmovdb	%zmm18, %xmm18
	vpaddb	%xmm18, %xmm2, %xmm18
	movq	-128(%rsp), %rcx
	vmovdqu64	%xmm18, (%rcx,%rax)
	vpbroadcastd	4(%rdi,%rdx,4), %zmm18
	vpmulld	(%r14,%rsi,4), %zmm18, %zmm18
	vpaddd	%zmm17, %zmm18, %zmm17
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	(%r15,%rsi,4), %zmm17, %zmm17
	movq	%rdx, %rax
	vmaxps	%zmm0, %zmm17, %zmm17
	vminps	%zmm1, %zmm17, %zmm17
	vaddps	%zmm3, %zmm17, %zmm17
	vpmovdb	%zmm17, %xmm17
	orq	$1, %rax
	vpaddb	%xmm17, %xmm2, %xmm17
	imulq	%r10, %rax
	addq	%r8, %rax
	vmovdqu64	%xmm17, (%r11,%rax)
	vpbroadcastd	4(%rdi,%rdx,4), %zmm17
	vpmulld	64(%r14,%rsi,4), %zmm17, %zmm17
	vpaddd	%zmm16, %zmm17, %zmm16
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	64(%r15,%rsi,4), %zmm16, %zmm16
	vmaxps	%zmm0, %zmm16, %zmm16
	vminps	%zmm1, %zmm16, %zmm16
	vaddps	%zmm3, %zmm16, %zmm16
	vpmovdb	%zmm16, %xmm16
	vpaddb	%xmm16, %xmm2, %xmm16
	vmovdqu64	%xmm16, (%rcx,%rax)
	vpbroadcastd	8(%rdi,%rdx,4), %zmm16
	vpmulld	(%r14,%rsi,4), %zmm16, %zmm16
	vpaddd	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	(%r15,%rsi,4), %zmm15, %zmm15
	movq	%rdx, %rax
	vmaxps	%zmm0, %zmm15, %zmm15
	vminps	%zmm1, %zmm15, %zmm15
	vaddps	%zmm3, %zmm15, %zmm15
	vpmovdb	%zmm15, %xmm15
	orq	$2, %rax
	vpaddb	%xmm2, %xmm15, %xmm15
	imulq	%r10, %rax
	addq	%r8, %rax
	vmovdqu	%xmm15, (%r11,%rax)
	vpbroadcastd	8(%rdi,%rdx,4), %zmm15
	vpmulld	64(%r14,%rsi,4), %zmm15, %zmm15
	vpaddd	%zmm14, %zmm15, %zmm14
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	64(%r15,%rsi,4), %zmm14, %zmm14
	vmaxps	%zmm0, %zmm14, %zmm14
	vminps	%zmm1, %zmm14, %zmm14
	vaddps	%zmm3, %zmm14, %zmm14
	vpmovdb	%zmm14, %xmm14
	vpaddb	%xmm2, %xmm14, %xmm14
	vmovdqu	%xmm14, (%rcx,%rax)
	vpbroadcastd	12(%rdi,%rdx,4), %zmm14
	vpmulld	(%r14,%rsi,4), %zmm14, %zmm14
	vpaddd	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	(%r15,%rsi,4), %zmm13, %zmm13
	movq	%rdx, %rax
	vmaxps	%zmm0, %zmm13, %zmm13
	vminps	%zmm1, %zmm13, %zmm13
	vaddps	%zmm3, %zmm13, %zmm13
	vpmovdb	%zmm13, %xmm13
	orq	$3, %rax
	vpaddb	%xmm2, %xmm13, %xmm13
	imulq	%r10, %rax
	addq	%r8, %rax
	vmovdqu	%xmm13, (%r11,%rax)
	vpbroadcastd	12(%rdi,%rdx,4), %zmm13
	vpmulld	64(%r14,%rsi,4), %zmm13, %zmm13
	vpaddd	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	64(%r15,%rsi,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpmovdb	%zmm12, %xmm12
	vpaddb	%xmm2, %xmm12, %xmm12
	vmovdqu	%xmm12, (%rcx,%rax)
	vpbroadcastd	16(%rdi,%rdx,4), %zmm12
	vpmulld	(%r14,%rsi,4), %zmm12, %zmm12
	vpaddd	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	(%r15,%rsi,4), %zmm11, %zmm11
	movq	%rdx, %rax
	vmaxps	%zmm0, %zmm11, %zmm11
	vminps	%zmm1, %zmm11, %zmm11
	vaddps	%zmm3, %zmm11, %zmm11
	vpmovdb	%zmm11, %xmm11
	orq	$4, %rax
	vpaddb	%xmm2, %xmm11, %xmm11
	imulq	%r10, %rax
	addq	%r8, %rax
	vmovdqu	%xmm11, (%r11,%rax)
	vpbroadcastd	16(%rdi,%rdx,4), %zmm11
	vpmulld	64(%r14,%rsi,4), %zmm11, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	64(%r15,%rsi,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpmovdb	%zmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	vmovdqu	%xmm10, (%rcx,%rax)
	vpbroadcastd	20(%rdi,%rdx,4), %zmm10
	vpmulld	(%r14,%rsi,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%r15,%rsi,4), %zmm9, %zmm9
	movq	%rdx, %rax
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	orq	$5, %rax
	vpaddb	%xmm2, %xmm9, %xmm9
	imulq	%r10, %rax
	addq	%r8, %rax
	vmovdqu	%xmm9, (%r11,%rax)
	vpbroadcastd	20(%rdi,%rdx,4), %zmm9
	vpmulld	64(%r14,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	64(%r15,%rsi,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	vmovdqu	%xmm8, (%rcx,%rax)
	vpbroadcastd	24(%rdi,%rdx,4), %zmm8
	vpmulld	(%r14,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r15,%rsi,4), %zmm7, %zmm7
	movq	%rdx, %rax
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	orq	$6, %rax
	vpaddb	%xmm7, %xmm2, %xmm7
	imulq	%r10, %rax
	addq	%r8, %rax
	vmovdqu	%xmm7, (%r11,%rax)
	vpbroadcastd	24(%rdi,%rdx,4), %zmm7
	vpmulld	64(%r14,%rsi,4), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	64(%r15,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	vmovdqu	%xmm6, (%rcx,%rax)
	vpbroadcastd	28(%rdi,%rdx,4), %zmm6
	vpmulld	(%r14,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r15,%rsi,4), %zmm5, %zmm5
	movq	%rdx, %rax
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	orq	$7, %rax
	vpaddb	%xmm5, %xmm2, %xmm5
	imulq	%r10, %rax
	addq	%r8, %rax
	vmovdqu	%xmm5, (%r11,%rax)
	vpbroadcastd	28(%rdi,%rdx,4), %zmm5
	vpmulld	64(%r14,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	64(%r15,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	vmovdqu	%xmm4, (%rcx,%rax)
	movq	-112(%rsp), %r13
	leaq	8(%r13), %rax
	addq	$8, %rdx
	movq	-48(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-40(%rsp), %rdi
	jl	.LBB90_5
.LBB90_2:
	movq	%rax, -112(%rsp)
	vmovdqu64	(%rdi), %zmm5
	vmovdqu64	64(%rdi), %zmm4
	testq	%r9, %r9
	je	.LBB90_3
	movq	-120(%rsp), %rsi
	vmovdqu64	16(%rsi), %zmm19
	movq	80(%rsi), %rcx
	movq	88(%rsi), %rax
	movq	104(%rsi), %rdi
	movq	%rdi, %r8
	shlq	$7, %r8
	movq	%rcx, %r13
	imulq	%rdx, %r13
	addq	(%rsi), %r13
	movq	-96(%rsp), %r11
	xorl	%ebp, %ebp
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm4, %zmm12
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm5, %zmm17
	vmovdqa64	%zmm4, %zmm18
	vmovdqa64	%zmm5, %zmm20
	jmp	.LBB90_51
	.p2align	4
.LBB90_55:
	incq	%rbp
	cmpq	%r9, %rbp
	je	.LBB90_4
.LBB90_51:
	testq	%rdi, %rdi
	je	.LBB90_55
	movq	(%rax,%rbp,8), %r10
	addq	%r13, %r10
	movq	%r11, %r12
	xorl	%ebx, %ebx
	.p2align	4
.LBB90_53:
	vmovdqu64	(%r12), %zmm21
	leaq	(%r10,%rbx,4), %rsi
	vmovdqu64	64(%r12), %zmm22
	vpxord	(%r10,%rbx,4){1to16}, %zmm19, %zmm23
	incq	%rbx
	vpmaddwd	%zmm21, %zmm23, %zmm24
	vpaddd	%zmm24, %zmm20, %zmm20
	vpmaddwd	%zmm22, %zmm23, %zmm23
	vpaddd	%zmm23, %zmm18, %zmm18
	vpxord	(%rcx,%rsi){1to16}, %zmm19, %zmm23
	addq	%rcx, %rsi
	vpmaddwd	%zmm21, %zmm23, %zmm24
	vpaddd	%zmm24, %zmm17, %zmm17
	vpmaddwd	%zmm22, %zmm23, %zmm23
	vpxord	(%rcx,%rsi){1to16}, %zmm19, %zmm24
	vpaddd	%zmm23, %zmm16, %zmm16
	addq	%rcx, %rsi
	vpmaddwd	%zmm21, %zmm24, %zmm23
	vpaddd	%zmm23, %zmm15, %zmm15
	vpmaddwd	%zmm22, %zmm24, %zmm23
	vpaddd	%zmm23, %zmm14, %zmm14
	vpxord	(%rcx,%rsi){1to16}, %zmm19, %zmm23
	addq	%rcx, %rsi
	vpmaddwd	%zmm21, %zmm23, %zmm24
	vpaddd	%zmm24, %zmm13, %zmm13
	vpmaddwd	%zmm22, %zmm23, %zmm23
	vpaddd	%zmm23, %zmm12, %zmm12
	vpxord	(%rcx,%rsi){1to16}, %zmm19, %zmm23
	addq	%rcx, %rsi
	vpmaddwd	%zmm21, %zmm23, %zmm24
	vpaddd	%zmm24, %zmm11, %zmm11
	vpmaddwd	%zmm22, %zmm23, %zmm23
	vpaddd	%zmm23, %zmm10, %zmm10
	vpxord	(%rcx,%rsi){1to16}, %zmm19, %zmm23
	addq	%rcx, %rsi
	vpmaddwd	%zmm21, %zmm23, %zmm24
	vpaddd	%zmm24, %zmm9, %zmm9
	vpmaddwd	%zmm22, %zmm23, %zmm23
	vpaddd	%zmm23, %zmm8, %zmm8
	vpxord	(%rcx,%rsi){1to16}, %zmm19, %zmm23
	addq	%rcx, %rsi
	vpmaddwd	%zmm21, %zmm23, %zmm24
	vpaddd	%zmm24, %zmm7, %zmm7
	vpmaddwd	%zmm22, %zmm23, %zmm23
	vpaddd	%zmm23, %zmm6, %zmm6
	vpxord	(%rcx,%rsi){1to16}, %zmm19, %zmm23
	vpmaddwd	%zmm21, %zmm23, %zmm21
	vpaddd	%zmm21, %zmm5, %zmm5
	vpmaddwd	%zmm22, %zmm23, %zmm21
	vpaddd	%zmm21, %zmm4, %zmm4
	subq	$-128, %r12
	cmpq	%rbx, %rdi
	jne	.LBB90_53
	addq	%r8, %r11
	jmp	.LBB90_55
.LBB90_11:
	cmpq	$4, %rax
	jl	.LBB90_17
	leaq	16(%rsi), %rax
	movq	%rax, -64(%rsp)
	movl	$4, %eax
	xorl	%r13d, %r13d
	jmp	.LBB90_13
.LBB90_5:
	movq	%r13, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	movq	-120(%rsp), %r14
	jge	.LBB90_13
.LBB90_6:
	leaq	2(%r13), %rax
	cmpq	%rax, %rcx
	jge	.LBB90_7
	jmp	.LBB90_10
.LBB90_13:
	movq	96(%r14), %rcx
	movq	%rcx, -128(%rsp)
	movq	128(%r14), %r8
	leaq	128(%rdi), %rcx
	movq	%rcx, -24(%rsp)
	movq	-104(%rsp), %rcx
	movq	(%rcx), %rdx
	movq	%rdx, -80(%rsp)
	movq	8(%rcx), %rdx
	movq	%rdx, -88(%rsp)
	vmovups	16(%rcx), %zmm0
	vmovups	80(%rcx), %zmm1
	movq	160(%rcx), %rdx
	movq	%rdx, -96(%rsp)
	movq	168(%rcx), %rdx
	movq	%rdx, (%rsp)
	movq	176(%rcx), %rdx
	movq	%rdx, -8(%rsp)
	addq	$-16, %r8
	cmpq	%rsi, %r8
	cmovlq	%r8, %rsi
	movq	%rsi, -16(%rsp)
	movq	-64(%rsp), %rdx
	cmpq	%rdx, %r8
	cmovgeq	%rdx, %r8
	movq	%r8, -72(%rsp)
	vpbroadcastb	144(%rcx), %xmm2
	vbroadcastss	.LCPI90_0(%rip), %zmm3
	movq	%r13, %rdx
	jmp	.LBB90_14
	.p2align	4
.LBB90_15:
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm5, %zmm12
.LBB90_16:
	movq	-80(%rsp), %rdi
	movq	-56(%rsp), %r14
	vpbroadcastd	(%rdi,%r14,4), %zmm9
	movq	-32(%rsp), %rsi
	movq	-88(%rsp), %r8
	vpmulld	(%r8,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm12, %zmm9, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	movq	-96(%rsp), %r9
	vmulps	(%r9,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	vpaddb	%xmm2, %xmm9, %xmm9
	movq	%r14, %rax
	movq	-8(%rsp), %r11
	imulq	%r11, %rax
	movq	(%rsp), %r10
	addq	%r10, %rax
	movq	-16(%rsp), %rbx
	vmovdqu	%xmm9, (%rbx,%rax)
	vpbroadcastd	(%rdi,%r14,4), %zmm9
	movq	-64(%rsp), %rcx
	vpmulld	(%r8,%rcx,4), %zmm9, %zmm9
	vpaddd	%zmm11, %zmm9, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%r9,%rcx,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	vpaddb	%xmm2, %xmm9, %xmm9
	movq	-72(%rsp), %rdx
	vmovdqu	%xmm9, (%rdx,%rax)
	vpbroadcastd	4(%rdi,%r14,4), %zmm9
	vpmulld	(%r8,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm10, %zmm9, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%r9,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	leaq	1(%r14), %rax
	vpaddb	%xmm2, %xmm9, %xmm9
	imulq	%r11, %rax
	addq	%r10, %rax
	vmovdqu	%xmm9, (%rbx,%rax)
	vpbroadcastd	4(%rdi,%r14,4), %zmm9
	vpmulld	(%r8,%rcx,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%r9,%rcx,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	vmovdqu	%xmm8, (%rdx,%rax)
	vpbroadcastd	8(%rdi,%r14,4), %zmm8
	vpmulld	(%r8,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r9,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	leaq	2(%r14), %rax
	vpaddb	%xmm7, %xmm2, %xmm7
	imulq	%r11, %rax
	addq	%r10, %rax
	vmovdqu	%xmm7, (%rbx,%rax)
	vpbroadcastd	8(%rdi,%r14,4), %zmm7
	vpmulld	(%r8,%rcx,4), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r9,%rcx,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	vmovdqu	%xmm6, (%rdx,%rax)
	vpbroadcastd	12(%rdi,%r14,4), %zmm6
	vpmulld	(%r8,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r9,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	leaq	3(%r14), %rax
	vpaddb	%xmm5, %xmm2, %xmm5
	imulq	%r11, %rax
	addq	%r10, %rax
	vmovdqu	%xmm5, (%rbx,%rax)
	vpbroadcastd	12(%rdi,%r14,4), %zmm5
	vpmulld	(%r8,%rcx,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r9,%rcx,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	vmovdqu	%xmm4, (%rdx,%rax)
	movq	-112(%rsp), %r13
	leaq	4(%r13), %rax
	movq	%r13, %rdx
	movq	-48(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-120(%rsp), %r14
	movq	-40(%rsp), %rdi
	jl	.LBB90_6
.LBB90_14:
	movq	%rax, -112(%rsp)
	vmovdqu64	(%rdi), %zmm5
	vmovdqu64	64(%rdi), %zmm4
	cmpq	$0, -128(%rsp)
	movq	%rdx, -56(%rsp)
	je	.LBB90_15
	movq	(%r14), %rax
	vmovdqu64	16(%r14), %zmm9
	movq	80(%r14), %r13
	leaq	3(%rdx), %rcx
	imulq	%r13, %rcx
	leaq	2(%rdx), %rdi
	imulq	%r13, %rdi
	leaq	1(%rdx), %r8
	imulq	%r13, %r8
	imulq	%rdx, %r13
	movq	88(%r14), %r10
	movq	104(%r14), %r15
	addq	%rax, %r13
	movq	%r15, %r12
	shlq	$7, %r12
	addq	%rax, %rcx
	addq	%rax, %rdi
	addq	%rax, %r8
	movq	-24(%rsp), %rsi
	xorl	%ebp, %ebp
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm5, %zmm12
	jmp	.LBB90_45
	.p2align	4
.LBB90_49:
	incq	%rbp
	cmpq	-128(%rsp), %rbp
	je	.LBB90_16
.LBB90_45:
	testq	%r15, %r15
	je	.LBB90_49
	movq	(%r10,%rbp,8), %r11
	leaq	(%r11,%r13), %rbx
	leaq	(%rcx,%r11), %r14
	leaq	(%rdi,%r11), %rax
	addq	%r8, %r11
	movq	%rsi, %r9
	xorl	%edx, %edx
	.p2align	4
.LBB90_47:
	vmovdqu64	(%r9), %zmm13
	vmovdqu64	64(%r9), %zmm14
	vpxord	(%rbx,%rdx,4){1to16}, %zmm9, %zmm15
	vpmaddwd	%zmm13, %zmm15, %zmm16
	vpaddd	%zmm16, %zmm12, %zmm12
	vpmaddwd	%zmm14, %zmm15, %zmm15
	vpaddd	%zmm15, %zmm11, %zmm11
	vpxord	(%r11,%rdx,4){1to16}, %zmm9, %zmm15
	vpmaddwd	%zmm13, %zmm15, %zmm16
	vpaddd	%zmm16, %zmm10, %zmm10
	vpmaddwd	%zmm14, %zmm15, %zmm15
	vpaddd	%zmm15, %zmm8, %zmm8
	vpxord	(%rax,%rdx,4){1to16}, %zmm9, %zmm15
	vpmaddwd	%zmm13, %zmm15, %zmm16
	vpaddd	%zmm16, %zmm7, %zmm7
	vpxord	(%r14,%rdx,4){1to16}, %zmm9, %zmm16
	incq	%rdx
	vpmaddwd	%zmm14, %zmm15, %zmm15
	vpaddd	%zmm15, %zmm6, %zmm6
	vpmaddwd	%zmm13, %zmm16, %zmm13
	vpaddd	%zmm13, %zmm5, %zmm5
	vpmaddwd	%zmm14, %zmm16, %zmm13
	vpaddd	%zmm13, %zmm4, %zmm4
	subq	$-128, %r9
	cmpq	%rdx, %r15
	jne	.LBB90_47
	addq	%r12, %rsi
	jmp	.LBB90_49
.LBB90_17:
	cmpq	$1, %rax
	jle	.LBB90_19
	movl	$2, %eax
	xorl	%r13d, %r13d
.LBB90_7:
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	movq	96(%r14), %rcx
	testq	%rcx, %rcx
	movq	%r13, -112(%rsp)
	movq	%rax, -128(%rsp)
	je	.LBB90_8
	leaq	128(%rdi), %rax
	movq	(%r14), %rdi
	vmovdqu64	16(%r14), %zmm3
	movq	80(%r14), %r8
	movq	%r8, %r9
	imulq	%r13, %r9
	movq	88(%r14), %r10
	movq	104(%r14), %r11
	leaq	(%rdi,%r9), %rbx
	movq	%r11, %r14
	shlq	$7, %r14
	movq	%r11, %r15
	andq	$-2, %r15
	leaq	1(%r13), %r12
	imulq	%r8, %r12
	xorl	%r13d, %r13d
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm4
	jmp	.LBB90_34
	.p2align	4
.LBB90_40:
	addq	%r14, %rax
.LBB90_41:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB90_9
.LBB90_34:
	testq	%r11, %r11
	je	.LBB90_41
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB90_42
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB90_40
	jmp	.LBB90_39
	.p2align	4
.LBB90_42:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB90_43:
	vpxord	(%rbp,%r9){1to16}, %zmm3, %zmm5
	vmovdqu64	(%rdx), %zmm6
	vmovdqu64	64(%rdx), %zmm7
	vmovdqu64	128(%rdx), %zmm8
	vmovdqu64	192(%rdx), %zmm9
	vpmaddwd	%zmm6, %zmm5, %zmm10
	vpaddd	%zmm10, %zmm4, %zmm4
	vpmaddwd	%zmm7, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm2
	vpxord	(%rbp,%r12){1to16}, %zmm3, %zmm5
	vpmaddwd	%zmm6, %zmm5, %zmm6
	vpaddd	%zmm6, %zmm1, %zmm1
	vpmaddwd	%zmm7, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm0, %zmm0
	vpxord	4(%rbp,%r9){1to16}, %zmm3, %zmm5
	vpmaddwd	%zmm8, %zmm5, %zmm6
	vpaddd	%zmm6, %zmm4, %zmm4
	vpmaddwd	%zmm9, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm2
	vpxord	4(%rbp,%r12){1to16}, %zmm3, %zmm5
	vpmaddwd	%zmm8, %zmm5, %zmm6
	vpaddd	%zmm6, %zmm1, %zmm1
	vpmaddwd	%zmm9, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm0, %zmm0
	addq	$256, %rdx
	addq	$8, %rbp
	addq	$-2, %rsi
	jne	.LBB90_43
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB90_40
.LBB90_39:
	vmovdqu64	(%rdx), %zmm5
	vmovdqu64	64(%rdx), %zmm6
	vpxord	(%rbp){1to16}, %zmm3, %zmm7
	vpmaddwd	%zmm5, %zmm7, %zmm8
	vpaddd	%zmm8, %zmm4, %zmm4
	vpmaddwd	%zmm6, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm2
	vpxord	(%rbp,%r8){1to16}, %zmm3, %zmm7
	vpmaddwd	%zmm5, %zmm7, %zmm5
	vpaddd	%zmm5, %zmm1, %zmm1
	vpmaddwd	%zmm6, %zmm7, %zmm5
	vpaddd	%zmm5, %zmm0, %zmm0
	jmp	.LBB90_40
.LBB90_8:
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm4
.LBB90_9:
	movq	-120(%rsp), %r14
	movq	128(%r14), %rax
	addq	$-16, %rax
	movq	-32(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	cmovlq	%rax, %rcx
	movq	-104(%rsp), %r10
	movq	(%r10), %rdx
	movq	8(%r10), %rbx
	vmovups	16(%r10), %zmm3
	vmovups	80(%r10), %zmm5
	movq	160(%r10), %rdi
	movq	168(%r10), %r8
	movq	-112(%rsp), %r15
	vpbroadcastd	(%rdx,%r15,4), %zmm6
	movq	176(%r10), %r9
	vpmulld	(%rbx,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm4, %zmm6, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rdi,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm3, %zmm4, %zmm4
	vminps	%zmm5, %zmm4, %zmm4
	vbroadcastss	.LCPI90_0(%rip), %zmm6
	vaddps	%zmm6, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpbroadcastb	144(%r10), %xmm7
	vpaddb	%xmm4, %xmm7, %xmm4
	movq	%r9, %r10
	imulq	%r15, %r10
	addq	%r8, %r10
	vmovdqu	%xmm4, (%rcx,%r10)
	leaq	16(%rsi), %r11
	cmpq	%r11, %rax
	cmovgeq	%r11, %rax
	vpbroadcastd	(%rdx,%r15,4), %zmm4
	vpmulld	64(%rbx,%rsi,4), %zmm4, %zmm4
	vpaddd	%zmm2, %zmm4, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	64(%rdi,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm3, %zmm2, %zmm2
	vminps	%zmm5, %zmm2, %zmm2
	vaddps	%zmm6, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpaddb	%xmm2, %xmm7, %xmm2
	vmovdqu	%xmm2, (%rax,%r10)
	vpbroadcastd	4(%rdx,%r15,4), %zmm2
	vpmulld	(%rbx,%rsi,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%rdi,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm3, %zmm1, %zmm1
	vminps	%zmm5, %zmm1, %zmm1
	vaddps	%zmm6, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	leaq	1(%r15), %r10
	vpaddb	%xmm1, %xmm7, %xmm1
	imulq	%r9, %r10
	addq	%r8, %r10
	vmovdqu	%xmm1, (%rcx,%r10)
	vpbroadcastd	4(%rdx,%r15,4), %zmm1
	vpmulld	64(%rbx,%rsi,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	64(%rdi,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm3, %zmm0, %zmm0
	vminps	%zmm5, %zmm0, %zmm0
	vaddps	%zmm6, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm7, %xmm0
	vmovdqu	%xmm0, (%rax,%r10)
	movq	-128(%rsp), %r13
	movq	-40(%rsp), %rdi
	movq	-48(%rsp), %rcx
.LBB90_10:
	cmpq	%rcx, %r13
	jge	.LBB90_31
.LBB90_21:
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	movq	96(%r14), %rax
	testq	%rax, %rax
	je	.LBB90_30
	subq	$-128, %rdi
	vmovdqu64	16(%r14), %zmm2
	movq	80(%r14), %rcx
	imulq	%r13, %rcx
	movq	88(%r14), %rdx
	movq	104(%r14), %r12
	addq	(%r14), %rcx
	movq	%r12, %r8
	shlq	$7, %r8
	movl	%r12d, %r9d
	andl	$3, %r9d
	movq	%r12, %r10
	andq	$-4, %r10
	xorl	%r11d, %r11d
	jmp	.LBB90_23
	.p2align	4
.LBB90_28:
	addq	%r8, %rdi
	movq	-120(%rsp), %r14
.LBB90_29:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB90_30
.LBB90_23:
	testq	%r12, %r12
	je	.LBB90_29
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r14
	movq	%r10, %r15
	cmpq	$4, %r12
	jb	.LBB90_25
	.p2align	4
.LBB90_32:
	vpxord	(%rbx){1to16}, %zmm2, %zmm3
	vpmaddwd	(%r14), %zmm3, %zmm4
	vpaddd	%zmm4, %zmm1, %zmm1
	vpmaddwd	64(%r14), %zmm3, %zmm3
	vpxord	4(%rbx){1to16}, %zmm2, %zmm4
	vpmaddwd	128(%r14), %zmm4, %zmm5
	vpmaddwd	192(%r14), %zmm4, %zmm4
	vpxord	8(%rbx){1to16}, %zmm2, %zmm6
	vpmaddwd	256(%r14), %zmm6, %zmm7
	vpaddd	%zmm3, %zmm0, %zmm0
	vpaddd	%zmm7, %zmm5, %zmm3
	vpaddd	%zmm3, %zmm1, %zmm1
	vpmaddwd	320(%r14), %zmm6, %zmm3
	vpaddd	%zmm3, %zmm4, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	vpxord	12(%rbx){1to16}, %zmm2, %zmm3
	vpmaddwd	384(%r14), %zmm3, %zmm4
	vpaddd	%zmm4, %zmm1, %zmm1
	vpmaddwd	448(%r14), %zmm3, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	addq	$16, %rbx
	addq	$512, %r14
	addq	$-4, %r15
	jne	.LBB90_32
.LBB90_25:
	testq	%r9, %r9
	je	.LBB90_28
	xorl	%r15d, %r15d
	.p2align	4
.LBB90_27:
	vpxord	(%rbx,%r15,4){1to16}, %zmm2, %zmm3
	vpmaddwd	(%r14), %zmm3, %zmm4
	vpaddd	%zmm4, %zmm1, %zmm1
	vpmaddwd	64(%r14), %zmm3, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	subq	$-128, %r14
	incq	%r15
	cmpq	%r15, %r9
	jne	.LBB90_27
	jmp	.LBB90_28
.LBB90_30:
	movq	128(%r14), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	movq	-104(%rsp), %r10
	movq	(%r10), %rdx
	vmovups	16(%r10), %zmm2
	vmovups	80(%r10), %zmm3
	movq	8(%r10), %r9
	vpbroadcastd	(%rdx,%r13,4), %zmm4
	vpmulld	(%r9,%rsi,4), %zmm4, %zmm4
	movq	160(%r10), %rdi
	vpaddd	%zmm1, %zmm4, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%rdi,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm2, %zmm1, %zmm1
	vminps	%zmm3, %zmm1, %zmm1
	vbroadcastss	.LCPI90_0(%rip), %zmm4
	vaddps	%zmm4, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	cmovlq	%rax, %rcx
	vpbroadcastb	144(%r10), %xmm5
	vpaddb	%xmm1, %xmm5, %xmm1
	movq	176(%r10), %r8
	imulq	%r13, %r8
	addq	168(%r10), %r8
	vmovdqu	%xmm1, (%rcx,%r8)
	leaq	16(%rsi), %rcx
	cmpq	%rcx, %rax
	cmovgeq	%rcx, %rax
	vpbroadcastd	(%rdx,%r13,4), %zmm1
	vpmulld	64(%r9,%rsi,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	64(%rdi,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm2, %zmm0, %zmm0
	vminps	%zmm3, %zmm0, %zmm0
	vaddps	%zmm4, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm5, %xmm0
	vmovdqu	%xmm0, (%rax,%r8)
.LBB90_31:
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
.LBB90_19:
	.cfi_def_cfa_offset 64
	jne	.LBB90_31
	xorl	%r13d, %r13d
	jmp	.LBB90_21
.Lfunc_end90:
	.size	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end90-$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI91_0:
	.long	0x4b400000
	.text
	.hidden	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.weak	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5,@function
$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5:
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
	movq	%r13, %r15
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -16(%rsp)
	movq	%rdx, -104(%rsp)
	movq	%r13, -112(%rsp)
	movq	%rdi, -24(%rsp)
	movq	%rax, -32(%rsp)
	jl	.LBB91_11
	movq	96(%r15), %rax
	movq	%rax, -128(%rsp)
	movq	128(%r15), %r8
	leaq	192(%rdi), %rax
	movq	%rax, -96(%rsp)
	leaq	16(%rsi), %rax
	leaq	32(%rsi), %rcx
	movq	(%rdx), %r14
	movq	8(%rdx), %r15
	vmovdqu64	16(%rdx), %zmm0
	vmovdqu64	%zmm0, 16(%rsp)
	vmovups	80(%rdx), %zmm1
	movq	160(%rdx), %r12
	movq	168(%rdx), %r9
	movq	%r9, -64(%rsp)
	movq	176(%rdx), %r9
	movq	%r9, -72(%rsp)
	addq	$-16, %r8
	cmpq	%rsi, %r8
	cmovlq	%r8, %rsi
	movq	%rsi, -80(%rsp)
	cmpq	%rax, %r8
	movq	%rax, -48(%rsp)
	cmovlq	%r8, %rax
	movq	%rax, -88(%rsp)
	cmpq	%rcx, %r8
	movq	%rcx, -56(%rsp)
	cmovgeq	%rcx, %r8
	movq	%r8, -40(%rsp)
	vpbroadcastb	144(%rdx), %xmm2
	movl	$8, %ecx
	xorl	%eax, %eax
	jmp	.LBB91_2
	.p2align	4
.LBB91_3:
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm7, %zmm12
	vmovdqa64	%zmm4, %zmm13
	vmovdqa64	%zmm5, %zmm14
	vmovdqa64	%zmm7, %zmm15
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm5, %zmm17
	vmovdqa64	%zmm7, %zmm18
	vmovdqa64	%zmm4, %zmm19
	vmovdqa64	%zmm5, %zmm20
	vmovdqa64	%zmm7, %zmm21
	vmovdqa64	%zmm4, %zmm22
	vmovdqa64	%zmm5, %zmm23
	vmovdqa64	%zmm7, %zmm24
	vmovdqa64	%zmm4, %zmm25
	vmovdqa64	%zmm5, %zmm26
	vmovdqa64	%zmm7, %zmm28
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm7, %zmm9
.LBB91_4:
	vpbroadcastd	(%r14,%rax,4), %zmm27
	movq	-16(%rsp), %rsi
	vpmulld	(%r15,%rsi,4), %zmm27, %zmm27
	vpaddd	%zmm28, %zmm27, %zmm27
	vcvtdq2ps	%zmm27, %zmm27
	vmulps	(%r12,%rsi,4), %zmm27, %zmm27
	vmovups	16(%rsp), %zmm0
	vmaxps	%zmm0, %zmm27, %zmm27
	vminps	%zmm1, %zmm27, %zmm27
	vbroadcastss	.LCPI91_0(%rip), %zmm3
	vaddps	%zmm3, %zmm27, %zmm27
	vpmovdb	%zmm27, %xmm27
	vpaddb	%xmm27, %xmm2, %xmm27
	movq	%rax, %rcx
	movq	-72(%rsp), %r8
	imulq	%r8, %rcx
	movq	-64(%rsp), %rdi
	addq	%rdi, %rcx
	movq	-80(%rsp), %r9
	vmovdqu64	%xmm27, (%r9,%rcx)
	vpbroadcastd	(%r14,%rax,4), %zmm27
	vpmulld	64(%r15,%rsi,4), %zmm27, %zmm27
	vpaddd	%zmm26, %zmm27, %zmm26
	vcvtdq2ps	%zmm26, %zmm26
	vmulps	64(%r12,%rsi,4), %zmm26, %zmm26
	vmaxps	%zmm0, %zmm26, %zmm26
	vminps	%zmm1, %zmm26, %zmm26
	vaddps	%zmm3, %zmm26, %zmm26
	vpmovdb	%zmm26, %xmm26
	vpaddb	%xmm26, %xmm2, %xmm26
	movq	-88(%rsp), %r10
	vmovdqu64	%xmm26, (%r10,%rcx)
	vpbroadcastd	(%r14,%rax,4), %zmm26
	vpmulld	128(%r15,%rsi,4), %zmm26, %zmm26
	vpaddd	%zmm25, %zmm26, %zmm25
	vcvtdq2ps	%zmm25, %zmm25
	vmulps	128(%r12,%rsi,4), %zmm25, %zmm25
	vmaxps	%zmm0, %zmm25, %zmm25
	vminps	%zmm1, %zmm25, %zmm25
	vaddps	%zmm3, %zmm25, %zmm25
	vpmovdb	%zmm25, %xmm25
	vpaddb	%xmm25, %xmm2, %xmm25
	movq	-40(%rsp), %rdx
	vmovdqu64	%xmm25, (%rdx,%rcx)
	vpbroadcastd	4(%r14,%rax,4), %zmm25
	vpmulld	(%r15,%rsi,4), %zmm25, %zmm25
	vpaddd	%zmm24, %zmm25, %zmm24
	vcvtdq2ps	%zmm24, %zmm24
	vmulps	(%r12,%rsi,4), %zmm24, %zmm24
	movq	%rax, %rcx
	vmaxps	%zmm0, %zmm24, %zmm24
	vminps	%zmm1, %zmm24, %zmm24
	vaddps	%zmm3, %zmm24, %zmm24
	vpmovdb	%zmm24, %xmm24
	orq	$1, %rcx
	vpaddb	%xmm24, %xmm2, %xmm24
	imulq	%r8, %rcx
	addq	%rdi, %rcx
	vmovdqu64	%xmm24, (%r9,%rcx)
	vpbroadcastd	4(%r14,%rax,4), %zmm24
	vpmulld	64(%r15,%rsi,4), %zmm24, %zmm24
	vpaddd	%zmm23, %zmm24, %zmm23
	vcvtdq2ps	%zmm23, %zmm23
	vmulps	64(%r12,%rsi,4), %zmm23, %zmm23
	vmaxps	%zmm0, %zmm23, %zmm23
	vminps	%zmm1, %zmm23, %zmm23
	vaddps	%zmm3, %zmm23, %zmm23
	vpmovdb	%zmm23, %xmm23
	vpaddb	%xmm23, %xmm2, %xmm23
	vmovdqu64	%xmm23, (%r10,%rcx)
	vpbroadcastd	4(%r14,%rax,4), %zmm23
	vpmulld	128(%r15,%rsi,4), %zmm23, %zmm23
	vpaddd	%zmm22, %zmm23, %zmm22
	vcvtdq2ps	%zmm22, %zmm22
	vmulps	128(%r12,%rsi,4), %zmm22, %zmm22
	vmaxps	%zmm0, %zmm22, %zmm22
	vminps	%zmm1, %zmm22, %zmm22
	vaddps	%zmm3, %zmm22, %zmm22
	vpmovdb	%zmm22, %xmm22
	vpaddb	%xmm22, %xmm2, %xmm22
	vmovdqu64	%xmm22, (%rdx,%rcx)
	vpbroadcastd	8(%r14,%rax,4), %zmm22
	vpmulld	(%r15,%rsi,4), %zmm22, %zmm22
	vpaddd	%zmm21, %zmm22, %zmm21
	vcvtdq2ps	%zmm21, %zmm21
	vmulps	(%r12,%rsi,4), %zmm21, %zmm21
	movq	%rax, %rcx
	vmaxps	%zmm0, %zmm21, %zmm21
	vminps	%zmm1, %zmm21, %zmm21
	vaddps	%zmm3, %zmm21, %zmm21
	vpmovdb	%zmm21, %xmm21
	orq	$2, %rcx
	vpaddb	%xmm21, %xmm2, %xmm21
	imulq	%r8, %rcx
	addq	%rdi, %rcx
	vmovdqu64	%xmm21, (%r9,%rcx)
	vpbroadcastd	8(%r14,%rax,4), %zmm21
	vpmulld	64(%r15,%rsi,4), %zmm21, %zmm21
	vpaddd	%zmm20, %zmm21, %zmm20
	vcvtdq2ps	%zmm20, %zmm20
	vmulps	64(%r12,%rsi,4), %zmm20, %zmm20
	vmaxps	%zmm0, %zmm20, %zmm20
	vminps	%zmm1, %zmm20, %zmm20
	vaddps	%zmm3, %zmm20, %zmm20
	vpmovdb	%zmm20, %xmm20
	vpaddb	%xmm20, %xmm2, %xmm20
	vmovdqu64	%xmm20, (%r10,%rcx)
	vpbroadcastd	8(%r14,%rax,4), %zmm20
	vpmulld	128(%r15,%rsi,4), %zmm20, %zmm20
	vpaddd	%zmm19, %zmm20, %zmm19
	vcvtdq2ps	%zmm19, %zmm19
	vmulps	128(%r12,%rsi,4), %zmm19, %zmm19
	vmaxps	%zmm0, %zmm19, %zmm19
	vminps	%zmm1, %zmm19, %zmm19
	vaddps	%zmm3, %zmm19, %zmm19
	vpmovdb	%zmm19, %xmm19
	vpaddb	%xmm19, %xmm2, %xmm19
	vmovdqu64	%xmm19, (%rdx,%rcx)
	vpbroadcastd	12(%r14,%rax,4), %zmm19
	vpmulld	(%r15,%rsi,4), %zmm19, %zmm19
	vpaddd	%zmm18, %zmm19, %zmm18
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	(%r12,%rsi,4), %zmm18, %zmm18
	movq	%rax, %rcx
	vmaxps	%zmm0, %zmm18, %zmm18
	vminps	%zmm1, %zmm18, %zmm18
	vaddps	%zmm3, %zmm18, %zmm18
	vpmovdb	%zmm18, %xmm18
	orq	$3, %rcx
	vpaddb	%xmm18, %xmm2, %xmm18
	imulq	%r8, %rcx
	addq	%rdi, %rcx
	vmovdqu64	%xmm18, (%r9,%rcx)
	vpbroadcastd	12(%r14,%rax,4), %zmm18
	vpmulld	64(%r15,%rsi,4), %zmm18, %zmm18
	vpaddd	%zmm17, %zmm18, %zmm17
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	64(%r12,%rsi,4), %zmm17, %zmm17
	vmaxps	%zmm0, %zmm17, %zmm17
	vminps	%zmm1, %zmm17, %zmm17
	vaddps	%zmm3, %zmm17, %zmm17
	vpmovdb	%zmm17, %xmm17
	vpaddb	%xmm17, %xmm2, %xmm17
	vmovdqu64	%xmm17, (%r10,%rcx)
	vpbroadcastd	12(%r14,%rax,4), %zmm17
	vpmulld	128(%r15,%rsi,4), %zmm17, %zmm17
	vpaddd	%zmm16, %zmm17, %zmm16
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	128(%r12,%rsi,4), %zmm16, %zmm16
	vmaxps	%zmm0, %zmm16, %zmm16
	vminps	%zmm1, %zmm16, %zmm16
	vaddps	%zmm3, %zmm16, %zmm16
	vpmovdb	%zmm16, %xmm16
	vpaddb	%xmm16, %xmm2, %xmm16
	vmovdqu64	%xmm16, (%rdx,%rcx)
	vpbroadcastd	16(%r14,%rax,4), %zmm16
	vpmulld	(%r15,%rsi,4), %zmm16, %zmm16
	vpaddd	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	(%r12,%rsi,4), %zmm15, %zmm15
	movq	%rax, %rcx
	vmaxps	%zmm0, %zmm15, %zmm15
	vminps	%zmm1, %zmm15, %zmm15
	vaddps	%zmm3, %zmm15, %zmm15
	vpmovdb	%zmm15, %xmm15
	orq	$4, %rcx
	vpaddb	%xmm2, %xmm15, %xmm15
	imulq	%r8, %rcx
	addq	%rdi, %rcx
	vmovdqu	%xmm15, (%r9,%rcx)
	vpbroadcastd	16(%r14,%rax,4), %zmm15
	vpmulld	64(%r15,%rsi,4), %zmm15, %zmm15
	vpaddd	%zmm14, %zmm15, %zmm14
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	64(%r12,%rsi,4), %zmm14, %zmm14
	vmaxps	%zmm0, %zmm14, %zmm14
	vminps	%zmm1, %zmm14, %zmm14
	vaddps	%zmm3, %zmm14, %zmm14
	vpmovdb	%zmm14, %xmm14
	vpaddb	%xmm2, %xmm14, %xmm14
	vmovdqu	%xmm14, (%r10,%rcx)
	vpbroadcastd	16(%r14,%rax,4), %zmm14
	vpmulld	128(%r15,%rsi,4), %zmm14, %zmm14
	vpaddd	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	128(%r12,%rsi,4), %zmm13, %zmm13
	vmaxps	%zmm0, %zmm13, %zmm13
	vminps	%zmm1, %zmm13, %zmm13
	vaddps	%zmm3, %zmm13, %zmm13
	vpmovdb	%zmm13, %xmm13
	vpaddb	%xmm2, %xmm13, %xmm13
	vmovdqu	%xmm13, (%rdx,%rcx)
	vpbroadcastd	20(%r14,%rax,4), %zmm13
	vpmulld	(%r15,%rsi,4), %zmm13, %zmm13
	vpaddd	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	(%r12,%rsi,4), %zmm12, %zmm12
	movq	%rax, %rcx
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpmovdb	%zmm12, %xmm12
	orq	$5, %rcx
	vpaddb	%xmm2, %xmm12, %xmm12
	imulq	%r8, %rcx
	addq	%rdi, %rcx
	vmovdqu	%xmm12, (%r9,%rcx)
	vpbroadcastd	20(%r14,%rax,4), %zmm12
	vpmulld	64(%r15,%rsi,4), %zmm12, %zmm12
	vpaddd	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	64(%r12,%rsi,4), %zmm11, %zmm11
	vmaxps	%zmm0, %zmm11, %zmm11
	vminps	%zmm1, %zmm11, %zmm11
	vaddps	%zmm3, %zmm11, %zmm11
	vpmovdb	%zmm11, %xmm11
	vpaddb	%xmm2, %xmm11, %xmm11
	vmovdqu	%xmm11, (%r10,%rcx)
	vpbroadcastd	20(%r14,%rax,4), %zmm11
	vpmulld	128(%r15,%rsi,4), %zmm11, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	128(%r12,%rsi,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpmovdb	%zmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	vmovdqu	%xmm10, (%rdx,%rcx)
	vpbroadcastd	24(%r14,%rax,4), %zmm10
	vpmulld	(%r15,%rsi,4), %zmm10, %zmm10
	vpaddd	%zmm7, %zmm10, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r12,%rsi,4), %zmm7, %zmm7
	movq	%rax, %rcx
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	orq	$6, %rcx
	vpaddb	%xmm7, %xmm2, %xmm7
	imulq	%r8, %rcx
	addq	%rdi, %rcx
	vmovdqu	%xmm7, (%r9,%rcx)
	vpbroadcastd	24(%r14,%rax,4), %zmm7
	vpmulld	64(%r15,%rsi,4), %zmm7, %zmm7
	vpaddd	%zmm5, %zmm7, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%r12,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	vmovdqu	%xmm5, (%r10,%rcx)
	vpbroadcastd	24(%r14,%rax,4), %zmm5
	vpmulld	128(%r15,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm6, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	128(%r12,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	vmovdqu	%xmm5, (%rdx,%rcx)
	vpbroadcastd	28(%r14,%rax,4), %zmm5
	vpmulld	(%r15,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm9, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r12,%rsi,4), %zmm5, %zmm5
	movq	%rax, %rcx
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	orq	$7, %rcx
	vpaddb	%xmm5, %xmm2, %xmm5
	imulq	%r8, %rcx
	addq	%rdi, %rcx
	vmovdqu	%xmm5, (%r9,%rcx)
	vpbroadcastd	28(%r14,%rax,4), %zmm5
	vpmulld	64(%r15,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm8, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%r12,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	vmovdqu	%xmm5, (%r10,%rcx)
	vpbroadcastd	28(%r14,%rax,4), %zmm5
	vpmulld	128(%r15,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	128(%r12,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	vmovdqu	%xmm4, (%rdx,%rcx)
	movq	-120(%rsp), %r13
	leaq	8(%r13), %rcx
	addq	$8, %rax
	movq	-32(%rsp), %rdx
	cmpq	%rcx, %rdx
	movq	-24(%rsp), %rdi
	jl	.LBB91_5
.LBB91_2:
	vmovdqu64	(%rdi), %zmm7
	movq	%rcx, -120(%rsp)
	vmovdqu64	64(%rdi), %zmm5
	vmovdqu64	128(%rdi), %zmm4
	cmpq	$0, -128(%rsp)
	je	.LBB91_3
	movq	-112(%rsp), %rdx
	vmovdqu64	16(%rdx), %zmm27
	movq	80(%rdx), %r9
	movq	88(%rdx), %r13
	movq	104(%rdx), %rdi
	movq	%rdi, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	%r9, %rbp
	imulq	%rax, %rbp
	addq	(%rdx), %rbp
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm7, %zmm12
	vmovdqa64	%zmm4, %zmm13
	vmovdqa64	%zmm5, %zmm14
	vmovdqa64	%zmm7, %zmm15
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm5, %zmm17
	vmovdqa64	%zmm7, %zmm18
	vmovdqa64	%zmm4, %zmm19
	vmovdqa64	%zmm5, %zmm20
	vmovdqa64	%zmm7, %zmm21
	vmovdqa64	%zmm4, %zmm22
	vmovdqa64	%zmm5, %zmm23
	vmovdqa64	%zmm7, %zmm24
	vmovdqa64	%zmm4, %zmm25
	vmovdqa64	%zmm5, %zmm26
	vmovdqa64	%zmm7, %zmm28
	movq	-96(%rsp), %r8
	movl	$0, %edx
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm7, %zmm9
	jmp	.LBB91_50
	.p2align	4
.LBB91_54:
	incq	%rdx
	cmpq	-128(%rsp), %rdx
	je	.LBB91_4
.LBB91_50:
	testq	%rdi, %rdi
	je	.LBB91_54
	movq	(%r13,%rdx,8), %r11
	addq	%rbp, %r11
	movq	%r8, %rbx
	xorl	%r10d, %r10d
	.p2align	4
.LBB91_52:
	vmovdqu64	(%rbx), %zmm31
	vmovdqu64	64(%rbx), %zmm30
	vmovdqu64	128(%rbx), %zmm29
	vpxord	(%r11,%r10,4){1to16}, %zmm27, %zmm3
	leaq	(%r11,%r10,4), %rsi
	incq	%r10
	vpmaddwd	%zmm31, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm28, %zmm28
	vpmaddwd	%zmm30, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm26, %zmm26
	vpmaddwd	%zmm29, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm25, %zmm25
	vpxord	(%r9,%rsi){1to16}, %zmm27, %zmm0
	addq	%r9, %rsi
	vpmaddwd	%zmm31, %zmm0, %zmm3
	vpaddd	%zmm3, %zmm24, %zmm24
	vpmaddwd	%zmm30, %zmm0, %zmm3
	vpaddd	%zmm3, %zmm23, %zmm23
	vpmaddwd	%zmm29, %zmm0, %zmm0
	vpxord	(%r9,%rsi){1to16}, %zmm27, %zmm3
	vpaddd	%zmm0, %zmm22, %zmm22
	addq	%r9, %rsi
	vpmaddwd	%zmm31, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm21, %zmm21
	vpmaddwd	%zmm30, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm20, %zmm20
	vpmaddwd	%zmm29, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm19, %zmm19
	vpxord	(%r9,%rsi){1to16}, %zmm27, %zmm0
	addq	%r9, %rsi
	vpmaddwd	%zmm31, %zmm0, %zmm3
	vpaddd	%zmm3, %zmm18, %zmm18
	vpmaddwd	%zmm30, %zmm0, %zmm3
	vpaddd	%zmm3, %zmm17, %zmm17
	vpmaddwd	%zmm29, %zmm0, %zmm0
	vpxord	(%r9,%rsi){1to16}, %zmm27, %zmm3
	vpaddd	%zmm0, %zmm16, %zmm16
	addq	%r9, %rsi
	vpmaddwd	%zmm31, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm15, %zmm15
	vpmaddwd	%zmm30, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm14, %zmm14
	vpmaddwd	%zmm29, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm13, %zmm13
	vpxord	(%r9,%rsi){1to16}, %zmm27, %zmm0
	addq	%r9, %rsi
	vpmaddwd	%zmm31, %zmm0, %zmm3
	vpaddd	%zmm3, %zmm12, %zmm12
	vpmaddwd	%zmm30, %zmm0, %zmm3
	vpaddd	%zmm3, %zmm11, %zmm11
	vpmaddwd	%zmm29, %zmm0, %zmm0
	vpxord	(%r9,%rsi){1to16}, %zmm27, %zmm3
	vpaddd	%zmm0, %zmm10, %zmm10
	addq	%r9, %rsi
	vpmaddwd	%zmm31, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm7, %zmm7
	vpmaddwd	%zmm30, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm5, %zmm5
	vpmaddwd	%zmm29, %zmm3, %zmm0
	vpaddd	%zmm0, %zmm6, %zmm6
	vpxord	(%r9,%rsi){1to16}, %zmm27, %zmm0
	vpmaddwd	%zmm31, %zmm0, %zmm3
	vpaddd	%zmm3, %zmm9, %zmm9
	vpmaddwd	%zmm30, %zmm0, %zmm3
	vpaddd	%zmm3, %zmm8, %zmm8
	vpmaddwd	%zmm29, %zmm0, %zmm0
	vpaddd	%zmm0, %zmm4, %zmm4
	addq	$192, %rbx
	cmpq	%r10, %rdi
	jne	.LBB91_52
	addq	%rcx, %r8
	jmp	.LBB91_54
.LBB91_11:
	cmpq	$4, %rax
	jl	.LBB91_17
	leaq	16(%rsi), %rax
	movq	%rax, -48(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, -56(%rsp)
	movl	$4, %eax
	xorl	%r13d, %r13d
	jmp	.LBB91_13
.LBB91_5:
	movq	%r13, %rax
	orq	$4, %rax
	cmpq	%rax, %rdx
	movq	-112(%rsp), %r15
	jge	.LBB91_13
.LBB91_6:
	leaq	2(%r13), %rax
	cmpq	%rax, %rdx
	jge	.LBB91_7
	jmp	.LBB91_10
.LBB91_13:
	movq	96(%r15), %rcx
	movq	%rcx, -128(%rsp)
	movq	128(%r15), %r8
	leaq	192(%rdi), %rcx
	movq	%rcx, -8(%rsp)
	movq	-104(%rsp), %rcx
	movq	(%rcx), %rdx
	movq	%rdx, -64(%rsp)
	movq	8(%rcx), %rdx
	movq	%rdx, -72(%rsp)
	vmovups	16(%rcx), %zmm0
	vmovups	80(%rcx), %zmm1
	movq	160(%rcx), %rdx
	movq	%rdx, -80(%rsp)
	movq	168(%rcx), %rdx
	movq	%rdx, -88(%rsp)
	movq	176(%rcx), %rdx
	movq	%rdx, -96(%rsp)
	addq	$-16, %r8
	cmpq	%rsi, %r8
	cmovlq	%r8, %rsi
	movq	%rsi, 8(%rsp)
	movq	-48(%rsp), %rdx
	cmpq	%rdx, %r8
	cmovlq	%r8, %rdx
	movq	%rdx, (%rsp)
	movq	-56(%rsp), %rdx
	cmpq	%rdx, %r8
	cmovgeq	%rdx, %r8
	movq	%r8, 16(%rsp)
	vpbroadcastb	144(%rcx), %xmm2
	vbroadcastss	.LCPI91_0(%rip), %zmm3
	movq	%r13, %r8
	jmp	.LBB91_14
	.p2align	4
.LBB91_15:
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm6, %zmm16
.LBB91_16:
	movq	-64(%rsp), %r8
	movq	-40(%rsp), %r12
	vpbroadcastd	(%r8,%r12,4), %zmm13
	movq	-16(%rsp), %rsi
	movq	-72(%rsp), %r9
	vpmulld	(%r9,%rsi,4), %zmm13, %zmm13
	vpaddd	%zmm16, %zmm13, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	movq	-80(%rsp), %r10
	vmulps	(%r10,%rsi,4), %zmm13, %zmm13
	vmaxps	%zmm0, %zmm13, %zmm13
	vminps	%zmm1, %zmm13, %zmm13
	vaddps	%zmm3, %zmm13, %zmm13
	vpmovdb	%zmm13, %xmm13
	vpaddb	%xmm2, %xmm13, %xmm13
	movq	%r12, %rax
	movq	-96(%rsp), %rbx
	imulq	%rbx, %rax
	movq	-88(%rsp), %r11
	addq	%r11, %rax
	movq	8(%rsp), %r14
	vmovdqu	%xmm13, (%r14,%rax)
	vpbroadcastd	(%r8,%r12,4), %zmm13
	movq	-48(%rsp), %rcx
	vpmulld	(%r9,%rcx,4), %zmm13, %zmm13
	vpaddd	%zmm15, %zmm13, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	(%r10,%rcx,4), %zmm13, %zmm13
	vmaxps	%zmm0, %zmm13, %zmm13
	vminps	%zmm1, %zmm13, %zmm13
	vaddps	%zmm3, %zmm13, %zmm13
	vpmovdb	%zmm13, %xmm13
	vpaddb	%xmm2, %xmm13, %xmm13
	movq	(%rsp), %r15
	vmovdqu	%xmm13, (%r15,%rax)
	vpbroadcastd	(%r8,%r12,4), %zmm13
	movq	-56(%rsp), %rdx
	vpmulld	(%r9,%rdx,4), %zmm13, %zmm13
	vpaddd	%zmm14, %zmm13, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	(%r10,%rdx,4), %zmm13, %zmm13
	vmaxps	%zmm0, %zmm13, %zmm13
	vminps	%zmm1, %zmm13, %zmm13
	vaddps	%zmm3, %zmm13, %zmm13
	vpmovdb	%zmm13, %xmm13
	vpaddb	%xmm2, %xmm13, %xmm13
	movq	16(%rsp), %rdi
	vmovdqu	%xmm13, (%rdi,%rax)
	vpbroadcastd	4(%r8,%r12,4), %zmm13
	vpmulld	(%r9,%rsi,4), %zmm13, %zmm13
	vpaddd	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	(%r10,%rsi,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpmovdb	%zmm12, %xmm12
	leaq	1(%r12), %rax
	vpaddb	%xmm2, %xmm12, %xmm12
	imulq	%rbx, %rax
	addq	%r11, %rax
	vmovdqu	%xmm12, (%r14,%rax)
	vpbroadcastd	4(%r8,%r12,4), %zmm12
	vpmulld	(%r9,%rcx,4), %zmm12, %zmm12
	vpaddd	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	(%r10,%rcx,4), %zmm11, %zmm11
	vmaxps	%zmm0, %zmm11, %zmm11
	vminps	%zmm1, %zmm11, %zmm11
	vaddps	%zmm3, %zmm11, %zmm11
	vpmovdb	%zmm11, %xmm11
	vpaddb	%xmm2, %xmm11, %xmm11
	vmovdqu	%xmm11, (%r15,%rax)
	vpbroadcastd	4(%r8,%r12,4), %zmm11
	vpmulld	(%r9,%rdx,4), %zmm11, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	(%r10,%rdx,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpmovdb	%zmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	vmovdqu	%xmm10, (%rdi,%rax)
	vpbroadcastd	8(%r8,%r12,4), %zmm10
	vpmulld	(%r9,%rsi,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%r10,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	leaq	2(%r12), %rax
	vpaddb	%xmm2, %xmm9, %xmm9
	imulq	%rbx, %rax
	addq	%r11, %rax
	vmovdqu	%xmm9, (%r14,%rax)
	vpbroadcastd	8(%r8,%r12,4), %zmm9
	vpmulld	(%r9,%rcx,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%r10,%rcx,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	vmovdqu	%xmm8, (%r15,%rax)
	vpbroadcastd	8(%r8,%r12,4), %zmm8
	vpmulld	(%r9,%rdx,4), %zmm8, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r10,%rdx,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	vpaddb	%xmm7, %xmm2, %xmm7
	vmovdqu	%xmm7, (%rdi,%rax)
	vpbroadcastd	12(%r8,%r12,4), %zmm7
	vpmulld	(%r9,%rsi,4), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r10,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	leaq	3(%r12), %rax
	vpaddb	%xmm6, %xmm2, %xmm6
	imulq	%rbx, %rax
	addq	%r11, %rax
	vmovdqu	%xmm6, (%r14,%rax)
	vpbroadcastd	12(%r8,%r12,4), %zmm6
	vpmulld	(%r9,%rcx,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r10,%rcx,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	vmovdqu	%xmm5, (%r15,%rax)
	vpbroadcastd	12(%r8,%r12,4), %zmm5
	vpmulld	(%r9,%rdx,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r10,%rdx,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	vmovdqu	%xmm4, (%rdi,%rax)
	movq	-120(%rsp), %r13
	leaq	4(%r13), %rax
	movq	%r13, %r8
	movq	-32(%rsp), %rdx
	cmpq	%rax, %rdx
	movq	-112(%rsp), %r15
	movq	-24(%rsp), %rdi
	jl	.LBB91_6
.LBB91_14:
	vmovdqu64	(%rdi), %zmm6
	movq	%rax, -120(%rsp)
	vmovdqu64	64(%rdi), %zmm5
	vmovdqu64	128(%rdi), %zmm4
	cmpq	$0, -128(%rsp)
	movq	%r8, -40(%rsp)
	je	.LBB91_15
	vmovdqu64	16(%r15), %zmm13
	movq	(%r15), %rax
	movq	80(%r15), %r13
	leaq	3(%r8), %rcx
	imulq	%r13, %rcx
	leaq	2(%r8), %rdi
	imulq	%r13, %rdi
	leaq	1(%r8), %r9
	imulq	%r13, %r9
	imulq	%r8, %r13
	movq	88(%r15), %r14
	movq	104(%r15), %r15
	addq	%rax, %r13
	movq	%r15, %rdx
	shlq	$6, %rdx
	leaq	(%rdx,%rdx,2), %r12
	addq	%rax, %rcx
	addq	%rax, %rdi
	addq	%rax, %r9
	movq	-8(%rsp), %rsi
	xorl	%edx, %edx
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm6, %zmm16
	jmp	.LBB91_44
	.p2align	4
.LBB91_48:
	incq	%rdx
	cmpq	-128(%rsp), %rdx
	je	.LBB91_16
.LBB91_44:
	testq	%r15, %r15
	je	.LBB91_48
	movq	(%r14,%rdx,8), %r10
	leaq	(%r10,%r13), %r11
	leaq	(%rcx,%r10), %rbx
	leaq	(%rdi,%r10), %rax
	addq	%r9, %r10
	movq	%rsi, %rbp
	xorl	%r8d, %r8d
	.p2align	4
.LBB91_46:
	vmovdqu64	(%rbp), %zmm17
	vmovdqu64	64(%rbp), %zmm18
	vmovdqu64	128(%rbp), %zmm19
	vpxord	(%r11,%r8,4){1to16}, %zmm13, %zmm20
	vpmaddwd	%zmm17, %zmm20, %zmm21
	vpaddd	%zmm21, %zmm16, %zmm16
	vpmaddwd	%zmm18, %zmm20, %zmm21
	vpaddd	%zmm21, %zmm15, %zmm15
	vpmaddwd	%zmm19, %zmm20, %zmm20
	vpaddd	%zmm20, %zmm14, %zmm14
	vpxord	(%r10,%r8,4){1to16}, %zmm13, %zmm20
	vpmaddwd	%zmm17, %zmm20, %zmm21
	vpaddd	%zmm21, %zmm12, %zmm12
	vpmaddwd	%zmm18, %zmm20, %zmm21
	vpaddd	%zmm21, %zmm11, %zmm11
	vpmaddwd	%zmm19, %zmm20, %zmm20
	vpxord	(%rax,%r8,4){1to16}, %zmm13, %zmm21
	vpaddd	%zmm20, %zmm10, %zmm10
	vpmaddwd	%zmm17, %zmm21, %zmm20
	vpaddd	%zmm20, %zmm9, %zmm9
	vpmaddwd	%zmm18, %zmm21, %zmm20
	vpxord	(%rbx,%r8,4){1to16}, %zmm13, %zmm22
	vpaddd	%zmm20, %zmm8, %zmm8
	incq	%r8
	vpmaddwd	%zmm19, %zmm21, %zmm20
	vpaddd	%zmm20, %zmm7, %zmm7
	vpmaddwd	%zmm17, %zmm22, %zmm17
	vpaddd	%zmm17, %zmm6, %zmm6
	vpmaddwd	%zmm18, %zmm22, %zmm17
	vpaddd	%zmm17, %zmm5, %zmm5
	vpmaddwd	%zmm19, %zmm22, %zmm17
	vpaddd	%zmm17, %zmm4, %zmm4
	addq	$192, %rbp
	cmpq	%r8, %r15
	jne	.LBB91_46
	addq	%r12, %rsi
	jmp	.LBB91_48
.LBB91_17:
	cmpq	$1, %rax
	jle	.LBB91_19
	movl	$2, %eax
	xorl	%r13d, %r13d
.LBB91_7:
	movq	%rax, -128(%rsp)
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r15), %rcx
	testq	%rcx, %rcx
	movq	%r13, -120(%rsp)
	je	.LBB91_8
	leaq	192(%rdi), %rax
	vmovdqu64	16(%r15), %zmm5
	movq	(%r15), %rdi
	movq	80(%r15), %r8
	movq	%r8, %r9
	imulq	%r13, %r9
	movq	88(%r15), %r10
	movq	104(%r15), %r11
	leaq	(%rdi,%r9), %rbx
	movq	%r11, %rdx
	shlq	$6, %rdx
	leaq	(%rdx,%rdx,2), %r14
	movq	%r11, %r15
	andq	$-2, %r15
	leaq	1(%r13), %r12
	imulq	%r8, %r12
	xorl	%r13d, %r13d
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
	jmp	.LBB91_33
	.p2align	4
.LBB91_39:
	addq	%r14, %rax
.LBB91_40:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB91_9
.LBB91_33:
	testq	%r11, %r11
	je	.LBB91_40
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB91_41
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB91_39
	jmp	.LBB91_38
	.p2align	4
.LBB91_41:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB91_42:
	vpxord	(%rbp,%r9){1to16}, %zmm5, %zmm7
	vmovdqu64	(%rdx), %zmm8
	vmovdqu64	64(%rdx), %zmm9
	vmovdqu64	128(%rdx), %zmm10
	vmovdqu64	192(%rdx), %zmm11
	vpmaddwd	%zmm8, %zmm7, %zmm12
	vpaddd	%zmm12, %zmm6, %zmm6
	vpmaddwd	%zmm9, %zmm7, %zmm12
	vpaddd	%zmm12, %zmm4, %zmm4
	vpmaddwd	%zmm10, %zmm7, %zmm7
	vpxord	(%rbp,%r12){1to16}, %zmm5, %zmm12
	vpaddd	%zmm7, %zmm3, %zmm3
	vpmaddwd	%zmm8, %zmm12, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm2
	vpmaddwd	%zmm9, %zmm12, %zmm7
	vpaddd	%zmm7, %zmm1, %zmm1
	vpmaddwd	%zmm10, %zmm12, %zmm7
	vmovdqu64	256(%rdx), %zmm8
	vmovdqu64	320(%rdx), %zmm9
	vpxord	4(%rbp,%r9){1to16}, %zmm5, %zmm10
	vpaddd	%zmm7, %zmm0, %zmm0
	vpmaddwd	%zmm11, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm6, %zmm6
	vpmaddwd	%zmm8, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm4, %zmm4
	vpmaddwd	%zmm9, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm3, %zmm3
	vpxord	4(%rbp,%r12){1to16}, %zmm5, %zmm7
	vpmaddwd	%zmm11, %zmm7, %zmm10
	vpaddd	%zmm10, %zmm2, %zmm2
	vpmaddwd	%zmm8, %zmm7, %zmm8
	vpaddd	%zmm8, %zmm1, %zmm1
	vpmaddwd	%zmm9, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm0, %zmm0
	addq	$384, %rdx
	addq	$8, %rbp
	addq	$-2, %rsi
	jne	.LBB91_42
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB91_39
.LBB91_38:
	vmovdqu64	(%rdx), %zmm7
	vmovdqu64	64(%rdx), %zmm8
	vmovdqu64	128(%rdx), %zmm9
	vpxord	(%rbp){1to16}, %zmm5, %zmm10
	vpmaddwd	%zmm7, %zmm10, %zmm11
	vpaddd	%zmm11, %zmm6, %zmm6
	vpmaddwd	%zmm8, %zmm10, %zmm11
	vpaddd	%zmm11, %zmm4, %zmm4
	vpmaddwd	%zmm9, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm3, %zmm3
	vpxord	(%rbp,%r8){1to16}, %zmm5, %zmm10
	vpmaddwd	%zmm7, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm2
	vpmaddwd	%zmm8, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm1, %zmm1
	vpmaddwd	%zmm9, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm0, %zmm0
	jmp	.LBB91_39
.LBB91_8:
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
.LBB91_9:
	movq	-112(%rsp), %r15
	movq	128(%r15), %rax
	addq	$-16, %rax
	movq	-16(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rdi
	cmovlq	%rax, %rdi
	movq	-104(%rsp), %r9
	movq	(%r9), %rcx
	movq	8(%r9), %rdx
	vmovups	16(%r9), %zmm5
	vmovups	80(%r9), %zmm7
	movq	160(%r9), %r14
	movq	168(%r9), %r8
	movq	-120(%rsp), %r12
	vpbroadcastd	(%rcx,%r12,4), %zmm8
	vpmulld	(%rdx,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm6, %zmm8, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r14,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm5, %zmm6, %zmm8
	vbroadcastss	.LCPI91_0(%rip), %zmm6
	vminps	%zmm7, %zmm8, %zmm8
	vaddps	%zmm6, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm9
	vpbroadcastb	144(%r9), %xmm8
	movq	176(%r9), %r10
	vpaddb	%xmm9, %xmm8, %xmm9
	movq	%r10, %r11
	imulq	%r12, %r11
	addq	%r8, %r11
	vmovdqu	%xmm9, (%rdi,%r11)
	vpbroadcastd	(%rcx,%r12,4), %zmm9
	vpmulld	64(%rdx,%rsi,4), %zmm9, %zmm9
	leaq	16(%rsi), %r9
	vpaddd	%zmm4, %zmm9, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	64(%r14,%rsi,4), %zmm4, %zmm4
	cmpq	%r9, %rax
	vmaxps	%zmm5, %zmm4, %zmm4
	vminps	%zmm7, %zmm4, %zmm4
	vaddps	%zmm6, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	cmovlq	%rax, %r9
	vpaddb	%xmm4, %xmm8, %xmm4
	vmovdqu	%xmm4, (%r9,%r11)
	leaq	32(%rsi), %rbx
	cmpq	%rbx, %rax
	cmovgeq	%rbx, %rax
	vpbroadcastd	(%rcx,%r12,4), %zmm4
	vpmulld	128(%rdx,%rsi,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	128(%r14,%rsi,4), %zmm3, %zmm3
	vmaxps	%zmm5, %zmm3, %zmm3
	vminps	%zmm7, %zmm3, %zmm3
	vaddps	%zmm6, %zmm3, %zmm3
	vpmovdb	%zmm3, %xmm3
	vpaddb	%xmm3, %xmm8, %xmm3
	vmovdqu	%xmm3, (%rax,%r11)
	vpbroadcastd	4(%rcx,%r12,4), %zmm3
	vpmulld	(%rdx,%rsi,4), %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%r14,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm5, %zmm2, %zmm2
	vminps	%zmm7, %zmm2, %zmm2
	vaddps	%zmm6, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	leaq	1(%r12), %r11
	vpaddb	%xmm2, %xmm8, %xmm2
	imulq	%r10, %r11
	addq	%r8, %r11
	vmovdqu	%xmm2, (%rdi,%r11)
	vpbroadcastd	4(%rcx,%r12,4), %zmm2
	vpmulld	64(%rdx,%rsi,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%r14,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm5, %zmm1, %zmm1
	vminps	%zmm7, %zmm1, %zmm1
	vaddps	%zmm6, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	vpaddb	%xmm1, %xmm8, %xmm1
	vmovdqu	%xmm1, (%r9,%r11)
	vpbroadcastd	4(%rcx,%r12,4), %zmm1
	vpmulld	128(%rdx,%rsi,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	128(%r14,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm5, %zmm0, %zmm0
	vminps	%zmm7, %zmm0, %zmm0
	vaddps	%zmm6, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm8, %xmm0
	vmovdqu	%xmm0, (%rax,%r11)
	movq	-128(%rsp), %r13
	movq	-24(%rsp), %rdi
	movq	-32(%rsp), %rdx
.LBB91_10:
	cmpq	%rdx, %r13
	jge	.LBB91_30
.LBB91_21:
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r15), %rax
	testq	%rax, %rax
	je	.LBB91_29
	addq	$192, %rdi
	vmovdqu64	16(%r15), %zmm3
	movq	80(%r15), %rcx
	imulq	%r13, %rcx
	movq	88(%r15), %rdx
	movq	104(%r15), %r12
	addq	(%r15), %rcx
	movq	%r12, %r8
	shlq	$6, %r8
	leaq	(%r8,%r8,2), %r8
	movq	%r12, %r9
	andq	$-2, %r9
	xorl	%r10d, %r10d
	jmp	.LBB91_23
	.p2align	4
.LBB91_27:
	addq	%r8, %rdi
.LBB91_28:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB91_29
.LBB91_23:
	testq	%r12, %r12
	je	.LBB91_28
	movq	(%rdx,%r10,8), %r14
	addq	%rcx, %r14
	movq	%rdi, %r11
	movq	%r9, %rbx
	cmpq	$1, %r12
	je	.LBB91_25
	.p2align	4
.LBB91_31:
	vpxord	(%r14){1to16}, %zmm3, %zmm4
	vpmaddwd	(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm2
	vpmaddwd	64(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm1, %zmm1
	vpmaddwd	128(%r11), %zmm4, %zmm4
	vpaddd	%zmm4, %zmm0, %zmm0
	vpxord	4(%r14){1to16}, %zmm3, %zmm4
	vpmaddwd	192(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm2
	vpmaddwd	256(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm1, %zmm1
	vpmaddwd	320(%r11), %zmm4, %zmm4
	vpaddd	%zmm4, %zmm0, %zmm0
	addq	$8, %r14
	addq	$384, %r11
	addq	$-2, %rbx
	jne	.LBB91_31
.LBB91_25:
	testb	$1, %r12b
	je	.LBB91_27
	vpxord	(%r14){1to16}, %zmm3, %zmm4
	vpmaddwd	(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm2
	vpmaddwd	64(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm1, %zmm1
	vpmaddwd	128(%r11), %zmm4, %zmm4
	vpaddd	%zmm4, %zmm0, %zmm0
	jmp	.LBB91_27
.LBB91_29:
	movq	128(%r15), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %r8
	cmovlq	%rax, %r8
	movq	-104(%rsp), %r10
	movq	(%r10), %rcx
	movq	8(%r10), %rdx
	vmovups	16(%r10), %zmm3
	vmovups	80(%r10), %zmm4
	vpbroadcastd	(%rcx,%r13,4), %zmm5
	movq	160(%r10), %r9
	vpmulld	(%rdx,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm2, %zmm5, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%r9,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm3, %zmm2, %zmm2
	vminps	%zmm4, %zmm2, %zmm2
	vbroadcastss	.LCPI91_0(%rip), %zmm5
	vaddps	%zmm5, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpbroadcastb	144(%r10), %xmm6
	vpaddb	%xmm2, %xmm6, %xmm2
	movq	176(%r10), %rdi
	imulq	%r13, %rdi
	addq	168(%r10), %rdi
	vmovdqu	%xmm2, (%r8,%rdi)
	vpbroadcastd	(%rcx,%r13,4), %zmm2
	vpmulld	64(%rdx,%rsi,4), %zmm2, %zmm2
	leaq	16(%rsi), %r8
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%r9,%rsi,4), %zmm1, %zmm1
	cmpq	%r8, %rax
	vmaxps	%zmm3, %zmm1, %zmm1
	vminps	%zmm4, %zmm1, %zmm1
	vaddps	%zmm5, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	cmovlq	%rax, %r8
	vpaddb	%xmm1, %xmm6, %xmm1
	vmovdqu	%xmm1, (%r8,%rdi)
	leaq	32(%rsi), %r8
	cmpq	%r8, %rax
	cmovgeq	%r8, %rax
	vpbroadcastd	(%rcx,%r13,4), %zmm1
	vpmulld	128(%rdx,%rsi,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	128(%r9,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm3, %zmm0, %zmm0
	vminps	%zmm4, %zmm0, %zmm0
	vaddps	%zmm5, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm6, %xmm0
	vmovdqu	%xmm0, (%rax,%rdi)
.LBB91_30:
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
.LBB91_19:
	.cfi_def_cfa_offset 144
	jne	.LBB91_30
	xorl	%r13d, %r13d
	jmp	.LBB91_21
.Lfunc_end91:
	.size	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end91-$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI92_0:
	.long	0x4b400000
	.text
	.hidden	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.weak	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5,@function
$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5:
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
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rdx, -80(%rsp)
	movq	%rsi, -64(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rax, -72(%rsp)
	movq	%rdi, -120(%rsp)
	jl	.LBB92_11
	movq	96(%r13), %r8
	movq	128(%r13), %r9
	leaq	64(%rdi), %rax
	movq	%rax, -56(%rsp)
	movq	(%rdx), %rax
	movq	%rax, -88(%rsp)
	movq	8(%rdx), %rax
	movq	%rax, -96(%rsp)
	vmovups	16(%rdx), %zmm0
	vmovups	80(%rdx), %zmm1
	movq	160(%rdx), %rax
	movq	%rax, -104(%rsp)
	movq	176(%rdx), %r15
	addq	$-16, %r9
	cmpq	%rsi, %r9
	cmovgeq	%rsi, %r9
	addq	168(%rdx), %r9
	vpbroadcastb	144(%rdx), %xmm2
	movl	$8, %eax
	xorl	%r12d, %r12d
	vbroadcastss	.LCPI92_0(%rip), %zmm3
	jmp	.LBB92_2
	.p2align	4
.LBB92_3:
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm12
.LBB92_4:
	movq	-88(%rsp), %rcx
	vpbroadcastd	(%rcx,%r12,4), %zmm11
	movq	-64(%rsp), %rsi
	movq	-96(%rsp), %rdx
	vpmulld	(%rdx,%rsi,4), %zmm11, %zmm11
	vpaddd	%zmm12, %zmm11, %zmm11
	vcvtdq2ps	%zmm11, %zmm11
	movq	-104(%rsp), %rdi
	vmulps	(%rdi,%rsi,4), %zmm11, %zmm11
	vmaxps	%zmm0, %zmm11, %zmm11
	vminps	%zmm1, %zmm11, %zmm11
	vaddps	%zmm3, %zmm11, %zmm11
	vpmovdb	%zmm11, %xmm11
	vpaddb	%xmm2, %xmm11, %xmm11
	movq	%r12, %rax
	imulq	%r15, %rax
	vmovdqu	%xmm11, (%r9,%rax)
	vpbroadcastd	4(%rcx,%r12,4), %zmm11
	vpmulld	(%rdx,%rsi,4), %zmm11, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	(%rdi,%rsi,4), %zmm10, %zmm10
	movq	%r12, %rax
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpmovdb	%zmm10, %xmm10
	orq	$1, %rax
	vpaddb	%xmm2, %xmm10, %xmm10
	imulq	%r15, %rax
	vmovdqu	%xmm10, (%r9,%rax)
	movq	%r12, %rax
	orq	$2, %rax
	vpbroadcastd	8(%rcx,%r12,4), %zmm10
	vpmulld	(%rdx,%rsi,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%rdi,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	vpaddb	%xmm2, %xmm9, %xmm9
	imulq	%r15, %rax
	vmovdqu	%xmm9, (%r9,%rax)
	vpbroadcastd	12(%rcx,%r12,4), %zmm9
	vpmulld	(%rdx,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%rdi,%rsi,4), %zmm8, %zmm8
	movq	%r12, %rax
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	orq	$3, %rax
	vpaddb	%xmm2, %xmm8, %xmm8
	imulq	%r15, %rax
	vmovdqu	%xmm8, (%r9,%rax)
	movq	%r12, %rax
	orq	$4, %rax
	vpbroadcastd	16(%rcx,%r12,4), %zmm8
	vpmulld	(%rdx,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%rdi,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	vpaddb	%xmm7, %xmm2, %xmm7
	imulq	%r15, %rax
	vmovdqu	%xmm7, (%r9,%rax)
	vpbroadcastd	20(%rcx,%r12,4), %zmm7
	vpmulld	(%rdx,%rsi,4), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%rdi,%rsi,4), %zmm6, %zmm6
	movq	%r12, %rax
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	orq	$5, %rax
	vpaddb	%xmm6, %xmm2, %xmm6
	imulq	%r15, %rax
	vmovdqu	%xmm6, (%r9,%rax)
	movq	%r12, %rax
	orq	$6, %rax
	vpbroadcastd	24(%rcx,%r12,4), %zmm6
	vpmulld	(%rdx,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%rdi,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	imulq	%r15, %rax
	vmovdqu	%xmm5, (%r9,%rax)
	vpbroadcastd	28(%rcx,%r12,4), %zmm5
	vpmulld	(%rdx,%rsi,4), %zmm5, %zmm5
	movq	%r12, %rax
	orq	$7, %rax
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rdi,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	imulq	%r15, %rax
	vmovdqu	%xmm4, (%r9,%rax)
	movq	-112(%rsp), %rdx
	leaq	8(%rdx), %rax
	addq	$8, %r12
	movq	-72(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB92_5
.LBB92_2:
	movq	%rax, -112(%rsp)
	movq	-120(%rsp), %rax
	vmovdqu64	(%rax), %zmm4
	testq	%r8, %r8
	je	.LBB92_3
	movq	-128(%rsp), %rsi
	vmovdqu64	16(%rsi), %zmm11
	movq	80(%rsi), %rcx
	movq	88(%rsi), %rax
	movq	104(%rsi), %rdx
	movq	%rdx, %rdi
	shlq	$6, %rdi
	movq	%rcx, %r13
	imulq	%r12, %r13
	addq	(%rsi), %r13
	movq	-56(%rsp), %r11
	xorl	%r10d, %r10d
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm12
	jmp	.LBB92_58
	.p2align	4
.LBB92_62:
	incq	%r10
	cmpq	%r8, %r10
	je	.LBB92_4
.LBB92_58:
	testq	%rdx, %rdx
	je	.LBB92_62
	movq	(%rax,%r10,8), %rsi
	addq	%r13, %rsi
	movq	%r11, %rbp
	xorl	%ebx, %ebx
	.p2align	4
.LBB92_60:
	vmovdqu64	(%rbp), %zmm13
	leaq	(%rsi,%rbx,4), %r14
	vpxord	(%rsi,%rbx,4){1to16}, %zmm11, %zmm14
	vpmaddwd	%zmm13, %zmm14, %zmm14
	vpxord	(%rcx,%r14){1to16}, %zmm11, %zmm15
	vpaddd	%zmm14, %zmm12, %zmm12
	addq	%rcx, %r14
	vpmaddwd	%zmm13, %zmm15, %zmm14
	vpaddd	%zmm14, %zmm10, %zmm10
	vpxord	(%rcx,%r14){1to16}, %zmm11, %zmm14
	incq	%rbx
	addq	%rcx, %r14
	vpmaddwd	%zmm13, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm9, %zmm9
	vpxord	(%rcx,%r14){1to16}, %zmm11, %zmm14
	addq	%rcx, %r14
	vpmaddwd	%zmm13, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm8, %zmm8
	vpxord	(%rcx,%r14){1to16}, %zmm11, %zmm14
	addq	%rcx, %r14
	vpmaddwd	%zmm13, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm7, %zmm7
	vpxord	(%rcx,%r14){1to16}, %zmm11, %zmm14
	addq	%rcx, %r14
	vpmaddwd	%zmm13, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm6, %zmm6
	vpxord	(%rcx,%r14){1to16}, %zmm11, %zmm14
	addq	%rcx, %r14
	vpmaddwd	%zmm13, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm5, %zmm5
	vpxord	(%rcx,%r14){1to16}, %zmm11, %zmm14
	vpmaddwd	%zmm13, %zmm14, %zmm13
	vpaddd	%zmm13, %zmm4, %zmm4
	addq	$64, %rbp
	cmpq	%rbx, %rdx
	jne	.LBB92_60
	addq	%rdi, %r11
	jmp	.LBB92_62
.LBB92_11:
	cmpq	$3, %rax
	jle	.LBB92_17
	movl	$4, %eax
	xorl	%edx, %edx
	jmp	.LBB92_13
.LBB92_5:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	jge	.LBB92_13
.LBB92_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %rcx
	movq	-128(%rsp), %r13
	movq	-120(%rsp), %rdi
	jge	.LBB92_7
	jmp	.LBB92_10
.LBB92_13:
	movq	-128(%rsp), %rcx
	movq	96(%rcx), %r8
	movq	128(%rcx), %rdi
	movq	-120(%rsp), %rcx
	addq	$64, %rcx
	movq	%rcx, -48(%rsp)
	movq	-80(%rsp), %rcx
	movq	(%rcx), %r9
	movq	%r9, -16(%rsp)
	vmovups	16(%rcx), %zmm0
	vmovups	80(%rcx), %zmm1
	movq	8(%rcx), %r9
	movq	%r9, -24(%rsp)
	movq	160(%rcx), %r9
	movq	%r9, -32(%rsp)
	movq	176(%rcx), %r9
	movq	%r9, -40(%rsp)
	addq	$-16, %rdi
	cmpq	%rsi, %rdi
	cmovgeq	%rsi, %rdi
	addq	168(%rcx), %rdi
	movq	%rdi, -8(%rsp)
	vpbroadcastb	144(%rcx), %xmm2
	vbroadcastss	.LCPI92_0(%rip), %zmm3
	movq	%rdx, %r12
	jmp	.LBB92_14
	.p2align	4
.LBB92_15:
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
.LBB92_16:
	movq	-16(%rsp), %rdx
	vpbroadcastd	(%rdx,%r12,4), %zmm5
	movq	-64(%rsp), %rsi
	movq	-24(%rsp), %rdi
	vpmulld	(%rdi,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm8, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	movq	-32(%rsp), %r9
	vmulps	(%r9,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	movq	%r12, %rax
	movq	-40(%rsp), %r10
	imulq	%r10, %rax
	movq	-8(%rsp), %rcx
	vmovdqu	%xmm5, (%rcx,%rax)
	vpbroadcastd	4(%rdx,%r12,4), %zmm5
	vpmulld	(%rdi,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm7, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r9,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	leaq	1(%r12), %rax
	vpaddb	%xmm5, %xmm2, %xmm5
	imulq	%r10, %rax
	vmovdqu	%xmm5, (%rcx,%rax)
	leaq	2(%r12), %rax
	vpbroadcastd	8(%rdx,%r12,4), %zmm5
	vpmulld	(%rdi,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm6, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r9,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	imulq	%r10, %rax
	vmovdqu	%xmm5, (%rcx,%rax)
	vpbroadcastd	12(%rdx,%r12,4), %zmm5
	vpmulld	(%rdi,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r9,%rsi,4), %zmm4, %zmm4
	addq	$3, %r12
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	imulq	%r10, %r12
	vmovdqu	%xmm4, (%rcx,%r12)
	movq	-112(%rsp), %rdx
	leaq	4(%rdx), %rax
	movq	%rdx, %r12
	movq	-72(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB92_6
.LBB92_14:
	movq	%rax, -112(%rsp)
	movq	-120(%rsp), %rax
	vmovdqu64	(%rax), %zmm4
	testq	%r8, %r8
	je	.LBB92_15
	movq	-128(%rsp), %rax
	movq	(%rax), %rsi
	vmovdqu64	16(%rax), %zmm5
	movq	80(%rax), %rdx
	movq	%rdx, %r10
	imulq	%r12, %r10
	movq	88(%rax), %rcx
	movq	104(%rax), %rax
	movq	%rsi, -88(%rsp)
	addq	%r10, %rsi
	movq	%rsi, -96(%rsp)
	leaq	(%rdx,%rdx), %rsi
	movq	%rsi, -104(%rsp)
	movq	%rax, %r13
	shlq	$6, %r13
	movq	%rax, %rsi
	andq	$-2, %rsi
	movq	%rsi, -56(%rsp)
	leaq	3(%r12), %r14
	imulq	%rdx, %r14
	leaq	2(%r12), %r15
	imulq	%rdx, %r15
	leaq	1(%r12), %r9
	imulq	%rdx, %r9
	movq	-48(%rsp), %rbp
	xorl	%esi, %esi
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
	jmp	.LBB92_47
	.p2align	4
.LBB92_53:
	addq	%r13, %rbp
.LBB92_54:
	incq	%rsi
	cmpq	%r8, %rsi
	je	.LBB92_16
.LBB92_47:
	testq	%rax, %rax
	je	.LBB92_54
	movq	(%rcx,%rsi,8), %r11
	cmpq	$1, %rax
	jne	.LBB92_55
	addq	-96(%rsp), %r11
	movq	%rbp, %rdi
	testb	$1, %al
	je	.LBB92_53
	jmp	.LBB92_52
	.p2align	4
.LBB92_55:
	addq	-88(%rsp), %r11
	movq	-56(%rsp), %rbx
	movq	%rbp, %rdi
	.p2align	4
.LBB92_56:
	vpxord	(%r11,%r10){1to16}, %zmm5, %zmm9
	vmovdqu64	(%rdi), %zmm10
	vmovdqu64	64(%rdi), %zmm11
	vpmaddwd	%zmm10, %zmm9, %zmm9
	vpxord	(%r11,%r9){1to16}, %zmm5, %zmm12
	vpaddd	%zmm9, %zmm8, %zmm8
	vpmaddwd	%zmm10, %zmm12, %zmm9
	vpaddd	%zmm9, %zmm7, %zmm7
	vpxord	(%r11,%r15){1to16}, %zmm5, %zmm9
	vpmaddwd	%zmm10, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm6, %zmm6
	vpxord	(%r11,%r14){1to16}, %zmm5, %zmm9
	vpmaddwd	%zmm10, %zmm9, %zmm9
	vpxord	4(%r11,%r10){1to16}, %zmm5, %zmm10
	vpaddd	%zmm9, %zmm4, %zmm4
	vpmaddwd	%zmm11, %zmm10, %zmm9
	vpaddd	%zmm9, %zmm8, %zmm8
	vpxord	4(%r11,%r9){1to16}, %zmm5, %zmm9
	vpmaddwd	%zmm11, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm7, %zmm7
	vpxord	4(%r11,%r15){1to16}, %zmm5, %zmm9
	vpmaddwd	%zmm11, %zmm9, %zmm9
	vpxord	4(%r11,%r14){1to16}, %zmm5, %zmm10
	vpaddd	%zmm9, %zmm6, %zmm6
	vpmaddwd	%zmm11, %zmm10, %zmm9
	vpaddd	%zmm9, %zmm4, %zmm4
	subq	$-128, %rdi
	addq	$8, %r11
	addq	$-2, %rbx
	jne	.LBB92_56
	addq	%r10, %r11
	testb	$1, %al
	je	.LBB92_53
.LBB92_52:
	vmovdqu64	(%rdi), %zmm9
	vpxord	(%r11){1to16}, %zmm5, %zmm10
	vpmaddwd	%zmm9, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm8, %zmm8
	leaq	(%r11,%rdx), %rdi
	vpxord	(%r11,%rdx){1to16}, %zmm5, %zmm10
	vpmaddwd	%zmm9, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm7, %zmm7
	vpxord	(%r11,%rdx,2){1to16}, %zmm5, %zmm10
	vpmaddwd	%zmm9, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm6, %zmm6
	movq	-104(%rsp), %r11
	vpxord	(%r11,%rdi){1to16}, %zmm5, %zmm10
	vpmaddwd	%zmm9, %zmm10, %zmm9
	vpaddd	%zmm9, %zmm4, %zmm4
	jmp	.LBB92_53
.LBB92_17:
	cmpq	$1, %rax
	jle	.LBB92_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB92_7:
	movq	%rax, -104(%rsp)
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	movq	%rdx, -112(%rsp)
	je	.LBB92_8
	leaq	64(%rdi), %r8
	vmovdqu64	16(%r13), %zmm1
	movq	(%r13), %rcx
	movq	80(%r13), %rsi
	movq	%rsi, %rdi
	imulq	%rdx, %rdi
	movq	88(%r13), %r9
	movq	104(%r13), %r10
	movq	%rcx, -88(%rsp)
	addq	%rdi, %rcx
	movq	%rcx, -96(%rsp)
	movq	%r10, %rbx
	shlq	$6, %rbx
	movl	%r10d, %r14d
	andl	$3, %r14d
	movq	%r10, %r11
	andq	$-4, %r11
	leaq	1(%rdx), %r12
	imulq	%rsi, %r12
	xorl	%r13d, %r13d
	vmovdqa64	%zmm0, %zmm2
	jmp	.LBB92_35
	.p2align	4
.LBB92_42:
	addq	%rbx, %r8
.LBB92_43:
	incq	%r13
	cmpq	%rax, %r13
	je	.LBB92_9
.LBB92_35:
	testq	%r10, %r10
	je	.LBB92_43
	movq	(%r9,%r13,8), %rbp
	cmpq	$4, %r10
	jae	.LBB92_44
	addq	-96(%rsp), %rbp
	movq	%r8, %rcx
	testq	%r14, %r14
	jne	.LBB92_40
	jmp	.LBB92_42
	.p2align	4
.LBB92_44:
	addq	-88(%rsp), %rbp
	movq	%r11, %r15
	movq	%r8, %rcx
	.p2align	4
.LBB92_45:
	vpxord	(%rbp,%rdi){1to16}, %zmm1, %zmm3
	vmovdqu64	(%rcx), %zmm4
	vmovdqu64	64(%rcx), %zmm5
	vmovdqu64	128(%rcx), %zmm6
	vmovdqu64	192(%rcx), %zmm7
	vpmaddwd	%zmm4, %zmm3, %zmm3
	vpxord	(%rbp,%r12){1to16}, %zmm1, %zmm8
	vpaddd	%zmm3, %zmm2, %zmm2
	vpmaddwd	%zmm4, %zmm8, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	vpxord	4(%rbp,%rdi){1to16}, %zmm1, %zmm3
	vpmaddwd	%zmm5, %zmm3, %zmm3
	vpxord	4(%rbp,%r12){1to16}, %zmm1, %zmm4
	vpmaddwd	%zmm5, %zmm4, %zmm4
	vpxord	8(%rbp,%rdi){1to16}, %zmm1, %zmm5
	vpmaddwd	%zmm6, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm3, %zmm3
	vpaddd	%zmm3, %zmm2, %zmm2
	vpxord	8(%rbp,%r12){1to16}, %zmm1, %zmm3
	vpmaddwd	%zmm6, %zmm3, %zmm3
	vpaddd	%zmm3, %zmm4, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	vpxord	12(%rbp,%rdi){1to16}, %zmm1, %zmm3
	vpmaddwd	%zmm7, %zmm3, %zmm3
	vpxord	12(%rbp,%r12){1to16}, %zmm1, %zmm4
	vpaddd	%zmm3, %zmm2, %zmm2
	vpmaddwd	%zmm7, %zmm4, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	addq	$256, %rcx
	addq	$16, %rbp
	addq	$-4, %r15
	jne	.LBB92_45
	addq	%rdi, %rbp
	testq	%r14, %r14
	je	.LBB92_42
.LBB92_40:
	leaq	(%rsi,%rbp), %r15
	xorl	%edx, %edx
	.p2align	4
.LBB92_41:
	vmovdqu64	(%rcx), %zmm3
	vpxord	(%rbp,%rdx,4){1to16}, %zmm1, %zmm4
	vpmaddwd	%zmm3, %zmm4, %zmm4
	vpxord	(%r15,%rdx,4){1to16}, %zmm1, %zmm5
	vpaddd	%zmm4, %zmm2, %zmm2
	vpmaddwd	%zmm3, %zmm5, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	addq	$64, %rcx
	incq	%rdx
	cmpq	%rdx, %r14
	jne	.LBB92_41
	jmp	.LBB92_42
.LBB92_8:
	vmovdqa64	%zmm0, %zmm2
.LBB92_9:
	movq	-128(%rsp), %r13
	movq	128(%r13), %rax
	addq	$-16, %rax
	movq	-64(%rsp), %rsi
	cmpq	%rsi, %rax
	cmovgeq	%rsi, %rax
	movq	-80(%rsp), %r8
	movq	(%r8), %rdx
	movq	8(%r8), %r10
	vmovups	16(%r8), %zmm1
	vmovups	80(%r8), %zmm3
	movq	160(%r8), %rdi
	movq	168(%r8), %rcx
	movq	-112(%rsp), %r11
	vpbroadcastd	(%rdx,%r11,4), %zmm4
	vpmulld	(%r10,%rsi,4), %zmm4, %zmm4
	vpaddd	%zmm2, %zmm4, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%rdi,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm1, %zmm2, %zmm2
	vbroadcastss	.LCPI92_0(%rip), %zmm4
	vminps	%zmm3, %zmm2, %zmm2
	vaddps	%zmm4, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpbroadcastb	144(%r8), %xmm5
	movq	176(%r8), %r8
	vpaddb	%xmm2, %xmm5, %xmm2
	movq	%r8, %r9
	imulq	%r11, %r9
	addq	%rcx, %r9
	vmovdqu	%xmm2, (%rax,%r9)
	vpbroadcastd	4(%rdx,%r11,4), %zmm2
	vpmulld	(%r10,%rsi,4), %zmm2, %zmm2
	vpaddd	%zmm0, %zmm2, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rdi,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm1, %zmm0, %zmm0
	vminps	%zmm3, %zmm0, %zmm0
	vaddps	%zmm4, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	incq	%r11
	vpaddb	%xmm0, %xmm5, %xmm0
	imulq	%r8, %r11
	addq	%rcx, %r11
	vmovdqu	%xmm0, (%rax,%r11)
	movq	-104(%rsp), %rdx
	movq	-120(%rsp), %rdi
	movq	-72(%rsp), %rcx
.LBB92_10:
	cmpq	%rcx, %rdx
	jge	.LBB92_24
.LBB92_21:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB92_22
	addq	$64, %rdi
	vmovdqu64	16(%r13), %zmm1
	movq	80(%r13), %rcx
	movq	%rdx, %rbp
	imulq	%rdx, %rcx
	movq	88(%r13), %rdx
	movq	104(%r13), %r15
	addq	(%r13), %rcx
	movq	%r15, %r12
	shlq	$6, %r12
	movl	%r15d, %r8d
	andl	$3, %r8d
	movq	%r15, %r9
	andq	$-4, %r9
	xorl	%r10d, %r10d
	jmp	.LBB92_26
	.p2align	4
.LBB92_31:
	addq	%r12, %rdi
.LBB92_32:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB92_23
.LBB92_26:
	testq	%r15, %r15
	je	.LBB92_32
	movq	(%rdx,%r10,8), %r11
	addq	%rcx, %r11
	movq	%rdi, %rbx
	movq	%r9, %r14
	cmpq	$4, %r15
	jb	.LBB92_28
	.p2align	4
.LBB92_33:
	vpxord	(%r11){1to16}, %zmm1, %zmm2
	vpmaddwd	(%rbx), %zmm2, %zmm2
	vpaddd	%zmm2, %zmm0, %zmm0
	vpxord	4(%r11){1to16}, %zmm1, %zmm2
	vpmaddwd	64(%rbx), %zmm2, %zmm2
	vpxord	8(%r11){1to16}, %zmm1, %zmm3
	vpmaddwd	128(%rbx), %zmm3, %zmm3
	vpaddd	%zmm3, %zmm2, %zmm2
	vpaddd	%zmm2, %zmm0, %zmm0
	vpxord	12(%r11){1to16}, %zmm1, %zmm2
	vpmaddwd	192(%rbx), %zmm2, %zmm2
	vpaddd	%zmm2, %zmm0, %zmm0
	addq	$16, %r11
	addq	$256, %rbx
	addq	$-4, %r14
	jne	.LBB92_33
.LBB92_28:
	testq	%r8, %r8
	je	.LBB92_31
	xorl	%r14d, %r14d
	.p2align	4
.LBB92_30:
	vpxord	(%r11,%r14,4){1to16}, %zmm1, %zmm2
	vpmaddwd	(%rbx), %zmm2, %zmm2
	vpaddd	%zmm2, %zmm0, %zmm0
	addq	$64, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB92_30
	jmp	.LBB92_31
.LBB92_22:
	movq	%rdx, %rbp
.LBB92_23:
	movq	128(%r13), %rax
	addq	$-16, %rax
	movq	-80(%rsp), %rdi
	movq	(%rdi), %rcx
	movq	8(%rdi), %rdx
	vpbroadcastd	(%rcx,%rbp,4), %zmm1
	vpmulld	(%rdx,%rsi,4), %zmm1, %zmm1
	cmpq	%rsi, %rax
	movq	160(%rdi), %rcx
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rcx,%rsi,4), %zmm0, %zmm0
	vmaxps	16(%rdi), %zmm0, %zmm0
	vminps	80(%rdi), %zmm0, %zmm0
	vaddps	.LCPI92_0(%rip){1to16}, %zmm0, %zmm0
	cmovgeq	%rsi, %rax
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	144(%rdi), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	imulq	176(%rdi), %rbp
	addq	168(%rdi), %rbp
	vmovdqu	%xmm0, (%rax,%rbp)
.LBB92_24:
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
	.cfi_def_cfa_offset 56
	jne	.LBB92_24
	xorl	%edx, %edx
	jmp	.LBB92_21
.Lfunc_end92:
	.size	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end92-$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5
	.weak	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5,@function
$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5:
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
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, 48(%rsp)
	movq	%rdx, -48(%rsp)
	movq	%r13, -104(%rsp)
	movq	%rdi, 40(%rsp)
	movq	%rax, 32(%rsp)
	jl	.LBB93_11
	movq	96(%r13), %r11
	movq	128(%r13), %r8
	leaq	128(%rdi), %rax
	movq	%rax, -40(%rsp)
	leaq	16(%rsi), %rax
	movq	(%rdx), %rcx
	movq	%rcx, 16(%rsp)
	movq	8(%rdx), %rcx
	movq	%rcx, 8(%rsp)
	movq	16(%rdx), %rcx
	movq	%rcx, -112(%rsp)
	movq	24(%rdx), %rcx
	movq	%rcx, (%rsp)
	movq	32(%rdx), %rcx
	movq	%rcx, -8(%rsp)
	movq	40(%rdx), %rcx
	movq	%rcx, -16(%rsp)
	movq	48(%rdx), %rcx
	movq	%rcx, -24(%rsp)
	movq	56(%rdx), %r10
	vmovups	64(%rdx), %zmm0
	vmovups	128(%rdx), %zmm1
	movq	192(%rdx), %rbx
	movq	%rbx, -72(%rsp)
	addq	$-16, %r8
	movq	%r10, %rbx
	imulq	%rsi, %rbx
	movq	%rbx, -120(%rsp)
	imulq	%rax, %r10
	movq	%r10, -88(%rsp)
	cmpq	%rsi, %r8
	cmovlq	%r8, %rsi
	movq	%rsi, -96(%rsp)
	cmpq	%rax, %r8
	movq	%rax, 24(%rsp)
	cmovgeq	%rax, %r8
	movq	%r8, -64(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	200(%rdx), %rax
	movq	%rax, -80(%rsp)
	movl	$8, %eax
	xorl	%ecx, %ecx
	movq	%r11, -32(%rsp)
	movq	-24(%rsp), %r15
	jmp	.LBB93_2
	.p2align	4
.LBB93_3:
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm3, %zmm11
	vmovdqa64	%zmm4, %zmm12
	vmovdqa64	%zmm3, %zmm13
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm3, %zmm15
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm3, %zmm17
	vmovdqa64	%zmm4, %zmm19
.LBB93_4:
	movq	%rcx, %rax
	imulq	-112(%rsp), %rax
	movq	8(%rsp), %r10
	vpbroadcastd	(%r10,%rax,4), %zmm18
	movq	48(%rsp), %rsi
	movq	(%rsp), %r14
	vpmulld	(%r14,%rsi,4), %zmm18, %zmm18
	vpaddd	%zmm19, %zmm18, %zmm18
	vcvtdq2ps	%zmm18, %zmm18
	movq	-8(%rsp), %rbp
	vmovups	(%rbp,%rsi,4), %zmm19
	movq	16(%rsp), %rbx
	vmulps	(%rbx,%rax,4){1to16}, %zmm18, %zmm18
	movq	%rcx, -128(%rsp)
	movq	-16(%rsp), %r12
	vfmadd213ps	(%r12,%rsi,4), %zmm19, %zmm18
	vcmpltps	%zmm2, %zmm18, %k1
	movq	-120(%rsp), %r9
	vmulps	(%r15,%r9,4), %zmm18, %zmm18 {%k1}
	vmaxps	%zmm18, %zmm0, %zmm18
	vminps	%zmm18, %zmm1, %zmm18
	movq	-128(%rsp), %rdx
	movq	-80(%rsp), %r13
	imulq	%r13, %rdx
	movq	-72(%rsp), %r8
	leaq	(%r8,%rdx,4), %rdx
	movq	-96(%rsp), %rcx
	vmovups	%zmm18, (%rdx,%rcx,4)
	vpbroadcastd	(%r10,%rax,4), %zmm18
	vpmulld	64(%r14,%rsi,4), %zmm18, %zmm18
	vpaddd	%zmm17, %zmm18, %zmm17
	vcvtdq2ps	%zmm17, %zmm17
	vmovups	64(%rbp,%rsi,4), %zmm18
	vmulps	(%rbx,%rax,4){1to16}, %zmm17, %zmm17
	vfmadd213ps	64(%r12,%rsi,4), %zmm18, %zmm17
	vcmpltps	%zmm2, %zmm17, %k1
	movq	-88(%rsp), %rdi
	vmulps	(%r15,%rdi,4), %zmm17, %zmm17 {%k1}
	vmaxps	%zmm17, %zmm0, %zmm17
	vminps	%zmm17, %zmm1, %zmm17
	movq	-64(%rsp), %rcx
	vmovups	%zmm17, (%rdx,%rcx,4)
	movq	-128(%rsp), %rax
	orq	$1, %rax
	movq	%rax, %rdx
	movq	-112(%rsp), %r11
	imulq	%r11, %rdx
	vpbroadcastd	(%r10,%rdx,4), %zmm17
	vpmulld	(%r14,%rsi,4), %zmm17, %zmm17
	vpaddd	%zmm16, %zmm17, %zmm16
	vcvtdq2ps	%zmm16, %zmm16
	vmovups	(%rbp,%rsi,4), %zmm17
	vmulps	(%rbx,%rdx,4){1to16}, %zmm16, %zmm16
	vfmadd213ps	(%r12,%rsi,4), %zmm17, %zmm16
	vcmpltps	%zmm2, %zmm16, %k1
	vmulps	(%r15,%r9,4), %zmm16, %zmm16 {%k1}
	vmaxps	%zmm16, %zmm0, %zmm16
	vminps	%zmm16, %zmm1, %zmm16
	imulq	%r13, %rax
	leaq	(%r8,%rax,4), %rax
	movq	-96(%rsp), %r9
	vmovups	%zmm16, (%rax,%r9,4)
	vpbroadcastd	(%r10,%rdx,4), %zmm16
	vpmulld	64(%r14,%rsi,4), %zmm16, %zmm16
	vpaddd	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm15, %zmm15
	vmovups	64(%rbp,%rsi,4), %zmm16
	vmulps	(%rbx,%rdx,4){1to16}, %zmm15, %zmm15
	vfmadd213ps	64(%r12,%rsi,4), %zmm16, %zmm15
	vcmpltps	%zmm2, %zmm15, %k1
	vmulps	(%r15,%rdi,4), %zmm15, %zmm15 {%k1}
	vmaxps	%zmm15, %zmm0, %zmm15
	vminps	%zmm15, %zmm1, %zmm15
	vmovups	%zmm15, (%rax,%rcx,4)
	movq	%rcx, %rdi
	movq	-128(%rsp), %rax
	orq	$2, %rax
	movq	%rax, %rdx
	imulq	%r11, %rdx
	vpbroadcastd	(%r10,%rdx,4), %zmm15
	vpmulld	(%r14,%rsi,4), %zmm15, %zmm15
	vpaddd	%zmm14, %zmm15, %zmm14
	vcvtdq2ps	%zmm14, %zmm14
	vmovups	(%rbp,%rsi,4), %zmm15
	vmulps	(%rbx,%rdx,4){1to16}, %zmm14, %zmm14
	vfmadd213ps	(%r12,%rsi,4), %zmm15, %zmm14
	vcmpltps	%zmm2, %zmm14, %k1
	movq	-120(%rsp), %rcx
	vmulps	(%r15,%rcx,4), %zmm14, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	imulq	%r13, %rax
	leaq	(%r8,%rax,4), %rax
	movq	%r8, %rcx
	vmovups	%zmm14, (%rax,%r9,4)
	vpbroadcastd	(%r10,%rdx,4), %zmm14
	vpmulld	64(%r14,%rsi,4), %zmm14, %zmm14
	vpaddd	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmovups	64(%rbp,%rsi,4), %zmm14
	vmulps	(%rbx,%rdx,4){1to16}, %zmm13, %zmm13
	vfmadd213ps	64(%r12,%rsi,4), %zmm14, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	movq	-88(%rsp), %r8
	vmulps	(%r15,%r8,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	vmovups	%zmm13, (%rax,%rdi,4)
	movq	%rdi, %r9
	movq	-128(%rsp), %rax
	orq	$3, %rax
	movq	%rax, %rdx
	imulq	%r11, %rdx
	movq	%r11, %r13
	vpbroadcastd	(%r10,%rdx,4), %zmm13
	vpmulld	(%r14,%rsi,4), %zmm13, %zmm13
	vpaddd	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm12, %zmm12
	vmovups	(%rbp,%rsi,4), %zmm13
	vmulps	(%rbx,%rdx,4){1to16}, %zmm12, %zmm12
	vfmadd213ps	(%r12,%rsi,4), %zmm13, %zmm12
	vcmpltps	%zmm2, %zmm12, %k1
	movq	-120(%rsp), %rdi
	vmulps	(%r15,%rdi,4), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	movq	-80(%rsp), %r11
	imulq	%r11, %rax
	leaq	(%rcx,%rax,4), %rax
	movq	-96(%rsp), %rdi
	vmovups	%zmm12, (%rax,%rdi,4)
	vpbroadcastd	(%r10,%rdx,4), %zmm12
	vpmulld	64(%r14,%rsi,4), %zmm12, %zmm12
	vpaddd	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm11, %zmm11
	vmovups	64(%rbp,%rsi,4), %zmm12
	vmulps	(%rbx,%rdx,4){1to16}, %zmm11, %zmm11
	vfmadd213ps	64(%r12,%rsi,4), %zmm12, %zmm11
	vcmpltps	%zmm2, %zmm11, %k1
	vmulps	(%r15,%r8,4), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	vmovups	%zmm11, (%rax,%r9,4)
	movq	-128(%rsp), %rax
	orq	$4, %rax
	movq	%rax, %rdx
	imulq	%r13, %rdx
	vpbroadcastd	(%r10,%rdx,4), %zmm11
	vpmulld	(%r14,%rsi,4), %zmm11, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	vmovups	(%rbp,%rsi,4), %zmm11
	vmulps	(%rbx,%rdx,4){1to16}, %zmm10, %zmm10
	vfmadd213ps	(%r12,%rsi,4), %zmm11, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	-120(%rsp), %rcx
	vmulps	(%r15,%rcx,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	imulq	%r11, %rax
	movq	-72(%rsp), %r11
	leaq	(%r11,%rax,4), %rax
	vmovups	%zmm10, (%rax,%rdi,4)
	vpbroadcastd	(%r10,%rdx,4), %zmm10
	vpmulld	64(%r14,%rsi,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmovups	64(%rbp,%rsi,4), %zmm10
	vmulps	(%rbx,%rdx,4){1to16}, %zmm9, %zmm9
	vfmadd213ps	64(%r12,%rsi,4), %zmm10, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	vmulps	(%r15,%r8,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	vmovups	%zmm9, (%rax,%r9,4)
	movq	-128(%rsp), %rax
	orq	$5, %rax
	movq	%rax, %rdx
	imulq	%r13, %rdx
	vpbroadcastd	(%r10,%rdx,4), %zmm9
	vpmulld	(%r14,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmovups	(%rbp,%rsi,4), %zmm9
	vmulps	(%rbx,%rdx,4){1to16}, %zmm8, %zmm8
	vfmadd213ps	(%r12,%rsi,4), %zmm9, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	movq	-120(%rsp), %rcx
	vmulps	(%r15,%rcx,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	movq	-80(%rsp), %r8
	imulq	%r8, %rax
	leaq	(%r11,%rax,4), %rax
	vmovups	%zmm8, (%rax,%rdi,4)
	movq	%rdi, %r13
	vpbroadcastd	(%r10,%rdx,4), %zmm8
	vpmulld	64(%r14,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmovups	64(%rbp,%rsi,4), %zmm8
	vmulps	(%rbx,%rdx,4){1to16}, %zmm7, %zmm7
	vfmadd213ps	64(%r12,%rsi,4), %zmm8, %zmm7
	vcmpltps	%zmm2, %zmm7, %k1
	movq	-88(%rsp), %r9
	vmulps	(%r15,%r9,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	movq	-64(%rsp), %rdi
	vmovups	%zmm7, (%rax,%rdi,4)
	movq	-128(%rsp), %rax
	orq	$6, %rax
	movq	%rax, %rdx
	imulq	-112(%rsp), %rdx
	vpbroadcastd	(%r10,%rdx,4), %zmm7
	vpmulld	(%r14,%rsi,4), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmovups	(%rbp,%rsi,4), %zmm7
	vmulps	(%rbx,%rdx,4){1to16}, %zmm6, %zmm6
	vfmadd213ps	(%r12,%rsi,4), %zmm7, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%r15,%rcx,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	imulq	%r8, %rax
	leaq	(%r11,%rax,4), %rax
	vmovups	%zmm6, (%rax,%r13,4)
	vpbroadcastd	(%r10,%rdx,4), %zmm6
	vpmulld	64(%r14,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmovups	64(%rbp,%rsi,4), %zmm6
	vmulps	(%rbx,%rdx,4){1to16}, %zmm5, %zmm5
	vfmadd213ps	64(%r12,%rsi,4), %zmm6, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%r15,%r9,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rax,%rdi,4)
	movq	-128(%rsp), %rax
	orq	$7, %rax
	movq	%rax, %rdx
	imulq	-112(%rsp), %rdx
	vpbroadcastd	(%r10,%rdx,4), %zmm5
	vpmulld	(%r14,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmovups	(%rbp,%rsi,4), %zmm5
	vmulps	(%rbx,%rdx,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	(%r12,%rsi,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r15,%rcx,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	imulq	%r8, %rax
	leaq	(%r11,%rax,4), %rax
	vmovups	%zmm4, (%rax,%r13,4)
	movq	-32(%rsp), %r11
	vpbroadcastd	(%r10,%rdx,4), %zmm4
	vpmulld	64(%r14,%rsi,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	(%rbx,%rdx,4){1to16}, %zmm3, %zmm3
	vmovups	64(%rbp,%rsi,4), %zmm4
	vfmadd213ps	64(%r12,%rsi,4), %zmm4, %zmm3
	movq	-128(%rsp), %rcx
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r15,%r9,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rax,%rdi,4)
	movq	-56(%rsp), %rdx
	leaq	8(%rdx), %rax
	addq	$8, %rcx
	movq	32(%rsp), %r8
	cmpq	%rax, %r8
	movq	40(%rsp), %rdi
	jl	.LBB93_5
.LBB93_2:
	movq	%rax, -56(%rsp)
	vmovdqu64	(%rdi), %zmm4
	vmovdqu64	64(%rdi), %zmm3
	testq	%r11, %r11
	je	.LBB93_3
	movq	-104(%rsp), %rsi
	vmovdqu64	16(%rsi), %zmm18
	movq	80(%rsi), %rax
	movq	88(%rsi), %r10
	movq	104(%rsi), %rdi
	movq	%rdi, %rdx
	shlq	$7, %rdx
	movq	%rax, %r13
	imulq	%rcx, %r13
	addq	(%rsi), %r13
	movq	-40(%rsp), %r12
	xorl	%ebx, %ebx
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm3, %zmm11
	vmovdqa64	%zmm4, %zmm12
	vmovdqa64	%zmm3, %zmm13
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm3, %zmm15
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm3, %zmm17
	vmovdqa64	%zmm4, %zmm19
	jmp	.LBB93_52
	.p2align	4
.LBB93_56:
	incq	%rbx
	cmpq	%r11, %rbx
	je	.LBB93_4
.LBB93_52:
	testq	%rdi, %rdi
	je	.LBB93_56
	movq	(%r10,%rbx,8), %r14
	addq	%r13, %r14
	movq	%r12, %r8
	xorl	%ebp, %ebp
	.p2align	4
.LBB93_54:
	vmovdqu64	(%r8), %zmm20
	leaq	(%r14,%rbp,4), %rsi
	vmovdqu64	64(%r8), %zmm21
	vpxord	(%r14,%rbp,4){1to16}, %zmm18, %zmm22
	incq	%rbp
	vpmaddwd	%zmm20, %zmm22, %zmm23
	vpaddd	%zmm23, %zmm19, %zmm19
	vpmaddwd	%zmm21, %zmm22, %zmm22
	vpaddd	%zmm22, %zmm17, %zmm17
	vpxord	(%rax,%rsi){1to16}, %zmm18, %zmm22
	addq	%rax, %rsi
	vpmaddwd	%zmm20, %zmm22, %zmm23
	vpaddd	%zmm23, %zmm16, %zmm16
	vpmaddwd	%zmm21, %zmm22, %zmm22
	vpxord	(%rax,%rsi){1to16}, %zmm18, %zmm23
	vpaddd	%zmm22, %zmm15, %zmm15
	addq	%rax, %rsi
	vpmaddwd	%zmm20, %zmm23, %zmm22
	vpaddd	%zmm22, %zmm14, %zmm14
	vpmaddwd	%zmm21, %zmm23, %zmm22
	vpaddd	%zmm22, %zmm13, %zmm13
	vpxord	(%rax,%rsi){1to16}, %zmm18, %zmm22
	addq	%rax, %rsi
	vpmaddwd	%zmm20, %zmm22, %zmm23
	vpaddd	%zmm23, %zmm12, %zmm12
	vpmaddwd	%zmm21, %zmm22, %zmm22
	vpaddd	%zmm22, %zmm11, %zmm11
	vpxord	(%rax,%rsi){1to16}, %zmm18, %zmm22
	addq	%rax, %rsi
	vpmaddwd	%zmm20, %zmm22, %zmm23
	vpaddd	%zmm23, %zmm10, %zmm10
	vpmaddwd	%zmm21, %zmm22, %zmm22
	vpaddd	%zmm22, %zmm9, %zmm9
	vpxord	(%rax,%rsi){1to16}, %zmm18, %zmm22
	addq	%rax, %rsi
	vpmaddwd	%zmm20, %zmm22, %zmm23
	vpaddd	%zmm23, %zmm8, %zmm8
	vpmaddwd	%zmm21, %zmm22, %zmm22
	vpaddd	%zmm22, %zmm7, %zmm7
	vpxord	(%rax,%rsi){1to16}, %zmm18, %zmm22
	addq	%rax, %rsi
	vpmaddwd	%zmm20, %zmm22, %zmm23
	vpaddd	%zmm23, %zmm6, %zmm6
	vpmaddwd	%zmm21, %zmm22, %zmm22
	vpaddd	%zmm22, %zmm5, %zmm5
	vpxord	(%rax,%rsi){1to16}, %zmm18, %zmm22
	vpmaddwd	%zmm20, %zmm22, %zmm20
	vpaddd	%zmm20, %zmm4, %zmm4
	vpmaddwd	%zmm21, %zmm22, %zmm20
	vpaddd	%zmm20, %zmm3, %zmm3
	subq	$-128, %r8
	cmpq	%rbp, %rdi
	jne	.LBB93_54
	addq	%rdx, %r12
	jmp	.LBB93_56
.LBB93_11:
	cmpq	$4, %rax
	jl	.LBB93_17
	leaq	16(%rsi), %rax
	movq	%rax, 24(%rsp)
	movl	$4, %eax
	xorl	%edx, %edx
	jmp	.LBB93_13
.LBB93_5:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%rax, %r8
	jge	.LBB93_13
.LBB93_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %r8
	movq	-104(%rsp), %r13
	jge	.LBB93_7
	jmp	.LBB93_10
.LBB93_13:
	movq	-104(%rsp), %rcx
	movq	96(%rcx), %r8
	movq	%r8, -128(%rsp)
	movq	128(%rcx), %r9
	leaq	128(%rdi), %rcx
	movq	%rcx, -40(%rsp)
	movq	-48(%rsp), %rcx
	movq	(%rcx), %r8
	movq	%r8, 16(%rsp)
	movq	8(%rcx), %r8
	movq	%r8, 8(%rsp)
	movq	16(%rcx), %r8
	movq	%r8, -120(%rsp)
	movq	24(%rcx), %r8
	movq	%r8, (%rsp)
	movq	32(%rcx), %r8
	movq	%r8, -8(%rsp)
	movq	40(%rcx), %r8
	movq	%r8, -16(%rsp)
	movq	48(%rcx), %r8
	movq	%r8, -24(%rsp)
	movq	56(%rcx), %r10
	vmovups	64(%rcx), %zmm0
	vmovups	128(%rcx), %zmm1
	movq	192(%rcx), %r8
	movq	%r8, -32(%rsp)
	addq	$-16, %r9
	movq	%r10, %r8
	imulq	%rsi, %r8
	movq	%r8, -112(%rsp)
	movq	24(%rsp), %r8
	imulq	%r8, %r10
	movq	%r10, -64(%rsp)
	cmpq	%rsi, %r9
	cmovlq	%r9, %rsi
	movq	%rsi, -72(%rsp)
	cmpq	%r8, %r9
	cmovgeq	%r8, %r9
	movq	%r9, -80(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rdx, -96(%rsp)
	movq	200(%rcx), %rcx
	movq	%rcx, -88(%rsp)
	jmp	.LBB93_14
	.p2align	4
.LBB93_15:
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm3, %zmm10
	vmovdqa64	%zmm4, %zmm11
.LBB93_16:
	movq	-96(%rsp), %rdi
	movq	%rdi, %rax
	imulq	-120(%rsp), %rax
	movq	8(%rsp), %r12
	vpbroadcastd	(%r12,%rax,4), %zmm9
	movq	48(%rsp), %rsi
	movq	(%rsp), %r11
	vpmulld	(%r11,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm11, %zmm9, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	movq	-8(%rsp), %rbx
	vmovups	(%rbx,%rsi,4), %zmm11
	movq	16(%rsp), %r10
	vmulps	(%r10,%rax,4){1to16}, %zmm9, %zmm9
	movq	-16(%rsp), %r14
	vfmadd213ps	(%r14,%rsi,4), %zmm11, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	movq	-24(%rsp), %r15
	movq	-112(%rsp), %r13
	vmulps	(%r15,%r13,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	movq	%rdi, %rcx
	movq	-88(%rsp), %r8
	imulq	%r8, %rcx
	movq	-32(%rsp), %rbp
	leaq	(,%rcx,4), %rcx
	addq	%rbp, %rcx
	movq	-72(%rsp), %r9
	vmovups	%zmm9, (%rcx,%r9,4)
	vpbroadcastd	(%r12,%rax,4), %zmm9
	movq	24(%rsp), %rdx
	vpmulld	(%r11,%rdx,4), %zmm9, %zmm9
	vpaddd	%zmm10, %zmm9, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmovups	(%rbx,%rdx,4), %zmm10
	vmulps	(%r10,%rax,4){1to16}, %zmm9, %zmm9
	vfmadd213ps	(%r14,%rdx,4), %zmm10, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	movq	-64(%rsp), %rax
	vmulps	(%r15,%rax,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	movq	-80(%rsp), %rax
	vmovups	%zmm9, (%rcx,%rax,4)
	leaq	1(%rdi), %rax
	movq	%rax, %rcx
	imulq	-120(%rsp), %rcx
	vpbroadcastd	(%r12,%rcx,4), %zmm9
	vpmulld	(%r11,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmovups	(%rbx,%rsi,4), %zmm9
	vmulps	(%r10,%rcx,4){1to16}, %zmm8, %zmm8
	vfmadd213ps	(%r14,%rsi,4), %zmm9, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%r15,%r13,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	imulq	%r8, %rax
	leaq	(,%rax,4), %rax
	addq	%rbp, %rax
	vmovups	%zmm8, (%rax,%r9,4)
	vpbroadcastd	(%r12,%rcx,4), %zmm8
	vpmulld	(%r11,%rdx,4), %zmm8, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmovups	(%rbx,%rdx,4), %zmm8
	vmulps	(%r10,%rcx,4){1to16}, %zmm7, %zmm7
	vfmadd213ps	(%r14,%rdx,4), %zmm8, %zmm7
	vcmpltps	%zmm2, %zmm7, %k1
	movq	-64(%rsp), %r9
	vmulps	(%r15,%r9,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	movq	-80(%rsp), %r8
	vmovups	%zmm7, (%rax,%r8,4)
	leaq	2(%rdi), %rax
	movq	%rax, %rcx
	imulq	-120(%rsp), %rcx
	vpbroadcastd	(%r12,%rcx,4), %zmm7
	vpmulld	(%r11,%rsi,4), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmovups	(%rbx,%rsi,4), %zmm7
	vmulps	(%r10,%rcx,4){1to16}, %zmm6, %zmm6
	vfmadd213ps	(%r14,%rsi,4), %zmm7, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	movq	-112(%rsp), %r13
	vmulps	(%r15,%r13,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	imulq	-88(%rsp), %rax
	leaq	(,%rax,4), %rax
	addq	%rbp, %rax
	movq	-72(%rsp), %r13
	vmovups	%zmm6, (%rax,%r13,4)
	vpbroadcastd	(%r12,%rcx,4), %zmm6
	vpmulld	(%r11,%rdx,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r10,%rcx,4){1to16}, %zmm5, %zmm5
	vmovups	(%rbx,%rdx,4), %zmm6
	vfmadd213ps	(%r14,%rdx,4), %zmm6, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%r15,%r9,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rax,%r8,4)
	addq	$3, %rdi
	movq	%rdi, %rax
	imulq	-120(%rsp), %rax
	vpbroadcastd	(%r12,%rax,4), %zmm5
	vpmulld	(%r11,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmovups	(%rbx,%rsi,4), %zmm5
	vmulps	(%r10,%rax,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	(%r14,%rsi,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	movq	-112(%rsp), %rcx
	vmulps	(%r15,%rcx,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	imulq	-88(%rsp), %rdi
	leaq	(,%rdi,4), %rcx
	addq	%rbp, %rcx
	vmovups	%zmm4, (%rcx,%r13,4)
	vpbroadcastd	(%r12,%rax,4), %zmm4
	vpmulld	(%r11,%rdx,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmovups	(%rbx,%rdx,4), %zmm4
	vmulps	(%r10,%rax,4){1to16}, %zmm3, %zmm3
	vfmadd213ps	(%r14,%rdx,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r15,%r9,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rcx,%r8,4)
	movq	-56(%rsp), %rdx
	leaq	4(%rdx), %rax
	movq	%rdx, -96(%rsp)
	movq	32(%rsp), %r8
	cmpq	%rax, %r8
	movq	40(%rsp), %rdi
	jl	.LBB93_6
.LBB93_14:
	movq	%rax, -56(%rsp)
	vmovdqu64	(%rdi), %zmm4
	vmovdqu64	64(%rdi), %zmm3
	cmpq	$0, -128(%rsp)
	je	.LBB93_15
	movq	-104(%rsp), %rsi
	movq	(%rsi), %rax
	vmovdqu64	16(%rsi), %zmm9
	movq	80(%rsi), %r13
	movq	-96(%rsp), %rdx
	leaq	3(%rdx), %r12
	imulq	%r13, %r12
	leaq	2(%rdx), %rcx
	imulq	%r13, %rcx
	leaq	1(%rdx), %r15
	imulq	%r13, %r15
	imulq	%rdx, %r13
	movq	88(%rsi), %rdx
	movq	104(%rsi), %rbp
	addq	%rax, %r13
	movq	%rbp, %rdi
	shlq	$7, %rdi
	addq	%rax, %r12
	addq	%rax, %rcx
	addq	%rax, %r15
	movq	-40(%rsp), %rsi
	xorl	%r10d, %r10d
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm3, %zmm10
	vmovdqa64	%zmm4, %zmm11
	jmp	.LBB93_46
	.p2align	4
.LBB93_50:
	incq	%r10
	cmpq	-128(%rsp), %r10
	je	.LBB93_16
.LBB93_46:
	testq	%rbp, %rbp
	je	.LBB93_50
	movq	(%rdx,%r10,8), %r11
	leaq	(%r11,%r13), %rbx
	leaq	(%r12,%r11), %r14
	leaq	(%rcx,%r11), %rax
	addq	%r15, %r11
	movq	%rsi, %r8
	xorl	%r9d, %r9d
	.p2align	4
.LBB93_48:
	vmovdqu64	(%r8), %zmm12
	vmovdqu64	64(%r8), %zmm13
	vpxord	(%rbx,%r9,4){1to16}, %zmm9, %zmm14
	vpmaddwd	%zmm12, %zmm14, %zmm15
	vpaddd	%zmm15, %zmm11, %zmm11
	vpmaddwd	%zmm13, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm10, %zmm10
	vpxord	(%r11,%r9,4){1to16}, %zmm9, %zmm14
	vpmaddwd	%zmm12, %zmm14, %zmm15
	vpaddd	%zmm15, %zmm8, %zmm8
	vpmaddwd	%zmm13, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm7, %zmm7
	vpxord	(%rax,%r9,4){1to16}, %zmm9, %zmm14
	vpmaddwd	%zmm12, %zmm14, %zmm15
	vpaddd	%zmm15, %zmm6, %zmm6
	vpxord	(%r14,%r9,4){1to16}, %zmm9, %zmm15
	incq	%r9
	vpmaddwd	%zmm13, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm5, %zmm5
	vpmaddwd	%zmm12, %zmm15, %zmm12
	vpaddd	%zmm12, %zmm4, %zmm4
	vpmaddwd	%zmm13, %zmm15, %zmm12
	vpaddd	%zmm12, %zmm3, %zmm3
	subq	$-128, %r8
	cmpq	%r9, %rbp
	jne	.LBB93_48
	addq	%rdi, %rsi
	jmp	.LBB93_50
.LBB93_17:
	cmpq	$1, %rax
	jle	.LBB93_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB93_7:
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rdx, -56(%rsp)
	movq	%rax, -128(%rsp)
	je	.LBB93_8
	leaq	128(%rdi), %rax
	movq	(%r13), %rdi
	vmovdqu64	16(%r13), %zmm3
	movq	80(%r13), %r8
	movq	%r8, %r9
	imulq	%rdx, %r9
	movq	88(%r13), %r10
	movq	104(%r13), %r11
	leaq	(%rdi,%r9), %rbx
	movq	%r11, %r14
	shlq	$7, %r14
	movq	%r11, %r15
	andq	$-2, %r15
	leaq	1(%rdx), %r12
	imulq	%r8, %r12
	xorl	%r13d, %r13d
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm4
	jmp	.LBB93_35
	.p2align	4
.LBB93_41:
	addq	%r14, %rax
.LBB93_42:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB93_9
.LBB93_35:
	testq	%r11, %r11
	je	.LBB93_42
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB93_43
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB93_41
	jmp	.LBB93_40
	.p2align	4
.LBB93_43:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB93_44:
	vpxord	(%rbp,%r9){1to16}, %zmm3, %zmm5
	vmovdqu64	(%rdx), %zmm6
	vmovdqu64	64(%rdx), %zmm7
	vmovdqu64	128(%rdx), %zmm8
	vmovdqu64	192(%rdx), %zmm9
	vpmaddwd	%zmm6, %zmm5, %zmm10
	vpaddd	%zmm10, %zmm4, %zmm4
	vpmaddwd	%zmm7, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm2
	vpxord	(%rbp,%r12){1to16}, %zmm3, %zmm5
	vpmaddwd	%zmm6, %zmm5, %zmm6
	vpaddd	%zmm6, %zmm1, %zmm1
	vpmaddwd	%zmm7, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm0, %zmm0
	vpxord	4(%rbp,%r9){1to16}, %zmm3, %zmm5
	vpmaddwd	%zmm8, %zmm5, %zmm6
	vpaddd	%zmm6, %zmm4, %zmm4
	vpmaddwd	%zmm9, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm2
	vpxord	4(%rbp,%r12){1to16}, %zmm3, %zmm5
	vpmaddwd	%zmm8, %zmm5, %zmm6
	vpaddd	%zmm6, %zmm1, %zmm1
	vpmaddwd	%zmm9, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm0, %zmm0
	addq	$256, %rdx
	addq	$8, %rbp
	addq	$-2, %rsi
	jne	.LBB93_44
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB93_41
.LBB93_40:
	vmovdqu64	(%rdx), %zmm5
	vmovdqu64	64(%rdx), %zmm6
	vpxord	(%rbp){1to16}, %zmm3, %zmm7
	vpmaddwd	%zmm5, %zmm7, %zmm8
	vpaddd	%zmm8, %zmm4, %zmm4
	vpmaddwd	%zmm6, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm2
	vpxord	(%rbp,%r8){1to16}, %zmm3, %zmm7
	vpmaddwd	%zmm5, %zmm7, %zmm5
	vpaddd	%zmm5, %zmm1, %zmm1
	vpmaddwd	%zmm6, %zmm7, %zmm5
	vpaddd	%zmm5, %zmm0, %zmm0
	jmp	.LBB93_41
.LBB93_8:
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm4
.LBB93_9:
	movq	-104(%rsp), %rax
	movq	128(%rax), %rdx
	addq	$-16, %rdx
	movq	48(%rsp), %r11
	cmpq	%r11, %rdx
	movq	%r11, %r8
	cmovlq	%rdx, %r8
	movq	-48(%rsp), %r12
	movq	(%r12), %rax
	movq	8(%r12), %rbx
	movq	16(%r12), %r9
	movq	24(%r12), %r14
	movq	32(%r12), %r10
	movq	40(%r12), %r15
	movq	48(%r12), %rbp
	movq	%rbp, -112(%rsp)
	movq	56(%r12), %rdi
	movq	%r9, %r13
	movq	-56(%rsp), %rcx
	imulq	%rcx, %r13
	vpbroadcastd	(%rbx,%r13,4), %zmm3
	vpmulld	(%r14,%r11,4), %zmm3, %zmm3
	vpaddd	%zmm4, %zmm3, %zmm3
	vcvtdq2ps	%zmm3, %zmm5
	vmovups	(%r10,%r11,4), %zmm6
	movq	%rdi, %rsi
	imulq	%r11, %rsi
	vmovups	64(%r12), %zmm3
	vmovups	128(%r12), %zmm4
	vmulps	(%rax,%r13,4){1to16}, %zmm5, %zmm7
	vfmadd213ps	(%r15,%r11,4), %zmm6, %zmm7
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%zmm5, %zmm7, %k1
	vmulps	(%rbp,%rsi,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm3, %zmm6
	vminps	%zmm6, %zmm4, %zmm6
	movq	200(%r12), %rbp
	movq	%rbp, -120(%rsp)
	imulq	%rcx, %rbp
	movq	192(%r12), %r12
	leaq	(%r12,%rbp,4), %rbp
	vmovups	%zmm6, (%rbp,%r8,4)
	vpbroadcastd	(%rbx,%r13,4), %zmm6
	vpmulld	64(%r14,%r11,4), %zmm6, %zmm6
	vpaddd	%zmm2, %zmm6, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%rax,%r13,4){1to16}, %zmm2, %zmm2
	leaq	16(%r11), %r13
	cmpq	%r13, %rdx
	cmovgeq	%r13, %rdx
	vmovups	64(%r10,%r11,4), %zmm6
	imulq	%r13, %rdi
	vfmadd213ps	64(%r15,%r11,4), %zmm6, %zmm2
	vcmpltps	%zmm5, %zmm2, %k1
	movq	-112(%rsp), %r13
	vmulps	(%r13,%rdi,4), %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm3, %zmm2
	vminps	%zmm2, %zmm4, %zmm2
	vmovups	%zmm2, (%rbp,%rdx,4)
	incq	%rcx
	imulq	%rcx, %r9
	vpbroadcastd	(%rbx,%r9,4), %zmm2
	vpmulld	(%r14,%r11,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmovups	(%r10,%r11,4), %zmm2
	vmulps	(%rax,%r9,4){1to16}, %zmm1, %zmm1
	vfmadd213ps	(%r15,%r11,4), %zmm2, %zmm1
	vcmpltps	%zmm5, %zmm1, %k1
	vmulps	(%r13,%rsi,4), %zmm1, %zmm1 {%k1}
	movq	%r13, %rbp
	imulq	-120(%rsp), %rcx
	leaq	(%r12,%rcx,4), %r12
	movq	%r11, %rsi
	vmaxps	%zmm1, %zmm3, %zmm1
	vminps	%zmm1, %zmm4, %zmm1
	vmovups	%zmm1, (%r12,%r8,4)
	movq	-104(%rsp), %r13
	vpbroadcastd	(%rbx,%r9,4), %zmm1
	vpmulld	64(%r14,%r11,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rax,%r9,4){1to16}, %zmm0, %zmm0
	vmovups	64(%r10,%r11,4), %zmm1
	vfmadd213ps	64(%r15,%r11,4), %zmm1, %zmm0
	vcmpltps	%zmm5, %zmm0, %k1
	vmulps	(%rbp,%rdi,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm3, %zmm0
	vminps	%zmm0, %zmm4, %zmm0
	vmovups	%zmm0, (%r12,%rdx,4)
	movq	-128(%rsp), %rdx
	movq	40(%rsp), %rdi
	movq	32(%rsp), %r8
.LBB93_10:
	cmpq	%r8, %rdx
	jge	.LBB93_24
.LBB93_21:
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB93_22
	subq	$-128, %rdi
	vmovdqu64	16(%r13), %zmm2
	movq	80(%r13), %rcx
	movq	%rdx, %rbp
	imulq	%rdx, %rcx
	movq	88(%r13), %rdx
	movq	104(%r13), %r12
	addq	(%r13), %rcx
	movq	%r12, %r8
	shlq	$7, %r8
	movl	%r12d, %r9d
	andl	$3, %r9d
	movq	%r12, %r10
	andq	$-4, %r10
	xorl	%r11d, %r11d
	jmp	.LBB93_26
	.p2align	4
.LBB93_31:
	addq	%r8, %rdi
.LBB93_32:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB93_23
.LBB93_26:
	testq	%r12, %r12
	je	.LBB93_32
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r14
	movq	%r10, %r15
	cmpq	$4, %r12
	jb	.LBB93_28
	.p2align	4
.LBB93_33:
	vpxord	(%rbx){1to16}, %zmm2, %zmm3
	vpmaddwd	(%r14), %zmm3, %zmm4
	vpaddd	%zmm4, %zmm1, %zmm1
	vpmaddwd	64(%r14), %zmm3, %zmm3
	vpxord	4(%rbx){1to16}, %zmm2, %zmm4
	vpmaddwd	128(%r14), %zmm4, %zmm5
	vpmaddwd	192(%r14), %zmm4, %zmm4
	vpxord	8(%rbx){1to16}, %zmm2, %zmm6
	vpmaddwd	256(%r14), %zmm6, %zmm7
	vpaddd	%zmm3, %zmm0, %zmm0
	vpaddd	%zmm7, %zmm5, %zmm3
	vpaddd	%zmm3, %zmm1, %zmm1
	vpmaddwd	320(%r14), %zmm6, %zmm3
	vpaddd	%zmm3, %zmm4, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	vpxord	12(%rbx){1to16}, %zmm2, %zmm3
	vpmaddwd	384(%r14), %zmm3, %zmm4
	vpaddd	%zmm4, %zmm1, %zmm1
	vpmaddwd	448(%r14), %zmm3, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	addq	$16, %rbx
	addq	$512, %r14
	addq	$-4, %r15
	jne	.LBB93_33
.LBB93_28:
	testq	%r9, %r9
	je	.LBB93_31
	xorl	%r15d, %r15d
	.p2align	4
.LBB93_30:
	vpxord	(%rbx,%r15,4){1to16}, %zmm2, %zmm3
	vpmaddwd	(%r14), %zmm3, %zmm4
	vpaddd	%zmm4, %zmm1, %zmm1
	vpmaddwd	64(%r14), %zmm3, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	subq	$-128, %r14
	incq	%r15
	cmpq	%r15, %r9
	jne	.LBB93_30
	jmp	.LBB93_31
.LBB93_22:
	movq	%rdx, %rbp
.LBB93_23:
	movq	-104(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rbx
	cmovlq	%rax, %rbx
	movq	-48(%rsp), %r12
	movq	(%r12), %rcx
	movq	8(%r12), %r10
	movq	24(%r12), %r11
	movq	32(%r12), %rdi
	movq	40(%r12), %r15
	movq	48(%r12), %rdx
	movq	16(%r12), %r9
	imulq	%rbp, %r9
	vpbroadcastd	(%r10,%r9,4), %zmm2
	movq	56(%r12), %r8
	vpmulld	(%r11,%rsi,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmovups	(%rdi,%rsi,4), %zmm2
	movq	%r8, %r14
	vmovups	64(%r12), %zmm3
	vmovups	128(%r12), %zmm4
	imulq	%rsi, %r14
	vmulps	(%rcx,%r9,4){1to16}, %zmm1, %zmm1
	vfmadd213ps	(%r15,%rsi,4), %zmm2, %zmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%zmm2, %zmm1, %k1
	vmulps	(%rdx,%r14,4), %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm3, %zmm1
	imulq	200(%r12), %rbp
	vminps	%zmm1, %zmm4, %zmm1
	shlq	$2, %rbp
	addq	192(%r12), %rbp
	vmovups	%zmm1, (%rbp,%rbx,4)
	leaq	16(%rsi), %rbx
	vpbroadcastd	(%r10,%r9,4), %zmm1
	vpmulld	64(%r11,%rsi,4), %zmm1, %zmm1
	cmpq	%rbx, %rax
	cmovgeq	%rbx, %rax
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmovups	64(%rdi,%rsi,4), %zmm1
	imulq	%rbx, %r8
	vmulps	(%rcx,%r9,4){1to16}, %zmm0, %zmm0
	vfmadd213ps	64(%r15,%rsi,4), %zmm1, %zmm0
	vcmpltps	%zmm2, %zmm0, %k1
	vmulps	(%rdx,%r8,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm3, %zmm0
	vminps	%zmm0, %zmm4, %zmm0
	vmovups	%zmm0, (%rbp,%rax,4)
.LBB93_24:
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
.LBB93_19:
	.cfi_def_cfa_offset 112
	jne	.LBB93_24
	xorl	%edx, %edx
	jmp	.LBB93_21
.Lfunc_end93:
	.size	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5, .Lfunc_end93-$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5
	.weak	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5,@function
$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5:
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
	subq	$80, %rsp
	.cfi_def_cfa_offset 136
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r13, %r10
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, 72(%rsp)
	movq	%rdx, -24(%rsp)
	movq	%r13, -48(%rsp)
	movq	%rdi, -16(%rsp)
	movq	%rax, 64(%rsp)
	jl	.LBB94_11
	movq	96(%r10), %rax
	movq	%rax, -72(%rsp)
	movq	128(%r10), %r8
	leaq	192(%rdi), %rax
	movq	%rax, -8(%rsp)
	leaq	16(%rsi), %rax
	leaq	32(%rsi), %rcx
	movq	(%rdx), %rdi
	movq	%rdi, 40(%rsp)
	movq	8(%rdx), %rdi
	movq	%rdi, 32(%rsp)
	movq	16(%rdx), %rdi
	movq	%rdi, -56(%rsp)
	movq	24(%rdx), %rdi
	movq	%rdi, 24(%rsp)
	movq	32(%rdx), %rdi
	movq	%rdi, 16(%rsp)
	vmovups	64(%rdx), %zmm0
	vmovups	128(%rdx), %zmm1
	movq	56(%rdx), %rdi
	addq	$-16, %r8
	movq	%rdi, %r9
	imulq	%rsi, %r9
	movq	%r9, -80(%rsp)
	movq	%rdi, %r9
	imulq	%rax, %r9
	movq	%r9, -120(%rsp)
	imulq	%rcx, %rdi
	movq	%rdi, -96(%rsp)
	cmpq	%rsi, %r8
	cmovlq	%r8, %rsi
	movq	%rsi, -64(%rsp)
	cmpq	%rax, %r8
	movq	%rax, 56(%rsp)
	cmovlq	%r8, %rax
	movq	%rax, -40(%rsp)
	cmpq	%rcx, %r8
	movq	%rcx, 48(%rsp)
	cmovgeq	%rcx, %r8
	movq	%r8, -88(%rsp)
	movq	40(%rdx), %rax
	movq	%rax, 8(%rsp)
	movq	48(%rdx), %rax
	movq	%rax, (%rsp)
	movq	192(%rdx), %rax
	movq	%rax, -128(%rsp)
	movq	200(%rdx), %rax
	movq	%rax, -104(%rsp)
	movl	$8, %eax
	xorl	%ebx, %ebx
	movq	16(%rsp), %rdi
	movq	8(%rsp), %r13
	jmp	.LBB94_2
	.p2align	4
.LBB94_3:
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm3, %zmm12
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm3, %zmm15
	vmovdqa64	%zmm5, %zmm16
	vmovdqa64	%zmm4, %zmm17
	vmovdqa64	%zmm3, %zmm18
	vmovdqa64	%zmm5, %zmm19
	vmovdqa64	%zmm4, %zmm20
	vmovdqa64	%zmm3, %zmm21
	vmovdqa64	%zmm5, %zmm22
	vmovdqa64	%zmm4, %zmm23
	vmovdqa64	%zmm3, %zmm24
	vmovdqa64	%zmm5, %zmm25
	vmovdqa64	%zmm4, %zmm27
	vmovdqa64	%zmm5, %zmm7
.LBB94_4:
	movq	%rbx, %rax
	movq	-56(%rsp), %r12
	imulq	%r12, %rax
	movq	32(%rsp), %r9
	vpbroadcastd	(%r9,%rax,4), %zmm26
	movq	72(%rsp), %rsi
	movq	%rbx, -112(%rsp)
	movq	24(%rsp), %rbx
	vpmulld	(%rbx,%rsi,4), %zmm26, %zmm26
	vpaddd	%zmm27, %zmm26, %zmm26
	vcvtdq2ps	%zmm26, %zmm26
	vmovups	(%rdi,%rsi,4), %zmm27
	movq	40(%rsp), %r8
	vmulps	(%r8,%rax,4){1to16}, %zmm26, %zmm26
	vfmadd213ps	(%r13,%rsi,4), %zmm27, %zmm26
	vpxor	%xmm2, %xmm2, %xmm2
	vcmpltps	%zmm2, %zmm26, %k1
	movq	-80(%rsp), %r14
	movq	(%rsp), %rdx
	vmulps	(%rdx,%r14,4), %zmm26, %zmm26 {%k1}
	vmaxps	%zmm26, %zmm0, %zmm26
	vminps	%zmm26, %zmm1, %zmm26
	movq	-112(%rsp), %rcx
	imulq	-104(%rsp), %rcx
	movq	-128(%rsp), %r10
	leaq	(%r10,%rcx,4), %rcx
	movq	-64(%rsp), %r11
	vmovups	%zmm26, (%rcx,%r11,4)
	vpbroadcastd	(%r9,%rax,4), %zmm26
	vpmulld	64(%rbx,%rsi,4), %zmm26, %zmm26
	vpaddd	%zmm25, %zmm26, %zmm25
	vcvtdq2ps	%zmm25, %zmm25
	vmovups	64(%rdi,%rsi,4), %zmm26
	vmulps	(%r8,%rax,4){1to16}, %zmm25, %zmm25
	vfmadd213ps	64(%r13,%rsi,4), %zmm26, %zmm25
	vcmpltps	%zmm2, %zmm25, %k1
	movq	-120(%rsp), %r10
	vmulps	(%rdx,%r10,4), %zmm25, %zmm25 {%k1}
	vmaxps	%zmm25, %zmm0, %zmm25
	vminps	%zmm25, %zmm1, %zmm25
	movq	-40(%rsp), %r15
	vmovups	%zmm25, (%rcx,%r15,4)
	vpbroadcastd	(%r9,%rax,4), %zmm25
	vpmulld	128(%rbx,%rsi,4), %zmm25, %zmm25
	vpaddd	%zmm24, %zmm25, %zmm24
	vcvtdq2ps	%zmm24, %zmm24
	vmovups	128(%rdi,%rsi,4), %zmm25
	vmulps	(%r8,%rax,4){1to16}, %zmm24, %zmm24
	vfmadd213ps	128(%r13,%rsi,4), %zmm25, %zmm24
	vcmpltps	%zmm2, %zmm24, %k1
	movq	-96(%rsp), %rax
	vmulps	(%rdx,%rax,4), %zmm24, %zmm24 {%k1}
	vmaxps	%zmm24, %zmm0, %zmm24
	vminps	%zmm24, %zmm1, %zmm24
	movq	-88(%rsp), %rbp
	vmovups	%zmm24, (%rcx,%rbp,4)
	movq	-112(%rsp), %rcx
	orq	$1, %rcx
	movq	%rcx, %rax
	imulq	%r12, %rax
	vpbroadcastd	(%r9,%rax,4), %zmm24
	vpmulld	(%rbx,%rsi,4), %zmm24, %zmm24
	vpaddd	%zmm23, %zmm24, %zmm23
	vcvtdq2ps	%zmm23, %zmm23
	vmovups	(%rdi,%rsi,4), %zmm24
	vmulps	(%r8,%rax,4){1to16}, %zmm23, %zmm23
	vfmadd213ps	(%r13,%rsi,4), %zmm24, %zmm23
	vcmpltps	%zmm2, %zmm23, %k1
	vmulps	(%rdx,%r14,4), %zmm23, %zmm23 {%k1}
	movq	%r14, %r12
	vmaxps	%zmm23, %zmm0, %zmm23
	vminps	%zmm23, %zmm1, %zmm23
	imulq	-104(%rsp), %rcx
	movq	-128(%rsp), %r14
	leaq	(%r14,%rcx,4), %rcx
	vmovups	%zmm23, (%rcx,%r11,4)
	vpbroadcastd	(%r9,%rax,4), %zmm23
	vpmulld	64(%rbx,%rsi,4), %zmm23, %zmm23
	vpaddd	%zmm22, %zmm23, %zmm22
	vmovups	64(%rdi,%rsi,4), %zmm23
	vcvtdq2ps	%zmm22, %zmm22
	vmulps	(%r8,%rax,4){1to16}, %zmm22, %zmm22
	vfmadd213ps	64(%r13,%rsi,4), %zmm23, %zmm22
	vcmpltps	%zmm2, %zmm22, %k1
	movq	-120(%rsp), %r14
	vmulps	(%rdx,%r14,4), %zmm22, %zmm22 {%k1}
	vmaxps	%zmm22, %zmm0, %zmm22
	vminps	%zmm22, %zmm1, %zmm22
	vmovups	%zmm22, (%rcx,%r15,4)
	vpbroadcastd	(%r9,%rax,4), %zmm22
	vpmulld	128(%rbx,%rsi,4), %zmm22, %zmm22
	vpaddd	%zmm21, %zmm22, %zmm21
	vcvtdq2ps	%zmm21, %zmm21
	vmovups	128(%rdi,%rsi,4), %zmm22
	vmulps	(%r8,%rax,4){1to16}, %zmm21, %zmm21
	vfmadd213ps	128(%r13,%rsi,4), %zmm22, %zmm21
	vcmpltps	%zmm2, %zmm21, %k1
	movq	-96(%rsp), %rax
	vmulps	(%rdx,%rax,4), %zmm21, %zmm21 {%k1}
	vmaxps	%zmm21, %zmm0, %zmm21
	vminps	%zmm21, %zmm1, %zmm21
	vmovups	%zmm21, (%rcx,%rbp,4)
	movq	-112(%rsp), %rcx
	orq	$2, %rcx
	movq	%rcx, %rax
	movq	-56(%rsp), %r15
	imulq	%r15, %rax
	vpbroadcastd	(%r9,%rax,4), %zmm21
	vpmulld	(%rbx,%rsi,4), %zmm21, %zmm21
	vpaddd	%zmm20, %zmm21, %zmm20
	vcvtdq2ps	%zmm20, %zmm20
	vmovups	(%rdi,%rsi,4), %zmm21
	vmulps	(%r8,%rax,4){1to16}, %zmm20, %zmm20
	vfmadd213ps	(%r13,%rsi,4), %zmm21, %zmm20
	vcmpltps	%zmm2, %zmm20, %k1
	vmulps	(%rdx,%r12,4), %zmm20, %zmm20 {%k1}
	vmaxps	%zmm20, %zmm0, %zmm20
	vminps	%zmm20, %zmm1, %zmm20
	movq	-104(%rsp), %r10
	imulq	%r10, %rcx
	movq	-128(%rsp), %r12
	leaq	(%r12,%rcx,4), %rcx
	vmovups	%zmm20, (%rcx,%r11,4)
	vpbroadcastd	(%r9,%rax,4), %zmm20
	vpmulld	64(%rbx,%rsi,4), %zmm20, %zmm20
	vpaddd	%zmm19, %zmm20, %zmm19
	vcvtdq2ps	%zmm19, %zmm19
	vmovups	64(%rdi,%rsi,4), %zmm20
	vmulps	(%r8,%rax,4){1to16}, %zmm19, %zmm19
	vfmadd213ps	64(%r13,%rsi,4), %zmm20, %zmm19
	vcmpltps	%zmm2, %zmm19, %k1
	movq	-120(%rsp), %r14
	vmulps	(%rdx,%r14,4), %zmm19, %zmm19 {%k1}
	vmaxps	%zmm19, %zmm0, %zmm19
	vminps	%zmm19, %zmm1, %zmm19
	movq	-40(%rsp), %r11
	vmovups	%zmm19, (%rcx,%r11,4)
	vpbroadcastd	(%r9,%rax,4), %zmm19
	vpmulld	128(%rbx,%rsi,4), %zmm19, %zmm19
	vpaddd	%zmm18, %zmm19, %zmm18
	vcvtdq2ps	%zmm18, %zmm18
	vmovups	128(%rdi,%rsi,4), %zmm19
	vmulps	(%r8,%rax,4){1to16}, %zmm18, %zmm18
	vfmadd213ps	128(%r13,%rsi,4), %zmm19, %zmm18
	vcmpltps	%zmm2, %zmm18, %k1
	movq	-96(%rsp), %r11
	vmulps	(%rdx,%r11,4), %zmm18, %zmm18 {%k1}
	vmaxps	%zmm18, %zmm0, %zmm18
	vminps	%zmm18, %zmm1, %zmm18
	vmovups	%zmm18, (%rcx,%rbp,4)
	movq	-112(%rsp), %rcx
	orq	$3, %rcx
	movq	%rcx, %rax
	imulq	%r15, %rax
	vpbroadcastd	(%r9,%rax,4), %zmm18
	vpmulld	(%rbx,%rsi,4), %zmm18, %zmm18
	vpaddd	%zmm17, %zmm18, %zmm17
	vcvtdq2ps	%zmm17, %zmm17
	vmovups	(%rdi,%rsi,4), %zmm18
	vmulps	(%r8,%rax,4){1to16}, %zmm17, %zmm17
	vfmadd213ps	(%r13,%rsi,4), %zmm18, %zmm17
	vcmpltps	%zmm2, %zmm17, %k1
	movq	-80(%rsp), %rbp
	vmulps	(%rdx,%rbp,4), %zmm17, %zmm17 {%k1}
	vmaxps	%zmm17, %zmm0, %zmm17
	vminps	%zmm17, %zmm1, %zmm17
	imulq	%r10, %rcx
	leaq	(%r12,%rcx,4), %rcx
	movq	-64(%rsp), %rbp
	vmovups	%zmm17, (%rcx,%rbp,4)
	vpbroadcastd	(%r9,%rax,4), %zmm17
	vpmulld	64(%rbx,%rsi,4), %zmm17, %zmm17
	vpaddd	%zmm16, %zmm17, %zmm16
	vmovups	64(%rdi,%rsi,4), %zmm17
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	(%r8,%rax,4){1to16}, %zmm16, %zmm16
	vfmadd213ps	64(%r13,%rsi,4), %zmm17, %zmm16
	vcmpltps	%zmm2, %zmm16, %k1
	vmulps	(%rdx,%r14,4), %zmm16, %zmm16 {%k1}
	vmaxps	%zmm16, %zmm0, %zmm16
	vminps	%zmm16, %zmm1, %zmm16
	movq	-40(%rsp), %r14
	vmovups	%zmm16, (%rcx,%r14,4)
	vpbroadcastd	(%r9,%rax,4), %zmm16
	vpmulld	128(%rbx,%rsi,4), %zmm16, %zmm16
	vpaddd	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm15, %zmm15
	vmovups	128(%rdi,%rsi,4), %zmm16
	vmulps	(%r8,%rax,4){1to16}, %zmm15, %zmm15
	vfmadd213ps	128(%r13,%rsi,4), %zmm16, %zmm15
	vcmpltps	%zmm2, %zmm15, %k1
	vmulps	(%rdx,%r11,4), %zmm15, %zmm15 {%k1}
	vmaxps	%zmm15, %zmm0, %zmm15
	vminps	%zmm15, %zmm1, %zmm15
	movq	-88(%rsp), %rax
	vmovups	%zmm15, (%rcx,%rax,4)
	movq	-112(%rsp), %rcx
	orq	$4, %rcx
	movq	%rcx, %rax
	imulq	%r15, %rax
	vpbroadcastd	(%r9,%rax,4), %zmm15
	vpmulld	(%rbx,%rsi,4), %zmm15, %zmm15
	vpaddd	%zmm14, %zmm15, %zmm14
	vcvtdq2ps	%zmm14, %zmm14
	vmovups	(%rdi,%rsi,4), %zmm15
	vmulps	(%r8,%rax,4){1to16}, %zmm14, %zmm14
	vfmadd213ps	(%r13,%rsi,4), %zmm15, %zmm14
	vcmpltps	%zmm2, %zmm14, %k1
	movq	-80(%rsp), %r11
	vmulps	(%rdx,%r11,4), %zmm14, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	imulq	%r10, %rcx
	movq	-128(%rsp), %r12
	leaq	(%r12,%rcx,4), %rcx
	vmovups	%zmm14, (%rcx,%rbp,4)
	vpbroadcastd	(%r9,%rax,4), %zmm14
	vpmulld	64(%rbx,%rsi,4), %zmm14, %zmm14
	vpaddd	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmovups	64(%rdi,%rsi,4), %zmm14
	vmulps	(%r8,%rax,4){1to16}, %zmm13, %zmm13
	vfmadd213ps	64(%r13,%rsi,4), %zmm14, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	movq	-120(%rsp), %r12
	vmulps	(%rdx,%r12,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	vmovups	%zmm13, (%rcx,%r14,4)
	movq	%r14, %rbp
	vpbroadcastd	(%r9,%rax,4), %zmm13
	vpmulld	128(%rbx,%rsi,4), %zmm13, %zmm13
	vpaddd	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm12, %zmm12
	vmovups	128(%rdi,%rsi,4), %zmm13
	vmulps	(%r8,%rax,4){1to16}, %zmm12, %zmm12
	vfmadd213ps	128(%r13,%rsi,4), %zmm13, %zmm12
	vcmpltps	%zmm2, %zmm12, %k1
	movq	-96(%rsp), %r14
	vmulps	(%rdx,%r14,4), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	movq	-88(%rsp), %rax
	vmovups	%zmm12, (%rcx,%rax,4)
	movq	-112(%rsp), %rcx
	orq	$5, %rcx
	movq	%rcx, %rax
	imulq	%r15, %rax
	movq	%r15, %r12
	vpbroadcastd	(%r9,%rax,4), %zmm12
	vpmulld	(%rbx,%rsi,4), %zmm12, %zmm12
	vpaddd	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm11, %zmm11
	vmovups	(%rdi,%rsi,4), %zmm12
	vmulps	(%r8,%rax,4){1to16}, %zmm11, %zmm11
	vfmadd213ps	(%r13,%rsi,4), %zmm12, %zmm11
	vcmpltps	%zmm2, %zmm11, %k1
	vmulps	(%rdx,%r11,4), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	imulq	%r10, %rcx
	movq	-128(%rsp), %r10
	leaq	(%r10,%rcx,4), %rcx
	movq	-64(%rsp), %r11
	vmovups	%zmm11, (%rcx,%r11,4)
	vpbroadcastd	(%r9,%rax,4), %zmm11
	vpmulld	64(%rbx,%rsi,4), %zmm11, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm10
	vmovups	64(%rdi,%rsi,4), %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	(%r8,%rax,4){1to16}, %zmm10, %zmm10
	vfmadd213ps	64(%r13,%rsi,4), %zmm11, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	-120(%rsp), %r15
	vmulps	(%rdx,%r15,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	vmovups	%zmm10, (%rcx,%rbp,4)
	vpbroadcastd	(%r9,%rax,4), %zmm10
	vpmulld	128(%rbx,%rsi,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmovups	128(%rdi,%rsi,4), %zmm10
	vmulps	(%r8,%rax,4){1to16}, %zmm9, %zmm9
	vfmadd213ps	128(%r13,%rsi,4), %zmm10, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	vmulps	(%rdx,%r14,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	movq	-88(%rsp), %r15
	vmovups	%zmm9, (%rcx,%r15,4)
	movq	-112(%rsp), %rcx
	orq	$6, %rcx
	movq	%rcx, %rax
	imulq	%r12, %rax
	vpbroadcastd	(%r9,%rax,4), %zmm9
	vpmulld	(%rbx,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmovups	(%rdi,%rsi,4), %zmm9
	vmulps	(%r8,%rax,4){1to16}, %zmm8, %zmm8
	vfmadd213ps	(%r13,%rsi,4), %zmm9, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	movq	-80(%rsp), %r12
	vmulps	(%rdx,%r12,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	imulq	-104(%rsp), %rcx
	leaq	(%r10,%rcx,4), %rcx
	vmovups	%zmm8, (%rcx,%r11,4)
	vpbroadcastd	(%r9,%rax,4), %zmm8
	vpmulld	64(%rbx,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm5, %zmm8, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmovups	64(%rdi,%rsi,4), %zmm8
	vmulps	(%r8,%rax,4){1to16}, %zmm5, %zmm5
	vfmadd213ps	64(%r13,%rsi,4), %zmm8, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	movq	-120(%rsp), %r10
	vmulps	(%rdx,%r10,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rcx,%rbp,4)
	vpbroadcastd	(%r9,%rax,4), %zmm5
	vpmulld	128(%rbx,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm6, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmovups	128(%rdi,%rsi,4), %zmm6
	vmulps	(%r8,%rax,4){1to16}, %zmm5, %zmm5
	vfmadd213ps	128(%r13,%rsi,4), %zmm6, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%rdx,%r14,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rcx,%r15,4)
	movq	-112(%rsp), %rcx
	orq	$7, %rcx
	movq	%rcx, %rax
	imulq	-56(%rsp), %rax
	vpbroadcastd	(%r9,%rax,4), %zmm5
	vpmulld	(%rbx,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmovups	(%rdi,%rsi,4), %zmm5
	vmulps	(%r8,%rax,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	(%r13,%rsi,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rdx,%r12,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	imulq	-104(%rsp), %rcx
	movq	-128(%rsp), %r12
	leaq	(%r12,%rcx,4), %rcx
	vmovups	%zmm4, (%rcx,%r11,4)
	vpbroadcastd	(%r9,%rax,4), %zmm4
	vpmulld	64(%rbx,%rsi,4), %zmm4, %zmm4
	vpaddd	%zmm7, %zmm4, %zmm4
	vmovups	64(%rdi,%rsi,4), %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r8,%rax,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	64(%r13,%rsi,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rdx,%r10,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rcx,%rbp,4)
	vpbroadcastd	(%r9,%rax,4), %zmm4
	vpmulld	128(%rbx,%rsi,4), %zmm4, %zmm4
	movq	-112(%rsp), %rbx
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	(%r8,%rax,4){1to16}, %zmm3, %zmm3
	vmovups	128(%rdi,%rsi,4), %zmm4
	vfmadd213ps	128(%r13,%rsi,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%rdx,%r14,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rcx,%r15,4)
	movq	-32(%rsp), %rdx
	leaq	8(%rdx), %rax
	addq	$8, %rbx
	movq	64(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB94_5
.LBB94_2:
	movq	-16(%rsp), %rcx
	vmovdqu64	(%rcx), %zmm4
	movq	%rax, -32(%rsp)
	vmovdqu64	64(%rcx), %zmm5
	vmovdqu64	128(%rcx), %zmm3
	cmpq	$0, -72(%rsp)
	je	.LBB94_3
	movq	-48(%rsp), %rsi
	vmovdqu64	16(%rsi), %zmm26
	movq	80(%rsi), %rax
	movq	88(%rsi), %rcx
	movq	104(%rsi), %r12
	movq	%r12, %rdx
	shlq	$6, %rdx
	leaq	(%rdx,%rdx,2), %r11
	movq	%rax, %r9
	imulq	%rbx, %r9
	addq	(%rsi), %r9
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm3, %zmm12
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm3, %zmm15
	vmovdqa64	%zmm5, %zmm16
	vmovdqa64	%zmm4, %zmm17
	vmovdqa64	%zmm3, %zmm18
	vmovdqa64	%zmm5, %zmm19
	vmovdqa64	%zmm4, %zmm20
	vmovdqa64	%zmm3, %zmm21
	vmovdqa64	%zmm5, %zmm22
	vmovdqa64	%zmm4, %zmm23
	vmovdqa64	%zmm3, %zmm24
	vmovdqa64	%zmm5, %zmm25
	vmovdqa64	%zmm4, %zmm27
	movq	-8(%rsp), %r14
	movl	$0, %edx
	vmovdqa64	%zmm5, %zmm7
	jmp	.LBB94_51
	.p2align	4
.LBB94_55:
	incq	%rdx
	cmpq	-72(%rsp), %rdx
	je	.LBB94_4
.LBB94_51:
	testq	%r12, %r12
	je	.LBB94_55
	movq	(%rcx,%rdx,8), %r10
	addq	%r9, %r10
	movq	%r14, %r8
	xorl	%r15d, %r15d
	.p2align	4
.LBB94_53:
	vmovdqu64	(%r8), %zmm30
	vmovdqu64	64(%r8), %zmm29
	vmovdqu64	128(%r8), %zmm28
	vpxord	(%r10,%r15,4){1to16}, %zmm26, %zmm31
	leaq	(%r10,%r15,4), %rsi
	incq	%r15
	vpmaddwd	%zmm30, %zmm31, %zmm2
	vpaddd	%zmm2, %zmm27, %zmm27
	vpmaddwd	%zmm29, %zmm31, %zmm2
	vpaddd	%zmm2, %zmm25, %zmm25
	vpmaddwd	%zmm28, %zmm31, %zmm2
	vpaddd	%zmm2, %zmm24, %zmm24
	vpxord	(%rax,%rsi){1to16}, %zmm26, %zmm2
	addq	%rax, %rsi
	vpmaddwd	%zmm30, %zmm2, %zmm31
	vpaddd	%zmm31, %zmm23, %zmm23
	vpmaddwd	%zmm29, %zmm2, %zmm31
	vpaddd	%zmm31, %zmm22, %zmm22
	vpmaddwd	%zmm28, %zmm2, %zmm2
	vpxord	(%rax,%rsi){1to16}, %zmm26, %zmm31
	vpaddd	%zmm2, %zmm21, %zmm21
	addq	%rax, %rsi
	vpmaddwd	%zmm30, %zmm31, %zmm2
	vpaddd	%zmm2, %zmm20, %zmm20
	vpmaddwd	%zmm29, %zmm31, %zmm2
	vpaddd	%zmm2, %zmm19, %zmm19
	vpmaddwd	%zmm28, %zmm31, %zmm2
	vpaddd	%zmm2, %zmm18, %zmm18
	vpxord	(%rax,%rsi){1to16}, %zmm26, %zmm2
	addq	%rax, %rsi
	vpmaddwd	%zmm30, %zmm2, %zmm31
	vpaddd	%zmm31, %zmm17, %zmm17
	vpmaddwd	%zmm29, %zmm2, %zmm31
	vpaddd	%zmm31, %zmm16, %zmm16
	vpmaddwd	%zmm28, %zmm2, %zmm2
	vpxord	(%rax,%rsi){1to16}, %zmm26, %zmm31
	vpaddd	%zmm2, %zmm15, %zmm15
	addq	%rax, %rsi
	vpmaddwd	%zmm30, %zmm31, %zmm2
	vpaddd	%zmm2, %zmm14, %zmm14
	vpmaddwd	%zmm29, %zmm31, %zmm2
	vpaddd	%zmm2, %zmm13, %zmm13
	vpmaddwd	%zmm28, %zmm31, %zmm2
	vpaddd	%zmm2, %zmm12, %zmm12
	vpxord	(%rax,%rsi){1to16}, %zmm26, %zmm2
	addq	%rax, %rsi
	vpmaddwd	%zmm30, %zmm2, %zmm31
	vpaddd	%zmm31, %zmm11, %zmm11
	vpmaddwd	%zmm29, %zmm2, %zmm31
	vpaddd	%zmm31, %zmm10, %zmm10
	vpmaddwd	%zmm28, %zmm2, %zmm2
	vpxord	(%rax,%rsi){1to16}, %zmm26, %zmm31
	vpaddd	%zmm2, %zmm9, %zmm9
	addq	%rax, %rsi
	vpmaddwd	%zmm30, %zmm31, %zmm2
	vpaddd	%zmm2, %zmm8, %zmm8
	vpmaddwd	%zmm29, %zmm31, %zmm2
	vpaddd	%zmm2, %zmm5, %zmm5
	vpmaddwd	%zmm28, %zmm31, %zmm2
	vpaddd	%zmm2, %zmm6, %zmm6
	vpxord	(%rax,%rsi){1to16}, %zmm26, %zmm2
	vpmaddwd	%zmm30, %zmm2, %zmm30
	vpaddd	%zmm30, %zmm4, %zmm4
	vpmaddwd	%zmm29, %zmm2, %zmm29
	vpaddd	%zmm29, %zmm7, %zmm7
	vpmaddwd	%zmm28, %zmm2, %zmm2
	vpaddd	%zmm2, %zmm3, %zmm3
	addq	$192, %r8
	cmpq	%r15, %r12
	jne	.LBB94_53
	addq	%r11, %r14
	jmp	.LBB94_55
.LBB94_11:
	cmpq	$4, %rax
	movq	%rdi, %r15
	jl	.LBB94_17
	leaq	16(%rsi), %rax
	movq	%rax, 56(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, 48(%rsp)
	movl	$4, %eax
	xorl	%edx, %edx
	jmp	.LBB94_13
.LBB94_5:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	movq	-48(%rsp), %r10
	movq	-16(%rsp), %r15
	jge	.LBB94_13
.LBB94_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %rcx
	jge	.LBB94_7
	jmp	.LBB94_10
.LBB94_13:
	movq	96(%r10), %rcx
	movq	%rcx, -72(%rsp)
	movq	128(%r10), %r9
	leaq	192(%r15), %rcx
	movq	%rcx, -8(%rsp)
	movq	-24(%rsp), %rcx
	movq	(%rcx), %rdi
	movq	%rdi, 40(%rsp)
	movq	8(%rcx), %rdi
	movq	%rdi, 32(%rsp)
	movq	16(%rcx), %rdi
	movq	%rdi, -104(%rsp)
	movq	24(%rcx), %rdi
	movq	%rdi, 24(%rsp)
	movq	32(%rcx), %rdi
	movq	%rdi, 16(%rsp)
	movq	40(%rcx), %rdi
	movq	%rdi, 8(%rsp)
	movq	56(%rcx), %r11
	vmovups	64(%rcx), %zmm0
	vmovups	128(%rcx), %zmm1
	addq	$-16, %r9
	movq	%r11, %rdi
	imulq	%rsi, %rdi
	movq	%rdi, -96(%rsp)
	movq	%r11, %r8
	movq	56(%rsp), %rdi
	imulq	%rdi, %r8
	movq	%r8, -80(%rsp)
	movq	48(%rsp), %r8
	imulq	%r8, %r11
	movq	%r11, -88(%rsp)
	cmpq	%rsi, %r9
	cmovlq	%r9, %rsi
	movq	%rsi, -56(%rsp)
	cmpq	%rdi, %r9
	cmovlq	%r9, %rdi
	movq	%rdi, -64(%rsp)
	cmpq	%r8, %r9
	cmovgeq	%r8, %r9
	movq	%r9, -120(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rdx, %r12
	movq	48(%rcx), %rdx
	movq	%rdx, (%rsp)
	movq	192(%rcx), %rdx
	movq	%rdx, -128(%rsp)
	movq	200(%rcx), %rcx
	movq	%rcx, -40(%rsp)
	jmp	.LBB94_14
	.p2align	4
.LBB94_15:
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm3, %zmm12
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
.LBB94_16:
	movq	%r12, %rax
	movq	-104(%rsp), %r13
	imulq	%r13, %rax
	movq	32(%rsp), %r10
	vpbroadcastd	(%r10,%rax,4), %zmm13
	movq	72(%rsp), %rsi
	movq	24(%rsp), %rbx
	vpmulld	(%rbx,%rsi,4), %zmm13, %zmm13
	vpaddd	%zmm15, %zmm13, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	movq	16(%rsp), %r14
	vmovups	(%r14,%rsi,4), %zmm15
	movq	40(%rsp), %r9
	vmulps	(%r9,%rax,4){1to16}, %zmm13, %zmm13
	movq	8(%rsp), %r15
	vfmadd213ps	(%r15,%rsi,4), %zmm15, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	movq	-96(%rsp), %r11
	movq	(%rsp), %r8
	vmulps	(%r8,%r11,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	movq	%r12, %rcx
	movq	-40(%rsp), %rbp
	imulq	%rbp, %rcx
	movq	-128(%rsp), %rdx
	leaq	(%rdx,%rcx,4), %rcx
	movq	-56(%rsp), %rdx
	vmovups	%zmm13, (%rcx,%rdx,4)
	vpbroadcastd	(%r10,%rax,4), %zmm13
	movq	56(%rsp), %rdx
	vpmulld	(%rbx,%rdx,4), %zmm13, %zmm13
	vpaddd	%zmm14, %zmm13, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmovups	(%r14,%rdx,4), %zmm14
	vmulps	(%r9,%rax,4){1to16}, %zmm13, %zmm13
	vfmadd213ps	(%r15,%rdx,4), %zmm14, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	movq	-80(%rsp), %rdi
	vmulps	(%r8,%rdi,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	movq	-64(%rsp), %rdi
	vmovups	%zmm13, (%rcx,%rdi,4)
	vpbroadcastd	(%r10,%rax,4), %zmm13
	movq	48(%rsp), %rdi
	vpmulld	(%rbx,%rdi,4), %zmm13, %zmm13
	vpaddd	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm12, %zmm12
	vmovups	(%r14,%rdi,4), %zmm13
	vmulps	(%r9,%rax,4){1to16}, %zmm12, %zmm12
	vfmadd213ps	(%r15,%rdi,4), %zmm13, %zmm12
	vcmpltps	%zmm2, %zmm12, %k1
	movq	-88(%rsp), %rax
	vmulps	(%r8,%rax,4), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	movq	-120(%rsp), %rax
	vmovups	%zmm12, (%rcx,%rax,4)
	leaq	1(%r12), %rcx
	movq	%rcx, %rax
	imulq	%r13, %rax
	vpbroadcastd	(%r10,%rax,4), %zmm12
	vpmulld	(%rbx,%rsi,4), %zmm12, %zmm12
	vpaddd	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm11, %zmm11
	vmovups	(%r14,%rsi,4), %zmm12
	vmulps	(%r9,%rax,4){1to16}, %zmm11, %zmm11
	vfmadd213ps	(%r15,%rsi,4), %zmm12, %zmm11
	vcmpltps	%zmm2, %zmm11, %k1
	vmulps	(%r8,%r11,4), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	imulq	%rbp, %rcx
	movq	-128(%rsp), %r11
	leaq	(%r11,%rcx,4), %rcx
	movq	-56(%rsp), %r11
	vmovups	%zmm11, (%rcx,%r11,4)
	vpbroadcastd	(%r10,%rax,4), %zmm11
	vpmulld	(%rbx,%rdx,4), %zmm11, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm10
	vmovups	(%r14,%rdx,4), %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	(%r9,%rax,4){1to16}, %zmm10, %zmm10
	vfmadd213ps	(%r15,%rdx,4), %zmm11, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	-80(%rsp), %r11
	vmulps	(%r8,%r11,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	movq	-64(%rsp), %r13
	vmovups	%zmm10, (%rcx,%r13,4)
	vpbroadcastd	(%r10,%rax,4), %zmm10
	vpmulld	(%rbx,%rdi,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmovups	(%r14,%rdi,4), %zmm10
	vmulps	(%r9,%rax,4){1to16}, %zmm9, %zmm9
	vfmadd213ps	(%r15,%rdi,4), %zmm10, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	movq	-88(%rsp), %rax
	vmulps	(%r8,%rax,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	movq	-120(%rsp), %rax
	vmovups	%zmm9, (%rcx,%rax,4)
	leaq	2(%r12), %rcx
	movq	%rcx, %rax
	imulq	-104(%rsp), %rax
	vpbroadcastd	(%r10,%rax,4), %zmm9
	vpmulld	(%rbx,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmovups	(%r14,%rsi,4), %zmm9
	vmulps	(%r9,%rax,4){1to16}, %zmm8, %zmm8
	vfmadd213ps	(%r15,%rsi,4), %zmm9, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	movq	-96(%rsp), %r13
	vmulps	(%r8,%r13,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	imulq	%rbp, %rcx
	movq	-128(%rsp), %r13
	leaq	(,%rcx,4), %rcx
	addq	%r13, %rcx
	movq	-56(%rsp), %r13
	vmovups	%zmm8, (%rcx,%r13,4)
	vpbroadcastd	(%r10,%rax,4), %zmm8
	vpmulld	(%rbx,%rdx,4), %zmm8, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmovups	(%r14,%rdx,4), %zmm8
	vmulps	(%r9,%rax,4){1to16}, %zmm7, %zmm7
	vfmadd213ps	(%r15,%rdx,4), %zmm8, %zmm7
	vcmpltps	%zmm2, %zmm7, %k1
	vmulps	(%r8,%r11,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	movq	-64(%rsp), %rbp
	vmovups	%zmm7, (%rcx,%rbp,4)
	vpbroadcastd	(%r10,%rax,4), %zmm7
	vpmulld	(%rbx,%rdi,4), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r9,%rax,4){1to16}, %zmm6, %zmm6
	vmovups	(%r14,%rdi,4), %zmm7
	vfmadd213ps	(%r15,%rdi,4), %zmm7, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	movq	-88(%rsp), %r11
	vmulps	(%r8,%r11,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	movq	-120(%rsp), %rax
	vmovups	%zmm6, (%rcx,%rax,4)
	addq	$3, %r12
	movq	%r12, %rax
	imulq	-104(%rsp), %rax
	vpbroadcastd	(%r10,%rax,4), %zmm6
	vpmulld	(%rbx,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmovups	(%r14,%rsi,4), %zmm6
	vmulps	(%r9,%rax,4){1to16}, %zmm5, %zmm5
	vfmadd213ps	(%r15,%rsi,4), %zmm6, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	movq	-96(%rsp), %rcx
	vmulps	(%r8,%rcx,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	imulq	-40(%rsp), %r12
	movq	-128(%rsp), %rcx
	leaq	(%rcx,%r12,4), %rcx
	vmovups	%zmm5, (%rcx,%r13,4)
	vpbroadcastd	(%r10,%rax,4), %zmm5
	vpmulld	(%rbx,%rdx,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vmovups	(%r14,%rdx,4), %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r9,%rax,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	(%r15,%rdx,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	movq	-80(%rsp), %rdx
	vmulps	(%r8,%rdx,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rcx,%rbp,4)
	vpbroadcastd	(%r10,%rax,4), %zmm4
	vpmulld	(%rbx,%rdi,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmovups	(%r14,%rdi,4), %zmm4
	vmulps	(%r9,%rax,4){1to16}, %zmm3, %zmm3
	vfmadd213ps	(%r15,%rdi,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r8,%r11,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	movq	-120(%rsp), %rax
	vmovups	%zmm3, (%rcx,%rax,4)
	movq	-32(%rsp), %rdx
	leaq	4(%rdx), %rax
	movq	%rdx, %r12
	movq	64(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-48(%rsp), %r10
	movq	-16(%rsp), %r15
	jl	.LBB94_6
.LBB94_14:
	vmovdqu64	(%r15), %zmm5
	movq	%rax, -32(%rsp)
	vmovdqu64	64(%r15), %zmm4
	vmovdqu64	128(%r15), %zmm3
	cmpq	$0, -72(%rsp)
	je	.LBB94_15
	vmovdqu64	16(%r10), %zmm13
	movq	(%r10), %rax
	movq	80(%r10), %r13
	leaq	3(%r12), %r14
	imulq	%r13, %r14
	leaq	2(%r12), %r9
	imulq	%r13, %r9
	leaq	1(%r12), %r15
	imulq	%r13, %r15
	imulq	%r12, %r13
	movq	88(%r10), %rcx
	movq	%rcx, -112(%rsp)
	movq	104(%r10), %rbp
	addq	%rax, %r13
	movq	%rbp, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rdi
	addq	%rax, %r14
	addq	%rax, %r9
	addq	%rax, %r15
	movq	-8(%rsp), %rcx
	xorl	%r10d, %r10d
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm3, %zmm12
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
	jmp	.LBB94_45
	.p2align	4
.LBB94_49:
	incq	%r10
	cmpq	-72(%rsp), %r10
	je	.LBB94_16
.LBB94_45:
	testq	%rbp, %rbp
	je	.LBB94_49
	movq	-112(%rsp), %rax
	movq	(%rax,%r10,8), %r11
	leaq	(%r11,%r13), %rbx
	leaq	(%r14,%r11), %rdx
	leaq	(%r9,%r11), %rax
	addq	%r15, %r11
	movq	%rcx, %r8
	xorl	%esi, %esi
	.p2align	4
.LBB94_47:
	vmovdqu64	(%r8), %zmm16
	vmovdqu64	64(%r8), %zmm17
	vmovdqu64	128(%r8), %zmm18
	vpxord	(%rbx,%rsi,4){1to16}, %zmm13, %zmm19
	vpmaddwd	%zmm16, %zmm19, %zmm20
	vpaddd	%zmm20, %zmm15, %zmm15
	vpmaddwd	%zmm17, %zmm19, %zmm20
	vpaddd	%zmm20, %zmm14, %zmm14
	vpmaddwd	%zmm18, %zmm19, %zmm19
	vpaddd	%zmm19, %zmm12, %zmm12
	vpxord	(%r11,%rsi,4){1to16}, %zmm13, %zmm19
	vpmaddwd	%zmm16, %zmm19, %zmm20
	vpaddd	%zmm20, %zmm11, %zmm11
	vpmaddwd	%zmm17, %zmm19, %zmm20
	vpaddd	%zmm20, %zmm10, %zmm10
	vpmaddwd	%zmm18, %zmm19, %zmm19
	vpxord	(%rax,%rsi,4){1to16}, %zmm13, %zmm20
	vpaddd	%zmm19, %zmm9, %zmm9
	vpmaddwd	%zmm16, %zmm20, %zmm19
	vpaddd	%zmm19, %zmm8, %zmm8
	vpmaddwd	%zmm17, %zmm20, %zmm19
	vpxord	(%rdx,%rsi,4){1to16}, %zmm13, %zmm21
	vpaddd	%zmm19, %zmm7, %zmm7
	incq	%rsi
	vpmaddwd	%zmm18, %zmm20, %zmm19
	vpaddd	%zmm19, %zmm6, %zmm6
	vpmaddwd	%zmm16, %zmm21, %zmm16
	vpaddd	%zmm16, %zmm5, %zmm5
	vpmaddwd	%zmm17, %zmm21, %zmm16
	vpaddd	%zmm16, %zmm4, %zmm4
	vpmaddwd	%zmm18, %zmm21, %zmm16
	vpaddd	%zmm16, %zmm3, %zmm3
	addq	$192, %r8
	cmpq	%rsi, %rbp
	jne	.LBB94_47
	addq	%rdi, %rcx
	jmp	.LBB94_49
.LBB94_17:
	cmpq	$1, %rax
	jle	.LBB94_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB94_7:
	movq	%rdx, -32(%rsp)
	vmovdqu64	(%r15), %zmm2
	vmovdqu64	64(%r15), %zmm1
	vmovdqu64	128(%r15), %zmm0
	movq	96(%r10), %rcx
	testq	%rcx, %rcx
	movq	%rax, -112(%rsp)
	je	.LBB94_8
	leaq	192(%r15), %rax
	vmovdqu64	16(%r10), %zmm5
	movq	%r10, %rdx
	movq	(%r10), %rdi
	movq	80(%r10), %r8
	movq	%r8, %r9
	movq	-32(%rsp), %rsi
	imulq	%rsi, %r9
	movq	88(%r10), %r10
	movq	104(%rdx), %r11
	leaq	(%rdi,%r9), %rbx
	movq	%r11, %rdx
	shlq	$6, %rdx
	leaq	(%rdx,%rdx,2), %r14
	movq	%r11, %r15
	andq	$-2, %r15
	leaq	1(%rsi), %r12
	imulq	%r8, %r12
	xorl	%r13d, %r13d
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
	jmp	.LBB94_34
	.p2align	4
.LBB94_40:
	addq	%r14, %rax
.LBB94_41:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB94_9
.LBB94_34:
	testq	%r11, %r11
	je	.LBB94_41
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB94_42
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB94_40
	jmp	.LBB94_39
	.p2align	4
.LBB94_42:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB94_43:
	vpxord	(%rbp,%r9){1to16}, %zmm5, %zmm7
	vmovdqu64	(%rdx), %zmm8
	vmovdqu64	64(%rdx), %zmm9
	vmovdqu64	128(%rdx), %zmm10
	vmovdqu64	192(%rdx), %zmm11
	vpmaddwd	%zmm8, %zmm7, %zmm12
	vpaddd	%zmm12, %zmm6, %zmm6
	vpmaddwd	%zmm9, %zmm7, %zmm12
	vpaddd	%zmm12, %zmm4, %zmm4
	vpmaddwd	%zmm10, %zmm7, %zmm7
	vpxord	(%rbp,%r12){1to16}, %zmm5, %zmm12
	vpaddd	%zmm7, %zmm3, %zmm3
	vpmaddwd	%zmm8, %zmm12, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm2
	vpmaddwd	%zmm9, %zmm12, %zmm7
	vpaddd	%zmm7, %zmm1, %zmm1
	vpmaddwd	%zmm10, %zmm12, %zmm7
	vmovdqu64	256(%rdx), %zmm8
	vmovdqu64	320(%rdx), %zmm9
	vpxord	4(%rbp,%r9){1to16}, %zmm5, %zmm10
	vpaddd	%zmm7, %zmm0, %zmm0
	vpmaddwd	%zmm11, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm6, %zmm6
	vpmaddwd	%zmm8, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm4, %zmm4
	vpmaddwd	%zmm9, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm3, %zmm3
	vpxord	4(%rbp,%r12){1to16}, %zmm5, %zmm7
	vpmaddwd	%zmm11, %zmm7, %zmm10
	vpaddd	%zmm10, %zmm2, %zmm2
	vpmaddwd	%zmm8, %zmm7, %zmm8
	vpaddd	%zmm8, %zmm1, %zmm1
	vpmaddwd	%zmm9, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm0, %zmm0
	addq	$384, %rdx
	addq	$8, %rbp
	addq	$-2, %rsi
	jne	.LBB94_43
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB94_40
.LBB94_39:
	vmovdqu64	(%rdx), %zmm7
	vmovdqu64	64(%rdx), %zmm8
	vmovdqu64	128(%rdx), %zmm9
	vpxord	(%rbp){1to16}, %zmm5, %zmm10
	vpmaddwd	%zmm7, %zmm10, %zmm11
	vpaddd	%zmm11, %zmm6, %zmm6
	vpmaddwd	%zmm8, %zmm10, %zmm11
	vpaddd	%zmm11, %zmm4, %zmm4
	vpmaddwd	%zmm9, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm3, %zmm3
	vpxord	(%rbp,%r8){1to16}, %zmm5, %zmm10
	vpmaddwd	%zmm7, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm2
	vpmaddwd	%zmm8, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm1, %zmm1
	vpmaddwd	%zmm9, %zmm10, %zmm7
	vpaddd	%zmm7, %zmm0, %zmm0
	jmp	.LBB94_40
.LBB94_8:
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
.LBB94_9:
	movq	-48(%rsp), %rax
	movq	128(%rax), %rdi
	addq	$-16, %rdi
	movq	72(%rsp), %rsi
	cmpq	%rsi, %rdi
	movq	%rsi, %rax
	cmovlq	%rdi, %rax
	movq	%rax, %r12
	movq	%rax, -120(%rsp)
	movq	-24(%rsp), %r15
	movq	(%r15), %rax
	movq	%rax, -72(%rsp)
	movq	8(%r15), %rbp
	movq	16(%r15), %r8
	movq	24(%r15), %r13
	movq	32(%r15), %r14
	movq	40(%r15), %r9
	movq	48(%r15), %rdx
	movq	%rdx, -96(%rsp)
	movq	56(%r15), %r11
	movq	%r8, %r10
	movq	-32(%rsp), %rcx
	imulq	%rcx, %r10
	vpbroadcastd	(%rbp,%r10,4), %zmm5
	vpmulld	(%r13,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm6, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm7
	vmovups	(%r14,%rsi,4), %zmm8
	movq	%r11, %rbx
	imulq	%rsi, %rbx
	movq	%rbx, -88(%rsp)
	vmovups	64(%r15), %zmm5
	vmovups	128(%r15), %zmm6
	vmulps	(%rax,%r10,4){1to16}, %zmm7, %zmm9
	vfmadd213ps	(%r9,%rsi,4), %zmm8, %zmm9
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpltps	%zmm7, %zmm9, %k1
	vmulps	(%rdx,%rbx,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm5, %zmm8
	vminps	%zmm8, %zmm6, %zmm8
	movq	200(%r15), %rdx
	movq	%rdx, -128(%rsp)
	imulq	%rcx, %rdx
	movq	192(%r15), %rax
	movq	%rax, -104(%rsp)
	leaq	(%rax,%rdx,4), %rbx
	vmovups	%zmm8, (%rbx,%r12,4)
	vpbroadcastd	(%rbp,%r10,4), %zmm8
	vpmulld	64(%r13,%rsi,4), %zmm8, %zmm8
	leaq	16(%rsi), %r12
	cmpq	%r12, %rdi
	movq	%r12, %r15
	cmovlq	%rdi, %r15
	vpaddd	%zmm4, %zmm8, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmovups	64(%r14,%rsi,4), %zmm8
	imulq	%r11, %r12
	movq	-72(%rsp), %rax
	vmulps	(%rax,%r10,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	64(%r9,%rsi,4), %zmm8, %zmm4
	vcmpltps	%zmm7, %zmm4, %k1
	movq	-96(%rsp), %rdx
	vmulps	(%rdx,%r12,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm5, %zmm4
	vminps	%zmm4, %zmm6, %zmm4
	vmovups	%zmm4, (%rbx,%r15,4)
	vpbroadcastd	(%rbp,%r10,4), %zmm4
	vpmulld	128(%r13,%rsi,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	(%rax,%r10,4){1to16}, %zmm3, %zmm3
	leaq	32(%rsi), %r10
	cmpq	%r10, %rdi
	cmovgeq	%r10, %rdi
	vmovups	128(%r14,%rsi,4), %zmm4
	vfmadd213ps	128(%r9,%rsi,4), %zmm4, %zmm3
	imulq	%r10, %r11
	vcmpltps	%zmm7, %zmm3, %k1
	movq	%rdx, %r10
	vmulps	(%rdx,%r11,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm5, %zmm3
	vminps	%zmm3, %zmm6, %zmm3
	vmovups	%zmm3, (%rbx,%rdi,4)
	incq	%rcx
	imulq	%rcx, %r8
	vpbroadcastd	(%rbp,%r8,4), %zmm3
	vpmulld	(%r13,%rsi,4), %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	movq	%r14, %rax
	vmovups	(%r14,%rsi,4), %zmm3
	movq	-72(%rsp), %rbx
	vmulps	(%rbx,%r8,4){1to16}, %zmm2, %zmm2
	vfmadd213ps	(%r9,%rsi,4), %zmm3, %zmm2
	vcmpltps	%zmm7, %zmm2, %k1
	movq	-88(%rsp), %rdx
	vmulps	(%r10,%rdx,4), %zmm2, %zmm2 {%k1}
	movq	%r10, %r14
	imulq	-128(%rsp), %rcx
	movq	-104(%rsp), %rdx
	leaq	(%rdx,%rcx,4), %rdx
	vmaxps	%zmm2, %zmm5, %zmm2
	vminps	%zmm2, %zmm6, %zmm2
	movq	-120(%rsp), %rcx
	vmovups	%zmm2, (%rdx,%rcx,4)
	vpbroadcastd	(%rbp,%r8,4), %zmm2
	vpmulld	64(%r13,%rsi,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vmovups	64(%rax,%rsi,4), %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%rbx,%r8,4){1to16}, %zmm1, %zmm1
	vfmadd213ps	64(%r9,%rsi,4), %zmm2, %zmm1
	vcmpltps	%zmm7, %zmm1, %k1
	vmulps	(%r14,%r12,4), %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm5, %zmm1
	vminps	%zmm1, %zmm6, %zmm1
	vmovups	%zmm1, (%rdx,%r15,4)
	vpbroadcastd	(%rbp,%r8,4), %zmm1
	vpmulld	128(%r13,%rsi,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rbx,%r8,4){1to16}, %zmm0, %zmm0
	vmovups	128(%rax,%rsi,4), %zmm1
	movq	-48(%rsp), %r10
	vfmadd213ps	128(%r9,%rsi,4), %zmm1, %zmm0
	vcmpltps	%zmm7, %zmm0, %k1
	vmulps	(%r14,%r11,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm5, %zmm0
	vminps	%zmm0, %zmm6, %zmm0
	vmovups	%zmm0, (%rdx,%rdi,4)
	movq	-112(%rsp), %rdx
	movq	-16(%rsp), %r15
	movq	64(%rsp), %rcx
.LBB94_10:
	cmpq	%rcx, %rdx
	jge	.LBB94_24
.LBB94_21:
	vmovdqu64	(%r15), %zmm2
	vmovdqu64	64(%r15), %zmm1
	vmovdqu64	128(%r15), %zmm0
	movq	96(%r10), %rax
	testq	%rax, %rax
	je	.LBB94_22
	addq	$192, %r15
	vmovdqu64	16(%r10), %zmm3
	movq	80(%r10), %rcx
	movq	%rdx, %r13
	imulq	%rdx, %rcx
	movq	88(%r10), %rdx
	movq	104(%r10), %rdi
	addq	(%r10), %rcx
	movq	%rdi, %r8
	shlq	$6, %r8
	leaq	(%r8,%r8,2), %r8
	movq	%rdi, %r9
	andq	$-2, %r9
	xorl	%r10d, %r10d
	movq	-24(%rsp), %r12
	jmp	.LBB94_26
	.p2align	4
.LBB94_30:
	addq	%r8, %r15
.LBB94_31:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB94_23
.LBB94_26:
	testq	%rdi, %rdi
	je	.LBB94_31
	movq	(%rdx,%r10,8), %r14
	addq	%rcx, %r14
	movq	%r15, %r11
	movq	%r9, %rbx
	cmpq	$1, %rdi
	je	.LBB94_28
	.p2align	4
.LBB94_32:
	vpxord	(%r14){1to16}, %zmm3, %zmm4
	vpmaddwd	(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm2
	vpmaddwd	64(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm1, %zmm1
	vpmaddwd	128(%r11), %zmm4, %zmm4
	vpaddd	%zmm4, %zmm0, %zmm0
	vpxord	4(%r14){1to16}, %zmm3, %zmm4
	vpmaddwd	192(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm2
	vpmaddwd	256(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm1, %zmm1
	vpmaddwd	320(%r11), %zmm4, %zmm4
	vpaddd	%zmm4, %zmm0, %zmm0
	addq	$8, %r14
	addq	$384, %r11
	addq	$-2, %rbx
	jne	.LBB94_32
.LBB94_28:
	testb	$1, %dil
	je	.LBB94_30
	vpxord	(%r14){1to16}, %zmm3, %zmm4
	vpmaddwd	(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm2
	vpmaddwd	64(%r11), %zmm4, %zmm5
	vpaddd	%zmm5, %zmm1, %zmm1
	vpmaddwd	128(%r11), %zmm4, %zmm4
	vpaddd	%zmm4, %zmm0, %zmm0
	jmp	.LBB94_30
.LBB94_22:
	movq	%rdx, %r13
	movq	-24(%rsp), %r12
.LBB94_23:
	movq	-48(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rbx
	cmovlq	%rax, %rbx
	movq	(%r12), %rcx
	movq	8(%r12), %r10
	movq	24(%r12), %r11
	movq	32(%r12), %rdi
	movq	40(%r12), %r15
	movq	48(%r12), %rdx
	movq	16(%r12), %r9
	imulq	%r13, %r9
	vpbroadcastd	(%r10,%r9,4), %zmm3
	movq	56(%r12), %r8
	vpmulld	(%r11,%rsi,4), %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmovups	(%rdi,%rsi,4), %zmm3
	movq	%r8, %r14
	vmovups	64(%r12), %zmm4
	vmovups	128(%r12), %zmm5
	imulq	%rsi, %r14
	vmulps	(%rcx,%r9,4){1to16}, %zmm2, %zmm2
	vfmadd213ps	(%r15,%rsi,4), %zmm3, %zmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%zmm3, %zmm2, %k1
	vmulps	(%rdx,%r14,4), %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm4, %zmm2
	imulq	200(%r12), %r13
	vminps	%zmm2, %zmm5, %zmm2
	shlq	$2, %r13
	addq	192(%r12), %r13
	vmovups	%zmm2, (%r13,%rbx,4)
	leaq	16(%rsi), %rbx
	vpbroadcastd	(%r10,%r9,4), %zmm2
	vpmulld	64(%r11,%rsi,4), %zmm2, %zmm2
	cmpq	%rbx, %rax
	movq	%rbx, %r14
	cmovlq	%rax, %r14
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmovups	64(%rdi,%rsi,4), %zmm2
	imulq	%r8, %rbx
	vmulps	(%rcx,%r9,4){1to16}, %zmm1, %zmm1
	vfmadd213ps	64(%r15,%rsi,4), %zmm2, %zmm1
	vcmpltps	%zmm3, %zmm1, %k1
	vmulps	(%rdx,%rbx,4), %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm4, %zmm1
	vminps	%zmm1, %zmm5, %zmm1
	vmovups	%zmm1, (%r13,%r14,4)
	leaq	32(%rsi), %rbx
	vpbroadcastd	(%r10,%r9,4), %zmm1
	vpmulld	128(%r11,%rsi,4), %zmm1, %zmm1
	cmpq	%rbx, %rax
	cmovgeq	%rbx, %rax
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmovups	128(%rdi,%rsi,4), %zmm1
	imulq	%rbx, %r8
	vmulps	(%rcx,%r9,4){1to16}, %zmm0, %zmm0
	vfmadd213ps	128(%r15,%rsi,4), %zmm1, %zmm0
	vcmpltps	%zmm3, %zmm0, %k1
	vmulps	(%rdx,%r8,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm4, %zmm0
	vminps	%zmm0, %zmm5, %zmm0
	vmovups	%zmm0, (%r13,%rax,4)
.LBB94_24:
	addq	$80, %rsp
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
.LBB94_19:
	.cfi_def_cfa_offset 136
	jne	.LBB94_24
	xorl	%edx, %edx
	jmp	.LBB94_21
.Lfunc_end94:
	.size	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5, .Lfunc_end94-$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5
	.weak	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5,@function
$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5:
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
	movq	%rsi, %r12
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rdx, -80(%rsp)
	movq	%rsi, -24(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rdi, -16(%rsp)
	movq	%rax, -32(%rsp)
	jl	.LBB95_11
	movq	96(%r13), %r8
	movq	128(%r13), %r9
	leaq	64(%rdi), %rax
	movq	%rax, -72(%rsp)
	movq	(%rdx), %rax
	movq	%rax, -88(%rsp)
	movq	8(%rdx), %rax
	movq	%rax, -96(%rsp)
	movq	16(%rdx), %rax
	movq	%rax, -104(%rsp)
	movq	24(%rdx), %rax
	movq	%rax, -112(%rsp)
	movq	32(%rdx), %rax
	movq	%rax, -40(%rsp)
	movq	40(%rdx), %rax
	movq	%rax, -48(%rsp)
	movq	48(%rdx), %rax
	movq	%rax, -56(%rsp)
	vmovups	64(%rdx), %zmm0
	vmovups	128(%rdx), %zmm1
	movq	200(%rdx), %rax
	movq	%rax, -64(%rsp)
	addq	$-16, %r9
	movq	56(%rdx), %rcx
	imulq	%r12, %rcx
	cmpq	%r12, %r9
	cmovgeq	%r12, %r9
	shlq	$2, %r9
	addq	192(%rdx), %r9
	movl	$8, %edx
	xorl	%eax, %eax
	vxorps	%xmm2, %xmm2, %xmm2
	jmp	.LBB95_2
	.p2align	4
.LBB95_3:
	vmovdqa64	%zmm3, %zmm4
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm3, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm3, %zmm11
.LBB95_4:
	movq	%rax, %rdx
	movq	-104(%rsp), %r11
	imulq	%r11, %rdx
	movq	-96(%rsp), %r10
	vpbroadcastd	(%r10,%rdx,4), %zmm10
	movq	-24(%rsp), %r12
	movq	-112(%rsp), %rbx
	vpmulld	(%rbx,%r12,4), %zmm10, %zmm10
	vpaddd	%zmm11, %zmm10, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	movq	-40(%rsp), %r14
	vmovups	(%r14,%r12,4), %zmm11
	movq	-88(%rsp), %rdi
	vmulps	(%rdi,%rdx,4){1to16}, %zmm10, %zmm10
	movq	-48(%rsp), %r15
	vfmadd213ps	(%r15,%r12,4), %zmm11, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	-56(%rsp), %r13
	vmulps	(%r13,%rcx,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	movq	%rax, %rdx
	movq	-64(%rsp), %rbp
	imulq	%rbp, %rdx
	vmovups	%zmm10, (%r9,%rdx,4)
	movq	%rax, %rdx
	orq	$1, %rdx
	movq	%rdx, %rsi
	imulq	%r11, %rsi
	vpbroadcastd	(%r10,%rsi,4), %zmm10
	vpmulld	(%rbx,%r12,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmovups	(%r14,%r12,4), %zmm10
	vmulps	(%rdi,%rsi,4){1to16}, %zmm9, %zmm9
	vfmadd213ps	(%r15,%r12,4), %zmm10, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	vmulps	(%r13,%rcx,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	imulq	%rbp, %rdx
	vmovups	%zmm9, (%r9,%rdx,4)
	movq	%rax, %rdx
	orq	$2, %rdx
	movq	%rdx, %rsi
	imulq	%r11, %rsi
	vpbroadcastd	(%r10,%rsi,4), %zmm9
	vpmulld	(%rbx,%r12,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmovups	(%r14,%r12,4), %zmm9
	vmulps	(%rdi,%rsi,4){1to16}, %zmm8, %zmm8
	vfmadd213ps	(%r15,%r12,4), %zmm9, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%r13,%rcx,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	imulq	%rbp, %rdx
	vmovups	%zmm8, (%r9,%rdx,4)
	movq	%rax, %rdx
	orq	$3, %rdx
	movq	%rdx, %rsi
	imulq	%r11, %rsi
	vpbroadcastd	(%r10,%rsi,4), %zmm8
	vpmulld	(%rbx,%r12,4), %zmm8, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmovups	(%r14,%r12,4), %zmm8
	vmulps	(%rdi,%rsi,4){1to16}, %zmm7, %zmm7
	vfmadd213ps	(%r15,%r12,4), %zmm8, %zmm7
	vcmpltps	%zmm2, %zmm7, %k1
	vmulps	(%r13,%rcx,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	imulq	%rbp, %rdx
	vmovups	%zmm7, (%r9,%rdx,4)
	movq	%rax, %rdx
	orq	$4, %rdx
	movq	%rdx, %rsi
	imulq	%r11, %rsi
	vpbroadcastd	(%r10,%rsi,4), %zmm7
	vpmulld	(%rbx,%r12,4), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmovups	(%r14,%r12,4), %zmm7
	vmulps	(%rdi,%rsi,4){1to16}, %zmm6, %zmm6
	vfmadd213ps	(%r15,%r12,4), %zmm7, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%r13,%rcx,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	imulq	%rbp, %rdx
	vmovups	%zmm6, (%r9,%rdx,4)
	movq	%rax, %rdx
	orq	$5, %rdx
	movq	%rdx, %rsi
	imulq	%r11, %rsi
	vpbroadcastd	(%r10,%rsi,4), %zmm6
	vpmulld	(%rbx,%r12,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmovups	(%r14,%r12,4), %zmm6
	vmulps	(%rdi,%rsi,4){1to16}, %zmm5, %zmm5
	vfmadd213ps	(%r15,%r12,4), %zmm6, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%r13,%rcx,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	imulq	%rbp, %rdx
	vmovups	%zmm5, (%r9,%rdx,4)
	movq	%rax, %rdx
	orq	$6, %rdx
	movq	%rdx, %rsi
	imulq	%r11, %rsi
	vpbroadcastd	(%r10,%rsi,4), %zmm5
	vpmulld	(%rbx,%r12,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmovups	(%r14,%r12,4), %zmm5
	vmulps	(%rdi,%rsi,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	(%r15,%r12,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r13,%rcx,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	imulq	%rbp, %rdx
	vmovups	%zmm4, (%r9,%rdx,4)
	movq	%rax, %rdx
	orq	$7, %rdx
	movq	%rdx, %rsi
	imulq	%r11, %rsi
	vpbroadcastd	(%r10,%rsi,4), %zmm4
	vpmulld	(%rbx,%r12,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	(%rdi,%rsi,4){1to16}, %zmm3, %zmm3
	vmovups	(%r14,%r12,4), %zmm4
	vfmadd213ps	(%r15,%r12,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r13,%rcx,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	imulq	%rbp, %rdx
	vmovups	%zmm3, (%r9,%rdx,4)
	movq	-120(%rsp), %rbp
	leaq	8(%rbp), %rdx
	addq	$8, %rax
	movq	-32(%rsp), %rsi
	cmpq	%rdx, %rsi
	movq	-16(%rsp), %rdi
	jl	.LBB95_5
.LBB95_2:
	movq	%rdx, -120(%rsp)
	vmovdqu64	(%rdi), %zmm3
	testq	%r8, %r8
	je	.LBB95_3
	movq	-128(%rsp), %rdx
	vmovdqu64	16(%rdx), %zmm10
	movq	80(%rdx), %rdi
	movq	88(%rdx), %r13
	movq	104(%rdx), %r11
	movq	%r11, %rbx
	shlq	$6, %rbx
	movq	%rdi, %r14
	imulq	%rax, %r14
	addq	(%rdx), %r14
	movq	-72(%rsp), %rbp
	xorl	%r12d, %r12d
	vmovdqa64	%zmm3, %zmm4
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm3, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm3, %zmm11
	jmp	.LBB95_57
	.p2align	4
.LBB95_61:
	incq	%r12
	cmpq	%r8, %r12
	je	.LBB95_4
.LBB95_57:
	testq	%r11, %r11
	je	.LBB95_61
	movq	(%r13,%r12,8), %rsi
	addq	%r14, %rsi
	movq	%rbp, %r15
	xorl	%r10d, %r10d
	.p2align	4
.LBB95_59:
	vmovdqu64	(%r15), %zmm12
	leaq	(%rsi,%r10,4), %rdx
	vpxord	(%rsi,%r10,4){1to16}, %zmm10, %zmm13
	vpmaddwd	%zmm12, %zmm13, %zmm13
	vpxord	(%rdi,%rdx){1to16}, %zmm10, %zmm14
	vpaddd	%zmm13, %zmm11, %zmm11
	addq	%rdi, %rdx
	vpmaddwd	%zmm12, %zmm14, %zmm13
	vpaddd	%zmm13, %zmm9, %zmm9
	vpxord	(%rdi,%rdx){1to16}, %zmm10, %zmm13
	incq	%r10
	addq	%rdi, %rdx
	vpmaddwd	%zmm12, %zmm13, %zmm13
	vpaddd	%zmm13, %zmm8, %zmm8
	vpxord	(%rdi,%rdx){1to16}, %zmm10, %zmm13
	addq	%rdi, %rdx
	vpmaddwd	%zmm12, %zmm13, %zmm13
	vpaddd	%zmm13, %zmm7, %zmm7
	vpxord	(%rdi,%rdx){1to16}, %zmm10, %zmm13
	addq	%rdi, %rdx
	vpmaddwd	%zmm12, %zmm13, %zmm13
	vpaddd	%zmm13, %zmm6, %zmm6
	vpxord	(%rdi,%rdx){1to16}, %zmm10, %zmm13
	addq	%rdi, %rdx
	vpmaddwd	%zmm12, %zmm13, %zmm13
	vpaddd	%zmm13, %zmm5, %zmm5
	vpxord	(%rdi,%rdx){1to16}, %zmm10, %zmm13
	addq	%rdi, %rdx
	vpmaddwd	%zmm12, %zmm13, %zmm13
	vpaddd	%zmm13, %zmm4, %zmm4
	vpxord	(%rdi,%rdx){1to16}, %zmm10, %zmm13
	vpmaddwd	%zmm12, %zmm13, %zmm12
	vpaddd	%zmm12, %zmm3, %zmm3
	addq	$64, %r15
	cmpq	%r10, %r11
	jne	.LBB95_59
	addq	%rbx, %rbp
	jmp	.LBB95_61
.LBB95_11:
	cmpq	$3, %rax
	jle	.LBB95_17
	movl	$4, %ecx
	xorl	%ebp, %ebp
	jmp	.LBB95_13
.LBB95_5:
	movq	%rbp, %rcx
	orq	$4, %rcx
	cmpq	%rcx, %rsi
	jge	.LBB95_13
.LBB95_6:
	leaq	2(%rbp), %rax
	cmpq	%rax, %rsi
	movq	-128(%rsp), %r13
	jge	.LBB95_7
	jmp	.LBB95_10
.LBB95_13:
	movq	-128(%rsp), %rdx
	movq	96(%rdx), %rax
	movq	128(%rdx), %rsi
	leaq	64(%rdi), %rdx
	movq	%rdx, -8(%rsp)
	movq	-80(%rsp), %rdx
	movq	(%rdx), %r8
	movq	%r8, -48(%rsp)
	movq	8(%rdx), %r8
	movq	%r8, -56(%rsp)
	movq	16(%rdx), %r8
	movq	%r8, -64(%rsp)
	movq	24(%rdx), %r8
	movq	%r8, -72(%rsp)
	movq	32(%rdx), %r8
	movq	%r8, 32(%rsp)
	movq	40(%rdx), %r8
	movq	%r8, 24(%rsp)
	movq	48(%rdx), %r8
	movq	%r8, 16(%rsp)
	vmovups	64(%rdx), %zmm0
	vmovups	128(%rdx), %zmm1
	movq	200(%rdx), %r8
	movq	%r8, 8(%rsp)
	addq	$-16, %rsi
	movq	56(%rdx), %r8
	imulq	%r12, %r8
	movq	%r8, (%rsp)
	cmpq	%r12, %rsi
	cmovgeq	%r12, %rsi
	shlq	$2, %rsi
	addq	192(%rdx), %rsi
	movq	%rsi, -40(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rbp, %r9
	jmp	.LBB95_14
	.p2align	4
.LBB95_15:
	vmovdqa64	%zmm3, %zmm4
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm3, %zmm7
.LBB95_16:
	movq	%r9, %rcx
	movq	-64(%rsp), %r10
	imulq	%r10, %rcx
	movq	-56(%rsp), %r8
	vpbroadcastd	(%r8,%rcx,4), %zmm5
	movq	-24(%rsp), %r12
	movq	-72(%rsp), %r11
	vpmulld	(%r11,%r12,4), %zmm5, %zmm5
	vpaddd	%zmm7, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	movq	32(%rsp), %rbx
	vmovups	(%rbx,%r12,4), %zmm7
	movq	-48(%rsp), %rdi
	vmulps	(%rdi,%rcx,4){1to16}, %zmm5, %zmm5
	movq	24(%rsp), %r14
	vfmadd213ps	(%r14,%r12,4), %zmm7, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	movq	16(%rsp), %r15
	movq	(%rsp), %rbp
	vmulps	(%r15,%rbp,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	movq	%r9, %rcx
	movq	8(%rsp), %r13
	imulq	%r13, %rcx
	movq	-40(%rsp), %rsi
	vmovups	%zmm5, (%rsi,%rcx,4)
	leaq	1(%r9), %rcx
	movq	%rcx, %rdx
	imulq	%r10, %rdx
	vpbroadcastd	(%r8,%rdx,4), %zmm5
	vpmulld	(%r11,%r12,4), %zmm5, %zmm5
	vpaddd	%zmm6, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmovups	(%rbx,%r12,4), %zmm6
	vmulps	(%rdi,%rdx,4){1to16}, %zmm5, %zmm5
	vfmadd213ps	(%r14,%r12,4), %zmm6, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%r15,%rbp,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	imulq	%r13, %rcx
	vmovups	%zmm5, (%rsi,%rcx,4)
	leaq	2(%r9), %rcx
	movq	%rcx, %rdx
	imulq	%r10, %rdx
	vpbroadcastd	(%r8,%rdx,4), %zmm5
	vpmulld	(%r11,%r12,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rdi,%rdx,4){1to16}, %zmm4, %zmm4
	vmovups	(%rbx,%r12,4), %zmm5
	vfmadd213ps	(%r14,%r12,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r15,%rbp,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	imulq	%r13, %rcx
	vmovups	%zmm4, (%rsi,%rcx,4)
	addq	$3, %r9
	movq	%r9, %rcx
	imulq	%r10, %rcx
	vpbroadcastd	(%r8,%rcx,4), %zmm4
	vpmulld	(%r11,%r12,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmovups	(%rbx,%r12,4), %zmm4
	vmulps	(%rdi,%rcx,4){1to16}, %zmm3, %zmm3
	vfmadd213ps	(%r14,%r12,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r15,%rbp,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	imulq	%r13, %r9
	vmovups	%zmm3, (%rsi,%r9,4)
	movq	-120(%rsp), %rbp
	leaq	4(%rbp), %rcx
	movq	%rbp, %r9
	movq	-32(%rsp), %rsi
	cmpq	%rcx, %rsi
	movq	-16(%rsp), %rdi
	jl	.LBB95_6
.LBB95_14:
	movq	%rcx, -120(%rsp)
	vmovdqu64	(%rdi), %zmm3
	testq	%rax, %rax
	je	.LBB95_15
	movq	-128(%rsp), %rcx
	movq	(%rcx), %rdx
	vmovdqu64	16(%rcx), %zmm5
	movq	80(%rcx), %r13
	movq	%r13, %r8
	imulq	%r9, %r8
	movq	88(%rcx), %rdi
	movq	104(%rcx), %r10
	movq	%rdx, -88(%rsp)
	leaq	(%rdx,%r8), %rcx
	movq	%rcx, -96(%rsp)
	leaq	(,%r13,2), %rcx
	movq	%rcx, -104(%rsp)
	movq	%r10, %r14
	shlq	$6, %r14
	movq	%r10, %rcx
	andq	$-2, %rcx
	movq	%rcx, -112(%rsp)
	leaq	3(%r9), %r12
	imulq	%r13, %r12
	leaq	2(%r9), %rbp
	imulq	%r13, %rbp
	leaq	1(%r9), %rcx
	imulq	%r13, %rcx
	movq	-8(%rsp), %rdx
	xorl	%esi, %esi
	vmovdqa64	%zmm3, %zmm4
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm3, %zmm7
	jmp	.LBB95_46
	.p2align	4
.LBB95_52:
	addq	%r14, %rdx
.LBB95_53:
	incq	%rsi
	cmpq	%rax, %rsi
	je	.LBB95_16
.LBB95_46:
	testq	%r10, %r10
	je	.LBB95_53
	movq	(%rdi,%rsi,8), %rbx
	cmpq	$1, %r10
	jne	.LBB95_54
	addq	-96(%rsp), %rbx
	movq	%rdx, %r11
	testb	$1, %r10b
	je	.LBB95_52
	jmp	.LBB95_51
	.p2align	4
.LBB95_54:
	addq	-88(%rsp), %rbx
	movq	-112(%rsp), %r15
	movq	%rdx, %r11
	.p2align	4
.LBB95_55:
	vpxord	(%rbx,%r8){1to16}, %zmm5, %zmm8
	vmovdqu64	(%r11), %zmm9
	vmovdqu64	64(%r11), %zmm10
	vpmaddwd	%zmm9, %zmm8, %zmm8
	vpxord	(%rbx,%rcx){1to16}, %zmm5, %zmm11
	vpaddd	%zmm8, %zmm7, %zmm7
	vpmaddwd	%zmm9, %zmm11, %zmm8
	vpaddd	%zmm8, %zmm6, %zmm6
	vpxord	(%rbx,%rbp){1to16}, %zmm5, %zmm8
	vpmaddwd	%zmm9, %zmm8, %zmm8
	vpaddd	%zmm8, %zmm4, %zmm4
	vpxord	(%rbx,%r12){1to16}, %zmm5, %zmm8
	vpmaddwd	%zmm9, %zmm8, %zmm8
	vpxord	4(%rbx,%r8){1to16}, %zmm5, %zmm9
	vpaddd	%zmm8, %zmm3, %zmm3
	vpmaddwd	%zmm10, %zmm9, %zmm8
	vpaddd	%zmm8, %zmm7, %zmm7
	vpxord	4(%rbx,%rcx){1to16}, %zmm5, %zmm8
	vpmaddwd	%zmm10, %zmm8, %zmm8
	vpaddd	%zmm8, %zmm6, %zmm6
	vpxord	4(%rbx,%rbp){1to16}, %zmm5, %zmm8
	vpmaddwd	%zmm10, %zmm8, %zmm8
	vpxord	4(%rbx,%r12){1to16}, %zmm5, %zmm9
	vpaddd	%zmm8, %zmm4, %zmm4
	vpmaddwd	%zmm10, %zmm9, %zmm8
	vpaddd	%zmm8, %zmm3, %zmm3
	subq	$-128, %r11
	addq	$8, %rbx
	addq	$-2, %r15
	jne	.LBB95_55
	addq	%r8, %rbx
	testb	$1, %r10b
	je	.LBB95_52
.LBB95_51:
	vmovdqu64	(%r11), %zmm8
	vpxord	(%rbx){1to16}, %zmm5, %zmm9
	vpmaddwd	%zmm8, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm7, %zmm7
	leaq	(%rbx,%r13), %r11
	vpxord	(%rbx,%r13){1to16}, %zmm5, %zmm9
	vpmaddwd	%zmm8, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm6, %zmm6
	vpxord	(%rbx,%r13,2){1to16}, %zmm5, %zmm9
	vpmaddwd	%zmm8, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm4, %zmm4
	movq	-104(%rsp), %rbx
	vpxord	(%rbx,%r11){1to16}, %zmm5, %zmm9
	vpmaddwd	%zmm8, %zmm9, %zmm8
	vpaddd	%zmm8, %zmm3, %zmm3
	jmp	.LBB95_52
.LBB95_17:
	cmpq	$1, %rax
	jle	.LBB95_19
	movl	$2, %eax
	xorl	%ebp, %ebp
.LBB95_7:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rbp, -120(%rsp)
	movq	%rax, -112(%rsp)
	je	.LBB95_8
	leaq	64(%rdi), %rax
	vmovdqu64	16(%r13), %zmm1
	movq	(%r13), %rdx
	movq	80(%r13), %r11
	movq	%r11, %r8
	imulq	%rbp, %r8
	movq	88(%r13), %r9
	movq	104(%r13), %r10
	movq	%rdx, -88(%rsp)
	addq	%r8, %rdx
	movq	%rdx, -96(%rsp)
	movq	%r10, %rbx
	shlq	$6, %rbx
	movl	%r10d, %r14d
	andl	$3, %r14d
	movq	%r10, %rdx
	andq	$-4, %rdx
	movq	%rdx, -104(%rsp)
	leaq	1(%rbp), %r12
	imulq	%r11, %r12
	xorl	%r13d, %r13d
	vmovdqa64	%zmm0, %zmm2
	jmp	.LBB95_34
	.p2align	4
.LBB95_41:
	addq	%rbx, %rax
	movq	-16(%rsp), %rdi
.LBB95_42:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB95_9
.LBB95_34:
	testq	%r10, %r10
	je	.LBB95_42
	movq	(%r9,%r13,8), %rbp
	cmpq	$4, %r10
	jae	.LBB95_43
	addq	-96(%rsp), %rbp
	movq	%rax, %rdx
	testq	%r14, %r14
	jne	.LBB95_39
	jmp	.LBB95_41
	.p2align	4
.LBB95_43:
	addq	-88(%rsp), %rbp
	movq	-104(%rsp), %r15
	movq	%rax, %rdx
	.p2align	4
.LBB95_44:
	vpxord	(%rbp,%r8){1to16}, %zmm1, %zmm3
	vmovdqu64	(%rdx), %zmm4
	vmovdqu64	64(%rdx), %zmm5
	vmovdqu64	128(%rdx), %zmm6
	vmovdqu64	192(%rdx), %zmm7
	vpmaddwd	%zmm4, %zmm3, %zmm3
	vpxord	(%rbp,%r12){1to16}, %zmm1, %zmm8
	vpaddd	%zmm3, %zmm2, %zmm2
	vpmaddwd	%zmm4, %zmm8, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	vpxord	4(%rbp,%r8){1to16}, %zmm1, %zmm3
	vpmaddwd	%zmm5, %zmm3, %zmm3
	vpxord	4(%rbp,%r12){1to16}, %zmm1, %zmm4
	vpmaddwd	%zmm5, %zmm4, %zmm4
	vpxord	8(%rbp,%r8){1to16}, %zmm1, %zmm5
	vpmaddwd	%zmm6, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm3, %zmm3
	vpaddd	%zmm3, %zmm2, %zmm2
	vpxord	8(%rbp,%r12){1to16}, %zmm1, %zmm3
	vpmaddwd	%zmm6, %zmm3, %zmm3
	vpaddd	%zmm3, %zmm4, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	vpxord	12(%rbp,%r8){1to16}, %zmm1, %zmm3
	vpmaddwd	%zmm7, %zmm3, %zmm3
	vpxord	12(%rbp,%r12){1to16}, %zmm1, %zmm4
	vpaddd	%zmm3, %zmm2, %zmm2
	vpmaddwd	%zmm7, %zmm4, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	addq	$256, %rdx
	addq	$16, %rbp
	addq	$-4, %r15
	jne	.LBB95_44
	addq	%r8, %rbp
	testq	%r14, %r14
	je	.LBB95_41
.LBB95_39:
	leaq	(%r11,%rbp), %r15
	xorl	%esi, %esi
	.p2align	4
.LBB95_40:
	vmovdqu64	(%rdx), %zmm3
	vpxord	(%rbp,%rsi,4){1to16}, %zmm1, %zmm4
	vpmaddwd	%zmm3, %zmm4, %zmm4
	vpxord	(%r15,%rsi,4){1to16}, %zmm1, %zmm5
	vpaddd	%zmm4, %zmm2, %zmm2
	vpmaddwd	%zmm3, %zmm5, %zmm3
	vpaddd	%zmm3, %zmm0, %zmm0
	addq	$64, %rdx
	incq	%rsi
	cmpq	%rsi, %r14
	jne	.LBB95_40
	jmp	.LBB95_41
.LBB95_8:
	vmovdqa64	%zmm0, %zmm2
.LBB95_9:
	movq	-128(%rsp), %rax
	movq	128(%rax), %rcx
	addq	$-16, %rcx
	movq	-24(%rsp), %r12
	cmpq	%r12, %rcx
	cmovgeq	%r12, %rcx
	movq	-80(%rsp), %r14
	movq	(%r14), %r13
	movq	8(%r14), %r9
	movq	16(%r14), %rbp
	movq	24(%r14), %r10
	movq	32(%r14), %r8
	movq	40(%r14), %rsi
	movq	48(%r14), %rdx
	movq	%rbp, %rbx
	movq	-120(%rsp), %rax
	imulq	%rax, %rbx
	vpbroadcastd	(%r9,%rbx,4), %zmm1
	vpmulld	(%r10,%r12,4), %zmm1, %zmm1
	vpaddd	%zmm2, %zmm1, %zmm1
	vmovups	(%r8,%r12,4), %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	movq	56(%r14), %r11
	vmovups	64(%r14), %zmm3
	vmovups	128(%r14), %zmm4
	imulq	%r12, %r11
	vmulps	(%r13,%rbx,4){1to16}, %zmm1, %zmm1
	vfmadd213ps	(%rsi,%r12,4), %zmm2, %zmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%zmm2, %zmm1, %k1
	vmulps	(%rdx,%r11,4), %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm3, %zmm1
	vminps	%zmm1, %zmm4, %zmm1
	movq	192(%r14), %rbx
	movq	200(%r14), %r14
	movq	%r14, %r15
	imulq	%rax, %r15
	leaq	(%rbx,%r15,4), %r15
	vmovups	%zmm1, (%r15,%rcx,4)
	incq	%rax
	imulq	%rax, %rbp
	vpbroadcastd	(%r9,%rbp,4), %zmm1
	vpmulld	(%r10,%r12,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%r13,%rbp,4){1to16}, %zmm0, %zmm0
	vmovups	(%r8,%r12,4), %zmm1
	vfmadd213ps	(%rsi,%r12,4), %zmm1, %zmm0
	vcmpltps	%zmm2, %zmm0, %k1
	vmulps	(%rdx,%r11,4), %zmm0, %zmm0 {%k1}
	imulq	%r14, %rax
	leaq	(%rbx,%rax,4), %rax
	vmaxps	%zmm0, %zmm3, %zmm0
	vminps	%zmm0, %zmm4, %zmm0
	vmovups	%zmm0, (%rax,%rcx,4)
	movq	-128(%rsp), %r13
	movq	-112(%rsp), %rbp
	movq	-32(%rsp), %rsi
.LBB95_10:
	cmpq	%rsi, %rbp
	jge	.LBB95_31
.LBB95_21:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB95_30
	addq	$64, %rdi
	vmovdqu64	16(%r13), %zmm1
	movq	80(%r13), %rcx
	imulq	%rbp, %rcx
	movq	88(%r13), %rdx
	movq	104(%r13), %rsi
	addq	(%r13), %rcx
	movq	%rsi, %r15
	shlq	$6, %r15
	movl	%esi, %r8d
	andl	$3, %r8d
	movq	%rsi, %r9
	andq	$-4, %r9
	xorl	%r10d, %r10d
	jmp	.LBB95_23
	.p2align	4
.LBB95_28:
	addq	%r15, %rdi
.LBB95_29:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB95_30
.LBB95_23:
	testq	%rsi, %rsi
	je	.LBB95_29
	movq	(%rdx,%r10,8), %r11
	addq	%rcx, %r11
	movq	%rdi, %rbx
	movq	%r9, %r14
	cmpq	$4, %rsi
	jb	.LBB95_25
	.p2align	4
.LBB95_32:
	vpxord	(%r11){1to16}, %zmm1, %zmm2
	vpmaddwd	(%rbx), %zmm2, %zmm2
	vpaddd	%zmm2, %zmm0, %zmm0
	vpxord	4(%r11){1to16}, %zmm1, %zmm2
	vpmaddwd	64(%rbx), %zmm2, %zmm2
	vpxord	8(%r11){1to16}, %zmm1, %zmm3
	vpmaddwd	128(%rbx), %zmm3, %zmm3
	vpaddd	%zmm3, %zmm2, %zmm2
	vpaddd	%zmm2, %zmm0, %zmm0
	vpxord	12(%r11){1to16}, %zmm1, %zmm2
	vpmaddwd	192(%rbx), %zmm2, %zmm2
	vpaddd	%zmm2, %zmm0, %zmm0
	addq	$16, %r11
	addq	$256, %rbx
	addq	$-4, %r14
	jne	.LBB95_32
.LBB95_25:
	testq	%r8, %r8
	je	.LBB95_28
	xorl	%r14d, %r14d
	.p2align	4
.LBB95_27:
	vpxord	(%r11,%r14,4){1to16}, %zmm1, %zmm2
	vpmaddwd	(%rbx), %zmm2, %zmm2
	vpaddd	%zmm2, %zmm0, %zmm0
	addq	$64, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB95_27
	jmp	.LBB95_28
.LBB95_30:
	movq	-128(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	cmpq	%r12, %rax
	cmovgeq	%r12, %rax
	movq	-80(%rsp), %r11
	movq	(%r11), %rcx
	movq	8(%r11), %rdx
	movq	24(%r11), %rsi
	movq	32(%r11), %rdi
	movq	40(%r11), %r8
	movq	48(%r11), %r9
	movq	16(%r11), %r10
	imulq	%rbp, %r10
	vpbroadcastd	(%rdx,%r10,4), %zmm1
	vpmulld	(%rsi,%r12,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vmovups	(%rdi,%r12,4), %zmm1
	vcvtdq2ps	%zmm0, %zmm0
	movq	56(%r11), %rdx
	vmovups	64(%r11), %zmm2
	vmovups	128(%r11), %zmm3
	imulq	%r12, %rdx
	vmulps	(%rcx,%r10,4){1to16}, %zmm0, %zmm0
	vfmadd213ps	(%r8,%r12,4), %zmm1, %zmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%zmm1, %zmm0, %k1
	vmulps	(%r9,%rdx,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm2, %zmm0
	imulq	200(%r11), %rbp
	vminps	%zmm0, %zmm3, %zmm0
	shlq	$2, %rbp
	addq	192(%r11), %rbp
	vmovups	%zmm0, (%rbp,%rax,4)
.LBB95_31:
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
.LBB95_19:
	.cfi_def_cfa_offset 96
	jne	.LBB95_31
	xorl	%ebp, %ebp
	jmp	.LBB95_21
.Lfunc_end95:
	.size	$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5, .Lfunc_end95-$s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5
	.cfi_endproc
	.hidden	vitruvian_multiply_codes_to_numbers_avx512
	.globl	vitruvian_multiply_codes_to_numbers_avx512
	.p2align	4
	.type	vitruvian_multiply_codes_to_numbers_avx512,@function
vitruvian_multiply_codes_to_numbers_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51227microMultiplyCodesToNumbers1a5aStep10runOffsets0J5Count05groupL05flips03rowL06packed06columnL06scales10zeroPoints05scaleI00Q5Terms12filterScales4bias5slope5lower5upper1c01cI0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF)
.Lfunc_end96:
	.size	vitruvian_multiply_codes_to_numbers_avx512, .Lfunc_end96-vitruvian_multiply_codes_to_numbers_avx512
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI97_0:
	.long	0x3f800000
	.text
	.hidden	$s20VitruvianMicroAVX51227microMultiplyCodesToNumbers1a5aStep10runOffsets0J5Count05groupL05flips03rowL06packed06columnL06scales10zeroPoints05scaleI00Q5Terms12filterScales4bias5slope5lower5upper1c01cI0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF
	.globl	$s20VitruvianMicroAVX51227microMultiplyCodesToNumbers1a5aStep10runOffsets0J5Count05groupL05flips03rowL06packed06columnL06scales10zeroPoints05scaleI00Q5Terms12filterScales4bias5slope5lower5upper1c01cI0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF
	.p2align	4
	.type	$s20VitruvianMicroAVX51227microMultiplyCodesToNumbers1a5aStep10runOffsets0J5Count05groupL05flips03rowL06packed06columnL06scales10zeroPoints05scaleI00Q5Terms12filterScales4bias5slope5lower5upper1c01cI0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF,@function
$s20VitruvianMicroAVX51227microMultiplyCodesToNumbers1a5aStep10runOffsets0J5Count05groupL05flips03rowL06packed06columnL06scales10zeroPoints05scaleI00Q5Terms12filterScales4bias5slope5lower5upper1c01cI0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF:
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
	subq	$424, %rsp
	.cfi_def_cfa_offset 480
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r8, %rbx
	movq	496(%rsp), %rbp
	movq	488(%rsp), %r14
	vmovaps	560(%rsp), %xmm2
	vmovups	536(%rsp), %xmm3
	vmovups	504(%rsp), %ymm4
	movq	552(%rsp), %rax
	movq	480(%rsp), %r8
	movq	%fs:40, %r10
	movq	%r10, 416(%rsp)
	vmovups	(%r9), %zmm5
	movq	%rdi, 272(%rsp)
	vmovups	%zmm5, 288(%rsp)
	movq	%rsi, 352(%rsp)
	movq	%rdx, 360(%rsp)
	movq	%rcx, 368(%rsp)
	movq	%rbx, 376(%rsp)
	movq	%r8, 384(%rsp)
	movq	%r14, 392(%rsp)
	movq	%rbp, 400(%rsp)
	vbroadcastss	.LCPI97_0(%rip), %zmm5
	vmovups	%zmm5, (%rsp)
	xorl	%edx, %edx
	testq	%rax, %rax
	setne	%dl
	movq	%rsp, %rsi
	cmovneq	%rax, %rsi
	vbroadcastss	%xmm0, %zmm0
	vmovups	%ymm4, 64(%rsp)
	vmovaps	%xmm3, 96(%rsp)
	movq	%rsi, 112(%rsp)
	movq	%rdx, 120(%rsp)
	vmovups	%zmm0, 128(%rsp)
	vbroadcastss	%xmm1, %zmm0
	vmovups	%zmm0, 192(%rsp)
	vmovaps	%xmm2, 256(%rsp)
	testq	%rbp, %rbp
	jle	.LBB97_6
	imulq	%rcx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	272(%rsp), %r13
	jmp	.LBB97_2
	.p2align	4
.LBB97_4:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	64(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5)
	movl	$2, %r12d
.LBB97_5:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB97_6
.LBB97_2:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB97_4
	cmpq	$2, %rcx
	je	.LBB97_4
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB97_10
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB97_10
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	64(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5)
	movl	$1, %r12d
	jmp	.LBB97_5
	.p2align	4
.LBB97_10:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	64(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5)
	jmp	.LBB97_5
.LBB97_6:
	movq	%fs:40, %rax
	cmpq	416(%rsp), %rax
	jne	.LBB97_12
	addq	$424, %rsp
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
	.cfi_def_cfa_offset 480
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end97:
	.size	$s20VitruvianMicroAVX51227microMultiplyCodesToNumbers1a5aStep10runOffsets0J5Count05groupL05flips03rowL06packed06columnL06scales10zeroPoints05scaleI00Q5Terms12filterScales4bias5slope5lower5upper1c01cI0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF, .Lfunc_end97-$s20VitruvianMicroAVX51227microMultiplyCodesToNumbers1a5aStep10runOffsets0J5Count05groupL05flips03rowL06packed06columnL06scales10zeroPoints05scaleI00Q5Terms12filterScales4bias5slope5lower5upper1c01cI0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF
	.cfi_endproc
	.hidden	vitruvian_interleave_codes_avx512
	.globl	vitruvian_interleave_codes_avx512
	.p2align	4
	.type	vitruvian_interleave_codes_avx512,@function
vitruvian_interleave_codes_avx512:
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
	callq	($s20VitruvianMicroAVX51220microInterleaveCodes5image6height7rowStep0I6Length8firstRow10groupCount10leftMargin05rightQ06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF)
	addq	$56, %rsp
	retq
.Lfunc_end98:
	.size	vitruvian_interleave_codes_avx512, .Lfunc_end98-vitruvian_interleave_codes_avx512
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI99_0:
	.short	0
	.short	32
	.short	2
	.short	34
	.short	4
	.short	36
	.short	6
	.short	38
	.short	8
	.short	40
	.short	10
	.short	42
	.short	12
	.short	44
	.short	14
	.short	46
	.short	16
	.short	48
	.short	18
	.short	50
	.short	20
	.short	52
	.short	22
	.short	54
	.short	24
	.short	56
	.short	26
	.short	58
	.short	28
	.short	60
	.short	30
	.short	62
	.text
	.hidden	$s20VitruvianMicroAVX51220microInterleaveCodes5image6height7rowStep0I6Length8firstRow10groupCount10leftMargin05rightQ06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF
	.globl	$s20VitruvianMicroAVX51220microInterleaveCodes5image6height7rowStep0I6Length8firstRow10groupCount10leftMargin05rightQ06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF
	.p2align	4
	.type	$s20VitruvianMicroAVX51220microInterleaveCodes5image6height7rowStep0I6Length8firstRow10groupCount10leftMargin05rightQ06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF,@function
$s20VitruvianMicroAVX51220microInterleaveCodes5image6height7rowStep0I6Length8firstRow10groupCount10leftMargin05rightQ06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$200, %rsp
	movq	%r8, 136(%rsp)
	movq	%rdx, 40(%rsp)
	movq	%rdi, 32(%rsp)
	movzbl	272(%rsp), %eax
	movq	%fs:40, %rdx
	movq	%rdx, 192(%rsp)
	vpbroadcastb	%eax, %xmm0
	vmovdqa	%xmm0, 176(%rsp)
	testq	%r9, %r9
	je	.LBB99_52
	movq	296(%rsp), %rdx
	movl	288(%rsp), %edi
	movzbl	280(%rsp), %ebx
	movq	264(%rsp), %r8
	movq	256(%rsp), %r11
	vpbroadcastd	%edi, %zmm0
	xorb	%bl, %al
	movzbl	%al, %ebp
	subl	%edi, %ebp
	movzwl	%bp, %eax
	shll	$16, %ebp
	orl	%eax, %ebp
	leaq	(%r11,%rcx), %rdi
	addq	%r8, %rdi
	leaq	-16(%rcx), %r12
	movq	%r11, %rax
	andq	$-64, %rax
	movq	%rax, 24(%rsp)
	vpbroadcastd	%ebp, %zmm1
	movq	%r11, %rax
	andq	$-8, %rax
	movq	%rax, 80(%rsp)
	movq	%rcx, %r10
	andq	$-2, %r10
	vpbroadcastb	%ebx, %xmm2
	movq	%r8, %rax
	andq	$-64, %rax
	movq	%rax, 16(%rsp)
	movq	%r8, %rax
	andq	$-8, %rax
	movq	%rax, 72(%rsp)
	leaq	(,%rcx,4), %rax
	leaq	(%rax,%r11,4), %rbx
	leaq	(%rdx,%rbx), %r14
	addq	$192, %r14
	vmovdqa64	.LCPI99_0(%rip), %zmm3
	addq	%rdx, %rbx
	leaq	192(%rdx), %r13
	movq	%rdi, 120(%rsp)
	leaq	(,%rdi,4), %rax
	movq	%rax, 112(%rsp)
	leaq	(%rdx,%r11,4), %rdi
	addq	$4, %rdi
	movq	%rdx, (%rsp)
	xorl	%edx, %edx
	movq	%rcx, 56(%rsp)
	movq	%rsi, 128(%rsp)
	movq	%r9, 88(%rsp)
	movq	%r10, 64(%rsp)
	movl	%ebp, 12(%rsp)
	jmp	.LBB99_2
	.p2align	4
.LBB99_51:
	incq	%rdx
	movq	112(%rsp), %rax
	addq	%rax, %r13
	addq	%rax, %r11
	movq	%r11, (%rsp)
	movq	48(%rsp), %rdi
	addq	%rax, %rdi
	addq	%rax, %r14
	addq	%rax, %rbx
	cmpq	%r9, %rdx
	movq	256(%rsp), %r11
	je	.LBB99_52
.LBB99_2:
	movq	%rdi, 48(%rsp)
	testq	%r11, %r11
	je	.LBB99_15
	cmpq	$7, %r11
	ja	.LBB99_6
	xorl	%eax, %eax
	movq	(%rsp), %r15
	jmp	.LBB99_5
	.p2align	4
.LBB99_6:
	cmpq	$64, %r11
	jae	.LBB99_8
	xorl	%edi, %edi
	movq	(%rsp), %r15
	jmp	.LBB99_12
.LBB99_8:
	xorl	%eax, %eax
	movq	24(%rsp), %rdi
	.p2align	4
.LBB99_9:
	vmovdqu64	%zmm1, -192(%r13,%rax,4)
	vmovdqu64	%zmm1, -128(%r13,%rax,4)
	vmovdqu64	%zmm1, -64(%r13,%rax,4)
	vmovdqu64	%zmm1, (%r13,%rax,4)
	addq	$64, %rax
	cmpq	%rax, %rdi
	jne	.LBB99_9
	cmpq	%rdi, %r11
	movq	(%rsp), %r15
	je	.LBB99_15
	movq	24(%rsp), %rdi
	movq	%rdi, %rax
	testb	$56, %r11b
	je	.LBB99_5
.LBB99_12:
	movq	80(%rsp), %rax
	.p2align	4
.LBB99_13:
	vmovdqu	%ymm1, (%r15,%rdi,4)
	addq	$8, %rdi
	cmpq	%rdi, %rax
	jne	.LBB99_13
	jmp	.LBB99_14
	.p2align	4
.LBB99_5:
	movl	%ebp, (%r15,%rax,4)
	incq	%rax
.LBB99_14:
	cmpq	%rax, %r11
	jne	.LBB99_5
.LBB99_15:
	movq	%rdx, %rax
	imulq	120(%rsp), %rax
	movq	296(%rsp), %rdi
	leaq	(%rdi,%rax,4), %r15
	leaq	(%rdx,%rdx), %rdi
	addq	136(%rsp), %rdi
	setns	%al
	cmpq	%rsi, %rdi
	setl	%r10b
	testb	%r10b, %al
	movq	%rbx, 160(%rsp)
	movq	%r14, 152(%rsp)
	movq	%r13, 144(%rsp)
	je	.LBB99_16
	movq	%rdi, %r14
	imulq	40(%rsp), %r14
	addq	32(%rsp), %r14
	incq	%rdi
	movl	$1, %ebx
	cmpq	%rsi, %rdi
	jl	.LBB99_19
	cmpq	$15, %rcx
	jle	.LBB99_30
	xorl	%eax, %eax
	leaq	176(%rsp), %rdi
	jmp	.LBB99_24
	.p2align	4
.LBB99_16:
	incq	%rdi
	js	.LBB99_26
	cmpq	%rsi, %rdi
	jge	.LBB99_26
	xorl	%ebx, %ebx
	leaq	176(%rsp), %r14
.LBB99_19:
	imulq	40(%rsp), %rdi
	addq	32(%rsp), %rdi
	movl	$1, %eax
	cmpq	$15, %rcx
	jg	.LBB99_24
	movl	$1, %r10d
	testq	%rcx, %rcx
	jne	.LBB99_32
	jmp	.LBB99_36
	.p2align	4
.LBB99_26:
	cmpq	$15, %rcx
	jle	.LBB99_28
	xorl	%eax, %eax
	leaq	176(%rsp), %r14
	movq	%r14, %rdi
	xorl	%ebx, %ebx
.LBB99_24:
	leaq	(%r15,%r11,4), %r13
	xorl	%esi, %esi
	.p2align	4
.LBB99_25:
	cmpq	%rsi, %r12
	movq	%rsi, %r10
	cmovlq	%r12, %r10
	movq	%r10, %r11
	imulq	%rbx, %r11
	vpxor	(%r14,%r11), %xmm2, %xmm4
	vpmovzxbd	%xmm4, %zmm4
	movq	%r10, %r11
	imulq	%rax, %r11
	vpxor	(%rdi,%r11), %xmm2, %xmm5
	vpsubd	%zmm0, %zmm4, %zmm4
	vpmovzxbd	%xmm5, %zmm5
	vpsubd	%zmm0, %zmm5, %zmm5
	vpermt2w	%zmm5, %zmm3, %zmm4
	vmovdqu64	%zmm4, (%r13,%r10,4)
	movq	56(%rsp), %rcx
	addq	$16, %rsi
	cmpq	%rcx, %rsi
	jl	.LBB99_25
	jmp	.LBB99_36
.LBB99_28:
	testq	%rcx, %rcx
	je	.LBB99_36
	xorl	%r10d, %r10d
	leaq	176(%rsp), %r14
	movq	%r14, %rdi
	xorl	%ebx, %ebx
	jmp	.LBB99_32
.LBB99_30:
	testq	%rcx, %rcx
	je	.LBB99_36
	xorl	%r10d, %r10d
	leaq	176(%rsp), %rdi
.LBB99_32:
	movq	%r15, 96(%rsp)
	movq	%rdx, 104(%rsp)
	movzbl	280(%rsp), %edx
	cmpq	$1, %rcx
	jne	.LBB99_39
	xorl	%r13d, %r13d
	jmp	.LBB99_34
.LBB99_39:
	leal	(%rbx,%rbx), %eax
	movq	%rax, 168(%rsp)
	leal	(%r10,%r10), %r11d
	movq	%rdi, %rax
	movq	%r14, %rsi
	xorl	%r13d, %r13d
	movl	288(%rsp), %r15d
	movl	%edx, %r8d
	movq	64(%rsp), %rbp
	movq	48(%rsp), %rdx
	.p2align	4
.LBB99_40:
	movzbl	(%rsi), %ecx
	xorb	%r8b, %cl
	movzbl	%cl, %ecx
	subl	%r15d, %ecx
	movzwl	%cx, %ecx
	movzbl	(%rax), %r9d
	xorb	%r8b, %r9b
	movzbl	%r9b, %r9d
	subl	%r15d, %r9d
	shll	$16, %r9d
	orl	%ecx, %r9d
	movl	%r9d, -4(%rdx,%r13,4)
	movzbl	(%rsi,%rbx), %ecx
	xorb	%r8b, %cl
	movzbl	%cl, %ecx
	subl	%r15d, %ecx
	movzwl	%cx, %ecx
	movzbl	(%rax,%r10), %r9d
	xorb	%r8b, %r9b
	movzbl	%r9b, %r9d
	subl	%r15d, %r9d
	shll	$16, %r9d
	orl	%ecx, %r9d
	movl	%r9d, (%rdx,%r13,4)
	addq	$2, %r13
	addq	168(%rsp), %rsi
	addq	%r11, %rax
	cmpq	%r13, %rbp
	jne	.LBB99_40
.LBB99_34:
	movq	56(%rsp), %rcx
	testb	$1, %cl
	movq	88(%rsp), %r9
	movq	264(%rsp), %r8
	movl	12(%rsp), %ebp
	movq	104(%rsp), %rdx
	movq	96(%rsp), %rsi
	je	.LBB99_36
	movq	%r10, %r15
	movq	256(%rsp), %rax
	leaq	(%rsi,%rax,4), %rax
	imulq	%r13, %rbx
	movzbl	(%r14,%rbx), %esi
	movzbl	280(%rsp), %r10d
	movl	%r10d, %r11d
	xorb	%r11b, %sil
	movzbl	%sil, %esi
	movl	288(%rsp), %r10d
	subl	%r10d, %esi
	movzwl	%si, %esi
	imulq	%r13, %r15
	movzbl	(%rdi,%r15), %edi
	xorb	%r11b, %dil
	movzbl	%dil, %edi
	subl	%r10d, %edi
	shll	$16, %edi
	orl	%esi, %edi
	movl	%edi, (%rax,%r13,4)
	.p2align	4
.LBB99_36:
	testq	%r8, %r8
	movq	128(%rsp), %rsi
	movq	160(%rsp), %rbx
	movq	152(%rsp), %r14
	movq	144(%rsp), %r13
	movq	(%rsp), %r11
	je	.LBB99_51
	cmpq	$8, %r8
	jae	.LBB99_41
	xorl	%eax, %eax
	jmp	.LBB99_50
	.p2align	4
.LBB99_41:
	cmpq	$64, %r8
	jae	.LBB99_43
	xorl	%edi, %edi
	jmp	.LBB99_47
.LBB99_43:
	xorl	%eax, %eax
	movq	16(%rsp), %rdi
	.p2align	4
.LBB99_44:
	vmovdqu64	%zmm1, -192(%r14,%rax,4)
	vmovdqu64	%zmm1, -128(%r14,%rax,4)
	vmovdqu64	%zmm1, -64(%r14,%rax,4)
	vmovdqu64	%zmm1, (%r14,%rax,4)
	addq	$64, %rax
	cmpq	%rax, %rdi
	jne	.LBB99_44
	cmpq	%rdi, %r8
	je	.LBB99_51
	movq	16(%rsp), %rax
	movq	%rax, %rdi
	testb	$56, %r8b
	je	.LBB99_50
.LBB99_47:
	movq	72(%rsp), %r11
	.p2align	4
.LBB99_48:
	vmovdqu	%ymm1, (%rbx,%rdi,4)
	addq	$8, %rdi
	cmpq	%rdi, %r11
	jne	.LBB99_48
	movq	%r11, %rax
	cmpq	%r11, %r8
	movq	(%rsp), %r11
	je	.LBB99_51
	.p2align	4
.LBB99_50:
	movl	%ebp, (%rbx,%rax,4)
	incq	%rax
	cmpq	%rax, %r8
	jne	.LBB99_50
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
	.size	$s20VitruvianMicroAVX51220microInterleaveCodes5image6height7rowStep0I6Length8firstRow10groupCount10leftMargin05rightQ06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF, .Lfunc_end99-$s20VitruvianMicroAVX51220microInterleaveCodes5image6height7rowStep0I6Length8firstRow10groupCount10leftMargin05rightQ06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF
	.hidden	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.weak	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n,@function
$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n:
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
	movq	%rsi, -120(%rsp)
	movq	%rdi, -72(%rsp)
	movq	328(%r13), %rcx
	testq	%rcx, %rcx
	jle	.LBB100_5
	leaq	(,%rdx,4), %rax
	movq	%rax, -104(%rsp)
	shlq	$3, %rdx
	movq	%rdx, -88(%rsp)
	movq	-120(%rsp), %rax
	leaq	(,%rax,4), %rax
	movq	%rax, -112(%rsp)
	xorl	%esi, %esi
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%r13, -80(%rsp)
	movq	%rcx, -96(%rsp)
	jmp	.LBB100_2
.LBB100_17:
	movq	-80(%rsp), %r13
	movq	-96(%rsp), %rcx
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
	movq	336(%r13), %r11
	movl	$4, %edx
	testq	%r11, %r11
	je	.LBB100_4
	movq	344(%r13), %rax
	movq	%rax, -64(%rsp)
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %rbx
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	leaq	(,%rsi,4), %rbp
	leaq	20(,%rsi,4), %r14
	movq	-120(%rsp), %rdx
	imulq	%rdx, %r14
	movq	24(%r13), %rax
	movq	-104(%rsp), %rdi
	imulq	%rdi, %rax
	movq	%rax, -24(%rsp)
	leaq	16(,%rsi,4), %r10
	imulq	%rdx, %r10
	leaq	12(,%rsi,4), %r9
	movq	%rdx, %r12
	imulq	%r9, %r12
	leaq	8(,%rsi,4), %r15
	movq	%rdx, %r8
	imulq	%r15, %r8
	leaq	4(,%rsi,4), %rax
	imulq	%rax, %rdx
	imulq	%rbx, %rdi
	imulq	-88(%rsp), %rbx
	leaq	(%rbx,%r14), %rcx
	movq	%rcx, 48(%rsp)
	leaq	(%rbx,%r10), %rcx
	movq	%rcx, 40(%rsp)
	movq	-64(%rsp), %rcx
	imulq	%rcx, %r9
	movq	%r9, -32(%rsp)
	imulq	%rcx, %r15
	movq	%r15, -48(%rsp)
	imulq	%rcx, %rbp
	movq	%rbp, -16(%rsp)
	imulq	%rax, %rcx
	movq	%rcx, -64(%rsp)
	movq	-112(%rsp), %r15
	movq	%rsi, -128(%rsp)
	imulq	%rsi, %r15
	leaq	(%rbx,%r12), %rcx
	movq	%rcx, 32(%rsp)
	leaq	(%rbx,%r8), %rcx
	movq	%rcx, 24(%rsp)
	leaq	(%rbx,%rdx), %rcx
	movq	%rcx, 16(%rsp)
	addq	%r15, %rbx
	movq	%rbx, -40(%rsp)
	movq	%r14, -56(%rsp)
	leaq	(%rdi,%r14), %rcx
	movq	%rcx, 8(%rsp)
	movq	%r10, %rcx
	leaq	(%rdi,%r10), %rsi
	movq	%rsi, (%rsp)
	movq	%r12, %r9
	leaq	(%rdi,%r12), %rsi
	movq	%rsi, -8(%rsp)
	movq	%r8, %rbx
	addq	%rdi, %r8
	movq	%rdx, %rbp
	addq	%rdi, %rdx
	addq	%r15, %rdi
	movq	352(%r13), %rsi
	shlq	$2, %rsi
	movq	320(%r13), %rax
	movq	48(%r13), %r10
	movq	-64(%rsp), %r13
	movq	-72(%rsp), %r14
	.p2align	4
.LBB100_7:
	vmovups	448(%r10), %zmm10
	movq	(%rsp), %r12
	vmovups	(%r14,%r12), %zmm9
	vmovups	256(%r10), %zmm11
	movq	-8(%rsp), %r12
	vmovups	(%r14,%r12), %zmm12
	vmovups	384(%r10), %zmm13
	vmovups	(%r14,%rcx), %zmm14
	vmovups	(%r10), %zmm6
	vmovups	64(%r10), %zmm15
	vmovups	128(%r10), %zmm8
	vmovups	192(%r10), %zmm16
	vmovups	(%r14,%r9), %zmm17
	vmovaps	%zmm6, %zmm5
	vfmadd213ps	%zmm1, %zmm17, %zmm5
	vfmadd231ps	%zmm16, %zmm14, %zmm5
	movq	-56(%rsp), %r12
	vfmadd231ps	(%r14,%r12), %zmm13, %zmm5
	vfmadd231ps	%zmm15, %zmm12, %zmm5
	vfmadd231ps	%zmm11, %zmm9, %zmm5
	movq	8(%rsp), %r12
	vfmadd231ps	(%r14,%r12), %zmm10, %zmm5
	vmovups	(%r14,%r8), %zmm18
	vmovups	(%r14,%rbx), %zmm19
	vmovaps	%zmm6, %zmm7
	vfmadd213ps	%zmm1, %zmm19, %zmm7
	vfmadd231ps	%zmm16, %zmm17, %zmm7
	vfmadd231ps	%zmm14, %zmm13, %zmm7
	vfmadd231ps	%zmm15, %zmm18, %zmm7
	vfmadd231ps	%zmm11, %zmm12, %zmm7
	vfmadd231ps	%zmm9, %zmm10, %zmm7
	vmovups	(%r14,%rdx), %zmm14
	vmovups	(%r14,%rbp), %zmm20
	vmovaps	%zmm6, %zmm9
	vfmadd213ps	%zmm1, %zmm20, %zmm9
	vfmadd231ps	%zmm16, %zmm19, %zmm9
	vfmadd231ps	%zmm17, %zmm13, %zmm9
	vfmadd231ps	%zmm15, %zmm14, %zmm9
	vfmadd231ps	%zmm11, %zmm18, %zmm9
	vfmadd132ps	(%r14,%r15), %zmm1, %zmm6
	vfmadd231ps	%zmm12, %zmm10, %zmm9
	vfmadd231ps	%zmm16, %zmm20, %zmm6
	vfmadd231ps	%zmm13, %zmm19, %zmm6
	vfmadd231ps	(%r14,%rdi), %zmm15, %zmm6
	vfmadd231ps	%zmm11, %zmm14, %zmm6
	vfmadd231ps	%zmm10, %zmm18, %zmm6
	movq	-40(%rsp), %r12
	vfmadd231ps	(%r14,%r12), %zmm8, %zmm6
	movq	16(%rsp), %r12
	vmovups	(%r14,%r12), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm9
	movq	24(%rsp), %r12
	vmovups	(%r14,%r12), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm7
	movq	32(%rsp), %r12
	vmovups	(%r14,%r12), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm5
	vmovups	320(%r10), %zmm8
	vfmadd231ps	%zmm10, %zmm8, %zmm6
	vfmadd231ps	%zmm8, %zmm11, %zmm9
	movq	40(%rsp), %r12
	vmovups	(%r14,%r12), %zmm10
	vfmadd231ps	%zmm8, %zmm12, %zmm7
	vfmadd231ps	%zmm8, %zmm10, %zmm5
	vmovups	512(%r10), %zmm8
	vfmadd231ps	%zmm11, %zmm8, %zmm6
	vfmadd231ps	%zmm12, %zmm8, %zmm9
	vfmadd231ps	%zmm10, %zmm8, %zmm7
	movq	48(%rsp), %r12
	vfmadd231ps	(%r14,%r12), %zmm8, %zmm5
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	movq	-16(%rsp), %r12
	vmovups	%zmm6, (%rax,%r12)
	vcmpltps	%zmm0, %zmm9, %k1
	vmulps	%zmm9, %zmm4, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%rax,%r13)
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	movq	-48(%rsp), %r12
	vmovups	%zmm6, (%rax,%r12)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	movq	-32(%rsp), %r12
	vmovups	%zmm5, (%rax,%r12)
	addq	-24(%rsp), %r14
	addq	%rsi, %rax
	decq	%r11
	jne	.LBB100_7
	movq	-80(%rsp), %r13
	movq	-96(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$4, %edx
	jmp	.LBB100_4
	.p2align	4
.LBB100_13:
	cmpq	$1, %rax
	jle	.LBB100_14
	movq	336(%r13), %rax
	movl	$2, %edx
	testq	%rax, %rax
	je	.LBB100_4
	movq	344(%r13), %r14
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %rdx
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	leaq	(,%rsi,4), %r15
	leaq	12(,%rsi,4), %rdi
	movq	-120(%rsp), %r10
	imulq	%r10, %rdi
	movq	24(%r13), %rcx
	movq	-104(%rsp), %r11
	imulq	%r11, %rcx
	movq	%rcx, -24(%rsp)
	leaq	8(,%rsi,4), %r9
	imulq	%r10, %r9
	leaq	4(,%rsi,4), %rcx
	imulq	%rcx, %r10
	imulq	%rdx, %r11
	leaq	(%r11,%rdi), %r8
	movq	%r8, -32(%rsp)
	leaq	(%r11,%r9), %r8
	movq	%r8, -40(%rsp)
	imulq	-88(%rsp), %rdx
	movq	%rdi, -16(%rsp)
	addq	%rdx, %rdi
	movq	%rdi, -48(%rsp)
	leaq	(%rdx,%r9), %rdi
	movq	%rdi, -56(%rsp)
	leaq	(%rdx,%r10), %rdi
	movq	-112(%rsp), %rbp
	movq	%rsi, -128(%rsp)
	imulq	%rsi, %rbp
	addq	%rbp, %rdx
	imulq	%r14, %r15
	imulq	%rcx, %r14
	leaq	(%r11,%r10), %rcx
	addq	%rbp, %r11
	movq	352(%r13), %rsi
	shlq	$2, %rsi
	movq	320(%r13), %r8
	movq	48(%r13), %rbx
	movq	%r14, %r13
	movq	-72(%rsp), %r14
	.p2align	4
.LBB100_11:
	vmovups	448(%rbx), %zmm5
	movq	-40(%rsp), %r12
	vmovups	(%r14,%r12), %zmm6
	vmovups	256(%rbx), %zmm7
	vmovups	(%r14,%rcx), %zmm8
	vmovups	384(%rbx), %zmm9
	vmovups	(%r14,%r9), %zmm10
	vmovups	(%rbx), %zmm11
	vmovups	64(%rbx), %zmm12
	vmovups	128(%rbx), %zmm13
	vmovups	192(%rbx), %zmm14
	vmovups	(%r14,%r10), %zmm15
	vmovaps	%zmm11, %zmm16
	vfmadd213ps	%zmm1, %zmm15, %zmm16
	vfmadd231ps	%zmm14, %zmm10, %zmm16
	movq	-16(%rsp), %r12
	vfmadd231ps	(%r14,%r12), %zmm9, %zmm16
	vfmadd231ps	%zmm12, %zmm8, %zmm16
	vfmadd231ps	%zmm7, %zmm6, %zmm16
	movq	-32(%rsp), %r12
	vfmadd231ps	(%r14,%r12), %zmm5, %zmm16
	vfmadd132ps	(%r14,%rbp), %zmm1, %zmm11
	vfmadd231ps	%zmm14, %zmm15, %zmm11
	vfmadd231ps	%zmm9, %zmm10, %zmm11
	vfmadd231ps	(%r14,%r11), %zmm12, %zmm11
	vfmadd231ps	%zmm7, %zmm8, %zmm11
	vfmadd231ps	%zmm5, %zmm6, %zmm11
	vfmadd231ps	(%r14,%rdx), %zmm13, %zmm11
	vmovups	(%r14,%rdi), %zmm5
	vfmadd231ps	%zmm13, %zmm5, %zmm16
	vmovups	320(%rbx), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm11
	movq	-56(%rsp), %r12
	vmovups	(%r14,%r12), %zmm5
	vfmadd231ps	%zmm6, %zmm5, %zmm16
	vmovups	512(%rbx), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm11
	movq	-48(%rsp), %r12
	vfmadd231ps	(%r14,%r12), %zmm6, %zmm16
	vcmpltps	%zmm0, %zmm11, %k1
	vmulps	%zmm11, %zmm4, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%r8,%r15)
	vcmpltps	%zmm0, %zmm16, %k1
	vmulps	%zmm16, %zmm4, %zmm16 {%k1}
	vmaxps	%zmm16, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%r8,%r13)
	addq	-24(%rsp), %r14
	addq	%rsi, %r8
	decq	%rax
	jne	.LBB100_11
	movq	-80(%rsp), %r13
	movq	-96(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$2, %edx
	jmp	.LBB100_4
	.p2align	4
.LBB100_14:
	movq	336(%r13), %rax
	movl	$1, %edx
	testq	%rax, %rax
	je	.LBB100_4
	movq	344(%r13), %rcx
	imulq	%rsi, %rcx
	shlq	$2, %rcx
	addq	320(%r13), %rcx
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %rdx
	movq	%rsi, %rbp
	movq	48(%r13), %rsi
	movq	352(%r13), %rdi
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	leaq	8(,%rbp,4), %r8
	movq	-120(%rsp), %r15
	imulq	%r15, %r8
	movq	24(%r13), %r9
	movq	-104(%rsp), %r10
	imulq	%r10, %r9
	imulq	%rdx, %r10
	leaq	(%r10,%r8), %r11
	imulq	-88(%rsp), %rdx
	leaq	(%rdx,%r8), %rbx
	leaq	4(,%rbp,4), %r14
	imulq	%r15, %r14
	leaq	(%rdx,%r14), %r15
	movq	-112(%rsp), %r12
	movq	%rbp, -128(%rsp)
	imulq	%rbp, %r12
	addq	%r12, %rdx
	leaq	(%r10,%r14), %r13
	addq	%r12, %r10
	shlq	$2, %rdi
	movq	-72(%rsp), %rbp
	.p2align	4
.LBB100_16:
	vmovups	(%rbp,%r10), %zmm5
	vmovups	(%rbp,%r14), %zmm6
	vmovups	(%rbp,%r12), %zmm7
	vfmadd132ps	(%rsi), %zmm1, %zmm7
	vmovups	(%rbp,%r8), %zmm8
	vfmadd231ps	192(%rsi), %zmm6, %zmm7
	vfmadd231ps	384(%rsi), %zmm8, %zmm7
	vmovups	(%rbp,%r13), %zmm6
	vfmadd231ps	64(%rsi), %zmm5, %zmm7
	vfmadd231ps	256(%rsi), %zmm6, %zmm7
	vmovups	(%rbp,%r11), %zmm5
	vfmadd231ps	448(%rsi), %zmm5, %zmm7
	vmovups	(%rbp,%rdx), %zmm5
	vfmadd132ps	128(%rsi), %zmm7, %zmm5
	vmovups	(%rbp,%r15), %zmm6
	vfmadd132ps	320(%rsi), %zmm5, %zmm6
	vmovups	(%rbp,%rbx), %zmm5
	vfmadd132ps	512(%rsi), %zmm6, %zmm5
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rcx)
	addq	%r9, %rbp
	addq	%rdi, %rcx
	decq	%rax
	jne	.LBB100_16
	jmp	.LBB100_17
.LBB100_5:
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
.Lfunc_end100:
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end100-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.weak	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n,@function
$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n:
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
	movq	%rsi, -104(%rsp)
	movq	%rdi, -56(%rsp)
	movq	328(%r13), %rcx
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
	xorl	%r8d, %r8d
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%r13, -64(%rsp)
	movq	%rcx, -80(%rsp)
	jmp	.LBB101_2
.LBB101_17:
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r8
	movl	$1, %edx
	.p2align	4
.LBB101_4:
	addq	%rdx, %r8
	cmpq	%rcx, %r8
	jge	.LBB101_5
.LBB101_2:
	movq	%rcx, %rax
	subq	%r8, %rax
	cmpq	$3, %rax
	jle	.LBB101_13
	movq	336(%r13), %rbx
	movl	$4, %edx
	testq	%rbx, %rbx
	je	.LBB101_4
	movq	344(%r13), %rax
	vmovups	64(%r13), %zmm1
	vmovups	192(%r13), %zmm2
	movq	40(%r13), %rcx
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	leaq	32(,%r8,8), %r14
	movq	-104(%rsp), %rdx
	imulq	%rdx, %r14
	movq	24(%r13), %rsi
	movq	-88(%rsp), %r12
	imulq	%r12, %rsi
	imulq	%rcx, %r12
	addq	%r14, %r12
	imulq	-72(%rsp), %rcx
	leaq	24(,%r8,8), %rdi
	imulq	%rdx, %rdi
	addq	%rcx, %rdi
	movq	%rdi, -112(%rsp)
	leaq	16(,%r8,8), %rdi
	imulq	%rdx, %rdi
	addq	%rcx, %rdi
	movq	%rdi, -120(%rsp)
	leaq	8(,%r8,8), %rdi
	imulq	%rdx, %rdi
	addq	%rcx, %rdi
	movq	%rdi, -16(%rsp)
	leaq	28(,%r8,8), %rdi
	imulq	%rdx, %rdi
	addq	%rcx, %rdi
	movq	%rdi, -24(%rsp)
	leaq	20(,%r8,8), %rdi
	imulq	%rdx, %rdi
	addq	%rcx, %rdi
	movq	%rdi, -32(%rsp)
	leaq	12(,%r8,8), %rdi
	imulq	%rdx, %rdi
	addq	%rcx, %rdi
	movq	%rdi, -40(%rsp)
	leaq	(,%r8,4), %rdi
	leaq	12(,%r8,4), %r10
	imulq	%rax, %r10
	movq	%r10, 16(%rsp)
	leaq	8(,%r8,4), %r10
	imulq	%rax, %r10
	movq	%r10, 8(%rsp)
	imulq	%rax, %rdi
	movq	%rdi, -48(%rsp)
	leaq	4(,%r8,4), %rdi
	imulq	%rax, %rdi
	movq	%rdi, (%rsp)
	leaq	4(,%r8,8), %r15
	imulq	%rdx, %r15
	addq	%rcx, %r15
	movq	-96(%rsp), %rbp
	movq	%r8, -128(%rsp)
	imulq	%r8, %rbp
	addq	%rcx, %rbp
	leaq	(%rcx,%r14), %rax
	movq	%rax, -8(%rsp)
	movq	352(%r13), %rcx
	shlq	$2, %rcx
	movq	320(%r13), %rdi
	movq	48(%r13), %rdx
	movq	%rsi, %r13
	movq	-56(%rsp), %rax
	.p2align	4
.LBB101_7:
	leaq	(%rax,%r12), %rsi
	leaq	(%rax,%r14), %r8
	leaq	(%r8,%r9), %r11
	vmovups	(%rdx), %zmm6
	vmovups	192(%rdx), %zmm9
	vmovups	(%r9,%r11), %zmm11
	vmovaps	%zmm6, %zmm5
	vfmadd213ps	%zmm1, %zmm11, %zmm5
	vfmadd231ps	(%r9,%r8), %zmm9, %zmm5
	leaq	(%rsi,%r9), %r10
	vmovups	256(%rdx), %zmm10
	vmovups	(%r9,%r10), %zmm8
	vmovups	384(%rdx), %zmm12
	addq	%r9, %r10
	vmovups	64(%rdx), %zmm13
	addq	%r9, %r11
	vfmadd231ps	(%rax,%r14), %zmm12, %zmm5
	vfmadd231ps	%zmm13, %zmm8, %zmm5
	vfmadd231ps	(%r9,%rsi), %zmm10, %zmm5
	leaq	(%r11,%r9), %r8
	vmovups	(%r9,%r8), %zmm14
	vmovaps	%zmm6, %zmm7
	vfmadd213ps	%zmm1, %zmm14, %zmm7
	vfmadd231ps	(%r9,%r11), %zmm9, %zmm7
	leaq	(%r10,%r9), %rsi
	vmovups	(%r9,%rsi), %zmm15
	addq	%r9, %rsi
	addq	%r9, %r8
	vfmadd231ps	%zmm11, %zmm12, %zmm7
	vfmadd231ps	%zmm13, %zmm15, %zmm7
	vfmadd231ps	(%r9,%r10), %zmm10, %zmm7
	leaq	(%r8,%r9), %r10
	vmovups	(%r9,%r10), %zmm16
	vmovaps	%zmm6, %zmm11
	vfmadd213ps	%zmm1, %zmm16, %zmm11
	vfmadd231ps	(%r9,%r8), %zmm9, %zmm11
	leaq	(%rsi,%r9), %r8
	vmovups	(%r9,%r8), %zmm17
	addq	%r9, %r10
	vfmadd231ps	%zmm14, %zmm12, %zmm11
	vfmadd231ps	%zmm13, %zmm17, %zmm11
	vfmadd231ps	(%r9,%rsi), %zmm10, %zmm11
	leaq	(%r10,%r9), %rsi
	vfmadd132ps	(%r9,%rsi), %zmm1, %zmm6
	addq	%r9, %r8
	vfmadd231ps	(%r9,%r10), %zmm9, %zmm6
	leaq	(%r8,%r9), %rsi
	vfmadd231ps	%zmm12, %zmm16, %zmm6
	vfmadd231ps	(%r9,%rsi), %zmm13, %zmm6
	vfmadd231ps	(%r9,%r8), %zmm10, %zmm6
	vmovups	448(%rdx), %zmm9
	vmovups	128(%rdx), %zmm10
	vfmadd231ps	(%rax,%r12), %zmm9, %zmm5
	vfmadd231ps	%zmm8, %zmm9, %zmm7
	vfmadd231ps	%zmm9, %zmm17, %zmm6
	vfmadd231ps	(%rax,%rbp), %zmm10, %zmm6
	vfmadd231ps	%zmm15, %zmm9, %zmm11
	movq	-16(%rsp), %rsi
	vmovups	(%rax,%rsi), %zmm8
	vfmadd231ps	%zmm10, %zmm8, %zmm11
	movq	-120(%rsp), %rsi
	vmovups	(%rax,%rsi), %zmm9
	vfmadd231ps	%zmm10, %zmm9, %zmm7
	movq	-112(%rsp), %rsi
	vmovups	(%rax,%rsi), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm5
	vmovups	320(%rdx), %zmm10
	vfmadd231ps	(%rax,%r15), %zmm10, %zmm6
	movq	-40(%rsp), %rsi
	vfmadd231ps	(%rax,%rsi), %zmm10, %zmm11
	movq	-32(%rsp), %rsi
	vfmadd231ps	(%rax,%rsi), %zmm10, %zmm7
	movq	-24(%rsp), %rsi
	vfmadd231ps	(%rax,%rsi), %zmm10, %zmm5
	vmovups	512(%rdx), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm6
	vfmadd231ps	%zmm9, %zmm10, %zmm11
	vfmadd231ps	%zmm12, %zmm10, %zmm7
	movq	-8(%rsp), %rsi
	vfmadd231ps	(%rax,%rsi), %zmm10, %zmm5
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	movq	-48(%rsp), %rsi
	vmovups	%zmm6, (%rdi,%rsi)
	vcmpltps	%zmm0, %zmm11, %k1
	vmulps	%zmm11, %zmm4, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	movq	(%rsp), %rsi
	vmovups	%zmm6, (%rdi,%rsi)
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	movq	8(%rsp), %rsi
	vmovups	%zmm6, (%rdi,%rsi)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	movq	16(%rsp), %rsi
	vmovups	%zmm5, (%rdi,%rsi)
	addq	%r13, %rax
	addq	%rcx, %rdi
	decq	%rbx
	jne	.LBB101_7
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r8
	movl	$4, %edx
	jmp	.LBB101_4
	.p2align	4
.LBB101_13:
	cmpq	$1, %rax
	jle	.LBB101_14
	movq	336(%r13), %rax
	movl	$2, %edx
	testq	%rax, %rax
	je	.LBB101_4
	movq	344(%r13), %rdx
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %r14
	movq	352(%r13), %r11
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	leaq	16(,%r8,8), %rsi
	movq	-104(%rsp), %rcx
	imulq	%rcx, %rsi
	movq	24(%r13), %r10
	movq	-88(%rsp), %rdi
	imulq	%rdi, %r10
	movq	%r10, -112(%rsp)
	imulq	%r14, %rdi
	leaq	8(,%r8,8), %r10
	imulq	%rcx, %r10
	leaq	(%rdi,%r10), %rbx
	movq	%rbx, -16(%rsp)
	leaq	12(,%r8,8), %rbx
	imulq	%rcx, %rbx
	leaq	(%rdi,%rbx), %r15
	movq	%r15, -32(%rsp)
	imulq	-72(%rsp), %r14
	leaq	(%r14,%rsi), %r15
	movq	%r15, -40(%rsp)
	addq	%r14, %r10
	movq	%r10, -120(%rsp)
	addq	%r14, %rbx
	movq	%rbx, -24(%rsp)
	leaq	4(,%r8,8), %r15
	imulq	%rcx, %r15
	leaq	(%r14,%r15), %rcx
	movq	%rcx, -48(%rsp)
	leaq	(,%r8,4), %rcx
	imulq	%rdx, %rcx
	leaq	4(,%r8,4), %rbp
	imulq	%rdx, %rbp
	movq	-96(%rsp), %rdx
	movq	%r8, -128(%rsp)
	imulq	%r8, %rdx
	addq	%rdx, %r14
	addq	%rdi, %r15
	addq	%rdi, %rdx
	leaq	(%rdi,%rsi), %r10
	shlq	$2, %r11
	movq	320(%r13), %rdi
	movq	48(%r13), %rbx
	movq	%r14, %r13
	movq	-56(%rsp), %r14
	.p2align	4
.LBB101_11:
	leaq	(%r14,%rsi), %r12
	vmovups	(%rbx), %zmm5
	vmovups	192(%rbx), %zmm6
	leaq	(%r12,%r9), %r8
	vmovups	(%r9,%r8), %zmm7
	vmovaps	%zmm5, %zmm8
	vfmadd213ps	%zmm1, %zmm7, %zmm8
	vfmadd231ps	(%r9,%r12), %zmm6, %zmm8
	addq	%r9, %r8
	leaq	(%r8,%r9), %r12
	vfmadd132ps	(%r9,%r12), %zmm1, %zmm5
	vfmadd231ps	(%r9,%r8), %zmm6, %zmm5
	vmovups	448(%rbx), %zmm6
	vmovups	256(%rbx), %zmm9
	movq	-16(%rsp), %r8
	vmovups	(%r14,%r8), %zmm10
	vmovups	384(%rbx), %zmm11
	vmovups	64(%rbx), %zmm12
	vmovups	128(%rbx), %zmm13
	vfmadd231ps	(%r14,%rsi), %zmm11, %zmm8
	vfmadd231ps	%zmm12, %zmm10, %zmm8
	movq	-32(%rsp), %r8
	vfmadd231ps	(%r14,%r8), %zmm9, %zmm8
	vfmadd231ps	(%r14,%r10), %zmm6, %zmm8
	vfmadd231ps	%zmm11, %zmm7, %zmm5
	vfmadd231ps	(%r14,%rdx), %zmm12, %zmm5
	vfmadd231ps	(%r14,%r15), %zmm9, %zmm5
	vfmadd231ps	%zmm6, %zmm10, %zmm5
	vfmadd231ps	(%r14,%r13), %zmm13, %zmm5
	movq	-120(%rsp), %r8
	vmovups	(%r14,%r8), %zmm6
	vfmadd231ps	%zmm13, %zmm6, %zmm8
	vmovups	320(%rbx), %zmm7
	movq	-48(%rsp), %r8
	vfmadd231ps	(%r14,%r8), %zmm7, %zmm5
	movq	-24(%rsp), %r8
	vfmadd231ps	(%r14,%r8), %zmm7, %zmm8
	vmovups	512(%rbx), %zmm7
	vfmadd231ps	%zmm6, %zmm7, %zmm5
	movq	-40(%rsp), %r8
	vfmadd231ps	(%r14,%r8), %zmm7, %zmm8
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rdi,%rcx)
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rdi,%rbp)
	addq	-112(%rsp), %r14
	addq	%r11, %rdi
	decq	%rax
	jne	.LBB101_11
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r8
	movl	$2, %edx
	jmp	.LBB101_4
	.p2align	4
.LBB101_14:
	movq	336(%r13), %rax
	movl	$1, %edx
	testq	%rax, %rax
	je	.LBB101_4
	movq	344(%r13), %rcx
	imulq	%r8, %rcx
	shlq	$2, %rcx
	addq	320(%r13), %rcx
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %rdx
	movq	48(%r13), %rsi
	movq	352(%r13), %rbx
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	movq	%r8, %rbp
	leaq	8(,%r8,8), %r8
	movq	-104(%rsp), %rdi
	imulq	%rdi, %r8
	movq	24(%r13), %r10
	movq	-88(%rsp), %r11
	imulq	%r11, %r10
	movq	%r10, -120(%rsp)
	imulq	%rdx, %r11
	leaq	(%r11,%r8), %r14
	movq	%r14, -112(%rsp)
	imulq	-72(%rsp), %rdx
	leaq	(%rdx,%r8), %r14
	leaq	4(,%rbp,8), %r15
	imulq	%rdi, %r15
	leaq	(%rdx,%r15), %r12
	movq	-96(%rsp), %r13
	movq	%rbp, -128(%rsp)
	imulq	%rbp, %r13
	addq	%r13, %rdx
	leaq	(%r11,%r13), %rbp
	addq	%r15, %r11
	shlq	$2, %rbx
	movq	-56(%rsp), %rdi
	.p2align	4
.LBB101_16:
	vmovups	(%rdi,%rbp), %zmm5
	vmovups	(%rdi,%r15), %zmm6
	vmovups	(%rdi,%r13), %zmm7
	vfmadd132ps	(%rsi), %zmm1, %zmm7
	vmovups	(%rdi,%r8), %zmm8
	vfmadd231ps	192(%rsi), %zmm6, %zmm7
	vfmadd231ps	384(%rsi), %zmm8, %zmm7
	vmovups	(%rdi,%r11), %zmm6
	vfmadd231ps	64(%rsi), %zmm5, %zmm7
	vfmadd231ps	256(%rsi), %zmm6, %zmm7
	movq	-112(%rsp), %r10
	vmovups	(%rdi,%r10), %zmm5
	vfmadd231ps	448(%rsi), %zmm5, %zmm7
	vmovups	(%rdi,%rdx), %zmm5
	vfmadd132ps	128(%rsi), %zmm7, %zmm5
	vmovups	(%rdi,%r12), %zmm6
	vfmadd132ps	320(%rsi), %zmm5, %zmm6
	vmovups	(%rdi,%r14), %zmm5
	vfmadd132ps	512(%rsi), %zmm6, %zmm5
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rcx)
	addq	-120(%rsp), %rdi
	addq	%rbx, %rcx
	decq	%rax
	jne	.LBB101_16
	jmp	.LBB101_17
.LBB101_5:
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
.Lfunc_end101:
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end101-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.weak	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n,@function
$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n:
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
	movq	%rdi, -56(%rsp)
	movq	328(%r13), %rdi
	testq	%rdi, %rdi
	jle	.LBB102_5
	movq	%r13, %r15
	movq	%rsi, %rbp
	leaq	(,%rdx,4), %rax
	leaq	(,%rdx,8), %rcx
	movq	%rcx, (%rsp)
	movq	%rax, -80(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -8(%rsp)
	shlq	$4, %rdx
	movq	%rdx, 8(%rsp)
	leaq	(,%rsi,8), %rax
	movq	%rax, -88(%rsp)
	leaq	(,%rsi,4), %r13
	movq	%r13, %rax
	negq	%rax
	movq	%rax, -16(%rsp)
	xorl	%ebx, %ebx
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%r15, -64(%rsp)
	movq	%rsi, 24(%rsp)
	movq	%rdi, -72(%rsp)
	movq	%r13, 16(%rsp)
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
	movq	336(%r15), %rax
	movl	$4, %ecx
	movq	%rax, -112(%rsp)
	testq	%rax, %rax
	je	.LBB102_4
	movq	344(%r15), %rax
	movq	%rax, %rcx
	imulq	%rbx, %rcx
	shlq	$2, %rcx
	addq	320(%r15), %rcx
	movq	%rcx, -128(%rsp)
	vmovups	64(%r15), %zmm1
	vmovups	192(%r15), %zmm2
	vmovups	256(%r15), %zmm3
	vmovups	128(%r15), %zmm4
	movq	%rax, -24(%rsp)
	leaq	(,%rax,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -32(%rsp)
	leaq	40(,%rbx,8), %rax
	imulq	%rbp, %rax
	movq	%rax, -40(%rsp)
	movq	24(%r15), %rcx
	movq	-80(%rsp), %rax
	imulq	%rax, %rcx
	movq	%rcx, -48(%rsp)
	movq	40(%r15), %rcx
	imulq	%rax, %rcx
	movq	%rcx, 48(%rsp)
	leaq	32(,%rbx,8), %rax
	imulq	%rbp, %rax
	movq	%rax, 40(%rsp)
	leaq	24(,%rbx,8), %rsi
	imulq	%rbp, %rsi
	movq	%r15, %rdx
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
	movq	-88(%rsp), %rdi
	imulq	%rbx, %rdi
	movq	%rbx, -120(%rsp)
	leaq	4(,%rbx,8), %r9
	imulq	%rcx, %r9
	movq	48(%rdx), %rcx
	movq	352(%rdx), %rdx
	movq	%rdx, 32(%rsp)
	movq	-56(%rsp), %rbx
	xorl	%r11d, %r11d
	.p2align	4
.LBB102_7:
	movq	%r11, -104(%rsp)
	movq	%rbx, -96(%rsp)
	xorl	%edx, %edx
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	movq	-40(%rsp), %r10
	movq	48(%rsp), %r11
	movq	40(%rsp), %r14
	.p2align	4
.LBB102_8:
	vmovups	(%rcx,%rdx), %zmm9
	vmovups	320(%rcx,%rdx), %zmm10
	vfmadd231ps	(%rbx,%rdi), %zmm9, %zmm8
	vmovups	(%rbx,%r13), %zmm11
	vfmadd231ps	%zmm9, %zmm11, %zmm7
	vmovups	(%rbx,%r15), %zmm12
	vfmadd231ps	%zmm9, %zmm12, %zmm6
	vmovups	(%rbx,%rsi), %zmm13
	vfmadd231ps	%zmm9, %zmm13, %zmm5
	vfmadd231ps	(%rbx,%r9), %zmm10, %zmm8
	vmovups	(%rbx,%rax), %zmm9
	vmovups	(%rbx,%rbp), %zmm14
	vfmadd231ps	%zmm10, %zmm9, %zmm7
	vfmadd231ps	%zmm10, %zmm14, %zmm6
	vmovups	(%rbx,%r8), %zmm15
	vmovups	640(%rcx,%rdx), %zmm16
	vfmadd231ps	%zmm10, %zmm15, %zmm5
	vfmadd231ps	%zmm11, %zmm16, %zmm8
	vfmadd231ps	%zmm16, %zmm12, %zmm7
	vfmadd231ps	%zmm16, %zmm13, %zmm6
	vmovups	(%rbx,%r14), %zmm10
	vfmadd231ps	%zmm16, %zmm10, %zmm5
	vmovups	960(%rcx,%rdx), %zmm11
	vfmadd231ps	%zmm9, %zmm11, %zmm8
	vfmadd231ps	%zmm14, %zmm11, %zmm7
	vfmadd231ps	%zmm15, %zmm11, %zmm6
	vfmadd231ps	(%rbx,%r12), %zmm11, %zmm5
	vmovups	1280(%rcx,%rdx), %zmm9
	vfmadd231ps	%zmm12, %zmm9, %zmm8
	vfmadd231ps	%zmm13, %zmm9, %zmm7
	vfmadd231ps	%zmm10, %zmm9, %zmm6
	vfmadd231ps	(%rbx,%r10), %zmm9, %zmm5
	addq	$64, %rdx
	addq	%r11, %rbx
	cmpq	$320, %rdx
	jne	.LBB102_8
	movq	-104(%rsp), %r11
	incq	%r11
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	movq	-128(%rsp), %r10
	vmovups	%zmm8, (%r10)
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	movq	-24(%rsp), %rdx
	vmovups	%zmm7, (%r10,%rdx,4)
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%r10,%rdx,8)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	movq	-32(%rsp), %rdx
	vmovups	%zmm5, (%r10,%rdx)
	movq	32(%rsp), %rdx
	leaq	(%r10,%rdx,4), %r10
	movq	%r10, -128(%rsp)
	movq	-96(%rsp), %rbx
	addq	-48(%rsp), %rbx
	cmpq	-112(%rsp), %r11
	jne	.LBB102_7
	movq	-64(%rsp), %r15
	movq	24(%rsp), %rbp
	movq	-72(%rsp), %rdi
	movq	16(%rsp), %r13
	movq	-120(%rsp), %rbx
	movl	$4, %ecx
	jmp	.LBB102_4
	.p2align	4
.LBB102_15:
	cmpq	$1, %rax
	jle	.LBB102_16
	movq	336(%r15), %r12
	movl	$2, %ecx
	testq	%r12, %r12
	je	.LBB102_4
	movq	344(%r15), %rdi
	vmovups	64(%r15), %zmm1
	movq	40(%r15), %rax
	movq	352(%r15), %r13
	vmovups	192(%r15), %zmm2
	vmovups	256(%r15), %zmm3
	vmovups	128(%r15), %zmm4
	leaq	24(,%rbx,8), %r8
	imulq	%rbp, %r8
	movq	24(%r15), %rdx
	movq	-80(%rsp), %rcx
	imulq	%rcx, %rdx
	movq	%rdx, -96(%rsp)
	imulq	%rax, %rcx
	addq	%r8, %rcx
	movq	(%rsp), %rdx
	imulq	%rax, %rdx
	addq	%r8, %rdx
	movq	-8(%rsp), %r10
	imulq	%rax, %r10
	addq	%r8, %r10
	imulq	8(%rsp), %rax
	leaq	16(,%rbx,8), %r9
	imulq	%rbp, %r9
	addq	%rax, %r9
	movq	%r9, -104(%rsp)
	leaq	20(,%rbx,8), %r9
	imulq	%rbp, %r9
	addq	%rax, %r9
	movq	%r9, -112(%rsp)
	leaq	12(,%rbx,8), %r9
	imulq	%rbp, %r9
	addq	%rax, %r9
	movq	%r9, -24(%rsp)
	leaq	8(,%rbx,8), %r9
	imulq	%rbp, %r9
	addq	%rax, %r9
	movq	%r9, -32(%rsp)
	leaq	4(,%rbx,8), %r11
	imulq	%rbp, %r11
	addq	%rax, %r11
	leaq	(,%rbx,4), %rsi
	imulq	%rdi, %rsi
	movq	%rsi, -40(%rsp)
	leaq	4(,%rbx,4), %r9
	imulq	%rdi, %r9
	movq	-88(%rsp), %r14
	movq	%rbx, -120(%rsp)
	imulq	%rbx, %r14
	addq	%rax, %r14
	addq	%r8, %rax
	movq	%rax, -48(%rsp)
	shlq	$2, %r13
	movq	%r13, -128(%rsp)
	movq	320(%r15), %rdi
	movq	48(%r15), %r15
	movq	-56(%rsp), %rax
	movq	-16(%rsp), %r13
	.p2align	4
.LBB102_13:
	vmovups	(%r15), %zmm5
	vmovups	64(%r15), %zmm7
	leaq	(%rax,%r8), %rsi
	leaq	(%rsi,%r13), %rbx
	vmovups	640(%r15), %zmm9
	vmovups	(%r13,%rbx), %zmm8
	addq	%r13, %rbx
	vmovups	(%r13,%rbx), %zmm10
	addq	%r13, %rbx
	vmovups	320(%r15), %zmm11
	vmovups	(%r13,%rbx), %zmm12
	addq	%r13, %rbx
	vmovaps	%zmm5, %zmm6
	vfmadd213ps	%zmm1, %zmm12, %zmm6
	leaq	(%rbx,%r13), %rbp
	vfmadd231ps	%zmm11, %zmm10, %zmm6
	vfmadd132ps	(%r13,%rbp), %zmm1, %zmm5
	vfmadd231ps	(%r13,%rbx), %zmm11, %zmm5
	vmovups	128(%r15), %zmm11
	vfmadd231ps	%zmm9, %zmm12, %zmm5
	leaq	(%rax,%rcx), %rbx
	vfmadd231ps	%zmm9, %zmm8, %zmm6
	vmovups	960(%r15), %zmm9
	leaq	(%rbx,%r13), %rbp
	vfmadd231ps	%zmm9, %zmm10, %zmm5
	vmovups	(%r13,%rbp), %zmm10
	vfmadd231ps	(%r13,%rsi), %zmm9, %zmm6
	addq	%r13, %rbp
	vmovups	1280(%r15), %zmm9
	vfmadd231ps	%zmm9, %zmm8, %zmm5
	vmovups	(%r13,%rbp), %zmm8
	addq	%r13, %rbp
	vfmadd231ps	(%rax,%r8), %zmm9, %zmm6
	vmovups	(%r13,%rbp), %zmm9
	addq	%r13, %rbp
	vfmadd231ps	%zmm7, %zmm9, %zmm6
	movq	%rbp, %rsi
	addq	%r13, %rsi
	vfmadd231ps	(%r13,%rsi), %zmm7, %zmm5
	vmovups	384(%r15), %zmm7
	leaq	(%rax,%rdx), %rsi
	vfmadd231ps	%zmm7, %zmm8, %zmm6
	vfmadd231ps	(%r13,%rbp), %zmm7, %zmm5
	vmovups	704(%r15), %zmm7
	leaq	(%rsi,%r13), %rbp
	vfmadd231ps	%zmm7, %zmm9, %zmm5
	vmovups	1024(%r15), %zmm9
	vfmadd231ps	%zmm7, %zmm10, %zmm6
	vmovups	(%r13,%rbp), %zmm7
	addq	%r13, %rbp
	vfmadd231ps	(%r13,%rbx), %zmm9, %zmm6
	vfmadd231ps	%zmm9, %zmm8, %zmm5
	vmovups	(%r13,%rbp), %zmm8
	addq	%r13, %rbp
	vmovups	1344(%r15), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm5
	vmovups	(%r13,%rbp), %zmm10
	addq	%r13, %rbp
	vfmadd231ps	(%rax,%rcx), %zmm9, %zmm6
	movq	%rbp, %rbx
	addq	%r13, %rbx
	vfmadd231ps	(%r13,%rbx), %zmm11, %zmm5
	leaq	(%rax,%r10), %rbx
	vmovups	448(%r15), %zmm9
	vfmadd231ps	(%r13,%rbp), %zmm9, %zmm5
	leaq	(%rbx,%r13), %rbp
	vfmadd231ps	%zmm11, %zmm10, %zmm6
	vmovups	768(%r15), %zmm11
	vfmadd231ps	%zmm9, %zmm8, %zmm6
	vmovups	(%r13,%rbp), %zmm9
	vfmadd231ps	%zmm11, %zmm10, %zmm5
	addq	%r13, %rbp
	vfmadd231ps	%zmm11, %zmm7, %zmm6
	vmovups	1088(%r15), %zmm10
	vfmadd231ps	%zmm10, %zmm8, %zmm5
	vmovups	1408(%r15), %zmm8
	vfmadd231ps	(%r13,%rsi), %zmm10, %zmm6
	vmovups	(%r13,%rbp), %zmm10
	addq	%r13, %rbp
	vfmadd231ps	(%rax,%rdx), %zmm8, %zmm6
	vfmadd231ps	%zmm8, %zmm7, %zmm5
	vmovups	(%r13,%rbp), %zmm7
	addq	%r13, %rbp
	vmovups	192(%r15), %zmm8
	movq	%rbp, %rsi
	addq	%r13, %rsi
	vfmadd231ps	(%r13,%rsi), %zmm8, %zmm5
	vfmadd231ps	%zmm8, %zmm7, %zmm6
	vmovups	512(%r15), %zmm8
	vfmadd231ps	(%r13,%rbp), %zmm8, %zmm5
	vfmadd231ps	%zmm8, %zmm10, %zmm6
	vmovups	832(%r15), %zmm8
	vfmadd231ps	%zmm8, %zmm7, %zmm5
	vmovups	1152(%r15), %zmm7
	vfmadd231ps	%zmm8, %zmm9, %zmm6
	vfmadd231ps	(%r13,%rbx), %zmm7, %zmm6
	vmovups	1472(%r15), %zmm8
	vfmadd231ps	(%rax,%r10), %zmm8, %zmm6
	vfmadd231ps	%zmm7, %zmm10, %zmm5
	vfmadd231ps	%zmm8, %zmm9, %zmm5
	vmovups	256(%r15), %zmm7
	vfmadd231ps	(%rax,%r14), %zmm7, %zmm5
	movq	-32(%rsp), %rsi
	vmovups	(%rax,%rsi), %zmm8
	vmovups	576(%r15), %zmm9
	vfmadd231ps	%zmm7, %zmm8, %zmm6
	movq	-24(%rsp), %rsi
	vmovups	(%rax,%rsi), %zmm7
	vmovups	896(%r15), %zmm10
	vfmadd231ps	(%rax,%r11), %zmm9, %zmm5
	vfmadd231ps	%zmm9, %zmm7, %zmm6
	vfmadd231ps	%zmm8, %zmm10, %zmm5
	movq	-104(%rsp), %rsi
	vmovups	(%rax,%rsi), %zmm8
	vmovups	1216(%r15), %zmm9
	vfmadd231ps	%zmm10, %zmm8, %zmm6
	vfmadd231ps	%zmm7, %zmm9, %zmm5
	movq	-112(%rsp), %rsi
	vfmadd231ps	(%rax,%rsi), %zmm9, %zmm6
	vmovups	1536(%r15), %zmm7
	vfmadd231ps	%zmm8, %zmm7, %zmm5
	movq	-48(%rsp), %rsi
	vfmadd231ps	(%rax,%rsi), %zmm7, %zmm6
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	movq	-40(%rsp), %rsi
	vmovups	%zmm5, (%rdi,%rsi)
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rdi,%r9)
	addq	-96(%rsp), %rax
	addq	-128(%rsp), %rdi
	decq	%r12
	jne	.LBB102_13
	movq	-64(%rsp), %r15
	movq	24(%rsp), %rbp
	movq	16(%rsp), %r13
	movq	-120(%rsp), %rbx
	movl	$2, %ecx
	movq	-72(%rsp), %rdi
	jmp	.LBB102_4
	.p2align	4
.LBB102_16:
	movq	336(%r15), %rax
	movl	$1, %ecx
	testq	%rax, %rax
	je	.LBB102_4
	movq	344(%r15), %rcx
	imulq	%rbx, %rcx
	shlq	$2, %rcx
	addq	320(%r15), %rcx
	vmovups	64(%r15), %zmm1
	movq	40(%r15), %rdx
	movq	48(%r15), %rdi
	movq	352(%r15), %r12
	vmovups	192(%r15), %zmm2
	vmovups	256(%r15), %zmm3
	vmovups	128(%r15), %zmm4
	leaq	16(,%rbx,8), %r9
	imulq	%rbp, %r9
	movq	24(%r15), %r8
	movq	-80(%rsp), %r11
	imulq	%r11, %r8
	movq	%r8, -96(%rsp)
	imulq	%rdx, %r11
	addq	%r9, %r11
	movq	(%rsp), %r14
	imulq	%rdx, %r14
	addq	%r9, %r14
	movq	-8(%rsp), %r15
	imulq	%rdx, %r15
	leaq	(%r15,%r9), %r8
	movq	%r8, -104(%rsp)
	leaq	12(,%rbx,8), %r8
	imulq	%rbp, %r8
	addq	%r15, %r8
	movq	%r8, -112(%rsp)
	movq	%rbp, %r10
	movq	%rbx, %rsi
	leaq	8(,%rbx,8), %rbx
	imulq	%rbp, %rbx
	addq	%r15, %rbx
	imulq	8(%rsp), %rdx
	movq	-88(%rsp), %rbp
	imulq	%rsi, %rbp
	addq	%rbp, %rdx
	movq	%rsi, -120(%rsp)
	leaq	4(,%rsi,8), %r8
	imulq	%r10, %r8
	addq	%r15, %r8
	addq	%r15, %rbp
	shlq	$2, %r12
	movq	%r12, -128(%rsp)
	movq	-56(%rsp), %r15
	movq	-16(%rsp), %r12
	.p2align	4
.LBB102_18:
	leaq	(%r15,%r9), %rsi
	vmovups	(%r12,%rsi), %zmm6
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %zmm7
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %zmm8
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %zmm5
	leaq	(%r15,%rdx), %rsi
	vmovups	(%rsi,%r10,4), %zmm9
	vmovups	(%rsi,%r10,8), %zmm10
	addq	%r13, %rsi
	addq	%r13, %rsi
	vmovups	(%rsi,%r10,4), %zmm11
	vmovups	(%rsi,%r10,8), %zmm12
	leaq	(%r15,%r14), %rsi
	vmovups	(%r12,%rsi), %zmm13
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %zmm14
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %zmm15
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %zmm16
	leaq	(%r15,%r11), %rsi
	vmovups	(%r12,%rsi), %zmm17
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %zmm18
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %zmm19
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %zmm20
	vfmadd132ps	(%rdi), %zmm1, %zmm5
	vfmadd231ps	320(%rdi), %zmm8, %zmm5
	vmovups	(%r15,%r9), %zmm8
	vfmadd231ps	640(%rdi), %zmm7, %zmm5
	vfmadd231ps	960(%rdi), %zmm6, %zmm5
	vfmadd231ps	1280(%rdi), %zmm8, %zmm5
	vfmadd231ps	64(%rdi), %zmm20, %zmm5
	vfmadd231ps	384(%rdi), %zmm19, %zmm5
	vmovups	(%r15,%r11), %zmm6
	vfmadd231ps	704(%rdi), %zmm18, %zmm5
	vfmadd231ps	1024(%rdi), %zmm17, %zmm5
	vmovups	(%r15,%rbx), %zmm7
	vfmadd231ps	1344(%rdi), %zmm6, %zmm5
	vfmadd231ps	128(%rdi), %zmm16, %zmm5
	vmovups	(%r15,%rbp), %zmm6
	vfmadd231ps	448(%rdi), %zmm15, %zmm5
	vfmadd231ps	768(%rdi), %zmm14, %zmm5
	vmovups	(%r15,%r14), %zmm8
	vfmadd231ps	1088(%rdi), %zmm13, %zmm5
	vfmadd231ps	1408(%rdi), %zmm8, %zmm5
	vmovups	(%r15,%r8), %zmm8
	vfmadd231ps	192(%rdi), %zmm6, %zmm5
	vfmadd231ps	512(%rdi), %zmm8, %zmm5
	movq	-112(%rsp), %rsi
	vmovups	(%r15,%rsi), %zmm6
	vfmadd231ps	832(%rdi), %zmm7, %zmm5
	vfmadd231ps	1152(%rdi), %zmm6, %zmm5
	movq	-104(%rsp), %rsi
	vmovups	(%r15,%rsi), %zmm6
	vfmadd231ps	1472(%rdi), %zmm6, %zmm5
	vmovups	(%r15,%rdx), %zmm6
	vfmadd132ps	256(%rdi), %zmm5, %zmm6
	vfmadd132ps	576(%rdi), %zmm6, %zmm9
	vfmadd132ps	896(%rdi), %zmm9, %zmm10
	vfmadd132ps	1216(%rdi), %zmm10, %zmm11
	vfmadd132ps	1536(%rdi), %zmm11, %zmm12
	vcmpltps	%zmm0, %zmm12, %k1
	vmulps	%zmm12, %zmm4, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rcx)
	addq	-96(%rsp), %r15
	addq	-128(%rsp), %rcx
	decq	%rax
	jne	.LBB102_18
	movq	%r10, %rbp
	movq	-72(%rsp), %rdi
	movq	-120(%rsp), %rbx
	movl	$1, %ecx
	movq	-64(%rsp), %r15
	jmp	.LBB102_4
.LBB102_5:
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
.Lfunc_end102:
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end102-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.weak	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n,@function
$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n:
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
	movq	328(%r13), %r15
	testq	%r15, %r15
	jle	.LBB103_8
	movq	%rsi, %r12
	movq	%rsi, %rax
	shlq	$7, %rax
	movq	%rax, -64(%rsp)
	leaq	128(%rdi), %rax
	movq	%rax, -32(%rsp)
	shlq	$6, %r12
	leaq	192(%rdi), %rax
	movq	%rax, -40(%rsp)
	leaq	320(%rdi), %rax
	movq	%rax, -24(%rsp)
	leaq	576(%rdi), %rax
	movq	%rax, -8(%rsp)
	addq	$512, %rdi
	xorl	%r9d, %r9d
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%r12, -48(%rsp)
	movq	%r15, -56(%rsp)
	movq	%rdi, -16(%rsp)
	jmp	.LBB103_2
	.p2align	4
.LBB103_6:
	movq	-56(%rsp), %r15
.LBB103_7:
	addq	%rcx, %r9
	cmpq	%r15, %r9
	jge	.LBB103_8
.LBB103_2:
	movq	%r15, %rax
	subq	%r9, %rax
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
	jne	.LBB103_9
	movq	336(%r13), %rdx
	movl	$7, %ecx
	testq	%rdx, %rdx
	je	.LBB103_7
	movq	344(%r13), %rsi
	movq	%rsi, %r8
	imulq	%r9, %r8
	shlq	$2, %r8
	addq	320(%r13), %r8
	movq	%r9, %r10
	shlq	$6, %r10
	addq	%rdi, %r10
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %r11
	movq	48(%r13), %rbx
	movq	352(%r13), %r14
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	leaq	(,%rsi,8), %rax
	leaq	(%rax,%rax,2), %rax
	movq	24(%r13), %r15
	imulq	%r12, %r15
	movq	%r12, %rbp
	imulq	%r11, %rbp
	imulq	-64(%rsp), %r11
	shlq	$2, %r14
	subq	%rax, %r14
	shlq	$2, %rsi
	addq	%rsi, %r14
	.p2align	4
.LBB103_5:
	vmovups	448(%rbx), %zmm11
	vmovups	-64(%r10,%rbp), %zmm19
	vmovups	256(%rbx), %zmm12
	vmovups	-128(%r10,%rbp), %zmm16
	vmovups	384(%rbx), %zmm14
	vmovups	-64(%r10), %zmm8
	vmovups	(%rbx), %zmm7
	vmovups	64(%rbx), %zmm15
	vmovups	128(%rbx), %zmm9
	vmovups	192(%rbx), %zmm17
	vmovups	-128(%r10), %zmm10
	vmovaps	%zmm7, %zmm5
	vfmadd213ps	%zmm1, %zmm10, %zmm5
	vmovups	-192(%r10,%rbp), %zmm20
	vmovups	-192(%r10), %zmm13
	vmovaps	%zmm7, %zmm6
	vfmadd213ps	%zmm1, %zmm13, %zmm6
	vfmadd231ps	%zmm17, %zmm8, %zmm5
	vmovups	-448(%r10,%rbp), %zmm24
	vmovups	-384(%r10,%rbp), %zmm22
	vfmadd231ps	(%r10), %zmm14, %zmm5
	vfmadd231ps	%zmm17, %zmm10, %zmm6
	vmovups	-320(%r10,%rbp), %zmm21
	vmovups	-256(%r10,%rbp), %zmm23
	vfmadd231ps	%zmm8, %zmm14, %zmm6
	vfmadd231ps	%zmm15, %zmm20, %zmm6
	vmovups	-448(%r10), %zmm25
	vmovups	-384(%r10), %zmm26
	vfmadd231ps	%zmm15, %zmm16, %zmm5
	vmovups	-320(%r10), %zmm27
	vmovups	-256(%r10), %zmm18
	vmovaps	%zmm7, %zmm8
	vfmadd213ps	%zmm1, %zmm18, %zmm8
	vfmadd231ps	%zmm12, %zmm16, %zmm6
	vfmadd231ps	%zmm17, %zmm13, %zmm8
	vfmadd231ps	%zmm10, %zmm14, %zmm8
	vfmadd231ps	%zmm15, %zmm23, %zmm8
	vfmadd231ps	%zmm12, %zmm20, %zmm8
	vmovaps	%zmm7, %zmm10
	vfmadd213ps	%zmm1, %zmm27, %zmm10
	vfmadd231ps	%zmm12, %zmm19, %zmm5
	vfmadd231ps	%zmm17, %zmm18, %zmm10
	vfmadd231ps	%zmm13, %zmm14, %zmm10
	vfmadd231ps	%zmm15, %zmm21, %zmm10
	vfmadd231ps	%zmm12, %zmm23, %zmm10
	vmovaps	%zmm7, %zmm13
	vfmadd231ps	(%r10,%rbp), %zmm11, %zmm5
	vfmadd213ps	%zmm1, %zmm26, %zmm13
	vfmadd231ps	%zmm17, %zmm27, %zmm13
	vfmadd231ps	%zmm18, %zmm14, %zmm13
	vfmadd231ps	%zmm15, %zmm22, %zmm13
	vfmadd231ps	%zmm12, %zmm21, %zmm13
	vmovaps	%zmm7, %zmm18
	vfmadd231ps	%zmm19, %zmm11, %zmm6
	vfmadd213ps	%zmm1, %zmm25, %zmm18
	vfmadd231ps	%zmm17, %zmm26, %zmm18
	vfmadd231ps	%zmm27, %zmm14, %zmm18
	vfmadd132ps	-512(%r10), %zmm1, %zmm7
	vfmadd231ps	%zmm16, %zmm11, %zmm8
	vfmadd231ps	%zmm15, %zmm24, %zmm18
	vfmadd231ps	%zmm17, %zmm25, %zmm7
	vfmadd231ps	%zmm14, %zmm26, %zmm7
	vfmadd231ps	-512(%r10,%rbp), %zmm15, %zmm7
	vfmadd231ps	%zmm20, %zmm11, %zmm10
	vfmadd231ps	%zmm12, %zmm24, %zmm7
	vfmadd231ps	%zmm11, %zmm22, %zmm7
	vmovups	-448(%r10,%r11), %zmm14
	vfmadd231ps	-512(%r10,%r11), %zmm9, %zmm7
	vfmadd231ps	%zmm12, %zmm22, %zmm18
	vmovups	-384(%r10,%r11), %zmm12
	vmovups	-320(%r10,%r11), %zmm15
	vfmadd231ps	%zmm23, %zmm11, %zmm13
	vfmadd231ps	%zmm21, %zmm11, %zmm18
	vmovups	-256(%r10,%r11), %zmm11
	vfmadd231ps	%zmm9, %zmm14, %zmm18
	vfmadd231ps	%zmm9, %zmm12, %zmm13
	vfmadd231ps	%zmm9, %zmm15, %zmm10
	vfmadd231ps	%zmm9, %zmm11, %zmm8
	vmovups	-192(%r10,%r11), %zmm16
	vmovups	-128(%r10,%r11), %zmm17
	vfmadd231ps	%zmm9, %zmm16, %zmm6
	vmovups	320(%rbx), %zmm19
	vfmadd231ps	%zmm19, %zmm12, %zmm18
	vfmadd231ps	%zmm19, %zmm15, %zmm13
	vfmadd231ps	%zmm19, %zmm11, %zmm10
	vfmadd231ps	%zmm9, %zmm17, %zmm5
	vfmadd231ps	%zmm19, %zmm16, %zmm8
	vfmadd231ps	%zmm19, %zmm17, %zmm6
	vmovups	-64(%r10,%r11), %zmm9
	vfmadd231ps	%zmm19, %zmm9, %zmm5
	vfmadd231ps	%zmm14, %zmm19, %zmm7
	vmovups	512(%rbx), %zmm14
	vfmadd231ps	%zmm15, %zmm14, %zmm18
	vfmadd231ps	%zmm11, %zmm14, %zmm13
	vfmadd231ps	%zmm16, %zmm14, %zmm10
	vfmadd231ps	%zmm12, %zmm14, %zmm7
	vfmadd231ps	%zmm17, %zmm14, %zmm8
	vfmadd231ps	(%r10,%r11), %zmm14, %zmm5
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcmpltps	%zmm0, %zmm18, %k1
	vmulps	%zmm18, %zmm4, %zmm18 {%k1}
	vmaxps	%zmm18, %zmm2, %zmm11
	vmovups	%zmm7, (%r8)
	vminps	%zmm11, %zmm3, %zmm7
	vmovups	%zmm7, (%r8,%rsi)
	vcmpltps	%zmm0, %zmm13, %k1
	vmulps	%zmm13, %zmm4, %zmm13 {%k1}
	addq	%rsi, %r8
	vmaxps	%zmm13, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm7, (%rsi,%r8)
	vcmpltps	%zmm0, %zmm10, %k1
	addq	%rsi, %r8
	vmulps	%zmm10, %zmm4, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm7, (%rsi,%r8)
	addq	%rsi, %r8
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm7, (%rsi,%r8)
	vfmadd231ps	%zmm9, %zmm14, %zmm6
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	addq	%rsi, %r8
	vmovups	%zmm6, (%rsi,%r8)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	addq	%rsi, %r8
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rsi,%r8)
	addq	%r15, %r10
	addq	%r14, %r8
	decq	%rdx
	jne	.LBB103_5
	jmp	.LBB103_6
	.p2align	4
.LBB103_9:
	cmpq	$8, %rax
	jl	.LBB103_13
	movq	336(%r13), %rbp
	movl	$8, %ecx
	testq	%rbp, %rbp
	je	.LBB103_7
	movq	344(%r13), %r8
	movq	%r8, %rdx
	imulq	%r9, %rdx
	shlq	$2, %rdx
	addq	320(%r13), %rdx
	movq	%r9, %r11
	shlq	$6, %r11
	addq	-8(%rsp), %r11
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %r10
	movq	48(%r13), %rbx
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	movq	352(%r13), %r14
	leaq	(%r8,%r8,8), %rax
	leaq	(%rax,%rax,2), %rax
	addq	%r8, %rax
	movq	24(%r13), %r15
	imulq	%r12, %r15
	movq	%r12, %rsi
	imulq	%r10, %rsi
	imulq	-64(%rsp), %r10
	shlq	$2, %r14
	subq	%rax, %r14
	shlq	$2, %r8
	addq	%r8, %r14
	.p2align	4
.LBB103_12:
	vmovups	448(%rbx), %zmm12
	vmovups	-64(%r11,%rsi), %zmm18
	vmovups	256(%rbx), %zmm13
	vmovups	-128(%r11,%rsi), %zmm19
	vmovups	384(%rbx), %zmm15
	vmovups	-64(%r11), %zmm7
	vmovups	(%rbx), %zmm8
	vmovups	64(%rbx), %zmm16
	vmovups	128(%rbx), %zmm10
	vmovups	192(%rbx), %zmm17
	vmovups	-128(%r11), %zmm9
	vmovaps	%zmm8, %zmm5
	vfmadd213ps	%zmm1, %zmm9, %zmm5
	vfmadd231ps	%zmm17, %zmm7, %zmm5
	vmovups	-192(%r11,%rsi), %zmm20
	vfmadd231ps	(%r11), %zmm15, %zmm5
	vmovups	-192(%r11), %zmm11
	vmovaps	%zmm8, %zmm6
	vfmadd213ps	%zmm1, %zmm11, %zmm6
	vfmadd231ps	%zmm17, %zmm9, %zmm6
	vfmadd231ps	%zmm7, %zmm15, %zmm6
	vmovups	-256(%r11,%rsi), %zmm21
	vmovups	-256(%r11), %zmm14
	vmovaps	%zmm8, %zmm7
	vfmadd213ps	%zmm1, %zmm14, %zmm7
	vfmadd231ps	%zmm16, %zmm20, %zmm6
	vfmadd231ps	%zmm17, %zmm11, %zmm7
	vmovups	-512(%r11,%rsi), %zmm25
	vmovups	-448(%r11,%rsi), %zmm23
	vfmadd231ps	%zmm16, %zmm19, %zmm5
	vfmadd231ps	%zmm9, %zmm15, %zmm7
	vmovups	-384(%r11,%rsi), %zmm22
	vmovups	-320(%r11,%rsi), %zmm24
	vfmadd231ps	%zmm13, %zmm19, %zmm6
	vfmadd231ps	%zmm16, %zmm21, %zmm7
	vmovups	-512(%r11), %zmm26
	vmovups	-448(%r11), %zmm27
	vfmadd231ps	%zmm13, %zmm20, %zmm7
	vmovups	-384(%r11), %zmm28
	vmovups	-320(%r11), %zmm29
	vmovaps	%zmm8, %zmm9
	vfmadd213ps	%zmm1, %zmm29, %zmm9
	vfmadd231ps	%zmm13, %zmm18, %zmm5
	vfmadd231ps	%zmm17, %zmm14, %zmm9
	vfmadd231ps	%zmm11, %zmm15, %zmm9
	vfmadd231ps	%zmm16, %zmm24, %zmm9
	vfmadd231ps	%zmm13, %zmm21, %zmm9
	vmovaps	%zmm8, %zmm11
	vfmadd231ps	(%r11,%rsi), %zmm12, %zmm5
	vfmadd213ps	%zmm1, %zmm28, %zmm11
	vfmadd231ps	%zmm17, %zmm29, %zmm11
	vfmadd231ps	%zmm14, %zmm15, %zmm11
	vfmadd231ps	%zmm16, %zmm22, %zmm11
	vfmadd231ps	%zmm13, %zmm24, %zmm11
	vmovaps	%zmm8, %zmm14
	vfmadd231ps	%zmm18, %zmm12, %zmm6
	vfmadd213ps	%zmm1, %zmm27, %zmm14
	vfmadd231ps	%zmm17, %zmm28, %zmm14
	vfmadd231ps	%zmm29, %zmm15, %zmm14
	vfmadd231ps	%zmm16, %zmm23, %zmm14
	vfmadd231ps	%zmm13, %zmm22, %zmm14
	vmovaps	%zmm8, %zmm18
	vfmadd231ps	%zmm19, %zmm12, %zmm7
	vfmadd213ps	%zmm1, %zmm26, %zmm18
	vfmadd231ps	%zmm17, %zmm27, %zmm18
	vfmadd231ps	%zmm28, %zmm15, %zmm18
	vfmadd132ps	-576(%r11), %zmm1, %zmm8
	vfmadd231ps	%zmm20, %zmm12, %zmm9
	vfmadd231ps	%zmm16, %zmm25, %zmm18
	vfmadd231ps	%zmm17, %zmm26, %zmm8
	vfmadd231ps	%zmm15, %zmm27, %zmm8
	vfmadd231ps	-576(%r11,%rsi), %zmm16, %zmm8
	vfmadd231ps	%zmm21, %zmm12, %zmm11
	vfmadd231ps	%zmm13, %zmm25, %zmm8
	vfmadd231ps	%zmm12, %zmm23, %zmm8
	vmovups	-512(%r11,%r10), %zmm15
	vfmadd231ps	-576(%r11,%r10), %zmm10, %zmm8
	vfmadd231ps	%zmm13, %zmm23, %zmm18
	vmovups	-448(%r11,%r10), %zmm13
	vmovups	-384(%r11,%r10), %zmm16
	vfmadd231ps	%zmm24, %zmm12, %zmm14
	vfmadd231ps	%zmm22, %zmm12, %zmm18
	vmovups	-320(%r11,%r10), %zmm17
	vfmadd231ps	%zmm10, %zmm15, %zmm18
	vfmadd231ps	%zmm10, %zmm13, %zmm14
	vfmadd231ps	%zmm10, %zmm16, %zmm11
	vfmadd231ps	%zmm10, %zmm17, %zmm9
	vmovups	-256(%r11,%r10), %zmm19
	vmovups	-192(%r11,%r10), %zmm20
	vfmadd231ps	%zmm10, %zmm19, %zmm7
	vfmadd231ps	%zmm10, %zmm20, %zmm6
	vmovups	-128(%r11,%r10), %zmm21
	vmovups	320(%rbx), %zmm22
	vfmadd231ps	%zmm10, %zmm21, %zmm5
	vfmadd231ps	%zmm22, %zmm13, %zmm18
	vfmadd231ps	%zmm22, %zmm16, %zmm14
	vfmadd231ps	%zmm22, %zmm17, %zmm11
	vfmadd231ps	%zmm22, %zmm19, %zmm9
	vfmadd231ps	%zmm22, %zmm20, %zmm7
	vfmadd231ps	%zmm15, %zmm22, %zmm8
	vfmadd231ps	%zmm22, %zmm21, %zmm6
	vmovups	-64(%r11,%r10), %zmm10
	vmovups	512(%rbx), %zmm12
	vfmadd231ps	%zmm22, %zmm10, %zmm5
	vfmadd231ps	%zmm16, %zmm12, %zmm18
	vfmadd231ps	%zmm17, %zmm12, %zmm14
	vfmadd231ps	%zmm19, %zmm12, %zmm11
	vfmadd231ps	%zmm20, %zmm12, %zmm9
	vfmadd231ps	%zmm21, %zmm12, %zmm7
	vfmadd231ps	%zmm13, %zmm12, %zmm8
	vfmadd231ps	(%r11,%r10), %zmm12, %zmm5
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcmpltps	%zmm0, %zmm18, %k1
	vmulps	%zmm18, %zmm4, %zmm18 {%k1}
	vmaxps	%zmm18, %zmm2, %zmm13
	vminps	%zmm13, %zmm3, %zmm13
	vmovups	%zmm8, (%rdx)
	vmovups	%zmm13, (%rdx,%r8)
	vcmpltps	%zmm0, %zmm14, %k1
	vmulps	%zmm14, %zmm4, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm2, %zmm8
	addq	%r8, %rdx
	vminps	%zmm8, %zmm3, %zmm8
	vmovups	%zmm8, (%r8,%rdx)
	vcmpltps	%zmm0, %zmm11, %k1
	vmulps	%zmm11, %zmm4, %zmm11 {%k1}
	addq	%r8, %rdx
	vmaxps	%zmm11, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vmovups	%zmm8, (%r8,%rdx)
	vcmpltps	%zmm0, %zmm9, %k1
	addq	%r8, %rdx
	vmulps	%zmm9, %zmm4, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vmovups	%zmm8, (%r8,%rdx)
	addq	%r8, %rdx
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm7, (%r8,%rdx)
	vfmadd231ps	%zmm10, %zmm12, %zmm6
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	addq	%r8, %rdx
	vmovups	%zmm6, (%r8,%rdx)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	addq	%r8, %rdx
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%r8,%rdx)
	addq	%r15, %r11
	addq	%r14, %rdx
	decq	%rbp
	jne	.LBB103_12
	jmp	.LBB103_6
	.p2align	4
.LBB103_13:
	cmpq	$4, %rax
	jl	.LBB103_22
	movq	336(%r13), %rdx
	movl	$4, %ecx
	testq	%rdx, %rdx
	je	.LBB103_7
	movq	344(%r13), %rax
	movq	320(%r13), %rsi
	movq	%r9, %r8
	shlq	$6, %r8
	addq	-24(%rsp), %r8
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %r10
	movq	48(%r13), %r11
	vmovups	192(%r13), %zmm2
	movq	352(%r13), %rbx
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	movq	24(%r13), %r14
	imulq	%r12, %r14
	leaq	(,%r9,4), %r15
	leaq	12(,%r9,4), %rbp
	imulq	%rax, %rbp
	leaq	8(,%r9,4), %rdi
	imulq	%rax, %rdi
	imulq	%rax, %r15
	leaq	4(,%r9,4), %rcx
	imulq	%rax, %rcx
	imulq	%r10, %r12
	imulq	-64(%rsp), %r10
	shlq	$2, %rbx
	.p2align	4
.LBB103_16:
	vmovups	448(%r11), %zmm8
	vmovups	-256(%r8,%r12), %zmm9
	vmovups	-192(%r8,%r12), %zmm10
	vmovups	-128(%r8,%r12), %zmm11
	vmovups	-64(%r8,%r12), %zmm12
	vmovups	256(%r11), %zmm13
	vmovups	384(%r11), %zmm14
	vmovups	-256(%r8), %zmm15
	vmovups	-192(%r8), %zmm16
	vmovups	-128(%r8), %zmm17
	vmovups	-64(%r8), %zmm18
	vmovups	(%r11), %zmm6
	vmovups	64(%r11), %zmm19
	vmovups	128(%r11), %zmm20
	vmovups	192(%r11), %zmm21
	vmovaps	%zmm6, %zmm5
	vfmadd213ps	%zmm1, %zmm17, %zmm5
	vfmadd231ps	%zmm21, %zmm18, %zmm5
	vfmadd231ps	(%r8), %zmm14, %zmm5
	vfmadd231ps	%zmm19, %zmm11, %zmm5
	vfmadd231ps	%zmm13, %zmm12, %zmm5
	vfmadd231ps	(%r8,%r12), %zmm8, %zmm5
	vmovaps	%zmm6, %zmm7
	vfmadd213ps	%zmm1, %zmm16, %zmm7
	vfmadd231ps	%zmm21, %zmm17, %zmm7
	vfmadd231ps	%zmm18, %zmm14, %zmm7
	vfmadd231ps	%zmm19, %zmm10, %zmm7
	vfmadd231ps	%zmm13, %zmm11, %zmm7
	vfmadd231ps	%zmm12, %zmm8, %zmm7
	vmovaps	%zmm6, %zmm12
	vfmadd213ps	%zmm1, %zmm15, %zmm12
	vfmadd231ps	%zmm21, %zmm16, %zmm12
	vfmadd231ps	%zmm17, %zmm14, %zmm12
	vfmadd231ps	%zmm19, %zmm9, %zmm12
	vfmadd231ps	%zmm13, %zmm10, %zmm12
	vfmadd132ps	-320(%r8), %zmm1, %zmm6
	vfmadd231ps	%zmm21, %zmm15, %zmm6
	vfmadd231ps	%zmm14, %zmm16, %zmm6
	vfmadd231ps	-320(%r8,%r12), %zmm19, %zmm6
	vfmadd231ps	%zmm13, %zmm9, %zmm6
	vfmadd231ps	%zmm8, %zmm10, %zmm6
	vfmadd231ps	-320(%r8,%r10), %zmm20, %zmm6
	vmovups	-256(%r8,%r10), %zmm9
	vmovups	-192(%r8,%r10), %zmm10
	vfmadd231ps	%zmm11, %zmm8, %zmm12
	vmovups	-128(%r8,%r10), %zmm8
	vmovups	-64(%r8,%r10), %zmm11
	vfmadd231ps	%zmm20, %zmm9, %zmm12
	vfmadd231ps	%zmm20, %zmm10, %zmm7
	vfmadd231ps	%zmm20, %zmm8, %zmm5
	vmovups	320(%r11), %zmm13
	vfmadd231ps	%zmm9, %zmm13, %zmm6
	vfmadd231ps	%zmm13, %zmm10, %zmm12
	vfmadd231ps	%zmm13, %zmm8, %zmm7
	vfmadd231ps	%zmm13, %zmm11, %zmm5
	vmovups	512(%r11), %zmm9
	vfmadd231ps	%zmm10, %zmm9, %zmm6
	vfmadd231ps	%zmm8, %zmm9, %zmm12
	vfmadd231ps	%zmm11, %zmm9, %zmm7
	vfmadd231ps	(%r8,%r10), %zmm9, %zmm5
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%rsi,%r15)
	vcmpltps	%zmm0, %zmm12, %k1
	vmulps	%zmm12, %zmm4, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%rsi,%rcx)
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%rsi,%rdi)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rsi,%rbp)
	addq	%r14, %r8
	addq	%rbx, %rsi
	decq	%rdx
	jne	.LBB103_16
	movq	-48(%rsp), %r12
	movq	-16(%rsp), %rdi
	movq	-56(%rsp), %r15
	movl	$4, %ecx
	jmp	.LBB103_7
.LBB103_22:
	cmpq	$1, %rax
	jle	.LBB103_23
	movq	336(%r13), %rax
	movl	$2, %ecx
	testq	%rax, %rax
	je	.LBB103_7
	movq	344(%r13), %r15
	movq	320(%r13), %rcx
	movq	%r9, %rdx
	shlq	$6, %rdx
	addq	-40(%rsp), %rdx
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %rsi
	movq	%r12, %rbx
	movq	48(%r13), %r12
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	movq	352(%r13), %r8
	vmovups	128(%r13), %zmm4
	movq	-64(%rsp), %r10
	imulq	%rsi, %r10
	movq	24(%r13), %r11
	imulq	%rbx, %r11
	imulq	%rbx, %rsi
	leaq	(,%r9,4), %rbx
	imulq	%r15, %rbx
	shlq	$2, %r8
	leaq	4(,%r9,4), %r14
	imulq	%r15, %r14
	.p2align	4
.LBB103_20:
	vmovups	448(%r12), %zmm5
	vmovups	-128(%rdx,%rsi), %zmm6
	vmovups	-64(%rdx,%rsi), %zmm7
	vmovups	256(%r12), %zmm8
	vmovups	384(%r12), %zmm9
	vmovups	-128(%rdx), %zmm10
	vmovups	-64(%rdx), %zmm11
	vmovups	(%r12), %zmm12
	vmovups	64(%r12), %zmm13
	vmovups	128(%r12), %zmm14
	vmovups	192(%r12), %zmm15
	vmovaps	%zmm12, %zmm16
	vfmadd213ps	%zmm1, %zmm10, %zmm16
	vfmadd231ps	%zmm15, %zmm11, %zmm16
	vfmadd231ps	(%rdx), %zmm9, %zmm16
	vfmadd231ps	%zmm13, %zmm6, %zmm16
	vfmadd231ps	%zmm8, %zmm7, %zmm16
	vfmadd231ps	(%rdx,%rsi), %zmm5, %zmm16
	vfmadd132ps	-192(%rdx), %zmm1, %zmm12
	vfmadd231ps	%zmm15, %zmm10, %zmm12
	vfmadd231ps	%zmm9, %zmm11, %zmm12
	vfmadd231ps	-192(%rdx,%rsi), %zmm13, %zmm12
	vfmadd231ps	%zmm8, %zmm6, %zmm12
	vfmadd231ps	%zmm5, %zmm7, %zmm12
	vfmadd231ps	-192(%rdx,%r10), %zmm14, %zmm12
	vmovups	-128(%rdx,%r10), %zmm5
	vmovups	-64(%rdx,%r10), %zmm6
	vfmadd231ps	%zmm14, %zmm5, %zmm16
	vmovups	320(%r12), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm12
	vfmadd231ps	%zmm7, %zmm6, %zmm16
	vmovups	512(%r12), %zmm5
	vfmadd231ps	%zmm6, %zmm5, %zmm12
	vfmadd231ps	(%rdx,%r10), %zmm5, %zmm16
	vcmpltps	%zmm0, %zmm12, %k1
	vmulps	%zmm12, %zmm4, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rcx,%rbx)
	vcmpltps	%zmm0, %zmm16, %k1
	vmulps	%zmm16, %zmm4, %zmm16 {%k1}
	vmaxps	%zmm16, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rcx,%r14)
	addq	%r11, %rdx
	addq	%r8, %rcx
	decq	%rax
	jne	.LBB103_20
	movq	-48(%rsp), %r12
	movq	-56(%rsp), %r15
	movl	$2, %ecx
	jmp	.LBB103_7
.LBB103_23:
	movq	336(%r13), %rax
	movl	$1, %ecx
	testq	%rax, %rax
	je	.LBB103_7
	movq	344(%r13), %rcx
	imulq	%r9, %rcx
	shlq	$2, %rcx
	addq	320(%r13), %rcx
	movq	%r9, %rdx
	shlq	$6, %rdx
	addq	-32(%rsp), %rdx
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %rsi
	movq	48(%r13), %r14
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	movq	352(%r13), %r8
	movq	-64(%rsp), %r10
	imulq	%rsi, %r10
	movq	24(%r13), %r11
	imulq	%r12, %r11
	imulq	%r12, %rsi
	shlq	$2, %r8
	.p2align	4
.LBB103_25:
	vmovups	-128(%rdx), %zmm5
	vmovups	-128(%rdx,%rsi), %zmm6
	vmovups	-64(%rdx), %zmm7
	vfmadd132ps	(%r14), %zmm1, %zmm5
	vmovups	(%rdx), %zmm8
	vfmadd231ps	192(%r14), %zmm7, %zmm5
	vfmadd231ps	384(%r14), %zmm8, %zmm5
	vmovups	-64(%rdx,%rsi), %zmm7
	vfmadd231ps	64(%r14), %zmm6, %zmm5
	vfmadd231ps	256(%r14), %zmm7, %zmm5
	vmovups	(%rdx,%rsi), %zmm6
	vfmadd231ps	448(%r14), %zmm6, %zmm5
	vmovups	-128(%rdx,%r10), %zmm6
	vmovups	-64(%rdx,%r10), %zmm7
	vfmadd132ps	128(%r14), %zmm5, %zmm6
	vfmadd231ps	320(%r14), %zmm7, %zmm6
	vmovups	(%rdx,%r10), %zmm5
	vfmadd231ps	512(%r14), %zmm5, %zmm6
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rcx)
	addq	%r11, %rdx
	addq	%r8, %rcx
	decq	%rax
	jne	.LBB103_25
	movq	-48(%rsp), %r12
	movl	$1, %ecx
	jmp	.LBB103_7
.LBB103_8:
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
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end103-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.weak	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n,@function
$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n:
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
	movq	328(%r13), %r15
	testq	%r15, %r15
	jle	.LBB104_8
	movq	%rsi, %r12
	movq	%rsi, %rax
	shlq	$7, %rax
	movq	%rax, -64(%rsp)
	leaq	128(%rdi), %rax
	movq	%rax, -32(%rsp)
	shlq	$6, %r12
	leaq	256(%rdi), %rax
	movq	%rax, -40(%rsp)
	leaq	512(%rdi), %rax
	movq	%rax, -24(%rsp)
	leaq	1024(%rdi), %rax
	movq	%rax, -8(%rsp)
	addq	$896, %rdi
	xorl	%r9d, %r9d
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%r12, -48(%rsp)
	movq	%r15, -56(%rsp)
	movq	%rdi, -16(%rsp)
	jmp	.LBB104_2
	.p2align	4
.LBB104_6:
	movq	-56(%rsp), %r15
.LBB104_7:
	addq	%rcx, %r9
	cmpq	%r15, %r9
	jge	.LBB104_8
.LBB104_2:
	movq	%r15, %rax
	subq	%r9, %rax
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
	jne	.LBB104_9
	movq	336(%r13), %rdx
	movl	$7, %ecx
	testq	%rdx, %rdx
	je	.LBB104_7
	movq	344(%r13), %rsi
	movq	%rsi, %r8
	imulq	%r9, %r8
	shlq	$2, %r8
	addq	320(%r13), %r8
	movq	%r9, %r10
	shlq	$7, %r10
	addq	%rdi, %r10
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %r11
	movq	48(%r13), %rbx
	movq	352(%r13), %r14
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	leaq	(,%rsi,8), %rax
	leaq	(%rax,%rax,2), %rax
	movq	24(%r13), %r15
	imulq	%r12, %r15
	movq	%r12, %rbp
	imulq	%r11, %rbp
	imulq	-64(%rsp), %r11
	shlq	$2, %r14
	subq	%rax, %r14
	shlq	$2, %rsi
	addq	%rsi, %r14
	.p2align	4
.LBB104_5:
	vmovups	448(%rbx), %zmm11
	vmovups	256(%rbx), %zmm13
	vmovups	-128(%r10,%rbp), %zmm16
	vmovups	384(%rbx), %zmm14
	vmovups	(%rbx), %zmm7
	vmovups	64(%rbx), %zmm15
	vmovups	128(%rbx), %zmm9
	vmovups	192(%rbx), %zmm17
	vmovups	-128(%r10), %zmm8
	vmovaps	%zmm7, %zmm5
	vfmadd213ps	%zmm1, %zmm8, %zmm5
	vmovups	-256(%r10,%rbp), %zmm20
	vfmadd231ps	-64(%r10), %zmm17, %zmm5
	vmovups	-256(%r10), %zmm10
	vmovaps	%zmm7, %zmm6
	vfmadd213ps	%zmm1, %zmm10, %zmm6
	vfmadd231ps	-192(%r10), %zmm17, %zmm6
	vmovups	-768(%r10,%rbp), %zmm22
	vmovups	-640(%r10,%rbp), %zmm21
	vfmadd231ps	(%r10), %zmm14, %zmm5
	vmovups	-512(%r10,%rbp), %zmm19
	vmovups	-384(%r10,%rbp), %zmm23
	vfmadd231ps	%zmm15, %zmm16, %zmm5
	vmovups	-768(%r10), %zmm24
	vmovups	-640(%r10), %zmm25
	vfmadd231ps	-64(%r10,%rbp), %zmm13, %zmm5
	vfmadd231ps	%zmm8, %zmm14, %zmm6
	vmovups	-512(%r10), %zmm18
	vmovups	-384(%r10), %zmm12
	vmovaps	%zmm7, %zmm8
	vfmadd231ps	%zmm15, %zmm20, %zmm6
	vfmadd213ps	%zmm1, %zmm12, %zmm8
	vfmadd231ps	-320(%r10), %zmm17, %zmm8
	vfmadd231ps	%zmm10, %zmm14, %zmm8
	vfmadd231ps	-192(%r10,%rbp), %zmm13, %zmm6
	vfmadd231ps	%zmm15, %zmm23, %zmm8
	vmovaps	%zmm7, %zmm10
	vfmadd213ps	%zmm1, %zmm18, %zmm10
	vfmadd231ps	-448(%r10), %zmm17, %zmm10
	vfmadd231ps	-320(%r10,%rbp), %zmm13, %zmm8
	vfmadd231ps	%zmm12, %zmm14, %zmm10
	vmovaps	%zmm7, %zmm12
	vfmadd213ps	%zmm1, %zmm25, %zmm12
	vfmadd231ps	-576(%r10), %zmm17, %zmm12
	vfmadd231ps	%zmm15, %zmm19, %zmm10
	vfmadd231ps	%zmm18, %zmm14, %zmm12
	vmovaps	%zmm7, %zmm18
	vfmadd213ps	%zmm1, %zmm24, %zmm18
	vfmadd231ps	-704(%r10), %zmm17, %zmm18
	vfmadd231ps	-448(%r10,%rbp), %zmm13, %zmm10
	vfmadd231ps	%zmm25, %zmm14, %zmm18
	vfmadd231ps	%zmm15, %zmm21, %zmm12
	vfmadd231ps	-576(%r10,%rbp), %zmm13, %zmm12
	vfmadd231ps	(%r10,%rbp), %zmm11, %zmm5
	vfmadd231ps	%zmm15, %zmm22, %zmm18
	vfmadd231ps	-704(%r10,%rbp), %zmm13, %zmm18
	vfmadd132ps	-896(%r10), %zmm1, %zmm7
	vfmadd231ps	%zmm16, %zmm11, %zmm6
	vfmadd231ps	-832(%r10), %zmm17, %zmm7
	vfmadd231ps	%zmm14, %zmm24, %zmm7
	vfmadd231ps	-896(%r10,%rbp), %zmm15, %zmm7
	vfmadd231ps	%zmm20, %zmm11, %zmm8
	vfmadd231ps	%zmm23, %zmm11, %zmm10
	vfmadd231ps	-832(%r10,%rbp), %zmm13, %zmm7
	vmovups	-768(%r10,%r11), %zmm13
	vfmadd231ps	%zmm11, %zmm22, %zmm7
	vmovups	-640(%r10,%r11), %zmm14
	vmovups	-512(%r10,%r11), %zmm15
	vfmadd231ps	-896(%r10,%r11), %zmm9, %zmm7
	vfmadd231ps	%zmm21, %zmm11, %zmm18
	vmovups	-384(%r10,%r11), %zmm16
	vmovups	-256(%r10,%r11), %zmm17
	vfmadd231ps	%zmm19, %zmm11, %zmm12
	vfmadd231ps	%zmm9, %zmm13, %zmm18
	vmovups	-128(%r10,%r11), %zmm11
	vmovups	320(%rbx), %zmm19
	vfmadd231ps	%zmm9, %zmm14, %zmm12
	vfmadd231ps	%zmm9, %zmm15, %zmm10
	vfmadd231ps	-832(%r10,%r11), %zmm19, %zmm7
	vfmadd231ps	-704(%r10,%r11), %zmm19, %zmm18
	vfmadd231ps	%zmm9, %zmm16, %zmm8
	vfmadd231ps	%zmm9, %zmm17, %zmm6
	vfmadd231ps	-576(%r10,%r11), %zmm19, %zmm12
	vfmadd231ps	-448(%r10,%r11), %zmm19, %zmm10
	vfmadd231ps	%zmm9, %zmm11, %zmm5
	vfmadd231ps	-320(%r10,%r11), %zmm19, %zmm8
	vfmadd231ps	-192(%r10,%r11), %zmm19, %zmm6
	vfmadd231ps	-64(%r10,%r11), %zmm19, %zmm5
	vmovups	512(%rbx), %zmm9
	vfmadd231ps	%zmm14, %zmm9, %zmm18
	vfmadd231ps	%zmm15, %zmm9, %zmm12
	vfmadd231ps	%zmm16, %zmm9, %zmm10
	vfmadd231ps	%zmm13, %zmm9, %zmm7
	vfmadd231ps	%zmm17, %zmm9, %zmm8
	vfmadd231ps	(%r10,%r11), %zmm9, %zmm5
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcmpltps	%zmm0, %zmm18, %k1
	vmulps	%zmm18, %zmm4, %zmm18 {%k1}
	vmaxps	%zmm18, %zmm2, %zmm13
	vmovups	%zmm7, (%r8)
	vminps	%zmm13, %zmm3, %zmm7
	vmovups	%zmm7, (%r8,%rsi)
	vcmpltps	%zmm0, %zmm12, %k1
	vmulps	%zmm12, %zmm4, %zmm12 {%k1}
	addq	%rsi, %r8
	vmaxps	%zmm12, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm7, (%rsi,%r8)
	vcmpltps	%zmm0, %zmm10, %k1
	addq	%rsi, %r8
	vmulps	%zmm10, %zmm4, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm7, (%rsi,%r8)
	addq	%rsi, %r8
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm7, (%rsi,%r8)
	vfmadd231ps	%zmm11, %zmm9, %zmm6
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	addq	%rsi, %r8
	vmovups	%zmm6, (%rsi,%r8)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	addq	%rsi, %r8
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rsi,%r8)
	addq	%r15, %r10
	addq	%r14, %r8
	decq	%rdx
	jne	.LBB104_5
	jmp	.LBB104_6
	.p2align	4
.LBB104_9:
	cmpq	$8, %rax
	jl	.LBB104_13
	movq	336(%r13), %rbp
	movl	$8, %ecx
	testq	%rbp, %rbp
	je	.LBB104_7
	movq	344(%r13), %r8
	movq	%r8, %rdx
	imulq	%r9, %rdx
	shlq	$2, %rdx
	addq	320(%r13), %rdx
	movq	%r9, %r11
	shlq	$7, %r11
	addq	-8(%rsp), %r11
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %r10
	movq	48(%r13), %rbx
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	movq	352(%r13), %r14
	leaq	(%r8,%r8,8), %rax
	leaq	(%rax,%rax,2), %rax
	addq	%r8, %rax
	movq	24(%r13), %r15
	imulq	%r12, %r15
	movq	%r12, %rsi
	imulq	%r10, %rsi
	imulq	-64(%rsp), %r10
	shlq	$2, %r14
	subq	%rax, %r14
	shlq	$2, %r8
	addq	%r8, %r14
	.p2align	4
.LBB104_12:
	vmovups	448(%rbx), %zmm12
	vmovups	256(%rbx), %zmm13
	vmovups	-128(%r11,%rsi), %zmm18
	vmovups	384(%rbx), %zmm15
	vmovups	(%rbx), %zmm8
	vmovups	64(%rbx), %zmm16
	vmovups	128(%rbx), %zmm10
	vmovups	192(%rbx), %zmm17
	vmovups	-128(%r11), %zmm9
	vmovaps	%zmm8, %zmm5
	vfmadd213ps	%zmm1, %zmm9, %zmm5
	vmovups	-256(%r11,%rsi), %zmm20
	vfmadd231ps	-64(%r11), %zmm17, %zmm5
	vmovups	-256(%r11), %zmm11
	vmovaps	%zmm8, %zmm6
	vfmadd213ps	%zmm1, %zmm11, %zmm6
	vfmadd231ps	-192(%r11), %zmm17, %zmm6
	vmovups	-384(%r11,%rsi), %zmm23
	vmovups	-384(%r11), %zmm14
	vmovaps	%zmm8, %zmm7
	vfmadd213ps	%zmm1, %zmm14, %zmm7
	vmovups	-896(%r11,%rsi), %zmm22
	vmovups	-768(%r11,%rsi), %zmm21
	vfmadd231ps	-320(%r11), %zmm17, %zmm7
	vmovups	-640(%r11,%rsi), %zmm24
	vmovups	-512(%r11,%rsi), %zmm25
	vfmadd231ps	(%r11), %zmm15, %zmm5
	vfmadd231ps	%zmm9, %zmm15, %zmm6
	vmovups	-896(%r11), %zmm26
	vmovups	-768(%r11), %zmm27
	vfmadd231ps	%zmm16, %zmm18, %zmm5
	vmovups	-640(%r11), %zmm19
	vmovups	-512(%r11), %zmm28
	vfmadd231ps	-64(%r11,%rsi), %zmm13, %zmm5
	vfmadd231ps	%zmm16, %zmm20, %zmm6
	vmovaps	%zmm8, %zmm9
	vfmadd213ps	%zmm1, %zmm28, %zmm9
	vfmadd231ps	-448(%r11), %zmm17, %zmm9
	vfmadd231ps	-192(%r11,%rsi), %zmm13, %zmm6
	vfmadd231ps	%zmm11, %zmm15, %zmm7
	vfmadd231ps	%zmm14, %zmm15, %zmm9
	vmovaps	%zmm8, %zmm11
	vfmadd213ps	%zmm1, %zmm19, %zmm11
	vfmadd231ps	-576(%r11), %zmm17, %zmm11
	vfmadd231ps	%zmm16, %zmm23, %zmm7
	vfmadd231ps	%zmm28, %zmm15, %zmm11
	vmovaps	%zmm8, %zmm14
	vfmadd213ps	%zmm1, %zmm27, %zmm14
	vfmadd231ps	-704(%r11), %zmm17, %zmm14
	vfmadd231ps	-320(%r11,%rsi), %zmm13, %zmm7
	vfmadd231ps	%zmm19, %zmm15, %zmm14
	vmovaps	%zmm8, %zmm19
	vfmadd213ps	%zmm1, %zmm26, %zmm19
	vfmadd231ps	-832(%r11), %zmm17, %zmm19
	vfmadd231ps	(%r11,%rsi), %zmm12, %zmm5
	vfmadd231ps	%zmm27, %zmm15, %zmm19
	vfmadd231ps	%zmm16, %zmm25, %zmm9
	vfmadd231ps	-448(%r11,%rsi), %zmm13, %zmm9
	vfmadd231ps	%zmm16, %zmm24, %zmm11
	vfmadd231ps	%zmm18, %zmm12, %zmm6
	vfmadd231ps	-576(%r11,%rsi), %zmm13, %zmm11
	vfmadd231ps	%zmm16, %zmm21, %zmm14
	vfmadd231ps	-704(%r11,%rsi), %zmm13, %zmm14
	vfmadd231ps	%zmm20, %zmm12, %zmm7
	vfmadd231ps	%zmm16, %zmm22, %zmm19
	vfmadd231ps	-832(%r11,%rsi), %zmm13, %zmm19
	vfmadd132ps	-1024(%r11), %zmm1, %zmm8
	vfmadd231ps	%zmm23, %zmm12, %zmm9
	vfmadd231ps	-960(%r11), %zmm17, %zmm8
	vfmadd231ps	%zmm15, %zmm26, %zmm8
	vfmadd231ps	-1024(%r11,%rsi), %zmm16, %zmm8
	vfmadd231ps	%zmm25, %zmm12, %zmm11
	vfmadd231ps	%zmm24, %zmm12, %zmm14
	vfmadd231ps	-960(%r11,%rsi), %zmm13, %zmm8
	vmovups	-896(%r11,%r10), %zmm13
	vfmadd231ps	%zmm12, %zmm22, %zmm8
	vmovups	-768(%r11,%r10), %zmm15
	vmovups	-640(%r11,%r10), %zmm16
	vfmadd231ps	-1024(%r11,%r10), %zmm10, %zmm8
	vfmadd231ps	%zmm21, %zmm12, %zmm19
	vmovups	-512(%r11,%r10), %zmm17
	vfmadd231ps	%zmm10, %zmm13, %zmm19
	vfmadd231ps	%zmm10, %zmm15, %zmm14
	vfmadd231ps	%zmm10, %zmm16, %zmm11
	vfmadd231ps	%zmm10, %zmm17, %zmm9
	vmovups	-384(%r11,%r10), %zmm18
	vmovups	-256(%r11,%r10), %zmm20
	vfmadd231ps	%zmm10, %zmm18, %zmm7
	vmovups	-128(%r11,%r10), %zmm12
	vmovups	320(%rbx), %zmm21
	vfmadd231ps	-960(%r11,%r10), %zmm21, %zmm8
	vfmadd231ps	%zmm10, %zmm20, %zmm6
	vfmadd231ps	-832(%r11,%r10), %zmm21, %zmm19
	vfmadd231ps	-704(%r11,%r10), %zmm21, %zmm14
	vfmadd231ps	%zmm10, %zmm12, %zmm5
	vfmadd231ps	-576(%r11,%r10), %zmm21, %zmm11
	vfmadd231ps	-448(%r11,%r10), %zmm21, %zmm9
	vfmadd231ps	-320(%r11,%r10), %zmm21, %zmm7
	vfmadd231ps	-192(%r11,%r10), %zmm21, %zmm6
	vmovups	512(%rbx), %zmm10
	vfmadd231ps	-64(%r11,%r10), %zmm21, %zmm5
	vfmadd231ps	%zmm15, %zmm10, %zmm19
	vfmadd231ps	%zmm16, %zmm10, %zmm14
	vfmadd231ps	%zmm17, %zmm10, %zmm11
	vfmadd231ps	%zmm18, %zmm10, %zmm9
	vfmadd231ps	%zmm20, %zmm10, %zmm7
	vfmadd231ps	%zmm13, %zmm10, %zmm8
	vfmadd231ps	(%r11,%r10), %zmm10, %zmm5
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcmpltps	%zmm0, %zmm19, %k1
	vmulps	%zmm19, %zmm4, %zmm19 {%k1}
	vmaxps	%zmm19, %zmm2, %zmm13
	vminps	%zmm13, %zmm3, %zmm13
	vmovups	%zmm8, (%rdx)
	vmovups	%zmm13, (%rdx,%r8)
	vcmpltps	%zmm0, %zmm14, %k1
	vmulps	%zmm14, %zmm4, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm2, %zmm8
	addq	%r8, %rdx
	vminps	%zmm8, %zmm3, %zmm8
	vmovups	%zmm8, (%r8,%rdx)
	vcmpltps	%zmm0, %zmm11, %k1
	vmulps	%zmm11, %zmm4, %zmm11 {%k1}
	addq	%r8, %rdx
	vmaxps	%zmm11, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vmovups	%zmm8, (%r8,%rdx)
	vcmpltps	%zmm0, %zmm9, %k1
	addq	%r8, %rdx
	vmulps	%zmm9, %zmm4, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vmovups	%zmm8, (%r8,%rdx)
	addq	%r8, %rdx
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm7, (%r8,%rdx)
	vfmadd231ps	%zmm12, %zmm10, %zmm6
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	addq	%r8, %rdx
	vmovups	%zmm6, (%r8,%rdx)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	addq	%r8, %rdx
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%r8,%rdx)
	addq	%r15, %r11
	addq	%r14, %rdx
	decq	%rbp
	jne	.LBB104_12
	jmp	.LBB104_6
	.p2align	4
.LBB104_13:
	cmpq	$4, %rax
	jl	.LBB104_22
	movq	336(%r13), %rdx
	movl	$4, %ecx
	testq	%rdx, %rdx
	je	.LBB104_7
	movq	344(%r13), %rax
	movq	320(%r13), %rsi
	movq	%r9, %r8
	shlq	$7, %r8
	addq	-24(%rsp), %r8
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %r10
	movq	48(%r13), %r11
	vmovups	192(%r13), %zmm2
	movq	352(%r13), %rbx
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	movq	24(%r13), %r14
	imulq	%r12, %r14
	leaq	(,%r9,4), %r15
	leaq	12(,%r9,4), %rbp
	imulq	%rax, %rbp
	leaq	8(,%r9,4), %rdi
	imulq	%rax, %rdi
	imulq	%rax, %r15
	leaq	4(,%r9,4), %rcx
	imulq	%rax, %rcx
	imulq	%r10, %r12
	imulq	-64(%rsp), %r10
	shlq	$2, %rbx
	.p2align	4
.LBB104_16:
	vmovups	448(%r11), %zmm8
	vmovups	256(%r11), %zmm10
	vmovups	-384(%r8,%r12), %zmm11
	vmovups	-256(%r8,%r12), %zmm12
	vmovups	-128(%r8,%r12), %zmm13
	vmovups	384(%r11), %zmm14
	vmovups	(%r11), %zmm6
	vmovups	64(%r11), %zmm15
	vmovups	128(%r11), %zmm9
	vmovups	192(%r11), %zmm16
	vmovups	-384(%r8), %zmm17
	vmovups	-256(%r8), %zmm18
	vmovups	-128(%r8), %zmm19
	vmovaps	%zmm6, %zmm5
	vfmadd213ps	%zmm1, %zmm19, %zmm5
	vfmadd231ps	-64(%r8), %zmm16, %zmm5
	vfmadd231ps	(%r8), %zmm14, %zmm5
	vfmadd231ps	%zmm15, %zmm13, %zmm5
	vfmadd231ps	-64(%r8,%r12), %zmm10, %zmm5
	vfmadd231ps	(%r8,%r12), %zmm8, %zmm5
	vmovaps	%zmm6, %zmm7
	vfmadd213ps	%zmm1, %zmm18, %zmm7
	vfmadd231ps	-192(%r8), %zmm16, %zmm7
	vfmadd231ps	%zmm19, %zmm14, %zmm7
	vfmadd231ps	%zmm15, %zmm12, %zmm7
	vfmadd231ps	-192(%r8,%r12), %zmm10, %zmm7
	vmovaps	%zmm6, %zmm19
	vfmadd213ps	%zmm1, %zmm17, %zmm19
	vfmadd231ps	-320(%r8), %zmm16, %zmm19
	vfmadd231ps	%zmm18, %zmm14, %zmm19
	vfmadd231ps	%zmm15, %zmm11, %zmm19
	vfmadd231ps	-320(%r8,%r12), %zmm10, %zmm19
	vfmadd132ps	-512(%r8), %zmm1, %zmm6
	vfmadd231ps	-448(%r8), %zmm16, %zmm6
	vfmadd231ps	%zmm14, %zmm17, %zmm6
	vfmadd231ps	-512(%r8,%r12), %zmm15, %zmm6
	vfmadd231ps	%zmm13, %zmm8, %zmm7
	vfmadd231ps	-448(%r8,%r12), %zmm10, %zmm6
	vfmadd231ps	%zmm8, %zmm11, %zmm6
	vfmadd231ps	-512(%r8,%r10), %zmm9, %zmm6
	vmovups	-384(%r8,%r10), %zmm10
	vmovups	-256(%r8,%r10), %zmm11
	vmovups	-128(%r8,%r10), %zmm13
	vfmadd231ps	%zmm12, %zmm8, %zmm19
	vfmadd231ps	%zmm9, %zmm10, %zmm19
	vfmadd231ps	%zmm9, %zmm11, %zmm7
	vfmadd231ps	%zmm9, %zmm13, %zmm5
	vmovups	320(%r11), %zmm8
	vfmadd231ps	-448(%r8,%r10), %zmm8, %zmm6
	vfmadd231ps	-320(%r8,%r10), %zmm8, %zmm19
	vfmadd231ps	-192(%r8,%r10), %zmm8, %zmm7
	vfmadd231ps	-64(%r8,%r10), %zmm8, %zmm5
	vmovups	512(%r11), %zmm8
	vfmadd231ps	%zmm10, %zmm8, %zmm6
	vfmadd231ps	%zmm11, %zmm8, %zmm19
	vfmadd231ps	%zmm13, %zmm8, %zmm7
	vfmadd231ps	(%r8,%r10), %zmm8, %zmm5
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%rsi,%r15)
	vcmpltps	%zmm0, %zmm19, %k1
	vmulps	%zmm19, %zmm4, %zmm19 {%k1}
	vmaxps	%zmm19, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%rsi,%rcx)
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%rsi,%rdi)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rsi,%rbp)
	addq	%r14, %r8
	addq	%rbx, %rsi
	decq	%rdx
	jne	.LBB104_16
	movq	-48(%rsp), %r12
	movq	-16(%rsp), %rdi
	movq	-56(%rsp), %r15
	movl	$4, %ecx
	jmp	.LBB104_7
.LBB104_22:
	cmpq	$1, %rax
	jle	.LBB104_23
	movq	336(%r13), %rax
	movl	$2, %ecx
	testq	%rax, %rax
	je	.LBB104_7
	movq	344(%r13), %r15
	movq	320(%r13), %rcx
	movq	%r9, %rdx
	shlq	$7, %rdx
	addq	-40(%rsp), %rdx
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %rsi
	movq	%r12, %r11
	movq	48(%r13), %r12
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	movq	352(%r13), %r8
	vmovups	128(%r13), %zmm4
	movq	24(%r13), %r10
	imulq	%r11, %r10
	imulq	%rsi, %r11
	imulq	-64(%rsp), %rsi
	leaq	(,%r9,4), %rbx
	imulq	%r15, %rbx
	shlq	$2, %r8
	leaq	4(,%r9,4), %r14
	imulq	%r15, %r14
	.p2align	4
.LBB104_20:
	vmovups	448(%r12), %zmm5
	vmovups	256(%r12), %zmm6
	vmovups	-128(%rdx,%r11), %zmm7
	vmovups	384(%r12), %zmm8
	vmovups	(%r12), %zmm9
	vmovups	64(%r12), %zmm10
	vmovups	128(%r12), %zmm11
	vmovups	192(%r12), %zmm12
	vmovups	-128(%rdx), %zmm13
	vmovaps	%zmm9, %zmm14
	vfmadd213ps	%zmm1, %zmm13, %zmm14
	vfmadd231ps	-64(%rdx), %zmm12, %zmm14
	vfmadd231ps	(%rdx), %zmm8, %zmm14
	vfmadd231ps	%zmm10, %zmm7, %zmm14
	vfmadd231ps	-64(%rdx,%r11), %zmm6, %zmm14
	vfmadd231ps	(%rdx,%r11), %zmm5, %zmm14
	vfmadd132ps	-256(%rdx), %zmm1, %zmm9
	vfmadd231ps	-192(%rdx), %zmm12, %zmm9
	vfmadd231ps	%zmm8, %zmm13, %zmm9
	vfmadd231ps	-256(%rdx,%r11), %zmm10, %zmm9
	vfmadd231ps	-192(%rdx,%r11), %zmm6, %zmm9
	vfmadd231ps	%zmm5, %zmm7, %zmm9
	vfmadd231ps	-256(%rdx,%rsi), %zmm11, %zmm9
	vmovups	-128(%rdx,%rsi), %zmm5
	vfmadd231ps	%zmm11, %zmm5, %zmm14
	vmovups	320(%r12), %zmm6
	vfmadd231ps	-192(%rdx,%rsi), %zmm6, %zmm9
	vfmadd231ps	-64(%rdx,%rsi), %zmm6, %zmm14
	vmovups	512(%r12), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm9
	vfmadd231ps	(%rdx,%rsi), %zmm6, %zmm14
	vcmpltps	%zmm0, %zmm9, %k1
	vmulps	%zmm9, %zmm4, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rcx,%rbx)
	vcmpltps	%zmm0, %zmm14, %k1
	vmulps	%zmm14, %zmm4, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rcx,%r14)
	addq	%r10, %rdx
	addq	%r8, %rcx
	decq	%rax
	jne	.LBB104_20
	movq	-48(%rsp), %r12
	movq	-56(%rsp), %r15
	movl	$2, %ecx
	jmp	.LBB104_7
.LBB104_23:
	movq	336(%r13), %rax
	movl	$1, %ecx
	testq	%rax, %rax
	je	.LBB104_7
	movq	344(%r13), %rcx
	imulq	%r9, %rcx
	shlq	$2, %rcx
	addq	320(%r13), %rcx
	movq	%r9, %rdx
	shlq	$7, %rdx
	addq	-32(%rsp), %rdx
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %rsi
	movq	48(%r13), %r14
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	movq	352(%r13), %r8
	movq	-64(%rsp), %r10
	imulq	%rsi, %r10
	movq	24(%r13), %r11
	imulq	%r12, %r11
	imulq	%r12, %rsi
	shlq	$2, %r8
	.p2align	4
.LBB104_25:
	vmovups	-128(%rdx), %zmm5
	vmovups	-128(%rdx,%rsi), %zmm6
	vmovups	-64(%rdx), %zmm7
	vfmadd132ps	(%r14), %zmm1, %zmm5
	vmovups	(%rdx), %zmm8
	vfmadd231ps	192(%r14), %zmm7, %zmm5
	vfmadd231ps	384(%r14), %zmm8, %zmm5
	vmovups	-64(%rdx,%rsi), %zmm7
	vfmadd231ps	64(%r14), %zmm6, %zmm5
	vfmadd231ps	256(%r14), %zmm7, %zmm5
	vmovups	(%rdx,%rsi), %zmm6
	vfmadd231ps	448(%r14), %zmm6, %zmm5
	vmovups	-128(%rdx,%r10), %zmm6
	vmovups	-64(%rdx,%r10), %zmm7
	vfmadd132ps	128(%r14), %zmm5, %zmm6
	vfmadd231ps	320(%r14), %zmm7, %zmm6
	vmovups	(%rdx,%r10), %zmm5
	vfmadd231ps	512(%r14), %zmm5, %zmm6
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rcx)
	addq	%r11, %rdx
	addq	%r8, %rcx
	decq	%rax
	jne	.LBB104_25
	movq	-48(%rsp), %r12
	movl	$1, %ecx
	jmp	.LBB104_7
.LBB104_8:
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
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end104-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n
	.weak	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n,@function
$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n:
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
	movq	%rdi, -80(%rsp)
	movq	328(%r13), %rbp
	testq	%rbp, %rbp
	jle	.LBB105_10
	movq	%rsi, %rax
	shlq	$8, %rax
	movq	%rax, -64(%rsp)
	movq	%rsi, %rax
	shlq	$6, %rax
	movq	%rax, -96(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -72(%rsp)
	shlq	$7, %rsi
	movq	%rsi, -56(%rsp)
	movq	-80(%rsp), %rax
	leaq	448(%rax), %rcx
	movq	%rcx, -32(%rsp)
	leaq	704(%rax), %rcx
	movq	%rcx, -24(%rsp)
	addq	$640, %rax
	movq	%rax, -16(%rsp)
	xorl	%r12d, %r12d
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%r13, -40(%rsp)
	movq	%rbp, -48(%rsp)
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
	movq	336(%r13), %rax
	movl	$7, %r15d
	testq	%rax, %rax
	je	.LBB105_9
	movq	344(%r13), %rdx
	movq	%rdx, %rsi
	imulq	%r12, %rsi
	shlq	$2, %rsi
	addq	320(%r13), %rsi
	movq	%r12, -88(%rsp)
	movq	%r12, %rdi
	shlq	$6, %rdi
	addq	-16(%rsp), %rdi
	vmovups	64(%r13), %zmm1
	movq	48(%r13), %r8
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	movq	352(%r13), %rcx
	leaq	(,%rdx,4), %r11
	leaq	(%r11,%r11,2), %r9
	movq	%rdx, %r10
	shlq	$4, %r10
	leaq	(%r11,%r11,4), %r11
	leaq	(,%rdx,8), %rbx
	leaq	(%rbx,%rbx,2), %rbx
	movq	24(%r13), %r14
	movq	-96(%rsp), %r12
	imulq	%r12, %r14
	movq	40(%r13), %r15
	imulq	%r12, %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB105_5:
	movq	%rdi, %r13
	xorl	%ebp, %ebp
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	.p2align	4
.LBB105_6:
	vmovups	(%r8,%rbp), %zmm13
	vmovups	320(%r8,%rbp), %zmm14
	vfmadd231ps	-640(%r13), %zmm13, %zmm11
	vmovups	-576(%r13), %zmm15
	vmovups	-512(%r13), %zmm16
	vmovups	-448(%r13), %zmm17
	vmovups	-384(%r13), %zmm12
	vfmadd231ps	%zmm13, %zmm15, %zmm10
	vfmadd231ps	%zmm13, %zmm16, %zmm9
	vfmadd231ps	%zmm13, %zmm17, %zmm8
	vfmadd231ps	%zmm13, %zmm12, %zmm7
	vmovups	-320(%r13), %zmm18
	vfmadd231ps	%zmm13, %zmm18, %zmm6
	vmovups	-256(%r13), %zmm19
	vfmadd231ps	%zmm13, %zmm19, %zmm5
	vfmadd231ps	%zmm15, %zmm14, %zmm11
	vfmadd231ps	%zmm14, %zmm16, %zmm10
	vfmadd231ps	%zmm14, %zmm17, %zmm9
	vfmadd231ps	%zmm14, %zmm12, %zmm8
	vfmadd231ps	%zmm14, %zmm18, %zmm7
	vfmadd231ps	%zmm14, %zmm19, %zmm6
	vmovups	-192(%r13), %zmm13
	vfmadd231ps	%zmm14, %zmm13, %zmm5
	vmovups	640(%r8,%rbp), %zmm14
	vfmadd231ps	%zmm16, %zmm14, %zmm11
	vfmadd231ps	%zmm14, %zmm17, %zmm10
	vfmadd231ps	%zmm14, %zmm12, %zmm9
	vfmadd231ps	%zmm14, %zmm18, %zmm8
	vfmadd231ps	%zmm14, %zmm19, %zmm7
	vfmadd231ps	%zmm14, %zmm13, %zmm6
	vmovups	-128(%r13), %zmm15
	vfmadd231ps	%zmm14, %zmm15, %zmm5
	vmovups	960(%r8,%rbp), %zmm14
	vfmadd231ps	%zmm17, %zmm14, %zmm11
	vfmadd231ps	%zmm14, %zmm12, %zmm10
	vfmadd231ps	%zmm14, %zmm18, %zmm9
	vfmadd231ps	%zmm14, %zmm19, %zmm8
	vfmadd231ps	%zmm14, %zmm13, %zmm7
	vfmadd231ps	%zmm14, %zmm15, %zmm6
	vmovups	-64(%r13), %zmm16
	vmovups	1280(%r8,%rbp), %zmm17
	vfmadd231ps	%zmm14, %zmm16, %zmm5
	vfmadd231ps	%zmm12, %zmm17, %zmm11
	vfmadd231ps	%zmm18, %zmm17, %zmm10
	vfmadd231ps	%zmm19, %zmm17, %zmm9
	vfmadd231ps	%zmm13, %zmm17, %zmm8
	vfmadd231ps	%zmm15, %zmm17, %zmm7
	vfmadd231ps	%zmm16, %zmm17, %zmm6
	vfmadd231ps	(%r13), %zmm17, %zmm5
	addq	$64, %rbp
	addq	%r15, %r13
	cmpq	$320, %rbp
	jne	.LBB105_6
	incq	%r12
	vcmpltps	%zmm0, %zmm11, %k1
	vmulps	%zmm11, %zmm4, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm2, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vmovups	%zmm11, (%rsi)
	vcmpltps	%zmm0, %zmm10, %k1
	vmulps	%zmm10, %zmm4, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm2, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vmovups	%zmm10, (%rsi,%rdx,4)
	vcmpltps	%zmm0, %zmm9, %k1
	vmulps	%zmm9, %zmm4, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm2, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vmovups	%zmm9, (%rsi,%rdx,8)
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vmovups	%zmm8, (%rsi,%r9)
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm7, (%rsi,%r10)
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%rsi,%r11)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rsi,%rbx)
	leaq	(%rsi,%rcx,4), %rsi
	addq	%r14, %rdi
	cmpq	%rax, %r12
	jne	.LBB105_5
	movq	-40(%rsp), %r13
	movq	-48(%rsp), %rbp
	movq	-88(%rsp), %r12
	movl	$7, %r15d
	jmp	.LBB105_9
	.p2align	4
.LBB105_11:
	cmpq	$8, %rax
	jl	.LBB105_18
	movq	336(%r13), %rax
	movl	$8, %r15d
	testq	%rax, %rax
	je	.LBB105_9
	movq	%rax, %rsi
	movq	344(%r13), %rdi
	movq	%rdi, %r8
	imulq	%r12, %r8
	shlq	$2, %r8
	addq	320(%r13), %r8
	movq	%r12, -88(%rsp)
	movq	%r12, %r9
	shlq	$6, %r9
	addq	-24(%rsp), %r9
	vmovups	64(%r13), %zmm1
	movq	48(%r13), %rdx
	movq	352(%r13), %rax
	movq	%rax, -8(%rsp)
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
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
	movq	-96(%rsp), %rax
	imulq	%rax, %r12
	movq	40(%r13), %rbp
	imulq	%rax, %rbp
	xorl	%ecx, %ecx
	movq	%rsi, %r13
	.p2align	4
.LBB105_14:
	movq	%r9, %rax
	xorl	%esi, %esi
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm1, %zmm12
	.p2align	4
.LBB105_15:
	vmovups	(%rdx,%rsi), %zmm16
	vmovups	320(%rdx,%rsi), %zmm17
	vfmadd231ps	-704(%rax), %zmm16, %zmm12
	vmovups	-640(%rax), %zmm18
	vmovups	-576(%rax), %zmm19
	vmovups	-512(%rax), %zmm20
	vmovups	-448(%rax), %zmm13
	vfmadd231ps	%zmm16, %zmm18, %zmm11
	vfmadd231ps	%zmm16, %zmm19, %zmm10
	vfmadd231ps	%zmm16, %zmm20, %zmm9
	vfmadd231ps	%zmm16, %zmm13, %zmm8
	vmovups	-384(%rax), %zmm14
	vfmadd231ps	%zmm16, %zmm14, %zmm7
	vmovups	-320(%rax), %zmm15
	vfmadd231ps	%zmm16, %zmm15, %zmm6
	vmovups	-256(%rax), %zmm21
	vfmadd231ps	%zmm16, %zmm21, %zmm5
	vfmadd231ps	%zmm18, %zmm17, %zmm12
	vfmadd231ps	%zmm17, %zmm19, %zmm11
	vfmadd231ps	%zmm17, %zmm20, %zmm10
	vfmadd231ps	%zmm17, %zmm13, %zmm9
	vfmadd231ps	%zmm17, %zmm14, %zmm8
	vfmadd231ps	%zmm17, %zmm15, %zmm7
	vfmadd231ps	%zmm17, %zmm21, %zmm6
	vmovups	-192(%rax), %zmm16
	vfmadd231ps	%zmm17, %zmm16, %zmm5
	vmovups	640(%rdx,%rsi), %zmm17
	vfmadd231ps	%zmm19, %zmm17, %zmm12
	vfmadd231ps	%zmm17, %zmm20, %zmm11
	vfmadd231ps	%zmm17, %zmm13, %zmm10
	vfmadd231ps	%zmm17, %zmm14, %zmm9
	vfmadd231ps	%zmm17, %zmm15, %zmm8
	vfmadd231ps	%zmm17, %zmm21, %zmm7
	vfmadd231ps	%zmm17, %zmm16, %zmm6
	vmovups	-128(%rax), %zmm18
	vfmadd231ps	%zmm17, %zmm18, %zmm5
	vmovups	960(%rdx,%rsi), %zmm17
	vfmadd231ps	%zmm20, %zmm17, %zmm12
	vfmadd231ps	%zmm17, %zmm13, %zmm11
	vfmadd231ps	%zmm17, %zmm14, %zmm10
	vfmadd231ps	%zmm17, %zmm15, %zmm9
	vfmadd231ps	%zmm17, %zmm21, %zmm8
	vfmadd231ps	%zmm17, %zmm16, %zmm7
	vfmadd231ps	%zmm17, %zmm18, %zmm6
	vmovups	-64(%rax), %zmm19
	vfmadd231ps	%zmm17, %zmm19, %zmm5
	vmovups	1280(%rdx,%rsi), %zmm17
	vfmadd231ps	%zmm13, %zmm17, %zmm12
	vfmadd231ps	%zmm14, %zmm17, %zmm11
	vfmadd231ps	%zmm15, %zmm17, %zmm10
	vfmadd231ps	%zmm21, %zmm17, %zmm9
	vfmadd231ps	%zmm16, %zmm17, %zmm8
	vfmadd231ps	%zmm18, %zmm17, %zmm7
	vfmadd231ps	%zmm19, %zmm17, %zmm6
	vfmadd231ps	(%rax), %zmm17, %zmm5
	addq	$64, %rsi
	addq	%rbp, %rax
	cmpq	$320, %rsi
	jne	.LBB105_15
	incq	%rcx
	vcmpltps	%zmm0, %zmm12, %k1
	vmulps	%zmm12, %zmm4, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm2, %zmm12
	vminps	%zmm12, %zmm3, %zmm12
	vmovups	%zmm12, (%r8)
	vcmpltps	%zmm0, %zmm11, %k1
	vmulps	%zmm11, %zmm4, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm2, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vmovups	%zmm11, (%r8,%rdi,4)
	vcmpltps	%zmm0, %zmm10, %k1
	vmulps	%zmm10, %zmm4, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm2, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vmovups	%zmm10, (%r8,%rdi,8)
	vcmpltps	%zmm0, %zmm9, %k1
	vmulps	%zmm9, %zmm4, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm2, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vmovups	%zmm9, (%r8,%r10)
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vmovups	%zmm8, (%r8,%r11)
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm7, (%r8,%rbx)
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%r8,%r14)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%r8,%r15)
	movq	-8(%rsp), %rax
	leaq	(%r8,%rax,4), %r8
	addq	%r12, %r9
	cmpq	%r13, %rcx
	jne	.LBB105_14
	movq	-40(%rsp), %r13
	movq	-48(%rsp), %rbp
	movq	-88(%rsp), %r12
	movl	$8, %r15d
	jmp	.LBB105_9
	.p2align	4
.LBB105_18:
	cmpq	$4, %rax
	jl	.LBB105_29
	movq	336(%r13), %rax
	movl	$4, %r15d
	testq	%rax, %rax
	je	.LBB105_9
	movq	344(%r13), %rcx
	movq	%rcx, %rdx
	imulq	%r12, %rdx
	shlq	$2, %rdx
	addq	320(%r13), %rdx
	movq	%r12, %rsi
	shlq	$6, %rsi
	addq	-32(%rsp), %rsi
	vmovups	64(%r13), %zmm1
	movq	48(%r13), %rdi
	vmovups	192(%r13), %zmm2
	movq	352(%r13), %r8
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	leaq	(,%rcx,4), %r9
	leaq	(%r9,%r9,2), %r9
	movq	24(%r13), %r10
	movq	-96(%rsp), %rbx
	imulq	%rbx, %r10
	movq	40(%r13), %r11
	imulq	%rbx, %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB105_21:
	movq	%rsi, %r14
	xorl	%r15d, %r15d
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	.p2align	4
.LBB105_22:
	vmovups	(%rdi,%r15), %zmm9
	vmovups	320(%rdi,%r15), %zmm10
	vfmadd231ps	-448(%r14), %zmm9, %zmm8
	vmovups	-384(%r14), %zmm11
	vmovups	-320(%r14), %zmm12
	vmovups	-256(%r14), %zmm13
	vmovups	-192(%r14), %zmm14
	vfmadd231ps	%zmm9, %zmm11, %zmm7
	vfmadd231ps	%zmm9, %zmm12, %zmm6
	vfmadd231ps	%zmm9, %zmm13, %zmm5
	vfmadd231ps	%zmm11, %zmm10, %zmm8
	vfmadd231ps	%zmm10, %zmm12, %zmm7
	vfmadd231ps	%zmm10, %zmm13, %zmm6
	vfmadd231ps	%zmm10, %zmm14, %zmm5
	vmovups	640(%rdi,%r15), %zmm9
	vfmadd231ps	%zmm12, %zmm9, %zmm8
	vfmadd231ps	%zmm9, %zmm13, %zmm7
	vfmadd231ps	%zmm9, %zmm14, %zmm6
	vmovups	-128(%r14), %zmm10
	vfmadd231ps	%zmm9, %zmm10, %zmm5
	vmovups	960(%rdi,%r15), %zmm9
	vfmadd231ps	%zmm13, %zmm9, %zmm8
	vfmadd231ps	%zmm9, %zmm14, %zmm7
	vmovups	-64(%r14), %zmm11
	vfmadd231ps	%zmm9, %zmm10, %zmm6
	vfmadd231ps	%zmm9, %zmm11, %zmm5
	vmovups	1280(%rdi,%r15), %zmm9
	vfmadd231ps	%zmm14, %zmm9, %zmm8
	vfmadd231ps	%zmm10, %zmm9, %zmm7
	vfmadd231ps	%zmm11, %zmm9, %zmm6
	vfmadd231ps	(%r14), %zmm9, %zmm5
	addq	$64, %r15
	addq	%r11, %r14
	cmpq	$320, %r15
	jne	.LBB105_22
	incq	%rbx
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vmovups	%zmm8, (%rdx)
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm7, (%rdx,%rcx,4)
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%rdx,%rcx,8)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rdx,%r9)
	leaq	(%rdx,%r8,4), %rdx
	addq	%r10, %rsi
	cmpq	%rax, %rbx
	jne	.LBB105_21
	movl	$4, %r15d
	jmp	.LBB105_9
.LBB105_29:
	cmpq	$1, %rax
	jle	.LBB105_30
	movq	336(%r13), %r9
	movl	$2, %r15d
	testq	%r9, %r9
	je	.LBB105_9
	movq	344(%r13), %rax
	movq	320(%r13), %r8
	movq	%r12, %rbx
	shlq	$6, %rbx
	addq	-80(%rsp), %rbx
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %r10
	movq	48(%r13), %r11
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	movq	352(%r13), %rdi
	movq	-64(%rsp), %rsi
	imulq	%r10, %rsi
	movq	24(%r13), %r14
	movq	-96(%rsp), %rcx
	imulq	%rcx, %r14
	movq	-72(%rsp), %r15
	imulq	%r10, %r15
	movq	%r12, %rdx
	leaq	(,%r12,4), %r12
	imulq	%rax, %r12
	movq	%rdx, -88(%rsp)
	leaq	4(,%rdx,4), %rdx
	imulq	%rax, %rdx
	movq	-56(%rsp), %rax
	imulq	%r10, %rax
	imulq	%rcx, %r10
	shlq	$2, %rdi
	.p2align	4
.LBB105_27:
	vmovups	1472(%r11), %zmm7
	vmovups	64(%rbx,%r15), %zmm8
	vmovups	(%r11), %zmm5
	vmovups	64(%rbx), %zmm9
	vmovups	320(%r11), %zmm10
	vmovaps	%zmm5, %zmm6
	vfmadd213ps	%zmm1, %zmm9, %zmm6
	vfmadd132ps	(%rbx), %zmm1, %zmm5
	vfmadd231ps	%zmm10, %zmm9, %zmm5
	vmovups	128(%rbx), %zmm9
	vfmadd231ps	%zmm10, %zmm9, %zmm6
	vmovups	640(%r11), %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm5
	vmovups	192(%rbx), %zmm9
	vfmadd231ps	%zmm10, %zmm9, %zmm6
	vmovups	960(%r11), %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm5
	vmovups	256(%rbx), %zmm9
	vfmadd231ps	%zmm10, %zmm9, %zmm6
	vmovups	1280(%r11), %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm5
	vmovups	64(%r11), %zmm9
	vfmadd231ps	320(%rbx), %zmm10, %zmm6
	vmovups	64(%rbx,%r10), %zmm10
	vfmadd231ps	(%rbx,%r10), %zmm9, %zmm5
	vfmadd231ps	%zmm9, %zmm10, %zmm6
	vmovups	384(%r11), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm5
	vmovups	128(%rbx,%r10), %zmm10
	vfmadd231ps	%zmm9, %zmm10, %zmm6
	vmovups	704(%r11), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm5
	vmovups	192(%rbx,%r10), %zmm10
	vfmadd231ps	%zmm9, %zmm10, %zmm6
	vmovups	1024(%r11), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm5
	vmovups	256(%rbx,%r10), %zmm10
	vfmadd231ps	%zmm9, %zmm10, %zmm6
	vmovups	1344(%r11), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm5
	vmovups	128(%r11), %zmm10
	vfmadd231ps	320(%rbx,%r10), %zmm9, %zmm6
	vmovups	64(%rbx,%rax), %zmm9
	vfmadd231ps	(%rbx,%rax), %zmm10, %zmm5
	vfmadd231ps	%zmm10, %zmm9, %zmm6
	vmovups	448(%r11), %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm5
	vmovups	128(%rbx,%rax), %zmm9
	vfmadd231ps	%zmm10, %zmm9, %zmm6
	vmovups	768(%r11), %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm5
	vmovups	192(%rbx,%rax), %zmm9
	vfmadd231ps	%zmm10, %zmm9, %zmm6
	vmovups	1088(%r11), %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm5
	vmovups	256(%rbx,%rax), %zmm9
	vfmadd231ps	%zmm10, %zmm9, %zmm6
	vmovups	1408(%r11), %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm5
	vmovups	128(%rbx,%r15), %zmm9
	vfmadd231ps	320(%rbx,%rax), %zmm10, %zmm6
	vmovups	192(%r11), %zmm10
	vfmadd231ps	(%rbx,%r15), %zmm10, %zmm5
	vfmadd231ps	%zmm10, %zmm8, %zmm6
	vmovups	512(%r11), %zmm10
	vfmadd231ps	%zmm10, %zmm8, %zmm5
	vmovups	192(%rbx,%r15), %zmm8
	vfmadd231ps	%zmm10, %zmm9, %zmm6
	vmovups	832(%r11), %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm5
	vmovups	256(%rbx,%r15), %zmm9
	vfmadd231ps	%zmm10, %zmm8, %zmm6
	vmovups	1152(%r11), %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm6
	vfmadd231ps	320(%rbx,%r15), %zmm7, %zmm6
	vfmadd231ps	%zmm10, %zmm8, %zmm5
	vfmadd231ps	%zmm7, %zmm9, %zmm5
	vmovups	256(%r11), %zmm7
	vfmadd231ps	(%rbx,%rsi), %zmm7, %zmm5
	vmovups	64(%rbx,%rsi), %zmm8
	vfmadd231ps	%zmm7, %zmm8, %zmm6
	vmovups	576(%r11), %zmm7
	vfmadd231ps	%zmm8, %zmm7, %zmm5
	vmovups	128(%rbx,%rsi), %zmm8
	vfmadd231ps	%zmm7, %zmm8, %zmm6
	vmovups	896(%r11), %zmm7
	vfmadd231ps	%zmm8, %zmm7, %zmm5
	vmovups	192(%rbx,%rsi), %zmm8
	vfmadd231ps	%zmm7, %zmm8, %zmm6
	vmovups	1216(%r11), %zmm7
	vfmadd231ps	%zmm8, %zmm7, %zmm5
	vmovups	256(%rbx,%rsi), %zmm8
	vfmadd231ps	%zmm7, %zmm8, %zmm6
	vmovups	1536(%r11), %zmm7
	vfmadd231ps	%zmm8, %zmm7, %zmm5
	vfmadd231ps	320(%rbx,%rsi), %zmm7, %zmm6
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%r8,%r12)
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%r8,%rdx)
	addq	%r14, %rbx
	addq	%rdi, %r8
	decq	%r9
	jne	.LBB105_27
	movq	-88(%rsp), %r12
	movl	$2, %r15d
	jmp	.LBB105_9
.LBB105_30:
	movq	336(%r13), %rax
	movl	$1, %r15d
	testq	%rax, %rax
	je	.LBB105_9
	movq	344(%r13), %rcx
	imulq	%r12, %rcx
	shlq	$2, %rcx
	addq	320(%r13), %rcx
	movq	%r12, %rdx
	shlq	$6, %rdx
	addq	-80(%rsp), %rdx
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %rsi
	movq	48(%r13), %rdi
	vmovups	192(%r13), %zmm2
	movq	352(%r13), %r8
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	movq	-64(%rsp), %r9
	imulq	%rsi, %r9
	movq	24(%r13), %r10
	movq	-96(%rsp), %r14
	imulq	%r14, %r10
	movq	-72(%rsp), %r11
	imulq	%rsi, %r11
	movq	-56(%rsp), %rbx
	imulq	%rsi, %rbx
	imulq	%r14, %rsi
	shlq	$2, %r8
	.p2align	4
.LBB105_32:
	vmovups	256(%rdx,%r11), %zmm5
	vmovups	(%rdx,%r11), %zmm6
	vmovups	64(%rdx,%r11), %zmm7
	vmovups	(%rdx,%rbx), %zmm8
	vmovups	64(%rdx,%rbx), %zmm9
	vmovups	256(%rdx,%rsi), %zmm10
	vmovups	(%rdx,%rsi), %zmm11
	vmovups	64(%rdx,%rsi), %zmm12
	vmovups	(%rdx), %zmm13
	vmovups	64(%rdx), %zmm14
	vmovups	128(%rdx), %zmm15
	vfmadd132ps	(%rdi), %zmm1, %zmm13
	vmovups	192(%rdx), %zmm16
	vfmadd231ps	320(%rdi), %zmm14, %zmm13
	vfmadd231ps	640(%rdi), %zmm15, %zmm13
	vmovups	256(%rdx), %zmm14
	vfmadd231ps	960(%rdi), %zmm16, %zmm13
	vfmadd231ps	1280(%rdi), %zmm14, %zmm13
	vmovups	128(%rdx,%rsi), %zmm14
	vfmadd231ps	64(%rdi), %zmm11, %zmm13
	vfmadd231ps	384(%rdi), %zmm12, %zmm13
	vmovups	192(%rdx,%rsi), %zmm11
	vfmadd231ps	704(%rdi), %zmm14, %zmm13
	vfmadd231ps	1024(%rdi), %zmm11, %zmm13
	vmovups	128(%rdx,%rbx), %zmm11
	vfmadd231ps	1344(%rdi), %zmm10, %zmm13
	vfmadd231ps	128(%rdi), %zmm8, %zmm13
	vmovups	192(%rdx,%rbx), %zmm8
	vfmadd231ps	448(%rdi), %zmm9, %zmm13
	vfmadd231ps	768(%rdi), %zmm11, %zmm13
	vmovups	256(%rdx,%rbx), %zmm9
	vfmadd231ps	1088(%rdi), %zmm8, %zmm13
	vfmadd231ps	1408(%rdi), %zmm9, %zmm13
	vmovups	128(%rdx,%r11), %zmm8
	vfmadd231ps	192(%rdi), %zmm6, %zmm13
	vfmadd231ps	512(%rdi), %zmm7, %zmm13
	vmovups	192(%rdx,%r11), %zmm6
	vfmadd231ps	832(%rdi), %zmm8, %zmm13
	vfmadd231ps	1152(%rdi), %zmm6, %zmm13
	vfmadd231ps	1472(%rdi), %zmm5, %zmm13
	vmovups	(%rdx,%r9), %zmm5
	vmovups	64(%rdx,%r9), %zmm6
	vmovups	128(%rdx,%r9), %zmm7
	vfmadd132ps	256(%rdi), %zmm13, %zmm5
	vfmadd231ps	576(%rdi), %zmm6, %zmm5
	vmovups	192(%rdx,%r9), %zmm6
	vfmadd231ps	896(%rdi), %zmm7, %zmm5
	vfmadd231ps	1216(%rdi), %zmm6, %zmm5
	vmovups	256(%rdx,%r9), %zmm6
	vfmadd132ps	1536(%rdi), %zmm5, %zmm6
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rcx)
	addq	%r10, %rdx
	addq	%r8, %rcx
	decq	%rax
	jne	.LBB105_32
	jmp	.LBB105_9
.LBB105_10:
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
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end105-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.weak	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n,@function
$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n:
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
	movq	%rdi, -80(%rsp)
	movq	328(%r13), %rbp
	testq	%rbp, %rbp
	jle	.LBB106_10
	movq	%rsi, %rax
	shlq	$8, %rax
	movq	%rax, -64(%rsp)
	movq	%rsi, %rax
	shlq	$6, %rax
	movq	%rax, -96(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -72(%rsp)
	shlq	$7, %rsi
	movq	%rsi, -56(%rsp)
	movq	-80(%rsp), %rax
	leaq	640(%rax), %rcx
	movq	%rcx, -32(%rsp)
	leaq	1152(%rax), %rcx
	movq	%rcx, -24(%rsp)
	addq	$1024, %rax
	movq	%rax, -16(%rsp)
	xorl	%r12d, %r12d
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%r13, -40(%rsp)
	movq	%rbp, -48(%rsp)
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
	movq	336(%r13), %rcx
	movl	$7, %r15d
	testq	%rcx, %rcx
	je	.LBB106_9
	movq	344(%r13), %rdx
	movq	%rdx, %rsi
	imulq	%r12, %rsi
	shlq	$2, %rsi
	addq	320(%r13), %rsi
	movq	%r12, -88(%rsp)
	movq	%r12, %rax
	shlq	$7, %rax
	addq	-16(%rsp), %rax
	vmovups	64(%r13), %zmm1
	movq	48(%r13), %rdi
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	movq	352(%r13), %r8
	leaq	(,%rdx,4), %r11
	leaq	(%r11,%r11,2), %r9
	movq	%rdx, %r10
	shlq	$4, %r10
	leaq	(%r11,%r11,4), %r11
	leaq	(,%rdx,8), %rbx
	leaq	(%rbx,%rbx,2), %rbx
	movq	24(%r13), %r14
	movq	-96(%rsp), %r12
	imulq	%r12, %r14
	movq	40(%r13), %r15
	imulq	%r12, %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB106_5:
	movq	%rax, %r13
	xorl	%ebp, %ebp
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	.p2align	4
.LBB106_6:
	vmovups	(%rdi,%rbp), %zmm17
	vmovups	320(%rdi,%rbp), %zmm18
	vfmadd231ps	-1024(%r13), %zmm17, %zmm11
	vmovups	-896(%r13), %zmm19
	vmovups	-832(%r13), %zmm20
	vmovups	-768(%r13), %zmm12
	vmovups	-704(%r13), %zmm21
	vfmadd231ps	%zmm17, %zmm19, %zmm10
	vfmadd231ps	%zmm17, %zmm12, %zmm9
	vmovups	-640(%r13), %zmm13
	vfmadd231ps	%zmm17, %zmm13, %zmm8
	vmovups	-512(%r13), %zmm14
	vfmadd231ps	%zmm17, %zmm14, %zmm7
	vmovups	-384(%r13), %zmm15
	vfmadd231ps	%zmm17, %zmm15, %zmm6
	vmovups	-256(%r13), %zmm16
	vfmadd231ps	%zmm17, %zmm16, %zmm5
	vfmadd231ps	-960(%r13), %zmm18, %zmm11
	vfmadd231ps	%zmm18, %zmm20, %zmm10
	vfmadd231ps	%zmm18, %zmm21, %zmm9
	vmovups	-576(%r13), %zmm17
	vmovups	-448(%r13), %zmm22
	vfmadd231ps	%zmm18, %zmm17, %zmm8
	vfmadd231ps	%zmm18, %zmm22, %zmm7
	vmovups	-320(%r13), %zmm23
	vmovups	-192(%r13), %zmm24
	vfmadd231ps	%zmm18, %zmm23, %zmm6
	vfmadd231ps	%zmm18, %zmm24, %zmm5
	vmovups	640(%rdi,%rbp), %zmm18
	vfmadd231ps	%zmm19, %zmm18, %zmm11
	vfmadd231ps	%zmm18, %zmm12, %zmm10
	vfmadd231ps	%zmm18, %zmm13, %zmm9
	vfmadd231ps	%zmm18, %zmm14, %zmm8
	vfmadd231ps	%zmm18, %zmm15, %zmm7
	vfmadd231ps	%zmm18, %zmm16, %zmm6
	vmovups	-128(%r13), %zmm19
	vfmadd231ps	%zmm18, %zmm19, %zmm5
	vmovups	960(%rdi,%rbp), %zmm18
	vfmadd231ps	%zmm20, %zmm18, %zmm11
	vfmadd231ps	%zmm21, %zmm18, %zmm10
	vfmadd231ps	%zmm17, %zmm18, %zmm9
	vfmadd231ps	%zmm22, %zmm18, %zmm8
	vfmadd231ps	%zmm23, %zmm18, %zmm7
	vfmadd231ps	-64(%r13), %zmm18, %zmm5
	vmovups	1280(%rdi,%rbp), %zmm17
	vfmadd231ps	%zmm24, %zmm18, %zmm6
	vfmadd231ps	%zmm12, %zmm17, %zmm11
	vfmadd231ps	%zmm13, %zmm17, %zmm10
	vfmadd231ps	%zmm14, %zmm17, %zmm9
	vfmadd231ps	%zmm15, %zmm17, %zmm8
	vfmadd231ps	%zmm16, %zmm17, %zmm7
	vfmadd231ps	%zmm19, %zmm17, %zmm6
	vfmadd231ps	(%r13), %zmm17, %zmm5
	addq	$64, %rbp
	addq	%r15, %r13
	cmpq	$320, %rbp
	jne	.LBB106_6
	incq	%r12
	vcmpltps	%zmm0, %zmm11, %k1
	vmulps	%zmm11, %zmm4, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm2, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vmovups	%zmm11, (%rsi)
	vcmpltps	%zmm0, %zmm10, %k1
	vmulps	%zmm10, %zmm4, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm2, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vmovups	%zmm10, (%rsi,%rdx,4)
	vcmpltps	%zmm0, %zmm9, %k1
	vmulps	%zmm9, %zmm4, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm2, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vmovups	%zmm9, (%rsi,%rdx,8)
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vmovups	%zmm8, (%rsi,%r9)
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm7, (%rsi,%r10)
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%rsi,%r11)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rsi,%rbx)
	leaq	(%rsi,%r8,4), %rsi
	addq	%r14, %rax
	cmpq	%rcx, %r12
	jne	.LBB106_5
	movq	-40(%rsp), %r13
	movq	-48(%rsp), %rbp
	movq	-88(%rsp), %r12
	movl	$7, %r15d
	jmp	.LBB106_9
	.p2align	4
.LBB106_11:
	cmpq	$8, %rax
	jl	.LBB106_18
	movq	336(%r13), %rax
	movl	$8, %r15d
	testq	%rax, %rax
	je	.LBB106_9
	movq	%rax, %rbx
	movq	344(%r13), %rcx
	movq	%rcx, %r8
	imulq	%r12, %r8
	shlq	$2, %r8
	addq	320(%r13), %r8
	movq	%r12, -88(%rsp)
	movq	%r12, %rdi
	shlq	$7, %rdi
	addq	-24(%rsp), %rdi
	vmovups	64(%r13), %zmm1
	movq	48(%r13), %r11
	movq	352(%r13), %rax
	movq	%rax, -8(%rsp)
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	leaq	(,%rcx,4), %rax
	leaq	(%rax,%rax,2), %rsi
	movq	%rcx, %rdx
	shlq	$4, %rdx
	leaq	(%rax,%rax,4), %r15
	leaq	(,%rcx,8), %rax
	leaq	(%rax,%rax,2), %r12
	leaq	(%rcx,%rcx,8), %rax
	leaq	(%rax,%rax,2), %r14
	addq	%rcx, %r14
	movq	24(%r13), %rax
	movq	-96(%rsp), %r9
	imulq	%r9, %rax
	movq	40(%r13), %rbp
	imulq	%r9, %rbp
	xorl	%r10d, %r10d
	movq	%rbx, %r13
	.p2align	4
.LBB106_14:
	movq	%rdi, %rbx
	xorl	%r9d, %r9d
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm1, %zmm12
	.p2align	4
.LBB106_15:
	vmovups	(%r11,%r9), %zmm21
	vmovups	320(%r11,%r9), %zmm22
	vfmadd231ps	-1152(%rbx), %zmm21, %zmm12
	vmovups	-1024(%rbx), %zmm23
	vmovups	-960(%rbx), %zmm19
	vmovups	-896(%rbx), %zmm13
	vmovups	-832(%rbx), %zmm20
	vfmadd231ps	%zmm21, %zmm23, %zmm11
	vfmadd231ps	%zmm21, %zmm13, %zmm10
	vmovups	-768(%rbx), %zmm14
	vfmadd231ps	%zmm21, %zmm14, %zmm9
	vmovups	-640(%rbx), %zmm15
	vfmadd231ps	%zmm21, %zmm15, %zmm8
	vmovups	-512(%rbx), %zmm16
	vfmadd231ps	%zmm21, %zmm16, %zmm7
	vmovups	-384(%rbx), %zmm17
	vfmadd231ps	%zmm21, %zmm17, %zmm6
	vmovups	-256(%rbx), %zmm18
	vfmadd231ps	%zmm21, %zmm18, %zmm5
	vfmadd231ps	-1088(%rbx), %zmm22, %zmm12
	vfmadd231ps	%zmm22, %zmm19, %zmm11
	vfmadd231ps	%zmm22, %zmm20, %zmm10
	vmovups	-704(%rbx), %zmm21
	vmovups	-576(%rbx), %zmm24
	vfmadd231ps	%zmm22, %zmm21, %zmm9
	vfmadd231ps	%zmm22, %zmm24, %zmm8
	vmovups	-448(%rbx), %zmm25
	vmovups	-320(%rbx), %zmm26
	vfmadd231ps	%zmm22, %zmm25, %zmm7
	vfmadd231ps	%zmm22, %zmm26, %zmm6
	vmovups	-192(%rbx), %zmm27
	vmovups	640(%r11,%r9), %zmm28
	vfmadd231ps	%zmm22, %zmm27, %zmm5
	vfmadd231ps	%zmm23, %zmm28, %zmm12
	vfmadd231ps	%zmm28, %zmm13, %zmm11
	vfmadd231ps	%zmm28, %zmm14, %zmm10
	vfmadd231ps	%zmm28, %zmm15, %zmm9
	vfmadd231ps	%zmm28, %zmm16, %zmm8
	vfmadd231ps	%zmm28, %zmm17, %zmm7
	vfmadd231ps	%zmm28, %zmm18, %zmm6
	vmovups	-128(%rbx), %zmm22
	vmovups	960(%r11,%r9), %zmm23
	vfmadd231ps	%zmm28, %zmm22, %zmm5
	vfmadd231ps	%zmm19, %zmm23, %zmm12
	vfmadd231ps	%zmm20, %zmm23, %zmm11
	vfmadd231ps	%zmm21, %zmm23, %zmm10
	vfmadd231ps	%zmm24, %zmm23, %zmm9
	vfmadd231ps	%zmm25, %zmm23, %zmm8
	vfmadd231ps	%zmm26, %zmm23, %zmm7
	vfmadd231ps	%zmm27, %zmm23, %zmm6
	vfmadd231ps	-64(%rbx), %zmm23, %zmm5
	vmovups	1280(%r11,%r9), %zmm19
	vfmadd231ps	%zmm13, %zmm19, %zmm12
	vfmadd231ps	%zmm14, %zmm19, %zmm11
	vfmadd231ps	%zmm15, %zmm19, %zmm10
	vfmadd231ps	%zmm16, %zmm19, %zmm9
	vfmadd231ps	%zmm17, %zmm19, %zmm8
	vfmadd231ps	%zmm18, %zmm19, %zmm7
	vfmadd231ps	%zmm22, %zmm19, %zmm6
	vfmadd231ps	(%rbx), %zmm19, %zmm5
	addq	$64, %r9
	addq	%rbp, %rbx
	cmpq	$320, %r9
	jne	.LBB106_15
	incq	%r10
	vcmpltps	%zmm0, %zmm12, %k1
	vmulps	%zmm12, %zmm4, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm2, %zmm12
	vminps	%zmm12, %zmm3, %zmm12
	vmovups	%zmm12, (%r8)
	vcmpltps	%zmm0, %zmm11, %k1
	vmulps	%zmm11, %zmm4, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm2, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vmovups	%zmm11, (%r8,%rcx,4)
	vcmpltps	%zmm0, %zmm10, %k1
	vmulps	%zmm10, %zmm4, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm2, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vmovups	%zmm10, (%r8,%rcx,8)
	vcmpltps	%zmm0, %zmm9, %k1
	vmulps	%zmm9, %zmm4, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm2, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vmovups	%zmm9, (%r8,%rsi)
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vmovups	%zmm8, (%r8,%rdx)
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm7, (%r8,%r15)
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%r8,%r12)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%r8,%r14)
	movq	-8(%rsp), %r9
	leaq	(%r8,%r9,4), %r8
	addq	%rax, %rdi
	cmpq	%r13, %r10
	jne	.LBB106_14
	movq	-40(%rsp), %r13
	movq	-48(%rsp), %rbp
	movq	-88(%rsp), %r12
	movl	$8, %r15d
	jmp	.LBB106_9
	.p2align	4
.LBB106_18:
	cmpq	$4, %rax
	jl	.LBB106_29
	movq	336(%r13), %rax
	movl	$4, %r15d
	testq	%rax, %rax
	je	.LBB106_9
	movq	344(%r13), %rcx
	movq	%rcx, %rdx
	imulq	%r12, %rdx
	shlq	$2, %rdx
	addq	320(%r13), %rdx
	movq	%r12, %rsi
	shlq	$7, %rsi
	addq	-32(%rsp), %rsi
	vmovups	64(%r13), %zmm1
	movq	48(%r13), %rdi
	vmovups	192(%r13), %zmm2
	movq	352(%r13), %r8
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	leaq	(,%rcx,4), %r9
	leaq	(%r9,%r9,2), %r9
	movq	24(%r13), %r10
	movq	-96(%rsp), %rbx
	imulq	%rbx, %r10
	movq	40(%r13), %r11
	imulq	%rbx, %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB106_21:
	movq	%rsi, %r14
	xorl	%r15d, %r15d
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	.p2align	4
.LBB106_22:
	vmovups	(%rdi,%r15), %zmm9
	vmovups	320(%rdi,%r15), %zmm10
	vfmadd231ps	-640(%r14), %zmm9, %zmm8
	vmovups	-512(%r14), %zmm11
	vmovups	-448(%r14), %zmm12
	vmovups	-384(%r14), %zmm13
	vmovups	-320(%r14), %zmm14
	vfmadd231ps	%zmm9, %zmm11, %zmm7
	vfmadd231ps	%zmm9, %zmm13, %zmm6
	vmovups	-256(%r14), %zmm15
	vfmadd231ps	%zmm9, %zmm15, %zmm5
	vfmadd231ps	-576(%r14), %zmm10, %zmm8
	vfmadd231ps	%zmm10, %zmm12, %zmm7
	vfmadd231ps	%zmm10, %zmm14, %zmm6
	vmovups	-192(%r14), %zmm9
	vmovups	640(%rdi,%r15), %zmm16
	vfmadd231ps	%zmm10, %zmm9, %zmm5
	vfmadd231ps	%zmm11, %zmm16, %zmm8
	vfmadd231ps	%zmm16, %zmm13, %zmm7
	vfmadd231ps	%zmm16, %zmm15, %zmm6
	vmovups	-128(%r14), %zmm10
	vfmadd231ps	%zmm16, %zmm10, %zmm5
	vmovups	960(%rdi,%r15), %zmm11
	vfmadd231ps	%zmm12, %zmm11, %zmm8
	vfmadd231ps	%zmm14, %zmm11, %zmm7
	vfmadd231ps	%zmm9, %zmm11, %zmm6
	vfmadd231ps	-64(%r14), %zmm11, %zmm5
	vmovups	1280(%rdi,%r15), %zmm9
	vfmadd231ps	%zmm13, %zmm9, %zmm8
	vfmadd231ps	%zmm15, %zmm9, %zmm7
	vfmadd231ps	%zmm10, %zmm9, %zmm6
	vfmadd231ps	(%r14), %zmm9, %zmm5
	addq	$64, %r15
	addq	%r11, %r14
	cmpq	$320, %r15
	jne	.LBB106_22
	incq	%rbx
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vmovups	%zmm8, (%rdx)
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm7, (%rdx,%rcx,4)
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%rdx,%rcx,8)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rdx,%r9)
	leaq	(%rdx,%r8,4), %rdx
	addq	%r10, %rsi
	cmpq	%rax, %rbx
	jne	.LBB106_21
	movl	$4, %r15d
	jmp	.LBB106_9
.LBB106_29:
	cmpq	$1, %rax
	jle	.LBB106_30
	movq	336(%r13), %r9
	movl	$2, %r15d
	testq	%r9, %r9
	je	.LBB106_9
	movq	344(%r13), %r10
	movq	320(%r13), %rcx
	movq	%r12, %r8
	shlq	$7, %r8
	addq	-80(%rsp), %r8
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %rbx
	movq	48(%r13), %r11
	vmovups	192(%r13), %zmm2
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	movq	352(%r13), %rdi
	movq	24(%r13), %rsi
	movq	-96(%rsp), %rdx
	imulq	%rdx, %rsi
	imulq	%rbx, %rdx
	movq	-56(%rsp), %r15
	imulq	%rbx, %r15
	leaq	(,%r12,4), %r14
	imulq	%r10, %r14
	movq	%r12, -88(%rsp)
	leaq	4(,%r12,4), %rax
	imulq	%r10, %rax
	movq	-72(%rsp), %r12
	imulq	%rbx, %r12
	imulq	-64(%rsp), %rbx
	shlq	$2, %rdi
	.p2align	4
.LBB106_27:
	vmovups	1472(%r11), %zmm7
	vmovups	128(%r8,%r12), %zmm8
	vmovups	(%r11), %zmm5
	vmovups	64(%r11), %zmm12
	vmovups	128(%r11), %zmm11
	vmovups	128(%r8,%r15), %zmm10
	vmovups	192(%r8,%r15), %zmm9
	vmovups	128(%r8,%rdx), %zmm14
	vmovups	192(%r8,%rdx), %zmm13
	vmovups	128(%r8), %zmm15
	vmovups	192(%r8), %zmm16
	vmovups	256(%r8), %zmm17
	vmovups	320(%r11), %zmm18
	vmovaps	%zmm5, %zmm6
	vfmadd213ps	%zmm1, %zmm15, %zmm6
	vfmadd231ps	%zmm18, %zmm16, %zmm6
	vfmadd132ps	(%r8), %zmm1, %zmm5
	vfmadd231ps	64(%r8), %zmm18, %zmm5
	vmovups	640(%r11), %zmm18
	vfmadd231ps	%zmm18, %zmm15, %zmm5
	vfmadd231ps	%zmm18, %zmm17, %zmm6
	vmovups	960(%r11), %zmm15
	vfmadd231ps	320(%r8), %zmm15, %zmm6
	vfmadd231ps	%zmm15, %zmm16, %zmm5
	vmovups	1280(%r11), %zmm15
	vfmadd231ps	%zmm15, %zmm17, %zmm5
	vmovups	256(%r8,%rdx), %zmm16
	vfmadd231ps	384(%r8), %zmm15, %zmm6
	vmovups	384(%r11), %zmm15
	vfmadd231ps	(%r8,%rdx), %zmm12, %zmm5
	vfmadd231ps	%zmm12, %zmm14, %zmm6
	vfmadd231ps	%zmm15, %zmm13, %zmm6
	vfmadd231ps	64(%r8,%rdx), %zmm15, %zmm5
	vmovups	704(%r11), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm5
	vfmadd231ps	%zmm12, %zmm16, %zmm6
	vmovups	1024(%r11), %zmm12
	vfmadd231ps	320(%r8,%rdx), %zmm12, %zmm6
	vfmadd231ps	%zmm12, %zmm13, %zmm5
	vmovups	1344(%r11), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm5
	vmovups	256(%r8,%r15), %zmm13
	vfmadd231ps	384(%r8,%rdx), %zmm12, %zmm6
	vmovups	448(%r11), %zmm12
	vfmadd231ps	(%r8,%r15), %zmm11, %zmm5
	vfmadd231ps	%zmm11, %zmm10, %zmm6
	vfmadd231ps	%zmm12, %zmm9, %zmm6
	vfmadd231ps	64(%r8,%r15), %zmm12, %zmm5
	vmovups	768(%r11), %zmm11
	vfmadd231ps	%zmm11, %zmm10, %zmm5
	vfmadd231ps	%zmm11, %zmm13, %zmm6
	vmovups	1088(%r11), %zmm10
	vfmadd231ps	320(%r8,%r15), %zmm10, %zmm6
	vfmadd231ps	%zmm10, %zmm9, %zmm5
	vmovups	1408(%r11), %zmm9
	vfmadd231ps	%zmm9, %zmm13, %zmm5
	vmovups	192(%r8,%r12), %zmm10
	vfmadd231ps	384(%r8,%r15), %zmm9, %zmm6
	vmovups	192(%r11), %zmm9
	vfmadd231ps	(%r8,%r12), %zmm9, %zmm5
	vfmadd231ps	%zmm9, %zmm8, %zmm6
	vmovups	512(%r11), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm6
	vfmadd231ps	64(%r8,%r12), %zmm9, %zmm5
	vmovups	832(%r11), %zmm9
	vfmadd231ps	%zmm9, %zmm8, %zmm5
	vmovups	256(%r8,%r12), %zmm8
	vfmadd231ps	%zmm9, %zmm8, %zmm6
	vmovups	1152(%r11), %zmm9
	vfmadd231ps	320(%r8,%r12), %zmm9, %zmm6
	vfmadd231ps	384(%r8,%r12), %zmm7, %zmm6
	vfmadd231ps	%zmm9, %zmm10, %zmm5
	vfmadd231ps	%zmm7, %zmm8, %zmm5
	vmovups	256(%r11), %zmm7
	vfmadd231ps	(%r8,%rbx), %zmm7, %zmm5
	vmovups	128(%r8,%rbx), %zmm8
	vmovups	192(%r8,%rbx), %zmm9
	vmovups	256(%r8,%rbx), %zmm10
	vfmadd231ps	%zmm7, %zmm8, %zmm6
	vmovups	576(%r11), %zmm7
	vfmadd231ps	64(%r8,%rbx), %zmm7, %zmm5
	vfmadd231ps	%zmm7, %zmm9, %zmm6
	vmovups	896(%r11), %zmm7
	vfmadd231ps	%zmm8, %zmm7, %zmm5
	vmovups	1216(%r11), %zmm8
	vfmadd231ps	%zmm7, %zmm10, %zmm6
	vfmadd231ps	%zmm9, %zmm8, %zmm5
	vfmadd231ps	320(%r8,%rbx), %zmm8, %zmm6
	vmovups	1536(%r11), %zmm7
	vfmadd231ps	%zmm10, %zmm7, %zmm5
	vfmadd231ps	384(%r8,%rbx), %zmm7, %zmm6
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rcx,%r14)
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rcx,%rax)
	addq	%rsi, %r8
	addq	%rdi, %rcx
	decq	%r9
	jne	.LBB106_27
	movq	-88(%rsp), %r12
	movl	$2, %r15d
	jmp	.LBB106_9
.LBB106_30:
	movq	336(%r13), %rax
	movl	$1, %r15d
	testq	%rax, %rax
	je	.LBB106_9
	movq	344(%r13), %rcx
	imulq	%r12, %rcx
	shlq	$2, %rcx
	addq	320(%r13), %rcx
	movq	%r12, %rdx
	shlq	$7, %rdx
	addq	-80(%rsp), %rdx
	vmovups	64(%r13), %zmm1
	movq	40(%r13), %rsi
	movq	48(%r13), %rdi
	vmovups	192(%r13), %zmm2
	movq	352(%r13), %r8
	vmovups	256(%r13), %zmm3
	vmovups	128(%r13), %zmm4
	movq	-64(%rsp), %r9
	imulq	%rsi, %r9
	movq	24(%r13), %r10
	movq	-96(%rsp), %r14
	imulq	%r14, %r10
	movq	-72(%rsp), %r11
	imulq	%rsi, %r11
	movq	-56(%rsp), %rbx
	imulq	%rsi, %rbx
	imulq	%r14, %rsi
	shlq	$2, %r8
	.p2align	4
.LBB106_32:
	vmovups	256(%rdx,%r11), %zmm5
	vmovups	(%rdx,%r11), %zmm6
	vmovups	64(%rdx,%r11), %zmm7
	vmovups	(%rdx,%rbx), %zmm8
	vmovups	64(%rdx,%rbx), %zmm9
	vmovups	256(%rdx,%rsi), %zmm10
	vmovups	(%rdx,%rsi), %zmm11
	vmovups	64(%rdx,%rsi), %zmm12
	vmovups	(%rdx), %zmm13
	vmovups	64(%rdx), %zmm14
	vmovups	128(%rdx), %zmm15
	vfmadd132ps	(%rdi), %zmm1, %zmm13
	vmovups	192(%rdx), %zmm16
	vfmadd231ps	320(%rdi), %zmm14, %zmm13
	vfmadd231ps	640(%rdi), %zmm15, %zmm13
	vmovups	256(%rdx), %zmm14
	vfmadd231ps	960(%rdi), %zmm16, %zmm13
	vfmadd231ps	1280(%rdi), %zmm14, %zmm13
	vmovups	128(%rdx,%rsi), %zmm14
	vfmadd231ps	64(%rdi), %zmm11, %zmm13
	vfmadd231ps	384(%rdi), %zmm12, %zmm13
	vmovups	192(%rdx,%rsi), %zmm11
	vfmadd231ps	704(%rdi), %zmm14, %zmm13
	vfmadd231ps	1024(%rdi), %zmm11, %zmm13
	vmovups	128(%rdx,%rbx), %zmm11
	vfmadd231ps	1344(%rdi), %zmm10, %zmm13
	vfmadd231ps	128(%rdi), %zmm8, %zmm13
	vmovups	192(%rdx,%rbx), %zmm8
	vfmadd231ps	448(%rdi), %zmm9, %zmm13
	vfmadd231ps	768(%rdi), %zmm11, %zmm13
	vmovups	256(%rdx,%rbx), %zmm9
	vfmadd231ps	1088(%rdi), %zmm8, %zmm13
	vfmadd231ps	1408(%rdi), %zmm9, %zmm13
	vmovups	128(%rdx,%r11), %zmm8
	vfmadd231ps	192(%rdi), %zmm6, %zmm13
	vfmadd231ps	512(%rdi), %zmm7, %zmm13
	vmovups	192(%rdx,%r11), %zmm6
	vfmadd231ps	832(%rdi), %zmm8, %zmm13
	vfmadd231ps	1152(%rdi), %zmm6, %zmm13
	vfmadd231ps	1472(%rdi), %zmm5, %zmm13
	vmovups	(%rdx,%r9), %zmm5
	vmovups	64(%rdx,%r9), %zmm6
	vmovups	128(%rdx,%r9), %zmm7
	vfmadd132ps	256(%rdi), %zmm13, %zmm5
	vfmadd231ps	576(%rdi), %zmm6, %zmm5
	vmovups	192(%rdx,%r9), %zmm6
	vfmadd231ps	896(%rdi), %zmm7, %zmm5
	vfmadd231ps	1216(%rdi), %zmm6, %zmm5
	vmovups	256(%rdx,%r9), %zmm6
	vfmadd132ps	1536(%rdi), %zmm5, %zmm6
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	vmovups	%zmm5, (%rcx)
	addq	%r10, %rdx
	addq	%r8, %rcx
	decq	%rax
	jne	.LBB106_32
	jmp	.LBB106_9
.LBB106_10:
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
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end106-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	"symbolic Sf"
	.type	"symbolic Sf",@object
	.section	".note.GNU-stack","",@progbits
#endif
