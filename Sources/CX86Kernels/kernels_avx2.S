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
	jne	.LBB1_11
	cmpq	$3, %r13
	je	.LBB1_6
	cmpq	$5, %r13
	jne	.LBB1_11
	cmpq	$1, 544(%rsp)
	setne	%al
	movq	%rcx, %rdx
	orq	%r8, %rdx
	setns	%dl
	testb	%al, %dl
	jne	.LBB1_7
	jmp	.LBB1_11
.LBB1_6:
	movq	%rcx, %rax
	orq	%r8, %rax
	js	.LBB1_11
.LBB1_7:
	movq	16(%rsp), %rax
	addq	%rcx, %rax
	cmpq	%rax, %rsi
	jge	.LBB1_10
.LBB1_11:
	movl	$0, 12(%rsp)
	cmpq	$0, 512(%rsp)
	jle	.LBB1_40
.LBB1_12:
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
	jmp	.LBB1_15
	.p2align	4
.LBB1_13:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	movq	536(%rsp), %rcx
	movq	544(%rsp), %r8
	movq	560(%rsp), %r9
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5)
.LBB1_14:
	movq	88(%rsp), %r9
	addq	$8, %r9
	cmpq	512(%rsp), %r9
	movq	528(%rsp), %r13
	jge	.LBB1_40
.LBB1_15:
	movq	80(%rsp), %rcx
	cmpq	%rcx, %r9
	cmovlq	%r9, %rcx
	cmpq	$0, 48(%rsp)
	je	.LBB1_23
	cmpq	$8, 48(%rsp)
	jae	.LBB1_18
	xorl	%eax, %eax
	jmp	.LBB1_20
	.p2align	4
.LBB1_18:
	movq	520(%rsp), %rax
	leaq	(%rax,%rcx,4), %rdx
	movq	56(%rsp), %rsi
	xorl	%eax, %eax
	.p2align	4
.LBB1_19:
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
	jne	.LBB1_19
.LBB1_20:
	cmpq	$0, 72(%rsp)
	je	.LBB1_23
	leaq	(,%rcx,4), %rsi
	movq	%rbp, %rdx
	imulq	%rax, %rdx
	shlq	$5, %rax
	addq	632(%rsp), %rax
	addq	%rsi, %rdx
	addq	520(%rsp), %rdx
	xorl	%esi, %esi
	.p2align	4
.LBB1_22:
	vmovups	(%rdx), %ymm0
	vmovups	%ymm0, (%rax,%rsi)
	addq	$32, %rsi
	addq	%rbp, %rdx
	cmpq	%rsi, %r12
	jne	.LBB1_22
.LBB1_23:
	movq	576(%rsp), %rax
	vmovups	(%rax,%rcx,4), %ymm0
	vbroadcastss	.LCPI1_0(%rip), %ymm1
	movq	584(%rsp), %rax
	testq	%rax, %rax
	je	.LBB1_25
	vmovups	(%rax,%rcx,4), %ymm1
.LBB1_25:
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
	je	.LBB1_29
	movq	64(%rsp), %rax
	leaq	(%rax,%rcx,4), %rdi
	cmpb	$0, 10(%rsp)
	je	.LBB1_34
	cmpq	$1, 544(%rsp)
	jne	.LBB1_35
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB1_14
	.p2align	4
.LBB1_29:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	movq	40(%rsp), %rdx
	leaq	96(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF)
	movq	528(%rsp), %rdx
	cmpb	$0, 11(%rsp)
	je	.LBB1_13
	cmpq	$5, %rdx
	je	.LBB1_36
	cmpq	$3, %rdx
	jne	.LBB1_13
	cmpq	$1, 544(%rsp)
	jne	.LBB1_38
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB1_14
	.p2align	4
.LBB1_34:
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB1_14
.LBB1_35:
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB1_14
.LBB1_36:
	cmpq	$1, 544(%rsp)
	jne	.LBB1_39
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB1_14
.LBB1_38:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB1_14
.LBB1_39:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB1_14
.LBB1_10:
	movq	40(%rsp), %rax
	addq	%r8, %rax
	cmpq	%rax, %r10
	setge	%al
	movl	%eax, 12(%rsp)
	cmpq	$0, 512(%rsp)
	jg	.LBB1_12
.LBB1_40:
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
	je	.LBB2_33
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
	jmp	.LBB2_3
	.p2align	4
.LBB2_2:
	incq	%r8
	addq	$32, %r12
	addq	$32, %rsi
	movq	-8(%rsp), %rax
	addq	%rax, %r11
	addq	%rax, %rcx
	cmpq	%rbp, %r8
	je	.LBB2_33
.LBB2_3:
	movq	%r8, %rax
	addq	-16(%rsp), %rax
	js	.LBB2_8
	movq	-80(%rsp), %rdx
	cmpq	8(%rdx), %rax
	jge	.LBB2_8
	cmpq	$0, -120(%rsp)
	je	.LBB2_22
	cmpq	$8, -120(%rsp)
	jae	.LBB2_17
	xorl	%eax, %eax
	jmp	.LBB2_19
	.p2align	4
.LBB2_8:
	movq	%r8, %r13
	shlq	$5, %r13
	addq	%rdi, %r13
	xorl	%r9d, %r9d
	jmp	.LBB2_9
.LBB2_17:
	movq	%r12, %rdx
	xorl	%eax, %eax
	movq	-56(%rsp), %r13
	.p2align	4
.LBB2_18:
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
	jne	.LBB2_18
.LBB2_19:
	cmpq	$0, -96(%rsp)
	je	.LBB2_22
	imulq	%r15, %rax
	addq	%r12, %rax
	movq	-96(%rsp), %rdx
	.p2align	4
.LBB2_21:
	vmovups	%ymm0, (%rax)
	addq	%r15, %rax
	decq	%rdx
	jne	.LBB2_21
.LBB2_22:
	movq	%r8, %r13
	shlq	$5, %r13
	addq	%rdi, %r13
	movq	-32(%rsp), %rax
	cmpq	%rax, -24(%rsp)
	jge	.LBB2_29
	movq	-120(%rsp), %r9
	cmpq	$0, -40(%rsp)
	je	.LBB2_27
	xorl	%eax, %eax
	movq	%r11, %rdx
	movq	%rsi, %r9
	movq	-64(%rsp), %rbp
	.p2align	4
.LBB2_25:
	vmovups	(%rdx), %ymm1
	vmovups	%ymm1, (%r9)
	addq	%r15, %r9
	addq	%r10, %rdx
	decq	%rax
	cmpq	%rax, %rbp
	jne	.LBB2_25
	movq	-120(%rsp), %r9
	subq	%rax, %r9
	movq	-104(%rsp), %rbp
.LBB2_27:
	cmpq	$-8, -48(%rsp)
	jbe	.LBB2_30
.LBB2_29:
	movq	-128(%rsp), %r9
	jmp	.LBB2_9
.LBB2_30:
	movq	-128(%rsp), %rax
	subq	%r9, %rax
	movq	%r15, %rdx
	imulq	%r9, %rdx
	addq	%r12, %rdx
	imulq	%r10, %r9
	addq	%rcx, %r9
	movq	-72(%rsp), %rdi
	.p2align	4
.LBB2_31:
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
	jne	.LBB2_31
	movq	-128(%rsp), %r9
	movq	-112(%rsp), %r14
	movq	-104(%rsp), %rbp
	movq	-88(%rsp), %rdi
	.p2align	4
.LBB2_9:
	movq	%r9, %rax
	subq	%r14, %rax
	je	.LBB2_2
	movl	%r14d, %edx
	subl	%r9d, %edx
	andl	$7, %edx
	je	.LBB2_14
	movq	%r15, %r14
	imulq	%r9, %r14
	addq	%r13, %r14
	negq	%rdx
	xorl	%ebp, %ebp
	.p2align	4
.LBB2_12:
	vmovups	%ymm0, (%r14)
	addq	%r15, %r14
	decq	%rbp
	cmpq	%rbp, %rdx
	jne	.LBB2_12
	subq	%rbp, %r9
	movq	-112(%rsp), %r14
	movq	-104(%rsp), %rbp
	movq	-88(%rsp), %rdi
.LBB2_14:
	cmpq	$-8, %rax
	ja	.LBB2_2
	movq	%r14, %rax
	subq	%r9, %rax
	imulq	%r15, %r9
	addq	%r9, %r13
	.p2align	4
.LBB2_16:
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
	jne	.LBB2_16
	jmp	.LBB2_2
.LBB2_33:
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
	jle	.LBB3_12
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
	jmp	.LBB3_2
	.p2align	4
.LBB3_10:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$7, %eax
.LBB3_11:
	addq	%rax, %r10
	cmpq	%r9, %r10
	jge	.LBB3_12
.LBB3_2:
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
	jne	.LBB3_14
	movq	208(%rdi), %rcx
	movl	$7, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB3_11
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
	jmp	.LBB3_5
	.p2align	4
.LBB3_9:
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
	je	.LBB3_10
.LBB3_5:
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm1, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm1, %ymm11
	cmpq	$0, -128(%rsp)
	je	.LBB3_9
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
	jmp	.LBB3_7
	.p2align	4
.LBB3_8:
	incq	%rdi
	addq	$32, %rbp
	addq	%r13, %r9
	cmpq	-128(%rsp), %rdi
	je	.LBB3_9
.LBB3_7:
	movq	-72(%rsp), %r15
	movq	%r15, %r12
	movq	%r9, %rcx
	movq	%rbp, %rdx
	testq	%r15, %r15
	je	.LBB3_8
	.p2align	4
.LBB3_13:
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
	jne	.LBB3_13
	jmp	.LBB3_8
	.p2align	4
.LBB3_14:
	cmpq	$8, %rax
	jl	.LBB3_24
	movq	208(%rdi), %rcx
	movl	$8, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB3_11
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
	jmp	.LBB3_17
	.p2align	4
.LBB3_21:
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
	je	.LBB3_22
.LBB3_17:
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm1, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm1, %ymm11
	vmovaps	%ymm1, %ymm12
	cmpq	$0, -128(%rsp)
	je	.LBB3_21
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
	jmp	.LBB3_19
	.p2align	4
.LBB3_20:
	incq	%rdi
	addq	$32, %rax
	addq	%r10, %r8
	cmpq	-128(%rsp), %rdi
	je	.LBB3_21
.LBB3_19:
	movq	-72(%rsp), %r13
	movq	%r13, %r12
	movq	%r8, %rcx
	movq	%rax, %rdx
	testq	%r13, %r13
	je	.LBB3_20
	.p2align	4
.LBB3_23:
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
	jne	.LBB3_23
	jmp	.LBB3_20
	.p2align	4
.LBB3_24:
	cmpq	$4, %rax
	jl	.LBB3_52
	movq	208(%rdi), %rcx
	movl	$4, %eax
	movq	%rcx, 72(%rsp)
	testq	%rcx, %rcx
	je	.LBB3_11
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
	jmp	.LBB3_27
	.p2align	4
.LBB3_35:
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
	je	.LBB3_36
.LBB3_27:
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	cmpq	$0, -128(%rsp)
	je	.LBB3_35
	movq	16(%rsp), %rcx
	movq	192(%rsp), %rdi
	movq	-32(%rsp), %r10
	xorl	%r9d, %r9d
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	jmp	.LBB3_29
	.p2align	4
.LBB3_34:
	incq	%r9
	movq	-64(%rsp), %rdx
	leaq	(%r10,%rdx,4), %r10
	addq	$32, %rdi
	addq	24(%rsp), %rcx
	cmpq	-128(%rsp), %r9
	je	.LBB3_35
.LBB3_29:
	testq	%rax, %rax
	je	.LBB3_34
	movq	%r9, -56(%rsp)
	movq	%r10, -48(%rsp)
	movq	%rdi, -80(%rsp)
	movq	%rcx, -120(%rsp)
	movq	%r8, %rcx
	movq	112(%rsp), %r13
	cmpq	$1, %rax
	jne	.LBB3_37
	xorl	%edx, %edx
	jmp	.LBB3_32
	.p2align	4
.LBB3_37:
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
.LBB3_38:
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
	jne	.LBB3_38
.LBB3_32:
	movq	-72(%rsp), %rax
	testb	$1, %al
	movq	%rcx, %r8
	movq	-120(%rsp), %rcx
	movq	-80(%rsp), %rdi
	movq	-48(%rsp), %r10
	movq	-56(%rsp), %r9
	je	.LBB3_34
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
	jmp	.LBB3_34
.LBB3_22:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$8, %eax
	jmp	.LBB3_11
.LBB3_52:
	cmpq	$1, %rax
	jle	.LBB3_53
	movq	208(%rdi), %rcx
	movl	$2, %eax
	movq	%rcx, 72(%rsp)
	testq	%rcx, %rcx
	je	.LBB3_11
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
	jmp	.LBB3_41
	.p2align	4
.LBB3_50:
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
	je	.LBB3_51
.LBB3_41:
	movq	%rcx, 16(%rsp)
	movq	%rsi, 80(%rsp)
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	cmpq	$0, -128(%rsp)
	je	.LBB3_50
	movq	-32(%rsp), %rax
	movq	8(%rsp), %r8
	movq	(%rsp), %rcx
	movq	40(%rsp), %rsi
	xorl	%r10d, %r10d
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	jmp	.LBB3_43
	.p2align	4
.LBB3_49:
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
	je	.LBB3_50
.LBB3_43:
	movq	-72(%rsp), %r9
	testq	%r9, %r9
	movq	%r10, -48(%rsp)
	je	.LBB3_49
	movq	%r8, 112(%rsp)
	movq	%rax, 24(%rsp)
	cmpq	$4, %r9
	movq	%rcx, -56(%rsp)
	movq	%rsi, -64(%rsp)
	jae	.LBB3_66
	xorl	%r12d, %r12d
	jmp	.LBB3_46
	.p2align	4
.LBB3_66:
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
.LBB3_67:
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
	jne	.LBB3_67
.LBB3_46:
	cmpq	$0, 152(%rsp)
	movq	-56(%rsp), %rcx
	movq	-64(%rsp), %rsi
	movq	24(%rsp), %rax
	movq	112(%rsp), %r8
	je	.LBB3_49
	movq	%rbx, %r9
	imulq	%r12, %r9
	addq	%rsi, %r9
	imulq	%r14, %r12
	movq	152(%rsp), %r10
	.p2align	4
.LBB3_48:
	vmovups	(%r9), %ymm7
	vfmadd231ps	(%rax,%r12), %ymm7, %ymm6
	vfmadd231ps	(%r8,%r12), %ymm7, %ymm5
	addq	%rbx, %r9
	addq	%r14, %r12
	decq	%r10
	jne	.LBB3_48
	jmp	.LBB3_49
.LBB3_36:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$4, %eax
	jmp	.LBB3_11
.LBB3_53:
	movq	208(%rdi), %rcx
	movl	$1, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB3_11
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
	jmp	.LBB3_55
	.p2align	4
.LBB3_64:
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
	je	.LBB3_65
.LBB3_55:
	vmovaps	%ymm1, %ymm5
	cmpq	$0, -128(%rsp)
	je	.LBB3_64
	movq	%rax, %r8
	movq	-120(%rsp), %r9
	xorl	%edi, %edi
	vmovaps	%ymm1, %ymm5
	jmp	.LBB3_57
	.p2align	4
.LBB3_63:
	incq	%rdi
	addq	$32, %r9
	addq	%r13, %r8
	cmpq	-128(%rsp), %rdi
	je	.LBB3_64
.LBB3_57:
	movq	-72(%rsp), %rcx
	testq	%rcx, %rcx
	je	.LBB3_63
	cmpq	$8, %rcx
	jae	.LBB3_68
	xorl	%r12d, %r12d
	jmp	.LBB3_60
	.p2align	4
.LBB3_68:
	movq	%r9, %rdx
	movq	%r8, %rcx
	xorl	%r12d, %r12d
	.p2align	4
.LBB3_69:
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
	jne	.LBB3_69
.LBB3_60:
	cmpq	$0, 160(%rsp)
	je	.LBB3_63
	movq	%r14, %rcx
	imulq	%r12, %rcx
	addq	%r8, %rcx
	imulq	%rbx, %r12
	addq	%r9, %r12
	movq	160(%rsp), %rdx
	.p2align	4
.LBB3_62:
	vmovups	(%rcx), %ymm6
	vfmadd231ps	(%r12), %ymm6, %ymm5
	addq	%r14, %rcx
	addq	%rbx, %r12
	decq	%rdx
	jne	.LBB3_62
	jmp	.LBB3_63
.LBB3_51:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$2, %eax
	jmp	.LBB3_11
.LBB3_65:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$1, %eax
	jmp	.LBB3_11
.LBB3_12:
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
.Lfunc_end3:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5, .Lfunc_end3-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5
	.cfi_endproc
	.hidden	vitruvian_combine_avx2
	.globl	vitruvian_combine_avx2
	.p2align	4
	.type	vitruvian_combine_avx2,@function
vitruvian_combine_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF)
.Lfunc_end4:
	.size	vitruvian_combine_avx2, .Lfunc_end4-vitruvian_combine_avx2
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
	ja	.LBB5_31
	leaq	.LJTI5_0(%rip), %r10
	movslq	(%r10,%rdi,4), %rdi
	addq	%r10, %rdi
	jmpq	*%rdi
.LBB5_2:
	cmpq	$8, %rax
	jl	.LBB5_5
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
.LBB5_4:
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
	jl	.LBB5_4
	jmp	.LBB5_33
.LBB5_28:
	leaq	80(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU3_Tf1cn_n)
	jmp	.LBB5_33
.LBB5_26:
	leaq	80(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU1_Tf1cn_n)
	jmp	.LBB5_33
.LBB5_27:
	leaq	80(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU2_Tf1cn_n)
	jmp	.LBB5_33
.LBB5_31:
	leaq	($s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU6_)(%rip), %rsi
	jmp	.LBB5_32
.LBB5_25:
	leaq	80(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU0_Tf1cn_n)
	jmp	.LBB5_33
.LBB5_29:
	leaq	($s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU4_)(%rip), %rsi
	jmp	.LBB5_32
.LBB5_30:
	leaq	($s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU5_)(%rip), %rsi
.LBB5_32:
	leaq	80(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU4_Tf1cn_nTm)
.LBB5_33:
	movq	%fs:40, %rax
	cmpq	192(%rsp), %rax
	jne	.LBB5_35
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
.LBB5_5:
	.cfi_def_cfa_offset 256
	testq	%rax, %rax
	je	.LBB5_33
	cmpq	$3, %rax
	jbe	.LBB5_7
	movq	%rdx, %rdi
	xorq	$1, %rdi
	movq	%r8, %r10
	xorq	$1, %r10
	orq	%rdi, %r10
	jne	.LBB5_7
	movq	%r9, %rdi
	subq	%rsi, %rdi
	cmpq	$128, %rdi
	setb	%dil
	movq	%r9, %r10
	subq	%rcx, %r10
	cmpq	$128, %r10
	setb	%r10b
	orb	%dil, %r10b
	je	.LBB5_16
.LBB5_7:
	xorl	%edi, %edi
.LBB5_8:
	movq	%rax, %r11
	movq	%rdi, %r10
	andq	$3, %r11
	je	.LBB5_11
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
.LBB5_10:
	vmovss	(%r15), %xmm2
	vaddss	(%rbx), %xmm2, %xmm2
	vmaxss	%xmm2, %xmm0, %xmm2
	vminss	%xmm2, %xmm1, %xmm2
	vmovss	%xmm2, (%r9,%r10,4)
	incq	%r10
	addq	%r14, %rbx
	addq	%r12, %r15
	decq	%r11
	jne	.LBB5_10
.LBB5_11:
	subq	%rax, %rdi
	cmpq	$-4, %rdi
	ja	.LBB5_33
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
.LBB5_13:
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
	jne	.LBB5_13
	jmp	.LBB5_33
.LBB5_16:
	cmpq	$32, %rax
	jae	.LBB5_18
	xorl	%edi, %edi
	jmp	.LBB5_22
.LBB5_18:
	movq	%rax, %rdi
	andq	$-32, %rdi
	xorl	%r10d, %r10d
.LBB5_19:
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
	jne	.LBB5_19
	cmpq	%rdi, %rax
	je	.LBB5_33
	testb	$28, %al
	je	.LBB5_8
.LBB5_22:
	movq	%rdi, %r10
	movq	%rax, %rdi
	andq	$-4, %rdi
	vbroadcastss	%xmm0, %xmm2
	vbroadcastss	%xmm1, %xmm3
.LBB5_23:
	vmovups	(%rsi,%r10,4), %xmm4
	vaddps	(%rcx,%r10,4), %xmm4, %xmm4
	vmaxps	%xmm4, %xmm2, %xmm4
	vminps	%xmm4, %xmm3, %xmm4
	vmovups	%xmm4, (%r9,%r10,4)
	addq	$4, %r10
	cmpq	%r10, %rdi
	jne	.LBB5_23
	cmpq	%rdi, %rax
	je	.LBB5_33
	jmp	.LBB5_8
.LBB5_35:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end5:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF, .Lfunc_end5-$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI5_0:
	.long	.LBB5_2-.LJTI5_0
	.long	.LBB5_25-.LJTI5_0
	.long	.LBB5_26-.LJTI5_0
	.long	.LBB5_27-.LJTI5_0
	.long	.LBB5_28-.LJTI5_0
	.long	.LBB5_29-.LJTI5_0
	.long	.LBB5_30-.LJTI5_0
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
	jl	.LBB6_7
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
.LBB6_2:
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
	jl	.LBB6_2
	jmp	.LBB6_5
.LBB6_7:
	testq	%rax, %rax
	je	.LBB6_5
	movq	(%rdi), %rsi
	movq	8(%rdi), %r9
	movq	16(%rdi), %rdx
	movq	24(%rdi), %r8
	movq	96(%rdi), %rcx
	vmovups	32(%rdi), %ymm0
	vmovss	32(%rdi), %xmm1
	vmovss	64(%rdi), %xmm2
	cmpq	$1, %rax
	jne	.LBB6_10
	xorl	%edi, %edi
	jmp	.LBB6_3
.LBB6_10:
	movq	%rax, %r10
	andq	$-2, %r10
	leaq	(,%r9,8), %r11
	leaq	(,%r8,8), %rbx
	xorl	%edi, %edi
	movq	%rdx, %r14
	movq	%rsi, %r15
	.p2align	4
.LBB6_11:
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
	jne	.LBB6_11
.LBB6_3:
	testb	$1, %al
	je	.LBB6_5
	imulq	%rdi, %r9
	vmovss	(%rsi,%r9,4), %xmm3
	imulq	%rdi, %r8
	vsubss	(%rdx,%r8,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm0
	vblendvps	%xmm0, %xmm1, %xmm3, %xmm0
	vminss	%xmm0, %xmm2, %xmm0
	vmovss	%xmm0, (%rcx,%rdi,4)
.LBB6_5:
	movq	%fs:40, %rax
	cmpq	72(%rsp), %rax
	jne	.LBB6_12
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
.LBB6_12:
	.cfi_def_cfa_offset 112
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end6:
	.size	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU0_Tf1cn_n, .Lfunc_end6-$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU0_Tf1cn_n
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
	vmulps	(%rsi,%rbx,4), %ymm2, %ymm2
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
	jne	.LBB7_11
.LBB7_3:
	testb	$1, %al
	je	.LBB7_5
	imulq	%rdi, %r9
	vmovss	(%rsi,%r9,4), %xmm3
	imulq	%rdi, %r8
	vmulss	(%rdx,%r8,4), %xmm3, %xmm3
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
	.size	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU1_Tf1cn_n, .Lfunc_end7-$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU1_Tf1cn_n
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
	vdivps	(%rsi,%rbx,4), %ymm2, %ymm2
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
	jne	.LBB8_11
.LBB8_3:
	testb	$1, %al
	je	.LBB8_5
	imulq	%rdi, %r9
	vmovss	(%rsi,%r9,4), %xmm3
	imulq	%rdi, %r8
	vdivss	(%rdx,%r8,4), %xmm3, %xmm3
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
	.size	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU2_Tf1cn_n, .Lfunc_end8-$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU2_Tf1cn_n
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
	jne	.LBB9_11
.LBB9_3:
	testb	$1, %al
	je	.LBB9_5
	imulq	%rdi, %r9
	vmovss	(%rsi,%r9,4), %xmm3
	imulq	%rdi, %r8
	vsubss	(%rdx,%r8,4), %xmm3, %xmm3
	vmulss	%xmm3, %xmm3, %xmm3
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
	.size	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU3_Tf1cn_n, .Lfunc_end9-$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU3_Tf1cn_n
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
	jl	.LBB10_5
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
.LBB10_2:
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
	jl	.LBB10_2
	jmp	.LBB10_3
.LBB10_5:
	testq	%rdx, %rdx
	je	.LBB10_3
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
.LBB10_7:
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
	jne	.LBB10_7
.LBB10_3:
	movq	%fs:40, %rax
	cmpq	160(%rsp), %rax
	jne	.LBB10_8
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
.LBB10_8:
	.cfi_def_cfa_offset 224
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end10:
	.size	$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU4_Tf1cn_nTm, .Lfunc_end10-$s18VitruvianMicroAVX20B4RunsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab96AVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs5f2VyO13GAP_APtXEfU4_Tf1cn_nTm
	.cfi_endproc
	.p2align	4
	.type	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU4_,@function
$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU4_:
	vmaxps	%xmm2, %xmm0, %xmm0
	vmaxps	%xmm3, %xmm1, %xmm1
	retq
.Lfunc_end11:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU4_, .Lfunc_end11-$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU4_
	.p2align	4
	.type	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU5_,@function
$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU5_:
	vminps	%xmm2, %xmm0, %xmm0
	vminps	%xmm3, %xmm1, %xmm1
	retq
.Lfunc_end12:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU5_, .Lfunc_end12-$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU5_
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
.Lfunc_end13:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU6_, .Lfunc_end13-$s18VitruvianMicroAVX212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs5SIMD8VySfGAP_APtXEfU6_
	.hidden	vitruvian_multiply_avx2
	.globl	vitruvian_multiply_avx2
	.p2align	4
	.type	vitruvian_multiply_avx2,@function
vitruvian_multiply_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF)
.Lfunc_end14:
	.size	vitruvian_multiply_avx2, .Lfunc_end14-vitruvian_multiply_avx2
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI15_0:
	.long	0x80000000
