// Made by `make kernels` from Sources/ComputeKernels/Micro for x86-64-v3. Do not edit.
#if defined(__x86_64__) && defined(__linux__)
	.text
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
.Lfunc_end0:
	.size	vitruvian_depthwise_avx2, .Lfunc_end0-vitruvian_depthwise_avx2
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI1_0:
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
	subq	$504, %rsp
	.cfi_def_cfa_offset 560
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r9, %rbx
	movq	656(%rsp), %r10
	movq	648(%rsp), %rax
	movq	576(%rsp), %r11
	decq	%rax
	imulq	592(%rsp), %rax
	leaq	-1(%r11), %r9
	imulq	608(%rsp), %r9
	addq	%r9, %rax
	incq	%rax
	movq	%rax, 32(%rsp)
	leaq	-1(%r10), %rax
	imulq	600(%rsp), %rax
	movq	584(%rsp), %r10
	leaq	-1(%r10), %r9
	imulq	616(%rsp), %r9
	addq	%r9, %rax
	incq	%rax
	movq	%rax, 16(%rsp)
	movq	%rdi, 128(%rsp)
	movq	%rsi, 136(%rsp)
	movq	%rdx, %r9
	movq	%rdx, 144(%rsp)
	movq	%rbx, 152(%rsp)
	movq	%rcx, 160(%rsp)
	movq	%r8, 168(%rsp)
	movb	$1, 14(%rsp)
	cmpq	$3, %r11
	jne	.LBB1_3
	movzbl	672(%rsp), %r15d
	cmpq	$3, %r10
	sete	%al
	setne	%dl
	orb	%r15b, %dl
	testb	$1, %dl
	je	.LBB1_26
	andb	%al, %r15b
	jmp	.LBB1_4
.LBB1_3:
	xorl	%r15d, %r15d
.LBB1_4:
	cmpq	$0, 560(%rsp)
	jle	.LBB1_25
	movq	680(%rsp), %rsi
	movq	%r10, %r11
	movq	576(%rsp), %rax
	imulq	%rax, %r11
	movq	%r11, %rdx
	shlq	$5, %rdx
	addq	%rsi, %rdx
	movq	%rdx, 80(%rsp)
	movq	560(%rsp), %rdx
	leaq	-8(%rdx), %r14
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 464(%rsp)
	vbroadcastss	%xmm1, %ymm0
	vmovups	%ymm0, 432(%rsp)
	imulq	%r9, %rcx
	addq	%r8, %rcx
	imulq	%rbx, %rcx
	leaq	(%rdi,%rcx,4), %rcx
	movq	%rcx, 64(%rsp)
	imulq	%rbx, %r9
	movq	%r9, 88(%rsp)
	xorq	$5, %rax
	xorq	$5, %r10
	orq	%rax, %r10
	sete	15(%rsp)
	movl	%r11d, %ebp
	andl	$7, %ebp
	movq	%r11, 40(%rsp)
	andq	$-8, %r11
	movq	%rbx, %r8
	shlq	$5, %r8
	movq	%rbp, 96(%rsp)
	shll	$5, %ebp
	movq	16(%rsp), %rax
	leaq	(,%rax,8), %rax
	movq	%rax, 56(%rsp)
	leaq	224(%rsi), %rax
	movq	%rax, 48(%rsp)
	leaq	(,%rbx,4), %r12
	xorl	%eax, %eax
	movq	%r11, 112(%rsp)
	movq	%r8, 104(%rsp)
	movl	%r15d, 28(%rsp)
	movq	%r14, 72(%rsp)
	jmp	.LBB1_8
	.p2align	4
.LBB1_6:
	leaq	176(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV014computeThreeByG0yyF)
.LBB1_7:
	movq	120(%rsp), %rax
	addq	$8, %rax
	cmpq	560(%rsp), %rax
	movq	112(%rsp), %r11
	movq	104(%rsp), %r8
	jge	.LBB1_25
.LBB1_8:
	cmpq	%r14, %rax
	movq	%r14, %r15
	movq	%rax, 120(%rsp)
	cmovlq	%rax, %r15
	cmpq	$0, 40(%rsp)
	je	.LBB1_16
	cmpq	$8, 40(%rsp)
	jae	.LBB1_11
	xorl	%eax, %eax
	jmp	.LBB1_13
	.p2align	4
.LBB1_11:
	movq	568(%rsp), %rax
	leaq	(%rax,%r15,4), %rcx
	movq	48(%rsp), %rdx
	xorl	%eax, %eax
	.p2align	4
.LBB1_12:
	vmovups	(%rcx), %ymm0
	vmovups	%ymm0, -224(%rdx)
	vmovups	(%rcx,%rbx,4), %ymm0
	vmovups	%ymm0, -192(%rdx)
	leaq	(%rcx,%r12), %rsi
	vmovups	(%rcx,%rbx,8), %ymm0
	vmovups	%ymm0, -160(%rdx)
	addq	%r12, %rsi
	vmovups	(%rsi,%rbx,4), %ymm0
	vmovups	%ymm0, -128(%rdx)
	leaq	(%r12,%r12), %rdi
	vmovups	(%rsi,%rbx,8), %ymm0
	vmovups	%ymm0, -96(%rdx)
	addq	%rsi, %rdi
	vmovups	(%rdi,%rbx,4), %ymm0
	vmovups	%ymm0, -64(%rdx)
	leaq	(%rdi,%rbx,4), %rsi
	vmovups	(%r12,%rsi), %ymm0
	vmovups	%ymm0, -32(%rdx)
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %ymm0
	vmovups	%ymm0, (%rdx)
	addq	$8, %rax
	addq	$256, %rdx
	addq	%r8, %rcx
	cmpq	%rax, %r11
	jne	.LBB1_12
.LBB1_13:
	cmpq	$0, 96(%rsp)
	je	.LBB1_16
	leaq	(,%r15,4), %rdx
	movq	%r12, %rcx
	imulq	%rax, %rcx
	shlq	$5, %rax
	addq	680(%rsp), %rax
	addq	%rdx, %rcx
	addq	568(%rsp), %rcx
	xorl	%edx, %edx
	.p2align	4
.LBB1_15:
	vmovups	(%rcx), %ymm0
	vmovups	%ymm0, (%rax,%rdx)
	addq	$32, %rdx
	addq	%r12, %rcx
	cmpq	%rdx, %rbp
	jne	.LBB1_15
.LBB1_16:
	cmpb	$0, 14(%rsp)
	je	.LBB1_18
	movq	80(%rsp), %r14
	movq	%r14, %rdi
	movq	32(%rsp), %rsi
	movq	16(%rsp), %rdx
	movq	%r15, %rcx
	leaq	128(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF)
	movl	$8, %ecx
	movq	%r14, %rax
	movq	72(%rsp), %r14
	movq	56(%rsp), %rdx
	jmp	.LBB1_19
	.p2align	4
.LBB1_18:
	movq	64(%rsp), %rax
	leaq	(%rax,%r15,4), %rax
	movq	88(%rsp), %rdx
	movq	%rbx, %rcx
.LBB1_19:
	movq	632(%rsp), %rsi
	movq	624(%rsp), %rdi
	vmovups	(%rdi,%r15,4), %ymm0
	vbroadcastss	.LCPI1_0(%rip), %ymm1
	testq	%rsi, %rsi
	je	.LBB1_21
	vmovups	(%rsi,%r15,4), %ymm1
.LBB1_21:
	movq	%rax, 176(%rsp)
	movq	%rdx, 184(%rsp)
	movq	%rcx, 192(%rsp)
	movq	640(%rsp), %rax
	leaq	(%rax,%r15,4), %rax
	movq	576(%rsp), %rcx
	movq	%rcx, 200(%rsp)
	movq	584(%rsp), %rsi
	movq	%rsi, 208(%rsp)
	movq	592(%rsp), %rcx
	movq	%rcx, 216(%rsp)
	movq	600(%rsp), %rcx
	movq	%rcx, 224(%rsp)
	movq	608(%rsp), %rcx
	movq	%rcx, 232(%rsp)
	movq	616(%rsp), %rcx
	movq	%rcx, 240(%rsp)
	movq	680(%rsp), %rcx
	movq	%rcx, 248(%rsp)
	vmovups	%ymm0, 256(%rsp)
	vmovups	%ymm1, 288(%rsp)
	vmovups	464(%rsp), %ymm0
	vmovups	%ymm0, 320(%rsp)
	vmovups	432(%rsp), %ymm0
	vmovups	%ymm0, 352(%rsp)
	movq	%rax, 384(%rsp)
	movq	648(%rsp), %rax
	movq	%rax, 392(%rsp)
	movq	656(%rsp), %rax
	movq	%rax, 400(%rsp)
	movq	664(%rsp), %rax
	movq	%rax, 408(%rsp)
	movq	%rbx, 416(%rsp)
	movl	28(%rsp), %r15d
	testb	%r15b, %r15b
	jne	.LBB1_6
	cmpb	$0, 15(%rsp)
	je	.LBB1_24
	leaq	176(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0b6FiveByH0V_Tg5Tf4dn_n)
	jmp	.LBB1_7
	.p2align	4
.LBB1_24:
	movq	576(%rsp), %rdi
	leaq	176(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0B9TapCountsV_Tg5)
	jmp	.LBB1_7
.LBB1_25:
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
	retq
.LBB1_26:
	.cfi_def_cfa_offset 560
	movb	$1, %r15b
	testq	%rcx, %rcx
	js	.LBB1_31
	testq	%r8, %r8
	js	.LBB1_31
	movq	32(%rsp), %rax
	addq	%rcx, %rax
	cmpq	%rax, %rsi
	jl	.LBB1_31
	movq	16(%rsp), %rax
	addq	%r8, %rax
	cmpq	%rax, %r9
	setl	14(%rsp)
	jmp	.LBB1_4
.LBB1_31:
	movb	$1, 14(%rsp)
	jmp	.LBB1_4
.Lfunc_end1:
	.size	$s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF, .Lfunc_end1-$s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF
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
	subq	$136, %rsp
	movq	%rcx, 32(%rsp)
	movq	%rsi, 56(%rsp)
	movq	%rdi, 64(%rsp)
	movq	%r13, 24(%rsp)
	movq	40(%r13), %r15
	movq	%r15, %rax
	negq	%rax
	testq	%rax, %rax
	jle	.LBB2_1
	cmpq	%rax, %rdx
	jge	.LBB2_6
	movq	%rdx, %rax
	jmp	.LBB2_6
.LBB2_1:
	movq	%rdx, %rax
	testq	%rdx, %rdx
	js	.LBB2_6
	movq	24(%rsp), %rax
	movq	16(%rax), %rax
	movq	%rax, %rsi
	subq	%r15, %rax
	cmpq	%rax, %rdx
	jge	.LBB2_10
	movq	$0, 8(%rsp)
	movq	%rdx, %rcx
	jmp	.LBB2_7
.LBB2_6:
	movq	%rax, 8(%rsp)
	movq	24(%rsp), %rax
	movq	16(%rax), %rax
	movq	%rax, %rsi
	movq	%rax, %rcx
	subq	%r15, %rcx
	cmpq	%rcx, %rdx
	cmovlq	%rdx, %rcx
.LBB2_7:
	movq	8(%rsp), %rax
	cmpq	%rcx, %rax
	cmovgq	%rax, %rcx
	movq	%rcx, 16(%rsp)
	cmpq	$0, 56(%rsp)
	je	.LBB2_9
.LBB2_14:
	movq	24(%rsp), %rax
	movq	32(%rax), %r8
	movq	%rdx, %r9
	shlq	$5, %r9
	movq	8(%rsp), %rdi
	movq	%rdi, %r10
	shlq	$5, %r10
	movq	16(%rsp), %rax
	movq	%rax, %r11
	shlq	$5, %r11
	movq	%r9, %rcx
	subq	%r11, %rcx
	movq	%rcx, 96(%rsp)
	movq	64(%rsp), %rcx
	addq	%rcx, %r11
	movq	%r11, 104(%rsp)
	movl	%eax, %r11d
	subl	%edi, %r11d
	andl	$7, %r11d
	movq	%rdi, %rbx
	subq	%rax, %rbx
	movq	%rbx, 80(%rsp)
	movq	%r10, 112(%rsp)
	leaq	(%rcx,%r10), %r13
	shlq	$2, 32(%rsp)
	movq	%rsi, %rax
	movq	%r8, 120(%rsp)
	imulq	%r8, %rax
	addq	%rax, %r15
	shlq	$2, %r15
	leaq	(%r15,%rdi,4), %rbx
	shlq	$2, %rsi
	movq	%rsi, 128(%rsp)
	movq	%r11, 88(%rsp)
	negq	%r11
	movq	%r11, 72(%rsp)
	leaq	128(%rcx), %r14
	xorl	%r12d, %r12d
	movq	%rdx, 40(%rsp)
	movq	%r9, 48(%rsp)
	jmp	.LBB2_15
	.p2align	4
.LBB2_29:
	vzeroupper
	callq	memset@PLT
	movq	48(%rsp), %r9
	movq	40(%rsp), %rdx
.LBB2_30:
	incq	%r12
	addq	%r9, %r13
	movq	128(%rsp), %rax
	addq	%rax, %rbx
	addq	%rax, %r15
	addq	%r9, %r14
	cmpq	56(%rsp), %r12
	je	.LBB2_9
.LBB2_15:
	movq	%r9, %rbp
	imulq	%r12, %rbp
	movq	64(%rsp), %rax
	leaq	(%rax,%rbp), %rdi
	movq	%r12, %rax
	addq	120(%rsp), %rax
	js	.LBB2_31
	movq	24(%rsp), %rcx
	cmpq	8(%rcx), %rax
	jge	.LBB2_31
	movq	8(%rsp), %rax
	testq	%rax, %rax
	je	.LBB2_19
	xorl	%esi, %esi
	movq	112(%rsp), %rdx
	vzeroupper
	callq	memset@PLT
	movq	8(%rsp), %rax
	movq	40(%rsp), %rdx
.LBB2_19:
	cmpq	16(%rsp), %rax
	je	.LBB2_27
	movq	24(%rsp), %rax
	movq	(%rax), %rdi
	movq	24(%rax), %rax
	movq	8(%rsp), %rcx
	cmpq	$0, 88(%rsp)
	je	.LBB2_24
	movq	32(%rsp), %rcx
	leaq	(%rdi,%rcx), %rsi
	movq	%rax, %rcx
	imulq	%rbx, %rcx
	addq	%rsi, %rcx
	leaq	(,%rax,4), %rsi
	xorl	%r9d, %r9d
	movq	%r13, %r8
	movq	72(%rsp), %r10
	.p2align	4
.LBB2_22:
	vmovups	(%rcx), %ymm0
	vmovups	%ymm0, (%r8)
	addq	$32, %r8
	addq	%rsi, %rcx
	decq	%r9
	cmpq	%r9, %r10
	jne	.LBB2_22
	movq	8(%rsp), %rcx
	subq	%r9, %rcx
.LBB2_24:
	cmpq	$-8, 80(%rsp)
	ja	.LBB2_27
	movq	16(%rsp), %r11
	subq	%rcx, %r11
	addq	32(%rsp), %rdi
	leaq	(%r15,%rcx,4), %rsi
	imulq	%rax, %rsi
	addq	%rdi, %rsi
	movq	%rax, %rdi
	shlq	$5, %rdi
	shlq	$5, %rcx
	addq	%r14, %rcx
	leaq	(,%rax,4), %r8
	.p2align	4
.LBB2_26:
	vmovups	(%rsi), %ymm0
	vmovups	%ymm0, -128(%rcx)
	vmovups	(%rsi,%rax,4), %ymm0
	vmovups	%ymm0, -96(%rcx)
	leaq	(%rsi,%r8), %r9
	vmovups	(%rsi,%rax,8), %ymm0
	vmovups	%ymm0, -64(%rcx)
	addq	%r8, %r9
	vmovups	(%r9,%rax,4), %ymm0
	vmovups	%ymm0, -32(%rcx)
	leaq	(%r8,%r8), %r10
	vmovups	(%r9,%rax,8), %ymm0
	vmovups	%ymm0, (%rcx)
	addq	%r9, %r10
	vmovups	(%r10,%rax,4), %ymm0
	vmovups	%ymm0, 32(%rcx)
	leaq	(%r10,%rax,4), %r9
	vmovups	(%r8,%r9), %ymm0
	vmovups	%ymm0, 64(%rcx)
	addq	%r8, %r9
	vmovups	(%r8,%r9), %ymm0
	vmovups	%ymm0, 96(%rcx)
	addq	%rdi, %rsi
	addq	$256, %rcx
	addq	$-8, %r11
	jne	.LBB2_26
.LBB2_27:
	cmpq	%rdx, 16(%rsp)
	movq	48(%rsp), %r9
	je	.LBB2_30
	addq	104(%rsp), %rbp
	movq	%rbp, %rdi
	xorl	%esi, %esi
	movq	96(%rsp), %rdx
	jmp	.LBB2_29
	.p2align	4
.LBB2_31:
	testq	%rdx, %rdx
	je	.LBB2_30
	xorl	%esi, %esi
	movq	%r9, %rdx
	jmp	.LBB2_29
.LBB2_10:
	testq	%rax, %rax
	jle	.LBB2_11
	movq	%rax, 16(%rsp)
	cmpq	$0, 56(%rsp)
	je	.LBB2_9
	movq	$0, 8(%rsp)
	jmp	.LBB2_14
.LBB2_11:
	movq	$0, 16(%rsp)
	movq	$0, 8(%rsp)
	cmpq	$0, 56(%rsp)
	jne	.LBB2_14
.LBB2_9:
	addq	$136, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end2:
	.size	$s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF, .Lfunc_end2-$s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV014computeThreeByG0yyF
	.globl	$s18VitruvianMicroAVX20B16PlaneConvolutionV014computeThreeByG0yyF
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV014computeThreeByG0yyF,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV014computeThreeByG0yyF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%r13, -48(%rsp)
	movq	216(%r13), %rax
	movq	%rax, -8(%rsp)
	testq	%rax, %rax
	je	.LBB3_6
	movq	-48(%rsp), %rdi
	movq	(%rdi), %rax
	movq	%rax, -32(%rsp)
	movq	8(%rdi), %rax
	movq	16(%rdi), %rdx
	movq	64(%rdi), %rcx
	imulq	%rdx, %rcx
	movq	72(%rdi), %rsi
	movq	208(%rdi), %r13
	vmovups	256(%rsi), %ymm0
	vmovups	160(%rsi), %ymm1
	vmovups	(%rsi), %ymm2
	vmovups	32(%rsi), %ymm3
	vmovups	64(%rsi), %ymm4
	vmovups	96(%rsi), %ymm5
	vmovups	224(%rsi), %ymm6
	vmovups	128(%rsi), %ymm7
	vmovups	192(%rsi), %ymm8
	movq	232(%rdi), %rsi
	movq	224(%rdi), %r8
	movq	%r8, -40(%rsp)
	imulq	48(%rdi), %rdx
	leaq	(,%rcx,8), %r9
	shlq	$2, %rsi
	movq	%rsi, -16(%rsp)
	movq	40(%rdi), %rsi
	imulq	%rax, %rsi
	shlq	$2, %rsi
	movq	%rsi, -24(%rsp)
	shlq	$2, %rdx
	imulq	56(%rdi), %rax
	leaq	(,%rax,4), %r11
	leaq	(%r11,%rcx,8), %rbx
	leaq	(,%rax,8), %r14
	leaq	(%r14,%rcx,8), %r15
	leaq	(,%rcx,4), %r12
	leaq	(%r12,%rax,8), %rbp
	leaq	(%r11,%rcx,4), %rax
	xorl	%edi, %edi
	jmp	.LBB3_2
	.p2align	4
.LBB3_5:
	incq	%rdi
	addq	-16(%rsp), %r13
	movq	-24(%rsp), %rcx
	addq	%rcx, -32(%rsp)
	cmpq	-8(%rsp), %rdi
	je	.LBB3_6
.LBB3_2:
	cmpq	$0, -40(%rsp)
	je	.LBB3_5
	movq	-48(%rsp), %rcx
	vmovups	80(%rcx), %ymm10
	vmovups	112(%rcx), %ymm11
	vmovups	144(%rcx), %ymm12
	vmovups	176(%rcx), %ymm13
	movq	240(%rcx), %r10
	shlq	$2, %r10
	movq	-40(%rsp), %r8
	movq	-32(%rsp), %rcx
	movq	%r13, %rsi
	.p2align	4
.LBB3_4:
	vmovups	(%rcx), %ymm14
	vfmadd132ps	%ymm2, %ymm10, %ymm14
	vfmadd231ps	(%rcx,%r11), %ymm5, %ymm14
	vfmadd231ps	(%rcx,%r14), %ymm8, %ymm14
	vfmadd231ps	(%rcx,%r12), %ymm3, %ymm14
	vfmadd231ps	(%rcx,%rax), %ymm7, %ymm14
	vfmadd231ps	(%rcx,%rbp), %ymm6, %ymm14
	vfmadd231ps	(%rcx,%r9), %ymm4, %ymm14
	vfmadd231ps	(%rcx,%rbx), %ymm1, %ymm14
	vfmadd231ps	(%rcx,%r15), %ymm0, %ymm14
	vmulps	%ymm14, %ymm11, %ymm15
	vxorps	%xmm9, %xmm9, %xmm9
	vcmpltps	%ymm9, %ymm14, %ymm9
	vblendvps	%ymm9, %ymm15, %ymm14, %ymm9
	vmaxps	%ymm9, %ymm12, %ymm9
	vminps	%ymm9, %ymm13, %ymm9
	vmovups	%ymm9, (%rsi)
	addq	%r10, %rsi
	addq	%rdx, %rcx
	decq	%r8
	jne	.LBB3_4
	jmp	.LBB3_5
