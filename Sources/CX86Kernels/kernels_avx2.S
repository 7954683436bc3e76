// Made by `make kernels` from Sources/ComputeKernels/Micro for x86-64-v3. Do not edit.
#if defined(__x86_64__) && defined(__linux__)
	.text
	.hidden	vitruvian_add_codes_avx2
	.globl	vitruvian_add_codes_avx2
	.p2align	4
	.type	vitruvian_add_codes_avx2,@function
vitruvian_add_codes_avx2:
	jmp	($s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF)
.Lfunc_end0:
	.size	vitruvian_add_codes_avx2, .Lfunc_end0-vitruvian_add_codes_avx2
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI1_0:
	.byte	255
	.byte	0
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI1_1:
	.byte	0
	.byte	4
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
	.zero	1
	.zero	1
.LCPI1_2:
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
.LCPI1_3:
	.byte	0
	.byte	4
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
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF
	.globl	$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF,@function
$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF:
	pushq	%rbp
	pushq	%rbx
	movq	64(%rsp), %rax
	movq	56(%rsp), %r10
	movl	48(%rsp), %r11d
	movl	40(%rsp), %ebx
	movl	24(%rsp), %ebp
	vmovd	%esi, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovd	%ecx, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovd	%r9d, %xmm2
	vpbroadcastd	%xmm2, %ymm2
	vpbroadcastd	32(%rsp), %ymm3
	vmovd	%ebx, %xmm7
	vpbroadcastd	%xmm7, %ymm4
	cmpq	$8, %rax
	jl	.LBB1_3
	vmovd	%r11d, %xmm6
	vpbroadcastd	%xmm6, %ymm5
	leaq	-8(%rax), %rcx
	andl	$31, %ebp
	vpbroadcastd	%xmm6, %xmm6
	vpbroadcastd	%xmm7, %xmm7
	vmovd	%ebp, %xmm8
	vpbroadcastd	%xmm8, %ymm8
	vmovd	%r8d, %xmm9
	vpbroadcastb	%xmm9, %xmm9
	xorl	%esi, %esi
	vmovd	.LCPI1_3(%rip), %xmm10
	.p2align	4
.LBB1_2:
	cmpq	%rsi, %rcx
	movq	%rsi, %r8
	cmovlq	%rcx, %r8
	vmovq	(%rdx,%r8), %xmm12
	vmovq	(%rdi,%r8), %xmm13
	vpxor	%xmm9, %xmm13, %xmm13
	vpmovzxbd	%xmm13, %ymm13
	vpmulld	%ymm13, %ymm0, %ymm13
	vpxor	%xmm9, %xmm12, %xmm12
	vpmovzxbd	%xmm12, %ymm12
	vpmulld	%ymm12, %ymm1, %ymm12
	vpaddd	%ymm2, %ymm13, %ymm13
	vpaddd	%ymm12, %ymm13, %ymm12
	vpsravd	%ymm8, %ymm12, %ymm12
	vpaddd	%ymm3, %ymm12, %ymm12
	vpcmpgtd	%ymm12, %ymm4, %ymm13
	vextracti128	$1, %ymm13, %xmm14
	vextracti128	$1, %ymm12, %xmm15
	vblendvps	%xmm14, %xmm7, %xmm15, %xmm14
	vpshufd	$238, %xmm13, %xmm15
	vpshufd	$238, %xmm12, %xmm11
	vblendvps	%xmm15, %xmm7, %xmm11, %xmm11
	vblendvps	%xmm13, %xmm7, %xmm12, %xmm12
	vmovlhps	%xmm11, %xmm12, %xmm13
	vinsertf128	$1, %xmm14, %ymm13, %ymm13
	vpcmpgtd	%ymm5, %ymm13, %ymm13
	vpshufd	$238, %xmm13, %xmm15
	vblendvps	%xmm15, %xmm6, %xmm11, %xmm11
	vblendvps	%xmm13, %xmm6, %xmm12, %xmm12
	vextractf128	$1, %ymm13, %xmm13
	vblendvps	%xmm13, %xmm6, %xmm14, %xmm13
	vpshufb	%xmm10, %xmm12, %xmm12
	vpshufb	%xmm10, %xmm11, %xmm11
	vpunpcklwd	%xmm11, %xmm12, %xmm11
	vpshufb	.LCPI1_2(%rip), %xmm13, %xmm12
	vpunpckldq	%xmm12, %xmm11, %xmm11
	vmovq	%xmm11, (%r10,%r8)
	addq	$8, %rsi
	cmpq	%rax, %rsi
	jl	.LBB1_2
	jmp	.LBB1_10
.LBB1_3:
	testq	%rax, %rax
	je	.LBB1_10
	andl	$31, %ebp
	vmovd	%ebp, %xmm5
	vpbroadcastd	%xmm5, %ymm5
	xorl	%ecx, %ecx
	vpbroadcastw	.LCPI1_0(%rip), %xmm6
	jmp	.LBB1_5
	.p2align	4
.LBB1_9:
	movb	%sil, (%r10,%rcx)
	incq	%rcx
	cmpq	%rcx, %rax
	je	.LBB1_10
.LBB1_5:
	movzbl	(%rdi,%rcx), %esi
	xorb	%r8b, %sil
	vmovd	%esi, %xmm7
	vpbroadcastb	%xmm7, %xmm7
	vpand	%xmm6, %xmm7, %xmm7
	vpmovzxwd	%xmm7, %ymm7
	vpmulld	%ymm7, %ymm0, %ymm7
	movzbl	(%rdx,%rcx), %esi
	xorb	%r8b, %sil
	vmovd	%esi, %xmm8
	vpbroadcastb	%xmm8, %xmm8
	vpand	%xmm6, %xmm8, %xmm8
	vpmovzxwd	%xmm8, %ymm8
	vpmulld	%ymm8, %ymm1, %ymm8
	vpaddd	%ymm2, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm8, %ymm7
	vpsravd	%ymm5, %ymm7, %ymm7
	vpaddd	%xmm3, %xmm7, %xmm7
	vpcmpgtd	%xmm7, %xmm4, %xmm8
	vmovd	%xmm8, %r9d
	movl	%ebx, %esi
	testb	$1, %r9b
	jne	.LBB1_7
	vmovd	%xmm7, %esi
.LBB1_7:
	cmpl	%r11d, %esi
	jl	.LBB1_9
	movl	%r11d, %esi
	jmp	.LBB1_9
.LBB1_10:
	popq	%rbx
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end1:
	.size	$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF, .Lfunc_end1-$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF
	.hidden	vitruvian_dequantize_avx2
	.globl	vitruvian_dequantize_avx2
	.p2align	4
	.type	vitruvian_dequantize_avx2,@function
vitruvian_dequantize_avx2:
	jmp	($s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF)
.Lfunc_end2:
	.size	vitruvian_dequantize_avx2, .Lfunc_end2-vitruvian_dequantize_avx2
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI3_0:
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
.LCPI3_1:
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
	jl	.LBB3_4
	vmovd	%esi, %xmm3
	vpbroadcastb	%xmm3, %xmm3
	vbroadcastss	%xmm0, %ymm4
	xorl	%r9d, %r9d
	vpbroadcastd	.LCPI3_1(%rip), %xmm5
	.p2align	4
.LBB3_2:
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
	jge	.LBB3_2
	cmpq	%r8, %r9
	jb	.LBB3_6
	jmp	.LBB3_20
.LBB3_4:
	testq	%r8, %r8
	jle	.LBB3_20
	xorl	%r9d, %r9d
.LBB3_6:
	movq	%r9, %r11
	orq	$1, %r11
	cmpq	%r11, %r8
	movq	%r11, %r10
	cmovgq	%r8, %r10
	movq	%r10, %rax
	subq	%r9, %rax
	cmpq	$4, %rax
	jb	.LBB3_18
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
	je	.LBB3_8
.LBB3_18:
	movq	%r9, %rax
	.p2align	4
.LBB3_19:
	movzbl	(%rdi,%rax), %r9d
	xorb	%sil, %r9b
	movzbl	%r9b, %r9d
	subl	%edx, %r9d
	vcvtsi2ss	%r9d, %xmm15, %xmm1
	vmulss	%xmm1, %xmm0, %xmm1
	vmovss	%xmm1, (%rcx,%rax,4)
	incq	%rax
	cmpq	%r8, %rax
	jl	.LBB3_19
.LBB3_20:
	popq	%rbx
	popq	%r14
	popq	%r15
	vzeroupper
	retq
.LBB3_8:
	cmpq	$32, %rax
	jae	.LBB3_13
	xorl	%r11d, %r11d
	jmp	.LBB3_10
.LBB3_13:
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
.LBB3_14:
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
	jne	.LBB3_14
	cmpq	%r11, %rax
	je	.LBB3_20
	testb	$28, %al
	je	.LBB3_17
.LBB3_10:
	andl	$3, %r10d
	subq	%r10, %rax
	addq	%r9, %rax
	vmovd	%esi, %xmm2
	vpbroadcastb	%xmm2, %xmm2
	vpbroadcastd	%xmm1, %xmm1
	vbroadcastss	%xmm0, %xmm3
	addq	%r9, %r11
	.p2align	4
.LBB3_11:
	vmovd	(%rdi,%r11), %xmm4
	vpxor	%xmm2, %xmm4, %xmm4
	vpmovzxbd	%xmm4, %xmm4
	vpsubd	%xmm1, %xmm4, %xmm4
	vcvtdq2ps	%xmm4, %xmm4
	vmulps	%xmm4, %xmm3, %xmm4
	vmovups	%xmm4, (%rcx,%r11,4)
	addq	$4, %r11
	cmpq	%r11, %rax
	jne	.LBB3_11
	testq	%r10, %r10
	jne	.LBB3_19
	jmp	.LBB3_20
.LBB3_17:
	addq	%r11, %r9
	jmp	.LBB3_18
.Lfunc_end3:
	.size	$s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF, .Lfunc_end3-$s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF
	.hidden	vitruvian_look_up_avx2
	.globl	vitruvian_look_up_avx2
	.p2align	4
	.type	vitruvian_look_up_avx2,@function
vitruvian_look_up_avx2:
	jmp	($s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF)
.Lfunc_end4:
	.size	vitruvian_look_up_avx2, .Lfunc_end4-vitruvian_look_up_avx2
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI5_0:
	.zero	32,1
.LCPI5_1:
	.zero	32,2
.LCPI5_2:
	.zero	32,3
.LCPI5_3:
	.zero	32,4
.LCPI5_4:
	.zero	32,5
.LCPI5_5:
	.zero	32,6
.LCPI5_6:
	.zero	32,7
.LCPI5_7:
	.zero	32,8
.LCPI5_8:
	.zero	32,9
.LCPI5_9:
	.zero	32,10
.LCPI5_10:
	.zero	32,11
.LCPI5_11:
	.zero	32,12
.LCPI5_12:
	.zero	32,13
.LCPI5_13:
	.zero	32,14
.LCPI5_14:
	.zero	32,15
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI5_15:
	.zero	4,6
.LCPI5_16:
	.zero	4,7
.LCPI5_17:
	.zero	4,8
.LCPI5_18:
	.zero	4,9
.LCPI5_19:
	.zero	4,10
.LCPI5_20:
	.zero	4,11
.LCPI5_21:
	.zero	4,12
.LCPI5_22:
	.zero	4,13
.LCPI5_23:
	.zero	4,14
.LCPI5_24:
	.zero	4,15
	.text
	.hidden	$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF
	.globl	$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF,@function
$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF:
	cmpq	$31, %rcx
	jle	.LBB5_1
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	andq	$-32, %rsp
	subq	$512, %rsp
	movl	$32, %r9d
	xorl	%r8d, %r8d
	vpbroadcastd	.LCPI5_15(%rip), %ymm6
	vpbroadcastd	.LCPI5_16(%rip), %ymm7
	vpbroadcastd	.LCPI5_17(%rip), %ymm8
	vpbroadcastd	.LCPI5_18(%rip), %ymm9
	vpbroadcastd	.LCPI5_19(%rip), %ymm10
	vpbroadcastd	.LCPI5_20(%rip), %ymm11
	vpbroadcastd	.LCPI5_21(%rip), %ymm12
	vpbroadcastd	.LCPI5_22(%rip), %ymm13
	vpbroadcastd	.LCPI5_23(%rip), %ymm14
	vpbroadcastd	.LCPI5_24(%rip), %ymm15
	.p2align	4
.LBB5_4:
	movq	%r9, %rax
	vmovdqu	(%rdi,%r8), %ymm0
	xorl	%r10d, %r10d
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%r9d, %r9d
	.p2align	4
.LBB5_5:
	leal	1(%r10), %r11d
	leal	2(%r10), %ebx
	leal	3(%r10), %r14d
	andl	$31, %r10d
	vmovdqa	%ymm0, 64(%rsp)
	movzbl	64(%rsp,%r10), %r15d
	shrb	$4, %r15b
	vmovaps	%ymm2, 352(%rsp)
	movb	%r15b, 352(%rsp,%r10)
	vmovaps	352(%rsp), %ymm1
	andl	$31, %r11d
	movzbl	64(%rsp,%r11), %r10d
	shrb	$4, %r10b
	vmovaps	%ymm1, 384(%rsp)
	movb	%r10b, 384(%rsp,%r11)
	vmovaps	384(%rsp), %ymm1
	andl	$31, %ebx
	movzbl	64(%rsp,%rbx), %r10d
	vmovaps	%ymm1, 416(%rsp)
	shrb	$4, %r10b
	movb	%r10b, 416(%rsp,%rbx)
	vmovdqa	416(%rsp), %ymm1
	addq	$4, %r9
	andl	$31, %r14d
	movzbl	64(%rsp,%r14), %r10d
	vmovdqa	%ymm1, 448(%rsp)
	shrb	$4, %r10b
	movb	%r10b, 448(%rsp,%r14)
	vmovdqa	448(%rsp), %ymm2
	movq	%r9, %r10
	cmpq	$32, %r9
	jne	.LBB5_5
	vpxor	%xmm1, %xmm1, %xmm1
	xorl	%r10d, %r10d
	xorl	%r9d, %r9d
	.p2align	4
.LBB5_7:
	leal	1(%r10), %r11d
	leal	2(%r10), %ebx
	leal	3(%r10), %r14d
	andl	$31, %r10d
	vmovdqa	%ymm2, 32(%rsp)
	movzbl	32(%rsp,%r10), %r15d
	andb	$15, %r15b
	vmovdqa	%ymm1, 224(%rsp)
	movb	%r15b, 224(%rsp,%r10)
	vmovaps	224(%rsp), %ymm1
	andl	$31, %r11d
	movzbl	32(%rsp,%r11), %r10d
	andb	$15, %r10b
	vmovaps	%ymm1, 256(%rsp)
	movb	%r10b, 256(%rsp,%r11)
	vmovaps	256(%rsp), %ymm1
	andl	$31, %ebx
	movzbl	32(%rsp,%rbx), %r10d
	vmovaps	%ymm1, 288(%rsp)
	andb	$15, %r10b
	movb	%r10b, 288(%rsp,%rbx)
	vmovaps	288(%rsp), %ymm1
	addq	$4, %r9
	andl	$31, %r14d
	movzbl	32(%rsp,%r14), %r10d
	vmovaps	%ymm1, 320(%rsp)
	andb	$15, %r10b
	movb	%r10b, 320(%rsp,%r14)
	vmovdqa	320(%rsp), %ymm1
	movq	%r9, %r10
	cmpq	$32, %r9
	jne	.LBB5_7
	vpxor	%xmm2, %xmm2, %xmm2
	xorl	%r10d, %r10d
	xorl	%r9d, %r9d
	.p2align	4
.LBB5_9:
	leal	1(%r10), %r11d
	leal	2(%r10), %ebx
	leal	3(%r10), %r14d
	andl	$31, %r10d
	vmovdqa	%ymm0, (%rsp)
	movzbl	(%rsp,%r10), %r15d
	andb	$15, %r15b
	vmovdqa	%ymm2, 96(%rsp)
	movb	%r15b, 96(%rsp,%r10)
	vmovaps	96(%rsp), %ymm2
	andl	$31, %r11d
	movzbl	(%rsp,%r11), %r10d
	andb	$15, %r10b
	vmovaps	%ymm2, 128(%rsp)
	movb	%r10b, 128(%rsp,%r11)
	vmovaps	128(%rsp), %ymm2
	andl	$31, %ebx
	movzbl	(%rsp,%rbx), %r10d
	vmovaps	%ymm2, 160(%rsp)
	andb	$15, %r10b
	movb	%r10b, 160(%rsp,%rbx)
	vmovaps	160(%rsp), %ymm2
	addq	$4, %r9
	andl	$31, %r14d
	movzbl	(%rsp,%r14), %r10d
	vmovaps	%ymm2, 192(%rsp)
	andb	$15, %r10b
	movb	%r10b, 192(%rsp,%r14)
	vmovdqa	192(%rsp), %ymm2
	movq	%r9, %r10
	cmpq	$32, %r9
	jne	.LBB5_9
	vpxor	%xmm0, %xmm0, %xmm0
	vpcmpeqb	%ymm0, %ymm1, %ymm0
	vbroadcasti128	(%rsi), %ymm3
	vpshufb	%ymm2, %ymm3, %ymm3
	vpand	%ymm3, %ymm0, %ymm0
	vpcmpeqb	.LCPI5_0(%rip), %ymm1, %ymm3
	vbroadcasti128	16(%rsi), %ymm4
	vpshufb	%ymm2, %ymm4, %ymm4
	vpand	%ymm4, %ymm3, %ymm3
	vpor	%ymm0, %ymm3, %ymm0
	vpcmpeqb	.LCPI5_1(%rip), %ymm1, %ymm3
	vbroadcasti128	32(%rsi), %ymm4
	vpshufb	%ymm2, %ymm4, %ymm4
	vpand	%ymm4, %ymm3, %ymm3
	vpcmpeqb	.LCPI5_2(%rip), %ymm1, %ymm4
	vbroadcasti128	48(%rsi), %ymm5
	vpshufb	%ymm2, %ymm5, %ymm5
	vpand	%ymm5, %ymm4, %ymm4
	vpor	%ymm4, %ymm3, %ymm3
	vpor	%ymm3, %ymm0, %ymm0
	vpcmpeqb	.LCPI5_3(%rip), %ymm1, %ymm3
	vbroadcasti128	64(%rsi), %ymm4
	vpshufb	%ymm2, %ymm4, %ymm4
	vpand	%ymm4, %ymm3, %ymm3
	vpcmpeqb	.LCPI5_4(%rip), %ymm1, %ymm4
	vbroadcasti128	80(%rsi), %ymm5
	vpshufb	%ymm2, %ymm5, %ymm5
	vpand	%ymm5, %ymm4, %ymm4
	vpor	%ymm4, %ymm3, %ymm3
	vpcmpeqb	%ymm6, %ymm1, %ymm4
	vbroadcasti128	96(%rsi), %ymm5
	vpshufb	%ymm2, %ymm5, %ymm5
	vpand	%ymm5, %ymm4, %ymm4
	vpor	%ymm4, %ymm3, %ymm3
	vpor	%ymm3, %ymm0, %ymm0
	vpcmpeqb	%ymm7, %ymm1, %ymm3
	vbroadcasti128	112(%rsi), %ymm4
	vpshufb	%ymm2, %ymm4, %ymm4
	vpand	%ymm4, %ymm3, %ymm3
	vpcmpeqb	%ymm1, %ymm8, %ymm4
	vbroadcasti128	128(%rsi), %ymm5
	vpshufb	%ymm2, %ymm5, %ymm5
	vpand	%ymm5, %ymm4, %ymm4
	vpor	%ymm4, %ymm3, %ymm3
	vpcmpeqb	%ymm1, %ymm9, %ymm4
	vbroadcasti128	144(%rsi), %ymm5
	vpshufb	%ymm2, %ymm5, %ymm5
	vpand	%ymm5, %ymm4, %ymm4
	vpor	%ymm4, %ymm3, %ymm3
	vpcmpeqb	%ymm1, %ymm10, %ymm4
	vbroadcasti128	160(%rsi), %ymm5
	vpshufb	%ymm2, %ymm5, %ymm5
	vpand	%ymm5, %ymm4, %ymm4
	vpor	%ymm4, %ymm3, %ymm3
	vpor	%ymm3, %ymm0, %ymm0
	vpcmpeqb	%ymm1, %ymm11, %ymm3
	vbroadcasti128	176(%rsi), %ymm4
	vpshufb	%ymm2, %ymm4, %ymm4
	vpand	%ymm4, %ymm3, %ymm3
	vpcmpeqb	%ymm1, %ymm12, %ymm4
	vbroadcasti128	192(%rsi), %ymm5
	vpshufb	%ymm2, %ymm5, %ymm5
	vpand	%ymm5, %ymm4, %ymm4
	vpor	%ymm4, %ymm3, %ymm3
	vpcmpeqb	%ymm1, %ymm13, %ymm4
	vbroadcasti128	208(%rsi), %ymm5
	vpshufb	%ymm2, %ymm5, %ymm5
	vpand	%ymm5, %ymm4, %ymm4
	vpor	%ymm4, %ymm3, %ymm3
	vpcmpeqb	%ymm1, %ymm14, %ymm4
	vbroadcasti128	224(%rsi), %ymm5
	vpshufb	%ymm2, %ymm5, %ymm5
	vpand	%ymm5, %ymm4, %ymm4
	vpor	%ymm4, %ymm3, %ymm3
	vbroadcasti128	240(%rsi), %ymm4
	vpshufb	%ymm2, %ymm4, %ymm2
	vpcmpeqb	%ymm1, %ymm15, %ymm1
	vpand	%ymm2, %ymm1, %ymm1
	vpor	%ymm1, %ymm3, %ymm1
	vpor	%ymm1, %ymm0, %ymm0
	vmovdqu	%ymm0, (%rdx,%r8)
	leaq	32(%rax), %r9
	movq	%rax, %r8
	cmpq	%r9, %rcx
	jge	.LBB5_4
	cmpq	%rcx, %rax
	leaq	-24(%rbp), %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	jl	.LBB5_12
	jmp	.LBB5_13
.LBB5_1:
	testq	%rcx, %rcx
	jle	.LBB5_13
	xorl	%eax, %eax
	.p2align	4
.LBB5_12:
	movzbl	(%rdi,%rax), %r8d
	movzbl	(%rsi,%r8), %r8d
	movb	%r8b, (%rdx,%rax)
	incq	%rax
	cmpq	%rcx, %rax
	jl	.LBB5_12
.LBB5_13:
	vzeroupper
	retq
.Lfunc_end5:
	.size	$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF, .Lfunc_end5-$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF
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
.Lfunc_end6:
	.size	vitruvian_depthwise_avx2, .Lfunc_end6-vitruvian_depthwise_avx2
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI7_0:
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
	jne	.LBB7_11
	cmpq	$3, %r13
	je	.LBB7_6
	cmpq	$5, %r13
	jne	.LBB7_11
	cmpq	$1, 544(%rsp)
	setne	%al
	movq	%rcx, %rdx
	orq	%r8, %rdx
	setns	%dl
	testb	%al, %dl
	jne	.LBB7_7
	jmp	.LBB7_11
.LBB7_6:
	movq	%rcx, %rax
	orq	%r8, %rax
	js	.LBB7_11
.LBB7_7:
	movq	16(%rsp), %rax
	addq	%rcx, %rax
	cmpq	%rax, %rsi
	jge	.LBB7_10
.LBB7_11:
	movl	$0, 12(%rsp)
	cmpq	$0, 512(%rsp)
	jle	.LBB7_40
.LBB7_12:
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
	jmp	.LBB7_15
	.p2align	4
.LBB7_13:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	movq	536(%rsp), %rcx
	movq	544(%rsp), %r8
	movq	560(%rsp), %r9
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5)
.LBB7_14:
	movq	88(%rsp), %r9
	addq	$8, %r9
	cmpq	512(%rsp), %r9
	movq	528(%rsp), %r13
	jge	.LBB7_40
.LBB7_15:
	movq	80(%rsp), %rcx
	cmpq	%rcx, %r9
	cmovlq	%r9, %rcx
	cmpq	$0, 48(%rsp)
	je	.LBB7_23
	cmpq	$8, 48(%rsp)
	jae	.LBB7_18
	xorl	%eax, %eax
	jmp	.LBB7_20
	.p2align	4
.LBB7_18:
	movq	520(%rsp), %rax
	leaq	(%rax,%rcx,4), %rdx
	movq	56(%rsp), %rsi
	xorl	%eax, %eax
	.p2align	4
.LBB7_19:
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
	jne	.LBB7_19
.LBB7_20:
	cmpq	$0, 72(%rsp)
	je	.LBB7_23
	leaq	(,%rcx,4), %rsi
	movq	%rbp, %rdx
	imulq	%rax, %rdx
	shlq	$5, %rax
	addq	632(%rsp), %rax
	addq	%rsi, %rdx
	addq	520(%rsp), %rdx
	xorl	%esi, %esi
	.p2align	4
.LBB7_22:
	vmovups	(%rdx), %ymm0
	vmovups	%ymm0, (%rax,%rsi)
	addq	$32, %rsi
	addq	%rbp, %rdx
	cmpq	%rsi, %r12
	jne	.LBB7_22
.LBB7_23:
	movq	576(%rsp), %rax
	vmovups	(%rax,%rcx,4), %ymm0
	vbroadcastss	.LCPI7_0(%rip), %ymm1
	movq	584(%rsp), %rax
	testq	%rax, %rax
	je	.LBB7_25
	vmovups	(%rax,%rcx,4), %ymm1
.LBB7_25:
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
	je	.LBB7_29
	movq	64(%rsp), %rax
	leaq	(%rax,%rcx,4), %rdi
	cmpb	$0, 10(%rsp)
	je	.LBB7_34
	cmpq	$1, 544(%rsp)
	jne	.LBB7_35
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB7_14
	.p2align	4
.LBB7_29:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	movq	40(%rsp), %rdx
	leaq	96(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF)
	movq	528(%rsp), %rdx
	cmpb	$0, 11(%rsp)
	je	.LBB7_13
	cmpq	$5, %rdx
	je	.LBB7_36
	cmpq	$3, %rdx
	jne	.LBB7_13
	cmpq	$1, 544(%rsp)
	jne	.LBB7_38
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB7_14
	.p2align	4
.LBB7_34:
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB7_14
.LBB7_35:
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB7_14
.LBB7_36:
	cmpq	$1, 544(%rsp)
	jne	.LBB7_39
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB7_14
.LBB7_38:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB7_14
.LBB7_39:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB7_14
.LBB7_10:
	movq	40(%rsp), %rax
	addq	%r8, %rax
	cmpq	%rax, %r10
	setge	%al
	movl	%eax, 12(%rsp)
	cmpq	$0, 512(%rsp)
	jg	.LBB7_12
.LBB7_40:
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
.Lfunc_end7:
	.size	$s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF, .Lfunc_end7-$s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF
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
	je	.LBB8_33
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
	jmp	.LBB8_3
	.p2align	4
.LBB8_2:
	incq	%r8
	addq	$32, %r12
	addq	$32, %rsi
	movq	-8(%rsp), %rax
	addq	%rax, %r11
	addq	%rax, %rcx
	cmpq	%rbp, %r8
	je	.LBB8_33
.LBB8_3:
	movq	%r8, %rax
	addq	-16(%rsp), %rax
	js	.LBB8_8
	movq	-80(%rsp), %rdx
	cmpq	8(%rdx), %rax
	jge	.LBB8_8
	cmpq	$0, -120(%rsp)
	je	.LBB8_22
	cmpq	$8, -120(%rsp)
	jae	.LBB8_17
	xorl	%eax, %eax
	jmp	.LBB8_19
	.p2align	4
.LBB8_8:
	movq	%r8, %r13
	shlq	$5, %r13
	addq	%rdi, %r13
	xorl	%r9d, %r9d
	jmp	.LBB8_9
.LBB8_17:
	movq	%r12, %rdx
	xorl	%eax, %eax
	movq	-56(%rsp), %r13
	.p2align	4
.LBB8_18:
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
	jne	.LBB8_18
.LBB8_19:
	cmpq	$0, -96(%rsp)
	je	.LBB8_22
	imulq	%r15, %rax
	addq	%r12, %rax
	movq	-96(%rsp), %rdx
	.p2align	4
.LBB8_21:
	vmovups	%ymm0, (%rax)
	addq	%r15, %rax
	decq	%rdx
	jne	.LBB8_21
.LBB8_22:
	movq	%r8, %r13
	shlq	$5, %r13
	addq	%rdi, %r13
	movq	-32(%rsp), %rax
	cmpq	%rax, -24(%rsp)
	jge	.LBB8_29
	movq	-120(%rsp), %r9
	cmpq	$0, -40(%rsp)
	je	.LBB8_27
	xorl	%eax, %eax
	movq	%r11, %rdx
	movq	%rsi, %r9
	movq	-64(%rsp), %rbp
	.p2align	4
.LBB8_25:
	vmovups	(%rdx), %ymm1
	vmovups	%ymm1, (%r9)
	addq	%r15, %r9
	addq	%r10, %rdx
	decq	%rax
	cmpq	%rax, %rbp
	jne	.LBB8_25
	movq	-120(%rsp), %r9
	subq	%rax, %r9
	movq	-104(%rsp), %rbp
.LBB8_27:
	cmpq	$-8, -48(%rsp)
	jbe	.LBB8_30
.LBB8_29:
	movq	-128(%rsp), %r9
	jmp	.LBB8_9
.LBB8_30:
	movq	-128(%rsp), %rax
	subq	%r9, %rax
	movq	%r15, %rdx
	imulq	%r9, %rdx
	addq	%r12, %rdx
	imulq	%r10, %r9
	addq	%rcx, %r9
	movq	-72(%rsp), %rdi
	.p2align	4
.LBB8_31:
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
	jne	.LBB8_31
	movq	-128(%rsp), %r9
	movq	-112(%rsp), %r14
	movq	-104(%rsp), %rbp
	movq	-88(%rsp), %rdi
	.p2align	4
.LBB8_9:
	movq	%r9, %rax
	subq	%r14, %rax
	je	.LBB8_2
	movl	%r14d, %edx
	subl	%r9d, %edx
	andl	$7, %edx
	je	.LBB8_14
	movq	%r15, %r14
	imulq	%r9, %r14
	addq	%r13, %r14
	negq	%rdx
	xorl	%ebp, %ebp
	.p2align	4
.LBB8_12:
	vmovups	%ymm0, (%r14)
	addq	%r15, %r14
	decq	%rbp
	cmpq	%rbp, %rdx
	jne	.LBB8_12
	subq	%rbp, %r9
	movq	-112(%rsp), %r14
	movq	-104(%rsp), %rbp
	movq	-88(%rsp), %rdi
.LBB8_14:
	cmpq	$-8, %rax
	ja	.LBB8_2
	movq	%r14, %rax
	subq	%r9, %rax
	imulq	%r15, %r9
	addq	%r9, %r13
	.p2align	4
.LBB8_16:
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
	jne	.LBB8_16
	jmp	.LBB8_2
.LBB8_33:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end8:
	.size	$s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF, .Lfunc_end8-$s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF
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
	jle	.LBB9_12
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
	jmp	.LBB9_2
	.p2align	4
.LBB9_10:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$7, %eax
.LBB9_11:
	addq	%rax, %r10
	cmpq	%r9, %r10
	jge	.LBB9_12
.LBB9_2:
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
	jne	.LBB9_14
	movq	208(%rdi), %rcx
	movl	$7, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB9_11
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
	jmp	.LBB9_5
	.p2align	4
.LBB9_9:
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
	je	.LBB9_10
.LBB9_5:
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm1, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm1, %ymm11
	cmpq	$0, -128(%rsp)
	je	.LBB9_9
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
	jmp	.LBB9_7
	.p2align	4
.LBB9_8:
	incq	%rdi
	addq	$32, %rbp
	addq	%r13, %r9
	cmpq	-128(%rsp), %rdi
	je	.LBB9_9
.LBB9_7:
	movq	-72(%rsp), %r15
	movq	%r15, %r12
	movq	%r9, %rcx
	movq	%rbp, %rdx
	testq	%r15, %r15
	je	.LBB9_8
	.p2align	4
.LBB9_13:
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
	jne	.LBB9_13
	jmp	.LBB9_8
	.p2align	4
.LBB9_14:
	cmpq	$8, %rax
	jl	.LBB9_24
	movq	208(%rdi), %rcx
	movl	$8, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB9_11
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
	jmp	.LBB9_17
	.p2align	4
.LBB9_21:
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
	je	.LBB9_22
.LBB9_17:
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm1, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm1, %ymm11
	vmovaps	%ymm1, %ymm12
	cmpq	$0, -128(%rsp)
	je	.LBB9_21
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
	jmp	.LBB9_19
	.p2align	4
.LBB9_20:
	incq	%rdi
	addq	$32, %rax
	addq	%r10, %r8
	cmpq	-128(%rsp), %rdi
	je	.LBB9_21
.LBB9_19:
	movq	-72(%rsp), %r13
	movq	%r13, %r12
	movq	%r8, %rcx
	movq	%rax, %rdx
	testq	%r13, %r13
	je	.LBB9_20
	.p2align	4
.LBB9_23:
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
	jne	.LBB9_23
	jmp	.LBB9_20
	.p2align	4
.LBB9_24:
	cmpq	$4, %rax
	jl	.LBB9_52
	movq	208(%rdi), %rcx
	movl	$4, %eax
	movq	%rcx, 72(%rsp)
	testq	%rcx, %rcx
	je	.LBB9_11
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
	jmp	.LBB9_27
	.p2align	4
.LBB9_35:
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
	je	.LBB9_36
.LBB9_27:
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	cmpq	$0, -128(%rsp)
	je	.LBB9_35
	movq	16(%rsp), %rcx
	movq	192(%rsp), %rdi
	movq	-32(%rsp), %r10
	xorl	%r9d, %r9d
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	jmp	.LBB9_29
	.p2align	4
.LBB9_34:
	incq	%r9
	movq	-64(%rsp), %rdx
	leaq	(%r10,%rdx,4), %r10
	addq	$32, %rdi
	addq	24(%rsp), %rcx
	cmpq	-128(%rsp), %r9
	je	.LBB9_35
.LBB9_29:
	testq	%rax, %rax
	je	.LBB9_34
	movq	%r9, -56(%rsp)
	movq	%r10, -48(%rsp)
	movq	%rdi, -80(%rsp)
	movq	%rcx, -120(%rsp)
	movq	%r8, %rcx
	movq	112(%rsp), %r13
	cmpq	$1, %rax
	jne	.LBB9_37
	xorl	%edx, %edx
	jmp	.LBB9_32
	.p2align	4
.LBB9_37:
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
.LBB9_38:
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
	jne	.LBB9_38
.LBB9_32:
	movq	-72(%rsp), %rax
	testb	$1, %al
	movq	%rcx, %r8
	movq	-120(%rsp), %rcx
	movq	-80(%rsp), %rdi
	movq	-48(%rsp), %r10
	movq	-56(%rsp), %r9
	je	.LBB9_34
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
	jmp	.LBB9_34
.LBB9_22:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$8, %eax
	jmp	.LBB9_11
.LBB9_52:
	cmpq	$1, %rax
	jle	.LBB9_53
	movq	208(%rdi), %rcx
	movl	$2, %eax
	movq	%rcx, 72(%rsp)
	testq	%rcx, %rcx
	je	.LBB9_11
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
	jmp	.LBB9_41
	.p2align	4
.LBB9_50:
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
	je	.LBB9_51
.LBB9_41:
	movq	%rcx, 16(%rsp)
	movq	%rsi, 80(%rsp)
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	cmpq	$0, -128(%rsp)
	je	.LBB9_50
	movq	-32(%rsp), %rax
	movq	8(%rsp), %r8
	movq	(%rsp), %rcx
	movq	40(%rsp), %rsi
	xorl	%r10d, %r10d
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	jmp	.LBB9_43
	.p2align	4
.LBB9_49:
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
	je	.LBB9_50
.LBB9_43:
	movq	-72(%rsp), %r9
	testq	%r9, %r9
	movq	%r10, -48(%rsp)
	je	.LBB9_49
	movq	%r8, 112(%rsp)
	movq	%rax, 24(%rsp)
	cmpq	$4, %r9
	movq	%rcx, -56(%rsp)
	movq	%rsi, -64(%rsp)
	jae	.LBB9_66
	xorl	%r12d, %r12d
	jmp	.LBB9_46
	.p2align	4
.LBB9_66:
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
.LBB9_67:
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
	jne	.LBB9_67
.LBB9_46:
	cmpq	$0, 152(%rsp)
	movq	-56(%rsp), %rcx
	movq	-64(%rsp), %rsi
	movq	24(%rsp), %rax
	movq	112(%rsp), %r8
	je	.LBB9_49
	movq	%rbx, %r9
	imulq	%r12, %r9
	addq	%rsi, %r9
	imulq	%r14, %r12
	movq	152(%rsp), %r10
	.p2align	4
.LBB9_48:
	vmovups	(%r9), %ymm7
	vfmadd231ps	(%rax,%r12), %ymm7, %ymm6
	vfmadd231ps	(%r8,%r12), %ymm7, %ymm5
	addq	%rbx, %r9
	addq	%r14, %r12
	decq	%r10
	jne	.LBB9_48
	jmp	.LBB9_49
.LBB9_36:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$4, %eax
	jmp	.LBB9_11
.LBB9_53:
	movq	208(%rdi), %rcx
	movl	$1, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB9_11
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
	jmp	.LBB9_55
	.p2align	4
.LBB9_64:
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
	je	.LBB9_65
.LBB9_55:
	vmovaps	%ymm1, %ymm5
	cmpq	$0, -128(%rsp)
	je	.LBB9_64
	movq	%rax, %r8
	movq	-120(%rsp), %r9
	xorl	%edi, %edi
	vmovaps	%ymm1, %ymm5
	jmp	.LBB9_57
	.p2align	4
.LBB9_63:
	incq	%rdi
	addq	$32, %r9
	addq	%r13, %r8
	cmpq	-128(%rsp), %rdi
	je	.LBB9_64
.LBB9_57:
	movq	-72(%rsp), %rcx
	testq	%rcx, %rcx
	je	.LBB9_63
	cmpq	$8, %rcx
	jae	.LBB9_68
	xorl	%r12d, %r12d
	jmp	.LBB9_60
	.p2align	4
.LBB9_68:
	movq	%r9, %rdx
	movq	%r8, %rcx
	xorl	%r12d, %r12d
	.p2align	4
.LBB9_69:
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
	jne	.LBB9_69
.LBB9_60:
	cmpq	$0, 160(%rsp)
	je	.LBB9_63
	movq	%r14, %rcx
	imulq	%r12, %rcx
	addq	%r8, %rcx
	imulq	%rbx, %r12
	addq	%r9, %r12
	movq	160(%rsp), %rdx
	.p2align	4
.LBB9_62:
	vmovups	(%rcx), %ymm6
	vfmadd231ps	(%r12), %ymm6, %ymm5
	addq	%r14, %rcx
	addq	%rbx, %r12
	decq	%rdx
	jne	.LBB9_62
	jmp	.LBB9_63
.LBB9_51:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$2, %eax
	jmp	.LBB9_11
.LBB9_65:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$1, %eax
	jmp	.LBB9_11
.LBB9_12:
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
.Lfunc_end9:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5, .Lfunc_end9-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5
	.cfi_endproc
	.hidden	vitruvian_combine_avx2
	.globl	vitruvian_combine_avx2
	.p2align	4
	.type	vitruvian_combine_avx2,@function
vitruvian_combine_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF)
.Lfunc_end10:
	.size	vitruvian_combine_avx2, .Lfunc_end10-vitruvian_combine_avx2
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF
	.globl	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF,@function
$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF:
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
	movq	%fs:40, %rax
	movq	%rax, 192(%rsp)
	vbroadcastss	%xmm0, %ymm2
	vbroadcastss	%xmm1, %ymm3
	movq	%rsi, 80(%rsp)
	movq	%rdx, 88(%rsp)
	movq	%rcx, 96(%rsp)
	movq	%r8, 104(%rsp)
	vmovups	%ymm2, 112(%rsp)
	vmovups	%ymm3, 144(%rsp)
	movq	256(%rsp), %rax
	movq	%r9, 176(%rsp)
	movq	%rax, 184(%rsp)
	cmpq	$6, %rdi
	ja	.LBB11_31
	leaq	.LJTI11_0(%rip), %r10
	movslq	(%r10,%rdi,4), %rdi
	addq	%r10, %rdi
	jmpq	*%rdi
.LBB11_2:
	cmpq	$8, %rax
	jl	.LBB11_5
	vbroadcastss	(%rsi), %ymm0
	vmovups	%ymm0, 48(%rsp)
	vbroadcastss	(%rcx), %ymm0
	vmovups	%ymm0, 16(%rsp)
	testq	%r8, %r8
	leaq	16(%rsp), %rdi
	cmovneq	%rcx, %rdi
	testq	%rdx, %rdx
	leaq	48(%rsp), %rcx
	cmovneq	%rsi, %rcx
	leaq	-8(%rax), %rsi
	xorl	%r10d, %r10d
	.p2align	4
.LBB11_4:
	cmpq	%r10, %rsi
	movq	%r10, %r11
	cmovlq	%rsi, %r11
	testq	%rdx, %rdx
	movq	%r11, %rbx
	cmoveq	%rdx, %rbx
	testq	%r8, %r8
	vmovups	(%rcx,%rbx,4), %ymm0
	movq	%r11, %rbx
	cmoveq	%r8, %rbx
	vaddps	(%rdi,%rbx,4), %ymm0, %ymm0
	vcmpltps	%ymm2, %ymm0, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm0, %ymm0
	vcmpltps	%ymm0, %ymm3, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm0, %ymm0
	vmovups	%ymm0, (%r9,%r11,4)
	addq	$8, %r10
	cmpq	%rax, %r10
	jl	.LBB11_4
	jmp	.LBB11_33
.LBB11_28:
	leaq	80(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU3_Tf1cn_n)
	jmp	.LBB11_33
.LBB11_26:
	leaq	80(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU1_Tf1cn_n)
	jmp	.LBB11_33
.LBB11_27:
	leaq	80(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU2_Tf1cn_n)
	jmp	.LBB11_33
.LBB11_31:
	leaq	($s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU6_)(%rip), %rsi
	jmp	.LBB11_32
.LBB11_25:
	leaq	80(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU0_Tf1cn_n)
	jmp	.LBB11_33
.LBB11_29:
	leaq	($s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU4_)(%rip), %rsi
	jmp	.LBB11_32
.LBB11_30:
	leaq	($s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU5_)(%rip), %rsi
.LBB11_32:
	leaq	80(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU4_Tf1cn_nTm)
.LBB11_33:
	movq	%fs:40, %rax
	cmpq	192(%rsp), %rax
	jne	.LBB11_35
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
.LBB11_5:
	.cfi_def_cfa_offset 256
	testq	%rax, %rax
	je	.LBB11_33
	cmpq	$3, %rax
	jbe	.LBB11_7
	movq	%rdx, %rdi
	xorq	$1, %rdi
	movq	%r8, %r10
	xorq	$1, %r10
	orq	%rdi, %r10
	jne	.LBB11_7
	movq	%r9, %rdi
	subq	%rsi, %rdi
	cmpq	$128, %rdi
	setb	%dil
	movq	%r9, %r10
	subq	%rcx, %r10
	cmpq	$128, %r10
	setb	%r10b
	orb	%dil, %r10b
	je	.LBB11_16
.LBB11_7:
	xorl	%edi, %edi
.LBB11_8:
	movq	%rax, %r11
	movq	%rdi, %r10
	andq	$3, %r11
	je	.LBB11_11
	movq	%rdi, %r10
	imulq	%r8, %r10
	leaq	(%rcx,%r10,4), %rbx
	leaq	(,%r8,4), %r14
	movq	%rdi, %r10
	imulq	%rdx, %r10
	leaq	(%rsi,%r10,4), %r15
	leaq	(,%rdx,4), %r12
	movq	%rdi, %r10
	.p2align	4
.LBB11_10:
	vmovss	(%r15), %xmm2
	vaddss	(%rbx), %xmm2, %xmm2
	vmaxss	%xmm2, %xmm0, %xmm2
	vminss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, (%r9,%r10,4)
	incq	%r10
	addq	%r14, %rbx
	addq	%r12, %r15
	decq	%r11
	jne	.LBB11_10
.LBB11_11:
	subq	%rax, %rdi
	cmpq	$-4, %rdi
	ja	.LBB11_33
	leaq	3(%r10), %rdi
	movq	%r8, %r11
	imulq	%rdi, %r11
	movq	%r11, 8(%rsp)
	movq	%r8, %rbx
	shlq	$4, %rbx
	imulq	%rdx, %rdi
	movq	%rdx, %r14
	shlq	$4, %r14
	leaq	2(%r10), %r15
	movq	%r8, %r12
	imulq	%r15, %r12
	imulq	%rdx, %r15
	movq	%r10, %r13
	imulq	%r8, %r13
	movq	%r10, %rbp
	imulq	%rdx, %rbp
	leaq	1(%r10), %r11
	movq	%r11, (%rsp)
	movq	8(%rsp), %r11
	imulq	(%rsp), %r8
	imulq	(%rsp), %rdx
	.p2align	4
.LBB11_13:
	vmovss	(%rsi,%rbp,4), %xmm2
	vaddss	(%rcx,%r13,4), %xmm2, %xmm2
	vmaxss	%xmm2, %xmm0, %xmm2
	vminss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, (%r9,%r10,4)
	vmovss	(%rsi,%rdx,4), %xmm2
	vaddss	(%rcx,%r8,4), %xmm2, %xmm2
	vmaxss	%xmm2, %xmm0, %xmm2
	vminss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, 4(%r9,%r10,4)
	vmovss	(%rsi,%r15,4), %xmm2
	vaddss	(%rcx,%r12,4), %xmm2, %xmm2
	vmaxss	%xmm2, %xmm0, %xmm2
	vminss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, 8(%r9,%r10,4)
	vmovss	(%rsi,%rdi,4), %xmm2
	vaddss	(%rcx,%r11,4), %xmm2, %xmm2
	vmaxss	%xmm2, %xmm0, %xmm2
	vminss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, 12(%r9,%r10,4)
	addq	$4, %r10
	addq	%rbx, %rcx
	addq	%r14, %rsi
	cmpq	%r10, %rax
	jne	.LBB11_13
	jmp	.LBB11_33
.LBB11_16:
	cmpq	$32, %rax
	jae	.LBB11_18
	xorl	%edi, %edi
	jmp	.LBB11_22
.LBB11_18:
	movq	%rax, %rdi
	andq	$-32, %rdi
	xorl	%r10d, %r10d
.LBB11_19:
	vmovups	(%rsi,%r10,4), %ymm4
	vmovups	32(%rsi,%r10,4), %ymm5
	vmovups	64(%rsi,%r10,4), %ymm6
	vmovups	96(%rsi,%r10,4), %ymm7
	vaddps	(%rcx,%r10,4), %ymm4, %ymm4
	vaddps	32(%rcx,%r10,4), %ymm5, %ymm5
	vaddps	64(%rcx,%r10,4), %ymm6, %ymm6
	vaddps	96(%rcx,%r10,4), %ymm7, %ymm7
	vmaxps	%ymm4, %ymm2, %ymm4
	vmaxps	%ymm5, %ymm2, %ymm5
	vmaxps	%ymm6, %ymm2, %ymm6
	vmaxps	%ymm7, %ymm2, %ymm7
	vminps	%ymm4, %ymm3, %ymm4
	vminps	%ymm5, %ymm3, %ymm5
	vminps	%ymm6, %ymm3, %ymm6
	vminps	%ymm7, %ymm3, %ymm7
	vmovups	%ymm4, (%r9,%r10,4)
	vmovups	%ymm5, 32(%r9,%r10,4)
	vmovups	%ymm6, 64(%r9,%r10,4)
	vmovups	%ymm7, 96(%r9,%r10,4)
	addq	$32, %r10
	cmpq	%r10, %rdi
	jne	.LBB11_19
	cmpq	%rdi, %rax
	je	.LBB11_33
	testb	$28, %al
	je	.LBB11_8
.LBB11_22:
	movq	%rdi, %r10
	movq	%rax, %rdi
	andq	$-4, %rdi
	vbroadcastss	%xmm0, %xmm2
	vbroadcastss	%xmm1, %xmm3
.LBB11_23:
	vmovups	(%rsi,%r10,4), %xmm4
	vaddps	(%rcx,%r10,4), %xmm4, %xmm4
	vmaxps	%xmm4, %xmm2, %xmm4
	vminps	%xmm4, %xmm3, %xmm4
	vmovups	%xmm4, (%r9,%r10,4)
	addq	$4, %r10
	cmpq	%r10, %rdi
	jne	.LBB11_23
	cmpq	%rdi, %rax
	je	.LBB11_33
	jmp	.LBB11_8
.LBB11_35:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end11:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF, .Lfunc_end11-$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI11_0:
	.long	.LBB11_2-.LJTI11_0
	.long	.LBB11_25-.LJTI11_0
	.long	.LBB11_26-.LJTI11_0
	.long	.LBB11_27-.LJTI11_0
	.long	.LBB11_28-.LJTI11_0
	.long	.LBB11_29-.LJTI11_0
	.long	.LBB11_30-.LJTI11_0
	.text
	.hidden	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU0_Tf1cn_n
	.weak	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU0_Tf1cn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU0_Tf1cn_n,@function
$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU0_Tf1cn_n:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	subq	$80, %rsp
	.cfi_def_cfa_offset 112
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	%fs:40, %rax
	movq	%rax, 72(%rsp)
	movq	104(%rdi), %rax
	cmpq	$8, %rax
	jl	.LBB12_7
	movq	(%rdi), %r9
	vbroadcastss	(%r9), %ymm0
	vmovups	%ymm0, 32(%rsp)
	movq	16(%rdi), %r8
	vbroadcastss	(%r8), %ymm0
	vmovups	%ymm0, (%rsp)
	movq	8(%rdi), %rcx
	movq	24(%rdi), %rdx
	testq	%rdx, %rdx
	movq	%rsp, %rsi
	cmovneq	%r8, %rsi
	testq	%rcx, %rcx
	leaq	32(%rsp), %r8
	cmovneq	%r9, %r8
	leaq	-8(%rax), %r9
	vmovups	32(%rdi), %ymm0
	vmovups	64(%rdi), %ymm1
	movq	96(%rdi), %rdi
	xorl	%r10d, %r10d
	.p2align	4
.LBB12_2:
	cmpq	%r10, %r9
	movq	%r10, %r11
	cmovlq	%r9, %r11
	testq	%rcx, %rcx
	movq	%r11, %rbx
	cmoveq	%rcx, %rbx
	testq	%rdx, %rdx
	vmovups	(%r8,%rbx,4), %ymm2
	movq	%r11, %rbx
	cmoveq	%rdx, %rbx
	vsubps	(%rsi,%rbx,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdi,%r11,4)
	addq	$8, %r10
	cmpq	%rax, %r10
	jl	.LBB12_2
	jmp	.LBB12_5
.LBB12_7:
	testq	%rax, %rax
	je	.LBB12_5
	movq	(%rdi), %rsi
	movq	8(%rdi), %r9
	movq	16(%rdi), %rdx
	movq	24(%rdi), %r8
	movq	96(%rdi), %rcx
	vmovups	32(%rdi), %ymm0
	vmovss	32(%rdi), %xmm1
	vmovss	64(%rdi), %xmm2
	cmpq	$1, %rax
	jne	.LBB12_10
	xorl	%edi, %edi
	jmp	.LBB12_3
.LBB12_10:
	movq	%rax, %r10
	andq	$-2, %r10
	leaq	(,%r9,8), %r11
	leaq	(,%r8,8), %rbx
	xorl	%edi, %edi
	movq	%rdx, %r14
	movq	%rsi, %r15
	.p2align	4
.LBB12_11:
	vmovss	(%r15), %xmm3
	vsubss	(%r14), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm1, %xmm3, %xmm3
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, (%rcx,%rdi,4)
	vmovss	(%r15,%r9,4), %xmm3
	vsubss	(%r14,%r8,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm1, %xmm3, %xmm3
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, 4(%rcx,%rdi,4)
	addq	$2, %rdi
	addq	%r11, %r15
	addq	%rbx, %r14
	cmpq	%rdi, %r10
	jne	.LBB12_11
.LBB12_3:
	testb	$1, %al
	je	.LBB12_5
	imulq	%rdi, %r9
	vmovss	(%rsi,%r9,4), %xmm3
	imulq	%rdi, %r8
	vsubss	(%rdx,%r8,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm0
	vblendvps	%xmm0, %xmm1, %xmm3, %xmm0
	vminss	%xmm0, %xmm2, %xmm0
	vmovss	%xmm0, (%rcx,%rdi,4)
.LBB12_5:
	movq	%fs:40, %rax
	cmpq	72(%rsp), %rax
	jne	.LBB12_12
	addq	$80, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.LBB12_12:
	.cfi_def_cfa_offset 112
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end12:
	.size	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU0_Tf1cn_n, .Lfunc_end12-$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU0_Tf1cn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU1_Tf1cn_n
	.weak	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU1_Tf1cn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU1_Tf1cn_n,@function
$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU1_Tf1cn_n:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	subq	$80, %rsp
	.cfi_def_cfa_offset 112
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	%fs:40, %rax
	movq	%rax, 72(%rsp)
	movq	104(%rdi), %rax
	cmpq	$8, %rax
	jl	.LBB13_7
	movq	(%rdi), %r9
	vbroadcastss	(%r9), %ymm0
	vmovups	%ymm0, 32(%rsp)
	movq	16(%rdi), %r8
	vbroadcastss	(%r8), %ymm0
	vmovups	%ymm0, (%rsp)
	movq	8(%rdi), %rcx
	movq	24(%rdi), %rdx
	testq	%rdx, %rdx
	movq	%rsp, %rsi
	cmovneq	%r8, %rsi
	testq	%rcx, %rcx
	leaq	32(%rsp), %r8
	cmovneq	%r9, %r8
	leaq	-8(%rax), %r9
	vmovups	32(%rdi), %ymm0
	vmovups	64(%rdi), %ymm1
	movq	96(%rdi), %rdi
	xorl	%r10d, %r10d
	.p2align	4
.LBB13_2:
	cmpq	%r10, %r9
	movq	%r10, %r11
	cmovlq	%r9, %r11
	testq	%rcx, %rcx
	movq	%r11, %rbx
	cmoveq	%rcx, %rbx
	testq	%rdx, %rdx
	vmovups	(%r8,%rbx,4), %ymm2
	movq	%r11, %rbx
	cmoveq	%rdx, %rbx
	vmulps	(%rsi,%rbx,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdi,%r11,4)
	addq	$8, %r10
	cmpq	%rax, %r10
	jl	.LBB13_2
	jmp	.LBB13_5
.LBB13_7:
	testq	%rax, %rax
	je	.LBB13_5
	movq	(%rdi), %rsi
	movq	8(%rdi), %r9
	movq	16(%rdi), %rdx
	movq	24(%rdi), %r8
	movq	96(%rdi), %rcx
	vmovups	32(%rdi), %ymm0
	vmovss	32(%rdi), %xmm1
	vmovss	64(%rdi), %xmm2
	cmpq	$1, %rax
	jne	.LBB13_10
	xorl	%edi, %edi
	jmp	.LBB13_3
.LBB13_10:
	movq	%rax, %r10
	andq	$-2, %r10
	leaq	(,%r9,8), %r11
	leaq	(,%r8,8), %rbx
	xorl	%edi, %edi
	movq	%rdx, %r14
	movq	%rsi, %r15
	.p2align	4
.LBB13_11:
	vmovss	(%r15), %xmm3
	vmulss	(%r14), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm1, %xmm3, %xmm3
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, (%rcx,%rdi,4)
	vmovss	(%r15,%r9,4), %xmm3
	vmulss	(%r14,%r8,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm1, %xmm3, %xmm3
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, 4(%rcx,%rdi,4)
	addq	$2, %rdi
	addq	%r11, %r15
	addq	%rbx, %r14
	cmpq	%rdi, %r10
	jne	.LBB13_11
.LBB13_3:
	testb	$1, %al
	je	.LBB13_5
	imulq	%rdi, %r9
	vmovss	(%rsi,%r9,4), %xmm3
	imulq	%rdi, %r8
	vmulss	(%rdx,%r8,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm0
	vblendvps	%xmm0, %xmm1, %xmm3, %xmm0
	vminss	%xmm0, %xmm2, %xmm0
	vmovss	%xmm0, (%rcx,%rdi,4)
.LBB13_5:
	movq	%fs:40, %rax
	cmpq	72(%rsp), %rax
	jne	.LBB13_12
	addq	$80, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.LBB13_12:
	.cfi_def_cfa_offset 112
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end13:
	.size	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU1_Tf1cn_n, .Lfunc_end13-$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU1_Tf1cn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU2_Tf1cn_n
	.weak	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU2_Tf1cn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU2_Tf1cn_n,@function
$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU2_Tf1cn_n:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	subq	$80, %rsp
	.cfi_def_cfa_offset 112
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	%fs:40, %rax
	movq	%rax, 72(%rsp)
	movq	104(%rdi), %rax
	cmpq	$8, %rax
	jl	.LBB14_7
	movq	(%rdi), %r9
	vbroadcastss	(%r9), %ymm0
	vmovups	%ymm0, 32(%rsp)
	movq	16(%rdi), %r8
	vbroadcastss	(%r8), %ymm0
	vmovups	%ymm0, (%rsp)
	movq	8(%rdi), %rcx
	movq	24(%rdi), %rdx
	testq	%rdx, %rdx
	movq	%rsp, %rsi
	cmovneq	%r8, %rsi
	testq	%rcx, %rcx
	leaq	32(%rsp), %r8
	cmovneq	%r9, %r8
	leaq	-8(%rax), %r9
	vmovups	32(%rdi), %ymm0
	vmovups	64(%rdi), %ymm1
	movq	96(%rdi), %rdi
	xorl	%r10d, %r10d
	.p2align	4
.LBB14_2:
	cmpq	%r10, %r9
	movq	%r10, %r11
	cmovlq	%r9, %r11
	testq	%rcx, %rcx
	movq	%r11, %rbx
	cmoveq	%rcx, %rbx
	testq	%rdx, %rdx
	vmovups	(%r8,%rbx,4), %ymm2
	movq	%r11, %rbx
	cmoveq	%rdx, %rbx
	vdivps	(%rsi,%rbx,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdi,%r11,4)
	addq	$8, %r10
	cmpq	%rax, %r10
	jl	.LBB14_2
	jmp	.LBB14_5
.LBB14_7:
	testq	%rax, %rax
	je	.LBB14_5
	movq	(%rdi), %rsi
	movq	8(%rdi), %r9
	movq	16(%rdi), %rdx
	movq	24(%rdi), %r8
	movq	96(%rdi), %rcx
	vmovups	32(%rdi), %ymm0
	vmovss	32(%rdi), %xmm1
	vmovss	64(%rdi), %xmm2
	cmpq	$1, %rax
	jne	.LBB14_10
	xorl	%edi, %edi
	jmp	.LBB14_3
.LBB14_10:
	movq	%rax, %r10
	andq	$-2, %r10
	leaq	(,%r9,8), %r11
	leaq	(,%r8,8), %rbx
	xorl	%edi, %edi
	movq	%rdx, %r14
	movq	%rsi, %r15
	.p2align	4
.LBB14_11:
	vmovss	(%r15), %xmm3
	vdivss	(%r14), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm1, %xmm3, %xmm3
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, (%rcx,%rdi,4)
	vmovss	(%r15,%r9,4), %xmm3
	vdivss	(%r14,%r8,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm1, %xmm3, %xmm3
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, 4(%rcx,%rdi,4)
	addq	$2, %rdi
	addq	%r11, %r15
	addq	%rbx, %r14
	cmpq	%rdi, %r10
	jne	.LBB14_11
.LBB14_3:
	testb	$1, %al
	je	.LBB14_5
	imulq	%rdi, %r9
	vmovss	(%rsi,%r9,4), %xmm3
	imulq	%rdi, %r8
	vdivss	(%rdx,%r8,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm0
	vblendvps	%xmm0, %xmm1, %xmm3, %xmm0
	vminss	%xmm0, %xmm2, %xmm0
	vmovss	%xmm0, (%rcx,%rdi,4)
.LBB14_5:
	movq	%fs:40, %rax
	cmpq	72(%rsp), %rax
	jne	.LBB14_12
	addq	$80, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.LBB14_12:
	.cfi_def_cfa_offset 112
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end14:
	.size	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU2_Tf1cn_n, .Lfunc_end14-$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU2_Tf1cn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU3_Tf1cn_n
	.weak	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU3_Tf1cn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU3_Tf1cn_n,@function
$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU3_Tf1cn_n:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	subq	$80, %rsp
	.cfi_def_cfa_offset 112
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	%fs:40, %rax
	movq	%rax, 72(%rsp)
	movq	104(%rdi), %rax
	cmpq	$8, %rax
	jl	.LBB15_7
	movq	(%rdi), %r9
	vbroadcastss	(%r9), %ymm0
	vmovups	%ymm0, 32(%rsp)
	movq	16(%rdi), %r8
	vbroadcastss	(%r8), %ymm0
	vmovups	%ymm0, (%rsp)
	movq	8(%rdi), %rcx
	movq	24(%rdi), %rdx
	testq	%rdx, %rdx
	movq	%rsp, %rsi
	cmovneq	%r8, %rsi
	testq	%rcx, %rcx
	leaq	32(%rsp), %r8
	cmovneq	%r9, %r8
	leaq	-8(%rax), %r9
	vmovups	32(%rdi), %ymm0
	vmovups	64(%rdi), %ymm1
	movq	96(%rdi), %rdi
	xorl	%r10d, %r10d
	.p2align	4
.LBB15_2:
	cmpq	%r10, %r9
	movq	%r10, %r11
	cmovlq	%r9, %r11
	testq	%rcx, %rcx
	movq	%r11, %rbx
	cmoveq	%rcx, %rbx
	testq	%rdx, %rdx
	movq	%r11, %r14
	cmoveq	%rdx, %r14
	vmovups	(%r8,%rbx,4), %ymm2
	vsubps	(%rsi,%r14,4), %ymm2, %ymm2
	vmulps	%ymm2, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdi,%r11,4)
	addq	$8, %r10
	cmpq	%rax, %r10
	jl	.LBB15_2
	jmp	.LBB15_5
.LBB15_7:
	testq	%rax, %rax
	je	.LBB15_5
	movq	(%rdi), %rsi
	movq	8(%rdi), %r9
	movq	16(%rdi), %rdx
	movq	24(%rdi), %r8
	movq	96(%rdi), %rcx
	vmovups	32(%rdi), %ymm0
	vmovss	32(%rdi), %xmm1
	vmovss	64(%rdi), %xmm2
	cmpq	$1, %rax
	jne	.LBB15_10
	xorl	%edi, %edi
	jmp	.LBB15_3
.LBB15_10:
	movq	%rax, %r10
	andq	$-2, %r10
	leaq	(,%r9,8), %r11
	leaq	(,%r8,8), %rbx
	xorl	%edi, %edi
	movq	%rdx, %r14
	movq	%rsi, %r15
	.p2align	4
.LBB15_11:
	vmovss	(%r15), %xmm3
	vsubss	(%r14), %xmm3, %xmm3
	vmulss	%xmm3, %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm1, %xmm3, %xmm3
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, (%rcx,%rdi,4)
	vmovss	(%r15,%r9,4), %xmm3
	vsubss	(%r14,%r8,4), %xmm3, %xmm3
	vmulss	%xmm3, %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm1, %xmm3, %xmm3
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, 4(%rcx,%rdi,4)
	addq	$2, %rdi
	addq	%r11, %r15
	addq	%rbx, %r14
	cmpq	%rdi, %r10
	jne	.LBB15_11
.LBB15_3:
	testb	$1, %al
	je	.LBB15_5
	imulq	%rdi, %r9
	vmovss	(%rsi,%r9,4), %xmm3
	imulq	%rdi, %r8
	vsubss	(%rdx,%r8,4), %xmm3, %xmm3
	vmulss	%xmm3, %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm0
	vblendvps	%xmm0, %xmm1, %xmm3, %xmm0
	vminss	%xmm0, %xmm2, %xmm0
	vmovss	%xmm0, (%rcx,%rdi,4)
.LBB15_5:
	movq	%fs:40, %rax
	cmpq	72(%rsp), %rax
	jne	.LBB15_12
	addq	$80, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.LBB15_12:
	.cfi_def_cfa_offset 112
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end15:
	.size	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU3_Tf1cn_n, .Lfunc_end15-$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU3_Tf1cn_n
	.cfi_endproc
	.p2align	4
	.type	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU4_Tf1cn_nTm,@function
$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU4_Tf1cn_nTm:
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
	movq	%rsi, 24(%rsp)
	movq	%fs:40, %rax
	movq	%rax, 160(%rsp)
	movq	104(%rdi), %rdx
	cmpq	$8, %rdx
	movq	%rdx, 16(%rsp)
	jl	.LBB16_5
	movq	(%rdi), %rax
	vbroadcastss	(%rax), %ymm0
	vmovups	%ymm0, 128(%rsp)
	movq	16(%rdi), %rcx
	vbroadcastss	(%rcx), %ymm0
	vmovups	%ymm0, 96(%rsp)
	movq	8(%rdi), %rsi
	movq	24(%rdi), %r12
	testq	%r12, %r12
	leaq	96(%rsp), %r13
	cmovneq	%rcx, %r13
	movq	%rsi, 8(%rsp)
	testq	%rsi, %rsi
	leaq	128(%rsp), %rbp
	cmovneq	%rax, %rbp
	leaq	-8(%rdx), %rbx
	vmovups	32(%rdi), %ymm0
	vmovups	%ymm0, 64(%rsp)
	vmovups	64(%rdi), %ymm0
	vmovups	%ymm0, 32(%rsp)
	movq	96(%rdi), %rax
	movq	%rax, (%rsp)
	xorl	%r14d, %r14d
	.p2align	4
.LBB16_2:
	cmpq	%r14, %rbx
	movq	%r14, %r15
	cmovlq	%rbx, %r15
	movq	8(%rsp), %rcx
	testq	%rcx, %rcx
	movq	%r15, %rax
	cmoveq	%rcx, %rax
	testq	%r12, %r12
	movq	%r15, %rcx
	cmoveq	%r12, %rcx
	vmovups	(%rbp,%rax,4), %xmm0
	vmovups	16(%rbp,%rax,4), %xmm1
	vmovups	(%r13,%rcx,4), %xmm2
	vmovups	16(%r13,%rcx,4), %xmm3
	vzeroupper
	callq	*24(%rsp)
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vmovups	64(%rsp), %ymm1
	vmaxps	%ymm0, %ymm1, %ymm0
	vmovups	32(%rsp), %ymm1
	vminps	%ymm0, %ymm1, %ymm0
	movq	(%rsp), %rax
	vmovups	%ymm0, (%rax,%r15,4)
	addq	$8, %r14
	cmpq	16(%rsp), %r14
	jl	.LBB16_2
	jmp	.LBB16_3
.LBB16_5:
	testq	%rdx, %rdx
	je	.LBB16_3
	movq	(%rdi), %r15
	movq	8(%rdi), %r12
	movq	16(%rdi), %r13
	movq	24(%rdi), %rbp
	movq	96(%rdi), %rax
	movq	%rax, 8(%rsp)
	vmovups	32(%rdi), %ymm0
	vmovups	%ymm0, 64(%rsp)
	vmovss	32(%rdi), %xmm0
	vmovaps	%xmm0, 32(%rsp)
	vmovss	64(%rdi), %xmm0
	vmovss	%xmm0, (%rsp)
	shlq	$2, %rbp
	shlq	$2, %r12
	xorl	%ebx, %ebx
	.p2align	4
.LBB16_7:
	leaq	1(%rbx), %r14
	vbroadcastss	(%r15), %xmm0
	vbroadcastss	(%r13), %xmm2
	vmovaps	%xmm0, %xmm1
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	*24(%rsp)
	vcmpltss	64(%rsp), %xmm0, %xmm1
	vblendvps	%xmm1, 32(%rsp), %xmm0, %xmm0
	vmovss	(%rsp), %xmm1
	vminss	%xmm0, %xmm1, %xmm0
	movq	8(%rsp), %rax
	vmovss	%xmm0, (%rax,%rbx,4)
	addq	%rbp, %r13
	addq	%r12, %r15
	movq	%r14, %rbx
	cmpq	%r14, 16(%rsp)
	jne	.LBB16_7
.LBB16_3:
	movq	%fs:40, %rax
	cmpq	160(%rsp), %rax
	jne	.LBB16_8
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
.LBB16_8:
	.cfi_def_cfa_offset 224
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end16:
	.size	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU4_Tf1cn_nTm, .Lfunc_end16-$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU4_Tf1cn_nTm
	.cfi_endproc
	.p2align	4
	.type	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU4_,@function
$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU4_:
	vmaxps	%xmm2, %xmm0, %xmm0
	vmaxps	%xmm3, %xmm1, %xmm1
	retq
.Lfunc_end17:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU4_, .Lfunc_end17-$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU4_
	.p2align	4
	.type	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU5_,@function
$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU5_:
	vminps	%xmm2, %xmm0, %xmm0
	vminps	%xmm3, %xmm1, %xmm1
	retq
.Lfunc_end18:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU5_, .Lfunc_end18-$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU5_
	.p2align	4
	.type	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU6_,@function
$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU6_:
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm1, %ymm0, %ymm1
	vinsertf128	$1, %xmm3, %ymm2, %ymm2
	vmulps	%ymm2, %ymm0, %ymm2
	vblendvps	%ymm1, %ymm2, %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vzeroupper
	retq
.Lfunc_end19:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU6_, .Lfunc_end19-$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU6_
	.hidden	vitruvian_multiply_avx2
	.globl	vitruvian_multiply_avx2
	.p2align	4
	.type	vitruvian_multiply_avx2,@function
vitruvian_multiply_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF)
.Lfunc_end20:
	.size	vitruvian_multiply_avx2, .Lfunc_end20-vitruvian_multiply_avx2
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI21_0:
	.long	0x80000000
.LCPI21_1:
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
	jne	.LBB21_13
	testq	%rbp, %rbp
	jle	.LBB21_7
	imulq	%rdx, %rbx
	vbroadcastss	%xmm2, %xmm1
	vmovaps	%xmm1, 16(%rsp)
	vbroadcastss	%xmm0, %xmm0
	vmovaps	%xmm0, (%rsp)
	shlq	$5, %rbx
	addq	$32, %rbx
	xorl	%r15d, %r15d
	leaq	192(%rsp), %r13
	jmp	.LBB21_3
	.p2align	4
.LBB21_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	vmovaps	16(%rsp), %xmm0
	vmovaps	%xmm0, %xmm1
	vmovaps	(%rsp), %xmm2
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5)
	movl	$2, %r12d
.LBB21_6:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB21_7
.LBB21_3:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB21_5
	cmpq	$2, %rcx
	je	.LBB21_5
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB21_11
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB21_11
	movq	%r14, %rdi
	movq	%r15, %rsi
	vmovaps	16(%rsp), %xmm0
	vmovaps	%xmm0, %xmm1
	vmovaps	(%rsp), %xmm2
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5)
	movl	$1, %r12d
	jmp	.LBB21_6
	.p2align	4
.LBB21_11:
	movq	%r14, %rdi
	movq	%r15, %rsi
	vmovaps	16(%rsp), %xmm0
	vmovaps	%xmm0, %xmm1
	vmovaps	(%rsp), %xmm2
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5)
	jmp	.LBB21_6
.LBB21_13:
	xorl	%ecx, %ecx
	testq	%r10, %r10
	leaq	64(%rsp), %rsi
	cmovneq	%r10, %rsi
	setne	%dil
	vbroadcastss	.LCPI21_0(%rip), %ymm1
	vmovups	%ymm1, 64(%rsp)
	vbroadcastss	.LCPI21_1(%rip), %ymm1
	vmovups	%ymm1, 32(%rsp)
	testq	%rax, %rax
	je	.LBB21_14
	testq	%rbp, %rbp
	jle	.LBB21_7
	movl	$1, %r8d
	jmp	.LBB21_18
.LBB21_14:
	testq	%rbp, %rbp
	jle	.LBB21_7
	leaq	32(%rsp), %rax
	xorl	%r8d, %r8d
.LBB21_18:
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
	jmp	.LBB21_19
	.p2align	4
.LBB21_21:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	96(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5)
	movl	$2, %r12d
.LBB21_22:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB21_7
.LBB21_19:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB21_21
	cmpq	$2, %rcx
	je	.LBB21_21
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB21_25
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB21_25
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	96(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5)
	movl	$1, %r12d
	jmp	.LBB21_22
	.p2align	4
.LBB21_25:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	96(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5)
	jmp	.LBB21_22
.LBB21_7:
	movq	%fs:40, %rax
	cmpq	272(%rsp), %rax
	jne	.LBB21_27
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
.LBB21_27:
	.cfi_def_cfa_offset 336
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end21:
	.size	$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF, .Lfunc_end21-$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF
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
	subq	$56, %rsp
	.cfi_def_cfa_offset 112
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	40(%r13), %rcx
	cmpq	$4, %rcx
	movq	%rsi, -88(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rdx, -96(%rsp)
	movq	%rdi, -72(%rsp)
	movq	%rcx, -80(%rsp)
	jl	.LBB22_7
	movq	(%r13), %r9
	movq	8(%r13), %r8
	movq	16(%r13), %r10
	leaq	64(%rdi), %rax
	movq	%rax, -64(%rsp)
	leaq	8(%rsi), %rax
	movq	(%rdx), %r11
	movq	%r11, 16(%rsp)
	movq	8(%rdx), %r11
	movq	%r11, 8(%rsp)
	movq	16(%rdx), %r11
	movq	%r11, (%rsp)
	movq	24(%rdx), %r11
	vmovups	32(%rdx), %ymm0
	vmovups	64(%rdx), %ymm1
	movq	72(%r13), %rdx
	movq	%rdx, -16(%rsp)
	movq	56(%r13), %rdx
	addq	$-8, %rdx
	movq	%r11, %rbx
	imulq	%rsi, %rbx
	movq	%rbx, -32(%rsp)
	movq	64(%r13), %rbx
	movq	%rbx, -40(%rsp)
	imulq	%rax, %r11
	movq	%r11, -8(%rsp)
	cmpq	%rsi, %rdx
	cmovlq	%rdx, %rsi
	movq	%rsi, -48(%rsp)
	cmpq	%rax, %rdx
	cmovgeq	%rax, %rdx
	movq	%rdx, -24(%rsp)
	movq	%r8, %rax
	shlq	$4, %rax
	movq	%rax, -56(%rsp)
	leaq	(%r8,%r8,2), %rax
	leaq	(%r9,%rax,4), %rdx
	addq	$4, %rdx
	vxorps	%xmm2, %xmm2, %xmm2
	leaq	(,%r8,8), %rax
	movq	%rax, -104(%rsp)
	leaq	4(%r9,%r8,4), %rbx
	movq	%r8, -128(%rsp)
	leaq	(%r9,%r8,8), %rsi
	addq	$4, %rsi
	movl	$4, %eax
	xorl	%r12d, %r12d
	jmp	.LBB22_2
	.p2align	4
.LBB22_3:
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm4, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm4, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
.LBB22_4:
	movq	%r12, %rax
	movq	-16(%rsp), %r11
	imulq	%r11, %rax
	movq	-48(%rsp), %r13
	leaq	(%rax,%r13), %rcx
	movq	%rcx, %rdx
	movq	8(%rsp), %rdi
	imulq	%rdi, %rdx
	movq	16(%rsp), %rsi
	vaddps	(%rsi,%rdx,4), %ymm10, %ymm10
	movq	(%rsp), %r8
	movq	-32(%rsp), %r14
	vmulps	(%r8,%r14,4), %ymm10, %ymm11
	vcmpltps	%ymm2, %ymm10, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm0, %ymm10
	vminps	%ymm10, %ymm1, %ymm10
	movq	-40(%rsp), %r15
	vmovups	%ymm10, (%r15,%rcx,4)
	movq	-24(%rsp), %rbx
	addq	%rbx, %rax
	movq	%rax, %rcx
	imulq	%rdi, %rcx
	vaddps	(%rsi,%rcx,4), %ymm9, %ymm9
	movq	-8(%rsp), %r9
	vmulps	(%r8,%r9,4), %ymm9, %ymm10
	vcmpltps	%ymm2, %ymm9, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm0, %ymm9
	vminps	%ymm9, %ymm1, %ymm9
	vmovups	%ymm9, (%r15,%rax,4)
	movq	%r12, %rax
	orq	$1, %rax
	imulq	%r11, %rax
	leaq	(%rax,%r13), %rcx
	movq	%rcx, %rdx
	imulq	%rdi, %rdx
	vaddps	(%rsi,%rdx,4), %ymm8, %ymm8
	vmulps	(%r8,%r14,4), %ymm8, %ymm9
	vcmpltps	%ymm2, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm0, %ymm8
	vminps	%ymm8, %ymm1, %ymm8
	vmovups	%ymm8, (%r15,%rcx,4)
	addq	%rbx, %rax
	movq	%rax, %rcx
	imulq	%rdi, %rcx
	vaddps	(%rsi,%rcx,4), %ymm7, %ymm7
	vmulps	(%r8,%r9,4), %ymm7, %ymm8
	vcmpltps	%ymm2, %ymm7, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm0, %ymm7
	vminps	%ymm7, %ymm1, %ymm7
	vmovups	%ymm7, (%r15,%rax,4)
	movq	%r12, %rax
	orq	$2, %rax
	imulq	%r11, %rax
	leaq	(%rax,%r13), %rcx
	movq	%rcx, %rdx
	imulq	%rdi, %rdx
	vaddps	(%rsi,%rdx,4), %ymm6, %ymm6
	vmulps	(%r8,%r14,4), %ymm6, %ymm7
	vcmpltps	%ymm2, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	vmovups	%ymm6, (%r15,%rcx,4)
	addq	%rbx, %rax
	movq	%rax, %rcx
	imulq	%rdi, %rcx
	vaddps	(%rsi,%rcx,4), %ymm5, %ymm5
	vmulps	(%r8,%r9,4), %ymm5, %ymm6
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%r15,%rax,4)
	orq	$3, %r12
	imulq	%r11, %r12
	leaq	(%r12,%r13), %rax
	movq	%rax, %rcx
	imulq	%rdi, %rcx
	vaddps	(%rsi,%rcx,4), %ymm4, %ymm4
	vmulps	(%r8,%r14,4), %ymm4, %ymm5
	vcmpltps	%ymm2, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%rax,4)
	addq	%rbx, %r12
	movq	%r12, %rax
	imulq	%rdi, %rax
	vaddps	(%rsi,%rax,4), %ymm3, %ymm3
	vmulps	(%r8,%r9,4), %ymm3, %ymm4
	vcmpltps	%ymm2, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%r15,%r12,4)
	movq	-112(%rsp), %rbp
	leaq	4(%rbp), %rax
	movq	48(%rsp), %r9
	movq	-56(%rsp), %rcx
	addq	%rcx, %r9
	movq	32(%rsp), %rbx
	addq	%rcx, %rbx
	movq	40(%rsp), %rdx
	addq	%rcx, %rdx
	movq	24(%rsp), %rsi
	addq	%rcx, %rsi
	movq	%rbp, %r12
	movq	-80(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-72(%rsp), %rdi
	jl	.LBB22_5
.LBB22_2:
	movq	%rax, -112(%rsp)
	vmovups	(%rdi), %ymm4
	vmovups	32(%rdi), %ymm3
	testq	%r10, %r10
	movq	%r9, 48(%rsp)
	movq	%rdx, 40(%rsp)
	movq	%rbx, 32(%rsp)
	movq	%rsi, 24(%rsp)
	je	.LBB22_3
	movq	-120(%rsp), %rcx
	movq	24(%rcx), %rax
	movq	32(%rcx), %r11
	movq	%rax, %r8
	shlq	$6, %r8
	movq	%rax, %rcx
	andq	$-2, %rcx
	shlq	$2, %r11
	movq	%rdx, %rdi
	movq	%rbx, %rbp
	movq	%r9, %r13
	movq	-64(%rsp), %r15
	xorl	%r14d, %r14d
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm4, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm4, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
	jmp	.LBB22_38
	.p2align	4
.LBB22_43:
	addq	%r8, %r15
.LBB22_44:
	incq	%r14
	addq	%r11, %r13
	addq	%r11, %rbp
	addq	%r11, %rdi
	addq	%r11, %rsi
	cmpq	%r10, %r14
	je	.LBB22_4
.LBB22_38:
	testq	%rax, %rax
	je	.LBB22_44
	movq	%r15, %rbx
	cmpq	$1, %rax
	jne	.LBB22_45
	xorl	%r9d, %r9d
	jmp	.LBB22_41
	.p2align	4
.LBB22_45:
	xorl	%edx, %edx
	.p2align	4
.LBB22_46:
	vbroadcastss	(%r13,%rdx,4), %ymm13
	vmovups	(%rbx), %ymm14
	vmovups	32(%rbx), %ymm15
	vmovups	64(%rbx), %ymm12
	vmovups	96(%rbx), %ymm11
	vfmadd231ps	%ymm14, %ymm13, %ymm10
	vfmadd231ps	%ymm13, %ymm15, %ymm9
	vbroadcastss	-4(%rbp,%rdx,4), %ymm13
	vfmadd231ps	%ymm14, %ymm13, %ymm8
	vfmadd231ps	%ymm13, %ymm15, %ymm7
	vbroadcastss	-4(%rsi,%rdx,4), %ymm13
	vfmadd231ps	%ymm14, %ymm13, %ymm6
	vfmadd231ps	%ymm13, %ymm15, %ymm5
	vbroadcastss	-4(%rdi,%rdx,4), %ymm13
	vfmadd231ps	%ymm14, %ymm13, %ymm4
	vfmadd231ps	%ymm15, %ymm13, %ymm3
	leaq	2(%rdx), %r9
	vbroadcastss	4(%r13,%rdx,4), %ymm13
	vfmadd231ps	%ymm12, %ymm13, %ymm10
	vfmadd231ps	%ymm13, %ymm11, %ymm9
	vbroadcastss	(%rbp,%rdx,4), %ymm13
	vfmadd231ps	%ymm12, %ymm13, %ymm8
	vfmadd231ps	%ymm13, %ymm11, %ymm7
	vbroadcastss	(%rsi,%rdx,4), %ymm13
	vfmadd231ps	%ymm12, %ymm13, %ymm6
	vfmadd231ps	%ymm13, %ymm11, %ymm5
	vbroadcastss	(%rdi,%rdx,4), %ymm13
	vfmadd231ps	%ymm12, %ymm13, %ymm4
	vfmadd231ps	%ymm11, %ymm13, %ymm3
	subq	$-128, %rbx
	movq	%r9, %rdx
	cmpq	%r9, %rcx
	jne	.LBB22_46
.LBB22_41:
	testb	$1, %al
	je	.LBB22_43
	leaq	(,%r9,4), %rdx
	addq	%r13, %rdx
	vmovups	(%rbx), %ymm11
	vmovups	32(%rbx), %ymm12
	vbroadcastss	(%r13,%r9,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm10
	vfmadd231ps	%ymm13, %ymm12, %ymm9
	movq	-128(%rsp), %rbx
	leaq	(%rdx,%rbx,4), %r9
	vbroadcastss	(%rdx,%rbx,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm8
	vfmadd231ps	%ymm13, %ymm12, %ymm7
	vbroadcastss	(%rdx,%rbx,8), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm6
	vfmadd231ps	%ymm13, %ymm12, %ymm5
	movq	-104(%rsp), %rdx
	vbroadcastss	(%rdx,%r9), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm4
	vfmadd231ps	%ymm12, %ymm13, %ymm3
	jmp	.LBB22_43
.LBB22_7:
	cmpq	$1, %rcx
	jle	.LBB22_12
	movl	$2, %eax
	xorl	%ebp, %ebp
	jmp	.LBB22_9
.LBB22_5:
	movq	%rbp, %rax
	orq	$2, %rax
	cmpq	%rax, %rcx
	movq	-120(%rsp), %r13
	jl	.LBB22_6
.LBB22_9:
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %ymm1
	vmovups	32(%rdi), %ymm0
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rbp, -112(%rsp)
	je	.LBB22_10
	movq	8(%r13), %rax
	leaq	4(,%rbp,4), %rdx
	imulq	%rax, %rdx
	imulq	%rbp, %rax
	movq	(%r13), %r15
	movq	24(%r13), %rsi
	leaq	(%r15,%rax,4), %r10
	leaq	64(%rdi), %r8
	movq	32(%r13), %r9
	movq	%rsi, %rax
	shlq	$6, %rax
	movq	%rax, -128(%rsp)
	movl	%esi, %r11d
	andl	$3, %r11d
	movq	%rsi, %rbx
	andq	$-4, %rbx
	shlq	$2, %r9
	leaq	(%r15,%rdx), %r14
	addq	$12, %r14
	addq	%r15, %rdx
	xorl	%r15d, %r15d
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm1, %ymm3
	jmp	.LBB22_27
	.p2align	4
.LBB22_33:
	addq	-128(%rsp), %r8
	movq	-72(%rsp), %rdi
.LBB22_34:
	incq	%r15
	addq	%r9, %r10
	addq	%r9, %r14
	addq	%r9, %rdx
	cmpq	%rcx, %r15
	je	.LBB22_11
.LBB22_27:
	testq	%rsi, %rsi
	je	.LBB22_34
	movq	%r8, %r12
	cmpq	$4, %rsi
	jae	.LBB22_35
	xorl	%ebp, %ebp
	jmp	.LBB22_30
	.p2align	4
.LBB22_35:
	xorl	%r13d, %r13d
	.p2align	4
.LBB22_36:
	vbroadcastss	(%r10,%r13,4), %ymm4
	vmovups	(%r12), %ymm5
	vmovups	32(%r12), %ymm6
	vmovups	64(%r12), %ymm7
	vmovups	96(%r12), %ymm8
	vfmadd231ps	%ymm5, %ymm4, %ymm3
	vfmadd231ps	%ymm4, %ymm6, %ymm2
	vbroadcastss	-12(%r14,%r13,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm0
	vbroadcastss	4(%r10,%r13,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm3
	vfmadd231ps	%ymm4, %ymm8, %ymm2
	vbroadcastss	-8(%r14,%r13,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm0
	vmovups	128(%r12), %ymm4
	vmovups	160(%r12), %ymm5
	vbroadcastss	8(%r10,%r13,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm2
	vbroadcastss	-4(%r14,%r13,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm0
	leaq	4(%r13), %rbp
	vmovups	192(%r12), %ymm4
	vmovups	224(%r12), %ymm5
	vbroadcastss	12(%r10,%r13,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm2
	vbroadcastss	(%r14,%r13,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm0
	addq	$256, %r12
	movq	%rbp, %r13
	cmpq	%rbp, %rbx
	jne	.LBB22_36
.LBB22_30:
	testq	%r11, %r11
	je	.LBB22_33
	leaq	(%rdx,%rbp,4), %r13
	leaq	(%r10,%rbp,4), %rbp
	xorl	%eax, %eax
	.p2align	4
.LBB22_32:
	vmovups	(%r12), %ymm4
	vmovups	32(%r12), %ymm5
	vbroadcastss	(%rbp,%rax,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm2
	vbroadcastss	(%r13,%rax,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm0
	addq	$64, %r12
	incq	%rax
	cmpq	%rax, %r11
	jne	.LBB22_32
	jmp	.LBB22_33
.LBB22_12:
	jne	.LBB22_24
	xorl	%ebp, %ebp
	jmp	.LBB22_14
.LBB22_10:
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm1, %ymm3
.LBB22_11:
	movq	-96(%rsp), %rax
	movq	(%rax), %r11
	movq	8(%rax), %rbp
	movq	16(%rax), %rdx
	movq	24(%rax), %r8
	vmovups	32(%rax), %ymm4
	vmovups	64(%rax), %ymm5
	movq	-120(%rsp), %r13
	movq	56(%r13), %r9
	movq	64(%r13), %rsi
	addq	$-8, %r9
	movq	-88(%rsp), %r12
	cmpq	%r12, %r9
	movq	%r12, %r10
	cmovlq	%r9, %r10
	movq	72(%r13), %rax
	movq	%rax, -128(%rsp)
	movq	-112(%rsp), %rcx
	imulq	%rcx, %rax
	leaq	(%rax,%r10), %r14
	movq	%r14, %r15
	imulq	%rbp, %r15
	movq	%r8, %rbx
	imulq	%r12, %rbx
	vaddps	(%r11,%r15,4), %ymm3, %ymm6
	vmulps	(%rdx,%rbx,4), %ymm6, %ymm7
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm3, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm4, %ymm6
	vminps	%ymm6, %ymm5, %ymm6
	vmovups	%ymm6, (%rsi,%r14,4)
	leaq	8(%r12), %r14
	cmpq	%r14, %r9
	cmovgeq	%r14, %r9
	addq	%r9, %rax
	movq	%rax, %r15
	imulq	%rbp, %r15
	vaddps	(%r11,%r15,4), %ymm2, %ymm2
	imulq	%r14, %r8
	vmulps	(%rdx,%r8,4), %ymm2, %ymm6
	vcmpltps	%ymm3, %ymm2, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm4, %ymm2
	vminps	%ymm2, %ymm5, %ymm2
	vmovups	%ymm2, (%rsi,%rax,4)
	orq	$1, %rcx
	imulq	-128(%rsp), %rcx
	addq	%rcx, %r10
	movq	%r10, %rax
	imulq	%rbp, %rax
	vaddps	(%r11,%rax,4), %ymm1, %ymm1
	vmulps	(%rdx,%rbx,4), %ymm1, %ymm2
	vcmpltps	%ymm3, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm4, %ymm1
	vminps	%ymm1, %ymm5, %ymm1
	vmovups	%ymm1, (%rsi,%r10,4)
	addq	%r9, %rcx
	imulq	%rcx, %rbp
	vaddps	(%r11,%rbp,4), %ymm0, %ymm0
	vmulps	(%rdx,%r8,4), %ymm0, %ymm1
	vcmpltps	%ymm3, %ymm0, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm4, %ymm0
	vminps	%ymm0, %ymm5, %ymm0
	vmovups	%ymm0, (%rsi,%rcx,4)
	movq	-104(%rsp), %rbp
	movq	-80(%rsp), %rcx
.LBB22_6:
	cmpq	%rcx, %rbp
	jge	.LBB22_24
.LBB22_14:
	vmovups	(%rdi), %ymm1
	vmovups	32(%rdi), %ymm0
	movq	16(%r13), %rax
	testq	%rax, %rax
	movq	-96(%rsp), %r15
	je	.LBB22_23
	movq	8(%r13), %rcx
	imulq	%rbp, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$64, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %rsi
	movq	%rdx, %r12
	shlq	$6, %r12
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %rsi
	xorl	%r10d, %r10d
	jmp	.LBB22_16
	.p2align	4
.LBB22_21:
	addq	%r12, %rdi
.LBB22_22:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB22_23
.LBB22_16:
	testq	%rdx, %rdx
	je	.LBB22_22
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB22_18
	.p2align	4
.LBB22_25:
	vbroadcastss	(%rcx,%rbx,4), %ymm2
	vfmadd231ps	(%r11), %ymm2, %ymm1
	vfmadd231ps	32(%r11), %ymm2, %ymm0
	vbroadcastss	4(%rcx,%rbx,4), %ymm2
	vfmadd231ps	64(%r11), %ymm2, %ymm1
	vfmadd231ps	96(%r11), %ymm2, %ymm0
	vbroadcastss	8(%rcx,%rbx,4), %ymm2
	vfmadd231ps	128(%r11), %ymm2, %ymm1
	vfmadd231ps	160(%r11), %ymm2, %ymm0
	vbroadcastss	12(%rcx,%rbx,4), %ymm2
	addq	$4, %rbx
	vfmadd231ps	192(%r11), %ymm2, %ymm1
	vfmadd231ps	224(%r11), %ymm2, %ymm0
	addq	$256, %r11
	cmpq	%rbx, %r9
	jne	.LBB22_25
.LBB22_18:
	testq	%r8, %r8
	je	.LBB22_21
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB22_20:
	vbroadcastss	(%rbx,%r14,4), %ymm2
	vfmadd231ps	(%r11), %ymm2, %ymm1
	vfmadd231ps	32(%r11), %ymm2, %ymm0
	addq	$64, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB22_20
	jmp	.LBB22_21
.LBB22_23:
	movq	(%r15), %rax
	movq	8(%r15), %rsi
	movq	16(%r15), %rdx
	movq	24(%r15), %rdi
	vmovups	32(%r15), %ymm2
	vmovups	64(%r15), %ymm3
	movq	-120(%rsp), %r8
	movq	56(%r8), %rcx
	addq	$-8, %rcx
	movq	-88(%rsp), %rbx
	cmpq	%rbx, %rcx
	movq	%rbx, %r9
	cmovlq	%rcx, %r9
	imulq	72(%r8), %rbp
	movq	64(%r8), %r8
	addq	%rbp, %r9
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
	addq	%rbp, %rcx
	imulq	%rcx, %rsi
	imulq	%rdi, %rbx
	vaddps	(%rax,%rsi,4), %ymm0, %ymm0
	vmulps	(%rdx,%rbx,4), %ymm0, %ymm1
	vcmpltps	%ymm5, %ymm0, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r8,%rcx,4)
.LBB22_24:
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
.Lfunc_end22:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end22-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5
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
	subq	$152, %rsp
	.cfi_def_cfa_offset 208
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	40(%r13), %rcx
	cmpq	$4, %rcx
	movq	%r13, -128(%rsp)
	movq	%rdx, -96(%rsp)
	movq	%rdi, -80(%rsp)
	movq	%rcx, -88(%rsp)
	jl	.LBB23_7
	movq	(%r13), %r9
	movq	8(%r13), %r8
	movq	16(%r13), %r10
	leaq	96(%rdi), %rax
	movq	%rax, -64(%rsp)
	leaq	8(%rsi), %r11
	leaq	16(%rsi), %rax
	movq	(%rdx), %rbx
	movq	%rbx, 32(%rsp)
	movq	8(%rdx), %rbx
	movq	%rbx, 24(%rsp)
	movq	24(%rdx), %rbx
	movq	56(%r13), %r14
	addq	$-8, %r14
	movq	%rbx, %r15
	imulq	%rsi, %r15
	movq	%r15, (%rsp)
	movq	%rbx, %r15
	imulq	%r11, %r15
	movq	%r15, -8(%rsp)
	imulq	%rax, %rbx
	movq	%rbx, 16(%rsp)
	cmpq	%rsi, %r14
	movq	%rsi, -72(%rsp)
	cmovlq	%r14, %rsi
	movq	%rsi, -16(%rsp)
	movq	16(%rdx), %rsi
	movq	%rsi, -24(%rsp)
	cmpq	%r11, %r14
	cmovlq	%r14, %r11
	movq	%r11, 40(%rsp)
	vmovups	32(%rdx), %ymm0
	vmovups	%ymm0, 112(%rsp)
	cmpq	%rax, %r14
	cmovgeq	%rax, %r14
	movq	%r14, 8(%rsp)
	vmovups	64(%rdx), %ymm0
	vmovups	%ymm0, 80(%rsp)
	movq	%r8, %rax
	shlq	$4, %rax
	movq	%rax, -32(%rsp)
	leaq	(%r8,%r8,2), %rax
	leaq	(%r9,%rax,4), %r11
	addq	$4, %r11
	movq	72(%r13), %rax
	movq	%rax, -40(%rsp)
	movq	64(%r13), %rax
	movq	%rax, -48(%rsp)
	leaq	(,%r8,8), %rax
	movq	%rax, -112(%rsp)
	leaq	4(%r9,%r8,4), %rdx
	movq	%r8, -104(%rsp)
	leaq	(%r9,%r8,8), %r12
	addq	$4, %r12
	movl	$4, %eax
	xorl	%esi, %esi
	movq	%r10, -56(%rsp)
	jmp	.LBB23_2
	.p2align	4
.LBB23_3:
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm4, %ymm7
	vmovaps	%ymm5, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
	vmovaps	%ymm5, %ymm11
	vmovaps	%ymm3, %ymm12
	vmovaps	%ymm4, %ymm13
	vmovaps	%ymm5, %ymm14
.LBB23_4:
	movq	%rsi, %rax
	movq	-40(%rsp), %rbp
	imulq	%rbp, %rax
	movq	-16(%rsp), %r12
	leaq	(%rax,%r12), %rcx
	movq	%rcx, %rdx
	movq	24(%rsp), %r9
	imulq	%r9, %rdx
	movq	32(%rsp), %r8
	vaddps	(%r8,%rdx,4), %ymm14, %ymm14
	movq	(%rsp), %r14
	movq	-24(%rsp), %r13
	vmulps	(%r13,%r14,4), %ymm14, %ymm15
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm14, %ymm2
	vblendvps	%ymm2, %ymm15, %ymm14, %ymm2
	vmovups	112(%rsp), %ymm0
	vmaxps	%ymm2, %ymm0, %ymm2
	vmovups	80(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm2
	movq	-48(%rsp), %r10
	vmovups	%ymm2, (%r10,%rcx,4)
	movq	40(%rsp), %rdi
	leaq	(%rax,%rdi), %rcx
	movq	%rcx, %rdx
	imulq	%r9, %rdx
	vaddps	(%r8,%rdx,4), %ymm13, %ymm2
	movq	-8(%rsp), %r15
	vmulps	(%r13,%r15,4), %ymm2, %ymm13
	vxorps	%xmm14, %xmm14, %xmm14
	vcmpltps	%ymm14, %ymm2, %ymm14
	vxorps	%xmm15, %xmm15, %xmm15
	vblendvps	%ymm14, %ymm13, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r10,%rcx,4)
	movq	8(%rsp), %rbx
	addq	%rbx, %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%r8,%rcx,4), %ymm12, %ymm2
	movq	16(%rsp), %r11
	vmulps	(%r13,%r11,4), %ymm2, %ymm12
	vcmpltps	%ymm15, %ymm2, %ymm13
	vblendvps	%ymm13, %ymm12, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r10,%rax,4)
	movq	%rsi, %rax
	orq	$1, %rax
	imulq	%rbp, %rax
	leaq	(%rax,%r12), %rcx
	movq	%rcx, %rdx
	imulq	%r9, %rdx
	vaddps	(%r8,%rdx,4), %ymm11, %ymm2
	vmulps	(%r13,%r14,4), %ymm2, %ymm11
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm13, %ymm2, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r10,%rcx,4)
	leaq	(%rax,%rdi), %rcx
	movq	%rcx, %rdx
	imulq	%r9, %rdx
	vaddps	(%r8,%rdx,4), %ymm10, %ymm2
	vmulps	(%r13,%r15,4), %ymm2, %ymm10
	vcmpltps	%ymm13, %ymm2, %ymm11
	vxorps	%xmm12, %xmm12, %xmm12
	vblendvps	%ymm11, %ymm10, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r10,%rcx,4)
	addq	%rbx, %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%r8,%rcx,4), %ymm9, %ymm2
	vmulps	(%r13,%r11,4), %ymm2, %ymm9
	vcmpltps	%ymm12, %ymm2, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r10,%rax,4)
	movq	%rsi, %rax
	orq	$2, %rax
	imulq	%rbp, %rax
	leaq	(%rax,%r12), %rcx
	movq	%rcx, %rdx
	imulq	%r9, %rdx
	vaddps	(%r8,%rdx,4), %ymm8, %ymm2
	vmulps	(%r13,%r14,4), %ymm2, %ymm8
	vcmpltps	%ymm12, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r10,%rcx,4)
	leaq	(%rax,%rdi), %rcx
	movq	%rcx, %rdx
	imulq	%r9, %rdx
	vaddps	(%r8,%rdx,4), %ymm7, %ymm2
	vmulps	(%r13,%r15,4), %ymm2, %ymm7
	vcmpltps	%ymm12, %ymm2, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r10,%rcx,4)
	addq	%rbx, %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%r8,%rcx,4), %ymm6, %ymm2
	vmulps	(%r13,%r11,4), %ymm2, %ymm6
	vcmpltps	%ymm12, %ymm2, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r10,%rax,4)
	orq	$3, %rsi
	imulq	%rbp, %rsi
	leaq	(%rsi,%r12), %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%r8,%rcx,4), %ymm5, %ymm2
	vmulps	(%r13,%r14,4), %ymm2, %ymm5
	vcmpltps	%ymm12, %ymm2, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r10,%rax,4)
	leaq	(%rsi,%rdi), %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%r8,%rcx,4), %ymm4, %ymm2
	vmulps	(%r13,%r15,4), %ymm2, %ymm4
	vcmpltps	%ymm12, %ymm2, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r10,%rax,4)
	addq	%rbx, %rsi
	movq	%rsi, %rax
	imulq	%r9, %rax
	vaddps	(%r8,%rax,4), %ymm3, %ymm2
	vmulps	(%r13,%r11,4), %ymm2, %ymm3
	vcmpltps	%ymm12, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r10,%rsi,4)
	movq	-56(%rsp), %r10
	movq	-120(%rsp), %rbp
	leaq	4(%rbp), %rax
	movq	72(%rsp), %r9
	movq	-32(%rsp), %rcx
	addq	%rcx, %r9
	movq	56(%rsp), %rdx
	addq	%rcx, %rdx
	movq	64(%rsp), %r11
	addq	%rcx, %r11
	movq	48(%rsp), %r12
	addq	%rcx, %r12
	movq	%rbp, %rsi
	movq	-88(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-80(%rsp), %rdi
	jl	.LBB23_5
.LBB23_2:
	movq	%rax, -120(%rsp)
	vmovups	(%rdi), %ymm5
	vmovups	32(%rdi), %ymm4
	vmovups	64(%rdi), %ymm3
	testq	%r10, %r10
	movq	%r9, 72(%rsp)
	movq	%r11, 64(%rsp)
	movq	%rdx, 56(%rsp)
	movq	%r12, 48(%rsp)
	je	.LBB23_3
	movq	-128(%rsp), %rax
	movq	24(%rax), %r8
	movq	32(%rax), %rax
	movq	%r8, %rcx
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,2), %rbp
	movq	%r8, %rbx
	andq	$-2, %rbx
	shlq	$2, %rax
	movq	%r9, %r13
	movq	-64(%rsp), %rcx
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
	jmp	.LBB23_37
	.p2align	4
.LBB23_42:
	addq	%rbp, %rcx
.LBB23_43:
	incq	%r15
	addq	%rax, %r13
	addq	%rax, %rdx
	addq	%rax, %r11
	addq	%rax, %r12
	cmpq	%r10, %r15
	je	.LBB23_4
.LBB23_37:
	testq	%r8, %r8
	je	.LBB23_43
	movq	%rcx, %r14
	cmpq	$1, %r8
	jne	.LBB23_44
	xorl	%r9d, %r9d
	jmp	.LBB23_40
	.p2align	4
.LBB23_44:
	xorl	%edi, %edi
	.p2align	4
.LBB23_45:
	vbroadcastss	(%r13,%rdi,4), %ymm0
	vmovups	(%r14), %ymm1
	vmovups	32(%r14), %ymm2
	vmovups	64(%r14), %ymm15
	vfmadd231ps	%ymm1, %ymm0, %ymm14
	vfmadd231ps	%ymm2, %ymm0, %ymm13
	vfmadd231ps	%ymm0, %ymm15, %ymm12
	vbroadcastss	-4(%rdx,%rdi,4), %ymm0
	vfmadd231ps	%ymm1, %ymm0, %ymm11
	vfmadd231ps	%ymm2, %ymm0, %ymm10
	vfmadd231ps	%ymm0, %ymm15, %ymm9
	vbroadcastss	-4(%r12,%rdi,4), %ymm0
	vfmadd231ps	%ymm1, %ymm0, %ymm8
	vfmadd231ps	%ymm2, %ymm0, %ymm7
	vfmadd231ps	%ymm0, %ymm15, %ymm6
	vbroadcastss	-4(%r11,%rdi,4), %ymm0
	vfmadd231ps	%ymm1, %ymm0, %ymm5
	vmovups	96(%r14), %ymm1
	vfmadd231ps	%ymm2, %ymm0, %ymm4
	vfmadd231ps	%ymm15, %ymm0, %ymm3
	vmovups	128(%r14), %ymm0
	vmovups	160(%r14), %ymm2
	vbroadcastss	4(%r13,%rdi,4), %ymm15
	vfmadd231ps	%ymm1, %ymm15, %ymm14
	vfmadd231ps	%ymm0, %ymm15, %ymm13
	vfmadd231ps	%ymm15, %ymm2, %ymm12
	vbroadcastss	(%rdx,%rdi,4), %ymm15
	vfmadd231ps	%ymm1, %ymm15, %ymm11
	vfmadd231ps	%ymm0, %ymm15, %ymm10
	vfmadd231ps	%ymm15, %ymm2, %ymm9
	vbroadcastss	(%r12,%rdi,4), %ymm15
	vfmadd231ps	%ymm1, %ymm15, %ymm8
	vfmadd231ps	%ymm0, %ymm15, %ymm7
	vfmadd231ps	%ymm15, %ymm2, %ymm6
	vbroadcastss	(%r11,%rdi,4), %ymm15
	vfmadd231ps	%ymm1, %ymm15, %ymm5
	vfmadd231ps	%ymm0, %ymm15, %ymm4
	vfmadd231ps	%ymm2, %ymm15, %ymm3
	leaq	2(%rdi), %r9
	addq	$192, %r14
	movq	%r9, %rdi
	cmpq	%r9, %rbx
	jne	.LBB23_45
.LBB23_40:
	testb	$1, %r8b
	je	.LBB23_42
	leaq	(,%r9,4), %rdi
	addq	%r13, %rdi
	vmovups	(%r14), %ymm2
	vmovups	32(%r14), %ymm15
	vmovups	64(%r14), %ymm0
	vbroadcastss	(%r13,%r9,4), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm14
	vfmadd231ps	%ymm15, %ymm1, %ymm13
	vfmadd231ps	%ymm1, %ymm0, %ymm12
	movq	-104(%rsp), %r14
	leaq	(%rdi,%r14,4), %r9
	vbroadcastss	(%rdi,%r14,4), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm11
	vfmadd231ps	%ymm15, %ymm1, %ymm10
	vfmadd231ps	%ymm1, %ymm0, %ymm9
	vbroadcastss	(%rdi,%r14,8), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm8
	vfmadd231ps	%ymm15, %ymm1, %ymm7
	vfmadd231ps	%ymm1, %ymm0, %ymm6
	movq	-112(%rsp), %rdi
	vbroadcastss	(%rdi,%r9), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm5
	vfmadd231ps	%ymm15, %ymm1, %ymm4
	vfmadd231ps	%ymm0, %ymm1, %ymm3
	jmp	.LBB23_42
.LBB23_7:
	cmpq	$1, %rcx
	jle	.LBB23_12
	movl	$2, %eax
	xorl	%ebp, %ebp
	jmp	.LBB23_9
.LBB23_5:
	movq	%rbp, %rax
	orq	$2, %rax
	cmpq	%rax, %rcx
	movq	-72(%rsp), %rsi
	movq	-128(%rsp), %r13
	jl	.LBB23_6
.LBB23_9:
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %ymm2
	vmovups	32(%rdi), %ymm1
	vmovups	64(%rdi), %ymm0
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rbp, -120(%rsp)
	je	.LBB23_10
	movq	%rdi, %rax
	movq	8(%r13), %rdx
	movq	%rdx, %rdi
	imulq	%rbp, %rdi
	movq	(%r13), %rbx
	movq	%rbp, %r14
	movq	24(%r13), %rbp
	leaq	(%rbx,%rdi,4), %rdi
	leaq	96(%rax), %r8
	movq	32(%r13), %r9
	movq	%rbp, %r10
	shlq	$5, %r10
	leaq	(%r10,%r10,2), %r10
	movq	%rbp, %r11
	andq	$-2, %r11
	shlq	$2, %r9
	leaq	4(,%r14,4), %r14
	imulq	%rdx, %r14
	addq	%r14, %rbx
	addq	$4, %rbx
	xorl	%r14d, %r14d
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm1, %ymm4
	vmovaps	%ymm2, %ymm5
	jmp	.LBB23_27
	.p2align	4
.LBB23_32:
	addq	%r10, %r8
.LBB23_33:
	incq	%r14
	addq	%r9, %rdi
	addq	%r9, %rbx
	cmpq	%rcx, %r14
	je	.LBB23_11
.LBB23_27:
	testq	%rbp, %rbp
	je	.LBB23_33
	movq	%r8, %r15
	cmpq	$1, %rbp
	jne	.LBB23_34
	xorl	%r12d, %r12d
	jmp	.LBB23_30
	.p2align	4
.LBB23_34:
	xorl	%eax, %eax
	.p2align	4
.LBB23_35:
	vbroadcastss	(%rdi,%rax,4), %ymm6
	vmovups	(%r15), %ymm7
	vmovups	32(%r15), %ymm8
	vmovups	64(%r15), %ymm9
	vmovups	96(%r15), %ymm10
	vfmadd231ps	%ymm7, %ymm6, %ymm5
	vfmadd231ps	%ymm8, %ymm6, %ymm4
	vfmadd231ps	%ymm6, %ymm9, %ymm3
	vbroadcastss	-4(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm7, %ymm6, %ymm2
	vfmadd231ps	%ymm8, %ymm6, %ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm0
	leaq	2(%rax), %r12
	vmovups	128(%r15), %ymm6
	vmovups	160(%r15), %ymm7
	vbroadcastss	4(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm10, %ymm8, %ymm5
	vfmadd231ps	%ymm6, %ymm8, %ymm4
	vfmadd231ps	%ymm8, %ymm7, %ymm3
	vbroadcastss	(%rbx,%rax,4), %ymm8
	vfmadd231ps	%ymm10, %ymm8, %ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm0
	addq	$192, %r15
	movq	%r12, %rax
	cmpq	%r12, %r11
	jne	.LBB23_35
.LBB23_30:
	testb	$1, %bpl
	je	.LBB23_32
	leaq	(%rdi,%r12,4), %rax
	vmovups	(%r15), %ymm6
	vmovups	32(%r15), %ymm7
	vmovups	64(%r15), %ymm8
	vbroadcastss	(%rdi,%r12,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm3
	vbroadcastss	(%rax,%rdx,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm1
	vfmadd231ps	%ymm8, %ymm9, %ymm0
	jmp	.LBB23_32
.LBB23_12:
	jne	.LBB23_24
	xorl	%ebp, %ebp
	jmp	.LBB23_14
.LBB23_10:
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm1, %ymm4
	vmovaps	%ymm2, %ymm5
.LBB23_11:
	movq	-96(%rsp), %rax
	movq	(%rax), %r14
	movq	8(%rax), %rdi
	movq	16(%rax), %rdx
	movq	24(%rax), %r8
	vmovups	32(%rax), %ymm6
	vmovups	64(%rax), %ymm7
	movq	56(%r13), %r9
	movq	-128(%rsp), %rax
	movq	64(%rax), %rcx
	addq	$-8, %r9
	cmpq	%rsi, %r9
	movq	%rsi, %r10
	cmovlq	%r9, %r10
	movq	-128(%rsp), %r11
	movq	72(%r11), %r12
	movq	%r12, -112(%rsp)
	movq	-120(%rsp), %rax
	imulq	%rax, %r12
	leaq	(%r12,%r10), %r11
	movq	%r11, %rbx
	imulq	%rdi, %rbx
	movq	%r8, %r15
	imulq	%rsi, %r15
	vaddps	(%r14,%rbx,4), %ymm5, %ymm8
	vmulps	(%rdx,%r15,4), %ymm8, %ymm9
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm6, %ymm8
	vminps	%ymm8, %ymm7, %ymm8
	vmovups	%ymm8, (%rcx,%r11,4)
	leaq	8(%rsi), %rbx
	cmpq	%rbx, %r9
	movq	%rbx, %r11
	cmovlq	%r9, %r11
	leaq	(%r12,%r11), %r13
	movq	%r13, %rbp
	imulq	%rdi, %rbp
	vaddps	(%r14,%rbp,4), %ymm4, %ymm4
	imulq	%r8, %rbx
	vmulps	(%rdx,%rbx,4), %ymm4, %ymm8
	vcmpltps	%ymm5, %ymm4, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm6, %ymm4
	vminps	%ymm4, %ymm7, %ymm4
	vmovups	%ymm4, (%rcx,%r13,4)
	leaq	16(%rsi), %r13
	cmpq	%r13, %r9
	cmovgeq	%r13, %r9
	addq	%r9, %r12
	imulq	%r13, %r8
	movq	%r12, %r13
	imulq	%rdi, %r13
	movq	%r14, %rbp
	vaddps	(%r14,%r13,4), %ymm3, %ymm3
	vmulps	(%rdx,%r8,4), %ymm3, %ymm4
	vcmpltps	%ymm5, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm6, %ymm3
	vminps	%ymm3, %ymm7, %ymm3
	vmovups	%ymm3, (%rcx,%r12,4)
	orq	$1, %rax
	imulq	-112(%rsp), %rax
	addq	%rax, %r10
	movq	%r10, %r14
	imulq	%rdi, %r14
	vaddps	(%rbp,%r14,4), %ymm2, %ymm2
	vmulps	(%rdx,%r15,4), %ymm2, %ymm3
	vcmpltps	%ymm5, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm6, %ymm2
	vminps	%ymm2, %ymm7, %ymm2
	vmovups	%ymm2, (%rcx,%r10,4)
	addq	%rax, %r11
	movq	%r11, %r10
	imulq	%rdi, %r10
	vaddps	(%rbp,%r10,4), %ymm1, %ymm1
	vmulps	(%rdx,%rbx,4), %ymm1, %ymm2
	vcmpltps	%ymm5, %ymm1, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm6, %ymm1
	vminps	%ymm1, %ymm7, %ymm1
	vmovups	%ymm1, (%rcx,%r11,4)
	addq	%r9, %rax
	imulq	%rax, %rdi
	vaddps	(%rbp,%rdi,4), %ymm0, %ymm0
	vmulps	(%rdx,%r8,4), %ymm0, %ymm1
	vcmpltps	%ymm5, %ymm0, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm6, %ymm0
	vminps	%ymm0, %ymm7, %ymm0
	vmovups	%ymm0, (%rcx,%rax,4)
	movq	-128(%rsp), %r13
	movq	-104(%rsp), %rbp
	movq	-80(%rsp), %rdi
	movq	-88(%rsp), %rcx
.LBB23_6:
	cmpq	%rcx, %rbp
	jge	.LBB23_24
.LBB23_14:
	vmovups	(%rdi), %ymm2
	vmovups	32(%rdi), %ymm1
	vmovups	64(%rdi), %ymm0
	movq	16(%r13), %rax
	testq	%rax, %rax
	movq	-96(%rsp), %r12
	je	.LBB23_23
	movq	8(%r13), %rcx
	imulq	%rbp, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$96, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %r15
	movq	%rdx, %r8
	shlq	$5, %r8
	leaq	(%r8,%r8,2), %r13
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %r15
	xorl	%r10d, %r10d
	jmp	.LBB23_16
	.p2align	4
.LBB23_21:
	addq	%r13, %rdi
.LBB23_22:
	incq	%r10
	addq	%r15, %rcx
	cmpq	%rax, %r10
	je	.LBB23_23
.LBB23_16:
	testq	%rdx, %rdx
	je	.LBB23_22
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB23_18
	.p2align	4
.LBB23_25:
	vbroadcastss	(%rcx,%rbx,4), %ymm3
	vfmadd231ps	(%r11), %ymm3, %ymm2
	vfmadd231ps	32(%r11), %ymm3, %ymm1
	vfmadd231ps	64(%r11), %ymm3, %ymm0
	vbroadcastss	4(%rcx,%rbx,4), %ymm3
	vfmadd231ps	96(%r11), %ymm3, %ymm2
	vfmadd231ps	128(%r11), %ymm3, %ymm1
	vfmadd231ps	160(%r11), %ymm3, %ymm0
	vbroadcastss	8(%rcx,%rbx,4), %ymm3
	vfmadd231ps	192(%r11), %ymm3, %ymm2
	vfmadd231ps	224(%r11), %ymm3, %ymm1
	vfmadd231ps	256(%r11), %ymm3, %ymm0
	vbroadcastss	12(%rcx,%rbx,4), %ymm3
	addq	$4, %rbx
	vfmadd231ps	288(%r11), %ymm3, %ymm2
	vfmadd231ps	320(%r11), %ymm3, %ymm1
	vfmadd231ps	352(%r11), %ymm3, %ymm0
	addq	$384, %r11
	cmpq	%rbx, %r9
	jne	.LBB23_25
.LBB23_18:
	testq	%r8, %r8
	je	.LBB23_21
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB23_20:
	vbroadcastss	(%rbx,%r14,4), %ymm3
	vfmadd231ps	(%r11), %ymm3, %ymm2
	vfmadd231ps	32(%r11), %ymm3, %ymm1
	vfmadd231ps	64(%r11), %ymm3, %ymm0
	addq	$96, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB23_20
	jmp	.LBB23_21
.LBB23_23:
	movq	(%r12), %rax
	movq	8(%r12), %rbx
	movq	16(%r12), %rdx
	movq	24(%r12), %rdi
	vmovups	32(%r12), %ymm3
	vmovups	64(%r12), %ymm4
	movq	-128(%rsp), %r8
	movq	56(%r8), %rcx
	addq	$-8, %rcx
	cmpq	%rsi, %rcx
	movq	%rsi, %r9
	cmovlq	%rcx, %r9
	imulq	72(%r8), %rbp
	movq	64(%r8), %r8
	addq	%rbp, %r9
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
	addq	%rbp, %r10
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
	addq	%rbp, %rcx
	imulq	%rcx, %rbx
	imulq	%rdi, %rsi
	vaddps	(%rax,%rbx,4), %ymm0, %ymm0
	vmulps	(%rdx,%rsi,4), %ymm0, %ymm1
	vcmpltps	%ymm2, %ymm0, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm3, %ymm0
	vminps	%ymm0, %ymm4, %ymm0
	vmovups	%ymm0, (%r8,%rcx,4)
.LBB23_24:
	addq	$152, %rsp
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
.Lfunc_end23:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end23-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5
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
	subq	$32, %rsp
	.cfi_def_cfa_offset 88
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, %rbx
	movq	40(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -88(%rsp)
	movq	%rdx, -96(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rdi, (%rsp)
	movq	%rax, -8(%rsp)
	jl	.LBB24_11
	movq	(%r13), %r8
	movq	8(%r13), %r9
	movq	16(%r13), %rax
	movq	%rax, -112(%rsp)
	leaq	32(%rbx), %rax
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
	jmp	.LBB24_2
	.p2align	4
.LBB24_3:
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm3, %ymm10
.LBB24_4:
	movq	%rax, %rdx
	movq	-40(%rsp), %r11
	imulq	%r11, %rdx
	movq	-48(%rsp), %rbx
	addq	%rbx, %rdx
	movq	%rdx, %rdi
	movq	-24(%rsp), %r8
	imulq	%r8, %rdi
	movq	-16(%rsp), %rsi
	vaddps	(%rsi,%rdi,4), %ymm10, %ymm10
	movq	-32(%rsp), %r10
	movq	-56(%rsp), %r14
	vmulps	(%r10,%r14,4), %ymm10, %ymm11
	vcmpltps	%ymm2, %ymm10, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm0, %ymm10
	vminps	%ymm10, %ymm1, %ymm10
	movq	-64(%rsp), %r15
	vmovups	%ymm10, (%r15,%rdx,4)
	movq	%rax, %rdx
	orq	$1, %rdx
	imulq	%r11, %rdx
	addq	%rbx, %rdx
	movq	%rdx, %rdi
	imulq	%r8, %rdi
	vaddps	(%rsi,%rdi,4), %ymm9, %ymm9
	vmulps	(%r10,%r14,4), %ymm9, %ymm10
	vcmpltps	%ymm2, %ymm9, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm0, %ymm9
	vminps	%ymm9, %ymm1, %ymm9
	vmovups	%ymm9, (%r15,%rdx,4)
	movq	%rax, %rdx
	orq	$2, %rdx
	imulq	%r11, %rdx
	addq	%rbx, %rdx
	movq	%rdx, %rdi
	imulq	%r8, %rdi
	vaddps	(%rsi,%rdi,4), %ymm8, %ymm8
	vmulps	(%r10,%r14,4), %ymm8, %ymm9
	vcmpltps	%ymm2, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm0, %ymm8
	vminps	%ymm8, %ymm1, %ymm8
	vmovups	%ymm8, (%r15,%rdx,4)
	movq	%rax, %rdx
	orq	$3, %rdx
	imulq	%r11, %rdx
	addq	%rbx, %rdx
	movq	%rdx, %rdi
	imulq	%r8, %rdi
	vaddps	(%rsi,%rdi,4), %ymm7, %ymm7
	vmulps	(%r10,%r14,4), %ymm7, %ymm8
	vcmpltps	%ymm2, %ymm7, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm0, %ymm7
	vminps	%ymm7, %ymm1, %ymm7
	vmovups	%ymm7, (%r15,%rdx,4)
	movq	%rax, %rdx
	orq	$4, %rdx
	imulq	%r11, %rdx
	addq	%rbx, %rdx
	movq	%rdx, %rdi
	imulq	%r8, %rdi
	vaddps	(%rsi,%rdi,4), %ymm6, %ymm6
	vmulps	(%r10,%r14,4), %ymm6, %ymm7
	vcmpltps	%ymm2, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	vmovups	%ymm6, (%r15,%rdx,4)
	movq	%rax, %rdx
	orq	$5, %rdx
	imulq	%r11, %rdx
	addq	%rbx, %rdx
	movq	%rdx, %rdi
	imulq	%r8, %rdi
	vaddps	(%rsi,%rdi,4), %ymm5, %ymm5
	vmulps	(%r10,%r14,4), %ymm5, %ymm6
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%r15,%rdx,4)
	movq	%rax, %rdx
	orq	$6, %rdx
	imulq	%r11, %rdx
	addq	%rbx, %rdx
	movq	%rdx, %rdi
	imulq	%r8, %rdi
	vaddps	(%rsi,%rdi,4), %ymm4, %ymm4
	vmulps	(%r10,%r14,4), %ymm4, %ymm5
	vcmpltps	%ymm2, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%rdx,4)
	orq	$7, %rax
	imulq	%r11, %rax
	addq	%rbx, %rax
	movq	%rax, %rdx
	imulq	%r8, %rdx
	vaddps	(%rsi,%rdx,4), %ymm3, %ymm3
	vmulps	(%r10,%r14,4), %ymm3, %ymm4
	vcmpltps	%ymm2, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%r15,%rax,4)
	movq	-104(%rsp), %rsi
	leaq	8(%rsi), %rdx
	movq	8(%rsp), %r8
	addq	-72(%rsp), %r8
	movq	%rsi, %rax
	movq	-8(%rsp), %rdi
	cmpq	%rdx, %rdi
	movq	(%rsp), %rbx
	jl	.LBB24_5
.LBB24_2:
	movq	%rdx, -104(%rsp)
	vmovups	(%rbx), %ymm3
	cmpq	$0, -112(%rsp)
	movq	%r8, 8(%rsp)
	je	.LBB24_3
	movq	-128(%rsp), %rsi
	movq	24(%rsi), %rdx
	movq	32(%rsi), %rdi
	movq	%rdx, %rsi
	shlq	$5, %rsi
	movq	%rsi, -120(%rsp)
	shlq	$2, %rdi
	movq	-80(%rsp), %r15
	xorl	%r14d, %r14d
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm3, %ymm10
	jmp	.LBB24_56
	.p2align	4
.LBB24_60:
	incq	%r14
	addq	%rdi, %r8
	cmpq	-112(%rsp), %r14
	je	.LBB24_4
.LBB24_56:
	testq	%rdx, %rdx
	je	.LBB24_60
	movq	%r15, %rbx
	xorl	%r12d, %r12d
	.p2align	4
.LBB24_58:
	leaq	(%r8,%r12,4), %rsi
	vbroadcastss	(%r8,%r12,4), %ymm11
	incq	%r12
	leaq	(%rsi,%rcx), %r11
	addq	%rcx, %r11
	leaq	(%rcx,%rcx), %rbp
	addq	%r11, %rbp
	leaq	(,%r9,4), %r10
	addq	%rbp, %r10
	leaq	(%r10,%rcx), %r13
	vmovups	(%rbx), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm10
	vbroadcastss	(%rsi,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm9
	vbroadcastss	(%rsi,%r9,8), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm8
	vbroadcastss	(%r11,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm7
	vbroadcastss	(%r11,%r9,8), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm6
	vbroadcastss	(%rbp,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm5
	vbroadcastss	(%rcx,%r10), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm4
	vbroadcastss	(%rcx,%r13), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm3
	addq	$32, %rbx
	cmpq	%r12, %rdx
	jne	.LBB24_58
	addq	-120(%rsp), %r15
	jmp	.LBB24_60
.LBB24_11:
	cmpq	$3, %rax
	jle	.LBB24_17
	movl	$4, %eax
	xorl	%esi, %esi
	jmp	.LBB24_13
.LBB24_5:
	movq	%rsi, %rax
	orq	$4, %rax
	cmpq	%rax, %rdi
	jge	.LBB24_13
.LBB24_6:
	leaq	2(%rsi), %rax
	cmpq	%rax, %rdi
	movq	-128(%rsp), %r13
	jge	.LBB24_7
	jmp	.LBB24_10
.LBB24_13:
	movq	-128(%rsp), %rdx
	movq	(%rdx), %rdi
	movq	8(%rdx), %r8
	movq	16(%rdx), %r9
	leaq	32(%rbx), %rcx
	movq	%rcx, 24(%rsp)
	movq	-96(%rsp), %rcx
	movq	(%rcx), %r10
	movq	%r10, -24(%rsp)
	movq	8(%rcx), %r10
	movq	%r10, -32(%rsp)
	movq	16(%rcx), %r10
	movq	%r10, -40(%rsp)
	vmovups	32(%rcx), %ymm0
	vmovups	64(%rcx), %ymm1
	movq	72(%rdx), %r10
	movq	%r10, -48(%rsp)
	movq	56(%rdx), %r10
	addq	$-8, %r10
	movq	24(%rcx), %r11
	movq	-88(%rsp), %rcx
	imulq	%rcx, %r11
	movq	%r11, -64(%rsp)
	cmpq	%rcx, %r10
	cmovgeq	%rcx, %r10
	movq	%r10, -56(%rsp)
	movq	64(%rdx), %rcx
	movq	%rcx, -72(%rsp)
	movq	%r8, -120(%rsp)
	leaq	(,%r8,8), %rcx
	movq	%rcx, 8(%rsp)
	movq	%rdi, -80(%rsp)
	leaq	4(%rdi), %rcx
	movq	%rcx, 16(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rsi, %rdx
	jmp	.LBB24_14
	.p2align	4
.LBB24_15:
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
.LBB24_16:
	movq	-16(%rsp), %r14
	movq	%r14, %rax
	movq	-48(%rsp), %r8
	imulq	%r8, %rax
	movq	-56(%rsp), %r10
	addq	%r10, %rax
	movq	%rax, %rsi
	movq	-32(%rsp), %rdx
	imulq	%rdx, %rsi
	movq	-24(%rsp), %rcx
	vaddps	(%rcx,%rsi,4), %ymm6, %ymm6
	movq	-40(%rsp), %rdi
	movq	-64(%rsp), %r11
	vmulps	(%rdi,%r11,4), %ymm6, %ymm7
	vcmpltps	%ymm2, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	movq	-72(%rsp), %rbx
	vmovups	%ymm6, (%rbx,%rax,4)
	leaq	1(%r14), %rax
	imulq	%r8, %rax
	addq	%r10, %rax
	movq	%rax, %rsi
	imulq	%rdx, %rsi
	vaddps	(%rcx,%rsi,4), %ymm5, %ymm5
	vmulps	(%rdi,%r11,4), %ymm5, %ymm6
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%rbx,%rax,4)
	leaq	2(%r14), %rax
	imulq	%r8, %rax
	addq	%r10, %rax
	movq	%rax, %rsi
	imulq	%rdx, %rsi
	vaddps	(%rcx,%rsi,4), %ymm4, %ymm4
	vmulps	(%rdi,%r11,4), %ymm4, %ymm5
	vcmpltps	%ymm2, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%rbx,%rax,4)
	addq	$3, %r14
	imulq	%r8, %r14
	addq	%r10, %r14
	movq	%r14, %rax
	imulq	%rdx, %rax
	vaddps	(%rcx,%rax,4), %ymm3, %ymm3
	vmulps	(%rdi,%r11,4), %ymm3, %ymm4
	vcmpltps	%ymm2, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%rbx,%r14,4)
	movq	-104(%rsp), %rsi
	leaq	4(%rsi), %rax
	movq	%rsi, %rdx
	movq	-8(%rsp), %rdi
	cmpq	%rax, %rdi
	movq	(%rsp), %rbx
	jl	.LBB24_6
.LBB24_14:
	movq	%rax, -104(%rsp)
	vmovups	(%rbx), %ymm3
	testq	%r9, %r9
	movq	%rdx, -16(%rsp)
	je	.LBB24_15
	movq	%rdx, %rax
	movq	-120(%rsp), %rsi
	imulq	%rsi, %rax
	movq	-80(%rsp), %rcx
	leaq	(%rcx,%rax,4), %r8
	movq	-128(%rsp), %rax
	movq	24(%rax), %rbp
	movq	32(%rax), %rdi
	movq	%rbp, %rax
	shlq	$5, %rax
	movq	%rax, -112(%rsp)
	movq	%rbp, %rax
	andq	$-2, %rax
	shlq	$2, %rdi
	leaq	4(,%rdx,4), %r10
	imulq	%rsi, %r10
	movq	16(%rsp), %rcx
	addq	%rcx, %r10
	leaq	12(,%rdx,4), %r11
	imulq	%rsi, %r11
	addq	%rcx, %r11
	leaq	8(,%rdx,4), %rbx
	imulq	%rsi, %rbx
	addq	%rcx, %rbx
	movq	24(%rsp), %r14
	xorl	%r12d, %r12d
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	jmp	.LBB24_46
	.p2align	4
.LBB24_51:
	addq	-112(%rsp), %r14
.LBB24_52:
	incq	%r12
	addq	%rdi, %r8
	addq	%rdi, %r10
	addq	%rdi, %r11
	addq	%rdi, %rbx
	cmpq	%r9, %r12
	je	.LBB24_16
.LBB24_46:
	testq	%rbp, %rbp
	je	.LBB24_52
	movq	%r14, %r15
	cmpq	$1, %rbp
	jne	.LBB24_53
	xorl	%esi, %esi
	jmp	.LBB24_49
	.p2align	4
.LBB24_53:
	xorl	%r13d, %r13d
	.p2align	4
.LBB24_54:
	vbroadcastss	(%r8,%r13,4), %ymm7
	vmovups	(%r15), %ymm8
	vmovups	32(%r15), %ymm9
	vfmadd213ps	%ymm6, %ymm8, %ymm7
	vbroadcastss	-4(%r10,%r13,4), %ymm10
	vfmadd213ps	%ymm5, %ymm8, %ymm10
	vbroadcastss	-4(%rbx,%r13,4), %ymm11
	vfmadd213ps	%ymm4, %ymm8, %ymm11
	vbroadcastss	-4(%r11,%r13,4), %ymm12
	vfmadd213ps	%ymm3, %ymm8, %ymm12
	leaq	2(%r13), %rsi
	vbroadcastss	4(%r8,%r13,4), %ymm6
	vfmadd213ps	%ymm7, %ymm9, %ymm6
	vbroadcastss	(%r10,%r13,4), %ymm5
	vfmadd213ps	%ymm10, %ymm9, %ymm5
	vbroadcastss	(%rbx,%r13,4), %ymm4
	vfmadd213ps	%ymm11, %ymm9, %ymm4
	vbroadcastss	(%r11,%r13,4), %ymm3
	vfmadd213ps	%ymm12, %ymm9, %ymm3
	addq	$64, %r15
	movq	%rsi, %r13
	cmpq	%rsi, %rax
	jne	.LBB24_54
.LBB24_49:
	testb	$1, %bpl
	je	.LBB24_51
	leaq	(%r8,%rsi,4), %r13
	movq	%r9, %rdx
	movq	-120(%rsp), %r9
	leaq	(,%r9,4), %rcx
	addq	%r13, %rcx
	vmovups	(%r15), %ymm7
	vbroadcastss	(%r8,%rsi,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm6
	vbroadcastss	(%r13,%r9,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vbroadcastss	(%r13,%r9,8), %ymm8
	movq	%rdx, %r9
	vfmadd231ps	%ymm8, %ymm7, %ymm4
	movq	8(%rsp), %rdx
	vbroadcastss	(%rdx,%rcx), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm3
	jmp	.LBB24_51
.LBB24_17:
	cmpq	$1, %rax
	jle	.LBB24_19
	movl	$2, %eax
	xorl	%esi, %esi
.LBB24_7:
	movq	%rax, -120(%rsp)
	vmovups	(%rbx), %ymm0
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rsi, -104(%rsp)
	je	.LBB24_8
	movq	8(%r13), %rax
	leaq	4(,%rsi,4), %rdx
	imulq	%rax, %rdx
	imulq	%rsi, %rax
	movq	(%r13), %r10
	movq	24(%r13), %rsi
	leaq	(%r10,%rax,4), %rdi
	leaq	32(%rbx), %r8
	movq	32(%r13), %r9
	movq	%rsi, %rax
	shlq	$5, %rax
	movq	%rax, -112(%rsp)
	movl	%esi, %r11d
	andl	$3, %r11d
	movq	%rsi, %rbx
	andq	$-4, %rbx
	shlq	$2, %r9
	leaq	(%r10,%rdx), %r14
	addq	$12, %r14
	addq	%r10, %rdx
	leal	(,%r11,4), %r15d
	xorl	%r12d, %r12d
	vmovaps	%ymm0, %ymm1
	jmp	.LBB24_35
	.p2align	4
.LBB24_41:
	addq	-112(%rsp), %r8
.LBB24_42:
	incq	%r12
	addq	%r9, %rdi
	addq	%r9, %r14
	addq	%r9, %rdx
	cmpq	%rcx, %r12
	je	.LBB24_9
.LBB24_35:
	testq	%rsi, %rsi
	je	.LBB24_42
	movq	%r8, %r13
	cmpq	$4, %rsi
	jae	.LBB24_43
	xorl	%eax, %eax
	jmp	.LBB24_38
	.p2align	4
.LBB24_43:
	xorl	%ebp, %ebp
	.p2align	4
.LBB24_44:
	vbroadcastss	(%rdi,%rbp,4), %ymm2
	vmovups	(%r13), %ymm3
	vmovups	32(%r13), %ymm4
	vmovups	64(%r13), %ymm5
	vmovups	96(%r13), %ymm6
	vfmadd213ps	%ymm1, %ymm3, %ymm2
	vbroadcastss	-12(%r14,%rbp,4), %ymm1
	vfmadd213ps	%ymm0, %ymm3, %ymm1
	vbroadcastss	4(%rdi,%rbp,4), %ymm0
	vfmadd213ps	%ymm2, %ymm4, %ymm0
	vbroadcastss	-8(%r14,%rbp,4), %ymm2
	vfmadd213ps	%ymm1, %ymm4, %ymm2
	vbroadcastss	8(%rdi,%rbp,4), %ymm3
	vfmadd213ps	%ymm0, %ymm5, %ymm3
	vbroadcastss	-4(%r14,%rbp,4), %ymm4
	vfmadd213ps	%ymm2, %ymm5, %ymm4
	leaq	4(%rbp), %rax
	vbroadcastss	12(%rdi,%rbp,4), %ymm1
	vfmadd213ps	%ymm3, %ymm6, %ymm1
	vbroadcastss	(%r14,%rbp,4), %ymm0
	vfmadd213ps	%ymm4, %ymm6, %ymm0
	subq	$-128, %r13
	movq	%rax, %rbp
	cmpq	%rax, %rbx
	jne	.LBB24_44
.LBB24_38:
	testq	%r11, %r11
	je	.LBB24_41
	leaq	(%rdx,%rax,4), %rbp
	leaq	(%rdi,%rax,4), %rax
	xorl	%r10d, %r10d
	.p2align	4
.LBB24_40:
	vmovups	(%r13,%r10,8), %ymm2
	vbroadcastss	(%rax,%r10), %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm1
	vbroadcastss	(%rbp,%r10), %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm0
	addq	$4, %r10
	cmpq	%r10, %r15
	jne	.LBB24_40
	jmp	.LBB24_41
.LBB24_8:
	vmovaps	%ymm0, %ymm1
.LBB24_9:
	movq	-96(%rsp), %r11
	movq	(%r11), %rax
	movq	8(%r11), %rsi
	movq	16(%r11), %rdx
	vmovups	32(%r11), %ymm2
	vmovups	64(%r11), %ymm3
	movq	-128(%rsp), %r13
	movq	56(%r13), %rdi
	movq	64(%r13), %rcx
	addq	$-8, %rdi
	movq	-88(%rsp), %rbx
	cmpq	%rbx, %rdi
	cmovgeq	%rbx, %rdi
	movq	72(%r13), %r8
	movq	%r8, %r9
	movq	-104(%rsp), %r14
	imulq	%r14, %r9
	addq	%rdi, %r9
	movq	%r9, %r10
	imulq	%rsi, %r10
	movq	24(%r11), %r11
	imulq	%rbx, %r11
	vaddps	(%rax,%r10,4), %ymm1, %ymm1
	vmulps	(%rdx,%r11,4), %ymm1, %ymm4
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm2, %ymm1
	vminps	%ymm1, %ymm3, %ymm1
	vmovups	%ymm1, (%rcx,%r9,4)
	incq	%r14
	imulq	%r8, %r14
	addq	%rdi, %r14
	imulq	%r14, %rsi
	vaddps	(%rax,%rsi,4), %ymm0, %ymm0
	vmulps	(%rdx,%r11,4), %ymm0, %ymm1
	vcmpltps	%ymm5, %ymm0, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rcx,%r14,4)
	movq	-120(%rsp), %rsi
	movq	(%rsp), %rbx
	movq	-8(%rsp), %rdi
.LBB24_10:
	cmpq	%rdi, %rsi
	jge	.LBB24_24
.LBB24_21:
	vmovups	(%rbx), %ymm0
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB24_22
	movq	8(%r13), %rcx
	movq	%rsi, %rbp
	imulq	%rsi, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$32, %rbx
	movq	24(%r13), %rdx
	movq	32(%r13), %rsi
	movq	%rdx, %rdi
	shlq	$5, %rdi
	movl	%edx, %r8d
	andl	$7, %r8d
	movq	%rdx, %r9
	andq	$-8, %r9
	shlq	$2, %rsi
	leal	(,%r8,4), %r10d
	xorl	%r11d, %r11d
	jmp	.LBB24_26
	.p2align	4
.LBB24_31:
	movq	%r12, %rbx
	addq	%rdi, %rbx
.LBB24_32:
	incq	%r11
	addq	%rsi, %rcx
	cmpq	%rax, %r11
	je	.LBB24_23
.LBB24_26:
	testq	%rdx, %rdx
	je	.LBB24_32
	movq	%rbx, %r12
	xorl	%r14d, %r14d
	cmpq	$8, %rdx
	jb	.LBB24_28
	.p2align	4
.LBB24_33:
	vbroadcastss	(%rcx,%r14,4), %ymm1
	vfmadd132ps	(%rbx), %ymm0, %ymm1
	vbroadcastss	4(%rcx,%r14,4), %ymm0
	vfmadd132ps	32(%rbx), %ymm1, %ymm0
	vbroadcastss	8(%rcx,%r14,4), %ymm1
	vfmadd132ps	64(%rbx), %ymm0, %ymm1
	vbroadcastss	12(%rcx,%r14,4), %ymm0
	vfmadd132ps	96(%rbx), %ymm1, %ymm0
	vbroadcastss	16(%rcx,%r14,4), %ymm1
	vfmadd132ps	128(%rbx), %ymm0, %ymm1
	vbroadcastss	20(%rcx,%r14,4), %ymm0
	vfmadd132ps	160(%rbx), %ymm1, %ymm0
	vbroadcastss	24(%rcx,%r14,4), %ymm1
	vfmadd132ps	192(%rbx), %ymm0, %ymm1
	vbroadcastss	28(%rcx,%r14,4), %ymm0
	addq	$8, %r14
	vfmadd132ps	224(%rbx), %ymm1, %ymm0
	addq	$256, %rbx
	cmpq	%r14, %r9
	jne	.LBB24_33
.LBB24_28:
	testq	%r8, %r8
	je	.LBB24_31
	leaq	(%rcx,%r14,4), %r14
	xorl	%r15d, %r15d
	.p2align	4
.LBB24_30:
	vbroadcastss	(%r14,%r15), %ymm1
	vfmadd231ps	(%rbx,%r15,8), %ymm1, %ymm0
	addq	$4, %r15
	cmpq	%r15, %r10
	jne	.LBB24_30
	jmp	.LBB24_31
.LBB24_22:
	movq	%rsi, %rbp
.LBB24_23:
	movq	-96(%rsp), %r8
	movq	(%r8), %rax
	movq	16(%r8), %rcx
	vmovups	32(%r8), %ymm1
	vmovups	64(%r8), %ymm2
	movq	-128(%rsp), %r9
	movq	56(%r9), %rdx
	addq	$-8, %rdx
	movq	-88(%rsp), %rdi
	cmpq	%rdi, %rdx
	cmovgeq	%rdi, %rdx
	movq	64(%r9), %rsi
	imulq	72(%r9), %rbp
	addq	%rdx, %rbp
	movq	8(%r8), %rdx
	imulq	%rbp, %rdx
	imulq	24(%r8), %rdi
	vaddps	(%rax,%rdx,4), %ymm0, %ymm0
	vmulps	(%rcx,%rdi,4), %ymm0, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm4, %ymm0, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm1, %ymm0
	vminps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, (%rsi,%rbp,4)
.LBB24_24:
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
.LBB24_19:
	.cfi_def_cfa_offset 88
	jne	.LBB24_24
	xorl	%esi, %esi
	jmp	.LBB24_21
.Lfunc_end24:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end24-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5
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
	subq	$152, %rsp
	.cfi_def_cfa_offset 208
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vmovaps	%xmm3, %xmm13
	vmovaps	%xmm0, %xmm14
	vinsertf128	$1, %xmm1, %ymm14, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vinsertf128	$1, %xmm3, %ymm2, %ymm5
	movq	40(%r13), %rdx
	cmpq	$4, %rdx
	movq	%rsi, -88(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rdi, -72(%rsp)
	movq	%rdx, -80(%rsp)
	jl	.LBB25_7
	movq	(%r13), %r8
	movq	8(%r13), %rcx
	movq	16(%r13), %r9
	leaq	64(%rdi), %rax
	movq	%rax, -64(%rsp)
	leaq	8(%rsi), %rax
	movq	72(%r13), %r10
	movq	%r10, -24(%rsp)
	movq	56(%r13), %r10
	addq	$-8, %r10
	movq	64(%r13), %r11
	movq	%r11, -40(%rsp)
	cmpq	%rsi, %r10
	cmovlq	%r10, %rsi
	movq	%rsi, -48(%rsp)
	cmpq	%rax, %r10
	cmovgeq	%rax, %r10
	movq	%r10, -32(%rsp)
	leaq	(,%rcx,8), %rax
	movq	%rax, -104(%rsp)
	vmovaps	%xmm13, 32(%rsp)
	vmovups	%ymm2, 112(%rsp)
	vinsertf128	$1, %xmm13, %ymm2, %ymm6
	vmovaps	%xmm1, 16(%rsp)
	vmovups	%ymm14, 80(%rsp)
	vinsertf128	$1, %xmm1, %ymm14, %ymm7
	movq	%rcx, %rax
	shlq	$4, %rax
	movq	%rax, -56(%rsp)
	leaq	(%r8,%rcx,4), %r10
	addq	$4, %r10
	leaq	(%rcx,%rcx,2), %rax
	leaq	4(%r8,%rax,4), %rbx
	movq	%rcx, -96(%rsp)
	leaq	(%r8,%rcx,8), %r15
	addq	$4, %r15
	movl	$4, %ecx
	xorl	%eax, %eax
	jmp	.LBB25_2
	.p2align	4
.LBB25_3:
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm9, %ymm11
	vmovaps	%ymm8, %ymm12
	vmovaps	%ymm9, %ymm13
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm9, %ymm15
.LBB25_4:
	vmovups	48(%rsp), %ymm0
	vcmpltps	%ymm0, %ymm15, %ymm3
	vblendvps	%ymm3, %ymm7, %ymm15, %ymm3
	movq	%rax, %rcx
	vcmpltps	%ymm3, %ymm5, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm3, %ymm3
	movq	-24(%rsp), %rdx
	imulq	%rdx, %rcx
	movq	-40(%rsp), %rdi
	leaq	(%rdi,%rcx,4), %rcx
	movq	-48(%rsp), %r8
	vmovups	%ymm3, (%rcx,%r8,4)
	vcmpltps	%ymm0, %ymm14, %ymm3
	vblendvps	%ymm3, %ymm7, %ymm14, %ymm3
	vcmpltps	%ymm3, %ymm5, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm3, %ymm3
	movq	-32(%rsp), %rsi
	vmovups	%ymm3, (%rcx,%rsi,4)
	movq	%rax, %rcx
	vcmpltps	%ymm0, %ymm13, %ymm3
	vblendvps	%ymm3, %ymm7, %ymm13, %ymm3
	orq	$1, %rcx
	vcmpltps	%ymm3, %ymm5, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm3, %ymm3
	imulq	%rdx, %rcx
	leaq	(%rdi,%rcx,4), %rcx
	vmovups	%ymm3, (%rcx,%r8,4)
	vcmpltps	%ymm0, %ymm12, %ymm3
	vblendvps	%ymm3, %ymm7, %ymm12, %ymm3
	vcmpltps	%ymm3, %ymm5, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm3, %ymm3
	vmovups	%ymm3, (%rcx,%rsi,4)
	movq	%rax, %rcx
	vcmpltps	%ymm0, %ymm11, %ymm3
	vblendvps	%ymm3, %ymm7, %ymm11, %ymm3
	orq	$2, %rcx
	vcmpltps	%ymm3, %ymm5, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm3, %ymm3
	imulq	%rdx, %rcx
	leaq	(%rdi,%rcx,4), %rcx
	vmovups	%ymm3, (%rcx,%r8,4)
	vcmpltps	%ymm0, %ymm10, %ymm3
	vblendvps	%ymm3, %ymm7, %ymm10, %ymm3
	vcmpltps	%ymm3, %ymm5, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm3, %ymm3
	vmovups	%ymm3, (%rcx,%rsi,4)
	vcmpltps	%ymm0, %ymm9, %ymm3
	vblendvps	%ymm3, %ymm7, %ymm9, %ymm3
	orq	$3, %rax
	vcmpltps	%ymm3, %ymm5, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm3, %ymm3
	imulq	%rdx, %rax
	leaq	(%rdi,%rax,4), %rax
	vmovups	%ymm3, (%rax,%r8,4)
	vcmpltps	%ymm0, %ymm8, %ymm3
	vblendvps	%ymm3, %ymm7, %ymm8, %ymm3
	vcmpltps	%ymm3, %ymm5, %ymm4
	vblendvps	%ymm4, %ymm6, %ymm3, %ymm3
	vmovups	%ymm3, (%rax,%rsi,4)
	movq	-112(%rsp), %rsi
	leaq	4(%rsi), %rcx
	movq	8(%rsp), %r8
	movq	-56(%rsp), %rax
	addq	%rax, %r8
	movq	(%rsp), %r10
	addq	%rax, %r10
	movq	-8(%rsp), %rbx
	addq	%rax, %rbx
	movq	-16(%rsp), %r15
	addq	%rax, %r15
	movq	%rsi, %rax
	movq	-80(%rsp), %rdx
	cmpq	%rcx, %rdx
	movq	-72(%rsp), %rdi
	jl	.LBB25_5
.LBB25_2:
	movq	%rcx, -112(%rsp)
	vmovups	(%rdi), %ymm9
	vmovups	32(%rdi), %ymm8
	testq	%r9, %r9
	movq	%r8, 8(%rsp)
	movq	%r10, (%rsp)
	movq	%rbx, -8(%rsp)
	movq	%r15, -16(%rsp)
	je	.LBB25_3
	movq	-120(%rsp), %rcx
	movq	24(%rcx), %r11
	movq	32(%rcx), %rdi
	movq	%r11, %r14
	shlq	$6, %r14
	movq	%r11, %r13
	andq	$-2, %r13
	shlq	$2, %rdi
	movq	%r15, %rcx
	movq	%rbx, %rsi
	movq	%r8, %rdx
	movq	-64(%rsp), %rbx
	xorl	%ebp, %ebp
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm9, %ymm11
	vmovaps	%ymm8, %ymm12
	vmovaps	%ymm9, %ymm13
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm9, %ymm15
	jmp	.LBB25_39
	.p2align	4
.LBB25_44:
	addq	%r14, %rbx
.LBB25_45:
	incq	%rbp
	addq	%rdi, %rdx
	addq	%rdi, %r10
	addq	%rdi, %rsi
	addq	%rdi, %rcx
	cmpq	%r9, %rbp
	je	.LBB25_4
.LBB25_39:
	testq	%r11, %r11
	je	.LBB25_45
	movq	%rbx, %r12
	cmpq	$1, %r11
	jne	.LBB25_46
	xorl	%r8d, %r8d
	jmp	.LBB25_42
	.p2align	4
.LBB25_46:
	xorl	%r15d, %r15d
	.p2align	4
.LBB25_47:
	vbroadcastss	(%rdx,%r15,4), %ymm2
	vmovups	(%r12), %ymm1
	vmovups	32(%r12), %ymm0
	vmovups	64(%r12), %ymm3
	vmovups	96(%r12), %ymm4
	vfmadd231ps	%ymm1, %ymm2, %ymm15
	vfmadd231ps	%ymm2, %ymm0, %ymm14
	vbroadcastss	-4(%r10,%r15,4), %ymm2
	vfmadd231ps	%ymm1, %ymm2, %ymm13
	vfmadd231ps	%ymm2, %ymm0, %ymm12
	vbroadcastss	-4(%rcx,%r15,4), %ymm2
	vfmadd231ps	%ymm1, %ymm2, %ymm11
	vfmadd231ps	%ymm2, %ymm0, %ymm10
	vbroadcastss	-4(%rsi,%r15,4), %ymm2
	vfmadd231ps	%ymm1, %ymm2, %ymm9
	vfmadd231ps	%ymm0, %ymm2, %ymm8
	leaq	2(%r15), %r8
	vbroadcastss	4(%rdx,%r15,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm15
	vfmadd231ps	%ymm0, %ymm4, %ymm14
	vbroadcastss	(%r10,%r15,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm13
	vfmadd231ps	%ymm0, %ymm4, %ymm12
	vbroadcastss	(%rcx,%r15,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm11
	vfmadd231ps	%ymm0, %ymm4, %ymm10
	vbroadcastss	(%rsi,%r15,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm9
	vfmadd231ps	%ymm4, %ymm0, %ymm8
	subq	$-128, %r12
	movq	%r8, %r15
	cmpq	%r8, %r13
	jne	.LBB25_47
.LBB25_42:
	testb	$1, %r11b
	je	.LBB25_44
	leaq	(%rdx,%r8,4), %r15
	vmovups	(%r12), %ymm3
	vmovups	32(%r12), %ymm4
	vbroadcastss	(%rdx,%r8,4), %ymm2
	vfmadd231ps	%ymm3, %ymm2, %ymm15
	vfmadd231ps	%ymm2, %ymm4, %ymm14
	movq	-96(%rsp), %r12
	leaq	(%r15,%r12,4), %r8
	vbroadcastss	(%r15,%r12,4), %ymm2
	vfmadd231ps	%ymm3, %ymm2, %ymm13
	vfmadd231ps	%ymm2, %ymm4, %ymm12
	vbroadcastss	(%r15,%r12,8), %ymm2
	vfmadd231ps	%ymm3, %ymm2, %ymm11
	vfmadd231ps	%ymm2, %ymm4, %ymm10
	movq	-104(%rsp), %r15
	vbroadcastss	(%r15,%r8), %ymm2
	vfmadd231ps	%ymm3, %ymm2, %ymm9
	vfmadd231ps	%ymm4, %ymm2, %ymm8
	jmp	.LBB25_44
.LBB25_7:
	cmpq	$1, %rdx
	jle	.LBB25_12
	movl	$2, %eax
	xorl	%esi, %esi
	jmp	.LBB25_9
.LBB25_5:
	movq	%rsi, %rax
	orq	$2, %rax
	cmpq	%rax, %rdx
	movq	-120(%rsp), %r13
	vmovaps	32(%rsp), %xmm13
	vmovups	112(%rsp), %ymm2
	vmovaps	16(%rsp), %xmm1
	vmovups	80(%rsp), %ymm14
	jl	.LBB25_6
.LBB25_9:
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %ymm7
	vmovups	32(%rdi), %ymm6
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rsi, -112(%rsp)
	je	.LBB25_10
	movq	8(%r13), %rax
	leaq	4(,%rsi,4), %rdx
	imulq	%rax, %rdx
	imulq	%rsi, %rax
	movq	(%r13), %r15
	movq	24(%r13), %rsi
	leaq	(%r15,%rax,4), %r10
	leaq	64(%rdi), %r8
	movq	32(%r13), %r9
	movq	%rsi, %rax
	shlq	$6, %rax
	movq	%rax, -96(%rsp)
	movl	%esi, %r11d
	andl	$3, %r11d
	movq	%rsi, %rbx
	andq	$-4, %rbx
	shlq	$2, %r9
	leaq	(%r15,%rdx), %r14
	addq	$12, %r14
	addq	%r15, %rdx
	xorl	%r15d, %r15d
	vmovaps	%ymm6, %ymm8
	vmovaps	%ymm7, %ymm9
	jmp	.LBB25_28
	.p2align	4
.LBB25_34:
	addq	-96(%rsp), %r8
	movq	-72(%rsp), %rdi
.LBB25_35:
	incq	%r15
	addq	%r9, %r10
	addq	%r9, %r14
	addq	%r9, %rdx
	cmpq	%rcx, %r15
	je	.LBB25_11
.LBB25_28:
	testq	%rsi, %rsi
	je	.LBB25_35
	movq	%r8, %r12
	cmpq	$4, %rsi
	jae	.LBB25_36
	xorl	%ebp, %ebp
	jmp	.LBB25_31
	.p2align	4
.LBB25_36:
	xorl	%r13d, %r13d
	.p2align	4
.LBB25_37:
	vbroadcastss	(%r10,%r13,4), %ymm3
	vmovups	(%r12), %ymm4
	vmovups	32(%r12), %ymm10
	vmovups	64(%r12), %ymm11
	vmovups	96(%r12), %ymm12
	vfmadd231ps	%ymm4, %ymm3, %ymm9
	vfmadd231ps	%ymm3, %ymm10, %ymm8
	vbroadcastss	-12(%r14,%r13,4), %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm7
	vfmadd231ps	%ymm10, %ymm3, %ymm6
	vbroadcastss	4(%r10,%r13,4), %ymm3
	vfmadd231ps	%ymm11, %ymm3, %ymm9
	vfmadd231ps	%ymm3, %ymm12, %ymm8
	vbroadcastss	-8(%r14,%r13,4), %ymm3
	vfmadd231ps	%ymm11, %ymm3, %ymm7
	vfmadd231ps	%ymm12, %ymm3, %ymm6
	vmovups	128(%r12), %ymm3
	vmovups	160(%r12), %ymm4
	vbroadcastss	8(%r10,%r13,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm9
	vfmadd231ps	%ymm10, %ymm4, %ymm8
	vbroadcastss	-4(%r14,%r13,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm7
	vfmadd231ps	%ymm4, %ymm10, %ymm6
	leaq	4(%r13), %rbp
	vmovups	192(%r12), %ymm3
	vmovups	224(%r12), %ymm4
	vbroadcastss	12(%r10,%r13,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm9
	vfmadd231ps	%ymm10, %ymm4, %ymm8
	vbroadcastss	(%r14,%r13,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm7
	vfmadd231ps	%ymm4, %ymm10, %ymm6
	addq	$256, %r12
	movq	%rbp, %r13
	cmpq	%rbp, %rbx
	jne	.LBB25_37
.LBB25_31:
	testq	%r11, %r11
	je	.LBB25_34
	leaq	(%rdx,%rbp,4), %r13
	leaq	(%r10,%rbp,4), %rbp
	xorl	%eax, %eax
	.p2align	4
.LBB25_33:
	vmovups	(%r12), %ymm3
	vmovups	32(%r12), %ymm4
	vbroadcastss	(%rbp,%rax,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm9
	vfmadd231ps	%ymm10, %ymm4, %ymm8
	vbroadcastss	(%r13,%rax,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm7
	vfmadd231ps	%ymm4, %ymm10, %ymm6
	addq	$64, %r12
	incq	%rax
	cmpq	%rax, %r11
	jne	.LBB25_33
	jmp	.LBB25_34
.LBB25_12:
	jne	.LBB25_17
	xorl	%esi, %esi
	jmp	.LBB25_14
.LBB25_10:
	vmovaps	%ymm6, %ymm8
	vmovaps	%ymm7, %ymm9
.LBB25_11:
	movq	-120(%rsp), %r13
	movq	56(%r13), %rcx
	movq	64(%r13), %rdx
	addq	$-8, %rcx
	movq	-88(%rsp), %r8
	cmpq	%r8, %rcx
	movq	%r8, %rax
	cmovlq	%rcx, %rax
	movq	72(%r13), %rsi
	movq	%rsi, %r9
	vmovups	48(%rsp), %ymm0
	vcmpltps	%ymm0, %ymm9, %ymm3
	vinsertf128	$1, %xmm1, %ymm14, %ymm4
	vblendvps	%ymm3, %ymm4, %ymm9, %ymm3
	vcmpltps	%ymm3, %ymm5, %ymm9
	vinsertf128	$1, %xmm13, %ymm2, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm3, %ymm3
	movq	-112(%rsp), %r10
	imulq	%r10, %r9
	leaq	(%rdx,%r9,4), %r9
	vmovups	%ymm3, (%r9,%rax,4)
	addq	$8, %r8
	cmpq	%r8, %rcx
	cmovgeq	%r8, %rcx
	vcmpltps	%ymm0, %ymm8, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm8, %ymm3
	vcmpltps	%ymm3, %ymm5, %ymm8
	vblendvps	%ymm8, %ymm10, %ymm3, %ymm3
	vmovups	%ymm3, (%r9,%rcx,4)
	vcmpltps	%ymm0, %ymm7, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm7, %ymm3
	orq	$1, %r10
	vcmpltps	%ymm3, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm10, %ymm3, %ymm3
	imulq	%rsi, %r10
	leaq	(%rdx,%r10,4), %rdx
	vmovups	%ymm3, (%rdx,%rax,4)
	vcmpltps	%ymm0, %ymm6, %ymm3
	vblendvps	%ymm3, %ymm4, %ymm6, %ymm3
	vcmpltps	%ymm3, %ymm5, %ymm4
	vblendvps	%ymm4, %ymm10, %ymm3, %ymm3
	vmovups	%ymm3, (%rdx,%rcx,4)
	movq	-104(%rsp), %rsi
	movq	-80(%rsp), %rdx
.LBB25_6:
	cmpq	%rdx, %rsi
	jge	.LBB25_17
.LBB25_14:
	vmovups	(%rdi), %ymm7
	vmovups	32(%rdi), %ymm6
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB25_15
	movq	8(%r13), %rcx
	movq	%rsi, %r12
	imulq	%rsi, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$64, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %rsi
	movq	%rdx, %r15
	shlq	$6, %r15
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %rsi
	xorl	%r10d, %r10d
	jmp	.LBB25_19
	.p2align	4
.LBB25_24:
	addq	%r15, %rdi
.LBB25_25:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB25_16
.LBB25_19:
	testq	%rdx, %rdx
	je	.LBB25_25
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB25_21
	.p2align	4
.LBB25_26:
	vbroadcastss	(%rcx,%rbx,4), %ymm3
	vfmadd231ps	(%r11), %ymm3, %ymm7
	vfmadd231ps	32(%r11), %ymm3, %ymm6
	vbroadcastss	4(%rcx,%rbx,4), %ymm3
	vfmadd231ps	64(%r11), %ymm3, %ymm7
	vfmadd231ps	96(%r11), %ymm3, %ymm6
	vbroadcastss	8(%rcx,%rbx,4), %ymm3
	vfmadd231ps	128(%r11), %ymm3, %ymm7
	vfmadd231ps	160(%r11), %ymm3, %ymm6
	vbroadcastss	12(%rcx,%rbx,4), %ymm3
	addq	$4, %rbx
	vfmadd231ps	192(%r11), %ymm3, %ymm7
	vfmadd231ps	224(%r11), %ymm3, %ymm6
	addq	$256, %r11
	cmpq	%rbx, %r9
	jne	.LBB25_26
.LBB25_21:
	testq	%r8, %r8
	je	.LBB25_24
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB25_23:
	vbroadcastss	(%rbx,%r14,4), %ymm3
	vfmadd231ps	(%r11), %ymm3, %ymm7
	vfmadd231ps	32(%r11), %ymm3, %ymm6
	addq	$64, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB25_23
	jmp	.LBB25_24
.LBB25_15:
	movq	%rsi, %r12
.LBB25_16:
	movq	-120(%rsp), %rsi
	movq	56(%rsi), %rax
	addq	$-8, %rax
	movq	-88(%rsp), %rdx
	cmpq	%rdx, %rax
	movq	%rdx, %rcx
	cmovlq	%rax, %rcx
	imulq	72(%rsi), %r12
	vmovups	48(%rsp), %ymm0
	vcmpltps	%ymm0, %ymm7, %ymm3
	vinsertf128	$1, %xmm1, %ymm14, %ymm8
	vblendvps	%ymm3, %ymm8, %ymm7, %ymm1
	vcmpltps	%ymm1, %ymm5, %ymm3
	vinsertf128	$1, %xmm13, %ymm2, %ymm4
	vblendvps	%ymm3, %ymm4, %ymm1, %ymm1
	shlq	$2, %r12
	addq	64(%rsi), %r12
	vmovups	%ymm1, (%r12,%rcx,4)
	addq	$8, %rdx
	cmpq	%rdx, %rax
	cmovlq	%rax, %rdx
	vcmpltps	%ymm0, %ymm6, %ymm1
	vblendvps	%ymm1, %ymm8, %ymm6, %ymm0
	vcmpltps	%ymm0, %ymm5, %ymm1
	vblendvps	%ymm1, %ymm4, %ymm0, %ymm0
	vmovups	%ymm0, (%r12,%rdx,4)
.LBB25_17:
	addq	$152, %rsp
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
.Lfunc_end25:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5, .Lfunc_end25-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5
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
	subq	$248, %rsp
	.cfi_def_cfa_offset 304
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vmovaps	%xmm0, %xmm15
	vinsertf128	$1, %xmm1, %ymm15, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vinsertf128	$1, %xmm3, %ymm2, %ymm0
	vmovups	%ymm0, 48(%rsp)
	movq	40(%r13), %rcx
	cmpq	$4, %rcx
	movq	%rsi, -112(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rdi, -96(%rsp)
	movq	%rcx, -104(%rsp)
	jl	.LBB26_7
	movq	(%r13), %rdx
	movq	8(%r13), %r8
	movq	16(%r13), %r9
	leaq	96(%rdi), %rax
	movq	%rax, -80(%rsp)
	leaq	8(%rsi), %r10
	leaq	16(%rsi), %rax
	movq	72(%r13), %r11
	movq	%r11, -40(%rsp)
	movq	56(%r13), %r11
	addq	$-8, %r11
	movq	64(%r13), %rbx
	movq	%rbx, -56(%rsp)
	cmpq	%rsi, %r11
	cmovlq	%r11, %rsi
	movq	%rsi, -64(%rsp)
	cmpq	%r10, %r11
	cmovlq	%r11, %r10
	movq	%r10, -32(%rsp)
	cmpq	%rax, %r11
	cmovgeq	%rax, %r11
	movq	%r11, -48(%rsp)
	leaq	(,%r8,8), %rax
	movq	%rax, (%rsp)
	vmovaps	%xmm3, 32(%rsp)
	vmovups	%ymm2, 176(%rsp)
	vinsertf128	$1, %xmm3, %ymm2, %ymm0
	vmovups	%ymm0, 208(%rsp)
	vmovaps	%xmm1, 16(%rsp)
	vmovups	%ymm15, 144(%rsp)
	vinsertf128	$1, %xmm1, %ymm15, %ymm0
	vmovups	%ymm0, 112(%rsp)
	movq	%r8, %rax
	shlq	$4, %rax
	movq	%rax, -72(%rsp)
	leaq	(%rdx,%r8,4), %r10
	addq	$4, %r10
	leaq	(%r8,%r8,2), %rax
	leaq	4(%rdx,%rax,4), %r14
	leaq	(%rdx,%r8,8), %rax
	addq	$4, %rax
	movq	%rax, -88(%rsp)
	movl	$4, %eax
	xorl	%r13d, %r13d
	jmp	.LBB26_2
	.p2align	4
.LBB26_3:
	vmovaps	%ymm3, %ymm11
	vmovaps	%ymm2, %ymm12
	vmovaps	%ymm1, %ymm13
	vmovaps	%ymm3, %ymm14
	vmovaps	%ymm2, %ymm15
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm2, %ymm9
	vmovaps	%ymm1, %ymm4
.LBB26_4:
	vmovups	80(%rsp), %ymm5
	vcmpltps	%ymm5, %ymm4, %ymm0
	vblendvps	%ymm0, 112(%rsp), %ymm4, %ymm0
	vmovups	48(%rsp), %ymm6
	vcmpltps	%ymm0, %ymm6, %ymm4
	vmovups	208(%rsp), %ymm7
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	%r13, %rax
	movq	-40(%rsp), %rdx
	imulq	%rdx, %rax
	movq	-56(%rsp), %rdi
	leaq	(%rdi,%rax,4), %rax
	movq	-64(%rsp), %r10
	vmovups	%ymm0, (%rax,%r10,4)
	vcmpltps	%ymm5, %ymm9, %ymm0
	vblendvps	%ymm0, 112(%rsp), %ymm9, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	-32(%rsp), %rcx
	vmovups	%ymm0, (%rax,%rcx,4)
	vcmpltps	%ymm5, %ymm8, %ymm0
	vmovups	112(%rsp), %ymm9
	vblendvps	%ymm0, %ymm9, %ymm8, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	-48(%rsp), %rsi
	vmovups	%ymm0, (%rax,%rsi,4)
	vcmpltps	%ymm5, %ymm10, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm10, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	%r13, %rax
	orq	$1, %rax
	imulq	%rdx, %rax
	leaq	(%rdi,%rax,4), %rax
	vmovups	%ymm0, (%rax,%r10,4)
	vcmpltps	%ymm5, %ymm15, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm15, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%rcx,4)
	vcmpltps	%ymm5, %ymm14, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm14, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%rsi,4)
	vcmpltps	%ymm5, %ymm13, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm13, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	%r13, %rax
	orq	$2, %rax
	imulq	%rdx, %rax
	leaq	(%rdi,%rax,4), %rax
	vmovups	%ymm0, (%rax,%r10,4)
	vcmpltps	%ymm5, %ymm12, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm12, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%rcx,4)
	vcmpltps	%ymm5, %ymm11, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm11, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%rsi,4)
	vcmpltps	%ymm5, %ymm1, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm1, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm1
	vblendvps	%ymm1, %ymm7, %ymm0, %ymm0
	orq	$3, %r13
	imulq	%rdx, %r13
	leaq	(%rdi,%r13,4), %rax
	vmovups	%ymm0, (%rax,%r10,4)
	vcmpltps	%ymm5, %ymm2, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm2, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm1
	vblendvps	%ymm1, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%rcx,4)
	vcmpltps	%ymm5, %ymm3, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm3, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm1
	vblendvps	%ymm1, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%rsi,4)
	movq	-120(%rsp), %rsi
	leaq	4(%rsi), %rax
	movq	-8(%rsp), %rdx
	movq	-72(%rsp), %rcx
	addq	%rcx, %rdx
	movq	-16(%rsp), %r10
	addq	%rcx, %r10
	movq	-24(%rsp), %r14
	addq	%rcx, %r14
	addq	%rcx, -88(%rsp)
	movq	%rsi, %r13
	movq	-104(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-96(%rsp), %rdi
	jl	.LBB26_5
.LBB26_2:
	movq	%rax, -120(%rsp)
	vmovups	(%rdi), %ymm1
	vmovups	32(%rdi), %ymm2
	vmovups	64(%rdi), %ymm3
	testq	%r9, %r9
	movq	%rdx, -8(%rsp)
	movq	%r10, -16(%rsp)
	movq	%r14, -24(%rsp)
	je	.LBB26_3
	movq	-128(%rsp), %rax
	movq	24(%rax), %r11
	movq	32(%rax), %rdi
	movq	%r11, %rax
	shlq	$5, %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 8(%rsp)
	movq	%r11, %rbx
	andq	$-2, %rbx
	shlq	$2, %rdi
	movq	-88(%rsp), %rax
	movq	%r14, %rcx
	movq	%r10, %rsi
	movq	-80(%rsp), %r10
	xorl	%r14d, %r14d
	vmovaps	%ymm3, %ymm11
	vmovaps	%ymm2, %ymm12
	vmovaps	%ymm1, %ymm13
	vmovaps	%ymm3, %ymm14
	vmovaps	%ymm2, %ymm15
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm2, %ymm9
	vmovaps	%ymm1, %ymm4
	jmp	.LBB26_38
	.p2align	4
.LBB26_43:
	addq	8(%rsp), %r10
.LBB26_44:
	incq	%r14
	addq	%rdi, %rdx
	addq	%rdi, %rsi
	addq	%rdi, %rcx
	addq	%rdi, %rax
	cmpq	%r9, %r14
	je	.LBB26_4
.LBB26_38:
	testq	%r11, %r11
	je	.LBB26_44
	movq	%r10, %rbp
	cmpq	$1, %r11
	jne	.LBB26_45
	xorl	%r15d, %r15d
	jmp	.LBB26_41
	.p2align	4
.LBB26_45:
	xorl	%r12d, %r12d
	.p2align	4
.LBB26_46:
	vbroadcastss	(%rdx,%r12,4), %ymm0
	vmovups	(%rbp), %ymm5
	vmovups	32(%rbp), %ymm6
	vmovups	64(%rbp), %ymm7
	vfmadd231ps	%ymm5, %ymm0, %ymm4
	vfmadd231ps	%ymm6, %ymm0, %ymm9
	vfmadd231ps	%ymm0, %ymm7, %ymm8
	vbroadcastss	-4(%rsi,%r12,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm10
	vfmadd231ps	%ymm6, %ymm0, %ymm15
	vfmadd231ps	%ymm0, %ymm7, %ymm14
	vbroadcastss	-4(%rax,%r12,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm13
	vfmadd231ps	%ymm6, %ymm0, %ymm12
	vfmadd231ps	%ymm0, %ymm7, %ymm11
	vbroadcastss	-4(%rcx,%r12,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm1
	vmovups	96(%rbp), %ymm5
	vfmadd231ps	%ymm6, %ymm0, %ymm2
	vfmadd231ps	%ymm7, %ymm0, %ymm3
	vmovups	128(%rbp), %ymm0
	vmovups	160(%rbp), %ymm6
	vbroadcastss	4(%rdx,%r12,4), %ymm7
	vfmadd231ps	%ymm5, %ymm7, %ymm4
	vfmadd231ps	%ymm0, %ymm7, %ymm9
	vfmadd231ps	%ymm7, %ymm6, %ymm8
	vbroadcastss	(%rsi,%r12,4), %ymm7
	vfmadd231ps	%ymm5, %ymm7, %ymm10
	vfmadd231ps	%ymm0, %ymm7, %ymm15
	vfmadd231ps	%ymm7, %ymm6, %ymm14
	vbroadcastss	(%rax,%r12,4), %ymm7
	vfmadd231ps	%ymm5, %ymm7, %ymm13
	vfmadd231ps	%ymm0, %ymm7, %ymm12
	vfmadd231ps	%ymm7, %ymm6, %ymm11
	vbroadcastss	(%rcx,%r12,4), %ymm7
	vfmadd231ps	%ymm5, %ymm7, %ymm1
	vfmadd231ps	%ymm0, %ymm7, %ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3
	leaq	2(%r12), %r15
	addq	$192, %rbp
	movq	%r15, %r12
	cmpq	%r15, %rbx
	jne	.LBB26_46
.LBB26_41:
	testb	$1, %r11b
	je	.LBB26_43
	leaq	(%rdx,%r15,4), %r12
	vmovups	(%rbp), %ymm0
	vmovups	32(%rbp), %ymm5
	vmovups	64(%rbp), %ymm6
	vbroadcastss	(%rdx,%r15,4), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm4
	vfmadd231ps	%ymm5, %ymm7, %ymm9
	vfmadd231ps	%ymm7, %ymm6, %ymm8
	leaq	(%r12,%r8,4), %r15
	vbroadcastss	(%r12,%r8,4), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm10
	vfmadd231ps	%ymm5, %ymm7, %ymm15
	vfmadd231ps	%ymm7, %ymm6, %ymm14
	vbroadcastss	(%r12,%r8,8), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm13
	vfmadd231ps	%ymm5, %ymm7, %ymm12
	vfmadd231ps	%ymm7, %ymm6, %ymm11
	movq	(%rsp), %r12
	vbroadcastss	(%r12,%r15), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3
	jmp	.LBB26_43
.LBB26_7:
	cmpq	$1, %rcx
	jle	.LBB26_12
	movl	$2, %eax
	xorl	%esi, %esi
	jmp	.LBB26_9
.LBB26_5:
	movq	%rsi, %rax
	orq	$2, %rax
	cmpq	%rax, %rcx
	movq	-128(%rsp), %r13
	vmovaps	32(%rsp), %xmm3
	vmovups	176(%rsp), %ymm2
	vmovaps	16(%rsp), %xmm1
	vmovups	144(%rsp), %ymm15
	jl	.LBB26_6
.LBB26_9:
	vmovups	(%rdi), %ymm12
	vmovups	32(%rdi), %ymm13
	vmovups	64(%rdi), %ymm14
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rsi, -120(%rsp)
	je	.LBB26_10
	movq	8(%r13), %rdx
	movq	%rdx, %r8
	imulq	%rsi, %r8
	movq	(%r13), %rbx
	movq	%rsi, %r14
	movq	24(%r13), %rsi
	leaq	(%rbx,%r8,4), %rbp
	leaq	96(%rdi), %r8
	movq	32(%r13), %r9
	movq	%rsi, %r10
	shlq	$5, %r10
	leaq	(%r10,%r10,2), %r10
	movq	%rsi, %r11
	andq	$-2, %r11
	shlq	$2, %r9
	leaq	4(,%r14,4), %r14
	imulq	%rdx, %r14
	addq	%r14, %rbx
	addq	$4, %rbx
	xorl	%r14d, %r14d
	vmovaps	%ymm14, %ymm4
	vmovaps	%ymm13, %ymm6
	vmovaps	%ymm12, %ymm7
	jmp	.LBB26_28
	.p2align	4
.LBB26_33:
	addq	%r10, %r8
.LBB26_34:
	incq	%r14
	addq	%r9, %rbp
	addq	%r9, %rbx
	cmpq	%rcx, %r14
	je	.LBB26_11
.LBB26_28:
	testq	%rsi, %rsi
	je	.LBB26_34
	movq	%r8, %r15
	cmpq	$1, %rsi
	jne	.LBB26_35
	xorl	%r12d, %r12d
	jmp	.LBB26_31
	.p2align	4
.LBB26_35:
	xorl	%r13d, %r13d
	.p2align	4
.LBB26_36:
	vbroadcastss	(%rbp,%r13,4), %ymm0
	vmovups	(%r15), %ymm8
	vmovups	32(%r15), %ymm9
	vmovups	64(%r15), %ymm10
	vmovups	96(%r15), %ymm11
	vfmadd231ps	%ymm8, %ymm0, %ymm7
	vfmadd231ps	%ymm9, %ymm0, %ymm6
	vfmadd231ps	%ymm0, %ymm10, %ymm4
	vbroadcastss	-4(%rbx,%r13,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm12
	vfmadd231ps	%ymm9, %ymm0, %ymm13
	vfmadd231ps	%ymm10, %ymm0, %ymm14
	leaq	2(%r13), %r12
	vmovups	128(%r15), %ymm0
	vmovups	160(%r15), %ymm8
	vbroadcastss	4(%rbp,%r13,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm7
	vfmadd231ps	%ymm0, %ymm9, %ymm6
	vfmadd231ps	%ymm9, %ymm8, %ymm4
	vbroadcastss	(%rbx,%r13,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm12
	vfmadd231ps	%ymm0, %ymm9, %ymm13
	vfmadd231ps	%ymm8, %ymm9, %ymm14
	addq	$192, %r15
	movq	%r12, %r13
	cmpq	%r12, %r11
	jne	.LBB26_36
.LBB26_31:
	testb	$1, %sil
	je	.LBB26_33
	leaq	(,%r12,4), %r13
	addq	%rbp, %r13
	vmovups	(%r15), %ymm0
	vmovups	32(%r15), %ymm8
	vmovups	64(%r15), %ymm9
	vbroadcastss	(%rbp,%r12,4), %ymm10
	vfmadd231ps	%ymm0, %ymm10, %ymm7
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	vfmadd231ps	%ymm10, %ymm9, %ymm4
	vbroadcastss	(%r13,%rdx,4), %ymm10
	vfmadd231ps	%ymm0, %ymm10, %ymm12
	vfmadd231ps	%ymm8, %ymm10, %ymm13
	vfmadd231ps	%ymm9, %ymm10, %ymm14
	jmp	.LBB26_33
.LBB26_12:
	jne	.LBB26_17
	xorl	%esi, %esi
	jmp	.LBB26_14
.LBB26_10:
	vmovaps	%ymm14, %ymm4
	vmovaps	%ymm13, %ymm6
	vmovaps	%ymm12, %ymm7
.LBB26_11:
	movq	-128(%rsp), %r13
	movq	56(%r13), %rcx
	movq	64(%r13), %rdx
	addq	$-8, %rcx
	movq	-112(%rsp), %r10
	cmpq	%r10, %rcx
	movq	%r10, %rsi
	cmovlq	%rcx, %rsi
	movq	72(%r13), %rdi
	movq	%rdi, %r8
	vmovups	80(%rsp), %ymm5
	vcmpltps	%ymm5, %ymm7, %ymm0
	vinsertf128	$1, %xmm1, %ymm15, %ymm8
	vblendvps	%ymm0, %ymm8, %ymm7, %ymm0
	vmovups	48(%rsp), %ymm10
	vcmpltps	%ymm0, %ymm10, %ymm9
	vinsertf128	$1, %xmm3, %ymm2, %ymm7
	vblendvps	%ymm9, %ymm7, %ymm0, %ymm0
	movq	-120(%rsp), %r11
	imulq	%r11, %r8
	leaq	(%rdx,%r8,4), %r9
	vmovups	%ymm0, (%r9,%rsi,4)
	leaq	8(%r10), %r8
	cmpq	%r8, %rcx
	cmovlq	%rcx, %r8
	vcmpltps	%ymm5, %ymm6, %ymm0
	vblendvps	%ymm0, %ymm8, %ymm6, %ymm0
	vcmpltps	%ymm0, %ymm10, %ymm6
	vblendvps	%ymm6, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%r9,%r8,4)
	addq	$16, %r10
	cmpq	%r10, %rcx
	cmovgeq	%r10, %rcx
	vcmpltps	%ymm5, %ymm4, %ymm0
	vblendvps	%ymm0, %ymm8, %ymm4, %ymm0
	vcmpltps	%ymm0, %ymm10, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%r9,%rcx,4)
	vcmpltps	%ymm5, %ymm12, %ymm0
	vblendvps	%ymm0, %ymm8, %ymm12, %ymm0
	orq	$1, %r11
	vcmpltps	%ymm0, %ymm10, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	imulq	%rdi, %r11
	leaq	(%rdx,%r11,4), %rdx
	vmovups	%ymm0, (%rdx,%rsi,4)
	vcmpltps	%ymm5, %ymm13, %ymm0
	vblendvps	%ymm0, %ymm8, %ymm13, %ymm0
	vcmpltps	%ymm0, %ymm10, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rdx,%r8,4)
	vcmpltps	%ymm5, %ymm14, %ymm0
	vblendvps	%ymm0, %ymm8, %ymm14, %ymm0
	vcmpltps	%ymm0, %ymm10, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rdx,%rcx,4)
	movq	%rax, %rsi
	movq	-96(%rsp), %rdi
	movq	-104(%rsp), %rcx
.LBB26_6:
	cmpq	%rcx, %rsi
	jge	.LBB26_17
.LBB26_14:
	vmovups	(%rdi), %ymm6
	vmovups	32(%rdi), %ymm9
	vmovups	64(%rdi), %ymm10
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB26_15
	movq	8(%r13), %rcx
	movq	%rsi, %rbp
	imulq	%rsi, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$96, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %rsi
	movq	%rdx, %r8
	shlq	$5, %r8
	leaq	(%r8,%r8,2), %r15
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %rsi
	xorl	%r10d, %r10d
	jmp	.LBB26_19
	.p2align	4
.LBB26_24:
	movq	%r12, %rdi
	addq	%r15, %rdi
.LBB26_25:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB26_16
.LBB26_19:
	testq	%rdx, %rdx
	je	.LBB26_25
	movq	%rdi, %r12
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB26_21
	.p2align	4
.LBB26_26:
	vbroadcastss	(%rcx,%rbx,4), %ymm0
	vfmadd231ps	(%r11), %ymm0, %ymm6
	vfmadd231ps	32(%r11), %ymm0, %ymm9
	vfmadd231ps	64(%r11), %ymm0, %ymm10
	vbroadcastss	4(%rcx,%rbx,4), %ymm0
	vfmadd231ps	96(%r11), %ymm0, %ymm6
	vfmadd231ps	128(%r11), %ymm0, %ymm9
	vfmadd231ps	160(%r11), %ymm0, %ymm10
	vbroadcastss	8(%rcx,%rbx,4), %ymm0
	vfmadd231ps	192(%r11), %ymm0, %ymm6
	vfmadd231ps	224(%r11), %ymm0, %ymm9
	vfmadd231ps	256(%r11), %ymm0, %ymm10
	vbroadcastss	12(%rcx,%rbx,4), %ymm0
	addq	$4, %rbx
	vfmadd231ps	288(%r11), %ymm0, %ymm6
	vfmadd231ps	320(%r11), %ymm0, %ymm9
	vfmadd231ps	352(%r11), %ymm0, %ymm10
	addq	$384, %r11
	cmpq	%rbx, %r9
	jne	.LBB26_26
.LBB26_21:
	testq	%r8, %r8
	je	.LBB26_24
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB26_23:
	vbroadcastss	(%rbx,%r14,4), %ymm0
	vfmadd231ps	(%r11), %ymm0, %ymm6
	vfmadd231ps	32(%r11), %ymm0, %ymm9
	vfmadd231ps	64(%r11), %ymm0, %ymm10
	addq	$96, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB26_23
	jmp	.LBB26_24
.LBB26_15:
	movq	%rsi, %rbp
.LBB26_16:
	movq	-128(%rsp), %rsi
	movq	56(%rsi), %rax
	addq	$-8, %rax
	movq	-112(%rsp), %rdx
	cmpq	%rdx, %rax
	movq	%rdx, %rcx
	cmovlq	%rax, %rcx
	imulq	72(%rsi), %rbp
	vmovups	80(%rsp), %ymm5
	vcmpltps	%ymm5, %ymm6, %ymm0
	vinsertf128	$1, %xmm1, %ymm15, %ymm4
	vblendvps	%ymm0, %ymm4, %ymm6, %ymm0
	vmovups	48(%rsp), %ymm7
	vcmpltps	%ymm0, %ymm7, %ymm8
	vinsertf128	$1, %xmm3, %ymm2, %ymm6
	vblendvps	%ymm8, %ymm6, %ymm0, %ymm0
	shlq	$2, %rbp
	addq	64(%rsi), %rbp
	vmovups	%ymm0, (%rbp,%rcx,4)
	leaq	8(%rdx), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	vcmpltps	%ymm5, %ymm9, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm9, %ymm0
	vcmpltps	%ymm0, %ymm7, %ymm2
	vblendvps	%ymm2, %ymm6, %ymm0, %ymm0
	vmovups	%ymm0, (%rbp,%rcx,4)
	addq	$16, %rdx
	cmpq	%rdx, %rax
	cmovlq	%rax, %rdx
	vcmpltps	%ymm5, %ymm10, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm10, %ymm0
	vcmpltps	%ymm0, %ymm7, %ymm1
	vblendvps	%ymm1, %ymm6, %ymm0, %ymm0
	vmovups	%ymm0, (%rbp,%rdx,4)
.LBB26_17:
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
.Lfunc_end26:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5, .Lfunc_end26-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5
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
	subq	$88, %rsp
	.cfi_def_cfa_offset 144
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vinsertf128	$1, %xmm1, %ymm0, %ymm5
	vinsertf128	$1, %xmm3, %ymm2, %ymm4
	vmovups	%ymm4, 16(%rsp)
	movq	40(%r13), %rax
	cmpq	$8, %rax
	movq	%r13, -112(%rsp)
	movq	%rsi, -88(%rsp)
	movq	%rax, -48(%rsp)
	vmovaps	%xmm3, -16(%rsp)
	vmovups	%ymm2, 48(%rsp)
	vmovaps	%xmm1, -32(%rsp)
	movq	%rdi, -104(%rsp)
	jl	.LBB27_11
	movq	(%r13), %rdx
	movq	8(%r13), %r8
	movq	16(%r13), %rax
	movq	%rax, -128(%rsp)
	leaq	32(%rdi), %rax
	movq	%rax, -80(%rsp)
	movq	72(%r13), %rax
	movq	%rax, -56(%rsp)
	movq	56(%r13), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	cmovgeq	%rsi, %rax
	shlq	$2, %rax
	addq	64(%r13), %rax
	movq	%rax, -64(%rsp)
	vinsertf128	$1, %xmm3, %ymm2, %ymm6
	vinsertf128	$1, %xmm1, %ymm0, %ymm7
	movq	%r8, %rax
	shlq	$5, %rax
	movq	%rax, -72(%rsp)
	leaq	(,%r8,4), %r15
	movl	$8, %eax
	xorl	%r12d, %r12d
	vmovups	16(%rsp), %ymm1
	jmp	.LBB27_2
	.p2align	4
.LBB27_3:
	vmovaps	%ymm8, %ymm9
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm8, %ymm11
	vmovaps	%ymm8, %ymm12
	vmovaps	%ymm8, %ymm13
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm8, %ymm15
.LBB27_4:
	movq	%r12, %rax
	vcmpltps	%ymm5, %ymm15, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm15, %ymm4
	movq	-56(%rsp), %rcx
	imulq	%rcx, %rax
	vcmpltps	%ymm4, %ymm1, %ymm15
	vblendvps	%ymm15, %ymm6, %ymm4, %ymm4
	movq	-64(%rsp), %rdx
	vmovups	%ymm4, (%rdx,%rax,4)
	movq	%r12, %rax
	orq	$1, %rax
	imulq	%rcx, %rax
	vcmpltps	%ymm5, %ymm14, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm14, %ymm4
	vcmpltps	%ymm4, %ymm1, %ymm14
	vblendvps	%ymm14, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rax,4)
	movq	%r12, %rax
	orq	$2, %rax
	vcmpltps	%ymm5, %ymm13, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm13, %ymm4
	imulq	%rcx, %rax
	vcmpltps	%ymm4, %ymm1, %ymm13
	vblendvps	%ymm13, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rax,4)
	movq	%r12, %rax
	orq	$3, %rax
	imulq	%rcx, %rax
	vcmpltps	%ymm5, %ymm12, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm12, %ymm4
	vcmpltps	%ymm4, %ymm1, %ymm12
	vblendvps	%ymm12, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rax,4)
	movq	%r12, %rax
	orq	$4, %rax
	vcmpltps	%ymm5, %ymm11, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm11, %ymm4
	imulq	%rcx, %rax
	vcmpltps	%ymm4, %ymm1, %ymm11
	vblendvps	%ymm11, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rax,4)
	movq	%r12, %rax
	orq	$5, %rax
	imulq	%rcx, %rax
	vcmpltps	%ymm5, %ymm10, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm10, %ymm4
	vcmpltps	%ymm4, %ymm1, %ymm10
	vblendvps	%ymm10, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rax,4)
	movq	%r12, %rax
	orq	$6, %rax
	vcmpltps	%ymm5, %ymm9, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm9, %ymm4
	imulq	%rcx, %rax
	vcmpltps	%ymm4, %ymm1, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rax,4)
	orq	$7, %r12
	imulq	%rcx, %r12
	vcmpltps	%ymm5, %ymm8, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm8, %ymm4
	vcmpltps	%ymm4, %ymm1, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%r12,4)
	movq	-120(%rsp), %rsi
	leaq	8(%rsi), %rax
	movq	-40(%rsp), %rdx
	addq	-72(%rsp), %rdx
	movq	%rsi, %r12
	movq	-48(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB27_5
.LBB27_2:
	movq	%rax, -120(%rsp)
	movq	-104(%rsp), %rax
	vmovups	(%rax), %ymm8
	cmpq	$0, -128(%rsp)
	movq	%rdx, -40(%rsp)
	je	.LBB27_3
	movq	-112(%rsp), %rcx
	movq	24(%rcx), %rax
	movq	32(%rcx), %rcx
	movq	%rax, %rsi
	shlq	$5, %rsi
	movq	%rsi, -96(%rsp)
	shlq	$2, %rcx
	movq	%rdx, %rdi
	movq	-80(%rsp), %r10
	xorl	%ebp, %ebp
	vmovaps	%ymm8, %ymm9
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm8, %ymm11
	vmovaps	%ymm8, %ymm12
	vmovaps	%ymm8, %ymm13
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm8, %ymm15
	jmp	.LBB27_56
	.p2align	4
.LBB27_60:
	incq	%rbp
	addq	%rcx, %rdi
	cmpq	-128(%rsp), %rbp
	je	.LBB27_4
.LBB27_56:
	testq	%rax, %rax
	je	.LBB27_60
	movq	%r10, %r13
	xorl	%r14d, %r14d
	.p2align	4
.LBB27_58:
	leaq	(%rdi,%r14,4), %rdx
	vbroadcastss	(%rdi,%r14,4), %ymm3
	incq	%r14
	leaq	(%rdx,%r15), %r11
	addq	%r15, %r11
	leaq	(%r15,%r15), %rbx
	addq	%r11, %rbx
	leaq	(%rbx,%r8,4), %r9
	leaq	(%r9,%r15), %rsi
	vmovups	(%r13), %ymm4
	vfmadd231ps	%ymm3, %ymm4, %ymm15
	vbroadcastss	(%rdx,%r8,4), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm14
	vbroadcastss	(%rdx,%r8,8), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm13
	vbroadcastss	(%r11,%r8,4), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm12
	vbroadcastss	(%r11,%r8,8), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm11
	vbroadcastss	(%rbx,%r8,4), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm10
	vbroadcastss	(%r15,%r9), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm9
	vbroadcastss	(%r15,%rsi), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm8
	addq	$32, %r13
	cmpq	%r14, %rax
	jne	.LBB27_58
	addq	-96(%rsp), %r10
	jmp	.LBB27_60
.LBB27_11:
	cmpq	$4, %rax
	jl	.LBB27_17
	vinsertf128	$1, %xmm3, %ymm2, %ymm6
	vinsertf128	$1, %xmm1, %ymm0, %ymm7
	movl	$4, %eax
	xorl	%esi, %esi
	vmovups	16(%rsp), %ymm1
	jmp	.LBB27_13
.LBB27_5:
	movq	%rsi, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	jge	.LBB27_13
.LBB27_6:
	leaq	2(%rsi), %rax
	cmpq	%rax, %rcx
	movq	-112(%rsp), %r13
	movq	-104(%rsp), %rdi
	jge	.LBB27_7
	jmp	.LBB27_10
.LBB27_13:
	movq	-112(%rsp), %rcx
	movq	(%rcx), %rdi
	movq	8(%rcx), %r8
	movq	16(%rcx), %r9
	movq	-104(%rsp), %rdx
	addq	$32, %rdx
	movq	%rdx, 8(%rsp)
	movq	72(%rcx), %rdx
	movq	%rdx, -64(%rsp)
	movq	56(%rcx), %r10
	addq	$-8, %r10
	movq	-88(%rsp), %rdx
	cmpq	%rdx, %r10
	cmovgeq	%rdx, %r10
	shlq	$2, %r10
	addq	64(%rcx), %r10
	movq	%r10, -72(%rsp)
	movq	%r8, -128(%rsp)
	leaq	(,%r8,8), %rcx
	movq	%rcx, -40(%rsp)
	movq	%rdi, -80(%rsp)
	leaq	4(%rdi), %rcx
	movq	%rcx, (%rsp)
	movq	%rsi, %rdi
	movq	-128(%rsp), %r12
	jmp	.LBB27_14
	.p2align	4
.LBB27_15:
	vmovaps	%ymm8, %ymm9
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm8, %ymm11
.LBB27_16:
	movq	-56(%rsp), %rsi
	movq	%rsi, %rax
	movq	-64(%rsp), %rcx
	imulq	%rcx, %rax
	vcmpltps	%ymm5, %ymm11, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm11, %ymm4
	vcmpltps	%ymm4, %ymm1, %ymm11
	vblendvps	%ymm11, %ymm6, %ymm4, %ymm4
	movq	-72(%rsp), %rdx
	vmovups	%ymm4, (%rdx,%rax,4)
	leaq	1(%rsi), %rax
	vcmpltps	%ymm5, %ymm10, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm10, %ymm4
	imulq	%rcx, %rax
	vcmpltps	%ymm4, %ymm1, %ymm10
	vblendvps	%ymm10, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rax,4)
	leaq	2(%rsi), %rax
	imulq	%rcx, %rax
	vcmpltps	%ymm5, %ymm9, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm9, %ymm4
	vcmpltps	%ymm4, %ymm1, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rax,4)
	addq	$3, %rsi
	vcmpltps	%ymm5, %ymm8, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm8, %ymm4
	imulq	%rcx, %rsi
	vcmpltps	%ymm4, %ymm1, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rsi,4)
	movq	-120(%rsp), %rsi
	leaq	4(%rsi), %rax
	movq	%rsi, %rdi
	movq	-48(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB27_6
.LBB27_14:
	movq	%rax, -120(%rsp)
	movq	-104(%rsp), %rax
	vmovups	(%rax), %ymm8
	testq	%r9, %r9
	movq	%rdi, -56(%rsp)
	je	.LBB27_15
	movq	%rdi, %rax
	movq	-128(%rsp), %r8
	imulq	%r8, %rax
	movq	-80(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rbp
	movq	-112(%rsp), %rax
	movq	24(%rax), %rdx
	movq	32(%rax), %rsi
	movq	%rdx, %rbx
	shlq	$5, %rbx
	movq	%rdx, %r10
	andq	$-2, %r10
	shlq	$2, %rsi
	leaq	4(,%rdi,4), %rax
	imulq	%r8, %rax
	movq	(%rsp), %rcx
	addq	%rcx, %rax
	leaq	12(,%rdi,4), %r13
	imulq	%r8, %r13
	addq	%rcx, %r13
	leaq	8(,%rdi,4), %rdi
	imulq	%r8, %rdi
	addq	%rcx, %rdi
	movq	8(%rsp), %r8
	xorl	%r11d, %r11d
	vmovaps	%ymm8, %ymm9
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm8, %ymm11
	movq	%rsi, -96(%rsp)
	jmp	.LBB27_46
	.p2align	4
.LBB27_51:
	addq	%rbx, %r8
.LBB27_52:
	incq	%r11
	addq	%rsi, %rbp
	addq	%rsi, %rax
	addq	%rsi, %r13
	addq	%rsi, %rdi
	cmpq	%r9, %r11
	je	.LBB27_16
.LBB27_46:
	testq	%rdx, %rdx
	je	.LBB27_52
	movq	%r8, %r15
	cmpq	$1, %rdx
	jne	.LBB27_53
	xorl	%ecx, %ecx
	jmp	.LBB27_49
	.p2align	4
.LBB27_53:
	xorl	%r14d, %r14d
	.p2align	4
.LBB27_54:
	vbroadcastss	(%rbp,%r14,4), %ymm4
	vmovups	(%r15), %ymm12
	vmovups	32(%r15), %ymm13
	vfmadd213ps	%ymm11, %ymm12, %ymm4
	vbroadcastss	-4(%rax,%r14,4), %ymm14
	vfmadd213ps	%ymm10, %ymm12, %ymm14
	vbroadcastss	-4(%rdi,%r14,4), %ymm15
	vfmadd213ps	%ymm9, %ymm12, %ymm15
	vbroadcastss	-4(%r13,%r14,4), %ymm3
	vfmadd213ps	%ymm8, %ymm12, %ymm3
	leaq	2(%r14), %rcx
	vbroadcastss	4(%rbp,%r14,4), %ymm11
	vfmadd213ps	%ymm4, %ymm13, %ymm11
	vbroadcastss	(%rax,%r14,4), %ymm10
	vfmadd213ps	%ymm14, %ymm13, %ymm10
	vbroadcastss	(%rdi,%r14,4), %ymm9
	vfmadd213ps	%ymm15, %ymm13, %ymm9
	vbroadcastss	(%r13,%r14,4), %ymm8
	vfmadd213ps	%ymm3, %ymm13, %ymm8
	addq	$64, %r15
	movq	%rcx, %r14
	cmpq	%rcx, %r10
	jne	.LBB27_54
.LBB27_49:
	testb	$1, %dl
	je	.LBB27_51
	leaq	(,%rcx,4), %r14
	addq	%rbp, %r14
	movq	%rdx, %rsi
	movq	%r8, %rdx
	movq	%r9, %r8
	leaq	(%r14,%r12,4), %r9
	vmovups	(%r15), %ymm4
	vbroadcastss	(%rbp,%rcx,4), %ymm12
	vfmadd231ps	%ymm12, %ymm4, %ymm11
	vbroadcastss	(%r14,%r12,4), %ymm12
	vfmadd231ps	%ymm12, %ymm4, %ymm10
	vbroadcastss	(%r14,%r12,8), %ymm12
	vfmadd231ps	%ymm12, %ymm4, %ymm9
	movq	-40(%rsp), %rcx
	vbroadcastss	(%rcx,%r9), %ymm12
	movq	%r8, %r9
	movq	%rdx, %r8
	movq	%rsi, %rdx
	movq	-96(%rsp), %rsi
	vfmadd231ps	%ymm12, %ymm4, %ymm8
	jmp	.LBB27_51
.LBB27_17:
	cmpq	$1, %rax
	jle	.LBB27_19
	movl	$2, %eax
	xorl	%esi, %esi
	vmovups	16(%rsp), %ymm1
.LBB27_7:
	movq	%rax, -96(%rsp)
	movq	%rsi, -120(%rsp)
	vmovups	(%rdi), %ymm6
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB27_8
	movq	8(%r13), %rdx
	movq	-120(%rsp), %rsi
	leaq	4(,%rsi,4), %rax
	imulq	%rdx, %rax
	imulq	%rsi, %rdx
	movq	(%r13), %r10
	movq	24(%r13), %rsi
	leaq	(%r10,%rdx,4), %r11
	leaq	32(%rdi), %r8
	movq	32(%r13), %r9
	movq	%rsi, %rdx
	shlq	$5, %rdx
	movq	%rdx, -128(%rsp)
	movl	%esi, %edi
	andl	$3, %edi
	movq	%rsi, %rbx
	andq	$-4, %rbx
	shlq	$2, %r9
	leaq	(%r10,%rax), %r14
	addq	$12, %r14
	addq	%r10, %rax
	leal	(,%rdi,4), %r15d
	xorl	%r12d, %r12d
	vmovaps	%ymm6, %ymm7
	jmp	.LBB27_35
	.p2align	4
.LBB27_41:
	addq	-128(%rsp), %r8
.LBB27_42:
	incq	%r12
	addq	%r9, %r11
	addq	%r9, %r14
	addq	%r9, %rax
	cmpq	%rcx, %r12
	je	.LBB27_9
.LBB27_35:
	testq	%rsi, %rsi
	je	.LBB27_42
	movq	%r8, %r13
	cmpq	$4, %rsi
	jae	.LBB27_43
	xorl	%edx, %edx
	jmp	.LBB27_38
	.p2align	4
.LBB27_43:
	xorl	%ebp, %ebp
	.p2align	4
.LBB27_44:
	vbroadcastss	(%r11,%rbp,4), %ymm4
	vmovups	(%r13), %ymm8
	vmovups	32(%r13), %ymm9
	vmovups	64(%r13), %ymm10
	vmovups	96(%r13), %ymm11
	vfmadd213ps	%ymm7, %ymm8, %ymm4
	vbroadcastss	-12(%r14,%rbp,4), %ymm7
	vfmadd213ps	%ymm6, %ymm8, %ymm7
	vbroadcastss	4(%r11,%rbp,4), %ymm6
	vfmadd213ps	%ymm4, %ymm9, %ymm6
	vbroadcastss	-8(%r14,%rbp,4), %ymm4
	vfmadd213ps	%ymm7, %ymm9, %ymm4
	vbroadcastss	8(%r11,%rbp,4), %ymm8
	vfmadd213ps	%ymm6, %ymm10, %ymm8
	vbroadcastss	-4(%r14,%rbp,4), %ymm9
	vfmadd213ps	%ymm4, %ymm10, %ymm9
	leaq	4(%rbp), %rdx
	vbroadcastss	12(%r11,%rbp,4), %ymm7
	vfmadd213ps	%ymm8, %ymm11, %ymm7
	vbroadcastss	(%r14,%rbp,4), %ymm6
	vfmadd213ps	%ymm9, %ymm11, %ymm6
	subq	$-128, %r13
	movq	%rdx, %rbp
	cmpq	%rdx, %rbx
	jne	.LBB27_44
.LBB27_38:
	testq	%rdi, %rdi
	je	.LBB27_41
	leaq	(%rax,%rdx,4), %rbp
	leaq	(%r11,%rdx,4), %rdx
	xorl	%r10d, %r10d
	.p2align	4
.LBB27_40:
	vmovups	(%r13,%r10,8), %ymm4
	vbroadcastss	(%rdx,%r10), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm7
	vbroadcastss	(%rbp,%r10), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm6
	addq	$4, %r10
	cmpq	%r10, %r15
	jne	.LBB27_40
	jmp	.LBB27_41
.LBB27_8:
	vmovaps	%ymm6, %ymm7
.LBB27_9:
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
	vinsertf128	$1, -32(%rsp), %ymm0, %ymm8
	vblendvps	%ymm4, %ymm8, %ymm7, %ymm4
	vcmpltps	%ymm4, %ymm1, %ymm7
	vmovups	48(%rsp), %ymm2
	vinsertf128	$1, -16(%rsp), %ymm2, %ymm9
	vblendvps	%ymm7, %ymm9, %ymm4, %ymm4
	movq	-120(%rsp), %rdi
	imulq	%rdi, %rsi
	leaq	(%rcx,%rsi,4), %rsi
	vmovups	%ymm4, (%rsi,%rax,4)
	vcmpltps	%ymm5, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm8, %ymm6, %ymm4
	incq	%rdi
	vcmpltps	%ymm4, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm9, %ymm4, %ymm4
	imulq	%rdx, %rdi
	leaq	(%rcx,%rdi,4), %rcx
	vmovups	%ymm4, (%rcx,%rax,4)
	movq	-96(%rsp), %rsi
	movq	-104(%rsp), %rdi
.LBB27_10:
	movq	%rsi, %rbp
	cmpq	-48(%rsp), %rsi
	jge	.LBB27_24
.LBB27_21:
	vmovups	(%rdi), %ymm6
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB27_22
	movq	8(%r13), %rcx
	imulq	%rbp, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$32, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %rsi
	movq	%rdx, %r12
	shlq	$5, %r12
	movl	%edx, %r8d
	andl	$7, %r8d
	movq	%rdx, %r9
	andq	$-8, %r9
	shlq	$2, %rsi
	leal	(,%r8,4), %r10d
	xorl	%r11d, %r11d
	vmovaps	-16(%rsp), %xmm3
	vmovups	48(%rsp), %ymm2
	vmovaps	-32(%rsp), %xmm1
	jmp	.LBB27_26
	.p2align	4
.LBB27_31:
	addq	%r12, %rdi
.LBB27_32:
	incq	%r11
	addq	%rsi, %rcx
	cmpq	%rax, %r11
	je	.LBB27_23
.LBB27_26:
	testq	%rdx, %rdx
	je	.LBB27_32
	movq	%rdi, %rbx
	xorl	%r14d, %r14d
	cmpq	$8, %rdx
	jb	.LBB27_28
	.p2align	4
.LBB27_33:
	vbroadcastss	(%rcx,%r14,4), %ymm4
	vfmadd132ps	(%rbx), %ymm6, %ymm4
	vbroadcastss	4(%rcx,%r14,4), %ymm6
	vfmadd132ps	32(%rbx), %ymm4, %ymm6
	vbroadcastss	8(%rcx,%r14,4), %ymm4
	vfmadd132ps	64(%rbx), %ymm6, %ymm4
	vbroadcastss	12(%rcx,%r14,4), %ymm6
	vfmadd132ps	96(%rbx), %ymm4, %ymm6
	vbroadcastss	16(%rcx,%r14,4), %ymm4
	vfmadd132ps	128(%rbx), %ymm6, %ymm4
	vbroadcastss	20(%rcx,%r14,4), %ymm6
	vfmadd132ps	160(%rbx), %ymm4, %ymm6
	vbroadcastss	24(%rcx,%r14,4), %ymm4
	vfmadd132ps	192(%rbx), %ymm6, %ymm4
	vbroadcastss	28(%rcx,%r14,4), %ymm6
	addq	$8, %r14
	vfmadd132ps	224(%rbx), %ymm4, %ymm6
	addq	$256, %rbx
	cmpq	%r14, %r9
	jne	.LBB27_33
.LBB27_28:
	testq	%r8, %r8
	je	.LBB27_31
	leaq	(%rcx,%r14,4), %r14
	xorl	%r15d, %r15d
	.p2align	4
.LBB27_30:
	vbroadcastss	(%r14,%r15), %ymm4
	vfmadd231ps	(%rbx,%r15,8), %ymm4, %ymm6
	addq	$4, %r15
	cmpq	%r15, %r10
	jne	.LBB27_30
	jmp	.LBB27_31
.LBB27_22:
	vmovaps	-16(%rsp), %xmm3
	vmovups	48(%rsp), %ymm2
	vmovaps	-32(%rsp), %xmm1
.LBB27_23:
	movq	56(%r13), %rax
	addq	$-8, %rax
	movq	-88(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovgeq	%rcx, %rax
	imulq	72(%r13), %rbp
	vcmpltps	%ymm5, %ymm6, %ymm4
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm6, %ymm0
	vmovups	16(%rsp), %ymm1
	vcmpltps	%ymm0, %ymm1, %ymm1
	vinsertf128	$1, %xmm3, %ymm2, %ymm2
	vblendvps	%ymm1, %ymm2, %ymm0, %ymm0
	shlq	$2, %rbp
	addq	64(%r13), %rbp
	vmovups	%ymm0, (%rbp,%rax,4)
.LBB27_24:
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
.LBB27_19:
	.cfi_def_cfa_offset 144
	jne	.LBB27_24
	xorl	%ebp, %ebp
	jmp	.LBB27_21
.Lfunc_end27:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5, .Lfunc_end27-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	vitruvian_peak_avx2
	.globl	vitruvian_peak_avx2
	.p2align	4
	.type	vitruvian_peak_avx2,@function
vitruvian_peak_avx2:
	jmp	($s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF)
.Lfunc_end28:
	.size	vitruvian_peak_avx2, .Lfunc_end28-vitruvian_peak_avx2
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
	je	.LBB29_1
	vmovaps	%ymm3, %ymm12
	cmpq	$1, %rdi
	je	.LBB29_5
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
.LBB29_4:
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
	jne	.LBB29_4
.LBB29_5:
	testb	$1, %dil
	je	.LBB29_7
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
	jmp	.LBB29_7
.LBB29_1:
	vmovaps	%ymm3, %ymm12
.LBB29_7:
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
.Lfunc_end29:
	.size	$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF, .Lfunc_end29-$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF
	.hidden	vitruvian_separate_avx2
	.globl	vitruvian_separate_avx2
	.p2align	4
	.type	vitruvian_separate_avx2,@function
vitruvian_separate_avx2:
	jmp	($s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF)
.Lfunc_end30:
	.size	vitruvian_separate_avx2, .Lfunc_end30-vitruvian_separate_avx2
	.hidden	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.globl	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF,@function
$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF:
	testq	%rdx, %rdx
	je	.LBB31_19
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, %r14
	movq	%rsi, %r9
	leaq	-1(%rdx), %rax
	imulq	%r8, %rax
	addq	%rsi, %rax
	leaq	(%rcx,%rax,4), %rax
	addq	%rdx, %rsi
	leaq	(%rdi,%rsi,4), %rdx
	addq	$-4, %rdx
	cmpq	$4, %r9
	setae	%sil
	cmpq	$1, %r14
	sete	%bpl
	andb	%sil, %bpl
	cmpq	%rdx, %rcx
	setb	%sil
	cmpq	%rax, %rdi
	setb	%al
	andb	%sil, %al
	movq	%r8, %rsi
	shrq	$61, %rsi
	andl	$1, %esi
	orb	%al, %sil
	movq	%r9, %rdx
	andq	$-32, %rdx
	movq	%r9, %r10
	andq	$-4, %r10
	leaq	96(%rcx), %r11
	shlq	$2, %r8
	leaq	96(%rdi), %rbx
	leaq	(,%r14,4), %rax
	movq	%r14, %r15
	shlq	$5, %r15
	xorl	%r12d, %r12d
	notb	%bpl
	orb	%sil, %bpl
	movb	%bpl, -9(%rsp)
	movq	%r8, -8(%rsp)
	jmp	.LBB31_2
	.p2align	4
.LBB31_17:
	incq	%r12
	addq	%r8, %r11
	addq	$4, %rbx
	addq	%r8, %rcx
	addq	$4, %rdi
	cmpq	%r14, %r12
	je	.LBB31_18
.LBB31_2:
	testq	%r9, %r9
	je	.LBB31_17
	testb	$1, -9(%rsp)
	je	.LBB31_11
	xorl	%ebp, %ebp
	jmp	.LBB31_5
	.p2align	4
.LBB31_11:
	xorl	%esi, %esi
	cmpq	$32, %r9
	jb	.LBB31_15
	.p2align	4
.LBB31_12:
	vmovups	-96(%rbx,%rsi,4), %ymm0
	vmovups	-64(%rbx,%rsi,4), %ymm1
	vmovups	-32(%rbx,%rsi,4), %ymm2
	vmovups	(%rbx,%rsi,4), %ymm3
	vmovups	%ymm0, -96(%r11,%rsi,4)
	vmovups	%ymm1, -64(%r11,%rsi,4)
	vmovups	%ymm2, -32(%r11,%rsi,4)
	vmovups	%ymm3, (%r11,%rsi,4)
	addq	$32, %rsi
	cmpq	%rsi, %rdx
	jne	.LBB31_12
	cmpq	%rdx, %r9
	je	.LBB31_17
	movq	%rdx, %rbp
	movq	%rdx, %rsi
	testb	$28, %r9b
	je	.LBB31_5
	.p2align	4
.LBB31_15:
	vmovups	(%rdi,%rsi,4), %xmm0
	vmovups	%xmm0, (%rcx,%rsi,4)
	addq	$4, %rsi
	cmpq	%rsi, %r10
	jne	.LBB31_15
	movq	%r10, %rbp
	cmpq	%r10, %r9
	je	.LBB31_17
.LBB31_5:
	movq	%r14, %r8
	movl	%r9d, %esi
	subl	%ebp, %esi
	movq	%rbp, %r13
	andl	$7, %esi
	je	.LBB31_8
	movq	%rax, %r14
	imulq	%rbp, %r14
	addq	%rdi, %r14
	movq	%rbp, %r13
	.p2align	4
.LBB31_7:
	vmovss	(%r14), %xmm0
	vmovss	%xmm0, (%rcx,%r13,4)
	incq	%r13
	addq	%rax, %r14
	decq	%rsi
	jne	.LBB31_7
.LBB31_8:
	subq	%r9, %rbp
	cmpq	$-8, %rbp
	movq	%r8, %r14
	movq	-8(%rsp), %r8
	ja	.LBB31_17
	movq	%rax, %rbp
	imulq	%r13, %rbp
	addq	%rdi, %rbp
	.p2align	4
.LBB31_10:
	vmovss	(%rbp), %xmm0
	vmovss	%xmm0, (%rcx,%r13,4)
	vmovss	(%rbp,%rax), %xmm0
	vmovss	%xmm0, 4(%rcx,%r13,4)
	leaq	(%rax,%rbp), %rsi
	vmovss	(%rax,%rsi), %xmm0
	vmovss	%xmm0, 8(%rcx,%r13,4)
	addq	%rax, %rsi
	vmovss	(%rax,%rsi), %xmm0
	vmovss	%xmm0, 12(%rcx,%r13,4)
	addq	%rax, %rsi
	vmovss	(%rax,%rsi), %xmm0
	vmovss	%xmm0, 16(%rcx,%r13,4)
	addq	%rax, %rsi
	vmovss	(%rax,%rsi), %xmm0
	vmovss	%xmm0, 20(%rcx,%r13,4)
	addq	%rax, %rsi
	vmovss	(%rax,%rsi), %xmm0
	vmovss	%xmm0, 24(%rcx,%r13,4)
	addq	%rax, %rsi
	vmovss	(%rax,%rsi), %xmm0
	vmovss	%xmm0, 28(%rcx,%r13,4)
	addq	$8, %r13
	addq	%r15, %rbp
	cmpq	%r13, %r9
	jne	.LBB31_10
	jmp	.LBB31_17
.LBB31_18:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB31_19:
	vzeroupper
	retq
.Lfunc_end31:
	.size	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF, .Lfunc_end31-$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.hidden	vitruvian_convolve_planes_avx2
	.globl	vitruvian_convolve_planes_avx2
	.p2align	4
	.type	vitruvian_convolve_planes_avx2,@function
vitruvian_convolve_planes_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF)
.Lfunc_end32:
	.size	vitruvian_convolve_planes_avx2, .Lfunc_end32-vitruvian_convolve_planes_avx2
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
	jle	.LBB33_1
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
	jmp	.LBB33_4
	.p2align	4
.LBB33_14:
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
	jl	.LBB33_15
.LBB33_4:
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
	je	.LBB33_14
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
	jmp	.LBB33_6
	.p2align	4
.LBB33_13:
	incq	%rdi
	addq	64(%rsp), %r14
	cmpq	16(%rsp), %rdi
	je	.LBB33_14
.LBB33_6:
	testq	%r10, %r10
	je	.LBB33_13
	movq	%rdi, %rax
	imulq	48(%rsp), %rax
	movq	56(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rbx
	movq	%r14, %rbp
	xorl	%eax, %eax
	jmp	.LBB33_8
	.p2align	4
.LBB33_22:
	addq	%r11, %r12
.LBB33_23:
	incq	%rax
	addq	$4, %rbp
	cmpq	%r10, %rax
	je	.LBB33_13
.LBB33_8:
	testq	%rcx, %rcx
	je	.LBB33_23
	cmpq	$1, %rcx
	jne	.LBB33_10
	leaq	(%rbx,%rax,4), %r9
	movq	%r12, %r8
	testb	$1, %cl
	je	.LBB33_22
	jmp	.LBB33_21
	.p2align	4
.LBB33_10:
	movq	%r13, %r15
	movq	%rbp, %rdx
	movq	%r12, %r8
	.p2align	4
.LBB33_11:
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
	jne	.LBB33_11
	addq	72(%rsp), %r9
	testb	$1, %cl
	je	.LBB33_22
.LBB33_21:
	vbroadcastss	(%r8), %ymm11
	vfmadd231ps	(%r9), %ymm11, %ymm10
	vfmadd231ps	32(%r9), %ymm11, %ymm9
	vfmadd231ps	64(%r9), %ymm11, %ymm8
	vfmadd231ps	96(%r9), %ymm11, %ymm7
	vfmadd231ps	128(%r9), %ymm11, %ymm6
	vfmadd231ps	160(%r9), %ymm11, %ymm5
	vfmadd231ps	192(%r9), %ymm11, %ymm4
	vfmadd231ps	224(%r9), %ymm11, %ymm3
	jmp	.LBB33_22
.LBB33_1:
	testq	%r14, %r14
	jle	.LBB33_18
	xorl	%r15d, %r15d
	jmp	.LBB33_16
.LBB33_15:
	cmpq	%r14, %r15
	jge	.LBB33_18
.LBB33_16:
	leaq	-8(%r14), %rbx
	leaq	80(%rsp), %r13
	.p2align	4
.LBB33_17:
	cmpq	%r15, %rbx
	movq	%r15, %rdi
	cmovlq	%rbx, %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5)
	addq	$8, %r15
	cmpq	%r14, %r15
	jl	.LBB33_17
.LBB33_18:
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
.Lfunc_end33:
	.size	$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF, .Lfunc_end33-$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF
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
	je	.LBB34_13
	movq	32(%r13), %rax
	movq	48(%r13), %rdx
	leaq	(,%rdi,4), %rcx
	movq	%rcx, -56(%rsp)
	xorl	%r8d, %r8d
	xorl	%edi, %edi
	movq	%rdx, -24(%rsp)
	jmp	.LBB34_2
	.p2align	4
.LBB34_12:
	movq	-40(%rsp), %rdi
	incq	%rdi
	movq	-32(%rsp), %r8
	addq	$4, %r8
	cmpq	-48(%rsp), %rdi
	je	.LBB34_13
.LBB34_2:
	testq	%rdx, %rdx
	movq	%r8, -32(%rsp)
	movq	%rdi, -40(%rsp)
	je	.LBB34_12
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
	jmp	.LBB34_4
	.p2align	4
.LBB34_10:
	addq	%r9, %rax
.LBB34_11:
	incq	%rbp
	addq	$4, %r10
	cmpq	%rdx, %rbp
	je	.LBB34_12
.LBB34_4:
	testq	%r11, %r11
	je	.LBB34_11
	movq	8(%r13), %rsi
	cmpq	$8, %r11
	jae	.LBB34_14
	movq	-8(%rsp), %rcx
	leaq	(%rcx,%rbp,4), %rbx
	movq	%rax, %rcx
	testq	%r15, %r15
	jne	.LBB34_8
	jmp	.LBB34_10
	.p2align	4
.LBB34_14:
	movq	%r9, %rdx
	movq	%rsi, %r8
	shlq	$5, %r8
	leaq	(,%rsi,4), %r9
	movq	-16(%rsp), %r12
	movq	%r10, %rdi
	movq	%rax, %rcx
	.p2align	4
.LBB34_15:
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
	jne	.LBB34_15
	addq	%r8, %rbx
	movq	%rdx, %r9
	movq	-24(%rsp), %rdx
	testq	%r15, %r15
	je	.LBB34_10
.LBB34_8:
	shlq	$2, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB34_9:
	vbroadcastss	(%rcx,%rdi,4), %ymm1
	vfmadd231ps	(%rbx), %ymm1, %ymm0
	incq	%rdi
	addq	%rsi, %rbx
	cmpq	%rdi, %r15
	jne	.LBB34_9
	jmp	.LBB34_10
.LBB34_13:
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
.Lfunc_end34:
	.size	$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5, .Lfunc_end34-$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5
	.cfi_endproc
	.hidden	vitruvian_max_pool_avx2
	.globl	vitruvian_max_pool_avx2
	.p2align	4
	.type	vitruvian_max_pool_avx2,@function
vitruvian_max_pool_avx2:
	jmp	($s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF)
.Lfunc_end35:
	.size	vitruvian_max_pool_avx2, .Lfunc_end35-vitruvian_max_pool_avx2
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
	je	.LBB36_18
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
	jmp	.LBB36_2
	.p2align	4
.LBB36_17:
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
	je	.LBB36_18
.LBB36_2:
	cmpq	$0, 168(%rsp)
	jle	.LBB36_17
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
	jmp	.LBB36_4
	.p2align	4
.LBB36_16:
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
	jge	.LBB36_17
.LBB36_4:
	movq	16(%rsp), %rax
	cmpq	%rax, %rcx
	movq	%rcx, 32(%rsp)
	cmovlq	%rcx, %rax
	movq	%rax, -40(%rsp)
	vmovaps	%ymm2, %ymm3
	testq	%rbx, %rbx
	je	.LBB36_16
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
	jmp	.LBB36_6
	.p2align	4
.LBB36_15:
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
	je	.LBB36_16
.LBB36_6:
	testq	%r9, %r9
	movq	%r13, 104(%rsp)
	je	.LBB36_15
	cmpq	$8, %r9
	jae	.LBB36_9
	movq	%rcx, %r13
	testq	%r14, %r14
	jne	.LBB36_13
	jmp	.LBB36_15
	.p2align	4
.LBB36_9:
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
.LBB36_10:
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
	jne	.LBB36_10
	addq	%r11, %r13
	movq	80(%rsp), %r9
	movq	40(%rsp), %rbx
	movq	72(%rsp), %r12
	movq	64(%rsp), %r14
	movq	48(%rsp), %r15
	movq	96(%rsp), %rcx
	movq	88(%rsp), %rdi
	testq	%r14, %r14
	je	.LBB36_15
.LBB36_13:
	movq	%r14, %rax
	.p2align	4
.LBB36_14:
	vmovups	(%r13), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	addq	%rdx, %r13
	decq	%rax
	jne	.LBB36_14
	jmp	.LBB36_15
.LBB36_18:
	addq	$112, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end36:
	.size	$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF, .Lfunc_end36-$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF
	.hidden	vitruvian_multiply_sparse_avx2
	.globl	vitruvian_multiply_sparse_avx2
	.p2align	4
	.type	vitruvian_multiply_sparse_avx2,@function
vitruvian_multiply_sparse_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF)
.Lfunc_end37:
	.size	vitruvian_multiply_sparse_avx2, .Lfunc_end37-vitruvian_multiply_sparse_avx2
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI38_0:
	.long	0xff800000
.LCPI38_1:
	.long	0x7f800000
	.text
	.hidden	$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.globl	$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.p2align	4
	.type	$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF,@function
$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF:
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
	vmovaps	%xmm0, %xmm2
	movq	%rdi, %rax
	movq	424(%rsp), %r12
	movq	416(%rsp), %r10
	movq	408(%rsp), %rbx
	movq	400(%rsp), %r11
	movq	392(%rsp), %rdi
	movq	384(%rsp), %r15
	vmovaps	368(%rsp), %xmm0
	movq	%rax, 64(%rsp)
	movq	%rsi, 72(%rsp)
	movq	%rdx, 80(%rsp)
	movq	%rcx, 88(%rsp)
	movq	%r8, 96(%rsp)
	movq	%r9, 104(%rsp)
	vmovaps	%xmm0, 112(%rsp)
	vbroadcastss	%xmm2, %ymm3
	movq	%r15, 128(%rsp)
	vmovups	%ymm3, 144(%rsp)
	vbroadcastss	%xmm1, %ymm4
	vmovups	%ymm4, 176(%rsp)
	movq	%r11, 208(%rsp)
	movq	%rbx, 216(%rsp)
	movq	%r12, 224(%rsp)
	decq	%r10
	cmpq	$5, %r10
	ja	.LBB38_73
	leaq	.LJTI38_0(%rip), %rax
	movslq	(%rax,%r10,4), %rcx
	addq	%rax, %rcx
	jmpq	*%rcx
.LBB38_2:
	vmovaps	%ymm3, %ymm0
	testq	%rdi, %rdi
	je	.LBB38_4
	vbroadcastss	.LCPI38_0(%rip), %ymm0
.LBB38_4:
	vmovups	%ymm3, 272(%rsp)
	vmovaps	%xmm2, 32(%rsp)
	vmovaps	%xmm1, 48(%rsp)
	movq	%r8, %r14
	movq	%rdx, %rbp
	vmovups	%ymm4, 240(%rsp)
	vmovaps	%ymm4, %ymm2
	je	.LBB38_6
	vbroadcastss	.LCPI38_1(%rip), %ymm2
.LBB38_6:
	vextractf128	$1, %ymm0, %xmm1
	vextractf128	$1, %ymm2, %xmm3
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAJG_Ttg5)
	movq	%r14, %rcx
	shlq	$5, %rcx
	leaq	(%r12,%rcx), %rdx
	movq	%r15, %rsi
	andq	$-4, %rsi
	movq	%rbp, %r11
	movq	%rbp, %rdi
	andq	$-4, %rdi
	cmpq	$4, %rbp
	vmovaps	48(%rsp), %xmm10
	vmovaps	32(%rsp), %xmm11
	movq	%rbp, 8(%rsp)
	jge	.LBB38_7
.LBB38_10:
	testq	%r15, %r15
	vmovups	272(%rsp), %ymm12
	vmovups	240(%rsp), %ymm13
	je	.LBB38_15
	movq	400(%rsp), %rbp
	movq	%rbp, %r8
	subq	%r12, %r8
	subq	%rcx, %r8
	movq	%r8, 24(%rsp)
	movl	%r11d, %eax
	andl	$3, %eax
	movq	%rax, 16(%rsp)
	leaq	(%rcx,%r12), %r10
	addq	$96, %r10
	leaq	(,%rbx,4), %r8
	movq	%rbx, %r12
	shlq	$5, %r12
	xorl	%r13d, %r13d
	jmp	.LBB38_12
	.p2align	4
.LBB38_14:
	incq	%r13
	addq	$32, %r10
	addq	$4, %rbp
	addq	$32, %rdx
	cmpq	%r15, %r13
	je	.LBB38_15
.LBB38_12:
	cmpq	%rsi, %r13
	jge	.LBB38_41
	movq	%rdi, %rcx
	cmpq	%r11, %rdi
	je	.LBB38_14
	jmp	.LBB38_43
	.p2align	4
.LBB38_41:
	testq	%r11, %r11
	je	.LBB38_14
	xorl	%ecx, %ecx
.LBB38_43:
	movq	%r11, %r9
	subq	%rcx, %r9
	cmpq	$4, %r9
	jb	.LBB38_56
	cmpq	$1, %rbx
	jne	.LBB38_56
	imulq	$-28, %r13, %rax
	addq	24(%rsp), %rax
	cmpq	$128, %rax
	jb	.LBB38_56
	cmpq	$32, %r9
	jae	.LBB38_51
	xorl	%r14d, %r14d
	jmp	.LBB38_48
.LBB38_51:
	movq	%r9, %r14
	andq	$-32, %r14
	leaq	(%r10,%rcx,4), %r11
	leaq	(,%rcx,4), %rax
	addq	%rbp, %rax
	xorl	%r15d, %r15d
	.p2align	4
.LBB38_52:
	vmovups	-96(%r11,%r15,4), %ymm0
	vmovups	-64(%r11,%r15,4), %ymm1
	vmovups	-32(%r11,%r15,4), %ymm2
	vmovups	(%r11,%r15,4), %ymm3
	vmovups	%ymm0, (%rax,%r15,4)
	vmovups	%ymm1, 32(%rax,%r15,4)
	vmovups	%ymm2, 64(%rax,%r15,4)
	vmovups	%ymm3, 96(%rax,%r15,4)
	addq	$32, %r15
	cmpq	%r15, %r14
	jne	.LBB38_52
	cmpq	%r14, %r9
	movq	384(%rsp), %r15
	movq	8(%rsp), %r11
	je	.LBB38_14
	testb	$28, %r9b
	je	.LBB38_55
.LBB38_48:
	subq	16(%rsp), %r9
	addq	%rcx, %r9
	addq	%rcx, %r14
	.p2align	4
.LBB38_49:
	vmovups	(%rdx,%r14,4), %xmm0
	vmovups	%xmm0, (%rbp,%r14,4)
	addq	$4, %r14
	cmpq	%r14, %rdi
	jne	.LBB38_49
	cmpq	$0, 16(%rsp)
	jne	.LBB38_57
	jmp	.LBB38_14
.LBB38_55:
	addq	%r14, %rcx
	.p2align	4
.LBB38_56:
	movq	%rcx, %r9
.LBB38_57:
	movl	%r11d, %r14d
	subl	%r9d, %r14d
	movq	%r9, %rcx
	andl	$7, %r14d
	je	.LBB38_60
	movq	%r8, %r11
	imulq	%r9, %r11
	addq	%rbp, %r11
	movq	%r9, %rcx
	.p2align	4
.LBB38_59:
	vmovss	(%rdx,%rcx,4), %xmm0
	incq	%rcx
	vmovss	%xmm0, (%r11)
	addq	%r8, %r11
	decq	%r14
	jne	.LBB38_59
.LBB38_60:
	movq	8(%rsp), %r11
	subq	%r11, %r9
	cmpq	$-8, %r9
	ja	.LBB38_14
	movq	%r8, %r9
	imulq	%rcx, %r9
	addq	%rbp, %r9
	.p2align	4
.LBB38_62:
	vmovss	(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, (%r9)
	vmovss	4(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, (%r9,%r8)
	leaq	(%r9,%r8), %rax
	vmovss	8(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, (%r8,%rax)
	addq	%r8, %rax
	vmovss	12(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, (%r8,%rax)
	addq	%r8, %rax
	vmovss	16(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, (%r8,%rax)
	addq	%r8, %rax
	vmovss	20(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, (%r8,%rax)
	addq	%r8, %rax
	vmovss	24(%rdx,%rcx,4), %xmm0
	vmovss	%xmm0, (%r8,%rax)
	addq	%r8, %rax
	vmovss	28(%rdx,%rcx,4), %xmm0
	addq	$8, %rcx
	vmovss	%xmm0, (%r8,%rax)
	addq	%r12, %r9
	cmpq	%rcx, %r11
	jne	.LBB38_62
	jmp	.LBB38_14
.LBB38_71:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyAA0B6ColumnVyAJGGGGG_Ttg5)
	jmp	.LBB38_74
.LBB38_69:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_Ttg5)
	jmp	.LBB38_74
.LBB38_70:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyAA0B6ColumnVyAJGGGG_Ttg5)
	jmp	.LBB38_74
.LBB38_68:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAJGG_Ttg5)
	jmp	.LBB38_74
.LBB38_15:
	cmpq	$0, 392(%rsp)
	je	.LBB38_74
	testq	%r11, %r11
	je	.LBB38_74
	shlq	$2, %rbx
	vbroadcastss	%xmm11, %ymm0
	vbroadcastss	%xmm10, %ymm1
	movq	400(%rsp), %rdi
	leaq	96(%rdi), %rdx
	xorl	%esi, %esi
	movq	392(%rsp), %r8
	jmp	.LBB38_18
	.p2align	4
.LBB38_40:
	incq	%rsi
	addq	%rbx, %r8
	addq	%rbx, %rdi
	addq	%rbx, %rdx
	cmpq	8(%rsp), %rsi
	je	.LBB38_74
.LBB38_18:
	cmpq	$8, %r15
	jl	.LBB38_22
	xorl	%ecx, %ecx
	.p2align	4
.LBB38_20:
	movq	%rcx, %rax
	vmovups	(%rdi,%rcx,4), %ymm2
	vaddps	(%r8,%rcx,4), %ymm2, %ymm2
	vcmpltps	%ymm12, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm0, %ymm2, %ymm2
	vcmpltps	%ymm2, %ymm13, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm2, %ymm2
	vmovups	%ymm2, (%rdi,%rcx,4)
	addq	$8, %rcx
	addq	$16, %rax
	cmpq	%rax, %r15
	jge	.LBB38_20
	cmpq	%r15, %rcx
	jae	.LBB38_40
	jmp	.LBB38_24
	.p2align	4
.LBB38_22:
	testq	%r15, %r15
	jle	.LBB38_40
	xorl	%ecx, %ecx
.LBB38_24:
	movq	%rcx, %r11
	orq	$1, %r11
	cmpq	%r11, %r15
	movq	%r11, %r10
	cmovgq	%r15, %r10
	movq	%r10, %r9
	subq	%rcx, %r9
	cmpq	$4, %r9
	jae	.LBB38_25
.LBB38_38:
	movq	%rcx, %r9
	jmp	.LBB38_39
	.p2align	4
.LBB38_25:
	movq	%rbx, %rax
	imulq	%rsi, %rax
	movq	400(%rsp), %r14
	addq	%rax, %r14
	addq	392(%rsp), %rax
	movq	%r15, %r12
	leaq	(%r14,%rcx,4), %r15
	cmpq	%r11, %r12
	cmovgq	%r12, %r11
	leaq	(%rax,%r11,4), %r12
	cmpq	%r12, %r15
	jae	.LBB38_28
	leaq	(%r14,%r11,4), %r11
	leaq	(%rax,%rcx,4), %rax
	cmpq	%r11, %rax
	jae	.LBB38_28
	movq	%rcx, %r9
	movq	384(%rsp), %r15
	jmp	.LBB38_39
.LBB38_28:
	cmpq	$32, %r9
	jae	.LBB38_33
	xorl	%r11d, %r11d
	movq	384(%rsp), %r15
	jmp	.LBB38_30
.LBB38_33:
	movq	%r9, %r11
	andq	$-32, %r11
	leaq	(%rdx,%rcx,4), %r14
	leaq	(%r8,%rcx,4), %r12
	xorl	%r13d, %r13d
	movq	384(%rsp), %r15
	.p2align	4
.LBB38_34:
	vmovups	-96(%r14,%r13,4), %ymm2
	vmovups	-64(%r14,%r13,4), %ymm3
	vmovups	-32(%r14,%r13,4), %ymm4
	vmovups	(%r14,%r13,4), %ymm5
	vaddps	(%r12,%r13,4), %ymm2, %ymm2
	vaddps	32(%r12,%r13,4), %ymm3, %ymm3
	vaddps	64(%r12,%r13,4), %ymm4, %ymm4
	vaddps	96(%r12,%r13,4), %ymm5, %ymm5
	vcmpltps	%ymm0, %ymm2, %ymm6
	vcmpltps	%ymm0, %ymm3, %ymm7
	vcmpltps	%ymm0, %ymm4, %ymm8
	vcmpltps	%ymm0, %ymm5, %ymm9
	vminps	%ymm2, %ymm1, %ymm2
	vminps	%ymm3, %ymm1, %ymm3
	vminps	%ymm4, %ymm1, %ymm4
	vminps	%ymm5, %ymm1, %ymm5
	vblendvps	%ymm6, %ymm0, %ymm2, %ymm2
	vblendvps	%ymm7, %ymm0, %ymm3, %ymm3
	vblendvps	%ymm8, %ymm0, %ymm4, %ymm4
	vblendvps	%ymm9, %ymm0, %ymm5, %ymm5
	vmovups	%ymm2, -96(%r14,%r13,4)
	vmovups	%ymm3, -64(%r14,%r13,4)
	vmovups	%ymm4, -32(%r14,%r13,4)
	vmovups	%ymm5, (%r14,%r13,4)
	addq	$32, %r13
	cmpq	%r13, %r11
	jne	.LBB38_34
	cmpq	%r11, %r9
	je	.LBB38_40
	testb	$28, %r9b
	je	.LBB38_37
.LBB38_30:
	movl	%r10d, %r14d
	andl	$3, %r14d
	subq	%r14, %r9
	addq	%rcx, %r9
	andq	$-4, %r10
	addq	%rcx, %r11
	.p2align	4
.LBB38_31:
	vmovups	(%rdi,%r11,4), %xmm2
	vaddps	(%r8,%r11,4), %xmm2, %xmm2
	vcmpltps	%xmm0, %xmm2, %xmm3
	vminps	%xmm2, %xmm1, %xmm2
	vblendvps	%xmm3, %xmm0, %xmm2, %xmm2
	vmovups	%xmm2, (%rdi,%r11,4)
	addq	$4, %r11
	cmpq	%r11, %r10
	jne	.LBB38_31
	testq	%r14, %r14
	je	.LBB38_40
	.p2align	4
.LBB38_39:
	vmovss	(%rdi,%r9,4), %xmm2
	vaddss	(%r8,%r9,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm10, %xmm3
	vcmpltss	%xmm11, %xmm2, %xmm2
	vblendvps	%xmm2, %xmm11, %xmm3, %xmm2
	vmovss	%xmm2, (%rdi,%r9,4)
	incq	%r9
	cmpq	%r15, %r9
	jl	.LBB38_39
	jmp	.LBB38_40
.LBB38_37:
	addq	%r11, %rcx
	jmp	.LBB38_38
.LBB38_72:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyAA0B6ColumnVyAJGGGGGG_Ttg5)
	jmp	.LBB38_74
.LBB38_73:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyANyAA0B6ColumnVyAJGGGGGGG_Ttg5)
.LBB38_74:
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
.LBB38_7:
	.cfi_def_cfa_offset 368
	movabsq	$9223372036854775807, %r8
	leaq	(,%rbx,4), %rax
	leaq	(%rax,%rax,2), %r9
	xorl	%r14d, %r14d
	movq	%r14, %r10
	jmp	.LBB38_8
	.p2align	4
.LBB38_67:
	movq	%r10, %r14
	cmpq	%rdi, %r10
	jge	.LBB38_10
.LBB38_8:
	addq	$4, %r10
	jno	.LBB38_63
	movq	%r8, %r10
	cmpq	$4, %r15
	jge	.LBB38_64
	jmp	.LBB38_10
	.p2align	4
.LBB38_63:
	cmpq	$4, %r15
	jl	.LBB38_67
.LBB38_64:
	leaq	(%rdx,%r14,4), %r11
	imulq	%rbx, %r14
	movq	400(%rsp), %rax
	leaq	(%rax,%r14,4), %r14
	xorl	%ebp, %ebp
	movq	%rbp, %r13
	.p2align	4
.LBB38_65:
	addq	$4, %r13
	cmovoq	%r8, %r13
	movq	%rbp, %rax
	shlq	$5, %rax
	leaq	(%r14,%rbp,4), %r15
	vmovups	(%r11,%rax), %xmm0
	vmovups	32(%r11,%rax), %xmm1
	vmovups	64(%r11,%rax), %xmm2
	vmovups	96(%r11,%rax), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r14,%rbp,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r15,%rbx,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r15,%rbx,8)
	vshufps	$51, %xmm0, %xmm1, %xmm0
	vshufps	$242, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, (%r9,%r15)
	movq	%r13, %rbp
	cmpq	%rsi, %r13
	jl	.LBB38_65
	movq	384(%rsp), %r15
	movq	8(%rsp), %r11
	jmp	.LBB38_67
.Lfunc_end38:
	.size	$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF, .Lfunc_end38-$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI38_0:
	.long	.LBB38_2-.LJTI38_0
	.long	.LBB38_68-.LJTI38_0
	.long	.LBB38_69-.LJTI38_0
	.long	.LBB38_70-.LJTI38_0
	.long	.LBB38_71-.LJTI38_0
	.long	.LBB38_72-.LJTI38_0
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI39_0:
	.long	0x7f800000
.LCPI39_1:
	.long	0xff800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAJGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAJGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAJGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAJGG_Ttg5:
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
	testq	%rdi, %rdi
	movq	%rdi, 40(%rsp)
	je	.LBB39_2
	vbroadcastss	.LCPI39_0(%rip), %ymm2
	vbroadcastss	.LCPI39_1(%rip), %ymm0
	jmp	.LBB39_3
.LBB39_2:
	vmovups	80(%r13), %ymm0
	vmovups	112(%r13), %ymm2
.LBB39_3:
	vextractf128	$1, %ymm0, %xmm1
	vextractf128	$1, %ymm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAJGG_Ttg5)
	movq	160(%r13), %rax
	movq	16(%r13), %r9
	movq	32(%r13), %rdx
	shlq	$6, %rdx
	leaq	(%rax,%rdx), %rdi
	movq	64(%r13), %rcx
	movq	144(%r13), %rsi
	movq	%rsi, 8(%rsp)
	movq	%r13, (%rsp)
	movq	152(%r13), %rsi
	movq	%rcx, %r8
	andq	$-4, %r8
	movq	%r9, %r10
	andq	$-4, %r10
	movq	%r10, 16(%rsp)
	movq	%r9, 24(%rsp)
	cmpq	$4, %r9
	jge	.LBB39_4
.LBB39_7:
	testq	%rcx, %rcx
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB39_12
	movq	8(%rsp), %rbx
	movq	%rbx, %r11
	subq	%rax, %r11
	subq	%rdx, %r11
	movq	%r11, 48(%rsp)
	movl	%r10d, %r9d
	andl	$3, %r9d
	movq	%r9, 32(%rsp)
	leaq	(%rdx,%rax), %r14
	addq	$96, %r14
	leaq	(,%rsi,4), %r11
	movq	%rsi, %r12
	shlq	$5, %r12
	xorl	%ebp, %ebp
	movq	%rbx, %rdx
	jmp	.LBB39_9
	.p2align	4
.LBB39_11:
	incq	%rbp
	addq	$64, %r14
	addq	$4, %rdx
	addq	$64, %rdi
	cmpq	%rcx, %rbp
	je	.LBB39_12
.LBB39_9:
	cmpq	%r8, %rbp
	jge	.LBB39_39
	movq	%r15, %rax
	cmpq	%r10, %r15
	je	.LBB39_11
	jmp	.LBB39_41
	.p2align	4
.LBB39_39:
	testq	%r10, %r10
	je	.LBB39_11
	xorl	%eax, %eax
.LBB39_41:
	movq	%r10, %r13
	subq	%rax, %r13
	cmpq	$4, %r13
	jb	.LBB39_54
	cmpq	$1, %rsi
	jne	.LBB39_54
	imulq	$-60, %rbp, %r9
	addq	48(%rsp), %r9
	cmpq	$128, %r9
	jb	.LBB39_54
	cmpq	$32, %r13
	jae	.LBB39_49
	xorl	%ebx, %ebx
	jmp	.LBB39_46
.LBB39_49:
	movq	%r13, %rbx
	andq	$-32, %rbx
	leaq	(%r14,%rax,4), %r15
	leaq	(%rdx,%rax,4), %r10
	xorl	%r9d, %r9d
	.p2align	4
.LBB39_50:
	vmovups	-96(%r15,%r9,4), %ymm0
	vmovups	-64(%r15,%r9,4), %ymm1
	vmovups	-32(%r15,%r9,4), %ymm2
	vmovups	(%r15,%r9,4), %ymm3
	vmovups	%ymm0, (%r10,%r9,4)
	vmovups	%ymm1, 32(%r10,%r9,4)
	vmovups	%ymm2, 64(%r10,%r9,4)
	vmovups	%ymm3, 96(%r10,%r9,4)
	addq	$32, %r9
	cmpq	%r9, %rbx
	jne	.LBB39_50
	cmpq	%rbx, %r13
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB39_11
	testb	$28, %r13b
	je	.LBB39_53
.LBB39_46:
	subq	32(%rsp), %r13
	addq	%rax, %r13
	addq	%rax, %rbx
	.p2align	4
.LBB39_47:
	vmovups	(%rdi,%rbx,4), %xmm0
	vmovups	%xmm0, (%rdx,%rbx,4)
	addq	$4, %rbx
	cmpq	%rbx, %r15
	jne	.LBB39_47
	cmpq	$0, 32(%rsp)
	jne	.LBB39_55
	jmp	.LBB39_11
.LBB39_53:
	addq	%rbx, %rax
	.p2align	4
.LBB39_54:
	movq	%rax, %r13
.LBB39_55:
	movl	%r10d, %ebx
	subl	%r13d, %ebx
	movq	%r13, %rax
	andl	$7, %ebx
	je	.LBB39_58
	movq	%r11, %r15
	imulq	%r13, %r15
	addq	%rdx, %r15
	movq	%r13, %rax
	.p2align	4
.LBB39_57:
	vmovss	(%rdi,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%r15)
	addq	%r11, %r15
	decq	%rbx
	jne	.LBB39_57
.LBB39_58:
	subq	%r10, %r13
	cmpq	$-8, %r13
	movq	16(%rsp), %r15
	ja	.LBB39_11
	movq	%r11, %rbx
	imulq	%rax, %rbx
	addq	%rdx, %rbx
	.p2align	4
.LBB39_60:
	vmovss	(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%rbx)
	vmovss	4(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%rbx,%r11)
	leaq	(%rbx,%r11), %r9
	vmovss	8(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	12(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	16(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	20(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	24(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	28(%rdi,%rax,4), %xmm0
	addq	$8, %rax
	vmovss	%xmm0, (%r11,%r9)
	addq	%r12, %rbx
	cmpq	%rax, %r10
	jne	.LBB39_60
	jmp	.LBB39_11
.LBB39_12:
	movq	40(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %r15
	je	.LBB39_38
	testq	%r10, %r10
	je	.LBB39_38
	shlq	$2, %rsi
	movq	8(%rsp), %r8
	leaq	96(%r8), %rdx
	xorl	%edi, %edi
	movq	%rbp, %r9
	jmp	.LBB39_15
	.p2align	4
.LBB39_37:
	incq	%rdi
	addq	%rsi, %r9
	addq	%rsi, %r8
	addq	%rsi, %rdx
	cmpq	24(%rsp), %rdi
	je	.LBB39_38
.LBB39_15:
	cmpq	$8, %rcx
	jl	.LBB39_19
	vmovups	80(%r15), %ymm0
	vmovups	112(%r15), %ymm1
	xorl	%r11d, %r11d
	.p2align	4
.LBB39_17:
	movq	%r11, %rax
	vmovups	(%r8,%r11,4), %ymm2
	vaddps	(%r9,%r11,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r8,%r11,4)
	addq	$8, %r11
	addq	$16, %rax
	cmpq	%rax, %rcx
	jge	.LBB39_17
	cmpq	%rcx, %r11
	jae	.LBB39_37
	jmp	.LBB39_21
	.p2align	4
.LBB39_19:
	testq	%rcx, %rcx
	jle	.LBB39_37
	xorl	%r11d, %r11d
.LBB39_21:
	vmovss	80(%r15), %xmm0
	vmovss	112(%r15), %xmm1
	movq	%r11, %rbx
	orq	$1, %rbx
	cmpq	%rbx, %rcx
	movq	%rbx, %rax
	cmovgq	%rcx, %rax
	movq	%rax, %r10
	subq	%r11, %r10
	cmpq	$4, %r10
	jae	.LBB39_22
.LBB39_35:
	movq	%r11, %r10
	jmp	.LBB39_36
	.p2align	4
.LBB39_22:
	movq	%rsi, %r14
	imulq	%rdi, %r14
	movq	%r15, %r12
	movq	8(%rsp), %r15
	addq	%r14, %r15
	addq	%rbp, %r14
	vmovups	80(%r12), %ymm3
	vmovups	112(%r12), %ymm2
	leaq	(%r15,%r11,4), %r12
	cmpq	%rbx, %rcx
	cmovgq	%rcx, %rbx
	leaq	(%r14,%rbx,4), %r13
	cmpq	%r13, %r12
	jae	.LBB39_25
	leaq	(%r15,%rbx,4), %rbx
	leaq	(%r14,%r11,4), %r14
	cmpq	%rbx, %r14
	jae	.LBB39_25
	movq	%r11, %r10
	movq	(%rsp), %r15
	jmp	.LBB39_36
.LBB39_25:
	cmpq	$32, %r10
	jae	.LBB39_30
	xorl	%r14d, %r14d
	movq	(%rsp), %r15
	jmp	.LBB39_27
.LBB39_30:
	movq	%r10, %r14
	andq	$-32, %r14
	vbroadcastss	%xmm3, %ymm4
	vbroadcastss	%xmm2, %ymm5
	leaq	(%rdx,%r11,4), %rbx
	leaq	(%r9,%r11,4), %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB39_31:
	vmovups	-96(%rbx,%r12,4), %ymm6
	vmovups	-64(%rbx,%r12,4), %ymm7
	vmovups	-32(%rbx,%r12,4), %ymm8
	vmovups	(%rbx,%r12,4), %ymm9
	vaddps	(%r15,%r12,4), %ymm6, %ymm6
	vaddps	32(%r15,%r12,4), %ymm7, %ymm7
	vaddps	64(%r15,%r12,4), %ymm8, %ymm8
	vaddps	96(%r15,%r12,4), %ymm9, %ymm9
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
	vmovups	%ymm6, -96(%rbx,%r12,4)
	vmovups	%ymm7, -64(%rbx,%r12,4)
	vmovups	%ymm8, -32(%rbx,%r12,4)
	vmovups	%ymm9, (%rbx,%r12,4)
	addq	$32, %r12
	cmpq	%r12, %r14
	jne	.LBB39_31
	cmpq	%r14, %r10
	movq	(%rsp), %r15
	je	.LBB39_37
	testb	$28, %r10b
	je	.LBB39_34
.LBB39_27:
	movl	%eax, %ebx
	andl	$3, %ebx
	subq	%rbx, %r10
	addq	%r11, %r10
	vbroadcastss	%xmm3, %xmm3
	vbroadcastss	%xmm2, %xmm2
	andq	$-4, %rax
	addq	%r11, %r14
	.p2align	4
.LBB39_28:
	vmovups	(%r8,%r14,4), %xmm4
	vaddps	(%r9,%r14,4), %xmm4, %xmm4
	vcmpltps	%xmm3, %xmm4, %xmm5
	vminps	%xmm4, %xmm2, %xmm4
	vblendvps	%xmm5, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r8,%r14,4)
	addq	$4, %r14
	cmpq	%r14, %rax
	jne	.LBB39_28
	testq	%rbx, %rbx
	je	.LBB39_37
	.p2align	4
.LBB39_36:
	vmovss	(%r8,%r10,4), %xmm2
	vaddss	(%r9,%r10,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %xmm2
	vblendvps	%xmm2, %xmm0, %xmm3, %xmm2
	vmovss	%xmm2, (%r8,%r10,4)
	incq	%r10
	cmpq	%rcx, %r10
	jl	.LBB39_36
	jmp	.LBB39_37
.LBB39_34:
	addq	%r14, %r11
	jmp	.LBB39_35
.LBB39_38:
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
.LBB39_4:
	.cfi_def_cfa_offset 112
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %r9
	leaq	(%r9,%r9,2), %r11
	xorl	%r15d, %r15d
	movq	%r15, %rbx
	jmp	.LBB39_5
	.p2align	4
.LBB39_64:
	movq	%rbx, %r15
	cmpq	16(%rsp), %rbx
	jge	.LBB39_7
.LBB39_5:
	addq	$4, %rbx
	jno	.LBB39_61
	movq	%r10, %rbx
	cmpq	$4, %rcx
	jge	.LBB39_62
	jmp	.LBB39_7
	.p2align	4
.LBB39_61:
	cmpq	$4, %rcx
	jl	.LBB39_64
.LBB39_62:
	leaq	(%rdi,%r15,4), %r14
	imulq	%rsi, %r15
	movq	8(%rsp), %r9
	leaq	(%r9,%r15,4), %r15
	xorl	%r13d, %r13d
	movq	%r13, %r12
	.p2align	4
.LBB39_63:
	addq	$4, %r12
	cmovoq	%r10, %r12
	movq	%r13, %r9
	shlq	$6, %r9
	leaq	(%r15,%r13,4), %rbp
	vmovups	(%r14,%r9), %xmm0
	vmovups	64(%r14,%r9), %xmm1
	vmovups	128(%r14,%r9), %xmm2
	vmovups	192(%r14,%r9), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r15,%r13,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rbp,%rsi,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rbp,%rsi,8)
	vshufps	$51, %xmm0, %xmm1, %xmm0
	vshufps	$242, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, (%r11,%rbp)
	movq	%r12, %r13
	cmpq	%r8, %r12
	jl	.LBB39_63
	jmp	.LBB39_64
.Lfunc_end39:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAJGG_Ttg5, .Lfunc_end39-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAJGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI40_0:
	.long	0x7f800000
.LCPI40_1:
	.long	0xff800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_Ttg5:
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
	testq	%rdi, %rdi
	movq	%rdi, 40(%rsp)
	je	.LBB40_2
	vbroadcastss	.LCPI40_0(%rip), %ymm2
	vbroadcastss	.LCPI40_1(%rip), %ymm0
	jmp	.LBB40_3
.LBB40_2:
	vmovups	80(%r13), %ymm0
	vmovups	112(%r13), %ymm2
.LBB40_3:
	vextractf128	$1, %ymm0, %xmm1
	vextractf128	$1, %ymm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_Ttg5)
	movq	160(%r13), %rax
	movq	16(%r13), %r9
	movq	32(%r13), %rcx
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,2), %rdx
	leaq	(%rax,%rdx), %rdi
	movq	64(%r13), %rcx
	movq	144(%r13), %rsi
	movq	%rsi, 8(%rsp)
	movq	%r13, (%rsp)
	movq	152(%r13), %rsi
	movq	%rcx, %r8
	andq	$-4, %r8
	movq	%r9, %r10
	andq	$-4, %r10
	movq	%r10, 16(%rsp)
	movq	%r9, 24(%rsp)
	cmpq	$4, %r9
	jge	.LBB40_4
.LBB40_7:
	testq	%rcx, %rcx
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB40_12
	movq	8(%rsp), %rbx
	movq	%rbx, %r11
	subq	%rax, %r11
	subq	%rdx, %r11
	movq	%r11, 48(%rsp)
	movl	%r10d, %r9d
	andl	$3, %r9d
	movq	%r9, 32(%rsp)
	leaq	(%rdx,%rax), %r14
	addq	$96, %r14
	leaq	(,%rsi,4), %r11
	movq	%rsi, %r12
	shlq	$5, %r12
	xorl	%ebp, %ebp
	movq	%rbx, %rdx
	jmp	.LBB40_9
	.p2align	4
.LBB40_11:
	incq	%rbp
	addq	$96, %r14
	addq	$4, %rdx
	addq	$96, %rdi
	cmpq	%rcx, %rbp
	je	.LBB40_12
.LBB40_9:
	cmpq	%r8, %rbp
	jge	.LBB40_39
	movq	%r15, %rax
	cmpq	%r10, %r15
	je	.LBB40_11
	jmp	.LBB40_41
	.p2align	4
.LBB40_39:
	testq	%r10, %r10
	je	.LBB40_11
	xorl	%eax, %eax
.LBB40_41:
	movq	%r10, %r13
	subq	%rax, %r13
	cmpq	$4, %r13
	jb	.LBB40_54
	cmpq	$1, %rsi
	jne	.LBB40_54
	imulq	$-92, %rbp, %r9
	addq	48(%rsp), %r9
	cmpq	$128, %r9
	jb	.LBB40_54
	cmpq	$32, %r13
	jae	.LBB40_49
	xorl	%ebx, %ebx
	jmp	.LBB40_46
.LBB40_49:
	movq	%r13, %rbx
	andq	$-32, %rbx
	leaq	(%r14,%rax,4), %r15
	leaq	(%rdx,%rax,4), %r10
	xorl	%r9d, %r9d
	.p2align	4
.LBB40_50:
	vmovups	-96(%r15,%r9,4), %ymm0
	vmovups	-64(%r15,%r9,4), %ymm1
	vmovups	-32(%r15,%r9,4), %ymm2
	vmovups	(%r15,%r9,4), %ymm3
	vmovups	%ymm0, (%r10,%r9,4)
	vmovups	%ymm1, 32(%r10,%r9,4)
	vmovups	%ymm2, 64(%r10,%r9,4)
	vmovups	%ymm3, 96(%r10,%r9,4)
	addq	$32, %r9
	cmpq	%r9, %rbx
	jne	.LBB40_50
	cmpq	%rbx, %r13
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB40_11
	testb	$28, %r13b
	je	.LBB40_53
.LBB40_46:
	subq	32(%rsp), %r13
	addq	%rax, %r13
	addq	%rax, %rbx
	.p2align	4
.LBB40_47:
	vmovups	(%rdi,%rbx,4), %xmm0
	vmovups	%xmm0, (%rdx,%rbx,4)
	addq	$4, %rbx
	cmpq	%rbx, %r15
	jne	.LBB40_47
	cmpq	$0, 32(%rsp)
	jne	.LBB40_55
	jmp	.LBB40_11
.LBB40_53:
	addq	%rbx, %rax
	.p2align	4
.LBB40_54:
	movq	%rax, %r13
.LBB40_55:
	movl	%r10d, %ebx
	subl	%r13d, %ebx
	movq	%r13, %rax
	andl	$7, %ebx
	je	.LBB40_58
	movq	%r11, %r15
	imulq	%r13, %r15
	addq	%rdx, %r15
	movq	%r13, %rax
	.p2align	4
.LBB40_57:
	vmovss	(%rdi,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%r15)
	addq	%r11, %r15
	decq	%rbx
	jne	.LBB40_57
.LBB40_58:
	subq	%r10, %r13
	cmpq	$-8, %r13
	movq	16(%rsp), %r15
	ja	.LBB40_11
	movq	%r11, %rbx
	imulq	%rax, %rbx
	addq	%rdx, %rbx
	.p2align	4
.LBB40_60:
	vmovss	(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%rbx)
	vmovss	4(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%rbx,%r11)
	leaq	(%rbx,%r11), %r9
	vmovss	8(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	12(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	16(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	20(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	24(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	28(%rdi,%rax,4), %xmm0
	addq	$8, %rax
	vmovss	%xmm0, (%r11,%r9)
	addq	%r12, %rbx
	cmpq	%rax, %r10
	jne	.LBB40_60
	jmp	.LBB40_11
.LBB40_12:
	movq	40(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %r15
	je	.LBB40_38
	testq	%r10, %r10
	je	.LBB40_38
	shlq	$2, %rsi
	movq	8(%rsp), %r8
	leaq	96(%r8), %rdx
	xorl	%edi, %edi
	movq	%rbp, %r9
	jmp	.LBB40_15
	.p2align	4
.LBB40_37:
	incq	%rdi
	addq	%rsi, %r9
	addq	%rsi, %r8
	addq	%rsi, %rdx
	cmpq	24(%rsp), %rdi
	je	.LBB40_38
.LBB40_15:
	cmpq	$8, %rcx
	jl	.LBB40_19
	vmovups	80(%r15), %ymm0
	vmovups	112(%r15), %ymm1
	xorl	%r11d, %r11d
	.p2align	4
.LBB40_17:
	movq	%r11, %rax
	vmovups	(%r8,%r11,4), %ymm2
	vaddps	(%r9,%r11,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r8,%r11,4)
	addq	$8, %r11
	addq	$16, %rax
	cmpq	%rax, %rcx
	jge	.LBB40_17
	cmpq	%rcx, %r11
	jae	.LBB40_37
	jmp	.LBB40_21
	.p2align	4
.LBB40_19:
	testq	%rcx, %rcx
	jle	.LBB40_37
	xorl	%r11d, %r11d
.LBB40_21:
	vmovss	80(%r15), %xmm0
	vmovss	112(%r15), %xmm1
	movq	%r11, %rbx
	orq	$1, %rbx
	cmpq	%rbx, %rcx
	movq	%rbx, %rax
	cmovgq	%rcx, %rax
	movq	%rax, %r10
	subq	%r11, %r10
	cmpq	$4, %r10
	jae	.LBB40_22
.LBB40_35:
	movq	%r11, %r10
	jmp	.LBB40_36
	.p2align	4
.LBB40_22:
	movq	%rsi, %r14
	imulq	%rdi, %r14
	movq	%r15, %r12
	movq	8(%rsp), %r15
	addq	%r14, %r15
	addq	%rbp, %r14
	vmovups	80(%r12), %ymm3
	vmovups	112(%r12), %ymm2
	leaq	(%r15,%r11,4), %r12
	cmpq	%rbx, %rcx
	cmovgq	%rcx, %rbx
	leaq	(%r14,%rbx,4), %r13
	cmpq	%r13, %r12
	jae	.LBB40_25
	leaq	(%r15,%rbx,4), %rbx
	leaq	(%r14,%r11,4), %r14
	cmpq	%rbx, %r14
	jae	.LBB40_25
	movq	%r11, %r10
	movq	(%rsp), %r15
	jmp	.LBB40_36
.LBB40_25:
	cmpq	$32, %r10
	jae	.LBB40_30
	xorl	%r14d, %r14d
	movq	(%rsp), %r15
	jmp	.LBB40_27
.LBB40_30:
	movq	%r10, %r14
	andq	$-32, %r14
	vbroadcastss	%xmm3, %ymm4
	vbroadcastss	%xmm2, %ymm5
	leaq	(%rdx,%r11,4), %rbx
	leaq	(%r9,%r11,4), %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB40_31:
	vmovups	-96(%rbx,%r12,4), %ymm6
	vmovups	-64(%rbx,%r12,4), %ymm7
	vmovups	-32(%rbx,%r12,4), %ymm8
	vmovups	(%rbx,%r12,4), %ymm9
	vaddps	(%r15,%r12,4), %ymm6, %ymm6
	vaddps	32(%r15,%r12,4), %ymm7, %ymm7
	vaddps	64(%r15,%r12,4), %ymm8, %ymm8
	vaddps	96(%r15,%r12,4), %ymm9, %ymm9
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
	vmovups	%ymm6, -96(%rbx,%r12,4)
	vmovups	%ymm7, -64(%rbx,%r12,4)
	vmovups	%ymm8, -32(%rbx,%r12,4)
	vmovups	%ymm9, (%rbx,%r12,4)
	addq	$32, %r12
	cmpq	%r12, %r14
	jne	.LBB40_31
	cmpq	%r14, %r10
	movq	(%rsp), %r15
	je	.LBB40_37
	testb	$28, %r10b
	je	.LBB40_34
.LBB40_27:
	movl	%eax, %ebx
	andl	$3, %ebx
	subq	%rbx, %r10
	addq	%r11, %r10
	vbroadcastss	%xmm3, %xmm3
	vbroadcastss	%xmm2, %xmm2
	andq	$-4, %rax
	addq	%r11, %r14
	.p2align	4
.LBB40_28:
	vmovups	(%r8,%r14,4), %xmm4
	vaddps	(%r9,%r14,4), %xmm4, %xmm4
	vcmpltps	%xmm3, %xmm4, %xmm5
	vminps	%xmm4, %xmm2, %xmm4
	vblendvps	%xmm5, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r8,%r14,4)
	addq	$4, %r14
	cmpq	%r14, %rax
	jne	.LBB40_28
	testq	%rbx, %rbx
	je	.LBB40_37
	.p2align	4
.LBB40_36:
	vmovss	(%r8,%r10,4), %xmm2
	vaddss	(%r9,%r10,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %xmm2
	vblendvps	%xmm2, %xmm0, %xmm3, %xmm2
	vmovss	%xmm2, (%r8,%r10,4)
	incq	%r10
	cmpq	%rcx, %r10
	jl	.LBB40_36
	jmp	.LBB40_37
.LBB40_34:
	addq	%r14, %r11
	jmp	.LBB40_35
.LBB40_38:
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
.LBB40_4:
	.cfi_def_cfa_offset 112
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %r9
	leaq	(%r9,%r9,2), %r11
	xorl	%r15d, %r15d
	movq	%r15, %rbx
	jmp	.LBB40_5
	.p2align	4
.LBB40_64:
	movq	%rbx, %r15
	cmpq	16(%rsp), %rbx
	jge	.LBB40_7
.LBB40_5:
	addq	$4, %rbx
	jno	.LBB40_61
	movq	%r10, %rbx
	cmpq	$4, %rcx
	jge	.LBB40_62
	jmp	.LBB40_7
	.p2align	4
.LBB40_61:
	cmpq	$4, %rcx
	jl	.LBB40_64
.LBB40_62:
	leaq	(%rdi,%r15,4), %r14
	imulq	%rsi, %r15
	movq	8(%rsp), %r9
	leaq	(%r9,%r15,4), %r15
	xorl	%r13d, %r13d
	movq	%r13, %r12
	.p2align	4
.LBB40_63:
	addq	$4, %r12
	cmovoq	%r10, %r12
	leaq	(,%r13,2), %r9
	addq	%r13, %r9
	shlq	$5, %r9
	leaq	(%r15,%r13,4), %rbp
	vmovups	(%r14,%r9), %xmm0
	vmovups	96(%r14,%r9), %xmm1
	vmovups	192(%r14,%r9), %xmm2
	vmovups	288(%r14,%r9), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r15,%r13,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rbp,%rsi,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rbp,%rsi,8)
	vshufps	$51, %xmm0, %xmm1, %xmm0
	vshufps	$242, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, (%r11,%rbp)
	movq	%r12, %r13
	cmpq	%r8, %r12
	jl	.LBB40_63
	jmp	.LBB40_64
.Lfunc_end40:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_Ttg5, .Lfunc_end40-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI41_0:
	.long	0x7f800000
.LCPI41_1:
	.long	0xff800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyAA0B6ColumnVyAJGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyAA0B6ColumnVyAJGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyAA0B6ColumnVyAJGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyAA0B6ColumnVyAJGGGG_Ttg5:
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
	testq	%rdi, %rdi
	movq	%rdi, 40(%rsp)
	je	.LBB41_2
	vbroadcastss	.LCPI41_0(%rip), %ymm2
	vbroadcastss	.LCPI41_1(%rip), %ymm0
	jmp	.LBB41_3
.LBB41_2:
	vmovups	80(%r13), %ymm0
	vmovups	112(%r13), %ymm2
.LBB41_3:
	vextractf128	$1, %ymm0, %xmm1
	vextractf128	$1, %ymm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyAA0B6ColumnVyAJGGGG_Ttg5)
	movq	160(%r13), %rax
	movq	16(%r13), %r9
	movq	32(%r13), %rdx
	shlq	$7, %rdx
	leaq	(%rax,%rdx), %rdi
	movq	64(%r13), %rcx
	movq	144(%r13), %rsi
	movq	%rsi, 8(%rsp)
	movq	%r13, (%rsp)
	movq	152(%r13), %rsi
	movq	%rcx, %r8
	andq	$-4, %r8
	movq	%r9, %r10
	andq	$-4, %r10
	movq	%r10, 16(%rsp)
	movq	%r9, 24(%rsp)
	cmpq	$4, %r9
	jge	.LBB41_4
.LBB41_7:
	testq	%rcx, %rcx
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB41_12
	movq	8(%rsp), %rbx
	movq	%rbx, %r11
	subq	%rax, %r11
	subq	%rdx, %r11
	movq	%r11, 48(%rsp)
	movl	%r10d, %r9d
	andl	$3, %r9d
	movq	%r9, 32(%rsp)
	leaq	(%rdx,%rax), %r14
	addq	$96, %r14
	leaq	(,%rsi,4), %r11
	movq	%rsi, %r12
	shlq	$5, %r12
	xorl	%ebp, %ebp
	movq	%rbx, %rdx
	jmp	.LBB41_9
	.p2align	4
.LBB41_11:
	incq	%rbp
	subq	$-128, %r14
	addq	$4, %rdx
	subq	$-128, %rdi
	cmpq	%rcx, %rbp
	je	.LBB41_12
.LBB41_9:
	cmpq	%r8, %rbp
	jge	.LBB41_39
	movq	%r15, %rax
	cmpq	%r10, %r15
	je	.LBB41_11
	jmp	.LBB41_41
	.p2align	4
.LBB41_39:
	testq	%r10, %r10
	je	.LBB41_11
	xorl	%eax, %eax
.LBB41_41:
	movq	%r10, %r13
	subq	%rax, %r13
	cmpq	$4, %r13
	jb	.LBB41_54
	cmpq	$1, %rsi
	jne	.LBB41_54
	imulq	$-124, %rbp, %r9
	addq	48(%rsp), %r9
	cmpq	$128, %r9
	jb	.LBB41_54
	cmpq	$32, %r13
	jae	.LBB41_49
	xorl	%ebx, %ebx
	jmp	.LBB41_46
.LBB41_49:
	movq	%r13, %rbx
	andq	$-32, %rbx
	leaq	(%r14,%rax,4), %r15
	leaq	(%rdx,%rax,4), %r10
	xorl	%r9d, %r9d
	.p2align	4
.LBB41_50:
	vmovups	-96(%r15,%r9,4), %ymm0
	vmovups	-64(%r15,%r9,4), %ymm1
	vmovups	-32(%r15,%r9,4), %ymm2
	vmovups	(%r15,%r9,4), %ymm3
	vmovups	%ymm0, (%r10,%r9,4)
	vmovups	%ymm1, 32(%r10,%r9,4)
	vmovups	%ymm2, 64(%r10,%r9,4)
	vmovups	%ymm3, 96(%r10,%r9,4)
	addq	$32, %r9
	cmpq	%r9, %rbx
	jne	.LBB41_50
	cmpq	%rbx, %r13
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB41_11
	testb	$28, %r13b
	je	.LBB41_53
.LBB41_46:
	subq	32(%rsp), %r13
	addq	%rax, %r13
	addq	%rax, %rbx
	.p2align	4
.LBB41_47:
	vmovups	(%rdi,%rbx,4), %xmm0
	vmovups	%xmm0, (%rdx,%rbx,4)
	addq	$4, %rbx
	cmpq	%rbx, %r15
	jne	.LBB41_47
	cmpq	$0, 32(%rsp)
	jne	.LBB41_55
	jmp	.LBB41_11
.LBB41_53:
	addq	%rbx, %rax
	.p2align	4
.LBB41_54:
	movq	%rax, %r13
.LBB41_55:
	movl	%r10d, %ebx
	subl	%r13d, %ebx
	movq	%r13, %rax
	andl	$7, %ebx
	je	.LBB41_58
	movq	%r11, %r15
	imulq	%r13, %r15
	addq	%rdx, %r15
	movq	%r13, %rax
	.p2align	4
.LBB41_57:
	vmovss	(%rdi,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%r15)
	addq	%r11, %r15
	decq	%rbx
	jne	.LBB41_57
.LBB41_58:
	subq	%r10, %r13
	cmpq	$-8, %r13
	movq	16(%rsp), %r15
	ja	.LBB41_11
	movq	%r11, %rbx
	imulq	%rax, %rbx
	addq	%rdx, %rbx
	.p2align	4
.LBB41_60:
	vmovss	(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%rbx)
	vmovss	4(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%rbx,%r11)
	leaq	(%rbx,%r11), %r9
	vmovss	8(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	12(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	16(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	20(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	24(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	28(%rdi,%rax,4), %xmm0
	addq	$8, %rax
	vmovss	%xmm0, (%r11,%r9)
	addq	%r12, %rbx
	cmpq	%rax, %r10
	jne	.LBB41_60
	jmp	.LBB41_11
.LBB41_12:
	movq	40(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %r15
	je	.LBB41_38
	testq	%r10, %r10
	je	.LBB41_38
	shlq	$2, %rsi
	movq	8(%rsp), %r8
	leaq	96(%r8), %rdx
	xorl	%edi, %edi
	movq	%rbp, %r9
	jmp	.LBB41_15
	.p2align	4
.LBB41_37:
	incq	%rdi
	addq	%rsi, %r9
	addq	%rsi, %r8
	addq	%rsi, %rdx
	cmpq	24(%rsp), %rdi
	je	.LBB41_38
.LBB41_15:
	cmpq	$8, %rcx
	jl	.LBB41_19
	vmovups	80(%r15), %ymm0
	vmovups	112(%r15), %ymm1
	xorl	%r11d, %r11d
	.p2align	4
.LBB41_17:
	movq	%r11, %rax
	vmovups	(%r8,%r11,4), %ymm2
	vaddps	(%r9,%r11,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r8,%r11,4)
	addq	$8, %r11
	addq	$16, %rax
	cmpq	%rax, %rcx
	jge	.LBB41_17
	cmpq	%rcx, %r11
	jae	.LBB41_37
	jmp	.LBB41_21
	.p2align	4
.LBB41_19:
	testq	%rcx, %rcx
	jle	.LBB41_37
	xorl	%r11d, %r11d
.LBB41_21:
	vmovss	80(%r15), %xmm0
	vmovss	112(%r15), %xmm1
	movq	%r11, %rbx
	orq	$1, %rbx
	cmpq	%rbx, %rcx
	movq	%rbx, %rax
	cmovgq	%rcx, %rax
	movq	%rax, %r10
	subq	%r11, %r10
	cmpq	$4, %r10
	jae	.LBB41_22
.LBB41_35:
	movq	%r11, %r10
	jmp	.LBB41_36
	.p2align	4
.LBB41_22:
	movq	%rsi, %r14
	imulq	%rdi, %r14
	movq	%r15, %r12
	movq	8(%rsp), %r15
	addq	%r14, %r15
	addq	%rbp, %r14
	vmovups	80(%r12), %ymm3
	vmovups	112(%r12), %ymm2
	leaq	(%r15,%r11,4), %r12
	cmpq	%rbx, %rcx
	cmovgq	%rcx, %rbx
	leaq	(%r14,%rbx,4), %r13
	cmpq	%r13, %r12
	jae	.LBB41_25
	leaq	(%r15,%rbx,4), %rbx
	leaq	(%r14,%r11,4), %r14
	cmpq	%rbx, %r14
	jae	.LBB41_25
	movq	%r11, %r10
	movq	(%rsp), %r15
	jmp	.LBB41_36
.LBB41_25:
	cmpq	$32, %r10
	jae	.LBB41_30
	xorl	%r14d, %r14d
	movq	(%rsp), %r15
	jmp	.LBB41_27
.LBB41_30:
	movq	%r10, %r14
	andq	$-32, %r14
	vbroadcastss	%xmm3, %ymm4
	vbroadcastss	%xmm2, %ymm5
	leaq	(%rdx,%r11,4), %rbx
	leaq	(%r9,%r11,4), %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB41_31:
	vmovups	-96(%rbx,%r12,4), %ymm6
	vmovups	-64(%rbx,%r12,4), %ymm7
	vmovups	-32(%rbx,%r12,4), %ymm8
	vmovups	(%rbx,%r12,4), %ymm9
	vaddps	(%r15,%r12,4), %ymm6, %ymm6
	vaddps	32(%r15,%r12,4), %ymm7, %ymm7
	vaddps	64(%r15,%r12,4), %ymm8, %ymm8
	vaddps	96(%r15,%r12,4), %ymm9, %ymm9
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
	vmovups	%ymm6, -96(%rbx,%r12,4)
	vmovups	%ymm7, -64(%rbx,%r12,4)
	vmovups	%ymm8, -32(%rbx,%r12,4)
	vmovups	%ymm9, (%rbx,%r12,4)
	addq	$32, %r12
	cmpq	%r12, %r14
	jne	.LBB41_31
	cmpq	%r14, %r10
	movq	(%rsp), %r15
	je	.LBB41_37
	testb	$28, %r10b
	je	.LBB41_34
.LBB41_27:
	movl	%eax, %ebx
	andl	$3, %ebx
	subq	%rbx, %r10
	addq	%r11, %r10
	vbroadcastss	%xmm3, %xmm3
	vbroadcastss	%xmm2, %xmm2
	andq	$-4, %rax
	addq	%r11, %r14
	.p2align	4
.LBB41_28:
	vmovups	(%r8,%r14,4), %xmm4
	vaddps	(%r9,%r14,4), %xmm4, %xmm4
	vcmpltps	%xmm3, %xmm4, %xmm5
	vminps	%xmm4, %xmm2, %xmm4
	vblendvps	%xmm5, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r8,%r14,4)
	addq	$4, %r14
	cmpq	%r14, %rax
	jne	.LBB41_28
	testq	%rbx, %rbx
	je	.LBB41_37
	.p2align	4
.LBB41_36:
	vmovss	(%r8,%r10,4), %xmm2
	vaddss	(%r9,%r10,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %xmm2
	vblendvps	%xmm2, %xmm0, %xmm3, %xmm2
	vmovss	%xmm2, (%r8,%r10,4)
	incq	%r10
	cmpq	%rcx, %r10
	jl	.LBB41_36
	jmp	.LBB41_37
.LBB41_34:
	addq	%r14, %r11
	jmp	.LBB41_35
.LBB41_38:
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
.LBB41_4:
	.cfi_def_cfa_offset 112
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %r9
	leaq	(%r9,%r9,2), %r11
	xorl	%r15d, %r15d
	movq	%r15, %rbx
	jmp	.LBB41_5
	.p2align	4
.LBB41_64:
	movq	%rbx, %r15
	cmpq	16(%rsp), %rbx
	jge	.LBB41_7
.LBB41_5:
	addq	$4, %rbx
	jno	.LBB41_61
	movq	%r10, %rbx
	cmpq	$4, %rcx
	jge	.LBB41_62
	jmp	.LBB41_7
	.p2align	4
.LBB41_61:
	cmpq	$4, %rcx
	jl	.LBB41_64
.LBB41_62:
	leaq	(%rdi,%r15,4), %r14
	imulq	%rsi, %r15
	movq	8(%rsp), %r9
	leaq	(%r9,%r15,4), %r15
	xorl	%r13d, %r13d
	movq	%r13, %r12
	.p2align	4
.LBB41_63:
	addq	$4, %r12
	cmovoq	%r10, %r12
	movq	%r13, %r9
	shlq	$7, %r9
	leaq	(%r15,%r13,4), %rbp
	vmovups	(%r14,%r9), %xmm0
	vmovups	128(%r14,%r9), %xmm1
	vmovups	256(%r14,%r9), %xmm2
	vmovups	384(%r14,%r9), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r15,%r13,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rbp,%rsi,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rbp,%rsi,8)
	vshufps	$51, %xmm0, %xmm1, %xmm0
	vshufps	$242, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, (%r11,%rbp)
	movq	%r12, %r13
	cmpq	%r8, %r12
	jl	.LBB41_63
	jmp	.LBB41_64
.Lfunc_end41:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyAA0B6ColumnVyAJGGGG_Ttg5, .Lfunc_end41-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyAA0B6ColumnVyAJGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI42_0:
	.long	0x7f800000
.LCPI42_1:
	.long	0xff800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyAA0B6ColumnVyAJGGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyAA0B6ColumnVyAJGGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyAA0B6ColumnVyAJGGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyAA0B6ColumnVyAJGGGGG_Ttg5:
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
	testq	%rdi, %rdi
	movq	%rdi, 40(%rsp)
	je	.LBB42_2
	vbroadcastss	.LCPI42_0(%rip), %ymm2
	vbroadcastss	.LCPI42_1(%rip), %ymm0
	jmp	.LBB42_3
.LBB42_2:
	vmovups	80(%r13), %ymm0
	vmovups	112(%r13), %ymm2
.LBB42_3:
	vextractf128	$1, %ymm0, %xmm1
	vextractf128	$1, %ymm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyAA0B6ColumnVyAJGGGGG_Ttg5)
	movq	160(%r13), %rax
	movq	16(%r13), %r9
	movq	32(%r13), %rcx
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,4), %rdx
	leaq	(%rax,%rdx), %rdi
	movq	64(%r13), %rcx
	movq	144(%r13), %rsi
	movq	%rsi, 8(%rsp)
	movq	%r13, (%rsp)
	movq	152(%r13), %rsi
	movq	%rcx, %r8
	andq	$-4, %r8
	movq	%r9, %r10
	andq	$-4, %r10
	movq	%r10, 16(%rsp)
	movq	%r9, 24(%rsp)
	cmpq	$4, %r9
	jge	.LBB42_4
.LBB42_7:
	testq	%rcx, %rcx
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB42_12
	movq	8(%rsp), %rbx
	movq	%rbx, %r11
	subq	%rax, %r11
	subq	%rdx, %r11
	movq	%r11, 48(%rsp)
	movl	%r10d, %r9d
	andl	$3, %r9d
	movq	%r9, 32(%rsp)
	leaq	(%rdx,%rax), %r14
	addq	$96, %r14
	leaq	(,%rsi,4), %r11
	movq	%rsi, %r12
	shlq	$5, %r12
	xorl	%ebp, %ebp
	movq	%rbx, %rdx
	jmp	.LBB42_9
	.p2align	4
.LBB42_11:
	incq	%rbp
	addq	$160, %r14
	addq	$4, %rdx
	addq	$160, %rdi
	cmpq	%rcx, %rbp
	je	.LBB42_12
.LBB42_9:
	cmpq	%r8, %rbp
	jge	.LBB42_39
	movq	%r15, %rax
	cmpq	%r10, %r15
	je	.LBB42_11
	jmp	.LBB42_41
	.p2align	4
.LBB42_39:
	testq	%r10, %r10
	je	.LBB42_11
	xorl	%eax, %eax
.LBB42_41:
	movq	%r10, %r13
	subq	%rax, %r13
	cmpq	$4, %r13
	jb	.LBB42_54
	cmpq	$1, %rsi
	jne	.LBB42_54
	imulq	$-156, %rbp, %r9
	addq	48(%rsp), %r9
	cmpq	$128, %r9
	jb	.LBB42_54
	cmpq	$32, %r13
	jae	.LBB42_49
	xorl	%ebx, %ebx
	jmp	.LBB42_46
.LBB42_49:
	movq	%r13, %rbx
	andq	$-32, %rbx
	leaq	(%r14,%rax,4), %r15
	leaq	(%rdx,%rax,4), %r10
	xorl	%r9d, %r9d
	.p2align	4
.LBB42_50:
	vmovups	-96(%r15,%r9,4), %ymm0
	vmovups	-64(%r15,%r9,4), %ymm1
	vmovups	-32(%r15,%r9,4), %ymm2
	vmovups	(%r15,%r9,4), %ymm3
	vmovups	%ymm0, (%r10,%r9,4)
	vmovups	%ymm1, 32(%r10,%r9,4)
	vmovups	%ymm2, 64(%r10,%r9,4)
	vmovups	%ymm3, 96(%r10,%r9,4)
	addq	$32, %r9
	cmpq	%r9, %rbx
	jne	.LBB42_50
	cmpq	%rbx, %r13
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB42_11
	testb	$28, %r13b
	je	.LBB42_53
.LBB42_46:
	subq	32(%rsp), %r13
	addq	%rax, %r13
	addq	%rax, %rbx
	.p2align	4
.LBB42_47:
	vmovups	(%rdi,%rbx,4), %xmm0
	vmovups	%xmm0, (%rdx,%rbx,4)
	addq	$4, %rbx
	cmpq	%rbx, %r15
	jne	.LBB42_47
	cmpq	$0, 32(%rsp)
	jne	.LBB42_55
	jmp	.LBB42_11
.LBB42_53:
	addq	%rbx, %rax
	.p2align	4
.LBB42_54:
	movq	%rax, %r13
.LBB42_55:
	movl	%r10d, %ebx
	subl	%r13d, %ebx
	movq	%r13, %rax
	andl	$7, %ebx
	je	.LBB42_58
	movq	%r11, %r15
	imulq	%r13, %r15
	addq	%rdx, %r15
	movq	%r13, %rax
	.p2align	4
.LBB42_57:
	vmovss	(%rdi,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%r15)
	addq	%r11, %r15
	decq	%rbx
	jne	.LBB42_57
.LBB42_58:
	subq	%r10, %r13
	cmpq	$-8, %r13
	movq	16(%rsp), %r15
	ja	.LBB42_11
	movq	%r11, %rbx
	imulq	%rax, %rbx
	addq	%rdx, %rbx
	.p2align	4
.LBB42_60:
	vmovss	(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%rbx)
	vmovss	4(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%rbx,%r11)
	leaq	(%rbx,%r11), %r9
	vmovss	8(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	12(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	16(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	20(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	24(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	28(%rdi,%rax,4), %xmm0
	addq	$8, %rax
	vmovss	%xmm0, (%r11,%r9)
	addq	%r12, %rbx
	cmpq	%rax, %r10
	jne	.LBB42_60
	jmp	.LBB42_11
.LBB42_12:
	movq	40(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %r15
	je	.LBB42_38
	testq	%r10, %r10
	je	.LBB42_38
	shlq	$2, %rsi
	movq	8(%rsp), %r8
	leaq	96(%r8), %rdx
	xorl	%edi, %edi
	movq	%rbp, %r9
	jmp	.LBB42_15
	.p2align	4
.LBB42_37:
	incq	%rdi
	addq	%rsi, %r9
	addq	%rsi, %r8
	addq	%rsi, %rdx
	cmpq	24(%rsp), %rdi
	je	.LBB42_38
.LBB42_15:
	cmpq	$8, %rcx
	jl	.LBB42_19
	vmovups	80(%r15), %ymm0
	vmovups	112(%r15), %ymm1
	xorl	%r11d, %r11d
	.p2align	4
.LBB42_17:
	movq	%r11, %rax
	vmovups	(%r8,%r11,4), %ymm2
	vaddps	(%r9,%r11,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r8,%r11,4)
	addq	$8, %r11
	addq	$16, %rax
	cmpq	%rax, %rcx
	jge	.LBB42_17
	cmpq	%rcx, %r11
	jae	.LBB42_37
	jmp	.LBB42_21
	.p2align	4
.LBB42_19:
	testq	%rcx, %rcx
	jle	.LBB42_37
	xorl	%r11d, %r11d
.LBB42_21:
	vmovss	80(%r15), %xmm0
	vmovss	112(%r15), %xmm1
	movq	%r11, %rbx
	orq	$1, %rbx
	cmpq	%rbx, %rcx
	movq	%rbx, %rax
	cmovgq	%rcx, %rax
	movq	%rax, %r10
	subq	%r11, %r10
	cmpq	$4, %r10
	jae	.LBB42_22
.LBB42_35:
	movq	%r11, %r10
	jmp	.LBB42_36
	.p2align	4
.LBB42_22:
	movq	%rsi, %r14
	imulq	%rdi, %r14
	movq	%r15, %r12
	movq	8(%rsp), %r15
	addq	%r14, %r15
	addq	%rbp, %r14
	vmovups	80(%r12), %ymm3
	vmovups	112(%r12), %ymm2
	leaq	(%r15,%r11,4), %r12
	cmpq	%rbx, %rcx
	cmovgq	%rcx, %rbx
	leaq	(%r14,%rbx,4), %r13
	cmpq	%r13, %r12
	jae	.LBB42_25
	leaq	(%r15,%rbx,4), %rbx
	leaq	(%r14,%r11,4), %r14
	cmpq	%rbx, %r14
	jae	.LBB42_25
	movq	%r11, %r10
	movq	(%rsp), %r15
	jmp	.LBB42_36
.LBB42_25:
	cmpq	$32, %r10
	jae	.LBB42_30
	xorl	%r14d, %r14d
	movq	(%rsp), %r15
	jmp	.LBB42_27
.LBB42_30:
	movq	%r10, %r14
	andq	$-32, %r14
	vbroadcastss	%xmm3, %ymm4
	vbroadcastss	%xmm2, %ymm5
	leaq	(%rdx,%r11,4), %rbx
	leaq	(%r9,%r11,4), %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB42_31:
	vmovups	-96(%rbx,%r12,4), %ymm6
	vmovups	-64(%rbx,%r12,4), %ymm7
	vmovups	-32(%rbx,%r12,4), %ymm8
	vmovups	(%rbx,%r12,4), %ymm9
	vaddps	(%r15,%r12,4), %ymm6, %ymm6
	vaddps	32(%r15,%r12,4), %ymm7, %ymm7
	vaddps	64(%r15,%r12,4), %ymm8, %ymm8
	vaddps	96(%r15,%r12,4), %ymm9, %ymm9
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
	vmovups	%ymm6, -96(%rbx,%r12,4)
	vmovups	%ymm7, -64(%rbx,%r12,4)
	vmovups	%ymm8, -32(%rbx,%r12,4)
	vmovups	%ymm9, (%rbx,%r12,4)
	addq	$32, %r12
	cmpq	%r12, %r14
	jne	.LBB42_31
	cmpq	%r14, %r10
	movq	(%rsp), %r15
	je	.LBB42_37
	testb	$28, %r10b
	je	.LBB42_34
.LBB42_27:
	movl	%eax, %ebx
	andl	$3, %ebx
	subq	%rbx, %r10
	addq	%r11, %r10
	vbroadcastss	%xmm3, %xmm3
	vbroadcastss	%xmm2, %xmm2
	andq	$-4, %rax
	addq	%r11, %r14
	.p2align	4
.LBB42_28:
	vmovups	(%r8,%r14,4), %xmm4
	vaddps	(%r9,%r14,4), %xmm4, %xmm4
	vcmpltps	%xmm3, %xmm4, %xmm5
	vminps	%xmm4, %xmm2, %xmm4
	vblendvps	%xmm5, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r8,%r14,4)
	addq	$4, %r14
	cmpq	%r14, %rax
	jne	.LBB42_28
	testq	%rbx, %rbx
	je	.LBB42_37
	.p2align	4
.LBB42_36:
	vmovss	(%r8,%r10,4), %xmm2
	vaddss	(%r9,%r10,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %xmm2
	vblendvps	%xmm2, %xmm0, %xmm3, %xmm2
	vmovss	%xmm2, (%r8,%r10,4)
	incq	%r10
	cmpq	%rcx, %r10
	jl	.LBB42_36
	jmp	.LBB42_37
.LBB42_34:
	addq	%r14, %r11
	jmp	.LBB42_35
.LBB42_38:
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
.LBB42_4:
	.cfi_def_cfa_offset 112
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %r9
	leaq	(%r9,%r9,2), %r11
	xorl	%r15d, %r15d
	movq	%r15, %rbx
	jmp	.LBB42_5
	.p2align	4
.LBB42_64:
	movq	%rbx, %r15
	cmpq	16(%rsp), %rbx
	jge	.LBB42_7
.LBB42_5:
	addq	$4, %rbx
	jno	.LBB42_61
	movq	%r10, %rbx
	cmpq	$4, %rcx
	jge	.LBB42_62
	jmp	.LBB42_7
	.p2align	4
.LBB42_61:
	cmpq	$4, %rcx
	jl	.LBB42_64
.LBB42_62:
	leaq	(%rdi,%r15,4), %r14
	imulq	%rsi, %r15
	movq	8(%rsp), %r9
	leaq	(%r9,%r15,4), %r15
	xorl	%r13d, %r13d
	movq	%r13, %r12
	.p2align	4
.LBB42_63:
	addq	$4, %r12
	cmovoq	%r10, %r12
	leaq	(,%r13,4), %r9
	addq	%r13, %r9
	shlq	$5, %r9
	leaq	(%r15,%r13,4), %rbp
	vmovups	(%r14,%r9), %xmm0
	vmovups	160(%r14,%r9), %xmm1
	vmovups	320(%r14,%r9), %xmm2
	vmovups	480(%r14,%r9), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r15,%r13,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rbp,%rsi,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rbp,%rsi,8)
	vshufps	$51, %xmm0, %xmm1, %xmm0
	vshufps	$242, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, (%r11,%rbp)
	movq	%r12, %r13
	cmpq	%r8, %r12
	jl	.LBB42_63
	jmp	.LBB42_64
.Lfunc_end42:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyAA0B6ColumnVyAJGGGGG_Ttg5, .Lfunc_end42-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyAA0B6ColumnVyAJGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI43_0:
	.long	0x7f800000
.LCPI43_1:
	.long	0xff800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyAA0B6ColumnVyAJGGGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyAA0B6ColumnVyAJGGGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyAA0B6ColumnVyAJGGGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyAA0B6ColumnVyAJGGGGGG_Ttg5:
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
	testq	%rdi, %rdi
	movq	%rdi, 40(%rsp)
	je	.LBB43_2
	vbroadcastss	.LCPI43_0(%rip), %ymm2
	vbroadcastss	.LCPI43_1(%rip), %ymm0
	jmp	.LBB43_3
.LBB43_2:
	vmovups	80(%r13), %ymm0
	vmovups	112(%r13), %ymm2
.LBB43_3:
	vextractf128	$1, %ymm0, %xmm1
	vextractf128	$1, %ymm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyAA0B6ColumnVyAJGGGGGG_Ttg5)
	movq	160(%r13), %rax
	movq	16(%r13), %r9
	movq	32(%r13), %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rdx
	leaq	(%rax,%rdx), %rdi
	movq	64(%r13), %rcx
	movq	144(%r13), %rsi
	movq	%rsi, 8(%rsp)
	movq	%r13, (%rsp)
	movq	152(%r13), %rsi
	movq	%rcx, %r8
	andq	$-4, %r8
	movq	%r9, %r10
	andq	$-4, %r10
	movq	%r10, 16(%rsp)
	movq	%r9, 24(%rsp)
	cmpq	$4, %r9
	jge	.LBB43_4
.LBB43_7:
	testq	%rcx, %rcx
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB43_12
	movq	8(%rsp), %rbx
	movq	%rbx, %r11
	subq	%rax, %r11
	subq	%rdx, %r11
	movq	%r11, 48(%rsp)
	movl	%r10d, %r9d
	andl	$3, %r9d
	movq	%r9, 32(%rsp)
	leaq	(%rdx,%rax), %r14
	addq	$96, %r14
	leaq	(,%rsi,4), %r11
	movq	%rsi, %r12
	shlq	$5, %r12
	xorl	%ebp, %ebp
	movq	%rbx, %rdx
	jmp	.LBB43_9
	.p2align	4
.LBB43_11:
	incq	%rbp
	addq	$192, %r14
	addq	$4, %rdx
	addq	$192, %rdi
	cmpq	%rcx, %rbp
	je	.LBB43_12
.LBB43_9:
	cmpq	%r8, %rbp
	jge	.LBB43_39
	movq	%r15, %rax
	cmpq	%r10, %r15
	je	.LBB43_11
	jmp	.LBB43_41
	.p2align	4
.LBB43_39:
	testq	%r10, %r10
	je	.LBB43_11
	xorl	%eax, %eax
.LBB43_41:
	movq	%r10, %r13
	subq	%rax, %r13
	cmpq	$4, %r13
	jb	.LBB43_54
	cmpq	$1, %rsi
	jne	.LBB43_54
	imulq	$-188, %rbp, %r9
	addq	48(%rsp), %r9
	cmpq	$128, %r9
	jb	.LBB43_54
	cmpq	$32, %r13
	jae	.LBB43_49
	xorl	%ebx, %ebx
	jmp	.LBB43_46
.LBB43_49:
	movq	%r13, %rbx
	andq	$-32, %rbx
	leaq	(%r14,%rax,4), %r15
	leaq	(%rdx,%rax,4), %r10
	xorl	%r9d, %r9d
	.p2align	4
.LBB43_50:
	vmovups	-96(%r15,%r9,4), %ymm0
	vmovups	-64(%r15,%r9,4), %ymm1
	vmovups	-32(%r15,%r9,4), %ymm2
	vmovups	(%r15,%r9,4), %ymm3
	vmovups	%ymm0, (%r10,%r9,4)
	vmovups	%ymm1, 32(%r10,%r9,4)
	vmovups	%ymm2, 64(%r10,%r9,4)
	vmovups	%ymm3, 96(%r10,%r9,4)
	addq	$32, %r9
	cmpq	%r9, %rbx
	jne	.LBB43_50
	cmpq	%rbx, %r13
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB43_11
	testb	$28, %r13b
	je	.LBB43_53
.LBB43_46:
	subq	32(%rsp), %r13
	addq	%rax, %r13
	addq	%rax, %rbx
	.p2align	4
.LBB43_47:
	vmovups	(%rdi,%rbx,4), %xmm0
	vmovups	%xmm0, (%rdx,%rbx,4)
	addq	$4, %rbx
	cmpq	%rbx, %r15
	jne	.LBB43_47
	cmpq	$0, 32(%rsp)
	jne	.LBB43_55
	jmp	.LBB43_11
.LBB43_53:
	addq	%rbx, %rax
	.p2align	4
.LBB43_54:
	movq	%rax, %r13
.LBB43_55:
	movl	%r10d, %ebx
	subl	%r13d, %ebx
	movq	%r13, %rax
	andl	$7, %ebx
	je	.LBB43_58
	movq	%r11, %r15
	imulq	%r13, %r15
	addq	%rdx, %r15
	movq	%r13, %rax
	.p2align	4
.LBB43_57:
	vmovss	(%rdi,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%r15)
	addq	%r11, %r15
	decq	%rbx
	jne	.LBB43_57
.LBB43_58:
	subq	%r10, %r13
	cmpq	$-8, %r13
	movq	16(%rsp), %r15
	ja	.LBB43_11
	movq	%r11, %rbx
	imulq	%rax, %rbx
	addq	%rdx, %rbx
	.p2align	4
.LBB43_60:
	vmovss	(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%rbx)
	vmovss	4(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%rbx,%r11)
	leaq	(%rbx,%r11), %r9
	vmovss	8(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	12(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	16(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	20(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	24(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	28(%rdi,%rax,4), %xmm0
	addq	$8, %rax
	vmovss	%xmm0, (%r11,%r9)
	addq	%r12, %rbx
	cmpq	%rax, %r10
	jne	.LBB43_60
	jmp	.LBB43_11
.LBB43_12:
	movq	40(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %r15
	je	.LBB43_38
	testq	%r10, %r10
	je	.LBB43_38
	shlq	$2, %rsi
	movq	8(%rsp), %r8
	leaq	96(%r8), %rdx
	xorl	%edi, %edi
	movq	%rbp, %r9
	jmp	.LBB43_15
	.p2align	4
.LBB43_37:
	incq	%rdi
	addq	%rsi, %r9
	addq	%rsi, %r8
	addq	%rsi, %rdx
	cmpq	24(%rsp), %rdi
	je	.LBB43_38
.LBB43_15:
	cmpq	$8, %rcx
	jl	.LBB43_19
	vmovups	80(%r15), %ymm0
	vmovups	112(%r15), %ymm1
	xorl	%r11d, %r11d
	.p2align	4
.LBB43_17:
	movq	%r11, %rax
	vmovups	(%r8,%r11,4), %ymm2
	vaddps	(%r9,%r11,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r8,%r11,4)
	addq	$8, %r11
	addq	$16, %rax
	cmpq	%rax, %rcx
	jge	.LBB43_17
	cmpq	%rcx, %r11
	jae	.LBB43_37
	jmp	.LBB43_21
	.p2align	4
.LBB43_19:
	testq	%rcx, %rcx
	jle	.LBB43_37
	xorl	%r11d, %r11d
.LBB43_21:
	vmovss	80(%r15), %xmm0
	vmovss	112(%r15), %xmm1
	movq	%r11, %rbx
	orq	$1, %rbx
	cmpq	%rbx, %rcx
	movq	%rbx, %rax
	cmovgq	%rcx, %rax
	movq	%rax, %r10
	subq	%r11, %r10
	cmpq	$4, %r10
	jae	.LBB43_22
.LBB43_35:
	movq	%r11, %r10
	jmp	.LBB43_36
	.p2align	4
.LBB43_22:
	movq	%rsi, %r14
	imulq	%rdi, %r14
	movq	%r15, %r12
	movq	8(%rsp), %r15
	addq	%r14, %r15
	addq	%rbp, %r14
	vmovups	80(%r12), %ymm3
	vmovups	112(%r12), %ymm2
	leaq	(%r15,%r11,4), %r12
	cmpq	%rbx, %rcx
	cmovgq	%rcx, %rbx
	leaq	(%r14,%rbx,4), %r13
	cmpq	%r13, %r12
	jae	.LBB43_25
	leaq	(%r15,%rbx,4), %rbx
	leaq	(%r14,%r11,4), %r14
	cmpq	%rbx, %r14
	jae	.LBB43_25
	movq	%r11, %r10
	movq	(%rsp), %r15
	jmp	.LBB43_36
.LBB43_25:
	cmpq	$32, %r10
	jae	.LBB43_30
	xorl	%r14d, %r14d
	movq	(%rsp), %r15
	jmp	.LBB43_27
.LBB43_30:
	movq	%r10, %r14
	andq	$-32, %r14
	vbroadcastss	%xmm3, %ymm4
	vbroadcastss	%xmm2, %ymm5
	leaq	(%rdx,%r11,4), %rbx
	leaq	(%r9,%r11,4), %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB43_31:
	vmovups	-96(%rbx,%r12,4), %ymm6
	vmovups	-64(%rbx,%r12,4), %ymm7
	vmovups	-32(%rbx,%r12,4), %ymm8
	vmovups	(%rbx,%r12,4), %ymm9
	vaddps	(%r15,%r12,4), %ymm6, %ymm6
	vaddps	32(%r15,%r12,4), %ymm7, %ymm7
	vaddps	64(%r15,%r12,4), %ymm8, %ymm8
	vaddps	96(%r15,%r12,4), %ymm9, %ymm9
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
	vmovups	%ymm6, -96(%rbx,%r12,4)
	vmovups	%ymm7, -64(%rbx,%r12,4)
	vmovups	%ymm8, -32(%rbx,%r12,4)
	vmovups	%ymm9, (%rbx,%r12,4)
	addq	$32, %r12
	cmpq	%r12, %r14
	jne	.LBB43_31
	cmpq	%r14, %r10
	movq	(%rsp), %r15
	je	.LBB43_37
	testb	$28, %r10b
	je	.LBB43_34
.LBB43_27:
	movl	%eax, %ebx
	andl	$3, %ebx
	subq	%rbx, %r10
	addq	%r11, %r10
	vbroadcastss	%xmm3, %xmm3
	vbroadcastss	%xmm2, %xmm2
	andq	$-4, %rax
	addq	%r11, %r14
	.p2align	4
.LBB43_28:
	vmovups	(%r8,%r14,4), %xmm4
	vaddps	(%r9,%r14,4), %xmm4, %xmm4
	vcmpltps	%xmm3, %xmm4, %xmm5
	vminps	%xmm4, %xmm2, %xmm4
	vblendvps	%xmm5, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r8,%r14,4)
	addq	$4, %r14
	cmpq	%r14, %rax
	jne	.LBB43_28
	testq	%rbx, %rbx
	je	.LBB43_37
	.p2align	4
.LBB43_36:
	vmovss	(%r8,%r10,4), %xmm2
	vaddss	(%r9,%r10,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %xmm2
	vblendvps	%xmm2, %xmm0, %xmm3, %xmm2
	vmovss	%xmm2, (%r8,%r10,4)
	incq	%r10
	cmpq	%rcx, %r10
	jl	.LBB43_36
	jmp	.LBB43_37
.LBB43_34:
	addq	%r14, %r11
	jmp	.LBB43_35
.LBB43_38:
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
.LBB43_4:
	.cfi_def_cfa_offset 112
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %r9
	leaq	(%r9,%r9,2), %r11
	xorl	%r15d, %r15d
	movq	%r15, %rbx
	jmp	.LBB43_5
	.p2align	4
.LBB43_64:
	movq	%rbx, %r15
	cmpq	16(%rsp), %rbx
	jge	.LBB43_7
.LBB43_5:
	addq	$4, %rbx
	jno	.LBB43_61
	movq	%r10, %rbx
	cmpq	$4, %rcx
	jge	.LBB43_62
	jmp	.LBB43_7
	.p2align	4
.LBB43_61:
	cmpq	$4, %rcx
	jl	.LBB43_64
.LBB43_62:
	leaq	(%rdi,%r15,4), %r14
	imulq	%rsi, %r15
	movq	8(%rsp), %r9
	leaq	(%r9,%r15,4), %r15
	xorl	%r13d, %r13d
	movq	%r13, %r12
	.p2align	4
.LBB43_63:
	addq	$4, %r12
	cmovoq	%r10, %r12
	leaq	(,%r13,2), %r9
	addq	%r13, %r9
	shlq	$6, %r9
	leaq	(%r15,%r13,4), %rbp
	vmovups	(%r14,%r9), %xmm0
	vmovups	192(%r14,%r9), %xmm1
	vmovups	384(%r14,%r9), %xmm2
	vmovups	576(%r14,%r9), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r15,%r13,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rbp,%rsi,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rbp,%rsi,8)
	vshufps	$51, %xmm0, %xmm1, %xmm0
	vshufps	$242, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, (%r11,%rbp)
	movq	%r12, %r13
	cmpq	%r8, %r12
	jl	.LBB43_63
	jmp	.LBB43_64
.Lfunc_end43:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyAA0B6ColumnVyAJGGGGGG_Ttg5, .Lfunc_end43-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyAA0B6ColumnVyAJGGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI44_0:
	.long	0x7f800000
.LCPI44_1:
	.long	0xff800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyANyAA0B6ColumnVyAJGGGGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyANyAA0B6ColumnVyAJGGGGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyANyAA0B6ColumnVyAJGGGGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyANyAA0B6ColumnVyAJGGGGGGG_Ttg5:
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
	testq	%rdi, %rdi
	movq	%rdi, 40(%rsp)
	je	.LBB44_2
	vbroadcastss	.LCPI44_0(%rip), %ymm2
	vbroadcastss	.LCPI44_1(%rip), %ymm0
	jmp	.LBB44_3
.LBB44_2:
	vmovups	80(%r13), %ymm0
	vmovups	112(%r13), %ymm2
.LBB44_3:
	vextractf128	$1, %ymm0, %xmm1
	vextractf128	$1, %ymm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyANyAA0B6ColumnVyAJGGGGGGG_Ttg5)
	movq	160(%r13), %rax
	imulq	$224, 32(%r13), %rdx
	leaq	(%rax,%rdx), %rdi
	movq	16(%r13), %r9
	movq	64(%r13), %rcx
	movq	144(%r13), %rsi
	movq	%rsi, 8(%rsp)
	movq	%r13, (%rsp)
	movq	152(%r13), %rsi
	movq	%rcx, %r8
	andq	$-4, %r8
	movq	%r9, %r10
	andq	$-4, %r10
	movq	%r10, 16(%rsp)
	movq	%r9, 24(%rsp)
	cmpq	$4, %r9
	jge	.LBB44_4
.LBB44_7:
	testq	%rcx, %rcx
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB44_12
	movq	8(%rsp), %rbx
	movq	%rbx, %r11
	subq	%rax, %r11
	subq	%rdx, %r11
	movq	%r11, 48(%rsp)
	movl	%r10d, %r9d
	andl	$3, %r9d
	movq	%r9, 32(%rsp)
	leaq	(%rdx,%rax), %r14
	addq	$96, %r14
	leaq	(,%rsi,4), %r11
	movq	%rsi, %r12
	shlq	$5, %r12
	xorl	%ebp, %ebp
	movq	%rbx, %rdx
	jmp	.LBB44_9
	.p2align	4
.LBB44_11:
	incq	%rbp
	addq	$224, %r14
	addq	$4, %rdx
	addq	$224, %rdi
	cmpq	%rcx, %rbp
	je	.LBB44_12
.LBB44_9:
	cmpq	%r8, %rbp
	jge	.LBB44_39
	movq	%r15, %rax
	cmpq	%r10, %r15
	je	.LBB44_11
	jmp	.LBB44_41
	.p2align	4
.LBB44_39:
	testq	%r10, %r10
	je	.LBB44_11
	xorl	%eax, %eax
.LBB44_41:
	movq	%r10, %r13
	subq	%rax, %r13
	cmpq	$4, %r13
	jb	.LBB44_54
	cmpq	$1, %rsi
	jne	.LBB44_54
	imulq	$-220, %rbp, %r9
	addq	48(%rsp), %r9
	cmpq	$128, %r9
	jb	.LBB44_54
	cmpq	$32, %r13
	jae	.LBB44_49
	xorl	%ebx, %ebx
	jmp	.LBB44_46
.LBB44_49:
	movq	%r13, %rbx
	andq	$-32, %rbx
	leaq	(%r14,%rax,4), %r15
	leaq	(%rdx,%rax,4), %r10
	xorl	%r9d, %r9d
	.p2align	4
.LBB44_50:
	vmovups	-96(%r15,%r9,4), %ymm0
	vmovups	-64(%r15,%r9,4), %ymm1
	vmovups	-32(%r15,%r9,4), %ymm2
	vmovups	(%r15,%r9,4), %ymm3
	vmovups	%ymm0, (%r10,%r9,4)
	vmovups	%ymm1, 32(%r10,%r9,4)
	vmovups	%ymm2, 64(%r10,%r9,4)
	vmovups	%ymm3, 96(%r10,%r9,4)
	addq	$32, %r9
	cmpq	%r9, %rbx
	jne	.LBB44_50
	cmpq	%rbx, %r13
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB44_11
	testb	$28, %r13b
	je	.LBB44_53
.LBB44_46:
	subq	32(%rsp), %r13
	addq	%rax, %r13
	addq	%rax, %rbx
	.p2align	4
.LBB44_47:
	vmovups	(%rdi,%rbx,4), %xmm0
	vmovups	%xmm0, (%rdx,%rbx,4)
	addq	$4, %rbx
	cmpq	%rbx, %r15
	jne	.LBB44_47
	cmpq	$0, 32(%rsp)
	jne	.LBB44_55
	jmp	.LBB44_11
.LBB44_53:
	addq	%rbx, %rax
	.p2align	4
.LBB44_54:
	movq	%rax, %r13
.LBB44_55:
	movl	%r10d, %ebx
	subl	%r13d, %ebx
	movq	%r13, %rax
	andl	$7, %ebx
	je	.LBB44_58
	movq	%r11, %r15
	imulq	%r13, %r15
	addq	%rdx, %r15
	movq	%r13, %rax
	.p2align	4
.LBB44_57:
	vmovss	(%rdi,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%r15)
	addq	%r11, %r15
	decq	%rbx
	jne	.LBB44_57
.LBB44_58:
	subq	%r10, %r13
	cmpq	$-8, %r13
	movq	16(%rsp), %r15
	ja	.LBB44_11
	movq	%r11, %rbx
	imulq	%rax, %rbx
	addq	%rdx, %rbx
	.p2align	4
.LBB44_60:
	vmovss	(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%rbx)
	vmovss	4(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%rbx,%r11)
	leaq	(%rbx,%r11), %r9
	vmovss	8(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	12(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	16(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	20(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	24(%rdi,%rax,4), %xmm0
	vmovss	%xmm0, (%r11,%r9)
	addq	%r11, %r9
	vmovss	28(%rdi,%rax,4), %xmm0
	addq	$8, %rax
	vmovss	%xmm0, (%r11,%r9)
	addq	%r12, %rbx
	cmpq	%rax, %r10
	jne	.LBB44_60
	jmp	.LBB44_11
.LBB44_12:
	movq	40(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %r15
	je	.LBB44_38
	testq	%r10, %r10
	je	.LBB44_38
	shlq	$2, %rsi
	movq	8(%rsp), %r8
	leaq	96(%r8), %rdx
	xorl	%edi, %edi
	movq	%rbp, %r9
	jmp	.LBB44_15
	.p2align	4
.LBB44_37:
	incq	%rdi
	addq	%rsi, %r9
	addq	%rsi, %r8
	addq	%rsi, %rdx
	cmpq	24(%rsp), %rdi
	je	.LBB44_38
.LBB44_15:
	cmpq	$8, %rcx
	jl	.LBB44_19
	vmovups	80(%r15), %ymm0
	vmovups	112(%r15), %ymm1
	xorl	%r11d, %r11d
	.p2align	4
.LBB44_17:
	movq	%r11, %rax
	vmovups	(%r8,%r11,4), %ymm2
	vaddps	(%r9,%r11,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r8,%r11,4)
	addq	$8, %r11
	addq	$16, %rax
	cmpq	%rax, %rcx
	jge	.LBB44_17
	cmpq	%rcx, %r11
	jae	.LBB44_37
	jmp	.LBB44_21
	.p2align	4
.LBB44_19:
	testq	%rcx, %rcx
	jle	.LBB44_37
	xorl	%r11d, %r11d
.LBB44_21:
	vmovss	80(%r15), %xmm0
	vmovss	112(%r15), %xmm1
	movq	%r11, %rbx
	orq	$1, %rbx
	cmpq	%rbx, %rcx
	movq	%rbx, %rax
	cmovgq	%rcx, %rax
	movq	%rax, %r10
	subq	%r11, %r10
	cmpq	$4, %r10
	jae	.LBB44_22
.LBB44_35:
	movq	%r11, %r10
	jmp	.LBB44_36
	.p2align	4
.LBB44_22:
	movq	%rsi, %r14
	imulq	%rdi, %r14
	movq	%r15, %r12
	movq	8(%rsp), %r15
	addq	%r14, %r15
	addq	%rbp, %r14
	vmovups	80(%r12), %ymm3
	vmovups	112(%r12), %ymm2
	leaq	(%r15,%r11,4), %r12
	cmpq	%rbx, %rcx
	cmovgq	%rcx, %rbx
	leaq	(%r14,%rbx,4), %r13
	cmpq	%r13, %r12
	jae	.LBB44_25
	leaq	(%r15,%rbx,4), %rbx
	leaq	(%r14,%r11,4), %r14
	cmpq	%rbx, %r14
	jae	.LBB44_25
	movq	%r11, %r10
	movq	(%rsp), %r15
	jmp	.LBB44_36
.LBB44_25:
	cmpq	$32, %r10
	jae	.LBB44_30
	xorl	%r14d, %r14d
	movq	(%rsp), %r15
	jmp	.LBB44_27
.LBB44_30:
	movq	%r10, %r14
	andq	$-32, %r14
	vbroadcastss	%xmm3, %ymm4
	vbroadcastss	%xmm2, %ymm5
	leaq	(%rdx,%r11,4), %rbx
	leaq	(%r9,%r11,4), %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB44_31:
	vmovups	-96(%rbx,%r12,4), %ymm6
	vmovups	-64(%rbx,%r12,4), %ymm7
	vmovups	-32(%rbx,%r12,4), %ymm8
	vmovups	(%rbx,%r12,4), %ymm9
	vaddps	(%r15,%r12,4), %ymm6, %ymm6
	vaddps	32(%r15,%r12,4), %ymm7, %ymm7
	vaddps	64(%r15,%r12,4), %ymm8, %ymm8
	vaddps	96(%r15,%r12,4), %ymm9, %ymm9
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
	vmovups	%ymm6, -96(%rbx,%r12,4)
	vmovups	%ymm7, -64(%rbx,%r12,4)
	vmovups	%ymm8, -32(%rbx,%r12,4)
	vmovups	%ymm9, (%rbx,%r12,4)
	addq	$32, %r12
	cmpq	%r12, %r14
	jne	.LBB44_31
	cmpq	%r14, %r10
	movq	(%rsp), %r15
	je	.LBB44_37
	testb	$28, %r10b
	je	.LBB44_34
.LBB44_27:
	movl	%eax, %ebx
	andl	$3, %ebx
	subq	%rbx, %r10
	addq	%r11, %r10
	vbroadcastss	%xmm3, %xmm3
	vbroadcastss	%xmm2, %xmm2
	andq	$-4, %rax
	addq	%r11, %r14
	.p2align	4
.LBB44_28:
	vmovups	(%r8,%r14,4), %xmm4
	vaddps	(%r9,%r14,4), %xmm4, %xmm4
	vcmpltps	%xmm3, %xmm4, %xmm5
	vminps	%xmm4, %xmm2, %xmm4
	vblendvps	%xmm5, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r8,%r14,4)
	addq	$4, %r14
	cmpq	%r14, %rax
	jne	.LBB44_28
	testq	%rbx, %rbx
	je	.LBB44_37
	.p2align	4
.LBB44_36:
	vmovss	(%r8,%r10,4), %xmm2
	vaddss	(%r9,%r10,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %xmm2
	vblendvps	%xmm2, %xmm0, %xmm3, %xmm2
	vmovss	%xmm2, (%r8,%r10,4)
	incq	%r10
	cmpq	%rcx, %r10
	jl	.LBB44_36
	jmp	.LBB44_37
.LBB44_34:
	addq	%r14, %r11
	jmp	.LBB44_35
.LBB44_38:
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
.LBB44_4:
	.cfi_def_cfa_offset 112
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %r9
	leaq	(%r9,%r9,2), %r11
	xorl	%r15d, %r15d
	movq	%r15, %rbx
	jmp	.LBB44_5
	.p2align	4
.LBB44_64:
	movq	%rbx, %r15
	cmpq	16(%rsp), %rbx
	jge	.LBB44_7
.LBB44_5:
	addq	$4, %rbx
	jno	.LBB44_61
	movq	%r10, %rbx
	cmpq	$4, %rcx
	jge	.LBB44_62
	jmp	.LBB44_7
	.p2align	4
.LBB44_61:
	cmpq	$4, %rcx
	jl	.LBB44_64
.LBB44_62:
	leaq	(%rdi,%r15,4), %r14
	imulq	%rsi, %r15
	movq	8(%rsp), %r9
	leaq	(%r9,%r15,4), %r15
	xorl	%r13d, %r13d
	movq	%r13, %r12
	.p2align	4
.LBB44_63:
	addq	$4, %r12
	cmovoq	%r10, %r12
	imulq	$224, %r13, %r9
	leaq	(%r15,%r13,4), %rbp
	vmovups	(%r14,%r9), %xmm0
	vmovups	224(%r14,%r9), %xmm1
	vmovups	448(%r14,%r9), %xmm2
	vmovups	672(%r14,%r9), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r15,%r13,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rbp,%rsi,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rbp,%rsi,8)
	vshufps	$51, %xmm0, %xmm1, %xmm0
	vshufps	$242, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, (%r11,%rbp)
	movq	%r12, %r13
	cmpq	%r8, %r12
	jl	.LBB44_63
	jmp	.LBB44_64
.Lfunc_end44:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyANyAA0B6ColumnVyAJGGGGGGG_Ttg5, .Lfunc_end44-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyANyAA0B6ColumnVyAJGGGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI45_0:
	.long	0xff800000
.LCPI45_1:
	.long	0x7f800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyANyAA0B6ColumnVyAJGGGGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyANyAA0B6ColumnVyAJGGGGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyANyAA0B6ColumnVyAJGGGGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyANyAA0B6ColumnVyAJGGGGGGG_Ttg5:
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
	movq	%r13, %rax
	movq	160(%r13), %rbx
	movq	32(%r13), %rcx
	movq	64(%r13), %r8
	movq	%rcx, 88(%rsp)
	imulq	$224, %rcx, %rdx
	leaq	(%rbx,%rdx), %r9
	testq	%r8, %r8
	je	.LBB45_5
	movq	56(%rax), %rcx
	cmpq	$1, %r8
	jne	.LBB45_51
	xorl	%edx, %edx
	jmp	.LBB45_3
.LBB45_51:
	movq	%r8, %rsi
	andq	$-2, %rsi
	leaq	(%rdx,%rbx), %rdi
	addq	$416, %rdi
	xorl	%edx, %edx
	.p2align	4
.LBB45_52:
	vbroadcastss	(%rcx,%rdx,4), %ymm4
	vmovups	%ymm4, -416(%rdi)
	vmovups	%ymm4, -384(%rdi)
	vmovups	%ymm4, -352(%rdi)
	vmovups	%ymm4, -320(%rdi)
	vmovups	%ymm4, -288(%rdi)
	vmovups	%ymm4, -256(%rdi)
	vmovups	%ymm4, -224(%rdi)
	vbroadcastss	4(%rcx,%rdx,4), %ymm4
	vmovups	%ymm4, -192(%rdi)
	vmovups	%ymm4, -160(%rdi)
	vmovups	%ymm4, -128(%rdi)
	vmovups	%ymm4, -96(%rdi)
	vmovups	%ymm4, -64(%rdi)
	vmovups	%ymm4, -32(%rdi)
	vmovups	%ymm4, (%rdi)
	addq	$2, %rdx
	addq	$448, %rdi
	cmpq	%rdx, %rsi
	jne	.LBB45_52
.LBB45_3:
	testb	$1, %r8b
	je	.LBB45_5
	imulq	$224, %rdx, %rsi
	vbroadcastss	(%rcx,%rdx,4), %ymm4
	vmovups	%ymm4, (%r9,%rsi)
	vmovups	%ymm4, 32(%r9,%rsi)
	vmovups	%ymm4, 64(%r9,%rsi)
	vmovups	%ymm4, 96(%r9,%rsi)
	vmovups	%ymm4, 128(%r9,%rsi)
	vmovups	%ymm4, 160(%r9,%rsi)
	vmovups	%ymm4, 192(%r9,%rsi)
.LBB45_5:
	movq	24(%rax), %r12
	testq	%r12, %r12
	jle	.LBB45_30
	vinsertf128	$1, %xmm1, %ymm0, %ymm10
	vinsertf128	$1, %xmm3, %ymm2, %ymm11
	movabsq	$9223372036854775807, %r11
	movq	40(%rax), %rbp
	movq	48(%rax), %rdi
	movq	16(%rax), %r15
	movq	(%rax), %rcx
	movq	%rcx, 16(%rsp)
	movq	8(%rax), %r13
	movq	%r15, (%rsp)
	andq	$-4, %r15
	leaq	(,%r13,4), %rax
	movq	%rax, 40(%rsp)
	leaq	(%rax,%rax,2), %r14
	leaq	-220(%rbx), %rax
	movq	%rax, 56(%rsp)
	leaq	896(%rbx), %rax
	movq	%rax, 48(%rsp)
	xorl	%r10d, %r10d
	movq	%r8, 80(%rsp)
	movq	%r9, 72(%rsp)
	movq	%r12, 64(%rsp)
	vmovups	%ymm10, 176(%rsp)
	vmovups	%ymm11, 144(%rsp)
	jmp	.LBB45_7
	.p2align	4
.LBB45_29:
	leaq	(%rdi,%r8,4), %rdi
	cmpq	%r12, %r10
	jge	.LBB45_30
.LBB45_7:
	movq	%rdi, 96(%rsp)
	subq	%r10, %r12
	movq	88(%rsp), %rax
	cmpq	%rax, %r12
	cmovgeq	%rax, %r12
	cmpq	$55, (%rsp)
	movq	%r10, 8(%rsp)
	jg	.LBB45_10
	imulq	$56, %r12, %rax
	testq	%rax, %rax
	je	.LBB45_10
	imulq	$224, %r12, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	movq	8(%rsp), %r10
	movabsq	$9223372036854775807, %r11
	vmovups	144(%rsp), %ymm11
	vmovups	176(%rsp), %ymm10
.LBB45_10:
	movq	16(%rsp), %rax
	leaq	(%rax,%r10,4), %rcx
	movq	%r12, %rax
	andq	$-4, %rax
	movq	%rax, 32(%rsp)
	cmpq	$4, %r12
	jge	.LBB45_11
.LBB45_14:
	cmpq	$0, (%rsp)
	je	.LBB45_19
	movq	8(%rsp), %rsi
	leaq	(%r12,%rsi), %rax
	imulq	$224, %r12, %rdx
	addq	56(%rsp), %rdx
	movq	%rdx, 120(%rsp)
	movq	16(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rsi
	movq	%rsi, 112(%rsp)
	leaq	(%rdx,%rax,4), %rax
	movq	%rax, 104(%rsp)
	movq	%rbx, %r10
	movq	48(%rsp), %r11
	xorl	%r9d, %r9d
	jmp	.LBB45_16
	.p2align	4
.LBB45_18:
	incq	%r9
	addq	40(%rsp), %rcx
	addq	$4, %r11
	addq	$4, %r10
	cmpq	(%rsp), %r9
	je	.LBB45_19
.LBB45_16:
	cmpq	%r15, %r9
	jge	.LBB45_31
	movq	32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r12, %rax
	je	.LBB45_18
	jmp	.LBB45_33
	.p2align	4
.LBB45_31:
	testq	%r12, %r12
	je	.LBB45_18
	xorl	%esi, %esi
.LBB45_33:
	movq	%r12, %rax
	subq	%rsi, %rax
	cmpq	$40, %rax
	jae	.LBB45_34
.LBB45_41:
	movl	%r12d, %edi
	subl	%esi, %edi
	movq	%rsi, %rax
	andl	$7, %edi
	je	.LBB45_44
	imulq	$224, %rsi, %rdx
	addq	%r10, %rdx
	imulq	$56, %rdi, %rdi
	xorl	%r8d, %r8d
	movq	%rsi, %rax
	.p2align	4
.LBB45_43:
	vmovss	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%rdx,%r8,4)
	addq	$56, %r8
	cmpq	%r8, %rdi
	jne	.LBB45_43
.LBB45_44:
	subq	%r12, %rsi
	cmpq	$-8, %rsi
	ja	.LBB45_18
	imulq	$224, %rax, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB45_46:
	vmovss	(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -896(%rdx)
	vmovss	4(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -672(%rdx)
	vmovss	8(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -448(%rdx)
	vmovss	12(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -224(%rdx)
	vmovss	16(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, (%rdx)
	vmovss	20(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, 224(%rdx)
	vmovss	24(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, 448(%rdx)
	vmovss	28(%rcx,%rax,4), %xmm0
	addq	$8, %rax
	vmovss	%xmm0, 672(%rdx)
	addq	$1792, %rdx
	cmpq	%rax, %r12
	jne	.LBB45_46
	jmp	.LBB45_18
	.p2align	4
.LBB45_34:
	movq	%rax, 24(%rsp)
	leaq	(%rbx,%r9,4), %rdi
	movq	%rsi, %rax
	notq	%rax
	addq	%r12, %rax
	imulq	$224, %rsi, %r8
	addq	%r8, %rdi
	movl	$224, %edx
	mulq	%rdx
	seto	%dl
	addq	%rdi, %rax
	cmpq	%rdi, %rax
	jb	.LBB45_41
	testb	%dl, %dl
	jne	.LBB45_41
	movq	40(%rsp), %rax
	imulq	%r9, %rax
	movq	112(%rsp), %rdx
	addq	%rax, %rdx
	movq	%rdx, 136(%rsp)
	movq	120(%rsp), %rdx
	leaq	(%rdx,%r9,4), %rdx
	movq	%rdx, 128(%rsp)
	movq	136(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rdx
	cmpq	128(%rsp), %rdx
	jae	.LBB45_38
	addq	104(%rsp), %rax
	cmpq	%rax, %rdi
	jb	.LBB45_41
.LBB45_38:
	movq	24(%rsp), %rax
	andq	$-8, %rax
	leaq	(%rcx,%rsi,4), %rdx
	addq	%rax, %rsi
	addq	%r11, %r8
	xorl	%edi, %edi
	.p2align	4
.LBB45_39:
	vmovups	(%rdx,%rdi,4), %xmm0
	vmovups	16(%rdx,%rdi,4), %xmm1
	vmovss	%xmm0, -896(%r8)
	vextractps	$1, %xmm0, -672(%r8)
	vextractps	$2, %xmm0, -448(%r8)
	vextractps	$3, %xmm0, -224(%r8)
	vmovss	%xmm1, (%r8)
	vextractps	$1, %xmm1, 224(%r8)
	vextractps	$2, %xmm1, 448(%r8)
	vextractps	$3, %xmm1, 672(%r8)
	addq	$8, %rdi
	addq	$1792, %r8
	cmpq	%rdi, %rax
	jne	.LBB45_39
	cmpq	%rax, 24(%rsp)
	je	.LBB45_18
	jmp	.LBB45_41
	.p2align	4
.LBB45_19:
	movq	8(%rsp), %r10
	addq	%r12, %r10
	vmovaps	%ymm10, %ymm0
	movq	64(%rsp), %r12
	cmpq	%r12, %r10
	je	.LBB45_21
	vbroadcastss	.LCPI45_0(%rip), %ymm0
.LBB45_21:
	vmovaps	%ymm11, %ymm1
	movq	80(%rsp), %r8
	movq	72(%rsp), %r9
	movq	96(%rsp), %rdi
	je	.LBB45_23
	vbroadcastss	.LCPI45_1(%rip), %ymm1
.LBB45_23:
	testq	%r8, %r8
	movabsq	$9223372036854775807, %r11
	je	.LBB45_29
	xorl	%eax, %eax
	jmp	.LBB45_25
	.p2align	4
.LBB45_28:
	incq	%rax
	vmaxps	%ymm8, %ymm0, %ymm8
	vminps	%ymm8, %ymm1, %ymm8
	vmovups	%ymm8, (%r9,%rcx)
	vmaxps	%ymm7, %ymm0, %ymm7
	vminps	%ymm7, %ymm1, %ymm7
	vmovups	%ymm7, 32(%r9,%rcx)
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	vmovups	%ymm6, 64(%r9,%rcx)
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, 96(%r9,%rcx)
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, 128(%r9,%rcx)
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, 160(%r9,%rcx)
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, 192(%r9,%rcx)
	cmpq	%r8, %rax
	je	.LBB45_29
.LBB45_25:
	imulq	$224, %rax, %rcx
	vmovups	(%r9,%rcx), %ymm8
	vmovups	32(%r9,%rcx), %ymm7
	vmovups	64(%r9,%rcx), %ymm6
	vmovups	96(%r9,%rcx), %ymm5
	vmovups	128(%r9,%rcx), %ymm4
	vmovups	160(%r9,%rcx), %ymm3
	vmovups	192(%r9,%rcx), %ymm2
	movslq	(%rdi,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB45_28
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB45_27:
	movslq	(%rbp), %rsi
	vbroadcastss	4(%rbp), %ymm9
	vfmadd231ps	(%rbx,%rsi,4), %ymm9, %ymm8
	vfmadd231ps	32(%rbx,%rsi,4), %ymm9, %ymm7
	vfmadd231ps	64(%rbx,%rsi,4), %ymm9, %ymm6
	vfmadd231ps	96(%rbx,%rsi,4), %ymm9, %ymm5
	vfmadd231ps	128(%rbx,%rsi,4), %ymm9, %ymm4
	vfmadd231ps	160(%rbx,%rsi,4), %ymm9, %ymm3
	vfmadd231ps	192(%rbx,%rsi,4), %ymm9, %ymm2
	addq	$8, %rbp
	cmpq	%rdx, %rbp
	jb	.LBB45_27
	jmp	.LBB45_28
	.p2align	4
.LBB45_11:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB45_12
	.p2align	4
.LBB45_50:
	movq	%rax, %rsi
	cmpq	32(%rsp), %rax
	jge	.LBB45_14
.LBB45_12:
	addq	$4, %rax
	jno	.LBB45_47
	movq	%r11, %rax
	cmpq	$4, (%rsp)
	jge	.LBB45_48
	jmp	.LBB45_14
	.p2align	4
.LBB45_47:
	cmpq	$4, (%rsp)
	jl	.LBB45_50
.LBB45_48:
	imulq	$224, %rsi, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB45_49:
	addq	$4, %rdi
	cmovoq	%r11, %rdi
	movq	%r8, %r9
	imulq	%r13, %r9
	leaq	(%rsi,%r9,4), %r10
	vmovups	(%rsi,%r9,4), %xmm0
	vmovups	(%r10,%r13,4), %xmm1
	vmovups	(%r10,%r13,8), %xmm2
	vmovups	(%r14,%r10), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rdx,%r8,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 224(%rdx,%r8,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 448(%rdx,%r8,4)
	vshufps	$51, %xmm0, %xmm1, %xmm0
	vshufps	$242, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, 672(%rdx,%r8,4)
	movq	%rdi, %r8
	cmpq	%r15, %rdi
	jl	.LBB45_49
	jmp	.LBB45_50
.LBB45_30:
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
.Lfunc_end45:
	.size	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyANyAA0B6ColumnVyAJGGGGGGG_Ttg5, .Lfunc_end45-$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyANyAA0B6ColumnVyAJGGGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI46_0:
	.long	0xff800000
.LCPI46_1:
	.long	0x7f800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyAA0B6ColumnVyAJGGGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyAA0B6ColumnVyAJGGGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyAA0B6ColumnVyAJGGGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyAA0B6ColumnVyAJGGGGGG_Ttg5:
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
	movq	%r13, %rax
	movq	160(%r13), %rbx
	movq	32(%r13), %rcx
	movq	64(%r13), %r9
	movq	%rcx, 104(%rsp)
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %r10
	testq	%r9, %r9
	je	.LBB46_6
	movq	56(%rax), %rdx
	movl	%r9d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r9
	jae	.LBB46_52
	xorl	%esi, %esi
	jmp	.LBB46_3
.LBB46_52:
	movq	%r9, %rdi
	andq	$-4, %rdi
	leaq	(%r10,%rbx), %r8
	addq	$736, %r8
	xorl	%esi, %esi
	.p2align	4
.LBB46_53:
	vbroadcastss	(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -736(%r8)
	vmovups	%ymm4, -704(%r8)
	vmovups	%ymm4, -672(%r8)
	vmovups	%ymm4, -640(%r8)
	vmovups	%ymm4, -608(%r8)
	vmovups	%ymm4, -576(%r8)
	vbroadcastss	4(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -544(%r8)
	vmovups	%ymm4, -512(%r8)
	vmovups	%ymm4, -480(%r8)
	vmovups	%ymm4, -448(%r8)
	vmovups	%ymm4, -416(%r8)
	vmovups	%ymm4, -384(%r8)
	vbroadcastss	8(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -352(%r8)
	vmovups	%ymm4, -320(%r8)
	vmovups	%ymm4, -288(%r8)
	vmovups	%ymm4, -256(%r8)
	vmovups	%ymm4, -224(%r8)
	vmovups	%ymm4, -192(%r8)
	vbroadcastss	12(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -160(%r8)
	vmovups	%ymm4, -128(%r8)
	vmovups	%ymm4, -96(%r8)
	vmovups	%ymm4, -64(%r8)
	vmovups	%ymm4, -32(%r8)
	vmovups	%ymm4, (%r8)
	addq	$4, %rsi
	addq	$768, %r8
	cmpq	%rsi, %rdi
	jne	.LBB46_53
.LBB46_3:
	testq	%rcx, %rcx
	je	.LBB46_6
	leaq	(%rdx,%rsi,4), %rdx
	leaq	(%rsi,%rsi,2), %rsi
	shlq	$6, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$160, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB46_5:
	vbroadcastss	(%rdx,%rdi,4), %ymm4
	vmovups	%ymm4, -160(%rsi)
	vmovups	%ymm4, -128(%rsi)
	vmovups	%ymm4, -96(%rsi)
	vmovups	%ymm4, -64(%rsi)
	vmovups	%ymm4, -32(%rsi)
	vmovups	%ymm4, (%rsi)
	incq	%rdi
	addq	$192, %rsi
	cmpq	%rdi, %rcx
	jne	.LBB46_5
.LBB46_6:
	movq	24(%rax), %r12
	testq	%r12, %r12
	jle	.LBB46_31
	vinsertf128	$1, %xmm1, %ymm0, %ymm9
	vinsertf128	$1, %xmm3, %ymm2, %ymm10
	addq	%rbx, %r10
	movabsq	$9223372036854775807, %r11
	movq	40(%rax), %r13
	movq	48(%rax), %rcx
	movq	%rcx, 24(%rsp)
	movq	16(%rax), %r15
	movq	(%rax), %rcx
	movq	%rcx, 32(%rsp)
	movq	8(%rax), %rbp
	movq	%r15, 8(%rsp)
	andq	$-4, %r15
	leaq	(,%rbp,4), %rax
	movq	%rax, 56(%rsp)
	leaq	(%rax,%rax,2), %r14
	leaq	-188(%rbx), %rax
	movq	%rax, 72(%rsp)
	leaq	768(%rbx), %rax
	movq	%rax, 64(%rsp)
	xorl	%edi, %edi
	movq	%r9, 96(%rsp)
	movq	%r10, 88(%rsp)
	movq	%r12, 80(%rsp)
	vmovups	%ymm9, 176(%rsp)
	vmovups	%ymm10, 144(%rsp)
	jmp	.LBB46_8
	.p2align	4
.LBB46_30:
	movq	24(%rsp), %rax
	leaq	(%rax,%r9,4), %rax
	movq	%rax, 24(%rsp)
	cmpq	%r12, %rdi
	jge	.LBB46_31
.LBB46_8:
	subq	%rdi, %r12
	movq	104(%rsp), %rax
	cmpq	%rax, %r12
	cmovgeq	%rax, %r12
	cmpq	$47, 8(%rsp)
	movq	%rdi, 16(%rsp)
	jg	.LBB46_11
	movq	%r12, %rax
	shlq	$4, %rax
	leaq	(%rax,%rax,2), %rax
	testq	%rax, %rax
	je	.LBB46_11
	movq	%r12, %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,2), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	movq	16(%rsp), %rdi
	movabsq	$9223372036854775807, %r11
	vmovups	144(%rsp), %ymm10
	vmovups	176(%rsp), %ymm9
.LBB46_11:
	movq	32(%rsp), %rax
	leaq	(%rax,%rdi,4), %rcx
	movq	%r12, %rax
	andq	$-4, %rax
	movq	%rax, 48(%rsp)
	cmpq	$4, %r12
	jge	.LBB46_12
.LBB46_15:
	cmpq	$0, 8(%rsp)
	je	.LBB46_20
	movq	16(%rsp), %rsi
	leaq	(%r12,%rsi), %rax
	leaq	(%r12,%r12,2), %rdx
	shlq	$6, %rdx
	addq	72(%rsp), %rdx
	movq	%rdx, 128(%rsp)
	movq	32(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rsi
	movq	%rsi, 120(%rsp)
	leaq	(%rdx,%rax,4), %rax
	movq	%rax, 112(%rsp)
	movq	%rbx, %r10
	movq	64(%rsp), %r11
	xorl	%r9d, %r9d
	jmp	.LBB46_17
	.p2align	4
.LBB46_19:
	incq	%r9
	addq	56(%rsp), %rcx
	addq	$4, %r11
	addq	$4, %r10
	cmpq	8(%rsp), %r9
	je	.LBB46_20
.LBB46_17:
	cmpq	%r15, %r9
	jge	.LBB46_32
	movq	48(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r12, %rax
	je	.LBB46_19
	jmp	.LBB46_34
	.p2align	4
.LBB46_32:
	testq	%r12, %r12
	je	.LBB46_19
	xorl	%esi, %esi
.LBB46_34:
	movq	%r12, %rax
	subq	%rsi, %rax
	cmpq	$40, %rax
	jae	.LBB46_35
.LBB46_42:
	movl	%r12d, %edi
	subl	%esi, %edi
	movq	%rsi, %rax
	andl	$7, %edi
	je	.LBB46_45
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$6, %rdx
	addq	%r10, %rdx
	shll	$4, %edi
	leaq	(%rdi,%rdi,2), %rdi
	xorl	%r8d, %r8d
	movq	%rsi, %rax
	.p2align	4
.LBB46_44:
	vmovss	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%rdx,%r8,4)
	addq	$48, %r8
	cmpq	%r8, %rdi
	jne	.LBB46_44
.LBB46_45:
	subq	%r12, %rsi
	cmpq	$-8, %rsi
	ja	.LBB46_19
	leaq	(%rax,%rax,2), %rdx
	shlq	$6, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB46_47:
	vmovss	(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -768(%rdx)
	vmovss	4(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -576(%rdx)
	vmovss	8(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -384(%rdx)
	vmovss	12(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -192(%rdx)
	vmovss	16(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, (%rdx)
	vmovss	20(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, 192(%rdx)
	vmovss	24(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, 384(%rdx)
	vmovss	28(%rcx,%rax,4), %xmm0
	addq	$8, %rax
	vmovss	%xmm0, 576(%rdx)
	addq	$1536, %rdx
	cmpq	%rax, %r12
	jne	.LBB46_47
	jmp	.LBB46_19
	.p2align	4
.LBB46_35:
	movq	%rax, 40(%rsp)
	leaq	(%rbx,%r9,4), %rdi
	movq	%rsi, %rax
	notq	%rax
	addq	%r12, %rax
	movq	%rsi, %rdx
	shlq	$6, %rdx
	leaq	(%rdx,%rdx,2), %r8
	movl	$192, %edx
	mulq	%rdx
	movq	%rdi, 136(%rsp)
	leaq	(%rdi,%r8), %rdi
	seto	%dl
	addq	%rdi, %rax
	cmpq	%rdi, %rax
	jb	.LBB46_42
	testb	%dl, %dl
	jne	.LBB46_42
	movq	56(%rsp), %rax
	imulq	%r9, %rax
	movq	120(%rsp), %rdx
	addq	%rax, %rdx
	movq	128(%rsp), %rdi
	leaq	(%rdi,%r9,4), %rdi
	leaq	(%rdx,%rsi,4), %rdx
	cmpq	%rdi, %rdx
	jae	.LBB46_39
	addq	112(%rsp), %rax
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$6, %rdx
	movq	136(%rsp), %rdi
	addq	%rdx, %rdi
	cmpq	%rax, %rdi
	jb	.LBB46_42
.LBB46_39:
	movq	40(%rsp), %rax
	andq	$-8, %rax
	leaq	(%rcx,%rsi,4), %rdx
	addq	%rax, %rsi
	addq	%r11, %r8
	xorl	%edi, %edi
	.p2align	4
.LBB46_40:
	vmovups	(%rdx,%rdi,4), %xmm0
	vmovups	16(%rdx,%rdi,4), %xmm1
	vmovss	%xmm0, -768(%r8)
	vextractps	$1, %xmm0, -576(%r8)
	vextractps	$2, %xmm0, -384(%r8)
	vextractps	$3, %xmm0, -192(%r8)
	vmovss	%xmm1, (%r8)
	vextractps	$1, %xmm1, 192(%r8)
	vextractps	$2, %xmm1, 384(%r8)
	vextractps	$3, %xmm1, 576(%r8)
	addq	$8, %rdi
	addq	$1536, %r8
	cmpq	%rdi, %rax
	jne	.LBB46_40
	cmpq	%rax, 40(%rsp)
	je	.LBB46_19
	jmp	.LBB46_42
	.p2align	4
.LBB46_20:
	movq	16(%rsp), %rdi
	addq	%r12, %rdi
	vmovaps	%ymm9, %ymm0
	movq	80(%rsp), %r12
	cmpq	%r12, %rdi
	je	.LBB46_22
	vbroadcastss	.LCPI46_0(%rip), %ymm0
.LBB46_22:
	vmovaps	%ymm10, %ymm1
	movq	96(%rsp), %r9
	movq	88(%rsp), %r10
	je	.LBB46_24
	vbroadcastss	.LCPI46_1(%rip), %ymm1
.LBB46_24:
	testq	%r9, %r9
	movabsq	$9223372036854775807, %r11
	je	.LBB46_30
	xorl	%eax, %eax
	jmp	.LBB46_26
	.p2align	4
.LBB46_29:
	incq	%rax
	vmaxps	%ymm7, %ymm0, %ymm7
	vminps	%ymm7, %ymm1, %ymm7
	vmovups	%ymm7, (%r10,%rcx)
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	vmovups	%ymm6, 32(%r10,%rcx)
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, 64(%r10,%rcx)
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, 96(%r10,%rcx)
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, 128(%r10,%rcx)
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, 160(%r10,%rcx)
	cmpq	%r9, %rax
	je	.LBB46_30
.LBB46_26:
	movq	%rax, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rcx
	vmovups	(%r10,%rcx), %ymm7
	vmovups	32(%r10,%rcx), %ymm6
	vmovups	64(%r10,%rcx), %ymm5
	vmovups	96(%r10,%rcx), %ymm4
	vmovups	128(%r10,%rcx), %ymm3
	vmovups	160(%r10,%rcx), %ymm2
	movq	24(%rsp), %rdx
	movslq	(%rdx,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB46_29
	leaq	(,%rdx,8), %rdx
	addq	%r13, %rdx
	.p2align	4
.LBB46_28:
	movslq	(%r13), %rsi
	vbroadcastss	4(%r13), %ymm8
	vfmadd231ps	(%rbx,%rsi,4), %ymm8, %ymm7
	vfmadd231ps	32(%rbx,%rsi,4), %ymm8, %ymm6
	vfmadd231ps	64(%rbx,%rsi,4), %ymm8, %ymm5
	vfmadd231ps	96(%rbx,%rsi,4), %ymm8, %ymm4
	vfmadd231ps	128(%rbx,%rsi,4), %ymm8, %ymm3
	vfmadd231ps	160(%rbx,%rsi,4), %ymm8, %ymm2
	addq	$8, %r13
	cmpq	%rdx, %r13
	jb	.LBB46_28
	jmp	.LBB46_29
	.p2align	4
.LBB46_12:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB46_13
	.p2align	4
.LBB46_51:
	movq	%rax, %rsi
	cmpq	48(%rsp), %rax
	jge	.LBB46_15
.LBB46_13:
	addq	$4, %rax
	jno	.LBB46_48
	movq	%r11, %rax
	cmpq	$4, 8(%rsp)
	jge	.LBB46_49
	jmp	.LBB46_15
	.p2align	4
.LBB46_48:
	cmpq	$4, 8(%rsp)
	jl	.LBB46_51
.LBB46_49:
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB46_50:
	addq	$4, %rdi
	cmovoq	%r11, %rdi
	movq	%r8, %r9
	imulq	%rbp, %r9
	leaq	(%rsi,%r9,4), %r10
	vmovups	(%rsi,%r9,4), %xmm0
	vmovups	(%r10,%rbp,4), %xmm1
	vmovups	(%r10,%rbp,8), %xmm2
	vmovups	(%r14,%r10), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rdx,%r8,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 192(%rdx,%r8,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 384(%rdx,%r8,4)
	vshufps	$51, %xmm0, %xmm1, %xmm0
	vshufps	$242, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, 576(%rdx,%r8,4)
	movq	%rdi, %r8
	cmpq	%r15, %rdi
	jl	.LBB46_50
	jmp	.LBB46_51
.LBB46_31:
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
.Lfunc_end46:
	.size	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyAA0B6ColumnVyAJGGGGGG_Ttg5, .Lfunc_end46-$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyANyAA0B6ColumnVyAJGGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI47_0:
	.long	0xff800000
.LCPI47_1:
	.long	0x7f800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyAA0B6ColumnVyAJGGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyAA0B6ColumnVyAJGGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyAA0B6ColumnVyAJGGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyAA0B6ColumnVyAJGGGGG_Ttg5:
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
	movq	%r13, %rax
	movq	160(%r13), %rbx
	movq	32(%r13), %rcx
	movq	64(%r13), %r9
	movq	%rcx, 104(%rsp)
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,4), %r10
	testq	%r9, %r9
	je	.LBB47_6
	movq	56(%rax), %rdx
	movl	%r9d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r9
	jae	.LBB47_52
	xorl	%esi, %esi
	jmp	.LBB47_3
.LBB47_52:
	movq	%r9, %rdi
	andq	$-4, %rdi
	leaq	(%r10,%rbx), %r8
	addq	$608, %r8
	xorl	%esi, %esi
	.p2align	4
.LBB47_53:
	vbroadcastss	(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -608(%r8)
	vmovups	%ymm4, -576(%r8)
	vmovups	%ymm4, -544(%r8)
	vmovups	%ymm4, -512(%r8)
	vmovups	%ymm4, -480(%r8)
	vbroadcastss	4(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -448(%r8)
	vmovups	%ymm4, -416(%r8)
	vmovups	%ymm4, -384(%r8)
	vmovups	%ymm4, -352(%r8)
	vmovups	%ymm4, -320(%r8)
	vbroadcastss	8(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -288(%r8)
	vmovups	%ymm4, -256(%r8)
	vmovups	%ymm4, -224(%r8)
	vmovups	%ymm4, -192(%r8)
	vmovups	%ymm4, -160(%r8)
	vbroadcastss	12(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -128(%r8)
	vmovups	%ymm4, -96(%r8)
	vmovups	%ymm4, -64(%r8)
	vmovups	%ymm4, -32(%r8)
	vmovups	%ymm4, (%r8)
	addq	$4, %rsi
	addq	$640, %r8
	cmpq	%rsi, %rdi
	jne	.LBB47_53
.LBB47_3:
	testq	%rcx, %rcx
	je	.LBB47_6
	leaq	(%rdx,%rsi,4), %rdx
	leaq	(%rsi,%rsi,4), %rsi
	shlq	$5, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$128, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB47_5:
	vbroadcastss	(%rdx,%rdi,4), %ymm4
	vmovups	%ymm4, -128(%rsi)
	vmovups	%ymm4, -96(%rsi)
	vmovups	%ymm4, -64(%rsi)
	vmovups	%ymm4, -32(%rsi)
	vmovups	%ymm4, (%rsi)
	incq	%rdi
	addq	$160, %rsi
	cmpq	%rdi, %rcx
	jne	.LBB47_5
.LBB47_6:
	movq	24(%rax), %r12
	testq	%r12, %r12
	jle	.LBB47_31
	vinsertf128	$1, %xmm1, %ymm0, %ymm8
	vinsertf128	$1, %xmm3, %ymm2, %ymm9
	addq	%rbx, %r10
	movabsq	$9223372036854775807, %r11
	movq	40(%rax), %r13
	movq	48(%rax), %rcx
	movq	%rcx, 24(%rsp)
	movq	16(%rax), %r15
	movq	(%rax), %rcx
	movq	%rcx, 32(%rsp)
	movq	8(%rax), %rbp
	movq	%r15, 8(%rsp)
	andq	$-4, %r15
	leaq	(,%rbp,4), %rax
	movq	%rax, 56(%rsp)
	leaq	(%rax,%rax,2), %r14
	leaq	-156(%rbx), %rax
	movq	%rax, 72(%rsp)
	leaq	640(%rbx), %rax
	movq	%rax, 64(%rsp)
	xorl	%edi, %edi
	movq	%r9, 96(%rsp)
	movq	%r10, 88(%rsp)
	movq	%r12, 80(%rsp)
	vmovups	%ymm8, 176(%rsp)
	vmovups	%ymm9, 144(%rsp)
	jmp	.LBB47_8
	.p2align	4
.LBB47_30:
	movq	24(%rsp), %rax
	leaq	(%rax,%r9,4), %rax
	movq	%rax, 24(%rsp)
	cmpq	%r12, %rdi
	jge	.LBB47_31
.LBB47_8:
	subq	%rdi, %r12
	movq	104(%rsp), %rax
	cmpq	%rax, %r12
	cmovgeq	%rax, %r12
	cmpq	$39, 8(%rsp)
	movq	%rdi, 16(%rsp)
	jg	.LBB47_11
	leaq	(,%r12,8), %rax
	leaq	(%rax,%rax,4), %rax
	testq	%rax, %rax
	je	.LBB47_11
	movq	%r12, %rax
	shlq	$5, %rax
	leaq	(%rax,%rax,4), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	movq	16(%rsp), %rdi
	movabsq	$9223372036854775807, %r11
	vmovups	144(%rsp), %ymm9
	vmovups	176(%rsp), %ymm8
.LBB47_11:
	movq	32(%rsp), %rax
	leaq	(%rax,%rdi,4), %rcx
	movq	%r12, %rax
	andq	$-4, %rax
	movq	%rax, 48(%rsp)
	cmpq	$4, %r12
	jge	.LBB47_12
.LBB47_15:
	cmpq	$0, 8(%rsp)
	je	.LBB47_20
	movq	16(%rsp), %rsi
	leaq	(%r12,%rsi), %rax
	leaq	(%r12,%r12,4), %rdx
	shlq	$5, %rdx
	addq	72(%rsp), %rdx
	movq	%rdx, 128(%rsp)
	movq	32(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rsi
	movq	%rsi, 120(%rsp)
	leaq	(%rdx,%rax,4), %rax
	movq	%rax, 112(%rsp)
	movq	%rbx, %r10
	movq	64(%rsp), %r11
	xorl	%r9d, %r9d
	jmp	.LBB47_17
	.p2align	4
.LBB47_19:
	incq	%r9
	addq	56(%rsp), %rcx
	addq	$4, %r11
	addq	$4, %r10
	cmpq	8(%rsp), %r9
	je	.LBB47_20
.LBB47_17:
	cmpq	%r15, %r9
	jge	.LBB47_32
	movq	48(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r12, %rax
	je	.LBB47_19
	jmp	.LBB47_34
	.p2align	4
.LBB47_32:
	testq	%r12, %r12
	je	.LBB47_19
	xorl	%esi, %esi
.LBB47_34:
	movq	%r12, %rax
	subq	%rsi, %rax
	cmpq	$40, %rax
	jae	.LBB47_35
.LBB47_42:
	movl	%r12d, %edi
	subl	%esi, %edi
	movq	%rsi, %rax
	andl	$7, %edi
	je	.LBB47_45
	leaq	(%rsi,%rsi,4), %rdx
	shlq	$5, %rdx
	addq	%r10, %rdx
	shll	$3, %edi
	leaq	(%rdi,%rdi,4), %rdi
	xorl	%r8d, %r8d
	movq	%rsi, %rax
	.p2align	4
.LBB47_44:
	vmovss	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%rdx,%r8,4)
	addq	$40, %r8
	cmpq	%r8, %rdi
	jne	.LBB47_44
.LBB47_45:
	subq	%r12, %rsi
	cmpq	$-8, %rsi
	ja	.LBB47_19
	leaq	(%rax,%rax,4), %rdx
	shlq	$5, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB47_47:
	vmovss	(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -640(%rdx)
	vmovss	4(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -480(%rdx)
	vmovss	8(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -320(%rdx)
	vmovss	12(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -160(%rdx)
	vmovss	16(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, (%rdx)
	vmovss	20(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, 160(%rdx)
	vmovss	24(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, 320(%rdx)
	vmovss	28(%rcx,%rax,4), %xmm0
	addq	$8, %rax
	vmovss	%xmm0, 480(%rdx)
	addq	$1280, %rdx
	cmpq	%rax, %r12
	jne	.LBB47_47
	jmp	.LBB47_19
	.p2align	4
.LBB47_35:
	movq	%rax, 40(%rsp)
	leaq	(%rbx,%r9,4), %rdi
	movq	%rsi, %rax
	notq	%rax
	addq	%r12, %rax
	movq	%rsi, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,4), %r8
	movl	$160, %edx
	mulq	%rdx
	movq	%rdi, 136(%rsp)
	leaq	(%rdi,%r8), %rdi
	seto	%dl
	addq	%rdi, %rax
	cmpq	%rdi, %rax
	jb	.LBB47_42
	testb	%dl, %dl
	jne	.LBB47_42
	movq	56(%rsp), %rax
	imulq	%r9, %rax
	movq	120(%rsp), %rdx
	addq	%rax, %rdx
	movq	128(%rsp), %rdi
	leaq	(%rdi,%r9,4), %rdi
	leaq	(%rdx,%rsi,4), %rdx
	cmpq	%rdi, %rdx
	jae	.LBB47_39
	addq	112(%rsp), %rax
	leaq	(%rsi,%rsi,4), %rdx
	shlq	$5, %rdx
	movq	136(%rsp), %rdi
	addq	%rdx, %rdi
	cmpq	%rax, %rdi
	jb	.LBB47_42
.LBB47_39:
	movq	40(%rsp), %rax
	andq	$-8, %rax
	leaq	(%rcx,%rsi,4), %rdx
	addq	%rax, %rsi
	addq	%r11, %r8
	xorl	%edi, %edi
	.p2align	4
.LBB47_40:
	vmovups	(%rdx,%rdi,4), %xmm0
	vmovups	16(%rdx,%rdi,4), %xmm1
	vmovss	%xmm0, -640(%r8)
	vextractps	$1, %xmm0, -480(%r8)
	vextractps	$2, %xmm0, -320(%r8)
	vextractps	$3, %xmm0, -160(%r8)
	vmovss	%xmm1, (%r8)
	vextractps	$1, %xmm1, 160(%r8)
	vextractps	$2, %xmm1, 320(%r8)
	vextractps	$3, %xmm1, 480(%r8)
	addq	$8, %rdi
	addq	$1280, %r8
	cmpq	%rdi, %rax
	jne	.LBB47_40
	cmpq	%rax, 40(%rsp)
	je	.LBB47_19
	jmp	.LBB47_42
	.p2align	4
.LBB47_20:
	movq	16(%rsp), %rdi
	addq	%r12, %rdi
	vmovaps	%ymm8, %ymm0
	movq	80(%rsp), %r12
	cmpq	%r12, %rdi
	je	.LBB47_22
	vbroadcastss	.LCPI47_0(%rip), %ymm0
.LBB47_22:
	vmovaps	%ymm9, %ymm1
	movq	96(%rsp), %r9
	movq	88(%rsp), %r10
	je	.LBB47_24
	vbroadcastss	.LCPI47_1(%rip), %ymm1
.LBB47_24:
	testq	%r9, %r9
	movabsq	$9223372036854775807, %r11
	je	.LBB47_30
	xorl	%eax, %eax
	jmp	.LBB47_26
	.p2align	4
.LBB47_29:
	incq	%rax
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	vmovups	%ymm6, (%r10,%rcx)
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, 32(%r10,%rcx)
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, 64(%r10,%rcx)
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, 96(%r10,%rcx)
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, 128(%r10,%rcx)
	cmpq	%r9, %rax
	je	.LBB47_30
.LBB47_26:
	movq	%rax, %rcx
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,4), %rcx
	vmovups	(%r10,%rcx), %ymm6
	vmovups	32(%r10,%rcx), %ymm5
	vmovups	64(%r10,%rcx), %ymm4
	vmovups	96(%r10,%rcx), %ymm3
	vmovups	128(%r10,%rcx), %ymm2
	movq	24(%rsp), %rdx
	movslq	(%rdx,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB47_29
	leaq	(,%rdx,8), %rdx
	addq	%r13, %rdx
	.p2align	4
.LBB47_28:
	movslq	(%r13), %rsi
	vbroadcastss	4(%r13), %ymm7
	vfmadd231ps	(%rbx,%rsi,4), %ymm7, %ymm6
	vfmadd231ps	32(%rbx,%rsi,4), %ymm7, %ymm5
	vfmadd231ps	64(%rbx,%rsi,4), %ymm7, %ymm4
	vfmadd231ps	96(%rbx,%rsi,4), %ymm7, %ymm3
	vfmadd231ps	128(%rbx,%rsi,4), %ymm7, %ymm2
	addq	$8, %r13
	cmpq	%rdx, %r13
	jb	.LBB47_28
	jmp	.LBB47_29
	.p2align	4
.LBB47_12:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB47_13
	.p2align	4
.LBB47_51:
	movq	%rax, %rsi
	cmpq	48(%rsp), %rax
	jge	.LBB47_15
.LBB47_13:
	addq	$4, %rax
	jno	.LBB47_48
	movq	%r11, %rax
	cmpq	$4, 8(%rsp)
	jge	.LBB47_49
	jmp	.LBB47_15
	.p2align	4
.LBB47_48:
	cmpq	$4, 8(%rsp)
	jl	.LBB47_51
.LBB47_49:
	leaq	(%rsi,%rsi,4), %rdx
	shlq	$5, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB47_50:
	addq	$4, %rdi
	cmovoq	%r11, %rdi
	movq	%r8, %r9
	imulq	%rbp, %r9
	leaq	(%rsi,%r9,4), %r10
	vmovups	(%rsi,%r9,4), %xmm0
	vmovups	(%r10,%rbp,4), %xmm1
	vmovups	(%r10,%rbp,8), %xmm2
	vmovups	(%r14,%r10), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rdx,%r8,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 160(%rdx,%r8,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 320(%rdx,%r8,4)
	vshufps	$51, %xmm0, %xmm1, %xmm0
	vshufps	$242, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, 480(%rdx,%r8,4)
	movq	%rdi, %r8
	cmpq	%r15, %rdi
	jl	.LBB47_50
	jmp	.LBB47_51
.LBB47_31:
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
.Lfunc_end47:
	.size	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyAA0B6ColumnVyAJGGGGG_Ttg5, .Lfunc_end47-$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyANyAA0B6ColumnVyAJGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI48_0:
	.long	0xff800000
.LCPI48_1:
	.long	0x7f800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyAA0B6ColumnVyAJGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyAA0B6ColumnVyAJGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyAA0B6ColumnVyAJGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyAA0B6ColumnVyAJGGGG_Ttg5:
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
	movq	%r13, %rax
	movq	160(%r13), %rbx
	movq	32(%r13), %r10
	movq	64(%r13), %r9
	movq	%r10, 88(%rsp)
	shlq	$7, %r10
	testq	%r9, %r9
	je	.LBB48_6
	movq	56(%rax), %rdx
	movl	%r9d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r9
	jae	.LBB48_52
	xorl	%esi, %esi
	jmp	.LBB48_3
.LBB48_52:
	movq	%r9, %rdi
	andq	$-4, %rdi
	leaq	(%r10,%rbx), %r8
	addq	$480, %r8
	xorl	%esi, %esi
	.p2align	4
.LBB48_53:
	vbroadcastss	(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -480(%r8)
	vmovups	%ymm4, -448(%r8)
	vmovups	%ymm4, -416(%r8)
	vmovups	%ymm4, -384(%r8)
	vbroadcastss	4(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -352(%r8)
	vmovups	%ymm4, -320(%r8)
	vmovups	%ymm4, -288(%r8)
	vmovups	%ymm4, -256(%r8)
	vbroadcastss	8(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -224(%r8)
	vmovups	%ymm4, -192(%r8)
	vmovups	%ymm4, -160(%r8)
	vmovups	%ymm4, -128(%r8)
	vbroadcastss	12(%rdx,%rsi,4), %ymm4
	addq	$4, %rsi
	vmovups	%ymm4, -96(%r8)
	vmovups	%ymm4, -64(%r8)
	vmovups	%ymm4, -32(%r8)
	vmovups	%ymm4, (%r8)
	addq	$512, %r8
	cmpq	%rsi, %rdi
	jne	.LBB48_53
.LBB48_3:
	testq	%rcx, %rcx
	je	.LBB48_6
	leaq	(%rdx,%rsi,4), %rdx
	shlq	$7, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$96, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB48_5:
	vbroadcastss	(%rdx,%rdi,4), %ymm4
	vmovups	%ymm4, -96(%rsi)
	vmovups	%ymm4, -64(%rsi)
	vmovups	%ymm4, -32(%rsi)
	vmovups	%ymm4, (%rsi)
	incq	%rdi
	subq	$-128, %rsi
	cmpq	%rdi, %rcx
	jne	.LBB48_5
.LBB48_6:
	movq	24(%rax), %r12
	testq	%r12, %r12
	jle	.LBB48_31
	vinsertf128	$1, %xmm1, %ymm0, %ymm7
	vinsertf128	$1, %xmm3, %ymm2, %ymm8
	addq	%rbx, %r10
	movabsq	$9223372036854775807, %r11
	movq	40(%rax), %r13
	movq	48(%rax), %rdi
	movq	16(%rax), %r15
	movq	(%rax), %rcx
	movq	%rcx, 16(%rsp)
	movq	8(%rax), %rbp
	movq	%r15, (%rsp)
	andq	$-4, %r15
	leaq	(,%rbp,4), %rax
	movq	%rax, 40(%rsp)
	leaq	(%rax,%rax,2), %r14
	leaq	-124(%rbx), %rax
	movq	%rax, 56(%rsp)
	leaq	512(%rbx), %rax
	movq	%rax, 48(%rsp)
	xorl	%r8d, %r8d
	movq	%r9, 80(%rsp)
	movq	%r10, 72(%rsp)
	movq	%r12, 64(%rsp)
	vmovups	%ymm7, 176(%rsp)
	vmovups	%ymm8, 144(%rsp)
	jmp	.LBB48_8
	.p2align	4
.LBB48_30:
	leaq	(%rdi,%r9,4), %rdi
	cmpq	%r12, %r8
	jge	.LBB48_31
.LBB48_8:
	movq	%rdi, 96(%rsp)
	movq	%r8, 8(%rsp)
	subq	%r8, %r12
	movq	88(%rsp), %rax
	cmpq	%rax, %r12
	cmovgeq	%rax, %r12
	cmpq	$31, (%rsp)
	jg	.LBB48_11
	movb	$59, %al
	bzhiq	%rax, %r12, %rax
	je	.LBB48_11
	movq	%r12, %rdx
	shlq	$7, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	movabsq	$9223372036854775807, %r11
	vmovups	144(%rsp), %ymm8
	vmovups	176(%rsp), %ymm7
.LBB48_11:
	movq	16(%rsp), %rax
	movq	8(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%r12, %rcx
	andq	$-4, %rcx
	movq	%rcx, 32(%rsp)
	cmpq	$4, %r12
	jge	.LBB48_12
.LBB48_15:
	cmpq	$0, (%rsp)
	je	.LBB48_20
	movq	8(%rsp), %rsi
	leaq	(%r12,%rsi), %rcx
	movq	%r12, %rdx
	shlq	$7, %rdx
	addq	56(%rsp), %rdx
	movq	%rdx, 120(%rsp)
	movq	16(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rsi
	movq	%rsi, 112(%rsp)
	leaq	(%rdx,%rcx,4), %rcx
	movq	%rcx, 104(%rsp)
	movq	%rbx, %r8
	movq	48(%rsp), %r9
	xorl	%r10d, %r10d
	jmp	.LBB48_17
	.p2align	4
.LBB48_19:
	incq	%r10
	addq	40(%rsp), %rax
	addq	$4, %r9
	addq	$4, %r8
	cmpq	(%rsp), %r10
	je	.LBB48_20
.LBB48_17:
	cmpq	%r15, %r10
	jge	.LBB48_32
	movq	32(%rsp), %rdx
	movq	%rdx, %rcx
	cmpq	%r12, %rdx
	je	.LBB48_19
	jmp	.LBB48_34
	.p2align	4
.LBB48_32:
	testq	%r12, %r12
	je	.LBB48_19
	xorl	%ecx, %ecx
.LBB48_34:
	movq	%r12, %rdx
	subq	%rcx, %rdx
	cmpq	$32, %rdx
	jae	.LBB48_35
.LBB48_42:
	movl	%r12d, %r11d
	subl	%ecx, %r11d
	movq	%rcx, %rdi
	andl	$7, %r11d
	je	.LBB48_45
	movq	%rcx, %rdx
	shlq	$7, %rdx
	addq	%r8, %rdx
	shll	$5, %r11d
	xorl	%esi, %esi
	movq	%rcx, %rdi
	.p2align	4
.LBB48_44:
	vmovss	(%rax,%rdi,4), %xmm0
	incq	%rdi
	vmovss	%xmm0, (%rdx,%rsi,4)
	addq	$32, %rsi
	cmpq	%rsi, %r11
	jne	.LBB48_44
.LBB48_45:
	subq	%r12, %rcx
	cmpq	$-8, %rcx
	movabsq	$9223372036854775807, %r11
	ja	.LBB48_19
	movq	%rdi, %rcx
	shlq	$7, %rcx
	addq	%r9, %rcx
	.p2align	4
.LBB48_47:
	vmovss	(%rax,%rdi,4), %xmm0
	vmovss	%xmm0, -512(%rcx)
	vmovss	4(%rax,%rdi,4), %xmm0
	vmovss	%xmm0, -384(%rcx)
	vmovss	8(%rax,%rdi,4), %xmm0
	vmovss	%xmm0, -256(%rcx)
	vmovss	12(%rax,%rdi,4), %xmm0
	vmovss	%xmm0, -128(%rcx)
	vmovss	16(%rax,%rdi,4), %xmm0
	vmovss	%xmm0, (%rcx)
	vmovss	20(%rax,%rdi,4), %xmm0
	vmovss	%xmm0, 128(%rcx)
	vmovss	24(%rax,%rdi,4), %xmm0
	vmovss	%xmm0, 256(%rcx)
	vmovss	28(%rax,%rdi,4), %xmm0
	addq	$8, %rdi
	vmovss	%xmm0, 384(%rcx)
	addq	$1024, %rcx
	cmpq	%rdi, %r12
	jne	.LBB48_47
	jmp	.LBB48_19
	.p2align	4
.LBB48_35:
	movq	%rdx, 24(%rsp)
	leaq	(%rbx,%r10,4), %rdx
	movq	%rcx, %rsi
	notq	%rsi
	addq	%r12, %rsi
	movq	%rcx, %r11
	shlq	$7, %r11
	addq	%r11, %rdx
	movq	%rsi, %rdi
	shlq	$7, %rdi
	addq	%rdx, %rdi
	cmpq	%rdx, %rdi
	jb	.LBB48_42
	shrq	$57, %rsi
	jne	.LBB48_42
	movq	40(%rsp), %rsi
	imulq	%r10, %rsi
	movq	112(%rsp), %rdi
	addq	%rsi, %rdi
	movq	%rdi, 136(%rsp)
	movq	120(%rsp), %rdi
	leaq	(%rdi,%r10,4), %rdi
	movq	%rdi, 128(%rsp)
	movq	136(%rsp), %rdi
	leaq	(%rdi,%rcx,4), %rdi
	cmpq	128(%rsp), %rdi
	jae	.LBB48_39
	addq	104(%rsp), %rsi
	cmpq	%rsi, %rdx
	jb	.LBB48_42
.LBB48_39:
	movq	24(%rsp), %rdi
	andq	$-8, %rdi
	leaq	(%rax,%rcx,4), %rdx
	addq	%rdi, %rcx
	addq	%r9, %r11
	xorl	%esi, %esi
	.p2align	4
.LBB48_40:
	vmovups	(%rdx,%rsi,4), %xmm0
	vmovups	16(%rdx,%rsi,4), %xmm1
	vmovss	%xmm0, -512(%r11)
	vextractps	$1, %xmm0, -384(%r11)
	vextractps	$2, %xmm0, -256(%r11)
	vextractps	$3, %xmm0, -128(%r11)
	vmovss	%xmm1, (%r11)
	vextractps	$1, %xmm1, 128(%r11)
	vextractps	$2, %xmm1, 256(%r11)
	vextractps	$3, %xmm1, 384(%r11)
	addq	$8, %rsi
	addq	$1024, %r11
	cmpq	%rsi, %rdi
	jne	.LBB48_40
	cmpq	%rdi, 24(%rsp)
	movabsq	$9223372036854775807, %r11
	je	.LBB48_19
	jmp	.LBB48_42
	.p2align	4
.LBB48_20:
	movq	8(%rsp), %r8
	addq	%r12, %r8
	vmovaps	%ymm7, %ymm0
	movq	64(%rsp), %r12
	cmpq	%r12, %r8
	je	.LBB48_22
	vbroadcastss	.LCPI48_0(%rip), %ymm0
.LBB48_22:
	vmovaps	%ymm8, %ymm1
	movq	80(%rsp), %r9
	movq	72(%rsp), %r10
	movq	96(%rsp), %rdi
	je	.LBB48_24
	vbroadcastss	.LCPI48_1(%rip), %ymm1
.LBB48_24:
	testq	%r9, %r9
	je	.LBB48_30
	xorl	%eax, %eax
	jmp	.LBB48_26
	.p2align	4
.LBB48_29:
	incq	%rax
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%r10,%rcx)
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, 32(%r10,%rcx)
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, 64(%r10,%rcx)
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, 96(%r10,%rcx)
	cmpq	%r9, %rax
	je	.LBB48_30
.LBB48_26:
	movq	%rax, %rcx
	shlq	$7, %rcx
	vmovups	(%r10,%rcx), %ymm5
	vmovups	32(%r10,%rcx), %ymm4
	vmovups	64(%r10,%rcx), %ymm3
	vmovups	96(%r10,%rcx), %ymm2
	movslq	(%rdi,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB48_29
	leaq	(,%rdx,8), %rdx
	addq	%r13, %rdx
	.p2align	4
.LBB48_28:
	movslq	(%r13), %rsi
	vbroadcastss	4(%r13), %ymm6
	vfmadd231ps	(%rbx,%rsi,4), %ymm6, %ymm5
	vfmadd231ps	32(%rbx,%rsi,4), %ymm6, %ymm4
	vfmadd231ps	64(%rbx,%rsi,4), %ymm6, %ymm3
	vfmadd231ps	96(%rbx,%rsi,4), %ymm6, %ymm2
	addq	$8, %r13
	cmpq	%rdx, %r13
	jb	.LBB48_28
	jmp	.LBB48_29
	.p2align	4
.LBB48_12:
	xorl	%esi, %esi
	movq	%rsi, %rdx
	jmp	.LBB48_13
	.p2align	4
.LBB48_51:
	movq	%rdx, %rsi
	cmpq	32(%rsp), %rdx
	jge	.LBB48_15
.LBB48_13:
	addq	$4, %rdx
	jno	.LBB48_48
	movq	%r11, %rdx
	cmpq	$4, (%rsp)
	jge	.LBB48_49
	jmp	.LBB48_15
	.p2align	4
.LBB48_48:
	cmpq	$4, (%rsp)
	jl	.LBB48_51
.LBB48_49:
	leaq	(%rax,%rsi,4), %rcx
	shlq	$7, %rsi
	addq	%rbx, %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB48_50:
	addq	$4, %rdi
	cmovoq	%r11, %rdi
	movq	%r8, %r9
	imulq	%rbp, %r9
	leaq	(%rcx,%r9,4), %r10
	vmovups	(%rcx,%r9,4), %xmm0
	vmovups	(%r10,%rbp,4), %xmm1
	vmovups	(%r10,%rbp,8), %xmm2
	vmovups	(%r14,%r10), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rsi,%r8,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 128(%rsi,%r8,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 256(%rsi,%r8,4)
	vshufps	$51, %xmm0, %xmm1, %xmm0
	vshufps	$242, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, 384(%rsi,%r8,4)
	movq	%rdi, %r8
	cmpq	%r15, %rdi
	jl	.LBB48_50
	jmp	.LBB48_51
.LBB48_31:
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
.Lfunc_end48:
	.size	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyAA0B6ColumnVyAJGGGG_Ttg5, .Lfunc_end48-$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyANyAA0B6ColumnVyAJGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI49_0:
	.long	0xff800000
.LCPI49_1:
	.long	0x7f800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_Ttg5:
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
	movq	%r13, %rax
	movq	160(%r13), %rbx
	movq	32(%r13), %rcx
	movq	64(%r13), %r9
	movq	%rcx, 104(%rsp)
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,2), %r10
	testq	%r9, %r9
	je	.LBB49_6
	movq	56(%rax), %rdx
	movl	%r9d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r9
	jae	.LBB49_52
	xorl	%esi, %esi
	jmp	.LBB49_3
.LBB49_52:
	movq	%r9, %rdi
	andq	$-4, %rdi
	leaq	(%r10,%rbx), %r8
	addq	$352, %r8
	xorl	%esi, %esi
	.p2align	4
.LBB49_53:
	vbroadcastss	(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -352(%r8)
	vmovups	%ymm4, -320(%r8)
	vmovups	%ymm4, -288(%r8)
	vbroadcastss	4(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -256(%r8)
	vmovups	%ymm4, -224(%r8)
	vmovups	%ymm4, -192(%r8)
	vbroadcastss	8(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -160(%r8)
	vmovups	%ymm4, -128(%r8)
	vmovups	%ymm4, -96(%r8)
	vbroadcastss	12(%rdx,%rsi,4), %ymm4
	addq	$4, %rsi
	vmovups	%ymm4, -64(%r8)
	vmovups	%ymm4, -32(%r8)
	vmovups	%ymm4, (%r8)
	addq	$384, %r8
	cmpq	%rsi, %rdi
	jne	.LBB49_53
.LBB49_3:
	testq	%rcx, %rcx
	je	.LBB49_6
	leaq	(%rdx,%rsi,4), %rdx
	leaq	(%rsi,%rsi,2), %rsi
	shlq	$5, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$64, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB49_5:
	vbroadcastss	(%rdx,%rdi,4), %ymm4
	vmovups	%ymm4, -64(%rsi)
	vmovups	%ymm4, -32(%rsi)
	vmovups	%ymm4, (%rsi)
	incq	%rdi
	addq	$96, %rsi
	cmpq	%rdi, %rcx
	jne	.LBB49_5
.LBB49_6:
	movq	24(%rax), %r14
	testq	%r14, %r14
	jle	.LBB49_31
	vinsertf128	$1, %xmm1, %ymm0, %ymm6
	vinsertf128	$1, %xmm3, %ymm2, %ymm7
	addq	%rbx, %r10
	movabsq	$9223372036854775807, %r11
	movq	40(%rax), %r13
	movq	48(%rax), %rcx
	movq	%rcx, 24(%rsp)
	movq	16(%rax), %r15
	movq	(%rax), %rcx
	movq	%rcx, 32(%rsp)
	movq	8(%rax), %rbp
	movq	%r15, 8(%rsp)
	andq	$-4, %r15
	leaq	(,%rbp,4), %rax
	movq	%rax, 56(%rsp)
	leaq	(%rax,%rax,2), %r12
	leaq	-92(%rbx), %rax
	movq	%rax, 72(%rsp)
	leaq	384(%rbx), %rax
	movq	%rax, 64(%rsp)
	xorl	%edi, %edi
	movq	%r9, 96(%rsp)
	movq	%r10, 88(%rsp)
	movq	%r14, 80(%rsp)
	vmovups	%ymm6, 176(%rsp)
	vmovups	%ymm7, 144(%rsp)
	jmp	.LBB49_8
	.p2align	4
.LBB49_30:
	movq	24(%rsp), %rax
	leaq	(%rax,%r9,4), %rax
	movq	%rax, 24(%rsp)
	cmpq	%r14, %rdi
	jge	.LBB49_31
.LBB49_8:
	subq	%rdi, %r14
	movq	104(%rsp), %rax
	cmpq	%rax, %r14
	cmovgeq	%rax, %r14
	cmpq	$23, 8(%rsp)
	movq	%rdi, 16(%rsp)
	jg	.LBB49_11
	leaq	(,%r14,8), %rax
	leaq	(%rax,%rax,2), %rax
	testq	%rax, %rax
	je	.LBB49_11
	movq	%r14, %rax
	shlq	$5, %rax
	leaq	(%rax,%rax,2), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	movq	16(%rsp), %rdi
	movabsq	$9223372036854775807, %r11
	vmovups	144(%rsp), %ymm7
	vmovups	176(%rsp), %ymm6
.LBB49_11:
	movq	32(%rsp), %rax
	leaq	(%rax,%rdi,4), %rcx
	movq	%r14, %rax
	andq	$-4, %rax
	movq	%rax, 48(%rsp)
	cmpq	$4, %r14
	jge	.LBB49_12
.LBB49_15:
	cmpq	$0, 8(%rsp)
	je	.LBB49_20
	movq	16(%rsp), %rsi
	leaq	(%r14,%rsi), %rax
	leaq	(%r14,%r14,2), %rdx
	shlq	$5, %rdx
	addq	72(%rsp), %rdx
	movq	%rdx, 128(%rsp)
	movq	32(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rsi
	movq	%rsi, 120(%rsp)
	leaq	(%rdx,%rax,4), %rax
	movq	%rax, 112(%rsp)
	movq	%rbx, %r10
	movq	64(%rsp), %r11
	xorl	%r9d, %r9d
	jmp	.LBB49_17
	.p2align	4
.LBB49_19:
	incq	%r9
	addq	56(%rsp), %rcx
	addq	$4, %r11
	addq	$4, %r10
	cmpq	8(%rsp), %r9
	je	.LBB49_20
.LBB49_17:
	cmpq	%r15, %r9
	jge	.LBB49_32
	movq	48(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r14, %rax
	je	.LBB49_19
	jmp	.LBB49_34
	.p2align	4
.LBB49_32:
	testq	%r14, %r14
	je	.LBB49_19
	xorl	%esi, %esi
.LBB49_34:
	movq	%r14, %rax
	subq	%rsi, %rax
	cmpq	$40, %rax
	jae	.LBB49_35
.LBB49_42:
	movl	%r14d, %edi
	subl	%esi, %edi
	movq	%rsi, %rax
	andl	$7, %edi
	je	.LBB49_45
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$5, %rdx
	addq	%r10, %rdx
	shll	$3, %edi
	leaq	(%rdi,%rdi,2), %rdi
	xorl	%r8d, %r8d
	movq	%rsi, %rax
	.p2align	4
.LBB49_44:
	vmovss	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%rdx,%r8,4)
	addq	$24, %r8
	cmpq	%r8, %rdi
	jne	.LBB49_44
.LBB49_45:
	subq	%r14, %rsi
	cmpq	$-8, %rsi
	ja	.LBB49_19
	leaq	(%rax,%rax,2), %rdx
	shlq	$5, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB49_47:
	vmovss	(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -384(%rdx)
	vmovss	4(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -288(%rdx)
	vmovss	8(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -192(%rdx)
	vmovss	12(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -96(%rdx)
	vmovss	16(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, (%rdx)
	vmovss	20(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, 96(%rdx)
	vmovss	24(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, 192(%rdx)
	vmovss	28(%rcx,%rax,4), %xmm0
	addq	$8, %rax
	vmovss	%xmm0, 288(%rdx)
	addq	$768, %rdx
	cmpq	%rax, %r14
	jne	.LBB49_47
	jmp	.LBB49_19
	.p2align	4
.LBB49_35:
	movq	%rax, 40(%rsp)
	leaq	(%rbx,%r9,4), %rdi
	movq	%rsi, %rax
	notq	%rax
	addq	%r14, %rax
	movq	%rsi, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,2), %r8
	movl	$96, %edx
	mulq	%rdx
	movq	%rdi, 136(%rsp)
	leaq	(%rdi,%r8), %rdi
	seto	%dl
	addq	%rdi, %rax
	cmpq	%rdi, %rax
	jb	.LBB49_42
	testb	%dl, %dl
	jne	.LBB49_42
	movq	56(%rsp), %rax
	imulq	%r9, %rax
	movq	120(%rsp), %rdx
	addq	%rax, %rdx
	movq	128(%rsp), %rdi
	leaq	(%rdi,%r9,4), %rdi
	leaq	(%rdx,%rsi,4), %rdx
	cmpq	%rdi, %rdx
	jae	.LBB49_39
	addq	112(%rsp), %rax
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$5, %rdx
	movq	136(%rsp), %rdi
	addq	%rdx, %rdi
	cmpq	%rax, %rdi
	jb	.LBB49_42
.LBB49_39:
	movq	40(%rsp), %rax
	andq	$-8, %rax
	leaq	(%rcx,%rsi,4), %rdx
	addq	%rax, %rsi
	addq	%r11, %r8
	xorl	%edi, %edi
	.p2align	4
.LBB49_40:
	vmovups	(%rdx,%rdi,4), %xmm0
	vmovups	16(%rdx,%rdi,4), %xmm1
	vmovss	%xmm0, -384(%r8)
	vextractps	$1, %xmm0, -288(%r8)
	vextractps	$2, %xmm0, -192(%r8)
	vextractps	$3, %xmm0, -96(%r8)
	vmovss	%xmm1, (%r8)
	vextractps	$1, %xmm1, 96(%r8)
	vextractps	$2, %xmm1, 192(%r8)
	vextractps	$3, %xmm1, 288(%r8)
	addq	$8, %rdi
	addq	$768, %r8
	cmpq	%rdi, %rax
	jne	.LBB49_40
	cmpq	%rax, 40(%rsp)
	je	.LBB49_19
	jmp	.LBB49_42
	.p2align	4
.LBB49_20:
	movq	16(%rsp), %rdi
	addq	%r14, %rdi
	vmovaps	%ymm6, %ymm0
	movq	80(%rsp), %r14
	cmpq	%r14, %rdi
	je	.LBB49_22
	vbroadcastss	.LCPI49_0(%rip), %ymm0
.LBB49_22:
	vmovaps	%ymm7, %ymm1
	movq	96(%rsp), %r9
	movq	88(%rsp), %r10
	je	.LBB49_24
	vbroadcastss	.LCPI49_1(%rip), %ymm1
.LBB49_24:
	testq	%r9, %r9
	movabsq	$9223372036854775807, %r11
	je	.LBB49_30
	xorl	%eax, %eax
	jmp	.LBB49_26
	.p2align	4
.LBB49_29:
	incq	%rax
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r10,%rcx)
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, 32(%r10,%rcx)
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, 64(%r10,%rcx)
	cmpq	%r9, %rax
	je	.LBB49_30
.LBB49_26:
	movq	%rax, %rcx
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,2), %rcx
	vmovups	(%r10,%rcx), %ymm4
	vmovups	32(%r10,%rcx), %ymm3
	vmovups	64(%r10,%rcx), %ymm2
	movq	24(%rsp), %rdx
	movslq	(%rdx,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB49_29
	leaq	(,%rdx,8), %rdx
	addq	%r13, %rdx
	.p2align	4
.LBB49_28:
	movslq	(%r13), %rsi
	vbroadcastss	4(%r13), %ymm5
	vfmadd231ps	(%rbx,%rsi,4), %ymm5, %ymm4
	vfmadd231ps	32(%rbx,%rsi,4), %ymm5, %ymm3
	vfmadd231ps	64(%rbx,%rsi,4), %ymm5, %ymm2
	addq	$8, %r13
	cmpq	%rdx, %r13
	jb	.LBB49_28
	jmp	.LBB49_29
	.p2align	4
.LBB49_12:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB49_13
	.p2align	4
.LBB49_51:
	movq	%rax, %rsi
	cmpq	48(%rsp), %rax
	jge	.LBB49_15
.LBB49_13:
	addq	$4, %rax
	jno	.LBB49_48
	movq	%r11, %rax
	cmpq	$4, 8(%rsp)
	jge	.LBB49_49
	jmp	.LBB49_15
	.p2align	4
.LBB49_48:
	cmpq	$4, 8(%rsp)
	jl	.LBB49_51
.LBB49_49:
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$5, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB49_50:
	addq	$4, %rdi
	cmovoq	%r11, %rdi
	movq	%r8, %r9
	imulq	%rbp, %r9
	leaq	(%rsi,%r9,4), %r10
	vmovups	(%rsi,%r9,4), %xmm0
	vmovups	(%r10,%rbp,4), %xmm1
	vmovups	(%r10,%rbp,8), %xmm2
	vmovups	(%r12,%r10), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rdx,%r8,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 96(%rdx,%r8,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 192(%rdx,%r8,4)
	vshufps	$51, %xmm0, %xmm1, %xmm0
	vshufps	$242, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, 288(%rdx,%r8,4)
	movq	%rdi, %r8
	cmpq	%r15, %rdi
	jl	.LBB49_50
	jmp	.LBB49_51
.LBB49_31:
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
.Lfunc_end49:
	.size	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_Ttg5, .Lfunc_end49-$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI50_0:
	.long	0xff800000
.LCPI50_1:
	.long	0x7f800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAJGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAJGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAJGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAJGG_Ttg5:
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
	movq	%r13, %rax
	movq	160(%r13), %rbx
	movq	32(%r13), %r10
	movq	64(%r13), %r9
	movq	%r10, 88(%rsp)
	shlq	$6, %r10
	testq	%r9, %r9
	je	.LBB50_6
	movq	56(%rax), %rdx
	movl	%r9d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r9
	jae	.LBB50_52
	xorl	%esi, %esi
	jmp	.LBB50_3
.LBB50_52:
	movq	%r9, %rdi
	andq	$-4, %rdi
	leaq	(%r10,%rbx), %r8
	addq	$224, %r8
	xorl	%esi, %esi
	.p2align	4
.LBB50_53:
	vbroadcastss	(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -224(%r8)
	vmovups	%ymm4, -192(%r8)
	vbroadcastss	4(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -160(%r8)
	vmovups	%ymm4, -128(%r8)
	vbroadcastss	8(%rdx,%rsi,4), %ymm4
	vmovups	%ymm4, -96(%r8)
	vmovups	%ymm4, -64(%r8)
	vbroadcastss	12(%rdx,%rsi,4), %ymm4
	addq	$4, %rsi
	vmovups	%ymm4, -32(%r8)
	vmovups	%ymm4, (%r8)
	addq	$256, %r8
	cmpq	%rsi, %rdi
	jne	.LBB50_53
.LBB50_3:
	testq	%rcx, %rcx
	je	.LBB50_6
	leaq	(%rdx,%rsi,4), %rdx
	shlq	$6, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$32, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB50_5:
	vbroadcastss	(%rdx,%rdi,4), %ymm4
	vmovups	%ymm4, -32(%rsi)
	vmovups	%ymm4, (%rsi)
	incq	%rdi
	addq	$64, %rsi
	cmpq	%rdi, %rcx
	jne	.LBB50_5
.LBB50_6:
	movq	24(%rax), %r14
	testq	%r14, %r14
	jle	.LBB50_31
	vinsertf128	$1, %xmm1, %ymm0, %ymm5
	vinsertf128	$1, %xmm3, %ymm2, %ymm6
	addq	%rbx, %r10
	movabsq	$9223372036854775807, %r11
	movq	40(%rax), %r13
	movq	48(%rax), %rdi
	movq	16(%rax), %r15
	movq	(%rax), %rcx
	movq	%rcx, 16(%rsp)
	movq	8(%rax), %rbp
	movq	%r15, (%rsp)
	andq	$-4, %r15
	leaq	(,%rbp,4), %rax
	movq	%rax, 40(%rsp)
	leaq	(%rax,%rax,2), %r12
	leaq	-60(%rbx), %rax
	movq	%rax, 56(%rsp)
	leaq	256(%rbx), %rax
	movq	%rax, 48(%rsp)
	xorl	%r8d, %r8d
	movq	%r9, 80(%rsp)
	movq	%r10, 72(%rsp)
	movq	%r14, 64(%rsp)
	vmovups	%ymm5, 176(%rsp)
	vmovups	%ymm6, 144(%rsp)
	jmp	.LBB50_8
	.p2align	4
.LBB50_30:
	leaq	(%rdi,%r9,4), %rdi
	cmpq	%r14, %r8
	jge	.LBB50_31
.LBB50_8:
	movq	%rdi, 96(%rsp)
	movq	%r8, 8(%rsp)
	subq	%r8, %r14
	movq	88(%rsp), %rax
	cmpq	%rax, %r14
	cmovgeq	%rax, %r14
	cmpq	$15, (%rsp)
	jg	.LBB50_11
	movb	$60, %al
	bzhiq	%rax, %r14, %rax
	je	.LBB50_11
	movq	%r14, %rdx
	shlq	$6, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	movabsq	$9223372036854775807, %r11
	vmovups	144(%rsp), %ymm6
	vmovups	176(%rsp), %ymm5
.LBB50_11:
	movq	16(%rsp), %rax
	movq	8(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%r14, %rcx
	andq	$-4, %rcx
	movq	%rcx, 32(%rsp)
	cmpq	$4, %r14
	jge	.LBB50_12
.LBB50_15:
	cmpq	$0, (%rsp)
	je	.LBB50_20
	movq	8(%rsp), %rsi
	leaq	(%r14,%rsi), %rcx
	movq	%r14, %rdx
	shlq	$6, %rdx
	addq	56(%rsp), %rdx
	movq	%rdx, 120(%rsp)
	movq	16(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rsi
	movq	%rsi, 112(%rsp)
	leaq	(%rdx,%rcx,4), %rcx
	movq	%rcx, 104(%rsp)
	movq	%rbx, %r8
	movq	48(%rsp), %r9
	xorl	%r10d, %r10d
	jmp	.LBB50_17
	.p2align	4
.LBB50_19:
	incq	%r10
	addq	40(%rsp), %rax
	addq	$4, %r9
	addq	$4, %r8
	cmpq	(%rsp), %r10
	je	.LBB50_20
.LBB50_17:
	cmpq	%r15, %r10
	jge	.LBB50_32
	movq	32(%rsp), %rdx
	movq	%rdx, %rcx
	cmpq	%r14, %rdx
	je	.LBB50_19
	jmp	.LBB50_34
	.p2align	4
.LBB50_32:
	testq	%r14, %r14
	je	.LBB50_19
	xorl	%ecx, %ecx
.LBB50_34:
	movq	%r14, %rdx
	subq	%rcx, %rdx
	cmpq	$32, %rdx
	jae	.LBB50_35
.LBB50_42:
	movl	%r14d, %r11d
	subl	%ecx, %r11d
	movq	%rcx, %rdi
	andl	$7, %r11d
	je	.LBB50_45
	movq	%rcx, %rdx
	shlq	$6, %rdx
	addq	%r8, %rdx
	shll	$4, %r11d
	xorl	%esi, %esi
	movq	%rcx, %rdi
	.p2align	4
.LBB50_44:
	vmovss	(%rax,%rdi,4), %xmm0
	incq	%rdi
	vmovss	%xmm0, (%rdx,%rsi,4)
	addq	$16, %rsi
	cmpq	%rsi, %r11
	jne	.LBB50_44
.LBB50_45:
	subq	%r14, %rcx
	cmpq	$-8, %rcx
	movabsq	$9223372036854775807, %r11
	ja	.LBB50_19
	movq	%rdi, %rcx
	shlq	$6, %rcx
	addq	%r9, %rcx
	.p2align	4
.LBB50_47:
	vmovss	(%rax,%rdi,4), %xmm0
	vmovss	%xmm0, -256(%rcx)
	vmovss	4(%rax,%rdi,4), %xmm0
	vmovss	%xmm0, -192(%rcx)
	vmovss	8(%rax,%rdi,4), %xmm0
	vmovss	%xmm0, -128(%rcx)
	vmovss	12(%rax,%rdi,4), %xmm0
	vmovss	%xmm0, -64(%rcx)
	vmovss	16(%rax,%rdi,4), %xmm0
	vmovss	%xmm0, (%rcx)
	vmovss	20(%rax,%rdi,4), %xmm0
	vmovss	%xmm0, 64(%rcx)
	vmovss	24(%rax,%rdi,4), %xmm0
	vmovss	%xmm0, 128(%rcx)
	vmovss	28(%rax,%rdi,4), %xmm0
	addq	$8, %rdi
	vmovss	%xmm0, 192(%rcx)
	addq	$512, %rcx
	cmpq	%rdi, %r14
	jne	.LBB50_47
	jmp	.LBB50_19
	.p2align	4
.LBB50_35:
	movq	%rdx, 24(%rsp)
	leaq	(%rbx,%r10,4), %rdx
	movq	%rcx, %rsi
	notq	%rsi
	addq	%r14, %rsi
	movq	%rcx, %r11
	shlq	$6, %r11
	addq	%r11, %rdx
	movq	%rsi, %rdi
	shlq	$6, %rdi
	addq	%rdx, %rdi
	cmpq	%rdx, %rdi
	jb	.LBB50_42
	shrq	$58, %rsi
	jne	.LBB50_42
	movq	40(%rsp), %rsi
	imulq	%r10, %rsi
	movq	112(%rsp), %rdi
	addq	%rsi, %rdi
	movq	%rdi, 136(%rsp)
	movq	120(%rsp), %rdi
	leaq	(%rdi,%r10,4), %rdi
	movq	%rdi, 128(%rsp)
	movq	136(%rsp), %rdi
	leaq	(%rdi,%rcx,4), %rdi
	cmpq	128(%rsp), %rdi
	jae	.LBB50_39
	addq	104(%rsp), %rsi
	cmpq	%rsi, %rdx
	jb	.LBB50_42
.LBB50_39:
	movq	24(%rsp), %rdi
	andq	$-8, %rdi
	leaq	(%rax,%rcx,4), %rdx
	addq	%rdi, %rcx
	addq	%r9, %r11
	xorl	%esi, %esi
	.p2align	4
.LBB50_40:
	vmovups	(%rdx,%rsi,4), %xmm0
	vmovups	16(%rdx,%rsi,4), %xmm1
	vmovss	%xmm0, -256(%r11)
	vextractps	$1, %xmm0, -192(%r11)
	vextractps	$2, %xmm0, -128(%r11)
	vextractps	$3, %xmm0, -64(%r11)
	vmovss	%xmm1, (%r11)
	vextractps	$1, %xmm1, 64(%r11)
	vextractps	$2, %xmm1, 128(%r11)
	vextractps	$3, %xmm1, 192(%r11)
	addq	$8, %rsi
	addq	$512, %r11
	cmpq	%rsi, %rdi
	jne	.LBB50_40
	cmpq	%rdi, 24(%rsp)
	movabsq	$9223372036854775807, %r11
	je	.LBB50_19
	jmp	.LBB50_42
	.p2align	4
.LBB50_20:
	movq	8(%rsp), %r8
	addq	%r14, %r8
	vmovaps	%ymm5, %ymm0
	movq	64(%rsp), %r14
	cmpq	%r14, %r8
	je	.LBB50_22
	vbroadcastss	.LCPI50_0(%rip), %ymm0
.LBB50_22:
	vmovaps	%ymm6, %ymm1
	movq	80(%rsp), %r9
	movq	72(%rsp), %r10
	movq	96(%rsp), %rdi
	je	.LBB50_24
	vbroadcastss	.LCPI50_1(%rip), %ymm1
.LBB50_24:
	testq	%r9, %r9
	je	.LBB50_30
	xorl	%eax, %eax
	jmp	.LBB50_26
	.p2align	4
.LBB50_29:
	incq	%rax
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%r10,%rcx)
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, 32(%r10,%rcx)
	cmpq	%r9, %rax
	je	.LBB50_30
.LBB50_26:
	movq	%rax, %rcx
	shlq	$6, %rcx
	vmovups	(%r10,%rcx), %ymm3
	vmovups	32(%r10,%rcx), %ymm2
	movslq	(%rdi,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB50_29
	leaq	(,%rdx,8), %rdx
	addq	%r13, %rdx
	.p2align	4
.LBB50_28:
	movslq	(%r13), %rsi
	vbroadcastss	4(%r13), %ymm4
	vfmadd231ps	(%rbx,%rsi,4), %ymm4, %ymm3
	vfmadd231ps	32(%rbx,%rsi,4), %ymm4, %ymm2
	addq	$8, %r13
	cmpq	%rdx, %r13
	jb	.LBB50_28
	jmp	.LBB50_29
	.p2align	4
.LBB50_12:
	xorl	%esi, %esi
	movq	%rsi, %rdx
	jmp	.LBB50_13
	.p2align	4
.LBB50_51:
	movq	%rdx, %rsi
	cmpq	32(%rsp), %rdx
	jge	.LBB50_15
.LBB50_13:
	addq	$4, %rdx
	jno	.LBB50_48
	movq	%r11, %rdx
	cmpq	$4, (%rsp)
	jge	.LBB50_49
	jmp	.LBB50_15
	.p2align	4
.LBB50_48:
	cmpq	$4, (%rsp)
	jl	.LBB50_51
.LBB50_49:
	leaq	(%rax,%rsi,4), %rcx
	shlq	$6, %rsi
	addq	%rbx, %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB50_50:
	addq	$4, %rdi
	cmovoq	%r11, %rdi
	movq	%r8, %r9
	imulq	%rbp, %r9
	leaq	(%rcx,%r9,4), %r10
	vmovups	(%rcx,%r9,4), %xmm0
	vmovups	(%r10,%rbp,4), %xmm1
	vmovups	(%r10,%rbp,8), %xmm2
	vmovups	(%r12,%r10), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rsi,%r8,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 64(%rsi,%r8,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 128(%rsi,%r8,4)
	vshufps	$51, %xmm0, %xmm1, %xmm0
	vshufps	$242, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, 192(%rsi,%r8,4)
	movq	%rdi, %r8
	cmpq	%r15, %rdi
	jl	.LBB50_50
	jmp	.LBB50_51
.LBB50_31:
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
.Lfunc_end50:
	.size	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAJGG_Ttg5, .Lfunc_end50-$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAJGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI51_0:
	.long	0xff800000
.LCPI51_1:
	.long	0x7f800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAJG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAJG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAJG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAJG_Ttg5:
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
	movq	%r13, %rax
	movq	160(%r13), %rbx
	movq	32(%r13), %r14
	movq	64(%r13), %rdx
	movq	%r14, 96(%rsp)
	shlq	$5, %r14
	movq	%rdx, 24(%rsp)
	testq	%rdx, %rdx
	je	.LBB51_6
	movq	56(%rax), %rsi
	movq	24(%rsp), %rdi
	movl	%edi, %ecx
	andl	$7, %ecx
	cmpq	$8, %rdi
	jae	.LBB51_61
	xorl	%edx, %edx
	jmp	.LBB51_3
.LBB51_61:
	andq	$-8, %rdi
	leaq	(%r14,%rbx), %r8
	addq	$224, %r8
	xorl	%edx, %edx
	.p2align	4
.LBB51_62:
	vbroadcastss	(%rsi,%rdx,4), %ymm4
	vmovups	%ymm4, -224(%r8)
	vbroadcastss	4(%rsi,%rdx,4), %ymm4
	vmovups	%ymm4, -192(%r8)
	vbroadcastss	8(%rsi,%rdx,4), %ymm4
	vmovups	%ymm4, -160(%r8)
	vbroadcastss	12(%rsi,%rdx,4), %ymm4
	vmovups	%ymm4, -128(%r8)
	vbroadcastss	16(%rsi,%rdx,4), %ymm4
	vmovups	%ymm4, -96(%r8)
	vbroadcastss	20(%rsi,%rdx,4), %ymm4
	vmovups	%ymm4, -64(%r8)
	vbroadcastss	24(%rsi,%rdx,4), %ymm4
	vmovups	%ymm4, -32(%r8)
	vbroadcastss	28(%rsi,%rdx,4), %ymm4
	addq	$8, %rdx
	vmovups	%ymm4, (%r8)
	addq	$256, %r8
	cmpq	%rdx, %rdi
	jne	.LBB51_62
.LBB51_3:
	testq	%rcx, %rcx
	je	.LBB51_6
	leaq	(%rsi,%rdx,4), %rsi
	shlq	$5, %rdx
	addq	%r14, %rdx
	addq	%rbx, %rdx
	shll	$2, %ecx
	xorl	%edi, %edi
	.p2align	4
.LBB51_5:
	vbroadcastss	(%rsi,%rdi), %ymm4
	vmovups	%ymm4, (%rdx,%rdi,8)
	addq	$4, %rdi
	cmpq	%rdi, %rcx
	jne	.LBB51_5
.LBB51_6:
	movq	24(%rax), %rdi
	testq	%rdi, %rdi
	movq	24(%rsp), %rcx
	jle	.LBB51_32
	vinsertf128	$1, %xmm1, %ymm0, %ymm5
	vinsertf128	$1, %xmm3, %ymm2, %ymm6
	addq	%rbx, %r14
	movabsq	$9223372036854775807, %r11
	movq	40(%rax), %r15
	movq	48(%rax), %r8
	movq	16(%rax), %rbp
	movq	(%rax), %rdx
	movq	%rdx, 48(%rsp)
	movq	8(%rax), %r13
	movq	%rbp, 16(%rsp)
	andq	$-4, %rbp
	leaq	(,%r13,4), %rax
	movq	%rax, 64(%rsp)
	leaq	(%rax,%rax,2), %r12
	leaq	-28(%rbx), %rax
	movq	%rax, 80(%rsp)
	andq	$-2, %rcx
	movq	%rcx, 152(%rsp)
	leaq	128(%rbx), %rax
	movq	%rax, 72(%rsp)
	xorl	%edx, %edx
	movq	%r14, 32(%rsp)
	movq	%rdi, 88(%rsp)
	vmovups	%ymm5, 192(%rsp)
	vmovups	%ymm6, 160(%rsp)
	jmp	.LBB51_8
	.p2align	4
.LBB51_30:
	vmaxps	%ymm2, %ymm0, %ymm0
	vminps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%r14,%rcx)
	movq	%r9, %rdx
.LBB51_31:
	leaq	(%r8,%rsi,4), %r8
	cmpq	%rdi, %rdx
	jge	.LBB51_32
.LBB51_8:
	movq	%r8, 104(%rsp)
	movq	%rdx, 40(%rsp)
	subq	%rdx, %rdi
	movq	96(%rsp), %rax
	cmpq	%rax, %rdi
	cmovgeq	%rax, %rdi
	cmpq	$7, 16(%rsp)
	movq	%rdi, 8(%rsp)
	jg	.LBB51_11
	movb	$61, %al
	bzhiq	%rax, %rdi, %rax
	je	.LBB51_11
	movq	8(%rsp), %rdx
	shlq	$5, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	movq	8(%rsp), %rdi
	movabsq	$9223372036854775807, %r11
	vmovups	160(%rsp), %ymm6
	vmovups	192(%rsp), %ymm5
.LBB51_11:
	movq	48(%rsp), %rax
	movq	40(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%rdi, %rcx
	andq	$-4, %rcx
	movq	%rcx, 56(%rsp)
	cmpq	$4, %rdi
	jge	.LBB51_12
.LBB51_15:
	cmpq	$0, 16(%rsp)
	movq	8(%rsp), %rdx
	je	.LBB51_20
	movq	40(%rsp), %rsi
	leaq	(%rdx,%rsi), %rcx
	shlq	$5, %rdx
	addq	80(%rsp), %rdx
	movq	%rdx, 128(%rsp)
	movq	48(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rsi
	movq	%rsi, 120(%rsp)
	leaq	(%rdx,%rcx,4), %rcx
	movq	%rcx, 112(%rsp)
	movq	8(%rsp), %rdx
	movq	%rbx, %r8
	movq	72(%rsp), %r9
	xorl	%r10d, %r10d
	jmp	.LBB51_17
	.p2align	4
.LBB51_19:
	incq	%r10
	addq	64(%rsp), %rax
	addq	$4, %r9
	addq	$4, %r8
	cmpq	16(%rsp), %r10
	je	.LBB51_20
.LBB51_17:
	cmpq	%rbp, %r10
	jge	.LBB51_40
	movq	56(%rsp), %rsi
	movq	%rsi, %rcx
	cmpq	%rdx, %rsi
	je	.LBB51_19
	jmp	.LBB51_42
	.p2align	4
.LBB51_40:
	testq	%rdx, %rdx
	je	.LBB51_19
	xorl	%ecx, %ecx
.LBB51_42:
	movq	%rdx, %rsi
	subq	%rcx, %rsi
	cmpq	$32, %rsi
	jb	.LBB51_51
	movq	%rdx, %r11
	leaq	(%rbx,%r10,4), %rdx
	movq	%rcx, %rdi
	notq	%rdi
	addq	%r11, %rdi
	movq	%rcx, %r11
	shlq	$5, %r11
	addq	%r11, %rdx
	movq	%rdi, %r14
	shlq	$5, %r14
	addq	%rdx, %r14
	cmpq	%rdx, %r14
	jb	.LBB51_44
	shrq	$59, %rdi
	jne	.LBB51_44
	movq	64(%rsp), %rdi
	imulq	%r10, %rdi
	movq	120(%rsp), %r14
	addq	%rdi, %r14
	movq	%r14, 144(%rsp)
	movq	128(%rsp), %r14
	leaq	(%r14,%r10,4), %r14
	movq	%r14, 136(%rsp)
	movq	144(%rsp), %r14
	leaq	(%r14,%rcx,4), %r14
	cmpq	136(%rsp), %r14
	jae	.LBB51_48
	addq	112(%rsp), %rdi
	cmpq	%rdi, %rdx
	jae	.LBB51_48
.LBB51_44:
	movq	32(%rsp), %r14
	movq	8(%rsp), %rdx
.LBB51_51:
	movl	%edx, %r11d
	subl	%ecx, %r11d
	movq	%rcx, %rdi
	andl	$7, %r11d
	je	.LBB51_54
	movq	%rcx, %rdx
	shlq	$5, %rdx
	addq	%r8, %rdx
	shll	$3, %r11d
	xorl	%esi, %esi
	movq	%rcx, %rdi
	.p2align	4
.LBB51_53:
	vmovss	(%rax,%rdi,4), %xmm0
	incq	%rdi
	vmovss	%xmm0, (%rdx,%rsi,4)
	addq	$8, %rsi
	cmpq	%rsi, %r11
	jne	.LBB51_53
.LBB51_54:
	movq	8(%rsp), %rdx
	subq	%rdx, %rcx
	cmpq	$-8, %rcx
	movabsq	$9223372036854775807, %r11
	ja	.LBB51_19
	movq	%rdx, %rcx
	subq	%rdi, %rcx
	shlq	$2, %rdi
	.p2align	4
.LBB51_56:
	vmovss	(%rax,%rdi), %xmm0
	vmovss	%xmm0, -128(%r9,%rdi,8)
	vmovss	4(%rax,%rdi), %xmm0
	vmovss	%xmm0, -96(%r9,%rdi,8)
	vmovss	8(%rax,%rdi), %xmm0
	vmovss	%xmm0, -64(%r9,%rdi,8)
	vmovss	12(%rax,%rdi), %xmm0
	vmovss	%xmm0, -32(%r9,%rdi,8)
	vmovss	16(%rax,%rdi), %xmm0
	vmovss	%xmm0, (%r9,%rdi,8)
	vmovss	20(%rax,%rdi), %xmm0
	vmovss	%xmm0, 32(%r9,%rdi,8)
	vmovss	24(%rax,%rdi), %xmm0
	vmovss	%xmm0, 64(%r9,%rdi,8)
	vmovss	28(%rax,%rdi), %xmm0
	vmovss	%xmm0, 96(%r9,%rdi,8)
	addq	$32, %rdi
	addq	$-8, %rcx
	jne	.LBB51_56
	jmp	.LBB51_19
.LBB51_48:
	movq	%rsi, %rdi
	andq	$-8, %rdi
	leaq	(%rax,%rcx,4), %rdx
	addq	%rdi, %rcx
	addq	%r9, %r11
	xorl	%r14d, %r14d
	.p2align	4
.LBB51_49:
	vmovups	(%rdx,%r14,4), %xmm0
	vmovups	16(%rdx,%r14,4), %xmm1
	vmovss	%xmm0, -128(%r11)
	vextractps	$1, %xmm0, -96(%r11)
	vextractps	$2, %xmm0, -64(%r11)
	vextractps	$3, %xmm0, -32(%r11)
	vmovss	%xmm1, (%r11)
	vextractps	$1, %xmm1, 32(%r11)
	vextractps	$2, %xmm1, 64(%r11)
	vextractps	$3, %xmm1, 96(%r11)
	addq	$8, %r14
	addq	$256, %r11
	cmpq	%r14, %rdi
	jne	.LBB51_49
	cmpq	%rdi, %rsi
	movq	32(%rsp), %r14
	movabsq	$9223372036854775807, %r11
	movq	8(%rsp), %rdx
	je	.LBB51_19
	jmp	.LBB51_51
	.p2align	4
.LBB51_20:
	addq	40(%rsp), %rdx
	vmovaps	%ymm5, %ymm0
	movq	88(%rsp), %rdi
	cmpq	%rdi, %rdx
	je	.LBB51_22
	vbroadcastss	.LCPI51_0(%rip), %ymm0
.LBB51_22:
	vmovaps	%ymm6, %ymm1
	movq	24(%rsp), %rsi
	movq	104(%rsp), %r8
	je	.LBB51_24
	vbroadcastss	.LCPI51_1(%rip), %ymm1
.LBB51_24:
	testq	%rsi, %rsi
	je	.LBB51_31
	movq	%rdx, %r9
	xorl	%eax, %eax
	cmpq	$1, %rsi
	jne	.LBB51_33
.LBB51_26:
	movq	24(%rsp), %rsi
	testb	$1, %sil
	movq	%r9, %rdx
	je	.LBB51_31
	movq	%rax, %rcx
	shlq	$5, %rcx
	vmovups	(%r14,%rcx), %ymm2
	movslq	(%r8,%rax,4), %rax
	testq	%rax, %rax
	jle	.LBB51_30
	leaq	(%r15,%rax,8), %rax
	.p2align	4
.LBB51_29:
	movslq	(%r15), %rdx
	vbroadcastss	4(%r15), %ymm3
	vfmadd231ps	(%rbx,%rdx,4), %ymm3, %ymm2
	addq	$8, %r15
	cmpq	%rax, %r15
	jb	.LBB51_29
	jmp	.LBB51_30
	.p2align	4
.LBB51_39:
	addq	$2, %rax
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r14,%rcx)
	cmpq	152(%rsp), %rax
	je	.LBB51_26
.LBB51_33:
	movq	%rax, %rcx
	shlq	$5, %rcx
	vmovups	(%r14,%rcx), %ymm2
	movslq	(%r8,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB51_36
	leaq	(%r15,%rdx,8), %rdx
	.p2align	4
.LBB51_35:
	movslq	(%r15), %rsi
	vbroadcastss	4(%r15), %ymm3
	vfmadd231ps	(%rbx,%rsi,4), %ymm3, %ymm2
	addq	$8, %r15
	cmpq	%rdx, %r15
	jb	.LBB51_35
.LBB51_36:
	movq	%rax, %rsi
	orq	$1, %rsi
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r14,%rcx)
	movslq	(%r8,%rsi,4), %rdx
	movq	%rsi, %rcx
	shlq	$5, %rcx
	vmovups	(%r14,%rcx), %ymm2
	testq	%rdx, %rdx
	jle	.LBB51_39
	leaq	(%r15,%rdx,8), %rdx
	.p2align	4
.LBB51_38:
	movslq	(%r15), %rsi
	vbroadcastss	4(%r15), %ymm3
	vfmadd231ps	(%rbx,%rsi,4), %ymm3, %ymm2
	addq	$8, %r15
	cmpq	%rdx, %r15
	jb	.LBB51_38
	jmp	.LBB51_39
	.p2align	4
.LBB51_12:
	xorl	%esi, %esi
	movq	%rsi, %rdx
	jmp	.LBB51_13
	.p2align	4
.LBB51_60:
	movq	%rdx, %rsi
	cmpq	56(%rsp), %rdx
	jge	.LBB51_15
.LBB51_13:
	addq	$4, %rdx
	jno	.LBB51_57
	movq	%r11, %rdx
	cmpq	$4, 16(%rsp)
	jge	.LBB51_58
	jmp	.LBB51_15
	.p2align	4
.LBB51_57:
	cmpq	$4, 16(%rsp)
	jl	.LBB51_60
.LBB51_58:
	leaq	(%rax,%rsi,4), %rcx
	shlq	$5, %rsi
	addq	%rbx, %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB51_59:
	addq	$4, %rdi
	cmovoq	%r11, %rdi
	movq	%r8, %r9
	imulq	%r13, %r9
	leaq	(%rcx,%r9,4), %r10
	vmovups	(%rcx,%r9,4), %xmm0
	vmovups	(%r10,%r13,4), %xmm1
	vmovups	(%r10,%r13,8), %xmm2
	vmovups	(%r12,%r10), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rsi,%r8,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 32(%rsi,%r8,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 64(%rsi,%r8,4)
	vshufps	$51, %xmm0, %xmm1, %xmm0
	vshufps	$242, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, 96(%rsi,%r8,4)
	movq	%rdi, %r8
	cmpq	%rbp, %rdi
	jl	.LBB51_59
	jmp	.LBB51_60
.LBB51_32:
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
.Lfunc_end51:
	.size	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAJG_Ttg5, .Lfunc_end51-$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAJG_Ttg5
	.cfi_endproc
	.hidden	vitruvian_depthwise_codes_avx2
	.globl	vitruvian_depthwise_codes_avx2
	.p2align	4
	.type	vitruvian_depthwise_codes_avx2,@function
vitruvian_depthwise_codes_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX219microDepthwiseCodes5codes7rowStep05pixelI007channelI010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0jO00kO06output0X6Height0X5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF)
.Lfunc_end52:
	.size	vitruvian_depthwise_codes_avx2, .Lfunc_end52-vitruvian_depthwise_codes_avx2
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX219microDepthwiseCodes5codes7rowStep05pixelI007channelI010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0jO00kO06output0X6Height0X5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF
	.globl	$s18VitruvianMicroAVX219microDepthwiseCodes5codes7rowStep05pixelI007channelI010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0jO00kO06output0X6Height0X5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF
	.p2align	4
	.type	$s18VitruvianMicroAVX219microDepthwiseCodes5codes7rowStep05pixelI007channelI010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0jO00kO06output0X6Height0X5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF,@function
$s18VitruvianMicroAVX219microDepthwiseCodes5codes7rowStep05pixelI007channelI010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0jO00kO06output0X6Height0X5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF:
	.cfi_startproc
	pushq	%r13
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	subq	$280, %rsp
	.cfi_def_cfa_offset 304
	.cfi_offset %rbx, -24
	.cfi_offset %r13, -16
	movl	304(%rsp), %eax
	movq	368(%rsp), %r10
	vmovups	336(%rsp), %ymm2
	movq	320(%rsp), %r11
	vbroadcastss	%xmm0, %ymm0
	movl	$-1262485504, %ebx
	addl	328(%rsp), %ebx
	movq	%rdi, (%rsp)
	movq	%rsi, 8(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rcx, 24(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r9, 40(%rsp)
	movq	%r11, 48(%rsp)
	vmovups	%ymm0, 64(%rsp)
	vpbroadcastd	%xmm1, %ymm0
	vmovdqu	%ymm0, 96(%rsp)
	movl	%ebx, 128(%rsp)
	vmovups	%ymm2, 136(%rsp)
	movq	%r10, 168(%rsp)
	testl	%eax, %eax
	je	.LBB53_1
	vmovd	%eax, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovd	312(%rsp), %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqu	%ymm0, 176(%rsp)
	vmovdqu	%ymm1, 208(%rsp)
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm0, 240(%rsp)
	leaq	176(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bG4SumsV_Tg5)
	jmp	.LBB53_3
.LBB53_1:
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoG4SumsV_Tg5Tf4dn_n)
.LBB53_3:
	addq	$280, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r13
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end53:
	.size	$s18VitruvianMicroAVX219microDepthwiseCodes5codes7rowStep05pixelI007channelI010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0jO00kO06output0X6Height0X5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF, .Lfunc_end53-$s18VitruvianMicroAVX219microDepthwiseCodes5codes7rowStep05pixelI007channelI010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0jO00kO06output0X6Height0X5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI54_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI54_1:
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
.LCPI54_2:
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
	.hidden	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bG4SumsV_Tg5
	.weak	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bG4SumsV_Tg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bG4SumsV_Tg5,@function
$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bG4SumsV_Tg5:
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
	subq	$120, %rsp
	.cfi_def_cfa_offset 176
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 16(%rsp)
	movq	%r13, -112(%rsp)
	movq	144(%r13), %rax
	movq	%rax, -120(%rsp)
	testq	%rax, %rax
	jle	.LBB54_7
	movq	-112(%rsp), %rax
	movq	40(%rax), %rcx
	movq	48(%rax), %r8
	xorl	%edx, %edx
	movq	-120(%rsp), %rsi
	subq	$8, %rsi
	cmovbq	%rdx, %rsi
	movq	%rsi, -8(%rsp)
	movq	160(%rax), %rax
	movq	%rax, -64(%rsp)
	shlq	$5, %rcx
	movq	%rcx, (%rsp)
	vbroadcastss	.LCPI54_0(%rip), %ymm0
	vmovd	.LCPI54_2(%rip), %xmm1
	jmp	.LBB54_2
	.p2align	4
.LBB54_6:
	movq	8(%rsp), %rdx
	addq	$8, %rdx
	movq	(%rsp), %rax
	addq	%rax, %r8
	addq	$96, %r8
	cmpq	-120(%rsp), %rdx
	jge	.LBB54_7
.LBB54_2:
	movq	-8(%rsp), %rax
	cmpq	%rax, %rdx
	movq	%rdx, 8(%rsp)
	cmovlq	%rdx, %rax
	movq	%rax, -104(%rsp)
	cmpq	$0, -64(%rsp)
	je	.LBB54_6
	movq	-120(%rsp), %rcx
	movl	%ecx, %eax
	movq	-104(%rsp), %rdx
	subb	%dl, %al
	movzbl	%al, %eax
	andl	$7, %eax
	negq	%rax
	movq	%rax, 40(%rsp)
	movq	%rcx, %r15
	subq	%rdx, %r15
	movq	-112(%rsp), %rax
	movq	136(%rax), %rsi
	movq	168(%rax), %rax
	movq	%rax, %r10
	subq	%rsi, %r10
	leaq	96(%r8), %rdi
	movq	%rdi, -16(%rsp)
	subq	%rcx, %rdx
	movq	%rdx, 56(%rsp)
	movq	%r15, %rdi
	andq	$-8, %r15
	movq	%rcx, %rdx
	movq	%rax, %rcx
	movq	%rsi, -72(%rsp)
	orq	%rsi, %rdx
	shrq	$32, %rdx
	movq	%rdx, 24(%rsp)
	movq	$0, -48(%rsp)
	xorl	%eax, %eax
	movq	%rcx, -40(%rsp)
	jmp	.LBB54_4
	.p2align	4
.LBB54_5:
	movq	-56(%rsp), %rax
	incq	%rax
	addq	%rcx, -48(%rsp)
	cmpq	-64(%rsp), %rax
	je	.LBB54_6
.LBB54_4:
	movq	%rax, -56(%rsp)
	testq	%rcx, %rcx
	jle	.LBB54_5
	movq	-112(%rsp), %rax
	movq	8(%rax), %r9
	movq	-56(%rsp), %rbx
	imulq	%rbx, %r9
	addq	(%rax), %r9
	movq	24(%rax), %rcx
	imulq	-104(%rsp), %rcx
	movq	152(%rax), %rsi
	cmpq	$0, 24(%rsp)
	je	.LBB54_9
	movq	-120(%rsp), %rax
	cqto
	idivq	-72(%rsp)
	jmp	.LBB54_11
	.p2align	4
.LBB54_9:
	movq	-120(%rsp), %rax
	xorl	%edx, %edx
	divl	-72(%rsp)
.LBB54_11:
	addq	%rcx, %r9
	movq	-40(%rsp), %r11
	movq	%r11, %rcx
	imulq	%rbx, %rcx
	movq	%rax, -32(%rsp)
	imulq	%rax, %rcx
	movq	-104(%rsp), %rdx
	leaq	(%rsi,%rdx), %rax
	movq	%rax, 48(%rsp)
	addq	%rax, %rcx
	movq	%rcx, 64(%rsp)
	movq	-112(%rsp), %rcx
	movq	16(%rcx), %rax
	movq	%rax, 88(%rsp)
	movq	32(%rcx), %r12
	movq	40(%rcx), %rbx
	leaq	-1(%rbx), %r14
	vmovups	64(%rcx), %ymm2
	vmovups	96(%rcx), %ymm3
	movq	16(%rsp), %rax
	vmovdqu	(%rax), %ymm4
	vmovdqu	32(%rax), %ymm5
	vmovdqu	64(%rax), %ymm6
	movq	%rbx, 80(%rsp)
	movq	%rbx, %rax
	shlq	$4, %rax
	addq	%r12, %rax
	addq	$-16, %rax
	movq	%rax, -24(%rsp)
	vpbroadcastd	128(%rcx), %ymm7
	movq	%r11, %rcx
	movq	%r14, %rax
	andq	$-2, %rax
	movq	%rax, 72(%rsp)
	leaq	(%rsi,%rdx), %rax
	addq	$7, %rax
	movq	%rax, 32(%rsp)
	xorl	%r11d, %r11d
	jmp	.LBB54_12
	.p2align	4
.LBB54_18:
	imulq	-32(%rsp), %rsi
	movq	64(%rsp), %rax
	vmovq	%xmm8, (%rax,%rsi)
.LBB54_25:
	addq	-72(%rsp), %r11
	cmpq	%rcx, %r11
	jge	.LBB54_5
.LBB54_12:
	cmpq	%r10, %r11
	movq	%r10, %rsi
	cmovlq	%r11, %rsi
	movq	%rsi, %rbp
	imulq	88(%rsp), %rbp
	addq	%r9, %rbp
	vmovdqu	(%r8), %ymm8
	testq	%r14, %r14
	je	.LBB54_13
	movq	-16(%rsp), %rdx
	movq	%r12, %r13
	vmovdqa	%ymm6, %ymm9
	movq	72(%rsp), %rbx
	cmpq	$2, 80(%rsp)
	je	.LBB54_15
	.p2align	4
.LBB54_28:
	movq	(%r13), %rax
	movq	8(%r13), %rcx
	vbroadcasti128	(%rbp,%rcx), %ymm10
	vpermq	$244, %ymm10, %ymm10
	vbroadcasti128	(%rbp,%rax), %ymm11
	vpermq	$244, %ymm11, %ymm11
	vpunpcklwd	%ymm10, %ymm11, %ymm10
	vpmaddwd	(%rdx), %ymm10, %ymm11
	vpaddd	%ymm8, %ymm11, %ymm8
	vpmaddwd	%ymm4, %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	movq	16(%r13), %rax
	movq	24(%r13), %rcx
	vbroadcasti128	(%rbp,%rcx), %ymm10
	vpermq	$244, %ymm10, %ymm10
	vbroadcasti128	(%rbp,%rax), %ymm11
	vpermq	$244, %ymm11, %ymm11
	vpunpcklwd	%ymm10, %ymm11, %ymm10
	vpmaddwd	32(%rdx), %ymm10, %ymm11
	vpaddd	%ymm8, %ymm11, %ymm8
	vpmaddwd	%ymm4, %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	addq	$64, %rdx
	addq	$32, %r13
	addq	$-2, %rbx
	jne	.LBB54_28
.LBB54_15:
	movq	-24(%rsp), %rbx
	testb	$1, %r14b
	movq	-40(%rsp), %rcx
	je	.LBB54_17
	movq	(%r13), %rbx
	movq	8(%r13), %r13
	vbroadcasti128	(%rbp,%r13), %ymm10
	vpermq	$244, %ymm10, %ymm10
	vbroadcasti128	(%rbp,%rbx), %ymm11
	vpermq	$244, %ymm11, %ymm11
	vpunpcklwd	%ymm10, %ymm11, %ymm10
	vpmaddwd	(%rdx), %ymm10, %ymm11
	vpaddd	%ymm8, %ymm11, %ymm8
	vpmaddwd	%ymm4, %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	addq	$32, %rdx
	movq	-24(%rsp), %rbx
	jmp	.LBB54_17
	.p2align	4
.LBB54_13:
	movq	-16(%rsp), %rdx
	movq	%r12, %rbx
	vmovdqa	%ymm6, %ymm9
.LBB54_17:
	movq	(%rbx), %r13
	movq	8(%rbx), %rbx
	vbroadcasti128	(%rbp,%rbx), %ymm10
	vpermq	$244, %ymm10, %ymm10
	vbroadcasti128	(%rbp,%r13), %ymm11
	vpermq	$244, %ymm11, %ymm11
	vpunpcklwd	%ymm10, %ymm11, %ymm10
	vpmaddwd	(%rdx), %ymm10, %ymm11
	vpaddd	%ymm8, %ymm11, %ymm8
	vpmaddwd	%ymm5, %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vpmulld	32(%r8), %ymm9, %ymm9
	vpaddd	%ymm9, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	64(%r8), %ymm8, %ymm8
	vmaxps	%ymm2, %ymm8, %ymm8
	vminps	%ymm3, %ymm8, %ymm8
	vaddps	%ymm0, %ymm8, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm8
	vextracti128	$1, %ymm8, %xmm9
	vpshufb	%xmm1, %xmm9, %xmm9
	vpshufb	%xmm1, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	cmpq	$8, %rdi
	jge	.LBB54_18
	movq	-104(%rsp), %rax
	cmpq	%rax, -120(%rsp)
	je	.LBB54_25
	addq	-48(%rsp), %rsi
	imulq	-32(%rsp), %rsi
	cmpq	$-8, 56(%rsp)
	jbe	.LBB54_26
	xorl	%edx, %edx
	jmp	.LBB54_22
.LBB54_26:
	movq	32(%rsp), %rax
	leaq	(%rax,%rsi), %r13
	xorl	%edx, %edx
	.p2align	4
.LBB54_27:
	movl	%edx, %ebx
	andl	$15, %ebx
	vmovdqa	%xmm8, -96(%rsp)
	movzbl	-96(%rsp,%rbx), %ebx
	movb	%bl, -7(%r13,%rdx)
	leal	1(%rdx), %ebx
	andl	$15, %ebx
	movzbl	-96(%rsp,%rbx), %ebx
	movb	%bl, -6(%r13,%rdx)
	leal	2(%rdx), %ebx
	andl	$15, %ebx
	movzbl	-96(%rsp,%rbx), %ebx
	movb	%bl, -5(%r13,%rdx)
	leal	3(%rdx), %ebx
	andl	$15, %ebx
	movzbl	-96(%rsp,%rbx), %ebx
	movb	%bl, -4(%r13,%rdx)
	leal	4(%rdx), %ebx
	andl	$15, %ebx
	movzbl	-96(%rsp,%rbx), %ebx
	movb	%bl, -3(%r13,%rdx)
	leal	5(%rdx), %ebx
	andl	$15, %ebx
	movzbl	-96(%rsp,%rbx), %ebx
	movb	%bl, -2(%r13,%rdx)
	leal	6(%rdx), %ebx
	andl	$15, %ebx
	movzbl	-96(%rsp,%rbx), %ebx
	movb	%bl, -1(%r13,%rdx)
	leal	7(%rdx), %ebx
	andl	$15, %ebx
	movzbl	-96(%rsp,%rbx), %ebx
	movb	%bl, (%r13,%rdx)
	addq	$8, %rdx
	cmpq	%r15, %rdx
	jne	.LBB54_27
.LBB54_22:
	testb	$7, %dil
	je	.LBB54_25
	addq	48(%rsp), %rsi
	movq	40(%rsp), %rbx
	.p2align	4
.LBB54_24:
	vmovdqa	%xmm8, 96(%rsp)
	movl	%edx, %r13d
	andl	$15, %r13d
	movzbl	96(%rsp,%r13), %ebp
	movb	%bpl, (%rsi,%rdx)
	incq	%rdx
	incq	%rbx
	jne	.LBB54_24
	jmp	.LBB54_25
.LBB54_7:
	addq	$120, %rsp
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
.Lfunc_end54:
	.size	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bG4SumsV_Tg5, .Lfunc_end54-$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bG4SumsV_Tg5
	.cfi_endproc
	.hidden	vitruvian_multiply_codes_avx2
	.globl	vitruvian_multiply_codes_avx2
	.p2align	4
	.type	vitruvian_multiply_codes_avx2,@function
vitruvian_multiply_codes_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF)
.Lfunc_end55:
	.size	vitruvian_multiply_codes_avx2, .Lfunc_end55-vitruvian_multiply_codes_avx2
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
	subq	$328, %rsp
	.cfi_def_cfa_offset 384
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r8, %rbx
	movq	408(%rsp), %rax
	movq	400(%rsp), %rbp
	movq	392(%rsp), %r14
	vmovups	440(%rsp), %xmm2
	movq	424(%rsp), %r8
	movq	384(%rsp), %r10
	vmovups	(%r9), %ymm3
	movq	%rdi, 96(%rsp)
	vmovups	%ymm3, 112(%rsp)
	movq	%rsi, 144(%rsp)
	movq	%rdx, 152(%rsp)
	movq	%rcx, 160(%rsp)
	movq	%rbx, 168(%rsp)
	movq	%r10, 176(%rsp)
	movq	%r14, 184(%rsp)
	movq	%rbp, 192(%rsp)
	vbroadcastss	%xmm0, %ymm0
	movl	$-1262485504, %edx
	addl	432(%rsp), %edx
	vmovups	%ymm0, (%rsp)
	vbroadcastss	%xmm1, %ymm0
	vmovups	%ymm0, 32(%rsp)
	movl	%edx, 64(%rsp)
	movq	%r8, 72(%rsp)
	vmovaps	%xmm2, 80(%rsp)
	testq	%rax, %rax
	je	.LBB56_12
	movq	416(%rsp), %rdx
	vmovups	(%rsp), %ymm0
	vmovups	32(%rsp), %ymm1
	movl	64(%rsp), %esi
	movl	%esi, 288(%rsp)
	movl	68(%rsp), %esi
	movl	%esi, 292(%rsp)
	movq	72(%rsp), %rsi
	vmovups	80(%rsp), %xmm2
	vmovups	%xmm2, 304(%rsp)
	vmovups	%ymm1, 256(%rsp)
	vmovups	%ymm0, 224(%rsp)
	movq	%rsi, 296(%rsp)
	movq	%rax, 208(%rsp)
	movq	%rdx, 216(%rsp)
	testq	%rbp, %rbp
	jle	.LBB56_7
	imulq	%rcx, %rbx
	shlq	$5, %rbx
	addq	$32, %rbx
	xorl	%r15d, %r15d
	leaq	96(%rsp), %r13
	jmp	.LBB56_3
	.p2align	4
.LBB56_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	208(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	movl	$2, %r12d
.LBB56_6:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB56_7
.LBB56_3:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB56_5
	cmpq	$2, %rcx
	je	.LBB56_5
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB56_10
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB56_10
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	208(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	movl	$1, %r12d
	jmp	.LBB56_6
	.p2align	4
.LBB56_10:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	208(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	jmp	.LBB56_6
.LBB56_12:
	testq	%rbp, %rbp
	jle	.LBB56_7
	imulq	%rcx, %rbx
	shlq	$5, %rbx
	addq	$32, %rbx
	xorl	%r15d, %r15d
	leaq	96(%rsp), %r13
	jmp	.LBB56_14
	.p2align	4
.LBB56_16:
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5)
	movl	$2, %r12d
.LBB56_17:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB56_7
.LBB56_14:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB56_16
	cmpq	$2, %rcx
	je	.LBB56_16
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB56_20
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB56_20
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5)
	movl	$1, %r12d
	jmp	.LBB56_17
	.p2align	4
.LBB56_20:
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5)
	jmp	.LBB56_17
.LBB56_7:
	addq	$328, %rsp
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
.Lfunc_end56:
	.size	$s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF, .Lfunc_end56-$s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI57_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI57_1:
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
.LCPI57_2:
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
	movq	%rdx, -88(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rsi, -64(%rsp)
	movq	%rdi, -72(%rsp)
	movq	%rcx, -80(%rsp)
	jl	.LBB57_7
	movq	64(%r13), %rax
	movq	%rax, -112(%rsp)
	movq	96(%r13), %r8
	leaq	64(%rdi), %rax
	movq	%rax, -48(%rsp)
	leaq	8(%rsi), %rax
	vmovdqu	(%rdx), %ymm0
	vmovdqu	%ymm0, 16(%rsp)
	vmovups	32(%rdx), %ymm1
	movq	72(%rdx), %r9
	movq	%r9, -16(%rsp)
	movq	80(%rdx), %r9
	movq	%r9, -24(%rsp)
	addq	$-8, %r8
	cmpq	%rsi, %r8
	movq	%rsi, %r9
	cmovlq	%r8, %r9
	movq	%r9, -32(%rsp)
	movq	88(%rdx), %r9
	movq	%r9, -40(%rsp)
	cmpq	%rax, %r8
	cmovgeq	%rax, %r8
	movq	%r8, -8(%rsp)
	vpbroadcastd	64(%rdx), %ymm2
	movl	$4, %eax
	movl	$3, %r8d
	movl	$2, %r9d
	movl	$1, %edx
	movq	%rdx, -56(%rsp)
	movq	$0, -96(%rsp)
	vmovd	.LCPI57_2(%rip), %xmm4
	jmp	.LBB57_2
	.p2align	4
.LBB57_3:
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm6, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm6, %ymm10
	vmovdqa	%ymm5, %ymm12
	vmovdqa	%ymm6, %ymm13
.LBB57_4:
	vcvtdq2ps	%ymm13, %ymm11
	movq	-64(%rsp), %rsi
	movq	-16(%rsp), %rdx
	vmulps	(%rdx,%rsi,4), %ymm11, %ymm11
	vmovups	16(%rsp), %ymm0
	vmaxps	%ymm0, %ymm11, %ymm11
	vminps	%ymm1, %ymm11, %ymm11
	vbroadcastss	.LCPI57_0(%rip), %ymm3
	vaddps	%ymm3, %ymm11, %ymm11
	vpaddd	%ymm2, %ymm11, %ymm11
	vextracti128	$1, %ymm11, %xmm13
	vpshufb	%xmm4, %xmm13, %xmm13
	vpshufb	%xmm4, %xmm11, %xmm11
	vpunpckldq	%xmm13, %xmm11, %xmm11
	movq	-96(%rsp), %r10
	movq	%r10, %rax
	movq	-40(%rsp), %r9
	imulq	%r9, %rax
	movq	-24(%rsp), %rdi
	addq	%rdi, %rax
	movq	-32(%rsp), %r8
	vmovq	%xmm11, (%r8,%rax)
	vcvtdq2ps	%ymm12, %ymm11
	vmulps	32(%rdx,%rsi,4), %ymm11, %ymm11
	vmaxps	%ymm0, %ymm11, %ymm11
	vminps	%ymm1, %ymm11, %ymm11
	vaddps	%ymm3, %ymm11, %ymm11
	vpaddd	%ymm2, %ymm11, %ymm11
	vextracti128	$1, %ymm11, %xmm12
	vpshufb	%xmm4, %xmm12, %xmm12
	vpshufb	%xmm4, %xmm11, %xmm11
	vpunpckldq	%xmm12, %xmm11, %xmm11
	movq	-8(%rsp), %rcx
	vmovq	%xmm11, (%rcx,%rax)
	movq	%r10, %rax
	orq	$1, %rax
	vcvtdq2ps	%ymm10, %ymm10
	vmulps	(%rdx,%rsi,4), %ymm10, %ymm10
	vmaxps	%ymm0, %ymm10, %ymm10
	vminps	%ymm1, %ymm10, %ymm10
	vaddps	%ymm3, %ymm10, %ymm10
	vpaddd	%ymm2, %ymm10, %ymm10
	vextracti128	$1, %ymm10, %xmm11
	vpshufb	%xmm4, %xmm11, %xmm11
	vpshufb	%xmm4, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovq	%xmm10, (%r8,%rax)
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	32(%rdx,%rsi,4), %ymm9, %ymm9
	vmaxps	%ymm0, %ymm9, %ymm9
	vminps	%ymm1, %ymm9, %ymm9
	vaddps	%ymm3, %ymm9, %ymm9
	vpaddd	%ymm2, %ymm9, %ymm9
	vextracti128	$1, %ymm9, %xmm10
	vpshufb	%xmm4, %xmm10, %xmm10
	vpshufb	%xmm4, %xmm9, %xmm9
	vpunpckldq	%xmm10, %xmm9, %xmm9
	vmovq	%xmm9, (%rcx,%rax)
	movq	%r10, %rax
	orq	$2, %rax
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	(%rdx,%rsi,4), %ymm8, %ymm8
	vmaxps	%ymm0, %ymm8, %ymm8
	vminps	%ymm1, %ymm8, %ymm8
	vaddps	%ymm3, %ymm8, %ymm8
	vpaddd	%ymm2, %ymm8, %ymm8
	vextracti128	$1, %ymm8, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovq	%xmm8, (%r8,%rax)
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	32(%rdx,%rsi,4), %ymm7, %ymm7
	vmaxps	%ymm0, %ymm7, %ymm7
	vminps	%ymm1, %ymm7, %ymm7
	vaddps	%ymm3, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm2, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	vmovq	%xmm7, (%rcx,%rax)
	movq	%r10, %rax
	orq	$3, %rax
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%rdx,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm2, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovq	%xmm6, (%r8,%rax)
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	32(%rdx,%rsi,4), %ymm5, %ymm5
	vmaxps	%ymm0, %ymm5, %ymm5
	vminps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm2, %ymm5
	vextracti128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	vmovq	%xmm5, (%rcx,%rax)
	movq	-104(%rsp), %r14
	leaq	4(%r14), %rax
	movq	8(%rsp), %r8
	addq	$4, %r8
	movq	(%rsp), %r9
	addq	$4, %r9
	addq	$4, %r10
	movq	%r10, -96(%rsp)
	addq	$4, -56(%rsp)
	movq	-80(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-72(%rsp), %rdi
	jl	.LBB57_5
.LBB57_2:
	movq	%rax, -104(%rsp)
	vmovdqu	(%rdi), %ymm6
	vmovdqu	32(%rdi), %ymm5
	cmpq	$0, -112(%rsp)
	movq	%r8, 8(%rsp)
	movq	%r9, (%rsp)
	je	.LBB57_3
	movq	-120(%rsp), %rsi
	movq	(%rsi), %rdx
	vmovdqu	16(%rsi), %ymm11
	movq	48(%rsi), %rcx
	movq	56(%rsi), %rax
	movq	72(%rsi), %rbx
	movq	%rbx, %rdi
	shlq	$6, %rdi
	movq	%rcx, %r13
	imulq	%r8, %r13
	addq	%rdx, %r13
	movq	%rcx, %rsi
	imulq	%r9, %rsi
	addq	%rdx, %rsi
	movq	%rcx, %r15
	imulq	-96(%rsp), %r15
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
	jmp	.LBB57_39
	.p2align	4
.LBB57_43:
	incq	%r9
	cmpq	-112(%rsp), %r9
	je	.LBB57_4
.LBB57_39:
	testq	%rbx, %rbx
	je	.LBB57_43
	movq	(%rax,%r9,8), %r12
	leaq	(%r12,%r13), %rbp
	leaq	(%rsi,%r12), %r10
	leaq	(%r15,%r12), %r11
	addq	%rcx, %r12
	movq	%rdx, %r14
	xorl	%r8d, %r8d
	.p2align	4
.LBB57_41:
	vmovdqu	(%r14), %ymm14
	vmovdqu	32(%r14), %ymm15
	vpbroadcastd	(%r11,%r8,4), %ymm3
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
	addq	$64, %r14
	cmpq	%r8, %rbx
	jne	.LBB57_41
	addq	%rdi, %rdx
	jmp	.LBB57_43
.LBB57_7:
	cmpq	$1, %rcx
	jle	.LBB57_12
	movl	$2, %eax
	xorl	%r14d, %r14d
	jmp	.LBB57_9
.LBB57_5:
	movq	%r14, %rax
	orq	$2, %rax
	cmpq	%rax, %rcx
	jl	.LBB57_6
.LBB57_9:
	movq	%rax, -112(%rsp)
	vmovdqu	(%rdi), %ymm1
	vmovdqu	32(%rdi), %ymm0
	movq	-120(%rsp), %rdx
	movq	64(%rdx), %rax
	testq	%rax, %rax
	movq	%r14, -104(%rsp)
	je	.LBB57_10
	leaq	64(%rdi), %rcx
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
	jmp	.LBB57_28
	.p2align	4
.LBB57_34:
	addq	%rbx, %rcx
.LBB57_35:
	incq	%r12
	cmpq	%rax, %r12
	je	.LBB57_11
.LBB57_28:
	testq	%r10, %r10
	je	.LBB57_35
	movq	(%r9,%r12,8), %r13
	cmpq	$1, %r10
	jne	.LBB57_36
	addq	%r11, %r13
	movq	%rcx, %rbp
	testb	$1, %r10b
	je	.LBB57_34
	jmp	.LBB57_33
	.p2align	4
.LBB57_36:
	addq	%rsi, %r13
	movq	%rdx, %r14
	movq	%rcx, %rbp
	.p2align	4
.LBB57_37:
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
	jne	.LBB57_37
	addq	%r8, %r13
	testb	$1, %r10b
	je	.LBB57_34
.LBB57_33:
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
	jmp	.LBB57_34
.LBB57_12:
	jne	.LBB57_17
	xorl	%r14d, %r14d
	jmp	.LBB57_14
.LBB57_10:
	vmovdqa	%ymm0, %ymm2
	vmovdqa	%ymm1, %ymm4
.LBB57_11:
	movq	-88(%rsp), %r8
	vmovups	(%r8), %ymm3
	vmovups	32(%r8), %ymm5
	movq	72(%r8), %rcx
	movq	-120(%rsp), %rax
	movq	96(%rax), %rax
	addq	$-8, %rax
	movq	-64(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rdx
	cmovlq	%rax, %rdx
	movq	80(%r8), %r10
	vcvtdq2ps	%ymm4, %ymm4
	vmulps	(%rcx,%rsi,4), %ymm4, %ymm4
	movq	88(%r8), %rdi
	vmaxps	%ymm3, %ymm4, %ymm4
	vminps	%ymm5, %ymm4, %ymm6
	vbroadcastss	.LCPI57_0(%rip), %ymm4
	vaddps	%ymm4, %ymm6, %ymm6
	vpbroadcastd	64(%r8), %ymm7
	vpaddd	%ymm6, %ymm7, %ymm8
	vextracti128	$1, %ymm8, %xmm9
	vmovd	.LCPI57_2(%rip), %xmm6
	vpshufb	%xmm6, %xmm9, %xmm9
	vpshufb	%xmm6, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	movq	%rdi, %r8
	movq	-104(%rsp), %r11
	imulq	%r11, %r8
	addq	%r10, %r8
	vmovq	%xmm8, (%rdx,%r8)
	leaq	8(%rsi), %r9
	cmpq	%r9, %rax
	cmovgeq	%r9, %rax
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	32(%rcx,%rsi,4), %ymm2, %ymm2
	vmaxps	%ymm3, %ymm2, %ymm2
	vminps	%ymm5, %ymm2, %ymm2
	vaddps	%ymm4, %ymm2, %ymm2
	vpaddd	%ymm2, %ymm7, %ymm2
	vextracti128	$1, %ymm2, %xmm8
	vpshufb	%xmm6, %xmm8, %xmm8
	vpshufb	%xmm6, %xmm2, %xmm2
	vpunpckldq	%xmm8, %xmm2, %xmm2
	vmovq	%xmm2, (%rax,%r8)
	orq	$1, %r11
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	(%rcx,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm3, %ymm1, %ymm1
	vminps	%ymm5, %ymm1, %ymm1
	vaddps	%ymm4, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm7, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpshufb	%xmm6, %xmm2, %xmm2
	vpshufb	%xmm6, %xmm1, %xmm1
	vpunpckldq	%xmm2, %xmm1, %xmm1
	imulq	%rdi, %r11
	addq	%r10, %r11
	vmovq	%xmm1, (%rdx,%r11)
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	32(%rcx,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm3, %ymm0, %ymm0
	vminps	%ymm5, %ymm0, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm6, %xmm1, %xmm1
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r11)
	movq	-112(%rsp), %r14
	movq	-72(%rsp), %rdi
	movq	-80(%rsp), %rcx
.LBB57_6:
	cmpq	%rcx, %r14
	jge	.LBB57_17
.LBB57_14:
	vmovdqu	(%rdi), %ymm1
	vmovdqu	32(%rdi), %ymm0
	movq	-120(%rsp), %r8
	movq	64(%r8), %rax
	testq	%rax, %rax
	je	.LBB57_15
	addq	$64, %rdi
	vmovdqu	16(%r8), %ymm2
	movq	48(%r8), %rcx
	movq	%r14, %r12
	imulq	%r14, %rcx
	movq	56(%r8), %rdx
	movq	72(%r8), %r15
	addq	(%r8), %rcx
	movq	%r15, %r13
	shlq	$6, %r13
	movl	%r15d, %r8d
	andl	$3, %r8d
	movq	%r15, %r9
	andq	$-4, %r9
	xorl	%r10d, %r10d
	jmp	.LBB57_19
	.p2align	4
.LBB57_24:
	movq	%rbp, %rdi
	addq	%r13, %rdi
.LBB57_25:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB57_16
.LBB57_19:
	testq	%r15, %r15
	je	.LBB57_25
	movq	(%rdx,%r10,8), %r11
	addq	%rcx, %r11
	movq	%rdi, %rbp
	movq	%rdi, %rbx
	movq	%r9, %r14
	cmpq	$4, %r15
	jb	.LBB57_21
	.p2align	4
.LBB57_26:
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
	jne	.LBB57_26
.LBB57_21:
	testq	%r8, %r8
	je	.LBB57_24
	xorl	%r14d, %r14d
	.p2align	4
.LBB57_23:
	vpbroadcastd	(%r11,%r14,4), %ymm3
	vpxor	%ymm2, %ymm3, %ymm3
	vpmaddwd	(%rbx), %ymm3, %ymm4
	vpaddd	%ymm1, %ymm4, %ymm1
	vpmaddwd	32(%rbx), %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$64, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB57_23
	jmp	.LBB57_24
.LBB57_15:
	movq	%r14, %r12
.LBB57_16:
	movq	-88(%rsp), %rdi
	vmovups	(%rdi), %ymm2
	vmovups	32(%rdi), %ymm3
	movq	72(%rdi), %rcx
	movq	-120(%rsp), %rax
	movq	96(%rax), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rdx
	cmovlq	%rax, %rdx
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	(%rcx,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm2, %ymm1, %ymm1
	vminps	%ymm3, %ymm1, %ymm1
	vbroadcastss	.LCPI57_0(%rip), %ymm4
	vaddps	%ymm4, %ymm1, %ymm1
	vpbroadcastd	64(%rdi), %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vextracti128	$1, %ymm1, %xmm6
	vmovd	.LCPI57_2(%rip), %xmm7
	vpshufb	%xmm7, %xmm6, %xmm6
	vpshufb	%xmm7, %xmm1, %xmm1
	imulq	88(%rdi), %r12
	addq	80(%rdi), %r12
	vpunpckldq	%xmm6, %xmm1, %xmm1
	vmovq	%xmm1, (%rdx,%r12)
	leaq	8(%rsi), %rdx
	cmpq	%rdx, %rax
	cmovgeq	%rdx, %rax
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	32(%rcx,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm2, %ymm0, %ymm0
	vminps	%ymm3, %ymm0, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm5, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm7, %xmm1, %xmm1
	vpshufb	%xmm7, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r12)
.LBB57_17:
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
.Lfunc_end57:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5, .Lfunc_end57-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI58_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI58_1:
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
.LCPI58_2:
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
	subq	$248, %rsp
	.cfi_def_cfa_offset 304
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	80(%r13), %rcx
	cmpq	$4, %rcx
	movq	%r13, -104(%rsp)
	movq	%rdi, -88(%rsp)
	movq	%rsi, -96(%rsp)
	movq	%rdx, -120(%rsp)
	movq	%rcx, -112(%rsp)
	jl	.LBB58_7
	movq	64(%r13), %rax
	movq	%rax, -80(%rsp)
	movq	96(%r13), %r8
	leaq	96(%rdi), %rax
	movq	%rax, -72(%rsp)
	leaq	8(%rsi), %r9
	leaq	16(%rsi), %rax
	vmovups	(%rdx), %ymm0
	vmovups	%ymm0, 176(%rsp)
	vmovups	32(%rdx), %ymm0
	vmovups	%ymm0, 144(%rsp)
	movq	72(%rdx), %r10
	movq	%r10, -40(%rsp)
	addq	$-8, %r8
	cmpq	%rsi, %r8
	movq	%rsi, %r10
	cmovlq	%r8, %r10
	movq	%r10, -48(%rsp)
	movq	80(%rdx), %r10
	movq	%r10, -56(%rsp)
	cmpq	%r9, %r8
	cmovlq	%r8, %r9
	movq	%r9, -32(%rsp)
	movq	88(%rdx), %r9
	movq	%r9, -64(%rsp)
	cmpq	%rax, %r8
	cmovgeq	%rax, %r8
	movq	%r8, -24(%rsp)
	vpbroadcastd	64(%rdx), %ymm0
	vmovdqu	%ymm0, 112(%rsp)
	movl	$4, %eax
	movl	$3, %r8d
	movl	$2, %r9d
	movl	$1, %r10d
	xorl	%ebx, %ebx
	jmp	.LBB58_2
	.p2align	4
.LBB58_3:
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
.LBB58_4:
	vcvtdq2ps	%ymm7, %ymm7
	movq	-96(%rsp), %rsi
	movq	-40(%rsp), %rdi
	vmulps	(%rdi,%rsi,4), %ymm7, %ymm7
	vmovups	176(%rsp), %ymm0
	vmaxps	%ymm0, %ymm7, %ymm7
	vmovups	144(%rsp), %ymm2
	vminps	%ymm2, %ymm7, %ymm7
	vbroadcastss	.LCPI58_0(%rip), %ymm5
	vaddps	%ymm5, %ymm7, %ymm7
	vmovdqu	112(%rsp), %ymm4
	vpaddd	%ymm7, %ymm4, %ymm7
	vextracti128	$1, %ymm7, %xmm15
	vmovd	.LCPI58_2(%rip), %xmm5
	vpshufb	%xmm5, %xmm15, %xmm15
	vpshufb	%xmm5, %xmm7, %xmm7
	vpunpckldq	%xmm15, %xmm7, %xmm7
	movq	-16(%rsp), %rbx
	movq	%rbx, %rax
	movq	-64(%rsp), %r10
	imulq	%r10, %rax
	movq	-56(%rsp), %r9
	addq	%r9, %rax
	movq	-48(%rsp), %r8
	vmovq	%xmm7, (%r8,%rax)
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	32(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vbroadcastss	.LCPI58_0(%rip), %ymm15
	vaddps	%ymm6, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm4, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	movq	-32(%rsp), %rdx
	vmovq	%xmm6, (%rdx,%rax)
	vcvtdq2ps	%ymm14, %ymm6
	vmulps	64(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vmovaps	%ymm0, %ymm14
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm4, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	movq	-24(%rsp), %rcx
	vmovq	%xmm6, (%rcx,%rax)
	vcvtdq2ps	%ymm13, %ymm6
	vmulps	(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm4, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	movq	%rbx, %rax
	orq	$1, %rax
	imulq	%r10, %rax
	addq	%r9, %rax
	vmovq	%xmm6, (%r8,%rax)
	vcvtdq2ps	%ymm12, %ymm6
	vmulps	32(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm4, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vmovq	%xmm6, (%rdx,%rax)
	vcvtdq2ps	%ymm11, %ymm6
	vmulps	64(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm4, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vmovq	%xmm6, (%rcx,%rax)
	vcvtdq2ps	%ymm10, %ymm6
	vmulps	(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm4, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	movq	%rbx, %rax
	orq	$2, %rax
	imulq	%r10, %rax
	addq	%r9, %rax
	vmovq	%xmm6, (%r8,%rax)
	vcvtdq2ps	%ymm9, %ymm6
	vmulps	32(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm4, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vmovq	%xmm6, (%rdx,%rax)
	vcvtdq2ps	%ymm8, %ymm6
	vmulps	64(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm4, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vmovq	%xmm6, (%rcx,%rax)
	vcvtdq2ps	%ymm1, %ymm0
	vmulps	(%rdi,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm2, %ymm0, %ymm0
	vaddps	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm0, %ymm4, %ymm0
	vextracti128	$1, %ymm0, %xmm6
	vpshufb	%xmm5, %xmm6, %xmm6
	vpshufb	%xmm5, %xmm0, %xmm0
	vpunpckldq	%xmm6, %xmm0, %xmm0
	movq	%rbx, %rax
	orq	$3, %rax
	imulq	%r10, %rax
	addq	%r9, %rax
	vmovq	%xmm0, (%r8,%rax)
	vcvtdq2ps	%ymm3, %ymm0
	vmulps	32(%rdi,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm2, %ymm0, %ymm0
	vaddps	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm0, %ymm4, %ymm0
	vextracti128	$1, %ymm0, %xmm3
	vpshufb	%xmm5, %xmm3, %xmm3
	vpshufb	%xmm5, %xmm0, %xmm0
	vpunpckldq	%xmm3, %xmm0, %xmm0
	vmovq	%xmm0, (%rdx,%rax)
	vcvtdq2ps	16(%rsp), %ymm0
	vmulps	64(%rdi,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm2, %ymm0, %ymm0
	vaddps	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm0, %ymm4, %ymm0
	vextracti128	$1, %ymm0, %xmm3
	vpshufb	%xmm5, %xmm3, %xmm3
	vpshufb	%xmm5, %xmm0, %xmm0
	vpunpckldq	%xmm3, %xmm0, %xmm0
	vmovq	%xmm0, (%rcx,%rax)
	movq	-128(%rsp), %r12
	leaq	4(%r12), %rax
	movq	8(%rsp), %r8
	addq	$4, %r8
	movq	(%rsp), %r9
	addq	$4, %r9
	addq	$4, %rbx
	movq	-8(%rsp), %r10
	addq	$4, %r10
	movq	-112(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-104(%rsp), %r13
	movq	-88(%rsp), %rdi
	jl	.LBB58_5
.LBB58_2:
	movq	%rax, -128(%rsp)
	vmovdqu	(%rdi), %ymm0
	vmovdqu	32(%rdi), %ymm2
	vmovdqu	64(%rdi), %ymm1
	cmpq	$0, -80(%rsp)
	movq	%r8, 8(%rsp)
	movq	%r9, (%rsp)
	movq	%r10, -8(%rsp)
	movq	%rbx, -16(%rsp)
	vmovdqu	%ymm1, 16(%rsp)
	je	.LBB58_3
	movq	(%r13), %rcx
	vmovdqu	16(%r13), %ymm4
	movq	48(%r13), %rax
	movq	56(%r13), %r15
	movq	72(%r13), %r13
	movq	%r13, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,2), %rdi
	movq	%rax, %r11
	imulq	%r8, %r11
	addq	%rcx, %r11
	movq	%rax, %r12
	imulq	%r9, %r12
	addq	%rcx, %r12
	movq	%rax, %r14
	imulq	%rbx, %r14
	addq	%rcx, %r14
	imulq	%r10, %rax
	addq	%rcx, %rax
	movq	-72(%rsp), %rbx
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
	vmovdqu	%ymm4, 208(%rsp)
	jmp	.LBB58_37
	.p2align	4
.LBB58_41:
	incq	%rbp
	cmpq	-80(%rsp), %rbp
	je	.LBB58_4
.LBB58_37:
	testq	%r13, %r13
	je	.LBB58_41
	movq	(%r15,%rbp,8), %rsi
	leaq	(%r11,%rsi), %r10
	leaq	(%r12,%rsi), %rdx
	leaq	(%r14,%rsi), %rcx
	addq	%rax, %rsi
	movq	%rbx, %r9
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
.LBB58_39:
	vmovdqu	%ymm5, 16(%rsp)
	vmovdqu	(%r9), %ymm1
	vmovdqu	32(%r9), %ymm2
	vmovdqu	64(%r9), %ymm4
	vpbroadcastd	(%rcx,%r8,4), %ymm5
	vmovdqu	208(%rsp), %ymm12
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
	jne	.LBB58_39
	vmovdqa	%ymm8, %ymm1
	vmovdqa	%ymm0, %ymm3
	vmovdqu	%ymm15, 16(%rsp)
	addq	%rdi, %rbx
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm10, %ymm9
	vmovdqu	48(%rsp), %ymm10
	vmovdqa	%ymm13, %ymm12
	vmovdqa	%ymm14, %ymm13
	vmovdqa	%ymm6, %ymm14
	vmovdqa	%ymm7, %ymm6
	vmovdqu	80(%rsp), %ymm7
	jmp	.LBB58_41
.LBB58_7:
	cmpq	$1, %rcx
	jle	.LBB58_12
	movl	$2, %r8d
	xorl	%r12d, %r12d
	jmp	.LBB58_9
.LBB58_5:
	movq	%r12, %r8
	orq	$2, %r8
	cmpq	%r8, %rcx
	movq	-120(%rsp), %rdx
	jl	.LBB58_6
.LBB58_9:
	vmovdqu	(%rdi), %ymm2
	vmovdqu	32(%rdi), %ymm1
	vmovdqu	64(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	movq	%r12, -128(%rsp)
	movq	%r8, 48(%rsp)
	je	.LBB58_10
	leaq	96(%rdi), %rdx
	movq	(%r13), %rsi
	vmovdqu	16(%r13), %ymm5
	movq	48(%r13), %r11
	movq	%r11, %r8
	imulq	%r12, %r8
	movq	56(%r13), %r9
	movq	72(%r13), %r10
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
	jmp	.LBB58_26
	.p2align	4
.LBB58_32:
	addq	%rbx, %rdx
	movq	-88(%rsp), %rdi
.LBB58_33:
	incq	%r12
	cmpq	%rax, %r12
	je	.LBB58_11
.LBB58_26:
	testq	%r10, %r10
	je	.LBB58_33
	movq	(%r9,%r12,8), %r13
	cmpq	$1, %r10
	jne	.LBB58_34
	addq	80(%rsp), %r13
	movq	%rdx, %rbp
	testb	$1, %r10b
	je	.LBB58_32
	jmp	.LBB58_31
	.p2align	4
.LBB58_34:
	addq	%rsi, %r13
	movq	%rcx, %r14
	movq	%rdx, %rbp
	.p2align	4
.LBB58_35:
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
	jne	.LBB58_35
	addq	%r8, %r13
	testb	$1, %r10b
	je	.LBB58_32
.LBB58_31:
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
	jmp	.LBB58_32
.LBB58_12:
	jne	.LBB58_23
	xorl	%r12d, %r12d
	jmp	.LBB58_14
.LBB58_10:
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm2, %ymm6
.LBB58_11:
	movq	-120(%rsp), %rdx
	vmovups	(%rdx), %ymm5
	vmovups	32(%rdx), %ymm7
	movq	72(%rdx), %rbx
	movq	-104(%rsp), %r13
	movq	96(%r13), %rax
	addq	$-8, %rax
	movq	-96(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	cmovlq	%rax, %rcx
	movq	80(%rdx), %r11
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%rbx,%rsi,4), %ymm6, %ymm6
	movq	88(%rdx), %r15
	vmaxps	%ymm5, %ymm6, %ymm6
	vminps	%ymm7, %ymm6, %ymm8
	vbroadcastss	.LCPI58_0(%rip), %ymm6
	vaddps	%ymm6, %ymm8, %ymm8
	vpbroadcastd	64(%rdx), %ymm9
	vpaddd	%ymm8, %ymm9, %ymm10
	vextracti128	$1, %ymm10, %xmm11
	vmovd	.LCPI58_2(%rip), %xmm8
	vpshufb	%xmm8, %xmm11, %xmm11
	vpshufb	%xmm8, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
	movq	%r15, %r9
	movq	-128(%rsp), %r14
	imulq	%r14, %r9
	addq	%r11, %r9
	vmovq	%xmm10, (%rcx,%r9)
	leaq	8(%rsi), %r8
	cmpq	%r8, %rax
	cmovlq	%rax, %r8
	vcvtdq2ps	%ymm4, %ymm4
	vmulps	32(%rbx,%rsi,4), %ymm4, %ymm4
	vmaxps	%ymm5, %ymm4, %ymm4
	vminps	%ymm7, %ymm4, %ymm4
	vaddps	%ymm6, %ymm4, %ymm4
	vpaddd	%ymm4, %ymm9, %ymm4
	vextracti128	$1, %ymm4, %xmm10
	vpshufb	%xmm8, %xmm10, %xmm10
	vpshufb	%xmm8, %xmm4, %xmm4
	vpunpckldq	%xmm10, %xmm4, %xmm4
	vmovq	%xmm4, (%r8,%r9)
	leaq	16(%rsi), %r10
	cmpq	%r10, %rax
	cmovgeq	%r10, %rax
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	64(%rbx,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm5, %ymm3, %ymm3
	vminps	%ymm7, %ymm3, %ymm3
	vaddps	%ymm6, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm9, %ymm3
	vextracti128	$1, %ymm3, %xmm4
	vpshufb	%xmm8, %xmm4, %xmm4
	vpshufb	%xmm8, %xmm3, %xmm3
	vpunpckldq	%xmm4, %xmm3, %xmm3
	vmovq	%xmm3, (%rax,%r9)
	orq	$1, %r14
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%rbx,%rsi,4), %ymm2, %ymm2
	vmaxps	%ymm5, %ymm2, %ymm2
	vminps	%ymm7, %ymm2, %ymm2
	vaddps	%ymm6, %ymm2, %ymm2
	vpaddd	%ymm2, %ymm9, %ymm2
	vextracti128	$1, %ymm2, %xmm3
	vpshufb	%xmm8, %xmm3, %xmm3
	vpshufb	%xmm8, %xmm2, %xmm2
	vpunpckldq	%xmm3, %xmm2, %xmm2
	imulq	%r15, %r14
	addq	%r11, %r14
	vmovq	%xmm2, (%rcx,%r14)
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	32(%rbx,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm5, %ymm1, %ymm1
	vminps	%ymm7, %ymm1, %ymm1
	vaddps	%ymm6, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm9, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpshufb	%xmm8, %xmm2, %xmm2
	vpshufb	%xmm8, %xmm1, %xmm1
	vpunpckldq	%xmm2, %xmm1, %xmm1
	vmovq	%xmm1, (%r8,%r14)
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%rbx,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm5, %ymm0, %ymm0
	vminps	%ymm7, %ymm0, %ymm0
	vaddps	%ymm6, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm9, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm8, %xmm1, %xmm1
	vpshufb	%xmm8, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r14)
	movq	48(%rsp), %r12
	movq	-112(%rsp), %rcx
.LBB58_6:
	cmpq	%rcx, %r12
	jge	.LBB58_23
.LBB58_14:
	vmovdqu	(%rdi), %ymm2
	vmovdqu	32(%rdi), %ymm1
	vmovdqu	64(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	je	.LBB58_22
	addq	$96, %rdi
	vmovdqu	16(%r13), %ymm3
	movq	48(%r13), %rcx
	imulq	%r12, %rcx
	movq	56(%r13), %r15
	movq	72(%r13), %r14
	addq	(%r13), %rcx
	movq	%r14, %r8
	shlq	$5, %r8
	leaq	(%r8,%r8,2), %rbp
	movq	%r14, %r8
	andq	$-2, %r8
	xorl	%r9d, %r9d
	jmp	.LBB58_16
	.p2align	4
.LBB58_20:
	addq	%rbp, %rdi
.LBB58_21:
	incq	%r9
	cmpq	%rax, %r9
	je	.LBB58_22
.LBB58_16:
	testq	%r14, %r14
	je	.LBB58_21
	movq	(%r15,%r9,8), %r10
	addq	%rcx, %r10
	movq	%rdi, %r11
	movq	%r8, %rbx
	cmpq	$1, %r14
	je	.LBB58_18
	.p2align	4
.LBB58_24:
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
	jne	.LBB58_24
.LBB58_18:
	testb	$1, %r14b
	je	.LBB58_20
	vpbroadcastd	(%r10), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	(%r11), %ymm4, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpmaddwd	32(%r11), %ymm4, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	64(%r11), %ymm4, %ymm4
	vpaddd	%ymm0, %ymm4, %ymm0
	jmp	.LBB58_20
.LBB58_22:
	vmovups	(%rdx), %ymm3
	vmovups	32(%rdx), %ymm4
	movq	72(%rdx), %rcx
	movq	96(%r13), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rdi
	cmovlq	%rax, %rdi
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%rcx,%rsi,4), %ymm2, %ymm2
	vmaxps	%ymm3, %ymm2, %ymm2
	vminps	%ymm4, %ymm2, %ymm5
	vbroadcastss	.LCPI58_0(%rip), %ymm2
	vaddps	%ymm2, %ymm5, %ymm5
	vpbroadcastd	64(%rdx), %ymm6
	vpaddd	%ymm5, %ymm6, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vmovd	.LCPI58_2(%rip), %xmm5
	vpshufb	%xmm5, %xmm8, %xmm8
	vpshufb	%xmm5, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	imulq	88(%rdx), %r12
	addq	80(%rdx), %r12
	vmovq	%xmm7, (%rdi,%r12)
	leaq	8(%rsi), %rdx
	cmpq	%rdx, %rax
	cmovlq	%rax, %rdx
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	32(%rcx,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm3, %ymm1, %ymm1
	vminps	%ymm4, %ymm1, %ymm1
	vaddps	%ymm2, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm6, %ymm1
	vextracti128	$1, %ymm1, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm1, %xmm1
	vpunpckldq	%xmm7, %xmm1, %xmm1
	vmovq	%xmm1, (%rdx,%r12)
	leaq	16(%rsi), %rdx
	cmpq	%rdx, %rax
	cmovgeq	%rdx, %rax
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%rcx,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm3, %ymm0, %ymm0
	vminps	%ymm4, %ymm0, %ymm0
	vaddps	%ymm2, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm6, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm5, %xmm1, %xmm1
	vpshufb	%xmm5, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r12)
.LBB58_23:
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
.Lfunc_end58:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5, .Lfunc_end58-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI59_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI59_1:
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
.LCPI59_2:
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
	movq	%rdx, -88(%rsp)
	movq	%rsi, -112(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rdi, -72(%rsp)
	movq	%rax, -80(%rsp)
	jl	.LBB59_11
	movq	64(%r13), %r8
	movq	96(%r13), %r9
	leaq	32(%rdi), %rax
	movq	%rax, -104(%rsp)
	vmovups	(%rdx), %ymm0
	vmovups	32(%rdx), %ymm1
	movq	72(%rdx), %rax
	movq	%rax, -96(%rsp)
	addq	$-8, %r9
	cmpq	%rsi, %r9
	cmovgeq	%rsi, %r9
	movq	88(%rdx), %rbx
	addq	80(%rdx), %r9
	vpbroadcastd	64(%rdx), %ymm2
	movl	$8, %eax
	xorl	%r14d, %r14d
	vbroadcastss	.LCPI59_0(%rip), %ymm3
	vmovd	.LCPI59_2(%rip), %xmm4
	jmp	.LBB59_2
	.p2align	4
.LBB59_3:
	vmovdqa	%ymm5, %ymm6
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm5, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm5, %ymm13
.LBB59_4:
	vcvtdq2ps	%ymm13, %ymm12
	movq	-112(%rsp), %rdx
	movq	-96(%rsp), %rcx
	vmulps	(%rcx,%rdx,4), %ymm12, %ymm12
	vmaxps	%ymm0, %ymm12, %ymm12
	vminps	%ymm1, %ymm12, %ymm12
	vaddps	%ymm3, %ymm12, %ymm12
	vpaddd	%ymm2, %ymm12, %ymm12
	vextracti128	$1, %ymm12, %xmm13
	vpshufb	%xmm4, %xmm13, %xmm13
	vpshufb	%xmm4, %xmm12, %xmm12
	vpunpckldq	%xmm13, %xmm12, %xmm12
	movq	%r14, %rax
	imulq	%rbx, %rax
	vmovq	%xmm12, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm11, %ymm11
	vmulps	(%rcx,%rdx,4), %ymm11, %ymm11
	orq	$1, %rax
	vmaxps	%ymm0, %ymm11, %ymm11
	vminps	%ymm1, %ymm11, %ymm11
	vaddps	%ymm3, %ymm11, %ymm11
	vpaddd	%ymm2, %ymm11, %ymm11
	vextracti128	$1, %ymm11, %xmm12
	vpshufb	%xmm4, %xmm12, %xmm12
	vpshufb	%xmm4, %xmm11, %xmm11
	vpunpckldq	%xmm12, %xmm11, %xmm11
	imulq	%rbx, %rax
	vmovq	%xmm11, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm10, %ymm10
	vmulps	(%rcx,%rdx,4), %ymm10, %ymm10
	orq	$2, %rax
	vmaxps	%ymm0, %ymm10, %ymm10
	vminps	%ymm1, %ymm10, %ymm10
	vaddps	%ymm3, %ymm10, %ymm10
	vpaddd	%ymm2, %ymm10, %ymm10
	vextracti128	$1, %ymm10, %xmm11
	vpshufb	%xmm4, %xmm11, %xmm11
	vpshufb	%xmm4, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
	imulq	%rbx, %rax
	vmovq	%xmm10, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	(%rcx,%rdx,4), %ymm9, %ymm9
	orq	$3, %rax
	vmaxps	%ymm0, %ymm9, %ymm9
	vminps	%ymm1, %ymm9, %ymm9
	vaddps	%ymm3, %ymm9, %ymm9
	vpaddd	%ymm2, %ymm9, %ymm9
	vextracti128	$1, %ymm9, %xmm10
	vpshufb	%xmm4, %xmm10, %xmm10
	vpshufb	%xmm4, %xmm9, %xmm9
	vpunpckldq	%xmm10, %xmm9, %xmm9
	imulq	%rbx, %rax
	vmovq	%xmm9, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	(%rcx,%rdx,4), %ymm8, %ymm8
	orq	$4, %rax
	vmaxps	%ymm0, %ymm8, %ymm8
	vminps	%ymm1, %ymm8, %ymm8
	vaddps	%ymm3, %ymm8, %ymm8
	vpaddd	%ymm2, %ymm8, %ymm8
	vextracti128	$1, %ymm8, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	imulq	%rbx, %rax
	vmovq	%xmm8, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	(%rcx,%rdx,4), %ymm7, %ymm7
	orq	$5, %rax
	vmaxps	%ymm0, %ymm7, %ymm7
	vminps	%ymm1, %ymm7, %ymm7
	vaddps	%ymm3, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm2, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	imulq	%rbx, %rax
	vmovq	%xmm7, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%rcx,%rdx,4), %ymm6, %ymm6
	orq	$6, %rax
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm2, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	imulq	%rbx, %rax
	vmovq	%xmm6, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	(%rcx,%rdx,4), %ymm5, %ymm5
	orq	$7, %rax
	vmaxps	%ymm0, %ymm5, %ymm5
	vminps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm2, %ymm5
	vextracti128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	imulq	%rbx, %rax
	vmovq	%xmm5, (%r9,%rax)
	movq	-120(%rsp), %rbp
	leaq	8(%rbp), %rax
	addq	$8, %r14
	movq	-80(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-72(%rsp), %rdi
	jl	.LBB59_5
.LBB59_2:
	movq	%rax, -120(%rsp)
	vmovdqu	(%rdi), %ymm5
	testq	%r8, %r8
	je	.LBB59_3
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
	movq	-104(%rsp), %rcx
	xorl	%eax, %eax
	vmovdqa	%ymm5, %ymm6
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm5, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm5, %ymm13
	jmp	.LBB59_57
	.p2align	4
.LBB59_61:
	incq	%rax
	cmpq	%r8, %rax
	je	.LBB59_4
.LBB59_57:
	testq	%rbp, %rbp
	je	.LBB59_61
	movq	(%r12,%rax,8), %rsi
	addq	%rdx, %rsi
	movq	%rcx, %rdi
	xorl	%r13d, %r13d
	.p2align	4
.LBB59_59:
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
	jne	.LBB59_59
	addq	%r10, %rcx
	jmp	.LBB59_61
.LBB59_11:
	cmpq	$3, %rax
	jle	.LBB59_17
	movl	$4, %eax
	xorl	%ebp, %ebp
	movq	-112(%rsp), %rdx
	jmp	.LBB59_13
.LBB59_5:
	movq	%rbp, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	jge	.LBB59_13
.LBB59_6:
	leaq	2(%rbp), %rax
	cmpq	%rax, %rcx
	movq	-128(%rsp), %r13
	jge	.LBB59_7
	jmp	.LBB59_10
.LBB59_13:
	movq	%rbp, %r14
	movq	-128(%rsp), %rcx
	movq	64(%rcx), %r11
	movq	96(%rcx), %rsi
	leaq	32(%rdi), %rcx
	movq	%rcx, -40(%rsp)
	movq	-88(%rsp), %rcx
	vmovups	(%rcx), %ymm0
	vmovups	32(%rcx), %ymm1
	movq	72(%rcx), %r8
	movq	%r8, -24(%rsp)
	addq	$-8, %rsi
	cmpq	%rdx, %rsi
	cmovgeq	%rdx, %rsi
	addq	80(%rcx), %rsi
	movq	%rsi, -16(%rsp)
	movq	88(%rcx), %rdx
	movq	%rdx, -32(%rsp)
	vpbroadcastd	64(%rcx), %ymm2
	vbroadcastss	.LCPI59_0(%rip), %ymm3
	vmovd	.LCPI59_2(%rip), %xmm4
	jmp	.LBB59_14
	.p2align	4
.LBB59_15:
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
.LBB59_16:
	vcvtdq2ps	%ymm9, %ymm6
	movq	-112(%rsp), %rcx
	movq	-24(%rsp), %rsi
	vmulps	(%rsi,%rcx,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm2, %ymm6
	vextracti128	$1, %ymm6, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm9, %xmm6, %xmm6
	movq	-8(%rsp), %r8
	movq	%r8, %rax
	movq	-32(%rsp), %rdi
	imulq	%rdi, %rax
	movq	-16(%rsp), %rdx
	vmovq	%xmm6, (%rdx,%rax)
	vcvtdq2ps	%ymm8, %ymm6
	vmulps	(%rsi,%rcx,4), %ymm6, %ymm6
	leaq	1(%r8), %rax
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm2, %ymm6
	vextracti128	$1, %ymm6, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm8, %xmm6, %xmm6
	imulq	%rdi, %rax
	vmovq	%xmm6, (%rdx,%rax)
	leaq	2(%r8), %rax
	vcvtdq2ps	%ymm7, %ymm6
	vmulps	(%rsi,%rcx,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm2, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	imulq	%rdi, %rax
	vmovq	%xmm6, (%rdx,%rax)
	addq	$3, %r8
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	(%rsi,%rcx,4), %ymm5, %ymm5
	vmaxps	%ymm0, %ymm5, %ymm5
	vminps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm2, %ymm5
	vextracti128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	imulq	%rdi, %r8
	vmovq	%xmm5, (%rdx,%r8)
	movq	-120(%rsp), %rbp
	leaq	4(%rbp), %rax
	movq	%rbp, %r14
	movq	-80(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-72(%rsp), %rdi
	jl	.LBB59_6
.LBB59_14:
	movq	%rax, -120(%rsp)
	vmovdqu	(%rdi), %ymm5
	testq	%r11, %r11
	movq	%r14, -8(%rsp)
	je	.LBB59_15
	movq	-128(%rsp), %rcx
	movq	(%rcx), %rax
	vmovdqu	16(%rcx), %ymm6
	movq	48(%rcx), %rdi
	movq	%rdi, %rdx
	imulq	%r14, %rdx
	movq	56(%rcx), %r12
	movq	72(%rcx), %rbp
	addq	%rax, %rdx
	leaq	(%rdi,%rdi), %rcx
	movq	%rcx, -96(%rsp)
	movq	%rbp, %r15
	shlq	$5, %r15
	movq	%rbp, %rcx
	andq	$-2, %rcx
	movq	%rcx, -48(%rsp)
	leaq	3(%r14), %rsi
	imulq	%rdi, %rsi
	leaq	(%rax,%rsi), %rcx
	addq	$4, %rcx
	movq	%rcx, -56(%rsp)
	leaq	2(%r14), %rsi
	imulq	%rdi, %rsi
	leaq	(%rax,%rsi), %rcx
	addq	$4, %rcx
	movq	%rcx, -64(%rsp)
	leaq	1(%r14), %rsi
	movq	%rdi, -104(%rsp)
	imulq	%rdi, %rsi
	addq	%rsi, %rax
	addq	$4, %rax
	movq	%rax, (%rsp)
	movq	-40(%rsp), %r8
	xorl	%ebx, %ebx
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
	jmp	.LBB59_46
	.p2align	4
.LBB59_52:
	addq	%r15, %r8
.LBB59_53:
	incq	%rbx
	cmpq	%r11, %rbx
	je	.LBB59_16
.LBB59_46:
	testq	%rbp, %rbp
	je	.LBB59_53
	movq	(%r12,%rbx,8), %rdi
	leaq	(%rdx,%rdi), %r9
	cmpq	$1, %rbp
	jne	.LBB59_54
	movq	%r8, %r10
	testb	$1, %bpl
	je	.LBB59_52
	jmp	.LBB59_51
	.p2align	4
.LBB59_54:
	movq	%rdx, %r14
	movq	%r12, %rdx
	movq	%r11, %rcx
	movq	-56(%rsp), %rax
	leaq	(%rax,%rdi), %r11
	movq	-64(%rsp), %rax
	leaq	(%rax,%rdi), %r13
	addq	(%rsp), %rdi
	movq	-48(%rsp), %rax
	xorl	%r12d, %r12d
	movq	%r8, %rsi
	.p2align	4
.LBB59_55:
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
	jne	.LBB59_55
	addq	$64, %r10
	addq	%r12, %r9
	movq	%rcx, %r11
	movq	%rdx, %r12
	movq	%r14, %rdx
	testb	$1, %bpl
	je	.LBB59_52
.LBB59_51:
	vmovdqu	(%r10), %ymm10
	vpbroadcastd	(%r9), %ymm11
	vpxor	%ymm6, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm11
	vpaddd	%ymm9, %ymm11, %ymm9
	movq	-104(%rsp), %rcx
	leaq	(%r9,%rcx), %rax
	vpbroadcastd	(%r9,%rcx), %ymm11
	vpxor	%ymm6, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm11
	vpaddd	%ymm8, %ymm11, %ymm8
	vpbroadcastd	(%r9,%rcx,2), %ymm11
	vpxor	%ymm6, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm11
	vpaddd	%ymm7, %ymm11, %ymm7
	movq	-96(%rsp), %rcx
	vpbroadcastd	(%rcx,%rax), %ymm11
	vpxor	%ymm6, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm10
	vpaddd	%ymm5, %ymm10, %ymm5
	jmp	.LBB59_52
.LBB59_17:
	cmpq	$1, %rax
	jle	.LBB59_19
	movl	$2, %eax
	xorl	%ebp, %ebp
.LBB59_7:
	movq	%rax, -64(%rsp)
	movq	%rbp, -120(%rsp)
	vmovdqu	(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	je	.LBB59_8
	leaq	32(%rdi), %rdx
	movq	(%r13), %rcx
	vmovdqu	16(%r13), %ymm1
	movq	48(%r13), %rbx
	movq	%rbx, %rsi
	movq	-120(%rsp), %r8
	imulq	%r8, %rsi
	movq	56(%r13), %rbp
	movq	72(%r13), %r9
	addq	%rcx, %rsi
	movq	%r9, %r10
	shlq	$5, %r10
	movl	%r9d, %r11d
	andl	$3, %r11d
	movq	%r9, %r14
	andq	$-4, %r14
	movq	%r14, -48(%rsp)
	incq	%r8
	movq	%rbx, -96(%rsp)
	imulq	%rbx, %r8
	addq	%r8, %rcx
	addq	$12, %rcx
	movq	%rcx, -56(%rsp)
	leal	(,%r11,4), %r15d
	xorl	%r12d, %r12d
	vmovdqa	%ymm0, %ymm2
	movq	%rax, -104(%rsp)
	jmp	.LBB59_34
	.p2align	4
.LBB59_41:
	addq	%r10, %rdx
.LBB59_42:
	incq	%r12
	cmpq	%rax, %r12
	je	.LBB59_9
.LBB59_34:
	testq	%r9, %r9
	je	.LBB59_42
	movq	(%rbp,%r12,8), %r8
	leaq	(%rsi,%r8), %r13
	cmpq	$4, %r9
	jae	.LBB59_43
	movq	%rdx, %rcx
	testq	%r11, %r11
	jne	.LBB59_39
	jmp	.LBB59_41
	.p2align	4
.LBB59_43:
	movq	%r11, %rax
	movq	%rsi, %r11
	movq	%r10, %rsi
	movq	%rbp, %r10
	addq	-56(%rsp), %r8
	movq	-48(%rsp), %rbx
	xorl	%r14d, %r14d
	movq	%rdx, %rbp
	.p2align	4
.LBB59_44:
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
	jne	.LBB59_44
	subq	$-128, %rcx
	addq	%r14, %r13
	movq	-72(%rsp), %rdi
	movq	%r10, %rbp
	movq	%rsi, %r10
	movq	%r11, %rsi
	movq	%rax, %r11
	movq	-104(%rsp), %rax
	testq	%r11, %r11
	je	.LBB59_41
.LBB59_39:
	movq	-96(%rsp), %r8
	addq	%r13, %r8
	xorl	%ebx, %ebx
	.p2align	4
.LBB59_40:
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
	jne	.LBB59_40
	jmp	.LBB59_41
.LBB59_8:
	vmovdqa	%ymm0, %ymm2
.LBB59_9:
	movq	-88(%rsp), %r9
	vmovups	(%r9), %ymm1
	vmovups	32(%r9), %ymm3
	movq	72(%r9), %rdx
	movq	-128(%rsp), %r13
	movq	96(%r13), %rax
	addq	$-8, %rax
	movq	-112(%rsp), %r8
	cmpq	%r8, %rax
	cmovgeq	%r8, %rax
	movq	80(%r9), %rcx
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%rdx,%r8,4), %ymm2, %ymm2
	movq	88(%r9), %rsi
	vmaxps	%ymm1, %ymm2, %ymm2
	vminps	%ymm3, %ymm2, %ymm2
	vbroadcastss	.LCPI59_0(%rip), %ymm4
	vaddps	%ymm4, %ymm2, %ymm2
	vpbroadcastd	64(%r9), %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vextracti128	$1, %ymm2, %xmm6
	vmovd	.LCPI59_2(%rip), %xmm7
	vpshufb	%xmm7, %xmm6, %xmm6
	vpshufb	%xmm7, %xmm2, %xmm2
	vpunpckldq	%xmm6, %xmm2, %xmm2
	movq	%rsi, %r9
	movq	-120(%rsp), %r10
	imulq	%r10, %r9
	addq	%rcx, %r9
	vmovq	%xmm2, (%rax,%r9)
	incq	%r10
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	(%rdx,%r8,4), %ymm0, %ymm0
	vmaxps	%ymm1, %ymm0, %ymm0
	vminps	%ymm3, %ymm0, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm5, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm7, %xmm1, %xmm1
	vpshufb	%xmm7, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	imulq	%rsi, %r10
	addq	%rcx, %r10
	vmovq	%xmm0, (%rax,%r10)
	movq	-64(%rsp), %rbp
	movq	-80(%rsp), %rcx
.LBB59_10:
	cmpq	%rcx, %rbp
	jge	.LBB59_31
.LBB59_21:
	vmovdqu	(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	je	.LBB59_30
	addq	$32, %rdi
	vmovdqu	16(%r13), %ymm1
	movq	48(%r13), %rcx
	imulq	%rbp, %rcx
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
	jmp	.LBB59_23
	.p2align	4
.LBB59_28:
	addq	%r12, %rdi
.LBB59_29:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB59_30
.LBB59_23:
	testq	%rsi, %rsi
	je	.LBB59_29
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r14
	movq	%r9, %r15
	cmpq	$4, %rsi
	jb	.LBB59_25
	.p2align	4
.LBB59_32:
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
	jne	.LBB59_32
.LBB59_25:
	testq	%r8, %r8
	je	.LBB59_28
	xorl	%r15d, %r15d
	.p2align	4
.LBB59_27:
	vpbroadcastd	(%rbx,%r15), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	(%r14,%r15,8), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	addq	$4, %r15
	cmpq	%r15, %r10
	jne	.LBB59_27
	jmp	.LBB59_28
.LBB59_30:
	movq	-128(%rsp), %rax
	movq	96(%rax), %rax
	addq	$-8, %rax
	movq	-112(%rsp), %rsi
	cmpq	%rsi, %rax
	cmovgeq	%rsi, %rax
	movq	-88(%rsp), %rdx
	movq	72(%rdx), %rcx
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	(%rcx,%rsi,4), %ymm0, %ymm0
	vmaxps	(%rdx), %ymm0, %ymm0
	vminps	32(%rdx), %ymm0, %ymm0
	vbroadcastss	.LCPI59_0(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vpbroadcastd	64(%rdx), %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vmovd	.LCPI59_2(%rip), %xmm2
	vpshufb	%xmm2, %xmm1, %xmm1
	vpshufb	%xmm2, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	imulq	88(%rdx), %rbp
	addq	80(%rdx), %rbp
	vmovq	%xmm0, (%rax,%rbp)
.LBB59_31:
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
.LBB59_19:
	.cfi_def_cfa_offset 64
	jne	.LBB59_31
	xorl	%ebp, %ebp
	jmp	.LBB59_21
.Lfunc_end59:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5, .Lfunc_end59-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI60_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI60_1:
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
.LCPI60_2:
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
	jl	.LBB60_7
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
	movq	88(%rdx), %r9
	movq	%r9, -24(%rsp)
	movq	96(%rdx), %r9
	movq	%r9, -32(%rsp)
	addq	$-8, %r8
	cmpq	%rsi, %r8
	movq	%rsi, %r9
	cmovlq	%r8, %r9
	movq	%r9, -40(%rsp)
	movq	104(%rdx), %r9
	movq	%r9, -48(%rsp)
	cmpq	%rax, %r8
	cmovgeq	%rax, %r8
	movq	%r8, (%rsp)
	vpbroadcastd	80(%rdx), %ymm2
	movl	$4, %eax
	movl	$3, %edx
	movl	$2, %r8d
	movl	$1, %r11d
	movq	$0, -112(%rsp)
	vmovd	.LCPI60_2(%rip), %xmm4
	jmp	.LBB60_2
	.p2align	4
.LBB60_3:
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm6, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm6, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm6, %ymm13
.LBB60_4:
	movq	-8(%rsp), %rdx
	movq	-112(%rsp), %rbx
	vpbroadcastd	(%rdx,%rbx,4), %ymm12
	movq	-72(%rsp), %rsi
	movq	-16(%rsp), %rdi
	vpmulld	(%rdi,%rsi,4), %ymm12, %ymm12
	vpaddd	%ymm13, %ymm12, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	movq	-24(%rsp), %r8
	vmulps	(%r8,%rsi,4), %ymm12, %ymm12
	vmovups	32(%rsp), %ymm0
	vmaxps	%ymm0, %ymm12, %ymm12
	vminps	%ymm1, %ymm12, %ymm12
	vbroadcastss	.LCPI60_0(%rip), %ymm3
	vaddps	%ymm3, %ymm12, %ymm12
	vpaddd	%ymm2, %ymm12, %ymm12
	vextracti128	$1, %ymm12, %xmm13
	vpshufb	%xmm4, %xmm13, %xmm13
	vpshufb	%xmm4, %xmm12, %xmm12
	vpunpckldq	%xmm13, %xmm12, %xmm12
	movq	%rbx, %rax
	movq	-48(%rsp), %r11
	imulq	%r11, %rax
	movq	-32(%rsp), %r9
	addq	%r9, %rax
	movq	-40(%rsp), %r10
	vmovq	%xmm12, (%r10,%rax)
	vpbroadcastd	(%rdx,%rbx,4), %ymm12
	vpmulld	32(%rdi,%rsi,4), %ymm12, %ymm12
	vpaddd	%ymm11, %ymm12, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vmulps	32(%r8,%rsi,4), %ymm11, %ymm11
	vmaxps	%ymm0, %ymm11, %ymm11
	vminps	%ymm1, %ymm11, %ymm11
	vaddps	%ymm3, %ymm11, %ymm11
	vpaddd	%ymm2, %ymm11, %ymm11
	vextracti128	$1, %ymm11, %xmm12
	vpshufb	%xmm4, %xmm12, %xmm12
	vpshufb	%xmm4, %xmm11, %xmm11
	vpunpckldq	%xmm12, %xmm11, %xmm11
	movq	(%rsp), %rcx
	vmovq	%xmm11, (%rcx,%rax)
	movq	%rbx, %rax
	orq	$1, %rax
	vpbroadcastd	4(%rdx,%rbx,4), %ymm11
	vpmulld	(%rdi,%rsi,4), %ymm11, %ymm11
	vpaddd	%ymm10, %ymm11, %ymm10
	vcvtdq2ps	%ymm10, %ymm10
	vmulps	(%r8,%rsi,4), %ymm10, %ymm10
	vmaxps	%ymm0, %ymm10, %ymm10
	vminps	%ymm1, %ymm10, %ymm10
	vaddps	%ymm3, %ymm10, %ymm10
	vpaddd	%ymm2, %ymm10, %ymm10
	vextracti128	$1, %ymm10, %xmm11
	vpshufb	%xmm4, %xmm11, %xmm11
	vpshufb	%xmm4, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
	imulq	%r11, %rax
	addq	%r9, %rax
	vmovq	%xmm10, (%r10,%rax)
	vpbroadcastd	4(%rdx,%rbx,4), %ymm10
	vpmulld	32(%rdi,%rsi,4), %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	32(%r8,%rsi,4), %ymm9, %ymm9
	vmaxps	%ymm0, %ymm9, %ymm9
	vminps	%ymm1, %ymm9, %ymm9
	vaddps	%ymm3, %ymm9, %ymm9
	vpaddd	%ymm2, %ymm9, %ymm9
	vextracti128	$1, %ymm9, %xmm10
	vpshufb	%xmm4, %xmm10, %xmm10
	vpshufb	%xmm4, %xmm9, %xmm9
	vpunpckldq	%xmm10, %xmm9, %xmm9
	vmovq	%xmm9, (%rcx,%rax)
	movq	%rbx, %rax
	orq	$2, %rax
	vpbroadcastd	8(%rdx,%rbx,4), %ymm9
	vpmulld	(%rdi,%rsi,4), %ymm9, %ymm9
	vpaddd	%ymm8, %ymm9, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	(%r8,%rsi,4), %ymm8, %ymm8
	vmaxps	%ymm0, %ymm8, %ymm8
	vminps	%ymm1, %ymm8, %ymm8
	vaddps	%ymm3, %ymm8, %ymm8
	vpaddd	%ymm2, %ymm8, %ymm8
	vextracti128	$1, %ymm8, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	imulq	%r11, %rax
	addq	%r9, %rax
	vmovq	%xmm8, (%r10,%rax)
	vpbroadcastd	8(%rdx,%rbx,4), %ymm8
	vpmulld	32(%rdi,%rsi,4), %ymm8, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	32(%r8,%rsi,4), %ymm7, %ymm7
	vmaxps	%ymm0, %ymm7, %ymm7
	vminps	%ymm1, %ymm7, %ymm7
	vaddps	%ymm3, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm2, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	vmovq	%xmm7, (%rcx,%rax)
	movq	%rbx, %rax
	orq	$3, %rax
	vpbroadcastd	12(%rdx,%rbx,4), %ymm7
	vpmulld	(%rdi,%rsi,4), %ymm7, %ymm7
	vpaddd	%ymm6, %ymm7, %ymm6
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%r8,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm2, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	imulq	%r11, %rax
	addq	%r9, %rax
	vmovq	%xmm6, (%r10,%rax)
	vpbroadcastd	12(%rdx,%rbx,4), %ymm6
	vpmulld	32(%rdi,%rsi,4), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	32(%r8,%rsi,4), %ymm5, %ymm5
	vmaxps	%ymm0, %ymm5, %ymm5
	vminps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm2, %ymm5
	vextracti128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
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
	jl	.LBB60_5
.LBB60_2:
	movq	%rax, -120(%rsp)
	vmovdqu	(%rdi), %ymm6
	vmovdqu	32(%rdi), %ymm5
	cmpq	$0, -104(%rsp)
	movq	%rdx, 24(%rsp)
	movq	%r8, 16(%rsp)
	movq	%r11, 8(%rsp)
	je	.LBB60_3
	movq	(%r13), %rax
	vmovdqu	16(%r13), %ymm12
	movq	48(%r13), %r15
	movq	56(%r13), %rdi
	movq	72(%r13), %r13
	movq	%r13, %rbp
	shlq	$6, %rbp
	movq	%r15, %r9
	imulq	%rdx, %r9
	addq	%rax, %r9
	movq	%r15, %r12
	imulq	%r8, %r12
	addq	%rax, %r12
	movq	%r15, %r10
	imulq	-112(%rsp), %r10
	addq	%rax, %r10
	imulq	%r11, %r15
	addq	%rax, %r15
	movq	-56(%rsp), %rax
	xorl	%ecx, %ecx
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm6, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm6, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm6, %ymm13
	jmp	.LBB60_38
	.p2align	4
.LBB60_42:
	incq	%rcx
	cmpq	-104(%rsp), %rcx
	je	.LBB60_4
.LBB60_38:
	testq	%r13, %r13
	je	.LBB60_42
	movq	(%rdi,%rcx,8), %r11
	leaq	(%r9,%r11), %rsi
	leaq	(%r12,%r11), %rbx
	leaq	(%r10,%r11), %r14
	addq	%r15, %r11
	movq	%rax, %rdx
	xorl	%r8d, %r8d
	.p2align	4
.LBB60_40:
	vmovdqu	(%rdx), %ymm14
	vmovdqu	32(%rdx), %ymm15
	vpbroadcastd	(%r14,%r8,4), %ymm3
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
	jne	.LBB60_40
	addq	%rbp, %rax
	jmp	.LBB60_42
.LBB60_7:
	cmpq	$1, %rcx
	jle	.LBB60_12
	movl	$2, %eax
	xorl	%r12d, %r12d
	jmp	.LBB60_9
.LBB60_5:
	movq	%r12, %rax
	orq	$2, %rax
	cmpq	%rax, %rcx
	movq	-96(%rsp), %rdx
	jl	.LBB60_6
.LBB60_9:
	movq	%rax, -112(%rsp)
	vmovdqu	(%rdi), %ymm1
	vmovdqu	32(%rdi), %ymm0
	movq	64(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r12, -120(%rsp)
	je	.LBB60_10
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
	jmp	.LBB60_27
	.p2align	4
.LBB60_33:
	addq	%r14, %rax
	movq	-64(%rsp), %rdi
.LBB60_34:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB60_11
.LBB60_27:
	testq	%r11, %r11
	je	.LBB60_34
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB60_35
	addq	-104(%rsp), %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB60_33
	jmp	.LBB60_32
	.p2align	4
.LBB60_35:
	addq	%rbx, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB60_36:
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
	jne	.LBB60_36
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB60_33
.LBB60_32:
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
	jmp	.LBB60_33
.LBB60_12:
	jne	.LBB60_24
	xorl	%r12d, %r12d
	jmp	.LBB60_14
.LBB60_10:
	vmovdqa	%ymm0, %ymm2
	vmovdqa	%ymm1, %ymm4
.LBB60_11:
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
	movq	88(%rdx), %r15
	movq	96(%rdx), %r8
	movq	-120(%rsp), %r12
	vpbroadcastd	(%r14,%r12,4), %ymm6
	vpmulld	(%rbx,%rsi,4), %ymm6, %ymm6
	vpaddd	%ymm4, %ymm6, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vmulps	(%r15,%rsi,4), %ymm4, %ymm4
	movq	104(%rdx), %r9
	vmaxps	%ymm3, %ymm4, %ymm4
	vminps	%ymm5, %ymm4, %ymm6
	vbroadcastss	.LCPI60_0(%rip), %ymm4
	vaddps	%ymm4, %ymm6, %ymm6
	vpbroadcastd	80(%rdx), %ymm7
	vpaddd	%ymm6, %ymm7, %ymm8
	vextracti128	$1, %ymm8, %xmm9
	vmovd	.LCPI60_2(%rip), %xmm6
	vpshufb	%xmm6, %xmm9, %xmm9
	vpshufb	%xmm6, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
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
	vaddps	%ymm4, %ymm2, %ymm2
	vpaddd	%ymm2, %ymm7, %ymm2
	vextracti128	$1, %ymm2, %xmm8
	vpshufb	%xmm6, %xmm8, %xmm8
	vpshufb	%xmm6, %xmm2, %xmm2
	vpunpckldq	%xmm8, %xmm2, %xmm2
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
	vaddps	%ymm4, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm7, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpshufb	%xmm6, %xmm2, %xmm2
	vpshufb	%xmm6, %xmm1, %xmm1
	vpunpckldq	%xmm2, %xmm1, %xmm1
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
	vaddps	%ymm4, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm6, %xmm1, %xmm1
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r10)
	movq	-112(%rsp), %r12
	movq	-88(%rsp), %rcx
.LBB60_6:
	cmpq	%rcx, %r12
	jge	.LBB60_24
.LBB60_14:
	vmovdqu	(%rdi), %ymm1
	vmovdqu	32(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	movq	%r12, -120(%rsp)
	je	.LBB60_23
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
	jmp	.LBB60_16
	.p2align	4
.LBB60_21:
	addq	%r8, %rdi
.LBB60_22:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB60_23
.LBB60_16:
	testq	%rbp, %rbp
	je	.LBB60_22
	movq	(%r12,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r14
	movq	%r10, %r15
	cmpq	$4, %rbp
	jb	.LBB60_18
	.p2align	4
.LBB60_25:
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
	jne	.LBB60_25
.LBB60_18:
	testq	%r9, %r9
	je	.LBB60_21
	xorl	%r15d, %r15d
	.p2align	4
.LBB60_20:
	vpbroadcastd	(%rbx,%r15,4), %ymm3
	vpxor	%ymm2, %ymm3, %ymm3
	vpmaddwd	(%r14), %ymm3, %ymm4
	vpaddd	%ymm1, %ymm4, %ymm1
	vpmaddwd	32(%r14), %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$64, %r14
	incq	%r15
	cmpq	%r15, %r9
	jne	.LBB60_20
	jmp	.LBB60_21
.LBB60_23:
	movq	96(%r13), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rdi
	cmovlq	%rax, %rdi
	movq	(%rdx), %r10
	movq	8(%rdx), %r9
	vmovups	16(%rdx), %ymm2
	movq	88(%rdx), %rcx
	movq	-120(%rsp), %r11
	vpbroadcastd	(%r10,%r11,4), %ymm3
	vpmulld	(%r9,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm1, %ymm3, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	(%rcx,%rsi,4), %ymm1, %ymm1
	vmovups	48(%rdx), %ymm3
	vmaxps	%ymm2, %ymm1, %ymm1
	vminps	%ymm3, %ymm1, %ymm1
	vbroadcastss	.LCPI60_0(%rip), %ymm4
	vaddps	%ymm4, %ymm1, %ymm1
	vpbroadcastd	80(%rdx), %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vextracti128	$1, %ymm1, %xmm6
	vmovd	.LCPI60_2(%rip), %xmm7
	vpshufb	%xmm7, %xmm6, %xmm6
	vpshufb	%xmm7, %xmm1, %xmm1
	vpunpckldq	%xmm6, %xmm1, %xmm1
	movq	104(%rdx), %r8
	imulq	%r11, %r8
	addq	96(%rdx), %r8
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
	vpaddd	%ymm0, %ymm5, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm7, %xmm1, %xmm1
	vpshufb	%xmm7, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r8)
.LBB60_24:
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
.Lfunc_end60:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end60-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI61_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI61_1:
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
.LCPI61_2:
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
	movq	%r13, -88(%rsp)
	movq	%rsi, -80(%rsp)
	movq	%rdx, -112(%rsp)
	movq	%rdi, -96(%rsp)
	movq	%rcx, -104(%rsp)
	jl	.LBB61_7
	movq	64(%r13), %rax
	movq	%rax, -72(%rsp)
	movq	96(%r13), %r8
	leaq	96(%rdi), %rax
	movq	%rax, -64(%rsp)
	leaq	8(%rsi), %r9
	leaq	16(%rsi), %rax
	movq	(%rdx), %r10
	movq	%r10, -16(%rsp)
	movq	8(%rdx), %r10
	movq	%r10, -24(%rsp)
	vmovups	16(%rdx), %ymm0
	vmovups	%ymm0, 128(%rsp)
	vmovups	48(%rdx), %ymm0
	vmovups	%ymm0, 96(%rsp)
	movq	88(%rdx), %r10
	movq	%r10, -32(%rsp)
	addq	$-8, %r8
	cmpq	%rsi, %r8
	movq	%rsi, %r10
	cmovlq	%r8, %r10
	movq	%r10, -40(%rsp)
	movq	96(%rdx), %r10
	movq	%r10, -48(%rsp)
	cmpq	%r9, %r8
	cmovlq	%r8, %r9
	movq	%r9, -8(%rsp)
	movq	104(%rdx), %r9
	movq	%r9, -56(%rsp)
	cmpq	%rax, %r8
	cmovgeq	%rax, %r8
	movq	%r8, (%rsp)
	vpbroadcastd	80(%rdx), %ymm0
	vmovdqu	%ymm0, 160(%rsp)
	movl	$4, %eax
	movl	$3, %edx
	movl	$2, %r8d
	movl	$1, %ebx
	movq	$0, -120(%rsp)
	jmp	.LBB61_2
	.p2align	4
.LBB61_3:
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
.LBB61_4:
	movq	-16(%rsp), %rdi
	movq	-120(%rsp), %r14
	vpbroadcastd	(%rdi,%r14,4), %ymm3
	movq	-80(%rsp), %rsi
	movq	-24(%rsp), %r8
	vpmulld	(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm7, %ymm3, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	movq	-32(%rsp), %r9
	vmulps	(%r9,%rsi,4), %ymm3, %ymm3
	vmaxps	128(%rsp), %ymm3, %ymm3
	vminps	96(%rsp), %ymm3, %ymm3
	vbroadcastss	.LCPI61_0(%rip), %ymm5
	vaddps	%ymm5, %ymm3, %ymm3
	vmovdqu	160(%rsp), %ymm5
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vmovd	.LCPI61_2(%rip), %xmm6
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	movq	%r14, %rax
	movq	-56(%rsp), %rbx
	imulq	%rbx, %rax
	movq	-48(%rsp), %r11
	addq	%r11, %rax
	movq	-40(%rsp), %r10
	vmovq	%xmm3, (%r10,%rax)
	vpbroadcastd	(%rdi,%r14,4), %ymm3
	vpmulld	32(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm15, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	32(%r9,%rsi,4), %ymm3, %ymm3
	vmovups	128(%rsp), %ymm0
	vmaxps	%ymm0, %ymm3, %ymm3
	vmovups	96(%rsp), %ymm15
	vminps	%ymm15, %ymm3, %ymm3
	vbroadcastss	.LCPI61_0(%rip), %ymm7
	vaddps	%ymm7, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	movq	-8(%rsp), %rdx
	vmovq	%xmm3, (%rdx,%rax)
	vpbroadcastd	(%rdi,%r14,4), %ymm3
	vpmulld	64(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm14, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	64(%r9,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm0, %ymm3, %ymm3
	vmovaps	%ymm0, %ymm14
	vminps	%ymm15, %ymm3, %ymm3
	vbroadcastss	.LCPI61_0(%rip), %ymm0
	vaddps	%ymm0, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	movq	(%rsp), %rcx
	vmovq	%xmm3, (%rcx,%rax)
	vpbroadcastd	4(%rdi,%r14,4), %ymm3
	vpmulld	(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm13, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	(%r9,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	movq	%r14, %rax
	orq	$1, %rax
	imulq	%rbx, %rax
	addq	%r11, %rax
	vmovq	%xmm3, (%r10,%rax)
	vpbroadcastd	4(%rdi,%r14,4), %ymm3
	vpmulld	32(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm12, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	32(%r9,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vmovq	%xmm3, (%rdx,%rax)
	vpbroadcastd	4(%rdi,%r14,4), %ymm3
	vpmulld	64(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm11, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	64(%r9,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vmovaps	%ymm0, %ymm11
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vmovq	%xmm3, (%rcx,%rax)
	vpbroadcastd	8(%rdi,%r14,4), %ymm3
	vpmulld	(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm10, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	(%r9,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	movq	%r14, %rax
	orq	$2, %rax
	imulq	%rbx, %rax
	addq	%r11, %rax
	vmovq	%xmm3, (%r10,%rax)
	vpbroadcastd	8(%rdi,%r14,4), %ymm3
	vpmulld	32(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm9, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	32(%r9,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vmovq	%xmm3, (%rdx,%rax)
	vpbroadcastd	8(%rdi,%r14,4), %ymm3
	vpmulld	64(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm8, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	64(%r9,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vmovq	%xmm3, (%rcx,%rax)
	vpbroadcastd	12(%rdi,%r14,4), %ymm3
	vpmulld	(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm4, %ymm3, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	(%r9,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm15, %ymm0, %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vpaddd	%ymm0, %ymm5, %ymm0
	vextracti128	$1, %ymm0, %xmm3
	vpshufb	%xmm6, %xmm3, %xmm3
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm3, %xmm0, %xmm0
	movq	%r14, %rax
	orq	$3, %rax
	imulq	%rbx, %rax
	addq	%r11, %rax
	vmovq	%xmm0, (%r10,%rax)
	vpbroadcastd	12(%rdi,%r14,4), %ymm0
	vpmulld	32(%r8,%rsi,4), %ymm0, %ymm0
	vpaddd	%ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	32(%r9,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm15, %ymm0, %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vpaddd	%ymm0, %ymm5, %ymm0
	vextracti128	$1, %ymm0, %xmm3
	vpshufb	%xmm6, %xmm3, %xmm3
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm3, %xmm0, %xmm0
	vmovq	%xmm0, (%rdx,%rax)
	vpbroadcastd	12(%rdi,%r14,4), %ymm0
	vpmulld	64(%r8,%rsi,4), %ymm0, %ymm0
	vpaddd	%ymm2, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%r9,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm15, %ymm0, %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vpaddd	%ymm0, %ymm5, %ymm0
	vextracti128	$1, %ymm0, %xmm3
	vpshufb	%xmm6, %xmm3, %xmm3
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm3, %xmm0, %xmm0
	vmovq	%xmm0, (%rcx,%rax)
	movq	-128(%rsp), %r12
	leaq	4(%r12), %rax
	movq	24(%rsp), %rdx
	addq	$4, %rdx
	movq	16(%rsp), %r8
	addq	$4, %r8
	addq	$4, %r14
	movq	%r14, -120(%rsp)
	movq	8(%rsp), %rbx
	addq	$4, %rbx
	movq	-104(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-88(%rsp), %r13
	movq	-96(%rsp), %rdi
	jl	.LBB61_5
.LBB61_2:
	movq	%rax, -128(%rsp)
	vmovdqu	(%rdi), %ymm3
	vmovdqu	32(%rdi), %ymm0
	vmovdqu	64(%rdi), %ymm1
	cmpq	$0, -72(%rsp)
	movq	%rdx, 24(%rsp)
	movq	%r8, 16(%rsp)
	movq	%rbx, 8(%rsp)
	je	.LBB61_3
	movq	(%r13), %rax
	vmovdqu	16(%r13), %ymm6
	movq	48(%r13), %r12
	movq	56(%r13), %rdi
	movq	72(%r13), %r11
	movq	%r11, %rcx
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,2), %r10
	movq	%r12, %r13
	imulq	%rdx, %r13
	addq	%rax, %r13
	movq	%r12, %r9
	imulq	%r8, %r9
	addq	%rax, %r9
	movq	%r12, %rdx
	imulq	-120(%rsp), %rdx
	addq	%rax, %rdx
	imulq	%rbx, %r12
	addq	%rax, %r12
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
	jmp	.LBB61_38
	.p2align	4
.LBB61_42:
	incq	%rax
	cmpq	-72(%rsp), %rax
	je	.LBB61_4
.LBB61_38:
	testq	%r11, %r11
	je	.LBB61_42
	movq	(%rdi,%rax,8), %rbx
	leaq	(%rbx,%r13), %rsi
	leaq	(%r9,%rbx), %r14
	leaq	(%rdx,%rbx), %r15
	addq	%r12, %rbx
	movq	%r8, %rcx
	xorl	%ebp, %ebp
	vmovdqu	%ymm15, 32(%rsp)
	vmovdqu	%ymm7, 64(%rsp)
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
.LBB61_40:
	vmovdqu	%ymm7, 192(%rsp)
	vmovdqu	(%rcx), %ymm1
	vmovdqu	32(%rcx), %ymm2
	vmovdqu	64(%rcx), %ymm4
	vpbroadcastd	(%r15,%rbp,4), %ymm5
	vpxor	%ymm6, %ymm5, %ymm5
	vmovdqa	%ymm6, %ymm7
	vpmaddwd	%ymm1, %ymm5, %ymm6
	vmovdqa	%ymm12, %ymm9
	vmovdqa	%ymm11, %ymm12
	vmovdqa	%ymm14, %ymm11
	vmovdqa	%ymm13, %ymm14
	vmovdqa	%ymm15, %ymm13
	vmovdqu	64(%rsp), %ymm15
	vpaddd	%ymm6, %ymm15, %ymm15
	vmovdqu	%ymm15, 64(%rsp)
	vpmaddwd	%ymm2, %ymm5, %ymm6
	vmovdqu	32(%rsp), %ymm15
	vpaddd	%ymm6, %ymm15, %ymm15
	vmovdqu	%ymm15, 32(%rsp)
	vmovdqa	%ymm13, %ymm15
	vmovdqa	%ymm14, %ymm13
	vmovdqa	%ymm11, %ymm14
	vmovdqa	%ymm12, %ymm11
	vpmaddwd	%ymm4, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm15, %ymm15
	vpbroadcastd	(%rbx,%rbp,4), %ymm5
	vpxor	%ymm7, %ymm5, %ymm5
	vpmaddwd	%ymm1, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm14, %ymm14
	vpmaddwd	%ymm2, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm13, %ymm13
	vpmaddwd	%ymm4, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm9, %ymm12
	vpbroadcastd	(%r14,%rbp,4), %ymm5
	vpxor	%ymm7, %ymm5, %ymm5
	vpmaddwd	%ymm1, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm11, %ymm11
	vpmaddwd	%ymm2, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm10, %ymm10
	vmovdqa	%ymm7, %ymm6
	vmovdqu	192(%rsp), %ymm7
	vpmaddwd	%ymm4, %ymm5, %ymm5
	vpaddd	%ymm7, %ymm5, %ymm7
	vpbroadcastd	(%rsi,%rbp,4), %ymm5
	vpxor	%ymm6, %ymm5, %ymm5
	vpmaddwd	%ymm1, %ymm5, %ymm1
	vpaddd	%ymm1, %ymm8, %ymm8
	vpmaddwd	%ymm2, %ymm5, %ymm1
	vpaddd	%ymm3, %ymm1, %ymm3
	vpmaddwd	%ymm4, %ymm5, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	incq	%rbp
	addq	$96, %rcx
	cmpq	%rbp, %r11
	jne	.LBB61_40
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
	vmovdqu	32(%rsp), %ymm15
	vmovdqu	64(%rsp), %ymm7
	jmp	.LBB61_42
.LBB61_7:
	cmpq	$1, %rcx
	jle	.LBB61_12
	movl	$2, %eax
	xorl	%r12d, %r12d
	jmp	.LBB61_9
.LBB61_5:
	movq	%r12, %rax
	orq	$2, %rax
	cmpq	%rax, %rcx
	movq	-112(%rsp), %rdx
	jl	.LBB61_6
.LBB61_9:
	movq	%rax, 32(%rsp)
	vmovdqu	(%rdi), %ymm2
	vmovdqu	32(%rdi), %ymm1
	vmovdqu	64(%rdi), %ymm0
	movq	64(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r12, -128(%rsp)
	je	.LBB61_10
	leaq	96(%rdi), %rax
	movq	(%r13), %rdi
	vmovdqu	16(%r13), %ymm5
	movq	48(%r13), %r8
	movq	%r8, %r9
	imulq	%r12, %r9
	movq	56(%r13), %r10
	movq	72(%r13), %r11
	leaq	(%rdi,%r9), %rbx
	movq	%r11, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,2), %r14
	movq	%r11, %r15
	andq	$-2, %r15
	incq	%r12
	imulq	%r8, %r12
	xorl	%r13d, %r13d
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm2, %ymm6
	jmp	.LBB61_27
	.p2align	4
.LBB61_33:
	addq	%r14, %rax
.LBB61_34:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB61_11
.LBB61_27:
	testq	%r11, %r11
	je	.LBB61_34
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB61_35
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB61_33
	jmp	.LBB61_32
	.p2align	4
.LBB61_35:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB61_36:
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
	jne	.LBB61_36
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB61_33
.LBB61_32:
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
	jmp	.LBB61_33
.LBB61_12:
	jne	.LBB61_17
	xorl	%r12d, %r12d
	jmp	.LBB61_14
.LBB61_10:
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm2, %ymm6
.LBB61_11:
	movq	-88(%rsp), %r13
	movq	96(%r13), %rax
	addq	$-8, %rax
	movq	-80(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %r14
	cmovlq	%rax, %r14
	movq	-112(%rsp), %rdx
	movq	(%rdx), %rcx
	movq	8(%rdx), %r15
	vmovups	16(%rdx), %ymm5
	vmovups	48(%rdx), %ymm7
	movq	88(%rdx), %rdi
	movq	96(%rdx), %r8
	movq	104(%rdx), %r9
	movq	-128(%rsp), %r12
	vpbroadcastd	(%rcx,%r12,4), %ymm8
	vpmulld	(%r15,%rsi,4), %ymm8, %ymm8
	vpaddd	%ymm6, %ymm8, %ymm6
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm5, %ymm6, %ymm6
	vminps	%ymm7, %ymm6, %ymm8
	vbroadcastss	.LCPI61_0(%rip), %ymm6
	vaddps	%ymm6, %ymm8, %ymm8
	vpbroadcastd	80(%rdx), %ymm9
	vpaddd	%ymm8, %ymm9, %ymm10
	vextracti128	$1, %ymm10, %xmm11
	vmovd	.LCPI61_2(%rip), %xmm8
	vpshufb	%xmm8, %xmm11, %xmm11
	vpshufb	%xmm8, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
	movq	%r9, %r11
	imulq	%r12, %r11
	addq	%r8, %r11
	vmovq	%xmm10, (%r14,%r11)
	leaq	8(%rsi), %r10
	cmpq	%r10, %rax
	vpbroadcastd	(%rcx,%r12,4), %ymm10
	vpmulld	32(%r15,%rsi,4), %ymm10, %ymm10
	cmovlq	%rax, %r10
	vpaddd	%ymm4, %ymm10, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vmulps	32(%rdi,%rsi,4), %ymm4, %ymm4
	vmaxps	%ymm5, %ymm4, %ymm4
	vminps	%ymm7, %ymm4, %ymm4
	vaddps	%ymm6, %ymm4, %ymm4
	vpaddd	%ymm4, %ymm9, %ymm4
	vextracti128	$1, %ymm4, %xmm10
	vpshufb	%xmm8, %xmm10, %xmm10
	vpshufb	%xmm8, %xmm4, %xmm4
	vpunpckldq	%xmm10, %xmm4, %xmm4
	vmovq	%xmm4, (%r10,%r11)
	leaq	16(%rsi), %rbx
	cmpq	%rbx, %rax
	cmovgeq	%rbx, %rax
	vpbroadcastd	(%rcx,%r12,4), %ymm4
	vpmulld	64(%r15,%rsi,4), %ymm4, %ymm4
	vpaddd	%ymm3, %ymm4, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	64(%rdi,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm5, %ymm3, %ymm3
	vminps	%ymm7, %ymm3, %ymm3
	vaddps	%ymm6, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm9, %ymm3
	vextracti128	$1, %ymm3, %xmm4
	vpshufb	%xmm8, %xmm4, %xmm4
	vpshufb	%xmm8, %xmm3, %xmm3
	vpunpckldq	%xmm4, %xmm3, %xmm3
	vmovq	%xmm3, (%rax,%r11)
	movq	%r12, %r11
	orq	$1, %r11
	vpbroadcastd	4(%rcx,%r12,4), %ymm3
	vpmulld	(%r15,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%rdi,%rsi,4), %ymm2, %ymm2
	vmaxps	%ymm5, %ymm2, %ymm2
	vminps	%ymm7, %ymm2, %ymm2
	vaddps	%ymm6, %ymm2, %ymm2
	vpaddd	%ymm2, %ymm9, %ymm2
	vextracti128	$1, %ymm2, %xmm3
	vpshufb	%xmm8, %xmm3, %xmm3
	vpshufb	%xmm8, %xmm2, %xmm2
	vpunpckldq	%xmm3, %xmm2, %xmm2
	imulq	%r9, %r11
	addq	%r8, %r11
	vmovq	%xmm2, (%r14,%r11)
	vpbroadcastd	4(%rcx,%r12,4), %ymm2
	vpmulld	32(%r15,%rsi,4), %ymm2, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	32(%rdi,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm5, %ymm1, %ymm1
	vminps	%ymm7, %ymm1, %ymm1
	vaddps	%ymm6, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm9, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpshufb	%xmm8, %xmm2, %xmm2
	vpshufb	%xmm8, %xmm1, %xmm1
	vpunpckldq	%xmm2, %xmm1, %xmm1
	vmovq	%xmm1, (%r10,%r11)
	vpbroadcastd	4(%rcx,%r12,4), %ymm1
	vpmulld	64(%r15,%rsi,4), %ymm1, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%rdi,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm5, %ymm0, %ymm0
	vminps	%ymm7, %ymm0, %ymm0
	vaddps	%ymm6, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm9, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm8, %xmm1, %xmm1
	vpshufb	%xmm8, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r11)
	movq	32(%rsp), %r12
	movq	-96(%rsp), %rdi
	movq	-104(%rsp), %rcx
.LBB61_6:
	cmpq	%rcx, %r12
	jge	.LBB61_17
.LBB61_14:
	vmovdqu	(%rdi), %ymm2
	vmovdqu	32(%rdi), %ymm1
	vmovdqu	64(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	je	.LBB61_15
	addq	$96, %rdi
	vmovdqu	16(%r13), %ymm3
	movq	48(%r13), %rcx
	movq	%r12, %rbp
	imulq	%r12, %rcx
	movq	56(%r13), %r15
	movq	72(%r13), %r12
	addq	(%r13), %rcx
	movq	%r12, %r8
	shlq	$5, %r8
	leaq	(%r8,%r8,2), %r8
	movq	%r12, %r9
	andq	$-2, %r9
	xorl	%r10d, %r10d
	jmp	.LBB61_19
	.p2align	4
.LBB61_23:
	addq	%r8, %rdi
.LBB61_24:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB61_16
.LBB61_19:
	testq	%r12, %r12
	je	.LBB61_24
	movq	(%r15,%r10,8), %r14
	addq	%rcx, %r14
	movq	%rdi, %r11
	movq	%r9, %rbx
	cmpq	$1, %r12
	je	.LBB61_21
	.p2align	4
.LBB61_25:
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
	jne	.LBB61_25
.LBB61_21:
	testb	$1, %r12b
	je	.LBB61_23
	vpbroadcastd	(%r14), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	(%r11), %ymm4, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpmaddwd	32(%r11), %ymm4, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	64(%r11), %ymm4, %ymm4
	vpaddd	%ymm0, %ymm4, %ymm0
	jmp	.LBB61_23
.LBB61_15:
	movq	%r12, %rbp
.LBB61_16:
	movq	96(%r13), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %r8
	cmovlq	%rax, %r8
	movq	(%rdx), %r10
	movq	8(%rdx), %r9
	vmovups	16(%rdx), %ymm3
	vmovups	48(%rdx), %ymm4
	movq	88(%rdx), %rcx
	vpbroadcastd	(%r10,%rbp,4), %ymm5
	vpmulld	(%r9,%rsi,4), %ymm5, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%rcx,%rsi,4), %ymm2, %ymm2
	vmaxps	%ymm3, %ymm2, %ymm2
	vminps	%ymm4, %ymm2, %ymm5
	vbroadcastss	.LCPI61_0(%rip), %ymm2
	vaddps	%ymm2, %ymm5, %ymm5
	vpbroadcastd	80(%rdx), %ymm6
	vpaddd	%ymm5, %ymm6, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vmovd	.LCPI61_2(%rip), %xmm5
	vpshufb	%xmm5, %xmm8, %xmm8
	vpshufb	%xmm5, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	movq	104(%rdx), %rdi
	imulq	%rbp, %rdi
	addq	96(%rdx), %rdi
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
	vminps	%ymm4, %ymm1, %ymm1
	vaddps	%ymm2, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm6, %ymm1
	vextracti128	$1, %ymm1, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm1, %xmm1
	vpunpckldq	%xmm7, %xmm1, %xmm1
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
	vminps	%ymm4, %ymm0, %ymm0
	vaddps	%ymm2, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm6, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm5, %xmm1, %xmm1
	vpshufb	%xmm5, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%rdi)
.LBB61_17:
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
.Lfunc_end61:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end61-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI62_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI62_1:
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
.LCPI62_2:
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
	jl	.LBB62_11
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
	movq	88(%rdx), %rax
	movq	%rax, -96(%rsp)
	addq	$-8, %r9
	cmpq	%rsi, %r9
	cmovgeq	%rsi, %r9
	movq	104(%rdx), %r15
	addq	96(%rdx), %r9
	vpbroadcastd	80(%rdx), %ymm2
	movl	$8, %eax
	xorl	%r12d, %r12d
	vbroadcastss	.LCPI62_0(%rip), %ymm3
	vmovd	.LCPI62_2(%rip), %xmm4
	jmp	.LBB62_2
	.p2align	4
.LBB62_3:
	vmovdqa	%ymm5, %ymm6
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm5, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm5, %ymm13
.LBB62_4:
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
	vpaddd	%ymm2, %ymm12, %ymm12
	vextracti128	$1, %ymm12, %xmm13
	vpshufb	%xmm4, %xmm13, %xmm13
	vpshufb	%xmm4, %xmm12, %xmm12
	vpunpckldq	%xmm13, %xmm12, %xmm12
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
	vpaddd	%ymm2, %ymm11, %ymm11
	vextracti128	$1, %ymm11, %xmm12
	vpshufb	%xmm4, %xmm12, %xmm12
	vpshufb	%xmm4, %xmm11, %xmm11
	vpunpckldq	%xmm12, %xmm11, %xmm11
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
	vpaddd	%ymm2, %ymm10, %ymm10
	vextracti128	$1, %ymm10, %xmm11
	vpshufb	%xmm4, %xmm11, %xmm11
	vpshufb	%xmm4, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
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
	vpaddd	%ymm2, %ymm9, %ymm9
	vextracti128	$1, %ymm9, %xmm10
	vpshufb	%xmm4, %xmm10, %xmm10
	vpshufb	%xmm4, %xmm9, %xmm9
	vpunpckldq	%xmm10, %xmm9, %xmm9
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
	vpaddd	%ymm2, %ymm8, %ymm8
	vextracti128	$1, %ymm8, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
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
	vpaddd	%ymm7, %ymm2, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
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
	vpaddd	%ymm6, %ymm2, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
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
	vpaddd	%ymm5, %ymm2, %ymm5
	vextracti128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	imulq	%r15, %rax
	vmovq	%xmm5, (%r9,%rax)
	movq	-112(%rsp), %r10
	leaq	8(%r10), %rax
	addq	$8, %r12
	cmpq	%rax, -72(%rsp)
	jl	.LBB62_5
.LBB62_2:
	movq	%rax, -112(%rsp)
	movq	-120(%rsp), %rax
	vmovdqu	(%rax), %ymm5
	testq	%r8, %r8
	je	.LBB62_3
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
	jmp	.LBB62_58
	.p2align	4
.LBB62_62:
	incq	%r10
	cmpq	%r8, %r10
	je	.LBB62_4
.LBB62_58:
	testq	%rdx, %rdx
	je	.LBB62_62
	movq	(%rcx,%r10,8), %rsi
	addq	%r13, %rsi
	movq	%r11, %rbp
	xorl	%ebx, %ebx
	.p2align	4
.LBB62_60:
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
	jne	.LBB62_60
	addq	%rdi, %r11
	jmp	.LBB62_62
.LBB62_11:
	cmpq	$3, %rax
	jle	.LBB62_17
	movl	$4, %eax
	xorl	%r10d, %r10d
	jmp	.LBB62_13
.LBB62_5:
	movq	%r10, %rax
	orq	$4, %rax
	movq	-72(%rsp), %rcx
	cmpq	%rax, %rcx
	jge	.LBB62_13
.LBB62_6:
	leaq	2(%r10), %rdx
	cmpq	%rdx, %rcx
	movq	-128(%rsp), %r13
	movq	-120(%rsp), %rdi
	jge	.LBB62_7
	jmp	.LBB62_10
.LBB62_13:
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
	movq	88(%rcx), %rdi
	movq	%rdi, -32(%rsp)
	addq	$-8, %rdx
	cmpq	%rsi, %rdx
	cmovgeq	%rsi, %rdx
	addq	96(%rcx), %rdx
	movq	%rdx, -8(%rsp)
	movq	104(%rcx), %rdx
	movq	%rdx, -40(%rsp)
	vpbroadcastd	80(%rcx), %ymm2
	vbroadcastss	.LCPI62_0(%rip), %ymm3
	vmovd	.LCPI62_2(%rip), %xmm4
	movq	%r10, %rsi
	jmp	.LBB62_14
	.p2align	4
.LBB62_15:
	vmovdqa	%ymm5, %ymm6
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
.LBB62_16:
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
	vpaddd	%ymm7, %ymm2, %ymm7
	vextracti128	$1, %ymm7, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm9, %xmm7, %xmm7
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
	vpaddd	%ymm7, %ymm2, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
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
	vpaddd	%ymm6, %ymm2, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
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
	vpaddd	%ymm5, %ymm2, %ymm5
	vextracti128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	imulq	%r9, %r10
	vmovq	%xmm5, (%rdx,%r10)
	movq	-112(%rsp), %r10
	leaq	4(%r10), %rax
	movq	%r10, %rsi
	movq	-72(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB62_6
.LBB62_14:
	movq	%rax, -112(%rsp)
	movq	-120(%rsp), %rax
	vmovdqu	(%rax), %ymm5
	testq	%r11, %r11
	movq	%rsi, (%rsp)
	je	.LBB62_15
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
	jmp	.LBB62_47
	.p2align	4
.LBB62_53:
	addq	%rbp, %r8
.LBB62_54:
	incq	%r9
	cmpq	%r11, %r9
	je	.LBB62_16
.LBB62_47:
	testq	%rcx, %rcx
	je	.LBB62_54
	movq	(%rdi,%r9,8), %r13
	leaq	(%r12,%r13), %rax
	cmpq	$1, %rcx
	jne	.LBB62_55
	movq	%r8, %rsi
	testb	$1, %cl
	je	.LBB62_53
	jmp	.LBB62_52
	.p2align	4
.LBB62_55:
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
.LBB62_56:
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
	jne	.LBB62_56
	addq	$64, %rsi
	addq	%rdx, %rax
	movq	%rdi, %r11
	movq	%r10, %rdi
	testb	$1, %cl
	je	.LBB62_53
.LBB62_52:
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
	jmp	.LBB62_53
.LBB62_17:
	cmpq	$1, %rax
	jle	.LBB62_19
	movl	$2, %edx
	xorl	%r10d, %r10d
.LBB62_7:
	vmovdqu	(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	movq	%r10, -112(%rsp)
	movq	%rdx, -104(%rsp)
	je	.LBB62_8
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
	jmp	.LBB62_35
	.p2align	4
.LBB62_42:
	addq	%r11, %rdx
.LBB62_43:
	incq	%r13
	cmpq	%rax, %r13
	je	.LBB62_9
.LBB62_35:
	testq	%r10, %r10
	je	.LBB62_43
	movq	(%r9,%r13,8), %r8
	leaq	(%rdi,%r8), %rsi
	cmpq	$4, %r10
	jae	.LBB62_44
	movq	%rdx, %rcx
	testq	%rbx, %rbx
	jne	.LBB62_40
	jmp	.LBB62_42
	.p2align	4
.LBB62_44:
	addq	-96(%rsp), %r8
	movq	-88(%rsp), %r14
	xorl	%r15d, %r15d
	movq	%rdx, %rbp
	.p2align	4
.LBB62_45:
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
	jne	.LBB62_45
	subq	$-128, %rcx
	addq	%r15, %rsi
	testq	%rbx, %rbx
	je	.LBB62_42
.LBB62_40:
	movq	-80(%rsp), %r8
	addq	%rsi, %r8
	xorl	%r14d, %r14d
	.p2align	4
.LBB62_41:
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
	jne	.LBB62_41
	jmp	.LBB62_42
.LBB62_8:
	vmovdqa	%ymm0, %ymm2
.LBB62_9:
	movq	-128(%rsp), %r13
	movq	96(%r13), %rax
	addq	$-8, %rax
	movq	-64(%rsp), %r10
	cmpq	%r10, %rax
	cmovgeq	%r10, %rax
	movq	-56(%rsp), %r9
	movq	(%r9), %r8
	movq	8(%r9), %rsi
	vmovups	16(%r9), %ymm1
	vmovups	48(%r9), %ymm3
	movq	88(%r9), %rdi
	movq	96(%r9), %rcx
	movq	104(%r9), %rdx
	movq	-112(%rsp), %r11
	vpbroadcastd	(%r8,%r11,4), %ymm4
	vpmulld	(%rsi,%r10,4), %ymm4, %ymm4
	vpaddd	%ymm2, %ymm4, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%rdi,%r10,4), %ymm2, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm2
	vminps	%ymm3, %ymm2, %ymm2
	vbroadcastss	.LCPI62_0(%rip), %ymm4
	vaddps	%ymm4, %ymm2, %ymm2
	vpbroadcastd	80(%r9), %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vextracti128	$1, %ymm2, %xmm6
	vmovd	.LCPI62_2(%rip), %xmm7
	vpshufb	%xmm7, %xmm6, %xmm6
	vpshufb	%xmm7, %xmm2, %xmm2
	vpunpckldq	%xmm6, %xmm2, %xmm2
	movq	%rdx, %r9
	imulq	%r11, %r9
	addq	%rcx, %r9
	vmovq	%xmm2, (%rax,%r9)
	vpbroadcastd	4(%r8,%r11,4), %ymm2
	incq	%r11
	vpmulld	(%rsi,%r10,4), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	(%rdi,%r10,4), %ymm0, %ymm0
	vmaxps	%ymm1, %ymm0, %ymm0
	vminps	%ymm3, %ymm0, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm5, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm7, %xmm1, %xmm1
	vpshufb	%xmm7, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	imulq	%rdx, %r11
	addq	%rcx, %r11
	vmovq	%xmm0, (%rax,%r11)
	movq	-104(%rsp), %r10
	movq	-120(%rsp), %rdi
	movq	-72(%rsp), %rcx
.LBB62_10:
	cmpq	%rcx, %r10
	jge	.LBB62_24
.LBB62_21:
	vmovdqu	(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	je	.LBB62_22
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
	jmp	.LBB62_26
	.p2align	4
.LBB62_31:
	addq	%r12, %rdi
.LBB62_32:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB62_23
.LBB62_26:
	testq	%rsi, %rsi
	je	.LBB62_32
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r14
	movq	%r9, %r15
	cmpq	$4, %rsi
	jb	.LBB62_28
	.p2align	4
.LBB62_33:
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
	jne	.LBB62_33
.LBB62_28:
	testq	%r8, %r8
	je	.LBB62_31
	xorl	%r15d, %r15d
	.p2align	4
.LBB62_30:
	vpbroadcastd	(%rbx,%r15), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	(%r14,%r15,8), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	addq	$4, %r15
	cmpq	%r15, %r10
	jne	.LBB62_30
	jmp	.LBB62_31
.LBB62_22:
	movq	%r10, %rbp
.LBB62_23:
	movq	96(%r13), %rax
	addq	$-8, %rax
	movq	-64(%rsp), %r8
	cmpq	%r8, %rax
	cmovgeq	%r8, %rax
	movq	-56(%rsp), %rdi
	movq	(%rdi), %rcx
	movq	8(%rdi), %rdx
	movq	88(%rdi), %rsi
	vpbroadcastd	(%rcx,%rbp,4), %ymm1
	vpmulld	(%rdx,%r8,4), %ymm1, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	(%rsi,%r8,4), %ymm0, %ymm0
	vmaxps	16(%rdi), %ymm0, %ymm0
	vminps	48(%rdi), %ymm0, %ymm0
	vbroadcastss	.LCPI62_0(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vpbroadcastd	80(%rdi), %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vmovd	.LCPI62_2(%rip), %xmm2
	vpshufb	%xmm2, %xmm1, %xmm1
	vpshufb	%xmm2, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	imulq	104(%rdi), %rbp
	addq	96(%rdi), %rbp
	vmovq	%xmm0, (%rax,%rbp)
.LBB62_24:
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
.LBB62_19:
	.cfi_def_cfa_offset 80
	jne	.LBB62_24
	xorl	%r10d, %r10d
	jmp	.LBB62_21
.Lfunc_end62:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end62-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
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
	jle	.LBB63_5
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
	jmp	.LBB63_2
.LBB63_17:
	movq	-72(%rsp), %r13
	movq	-88(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$1, %edx
	.p2align	4
.LBB63_4:
	addq	%rdx, %rsi
	cmpq	%rcx, %rsi
	jge	.LBB63_5
.LBB63_2:
	movq	%rcx, %rax
	subq	%rsi, %rax
	cmpq	$3, %rax
	jle	.LBB63_13
	movq	208(%r13), %r11
	movl	$4, %edx
	testq	%r11, %r11
	je	.LBB63_4
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
.LBB63_7:
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
	jne	.LBB63_7
	movq	-72(%rsp), %r13
	movq	-88(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$4, %edx
	jmp	.LBB63_4
	.p2align	4
.LBB63_13:
	cmpq	$1, %rax
	jle	.LBB63_14
	movq	208(%r13), %rax
	movl	$2, %edx
	testq	%rax, %rax
	je	.LBB63_4
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
.LBB63_11:
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
	jne	.LBB63_11
	movq	-72(%rsp), %r13
	movq	-88(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$2, %edx
	jmp	.LBB63_4
	.p2align	4
.LBB63_14:
	movq	208(%r13), %rax
	movl	$1, %edx
	testq	%rax, %rax
	je	.LBB63_4
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
.LBB63_16:
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
	jne	.LBB63_16
	jmp	.LBB63_17
.LBB63_5:
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
.Lfunc_end63:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end63-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
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
	jle	.LBB64_5
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
	jmp	.LBB64_2
.LBB64_17:
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r10
	movl	$1, %edx
	.p2align	4
.LBB64_4:
	addq	%rdx, %r10
	cmpq	%rcx, %r10
	jge	.LBB64_5
.LBB64_2:
	movq	%rcx, %rax
	subq	%r10, %rax
	cmpq	$3, %rax
	jle	.LBB64_13
	movq	208(%r13), %rbx
	movl	$4, %edx
	testq	%rbx, %rbx
	je	.LBB64_4
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
.LBB64_7:
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
	jne	.LBB64_7
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r10
	movl	$4, %edx
	jmp	.LBB64_4
	.p2align	4
.LBB64_13:
	cmpq	$1, %rax
	jle	.LBB64_14
	movq	208(%r13), %rax
	movl	$2, %edx
	testq	%rax, %rax
	je	.LBB64_4
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
.LBB64_11:
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
	jne	.LBB64_11
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r10
	movl	$2, %edx
	jmp	.LBB64_4
	.p2align	4
.LBB64_14:
	movq	208(%r13), %rax
	movl	$1, %edx
	testq	%rax, %rax
	je	.LBB64_4
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
.LBB64_16:
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
	jne	.LBB64_16
	jmp	.LBB64_17
.LBB64_5:
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
.Lfunc_end64:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end64-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
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
	jle	.LBB65_5
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
	jmp	.LBB65_2
	.p2align	4
.LBB65_4:
	addq	%rcx, %rbx
	cmpq	%rdi, %rbx
	jge	.LBB65_5
.LBB65_2:
	movq	%rdi, %rax
	subq	%rbx, %rax
	cmpq	$3, %rax
	jle	.LBB65_15
	movq	208(%r14), %rax
	movl	$4, %ecx
	movq	%rax, -104(%rsp)
	testq	%rax, %rax
	je	.LBB65_4
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
.LBB65_7:
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
.LBB65_8:
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
	jne	.LBB65_8
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
	jne	.LBB65_7
	movq	-56(%rsp), %r14
	movq	16(%rsp), %rbp
	movq	-64(%rsp), %rdi
	movq	8(%rsp), %r13
	movq	-120(%rsp), %rbx
	movl	$4, %ecx
	jmp	.LBB65_4
	.p2align	4
.LBB65_15:
	cmpq	$1, %rax
	jle	.LBB65_16
	movq	208(%r14), %r12
	movl	$2, %ecx
	testq	%r12, %r12
	je	.LBB65_4
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
.LBB65_13:
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
	jne	.LBB65_13
	movq	-56(%rsp), %r14
	movq	16(%rsp), %rbp
	movq	8(%rsp), %r13
	movq	-120(%rsp), %rbx
	movl	$2, %ecx
	movq	-64(%rsp), %rdi
	jmp	.LBB65_4
	.p2align	4
.LBB65_16:
	movq	208(%r14), %rax
	movl	$1, %ecx
	testq	%rax, %rax
	je	.LBB65_4
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
.LBB65_18:
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
	jne	.LBB65_18
	movq	%r15, %rbp
	movq	-64(%rsp), %rdi
	movq	-120(%rsp), %rbx
	movl	$1, %ecx
	movq	-56(%rsp), %r14
	jmp	.LBB65_4
.LBB65_5:
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
.Lfunc_end65:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end65-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
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
	jle	.LBB66_8
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
	jmp	.LBB66_2
	.p2align	4
.LBB66_7:
	addq	%r15, %r9
	cmpq	%r12, %r9
	jge	.LBB66_8
.LBB66_2:
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
	jne	.LBB66_9
	movq	208(%r13), %rdx
	movl	$7, %r15d
	testq	%rdx, %rdx
	je	.LBB66_7
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
.LBB66_5:
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
	jne	.LBB66_5
	movl	$7, %r15d
	jmp	.LBB66_7
	.p2align	4
.LBB66_9:
	cmpq	$8, %rcx
	jl	.LBB66_14
	movq	208(%r13), %rbp
	movl	$8, %r15d
	testq	%rbp, %rbp
	je	.LBB66_7
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
.LBB66_12:
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
	jne	.LBB66_12
	movl	$8, %r15d
	jmp	.LBB66_7
	.p2align	4
.LBB66_14:
	cmpq	$4, %rcx
	jl	.LBB66_23
	movq	208(%r13), %rdx
	movl	$4, %r15d
	testq	%rdx, %rdx
	je	.LBB66_7
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
.LBB66_17:
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
	jne	.LBB66_17
	movq	-104(%rsp), %rsi
	movq	-112(%rsp), %rdi
	movq	-120(%rsp), %r12
	movl	$4, %r15d
	jmp	.LBB66_7
.LBB66_23:
	cmpq	$1, %rcx
	jle	.LBB66_24
	movq	208(%r13), %rcx
	movl	$2, %r15d
	testq	%rcx, %rcx
	je	.LBB66_7
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
.LBB66_21:
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
	jne	.LBB66_21
	movq	-104(%rsp), %rsi
	movq	-112(%rsp), %rdi
	movq	-120(%rsp), %r12
	movl	$2, %r15d
	jmp	.LBB66_7
.LBB66_24:
	movq	208(%r13), %rcx
	movl	$1, %r15d
	testq	%rcx, %rcx
	je	.LBB66_7
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
.LBB66_26:
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
	jne	.LBB66_26
	jmp	.LBB66_7
.LBB66_8:
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
.Lfunc_end66:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end66-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
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
	jle	.LBB67_8
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
	jmp	.LBB67_2
.LBB67_27:
	movl	$1, %eax
	.p2align	4
.LBB67_7:
	addq	%rax, %r9
	cmpq	%r12, %r9
	jge	.LBB67_8
.LBB67_2:
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
	jne	.LBB67_9
	movq	208(%r13), %rdx
	movl	$7, %eax
	testq	%rdx, %rdx
	je	.LBB67_7
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
.LBB67_5:
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
	jne	.LBB67_5
	movl	$7, %eax
	jmp	.LBB67_7
	.p2align	4
.LBB67_9:
	cmpq	$8, %rcx
	jl	.LBB67_14
	movq	208(%r13), %rbp
	movl	$8, %eax
	testq	%rbp, %rbp
	je	.LBB67_7
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
.LBB67_12:
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
	jne	.LBB67_12
	movl	$8, %eax
	jmp	.LBB67_7
	.p2align	4
.LBB67_14:
	cmpq	$4, %rcx
	jl	.LBB67_23
	movq	208(%r13), %rdx
	movl	$4, %eax
	testq	%rdx, %rdx
	je	.LBB67_7
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
.LBB67_17:
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
	jne	.LBB67_17
	movq	-104(%rsp), %rsi
	movq	-112(%rsp), %rdi
	movq	-120(%rsp), %r12
	movl	$4, %eax
	jmp	.LBB67_7
.LBB67_23:
	cmpq	$1, %rcx
	jle	.LBB67_24
	movq	208(%r13), %rcx
	movl	$2, %eax
	testq	%rcx, %rcx
	je	.LBB67_7
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
.LBB67_21:
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
	jne	.LBB67_21
	movq	-104(%rsp), %rsi
	movq	-112(%rsp), %rdi
	movq	-120(%rsp), %r12
	jmp	.LBB67_7
.LBB67_24:
	movq	208(%r13), %rcx
	movl	$1, %eax
	testq	%rcx, %rcx
	je	.LBB67_7
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
.LBB67_26:
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
	jne	.LBB67_26
	jmp	.LBB67_27
.LBB67_8:
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
.Lfunc_end67:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end67-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
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
	jle	.LBB68_10
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
	jmp	.LBB68_2
	.p2align	4
.LBB68_9:
	addq	%r15, %r12
	cmpq	%rbp, %r12
	jge	.LBB68_10
.LBB68_2:
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
	jne	.LBB68_11
	movq	208(%r13), %rax
	movl	$7, %r15d
	testq	%rax, %rax
	je	.LBB68_9
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
.LBB68_5:
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
.LBB68_6:
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
	jne	.LBB68_6
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
	jne	.LBB68_5
	movq	-64(%rsp), %r13
	movq	-72(%rsp), %rbp
	movq	-112(%rsp), %r12
	movl	$7, %r15d
	jmp	.LBB68_9
	.p2align	4
.LBB68_11:
	cmpq	$8, %rax
	jl	.LBB68_18
	movq	208(%r13), %rax
	movl	$8, %r15d
	testq	%rax, %rax
	je	.LBB68_9
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
.LBB68_14:
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
.LBB68_15:
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
	jne	.LBB68_15
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
	jne	.LBB68_14
	movq	-64(%rsp), %r13
	movq	-72(%rsp), %rbp
	movq	-112(%rsp), %r12
	movl	$8, %r15d
	jmp	.LBB68_9
	.p2align	4
.LBB68_18:
	cmpq	$4, %rax
	jl	.LBB68_29
	movq	208(%r13), %rax
	movl	$4, %r15d
	testq	%rax, %rax
	je	.LBB68_9
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
.LBB68_21:
	movq	%rsi, %r14
	xorl	%r15d, %r15d
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	.p2align	4
.LBB68_22:
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
	jne	.LBB68_22
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
	jne	.LBB68_21
	movl	$4, %r15d
	jmp	.LBB68_9
.LBB68_29:
	cmpq	$1, %rax
	jle	.LBB68_30
	movq	208(%r13), %r9
	movl	$2, %r15d
	testq	%r9, %r9
	je	.LBB68_9
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
.LBB68_27:
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
	jne	.LBB68_27
	movq	-112(%rsp), %r12
	movl	$2, %r15d
	jmp	.LBB68_9
.LBB68_30:
	movq	208(%r13), %rax
	movl	$1, %r15d
	testq	%rax, %rax
	je	.LBB68_9
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
.LBB68_32:
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
	jne	.LBB68_32
	jmp	.LBB68_9
.LBB68_10:
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
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end68-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n
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
	jle	.LBB69_10
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
	jmp	.LBB69_2
	.p2align	4
.LBB69_9:
	addq	%r15, %r12
	cmpq	%rbp, %r12
	jge	.LBB69_10
.LBB69_2:
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
	jne	.LBB69_11
	movq	208(%r13), %rdx
	movl	$7, %r15d
	testq	%rdx, %rdx
	je	.LBB69_9
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
.LBB69_5:
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
.LBB69_6:
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
	jne	.LBB69_6
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
	jne	.LBB69_5
	movq	-72(%rsp), %r13
	movq	-80(%rsp), %rbp
	movq	-112(%rsp), %r12
	movl	$7, %r15d
	jmp	.LBB69_9
	.p2align	4
.LBB69_11:
	cmpq	$8, %rax
	jl	.LBB69_18
	movq	208(%r13), %rax
	movl	$8, %r15d
	testq	%rax, %rax
	je	.LBB69_9
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
.LBB69_14:
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
.LBB69_15:
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
	jne	.LBB69_15
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
	jne	.LBB69_14
	movq	-72(%rsp), %r13
	movq	-80(%rsp), %rbp
	movq	-112(%rsp), %r12
	movl	$8, %r15d
	jmp	.LBB69_9
	.p2align	4
.LBB69_18:
	cmpq	$4, %rax
	jl	.LBB69_29
	movq	208(%r13), %rax
	movl	$4, %r15d
	testq	%rax, %rax
	je	.LBB69_9
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
.LBB69_21:
	movq	%rsi, %r14
	xorl	%r15d, %r15d
	vmovups	-32(%rsp), %ymm8
	vmovaps	%ymm8, %ymm5
	vmovaps	%ymm8, %ymm6
	vmovaps	%ymm8, %ymm7
	.p2align	4
.LBB69_22:
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
	jne	.LBB69_22
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
	jne	.LBB69_21
	movl	$4, %r15d
	jmp	.LBB69_9
.LBB69_29:
	cmpq	$1, %rax
	jle	.LBB69_30
	movq	208(%r13), %r9
	movl	$2, %r15d
	testq	%r9, %r9
	je	.LBB69_9
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
.LBB69_27:
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
	jne	.LBB69_27
	movq	%rcx, %r12
	movl	$2, %r15d
	jmp	.LBB69_9
.LBB69_30:
	movq	208(%r13), %rax
	movl	$1, %r15d
	testq	%rax, %rax
	je	.LBB69_9
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
.LBB69_32:
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
	jne	.LBB69_32
	jmp	.LBB69_9
.LBB69_10:
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
.Lfunc_end69:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end69-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI70_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI70_1:
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
.LCPI70_2:
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
	.hidden	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoG4SumsV_Tg5Tf4dn_n
	.weak	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoG4SumsV_Tg5Tf4dn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoG4SumsV_Tg5Tf4dn_n,@function
$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoG4SumsV_Tg5Tf4dn_n:
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
	movq	%r13, -112(%rsp)
	movq	144(%r13), %rax
	movq	%rax, -120(%rsp)
	testq	%rax, %rax
	jle	.LBB70_7
	movq	-112(%rsp), %rax
	movq	40(%rax), %rcx
	movq	48(%rax), %rdi
	xorl	%edx, %edx
	movq	-120(%rsp), %rsi
	subq	$8, %rsi
	cmovbq	%rdx, %rsi
	movq	%rsi, -16(%rsp)
	movq	160(%rax), %rax
	movq	%rax, -72(%rsp)
	shlq	$5, %rcx
	movq	%rcx, -8(%rsp)
	vbroadcastss	.LCPI70_0(%rip), %ymm0
	vmovd	.LCPI70_2(%rip), %xmm1
	jmp	.LBB70_2
	.p2align	4
.LBB70_6:
	movq	(%rsp), %rdx
	addq	$8, %rdx
	movq	-8(%rsp), %rax
	addq	%rax, %rdi
	addq	$96, %rdi
	cmpq	-120(%rsp), %rdx
	jge	.LBB70_7
.LBB70_2:
	movq	-16(%rsp), %rax
	cmpq	%rax, %rdx
	movq	%rdx, (%rsp)
	cmovlq	%rdx, %rax
	movq	%rax, -104(%rsp)
	cmpq	$0, -72(%rsp)
	je	.LBB70_6
	movq	-120(%rsp), %rcx
	movl	%ecx, %eax
	movq	-104(%rsp), %rdx
	subb	%dl, %al
	movzbl	%al, %eax
	andl	$7, %eax
	negq	%rax
	movq	%rax, 24(%rsp)
	movq	%rcx, %r11
	subq	%rdx, %r11
	movq	-112(%rsp), %rax
	movq	136(%rax), %r8
	movq	168(%rax), %rbx
	movq	%rbx, %rsi
	subq	%r8, %rsi
	leaq	96(%rdi), %rax
	movq	%rax, -40(%rsp)
	subq	%rcx, %rdx
	movq	%rdx, 40(%rsp)
	movq	%r11, %r14
	andq	$-8, %r14
	movq	%r8, -80(%rsp)
	orq	%r8, %rcx
	shrq	$32, %rcx
	movq	%rcx, 8(%rsp)
	movq	$0, -56(%rsp)
	xorl	%eax, %eax
	jmp	.LBB70_4
	.p2align	4
.LBB70_5:
	movq	-64(%rsp), %rax
	incq	%rax
	addq	%rbx, -56(%rsp)
	cmpq	-72(%rsp), %rax
	je	.LBB70_6
.LBB70_4:
	movq	%rax, -64(%rsp)
	testq	%rbx, %rbx
	jle	.LBB70_5
	movq	-112(%rsp), %rax
	movq	8(%rax), %rcx
	movq	-64(%rsp), %r9
	imulq	%r9, %rcx
	addq	(%rax), %rcx
	movq	%rcx, -24(%rsp)
	movq	24(%rax), %rcx
	imulq	-104(%rsp), %rcx
	movq	152(%rax), %r8
	cmpq	$0, 8(%rsp)
	je	.LBB70_9
	movq	-120(%rsp), %rax
	cqto
	idivq	-80(%rsp)
	jmp	.LBB70_11
	.p2align	4
.LBB70_9:
	movq	-120(%rsp), %rax
	xorl	%edx, %edx
	divl	-80(%rsp)
.LBB70_11:
	addq	%rcx, -24(%rsp)
	movq	%rbx, %rcx
	imulq	%r9, %rcx
	imulq	%rax, %rcx
	movq	-104(%rsp), %rdx
	leaq	(%r8,%rdx), %r9
	movq	%r9, 32(%rsp)
	addq	%r9, %rcx
	movq	%rcx, 48(%rsp)
	movq	-112(%rsp), %r9
	movq	16(%r9), %rcx
	movq	%rcx, 72(%rsp)
	movq	32(%r9), %r15
	movq	40(%r9), %rcx
	leaq	-1(%rcx), %r10
	vmovups	64(%r9), %ymm2
	vmovups	96(%r9), %ymm3
	movq	%rcx, 64(%rsp)
	shlq	$4, %rcx
	movq	%r15, -32(%rsp)
	addq	%r15, %rcx
	addq	$-16, %rcx
	movq	%rcx, -48(%rsp)
	vpbroadcastd	128(%r9), %ymm4
	movq	%r10, %rcx
	andq	$-2, %rcx
	movq	%rcx, 56(%rsp)
	leaq	(%r8,%rdx), %rcx
	addq	$7, %rcx
	movq	%rcx, 16(%rsp)
	xorl	%r8d, %r8d
	movq	%rax, %r15
	jmp	.LBB70_12
	.p2align	4
.LBB70_18:
	imulq	%r15, %r12
	movq	48(%rsp), %rax
	vmovq	%xmm5, (%rax,%r12)
.LBB70_25:
	addq	-80(%rsp), %r8
	cmpq	%rbx, %r8
	jge	.LBB70_5
.LBB70_12:
	cmpq	%rsi, %r8
	movq	%rsi, %r12
	cmovlq	%r8, %r12
	movq	%r12, %rbp
	imulq	72(%rsp), %rbp
	addq	-24(%rsp), %rbp
	vmovdqu	(%rdi), %ymm5
	testq	%r10, %r10
	je	.LBB70_13
	movq	%rbx, %r9
	movq	%r11, %rbx
	movq	-40(%rsp), %rdx
	movq	-32(%rsp), %r13
	movq	56(%rsp), %rcx
	cmpq	$2, 64(%rsp)
	je	.LBB70_15
	.p2align	4
.LBB70_28:
	movq	(%r13), %r11
	movq	8(%r13), %rax
	vbroadcasti128	(%rbp,%rax), %ymm6
	vpermq	$244, %ymm6, %ymm6
	vbroadcasti128	(%rbp,%r11), %ymm7
	vpermq	$244, %ymm7, %ymm7
	vpunpcklwd	%ymm6, %ymm7, %ymm6
	vpmaddwd	(%rdx), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	movq	16(%r13), %rax
	movq	24(%r13), %r11
	vbroadcasti128	(%rbp,%r11), %ymm6
	vpermq	$244, %ymm6, %ymm6
	vbroadcasti128	(%rbp,%rax), %ymm7
	vpermq	$244, %ymm7, %ymm7
	vpunpcklwd	%ymm6, %ymm7, %ymm6
	vpmaddwd	32(%rdx), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	addq	$64, %rdx
	addq	$32, %r13
	addq	$-2, %rcx
	jne	.LBB70_28
.LBB70_15:
	movq	-48(%rsp), %rcx
	testb	$1, %r10b
	movq	%rbx, %r11
	movq	%r9, %rbx
	je	.LBB70_17
	movq	(%r13), %rcx
	movq	8(%r13), %r13
	vbroadcasti128	(%rbp,%r13), %ymm6
	vpermq	$244, %ymm6, %ymm6
	vbroadcasti128	(%rbp,%rcx), %ymm7
	vpermq	$244, %ymm7, %ymm7
	vpunpcklwd	%ymm6, %ymm7, %ymm6
	vpmaddwd	(%rdx), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	addq	$32, %rdx
	movq	-48(%rsp), %rcx
	jmp	.LBB70_17
	.p2align	4
.LBB70_13:
	movq	-40(%rsp), %rdx
	movq	-32(%rsp), %rcx
.LBB70_17:
	movq	(%rcx), %r13
	movq	8(%rcx), %rcx
	vbroadcasti128	(%rbp,%rcx), %ymm6
	vpermq	$244, %ymm6, %ymm6
	vbroadcasti128	(%rbp,%r13), %ymm7
	vpermq	$244, %ymm7, %ymm7
	vpunpcklwd	%ymm6, %ymm7, %ymm6
	vpmaddwd	(%rdx), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	64(%rdi), %ymm5, %ymm5
	vmaxps	%ymm2, %ymm5, %ymm5
	vminps	%ymm3, %ymm5, %ymm5
	vaddps	%ymm0, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm4, %ymm5
	vextracti128	$1, %ymm5, %xmm6
	vpshufb	%xmm1, %xmm6, %xmm6
	vpshufb	%xmm1, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	cmpq	$8, %r11
	jge	.LBB70_18
	movq	-104(%rsp), %rax
	cmpq	%rax, -120(%rsp)
	je	.LBB70_25
	addq	-56(%rsp), %r12
	imulq	%r15, %r12
	cmpq	$-8, 40(%rsp)
	jbe	.LBB70_26
	xorl	%ebp, %ebp
	jmp	.LBB70_22
.LBB70_26:
	movq	16(%rsp), %rax
	leaq	(%rax,%r12), %rdx
	xorl	%ebp, %ebp
	.p2align	4
.LBB70_27:
	movl	%ebp, %ecx
	andl	$15, %ecx
	vmovdqa	%xmm5, -96(%rsp)
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -7(%rdx,%rbp)
	leal	1(%rbp), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -6(%rdx,%rbp)
	leal	2(%rbp), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -5(%rdx,%rbp)
	leal	3(%rbp), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -4(%rdx,%rbp)
	leal	4(%rbp), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -3(%rdx,%rbp)
	leal	5(%rbp), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -2(%rdx,%rbp)
	leal	6(%rbp), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -1(%rdx,%rbp)
	leal	7(%rbp), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, (%rdx,%rbp)
	addq	$8, %rbp
	cmpq	%r14, %rbp
	jne	.LBB70_27
.LBB70_22:
	testb	$7, %r11b
	je	.LBB70_25
	addq	32(%rsp), %r12
	movq	24(%rsp), %rcx
	.p2align	4
.LBB70_24:
	vmovdqa	%xmm5, 80(%rsp)
	movl	%ebp, %edx
	andl	$15, %edx
	movzbl	80(%rsp,%rdx), %edx
	movb	%dl, (%r12,%rbp)
	incq	%rbp
	incq	%rcx
	jne	.LBB70_24
	jmp	.LBB70_25
.LBB70_7:
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
.Lfunc_end70:
	.size	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoG4SumsV_Tg5Tf4dn_n, .Lfunc_end70-$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoG4SumsV_Tg5Tf4dn_n
	.cfi_endproc
	.hidden	"symbolic Sf"
	.type	"symbolic Sf",@object
	.section	".note.GNU-stack","",@progbits
#endif