.LCPI15_1:
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
	jne	.LBB15_13
	testq	%rbp, %rbp
	jle	.LBB15_7
	imulq	%rdx, %rbx
	vbroadcastss	%xmm2, %xmm1
	vmovaps	%xmm1, 16(%rsp)
	vbroadcastss	%xmm0, %xmm0
	vmovaps	%xmm0, (%rsp)
	shlq	$5, %rbx
	addq	$32, %rbx
	xorl	%r15d, %r15d
	leaq	192(%rsp), %r13
	jmp	.LBB15_3
	.p2align	4
.LBB15_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	vmovaps	16(%rsp), %xmm0
	vmovaps	%xmm0, %xmm1
	vmovaps	(%rsp), %xmm2
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5)
	movl	$2, %r12d
.LBB15_6:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB15_7
.LBB15_3:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB15_5
	cmpq	$2, %rcx
	je	.LBB15_5
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB15_11
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB15_11
	movq	%r14, %rdi
	movq	%r15, %rsi
	vmovaps	16(%rsp), %xmm0
	vmovaps	%xmm0, %xmm1
	vmovaps	(%rsp), %xmm2
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5)
	movl	$1, %r12d
	jmp	.LBB15_6
	.p2align	4
.LBB15_11:
	movq	%r14, %rdi
	movq	%r15, %rsi
	vmovaps	16(%rsp), %xmm0
	vmovaps	%xmm0, %xmm1
	vmovaps	(%rsp), %xmm2
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5)
	jmp	.LBB15_6
.LBB15_13:
	xorl	%ecx, %ecx
	testq	%r10, %r10
	leaq	64(%rsp), %rsi
	cmovneq	%r10, %rsi
	setne	%dil
	vbroadcastss	.LCPI15_0(%rip), %ymm1
	vmovups	%ymm1, 64(%rsp)
	vbroadcastss	.LCPI15_1(%rip), %ymm1
	vmovups	%ymm1, 32(%rsp)
	testq	%rax, %rax
	je	.LBB15_14
	testq	%rbp, %rbp
	jle	.LBB15_7
	movl	$1, %r8d
	jmp	.LBB15_18
.LBB15_14:
	testq	%rbp, %rbp
	jle	.LBB15_7
	leaq	32(%rsp), %rax
	xorl	%r8d, %r8d
.LBB15_18:
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
	jmp	.LBB15_19
	.p2align	4
.LBB15_21:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	96(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5)
	movl	$2, %r12d
.LBB15_22:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB15_7
.LBB15_19:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB15_21
	cmpq	$2, %rcx
	je	.LBB15_21
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB15_25
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB15_25
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	96(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5)
	movl	$1, %r12d
	jmp	.LBB15_22
	.p2align	4
.LBB15_25:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	96(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5)
	jmp	.LBB15_22
.LBB15_7:
	movq	%fs:40, %rax
	cmpq	272(%rsp), %rax
	jne	.LBB15_27
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
.LBB15_27:
	.cfi_def_cfa_offset 336
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end15:
	.size	$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF, .Lfunc_end15-$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF
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
	jl	.LBB16_7
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
	jmp	.LBB16_2
	.p2align	4
.LBB16_3:
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm4, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm4, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
.LBB16_4:
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
	jl	.LBB16_5
.LBB16_2:
	movq	%rax, -88(%rsp)
	vmovups	(%rdi), %ymm4
	vmovups	32(%rdi), %ymm3
	testq	%r14, %r14
	movq	%r11, 48(%rsp)
	movq	%rbx, 40(%rsp)
	movq	%r15, 32(%rsp)
	movq	%rcx, 24(%rsp)
	je	.LBB16_3
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
	jmp	.LBB16_39
	.p2align	4
.LBB16_44:
	addq	%r10, %rbp
.LBB16_45:
	incq	%r13
	addq	%r9, %rdx
	addq	%r9, %rdi
	addq	%r9, %rax
	addq	%r9, %rcx
	cmpq	%r14, %r13
	je	.LBB16_4
.LBB16_39:
	testq	%rsi, %rsi
	je	.LBB16_45
	movq	%rbp, %r11
	cmpq	$1, %rsi
	jne	.LBB16_46
	xorl	%ebx, %ebx
	jmp	.LBB16_42
	.p2align	4
.LBB16_46:
	xorl	%r15d, %r15d
	.p2align	4
.LBB16_47:
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
	jne	.LBB16_47
.LBB16_42:
	testb	$1, %sil
	je	.LBB16_44
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
	jmp	.LBB16_44
.LBB16_7:
	cmpq	$1, %r9
	jle	.LBB16_12
	movl	$2, %eax
	xorl	%edx, %edx
	jmp	.LBB16_9
.LBB16_5:
	movq	%rdx, %rax
	orq	$2, %rax
	cmpq	%rax, %r9
	movq	-120(%rsp), %r13
	jl	.LBB16_6
.LBB16_9:
	movq	%rax, -80(%rsp)
	vmovups	(%rdi), %ymm3
	vmovups	32(%rdi), %ymm2
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rdx, -88(%rsp)
	je	.LBB16_10
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
	jmp	.LBB16_28
	.p2align	4
.LBB16_34:
	addq	-128(%rsp), %r8
	movq	-48(%rsp), %rdi
.LBB16_35:
	incq	%r15
	addq	%r9, %r10
	addq	%r9, %r14
	addq	%r9, %rdx
	cmpq	%rcx, %r15
	je	.LBB16_11
.LBB16_28:
	testq	%rsi, %rsi
	je	.LBB16_35
	movq	%r8, %r12
	cmpq	$4, %rsi
	jae	.LBB16_36
	xorl	%ebp, %ebp
	jmp	.LBB16_31
	.p2align	4
.LBB16_36:
	xorl	%r13d, %r13d
	.p2align	4
.LBB16_37:
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
	jne	.LBB16_37
.LBB16_31:
	testq	%r11, %r11
	je	.LBB16_34
	leaq	(%rdx,%rbp,4), %r13
	leaq	(%r10,%rbp,4), %rbp
	xorl	%eax, %eax
	.p2align	4
.LBB16_33:
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
	jne	.LBB16_33
	jmp	.LBB16_34
.LBB16_12:
	jne	.LBB16_17
	xorl	%edx, %edx
	jmp	.LBB16_14
.LBB16_10:
	vmovaps	%ymm2, %ymm4
	vmovaps	%ymm3, %ymm5
.LBB16_11:
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
.LBB16_6:
	cmpq	%r9, %rdx
	jge	.LBB16_17
.LBB16_14:
	vmovups	(%rdi), %ymm3
	vmovups	32(%rdi), %ymm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB16_15
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
	jmp	.LBB16_19
	.p2align	4
.LBB16_24:
	addq	%r15, %rdi
.LBB16_25:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB16_16
.LBB16_19:
	testq	%rdx, %rdx
	je	.LBB16_25
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB16_21
	.p2align	4
.LBB16_26:
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
	jne	.LBB16_26
.LBB16_21:
	testq	%r8, %r8
	je	.LBB16_24
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB16_23:
	vbroadcastss	(%rbx,%r14,4), %ymm4
	vfmadd231ps	(%r11), %ymm4, %ymm3
	vfmadd231ps	32(%r11), %ymm4, %ymm2
	addq	$64, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB16_23
	jmp	.LBB16_24
.LBB16_15:
	movq	%rdx, %r12
.LBB16_16:
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
.LBB16_17:
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
.Lfunc_end16:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end16-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5
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
	jl	.LBB17_7
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
	jmp	.LBB17_2
	.p2align	4
.LBB17_3:
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm4, %ymm7
	vmovaps	%ymm5, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
	vmovaps	%ymm5, %ymm11
	vmovaps	%ymm3, %ymm12
	vmovaps	%ymm4, %ymm13
	vmovaps	%ymm5, %ymm14
.LBB17_4:
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
	jl	.LBB17_5
.LBB17_2:
	movq	%rax, -96(%rsp)
	vmovups	(%rdi), %ymm5
	vmovups	32(%rdi), %ymm4
	vmovups	64(%rdi), %ymm3
	testq	%r14, %r14
	movq	%r8, 72(%rsp)
	movq	%r9, 64(%rsp)
	movq	%rsi, 56(%rsp)
	movq	%r15, 48(%rsp)
	je	.LBB17_3
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
	jmp	.LBB17_37
	.p2align	4
.LBB17_42:
	addq	%rbp, %rcx
.LBB17_43:
	incq	%r11
	addq	%rdi, %r12
	addq	%rdi, %rsi
	addq	%rdi, %r9
	addq	%rdi, %r15
	cmpq	%r14, %r11
	je	.LBB17_4
.LBB17_37:
	testq	%rax, %rax
	je	.LBB17_43
	movq	%rcx, %r8
	cmpq	$1, %rax
	jne	.LBB17_44
	xorl	%ebx, %ebx
	jmp	.LBB17_40
	.p2align	4
.LBB17_44:
	xorl	%r13d, %r13d
	.p2align	4
.LBB17_45:
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
	jne	.LBB17_45
.LBB17_40:
	testb	$1, %al
	je	.LBB17_42
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
	jmp	.LBB17_42
.LBB17_7:
	cmpq	$1, %rdx
	jle	.LBB17_12
	movl	$2, %eax
	xorl	%r12d, %r12d
	jmp	.LBB17_9
.LBB17_5:
	movq	%r12, %rax
	orq	$2, %rax
	cmpq	%rax, %rdx
	movq	-48(%rsp), %rsi
	movq	-128(%rsp), %r13
	jl	.LBB17_6
.LBB17_9:
	movq	%rax, -80(%rsp)
	vmovups	(%rdi), %ymm4
	vmovups	32(%rdi), %ymm3
	vmovups	64(%rdi), %ymm2
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r12, -96(%rsp)
	je	.LBB17_10
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
	jmp	.LBB17_27
	.p2align	4
.LBB17_32:
	addq	%r10, %r8
.LBB17_33:
	incq	%r14
	addq	%r9, %rax
	addq	%r9, %rbx
	cmpq	%rcx, %r14
	je	.LBB17_11
.LBB17_27:
	testq	%rbp, %rbp
	je	.LBB17_33
	movq	%r8, %r15
	cmpq	$1, %rbp
	jne	.LBB17_34
	xorl	%r12d, %r12d
	jmp	.LBB17_30
	.p2align	4
.LBB17_34:
	xorl	%r13d, %r13d
	.p2align	4
.LBB17_35:
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
	jne	.LBB17_35
.LBB17_30:
	testb	$1, %bpl
	je	.LBB17_32
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
	jmp	.LBB17_32
.LBB17_12:
	jne	.LBB17_24
	xorl	%r12d, %r12d
	jmp	.LBB17_14
.LBB17_10:
	vmovaps	%ymm2, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm4, %ymm7
.LBB17_11:
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
.LBB17_6:
	cmpq	%rdx, %r12
	jge	.LBB17_24
.LBB17_14:
	vmovups	(%rdi), %ymm4
	vmovups	32(%rdi), %ymm3
	vmovups	64(%rdi), %ymm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB17_23
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
	jmp	.LBB17_16
	.p2align	4
.LBB17_21:
	addq	%r13, %rdi
.LBB17_22:
	incq	%r10
	addq	%r15, %rcx
	cmpq	%rax, %r10
	je	.LBB17_23
.LBB17_16:
	testq	%rdx, %rdx
	je	.LBB17_22
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB17_18
	.p2align	4
.LBB17_25:
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
	jne	.LBB17_25
.LBB17_18:
	testq	%r8, %r8
	je	.LBB17_21
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB17_20:
	vbroadcastss	(%rbx,%r14,4), %ymm5
	vfmadd231ps	(%r11), %ymm5, %ymm4
	vfmadd231ps	32(%r11), %ymm5, %ymm3
	vfmadd231ps	64(%r11), %ymm5, %ymm2
	addq	$96, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB17_20
	jmp	.LBB17_21
.LBB17_23:
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
.LBB17_24:
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
.Lfunc_end17:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end17-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5
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
	jl	.LBB18_11
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
	jmp	.LBB18_2
	.p2align	4
.LBB18_3:
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm3, %ymm10
.LBB18_4:
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
	jl	.LBB18_5
.LBB18_2:
	movq	%rax, -104(%rsp)
	movq	-96(%rsp), %rax
	vmovups	(%rax), %ymm3
	cmpq	$0, -120(%rsp)
	movq	%r8, (%rsp)
	je	.LBB18_3
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
	jmp	.LBB18_56
	.p2align	4
.LBB18_60:
	incq	%r13
	addq	%rcx, %rdi
	cmpq	-120(%rsp), %r13
	je	.LBB18_4
.LBB18_56:
	testq	%rax, %rax
	je	.LBB18_60
	movq	%r8, %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB18_58:
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
	jne	.LBB18_58
	addq	-128(%rsp), %r8
	jmp	.LBB18_60
.LBB18_11:
	cmpq	$4, %rcx
	jl	.LBB18_17
	imulq	%rsi, %rax
	movq	%rax, -16(%rsp)
	movl	$4, %eax
	xorl	%edi, %edi
	jmp	.LBB18_13
.LBB18_5:
	movq	%rdi, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	movq	-112(%rsp), %r13
	movq	-96(%rsp), %rbx
	jge	.LBB18_13
.LBB18_6:
	leaq	2(%rdi), %rax
	cmpq	%rax, %rcx
	jge	.LBB18_7
	jmp	.LBB18_10
.LBB18_13:
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
	jmp	.LBB18_14
	.p2align	4
.LBB18_15:
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
.LBB18_16:
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
	jl	.LBB18_6
.LBB18_14:
	movq	%rax, -104(%rsp)
	vmovups	(%rbx), %ymm3
	cmpq	$0, -128(%rsp)
	je	.LBB18_15
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
	jmp	.LBB18_46
	.p2align	4
.LBB18_51:
	addq	-120(%rsp), %r11
.LBB18_52:
	incq	%r15
	addq	%rbp, %rbx
	addq	%rbp, %rcx
	addq	%rbp, %r8
	addq	%rbp, %r14
	cmpq	%rax, %r15
	je	.LBB18_16
.LBB18_46:
	testq	%rdi, %rdi
	je	.LBB18_52
	movq	%r11, %r12
	cmpq	$1, %rdi
	jne	.LBB18_53
	xorl	%r10d, %r10d
	jmp	.LBB18_49
	.p2align	4
.LBB18_53:
	xorl	%r13d, %r13d
	.p2align	4
.LBB18_54:
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
	jne	.LBB18_54
.LBB18_49:
	testb	$1, %dil
	je	.LBB18_51
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
	jmp	.LBB18_51
.LBB18_17:
	cmpq	$1, %rcx
	jle	.LBB18_19
	movl	$2, %eax
	xorl	%edi, %edi
.LBB18_7:
	movq	%rax, -128(%rsp)
	vmovups	(%rbx), %ymm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	movq	%rdi, -104(%rsp)
	je	.LBB18_8
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
	jmp	.LBB18_35
	.p2align	4
.LBB18_41:
	addq	-120(%rsp), %r8
.LBB18_42:
	incq	%r12
	addq	%r9, %rdi
	addq	%r9, %r14
	addq	%r9, %rcx
	cmpq	%rax, %r12
	je	.LBB18_9
.LBB18_35:
	testq	%rsi, %rsi
	je	.LBB18_42
	movq	%r8, %r13
	cmpq	$4, %rsi
	jae	.LBB18_43
	xorl	%edx, %edx
	jmp	.LBB18_38
	.p2align	4
.LBB18_43:
	xorl	%ebp, %ebp
	.p2align	4
.LBB18_44:
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
	jne	.LBB18_44
.LBB18_38:
	testq	%r11, %r11
	je	.LBB18_41
	leaq	(%rcx,%rdx,4), %rbp
	leaq	(%rdi,%rdx,4), %rdx
	xorl	%r10d, %r10d
	.p2align	4
.LBB18_40:
	vmovups	(%r13,%r10,8), %ymm4
	vbroadcastss	(%rdx,%r10), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm3
	vbroadcastss	(%rbp,%r10), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm2
	addq	$4, %r10
	cmpq	%r10, %r15
	jne	.LBB18_40
	jmp	.LBB18_41
.LBB18_8:
	vmovaps	%ymm2, %ymm3
.LBB18_9:
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
.LBB18_10:
	cmpq	%rcx, %rdi
	jge	.LBB18_24
.LBB18_21:
	vmovups	(%rbx), %ymm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB18_22
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
	jmp	.LBB18_26
	.p2align	4
.LBB18_31:
	movq	%r12, %rbx
	addq	%rdi, %rbx
	movq	-112(%rsp), %r13
.LBB18_32:
	incq	%r11
	addq	%rsi, %rcx
	cmpq	%rax, %r11
	je	.LBB18_23
.LBB18_26:
	testq	%rdx, %rdx
	je	.LBB18_32
	movq	%rbx, %r12
	xorl	%r14d, %r14d
	cmpq	$8, %rdx
	jb	.LBB18_28
	.p2align	4
.LBB18_33:
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
	jne	.LBB18_33
.LBB18_28:
	testq	%r8, %r8
	je	.LBB18_31
	leaq	(%rcx,%r14,4), %r14
	xorl	%r15d, %r15d
	.p2align	4
.LBB18_30:
	vbroadcastss	(%r14,%r15), %ymm3
	vfmadd231ps	(%rbx,%r15,8), %ymm3, %ymm2
	addq	$4, %r15
	cmpq	%r15, %r10
	jne	.LBB18_30
	jmp	.LBB18_31
.LBB18_22:
	movq	%rdi, %rbp
.LBB18_23:
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
.LBB18_24:
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
.LBB18_19:
	.cfi_def_cfa_offset 80
	jne	.LBB18_24
	xorl	%edi, %edi
	jmp	.LBB18_21
.Lfunc_end18:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end18-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5
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
	jl	.LBB19_7
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
	jmp	.LBB19_2
	.p2align	4
.LBB19_3:
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm9, %ymm11
	vmovaps	%ymm8, %ymm12
	vmovaps	%ymm9, %ymm13
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm9, %ymm15
.LBB19_4:
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
	jl	.LBB19_5
.LBB19_2:
	movq	%rcx, -112(%rsp)
	vmovups	(%rdi), %ymm9
	vmovups	32(%rdi), %ymm8
	testq	%r9, %r9
	movq	%r8, 8(%rsp)
	movq	%r10, (%rsp)
	movq	%rbx, -8(%rsp)
	movq	%r15, -16(%rsp)
	je	.LBB19_3
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
	jmp	.LBB19_39
	.p2align	4
.LBB19_44:
	addq	%r14, %rbx
.LBB19_45:
	incq	%rbp
	addq	%rdi, %rdx
	addq	%rdi, %r10
	addq	%rdi, %rsi
	addq	%rdi, %rcx
	cmpq	%r9, %rbp
	je	.LBB19_4
.LBB19_39:
	testq	%r11, %r11
	je	.LBB19_45
	movq	%rbx, %r12
	cmpq	$1, %r11
	jne	.LBB19_46
	xorl	%r8d, %r8d
	jmp	.LBB19_42
	.p2align	4
.LBB19_46:
	xorl	%r15d, %r15d
	.p2align	4
.LBB19_47:
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
	jne	.LBB19_47
.LBB19_42:
	testb	$1, %r11b
	je	.LBB19_44
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
	jmp	.LBB19_44
.LBB19_7:
	cmpq	$1, %rdx
	jle	.LBB19_12
	movl	$2, %eax
	xorl	%esi, %esi
	jmp	.LBB19_9
.LBB19_5:
	movq	%rsi, %rax
	orq	$2, %rax
	cmpq	%rax, %rdx
	movq	-120(%rsp), %r13
	vmovaps	32(%rsp), %xmm13
	vmovups	112(%rsp), %ymm2
	vmovaps	16(%rsp), %xmm1
	vmovups	80(%rsp), %ymm14
	jl	.LBB19_6
.LBB19_9:
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %ymm7
	vmovups	32(%rdi), %ymm6
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rsi, -112(%rsp)
	je	.LBB19_10
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
	jmp	.LBB19_28
	.p2align	4
.LBB19_34:
	addq	-96(%rsp), %r8
	movq	-72(%rsp), %rdi
.LBB19_35:
	incq	%r15
	addq	%r9, %r10
	addq	%r9, %r14
	addq	%r9, %rdx
	cmpq	%rcx, %r15
	je	.LBB19_11
.LBB19_28:
	testq	%rsi, %rsi
	je	.LBB19_35
	movq	%r8, %r12
	cmpq	$4, %rsi
	jae	.LBB19_36
	xorl	%ebp, %ebp
	jmp	.LBB19_31
	.p2align	4
.LBB19_36:
	xorl	%r13d, %r13d
	.p2align	4
.LBB19_37:
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
	jne	.LBB19_37
.LBB19_31:
	testq	%r11, %r11
	je	.LBB19_34
	leaq	(%rdx,%rbp,4), %r13
	leaq	(%r10,%rbp,4), %rbp
	xorl	%eax, %eax
	.p2align	4
.LBB19_33:
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
	jne	.LBB19_33
	jmp	.LBB19_34
.LBB19_12:
	jne	.LBB19_17
	xorl	%esi, %esi
	jmp	.LBB19_14
.LBB19_10:
	vmovaps	%ymm6, %ymm8
	vmovaps	%ymm7, %ymm9
.LBB19_11:
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
.LBB19_6:
	cmpq	%rdx, %rsi
	jge	.LBB19_17
.LBB19_14:
	vmovups	(%rdi), %ymm7
	vmovups	32(%rdi), %ymm6
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB19_15
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
	jmp	.LBB19_19
	.p2align	4
.LBB19_24:
	addq	%r15, %rdi
.LBB19_25:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB19_16
.LBB19_19:
	testq	%rdx, %rdx
	je	.LBB19_25
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB19_21
	.p2align	4
.LBB19_26:
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
	jne	.LBB19_26
.LBB19_21:
	testq	%r8, %r8
	je	.LBB19_24
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB19_23:
	vbroadcastss	(%rbx,%r14,4), %ymm3
	vfmadd231ps	(%r11), %ymm3, %ymm7
	vfmadd231ps	32(%r11), %ymm3, %ymm6
	addq	$64, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB19_23
	jmp	.LBB19_24
.LBB19_15:
	movq	%rsi, %r12
.LBB19_16:
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
.LBB19_17:
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
.Lfunc_end19:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5, .Lfunc_end19-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5
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
	jl	.LBB20_7
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
	jmp	.LBB20_2
	.p2align	4
.LBB20_3:
	vmovaps	%ymm3, %ymm11
	vmovaps	%ymm2, %ymm12
	vmovaps	%ymm1, %ymm13
	vmovaps	%ymm3, %ymm14
	vmovaps	%ymm2, %ymm15
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm2, %ymm9
	vmovaps	%ymm1, %ymm4
.LBB20_4:
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
	jl	.LBB20_5
.LBB20_2:
	movq	%rax, -120(%rsp)
	vmovups	(%rdi), %ymm1
	vmovups	32(%rdi), %ymm2
	vmovups	64(%rdi), %ymm3
	testq	%r9, %r9
	movq	%rdx, -8(%rsp)
	movq	%r10, -16(%rsp)
	movq	%rbx, -24(%rsp)
	je	.LBB20_3
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
	jmp	.LBB20_38
	.p2align	4