.LBB3_6:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end3:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV014computeThreeByG0yyF, .Lfunc_end3-$s18VitruvianMicroAVX20B16PlaneConvolutionV014computeThreeByG0yyF
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0B9TapCountsV_Tg5
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0B9TapCountsV_Tg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0B9TapCountsV_Tg5,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0B9TapCountsV_Tg5:
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
	subq	$128, %rsp
	.cfi_def_cfa_offset 184
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	216(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB4_28
	movq	224(%r13), %r10
	leaq	-1(%rdi), %rax
	movq	%rax, 112(%rsp)
	movq	%rdi, %rax
	andq	$-2, %rax
	movq	%rax, 104(%rsp)
	movl	%edi, %eax
	andl	$3, %eax
	movq	%rax, 32(%rsp)
	movq	%rdi, %rax
	andq	$-4, %rax
	movq	%rax, 96(%rsp)
	movq	%rsi, %rax
	shlq	$5, %rax
	movq	%rsi, %rcx
	shlq	$6, %rcx
	movq	%rcx, 16(%rsp)
	movq	%rax, -24(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 88(%rsp)
	movq	%rsi, %rax
	shlq	$7, %rax
	movq	%rax, 80(%rsp)
	movq	$0, -8(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	movq	$0, -112(%rsp)
	movq	%r13, (%rsp)
	movq	%rsi, -32(%rsp)
	movq	%rdi, -16(%rsp)
	movq	%r10, 8(%rsp)
	movq	%rdx, 120(%rsp)
	jmp	.LBB4_2
	.p2align	4
.LBB4_26:
	vcmpltps	%ymm0, %ymm1, %ymm2
	vmovups	144(%r13), %ymm3
	vmulps	112(%r13), %ymm1, %ymm4
	vblendvps	%ymm2, %ymm4, %ymm1, %ymm1
	vmovups	176(%r13), %ymm2
	vmaxps	%ymm1, %ymm3, %ymm1
	vminps	%ymm1, %ymm2, %ymm1
	movq	232(%r13), %rax
	imulq	-112(%rsp), %rax
	shlq	$2, %rax
	addq	208(%r13), %rax
	movq	-88(%rsp), %rcx
	imulq	240(%r13), %rcx
	vmovups	%ymm1, (%rax,%rcx,4)
	movq	8(%rsp), %r10
.LBB4_27:
	movq	-112(%rsp), %rcx
	incq	%rcx
	addq	$4, -8(%rsp)
	movq	%rcx, -112(%rsp)
	movq	120(%rsp), %rdx
	cmpq	%rdx, %rcx
	je	.LBB4_28
.LBB4_2:
	cmpq	$8, %r10
	jl	.LBB4_9
	movq	40(%r13), %rcx
	movq	48(%r13), %r12
	movq	56(%r13), %r8
	movq	64(%r13), %r14
	movq	(%r13), %rdx
	movq	8(%r13), %r9
	movq	%rcx, %rax
	movq	-112(%rsp), %r10
	imulq	%r10, %rax
	imulq	%r9, %rax
	leaq	(%rdx,%rax,4), %rax
	movq	%rax, 24(%rsp)
	vmovups	80(%r13), %ymm1
	movq	232(%r13), %rax
	imulq	%r10, %rax
	shlq	$2, %rax
	addq	208(%r13), %rax
	movq	%rax, -56(%rsp)
	movq	240(%r13), %r10
	vmovups	144(%r13), %ymm2
	vmovups	176(%r13), %ymm3
	vmovups	112(%r13), %ymm4
	leaq	(,%r10,4), %rax
	leaq	(%rax,%rax,2), %r11
	movq	%r11, -72(%rsp)
	movq	%r10, %r11
	shlq	$4, %r11
	movq	%r11, 72(%rsp)
	leaq	(%rax,%rax,4), %rax
	movq	%rax, 64(%rsp)
	leaq	(,%r10,8), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 56(%rsp)
	leaq	(%r10,%r10,8), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%r10, -64(%rsp)
	addq	%r10, %rax
	movq	%rax, 48(%rsp)
	shlq	$5, %r14
	imulq	-8(%rsp), %rcx
	leaq	(%rcx,%r8,4), %rax
	imulq	%r9, %rcx
	imulq	%r9, %rax
	imulq	%r8, %r9
	movq	%r12, %r8
	shlq	$4, %r8
	movq	%r8, -40(%rsp)
	addq	%rdx, %rcx
	addq	%rdx, %rax
	movq	%r12, %rdx
	shlq	$7, %rdx
	movq	%rdx, -48(%rsp)
	movq	%r12, %rdx
	shlq	$8, %rdx
	movq	%rdx, 40(%rsp)
	shlq	$3, %r9
	leaq	(,%r12,8), %rdx
	movq	%rdx, -80(%rsp)
	shlq	$5, %r12
	movl	$8, %edx
	movq	$0, -96(%rsp)
	movq	$0, -104(%rsp)
	movq	%r14, -128(%rsp)
	jmp	.LBB4_4
	.p2align	4
.LBB4_11:
	vcmpltps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm4, %ymm12, %ymm14
	vblendvps	%ymm13, %ymm14, %ymm12, %ymm12
	vmaxps	%ymm12, %ymm2, %ymm12
	vminps	%ymm12, %ymm3, %ymm12
	movq	-64(%rsp), %r10
	movq	-104(%rsp), %r11
	imulq	%r10, %r11
	movq	-56(%rsp), %r8
	leaq	(%r8,%r11,4), %rdx
	vmovups	%ymm12, (%r8,%r11,4)
	vcmpltps	%ymm0, %ymm11, %ymm12
	vmulps	%ymm4, %ymm11, %ymm13
	vblendvps	%ymm12, %ymm13, %ymm11, %ymm11
	vmaxps	%ymm11, %ymm2, %ymm11
	vminps	%ymm11, %ymm3, %ymm11
	vmovups	%ymm11, (%rdx,%r10,4)
	vcmpltps	%ymm0, %ymm10, %ymm11
	vmulps	%ymm4, %ymm10, %ymm12
	vblendvps	%ymm11, %ymm12, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm2, %ymm10
	vminps	%ymm10, %ymm3, %ymm10
	vmovups	%ymm10, (%rdx,%r10,8)
	vcmpltps	%ymm0, %ymm9, %ymm10
	vmulps	%ymm4, %ymm9, %ymm11
	vblendvps	%ymm10, %ymm11, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm2, %ymm9
	vminps	%ymm9, %ymm3, %ymm9
	movq	-72(%rsp), %r8
	vmovups	%ymm9, (%r8,%rdx)
	vcmpltps	%ymm0, %ymm8, %ymm9
	vmulps	%ymm4, %ymm8, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm2, %ymm8
	vminps	%ymm8, %ymm3, %ymm8
	movq	72(%rsp), %r8
	vmovups	%ymm8, (%r8,%rdx)
	vcmpltps	%ymm0, %ymm7, %ymm8
	vmulps	%ymm7, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm2, %ymm7
	vminps	%ymm7, %ymm3, %ymm7
	movq	64(%rsp), %r8
	vmovups	%ymm7, (%r8,%rdx)
	vcmpltps	%ymm0, %ymm6, %ymm7
	vmulps	%ymm6, %ymm4, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	movq	56(%rsp), %r8
	vmovups	%ymm6, (%r8,%rdx)
	vcmpltps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	48(%rsp), %r8
	vmovups	%ymm5, (%r8,%rdx)
	movq	-88(%rsp), %r8
	leaq	8(%r8), %rdx
	movq	-96(%rsp), %r10
	addq	40(%rsp), %r10
	movq	%r10, -96(%rsp)
	movq	%r8, -104(%rsp)
	movq	8(%rsp), %r10
	cmpq	%rdx, %r10
	jl	.LBB4_12
.LBB4_4:
	movq	%rdx, -88(%rsp)
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm1, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm1, %ymm11
	vmovaps	%ymm1, %ymm12
	testq	%rsi, %rsi
	je	.LBB4_11
	movq	-104(%rsp), %rdx
	imulq	-80(%rsp), %rdx
	movq	24(%rsp), %r8
	leaq	(%r8,%rdx,4), %rdx
	movq	%rdx, -120(%rsp)
	xorl	%r8d, %r8d
	movq	-96(%rsp), %r11
	xorl	%ebx, %ebx
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm1, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm1, %ymm11
	vmovaps	%ymm1, %ymm12
	jmp	.LBB4_6
	.p2align	4
.LBB4_61:
	incq	%rbx
	addq	%r14, %r11
	addq	$32, %r8
	cmpq	%rsi, %rbx
	je	.LBB4_11
.LBB4_6:
	testq	%rdi, %rdi
	je	.LBB4_61
	movq	72(%r13), %rdx
	cmpq	$0, 112(%rsp)
	je	.LBB4_8
	leaq	(%rdx,%r8), %r14
	movq	%r11, %r10
	xorl	%ebp, %ebp
	movq	104(%rsp), %rsi
	movq	-24(%rsp), %rdi
	movq	16(%rsp), %r13
	.p2align	4
.LBB4_63:
	leaq	(%rcx,%r10), %r15
	vmovups	(%r14), %ymm13
	vfmadd231ps	(%rcx,%r10), %ymm13, %ymm12
	vfmadd231ps	(%r12,%r15), %ymm13, %ymm11
	addq	%r12, %r15
	vfmadd231ps	(%r12,%r15), %ymm13, %ymm10
	addq	%r12, %r15
	vfmadd231ps	(%r12,%r15), %ymm13, %ymm9
	addq	%r12, %r15
	vfmadd231ps	(%r12,%r15), %ymm13, %ymm8
	addq	%r12, %r15
	vfmadd231ps	(%r12,%r15), %ymm13, %ymm7
	addq	%r12, %r15
	vfmadd231ps	(%r12,%r15), %ymm13, %ymm6
	addq	%r12, %r15
	vfmadd231ps	(%r12,%r15), %ymm13, %ymm5
	leaq	(%rax,%r10), %r15
	vmovups	(%r14,%rdi), %ymm13
	vfmadd231ps	(%rax,%r10), %ymm13, %ymm12
	vfmadd231ps	(%r12,%r15), %ymm13, %ymm11
	addq	%r12, %r15
	vfmadd231ps	(%r12,%r15), %ymm13, %ymm10
	addq	%r12, %r15
	vfmadd231ps	(%r12,%r15), %ymm13, %ymm9
	addq	%r12, %r15
	vfmadd231ps	(%r12,%r15), %ymm13, %ymm8
	addq	%r12, %r15
	vfmadd231ps	(%r12,%r15), %ymm13, %ymm7
	addq	%r12, %r15
	vfmadd231ps	(%r12,%r15), %ymm13, %ymm6
	addq	%r12, %r15
	vfmadd231ps	(%r12,%r15), %ymm13, %ymm5
	addq	$2, %rbp
	addq	%r9, %r10
	addq	%r13, %r14
	cmpq	%rbp, %rsi
	jne	.LBB4_63
	addq	%rcx, %r10
	movq	(%rsp), %r13
	movq	-32(%rsp), %rsi
	movq	-16(%rsp), %rdi
	movq	-128(%rsp), %r14
	testb	$1, %dil
	je	.LBB4_61
	jmp	.LBB4_60
	.p2align	4
.LBB4_8:
	movq	%r14, %r10
	imulq	%rbx, %r10
	addq	-120(%rsp), %r10
	xorl	%ebp, %ebp
	testb	$1, %dil
	je	.LBB4_61
.LBB4_60:
	imulq	%rsi, %rbp
	addq	%rbx, %rbp
	shlq	$5, %rbp
	vmovups	(%rdx,%rbp), %ymm13
	vfmadd231ps	(%r10), %ymm13, %ymm12
	movq	-80(%rsp), %rbp
	vfmadd231ps	(%r10,%rbp,4), %ymm13, %ymm11
	movq	-40(%rsp), %r15
	leaq	(%r10,%r15,4), %rdx
	vfmadd231ps	(%r10,%r15,4), %ymm13, %ymm10
	vfmadd231ps	(%rdx,%rbp,4), %ymm13, %ymm9
	movq	-48(%rsp), %rdx
	vfmadd231ps	(%r10,%rdx), %ymm13, %ymm8
	addq	%rdx, %r10
	vfmadd231ps	(%r10,%rbp,4), %ymm13, %ymm7
	leaq	(%r10,%r15,4), %rdx
	vfmadd231ps	(%r10,%r15,4), %ymm13, %ymm6
	vfmadd231ps	(%rdx,%rbp,4), %ymm13, %ymm5
	jmp	.LBB4_61
	.p2align	4
.LBB4_9:
	cmpq	$3, %r10
	jle	.LBB4_64
	movl	$4, %eax
	xorl	%r8d, %r8d
	jmp	.LBB4_13
	.p2align	4
.LBB4_12:
	movq	%r8, %rax
	orq	$4, %rax
	cmpq	%rax, %r10
	jl	.LBB4_16
.LBB4_13:
	movq	%rax, -72(%rsp)
	vmovups	80(%r13), %ymm1
	testq	%rsi, %rsi
	movq	%r8, -88(%rsp)
	je	.LBB4_14
	movq	8(%r13), %r12
	movq	48(%r13), %rcx
	leaq	(,%rcx,8), %rdi
	movq	56(%r13), %rsi
	movq	(%r13), %r11
	movq	40(%r13), %rbx
	movq	%r12, %rdx
	imulq	%rbx, %rdx
	movq	%rdx, %rax
	imulq	-112(%rsp), %rax
	leaq	(%r11,%rax,4), %rax
	movq	%rdi, -104(%rsp)
	imulq	%r8, %rdi
	leaq	(%rax,%rdi,4), %rax
	movq	%rax, -64(%rsp)
	movq	-8(%rsp), %rdi
	imulq	%rdi, %rdx
	movq	%r8, %rax
	shlq	$5, %rax
	leaq	64(%rax), %r10
	imulq	%rcx, %r10
	movq	%r13, %r8
	leaq	(%rdx,%r10), %r14
	imulq	%rdi, %rbx
	leaq	(%rbx,%rsi,4), %r15
	imulq	%r12, %rbx
	imulq	%r12, %r15
	imulq	%rsi, %r12
	leaq	96(%rax), %r13
	imulq	%rcx, %r13
	leaq	(%rdx,%r13), %rbp
	movq	%rax, %r9
	imulq	%rcx, %r9
	leaq	(%rdx,%r9), %rdi
	addq	%r9, %rbx
	movq	%rbx, -96(%rsp)
	addq	%r15, %r13
	addq	%r15, %r10
	addq	$32, %rax
	imulq	%rcx, %rax
	addq	%r15, %r9
	addq	%rax, %r15
	addq	%rdx, %rax
	movq	64(%r8), %rdx
	shlq	$5, %rdx
	shlq	$6, %rcx
	movq	%rcx, -56(%rsp)
	shlq	$3, %r12
	vmovaps	%ymm1, %ymm2
	vmovaps	%ymm1, %ymm3
	vmovaps	%ymm1, %ymm4
	xorl	%ebx, %ebx
	xorl	%esi, %esi
	movq	%rdx, -80(%rsp)
	jmp	.LBB4_49
	.p2align	4
.LBB4_55:
	incq	%rsi
	movq	-80(%rsp), %rdx
	addq	%rdx, %r11
	addq	$32, %rbx
	cmpq	-32(%rsp), %rsi
	je	.LBB4_15
.LBB4_49:
	cmpq	$0, -16(%rsp)
	je	.LBB4_55
	movq	(%rsp), %rcx
	movq	72(%rcx), %rcx
	cmpq	$0, 112(%rsp)
	movq	%rsi, -128(%rsp)
	movq	%rcx, -40(%rsp)
	je	.LBB4_51
	movq	%rbx, -120(%rsp)
	leaq	(%rcx,%rbx), %rsi
	movq	%r11, -48(%rsp)
	movq	%r11, %rdx
	xorl	%ecx, %ecx
	movq	104(%rsp), %r8
	movq	-24(%rsp), %rbx
	movq	16(%rsp), %r11
	.p2align	4
.LBB4_57:
	vmovups	(%rsi), %ymm5
	vfmadd231ps	(%rdx,%rdi), %ymm5, %ymm4
	vfmadd231ps	(%rdx,%rax), %ymm5, %ymm3
	vfmadd231ps	(%rdx,%r14), %ymm5, %ymm2
	vfmadd231ps	(%rdx,%rbp), %ymm5, %ymm1
	vmovups	(%rsi,%rbx), %ymm5
	vfmadd231ps	(%rdx,%r9), %ymm5, %ymm4
	vfmadd231ps	(%rdx,%r15), %ymm5, %ymm3
	vfmadd231ps	(%rdx,%r10), %ymm5, %ymm2
	vfmadd231ps	(%rdx,%r13), %ymm5, %ymm1
	addq	$2, %rcx
	addq	%r12, %rdx
	addq	%r11, %rsi
	cmpq	%rcx, %r8
	jne	.LBB4_57
	addq	-96(%rsp), %rdx
	movq	-48(%rsp), %r11
	movq	-120(%rsp), %rbx
	movq	-128(%rsp), %rsi
	testb	$1, -16(%rsp)
	je	.LBB4_55
	jmp	.LBB4_54
	.p2align	4
.LBB4_51:
	imulq	%rsi, %rdx
	addq	-64(%rsp), %rdx
	xorl	%ecx, %ecx
	testb	$1, -16(%rsp)
	je	.LBB4_55
.LBB4_54:
	imulq	-32(%rsp), %rcx
	addq	%rsi, %rcx
	shlq	$5, %rcx
	movq	-40(%rsp), %r8
	vmovups	(%r8,%rcx), %ymm5
	vfmadd231ps	(%rdx), %ymm5, %ymm4
	movq	-104(%rsp), %rcx
	vfmadd231ps	(%rdx,%rcx,4), %ymm5, %ymm3
	movq	%rbx, %rsi
	movq	-56(%rsp), %rbx
	vfmadd231ps	(%rdx,%rbx), %ymm5, %ymm2
	addq	%rbx, %rdx
	movq	%rsi, %rbx
	movq	-128(%rsp), %rsi
	vfmadd231ps	(%rdx,%rcx,4), %ymm5, %ymm1
	jmp	.LBB4_55
	.p2align	4
.LBB4_64:
	cmpq	$1, %r10
	jle	.LBB4_66
	movl	$2, %eax
	xorl	%r8d, %r8d
	jmp	.LBB4_17
.LBB4_14:
	vmovaps	%ymm1, %ymm2
	vmovaps	%ymm1, %ymm3
	vmovaps	%ymm1, %ymm4
.LBB4_15:
	vcmpltps	%ymm0, %ymm4, %ymm7
	movq	(%rsp), %r13
	vmovups	112(%r13), %ymm8
	vmovups	144(%r13), %ymm5
	vmovups	176(%r13), %ymm6
	vmulps	%ymm4, %ymm8, %ymm9
	vblendvps	%ymm7, %ymm9, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm5, %ymm4
	vminps	%ymm4, %ymm6, %ymm4
	movq	232(%r13), %rax
	imulq	-112(%rsp), %rax
	shlq	$2, %rax
	addq	208(%r13), %rax
	movq	240(%r13), %rcx
	movq	-88(%rsp), %rsi
	imulq	%rcx, %rsi
	leaq	(%rax,%rsi,4), %rdx
	vmovups	%ymm4, (%rax,%rsi,4)
	vcmpltps	%ymm0, %ymm3, %ymm4
	vmulps	%ymm3, %ymm8, %ymm7
	vblendvps	%ymm4, %ymm7, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm5, %ymm3
	vminps	%ymm3, %ymm6, %ymm3
	vmovups	%ymm3, (%rdx,%rcx,4)
	vcmpltps	%ymm0, %ymm2, %ymm3
	vmulps	%ymm2, %ymm8, %ymm4
	vblendvps	%ymm3, %ymm4, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm5, %ymm2
	vminps	%ymm2, %ymm6, %ymm2
	vmovups	%ymm2, (%rdx,%rcx,8)
	vcmpltps	%ymm0, %ymm1, %ymm2
	vmulps	%ymm1, %ymm8, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm5, %ymm1
	vminps	%ymm1, %ymm6, %ymm1
	leaq	(%rcx,%rcx,2), %rax
	vmovups	%ymm1, (%rdx,%rax,4)
	movq	-72(%rsp), %r8
	movq	-32(%rsp), %rsi
	movq	-16(%rsp), %rdi
	movq	8(%rsp), %r10
.LBB4_16:
	leaq	2(%r8), %rax
	cmpq	%rax, %r10
	jl	.LBB4_20
.LBB4_17:
	movq	%rax, 24(%rsp)
	vmovups	80(%r13), %ymm1
	testq	%rsi, %rsi
	movq	%r8, -88(%rsp)
	je	.LBB4_18
	movq	8(%r13), %rax
	movq	48(%r13), %rcx
	leaq	(,%rcx,8), %r9
	movq	56(%r13), %rsi
	movq	64(%r13), %rbx
	movq	(%r13), %r15
	movq	40(%r13), %r11
	movq	%rax, %rdx
	imulq	%r11, %rdx
	movq	%rdx, %r10
	imulq	-112(%rsp), %r10
	leaq	(%r15,%r10,4), %r10
	imulq	%r8, %r9
	leaq	(%r10,%r9,4), %r9
	movq	%r9, -64(%rsp)
	shlq	$5, %rbx
	movq	%r8, %r9
	movq	-8(%rsp), %r8
	imulq	%r8, %rdx
	movq	%r9, %r12
	shlq	$5, %r12
	movq	%r12, %r9
	imulq	%rcx, %r9
	leaq	(%rdx,%r9), %r10
	movq	%r10, 72(%rsp)
	imulq	%r8, %r11
	movq	%r9, %r8
	leaq	(%rsi,%rsi,2), %r9
	leaq	(%r11,%r9,4), %r9
	leaq	(%r11,%rsi,8), %rbp
	leaq	(%r11,%rsi,4), %r10
	movq	%r11, %r14
	movq	%r10, %r11
	imulq	%rax, %r14
	imulq	%rax, %r9
	imulq	%rax, %rbp
	imulq	%rax, %r11
	imulq	%rsi, %rax
	addq	%r8, %r14
	movq	%r14, 64(%rsp)
	addq	$32, %r12
	imulq	%rcx, %r12
	leaq	(%r8,%r9), %rsi
	movq	%rsi, 48(%rsp)
	addq	%r12, %r9
	leaq	(%r8,%rbp), %rsi
	movq	%rsi, 40(%rsp)
	addq	%r12, %rbp
	addq	%r11, %r8
	addq	%r12, %r11
	addq	%rdx, %r12
	movq	%rax, %rdx
	shlq	$4, %rdx
	shlq	$5, %rcx
	shlq	$2, %rax
	vmovaps	%ymm1, %ymm2
	xorl	%r10d, %r10d
	movq	$0, -120(%rsp)
	movq	%rbx, -56(%rsp)
	movq	%rcx, -72(%rsp)
	movq	%rax, 56(%rsp)
	movq	%rbp, -128(%rsp)
	movq	%r9, -80(%rsp)
	movq	%rdx, -40(%rsp)
	movq	%r11, -48(%rsp)
	jmp	.LBB4_37
	.p2align	4
.LBB4_38:
	movq	-120(%rsp), %rdi
.LBB4_45:
	incq	%rdi
	addq	%rbx, %r15
	movq	-96(%rsp), %r10
	addq	$32, %r10
	movq	-32(%rsp), %rsi
	movq	%rdi, -120(%rsp)
	cmpq	%rsi, %rdi
	movq	(%rsp), %r13
	movq	-16(%rsp), %rdi
	je	.LBB4_19
.LBB4_37:
	testq	%rdi, %rdi
	movq	%r10, -96(%rsp)
	je	.LBB4_38
	movq	72(%r13), %r14
	cmpq	$4, %rdi
	jae	.LBB4_46
	movq	%rbx, %r10
	movq	-120(%rsp), %rdi
	imulq	%rdi, %r10
	addq	-64(%rsp), %r10
	xorl	%esi, %esi
	movq	-24(%rsp), %r13
	cmpq	$0, 32(%rsp)
	jne	.LBB4_43
	jmp	.LBB4_45
	.p2align	4
.LBB4_46:
	leaq	(%r14,%r10), %r9
	movq	%r15, -104(%rsp)
	movq	%r15, %r10
	xorl	%esi, %esi
	movq	96(%rsp), %rdi
	movq	-24(%rsp), %r13
	movq	16(%rsp), %rbx
	movq	88(%rsp), %r15
	movq	%r8, %rcx
	movq	%r12, %r8
	movq	80(%rsp), %r12
	movq	72(%rsp), %r11
	movq	48(%rsp), %rax
	movq	40(%rsp), %rbp
	.p2align	4
.LBB4_47:
	vmovups	(%r9), %ymm3
	vfmadd231ps	(%r10,%r11), %ymm3, %ymm2
	vfmadd231ps	(%r10,%r8), %ymm3, %ymm1
	vmovups	(%r9,%r13), %ymm3
	vfmadd231ps	(%r10,%rcx), %ymm3, %ymm2
	movq	-48(%rsp), %rdx
	vfmadd231ps	(%r10,%rdx), %ymm3, %ymm1
	vmovups	(%r9,%rbx), %ymm3
	vfmadd231ps	(%r10,%rbp), %ymm3, %ymm2
	movq	-128(%rsp), %rdx
	vfmadd231ps	(%r10,%rdx), %ymm3, %ymm1
	vmovups	(%r9,%r15), %ymm3
	vfmadd231ps	(%r10,%rax), %ymm3, %ymm2
	movq	-80(%rsp), %rdx
	vfmadd231ps	(%r10,%rdx), %ymm3, %ymm1
	addq	$4, %rsi
	addq	-40(%rsp), %r10
	addq	%r12, %r9
	cmpq	%rsi, %rdi
	jne	.LBB4_47
	addq	64(%rsp), %r10
	movq	-56(%rsp), %rbx
	movq	-104(%rsp), %r15
	movq	%r8, %r12
	movq	%rcx, %r8
	movq	-72(%rsp), %rcx
	movq	56(%rsp), %rax
	movq	-120(%rsp), %rdi
	cmpq	$0, 32(%rsp)
	je	.LBB4_45
.LBB4_43:
	imulq	-32(%rsp), %rsi
	addq	%rdi, %rsi
	shlq	$5, %rsi
	addq	%rsi, %r14
	movq	32(%rsp), %rsi
	.p2align	4
.LBB4_44:
	vmovups	(%r14), %ymm3
	vfmadd231ps	(%r10), %ymm3, %ymm2
	vfmadd231ps	(%r10,%rcx), %ymm3, %ymm1
	addq	%rax, %r10
	addq	%r13, %r14
	decq	%rsi
	jne	.LBB4_44
	jmp	.LBB4_45
.LBB4_18:
	vmovaps	%ymm1, %ymm2
.LBB4_19:
	vcmpltps	%ymm0, %ymm2, %ymm3
	vmovups	112(%r13), %ymm4
	vmovups	144(%r13), %ymm5
	vmovups	176(%r13), %ymm6
	vmulps	%ymm4, %ymm2, %ymm7
	vblendvps	%ymm3, %ymm7, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm5, %ymm2
	vminps	%ymm2, %ymm6, %ymm2
	movq	232(%r13), %rax
	imulq	-112(%rsp), %rax
	shlq	$2, %rax
	addq	208(%r13), %rax
	movq	240(%r13), %rcx
	movq	-88(%rsp), %r8
	imulq	%rcx, %r8
	leaq	(%rax,%r8,4), %rdx
	vmovups	%ymm2, (%rax,%r8,4)
	vcmpltps	%ymm0, %ymm1, %ymm2
	vmulps	%ymm4, %ymm1, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm5, %ymm1
	vminps	%ymm1, %ymm6, %ymm1
	vmovups	%ymm1, (%rdx,%rcx,4)
	movq	24(%rsp), %r8
	movq	8(%rsp), %r10
.LBB4_20:
	cmpq	%r10, %r8
	jge	.LBB4_27
.LBB4_21:
	movq	%r8, -88(%rsp)
	vmovups	80(%r13), %ymm1
	testq	%rsi, %rsi
	je	.LBB4_26
	movq	8(%r13), %rax
	movq	56(%r13), %rcx
	movq	64(%r13), %r11
	movq	(%r13), %r10
	movq	40(%r13), %rdx
	movq	%rax, %rbx
	imulq	%rdx, %rbx
	movq	%rbx, %r8
	imulq	-112(%rsp), %r8
	leaq	(%r10,%r8,4), %r9
	movq	48(%r13), %r8
	imulq	-88(%rsp), %r8
	shlq	$5, %r8
	addq	%r8, %r9
	movq	%r9, -72(%rsp)
	shlq	$5, %r11
	movq	-8(%rsp), %r9
	imulq	%r9, %rbx
	addq	%r10, %rbx
	imulq	%r9, %rdx
	leaq	(%rcx,%rcx,2), %r9
	leaq	(%rdx,%r9,4), %r14
	leaq	(%rdx,%rcx,8), %rbp
	leaq	(%rdx,%rcx,4), %r9
	imulq	%rax, %rdx
	imulq	%rax, %r14
	imulq	%rax, %rbp
	imulq	%rax, %r9
	movq	%r9, %r15
	imulq	%rcx, %rax
	movq	%rdx, %rcx
	movq	%rax, %r12
	shlq	$4, %r12
	addq	%r10, %rcx
	addq	%r10, %r14
	addq	%r10, %rbp
	addq	%r10, %r15
	movq	%rax, %r10
	shlq	$2, %r10
	xorl	%eax, %eax
	movq	$0, -128(%rsp)
	movq	%r11, -64(%rsp)
	movq	%r10, -48(%rsp)
	jmp	.LBB4_23
	.p2align	4
.LBB4_33:
	movq	-128(%rsp), %r9
	incq	%r9
	addq	%r11, %rbx
	movq	-80(%rsp), %rcx
	addq	%r11, %rcx
	addq	%r11, %r14
	addq	%r11, %rbp
	addq	%r11, %r15
	movq	-40(%rsp), %rax
	addq	$32, %rax
	movq	%r9, -128(%rsp)
	cmpq	%rsi, %r9
	je	.LBB4_26
.LBB4_23:
	testq	%rdi, %rdi
	movq	%rcx, -80(%rsp)
	movq	%rax, -40(%rsp)
	je	.LBB4_33
	movq	72(%r13), %rdx
	cmpq	$4, %rdi
	jae	.LBB4_34
	movq	%r11, %rax
	imulq	-128(%rsp), %rax
	addq	-72(%rsp), %rax
	xorl	%ecx, %ecx
	jmp	.LBB4_30
	.p2align	4
.LBB4_34:
	leaq	(%rdx,%rax), %rdi
	movq	%r15, -56(%rsp)
	movq	%r15, %r10
	movq	%rbp, -104(%rsp)
	movq	%rbp, %r9
	movq	%r14, -96(%rsp)
	movq	%rcx, %rax
	movq	%rbx, -120(%rsp)
	movq	%rbx, %r13
	xorl	%ecx, %ecx
	movq	96(%rsp), %r15
	movq	-24(%rsp), %rbx
	movq	16(%rsp), %r11
	movq	88(%rsp), %rbp
	movq	80(%rsp), %rsi
	.p2align	4
.LBB4_35:
	vmovups	(%r13,%r8), %ymm2
	vfmadd132ps	(%rdi), %ymm1, %ymm2
	vmovups	(%r10,%r8), %ymm1
	vfmadd132ps	(%rdi,%rbx), %ymm2, %ymm1
	vmovups	(%r9,%r8), %ymm2
	vfmadd132ps	(%rdi,%r11), %ymm1, %ymm2
	vmovups	(%r14,%r8), %ymm1
	vfmadd132ps	(%rdi,%rbp), %ymm2, %ymm1
	addq	$4, %rcx
	addq	%r12, %r13
	addq	%r12, %rax
	addq	%r12, %r14
	addq	%r12, %r9
	addq	%r12, %r10
	addq	%rsi, %rdi
	cmpq	%rcx, %r15
	jne	.LBB4_35
	addq	%r8, %rax
	movq	(%rsp), %r13
	movq	-32(%rsp), %rsi
	movq	-16(%rsp), %rdi
	movq	-64(%rsp), %r11
	movq	-120(%rsp), %rbx
	movq	-96(%rsp), %r14
	movq	-104(%rsp), %rbp
	movq	-56(%rsp), %r15
.LBB4_30:
	testb	$3, %dil
	movq	-24(%rsp), %r9
	movq	-48(%rsp), %r10
	je	.LBB4_33
	imulq	%rsi, %rcx
	addq	-128(%rsp), %rcx
	shlq	$5, %rcx
	addq	%rcx, %rdx
	movq	32(%rsp), %rcx
	.p2align	4
.LBB4_32:
	vmovups	(%rax), %ymm2
	vfmadd231ps	(%rdx), %ymm2, %ymm1
	addq	%r10, %rax
	addq	%r9, %rdx
	decq	%rcx
	jne	.LBB4_32
	jmp	.LBB4_33
.LBB4_66:
	jne	.LBB4_27
	xorl	%r8d, %r8d
	jmp	.LBB4_21
.LBB4_28:
	addq	$128, %rsp
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
.Lfunc_end4:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0B9TapCountsV_Tg5, .Lfunc_end4-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0B9TapCountsV_Tg5
	.cfi_endproc
	.hidden	vitruvian_combine_avx2
	.globl	vitruvian_combine_avx2
	.p2align	4
	.type	vitruvian_combine_avx2,@function
vitruvian_combine_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF)
.Lfunc_end5:
	.size	vitruvian_combine_avx2, .Lfunc_end5-vitruvian_combine_avx2
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
	ja	.LBB6_31
	leaq	.LJTI6_0(%rip), %r10
	movslq	(%r10,%rdi,4), %rdi
	addq	%r10, %rdi
	jmpq	*%rdi
.LBB6_2:
	cmpq	$8, %rax
	jl	.LBB6_5
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
.LBB6_4:
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
	jl	.LBB6_4
	jmp	.LBB6_33
.LBB6_28:
	leaq	80(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU3_Tf1cn_n)
	jmp	.LBB6_33
.LBB6_26:
	leaq	80(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU1_Tf1cn_n)
	jmp	.LBB6_33
.LBB6_27:
	leaq	80(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU2_Tf1cn_n)
	jmp	.LBB6_33
.LBB6_31:
	leaq	($s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU6_)(%rip), %rsi
	jmp	.LBB6_32
.LBB6_25:
	leaq	80(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU0_Tf1cn_n)
	jmp	.LBB6_33
.LBB6_29:
	leaq	($s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU4_)(%rip), %rsi
	jmp	.LBB6_32
.LBB6_30:
	leaq	($s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU5_)(%rip), %rsi
.LBB6_32:
	leaq	80(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU4_Tf1cn_nTm)
.LBB6_33:
	movq	%fs:40, %rax
	cmpq	192(%rsp), %rax
	jne	.LBB6_35
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
.LBB6_5:
	.cfi_def_cfa_offset 256
	testq	%rax, %rax
	je	.LBB6_33
	cmpq	$3, %rax
	jbe	.LBB6_7
	movq	%rdx, %rdi
	xorq	$1, %rdi
	movq	%r8, %r10
	xorq	$1, %r10
	orq	%rdi, %r10
	jne	.LBB6_7
	movq	%r9, %rdi
	subq	%rsi, %rdi
	cmpq	$128, %rdi
	setb	%dil
	movq	%r9, %r10
	subq	%rcx, %r10
	cmpq	$128, %r10
	setb	%r10b
	orb	%dil, %r10b
	je	.LBB6_16
.LBB6_7:
	xorl	%edi, %edi
.LBB6_8:
	movq	%rax, %r11
	movq	%rdi, %r10
	andq	$3, %r11
	je	.LBB6_11
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
.LBB6_10:
	vmovss	(%r15), %xmm2
	vaddss	(%rbx), %xmm2, %xmm2
	vmaxss	%xmm2, %xmm0, %xmm2
	vminss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, (%r9,%r10,4)
	incq	%r10
	addq	%r14, %rbx
	addq	%r12, %r15
	decq	%r11
	jne	.LBB6_10
.LBB6_11:
	subq	%rax, %rdi
	cmpq	$-4, %rdi
	ja	.LBB6_33
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
.LBB6_13:
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
	jne	.LBB6_13
	jmp	.LBB6_33
.LBB6_16:
	cmpq	$32, %rax
	jae	.LBB6_18
	xorl	%edi, %edi
	jmp	.LBB6_22
.LBB6_18:
	movq	%rax, %rdi
	andq	$-32, %rdi
	xorl	%r10d, %r10d
.LBB6_19:
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
	jne	.LBB6_19
	cmpq	%rdi, %rax
	je	.LBB6_33
	testb	$28, %al
	je	.LBB6_8
.LBB6_22:
	movq	%rdi, %r10
	movq	%rax, %rdi
	andq	$-4, %rdi
	vbroadcastss	%xmm0, %xmm2
	vbroadcastss	%xmm1, %xmm3
.LBB6_23:
	vmovups	(%rsi,%r10,4), %xmm4
	vaddps	(%rcx,%r10,4), %xmm4, %xmm4
	vmaxps	%xmm4, %xmm2, %xmm4
	vminps	%xmm4, %xmm3, %xmm4
	vmovups	%xmm4, (%r9,%r10,4)
	addq	$4, %r10
	cmpq	%r10, %rdi
	jne	.LBB6_23
	cmpq	%rdi, %rax
	je	.LBB6_33
	jmp	.LBB6_8
.LBB6_35:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end6:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF, .Lfunc_end6-$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI6_0:
	.long	.LBB6_2-.LJTI6_0
	.long	.LBB6_25-.LJTI6_0
	.long	.LBB6_26-.LJTI6_0
	.long	.LBB6_27-.LJTI6_0
	.long	.LBB6_28-.LJTI6_0
	.long	.LBB6_29-.LJTI6_0
	.long	.LBB6_30-.LJTI6_0
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
	jl	.LBB7_7
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
.LBB7_2:
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
	jl	.LBB7_2
	jmp	.LBB7_5
.LBB7_7:
	testq	%rax, %rax
	je	.LBB7_5
	movq	(%rdi), %rsi
	movq	8(%rdi), %r9
	movq	16(%rdi), %rdx
	movq	24(%rdi), %r8
	movq	96(%rdi), %rcx
	vmovups	32(%rdi), %ymm0
	vmovss	32(%rdi), %xmm1
	vmovss	64(%rdi), %xmm2
	cmpq	$1, %rax
	jne	.LBB7_10
	xorl	%edi, %edi
	jmp	.LBB7_3
.LBB7_10:
	movq	%rax, %r10
	andq	$-2, %r10
	leaq	(,%r9,8), %r11
	leaq	(,%r8,8), %rbx
	xorl	%edi, %edi
	movq	%rdx, %r14
	movq	%rsi, %r15
	.p2align	4
.LBB7_11:
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
	jne	.LBB7_11
.LBB7_3:
	testb	$1, %al
	je	.LBB7_5
	imulq	%rdi, %r9
	vmovss	(%rsi,%r9,4), %xmm3
	imulq	%rdi, %r8
	vsubss	(%rdx,%r8,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm0
	vblendvps	%xmm0, %xmm1, %xmm3, %xmm0
	vminss	%xmm0, %xmm2, %xmm0
	vmovss	%xmm0, (%rcx,%rdi,4)
.LBB7_5:
	movq	%fs:40, %rax
	cmpq	72(%rsp), %rax
	jne	.LBB7_12
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
.LBB7_12:
	.cfi_def_cfa_offset 112
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end7:
	.size	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU0_Tf1cn_n, .Lfunc_end7-$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU0_Tf1cn_n
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
	jl	.LBB8_7
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
.LBB8_2:
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
	jl	.LBB8_2
	jmp	.LBB8_5
.LBB8_7:
	testq	%rax, %rax
	je	.LBB8_5
	movq	(%rdi), %rsi
	movq	8(%rdi), %r9
	movq	16(%rdi), %rdx
	movq	24(%rdi), %r8
	movq	96(%rdi), %rcx
	vmovups	32(%rdi), %ymm0
	vmovss	32(%rdi), %xmm1
	vmovss	64(%rdi), %xmm2
	cmpq	$1, %rax
	jne	.LBB8_10
	xorl	%edi, %edi
	jmp	.LBB8_3
.LBB8_10:
	movq	%rax, %r10
	andq	$-2, %r10
	leaq	(,%r9,8), %r11
	leaq	(,%r8,8), %rbx
	xorl	%edi, %edi
	movq	%rdx, %r14
	movq	%rsi, %r15
	.p2align	4
.LBB8_11:
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
	jne	.LBB8_11
.LBB8_3:
	testb	$1, %al
	je	.LBB8_5
	imulq	%rdi, %r9
	vmovss	(%rsi,%r9,4), %xmm3
	imulq	%rdi, %r8
	vmulss	(%rdx,%r8,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm0
	vblendvps	%xmm0, %xmm1, %xmm3, %xmm0
	vminss	%xmm0, %xmm2, %xmm0
	vmovss	%xmm0, (%rcx,%rdi,4)
.LBB8_5:
	movq	%fs:40, %rax
	cmpq	72(%rsp), %rax
	jne	.LBB8_12
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
.LBB8_12:
	.cfi_def_cfa_offset 112
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end8:
	.size	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU1_Tf1cn_n, .Lfunc_end8-$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU1_Tf1cn_n
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
	jl	.LBB9_7
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
.LBB9_2:
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
	jl	.LBB9_2
	jmp	.LBB9_5
.LBB9_7:
	testq	%rax, %rax
	je	.LBB9_5
	movq	(%rdi), %rsi
	movq	8(%rdi), %r9
	movq	16(%rdi), %rdx
	movq	24(%rdi), %r8
	movq	96(%rdi), %rcx
	vmovups	32(%rdi), %ymm0
	vmovss	32(%rdi), %xmm1
	vmovss	64(%rdi), %xmm2
	cmpq	$1, %rax
	jne	.LBB9_10
	xorl	%edi, %edi
	jmp	.LBB9_3
.LBB9_10:
	movq	%rax, %r10
	andq	$-2, %r10
	leaq	(,%r9,8), %r11
	leaq	(,%r8,8), %rbx
	xorl	%edi, %edi
	movq	%rdx, %r14
	movq	%rsi, %r15
	.p2align	4
.LBB9_11:
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
	jne	.LBB9_11
.LBB9_3:
	testb	$1, %al
	je	.LBB9_5
	imulq	%rdi, %r9
	vmovss	(%rsi,%r9,4), %xmm3
	imulq	%rdi, %r8
	vdivss	(%rdx,%r8,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm0
	vblendvps	%xmm0, %xmm1, %xmm3, %xmm0
	vminss	%xmm0, %xmm2, %xmm0
	vmovss	%xmm0, (%rcx,%rdi,4)
.LBB9_5:
	movq	%fs:40, %rax
	cmpq	72(%rsp), %rax
	jne	.LBB9_12
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
.LBB9_12:
	.cfi_def_cfa_offset 112
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end9:
	.size	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU2_Tf1cn_n, .Lfunc_end9-$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU2_Tf1cn_n
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
	jl	.LBB10_7
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
.LBB10_2:
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
	jl	.LBB10_2
	jmp	.LBB10_5
.LBB10_7:
	testq	%rax, %rax
	je	.LBB10_5
	movq	(%rdi), %rsi
	movq	8(%rdi), %r9
	movq	16(%rdi), %rdx
	movq	24(%rdi), %r8
	movq	96(%rdi), %rcx
	vmovups	32(%rdi), %ymm0
	vmovss	32(%rdi), %xmm1
	vmovss	64(%rdi), %xmm2
	cmpq	$1, %rax
	jne	.LBB10_10
	xorl	%edi, %edi
	jmp	.LBB10_3
.LBB10_10:
	movq	%rax, %r10
	andq	$-2, %r10
	leaq	(,%r9,8), %r11
	leaq	(,%r8,8), %rbx
	xorl	%edi, %edi
	movq	%rdx, %r14
	movq	%rsi, %r15
	.p2align	4
.LBB10_11:
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
	jne	.LBB10_11
.LBB10_3:
	testb	$1, %al
	je	.LBB10_5
	imulq	%rdi, %r9
	vmovss	(%rsi,%r9,4), %xmm3
	imulq	%rdi, %r8
	vsubss	(%rdx,%r8,4), %xmm3, %xmm3
	vmulss	%xmm3, %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm0
	vblendvps	%xmm0, %xmm1, %xmm3, %xmm0
	vminss	%xmm0, %xmm2, %xmm0
	vmovss	%xmm0, (%rcx,%rdi,4)
.LBB10_5:
	movq	%fs:40, %rax
	cmpq	72(%rsp), %rax
	jne	.LBB10_12
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
.LBB10_12:
	.cfi_def_cfa_offset 112
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end10:
	.size	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU3_Tf1cn_n, .Lfunc_end10-$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU3_Tf1cn_n
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
	jl	.LBB11_5
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
.LBB11_2:
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
	jl	.LBB11_2
	jmp	.LBB11_3
.LBB11_5:
	testq	%rdx, %rdx
	je	.LBB11_3
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
.LBB11_7:
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
	jne	.LBB11_7
.LBB11_3:
	movq	%fs:40, %rax
	cmpq	160(%rsp), %rax
	jne	.LBB11_8
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
.LBB11_8:
	.cfi_def_cfa_offset 224
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end11:
	.size	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU4_Tf1cn_nTm, .Lfunc_end11-$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU4_Tf1cn_nTm
	.cfi_endproc
	.p2align	4
	.type	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU4_,@function
$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU4_:
	vmaxps	%xmm2, %xmm0, %xmm0
	vmaxps	%xmm3, %xmm1, %xmm1
	retq
.Lfunc_end12:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU4_, .Lfunc_end12-$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU4_
	.p2align	4
	.type	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU5_,@function
$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU5_:
	vminps	%xmm2, %xmm0, %xmm0
	vminps	%xmm3, %xmm1, %xmm1
	retq
.Lfunc_end13:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU5_, .Lfunc_end13-$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU5_
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
.Lfunc_end14:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU6_, .Lfunc_end14-$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU6_
	.hidden	vitruvian_multiply_avx2
	.globl	vitruvian_multiply_avx2
	.p2align	4
	.type	vitruvian_multiply_avx2,@function
vitruvian_multiply_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF)
.Lfunc_end15:
	.size	vitruvian_multiply_avx2, .Lfunc_end15-vitruvian_multiply_avx2
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI16_0:
	.long	0x80000000
.LCPI16_1:
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
	jne	.LBB16_13
	testq	%rbp, %rbp
	jle	.LBB16_7
	imulq	%rdx, %rbx
	vbroadcastss	%xmm2, %xmm1
	vmovaps	%xmm1, 16(%rsp)
	vbroadcastss	%xmm0, %xmm0
	vmovaps	%xmm0, (%rsp)
	shlq	$5, %rbx
	addq	$32, %rbx
	xorl	%r15d, %r15d
	leaq	192(%rsp), %r13
	jmp	.LBB16_3
	.p2align	4
.LBB16_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	vmovaps	16(%rsp), %xmm0
	vmovaps	%xmm0, %xmm1
	vmovaps	(%rsp), %xmm2
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5)
	movl	$2, %r12d
.LBB16_6:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB16_7
.LBB16_3:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB16_5
	cmpq	$2, %rcx
	je	.LBB16_5
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB16_11
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB16_11
	movq	%r14, %rdi
	movq	%r15, %rsi
	vmovaps	16(%rsp), %xmm0
	vmovaps	%xmm0, %xmm1
	vmovaps	(%rsp), %xmm2
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5)
	movl	$1, %r12d
	jmp	.LBB16_6
	.p2align	4
.LBB16_11:
	movq	%r14, %rdi
	movq	%r15, %rsi
	vmovaps	16(%rsp), %xmm0
	vmovaps	%xmm0, %xmm1
	vmovaps	(%rsp), %xmm2
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5)
	jmp	.LBB16_6
.LBB16_13:
	xorl	%ecx, %ecx
	testq	%r10, %r10
	leaq	64(%rsp), %rsi
	cmovneq	%r10, %rsi
	setne	%dil
	vbroadcastss	.LCPI16_0(%rip), %ymm1
	vmovups	%ymm1, 64(%rsp)
	vbroadcastss	.LCPI16_1(%rip), %ymm1
	vmovups	%ymm1, 32(%rsp)
	testq	%rax, %rax
	je	.LBB16_14
	testq	%rbp, %rbp
	jle	.LBB16_7
	movl	$1, %r8d
	jmp	.LBB16_18
.LBB16_14:
	testq	%rbp, %rbp
	jle	.LBB16_7
	leaq	32(%rsp), %rax
	xorl	%r8d, %r8d
.LBB16_18:
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
	jmp	.LBB16_19
	.p2align	4
.LBB16_21:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	96(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5)
	movl	$2, %r12d
.LBB16_22:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB16_7
.LBB16_19:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB16_21
	cmpq	$2, %rcx
	je	.LBB16_21
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB16_25
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB16_25
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	96(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5)
	movl	$1, %r12d
	jmp	.LBB16_22
	.p2align	4
.LBB16_25:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	96(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5)
	jmp	.LBB16_22
.LBB16_7:
	movq	%fs:40, %rax
	cmpq	272(%rsp), %rax
	jne	.LBB16_27
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
.LBB16_27:
	.cfi_def_cfa_offset 336
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end16:
	.size	$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF, .Lfunc_end16-$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5:
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
	movq	(%rdx), %rax
	movq	%rax, -96(%rsp)
	movq	8(%rdx), %rax
	movq	%rax, -112(%rsp)
	movq	16(%rdx), %rax
	movq	%rax, -104(%rsp)
	movq	24(%rdx), %rcx
	vmovups	32(%rdx), %ymm0
	vmovups	64(%rdx), %ymm1
	movq	40(%r13), %r9
	cmpq	$4, %r9
	movq	%rsi, -64(%rsp)
	movq	%rcx, -72(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rdi, -48(%rsp)
	movq	%r9, -56(%rsp)
	jl	.LBB17_7
	movq	(%r13), %r11
	movq	8(%r13), %rdx
	movq	16(%r13), %r14
	leaq	64(%rdi), %rax
	movq	%rax, -40(%rsp)
	movq	72(%r13), %rax
	movq	%rax, 16(%rsp)
	movq	56(%r13), %r8
	addq	$-8, %r8
	movq	%rcx, %rax
	imulq	%rsi, %rax
	movq	%rax, (%rsp)
	movq	64(%r13), %rax
	movq	%rax, -8(%rsp)
	leaq	8(%rsi), %rax
	imulq	%rax, %rcx
	movq	%rcx, -16(%rsp)
	cmpq	%rsi, %r8
	cmovlq	%r8, %rsi
	movq	%rsi, -24(%rsp)
	cmpq	%rax, %r8
	cmovgeq	%rax, %r8
	movq	%r8, 8(%rsp)
	leaq	(,%rdx,8), %rax
	movq	%rax, -80(%rsp)
	movq	%rdx, %rax
	shlq	$4, %rax
	movq	%rax, -32(%rsp)
	leaq	(%r11,%rdx,4), %rbx
	addq	$4, %rbx
	leaq	(%rdx,%rdx,2), %rax
	leaq	4(%r11,%rax,4), %r15
	movq	%rdx, -128(%rsp)
	leaq	(%r11,%rdx,8), %rcx
	addq	$4, %rcx
	vxorps	%xmm2, %xmm2, %xmm2
	movl	$4, %eax
	xorl	%r8d, %r8d
	jmp	.LBB17_2
	.p2align	4
.LBB17_3:
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm4, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm4, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
.LBB17_4:
	movq	%r8, %rax
	movq	16(%rsp), %r10
	imulq	%r10, %rax
	movq	-24(%rsp), %r13
	leaq	(%rax,%r13), %rcx
	movq	%rcx, %rdx
	movq	-112(%rsp), %r9
	imulq	%r9, %rdx
	movq	-96(%rsp), %rsi
	vaddps	(%rsi,%rdx,4), %ymm10, %ymm10
	movq	-104(%rsp), %rdi
	movq	(%rsp), %rbx
	vmulps	(%rdi,%rbx,4), %ymm10, %ymm11
	vcmpltps	%ymm2, %ymm10, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm0, %ymm10
	vminps	%ymm10, %ymm1, %ymm10
	movq	-8(%rsp), %r15
	vmovups	%ymm10, (%r15,%rcx,4)
	movq	8(%rsp), %r11
	addq	%r11, %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%rsi,%rcx,4), %ymm9, %ymm9
	movq	-16(%rsp), %r12
	vmulps	(%rdi,%r12,4), %ymm9, %ymm10
	vcmpltps	%ymm2, %ymm9, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm0, %ymm9
	vminps	%ymm9, %ymm1, %ymm9
	vmovups	%ymm9, (%r15,%rax,4)
	movq	%r8, %rax
	orq	$1, %rax
	imulq	%r10, %rax
	leaq	(%rax,%r13), %rcx
	movq	%rcx, %rdx
	imulq	%r9, %rdx
	vaddps	(%rsi,%rdx,4), %ymm8, %ymm8
	vmulps	(%rdi,%rbx,4), %ymm8, %ymm9
	vcmpltps	%ymm2, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm0, %ymm8
	vminps	%ymm8, %ymm1, %ymm8
	vmovups	%ymm8, (%r15,%rcx,4)
	addq	%r11, %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%rsi,%rcx,4), %ymm7, %ymm7
	vmulps	(%rdi,%r12,4), %ymm7, %ymm8
	vcmpltps	%ymm2, %ymm7, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm0, %ymm7
	vminps	%ymm7, %ymm1, %ymm7
	vmovups	%ymm7, (%r15,%rax,4)
	movq	%r8, %rax
	orq	$2, %rax
	imulq	%r10, %rax
	leaq	(%rax,%r13), %rcx
	movq	%rcx, %rdx
	imulq	%r9, %rdx
	vaddps	(%rsi,%rdx,4), %ymm6, %ymm6
	vmulps	(%rdi,%rbx,4), %ymm6, %ymm7
	vcmpltps	%ymm2, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	vmovups	%ymm6, (%r15,%rcx,4)
	addq	%r11, %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%rsi,%rcx,4), %ymm5, %ymm5
	vmulps	(%rdi,%r12,4), %ymm5, %ymm6
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%r15,%rax,4)
	orq	$3, %r8
	imulq	%r10, %r8
	leaq	(%r8,%r13), %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%rsi,%rcx,4), %ymm4, %ymm4
	vmulps	(%rdi,%rbx,4), %ymm4, %ymm5
	vcmpltps	%ymm2, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%rax,4)
	addq	%r11, %r8
	movq	%r8, %rax
	imulq	%r9, %rax
	vaddps	(%rsi,%rax,4), %ymm3, %ymm3
	vmulps	(%rdi,%r12,4), %ymm3, %ymm4
	vcmpltps	%ymm2, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%r15,%r8,4)
	movq	-88(%rsp), %rdx
	leaq	4(%rdx), %rax
	movq	48(%rsp), %r11
	movq	-32(%rsp), %rcx
	addq	%rcx, %r11
	movq	40(%rsp), %rbx
	addq	%rcx, %rbx
	movq	32(%rsp), %r15
	addq	%rcx, %r15
	movq	24(%rsp), %rsi
	addq	%rcx, %rsi
	movq	%rsi, %rcx
	movq	%rdx, %r8
	movq	-56(%rsp), %r9
	cmpq	%rax, %r9
	movq	-48(%rsp), %rdi
	jl	.LBB17_5
