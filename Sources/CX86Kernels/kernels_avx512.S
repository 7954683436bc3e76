// Made by `make kernels` from Sources/ComputeKernels/Micro for x86-64-v4. Do not edit.
#if defined(__x86_64__) && defined(__linux__)
	.text
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
.Lfunc_end0:
	.size	vitruvian_depthwise_avx512, .Lfunc_end0-vitruvian_depthwise_avx512
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI1_0:
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
	jne	.LBB1_11
	cmpq	$3, %r13
	je	.LBB1_6
	cmpq	$5, %r13
	jne	.LBB1_11
	cmpq	$1, 736(%rsp)
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
	cmpq	$0, 704(%rsp)
	jle	.LBB1_40
.LBB1_12:
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
	jmp	.LBB1_15
	.p2align	4
.LBB1_13:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	movq	728(%rsp), %rcx
	movq	736(%rsp), %r8
	movq	752(%rsp), %r9
	leaq	144(%rsp), %r13
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5)
.LBB1_14:
	movq	88(%rsp), %r9
	addq	$16, %r9
	cmpq	704(%rsp), %r9
	movq	720(%rsp), %r13
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
	movq	712(%rsp), %rax
	leaq	(%rax,%rcx,4), %rdx
	movq	56(%rsp), %rsi
	xorl	%eax, %eax
	.p2align	4
.LBB1_19:
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
	jne	.LBB1_19
.LBB1_20:
	cmpq	$0, 72(%rsp)
	je	.LBB1_23
	leaq	(,%rcx,4), %rsi
	movq	%rbp, %rdx
	imulq	%rax, %rdx
	shlq	$6, %rax
	addq	824(%rsp), %rax
	addq	%rsi, %rdx
	addq	712(%rsp), %rdx
	xorl	%esi, %esi
	.p2align	4
.LBB1_22:
	vmovups	(%rdx), %zmm0
	vmovups	%zmm0, (%rax,%rsi)
	addq	$64, %rsi
	addq	%rbp, %rdx
	cmpq	%rsi, %r12
	jne	.LBB1_22
.LBB1_23:
	movq	768(%rsp), %rax
	vmovups	(%rax,%rcx,4), %zmm0
	vbroadcastss	.LCPI1_0(%rip), %zmm1
	movq	776(%rsp), %rax
	testq	%rax, %rax
	je	.LBB1_25
	vmovups	(%rax,%rcx,4), %zmm1
.LBB1_25:
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
	je	.LBB1_29
	movq	64(%rsp), %rax
	leaq	(%rax,%rcx,4), %rdi
	cmpb	$0, 10(%rsp)
	je	.LBB1_34
	cmpq	$1, 736(%rsp)
	jne	.LBB1_35
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB1_14
	.p2align	4
.LBB1_29:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	movq	40(%rsp), %rdx
	leaq	96(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF)
	movq	720(%rsp), %rdx
	cmpb	$0, 11(%rsp)
	je	.LBB1_13
	cmpq	$5, %rdx
	je	.LBB1_36
	cmpq	$3, %rdx
	jne	.LBB1_13
	cmpq	$1, 736(%rsp)
	jne	.LBB1_38
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB1_14
	.p2align	4
.LBB1_34:
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB1_14
.LBB1_35:
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB1_14
.LBB1_36:
	cmpq	$1, 736(%rsp)
	jne	.LBB1_39
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB1_14
.LBB1_38:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB1_14
.LBB1_39:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB1_14
.LBB1_10:
	movq	40(%rsp), %rax
	addq	%r8, %rax
	cmpq	%rax, %r10
	setge	%al
	movl	%eax, 12(%rsp)
	cmpq	$0, 704(%rsp)
	jg	.LBB1_12
.LBB1_40:
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
.Lfunc_end1:
	.size	$s20VitruvianMicroAVX51214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF, .Lfunc_end1-$s20VitruvianMicroAVX51214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF
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
	jmp	.LBB2_3
	.p2align	4
.LBB2_2:
	incq	%r8
	addq	$64, %r12
	addq	$64, %rsi
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
	shlq	$6, %r13
	addq	%rdi, %r13
	xorl	%eax, %eax
	jmp	.LBB2_9
.LBB2_17:
	movq	%r12, %rdx
	xorl	%eax, %eax
	movq	-56(%rsp), %r13
	.p2align	4
.LBB2_18:
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
	jne	.LBB2_18
.LBB2_19:
	cmpq	$0, -96(%rsp)
	je	.LBB2_22
	imulq	%r15, %rax
	addq	%r12, %rax
	movq	-96(%rsp), %rdx
	.p2align	4
.LBB2_21:
	vmovups	%zmm0, (%rax)
	addq	%r15, %rax
	decq	%rdx
	jne	.LBB2_21
.LBB2_22:
	movq	%r8, %r13
	shlq	$6, %r13
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
	vmovups	(%rdx), %zmm1
	vmovups	%zmm1, (%r9)
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
	movq	-128(%rsp), %rax
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
	jne	.LBB2_31
	movq	-128(%rsp), %rax
	movq	-112(%rsp), %r14
	movq	-104(%rsp), %rbp
	movq	-88(%rsp), %rdi
	.p2align	4
.LBB2_9:
	movq	%rax, %rdx
	subq	%r14, %rdx
	je	.LBB2_2
	movl	%r14d, %r9d
	subl	%eax, %r9d
	andl	$7, %r9d
	je	.LBB2_14
	movq	%r15, %r14
	imulq	%rax, %r14
	addq	%r13, %r14
	negq	%r9
	xorl	%ebp, %ebp
	.p2align	4
.LBB2_12:
	vmovups	%zmm0, (%r14)
	addq	%r15, %r14
	decq	%rbp
	cmpq	%rbp, %r9
	jne	.LBB2_12
	subq	%rbp, %rax
	movq	-112(%rsp), %r14
	movq	-104(%rsp), %rbp
	movq	-88(%rsp), %rdi
.LBB2_14:
	cmpq	$-8, %rdx
	ja	.LBB2_2
	movq	%r14, %rdx
	subq	%rax, %rdx
	imulq	%r15, %rax
	addq	%rax, %r13
	.p2align	4
.LBB2_16:
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
	.size	$s20VitruvianMicroAVX5120B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF, .Lfunc_end2-$s20VitruvianMicroAVX5120B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF
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
	jle	.LBB3_12
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
	movq	336(%rdi), %rcx
	movl	$7, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB3_11
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
	jmp	.LBB3_5
	.p2align	4
.LBB3_9:
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
	je	.LBB3_10
.LBB3_5:
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	cmpq	$0, -128(%rsp)
	je	.LBB3_9
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
	jmp	.LBB3_7
	.p2align	4
.LBB3_8:
	incq	%rdi
	addq	$64, %rbp
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
	jne	.LBB3_13
	jmp	.LBB3_8
	.p2align	4
.LBB3_14:
	cmpq	$8, %rax
	jl	.LBB3_24
	movq	336(%rdi), %rcx
	movl	$8, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB3_11
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
	jmp	.LBB3_17
	.p2align	4
.LBB3_21:
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
	je	.LBB3_22
.LBB3_17:
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm1, %zmm12
	cmpq	$0, -128(%rsp)
	je	.LBB3_21
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
	jmp	.LBB3_19
	.p2align	4
.LBB3_20:
	incq	%rdi
	addq	$64, %r15
	addq	%r10, %r8
	cmpq	-128(%rsp), %rdi
	je	.LBB3_21
.LBB3_19:
	movq	-72(%rsp), %r13
	movq	%r13, %r12
	movq	%r8, %rcx
	movq	%r15, %rdx
	testq	%r13, %r13
	je	.LBB3_20
	.p2align	4
.LBB3_23:
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
	jne	.LBB3_23
	jmp	.LBB3_20
	.p2align	4
.LBB3_24:
	cmpq	$4, %rax
	jl	.LBB3_52
	movq	336(%rdi), %rcx
	movl	$4, %eax
	movq	%rcx, 72(%rsp)
	testq	%rcx, %rcx
	je	.LBB3_11
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
	jmp	.LBB3_27
	.p2align	4
.LBB3_35:
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
	je	.LBB3_36
.LBB3_27:
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	cmpq	$0, -128(%rsp)
	je	.LBB3_35
	movq	16(%rsp), %rcx
	movq	192(%rsp), %rdi
	movq	-32(%rsp), %r10
	xorl	%r9d, %r9d
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	jmp	.LBB3_29
	.p2align	4
.LBB3_34:
	incq	%r9
	movq	-64(%rsp), %rdx
	leaq	(%r10,%rdx,4), %r10
	addq	$64, %rdi
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
	movq	336(%rdi), %rcx
	movl	$2, %eax
	movq	%rcx, 72(%rsp)
	testq	%rcx, %rcx
	je	.LBB3_11
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
	jmp	.LBB3_41
	.p2align	4
.LBB3_50:
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
	je	.LBB3_51
.LBB3_41:
	movq	%rcx, 16(%rsp)
	movq	%rsi, 80(%rsp)
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	cmpq	$0, -128(%rsp)
	je	.LBB3_50
	movq	-32(%rsp), %rax
	movq	8(%rsp), %r8
	movq	(%rsp), %rcx
	movq	40(%rsp), %rsi
	xorl	%r10d, %r10d
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	jmp	.LBB3_43
	.p2align	4
.LBB3_49:
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
	vmovups	(%r9), %zmm7
	vfmadd231ps	(%rax,%r12), %zmm7, %zmm6
	vfmadd231ps	(%r8,%r12), %zmm7, %zmm5
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
	movq	336(%rdi), %rcx
	movl	$1, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB3_11
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
	jmp	.LBB3_55
	.p2align	4
.LBB3_64:
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
	je	.LBB3_65
.LBB3_55:
	vmovaps	%zmm1, %zmm5
	cmpq	$0, -128(%rsp)
	je	.LBB3_64
	movq	%rax, %r8
	movq	-120(%rsp), %r9
	xorl	%edi, %edi
	vmovaps	%zmm1, %zmm5
	jmp	.LBB3_57
	.p2align	4
.LBB3_63:
	incq	%rdi
	addq	$64, %r9
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
	vmovups	(%rcx), %zmm6
	vfmadd231ps	(%r12), %zmm6, %zmm5
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
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5, .Lfunc_end3-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5
	.cfi_endproc
	.hidden	vitruvian_combine_avx512
	.globl	vitruvian_combine_avx512
	.p2align	4
	.type	vitruvian_combine_avx512,@function
vitruvian_combine_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF)
.Lfunc_end4:
	.size	vitruvian_combine_avx512, .Lfunc_end4-vitruvian_combine_avx512
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF
	.globl	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF
	.p2align	4
	.type	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF,@function
$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF:
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
	movq	384(%rsp), %rax
	movq	%fs:40, %r10
	movq	%r10, 320(%rsp)
	vbroadcastss	%xmm0, %zmm2
	movq	%rsi, 144(%rsp)
	movq	%rdx, 152(%rsp)
	movq	%rcx, 160(%rsp)
	movq	%r8, 168(%rsp)
	vmovups	%zmm2, 176(%rsp)
	vbroadcastss	%xmm1, %zmm3
	vmovups	%zmm3, 240(%rsp)
	movq	%r9, 304(%rsp)
	movq	%rax, 312(%rsp)
	cmpq	$6, %rdi
	ja	.LBB5_31
	leaq	.LJTI5_0(%rip), %r10
	movslq	(%r10,%rdi,4), %rdi
	addq	%r10, %rdi
	jmpq	*%rdi
.LBB5_2:
	cmpq	$16, %rax
	jl	.LBB5_5
	vbroadcastss	(%rsi), %zmm0
	vmovups	%zmm0, 80(%rsp)
	vbroadcastss	(%rcx), %zmm0
	vmovups	%zmm0, 16(%rsp)
	testq	%r8, %r8
	leaq	16(%rsp), %rdi
	cmovneq	%rcx, %rdi
	testq	%rdx, %rdx
	leaq	80(%rsp), %rcx
	cmovneq	%rsi, %rcx
	leaq	-16(%rax), %rsi
	xorl	%r10d, %r10d
	.p2align	4
.LBB5_4:
	cmpq	%r10, %rsi
	movq	%r10, %r11
	cmovlq	%rsi, %r11
	testq	%rdx, %rdx
	movq	%r11, %rbx
	cmoveq	%rdx, %rbx
	vmovups	(%rcx,%rbx,4), %zmm0
	testq	%r8, %r8
	movq	%r11, %rbx
	cmoveq	%r8, %rbx
	vaddps	(%rdi,%rbx,4), %zmm0, %zmm0
	vcmpltps	%zmm2, %zmm0, %k1
	vmovaps	%zmm2, %zmm0 {%k1}
	vcmpltps	%zmm0, %zmm3, %k1
	vmovaps	%zmm3, %zmm0 {%k1}
	vmovups	%zmm0, (%r9,%r11,4)
	addq	$16, %r10
	cmpq	%rax, %r10
	jl	.LBB5_4
	jmp	.LBB5_33
.LBB5_28:
	leaq	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU3_)(%rip), %rsi
	jmp	.LBB5_32
.LBB5_26:
	leaq	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU1_)(%rip), %rsi
	jmp	.LBB5_32
.LBB5_27:
	leaq	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU2_)(%rip), %rsi
	jmp	.LBB5_32
.LBB5_31:
	leaq	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU6_)(%rip), %rsi
	jmp	.LBB5_32
.LBB5_25:
	leaq	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU0_)(%rip), %rsi
	jmp	.LBB5_32
.LBB5_29:
	leaq	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU4_)(%rip), %rsi
	jmp	.LBB5_32
.LBB5_30:
	leaq	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU5_)(%rip), %rsi
.LBB5_32:
	leaq	144(%rsp), %rdi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B4RunsV7combineyys6SIMD16VySfGAG_AGtXEF04$s20ab98AVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs6f2VyO13GAP_APtXEfU0_Tf1cn_nTm)
.LBB5_33:
	movq	%fs:40, %rax
	cmpq	320(%rsp), %rax
	jne	.LBB5_35
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
.LBB5_5:
	.cfi_def_cfa_offset 384
	testq	%rax, %rax
	je	.LBB5_33
	cmpq	$7, %rax
	jbe	.LBB5_7
	movq	%rdx, %rdi
	xorq	$1, %rdi
	movq	%r8, %r10
	xorq	$1, %r10
	orq	%rdi, %r10
	jne	.LBB5_7
	movq	%r9, %rdi
	subq	%rsi, %rdi
	cmpq	$256, %rdi
	setb	%dil
	movq	%r9, %r10
	subq	%rcx, %r10
	cmpq	$256, %r10
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
	cmpq	$64, %rax
	jae	.LBB5_18
	xorl	%edi, %edi
	jmp	.LBB5_22
.LBB5_18:
	movq	%rax, %rdi
	andq	$-64, %rdi
	xorl	%r10d, %r10d
.LBB5_19:
	vmovups	(%rsi,%r10,4), %zmm4
	vmovups	64(%rsi,%r10,4), %zmm5
	vmovups	128(%rsi,%r10,4), %zmm6
	vmovups	192(%rsi,%r10,4), %zmm7
	vaddps	(%rcx,%r10,4), %zmm4, %zmm4
	vaddps	64(%rcx,%r10,4), %zmm5, %zmm5
	vaddps	128(%rcx,%r10,4), %zmm6, %zmm6
	vaddps	192(%rcx,%r10,4), %zmm7, %zmm7
	vmaxps	%zmm4, %zmm2, %zmm4
	vmaxps	%zmm5, %zmm2, %zmm5
	vmaxps	%zmm6, %zmm2, %zmm6
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm4, %zmm3, %zmm4
	vminps	%zmm5, %zmm3, %zmm5
	vminps	%zmm6, %zmm3, %zmm6
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm4, (%r9,%r10,4)
	vmovups	%zmm5, 64(%r9,%r10,4)
	vmovups	%zmm6, 128(%r9,%r10,4)
	vmovups	%zmm7, 192(%r9,%r10,4)
	addq	$64, %r10
	cmpq	%r10, %rdi
	jne	.LBB5_19
	cmpq	%rdi, %rax
	je	.LBB5_33
	testb	$56, %al
	je	.LBB5_8
.LBB5_22:
	movq	%rdi, %r10
	movq	%rax, %rdi
	andq	$-8, %rdi
	vbroadcastss	%xmm0, %ymm2
	vbroadcastss	%xmm1, %ymm3
.LBB5_23:
	vmovups	(%rsi,%r10,4), %ymm4
	vaddps	(%rcx,%r10,4), %ymm4, %ymm4
	vmaxps	%ymm4, %ymm2, %ymm4
	vminps	%ymm4, %ymm3, %ymm4
	vmovups	%ymm4, (%r9,%r10,4)
	addq	$8, %r10
	cmpq	%r10, %rdi
	jne	.LBB5_23
	cmpq	%rdi, %rax
	je	.LBB5_33
	jmp	.LBB5_8
.LBB5_35:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end5:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF, .Lfunc_end5-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF
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
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B4RunsV7combineyys6SIMD16VySfGAG_AGtXEF04$s20ab98AVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs6f2VyO13GAP_APtXEfU0_Tf1cn_nTm,@function
$s20VitruvianMicroAVX5120B4RunsV7combineyys6SIMD16VySfGAG_AGtXEF04$s20ab98AVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs6f2VyO13GAP_APtXEfU0_Tf1cn_nTm:
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
	subq	$360, %rsp
	.cfi_def_cfa_offset 416
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, 24(%rsp)
	movq	%fs:40, %rax
	movq	%rax, 352(%rsp)
	movq	168(%rdi), %rdx
	cmpq	$16, %rdx
	movq	%rdx, 16(%rsp)
	jl	.LBB6_5
	movq	(%rdi), %rax
	vbroadcastss	(%rax), %zmm0
	vmovups	%zmm0, 288(%rsp)
	movq	16(%rdi), %rcx
	vbroadcastss	(%rcx), %zmm0
	vmovups	%zmm0, 224(%rsp)
	movq	8(%rdi), %rsi
	movq	24(%rdi), %r12
	testq	%r12, %r12
	leaq	224(%rsp), %r13
	cmovneq	%rcx, %r13
	movq	%rsi, 160(%rsp)
	testq	%rsi, %rsi
	leaq	288(%rsp), %rbp
	cmovneq	%rax, %rbp
	leaq	-16(%rdx), %rbx
	vmovups	32(%rdi), %zmm0
	vmovups	%zmm0, 96(%rsp)
	vmovups	96(%rdi), %zmm0
	vmovups	%zmm0, 32(%rsp)
	movq	160(%rdi), %rax
	movq	%rax, 8(%rsp)
	xorl	%r14d, %r14d
	.p2align	4
.LBB6_2:
	cmpq	%r14, %rbx
	movq	%r14, %r15
	cmovlq	%rbx, %r15
	movq	160(%rsp), %rcx
	testq	%rcx, %rcx
	movq	%r15, %rax
	cmoveq	%rcx, %rax
	testq	%r12, %r12
	movq	%r15, %rcx
	cmoveq	%r12, %rcx
	vmovups	(%rbp,%rax,4), %xmm0
	vmovups	16(%rbp,%rax,4), %xmm1
	vmovups	32(%rbp,%rax,4), %xmm2
	vmovups	48(%rbp,%rax,4), %xmm3
	vmovups	(%r13,%rcx,4), %xmm4
	vmovups	16(%r13,%rcx,4), %xmm5
	vmovups	32(%r13,%rcx,4), %xmm6
	vmovups	48(%r13,%rcx,4), %xmm7
	vzeroupper
	callq	*24(%rsp)
	vinsertf128	$1, %xmm3, %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vinsertf64x4	$1, %ymm2, %zmm0, %zmm0
	vmovups	96(%rsp), %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	32(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	movq	8(%rsp), %rax
	vmovups	%zmm0, (%rax,%r15,4)
	addq	$16, %r14
	cmpq	16(%rsp), %r14
	jl	.LBB6_2
	jmp	.LBB6_3
.LBB6_5:
	testq	%rdx, %rdx
	je	.LBB6_3
	movq	(%rdi), %rbx
	movq	8(%rdi), %r13
	movq	16(%rdi), %r15
	movq	24(%rdi), %r12
	vmovups	32(%rdi), %zmm0
	vmovups	%zmm0, 160(%rsp)
	vmovss	32(%rdi), %xmm0
	vmovaps	%xmm0, 96(%rsp)
	movq	160(%rdi), %rax
	movq	%rax, 32(%rsp)
	vmovss	96(%rdi), %xmm0
	vmovss	%xmm0, 8(%rsp)
	shlq	$2, %r12
	shlq	$2, %r13
	xorl	%ebp, %ebp
	.p2align	4
.LBB6_7:
	leaq	1(%rbp), %r14
	vbroadcastss	(%rbx), %xmm0
	vbroadcastss	(%r15), %xmm4
	vmovaps	%xmm0, %xmm1
	vmovaps	%xmm0, %xmm2
	vmovaps	%xmm0, %xmm3
	vmovaps	%xmm4, %xmm5
	vmovaps	%xmm4, %xmm6
	vmovaps	%xmm4, %xmm7
	vzeroupper
	callq	*24(%rsp)
	vcmpltss	160(%rsp), %xmm0, %k1
	vmovaps	96(%rsp), %xmm1
	vmovss	%xmm1, %xmm0, %xmm0 {%k1}
	vmovss	8(%rsp), %xmm1
	vminss	%xmm0, %xmm1, %xmm0
	movq	32(%rsp), %rax
	vmovss	%xmm0, (%rax,%rbp,4)
	addq	%r12, %r15
	addq	%r13, %rbx
	movq	%r14, %rbp
	cmpq	%r14, 16(%rsp)
	jne	.LBB6_7
.LBB6_3:
	movq	%fs:40, %rax
	cmpq	352(%rsp), %rax
	jne	.LBB6_8
	addq	$360, %rsp
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
.LBB6_8:
	.cfi_def_cfa_offset 416
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end6:
	.size	$s20VitruvianMicroAVX5120B4RunsV7combineyys6SIMD16VySfGAG_AGtXEF04$s20ab98AVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs6f2VyO13GAP_APtXEfU0_Tf1cn_nTm, .Lfunc_end6-$s20VitruvianMicroAVX5120B4RunsV7combineyys6SIMD16VySfGAG_AGtXEF04$s20ab98AVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs6f2VyO13GAP_APtXEfU0_Tf1cn_nTm
	.cfi_endproc
	.p2align	4
	.type	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU0_,@function
$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU0_:
	vsubps	%xmm4, %xmm0, %xmm0
	vsubps	%xmm5, %xmm1, %xmm1
	vsubps	%xmm6, %xmm2, %xmm2
	vsubps	%xmm7, %xmm3, %xmm3
	retq
.Lfunc_end7:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU0_, .Lfunc_end7-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU0_
	.p2align	4
	.type	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU1_,@function
$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU1_:
	vmulps	%xmm4, %xmm0, %xmm0
	vmulps	%xmm5, %xmm1, %xmm1
	vmulps	%xmm6, %xmm2, %xmm2
	vmulps	%xmm7, %xmm3, %xmm3
	retq
.Lfunc_end8:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU1_, .Lfunc_end8-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU1_
	.p2align	4
	.type	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU2_,@function
$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU2_:
	vinsertf128	$1, %xmm3, %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vinsertf64x4	$1, %ymm2, %zmm0, %zmm0
	vinsertf128	$1, %xmm7, %ymm6, %ymm1
	vinsertf128	$1, %xmm5, %ymm4, %ymm2
	vinsertf64x4	$1, %ymm1, %zmm2, %zmm1
	vdivps	%zmm1, %zmm0, %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	vzeroupper
	retq
.Lfunc_end9:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU2_, .Lfunc_end9-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU2_
	.p2align	4
	.type	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU3_,@function
$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU3_:
	vinsertf128	$1, %xmm3, %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vinsertf64x4	$1, %ymm2, %zmm0, %zmm0
	vinsertf128	$1, %xmm7, %ymm6, %ymm1
	vinsertf128	$1, %xmm5, %ymm4, %ymm2
	vinsertf64x4	$1, %ymm1, %zmm2, %zmm1
	vsubps	%zmm1, %zmm0, %zmm0
	vmulps	%zmm0, %zmm0, %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	vzeroupper
	retq
.Lfunc_end10:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU3_, .Lfunc_end10-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU3_
	.p2align	4
	.type	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU4_,@function
$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU4_:
	vmaxps	%xmm4, %xmm0, %xmm0
	vmaxps	%xmm5, %xmm1, %xmm1
	vmaxps	%xmm6, %xmm2, %xmm2
	vmaxps	%xmm7, %xmm3, %xmm3
	retq
.Lfunc_end11:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU4_, .Lfunc_end11-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU4_
	.p2align	4
	.type	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU5_,@function
$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU5_:
	vminps	%xmm4, %xmm0, %xmm0
	vminps	%xmm5, %xmm1, %xmm1
	vminps	%xmm6, %xmm2, %xmm2
	vminps	%xmm7, %xmm3, %xmm3
	retq
.Lfunc_end12:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU5_, .Lfunc_end12-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU5_
	.p2align	4
	.type	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU6_,@function
$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU6_:
	vxorps	%xmm8, %xmm8, %xmm8
	vinsertf128	$1, %xmm3, %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vinsertf64x4	$1, %ymm2, %zmm0, %zmm0
	vcmpltps	%zmm8, %zmm0, %k1
	vinsertf128	$1, %xmm7, %ymm6, %ymm1
	vinsertf128	$1, %xmm5, %ymm4, %ymm2
	vinsertf64x4	$1, %ymm1, %zmm2, %zmm1
	vmulps	%zmm1, %zmm0, %zmm0 {%k1}
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	vzeroupper
	retq
.Lfunc_end13:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU6_, .Lfunc_end13-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU6_
	.hidden	vitruvian_mask_probabilities_avx512
	.globl	vitruvian_mask_probabilities_avx512
	.p2align	4
	.type	vitruvian_mask_probabilities_avx512,@function
vitruvian_mask_probabilities_avx512:
	jmp	($s20VitruvianMicroAVX51222microMaskProbabilities6logits5count6outputySPySfG_SiSpySfGtF)
.Lfunc_end14:
	.size	vitruvian_mask_probabilities_avx512, .Lfunc_end14-vitruvian_mask_probabilities_avx512
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI15_0:
	.quad	0x8000000000000000
.LCPI15_2:
	.quad	0x4069000000000000
.LCPI15_3:
	.quad	0xc069000000000000
.LCPI15_4:
	.quad	0x3ff71547652b82fe
.LCPI15_5:
	.quad	0x4338000000000000
.LCPI15_6:
	.quad	0xc338000000000000
.LCPI15_7:
	.quad	0xbfe62e42fefa3800
.LCPI15_8:
	.quad	0xbd2ef35793c76730
.LCPI15_9:
	.quad	0x3de6124613a86d09
.LCPI15_10:
	.quad	0x3e21eed8eff8d898
.LCPI15_11:
	.quad	0x3e5ae64567f544e4
.LCPI15_12:
	.quad	0x3e927e4fb7789f5c
.LCPI15_13:
	.quad	0x3ec71de3a556c734
.LCPI15_14:
	.quad	0x3efa01a01a01a01a
.LCPI15_15:
	.quad	0x3f2a01a01a01a01a
.LCPI15_16:
	.quad	0x3f56c16c16c16c17
.LCPI15_17:
	.quad	0x3f81111111111111
.LCPI15_18:
	.quad	0x3fa5555555555555
.LCPI15_19:
	.quad	0x3fc5555555555555
.LCPI15_20:
	.quad	0x3fe0000000000000
.LCPI15_21:
	.quad	0x3ff0000000000000
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI15_1:
	.long	0x43480000
	.text
	.hidden	$s20VitruvianMicroAVX51222microMaskProbabilities6logits5count6outputySPySfG_SiSpySfGtF
	.globl	$s20VitruvianMicroAVX51222microMaskProbabilities6logits5count6outputySPySfG_SiSpySfGtF
	.p2align	4
	.type	$s20VitruvianMicroAVX51222microMaskProbabilities6logits5count6outputySPySfG_SiSpySfGtF,@function
$s20VitruvianMicroAVX51222microMaskProbabilities6logits5count6outputySPySfG_SiSpySfGtF:
	testq	%rsi, %rsi
	je	.LBB15_8
	cmpq	$8, %rsi
	setb	%al
	movq	%rdx, %rcx
	subq	%rdi, %rcx
	cmpq	$32, %rcx
	setb	%cl
	orb	%al, %cl
	je	.LBB15_3
	xorl	%eax, %eax
	jmp	.LBB15_6
.LBB15_3:
	movq	%rsi, %rax
	andq	$-8, %rax
	xorl	%ecx, %ecx
	vbroadcastsd	.LCPI15_0(%rip), %zmm0
	vbroadcastss	.LCPI15_1(%rip), %ymm1
	vbroadcastsd	.LCPI15_2(%rip), %zmm2
	vbroadcastsd	.LCPI15_4(%rip), %zmm3
	vbroadcastsd	.LCPI15_5(%rip), %zmm4
	vbroadcastsd	.LCPI15_6(%rip), %zmm5
	vbroadcastsd	.LCPI15_7(%rip), %zmm6
	vbroadcastsd	.LCPI15_8(%rip), %zmm7
	vbroadcastsd	.LCPI15_9(%rip), %zmm8
	vbroadcastsd	.LCPI15_10(%rip), %zmm9
	vbroadcastsd	.LCPI15_11(%rip), %zmm10
	vbroadcastsd	.LCPI15_12(%rip), %zmm11
	vbroadcastsd	.LCPI15_13(%rip), %zmm12
	vbroadcastsd	.LCPI15_14(%rip), %zmm13
	vbroadcastsd	.LCPI15_15(%rip), %zmm14
	vbroadcastsd	.LCPI15_16(%rip), %zmm15
	vbroadcastsd	.LCPI15_17(%rip), %zmm16
	vbroadcastsd	.LCPI15_18(%rip), %zmm17
	vbroadcastsd	.LCPI15_19(%rip), %zmm18
	vbroadcastsd	.LCPI15_20(%rip), %zmm19
	vbroadcastsd	.LCPI15_21(%rip), %zmm20
	.p2align	4
.LBB15_4:
	vmovups	(%rdi,%rcx,4), %ymm21
	vcvtps2pd	%ymm21, %zmm22
	vxorpd	%zmm0, %zmm22, %zmm22
	vminpd	%zmm22, %zmm2, %zmm22
	vcmpgtps	%ymm1, %ymm21, %k1
	vbroadcastsd	.LCPI15_3(%rip), %zmm22 {%k1}
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
	vmovups	%ymm21, (%rdx,%rcx,4)
	addq	$8, %rcx
	cmpq	%rcx, %rax
	jne	.LBB15_4
	cmpq	%rax, %rsi
	je	.LBB15_8
.LBB15_6:
	vmovddup	.LCPI15_0(%rip), %xmm0
	vmovss	.LCPI15_1(%rip), %xmm1
	vmovsd	.LCPI15_2(%rip), %xmm2
	vmovsd	.LCPI15_4(%rip), %xmm3
	vmovsd	.LCPI15_5(%rip), %xmm4
	vmovsd	.LCPI15_6(%rip), %xmm5
	vmovsd	.LCPI15_7(%rip), %xmm6
	vmovsd	.LCPI15_8(%rip), %xmm7
	vmovsd	.LCPI15_9(%rip), %xmm8
	vmovsd	.LCPI15_10(%rip), %xmm9
	vmovsd	.LCPI15_11(%rip), %xmm10
	vmovsd	.LCPI15_12(%rip), %xmm11
	vmovsd	.LCPI15_13(%rip), %xmm12
	vmovsd	.LCPI15_14(%rip), %xmm13
	vmovsd	.LCPI15_15(%rip), %xmm14
	vmovsd	.LCPI15_16(%rip), %xmm15
	vmovsd	.LCPI15_17(%rip), %xmm16
	vmovsd	.LCPI15_18(%rip), %xmm17
	vmovsd	.LCPI15_19(%rip), %xmm18
	vmovsd	.LCPI15_20(%rip), %xmm19
	vmovsd	.LCPI15_21(%rip), %xmm20
	.p2align	4
.LBB15_7:
	vmovss	(%rdi,%rax,4), %xmm21
	vcvtss2sd	%xmm21, %xmm21, %xmm22
	vucomiss	%xmm1, %xmm21
	seta	%cl
	vxorps	%xmm0, %xmm22, %xmm21
	vminsd	%xmm21, %xmm2, %xmm21
	kmovd	%ecx, %k1
	vmovsd	.LCPI15_3(%rip), %xmm21 {%k1}
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
	vmovq	%xmm21, %rcx
	vmovq	%xmm22, %r8
	shlq	$52, %r8
	addq	%rcx, %r8
	vmovq	%r8, %xmm21
	vcvtsd2ss	%xmm21, %xmm21, %xmm21
	vcvtss2sd	%xmm21, %xmm21, %xmm21
	vaddsd	%xmm20, %xmm21, %xmm21
	vdivsd	%xmm21, %xmm20, %xmm21
	vcvtsd2ss	%xmm21, %xmm21, %xmm21
	vmovss	%xmm21, (%rdx,%rax,4)
	incq	%rax
	cmpq	%rax, %rsi
	jne	.LBB15_7
.LBB15_8:
	vzeroupper
	retq
.Lfunc_end15:
	.size	$s20VitruvianMicroAVX51222microMaskProbabilities6logits5count6outputySPySfG_SiSpySfGtF, .Lfunc_end15-$s20VitruvianMicroAVX51222microMaskProbabilities6logits5count6outputySPySfG_SiSpySfGtF
	.hidden	vitruvian_logistic_avx512
	.globl	vitruvian_logistic_avx512
	.p2align	4
	.type	vitruvian_logistic_avx512,@function
vitruvian_logistic_avx512:
	jmp	($s20VitruvianMicroAVX51213microLogistic6logits5count6outputySPySfG_SiSpySfGtF)
.Lfunc_end16:
	.size	vitruvian_logistic_avx512, .Lfunc_end16-vitruvian_logistic_avx512
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI17_0:
	.quad	0x8000000000000000
.LCPI17_2:
	.quad	0x4069000000000000
.LCPI17_3:
	.quad	0xc069000000000000
.LCPI17_4:
	.quad	0x3ff71547652b82fe
.LCPI17_5:
	.quad	0x4338000000000000
.LCPI17_6:
	.quad	0xc338000000000000
.LCPI17_7:
	.quad	0xbfe62e42fefa3800
.LCPI17_8:
	.quad	0xbd2ef35793c76730
.LCPI17_9:
	.quad	0x3de6124613a86d09
.LCPI17_10:
	.quad	0x3e21eed8eff8d898
.LCPI17_11:
	.quad	0x3e5ae64567f544e4
.LCPI17_12:
	.quad	0x3e927e4fb7789f5c
.LCPI17_13:
	.quad	0x3ec71de3a556c734
.LCPI17_14:
	.quad	0x3efa01a01a01a01a
.LCPI17_15:
	.quad	0x3f2a01a01a01a01a
.LCPI17_16:
	.quad	0x3f56c16c16c16c17
.LCPI17_17:
	.quad	0x3f81111111111111
.LCPI17_18:
	.quad	0x3fa5555555555555
.LCPI17_19:
	.quad	0x3fc5555555555555
.LCPI17_20:
	.quad	0x3fe0000000000000
.LCPI17_21:
	.quad	0x3ff0000000000000
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI17_1:
	.long	0x43480000
.LCPI17_22:
	.long	0x3f800000
	.text
	.hidden	$s20VitruvianMicroAVX51213microLogistic6logits5count6outputySPySfG_SiSpySfGtF
	.globl	$s20VitruvianMicroAVX51213microLogistic6logits5count6outputySPySfG_SiSpySfGtF
	.p2align	4
	.type	$s20VitruvianMicroAVX51213microLogistic6logits5count6outputySPySfG_SiSpySfGtF,@function
$s20VitruvianMicroAVX51213microLogistic6logits5count6outputySPySfG_SiSpySfGtF:
	testq	%rsi, %rsi
	je	.LBB17_14
	cmpq	$4, %rsi
	setb	%al
	movq	%rdx, %rcx
	subq	%rdi, %rcx
	cmpq	$64, %rcx
	setb	%cl
	orb	%al, %cl
	je	.LBB17_3
	xorl	%eax, %eax
	jmp	.LBB17_12
.LBB17_3:
	cmpq	$16, %rsi
	jae	.LBB17_5
	xorl	%eax, %eax
	jmp	.LBB17_9
.LBB17_5:
	movq	%rsi, %rax
	andq	$-16, %rax
	xorl	%ecx, %ecx
	vbroadcastsd	.LCPI17_0(%rip), %zmm0
	vbroadcastss	.LCPI17_1(%rip), %zmm1
	vbroadcastsd	.LCPI17_2(%rip), %zmm2
	vbroadcastsd	.LCPI17_3(%rip), %zmm3
	vbroadcastsd	.LCPI17_4(%rip), %zmm4
	vbroadcastsd	.LCPI17_5(%rip), %zmm5
	vbroadcastsd	.LCPI17_6(%rip), %zmm6
	vbroadcastsd	.LCPI17_7(%rip), %zmm7
	vbroadcastsd	.LCPI17_8(%rip), %zmm8
	vbroadcastsd	.LCPI17_9(%rip), %zmm9
	vbroadcastsd	.LCPI17_10(%rip), %zmm10
	vbroadcastsd	.LCPI17_11(%rip), %zmm11
	vbroadcastsd	.LCPI17_12(%rip), %zmm12
	vbroadcastsd	.LCPI17_13(%rip), %zmm13
	vbroadcastsd	.LCPI17_14(%rip), %zmm14
	vbroadcastsd	.LCPI17_15(%rip), %zmm15
	vbroadcastsd	.LCPI17_16(%rip), %zmm16
	vbroadcastsd	.LCPI17_17(%rip), %zmm17
	vbroadcastsd	.LCPI17_18(%rip), %zmm18
	vbroadcastsd	.LCPI17_19(%rip), %zmm19
	vbroadcastsd	.LCPI17_20(%rip), %zmm20
	vbroadcastsd	.LCPI17_21(%rip), %zmm21
	vbroadcastss	.LCPI17_22(%rip), %zmm22
	.p2align	4
.LBB17_6:
	vcvtps2pd	(%rdi,%rcx,4), %zmm23
	vcvtps2pd	32(%rdi,%rcx,4), %zmm24
	vxorpd	%zmm0, %zmm24, %zmm24
	vxorpd	%zmm0, %zmm23, %zmm23
	vcmpltps	(%rdi,%rcx,4), %zmm1, %k1
	vminpd	%zmm23, %zmm2, %zmm25
	vminpd	%zmm24, %zmm2, %zmm24
	kshiftrw	$8, %k1, %k2
	vmovapd	%zmm3, %zmm24 {%k2}
	vmovapd	%zmm3, %zmm25 {%k1}
	vmulpd	%zmm4, %zmm25, %zmm26
	vmulpd	%zmm4, %zmm24, %zmm23
	vaddpd	%zmm5, %zmm23, %zmm23
	vaddpd	%zmm5, %zmm26, %zmm26
	vaddpd	%zmm6, %zmm26, %zmm27
	vaddpd	%zmm6, %zmm23, %zmm28
	vmulpd	%zmm7, %zmm28, %zmm29
	vmulpd	%zmm7, %zmm27, %zmm30
	vaddpd	%zmm30, %zmm25, %zmm25
	vaddpd	%zmm29, %zmm24, %zmm24
	vmulpd	%zmm8, %zmm27, %zmm27
	vaddpd	%zmm27, %zmm25, %zmm25
	vmulpd	%zmm8, %zmm28, %zmm27
	vaddpd	%zmm27, %zmm24, %zmm24
	vmulpd	%zmm9, %zmm25, %zmm27
	vmulpd	%zmm9, %zmm24, %zmm28
	vaddpd	%zmm10, %zmm28, %zmm28
	vaddpd	%zmm10, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm25, %zmm27
	vmulpd	%zmm28, %zmm24, %zmm28
	vaddpd	%zmm11, %zmm28, %zmm28
	vaddpd	%zmm11, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm25, %zmm27
	vmulpd	%zmm28, %zmm24, %zmm28
	vaddpd	%zmm12, %zmm28, %zmm28
	vaddpd	%zmm12, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm25, %zmm27
	vmulpd	%zmm28, %zmm24, %zmm28
	vaddpd	%zmm13, %zmm28, %zmm28
	vaddpd	%zmm13, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm25, %zmm27
	vmulpd	%zmm28, %zmm24, %zmm28
	vaddpd	%zmm14, %zmm28, %zmm28
	vaddpd	%zmm14, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm25, %zmm27
	vmulpd	%zmm28, %zmm24, %zmm28
	vaddpd	%zmm15, %zmm28, %zmm28
	vaddpd	%zmm15, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm25, %zmm27
	vmulpd	%zmm28, %zmm24, %zmm28
	vaddpd	%zmm16, %zmm28, %zmm28
	vaddpd	%zmm16, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm25, %zmm27
	vmulpd	%zmm28, %zmm24, %zmm28
	vaddpd	%zmm17, %zmm28, %zmm28
	vaddpd	%zmm17, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm25, %zmm27
	vmulpd	%zmm28, %zmm24, %zmm28
	vaddpd	%zmm18, %zmm28, %zmm28
	vaddpd	%zmm18, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm25, %zmm27
	vmulpd	%zmm28, %zmm24, %zmm28
	vaddpd	%zmm19, %zmm28, %zmm28
	vaddpd	%zmm19, %zmm27, %zmm27
	vmulpd	%zmm27, %zmm25, %zmm27
	vmulpd	%zmm28, %zmm24, %zmm28
	vaddpd	%zmm20, %zmm28, %zmm28
	vaddpd	%zmm20, %zmm27, %zmm27
	vmulpd	%zmm24, %zmm24, %zmm29
	vmulpd	%zmm28, %zmm29, %zmm28
	vmulpd	%zmm25, %zmm25, %zmm29
	vmulpd	%zmm27, %zmm29, %zmm27
	vaddpd	%zmm28, %zmm24, %zmm24
	vaddpd	%zmm27, %zmm25, %zmm25
	vaddpd	%zmm21, %zmm25, %zmm25
	vaddpd	%zmm21, %zmm24, %zmm24
	vpsllq	$52, %zmm26, %zmm26
	vpaddq	%zmm25, %zmm26, %zmm25
	vpsllq	$52, %zmm23, %zmm23
	vpaddq	%zmm24, %zmm23, %zmm23
	vcvtpd2ps	%zmm25, %ymm24
	vcvtpd2ps	%zmm23, %ymm23
	vinsertf64x4	$1, %ymm23, %zmm24, %zmm23
	vaddps	%zmm22, %zmm23, %zmm23
	vdivps	%zmm23, %zmm22, %zmm23
	vmovups	%zmm23, (%rdx,%rcx,4)
	addq	$16, %rcx
	cmpq	%rcx, %rax
	jne	.LBB17_6
	cmpq	%rax, %rsi
	je	.LBB17_14
	testb	$12, %sil
	je	.LBB17_12
.LBB17_9:
	movq	%rax, %rcx
	movq	%rsi, %rax
	andq	$-4, %rax
	vbroadcastsd	.LCPI17_0(%rip), %ymm0
	vbroadcastss	.LCPI17_1(%rip), %xmm1
	vbroadcastsd	.LCPI17_2(%rip), %ymm2
	vbroadcastsd	.LCPI17_4(%rip), %ymm3
	vbroadcastsd	.LCPI17_5(%rip), %ymm4
	vbroadcastsd	.LCPI17_6(%rip), %ymm5
	vbroadcastsd	.LCPI17_7(%rip), %ymm6
	vbroadcastsd	.LCPI17_8(%rip), %ymm7
	vbroadcastsd	.LCPI17_9(%rip), %ymm8
	vbroadcastsd	.LCPI17_10(%rip), %ymm9
	vbroadcastsd	.LCPI17_11(%rip), %ymm10
	vbroadcastsd	.LCPI17_12(%rip), %ymm11
	vbroadcastsd	.LCPI17_13(%rip), %ymm12
	vbroadcastsd	.LCPI17_14(%rip), %ymm13
	vbroadcastsd	.LCPI17_15(%rip), %ymm14
	vbroadcastsd	.LCPI17_16(%rip), %ymm15
	vbroadcastsd	.LCPI17_17(%rip), %ymm16
	vbroadcastsd	.LCPI17_18(%rip), %ymm17
	vbroadcastsd	.LCPI17_19(%rip), %ymm18
	vbroadcastsd	.LCPI17_20(%rip), %ymm19
	vbroadcastsd	.LCPI17_21(%rip), %ymm20
	vbroadcastss	.LCPI17_22(%rip), %xmm21
	.p2align	4
.LBB17_10:
	vmovups	(%rdi,%rcx,4), %xmm22
	vcvtps2pd	%xmm22, %ymm23
	vxorpd	%ymm0, %ymm23, %ymm23
	vminpd	%ymm23, %ymm2, %ymm23
	vcmpgtps	%xmm1, %xmm22, %k1
	vbroadcastsd	.LCPI17_3(%rip), %ymm23 {%k1}
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
	vmovups	%xmm22, (%rdx,%rcx,4)
	addq	$4, %rcx
	cmpq	%rcx, %rax
	jne	.LBB17_10
	cmpq	%rax, %rsi
	je	.LBB17_14
.LBB17_12:
	vmovddup	.LCPI17_0(%rip), %xmm0
	vmovss	.LCPI17_1(%rip), %xmm1
	vmovsd	.LCPI17_2(%rip), %xmm2
	vmovsd	.LCPI17_4(%rip), %xmm3
	vmovsd	.LCPI17_5(%rip), %xmm4
	vmovsd	.LCPI17_6(%rip), %xmm5
	vmovsd	.LCPI17_7(%rip), %xmm6
	vmovsd	.LCPI17_8(%rip), %xmm7
	vmovsd	.LCPI17_9(%rip), %xmm8
	vmovsd	.LCPI17_10(%rip), %xmm9
	vmovsd	.LCPI17_11(%rip), %xmm10
	vmovsd	.LCPI17_12(%rip), %xmm11
	vmovsd	.LCPI17_13(%rip), %xmm12
	vmovsd	.LCPI17_14(%rip), %xmm13
	vmovsd	.LCPI17_15(%rip), %xmm14
	vmovsd	.LCPI17_16(%rip), %xmm15
	vmovsd	.LCPI17_17(%rip), %xmm16
	vmovsd	.LCPI17_18(%rip), %xmm17
	vmovsd	.LCPI17_19(%rip), %xmm18
	vmovsd	.LCPI17_20(%rip), %xmm19
	vmovsd	.LCPI17_21(%rip), %xmm20
	vmovss	.LCPI17_22(%rip), %xmm21
	.p2align	4
.LBB17_13:
	vmovss	(%rdi,%rax,4), %xmm22
	vcvtss2sd	%xmm22, %xmm22, %xmm23
	vxorps	%xmm0, %xmm23, %xmm23
	vucomiss	%xmm1, %xmm22
	seta	%cl
	vminsd	%xmm23, %xmm2, %xmm22
	kmovd	%ecx, %k1
	vmovsd	.LCPI17_3(%rip), %xmm22 {%k1}
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
	vmovq	%xmm22, %rcx
	vmovq	%xmm23, %r8
	shlq	$52, %r8
	addq	%rcx, %r8
	vmovq	%r8, %xmm22
	vcvtsd2ss	%xmm22, %xmm22, %xmm22
	vaddss	%xmm21, %xmm22, %xmm22
	vdivss	%xmm22, %xmm21, %xmm22
	vmovss	%xmm22, (%rdx,%rax,4)
	incq	%rax
	cmpq	%rax, %rsi
	jne	.LBB17_13
.LBB17_14:
	vzeroupper
	retq
.Lfunc_end17:
	.size	$s20VitruvianMicroAVX51213microLogistic6logits5count6outputySPySfG_SiSpySfGtF, .Lfunc_end17-$s20VitruvianMicroAVX51213microLogistic6logits5count6outputySPySfG_SiSpySfGtF
	.hidden	vitruvian_sample_mask_avx512
	.globl	vitruvian_sample_mask_avx512
	.p2align	4
	.type	vitruvian_sample_mask_avx512,@function
vitruvian_sample_mask_avx512:
	jmp	($s20VitruvianMicroAVX51215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF)
.Lfunc_end18:
	.size	vitruvian_sample_mask_avx512, .Lfunc_end18-vitruvian_sample_mask_avx512
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI19_0:
	.long	16
.LCPI19_1:
	.long	1
.LCPI19_2:
	.long	4294967294
.LCPI19_3:
	.long	31
.LCPI19_4:
	.long	0x3d000000
.LCPI19_5:
	.long	0x3f800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI19_6:
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
	je	.LBB19_38
	movq	88(%rsp), %rbx
	movq	64(%rsp), %r11
	movq	56(%rsp), %r10
	vmovd	%r8d, %xmm0
	vpinsrd	$1, %r9d, %xmm0, %xmm0
	vpaddd	.LCPI19_0(%rip){1to4}, %xmm0, %xmm0
	cmpq	$7, %rax
	jbe	.LBB19_2
	movq	%rbx, %r8
	subq	%r10, %r8
	cmpq	$256, %r8
	setb	%r8b
	movq	%rbx, %r9
	subq	%r11, %r9
	cmpq	$256, %r9
	setb	%r9b
	orb	%r8b, %r9b
	je	.LBB19_9
.LBB19_2:
	xorl	%r8d, %r8d
.LBB19_3:
	movq	%r8, %r14
	orq	$1, %r14
	vmovd	%xmm0, %r9d
	vpextrd	$1, %xmm0, %ebp
	testb	$1, %al
	je	.LBB19_5
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
.LBB19_5:
	cmpq	%r14, %rax
	je	.LBB19_18
	movl	$-2, %r14d
	.p2align	4
.LBB19_7:
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
	jne	.LBB19_7
.LBB19_18:
	leaq	(,%rax,4), %rcx
	leaq	(%rcx,%rcx,2), %rdx
	cmpq	$1, %rax
	jne	.LBB19_20
	xorl	%r15d, %r15d
	jmp	.LBB19_22
.LBB19_20:
	movq	%rax, %r8
	andq	$-2, %r8
	leaq	4(%rbx), %r9
	xorl	%r15d, %r15d
	.p2align	4
.LBB19_21:
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
	jne	.LBB19_21
.LBB19_22:
	leaq	(%rbx,%rax,4), %r8
	leaq	(%rbx,%rax,8), %r9
	leaq	(%rbx,%rdx), %r14
	testb	$1, %al
	je	.LBB19_24
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
.LBB19_24:
	movq	80(%rsp), %rdi
	leaq	(,%rax,8), %rsi
	cmpq	$3, %rax
	jbe	.LBB19_25
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
	je	.LBB19_29
.LBB19_25:
	xorl	%r15d, %r15d
.LBB19_26:
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
	vpbroadcastd	.LCPI19_3(%rip), %xmm1
	vbroadcastss	.LCPI19_4(%rip), %xmm2
	vbroadcastss	.LCPI19_5(%rip), %xmm3
	vmovaps	.LCPI19_6(%rip), %xmm4
	.p2align	4
.LBB19_27:
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
	jne	.LBB19_27
.LBB19_38:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB19_9:
	cmpq	$64, %rax
	jae	.LBB19_11
	xorl	%r8d, %r8d
	jmp	.LBB19_15
.LBB19_29:
	cmpq	$16, %rax
	jae	.LBB19_31
	xorl	%r15d, %r15d
	jmp	.LBB19_35
.LBB19_11:
	movq	%rax, %r8
	andq	$-64, %r8
	vpbroadcastd	%xmm0, %zmm1
	vpbroadcastd	.LCPI19_1(%rip), %zmm2
	vpermd	%zmm0, %zmm2, %zmm2
	vpbroadcastd	%ecx, %zmm3
	vpbroadcastd	%esi, %zmm4
	vpbroadcastd	%edx, %zmm5
	xorl	%r9d, %r9d
	vpbroadcastd	.LCPI19_2(%rip), %zmm6
	.p2align	4
.LBB19_12:
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
	jne	.LBB19_12
	cmpq	%r8, %rax
	je	.LBB19_18
	testb	$56, %al
	je	.LBB19_3
.LBB19_15:
	movq	%r8, %r9
	movq	%rax, %r8
	andq	$-8, %r8
	vpbroadcastd	%xmm0, %ymm1
	vpbroadcastd	.LCPI19_1(%rip), %ymm2
	vpermd	%ymm0, %ymm2, %ymm2
	vpbroadcastd	%ecx, %ymm3
	vpbroadcastd	%esi, %ymm4
	vpbroadcastd	%edx, %ymm5
	vpbroadcastd	.LCPI19_2(%rip), %ymm6
	.p2align	4
.LBB19_16:
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
	jne	.LBB19_16
	cmpq	%r8, %rax
	jne	.LBB19_3
	jmp	.LBB19_18
.LBB19_31:
	movq	%rax, %r15
	andq	$-16, %r15
	vpbroadcastd	%xmm0, %zmm1
	vpbroadcastd	.LCPI19_1(%rip), %zmm2
	vpermd	%zmm0, %zmm2, %zmm2
	xorl	%r12d, %r12d
	vpbroadcastd	.LCPI19_3(%rip), %zmm3
	vbroadcastss	.LCPI19_4(%rip), %zmm4
	vbroadcastss	.LCPI19_5(%rip), %zmm5
	.p2align	4
.LBB19_32:
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
	jne	.LBB19_32
	cmpq	%r15, %rax
	je	.LBB19_38
	testb	$12, %al
	je	.LBB19_26
.LBB19_35:
	movq	%r15, %r12
	movq	%rax, %r15
	andq	$-4, %r15
	vpbroadcastd	%xmm0, %xmm1
	vpshufd	$85, %xmm0, %xmm2
	vpbroadcastd	.LCPI19_3(%rip), %xmm3
	vbroadcastss	.LCPI19_4(%rip), %xmm4
	vbroadcastss	.LCPI19_5(%rip), %xmm5
	.p2align	4
.LBB19_36:
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
	jne	.LBB19_36
	cmpq	%r15, %rax
	jne	.LBB19_26
	jmp	.LBB19_38
.Lfunc_end19:
	.size	$s20VitruvianMicroAVX51215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF, .Lfunc_end19-$s20VitruvianMicroAVX51215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF
	.hidden	vitruvian_multiply_avx512
	.globl	vitruvian_multiply_avx512
	.p2align	4
	.type	vitruvian_multiply_avx512,@function
vitruvian_multiply_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF)
.Lfunc_end20:
	.size	vitruvian_multiply_avx512, .Lfunc_end20-vitruvian_multiply_avx512
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI21_0:
	.long	0x80000000
.LCPI21_1:
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
	jne	.LBB21_13
	vmovups	%zmm2, 128(%rsp)
	vmovups	%zmm0, 192(%rsp)
	testq	%rbp, %rbp
	jle	.LBB21_7
	imulq	%rdx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	288(%rsp), %r13
	jmp	.LBB21_3
	.p2align	4
.LBB21_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5)
	movl	$2, %r12d
.LBB21_6:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB21_7
.LBB21_3:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB21_5
	cmpq	$2, %rcx
	je	.LBB21_5
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB21_11
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB21_11
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5)
	movl	$1, %r12d
	jmp	.LBB21_6
	.p2align	4
.LBB21_11:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5)
	jmp	.LBB21_6
.LBB21_13:
	xorl	%ecx, %ecx
	testq	%r10, %r10
	setne	%dil
	leaq	64(%rsp), %rsi
	vbroadcastss	.LCPI21_0(%rip), %zmm1
	vmovups	%zmm1, 64(%rsp)
	cmovneq	%r10, %rsi
	vbroadcastss	.LCPI21_1(%rip), %zmm1
	vmovups	%zmm1, (%rsp)
	testq	%rax, %rax
	je	.LBB21_14
	testq	%rbp, %rbp
	jle	.LBB21_7
	movl	$1, %r8d
	jmp	.LBB21_18
.LBB21_14:
	testq	%rbp, %rbp
	jle	.LBB21_7
	movq	%rsp, %rax
	xorl	%r8d, %r8d
.LBB21_18:
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
	jmp	.LBB21_19
	.p2align	4
.LBB21_21:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5)
	movl	$2, %r12d
.LBB21_22:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB21_7
.LBB21_19:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB21_21
	cmpq	$2, %rcx
	je	.LBB21_21
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB21_25
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB21_25
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5)
	movl	$1, %r12d
	jmp	.LBB21_22
	.p2align	4
.LBB21_25:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5)
	jmp	.LBB21_22
.LBB21_7:
	movq	%fs:40, %rax
	cmpq	368(%rsp), %rax
	jne	.LBB21_27
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
.LBB21_27:
	.cfi_def_cfa_offset 432
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end21:
	.size	$s20VitruvianMicroAVX51213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF, .Lfunc_end21-$s20VitruvianMicroAVX51213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5
	.weak	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5,@function
$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5:
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
	movq	(%rdx), %rax
	movq	%rax, -96(%rsp)
	movq	8(%rdx), %rax
	movq	%rax, -104(%rsp)
	movq	16(%rdx), %rax
	movq	%rax, -88(%rsp)
	movq	24(%rdx), %rax
	vmovups	32(%rdx), %zmm0
	vmovups	96(%rdx), %zmm1
	movq	40(%r13), %rcx
	cmpq	$8, %rcx
	movq	%rsi, -80(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rdi, 8(%rsp)
	movq	%rcx, (%rsp)
	movq	%rax, 24(%rsp)
	jl	.LBB22_11
	movq	(%r13), %rbx
	movq	8(%r13), %r12
	movq	16(%r13), %rbp
	leaq	128(%rdi), %rcx
	movq	%rcx, -64(%rsp)
	movq	72(%r13), %rcx
	movq	%rcx, 16(%rsp)
	movq	56(%r13), %rdx
	addq	$-16, %rdx
	movq	%rax, %rcx
	imulq	%rsi, %rcx
	movq	%rcx, -8(%rsp)
	movq	64(%r13), %rcx
	movq	%rcx, -32(%rsp)
	leaq	16(%rsi), %rcx
	imulq	%rcx, %rax
	movq	%rax, -16(%rsp)
	cmpq	%rsi, %rdx
	cmovlq	%rdx, %rsi
	movq	%rsi, -40(%rsp)
	cmpq	%rcx, %rdx
	movq	%rcx, -72(%rsp)
	cmovgeq	%rcx, %rdx
	movq	%rdx, -24(%rsp)
	movq	%r12, %rax
	shlq	$5, %rax
	movq	%rax, -56(%rsp)
	leaq	(,%r12,4), %rdx
	movl	$8, %eax
	xorl	%r13d, %r13d
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rbp, -48(%rsp)
	movq	-88(%rsp), %rsi
	jmp	.LBB22_2
	.p2align	4
.LBB22_3:
	vmovaps	%zmm4, %zmm9
	vmovaps	%zmm6, %zmm10
	vmovaps	%zmm4, %zmm11
	vmovaps	%zmm6, %zmm12
	vmovaps	%zmm4, %zmm13
	vmovaps	%zmm6, %zmm14
	vmovaps	%zmm4, %zmm15
	vmovaps	%zmm6, %zmm16
	vmovaps	%zmm4, %zmm17
	vmovaps	%zmm6, %zmm18
	vmovaps	%zmm4, %zmm3
	vmovaps	%zmm6, %zmm5
	vmovaps	%zmm4, %zmm7
	vmovaps	%zmm6, %zmm8
.LBB22_4:
	movq	%r13, %rax
	movq	16(%rsp), %rbx
	imulq	%rbx, %rax
	movq	-40(%rsp), %rbp
	leaq	(%rax,%rbp), %rcx
	movq	%rcx, %rdi
	movq	-104(%rsp), %r9
	imulq	%r9, %rdi
	movq	-96(%rsp), %r8
	vaddps	(%r8,%rdi,4), %zmm18, %zmm18
	vcmpltps	%zmm2, %zmm18, %k1
	movq	-8(%rsp), %r10
	vmulps	(%rsi,%r10,4), %zmm18, %zmm18 {%k1}
	vmaxps	%zmm18, %zmm0, %zmm18
	vminps	%zmm18, %zmm1, %zmm18
	movq	-32(%rsp), %r15
	vmovups	%zmm18, (%r15,%rcx,4)
	movq	-24(%rsp), %r14
	addq	%r14, %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%r8,%rcx,4), %zmm17, %zmm17
	vcmpltps	%zmm2, %zmm17, %k1
	movq	-16(%rsp), %r11
	vmulps	(%rsi,%r11,4), %zmm17, %zmm17 {%k1}
	vmaxps	%zmm17, %zmm0, %zmm17
	vminps	%zmm17, %zmm1, %zmm17
	vmovups	%zmm17, (%r15,%rax,4)
	movq	%r13, %rax
	orq	$1, %rax
	imulq	%rbx, %rax
	leaq	(%rax,%rbp), %rcx
	movq	%rcx, %rdi
	imulq	%r9, %rdi
	vaddps	(%r8,%rdi,4), %zmm16, %zmm16
	vcmpltps	%zmm2, %zmm16, %k1
	vmulps	(%rsi,%r10,4), %zmm16, %zmm16 {%k1}
	vmaxps	%zmm16, %zmm0, %zmm16
	vminps	%zmm16, %zmm1, %zmm16
	vmovups	%zmm16, (%r15,%rcx,4)
	addq	%r14, %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%r8,%rcx,4), %zmm15, %zmm15
	vcmpltps	%zmm2, %zmm15, %k1
	vmulps	(%rsi,%r11,4), %zmm15, %zmm15 {%k1}
	vmaxps	%zmm15, %zmm0, %zmm15
	vminps	%zmm15, %zmm1, %zmm15
	vmovups	%zmm15, (%r15,%rax,4)
	movq	%r13, %rax
	orq	$2, %rax
	imulq	%rbx, %rax
	leaq	(%rax,%rbp), %rcx
	movq	%rcx, %rdi
	imulq	%r9, %rdi
	vaddps	(%r8,%rdi,4), %zmm14, %zmm14
	vcmpltps	%zmm2, %zmm14, %k1
	vmulps	(%rsi,%r10,4), %zmm14, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	vmovups	%zmm14, (%r15,%rcx,4)
	addq	%r14, %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%r8,%rcx,4), %zmm13, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	vmulps	(%rsi,%r11,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	vmovups	%zmm13, (%r15,%rax,4)
	movq	%r13, %rax
	orq	$3, %rax
	imulq	%rbx, %rax
	leaq	(%rax,%rbp), %rcx
	movq	%rcx, %rdi
	imulq	%r9, %rdi
	vaddps	(%r8,%rdi,4), %zmm12, %zmm12
	vcmpltps	%zmm2, %zmm12, %k1
	vmulps	(%rsi,%r10,4), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	vmovups	%zmm12, (%r15,%rcx,4)
	addq	%r14, %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%r8,%rcx,4), %zmm11, %zmm11
	vcmpltps	%zmm2, %zmm11, %k1
	vmulps	(%rsi,%r11,4), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	vmovups	%zmm11, (%r15,%rax,4)
	movq	%r13, %rax
	orq	$4, %rax
	imulq	%rbx, %rax
	leaq	(%rax,%rbp), %rcx
	movq	%rcx, %rdi
	imulq	%r9, %rdi
	vaddps	(%r8,%rdi,4), %zmm10, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	vmulps	(%rsi,%r10,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	vmovups	%zmm10, (%r15,%rcx,4)
	addq	%r14, %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%r8,%rcx,4), %zmm9, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	vmulps	(%rsi,%r11,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	vmovups	%zmm9, (%r15,%rax,4)
	movq	%r13, %rax
	orq	$5, %rax
	imulq	%rbx, %rax
	leaq	(%rax,%rbp), %rcx
	movq	%rcx, %rdi
	imulq	%r9, %rdi
	vaddps	(%r8,%rdi,4), %zmm6, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%rsi,%r10,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%r15,%rcx,4)
	addq	%r14, %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%r8,%rcx,4), %zmm4, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rsi,%r11,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%rax,4)
	movq	%r13, %rax
	orq	$6, %rax
	imulq	%rbx, %rax
	leaq	(%rax,%rbp), %rcx
	movq	%rcx, %rdi
	imulq	%r9, %rdi
	vaddps	(%r8,%rdi,4), %zmm8, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rsi,%r10,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%rcx,4)
	addq	%r14, %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%r8,%rcx,4), %zmm7, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rsi,%r11,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%rax,4)
	orq	$7, %r13
	imulq	%rbx, %r13
	movq	%r13, %rax
	addq	%rbp, %rax
	movq	-48(%rsp), %rbp
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%r8,%rcx,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rsi,%r10,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%rax,4)
	addq	%r14, %r13
	movq	%r13, %rax
	imulq	%r9, %rax
	vaddps	(%r8,%rax,4), %zmm3, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%rsi,%r11,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%r15,%r13,4)
	movq	-112(%rsp), %r8
	leaq	8(%r8), %rax
	movq	-120(%rsp), %rbx
	addq	-56(%rsp), %rbx
	movq	%r8, %r13
	movq	(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	8(%rsp), %rdi
	jl	.LBB22_5
.LBB22_2:
	movq	%rax, -112(%rsp)
	vmovups	(%rdi), %zmm6
	vmovups	64(%rdi), %zmm4
	testq	%rbp, %rbp
	movq	%rbx, -120(%rsp)
	je	.LBB22_3
	movq	-128(%rsp), %rax
	movq	24(%rax), %rdi
	movq	32(%rax), %r15
	movq	%rdi, %r11
	shlq	$7, %r11
	shlq	$2, %r15
	vmovaps	%zmm4, %zmm9
	vmovaps	%zmm6, %zmm10
	vmovaps	%zmm4, %zmm11
	vmovaps	%zmm6, %zmm12
	vmovaps	%zmm4, %zmm13
	vmovaps	%zmm6, %zmm14
	vmovaps	%zmm4, %zmm15
	vmovaps	%zmm6, %zmm16
	vmovaps	%zmm4, %zmm17
	vmovaps	%zmm6, %zmm18
	movq	-64(%rsp), %r14
	movl	$0, %r9d
	vmovaps	%zmm4, %zmm3
	vmovaps	%zmm6, %zmm5
	vmovaps	%zmm4, %zmm7
	vmovaps	%zmm6, %zmm8
	jmp	.LBB22_56
	.p2align	4
.LBB22_60:
	incq	%r9
	addq	%r15, %rbx
	cmpq	%rbp, %r9
	je	.LBB22_4
.LBB22_56:
	testq	%rdi, %rdi
	je	.LBB22_60
	movq	%r14, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB22_58:
	leaq	(%rbx,%rcx,4), %r8
	vbroadcastss	(%rbx,%rcx,4), %zmm19
	incq	%rcx
	vmovups	(%rax), %zmm20
	vmovups	64(%rax), %zmm21
	vfmadd231ps	%zmm20, %zmm19, %zmm18
	vfmadd231ps	%zmm19, %zmm21, %zmm17
	leaq	(%r8,%rdx), %r10
	vbroadcastss	(%r8,%r12,4), %zmm19
	vfmadd231ps	%zmm20, %zmm19, %zmm16
	vfmadd231ps	%zmm19, %zmm21, %zmm15
	addq	%rdx, %r10
	vbroadcastss	(%r8,%r12,8), %zmm19
	vfmadd231ps	%zmm20, %zmm19, %zmm14
	vfmadd231ps	%zmm19, %zmm21, %zmm13
	vbroadcastss	(%r10,%r12,4), %zmm19
	vfmadd231ps	%zmm20, %zmm19, %zmm12
	vfmadd231ps	%zmm19, %zmm21, %zmm11
	leaq	(%rdx,%rdx), %r8
	addq	%r10, %r8
	vbroadcastss	(%r10,%r12,8), %zmm19
	vfmadd231ps	%zmm20, %zmm19, %zmm10
	vfmadd231ps	%zmm19, %zmm21, %zmm9
	leaq	(%r8,%r12,4), %r10
	vbroadcastss	(%r8,%r12,4), %zmm19
	vfmadd231ps	%zmm20, %zmm19, %zmm6
	vfmadd231ps	%zmm19, %zmm21, %zmm4
	vbroadcastss	(%rdx,%r10), %zmm19
	addq	%rdx, %r10
	vfmadd231ps	%zmm20, %zmm19, %zmm8
	vfmadd231ps	%zmm19, %zmm21, %zmm7
	vbroadcastss	(%rdx,%r10), %zmm19
	vfmadd231ps	%zmm20, %zmm19, %zmm5
	vfmadd231ps	%zmm21, %zmm19, %zmm3
	subq	$-128, %rax
	cmpq	%rcx, %rdi
	jne	.LBB22_58
	addq	%r11, %r14
	jmp	.LBB22_60
.LBB22_11:
	cmpq	$4, %rcx
	jl	.LBB22_17
	movq	%rax, %rcx
	imulq	%rsi, %rcx
	movq	%rcx, -8(%rsp)
	leaq	16(%rsi), %rdx
	imulq	%rdx, %rax
	movq	%rax, -16(%rsp)
	movl	$4, %eax
	xorl	%r8d, %r8d
	jmp	.LBB22_13
.LBB22_5:
	movq	%r8, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	movq	-72(%rsp), %rdx
	jge	.LBB22_13
.LBB22_6:
	leaq	2(%r8), %rdx
	cmpq	%rdx, %rcx
	movq	-128(%rsp), %r13
	jge	.LBB22_7
	jmp	.LBB22_10
.LBB22_13:
	movq	-128(%rsp), %rcx
	movq	(%rcx), %r9
	movq	8(%rcx), %rsi
	movq	16(%rcx), %r10
	movq	%r10, -120(%rsp)
	leaq	128(%rdi), %r10
	movq	%r10, -64(%rsp)
	movq	72(%rcx), %r10
	movq	%r10, -24(%rsp)
	movq	56(%rcx), %r10
	addq	$-16, %r10
	movq	64(%rcx), %rcx
	movq	%rcx, -40(%rsp)
	movq	-80(%rsp), %rcx
	cmpq	%rcx, %r10
	cmovlq	%r10, %rcx
	movq	%rcx, -48(%rsp)
	cmpq	%rdx, %r10
	cmovgeq	%rdx, %r10
	movq	%r10, -32(%rsp)
	leaq	(,%rsi,8), %rcx
	movq	%rcx, 16(%rsp)
	movq	%r9, -56(%rsp)
	leaq	4(%r9), %rcx
	movq	%rcx, -72(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%r8, %r13
	jmp	.LBB22_14
	.p2align	4
.LBB22_15:
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm4, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm4, %zmm10
.LBB22_16:
	movq	%r13, %rax
	movq	-24(%rsp), %rbx
	imulq	%rbx, %rax
	movq	-48(%rsp), %r12
	leaq	(%rax,%r12), %rcx
	movq	%rcx, %rdx
	movq	-104(%rsp), %r10
	imulq	%r10, %rdx
	movq	-96(%rsp), %r9
	vaddps	(%r9,%rdx,4), %zmm10, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	-88(%rsp), %r8
	movq	-8(%rsp), %rdi
	vmulps	(%r8,%rdi,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	movq	-40(%rsp), %r15
	vmovups	%zmm10, (%r15,%rcx,4)
	movq	-32(%rsp), %r14
	addq	%r14, %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%r9,%rcx,4), %zmm9, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	movq	-16(%rsp), %r11
	vmulps	(%r8,%r11,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	vmovups	%zmm9, (%r15,%rax,4)
	leaq	1(%r13), %rax
	imulq	%rbx, %rax
	leaq	(%rax,%r12), %rcx
	movq	%rcx, %rdx
	imulq	%r10, %rdx
	vaddps	(%r9,%rdx,4), %zmm8, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%r8,%rdi,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%r15,%rcx,4)
	addq	%r14, %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%r9,%rcx,4), %zmm7, %zmm7
	vcmpltps	%zmm2, %zmm7, %k1
	vmulps	(%r8,%r11,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%r15,%rax,4)
	leaq	2(%r13), %rax
	imulq	%rbx, %rax
	leaq	(%rax,%r12), %rcx
	movq	%rcx, %rdx
	imulq	%r10, %rdx
	vaddps	(%r9,%rdx,4), %zmm6, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%r8,%rdi,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%r15,%rcx,4)
	addq	%r14, %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%r9,%rcx,4), %zmm5, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%r8,%r11,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%r15,%rax,4)
	addq	$3, %r13
	imulq	%rbx, %r13
	leaq	(%r12,%r13), %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%r9,%rcx,4), %zmm4, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r8,%rdi,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r15,%rax,4)
	addq	%r14, %r13
	movq	%r13, %rax
	imulq	%r10, %rax
	vaddps	(%r9,%rax,4), %zmm3, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r8,%r11,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%r15,%r13,4)
	movq	-112(%rsp), %r8
	leaq	4(%r8), %rax
	movq	%r8, %r13
	movq	(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	8(%rsp), %rdi
	jl	.LBB22_6
.LBB22_14:
	vmovups	(%rdi), %zmm4
	vmovups	64(%rdi), %zmm3
	cmpq	$0, -120(%rsp)
	movq	%rax, -112(%rsp)
	je	.LBB22_15
	movq	%r13, %rax
	imulq	%rsi, %rax
	movq	-56(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rdx
	movq	-128(%rsp), %rax
	movq	24(%rax), %r14
	movq	32(%rax), %r10
	movq	%r14, %rdi
	shlq	$7, %rdi
	movq	%r14, %r11
	andq	$-2, %r11
	shlq	$2, %r10
	leaq	4(,%r13,4), %rbx
	imulq	%rsi, %rbx
	movq	-72(%rsp), %rax
	addq	%rax, %rbx
	leaq	12(,%r13,4), %r15
	imulq	%rsi, %r15
	addq	%rax, %r15
	leaq	8(,%r13,4), %rbp
	imulq	%rsi, %rbp
	addq	%rax, %rbp
	movq	-64(%rsp), %r8
	xorl	%ecx, %ecx
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm4, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm4, %zmm10
	jmp	.LBB22_46
	.p2align	4
.LBB22_51:
	addq	%rdi, %r8
.LBB22_52:
	incq	%rcx
	addq	%r10, %rdx
	addq	%r10, %rbx
	addq	%r10, %r15
	addq	%r10, %rbp
	cmpq	-120(%rsp), %rcx
	je	.LBB22_16
.LBB22_46:
	testq	%r14, %r14
	je	.LBB22_52
	movq	%r8, %rax
	cmpq	$1, %r14
	jne	.LBB22_53
	xorl	%r9d, %r9d
	jmp	.LBB22_49
	.p2align	4
.LBB22_53:
	xorl	%r12d, %r12d
	.p2align	4
.LBB22_54:
	vbroadcastss	(%rdx,%r12,4), %zmm11
	vmovups	(%rax), %zmm12
	vmovups	64(%rax), %zmm13
	vmovups	128(%rax), %zmm14
	vmovups	192(%rax), %zmm15
	vfmadd231ps	%zmm12, %zmm11, %zmm10
	vbroadcastss	-4(%rbx,%r12,4), %zmm16
	vfmadd231ps	%zmm11, %zmm13, %zmm9
	vfmadd231ps	%zmm12, %zmm16, %zmm8
	vfmadd231ps	%zmm16, %zmm13, %zmm7
	vbroadcastss	-4(%rbp,%r12,4), %zmm11
	vfmadd231ps	%zmm12, %zmm11, %zmm6
	vfmadd231ps	%zmm11, %zmm13, %zmm5
	vbroadcastss	-4(%r15,%r12,4), %zmm11
	vfmadd231ps	%zmm12, %zmm11, %zmm4
	vfmadd231ps	%zmm13, %zmm11, %zmm3
	leaq	2(%r12), %r9
	vbroadcastss	4(%rdx,%r12,4), %zmm11
	vfmadd231ps	%zmm14, %zmm11, %zmm10
	vfmadd231ps	%zmm11, %zmm15, %zmm9
	vbroadcastss	(%rbx,%r12,4), %zmm11
	vfmadd231ps	%zmm14, %zmm11, %zmm8
	vfmadd231ps	%zmm11, %zmm15, %zmm7
	vbroadcastss	(%rbp,%r12,4), %zmm11
	vfmadd231ps	%zmm14, %zmm11, %zmm6
	vfmadd231ps	%zmm11, %zmm15, %zmm5
	vbroadcastss	(%r15,%r12,4), %zmm11
	vfmadd231ps	%zmm14, %zmm11, %zmm4
	vfmadd231ps	%zmm15, %zmm11, %zmm3
	addq	$256, %rax
	movq	%r9, %r12
	cmpq	%r9, %r11
	jne	.LBB22_54
.LBB22_49:
	testb	$1, %r14b
	je	.LBB22_51
	vmovups	(%rax), %zmm11
	vmovups	64(%rax), %zmm12
	leaq	(%rdx,%r9,4), %rax
	vbroadcastss	(%rdx,%r9,4), %zmm13
	vfmadd231ps	%zmm11, %zmm13, %zmm10
	vfmadd231ps	%zmm13, %zmm12, %zmm9
	leaq	(%rax,%rsi,4), %r9
	vbroadcastss	(%rax,%rsi,4), %zmm13
	vfmadd231ps	%zmm11, %zmm13, %zmm8
	vfmadd231ps	%zmm13, %zmm12, %zmm7
	vbroadcastss	(%rax,%rsi,8), %zmm13
	vfmadd231ps	%zmm11, %zmm13, %zmm6
	vfmadd231ps	%zmm13, %zmm12, %zmm5
	movq	16(%rsp), %rax
	vbroadcastss	(%rax,%r9), %zmm13
	vfmadd231ps	%zmm11, %zmm13, %zmm4
	vfmadd231ps	%zmm12, %zmm13, %zmm3
	jmp	.LBB22_51
.LBB22_17:
	cmpq	$1, %rcx
	jle	.LBB22_19
	movl	$2, %edx
	xorl	%r8d, %r8d
.LBB22_7:
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	movq	%r8, -112(%rsp)
	movq	%rdx, -120(%rsp)
	je	.LBB22_8
	movq	-128(%rsp), %rcx
	movq	8(%rcx), %rdx
	leaq	4(,%r8,4), %rcx
	imulq	%rdx, %rcx
	imulq	%r8, %rdx
	movq	-128(%rsp), %rsi
	movq	(%rsi), %r8
	movq	-128(%rsp), %rsi
	movq	24(%rsi), %rsi
	leaq	(%r8,%rdx,4), %r11
	movq	-128(%rsp), %r13
	leaq	128(%rdi), %r9
	movq	32(%r13), %r10
	movq	%rsi, %rdi
	shlq	$7, %rdi
	movl	%esi, %ebx
	andl	$3, %ebx
	movq	%rsi, %r14
	andq	$-4, %r14
	shlq	$2, %r10
	leaq	(%r8,%rcx), %r15
	addq	$12, %r15
	addq	%r8, %rcx
	xorl	%r12d, %r12d
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm3, %zmm5
	jmp	.LBB22_35
	.p2align	4
.LBB22_41:
	addq	%rdi, %r9
	movq	-128(%rsp), %r13
.LBB22_42:
	incq	%r12
	addq	%r10, %r11
	addq	%r10, %r15
	addq	%r10, %rcx
	cmpq	%rax, %r12
	je	.LBB22_9
.LBB22_35:
	testq	%rsi, %rsi
	je	.LBB22_42
	movq	%r9, %r13
	cmpq	$4, %rsi
	jae	.LBB22_43
	xorl	%ebp, %ebp
	jmp	.LBB22_38
	.p2align	4
.LBB22_43:
	xorl	%r8d, %r8d
	.p2align	4
.LBB22_44:
	vbroadcastss	(%r11,%r8,4), %zmm6
	vmovups	(%r13), %zmm7
	vmovups	64(%r13), %zmm8
	vmovups	128(%r13), %zmm9
	vmovups	192(%r13), %zmm10
	vfmadd231ps	%zmm7, %zmm6, %zmm5
	vfmadd231ps	%zmm6, %zmm8, %zmm4
	vbroadcastss	-12(%r15,%r8,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm3
	vfmadd231ps	%zmm8, %zmm6, %zmm2
	vbroadcastss	4(%r11,%r8,4), %zmm6
	vfmadd231ps	%zmm9, %zmm6, %zmm5
	vbroadcastss	-8(%r15,%r8,4), %zmm7
	vfmadd231ps	%zmm6, %zmm10, %zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm3
	vmovups	256(%r13), %zmm6
	vmovups	320(%r13), %zmm8
	vfmadd231ps	%zmm10, %zmm7, %zmm2
	vbroadcastss	8(%r11,%r8,4), %zmm7
	vfmadd231ps	%zmm6, %zmm7, %zmm5
	vbroadcastss	-4(%r15,%r8,4), %zmm9
	vfmadd231ps	%zmm7, %zmm8, %zmm4
	vfmadd231ps	%zmm6, %zmm9, %zmm3
	vfmadd231ps	%zmm8, %zmm9, %zmm2
	leaq	4(%r8), %rbp
	vmovups	384(%r13), %zmm6
	vmovups	448(%r13), %zmm7
	vbroadcastss	12(%r11,%r8,4), %zmm8
	vfmadd231ps	%zmm6, %zmm8, %zmm5
	vfmadd231ps	%zmm8, %zmm7, %zmm4
	vbroadcastss	(%r15,%r8,4), %zmm8
	vfmadd231ps	%zmm6, %zmm8, %zmm3
	vfmadd231ps	%zmm7, %zmm8, %zmm2
	addq	$512, %r13
	movq	%rbp, %r8
	cmpq	%rbp, %r14
	jne	.LBB22_44
.LBB22_38:
	testq	%rbx, %rbx
	je	.LBB22_41
	leaq	(%rcx,%rbp,4), %r8
	leaq	(%r11,%rbp,4), %rbp
	xorl	%edx, %edx
	.p2align	4
.LBB22_40:
	vmovups	(%r13), %zmm6
	vmovups	64(%r13), %zmm7
	vbroadcastss	(%rbp,%rdx,4), %zmm8
	vfmadd231ps	%zmm6, %zmm8, %zmm5
	vbroadcastss	(%r8,%rdx,4), %zmm9
	vfmadd231ps	%zmm8, %zmm7, %zmm4
	vfmadd231ps	%zmm6, %zmm9, %zmm3
	vfmadd231ps	%zmm7, %zmm9, %zmm2
	subq	$-128, %r13
	incq	%rdx
	cmpq	%rdx, %rbx
	jne	.LBB22_40
	jmp	.LBB22_41
.LBB22_8:
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm3, %zmm5
.LBB22_9:
	movq	56(%r13), %rcx
	movq	64(%r13), %rax
	addq	$-16, %rcx
	movq	-80(%rsp), %r11
	cmpq	%r11, %rcx
	movq	%r11, %rsi
	cmovlq	%rcx, %rsi
	movq	-128(%rsp), %rdx
	movq	72(%rdx), %rdx
	movq	%rdx, %r9
	movq	-112(%rsp), %rbp
	imulq	%rbp, %r9
	leaq	(%r9,%rsi), %rdi
	movq	%rdi, %r10
	movq	-104(%rsp), %r15
	imulq	%r15, %r10
	movq	24(%rsp), %r12
	movq	%r12, %r8
	imulq	%r11, %r8
	movq	-96(%rsp), %r14
	vaddps	(%r14,%r10,4), %zmm5, %zmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vcmpltps	%zmm6, %zmm5, %k1
	movq	-88(%rsp), %rbx
	vmulps	(%rbx,%r8,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rax,%rdi,4)
	leaq	16(%r11), %rdi
	cmpq	%rdi, %rcx
	cmovgeq	%rdi, %rcx
	addq	%rcx, %r9
	movq	%r9, %r10
	imulq	%r15, %r10
	vaddps	(%r14,%r10,4), %zmm4, %zmm4
	imulq	%r12, %rdi
	vcmpltps	%zmm6, %zmm4, %k1
	vmulps	(%rbx,%rdi,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rax,%r9,4)
	incq	%rbp
	imulq	%rdx, %rbp
	addq	%rbp, %rsi
	movq	%rsi, %rdx
	imulq	%r15, %rdx
	vaddps	(%r14,%rdx,4), %zmm3, %zmm3
	movq	-128(%rsp), %r13
	vcmpltps	%zmm6, %zmm3, %k1
	vmulps	(%rbx,%r8,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rax,%rsi,4)
	addq	%rcx, %rbp
	movq	%rbp, %rcx
	imulq	%r15, %rcx
	vaddps	(%r14,%rcx,4), %zmm2, %zmm2
	vcmpltps	%zmm6, %zmm2, %k1
	vmulps	(%rbx,%rdi,4), %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%rbp,4)
	movq	-120(%rsp), %r8
	movq	8(%rsp), %rdi
	movq	(%rsp), %rcx
.LBB22_10:
	cmpq	%rcx, %r8
	jge	.LBB22_24
.LBB22_21:
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB22_22
	movq	8(%r13), %rcx
	movq	%r8, %r12
	imulq	%r8, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	subq	$-128, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %rsi
	movq	%rdx, %r15
	shlq	$7, %r15
	movl	%edx, %r9d
	andl	$3, %r9d
	movq	%rdx, %r10
	andq	$-4, %r10
	shlq	$2, %rsi
	xorl	%r11d, %r11d
	jmp	.LBB22_26
	.p2align	4
.LBB22_31:
	addq	%r15, %rdi
.LBB22_32:
	incq	%r11
	addq	%rsi, %rcx
	cmpq	%rax, %r11
	je	.LBB22_23
.LBB22_26:
	testq	%rdx, %rdx
	je	.LBB22_32
	movq	%rdi, %r8
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB22_28
	.p2align	4
.LBB22_33:
	vbroadcastss	(%rcx,%rbx,4), %zmm4
	vfmadd231ps	(%r8), %zmm4, %zmm3
	vfmadd231ps	64(%r8), %zmm4, %zmm2
	vbroadcastss	4(%rcx,%rbx,4), %zmm4
	vfmadd231ps	128(%r8), %zmm4, %zmm3
	vfmadd231ps	192(%r8), %zmm4, %zmm2
	vbroadcastss	8(%rcx,%rbx,4), %zmm4
	vfmadd231ps	256(%r8), %zmm4, %zmm3
	vfmadd231ps	320(%r8), %zmm4, %zmm2
	vbroadcastss	12(%rcx,%rbx,4), %zmm4
	addq	$4, %rbx
	vfmadd231ps	384(%r8), %zmm4, %zmm3
	vfmadd231ps	448(%r8), %zmm4, %zmm2
	addq	$512, %r8
	cmpq	%rbx, %r10
	jne	.LBB22_33
.LBB22_28:
	testq	%r9, %r9
	je	.LBB22_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB22_30:
	vbroadcastss	(%rbx,%r14,4), %zmm4
	vfmadd231ps	(%r8), %zmm4, %zmm3
	vfmadd231ps	64(%r8), %zmm4, %zmm2
	subq	$-128, %r8
	incq	%r14
	cmpq	%r14, %r9
	jne	.LBB22_30
	jmp	.LBB22_31
.LBB22_22:
	movq	%r8, %r12
.LBB22_23:
	movq	-128(%rsp), %rsi
	movq	56(%rsi), %rax
	movq	64(%rsi), %rcx
	addq	$-16, %rax
	movq	-80(%rsp), %r8
	cmpq	%r8, %rax
	movq	%r8, %rdx
	cmovlq	%rax, %rdx
	imulq	72(%rsi), %r12
	addq	%r12, %rdx
	movq	%rdx, %rsi
	movq	-104(%rsp), %r10
	imulq	%r10, %rsi
	movq	24(%rsp), %r11
	movq	%r11, %rdi
	movq	-96(%rsp), %r9
	vaddps	(%r9,%rsi,4), %zmm3, %zmm3
	imulq	%r8, %rdi
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%zmm4, %zmm3, %k1
	movq	-88(%rsp), %rsi
	vmulps	(%rsi,%rdi,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rcx,%rdx,4)
	addq	$16, %r8
	cmpq	%r8, %rax
	cmovgeq	%r8, %rax
	addq	%r12, %rax
	imulq	%rax, %r10
	imulq	%r11, %r8
	vaddps	(%r9,%r10,4), %zmm2, %zmm2
	vcmpltps	%zmm4, %zmm2, %k1
	vmulps	(%rsi,%r8,4), %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm0, %zmm0
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rcx,%rax,4)
.LBB22_24:
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
.LBB22_19:
	.cfi_def_cfa_offset 88
	jne	.LBB22_24
	xorl	%r8d, %r8d
	jmp	.LBB22_21
.Lfunc_end22:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end22-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5
	.weak	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5,@function
$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5:
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
	movq	(%rdx), %rax
	movq	%rax, -48(%rsp)
	movq	8(%rdx), %rax
	movq	%rax, -56(%rsp)
	movq	16(%rdx), %rax
	movq	%rax, -40(%rsp)
	movq	24(%rdx), %rax
	vmovups	32(%rdx), %zmm0
	vmovups	96(%rdx), %zmm1
	movq	40(%r13), %rcx
	cmpq	$8, %rcx
	movq	%r13, -128(%rsp)
	movq	%rdi, -64(%rsp)
	movq	%rcx, 32(%rsp)
	movq	%rsi, -32(%rsp)
	movq	%rax, 48(%rsp)
	jl	.LBB23_11
	movq	(%r13), %r8
	movq	8(%r13), %r9
	movq	16(%r13), %r12
	leaq	192(%rdi), %rcx
	movq	%rcx, -16(%rsp)
	movq	72(%r13), %rcx
	movq	%rcx, 16(%rsp)
	movq	56(%r13), %rdi
	addq	$-16, %rdi
	movq	%rax, %rcx
	imulq	%rsi, %rcx
	movq	%rcx, -80(%rsp)
	movq	64(%r13), %rcx
	movq	%rcx, (%rsp)
	leaq	16(%rsi), %rcx
	movq	%rax, %rdx
	imulq	%rcx, %rdx
	movq	%rdx, -104(%rsp)
	leaq	32(%rsi), %rdx
	imulq	%rdx, %rax
	movq	%rax, -112(%rsp)
	cmpq	%rsi, %rdi
	movq	%rsi, %rax
	cmovlq	%rdi, %rax
	movq	%rax, -120(%rsp)
	cmpq	%rcx, %rdi
	movq	%rcx, -72(%rsp)
	cmovlq	%rdi, %rcx
	movq	%rcx, -88(%rsp)
	cmpq	%rdx, %rdi
	movq	%rdx, -24(%rsp)
	cmovgeq	%rdx, %rdi
	movq	%rdi, -96(%rsp)
	movq	%r9, %rax
	shlq	$5, %rax
	movq	%rax, -8(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	leaq	(,%r9,4), %rbp
	movl	$8, %eax
	xorl	%r15d, %r15d
	movq	%r12, 8(%rsp)
	jmp	.LBB23_2
	.p2align	4
.LBB23_3:
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
.LBB23_4:
	movq	%r15, %rax
	movq	16(%rsp), %rbx
	imulq	%rbx, %rax
	movq	-120(%rsp), %r11
	leaq	(%rax,%r11), %rcx
	movq	%rcx, %rsi
	movq	-56(%rsp), %r10
	imulq	%r10, %rsi
	movq	-48(%rsp), %r8
	vaddps	(%r8,%rsi,4), %zmm26, %zmm26
	vcmpltps	%zmm2, %zmm26, %k1
	movq	-40(%rsp), %rdx
	movq	-80(%rsp), %r13
	vmulps	(%rdx,%r13,4), %zmm26, %zmm26 {%k1}
	vmaxps	%zmm26, %zmm0, %zmm26
	vminps	%zmm26, %zmm1, %zmm26
	movq	(%rsp), %rdi
	vmovups	%zmm26, (%rdi,%rcx,4)
	movq	-88(%rsp), %r14
	leaq	(%rax,%r14), %rcx
	movq	%rcx, %rsi
	imulq	%r10, %rsi
	vaddps	(%r8,%rsi,4), %zmm25, %zmm25
	vcmpltps	%zmm2, %zmm25, %k1
	movq	-104(%rsp), %rsi
	vmulps	(%rdx,%rsi,4), %zmm25, %zmm25 {%k1}
	vmaxps	%zmm25, %zmm0, %zmm25
	vminps	%zmm25, %zmm1, %zmm25
	vmovups	%zmm25, (%rdi,%rcx,4)
	movq	-96(%rsp), %r12
	addq	%r12, %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%r8,%rcx,4), %zmm24, %zmm24
	vcmpltps	%zmm2, %zmm24, %k1
	movq	-112(%rsp), %rcx
	vmulps	(%rdx,%rcx,4), %zmm24, %zmm24 {%k1}
	vmaxps	%zmm24, %zmm0, %zmm24
	vminps	%zmm24, %zmm1, %zmm24
	vmovups	%zmm24, (%rdi,%rax,4)
	movq	%r15, %rax
	orq	$1, %rax
	imulq	%rbx, %rax
	leaq	(%rax,%r11), %rcx
	movq	%rcx, %rsi
	imulq	%r10, %rsi
	vaddps	(%r8,%rsi,4), %zmm23, %zmm23
	vcmpltps	%zmm2, %zmm23, %k1
	vmulps	(%rdx,%r13,4), %zmm23, %zmm23 {%k1}
	vmaxps	%zmm23, %zmm0, %zmm23
	vminps	%zmm23, %zmm1, %zmm23
	vmovups	%zmm23, (%rdi,%rcx,4)
	leaq	(%rax,%r14), %rcx
	movq	%rcx, %rsi
	imulq	%r10, %rsi
	vaddps	(%r8,%rsi,4), %zmm22, %zmm22
	vcmpltps	%zmm2, %zmm22, %k1
	movq	-104(%rsp), %rsi
	vmulps	(%rdx,%rsi,4), %zmm22, %zmm22 {%k1}
	vmaxps	%zmm22, %zmm0, %zmm22
	vminps	%zmm22, %zmm1, %zmm22
	vmovups	%zmm22, (%rdi,%rcx,4)
	addq	%r12, %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%r8,%rcx,4), %zmm21, %zmm21
	vcmpltps	%zmm2, %zmm21, %k1
	movq	-112(%rsp), %rcx
	vmulps	(%rdx,%rcx,4), %zmm21, %zmm21 {%k1}
	vmaxps	%zmm21, %zmm0, %zmm21
	vminps	%zmm21, %zmm1, %zmm21
	vmovups	%zmm21, (%rdi,%rax,4)
	movq	%r15, %rax
	orq	$2, %rax
	imulq	%rbx, %rax
	leaq	(%rax,%r11), %rcx
	movq	%rcx, %rsi
	imulq	%r10, %rsi
	vaddps	(%r8,%rsi,4), %zmm20, %zmm20
	vcmpltps	%zmm2, %zmm20, %k1
	vmulps	(%rdx,%r13,4), %zmm20, %zmm20 {%k1}
	vmaxps	%zmm20, %zmm0, %zmm20
	vminps	%zmm20, %zmm1, %zmm20
	vmovups	%zmm20, (%rdi,%rcx,4)
	leaq	(%rax,%r14), %rcx
	movq	%rcx, %rsi
	imulq	%r10, %rsi
	vaddps	(%r8,%rsi,4), %zmm19, %zmm19
	vcmpltps	%zmm2, %zmm19, %k1
	movq	-104(%rsp), %r14
	vmulps	(%rdx,%r14,4), %zmm19, %zmm19 {%k1}
	vmaxps	%zmm19, %zmm0, %zmm19
	vminps	%zmm19, %zmm1, %zmm19
	vmovups	%zmm19, (%rdi,%rcx,4)
	addq	%r12, %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%r8,%rcx,4), %zmm18, %zmm18
	vcmpltps	%zmm2, %zmm18, %k1
	movq	-112(%rsp), %r11
	vmulps	(%rdx,%r11,4), %zmm18, %zmm18 {%k1}
	vmaxps	%zmm18, %zmm0, %zmm18
	vminps	%zmm18, %zmm1, %zmm18
	vmovups	%zmm18, (%rdi,%rax,4)
	movq	%r15, %rax
	orq	$3, %rax
	imulq	%rbx, %rax
	movq	-120(%rsp), %rcx
	addq	%rax, %rcx
	movq	%rcx, %rsi
	imulq	%r10, %rsi
	vaddps	(%r8,%rsi,4), %zmm17, %zmm17
	vcmpltps	%zmm2, %zmm17, %k1
	vmulps	(%rdx,%r13,4), %zmm17, %zmm17 {%k1}
	vmaxps	%zmm17, %zmm0, %zmm17
	vminps	%zmm17, %zmm1, %zmm17
	vmovups	%zmm17, (%rdi,%rcx,4)
	movq	-88(%rsp), %rcx
	addq	%rax, %rcx
	movq	%rcx, %rsi
	imulq	%r10, %rsi
	vaddps	(%r8,%rsi,4), %zmm16, %zmm16
	vcmpltps	%zmm2, %zmm16, %k1
	vmulps	(%rdx,%r14,4), %zmm16, %zmm16 {%k1}
	vmaxps	%zmm16, %zmm0, %zmm16
	vminps	%zmm16, %zmm1, %zmm16
	vmovups	%zmm16, (%rdi,%rcx,4)
	addq	%r12, %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%r8,%rcx,4), %zmm15, %zmm15
	vcmpltps	%zmm2, %zmm15, %k1
	vmulps	(%rdx,%r11,4), %zmm15, %zmm15 {%k1}
	vmaxps	%zmm15, %zmm0, %zmm15
	vminps	%zmm15, %zmm1, %zmm15
	vmovups	%zmm15, (%rdi,%rax,4)
	movq	%r15, %rax
	orq	$4, %rax
	imulq	%rbx, %rax
	movq	-120(%rsp), %r14
	leaq	(%rax,%r14), %rcx
	movq	%rcx, %rsi
	imulq	%r10, %rsi
	vaddps	(%r8,%rsi,4), %zmm14, %zmm14
	vcmpltps	%zmm2, %zmm14, %k1
	vmulps	(%rdx,%r13,4), %zmm14, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	vmovups	%zmm14, (%rdi,%rcx,4)
	movq	-88(%rsp), %r11
	leaq	(%rax,%r11), %rcx
	movq	%rcx, %rsi
	imulq	%r10, %rsi
	vaddps	(%r8,%rsi,4), %zmm13, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	movq	-104(%rsp), %rsi
	vmulps	(%rdx,%rsi,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	vmovups	%zmm13, (%rdi,%rcx,4)
	addq	%r12, %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%r8,%rcx,4), %zmm12, %zmm12
	vcmpltps	%zmm2, %zmm12, %k1
	movq	-112(%rsp), %rcx
	vmulps	(%rdx,%rcx,4), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	vmovups	%zmm12, (%rdi,%rax,4)
	movq	%r15, %rax
	orq	$5, %rax
	imulq	%rbx, %rax
	movq	%rbx, %r13
	leaq	(%rax,%r14), %rcx
	movq	%r14, %r12
	movq	%rcx, %rsi
	imulq	%r10, %rsi
	vaddps	(%r8,%rsi,4), %zmm11, %zmm11
	vcmpltps	%zmm2, %zmm11, %k1
	movq	-80(%rsp), %rsi
	vmulps	(%rdx,%rsi,4), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	vmovups	%zmm11, (%rdi,%rcx,4)
	leaq	(%rax,%r11), %rcx
	movq	%r11, %r14
	movq	%rcx, %rsi
	imulq	%r10, %rsi
	vaddps	(%r8,%rsi,4), %zmm10, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	-104(%rsp), %r11
	vmulps	(%rdx,%r11,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	vmovups	%zmm10, (%rdi,%rcx,4)
	addq	-96(%rsp), %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%r8,%rcx,4), %zmm9, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	movq	-112(%rsp), %rbx
	vmulps	(%rdx,%rbx,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	vmovups	%zmm9, (%rdi,%rax,4)
	movq	%r15, %rax
	orq	$6, %rax
	imulq	%r13, %rax
	leaq	(%rax,%r12), %rcx
	movq	%rcx, %rsi
	imulq	%r10, %rsi
	vaddps	(%r8,%rsi,4), %zmm8, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	movq	-80(%rsp), %r12
	vmulps	(%rdx,%r12,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%rdi,%rcx,4)
	leaq	(%rax,%r14), %rcx
	movq	%rcx, %rsi
	imulq	%r10, %rsi
	vaddps	(%r8,%rsi,4), %zmm7, %zmm7
	vcmpltps	%zmm2, %zmm7, %k1
	movq	%r11, %rsi
	vmulps	(%rdx,%r11,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rdi,%rcx,4)
	movq	-96(%rsp), %r11
	addq	%r11, %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%r8,%rcx,4), %zmm6, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%rdx,%rbx,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rdi,%rax,4)
	orq	$7, %r15
	imulq	%r13, %r15
	movq	-120(%rsp), %rax
	addq	%r15, %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%r8,%rcx,4), %zmm5, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%rdx,%r12,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rdi,%rax,4)
	leaq	(%r15,%r14), %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	vaddps	(%r8,%rcx,4), %zmm4, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rdx,%rsi,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rdi,%rax,4)
	addq	%r11, %r15
	movq	8(%rsp), %r12
	movq	%r15, %rax
	imulq	%r10, %rax
	vaddps	(%r8,%rax,4), %zmm3, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%rdx,%rbx,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rdi,%r15,4)
	movq	40(%rsp), %r14
	leaq	8(%r14), %rax
	movq	24(%rsp), %r8
	addq	-8(%rsp), %r8
	movq	%r14, %r15
	movq	32(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB23_5
.LBB23_2:
	movq	-64(%rsp), %rcx
	vmovups	(%rcx), %zmm5
	movq	%rax, 40(%rsp)
	vmovups	64(%rcx), %zmm4
	vmovups	128(%rcx), %zmm3
	testq	%r12, %r12
	movq	%r8, 24(%rsp)
	je	.LBB23_3
	movq	-128(%rsp), %rax
	movq	24(%rax), %r11
	movq	32(%rax), %r14
	movq	%r11, %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,2), %rdi
	shlq	$2, %r14
	movq	%r8, %rsi
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
	movq	-16(%rsp), %r13
	movl	$0, %r10d
	jmp	.LBB23_55
	.p2align	4
.LBB23_59:
	incq	%r10
	addq	%r14, %rsi
	cmpq	%r12, %r10
	je	.LBB23_4
.LBB23_55:
	testq	%r11, %r11
	je	.LBB23_59
	movq	%r13, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB23_57:
	vmovups	(%rax), %zmm29
	vmovups	64(%rax), %zmm28
	vmovups	128(%rax), %zmm27
	vbroadcastss	(%rsi,%rcx,4), %zmm30
	leaq	(%rsi,%rcx,4), %r8
	vfmadd231ps	%zmm29, %zmm30, %zmm26
	vfmadd231ps	%zmm28, %zmm30, %zmm25
	vfmadd231ps	%zmm30, %zmm27, %zmm24
	vbroadcastss	(%r8,%r9,4), %zmm30
	leaq	(%r8,%rbp), %rdx
	vfmadd231ps	%zmm29, %zmm30, %zmm23
	vfmadd231ps	%zmm28, %zmm30, %zmm22
	vfmadd231ps	%zmm30, %zmm27, %zmm21
	vbroadcastss	(%r8,%r9,8), %zmm30
	addq	%rbp, %rdx
	vfmadd231ps	%zmm29, %zmm30, %zmm20
	vfmadd231ps	%zmm28, %zmm30, %zmm19
	vfmadd231ps	%zmm30, %zmm27, %zmm18
	vbroadcastss	(%rdx,%r9,4), %zmm30
	vfmadd231ps	%zmm29, %zmm30, %zmm17
	vfmadd231ps	%zmm28, %zmm30, %zmm16
	vfmadd231ps	%zmm30, %zmm27, %zmm15
	leaq	(,%rbp,2), %r8
	vbroadcastss	(%rdx,%r9,8), %zmm30
	addq	%rdx, %r8
	vfmadd231ps	%zmm29, %zmm30, %zmm14
	vfmadd231ps	%zmm28, %zmm30, %zmm13
	vfmadd231ps	%zmm30, %zmm27, %zmm12
	vbroadcastss	(%r8,%r9,4), %zmm30
	leaq	(%r8,%r9,4), %rdx
	vfmadd231ps	%zmm29, %zmm30, %zmm11
	vfmadd231ps	%zmm28, %zmm30, %zmm10
	vfmadd231ps	%zmm30, %zmm27, %zmm9
	vbroadcastss	(%rbp,%rdx), %zmm30
	addq	%rbp, %rdx
	vfmadd231ps	%zmm29, %zmm30, %zmm8
	vfmadd231ps	%zmm28, %zmm30, %zmm7
	vfmadd231ps	%zmm30, %zmm27, %zmm6
	vbroadcastss	(%rbp,%rdx), %zmm30
	incq	%rcx
	vfmadd231ps	%zmm29, %zmm30, %zmm5
	vfmadd231ps	%zmm28, %zmm30, %zmm4
	vfmadd231ps	%zmm27, %zmm30, %zmm3
	addq	$192, %rax
	cmpq	%rcx, %r11
	jne	.LBB23_57
	addq	%rdi, %r13
	jmp	.LBB23_59
.LBB23_11:
	cmpq	$4, %rcx
	jl	.LBB23_17
	movq	%rax, %rcx
	imulq	%rsi, %rcx
	movq	%rcx, -80(%rsp)
	leaq	16(%rsi), %rcx
	movq	%rax, %rdx
	movq	%rcx, -72(%rsp)
	imulq	%rcx, %rdx
	movq	%rdx, -104(%rsp)
	leaq	32(%rsi), %rdx
	imulq	%rdx, %rax
	movq	%rax, -112(%rsp)
	movl	$4, %eax
	xorl	%r14d, %r14d
	jmp	.LBB23_13
.LBB23_5:
	movq	%r14, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	movq	-64(%rsp), %rdi
	movq	-24(%rsp), %rdx
	jge	.LBB23_13
.LBB23_6:
	leaq	2(%r14), %rax
	cmpq	%rax, %rcx
	movq	-32(%rsp), %rsi
	movq	-128(%rsp), %r10
	jge	.LBB23_7
	jmp	.LBB23_10
.LBB23_13:
	movq	-128(%rsp), %rcx
	movq	(%rcx), %r8
	movq	8(%rcx), %rsi
	movq	16(%rcx), %r9
	movq	%r9, -88(%rsp)
	leaq	192(%rdi), %r9
	movq	%r9, -24(%rsp)
	movq	72(%rcx), %r9
	movq	%r9, 24(%rsp)
	movq	56(%rcx), %r9
	addq	$-16, %r9
	movq	64(%rcx), %rcx
	movq	%rcx, 8(%rsp)
	movq	-32(%rsp), %rcx
	cmpq	%rcx, %r9
	cmovlq	%r9, %rcx
	movq	%rcx, (%rsp)
	movq	-72(%rsp), %rcx
	cmpq	%rcx, %r9
	cmovlq	%r9, %rcx
	movq	%rcx, -72(%rsp)
	cmpq	%rdx, %r9
	cmovgeq	%rdx, %r9
	movq	%r9, 16(%rsp)
	leaq	(,%rsi,8), %rcx
	movq	%rcx, -96(%rsp)
	movq	%r8, -16(%rsp)
	leaq	4(%r8), %rcx
	movq	%rcx, 56(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%r14, %rdx
	movq	%rsi, -8(%rsp)
	jmp	.LBB23_14
	.p2align	4
.LBB23_15:
	vmovaps	%zmm3, %zmm11
	vmovaps	%zmm6, %zmm12
	vmovaps	%zmm8, %zmm13
	vmovaps	%zmm3, %zmm14
	vmovaps	%zmm8, %zmm10
	vmovaps	%zmm6, %zmm9
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm8, %zmm5
	vmovaps	%zmm6, %zmm4
.LBB23_16:
	movq	%rdx, %rax
	movq	24(%rsp), %r12
	imulq	%r12, %rax
	movq	(%rsp), %rsi
	leaq	(%rax,%rsi), %rcx
	movq	%rcx, %r8
	movq	-56(%rsp), %r11
	imulq	%r11, %r8
	movq	-48(%rsp), %r10
	vaddps	(%r10,%r8,4), %zmm14, %zmm14
	vcmpltps	%zmm2, %zmm14, %k1
	movq	-40(%rsp), %r9
	movq	-80(%rsp), %rdi
	vmulps	(%r9,%rdi,4), %zmm14, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	movq	8(%rsp), %rbp
	vmovups	%zmm14, (%rbp,%rcx,4)
	movq	-72(%rsp), %rbx
	leaq	(%rax,%rbx), %rcx
	movq	%rcx, %r8
	imulq	%r11, %r8
	vaddps	(%r10,%r8,4), %zmm13, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	movq	-104(%rsp), %r14
	vmulps	(%r9,%r14,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	vmovups	%zmm13, (%rbp,%rcx,4)
	movq	16(%rsp), %r13
	addq	%r13, %rax
	movq	%rax, %rcx
	imulq	%r11, %rcx
	vaddps	(%r10,%rcx,4), %zmm12, %zmm12
	vcmpltps	%zmm2, %zmm12, %k1
	movq	-112(%rsp), %r15
	vmulps	(%r9,%r15,4), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	vmovups	%zmm12, (%rbp,%rax,4)
	leaq	1(%rdx), %rax
	imulq	%r12, %rax
	leaq	(%rax,%rsi), %rcx
	movq	%rcx, %r8
	imulq	%r11, %r8
	vaddps	(%r10,%r8,4), %zmm11, %zmm11
	vcmpltps	%zmm2, %zmm11, %k1
	vmulps	(%r9,%rdi,4), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	vmovups	%zmm11, (%rbp,%rcx,4)
	leaq	(%rax,%rbx), %rcx
	movq	%rcx, %r8
	imulq	%r11, %r8
	vaddps	(%r10,%r8,4), %zmm8, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%r9,%r14,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%rbp,%rcx,4)
	addq	%r13, %rax
	movq	%rax, %rcx
	imulq	%r11, %rcx
	vaddps	(%r10,%rcx,4), %zmm6, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%r9,%r15,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rbp,%rax,4)
	leaq	2(%rdx), %rax
	imulq	%r12, %rax
	leaq	(%rax,%rsi), %rcx
	movq	%rcx, %r8
	imulq	%r11, %r8
	vaddps	(%r10,%r8,4), %zmm3, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r9,%rdi,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rbp,%rcx,4)
	leaq	(%rax,%rbx), %rcx
	movq	%rcx, %r8
	imulq	%r11, %r8
	vaddps	(%r10,%r8,4), %zmm10, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r9,%r14,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rbp,%rcx,4)
	addq	%r13, %rax
	movq	%rax, %rcx
	imulq	%r11, %rcx
	vaddps	(%r10,%rcx,4), %zmm9, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r9,%r15,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rbp,%rax,4)
	addq	$3, %rdx
	imulq	%r12, %rdx
	leaq	(%rdx,%rsi), %rax
	movq	-8(%rsp), %rsi
	movq	%rax, %rcx
	imulq	%r11, %rcx
	vaddps	(%r10,%rcx,4), %zmm7, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r9,%rdi,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rbp,%rax,4)
	leaq	(%rdx,%rbx), %rax
	movq	%rax, %rcx
	imulq	%r11, %rcx
	vaddps	(%r10,%rcx,4), %zmm5, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r9,%r14,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rbp,%rax,4)
	addq	%r13, %rdx
	movq	%rdx, %rax
	imulq	%r11, %rax
	vaddps	(%r10,%rax,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r9,%r15,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rbp,%rdx,4)
	movq	40(%rsp), %r14
	leaq	4(%r14), %rax
	movq	%r14, %rdx
	movq	32(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-64(%rsp), %rdi
	jl	.LBB23_6
.LBB23_14:
	vmovups	(%rdi), %zmm3
	movq	%rax, 40(%rsp)
	vmovups	64(%rdi), %zmm8
	vmovups	128(%rdi), %zmm6
	movq	-88(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB23_15
	movq	%rdx, %rax
	imulq	%rsi, %rax
	movq	-16(%rsp), %rcx
	leaq	(%rcx,%rax,4), %r11
	movq	-128(%rsp), %rax
	movq	24(%rax), %r10
	movq	32(%rax), %r15
	movq	%r10, %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -120(%rsp)
	movq	%r10, %r14
	andq	$-2, %r14
	shlq	$2, %r15
	leaq	4(,%rdx,4), %r13
	imulq	%rsi, %r13
	movq	56(%rsp), %rax
	addq	%rax, %r13
	leaq	12(,%rdx,4), %rbx
	imulq	%rsi, %rbx
	addq	%rax, %rbx
	leaq	8(,%rdx,4), %rbp
	imulq	%rsi, %rbp
	addq	%rax, %rbp
	vmovaps	%zmm3, %zmm11
	vmovaps	%zmm6, %zmm12
	vmovaps	%zmm8, %zmm13
	vmovaps	%zmm3, %zmm14
	vmovaps	%zmm8, %zmm10
	vmovaps	%zmm6, %zmm9
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm8, %zmm5
	vmovaps	%zmm6, %zmm4
	movq	-24(%rsp), %r8
	xorl	%ecx, %ecx
	jmp	.LBB23_45
	.p2align	4
.LBB23_50:
	addq	-120(%rsp), %r8
.LBB23_51:
	incq	%rcx
	addq	%r15, %r11
	addq	%r15, %r13
	addq	%r15, %rbx
	addq	%r15, %rbp
	cmpq	%rdi, %rcx
	je	.LBB23_16
.LBB23_45:
	testq	%r10, %r10
	je	.LBB23_51
	movq	%r8, %rax
	cmpq	$1, %r10
	jne	.LBB23_52
	xorl	%r9d, %r9d
	jmp	.LBB23_48
	.p2align	4
.LBB23_52:
	xorl	%r12d, %r12d
	.p2align	4
.LBB23_53:
	vbroadcastss	(%r11,%r12,4), %zmm15
	vmovups	(%rax), %zmm16
	vmovups	64(%rax), %zmm17
	vmovups	128(%rax), %zmm18
	vmovups	192(%rax), %zmm19
	vfmadd231ps	%zmm16, %zmm15, %zmm14
	vfmadd231ps	%zmm17, %zmm15, %zmm13
	vfmadd231ps	%zmm15, %zmm18, %zmm12
	vbroadcastss	-4(%r13,%r12,4), %zmm15
	vfmadd231ps	%zmm16, %zmm15, %zmm11
	vfmadd231ps	%zmm17, %zmm15, %zmm8
	vbroadcastss	-4(%rbp,%r12,4), %zmm20
	vfmadd231ps	%zmm15, %zmm18, %zmm6
	vfmadd231ps	%zmm16, %zmm20, %zmm3
	vfmadd231ps	%zmm17, %zmm20, %zmm10
	vfmadd231ps	%zmm20, %zmm18, %zmm9
	vbroadcastss	-4(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm16, %zmm15, %zmm7
	vfmadd231ps	%zmm17, %zmm15, %zmm5
	vfmadd231ps	%zmm18, %zmm15, %zmm4
	leaq	2(%r12), %r9
	vmovups	256(%rax), %zmm15
	vmovups	320(%rax), %zmm16
	vbroadcastss	4(%r11,%r12,4), %zmm17
	vfmadd231ps	%zmm19, %zmm17, %zmm14
	vfmadd231ps	%zmm15, %zmm17, %zmm13
	vfmadd231ps	%zmm17, %zmm16, %zmm12
	vbroadcastss	(%r13,%r12,4), %zmm17
	vfmadd231ps	%zmm19, %zmm17, %zmm11
	vfmadd231ps	%zmm15, %zmm17, %zmm8
	vfmadd231ps	%zmm17, %zmm16, %zmm6
	vbroadcastss	(%rbp,%r12,4), %zmm17
	vfmadd231ps	%zmm19, %zmm17, %zmm3
	vfmadd231ps	%zmm15, %zmm17, %zmm10
	vbroadcastss	(%rbx,%r12,4), %zmm18
	vfmadd231ps	%zmm17, %zmm16, %zmm9
	vfmadd231ps	%zmm19, %zmm18, %zmm7
	vfmadd231ps	%zmm15, %zmm18, %zmm5
	vfmadd231ps	%zmm16, %zmm18, %zmm4
	addq	$384, %rax
	movq	%r9, %r12
	cmpq	%r9, %r14
	jne	.LBB23_53
.LBB23_48:
	testb	$1, %r10b
	je	.LBB23_50
	vmovups	(%rax), %zmm15
	vmovups	64(%rax), %zmm16
	leaq	(%r11,%r9,4), %r12
	vmovups	128(%rax), %zmm17
	vbroadcastss	(%r11,%r9,4), %zmm18
	vfmadd231ps	%zmm15, %zmm18, %zmm14
	vfmadd231ps	%zmm16, %zmm18, %zmm13
	vfmadd231ps	%zmm18, %zmm17, %zmm12
	leaq	(%r12,%rsi,4), %rax
	vbroadcastss	(%r12,%rsi,4), %zmm18
	vfmadd231ps	%zmm15, %zmm18, %zmm11
	vfmadd231ps	%zmm16, %zmm18, %zmm8
	vfmadd231ps	%zmm18, %zmm17, %zmm6
	vbroadcastss	(%r12,%rsi,8), %zmm18
	vfmadd231ps	%zmm15, %zmm18, %zmm3
	vfmadd231ps	%zmm16, %zmm18, %zmm10
	vfmadd231ps	%zmm18, %zmm17, %zmm9
	movq	-96(%rsp), %r9
	vbroadcastss	(%r9,%rax), %zmm18
	vfmadd231ps	%zmm15, %zmm18, %zmm7
	vfmadd231ps	%zmm16, %zmm18, %zmm5
	vfmadd231ps	%zmm17, %zmm18, %zmm4
	jmp	.LBB23_50
.LBB23_17:
	cmpq	$1, %rcx
	jle	.LBB23_19
	movl	$2, %eax
	xorl	%r14d, %r14d
	movq	-128(%rsp), %r10
.LBB23_7:
	vmovups	(%rdi), %zmm4
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm2
	movq	16(%r10), %rcx
	testq	%rcx, %rcx
	movq	%rax, -120(%rsp)
	je	.LBB23_8
	movq	%rdi, %r9
	movq	8(%r10), %rdx
	movq	%rdx, %rdi
	imulq	%r14, %rdi
	movq	(%r10), %r8
	movq	24(%r10), %rbp
	leaq	(%r8,%rdi,4), %rdi
	addq	$192, %r9
	movq	%r10, %rsi
	movq	32(%r10), %r10
	movq	%rbp, %r11
	shlq	$6, %r11
	leaq	(%r11,%r11,2), %r11
	movq	%rbp, %rbx
	andq	$-2, %rbx
	shlq	$2, %r10
	movq	%r14, %rax
	leaq	4(,%r14,4), %r14
	imulq	%rdx, %r14
	addq	%r8, %r14
	addq	$4, %r14
	xorl	%r15d, %r15d
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm4, %zmm7
	jmp	.LBB23_35
	.p2align	4
.LBB23_40:
	addq	%r11, %r9
.LBB23_41:
	incq	%r15
	addq	%r10, %rdi
	addq	%r10, %r14
	cmpq	%rcx, %r15
	je	.LBB23_9
.LBB23_35:
	testq	%rbp, %rbp
	je	.LBB23_41
	movq	%r9, %r8
	cmpq	$1, %rbp
	jne	.LBB23_42
	xorl	%r12d, %r12d
	jmp	.LBB23_38
	.p2align	4
.LBB23_42:
	xorl	%r13d, %r13d
	.p2align	4
.LBB23_43:
	vbroadcastss	(%rdi,%r13,4), %zmm8
	vmovups	(%r8), %zmm9
	vmovups	64(%r8), %zmm10
	vmovups	128(%r8), %zmm11
	vmovups	192(%r8), %zmm12
	vfmadd231ps	%zmm9, %zmm8, %zmm7
	vfmadd231ps	%zmm10, %zmm8, %zmm6
	vfmadd231ps	%zmm8, %zmm11, %zmm5
	vbroadcastss	-4(%r14,%r13,4), %zmm8
	vfmadd231ps	%zmm9, %zmm8, %zmm4
	vfmadd231ps	%zmm10, %zmm8, %zmm3
	vfmadd231ps	%zmm11, %zmm8, %zmm2
	leaq	2(%r13), %r12
	vmovups	256(%r8), %zmm8
	vmovups	320(%r8), %zmm9
	vbroadcastss	4(%rdi,%r13,4), %zmm10
	vfmadd231ps	%zmm12, %zmm10, %zmm7
	vfmadd231ps	%zmm8, %zmm10, %zmm6
	vbroadcastss	(%r14,%r13,4), %zmm11
	vfmadd231ps	%zmm10, %zmm9, %zmm5
	vfmadd231ps	%zmm12, %zmm11, %zmm4
	vfmadd231ps	%zmm8, %zmm11, %zmm3
	vfmadd231ps	%zmm9, %zmm11, %zmm2
	addq	$384, %r8
	movq	%r12, %r13
	cmpq	%r12, %rbx
	jne	.LBB23_43
.LBB23_38:
	testb	$1, %bpl
	je	.LBB23_40
	leaq	(%rdi,%r12,4), %r13
	vmovups	(%r8), %zmm8
	vmovups	64(%r8), %zmm9
	vmovups	128(%r8), %zmm10
	vbroadcastss	(%rdi,%r12,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm7
	vfmadd231ps	%zmm9, %zmm11, %zmm6
	vfmadd231ps	%zmm11, %zmm10, %zmm5
	vbroadcastss	(%r13,%rdx,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm4
	vfmadd231ps	%zmm9, %zmm11, %zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm2
	jmp	.LBB23_40
.LBB23_8:
	movq	%r10, %rsi
	movq	%r14, %rax
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm4, %zmm7
.LBB23_9:
	movq	%rsi, %rcx
	movq	56(%rsi), %rdx
	movq	64(%rsi), %r10
	addq	$-16, %rdx
	movq	-32(%rsp), %rsi
	cmpq	%rsi, %rdx
	movq	%rsi, %r15
	cmovlq	%rdx, %r15
	movq	72(%rcx), %rbx
	movq	%rbx, -96(%rsp)
	imulq	%rax, %rbx
	leaq	(%rbx,%r15), %rdi
	movq	%rdi, %r9
	movq	-56(%rsp), %rbp
	imulq	%rbp, %r9
	movq	48(%rsp), %r8
	movq	%r8, %rcx
	movq	-48(%rsp), %r13
	vaddps	(%r13,%r9,4), %zmm7, %zmm8
	imulq	%rsi, %rcx
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpltps	%zmm7, %zmm8, %k1
	movq	-40(%rsp), %r12
	vmulps	(%r12,%rcx,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%r10,%rdi,4)
	leaq	16(%rsi), %r9
	cmpq	%r9, %rdx
	movq	%r9, %rdi
	cmovlq	%rdx, %rdi
	leaq	(%rbx,%rdi), %r11
	movq	%r11, %r14
	imulq	%rbp, %r14
	imulq	%r8, %r9
	vaddps	(%r13,%r14,4), %zmm6, %zmm6
	vcmpltps	%zmm7, %zmm6, %k1
	vmulps	(%r12,%r9,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%r10,%r11,4)
	leaq	32(%rsi), %r11
	cmpq	%r11, %rdx
	cmovgeq	%r11, %rdx
	addq	%rdx, %rbx
	movq	%rbx, %r14
	imulq	%rbp, %r14
	vaddps	(%r13,%r14,4), %zmm5, %zmm5
	imulq	%r8, %r11
	vcmpltps	%zmm7, %zmm5, %k1
	vmulps	(%r12,%r11,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	movq	%r10, %r8
	vmovups	%zmm5, (%r10,%rbx,4)
	incq	%rax
	imulq	-96(%rsp), %rax
	addq	%rax, %r15
	movq	%r15, %r10
	imulq	%rbp, %r10
	vaddps	(%r13,%r10,4), %zmm4, %zmm4
	vcmpltps	%zmm7, %zmm4, %k1
	vmulps	(%r12,%rcx,4), %zmm4, %zmm4 {%k1}
	movq	-128(%rsp), %r10
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	%r8, %rcx
	vmovups	%zmm4, (%r8,%r15,4)
	addq	%rax, %rdi
	movq	%rdi, %r8
	imulq	%rbp, %r8
	vaddps	(%r13,%r8,4), %zmm3, %zmm3
	vcmpltps	%zmm7, %zmm3, %k1
	vmulps	(%r12,%r9,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rcx,%rdi,4)
	addq	%rdx, %rax
	movq	%rax, %rdx
	imulq	%rbp, %rdx
	vaddps	(%r13,%rdx,4), %zmm2, %zmm2
	vcmpltps	%zmm7, %zmm2, %k1
	vmulps	(%r12,%r11,4), %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rcx,%rax,4)
	movq	-120(%rsp), %r14
	movq	-64(%rsp), %rdi
	movq	32(%rsp), %rcx
.LBB23_10:
	cmpq	%rcx, %r14
	jge	.LBB23_24
.LBB23_21:
	vmovups	(%rdi), %zmm4
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm2
	movq	16(%r10), %rax
	testq	%rax, %rax
	je	.LBB23_22
	movq	8(%r10), %rcx
	movq	%r14, %r13
	imulq	%r14, %rcx
	shlq	$2, %rcx
	addq	(%r10), %rcx
	addq	$192, %rdi
	movq	24(%r10), %rdx
	movq	32(%r10), %r15
	movq	%rdx, %r8
	shlq	$6, %r8
	leaq	(%r8,%r8,2), %r12
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %r15
	xorl	%r10d, %r10d
	jmp	.LBB23_26
	.p2align	4
.LBB23_31:
	addq	%r12, %rdi
.LBB23_32:
	incq	%r10
	addq	%r15, %rcx
	cmpq	%rax, %r10
	je	.LBB23_23
.LBB23_26:
	testq	%rdx, %rdx
	je	.LBB23_32
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB23_28
	.p2align	4
.LBB23_33:
	vbroadcastss	(%rcx,%rbx,4), %zmm5
	vfmadd231ps	(%r11), %zmm5, %zmm4
	vfmadd231ps	64(%r11), %zmm5, %zmm3
	vfmadd231ps	128(%r11), %zmm5, %zmm2
	vbroadcastss	4(%rcx,%rbx,4), %zmm5
	vfmadd231ps	192(%r11), %zmm5, %zmm4
	vfmadd231ps	256(%r11), %zmm5, %zmm3
	vfmadd231ps	320(%r11), %zmm5, %zmm2
	vbroadcastss	8(%rcx,%rbx,4), %zmm5
	vfmadd231ps	384(%r11), %zmm5, %zmm4
	vfmadd231ps	448(%r11), %zmm5, %zmm3
	vfmadd231ps	512(%r11), %zmm5, %zmm2
	vbroadcastss	12(%rcx,%rbx,4), %zmm5
	addq	$4, %rbx
	vfmadd231ps	576(%r11), %zmm5, %zmm4
	vfmadd231ps	640(%r11), %zmm5, %zmm3
	vfmadd231ps	704(%r11), %zmm5, %zmm2
	addq	$768, %r11
	cmpq	%rbx, %r9
	jne	.LBB23_33
.LBB23_28:
	testq	%r8, %r8
	je	.LBB23_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB23_30:
	vbroadcastss	(%rbx,%r14,4), %zmm5
	vfmadd231ps	(%r11), %zmm5, %zmm4
	vfmadd231ps	64(%r11), %zmm5, %zmm3
	vfmadd231ps	128(%r11), %zmm5, %zmm2
	addq	$192, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB23_30
	jmp	.LBB23_31
.LBB23_22:
	movq	%r14, %r13
.LBB23_23:
	movq	-128(%rsp), %rdi
	movq	56(%rdi), %rax
	movq	64(%rdi), %rcx
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rdx
	cmovlq	%rax, %rdx
	imulq	72(%rdi), %r13
	addq	%r13, %rdx
	movq	%rdx, %r8
	movq	-56(%rsp), %r11
	imulq	%r11, %r8
	movq	48(%rsp), %rbx
	movq	%rbx, %rdi
	imulq	%rsi, %rdi
	movq	-48(%rsp), %r10
	vaddps	(%r10,%r8,4), %zmm4, %zmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%zmm5, %zmm4, %k1
	movq	-40(%rsp), %r9
	vmulps	(%r9,%rdi,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rcx,%rdx,4)
	leaq	16(%rsi), %rdx
	cmpq	%rdx, %rax
	movq	%rdx, %r8
	cmovlq	%rax, %r8
	addq	%r13, %r8
	movq	%r8, %rdi
	imulq	%r11, %rdi
	imulq	%rbx, %rdx
	vaddps	(%r10,%rdi,4), %zmm3, %zmm3
	vcmpltps	%zmm5, %zmm3, %k1
	vmulps	(%r9,%rdx,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rcx,%r8,4)
	addq	$32, %rsi
	cmpq	%rsi, %rax
	cmovgeq	%rsi, %rax
	addq	%r13, %rax
	imulq	%rax, %r11
	imulq	%rbx, %rsi
	vaddps	(%r10,%r11,4), %zmm2, %zmm2
	vcmpltps	%zmm5, %zmm2, %k1
	vmulps	(%r9,%rsi,4), %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm0, %zmm0
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rcx,%rax,4)
.LBB23_24:
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
.LBB23_19:
	.cfi_def_cfa_offset 120
	movq	-128(%rsp), %r10
	jne	.LBB23_24
	xorl	%r14d, %r14d
	jmp	.LBB23_21
.Lfunc_end23:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end23-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5
	.weak	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5,@function
$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5:
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
	subq	$16, %rsp
	.cfi_def_cfa_offset 72
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	(%rdx), %rax
	movq	%rax, -88(%rsp)
	movq	8(%rdx), %rax
	movq	%rax, -96(%rsp)
	movq	16(%rdx), %rax
	movq	%rax, -80(%rsp)
	movq	24(%rdx), %rax
	vmovups	32(%rdx), %zmm0
	vmovups	96(%rdx), %zmm1
	movq	40(%r13), %rcx
	cmpq	$8, %rcx
	movq	%rsi, -72(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rdi, -104(%rsp)
	movq	%rcx, -32(%rsp)
	movq	%rax, -16(%rsp)
	jl	.LBB24_11
	movq	(%r13), %r11
	movq	8(%r13), %r14
	movq	16(%r13), %r15
	leaq	64(%rdi), %rcx
	movq	%rcx, -64(%rsp)
	movq	72(%r13), %rcx
	movq	%rcx, -24(%rsp)
	movq	56(%r13), %rcx
	addq	$-16, %rcx
	imulq	%rsi, %rax
	movq	%rax, -40(%rsp)
	movq	64(%r13), %rax
	movq	%rax, -48(%rsp)
	cmpq	%rsi, %rcx
	cmovgeq	%rsi, %rcx
	movq	%r14, %rax
	shlq	$5, %rax
	movq	%rax, -56(%rsp)
	leaq	(,%r14,4), %r10
	movl	$8, %eax
	xorl	%edx, %edx
	vxorps	%xmm2, %xmm2, %xmm2
	jmp	.LBB24_2
	.p2align	4
.LBB24_3:
	vmovaps	%zmm3, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm3, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm3, %zmm10
.LBB24_4:
	movq	%rdx, %rax
	movq	-24(%rsp), %rbx
	imulq	%rbx, %rax
	addq	%rcx, %rax
	movq	%rax, %rsi
	movq	-96(%rsp), %r9
	imulq	%r9, %rsi
	movq	-88(%rsp), %r8
	vaddps	(%r8,%rsi,4), %zmm10, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	-80(%rsp), %rdi
	movq	-40(%rsp), %r11
	vmulps	(%rdi,%r11,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	movq	-48(%rsp), %r12
	vmovups	%zmm10, (%r12,%rax,4)
	movq	%rdx, %rax
	orq	$1, %rax
	imulq	%rbx, %rax
	addq	%rcx, %rax
	movq	%rax, %rsi
	imulq	%r9, %rsi
	vaddps	(%r8,%rsi,4), %zmm9, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	vmulps	(%rdi,%r11,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	vmovups	%zmm9, (%r12,%rax,4)
	movq	%rdx, %rax
	orq	$2, %rax
	imulq	%rbx, %rax
	addq	%rcx, %rax
	movq	%rax, %rsi
	imulq	%r9, %rsi
	vaddps	(%r8,%rsi,4), %zmm8, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%rdi,%r11,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%r12,%rax,4)
	movq	%rdx, %rax
	orq	$3, %rax
	imulq	%rbx, %rax
	addq	%rcx, %rax
	movq	%rax, %rsi
	imulq	%r9, %rsi
	vaddps	(%r8,%rsi,4), %zmm7, %zmm7
	vcmpltps	%zmm2, %zmm7, %k1
	vmulps	(%rdi,%r11,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%r12,%rax,4)
	movq	%rdx, %rax
	orq	$4, %rax
	imulq	%rbx, %rax
	addq	%rcx, %rax
	movq	%rax, %rsi
	imulq	%r9, %rsi
	vaddps	(%r8,%rsi,4), %zmm6, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%rdi,%r11,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%r12,%rax,4)
	movq	%rdx, %rax
	orq	$5, %rax
	imulq	%rbx, %rax
	addq	%rcx, %rax
	movq	%rax, %rsi
	imulq	%r9, %rsi
	vaddps	(%r8,%rsi,4), %zmm5, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%rdi,%r11,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%r12,%rax,4)
	movq	%rdx, %rax
	orq	$6, %rax
	imulq	%rbx, %rax
	addq	%rcx, %rax
	movq	%rax, %rsi
	imulq	%r9, %rsi
	vaddps	(%r8,%rsi,4), %zmm4, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rdi,%r11,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r12,%rax,4)
	orq	$7, %rdx
	imulq	%rbx, %rdx
	addq	%rcx, %rdx
	movq	%rdx, %rax
	imulq	%r9, %rax
	vaddps	(%r8,%rax,4), %zmm3, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%rdi,%r11,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%r12,%rdx,4)
	movq	-112(%rsp), %r9
	leaq	8(%r9), %rax
	movq	-120(%rsp), %r11
	addq	-56(%rsp), %r11
	movq	%r9, %rdx
	movq	-32(%rsp), %r8
	cmpq	%rax, %r8
	jl	.LBB24_5
.LBB24_2:
	movq	%rax, -112(%rsp)
	movq	-104(%rsp), %rax
	vmovups	(%rax), %zmm3
	testq	%r15, %r15
	movq	%r11, -120(%rsp)
	je	.LBB24_3
	movq	-128(%rsp), %rsi
	movq	24(%rsi), %rax
	movq	32(%rsi), %rsi
	movq	%rax, %rdi
	shlq	$6, %rdi
	shlq	$2, %rsi
	movq	%r11, %r8
	movq	-64(%rsp), %r9
	xorl	%r13d, %r13d
	vmovaps	%zmm3, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm3, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm3, %zmm10
	jmp	.LBB24_56
	.p2align	4
.LBB24_60:
	incq	%r13
	addq	%rsi, %r8
	cmpq	%r15, %r13
	je	.LBB24_4
.LBB24_56:
	testq	%rax, %rax
	je	.LBB24_60
	movq	%r9, %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB24_58:
	vmovups	(%r11), %zmm11
	vfmadd231ps	(%r8,%rbx,4){1to16}, %zmm11, %zmm10
	leaq	(%r8,%rbx,4), %rbp
	leaq	(%r10,%rbp), %r12
	vfmadd231ps	(%rbp,%r14,4){1to16}, %zmm11, %zmm9
	vfmadd231ps	(%rbp,%r14,8){1to16}, %zmm11, %zmm8
	addq	%r10, %r12
	vfmadd231ps	(%r12,%r14,4){1to16}, %zmm11, %zmm7
	leaq	(%r10,%r10), %rbp
	vfmadd231ps	(%r12,%r14,8){1to16}, %zmm11, %zmm6
	addq	%r12, %rbp
	leaq	(,%r14,4), %r12
	addq	%rbp, %r12
	vfmadd231ps	(%rbp,%r14,4){1to16}, %zmm11, %zmm5
	vfmadd231ps	(%r10,%r12){1to16}, %zmm11, %zmm4
	incq	%rbx
	addq	%r10, %r12
	vfmadd231ps	(%r10,%r12){1to16}, %zmm11, %zmm3
	addq	$64, %r11
	cmpq	%rbx, %rax
	jne	.LBB24_58
	addq	%rdi, %r9
	jmp	.LBB24_60
.LBB24_11:
	cmpq	$4, %rcx
	jl	.LBB24_17
	imulq	%rsi, %rax
	movq	%rax, -40(%rsp)
	movl	$4, %eax
	xorl	%r9d, %r9d
	jmp	.LBB24_13
.LBB24_5:
	movq	%r9, %rax
	orq	$4, %rax
	cmpq	%rax, %r8
	movq	-104(%rsp), %rdi
	jge	.LBB24_13
.LBB24_6:
	leaq	2(%r9), %rax
	cmpq	%rax, %r8
	movq	-128(%rsp), %rsi
	jge	.LBB24_7
	jmp	.LBB24_10
.LBB24_13:
	movq	-128(%rsp), %rcx
	movq	(%rcx), %rsi
	movq	8(%rcx), %rdx
	movq	16(%rcx), %r8
	movq	%r8, -120(%rsp)
	leaq	64(%rdi), %r8
	movq	%r8, (%rsp)
	movq	72(%rcx), %r8
	movq	%r8, -48(%rsp)
	movq	56(%rcx), %r8
	addq	$-16, %r8
	movq	64(%rcx), %rcx
	movq	%rcx, -64(%rsp)
	movq	-72(%rsp), %rcx
	cmpq	%rcx, %r8
	cmovgeq	%rcx, %r8
	movq	%r8, -56(%rsp)
	leaq	(,%rdx,8), %rcx
	movq	%rcx, -24(%rsp)
	movq	%rsi, 8(%rsp)
	leaq	4(%rsi), %rcx
	movq	%rcx, -8(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%r9, %rsi
	jmp	.LBB24_14
	.p2align	4
.LBB24_15:
	vmovaps	%zmm3, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm6
.LBB24_16:
	movq	%rsi, %rax
	movq	-48(%rsp), %r11
	imulq	%r11, %rax
	movq	-56(%rsp), %rbx
	addq	%rbx, %rax
	movq	%rax, %rcx
	movq	-96(%rsp), %r9
	imulq	%r9, %rcx
	movq	-88(%rsp), %r8
	vaddps	(%r8,%rcx,4), %zmm6, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	movq	-80(%rsp), %rdi
	movq	-40(%rsp), %r10
	vmulps	(%rdi,%r10,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	movq	-64(%rsp), %r14
	vmovups	%zmm6, (%r14,%rax,4)
	leaq	1(%rsi), %rax
	imulq	%r11, %rax
	addq	%rbx, %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%r8,%rcx,4), %zmm5, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%rdi,%r10,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%r14,%rax,4)
	leaq	2(%rsi), %rax
	imulq	%r11, %rax
	addq	%rbx, %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vaddps	(%r8,%rcx,4), %zmm4, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rdi,%r10,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%r14,%rax,4)
	addq	$3, %rsi
	imulq	%r11, %rsi
	addq	%rbx, %rsi
	movq	%rsi, %rax
	imulq	%r9, %rax
	vaddps	(%r8,%rax,4), %zmm3, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%rdi,%r10,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%r14,%rsi,4)
	movq	-112(%rsp), %r9
	leaq	4(%r9), %rax
	movq	%r9, %rsi
	movq	-32(%rsp), %r8
	cmpq	%rax, %r8
	movq	-104(%rsp), %rdi
	jl	.LBB24_6
.LBB24_14:
	movq	%rax, -112(%rsp)
	vmovups	(%rdi), %zmm3
	cmpq	$0, -120(%rsp)
	je	.LBB24_15
	movq	%rsi, %rax
	imulq	%rdx, %rax
	movq	8(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rbx
	movq	-128(%rsp), %rax
	movq	24(%rax), %rbp
	movq	32(%rax), %rdi
	movq	%rbp, %rax
	shlq	$6, %rax
	movq	%rbp, %rcx
	andq	$-2, %rcx
	shlq	$2, %rdi
	leaq	4(,%rsi,4), %r8
	imulq	%rdx, %r8
	movq	-8(%rsp), %r10
	addq	%r10, %r8
	leaq	12(,%rsi,4), %r9
	imulq	%rdx, %r9
	addq	%r10, %r9
	leaq	8(,%rsi,4), %r14
	imulq	%rdx, %r14
	addq	%r10, %r14
	movq	(%rsp), %r11
	xorl	%r15d, %r15d
	vmovaps	%zmm3, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm6
	jmp	.LBB24_46
	.p2align	4
.LBB24_51:
	addq	%rax, %r11
.LBB24_52:
	incq	%r15
	addq	%rdi, %rbx
	addq	%rdi, %r8
	addq	%rdi, %r9
	addq	%rdi, %r14
	cmpq	-120(%rsp), %r15
	je	.LBB24_16
.LBB24_46:
	testq	%rbp, %rbp
	je	.LBB24_52
	movq	%r11, %r12
	cmpq	$1, %rbp
	jne	.LBB24_53
	xorl	%r10d, %r10d
	jmp	.LBB24_49
	.p2align	4
.LBB24_53:
	xorl	%r13d, %r13d
	.p2align	4
.LBB24_54:
	vmovups	(%r12), %zmm7
	vmovups	64(%r12), %zmm8
	vfmadd231ps	(%rbx,%r13,4){1to16}, %zmm7, %zmm6
	vfmadd231ps	-4(%r8,%r13,4){1to16}, %zmm7, %zmm5
	vfmadd231ps	-4(%r14,%r13,4){1to16}, %zmm7, %zmm4
	vfmadd231ps	-4(%r9,%r13,4){1to16}, %zmm7, %zmm3
	leaq	2(%r13), %r10
	vfmadd231ps	4(%rbx,%r13,4){1to16}, %zmm8, %zmm6
	vfmadd231ps	(%r8,%r13,4){1to16}, %zmm8, %zmm5
	vfmadd231ps	(%r14,%r13,4){1to16}, %zmm8, %zmm4
	vfmadd231ps	(%r9,%r13,4){1to16}, %zmm8, %zmm3
	subq	$-128, %r12
	movq	%r10, %r13
	cmpq	%r10, %rcx
	jne	.LBB24_54
.LBB24_49:
	testb	$1, %bpl
	je	.LBB24_51
	leaq	(%rbx,%r10,4), %r13
	vmovups	(%r12), %zmm7
	vfmadd231ps	(%rbx,%r10,4){1to16}, %zmm7, %zmm6
	leaq	(,%rdx,4), %r10
	addq	%r13, %r10
	vfmadd231ps	(%r13,%rdx,4){1to16}, %zmm7, %zmm5
	vfmadd231ps	(%r13,%rdx,8){1to16}, %zmm7, %zmm4
	movq	-24(%rsp), %r12
	vfmadd231ps	(%r12,%r10){1to16}, %zmm7, %zmm3
	jmp	.LBB24_51
.LBB24_17:
	cmpq	$1, %rcx
	jle	.LBB24_19
	movl	$2, %eax
	xorl	%r9d, %r9d
	movq	-128(%rsp), %rsi
.LBB24_7:
	movq	%rax, -120(%rsp)
	vmovups	(%rdi), %zmm2
	movq	16(%rsi), %rax
	testq	%rax, %rax
	movq	%r9, -112(%rsp)
	je	.LBB24_8
	movq	%rdi, %r8
	movq	8(%rsi), %rcx
	leaq	4(,%r9,4), %rdx
	imulq	%rcx, %rdx
	imulq	%r9, %rcx
	movq	(%rsi), %r15
	movq	%rsi, %r9
	movq	24(%rsi), %rsi
	leaq	(%r15,%rcx,4), %rdi
	addq	$64, %r8
	movq	32(%r9), %r9
	movq	%rsi, %r10
	shlq	$6, %r10
	movl	%esi, %r11d
	andl	$3, %r11d
	movq	%rsi, %rbx
	andq	$-4, %rbx
	shlq	$2, %r9
	leaq	(%r15,%rdx), %r14
	addq	$12, %r14
	addq	%r15, %rdx
	xorl	%r15d, %r15d
	vmovaps	%zmm2, %zmm3
	jmp	.LBB24_35
	.p2align	4
.LBB24_41:
	addq	%r10, %r8
.LBB24_42:
	incq	%r15
	addq	%r9, %rdi
	addq	%r9, %r14
	addq	%r9, %rdx
	cmpq	%rax, %r15
	je	.LBB24_9
.LBB24_35:
	testq	%rsi, %rsi
	je	.LBB24_42
	movq	%r8, %r12
	cmpq	$4, %rsi
	jae	.LBB24_43
	xorl	%r13d, %r13d
	jmp	.LBB24_38
	.p2align	4
.LBB24_43:
	xorl	%ebp, %ebp
	.p2align	4
.LBB24_44:
	vmovups	(%r12), %zmm4
	vmovups	64(%r12), %zmm5
	vmovups	128(%r12), %zmm6
	vmovups	192(%r12), %zmm7
	vfmadd231ps	(%rdi,%rbp,4){1to16}, %zmm4, %zmm3
	vfmadd231ps	-12(%r14,%rbp,4){1to16}, %zmm4, %zmm2
	vfmadd231ps	4(%rdi,%rbp,4){1to16}, %zmm5, %zmm3
	vfmadd231ps	-8(%r14,%rbp,4){1to16}, %zmm5, %zmm2
	vfmadd231ps	8(%rdi,%rbp,4){1to16}, %zmm6, %zmm3
	vfmadd231ps	-4(%r14,%rbp,4){1to16}, %zmm6, %zmm2
	leaq	4(%rbp), %r13
	vfmadd231ps	12(%rdi,%rbp,4){1to16}, %zmm7, %zmm3
	vfmadd231ps	(%r14,%rbp,4){1to16}, %zmm7, %zmm2
	addq	$256, %r12
	movq	%r13, %rbp
	cmpq	%r13, %rbx
	jne	.LBB24_44
.LBB24_38:
	testq	%r11, %r11
	je	.LBB24_41
	leaq	(%rdx,%r13,4), %rbp
	leaq	(%rdi,%r13,4), %r13
	xorl	%ecx, %ecx
	.p2align	4
.LBB24_40:
	vmovups	(%r12), %zmm4
	vfmadd231ps	(%r13,%rcx,4){1to16}, %zmm4, %zmm3
	vfmadd231ps	(%rbp,%rcx,4){1to16}, %zmm4, %zmm2
	addq	$64, %r12
	incq	%rcx
	cmpq	%rcx, %r11
	jne	.LBB24_40
	jmp	.LBB24_41
.LBB24_8:
	vmovaps	%zmm2, %zmm3
.LBB24_9:
	movq	-128(%rsp), %r11
	movq	56(%r11), %rax
	addq	$-16, %rax
	movq	-72(%rsp), %r8
	cmpq	%r8, %rax
	cmovgeq	%r8, %rax
	movq	72(%r11), %rcx
	movq	%rcx, %rdx
	movq	-112(%rsp), %rbx
	imulq	%rbx, %rdx
	addq	%rax, %rdx
	movq	%rdx, %rsi
	movq	-96(%rsp), %r10
	imulq	%r10, %rsi
	movq	-16(%rsp), %rdi
	imulq	%r8, %rdi
	movq	-88(%rsp), %r9
	vaddps	(%r9,%rsi,4), %zmm3, %zmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%zmm4, %zmm3, %k1
	movq	-80(%rsp), %r8
	vmulps	(%r8,%rdi,4), %zmm3, %zmm3 {%k1}
	movq	64(%r11), %rsi
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rsi,%rdx,4)
	incq	%rbx
	imulq	%rcx, %rbx
	addq	%rax, %rbx
	movq	%rbx, %rax
	imulq	%r10, %rax
	vaddps	(%r9,%rax,4), %zmm2, %zmm2
	vcmpltps	%zmm4, %zmm2, %k1
	vmulps	(%r8,%rdi,4), %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rsi,%rbx,4)
	movq	%r11, %rsi
	movq	-120(%rsp), %r9
	movq	-104(%rsp), %rdi
	movq	-32(%rsp), %r8
.LBB24_10:
	cmpq	%r8, %r9
	jge	.LBB24_24
.LBB24_21:
	vmovups	(%rdi), %zmm2
	movq	16(%rsi), %rax
	testq	%rax, %rax
	je	.LBB24_22
	movq	8(%rsi), %rcx
	movq	%r9, %r12
	imulq	%r9, %rcx
	shlq	$2, %rcx
	addq	(%rsi), %rcx
	addq	$64, %rdi
	movq	24(%rsi), %rdx
	movq	32(%rsi), %rsi
	movq	%rdx, %r15
	shlq	$6, %r15
	movl	%edx, %r8d
	andl	$7, %r8d
	movq	%rdx, %r9
	andq	$-8, %r9
	shlq	$2, %rsi
	xorl	%r10d, %r10d
	jmp	.LBB24_26
	.p2align	4
.LBB24_31:
	addq	%r15, %rdi
.LBB24_32:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB24_23
.LBB24_26:
	testq	%rdx, %rdx
	je	.LBB24_32
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$8, %rdx
	jb	.LBB24_28
	.p2align	4
.LBB24_33:
	vbroadcastss	(%rcx,%rbx,4), %zmm3
	vfmadd132ps	(%r11), %zmm2, %zmm3
	vbroadcastss	4(%rcx,%rbx,4), %zmm2
	vfmadd132ps	64(%r11), %zmm3, %zmm2
	vbroadcastss	8(%rcx,%rbx,4), %zmm3
	vfmadd132ps	128(%r11), %zmm2, %zmm3
	vbroadcastss	12(%rcx,%rbx,4), %zmm2
	vfmadd132ps	192(%r11), %zmm3, %zmm2
	vbroadcastss	16(%rcx,%rbx,4), %zmm3
	vfmadd132ps	256(%r11), %zmm2, %zmm3
	vbroadcastss	20(%rcx,%rbx,4), %zmm2
	vfmadd132ps	320(%r11), %zmm3, %zmm2
	vbroadcastss	24(%rcx,%rbx,4), %zmm3
	vfmadd132ps	384(%r11), %zmm2, %zmm3
	vbroadcastss	28(%rcx,%rbx,4), %zmm2
	addq	$8, %rbx
	vfmadd132ps	448(%r11), %zmm3, %zmm2
	addq	$512, %r11
	cmpq	%rbx, %r9
	jne	.LBB24_33
.LBB24_28:
	testq	%r8, %r8
	je	.LBB24_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB24_30:
	vbroadcastss	(%rbx,%r14,4), %zmm3
	vfmadd231ps	(%r11), %zmm3, %zmm2
	addq	$64, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB24_30
	jmp	.LBB24_31
.LBB24_22:
	movq	%r9, %r12
.LBB24_23:
	movq	-128(%rsp), %rsi
	movq	56(%rsi), %rax
	movq	64(%rsi), %rcx
	addq	$-16, %rax
	movq	-72(%rsp), %rdx
	cmpq	%rdx, %rax
	cmovgeq	%rdx, %rax
	imulq	72(%rsi), %r12
	addq	%rax, %r12
	movq	-96(%rsp), %rdi
	imulq	%r12, %rdi
	movq	-16(%rsp), %rsi
	imulq	%rdx, %rsi
	movq	-88(%rsp), %rax
	vaddps	(%rax,%rdi,4), %zmm2, %zmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%zmm3, %zmm2, %k1
	movq	-80(%rsp), %rax
	vmulps	(%rax,%rsi,4), %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm0, %zmm0
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rcx,%r12,4)
.LBB24_24:
	addq	$16, %rsp
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
	.cfi_def_cfa_offset 72
	movq	-128(%rsp), %rsi
	jne	.LBB24_24
	xorl	%r9d, %r9d
	jmp	.LBB24_21
.Lfunc_end24:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end24-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5
	.weak	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5,@function
$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5:
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
	vmovups	(%rdx), %zmm0
	vmovups	64(%rdx), %zmm1
	movq	40(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -88(%rsp)
	movq	%r13, -112(%rsp)
	movq	%rdi, -32(%rsp)
	movq	%rax, -40(%rsp)
	jl	.LBB25_11
	movq	(%r13), %rax
	movq	%rax, -104(%rsp)
	movq	8(%r13), %r9
	movq	16(%r13), %r10
	leaq	128(%rdi), %rax
	movq	%rax, -72(%rsp)
	movq	72(%r13), %rax
	movq	%rax, -24(%rsp)
	movq	56(%r13), %rcx
	addq	$-16, %rcx
	movq	64(%r13), %rax
	movq	%rax, -56(%rsp)
	leaq	16(%rsi), %rax
	cmpq	%rsi, %rcx
	movq	%rsi, %r12
	cmovlq	%rcx, %r12
	cmpq	%rax, %rcx
	movq	%rax, -80(%rsp)
	cmovgeq	%rax, %rcx
	movq	%rcx, -48(%rsp)
	movq	%r9, %rax
	shlq	$5, %rax
	movq	%rax, -64(%rsp)
	leaq	(,%r9,4), %rdx
	movl	$8, %ecx
	xorl	%eax, %eax
	jmp	.LBB25_2
	.p2align	4
.LBB25_3:
	vmovaps	%zmm7, %zmm13
	vmovaps	%zmm9, %zmm15
	vmovaps	%zmm7, %zmm17
	vmovaps	%zmm9, %zmm2
	vmovaps	%zmm7, %zmm3
	vmovaps	%zmm9, %zmm4
	vmovaps	%zmm7, %zmm5
	vmovaps	%zmm9, %zmm6
	vmovaps	%zmm7, %zmm8
	vmovaps	%zmm9, %zmm10
	vmovaps	%zmm7, %zmm11
	vmovaps	%zmm9, %zmm12
	vmovaps	%zmm7, %zmm14
	vmovaps	%zmm9, %zmm16
.LBB25_4:
	movq	%rax, %rcx
	movq	-24(%rsp), %rsi
	imulq	%rsi, %rcx
	vmaxps	%zmm17, %zmm0, %zmm17
	vminps	%zmm17, %zmm1, %zmm17
	movq	-56(%rsp), %r8
	leaq	(%r8,%rcx,4), %rcx
	vmovups	%zmm17, (%rcx,%r12,4)
	vmaxps	%zmm15, %zmm0, %zmm15
	vminps	%zmm15, %zmm1, %zmm15
	movq	-48(%rsp), %rdi
	vmovups	%zmm15, (%rcx,%rdi,4)
	movq	%rax, %rcx
	orq	$1, %rcx
	imulq	%rsi, %rcx
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	leaq	(%r8,%rcx,4), %rcx
	vmovups	%zmm13, (%rcx,%r12,4)
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	vmovups	%zmm9, (%rcx,%rdi,4)
	movq	%rax, %rcx
	orq	$2, %rcx
	imulq	%rsi, %rcx
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	leaq	(%r8,%rcx,4), %rcx
	vmovups	%zmm7, (%rcx,%r12,4)
	vmaxps	%zmm16, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rcx,%rdi,4)
	movq	%rax, %rcx
	orq	$3, %rcx
	imulq	%rsi, %rcx
	vmaxps	%zmm14, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	leaq	(%r8,%rcx,4), %rcx
	vmovups	%zmm7, (%rcx,%r12,4)
	vmaxps	%zmm12, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rcx,%rdi,4)
	movq	%rax, %rcx
	orq	$4, %rcx
	imulq	%rsi, %rcx
	vmaxps	%zmm11, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	leaq	(%r8,%rcx,4), %rcx
	vmovups	%zmm7, (%rcx,%r12,4)
	vmaxps	%zmm10, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rcx,%rdi,4)
	movq	%rax, %rcx
	orq	$5, %rcx
	imulq	%rsi, %rcx
	vmaxps	%zmm8, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	leaq	(%r8,%rcx,4), %rcx
	vmovups	%zmm7, (%rcx,%r12,4)
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rcx,%rdi,4)
	movq	%rax, %rcx
	orq	$6, %rcx
	imulq	%rsi, %rcx
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	leaq	(%r8,%rcx,4), %rcx
	vmovups	%zmm5, (%rcx,%r12,4)
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rcx,%rdi,4)
	orq	$7, %rax
	imulq	%rsi, %rax
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	leaq	(%r8,%rax,4), %rax
	vmovups	%zmm3, (%rax,%r12,4)
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%rdi,4)
	movq	-96(%rsp), %r8
	leaq	8(%r8), %rcx
	movq	-64(%rsp), %rax
	addq	%rax, -104(%rsp)
	movq	%r8, %rax
	movq	-40(%rsp), %r11
	cmpq	%rcx, %r11
	movq	-32(%rsp), %rdi
	jl	.LBB25_5
.LBB25_2:
	movq	%rcx, -96(%rsp)
	vmovups	(%rdi), %zmm7
	vmovups	64(%rdi), %zmm9
	testq	%r10, %r10
	je	.LBB25_3
	movq	-112(%rsp), %rcx
	movq	24(%rcx), %rsi
	movq	32(%rcx), %rcx
	movq	%rsi, %rbp
	shlq	$7, %rbp
	shlq	$2, %rcx
	movq	-104(%rsp), %rdi
	vmovaps	%zmm7, %zmm13
	vmovaps	%zmm9, %zmm15
	vmovaps	%zmm7, %zmm17
	movq	-72(%rsp), %r8
	xorl	%r11d, %r11d
	vmovaps	%zmm9, %zmm2
	vmovaps	%zmm7, %zmm3
	vmovaps	%zmm9, %zmm4
	vmovaps	%zmm7, %zmm5
	vmovaps	%zmm9, %zmm6
	vmovaps	%zmm7, %zmm8
	vmovaps	%zmm9, %zmm10
	vmovaps	%zmm7, %zmm11
	vmovaps	%zmm9, %zmm12
	vmovaps	%zmm7, %zmm14
	vmovaps	%zmm9, %zmm16
	jmp	.LBB25_56
	.p2align	4
.LBB25_60:
	incq	%r11
	addq	%rcx, %rdi
	cmpq	%r10, %r11
	je	.LBB25_4
.LBB25_56:
	testq	%rsi, %rsi
	je	.LBB25_60
	movq	%r8, %r13
	xorl	%ebx, %ebx
	.p2align	4
.LBB25_58:
	leaq	(%rdi,%rbx,4), %r15
	vbroadcastss	(%rdi,%rbx,4), %zmm18
	incq	%rbx
	vmovups	(%r13), %zmm19
	vmovups	64(%r13), %zmm20
	vfmadd231ps	%zmm19, %zmm18, %zmm17
	vfmadd231ps	%zmm18, %zmm20, %zmm15
	leaq	(%r15,%rdx), %r14
	vbroadcastss	(%r15,%r9,4), %zmm18
	vfmadd231ps	%zmm19, %zmm18, %zmm13
	vfmadd231ps	%zmm18, %zmm20, %zmm9
	addq	%rdx, %r14
	vbroadcastss	(%r15,%r9,8), %zmm18
	vfmadd231ps	%zmm19, %zmm18, %zmm7
	vfmadd231ps	%zmm18, %zmm20, %zmm16
	vbroadcastss	(%r14,%r9,4), %zmm18
	vfmadd231ps	%zmm19, %zmm18, %zmm14
	vfmadd231ps	%zmm18, %zmm20, %zmm12
	leaq	(%rdx,%rdx), %r15
	addq	%r14, %r15
	vbroadcastss	(%r14,%r9,8), %zmm18
	vfmadd231ps	%zmm19, %zmm18, %zmm11
	vfmadd231ps	%zmm18, %zmm20, %zmm10
	leaq	(%r15,%r9,4), %r14
	vbroadcastss	(%r15,%r9,4), %zmm18
	vfmadd231ps	%zmm19, %zmm18, %zmm8
	vfmadd231ps	%zmm18, %zmm20, %zmm6
	vbroadcastss	(%rdx,%r14), %zmm18
	addq	%rdx, %r14
	vfmadd231ps	%zmm19, %zmm18, %zmm5
	vfmadd231ps	%zmm18, %zmm20, %zmm4
	vbroadcastss	(%rdx,%r14), %zmm18
	vfmadd231ps	%zmm19, %zmm18, %zmm3
	vfmadd231ps	%zmm20, %zmm18, %zmm2
	subq	$-128, %r13
	cmpq	%rbx, %rsi
	jne	.LBB25_58
	addq	%rbp, %r8
	jmp	.LBB25_60
.LBB25_11:
	cmpq	$4, %rax
	jl	.LBB25_17
	leaq	16(%rsi), %r9
	movl	$4, %eax
	xorl	%r8d, %r8d
	jmp	.LBB25_13
.LBB25_5:
	movq	%r8, %rax
	orq	$4, %rax
	cmpq	%rax, %r11
	movq	-80(%rsp), %r9
	jge	.LBB25_13
.LBB25_6:
	leaq	2(%r8), %rax
	cmpq	%rax, %r11
	movq	-112(%rsp), %r13
	jge	.LBB25_7
	jmp	.LBB25_10
.LBB25_13:
	movq	-112(%rsp), %rcx
	movq	(%rcx), %r10
	movq	8(%rcx), %rdx
	movq	16(%rcx), %rsi
	leaq	128(%rdi), %r11
	movq	%r11, -8(%rsp)
	movq	72(%rcx), %r11
	movq	%r11, -48(%rsp)
	movq	56(%rcx), %r11
	addq	$-16, %r11
	movq	64(%rcx), %rcx
	movq	%rcx, -64(%rsp)
	movq	-88(%rsp), %rcx
	cmpq	%rcx, %r11
	cmovlq	%r11, %rcx
	movq	%rcx, -72(%rsp)
	cmpq	%r9, %r11
	cmovgeq	%r9, %r11
	movq	%r11, -56(%rsp)
	leaq	(,%rdx,8), %rcx
	movq	%rcx, -24(%rsp)
	movq	%r10, -80(%rsp)
	leaq	4(%r10), %rcx
	movq	%rcx, -16(%rsp)
	movq	%r8, %rbp
	jmp	.LBB25_14
	.p2align	4
.LBB25_15:
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm3, %zmm9
.LBB25_16:
	movq	%rbp, %rax
	movq	-48(%rsp), %rcx
	imulq	%rcx, %rax
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	movq	-64(%rsp), %r8
	leaq	(%r8,%rax,4), %rax
	movq	-72(%rsp), %r9
	vmovups	%zmm9, (%rax,%r9,4)
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	movq	-56(%rsp), %rdi
	vmovups	%zmm8, (%rax,%rdi,4)
	leaq	1(%rbp), %rax
	imulq	%rcx, %rax
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	leaq	(%r8,%rax,4), %rax
	vmovups	%zmm7, (%rax,%r9,4)
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rax,%rdi,4)
	leaq	2(%rbp), %rax
	imulq	%rcx, %rax
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	leaq	(%r8,%rax,4), %rax
	vmovups	%zmm5, (%rax,%r9,4)
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rax,%rdi,4)
	addq	$3, %rbp
	imulq	%rcx, %rbp
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	leaq	(%r8,%rbp,4), %rax
	vmovups	%zmm3, (%rax,%r9,4)
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%rdi,4)
	movq	-96(%rsp), %r8
	leaq	4(%r8), %rax
	movq	%r8, %rbp
	movq	-40(%rsp), %r11
	cmpq	%rax, %r11
	movq	-32(%rsp), %rdi
	jl	.LBB25_6
.LBB25_14:
	movq	%rax, -96(%rsp)
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	testq	%rsi, %rsi
	je	.LBB25_15
	movq	%rbp, %rax
	imulq	%rdx, %rax
	movq	-80(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rcx
	movq	-112(%rsp), %rax
	movq	24(%rax), %r12
	movq	32(%rax), %rax
	movq	%r12, %rdi
	shlq	$7, %rdi
	movq	%rdi, -104(%rsp)
	movq	%r12, %r8
	andq	$-2, %r8
	shlq	$2, %rax
	leaq	4(,%rbp,4), %rdi
	imulq	%rdx, %rdi
	movq	-16(%rsp), %r10
	addq	%r10, %rdi
	leaq	12(,%rbp,4), %r11
	imulq	%rdx, %r11
	addq	%r10, %r11
	leaq	8(,%rbp,4), %r9
	imulq	%rdx, %r9
	addq	%r10, %r9
	movq	-8(%rsp), %r10
	xorl	%r14d, %r14d
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm3, %zmm9
	jmp	.LBB25_46
	.p2align	4
.LBB25_51:
	addq	-104(%rsp), %r10
.LBB25_52:
	incq	%r14
	addq	%rax, %rcx
	addq	%rax, %rdi
	addq	%rax, %r11
	addq	%rax, %r9
	cmpq	%rsi, %r14
	je	.LBB25_16
.LBB25_46:
	testq	%r12, %r12
	je	.LBB25_52
	movq	%r10, %rbx
	cmpq	$1, %r12
	jne	.LBB25_53
	xorl	%r13d, %r13d
	jmp	.LBB25_49
	.p2align	4
.LBB25_53:
	xorl	%r15d, %r15d
	.p2align	4
.LBB25_54:
	vbroadcastss	(%rcx,%r15,4), %zmm10
	vmovups	(%rbx), %zmm11
	vmovups	64(%rbx), %zmm12
	vmovups	128(%rbx), %zmm13
	vmovups	192(%rbx), %zmm14
	vfmadd231ps	%zmm11, %zmm10, %zmm9
	vbroadcastss	-4(%rdi,%r15,4), %zmm15
	vfmadd231ps	%zmm10, %zmm12, %zmm8
	vfmadd231ps	%zmm11, %zmm15, %zmm7
	vfmadd231ps	%zmm15, %zmm12, %zmm6
	vbroadcastss	-4(%r9,%r15,4), %zmm10
	vfmadd231ps	%zmm11, %zmm10, %zmm5
	vfmadd231ps	%zmm10, %zmm12, %zmm4
	vbroadcastss	-4(%r11,%r15,4), %zmm10
	vfmadd231ps	%zmm11, %zmm10, %zmm3
	vfmadd231ps	%zmm12, %zmm10, %zmm2
	leaq	2(%r15), %r13
	vbroadcastss	4(%rcx,%r15,4), %zmm10
	vfmadd231ps	%zmm13, %zmm10, %zmm9
	vfmadd231ps	%zmm10, %zmm14, %zmm8
	vbroadcastss	(%rdi,%r15,4), %zmm10
	vfmadd231ps	%zmm13, %zmm10, %zmm7
	vfmadd231ps	%zmm10, %zmm14, %zmm6
	vbroadcastss	(%r9,%r15,4), %zmm10
	vfmadd231ps	%zmm13, %zmm10, %zmm5
	vfmadd231ps	%zmm10, %zmm14, %zmm4
	vbroadcastss	(%r11,%r15,4), %zmm10
	vfmadd231ps	%zmm13, %zmm10, %zmm3
	vfmadd231ps	%zmm14, %zmm10, %zmm2
	addq	$256, %rbx
	movq	%r13, %r15
	cmpq	%r13, %r8
	jne	.LBB25_54
.LBB25_49:
	testb	$1, %r12b
	je	.LBB25_51
	vmovups	(%rbx), %zmm10
	vmovups	64(%rbx), %zmm11
	leaq	(%rcx,%r13,4), %rbx
	vbroadcastss	(%rcx,%r13,4), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm9
	vfmadd231ps	%zmm12, %zmm11, %zmm8
	leaq	(%rbx,%rdx,4), %r15
	vbroadcastss	(%rbx,%rdx,4), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm7
	vfmadd231ps	%zmm12, %zmm11, %zmm6
	vbroadcastss	(%rbx,%rdx,8), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm5
	vfmadd231ps	%zmm12, %zmm11, %zmm4
	movq	-24(%rsp), %rbx
	vbroadcastss	(%rbx,%r15), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm2
	jmp	.LBB25_51
.LBB25_17:
	cmpq	$1, %rax
	jle	.LBB25_19
	movl	$2, %eax
	xorl	%r8d, %r8d
.LBB25_7:
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r8, -96(%rsp)
	je	.LBB25_8
	movq	8(%r13), %rax
	leaq	4(,%r8,4), %rdx
	imulq	%rax, %rdx
	imulq	%r8, %rax
	movq	(%r13), %r15
	movq	24(%r13), %rsi
	leaq	(%r15,%rax,4), %r10
	leaq	128(%rdi), %r8
	movq	32(%r13), %r9
	movq	%rsi, %rdi
	shlq	$7, %rdi
	movl	%esi, %r11d
	andl	$3, %r11d
	movq	%rsi, %rbx
	andq	$-4, %rbx
	shlq	$2, %r9
	leaq	(%r15,%rdx), %r14
	addq	$12, %r14
	addq	%r15, %rdx
	xorl	%r15d, %r15d
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm3, %zmm5
	jmp	.LBB25_35
	.p2align	4
.LBB25_41:
	addq	%rdi, %r8
.LBB25_42:
	incq	%r15
	addq	%r9, %r10
	addq	%r9, %r14
	addq	%r9, %rdx
	cmpq	%rcx, %r15
	je	.LBB25_9
.LBB25_35:
	testq	%rsi, %rsi
	je	.LBB25_42
	movq	%r8, %r12
	cmpq	$4, %rsi
	jae	.LBB25_43
	xorl	%ebp, %ebp
	jmp	.LBB25_38
	.p2align	4
.LBB25_43:
	xorl	%r13d, %r13d
	.p2align	4
.LBB25_44:
	vbroadcastss	(%r10,%r13,4), %zmm6
	vmovups	(%r12), %zmm7
	vmovups	64(%r12), %zmm8
	vmovups	128(%r12), %zmm9
	vmovups	192(%r12), %zmm10
	vfmadd231ps	%zmm7, %zmm6, %zmm5
	vfmadd231ps	%zmm6, %zmm8, %zmm4
	vbroadcastss	-12(%r14,%r13,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm3
	vfmadd231ps	%zmm8, %zmm6, %zmm2
	vbroadcastss	4(%r10,%r13,4), %zmm6
	vfmadd231ps	%zmm9, %zmm6, %zmm5
	vbroadcastss	-8(%r14,%r13,4), %zmm7
	vfmadd231ps	%zmm6, %zmm10, %zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm3
	vmovups	256(%r12), %zmm6
	vmovups	320(%r12), %zmm8
	vfmadd231ps	%zmm10, %zmm7, %zmm2
	vbroadcastss	8(%r10,%r13,4), %zmm7
	vfmadd231ps	%zmm6, %zmm7, %zmm5
	vbroadcastss	-4(%r14,%r13,4), %zmm9
	vfmadd231ps	%zmm7, %zmm8, %zmm4
	vfmadd231ps	%zmm6, %zmm9, %zmm3
	vfmadd231ps	%zmm8, %zmm9, %zmm2
	leaq	4(%r13), %rbp
	vmovups	384(%r12), %zmm6
	vmovups	448(%r12), %zmm7
	vbroadcastss	12(%r10,%r13,4), %zmm8
	vfmadd231ps	%zmm6, %zmm8, %zmm5
	vfmadd231ps	%zmm8, %zmm7, %zmm4
	vbroadcastss	(%r14,%r13,4), %zmm8
	vfmadd231ps	%zmm6, %zmm8, %zmm3
	vfmadd231ps	%zmm7, %zmm8, %zmm2
	addq	$512, %r12
	movq	%rbp, %r13
	cmpq	%rbp, %rbx
	jne	.LBB25_44
.LBB25_38:
	testq	%r11, %r11
	je	.LBB25_41
	leaq	(%rdx,%rbp,4), %r13
	leaq	(%r10,%rbp,4), %rbp
	xorl	%eax, %eax
	.p2align	4
.LBB25_40:
	vmovups	(%r12), %zmm6
	vmovups	64(%r12), %zmm7
	vbroadcastss	(%rbp,%rax,4), %zmm8
	vfmadd231ps	%zmm6, %zmm8, %zmm5
	vbroadcastss	(%r13,%rax,4), %zmm9
	vfmadd231ps	%zmm8, %zmm7, %zmm4
	vfmadd231ps	%zmm6, %zmm9, %zmm3
	vfmadd231ps	%zmm7, %zmm9, %zmm2
	subq	$-128, %r12
	incq	%rax
	cmpq	%rax, %r11
	jne	.LBB25_40
	jmp	.LBB25_41
.LBB25_8:
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm3, %zmm5
.LBB25_9:
	movq	-112(%rsp), %r13
	movq	56(%r13), %rax
	movq	64(%r13), %rcx
	addq	$-16, %rax
	movq	-88(%rsp), %r8
	cmpq	%r8, %rax
	movq	%r8, %rdx
	cmovlq	%rax, %rdx
	movq	72(%r13), %rsi
	movq	%rsi, %rdi
	movq	-96(%rsp), %r9
	imulq	%r9, %rdi
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	leaq	(%rcx,%rdi,4), %rdi
	vmovups	%zmm5, (%rdi,%rdx,4)
	addq	$16, %r8
	cmpq	%r8, %rax
	cmovgeq	%r8, %rax
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rdi,%rax,4)
	incq	%r9
	imulq	%rsi, %r9
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	leaq	(%rcx,%r9,4), %rcx
	vmovups	%zmm3, (%rcx,%rdx,4)
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rcx,%rax,4)
	movq	-104(%rsp), %r8
	movq	-32(%rsp), %rdi
	movq	-40(%rsp), %r11
.LBB25_10:
	cmpq	%r11, %r8
	jge	.LBB25_24
.LBB25_21:
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB25_22
	movq	8(%r13), %rcx
	movq	%r8, %rbp
	imulq	%r8, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	subq	$-128, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %rsi
	movq	%rdx, %r15
	shlq	$7, %r15
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %rsi
	xorl	%r10d, %r10d
	jmp	.LBB25_26
	.p2align	4
.LBB25_31:
	movq	%r12, %rdi
	addq	%r15, %rdi
.LBB25_32:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB25_23
.LBB25_26:
	testq	%rdx, %rdx
	je	.LBB25_32
	movq	%rdi, %r12
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB25_28
	.p2align	4
.LBB25_33:
	vbroadcastss	(%rcx,%rbx,4), %zmm4
	vfmadd231ps	(%r11), %zmm4, %zmm3
	vfmadd231ps	64(%r11), %zmm4, %zmm2
	vbroadcastss	4(%rcx,%rbx,4), %zmm4
	vfmadd231ps	128(%r11), %zmm4, %zmm3
	vfmadd231ps	192(%r11), %zmm4, %zmm2
	vbroadcastss	8(%rcx,%rbx,4), %zmm4
	vfmadd231ps	256(%r11), %zmm4, %zmm3
	vfmadd231ps	320(%r11), %zmm4, %zmm2
	vbroadcastss	12(%rcx,%rbx,4), %zmm4
	addq	$4, %rbx
	vfmadd231ps	384(%r11), %zmm4, %zmm3
	vfmadd231ps	448(%r11), %zmm4, %zmm2
	addq	$512, %r11
	cmpq	%rbx, %r9
	jne	.LBB25_33
.LBB25_28:
	testq	%r8, %r8
	je	.LBB25_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB25_30:
	vbroadcastss	(%rbx,%r14,4), %zmm4
	vfmadd231ps	(%r11), %zmm4, %zmm3
	vfmadd231ps	64(%r11), %zmm4, %zmm2
	subq	$-128, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB25_30
	jmp	.LBB25_31
.LBB25_22:
	movq	%r8, %rbp
.LBB25_23:
	movq	-112(%rsp), %rsi
	movq	56(%rsi), %rax
	addq	$-16, %rax
	movq	-88(%rsp), %rdx
	cmpq	%rdx, %rax
	movq	%rdx, %rcx
	cmovlq	%rax, %rcx
	imulq	72(%rsi), %rbp
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	shlq	$2, %rbp
	addq	64(%rsi), %rbp
	vmovups	%zmm3, (%rbp,%rcx,4)
	addq	$16, %rdx
	cmpq	%rdx, %rax
	cmovlq	%rax, %rdx
	vmaxps	%zmm2, %zmm0, %zmm0
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rbp,%rdx,4)
.LBB25_24:
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
.LBB25_19:
	.cfi_def_cfa_offset 56
	jne	.LBB25_24
	xorl	%r8d, %r8d
	jmp	.LBB25_21
.Lfunc_end25:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5, .Lfunc_end25-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5
	.weak	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5,@function
$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5:
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
	vmovups	(%rdx), %zmm0
	vmovups	64(%rdx), %zmm1
	movq	40(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -96(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rdi, -32(%rsp)
	movq	%rax, -40(%rsp)
	jl	.LBB26_11
	movq	(%r13), %rdx
	movq	8(%r13), %r10
	movq	16(%r13), %r11
	leaq	192(%rdi), %rax
	movq	%rax, -80(%rsp)
	movq	72(%r13), %rax
	movq	%rax, -24(%rsp)
	movq	56(%r13), %r15
	addq	$-16, %r15
	movq	64(%r13), %rax
	movq	%rax, -48(%rsp)
	leaq	16(%rsi), %rax
	leaq	32(%rsi), %rcx
	cmpq	%rsi, %r15
	cmovlq	%r15, %rsi
	movq	%rsi, -56(%rsp)
	cmpq	%rax, %r15
	movq	%rax, -104(%rsp)
	cmovlq	%r15, %rax
	movq	%rax, -64(%rsp)
	cmpq	%rcx, %r15
	movq	%rcx, -88(%rsp)
	cmovgeq	%rcx, %r15
	movq	%r10, %rax
	shlq	$5, %rax
	movq	%rax, -72(%rsp)
	leaq	(,%r10,4), %rsi
	movl	$8, %ecx
	xorl	%eax, %eax
	jmp	.LBB26_2
	.p2align	4
.LBB26_3:
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
.LBB26_4:
	movq	%rax, %rcx
	movq	-24(%rsp), %rdx
	imulq	%rdx, %rcx
	vmaxps	%zmm25, %zmm0, %zmm25
	vminps	%zmm25, %zmm1, %zmm25
	movq	-48(%rsp), %rdi
	leaq	(%rdi,%rcx,4), %rcx
	movq	-56(%rsp), %r8
	vmovups	%zmm25, (%rcx,%r8,4)
	vmaxps	%zmm24, %zmm0, %zmm24
	vminps	%zmm24, %zmm1, %zmm24
	movq	-64(%rsp), %r9
	vmovups	%zmm24, (%rcx,%r9,4)
	vmaxps	%zmm23, %zmm0, %zmm23
	vminps	%zmm23, %zmm1, %zmm23
	vmovups	%zmm23, (%rcx,%r15,4)
	movq	%rax, %rcx
	orq	$1, %rcx
	imulq	%rdx, %rcx
	vmaxps	%zmm22, %zmm0, %zmm22
	vminps	%zmm22, %zmm1, %zmm22
	leaq	(%rdi,%rcx,4), %rcx
	vmovups	%zmm22, (%rcx,%r8,4)
	vmaxps	%zmm21, %zmm0, %zmm21
	vminps	%zmm21, %zmm1, %zmm21
	vmovups	%zmm21, (%rcx,%r9,4)
	vmaxps	%zmm20, %zmm0, %zmm20
	vminps	%zmm20, %zmm1, %zmm20
	vmovups	%zmm20, (%rcx,%r15,4)
	movq	%rax, %rcx
	orq	$2, %rcx
	imulq	%rdx, %rcx
	vmaxps	%zmm19, %zmm0, %zmm19
	vminps	%zmm19, %zmm1, %zmm19
	leaq	(%rdi,%rcx,4), %rcx
	vmovups	%zmm19, (%rcx,%r8,4)
	vmaxps	%zmm18, %zmm0, %zmm18
	vminps	%zmm18, %zmm1, %zmm18
	vmovups	%zmm18, (%rcx,%r9,4)
	vmaxps	%zmm17, %zmm0, %zmm17
	vminps	%zmm17, %zmm1, %zmm17
	vmovups	%zmm17, (%rcx,%r15,4)
	movq	%rax, %rcx
	orq	$3, %rcx
	imulq	%rdx, %rcx
	vmaxps	%zmm16, %zmm0, %zmm16
	vminps	%zmm16, %zmm1, %zmm16
	leaq	(%rdi,%rcx,4), %rcx
	vmovups	%zmm16, (%rcx,%r8,4)
	vmaxps	%zmm15, %zmm0, %zmm15
	vminps	%zmm15, %zmm1, %zmm15
	vmovups	%zmm15, (%rcx,%r9,4)
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	vmovups	%zmm14, (%rcx,%r15,4)
	movq	%rax, %rcx
	orq	$4, %rcx
	imulq	%rdx, %rcx
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	leaq	(%rdi,%rcx,4), %rcx
	vmovups	%zmm13, (%rcx,%r8,4)
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	vmovups	%zmm12, (%rcx,%r9,4)
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	vmovups	%zmm11, (%rcx,%r15,4)
	movq	%rax, %rcx
	orq	$5, %rcx
	imulq	%rdx, %rcx
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	leaq	(%rdi,%rcx,4), %rcx
	vmovups	%zmm10, (%rcx,%r8,4)
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	vmovups	%zmm9, (%rcx,%r9,4)
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%rcx,%r15,4)
	movq	%rax, %rcx
	orq	$6, %rcx
	imulq	%rdx, %rcx
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	leaq	(%rdi,%rcx,4), %rcx
	vmovups	%zmm7, (%rcx,%r8,4)
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rcx,%r9,4)
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rcx,%r15,4)
	orq	$7, %rax
	imulq	%rdx, %rax
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	leaq	(%rdi,%rax,4), %rax
	vmovups	%zmm4, (%rax,%r8,4)
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rax,%r9,4)
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%r15,4)
	movq	-112(%rsp), %r8
	leaq	8(%r8), %rcx
	movq	-16(%rsp), %rdx
	addq	-72(%rsp), %rdx
	movq	%r8, %rax
	movq	-40(%rsp), %r9
	cmpq	%rcx, %r9
	movq	-32(%rsp), %rdi
	jl	.LBB26_5
.LBB26_2:
	vmovups	(%rdi), %zmm4
	movq	%rcx, -112(%rsp)
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm2
	testq	%r11, %r11
	movq	%rdx, -16(%rsp)
	je	.LBB26_3
	movq	-120(%rsp), %rcx
	movq	24(%rcx), %rbx
	movq	32(%rcx), %r8
	movq	%rbx, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %r13
	shlq	$2, %r8
	movq	%rdx, %r9
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
	movq	-80(%rsp), %r14
	movl	$0, %ecx
	jmp	.LBB26_55
	.p2align	4
.LBB26_59:
	incq	%rcx
	addq	%r8, %r9
	cmpq	%r11, %rcx
	je	.LBB26_4
.LBB26_55:
	testq	%rbx, %rbx
	je	.LBB26_59
	movq	%r14, %rdi
	xorl	%r12d, %r12d
	.p2align	4
.LBB26_57:
	vmovups	(%rdi), %zmm28
	vmovups	64(%rdi), %zmm27
	vmovups	128(%rdi), %zmm26
	vbroadcastss	(%r9,%r12,4), %zmm29
	leaq	(%r9,%r12,4), %rbp
	vfmadd231ps	%zmm28, %zmm29, %zmm25
	vfmadd231ps	%zmm27, %zmm29, %zmm24
	vfmadd231ps	%zmm29, %zmm26, %zmm23
	vbroadcastss	(%rbp,%r10,4), %zmm29
	leaq	(%rbp,%rsi), %rdx
	vfmadd231ps	%zmm28, %zmm29, %zmm22
	vfmadd231ps	%zmm27, %zmm29, %zmm21
	vfmadd231ps	%zmm29, %zmm26, %zmm20
	vbroadcastss	(%rbp,%r10,8), %zmm29
	addq	%rsi, %rdx
	vfmadd231ps	%zmm28, %zmm29, %zmm19
	vfmadd231ps	%zmm27, %zmm29, %zmm18
	vfmadd231ps	%zmm29, %zmm26, %zmm17
	vbroadcastss	(%rdx,%r10,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm16
	vfmadd231ps	%zmm27, %zmm29, %zmm15
	vfmadd231ps	%zmm29, %zmm26, %zmm14
	leaq	(%rsi,%rsi), %rbp
	vbroadcastss	(%rdx,%r10,8), %zmm29
	addq	%rdx, %rbp
	vfmadd231ps	%zmm28, %zmm29, %zmm13
	vfmadd231ps	%zmm27, %zmm29, %zmm12
	vfmadd231ps	%zmm29, %zmm26, %zmm11
	vbroadcastss	(%rbp,%r10,4), %zmm29
	leaq	(%rbp,%r10,4), %rdx
	vfmadd231ps	%zmm28, %zmm29, %zmm10
	vfmadd231ps	%zmm27, %zmm29, %zmm9
	vfmadd231ps	%zmm29, %zmm26, %zmm8
	vbroadcastss	(%rsi,%rdx), %zmm29
	addq	%rsi, %rdx
	vfmadd231ps	%zmm28, %zmm29, %zmm7
	vfmadd231ps	%zmm27, %zmm29, %zmm6
	vfmadd231ps	%zmm29, %zmm26, %zmm5
	vbroadcastss	(%rsi,%rdx), %zmm29
	incq	%r12
	vfmadd231ps	%zmm28, %zmm29, %zmm4
	vfmadd231ps	%zmm27, %zmm29, %zmm3
	vfmadd231ps	%zmm26, %zmm29, %zmm2
	addq	$192, %rdi
	cmpq	%r12, %rbx
	jne	.LBB26_57
	addq	%r13, %r14
	jmp	.LBB26_59
.LBB26_11:
	cmpq	$4, %rax
	jl	.LBB26_17
	leaq	16(%rsi), %rax
	movq	%rax, -104(%rsp)
	leaq	32(%rsi), %r10
	movl	$4, %eax
	xorl	%r8d, %r8d
	jmp	.LBB26_13
.LBB26_5:
	movq	%r8, %rax
	orq	$4, %rax
	cmpq	%rax, %r9
	movq	-88(%rsp), %r10
	jge	.LBB26_13
.LBB26_6:
	leaq	2(%r8), %rax
	cmpq	%rax, %r9
	jge	.LBB26_7
	jmp	.LBB26_10
.LBB26_13:
	movq	-120(%rsp), %rcx
	movq	(%rcx), %r9
	movq	8(%rcx), %rdx
	movq	16(%rcx), %rsi
	leaq	192(%rdi), %r11
	movq	%r11, -88(%rsp)
	movq	72(%rcx), %r11
	movq	%r11, -48(%rsp)
	movq	56(%rcx), %r11
	addq	$-16, %r11
	movq	64(%rcx), %rcx
	movq	%rcx, -64(%rsp)
	movq	-96(%rsp), %rcx
	cmpq	%rcx, %r11
	cmovlq	%r11, %rcx
	movq	%rcx, -72(%rsp)
	movq	-104(%rsp), %rcx
	cmpq	%rcx, %r11
	cmovlq	%r11, %rcx
	movq	%rcx, -104(%rsp)
	cmpq	%r10, %r11
	cmovgeq	%r10, %r11
	movq	%r11, -56(%rsp)
	leaq	(,%rdx,8), %rcx
	movq	%rcx, -24(%rsp)
	movq	%r9, -80(%rsp)
	leaq	4(%r9), %rcx
	movq	%rcx, -8(%rsp)
	movq	%r8, %rbp
	jmp	.LBB26_14
	.p2align	4
.LBB26_15:
	vmovaps	%zmm2, %zmm10
	vmovaps	%zmm3, %zmm11
	vmovaps	%zmm4, %zmm12
	vmovaps	%zmm2, %zmm13
	vmovaps	%zmm4, %zmm9
	vmovaps	%zmm3, %zmm8
	vmovaps	%zmm2, %zmm7
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm3, %zmm6
.LBB26_16:
	movq	%rbp, %rax
	movq	-48(%rsp), %rdi
	imulq	%rdi, %rax
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	movq	-64(%rsp), %r9
	leaq	(%r9,%rax,4), %rax
	movq	-72(%rsp), %r10
	vmovups	%zmm13, (%rax,%r10,4)
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	movq	-104(%rsp), %rcx
	vmovups	%zmm12, (%rax,%rcx,4)
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	movq	-56(%rsp), %r8
	vmovups	%zmm11, (%rax,%r8,4)
	leaq	1(%rbp), %rax
	imulq	%rdi, %rax
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	leaq	(%r9,%rax,4), %rax
	vmovups	%zmm10, (%rax,%r10,4)
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rax,%rcx,4)
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rax,%r8,4)
	leaq	2(%rbp), %rax
	imulq	%rdi, %rax
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	leaq	(%r9,%rax,4), %rax
	vmovups	%zmm2, (%rax,%r10,4)
	vmaxps	%zmm9, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%rcx,4)
	vmaxps	%zmm8, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%r8,4)
	addq	$3, %rbp
	imulq	%rdi, %rbp
	vmaxps	%zmm7, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	leaq	(%r9,%rbp,4), %rax
	vmovups	%zmm2, (%rax,%r10,4)
	vmaxps	%zmm5, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%rcx,4)
	vmaxps	%zmm6, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rax,%r8,4)
	movq	-112(%rsp), %r8
	leaq	4(%r8), %rax
	movq	%r8, %rbp
	movq	-40(%rsp), %r9
	cmpq	%rax, %r9
	movq	-32(%rsp), %rdi
	jl	.LBB26_6
.LBB26_14:
	vmovups	(%rdi), %zmm2
	movq	%rax, -112(%rsp)
	vmovups	64(%rdi), %zmm4
	vmovups	128(%rdi), %zmm3
	testq	%rsi, %rsi
	je	.LBB26_15
	movq	%rbp, %rax
	imulq	%rdx, %rax
	movq	-80(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rcx
	movq	-120(%rsp), %rdi
	movq	24(%rdi), %rax
	movq	32(%rdi), %r13
	movq	%rax, %rdi
	shlq	$6, %rdi
	leaq	(%rdi,%rdi,2), %rdi
	movq	%rdi, -16(%rsp)
	movq	%rax, %r8
	andq	$-2, %r8
	shlq	$2, %r13
	leaq	4(,%rbp,4), %r12
	imulq	%rdx, %r12
	movq	-8(%rsp), %r9
	addq	%r9, %r12
	leaq	12(,%rbp,4), %r10
	imulq	%rdx, %r10
	addq	%r9, %r10
	leaq	8(,%rbp,4), %rdi
	imulq	%rdx, %rdi
	addq	%r9, %rdi
	vmovaps	%zmm2, %zmm10
	vmovaps	%zmm3, %zmm11
	vmovaps	%zmm4, %zmm12
	vmovaps	%zmm2, %zmm13
	vmovaps	%zmm4, %zmm9
	vmovaps	%zmm3, %zmm8
	vmovaps	%zmm2, %zmm7
	vmovaps	%zmm4, %zmm5
	movq	-88(%rsp), %r11
	xorl	%r14d, %r14d
	vmovaps	%zmm3, %zmm6
	jmp	.LBB26_45
	.p2align	4
.LBB26_50:
	addq	-16(%rsp), %r11
.LBB26_51:
	incq	%r14
	addq	%r13, %rcx
	addq	%r13, %r12
	addq	%r13, %r10
	addq	%r13, %rdi
	cmpq	%rsi, %r14
	je	.LBB26_16
.LBB26_45:
	testq	%rax, %rax
	je	.LBB26_51
	movq	%r11, %rbx
	cmpq	$1, %rax
	jne	.LBB26_52
	xorl	%r9d, %r9d
	jmp	.LBB26_48
	.p2align	4
.LBB26_52:
	xorl	%r15d, %r15d
	.p2align	4
.LBB26_53:
	vbroadcastss	(%rcx,%r15,4), %zmm14
	vmovups	(%rbx), %zmm15
	vmovups	64(%rbx), %zmm16
	vmovups	128(%rbx), %zmm17
	vmovups	192(%rbx), %zmm18
	vfmadd231ps	%zmm15, %zmm14, %zmm13
	vfmadd231ps	%zmm16, %zmm14, %zmm12
	vfmadd231ps	%zmm14, %zmm17, %zmm11
	vbroadcastss	-4(%r12,%r15,4), %zmm14
	vfmadd231ps	%zmm15, %zmm14, %zmm10
	vfmadd231ps	%zmm16, %zmm14, %zmm4
	vbroadcastss	-4(%rdi,%r15,4), %zmm19
	vfmadd231ps	%zmm14, %zmm17, %zmm3
	vfmadd231ps	%zmm15, %zmm19, %zmm2
	vfmadd231ps	%zmm16, %zmm19, %zmm9
	vfmadd231ps	%zmm19, %zmm17, %zmm8
	vbroadcastss	-4(%r10,%r15,4), %zmm14
	vfmadd231ps	%zmm15, %zmm14, %zmm7
	vfmadd231ps	%zmm16, %zmm14, %zmm5
	vfmadd231ps	%zmm17, %zmm14, %zmm6
	leaq	2(%r15), %r9
	vmovups	256(%rbx), %zmm14
	vmovups	320(%rbx), %zmm15
	vbroadcastss	4(%rcx,%r15,4), %zmm16
	vfmadd231ps	%zmm18, %zmm16, %zmm13
	vfmadd231ps	%zmm14, %zmm16, %zmm12
	vfmadd231ps	%zmm16, %zmm15, %zmm11
	vbroadcastss	(%r12,%r15,4), %zmm16
	vfmadd231ps	%zmm18, %zmm16, %zmm10
	vfmadd231ps	%zmm14, %zmm16, %zmm4
	vfmadd231ps	%zmm16, %zmm15, %zmm3
	vbroadcastss	(%rdi,%r15,4), %zmm16
	vfmadd231ps	%zmm18, %zmm16, %zmm2
	vfmadd231ps	%zmm14, %zmm16, %zmm9
	vbroadcastss	(%r10,%r15,4), %zmm17
	vfmadd231ps	%zmm16, %zmm15, %zmm8
	vfmadd231ps	%zmm18, %zmm17, %zmm7
	vfmadd231ps	%zmm14, %zmm17, %zmm5
	vfmadd231ps	%zmm15, %zmm17, %zmm6
	addq	$384, %rbx
	movq	%r9, %r15
	cmpq	%r9, %r8
	jne	.LBB26_53
.LBB26_48:
	testb	$1, %al
	je	.LBB26_50
	vmovups	(%rbx), %zmm14
	vmovups	64(%rbx), %zmm15
	leaq	(%rcx,%r9,4), %r15
	vmovups	128(%rbx), %zmm16
	vbroadcastss	(%rcx,%r9,4), %zmm17
	vfmadd231ps	%zmm14, %zmm17, %zmm13
	vfmadd231ps	%zmm15, %zmm17, %zmm12
	vfmadd231ps	%zmm17, %zmm16, %zmm11
	leaq	(%r15,%rdx,4), %r9
	vbroadcastss	(%r15,%rdx,4), %zmm17
	vfmadd231ps	%zmm14, %zmm17, %zmm10
	vfmadd231ps	%zmm15, %zmm17, %zmm4
	vfmadd231ps	%zmm17, %zmm16, %zmm3
	vbroadcastss	(%r15,%rdx,8), %zmm17
	vfmadd231ps	%zmm14, %zmm17, %zmm2
	vfmadd231ps	%zmm15, %zmm17, %zmm9
	vfmadd231ps	%zmm17, %zmm16, %zmm8
	movq	-24(%rsp), %rbx
	vbroadcastss	(%rbx,%r9), %zmm17
	vfmadd231ps	%zmm14, %zmm17, %zmm7
	vfmadd231ps	%zmm15, %zmm17, %zmm5
	vfmadd231ps	%zmm16, %zmm17, %zmm6
	jmp	.LBB26_50
.LBB26_17:
	cmpq	$1, %rax
	jle	.LBB26_19
	movl	$2, %eax
	xorl	%r8d, %r8d
.LBB26_7:
	movq	%r8, -112(%rsp)
	vmovups	(%rdi), %zmm4
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm2
	movq	-120(%rsp), %r9
	movq	16(%r9), %rcx
	testq	%rcx, %rcx
	je	.LBB26_8
	movq	8(%r9), %rdx
	movq	%rdx, %r8
	movq	-112(%rsp), %r14
	imulq	%r14, %r8
	movq	(%r9), %rbx
	movq	24(%r9), %rsi
	leaq	(%rbx,%r8,4), %rbp
	leaq	192(%rdi), %r8
	movq	32(%r9), %r9
	movq	%rsi, %r10
	shlq	$6, %r10
	leaq	(%r10,%r10,2), %r10
	movq	%rsi, %r11
	andq	$-2, %r11
	shlq	$2, %r9
	leaq	4(,%r14,4), %r14
	imulq	%rdx, %r14
	addq	%r14, %rbx
	addq	$4, %rbx
	xorl	%r14d, %r14d
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm4, %zmm7
	jmp	.LBB26_35
	.p2align	4
.LBB26_40:
	addq	%r10, %r8
.LBB26_41:
	incq	%r14
	addq	%r9, %rbp
	addq	%r9, %rbx
	cmpq	%rcx, %r14
	je	.LBB26_9
.LBB26_35:
	testq	%rsi, %rsi
	je	.LBB26_41
	movq	%r8, %r15
	cmpq	$1, %rsi
	jne	.LBB26_42
	xorl	%r12d, %r12d
	jmp	.LBB26_38
	.p2align	4
.LBB26_42:
	xorl	%r13d, %r13d
	.p2align	4
.LBB26_43:
	vbroadcastss	(%rbp,%r13,4), %zmm8
	vmovups	(%r15), %zmm9
	vmovups	64(%r15), %zmm10
	vmovups	128(%r15), %zmm11
	vmovups	192(%r15), %zmm12
	vfmadd231ps	%zmm9, %zmm8, %zmm7
	vfmadd231ps	%zmm10, %zmm8, %zmm6
	vfmadd231ps	%zmm8, %zmm11, %zmm5
	vbroadcastss	-4(%rbx,%r13,4), %zmm8
	vfmadd231ps	%zmm9, %zmm8, %zmm4
	vfmadd231ps	%zmm10, %zmm8, %zmm3
	vfmadd231ps	%zmm11, %zmm8, %zmm2
	leaq	2(%r13), %r12
	vmovups	256(%r15), %zmm8
	vmovups	320(%r15), %zmm9
	vbroadcastss	4(%rbp,%r13,4), %zmm10
	vfmadd231ps	%zmm12, %zmm10, %zmm7
	vfmadd231ps	%zmm8, %zmm10, %zmm6
	vbroadcastss	(%rbx,%r13,4), %zmm11
	vfmadd231ps	%zmm10, %zmm9, %zmm5
	vfmadd231ps	%zmm12, %zmm11, %zmm4
	vfmadd231ps	%zmm8, %zmm11, %zmm3
	vfmadd231ps	%zmm9, %zmm11, %zmm2
	addq	$384, %r15
	movq	%r12, %r13
	cmpq	%r12, %r11
	jne	.LBB26_43
.LBB26_38:
	testb	$1, %sil
	je	.LBB26_40
	leaq	(,%r12,4), %r13
	addq	%rbp, %r13
	vmovups	(%r15), %zmm8
	vmovups	64(%r15), %zmm9
	vmovups	128(%r15), %zmm10
	vbroadcastss	(%rbp,%r12,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm7
	vfmadd231ps	%zmm9, %zmm11, %zmm6
	vfmadd231ps	%zmm11, %zmm10, %zmm5
	vbroadcastss	(%r13,%rdx,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm4
	vfmadd231ps	%zmm9, %zmm11, %zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm2
	jmp	.LBB26_40
.LBB26_8:
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm4, %zmm7
.LBB26_9:
	movq	-120(%rsp), %rdi
	movq	56(%rdi), %rcx
	movq	64(%rdi), %rdx
	addq	$-16, %rcx
	movq	-96(%rsp), %r10
	cmpq	%r10, %rcx
	movq	%r10, %rsi
	cmovlq	%rcx, %rsi
	movq	72(%rdi), %rdi
	movq	%rdi, %r8
	movq	-112(%rsp), %r11
	imulq	%r11, %r8
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	leaq	(%rdx,%r8,4), %r8
	vmovups	%zmm7, (%r8,%rsi,4)
	leaq	16(%r10), %r9
	cmpq	%r9, %rcx
	cmovlq	%rcx, %r9
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%r8,%r9,4)
	addq	$32, %r10
	cmpq	%r10, %rcx
	cmovgeq	%r10, %rcx
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%r8,%rcx,4)
	incq	%r11
	imulq	%rdi, %r11
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	leaq	(%rdx,%r11,4), %rdx
	vmovups	%zmm4, (%rdx,%rsi,4)
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rdx,%r9,4)
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rdx,%rcx,4)
	movq	%rax, %r8
	movq	-32(%rsp), %rdi
	movq	-40(%rsp), %r9
.LBB26_10:
	cmpq	%r9, %r8
	jge	.LBB26_24
.LBB26_21:
	vmovups	(%rdi), %zmm4
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm2
	movq	-120(%rsp), %rsi
	movq	16(%rsi), %rax
	testq	%rax, %rax
	je	.LBB26_22
	movq	8(%rsi), %rcx
	movq	%r8, %r13
	imulq	%r8, %rcx
	shlq	$2, %rcx
	addq	(%rsi), %rcx
	addq	$192, %rdi
	movq	24(%rsi), %rdx
	movq	32(%rsi), %rsi
	movq	%rdx, %r8
	shlq	$6, %r8
	leaq	(%r8,%r8,2), %r15
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %rsi
	xorl	%r10d, %r10d
	jmp	.LBB26_26
	.p2align	4
.LBB26_31:
	movq	%r12, %rdi
	addq	%r15, %rdi
.LBB26_32:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB26_23
.LBB26_26:
	testq	%rdx, %rdx
	je	.LBB26_32
	movq	%rdi, %r12
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB26_28
	.p2align	4
.LBB26_33:
	vbroadcastss	(%rcx,%rbx,4), %zmm5
	vfmadd231ps	(%r11), %zmm5, %zmm4
	vfmadd231ps	64(%r11), %zmm5, %zmm3
	vfmadd231ps	128(%r11), %zmm5, %zmm2
	vbroadcastss	4(%rcx,%rbx,4), %zmm5
	vfmadd231ps	192(%r11), %zmm5, %zmm4
	vfmadd231ps	256(%r11), %zmm5, %zmm3
	vfmadd231ps	320(%r11), %zmm5, %zmm2
	vbroadcastss	8(%rcx,%rbx,4), %zmm5
	vfmadd231ps	384(%r11), %zmm5, %zmm4
	vfmadd231ps	448(%r11), %zmm5, %zmm3
	vfmadd231ps	512(%r11), %zmm5, %zmm2
	vbroadcastss	12(%rcx,%rbx,4), %zmm5
	addq	$4, %rbx
	vfmadd231ps	576(%r11), %zmm5, %zmm4
	vfmadd231ps	640(%r11), %zmm5, %zmm3
	vfmadd231ps	704(%r11), %zmm5, %zmm2
	addq	$768, %r11
	cmpq	%rbx, %r9
	jne	.LBB26_33
.LBB26_28:
	testq	%r8, %r8
	je	.LBB26_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB26_30:
	vbroadcastss	(%rbx,%r14,4), %zmm5
	vfmadd231ps	(%r11), %zmm5, %zmm4
	vfmadd231ps	64(%r11), %zmm5, %zmm3
	vfmadd231ps	128(%r11), %zmm5, %zmm2
	addq	$192, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB26_30
	jmp	.LBB26_31
.LBB26_22:
	movq	%r8, %r13
.LBB26_23:
	movq	-120(%rsp), %rsi
	movq	56(%rsi), %rax
	addq	$-16, %rax
	movq	-96(%rsp), %rdx
	cmpq	%rdx, %rax
	movq	%rdx, %rcx
	cmovlq	%rax, %rcx
	imulq	72(%rsi), %r13
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	shlq	$2, %r13
	addq	64(%rsi), %r13
	vmovups	%zmm4, (%r13,%rcx,4)
	leaq	16(%rdx), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%r13,%rcx,4)
	addq	$32, %rdx
	cmpq	%rdx, %rax
	cmovlq	%rax, %rdx
	vmaxps	%zmm2, %zmm0, %zmm0
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%r13,%rdx,4)
.LBB26_24:
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
.LBB26_19:
	.cfi_def_cfa_offset 56
	jne	.LBB26_24
	xorl	%r8d, %r8d
	jmp	.LBB26_21
.Lfunc_end26:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5, .Lfunc_end26-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5
	.weak	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5,@function
$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5:
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
	vmovups	(%rdx), %zmm0
	vmovups	64(%rdx), %zmm1
	movq	40(%r13), %rax
	cmpq	$8, %rax
	movq	%r13, -96(%rsp)
	movq	%rsi, -64(%rsp)
	movq	%rdi, -32(%rsp)
	movq	%rax, -40(%rsp)
	jl	.LBB27_11
	movq	(%r13), %rdx
	movq	8(%r13), %r8
	movq	16(%r13), %r9
	leaq	64(%rdi), %rax
	movq	%rax, -56(%rsp)
	movq	72(%r13), %rax
	movq	%rax, -80(%rsp)
	movq	56(%r13), %rbx
	addq	$-16, %rbx
	cmpq	%rsi, %rbx
	cmovgeq	%rsi, %rbx
	shlq	$2, %rbx
	addq	64(%r13), %rbx
	movq	%r8, %rax
	shlq	$5, %rax
	movq	%rax, -48(%rsp)
	leaq	(,%r8,4), %r15
	movl	$8, %eax
	xorl	%r12d, %r12d
	jmp	.LBB27_2
	.p2align	4
.LBB27_3:
	vmovaps	%zmm2, %zmm3
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm2, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm2, %zmm9
.LBB27_4:
	movq	%r12, %rax
	movq	-80(%rsp), %rcx
	imulq	%rcx, %rax
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	vmovups	%zmm9, (%rbx,%rax,4)
	movq	%r12, %rax
	orq	$1, %rax
	imulq	%rcx, %rax
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%rbx,%rax,4)
	movq	%r12, %rax
	orq	$2, %rax
	imulq	%rcx, %rax
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rbx,%rax,4)
	movq	%r12, %rax
	orq	$3, %rax
	imulq	%rcx, %rax
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rbx,%rax,4)
	movq	%r12, %rax
	orq	$4, %rax
	imulq	%rcx, %rax
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rbx,%rax,4)
	movq	%r12, %rax
	orq	$5, %rax
	imulq	%rcx, %rax
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rbx,%rax,4)
	movq	%r12, %rax
	orq	$6, %rax
	imulq	%rcx, %rax
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rbx,%rax,4)
	orq	$7, %r12
	imulq	%rcx, %r12
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rbx,%r12,4)
	movq	-88(%rsp), %rsi
	leaq	8(%rsi), %rax
	movq	-72(%rsp), %rdx
	addq	-48(%rsp), %rdx
	movq	%rsi, %r12
	movq	-40(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-32(%rsp), %rdi
	jl	.LBB27_5
.LBB27_2:
	movq	%rax, -88(%rsp)
	vmovups	(%rdi), %zmm2
	testq	%r9, %r9
	movq	%rdx, -72(%rsp)
	je	.LBB27_3
	movq	-96(%rsp), %rcx
	movq	24(%rcx), %rax
	movq	32(%rcx), %rcx
	movq	%rax, %rsi
	shlq	$6, %rsi
	shlq	$2, %rcx
	movq	%rdx, %rdi
	movq	-56(%rsp), %r10
	xorl	%ebp, %ebp
	vmovaps	%zmm2, %zmm3
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm2, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm2, %zmm9
	jmp	.LBB27_56
	.p2align	4
.LBB27_60:
	incq	%rbp
	addq	%rcx, %rdi
	cmpq	%r9, %rbp
	je	.LBB27_4
.LBB27_56:
	testq	%rax, %rax
	je	.LBB27_60
	movq	%r10, %r13
	xorl	%r14d, %r14d
	.p2align	4
.LBB27_58:
	vmovups	(%r13), %zmm10
	vfmadd231ps	(%rdi,%r14,4){1to16}, %zmm10, %zmm9
	leaq	(%rdi,%r14,4), %rdx
	leaq	(%rdx,%r15), %r11
	vfmadd231ps	(%rdx,%r8,4){1to16}, %zmm10, %zmm8
	vfmadd231ps	(%rdx,%r8,8){1to16}, %zmm10, %zmm7
	addq	%r15, %r11
	vfmadd231ps	(%r11,%r8,4){1to16}, %zmm10, %zmm6
	leaq	(%r15,%r15), %rdx
	vfmadd231ps	(%r11,%r8,8){1to16}, %zmm10, %zmm5
	addq	%r11, %rdx
	leaq	(%rdx,%r8,4), %r11
	vfmadd231ps	(%rdx,%r8,4){1to16}, %zmm10, %zmm4
	vfmadd231ps	(%r15,%r11){1to16}, %zmm10, %zmm3
	incq	%r14
	addq	%r15, %r11
	vfmadd231ps	(%r15,%r11){1to16}, %zmm10, %zmm2
	addq	$64, %r13
	cmpq	%r14, %rax
	jne	.LBB27_58
	addq	%rsi, %r10
	jmp	.LBB27_60
.LBB27_11:
	cmpq	$3, %rax
	jle	.LBB27_17
	movl	$4, %eax
	xorl	%esi, %esi
	jmp	.LBB27_13
.LBB27_5:
	movq	%rsi, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	jge	.LBB27_13
.LBB27_6:
	leaq	2(%rsi), %rax
	cmpq	%rax, %rcx
	movq	-96(%rsp), %r13
	jge	.LBB27_7
	jmp	.LBB27_10
.LBB27_13:
	movq	-96(%rsp), %rcx
	movq	(%rcx), %r10
	movq	8(%rcx), %r8
	movq	16(%rcx), %r9
	leaq	64(%rdi), %rdx
	movq	%rdx, -16(%rsp)
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
	leaq	(,%r8,8), %rcx
	movq	%rcx, -80(%rsp)
	movq	%r10, -8(%rsp)
	leaq	4(%r10), %rcx
	movq	%rcx, -24(%rsp)
	movq	%rsi, %r12
	jmp	.LBB27_14
	.p2align	4
.LBB27_15:
	vmovaps	%zmm2, %zmm3
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm5
.LBB27_16:
	movq	%r12, %rax
	movq	-48(%rsp), %rcx
	imulq	%rcx, %rax
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	movq	-56(%rsp), %rdx
	vmovups	%zmm5, (%rdx,%rax,4)
	leaq	1(%r12), %rax
	imulq	%rcx, %rax
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rdx,%rax,4)
	leaq	2(%r12), %rax
	imulq	%rcx, %rax
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rdx,%rax,4)
	addq	$3, %r12
	imulq	%rcx, %r12
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rdx,%r12,4)
	movq	-88(%rsp), %rsi
	leaq	4(%rsi), %rax
	movq	%rsi, %r12
	movq	-40(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-32(%rsp), %rdi
	jl	.LBB27_6
.LBB27_14:
	movq	%rax, -88(%rsp)
	vmovups	(%rdi), %zmm2
	testq	%r9, %r9
	je	.LBB27_15
	movq	%r12, %rax
	imulq	%r8, %rax
	movq	-8(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rbp
	movq	-96(%rsp), %rax
	movq	24(%rax), %rdx
	movq	32(%rax), %rsi
	movq	%rdx, %rax
	shlq	$6, %rax
	movq	%rax, -72(%rsp)
	movq	%rdx, %r10
	andq	$-2, %r10
	shlq	$2, %rsi
	leaq	4(,%r12,4), %rax
	imulq	%r8, %rax
	movq	-24(%rsp), %rcx
	addq	%rcx, %rax
	leaq	12(,%r12,4), %r13
	imulq	%r8, %r13
	addq	%rcx, %r13
	leaq	8(,%r12,4), %rdi
	imulq	%r8, %rdi
	addq	%rcx, %rdi
	movq	-16(%rsp), %rbx
	xorl	%r11d, %r11d
	vmovaps	%zmm2, %zmm3
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm5
	jmp	.LBB27_46
	.p2align	4
.LBB27_51:
	addq	-72(%rsp), %rbx
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
	movq	%rbx, %r15
	cmpq	$1, %rdx
	jne	.LBB27_53
	xorl	%ecx, %ecx
	jmp	.LBB27_49
	.p2align	4
.LBB27_53:
	xorl	%r14d, %r14d
	.p2align	4
.LBB27_54:
	vmovups	(%r15), %zmm6
	vmovups	64(%r15), %zmm7
	vfmadd231ps	(%rbp,%r14,4){1to16}, %zmm6, %zmm5
	vfmadd231ps	-4(%rax,%r14,4){1to16}, %zmm6, %zmm4
	vfmadd231ps	-4(%rdi,%r14,4){1to16}, %zmm6, %zmm3
	vfmadd231ps	-4(%r13,%r14,4){1to16}, %zmm6, %zmm2
	leaq	2(%r14), %rcx
	vfmadd231ps	4(%rbp,%r14,4){1to16}, %zmm7, %zmm5
	vfmadd231ps	(%rax,%r14,4){1to16}, %zmm7, %zmm4
	vfmadd231ps	(%rdi,%r14,4){1to16}, %zmm7, %zmm3
	vfmadd231ps	(%r13,%r14,4){1to16}, %zmm7, %zmm2
	subq	$-128, %r15
	movq	%rcx, %r14
	cmpq	%rcx, %r10
	jne	.LBB27_54
.LBB27_49:
	testb	$1, %dl
	je	.LBB27_51
	leaq	(,%rcx,4), %r14
	addq	%rbp, %r14
	vmovups	(%r15), %zmm6
	vfmadd231ps	(%rbp,%rcx,4){1to16}, %zmm6, %zmm5
	leaq	(%r14,%r8,4), %rcx
	vfmadd231ps	(%r14,%r8,4){1to16}, %zmm6, %zmm4
	vfmadd231ps	(%r14,%r8,8){1to16}, %zmm6, %zmm3
	movq	-80(%rsp), %r14
	vfmadd231ps	(%r14,%rcx){1to16}, %zmm6, %zmm2
	jmp	.LBB27_51
.LBB27_17:
	cmpq	$1, %rax
	jle	.LBB27_19
	movl	$2, %eax
	xorl	%esi, %esi
.LBB27_7:
	movq	%rax, -80(%rsp)
	vmovups	(%rdi), %zmm2
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rsi, -88(%rsp)
	je	.LBB27_8
	movq	8(%r13), %rdx
	leaq	4(,%rsi,4), %rax
	imulq	%rdx, %rax
	imulq	%rsi, %rdx
	movq	(%r13), %r15
	movq	24(%r13), %rsi
	leaq	(%r15,%rdx,4), %r10
	leaq	64(%rdi), %r8
	movq	32(%r13), %r9
	movq	%rsi, %rdx
	shlq	$6, %rdx
	movq	%rdx, -72(%rsp)
	movl	%esi, %r11d
	andl	$3, %r11d
	movq	%rsi, %rbx
	andq	$-4, %rbx
	shlq	$2, %r9
	leaq	(%r15,%rax), %r14
	addq	$12, %r14
	addq	%r15, %rax
	xorl	%r15d, %r15d
	vmovaps	%zmm2, %zmm3
	jmp	.LBB27_35
	.p2align	4
.LBB27_41:
	addq	-72(%rsp), %r8
	movq	-32(%rsp), %rdi
.LBB27_42:
	incq	%r15
	addq	%r9, %r10
	addq	%r9, %r14
	addq	%r9, %rax
	cmpq	%rcx, %r15
	je	.LBB27_9
.LBB27_35:
	testq	%rsi, %rsi
	je	.LBB27_42
	movq	%r8, %r12
	cmpq	$4, %rsi
	jae	.LBB27_43
	xorl	%r13d, %r13d
	jmp	.LBB27_38
	.p2align	4
.LBB27_43:
	xorl	%ebp, %ebp
	.p2align	4
.LBB27_44:
	vmovups	(%r12), %zmm4
	vmovups	64(%r12), %zmm5
	vmovups	128(%r12), %zmm6
	vmovups	192(%r12), %zmm7
	vfmadd231ps	(%r10,%rbp,4){1to16}, %zmm4, %zmm3
	vfmadd231ps	-12(%r14,%rbp,4){1to16}, %zmm4, %zmm2
	vfmadd231ps	4(%r10,%rbp,4){1to16}, %zmm5, %zmm3
	vfmadd231ps	-8(%r14,%rbp,4){1to16}, %zmm5, %zmm2
	vfmadd231ps	8(%r10,%rbp,4){1to16}, %zmm6, %zmm3
	vfmadd231ps	-4(%r14,%rbp,4){1to16}, %zmm6, %zmm2
	leaq	4(%rbp), %r13
	vfmadd231ps	12(%r10,%rbp,4){1to16}, %zmm7, %zmm3
	vfmadd231ps	(%r14,%rbp,4){1to16}, %zmm7, %zmm2
	addq	$256, %r12
	movq	%r13, %rbp
	cmpq	%r13, %rbx
	jne	.LBB27_44
.LBB27_38:
	testq	%r11, %r11
	je	.LBB27_41
	leaq	(%rax,%r13,4), %rbp
	leaq	(%r10,%r13,4), %r13
	xorl	%edx, %edx
	.p2align	4
.LBB27_40:
	vmovups	(%r12), %zmm4
	vfmadd231ps	(%r13,%rdx,4){1to16}, %zmm4, %zmm3
	vfmadd231ps	(%rbp,%rdx,4){1to16}, %zmm4, %zmm2
	addq	$64, %r12
	incq	%rdx
	cmpq	%rdx, %r11
	jne	.LBB27_40
	jmp	.LBB27_41
.LBB27_8:
	vmovaps	%zmm2, %zmm3
.LBB27_9:
	movq	-96(%rsp), %r13
	movq	56(%r13), %rax
	movq	64(%r13), %rcx
	addq	$-16, %rax
	movq	-64(%rsp), %rdx
	cmpq	%rdx, %rax
	cmovgeq	%rdx, %rax
	movq	72(%r13), %rdx
	movq	%rdx, %rsi
	movq	-88(%rsp), %r8
	imulq	%r8, %rsi
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	leaq	(%rcx,%rsi,4), %rsi
	vmovups	%zmm3, (%rsi,%rax,4)
	incq	%r8
	imulq	%rdx, %r8
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	leaq	(%rcx,%r8,4), %rcx
	vmovups	%zmm2, (%rcx,%rax,4)
	movq	-80(%rsp), %rsi
	movq	-40(%rsp), %rcx
.LBB27_10:
	cmpq	%rcx, %rsi
	jge	.LBB27_24
.LBB27_21:
	vmovups	(%rdi), %zmm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB27_22
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
	andl	$7, %r8d
	movq	%rdx, %r9
	andq	$-8, %r9
	shlq	$2, %rsi
	xorl	%r10d, %r10d
	jmp	.LBB27_26
	.p2align	4
.LBB27_31:
	addq	%r15, %rdi
.LBB27_32:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB27_23
.LBB27_26:
	testq	%rdx, %rdx
	je	.LBB27_32
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$8, %rdx
	jb	.LBB27_28
	.p2align	4
.LBB27_33:
	vbroadcastss	(%rcx,%rbx,4), %zmm3
	vfmadd132ps	(%r11), %zmm2, %zmm3
	vbroadcastss	4(%rcx,%rbx,4), %zmm2
	vfmadd132ps	64(%r11), %zmm3, %zmm2
	vbroadcastss	8(%rcx,%rbx,4), %zmm3
	vfmadd132ps	128(%r11), %zmm2, %zmm3
	vbroadcastss	12(%rcx,%rbx,4), %zmm2
	vfmadd132ps	192(%r11), %zmm3, %zmm2
	vbroadcastss	16(%rcx,%rbx,4), %zmm3
	vfmadd132ps	256(%r11), %zmm2, %zmm3
	vbroadcastss	20(%rcx,%rbx,4), %zmm2
	vfmadd132ps	320(%r11), %zmm3, %zmm2
	vbroadcastss	24(%rcx,%rbx,4), %zmm3
	vfmadd132ps	384(%r11), %zmm2, %zmm3
	vbroadcastss	28(%rcx,%rbx,4), %zmm2
	addq	$8, %rbx
	vfmadd132ps	448(%r11), %zmm3, %zmm2
	addq	$512, %r11
	cmpq	%rbx, %r9
	jne	.LBB27_33
.LBB27_28:
	testq	%r8, %r8
	je	.LBB27_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB27_30:
	vbroadcastss	(%rbx,%r14,4), %zmm3
	vfmadd231ps	(%r11), %zmm3, %zmm2
	addq	$64, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB27_30
	jmp	.LBB27_31
.LBB27_22:
	movq	%rsi, %r12
.LBB27_23:
	movq	-96(%rsp), %rcx
	movq	56(%rcx), %rax
	addq	$-16, %rax
	movq	-64(%rsp), %rdx
	cmpq	%rdx, %rax
	cmovgeq	%rdx, %rax
	imulq	72(%rcx), %r12
	vmaxps	%zmm2, %zmm0, %zmm0
	vminps	%zmm0, %zmm1, %zmm0
	shlq	$2, %r12
	addq	64(%rcx), %r12
	vmovups	%zmm0, (%r12,%rax,4)
.LBB27_24:
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
	.cfi_def_cfa_offset 56
	jne	.LBB27_24
	xorl	%esi, %esi
	jmp	.LBB27_21
.Lfunc_end27:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5, .Lfunc_end27-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	vitruvian_peak_avx512
	.globl	vitruvian_peak_avx512
	.p2align	4
	.type	vitruvian_peak_avx512,@function
vitruvian_peak_avx512:
	jmp	($s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF)
.Lfunc_end28:
	.size	vitruvian_peak_avx512, .Lfunc_end28-vitruvian_peak_avx512
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
	je	.LBB29_1
	vmovaps	%zmm3, %zmm12
	cmpq	$1, %rdi
	je	.LBB29_5
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
.LBB29_4:
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
	jne	.LBB29_4
.LBB29_5:
	testb	$1, %dil
	je	.LBB29_7
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
	jmp	.LBB29_7
.LBB29_1:
	vmovaps	%zmm3, %zmm12
.LBB29_7:
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
.Lfunc_end29:
	.size	$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF, .Lfunc_end29-$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF
	.hidden	vitruvian_sampling_positions_avx512
	.globl	vitruvian_sampling_positions_avx512
	.p2align	4
	.type	vitruvian_sampling_positions_avx512,@function
vitruvian_sampling_positions_avx512:
	jmp	($s20VitruvianMicroAVX51222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF)
.Lfunc_end30:
	.size	vitruvian_sampling_positions_avx512, .Lfunc_end30-vitruvian_sampling_positions_avx512
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI31_0:
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
.LCPI31_1:
	.quad	0x41dfffffffc00000
.LCPI31_2:
	.quad	0xc1e0000000000000
.LCPI31_3:
	.quad	0x4338000000000000
.LCPI31_4:
	.quad	0x433800007fffffff
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI31_5:
	.long	16
.LCPI31_7:
	.long	4
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI31_6:
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
	jne	.LBB31_16
	jp	.LBB31_16
	vxorpd	%xmm2, %xmm2, %xmm2
	vucomisd	%xmm2, %xmm7
	jne	.LBB31_3
	jp	.LBB31_3
	testl	%esi, %esi
	jne	.LBB31_5
	jmp	.LBB31_30
.LBB31_16:
	testl	%esi, %esi
	je	.LBB31_30
	leal	2147483647(%rsi), %eax
	cmpl	$-2147483645, %eax
	setb	%r8b
	movq	%rcx, %rax
	subq	%rdx, %rax
	cmpq	$64, %rax
	setb	%r9b
	xorl	%eax, %eax
	orb	%r8b, %r9b
	jne	.LBB31_26
	xorl	%eax, %eax
	cmpl	$16, %esi
	jb	.LBB31_23
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
	vmovdqa64	.LCPI31_0(%rip), %zmm15
	xorl	%r8d, %r8d
	vxorpd	%xmm16, %xmm16, %xmm16
	vbroadcastsd	.LCPI31_1(%rip), %zmm17
	vbroadcastsd	.LCPI31_2(%rip), %zmm18
	vbroadcastsd	.LCPI31_3(%rip), %zmm19
	vbroadcastsd	.LCPI31_4(%rip), %zmm20
	vpbroadcastd	.LCPI31_5(%rip), %zmm21
	.p2align	4
.LBB31_20:
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
	jne	.LBB31_20
	cmpl	%esi, %eax
	je	.LBB31_30
	testb	$12, %sil
	je	.LBB31_26
.LBB31_23:
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
	vpor	.LCPI31_6(%rip), %xmm14, %xmm14
	vbroadcastsd	%xmm1, %ymm15
	vxorpd	%xmm16, %xmm16, %xmm16
	vbroadcastsd	.LCPI31_1(%rip), %ymm17
	vbroadcastsd	.LCPI31_2(%rip), %ymm18
	vbroadcastsd	.LCPI31_3(%rip), %ymm19
	vbroadcastsd	.LCPI31_4(%rip), %ymm20
	vpbroadcastd	.LCPI31_7(%rip), %xmm21
	.p2align	4
.LBB31_24:
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
	jne	.LBB31_24
	cmpl	%esi, %eax
	je	.LBB31_30
.LBB31_26:
	vmovsd	.LCPI31_2(%rip), %xmm7
	vmovsd	.LCPI31_3(%rip), %xmm8
	vmovsd	.LCPI31_1(%rip), %xmm9
	vmovsd	.LCPI31_4(%rip), %xmm10
	jmp	.LBB31_27
	.p2align	4
.LBB31_29:
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
	je	.LBB31_30
.LBB31_27:
	leal	(%rdi,%rax), %r8d
	vcvtsi2sd	%r8d, %xmm31, %xmm11
	vmulsd	%xmm5, %xmm11, %xmm12
	vaddsd	%xmm2, %xmm12, %xmm13
	vxorpd	%xmm12, %xmm12, %xmm12
	vucomisd	%xmm12, %xmm13
	jne	.LBB31_28
	jnp	.LBB31_29
.LBB31_28:
	vdivsd	%xmm13, %xmm6, %xmm12
	jmp	.LBB31_29
.LBB31_3:
	testl	%esi, %esi
	je	.LBB31_30
	vdivsd	%xmm7, %xmm6, %xmm2
.LBB31_5:
	leal	2147483647(%rsi), %eax
	cmpl	$-2147483645, %eax
	setb	%r8b
	movq	%rcx, %rax
	subq	%rdx, %rax
	cmpq	$64, %rax
	setb	%r9b
	xorl	%eax, %eax
	orb	%r8b, %r9b
	jne	.LBB31_14
	xorl	%eax, %eax
	cmpl	$16, %esi
	jb	.LBB31_11
	movl	%esi, %eax
	andl	$-16, %eax
	vbroadcastsd	%xmm2, %zmm5
	vpbroadcastd	%edi, %zmm6
	vbroadcastsd	%xmm3, %zmm7
	vbroadcastsd	%xmm0, %zmm8
	vbroadcastsd	%xmm4, %zmm9
	vmovdqa64	.LCPI31_0(%rip), %zmm10
	vbroadcastsd	%xmm1, %zmm11
	xorl	%r8d, %r8d
	vbroadcastsd	.LCPI31_1(%rip), %zmm12
	vbroadcastsd	.LCPI31_2(%rip), %zmm13
	vbroadcastsd	.LCPI31_3(%rip), %zmm14
	vbroadcastsd	.LCPI31_4(%rip), %zmm15
	vpbroadcastd	.LCPI31_5(%rip), %zmm16
	.p2align	4
.LBB31_8:
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
	jne	.LBB31_8
	cmpl	%esi, %eax
	je	.LBB31_30
	testb	$12, %sil
	je	.LBB31_14
.LBB31_11:
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
	vpor	.LCPI31_6(%rip), %xmm11, %xmm11
	vbroadcastsd	.LCPI31_1(%rip), %ymm12
	vbroadcastsd	.LCPI31_2(%rip), %ymm13
	vbroadcastsd	.LCPI31_3(%rip), %ymm14
	vbroadcastsd	.LCPI31_4(%rip), %ymm15
	vpbroadcastd	.LCPI31_7(%rip), %xmm16
	.p2align	4
.LBB31_12:
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
	jne	.LBB31_12
	cmpl	%esi, %eax
	je	.LBB31_30
.LBB31_14:
	vmovsd	.LCPI31_2(%rip), %xmm5
	vmovsd	.LCPI31_3(%rip), %xmm6
	vmovsd	.LCPI31_1(%rip), %xmm7
	vmovsd	.LCPI31_4(%rip), %xmm8
	.p2align	4
.LBB31_15:
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
	jne	.LBB31_15
.LBB31_30:
	vzeroupper
	retq
.Lfunc_end31:
	.size	$s20VitruvianMicroAVX51222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF, .Lfunc_end31-$s20VitruvianMicroAVX51222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF
	.hidden	vitruvian_sample_pixels_avx512
	.globl	vitruvian_sample_pixels_avx512
	.p2align	4
	.type	vitruvian_sample_pixels_avx512,@function
vitruvian_sample_pixels_avx512:
	jmp	($s20VitruvianMicroAVX51217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF)
.Lfunc_end32:
	.size	vitruvian_sample_pixels_avx512, .Lfunc_end32-vitruvian_sample_pixels_avx512
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI33_0:
	.long	31
.LCPI33_1:
	.long	32
.LCPI33_2:
	.byte	255
	.byte	0
	.byte	0
	.byte	0
.LCPI33_3:
	.long	512
.LCPI33_4:
	.long	1258291200
.LCPI33_5:
	.long	0xcb000000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI33_6:
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
.LCPI33_7:
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
.LCPI33_8:
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
.LCPI33_9:
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
.LCPI33_10:
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
.LCPI33_11:
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
.LCPI33_12:
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
.LCPI33_13:
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
.LCPI33_14:
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
.LCPI33_15:
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
.LCPI33_18:
	.long	2
	.long	5
	.long	6
	.long	3
.LCPI33_20:
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
.LCPI33_21:
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
.LCPI33_16:
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
.LCPI33_17:
	.zero	4
	.long	3
	.long	7
	.zero	4
	.zero	4
	.zero	4
	.zero	4
	.zero	4
.LCPI33_19:
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
.LCPI33_22:
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
	je	.LBB33_5
	movq	216(%rsp), %r9
	cmpq	$3, %rbx
	ja	.LBB33_6
	xorl	%edx, %edx
.LBB33_3:
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
	vmovss	.LCPI33_5(%rip), %xmm2
	vmovdqa	.LCPI33_20(%rip), %xmm3
	vpbroadcastd	.LCPI33_3(%rip), %xmm4
	vpbroadcastd	.LCPI33_4(%rip), %xmm5
	vbroadcastss	.LCPI33_5(%rip), %xmm6
	.p2align	4
.LBB33_4:
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
	jne	.LBB33_4
.LBB33_5:
	addq	$136, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB33_6:
	leaq	-1(%rbx), %rax
	leaq	4(%r9), %rsi
	movl	$12, %ecx
	mulq	%rcx
	seto	%cl
	leaq	(%r9,%rax), %rdi
	addq	$4, %rdi
	xorl	%edx, %edx
	cmpq	%rsi, %rdi
	jb	.LBB33_3
	testb	%cl, %cl
	jne	.LBB33_3
	leaq	8(%r9), %rsi
	addq	%r9, %rax
	addq	$8, %rax
	cmpq	%rsi, %rax
	jb	.LBB33_3
	testb	%cl, %cl
	jne	.LBB33_3
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
	jne	.LBB33_28
	andb	%r10b, %al
	movq	208(%rsp), %rbx
	jne	.LBB33_29
	andb	%r11b, %sil
	jne	.LBB33_29
	andb	%r13b, %dil
	jne	.LBB33_29
	andb	16(%rsp), %r8b
	jne	.LBB33_29
	andb	%cl, %r9b
	movq	216(%rsp), %r9
	jne	.LBB33_3
	cmpq	$16, %rbx
	jae	.LBB33_18
	xorl	%edx, %edx
	jmp	.LBB33_22
.LBB33_18:
	movq	%rbx, %rdx
	andq	$-16, %rdx
	vbroadcastss	%xmm29, %zmm0
	vbroadcastss	%xmm28, %zmm1
	xorl	%eax, %eax
	vpbroadcastd	.LCPI33_0(%rip), %zmm2
	vpbroadcastd	.LCPI33_1(%rip), %zmm3
	vpbroadcastd	.LCPI33_2(%rip), %zmm4
	vpbroadcastd	.LCPI33_3(%rip), %zmm5
	vpbroadcastd	.LCPI33_4(%rip), %zmm6
	vbroadcastss	.LCPI33_5(%rip), %zmm7
	vmovdqa64	.LCPI33_6(%rip), %zmm8
	vmovaps	.LCPI33_7(%rip), %zmm9
	vmovaps	.LCPI33_8(%rip), %zmm10
	vmovaps	.LCPI33_9(%rip), %zmm11
	vmovaps	.LCPI33_10(%rip), %zmm12
	vmovaps	.LCPI33_11(%rip), %zmm13
	vmovaps	.LCPI33_12(%rip), %zmm14
	movq	%r9, %rsi
	movq	192(%rsp), %rcx
	movq	200(%rsp), %rdi
	.p2align	4
.LBB33_19:
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
	jne	.LBB33_19
	cmpq	%rdx, %rbx
	je	.LBB33_5
	testb	$12, %bl
	je	.LBB33_3
.LBB33_22:
	movq	%rdx, %rax
	movq	%rbx, %rdx
	andq	$-4, %rdx
	vbroadcastss	%xmm29, %xmm0
	vbroadcastss	%xmm28, %xmm1
	leaq	(%rax,%rax,2), %rcx
	leaq	(%r9,%rcx,4), %rsi
	vpbroadcastd	.LCPI33_0(%rip), %xmm2
	vpbroadcastd	.LCPI33_1(%rip), %xmm3
	vpbroadcastd	.LCPI33_2(%rip), %ymm4
	vpbroadcastd	.LCPI33_3(%rip), %ymm5
	vpbroadcastd	.LCPI33_4(%rip), %ymm6
	vbroadcastss	.LCPI33_5(%rip), %ymm7
	vmovq	.LCPI33_21(%rip), %xmm8
	vmovdqa	.LCPI33_14(%rip), %xmm9
	vmovdqa	.LCPI33_15(%rip), %xmm10
	vmovdqa	.LCPI33_16(%rip), %ymm11
	vinsertf128	$1, %xmm0, %ymm0, %ymm12
	vinsertf128	$1, %xmm1, %ymm1, %ymm13
	vbroadcastsd	.LCPI33_22(%rip), %ymm14
	vmovaps	.LCPI33_18(%rip), %xmm15
	vmovaps	.LCPI33_19(%rip), %ymm16
	movq	192(%rsp), %rcx
	movq	200(%rsp), %rdi
	.p2align	4
.LBB33_23:
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
	jne	.LBB33_23
	cmpq	%rdx, %rbx
	jne	.LBB33_3
	jmp	.LBB33_5
.LBB33_28:
	movq	208(%rsp), %rbx
.LBB33_29:
	movq	216(%rsp), %r9
	jmp	.LBB33_3
.Lfunc_end33:
	.size	$s20VitruvianMicroAVX51217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF, .Lfunc_end33-$s20VitruvianMicroAVX51217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI34_0:
	.quad	1
	.quad	2
	.quad	3
	.quad	0
.LCPI34_1:
	.quad	1
	.quad	1
	.quad	0
	.quad	6
.LCPI34_5:
	.quad	3
	.quad	5
	.quad	5
	.quad	3
.LCPI34_7:
	.quad	0
	.quad	2
	.quad	5
	.quad	2
.LCPI34_8:
	.quad	1
	.quad	3
	.quad	1
	.quad	5
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI34_2:
	.quad	0
	.quad	0
	.quad	0
	.quad	10
	.quad	10
	.quad	1
	.quad	1
	.quad	11
.LCPI34_6:
	.quad	0
	.quad	1
	.quad	0
	.quad	3
	.quad	4
	.quad	5
	.quad	3
	.quad	5
.LCPI34_9:
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
.LCPI34_3:
	.quad	64
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI34_4:
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
	je	.LBB34_79
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
	jae	.LBB34_10
	xorl	%r15d, %r15d
.LBB34_3:
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
	jmp	.LBB34_6
	.p2align	4
.LBB34_4:
	imull	%esi, %eax
	cmpl	%r14d, %r13d
	movl	%r14d, %ebp
	cmovll	%r13d, %ebp
	movl	%ebp, %r8d
	sarl	$31, %r8d
	andnl	%ebp, %r8d, %r8d
.LBB34_5:
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
	je	.LBB34_22
.LBB34_6:
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
	jg	.LBB34_4
	xorl	%eax, %eax
	cmpl	%r14d, %r13d
	jge	.LBB34_9
	movl	%r13d, %r8d
	sarl	$31, %r8d
	andnl	%r13d, %r8d, %r8d
	jmp	.LBB34_5
.LBB34_9:
	movl	-84(%rsp), %esi
	movl	%esi, %r8d
	jmp	.LBB34_5
.LBB34_10:
	vbroadcasti64x4	.LCPI34_0(%rip), %zmm2
	vpermq	%zmm1, %zmm2, %zmm2
	vpermq	$230, %ymm1, %ymm3
	vmovdqu	(%r13), %ymm4
	vmovdqa	.LCPI34_1(%rip), %ymm5
	vpermi2q	%ymm1, %ymm4, %ymm5
	vpsubq	%ymm5, %ymm3, %ymm3
	vinserti128	$1, %xmm4, %ymm0, %ymm4
	vmovdqa64	.LCPI34_2(%rip), %zmm5
	vpermi2q	%zmm4, %zmm1, %zmm5
	vpsubq	%zmm5, %zmm2, %zmm2
	vpbroadcastq	.LCPI34_3(%rip), %zmm4
	vpcmpltuq	%zmm4, %zmm2, %k0
	vpcmpltuq	%ymm4, %ymm3, %k1
	korb	%k1, %k0, %k1
	vpmovm2d	%k1, %ymm2
	vpmovm2d	%k0, %ymm3
	vpblendd	$240, %ymm3, %ymm2, %ymm2
	vpmovd2m	%ymm2, %k0
	xorl	%r15d, %r15d
	kortestb	%k0, %k0
	jne	.LBB34_3
	movq	%r10, %rax
	subq	%rcx, %rax
	cmpq	$64, %rax
	jb	.LBB34_3
	movq	%r10, %rax
	subq	%r8, %rax
	cmpq	$64, %rax
	jb	.LBB34_3
	movq	-96(%rsp), %rdx
	cmpq	$16, %rdx
	jae	.LBB34_15
	xorl	%r15d, %r15d
	jmp	.LBB34_19
.LBB34_15:
	movq	%rdx, %r15
	andq	$-16, %r15
	movl	-84(%rsp), %eax
	vpbroadcastd	%eax, %zmm2
	vpbroadcastd	.LCPI34_4(%rip), %zmm3
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
.LBB34_16:
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
	jne	.LBB34_16
	cmpq	%r15, %rdx
	je	.LBB34_22
	testb	$12, -96(%rsp)
	je	.LBB34_3
.LBB34_19:
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
	vpbroadcastd	.LCPI34_4(%rip), %xmm9
	movq	-104(%rsp), %r9
	movq	-112(%rsp), %r8
	.p2align	4
.LBB34_20:
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
	jne	.LBB34_20
	cmpq	%r15, %rdx
	jne	.LBB34_3
.LBB34_22:
	movq	-96(%rsp), %r13
	leaq	-1(%r13), %rsi
	movl	%r13d, %r14d
	andl	$7, %r14d
	cmpq	$7, %rsi
	jae	.LBB34_24
	xorl	%ecx, %ecx
	movq	-32(%rsp), %r15
	jmp	.LBB34_26
.LBB34_24:
	movq	%r13, %rax
	andq	$-8, %rax
	vmovq	%xmm1, %rdx
	xorl	%ecx, %ecx
	movq	-32(%rsp), %r15
	.p2align	4
.LBB34_25:
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
	jne	.LBB34_25
.LBB34_26:
	testq	%r14, %r14
	je	.LBB34_29
	vmovq	%xmm1, %rdx
	leaq	(%rdx,%rcx,4), %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB34_28:
	movslq	(%rax,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rax,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r14
	jne	.LBB34_28
.LBB34_29:
	cmpq	$7, %rsi
	jae	.LBB34_31
	xorl	%r8d, %r8d
	jmp	.LBB34_33
.LBB34_31:
	movq	%r13, %rax
	andq	$-8, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB34_32:
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
	jne	.LBB34_32
.LBB34_33:
	testb	$7, %r13b
	je	.LBB34_36
	leaq	(%rbx,%r8,4), %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB34_35:
	movslq	(%rax,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rax,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %r14
	jne	.LBB34_35
.LBB34_36:
	movl	%r13d, %eax
	andl	$7, %eax
	cmpq	$7, %rsi
	jae	.LBB34_38
	xorl	%r9d, %r9d
	jmp	.LBB34_40
.LBB34_38:
	movq	%r13, %rcx
	andq	$-8, %rcx
	xorl	%r8d, %r8d
	.p2align	4
.LBB34_39:
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
	jne	.LBB34_39
.LBB34_40:
	testq	%rax, %rax
	je	.LBB34_43
	leaq	(%r11,%r9,4), %rcx
	xorl	%r8d, %r8d
	.p2align	4
.LBB34_42:
	movslq	(%rcx,%r8,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, (%rcx,%r8,4)
	incq	%r8
	cmpq	%r8, %rax
	jne	.LBB34_42
.LBB34_43:
	movl	%r13d, %eax
	andl	$7, %eax
	cmpq	$7, %rsi
	jae	.LBB34_45
	xorl	%r8d, %r8d
	jmp	.LBB34_47
.LBB34_45:
	movq	%r13, %rcx
	andq	$-8, %rcx
	xorl	%esi, %esi
	.p2align	4
.LBB34_46:
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
	jne	.LBB34_46
.LBB34_47:
	testq	%rax, %rax
	je	.LBB34_50
	leaq	(%r10,%r8,4), %rcx
	xorl	%esi, %esi
	.p2align	4
.LBB34_49:
	movslq	(%rcx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rcx,%rsi,4)
	incq	%rsi
	cmpq	%rsi, %rax
	jne	.LBB34_49
.LBB34_50:
	testb	$1, -36(%rsp)
	movq	-112(%rsp), %r8
	je	.LBB34_51
.LBB34_79:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB34_51:
	cmpq	$3, %r13
	ja	.LBB34_63
	xorl	%esi, %esi
	jmp	.LBB34_53
.LBB34_63:
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
	vmovdqa	.LCPI34_5(%rip), %ymm8
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
	vmovdqa64	.LCPI34_6(%rip), %zmm5
	vpermq	%zmm4, %zmm5, %zmm5
	vpcmpltuq	%zmm5, %zmm7, %k0
	vmovdqa	.LCPI34_7(%rip), %ymm5
	vpermi2q	%ymm2, %ymm3, %ymm5
	vmovdqa	.LCPI34_8(%rip), %ymm3
	vpermi2q	%ymm2, %ymm1, %ymm3
	vinserti64x4	$1, %ymm5, %zmm3, %zmm1
	vmovdqa64	.LCPI34_9(%rip), %zmm2
	vpermq	%zmm4, %zmm2, %zmm2
	vpcmpltuq	%zmm2, %zmm1, %k1
	cmpq	%r13, %r10
	setb	%r14b
	cmpq	%rsi, %r8
	setb	%r15b
	xorl	%esi, %esi
	ktestb	%k1, %k0
	jne	.LBB34_80
	andb	-80(%rsp), %al
	movq	-96(%rsp), %r13
	jne	.LBB34_81
	andb	-48(%rsp), %cl
	jne	.LBB34_81
	andb	-56(%rsp), %dil
	jne	.LBB34_81
	movzbl	-72(%rsp), %eax
	andb	%al, -64(%rsp)
	jne	.LBB34_81
	andb	%r12b, %r9b
	movq	-112(%rsp), %r8
	jne	.LBB34_53
	andb	%r15b, %r14b
	jne	.LBB34_53
	cmpq	$16, %r13
	jae	.LBB34_72
	xorl	%esi, %esi
	jmp	.LBB34_76
.LBB34_72:
	movq	%r13, %rsi
	andq	$-16, %rsi
	vpbroadcastd	.LCPI34_4(%rip), %zmm1
	vpermd	%zmm0, %zmm1, %zmm1
	vpbroadcastd	%xmm0, %zmm2
	xorl	%eax, %eax
	vpternlogd	$255, %zmm3, %zmm3, %zmm3
	movq	-104(%rsp), %rcx
	.p2align	4
.LBB34_73:
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
	jne	.LBB34_73
	cmpq	%rsi, %r13
	je	.LBB34_79
	testb	$12, %r13b
	je	.LBB34_53
.LBB34_76:
	movq	%rsi, %rax
	movq	%r13, %rsi
	andq	$-4, %rsi
	vpshufd	$85, %xmm0, %xmm1
	vpbroadcastd	%xmm0, %xmm2
	vpcmpeqd	%xmm3, %xmm3, %xmm3
	movq	-104(%rsp), %rcx
	.p2align	4
.LBB34_77:
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
	jne	.LBB34_77
	cmpq	%rsi, %r13
	jne	.LBB34_53
	jmp	.LBB34_79
.LBB34_80:
	movq	-96(%rsp), %r13
.LBB34_81:
	movq	-112(%rsp), %r8
.LBB34_53:
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
	jmp	.LBB34_55
	.p2align	4
.LBB34_54:
	testb	$2, %bl
	cmovel	%r9d, %r11d
	movl	%r11d, (%rax,%r10,4)
	incq	%r10
	cmpq	%r10, %r13
	je	.LBB34_79
.LBB34_55:
	vmovd	(%r8,%r10,4), %xmm2
	vpinsrd	$1, (%rsi,%r10,4), %xmm2, %xmm2
	vmovq	%xmm2, %xmm2
	vpsrad	$5, %xmm2, %xmm2
	vpcmpnltud	%xmm2, %xmm0, %k0
	kmovd	%k0, %r11d
	movl	$0, %ebx
	testb	$1, %r11b
	je	.LBB34_57
	movl	(%rdx,%r10,4), %ebx
.LBB34_57:
	testb	$2, %r11b
	cmovel	%r9d, %ebx
	movl	%ebx, (%rdx,%r10,4)
	movl	$0, %ebp
	testb	$1, %r11b
	je	.LBB34_59
	movl	(%rdi,%r10,4), %ebp
.LBB34_59:
	vpsubd	%xmm1, %xmm2, %xmm2
	vpcmpnltud	%xmm2, %xmm0, %k0
	kmovd	%k0, %ebx
	testb	$2, %bl
	cmovel	%r9d, %ebp
	movl	%ebp, (%rdi,%r10,4)
	movl	$0, %ebp
	testb	$1, %bl
	je	.LBB34_61
	movl	(%rcx,%r10,4), %ebp
.LBB34_61:
	testb	$2, %r11b
	cmovel	%r9d, %ebp
	movl	%ebp, (%rcx,%r10,4)
	movl	$0, %r11d
	testb	$1, %bl
	je	.LBB34_54
	movl	(%rax,%r10,4), %r11d
	jmp	.LBB34_54
.Lfunc_end34:
	.size	$s20VitruvianMicroAVX5120B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF, .Lfunc_end34-$s20VitruvianMicroAVX5120B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF
	.hidden	vitruvian_sample_pixels_as_bytes_avx512
	.globl	vitruvian_sample_pixels_as_bytes_avx512
	.p2align	4
	.type	vitruvian_sample_pixels_as_bytes_avx512,@function
vitruvian_sample_pixels_as_bytes_avx512:
	jmp	($s20VitruvianMicroAVX51224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF)
.Lfunc_end35:
	.size	vitruvian_sample_pixels_as_bytes_avx512, .Lfunc_end35-vitruvian_sample_pixels_as_bytes_avx512
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI36_0:
	.long	31
.LCPI36_1:
	.long	32
.LCPI36_2:
	.byte	255
	.byte	0
	.byte	0
	.byte	0
.LCPI36_4:
	.long	512
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI36_3:
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
.LCPI36_5:
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
.LCPI36_6:
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
.LCPI36_7:
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
.LCPI36_8:
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
.LCPI36_9:
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
	je	.LBB36_5
	movq	216(%rsp), %r10
	cmpq	$3, %r12
	ja	.LBB36_6
	xorl	%edx, %edx
.LBB36_3:
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
.LBB36_4:
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
	jne	.LBB36_4
.LBB36_5:
	addq	$136, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB36_6:
	leaq	-1(%r12), %rax
	leaq	1(%r10), %rsi
	movl	$3, %ecx
	mulq	%rcx
	seto	%cl
	leaq	(%r10,%rax), %rdi
	incq	%rdi
	xorl	%edx, %edx
	cmpq	%rsi, %rdi
	jb	.LBB36_3
	testb	%cl, %cl
	jne	.LBB36_3
	leaq	2(%r10), %rsi
	addq	%r10, %rax
	addq	$2, %rax
	cmpq	%rsi, %rax
	jb	.LBB36_3
	testb	%cl, %cl
	jne	.LBB36_3
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
	jne	.LBB36_27
	andb	%r11b, %sil
	jne	.LBB36_27
	andb	%r12b, %dil
	jne	.LBB36_27
	andb	%r13b, %r8b
	movq	208(%rsp), %r12
	jne	.LBB36_26
	andb	8(%rsp), %r9b
	jne	.LBB36_26
	andb	%al, %r10b
	movq	216(%rsp), %r10
	jne	.LBB36_3
	cmpq	$16, %r12
	jae	.LBB36_18
	xorl	%edx, %edx
	jmp	.LBB36_22
.LBB36_18:
	movq	%r12, %rdx
	andq	$-16, %rdx
	xorl	%eax, %eax
	vpbroadcastd	.LCPI36_0(%rip), %zmm0
	vpbroadcastd	.LCPI36_1(%rip), %zmm1
	vpbroadcastd	.LCPI36_2(%rip), %zmm2
	vmovdqa64	.LCPI36_3(%rip), %zmm3
	vpbroadcastd	.LCPI36_4(%rip), %zmm4
	vmovdqa	.LCPI36_5(%rip), %xmm5
	movq	%r10, %rsi
	movq	192(%rsp), %rcx
	movq	200(%rsp), %rdi
	.p2align	4
.LBB36_19:
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
	jne	.LBB36_19
	cmpq	%rdx, %r12
	je	.LBB36_5
	testb	$12, %r12b
	je	.LBB36_3
.LBB36_22:
	movq	%rdx, %rax
	movq	%r12, %rdx
	andq	$-4, %rdx
	leaq	(%rax,%rax,2), %rsi
	addq	%r10, %rsi
	vpbroadcastd	.LCPI36_0(%rip), %xmm0
	vpbroadcastd	.LCPI36_1(%rip), %xmm1
	vpbroadcastd	.LCPI36_2(%rip), %ymm2
	vpbroadcastd	.LCPI36_4(%rip), %ymm3
	vmovdqa	.LCPI36_6(%rip), %xmm4
	vmovdqa	.LCPI36_7(%rip), %xmm5
	vmovdqa	.LCPI36_8(%rip), %xmm6
	vmovdqa	.LCPI36_9(%rip), %xmm7
	movq	192(%rsp), %rcx
	movq	200(%rsp), %rdi
	.p2align	4
.LBB36_23:
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
	jne	.LBB36_23
	cmpq	%rdx, %r12
	jne	.LBB36_3
	jmp	.LBB36_5
.LBB36_26:
	movq	216(%rsp), %r10
	jmp	.LBB36_3
.LBB36_27:
	movq	208(%rsp), %r12
	movq	216(%rsp), %r10
	jmp	.LBB36_3
.Lfunc_end36:
	.size	$s20VitruvianMicroAVX51224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF, .Lfunc_end36-$s20VitruvianMicroAVX51224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF
	.hidden	vitruvian_separate_avx512
	.globl	vitruvian_separate_avx512
	.p2align	4
	.type	vitruvian_separate_avx512,@function
vitruvian_separate_avx512:
	jmp	($s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF)
.Lfunc_end37:
	.size	vitruvian_separate_avx512, .Lfunc_end37-vitruvian_separate_avx512
	.hidden	$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.globl	$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.p2align	4
	.type	$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF,@function
$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF:
	testq	%rdx, %rdx
	je	.LBB38_19
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, %r15
	leaq	-1(%rdx), %rax
	imulq	%r8, %rax
	addq	%rsi, %rax
	leaq	(%rcx,%rax,4), %rax
	addq	%rsi, %rdx
	leaq	(%rdi,%rdx,4), %rdx
	addq	$-4, %rdx
	cmpq	$8, %rsi
	setae	%r9b
	cmpq	$1, %r15
	sete	%r10b
	andb	%r9b, %r10b
	cmpq	%rdx, %rcx
	setb	%dl
	cmpq	%rax, %rdi
	setb	%al
	andb	%dl, %al
	movq	%r8, %r9
	shrq	$61, %r9
	andl	$1, %r9d
	orb	%al, %r9b
	movq	%rsi, %rdx
	andq	$-64, %rdx
	movq	%rsi, %rax
	andq	$-8, %rax
	movl	%esi, %r11d
	andl	$7, %r11d
	movq	%r11, -16(%rsp)
	leaq	192(%rcx), %rbx
	shlq	$2, %r8
	leaq	192(%rdi), %r14
	leaq	(,%r15,4), %r11
	movq	%r15, %r12
	shlq	$5, %r12
	xorl	%r13d, %r13d
	notb	%r10b
	orb	%r9b, %r10b
	movb	%r10b, -17(%rsp)
	movq	%r8, -8(%rsp)
	jmp	.LBB38_2
	.p2align	4
.LBB38_17:
	incq	%r13
	addq	%r8, %rbx
	addq	$4, %r14
	addq	%r8, %rcx
	addq	$4, %rdi
	cmpq	%r15, %r13
	je	.LBB38_18
.LBB38_2:
	testq	%rsi, %rsi
	je	.LBB38_17
	testb	$1, -17(%rsp)
	je	.LBB38_11
	xorl	%r10d, %r10d
	jmp	.LBB38_5
	.p2align	4
.LBB38_11:
	xorl	%r9d, %r9d
	cmpq	$64, %rsi
	jb	.LBB38_15
	.p2align	4
.LBB38_12:
	vmovups	-192(%r14,%r9,4), %zmm0
	vmovups	-128(%r14,%r9,4), %zmm1
	vmovups	-64(%r14,%r9,4), %zmm2
	vmovups	(%r14,%r9,4), %zmm3
	vmovups	%zmm0, -192(%rbx,%r9,4)
	vmovups	%zmm1, -128(%rbx,%r9,4)
	vmovups	%zmm2, -64(%rbx,%r9,4)
	vmovups	%zmm3, (%rbx,%r9,4)
	addq	$64, %r9
	cmpq	%r9, %rdx
	jne	.LBB38_12
	cmpq	%rdx, %rsi
	je	.LBB38_17
	movq	%rdx, %r10
	movq	%rdx, %r9
	testb	$56, %sil
	je	.LBB38_5
	.p2align	4
.LBB38_15:
	vmovups	(%rdi,%r9,4), %ymm0
	vmovups	%ymm0, (%rcx,%r9,4)
	addq	$8, %r9
	cmpq	%r9, %rax
	jne	.LBB38_15
	movq	%rax, %r10
	cmpq	%rax, %rsi
	je	.LBB38_17
.LBB38_5:
	movq	%r15, %r8
	movq	%r10, %rbp
	cmpq	$0, -16(%rsp)
	je	.LBB38_8
	movq	%r11, %r15
	imulq	%r10, %r15
	addq	%rdi, %r15
	movq	-16(%rsp), %r9
	movq	%r10, %rbp
	.p2align	4
.LBB38_7:
	vmovss	(%r15), %xmm0
	vmovss	%xmm0, (%rcx,%rbp,4)
	incq	%rbp
	addq	%r11, %r15
	decq	%r9
	jne	.LBB38_7
.LBB38_8:
	subq	%rsi, %r10
	cmpq	$-8, %r10
	movq	%r8, %r15
	movq	-8(%rsp), %r8
	ja	.LBB38_17
	movq	%r11, %r10
	imulq	%rbp, %r10
	addq	%rdi, %r10
	.p2align	4
.LBB38_10:
	vmovss	(%r10), %xmm0
	vmovss	%xmm0, (%rcx,%rbp,4)
	leaq	(%r10,%r11), %r9
	vmovss	(%r10,%r11), %xmm0
	vmovss	%xmm0, 4(%rcx,%rbp,4)
	vmovss	(%r11,%r9), %xmm0
	addq	%r11, %r9
	vmovss	%xmm0, 8(%rcx,%rbp,4)
	vmovss	(%r11,%r9), %xmm0
	addq	%r11, %r9
	vmovss	%xmm0, 12(%rcx,%rbp,4)
	vmovss	(%r11,%r9), %xmm0
	addq	%r11, %r9
	vmovss	%xmm0, 16(%rcx,%rbp,4)
	vmovss	(%r11,%r9), %xmm0
	addq	%r11, %r9
	vmovss	%xmm0, 20(%rcx,%rbp,4)
	vmovss	(%r11,%r9), %xmm0
	addq	%r11, %r9
	vmovss	%xmm0, 24(%rcx,%rbp,4)
	vmovss	(%r11,%r9), %xmm0
	vmovss	%xmm0, 28(%rcx,%rbp,4)
	addq	$8, %rbp
	addq	%r12, %r10
	cmpq	%rbp, %rsi
	jne	.LBB38_10
	jmp	.LBB38_17
.LBB38_18:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB38_19:
	vzeroupper
	retq
.Lfunc_end38:
	.size	$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF, .Lfunc_end38-$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.hidden	vitruvian_convolve_planes_avx512
	.globl	vitruvian_convolve_planes_avx512
	.p2align	4
	.type	vitruvian_convolve_planes_avx512,@function
vitruvian_convolve_planes_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF)
.Lfunc_end39:
	.size	vitruvian_convolve_planes_avx512, .Lfunc_end39-vitruvian_convolve_planes_avx512
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
	jle	.LBB40_1
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
	jmp	.LBB40_4
	.p2align	4
.LBB40_14:
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
	jl	.LBB40_15
.LBB40_4:
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
	je	.LBB40_14
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
	jmp	.LBB40_6
	.p2align	4
.LBB40_13:
	incq	%rdi
	addq	64(%rsp), %r14
	cmpq	16(%rsp), %rdi
	je	.LBB40_14
.LBB40_6:
	testq	%r10, %r10
	je	.LBB40_13
	movq	%rdi, %rax
	imulq	48(%rsp), %rax
	movq	56(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rbx
	movq	%r14, %rbp
	xorl	%eax, %eax
	jmp	.LBB40_8
	.p2align	4
.LBB40_22:
	addq	%r11, %r12
.LBB40_23:
	incq	%rax
	addq	$4, %rbp
	cmpq	%r10, %rax
	je	.LBB40_13
.LBB40_8:
	testq	%rcx, %rcx
	je	.LBB40_23
	cmpq	$1, %rcx
	jne	.LBB40_10
	leaq	(%rbx,%rax,4), %r9
	movq	%r12, %r8
	testb	$1, %cl
	je	.LBB40_22
	jmp	.LBB40_21
	.p2align	4
.LBB40_10:
	movq	%r13, %r15
	movq	%rbp, %rdx
	movq	%r12, %r8
	.p2align	4
.LBB40_11:
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
	jne	.LBB40_11
	addq	72(%rsp), %r9
	testb	$1, %cl
	je	.LBB40_22
.LBB40_21:
	vbroadcastss	(%r8), %zmm11
	vfmadd231ps	(%r9), %zmm11, %zmm10
	vfmadd231ps	64(%r9), %zmm11, %zmm9
	vfmadd231ps	128(%r9), %zmm11, %zmm8
	vfmadd231ps	192(%r9), %zmm11, %zmm7
	vfmadd231ps	256(%r9), %zmm11, %zmm6
	vfmadd231ps	320(%r9), %zmm11, %zmm5
	vfmadd231ps	384(%r9), %zmm11, %zmm4
	vfmadd231ps	448(%r9), %zmm11, %zmm3
	jmp	.LBB40_22
.LBB40_1:
	testq	%r14, %r14
	jle	.LBB40_18
	xorl	%r15d, %r15d
	jmp	.LBB40_16
.LBB40_15:
	cmpq	%r14, %r15
	jge	.LBB40_18
.LBB40_16:
	leaq	-16(%r14), %rbx
	leaq	80(%rsp), %r13
	.p2align	4
.LBB40_17:
	cmpq	%r15, %rbx
	movq	%r15, %rdi
	cmovlq	%rbx, %rdi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5)
	addq	$16, %r15
	cmpq	%r14, %r15
	jl	.LBB40_17
.LBB40_18:
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
.Lfunc_end40:
	.size	$s20VitruvianMicroAVX51219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF, .Lfunc_end40-$s20VitruvianMicroAVX51219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF
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
	je	.LBB41_13
	movq	32(%r13), %rax
	movq	48(%r13), %rdx
	leaq	(,%rdi,4), %rcx
	movq	%rcx, -56(%rsp)
	xorl	%r8d, %r8d
	xorl	%edi, %edi
	movq	%rdx, -24(%rsp)
	jmp	.LBB41_2
	.p2align	4
.LBB41_12:
	movq	-40(%rsp), %rdi
	incq	%rdi
	movq	-32(%rsp), %r8
	addq	$4, %r8
	cmpq	-48(%rsp), %rdi
	je	.LBB41_13
.LBB41_2:
	testq	%rdx, %rdx
	movq	%r8, -32(%rsp)
	movq	%rdi, -40(%rsp)
	je	.LBB41_12
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
	jmp	.LBB41_4
	.p2align	4
.LBB41_10:
	addq	%r9, %rax
.LBB41_11:
	incq	%rbp
	addq	$4, %r10
	cmpq	%rdx, %rbp
	je	.LBB41_12
.LBB41_4:
	testq	%r11, %r11
	je	.LBB41_11
	movq	8(%r13), %rsi
	cmpq	$8, %r11
	jae	.LBB41_14
	movq	-8(%rsp), %rcx
	leaq	(%rcx,%rbp,4), %rbx
	movq	%rax, %rcx
	testq	%r15, %r15
	jne	.LBB41_8
	jmp	.LBB41_10
	.p2align	4
.LBB41_14:
	movq	%r9, %rdx
	movq	%rsi, %r8
	shlq	$5, %r8
	leaq	(,%rsi,4), %r9
	movq	-16(%rsp), %r12
	movq	%r10, %rdi
	movq	%rax, %rcx
	.p2align	4
.LBB41_15:
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
	jne	.LBB41_15
	addq	%r8, %rbx
	movq	%rdx, %r9
	movq	-24(%rsp), %rdx
	testq	%r15, %r15
	je	.LBB41_10
.LBB41_8:
	shlq	$2, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB41_9:
	vmovups	(%rbx), %zmm1
	vfmadd231ps	(%rcx,%rdi,4){1to16}, %zmm1, %zmm0
	incq	%rdi
	addq	%rsi, %rbx
	cmpq	%rdi, %r15
	jne	.LBB41_9
	jmp	.LBB41_10
.LBB41_13:
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
.Lfunc_end41:
	.size	$s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5, .Lfunc_end41-$s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5
	.cfi_endproc
	.hidden	vitruvian_max_pool_avx512
	.globl	vitruvian_max_pool_avx512
	.p2align	4
	.type	vitruvian_max_pool_avx512,@function
vitruvian_max_pool_avx512:
	jmp	($s20VitruvianMicroAVX51212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF)
.Lfunc_end42:
	.size	vitruvian_max_pool_avx512, .Lfunc_end42-vitruvian_max_pool_avx512
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
	je	.LBB43_18
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
	jmp	.LBB43_2
	.p2align	4
.LBB43_17:
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
	je	.LBB43_18
.LBB43_2:
	cmpq	$0, 168(%rsp)
	jle	.LBB43_17
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
	jmp	.LBB43_4
	.p2align	4
.LBB43_16:
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
	jge	.LBB43_17
.LBB43_4:
	movq	16(%rsp), %rax
	cmpq	%rax, %rcx
	movq	%rcx, 32(%rsp)
	cmovlq	%rcx, %rax
	movq	%rax, -40(%rsp)
	vmovaps	%zmm2, %zmm3
	testq	%rbx, %rbx
	je	.LBB43_16
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
	jmp	.LBB43_6
	.p2align	4
.LBB43_15:
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
	je	.LBB43_16
.LBB43_6:
	testq	%r9, %r9
	movq	%r13, 104(%rsp)
	je	.LBB43_15
	cmpq	$8, %r9
	jae	.LBB43_9
	movq	%rcx, %r13
	testq	%r14, %r14
	jne	.LBB43_13
	jmp	.LBB43_15
	.p2align	4
.LBB43_9:
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
.LBB43_10:
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
	jne	.LBB43_10
	addq	%r11, %r13
	movq	80(%rsp), %r9
	movq	40(%rsp), %rbx
	movq	72(%rsp), %r12
	movq	64(%rsp), %r14
	movq	48(%rsp), %r15
	movq	96(%rsp), %rcx
	movq	88(%rsp), %rdi
	testq	%r14, %r14
	je	.LBB43_15
.LBB43_13:
	movq	%r14, %rax
	.p2align	4
.LBB43_14:
	vmovups	(%r13), %zmm4
	vmaxps	%zmm3, %zmm4, %zmm3
	addq	%rdx, %r13
	decq	%rax
	jne	.LBB43_14
	jmp	.LBB43_15
.LBB43_18:
	addq	$112, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end43:
	.size	$s20VitruvianMicroAVX51212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF, .Lfunc_end43-$s20VitruvianMicroAVX51212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF
	.hidden	vitruvian_multiply_sparse_avx512
	.globl	vitruvian_multiply_sparse_avx512
	.p2align	4
	.type	vitruvian_multiply_sparse_avx512,@function
vitruvian_multiply_sparse_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF)
.Lfunc_end44:
	.size	vitruvian_multiply_sparse_avx512, .Lfunc_end44-vitruvian_multiply_sparse_avx512
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI45_0:
	.long	0xff800000
.LCPI45_1:
	.long	0x7f800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI45_2:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI45_3:
	.long	3
	.long	7
	.text
	.hidden	$s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.globl	$s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.p2align	4
	.type	$s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF,@function
$s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF:
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
	subq	$568, %rsp
	.cfi_def_cfa_offset 624
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	680(%rsp), %r12
	movq	672(%rsp), %rax
	movq	664(%rsp), %rbx
	movq	656(%rsp), %r10
	movq	640(%rsp), %r15
	vmovaps	624(%rsp), %xmm2
	vbroadcastss	%xmm0, %zmm3
	movq	%rdi, 64(%rsp)
	movq	%rsi, 72(%rsp)
	movq	%rdx, 80(%rsp)
	movq	%rcx, 88(%rsp)
	movq	%r8, 96(%rsp)
	movq	%r9, 104(%rsp)
	vmovaps	%xmm2, 112(%rsp)
	vbroadcastss	%xmm1, %zmm4
	movq	%r15, 128(%rsp)
	vmovups	%zmm3, 144(%rsp)
	vmovups	%zmm4, 208(%rsp)
	movq	648(%rsp), %rdi
	movq	%r10, 272(%rsp)
	movq	%rbx, 280(%rsp)
	movq	%r12, 288(%rsp)
	decq	%rax
	cmpq	$5, %rax
	ja	.LBB45_71
	leaq	.LJTI45_0(%rip), %rcx
	movslq	(%rcx,%rax,4), %rax
	addq	%rcx, %rax
	jmpq	*%rax
.LBB45_2:
	vmovaps	%zmm3, %zmm2
	testq	%rdi, %rdi
	je	.LBB45_4
	vbroadcastss	.LCPI45_0(%rip), %zmm2
.LBB45_4:
	vmovups	%zmm3, 368(%rsp)
	vmovaps	%xmm0, 32(%rsp)
	vmovaps	%xmm1, 48(%rsp)
	movq	%r8, %r14
	movq	%rdx, %rbp
	vmovups	%zmm4, 304(%rsp)
	vmovaps	%zmm4, %zmm1
	je	.LBB45_6
	vbroadcastss	.LCPI45_1(%rip), %zmm1
.LBB45_6:
	vmovups	%zmm2, 432(%rsp)
	vmovups	%zmm1, 496(%rsp)
	leaq	432(%rsp), %rdi
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5)
	movq	%r14, %r9
	shlq	$6, %r9
	leaq	(%r12,%r9), %rdx
	movq	%r15, %rsi
	andq	$-4, %rsi
	movq	%rbp, %rdi
	movq	%rbp, %rax
	andq	$-4, %rax
	movq	%rax, 16(%rsp)
	cmpq	$4, %rbp
	vmovaps	48(%rsp), %xmm6
	vmovaps	32(%rsp), %xmm7
	jge	.LBB45_7
.LBB45_10:
	testq	%r15, %r15
	vmovups	368(%rsp), %zmm8
	vmovups	304(%rsp), %zmm9
	movq	%rdi, 8(%rsp)
	je	.LBB45_15
	movq	656(%rsp), %r13
	movq	%r13, %rcx
	subq	%r12, %rcx
	subq	%r9, %rcx
	movq	%rcx, 24(%rsp)
	addq	%r12, %r9
	addq	$192, %r9
	leaq	(,%rbx,4), %r10
	movq	%rbx, %r11
	shlq	$5, %r11
	xorl	%r12d, %r12d
	jmp	.LBB45_12
	.p2align	4
.LBB45_14:
	incq	%r12
	addq	$64, %r9
	addq	$4, %r13
	addq	$64, %rdx
	cmpq	%r15, %r12
	je	.LBB45_15
.LBB45_12:
	cmpq	%rsi, %r12
	jge	.LBB45_40
	movq	16(%rsp), %rax
	movq	%rax, %rbp
	cmpq	%rdi, %rax
	je	.LBB45_14
	jmp	.LBB45_42
	.p2align	4
.LBB45_40:
	testq	%rdi, %rdi
	je	.LBB45_14
	xorl	%ebp, %ebp
.LBB45_42:
	movq	%rdi, %r8
	subq	%rbp, %r8
	cmpq	$8, %r8
	jb	.LBB45_55
	cmpq	$1, %rbx
	jne	.LBB45_55
	imulq	$-60, %r12, %rax
	addq	24(%rsp), %rax
	cmpq	$256, %rax
	jb	.LBB45_55
	cmpq	$64, %r8
	jae	.LBB45_50
	xorl	%ecx, %ecx
	jmp	.LBB45_47
.LBB45_50:
	movq	%r8, %rcx
	andq	$-64, %rcx
	leaq	(%r9,%rbp,4), %r14
	leaq	(,%rbp,4), %rdi
	addq	%r13, %rdi
	xorl	%eax, %eax
	.p2align	4
.LBB45_51:
	vmovups	-192(%r14,%rax,4), %zmm0
	vmovups	-128(%r14,%rax,4), %zmm1
	vmovups	-64(%r14,%rax,4), %zmm2
	vmovups	(%r14,%rax,4), %zmm3
	vmovups	%zmm0, (%rdi,%rax,4)
	vmovups	%zmm1, 64(%rdi,%rax,4)
	vmovups	%zmm2, 128(%rdi,%rax,4)
	vmovups	%zmm3, 192(%rdi,%rax,4)
	addq	$64, %rax
	cmpq	%rax, %rcx
	jne	.LBB45_51
	cmpq	%rcx, %r8
	movq	8(%rsp), %rdi
	je	.LBB45_14
	testb	$56, %r8b
	je	.LBB45_54
.LBB45_47:
	movq	%r8, %rdi
	andq	$-8, %rdi
	leaq	(%rdi,%rbp), %r14
	leaq	(,%rbp,4), %rax
	addq	%r13, %rax
	leaq	(%rdx,%rbp,4), %rbp
	.p2align	4
.LBB45_48:
	vmovups	(%rbp,%rcx,4), %ymm0
	vmovups	%ymm0, (%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	%rcx, %rdi
	jne	.LBB45_48
	cmpq	%rdi, %r8
	movq	8(%rsp), %rdi
	je	.LBB45_14
	jmp	.LBB45_56
.LBB45_54:
	addq	%rcx, %rbp
	.p2align	4
.LBB45_55:
	movq	%rbp, %r14
.LBB45_56:
	movl	%edi, %ecx
	subl	%r14d, %ecx
	movq	%r14, %rbp
	andl	$7, %ecx
	je	.LBB45_59
	movq	%r10, %r8
	imulq	%r14, %r8
	addq	%r13, %r8
	movq	%r14, %rbp
	.p2align	4
.LBB45_58:
	vmovss	(%rdx,%rbp,4), %xmm0
	incq	%rbp
	vmovss	%xmm0, (%r8)
	addq	%r10, %r8
	decq	%rcx
	jne	.LBB45_58
.LBB45_59:
	subq	%rdi, %r14
	cmpq	$-8, %r14
	ja	.LBB45_14
	movq	%r10, %rcx
	imulq	%rbp, %rcx
	addq	%r13, %rcx
	.p2align	4
.LBB45_61:
	vmovss	(%rdx,%rbp,4), %xmm0
	vmovss	%xmm0, (%rcx)
	vmovss	4(%rdx,%rbp,4), %xmm0
	leaq	(%rcx,%r10), %rax
	vmovss	%xmm0, (%rcx,%r10)
	vmovss	8(%rdx,%rbp,4), %xmm0
	vmovss	%xmm0, (%r10,%rax)
	addq	%r10, %rax
	vmovss	12(%rdx,%rbp,4), %xmm0
	vmovss	%xmm0, (%r10,%rax)
	addq	%r10, %rax
	vmovss	16(%rdx,%rbp,4), %xmm0
	vmovss	%xmm0, (%r10,%rax)
	addq	%r10, %rax
	vmovss	20(%rdx,%rbp,4), %xmm0
	vmovss	%xmm0, (%r10,%rax)
	addq	%r10, %rax
	vmovss	24(%rdx,%rbp,4), %xmm0
	vmovss	%xmm0, (%r10,%rax)
	vmovss	28(%rdx,%rbp,4), %xmm0
	addq	%r10, %rax
	addq	$8, %rbp
	vmovss	%xmm0, (%r10,%rax)
	addq	%r11, %rcx
	cmpq	%rbp, %rdi
	jne	.LBB45_61
	jmp	.LBB45_14
.LBB45_69:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5)
	jmp	.LBB45_72
.LBB45_67:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5)
	jmp	.LBB45_72
.LBB45_68:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5)
	jmp	.LBB45_72
.LBB45_66:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5)
	jmp	.LBB45_72
.LBB45_15:
	cmpq	$0, 648(%rsp)
	je	.LBB45_72
	cmpq	$0, 8(%rsp)
	je	.LBB45_72
	shlq	$2, %rbx
	vbroadcastss	%xmm7, %zmm0
	vbroadcastss	%xmm6, %zmm1
	movq	656(%rsp), %rdi
	leaq	192(%rdi), %rdx
	xorl	%esi, %esi
	movq	648(%rsp), %r8
	jmp	.LBB45_18
	.p2align	4
.LBB45_39:
	incq	%rsi
	addq	%rbx, %r8
	addq	%rbx, %rdi
	addq	%rbx, %rdx
	cmpq	8(%rsp), %rsi
	je	.LBB45_72
.LBB45_18:
	cmpq	$16, %r15
	jl	.LBB45_22
	xorl	%r10d, %r10d
	.p2align	4
.LBB45_20:
	movq	%r10, %rax
	vmovups	(%rdi,%r10,4), %zmm2
	vaddps	(%r8,%r10,4), %zmm2, %zmm2
	vcmpltps	%zmm8, %zmm2, %k1
	vmovaps	%zmm0, %zmm2 {%k1}
	vcmpltps	%zmm2, %zmm9, %k1
	vmovaps	%zmm1, %zmm2 {%k1}
	vmovups	%zmm2, (%rdi,%r10,4)
	addq	$16, %r10
	addq	$32, %rax
	cmpq	%rax, %r15
	jge	.LBB45_20
	cmpq	%r15, %r10
	jae	.LBB45_39
	jmp	.LBB45_24
	.p2align	4
.LBB45_22:
	testq	%r15, %r15
	jle	.LBB45_39
	xorl	%r10d, %r10d
.LBB45_24:
	movq	%r10, %rcx
	orq	$1, %rcx
	cmpq	%rcx, %r15
	movq	%rcx, %r11
	cmovgq	%r15, %r11
	movq	%r11, %r9
	subq	%r10, %r9
	cmpq	$8, %r9
	jb	.LBB45_37
	movq	%rbx, %rax
	imulq	%rsi, %rax
	movq	656(%rsp), %r14
	addq	%rax, %r14
	addq	648(%rsp), %rax
	leaq	(%r14,%r10,4), %r12
	cmpq	%rcx, %r15
	cmovgq	%r15, %rcx
	leaq	(%rax,%rcx,4), %r13
	cmpq	%r13, %r12
	jae	.LBB45_27
	leaq	(%r14,%rcx,4), %rcx
	leaq	(%rax,%r10,4), %rax
	cmpq	%rcx, %rax
	jae	.LBB45_27
.LBB45_37:
	movq	%r10, %r9
	.p2align	4
.LBB45_38:
	vmovss	(%rdi,%r9,4), %xmm2
	vaddss	(%r8,%r9,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm6, %xmm3
	vcmpltss	%xmm7, %xmm2, %k1
	vmovss	%xmm7, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%rdi,%r9,4)
	incq	%r9
	cmpq	%r15, %r9
	jl	.LBB45_38
	jmp	.LBB45_39
.LBB45_27:
	cmpq	$64, %r9
	jae	.LBB45_32
	xorl	%r12d, %r12d
	jmp	.LBB45_29
.LBB45_32:
	movq	%r9, %r12
	andq	$-64, %r12
	leaq	(%rdx,%r10,4), %rcx
	leaq	(%r8,%r10,4), %r14
	xorl	%r13d, %r13d
	.p2align	4
.LBB45_33:
	vmovups	-192(%rcx,%r13,4), %zmm2
	vmovups	-128(%rcx,%r13,4), %zmm3
	vmovups	-64(%rcx,%r13,4), %zmm4
	vmovups	(%rcx,%r13,4), %zmm5
	vaddps	(%r14,%r13,4), %zmm2, %zmm2
	vaddps	64(%r14,%r13,4), %zmm3, %zmm3
	vaddps	128(%r14,%r13,4), %zmm4, %zmm4
	vaddps	192(%r14,%r13,4), %zmm5, %zmm5
	vcmpltps	%zmm0, %zmm2, %k1
	vcmpltps	%zmm0, %zmm3, %k2
	vcmpltps	%zmm0, %zmm4, %k3
	vcmpltps	%zmm0, %zmm5, %k4
	vminps	%zmm2, %zmm1, %zmm2
	vminps	%zmm3, %zmm1, %zmm3
	vminps	%zmm4, %zmm1, %zmm4
	vminps	%zmm5, %zmm1, %zmm5
	vmovaps	%zmm0, %zmm2 {%k1}
	vmovaps	%zmm0, %zmm3 {%k2}
	vmovaps	%zmm0, %zmm4 {%k3}
	vmovaps	%zmm0, %zmm5 {%k4}
	vmovups	%zmm2, -192(%rcx,%r13,4)
	vmovups	%zmm3, -128(%rcx,%r13,4)
	vmovups	%zmm4, -64(%rcx,%r13,4)
	vmovups	%zmm5, (%rcx,%r13,4)
	addq	$64, %r13
	cmpq	%r13, %r12
	jne	.LBB45_33
	cmpq	%r12, %r9
	je	.LBB45_39
	testb	$56, %r9b
	je	.LBB45_36
.LBB45_29:
	movl	%r11d, %ecx
	andl	$7, %ecx
	subq	%rcx, %r9
	addq	%r10, %r9
	andq	$-8, %r11
	addq	%r10, %r12
	.p2align	4
.LBB45_30:
	vmovups	(%rdi,%r12,4), %ymm2
	vaddps	(%r8,%r12,4), %ymm2, %ymm2
	vcmpltps	%ymm0, %ymm2, %k1
	vminps	%ymm2, %ymm1, %ymm2
	vmovaps	%ymm0, %ymm2 {%k1}
	vmovups	%ymm2, (%rdi,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r11
	jne	.LBB45_30
	testq	%rcx, %rcx
	jne	.LBB45_38
	jmp	.LBB45_39
.LBB45_36:
	addq	%r12, %r10
	jmp	.LBB45_37
.LBB45_70:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5)
	jmp	.LBB45_72
.LBB45_71:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5)
.LBB45_72:
	addq	$568, %rsp
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
.LBB45_7:
	.cfi_def_cfa_offset 624
	movabsq	$9223372036854775807, %r8
	leaq	(,%rbx,4), %rax
	leaq	(%rax,%rax,2), %r10
	xorl	%r14d, %r14d
	vmovddup	.LCPI45_3(%rip), %xmm0
	movq	%r14, %rcx
	jmp	.LBB45_8
	.p2align	4
.LBB45_65:
	movq	%rcx, %r14
	cmpq	16(%rsp), %rcx
	jge	.LBB45_10
.LBB45_8:
	addq	$4, %rcx
	jno	.LBB45_62
	movq	%r8, %rcx
	cmpq	$4, %r15
	jge	.LBB45_63
	jmp	.LBB45_10
	.p2align	4
.LBB45_62:
	cmpq	$4, %r15
	jl	.LBB45_65
.LBB45_63:
	leaq	(%rdx,%r14,4), %r11
	imulq	%rbx, %r14
	movq	656(%rsp), %rax
	leaq	(%rax,%r14,4), %r14
	xorl	%ebp, %ebp
	movq	%rbp, %r13
	.p2align	4
.LBB45_64:
	addq	$4, %r13
	cmovoq	%r8, %r13
	movq	%rbp, %rax
	shlq	$6, %rax
	vmovups	(%r11,%rax), %xmm1
	vmovups	64(%r11,%rax), %xmm2
	vmovups	128(%r11,%rax), %xmm3
	vmovups	192(%r11,%rax), %xmm4
	vunpcklps	%xmm2, %xmm1, %xmm5
	vmovlhps	%xmm3, %xmm5, %xmm5
	vinsertps	$48, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%r14,%rbp,4)
	leaq	(%r14,%rbp,4), %rax
	vinsertps	$76, %xmm1, %xmm2, %xmm5
	vshufps	$212, %xmm3, %xmm5, %xmm5
	vinsertps	$112, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%rax,%rbx,4)
	vunpckhps	%xmm2, %xmm1, %xmm5
	vblendps	$3, %xmm5, %xmm3, %xmm5
	vinsertps	$176, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%rax,%rbx,8)
	vpermt2ps	%xmm2, %xmm0, %xmm1
	vshufps	$244, %xmm3, %xmm1, %xmm1
	vblendps	$8, %xmm4, %xmm1, %xmm1
	vmovups	%xmm1, (%r10,%rax)
	movq	%r13, %rbp
	cmpq	%rsi, %r13
	jl	.LBB45_64
	jmp	.LBB45_65
.Lfunc_end45:
	.size	$s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF, .Lfunc_end45-$s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI45_0:
	.long	.LBB45_2-.LJTI45_0
	.long	.LBB45_66-.LJTI45_0
	.long	.LBB45_67-.LJTI45_0
	.long	.LBB45_68-.LJTI45_0
	.long	.LBB45_69-.LJTI45_0
	.long	.LBB45_70-.LJTI45_0
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI46_0:
	.long	0x7f800000
.LCPI46_1:
	.long	0xff800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI46_2:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI46_3:
	.long	3
	.long	7
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5:
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
	testq	%rdi, %rdi
	movq	%rdi, 32(%rsp)
	je	.LBB46_2
	vbroadcastss	.LCPI46_0(%rip), %zmm0
	vbroadcastss	.LCPI46_1(%rip), %zmm1
	jmp	.LBB46_3
.LBB46_2:
	vmovups	80(%r13), %zmm1
	vmovups	144(%r13), %zmm0
.LBB46_3:
	vmovups	%zmm1, 48(%rsp)
	vmovups	%zmm0, 112(%rsp)
	leaq	48(%rsp), %rdi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5)
	movq	224(%r13), %r11
	movq	16(%r13), %rax
	movq	32(%r13), %r14
	shlq	$7, %r14
	leaq	(%r11,%r14), %rdi
	movq	64(%r13), %rcx
	movq	208(%r13), %rdx
	movq	%rdx, 16(%rsp)
	movq	%r13, (%rsp)
	movq	216(%r13), %rsi
	movq	%rax, %r13
	movq	%rcx, %r8
	andq	$-4, %r8
	andq	$-4, %rax
	movq	%rax, 24(%rsp)
	cmpq	$4, %r13
	jge	.LBB46_4
.LBB46_7:
	testq	%rcx, %rcx
	movq	%r13, 8(%rsp)
	je	.LBB46_12
	movq	16(%rsp), %rbp
	movq	%rbp, %rdx
	subq	%r11, %rdx
	subq	%r14, %rdx
	movq	%rdx, 40(%rsp)
	addq	%r14, %r11
	addq	$192, %r11
	leaq	(,%rsi,4), %r14
	movq	%rsi, %r15
	shlq	$5, %r15
	xorl	%r12d, %r12d
	jmp	.LBB46_9
	.p2align	4
.LBB46_11:
	incq	%r12
	subq	$-128, %r11
	addq	$4, %rbp
	subq	$-128, %rdi
	cmpq	%rcx, %r12
	je	.LBB46_12
.LBB46_9:
	cmpq	%r8, %r12
	jge	.LBB46_39
	movq	24(%rsp), %rax
	movq	%rax, %rbx
	cmpq	%r13, %rax
	je	.LBB46_11
	jmp	.LBB46_41
	.p2align	4
.LBB46_39:
	testq	%r13, %r13
	je	.LBB46_11
	xorl	%ebx, %ebx
.LBB46_41:
	movq	%r13, %rdx
	subq	%rbx, %rdx
	cmpq	$8, %rdx
	jb	.LBB46_54
	cmpq	$1, %rsi
	jne	.LBB46_54
	imulq	$-124, %r12, %rax
	addq	40(%rsp), %rax
	cmpq	$256, %rax
	jb	.LBB46_54
	cmpq	$64, %rdx
	jae	.LBB46_49
	xorl	%eax, %eax
	jmp	.LBB46_46
.LBB46_49:
	movq	%rdx, %rax
	andq	$-64, %rax
	leaq	(%r11,%rbx,4), %r10
	leaq	(,%rbx,4), %r9
	addq	%rbp, %r9
	xorl	%r13d, %r13d
	.p2align	4
.LBB46_50:
	vmovups	-192(%r10,%r13,4), %zmm0
	vmovups	-128(%r10,%r13,4), %zmm1
	vmovups	-64(%r10,%r13,4), %zmm2
	vmovups	(%r10,%r13,4), %zmm3
	vmovups	%zmm0, (%r9,%r13,4)
	vmovups	%zmm1, 64(%r9,%r13,4)
	vmovups	%zmm2, 128(%r9,%r13,4)
	vmovups	%zmm3, 192(%r9,%r13,4)
	addq	$64, %r13
	cmpq	%r13, %rax
	jne	.LBB46_50
	cmpq	%rax, %rdx
	movq	8(%rsp), %r13
	je	.LBB46_11
	testb	$56, %dl
	je	.LBB46_53
.LBB46_46:
	movq	%rdx, %r9
	andq	$-8, %r9
	leaq	(%rbx,%r9), %r10
	leaq	(,%rbx,4), %r13
	addq	%rbp, %r13
	leaq	(%rdi,%rbx,4), %rbx
	.p2align	4
.LBB46_47:
	vmovups	(%rbx,%rax,4), %ymm0
	vmovups	%ymm0, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %r9
	jne	.LBB46_47
	cmpq	%r9, %rdx
	movq	8(%rsp), %r13
	je	.LBB46_11
	jmp	.LBB46_55
.LBB46_53:
	addq	%rax, %rbx
	.p2align	4
.LBB46_54:
	movq	%rbx, %r10
.LBB46_55:
	movl	%r13d, %eax
	subl	%r10d, %eax
	movq	%r10, %rbx
	andl	$7, %eax
	je	.LBB46_58
	movq	%r14, %rdx
	imulq	%r10, %rdx
	addq	%rbp, %rdx
	movq	%r10, %rbx
	.p2align	4
.LBB46_57:
	vmovss	(%rdi,%rbx,4), %xmm0
	incq	%rbx
	vmovss	%xmm0, (%rdx)
	addq	%r14, %rdx
	decq	%rax
	jne	.LBB46_57
.LBB46_58:
	subq	%r13, %r10
	cmpq	$-8, %r10
	ja	.LBB46_11
	movq	%r14, %rax
	imulq	%rbx, %rax
	addq	%rbp, %rax
	.p2align	4
.LBB46_60:
	vmovss	(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%rax)
	vmovss	4(%rdi,%rbx,4), %xmm0
	leaq	(%rax,%r14), %rdx
	vmovss	%xmm0, (%rax,%r14)
	vmovss	8(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	12(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	16(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	20(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	24(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	vmovss	28(%rdi,%rbx,4), %xmm0
	addq	%r14, %rdx
	addq	$8, %rbx
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r15, %rax
	cmpq	%rbx, %r13
	jne	.LBB46_60
	jmp	.LBB46_11
.LBB46_12:
	movq	32(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %rbx
	je	.LBB46_38
	testq	%r13, %r13
	je	.LBB46_38
	shlq	$2, %rsi
	movq	16(%rsp), %r9
	leaq	192(%r9), %rdi
	xorl	%r8d, %r8d
	movq	%rbp, %r10
	jmp	.LBB46_15
	.p2align	4
.LBB46_37:
	incq	%r8
	addq	%rsi, %r10
	addq	%rsi, %r9
	addq	%rsi, %rdi
	cmpq	%r13, %r8
	je	.LBB46_38
.LBB46_15:
	cmpq	$16, %rcx
	jl	.LBB46_19
	vmovups	80(%rbx), %zmm0
	vmovups	144(%rbx), %zmm1
	xorl	%r14d, %r14d
	.p2align	4
.LBB46_17:
	movq	%r14, %rax
	vmovups	(%r9,%r14,4), %zmm2
	vaddps	(%r10,%r14,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r9,%r14,4)
	addq	$16, %r14
	addq	$32, %rax
	cmpq	%rax, %rcx
	jge	.LBB46_17
	cmpq	%rcx, %r14
	jae	.LBB46_37
	jmp	.LBB46_21
	.p2align	4
.LBB46_19:
	testq	%rcx, %rcx
	jle	.LBB46_37
	xorl	%r14d, %r14d
.LBB46_21:
	vmovss	80(%rbx), %xmm0
	vmovss	144(%rbx), %xmm1
	movq	%r14, %rax
	orq	$1, %rax
	cmpq	%rax, %rcx
	movq	%rax, %r15
	cmovgq	%rcx, %r15
	movq	%r15, %r11
	subq	%r14, %r11
	cmpq	$8, %r11
	jae	.LBB46_22
.LBB46_35:
	movq	%r14, %r11
	jmp	.LBB46_36
	.p2align	4
.LBB46_22:
	movq	%rsi, %rdx
	imulq	%r8, %rdx
	movq	%rbx, %r12
	movq	16(%rsp), %rbx
	addq	%rdx, %rbx
	vmovups	80(%r12), %zmm3
	vmovups	144(%r12), %zmm2
	addq	%rbp, %rdx
	leaq	(%rbx,%r14,4), %r12
	cmpq	%rax, %rcx
	cmovgq	%rcx, %rax
	leaq	(%rdx,%rax,4), %r13
	cmpq	%r13, %r12
	jae	.LBB46_25
	leaq	(%rbx,%rax,4), %rax
	leaq	(%rdx,%r14,4), %rdx
	cmpq	%rax, %rdx
	jae	.LBB46_25
	movq	%r14, %r11
	movq	(%rsp), %rbx
	movq	8(%rsp), %r13
	jmp	.LBB46_36
.LBB46_25:
	cmpq	$64, %r11
	movq	8(%rsp), %r13
	jae	.LBB46_30
	xorl	%r12d, %r12d
	movq	(%rsp), %rbx
	jmp	.LBB46_27
.LBB46_30:
	movq	%r11, %r12
	andq	$-64, %r12
	vbroadcastss	%xmm3, %zmm4
	vbroadcastss	%xmm2, %zmm5
	leaq	(%rdi,%r14,4), %rax
	leaq	(%r10,%r14,4), %rdx
	xorl	%ebx, %ebx
	.p2align	4
.LBB46_31:
	vmovups	-192(%rax,%rbx,4), %zmm6
	vmovups	-128(%rax,%rbx,4), %zmm7
	vmovups	-64(%rax,%rbx,4), %zmm8
	vmovups	(%rax,%rbx,4), %zmm9
	vaddps	(%rdx,%rbx,4), %zmm6, %zmm6
	vaddps	64(%rdx,%rbx,4), %zmm7, %zmm7
	vaddps	128(%rdx,%rbx,4), %zmm8, %zmm8
	vaddps	192(%rdx,%rbx,4), %zmm9, %zmm9
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
	vmovups	%zmm6, -192(%rax,%rbx,4)
	vmovups	%zmm7, -128(%rax,%rbx,4)
	vmovups	%zmm8, -64(%rax,%rbx,4)
	vmovups	%zmm9, (%rax,%rbx,4)
	addq	$64, %rbx
	cmpq	%rbx, %r12
	jne	.LBB46_31
	cmpq	%r12, %r11
	movq	(%rsp), %rbx
	je	.LBB46_37
	testb	$56, %r11b
	je	.LBB46_34
.LBB46_27:
	movl	%r15d, %eax
	andl	$7, %eax
	subq	%rax, %r11
	addq	%r14, %r11
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	%xmm2, %ymm2
	andq	$-8, %r15
	addq	%r14, %r12
	.p2align	4
.LBB46_28:
	vmovups	(%r9,%r12,4), %ymm4
	vaddps	(%r10,%r12,4), %ymm4, %ymm4
	vcmpltps	%ymm3, %ymm4, %k1
	vminps	%ymm4, %ymm2, %ymm4
	vmovaps	%ymm3, %ymm4 {%k1}
	vmovups	%ymm4, (%r9,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB46_28
	testq	%rax, %rax
	je	.LBB46_37
	.p2align	4
.LBB46_36:
	vmovss	(%r9,%r11,4), %xmm2
	vaddss	(%r10,%r11,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%r9,%r11,4)
	incq	%r11
	cmpq	%rcx, %r11
	jl	.LBB46_36
	jmp	.LBB46_37
.LBB46_34:
	addq	%r12, %r14
	jmp	.LBB46_35
.LBB46_38:
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
	vzeroupper
	retq
.LBB46_4:
	.cfi_def_cfa_offset 240
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %r15
	xorl	%ebx, %ebx
	vmovddup	.LCPI46_3(%rip), %xmm0
	movq	%rbx, %rax
	jmp	.LBB46_5
	.p2align	4
.LBB46_64:
	movq	%rax, %rbx
	cmpq	24(%rsp), %rax
	jge	.LBB46_7
.LBB46_5:
	addq	$4, %rax
	jno	.LBB46_61
	movq	%r10, %rax
	cmpq	$4, %rcx
	jge	.LBB46_62
	jmp	.LBB46_7
	.p2align	4
.LBB46_61:
	cmpq	$4, %rcx
	jl	.LBB46_64
.LBB46_62:
	leaq	(%rdi,%rbx,4), %rdx
	imulq	%rsi, %rbx
	movq	16(%rsp), %r9
	leaq	(%r9,%rbx,4), %rbx
	xorl	%ebp, %ebp
	movq	%rbp, %r12
	.p2align	4
.LBB46_63:
	addq	$4, %r12
	cmovoq	%r10, %r12
	movq	%rbp, %r9
	shlq	$7, %r9
	vmovups	(%rdx,%r9), %xmm1
	vmovups	128(%rdx,%r9), %xmm2
	vmovups	256(%rdx,%r9), %xmm3
	vmovups	384(%rdx,%r9), %xmm4
	vunpcklps	%xmm2, %xmm1, %xmm5
	vmovlhps	%xmm3, %xmm5, %xmm5
	vinsertps	$48, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%rbx,%rbp,4)
	leaq	(%rbx,%rbp,4), %r9
	vinsertps	$76, %xmm1, %xmm2, %xmm5
	vshufps	$212, %xmm3, %xmm5, %xmm5
	vinsertps	$112, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%r9,%rsi,4)
	vunpckhps	%xmm2, %xmm1, %xmm5
	vblendps	$3, %xmm5, %xmm3, %xmm5
	vinsertps	$176, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%r9,%rsi,8)
	vpermt2ps	%xmm2, %xmm0, %xmm1
	vshufps	$244, %xmm3, %xmm1, %xmm1
	vblendps	$8, %xmm4, %xmm1, %xmm1
	vmovups	%xmm1, (%r15,%r9)
	movq	%r12, %rbp
	cmpq	%r8, %r12
	jl	.LBB46_63
	jmp	.LBB46_64
.Lfunc_end46:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5, .Lfunc_end46-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI47_0:
	.long	0x7f800000
.LCPI47_1:
	.long	0xff800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI47_2:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI47_3:
	.long	3
	.long	7
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5:
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
	testq	%rdi, %rdi
	movq	%rdi, 32(%rsp)
	je	.LBB47_2
	vbroadcastss	.LCPI47_0(%rip), %zmm0
	vbroadcastss	.LCPI47_1(%rip), %zmm1
	jmp	.LBB47_3
.LBB47_2:
	vmovups	80(%r13), %zmm1
	vmovups	144(%r13), %zmm0
.LBB47_3:
	vmovups	%zmm1, 48(%rsp)
	vmovups	%zmm0, 112(%rsp)
	leaq	48(%rsp), %rdi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5)
	movq	224(%r13), %r11
	movq	16(%r13), %rdx
	movq	32(%r13), %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,2), %r14
	leaq	(%r11,%r14), %rdi
	movq	64(%r13), %rcx
	movq	208(%r13), %rax
	movq	%rax, 16(%rsp)
	movq	%r13, (%rsp)
	movq	216(%r13), %rsi
	movq	%rdx, %r13
	movq	%rcx, %r8
	andq	$-4, %r8
	movq	%rdx, %rax
	andq	$-4, %rax
	movq	%rax, 24(%rsp)
	cmpq	$4, %rdx
	jge	.LBB47_4
.LBB47_7:
	testq	%rcx, %rcx
	movq	%r13, 8(%rsp)
	je	.LBB47_12
	movq	16(%rsp), %rbp
	movq	%rbp, %rdx
	subq	%r11, %rdx
	subq	%r14, %rdx
	movq	%rdx, 40(%rsp)
	addq	%r14, %r11
	addq	$192, %r11
	leaq	(,%rsi,4), %r14
	movq	%rsi, %r15
	shlq	$5, %r15
	xorl	%r12d, %r12d
	jmp	.LBB47_9
	.p2align	4
.LBB47_11:
	incq	%r12
	addq	$192, %r11
	addq	$4, %rbp
	addq	$192, %rdi
	cmpq	%rcx, %r12
	je	.LBB47_12
.LBB47_9:
	cmpq	%r8, %r12
	jge	.LBB47_39
	movq	24(%rsp), %rax
	movq	%rax, %rbx
	cmpq	%r13, %rax
	je	.LBB47_11
	jmp	.LBB47_41
	.p2align	4
.LBB47_39:
	testq	%r13, %r13
	je	.LBB47_11
	xorl	%ebx, %ebx
.LBB47_41:
	movq	%r13, %rdx
	subq	%rbx, %rdx
	cmpq	$8, %rdx
	jb	.LBB47_54
	cmpq	$1, %rsi
	jne	.LBB47_54
	imulq	$-188, %r12, %rax
	addq	40(%rsp), %rax
	cmpq	$256, %rax
	jb	.LBB47_54
	cmpq	$64, %rdx
	jae	.LBB47_49
	xorl	%eax, %eax
	jmp	.LBB47_46
.LBB47_49:
	movq	%rdx, %rax
	andq	$-64, %rax
	leaq	(%r11,%rbx,4), %r10
	leaq	(,%rbx,4), %r9
	addq	%rbp, %r9
	xorl	%r13d, %r13d
	.p2align	4
.LBB47_50:
	vmovups	-192(%r10,%r13,4), %zmm0
	vmovups	-128(%r10,%r13,4), %zmm1
	vmovups	-64(%r10,%r13,4), %zmm2
	vmovups	(%r10,%r13,4), %zmm3
	vmovups	%zmm0, (%r9,%r13,4)
	vmovups	%zmm1, 64(%r9,%r13,4)
	vmovups	%zmm2, 128(%r9,%r13,4)
	vmovups	%zmm3, 192(%r9,%r13,4)
	addq	$64, %r13
	cmpq	%r13, %rax
	jne	.LBB47_50
	cmpq	%rax, %rdx
	movq	8(%rsp), %r13
	je	.LBB47_11
	testb	$56, %dl
	je	.LBB47_53
.LBB47_46:
	movq	%rdx, %r9
	andq	$-8, %r9
	leaq	(%rbx,%r9), %r10
	leaq	(,%rbx,4), %r13
	addq	%rbp, %r13
	leaq	(%rdi,%rbx,4), %rbx
	.p2align	4
.LBB47_47:
	vmovups	(%rbx,%rax,4), %ymm0
	vmovups	%ymm0, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %r9
	jne	.LBB47_47
	cmpq	%r9, %rdx
	movq	8(%rsp), %r13
	je	.LBB47_11
	jmp	.LBB47_55
.LBB47_53:
	addq	%rax, %rbx
	.p2align	4
.LBB47_54:
	movq	%rbx, %r10
.LBB47_55:
	movl	%r13d, %eax
	subl	%r10d, %eax
	movq	%r10, %rbx
	andl	$7, %eax
	je	.LBB47_58
	movq	%r14, %rdx
	imulq	%r10, %rdx
	addq	%rbp, %rdx
	movq	%r10, %rbx
	.p2align	4
.LBB47_57:
	vmovss	(%rdi,%rbx,4), %xmm0
	incq	%rbx
	vmovss	%xmm0, (%rdx)
	addq	%r14, %rdx
	decq	%rax
	jne	.LBB47_57
.LBB47_58:
	subq	%r13, %r10
	cmpq	$-8, %r10
	ja	.LBB47_11
	movq	%r14, %rax
	imulq	%rbx, %rax
	addq	%rbp, %rax
	.p2align	4
.LBB47_60:
	vmovss	(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%rax)
	vmovss	4(%rdi,%rbx,4), %xmm0
	leaq	(%rax,%r14), %rdx
	vmovss	%xmm0, (%rax,%r14)
	vmovss	8(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	12(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	16(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	20(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	24(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	vmovss	28(%rdi,%rbx,4), %xmm0
	addq	%r14, %rdx
	addq	$8, %rbx
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r15, %rax
	cmpq	%rbx, %r13
	jne	.LBB47_60
	jmp	.LBB47_11
.LBB47_12:
	movq	32(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %rbx
	je	.LBB47_38
	testq	%r13, %r13
	je	.LBB47_38
	shlq	$2, %rsi
	movq	16(%rsp), %r9
	leaq	192(%r9), %rdi
	xorl	%r8d, %r8d
	movq	%rbp, %r10
	jmp	.LBB47_15
	.p2align	4
.LBB47_37:
	incq	%r8
	addq	%rsi, %r10
	addq	%rsi, %r9
	addq	%rsi, %rdi
	cmpq	%r13, %r8
	je	.LBB47_38
.LBB47_15:
	cmpq	$16, %rcx
	jl	.LBB47_19
	vmovups	80(%rbx), %zmm0
	vmovups	144(%rbx), %zmm1
	xorl	%r14d, %r14d
	.p2align	4
.LBB47_17:
	movq	%r14, %rax
	vmovups	(%r9,%r14,4), %zmm2
	vaddps	(%r10,%r14,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r9,%r14,4)
	addq	$16, %r14
	addq	$32, %rax
	cmpq	%rax, %rcx
	jge	.LBB47_17
	cmpq	%rcx, %r14
	jae	.LBB47_37
	jmp	.LBB47_21
	.p2align	4
.LBB47_19:
	testq	%rcx, %rcx
	jle	.LBB47_37
	xorl	%r14d, %r14d
.LBB47_21:
	vmovss	80(%rbx), %xmm0
	vmovss	144(%rbx), %xmm1
	movq	%r14, %rax
	orq	$1, %rax
	cmpq	%rax, %rcx
	movq	%rax, %r15
	cmovgq	%rcx, %r15
	movq	%r15, %r11
	subq	%r14, %r11
	cmpq	$8, %r11
	jae	.LBB47_22
.LBB47_35:
	movq	%r14, %r11
	jmp	.LBB47_36
	.p2align	4
.LBB47_22:
	movq	%rsi, %rdx
	imulq	%r8, %rdx
	movq	%rbx, %r12
	movq	16(%rsp), %rbx
	addq	%rdx, %rbx
	vmovups	80(%r12), %zmm3
	vmovups	144(%r12), %zmm2
	addq	%rbp, %rdx
	leaq	(%rbx,%r14,4), %r12
	cmpq	%rax, %rcx
	cmovgq	%rcx, %rax
	leaq	(%rdx,%rax,4), %r13
	cmpq	%r13, %r12
	jae	.LBB47_25
	leaq	(%rbx,%rax,4), %rax
	leaq	(%rdx,%r14,4), %rdx
	cmpq	%rax, %rdx
	jae	.LBB47_25
	movq	%r14, %r11
	movq	(%rsp), %rbx
	movq	8(%rsp), %r13
	jmp	.LBB47_36
.LBB47_25:
	cmpq	$64, %r11
	movq	8(%rsp), %r13
	jae	.LBB47_30
	xorl	%r12d, %r12d
	movq	(%rsp), %rbx
	jmp	.LBB47_27
.LBB47_30:
	movq	%r11, %r12
	andq	$-64, %r12
	vbroadcastss	%xmm3, %zmm4
	vbroadcastss	%xmm2, %zmm5
	leaq	(%rdi,%r14,4), %rax
	leaq	(%r10,%r14,4), %rdx
	xorl	%ebx, %ebx
	.p2align	4
.LBB47_31:
	vmovups	-192(%rax,%rbx,4), %zmm6
	vmovups	-128(%rax,%rbx,4), %zmm7
	vmovups	-64(%rax,%rbx,4), %zmm8
	vmovups	(%rax,%rbx,4), %zmm9
	vaddps	(%rdx,%rbx,4), %zmm6, %zmm6
	vaddps	64(%rdx,%rbx,4), %zmm7, %zmm7
	vaddps	128(%rdx,%rbx,4), %zmm8, %zmm8
	vaddps	192(%rdx,%rbx,4), %zmm9, %zmm9
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
	vmovups	%zmm6, -192(%rax,%rbx,4)
	vmovups	%zmm7, -128(%rax,%rbx,4)
	vmovups	%zmm8, -64(%rax,%rbx,4)
	vmovups	%zmm9, (%rax,%rbx,4)
	addq	$64, %rbx
	cmpq	%rbx, %r12
	jne	.LBB47_31
	cmpq	%r12, %r11
	movq	(%rsp), %rbx
	je	.LBB47_37
	testb	$56, %r11b
	je	.LBB47_34
.LBB47_27:
	movl	%r15d, %eax
	andl	$7, %eax
	subq	%rax, %r11
	addq	%r14, %r11
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	%xmm2, %ymm2
	andq	$-8, %r15
	addq	%r14, %r12
	.p2align	4
.LBB47_28:
	vmovups	(%r9,%r12,4), %ymm4
	vaddps	(%r10,%r12,4), %ymm4, %ymm4
	vcmpltps	%ymm3, %ymm4, %k1
	vminps	%ymm4, %ymm2, %ymm4
	vmovaps	%ymm3, %ymm4 {%k1}
	vmovups	%ymm4, (%r9,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB47_28
	testq	%rax, %rax
	je	.LBB47_37
	.p2align	4
.LBB47_36:
	vmovss	(%r9,%r11,4), %xmm2
	vaddss	(%r10,%r11,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%r9,%r11,4)
	incq	%r11
	cmpq	%rcx, %r11
	jl	.LBB47_36
	jmp	.LBB47_37
.LBB47_34:
	addq	%r12, %r14
	jmp	.LBB47_35
.LBB47_38:
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
	vzeroupper
	retq
.LBB47_4:
	.cfi_def_cfa_offset 240
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %r15
	xorl	%ebx, %ebx
	vmovddup	.LCPI47_3(%rip), %xmm0
	movq	%rbx, %rax
	jmp	.LBB47_5
	.p2align	4
.LBB47_64:
	movq	%rax, %rbx
	cmpq	24(%rsp), %rax
	jge	.LBB47_7
.LBB47_5:
	addq	$4, %rax
	jno	.LBB47_61
	movq	%r10, %rax
	cmpq	$4, %rcx
	jge	.LBB47_62
	jmp	.LBB47_7
	.p2align	4
.LBB47_61:
	cmpq	$4, %rcx
	jl	.LBB47_64
.LBB47_62:
	leaq	(%rdi,%rbx,4), %rdx
	imulq	%rsi, %rbx
	movq	16(%rsp), %r9
	leaq	(%r9,%rbx,4), %rbx
	xorl	%ebp, %ebp
	movq	%rbp, %r12
	.p2align	4
.LBB47_63:
	addq	$4, %r12
	cmovoq	%r10, %r12
	leaq	(,%rbp,2), %r9
	addq	%rbp, %r9
	shlq	$6, %r9
	vmovups	(%rdx,%r9), %xmm1
	vmovups	192(%rdx,%r9), %xmm2
	vmovups	384(%rdx,%r9), %xmm3
	vmovups	576(%rdx,%r9), %xmm4
	vunpcklps	%xmm2, %xmm1, %xmm5
	vmovlhps	%xmm3, %xmm5, %xmm5
	vinsertps	$48, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%rbx,%rbp,4)
	leaq	(%rbx,%rbp,4), %r9
	vinsertps	$76, %xmm1, %xmm2, %xmm5
	vshufps	$212, %xmm3, %xmm5, %xmm5
	vinsertps	$112, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%r9,%rsi,4)
	vunpckhps	%xmm2, %xmm1, %xmm5
	vblendps	$3, %xmm5, %xmm3, %xmm5
	vinsertps	$176, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%r9,%rsi,8)
	vpermt2ps	%xmm2, %xmm0, %xmm1
	vshufps	$244, %xmm3, %xmm1, %xmm1
	vblendps	$8, %xmm4, %xmm1, %xmm1
	vmovups	%xmm1, (%r15,%r9)
	movq	%r12, %rbp
	cmpq	%r8, %r12
	jl	.LBB47_63
	jmp	.LBB47_64
.Lfunc_end47:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5, .Lfunc_end47-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI48_0:
	.long	0x7f800000
.LCPI48_1:
	.long	0xff800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI48_2:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI48_3:
	.long	3
	.long	7
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5:
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
	testq	%rdi, %rdi
	movq	%rdi, 32(%rsp)
	je	.LBB48_2
	vbroadcastss	.LCPI48_0(%rip), %zmm0
	vbroadcastss	.LCPI48_1(%rip), %zmm1
	jmp	.LBB48_3
.LBB48_2:
	vmovups	80(%r13), %zmm1
	vmovups	144(%r13), %zmm0
.LBB48_3:
	vmovups	%zmm1, 48(%rsp)
	vmovups	%zmm0, 112(%rsp)
	leaq	48(%rsp), %rdi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5)
	movq	224(%r13), %r11
	movq	16(%r13), %rax
	movq	32(%r13), %r14
	shlq	$8, %r14
	leaq	(%r11,%r14), %rdi
	movq	64(%r13), %rcx
	movq	208(%r13), %rdx
	movq	%rdx, 16(%rsp)
	movq	%r13, (%rsp)
	movq	216(%r13), %rsi
	movq	%rax, %r13
	movq	%rcx, %r8
	andq	$-4, %r8
	andq	$-4, %rax
	movq	%rax, 24(%rsp)
	cmpq	$4, %r13
	jge	.LBB48_4
.LBB48_7:
	testq	%rcx, %rcx
	movq	%r13, 8(%rsp)
	je	.LBB48_12
	movq	16(%rsp), %rbp
	movq	%rbp, %rdx
	subq	%r11, %rdx
	subq	%r14, %rdx
	movq	%rdx, 40(%rsp)
	addq	%r14, %r11
	addq	$192, %r11
	leaq	(,%rsi,4), %r14
	movq	%rsi, %r15
	shlq	$5, %r15
	xorl	%r12d, %r12d
	jmp	.LBB48_9
	.p2align	4
.LBB48_11:
	incq	%r12
	addq	$256, %r11
	addq	$4, %rbp
	addq	$256, %rdi
	cmpq	%rcx, %r12
	je	.LBB48_12
.LBB48_9:
	cmpq	%r8, %r12
	jge	.LBB48_39
	movq	24(%rsp), %rax
	movq	%rax, %rbx
	cmpq	%r13, %rax
	je	.LBB48_11
	jmp	.LBB48_41
	.p2align	4
.LBB48_39:
	testq	%r13, %r13
	je	.LBB48_11
	xorl	%ebx, %ebx
.LBB48_41:
	movq	%r13, %rdx
	subq	%rbx, %rdx
	cmpq	$8, %rdx
	jb	.LBB48_54
	cmpq	$1, %rsi
	jne	.LBB48_54
	imulq	$-252, %r12, %rax
	addq	40(%rsp), %rax
	cmpq	$256, %rax
	jb	.LBB48_54
	cmpq	$64, %rdx
	jae	.LBB48_49
	xorl	%eax, %eax
	jmp	.LBB48_46
.LBB48_49:
	movq	%rdx, %rax
	andq	$-64, %rax
	leaq	(%r11,%rbx,4), %r10
	leaq	(,%rbx,4), %r9
	addq	%rbp, %r9
	xorl	%r13d, %r13d
	.p2align	4
.LBB48_50:
	vmovups	-192(%r10,%r13,4), %zmm0
	vmovups	-128(%r10,%r13,4), %zmm1
	vmovups	-64(%r10,%r13,4), %zmm2
	vmovups	(%r10,%r13,4), %zmm3
	vmovups	%zmm0, (%r9,%r13,4)
	vmovups	%zmm1, 64(%r9,%r13,4)
	vmovups	%zmm2, 128(%r9,%r13,4)
	vmovups	%zmm3, 192(%r9,%r13,4)
	addq	$64, %r13
	cmpq	%r13, %rax
	jne	.LBB48_50
	cmpq	%rax, %rdx
	movq	8(%rsp), %r13
	je	.LBB48_11
	testb	$56, %dl
	je	.LBB48_53
.LBB48_46:
	movq	%rdx, %r9
	andq	$-8, %r9
	leaq	(%rbx,%r9), %r10
	leaq	(,%rbx,4), %r13
	addq	%rbp, %r13
	leaq	(%rdi,%rbx,4), %rbx
	.p2align	4
.LBB48_47:
	vmovups	(%rbx,%rax,4), %ymm0
	vmovups	%ymm0, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %r9
	jne	.LBB48_47
	cmpq	%r9, %rdx
	movq	8(%rsp), %r13
	je	.LBB48_11
	jmp	.LBB48_55
.LBB48_53:
	addq	%rax, %rbx
	.p2align	4
.LBB48_54:
	movq	%rbx, %r10
.LBB48_55:
	movl	%r13d, %eax
	subl	%r10d, %eax
	movq	%r10, %rbx
	andl	$7, %eax
	je	.LBB48_58
	movq	%r14, %rdx
	imulq	%r10, %rdx
	addq	%rbp, %rdx
	movq	%r10, %rbx
	.p2align	4
.LBB48_57:
	vmovss	(%rdi,%rbx,4), %xmm0
	incq	%rbx
	vmovss	%xmm0, (%rdx)
	addq	%r14, %rdx
	decq	%rax
	jne	.LBB48_57
.LBB48_58:
	subq	%r13, %r10
	cmpq	$-8, %r10
	ja	.LBB48_11
	movq	%r14, %rax
	imulq	%rbx, %rax
	addq	%rbp, %rax
	.p2align	4
.LBB48_60:
	vmovss	(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%rax)
	vmovss	4(%rdi,%rbx,4), %xmm0
	leaq	(%rax,%r14), %rdx
	vmovss	%xmm0, (%rax,%r14)
	vmovss	8(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	12(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	16(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	20(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	24(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	vmovss	28(%rdi,%rbx,4), %xmm0
	addq	%r14, %rdx
	addq	$8, %rbx
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r15, %rax
	cmpq	%rbx, %r13
	jne	.LBB48_60
	jmp	.LBB48_11
.LBB48_12:
	movq	32(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %rbx
	je	.LBB48_38
	testq	%r13, %r13
	je	.LBB48_38
	shlq	$2, %rsi
	movq	16(%rsp), %r9
	leaq	192(%r9), %rdi
	xorl	%r8d, %r8d
	movq	%rbp, %r10
	jmp	.LBB48_15
	.p2align	4
.LBB48_37:
	incq	%r8
	addq	%rsi, %r10
	addq	%rsi, %r9
	addq	%rsi, %rdi
	cmpq	%r13, %r8
	je	.LBB48_38
.LBB48_15:
	cmpq	$16, %rcx
	jl	.LBB48_19
	vmovups	80(%rbx), %zmm0
	vmovups	144(%rbx), %zmm1
	xorl	%r14d, %r14d
	.p2align	4
.LBB48_17:
	movq	%r14, %rax
	vmovups	(%r9,%r14,4), %zmm2
	vaddps	(%r10,%r14,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r9,%r14,4)
	addq	$16, %r14
	addq	$32, %rax
	cmpq	%rax, %rcx
	jge	.LBB48_17
	cmpq	%rcx, %r14
	jae	.LBB48_37
	jmp	.LBB48_21
	.p2align	4
.LBB48_19:
	testq	%rcx, %rcx
	jle	.LBB48_37
	xorl	%r14d, %r14d
.LBB48_21:
	vmovss	80(%rbx), %xmm0
	vmovss	144(%rbx), %xmm1
	movq	%r14, %rax
	orq	$1, %rax
	cmpq	%rax, %rcx
	movq	%rax, %r15
	cmovgq	%rcx, %r15
	movq	%r15, %r11
	subq	%r14, %r11
	cmpq	$8, %r11
	jae	.LBB48_22
.LBB48_35:
	movq	%r14, %r11
	jmp	.LBB48_36
	.p2align	4
.LBB48_22:
	movq	%rsi, %rdx
	imulq	%r8, %rdx
	movq	%rbx, %r12
	movq	16(%rsp), %rbx
	addq	%rdx, %rbx
	vmovups	80(%r12), %zmm3
	vmovups	144(%r12), %zmm2
	addq	%rbp, %rdx
	leaq	(%rbx,%r14,4), %r12
	cmpq	%rax, %rcx
	cmovgq	%rcx, %rax
	leaq	(%rdx,%rax,4), %r13
	cmpq	%r13, %r12
	jae	.LBB48_25
	leaq	(%rbx,%rax,4), %rax
	leaq	(%rdx,%r14,4), %rdx
	cmpq	%rax, %rdx
	jae	.LBB48_25
	movq	%r14, %r11
	movq	(%rsp), %rbx
	movq	8(%rsp), %r13
	jmp	.LBB48_36
.LBB48_25:
	cmpq	$64, %r11
	movq	8(%rsp), %r13
	jae	.LBB48_30
	xorl	%r12d, %r12d
	movq	(%rsp), %rbx
	jmp	.LBB48_27
.LBB48_30:
	movq	%r11, %r12
	andq	$-64, %r12
	vbroadcastss	%xmm3, %zmm4
	vbroadcastss	%xmm2, %zmm5
	leaq	(%rdi,%r14,4), %rax
	leaq	(%r10,%r14,4), %rdx
	xorl	%ebx, %ebx
	.p2align	4
.LBB48_31:
	vmovups	-192(%rax,%rbx,4), %zmm6
	vmovups	-128(%rax,%rbx,4), %zmm7
	vmovups	-64(%rax,%rbx,4), %zmm8
	vmovups	(%rax,%rbx,4), %zmm9
	vaddps	(%rdx,%rbx,4), %zmm6, %zmm6
	vaddps	64(%rdx,%rbx,4), %zmm7, %zmm7
	vaddps	128(%rdx,%rbx,4), %zmm8, %zmm8
	vaddps	192(%rdx,%rbx,4), %zmm9, %zmm9
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
	vmovups	%zmm6, -192(%rax,%rbx,4)
	vmovups	%zmm7, -128(%rax,%rbx,4)
	vmovups	%zmm8, -64(%rax,%rbx,4)
	vmovups	%zmm9, (%rax,%rbx,4)
	addq	$64, %rbx
	cmpq	%rbx, %r12
	jne	.LBB48_31
	cmpq	%r12, %r11
	movq	(%rsp), %rbx
	je	.LBB48_37
	testb	$56, %r11b
	je	.LBB48_34
.LBB48_27:
	movl	%r15d, %eax
	andl	$7, %eax
	subq	%rax, %r11
	addq	%r14, %r11
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	%xmm2, %ymm2
	andq	$-8, %r15
	addq	%r14, %r12
	.p2align	4
.LBB48_28:
	vmovups	(%r9,%r12,4), %ymm4
	vaddps	(%r10,%r12,4), %ymm4, %ymm4
	vcmpltps	%ymm3, %ymm4, %k1
	vminps	%ymm4, %ymm2, %ymm4
	vmovaps	%ymm3, %ymm4 {%k1}
	vmovups	%ymm4, (%r9,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB48_28
	testq	%rax, %rax
	je	.LBB48_37
	.p2align	4
.LBB48_36:
	vmovss	(%r9,%r11,4), %xmm2
	vaddss	(%r10,%r11,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%r9,%r11,4)
	incq	%r11
	cmpq	%rcx, %r11
	jl	.LBB48_36
	jmp	.LBB48_37
.LBB48_34:
	addq	%r12, %r14
	jmp	.LBB48_35
.LBB48_38:
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
	vzeroupper
	retq
.LBB48_4:
	.cfi_def_cfa_offset 240
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %r15
	xorl	%ebx, %ebx
	vmovddup	.LCPI48_3(%rip), %xmm0
	movq	%rbx, %rax
	jmp	.LBB48_5
	.p2align	4
.LBB48_64:
	movq	%rax, %rbx
	cmpq	24(%rsp), %rax
	jge	.LBB48_7
.LBB48_5:
	addq	$4, %rax
	jno	.LBB48_61
	movq	%r10, %rax
	cmpq	$4, %rcx
	jge	.LBB48_62
	jmp	.LBB48_7
	.p2align	4
.LBB48_61:
	cmpq	$4, %rcx
	jl	.LBB48_64
.LBB48_62:
	leaq	(%rdi,%rbx,4), %rdx
	imulq	%rsi, %rbx
	movq	16(%rsp), %r9
	leaq	(%r9,%rbx,4), %rbx
	xorl	%ebp, %ebp
	movq	%rbp, %r12
	.p2align	4
.LBB48_63:
	addq	$4, %r12
	cmovoq	%r10, %r12
	movq	%rbp, %r9
	shlq	$8, %r9
	vmovups	(%rdx,%r9), %xmm1
	vmovups	256(%rdx,%r9), %xmm2
	vmovups	512(%rdx,%r9), %xmm3
	vmovups	768(%rdx,%r9), %xmm4
	vunpcklps	%xmm2, %xmm1, %xmm5
	vmovlhps	%xmm3, %xmm5, %xmm5
	vinsertps	$48, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%rbx,%rbp,4)
	leaq	(%rbx,%rbp,4), %r9
	vinsertps	$76, %xmm1, %xmm2, %xmm5
	vshufps	$212, %xmm3, %xmm5, %xmm5
	vinsertps	$112, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%r9,%rsi,4)
	vunpckhps	%xmm2, %xmm1, %xmm5
	vblendps	$3, %xmm5, %xmm3, %xmm5
	vinsertps	$176, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%r9,%rsi,8)
	vpermt2ps	%xmm2, %xmm0, %xmm1
	vshufps	$244, %xmm3, %xmm1, %xmm1
	vblendps	$8, %xmm4, %xmm1, %xmm1
	vmovups	%xmm1, (%r15,%r9)
	movq	%r12, %rbp
	cmpq	%r8, %r12
	jl	.LBB48_63
	jmp	.LBB48_64
.Lfunc_end48:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5, .Lfunc_end48-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI49_0:
	.long	0x7f800000
.LCPI49_1:
	.long	0xff800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI49_2:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI49_3:
	.long	3
	.long	7
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5:
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
	testq	%rdi, %rdi
	movq	%rdi, 32(%rsp)
	je	.LBB49_2
	vbroadcastss	.LCPI49_0(%rip), %zmm0
	vbroadcastss	.LCPI49_1(%rip), %zmm1
	jmp	.LBB49_3
.LBB49_2:
	vmovups	80(%r13), %zmm1
	vmovups	144(%r13), %zmm0
.LBB49_3:
	vmovups	%zmm1, 48(%rsp)
	vmovups	%zmm0, 112(%rsp)
	leaq	48(%rsp), %rdi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5)
	movq	224(%r13), %r11
	movq	16(%r13), %rdx
	movq	32(%r13), %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,4), %r14
	leaq	(%r11,%r14), %rdi
	movq	64(%r13), %rcx
	movq	208(%r13), %rax
	movq	%rax, 16(%rsp)
	movq	%r13, (%rsp)
	movq	216(%r13), %rsi
	movq	%rdx, %r13
	movq	%rcx, %r8
	andq	$-4, %r8
	movq	%rdx, %rax
	andq	$-4, %rax
	movq	%rax, 24(%rsp)
	cmpq	$4, %rdx
	jge	.LBB49_4
.LBB49_7:
	testq	%rcx, %rcx
	movq	%r13, 8(%rsp)
	je	.LBB49_12
	movq	16(%rsp), %rbp
	movq	%rbp, %rdx
	subq	%r11, %rdx
	subq	%r14, %rdx
	movq	%rdx, 40(%rsp)
	addq	%r14, %r11
	addq	$192, %r11
	leaq	(,%rsi,4), %r14
	movq	%rsi, %r15
	shlq	$5, %r15
	xorl	%r12d, %r12d
	jmp	.LBB49_9
	.p2align	4
.LBB49_11:
	incq	%r12
	addq	$320, %r11
	addq	$4, %rbp
	addq	$320, %rdi
	cmpq	%rcx, %r12
	je	.LBB49_12
.LBB49_9:
	cmpq	%r8, %r12
	jge	.LBB49_39
	movq	24(%rsp), %rax
	movq	%rax, %rbx
	cmpq	%r13, %rax
	je	.LBB49_11
	jmp	.LBB49_41
	.p2align	4
.LBB49_39:
	testq	%r13, %r13
	je	.LBB49_11
	xorl	%ebx, %ebx
.LBB49_41:
	movq	%r13, %rdx
	subq	%rbx, %rdx
	cmpq	$8, %rdx
	jb	.LBB49_54
	cmpq	$1, %rsi
	jne	.LBB49_54
	imulq	$-316, %r12, %rax
	addq	40(%rsp), %rax
	cmpq	$256, %rax
	jb	.LBB49_54
	cmpq	$64, %rdx
	jae	.LBB49_49
	xorl	%eax, %eax
	jmp	.LBB49_46
.LBB49_49:
	movq	%rdx, %rax
	andq	$-64, %rax
	leaq	(%r11,%rbx,4), %r10
	leaq	(,%rbx,4), %r9
	addq	%rbp, %r9
	xorl	%r13d, %r13d
	.p2align	4
.LBB49_50:
	vmovups	-192(%r10,%r13,4), %zmm0
	vmovups	-128(%r10,%r13,4), %zmm1
	vmovups	-64(%r10,%r13,4), %zmm2
	vmovups	(%r10,%r13,4), %zmm3
	vmovups	%zmm0, (%r9,%r13,4)
	vmovups	%zmm1, 64(%r9,%r13,4)
	vmovups	%zmm2, 128(%r9,%r13,4)
	vmovups	%zmm3, 192(%r9,%r13,4)
	addq	$64, %r13
	cmpq	%r13, %rax
	jne	.LBB49_50
	cmpq	%rax, %rdx
	movq	8(%rsp), %r13
	je	.LBB49_11
	testb	$56, %dl
	je	.LBB49_53
.LBB49_46:
	movq	%rdx, %r9
	andq	$-8, %r9
	leaq	(%rbx,%r9), %r10
	leaq	(,%rbx,4), %r13
	addq	%rbp, %r13
	leaq	(%rdi,%rbx,4), %rbx
	.p2align	4
.LBB49_47:
	vmovups	(%rbx,%rax,4), %ymm0
	vmovups	%ymm0, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %r9
	jne	.LBB49_47
	cmpq	%r9, %rdx
	movq	8(%rsp), %r13
	je	.LBB49_11
	jmp	.LBB49_55
.LBB49_53:
	addq	%rax, %rbx
	.p2align	4
.LBB49_54:
	movq	%rbx, %r10
.LBB49_55:
	movl	%r13d, %eax
	subl	%r10d, %eax
	movq	%r10, %rbx
	andl	$7, %eax
	je	.LBB49_58
	movq	%r14, %rdx
	imulq	%r10, %rdx
	addq	%rbp, %rdx
	movq	%r10, %rbx
	.p2align	4
.LBB49_57:
	vmovss	(%rdi,%rbx,4), %xmm0
	incq	%rbx
	vmovss	%xmm0, (%rdx)
	addq	%r14, %rdx
	decq	%rax
	jne	.LBB49_57
.LBB49_58:
	subq	%r13, %r10
	cmpq	$-8, %r10
	ja	.LBB49_11
	movq	%r14, %rax
	imulq	%rbx, %rax
	addq	%rbp, %rax
	.p2align	4
.LBB49_60:
	vmovss	(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%rax)
	vmovss	4(%rdi,%rbx,4), %xmm0
	leaq	(%rax,%r14), %rdx
	vmovss	%xmm0, (%rax,%r14)
	vmovss	8(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	12(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	16(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	20(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	24(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	vmovss	28(%rdi,%rbx,4), %xmm0
	addq	%r14, %rdx
	addq	$8, %rbx
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r15, %rax
	cmpq	%rbx, %r13
	jne	.LBB49_60
	jmp	.LBB49_11
.LBB49_12:
	movq	32(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %rbx
	je	.LBB49_38
	testq	%r13, %r13
	je	.LBB49_38
	shlq	$2, %rsi
	movq	16(%rsp), %r9
	leaq	192(%r9), %rdi
	xorl	%r8d, %r8d
	movq	%rbp, %r10
	jmp	.LBB49_15
	.p2align	4
.LBB49_37:
	incq	%r8
	addq	%rsi, %r10
	addq	%rsi, %r9
	addq	%rsi, %rdi
	cmpq	%r13, %r8
	je	.LBB49_38
.LBB49_15:
	cmpq	$16, %rcx
	jl	.LBB49_19
	vmovups	80(%rbx), %zmm0
	vmovups	144(%rbx), %zmm1
	xorl	%r14d, %r14d
	.p2align	4
.LBB49_17:
	movq	%r14, %rax
	vmovups	(%r9,%r14,4), %zmm2
	vaddps	(%r10,%r14,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r9,%r14,4)
	addq	$16, %r14
	addq	$32, %rax
	cmpq	%rax, %rcx
	jge	.LBB49_17
	cmpq	%rcx, %r14
	jae	.LBB49_37
	jmp	.LBB49_21
	.p2align	4
.LBB49_19:
	testq	%rcx, %rcx
	jle	.LBB49_37
	xorl	%r14d, %r14d
.LBB49_21:
	vmovss	80(%rbx), %xmm0
	vmovss	144(%rbx), %xmm1
	movq	%r14, %rax
	orq	$1, %rax
	cmpq	%rax, %rcx
	movq	%rax, %r15
	cmovgq	%rcx, %r15
	movq	%r15, %r11
	subq	%r14, %r11
	cmpq	$8, %r11
	jae	.LBB49_22
.LBB49_35:
	movq	%r14, %r11
	jmp	.LBB49_36
	.p2align	4
.LBB49_22:
	movq	%rsi, %rdx
	imulq	%r8, %rdx
	movq	%rbx, %r12
	movq	16(%rsp), %rbx
	addq	%rdx, %rbx
	vmovups	80(%r12), %zmm3
	vmovups	144(%r12), %zmm2
	addq	%rbp, %rdx
	leaq	(%rbx,%r14,4), %r12
	cmpq	%rax, %rcx
	cmovgq	%rcx, %rax
	leaq	(%rdx,%rax,4), %r13
	cmpq	%r13, %r12
	jae	.LBB49_25
	leaq	(%rbx,%rax,4), %rax
	leaq	(%rdx,%r14,4), %rdx
	cmpq	%rax, %rdx
	jae	.LBB49_25
	movq	%r14, %r11
	movq	(%rsp), %rbx
	movq	8(%rsp), %r13
	jmp	.LBB49_36
.LBB49_25:
	cmpq	$64, %r11
	movq	8(%rsp), %r13
	jae	.LBB49_30
	xorl	%r12d, %r12d
	movq	(%rsp), %rbx
	jmp	.LBB49_27
.LBB49_30:
	movq	%r11, %r12
	andq	$-64, %r12
	vbroadcastss	%xmm3, %zmm4
	vbroadcastss	%xmm2, %zmm5
	leaq	(%rdi,%r14,4), %rax
	leaq	(%r10,%r14,4), %rdx
	xorl	%ebx, %ebx
	.p2align	4
.LBB49_31:
	vmovups	-192(%rax,%rbx,4), %zmm6
	vmovups	-128(%rax,%rbx,4), %zmm7
	vmovups	-64(%rax,%rbx,4), %zmm8
	vmovups	(%rax,%rbx,4), %zmm9
	vaddps	(%rdx,%rbx,4), %zmm6, %zmm6
	vaddps	64(%rdx,%rbx,4), %zmm7, %zmm7
	vaddps	128(%rdx,%rbx,4), %zmm8, %zmm8
	vaddps	192(%rdx,%rbx,4), %zmm9, %zmm9
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
	vmovups	%zmm6, -192(%rax,%rbx,4)
	vmovups	%zmm7, -128(%rax,%rbx,4)
	vmovups	%zmm8, -64(%rax,%rbx,4)
	vmovups	%zmm9, (%rax,%rbx,4)
	addq	$64, %rbx
	cmpq	%rbx, %r12
	jne	.LBB49_31
	cmpq	%r12, %r11
	movq	(%rsp), %rbx
	je	.LBB49_37
	testb	$56, %r11b
	je	.LBB49_34
.LBB49_27:
	movl	%r15d, %eax
	andl	$7, %eax
	subq	%rax, %r11
	addq	%r14, %r11
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	%xmm2, %ymm2
	andq	$-8, %r15
	addq	%r14, %r12
	.p2align	4
.LBB49_28:
	vmovups	(%r9,%r12,4), %ymm4
	vaddps	(%r10,%r12,4), %ymm4, %ymm4
	vcmpltps	%ymm3, %ymm4, %k1
	vminps	%ymm4, %ymm2, %ymm4
	vmovaps	%ymm3, %ymm4 {%k1}
	vmovups	%ymm4, (%r9,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB49_28
	testq	%rax, %rax
	je	.LBB49_37
	.p2align	4
.LBB49_36:
	vmovss	(%r9,%r11,4), %xmm2
	vaddss	(%r10,%r11,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%r9,%r11,4)
	incq	%r11
	cmpq	%rcx, %r11
	jl	.LBB49_36
	jmp	.LBB49_37
.LBB49_34:
	addq	%r12, %r14
	jmp	.LBB49_35
.LBB49_38:
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
	vzeroupper
	retq
.LBB49_4:
	.cfi_def_cfa_offset 240
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %r15
	xorl	%ebx, %ebx
	vmovddup	.LCPI49_3(%rip), %xmm0
	movq	%rbx, %rax
	jmp	.LBB49_5
	.p2align	4
.LBB49_64:
	movq	%rax, %rbx
	cmpq	24(%rsp), %rax
	jge	.LBB49_7
.LBB49_5:
	addq	$4, %rax
	jno	.LBB49_61
	movq	%r10, %rax
	cmpq	$4, %rcx
	jge	.LBB49_62
	jmp	.LBB49_7
	.p2align	4
.LBB49_61:
	cmpq	$4, %rcx
	jl	.LBB49_64
.LBB49_62:
	leaq	(%rdi,%rbx,4), %rdx
	imulq	%rsi, %rbx
	movq	16(%rsp), %r9
	leaq	(%r9,%rbx,4), %rbx
	xorl	%ebp, %ebp
	movq	%rbp, %r12
	.p2align	4
.LBB49_63:
	addq	$4, %r12
	cmovoq	%r10, %r12
	leaq	(,%rbp,4), %r9
	addq	%rbp, %r9
	shlq	$6, %r9
	vmovups	(%rdx,%r9), %xmm1
	vmovups	320(%rdx,%r9), %xmm2
	vmovups	640(%rdx,%r9), %xmm3
	vmovups	960(%rdx,%r9), %xmm4
	vunpcklps	%xmm2, %xmm1, %xmm5
	vmovlhps	%xmm3, %xmm5, %xmm5
	vinsertps	$48, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%rbx,%rbp,4)
	leaq	(%rbx,%rbp,4), %r9
	vinsertps	$76, %xmm1, %xmm2, %xmm5
	vshufps	$212, %xmm3, %xmm5, %xmm5
	vinsertps	$112, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%r9,%rsi,4)
	vunpckhps	%xmm2, %xmm1, %xmm5
	vblendps	$3, %xmm5, %xmm3, %xmm5
	vinsertps	$176, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%r9,%rsi,8)
	vpermt2ps	%xmm2, %xmm0, %xmm1
	vshufps	$244, %xmm3, %xmm1, %xmm1
	vblendps	$8, %xmm4, %xmm1, %xmm1
	vmovups	%xmm1, (%r15,%r9)
	movq	%r12, %rbp
	cmpq	%r8, %r12
	jl	.LBB49_63
	jmp	.LBB49_64
.Lfunc_end49:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5, .Lfunc_end49-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI50_0:
	.long	0x7f800000
.LCPI50_1:
	.long	0xff800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI50_2:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI50_3:
	.long	3
	.long	7
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5:
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
	testq	%rdi, %rdi
	movq	%rdi, 32(%rsp)
	je	.LBB50_2
	vbroadcastss	.LCPI50_0(%rip), %zmm0
	vbroadcastss	.LCPI50_1(%rip), %zmm1
	jmp	.LBB50_3
.LBB50_2:
	vmovups	80(%r13), %zmm1
	vmovups	144(%r13), %zmm0
.LBB50_3:
	vmovups	%zmm1, 48(%rsp)
	vmovups	%zmm0, 112(%rsp)
	leaq	48(%rsp), %rdi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5)
	movq	224(%r13), %r11
	movq	16(%r13), %rdx
	movq	32(%r13), %rax
	shlq	$7, %rax
	leaq	(%rax,%rax,2), %r14
	leaq	(%r11,%r14), %rdi
	movq	64(%r13), %rcx
	movq	208(%r13), %rax
	movq	%rax, 16(%rsp)
	movq	%r13, (%rsp)
	movq	216(%r13), %rsi
	movq	%rdx, %r13
	movq	%rcx, %r8
	andq	$-4, %r8
	movq	%rdx, %rax
	andq	$-4, %rax
	movq	%rax, 24(%rsp)
	cmpq	$4, %rdx
	jge	.LBB50_4
.LBB50_7:
	testq	%rcx, %rcx
	movq	%r13, 8(%rsp)
	je	.LBB50_12
	movq	16(%rsp), %rbp
	movq	%rbp, %rdx
	subq	%r11, %rdx
	subq	%r14, %rdx
	movq	%rdx, 40(%rsp)
	addq	%r14, %r11
	addq	$192, %r11
	leaq	(,%rsi,4), %r14
	movq	%rsi, %r15
	shlq	$5, %r15
	xorl	%r12d, %r12d
	jmp	.LBB50_9
	.p2align	4
.LBB50_11:
	incq	%r12
	addq	$384, %r11
	addq	$4, %rbp
	addq	$384, %rdi
	cmpq	%rcx, %r12
	je	.LBB50_12
.LBB50_9:
	cmpq	%r8, %r12
	jge	.LBB50_39
	movq	24(%rsp), %rax
	movq	%rax, %rbx
	cmpq	%r13, %rax
	je	.LBB50_11
	jmp	.LBB50_41
	.p2align	4
.LBB50_39:
	testq	%r13, %r13
	je	.LBB50_11
	xorl	%ebx, %ebx
.LBB50_41:
	movq	%r13, %rdx
	subq	%rbx, %rdx
	cmpq	$8, %rdx
	jb	.LBB50_54
	cmpq	$1, %rsi
	jne	.LBB50_54
	imulq	$-380, %r12, %rax
	addq	40(%rsp), %rax
	cmpq	$256, %rax
	jb	.LBB50_54
	cmpq	$64, %rdx
	jae	.LBB50_49
	xorl	%eax, %eax
	jmp	.LBB50_46
.LBB50_49:
	movq	%rdx, %rax
	andq	$-64, %rax
	leaq	(%r11,%rbx,4), %r10
	leaq	(,%rbx,4), %r9
	addq	%rbp, %r9
	xorl	%r13d, %r13d
	.p2align	4
.LBB50_50:
	vmovups	-192(%r10,%r13,4), %zmm0
	vmovups	-128(%r10,%r13,4), %zmm1
	vmovups	-64(%r10,%r13,4), %zmm2
	vmovups	(%r10,%r13,4), %zmm3
	vmovups	%zmm0, (%r9,%r13,4)
	vmovups	%zmm1, 64(%r9,%r13,4)
	vmovups	%zmm2, 128(%r9,%r13,4)
	vmovups	%zmm3, 192(%r9,%r13,4)
	addq	$64, %r13
	cmpq	%r13, %rax
	jne	.LBB50_50
	cmpq	%rax, %rdx
	movq	8(%rsp), %r13
	je	.LBB50_11
	testb	$56, %dl
	je	.LBB50_53
.LBB50_46:
	movq	%rdx, %r9
	andq	$-8, %r9
	leaq	(%rbx,%r9), %r10
	leaq	(,%rbx,4), %r13
	addq	%rbp, %r13
	leaq	(%rdi,%rbx,4), %rbx
	.p2align	4
.LBB50_47:
	vmovups	(%rbx,%rax,4), %ymm0
	vmovups	%ymm0, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %r9
	jne	.LBB50_47
	cmpq	%r9, %rdx
	movq	8(%rsp), %r13
	je	.LBB50_11
	jmp	.LBB50_55
.LBB50_53:
	addq	%rax, %rbx
	.p2align	4
.LBB50_54:
	movq	%rbx, %r10
.LBB50_55:
	movl	%r13d, %eax
	subl	%r10d, %eax
	movq	%r10, %rbx
	andl	$7, %eax
	je	.LBB50_58
	movq	%r14, %rdx
	imulq	%r10, %rdx
	addq	%rbp, %rdx
	movq	%r10, %rbx
	.p2align	4
.LBB50_57:
	vmovss	(%rdi,%rbx,4), %xmm0
	incq	%rbx
	vmovss	%xmm0, (%rdx)
	addq	%r14, %rdx
	decq	%rax
	jne	.LBB50_57
.LBB50_58:
	subq	%r13, %r10
	cmpq	$-8, %r10
	ja	.LBB50_11
	movq	%r14, %rax
	imulq	%rbx, %rax
	addq	%rbp, %rax
	.p2align	4
.LBB50_60:
	vmovss	(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%rax)
	vmovss	4(%rdi,%rbx,4), %xmm0
	leaq	(%rax,%r14), %rdx
	vmovss	%xmm0, (%rax,%r14)
	vmovss	8(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	12(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	16(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	20(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	24(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	vmovss	28(%rdi,%rbx,4), %xmm0
	addq	%r14, %rdx
	addq	$8, %rbx
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r15, %rax
	cmpq	%rbx, %r13
	jne	.LBB50_60
	jmp	.LBB50_11
.LBB50_12:
	movq	32(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %rbx
	je	.LBB50_38
	testq	%r13, %r13
	je	.LBB50_38
	shlq	$2, %rsi
	movq	16(%rsp), %r9
	leaq	192(%r9), %rdi
	xorl	%r8d, %r8d
	movq	%rbp, %r10
	jmp	.LBB50_15
	.p2align	4
.LBB50_37:
	incq	%r8
	addq	%rsi, %r10
	addq	%rsi, %r9
	addq	%rsi, %rdi
	cmpq	%r13, %r8
	je	.LBB50_38
.LBB50_15:
	cmpq	$16, %rcx
	jl	.LBB50_19
	vmovups	80(%rbx), %zmm0
	vmovups	144(%rbx), %zmm1
	xorl	%r14d, %r14d
	.p2align	4
.LBB50_17:
	movq	%r14, %rax
	vmovups	(%r9,%r14,4), %zmm2
	vaddps	(%r10,%r14,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r9,%r14,4)
	addq	$16, %r14
	addq	$32, %rax
	cmpq	%rax, %rcx
	jge	.LBB50_17
	cmpq	%rcx, %r14
	jae	.LBB50_37
	jmp	.LBB50_21
	.p2align	4
.LBB50_19:
	testq	%rcx, %rcx
	jle	.LBB50_37
	xorl	%r14d, %r14d
.LBB50_21:
	vmovss	80(%rbx), %xmm0
	vmovss	144(%rbx), %xmm1
	movq	%r14, %rax
	orq	$1, %rax
	cmpq	%rax, %rcx
	movq	%rax, %r15
	cmovgq	%rcx, %r15
	movq	%r15, %r11
	subq	%r14, %r11
	cmpq	$8, %r11
	jae	.LBB50_22
.LBB50_35:
	movq	%r14, %r11
	jmp	.LBB50_36
	.p2align	4
.LBB50_22:
	movq	%rsi, %rdx
	imulq	%r8, %rdx
	movq	%rbx, %r12
	movq	16(%rsp), %rbx
	addq	%rdx, %rbx
	vmovups	80(%r12), %zmm3
	vmovups	144(%r12), %zmm2
	addq	%rbp, %rdx
	leaq	(%rbx,%r14,4), %r12
	cmpq	%rax, %rcx
	cmovgq	%rcx, %rax
	leaq	(%rdx,%rax,4), %r13
	cmpq	%r13, %r12
	jae	.LBB50_25
	leaq	(%rbx,%rax,4), %rax
	leaq	(%rdx,%r14,4), %rdx
	cmpq	%rax, %rdx
	jae	.LBB50_25
	movq	%r14, %r11
	movq	(%rsp), %rbx
	movq	8(%rsp), %r13
	jmp	.LBB50_36
.LBB50_25:
	cmpq	$64, %r11
	movq	8(%rsp), %r13
	jae	.LBB50_30
	xorl	%r12d, %r12d
	movq	(%rsp), %rbx
	jmp	.LBB50_27
.LBB50_30:
	movq	%r11, %r12
	andq	$-64, %r12
	vbroadcastss	%xmm3, %zmm4
	vbroadcastss	%xmm2, %zmm5
	leaq	(%rdi,%r14,4), %rax
	leaq	(%r10,%r14,4), %rdx
	xorl	%ebx, %ebx
	.p2align	4
.LBB50_31:
	vmovups	-192(%rax,%rbx,4), %zmm6
	vmovups	-128(%rax,%rbx,4), %zmm7
	vmovups	-64(%rax,%rbx,4), %zmm8
	vmovups	(%rax,%rbx,4), %zmm9
	vaddps	(%rdx,%rbx,4), %zmm6, %zmm6
	vaddps	64(%rdx,%rbx,4), %zmm7, %zmm7
	vaddps	128(%rdx,%rbx,4), %zmm8, %zmm8
	vaddps	192(%rdx,%rbx,4), %zmm9, %zmm9
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
	vmovups	%zmm6, -192(%rax,%rbx,4)
	vmovups	%zmm7, -128(%rax,%rbx,4)
	vmovups	%zmm8, -64(%rax,%rbx,4)
	vmovups	%zmm9, (%rax,%rbx,4)
	addq	$64, %rbx
	cmpq	%rbx, %r12
	jne	.LBB50_31
	cmpq	%r12, %r11
	movq	(%rsp), %rbx
	je	.LBB50_37
	testb	$56, %r11b
	je	.LBB50_34
.LBB50_27:
	movl	%r15d, %eax
	andl	$7, %eax
	subq	%rax, %r11
	addq	%r14, %r11
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	%xmm2, %ymm2
	andq	$-8, %r15
	addq	%r14, %r12
	.p2align	4
.LBB50_28:
	vmovups	(%r9,%r12,4), %ymm4
	vaddps	(%r10,%r12,4), %ymm4, %ymm4
	vcmpltps	%ymm3, %ymm4, %k1
	vminps	%ymm4, %ymm2, %ymm4
	vmovaps	%ymm3, %ymm4 {%k1}
	vmovups	%ymm4, (%r9,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB50_28
	testq	%rax, %rax
	je	.LBB50_37
	.p2align	4
.LBB50_36:
	vmovss	(%r9,%r11,4), %xmm2
	vaddss	(%r10,%r11,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%r9,%r11,4)
	incq	%r11
	cmpq	%rcx, %r11
	jl	.LBB50_36
	jmp	.LBB50_37
.LBB50_34:
	addq	%r12, %r14
	jmp	.LBB50_35
.LBB50_38:
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
	vzeroupper
	retq
.LBB50_4:
	.cfi_def_cfa_offset 240
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %r15
	xorl	%ebx, %ebx
	vmovddup	.LCPI50_3(%rip), %xmm0
	movq	%rbx, %rax
	jmp	.LBB50_5
	.p2align	4
.LBB50_64:
	movq	%rax, %rbx
	cmpq	24(%rsp), %rax
	jge	.LBB50_7
.LBB50_5:
	addq	$4, %rax
	jno	.LBB50_61
	movq	%r10, %rax
	cmpq	$4, %rcx
	jge	.LBB50_62
	jmp	.LBB50_7
	.p2align	4
.LBB50_61:
	cmpq	$4, %rcx
	jl	.LBB50_64
.LBB50_62:
	leaq	(%rdi,%rbx,4), %rdx
	imulq	%rsi, %rbx
	movq	16(%rsp), %r9
	leaq	(%r9,%rbx,4), %rbx
	xorl	%ebp, %ebp
	movq	%rbp, %r12
	.p2align	4
.LBB50_63:
	addq	$4, %r12
	cmovoq	%r10, %r12
	leaq	(,%rbp,2), %r9
	addq	%rbp, %r9
	shlq	$7, %r9
	vmovups	(%rdx,%r9), %xmm1
	vmovups	384(%rdx,%r9), %xmm2
	vmovups	768(%rdx,%r9), %xmm3
	vmovups	1152(%rdx,%r9), %xmm4
	vunpcklps	%xmm2, %xmm1, %xmm5
	vmovlhps	%xmm3, %xmm5, %xmm5
	vinsertps	$48, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%rbx,%rbp,4)
	leaq	(%rbx,%rbp,4), %r9
	vinsertps	$76, %xmm1, %xmm2, %xmm5
	vshufps	$212, %xmm3, %xmm5, %xmm5
	vinsertps	$112, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%r9,%rsi,4)
	vunpckhps	%xmm2, %xmm1, %xmm5
	vblendps	$3, %xmm5, %xmm3, %xmm5
	vinsertps	$176, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%r9,%rsi,8)
	vpermt2ps	%xmm2, %xmm0, %xmm1
	vshufps	$244, %xmm3, %xmm1, %xmm1
	vblendps	$8, %xmm4, %xmm1, %xmm1
	vmovups	%xmm1, (%r15,%r9)
	movq	%r12, %rbp
	cmpq	%r8, %r12
	jl	.LBB50_63
	jmp	.LBB50_64
.Lfunc_end50:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5, .Lfunc_end50-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI51_0:
	.long	0x7f800000
.LCPI51_1:
	.long	0xff800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI51_2:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI51_3:
	.long	3
	.long	7
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5:
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
	testq	%rdi, %rdi
	movq	%rdi, 32(%rsp)
	je	.LBB51_2
	vbroadcastss	.LCPI51_0(%rip), %zmm0
	vbroadcastss	.LCPI51_1(%rip), %zmm1
	jmp	.LBB51_3
.LBB51_2:
	vmovups	80(%r13), %zmm1
	vmovups	144(%r13), %zmm0
.LBB51_3:
	vmovups	%zmm1, 48(%rsp)
	vmovups	%zmm0, 112(%rsp)
	leaq	48(%rsp), %rdi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5)
	movq	224(%r13), %r11
	imulq	$448, 32(%r13), %r14
	leaq	(%r11,%r14), %rdi
	movq	16(%r13), %rax
	movq	64(%r13), %rcx
	movq	208(%r13), %rdx
	movq	%rdx, 16(%rsp)
	movq	%r13, (%rsp)
	movq	216(%r13), %rsi
	movq	%rax, %r13
	movq	%rcx, %r8
	andq	$-4, %r8
	andq	$-4, %rax
	movq	%rax, 24(%rsp)
	cmpq	$4, %r13
	jge	.LBB51_4
.LBB51_7:
	testq	%rcx, %rcx
	movq	%r13, 8(%rsp)
	je	.LBB51_12
	movq	16(%rsp), %rbp
	movq	%rbp, %rdx
	subq	%r11, %rdx
	subq	%r14, %rdx
	movq	%rdx, 40(%rsp)
	addq	%r14, %r11
	addq	$192, %r11
	leaq	(,%rsi,4), %r14
	movq	%rsi, %r15
	shlq	$5, %r15
	xorl	%r12d, %r12d
	jmp	.LBB51_9
	.p2align	4
.LBB51_11:
	incq	%r12
	addq	$448, %r11
	addq	$4, %rbp
	addq	$448, %rdi
	cmpq	%rcx, %r12
	je	.LBB51_12
.LBB51_9:
	cmpq	%r8, %r12
	jge	.LBB51_39
	movq	24(%rsp), %rax
	movq	%rax, %rbx
	cmpq	%r13, %rax
	je	.LBB51_11
	jmp	.LBB51_41
	.p2align	4
.LBB51_39:
	testq	%r13, %r13
	je	.LBB51_11
	xorl	%ebx, %ebx
.LBB51_41:
	movq	%r13, %rdx
	subq	%rbx, %rdx
	cmpq	$8, %rdx
	jb	.LBB51_54
	cmpq	$1, %rsi
	jne	.LBB51_54
	imulq	$-444, %r12, %rax
	addq	40(%rsp), %rax
	cmpq	$256, %rax
	jb	.LBB51_54
	cmpq	$64, %rdx
	jae	.LBB51_49
	xorl	%eax, %eax
	jmp	.LBB51_46
.LBB51_49:
	movq	%rdx, %rax
	andq	$-64, %rax
	leaq	(%r11,%rbx,4), %r10
	leaq	(,%rbx,4), %r9
	addq	%rbp, %r9
	xorl	%r13d, %r13d
	.p2align	4
.LBB51_50:
	vmovups	-192(%r10,%r13,4), %zmm0
	vmovups	-128(%r10,%r13,4), %zmm1
	vmovups	-64(%r10,%r13,4), %zmm2
	vmovups	(%r10,%r13,4), %zmm3
	vmovups	%zmm0, (%r9,%r13,4)
	vmovups	%zmm1, 64(%r9,%r13,4)
	vmovups	%zmm2, 128(%r9,%r13,4)
	vmovups	%zmm3, 192(%r9,%r13,4)
	addq	$64, %r13
	cmpq	%r13, %rax
	jne	.LBB51_50
	cmpq	%rax, %rdx
	movq	8(%rsp), %r13
	je	.LBB51_11
	testb	$56, %dl
	je	.LBB51_53
.LBB51_46:
	movq	%rdx, %r9
	andq	$-8, %r9
	leaq	(%rbx,%r9), %r10
	leaq	(,%rbx,4), %r13
	addq	%rbp, %r13
	leaq	(%rdi,%rbx,4), %rbx
	.p2align	4
.LBB51_47:
	vmovups	(%rbx,%rax,4), %ymm0
	vmovups	%ymm0, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %r9
	jne	.LBB51_47
	cmpq	%r9, %rdx
	movq	8(%rsp), %r13
	je	.LBB51_11
	jmp	.LBB51_55
.LBB51_53:
	addq	%rax, %rbx
	.p2align	4
.LBB51_54:
	movq	%rbx, %r10
.LBB51_55:
	movl	%r13d, %eax
	subl	%r10d, %eax
	movq	%r10, %rbx
	andl	$7, %eax
	je	.LBB51_58
	movq	%r14, %rdx
	imulq	%r10, %rdx
	addq	%rbp, %rdx
	movq	%r10, %rbx
	.p2align	4
.LBB51_57:
	vmovss	(%rdi,%rbx,4), %xmm0
	incq	%rbx
	vmovss	%xmm0, (%rdx)
	addq	%r14, %rdx
	decq	%rax
	jne	.LBB51_57
.LBB51_58:
	subq	%r13, %r10
	cmpq	$-8, %r10
	ja	.LBB51_11
	movq	%r14, %rax
	imulq	%rbx, %rax
	addq	%rbp, %rax
	.p2align	4
.LBB51_60:
	vmovss	(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%rax)
	vmovss	4(%rdi,%rbx,4), %xmm0
	leaq	(%rax,%r14), %rdx
	vmovss	%xmm0, (%rax,%r14)
	vmovss	8(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	12(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	16(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	20(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r14, %rdx
	vmovss	24(%rdi,%rbx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx)
	vmovss	28(%rdi,%rbx,4), %xmm0
	addq	%r14, %rdx
	addq	$8, %rbx
	vmovss	%xmm0, (%r14,%rdx)
	addq	%r15, %rax
	cmpq	%rbx, %r13
	jne	.LBB51_60
	jmp	.LBB51_11
.LBB51_12:
	movq	32(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %rbx
	je	.LBB51_38
	testq	%r13, %r13
	je	.LBB51_38
	shlq	$2, %rsi
	movq	16(%rsp), %r9
	leaq	192(%r9), %rdi
	xorl	%r8d, %r8d
	movq	%rbp, %r10
	jmp	.LBB51_15
	.p2align	4
.LBB51_37:
	incq	%r8
	addq	%rsi, %r10
	addq	%rsi, %r9
	addq	%rsi, %rdi
	cmpq	%r13, %r8
	je	.LBB51_38
.LBB51_15:
	cmpq	$16, %rcx
	jl	.LBB51_19
	vmovups	80(%rbx), %zmm0
	vmovups	144(%rbx), %zmm1
	xorl	%r14d, %r14d
	.p2align	4
.LBB51_17:
	movq	%r14, %rax
	vmovups	(%r9,%r14,4), %zmm2
	vaddps	(%r10,%r14,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r9,%r14,4)
	addq	$16, %r14
	addq	$32, %rax
	cmpq	%rax, %rcx
	jge	.LBB51_17
	cmpq	%rcx, %r14
	jae	.LBB51_37
	jmp	.LBB51_21
	.p2align	4
.LBB51_19:
	testq	%rcx, %rcx
	jle	.LBB51_37
	xorl	%r14d, %r14d
.LBB51_21:
	vmovss	80(%rbx), %xmm0
	vmovss	144(%rbx), %xmm1
	movq	%r14, %rax
	orq	$1, %rax
	cmpq	%rax, %rcx
	movq	%rax, %r15
	cmovgq	%rcx, %r15
	movq	%r15, %r11
	subq	%r14, %r11
	cmpq	$8, %r11
	jae	.LBB51_22
.LBB51_35:
	movq	%r14, %r11
	jmp	.LBB51_36
	.p2align	4
.LBB51_22:
	movq	%rsi, %rdx
	imulq	%r8, %rdx
	movq	%rbx, %r12
	movq	16(%rsp), %rbx
	addq	%rdx, %rbx
	vmovups	80(%r12), %zmm3
	vmovups	144(%r12), %zmm2
	addq	%rbp, %rdx
	leaq	(%rbx,%r14,4), %r12
	cmpq	%rax, %rcx
	cmovgq	%rcx, %rax
	leaq	(%rdx,%rax,4), %r13
	cmpq	%r13, %r12
	jae	.LBB51_25
	leaq	(%rbx,%rax,4), %rax
	leaq	(%rdx,%r14,4), %rdx
	cmpq	%rax, %rdx
	jae	.LBB51_25
	movq	%r14, %r11
	movq	(%rsp), %rbx
	movq	8(%rsp), %r13
	jmp	.LBB51_36
.LBB51_25:
	cmpq	$64, %r11
	movq	8(%rsp), %r13
	jae	.LBB51_30
	xorl	%r12d, %r12d
	movq	(%rsp), %rbx
	jmp	.LBB51_27
.LBB51_30:
	movq	%r11, %r12
	andq	$-64, %r12
	vbroadcastss	%xmm3, %zmm4
	vbroadcastss	%xmm2, %zmm5
	leaq	(%rdi,%r14,4), %rax
	leaq	(%r10,%r14,4), %rdx
	xorl	%ebx, %ebx
	.p2align	4
.LBB51_31:
	vmovups	-192(%rax,%rbx,4), %zmm6
	vmovups	-128(%rax,%rbx,4), %zmm7
	vmovups	-64(%rax,%rbx,4), %zmm8
	vmovups	(%rax,%rbx,4), %zmm9
	vaddps	(%rdx,%rbx,4), %zmm6, %zmm6
	vaddps	64(%rdx,%rbx,4), %zmm7, %zmm7
	vaddps	128(%rdx,%rbx,4), %zmm8, %zmm8
	vaddps	192(%rdx,%rbx,4), %zmm9, %zmm9
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
	vmovups	%zmm6, -192(%rax,%rbx,4)
	vmovups	%zmm7, -128(%rax,%rbx,4)
	vmovups	%zmm8, -64(%rax,%rbx,4)
	vmovups	%zmm9, (%rax,%rbx,4)
	addq	$64, %rbx
	cmpq	%rbx, %r12
	jne	.LBB51_31
	cmpq	%r12, %r11
	movq	(%rsp), %rbx
	je	.LBB51_37
	testb	$56, %r11b
	je	.LBB51_34
.LBB51_27:
	movl	%r15d, %eax
	andl	$7, %eax
	subq	%rax, %r11
	addq	%r14, %r11
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	%xmm2, %ymm2
	andq	$-8, %r15
	addq	%r14, %r12
	.p2align	4
.LBB51_28:
	vmovups	(%r9,%r12,4), %ymm4
	vaddps	(%r10,%r12,4), %ymm4, %ymm4
	vcmpltps	%ymm3, %ymm4, %k1
	vminps	%ymm4, %ymm2, %ymm4
	vmovaps	%ymm3, %ymm4 {%k1}
	vmovups	%ymm4, (%r9,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB51_28
	testq	%rax, %rax
	je	.LBB51_37
	.p2align	4
.LBB51_36:
	vmovss	(%r9,%r11,4), %xmm2
	vaddss	(%r10,%r11,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%r9,%r11,4)
	incq	%r11
	cmpq	%rcx, %r11
	jl	.LBB51_36
	jmp	.LBB51_37
.LBB51_34:
	addq	%r12, %r14
	jmp	.LBB51_35
.LBB51_38:
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
	vzeroupper
	retq
.LBB51_4:
	.cfi_def_cfa_offset 240
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %r15
	xorl	%ebx, %ebx
	vmovddup	.LCPI51_3(%rip), %xmm0
	movq	%rbx, %rax
	jmp	.LBB51_5
	.p2align	4
.LBB51_64:
	movq	%rax, %rbx
	cmpq	24(%rsp), %rax
	jge	.LBB51_7
.LBB51_5:
	addq	$4, %rax
	jno	.LBB51_61
	movq	%r10, %rax
	cmpq	$4, %rcx
	jge	.LBB51_62
	jmp	.LBB51_7
	.p2align	4
.LBB51_61:
	cmpq	$4, %rcx
	jl	.LBB51_64
.LBB51_62:
	leaq	(%rdi,%rbx,4), %rdx
	imulq	%rsi, %rbx
	movq	16(%rsp), %r9
	leaq	(%r9,%rbx,4), %rbx
	xorl	%ebp, %ebp
	movq	%rbp, %r12
	.p2align	4
.LBB51_63:
	addq	$4, %r12
	cmovoq	%r10, %r12
	imulq	$448, %rbp, %r9
	vmovups	(%rdx,%r9), %xmm1
	vmovups	448(%rdx,%r9), %xmm2
	vmovups	896(%rdx,%r9), %xmm3
	vmovups	1344(%rdx,%r9), %xmm4
	vunpcklps	%xmm2, %xmm1, %xmm5
	vmovlhps	%xmm3, %xmm5, %xmm5
	vinsertps	$48, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%rbx,%rbp,4)
	leaq	(%rbx,%rbp,4), %r9
	vinsertps	$76, %xmm1, %xmm2, %xmm5
	vshufps	$212, %xmm3, %xmm5, %xmm5
	vinsertps	$112, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%r9,%rsi,4)
	vunpckhps	%xmm2, %xmm1, %xmm5
	vblendps	$3, %xmm5, %xmm3, %xmm5
	vinsertps	$176, %xmm4, %xmm5, %xmm5
	vmovups	%xmm5, (%r9,%rsi,8)
	vpermt2ps	%xmm2, %xmm0, %xmm1
	vshufps	$244, %xmm3, %xmm1, %xmm1
	vblendps	$8, %xmm4, %xmm1, %xmm1
	vmovups	%xmm1, (%r15,%r9)
	movq	%r12, %rbp
	cmpq	%r8, %r12
	jl	.LBB51_63
	jmp	.LBB51_64
.Lfunc_end51:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5, .Lfunc_end51-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI52_0:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI52_1:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI52_2:
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
.LCPI52_3:
	.quad	448
.LCPI52_4:
	.quad	16
.LCPI52_6:
	.quad	4
.LCPI52_9:
	.long	3
	.long	7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI52_5:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI52_7:
	.long	0xff800000
.LCPI52_8:
	.long	0x7f800000
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5:
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
	movq	%r13, %rax
	movq	224(%r13), %rbx
	movq	32(%r13), %rcx
	movq	64(%r13), %r9
	movq	%rcx, 112(%rsp)
	imulq	$448, %rcx, %rdx
	leaq	(%rbx,%rdx), %r10
	testq	%r9, %r9
	je	.LBB52_5
	movq	56(%rax), %rcx
	cmpq	$1, %r9
	jne	.LBB52_61
	xorl	%edx, %edx
	jmp	.LBB52_3
.LBB52_61:
	movq	%r9, %rsi
	andq	$-2, %rsi
	leaq	(%rdx,%rbx), %r8
	addq	$832, %r8
	xorl	%edx, %edx
	.p2align	4
.LBB52_62:
	vbroadcastss	(%rcx,%rdx,4), %zmm0
	vmovups	%zmm0, -832(%r8)
	vmovups	%zmm0, -768(%r8)
	vmovups	%zmm0, -704(%r8)
	vmovups	%zmm0, -640(%r8)
	vmovups	%zmm0, -576(%r8)
	vmovups	%zmm0, -512(%r8)
	vmovups	%zmm0, -448(%r8)
	vbroadcastss	4(%rcx,%rdx,4), %zmm0
	vmovups	%zmm0, -384(%r8)
	vmovups	%zmm0, -320(%r8)
	vmovups	%zmm0, -256(%r8)
	vmovups	%zmm0, -192(%r8)
	vmovups	%zmm0, -128(%r8)
	vmovups	%zmm0, -64(%r8)
	vmovups	%zmm0, (%r8)
	addq	$2, %rdx
	addq	$896, %r8
	cmpq	%rdx, %rsi
	jne	.LBB52_62
.LBB52_3:
	testb	$1, %r9b
	je	.LBB52_5
	imulq	$448, %rdx, %rsi
	vbroadcastss	(%rcx,%rdx,4), %zmm0
	vmovups	%zmm0, (%r10,%rsi)
	vmovups	%zmm0, 64(%r10,%rsi)
	vmovups	%zmm0, 128(%r10,%rsi)
	vmovups	%zmm0, 192(%r10,%rsi)
	vmovups	%zmm0, 256(%r10,%rsi)
	vmovups	%zmm0, 320(%r10,%rsi)
	vmovups	%zmm0, 384(%r10,%rsi)
.LBB52_5:
	movq	24(%rax), %r14
	testq	%r14, %r14
	jle	.LBB52_31
	movq	%r10, 96(%rsp)
	movq	%r9, 104(%rsp)
	vmovups	(%rdi), %zmm10
	vmovups	64(%rdi), %zmm11
	movabsq	$9223372036854775807, %r12
	movq	40(%rax), %rbp
	movq	48(%rax), %r9
	movq	16(%rax), %r10
	movq	(%rax), %rcx
	movq	%rcx, 48(%rsp)
	movq	8(%rax), %r13
	movq	%r10, %r15
	andq	$-4, %r15
	leaq	(,%r13,4), %rax
	movq	%rax, 64(%rsp)
	leaq	(%rax,%rax,2), %r11
	leaq	-444(%rbx), %rax
	movq	%rax, 80(%rsp)
	leaq	1792(%rbx), %rax
	movq	%rax, 72(%rsp)
	movq	$0, 16(%rsp)
	vpbroadcastq	.LCPI52_3(%rip), %ymm12
	vpbroadcastq	.LCPI52_6(%rip), %ymm13
	vpbroadcastq	.LCPI52_3(%rip), %zmm14
	vpbroadcastq	.LCPI52_4(%rip), %zmm15
	vmovddup	.LCPI52_9(%rip), %xmm16
	movq	%r10, 8(%rsp)
	movq	%r11, 40(%rsp)
	movq	%r14, 88(%rsp)
	vmovups	%zmm10, 224(%rsp)
	vmovups	%zmm11, 160(%rsp)
	.p2align	4
.LBB52_7:
	movq	%r9, 120(%rsp)
	subq	16(%rsp), %r14
	movq	112(%rsp), %rax
	cmpq	%rax, %r14
	cmovgeq	%rax, %r14
	cmpq	$111, %r10
	jg	.LBB52_10
	imulq	$112, %r14, %rax
	testq	%rax, %rax
	je	.LBB52_10
	imulq	$448, %r14, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI52_9(%rip), %xmm16
	vpbroadcastq	.LCPI52_4(%rip), %zmm15
	vpbroadcastq	.LCPI52_3(%rip), %zmm14
	vpbroadcastq	.LCPI52_6(%rip), %ymm13
	vpbroadcastq	.LCPI52_3(%rip), %ymm12
	movq	40(%rsp), %r11
	movq	8(%rsp), %r10
	vmovups	160(%rsp), %zmm11
	vmovups	224(%rsp), %zmm10
.LBB52_10:
	movq	48(%rsp), %rax
	movq	16(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%r14, %rdx
	andq	$-4, %rdx
	cmpq	$4, %r14
	movq	%rdx, 32(%rsp)
	jge	.LBB52_11
.LBB52_14:
	testq	%r10, %r10
	je	.LBB52_19
	movq	16(%rsp), %rsi
	leaq	(%r14,%rsi), %rax
	imulq	$448, %r14, %rdx
	addq	80(%rsp), %rdx
	movq	%rdx, 144(%rsp)
	movq	48(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rsi
	movq	%rsi, 136(%rsp)
	leaq	(%rdx,%rax,4), %rax
	movq	%rax, 128(%rsp)
	movl	%r14d, %eax
	andl	$3, %eax
	movq	%rax, 56(%rsp)
	movq	72(%rsp), %r11
	movq	%rbx, %r9
	xorl	%r8d, %r8d
	jmp	.LBB52_16
	.p2align	4
.LBB52_18:
	incq	%r8
	addq	64(%rsp), %rcx
	addq	$4, %r9
	addq	$4, %r11
	cmpq	%r10, %r8
	je	.LBB52_19
.LBB52_16:
	cmpq	%r15, %r8
	jge	.LBB52_32
	movq	32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r14, %rax
	je	.LBB52_18
	jmp	.LBB52_34
	.p2align	4
.LBB52_32:
	testq	%r14, %r14
	je	.LBB52_18
	xorl	%esi, %esi
.LBB52_34:
	movq	%r14, %r12
	subq	%rsi, %r12
	cmpq	$4, %r12
	jae	.LBB52_36
	movq	%rsi, %r12
	jmp	.LBB52_50
	.p2align	4
.LBB52_36:
	leaq	(%rbx,%r8,4), %rdi
	movq	%rsi, %rax
	notq	%rax
	addq	%r14, %rax
	imulq	$448, %rsi, %r10
	addq	%rdi, %r10
	movl	$448, %edx
	mulq	%rdx
	seto	%dl
	addq	%r10, %rax
	cmpq	%r10, %rax
	jb	.LBB52_37
	testb	%dl, %dl
	jne	.LBB52_37
	movq	64(%rsp), %rax
	imulq	%r8, %rax
	movq	136(%rsp), %rdx
	addq	%rax, %rdx
	movq	%rdx, 24(%rsp)
	movq	144(%rsp), %rdx
	leaq	(%rdx,%r8,4), %rdx
	movq	%rdx, 152(%rsp)
	movq	24(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rdx
	cmpq	152(%rsp), %rdx
	jae	.LBB52_41
	addq	128(%rsp), %rax
	cmpq	%rax, %r10
	jae	.LBB52_41
.LBB52_37:
	movq	%rsi, %r12
	movq	8(%rsp), %r10
.LBB52_50:
	movl	%r14d, %esi
	subl	%r12d, %esi
	movq	%r12, %rax
	andl	$7, %esi
	je	.LBB52_53
	imulq	$448, %r12, %rdx
	addq	%r9, %rdx
	imulq	$112, %rsi, %rsi
	xorl	%edi, %edi
	movq	%r12, %rax
	.p2align	4
.LBB52_52:
	vmovd	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovd	%xmm0, (%rdx,%rdi,4)
	addq	$112, %rdi
	cmpq	%rdi, %rsi
	jne	.LBB52_52
.LBB52_53:
	subq	%r14, %r12
	cmpq	$-8, %r12
	ja	.LBB52_18
	imulq	$448, %rax, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB52_55:
	vmovss	(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -1792(%rdx)
	vmovss	4(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -1344(%rdx)
	vmovss	8(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -896(%rdx)
	vmovss	12(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -448(%rdx)
	vmovss	16(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, (%rdx)
	vmovss	20(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, 448(%rdx)
	vmovss	24(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, 896(%rdx)
	vmovss	28(%rcx,%rax,4), %xmm0
	addq	$8, %rax
	vmovss	%xmm0, 1344(%rdx)
	addq	$3584, %rdx
	cmpq	%rax, %r14
	jne	.LBB52_55
	jmp	.LBB52_18
.LBB52_41:
	cmpq	$16, %r12
	jae	.LBB52_43
	xorl	%eax, %eax
	movq	%rsi, 24(%rsp)
	jmp	.LBB52_47
.LBB52_43:
	movq	%r12, %rax
	andq	$-16, %rax
	leaq	(%rsi,%rax), %rdx
	movq	%rdx, 24(%rsp)
	vpbroadcastq	%rsi, %zmm1
	vpaddq	.LCPI52_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI52_2(%rip), %zmm1, %zmm1
	leaq	(%rcx,%rsi,4), %rdx
	xorl	%r10d, %r10d
	.p2align	4
.LBB52_44:
	vpmullq	%zmm14, %zmm1, %zmm2
	vmovups	(%rdx,%r10,4), %ymm3
	vmovups	32(%rdx,%r10,4), %ymm4
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm3, (%rdi,%zmm2) {%k1}
	vpmullq	%zmm14, %zmm0, %zmm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, (%rdi,%zmm2) {%k1}
	addq	$16, %r10
	vpaddq	%zmm15, %zmm1, %zmm1
	vpaddq	%zmm15, %zmm0, %zmm0
	cmpq	%r10, %rax
	jne	.LBB52_44
	cmpq	%rax, %r12
	movq	8(%rsp), %r10
	je	.LBB52_18
	testb	$12, %r12b
	je	.LBB52_63
.LBB52_47:
	movq	32(%rsp), %rdx
	subq	56(%rsp), %r12
	addq	%rsi, %r12
	movq	24(%rsp), %r10
	vpbroadcastq	%r10, %ymm0
	vpaddq	.LCPI52_5(%rip), %ymm0, %ymm0
	addq	%rsi, %rax
	.p2align	4
.LBB52_48:
	vmovups	(%rcx,%rax,4), %xmm1
	vpmullq	%ymm12, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rdi,%ymm2) {%k1}
	vpaddq	%ymm0, %ymm13, %ymm0
	addq	$4, %rax
	cmpq	%rax, %rdx
	jne	.LBB52_48
	cmpq	$0, 56(%rsp)
	movq	8(%rsp), %r10
	jne	.LBB52_50
	jmp	.LBB52_18
.LBB52_63:
	addq	%rax, %rsi
	movq	%rsi, %r12
	jmp	.LBB52_50
	.p2align	4
.LBB52_19:
	movq	16(%rsp), %rcx
	addq	%r14, %rcx
	vmovaps	%zmm10, %zmm0
	movq	88(%rsp), %r14
	movq	%rcx, 16(%rsp)
	cmpq	%r14, %rcx
	je	.LBB52_21
	vbroadcastss	.LCPI52_7(%rip), %zmm0
.LBB52_21:
	vmovaps	%zmm11, %zmm1
	movq	104(%rsp), %rdi
	movq	96(%rsp), %r8
	movabsq	$9223372036854775807, %r12
	movq	120(%rsp), %r9
	je	.LBB52_23
	vbroadcastss	.LCPI52_8(%rip), %zmm1
.LBB52_23:
	testq	%rdi, %rdi
	movq	40(%rsp), %r11
	je	.LBB52_29
	xorl	%eax, %eax
	jmp	.LBB52_25
	.p2align	4
.LBB52_28:
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%r8,%rcx)
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, 64(%r8,%rcx)
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, 128(%r8,%rcx)
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, 192(%r8,%rcx)
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, 256(%r8,%rcx)
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, 320(%r8,%rcx)
	incq	%rax
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, 384(%r8,%rcx)
	cmpq	%rdi, %rax
	je	.LBB52_29
.LBB52_25:
	imulq	$448, %rax, %rcx
	vmovups	(%r8,%rcx), %zmm8
	vmovups	64(%r8,%rcx), %zmm7
	vmovups	128(%r8,%rcx), %zmm6
	vmovups	192(%r8,%rcx), %zmm5
	vmovups	256(%r8,%rcx), %zmm4
	vmovups	320(%r8,%rcx), %zmm3
	vmovups	384(%r8,%rcx), %zmm2
	movslq	(%r9,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB52_28
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB52_27:
	movslq	(%rbp), %rsi
	vbroadcastss	4(%rbp), %zmm9
	vfmadd231ps	(%rbx,%rsi,4), %zmm9, %zmm8
	vfmadd231ps	64(%rbx,%rsi,4), %zmm9, %zmm7
	vfmadd231ps	128(%rbx,%rsi,4), %zmm9, %zmm6
	vfmadd231ps	192(%rbx,%rsi,4), %zmm9, %zmm5
	vfmadd231ps	256(%rbx,%rsi,4), %zmm9, %zmm4
	vfmadd231ps	320(%rbx,%rsi,4), %zmm9, %zmm3
	vfmadd231ps	384(%rbx,%rsi,4), %zmm9, %zmm2
	addq	$8, %rbp
	cmpq	%rdx, %rbp
	jb	.LBB52_27
	jmp	.LBB52_28
	.p2align	4
.LBB52_29:
	cmpq	%r14, 16(%rsp)
	jge	.LBB52_31
	leaq	(%r9,%rdi,4), %r9
	jmp	.LBB52_7
	.p2align	4
.LBB52_11:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB52_12
	.p2align	4
.LBB52_60:
	movq	%rax, %rsi
	cmpq	%rdx, %rax
	jge	.LBB52_14
.LBB52_12:
	addq	$4, %rax
	jno	.LBB52_56
	movq	%r12, %rax
	cmpq	$4, %r10
	jge	.LBB52_57
	jmp	.LBB52_14
	.p2align	4
.LBB52_56:
	cmpq	$4, %r10
	jl	.LBB52_60
.LBB52_57:
	imulq	$448, %rsi, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB52_58:
	addq	$4, %rdi
	cmovoq	%r12, %rdi
	movq	%r8, %r9
	imulq	%r13, %r9
	leaq	(%rsi,%r9,4), %r10
	vmovups	(%rsi,%r9,4), %xmm0
	vmovups	(%r10,%r13,4), %xmm1
	vmovups	(%r10,%r13,8), %xmm2
	vmovups	(%r11,%r10), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rdx,%r8,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 448(%rdx,%r8,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 896(%rdx,%r8,4)
	vpermt2ps	%xmm1, %xmm16, %xmm0
	vshufps	$244, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, 1344(%rdx,%r8,4)
	movq	%rdi, %r8
	cmpq	%r15, %rdi
	jl	.LBB52_58
	movq	8(%rsp), %r10
	movq	32(%rsp), %rdx
	jmp	.LBB52_60
.LBB52_31:
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
.Lfunc_end52:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5, .Lfunc_end52-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI53_0:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI53_1:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI53_2:
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
.LCPI53_3:
	.quad	384
.LCPI53_4:
	.quad	16
.LCPI53_6:
	.quad	4
.LCPI53_9:
	.long	3
	.long	7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI53_5:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI53_7:
	.long	0xff800000
.LCPI53_8:
	.long	0x7f800000
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5:
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
	movq	%r13, %rax
	movq	224(%r13), %rbx
	movq	32(%r13), %rcx
	movq	64(%r13), %r10
	movq	%rcx, 112(%rsp)
	shlq	$7, %rcx
	leaq	(%rcx,%rcx,2), %r11
	testq	%r10, %r10
	je	.LBB53_6
	movq	56(%rax), %rdx
	movl	%r10d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r10
	jae	.LBB53_62
	xorl	%esi, %esi
	jmp	.LBB53_3
.LBB53_62:
	movq	%r10, %r8
	andq	$-4, %r8
	leaq	(%r11,%rbx), %r9
	addq	$1472, %r9
	xorl	%esi, %esi
	.p2align	4
.LBB53_63:
	vbroadcastss	(%rdx,%rsi,4), %zmm0
	vmovups	%zmm0, -1472(%r9)
	vmovups	%zmm0, -1408(%r9)
	vmovups	%zmm0, -1344(%r9)
	vmovups	%zmm0, -1280(%r9)
	vmovups	%zmm0, -1216(%r9)
	vmovups	%zmm0, -1152(%r9)
	vbroadcastss	4(%rdx,%rsi,4), %zmm0
	vmovups	%zmm0, -1088(%r9)
	vmovups	%zmm0, -1024(%r9)
	vmovups	%zmm0, -960(%r9)
	vmovups	%zmm0, -896(%r9)
	vmovups	%zmm0, -832(%r9)
	vmovups	%zmm0, -768(%r9)
	vbroadcastss	8(%rdx,%rsi,4), %zmm0
	vmovups	%zmm0, -704(%r9)
	vmovups	%zmm0, -640(%r9)
	vmovups	%zmm0, -576(%r9)
	vmovups	%zmm0, -512(%r9)
	vmovups	%zmm0, -448(%r9)
	vmovups	%zmm0, -384(%r9)
	vbroadcastss	12(%rdx,%rsi,4), %zmm0
	vmovups	%zmm0, -320(%r9)
	vmovups	%zmm0, -256(%r9)
	vmovups	%zmm0, -192(%r9)
	vmovups	%zmm0, -128(%r9)
	vmovups	%zmm0, -64(%r9)
	vmovups	%zmm0, (%r9)
	addq	$4, %rsi
	addq	$1536, %r9
	cmpq	%rsi, %r8
	jne	.LBB53_63
.LBB53_3:
	testq	%rcx, %rcx
	je	.LBB53_6
	leaq	(%rdx,%rsi,4), %rdx
	leaq	(%rsi,%rsi,2), %rsi
	shlq	$7, %rsi
	addq	%r11, %rsi
	addq	%rbx, %rsi
	addq	$320, %rsi
	xorl	%r8d, %r8d
	.p2align	4
.LBB53_5:
	vbroadcastss	(%rdx,%r8,4), %zmm0
	vmovups	%zmm0, -320(%rsi)
	vmovups	%zmm0, -256(%rsi)
	vmovups	%zmm0, -192(%rsi)
	vmovups	%zmm0, -128(%rsi)
	vmovups	%zmm0, -64(%rsi)
	vmovups	%zmm0, (%rsi)
	incq	%r8
	addq	$384, %rsi
	cmpq	%r8, %rcx
	jne	.LBB53_5
.LBB53_6:
	movq	24(%rax), %r14
	testq	%r14, %r14
	jle	.LBB53_32
	movq	%r10, 104(%rsp)
	vmovups	(%rdi), %zmm9
	vmovups	64(%rdi), %zmm10
	addq	%rbx, %r11
	movq	%r11, 96(%rsp)
	movabsq	$9223372036854775807, %r12
	movq	40(%rax), %rbp
	movq	48(%rax), %r9
	movq	16(%rax), %r10
	movq	(%rax), %rcx
	movq	%rcx, 48(%rsp)
	movq	8(%rax), %r13
	movq	%r10, %r15
	andq	$-4, %r15
	leaq	(,%r13,4), %rax
	movq	%rax, 64(%rsp)
	leaq	(%rax,%rax,2), %r11
	leaq	-380(%rbx), %rax
	movq	%rax, 80(%rsp)
	leaq	1536(%rbx), %rax
	movq	%rax, 72(%rsp)
	movq	$0, 16(%rsp)
	vpbroadcastq	.LCPI53_3(%rip), %ymm11
	vpbroadcastq	.LCPI53_6(%rip), %ymm12
	vpbroadcastq	.LCPI53_3(%rip), %zmm13
	vpbroadcastq	.LCPI53_4(%rip), %zmm14
	vmovddup	.LCPI53_9(%rip), %xmm15
	movq	%r10, 8(%rsp)
	movq	%r11, 40(%rsp)
	movq	%r14, 88(%rsp)
	vmovups	%zmm9, 224(%rsp)
	vmovups	%zmm10, 160(%rsp)
	.p2align	4
.LBB53_8:
	movq	%r9, 120(%rsp)
	subq	16(%rsp), %r14
	movq	112(%rsp), %rax
	cmpq	%rax, %r14
	cmovgeq	%rax, %r14
	cmpq	$95, %r10
	jg	.LBB53_11
	movq	%r14, %rax
	shlq	$5, %rax
	leaq	(%rax,%rax,2), %rax
	testq	%rax, %rax
	je	.LBB53_11
	movq	%r14, %rax
	shlq	$7, %rax
	leaq	(%rax,%rax,2), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI53_9(%rip), %xmm15
	vpbroadcastq	.LCPI53_4(%rip), %zmm14
	vpbroadcastq	.LCPI53_3(%rip), %zmm13
	vpbroadcastq	.LCPI53_6(%rip), %ymm12
	vpbroadcastq	.LCPI53_3(%rip), %ymm11
	movq	40(%rsp), %r11
	movq	8(%rsp), %r10
	vmovups	160(%rsp), %zmm10
	vmovups	224(%rsp), %zmm9
.LBB53_11:
	movq	48(%rsp), %rax
	movq	16(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%r14, %rdx
	andq	$-4, %rdx
	cmpq	$4, %r14
	movq	%rdx, 32(%rsp)
	jge	.LBB53_12
.LBB53_15:
	testq	%r10, %r10
	je	.LBB53_20
	movq	16(%rsp), %rsi
	leaq	(%r14,%rsi), %rax
	leaq	(%r14,%r14,2), %rdx
	shlq	$7, %rdx
	addq	80(%rsp), %rdx
	movq	%rdx, 144(%rsp)
	movq	48(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rsi
	movq	%rsi, 136(%rsp)
	leaq	(%rdx,%rax,4), %rax
	movq	%rax, 128(%rsp)
	movl	%r14d, %eax
	andl	$3, %eax
	movq	%rax, 56(%rsp)
	movq	72(%rsp), %r11
	movq	%rbx, %r9
	xorl	%r8d, %r8d
	jmp	.LBB53_17
	.p2align	4
.LBB53_19:
	incq	%r8
	addq	64(%rsp), %rcx
	addq	$4, %r9
	addq	$4, %r11
	cmpq	%r10, %r8
	je	.LBB53_20
.LBB53_17:
	cmpq	%r15, %r8
	jge	.LBB53_33
	movq	32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r14, %rax
	je	.LBB53_19
	jmp	.LBB53_35
	.p2align	4
.LBB53_33:
	testq	%r14, %r14
	je	.LBB53_19
	xorl	%esi, %esi
.LBB53_35:
	movq	%r14, %r12
	subq	%rsi, %r12
	cmpq	$4, %r12
	jae	.LBB53_37
	movq	%rsi, %r12
	jmp	.LBB53_51
	.p2align	4
.LBB53_37:
	leaq	(%rbx,%r8,4), %rdi
	movq	%rsi, %rax
	notq	%rax
	addq	%r14, %rax
	leaq	(%rsi,%rsi,2), %r10
	shlq	$7, %r10
	addq	%rdi, %r10
	movl	$384, %edx
	mulq	%rdx
	seto	%dl
	addq	%r10, %rax
	cmpq	%r10, %rax
	jb	.LBB53_38
	testb	%dl, %dl
	jne	.LBB53_38
	movq	64(%rsp), %rax
	imulq	%r8, %rax
	movq	136(%rsp), %rdx
	addq	%rax, %rdx
	movq	%rdx, 24(%rsp)
	movq	144(%rsp), %rdx
	leaq	(%rdx,%r8,4), %rdx
	movq	%rdx, 152(%rsp)
	movq	24(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rdx
	cmpq	152(%rsp), %rdx
	jae	.LBB53_42
	addq	128(%rsp), %rax
	cmpq	%rax, %r10
	jae	.LBB53_42
.LBB53_38:
	movq	%rsi, %r12
	movq	8(%rsp), %r10
.LBB53_51:
	movl	%r14d, %esi
	subl	%r12d, %esi
	movq	%r12, %rax
	andl	$7, %esi
	je	.LBB53_54
	leaq	(%r12,%r12,2), %rdx
	shlq	$7, %rdx
	addq	%r9, %rdx
	shll	$5, %esi
	leaq	(%rsi,%rsi,2), %rsi
	xorl	%edi, %edi
	movq	%r12, %rax
	.p2align	4
.LBB53_53:
	vmovd	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovd	%xmm0, (%rdx,%rdi,4)
	addq	$96, %rdi
	cmpq	%rdi, %rsi
	jne	.LBB53_53
.LBB53_54:
	subq	%r14, %r12
	cmpq	$-8, %r12
	ja	.LBB53_19
	leaq	(%rax,%rax,2), %rdx
	shlq	$7, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB53_56:
	vmovss	(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -1536(%rdx)
	vmovss	4(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -1152(%rdx)
	vmovss	8(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -768(%rdx)
	vmovss	12(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -384(%rdx)
	vmovss	16(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, (%rdx)
	vmovss	20(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, 384(%rdx)
	vmovss	24(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, 768(%rdx)
	vmovss	28(%rcx,%rax,4), %xmm0
	addq	$8, %rax
	vmovss	%xmm0, 1152(%rdx)
	addq	$3072, %rdx
	cmpq	%rax, %r14
	jne	.LBB53_56
	jmp	.LBB53_19
.LBB53_42:
	cmpq	$16, %r12
	jae	.LBB53_44
	xorl	%eax, %eax
	movq	%rsi, 24(%rsp)
	jmp	.LBB53_48
.LBB53_44:
	movq	%r12, %rax
	andq	$-16, %rax
	leaq	(%rsi,%rax), %rdx
	movq	%rdx, 24(%rsp)
	vpbroadcastq	%rsi, %zmm1
	vpaddq	.LCPI53_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI53_2(%rip), %zmm1, %zmm1
	leaq	(%rcx,%rsi,4), %r10
	xorl	%edx, %edx
	.p2align	4
.LBB53_45:
	vpmullq	%zmm13, %zmm1, %zmm2
	vmovups	(%r10,%rdx,4), %ymm3
	vmovups	32(%r10,%rdx,4), %ymm4
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm3, (%rdi,%zmm2) {%k1}
	vpmullq	%zmm13, %zmm0, %zmm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, (%rdi,%zmm2) {%k1}
	addq	$16, %rdx
	vpaddq	%zmm14, %zmm1, %zmm1
	vpaddq	%zmm14, %zmm0, %zmm0
	cmpq	%rdx, %rax
	jne	.LBB53_45
	cmpq	%rax, %r12
	movq	8(%rsp), %r10
	je	.LBB53_19
	testb	$12, %r12b
	je	.LBB53_64
.LBB53_48:
	movq	32(%rsp), %rdx
	subq	56(%rsp), %r12
	addq	%rsi, %r12
	movq	24(%rsp), %r10
	vpbroadcastq	%r10, %ymm0
	vpaddq	.LCPI53_5(%rip), %ymm0, %ymm0
	addq	%rsi, %rax
	.p2align	4
.LBB53_49:
	vmovups	(%rcx,%rax,4), %xmm1
	vpmullq	%ymm11, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rdi,%ymm2) {%k1}
	vpaddq	%ymm0, %ymm12, %ymm0
	addq	$4, %rax
	cmpq	%rax, %rdx
	jne	.LBB53_49
	cmpq	$0, 56(%rsp)
	movq	8(%rsp), %r10
	jne	.LBB53_51
	jmp	.LBB53_19
.LBB53_64:
	addq	%rax, %rsi
	movq	%rsi, %r12
	jmp	.LBB53_51
	.p2align	4
.LBB53_20:
	movq	16(%rsp), %rcx
	addq	%r14, %rcx
	vmovaps	%zmm9, %zmm0
	movq	88(%rsp), %r14
	movq	%rcx, 16(%rsp)
	cmpq	%r14, %rcx
	je	.LBB53_22
	vbroadcastss	.LCPI53_7(%rip), %zmm0
.LBB53_22:
	vmovaps	%zmm10, %zmm1
	movq	104(%rsp), %rdi
	movq	96(%rsp), %r8
	movabsq	$9223372036854775807, %r12
	movq	120(%rsp), %r9
	je	.LBB53_24
	vbroadcastss	.LCPI53_8(%rip), %zmm1
.LBB53_24:
	testq	%rdi, %rdi
	movq	40(%rsp), %r11
	je	.LBB53_30
	xorl	%eax, %eax
	jmp	.LBB53_26
	.p2align	4
.LBB53_29:
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%r8,%rcx)
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, 64(%r8,%rcx)
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, 128(%r8,%rcx)
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, 192(%r8,%rcx)
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, 256(%r8,%rcx)
	incq	%rax
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, 320(%r8,%rcx)
	cmpq	%rdi, %rax
	je	.LBB53_30
.LBB53_26:
	movq	%rax, %rcx
	shlq	$7, %rcx
	leaq	(%rcx,%rcx,2), %rcx
	vmovups	(%r8,%rcx), %zmm7
	vmovups	64(%r8,%rcx), %zmm6
	vmovups	128(%r8,%rcx), %zmm5
	vmovups	192(%r8,%rcx), %zmm4
	vmovups	256(%r8,%rcx), %zmm3
	vmovups	320(%r8,%rcx), %zmm2
	movslq	(%r9,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB53_29
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB53_28:
	movslq	(%rbp), %rsi
	vbroadcastss	4(%rbp), %zmm8
	vfmadd231ps	(%rbx,%rsi,4), %zmm8, %zmm7
	vfmadd231ps	64(%rbx,%rsi,4), %zmm8, %zmm6
	vfmadd231ps	128(%rbx,%rsi,4), %zmm8, %zmm5
	vfmadd231ps	192(%rbx,%rsi,4), %zmm8, %zmm4
	vfmadd231ps	256(%rbx,%rsi,4), %zmm8, %zmm3
	vfmadd231ps	320(%rbx,%rsi,4), %zmm8, %zmm2
	addq	$8, %rbp
	cmpq	%rdx, %rbp
	jb	.LBB53_28
	jmp	.LBB53_29
	.p2align	4
.LBB53_30:
	cmpq	%r14, 16(%rsp)
	jge	.LBB53_32
	leaq	(%r9,%rdi,4), %r9
	jmp	.LBB53_8
	.p2align	4
.LBB53_12:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB53_13
	.p2align	4
.LBB53_61:
	movq	%rax, %rsi
	cmpq	%rdx, %rax
	jge	.LBB53_15
.LBB53_13:
	addq	$4, %rax
	jno	.LBB53_57
	movq	%r12, %rax
	cmpq	$4, %r10
	jge	.LBB53_58
	jmp	.LBB53_15
	.p2align	4
.LBB53_57:
	cmpq	$4, %r10
	jl	.LBB53_61
.LBB53_58:
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$7, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB53_59:
	addq	$4, %rdi
	cmovoq	%r12, %rdi
	movq	%r8, %r9
	imulq	%r13, %r9
	leaq	(%rsi,%r9,4), %r10
	vmovups	(%rsi,%r9,4), %xmm0
	vmovups	(%r10,%r13,4), %xmm1
	vmovups	(%r10,%r13,8), %xmm2
	vmovups	(%r11,%r10), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rdx,%r8,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 384(%rdx,%r8,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 768(%rdx,%r8,4)
	vpermt2ps	%xmm1, %xmm15, %xmm0
	vshufps	$244, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, 1152(%rdx,%r8,4)
	movq	%rdi, %r8
	cmpq	%r15, %rdi
	jl	.LBB53_59
	movq	8(%rsp), %r10
	movq	32(%rsp), %rdx
	jmp	.LBB53_61
.LBB53_32:
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
.Lfunc_end53:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5, .Lfunc_end53-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI54_0:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI54_1:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI54_2:
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
.LCPI54_3:
	.quad	320
.LCPI54_4:
	.quad	16
.LCPI54_6:
	.quad	4
.LCPI54_9:
	.long	3
	.long	7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI54_5:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI54_7:
	.long	0xff800000
.LCPI54_8:
	.long	0x7f800000
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5:
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
	movq	%r13, %rax
	movq	224(%r13), %rbx
	movq	32(%r13), %rcx
	movq	64(%r13), %r9
	movq	%rcx, 112(%rsp)
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,4), %rdx
	leaq	(%rbx,%rdx), %r10
	testq	%r9, %r9
	je	.LBB54_5
	movq	56(%rax), %rcx
	cmpq	$1, %r9
	jne	.LBB54_61
	xorl	%edx, %edx
	jmp	.LBB54_3
.LBB54_61:
	movq	%r9, %rsi
	andq	$-2, %rsi
	leaq	(%rdx,%rbx), %r8
	addq	$576, %r8
	xorl	%edx, %edx
	.p2align	4
.LBB54_62:
	vbroadcastss	(%rcx,%rdx,4), %zmm0
	vmovups	%zmm0, -576(%r8)
	vmovups	%zmm0, -512(%r8)
	vmovups	%zmm0, -448(%r8)
	vmovups	%zmm0, -384(%r8)
	vmovups	%zmm0, -320(%r8)
	vbroadcastss	4(%rcx,%rdx,4), %zmm0
	vmovups	%zmm0, -256(%r8)
	vmovups	%zmm0, -192(%r8)
	vmovups	%zmm0, -128(%r8)
	vmovups	%zmm0, -64(%r8)
	vmovups	%zmm0, (%r8)
	addq	$2, %rdx
	addq	$640, %r8
	cmpq	%rdx, %rsi
	jne	.LBB54_62
.LBB54_3:
	testb	$1, %r9b
	je	.LBB54_5
	leaq	(%rdx,%rdx,4), %rsi
	shlq	$6, %rsi
	vbroadcastss	(%rcx,%rdx,4), %zmm0
	vmovups	%zmm0, (%r10,%rsi)
	vmovups	%zmm0, 64(%r10,%rsi)
	vmovups	%zmm0, 128(%r10,%rsi)
	vmovups	%zmm0, 192(%r10,%rsi)
	vmovups	%zmm0, 256(%r10,%rsi)
.LBB54_5:
	movq	24(%rax), %r14
	testq	%r14, %r14
	jle	.LBB54_31
	movq	%r10, 96(%rsp)
	movq	%r9, 104(%rsp)
	vmovups	(%rdi), %zmm8
	vmovups	64(%rdi), %zmm9
	movabsq	$9223372036854775807, %r12
	movq	40(%rax), %rbp
	movq	48(%rax), %r9
	movq	16(%rax), %r10
	movq	(%rax), %rcx
	movq	%rcx, 48(%rsp)
	movq	8(%rax), %r13
	movq	%r10, %r15
	andq	$-4, %r15
	leaq	(,%r13,4), %rax
	movq	%rax, 64(%rsp)
	leaq	(%rax,%rax,2), %r11
	leaq	-316(%rbx), %rax
	movq	%rax, 80(%rsp)
	leaq	1280(%rbx), %rax
	movq	%rax, 72(%rsp)
	movq	$0, 16(%rsp)
	vpbroadcastq	.LCPI54_3(%rip), %ymm10
	vpbroadcastq	.LCPI54_6(%rip), %ymm11
	vpbroadcastq	.LCPI54_3(%rip), %zmm12
	vpbroadcastq	.LCPI54_4(%rip), %zmm13
	vmovddup	.LCPI54_9(%rip), %xmm14
	movq	%r10, 8(%rsp)
	movq	%r11, 40(%rsp)
	movq	%r14, 88(%rsp)
	vmovups	%zmm8, 224(%rsp)
	vmovups	%zmm9, 160(%rsp)
	.p2align	4
.LBB54_7:
	movq	%r9, 120(%rsp)
	subq	16(%rsp), %r14
	movq	112(%rsp), %rax
	cmpq	%rax, %r14
	cmovgeq	%rax, %r14
	cmpq	$79, %r10
	jg	.LBB54_10
	movq	%r14, %rax
	shlq	$4, %rax
	leaq	(%rax,%rax,4), %rax
	testq	%rax, %rax
	je	.LBB54_10
	movq	%r14, %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,4), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI54_9(%rip), %xmm14
	vpbroadcastq	.LCPI54_4(%rip), %zmm13
	vpbroadcastq	.LCPI54_3(%rip), %zmm12
	vpbroadcastq	.LCPI54_6(%rip), %ymm11
	vpbroadcastq	.LCPI54_3(%rip), %ymm10
	movq	40(%rsp), %r11
	movq	8(%rsp), %r10
	vmovups	160(%rsp), %zmm9
	vmovups	224(%rsp), %zmm8
.LBB54_10:
	movq	48(%rsp), %rax
	movq	16(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%r14, %rdx
	andq	$-4, %rdx
	cmpq	$4, %r14
	movq	%rdx, 32(%rsp)
	jge	.LBB54_11
.LBB54_14:
	testq	%r10, %r10
	je	.LBB54_19
	movq	16(%rsp), %rsi
	leaq	(%r14,%rsi), %rax
	leaq	(%r14,%r14,4), %rdx
	shlq	$6, %rdx
	addq	80(%rsp), %rdx
	movq	%rdx, 144(%rsp)
	movq	48(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rsi
	movq	%rsi, 136(%rsp)
	leaq	(%rdx,%rax,4), %rax
	movq	%rax, 128(%rsp)
	movl	%r14d, %eax
	andl	$3, %eax
	movq	%rax, 56(%rsp)
	movq	72(%rsp), %r11
	movq	%rbx, %r9
	xorl	%r8d, %r8d
	jmp	.LBB54_16
	.p2align	4
.LBB54_18:
	incq	%r8
	addq	64(%rsp), %rcx
	addq	$4, %r9
	addq	$4, %r11
	cmpq	%r10, %r8
	je	.LBB54_19
.LBB54_16:
	cmpq	%r15, %r8
	jge	.LBB54_32
	movq	32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r14, %rax
	je	.LBB54_18
	jmp	.LBB54_34
	.p2align	4
.LBB54_32:
	testq	%r14, %r14
	je	.LBB54_18
	xorl	%esi, %esi
.LBB54_34:
	movq	%r14, %r12
	subq	%rsi, %r12
	cmpq	$4, %r12
	jae	.LBB54_36
	movq	%rsi, %r12
	jmp	.LBB54_50
	.p2align	4
.LBB54_36:
	leaq	(%rbx,%r8,4), %rdi
	movq	%rsi, %rax
	notq	%rax
	addq	%r14, %rax
	leaq	(%rsi,%rsi,4), %r10
	shlq	$6, %r10
	addq	%rdi, %r10
	movl	$320, %edx
	mulq	%rdx
	seto	%dl
	addq	%r10, %rax
	cmpq	%r10, %rax
	jb	.LBB54_37
	testb	%dl, %dl
	jne	.LBB54_37
	movq	64(%rsp), %rax
	imulq	%r8, %rax
	movq	136(%rsp), %rdx
	addq	%rax, %rdx
	movq	%rdx, 24(%rsp)
	movq	144(%rsp), %rdx
	leaq	(%rdx,%r8,4), %rdx
	movq	%rdx, 152(%rsp)
	movq	24(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rdx
	cmpq	152(%rsp), %rdx
	jae	.LBB54_41
	addq	128(%rsp), %rax
	cmpq	%rax, %r10
	jae	.LBB54_41
.LBB54_37:
	movq	%rsi, %r12
	movq	8(%rsp), %r10
.LBB54_50:
	movl	%r14d, %esi
	subl	%r12d, %esi
	movq	%r12, %rax
	andl	$7, %esi
	je	.LBB54_53
	leaq	(%r12,%r12,4), %rdx
	shlq	$6, %rdx
	addq	%r9, %rdx
	shll	$4, %esi
	leaq	(%rsi,%rsi,4), %rsi
	xorl	%edi, %edi
	movq	%r12, %rax
	.p2align	4
.LBB54_52:
	vmovd	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovd	%xmm0, (%rdx,%rdi,4)
	addq	$80, %rdi
	cmpq	%rdi, %rsi
	jne	.LBB54_52
.LBB54_53:
	subq	%r14, %r12
	cmpq	$-8, %r12
	ja	.LBB54_18
	leaq	(%rax,%rax,4), %rdx
	shlq	$6, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB54_55:
	vmovss	(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -1280(%rdx)
	vmovss	4(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -960(%rdx)
	vmovss	8(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -640(%rdx)
	vmovss	12(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, -320(%rdx)
	vmovss	16(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, (%rdx)
	vmovss	20(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, 320(%rdx)
	vmovss	24(%rcx,%rax,4), %xmm0
	vmovss	%xmm0, 640(%rdx)
	vmovss	28(%rcx,%rax,4), %xmm0
	addq	$8, %rax
	vmovss	%xmm0, 960(%rdx)
	addq	$2560, %rdx
	cmpq	%rax, %r14
	jne	.LBB54_55
	jmp	.LBB54_18
.LBB54_41:
	cmpq	$16, %r12
	jae	.LBB54_43
	xorl	%eax, %eax
	movq	%rsi, 24(%rsp)
	jmp	.LBB54_47
.LBB54_43:
	movq	%r12, %rax
	andq	$-16, %rax
	leaq	(%rsi,%rax), %rdx
	movq	%rdx, 24(%rsp)
	vpbroadcastq	%rsi, %zmm1
	vpaddq	.LCPI54_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI54_2(%rip), %zmm1, %zmm1
	leaq	(%rcx,%rsi,4), %r10
	xorl	%edx, %edx
	.p2align	4
.LBB54_44:
	vpmullq	%zmm12, %zmm1, %zmm2
	vmovups	(%r10,%rdx,4), %ymm3
	vmovups	32(%r10,%rdx,4), %ymm4
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm3, (%rdi,%zmm2) {%k1}
	vpmullq	%zmm12, %zmm0, %zmm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, (%rdi,%zmm2) {%k1}
	addq	$16, %rdx
	vpaddq	%zmm13, %zmm1, %zmm1
	vpaddq	%zmm13, %zmm0, %zmm0
	cmpq	%rdx, %rax
	jne	.LBB54_44
	cmpq	%rax, %r12
	movq	8(%rsp), %r10
	je	.LBB54_18
	testb	$12, %r12b
	je	.LBB54_63
.LBB54_47:
	movq	32(%rsp), %rdx
	subq	56(%rsp), %r12
	addq	%rsi, %r12
	movq	24(%rsp), %r10
	vpbroadcastq	%r10, %ymm0
	vpaddq	.LCPI54_5(%rip), %ymm0, %ymm0
	addq	%rsi, %rax
	.p2align	4
.LBB54_48:
	vmovups	(%rcx,%rax,4), %xmm1
	vpmullq	%ymm10, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rdi,%ymm2) {%k1}
	vpaddq	%ymm0, %ymm11, %ymm0
	addq	$4, %rax
	cmpq	%rax, %rdx
	jne	.LBB54_48
	cmpq	$0, 56(%rsp)
	movq	8(%rsp), %r10
	jne	.LBB54_50
	jmp	.LBB54_18
.LBB54_63:
	addq	%rax, %rsi
	movq	%rsi, %r12
	jmp	.LBB54_50
	.p2align	4
.LBB54_19:
	movq	16(%rsp), %rcx
	addq	%r14, %rcx
	vmovaps	%zmm8, %zmm0
	movq	88(%rsp), %r14
	movq	%rcx, 16(%rsp)
	cmpq	%r14, %rcx
	je	.LBB54_21
	vbroadcastss	.LCPI54_7(%rip), %zmm0
.LBB54_21:
	vmovaps	%zmm9, %zmm1
	movq	104(%rsp), %rdi
	movq	96(%rsp), %r8
	movabsq	$9223372036854775807, %r12
	movq	120(%rsp), %r9
	je	.LBB54_23
	vbroadcastss	.LCPI54_8(%rip), %zmm1
.LBB54_23:
	testq	%rdi, %rdi
	movq	40(%rsp), %r11
	je	.LBB54_29
	xorl	%eax, %eax
	jmp	.LBB54_25
	.p2align	4
.LBB54_28:
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%r8,%rcx)
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, 64(%r8,%rcx)
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, 128(%r8,%rcx)
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, 192(%r8,%rcx)
	incq	%rax
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, 256(%r8,%rcx)
	cmpq	%rdi, %rax
	je	.LBB54_29
.LBB54_25:
	movq	%rax, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,4), %rcx
	vmovups	(%r8,%rcx), %zmm6
	vmovups	64(%r8,%rcx), %zmm5
	vmovups	128(%r8,%rcx), %zmm4
	vmovups	192(%r8,%rcx), %zmm3
	vmovups	256(%r8,%rcx), %zmm2
	movslq	(%r9,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB54_28
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB54_27:
	movslq	(%rbp), %rsi
	vbroadcastss	4(%rbp), %zmm7
	vfmadd231ps	(%rbx,%rsi,4), %zmm7, %zmm6
	vfmadd231ps	64(%rbx,%rsi,4), %zmm7, %zmm5
	vfmadd231ps	128(%rbx,%rsi,4), %zmm7, %zmm4
	vfmadd231ps	192(%rbx,%rsi,4), %zmm7, %zmm3
	vfmadd231ps	256(%rbx,%rsi,4), %zmm7, %zmm2
	addq	$8, %rbp
	cmpq	%rdx, %rbp
	jb	.LBB54_27
	jmp	.LBB54_28
	.p2align	4
.LBB54_29:
	cmpq	%r14, 16(%rsp)
	jge	.LBB54_31
	leaq	(%r9,%rdi,4), %r9
	jmp	.LBB54_7
	.p2align	4
.LBB54_11:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB54_12
	.p2align	4
.LBB54_60:
	movq	%rax, %rsi
	cmpq	%rdx, %rax
	jge	.LBB54_14
.LBB54_12:
	addq	$4, %rax
	jno	.LBB54_56
	movq	%r12, %rax
	cmpq	$4, %r10
	jge	.LBB54_57
	jmp	.LBB54_14
	.p2align	4
.LBB54_56:
	cmpq	$4, %r10
	jl	.LBB54_60
.LBB54_57:
	leaq	(%rsi,%rsi,4), %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB54_58:
	addq	$4, %rdi
	cmovoq	%r12, %rdi
	movq	%r8, %r9
	imulq	%r13, %r9
	leaq	(%rsi,%r9,4), %r10
	vmovups	(%rsi,%r9,4), %xmm0
	vmovups	(%r10,%r13,4), %xmm1
	vmovups	(%r10,%r13,8), %xmm2
	vmovups	(%r11,%r10), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rdx,%r8,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 320(%rdx,%r8,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 640(%rdx,%r8,4)
	vpermt2ps	%xmm1, %xmm14, %xmm0
	vshufps	$244, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, 960(%rdx,%r8,4)
	movq	%rdi, %r8
	cmpq	%r15, %rdi
	jl	.LBB54_58
	movq	8(%rsp), %r10
	movq	32(%rsp), %rdx
	jmp	.LBB54_60
.LBB54_31:
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
.Lfunc_end54:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5, .Lfunc_end54-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI55_0:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI55_1:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI55_2:
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
.LCPI55_3:
	.quad	16
.LCPI55_5:
	.quad	4
.LCPI55_8:
	.long	3
	.long	7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI55_4:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI55_6:
	.long	0xff800000
.LCPI55_7:
	.long	0x7f800000
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5:
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
	movq	%r13, %rax
	movq	224(%r13), %rbx
	movq	32(%r13), %r10
	movq	64(%r13), %r14
	movq	%r10, 112(%rsp)
	shlq	$8, %r10
	testq	%r14, %r14
	je	.LBB55_8
	movq	56(%rax), %rdx
	movl	%r14d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r14
	jae	.LBB55_3
	xorl	%esi, %esi
	jmp	.LBB55_5
.LBB55_3:
	movq	%r14, %r8
	andq	$-4, %r8
	leaq	(%r10,%rbx), %r9
	addq	$960, %r9
	xorl	%esi, %esi
	.p2align	4
.LBB55_4:
	vbroadcastss	(%rdx,%rsi,4), %zmm0
	vmovups	%zmm0, -960(%r9)
	vmovups	%zmm0, -896(%r9)
	vmovups	%zmm0, -832(%r9)
	vmovups	%zmm0, -768(%r9)
	vbroadcastss	4(%rdx,%rsi,4), %zmm0
	vmovups	%zmm0, -704(%r9)
	vmovups	%zmm0, -640(%r9)
	vmovups	%zmm0, -576(%r9)
	vmovups	%zmm0, -512(%r9)
	vbroadcastss	8(%rdx,%rsi,4), %zmm0
	vmovups	%zmm0, -448(%r9)
	vmovups	%zmm0, -384(%r9)
	vmovups	%zmm0, -320(%r9)
	vmovups	%zmm0, -256(%r9)
	vbroadcastss	12(%rdx,%rsi,4), %zmm0
	vmovups	%zmm0, -192(%r9)
	vmovups	%zmm0, -128(%r9)
	vmovups	%zmm0, -64(%r9)
	vmovups	%zmm0, (%r9)
	addq	$4, %rsi
	addq	$1024, %r9
	cmpq	%rsi, %r8
	jne	.LBB55_4
.LBB55_5:
	testq	%rcx, %rcx
	je	.LBB55_8
	leaq	(%rdx,%rsi,4), %rdx
	shlq	$8, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$192, %rsi
	xorl	%r8d, %r8d
	.p2align	4
.LBB55_7:
	vbroadcastss	(%rdx,%r8,4), %zmm0
	vmovups	%zmm0, -192(%rsi)
	vmovups	%zmm0, -128(%rsi)
	vmovups	%zmm0, -64(%rsi)
	vmovups	%zmm0, (%rsi)
	incq	%r8
	addq	$256, %rsi
	cmpq	%r8, %rcx
	jne	.LBB55_7
.LBB55_8:
	movq	24(%rax), %r15
	testq	%r15, %r15
	jle	.LBB55_67
	vmovups	(%rdi), %zmm7
	vmovups	64(%rdi), %zmm8
	addq	%rbx, %r10
	movq	%r10, 96(%rsp)
	movabsq	$9223372036854775807, %r12
	movq	40(%rax), %rbp
	movq	48(%rax), %r8
	movq	16(%rax), %rdi
	movq	(%rax), %rcx
	movq	%rcx, 40(%rsp)
	movq	8(%rax), %r13
	movq	%rdi, %r11
	andq	$-4, %r11
	leaq	(,%r13,4), %rax
	movq	%rax, 56(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 152(%rsp)
	leaq	-252(%rbx), %rax
	movq	%rax, 72(%rsp)
	leaq	1024(%rbx), %rax
	movq	%rax, 64(%rsp)
	movq	$0, 8(%rsp)
	vpbroadcastq	.LCPI55_5(%rip), %ymm9
	vpbroadcastq	.LCPI55_3(%rip), %zmm10
	vmovddup	.LCPI55_8(%rip), %xmm11
	movq	%rdi, 16(%rsp)
	movq	%r11, 32(%rsp)
	movq	%r14, 104(%rsp)
	movq	%r15, 88(%rsp)
	vmovups	%zmm7, 224(%rsp)
	vmovups	%zmm8, 160(%rsp)
	.p2align	4
.LBB55_10:
	movq	%r8, 120(%rsp)
	subq	8(%rsp), %r15
	movq	112(%rsp), %rax
	cmpq	%rax, %r15
	cmovgeq	%rax, %r15
	cmpq	$63, %rdi
	jg	.LBB55_13
	movb	$58, %al
	bzhiq	%rax, %r15, %rax
	je	.LBB55_13
	movq	%r15, %rdx
	shlq	$8, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI55_8(%rip), %xmm11
	vpbroadcastq	.LCPI55_3(%rip), %zmm10
	vpbroadcastq	.LCPI55_5(%rip), %ymm9
	movq	32(%rsp), %r11
	movq	16(%rsp), %rdi
	vmovups	160(%rsp), %zmm8
	vmovups	224(%rsp), %zmm7
.LBB55_13:
	movq	40(%rsp), %rax
	movq	8(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%r15, %r8
	andq	$-4, %r8
	cmpq	$4, %r15
	movq	%r8, 24(%rsp)
	jge	.LBB55_59
.LBB55_14:
	testq	%rdi, %rdi
	je	.LBB55_47
	movq	8(%rsp), %rsi
	leaq	(%r15,%rsi), %rcx
	movq	%r15, %rdx
	shlq	$8, %rdx
	addq	72(%rsp), %rdx
	movq	%rdx, 144(%rsp)
	movq	40(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rsi
	movq	%rsi, 136(%rsp)
	leaq	(%rdx,%rcx,4), %rcx
	movq	%rcx, 128(%rsp)
	movl	%r15d, %ecx
	andl	$3, %ecx
	movq	%rcx, 48(%rsp)
	movq	64(%rsp), %r9
	movq	%rbx, %r10
	xorl	%r11d, %r11d
	jmp	.LBB55_17
	.p2align	4
.LBB55_16:
	incq	%r11
	addq	56(%rsp), %rax
	addq	$4, %r10
	addq	$4, %r9
	cmpq	%rdi, %r11
	je	.LBB55_47
.LBB55_17:
	cmpq	32(%rsp), %r11
	jge	.LBB55_19
	movq	%r8, %rcx
	cmpq	%r15, %r8
	je	.LBB55_16
	jmp	.LBB55_21
	.p2align	4
.LBB55_19:
	testq	%r15, %r15
	je	.LBB55_16
	xorl	%ecx, %ecx
.LBB55_21:
	movq	%r15, %r14
	subq	%rcx, %r14
	cmpq	$4, %r14
	jae	.LBB55_29
.LBB55_22:
	movq	%rcx, %r14
.LBB55_23:
	movl	%r15d, %esi
	subl	%r14d, %esi
	movq	%r14, %rcx
	andl	$7, %esi
	je	.LBB55_26
	movq	%r14, %rdx
	shlq	$8, %rdx
	addq	%r10, %rdx
	shll	$6, %esi
	xorl	%r8d, %r8d
	movq	%r14, %rcx
	.p2align	4
.LBB55_25:
	vmovd	(%rax,%rcx,4), %xmm0
	incq	%rcx
	vmovd	%xmm0, (%rdx,%r8,4)
	addq	$64, %r8
	cmpq	%r8, %rsi
	jne	.LBB55_25
.LBB55_26:
	subq	%r15, %r14
	cmpq	$-8, %r14
	movq	24(%rsp), %r8
	ja	.LBB55_16
	movq	%rcx, %rsi
	shlq	$8, %rsi
	addq	%r9, %rsi
	.p2align	4
.LBB55_28:
	vmovss	(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, -1024(%rsi)
	vmovss	4(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, -768(%rsi)
	vmovss	8(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, -512(%rsi)
	vmovss	12(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, -256(%rsi)
	vmovss	16(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, (%rsi)
	vmovss	20(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, 256(%rsi)
	vmovss	24(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, 512(%rsi)
	vmovss	28(%rax,%rcx,4), %xmm0
	addq	$8, %rcx
	vmovss	%xmm0, 768(%rsi)
	addq	$2048, %rsi
	cmpq	%rcx, %r15
	jne	.LBB55_28
	jmp	.LBB55_16
	.p2align	4
.LBB55_29:
	leaq	(%rbx,%r11,4), %rsi
	movq	%rcx, %r8
	notq	%r8
	addq	%r15, %r8
	movq	%rcx, %rdx
	shlq	$8, %rdx
	addq	%rsi, %rdx
	movq	%r8, %r12
	shlq	$8, %r12
	addq	%rdx, %r12
	cmpq	%rdx, %r12
	jb	.LBB55_22
	shrq	$56, %r8
	jne	.LBB55_22
	movq	56(%rsp), %r8
	imulq	%r11, %r8
	movq	136(%rsp), %rdi
	leaq	(%rdi,%r8), %r12
	movq	144(%rsp), %rdi
	leaq	(%rdi,%r11,4), %rdi
	leaq	(%r12,%rcx,4), %r12
	cmpq	%rdi, %r12
	jae	.LBB55_36
	addq	128(%rsp), %r8
	cmpq	%r8, %rdx
	jae	.LBB55_36
	movq	%rcx, %r14
	movq	16(%rsp), %rdi
	jmp	.LBB55_23
.LBB55_36:
	cmpq	$16, %r14
	movq	16(%rsp), %rdi
	jae	.LBB55_38
	xorl	%r12d, %r12d
	movq	%rcx, %rdx
	movq	24(%rsp), %r8
	jmp	.LBB55_43
.LBB55_38:
	movq	%r14, %r12
	andq	$-16, %r12
	leaq	(%rcx,%r12), %rdx
	movq	%rdx, 80(%rsp)
	vpbroadcastq	%rcx, %zmm1
	vpaddq	.LCPI55_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI55_2(%rip), %zmm1, %zmm1
	leaq	(%rax,%rcx,4), %rdx
	xorl	%r8d, %r8d
	.p2align	4
.LBB55_39:
	vpsllq	$8, %zmm1, %zmm2
	vmovups	(%rdx,%r8,4), %ymm3
	vmovups	32(%rdx,%r8,4), %ymm4
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm3, (%rsi,%zmm2) {%k1}
	vpsllq	$8, %zmm0, %zmm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, (%rsi,%zmm2) {%k1}
	addq	$16, %r8
	vpaddq	%zmm10, %zmm1, %zmm1
	vpaddq	%zmm10, %zmm0, %zmm0
	cmpq	%r8, %r12
	jne	.LBB55_39
	cmpq	%r12, %r14
	movq	24(%rsp), %r8
	je	.LBB55_16
	testb	$12, %r14b
	je	.LBB55_46
	movq	80(%rsp), %rdx
.LBB55_43:
	subq	48(%rsp), %r14
	addq	%rcx, %r14
	vpbroadcastq	%rdx, %ymm0
	vpaddq	.LCPI55_4(%rip), %ymm0, %ymm0
	addq	%rcx, %r12
	.p2align	4
.LBB55_44:
	vmovups	(%rax,%r12,4), %xmm1
	vpsllq	$8, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rsi,%ymm2) {%k1}
	vpaddq	%ymm0, %ymm9, %ymm0
	addq	$4, %r12
	cmpq	%r12, %r8
	jne	.LBB55_44
	cmpq	$0, 48(%rsp)
	jne	.LBB55_23
	jmp	.LBB55_16
.LBB55_46:
	addq	%r12, %rcx
	jmp	.LBB55_22
	.p2align	4
.LBB55_47:
	movq	8(%rsp), %rcx
	addq	%r15, %rcx
	vmovaps	%zmm7, %zmm0
	movq	88(%rsp), %r15
	movq	%rcx, 8(%rsp)
	cmpq	%r15, %rcx
	je	.LBB55_49
	vbroadcastss	.LCPI55_6(%rip), %zmm0
.LBB55_49:
	vmovaps	%zmm8, %zmm1
	movq	104(%rsp), %r14
	movq	96(%rsp), %rdi
	movabsq	$9223372036854775807, %r12
	movq	120(%rsp), %r8
	movq	32(%rsp), %r11
	je	.LBB55_51
	vbroadcastss	.LCPI55_7(%rip), %zmm1
.LBB55_51:
	testq	%r14, %r14
	je	.LBB55_57
	xorl	%eax, %eax
	jmp	.LBB55_54
	.p2align	4
.LBB55_53:
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rdi,%rcx)
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, 64(%rdi,%rcx)
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, 128(%rdi,%rcx)
	incq	%rax
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, 192(%rdi,%rcx)
	cmpq	%r14, %rax
	je	.LBB55_57
.LBB55_54:
	movq	%rax, %rcx
	shlq	$8, %rcx
	vmovups	(%rdi,%rcx), %zmm5
	vmovups	64(%rdi,%rcx), %zmm4
	vmovups	128(%rdi,%rcx), %zmm3
	vmovups	192(%rdi,%rcx), %zmm2
	movslq	(%r8,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB55_53
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB55_56:
	movslq	(%rbp), %rsi
	vbroadcastss	4(%rbp), %zmm6
	vfmadd231ps	(%rbx,%rsi,4), %zmm6, %zmm5
	vfmadd231ps	64(%rbx,%rsi,4), %zmm6, %zmm4
	vfmadd231ps	128(%rbx,%rsi,4), %zmm6, %zmm3
	vfmadd231ps	192(%rbx,%rsi,4), %zmm6, %zmm2
	addq	$8, %rbp
	cmpq	%rdx, %rbp
	jb	.LBB55_56
	jmp	.LBB55_53
	.p2align	4
.LBB55_57:
	cmpq	%r15, 8(%rsp)
	jge	.LBB55_67
	leaq	(%r8,%r14,4), %r8
	movq	16(%rsp), %rdi
	jmp	.LBB55_10
	.p2align	4
.LBB55_59:
	xorl	%edx, %edx
	movq	%rdx, %rcx
	jmp	.LBB55_61
	.p2align	4
.LBB55_60:
	movq	%rcx, %rdx
	cmpq	%r8, %rcx
	jge	.LBB55_14
.LBB55_61:
	addq	$4, %rcx
	jno	.LBB55_63
	movq	%r12, %rcx
	cmpq	$4, %rdi
	jge	.LBB55_64
	jmp	.LBB55_14
	.p2align	4
.LBB55_63:
	cmpq	$4, %rdi
	jl	.LBB55_60
.LBB55_64:
	leaq	(%rax,%rdx,4), %rsi
	shlq	$8, %rdx
	addq	%rbx, %rdx
	xorl	%r9d, %r9d
	movq	%r9, %r8
	.p2align	4
.LBB55_65:
	addq	$4, %r8
	cmovoq	%r12, %r8
	movq	%r9, %rdi
	imulq	%r13, %rdi
	leaq	(%rsi,%rdi,4), %r10
	vmovups	(%rsi,%rdi,4), %xmm0
	vmovups	(%r10,%r13,4), %xmm1
	vmovups	(%r10,%r13,8), %xmm2
	movq	152(%rsp), %rdi
	vmovups	(%rdi,%r10), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rdx,%r9,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 256(%rdx,%r9,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 512(%rdx,%r9,4)
	vpermt2ps	%xmm1, %xmm11, %xmm0
	vshufps	$244, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, 768(%rdx,%r9,4)
	movq	%r8, %r9
	cmpq	%r11, %r8
	jl	.LBB55_65
	movq	16(%rsp), %rdi
	movq	24(%rsp), %r8
	jmp	.LBB55_60
.LBB55_67:
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
.Lfunc_end55:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5, .Lfunc_end55-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI56_0:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI56_1:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI56_2:
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
.LCPI56_3:
	.quad	192
.LCPI56_4:
	.quad	16
.LCPI56_6:
	.quad	4
.LCPI56_9:
	.long	3
	.long	7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI56_5:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI56_7:
	.long	0xff800000
.LCPI56_8:
	.long	0x7f800000
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5:
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
	movq	%r13, %rax
	movq	224(%r13), %rbx
	movq	32(%r13), %rcx
	movq	64(%r13), %r14
	movq	%rcx, 104(%rsp)
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %r10
	testq	%r14, %r14
	je	.LBB56_6
	movq	56(%rax), %rdx
	movl	%r14d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r14
	jae	.LBB56_63
	xorl	%esi, %esi
	jmp	.LBB56_3
.LBB56_63:
	movq	%r14, %r8
	andq	$-4, %r8
	leaq	(%r10,%rbx), %r9
	addq	$704, %r9
	xorl	%esi, %esi
	.p2align	4
.LBB56_64:
	vbroadcastss	(%rdx,%rsi,4), %zmm0
	vmovups	%zmm0, -704(%r9)
	vmovups	%zmm0, -640(%r9)
	vmovups	%zmm0, -576(%r9)
	vbroadcastss	4(%rdx,%rsi,4), %zmm0
	vmovups	%zmm0, -512(%r9)
	vmovups	%zmm0, -448(%r9)
	vmovups	%zmm0, -384(%r9)
	vbroadcastss	8(%rdx,%rsi,4), %zmm0
	vmovups	%zmm0, -320(%r9)
	vmovups	%zmm0, -256(%r9)
	vmovups	%zmm0, -192(%r9)
	vbroadcastss	12(%rdx,%rsi,4), %zmm0
	vmovups	%zmm0, -128(%r9)
	vmovups	%zmm0, -64(%r9)
	vmovups	%zmm0, (%r9)
	addq	$4, %rsi
	addq	$768, %r9
	cmpq	%rsi, %r8
	jne	.LBB56_64
.LBB56_3:
	testq	%rcx, %rcx
	je	.LBB56_6
	leaq	(%rdx,%rsi,4), %rdx
	leaq	(%rsi,%rsi,2), %rsi
	shlq	$6, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$128, %rsi
	xorl	%r8d, %r8d
	.p2align	4
.LBB56_5:
	vbroadcastss	(%rdx,%r8,4), %zmm0
	vmovups	%zmm0, -128(%rsi)
	vmovups	%zmm0, -64(%rsi)
	vmovups	%zmm0, (%rsi)
	incq	%r8
	addq	$192, %rsi
	cmpq	%r8, %rcx
	jne	.LBB56_5
.LBB56_6:
	movq	24(%rax), %r12
	testq	%r12, %r12
	jle	.LBB56_28
	vmovups	(%rdi), %zmm6
	vmovups	64(%rdi), %zmm7
	addq	%rbx, %r10
	movq	%r10, 88(%rsp)
	movabsq	$9223372036854775807, %r11
	movq	40(%rax), %rbp
	movq	48(%rax), %r8
	movq	16(%rax), %r10
	movq	(%rax), %rcx
	movq	%rcx, 40(%rsp)
	movq	8(%rax), %r13
	movq	%r10, %r15
	andq	$-4, %r15
	leaq	(,%r13,4), %rax
	movq	%rax, 56(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 152(%rsp)
	leaq	-188(%rbx), %rax
	movq	%rax, 72(%rsp)
	leaq	768(%rbx), %rax
	movq	%rax, 64(%rsp)
	movq	$0, 16(%rsp)
	vpbroadcastq	.LCPI56_3(%rip), %ymm8
	vpbroadcastq	.LCPI56_6(%rip), %ymm9
	vpbroadcastq	.LCPI56_3(%rip), %zmm10
	vpbroadcastq	.LCPI56_4(%rip), %zmm11
	vmovddup	.LCPI56_9(%rip), %xmm12
	movq	%r10, 8(%rsp)
	movq	%r14, 96(%rsp)
	movq	%r12, 80(%rsp)
	vmovups	%zmm6, 224(%rsp)
	vmovups	%zmm7, 160(%rsp)
	.p2align	4
.LBB56_8:
	movq	%r8, 112(%rsp)
	subq	16(%rsp), %r12
	movq	104(%rsp), %rax
	cmpq	%rax, %r12
	cmovgeq	%rax, %r12
	cmpq	$47, %r10
	jg	.LBB56_11
	movq	%r12, %rax
	shlq	$4, %rax
	leaq	(%rax,%rax,2), %rax
	testq	%rax, %rax
	je	.LBB56_11
	movq	%r12, %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,2), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI56_9(%rip), %xmm12
	vpbroadcastq	.LCPI56_4(%rip), %zmm11
	vpbroadcastq	.LCPI56_3(%rip), %zmm10
	vpbroadcastq	.LCPI56_6(%rip), %ymm9
	vpbroadcastq	.LCPI56_3(%rip), %ymm8
	movq	8(%rsp), %r10
	movabsq	$9223372036854775807, %r11
	vmovups	160(%rsp), %zmm7
	vmovups	224(%rsp), %zmm6
.LBB56_11:
	movq	40(%rsp), %rax
	movq	16(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%r12, %rdx
	andq	$-4, %rdx
	cmpq	$4, %r12
	movq	%rdx, 32(%rsp)
	jge	.LBB56_12
.LBB56_15:
	testq	%r10, %r10
	je	.LBB56_20
	movq	16(%rsp), %rsi
	leaq	(%r12,%rsi), %rax
	leaq	(%r12,%r12,2), %rdx
	shlq	$6, %rdx
	addq	72(%rsp), %rdx
	movq	%rdx, 136(%rsp)
	movq	40(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rsi
	movq	%rsi, 128(%rsp)
	leaq	(%rdx,%rax,4), %rax
	movq	%rax, 120(%rsp)
	movl	%r12d, %eax
	andl	$3, %eax
	movq	%rax, 48(%rsp)
	movq	64(%rsp), %r11
	movq	%rbx, %r9
	xorl	%r8d, %r8d
	jmp	.LBB56_17
	.p2align	4
.LBB56_19:
	incq	%r8
	addq	56(%rsp), %rcx
	addq	$4, %r9
	addq	$4, %r11
	cmpq	%r10, %r8
	je	.LBB56_20
.LBB56_17:
	cmpq	%r15, %r8
	jge	.LBB56_34
	movq	32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r12, %rax
	je	.LBB56_19
	jmp	.LBB56_36
	.p2align	4
.LBB56_34:
	testq	%r12, %r12
	je	.LBB56_19
	xorl	%esi, %esi
.LBB56_36:
	movq	%r12, %r14
	subq	%rsi, %r14
	cmpq	$4, %r14
	jae	.LBB56_38
	movq	%rsi, %r14
	jmp	.LBB56_52
	.p2align	4
.LBB56_38:
	leaq	(%rbx,%r8,4), %rdi
	movq	%rsi, %rax
	notq	%rax
	addq	%r12, %rax
	leaq	(%rsi,%rsi,2), %r10
	shlq	$6, %r10
	addq	%rdi, %r10
	movl	$192, %edx
	mulq	%rdx
	seto	%dl
	addq	%r10, %rax
	cmpq	%r10, %rax
	jb	.LBB56_39
	testb	%dl, %dl
	jne	.LBB56_39
	movq	56(%rsp), %rax
	imulq	%r8, %rax
	movq	128(%rsp), %rdx
	addq	%rax, %rdx
	movq	%rdx, 24(%rsp)
	movq	136(%rsp), %rdx
	leaq	(%rdx,%r8,4), %rdx
	movq	%rdx, 144(%rsp)
	movq	24(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rdx
	cmpq	144(%rsp), %rdx
	jae	.LBB56_43
	addq	120(%rsp), %rax
	cmpq	%rax, %r10
	jae	.LBB56_43
.LBB56_39:
	movq	%rsi, %r14
	movq	8(%rsp), %r10
.LBB56_52:
	movl	%r12d, %esi
	subl	%r14d, %esi
	movq	%r14, %rax
	andl	$7, %esi
	je	.LBB56_55
	leaq	(%r14,%r14,2), %rdx
	shlq	$6, %rdx
	addq	%r9, %rdx
	shll	$4, %esi
	leaq	(%rsi,%rsi,2), %rsi
	xorl	%edi, %edi
	movq	%r14, %rax
	.p2align	4
.LBB56_54:
	vmovd	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovd	%xmm0, (%rdx,%rdi,4)
	addq	$48, %rdi
	cmpq	%rdi, %rsi
	jne	.LBB56_54
.LBB56_55:
	subq	%r12, %r14
	cmpq	$-8, %r14
	ja	.LBB56_19
	leaq	(%rax,%rax,2), %rdx
	shlq	$6, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB56_57:
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
	jne	.LBB56_57
	jmp	.LBB56_19
.LBB56_43:
	cmpq	$16, %r14
	jae	.LBB56_45
	xorl	%eax, %eax
	movq	%rsi, 24(%rsp)
	jmp	.LBB56_49
.LBB56_45:
	movq	%r14, %rax
	andq	$-16, %rax
	leaq	(%rsi,%rax), %rdx
	movq	%rdx, 24(%rsp)
	vpbroadcastq	%rsi, %zmm1
	vpaddq	.LCPI56_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI56_2(%rip), %zmm1, %zmm1
	leaq	(%rcx,%rsi,4), %r10
	xorl	%edx, %edx
	.p2align	4
.LBB56_46:
	vpmullq	%zmm10, %zmm1, %zmm2
	vmovups	(%r10,%rdx,4), %ymm3
	vmovups	32(%r10,%rdx,4), %ymm4
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm3, (%rdi,%zmm2) {%k1}
	vpmullq	%zmm10, %zmm0, %zmm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, (%rdi,%zmm2) {%k1}
	addq	$16, %rdx
	vpaddq	%zmm11, %zmm1, %zmm1
	vpaddq	%zmm11, %zmm0, %zmm0
	cmpq	%rdx, %rax
	jne	.LBB56_46
	cmpq	%rax, %r14
	movq	8(%rsp), %r10
	je	.LBB56_19
	testb	$12, %r14b
	je	.LBB56_65
.LBB56_49:
	movq	32(%rsp), %rdx
	subq	48(%rsp), %r14
	addq	%rsi, %r14
	movq	24(%rsp), %r10
	vpbroadcastq	%r10, %ymm0
	vpaddq	.LCPI56_5(%rip), %ymm0, %ymm0
	addq	%rsi, %rax
	.p2align	4
.LBB56_50:
	vmovups	(%rcx,%rax,4), %xmm1
	vpmullq	%ymm8, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rdi,%ymm2) {%k1}
	vpaddq	%ymm0, %ymm9, %ymm0
	addq	$4, %rax
	cmpq	%rax, %rdx
	jne	.LBB56_50
	cmpq	$0, 48(%rsp)
	movq	8(%rsp), %r10
	jne	.LBB56_52
	jmp	.LBB56_19
.LBB56_65:
	addq	%rax, %rsi
	movq	%rsi, %r14
	jmp	.LBB56_52
	.p2align	4
.LBB56_20:
	movq	16(%rsp), %rcx
	addq	%r12, %rcx
	vmovaps	%zmm6, %zmm0
	movq	80(%rsp), %r12
	movq	%rcx, 16(%rsp)
	cmpq	%r12, %rcx
	je	.LBB56_22
	vbroadcastss	.LCPI56_7(%rip), %zmm0
.LBB56_22:
	vmovaps	%zmm7, %zmm1
	movq	96(%rsp), %r14
	movq	88(%rsp), %rdi
	movq	112(%rsp), %r8
	je	.LBB56_24
	vbroadcastss	.LCPI56_8(%rip), %zmm1
.LBB56_24:
	testq	%r14, %r14
	je	.LBB56_25
	xorl	%eax, %eax
	movabsq	$9223372036854775807, %r11
	jmp	.LBB56_30
	.p2align	4
.LBB56_33:
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rdi,%rcx)
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, 64(%rdi,%rcx)
	incq	%rax
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, 128(%rdi,%rcx)
	cmpq	%r14, %rax
	je	.LBB56_26
.LBB56_30:
	movq	%rax, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rcx
	vmovups	(%rdi,%rcx), %zmm4
	vmovups	64(%rdi,%rcx), %zmm3
	vmovups	128(%rdi,%rcx), %zmm2
	movslq	(%r8,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB56_33
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB56_32:
	movslq	(%rbp), %rsi
	vbroadcastss	4(%rbp), %zmm5
	vfmadd231ps	(%rbx,%rsi,4), %zmm5, %zmm4
	vfmadd231ps	64(%rbx,%rsi,4), %zmm5, %zmm3
	vfmadd231ps	128(%rbx,%rsi,4), %zmm5, %zmm2
	addq	$8, %rbp
	cmpq	%rdx, %rbp
	jb	.LBB56_32
	jmp	.LBB56_33
	.p2align	4
.LBB56_12:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB56_13
	.p2align	4
.LBB56_62:
	movq	%rax, %rsi
	cmpq	%rdx, %rax
	jge	.LBB56_15
.LBB56_13:
	addq	$4, %rax
	jno	.LBB56_58
	movq	%r11, %rax
	cmpq	$4, %r10
	jge	.LBB56_59
	jmp	.LBB56_15
	.p2align	4
.LBB56_58:
	cmpq	$4, %r10
	jl	.LBB56_62
.LBB56_59:
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB56_60:
	addq	$4, %rdi
	cmovoq	%r11, %rdi
	movq	%r8, %r9
	imulq	%r13, %r9
	leaq	(%rsi,%r9,4), %r10
	vmovups	(%rsi,%r9,4), %xmm0
	vmovups	(%r10,%r13,4), %xmm1
	vmovups	(%r10,%r13,8), %xmm2
	movq	152(%rsp), %r9
	vmovups	(%r9,%r10), %xmm3
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
	vpermt2ps	%xmm1, %xmm12, %xmm0
	vshufps	$244, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, 576(%rdx,%r8,4)
	movq	%rdi, %r8
	cmpq	%r15, %rdi
	jl	.LBB56_60
	movq	8(%rsp), %r10
	movq	32(%rsp), %rdx
	jmp	.LBB56_62
	.p2align	4
.LBB56_25:
	movabsq	$9223372036854775807, %r11
.LBB56_26:
	cmpq	%r12, 16(%rsp)
	jge	.LBB56_28
	leaq	(%r8,%r14,4), %r8
	jmp	.LBB56_8
.LBB56_28:
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
.Lfunc_end56:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5, .Lfunc_end56-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI57_0:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI57_1:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI57_2:
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
.LCPI57_3:
	.quad	16
.LCPI57_5:
	.quad	4
.LCPI57_8:
	.long	3
	.long	7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI57_4:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI57_6:
	.long	0xff800000
.LCPI57_7:
	.long	0x7f800000
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5:
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
	movq	%r13, %rax
	movq	224(%r13), %rbx
	movq	32(%r13), %r10
	movq	64(%r13), %r14
	movq	%r10, 112(%rsp)
	shlq	$7, %r10
	testq	%r14, %r14
	je	.LBB57_8
	movq	56(%rax), %rdx
	movl	%r14d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r14
	jae	.LBB57_3
	xorl	%esi, %esi
	jmp	.LBB57_5
.LBB57_3:
	movq	%r14, %r8
	andq	$-4, %r8
	leaq	(%r10,%rbx), %r9
	addq	$448, %r9
	xorl	%esi, %esi
	.p2align	4
.LBB57_4:
	vbroadcastss	(%rdx,%rsi,4), %zmm0
	vmovups	%zmm0, -448(%r9)
	vmovups	%zmm0, -384(%r9)
	vbroadcastss	4(%rdx,%rsi,4), %zmm0
	vmovups	%zmm0, -320(%r9)
	vmovups	%zmm0, -256(%r9)
	vbroadcastss	8(%rdx,%rsi,4), %zmm0
	vmovups	%zmm0, -192(%r9)
	vmovups	%zmm0, -128(%r9)
	vbroadcastss	12(%rdx,%rsi,4), %zmm0
	addq	$4, %rsi
	vmovups	%zmm0, -64(%r9)
	vmovups	%zmm0, (%r9)
	addq	$512, %r9
	cmpq	%rsi, %r8
	jne	.LBB57_4
.LBB57_5:
	testq	%rcx, %rcx
	je	.LBB57_8
	leaq	(%rdx,%rsi,4), %rdx
	shlq	$7, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$64, %rsi
	xorl	%r8d, %r8d
	.p2align	4
.LBB57_7:
	vbroadcastss	(%rdx,%r8,4), %zmm0
	vmovups	%zmm0, -64(%rsi)
	vmovups	%zmm0, (%rsi)
	incq	%r8
	subq	$-128, %rsi
	cmpq	%r8, %rcx
	jne	.LBB57_7
.LBB57_8:
	movq	24(%rax), %r15
	testq	%r15, %r15
	jle	.LBB57_67
	vmovups	(%rdi), %zmm5
	vmovups	64(%rdi), %zmm6
	addq	%rbx, %r10
	movq	%r10, 96(%rsp)
	movabsq	$9223372036854775807, %r12
	movq	40(%rax), %rbp
	movq	48(%rax), %r8
	movq	16(%rax), %rdi
	movq	(%rax), %rcx
	movq	%rcx, 40(%rsp)
	movq	8(%rax), %r13
	movq	%rdi, %r11
	andq	$-4, %r11
	leaq	(,%r13,4), %rax
	movq	%rax, 56(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 152(%rsp)
	leaq	-124(%rbx), %rax
	movq	%rax, 72(%rsp)
	leaq	512(%rbx), %rax
	movq	%rax, 64(%rsp)
	movq	$0, 8(%rsp)
	vpbroadcastq	.LCPI57_5(%rip), %ymm7
	vpbroadcastq	.LCPI57_3(%rip), %zmm8
	vmovddup	.LCPI57_8(%rip), %xmm9
	movq	%rdi, 16(%rsp)
	movq	%r11, 32(%rsp)
	movq	%r14, 104(%rsp)
	movq	%r15, 88(%rsp)
	vmovups	%zmm5, 224(%rsp)
	vmovups	%zmm6, 160(%rsp)
	.p2align	4
.LBB57_10:
	movq	%r8, 120(%rsp)
	subq	8(%rsp), %r15
	movq	112(%rsp), %rax
	cmpq	%rax, %r15
	cmovgeq	%rax, %r15
	cmpq	$31, %rdi
	jg	.LBB57_13
	movb	$59, %al
	bzhiq	%rax, %r15, %rax
	je	.LBB57_13
	movq	%r15, %rdx
	shlq	$7, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI57_8(%rip), %xmm9
	vpbroadcastq	.LCPI57_3(%rip), %zmm8
	vpbroadcastq	.LCPI57_5(%rip), %ymm7
	movq	32(%rsp), %r11
	movq	16(%rsp), %rdi
	vmovups	160(%rsp), %zmm6
	vmovups	224(%rsp), %zmm5
.LBB57_13:
	movq	40(%rsp), %rax
	movq	8(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%r15, %r8
	andq	$-4, %r8
	cmpq	$4, %r15
	movq	%r8, 24(%rsp)
	jge	.LBB57_59
.LBB57_14:
	testq	%rdi, %rdi
	je	.LBB57_47
	movq	8(%rsp), %rsi
	leaq	(%r15,%rsi), %rcx
	movq	%r15, %rdx
	shlq	$7, %rdx
	addq	72(%rsp), %rdx
	movq	%rdx, 144(%rsp)
	movq	40(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rsi
	movq	%rsi, 136(%rsp)
	leaq	(%rdx,%rcx,4), %rcx
	movq	%rcx, 128(%rsp)
	movl	%r15d, %ecx
	andl	$3, %ecx
	movq	%rcx, 48(%rsp)
	movq	64(%rsp), %r9
	movq	%rbx, %r10
	xorl	%r11d, %r11d
	jmp	.LBB57_17
	.p2align	4
.LBB57_16:
	incq	%r11
	addq	56(%rsp), %rax
	addq	$4, %r10
	addq	$4, %r9
	cmpq	%rdi, %r11
	je	.LBB57_47
.LBB57_17:
	cmpq	32(%rsp), %r11
	jge	.LBB57_19
	movq	%r8, %rcx
	cmpq	%r15, %r8
	je	.LBB57_16
	jmp	.LBB57_21
	.p2align	4
.LBB57_19:
	testq	%r15, %r15
	je	.LBB57_16
	xorl	%ecx, %ecx
.LBB57_21:
	movq	%r15, %r12
	subq	%rcx, %r12
	cmpq	$4, %r12
	jae	.LBB57_29
.LBB57_22:
	movq	%rcx, %r12
.LBB57_23:
	movl	%r15d, %esi
	subl	%r12d, %esi
	movq	%r12, %rcx
	andl	$7, %esi
	je	.LBB57_26
	movq	%r12, %rdx
	shlq	$7, %rdx
	addq	%r10, %rdx
	shll	$5, %esi
	xorl	%r8d, %r8d
	movq	%r12, %rcx
	.p2align	4
.LBB57_25:
	vmovd	(%rax,%rcx,4), %xmm0
	incq	%rcx
	vmovd	%xmm0, (%rdx,%r8,4)
	addq	$32, %r8
	cmpq	%r8, %rsi
	jne	.LBB57_25
.LBB57_26:
	subq	%r15, %r12
	cmpq	$-8, %r12
	movq	24(%rsp), %r8
	ja	.LBB57_16
	movq	%rcx, %rsi
	shlq	$7, %rsi
	addq	%r9, %rsi
	.p2align	4
.LBB57_28:
	vmovss	(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, -512(%rsi)
	vmovss	4(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, -384(%rsi)
	vmovss	8(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, -256(%rsi)
	vmovss	12(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, -128(%rsi)
	vmovss	16(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, (%rsi)
	vmovss	20(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, 128(%rsi)
	vmovss	24(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, 256(%rsi)
	vmovss	28(%rax,%rcx,4), %xmm0
	addq	$8, %rcx
	vmovss	%xmm0, 384(%rsi)
	addq	$1024, %rsi
	cmpq	%rcx, %r15
	jne	.LBB57_28
	jmp	.LBB57_16
	.p2align	4
.LBB57_29:
	leaq	(%rbx,%r11,4), %rsi
	movq	%rcx, %r8
	notq	%r8
	addq	%r15, %r8
	movq	%rcx, %rdx
	shlq	$7, %rdx
	addq	%rsi, %rdx
	movq	%r8, %r14
	shlq	$7, %r14
	addq	%rdx, %r14
	cmpq	%rdx, %r14
	jb	.LBB57_22
	shrq	$57, %r8
	jne	.LBB57_22
	movq	56(%rsp), %r8
	imulq	%r11, %r8
	movq	136(%rsp), %rdi
	leaq	(%rdi,%r8), %r14
	movq	144(%rsp), %rdi
	leaq	(%rdi,%r11,4), %rdi
	leaq	(%r14,%rcx,4), %r14
	cmpq	%rdi, %r14
	jae	.LBB57_36
	addq	128(%rsp), %r8
	cmpq	%r8, %rdx
	jae	.LBB57_36
	movq	%rcx, %r12
	movq	16(%rsp), %rdi
	jmp	.LBB57_23
.LBB57_36:
	cmpq	$16, %r12
	movq	16(%rsp), %rdi
	jae	.LBB57_38
	xorl	%r14d, %r14d
	movq	%rcx, %rdx
	movq	24(%rsp), %r8
	jmp	.LBB57_43
.LBB57_38:
	movq	%r12, %r14
	andq	$-16, %r14
	leaq	(%rcx,%r14), %rdx
	movq	%rdx, 80(%rsp)
	vpbroadcastq	%rcx, %zmm1
	vpaddq	.LCPI57_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI57_2(%rip), %zmm1, %zmm1
	leaq	(%rax,%rcx,4), %rdx
	xorl	%r8d, %r8d
	.p2align	4
.LBB57_39:
	vpsllq	$7, %zmm1, %zmm2
	vmovups	(%rdx,%r8,4), %ymm3
	vmovups	32(%rdx,%r8,4), %ymm4
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm3, (%rsi,%zmm2) {%k1}
	vpsllq	$7, %zmm0, %zmm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, (%rsi,%zmm2) {%k1}
	addq	$16, %r8
	vpaddq	%zmm8, %zmm1, %zmm1
	vpaddq	%zmm8, %zmm0, %zmm0
	cmpq	%r8, %r14
	jne	.LBB57_39
	cmpq	%r14, %r12
	movq	24(%rsp), %r8
	je	.LBB57_16
	testb	$12, %r12b
	je	.LBB57_46
	movq	80(%rsp), %rdx
.LBB57_43:
	subq	48(%rsp), %r12
	addq	%rcx, %r12
	vpbroadcastq	%rdx, %ymm0
	vpaddq	.LCPI57_4(%rip), %ymm0, %ymm0
	addq	%rcx, %r14
	.p2align	4
.LBB57_44:
	vmovups	(%rax,%r14,4), %xmm1
	vpsllq	$7, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rsi,%ymm2) {%k1}
	vpaddq	%ymm7, %ymm0, %ymm0
	addq	$4, %r14
	cmpq	%r14, %r8
	jne	.LBB57_44
	cmpq	$0, 48(%rsp)
	jne	.LBB57_23
	jmp	.LBB57_16
.LBB57_46:
	addq	%r14, %rcx
	jmp	.LBB57_22
	.p2align	4
.LBB57_47:
	movq	8(%rsp), %rcx
	addq	%r15, %rcx
	vmovaps	%zmm5, %zmm0
	movq	88(%rsp), %r15
	movq	%rcx, 8(%rsp)
	cmpq	%r15, %rcx
	je	.LBB57_49
	vbroadcastss	.LCPI57_6(%rip), %zmm0
.LBB57_49:
	vmovaps	%zmm6, %zmm1
	movq	104(%rsp), %r14
	movq	96(%rsp), %rdi
	movabsq	$9223372036854775807, %r12
	movq	120(%rsp), %r8
	movq	32(%rsp), %r11
	je	.LBB57_51
	vbroadcastss	.LCPI57_7(%rip), %zmm1
.LBB57_51:
	testq	%r14, %r14
	je	.LBB57_57
	xorl	%eax, %eax
	jmp	.LBB57_54
	.p2align	4
.LBB57_53:
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rdi,%rcx)
	incq	%rax
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, 64(%rdi,%rcx)
	cmpq	%r14, %rax
	je	.LBB57_57
.LBB57_54:
	movq	%rax, %rcx
	shlq	$7, %rcx
	vmovups	(%rdi,%rcx), %zmm3
	vmovups	64(%rdi,%rcx), %zmm2
	movslq	(%r8,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB57_53
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB57_56:
	movslq	(%rbp), %rsi
	vbroadcastss	4(%rbp), %zmm4
	vfmadd231ps	(%rbx,%rsi,4), %zmm4, %zmm3
	vfmadd231ps	64(%rbx,%rsi,4), %zmm4, %zmm2
	addq	$8, %rbp
	cmpq	%rdx, %rbp
	jb	.LBB57_56
	jmp	.LBB57_53
	.p2align	4
.LBB57_57:
	cmpq	%r15, 8(%rsp)
	jge	.LBB57_67
	leaq	(%r8,%r14,4), %r8
	movq	16(%rsp), %rdi
	jmp	.LBB57_10
	.p2align	4
.LBB57_59:
	xorl	%edx, %edx
	movq	%rdx, %rcx
	jmp	.LBB57_61
	.p2align	4
.LBB57_60:
	movq	%rcx, %rdx
	cmpq	%r8, %rcx
	jge	.LBB57_14
.LBB57_61:
	addq	$4, %rcx
	jno	.LBB57_63
	movq	%r12, %rcx
	cmpq	$4, %rdi
	jge	.LBB57_64
	jmp	.LBB57_14
	.p2align	4
.LBB57_63:
	cmpq	$4, %rdi
	jl	.LBB57_60
.LBB57_64:
	leaq	(%rax,%rdx,4), %rsi
	shlq	$7, %rdx
	addq	%rbx, %rdx
	xorl	%r9d, %r9d
	movq	%r9, %r8
	.p2align	4
.LBB57_65:
	addq	$4, %r8
	cmovoq	%r12, %r8
	movq	%r9, %rdi
	imulq	%r13, %rdi
	leaq	(%rsi,%rdi,4), %r10
	vmovups	(%rsi,%rdi,4), %xmm0
	vmovups	(%r10,%r13,4), %xmm1
	vmovups	(%r10,%r13,8), %xmm2
	movq	152(%rsp), %rdi
	vmovups	(%rdi,%r10), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rdx,%r9,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 128(%rdx,%r9,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 256(%rdx,%r9,4)
	vpermt2ps	%xmm1, %xmm9, %xmm0
	vshufps	$244, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, 384(%rdx,%r9,4)
	movq	%r8, %r9
	cmpq	%r11, %r8
	jl	.LBB57_65
	movq	16(%rsp), %rdi
	movq	24(%rsp), %r8
	jmp	.LBB57_60
.LBB57_67:
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
.Lfunc_end57:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5, .Lfunc_end57-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI58_0:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI58_1:
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
.LCPI58_2:
	.quad	16
.LCPI58_5:
	.quad	4
.LCPI58_8:
	.long	3
	.long	7
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI58_3:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI58_4:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI58_6:
	.long	0xff800000
.LCPI58_7:
	.long	0x7f800000
	.text
	.hidden	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5
	.weak	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5,@function
$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5:
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
	movq	%r13, %rax
	vmovups	(%rdi), %zmm7
	vmovups	64(%rdi), %zmm8
	movq	224(%r13), %rbx
	movq	32(%r13), %rdx
	movq	64(%r13), %r14
	movq	%rdx, 48(%rsp)
	shlq	$6, %rdx
	leaq	(%rbx,%rdx), %r11
	testq	%r14, %r14
	je	.LBB58_15
	movq	56(%rax), %rcx
	cmpq	$16, %r14
	jb	.LBB58_2
	leaq	(%rcx,%r14,4), %rsi
	cmpq	%rsi, %r11
	jae	.LBB58_6
	movq	48(%rsp), %rsi
	addq	%r14, %rsi
	shlq	$6, %rsi
	addq	%rbx, %rsi
	cmpq	%rsi, %rcx
	jae	.LBB58_6
.LBB58_2:
	xorl	%esi, %esi
.LBB58_9:
	movq	%r14, %r8
	movq	%rsi, %rdi
	andq	$7, %r8
	je	.LBB58_12
	movq	%rsi, %r9
	shlq	$6, %r9
	addq	%rbx, %r9
	addq	%rdx, %r9
	shll	$4, %r8d
	xorl	%r10d, %r10d
	movq	%rsi, %rdi
	.p2align	4
.LBB58_11:
	vpbroadcastd	(%rcx,%rdi,4), %zmm0
	incq	%rdi
	vmovdqu64	%zmm0, (%r9,%r10,4)
	addq	$16, %r10
	cmpq	%r10, %r8
	jne	.LBB58_11
.LBB58_12:
	subq	%r14, %rsi
	cmpq	$-8, %rsi
	ja	.LBB58_15
	movq	%rdi, %rsi
	shlq	$6, %rsi
	addq	%rdx, %rsi
	leaq	(%rbx,%rsi), %rdx
	addq	$448, %rdx
	.p2align	4
.LBB58_14:
	vbroadcastss	(%rcx,%rdi,4), %zmm0
	vmovups	%zmm0, -448(%rdx)
	vbroadcastss	4(%rcx,%rdi,4), %zmm0
	vmovups	%zmm0, -384(%rdx)
	vbroadcastss	8(%rcx,%rdi,4), %zmm0
	vmovups	%zmm0, -320(%rdx)
	vbroadcastss	12(%rcx,%rdi,4), %zmm0
	vmovups	%zmm0, -256(%rdx)
	vbroadcastss	16(%rcx,%rdi,4), %zmm0
	vmovups	%zmm0, -192(%rdx)
	vbroadcastss	20(%rcx,%rdi,4), %zmm0
	vmovups	%zmm0, -128(%rdx)
	vbroadcastss	24(%rcx,%rdi,4), %zmm0
	vmovups	%zmm0, -64(%rdx)
	vpbroadcastd	28(%rcx,%rdi,4), %zmm0
	addq	$8, %rdi
	vmovdqu64	%zmm0, (%rdx)
	addq	$512, %rdx
	cmpq	%rdi, %r14
	jne	.LBB58_14
	jmp	.LBB58_15
.LBB58_6:
	movq	%r14, %rsi
	vmovdqa64	.LCPI58_0(%rip), %zmm0
	andq	$-16, %rsi
	vmovdqa64	.LCPI58_1(%rip), %zmm1
	xorl	%edi, %edi
	vpbroadcastq	.LCPI58_2(%rip), %zmm2
	.p2align	4
.LBB58_7:
	vpsllq	$6, %zmm1, %zmm3
	vmovups	(%rcx,%rdi,4), %ymm5
	vmovups	32(%rcx,%rdi,4), %ymm4
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm5, (%r11,%zmm3) {%k1}
	vpsllq	$6, %zmm0, %zmm6
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, (%r11,%zmm6) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm5, 4(%r11,%zmm3) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, 4(%r11,%zmm6) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm5, 8(%r11,%zmm3) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, 8(%r11,%zmm6) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm5, 12(%r11,%zmm3) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, 12(%r11,%zmm6) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm5, 16(%r11,%zmm3) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, 16(%r11,%zmm6) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm5, 20(%r11,%zmm3) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, 20(%r11,%zmm6) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm5, 24(%r11,%zmm3) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, 24(%r11,%zmm6) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm5, 28(%r11,%zmm3) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, 28(%r11,%zmm6) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm5, 32(%r11,%zmm3) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, 32(%r11,%zmm6) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm5, 36(%r11,%zmm3) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, 36(%r11,%zmm6) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm5, 40(%r11,%zmm3) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, 40(%r11,%zmm6) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm5, 44(%r11,%zmm3) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, 44(%r11,%zmm6) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm5, 48(%r11,%zmm3) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, 48(%r11,%zmm6) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm5, 52(%r11,%zmm3) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, 52(%r11,%zmm6) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm5, 56(%r11,%zmm3) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, 56(%r11,%zmm6) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm5, 60(%r11,%zmm3) {%k1}
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, 60(%r11,%zmm6) {%k1}
	addq	$16, %rdi
	vpaddq	%zmm2, %zmm1, %zmm1
	vpaddq	%zmm2, %zmm0, %zmm0
	cmpq	%rdi, %rsi
	jne	.LBB58_7
	cmpq	%rsi, %r14
	jne	.LBB58_9
.LBB58_15:
	movq	24(%rax), %r8
	testq	%r8, %r8
	jle	.LBB58_81
	movabsq	$9223372036854775807, %rcx
	movq	40(%rax), %r13
	movq	48(%rax), %r9
	movq	16(%rax), %rbp
	movq	(%rax), %rdx
	movq	%rdx, 56(%rsp)
	movq	8(%rax), %r15
	movq	%rbp, 8(%rsp)
	andq	$-4, %rbp
	leaq	(,%r15,4), %rax
	movq	%rax, 72(%rsp)
	leaq	(%rax,%rax,2), %r12
	leaq	-60(%rbx), %rax
	movq	%rax, 88(%rsp)
	movq	%r14, %rax
	andq	$-2, %rax
	movq	%rax, 152(%rsp)
	leaq	256(%rbx), %rax
	movq	%rax, 80(%rsp)
	xorl	%edx, %edx
	vpbroadcastq	.LCPI58_5(%rip), %ymm5
	vpbroadcastq	.LCPI58_2(%rip), %zmm6
	vmovddup	.LCPI58_8(%rip), %xmm9
	movq	%r11, 104(%rsp)
	movq	%rcx, %r11
	vmovups	%zmm7, 224(%rsp)
	vmovups	%zmm8, 160(%rsp)
	movq	%r14, 112(%rsp)
	movq	%r8, 96(%rsp)
	jmp	.LBB58_19
	.p2align	4
.LBB58_17:
	movabsq	$9223372036854775807, %r11
.LBB58_18:
	leaq	(%r9,%r14,4), %r9
	cmpq	%r8, %rdx
	jge	.LBB58_81
.LBB58_19:
	movq	%r9, 120(%rsp)
	movq	%rdx, 32(%rsp)
	subq	%rdx, %r8
	movq	48(%rsp), %rax
	cmpq	%rax, %r8
	cmovgeq	%rax, %r8
	cmpq	$15, 8(%rsp)
	movq	%r8, (%rsp)
	jg	.LBB58_22
	movb	$60, %al
	bzhiq	%rax, %r8, %rax
	je	.LBB58_22
	movq	(%rsp), %rdx
	shlq	$6, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI58_8(%rip), %xmm9
	vpbroadcastq	.LCPI58_2(%rip), %zmm6
	vpbroadcastq	.LCPI58_5(%rip), %ymm5
	movq	(%rsp), %r8
	movabsq	$9223372036854775807, %r11
	vmovups	160(%rsp), %zmm8
	vmovups	224(%rsp), %zmm7
.LBB58_22:
	movq	56(%rsp), %rax
	movq	32(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%r8, %rcx
	andq	$-4, %rcx
	cmpq	$4, %r8
	movq	%rcx, %r8
	movq	%rcx, 24(%rsp)
	jge	.LBB58_65
.LBB58_23:
	cmpq	$0, 8(%rsp)
	movq	(%rsp), %rdx
	je	.LBB58_53
	movq	32(%rsp), %rsi
	leaq	(%rdx,%rsi), %rcx
	shlq	$6, %rdx
	addq	88(%rsp), %rdx
	movq	%rdx, 144(%rsp)
	movq	56(%rsp), %rdx
	leaq	(%rdx,%rsi,4), %rsi
	movq	%rsi, 136(%rsp)
	leaq	(%rdx,%rcx,4), %rcx
	movq	%rcx, 128(%rsp)
	movq	(%rsp), %rdx
	movl	%edx, %ecx
	andl	$3, %ecx
	movq	%rcx, 64(%rsp)
	movq	80(%rsp), %r9
	movq	%rbx, %r10
	xorl	%r11d, %r11d
	jmp	.LBB58_26
	.p2align	4
.LBB58_25:
	incq	%r11
	addq	72(%rsp), %rax
	addq	$4, %r10
	addq	$4, %r9
	cmpq	8(%rsp), %r11
	je	.LBB58_53
.LBB58_26:
	cmpq	%rbp, %r11
	jge	.LBB58_28
	movq	%r8, %rdi
	cmpq	%rdx, %r8
	je	.LBB58_25
	jmp	.LBB58_30
	.p2align	4
.LBB58_28:
	testq	%rdx, %rdx
	je	.LBB58_25
	xorl	%edi, %edi
.LBB58_30:
	movq	%rdx, %rcx
	subq	%rdi, %rcx
	cmpq	$4, %rcx
	jae	.LBB58_32
.LBB58_31:
	movq	%rdi, %rcx
	jmp	.LBB58_37
	.p2align	4
.LBB58_32:
	leaq	(%rbx,%r11,4), %rsi
	movq	%rdi, %r8
	notq	%r8
	addq	%rdx, %r8
	movq	%rdi, %rdx
	shlq	$6, %rdx
	addq	%rsi, %rdx
	movq	%r8, %r14
	shlq	$6, %r14
	addq	%rdx, %r14
	cmpq	%rdx, %r14
	jb	.LBB58_36
	shrq	$58, %r8
	jne	.LBB58_36
	movq	72(%rsp), %r8
	imulq	%r11, %r8
	movq	136(%rsp), %r14
	addq	%r8, %r14
	movq	%r14, 16(%rsp)
	movq	144(%rsp), %r14
	leaq	(%r14,%r11,4), %r14
	movq	%r14, 40(%rsp)
	movq	16(%rsp), %r14
	leaq	(%r14,%rdi,4), %r14
	cmpq	40(%rsp), %r14
	jae	.LBB58_43
	addq	128(%rsp), %r8
	cmpq	%r8, %rdx
	jae	.LBB58_43
.LBB58_36:
	movq	%rdi, %rcx
	movq	(%rsp), %rdx
.LBB58_37:
	subl	%ecx, %edx
	movq	%rcx, %rsi
	andl	$7, %edx
	je	.LBB58_40
	movq	%rcx, %rdi
	shlq	$6, %rdi
	addq	%r10, %rdi
	shll	$4, %edx
	xorl	%r8d, %r8d
	movq	%rcx, %rsi
	.p2align	4
.LBB58_39:
	vmovd	(%rax,%rsi,4), %xmm0
	incq	%rsi
	vmovd	%xmm0, (%rdi,%r8,4)
	addq	$16, %r8
	cmpq	%r8, %rdx
	jne	.LBB58_39
.LBB58_40:
	movq	(%rsp), %rdx
	subq	%rdx, %rcx
	cmpq	$-8, %rcx
	movq	24(%rsp), %r8
	ja	.LBB58_25
	movq	%rsi, %rcx
	shlq	$6, %rcx
	addq	%r9, %rcx
	.p2align	4
.LBB58_42:
	vmovss	(%rax,%rsi,4), %xmm0
	vmovss	%xmm0, -256(%rcx)
	vmovss	4(%rax,%rsi,4), %xmm0
	vmovss	%xmm0, -192(%rcx)
	vmovss	8(%rax,%rsi,4), %xmm0
	vmovss	%xmm0, -128(%rcx)
	vmovss	12(%rax,%rsi,4), %xmm0
	vmovss	%xmm0, -64(%rcx)
	vmovss	16(%rax,%rsi,4), %xmm0
	vmovss	%xmm0, (%rcx)
	vmovss	20(%rax,%rsi,4), %xmm0
	vmovss	%xmm0, 64(%rcx)
	vmovss	24(%rax,%rsi,4), %xmm0
	vmovss	%xmm0, 128(%rcx)
	vmovd	28(%rax,%rsi,4), %xmm0
	addq	$8, %rsi
	vmovd	%xmm0, 192(%rcx)
	addq	$512, %rcx
	cmpq	%rsi, %rdx
	jne	.LBB58_42
	jmp	.LBB58_25
.LBB58_43:
	cmpq	$16, %rcx
	jae	.LBB58_45
	xorl	%r14d, %r14d
	movq	%rdi, 16(%rsp)
	movq	(%rsp), %rdx
	movq	24(%rsp), %r8
	jmp	.LBB58_49
.LBB58_45:
	movq	%rcx, %r14
	andq	$-16, %r14
	leaq	(%rdi,%r14), %rdx
	movq	%rdx, 16(%rsp)
	vpbroadcastq	%rdi, %zmm1
	vpaddq	.LCPI58_0(%rip), %zmm1, %zmm0
	vpaddq	.LCPI58_1(%rip), %zmm1, %zmm1
	leaq	(%rax,%rdi,4), %rdx
	xorl	%r8d, %r8d
	.p2align	4
.LBB58_46:
	vpsllq	$6, %zmm1, %zmm2
	vmovups	(%rdx,%r8,4), %ymm3
	vmovups	32(%rdx,%r8,4), %ymm4
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm3, (%rsi,%zmm2) {%k1}
	vpsllq	$6, %zmm0, %zmm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%ymm4, (%rsi,%zmm2) {%k1}
	addq	$16, %r8
	vpaddq	%zmm6, %zmm1, %zmm1
	vpaddq	%zmm6, %zmm0, %zmm0
	cmpq	%r8, %r14
	jne	.LBB58_46
	cmpq	%r14, %rcx
	movq	(%rsp), %rdx
	movq	24(%rsp), %r8
	je	.LBB58_25
	testb	$12, %cl
	je	.LBB58_52
.LBB58_49:
	subq	64(%rsp), %rcx
	addq	%rdi, %rcx
	movq	%rdi, 40(%rsp)
	movq	16(%rsp), %rdi
	vpbroadcastq	%rdi, %ymm0
	vpaddq	.LCPI58_4(%rip), %ymm0, %ymm0
	addq	40(%rsp), %r14
	.p2align	4
.LBB58_50:
	vmovups	(%rax,%r14,4), %xmm1
	vpsllq	$6, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rsi,%ymm2) {%k1}
	vpaddq	%ymm5, %ymm0, %ymm0
	addq	$4, %r14
	cmpq	%r14, %r8
	jne	.LBB58_50
	cmpq	$0, 64(%rsp)
	jne	.LBB58_37
	jmp	.LBB58_25
.LBB58_52:
	addq	%r14, %rdi
	jmp	.LBB58_31
	.p2align	4
.LBB58_53:
	addq	32(%rsp), %rdx
	vmovaps	%zmm7, %zmm0
	movq	96(%rsp), %r8
	cmpq	%r8, %rdx
	je	.LBB58_55
	vbroadcastss	.LCPI58_6(%rip), %zmm0
.LBB58_55:
	vmovaps	%zmm8, %zmm1
	movq	112(%rsp), %r14
	movq	104(%rsp), %rdi
	movq	120(%rsp), %r9
	je	.LBB58_57
	vbroadcastss	.LCPI58_7(%rip), %zmm1
.LBB58_57:
	testq	%r14, %r14
	je	.LBB58_17
	movq	%rdx, %r10
	cmpq	$1, %r14
	movabsq	$9223372036854775807, %r11
	jne	.LBB58_73
	xorl	%eax, %eax
.LBB58_60:
	testb	$1, %r14b
	movq	%r10, %rdx
	je	.LBB58_18
	movq	%rax, %rcx
	shlq	$6, %rcx
	vmovups	(%rdi,%rcx), %zmm2
	movslq	(%r9,%rax,4), %rax
	testq	%rax, %rax
	jle	.LBB58_64
	leaq	(,%rax,8), %rax
	addq	%r13, %rax
	.p2align	4
.LBB58_63:
	movslq	(%r13), %rdx
	vbroadcastss	4(%r13), %zmm3
	vfmadd231ps	(%rbx,%rdx,4), %zmm3, %zmm2
	addq	$8, %r13
	cmpq	%rax, %r13
	jb	.LBB58_63
.LBB58_64:
	vmaxps	%zmm2, %zmm0, %zmm0
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rdi,%rcx)
	movq	%r10, %rdx
	jmp	.LBB58_18
	.p2align	4
.LBB58_65:
	xorl	%edx, %edx
	movq	%rdx, %rcx
	jmp	.LBB58_67
	.p2align	4
.LBB58_66:
	movq	%rcx, %rdx
	cmpq	%r8, %rcx
	jge	.LBB58_23
.LBB58_67:
	addq	$4, %rcx
	jno	.LBB58_69
	movq	%r11, %rcx
	cmpq	$4, 8(%rsp)
	jge	.LBB58_70
	jmp	.LBB58_23
	.p2align	4
.LBB58_69:
	cmpq	$4, 8(%rsp)
	jl	.LBB58_66
.LBB58_70:
	leaq	(%rax,%rdx,4), %rsi
	shlq	$6, %rdx
	addq	%rbx, %rdx
	xorl	%r9d, %r9d
	movq	%r9, %rdi
	.p2align	4
.LBB58_71:
	addq	$4, %rdi
	cmovoq	%r11, %rdi
	movq	%r9, %r8
	imulq	%r15, %r8
	leaq	(%rsi,%r8,4), %r10
	vmovups	(%rsi,%r8,4), %xmm0
	vmovups	(%r10,%r15,4), %xmm1
	vmovups	(%r10,%r15,8), %xmm2
	vmovups	(%r12,%r10), %xmm3
	vunpcklps	%xmm1, %xmm0, %xmm4
	vmovlhps	%xmm2, %xmm4, %xmm4
	vinsertps	$48, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%rdx,%r9,4)
	vinsertps	$76, %xmm0, %xmm1, %xmm4
	vshufps	$212, %xmm2, %xmm4, %xmm4
	vinsertps	$112, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 64(%rdx,%r9,4)
	vunpckhps	%xmm1, %xmm0, %xmm4
	vblendps	$3, %xmm4, %xmm2, %xmm4
	vinsertps	$176, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, 128(%rdx,%r9,4)
	vpermt2ps	%xmm1, %xmm9, %xmm0
	vshufps	$244, %xmm2, %xmm0, %xmm0
	vblendps	$8, %xmm3, %xmm0, %xmm0
	vmovups	%xmm0, 192(%rdx,%r9,4)
	movq	%rdi, %r9
	cmpq	%rbp, %rdi
	jl	.LBB58_71
	movq	24(%rsp), %r8
	jmp	.LBB58_66
	.p2align	4
.LBB58_73:
	xorl	%eax, %eax
	jmp	.LBB58_75
	.p2align	4
.LBB58_74:
	addq	$2, %rax
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rdi,%rcx)
	cmpq	152(%rsp), %rax
	je	.LBB58_60
.LBB58_75:
	movq	%rax, %rcx
	shlq	$6, %rcx
	vmovups	(%rdi,%rcx), %zmm2
	movslq	(%r9,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB58_78
	leaq	(,%rdx,8), %rdx
	addq	%r13, %rdx
	.p2align	4
.LBB58_77:
	movslq	(%r13), %rsi
	vbroadcastss	4(%r13), %zmm3
	vfmadd231ps	(%rbx,%rsi,4), %zmm3, %zmm2
	addq	$8, %r13
	cmpq	%rdx, %r13
	jb	.LBB58_77
.LBB58_78:
	movq	%rax, %rsi
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rdi,%rcx)
	orq	$1, %rsi
	movslq	(%r9,%rsi,4), %rdx
	movq	%rsi, %rcx
	shlq	$6, %rcx
	vmovups	(%rdi,%rcx), %zmm2
	testq	%rdx, %rdx
	jle	.LBB58_74
	leaq	(,%rdx,8), %rdx
	addq	%r13, %rdx
	.p2align	4
.LBB58_80:
	movslq	(%r13), %rsi
	vbroadcastss	4(%r13), %zmm3
	vfmadd231ps	(%rbx,%rsi,4), %zmm3, %zmm2
	addq	$8, %r13
	cmpq	%rdx, %r13
	jb	.LBB58_80
	jmp	.LBB58_74
.LBB58_81:
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
.Lfunc_end58:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5, .Lfunc_end58-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5
	.cfi_endproc
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
	jle	.LBB59_5
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
	jmp	.LBB59_2
.LBB59_17:
	movq	-80(%rsp), %r13
	movq	-96(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$1, %edx
	.p2align	4
.LBB59_4:
	addq	%rdx, %rsi
	cmpq	%rcx, %rsi
	jge	.LBB59_5
.LBB59_2:
	movq	%rcx, %rax
	subq	%rsi, %rax
	cmpq	$3, %rax
	jle	.LBB59_13
	movq	336(%r13), %r11
	movl	$4, %edx
	testq	%r11, %r11
	je	.LBB59_4
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
.LBB59_7:
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
	jne	.LBB59_7
	movq	-80(%rsp), %r13
	movq	-96(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$4, %edx
	jmp	.LBB59_4
	.p2align	4
.LBB59_13:
	cmpq	$1, %rax
	jle	.LBB59_14
	movq	336(%r13), %rax
	movl	$2, %edx
	testq	%rax, %rax
	je	.LBB59_4
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
.LBB59_11:
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
	jne	.LBB59_11
	movq	-80(%rsp), %r13
	movq	-96(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$2, %edx
	jmp	.LBB59_4
	.p2align	4
.LBB59_14:
	movq	336(%r13), %rax
	movl	$1, %edx
	testq	%rax, %rax
	je	.LBB59_4
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
.LBB59_16:
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
	jne	.LBB59_16
	jmp	.LBB59_17
.LBB59_5:
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
.Lfunc_end59:
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end59-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
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
	jle	.LBB60_5
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
	jmp	.LBB60_2
.LBB60_17:
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r8
	movl	$1, %edx
	.p2align	4
.LBB60_4:
	addq	%rdx, %r8
	cmpq	%rcx, %r8
	jge	.LBB60_5
.LBB60_2:
	movq	%rcx, %rax
	subq	%r8, %rax
	cmpq	$3, %rax
	jle	.LBB60_13
	movq	336(%r13), %rbx
	movl	$4, %edx
	testq	%rbx, %rbx
	je	.LBB60_4
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
.LBB60_7:
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
	jne	.LBB60_7
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r8
	movl	$4, %edx
	jmp	.LBB60_4
	.p2align	4
.LBB60_13:
	cmpq	$1, %rax
	jle	.LBB60_14
	movq	336(%r13), %rax
	movl	$2, %edx
	testq	%rax, %rax
	je	.LBB60_4
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
.LBB60_11:
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
	jne	.LBB60_11
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r8
	movl	$2, %edx
	jmp	.LBB60_4
	.p2align	4
.LBB60_14:
	movq	336(%r13), %rax
	movl	$1, %edx
	testq	%rax, %rax
	je	.LBB60_4
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
.LBB60_16:
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
	jne	.LBB60_16
	jmp	.LBB60_17
.LBB60_5:
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
.Lfunc_end60:
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end60-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
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
	jle	.LBB61_5
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
	jmp	.LBB61_2
	.p2align	4
.LBB61_4:
	addq	%rcx, %rbx
	cmpq	%rdi, %rbx
	jge	.LBB61_5
.LBB61_2:
	movq	%rdi, %rax
	subq	%rbx, %rax
	cmpq	$3, %rax
	jle	.LBB61_15
	movq	336(%r15), %rax
	movl	$4, %ecx
	movq	%rax, -112(%rsp)
	testq	%rax, %rax
	je	.LBB61_4
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
.LBB61_7:
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
.LBB61_8:
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
	jne	.LBB61_8
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
	jne	.LBB61_7
	movq	-64(%rsp), %r15
	movq	24(%rsp), %rbp
	movq	-72(%rsp), %rdi
	movq	16(%rsp), %r13
	movq	-120(%rsp), %rbx
	movl	$4, %ecx
	jmp	.LBB61_4
	.p2align	4
.LBB61_15:
	cmpq	$1, %rax
	jle	.LBB61_16
	movq	336(%r15), %r12
	movl	$2, %ecx
	testq	%r12, %r12
	je	.LBB61_4
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
.LBB61_13:
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
	jne	.LBB61_13
	movq	-64(%rsp), %r15
	movq	24(%rsp), %rbp
	movq	16(%rsp), %r13
	movq	-120(%rsp), %rbx
	movl	$2, %ecx
	movq	-72(%rsp), %rdi
	jmp	.LBB61_4
	.p2align	4
.LBB61_16:
	movq	336(%r15), %rax
	movl	$1, %ecx
	testq	%rax, %rax
	je	.LBB61_4
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
.LBB61_18:
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
	jne	.LBB61_18
	movq	%r10, %rbp
	movq	-72(%rsp), %rdi
	movq	-120(%rsp), %rbx
	movl	$1, %ecx
	movq	-64(%rsp), %r15
	jmp	.LBB61_4
.LBB61_5:
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
.Lfunc_end61:
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end61-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
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
	jle	.LBB62_8
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
	jmp	.LBB62_2
	.p2align	4
.LBB62_6:
	movq	-56(%rsp), %r15
.LBB62_7:
	addq	%rcx, %r9
	cmpq	%r15, %r9
	jge	.LBB62_8
.LBB62_2:
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
	jne	.LBB62_9
	movq	336(%r13), %rdx
	movl	$7, %ecx
	testq	%rdx, %rdx
	je	.LBB62_7
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
.LBB62_5:
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
	jne	.LBB62_5
	jmp	.LBB62_6
	.p2align	4
.LBB62_9:
	cmpq	$8, %rax
	jl	.LBB62_13
	movq	336(%r13), %rbp
	movl	$8, %ecx
	testq	%rbp, %rbp
	je	.LBB62_7
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
.LBB62_12:
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
	jne	.LBB62_12
	jmp	.LBB62_6
	.p2align	4
.LBB62_13:
	cmpq	$4, %rax
	jl	.LBB62_22
	movq	336(%r13), %rdx
	movl	$4, %ecx
	testq	%rdx, %rdx
	je	.LBB62_7
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
.LBB62_16:
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
	jne	.LBB62_16
	movq	-48(%rsp), %r12
	movq	-16(%rsp), %rdi
	movq	-56(%rsp), %r15
	movl	$4, %ecx
	jmp	.LBB62_7
.LBB62_22:
	cmpq	$1, %rax
	jle	.LBB62_23
	movq	336(%r13), %rax
	movl	$2, %ecx
	testq	%rax, %rax
	je	.LBB62_7
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
.LBB62_20:
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
	jne	.LBB62_20
	movq	-48(%rsp), %r12
	movq	-56(%rsp), %r15
	movl	$2, %ecx
	jmp	.LBB62_7
.LBB62_23:
	movq	336(%r13), %rax
	movl	$1, %ecx
	testq	%rax, %rax
	je	.LBB62_7
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
.LBB62_25:
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
	jne	.LBB62_25
	movq	-48(%rsp), %r12
	movl	$1, %ecx
	jmp	.LBB62_7
.LBB62_8:
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
.Lfunc_end62:
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end62-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
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
	jle	.LBB63_8
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
	jmp	.LBB63_2
	.p2align	4
.LBB63_6:
	movq	-56(%rsp), %r15
.LBB63_7:
	addq	%rcx, %r9
	cmpq	%r15, %r9
	jge	.LBB63_8
.LBB63_2:
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
	jne	.LBB63_9
	movq	336(%r13), %rdx
	movl	$7, %ecx
	testq	%rdx, %rdx
	je	.LBB63_7
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
.LBB63_5:
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
	jne	.LBB63_5
	jmp	.LBB63_6
	.p2align	4
.LBB63_9:
	cmpq	$8, %rax
	jl	.LBB63_13
	movq	336(%r13), %rbp
	movl	$8, %ecx
	testq	%rbp, %rbp
	je	.LBB63_7
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
.LBB63_12:
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
	jne	.LBB63_12
	jmp	.LBB63_6
	.p2align	4
.LBB63_13:
	cmpq	$4, %rax
	jl	.LBB63_22
	movq	336(%r13), %rdx
	movl	$4, %ecx
	testq	%rdx, %rdx
	je	.LBB63_7
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
.LBB63_16:
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
	jne	.LBB63_16
	movq	-48(%rsp), %r12
	movq	-16(%rsp), %rdi
	movq	-56(%rsp), %r15
	movl	$4, %ecx
	jmp	.LBB63_7
.LBB63_22:
	cmpq	$1, %rax
	jle	.LBB63_23
	movq	336(%r13), %rax
	movl	$2, %ecx
	testq	%rax, %rax
	je	.LBB63_7
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
.LBB63_20:
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
	jne	.LBB63_20
	movq	-48(%rsp), %r12
	movq	-56(%rsp), %r15
	movl	$2, %ecx
	jmp	.LBB63_7
.LBB63_23:
	movq	336(%r13), %rax
	movl	$1, %ecx
	testq	%rax, %rax
	je	.LBB63_7
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
.LBB63_25:
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
	jne	.LBB63_25
	movq	-48(%rsp), %r12
	movl	$1, %ecx
	jmp	.LBB63_7
.LBB63_8:
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
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end63-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
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
	jle	.LBB64_10
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
	jmp	.LBB64_2
	.p2align	4
.LBB64_9:
	addq	%r15, %r12
	cmpq	%rbp, %r12
	jge	.LBB64_10
.LBB64_2:
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
	jne	.LBB64_11
	movq	336(%r13), %rax
	movl	$7, %r15d
	testq	%rax, %rax
	je	.LBB64_9
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
.LBB64_5:
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
.LBB64_6:
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
	jne	.LBB64_6
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
	jne	.LBB64_5
	movq	-40(%rsp), %r13
	movq	-48(%rsp), %rbp
	movq	-88(%rsp), %r12
	movl	$7, %r15d
	jmp	.LBB64_9
	.p2align	4
.LBB64_11:
	cmpq	$8, %rax
	jl	.LBB64_18
	movq	336(%r13), %rax
	movl	$8, %r15d
	testq	%rax, %rax
	je	.LBB64_9
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
.LBB64_14:
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
.LBB64_15:
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
	jne	.LBB64_15
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
	jne	.LBB64_14
	movq	-40(%rsp), %r13
	movq	-48(%rsp), %rbp
	movq	-88(%rsp), %r12
	movl	$8, %r15d
	jmp	.LBB64_9
	.p2align	4
.LBB64_18:
	cmpq	$4, %rax
	jl	.LBB64_29
	movq	336(%r13), %rax
	movl	$4, %r15d
	testq	%rax, %rax
	je	.LBB64_9
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
.LBB64_21:
	movq	%rsi, %r14
	xorl	%r15d, %r15d
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	.p2align	4
.LBB64_22:
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
	jne	.LBB64_22
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
	jne	.LBB64_21
	movl	$4, %r15d
	jmp	.LBB64_9
.LBB64_29:
	cmpq	$1, %rax
	jle	.LBB64_30
	movq	336(%r13), %r9
	movl	$2, %r15d
	testq	%r9, %r9
	je	.LBB64_9
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
.LBB64_27:
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
	jne	.LBB64_27
	movq	-88(%rsp), %r12
	movl	$2, %r15d
	jmp	.LBB64_9
.LBB64_30:
	movq	336(%r13), %rax
	movl	$1, %r15d
	testq	%rax, %rax
	je	.LBB64_9
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
.LBB64_32:
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
	jne	.LBB64_32
	jmp	.LBB64_9
.LBB64_10:
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
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end64-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n
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
	jle	.LBB65_10
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
	jmp	.LBB65_2
	.p2align	4
.LBB65_9:
	addq	%r15, %r12
	cmpq	%rbp, %r12
	jge	.LBB65_10
.LBB65_2:
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
	jne	.LBB65_11
	movq	336(%r13), %rcx
	movl	$7, %r15d
	testq	%rcx, %rcx
	je	.LBB65_9
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
.LBB65_5:
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
.LBB65_6:
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
	jne	.LBB65_6
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
	jne	.LBB65_5
	movq	-40(%rsp), %r13
	movq	-48(%rsp), %rbp
	movq	-88(%rsp), %r12
	movl	$7, %r15d
	jmp	.LBB65_9
	.p2align	4
.LBB65_11:
	cmpq	$8, %rax
	jl	.LBB65_18
	movq	336(%r13), %rax
	movl	$8, %r15d
	testq	%rax, %rax
	je	.LBB65_9
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
.LBB65_14:
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
.LBB65_15:
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
	jne	.LBB65_15
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
	jne	.LBB65_14
	movq	-40(%rsp), %r13
	movq	-48(%rsp), %rbp
	movq	-88(%rsp), %r12
	movl	$8, %r15d
	jmp	.LBB65_9
	.p2align	4
.LBB65_18:
	cmpq	$4, %rax
	jl	.LBB65_29
	movq	336(%r13), %rax
	movl	$4, %r15d
	testq	%rax, %rax
	je	.LBB65_9
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
.LBB65_21:
	movq	%rsi, %r14
	xorl	%r15d, %r15d
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	.p2align	4
.LBB65_22:
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
	jne	.LBB65_22
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
	jne	.LBB65_21
	movl	$4, %r15d
	jmp	.LBB65_9
.LBB65_29:
	cmpq	$1, %rax
	jle	.LBB65_30
	movq	336(%r13), %r9
	movl	$2, %r15d
	testq	%r9, %r9
	je	.LBB65_9
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
.LBB65_27:
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
	jne	.LBB65_27
	movq	-88(%rsp), %r12
	movl	$2, %r15d
	jmp	.LBB65_9
.LBB65_30:
	movq	336(%r13), %rax
	movl	$1, %r15d
	testq	%rax, %rax
	je	.LBB65_9
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
.LBB65_32:
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
	jne	.LBB65_32
	jmp	.LBB65_9
.LBB65_10:
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
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end65-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	"symbolic $s20VitruvianMicroAVX5120B4LineP"
	.type	"symbolic $s20VitruvianMicroAVX5120B4LineP",@object
	.section	".note.GNU-stack","",@progbits
#endif