.LBB20_43:
	addq	8(%rsp), %r10
.LBB20_44:
	incq	%rbx
	addq	%rdi, %rdx
	addq	%rdi, %rsi
	addq	%rdi, %rcx
	addq	%rdi, %rax
	cmpq	%r9, %rbx
	je	.LBB20_4
.LBB20_38:
	testq	%r15, %r15
	je	.LBB20_44
	movq	%r10, %rbp
	cmpq	$1, %r15
	jne	.LBB20_45
	xorl	%r14d, %r14d
	jmp	.LBB20_41
	.p2align	4
.LBB20_45:
	xorl	%r12d, %r12d
	.p2align	4
.LBB20_46:
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
	jne	.LBB20_46
.LBB20_41:
	testb	$1, %r15b
	je	.LBB20_43
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
	jmp	.LBB20_43
.LBB20_7:
	cmpq	$1, %rcx
	jle	.LBB20_12
	movl	$2, %eax
	xorl	%esi, %esi
	jmp	.LBB20_9
.LBB20_5:
	movq	%rsi, %rax
	orq	$2, %rax
	cmpq	%rax, %rcx
	movq	-128(%rsp), %r13
	vmovaps	32(%rsp), %xmm3
	vmovups	176(%rsp), %ymm2
	vmovaps	16(%rsp), %xmm1
	vmovups	144(%rsp), %ymm15
	jl	.LBB20_6
.LBB20_9:
	vmovups	(%rdi), %ymm12
	vmovups	32(%rdi), %ymm13
	vmovups	64(%rdi), %ymm14
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rsi, -120(%rsp)
	je	.LBB20_10
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
	jmp	.LBB20_28
	.p2align	4
.LBB20_33:
	addq	%r10, %r8
	movq	-96(%rsp), %rdi
.LBB20_34:
	incq	%r14
	addq	%r9, %rbp
	addq	%r9, %rbx
	cmpq	%rcx, %r14
	je	.LBB20_11
.LBB20_28:
	testq	%rsi, %rsi
	je	.LBB20_34
	movq	%r8, %r15
	cmpq	$1, %rsi
	jne	.LBB20_35
	xorl	%r12d, %r12d
	jmp	.LBB20_31
	.p2align	4
.LBB20_35:
	xorl	%r13d, %r13d
	.p2align	4
.LBB20_36:
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
	jne	.LBB20_36
.LBB20_31:
	testb	$1, %sil
	je	.LBB20_33
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
	jmp	.LBB20_33
.LBB20_12:
	jne	.LBB20_17
	xorl	%esi, %esi
	jmp	.LBB20_14
.LBB20_10:
	vmovaps	%ymm14, %ymm4
	vmovaps	%ymm13, %ymm6
	vmovaps	%ymm12, %ymm7
.LBB20_11:
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
.LBB20_6:
	cmpq	%rcx, %rsi
	jge	.LBB20_17
.LBB20_14:
	vmovups	(%rdi), %ymm6
	vmovups	32(%rdi), %ymm9
	vmovups	64(%rdi), %ymm10
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB20_15
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
	jne	.LBB20_26
.LBB20_21:
	testq	%r8, %r8
	je	.LBB20_24
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB20_23:
	vbroadcastss	(%rbx,%r14,4), %ymm0
	vfmadd231ps	(%r11), %ymm0, %ymm6
	vfmadd231ps	32(%r11), %ymm0, %ymm9
	vfmadd231ps	64(%r11), %ymm0, %ymm10
	addq	$96, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB20_23
	jmp	.LBB20_24
.LBB20_15:
	movq	%rsi, %r12
.LBB20_16:
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
.LBB20_17:
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
.Lfunc_end20:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5, .Lfunc_end20-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5
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
	jl	.LBB21_11
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
	jmp	.LBB21_2
	.p2align	4
.LBB21_3:
	vmovaps	%ymm8, %ymm9
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm8, %ymm11
	vmovaps	%ymm8, %ymm12
	vmovaps	%ymm8, %ymm13
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm8, %ymm15
.LBB21_4:
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
	jl	.LBB21_5
.LBB21_2:
	movq	%rax, -120(%rsp)
	movq	-104(%rsp), %rax
	vmovups	(%rax), %ymm8
	cmpq	$0, -128(%rsp)
	movq	%rdx, -40(%rsp)
	je	.LBB21_3
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
	jmp	.LBB21_56
	.p2align	4
.LBB21_60:
	incq	%rbp
	addq	%rcx, %rdi
	cmpq	-128(%rsp), %rbp
	je	.LBB21_4
.LBB21_56:
	testq	%rax, %rax
	je	.LBB21_60
	movq	%r10, %r13
	xorl	%r14d, %r14d
	.p2align	4
.LBB21_58:
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
	jne	.LBB21_58
	addq	-96(%rsp), %r10
	jmp	.LBB21_60
.LBB21_11:
	cmpq	$4, %rax
	jl	.LBB21_17
	vinsertf128	$1, %xmm3, %ymm2, %ymm6
	vinsertf128	$1, %xmm1, %ymm0, %ymm7
	movl	$4, %eax
	xorl	%esi, %esi
	vmovups	16(%rsp), %ymm1
	jmp	.LBB21_13
.LBB21_5:
	movq	%rsi, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	jge	.LBB21_13
.LBB21_6:
	leaq	2(%rsi), %rax
	cmpq	%rax, %rcx
	movq	-112(%rsp), %r13
	movq	-104(%rsp), %rdi
	jge	.LBB21_7
	jmp	.LBB21_10
.LBB21_13:
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
	jmp	.LBB21_14
	.p2align	4
.LBB21_15:
	vmovaps	%ymm8, %ymm9
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm8, %ymm11
.LBB21_16:
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
	jl	.LBB21_6
.LBB21_14:
	movq	%rax, -120(%rsp)
	movq	-104(%rsp), %rax
	vmovups	(%rax), %ymm8
	testq	%r9, %r9
	movq	%rdi, -56(%rsp)
	je	.LBB21_15
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
	jmp	.LBB21_46
	.p2align	4
.LBB21_51:
	addq	%rbx, %r8
.LBB21_52:
	incq	%r11
	addq	%rsi, %rbp
	addq	%rsi, %rax
	addq	%rsi, %r13
	addq	%rsi, %rdi
	cmpq	%r9, %r11
	je	.LBB21_16
.LBB21_46:
	testq	%rdx, %rdx
	je	.LBB21_52
	movq	%r8, %r15
	cmpq	$1, %rdx
	jne	.LBB21_53
	xorl	%ecx, %ecx
	jmp	.LBB21_49
	.p2align	4
.LBB21_53:
	xorl	%r14d, %r14d
	.p2align	4
.LBB21_54:
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
	jne	.LBB21_54
.LBB21_49:
	testb	$1, %dl
	je	.LBB21_51
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
	jmp	.LBB21_51
.LBB21_17:
	cmpq	$1, %rax
	jle	.LBB21_19
	movl	$2, %eax
	xorl	%esi, %esi
	vmovups	16(%rsp), %ymm1
.LBB21_7:
	movq	%rax, -96(%rsp)
	movq	%rsi, -120(%rsp)
	vmovups	(%rdi), %ymm6
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB21_8
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
	jmp	.LBB21_35
	.p2align	4
.LBB21_41:
	addq	-128(%rsp), %r8
.LBB21_42:
	incq	%r12
	addq	%r9, %r11
	addq	%r9, %r14
	addq	%r9, %rax
	cmpq	%rcx, %r12
	je	.LBB21_9
.LBB21_35:
	testq	%rsi, %rsi
	je	.LBB21_42
	movq	%r8, %r13
	cmpq	$4, %rsi
	jae	.LBB21_43
	xorl	%edx, %edx
	jmp	.LBB21_38
	.p2align	4
.LBB21_43:
	xorl	%ebp, %ebp
	.p2align	4
.LBB21_44:
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
	jne	.LBB21_44
.LBB21_38:
	testq	%rdi, %rdi
	je	.LBB21_41
	leaq	(%rax,%rdx,4), %rbp
	leaq	(%r11,%rdx,4), %rdx
	xorl	%r10d, %r10d
	.p2align	4
.LBB21_40:
	vmovups	(%r13,%r10,8), %ymm4
	vbroadcastss	(%rdx,%r10), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm7
	vbroadcastss	(%rbp,%r10), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm6
	addq	$4, %r10
	cmpq	%r10, %r15
	jne	.LBB21_40
	jmp	.LBB21_41
.LBB21_8:
	vmovaps	%ymm6, %ymm7
.LBB21_9:
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
.LBB21_10:
	movq	%rsi, %rbp
	cmpq	-48(%rsp), %rsi
	jge	.LBB21_24
.LBB21_21:
	vmovups	(%rdi), %ymm6
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB21_22
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
	jmp	.LBB21_26
	.p2align	4
.LBB21_31:
	addq	%r12, %rdi
.LBB21_32:
	incq	%r11
	addq	%rsi, %rcx
	cmpq	%rax, %r11
	je	.LBB21_23
.LBB21_26:
	testq	%rdx, %rdx
	je	.LBB21_32
	movq	%rdi, %rbx
	xorl	%r14d, %r14d
	cmpq	$8, %rdx
	jb	.LBB21_28
	.p2align	4
.LBB21_33:
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
	jne	.LBB21_33
.LBB21_28:
	testq	%r8, %r8
	je	.LBB21_31
	leaq	(%rcx,%r14,4), %r14
	xorl	%r15d, %r15d
	.p2align	4
.LBB21_30:
	vbroadcastss	(%r14,%r15), %ymm4
	vfmadd231ps	(%rbx,%r15,8), %ymm4, %ymm6
	addq	$4, %r15
	cmpq	%r15, %r10
	jne	.LBB21_30
	jmp	.LBB21_31
.LBB21_22:
	vmovaps	-16(%rsp), %xmm3
	vmovups	48(%rsp), %ymm2
	vmovaps	-32(%rsp), %xmm1
.LBB21_23:
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
.LBB21_24:
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
.LBB21_19:
	.cfi_def_cfa_offset 144
	jne	.LBB21_24
	xorl	%ebp, %ebp
	jmp	.LBB21_21
.Lfunc_end21:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5, .Lfunc_end21-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	vitruvian_peak_avx2
	.globl	vitruvian_peak_avx2
	.p2align	4
	.type	vitruvian_peak_avx2,@function
vitruvian_peak_avx2:
	jmp	($s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF)
.Lfunc_end22:
	.size	vitruvian_peak_avx2, .Lfunc_end22-vitruvian_peak_avx2
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
	je	.LBB23_1
	vmovaps	%ymm3, %ymm12
	cmpq	$1, %rdi
	je	.LBB23_5
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
.LBB23_4:
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
	jne	.LBB23_4
.LBB23_5:
	testb	$1, %dil
	je	.LBB23_7
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
	jmp	.LBB23_7
.LBB23_1:
	vmovaps	%ymm3, %ymm12
.LBB23_7:
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
.Lfunc_end23:
	.size	$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF, .Lfunc_end23-$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF
	.hidden	vitruvian_separate_avx2
	.globl	vitruvian_separate_avx2
	.p2align	4
	.type	vitruvian_separate_avx2,@function
vitruvian_separate_avx2:
	jmp	($s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF)
.Lfunc_end24:
	.size	vitruvian_separate_avx2, .Lfunc_end24-vitruvian_separate_avx2
	.hidden	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.globl	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF,@function
$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF:
	testq	%rdx, %rdx
	je	.LBB25_19
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
	jmp	.LBB25_2
	.p2align	4
.LBB25_17:
	incq	%r12
	addq	%r8, %r11
	addq	$4, %rbx
	addq	%r8, %rcx
	addq	$4, %rdi
	cmpq	%r14, %r12
	je	.LBB25_18
.LBB25_2:
	testq	%r9, %r9
	je	.LBB25_17
	testb	$1, -9(%rsp)
	je	.LBB25_11
	xorl	%ebp, %ebp
	jmp	.LBB25_5
	.p2align	4
.LBB25_11:
	xorl	%esi, %esi
	cmpq	$32, %r9
	jb	.LBB25_15
	.p2align	4
.LBB25_12:
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
	jne	.LBB25_12
	cmpq	%rdx, %r9
	je	.LBB25_17
	movq	%rdx, %rbp
	movq	%rdx, %rsi
	testb	$28, %r9b
	je	.LBB25_5
	.p2align	4
.LBB25_15:
	vmovups	(%rdi,%rsi,4), %xmm0
	vmovups	%xmm0, (%rcx,%rsi,4)
	addq	$4, %rsi
	cmpq	%rsi, %r10
	jne	.LBB25_15
	movq	%r10, %rbp
	cmpq	%r10, %r9
	je	.LBB25_17
.LBB25_5:
	movq	%r14, %r8
	movl	%r9d, %esi
	subl	%ebp, %esi
	movq	%rbp, %r13
	andl	$7, %esi
	je	.LBB25_8
	movq	%rax, %r14
	imulq	%rbp, %r14
	addq	%rdi, %r14
	movq	%rbp, %r13
	.p2align	4
.LBB25_7:
	vmovss	(%r14), %xmm0
	vmovss	%xmm0, (%rcx,%r13,4)
	incq	%r13
	addq	%rax, %r14
	decq	%rsi
	jne	.LBB25_7
.LBB25_8:
	subq	%r9, %rbp
	cmpq	$-8, %rbp
	movq	%r8, %r14
	movq	-8(%rsp), %r8
	ja	.LBB25_17
	movq	%rax, %rbp
	imulq	%r13, %rbp
	addq	%rdi, %rbp
	.p2align	4
.LBB25_10:
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
	jne	.LBB25_10
	jmp	.LBB25_17
.LBB25_18:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB25_19:
	vzeroupper
	retq
.Lfunc_end25:
	.size	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF, .Lfunc_end25-$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.hidden	vitruvian_convolve_planes_avx2
	.globl	vitruvian_convolve_planes_avx2
	.p2align	4
	.type	vitruvian_convolve_planes_avx2,@function
vitruvian_convolve_planes_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF)
.Lfunc_end26:
	.size	vitruvian_convolve_planes_avx2, .Lfunc_end26-vitruvian_convolve_planes_avx2
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
	jle	.LBB27_1
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
	jmp	.LBB27_4
	.p2align	4
.LBB27_14:
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
	jl	.LBB27_15
.LBB27_4:
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
	je	.LBB27_14
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
	jmp	.LBB27_6
	.p2align	4
.LBB27_13:
	incq	%rdi
	addq	64(%rsp), %r14
	cmpq	16(%rsp), %rdi
	je	.LBB27_14
.LBB27_6:
	testq	%r10, %r10
	je	.LBB27_13
	movq	%rdi, %rax
	imulq	48(%rsp), %rax
	movq	56(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rbx
	movq	%r14, %rbp
	xorl	%eax, %eax
	jmp	.LBB27_8
	.p2align	4
.LBB27_22:
	addq	%r11, %r12
.LBB27_23:
	incq	%rax
	addq	$4, %rbp
	cmpq	%r10, %rax
	je	.LBB27_13
.LBB27_8:
	testq	%rcx, %rcx
	je	.LBB27_23
	cmpq	$1, %rcx
	jne	.LBB27_10
	leaq	(%rbx,%rax,4), %r9
	movq	%r12, %r8
	testb	$1, %cl
	je	.LBB27_22
	jmp	.LBB27_21
	.p2align	4
.LBB27_10:
	movq	%r13, %r15
	movq	%rbp, %rdx
	movq	%r12, %r8
	.p2align	4
.LBB27_11:
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
	jne	.LBB27_11
	addq	72(%rsp), %r9
	testb	$1, %cl
	je	.LBB27_22
.LBB27_21:
	vbroadcastss	(%r8), %ymm11
	vfmadd231ps	(%r9), %ymm11, %ymm10
	vfmadd231ps	32(%r9), %ymm11, %ymm9
	vfmadd231ps	64(%r9), %ymm11, %ymm8
	vfmadd231ps	96(%r9), %ymm11, %ymm7
	vfmadd231ps	128(%r9), %ymm11, %ymm6
	vfmadd231ps	160(%r9), %ymm11, %ymm5
	vfmadd231ps	192(%r9), %ymm11, %ymm4
	vfmadd231ps	224(%r9), %ymm11, %ymm3
	jmp	.LBB27_22
.LBB27_1:
	testq	%r14, %r14
	jle	.LBB27_18
	xorl	%r15d, %r15d
	jmp	.LBB27_16
.LBB27_15:
	cmpq	%r14, %r15
	jge	.LBB27_18
.LBB27_16:
	leaq	-8(%r14), %rbx
	leaq	80(%rsp), %r13
	.p2align	4
.LBB27_17:
	cmpq	%r15, %rbx
	movq	%r15, %rdi
	cmovlq	%rbx, %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5)
	addq	$8, %r15
	cmpq	%r14, %r15
	jl	.LBB27_17
.LBB27_18:
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
.Lfunc_end27:
	.size	$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF, .Lfunc_end27-$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF
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
	je	.LBB28_13
	movq	32(%r13), %rax
	movq	48(%r13), %rdx
	leaq	(,%rdi,4), %rcx
	movq	%rcx, -56(%rsp)
	xorl	%r8d, %r8d
	xorl	%edi, %edi
	movq	%rdx, -24(%rsp)
	jmp	.LBB28_2
	.p2align	4
.LBB28_12:
	movq	-40(%rsp), %rdi
	incq	%rdi
	movq	-32(%rsp), %r8
	addq	$4, %r8
	cmpq	-48(%rsp), %rdi
	je	.LBB28_13
.LBB28_2:
	testq	%rdx, %rdx
	movq	%r8, -32(%rsp)
	movq	%rdi, -40(%rsp)
	je	.LBB28_12
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
	jmp	.LBB28_4
	.p2align	4
.LBB28_10:
	addq	%r9, %rax
.LBB28_11:
	incq	%rbp
	addq	$4, %r10
	cmpq	%rdx, %rbp
	je	.LBB28_12
.LBB28_4:
	testq	%r11, %r11
	je	.LBB28_11
	movq	8(%r13), %rsi
	cmpq	$8, %r11
	jae	.LBB28_14
	movq	-8(%rsp), %rcx
	leaq	(%rcx,%rbp,4), %rbx
	movq	%rax, %rcx
	testq	%r15, %r15
	jne	.LBB28_8
	jmp	.LBB28_10
	.p2align	4
.LBB28_14:
	movq	%r9, %rdx
	movq	%rsi, %r8
	shlq	$5, %r8
	leaq	(,%rsi,4), %r9
	movq	-16(%rsp), %r12
	movq	%r10, %rdi
	movq	%rax, %rcx
	.p2align	4
.LBB28_15:
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
	jne	.LBB28_15
	addq	%r8, %rbx
	movq	%rdx, %r9
	movq	-24(%rsp), %rdx
	testq	%r15, %r15
	je	.LBB28_10
.LBB28_8:
	shlq	$2, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB28_9:
	vbroadcastss	(%rcx,%rdi,4), %ymm1
	vfmadd231ps	(%rbx), %ymm1, %ymm0
	incq	%rdi
	addq	%rsi, %rbx
	cmpq	%rdi, %r15
	jne	.LBB28_9
	jmp	.LBB28_10
.LBB28_13:
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
.Lfunc_end28:
	.size	$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5, .Lfunc_end28-$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5
	.cfi_endproc
	.hidden	vitruvian_max_pool_avx2
	.globl	vitruvian_max_pool_avx2
	.p2align	4
	.type	vitruvian_max_pool_avx2,@function
vitruvian_max_pool_avx2:
	jmp	($s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF)
.Lfunc_end29:
	.size	vitruvian_max_pool_avx2, .Lfunc_end29-vitruvian_max_pool_avx2
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
	je	.LBB30_18
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
	jmp	.LBB30_2
	.p2align	4
.LBB30_17:
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
	je	.LBB30_18
.LBB30_2:
	cmpq	$0, 168(%rsp)
	jle	.LBB30_17
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
	jmp	.LBB30_4
	.p2align	4
.LBB30_16:
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
	jge	.LBB30_17
.LBB30_4:
	movq	16(%rsp), %rax
	cmpq	%rax, %rcx
	movq	%rcx, 32(%rsp)
	cmovlq	%rcx, %rax
	movq	%rax, -40(%rsp)
	vmovaps	%ymm2, %ymm3
	testq	%rbx, %rbx
	je	.LBB30_16
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
	jmp	.LBB30_6
	.p2align	4
.LBB30_15:
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
	je	.LBB30_16
.LBB30_6:
	testq	%r9, %r9
	movq	%r13, 104(%rsp)
	je	.LBB30_15
	cmpq	$8, %r9
	jae	.LBB30_9
	movq	%rcx, %r13
	testq	%r14, %r14
	jne	.LBB30_13
	jmp	.LBB30_15
	.p2align	4
.LBB30_9:
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
.LBB30_10:
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
	jne	.LBB30_10
	addq	%r11, %r13
	movq	80(%rsp), %r9
	movq	40(%rsp), %rbx
	movq	72(%rsp), %r12
	movq	64(%rsp), %r14
	movq	48(%rsp), %r15
	movq	96(%rsp), %rcx
	movq	88(%rsp), %rdi
	testq	%r14, %r14
	je	.LBB30_15
.LBB30_13:
	movq	%r14, %rax
	.p2align	4
.LBB30_14:
	vmovups	(%r13), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	addq	%rdx, %r13
	decq	%rax
	jne	.LBB30_14
	jmp	.LBB30_15
.LBB30_18:
	addq	$112, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end30:
	.size	$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF, .Lfunc_end30-$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF
	.hidden	vitruvian_multiply_sparse_avx2
	.globl	vitruvian_multiply_sparse_avx2
	.p2align	4
	.type	vitruvian_multiply_sparse_avx2,@function
vitruvian_multiply_sparse_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF)
.Lfunc_end31:
	.size	vitruvian_multiply_sparse_avx2, .Lfunc_end31-vitruvian_multiply_sparse_avx2
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI32_0:
	.long	0xff800000
.LCPI32_1:
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
	ja	.LBB32_73
	leaq	.LJTI32_0(%rip), %rax
	movslq	(%rax,%r10,4), %rcx
	addq	%rax, %rcx
	jmpq	*%rcx
.LBB32_2:
	vmovaps	%ymm3, %ymm0
	testq	%rdi, %rdi
	je	.LBB32_4
	vbroadcastss	.LCPI32_0(%rip), %ymm0
.LBB32_4:
	vmovups	%ymm3, 272(%rsp)
	vmovaps	%xmm2, 32(%rsp)
	vmovaps	%xmm1, 48(%rsp)
	movq	%r8, %r14
	movq	%rdx, %rbp
	vmovups	%ymm4, 240(%rsp)
	vmovaps	%ymm4, %ymm2
	je	.LBB32_6
	vbroadcastss	.LCPI32_1(%rip), %ymm2
.LBB32_6:
	vextractf128	$1, %ymm0, %xmm1
	vextractf128	$1, %ymm2, %xmm3
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5)
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
	jge	.LBB32_7
.LBB32_10:
	testq	%r15, %r15
	vmovups	272(%rsp), %ymm12
	vmovups	240(%rsp), %ymm13
	je	.LBB32_15
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
	jmp	.LBB32_12
	.p2align	4
.LBB32_14:
	incq	%r13
	addq	$32, %r10
	addq	$4, %rbp
	addq	$32, %rdx
	cmpq	%r15, %r13
	je	.LBB32_15
.LBB32_12:
	cmpq	%rsi, %r13
	jge	.LBB32_41
	movq	%rdi, %rcx
	cmpq	%r11, %rdi
	je	.LBB32_14
	jmp	.LBB32_43
	.p2align	4
.LBB32_41:
	testq	%r11, %r11
	je	.LBB32_14
	xorl	%ecx, %ecx
.LBB32_43:
	movq	%r11, %r9
	subq	%rcx, %r9
	cmpq	$4, %r9
	jb	.LBB32_56
	cmpq	$1, %rbx
	jne	.LBB32_56
	imulq	$-28, %r13, %rax
	addq	24(%rsp), %rax
	cmpq	$128, %rax
	jb	.LBB32_56
	cmpq	$32, %r9
	jae	.LBB32_51
	xorl	%r14d, %r14d
	jmp	.LBB32_48
.LBB32_51:
	movq	%r9, %r14
	andq	$-32, %r14
	leaq	(%r10,%rcx,4), %r11
	leaq	(,%rcx,4), %rax
	addq	%rbp, %rax
	xorl	%r15d, %r15d
	.p2align	4
.LBB32_52:
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
	jne	.LBB32_52
	cmpq	%r14, %r9
	movq	384(%rsp), %r15
	movq	8(%rsp), %r11
	je	.LBB32_14
	testb	$28, %r9b
	je	.LBB32_55