.LBB17_2:
	movq	%rax, -88(%rsp)
	vmovups	(%rdi), %ymm4
	vmovups	32(%rdi), %ymm3
	testq	%r14, %r14
	movq	%r11, 48(%rsp)
	movq	%rbx, 40(%rsp)
	movq	%r15, 32(%rsp)
	movq	%rcx, 24(%rsp)
	je	.LBB17_3
	movq	-120(%rsp), %rax
	movq	24(%rax), %rsi
	movq	32(%rax), %r9
	movq	%rsi, %r10
	shlq	$6, %r10
	movq	%rsi, %r12
	andq	$-2, %r12
	shlq	$2, %r9
	movq	%r15, %rax
	movq	%rbx, %rdi
	movq	%r11, %rdx
	movq	-40(%rsp), %rbp
	xorl	%r13d, %r13d
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm4, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm4, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
	jmp	.LBB17_39
	.p2align	4
.LBB17_44:
	addq	%r10, %rbp
.LBB17_45:
	incq	%r13
	addq	%r9, %rdx
	addq	%r9, %rdi
	addq	%r9, %rax
	addq	%r9, %rcx
	cmpq	%r14, %r13
	je	.LBB17_4
.LBB17_39:
	testq	%rsi, %rsi
	je	.LBB17_45
	movq	%rbp, %r11
	cmpq	$1, %rsi
	jne	.LBB17_46
	xorl	%ebx, %ebx
	jmp	.LBB17_42
	.p2align	4
.LBB17_46:
	xorl	%r15d, %r15d
	.p2align	4
.LBB17_47:
	vbroadcastss	(%rdx,%r15,4), %ymm13
	vmovups	(%r11), %ymm14
	vmovups	32(%r11), %ymm15
	vmovups	64(%r11), %ymm12
	vmovups	96(%r11), %ymm11
	vfmadd231ps	%ymm14, %ymm13, %ymm10
	vfmadd231ps	%ymm13, %ymm15, %ymm9
	vbroadcastss	-4(%rdi,%r15,4), %ymm13
	vfmadd231ps	%ymm14, %ymm13, %ymm8
	vfmadd231ps	%ymm13, %ymm15, %ymm7
	vbroadcastss	-4(%rcx,%r15,4), %ymm13
	vfmadd231ps	%ymm14, %ymm13, %ymm6
	vfmadd231ps	%ymm13, %ymm15, %ymm5
	vbroadcastss	-4(%rax,%r15,4), %ymm13
	vfmadd231ps	%ymm14, %ymm13, %ymm4
	vfmadd231ps	%ymm15, %ymm13, %ymm3
	leaq	2(%r15), %rbx
	vbroadcastss	4(%rdx,%r15,4), %ymm13
	vfmadd231ps	%ymm12, %ymm13, %ymm10
	vfmadd231ps	%ymm13, %ymm11, %ymm9
	vbroadcastss	(%rdi,%r15,4), %ymm13
	vfmadd231ps	%ymm12, %ymm13, %ymm8
	vfmadd231ps	%ymm13, %ymm11, %ymm7
	vbroadcastss	(%rcx,%r15,4), %ymm13
	vfmadd231ps	%ymm12, %ymm13, %ymm6
	vfmadd231ps	%ymm13, %ymm11, %ymm5
	vbroadcastss	(%rax,%r15,4), %ymm13
	vfmadd231ps	%ymm12, %ymm13, %ymm4
	vfmadd231ps	%ymm11, %ymm13, %ymm3
	subq	$-128, %r11
	movq	%rbx, %r15
	cmpq	%rbx, %r12
	jne	.LBB17_47
.LBB17_42:
	testb	$1, %sil
	je	.LBB17_44
	leaq	(%rdx,%rbx,4), %r15
	vmovups	(%r11), %ymm11
	vmovups	32(%r11), %ymm12
	vbroadcastss	(%rdx,%rbx,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm10
	vfmadd231ps	%ymm13, %ymm12, %ymm9
	movq	-128(%rsp), %rbx
	leaq	(%r15,%rbx,4), %r11
	vbroadcastss	(%r15,%rbx,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm8
	vfmadd231ps	%ymm13, %ymm12, %ymm7
	vbroadcastss	(%r15,%rbx,8), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm6
	vfmadd231ps	%ymm13, %ymm12, %ymm5
	movq	-80(%rsp), %rbx
	vbroadcastss	(%rbx,%r11), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm4
	vfmadd231ps	%ymm12, %ymm13, %ymm3
	jmp	.LBB17_44
.LBB17_7:
	cmpq	$1, %r9
	jle	.LBB17_12
	movl	$2, %eax
	xorl	%edx, %edx
	jmp	.LBB17_9
.LBB17_5:
	movq	%rdx, %rax
	orq	$2, %rax
	cmpq	%rax, %r9
	movq	-120(%rsp), %r13
	jl	.LBB17_6
.LBB17_9:
	movq	%rax, -80(%rsp)
	vmovups	(%rdi), %ymm3
	vmovups	32(%rdi), %ymm2
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rdx, -88(%rsp)
	je	.LBB17_10
	movq	8(%r13), %rax
	movq	%rdx, %rsi
	leaq	4(,%rdx,4), %rdx
	imulq	%rax, %rdx
	imulq	%rsi, %rax
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
	vmovaps	%ymm2, %ymm4
	vmovaps	%ymm3, %ymm5
	jmp	.LBB17_28
	.p2align	4
.LBB17_34:
	addq	-128(%rsp), %r8
	movq	-48(%rsp), %rdi
.LBB17_35:
	incq	%r15
	addq	%r9, %r10
	addq	%r9, %r14
	addq	%r9, %rdx
	cmpq	%rcx, %r15
	je	.LBB17_11
.LBB17_28:
	testq	%rsi, %rsi
	je	.LBB17_35
	movq	%r8, %r12
	cmpq	$4, %rsi
	jae	.LBB17_36
	xorl	%ebp, %ebp
	jmp	.LBB17_31
	.p2align	4
.LBB17_36:
	xorl	%r13d, %r13d
	.p2align	4
.LBB17_37:
	vbroadcastss	(%r10,%r13,4), %ymm6
	vmovups	(%r12), %ymm7
	vmovups	32(%r12), %ymm8
	vmovups	64(%r12), %ymm9
	vmovups	96(%r12), %ymm10
	vfmadd231ps	%ymm7, %ymm6, %ymm5
	vfmadd231ps	%ymm6, %ymm8, %ymm4
	vbroadcastss	-12(%r14,%r13,4), %ymm6
	vfmadd231ps	%ymm7, %ymm6, %ymm3
	vfmadd231ps	%ymm8, %ymm6, %ymm2
	vbroadcastss	4(%r10,%r13,4), %ymm6
	vfmadd231ps	%ymm9, %ymm6, %ymm5
	vfmadd231ps	%ymm6, %ymm10, %ymm4
	vbroadcastss	-8(%r14,%r13,4), %ymm6
	vfmadd231ps	%ymm9, %ymm6, %ymm3
	vfmadd231ps	%ymm10, %ymm6, %ymm2
	vmovups	128(%r12), %ymm6
	vmovups	160(%r12), %ymm7
	vbroadcastss	8(%r10,%r13,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm4
	vbroadcastss	-4(%r14,%r13,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3
	vfmadd231ps	%ymm7, %ymm8, %ymm2
	leaq	4(%r13), %rbp
	vmovups	192(%r12), %ymm6
	vmovups	224(%r12), %ymm7
	vbroadcastss	12(%r10,%r13,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm4
	vbroadcastss	(%r14,%r13,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3
	vfmadd231ps	%ymm7, %ymm8, %ymm2
	addq	$256, %r12
	movq	%rbp, %r13
	cmpq	%rbp, %rbx
	jne	.LBB17_37
.LBB17_31:
	testq	%r11, %r11
	je	.LBB17_34
	leaq	(%rdx,%rbp,4), %r13
	leaq	(%r10,%rbp,4), %rbp
	xorl	%eax, %eax
	.p2align	4
.LBB17_33:
	vmovups	(%r12), %ymm6
	vmovups	32(%r12), %ymm7
	vbroadcastss	(%rbp,%rax,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm4
	vbroadcastss	(%r13,%rax,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3
	vfmadd231ps	%ymm7, %ymm8, %ymm2
	addq	$64, %r12
	incq	%rax
	cmpq	%rax, %r11
	jne	.LBB17_33
	jmp	.LBB17_34
.LBB17_12:
	jne	.LBB17_17
	xorl	%edx, %edx
	jmp	.LBB17_14
.LBB17_10:
	vmovaps	%ymm2, %ymm4
	vmovaps	%ymm3, %ymm5
.LBB17_11:
	movq	-120(%rsp), %r13
	movq	56(%r13), %rdx
	movq	64(%r13), %r8
	addq	$-8, %rdx
	movq	-64(%rsp), %r11
	cmpq	%r11, %rdx
	movq	%r11, %rsi
	cmovlq	%rdx, %rsi
	movq	72(%r13), %rax
	movq	%rax, -128(%rsp)
	movq	-88(%rsp), %rcx
	imulq	%rcx, %rax
	leaq	(%rax,%rsi), %rbp
	movq	%rbp, %r10
	movq	-112(%rsp), %r15
	imulq	%r15, %r10
	movq	-72(%rsp), %r12
	movq	%r12, %r9
	imulq	%r11, %r9
	movq	-96(%rsp), %rbx
	vaddps	(%rbx,%r10,4), %ymm5, %ymm6
	movq	-104(%rsp), %r14
	vmulps	(%r14,%r9,4), %ymm6, %ymm7
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	vmovups	%ymm6, (%r8,%rbp,4)
	addq	$8, %r11
	cmpq	%r11, %rdx
	cmovgeq	%r11, %rdx
	addq	%rdx, %rax
	movq	%rax, %r10
	imulq	%r15, %r10
	vaddps	(%rbx,%r10,4), %ymm4, %ymm4
	imulq	%r12, %r11
	vmulps	(%r14,%r11,4), %ymm4, %ymm6
	vcmpltps	%ymm5, %ymm4, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r8,%rax,4)
	orq	$1, %rcx
	imulq	-128(%rsp), %rcx
	addq	%rcx, %rsi
	movq	%rsi, %rax
	imulq	%r15, %rax
	vaddps	(%rbx,%rax,4), %ymm3, %ymm3
	vmulps	(%r14,%r9,4), %ymm3, %ymm4
	vcmpltps	%ymm5, %ymm3, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%r8,%rsi,4)
	addq	%rdx, %rcx
	movq	%rcx, %rax
	imulq	%r15, %rax
	vaddps	(%rbx,%rax,4), %ymm2, %ymm2
	vmulps	(%r14,%r11,4), %ymm2, %ymm3
	vcmpltps	%ymm5, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r8,%rcx,4)
	movq	-80(%rsp), %rdx
	movq	-56(%rsp), %r9
.LBB17_6:
	cmpq	%r9, %rdx
	jge	.LBB17_17
.LBB17_14:
	vmovups	(%rdi), %ymm3
	vmovups	32(%rdi), %ymm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB17_15
	movq	8(%r13), %rcx
	movq	%rdx, %r12
	imulq	%rdx, %rcx
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
	jmp	.LBB17_19
	.p2align	4
.LBB17_24:
	addq	%r15, %rdi
.LBB17_25:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB17_16
.LBB17_19:
	testq	%rdx, %rdx
	je	.LBB17_25
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB17_21
	.p2align	4
.LBB17_26:
	vbroadcastss	(%rcx,%rbx,4), %ymm4
	vfmadd231ps	(%r11), %ymm4, %ymm3
	vfmadd231ps	32(%r11), %ymm4, %ymm2
	vbroadcastss	4(%rcx,%rbx,4), %ymm4
	vfmadd231ps	64(%r11), %ymm4, %ymm3
	vfmadd231ps	96(%r11), %ymm4, %ymm2
	vbroadcastss	8(%rcx,%rbx,4), %ymm4
	vfmadd231ps	128(%r11), %ymm4, %ymm3
	vfmadd231ps	160(%r11), %ymm4, %ymm2
	vbroadcastss	12(%rcx,%rbx,4), %ymm4
	addq	$4, %rbx
	vfmadd231ps	192(%r11), %ymm4, %ymm3
	vfmadd231ps	224(%r11), %ymm4, %ymm2
	addq	$256, %r11
	cmpq	%rbx, %r9
	jne	.LBB17_26
.LBB17_21:
	testq	%r8, %r8
	je	.LBB17_24
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB17_23:
	vbroadcastss	(%rbx,%r14,4), %ymm4
	vfmadd231ps	(%r11), %ymm4, %ymm3
	vfmadd231ps	32(%r11), %ymm4, %ymm2
	addq	$64, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB17_23
	jmp	.LBB17_24
.LBB17_15:
	movq	%rdx, %r12
.LBB17_16:
	movq	-120(%rsp), %rcx
	movq	56(%rcx), %rax
	addq	$-8, %rax
	movq	-64(%rsp), %r8
	cmpq	%r8, %rax
	movq	%r8, %rdx
	cmovlq	%rax, %rdx
	imulq	72(%rcx), %r12
	movq	64(%rcx), %rcx
	addq	%r12, %rdx
	movq	%rdx, %rsi
	movq	-112(%rsp), %r10
	imulq	%r10, %rsi
	movq	-72(%rsp), %r11
	movq	%r11, %rdi
	imulq	%r8, %rdi
	movq	-96(%rsp), %r9
	vaddps	(%r9,%rsi,4), %ymm3, %ymm3
	movq	-104(%rsp), %rsi
	vmulps	(%rsi,%rdi,4), %ymm3, %ymm4
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm3, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%rcx,%rdx,4)
	addq	$8, %r8
	cmpq	%r8, %rax
	cmovgeq	%r8, %rax
	addq	%r12, %rax
	imulq	%rax, %r10
	imulq	%r11, %r8
	vaddps	(%r9,%r10,4), %ymm2, %ymm2
	vmulps	(%rsi,%r8,4), %ymm2, %ymm3
	vcmpltps	%ymm5, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm0
	vminps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%rcx,%rax,4)
.LBB17_17:
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
.Lfunc_end17:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end17-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5:
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
	movq	(%rdx), %rax
	movq	%rax, -104(%rsp)
	movq	8(%rdx), %rax
	movq	%rax, -120(%rsp)
	movq	16(%rdx), %rax
	movq	%rax, -112(%rsp)
	movq	24(%rdx), %rcx
	vmovups	32(%rdx), %ymm0
	vmovups	%ymm0, 112(%rsp)
	vmovups	64(%rdx), %ymm0
	vmovups	%ymm0, 80(%rsp)
	movq	40(%r13), %rdx
	cmpq	$4, %rdx
	movq	%rcx, -72(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rdi, -56(%rsp)
	movq	%rdx, -64(%rsp)
	jl	.LBB18_7
	movq	(%r13), %r8
	movq	8(%r13), %r11
	movq	16(%r13), %r14
	leaq	96(%rdi), %rax
	movq	%rax, -40(%rsp)
	movq	72(%r13), %rax
	movq	%rax, 40(%rsp)
	movq	56(%r13), %r9
	addq	$-8, %r9
	movq	%rcx, %rax
	imulq	%rsi, %rax
	movq	%rax, 24(%rsp)
	leaq	8(%rsi), %r10
	movq	%rcx, %rax
	imulq	%r10, %rax
	movq	%rax, 8(%rsp)
	leaq	16(%rsi), %rax
	imulq	%rax, %rcx
	movq	%rcx, (%rsp)
	cmpq	%rsi, %r9
	movq	%rsi, -48(%rsp)
	movq	%rsi, %rcx
	cmovlq	%r9, %rcx
	movq	%rcx, -8(%rsp)
	movq	64(%r13), %rcx
	movq	%rcx, -16(%rsp)
	cmpq	%r10, %r9
	cmovlq	%r9, %r10
	movq	%r10, 16(%rsp)
	cmpq	%rax, %r9
	cmovgeq	%rax, %r9
	movq	%r9, 32(%rsp)
	leaq	(,%r11,8), %rax
	movq	%rax, -88(%rsp)
	movq	%r11, %rax
	shlq	$4, %rax
	movq	%rax, -32(%rsp)
	leaq	(%r11,%r11,2), %rax
	leaq	(%r8,%rax,4), %r9
	addq	$4, %r9
	leaq	4(%r8,%r11,4), %rsi
	movq	%r11, -80(%rsp)
	leaq	(%r8,%r11,8), %r15
	addq	$4, %r15
	movl	$4, %eax
	xorl	%r10d, %r10d
	movq	%r14, -24(%rsp)
	jmp	.LBB18_2
	.p2align	4
.LBB18_3:
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm4, %ymm7
	vmovaps	%ymm5, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
	vmovaps	%ymm5, %ymm11
	vmovaps	%ymm3, %ymm12
	vmovaps	%ymm4, %ymm13
	vmovaps	%ymm5, %ymm14
.LBB18_4:
	movq	%r10, %rax
	movq	40(%rsp), %r9
	imulq	%r9, %rax
	movq	-8(%rsp), %rbp
	leaq	(%rax,%rbp), %rcx
	movq	%rcx, %rdx
	movq	-120(%rsp), %r8
	imulq	%r8, %rdx
	movq	-104(%rsp), %rsi
	vaddps	(%rsi,%rdx,4), %ymm14, %ymm14
	movq	-112(%rsp), %rdi
	movq	24(%rsp), %rbx
	vmulps	(%rdi,%rbx,4), %ymm14, %ymm15
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm14, %ymm2
	vblendvps	%ymm2, %ymm15, %ymm14, %ymm2
	vmovups	112(%rsp), %ymm0
	vmaxps	%ymm2, %ymm0, %ymm2
	vmovups	80(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm2
	movq	-16(%rsp), %r14
	vmovups	%ymm2, (%r14,%rcx,4)
	movq	16(%rsp), %r15
	leaq	(%rax,%r15), %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vaddps	(%rsi,%rdx,4), %ymm13, %ymm2
	movq	8(%rsp), %r12
	vmulps	(%rdi,%r12,4), %ymm2, %ymm13
	vxorps	%xmm14, %xmm14, %xmm14
	vcmpltps	%ymm14, %ymm2, %ymm14
	vxorps	%xmm15, %xmm15, %xmm15
	vblendvps	%ymm14, %ymm13, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r14,%rcx,4)
	movq	32(%rsp), %r11
	addq	%r11, %rax
	movq	%rax, %rcx
	imulq	%r8, %rcx
	vaddps	(%rsi,%rcx,4), %ymm12, %ymm2
	movq	(%rsp), %r13
	vmulps	(%rdi,%r13,4), %ymm2, %ymm12
	vcmpltps	%ymm15, %ymm2, %ymm13
	vblendvps	%ymm13, %ymm12, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r14,%rax,4)
	movq	%r10, %rax
	orq	$1, %rax
	imulq	%r9, %rax
	leaq	(%rax,%rbp), %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vaddps	(%rsi,%rdx,4), %ymm11, %ymm2
	vmulps	(%rdi,%rbx,4), %ymm2, %ymm11
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm13, %ymm2, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r14,%rcx,4)
	leaq	(%rax,%r15), %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vaddps	(%rsi,%rdx,4), %ymm10, %ymm2
	vmulps	(%rdi,%r12,4), %ymm2, %ymm10
	vcmpltps	%ymm13, %ymm2, %ymm11
	vxorps	%xmm12, %xmm12, %xmm12
	vblendvps	%ymm11, %ymm10, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r14,%rcx,4)
	addq	%r11, %rax
	movq	%rax, %rcx
	imulq	%r8, %rcx
	vaddps	(%rsi,%rcx,4), %ymm9, %ymm2
	vmulps	(%rdi,%r13,4), %ymm2, %ymm9
	vcmpltps	%ymm12, %ymm2, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r14,%rax,4)
	movq	%r10, %rax
	orq	$2, %rax
	imulq	%r9, %rax
	leaq	(%rax,%rbp), %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vaddps	(%rsi,%rdx,4), %ymm8, %ymm2
	vmulps	(%rdi,%rbx,4), %ymm2, %ymm8
	vcmpltps	%ymm12, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r14,%rcx,4)
	leaq	(%rax,%r15), %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vaddps	(%rsi,%rdx,4), %ymm7, %ymm2
	vmulps	(%rdi,%r12,4), %ymm2, %ymm7
	vcmpltps	%ymm12, %ymm2, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r14,%rcx,4)
	addq	%r11, %rax
	movq	%rax, %rcx
	imulq	%r8, %rcx
	vaddps	(%rsi,%rcx,4), %ymm6, %ymm2
	vmulps	(%rdi,%r13,4), %ymm2, %ymm6
	vcmpltps	%ymm12, %ymm2, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r14,%rax,4)
	orq	$3, %r10
	imulq	%r9, %r10
	leaq	(%r10,%rbp), %rax
	movq	%rax, %rcx
	imulq	%r8, %rcx
	vaddps	(%rsi,%rcx,4), %ymm5, %ymm2
	vmulps	(%rdi,%rbx,4), %ymm2, %ymm5
	vcmpltps	%ymm12, %ymm2, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r14,%rax,4)
	leaq	(%r10,%r15), %rax
	movq	%rax, %rcx
	imulq	%r8, %rcx
	vaddps	(%rsi,%rcx,4), %ymm4, %ymm2
	vmulps	(%rdi,%r12,4), %ymm2, %ymm4
	vcmpltps	%ymm12, %ymm2, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r14,%rax,4)
	addq	%r11, %r10
	movq	%r10, %rax
	imulq	%r8, %rax
	vaddps	(%rsi,%rax,4), %ymm3, %ymm2
	vmulps	(%rdi,%r13,4), %ymm2, %ymm3
	vcmpltps	%ymm12, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r14,%r10,4)
	movq	-24(%rsp), %r14
	movq	-96(%rsp), %r12
	leaq	4(%r12), %rax
	movq	72(%rsp), %r8
	movq	-32(%rsp), %rcx
	addq	%rcx, %r8
	movq	56(%rsp), %rsi
	addq	%rcx, %rsi
	movq	64(%rsp), %r9
	addq	%rcx, %r9
	movq	48(%rsp), %r15
	addq	%rcx, %r15
	movq	%r12, %r10
	movq	-64(%rsp), %rdx
	cmpq	%rax, %rdx
	movq	-56(%rsp), %rdi
	jl	.LBB18_5
.LBB18_2:
	movq	%rax, -96(%rsp)
	vmovups	(%rdi), %ymm5
	vmovups	32(%rdi), %ymm4
	vmovups	64(%rdi), %ymm3
	testq	%r14, %r14
	movq	%r8, 72(%rsp)
	movq	%r9, 64(%rsp)
	movq	%rsi, 56(%rsp)
	movq	%r15, 48(%rsp)
	je	.LBB18_3
	movq	-128(%rsp), %rcx
	movq	24(%rcx), %rax
	movq	32(%rcx), %rdi
	movq	%rax, %rcx
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,2), %rbp
	movq	%rax, %rdx
	andq	$-2, %rdx
	shlq	$2, %rdi
	movq	%r8, %r12
	movq	-40(%rsp), %rcx
	xorl	%r11d, %r11d
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm4, %ymm7
	vmovaps	%ymm5, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
	vmovaps	%ymm5, %ymm11
	vmovaps	%ymm3, %ymm12
	vmovaps	%ymm4, %ymm13
	vmovaps	%ymm5, %ymm14
	jmp	.LBB18_37
	.p2align	4
.LBB18_42:
	addq	%rbp, %rcx
.LBB18_43:
	incq	%r11
	addq	%rdi, %r12
	addq	%rdi, %rsi
	addq	%rdi, %r9
	addq	%rdi, %r15
	cmpq	%r14, %r11
	je	.LBB18_4
.LBB18_37:
	testq	%rax, %rax
	je	.LBB18_43
	movq	%rcx, %r8
	cmpq	$1, %rax
	jne	.LBB18_44
	xorl	%ebx, %ebx
	jmp	.LBB18_40
	.p2align	4
.LBB18_44:
	xorl	%r13d, %r13d
	.p2align	4
.LBB18_45:
	vbroadcastss	(%r12,%r13,4), %ymm0
	vmovups	(%r8), %ymm1
	vmovups	32(%r8), %ymm2
	vmovups	64(%r8), %ymm15
	vfmadd231ps	%ymm1, %ymm0, %ymm14
	vfmadd231ps	%ymm2, %ymm0, %ymm13
	vfmadd231ps	%ymm0, %ymm15, %ymm12
	vbroadcastss	-4(%rsi,%r13,4), %ymm0
	vfmadd231ps	%ymm1, %ymm0, %ymm11
	vfmadd231ps	%ymm2, %ymm0, %ymm10
	vfmadd231ps	%ymm0, %ymm15, %ymm9
	vbroadcastss	-4(%r15,%r13,4), %ymm0
	vfmadd231ps	%ymm1, %ymm0, %ymm8
	vfmadd231ps	%ymm2, %ymm0, %ymm7
	vfmadd231ps	%ymm0, %ymm15, %ymm6
	vbroadcastss	-4(%r9,%r13,4), %ymm0
	vfmadd231ps	%ymm1, %ymm0, %ymm5
	vmovups	96(%r8), %ymm1
	vfmadd231ps	%ymm2, %ymm0, %ymm4
	vfmadd231ps	%ymm15, %ymm0, %ymm3
	vmovups	128(%r8), %ymm0
	vmovups	160(%r8), %ymm2
	vbroadcastss	4(%r12,%r13,4), %ymm15
	vfmadd231ps	%ymm1, %ymm15, %ymm14
	vfmadd231ps	%ymm0, %ymm15, %ymm13
	vfmadd231ps	%ymm15, %ymm2, %ymm12
	vbroadcastss	(%rsi,%r13,4), %ymm15
	vfmadd231ps	%ymm1, %ymm15, %ymm11
	vfmadd231ps	%ymm0, %ymm15, %ymm10
	vfmadd231ps	%ymm15, %ymm2, %ymm9
	vbroadcastss	(%r15,%r13,4), %ymm15
	vfmadd231ps	%ymm1, %ymm15, %ymm8
	vfmadd231ps	%ymm0, %ymm15, %ymm7
	vfmadd231ps	%ymm15, %ymm2, %ymm6
	vbroadcastss	(%r9,%r13,4), %ymm15
	vfmadd231ps	%ymm1, %ymm15, %ymm5
	vfmadd231ps	%ymm0, %ymm15, %ymm4
	vfmadd231ps	%ymm2, %ymm15, %ymm3
	leaq	2(%r13), %rbx
	addq	$192, %r8
	movq	%rbx, %r13
	cmpq	%rbx, %rdx
	jne	.LBB18_45
.LBB18_40:
	testb	$1, %al
	je	.LBB18_42
	leaq	(%r12,%rbx,4), %r13
	vmovups	(%r8), %ymm2
	vmovups	32(%r8), %ymm15
	vmovups	64(%r8), %ymm0
	vbroadcastss	(%r12,%rbx,4), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm14
	vfmadd231ps	%ymm15, %ymm1, %ymm13
	vfmadd231ps	%ymm1, %ymm0, %ymm12
	movq	-80(%rsp), %rbx
	leaq	(%r13,%rbx,4), %r8
	vbroadcastss	(%r13,%rbx,4), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm11
	vfmadd231ps	%ymm15, %ymm1, %ymm10
	vfmadd231ps	%ymm1, %ymm0, %ymm9
	vbroadcastss	(%r13,%rbx,8), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm8
	vfmadd231ps	%ymm15, %ymm1, %ymm7
	vfmadd231ps	%ymm1, %ymm0, %ymm6
	movq	-88(%rsp), %rbx
	vbroadcastss	(%rbx,%r8), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm5
	vfmadd231ps	%ymm15, %ymm1, %ymm4
	vfmadd231ps	%ymm0, %ymm1, %ymm3
	jmp	.LBB18_42