.LBB32_48:
	subq	16(%rsp), %r9
	addq	%rcx, %r9
	addq	%rcx, %r14
	.p2align	4
.LBB32_49:
	vmovups	(%rdx,%r14,4), %xmm0
	vmovups	%xmm0, (%rbp,%r14,4)
	addq	$4, %r14
	cmpq	%r14, %rdi
	jne	.LBB32_49
	cmpq	$0, 16(%rsp)
	jne	.LBB32_57
	jmp	.LBB32_14
.LBB32_55:
	addq	%r14, %rcx
	.p2align	4
.LBB32_56:
	movq	%rcx, %r9
.LBB32_57:
	movl	%r11d, %r14d
	subl	%r9d, %r14d
	movq	%r9, %rcx
	andl	$7, %r14d
	je	.LBB32_60
	movq	%r8, %r11
	imulq	%r9, %r11
	addq	%rbp, %r11
	movq	%r9, %rcx
	.p2align	4
.LBB32_59:
	vmovss	(%rdx,%rcx,4), %xmm0
	incq	%rcx
	vmovss	%xmm0, (%r11)
	addq	%r8, %r11
	decq	%r14
	jne	.LBB32_59
.LBB32_60:
	movq	8(%rsp), %r11
	subq	%r11, %r9
	cmpq	$-8, %r9
	ja	.LBB32_14
	movq	%r8, %r9
	imulq	%rcx, %r9
	addq	%rbp, %r9
	.p2align	4
.LBB32_62:
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
	jne	.LBB32_62
	jmp	.LBB32_14
.LBB32_71:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5)
	jmp	.LBB32_74
.LBB32_69:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5)
	jmp	.LBB32_74
.LBB32_70:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5)
	jmp	.LBB32_74
.LBB32_68:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5)
	jmp	.LBB32_74
.LBB32_15:
	cmpq	$0, 392(%rsp)
	je	.LBB32_74
	testq	%r11, %r11
	je	.LBB32_74
	shlq	$2, %rbx
	vbroadcastss	%xmm11, %ymm0
	vbroadcastss	%xmm10, %ymm1
	movq	400(%rsp), %rdi
	leaq	96(%rdi), %rdx
	xorl	%esi, %esi
	movq	392(%rsp), %r8
	jmp	.LBB32_18
	.p2align	4
.LBB32_40:
	incq	%rsi
	addq	%rbx, %r8
	addq	%rbx, %rdi
	addq	%rbx, %rdx
	cmpq	8(%rsp), %rsi
	je	.LBB32_74
.LBB32_18:
	cmpq	$8, %r15
	jl	.LBB32_22
	xorl	%ecx, %ecx
	.p2align	4
.LBB32_20:
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
	jge	.LBB32_20
	cmpq	%r15, %rcx
	jae	.LBB32_40
	jmp	.LBB32_24
	.p2align	4
.LBB32_22:
	testq	%r15, %r15
	jle	.LBB32_40
	xorl	%ecx, %ecx
.LBB32_24:
	movq	%rcx, %r11
	orq	$1, %r11
	cmpq	%r11, %r15
	movq	%r11, %r10
	cmovgq	%r15, %r10
	movq	%r10, %r9
	subq	%rcx, %r9
	cmpq	$4, %r9
	jae	.LBB32_25
.LBB32_38:
	movq	%rcx, %r9
	jmp	.LBB32_39
	.p2align	4
.LBB32_25:
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
	jae	.LBB32_28
	leaq	(%r14,%r11,4), %r11
	leaq	(%rax,%rcx,4), %rax
	cmpq	%r11, %rax
	jae	.LBB32_28
	movq	%rcx, %r9
	movq	384(%rsp), %r15
	jmp	.LBB32_39
.LBB32_28:
	cmpq	$32, %r9
	jae	.LBB32_33
	xorl	%r11d, %r11d
	movq	384(%rsp), %r15
	jmp	.LBB32_30
.LBB32_33:
	movq	%r9, %r11
	andq	$-32, %r11
	leaq	(%rdx,%rcx,4), %r14
	leaq	(%r8,%rcx,4), %r12
	xorl	%r13d, %r13d
	movq	384(%rsp), %r15
	.p2align	4
.LBB32_34:
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
	jne	.LBB32_34
	cmpq	%r11, %r9
	je	.LBB32_40
	testb	$28, %r9b
	je	.LBB32_37
.LBB32_30:
	movl	%r10d, %r14d
	andl	$3, %r14d
	subq	%r14, %r9
	addq	%rcx, %r9
	andq	$-4, %r10
	addq	%rcx, %r11
	.p2align	4
.LBB32_31:
	vmovups	(%rdi,%r11,4), %xmm2
	vaddps	(%r8,%r11,4), %xmm2, %xmm2
	vcmpltps	%xmm0, %xmm2, %xmm3
	vminps	%xmm2, %xmm1, %xmm2
	vblendvps	%xmm3, %xmm0, %xmm2, %xmm2
	vmovups	%xmm2, (%rdi,%r11,4)
	addq	$4, %r11
	cmpq	%r11, %r10
	jne	.LBB32_31
	testq	%r14, %r14
	je	.LBB32_40
	.p2align	4
.LBB32_39:
	vmovss	(%rdi,%r9,4), %xmm2
	vaddss	(%r8,%r9,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm10, %xmm3
	vcmpltss	%xmm11, %xmm2, %xmm2
	vblendvps	%xmm2, %xmm11, %xmm3, %xmm2
	vmovss	%xmm2, (%rdi,%r9,4)
	incq	%r9
	cmpq	%r15, %r9
	jl	.LBB32_39
	jmp	.LBB32_40
.LBB32_37:
	addq	%r11, %rcx
	jmp	.LBB32_38
.LBB32_72:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5)
	jmp	.LBB32_74
.LBB32_73:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5)
.LBB32_74:
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
.LBB32_7:
	.cfi_def_cfa_offset 368
	movabsq	$9223372036854775807, %r8
	leaq	(,%rbx,4), %rax
	leaq	(%rax,%rax,2), %r9
	xorl	%r14d, %r14d
	movq	%r14, %r10
	jmp	.LBB32_8
	.p2align	4
.LBB32_67:
	movq	%r10, %r14
	cmpq	%rdi, %r10
	jge	.LBB32_10
.LBB32_8:
	addq	$4, %r10
	jno	.LBB32_63
	movq	%r8, %r10
	cmpq	$4, %r15
	jge	.LBB32_64
	jmp	.LBB32_10
	.p2align	4
.LBB32_63:
	cmpq	$4, %r15
	jl	.LBB32_67
.LBB32_64:
	leaq	(%rdx,%r14,4), %r11
	imulq	%rbx, %r14
	movq	400(%rsp), %rax
	leaq	(%rax,%r14,4), %r14
	xorl	%ebp, %ebp
	movq	%rbp, %r13
	.p2align	4
.LBB32_65:
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
	jl	.LBB32_65
	movq	384(%rsp), %r15
	movq	8(%rsp), %r11
	jmp	.LBB32_67
.Lfunc_end32:
	.size	$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF, .Lfunc_end32-$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI32_0:
	.long	.LBB32_2-.LJTI32_0
	.long	.LBB32_68-.LJTI32_0
	.long	.LBB32_69-.LJTI32_0
	.long	.LBB32_70-.LJTI32_0
	.long	.LBB32_71-.LJTI32_0
	.long	.LBB32_72-.LJTI32_0
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI33_0:
	.long	0x7f800000
.LCPI33_1:
	.long	0xff800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5:
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
	je	.LBB33_2
	vbroadcastss	.LCPI33_0(%rip), %ymm2
	vbroadcastss	.LCPI33_1(%rip), %ymm0
	jmp	.LBB33_3
.LBB33_2:
	vmovups	80(%r13), %ymm0
	vmovups	112(%r13), %ymm2
.LBB33_3:
	vextractf128	$1, %ymm0, %xmm1
	vextractf128	$1, %ymm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5)
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
	jge	.LBB33_4
.LBB33_7:
	testq	%rcx, %rcx
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB33_12
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
	jmp	.LBB33_9
	.p2align	4
.LBB33_11:
	incq	%rbp
	addq	$64, %r14
	addq	$4, %rdx
	addq	$64, %rdi
	cmpq	%rcx, %rbp
	je	.LBB33_12
.LBB33_9:
	cmpq	%r8, %rbp
	jge	.LBB33_39
	movq	%r15, %rax
	cmpq	%r10, %r15
	je	.LBB33_11
	jmp	.LBB33_41
	.p2align	4
.LBB33_39:
	testq	%r10, %r10
	je	.LBB33_11
	xorl	%eax, %eax
.LBB33_41:
	movq	%r10, %r13
	subq	%rax, %r13
	cmpq	$4, %r13
	jb	.LBB33_54
	cmpq	$1, %rsi
	jne	.LBB33_54
	imulq	$-60, %rbp, %r9
	addq	48(%rsp), %r9
	cmpq	$128, %r9
	jb	.LBB33_54
	cmpq	$32, %r13
	jae	.LBB33_49
	xorl	%ebx, %ebx
	jmp	.LBB33_46
.LBB33_49:
	movq	%r13, %rbx
	andq	$-32, %rbx
	leaq	(%r14,%rax,4), %r15
	leaq	(%rdx,%rax,4), %r10
	xorl	%r9d, %r9d
	.p2align	4
.LBB33_50:
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
	jne	.LBB33_50
	cmpq	%rbx, %r13
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB33_11
	testb	$28, %r13b
	je	.LBB33_53
.LBB33_46:
	subq	32(%rsp), %r13
	addq	%rax, %r13
	addq	%rax, %rbx
	.p2align	4
.LBB33_47:
	vmovups	(%rdi,%rbx,4), %xmm0
	vmovups	%xmm0, (%rdx,%rbx,4)
	addq	$4, %rbx
	cmpq	%rbx, %r15
	jne	.LBB33_47
	cmpq	$0, 32(%rsp)
	jne	.LBB33_55
	jmp	.LBB33_11
.LBB33_53:
	addq	%rbx, %rax
	.p2align	4
.LBB33_54:
	movq	%rax, %r13
.LBB33_55:
	movl	%r10d, %ebx
	subl	%r13d, %ebx
	movq	%r13, %rax
	andl	$7, %ebx
	je	.LBB33_58
	movq	%r11, %r15
	imulq	%r13, %r15
	addq	%rdx, %r15
	movq	%r13, %rax
	.p2align	4
.LBB33_57:
	vmovss	(%rdi,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%r15)
	addq	%r11, %r15
	decq	%rbx
	jne	.LBB33_57
.LBB33_58:
	subq	%r10, %r13
	cmpq	$-8, %r13
	movq	16(%rsp), %r15
	ja	.LBB33_11
	movq	%r11, %rbx
	imulq	%rax, %rbx
	addq	%rdx, %rbx
	.p2align	4
.LBB33_60:
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
	jne	.LBB33_60
	jmp	.LBB33_11
.LBB33_12:
	movq	40(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %r15
	je	.LBB33_38
	testq	%r10, %r10
	je	.LBB33_38
	shlq	$2, %rsi
	movq	8(%rsp), %r8
	leaq	96(%r8), %rdx
	xorl	%edi, %edi
	movq	%rbp, %r9
	jmp	.LBB33_15
	.p2align	4
.LBB33_37:
	incq	%rdi
	addq	%rsi, %r9
	addq	%rsi, %r8
	addq	%rsi, %rdx
	cmpq	24(%rsp), %rdi
	je	.LBB33_38
.LBB33_15:
	cmpq	$8, %rcx
	jl	.LBB33_19
	vmovups	80(%r15), %ymm0
	vmovups	112(%r15), %ymm1
	xorl	%r11d, %r11d
	.p2align	4
.LBB33_17:
	movq	%r11, %rax
	vmovups	(%r8,%r11,4), %ymm2
	vaddps	(%r9,%r11,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r8,%r11,4)
	addq	$8, %r11
	addq	$16, %rax
	cmpq	%rax, %rcx
	jge	.LBB33_17
	cmpq	%rcx, %r11
	jae	.LBB33_37
	jmp	.LBB33_21
	.p2align	4
.LBB33_19:
	testq	%rcx, %rcx
	jle	.LBB33_37
	xorl	%r11d, %r11d
.LBB33_21:
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
	jae	.LBB33_22
.LBB33_35:
	movq	%r11, %r10
	jmp	.LBB33_36
	.p2align	4
.LBB33_22:
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
	jae	.LBB33_25
	leaq	(%r15,%rbx,4), %rbx
	leaq	(%r14,%r11,4), %r14
	cmpq	%rbx, %r14
	jae	.LBB33_25
	movq	%r11, %r10
	movq	(%rsp), %r15
	jmp	.LBB33_36
.LBB33_25:
	cmpq	$32, %r10
	jae	.LBB33_30
	xorl	%r14d, %r14d
	movq	(%rsp), %r15
	jmp	.LBB33_27
.LBB33_30:
	movq	%r10, %r14
	andq	$-32, %r14
	vbroadcastss	%xmm3, %ymm4
	vbroadcastss	%xmm2, %ymm5
	leaq	(%rdx,%r11,4), %rbx
	leaq	(%r9,%r11,4), %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB33_31:
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
	jne	.LBB33_31
	cmpq	%r14, %r10
	movq	(%rsp), %r15
	je	.LBB33_37
	testb	$28, %r10b
	je	.LBB33_34
.LBB33_27:
	movl	%eax, %ebx
	andl	$3, %ebx
	subq	%rbx, %r10
	addq	%r11, %r10
	vbroadcastss	%xmm3, %xmm3
	vbroadcastss	%xmm2, %xmm2
	andq	$-4, %rax
	addq	%r11, %r14
	.p2align	4
.LBB33_28:
	vmovups	(%r8,%r14,4), %xmm4
	vaddps	(%r9,%r14,4), %xmm4, %xmm4
	vcmpltps	%xmm3, %xmm4, %xmm5
	vminps	%xmm4, %xmm2, %xmm4
	vblendvps	%xmm5, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r8,%r14,4)
	addq	$4, %r14
	cmpq	%r14, %rax
	jne	.LBB33_28
	testq	%rbx, %rbx
	je	.LBB33_37
	.p2align	4
.LBB33_36:
	vmovss	(%r8,%r10,4), %xmm2
	vaddss	(%r9,%r10,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %xmm2
	vblendvps	%xmm2, %xmm0, %xmm3, %xmm2
	vmovss	%xmm2, (%r8,%r10,4)
	incq	%r10
	cmpq	%rcx, %r10
	jl	.LBB33_36
	jmp	.LBB33_37
.LBB33_34:
	addq	%r14, %r11
	jmp	.LBB33_35
.LBB33_38:
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
.LBB33_4:
	.cfi_def_cfa_offset 112
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %r9
	leaq	(%r9,%r9,2), %r11
	xorl	%r15d, %r15d
	movq	%r15, %rbx
	jmp	.LBB33_5
	.p2align	4
.LBB33_64:
	movq	%rbx, %r15
	cmpq	16(%rsp), %rbx
	jge	.LBB33_7
.LBB33_5:
	addq	$4, %rbx
	jno	.LBB33_61
	movq	%r10, %rbx
	cmpq	$4, %rcx
	jge	.LBB33_62
	jmp	.LBB33_7
	.p2align	4
.LBB33_61:
	cmpq	$4, %rcx
	jl	.LBB33_64
.LBB33_62:
	leaq	(%rdi,%r15,4), %r14
	imulq	%rsi, %r15
	movq	8(%rsp), %r9
	leaq	(%r9,%r15,4), %r15
	xorl	%r13d, %r13d
	movq	%r13, %r12
	.p2align	4
.LBB33_63:
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
	jl	.LBB33_63
	jmp	.LBB33_64
.Lfunc_end33:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5, .Lfunc_end33-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI34_0:
	.long	0x7f800000
.LCPI34_1:
	.long	0xff800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5:
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
	je	.LBB34_2
	vbroadcastss	.LCPI34_0(%rip), %ymm2
	vbroadcastss	.LCPI34_1(%rip), %ymm0
	jmp	.LBB34_3
.LBB34_2:
	vmovups	80(%r13), %ymm0
	vmovups	112(%r13), %ymm2
.LBB34_3:
	vextractf128	$1, %ymm0, %xmm1
	vextractf128	$1, %ymm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5)
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
	jge	.LBB34_4
.LBB34_7:
	testq	%rcx, %rcx
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB34_12
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
	jmp	.LBB34_9
	.p2align	4
.LBB34_11:
	incq	%rbp
	addq	$96, %r14
	addq	$4, %rdx
	addq	$96, %rdi
	cmpq	%rcx, %rbp
	je	.LBB34_12
.LBB34_9:
	cmpq	%r8, %rbp
	jge	.LBB34_39
	movq	%r15, %rax
	cmpq	%r10, %r15
	je	.LBB34_11
	jmp	.LBB34_41
	.p2align	4
.LBB34_39:
	testq	%r10, %r10
	je	.LBB34_11
	xorl	%eax, %eax
.LBB34_41:
	movq	%r10, %r13
	subq	%rax, %r13
	cmpq	$4, %r13
	jb	.LBB34_54
	cmpq	$1, %rsi
	jne	.LBB34_54
	imulq	$-92, %rbp, %r9
	addq	48(%rsp), %r9
	cmpq	$128, %r9
	jb	.LBB34_54
	cmpq	$32, %r13
	jae	.LBB34_49
	xorl	%ebx, %ebx
	jmp	.LBB34_46
.LBB34_49:
	movq	%r13, %rbx
	andq	$-32, %rbx
	leaq	(%r14,%rax,4), %r15
	leaq	(%rdx,%rax,4), %r10
	xorl	%r9d, %r9d
	.p2align	4
.LBB34_50:
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
	jne	.LBB34_50
	cmpq	%rbx, %r13
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB34_11
	testb	$28, %r13b
	je	.LBB34_53
.LBB34_46:
	subq	32(%rsp), %r13
	addq	%rax, %r13
	addq	%rax, %rbx
	.p2align	4
.LBB34_47:
	vmovups	(%rdi,%rbx,4), %xmm0
	vmovups	%xmm0, (%rdx,%rbx,4)
	addq	$4, %rbx
	cmpq	%rbx, %r15
	jne	.LBB34_47
	cmpq	$0, 32(%rsp)
	jne	.LBB34_55
	jmp	.LBB34_11
.LBB34_53:
	addq	%rbx, %rax
	.p2align	4
.LBB34_54:
	movq	%rax, %r13
.LBB34_55:
	movl	%r10d, %ebx
	subl	%r13d, %ebx
	movq	%r13, %rax
	andl	$7, %ebx
	je	.LBB34_58
	movq	%r11, %r15
	imulq	%r13, %r15
	addq	%rdx, %r15
	movq	%r13, %rax
	.p2align	4
.LBB34_57:
	vmovss	(%rdi,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%r15)
	addq	%r11, %r15
	decq	%rbx
	jne	.LBB34_57
.LBB34_58:
	subq	%r10, %r13
	cmpq	$-8, %r13
	movq	16(%rsp), %r15
	ja	.LBB34_11
	movq	%r11, %rbx
	imulq	%rax, %rbx
	addq	%rdx, %rbx
	.p2align	4
.LBB34_60:
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
	jne	.LBB34_60
	jmp	.LBB34_11
.LBB34_12:
	movq	40(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %r15
	je	.LBB34_38
	testq	%r10, %r10
	je	.LBB34_38
	shlq	$2, %rsi
	movq	8(%rsp), %r8
	leaq	96(%r8), %rdx
	xorl	%edi, %edi
	movq	%rbp, %r9
	jmp	.LBB34_15
	.p2align	4
.LBB34_37:
	incq	%rdi
	addq	%rsi, %r9
	addq	%rsi, %r8
	addq	%rsi, %rdx
	cmpq	24(%rsp), %rdi
	je	.LBB34_38
.LBB34_15:
	cmpq	$8, %rcx
	jl	.LBB34_19
	vmovups	80(%r15), %ymm0
	vmovups	112(%r15), %ymm1
	xorl	%r11d, %r11d
	.p2align	4
.LBB34_17:
	movq	%r11, %rax
	vmovups	(%r8,%r11,4), %ymm2
	vaddps	(%r9,%r11,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r8,%r11,4)
	addq	$8, %r11
	addq	$16, %rax
	cmpq	%rax, %rcx
	jge	.LBB34_17
	cmpq	%rcx, %r11
	jae	.LBB34_37
	jmp	.LBB34_21
	.p2align	4
.LBB34_19:
	testq	%rcx, %rcx
	jle	.LBB34_37
	xorl	%r11d, %r11d
.LBB34_21:
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
	jae	.LBB34_22
.LBB34_35:
	movq	%r11, %r10
	jmp	.LBB34_36
	.p2align	4
.LBB34_22:
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
	jae	.LBB34_25
	leaq	(%r15,%rbx,4), %rbx
	leaq	(%r14,%r11,4), %r14
	cmpq	%rbx, %r14
	jae	.LBB34_25
	movq	%r11, %r10
	movq	(%rsp), %r15
	jmp	.LBB34_36
.LBB34_25:
	cmpq	$32, %r10
	jae	.LBB34_30
	xorl	%r14d, %r14d
	movq	(%rsp), %r15
	jmp	.LBB34_27
.LBB34_30:
	movq	%r10, %r14
	andq	$-32, %r14
	vbroadcastss	%xmm3, %ymm4
	vbroadcastss	%xmm2, %ymm5
	leaq	(%rdx,%r11,4), %rbx
	leaq	(%r9,%r11,4), %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB34_31:
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
	jne	.LBB34_31
	cmpq	%r14, %r10
	movq	(%rsp), %r15
	je	.LBB34_37
	testb	$28, %r10b
	je	.LBB34_34
.LBB34_27:
	movl	%eax, %ebx
	andl	$3, %ebx
	subq	%rbx, %r10
	addq	%r11, %r10
	vbroadcastss	%xmm3, %xmm3
	vbroadcastss	%xmm2, %xmm2
	andq	$-4, %rax
	addq	%r11, %r14
	.p2align	4
.LBB34_28:
	vmovups	(%r8,%r14,4), %xmm4
	vaddps	(%r9,%r14,4), %xmm4, %xmm4
	vcmpltps	%xmm3, %xmm4, %xmm5
	vminps	%xmm4, %xmm2, %xmm4
	vblendvps	%xmm5, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r8,%r14,4)
	addq	$4, %r14
	cmpq	%r14, %rax
	jne	.LBB34_28
	testq	%rbx, %rbx
	je	.LBB34_37
	.p2align	4
.LBB34_36:
	vmovss	(%r8,%r10,4), %xmm2
	vaddss	(%r9,%r10,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %xmm2
	vblendvps	%xmm2, %xmm0, %xmm3, %xmm2
	vmovss	%xmm2, (%r8,%r10,4)
	incq	%r10
	cmpq	%rcx, %r10
	jl	.LBB34_36
	jmp	.LBB34_37
.LBB34_34:
	addq	%r14, %r11
	jmp	.LBB34_35
.LBB34_38:
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
.LBB34_4:
	.cfi_def_cfa_offset 112
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %r9
	leaq	(%r9,%r9,2), %r11
	xorl	%r15d, %r15d
	movq	%r15, %rbx
	jmp	.LBB34_5
	.p2align	4
.LBB34_64:
	movq	%rbx, %r15
	cmpq	16(%rsp), %rbx
	jge	.LBB34_7
.LBB34_5:
	addq	$4, %rbx
	jno	.LBB34_61
	movq	%r10, %rbx
	cmpq	$4, %rcx
	jge	.LBB34_62
	jmp	.LBB34_7
	.p2align	4
.LBB34_61:
	cmpq	$4, %rcx
	jl	.LBB34_64
.LBB34_62:
	leaq	(%rdi,%r15,4), %r14
	imulq	%rsi, %r15
	movq	8(%rsp), %r9
	leaq	(%r9,%r15,4), %r15
	xorl	%r13d, %r13d
	movq	%r13, %r12
	.p2align	4
.LBB34_63:
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
	jl	.LBB34_63
	jmp	.LBB34_64
.Lfunc_end34:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5, .Lfunc_end34-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI35_0:
	.long	0x7f800000
.LCPI35_1:
	.long	0xff800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5:
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
	je	.LBB35_2
	vbroadcastss	.LCPI35_0(%rip), %ymm2
	vbroadcastss	.LCPI35_1(%rip), %ymm0
	jmp	.LBB35_3
.LBB35_2:
	vmovups	80(%r13), %ymm0
	vmovups	112(%r13), %ymm2
.LBB35_3:
	vextractf128	$1, %ymm0, %xmm1
	vextractf128	$1, %ymm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5)
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
	jge	.LBB35_4
.LBB35_7:
	testq	%rcx, %rcx
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB35_12
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
	jmp	.LBB35_9
	.p2align	4
.LBB35_11:
	incq	%rbp
	subq	$-128, %r14
	addq	$4, %rdx
	subq	$-128, %rdi
	cmpq	%rcx, %rbp
	je	.LBB35_12
.LBB35_9:
	cmpq	%r8, %rbp
	jge	.LBB35_39
	movq	%r15, %rax
	cmpq	%r10, %r15
	je	.LBB35_11
	jmp	.LBB35_41
	.p2align	4
.LBB35_39:
	testq	%r10, %r10
	je	.LBB35_11
	xorl	%eax, %eax
.LBB35_41:
	movq	%r10, %r13
	subq	%rax, %r13
	cmpq	$4, %r13
	jb	.LBB35_54
	cmpq	$1, %rsi
	jne	.LBB35_54
	imulq	$-124, %rbp, %r9
	addq	48(%rsp), %r9
	cmpq	$128, %r9
	jb	.LBB35_54
	cmpq	$32, %r13
	jae	.LBB35_49
	xorl	%ebx, %ebx
	jmp	.LBB35_46
.LBB35_49:
	movq	%r13, %rbx
	andq	$-32, %rbx
	leaq	(%r14,%rax,4), %r15
	leaq	(%rdx,%rax,4), %r10
	xorl	%r9d, %r9d
	.p2align	4
.LBB35_50:
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
	jne	.LBB35_50
	cmpq	%rbx, %r13
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB35_11
	testb	$28, %r13b
	je	.LBB35_53
.LBB35_46:
	subq	32(%rsp), %r13
	addq	%rax, %r13
	addq	%rax, %rbx
	.p2align	4
.LBB35_47:
	vmovups	(%rdi,%rbx,4), %xmm0
	vmovups	%xmm0, (%rdx,%rbx,4)
	addq	$4, %rbx
	cmpq	%rbx, %r15
	jne	.LBB35_47
	cmpq	$0, 32(%rsp)
	jne	.LBB35_55
	jmp	.LBB35_11
.LBB35_53:
	addq	%rbx, %rax
	.p2align	4
.LBB35_54:
	movq	%rax, %r13
.LBB35_55:
	movl	%r10d, %ebx
	subl	%r13d, %ebx
	movq	%r13, %rax
	andl	$7, %ebx
	je	.LBB35_58
	movq	%r11, %r15
	imulq	%r13, %r15
	addq	%rdx, %r15
	movq	%r13, %rax
	.p2align	4
.LBB35_57:
	vmovss	(%rdi,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%r15)
	addq	%r11, %r15
	decq	%rbx
	jne	.LBB35_57
.LBB35_58:
	subq	%r10, %r13
	cmpq	$-8, %r13
	movq	16(%rsp), %r15
	ja	.LBB35_11
	movq	%r11, %rbx
	imulq	%rax, %rbx
	addq	%rdx, %rbx
	.p2align	4
.LBB35_60:
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
	jne	.LBB35_60
	jmp	.LBB35_11
.LBB35_12:
	movq	40(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %r15
	je	.LBB35_38
	testq	%r10, %r10
	je	.LBB35_38
	shlq	$2, %rsi
	movq	8(%rsp), %r8
	leaq	96(%r8), %rdx
	xorl	%edi, %edi
	movq	%rbp, %r9
	jmp	.LBB35_15
	.p2align	4
.LBB35_37:
	incq	%rdi
	addq	%rsi, %r9
	addq	%rsi, %r8
	addq	%rsi, %rdx
	cmpq	24(%rsp), %rdi
	je	.LBB35_38
.LBB35_15:
	cmpq	$8, %rcx
	jl	.LBB35_19
	vmovups	80(%r15), %ymm0
	vmovups	112(%r15), %ymm1
	xorl	%r11d, %r11d
	.p2align	4
.LBB35_17:
	movq	%r11, %rax
	vmovups	(%r8,%r11,4), %ymm2
	vaddps	(%r9,%r11,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r8,%r11,4)
	addq	$8, %r11
	addq	$16, %rax
	cmpq	%rax, %rcx
	jge	.LBB35_17
	cmpq	%rcx, %r11
	jae	.LBB35_37
	jmp	.LBB35_21
	.p2align	4
.LBB35_19:
	testq	%rcx, %rcx
	jle	.LBB35_37
	xorl	%r11d, %r11d
.LBB35_21:
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
	jae	.LBB35_22
.LBB35_35:
	movq	%r11, %r10
	jmp	.LBB35_36
	.p2align	4
.LBB35_22:
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
	jae	.LBB35_25
	leaq	(%r15,%rbx,4), %rbx
	leaq	(%r14,%r11,4), %r14
	cmpq	%rbx, %r14
	jae	.LBB35_25
	movq	%r11, %r10
	movq	(%rsp), %r15
	jmp	.LBB35_36
.LBB35_25:
	cmpq	$32, %r10
	jae	.LBB35_30
	xorl	%r14d, %r14d
	movq	(%rsp), %r15
	jmp	.LBB35_27
.LBB35_30:
	movq	%r10, %r14
	andq	$-32, %r14
	vbroadcastss	%xmm3, %ymm4
	vbroadcastss	%xmm2, %ymm5
	leaq	(%rdx,%r11,4), %rbx
	leaq	(%r9,%r11,4), %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB35_31:
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
	jne	.LBB35_31
	cmpq	%r14, %r10
	movq	(%rsp), %r15
	je	.LBB35_37
	testb	$28, %r10b
	je	.LBB35_34
.LBB35_27:
	movl	%eax, %ebx
	andl	$3, %ebx
	subq	%rbx, %r10
	addq	%r11, %r10
	vbroadcastss	%xmm3, %xmm3
	vbroadcastss	%xmm2, %xmm2
	andq	$-4, %rax
	addq	%r11, %r14
	.p2align	4
.LBB35_28:
	vmovups	(%r8,%r14,4), %xmm4
	vaddps	(%r9,%r14,4), %xmm4, %xmm4
	vcmpltps	%xmm3, %xmm4, %xmm5
	vminps	%xmm4, %xmm2, %xmm4
	vblendvps	%xmm5, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r8,%r14,4)
	addq	$4, %r14
	cmpq	%r14, %rax
	jne	.LBB35_28
	testq	%rbx, %rbx
	je	.LBB35_37
	.p2align	4
.LBB35_36:
	vmovss	(%r8,%r10,4), %xmm2
	vaddss	(%r9,%r10,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %xmm2
	vblendvps	%xmm2, %xmm0, %xmm3, %xmm2
	vmovss	%xmm2, (%r8,%r10,4)
	incq	%r10
	cmpq	%rcx, %r10
	jl	.LBB35_36
	jmp	.LBB35_37
.LBB35_34:
	addq	%r14, %r11
	jmp	.LBB35_35
.LBB35_38:
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
.LBB35_4:
	.cfi_def_cfa_offset 112
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %r9
	leaq	(%r9,%r9,2), %r11
	xorl	%r15d, %r15d
	movq	%r15, %rbx
	jmp	.LBB35_5
	.p2align	4
.LBB35_64:
	movq	%rbx, %r15
	cmpq	16(%rsp), %rbx
	jge	.LBB35_7
.LBB35_5:
	addq	$4, %rbx
	jno	.LBB35_61
	movq	%r10, %rbx
	cmpq	$4, %rcx
	jge	.LBB35_62
	jmp	.LBB35_7
	.p2align	4
.LBB35_61:
	cmpq	$4, %rcx
	jl	.LBB35_64
.LBB35_62:
	leaq	(%rdi,%r15,4), %r14
	imulq	%rsi, %r15
	movq	8(%rsp), %r9
	leaq	(%r9,%r15,4), %r15
	xorl	%r13d, %r13d
	movq	%r13, %r12
	.p2align	4
.LBB35_63:
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
	jl	.LBB35_63
	jmp	.LBB35_64
.Lfunc_end35:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5, .Lfunc_end35-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI36_0:
	.long	0x7f800000
.LCPI36_1:
	.long	0xff800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5:
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
	je	.LBB36_2
	vbroadcastss	.LCPI36_0(%rip), %ymm2
	vbroadcastss	.LCPI36_1(%rip), %ymm0
	jmp	.LBB36_3
.LBB36_2:
	vmovups	80(%r13), %ymm0
	vmovups	112(%r13), %ymm2
.LBB36_3:
	vextractf128	$1, %ymm0, %xmm1
	vextractf128	$1, %ymm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5)
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
	jge	.LBB36_4
.LBB36_7:
	testq	%rcx, %rcx
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB36_12
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
	jmp	.LBB36_9
	.p2align	4
.LBB36_11:
	incq	%rbp
	addq	$160, %r14
	addq	$4, %rdx
	addq	$160, %rdi
	cmpq	%rcx, %rbp
	je	.LBB36_12
.LBB36_9:
	cmpq	%r8, %rbp
	jge	.LBB36_39
	movq	%r15, %rax
	cmpq	%r10, %r15
	je	.LBB36_11
	jmp	.LBB36_41
	.p2align	4
.LBB36_39:
	testq	%r10, %r10
	je	.LBB36_11
	xorl	%eax, %eax
.LBB36_41:
	movq	%r10, %r13
	subq	%rax, %r13
	cmpq	$4, %r13
	jb	.LBB36_54
	cmpq	$1, %rsi
	jne	.LBB36_54
	imulq	$-156, %rbp, %r9
	addq	48(%rsp), %r9
	cmpq	$128, %r9
	jb	.LBB36_54
	cmpq	$32, %r13
	jae	.LBB36_49
	xorl	%ebx, %ebx
	jmp	.LBB36_46
.LBB36_49:
	movq	%r13, %rbx
	andq	$-32, %rbx
	leaq	(%r14,%rax,4), %r15
	leaq	(%rdx,%rax,4), %r10
	xorl	%r9d, %r9d
	.p2align	4
.LBB36_50:
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
	jne	.LBB36_50
	cmpq	%rbx, %r13
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB36_11
	testb	$28, %r13b
	je	.LBB36_53
.LBB36_46:
	subq	32(%rsp), %r13
	addq	%rax, %r13
	addq	%rax, %rbx
	.p2align	4
.LBB36_47:
	vmovups	(%rdi,%rbx,4), %xmm0
	vmovups	%xmm0, (%rdx,%rbx,4)
	addq	$4, %rbx
	cmpq	%rbx, %r15
	jne	.LBB36_47
	cmpq	$0, 32(%rsp)
	jne	.LBB36_55
	jmp	.LBB36_11
.LBB36_53:
	addq	%rbx, %rax
	.p2align	4
.LBB36_54:
	movq	%rax, %r13
.LBB36_55:
	movl	%r10d, %ebx
	subl	%r13d, %ebx
	movq	%r13, %rax
	andl	$7, %ebx
	je	.LBB36_58
	movq	%r11, %r15
	imulq	%r13, %r15
	addq	%rdx, %r15
	movq	%r13, %rax
	.p2align	4
.LBB36_57:
	vmovss	(%rdi,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%r15)
	addq	%r11, %r15
	decq	%rbx
	jne	.LBB36_57
.LBB36_58:
	subq	%r10, %r13
	cmpq	$-8, %r13
	movq	16(%rsp), %r15
	ja	.LBB36_11
	movq	%r11, %rbx
	imulq	%rax, %rbx
	addq	%rdx, %rbx
	.p2align	4
.LBB36_60:
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
	jne	.LBB36_60
	jmp	.LBB36_11
.LBB36_12:
	movq	40(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %r15
	je	.LBB36_38
	testq	%r10, %r10
	je	.LBB36_38
	shlq	$2, %rsi
	movq	8(%rsp), %r8
	leaq	96(%r8), %rdx
	xorl	%edi, %edi
	movq	%rbp, %r9
	jmp	.LBB36_15
	.p2align	4
.LBB36_37:
	incq	%rdi
	addq	%rsi, %r9
	addq	%rsi, %r8
	addq	%rsi, %rdx
	cmpq	24(%rsp), %rdi
	je	.LBB36_38
.LBB36_15:
	cmpq	$8, %rcx
	jl	.LBB36_19
	vmovups	80(%r15), %ymm0
	vmovups	112(%r15), %ymm1
	xorl	%r11d, %r11d
	.p2align	4
.LBB36_17:
	movq	%r11, %rax
	vmovups	(%r8,%r11,4), %ymm2
	vaddps	(%r9,%r11,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r8,%r11,4)
	addq	$8, %r11
	addq	$16, %rax
	cmpq	%rax, %rcx
	jge	.LBB36_17
	cmpq	%rcx, %r11
	jae	.LBB36_37
	jmp	.LBB36_21
	.p2align	4
.LBB36_19:
	testq	%rcx, %rcx
	jle	.LBB36_37
	xorl	%r11d, %r11d
.LBB36_21:
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
	jae	.LBB36_22
.LBB36_35:
	movq	%r11, %r10
	jmp	.LBB36_36
	.p2align	4
.LBB36_22:
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
	jae	.LBB36_25
	leaq	(%r15,%rbx,4), %rbx
	leaq	(%r14,%r11,4), %r14
	cmpq	%rbx, %r14
	jae	.LBB36_25
	movq	%r11, %r10
	movq	(%rsp), %r15
	jmp	.LBB36_36
.LBB36_25:
	cmpq	$32, %r10
	jae	.LBB36_30
	xorl	%r14d, %r14d
	movq	(%rsp), %r15
	jmp	.LBB36_27
.LBB36_30:
	movq	%r10, %r14
	andq	$-32, %r14
	vbroadcastss	%xmm3, %ymm4
	vbroadcastss	%xmm2, %ymm5
	leaq	(%rdx,%r11,4), %rbx
	leaq	(%r9,%r11,4), %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB36_31:
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
	jne	.LBB36_31
	cmpq	%r14, %r10
	movq	(%rsp), %r15
	je	.LBB36_37
	testb	$28, %r10b
	je	.LBB36_34
.LBB36_27:
	movl	%eax, %ebx
	andl	$3, %ebx
	subq	%rbx, %r10
	addq	%r11, %r10
	vbroadcastss	%xmm3, %xmm3
	vbroadcastss	%xmm2, %xmm2
	andq	$-4, %rax
	addq	%r11, %r14
	.p2align	4
.LBB36_28:
	vmovups	(%r8,%r14,4), %xmm4
	vaddps	(%r9,%r14,4), %xmm4, %xmm4
	vcmpltps	%xmm3, %xmm4, %xmm5
	vminps	%xmm4, %xmm2, %xmm4
	vblendvps	%xmm5, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r8,%r14,4)
	addq	$4, %r14
	cmpq	%r14, %rax
	jne	.LBB36_28
	testq	%rbx, %rbx
	je	.LBB36_37
	.p2align	4
.LBB36_36:
	vmovss	(%r8,%r10,4), %xmm2
	vaddss	(%r9,%r10,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %xmm2
	vblendvps	%xmm2, %xmm0, %xmm3, %xmm2
	vmovss	%xmm2, (%r8,%r10,4)
	incq	%r10
	cmpq	%rcx, %r10
	jl	.LBB36_36
	jmp	.LBB36_37
.LBB36_34:
	addq	%r14, %r11
	jmp	.LBB36_35
.LBB36_38:
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
.LBB36_4:
	.cfi_def_cfa_offset 112
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %r9
	leaq	(%r9,%r9,2), %r11
	xorl	%r15d, %r15d
	movq	%r15, %rbx
	jmp	.LBB36_5
	.p2align	4
.LBB36_64:
	movq	%rbx, %r15
	cmpq	16(%rsp), %rbx
	jge	.LBB36_7
.LBB36_5:
	addq	$4, %rbx
	jno	.LBB36_61
	movq	%r10, %rbx
	cmpq	$4, %rcx
	jge	.LBB36_62
	jmp	.LBB36_7
	.p2align	4
.LBB36_61:
	cmpq	$4, %rcx
	jl	.LBB36_64
.LBB36_62:
	leaq	(%rdi,%r15,4), %r14
	imulq	%rsi, %r15
	movq	8(%rsp), %r9
	leaq	(%r9,%r15,4), %r15
	xorl	%r13d, %r13d
	movq	%r13, %r12
	.p2align	4
.LBB36_63:
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
	jl	.LBB36_63
	jmp	.LBB36_64
.Lfunc_end36:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5, .Lfunc_end36-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI37_0:
	.long	0x7f800000
.LCPI37_1:
	.long	0xff800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5:
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
	je	.LBB37_2
	vbroadcastss	.LCPI37_0(%rip), %ymm2
	vbroadcastss	.LCPI37_1(%rip), %ymm0
	jmp	.LBB37_3
.LBB37_2:
	vmovups	80(%r13), %ymm0
	vmovups	112(%r13), %ymm2
.LBB37_3:
	vextractf128	$1, %ymm0, %xmm1
	vextractf128	$1, %ymm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5)
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
	jge	.LBB37_4
.LBB37_7:
	testq	%rcx, %rcx
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB37_12
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
	jmp	.LBB37_9
	.p2align	4
.LBB37_11:
	incq	%rbp
	addq	$192, %r14
	addq	$4, %rdx
	addq	$192, %rdi
	cmpq	%rcx, %rbp
	je	.LBB37_12
.LBB37_9:
	cmpq	%r8, %rbp
	jge	.LBB37_39
	movq	%r15, %rax
	cmpq	%r10, %r15
	je	.LBB37_11
	jmp	.LBB37_41
	.p2align	4
.LBB37_39:
	testq	%r10, %r10
	je	.LBB37_11
	xorl	%eax, %eax
.LBB37_41:
	movq	%r10, %r13
	subq	%rax, %r13
	cmpq	$4, %r13
	jb	.LBB37_54
	cmpq	$1, %rsi
	jne	.LBB37_54
	imulq	$-188, %rbp, %r9
	addq	48(%rsp), %r9
	cmpq	$128, %r9
	jb	.LBB37_54
	cmpq	$32, %r13
	jae	.LBB37_49
	xorl	%ebx, %ebx
	jmp	.LBB37_46
.LBB37_49:
	movq	%r13, %rbx
	andq	$-32, %rbx
	leaq	(%r14,%rax,4), %r15
	leaq	(%rdx,%rax,4), %r10
	xorl	%r9d, %r9d
	.p2align	4
.LBB37_50:
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
	jne	.LBB37_50
	cmpq	%rbx, %r13
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB37_11
	testb	$28, %r13b
	je	.LBB37_53
.LBB37_46:
	subq	32(%rsp), %r13
	addq	%rax, %r13
	addq	%rax, %rbx
	.p2align	4
.LBB37_47:
	vmovups	(%rdi,%rbx,4), %xmm0
	vmovups	%xmm0, (%rdx,%rbx,4)
	addq	$4, %rbx
	cmpq	%rbx, %r15
	jne	.LBB37_47
	cmpq	$0, 32(%rsp)
	jne	.LBB37_55
	jmp	.LBB37_11
.LBB37_53:
	addq	%rbx, %rax
	.p2align	4
.LBB37_54:
	movq	%rax, %r13
.LBB37_55:
	movl	%r10d, %ebx
	subl	%r13d, %ebx
	movq	%r13, %rax
	andl	$7, %ebx
	je	.LBB37_58
	movq	%r11, %r15
	imulq	%r13, %r15
	addq	%rdx, %r15
	movq	%r13, %rax
	.p2align	4
.LBB37_57:
	vmovss	(%rdi,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%r15)
	addq	%r11, %r15
	decq	%rbx
	jne	.LBB37_57
.LBB37_58:
	subq	%r10, %r13
	cmpq	$-8, %r13
	movq	16(%rsp), %r15
	ja	.LBB37_11
	movq	%r11, %rbx
	imulq	%rax, %rbx
	addq	%rdx, %rbx
	.p2align	4
.LBB37_60:
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
	jne	.LBB37_60
	jmp	.LBB37_11
.LBB37_12:
	movq	40(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %r15
	je	.LBB37_38
	testq	%r10, %r10
	je	.LBB37_38
	shlq	$2, %rsi
	movq	8(%rsp), %r8
	leaq	96(%r8), %rdx
	xorl	%edi, %edi
	movq	%rbp, %r9
	jmp	.LBB37_15
	.p2align	4
.LBB37_37:
	incq	%rdi
	addq	%rsi, %r9
	addq	%rsi, %r8
	addq	%rsi, %rdx
	cmpq	24(%rsp), %rdi
	je	.LBB37_38
.LBB37_15:
	cmpq	$8, %rcx
	jl	.LBB37_19
	vmovups	80(%r15), %ymm0
	vmovups	112(%r15), %ymm1
	xorl	%r11d, %r11d
	.p2align	4
.LBB37_17:
	movq	%r11, %rax
	vmovups	(%r8,%r11,4), %ymm2
	vaddps	(%r9,%r11,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r8,%r11,4)
	addq	$8, %r11
	addq	$16, %rax
	cmpq	%rax, %rcx
	jge	.LBB37_17
	cmpq	%rcx, %r11
	jae	.LBB37_37
	jmp	.LBB37_21
	.p2align	4
.LBB37_19:
	testq	%rcx, %rcx
	jle	.LBB37_37
	xorl	%r11d, %r11d
.LBB37_21:
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
	jae	.LBB37_22
.LBB37_35:
	movq	%r11, %r10
	jmp	.LBB37_36
	.p2align	4
.LBB37_22:
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
	jae	.LBB37_25
	leaq	(%r15,%rbx,4), %rbx
	leaq	(%r14,%r11,4), %r14
	cmpq	%rbx, %r14
	jae	.LBB37_25
	movq	%r11, %r10
	movq	(%rsp), %r15
	jmp	.LBB37_36
.LBB37_25:
	cmpq	$32, %r10
	jae	.LBB37_30
	xorl	%r14d, %r14d
	movq	(%rsp), %r15
	jmp	.LBB37_27
.LBB37_30:
	movq	%r10, %r14
	andq	$-32, %r14
	vbroadcastss	%xmm3, %ymm4
	vbroadcastss	%xmm2, %ymm5
	leaq	(%rdx,%r11,4), %rbx
	leaq	(%r9,%r11,4), %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB37_31:
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
	jne	.LBB37_31
	cmpq	%r14, %r10
	movq	(%rsp), %r15
	je	.LBB37_37
	testb	$28, %r10b
	je	.LBB37_34
.LBB37_27:
	movl	%eax, %ebx
	andl	$3, %ebx
	subq	%rbx, %r10
	addq	%r11, %r10
	vbroadcastss	%xmm3, %xmm3
	vbroadcastss	%xmm2, %xmm2
	andq	$-4, %rax
	addq	%r11, %r14
	.p2align	4
.LBB37_28:
	vmovups	(%r8,%r14,4), %xmm4
	vaddps	(%r9,%r14,4), %xmm4, %xmm4
	vcmpltps	%xmm3, %xmm4, %xmm5
	vminps	%xmm4, %xmm2, %xmm4
	vblendvps	%xmm5, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r8,%r14,4)
	addq	$4, %r14
	cmpq	%r14, %rax
	jne	.LBB37_28
	testq	%rbx, %rbx
	je	.LBB37_37
	.p2align	4
.LBB37_36:
	vmovss	(%r8,%r10,4), %xmm2
	vaddss	(%r9,%r10,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %xmm2
	vblendvps	%xmm2, %xmm0, %xmm3, %xmm2
	vmovss	%xmm2, (%r8,%r10,4)
	incq	%r10
	cmpq	%rcx, %r10
	jl	.LBB37_36
	jmp	.LBB37_37
.LBB37_34:
	addq	%r14, %r11
	jmp	.LBB37_35
.LBB37_38:
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
.LBB37_4:
	.cfi_def_cfa_offset 112
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %r9
	leaq	(%r9,%r9,2), %r11
	xorl	%r15d, %r15d
	movq	%r15, %rbx
	jmp	.LBB37_5
	.p2align	4
.LBB37_64:
	movq	%rbx, %r15
	cmpq	16(%rsp), %rbx
	jge	.LBB37_7
.LBB37_5:
	addq	$4, %rbx
	jno	.LBB37_61
	movq	%r10, %rbx
	cmpq	$4, %rcx
	jge	.LBB37_62
	jmp	.LBB37_7
	.p2align	4
.LBB37_61:
	cmpq	$4, %rcx
	jl	.LBB37_64
.LBB37_62:
	leaq	(%rdi,%r15,4), %r14
	imulq	%rsi, %r15
	movq	8(%rsp), %r9
	leaq	(%r9,%r15,4), %r15
	xorl	%r13d, %r13d
	movq	%r13, %r12
	.p2align	4
.LBB37_63:
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
	jl	.LBB37_63
	jmp	.LBB37_64
.Lfunc_end37:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5, .Lfunc_end37-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI38_0:
	.long	0x7f800000
.LCPI38_1:
	.long	0xff800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5:
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
	je	.LBB38_2
	vbroadcastss	.LCPI38_0(%rip), %ymm2
	vbroadcastss	.LCPI38_1(%rip), %ymm0
	jmp	.LBB38_3
.LBB38_2:
	vmovups	80(%r13), %ymm0
	vmovups	112(%r13), %ymm2
.LBB38_3:
	vextractf128	$1, %ymm0, %xmm1
	vextractf128	$1, %ymm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5)
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
	jge	.LBB38_4