.LBB18_7:
	cmpq	$1, %rdx
	jle	.LBB18_12
	movl	$2, %eax
	xorl	%r12d, %r12d
	jmp	.LBB18_9
.LBB18_5:
	movq	%r12, %rax
	orq	$2, %rax
	cmpq	%rax, %rdx
	movq	-48(%rsp), %rsi
	movq	-128(%rsp), %r13
	jl	.LBB18_6
.LBB18_9:
	movq	%rax, -80(%rsp)
	vmovups	(%rdi), %ymm4
	vmovups	32(%rdi), %ymm3
	vmovups	64(%rdi), %ymm2
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r12, -96(%rsp)
	je	.LBB18_10
	movq	8(%r13), %rdx
	movq	%rdx, %rax
	imulq	%r12, %rax
	movq	(%r13), %rbx
	movq	24(%r13), %rbp
	leaq	(%rbx,%rax,4), %rax
	leaq	96(%rdi), %r8
	movq	32(%r13), %r9
	movq	%rbp, %r10
	shlq	$5, %r10
	leaq	(%r10,%r10,2), %r10
	movq	%rbp, %r11
	andq	$-2, %r11
	shlq	$2, %r9
	leaq	4(,%r12,4), %r14
	imulq	%rdx, %r14
	addq	%r14, %rbx
	addq	$4, %rbx
	xorl	%r14d, %r14d
	vmovaps	%ymm2, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm4, %ymm7
	jmp	.LBB18_27
	.p2align	4
.LBB18_32:
	addq	%r10, %r8
.LBB18_33:
	incq	%r14
	addq	%r9, %rax
	addq	%r9, %rbx
	cmpq	%rcx, %r14
	je	.LBB18_11
.LBB18_27:
	testq	%rbp, %rbp
	je	.LBB18_33
	movq	%r8, %r15
	cmpq	$1, %rbp
	jne	.LBB18_34
	xorl	%r12d, %r12d
	jmp	.LBB18_30
	.p2align	4
.LBB18_34:
	xorl	%r13d, %r13d
	.p2align	4
.LBB18_35:
	vbroadcastss	(%rax,%r13,4), %ymm8
	vmovups	(%r15), %ymm9
	vmovups	32(%r15), %ymm10
	vmovups	64(%r15), %ymm11
	vmovups	96(%r15), %ymm12
	vfmadd231ps	%ymm9, %ymm8, %ymm7
	vfmadd231ps	%ymm10, %ymm8, %ymm6
	vfmadd231ps	%ymm8, %ymm11, %ymm5
	vbroadcastss	-4(%rbx,%r13,4), %ymm8
	vfmadd231ps	%ymm9, %ymm8, %ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm3
	vfmadd231ps	%ymm11, %ymm8, %ymm2
	leaq	2(%r13), %r12
	vmovups	128(%r15), %ymm8
	vmovups	160(%r15), %ymm9
	vbroadcastss	4(%rax,%r13,4), %ymm10
	vfmadd231ps	%ymm12, %ymm10, %ymm7
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	vfmadd231ps	%ymm10, %ymm9, %ymm5
	vbroadcastss	(%rbx,%r13,4), %ymm10
	vfmadd231ps	%ymm12, %ymm10, %ymm4
	vfmadd231ps	%ymm8, %ymm10, %ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm2
	addq	$192, %r15
	movq	%r12, %r13
	cmpq	%r12, %r11
	jne	.LBB18_35
.LBB18_30:
	testb	$1, %bpl
	je	.LBB18_32
	leaq	(%rax,%r12,4), %r13
	vmovups	(%r15), %ymm8
	vmovups	32(%r15), %ymm9
	vmovups	64(%r15), %ymm10
	vbroadcastss	(%rax,%r12,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm7
	vfmadd231ps	%ymm9, %ymm11, %ymm6
	vfmadd231ps	%ymm11, %ymm10, %ymm5
	vbroadcastss	(%r13,%rdx,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm3
	vfmadd231ps	%ymm10, %ymm11, %ymm2
	jmp	.LBB18_32
.LBB18_12:
	jne	.LBB18_24
	xorl	%r12d, %r12d
	jmp	.LBB18_14
.LBB18_10:
	vmovaps	%ymm2, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm4, %ymm7
.LBB18_11:
	movq	-128(%rsp), %rax
	movq	56(%rax), %rdx
	movq	64(%rax), %rcx
	addq	$-8, %rdx
	cmpq	%rsi, %rdx
	movq	%rsi, %r15
	cmovlq	%rdx, %r15
	movq	72(%rax), %rbx
	movq	%rbx, -88(%rsp)
	movq	-96(%rsp), %rax
	imulq	%rax, %rbx
	leaq	(%rbx,%r15), %rdi
	movq	%rdi, %r8
	movq	-120(%rsp), %rbp
	imulq	%rbp, %r8
	movq	-72(%rsp), %r9
	movq	%r9, %r13
	imulq	%rsi, %r13
	movq	-104(%rsp), %r12
	vaddps	(%r12,%r8,4), %ymm7, %ymm8
	movq	-112(%rsp), %r10
	vmulps	(%r10,%r13,4), %ymm8, %ymm9
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpltps	%ymm7, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmovups	112(%rsp), %ymm0
	vmaxps	%ymm8, %ymm0, %ymm8
	vmovups	80(%rsp), %ymm1
	vminps	%ymm8, %ymm1, %ymm8
	vmovups	%ymm8, (%rcx,%rdi,4)
	movq	%rcx, %rdi
	leaq	8(%rsi), %rcx
	cmpq	%rcx, %rdx
	movq	%rcx, %r8
	cmovlq	%rdx, %r8
	leaq	(%rbx,%r8), %r11
	movq	%r11, %r14
	imulq	%rbp, %r14
	imulq	%r9, %rcx
	vaddps	(%r12,%r14,4), %ymm6, %ymm6
	vmulps	(%r10,%rcx,4), %ymm6, %ymm8
	vcmpltps	%ymm7, %ymm6, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	vmovups	%ymm6, (%rdi,%r11,4)
	leaq	16(%rsi), %r11
	cmpq	%r11, %rdx
	cmovgeq	%r11, %rdx
	addq	%rdx, %rbx
	movq	%rbx, %r14
	imulq	%rbp, %r14
	vaddps	(%r12,%r14,4), %ymm5, %ymm5
	imulq	%r9, %r11
	vmulps	(%r10,%r11,4), %ymm5, %ymm6
	vcmpltps	%ymm7, %ymm5, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%rdi,%rbx,4)
	movq	%rdi, %rbx
	orq	$1, %rax
	imulq	-88(%rsp), %rax
	addq	%rax, %r15
	movq	%r15, %r9
	imulq	%rbp, %r9
	vaddps	(%r12,%r9,4), %ymm4, %ymm4
	vmulps	(%r10,%r13,4), %ymm4, %ymm5
	movq	-128(%rsp), %r13
	movq	-56(%rsp), %rdi
	vcmpltps	%ymm7, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%rbx,%r15,4)
	addq	%rax, %r8
	movq	%r8, %r9
	imulq	%rbp, %r9
	vaddps	(%r12,%r9,4), %ymm3, %ymm3
	vmulps	(%r10,%rcx,4), %ymm3, %ymm4
	vcmpltps	%ymm7, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%rbx,%r8,4)
	addq	%rdx, %rax
	movq	%rax, %rdx
	imulq	%rbp, %rdx
	vaddps	(%r12,%rdx,4), %ymm2, %ymm2
	vmulps	(%r10,%r11,4), %ymm2, %ymm3
	vcmpltps	%ymm7, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rbx,%rax,4)
	movq	-80(%rsp), %r12
	movq	-64(%rsp), %rdx
.LBB18_6:
	cmpq	%rdx, %r12
	jge	.LBB18_24
.LBB18_14:
	vmovups	(%rdi), %ymm4
	vmovups	32(%rdi), %ymm3
	vmovups	64(%rdi), %ymm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB18_23
	movq	8(%r13), %rcx
	imulq	%r12, %rcx
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
	jmp	.LBB18_16
	.p2align	4
.LBB18_21:
	addq	%r13, %rdi
.LBB18_22:
	incq	%r10
	addq	%r15, %rcx
	cmpq	%rax, %r10
	je	.LBB18_23
.LBB18_16:
	testq	%rdx, %rdx
	je	.LBB18_22
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB18_18
	.p2align	4
.LBB18_25:
	vbroadcastss	(%rcx,%rbx,4), %ymm5
	vfmadd231ps	(%r11), %ymm5, %ymm4
	vfmadd231ps	32(%r11), %ymm5, %ymm3
	vfmadd231ps	64(%r11), %ymm5, %ymm2
	vbroadcastss	4(%rcx,%rbx,4), %ymm5
	vfmadd231ps	96(%r11), %ymm5, %ymm4
	vfmadd231ps	128(%r11), %ymm5, %ymm3
	vfmadd231ps	160(%r11), %ymm5, %ymm2
	vbroadcastss	8(%rcx,%rbx,4), %ymm5
	vfmadd231ps	192(%r11), %ymm5, %ymm4
	vfmadd231ps	224(%r11), %ymm5, %ymm3
	vfmadd231ps	256(%r11), %ymm5, %ymm2
	vbroadcastss	12(%rcx,%rbx,4), %ymm5
	addq	$4, %rbx
	vfmadd231ps	288(%r11), %ymm5, %ymm4
	vfmadd231ps	320(%r11), %ymm5, %ymm3
	vfmadd231ps	352(%r11), %ymm5, %ymm2
	addq	$384, %r11
	cmpq	%rbx, %r9
	jne	.LBB18_25
.LBB18_18:
	testq	%r8, %r8
	je	.LBB18_21
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB18_20:
	vbroadcastss	(%rbx,%r14,4), %ymm5
	vfmadd231ps	(%r11), %ymm5, %ymm4
	vfmadd231ps	32(%r11), %ymm5, %ymm3
	vfmadd231ps	64(%r11), %ymm5, %ymm2
	addq	$96, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB18_20
	jmp	.LBB18_21
.LBB18_23:
	movq	-128(%rsp), %rcx
	movq	56(%rcx), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rdx
	cmovlq	%rax, %rdx
	imulq	72(%rcx), %r12
	movq	64(%rcx), %rcx
	addq	%r12, %rdx
	movq	%rdx, %r8
	movq	-120(%rsp), %r11
	imulq	%r11, %r8
	movq	-72(%rsp), %rbx
	movq	%rbx, %rdi
	imulq	%rsi, %rdi
	movq	-104(%rsp), %r9
	vaddps	(%r9,%r8,4), %ymm4, %ymm5
	movq	-112(%rsp), %r10
	vmulps	(%r10,%rdi,4), %ymm5, %ymm6
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm4, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmovups	112(%rsp), %ymm0
	vmaxps	%ymm5, %ymm0, %ymm5
	vmovups	80(%rsp), %ymm1
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%rcx,%rdx,4)
	leaq	8(%rsi), %rdx
	cmpq	%rdx, %rax
	movq	%rdx, %r8
	cmovlq	%rax, %r8
	addq	%r12, %r8
	movq	%r8, %rdi
	imulq	%r11, %rdi
	imulq	%rbx, %rdx
	vaddps	(%r9,%rdi,4), %ymm3, %ymm3
	vmulps	(%r10,%rdx,4), %ymm3, %ymm5
	vcmpltps	%ymm4, %ymm3, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%rcx,%r8,4)
	addq	$16, %rsi
	cmpq	%rsi, %rax
	cmovgeq	%rsi, %rax
	addq	%r12, %rax
	imulq	%rax, %r11
	imulq	%rbx, %rsi
	vaddps	(%r9,%r11,4), %ymm2, %ymm2
	vmulps	(%r10,%rsi,4), %ymm2, %ymm3
	vcmpltps	%ymm4, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm0
	vminps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%rcx,%rax,4)
.LBB18_24:
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
.Lfunc_end18:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end18-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5:
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
	movq	%rdi, %rbx
	movq	(%rdx), %rax
	movq	%rax, -72(%rsp)
	movq	8(%rdx), %rax
	movq	%rax, -88(%rsp)
	movq	16(%rdx), %rax
	movq	%rax, -80(%rsp)
	movq	24(%rdx), %rax
	vmovups	32(%rdx), %ymm0
	vmovups	64(%rdx), %ymm1
	movq	40(%r13), %rcx
	cmpq	$8, %rcx
	movq	%rsi, -64(%rsp)
	movq	%r13, -112(%rsp)
	movq	%rdi, -96(%rsp)
	movq	%rcx, -8(%rsp)
	movq	%rax, 8(%rsp)
	jl	.LBB19_11
	movq	(%r13), %r8
	movq	8(%r13), %r14
	movq	16(%r13), %rcx
	movq	%rcx, -120(%rsp)
	leaq	32(%rbx), %rcx
	movq	%rcx, -56(%rsp)
	movq	72(%r13), %rcx
	movq	%rcx, -24(%rsp)
	movq	56(%r13), %rcx
	addq	$-8, %rcx
	imulq	%rsi, %rax
	movq	%rax, -16(%rsp)
	movq	64(%r13), %rax
	movq	%rax, -40(%rsp)
	cmpq	%rsi, %rcx
	cmovgeq	%rsi, %rcx
	movq	%rcx, -32(%rsp)
	movq	%r14, %rax
	shlq	$5, %rax
	movq	%rax, -48(%rsp)
	leaq	(,%r14,4), %r10
	movl	$8, %eax
	xorl	%edx, %edx
	vxorps	%xmm2, %xmm2, %xmm2
	jmp	.LBB19_2
	.p2align	4