.LBB38_7:
	testq	%rcx, %rcx
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB38_12
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
	jmp	.LBB38_9
	.p2align	4
.LBB38_11:
	incq	%rbp
	addq	$224, %r14
	addq	$4, %rdx
	addq	$224, %rdi
	cmpq	%rcx, %rbp
	je	.LBB38_12
.LBB38_9:
	cmpq	%r8, %rbp
	jge	.LBB38_39
	movq	%r15, %rax
	cmpq	%r10, %r15
	je	.LBB38_11
	jmp	.LBB38_41
	.p2align	4
.LBB38_39:
	testq	%r10, %r10
	je	.LBB38_11
	xorl	%eax, %eax
.LBB38_41:
	movq	%r10, %r13
	subq	%rax, %r13
	cmpq	$4, %r13
	jb	.LBB38_54
	cmpq	$1, %rsi
	jne	.LBB38_54
	imulq	$-220, %rbp, %r9
	addq	48(%rsp), %r9
	cmpq	$128, %r9
	jb	.LBB38_54
	cmpq	$32, %r13
	jae	.LBB38_49
	xorl	%ebx, %ebx
	jmp	.LBB38_46
.LBB38_49:
	movq	%r13, %rbx
	andq	$-32, %rbx
	leaq	(%r14,%rax,4), %r15
	leaq	(%rdx,%rax,4), %r10
	xorl	%r9d, %r9d
	.p2align	4
.LBB38_50:
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
	jne	.LBB38_50
	cmpq	%rbx, %r13
	movq	24(%rsp), %r10
	movq	16(%rsp), %r15
	je	.LBB38_11
	testb	$28, %r13b
	je	.LBB38_53
.LBB38_46:
	subq	32(%rsp), %r13
	addq	%rax, %r13
	addq	%rax, %rbx
	.p2align	4
.LBB38_47:
	vmovups	(%rdi,%rbx,4), %xmm0
	vmovups	%xmm0, (%rdx,%rbx,4)
	addq	$4, %rbx
	cmpq	%rbx, %r15
	jne	.LBB38_47
	cmpq	$0, 32(%rsp)
	jne	.LBB38_55
	jmp	.LBB38_11
.LBB38_53:
	addq	%rbx, %rax
	.p2align	4
.LBB38_54:
	movq	%rax, %r13
.LBB38_55:
	movl	%r10d, %ebx
	subl	%r13d, %ebx
	movq	%r13, %rax
	andl	$7, %ebx
	je	.LBB38_58
	movq	%r11, %r15
	imulq	%r13, %r15
	addq	%rdx, %r15
	movq	%r13, %rax
	.p2align	4
.LBB38_57:
	vmovss	(%rdi,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%r15)
	addq	%r11, %r15
	decq	%rbx
	jne	.LBB38_57
.LBB38_58:
	subq	%r10, %r13
	cmpq	$-8, %r13
	movq	16(%rsp), %r15
	ja	.LBB38_11
	movq	%r11, %rbx
	imulq	%rax, %rbx
	addq	%rdx, %rbx
	.p2align	4
.LBB38_60:
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
	jne	.LBB38_60
	jmp	.LBB38_11
.LBB38_12:
	movq	40(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %r15
	je	.LBB38_38
	testq	%r10, %r10
	je	.LBB38_38
	shlq	$2, %rsi
	movq	8(%rsp), %r8
	leaq	96(%r8), %rdx
	xorl	%edi, %edi
	movq	%rbp, %r9
	jmp	.LBB38_15
	.p2align	4
.LBB38_37:
	incq	%rdi
	addq	%rsi, %r9
	addq	%rsi, %r8
	addq	%rsi, %rdx
	cmpq	24(%rsp), %rdi
	je	.LBB38_38
.LBB38_15:
	cmpq	$8, %rcx
	jl	.LBB38_19
	vmovups	80(%r15), %ymm0
	vmovups	112(%r15), %ymm1
	xorl	%r11d, %r11d
	.p2align	4
.LBB38_17:
	movq	%r11, %rax
	vmovups	(%r8,%r11,4), %ymm2
	vaddps	(%r9,%r11,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r8,%r11,4)
	addq	$8, %r11
	addq	$16, %rax
	cmpq	%rax, %rcx
	jge	.LBB38_17
	cmpq	%rcx, %r11
	jae	.LBB38_37
	jmp	.LBB38_21
	.p2align	4
.LBB38_19:
	testq	%rcx, %rcx
	jle	.LBB38_37
	xorl	%r11d, %r11d
.LBB38_21:
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
	jae	.LBB38_22
.LBB38_35:
	movq	%r11, %r10
	jmp	.LBB38_36
	.p2align	4
.LBB38_22:
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
	jae	.LBB38_25
	leaq	(%r15,%rbx,4), %rbx
	leaq	(%r14,%r11,4), %r14
	cmpq	%rbx, %r14
	jae	.LBB38_25
	movq	%r11, %r10
	movq	(%rsp), %r15
	jmp	.LBB38_36
.LBB38_25:
	cmpq	$32, %r10
	jae	.LBB38_30
	xorl	%r14d, %r14d
	movq	(%rsp), %r15
	jmp	.LBB38_27
.LBB38_30:
	movq	%r10, %r14
	andq	$-32, %r14
	vbroadcastss	%xmm3, %ymm4
	vbroadcastss	%xmm2, %ymm5
	leaq	(%rdx,%r11,4), %rbx
	leaq	(%r9,%r11,4), %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB38_31:
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
	jne	.LBB38_31
	cmpq	%r14, %r10
	movq	(%rsp), %r15
	je	.LBB38_37
	testb	$28, %r10b
	je	.LBB38_34
.LBB38_27:
	movl	%eax, %ebx
	andl	$3, %ebx
	subq	%rbx, %r10
	addq	%r11, %r10
	vbroadcastss	%xmm3, %xmm3
	vbroadcastss	%xmm2, %xmm2
	andq	$-4, %rax
	addq	%r11, %r14
	.p2align	4
.LBB38_28:
	vmovups	(%r8,%r14,4), %xmm4
	vaddps	(%r9,%r14,4), %xmm4, %xmm4
	vcmpltps	%xmm3, %xmm4, %xmm5
	vminps	%xmm4, %xmm2, %xmm4
	vblendvps	%xmm5, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r8,%r14,4)
	addq	$4, %r14
	cmpq	%r14, %rax
	jne	.LBB38_28
	testq	%rbx, %rbx
	je	.LBB38_37
	.p2align	4
.LBB38_36:
	vmovss	(%r8,%r10,4), %xmm2
	vaddss	(%r9,%r10,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %xmm2
	vblendvps	%xmm2, %xmm0, %xmm3, %xmm2
	vmovss	%xmm2, (%r8,%r10,4)
	incq	%r10
	cmpq	%rcx, %r10
	jl	.LBB38_36
	jmp	.LBB38_37
.LBB38_34:
	addq	%r14, %r11
	jmp	.LBB38_35
.LBB38_38:
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
.LBB38_4:
	.cfi_def_cfa_offset 112
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %r9
	leaq	(%r9,%r9,2), %r11
	xorl	%r15d, %r15d
	movq	%r15, %rbx
	jmp	.LBB38_5
	.p2align	4
.LBB38_64:
	movq	%rbx, %r15
	cmpq	16(%rsp), %rbx
	jge	.LBB38_7
.LBB38_5:
	addq	$4, %rbx
	jno	.LBB38_61
	movq	%r10, %rbx
	cmpq	$4, %rcx
	jge	.LBB38_62
	jmp	.LBB38_7
	.p2align	4
.LBB38_61:
	cmpq	$4, %rcx
	jl	.LBB38_64
.LBB38_62:
	leaq	(%rdi,%r15,4), %r14
	imulq	%rsi, %r15
	movq	8(%rsp), %r9
	leaq	(%r9,%r15,4), %r15
	xorl	%r13d, %r13d
	movq	%r13, %r12
	.p2align	4
.LBB38_63:
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
	jl	.LBB38_63
	jmp	.LBB38_64
.Lfunc_end38:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5, .Lfunc_end38-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI39_0:
	.long	0xff800000
.LCPI39_1:
	.long	0x7f800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5:
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
	je	.LBB39_5
	movq	56(%rax), %rcx
	cmpq	$1, %r8
	jne	.LBB39_51
	xorl	%edx, %edx
	jmp	.LBB39_3
.LBB39_51:
	movq	%r8, %rsi
	andq	$-2, %rsi
	leaq	(%rdx,%rbx), %rdi
	addq	$416, %rdi
	xorl	%edx, %edx
	.p2align	4
.LBB39_52:
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
	jne	.LBB39_52
.LBB39_3:
	testb	$1, %r8b
	je	.LBB39_5
	imulq	$224, %rdx, %rsi
	vbroadcastss	(%rcx,%rdx,4), %ymm4
	vmovups	%ymm4, (%r9,%rsi)
	vmovups	%ymm4, 32(%r9,%rsi)
	vmovups	%ymm4, 64(%r9,%rsi)
	vmovups	%ymm4, 96(%r9,%rsi)
	vmovups	%ymm4, 128(%r9,%rsi)
	vmovups	%ymm4, 160(%r9,%rsi)
	vmovups	%ymm4, 192(%r9,%rsi)
.LBB39_5:
	movq	24(%rax), %r12
	testq	%r12, %r12
	jle	.LBB39_30
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
	jmp	.LBB39_7
	.p2align	4
.LBB39_29:
	leaq	(%rdi,%r8,4), %rdi
	cmpq	%r12, %r10
	jge	.LBB39_30
.LBB39_7:
	movq	%rdi, 96(%rsp)
	subq	%r10, %r12
	movq	88(%rsp), %rax
	cmpq	%rax, %r12
	cmovgeq	%rax, %r12
	cmpq	$55, (%rsp)
	movq	%r10, 8(%rsp)
	jg	.LBB39_10
	imulq	$56, %r12, %rax
	testq	%rax, %rax
	je	.LBB39_10
	imulq	$224, %r12, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	movq	8(%rsp), %r10
	movabsq	$9223372036854775807, %r11
	vmovups	144(%rsp), %ymm11
	vmovups	176(%rsp), %ymm10
.LBB39_10:
	movq	16(%rsp), %rax
	leaq	(%rax,%r10,4), %rcx
	movq	%r12, %rax
	andq	$-4, %rax
	movq	%rax, 32(%rsp)
	cmpq	$4, %r12
	jge	.LBB39_11
.LBB39_14:
	cmpq	$0, (%rsp)
	je	.LBB39_19
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
	jmp	.LBB39_16
	.p2align	4
.LBB39_18:
	incq	%r9
	addq	40(%rsp), %rcx
	addq	$4, %r11
	addq	$4, %r10
	cmpq	(%rsp), %r9
	je	.LBB39_19
.LBB39_16:
	cmpq	%r15, %r9
	jge	.LBB39_31
	movq	32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r12, %rax
	je	.LBB39_18
	jmp	.LBB39_33
	.p2align	4
.LBB39_31:
	testq	%r12, %r12
	je	.LBB39_18
	xorl	%esi, %esi
.LBB39_33:
	movq	%r12, %rax
	subq	%rsi, %rax
	cmpq	$40, %rax
	jae	.LBB39_34
.LBB39_41:
	movl	%r12d, %edi
	subl	%esi, %edi
	movq	%rsi, %rax
	andl	$7, %edi
	je	.LBB39_44
	imulq	$224, %rsi, %rdx
	addq	%r10, %rdx
	imulq	$56, %rdi, %rdi
	xorl	%r8d, %r8d
	movq	%rsi, %rax
	.p2align	4
.LBB39_43:
	vmovss	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%rdx,%r8,4)
	addq	$56, %r8
	cmpq	%r8, %rdi
	jne	.LBB39_43
.LBB39_44:
	subq	%r12, %rsi
	cmpq	$-8, %rsi
	ja	.LBB39_18
	imulq	$224, %rax, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB39_46:
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
	jne	.LBB39_46
	jmp	.LBB39_18
	.p2align	4
.LBB39_34:
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
	jb	.LBB39_41
	testb	%dl, %dl
	jne	.LBB39_41
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
	jae	.LBB39_38
	addq	104(%rsp), %rax
	cmpq	%rax, %rdi
	jb	.LBB39_41
.LBB39_38:
	movq	24(%rsp), %rax
	andq	$-8, %rax
	leaq	(%rcx,%rsi,4), %rdx
	addq	%rax, %rsi
	addq	%r11, %r8
	xorl	%edi, %edi
	.p2align	4
.LBB39_39:
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
	jne	.LBB39_39
	cmpq	%rax, 24(%rsp)
	je	.LBB39_18
	jmp	.LBB39_41
	.p2align	4
.LBB39_19:
	movq	8(%rsp), %r10
	addq	%r12, %r10
	vmovaps	%ymm10, %ymm0
	movq	64(%rsp), %r12
	cmpq	%r12, %r10
	je	.LBB39_21
	vbroadcastss	.LCPI39_0(%rip), %ymm0
.LBB39_21:
	vmovaps	%ymm11, %ymm1
	movq	80(%rsp), %r8
	movq	72(%rsp), %r9
	movq	96(%rsp), %rdi
	je	.LBB39_23
	vbroadcastss	.LCPI39_1(%rip), %ymm1
.LBB39_23:
	testq	%r8, %r8
	movabsq	$9223372036854775807, %r11
	je	.LBB39_29
	xorl	%eax, %eax
	jmp	.LBB39_25
	.p2align	4
.LBB39_28:
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
	je	.LBB39_29
.LBB39_25:
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
	jle	.LBB39_28
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB39_27:
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
	jb	.LBB39_27
	jmp	.LBB39_28
	.p2align	4
.LBB39_11:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB39_12
	.p2align	4
.LBB39_50:
	movq	%rax, %rsi
	cmpq	32(%rsp), %rax
	jge	.LBB39_14
.LBB39_12:
	addq	$4, %rax
	jno	.LBB39_47
	movq	%r11, %rax
	cmpq	$4, (%rsp)
	jge	.LBB39_48
	jmp	.LBB39_14
	.p2align	4
.LBB39_47:
	cmpq	$4, (%rsp)
	jl	.LBB39_50
.LBB39_48:
	imulq	$224, %rsi, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB39_49:
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
	jl	.LBB39_49
	jmp	.LBB39_50
.LBB39_30:
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
.Lfunc_end39:
	.size	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5, .Lfunc_end39-$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI40_0:
	.long	0xff800000
.LCPI40_1:
	.long	0x7f800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5:
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
	je	.LBB40_6
	movq	56(%rax), %rdx
	movl	%r9d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r9
	jae	.LBB40_52
	xorl	%esi, %esi
	jmp	.LBB40_3
.LBB40_52:
	movq	%r9, %rdi
	andq	$-4, %rdi
	leaq	(%r10,%rbx), %r8
	addq	$736, %r8
	xorl	%esi, %esi
	.p2align	4
.LBB40_53:
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
	jne	.LBB40_53
.LBB40_3:
	testq	%rcx, %rcx
	je	.LBB40_6
	leaq	(%rdx,%rsi,4), %rdx
	leaq	(%rsi,%rsi,2), %rsi
	shlq	$6, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$160, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB40_5:
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
	jne	.LBB40_5
.LBB40_6:
	movq	24(%rax), %r12
	testq	%r12, %r12
	jle	.LBB40_31
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
	jmp	.LBB40_8
	.p2align	4
.LBB40_30:
	movq	24(%rsp), %rax
	leaq	(%rax,%r9,4), %rax
	movq	%rax, 24(%rsp)
	cmpq	%r12, %rdi
	jge	.LBB40_31
.LBB40_8:
	subq	%rdi, %r12
	movq	104(%rsp), %rax
	cmpq	%rax, %r12
	cmovgeq	%rax, %r12
	cmpq	$47, 8(%rsp)
	movq	%rdi, 16(%rsp)
	jg	.LBB40_11
	movq	%r12, %rax
	shlq	$4, %rax
	leaq	(%rax,%rax,2), %rax
	testq	%rax, %rax
	je	.LBB40_11
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
.LBB40_11:
	movq	32(%rsp), %rax
	leaq	(%rax,%rdi,4), %rcx
	movq	%r12, %rax
	andq	$-4, %rax
	movq	%rax, 48(%rsp)
	cmpq	$4, %r12
	jge	.LBB40_12
.LBB40_15:
	cmpq	$0, 8(%rsp)
	je	.LBB40_20
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
	jmp	.LBB40_17
	.p2align	4
.LBB40_19:
	incq	%r9
	addq	56(%rsp), %rcx
	addq	$4, %r11
	addq	$4, %r10
	cmpq	8(%rsp), %r9
	je	.LBB40_20
.LBB40_17:
	cmpq	%r15, %r9
	jge	.LBB40_32
	movq	48(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r12, %rax
	je	.LBB40_19
	jmp	.LBB40_34
	.p2align	4
.LBB40_32:
	testq	%r12, %r12
	je	.LBB40_19
	xorl	%esi, %esi
.LBB40_34:
	movq	%r12, %rax
	subq	%rsi, %rax
	cmpq	$40, %rax
	jae	.LBB40_35
.LBB40_42:
	movl	%r12d, %edi
	subl	%esi, %edi
	movq	%rsi, %rax
	andl	$7, %edi
	je	.LBB40_45
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$6, %rdx
	addq	%r10, %rdx
	shll	$4, %edi
	leaq	(%rdi,%rdi,2), %rdi
	xorl	%r8d, %r8d
	movq	%rsi, %rax
	.p2align	4
.LBB40_44:
	vmovss	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%rdx,%r8,4)
	addq	$48, %r8
	cmpq	%r8, %rdi
	jne	.LBB40_44
.LBB40_45:
	subq	%r12, %rsi
	cmpq	$-8, %rsi
	ja	.LBB40_19
	leaq	(%rax,%rax,2), %rdx
	shlq	$6, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB40_47:
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
	jne	.LBB40_47
	jmp	.LBB40_19
	.p2align	4
.LBB40_35:
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
	jb	.LBB40_42
	testb	%dl, %dl
	jne	.LBB40_42
	movq	56(%rsp), %rax
	imulq	%r9, %rax
	movq	120(%rsp), %rdx
	addq	%rax, %rdx
	movq	128(%rsp), %rdi
	leaq	(%rdi,%r9,4), %rdi
	leaq	(%rdx,%rsi,4), %rdx
	cmpq	%rdi, %rdx
	jae	.LBB40_39
	addq	112(%rsp), %rax
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$6, %rdx
	movq	136(%rsp), %rdi
	addq	%rdx, %rdi
	cmpq	%rax, %rdi
	jb	.LBB40_42
.LBB40_39:
	movq	40(%rsp), %rax
	andq	$-8, %rax
	leaq	(%rcx,%rsi,4), %rdx
	addq	%rax, %rsi
	addq	%r11, %r8
	xorl	%edi, %edi
	.p2align	4
.LBB40_40:
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
	jne	.LBB40_40
	cmpq	%rax, 40(%rsp)
	je	.LBB40_19
	jmp	.LBB40_42
	.p2align	4
.LBB40_20:
	movq	16(%rsp), %rdi
	addq	%r12, %rdi
	vmovaps	%ymm9, %ymm0
	movq	80(%rsp), %r12
	cmpq	%r12, %rdi
	je	.LBB40_22
	vbroadcastss	.LCPI40_0(%rip), %ymm0
.LBB40_22:
	vmovaps	%ymm10, %ymm1
	movq	96(%rsp), %r9
	movq	88(%rsp), %r10
	je	.LBB40_24
	vbroadcastss	.LCPI40_1(%rip), %ymm1
.LBB40_24:
	testq	%r9, %r9
	movabsq	$9223372036854775807, %r11
	je	.LBB40_30
	xorl	%eax, %eax
	jmp	.LBB40_26
	.p2align	4
.LBB40_29:
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
	je	.LBB40_30
.LBB40_26:
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
	jle	.LBB40_29
	leaq	(,%rdx,8), %rdx
	addq	%r13, %rdx
	.p2align	4
.LBB40_28:
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
	jb	.LBB40_28
	jmp	.LBB40_29
	.p2align	4
.LBB40_12:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB40_13
	.p2align	4
.LBB40_51:
	movq	%rax, %rsi
	cmpq	48(%rsp), %rax
	jge	.LBB40_15
.LBB40_13:
	addq	$4, %rax
	jno	.LBB40_48
	movq	%r11, %rax
	cmpq	$4, 8(%rsp)
	jge	.LBB40_49
	jmp	.LBB40_15
	.p2align	4
.LBB40_48:
	cmpq	$4, 8(%rsp)
	jl	.LBB40_51
.LBB40_49:
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB40_50:
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
	jl	.LBB40_50
	jmp	.LBB40_51
.LBB40_31:
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
.Lfunc_end40:
	.size	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5, .Lfunc_end40-$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI41_0:
	.long	0xff800000
.LCPI41_1:
	.long	0x7f800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5:
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
	je	.LBB41_6
	movq	56(%rax), %rdx
	movl	%r9d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r9
	jae	.LBB41_52
	xorl	%esi, %esi
	jmp	.LBB41_3
.LBB41_52:
	movq	%r9, %rdi
	andq	$-4, %rdi
	leaq	(%r10,%rbx), %r8
	addq	$608, %r8
	xorl	%esi, %esi
	.p2align	4
.LBB41_53:
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
	jne	.LBB41_53
.LBB41_3:
	testq	%rcx, %rcx
	je	.LBB41_6
	leaq	(%rdx,%rsi,4), %rdx
	leaq	(%rsi,%rsi,4), %rsi
	shlq	$5, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$128, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB41_5:
	vbroadcastss	(%rdx,%rdi,4), %ymm4
	vmovups	%ymm4, -128(%rsi)
	vmovups	%ymm4, -96(%rsi)
	vmovups	%ymm4, -64(%rsi)
	vmovups	%ymm4, -32(%rsi)
	vmovups	%ymm4, (%rsi)
	incq	%rdi
	addq	$160, %rsi
	cmpq	%rdi, %rcx
	jne	.LBB41_5
.LBB41_6:
	movq	24(%rax), %r12
	testq	%r12, %r12
	jle	.LBB41_31
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
	jmp	.LBB41_8
	.p2align	4
.LBB41_30:
	movq	24(%rsp), %rax
	leaq	(%rax,%r9,4), %rax
	movq	%rax, 24(%rsp)
	cmpq	%r12, %rdi
	jge	.LBB41_31
.LBB41_8:
	subq	%rdi, %r12
	movq	104(%rsp), %rax
	cmpq	%rax, %r12
	cmovgeq	%rax, %r12
	cmpq	$39, 8(%rsp)
	movq	%rdi, 16(%rsp)
	jg	.LBB41_11
	leaq	(,%r12,8), %rax
	leaq	(%rax,%rax,4), %rax
	testq	%rax, %rax
	je	.LBB41_11
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
.LBB41_11:
	movq	32(%rsp), %rax
	leaq	(%rax,%rdi,4), %rcx
	movq	%r12, %rax
	andq	$-4, %rax
	movq	%rax, 48(%rsp)
	cmpq	$4, %r12
	jge	.LBB41_12
.LBB41_15:
	cmpq	$0, 8(%rsp)
	je	.LBB41_20
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
	jmp	.LBB41_17
	.p2align	4
.LBB41_19:
	incq	%r9
	addq	56(%rsp), %rcx
	addq	$4, %r11
	addq	$4, %r10
	cmpq	8(%rsp), %r9
	je	.LBB41_20
.LBB41_17:
	cmpq	%r15, %r9
	jge	.LBB41_32
	movq	48(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r12, %rax
	je	.LBB41_19
	jmp	.LBB41_34
	.p2align	4
.LBB41_32:
	testq	%r12, %r12
	je	.LBB41_19
	xorl	%esi, %esi
.LBB41_34:
	movq	%r12, %rax
	subq	%rsi, %rax
	cmpq	$40, %rax
	jae	.LBB41_35
.LBB41_42:
	movl	%r12d, %edi
	subl	%esi, %edi
	movq	%rsi, %rax
	andl	$7, %edi
	je	.LBB41_45
	leaq	(%rsi,%rsi,4), %rdx
	shlq	$5, %rdx
	addq	%r10, %rdx
	shll	$3, %edi
	leaq	(%rdi,%rdi,4), %rdi
	xorl	%r8d, %r8d
	movq	%rsi, %rax
	.p2align	4
.LBB41_44:
	vmovss	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%rdx,%r8,4)
	addq	$40, %r8
	cmpq	%r8, %rdi
	jne	.LBB41_44
.LBB41_45:
	subq	%r12, %rsi
	cmpq	$-8, %rsi
	ja	.LBB41_19
	leaq	(%rax,%rax,4), %rdx
	shlq	$5, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB41_47:
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
	jne	.LBB41_47
	jmp	.LBB41_19
	.p2align	4
.LBB41_35:
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
	jb	.LBB41_42
	testb	%dl, %dl
	jne	.LBB41_42
	movq	56(%rsp), %rax
	imulq	%r9, %rax
	movq	120(%rsp), %rdx
	addq	%rax, %rdx
	movq	128(%rsp), %rdi
	leaq	(%rdi,%r9,4), %rdi
	leaq	(%rdx,%rsi,4), %rdx
	cmpq	%rdi, %rdx
	jae	.LBB41_39
	addq	112(%rsp), %rax
	leaq	(%rsi,%rsi,4), %rdx
	shlq	$5, %rdx
	movq	136(%rsp), %rdi
	addq	%rdx, %rdi
	cmpq	%rax, %rdi
	jb	.LBB41_42
.LBB41_39:
	movq	40(%rsp), %rax
	andq	$-8, %rax
	leaq	(%rcx,%rsi,4), %rdx
	addq	%rax, %rsi
	addq	%r11, %r8
	xorl	%edi, %edi
	.p2align	4
.LBB41_40:
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
	jne	.LBB41_40
	cmpq	%rax, 40(%rsp)
	je	.LBB41_19
	jmp	.LBB41_42
	.p2align	4
.LBB41_20:
	movq	16(%rsp), %rdi
	addq	%r12, %rdi
	vmovaps	%ymm8, %ymm0
	movq	80(%rsp), %r12
	cmpq	%r12, %rdi
	je	.LBB41_22
	vbroadcastss	.LCPI41_0(%rip), %ymm0
.LBB41_22:
	vmovaps	%ymm9, %ymm1
	movq	96(%rsp), %r9
	movq	88(%rsp), %r10
	je	.LBB41_24
	vbroadcastss	.LCPI41_1(%rip), %ymm1
.LBB41_24:
	testq	%r9, %r9
	movabsq	$9223372036854775807, %r11
	je	.LBB41_30
	xorl	%eax, %eax
	jmp	.LBB41_26
	.p2align	4
.LBB41_29:
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
	je	.LBB41_30
.LBB41_26:
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
	jle	.LBB41_29
	leaq	(,%rdx,8), %rdx
	addq	%r13, %rdx
	.p2align	4
.LBB41_28:
	movslq	(%r13), %rsi
	vbroadcastss	4(%r13), %ymm7
	vfmadd231ps	(%rbx,%rsi,4), %ymm7, %ymm6
	vfmadd231ps	32(%rbx,%rsi,4), %ymm7, %ymm5
	vfmadd231ps	64(%rbx,%rsi,4), %ymm7, %ymm4
	vfmadd231ps	96(%rbx,%rsi,4), %ymm7, %ymm3
	vfmadd231ps	128(%rbx,%rsi,4), %ymm7, %ymm2
	addq	$8, %r13
	cmpq	%rdx, %r13
	jb	.LBB41_28
	jmp	.LBB41_29
	.p2align	4
.LBB41_12:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB41_13
	.p2align	4
.LBB41_51:
	movq	%rax, %rsi
	cmpq	48(%rsp), %rax
	jge	.LBB41_15
.LBB41_13:
	addq	$4, %rax
	jno	.LBB41_48
	movq	%r11, %rax
	cmpq	$4, 8(%rsp)
	jge	.LBB41_49
	jmp	.LBB41_15
	.p2align	4
.LBB41_48:
	cmpq	$4, 8(%rsp)
	jl	.LBB41_51
.LBB41_49:
	leaq	(%rsi,%rsi,4), %rdx
	shlq	$5, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB41_50:
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
	jl	.LBB41_50
	jmp	.LBB41_51
.LBB41_31:
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
.Lfunc_end41:
	.size	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5, .Lfunc_end41-$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI42_0:
	.long	0xff800000
.LCPI42_1:
	.long	0x7f800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5:
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
	je	.LBB42_6
	movq	56(%rax), %rdx
	movl	%r9d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r9
	jae	.LBB42_52
	xorl	%esi, %esi
	jmp	.LBB42_3
.LBB42_52:
	movq	%r9, %rdi
	andq	$-4, %rdi
	leaq	(%r10,%rbx), %r8
	addq	$480, %r8
	xorl	%esi, %esi
	.p2align	4
.LBB42_53:
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
	jne	.LBB42_53
.LBB42_3:
	testq	%rcx, %rcx
	je	.LBB42_6
	leaq	(%rdx,%rsi,4), %rdx
	shlq	$7, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$96, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB42_5:
	vbroadcastss	(%rdx,%rdi,4), %ymm4
	vmovups	%ymm4, -96(%rsi)
	vmovups	%ymm4, -64(%rsi)
	vmovups	%ymm4, -32(%rsi)
	vmovups	%ymm4, (%rsi)
	incq	%rdi
	subq	$-128, %rsi
	cmpq	%rdi, %rcx
	jne	.LBB42_5
.LBB42_6:
	movq	24(%rax), %r12
	testq	%r12, %r12
	jle	.LBB42_31
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
	jmp	.LBB42_8
	.p2align	4
.LBB42_30:
	leaq	(%rdi,%r9,4), %rdi
	cmpq	%r12, %r8
	jge	.LBB42_31
.LBB42_8:
	movq	%rdi, 96(%rsp)
	movq	%r8, 8(%rsp)
	subq	%r8, %r12
	movq	88(%rsp), %rax
	cmpq	%rax, %r12
	cmovgeq	%rax, %r12
	cmpq	$31, (%rsp)
	jg	.LBB42_11
	movb	$59, %al
	bzhiq	%rax, %r12, %rax
	je	.LBB42_11
	movq	%r12, %rdx
	shlq	$7, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	movabsq	$9223372036854775807, %r11
	vmovups	144(%rsp), %ymm8
	vmovups	176(%rsp), %ymm7