.LBB19_3:
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm3, %ymm10
.LBB19_4:
	movq	%rdx, %rax
	movq	-24(%rsp), %r11
	imulq	%r11, %rax
	movq	-32(%rsp), %rbx
	addq	%rbx, %rax
	movq	%rax, %rcx
	movq	-88(%rsp), %r8
	imulq	%r8, %rcx
	movq	-72(%rsp), %rsi
	vaddps	(%rsi,%rcx,4), %ymm10, %ymm10
	movq	-80(%rsp), %rdi
	movq	-16(%rsp), %r9
	vmulps	(%rdi,%r9,4), %ymm10, %ymm11
	vcmpltps	%ymm2, %ymm10, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm0, %ymm10
	vminps	%ymm10, %ymm1, %ymm10
	movq	-40(%rsp), %r15
	vmovups	%ymm10, (%r15,%rax,4)
	movq	%rdx, %rax
	orq	$1, %rax
	imulq	%r11, %rax
	addq	%rbx, %rax
	movq	%rax, %rcx
	imulq	%r8, %rcx
	vaddps	(%rsi,%rcx,4), %ymm9, %ymm9
	vmulps	(%rdi,%r9,4), %ymm9, %ymm10
	vcmpltps	%ymm2, %ymm9, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm0, %ymm9
	vminps	%ymm9, %ymm1, %ymm9
	vmovups	%ymm9, (%r15,%rax,4)
	movq	%rdx, %rax
	orq	$2, %rax
	imulq	%r11, %rax
	addq	%rbx, %rax
	movq	%rax, %rcx
	imulq	%r8, %rcx
	vaddps	(%rsi,%rcx,4), %ymm8, %ymm8
	vmulps	(%rdi,%r9,4), %ymm8, %ymm9
	vcmpltps	%ymm2, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm0, %ymm8
	vminps	%ymm8, %ymm1, %ymm8
	vmovups	%ymm8, (%r15,%rax,4)
	movq	%rdx, %rax
	orq	$3, %rax
	imulq	%r11, %rax
	addq	%rbx, %rax
	movq	%rax, %rcx
	imulq	%r8, %rcx
	vaddps	(%rsi,%rcx,4), %ymm7, %ymm7
	vmulps	(%rdi,%r9,4), %ymm7, %ymm8
	vcmpltps	%ymm2, %ymm7, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm0, %ymm7
	vminps	%ymm7, %ymm1, %ymm7
	vmovups	%ymm7, (%r15,%rax,4)
	movq	%rdx, %rax
	orq	$4, %rax
	imulq	%r11, %rax
	addq	%rbx, %rax
	movq	%rax, %rcx
	imulq	%r8, %rcx
	vaddps	(%rsi,%rcx,4), %ymm6, %ymm6
	vmulps	(%rdi,%r9,4), %ymm6, %ymm7
	vcmpltps	%ymm2, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	vmovups	%ymm6, (%r15,%rax,4)
	movq	%rdx, %rax
	orq	$5, %rax
	imulq	%r11, %rax
	addq	%rbx, %rax
	movq	%rax, %rcx
	imulq	%r8, %rcx
	vaddps	(%rsi,%rcx,4), %ymm5, %ymm5
	vmulps	(%rdi,%r9,4), %ymm5, %ymm6
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%r15,%rax,4)
	movq	%rdx, %rax
	orq	$6, %rax
	imulq	%r11, %rax
	addq	%rbx, %rax
	movq	%rax, %rcx
	imulq	%r8, %rcx
	vaddps	(%rsi,%rcx,4), %ymm4, %ymm4
	vmulps	(%rdi,%r9,4), %ymm4, %ymm5
	vcmpltps	%ymm2, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%rax,4)
	orq	$7, %rdx
	imulq	%r11, %rdx
	addq	%rbx, %rdx
	movq	%rdx, %rax
	imulq	%r8, %rax
	vaddps	(%rsi,%rax,4), %ymm3, %ymm3
	vmulps	(%rdi,%r9,4), %ymm3, %ymm4
	vcmpltps	%ymm2, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%r15,%rdx,4)
	movq	-104(%rsp), %rdi
	leaq	8(%rdi), %rax
	movq	(%rsp), %r8
	addq	-48(%rsp), %r8
	movq	%rdi, %rdx
	movq	-8(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB19_5
.LBB19_2:
	movq	%rax, -104(%rsp)
	movq	-96(%rsp), %rax
	vmovups	(%rax), %ymm3
	cmpq	$0, -120(%rsp)
	movq	%r8, (%rsp)
	je	.LBB19_3
	movq	-112(%rsp), %rcx
	movq	24(%rcx), %rax
	movq	32(%rcx), %rcx
	movq	%rax, %rsi
	shlq	$5, %rsi
	movq	%rsi, -128(%rsp)
	shlq	$2, %rcx
	movq	%r8, %rdi
	movq	-56(%rsp), %r8
	xorl	%r13d, %r13d
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm3, %ymm10
	jmp	.LBB19_56
	.p2align	4
.LBB19_60:
	incq	%r13
	addq	%rcx, %rdi
	cmpq	-120(%rsp), %r13
	je	.LBB19_4
.LBB19_56:
	testq	%rax, %rax
	je	.LBB19_60
	movq	%r8, %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB19_58:
	leaq	(%rdi,%rbx,4), %rbp
	vbroadcastss	(%rdi,%rbx,4), %ymm11
	incq	%rbx
	leaq	(%r10,%rbp), %r12
	addq	%r10, %r12
	leaq	(%r10,%r10), %r9
	addq	%r12, %r9
	leaq	(%r9,%r14,4), %r15
	leaq	(%r15,%r10), %rsi
	vmovups	(%r11), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm10
	vbroadcastss	(%rbp,%r14,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm9
	vbroadcastss	(%rbp,%r14,8), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm8
	vbroadcastss	(%r12,%r14,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm7
	vbroadcastss	(%r12,%r14,8), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm6
	vbroadcastss	(%r9,%r14,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm5
	vbroadcastss	(%r10,%r15), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm4
	vbroadcastss	(%r10,%rsi), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm3
	addq	$32, %r11
	cmpq	%rbx, %rax
	jne	.LBB19_58
	addq	-128(%rsp), %r8
	jmp	.LBB19_60
.LBB19_11:
	cmpq	$4, %rcx
	jl	.LBB19_17
	imulq	%rsi, %rax
	movq	%rax, -16(%rsp)
	movl	$4, %eax
	xorl	%edi, %edi
	jmp	.LBB19_13
.LBB19_5:
	movq	%rdi, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	movq	-112(%rsp), %r13
	movq	-96(%rsp), %rbx
	jge	.LBB19_13
.LBB19_6:
	leaq	2(%rdi), %rax
	cmpq	%rax, %rcx
	jge	.LBB19_7
	jmp	.LBB19_10
.LBB19_13:
	movq	(%r13), %rdx
	movq	8(%r13), %r9
	movq	16(%r13), %rcx
	movq	%rcx, -128(%rsp)
	leaq	32(%rbx), %rcx
	movq	%rcx, -56(%rsp)
	movq	72(%r13), %rcx
	movq	%rcx, -24(%rsp)
	movq	56(%r13), %rsi
	addq	$-8, %rsi
	movq	-64(%rsp), %rcx
	cmpq	%rcx, %rsi
	cmovgeq	%rcx, %rsi
	movq	%rsi, -32(%rsp)
	movq	64(%r13), %rcx
	movq	%rcx, -40(%rsp)
	leaq	(,%r9,8), %rcx
	movq	%rcx, (%rsp)
	movq	%rdx, -48(%rsp)
	leaq	4(%rdx), %rcx
	movq	%rcx, 16(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rdi, %rsi
	jmp	.LBB19_14
	.p2align	4
.LBB19_15:
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
.LBB19_16:
	movq	%rsi, %rax
	movq	-24(%rsp), %r11
	imulq	%r11, %rax
	movq	-32(%rsp), %rbx
	addq	%rbx, %rax
	movq	%rax, %rcx
	movq	-88(%rsp), %r8
	imulq	%r8, %rcx
	movq	-72(%rsp), %rdx
	vaddps	(%rdx,%rcx,4), %ymm6, %ymm6
	movq	-80(%rsp), %rdi
	movq	-16(%rsp), %r10
	vmulps	(%rdi,%r10,4), %ymm6, %ymm7
	vcmpltps	%ymm2, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	movq	-40(%rsp), %r14
	vmovups	%ymm6, (%r14,%rax,4)
	leaq	1(%rsi), %rax
	imulq	%r11, %rax
	addq	%rbx, %rax
	movq	%rax, %rcx
	imulq	%r8, %rcx
	vaddps	(%rdx,%rcx,4), %ymm5, %ymm5
	vmulps	(%rdi,%r10,4), %ymm5, %ymm6
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%r14,%rax,4)
	leaq	2(%rsi), %rax
	imulq	%r11, %rax
	addq	%rbx, %rax
	movq	%rax, %rcx
	imulq	%r8, %rcx
	vaddps	(%rdx,%rcx,4), %ymm4, %ymm4
	vmulps	(%rdi,%r10,4), %ymm4, %ymm5
	vcmpltps	%ymm2, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r14,%rax,4)
	addq	$3, %rsi
	imulq	%r11, %rsi
	addq	%rbx, %rsi
	movq	%rsi, %rax
	imulq	%r8, %rax
	vaddps	(%rdx,%rax,4), %ymm3, %ymm3
	vmulps	(%rdi,%r10,4), %ymm3, %ymm4
	vcmpltps	%ymm2, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%r14,%rsi,4)
	movq	-104(%rsp), %rdi
	leaq	4(%rdi), %rax
	movq	%rdi, %rsi
	movq	-8(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-112(%rsp), %r13
	movq	-96(%rsp), %rbx
	jl	.LBB19_6
.LBB19_14:
	movq	%rax, -104(%rsp)
	vmovups	(%rbx), %ymm3
	cmpq	$0, -128(%rsp)
	je	.LBB19_15
	movq	%rsi, %rax
	imulq	%r9, %rax
	movq	-48(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rbx
	movq	-128(%rsp), %rax
	movq	24(%r13), %rdi
	movq	32(%r13), %rbp
	movq	%rdi, %rcx
	shlq	$5, %rcx
	movq	%rcx, -120(%rsp)
	movq	%rdi, %rdx
	andq	$-2, %rdx
	shlq	$2, %rbp
	leaq	4(,%rsi,4), %rcx
	imulq	%r9, %rcx
	movq	16(%rsp), %r10
	addq	%r10, %rcx
	leaq	12(,%rsi,4), %r8
	imulq	%r9, %r8
	addq	%r10, %r8
	leaq	8(,%rsi,4), %r14
	imulq	%r9, %r14
	addq	%r10, %r14
	movq	-56(%rsp), %r11
	xorl	%r15d, %r15d
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	jmp	.LBB19_46
	.p2align	4
.LBB19_51:
	addq	-120(%rsp), %r11
.LBB19_52:
	incq	%r15
	addq	%rbp, %rbx
	addq	%rbp, %rcx
	addq	%rbp, %r8
	addq	%rbp, %r14
	cmpq	%rax, %r15
	je	.LBB19_16
.LBB19_46:
	testq	%rdi, %rdi
	je	.LBB19_52
	movq	%r11, %r12
	cmpq	$1, %rdi
	jne	.LBB19_53
	xorl	%r10d, %r10d
	jmp	.LBB19_49
	.p2align	4
.LBB19_53:
	xorl	%r13d, %r13d
	.p2align	4
.LBB19_54:
	vbroadcastss	(%rbx,%r13,4), %ymm7
	vmovups	(%r12), %ymm8
	vmovups	32(%r12), %ymm9
	vfmadd213ps	%ymm6, %ymm8, %ymm7
	vbroadcastss	-4(%rcx,%r13,4), %ymm10
	vfmadd213ps	%ymm5, %ymm8, %ymm10
	vbroadcastss	-4(%r14,%r13,4), %ymm11
	vfmadd213ps	%ymm4, %ymm8, %ymm11
	vbroadcastss	-4(%r8,%r13,4), %ymm12
	vfmadd213ps	%ymm3, %ymm8, %ymm12
	leaq	2(%r13), %r10
	vbroadcastss	4(%rbx,%r13,4), %ymm6
	vfmadd213ps	%ymm7, %ymm9, %ymm6
	vbroadcastss	(%rcx,%r13,4), %ymm5
	vfmadd213ps	%ymm10, %ymm9, %ymm5
	vbroadcastss	(%r14,%r13,4), %ymm4
	vfmadd213ps	%ymm11, %ymm9, %ymm4
	vbroadcastss	(%r8,%r13,4), %ymm3
	vfmadd213ps	%ymm12, %ymm9, %ymm3
	addq	$64, %r12
	movq	%r10, %r13
	cmpq	%r10, %rdx
	jne	.LBB19_54
.LBB19_49:
	testb	$1, %dil
	je	.LBB19_51
	leaq	(%rbx,%r10,4), %r13
	leaq	(,%r9,4), %rax
	addq	%r13, %rax
	vmovups	(%r12), %ymm7
	vbroadcastss	(%rbx,%r10,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm6
	vbroadcastss	(%r13,%r9,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vbroadcastss	(%r13,%r9,8), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm4
	movq	(%rsp), %r10
	vbroadcastss	(%r10,%rax), %ymm8
	movq	-128(%rsp), %rax
	vfmadd231ps	%ymm8, %ymm7, %ymm3
	jmp	.LBB19_51
.LBB19_17:
	cmpq	$1, %rcx
	jle	.LBB19_19
	movl	$2, %eax
	xorl	%edi, %edi
.LBB19_7:
	movq	%rax, -128(%rsp)
	vmovups	(%rbx), %ymm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	movq	%rdi, -104(%rsp)
	je	.LBB19_8
	movq	8(%r13), %rdx
	leaq	4(,%rdi,4), %rcx
	imulq	%rdx, %rcx
	imulq	%rdi, %rdx
	movq	(%r13), %r10
	movq	24(%r13), %rsi
	leaq	(%r10,%rdx,4), %rdi
	leaq	32(%rbx), %r8
	movq	32(%r13), %r9
	movq	%rsi, %rdx
	shlq	$5, %rdx
	movq	%rdx, -120(%rsp)
	movl	%esi, %r11d
	andl	$3, %r11d
	movq	%rsi, %rbx
	andq	$-4, %rbx
	shlq	$2, %r9
	leaq	(%r10,%rcx), %r14
	addq	$12, %r14
	addq	%r10, %rcx
	leal	(,%r11,4), %r15d
	xorl	%r12d, %r12d
	vmovaps	%ymm2, %ymm3
	jmp	.LBB19_35
	.p2align	4
.LBB19_41:
	addq	-120(%rsp), %r8
.LBB19_42:
	incq	%r12
	addq	%r9, %rdi
	addq	%r9, %r14
	addq	%r9, %rcx
	cmpq	%rax, %r12
	je	.LBB19_9
.LBB19_35:
	testq	%rsi, %rsi
	je	.LBB19_42
	movq	%r8, %r13
	cmpq	$4, %rsi
	jae	.LBB19_43
	xorl	%edx, %edx
	jmp	.LBB19_38
	.p2align	4
.LBB19_43:
	xorl	%ebp, %ebp
	.p2align	4
.LBB19_44:
	vbroadcastss	(%rdi,%rbp,4), %ymm4
	vmovups	(%r13), %ymm5
	vmovups	32(%r13), %ymm6
	vmovups	64(%r13), %ymm7
	vmovups	96(%r13), %ymm8
	vfmadd213ps	%ymm3, %ymm5, %ymm4
	vbroadcastss	-12(%r14,%rbp,4), %ymm3
	vfmadd213ps	%ymm2, %ymm5, %ymm3
	vbroadcastss	4(%rdi,%rbp,4), %ymm2
	vfmadd213ps	%ymm4, %ymm6, %ymm2
	vbroadcastss	-8(%r14,%rbp,4), %ymm4
	vfmadd213ps	%ymm3, %ymm6, %ymm4
	vbroadcastss	8(%rdi,%rbp,4), %ymm5
	vfmadd213ps	%ymm2, %ymm7, %ymm5
	vbroadcastss	-4(%r14,%rbp,4), %ymm6
	vfmadd213ps	%ymm4, %ymm7, %ymm6
	leaq	4(%rbp), %rdx
	vbroadcastss	12(%rdi,%rbp,4), %ymm3
	vfmadd213ps	%ymm5, %ymm8, %ymm3
	vbroadcastss	(%r14,%rbp,4), %ymm2
	vfmadd213ps	%ymm6, %ymm8, %ymm2
	subq	$-128, %r13
	movq	%rdx, %rbp
	cmpq	%rdx, %rbx
	jne	.LBB19_44
.LBB19_38:
	testq	%r11, %r11
	je	.LBB19_41
	leaq	(%rcx,%rdx,4), %rbp
	leaq	(%rdi,%rdx,4), %rdx
	xorl	%r10d, %r10d
	.p2align	4
.LBB19_40:
	vmovups	(%r13,%r10,8), %ymm4
	vbroadcastss	(%rdx,%r10), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm3
	vbroadcastss	(%rbp,%r10), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm2
	addq	$4, %r10
	cmpq	%r10, %r15
	jne	.LBB19_40
	jmp	.LBB19_41
.LBB19_8:
	vmovaps	%ymm2, %ymm3
.LBB19_9:
	movq	-112(%rsp), %r13
	movq	56(%r13), %rcx
	movq	64(%r13), %rax
	addq	$-8, %rcx
	movq	-64(%rsp), %r9
	cmpq	%r9, %rcx
	cmovgeq	%r9, %rcx
	movq	72(%r13), %rdx
	movq	%rdx, %rsi
	movq	-104(%rsp), %r11
	imulq	%r11, %rsi
	addq	%rcx, %rsi
	movq	%rsi, %rdi
	movq	-88(%rsp), %r10
	imulq	%r10, %rdi
	movq	8(%rsp), %r8
	imulq	%r9, %r8
	movq	-72(%rsp), %r9
	vaddps	(%r9,%rdi,4), %ymm3, %ymm3
	movq	-80(%rsp), %rdi
	vmulps	(%rdi,%r8,4), %ymm3, %ymm4
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm3, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%rax,%rsi,4)
	incq	%r11
	imulq	%rdx, %r11
	addq	%rcx, %r11
	movq	%r11, %rcx
	imulq	%r10, %rcx
	vaddps	(%r9,%rcx,4), %ymm2, %ymm2
	vmulps	(%rdi,%r8,4), %ymm2, %ymm3
	vcmpltps	%ymm5, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rax,%r11,4)
	movq	-128(%rsp), %rdi
	movq	-96(%rsp), %rbx
	movq	-8(%rsp), %rcx
.LBB19_10:
	cmpq	%rcx, %rdi
	jge	.LBB19_24
.LBB19_21:
	vmovups	(%rbx), %ymm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB19_22
	movq	8(%r13), %rcx
	movq	%rdi, %rbp
	imulq	%rdi, %rcx
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
	jmp	.LBB19_26
	.p2align	4
.LBB19_31:
	movq	%r12, %rbx
	addq	%rdi, %rbx
	movq	-112(%rsp), %r13
.LBB19_32:
	incq	%r11
	addq	%rsi, %rcx
	cmpq	%rax, %r11
	je	.LBB19_23
.LBB19_26:
	testq	%rdx, %rdx
	je	.LBB19_32
	movq	%rbx, %r12
	xorl	%r14d, %r14d
	cmpq	$8, %rdx
	jb	.LBB19_28
	.p2align	4
.LBB19_33:
	vbroadcastss	(%rcx,%r14,4), %ymm3
	vfmadd132ps	(%rbx), %ymm2, %ymm3
	vbroadcastss	4(%rcx,%r14,4), %ymm2
	vfmadd132ps	32(%rbx), %ymm3, %ymm2
	vbroadcastss	8(%rcx,%r14,4), %ymm3
	vfmadd132ps	64(%rbx), %ymm2, %ymm3
	vbroadcastss	12(%rcx,%r14,4), %ymm2
	vfmadd132ps	96(%rbx), %ymm3, %ymm2
	vbroadcastss	16(%rcx,%r14,4), %ymm3
	vfmadd132ps	128(%rbx), %ymm2, %ymm3
	vbroadcastss	20(%rcx,%r14,4), %ymm2
	vfmadd132ps	160(%rbx), %ymm3, %ymm2
	vbroadcastss	24(%rcx,%r14,4), %ymm3
	vfmadd132ps	192(%rbx), %ymm2, %ymm3
	vbroadcastss	28(%rcx,%r14,4), %ymm2
	addq	$8, %r14
	vfmadd132ps	224(%rbx), %ymm3, %ymm2
	addq	$256, %rbx
	cmpq	%r14, %r9
	jne	.LBB19_33
.LBB19_28:
	testq	%r8, %r8
	je	.LBB19_31
	leaq	(%rcx,%r14,4), %r14
	xorl	%r15d, %r15d
	.p2align	4
.LBB19_30:
	vbroadcastss	(%r14,%r15), %ymm3
	vfmadd231ps	(%rbx,%r15,8), %ymm3, %ymm2
	addq	$4, %r15
	cmpq	%r15, %r10
	jne	.LBB19_30
	jmp	.LBB19_31
.LBB19_22:
	movq	%rdi, %rbp
.LBB19_23:
	movq	56(%r13), %rax
	addq	$-8, %rax
	movq	-64(%rsp), %rdx
	cmpq	%rdx, %rax
	cmovgeq	%rdx, %rax
	imulq	72(%r13), %rbp
	movq	64(%r13), %rcx
	addq	%rax, %rbp
	movq	-88(%rsp), %rsi
	imulq	%rbp, %rsi
	movq	8(%rsp), %rdi
	imulq	%rdx, %rdi
	movq	-72(%rsp), %rax
	vaddps	(%rax,%rsi,4), %ymm2, %ymm2
	movq	-80(%rsp), %rax
	vmulps	(%rax,%rdi,4), %ymm2, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm4, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm0
	vminps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%rcx,%rbp,4)
.LBB19_24:
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
.LBB19_19:
	.cfi_def_cfa_offset 80
	jne	.LBB19_24
	xorl	%edi, %edi
	jmp	.LBB19_21
.Lfunc_end19:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end19-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5:
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
	jl	.LBB20_7
	movq	(%r13), %r8
	movq	8(%r13), %rcx
	movq	16(%r13), %r9
	leaq	64(%rdi), %rax
	movq	%rax, -64(%rsp)
	movq	72(%r13), %rax
	movq	%rax, -24(%rsp)
	movq	56(%r13), %r10
	addq	$-8, %r10
	movq	64(%r13), %rax
	movq	%rax, -40(%rsp)
	leaq	8(%rsi), %rax
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
	jmp	.LBB20_2
	.p2align	4
.LBB20_3:
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm9, %ymm11
	vmovaps	%ymm8, %ymm12
	vmovaps	%ymm9, %ymm13
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm9, %ymm15
.LBB20_4:
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
	jl	.LBB20_5
.LBB20_2:
	movq	%rcx, -112(%rsp)
	vmovups	(%rdi), %ymm9
	vmovups	32(%rdi), %ymm8
	testq	%r9, %r9
	movq	%r8, 8(%rsp)
	movq	%r10, (%rsp)
	movq	%rbx, -8(%rsp)
	movq	%r15, -16(%rsp)
	je	.LBB20_3
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
	jmp	.LBB20_39
	.p2align	4
.LBB20_44:
	addq	%r14, %rbx
.LBB20_45:
	incq	%rbp
	addq	%rdi, %rdx
	addq	%rdi, %r10
	addq	%rdi, %rsi
	addq	%rdi, %rcx
	cmpq	%r9, %rbp
	je	.LBB20_4
.LBB20_39:
	testq	%r11, %r11
	je	.LBB20_45
	movq	%rbx, %r12
	cmpq	$1, %r11
	jne	.LBB20_46
	xorl	%r8d, %r8d
	jmp	.LBB20_42
	.p2align	4
.LBB20_46:
	xorl	%r15d, %r15d
	.p2align	4
.LBB20_47:
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
	jne	.LBB20_47
.LBB20_42:
	testb	$1, %r11b
	je	.LBB20_44
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
	jmp	.LBB20_44
.LBB20_7:
	cmpq	$1, %rdx
	jle	.LBB20_12
	movl	$2, %eax
	xorl	%esi, %esi
	jmp	.LBB20_9
.LBB20_5:
	movq	%rsi, %rax
	orq	$2, %rax
	cmpq	%rax, %rdx
	movq	-120(%rsp), %r13
	vmovaps	32(%rsp), %xmm13
	vmovups	112(%rsp), %ymm2
	vmovaps	16(%rsp), %xmm1
	vmovups	80(%rsp), %ymm14
	jl	.LBB20_6
.LBB20_9:
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %ymm7
	vmovups	32(%rdi), %ymm6
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rsi, -112(%rsp)
	je	.LBB20_10
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
	jmp	.LBB20_28
	.p2align	4
.LBB20_34:
	addq	-96(%rsp), %r8
	movq	-72(%rsp), %rdi
.LBB20_35:
	incq	%r15
	addq	%r9, %r10
	addq	%r9, %r14
	addq	%r9, %rdx
	cmpq	%rcx, %r15
	je	.LBB20_11
.LBB20_28:
	testq	%rsi, %rsi
	je	.LBB20_35
	movq	%r8, %r12
	cmpq	$4, %rsi
	jae	.LBB20_36
	xorl	%ebp, %ebp
	jmp	.LBB20_31
	.p2align	4
.LBB20_36:
	xorl	%r13d, %r13d
	.p2align	4
.LBB20_37:
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
	jne	.LBB20_37
.LBB20_31:
	testq	%r11, %r11
	je	.LBB20_34
	leaq	(%rdx,%rbp,4), %r13
	leaq	(%r10,%rbp,4), %rbp
	xorl	%eax, %eax
	.p2align	4
.LBB20_33:
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
	jne	.LBB20_33
	jmp	.LBB20_34
.LBB20_12:
	jne	.LBB20_17
	xorl	%esi, %esi
	jmp	.LBB20_14
.LBB20_10:
	vmovaps	%ymm6, %ymm8
	vmovaps	%ymm7, %ymm9
.LBB20_11:
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
.LBB20_6:
	cmpq	%rdx, %rsi
	jge	.LBB20_17
.LBB20_14:
	vmovups	(%rdi), %ymm7
	vmovups	32(%rdi), %ymm6
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB20_15
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
	jmp	.LBB20_19
	.p2align	4
.LBB20_24:
	addq	%r15, %rdi
.LBB20_25:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB20_16
.LBB20_19:
	testq	%rdx, %rdx
	je	.LBB20_25
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB20_21
	.p2align	4
.LBB20_26:
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
	jne	.LBB20_26
.LBB20_21:
	testq	%r8, %r8
	je	.LBB20_24
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB20_23:
	vbroadcastss	(%rbx,%r14,4), %ymm3
	vfmadd231ps	(%r11), %ymm3, %ymm7
	vfmadd231ps	32(%r11), %ymm3, %ymm6
	addq	$64, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB20_23
	jmp	.LBB20_24
.LBB20_15:
	movq	%rsi, %r12
.LBB20_16:
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
.LBB20_17:
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
.Lfunc_end20:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5, .Lfunc_end20-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5:
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
	jl	.LBB21_7
	movq	(%r13), %rdx
	movq	8(%r13), %r8
	movq	16(%r13), %r9
	leaq	96(%rdi), %rax
	movq	%rax, -80(%rsp)
	movq	72(%r13), %rax
	movq	%rax, -32(%rsp)
	movq	56(%r13), %r10
	addq	$-8, %r10
	movq	64(%r13), %rax
	movq	%rax, -48(%rsp)
	leaq	8(%rsi), %r11
	leaq	16(%rsi), %rax
	cmpq	%rsi, %r10
	cmovlq	%r10, %rsi
	movq	%rsi, -64(%rsp)
	cmpq	%r11, %r10
	cmovlq	%r10, %r11
	movq	%r11, -56(%rsp)
	cmpq	%rax, %r10
	cmovgeq	%rax, %r10
	movq	%r10, -40(%rsp)
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
	leaq	4(%rdx,%rax,4), %rbx
	leaq	(%rdx,%r8,8), %rax
	addq	$4, %rax
	movq	%rax, -88(%rsp)
	movl	$4, %eax
	xorl	%r13d, %r13d
	jmp	.LBB21_2
	.p2align	4
.LBB21_3:
	vmovaps	%ymm3, %ymm11
	vmovaps	%ymm2, %ymm12
	vmovaps	%ymm1, %ymm13
	vmovaps	%ymm3, %ymm14
	vmovaps	%ymm2, %ymm15
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm2, %ymm9
	vmovaps	%ymm1, %ymm4
.LBB21_4:
	vmovups	80(%rsp), %ymm5
	vcmpltps	%ymm5, %ymm4, %ymm0
	vblendvps	%ymm0, 112(%rsp), %ymm4, %ymm0
	vmovups	48(%rsp), %ymm6
	vcmpltps	%ymm0, %ymm6, %ymm4
	vmovups	208(%rsp), %ymm7
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	%r13, %rax
	movq	-32(%rsp), %rcx
	imulq	%rcx, %rax
	movq	-48(%rsp), %rsi
	leaq	(%rsi,%rax,4), %rax
	movq	-64(%rsp), %r10
	vmovups	%ymm0, (%rax,%r10,4)
	vcmpltps	%ymm5, %ymm9, %ymm0
	vblendvps	%ymm0, 112(%rsp), %ymm9, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	-56(%rsp), %rdi
	vmovups	%ymm0, (%rax,%rdi,4)
	vcmpltps	%ymm5, %ymm8, %ymm0
	vmovups	112(%rsp), %ymm9
	vblendvps	%ymm0, %ymm9, %ymm8, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	-40(%rsp), %rdx
	vmovups	%ymm0, (%rax,%rdx,4)
	vcmpltps	%ymm5, %ymm10, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm10, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	%r13, %rax
	orq	$1, %rax
	imulq	%rcx, %rax
	leaq	(%rsi,%rax,4), %rax
	vmovups	%ymm0, (%rax,%r10,4)
	vcmpltps	%ymm5, %ymm15, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm15, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%rdi,4)
	vcmpltps	%ymm5, %ymm14, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm14, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%rdx,4)
	vcmpltps	%ymm5, %ymm13, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm13, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	%r13, %rax
	orq	$2, %rax
	imulq	%rcx, %rax
	leaq	(%rsi,%rax,4), %rax
	vmovups	%ymm0, (%rax,%r10,4)
	vcmpltps	%ymm5, %ymm12, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm12, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%rdi,4)
	vcmpltps	%ymm5, %ymm11, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm11, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%rdx,4)
	vcmpltps	%ymm5, %ymm1, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm1, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm1
	vblendvps	%ymm1, %ymm7, %ymm0, %ymm0
	orq	$3, %r13
	imulq	%rcx, %r13
	leaq	(%rsi,%r13,4), %rax
	vmovups	%ymm0, (%rax,%r10,4)
	vcmpltps	%ymm5, %ymm2, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm2, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm1
	vblendvps	%ymm1, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%rdi,4)
	vcmpltps	%ymm5, %ymm3, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm3, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm1
	vblendvps	%ymm1, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%rdx,4)
	movq	-120(%rsp), %rsi
	leaq	4(%rsi), %rax
	movq	-8(%rsp), %rdx
	movq	-72(%rsp), %rcx
	addq	%rcx, %rdx
	movq	-16(%rsp), %r10
	addq	%rcx, %r10
	movq	-24(%rsp), %rbx
	addq	%rcx, %rbx
	addq	%rcx, -88(%rsp)
	movq	%rsi, %r13
	movq	-104(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-96(%rsp), %rdi
	jl	.LBB21_5
.LBB21_2:
	movq	%rax, -120(%rsp)
	vmovups	(%rdi), %ymm1
	vmovups	32(%rdi), %ymm2
	vmovups	64(%rdi), %ymm3
	testq	%r9, %r9
	movq	%rdx, -8(%rsp)
	movq	%r10, -16(%rsp)
	movq	%rbx, -24(%rsp)
	je	.LBB21_3
	movq	-128(%rsp), %rax
	movq	24(%rax), %r15
	movq	32(%rax), %rdi
	movq	%r15, %rax
	shlq	$5, %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 8(%rsp)
	movq	%r15, %r11
	andq	$-2, %r11
	shlq	$2, %rdi
	movq	-88(%rsp), %rax
	movq	%rbx, %rcx
	movq	%r10, %rsi
	movq	-80(%rsp), %r10
	xorl	%ebx, %ebx
	vmovaps	%ymm3, %ymm11
	vmovaps	%ymm2, %ymm12
	vmovaps	%ymm1, %ymm13
	vmovaps	%ymm3, %ymm14
	vmovaps	%ymm2, %ymm15
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm2, %ymm9
	vmovaps	%ymm1, %ymm4
	jmp	.LBB21_38
	.p2align	4
.LBB21_43:
	addq	8(%rsp), %r10
.LBB21_44:
	incq	%rbx
	addq	%rdi, %rdx
	addq	%rdi, %rsi
	addq	%rdi, %rcx
	addq	%rdi, %rax
	cmpq	%r9, %rbx
	je	.LBB21_4
.LBB21_38:
	testq	%r15, %r15
	je	.LBB21_44
	movq	%r10, %rbp
	cmpq	$1, %r15
	jne	.LBB21_45
	xorl	%r14d, %r14d
	jmp	.LBB21_41
	.p2align	4
.LBB21_45:
	xorl	%r12d, %r12d
	.p2align	4
.LBB21_46:
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
	leaq	2(%r12), %r14
	addq	$192, %rbp
	movq	%r14, %r12
	cmpq	%r14, %r11
	jne	.LBB21_46
.LBB21_41:
	testb	$1, %r15b
	je	.LBB21_43
	leaq	(%rdx,%r14,4), %r12
	vmovups	(%rbp), %ymm0
	vmovups	32(%rbp), %ymm5
	vmovups	64(%rbp), %ymm6
	vbroadcastss	(%rdx,%r14,4), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm4
	vfmadd231ps	%ymm5, %ymm7, %ymm9
	vfmadd231ps	%ymm7, %ymm6, %ymm8
	leaq	(%r12,%r8,4), %r14
	vbroadcastss	(%r12,%r8,4), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm10
	vfmadd231ps	%ymm5, %ymm7, %ymm15
	vfmadd231ps	%ymm7, %ymm6, %ymm14
	vbroadcastss	(%r12,%r8,8), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm13
	vfmadd231ps	%ymm5, %ymm7, %ymm12
	vfmadd231ps	%ymm7, %ymm6, %ymm11
	movq	(%rsp), %r12
	vbroadcastss	(%r12,%r14), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3
	jmp	.LBB21_43
.LBB21_7:
	cmpq	$1, %rcx
	jle	.LBB21_12
	movl	$2, %eax
	xorl	%esi, %esi
	jmp	.LBB21_9
.LBB21_5:
	movq	%rsi, %rax
	orq	$2, %rax
	cmpq	%rax, %rcx
	movq	-128(%rsp), %r13
	vmovaps	32(%rsp), %xmm3
	vmovups	176(%rsp), %ymm2
	vmovaps	16(%rsp), %xmm1
	vmovups	144(%rsp), %ymm15
	jl	.LBB21_6
.LBB21_9:
	vmovups	(%rdi), %ymm12
	vmovups	32(%rdi), %ymm13
	vmovups	64(%rdi), %ymm14
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rsi, -120(%rsp)
	je	.LBB21_10
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
	jmp	.LBB21_28
	.p2align	4
.LBB21_33:
	addq	%r10, %r8
	movq	-96(%rsp), %rdi
.LBB21_34:
	incq	%r14
	addq	%r9, %rbp
	addq	%r9, %rbx
	cmpq	%rcx, %r14
	je	.LBB21_11
.LBB21_28:
	testq	%rsi, %rsi
	je	.LBB21_34
	movq	%r8, %r15
	cmpq	$1, %rsi
	jne	.LBB21_35
	xorl	%r12d, %r12d
	jmp	.LBB21_31
	.p2align	4
.LBB21_35:
	xorl	%r13d, %r13d
	.p2align	4
.LBB21_36:
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
	jne	.LBB21_36
.LBB21_31:
	testb	$1, %sil
	je	.LBB21_33
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
	jmp	.LBB21_33
.LBB21_12:
	jne	.LBB21_17
	xorl	%esi, %esi
	jmp	.LBB21_14
.LBB21_10:
	vmovaps	%ymm14, %ymm4
	vmovaps	%ymm13, %ymm6
	vmovaps	%ymm12, %ymm7
.LBB21_11:
	movq	-128(%rsp), %r13
	movq	56(%r13), %rcx
	movq	64(%r13), %rdx
	addq	$-8, %rcx
	movq	-112(%rsp), %r10
	cmpq	%r10, %rcx
	movq	%r10, %rsi
	cmovlq	%rcx, %rsi
	movq	72(%r13), %r11
	movq	%r11, %r8
	vmovups	80(%rsp), %ymm5
	vcmpltps	%ymm5, %ymm7, %ymm0
	vinsertf128	$1, %xmm1, %ymm15, %ymm8
	vblendvps	%ymm0, %ymm8, %ymm7, %ymm0
	vmovups	48(%rsp), %ymm10
	vcmpltps	%ymm0, %ymm10, %ymm9
	vinsertf128	$1, %xmm3, %ymm2, %ymm7
	vblendvps	%ymm9, %ymm7, %ymm0, %ymm0
	movq	-120(%rsp), %rbx
	imulq	%rbx, %r8
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
	orq	$1, %rbx
	vcmpltps	%ymm0, %ymm10, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	imulq	%r11, %rbx
	leaq	(%rdx,%rbx,4), %rdx
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
	movq	-104(%rsp), %rcx
.LBB21_6:
	cmpq	%rcx, %rsi
	jge	.LBB21_17
.LBB21_14:
	vmovups	(%rdi), %ymm6
	vmovups	32(%rdi), %ymm9
	vmovups	64(%rdi), %ymm10
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB21_15
	movq	8(%r13), %rcx
	movq	%rsi, %r12
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
	jmp	.LBB21_19
	.p2align	4
.LBB21_24:
	addq	%r15, %rdi
.LBB21_25:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB21_16
.LBB21_19:
	testq	%rdx, %rdx
	je	.LBB21_25
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB21_21
	.p2align	4
.LBB21_26:
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
	jne	.LBB21_26
.LBB21_21:
	testq	%r8, %r8
	je	.LBB21_24
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB21_23:
	vbroadcastss	(%rbx,%r14,4), %ymm0
	vfmadd231ps	(%r11), %ymm0, %ymm6
	vfmadd231ps	32(%r11), %ymm0, %ymm9
	vfmadd231ps	64(%r11), %ymm0, %ymm10
	addq	$96, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB21_23
	jmp	.LBB21_24
.LBB21_15:
	movq	%rsi, %r12
.LBB21_16:
	movq	-128(%rsp), %rsi
	movq	56(%rsi), %rax
	addq	$-8, %rax
	movq	-112(%rsp), %rdx
	cmpq	%rdx, %rax
	movq	%rdx, %rcx
	cmovlq	%rax, %rcx
	imulq	72(%rsi), %r12
	vmovups	80(%rsp), %ymm5
	vcmpltps	%ymm5, %ymm6, %ymm0
	vinsertf128	$1, %xmm1, %ymm15, %ymm4
	vblendvps	%ymm0, %ymm4, %ymm6, %ymm0
	vmovups	48(%rsp), %ymm7
	vcmpltps	%ymm0, %ymm7, %ymm8
	vinsertf128	$1, %xmm3, %ymm2, %ymm6
	vblendvps	%ymm8, %ymm6, %ymm0, %ymm0
	shlq	$2, %r12
	addq	64(%rsi), %r12
	vmovups	%ymm0, (%r12,%rcx,4)
	leaq	8(%rdx), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	vcmpltps	%ymm5, %ymm9, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm9, %ymm0
	vcmpltps	%ymm0, %ymm7, %ymm2
	vblendvps	%ymm2, %ymm6, %ymm0, %ymm0
	vmovups	%ymm0, (%r12,%rcx,4)
	addq	$16, %rdx
	cmpq	%rdx, %rax
	cmovlq	%rax, %rdx
	vcmpltps	%ymm5, %ymm10, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm10, %ymm0
	vcmpltps	%ymm0, %ymm7, %ymm1
	vblendvps	%ymm1, %ymm6, %ymm0, %ymm0
	vmovups	%ymm0, (%r12,%rdx,4)
.LBB21_17:
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
.Lfunc_end21:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5, .Lfunc_end21-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5:
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
	jl	.LBB22_11
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
	jmp	.LBB22_2
	.p2align	4
.LBB22_3:
	vmovaps	%ymm8, %ymm9
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm8, %ymm11
	vmovaps	%ymm8, %ymm12
	vmovaps	%ymm8, %ymm13
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm8, %ymm15
.LBB22_4:
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
	jl	.LBB22_5
.LBB22_2:
	movq	%rax, -120(%rsp)
	movq	-104(%rsp), %rax
	vmovups	(%rax), %ymm8
	cmpq	$0, -128(%rsp)
	movq	%rdx, -40(%rsp)
	je	.LBB22_3
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
	jmp	.LBB22_56
	.p2align	4
.LBB22_60:
	incq	%rbp
	addq	%rcx, %rdi
	cmpq	-128(%rsp), %rbp
	je	.LBB22_4
.LBB22_56:
	testq	%rax, %rax
	je	.LBB22_60
	movq	%r10, %r13
	xorl	%r14d, %r14d
	.p2align	4
.LBB22_58:
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
	jne	.LBB22_58
	addq	-96(%rsp), %r10
	jmp	.LBB22_60
.LBB22_11:
	cmpq	$4, %rax
	jl	.LBB22_17
	vinsertf128	$1, %xmm3, %ymm2, %ymm6
	vinsertf128	$1, %xmm1, %ymm0, %ymm7
	movl	$4, %eax
	xorl	%esi, %esi
	vmovups	16(%rsp), %ymm1
	jmp	.LBB22_13
.LBB22_5:
	movq	%rsi, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	jge	.LBB22_13
.LBB22_6:
	leaq	2(%rsi), %rax
	cmpq	%rax, %rcx
	movq	-112(%rsp), %r13
	movq	-104(%rsp), %rdi
	jge	.LBB22_7
	jmp	.LBB22_10
.LBB22_13:
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
	jmp	.LBB22_14
	.p2align	4
.LBB22_15:
	vmovaps	%ymm8, %ymm9
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm8, %ymm11
.LBB22_16:
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
	jl	.LBB22_6
.LBB22_14:
	movq	%rax, -120(%rsp)
	movq	-104(%rsp), %rax
	vmovups	(%rax), %ymm8
	testq	%r9, %r9
	movq	%rdi, -56(%rsp)
	je	.LBB22_15
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
	jmp	.LBB22_46
	.p2align	4
.LBB22_51:
	addq	%rbx, %r8
.LBB22_52:
	incq	%r11
	addq	%rsi, %rbp
	addq	%rsi, %rax
	addq	%rsi, %r13
	addq	%rsi, %rdi
	cmpq	%r9, %r11
	je	.LBB22_16
.LBB22_46:
	testq	%rdx, %rdx
	je	.LBB22_52
	movq	%r8, %r15
	cmpq	$1, %rdx
	jne	.LBB22_53
	xorl	%ecx, %ecx
	jmp	.LBB22_49
	.p2align	4
.LBB22_53:
	xorl	%r14d, %r14d
	.p2align	4
.LBB22_54:
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
	jne	.LBB22_54
.LBB22_49:
	testb	$1, %dl
	je	.LBB22_51
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
	jmp	.LBB22_51
.LBB22_17:
	cmpq	$1, %rax
	jle	.LBB22_19
	movl	$2, %eax
	xorl	%esi, %esi
	vmovups	16(%rsp), %ymm1
.LBB22_7:
	movq	%rax, -96(%rsp)
	movq	%rsi, -120(%rsp)
	vmovups	(%rdi), %ymm6
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB22_8
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
	jmp	.LBB22_35
	.p2align	4
.LBB22_41:
	addq	-128(%rsp), %r8
.LBB22_42:
	incq	%r12
	addq	%r9, %r11
	addq	%r9, %r14
	addq	%r9, %rax
	cmpq	%rcx, %r12
	je	.LBB22_9
.LBB22_35:
	testq	%rsi, %rsi
	je	.LBB22_42
	movq	%r8, %r13
	cmpq	$4, %rsi
	jae	.LBB22_43
	xorl	%edx, %edx
	jmp	.LBB22_38
	.p2align	4
.LBB22_43:
	xorl	%ebp, %ebp
	.p2align	4
.LBB22_44:
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
	jne	.LBB22_44
.LBB22_38:
	testq	%rdi, %rdi
	je	.LBB22_41
	leaq	(%rax,%rdx,4), %rbp
	leaq	(%r11,%rdx,4), %rdx
	xorl	%r10d, %r10d
	.p2align	4
.LBB22_40:
	vmovups	(%r13,%r10,8), %ymm4
	vbroadcastss	(%rdx,%r10), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm7
	vbroadcastss	(%rbp,%r10), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm6
	addq	$4, %r10
	cmpq	%r10, %r15
	jne	.LBB22_40
	jmp	.LBB22_41
.LBB22_8:
	vmovaps	%ymm6, %ymm7
.LBB22_9:
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
.LBB22_10:
	movq	%rsi, %rbp
	cmpq	-48(%rsp), %rsi
	jge	.LBB22_24
.LBB22_21:
	vmovups	(%rdi), %ymm6
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB22_22
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
	jmp	.LBB22_26
	.p2align	4
.LBB22_31:
	addq	%r12, %rdi
.LBB22_32:
	incq	%r11
	addq	%rsi, %rcx
	cmpq	%rax, %r11
	je	.LBB22_23
.LBB22_26:
	testq	%rdx, %rdx
	je	.LBB22_32
	movq	%rdi, %rbx
	xorl	%r14d, %r14d
	cmpq	$8, %rdx
	jb	.LBB22_28
	.p2align	4
.LBB22_33:
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
	jne	.LBB22_33
.LBB22_28:
	testq	%r8, %r8
	je	.LBB22_31
	leaq	(%rcx,%r14,4), %r14
	xorl	%r15d, %r15d
	.p2align	4
.LBB22_30:
	vbroadcastss	(%r14,%r15), %ymm4
	vfmadd231ps	(%rbx,%r15,8), %ymm4, %ymm6
	addq	$4, %r15
	cmpq	%r15, %r10
	jne	.LBB22_30
	jmp	.LBB22_31
.LBB22_22:
	vmovaps	-16(%rsp), %xmm3
	vmovups	48(%rsp), %ymm2
	vmovaps	-32(%rsp), %xmm1
.LBB22_23:
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
.LBB22_24:
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
.LBB22_19:
	.cfi_def_cfa_offset 144
	jne	.LBB22_24
	xorl	%ebp, %ebp
	jmp	.LBB22_21
.Lfunc_end22:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5, .Lfunc_end22-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	vitruvian_peak_avx2
	.globl	vitruvian_peak_avx2
	.p2align	4
	.type	vitruvian_peak_avx2,@function
vitruvian_peak_avx2:
	jmp	($s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF)
.Lfunc_end23:
	.size	vitruvian_peak_avx2, .Lfunc_end23-vitruvian_peak_avx2
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
	je	.LBB24_1
	vmovaps	%ymm3, %ymm12
	cmpq	$1, %rdi
	je	.LBB24_5
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
.LBB24_4:
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
	jne	.LBB24_4
.LBB24_5:
	testb	$1, %dil
	je	.LBB24_7
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
	jmp	.LBB24_7
.LBB24_1:
	vmovaps	%ymm3, %ymm12
.LBB24_7:
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
.Lfunc_end24:
	.size	$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF, .Lfunc_end24-$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF
	.hidden	vitruvian_separate_avx2
	.globl	vitruvian_separate_avx2
	.p2align	4
	.type	vitruvian_separate_avx2,@function
vitruvian_separate_avx2:
	jmp	($s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF)
.Lfunc_end25:
	.size	vitruvian_separate_avx2, .Lfunc_end25-vitruvian_separate_avx2
	.hidden	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.globl	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF,@function
$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF:
	testq	%rdx, %rdx
	je	.LBB26_19
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
	jmp	.LBB26_2
	.p2align	4
.LBB26_17:
	incq	%r12
	addq	%r8, %r11
	addq	$4, %rbx
	addq	%r8, %rcx
	addq	$4, %rdi
	cmpq	%r14, %r12
	je	.LBB26_18
.LBB26_2:
	testq	%r9, %r9
	je	.LBB26_17
	testb	$1, -9(%rsp)
	je	.LBB26_11
	xorl	%ebp, %ebp
	jmp	.LBB26_5
	.p2align	4
.LBB26_11:
	xorl	%esi, %esi
	cmpq	$32, %r9
	jb	.LBB26_15
	.p2align	4
.LBB26_12:
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
	jne	.LBB26_12
	cmpq	%rdx, %r9
	je	.LBB26_17
	movq	%rdx, %rbp
	movq	%rdx, %rsi
	testb	$28, %r9b
	je	.LBB26_5
	.p2align	4
.LBB26_15:
	vmovups	(%rdi,%rsi,4), %xmm0
	vmovups	%xmm0, (%rcx,%rsi,4)
	addq	$4, %rsi
	cmpq	%rsi, %r10
	jne	.LBB26_15
	movq	%r10, %rbp
	cmpq	%r10, %r9
	je	.LBB26_17
.LBB26_5:
	movq	%r14, %r8
	movl	%r9d, %esi
	subl	%ebp, %esi
	movq	%rbp, %r13
	andl	$7, %esi
	je	.LBB26_8
	movq	%rax, %r14
	imulq	%rbp, %r14
	addq	%rdi, %r14
	movq	%rbp, %r13
	.p2align	4
.LBB26_7:
	vmovss	(%r14), %xmm0
	vmovss	%xmm0, (%rcx,%r13,4)
	incq	%r13
	addq	%rax, %r14
	decq	%rsi
	jne	.LBB26_7
.LBB26_8:
	subq	%r9, %rbp
	cmpq	$-8, %rbp
	movq	%r8, %r14
	movq	-8(%rsp), %r8
	ja	.LBB26_17
	movq	%rax, %rbp
	imulq	%r13, %rbp
	addq	%rdi, %rbp
	.p2align	4
.LBB26_10:
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
	jne	.LBB26_10
	jmp	.LBB26_17
.LBB26_18:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB26_19:
	vzeroupper
	retq
.Lfunc_end26:
	.size	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF, .Lfunc_end26-$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.hidden	vitruvian_convolve_planes_avx2
	.globl	vitruvian_convolve_planes_avx2
	.p2align	4
	.type	vitruvian_convolve_planes_avx2,@function
vitruvian_convolve_planes_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF)
.Lfunc_end27:
	.size	vitruvian_convolve_planes_avx2, .Lfunc_end27-vitruvian_convolve_planes_avx2
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
	jle	.LBB28_1
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
	jmp	.LBB28_4
	.p2align	4