.LBB42_11:
	movq	16(%rsp), %rax
	movq	8(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%r12, %rcx
	andq	$-4, %rcx
	movq	%rcx, 32(%rsp)
	cmpq	$4, %r12
	jge	.LBB42_12
.LBB42_15:
	cmpq	$0, (%rsp)
	je	.LBB42_20
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
	jmp	.LBB42_17
	.p2align	4
.LBB42_19:
	incq	%r10
	addq	40(%rsp), %rax
	addq	$4, %r9
	addq	$4, %r8
	cmpq	(%rsp), %r10
	je	.LBB42_20
.LBB42_17:
	cmpq	%r15, %r10
	jge	.LBB42_32
	movq	32(%rsp), %rdx
	movq	%rdx, %rcx
	cmpq	%r12, %rdx
	je	.LBB42_19
	jmp	.LBB42_34
	.p2align	4
.LBB42_32:
	testq	%r12, %r12
	je	.LBB42_19
	xorl	%ecx, %ecx
.LBB42_34:
	movq	%r12, %rdx
	subq	%rcx, %rdx
	cmpq	$32, %rdx
	jae	.LBB42_35
.LBB42_42:
	movl	%r12d, %r11d
	subl	%ecx, %r11d
	movq	%rcx, %rdi
	andl	$7, %r11d
	je	.LBB42_45
	movq	%rcx, %rdx
	shlq	$7, %rdx
	addq	%r8, %rdx
	shll	$5, %r11d
	xorl	%esi, %esi
	movq	%rcx, %rdi
	.p2align	4
.LBB42_44:
	vmovss	(%rax,%rdi,4), %xmm0
	incq	%rdi
	vmovss	%xmm0, (%rdx,%rsi,4)
	addq	$32, %rsi
	cmpq	%rsi, %r11
	jne	.LBB42_44
.LBB42_45:
	subq	%r12, %rcx
	cmpq	$-8, %rcx
	movabsq	$9223372036854775807, %r11
	ja	.LBB42_19
	movq	%rdi, %rcx
	shlq	$7, %rcx
	addq	%r9, %rcx
	.p2align	4
.LBB42_47:
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
	jne	.LBB42_47
	jmp	.LBB42_19
	.p2align	4
.LBB42_35:
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
	jb	.LBB42_42
	shrq	$57, %rsi
	jne	.LBB42_42
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
	jae	.LBB42_39
	addq	104(%rsp), %rsi
	cmpq	%rsi, %rdx
	jb	.LBB42_42
.LBB42_39:
	movq	24(%rsp), %rdi
	andq	$-8, %rdi
	leaq	(%rax,%rcx,4), %rdx
	addq	%rdi, %rcx
	addq	%r9, %r11
	xorl	%esi, %esi
	.p2align	4
.LBB42_40:
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
	jne	.LBB42_40
	cmpq	%rdi, 24(%rsp)
	movabsq	$9223372036854775807, %r11
	je	.LBB42_19
	jmp	.LBB42_42
	.p2align	4
.LBB42_20:
	movq	8(%rsp), %r8
	addq	%r12, %r8
	vmovaps	%ymm7, %ymm0
	movq	64(%rsp), %r12
	cmpq	%r12, %r8
	je	.LBB42_22
	vbroadcastss	.LCPI42_0(%rip), %ymm0
.LBB42_22:
	vmovaps	%ymm8, %ymm1
	movq	80(%rsp), %r9
	movq	72(%rsp), %r10
	movq	96(%rsp), %rdi
	je	.LBB42_24
	vbroadcastss	.LCPI42_1(%rip), %ymm1
.LBB42_24:
	testq	%r9, %r9
	je	.LBB42_30
	xorl	%eax, %eax
	jmp	.LBB42_26
	.p2align	4
.LBB42_29:
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
	je	.LBB42_30
.LBB42_26:
	movq	%rax, %rcx
	shlq	$7, %rcx
	vmovups	(%r10,%rcx), %ymm5
	vmovups	32(%r10,%rcx), %ymm4
	vmovups	64(%r10,%rcx), %ymm3
	vmovups	96(%r10,%rcx), %ymm2
	movslq	(%rdi,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB42_29
	leaq	(,%rdx,8), %rdx
	addq	%r13, %rdx
	.p2align	4
.LBB42_28:
	movslq	(%r13), %rsi
	vbroadcastss	4(%r13), %ymm6
	vfmadd231ps	(%rbx,%rsi,4), %ymm6, %ymm5
	vfmadd231ps	32(%rbx,%rsi,4), %ymm6, %ymm4
	vfmadd231ps	64(%rbx,%rsi,4), %ymm6, %ymm3
	vfmadd231ps	96(%rbx,%rsi,4), %ymm6, %ymm2
	addq	$8, %r13
	cmpq	%rdx, %r13
	jb	.LBB42_28
	jmp	.LBB42_29
	.p2align	4
.LBB42_12:
	xorl	%esi, %esi
	movq	%rsi, %rdx
	jmp	.LBB42_13
	.p2align	4
.LBB42_51:
	movq	%rdx, %rsi
	cmpq	32(%rsp), %rdx
	jge	.LBB42_15
.LBB42_13:
	addq	$4, %rdx
	jno	.LBB42_48
	movq	%r11, %rdx
	cmpq	$4, (%rsp)
	jge	.LBB42_49
	jmp	.LBB42_15
	.p2align	4
.LBB42_48:
	cmpq	$4, (%rsp)
	jl	.LBB42_51
.LBB42_49:
	leaq	(%rax,%rsi,4), %rcx
	shlq	$7, %rsi
	addq	%rbx, %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB42_50:
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
	jl	.LBB42_50
	jmp	.LBB42_51
.LBB42_31:
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
.Lfunc_end42:
	.size	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5, .Lfunc_end42-$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI43_0:
	.long	0xff800000
.LCPI43_1:
	.long	0x7f800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5:
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
	je	.LBB43_6
	movq	56(%rax), %rdx
	movl	%r9d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r9
	jae	.LBB43_52
	xorl	%esi, %esi
	jmp	.LBB43_3
.LBB43_52:
	movq	%r9, %rdi
	andq	$-4, %rdi
	leaq	(%r10,%rbx), %r8
	addq	$352, %r8
	xorl	%esi, %esi
	.p2align	4
.LBB43_53:
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
	jne	.LBB43_53
.LBB43_3:
	testq	%rcx, %rcx
	je	.LBB43_6
	leaq	(%rdx,%rsi,4), %rdx
	leaq	(%rsi,%rsi,2), %rsi
	shlq	$5, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$64, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB43_5:
	vbroadcastss	(%rdx,%rdi,4), %ymm4
	vmovups	%ymm4, -64(%rsi)
	vmovups	%ymm4, -32(%rsi)
	vmovups	%ymm4, (%rsi)
	incq	%rdi
	addq	$96, %rsi
	cmpq	%rdi, %rcx
	jne	.LBB43_5
.LBB43_6:
	movq	24(%rax), %r14
	testq	%r14, %r14
	jle	.LBB43_31
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
	jmp	.LBB43_8
	.p2align	4
.LBB43_30:
	movq	24(%rsp), %rax
	leaq	(%rax,%r9,4), %rax
	movq	%rax, 24(%rsp)
	cmpq	%r14, %rdi
	jge	.LBB43_31
.LBB43_8:
	subq	%rdi, %r14
	movq	104(%rsp), %rax
	cmpq	%rax, %r14
	cmovgeq	%rax, %r14
	cmpq	$23, 8(%rsp)
	movq	%rdi, 16(%rsp)
	jg	.LBB43_11
	leaq	(,%r14,8), %rax
	leaq	(%rax,%rax,2), %rax
	testq	%rax, %rax
	je	.LBB43_11
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
.LBB43_11:
	movq	32(%rsp), %rax
	leaq	(%rax,%rdi,4), %rcx
	movq	%r14, %rax
	andq	$-4, %rax
	movq	%rax, 48(%rsp)
	cmpq	$4, %r14
	jge	.LBB43_12
.LBB43_15:
	cmpq	$0, 8(%rsp)
	je	.LBB43_20
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
	jmp	.LBB43_17
	.p2align	4
.LBB43_19:
	incq	%r9
	addq	56(%rsp), %rcx
	addq	$4, %r11
	addq	$4, %r10
	cmpq	8(%rsp), %r9
	je	.LBB43_20
.LBB43_17:
	cmpq	%r15, %r9
	jge	.LBB43_32
	movq	48(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r14, %rax
	je	.LBB43_19
	jmp	.LBB43_34
	.p2align	4
.LBB43_32:
	testq	%r14, %r14
	je	.LBB43_19
	xorl	%esi, %esi
.LBB43_34:
	movq	%r14, %rax
	subq	%rsi, %rax
	cmpq	$40, %rax
	jae	.LBB43_35
.LBB43_42:
	movl	%r14d, %edi
	subl	%esi, %edi
	movq	%rsi, %rax
	andl	$7, %edi
	je	.LBB43_45
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$5, %rdx
	addq	%r10, %rdx
	shll	$3, %edi
	leaq	(%rdi,%rdi,2), %rdi
	xorl	%r8d, %r8d
	movq	%rsi, %rax
	.p2align	4
.LBB43_44:
	vmovss	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovss	%xmm0, (%rdx,%r8,4)
	addq	$24, %r8
	cmpq	%r8, %rdi
	jne	.LBB43_44
.LBB43_45:
	subq	%r14, %rsi
	cmpq	$-8, %rsi
	ja	.LBB43_19
	leaq	(%rax,%rax,2), %rdx
	shlq	$5, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB43_47:
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
	jne	.LBB43_47
	jmp	.LBB43_19
	.p2align	4
.LBB43_35:
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
	jb	.LBB43_42
	testb	%dl, %dl
	jne	.LBB43_42
	movq	56(%rsp), %rax
	imulq	%r9, %rax
	movq	120(%rsp), %rdx
	addq	%rax, %rdx
	movq	128(%rsp), %rdi
	leaq	(%rdi,%r9,4), %rdi
	leaq	(%rdx,%rsi,4), %rdx
	cmpq	%rdi, %rdx
	jae	.LBB43_39
	addq	112(%rsp), %rax
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$5, %rdx
	movq	136(%rsp), %rdi
	addq	%rdx, %rdi
	cmpq	%rax, %rdi
	jb	.LBB43_42
.LBB43_39:
	movq	40(%rsp), %rax
	andq	$-8, %rax
	leaq	(%rcx,%rsi,4), %rdx
	addq	%rax, %rsi
	addq	%r11, %r8
	xorl	%edi, %edi
	.p2align	4
.LBB43_40:
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
	jne	.LBB43_40
	cmpq	%rax, 40(%rsp)
	je	.LBB43_19
	jmp	.LBB43_42
	.p2align	4
.LBB43_20:
	movq	16(%rsp), %rdi
	addq	%r14, %rdi
	vmovaps	%ymm6, %ymm0
	movq	80(%rsp), %r14
	cmpq	%r14, %rdi
	je	.LBB43_22
	vbroadcastss	.LCPI43_0(%rip), %ymm0
.LBB43_22:
	vmovaps	%ymm7, %ymm1
	movq	96(%rsp), %r9
	movq	88(%rsp), %r10
	je	.LBB43_24
	vbroadcastss	.LCPI43_1(%rip), %ymm1
.LBB43_24:
	testq	%r9, %r9
	movabsq	$9223372036854775807, %r11
	je	.LBB43_30
	xorl	%eax, %eax
	jmp	.LBB43_26
	.p2align	4
.LBB43_29:
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
	je	.LBB43_30
.LBB43_26:
	movq	%rax, %rcx
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,2), %rcx
	vmovups	(%r10,%rcx), %ymm4
	vmovups	32(%r10,%rcx), %ymm3
	vmovups	64(%r10,%rcx), %ymm2
	movq	24(%rsp), %rdx
	movslq	(%rdx,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB43_29
	leaq	(,%rdx,8), %rdx
	addq	%r13, %rdx
	.p2align	4
.LBB43_28:
	movslq	(%r13), %rsi
	vbroadcastss	4(%r13), %ymm5
	vfmadd231ps	(%rbx,%rsi,4), %ymm5, %ymm4
	vfmadd231ps	32(%rbx,%rsi,4), %ymm5, %ymm3
	vfmadd231ps	64(%rbx,%rsi,4), %ymm5, %ymm2
	addq	$8, %r13
	cmpq	%rdx, %r13
	jb	.LBB43_28
	jmp	.LBB43_29
	.p2align	4
.LBB43_12:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB43_13
	.p2align	4
.LBB43_51:
	movq	%rax, %rsi
	cmpq	48(%rsp), %rax
	jge	.LBB43_15
.LBB43_13:
	addq	$4, %rax
	jno	.LBB43_48
	movq	%r11, %rax
	cmpq	$4, 8(%rsp)
	jge	.LBB43_49
	jmp	.LBB43_15
	.p2align	4
.LBB43_48:
	cmpq	$4, 8(%rsp)
	jl	.LBB43_51
.LBB43_49:
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$5, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB43_50:
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
	jl	.LBB43_50
	jmp	.LBB43_51
.LBB43_31:
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
.Lfunc_end43:
	.size	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5, .Lfunc_end43-$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI44_0:
	.long	0xff800000
.LCPI44_1:
	.long	0x7f800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5:
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
	je	.LBB44_6
	movq	56(%rax), %rdx
	movl	%r9d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r9
	jae	.LBB44_52
	xorl	%esi, %esi
	jmp	.LBB44_3
.LBB44_52:
	movq	%r9, %rdi
	andq	$-4, %rdi
	leaq	(%r10,%rbx), %r8
	addq	$224, %r8
	xorl	%esi, %esi
	.p2align	4
.LBB44_53:
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
	jne	.LBB44_53
.LBB44_3:
	testq	%rcx, %rcx
	je	.LBB44_6
	leaq	(%rdx,%rsi,4), %rdx
	shlq	$6, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$32, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB44_5:
	vbroadcastss	(%rdx,%rdi,4), %ymm4
	vmovups	%ymm4, -32(%rsi)
	vmovups	%ymm4, (%rsi)
	incq	%rdi
	addq	$64, %rsi
	cmpq	%rdi, %rcx
	jne	.LBB44_5
.LBB44_6:
	movq	24(%rax), %r14
	testq	%r14, %r14
	jle	.LBB44_31
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
	jmp	.LBB44_8
	.p2align	4
.LBB44_30:
	leaq	(%rdi,%r9,4), %rdi
	cmpq	%r14, %r8
	jge	.LBB44_31
.LBB44_8:
	movq	%rdi, 96(%rsp)
	movq	%r8, 8(%rsp)
	subq	%r8, %r14
	movq	88(%rsp), %rax
	cmpq	%rax, %r14
	cmovgeq	%rax, %r14
	cmpq	$15, (%rsp)
	jg	.LBB44_11
	movb	$60, %al
	bzhiq	%rax, %r14, %rax
	je	.LBB44_11
	movq	%r14, %rdx
	shlq	$6, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	movabsq	$9223372036854775807, %r11
	vmovups	144(%rsp), %ymm6
	vmovups	176(%rsp), %ymm5
.LBB44_11:
	movq	16(%rsp), %rax
	movq	8(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%r14, %rcx
	andq	$-4, %rcx
	movq	%rcx, 32(%rsp)
	cmpq	$4, %r14
	jge	.LBB44_12
.LBB44_15:
	cmpq	$0, (%rsp)
	je	.LBB44_20
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
	jmp	.LBB44_17
	.p2align	4
.LBB44_19:
	incq	%r10
	addq	40(%rsp), %rax
	addq	$4, %r9
	addq	$4, %r8
	cmpq	(%rsp), %r10
	je	.LBB44_20
.LBB44_17:
	cmpq	%r15, %r10
	jge	.LBB44_32
	movq	32(%rsp), %rdx
	movq	%rdx, %rcx
	cmpq	%r14, %rdx
	je	.LBB44_19
	jmp	.LBB44_34
	.p2align	4
.LBB44_32:
	testq	%r14, %r14
	je	.LBB44_19
	xorl	%ecx, %ecx
.LBB44_34:
	movq	%r14, %rdx
	subq	%rcx, %rdx
	cmpq	$32, %rdx
	jae	.LBB44_35
.LBB44_42:
	movl	%r14d, %r11d
	subl	%ecx, %r11d
	movq	%rcx, %rdi
	andl	$7, %r11d
	je	.LBB44_45
	movq	%rcx, %rdx
	shlq	$6, %rdx
	addq	%r8, %rdx
	shll	$4, %r11d
	xorl	%esi, %esi
	movq	%rcx, %rdi
	.p2align	4
.LBB44_44:
	vmovss	(%rax,%rdi,4), %xmm0
	incq	%rdi
	vmovss	%xmm0, (%rdx,%rsi,4)
	addq	$16, %rsi
	cmpq	%rsi, %r11
	jne	.LBB44_44
.LBB44_45:
	subq	%r14, %rcx
	cmpq	$-8, %rcx
	movabsq	$9223372036854775807, %r11
	ja	.LBB44_19
	movq	%rdi, %rcx
	shlq	$6, %rcx
	addq	%r9, %rcx
	.p2align	4
.LBB44_47:
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
	jne	.LBB44_47
	jmp	.LBB44_19
	.p2align	4
.LBB44_35:
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
	jb	.LBB44_42
	shrq	$58, %rsi
	jne	.LBB44_42
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
	jae	.LBB44_39
	addq	104(%rsp), %rsi
	cmpq	%rsi, %rdx
	jb	.LBB44_42
.LBB44_39:
	movq	24(%rsp), %rdi
	andq	$-8, %rdi
	leaq	(%rax,%rcx,4), %rdx
	addq	%rdi, %rcx
	addq	%r9, %r11
	xorl	%esi, %esi
	.p2align	4
.LBB44_40:
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
	jne	.LBB44_40
	cmpq	%rdi, 24(%rsp)
	movabsq	$9223372036854775807, %r11
	je	.LBB44_19
	jmp	.LBB44_42
	.p2align	4
.LBB44_20:
	movq	8(%rsp), %r8
	addq	%r14, %r8
	vmovaps	%ymm5, %ymm0
	movq	64(%rsp), %r14
	cmpq	%r14, %r8
	je	.LBB44_22
	vbroadcastss	.LCPI44_0(%rip), %ymm0
.LBB44_22:
	vmovaps	%ymm6, %ymm1
	movq	80(%rsp), %r9
	movq	72(%rsp), %r10
	movq	96(%rsp), %rdi
	je	.LBB44_24
	vbroadcastss	.LCPI44_1(%rip), %ymm1
.LBB44_24:
	testq	%r9, %r9
	je	.LBB44_30
	xorl	%eax, %eax
	jmp	.LBB44_26
	.p2align	4
.LBB44_29:
	incq	%rax
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%r10,%rcx)
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, 32(%r10,%rcx)
	cmpq	%r9, %rax
	je	.LBB44_30
.LBB44_26:
	movq	%rax, %rcx
	shlq	$6, %rcx
	vmovups	(%r10,%rcx), %ymm3
	vmovups	32(%r10,%rcx), %ymm2
	movslq	(%rdi,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB44_29
	leaq	(,%rdx,8), %rdx
	addq	%r13, %rdx
	.p2align	4
.LBB44_28:
	movslq	(%r13), %rsi
	vbroadcastss	4(%r13), %ymm4
	vfmadd231ps	(%rbx,%rsi,4), %ymm4, %ymm3
	vfmadd231ps	32(%rbx,%rsi,4), %ymm4, %ymm2
	addq	$8, %r13
	cmpq	%rdx, %r13
	jb	.LBB44_28
	jmp	.LBB44_29
	.p2align	4
.LBB44_12:
	xorl	%esi, %esi
	movq	%rsi, %rdx
	jmp	.LBB44_13
	.p2align	4
.LBB44_51:
	movq	%rdx, %rsi
	cmpq	32(%rsp), %rdx
	jge	.LBB44_15
.LBB44_13:
	addq	$4, %rdx
	jno	.LBB44_48
	movq	%r11, %rdx
	cmpq	$4, (%rsp)
	jge	.LBB44_49
	jmp	.LBB44_15
	.p2align	4
.LBB44_48:
	cmpq	$4, (%rsp)
	jl	.LBB44_51
.LBB44_49:
	leaq	(%rax,%rsi,4), %rcx
	shlq	$6, %rsi
	addq	%rbx, %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB44_50:
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
	jl	.LBB44_50
	jmp	.LBB44_51
.LBB44_31:
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
.Lfunc_end44:
	.size	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5, .Lfunc_end44-$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI45_0:
	.long	0xff800000
.LCPI45_1:
	.long	0x7f800000
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5:
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
	je	.LBB45_6
	movq	56(%rax), %rsi
	movq	24(%rsp), %rdi
	movl	%edi, %ecx
	andl	$7, %ecx
	cmpq	$8, %rdi
	jae	.LBB45_61
	xorl	%edx, %edx
	jmp	.LBB45_3
.LBB45_61:
	andq	$-8, %rdi
	leaq	(%r14,%rbx), %r8
	addq	$224, %r8
	xorl	%edx, %edx
	.p2align	4
.LBB45_62:
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
	jne	.LBB45_62
.LBB45_3:
	testq	%rcx, %rcx
	je	.LBB45_6
	leaq	(%rsi,%rdx,4), %rsi
	shlq	$5, %rdx
	addq	%r14, %rdx
	addq	%rbx, %rdx
	shll	$2, %ecx
	xorl	%edi, %edi
	.p2align	4
.LBB45_5:
	vbroadcastss	(%rsi,%rdi), %ymm4
	vmovups	%ymm4, (%rdx,%rdi,8)
	addq	$4, %rdi
	cmpq	%rdi, %rcx
	jne	.LBB45_5
.LBB45_6:
	movq	24(%rax), %rdi
	testq	%rdi, %rdi
	movq	24(%rsp), %rcx
	jle	.LBB45_32
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
	jmp	.LBB45_8
	.p2align	4
.LBB45_30:
	vmaxps	%ymm2, %ymm0, %ymm0
	vminps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%r14,%rcx)
	movq	%r9, %rdx
.LBB45_31:
	leaq	(%r8,%rsi,4), %r8
	cmpq	%rdi, %rdx
	jge	.LBB45_32
.LBB45_8:
	movq	%r8, 104(%rsp)
	movq	%rdx, 40(%rsp)
	subq	%rdx, %rdi
	movq	96(%rsp), %rax
	cmpq	%rax, %rdi
	cmovgeq	%rax, %rdi
	cmpq	$7, 16(%rsp)
	movq	%rdi, 8(%rsp)
	jg	.LBB45_11
	movb	$61, %al
	bzhiq	%rax, %rdi, %rax
	je	.LBB45_11
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
.LBB45_11:
	movq	48(%rsp), %rax
	movq	40(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%rdi, %rcx
	andq	$-4, %rcx
	movq	%rcx, 56(%rsp)
	cmpq	$4, %rdi
	jge	.LBB45_12
.LBB45_15:
	cmpq	$0, 16(%rsp)
	movq	8(%rsp), %rdx
	je	.LBB45_20
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
	jmp	.LBB45_17
	.p2align	4
.LBB45_19:
	incq	%r10
	addq	64(%rsp), %rax
	addq	$4, %r9
	addq	$4, %r8
	cmpq	16(%rsp), %r10
	je	.LBB45_20
.LBB45_17:
	cmpq	%rbp, %r10
	jge	.LBB45_40
	movq	56(%rsp), %rsi
	movq	%rsi, %rcx
	cmpq	%rdx, %rsi
	je	.LBB45_19
	jmp	.LBB45_42
	.p2align	4
.LBB45_40:
	testq	%rdx, %rdx
	je	.LBB45_19
	xorl	%ecx, %ecx
.LBB45_42:
	movq	%rdx, %rsi
	subq	%rcx, %rsi
	cmpq	$32, %rsi
	jb	.LBB45_51
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
	jb	.LBB45_44
	shrq	$59, %rdi
	jne	.LBB45_44
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
	jae	.LBB45_48
	addq	112(%rsp), %rdi
	cmpq	%rdi, %rdx
	jae	.LBB45_48
.LBB45_44:
	movq	32(%rsp), %r14
	movq	8(%rsp), %rdx
.LBB45_51:
	movl	%edx, %r11d
	subl	%ecx, %r11d
	movq	%rcx, %rdi
	andl	$7, %r11d
	je	.LBB45_54
	movq	%rcx, %rdx
	shlq	$5, %rdx
	addq	%r8, %rdx
	shll	$3, %r11d
	xorl	%esi, %esi
	movq	%rcx, %rdi
	.p2align	4
.LBB45_53:
	vmovss	(%rax,%rdi,4), %xmm0
	incq	%rdi
	vmovss	%xmm0, (%rdx,%rsi,4)
	addq	$8, %rsi
	cmpq	%rsi, %r11
	jne	.LBB45_53
.LBB45_54:
	movq	8(%rsp), %rdx
	subq	%rdx, %rcx
	cmpq	$-8, %rcx
	movabsq	$9223372036854775807, %r11
	ja	.LBB45_19
	movq	%rdx, %rcx
	subq	%rdi, %rcx
	shlq	$2, %rdi
	.p2align	4
.LBB45_56:
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
	jne	.LBB45_56
	jmp	.LBB45_19
.LBB45_48:
	movq	%rsi, %rdi
	andq	$-8, %rdi
	leaq	(%rax,%rcx,4), %rdx
	addq	%rdi, %rcx
	addq	%r9, %r11
	xorl	%r14d, %r14d
	.p2align	4
.LBB45_49:
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
	jne	.LBB45_49
	cmpq	%rdi, %rsi
	movq	32(%rsp), %r14
	movabsq	$9223372036854775807, %r11
	movq	8(%rsp), %rdx
	je	.LBB45_19
	jmp	.LBB45_51
	.p2align	4
.LBB45_20:
	addq	40(%rsp), %rdx
	vmovaps	%ymm5, %ymm0
	movq	88(%rsp), %rdi
	cmpq	%rdi, %rdx
	je	.LBB45_22
	vbroadcastss	.LCPI45_0(%rip), %ymm0
.LBB45_22:
	vmovaps	%ymm6, %ymm1
	movq	24(%rsp), %rsi
	movq	104(%rsp), %r8
	je	.LBB45_24
	vbroadcastss	.LCPI45_1(%rip), %ymm1
.LBB45_24:
	testq	%rsi, %rsi
	je	.LBB45_31
	movq	%rdx, %r9
	xorl	%eax, %eax
	cmpq	$1, %rsi
	jne	.LBB45_33
.LBB45_26:
	movq	24(%rsp), %rsi
	testb	$1, %sil
	movq	%r9, %rdx
	je	.LBB45_31
	movq	%rax, %rcx
	shlq	$5, %rcx
	vmovups	(%r14,%rcx), %ymm2
	movslq	(%r8,%rax,4), %rax
	testq	%rax, %rax
	jle	.LBB45_30
	leaq	(%r15,%rax,8), %rax
	.p2align	4
.LBB45_29:
	movslq	(%r15), %rdx
	vbroadcastss	4(%r15), %ymm3
	vfmadd231ps	(%rbx,%rdx,4), %ymm3, %ymm2
	addq	$8, %r15
	cmpq	%rax, %r15
	jb	.LBB45_29
	jmp	.LBB45_30
	.p2align	4
.LBB45_39:
	addq	$2, %rax
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%r14,%rcx)
	cmpq	152(%rsp), %rax
	je	.LBB45_26
.LBB45_33:
	movq	%rax, %rcx
	shlq	$5, %rcx
	vmovups	(%r14,%rcx), %ymm2
	movslq	(%r8,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB45_36
	leaq	(%r15,%rdx,8), %rdx
	.p2align	4
.LBB45_35:
	movslq	(%r15), %rsi
	vbroadcastss	4(%r15), %ymm3
	vfmadd231ps	(%rbx,%rsi,4), %ymm3, %ymm2
	addq	$8, %r15
	cmpq	%rdx, %r15
	jb	.LBB45_35
.LBB45_36:
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
	jle	.LBB45_39
	leaq	(%r15,%rdx,8), %rdx
	.p2align	4
.LBB45_38:
	movslq	(%r15), %rsi
	vbroadcastss	4(%r15), %ymm3
	vfmadd231ps	(%rbx,%rsi,4), %ymm3, %ymm2
	addq	$8, %r15
	cmpq	%rdx, %r15
	jb	.LBB45_38
	jmp	.LBB45_39
	.p2align	4
.LBB45_12:
	xorl	%esi, %esi
	movq	%rsi, %rdx
	jmp	.LBB45_13
	.p2align	4
.LBB45_60:
	movq	%rdx, %rsi
	cmpq	56(%rsp), %rdx
	jge	.LBB45_15
.LBB45_13:
	addq	$4, %rdx
	jno	.LBB45_57
	movq	%r11, %rdx
	cmpq	$4, 16(%rsp)
	jge	.LBB45_58
	jmp	.LBB45_15
	.p2align	4
.LBB45_57:
	cmpq	$4, 16(%rsp)
	jl	.LBB45_60
.LBB45_58:
	leaq	(%rax,%rsi,4), %rcx
	shlq	$5, %rsi
	addq	%rbx, %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB45_59:
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
	jl	.LBB45_59
	jmp	.LBB45_60
.LBB45_32:
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
.Lfunc_end45:
	.size	$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5, .Lfunc_end45-$s18VitruvianMicroAVX20B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5
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
	jle	.LBB46_5
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
	jmp	.LBB46_2
.LBB46_17:
	movq	-72(%rsp), %r13
	movq	-88(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$1, %edx
	.p2align	4
.LBB46_4:
	addq	%rdx, %rsi
	cmpq	%rcx, %rsi
	jge	.LBB46_5
.LBB46_2:
	movq	%rcx, %rax
	subq	%rsi, %rax
	cmpq	$3, %rax
	jle	.LBB46_13
	movq	208(%r13), %r11
	movl	$4, %edx
	testq	%r11, %r11
	je	.LBB46_4
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
.LBB46_7:
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
	jne	.LBB46_7
	movq	-72(%rsp), %r13
	movq	-88(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$4, %edx
	jmp	.LBB46_4
	.p2align	4
.LBB46_13:
	cmpq	$1, %rax
	jle	.LBB46_14
	movq	208(%r13), %rax
	movl	$2, %edx
	testq	%rax, %rax
	je	.LBB46_4
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
.LBB46_11:
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
	jne	.LBB46_11
	movq	-72(%rsp), %r13
	movq	-88(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$2, %edx
	jmp	.LBB46_4
	.p2align	4
.LBB46_14:
	movq	208(%r13), %rax
	movl	$1, %edx
	testq	%rax, %rax
	je	.LBB46_4
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
.LBB46_16:
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
	jne	.LBB46_16
	jmp	.LBB46_17
.LBB46_5:
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
.Lfunc_end46:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end46-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
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
	jle	.LBB47_5
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
	jmp	.LBB47_2
.LBB47_17:
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r10
	movl	$1, %edx
	.p2align	4
.LBB47_4:
	addq	%rdx, %r10
	cmpq	%rcx, %r10
	jge	.LBB47_5
.LBB47_2:
	movq	%rcx, %rax
	subq	%r10, %rax
	cmpq	$3, %rax
	jle	.LBB47_13
	movq	208(%r13), %rbx
	movl	$4, %edx
	testq	%rbx, %rbx
	je	.LBB47_4
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
.LBB47_7:
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
	jne	.LBB47_7
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r10
	movl	$4, %edx
	jmp	.LBB47_4
	.p2align	4
.LBB47_13:
	cmpq	$1, %rax
	jle	.LBB47_14
	movq	208(%r13), %rax
	movl	$2, %edx
	testq	%rax, %rax
	je	.LBB47_4
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
.LBB47_11:
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
	jne	.LBB47_11
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r10
	movl	$2, %edx
	jmp	.LBB47_4
	.p2align	4
.LBB47_14:
	movq	208(%r13), %rax
	movl	$1, %edx
	testq	%rax, %rax
	je	.LBB47_4
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
.LBB47_16:
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
	jne	.LBB47_16
	jmp	.LBB47_17
.LBB47_5:
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
.Lfunc_end47:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end47-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
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
	jle	.LBB48_5
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
	jmp	.LBB48_2
	.p2align	4
.LBB48_4:
	addq	%rcx, %rbx
	cmpq	%rdi, %rbx
	jge	.LBB48_5
.LBB48_2:
	movq	%rdi, %rax
	subq	%rbx, %rax
	cmpq	$3, %rax
	jle	.LBB48_15
	movq	208(%r14), %rax
	movl	$4, %ecx
	movq	%rax, -104(%rsp)
	testq	%rax, %rax
	je	.LBB48_4
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
.LBB48_7:
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
.LBB48_8:
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
	jne	.LBB48_8
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
	jne	.LBB48_7
	movq	-56(%rsp), %r14
	movq	16(%rsp), %rbp
	movq	-64(%rsp), %rdi
	movq	8(%rsp), %r13
	movq	-120(%rsp), %rbx
	movl	$4, %ecx
	jmp	.LBB48_4
	.p2align	4
.LBB48_15:
	cmpq	$1, %rax
	jle	.LBB48_16
	movq	208(%r14), %r12
	movl	$2, %ecx
	testq	%r12, %r12
	je	.LBB48_4
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
.LBB48_13:
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
	jne	.LBB48_13
	movq	-56(%rsp), %r14
	movq	16(%rsp), %rbp
	movq	8(%rsp), %r13
	movq	-120(%rsp), %rbx
	movl	$2, %ecx
	movq	-64(%rsp), %rdi
	jmp	.LBB48_4
	.p2align	4
.LBB48_16:
	movq	208(%r14), %rax
	movl	$1, %ecx
	testq	%rax, %rax
	je	.LBB48_4
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
.LBB48_18:
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
	jne	.LBB48_18
	movq	%r15, %rbp
	movq	-64(%rsp), %rdi
	movq	-120(%rsp), %rbx
	movl	$1, %ecx
	movq	-56(%rsp), %r14
	jmp	.LBB48_4
.LBB48_5:
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
.Lfunc_end48:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end48-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
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
	jle	.LBB49_8
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
	jmp	.LBB49_2
	.p2align	4
.LBB49_7:
	addq	%r15, %r9
	cmpq	%r12, %r9
	jge	.LBB49_8
.LBB49_2:
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
	jne	.LBB49_9
	movq	208(%r13), %rdx
	movl	$7, %r15d
	testq	%rdx, %rdx
	je	.LBB49_7
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
.LBB49_5:
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
	jne	.LBB49_5
	movl	$7, %r15d
	jmp	.LBB49_7
	.p2align	4
.LBB49_9:
	cmpq	$8, %rcx
	jl	.LBB49_14
	movq	208(%r13), %rbp
	movl	$8, %r15d
	testq	%rbp, %rbp
	je	.LBB49_7
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
.LBB49_12:
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
	jne	.LBB49_12
	movl	$8, %r15d
	jmp	.LBB49_7
	.p2align	4
.LBB49_14:
	cmpq	$4, %rcx
	jl	.LBB49_23
	movq	208(%r13), %rdx
	movl	$4, %r15d
	testq	%rdx, %rdx
	je	.LBB49_7
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
.LBB49_17:
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
	jne	.LBB49_17
	movq	-104(%rsp), %rsi
	movq	-112(%rsp), %rdi
	movq	-120(%rsp), %r12
	movl	$4, %r15d
	jmp	.LBB49_7
.LBB49_23:
	cmpq	$1, %rcx
	jle	.LBB49_24
	movq	208(%r13), %rcx
	movl	$2, %r15d
	testq	%rcx, %rcx
	je	.LBB49_7
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
.LBB49_21:
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
	jne	.LBB49_21
	movq	-104(%rsp), %rsi
	movq	-112(%rsp), %rdi
	movq	-120(%rsp), %r12
	movl	$2, %r15d
	jmp	.LBB49_7
.LBB49_24:
	movq	208(%r13), %rcx
	movl	$1, %r15d
	testq	%rcx, %rcx
	je	.LBB49_7
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
.LBB49_26:
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
	jne	.LBB49_26
	jmp	.LBB49_7
.LBB49_8:
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
.Lfunc_end49:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end49-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
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
	jle	.LBB50_8
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
	jmp	.LBB50_2
.LBB50_27:
	movl	$1, %eax
	.p2align	4
.LBB50_7:
	addq	%rax, %r9
	cmpq	%r12, %r9
	jge	.LBB50_8
.LBB50_2:
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
	jne	.LBB50_9
	movq	208(%r13), %rdx
	movl	$7, %eax
	testq	%rdx, %rdx
	je	.LBB50_7
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
.LBB50_5:
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
	jne	.LBB50_5
	movl	$7, %eax
	jmp	.LBB50_7
	.p2align	4
.LBB50_9:
	cmpq	$8, %rcx
	jl	.LBB50_14
	movq	208(%r13), %rbp
	movl	$8, %eax
	testq	%rbp, %rbp
	je	.LBB50_7
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
.LBB50_12:
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
	jne	.LBB50_12
	movl	$8, %eax
	jmp	.LBB50_7
	.p2align	4
.LBB50_14:
	cmpq	$4, %rcx
	jl	.LBB50_23
	movq	208(%r13), %rdx
	movl	$4, %eax
	testq	%rdx, %rdx
	je	.LBB50_7
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
.LBB50_17:
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
	jne	.LBB50_17
	movq	-104(%rsp), %rsi
	movq	-112(%rsp), %rdi
	movq	-120(%rsp), %r12
	movl	$4, %eax
	jmp	.LBB50_7
.LBB50_23:
	cmpq	$1, %rcx
	jle	.LBB50_24
	movq	208(%r13), %rcx
	movl	$2, %eax
	testq	%rcx, %rcx
	je	.LBB50_7
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
.LBB50_21:
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
	jne	.LBB50_21
	movq	-104(%rsp), %rsi
	movq	-112(%rsp), %rdi
	movq	-120(%rsp), %r12
	jmp	.LBB50_7
.LBB50_24:
	movq	208(%r13), %rcx
	movl	$1, %eax
	testq	%rcx, %rcx
	je	.LBB50_7
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
.LBB50_26:
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
	jne	.LBB50_26
	jmp	.LBB50_27
.LBB50_8:
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
.Lfunc_end50:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end50-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
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
	jle	.LBB51_10
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
	jmp	.LBB51_2
	.p2align	4
.LBB51_9:
	addq	%r15, %r12
	cmpq	%rbp, %r12
	jge	.LBB51_10
.LBB51_2:
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
	jne	.LBB51_11
	movq	208(%r13), %rax
	movl	$7, %r15d
	testq	%rax, %rax
	je	.LBB51_9
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
.LBB51_5:
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
.LBB51_6:
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
	jne	.LBB51_6
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
	jne	.LBB51_5
	movq	-64(%rsp), %r13
	movq	-72(%rsp), %rbp
	movq	-112(%rsp), %r12
	movl	$7, %r15d
	jmp	.LBB51_9
	.p2align	4
.LBB51_11:
	cmpq	$8, %rax
	jl	.LBB51_18
	movq	208(%r13), %rax
	movl	$8, %r15d
	testq	%rax, %rax
	je	.LBB51_9
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
.LBB51_14:
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
.LBB51_15:
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
	jne	.LBB51_15
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
	jne	.LBB51_14
	movq	-64(%rsp), %r13
	movq	-72(%rsp), %rbp
	movq	-112(%rsp), %r12
	movl	$8, %r15d
	jmp	.LBB51_9
	.p2align	4
.LBB51_18:
	cmpq	$4, %rax
	jl	.LBB51_29
	movq	208(%r13), %rax
	movl	$4, %r15d
	testq	%rax, %rax
	je	.LBB51_9
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
.LBB51_21:
	movq	%rsi, %r14
	xorl	%r15d, %r15d
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	.p2align	4
.LBB51_22:
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
	jne	.LBB51_22
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
	jne	.LBB51_21
	movl	$4, %r15d
	jmp	.LBB51_9
.LBB51_29:
	cmpq	$1, %rax
	jle	.LBB51_30
	movq	208(%r13), %r9
	movl	$2, %r15d
	testq	%r9, %r9
	je	.LBB51_9
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
.LBB51_27:
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
	jne	.LBB51_27
	movq	-112(%rsp), %r12
	movl	$2, %r15d
	jmp	.LBB51_9
.LBB51_30:
	movq	208(%r13), %rax
	movl	$1, %r15d
	testq	%rax, %rax
	je	.LBB51_9
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
.LBB51_32:
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
	jne	.LBB51_32
	jmp	.LBB51_9
.LBB51_10:
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
.Lfunc_end51:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end51-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n
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
	jle	.LBB52_10
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
	jmp	.LBB52_2
	.p2align	4
.LBB52_9:
	addq	%r15, %r12
	cmpq	%rbp, %r12
	jge	.LBB52_10
.LBB52_2:
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
	jne	.LBB52_11
	movq	208(%r13), %rdx
	movl	$7, %r15d
	testq	%rdx, %rdx
	je	.LBB52_9
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
.LBB52_5:
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
.LBB52_6:
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
	jne	.LBB52_6
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
	jne	.LBB52_5
	movq	-72(%rsp), %r13
	movq	-80(%rsp), %rbp
	movq	-112(%rsp), %r12
	movl	$7, %r15d
	jmp	.LBB52_9
	.p2align	4
.LBB52_11:
	cmpq	$8, %rax
	jl	.LBB52_18
	movq	208(%r13), %rax
	movl	$8, %r15d
	testq	%rax, %rax
	je	.LBB52_9
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
.LBB52_14:
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
.LBB52_15:
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
	jne	.LBB52_15
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
	jne	.LBB52_14
	movq	-72(%rsp), %r13
	movq	-80(%rsp), %rbp
	movq	-112(%rsp), %r12
	movl	$8, %r15d
	jmp	.LBB52_9
	.p2align	4
.LBB52_18:
	cmpq	$4, %rax
	jl	.LBB52_29
	movq	208(%r13), %rax
	movl	$4, %r15d
	testq	%rax, %rax
	je	.LBB52_9
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
.LBB52_21:
	movq	%rsi, %r14
	xorl	%r15d, %r15d
	vmovups	-32(%rsp), %ymm8
	vmovaps	%ymm8, %ymm5
	vmovaps	%ymm8, %ymm6
	vmovaps	%ymm8, %ymm7
	.p2align	4
.LBB52_22:
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
	jne	.LBB52_22
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
	jne	.LBB52_21
	movl	$4, %r15d
	jmp	.LBB52_9
.LBB52_29:
	cmpq	$1, %rax
	jle	.LBB52_30
	movq	208(%r13), %r9
	movl	$2, %r15d
	testq	%r9, %r9
	je	.LBB52_9
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
.LBB52_27:
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
	jne	.LBB52_27
	movq	%rcx, %r12
	movl	$2, %r15d
	jmp	.LBB52_9
.LBB52_30:
	movq	208(%r13), %rax
	movl	$1, %r15d
	testq	%rax, %rax
	je	.LBB52_9
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
.LBB52_32:
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
	jne	.LBB52_32
	jmp	.LBB52_9
.LBB52_10:
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
.Lfunc_end52:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end52-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	"symbolic $s18VitruvianMicroAVX20B4LineP"
	.type	"symbolic $s18VitruvianMicroAVX20B4LineP",@object
	.section	".note.GNU-stack","",@progbits
#endif