.LBB28_14:
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
	jl	.LBB28_15
.LBB28_4:
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
	je	.LBB28_14
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
	jmp	.LBB28_6
	.p2align	4
.LBB28_13:
	incq	%rdi
	addq	64(%rsp), %r14
	cmpq	16(%rsp), %rdi
	je	.LBB28_14
.LBB28_6:
	testq	%r10, %r10
	je	.LBB28_13
	movq	%rdi, %rax
	imulq	48(%rsp), %rax
	movq	56(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rbx
	movq	%r14, %rbp
	xorl	%eax, %eax
	jmp	.LBB28_8
	.p2align	4
.LBB28_22:
	addq	%r11, %r12
.LBB28_23:
	incq	%rax
	addq	$4, %rbp
	cmpq	%r10, %rax
	je	.LBB28_13
.LBB28_8:
	testq	%rcx, %rcx
	je	.LBB28_23
	cmpq	$1, %rcx
	jne	.LBB28_10
	leaq	(%rbx,%rax,4), %r9
	movq	%r12, %r8
	testb	$1, %cl
	je	.LBB28_22
	jmp	.LBB28_21
	.p2align	4
.LBB28_10:
	movq	%r13, %r15
	movq	%rbp, %rdx
	movq	%r12, %r8
	.p2align	4
.LBB28_11:
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
	jne	.LBB28_11
	addq	72(%rsp), %r9
	testb	$1, %cl
	je	.LBB28_22
.LBB28_21:
	vbroadcastss	(%r8), %ymm11
	vfmadd231ps	(%r9), %ymm11, %ymm10
	vfmadd231ps	32(%r9), %ymm11, %ymm9
	vfmadd231ps	64(%r9), %ymm11, %ymm8
	vfmadd231ps	96(%r9), %ymm11, %ymm7
	vfmadd231ps	128(%r9), %ymm11, %ymm6
	vfmadd231ps	160(%r9), %ymm11, %ymm5
	vfmadd231ps	192(%r9), %ymm11, %ymm4
	vfmadd231ps	224(%r9), %ymm11, %ymm3
	jmp	.LBB28_22
.LBB28_1:
	testq	%r14, %r14
	jle	.LBB28_18
	xorl	%r15d, %r15d
	jmp	.LBB28_16
.LBB28_15:
	cmpq	%r14, %r15
	jge	.LBB28_18
.LBB28_16:
	leaq	-8(%r14), %rbx
	leaq	80(%rsp), %r13
	.p2align	4
.LBB28_17:
	cmpq	%r15, %rbx
	movq	%r15, %rdi
	cmovlq	%rbx, %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5BlockRzAA0B6OutputV0E0RtzlFAG_Ttg5)
	addq	$8, %r15
	cmpq	%r14, %r15
	jl	.LBB28_17
.LBB28_18:
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
.Lfunc_end28:
	.size	$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF, .Lfunc_end28-$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5BlockRzAA0B6OutputV0E0RtzlFAG_Ttg5
	.weak	$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5BlockRzAA0B6OutputV0E0RtzlFAG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5BlockRzAA0B6OutputV0E0RtzlFAG_Ttg5,@function
$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5BlockRzAA0B6OutputV0E0RtzlFAG_Ttg5:
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
	je	.LBB29_13
	movq	32(%r13), %rax
	movq	48(%r13), %rdx
	leaq	(,%rdi,4), %rcx
	movq	%rcx, -56(%rsp)
	xorl	%r8d, %r8d
	xorl	%edi, %edi
	movq	%rdx, -24(%rsp)
	jmp	.LBB29_2
	.p2align	4
.LBB29_12:
	movq	-40(%rsp), %rdi
	incq	%rdi
	movq	-32(%rsp), %r8
	addq	$4, %r8
	cmpq	-48(%rsp), %rdi
	je	.LBB29_13
.LBB29_2:
	testq	%rdx, %rdx
	movq	%r8, -32(%rsp)
	movq	%rdi, -40(%rsp)
	je	.LBB29_12
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
	jmp	.LBB29_4
	.p2align	4
.LBB29_10:
	addq	%r9, %rax
.LBB29_11:
	incq	%rbp
	addq	$4, %r10
	cmpq	%rdx, %rbp
	je	.LBB29_12
.LBB29_4:
	testq	%r11, %r11
	je	.LBB29_11
	movq	8(%r13), %rsi
	cmpq	$8, %r11
	jae	.LBB29_14
	movq	-8(%rsp), %rcx
	leaq	(%rcx,%rbp,4), %rbx
	movq	%rax, %rcx
	testq	%r15, %r15
	jne	.LBB29_8
	jmp	.LBB29_10
	.p2align	4
.LBB29_14:
	movq	%r9, %rdx
	movq	%rsi, %r8
	shlq	$5, %r8
	leaq	(,%rsi,4), %r9
	movq	-16(%rsp), %r12
	movq	%r10, %rdi
	movq	%rax, %rcx
	.p2align	4
.LBB29_15:
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
	jne	.LBB29_15
	addq	%r8, %rbx
	movq	%rdx, %r9
	movq	-24(%rsp), %rdx
	testq	%r15, %r15
	je	.LBB29_10
.LBB29_8:
	shlq	$2, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB29_9:
	vbroadcastss	(%rcx,%rdi,4), %ymm1
	vfmadd231ps	(%rbx), %ymm1, %ymm0
	incq	%rdi
	addq	%rsi, %rbx
	cmpq	%rdi, %r15
	jne	.LBB29_9
	jmp	.LBB29_10
.LBB29_13:
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
.Lfunc_end29:
	.size	$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5BlockRzAA0B6OutputV0E0RtzlFAG_Ttg5, .Lfunc_end29-$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5BlockRzAA0B6OutputV0E0RtzlFAG_Ttg5
	.cfi_endproc
	.hidden	vitruvian_max_pool_avx2
	.globl	vitruvian_max_pool_avx2
	.p2align	4
	.type	vitruvian_max_pool_avx2,@function
vitruvian_max_pool_avx2:
	jmp	($s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF)
.Lfunc_end30:
	.size	vitruvian_max_pool_avx2, .Lfunc_end30-vitruvian_max_pool_avx2
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
	je	.LBB31_18
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
	jmp	.LBB31_2
	.p2align	4
.LBB31_17:
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
	je	.LBB31_18
.LBB31_2:
	cmpq	$0, 168(%rsp)
	jle	.LBB31_17
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
	jmp	.LBB31_4
	.p2align	4
.LBB31_16:
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
	jge	.LBB31_17
.LBB31_4:
	movq	16(%rsp), %rax
	cmpq	%rax, %rcx
	movq	%rcx, 32(%rsp)
	cmovlq	%rcx, %rax
	movq	%rax, -40(%rsp)
	vmovaps	%ymm2, %ymm3
	testq	%rbx, %rbx
	je	.LBB31_16
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
	jmp	.LBB31_6
	.p2align	4
.LBB31_15:
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
	je	.LBB31_16
.LBB31_6:
	testq	%r9, %r9
	movq	%r13, 104(%rsp)
	je	.LBB31_15
	cmpq	$8, %r9
	jae	.LBB31_9
	movq	%rcx, %r13
	testq	%r14, %r14
	jne	.LBB31_13
	jmp	.LBB31_15
	.p2align	4
.LBB31_9:
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
.LBB31_10:
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
	jne	.LBB31_10
	addq	%r11, %r13
	movq	80(%rsp), %r9
	movq	40(%rsp), %rbx
	movq	72(%rsp), %r12
	movq	64(%rsp), %r14
	movq	48(%rsp), %r15
	movq	96(%rsp), %rcx
	movq	88(%rsp), %rdi
	testq	%r14, %r14
	je	.LBB31_15
.LBB31_13:
	movq	%r14, %rax
	.p2align	4
.LBB31_14:
	vmovups	(%r13), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	addq	%rdx, %r13
	decq	%rax
	jne	.LBB31_14
	jmp	.LBB31_15
.LBB31_18:
	addq	$112, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end31:
	.size	$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF, .Lfunc_end31-$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0b6FiveByH0V_Tg5Tf4dn_n
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0b6FiveByH0V_Tg5Tf4dn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0b6FiveByH0V_Tg5Tf4dn_n,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0b6FiveByH0V_Tg5Tf4dn_n:
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
	movq	%r13, -120(%rsp)
	movq	216(%r13), %rax
	movq	%rax, -8(%rsp)
	testq	%rax, %rax
	je	.LBB32_18
	movq	-120(%rsp), %rax
	movq	224(%rax), %r13
	xorl	%ebx, %ebx
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%r11d, %r11d
	movq	%r13, -56(%rsp)
	jmp	.LBB32_2
	.p2align	4
.LBB32_16:
	movq	-120(%rsp), %r10
	movq	8(%r10), %rcx
	movq	64(%r10), %rsi
	movq	56(%r10), %rax
	movq	40(%r10), %r8
	imulq	%r11, %r8
	imulq	%rcx, %r8
	shlq	$2, %r8
	addq	(%r10), %r8
	imulq	%rcx, %rax
	movq	48(%r10), %r9
	imulq	%rbp, %r9
	shlq	$5, %r9
	leaq	(%r8,%r9), %rdx
	movq	72(%r10), %rcx
	movq	%rsi, %rdi
	shlq	$5, %rdi
	vmovups	(%r9,%r8), %ymm2
	leaq	(%rdx,%rdi), %r8
	leaq	(%r8,%rax,4), %r9
	vmovups	(%r8,%rax,4), %ymm3
	leaq	(%rdx,%rax,4), %r8
	vmovups	(%rcx), %ymm1
	vfmadd213ps	80(%r10), %ymm2, %ymm1
	vmovups	(%rdx,%rax,4), %ymm2
	vfmadd231ps	160(%rcx), %ymm2, %ymm1
	vmovups	(%r8,%rax,4), %ymm2
	leaq	(%r8,%rax,4), %r8
	vfmadd231ps	320(%rcx), %ymm2, %ymm1
	vmovups	(%r8,%rax,4), %ymm2
	leaq	(%r8,%rax,4), %r8
	vfmadd231ps	480(%rcx), %ymm2, %ymm1
	vmovups	(%r8,%rax,4), %ymm2
	leaq	(%r9,%rax,4), %r8
	vfmadd231ps	640(%rcx), %ymm2, %ymm1
	vmovups	(%rdi,%rdx), %ymm2
	leaq	(%r8,%rax,4), %rdi
	vfmadd231ps	32(%rcx), %ymm2, %ymm1
	vfmadd231ps	192(%rcx), %ymm3, %ymm1
	vmovups	(%rdi,%rax,4), %ymm2
	vmovups	(%r9,%rax,4), %ymm3
	movq	%rsi, %rdi
	vfmadd231ps	352(%rcx), %ymm3, %ymm1
	vmovups	(%r8,%rax,4), %ymm3
	leaq	(%rsi,%rsi,2), %r8
	vfmadd231ps	512(%rcx), %ymm3, %ymm1
	shlq	$5, %r8
	vmovups	(%r8,%rdx), %ymm3
	addq	%rdx, %r8
	shlq	$6, %rsi
	vfmadd231ps	672(%rcx), %ymm2, %ymm1
	vmovups	(%rsi,%rdx), %ymm2
	addq	%rdx, %rsi
	vfmadd231ps	64(%rcx), %ymm2, %ymm1
	vmovups	(%rsi,%rax,4), %ymm2
	leaq	(%rsi,%rax,4), %rsi
	vfmadd231ps	224(%rcx), %ymm2, %ymm1
	vmovups	(%rsi,%rax,4), %ymm2
	leaq	(%rsi,%rax,4), %rsi
	vfmadd231ps	384(%rcx), %ymm2, %ymm1
	vmovups	(%rsi,%rax,4), %ymm2
	leaq	(%rsi,%rax,4), %rsi
	vfmadd231ps	544(%rcx), %ymm2, %ymm1
	vmovups	(%rsi,%rax,4), %ymm2
	leaq	(%r8,%rax,4), %rsi
	vfmadd231ps	704(%rcx), %ymm2, %ymm1
	vmovups	(%rsi,%rax,4), %ymm2
	leaq	(%rsi,%rax,4), %rsi
	vfmadd231ps	96(%rcx), %ymm3, %ymm1
	vmovups	(%r8,%rax,4), %ymm3
	leaq	(%rsi,%rax,4), %r8
	vfmadd231ps	256(%rcx), %ymm3, %ymm1
	vfmadd231ps	416(%rcx), %ymm2, %ymm1
	vmovups	(%r8,%rax,4), %ymm2
	vmovups	(%rsi,%rax,4), %ymm3
	vfmadd231ps	576(%rcx), %ymm3, %ymm1
	shlq	$7, %rdi
	vfmadd231ps	736(%rcx), %ymm2, %ymm1
	vmovups	(%rdi,%rdx), %ymm2
	addq	%rdi, %rdx
	vfmadd132ps	128(%rcx), %ymm1, %ymm2
	vmovups	(%rdx,%rax,4), %ymm1
	leaq	(%rdx,%rax,4), %rdx
	vfmadd132ps	288(%rcx), %ymm2, %ymm1
	vmovups	(%rdx,%rax,4), %ymm2
	leaq	(%rdx,%rax,4), %rdx
	vfmadd132ps	448(%rcx), %ymm1, %ymm2
	vmovups	(%rdx,%rax,4), %ymm1
	leaq	(%rdx,%rax,4), %rdx
	vmovups	(%rdx,%rax,4), %ymm3
	vfmadd132ps	608(%rcx), %ymm2, %ymm1
	vfmadd132ps	768(%rcx), %ymm1, %ymm3
	vmulps	112(%r10), %ymm3, %ymm1
	vcmpltps	%ymm0, %ymm3, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm3, %ymm1
	vmovups	144(%r10), %ymm2
	vmaxps	%ymm1, %ymm2, %ymm1
	vmovups	176(%r10), %ymm2
	vminps	%ymm1, %ymm2, %ymm1
	movq	232(%r10), %rax
	imulq	%r11, %rax
	shlq	$2, %rax
	addq	208(%r10), %rax
	imulq	240(%r10), %rbp
	vmovups	%ymm1, (%rax,%rbp,4)
.LBB32_17:
	incq	%r11
	addq	$4, %rbx
	cmpq	-8(%rsp), %r11
	je	.LBB32_18
.LBB32_2:
	cmpq	$8, %r13
	movq	%r11, -80(%rsp)
	jl	.LBB32_8
	movq	-120(%rsp), %r15
	movq	48(%r15), %r8
	movq	56(%r15), %rcx
	movq	64(%r15), %r9
	movq	8(%r15), %rdi
	vmovups	80(%r15), %ymm1
	movq	232(%r15), %rax
	imulq	%r11, %rax
	shlq	$2, %rax
	addq	208(%r15), %rax
	movq	%rax, -104(%rsp)
	movq	240(%r15), %r11
	vmovups	144(%r15), %ymm2
	vmovups	176(%r15), %ymm3
	vmovups	112(%r15), %ymm4
	shlq	$5, %r9
	leaq	(,%r11,4), %rax
	leaq	(%rax,%rax,2), %rdx
	movq	%rdx, 128(%rsp)
	movq	%r11, %rdx
	shlq	$4, %rdx
	movq	%rdx, 96(%rsp)
	leaq	(%rax,%rax,4), %rax
	movq	%rax, 64(%rsp)
	leaq	(,%r11,8), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -112(%rsp)
	leaq	(%r11,%r11,8), %rax
	leaq	(%rax,%rax,2), %rax
	addq	%r11, %rax
	movq	%rax, 32(%rsp)
	movq	40(%r15), %rax
	movq	%rbx, -96(%rsp)
	imulq	%rbx, %rax
	leaq	(%rcx,%rcx,2), %rbx
	leaq	(%rax,%rcx,8), %rdx
	leaq	(%rax,%rcx,4), %rsi
	shlq	$4, %rcx
	addq	%rax, %rcx
	imulq	%rdi, %rcx
	leaq	(%rax,%rbx,4), %rbx
	imulq	%rdi, %rbx
	imulq	%rdi, %rdx
	imulq	%rdi, %rsi
	imulq	%rdi, %rax
	movq	%r8, %rdi
	shlq	$8, %rdi
	movq	%rdi, (%rsp)
	shlq	$5, %r8
	movq	(%r15), %r14
	movq	72(%r15), %r12
	movl	$8, %r10d
	xorl	%edi, %edi
	.p2align	4
.LBB32_4:
	movq	$-160, %rbp
	movq	%r14, %r15
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm1, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm1, %ymm11
	vmovaps	%ymm1, %ymm12
	.p2align	4
.LBB32_5:
	leaq	(%r15,%rax), %r13
	vmovups	160(%r12,%rbp), %ymm14
	vfmadd231ps	(%r15,%rax), %ymm14, %ymm12
	vfmadd231ps	(%r8,%r13), %ymm14, %ymm11
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm14, %ymm10
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm14, %ymm9
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm14, %ymm8
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm14, %ymm7
	vmovups	320(%r12,%rbp), %ymm13
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm14, %ymm6
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm14, %ymm5
	leaq	(%r15,%rsi), %r13
	vfmadd231ps	(%r15,%rsi), %ymm13, %ymm12
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm11
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm10
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm9
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm8
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm7
	vmovups	480(%r12,%rbp), %ymm14
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm6
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm5
	leaq	(%r15,%rdx), %r13
	vfmadd231ps	(%r15,%rdx), %ymm14, %ymm12
	vfmadd231ps	(%r8,%r13), %ymm14, %ymm11
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm14, %ymm10
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm14, %ymm9
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm14, %ymm8
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm14, %ymm7
	vmovups	640(%r12,%rbp), %ymm13
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm14, %ymm6
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm14, %ymm5
	leaq	(%r15,%rbx), %r13
	vfmadd231ps	(%r15,%rbx), %ymm13, %ymm12
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm11
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm10
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm9
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm8
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm7
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm6
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm5
	leaq	(%r15,%rcx), %r13
	vmovups	800(%r12,%rbp), %ymm13
	vfmadd231ps	(%r15,%rcx), %ymm13, %ymm12
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm11
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm10
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm9
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm8
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm7
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm6
	addq	%r8, %r13
	vfmadd231ps	(%r8,%r13), %ymm13, %ymm5
	addq	%r9, %r15
	addq	$32, %rbp
	jne	.LBB32_5
	vmulps	%ymm4, %ymm12, %ymm13
	vcmpltps	%ymm0, %ymm12, %ymm14
	vblendvps	%ymm14, %ymm13, %ymm12, %ymm12
	vmaxps	%ymm12, %ymm2, %ymm12
	vminps	%ymm12, %ymm3, %ymm12
	imulq	%r11, %rdi
	movq	-104(%rsp), %r13
	leaq	(,%rdi,4), %r15
	addq	%r13, %r15
	vmovups	%ymm12, (%r13,%rdi,4)
	vcmpltps	%ymm0, %ymm11, %ymm12
	vmulps	%ymm4, %ymm11, %ymm13
	vblendvps	%ymm12, %ymm13, %ymm11, %ymm11
	vmaxps	%ymm11, %ymm2, %ymm11
	vminps	%ymm11, %ymm3, %ymm11
	vmovups	%ymm11, (%r15,%r11,4)
	vcmpltps	%ymm0, %ymm10, %ymm11
	vmulps	%ymm4, %ymm10, %ymm12
	vblendvps	%ymm11, %ymm12, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm2, %ymm10
	vminps	%ymm10, %ymm3, %ymm10
	vmovups	%ymm10, (%r15,%r11,8)
	vcmpltps	%ymm0, %ymm9, %ymm10
	vmulps	%ymm4, %ymm9, %ymm11
	vblendvps	%ymm10, %ymm11, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm2, %ymm9
	vminps	%ymm9, %ymm3, %ymm9
	movq	128(%rsp), %rdi
	vmovups	%ymm9, (%rdi,%r15)
	vcmpltps	%ymm0, %ymm8, %ymm9
	vmulps	%ymm4, %ymm8, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm2, %ymm8
	vminps	%ymm8, %ymm3, %ymm8
	movq	96(%rsp), %rdi
	vmovups	%ymm8, (%rdi,%r15)
	vcmpltps	%ymm0, %ymm7, %ymm8
	vmulps	%ymm7, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm2, %ymm7
	vminps	%ymm7, %ymm3, %ymm7
	movq	64(%rsp), %rdi
	vmovups	%ymm7, (%rdi,%r15)
	vcmpltps	%ymm0, %ymm6, %ymm7
	vmulps	%ymm6, %ymm4, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	movq	-112(%rsp), %rdi
	vmovups	%ymm6, (%rdi,%r15)
	vcmpltps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	32(%rsp), %rdi
	vmovups	%ymm5, (%rdi,%r15)
	movq	%r10, %rbp
	addq	$8, %r10
	addq	(%rsp), %r14
	movq	%rbp, %rdi
	movq	-56(%rsp), %r13
	cmpq	%r10, %r13
	jge	.LBB32_4
	movq	%rbp, %rax
	orq	$4, %rax
	cmpq	%rax, %r13
	movq	-80(%rsp), %r11
	jge	.LBB32_10
	jmp	.LBB32_13
	.p2align	4
.LBB32_8:
	cmpq	$3, %r13
	jle	.LBB32_19
	movq	%rbx, -96(%rsp)
	movl	$4, %eax
	xorl	%ebp, %ebp
.LBB32_10:
	movq	%rax, 160(%rsp)
	movq	%rbp, %r8
	movq	-120(%rsp), %rbp
	movq	48(%rbp), %rcx
	movq	56(%rbp), %rsi
	movq	8(%rbp), %rax
	movq	40(%rbp), %rdx
	imulq	-96(%rsp), %rdx
	leaq	(%rsi,%rsi,2), %rdi
	leaq	(%rdx,%rsi,8), %r15
	leaq	(%rdx,%rsi,4), %r11
	shlq	$4, %rsi
	addq	%rdx, %rsi
	leaq	(%rdx,%rdi,4), %rdi
	imulq	%rax, %rdx
	movq	%r8, -88(%rsp)
	shlq	$5, %r8
	leaq	32(%r8), %r9
	imulq	%rcx, %r9
	imulq	%rax, %rsi
	leaq	96(%r8), %r10
	imulq	%rcx, %r10
	leaq	(%rsi,%r10), %rbx
	movq	%rbx, 128(%rsp)
	leaq	64(%r8), %rbx
	imulq	%rcx, %rbx
	leaq	(%rsi,%rbx), %r14
	movq	%r14, 96(%rsp)
	imulq	%rcx, %r8
	leaq	(%r8,%rsi), %rcx
	movq	%rcx, 64(%rsp)
	addq	%r9, %rsi
	imulq	%rax, %rdi
	leaq	(%rdi,%r10), %rcx
	movq	%rcx, -112(%rsp)
	leaq	(%rdi,%rbx), %rcx
	movq	%rcx, 32(%rsp)
	imulq	%rax, %r15
	imulq	%rax, %r11
	leaq	(%r8,%rdi), %rax
	movq	%rax, (%rsp)
	addq	%r9, %rdi
	movq	%rdi, -104(%rsp)
	leaq	(%r15,%r10), %rax
	movq	%rax, -64(%rsp)
	leaq	(%r15,%rbx), %rax
	movq	%rax, -72(%rsp)
	leaq	(%r8,%r15), %rax
	movq	%rax, 192(%rsp)
	addq	%r9, %r15
	movq	%r15, %rdi
	leaq	(%rdx,%r9), %r15
	addq	%r11, %r9
	leaq	(%r11,%r10), %rcx
	leaq	(%r11,%rbx), %r12
	addq	%r8, %r11
	addq	%rdx, %r8
	addq	%rdx, %rbx
	addq	%rdx, %r10
	vmovups	80(%rbp), %ymm1
	movq	64(%rbp), %r13
	shlq	$5, %r13
	vmovaps	%ymm1, %ymm2
	vmovaps	%ymm1, %ymm3
	vmovaps	%ymm1, %ymm4
	movq	(%rbp), %rdx
	movq	72(%rbp), %rbp
	movq	$-160, %rax
	.p2align	4
.LBB32_11:
	vmovups	160(%rbp,%rax), %ymm5
	vmovups	320(%rbp,%rax), %ymm6
	vmovups	480(%rbp,%rax), %ymm7
	vmovups	640(%rbp,%rax), %ymm8
	vfmadd231ps	(%rdx,%r8), %ymm5, %ymm4
	vfmadd231ps	(%rdx,%r15), %ymm5, %ymm3
	vfmadd231ps	(%rdx,%rbx), %ymm5, %ymm2
	vfmadd231ps	(%rdx,%r10), %ymm5, %ymm1
	vfmadd231ps	(%rdx,%r11), %ymm6, %ymm4
	vfmadd231ps	(%rdx,%r9), %ymm6, %ymm3
	vfmadd231ps	(%rdx,%r12), %ymm6, %ymm2
	vfmadd231ps	(%rdx,%rcx), %ymm6, %ymm1
	movq	192(%rsp), %r14
	vfmadd231ps	(%rdx,%r14), %ymm7, %ymm4
	vfmadd231ps	(%rdx,%rdi), %ymm7, %ymm3
	movq	-72(%rsp), %r14
	vfmadd231ps	(%rdx,%r14), %ymm7, %ymm2
	movq	-64(%rsp), %r14
	vfmadd231ps	(%rdx,%r14), %ymm7, %ymm1
	movq	(%rsp), %r14
	vfmadd231ps	(%rdx,%r14), %ymm8, %ymm4
	movq	-104(%rsp), %r14
	vfmadd231ps	(%rdx,%r14), %ymm8, %ymm3
	movq	32(%rsp), %r14
	vfmadd231ps	(%rdx,%r14), %ymm8, %ymm2
	movq	-112(%rsp), %r14
	vfmadd231ps	(%rdx,%r14), %ymm8, %ymm1
	vmovups	800(%rbp,%rax), %ymm5
	movq	64(%rsp), %r14
	vfmadd231ps	(%rdx,%r14), %ymm5, %ymm4
	vfmadd231ps	(%rdx,%rsi), %ymm5, %ymm3
	movq	96(%rsp), %r14
	vfmadd231ps	(%rdx,%r14), %ymm5, %ymm2
	movq	128(%rsp), %r14
	vfmadd231ps	(%rdx,%r14), %ymm5, %ymm1
	addq	%r13, %rdx
	addq	$32, %rax
	jne	.LBB32_11
	vcmpltps	%ymm0, %ymm4, %ymm7
	movq	-120(%rsp), %rcx
	vmovups	112(%rcx), %ymm8
	vmovups	144(%rcx), %ymm5
	vmovups	176(%rcx), %ymm6
	vmulps	%ymm4, %ymm8, %ymm9
	vblendvps	%ymm7, %ymm9, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm5, %ymm4
	vminps	%ymm4, %ymm6, %ymm4
	movq	232(%rcx), %rax
	movq	-80(%rsp), %r11
	imulq	%r11, %rax
	shlq	$2, %rax
	addq	208(%rcx), %rax
	movq	240(%rcx), %rcx
	movq	-88(%rsp), %rsi
	imulq	%rcx, %rsi
	leaq	(%rax,%rsi,4), %rdx
	vmovups	%ymm4, (%rax,%rsi,4)
	vcmpltps	%ymm0, %ymm3, %ymm4
	vmulps	%ymm3, %ymm8, %ymm7
	vblendvps	%ymm4, %ymm7, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm5, %ymm3
	vminps	%ymm3, %ymm6, %ymm3
	vmovups	%ymm3, (%rdx,%rcx,4)
	vcmpltps	%ymm0, %ymm2, %ymm3
	vmulps	%ymm2, %ymm8, %ymm4
	vblendvps	%ymm3, %ymm4, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm5, %ymm2
	vminps	%ymm2, %ymm6, %ymm2
	vmovups	%ymm2, (%rdx,%rcx,8)
	vcmpltps	%ymm0, %ymm1, %ymm2
	vmulps	%ymm1, %ymm8, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm5, %ymm1
	vminps	%ymm1, %ymm6, %ymm1
	leaq	(%rcx,%rcx,2), %rax
	vmovups	%ymm1, (%rdx,%rax,4)
	movq	160(%rsp), %rbp
	movq	-56(%rsp), %r13
.LBB32_13:
	leaq	2(%rbp), %rax
	cmpq	%rax, %r13
	jge	.LBB32_14
	jmp	.LBB32_15
	.p2align	4
.LBB32_19:
	cmpq	$1, %r13
	jle	.LBB32_21
	movq	%rbx, -96(%rsp)
	movl	$2, %eax
	xorl	%ebp, %ebp
.LBB32_14:
	movq	%rbp, -88(%rsp)
	movq	%rax, -104(%rsp)
	movq	-120(%rsp), %r10
	movq	8(%r10), %rax
	movq	48(%r10), %rcx
	movq	64(%r10), %rbx
	movq	56(%r10), %rdx
	imulq	%rax, %rdx
	movq	40(%r10), %r12
	imulq	%r11, %r12
	imulq	%rax, %r12
	shlq	$2, %r12
	addq	(%r10), %r12
	leaq	(,%rcx,8), %r13
	imulq	%rbp, %r13
	leaq	(%r12,%r13,4), %r9
	vmovups	80(%r10), %ymm5
	movq	72(%r10), %rsi
	movq	%rbx, %r15
	shlq	$5, %r15
	movq	%rbx, %r8
	shlq	$7, %r8
	leaq	(%rbx,%rbx,2), %r14
	shlq	$5, %rcx
	vmovups	(%rsi), %ymm4
	vmovups	32(%rsi), %ymm3
	vmovups	%ymm3, (%rsp)
	vmovups	64(%rsi), %ymm2
	vmovups	%ymm2, 352(%rsp)
	shlq	$6, %rbx
	leaq	(%r9,%r15), %rax
	leaq	(%rax,%rdx,4), %rdi
	movq	%rax, -16(%rsp)
	leaq	(%r9,%rdx,4), %r11
	vmovups	(%rcx,%r9), %ymm1
	vfmadd132ps	%ymm4, %ymm5, %ymm1
	vfmadd132ps	(%r12,%r13,4), %ymm5, %ymm4
	movq	%r11, -112(%rsp)
	leaq	(%r11,%rdx,4), %r12
	leaq	(%r12,%rdx,4), %r13
	movq	%r13, -72(%rsp)
	movq	%r12, -64(%rsp)
	vmovups	640(%rsi), %ymm5
	vmovups	%ymm5, 32(%rsp)
	vmovups	480(%rsi), %ymm6
	vmovups	%ymm6, 64(%rsp)
	vmovups	320(%rsi), %ymm7
	vmovups	%ymm7, 96(%rsp)
	vmovups	160(%rsi), %ymm8
	vmovups	%ymm8, 128(%rsp)
	vfmadd231ps	(%r9,%rdx,4), %ymm8, %ymm4
	vfmadd231ps	(%r11,%rdx,4), %ymm7, %ymm4
	vfmadd231ps	(%r12,%rdx,4), %ymm6, %ymm4
	vfmadd231ps	(%r13,%rdx,4), %ymm5, %ymm4
	vfmadd231ps	(%r15,%r9), %ymm3, %ymm4
	movq	%rdi, -24(%rsp)
	leaq	(%rdi,%rdx,4), %r11
	vmovups	672(%rsi), %ymm3
	vmovups	%ymm3, 384(%rsp)
	vmovups	352(%rsi), %ymm5
	vmovups	%ymm5, 160(%rsp)
	vmovups	192(%rsi), %ymm6
	vmovups	%ymm6, 192(%rsp)
	vfmadd231ps	(%rax,%rdx,4), %ymm6, %ymm4
	vfmadd231ps	(%rdi,%rdx,4), %ymm5, %ymm4
	vmovups	512(%rsi), %ymm5
	vmovups	%ymm5, 416(%rsp)
	movq	%r11, -32(%rsp)
	vfmadd231ps	(%r11,%rdx,4), %ymm5, %ymm4
	leaq	(%r11,%rdx,4), %rax
	movq	%rax, -40(%rsp)
	vfmadd231ps	(%rax,%rdx,4), %ymm3, %ymm4
	vfmadd231ps	(%rbx,%r9), %ymm2, %ymm4
	leaq	(%r9,%rbx), %rax
	movq	%rax, -48(%rsp)
	vmovups	224(%rsi), %ymm2
	vmovups	%ymm2, 320(%rsp)
	vfmadd231ps	(%rax,%rdx,4), %ymm2, %ymm4
	vmovups	384(%rsi), %ymm2
	vmovups	%ymm2, 288(%rsp)
	leaq	(%rax,%rdx,4), %rbp
	vfmadd231ps	(%rbp,%rdx,4), %ymm2, %ymm4
	vmovups	544(%rsi), %ymm2
	vmovups	%ymm2, 256(%rsp)
	leaq	(%rbp,%rdx,4), %r13
	vfmadd231ps	(%r13,%rdx,4), %ymm2, %ymm4
	vmovups	704(%rsi), %ymm2
	vmovups	%ymm2, 224(%rsp)
	leaq	(,%rdx,4), %r12
	addq	%r13, %r12
	vfmadd231ps	(%r12,%rdx,4), %ymm2, %ymm4
	shlq	$5, %r14
	vmovups	96(%rsi), %ymm14
	vfmadd231ps	(%r14,%r9), %ymm14, %ymm4
	leaq	(%r9,%r14), %r15
	vmovups	256(%rsi), %ymm13
	vfmadd231ps	(%r15,%rdx,4), %ymm13, %ymm4
	leaq	(%r15,%rdx,4), %r14
	vmovups	416(%rsi), %ymm12
	vfmadd231ps	(%r14,%rdx,4), %ymm12, %ymm4
	leaq	(%r14,%rdx,4), %rbx
	vmovups	576(%rsi), %ymm11
	vfmadd231ps	(%rbx,%rdx,4), %ymm11, %ymm4
	leaq	(%rbx,%rdx,4), %r11
	vmovups	736(%rsi), %ymm10
	vfmadd231ps	(%r11,%rdx,4), %ymm10, %ymm4
	vmovups	128(%rsi), %ymm9
	vfmadd231ps	(%r8,%r9), %ymm9, %ymm4
	leaq	(%r9,%r8), %r9
	vmovups	288(%rsi), %ymm8
	vfmadd231ps	(%r9,%rdx,4), %ymm8, %ymm4
	leaq	(%r9,%rdx,4), %r8
	vmovups	448(%rsi), %ymm7
	vfmadd231ps	(%r8,%rdx,4), %ymm7, %ymm4
	leaq	(%r8,%rdx,4), %rdi
	vmovups	608(%rsi), %ymm5
	vfmadd231ps	(%rdi,%rdx,4), %ymm5, %ymm4
	leaq	(%rdi,%rdx,4), %rax
	vmovups	768(%rsi), %ymm3
	vfmadd231ps	(%rax,%rdx,4), %ymm3, %ymm4
	vmovups	112(%r10), %ymm6
	vcmpltps	%ymm0, %ymm4, %ymm2
	vmulps	%ymm6, %ymm4, %ymm15
	vblendvps	%ymm2, %ymm15, %ymm4, %ymm4
	vmovups	128(%rsp), %ymm2
	movq	-112(%rsp), %rsi
	vfmadd231ps	(%rcx,%rsi), %ymm2, %ymm1
	vmovups	96(%rsp), %ymm2
	movq	-64(%rsp), %rsi
	vfmadd231ps	(%rcx,%rsi), %ymm2, %ymm1
	movq	-72(%rsp), %rsi
	vmovups	64(%rsp), %ymm2
	vfmadd231ps	(%rcx,%rsi), %ymm2, %ymm1
	leaq	(%rsi,%rdx,4), %rsi
	vmovups	32(%rsp), %ymm2
	vfmadd231ps	(%rcx,%rsi), %ymm2, %ymm1
	vmovups	(%rsp), %ymm2
	movq	-16(%rsp), %rsi
	vfmadd231ps	(%rcx,%rsi), %ymm2, %ymm1
	vmovups	192(%rsp), %ymm2
	movq	-24(%rsp), %rsi
	vfmadd231ps	(%rcx,%rsi), %ymm2, %ymm1
	vmovups	160(%rsp), %ymm2
	movq	-32(%rsp), %rsi
	vfmadd231ps	(%rcx,%rsi), %ymm2, %ymm1
	movq	-40(%rsp), %rsi
	vmovups	416(%rsp), %ymm2
	vfmadd231ps	(%rcx,%rsi), %ymm2, %ymm1
	leaq	(%rsi,%rdx,4), %rsi
	vmovups	384(%rsp), %ymm2
	vfmadd231ps	(%rcx,%rsi), %ymm2, %ymm1
	vmovups	352(%rsp), %ymm2
	movq	-48(%rsp), %rsi
	vfmadd231ps	(%rcx,%rsi), %ymm2, %ymm1
	vmovups	320(%rsp), %ymm2
	vfmadd231ps	(%rcx,%rbp), %ymm2, %ymm1
	vmovups	288(%rsp), %ymm2
	vfmadd231ps	(%rcx,%r13), %ymm2, %ymm1
	movq	-56(%rsp), %r13
	vmovups	256(%rsp), %ymm2
	vfmadd231ps	(%rcx,%r12), %ymm2, %ymm1
	leaq	(%r12,%rdx,4), %rsi
	vmovups	224(%rsp), %ymm2
	vfmadd231ps	(%rcx,%rsi), %ymm2, %ymm1
	vfmadd231ps	(%rcx,%r15), %ymm14, %ymm1
	vfmadd231ps	(%rcx,%r14), %ymm13, %ymm1
	vfmadd231ps	(%rcx,%rbx), %ymm12, %ymm1
	vfmadd231ps	(%rcx,%r11), %ymm11, %ymm1
	leaq	(%r11,%rdx,4), %rsi
	movq	-80(%rsp), %r11
	vfmadd231ps	(%rcx,%rsi), %ymm10, %ymm1
	vfmadd231ps	(%rcx,%r9), %ymm9, %ymm1
	vfmadd231ps	(%rcx,%r8), %ymm8, %ymm1
	vfmadd231ps	(%rcx,%rdi), %ymm7, %ymm1
	vfmadd231ps	(%rcx,%rax), %ymm5, %ymm1
	leaq	(%rax,%rdx,4), %rax
	vfmadd231ps	(%rcx,%rax), %ymm3, %ymm1
	vcmpltps	%ymm0, %ymm1, %ymm2
	vmulps	%ymm6, %ymm1, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm1, %ymm1
	vmovups	144(%r10), %ymm2
	vmovups	176(%r10), %ymm3
	vmaxps	%ymm4, %ymm2, %ymm4
	vminps	%ymm4, %ymm3, %ymm4
	movq	232(%r10), %rax
	imulq	%r11, %rax
	shlq	$2, %rax
	addq	208(%r10), %rax
	movq	240(%r10), %rcx
	movq	-88(%rsp), %rdx
	imulq	%rcx, %rdx
	vmovups	%ymm4, (%rax,%rdx,4)
	vmaxps	%ymm1, %ymm2, %ymm1
	vminps	%ymm1, %ymm3, %ymm1
	leaq	(%rax,%rdx,4), %rax
	vmovups	%ymm1, (%rax,%rcx,4)
	movq	-104(%rsp), %rbp
.LBB32_15:
	cmpq	%r13, %rbp
	movq	-96(%rsp), %rbx
	jl	.LBB32_16
	jmp	.LBB32_17
.LBB32_21:
	jne	.LBB32_17
	xorl	%ebp, %ebp
	jmp	.LBB32_16
.LBB32_18:
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
	vzeroupper
	retq
.Lfunc_end32:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0b6FiveByH0V_Tg5Tf4dn_n, .Lfunc_end32-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0b6FiveByH0V_Tg5Tf4dn_n
	.cfi_endproc
	.hidden	"symbolic $s18VitruvianMicroAVX20B4LineP"
	.type	"symbolic $s18VitruvianMicroAVX20B4LineP",@object
	.section	".note.GNU-stack","",@progbits
#endif
