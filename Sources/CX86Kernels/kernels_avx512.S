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
	.hidden	vitruvian_multiply_avx512
	.globl	vitruvian_multiply_avx512
	.p2align	4
	.type	vitruvian_multiply_avx512,@function
vitruvian_multiply_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF)
.Lfunc_end14:
	.size	vitruvian_multiply_avx512, .Lfunc_end14-vitruvian_multiply_avx512
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI15_0:
	.long	0x80000000
.LCPI15_1:
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
	jne	.LBB15_13
	vmovups	%zmm2, 128(%rsp)
	vmovups	%zmm0, 192(%rsp)
	testq	%rbp, %rbp
	jle	.LBB15_7
	imulq	%rdx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	288(%rsp), %r13
	jmp	.LBB15_3
	.p2align	4
.LBB15_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5)
	movl	$2, %r12d
.LBB15_6:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB15_7
.LBB15_3:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB15_5
	cmpq	$2, %rcx
	je	.LBB15_5
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB15_11
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB15_11
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5)
	movl	$1, %r12d
	jmp	.LBB15_6
	.p2align	4
.LBB15_11:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5)
	jmp	.LBB15_6
.LBB15_13:
	xorl	%ecx, %ecx
	testq	%r10, %r10
	setne	%dil
	leaq	64(%rsp), %rsi
	vbroadcastss	.LCPI15_0(%rip), %zmm1
	vmovups	%zmm1, 64(%rsp)
	cmovneq	%r10, %rsi
	vbroadcastss	.LCPI15_1(%rip), %zmm1
	vmovups	%zmm1, (%rsp)
	testq	%rax, %rax
	je	.LBB15_14
	testq	%rbp, %rbp
	jle	.LBB15_7
	movl	$1, %r8d
	jmp	.LBB15_18
.LBB15_14:
	testq	%rbp, %rbp
	jle	.LBB15_7
	movq	%rsp, %rax
	xorl	%r8d, %r8d
.LBB15_18:
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
	jmp	.LBB15_19
	.p2align	4
.LBB15_21:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5)
	movl	$2, %r12d
.LBB15_22:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB15_7
.LBB15_19:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB15_21
	cmpq	$2, %rcx
	je	.LBB15_21
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB15_25
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB15_25
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5)
	movl	$1, %r12d
	jmp	.LBB15_22
	.p2align	4
.LBB15_25:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5)
	jmp	.LBB15_22
.LBB15_7:
	movq	%fs:40, %rax
	cmpq	368(%rsp), %rax
	jne	.LBB15_27
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
.LBB15_27:
	.cfi_def_cfa_offset 432
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end15:
	.size	$s20VitruvianMicroAVX51213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF, .Lfunc_end15-$s20VitruvianMicroAVX51213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF
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
	jl	.LBB16_11
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
	jmp	.LBB16_2
	.p2align	4
.LBB16_3:
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
.LBB16_4:
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
	jl	.LBB16_5
.LBB16_2:
	movq	%rax, -112(%rsp)
	vmovups	(%rdi), %zmm6
	vmovups	64(%rdi), %zmm4
	testq	%rbp, %rbp
	movq	%rbx, -120(%rsp)
	je	.LBB16_3
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
	jmp	.LBB16_56
	.p2align	4
.LBB16_60:
	incq	%r9
	addq	%r15, %rbx
	cmpq	%rbp, %r9
	je	.LBB16_4
.LBB16_56:
	testq	%rdi, %rdi
	je	.LBB16_60
	movq	%r14, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB16_58:
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
	jne	.LBB16_58
	addq	%r11, %r14
	jmp	.LBB16_60
.LBB16_11:
	cmpq	$4, %rcx
	jl	.LBB16_17
	movq	%rax, %rcx
	imulq	%rsi, %rcx
	movq	%rcx, -8(%rsp)
	leaq	16(%rsi), %rdx
	imulq	%rdx, %rax
	movq	%rax, -16(%rsp)
	movl	$4, %eax
	xorl	%r8d, %r8d
	jmp	.LBB16_13
.LBB16_5:
	movq	%r8, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	movq	-72(%rsp), %rdx
	jge	.LBB16_13
.LBB16_6:
	leaq	2(%r8), %rdx
	cmpq	%rdx, %rcx
	movq	-128(%rsp), %r13
	jge	.LBB16_7
	jmp	.LBB16_10
.LBB16_13:
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
	jmp	.LBB16_14
	.p2align	4
.LBB16_15:
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm4, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm4, %zmm10
.LBB16_16:
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
	jl	.LBB16_6
.LBB16_14:
	vmovups	(%rdi), %zmm4
	vmovups	64(%rdi), %zmm3
	cmpq	$0, -120(%rsp)
	movq	%rax, -112(%rsp)
	je	.LBB16_15
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
	jmp	.LBB16_46
	.p2align	4
.LBB16_51:
	addq	%rdi, %r8
.LBB16_52:
	incq	%rcx
	addq	%r10, %rdx
	addq	%r10, %rbx
	addq	%r10, %r15
	addq	%r10, %rbp
	cmpq	-120(%rsp), %rcx
	je	.LBB16_16
.LBB16_46:
	testq	%r14, %r14
	je	.LBB16_52
	movq	%r8, %rax
	cmpq	$1, %r14
	jne	.LBB16_53
	xorl	%r9d, %r9d
	jmp	.LBB16_49
	.p2align	4
.LBB16_53:
	xorl	%r12d, %r12d
	.p2align	4
.LBB16_54:
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
	jne	.LBB16_54
.LBB16_49:
	testb	$1, %r14b
	je	.LBB16_51
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
	jmp	.LBB16_51
.LBB16_17:
	cmpq	$1, %rcx
	jle	.LBB16_19
	movl	$2, %edx
	xorl	%r8d, %r8d
.LBB16_7:
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	movq	%r8, -112(%rsp)
	movq	%rdx, -120(%rsp)
	je	.LBB16_8
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
	jmp	.LBB16_35
	.p2align	4
.LBB16_41:
	addq	%rdi, %r9
	movq	-128(%rsp), %r13
.LBB16_42:
	incq	%r12
	addq	%r10, %r11
	addq	%r10, %r15
	addq	%r10, %rcx
	cmpq	%rax, %r12
	je	.LBB16_9
.LBB16_35:
	testq	%rsi, %rsi
	je	.LBB16_42
	movq	%r9, %r13
	cmpq	$4, %rsi
	jae	.LBB16_43
	xorl	%ebp, %ebp
	jmp	.LBB16_38
	.p2align	4
.LBB16_43:
	xorl	%r8d, %r8d
	.p2align	4
.LBB16_44:
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
	jne	.LBB16_44
.LBB16_38:
	testq	%rbx, %rbx
	je	.LBB16_41
	leaq	(%rcx,%rbp,4), %r8
	leaq	(%r11,%rbp,4), %rbp
	xorl	%edx, %edx
	.p2align	4
.LBB16_40:
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
	jne	.LBB16_40
	jmp	.LBB16_41
.LBB16_8:
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm3, %zmm5
.LBB16_9:
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
.LBB16_10:
	cmpq	%rcx, %r8
	jge	.LBB16_24
.LBB16_21:
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB16_22
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
	jmp	.LBB16_26
	.p2align	4
.LBB16_31:
	addq	%r15, %rdi
.LBB16_32:
	incq	%r11
	addq	%rsi, %rcx
	cmpq	%rax, %r11
	je	.LBB16_23
.LBB16_26:
	testq	%rdx, %rdx
	je	.LBB16_32
	movq	%rdi, %r8
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB16_28
	.p2align	4
.LBB16_33:
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
	jne	.LBB16_33
.LBB16_28:
	testq	%r9, %r9
	je	.LBB16_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB16_30:
	vbroadcastss	(%rbx,%r14,4), %zmm4
	vfmadd231ps	(%r8), %zmm4, %zmm3
	vfmadd231ps	64(%r8), %zmm4, %zmm2
	subq	$-128, %r8
	incq	%r14
	cmpq	%r14, %r9
	jne	.LBB16_30
	jmp	.LBB16_31
.LBB16_22:
	movq	%r8, %r12
.LBB16_23:
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
.LBB16_24:
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
.LBB16_19:
	.cfi_def_cfa_offset 88
	jne	.LBB16_24
	xorl	%r8d, %r8d
	jmp	.LBB16_21
.Lfunc_end16:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end16-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5
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
	jl	.LBB17_11
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
	jmp	.LBB17_2
	.p2align	4
.LBB17_3:
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
.LBB17_4:
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
	jl	.LBB17_5
.LBB17_2:
	movq	-64(%rsp), %rcx
	vmovups	(%rcx), %zmm5
	movq	%rax, 40(%rsp)
	vmovups	64(%rcx), %zmm4
	vmovups	128(%rcx), %zmm3
	testq	%r12, %r12
	movq	%r8, 24(%rsp)
	je	.LBB17_3
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
	jmp	.LBB17_55
	.p2align	4
.LBB17_59:
	incq	%r10
	addq	%r14, %rsi
	cmpq	%r12, %r10
	je	.LBB17_4
.LBB17_55:
	testq	%r11, %r11
	je	.LBB17_59
	movq	%r13, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB17_57:
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
	jne	.LBB17_57
	addq	%rdi, %r13
	jmp	.LBB17_59
.LBB17_11:
	cmpq	$4, %rcx
	jl	.LBB17_17
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
	jmp	.LBB17_13
.LBB17_5:
	movq	%r14, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	movq	-64(%rsp), %rdi
	movq	-24(%rsp), %rdx
	jge	.LBB17_13
.LBB17_6:
	leaq	2(%r14), %rax
	cmpq	%rax, %rcx
	movq	-32(%rsp), %rsi
	movq	-128(%rsp), %r10
	jge	.LBB17_7
	jmp	.LBB17_10
.LBB17_13:
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
	jmp	.LBB17_14
	.p2align	4
.LBB17_15:
	vmovaps	%zmm3, %zmm11
	vmovaps	%zmm6, %zmm12
	vmovaps	%zmm8, %zmm13
	vmovaps	%zmm3, %zmm14
	vmovaps	%zmm8, %zmm10
	vmovaps	%zmm6, %zmm9
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm8, %zmm5
	vmovaps	%zmm6, %zmm4
.LBB17_16:
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
	jl	.LBB17_6
.LBB17_14:
	vmovups	(%rdi), %zmm3
	movq	%rax, 40(%rsp)
	vmovups	64(%rdi), %zmm8
	vmovups	128(%rdi), %zmm6
	movq	-88(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB17_15
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
	jmp	.LBB17_45
	.p2align	4
.LBB17_50:
	addq	-120(%rsp), %r8
.LBB17_51:
	incq	%rcx
	addq	%r15, %r11
	addq	%r15, %r13
	addq	%r15, %rbx
	addq	%r15, %rbp
	cmpq	%rdi, %rcx
	je	.LBB17_16
.LBB17_45:
	testq	%r10, %r10
	je	.LBB17_51
	movq	%r8, %rax
	cmpq	$1, %r10
	jne	.LBB17_52
	xorl	%r9d, %r9d
	jmp	.LBB17_48
	.p2align	4
.LBB17_52:
	xorl	%r12d, %r12d
	.p2align	4
.LBB17_53:
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
	jne	.LBB17_53
.LBB17_48:
	testb	$1, %r10b
	je	.LBB17_50
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
	jmp	.LBB17_50
.LBB17_17:
	cmpq	$1, %rcx
	jle	.LBB17_19
	movl	$2, %eax
	xorl	%r14d, %r14d
	movq	-128(%rsp), %r10
.LBB17_7:
	vmovups	(%rdi), %zmm4
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm2
	movq	16(%r10), %rcx
	testq	%rcx, %rcx
	movq	%rax, -120(%rsp)
	je	.LBB17_8
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
	jmp	.LBB17_35
	.p2align	4
.LBB17_40:
	addq	%r11, %r9
.LBB17_41:
	incq	%r15
	addq	%r10, %rdi
	addq	%r10, %r14
	cmpq	%rcx, %r15
	je	.LBB17_9
.LBB17_35:
	testq	%rbp, %rbp
	je	.LBB17_41
	movq	%r9, %r8
	cmpq	$1, %rbp
	jne	.LBB17_42
	xorl	%r12d, %r12d
	jmp	.LBB17_38
	.p2align	4
.LBB17_42:
	xorl	%r13d, %r13d
	.p2align	4
.LBB17_43:
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
	jne	.LBB17_43
.LBB17_38:
	testb	$1, %bpl
	je	.LBB17_40
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
	jmp	.LBB17_40
.LBB17_8:
	movq	%r10, %rsi
	movq	%r14, %rax
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm4, %zmm7
.LBB17_9:
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
.LBB17_10:
	cmpq	%rcx, %r14
	jge	.LBB17_24
.LBB17_21:
	vmovups	(%rdi), %zmm4
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm2
	movq	16(%r10), %rax
	testq	%rax, %rax
	je	.LBB17_22
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
	jmp	.LBB17_26
	.p2align	4
.LBB17_31:
	addq	%r12, %rdi
.LBB17_32:
	incq	%r10
	addq	%r15, %rcx
	cmpq	%rax, %r10
	je	.LBB17_23
.LBB17_26:
	testq	%rdx, %rdx
	je	.LBB17_32
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB17_28
	.p2align	4
.LBB17_33:
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
	jne	.LBB17_33
.LBB17_28:
	testq	%r8, %r8
	je	.LBB17_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB17_30:
	vbroadcastss	(%rbx,%r14,4), %zmm5
	vfmadd231ps	(%r11), %zmm5, %zmm4
	vfmadd231ps	64(%r11), %zmm5, %zmm3
	vfmadd231ps	128(%r11), %zmm5, %zmm2
	addq	$192, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB17_30
	jmp	.LBB17_31
.LBB17_22:
	movq	%r14, %r13
.LBB17_23:
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
.LBB17_24:
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
.LBB17_19:
	.cfi_def_cfa_offset 120
	movq	-128(%rsp), %r10
	jne	.LBB17_24
	xorl	%r14d, %r14d
	jmp	.LBB17_21
.Lfunc_end17:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end17-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5
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
	jl	.LBB18_11
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
	jmp	.LBB18_2
	.p2align	4
.LBB18_3:
	vmovaps	%zmm3, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm3, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm3, %zmm10
.LBB18_4:
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
	jl	.LBB18_5
.LBB18_2:
	movq	%rax, -112(%rsp)
	movq	-104(%rsp), %rax
	vmovups	(%rax), %zmm3
	testq	%r15, %r15
	movq	%r11, -120(%rsp)
	je	.LBB18_3
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
	jmp	.LBB18_56
	.p2align	4
.LBB18_60:
	incq	%r13
	addq	%rsi, %r8
	cmpq	%r15, %r13
	je	.LBB18_4
.LBB18_56:
	testq	%rax, %rax
	je	.LBB18_60
	movq	%r9, %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB18_58:
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
	jne	.LBB18_58
	addq	%rdi, %r9
	jmp	.LBB18_60
.LBB18_11:
	cmpq	$4, %rcx
	jl	.LBB18_17
	imulq	%rsi, %rax
	movq	%rax, -40(%rsp)
	movl	$4, %eax
	xorl	%r9d, %r9d
	jmp	.LBB18_13
.LBB18_5:
	movq	%r9, %rax
	orq	$4, %rax
	cmpq	%rax, %r8
	movq	-104(%rsp), %rdi
	jge	.LBB18_13
.LBB18_6:
	leaq	2(%r9), %rax
	cmpq	%rax, %r8
	movq	-128(%rsp), %rsi
	jge	.LBB18_7
	jmp	.LBB18_10
.LBB18_13:
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
	jmp	.LBB18_14
	.p2align	4
.LBB18_15:
	vmovaps	%zmm3, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm6
.LBB18_16:
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
	jl	.LBB18_6
.LBB18_14:
	movq	%rax, -112(%rsp)
	vmovups	(%rdi), %zmm3
	cmpq	$0, -120(%rsp)
	je	.LBB18_15
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
	jmp	.LBB18_46
	.p2align	4
.LBB18_51:
	addq	%rax, %r11
.LBB18_52:
	incq	%r15
	addq	%rdi, %rbx
	addq	%rdi, %r8
	addq	%rdi, %r9
	addq	%rdi, %r14
	cmpq	-120(%rsp), %r15
	je	.LBB18_16
.LBB18_46:
	testq	%rbp, %rbp
	je	.LBB18_52
	movq	%r11, %r12
	cmpq	$1, %rbp
	jne	.LBB18_53
	xorl	%r10d, %r10d
	jmp	.LBB18_49
	.p2align	4
.LBB18_53:
	xorl	%r13d, %r13d
	.p2align	4
.LBB18_54:
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
	jne	.LBB18_54
.LBB18_49:
	testb	$1, %bpl
	je	.LBB18_51
	leaq	(%rbx,%r10,4), %r13
	vmovups	(%r12), %zmm7
	vfmadd231ps	(%rbx,%r10,4){1to16}, %zmm7, %zmm6
	leaq	(,%rdx,4), %r10
	addq	%r13, %r10
	vfmadd231ps	(%r13,%rdx,4){1to16}, %zmm7, %zmm5
	vfmadd231ps	(%r13,%rdx,8){1to16}, %zmm7, %zmm4
	movq	-24(%rsp), %r12
	vfmadd231ps	(%r12,%r10){1to16}, %zmm7, %zmm3
	jmp	.LBB18_51
.LBB18_17:
	cmpq	$1, %rcx
	jle	.LBB18_19
	movl	$2, %eax
	xorl	%r9d, %r9d
	movq	-128(%rsp), %rsi
.LBB18_7:
	movq	%rax, -120(%rsp)
	vmovups	(%rdi), %zmm2
	movq	16(%rsi), %rax
	testq	%rax, %rax
	movq	%r9, -112(%rsp)
	je	.LBB18_8
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
	jmp	.LBB18_35
	.p2align	4
.LBB18_41:
	addq	%r10, %r8
.LBB18_42:
	incq	%r15
	addq	%r9, %rdi
	addq	%r9, %r14
	addq	%r9, %rdx
	cmpq	%rax, %r15
	je	.LBB18_9
.LBB18_35:
	testq	%rsi, %rsi
	je	.LBB18_42
	movq	%r8, %r12
	cmpq	$4, %rsi
	jae	.LBB18_43
	xorl	%r13d, %r13d
	jmp	.LBB18_38
	.p2align	4
.LBB18_43:
	xorl	%ebp, %ebp
	.p2align	4
.LBB18_44:
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
	jne	.LBB18_44
.LBB18_38:
	testq	%r11, %r11
	je	.LBB18_41
	leaq	(%rdx,%r13,4), %rbp
	leaq	(%rdi,%r13,4), %r13
	xorl	%ecx, %ecx
	.p2align	4
.LBB18_40:
	vmovups	(%r12), %zmm4
	vfmadd231ps	(%r13,%rcx,4){1to16}, %zmm4, %zmm3
	vfmadd231ps	(%rbp,%rcx,4){1to16}, %zmm4, %zmm2
	addq	$64, %r12
	incq	%rcx
	cmpq	%rcx, %r11
	jne	.LBB18_40
	jmp	.LBB18_41
.LBB18_8:
	vmovaps	%zmm2, %zmm3
.LBB18_9:
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
.LBB18_10:
	cmpq	%r8, %r9
	jge	.LBB18_24
.LBB18_21:
	vmovups	(%rdi), %zmm2
	movq	16(%rsi), %rax
	testq	%rax, %rax
	je	.LBB18_22
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
	jmp	.LBB18_26
	.p2align	4
.LBB18_31:
	addq	%r15, %rdi
.LBB18_32:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB18_23
.LBB18_26:
	testq	%rdx, %rdx
	je	.LBB18_32
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$8, %rdx
	jb	.LBB18_28
	.p2align	4
.LBB18_33:
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
	jne	.LBB18_33
.LBB18_28:
	testq	%r8, %r8
	je	.LBB18_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB18_30:
	vbroadcastss	(%rbx,%r14,4), %zmm3
	vfmadd231ps	(%r11), %zmm3, %zmm2
	addq	$64, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB18_30
	jmp	.LBB18_31
.LBB18_22:
	movq	%r9, %r12
.LBB18_23:
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
.LBB18_24:
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
.LBB18_19:
	.cfi_def_cfa_offset 72
	movq	-128(%rsp), %rsi
	jne	.LBB18_24
	xorl	%r9d, %r9d
	jmp	.LBB18_21
.Lfunc_end18:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end18-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5
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
	jl	.LBB19_11
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
	jmp	.LBB19_2
	.p2align	4
.LBB19_3:
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
.LBB19_4:
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
	jl	.LBB19_5
.LBB19_2:
	movq	%rcx, -96(%rsp)
	vmovups	(%rdi), %zmm7
	vmovups	64(%rdi), %zmm9
	testq	%r10, %r10
	je	.LBB19_3
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
	jmp	.LBB19_56
	.p2align	4
.LBB19_60:
	incq	%r11
	addq	%rcx, %rdi
	cmpq	%r10, %r11
	je	.LBB19_4
.LBB19_56:
	testq	%rsi, %rsi
	je	.LBB19_60
	movq	%r8, %r13
	xorl	%ebx, %ebx
	.p2align	4
.LBB19_58:
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
	jne	.LBB19_58
	addq	%rbp, %r8
	jmp	.LBB19_60
.LBB19_11:
	cmpq	$4, %rax
	jl	.LBB19_17
	leaq	16(%rsi), %r9
	movl	$4, %eax
	xorl	%r8d, %r8d
	jmp	.LBB19_13
.LBB19_5:
	movq	%r8, %rax
	orq	$4, %rax
	cmpq	%rax, %r11
	movq	-80(%rsp), %r9
	jge	.LBB19_13
.LBB19_6:
	leaq	2(%r8), %rax
	cmpq	%rax, %r11
	movq	-112(%rsp), %r13
	jge	.LBB19_7
	jmp	.LBB19_10
.LBB19_13:
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
	jmp	.LBB19_14
	.p2align	4
.LBB19_15:
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm3, %zmm9
.LBB19_16:
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
	jl	.LBB19_6
.LBB19_14:
	movq	%rax, -96(%rsp)
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	testq	%rsi, %rsi
	je	.LBB19_15
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
	jmp	.LBB19_46
	.p2align	4
.LBB19_51:
	addq	-104(%rsp), %r10
.LBB19_52:
	incq	%r14
	addq	%rax, %rcx
	addq	%rax, %rdi
	addq	%rax, %r11
	addq	%rax, %r9
	cmpq	%rsi, %r14
	je	.LBB19_16
.LBB19_46:
	testq	%r12, %r12
	je	.LBB19_52
	movq	%r10, %rbx
	cmpq	$1, %r12
	jne	.LBB19_53
	xorl	%r13d, %r13d
	jmp	.LBB19_49
	.p2align	4
.LBB19_53:
	xorl	%r15d, %r15d
	.p2align	4
.LBB19_54:
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
	jne	.LBB19_54
.LBB19_49:
	testb	$1, %r12b
	je	.LBB19_51
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
	jmp	.LBB19_51
.LBB19_17:
	cmpq	$1, %rax
	jle	.LBB19_19
	movl	$2, %eax
	xorl	%r8d, %r8d
.LBB19_7:
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r8, -96(%rsp)
	je	.LBB19_8
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
	jmp	.LBB19_35
	.p2align	4
.LBB19_41:
	addq	%rdi, %r8
.LBB19_42:
	incq	%r15
	addq	%r9, %r10
	addq	%r9, %r14
	addq	%r9, %rdx
	cmpq	%rcx, %r15
	je	.LBB19_9
.LBB19_35:
	testq	%rsi, %rsi
	je	.LBB19_42
	movq	%r8, %r12
	cmpq	$4, %rsi
	jae	.LBB19_43
	xorl	%ebp, %ebp
	jmp	.LBB19_38
	.p2align	4
.LBB19_43:
	xorl	%r13d, %r13d
	.p2align	4
.LBB19_44:
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
	jne	.LBB19_44
.LBB19_38:
	testq	%r11, %r11
	je	.LBB19_41
	leaq	(%rdx,%rbp,4), %r13
	leaq	(%r10,%rbp,4), %rbp
	xorl	%eax, %eax
	.p2align	4
.LBB19_40:
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
	jne	.LBB19_40
	jmp	.LBB19_41
.LBB19_8:
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm3, %zmm5
.LBB19_9:
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
.LBB19_10:
	cmpq	%r11, %r8
	jge	.LBB19_24
.LBB19_21:
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB19_22
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
	jmp	.LBB19_26
	.p2align	4
.LBB19_31:
	movq	%r12, %rdi
	addq	%r15, %rdi
.LBB19_32:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB19_23
.LBB19_26:
	testq	%rdx, %rdx
	je	.LBB19_32
	movq	%rdi, %r12
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB19_28
	.p2align	4
.LBB19_33:
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
	jne	.LBB19_33
.LBB19_28:
	testq	%r8, %r8
	je	.LBB19_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB19_30:
	vbroadcastss	(%rbx,%r14,4), %zmm4
	vfmadd231ps	(%r11), %zmm4, %zmm3
	vfmadd231ps	64(%r11), %zmm4, %zmm2
	subq	$-128, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB19_30
	jmp	.LBB19_31
.LBB19_22:
	movq	%r8, %rbp
.LBB19_23:
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
.LBB19_24:
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
	.cfi_def_cfa_offset 56
	jne	.LBB19_24
	xorl	%r8d, %r8d
	jmp	.LBB19_21
.Lfunc_end19:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5, .Lfunc_end19-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5
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
	jl	.LBB20_11
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
	jmp	.LBB20_2
	.p2align	4
.LBB20_3:
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
.LBB20_4:
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
	jl	.LBB20_5
.LBB20_2:
	vmovups	(%rdi), %zmm4
	movq	%rcx, -112(%rsp)
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm2
	testq	%r11, %r11
	movq	%rdx, -16(%rsp)
	je	.LBB20_3
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
	jmp	.LBB20_55
	.p2align	4
.LBB20_59:
	incq	%rcx
	addq	%r8, %r9
	cmpq	%r11, %rcx
	je	.LBB20_4
.LBB20_55:
	testq	%rbx, %rbx
	je	.LBB20_59
	movq	%r14, %rdi
	xorl	%r12d, %r12d
	.p2align	4
.LBB20_57:
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
	jne	.LBB20_57
	addq	%r13, %r14
	jmp	.LBB20_59
.LBB20_11:
	cmpq	$4, %rax
	jl	.LBB20_17
	leaq	16(%rsi), %rax
	movq	%rax, -104(%rsp)
	leaq	32(%rsi), %r10
	movl	$4, %eax
	xorl	%r8d, %r8d
	jmp	.LBB20_13
.LBB20_5:
	movq	%r8, %rax
	orq	$4, %rax
	cmpq	%rax, %r9
	movq	-88(%rsp), %r10
	jge	.LBB20_13
.LBB20_6:
	leaq	2(%r8), %rax
	cmpq	%rax, %r9
	jge	.LBB20_7
	jmp	.LBB20_10
.LBB20_13:
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
	jmp	.LBB20_14
	.p2align	4
.LBB20_15:
	vmovaps	%zmm2, %zmm10
	vmovaps	%zmm3, %zmm11
	vmovaps	%zmm4, %zmm12
	vmovaps	%zmm2, %zmm13
	vmovaps	%zmm4, %zmm9
	vmovaps	%zmm3, %zmm8
	vmovaps	%zmm2, %zmm7
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm3, %zmm6
.LBB20_16:
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
	jl	.LBB20_6
.LBB20_14:
	vmovups	(%rdi), %zmm2
	movq	%rax, -112(%rsp)
	vmovups	64(%rdi), %zmm4
	vmovups	128(%rdi), %zmm3
	testq	%rsi, %rsi
	je	.LBB20_15
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
	jmp	.LBB20_45
	.p2align	4
.LBB20_50:
	addq	-16(%rsp), %r11
.LBB20_51:
	incq	%r14
	addq	%r13, %rcx
	addq	%r13, %r12
	addq	%r13, %r10
	addq	%r13, %rdi
	cmpq	%rsi, %r14
	je	.LBB20_16
.LBB20_45:
	testq	%rax, %rax
	je	.LBB20_51
	movq	%r11, %rbx
	cmpq	$1, %rax
	jne	.LBB20_52
	xorl	%r9d, %r9d
	jmp	.LBB20_48
	.p2align	4
.LBB20_52:
	xorl	%r15d, %r15d
	.p2align	4
.LBB20_53:
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
	jne	.LBB20_53
.LBB20_48:
	testb	$1, %al
	je	.LBB20_50
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
	jmp	.LBB20_50
.LBB20_17:
	cmpq	$1, %rax
	jle	.LBB20_19
	movl	$2, %eax
	xorl	%r8d, %r8d
.LBB20_7:
	movq	%r8, -112(%rsp)
	vmovups	(%rdi), %zmm4
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm2
	movq	-120(%rsp), %r9
	movq	16(%r9), %rcx
	testq	%rcx, %rcx
	je	.LBB20_8
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
	jmp	.LBB20_35
	.p2align	4
.LBB20_40:
	addq	%r10, %r8
.LBB20_41:
	incq	%r14
	addq	%r9, %rbp
	addq	%r9, %rbx
	cmpq	%rcx, %r14
	je	.LBB20_9
.LBB20_35:
	testq	%rsi, %rsi
	je	.LBB20_41
	movq	%r8, %r15
	cmpq	$1, %rsi
	jne	.LBB20_42
	xorl	%r12d, %r12d
	jmp	.LBB20_38
	.p2align	4
.LBB20_42:
	xorl	%r13d, %r13d
	.p2align	4
.LBB20_43:
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
	jne	.LBB20_43
.LBB20_38:
	testb	$1, %sil
	je	.LBB20_40
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
	jmp	.LBB20_40
.LBB20_8:
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm4, %zmm7
.LBB20_9:
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
.LBB20_10:
	cmpq	%r9, %r8
	jge	.LBB20_24
.LBB20_21:
	vmovups	(%rdi), %zmm4
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm2
	movq	-120(%rsp), %rsi
	movq	16(%rsi), %rax
	testq	%rax, %rax
	je	.LBB20_22
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
	jmp	.LBB20_26
	.p2align	4
.LBB20_31:
	movq	%r12, %rdi
	addq	%r15, %rdi
.LBB20_32:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB20_23
.LBB20_26:
	testq	%rdx, %rdx
	je	.LBB20_32
	movq	%rdi, %r12
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB20_28
	.p2align	4
.LBB20_33:
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
	jne	.LBB20_33
.LBB20_28:
	testq	%r8, %r8
	je	.LBB20_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB20_30:
	vbroadcastss	(%rbx,%r14,4), %zmm5
	vfmadd231ps	(%r11), %zmm5, %zmm4
	vfmadd231ps	64(%r11), %zmm5, %zmm3
	vfmadd231ps	128(%r11), %zmm5, %zmm2
	addq	$192, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB20_30
	jmp	.LBB20_31
.LBB20_22:
	movq	%r8, %r13
.LBB20_23:
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
.LBB20_24:
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
.LBB20_19:
	.cfi_def_cfa_offset 56
	jne	.LBB20_24
	xorl	%r8d, %r8d
	jmp	.LBB20_21
.Lfunc_end20:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5, .Lfunc_end20-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5
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
	jl	.LBB21_11
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
	jmp	.LBB21_2
	.p2align	4
.LBB21_3:
	vmovaps	%zmm2, %zmm3
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm2, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm2, %zmm9
.LBB21_4:
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
	jl	.LBB21_5
.LBB21_2:
	movq	%rax, -88(%rsp)
	vmovups	(%rdi), %zmm2
	testq	%r9, %r9
	movq	%rdx, -72(%rsp)
	je	.LBB21_3
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
	jmp	.LBB21_56
	.p2align	4
.LBB21_60:
	incq	%rbp
	addq	%rcx, %rdi
	cmpq	%r9, %rbp
	je	.LBB21_4
.LBB21_56:
	testq	%rax, %rax
	je	.LBB21_60
	movq	%r10, %r13
	xorl	%r14d, %r14d
	.p2align	4
.LBB21_58:
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
	jne	.LBB21_58
	addq	%rsi, %r10
	jmp	.LBB21_60
.LBB21_11:
	cmpq	$3, %rax
	jle	.LBB21_17
	movl	$4, %eax
	xorl	%esi, %esi
	jmp	.LBB21_13
.LBB21_5:
	movq	%rsi, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	jge	.LBB21_13
.LBB21_6:
	leaq	2(%rsi), %rax
	cmpq	%rax, %rcx
	movq	-96(%rsp), %r13
	jge	.LBB21_7
	jmp	.LBB21_10
.LBB21_13:
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
	jmp	.LBB21_14
	.p2align	4
.LBB21_15:
	vmovaps	%zmm2, %zmm3
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm5
.LBB21_16:
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
	jl	.LBB21_6
.LBB21_14:
	movq	%rax, -88(%rsp)
	vmovups	(%rdi), %zmm2
	testq	%r9, %r9
	je	.LBB21_15
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
	jmp	.LBB21_46
	.p2align	4
.LBB21_51:
	addq	-72(%rsp), %rbx
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
	movq	%rbx, %r15
	cmpq	$1, %rdx
	jne	.LBB21_53
	xorl	%ecx, %ecx
	jmp	.LBB21_49
	.p2align	4
.LBB21_53:
	xorl	%r14d, %r14d
	.p2align	4
.LBB21_54:
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
	jne	.LBB21_54
.LBB21_49:
	testb	$1, %dl
	je	.LBB21_51
	leaq	(,%rcx,4), %r14
	addq	%rbp, %r14
	vmovups	(%r15), %zmm6
	vfmadd231ps	(%rbp,%rcx,4){1to16}, %zmm6, %zmm5
	leaq	(%r14,%r8,4), %rcx
	vfmadd231ps	(%r14,%r8,4){1to16}, %zmm6, %zmm4
	vfmadd231ps	(%r14,%r8,8){1to16}, %zmm6, %zmm3
	movq	-80(%rsp), %r14
	vfmadd231ps	(%r14,%rcx){1to16}, %zmm6, %zmm2
	jmp	.LBB21_51
.LBB21_17:
	cmpq	$1, %rax
	jle	.LBB21_19
	movl	$2, %eax
	xorl	%esi, %esi
.LBB21_7:
	movq	%rax, -80(%rsp)
	vmovups	(%rdi), %zmm2
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rsi, -88(%rsp)
	je	.LBB21_8
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
	jmp	.LBB21_35
	.p2align	4
.LBB21_41:
	addq	-72(%rsp), %r8
	movq	-32(%rsp), %rdi
.LBB21_42:
	incq	%r15
	addq	%r9, %r10
	addq	%r9, %r14
	addq	%r9, %rax
	cmpq	%rcx, %r15
	je	.LBB21_9
.LBB21_35:
	testq	%rsi, %rsi
	je	.LBB21_42
	movq	%r8, %r12
	cmpq	$4, %rsi
	jae	.LBB21_43
	xorl	%r13d, %r13d
	jmp	.LBB21_38
	.p2align	4
.LBB21_43:
	xorl	%ebp, %ebp
	.p2align	4
.LBB21_44:
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
	jne	.LBB21_44
.LBB21_38:
	testq	%r11, %r11
	je	.LBB21_41
	leaq	(%rax,%r13,4), %rbp
	leaq	(%r10,%r13,4), %r13
	xorl	%edx, %edx
	.p2align	4
.LBB21_40:
	vmovups	(%r12), %zmm4
	vfmadd231ps	(%r13,%rdx,4){1to16}, %zmm4, %zmm3
	vfmadd231ps	(%rbp,%rdx,4){1to16}, %zmm4, %zmm2
	addq	$64, %r12
	incq	%rdx
	cmpq	%rdx, %r11
	jne	.LBB21_40
	jmp	.LBB21_41
.LBB21_8:
	vmovaps	%zmm2, %zmm3
.LBB21_9:
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
.LBB21_10:
	cmpq	%rcx, %rsi
	jge	.LBB21_24
.LBB21_21:
	vmovups	(%rdi), %zmm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB21_22
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
	jmp	.LBB21_26
	.p2align	4
.LBB21_31:
	addq	%r15, %rdi
.LBB21_32:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB21_23
.LBB21_26:
	testq	%rdx, %rdx
	je	.LBB21_32
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$8, %rdx
	jb	.LBB21_28
	.p2align	4
.LBB21_33:
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
	jne	.LBB21_33
.LBB21_28:
	testq	%r8, %r8
	je	.LBB21_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB21_30:
	vbroadcastss	(%rbx,%r14,4), %zmm3
	vfmadd231ps	(%r11), %zmm3, %zmm2
	addq	$64, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB21_30
	jmp	.LBB21_31
.LBB21_22:
	movq	%rsi, %r12
.LBB21_23:
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
.LBB21_24:
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
	.cfi_def_cfa_offset 56
	jne	.LBB21_24
	xorl	%esi, %esi
	jmp	.LBB21_21
.Lfunc_end21:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5, .Lfunc_end21-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	vitruvian_peak_avx512
	.globl	vitruvian_peak_avx512
	.p2align	4
	.type	vitruvian_peak_avx512,@function
vitruvian_peak_avx512:
	jmp	($s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF)
.Lfunc_end22:
	.size	vitruvian_peak_avx512, .Lfunc_end22-vitruvian_peak_avx512
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
	je	.LBB23_1
	vmovaps	%zmm3, %zmm12
	cmpq	$1, %rdi
	je	.LBB23_5
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
.LBB23_4:
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
	jne	.LBB23_4
.LBB23_5:
	testb	$1, %dil
	je	.LBB23_7
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
	jmp	.LBB23_7
.LBB23_1:
	vmovaps	%zmm3, %zmm12
.LBB23_7:
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
.Lfunc_end23:
	.size	$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF, .Lfunc_end23-$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF
	.hidden	vitruvian_separate_avx512
	.globl	vitruvian_separate_avx512
	.p2align	4
	.type	vitruvian_separate_avx512,@function
vitruvian_separate_avx512:
	jmp	($s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF)
.Lfunc_end24:
	.size	vitruvian_separate_avx512, .Lfunc_end24-vitruvian_separate_avx512
	.hidden	$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.globl	$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.p2align	4
	.type	$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF,@function
$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF:
	testq	%rdx, %rdx
	je	.LBB25_19
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
	jmp	.LBB25_2
	.p2align	4
.LBB25_17:
	incq	%r13
	addq	%r8, %rbx
	addq	$4, %r14
	addq	%r8, %rcx
	addq	$4, %rdi
	cmpq	%r15, %r13
	je	.LBB25_18
.LBB25_2:
	testq	%rsi, %rsi
	je	.LBB25_17
	testb	$1, -17(%rsp)
	je	.LBB25_11
	xorl	%r10d, %r10d
	jmp	.LBB25_5
	.p2align	4
.LBB25_11:
	xorl	%r9d, %r9d
	cmpq	$64, %rsi
	jb	.LBB25_15
	.p2align	4
.LBB25_12:
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
	jne	.LBB25_12
	cmpq	%rdx, %rsi
	je	.LBB25_17
	movq	%rdx, %r10
	movq	%rdx, %r9
	testb	$56, %sil
	je	.LBB25_5
	.p2align	4
.LBB25_15:
	vmovups	(%rdi,%r9,4), %ymm0
	vmovups	%ymm0, (%rcx,%r9,4)
	addq	$8, %r9
	cmpq	%r9, %rax
	jne	.LBB25_15
	movq	%rax, %r10
	cmpq	%rax, %rsi
	je	.LBB25_17
.LBB25_5:
	movq	%r15, %r8
	movq	%r10, %rbp
	cmpq	$0, -16(%rsp)
	je	.LBB25_8
	movq	%r11, %r15
	imulq	%r10, %r15
	addq	%rdi, %r15
	movq	-16(%rsp), %r9
	movq	%r10, %rbp
	.p2align	4
.LBB25_7:
	vmovss	(%r15), %xmm0
	vmovss	%xmm0, (%rcx,%rbp,4)
	incq	%rbp
	addq	%r11, %r15
	decq	%r9
	jne	.LBB25_7
.LBB25_8:
	subq	%rsi, %r10
	cmpq	$-8, %r10
	movq	%r8, %r15
	movq	-8(%rsp), %r8
	ja	.LBB25_17
	movq	%r11, %r10
	imulq	%rbp, %r10
	addq	%rdi, %r10
	.p2align	4
.LBB25_10:
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
	.size	$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF, .Lfunc_end25-$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.hidden	vitruvian_convolve_planes_avx512
	.globl	vitruvian_convolve_planes_avx512
	.p2align	4
	.type	vitruvian_convolve_planes_avx512,@function
vitruvian_convolve_planes_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF)
.Lfunc_end26:
	.size	vitruvian_convolve_planes_avx512, .Lfunc_end26-vitruvian_convolve_planes_avx512
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
	jle	.LBB27_1
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
	jmp	.LBB27_4
	.p2align	4
.LBB27_14:
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
	jl	.LBB27_15
.LBB27_4:
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
	je	.LBB27_14
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
	jne	.LBB27_11
	addq	72(%rsp), %r9
	testb	$1, %cl
	je	.LBB27_22
.LBB27_21:
	vbroadcastss	(%r8), %zmm11
	vfmadd231ps	(%r9), %zmm11, %zmm10
	vfmadd231ps	64(%r9), %zmm11, %zmm9
	vfmadd231ps	128(%r9), %zmm11, %zmm8
	vfmadd231ps	192(%r9), %zmm11, %zmm7
	vfmadd231ps	256(%r9), %zmm11, %zmm6
	vfmadd231ps	320(%r9), %zmm11, %zmm5
	vfmadd231ps	384(%r9), %zmm11, %zmm4
	vfmadd231ps	448(%r9), %zmm11, %zmm3
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
	leaq	-16(%r14), %rbx
	leaq	80(%rsp), %r13
	.p2align	4
.LBB27_17:
	cmpq	%r15, %rbx
	movq	%r15, %rdi
	cmovlq	%rbx, %rdi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5)
	addq	$16, %r15
	cmpq	%r14, %r15
	jl	.LBB27_17
.LBB27_18:
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
.Lfunc_end27:
	.size	$s20VitruvianMicroAVX51219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF, .Lfunc_end27-$s20VitruvianMicroAVX51219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF
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
	vmovups	(%rbx), %zmm1
	vfmadd231ps	(%rcx,%rdi,4){1to16}, %zmm1, %zmm0
	incq	%rdi
	addq	%rsi, %rbx
	cmpq	%rdi, %r15
	jne	.LBB28_9
	jmp	.LBB28_10
.LBB28_13:
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
.Lfunc_end28:
	.size	$s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5, .Lfunc_end28-$s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5
	.cfi_endproc
	.hidden	vitruvian_max_pool_avx512
	.globl	vitruvian_max_pool_avx512
	.p2align	4
	.type	vitruvian_max_pool_avx512,@function
vitruvian_max_pool_avx512:
	jmp	($s20VitruvianMicroAVX51212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF)
.Lfunc_end29:
	.size	vitruvian_max_pool_avx512, .Lfunc_end29-vitruvian_max_pool_avx512
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
	je	.LBB30_18
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
	jge	.LBB30_17
.LBB30_4:
	movq	16(%rsp), %rax
	cmpq	%rax, %rcx
	movq	%rcx, 32(%rsp)
	cmovlq	%rcx, %rax
	movq	%rax, -40(%rsp)
	vmovaps	%zmm2, %zmm3
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
	vmovaps	%zmm2, %zmm3
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
	vmovups	(%r13), %zmm4
	vmaxps	%zmm3, %zmm4, %zmm3
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
	.size	$s20VitruvianMicroAVX51212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF, .Lfunc_end30-$s20VitruvianMicroAVX51212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF
	.hidden	vitruvian_multiply_sparse_avx512
	.globl	vitruvian_multiply_sparse_avx512
	.p2align	4
	.type	vitruvian_multiply_sparse_avx512,@function
vitruvian_multiply_sparse_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF)
.Lfunc_end31:
	.size	vitruvian_multiply_sparse_avx512, .Lfunc_end31-vitruvian_multiply_sparse_avx512
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI32_0:
	.long	0xff800000
.LCPI32_1:
	.long	0x7f800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI32_2:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI32_3:
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
	ja	.LBB32_71
	leaq	.LJTI32_0(%rip), %rcx
	movslq	(%rcx,%rax,4), %rax
	addq	%rcx, %rax
	jmpq	*%rax
.LBB32_2:
	vmovaps	%zmm3, %zmm2
	testq	%rdi, %rdi
	je	.LBB32_4
	vbroadcastss	.LCPI32_0(%rip), %zmm2
.LBB32_4:
	vmovups	%zmm3, 368(%rsp)
	vmovaps	%xmm0, 32(%rsp)
	vmovaps	%xmm1, 48(%rsp)
	movq	%r8, %r14
	movq	%rdx, %rbp
	vmovups	%zmm4, 304(%rsp)
	vmovaps	%zmm4, %zmm1
	je	.LBB32_6
	vbroadcastss	.LCPI32_1(%rip), %zmm1
.LBB32_6:
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
	jge	.LBB32_7
.LBB32_10:
	testq	%r15, %r15
	vmovups	368(%rsp), %zmm8
	vmovups	304(%rsp), %zmm9
	movq	%rdi, 8(%rsp)
	je	.LBB32_15
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
	jmp	.LBB32_12
	.p2align	4
.LBB32_14:
	incq	%r12
	addq	$64, %r9
	addq	$4, %r13
	addq	$64, %rdx
	cmpq	%r15, %r12
	je	.LBB32_15
.LBB32_12:
	cmpq	%rsi, %r12
	jge	.LBB32_40
	movq	16(%rsp), %rax
	movq	%rax, %rbp
	cmpq	%rdi, %rax
	je	.LBB32_14
	jmp	.LBB32_42
	.p2align	4
.LBB32_40:
	testq	%rdi, %rdi
	je	.LBB32_14
	xorl	%ebp, %ebp
.LBB32_42:
	movq	%rdi, %r8
	subq	%rbp, %r8
	cmpq	$8, %r8
	jb	.LBB32_55
	cmpq	$1, %rbx
	jne	.LBB32_55
	imulq	$-60, %r12, %rax
	addq	24(%rsp), %rax
	cmpq	$256, %rax
	jb	.LBB32_55
	cmpq	$64, %r8
	jae	.LBB32_50
	xorl	%ecx, %ecx
	jmp	.LBB32_47
.LBB32_50:
	movq	%r8, %rcx
	andq	$-64, %rcx
	leaq	(%r9,%rbp,4), %r14
	leaq	(,%rbp,4), %rdi
	addq	%r13, %rdi
	xorl	%eax, %eax
	.p2align	4
.LBB32_51:
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
	jne	.LBB32_51
	cmpq	%rcx, %r8
	movq	8(%rsp), %rdi
	je	.LBB32_14
	testb	$56, %r8b
	je	.LBB32_54
.LBB32_47:
	movq	%r8, %rdi
	andq	$-8, %rdi
	leaq	(%rdi,%rbp), %r14
	leaq	(,%rbp,4), %rax
	addq	%r13, %rax
	leaq	(%rdx,%rbp,4), %rbp
	.p2align	4
.LBB32_48:
	vmovups	(%rbp,%rcx,4), %ymm0
	vmovups	%ymm0, (%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	%rcx, %rdi
	jne	.LBB32_48
	cmpq	%rdi, %r8
	movq	8(%rsp), %rdi
	je	.LBB32_14
	jmp	.LBB32_56
.LBB32_54:
	addq	%rcx, %rbp
	.p2align	4
.LBB32_55:
	movq	%rbp, %r14
.LBB32_56:
	movl	%edi, %ecx
	subl	%r14d, %ecx
	movq	%r14, %rbp
	andl	$7, %ecx
	je	.LBB32_59
	movq	%r10, %r8
	imulq	%r14, %r8
	addq	%r13, %r8
	movq	%r14, %rbp
	.p2align	4
.LBB32_58:
	vmovss	(%rdx,%rbp,4), %xmm0
	incq	%rbp
	vmovss	%xmm0, (%r8)
	addq	%r10, %r8
	decq	%rcx
	jne	.LBB32_58
.LBB32_59:
	subq	%rdi, %r14
	cmpq	$-8, %r14
	ja	.LBB32_14
	movq	%r10, %rcx
	imulq	%rbp, %rcx
	addq	%r13, %rcx
	.p2align	4
.LBB32_61:
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
	jne	.LBB32_61
	jmp	.LBB32_14
.LBB32_69:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5)
	jmp	.LBB32_72
.LBB32_67:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5)
	jmp	.LBB32_72
.LBB32_68:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5)
	jmp	.LBB32_72
.LBB32_66:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5)
	jmp	.LBB32_72
.LBB32_15:
	cmpq	$0, 648(%rsp)
	je	.LBB32_72
	cmpq	$0, 8(%rsp)
	je	.LBB32_72
	shlq	$2, %rbx
	vbroadcastss	%xmm7, %zmm0
	vbroadcastss	%xmm6, %zmm1
	movq	656(%rsp), %rdi
	leaq	192(%rdi), %rdx
	xorl	%esi, %esi
	movq	648(%rsp), %r8
	jmp	.LBB32_18
	.p2align	4
.LBB32_39:
	incq	%rsi
	addq	%rbx, %r8
	addq	%rbx, %rdi
	addq	%rbx, %rdx
	cmpq	8(%rsp), %rsi
	je	.LBB32_72
.LBB32_18:
	cmpq	$16, %r15
	jl	.LBB32_22
	xorl	%r10d, %r10d
	.p2align	4
.LBB32_20:
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
	jge	.LBB32_20
	cmpq	%r15, %r10
	jae	.LBB32_39
	jmp	.LBB32_24
	.p2align	4
.LBB32_22:
	testq	%r15, %r15
	jle	.LBB32_39
	xorl	%r10d, %r10d
.LBB32_24:
	movq	%r10, %rcx
	orq	$1, %rcx
	cmpq	%rcx, %r15
	movq	%rcx, %r11
	cmovgq	%r15, %r11
	movq	%r11, %r9
	subq	%r10, %r9
	cmpq	$8, %r9
	jb	.LBB32_37
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
	jae	.LBB32_27
	leaq	(%r14,%rcx,4), %rcx
	leaq	(%rax,%r10,4), %rax
	cmpq	%rcx, %rax
	jae	.LBB32_27
.LBB32_37:
	movq	%r10, %r9
	.p2align	4
.LBB32_38:
	vmovss	(%rdi,%r9,4), %xmm2
	vaddss	(%r8,%r9,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm6, %xmm3
	vcmpltss	%xmm7, %xmm2, %k1
	vmovss	%xmm7, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%rdi,%r9,4)
	incq	%r9
	cmpq	%r15, %r9
	jl	.LBB32_38
	jmp	.LBB32_39
.LBB32_27:
	cmpq	$64, %r9
	jae	.LBB32_32
	xorl	%r12d, %r12d
	jmp	.LBB32_29
.LBB32_32:
	movq	%r9, %r12
	andq	$-64, %r12
	leaq	(%rdx,%r10,4), %rcx
	leaq	(%r8,%r10,4), %r14
	xorl	%r13d, %r13d
	.p2align	4
.LBB32_33:
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
	jne	.LBB32_33
	cmpq	%r12, %r9
	je	.LBB32_39
	testb	$56, %r9b
	je	.LBB32_36
.LBB32_29:
	movl	%r11d, %ecx
	andl	$7, %ecx
	subq	%rcx, %r9
	addq	%r10, %r9
	andq	$-8, %r11
	addq	%r10, %r12
	.p2align	4
.LBB32_30:
	vmovups	(%rdi,%r12,4), %ymm2
	vaddps	(%r8,%r12,4), %ymm2, %ymm2
	vcmpltps	%ymm0, %ymm2, %k1
	vminps	%ymm2, %ymm1, %ymm2
	vmovaps	%ymm0, %ymm2 {%k1}
	vmovups	%ymm2, (%rdi,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r11
	jne	.LBB32_30
	testq	%rcx, %rcx
	jne	.LBB32_38
	jmp	.LBB32_39
.LBB32_36:
	addq	%r12, %r10
	jmp	.LBB32_37
.LBB32_70:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5)
	jmp	.LBB32_72
.LBB32_71:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5)
.LBB32_72:
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
.LBB32_7:
	.cfi_def_cfa_offset 624
	movabsq	$9223372036854775807, %r8
	leaq	(,%rbx,4), %rax
	leaq	(%rax,%rax,2), %r10
	xorl	%r14d, %r14d
	vmovddup	.LCPI32_3(%rip), %xmm0
	movq	%r14, %rcx
	jmp	.LBB32_8
	.p2align	4
.LBB32_65:
	movq	%rcx, %r14
	cmpq	16(%rsp), %rcx
	jge	.LBB32_10
.LBB32_8:
	addq	$4, %rcx
	jno	.LBB32_62
	movq	%r8, %rcx
	cmpq	$4, %r15
	jge	.LBB32_63
	jmp	.LBB32_10
	.p2align	4
.LBB32_62:
	cmpq	$4, %r15
	jl	.LBB32_65
.LBB32_63:
	leaq	(%rdx,%r14,4), %r11
	imulq	%rbx, %r14
	movq	656(%rsp), %rax
	leaq	(%rax,%r14,4), %r14
	xorl	%ebp, %ebp
	movq	%rbp, %r13
	.p2align	4
.LBB32_64:
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
	jl	.LBB32_64
	jmp	.LBB32_65
.Lfunc_end32:
	.size	$s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF, .Lfunc_end32-$s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI32_0:
	.long	.LBB32_2-.LJTI32_0
	.long	.LBB32_66-.LJTI32_0
	.long	.LBB32_67-.LJTI32_0
	.long	.LBB32_68-.LJTI32_0
	.long	.LBB32_69-.LJTI32_0
	.long	.LBB32_70-.LJTI32_0
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI33_0:
	.long	0x7f800000
.LCPI33_1:
	.long	0xff800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI33_2:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI33_3:
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
	je	.LBB33_2
	vbroadcastss	.LCPI33_0(%rip), %zmm0
	vbroadcastss	.LCPI33_1(%rip), %zmm1
	jmp	.LBB33_3
.LBB33_2:
	vmovups	80(%r13), %zmm1
	vmovups	144(%r13), %zmm0
.LBB33_3:
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
	jge	.LBB33_4
.LBB33_7:
	testq	%rcx, %rcx
	movq	%r13, 8(%rsp)
	je	.LBB33_12
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
	jmp	.LBB33_9
	.p2align	4
.LBB33_11:
	incq	%r12
	subq	$-128, %r11
	addq	$4, %rbp
	subq	$-128, %rdi
	cmpq	%rcx, %r12
	je	.LBB33_12
.LBB33_9:
	cmpq	%r8, %r12
	jge	.LBB33_39
	movq	24(%rsp), %rax
	movq	%rax, %rbx
	cmpq	%r13, %rax
	je	.LBB33_11
	jmp	.LBB33_41
	.p2align	4
.LBB33_39:
	testq	%r13, %r13
	je	.LBB33_11
	xorl	%ebx, %ebx
.LBB33_41:
	movq	%r13, %rdx
	subq	%rbx, %rdx
	cmpq	$8, %rdx
	jb	.LBB33_54
	cmpq	$1, %rsi
	jne	.LBB33_54
	imulq	$-124, %r12, %rax
	addq	40(%rsp), %rax
	cmpq	$256, %rax
	jb	.LBB33_54
	cmpq	$64, %rdx
	jae	.LBB33_49
	xorl	%eax, %eax
	jmp	.LBB33_46
.LBB33_49:
	movq	%rdx, %rax
	andq	$-64, %rax
	leaq	(%r11,%rbx,4), %r10
	leaq	(,%rbx,4), %r9
	addq	%rbp, %r9
	xorl	%r13d, %r13d
	.p2align	4
.LBB33_50:
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
	jne	.LBB33_50
	cmpq	%rax, %rdx
	movq	8(%rsp), %r13
	je	.LBB33_11
	testb	$56, %dl
	je	.LBB33_53
.LBB33_46:
	movq	%rdx, %r9
	andq	$-8, %r9
	leaq	(%rbx,%r9), %r10
	leaq	(,%rbx,4), %r13
	addq	%rbp, %r13
	leaq	(%rdi,%rbx,4), %rbx
	.p2align	4
.LBB33_47:
	vmovups	(%rbx,%rax,4), %ymm0
	vmovups	%ymm0, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %r9
	jne	.LBB33_47
	cmpq	%r9, %rdx
	movq	8(%rsp), %r13
	je	.LBB33_11
	jmp	.LBB33_55
.LBB33_53:
	addq	%rax, %rbx
	.p2align	4
.LBB33_54:
	movq	%rbx, %r10
.LBB33_55:
	movl	%r13d, %eax
	subl	%r10d, %eax
	movq	%r10, %rbx
	andl	$7, %eax
	je	.LBB33_58
	movq	%r14, %rdx
	imulq	%r10, %rdx
	addq	%rbp, %rdx
	movq	%r10, %rbx
	.p2align	4
.LBB33_57:
	vmovss	(%rdi,%rbx,4), %xmm0
	incq	%rbx
	vmovss	%xmm0, (%rdx)
	addq	%r14, %rdx
	decq	%rax
	jne	.LBB33_57
.LBB33_58:
	subq	%r13, %r10
	cmpq	$-8, %r10
	ja	.LBB33_11
	movq	%r14, %rax
	imulq	%rbx, %rax
	addq	%rbp, %rax
	.p2align	4
.LBB33_60:
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
	jne	.LBB33_60
	jmp	.LBB33_11
.LBB33_12:
	movq	32(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %rbx
	je	.LBB33_38
	testq	%r13, %r13
	je	.LBB33_38
	shlq	$2, %rsi
	movq	16(%rsp), %r9
	leaq	192(%r9), %rdi
	xorl	%r8d, %r8d
	movq	%rbp, %r10
	jmp	.LBB33_15
	.p2align	4
.LBB33_37:
	incq	%r8
	addq	%rsi, %r10
	addq	%rsi, %r9
	addq	%rsi, %rdi
	cmpq	%r13, %r8
	je	.LBB33_38
.LBB33_15:
	cmpq	$16, %rcx
	jl	.LBB33_19
	vmovups	80(%rbx), %zmm0
	vmovups	144(%rbx), %zmm1
	xorl	%r14d, %r14d
	.p2align	4
.LBB33_17:
	movq	%r14, %rax
	vmovups	(%r9,%r14,4), %zmm2
	vaddps	(%r10,%r14,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r9,%r14,4)
	addq	$16, %r14
	addq	$32, %rax
	cmpq	%rax, %rcx
	jge	.LBB33_17
	cmpq	%rcx, %r14
	jae	.LBB33_37
	jmp	.LBB33_21
	.p2align	4
.LBB33_19:
	testq	%rcx, %rcx
	jle	.LBB33_37
	xorl	%r14d, %r14d
.LBB33_21:
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
	jae	.LBB33_22
.LBB33_35:
	movq	%r14, %r11
	jmp	.LBB33_36
	.p2align	4
.LBB33_22:
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
	jae	.LBB33_25
	leaq	(%rbx,%rax,4), %rax
	leaq	(%rdx,%r14,4), %rdx
	cmpq	%rax, %rdx
	jae	.LBB33_25
	movq	%r14, %r11
	movq	(%rsp), %rbx
	movq	8(%rsp), %r13
	jmp	.LBB33_36
.LBB33_25:
	cmpq	$64, %r11
	movq	8(%rsp), %r13
	jae	.LBB33_30
	xorl	%r12d, %r12d
	movq	(%rsp), %rbx
	jmp	.LBB33_27
.LBB33_30:
	movq	%r11, %r12
	andq	$-64, %r12
	vbroadcastss	%xmm3, %zmm4
	vbroadcastss	%xmm2, %zmm5
	leaq	(%rdi,%r14,4), %rax
	leaq	(%r10,%r14,4), %rdx
	xorl	%ebx, %ebx
	.p2align	4
.LBB33_31:
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
	jne	.LBB33_31
	cmpq	%r12, %r11
	movq	(%rsp), %rbx
	je	.LBB33_37
	testb	$56, %r11b
	je	.LBB33_34
.LBB33_27:
	movl	%r15d, %eax
	andl	$7, %eax
	subq	%rax, %r11
	addq	%r14, %r11
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	%xmm2, %ymm2
	andq	$-8, %r15
	addq	%r14, %r12
	.p2align	4
.LBB33_28:
	vmovups	(%r9,%r12,4), %ymm4
	vaddps	(%r10,%r12,4), %ymm4, %ymm4
	vcmpltps	%ymm3, %ymm4, %k1
	vminps	%ymm4, %ymm2, %ymm4
	vmovaps	%ymm3, %ymm4 {%k1}
	vmovups	%ymm4, (%r9,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB33_28
	testq	%rax, %rax
	je	.LBB33_37
	.p2align	4
.LBB33_36:
	vmovss	(%r9,%r11,4), %xmm2
	vaddss	(%r10,%r11,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%r9,%r11,4)
	incq	%r11
	cmpq	%rcx, %r11
	jl	.LBB33_36
	jmp	.LBB33_37
.LBB33_34:
	addq	%r12, %r14
	jmp	.LBB33_35
.LBB33_38:
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
.LBB33_4:
	.cfi_def_cfa_offset 240
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %r15
	xorl	%ebx, %ebx
	vmovddup	.LCPI33_3(%rip), %xmm0
	movq	%rbx, %rax
	jmp	.LBB33_5
	.p2align	4
.LBB33_64:
	movq	%rax, %rbx
	cmpq	24(%rsp), %rax
	jge	.LBB33_7
.LBB33_5:
	addq	$4, %rax
	jno	.LBB33_61
	movq	%r10, %rax
	cmpq	$4, %rcx
	jge	.LBB33_62
	jmp	.LBB33_7
	.p2align	4
.LBB33_61:
	cmpq	$4, %rcx
	jl	.LBB33_64
.LBB33_62:
	leaq	(%rdi,%rbx,4), %rdx
	imulq	%rsi, %rbx
	movq	16(%rsp), %r9
	leaq	(%r9,%rbx,4), %rbx
	xorl	%ebp, %ebp
	movq	%rbp, %r12
	.p2align	4
.LBB33_63:
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
	jl	.LBB33_63
	jmp	.LBB33_64
.Lfunc_end33:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5, .Lfunc_end33-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI34_0:
	.long	0x7f800000
.LCPI34_1:
	.long	0xff800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI34_2:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI34_3:
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
	je	.LBB34_2
	vbroadcastss	.LCPI34_0(%rip), %zmm0
	vbroadcastss	.LCPI34_1(%rip), %zmm1
	jmp	.LBB34_3
.LBB34_2:
	vmovups	80(%r13), %zmm1
	vmovups	144(%r13), %zmm0
.LBB34_3:
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
	jge	.LBB34_4
.LBB34_7:
	testq	%rcx, %rcx
	movq	%r13, 8(%rsp)
	je	.LBB34_12
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
	jmp	.LBB34_9
	.p2align	4
.LBB34_11:
	incq	%r12
	addq	$192, %r11
	addq	$4, %rbp
	addq	$192, %rdi
	cmpq	%rcx, %r12
	je	.LBB34_12
.LBB34_9:
	cmpq	%r8, %r12
	jge	.LBB34_39
	movq	24(%rsp), %rax
	movq	%rax, %rbx
	cmpq	%r13, %rax
	je	.LBB34_11
	jmp	.LBB34_41
	.p2align	4
.LBB34_39:
	testq	%r13, %r13
	je	.LBB34_11
	xorl	%ebx, %ebx
.LBB34_41:
	movq	%r13, %rdx
	subq	%rbx, %rdx
	cmpq	$8, %rdx
	jb	.LBB34_54
	cmpq	$1, %rsi
	jne	.LBB34_54
	imulq	$-188, %r12, %rax
	addq	40(%rsp), %rax
	cmpq	$256, %rax
	jb	.LBB34_54
	cmpq	$64, %rdx
	jae	.LBB34_49
	xorl	%eax, %eax
	jmp	.LBB34_46
.LBB34_49:
	movq	%rdx, %rax
	andq	$-64, %rax
	leaq	(%r11,%rbx,4), %r10
	leaq	(,%rbx,4), %r9
	addq	%rbp, %r9
	xorl	%r13d, %r13d
	.p2align	4
.LBB34_50:
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
	jne	.LBB34_50
	cmpq	%rax, %rdx
	movq	8(%rsp), %r13
	je	.LBB34_11
	testb	$56, %dl
	je	.LBB34_53
.LBB34_46:
	movq	%rdx, %r9
	andq	$-8, %r9
	leaq	(%rbx,%r9), %r10
	leaq	(,%rbx,4), %r13
	addq	%rbp, %r13
	leaq	(%rdi,%rbx,4), %rbx
	.p2align	4
.LBB34_47:
	vmovups	(%rbx,%rax,4), %ymm0
	vmovups	%ymm0, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %r9
	jne	.LBB34_47
	cmpq	%r9, %rdx
	movq	8(%rsp), %r13
	je	.LBB34_11
	jmp	.LBB34_55
.LBB34_53:
	addq	%rax, %rbx
	.p2align	4
.LBB34_54:
	movq	%rbx, %r10
.LBB34_55:
	movl	%r13d, %eax
	subl	%r10d, %eax
	movq	%r10, %rbx
	andl	$7, %eax
	je	.LBB34_58
	movq	%r14, %rdx
	imulq	%r10, %rdx
	addq	%rbp, %rdx
	movq	%r10, %rbx
	.p2align	4
.LBB34_57:
	vmovss	(%rdi,%rbx,4), %xmm0
	incq	%rbx
	vmovss	%xmm0, (%rdx)
	addq	%r14, %rdx
	decq	%rax
	jne	.LBB34_57
.LBB34_58:
	subq	%r13, %r10
	cmpq	$-8, %r10
	ja	.LBB34_11
	movq	%r14, %rax
	imulq	%rbx, %rax
	addq	%rbp, %rax
	.p2align	4
.LBB34_60:
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
	jne	.LBB34_60
	jmp	.LBB34_11
.LBB34_12:
	movq	32(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %rbx
	je	.LBB34_38
	testq	%r13, %r13
	je	.LBB34_38
	shlq	$2, %rsi
	movq	16(%rsp), %r9
	leaq	192(%r9), %rdi
	xorl	%r8d, %r8d
	movq	%rbp, %r10
	jmp	.LBB34_15
	.p2align	4
.LBB34_37:
	incq	%r8
	addq	%rsi, %r10
	addq	%rsi, %r9
	addq	%rsi, %rdi
	cmpq	%r13, %r8
	je	.LBB34_38
.LBB34_15:
	cmpq	$16, %rcx
	jl	.LBB34_19
	vmovups	80(%rbx), %zmm0
	vmovups	144(%rbx), %zmm1
	xorl	%r14d, %r14d
	.p2align	4
.LBB34_17:
	movq	%r14, %rax
	vmovups	(%r9,%r14,4), %zmm2
	vaddps	(%r10,%r14,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r9,%r14,4)
	addq	$16, %r14
	addq	$32, %rax
	cmpq	%rax, %rcx
	jge	.LBB34_17
	cmpq	%rcx, %r14
	jae	.LBB34_37
	jmp	.LBB34_21
	.p2align	4
.LBB34_19:
	testq	%rcx, %rcx
	jle	.LBB34_37
	xorl	%r14d, %r14d
.LBB34_21:
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
	jae	.LBB34_22
.LBB34_35:
	movq	%r14, %r11
	jmp	.LBB34_36
	.p2align	4
.LBB34_22:
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
	jae	.LBB34_25
	leaq	(%rbx,%rax,4), %rax
	leaq	(%rdx,%r14,4), %rdx
	cmpq	%rax, %rdx
	jae	.LBB34_25
	movq	%r14, %r11
	movq	(%rsp), %rbx
	movq	8(%rsp), %r13
	jmp	.LBB34_36
.LBB34_25:
	cmpq	$64, %r11
	movq	8(%rsp), %r13
	jae	.LBB34_30
	xorl	%r12d, %r12d
	movq	(%rsp), %rbx
	jmp	.LBB34_27
.LBB34_30:
	movq	%r11, %r12
	andq	$-64, %r12
	vbroadcastss	%xmm3, %zmm4
	vbroadcastss	%xmm2, %zmm5
	leaq	(%rdi,%r14,4), %rax
	leaq	(%r10,%r14,4), %rdx
	xorl	%ebx, %ebx
	.p2align	4
.LBB34_31:
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
	jne	.LBB34_31
	cmpq	%r12, %r11
	movq	(%rsp), %rbx
	je	.LBB34_37
	testb	$56, %r11b
	je	.LBB34_34
.LBB34_27:
	movl	%r15d, %eax
	andl	$7, %eax
	subq	%rax, %r11
	addq	%r14, %r11
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	%xmm2, %ymm2
	andq	$-8, %r15
	addq	%r14, %r12
	.p2align	4
.LBB34_28:
	vmovups	(%r9,%r12,4), %ymm4
	vaddps	(%r10,%r12,4), %ymm4, %ymm4
	vcmpltps	%ymm3, %ymm4, %k1
	vminps	%ymm4, %ymm2, %ymm4
	vmovaps	%ymm3, %ymm4 {%k1}
	vmovups	%ymm4, (%r9,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB34_28
	testq	%rax, %rax
	je	.LBB34_37
	.p2align	4
.LBB34_36:
	vmovss	(%r9,%r11,4), %xmm2
	vaddss	(%r10,%r11,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%r9,%r11,4)
	incq	%r11
	cmpq	%rcx, %r11
	jl	.LBB34_36
	jmp	.LBB34_37
.LBB34_34:
	addq	%r12, %r14
	jmp	.LBB34_35
.LBB34_38:
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
.LBB34_4:
	.cfi_def_cfa_offset 240
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %r15
	xorl	%ebx, %ebx
	vmovddup	.LCPI34_3(%rip), %xmm0
	movq	%rbx, %rax
	jmp	.LBB34_5
	.p2align	4
.LBB34_64:
	movq	%rax, %rbx
	cmpq	24(%rsp), %rax
	jge	.LBB34_7
.LBB34_5:
	addq	$4, %rax
	jno	.LBB34_61
	movq	%r10, %rax
	cmpq	$4, %rcx
	jge	.LBB34_62
	jmp	.LBB34_7
	.p2align	4
.LBB34_61:
	cmpq	$4, %rcx
	jl	.LBB34_64
.LBB34_62:
	leaq	(%rdi,%rbx,4), %rdx
	imulq	%rsi, %rbx
	movq	16(%rsp), %r9
	leaq	(%r9,%rbx,4), %rbx
	xorl	%ebp, %ebp
	movq	%rbp, %r12
	.p2align	4
.LBB34_63:
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
	jl	.LBB34_63
	jmp	.LBB34_64
.Lfunc_end34:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5, .Lfunc_end34-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI35_0:
	.long	0x7f800000
.LCPI35_1:
	.long	0xff800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI35_2:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI35_3:
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
	je	.LBB35_2
	vbroadcastss	.LCPI35_0(%rip), %zmm0
	vbroadcastss	.LCPI35_1(%rip), %zmm1
	jmp	.LBB35_3
.LBB35_2:
	vmovups	80(%r13), %zmm1
	vmovups	144(%r13), %zmm0
.LBB35_3:
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
	jge	.LBB35_4
.LBB35_7:
	testq	%rcx, %rcx
	movq	%r13, 8(%rsp)
	je	.LBB35_12
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
	jmp	.LBB35_9
	.p2align	4
.LBB35_11:
	incq	%r12
	addq	$256, %r11
	addq	$4, %rbp
	addq	$256, %rdi
	cmpq	%rcx, %r12
	je	.LBB35_12
.LBB35_9:
	cmpq	%r8, %r12
	jge	.LBB35_39
	movq	24(%rsp), %rax
	movq	%rax, %rbx
	cmpq	%r13, %rax
	je	.LBB35_11
	jmp	.LBB35_41
	.p2align	4
.LBB35_39:
	testq	%r13, %r13
	je	.LBB35_11
	xorl	%ebx, %ebx
.LBB35_41:
	movq	%r13, %rdx
	subq	%rbx, %rdx
	cmpq	$8, %rdx
	jb	.LBB35_54
	cmpq	$1, %rsi
	jne	.LBB35_54
	imulq	$-252, %r12, %rax
	addq	40(%rsp), %rax
	cmpq	$256, %rax
	jb	.LBB35_54
	cmpq	$64, %rdx
	jae	.LBB35_49
	xorl	%eax, %eax
	jmp	.LBB35_46
.LBB35_49:
	movq	%rdx, %rax
	andq	$-64, %rax
	leaq	(%r11,%rbx,4), %r10
	leaq	(,%rbx,4), %r9
	addq	%rbp, %r9
	xorl	%r13d, %r13d
	.p2align	4
.LBB35_50:
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
	jne	.LBB35_50
	cmpq	%rax, %rdx
	movq	8(%rsp), %r13
	je	.LBB35_11
	testb	$56, %dl
	je	.LBB35_53
.LBB35_46:
	movq	%rdx, %r9
	andq	$-8, %r9
	leaq	(%rbx,%r9), %r10
	leaq	(,%rbx,4), %r13
	addq	%rbp, %r13
	leaq	(%rdi,%rbx,4), %rbx
	.p2align	4
.LBB35_47:
	vmovups	(%rbx,%rax,4), %ymm0
	vmovups	%ymm0, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %r9
	jne	.LBB35_47
	cmpq	%r9, %rdx
	movq	8(%rsp), %r13
	je	.LBB35_11
	jmp	.LBB35_55
.LBB35_53:
	addq	%rax, %rbx
	.p2align	4
.LBB35_54:
	movq	%rbx, %r10
.LBB35_55:
	movl	%r13d, %eax
	subl	%r10d, %eax
	movq	%r10, %rbx
	andl	$7, %eax
	je	.LBB35_58
	movq	%r14, %rdx
	imulq	%r10, %rdx
	addq	%rbp, %rdx
	movq	%r10, %rbx
	.p2align	4
.LBB35_57:
	vmovss	(%rdi,%rbx,4), %xmm0
	incq	%rbx
	vmovss	%xmm0, (%rdx)
	addq	%r14, %rdx
	decq	%rax
	jne	.LBB35_57
.LBB35_58:
	subq	%r13, %r10
	cmpq	$-8, %r10
	ja	.LBB35_11
	movq	%r14, %rax
	imulq	%rbx, %rax
	addq	%rbp, %rax
	.p2align	4
.LBB35_60:
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
	jne	.LBB35_60
	jmp	.LBB35_11
.LBB35_12:
	movq	32(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %rbx
	je	.LBB35_38
	testq	%r13, %r13
	je	.LBB35_38
	shlq	$2, %rsi
	movq	16(%rsp), %r9
	leaq	192(%r9), %rdi
	xorl	%r8d, %r8d
	movq	%rbp, %r10
	jmp	.LBB35_15
	.p2align	4
.LBB35_37:
	incq	%r8
	addq	%rsi, %r10
	addq	%rsi, %r9
	addq	%rsi, %rdi
	cmpq	%r13, %r8
	je	.LBB35_38
.LBB35_15:
	cmpq	$16, %rcx
	jl	.LBB35_19
	vmovups	80(%rbx), %zmm0
	vmovups	144(%rbx), %zmm1
	xorl	%r14d, %r14d
	.p2align	4
.LBB35_17:
	movq	%r14, %rax
	vmovups	(%r9,%r14,4), %zmm2
	vaddps	(%r10,%r14,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r9,%r14,4)
	addq	$16, %r14
	addq	$32, %rax
	cmpq	%rax, %rcx
	jge	.LBB35_17
	cmpq	%rcx, %r14
	jae	.LBB35_37
	jmp	.LBB35_21
	.p2align	4
.LBB35_19:
	testq	%rcx, %rcx
	jle	.LBB35_37
	xorl	%r14d, %r14d
.LBB35_21:
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
	jae	.LBB35_22
.LBB35_35:
	movq	%r14, %r11
	jmp	.LBB35_36
	.p2align	4
.LBB35_22:
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
	jae	.LBB35_25
	leaq	(%rbx,%rax,4), %rax
	leaq	(%rdx,%r14,4), %rdx
	cmpq	%rax, %rdx
	jae	.LBB35_25
	movq	%r14, %r11
	movq	(%rsp), %rbx
	movq	8(%rsp), %r13
	jmp	.LBB35_36
.LBB35_25:
	cmpq	$64, %r11
	movq	8(%rsp), %r13
	jae	.LBB35_30
	xorl	%r12d, %r12d
	movq	(%rsp), %rbx
	jmp	.LBB35_27
.LBB35_30:
	movq	%r11, %r12
	andq	$-64, %r12
	vbroadcastss	%xmm3, %zmm4
	vbroadcastss	%xmm2, %zmm5
	leaq	(%rdi,%r14,4), %rax
	leaq	(%r10,%r14,4), %rdx
	xorl	%ebx, %ebx
	.p2align	4
.LBB35_31:
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
	jne	.LBB35_31
	cmpq	%r12, %r11
	movq	(%rsp), %rbx
	je	.LBB35_37
	testb	$56, %r11b
	je	.LBB35_34
.LBB35_27:
	movl	%r15d, %eax
	andl	$7, %eax
	subq	%rax, %r11
	addq	%r14, %r11
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	%xmm2, %ymm2
	andq	$-8, %r15
	addq	%r14, %r12
	.p2align	4
.LBB35_28:
	vmovups	(%r9,%r12,4), %ymm4
	vaddps	(%r10,%r12,4), %ymm4, %ymm4
	vcmpltps	%ymm3, %ymm4, %k1
	vminps	%ymm4, %ymm2, %ymm4
	vmovaps	%ymm3, %ymm4 {%k1}
	vmovups	%ymm4, (%r9,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB35_28
	testq	%rax, %rax
	je	.LBB35_37
	.p2align	4
.LBB35_36:
	vmovss	(%r9,%r11,4), %xmm2
	vaddss	(%r10,%r11,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%r9,%r11,4)
	incq	%r11
	cmpq	%rcx, %r11
	jl	.LBB35_36
	jmp	.LBB35_37
.LBB35_34:
	addq	%r12, %r14
	jmp	.LBB35_35
.LBB35_38:
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
.LBB35_4:
	.cfi_def_cfa_offset 240
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %r15
	xorl	%ebx, %ebx
	vmovddup	.LCPI35_3(%rip), %xmm0
	movq	%rbx, %rax
	jmp	.LBB35_5
	.p2align	4
.LBB35_64:
	movq	%rax, %rbx
	cmpq	24(%rsp), %rax
	jge	.LBB35_7
.LBB35_5:
	addq	$4, %rax
	jno	.LBB35_61
	movq	%r10, %rax
	cmpq	$4, %rcx
	jge	.LBB35_62
	jmp	.LBB35_7
	.p2align	4
.LBB35_61:
	cmpq	$4, %rcx
	jl	.LBB35_64
.LBB35_62:
	leaq	(%rdi,%rbx,4), %rdx
	imulq	%rsi, %rbx
	movq	16(%rsp), %r9
	leaq	(%r9,%rbx,4), %rbx
	xorl	%ebp, %ebp
	movq	%rbp, %r12
	.p2align	4
.LBB35_63:
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
	jl	.LBB35_63
	jmp	.LBB35_64
.Lfunc_end35:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5, .Lfunc_end35-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI36_0:
	.long	0x7f800000
.LCPI36_1:
	.long	0xff800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI36_2:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI36_3:
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
	je	.LBB36_2
	vbroadcastss	.LCPI36_0(%rip), %zmm0
	vbroadcastss	.LCPI36_1(%rip), %zmm1
	jmp	.LBB36_3
.LBB36_2:
	vmovups	80(%r13), %zmm1
	vmovups	144(%r13), %zmm0
.LBB36_3:
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
	jge	.LBB36_4
.LBB36_7:
	testq	%rcx, %rcx
	movq	%r13, 8(%rsp)
	je	.LBB36_12
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
	jmp	.LBB36_9
	.p2align	4
.LBB36_11:
	incq	%r12
	addq	$320, %r11
	addq	$4, %rbp
	addq	$320, %rdi
	cmpq	%rcx, %r12
	je	.LBB36_12
.LBB36_9:
	cmpq	%r8, %r12
	jge	.LBB36_39
	movq	24(%rsp), %rax
	movq	%rax, %rbx
	cmpq	%r13, %rax
	je	.LBB36_11
	jmp	.LBB36_41
	.p2align	4
.LBB36_39:
	testq	%r13, %r13
	je	.LBB36_11
	xorl	%ebx, %ebx
.LBB36_41:
	movq	%r13, %rdx
	subq	%rbx, %rdx
	cmpq	$8, %rdx
	jb	.LBB36_54
	cmpq	$1, %rsi
	jne	.LBB36_54
	imulq	$-316, %r12, %rax
	addq	40(%rsp), %rax
	cmpq	$256, %rax
	jb	.LBB36_54
	cmpq	$64, %rdx
	jae	.LBB36_49
	xorl	%eax, %eax
	jmp	.LBB36_46
.LBB36_49:
	movq	%rdx, %rax
	andq	$-64, %rax
	leaq	(%r11,%rbx,4), %r10
	leaq	(,%rbx,4), %r9
	addq	%rbp, %r9
	xorl	%r13d, %r13d
	.p2align	4
.LBB36_50:
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
	jne	.LBB36_50
	cmpq	%rax, %rdx
	movq	8(%rsp), %r13
	je	.LBB36_11
	testb	$56, %dl
	je	.LBB36_53
.LBB36_46:
	movq	%rdx, %r9
	andq	$-8, %r9
	leaq	(%rbx,%r9), %r10
	leaq	(,%rbx,4), %r13
	addq	%rbp, %r13
	leaq	(%rdi,%rbx,4), %rbx
	.p2align	4
.LBB36_47:
	vmovups	(%rbx,%rax,4), %ymm0
	vmovups	%ymm0, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %r9
	jne	.LBB36_47
	cmpq	%r9, %rdx
	movq	8(%rsp), %r13
	je	.LBB36_11
	jmp	.LBB36_55
.LBB36_53:
	addq	%rax, %rbx
	.p2align	4
.LBB36_54:
	movq	%rbx, %r10
.LBB36_55:
	movl	%r13d, %eax
	subl	%r10d, %eax
	movq	%r10, %rbx
	andl	$7, %eax
	je	.LBB36_58
	movq	%r14, %rdx
	imulq	%r10, %rdx
	addq	%rbp, %rdx
	movq	%r10, %rbx
	.p2align	4
.LBB36_57:
	vmovss	(%rdi,%rbx,4), %xmm0
	incq	%rbx
	vmovss	%xmm0, (%rdx)
	addq	%r14, %rdx
	decq	%rax
	jne	.LBB36_57
.LBB36_58:
	subq	%r13, %r10
	cmpq	$-8, %r10
	ja	.LBB36_11
	movq	%r14, %rax
	imulq	%rbx, %rax
	addq	%rbp, %rax
	.p2align	4
.LBB36_60:
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
	jne	.LBB36_60
	jmp	.LBB36_11
.LBB36_12:
	movq	32(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %rbx
	je	.LBB36_38
	testq	%r13, %r13
	je	.LBB36_38
	shlq	$2, %rsi
	movq	16(%rsp), %r9
	leaq	192(%r9), %rdi
	xorl	%r8d, %r8d
	movq	%rbp, %r10
	jmp	.LBB36_15
	.p2align	4
.LBB36_37:
	incq	%r8
	addq	%rsi, %r10
	addq	%rsi, %r9
	addq	%rsi, %rdi
	cmpq	%r13, %r8
	je	.LBB36_38
.LBB36_15:
	cmpq	$16, %rcx
	jl	.LBB36_19
	vmovups	80(%rbx), %zmm0
	vmovups	144(%rbx), %zmm1
	xorl	%r14d, %r14d
	.p2align	4
.LBB36_17:
	movq	%r14, %rax
	vmovups	(%r9,%r14,4), %zmm2
	vaddps	(%r10,%r14,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r9,%r14,4)
	addq	$16, %r14
	addq	$32, %rax
	cmpq	%rax, %rcx
	jge	.LBB36_17
	cmpq	%rcx, %r14
	jae	.LBB36_37
	jmp	.LBB36_21
	.p2align	4
.LBB36_19:
	testq	%rcx, %rcx
	jle	.LBB36_37
	xorl	%r14d, %r14d
.LBB36_21:
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
	jae	.LBB36_22
.LBB36_35:
	movq	%r14, %r11
	jmp	.LBB36_36
	.p2align	4
.LBB36_22:
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
	jae	.LBB36_25
	leaq	(%rbx,%rax,4), %rax
	leaq	(%rdx,%r14,4), %rdx
	cmpq	%rax, %rdx
	jae	.LBB36_25
	movq	%r14, %r11
	movq	(%rsp), %rbx
	movq	8(%rsp), %r13
	jmp	.LBB36_36
.LBB36_25:
	cmpq	$64, %r11
	movq	8(%rsp), %r13
	jae	.LBB36_30
	xorl	%r12d, %r12d
	movq	(%rsp), %rbx
	jmp	.LBB36_27
.LBB36_30:
	movq	%r11, %r12
	andq	$-64, %r12
	vbroadcastss	%xmm3, %zmm4
	vbroadcastss	%xmm2, %zmm5
	leaq	(%rdi,%r14,4), %rax
	leaq	(%r10,%r14,4), %rdx
	xorl	%ebx, %ebx
	.p2align	4
.LBB36_31:
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
	jne	.LBB36_31
	cmpq	%r12, %r11
	movq	(%rsp), %rbx
	je	.LBB36_37
	testb	$56, %r11b
	je	.LBB36_34
.LBB36_27:
	movl	%r15d, %eax
	andl	$7, %eax
	subq	%rax, %r11
	addq	%r14, %r11
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	%xmm2, %ymm2
	andq	$-8, %r15
	addq	%r14, %r12
	.p2align	4
.LBB36_28:
	vmovups	(%r9,%r12,4), %ymm4
	vaddps	(%r10,%r12,4), %ymm4, %ymm4
	vcmpltps	%ymm3, %ymm4, %k1
	vminps	%ymm4, %ymm2, %ymm4
	vmovaps	%ymm3, %ymm4 {%k1}
	vmovups	%ymm4, (%r9,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB36_28
	testq	%rax, %rax
	je	.LBB36_37
	.p2align	4
.LBB36_36:
	vmovss	(%r9,%r11,4), %xmm2
	vaddss	(%r10,%r11,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%r9,%r11,4)
	incq	%r11
	cmpq	%rcx, %r11
	jl	.LBB36_36
	jmp	.LBB36_37
.LBB36_34:
	addq	%r12, %r14
	jmp	.LBB36_35
.LBB36_38:
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
.LBB36_4:
	.cfi_def_cfa_offset 240
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %r15
	xorl	%ebx, %ebx
	vmovddup	.LCPI36_3(%rip), %xmm0
	movq	%rbx, %rax
	jmp	.LBB36_5
	.p2align	4
.LBB36_64:
	movq	%rax, %rbx
	cmpq	24(%rsp), %rax
	jge	.LBB36_7
.LBB36_5:
	addq	$4, %rax
	jno	.LBB36_61
	movq	%r10, %rax
	cmpq	$4, %rcx
	jge	.LBB36_62
	jmp	.LBB36_7
	.p2align	4
.LBB36_61:
	cmpq	$4, %rcx
	jl	.LBB36_64
.LBB36_62:
	leaq	(%rdi,%rbx,4), %rdx
	imulq	%rsi, %rbx
	movq	16(%rsp), %r9
	leaq	(%r9,%rbx,4), %rbx
	xorl	%ebp, %ebp
	movq	%rbp, %r12
	.p2align	4
.LBB36_63:
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
	jl	.LBB36_63
	jmp	.LBB36_64
.Lfunc_end36:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5, .Lfunc_end36-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI37_0:
	.long	0x7f800000
.LCPI37_1:
	.long	0xff800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI37_2:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI37_3:
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
	je	.LBB37_2
	vbroadcastss	.LCPI37_0(%rip), %zmm0
	vbroadcastss	.LCPI37_1(%rip), %zmm1
	jmp	.LBB37_3
.LBB37_2:
	vmovups	80(%r13), %zmm1
	vmovups	144(%r13), %zmm0
.LBB37_3:
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
	jge	.LBB37_4
.LBB37_7:
	testq	%rcx, %rcx
	movq	%r13, 8(%rsp)
	je	.LBB37_12
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
	jmp	.LBB37_9
	.p2align	4
.LBB37_11:
	incq	%r12
	addq	$384, %r11
	addq	$4, %rbp
	addq	$384, %rdi
	cmpq	%rcx, %r12
	je	.LBB37_12
.LBB37_9:
	cmpq	%r8, %r12
	jge	.LBB37_39
	movq	24(%rsp), %rax
	movq	%rax, %rbx
	cmpq	%r13, %rax
	je	.LBB37_11
	jmp	.LBB37_41
	.p2align	4
.LBB37_39:
	testq	%r13, %r13
	je	.LBB37_11
	xorl	%ebx, %ebx
.LBB37_41:
	movq	%r13, %rdx
	subq	%rbx, %rdx
	cmpq	$8, %rdx
	jb	.LBB37_54
	cmpq	$1, %rsi
	jne	.LBB37_54
	imulq	$-380, %r12, %rax
	addq	40(%rsp), %rax
	cmpq	$256, %rax
	jb	.LBB37_54
	cmpq	$64, %rdx
	jae	.LBB37_49
	xorl	%eax, %eax
	jmp	.LBB37_46
.LBB37_49:
	movq	%rdx, %rax
	andq	$-64, %rax
	leaq	(%r11,%rbx,4), %r10
	leaq	(,%rbx,4), %r9
	addq	%rbp, %r9
	xorl	%r13d, %r13d
	.p2align	4
.LBB37_50:
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
	jne	.LBB37_50
	cmpq	%rax, %rdx
	movq	8(%rsp), %r13
	je	.LBB37_11
	testb	$56, %dl
	je	.LBB37_53
.LBB37_46:
	movq	%rdx, %r9
	andq	$-8, %r9
	leaq	(%rbx,%r9), %r10
	leaq	(,%rbx,4), %r13
	addq	%rbp, %r13
	leaq	(%rdi,%rbx,4), %rbx
	.p2align	4
.LBB37_47:
	vmovups	(%rbx,%rax,4), %ymm0
	vmovups	%ymm0, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %r9
	jne	.LBB37_47
	cmpq	%r9, %rdx
	movq	8(%rsp), %r13
	je	.LBB37_11
	jmp	.LBB37_55
.LBB37_53:
	addq	%rax, %rbx
	.p2align	4
.LBB37_54:
	movq	%rbx, %r10
.LBB37_55:
	movl	%r13d, %eax
	subl	%r10d, %eax
	movq	%r10, %rbx
	andl	$7, %eax
	je	.LBB37_58
	movq	%r14, %rdx
	imulq	%r10, %rdx
	addq	%rbp, %rdx
	movq	%r10, %rbx
	.p2align	4
.LBB37_57:
	vmovss	(%rdi,%rbx,4), %xmm0
	incq	%rbx
	vmovss	%xmm0, (%rdx)
	addq	%r14, %rdx
	decq	%rax
	jne	.LBB37_57
.LBB37_58:
	subq	%r13, %r10
	cmpq	$-8, %r10
	ja	.LBB37_11
	movq	%r14, %rax
	imulq	%rbx, %rax
	addq	%rbp, %rax
	.p2align	4
.LBB37_60:
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
	jne	.LBB37_60
	jmp	.LBB37_11
.LBB37_12:
	movq	32(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %rbx
	je	.LBB37_38
	testq	%r13, %r13
	je	.LBB37_38
	shlq	$2, %rsi
	movq	16(%rsp), %r9
	leaq	192(%r9), %rdi
	xorl	%r8d, %r8d
	movq	%rbp, %r10
	jmp	.LBB37_15
	.p2align	4
.LBB37_37:
	incq	%r8
	addq	%rsi, %r10
	addq	%rsi, %r9
	addq	%rsi, %rdi
	cmpq	%r13, %r8
	je	.LBB37_38
.LBB37_15:
	cmpq	$16, %rcx
	jl	.LBB37_19
	vmovups	80(%rbx), %zmm0
	vmovups	144(%rbx), %zmm1
	xorl	%r14d, %r14d
	.p2align	4
.LBB37_17:
	movq	%r14, %rax
	vmovups	(%r9,%r14,4), %zmm2
	vaddps	(%r10,%r14,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r9,%r14,4)
	addq	$16, %r14
	addq	$32, %rax
	cmpq	%rax, %rcx
	jge	.LBB37_17
	cmpq	%rcx, %r14
	jae	.LBB37_37
	jmp	.LBB37_21
	.p2align	4
.LBB37_19:
	testq	%rcx, %rcx
	jle	.LBB37_37
	xorl	%r14d, %r14d
.LBB37_21:
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
	jae	.LBB37_22
.LBB37_35:
	movq	%r14, %r11
	jmp	.LBB37_36
	.p2align	4
.LBB37_22:
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
	jae	.LBB37_25
	leaq	(%rbx,%rax,4), %rax
	leaq	(%rdx,%r14,4), %rdx
	cmpq	%rax, %rdx
	jae	.LBB37_25
	movq	%r14, %r11
	movq	(%rsp), %rbx
	movq	8(%rsp), %r13
	jmp	.LBB37_36
.LBB37_25:
	cmpq	$64, %r11
	movq	8(%rsp), %r13
	jae	.LBB37_30
	xorl	%r12d, %r12d
	movq	(%rsp), %rbx
	jmp	.LBB37_27
.LBB37_30:
	movq	%r11, %r12
	andq	$-64, %r12
	vbroadcastss	%xmm3, %zmm4
	vbroadcastss	%xmm2, %zmm5
	leaq	(%rdi,%r14,4), %rax
	leaq	(%r10,%r14,4), %rdx
	xorl	%ebx, %ebx
	.p2align	4
.LBB37_31:
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
	jne	.LBB37_31
	cmpq	%r12, %r11
	movq	(%rsp), %rbx
	je	.LBB37_37
	testb	$56, %r11b
	je	.LBB37_34
.LBB37_27:
	movl	%r15d, %eax
	andl	$7, %eax
	subq	%rax, %r11
	addq	%r14, %r11
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	%xmm2, %ymm2
	andq	$-8, %r15
	addq	%r14, %r12
	.p2align	4
.LBB37_28:
	vmovups	(%r9,%r12,4), %ymm4
	vaddps	(%r10,%r12,4), %ymm4, %ymm4
	vcmpltps	%ymm3, %ymm4, %k1
	vminps	%ymm4, %ymm2, %ymm4
	vmovaps	%ymm3, %ymm4 {%k1}
	vmovups	%ymm4, (%r9,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB37_28
	testq	%rax, %rax
	je	.LBB37_37
	.p2align	4
.LBB37_36:
	vmovss	(%r9,%r11,4), %xmm2
	vaddss	(%r10,%r11,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%r9,%r11,4)
	incq	%r11
	cmpq	%rcx, %r11
	jl	.LBB37_36
	jmp	.LBB37_37
.LBB37_34:
	addq	%r12, %r14
	jmp	.LBB37_35
.LBB37_38:
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
.LBB37_4:
	.cfi_def_cfa_offset 240
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %r15
	xorl	%ebx, %ebx
	vmovddup	.LCPI37_3(%rip), %xmm0
	movq	%rbx, %rax
	jmp	.LBB37_5
	.p2align	4
.LBB37_64:
	movq	%rax, %rbx
	cmpq	24(%rsp), %rax
	jge	.LBB37_7
.LBB37_5:
	addq	$4, %rax
	jno	.LBB37_61
	movq	%r10, %rax
	cmpq	$4, %rcx
	jge	.LBB37_62
	jmp	.LBB37_7
	.p2align	4
.LBB37_61:
	cmpq	$4, %rcx
	jl	.LBB37_64
.LBB37_62:
	leaq	(%rdi,%rbx,4), %rdx
	imulq	%rsi, %rbx
	movq	16(%rsp), %r9
	leaq	(%r9,%rbx,4), %rbx
	xorl	%ebp, %ebp
	movq	%rbp, %r12
	.p2align	4
.LBB37_63:
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
	jl	.LBB37_63
	jmp	.LBB37_64
.Lfunc_end37:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5, .Lfunc_end37-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI38_0:
	.long	0x7f800000
.LCPI38_1:
	.long	0xff800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI38_2:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI38_3:
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
	je	.LBB38_2
	vbroadcastss	.LCPI38_0(%rip), %zmm0
	vbroadcastss	.LCPI38_1(%rip), %zmm1
	jmp	.LBB38_3
.LBB38_2:
	vmovups	80(%r13), %zmm1
	vmovups	144(%r13), %zmm0
.LBB38_3:
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
	jge	.LBB38_4
.LBB38_7:
	testq	%rcx, %rcx
	movq	%r13, 8(%rsp)
	je	.LBB38_12
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
	jmp	.LBB38_9
	.p2align	4
.LBB38_11:
	incq	%r12
	addq	$448, %r11
	addq	$4, %rbp
	addq	$448, %rdi
	cmpq	%rcx, %r12
	je	.LBB38_12
.LBB38_9:
	cmpq	%r8, %r12
	jge	.LBB38_39
	movq	24(%rsp), %rax
	movq	%rax, %rbx
	cmpq	%r13, %rax
	je	.LBB38_11
	jmp	.LBB38_41
	.p2align	4
.LBB38_39:
	testq	%r13, %r13
	je	.LBB38_11
	xorl	%ebx, %ebx
.LBB38_41:
	movq	%r13, %rdx
	subq	%rbx, %rdx
	cmpq	$8, %rdx
	jb	.LBB38_54
	cmpq	$1, %rsi
	jne	.LBB38_54
	imulq	$-444, %r12, %rax
	addq	40(%rsp), %rax
	cmpq	$256, %rax
	jb	.LBB38_54
	cmpq	$64, %rdx
	jae	.LBB38_49
	xorl	%eax, %eax
	jmp	.LBB38_46
.LBB38_49:
	movq	%rdx, %rax
	andq	$-64, %rax
	leaq	(%r11,%rbx,4), %r10
	leaq	(,%rbx,4), %r9
	addq	%rbp, %r9
	xorl	%r13d, %r13d
	.p2align	4
.LBB38_50:
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
	jne	.LBB38_50
	cmpq	%rax, %rdx
	movq	8(%rsp), %r13
	je	.LBB38_11
	testb	$56, %dl
	je	.LBB38_53
.LBB38_46:
	movq	%rdx, %r9
	andq	$-8, %r9
	leaq	(%rbx,%r9), %r10
	leaq	(,%rbx,4), %r13
	addq	%rbp, %r13
	leaq	(%rdi,%rbx,4), %rbx
	.p2align	4
.LBB38_47:
	vmovups	(%rbx,%rax,4), %ymm0
	vmovups	%ymm0, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %r9
	jne	.LBB38_47
	cmpq	%r9, %rdx
	movq	8(%rsp), %r13
	je	.LBB38_11
	jmp	.LBB38_55
.LBB38_53:
	addq	%rax, %rbx
	.p2align	4
.LBB38_54:
	movq	%rbx, %r10
.LBB38_55:
	movl	%r13d, %eax
	subl	%r10d, %eax
	movq	%r10, %rbx
	andl	$7, %eax
	je	.LBB38_58
	movq	%r14, %rdx
	imulq	%r10, %rdx
	addq	%rbp, %rdx
	movq	%r10, %rbx
	.p2align	4
.LBB38_57:
	vmovss	(%rdi,%rbx,4), %xmm0
	incq	%rbx
	vmovss	%xmm0, (%rdx)
	addq	%r14, %rdx
	decq	%rax
	jne	.LBB38_57
.LBB38_58:
	subq	%r13, %r10
	cmpq	$-8, %r10
	ja	.LBB38_11
	movq	%r14, %rax
	imulq	%rbx, %rax
	addq	%rbp, %rax
	.p2align	4
.LBB38_60:
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
	jne	.LBB38_60
	jmp	.LBB38_11
.LBB38_12:
	movq	32(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %rbx
	je	.LBB38_38
	testq	%r13, %r13
	je	.LBB38_38
	shlq	$2, %rsi
	movq	16(%rsp), %r9
	leaq	192(%r9), %rdi
	xorl	%r8d, %r8d
	movq	%rbp, %r10
	jmp	.LBB38_15
	.p2align	4
.LBB38_37:
	incq	%r8
	addq	%rsi, %r10
	addq	%rsi, %r9
	addq	%rsi, %rdi
	cmpq	%r13, %r8
	je	.LBB38_38
.LBB38_15:
	cmpq	$16, %rcx
	jl	.LBB38_19
	vmovups	80(%rbx), %zmm0
	vmovups	144(%rbx), %zmm1
	xorl	%r14d, %r14d
	.p2align	4
.LBB38_17:
	movq	%r14, %rax
	vmovups	(%r9,%r14,4), %zmm2
	vaddps	(%r10,%r14,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r9,%r14,4)
	addq	$16, %r14
	addq	$32, %rax
	cmpq	%rax, %rcx
	jge	.LBB38_17
	cmpq	%rcx, %r14
	jae	.LBB38_37
	jmp	.LBB38_21
	.p2align	4
.LBB38_19:
	testq	%rcx, %rcx
	jle	.LBB38_37
	xorl	%r14d, %r14d
.LBB38_21:
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
	jae	.LBB38_22
.LBB38_35:
	movq	%r14, %r11
	jmp	.LBB38_36
	.p2align	4
.LBB38_22:
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
	jae	.LBB38_25
	leaq	(%rbx,%rax,4), %rax
	leaq	(%rdx,%r14,4), %rdx
	cmpq	%rax, %rdx
	jae	.LBB38_25
	movq	%r14, %r11
	movq	(%rsp), %rbx
	movq	8(%rsp), %r13
	jmp	.LBB38_36
.LBB38_25:
	cmpq	$64, %r11
	movq	8(%rsp), %r13
	jae	.LBB38_30
	xorl	%r12d, %r12d
	movq	(%rsp), %rbx
	jmp	.LBB38_27
.LBB38_30:
	movq	%r11, %r12
	andq	$-64, %r12
	vbroadcastss	%xmm3, %zmm4
	vbroadcastss	%xmm2, %zmm5
	leaq	(%rdi,%r14,4), %rax
	leaq	(%r10,%r14,4), %rdx
	xorl	%ebx, %ebx
	.p2align	4
.LBB38_31:
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
	jne	.LBB38_31
	cmpq	%r12, %r11
	movq	(%rsp), %rbx
	je	.LBB38_37
	testb	$56, %r11b
	je	.LBB38_34
.LBB38_27:
	movl	%r15d, %eax
	andl	$7, %eax
	subq	%rax, %r11
	addq	%r14, %r11
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	%xmm2, %ymm2
	andq	$-8, %r15
	addq	%r14, %r12
	.p2align	4
.LBB38_28:
	vmovups	(%r9,%r12,4), %ymm4
	vaddps	(%r10,%r12,4), %ymm4, %ymm4
	vcmpltps	%ymm3, %ymm4, %k1
	vminps	%ymm4, %ymm2, %ymm4
	vmovaps	%ymm3, %ymm4 {%k1}
	vmovups	%ymm4, (%r9,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB38_28
	testq	%rax, %rax
	je	.LBB38_37
	.p2align	4
.LBB38_36:
	vmovss	(%r9,%r11,4), %xmm2
	vaddss	(%r10,%r11,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%r9,%r11,4)
	incq	%r11
	cmpq	%rcx, %r11
	jl	.LBB38_36
	jmp	.LBB38_37
.LBB38_34:
	addq	%r12, %r14
	jmp	.LBB38_35
.LBB38_38:
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
.LBB38_4:
	.cfi_def_cfa_offset 240
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %r15
	xorl	%ebx, %ebx
	vmovddup	.LCPI38_3(%rip), %xmm0
	movq	%rbx, %rax
	jmp	.LBB38_5
	.p2align	4
.LBB38_64:
	movq	%rax, %rbx
	cmpq	24(%rsp), %rax
	jge	.LBB38_7
.LBB38_5:
	addq	$4, %rax
	jno	.LBB38_61
	movq	%r10, %rax
	cmpq	$4, %rcx
	jge	.LBB38_62
	jmp	.LBB38_7
	.p2align	4
.LBB38_61:
	cmpq	$4, %rcx
	jl	.LBB38_64
.LBB38_62:
	leaq	(%rdi,%rbx,4), %rdx
	imulq	%rsi, %rbx
	movq	16(%rsp), %r9
	leaq	(%r9,%rbx,4), %rbx
	xorl	%ebp, %ebp
	movq	%rbp, %r12
	.p2align	4
.LBB38_63:
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
	jl	.LBB38_63
	jmp	.LBB38_64
.Lfunc_end38:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5, .Lfunc_end38-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI39_0:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI39_1:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI39_2:
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
.LCPI39_3:
	.quad	448
.LCPI39_4:
	.quad	16
.LCPI39_6:
	.quad	4
.LCPI39_9:
	.long	3
	.long	7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI39_5:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI39_7:
	.long	0xff800000
.LCPI39_8:
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
	je	.LBB39_5
	movq	56(%rax), %rcx
	cmpq	$1, %r9
	jne	.LBB39_61
	xorl	%edx, %edx
	jmp	.LBB39_3
.LBB39_61:
	movq	%r9, %rsi
	andq	$-2, %rsi
	leaq	(%rdx,%rbx), %r8
	addq	$832, %r8
	xorl	%edx, %edx
	.p2align	4
.LBB39_62:
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
	jne	.LBB39_62
.LBB39_3:
	testb	$1, %r9b
	je	.LBB39_5
	imulq	$448, %rdx, %rsi
	vbroadcastss	(%rcx,%rdx,4), %zmm0
	vmovups	%zmm0, (%r10,%rsi)
	vmovups	%zmm0, 64(%r10,%rsi)
	vmovups	%zmm0, 128(%r10,%rsi)
	vmovups	%zmm0, 192(%r10,%rsi)
	vmovups	%zmm0, 256(%r10,%rsi)
	vmovups	%zmm0, 320(%r10,%rsi)
	vmovups	%zmm0, 384(%r10,%rsi)
.LBB39_5:
	movq	24(%rax), %r14
	testq	%r14, %r14
	jle	.LBB39_31
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
	vpbroadcastq	.LCPI39_3(%rip), %ymm12
	vpbroadcastq	.LCPI39_6(%rip), %ymm13
	vpbroadcastq	.LCPI39_3(%rip), %zmm14
	vpbroadcastq	.LCPI39_4(%rip), %zmm15
	vmovddup	.LCPI39_9(%rip), %xmm16
	movq	%r10, 8(%rsp)
	movq	%r11, 40(%rsp)
	movq	%r14, 88(%rsp)
	vmovups	%zmm10, 224(%rsp)
	vmovups	%zmm11, 160(%rsp)
	.p2align	4
.LBB39_7:
	movq	%r9, 120(%rsp)
	subq	16(%rsp), %r14
	movq	112(%rsp), %rax
	cmpq	%rax, %r14
	cmovgeq	%rax, %r14
	cmpq	$111, %r10
	jg	.LBB39_10
	imulq	$112, %r14, %rax
	testq	%rax, %rax
	je	.LBB39_10
	imulq	$448, %r14, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI39_9(%rip), %xmm16
	vpbroadcastq	.LCPI39_4(%rip), %zmm15
	vpbroadcastq	.LCPI39_3(%rip), %zmm14
	vpbroadcastq	.LCPI39_6(%rip), %ymm13
	vpbroadcastq	.LCPI39_3(%rip), %ymm12
	movq	40(%rsp), %r11
	movq	8(%rsp), %r10
	vmovups	160(%rsp), %zmm11
	vmovups	224(%rsp), %zmm10
.LBB39_10:
	movq	48(%rsp), %rax
	movq	16(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%r14, %rdx
	andq	$-4, %rdx
	cmpq	$4, %r14
	movq	%rdx, 32(%rsp)
	jge	.LBB39_11
.LBB39_14:
	testq	%r10, %r10
	je	.LBB39_19
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
	jmp	.LBB39_16
	.p2align	4
.LBB39_18:
	incq	%r8
	addq	64(%rsp), %rcx
	addq	$4, %r9
	addq	$4, %r11
	cmpq	%r10, %r8
	je	.LBB39_19
.LBB39_16:
	cmpq	%r15, %r8
	jge	.LBB39_32
	movq	32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r14, %rax
	je	.LBB39_18
	jmp	.LBB39_34
	.p2align	4
.LBB39_32:
	testq	%r14, %r14
	je	.LBB39_18
	xorl	%esi, %esi
.LBB39_34:
	movq	%r14, %r12
	subq	%rsi, %r12
	cmpq	$4, %r12
	jae	.LBB39_36
	movq	%rsi, %r12
	jmp	.LBB39_50
	.p2align	4
.LBB39_36:
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
	jb	.LBB39_37
	testb	%dl, %dl
	jne	.LBB39_37
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
	jae	.LBB39_41
	addq	128(%rsp), %rax
	cmpq	%rax, %r10
	jae	.LBB39_41
.LBB39_37:
	movq	%rsi, %r12
	movq	8(%rsp), %r10
.LBB39_50:
	movl	%r14d, %esi
	subl	%r12d, %esi
	movq	%r12, %rax
	andl	$7, %esi
	je	.LBB39_53
	imulq	$448, %r12, %rdx
	addq	%r9, %rdx
	imulq	$112, %rsi, %rsi
	xorl	%edi, %edi
	movq	%r12, %rax
	.p2align	4
.LBB39_52:
	vmovd	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovd	%xmm0, (%rdx,%rdi,4)
	addq	$112, %rdi
	cmpq	%rdi, %rsi
	jne	.LBB39_52
.LBB39_53:
	subq	%r14, %r12
	cmpq	$-8, %r12
	ja	.LBB39_18
	imulq	$448, %rax, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB39_55:
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
	jne	.LBB39_55
	jmp	.LBB39_18
.LBB39_41:
	cmpq	$16, %r12
	jae	.LBB39_43
	xorl	%eax, %eax
	movq	%rsi, 24(%rsp)
	jmp	.LBB39_47
.LBB39_43:
	movq	%r12, %rax
	andq	$-16, %rax
	leaq	(%rsi,%rax), %rdx
	movq	%rdx, 24(%rsp)
	vpbroadcastq	%rsi, %zmm1
	vpaddq	.LCPI39_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI39_2(%rip), %zmm1, %zmm1
	leaq	(%rcx,%rsi,4), %rdx
	xorl	%r10d, %r10d
	.p2align	4
.LBB39_44:
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
	jne	.LBB39_44
	cmpq	%rax, %r12
	movq	8(%rsp), %r10
	je	.LBB39_18
	testb	$12, %r12b
	je	.LBB39_63
.LBB39_47:
	movq	32(%rsp), %rdx
	subq	56(%rsp), %r12
	addq	%rsi, %r12
	movq	24(%rsp), %r10
	vpbroadcastq	%r10, %ymm0
	vpaddq	.LCPI39_5(%rip), %ymm0, %ymm0
	addq	%rsi, %rax
	.p2align	4
.LBB39_48:
	vmovups	(%rcx,%rax,4), %xmm1
	vpmullq	%ymm12, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rdi,%ymm2) {%k1}
	vpaddq	%ymm0, %ymm13, %ymm0
	addq	$4, %rax
	cmpq	%rax, %rdx
	jne	.LBB39_48
	cmpq	$0, 56(%rsp)
	movq	8(%rsp), %r10
	jne	.LBB39_50
	jmp	.LBB39_18
.LBB39_63:
	addq	%rax, %rsi
	movq	%rsi, %r12
	jmp	.LBB39_50
	.p2align	4
.LBB39_19:
	movq	16(%rsp), %rcx
	addq	%r14, %rcx
	vmovaps	%zmm10, %zmm0
	movq	88(%rsp), %r14
	movq	%rcx, 16(%rsp)
	cmpq	%r14, %rcx
	je	.LBB39_21
	vbroadcastss	.LCPI39_7(%rip), %zmm0
.LBB39_21:
	vmovaps	%zmm11, %zmm1
	movq	104(%rsp), %rdi
	movq	96(%rsp), %r8
	movabsq	$9223372036854775807, %r12
	movq	120(%rsp), %r9
	je	.LBB39_23
	vbroadcastss	.LCPI39_8(%rip), %zmm1
.LBB39_23:
	testq	%rdi, %rdi
	movq	40(%rsp), %r11
	je	.LBB39_29
	xorl	%eax, %eax
	jmp	.LBB39_25
	.p2align	4
.LBB39_28:
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
	je	.LBB39_29
.LBB39_25:
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
	jle	.LBB39_28
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB39_27:
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
	jb	.LBB39_27
	jmp	.LBB39_28
	.p2align	4
.LBB39_29:
	cmpq	%r14, 16(%rsp)
	jge	.LBB39_31
	leaq	(%r9,%rdi,4), %r9
	jmp	.LBB39_7
	.p2align	4
.LBB39_11:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB39_12
	.p2align	4
.LBB39_60:
	movq	%rax, %rsi
	cmpq	%rdx, %rax
	jge	.LBB39_14
.LBB39_12:
	addq	$4, %rax
	jno	.LBB39_56
	movq	%r12, %rax
	cmpq	$4, %r10
	jge	.LBB39_57
	jmp	.LBB39_14
	.p2align	4
.LBB39_56:
	cmpq	$4, %r10
	jl	.LBB39_60
.LBB39_57:
	imulq	$448, %rsi, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB39_58:
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
	jl	.LBB39_58
	movq	8(%rsp), %r10
	movq	32(%rsp), %rdx
	jmp	.LBB39_60
.LBB39_31:
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
.Lfunc_end39:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5, .Lfunc_end39-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI40_0:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI40_1:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI40_2:
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
.LCPI40_3:
	.quad	384
.LCPI40_4:
	.quad	16
.LCPI40_6:
	.quad	4
.LCPI40_9:
	.long	3
	.long	7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI40_5:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI40_7:
	.long	0xff800000
.LCPI40_8:
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
	je	.LBB40_6
	movq	56(%rax), %rdx
	movl	%r10d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r10
	jae	.LBB40_62
	xorl	%esi, %esi
	jmp	.LBB40_3
.LBB40_62:
	movq	%r10, %r8
	andq	$-4, %r8
	leaq	(%r11,%rbx), %r9
	addq	$1472, %r9
	xorl	%esi, %esi
	.p2align	4
.LBB40_63:
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
	jne	.LBB40_63
.LBB40_3:
	testq	%rcx, %rcx
	je	.LBB40_6
	leaq	(%rdx,%rsi,4), %rdx
	leaq	(%rsi,%rsi,2), %rsi
	shlq	$7, %rsi
	addq	%r11, %rsi
	addq	%rbx, %rsi
	addq	$320, %rsi
	xorl	%r8d, %r8d
	.p2align	4
.LBB40_5:
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
	jne	.LBB40_5
.LBB40_6:
	movq	24(%rax), %r14
	testq	%r14, %r14
	jle	.LBB40_32
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
	vpbroadcastq	.LCPI40_3(%rip), %ymm11
	vpbroadcastq	.LCPI40_6(%rip), %ymm12
	vpbroadcastq	.LCPI40_3(%rip), %zmm13
	vpbroadcastq	.LCPI40_4(%rip), %zmm14
	vmovddup	.LCPI40_9(%rip), %xmm15
	movq	%r10, 8(%rsp)
	movq	%r11, 40(%rsp)
	movq	%r14, 88(%rsp)
	vmovups	%zmm9, 224(%rsp)
	vmovups	%zmm10, 160(%rsp)
	.p2align	4
.LBB40_8:
	movq	%r9, 120(%rsp)
	subq	16(%rsp), %r14
	movq	112(%rsp), %rax
	cmpq	%rax, %r14
	cmovgeq	%rax, %r14
	cmpq	$95, %r10
	jg	.LBB40_11
	movq	%r14, %rax
	shlq	$5, %rax
	leaq	(%rax,%rax,2), %rax
	testq	%rax, %rax
	je	.LBB40_11
	movq	%r14, %rax
	shlq	$7, %rax
	leaq	(%rax,%rax,2), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI40_9(%rip), %xmm15
	vpbroadcastq	.LCPI40_4(%rip), %zmm14
	vpbroadcastq	.LCPI40_3(%rip), %zmm13
	vpbroadcastq	.LCPI40_6(%rip), %ymm12
	vpbroadcastq	.LCPI40_3(%rip), %ymm11
	movq	40(%rsp), %r11
	movq	8(%rsp), %r10
	vmovups	160(%rsp), %zmm10
	vmovups	224(%rsp), %zmm9
.LBB40_11:
	movq	48(%rsp), %rax
	movq	16(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%r14, %rdx
	andq	$-4, %rdx
	cmpq	$4, %r14
	movq	%rdx, 32(%rsp)
	jge	.LBB40_12
.LBB40_15:
	testq	%r10, %r10
	je	.LBB40_20
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
	jmp	.LBB40_17
	.p2align	4
.LBB40_19:
	incq	%r8
	addq	64(%rsp), %rcx
	addq	$4, %r9
	addq	$4, %r11
	cmpq	%r10, %r8
	je	.LBB40_20
.LBB40_17:
	cmpq	%r15, %r8
	jge	.LBB40_33
	movq	32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r14, %rax
	je	.LBB40_19
	jmp	.LBB40_35
	.p2align	4
.LBB40_33:
	testq	%r14, %r14
	je	.LBB40_19
	xorl	%esi, %esi
.LBB40_35:
	movq	%r14, %r12
	subq	%rsi, %r12
	cmpq	$4, %r12
	jae	.LBB40_37
	movq	%rsi, %r12
	jmp	.LBB40_51
	.p2align	4
.LBB40_37:
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
	jb	.LBB40_38
	testb	%dl, %dl
	jne	.LBB40_38
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
	jae	.LBB40_42
	addq	128(%rsp), %rax
	cmpq	%rax, %r10
	jae	.LBB40_42
.LBB40_38:
	movq	%rsi, %r12
	movq	8(%rsp), %r10
.LBB40_51:
	movl	%r14d, %esi
	subl	%r12d, %esi
	movq	%r12, %rax
	andl	$7, %esi
	je	.LBB40_54
	leaq	(%r12,%r12,2), %rdx
	shlq	$7, %rdx
	addq	%r9, %rdx
	shll	$5, %esi
	leaq	(%rsi,%rsi,2), %rsi
	xorl	%edi, %edi
	movq	%r12, %rax
	.p2align	4
.LBB40_53:
	vmovd	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovd	%xmm0, (%rdx,%rdi,4)
	addq	$96, %rdi
	cmpq	%rdi, %rsi
	jne	.LBB40_53
.LBB40_54:
	subq	%r14, %r12
	cmpq	$-8, %r12
	ja	.LBB40_19
	leaq	(%rax,%rax,2), %rdx
	shlq	$7, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB40_56:
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
	jne	.LBB40_56
	jmp	.LBB40_19
.LBB40_42:
	cmpq	$16, %r12
	jae	.LBB40_44
	xorl	%eax, %eax
	movq	%rsi, 24(%rsp)
	jmp	.LBB40_48
.LBB40_44:
	movq	%r12, %rax
	andq	$-16, %rax
	leaq	(%rsi,%rax), %rdx
	movq	%rdx, 24(%rsp)
	vpbroadcastq	%rsi, %zmm1
	vpaddq	.LCPI40_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI40_2(%rip), %zmm1, %zmm1
	leaq	(%rcx,%rsi,4), %r10
	xorl	%edx, %edx
	.p2align	4
.LBB40_45:
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
	jne	.LBB40_45
	cmpq	%rax, %r12
	movq	8(%rsp), %r10
	je	.LBB40_19
	testb	$12, %r12b
	je	.LBB40_64
.LBB40_48:
	movq	32(%rsp), %rdx
	subq	56(%rsp), %r12
	addq	%rsi, %r12
	movq	24(%rsp), %r10
	vpbroadcastq	%r10, %ymm0
	vpaddq	.LCPI40_5(%rip), %ymm0, %ymm0
	addq	%rsi, %rax
	.p2align	4
.LBB40_49:
	vmovups	(%rcx,%rax,4), %xmm1
	vpmullq	%ymm11, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rdi,%ymm2) {%k1}
	vpaddq	%ymm0, %ymm12, %ymm0
	addq	$4, %rax
	cmpq	%rax, %rdx
	jne	.LBB40_49
	cmpq	$0, 56(%rsp)
	movq	8(%rsp), %r10
	jne	.LBB40_51
	jmp	.LBB40_19
.LBB40_64:
	addq	%rax, %rsi
	movq	%rsi, %r12
	jmp	.LBB40_51
	.p2align	4
.LBB40_20:
	movq	16(%rsp), %rcx
	addq	%r14, %rcx
	vmovaps	%zmm9, %zmm0
	movq	88(%rsp), %r14
	movq	%rcx, 16(%rsp)
	cmpq	%r14, %rcx
	je	.LBB40_22
	vbroadcastss	.LCPI40_7(%rip), %zmm0
.LBB40_22:
	vmovaps	%zmm10, %zmm1
	movq	104(%rsp), %rdi
	movq	96(%rsp), %r8
	movabsq	$9223372036854775807, %r12
	movq	120(%rsp), %r9
	je	.LBB40_24
	vbroadcastss	.LCPI40_8(%rip), %zmm1
.LBB40_24:
	testq	%rdi, %rdi
	movq	40(%rsp), %r11
	je	.LBB40_30
	xorl	%eax, %eax
	jmp	.LBB40_26
	.p2align	4
.LBB40_29:
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
	je	.LBB40_30
.LBB40_26:
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
	jle	.LBB40_29
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB40_28:
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
	jb	.LBB40_28
	jmp	.LBB40_29
	.p2align	4
.LBB40_30:
	cmpq	%r14, 16(%rsp)
	jge	.LBB40_32
	leaq	(%r9,%rdi,4), %r9
	jmp	.LBB40_8
	.p2align	4
.LBB40_12:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB40_13
	.p2align	4
.LBB40_61:
	movq	%rax, %rsi
	cmpq	%rdx, %rax
	jge	.LBB40_15
.LBB40_13:
	addq	$4, %rax
	jno	.LBB40_57
	movq	%r12, %rax
	cmpq	$4, %r10
	jge	.LBB40_58
	jmp	.LBB40_15
	.p2align	4
.LBB40_57:
	cmpq	$4, %r10
	jl	.LBB40_61
.LBB40_58:
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$7, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB40_59:
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
	jl	.LBB40_59
	movq	8(%rsp), %r10
	movq	32(%rsp), %rdx
	jmp	.LBB40_61
.LBB40_32:
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
.Lfunc_end40:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5, .Lfunc_end40-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI41_0:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI41_1:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI41_2:
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
.LCPI41_3:
	.quad	320
.LCPI41_4:
	.quad	16
.LCPI41_6:
	.quad	4
.LCPI41_9:
	.long	3
	.long	7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI41_5:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI41_7:
	.long	0xff800000
.LCPI41_8:
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
	je	.LBB41_5
	movq	56(%rax), %rcx
	cmpq	$1, %r9
	jne	.LBB41_61
	xorl	%edx, %edx
	jmp	.LBB41_3
.LBB41_61:
	movq	%r9, %rsi
	andq	$-2, %rsi
	leaq	(%rdx,%rbx), %r8
	addq	$576, %r8
	xorl	%edx, %edx
	.p2align	4
.LBB41_62:
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
	jne	.LBB41_62
.LBB41_3:
	testb	$1, %r9b
	je	.LBB41_5
	leaq	(%rdx,%rdx,4), %rsi
	shlq	$6, %rsi
	vbroadcastss	(%rcx,%rdx,4), %zmm0
	vmovups	%zmm0, (%r10,%rsi)
	vmovups	%zmm0, 64(%r10,%rsi)
	vmovups	%zmm0, 128(%r10,%rsi)
	vmovups	%zmm0, 192(%r10,%rsi)
	vmovups	%zmm0, 256(%r10,%rsi)
.LBB41_5:
	movq	24(%rax), %r14
	testq	%r14, %r14
	jle	.LBB41_31
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
	vpbroadcastq	.LCPI41_3(%rip), %ymm10
	vpbroadcastq	.LCPI41_6(%rip), %ymm11
	vpbroadcastq	.LCPI41_3(%rip), %zmm12
	vpbroadcastq	.LCPI41_4(%rip), %zmm13
	vmovddup	.LCPI41_9(%rip), %xmm14
	movq	%r10, 8(%rsp)
	movq	%r11, 40(%rsp)
	movq	%r14, 88(%rsp)
	vmovups	%zmm8, 224(%rsp)
	vmovups	%zmm9, 160(%rsp)
	.p2align	4
.LBB41_7:
	movq	%r9, 120(%rsp)
	subq	16(%rsp), %r14
	movq	112(%rsp), %rax
	cmpq	%rax, %r14
	cmovgeq	%rax, %r14
	cmpq	$79, %r10
	jg	.LBB41_10
	movq	%r14, %rax
	shlq	$4, %rax
	leaq	(%rax,%rax,4), %rax
	testq	%rax, %rax
	je	.LBB41_10
	movq	%r14, %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,4), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI41_9(%rip), %xmm14
	vpbroadcastq	.LCPI41_4(%rip), %zmm13
	vpbroadcastq	.LCPI41_3(%rip), %zmm12
	vpbroadcastq	.LCPI41_6(%rip), %ymm11
	vpbroadcastq	.LCPI41_3(%rip), %ymm10
	movq	40(%rsp), %r11
	movq	8(%rsp), %r10
	vmovups	160(%rsp), %zmm9
	vmovups	224(%rsp), %zmm8
.LBB41_10:
	movq	48(%rsp), %rax
	movq	16(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%r14, %rdx
	andq	$-4, %rdx
	cmpq	$4, %r14
	movq	%rdx, 32(%rsp)
	jge	.LBB41_11
.LBB41_14:
	testq	%r10, %r10
	je	.LBB41_19
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
	jmp	.LBB41_16
	.p2align	4
.LBB41_18:
	incq	%r8
	addq	64(%rsp), %rcx
	addq	$4, %r9
	addq	$4, %r11
	cmpq	%r10, %r8
	je	.LBB41_19
.LBB41_16:
	cmpq	%r15, %r8
	jge	.LBB41_32
	movq	32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r14, %rax
	je	.LBB41_18
	jmp	.LBB41_34
	.p2align	4
.LBB41_32:
	testq	%r14, %r14
	je	.LBB41_18
	xorl	%esi, %esi
.LBB41_34:
	movq	%r14, %r12
	subq	%rsi, %r12
	cmpq	$4, %r12
	jae	.LBB41_36
	movq	%rsi, %r12
	jmp	.LBB41_50
	.p2align	4
.LBB41_36:
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
	jb	.LBB41_37
	testb	%dl, %dl
	jne	.LBB41_37
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
	jae	.LBB41_41
	addq	128(%rsp), %rax
	cmpq	%rax, %r10
	jae	.LBB41_41
.LBB41_37:
	movq	%rsi, %r12
	movq	8(%rsp), %r10
.LBB41_50:
	movl	%r14d, %esi
	subl	%r12d, %esi
	movq	%r12, %rax
	andl	$7, %esi
	je	.LBB41_53
	leaq	(%r12,%r12,4), %rdx
	shlq	$6, %rdx
	addq	%r9, %rdx
	shll	$4, %esi
	leaq	(%rsi,%rsi,4), %rsi
	xorl	%edi, %edi
	movq	%r12, %rax
	.p2align	4
.LBB41_52:
	vmovd	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovd	%xmm0, (%rdx,%rdi,4)
	addq	$80, %rdi
	cmpq	%rdi, %rsi
	jne	.LBB41_52
.LBB41_53:
	subq	%r14, %r12
	cmpq	$-8, %r12
	ja	.LBB41_18
	leaq	(%rax,%rax,4), %rdx
	shlq	$6, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB41_55:
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
	jne	.LBB41_55
	jmp	.LBB41_18
.LBB41_41:
	cmpq	$16, %r12
	jae	.LBB41_43
	xorl	%eax, %eax
	movq	%rsi, 24(%rsp)
	jmp	.LBB41_47
.LBB41_43:
	movq	%r12, %rax
	andq	$-16, %rax
	leaq	(%rsi,%rax), %rdx
	movq	%rdx, 24(%rsp)
	vpbroadcastq	%rsi, %zmm1
	vpaddq	.LCPI41_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI41_2(%rip), %zmm1, %zmm1
	leaq	(%rcx,%rsi,4), %r10
	xorl	%edx, %edx
	.p2align	4
.LBB41_44:
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
	jne	.LBB41_44
	cmpq	%rax, %r12
	movq	8(%rsp), %r10
	je	.LBB41_18
	testb	$12, %r12b
	je	.LBB41_63
.LBB41_47:
	movq	32(%rsp), %rdx
	subq	56(%rsp), %r12
	addq	%rsi, %r12
	movq	24(%rsp), %r10
	vpbroadcastq	%r10, %ymm0
	vpaddq	.LCPI41_5(%rip), %ymm0, %ymm0
	addq	%rsi, %rax
	.p2align	4
.LBB41_48:
	vmovups	(%rcx,%rax,4), %xmm1
	vpmullq	%ymm10, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rdi,%ymm2) {%k1}
	vpaddq	%ymm0, %ymm11, %ymm0
	addq	$4, %rax
	cmpq	%rax, %rdx
	jne	.LBB41_48
	cmpq	$0, 56(%rsp)
	movq	8(%rsp), %r10
	jne	.LBB41_50
	jmp	.LBB41_18
.LBB41_63:
	addq	%rax, %rsi
	movq	%rsi, %r12
	jmp	.LBB41_50
	.p2align	4
.LBB41_19:
	movq	16(%rsp), %rcx
	addq	%r14, %rcx
	vmovaps	%zmm8, %zmm0
	movq	88(%rsp), %r14
	movq	%rcx, 16(%rsp)
	cmpq	%r14, %rcx
	je	.LBB41_21
	vbroadcastss	.LCPI41_7(%rip), %zmm0
.LBB41_21:
	vmovaps	%zmm9, %zmm1
	movq	104(%rsp), %rdi
	movq	96(%rsp), %r8
	movabsq	$9223372036854775807, %r12
	movq	120(%rsp), %r9
	je	.LBB41_23
	vbroadcastss	.LCPI41_8(%rip), %zmm1
.LBB41_23:
	testq	%rdi, %rdi
	movq	40(%rsp), %r11
	je	.LBB41_29
	xorl	%eax, %eax
	jmp	.LBB41_25
	.p2align	4
.LBB41_28:
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
	je	.LBB41_29
.LBB41_25:
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
	jle	.LBB41_28
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB41_27:
	movslq	(%rbp), %rsi
	vbroadcastss	4(%rbp), %zmm7
	vfmadd231ps	(%rbx,%rsi,4), %zmm7, %zmm6
	vfmadd231ps	64(%rbx,%rsi,4), %zmm7, %zmm5
	vfmadd231ps	128(%rbx,%rsi,4), %zmm7, %zmm4
	vfmadd231ps	192(%rbx,%rsi,4), %zmm7, %zmm3
	vfmadd231ps	256(%rbx,%rsi,4), %zmm7, %zmm2
	addq	$8, %rbp
	cmpq	%rdx, %rbp
	jb	.LBB41_27
	jmp	.LBB41_28
	.p2align	4
.LBB41_29:
	cmpq	%r14, 16(%rsp)
	jge	.LBB41_31
	leaq	(%r9,%rdi,4), %r9
	jmp	.LBB41_7
	.p2align	4
.LBB41_11:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB41_12
	.p2align	4
.LBB41_60:
	movq	%rax, %rsi
	cmpq	%rdx, %rax
	jge	.LBB41_14
.LBB41_12:
	addq	$4, %rax
	jno	.LBB41_56
	movq	%r12, %rax
	cmpq	$4, %r10
	jge	.LBB41_57
	jmp	.LBB41_14
	.p2align	4
.LBB41_56:
	cmpq	$4, %r10
	jl	.LBB41_60
.LBB41_57:
	leaq	(%rsi,%rsi,4), %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB41_58:
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
	jl	.LBB41_58
	movq	8(%rsp), %r10
	movq	32(%rsp), %rdx
	jmp	.LBB41_60
.LBB41_31:
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
.Lfunc_end41:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5, .Lfunc_end41-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI42_0:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI42_1:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI42_2:
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
.LCPI42_3:
	.quad	16
.LCPI42_5:
	.quad	4
.LCPI42_8:
	.long	3
	.long	7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI42_4:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI42_6:
	.long	0xff800000
.LCPI42_7:
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
	je	.LBB42_8
	movq	56(%rax), %rdx
	movl	%r14d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r14
	jae	.LBB42_3
	xorl	%esi, %esi
	jmp	.LBB42_5
.LBB42_3:
	movq	%r14, %r8
	andq	$-4, %r8
	leaq	(%r10,%rbx), %r9
	addq	$960, %r9
	xorl	%esi, %esi
	.p2align	4
.LBB42_4:
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
	jne	.LBB42_4
.LBB42_5:
	testq	%rcx, %rcx
	je	.LBB42_8
	leaq	(%rdx,%rsi,4), %rdx
	shlq	$8, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$192, %rsi
	xorl	%r8d, %r8d
	.p2align	4
.LBB42_7:
	vbroadcastss	(%rdx,%r8,4), %zmm0
	vmovups	%zmm0, -192(%rsi)
	vmovups	%zmm0, -128(%rsi)
	vmovups	%zmm0, -64(%rsi)
	vmovups	%zmm0, (%rsi)
	incq	%r8
	addq	$256, %rsi
	cmpq	%r8, %rcx
	jne	.LBB42_7
.LBB42_8:
	movq	24(%rax), %r15
	testq	%r15, %r15
	jle	.LBB42_67
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
	vpbroadcastq	.LCPI42_5(%rip), %ymm9
	vpbroadcastq	.LCPI42_3(%rip), %zmm10
	vmovddup	.LCPI42_8(%rip), %xmm11
	movq	%rdi, 16(%rsp)
	movq	%r11, 32(%rsp)
	movq	%r14, 104(%rsp)
	movq	%r15, 88(%rsp)
	vmovups	%zmm7, 224(%rsp)
	vmovups	%zmm8, 160(%rsp)
	.p2align	4
.LBB42_10:
	movq	%r8, 120(%rsp)
	subq	8(%rsp), %r15
	movq	112(%rsp), %rax
	cmpq	%rax, %r15
	cmovgeq	%rax, %r15
	cmpq	$63, %rdi
	jg	.LBB42_13
	movb	$58, %al
	bzhiq	%rax, %r15, %rax
	je	.LBB42_13
	movq	%r15, %rdx
	shlq	$8, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI42_8(%rip), %xmm11
	vpbroadcastq	.LCPI42_3(%rip), %zmm10
	vpbroadcastq	.LCPI42_5(%rip), %ymm9
	movq	32(%rsp), %r11
	movq	16(%rsp), %rdi
	vmovups	160(%rsp), %zmm8
	vmovups	224(%rsp), %zmm7
.LBB42_13:
	movq	40(%rsp), %rax
	movq	8(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%r15, %r8
	andq	$-4, %r8
	cmpq	$4, %r15
	movq	%r8, 24(%rsp)
	jge	.LBB42_59
.LBB42_14:
	testq	%rdi, %rdi
	je	.LBB42_47
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
	jmp	.LBB42_17
	.p2align	4
.LBB42_16:
	incq	%r11
	addq	56(%rsp), %rax
	addq	$4, %r10
	addq	$4, %r9
	cmpq	%rdi, %r11
	je	.LBB42_47
.LBB42_17:
	cmpq	32(%rsp), %r11
	jge	.LBB42_19
	movq	%r8, %rcx
	cmpq	%r15, %r8
	je	.LBB42_16
	jmp	.LBB42_21
	.p2align	4
.LBB42_19:
	testq	%r15, %r15
	je	.LBB42_16
	xorl	%ecx, %ecx
.LBB42_21:
	movq	%r15, %r14
	subq	%rcx, %r14
	cmpq	$4, %r14
	jae	.LBB42_29
.LBB42_22:
	movq	%rcx, %r14
.LBB42_23:
	movl	%r15d, %esi
	subl	%r14d, %esi
	movq	%r14, %rcx
	andl	$7, %esi
	je	.LBB42_26
	movq	%r14, %rdx
	shlq	$8, %rdx
	addq	%r10, %rdx
	shll	$6, %esi
	xorl	%r8d, %r8d
	movq	%r14, %rcx
	.p2align	4
.LBB42_25:
	vmovd	(%rax,%rcx,4), %xmm0
	incq	%rcx
	vmovd	%xmm0, (%rdx,%r8,4)
	addq	$64, %r8
	cmpq	%r8, %rsi
	jne	.LBB42_25
.LBB42_26:
	subq	%r15, %r14
	cmpq	$-8, %r14
	movq	24(%rsp), %r8
	ja	.LBB42_16
	movq	%rcx, %rsi
	shlq	$8, %rsi
	addq	%r9, %rsi
	.p2align	4
.LBB42_28:
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
	jne	.LBB42_28
	jmp	.LBB42_16
	.p2align	4
.LBB42_29:
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
	jb	.LBB42_22
	shrq	$56, %r8
	jne	.LBB42_22
	movq	56(%rsp), %r8
	imulq	%r11, %r8
	movq	136(%rsp), %rdi
	leaq	(%rdi,%r8), %r12
	movq	144(%rsp), %rdi
	leaq	(%rdi,%r11,4), %rdi
	leaq	(%r12,%rcx,4), %r12
	cmpq	%rdi, %r12
	jae	.LBB42_36
	addq	128(%rsp), %r8
	cmpq	%r8, %rdx
	jae	.LBB42_36
	movq	%rcx, %r14
	movq	16(%rsp), %rdi
	jmp	.LBB42_23
.LBB42_36:
	cmpq	$16, %r14
	movq	16(%rsp), %rdi
	jae	.LBB42_38
	xorl	%r12d, %r12d
	movq	%rcx, %rdx
	movq	24(%rsp), %r8
	jmp	.LBB42_43
.LBB42_38:
	movq	%r14, %r12
	andq	$-16, %r12
	leaq	(%rcx,%r12), %rdx
	movq	%rdx, 80(%rsp)
	vpbroadcastq	%rcx, %zmm1
	vpaddq	.LCPI42_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI42_2(%rip), %zmm1, %zmm1
	leaq	(%rax,%rcx,4), %rdx
	xorl	%r8d, %r8d
	.p2align	4
.LBB42_39:
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
	jne	.LBB42_39
	cmpq	%r12, %r14
	movq	24(%rsp), %r8
	je	.LBB42_16
	testb	$12, %r14b
	je	.LBB42_46
	movq	80(%rsp), %rdx
.LBB42_43:
	subq	48(%rsp), %r14
	addq	%rcx, %r14
	vpbroadcastq	%rdx, %ymm0
	vpaddq	.LCPI42_4(%rip), %ymm0, %ymm0
	addq	%rcx, %r12
	.p2align	4
.LBB42_44:
	vmovups	(%rax,%r12,4), %xmm1
	vpsllq	$8, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rsi,%ymm2) {%k1}
	vpaddq	%ymm0, %ymm9, %ymm0
	addq	$4, %r12
	cmpq	%r12, %r8
	jne	.LBB42_44
	cmpq	$0, 48(%rsp)
	jne	.LBB42_23
	jmp	.LBB42_16
.LBB42_46:
	addq	%r12, %rcx
	jmp	.LBB42_22
	.p2align	4
.LBB42_47:
	movq	8(%rsp), %rcx
	addq	%r15, %rcx
	vmovaps	%zmm7, %zmm0
	movq	88(%rsp), %r15
	movq	%rcx, 8(%rsp)
	cmpq	%r15, %rcx
	je	.LBB42_49
	vbroadcastss	.LCPI42_6(%rip), %zmm0
.LBB42_49:
	vmovaps	%zmm8, %zmm1
	movq	104(%rsp), %r14
	movq	96(%rsp), %rdi
	movabsq	$9223372036854775807, %r12
	movq	120(%rsp), %r8
	movq	32(%rsp), %r11
	je	.LBB42_51
	vbroadcastss	.LCPI42_7(%rip), %zmm1
.LBB42_51:
	testq	%r14, %r14
	je	.LBB42_57
	xorl	%eax, %eax
	jmp	.LBB42_54
	.p2align	4
.LBB42_53:
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
	je	.LBB42_57
.LBB42_54:
	movq	%rax, %rcx
	shlq	$8, %rcx
	vmovups	(%rdi,%rcx), %zmm5
	vmovups	64(%rdi,%rcx), %zmm4
	vmovups	128(%rdi,%rcx), %zmm3
	vmovups	192(%rdi,%rcx), %zmm2
	movslq	(%r8,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB42_53
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB42_56:
	movslq	(%rbp), %rsi
	vbroadcastss	4(%rbp), %zmm6
	vfmadd231ps	(%rbx,%rsi,4), %zmm6, %zmm5
	vfmadd231ps	64(%rbx,%rsi,4), %zmm6, %zmm4
	vfmadd231ps	128(%rbx,%rsi,4), %zmm6, %zmm3
	vfmadd231ps	192(%rbx,%rsi,4), %zmm6, %zmm2
	addq	$8, %rbp
	cmpq	%rdx, %rbp
	jb	.LBB42_56
	jmp	.LBB42_53
	.p2align	4
.LBB42_57:
	cmpq	%r15, 8(%rsp)
	jge	.LBB42_67
	leaq	(%r8,%r14,4), %r8
	movq	16(%rsp), %rdi
	jmp	.LBB42_10
	.p2align	4
.LBB42_59:
	xorl	%edx, %edx
	movq	%rdx, %rcx
	jmp	.LBB42_61
	.p2align	4
.LBB42_60:
	movq	%rcx, %rdx
	cmpq	%r8, %rcx
	jge	.LBB42_14
.LBB42_61:
	addq	$4, %rcx
	jno	.LBB42_63
	movq	%r12, %rcx
	cmpq	$4, %rdi
	jge	.LBB42_64
	jmp	.LBB42_14
	.p2align	4
.LBB42_63:
	cmpq	$4, %rdi
	jl	.LBB42_60
.LBB42_64:
	leaq	(%rax,%rdx,4), %rsi
	shlq	$8, %rdx
	addq	%rbx, %rdx
	xorl	%r9d, %r9d
	movq	%r9, %r8
	.p2align	4
.LBB42_65:
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
	jl	.LBB42_65
	movq	16(%rsp), %rdi
	movq	24(%rsp), %r8
	jmp	.LBB42_60
.LBB42_67:
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
.Lfunc_end42:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5, .Lfunc_end42-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI43_0:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI43_1:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI43_2:
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
.LCPI43_3:
	.quad	192
.LCPI43_4:
	.quad	16
.LCPI43_6:
	.quad	4
.LCPI43_9:
	.long	3
	.long	7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI43_5:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI43_7:
	.long	0xff800000
.LCPI43_8:
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
	je	.LBB43_6
	movq	56(%rax), %rdx
	movl	%r14d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r14
	jae	.LBB43_63
	xorl	%esi, %esi
	jmp	.LBB43_3
.LBB43_63:
	movq	%r14, %r8
	andq	$-4, %r8
	leaq	(%r10,%rbx), %r9
	addq	$704, %r9
	xorl	%esi, %esi
	.p2align	4
.LBB43_64:
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
	jne	.LBB43_64
.LBB43_3:
	testq	%rcx, %rcx
	je	.LBB43_6
	leaq	(%rdx,%rsi,4), %rdx
	leaq	(%rsi,%rsi,2), %rsi
	shlq	$6, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$128, %rsi
	xorl	%r8d, %r8d
	.p2align	4
.LBB43_5:
	vbroadcastss	(%rdx,%r8,4), %zmm0
	vmovups	%zmm0, -128(%rsi)
	vmovups	%zmm0, -64(%rsi)
	vmovups	%zmm0, (%rsi)
	incq	%r8
	addq	$192, %rsi
	cmpq	%r8, %rcx
	jne	.LBB43_5
.LBB43_6:
	movq	24(%rax), %r12
	testq	%r12, %r12
	jle	.LBB43_28
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
	vpbroadcastq	.LCPI43_3(%rip), %ymm8
	vpbroadcastq	.LCPI43_6(%rip), %ymm9
	vpbroadcastq	.LCPI43_3(%rip), %zmm10
	vpbroadcastq	.LCPI43_4(%rip), %zmm11
	vmovddup	.LCPI43_9(%rip), %xmm12
	movq	%r10, 8(%rsp)
	movq	%r14, 96(%rsp)
	movq	%r12, 80(%rsp)
	vmovups	%zmm6, 224(%rsp)
	vmovups	%zmm7, 160(%rsp)
	.p2align	4
.LBB43_8:
	movq	%r8, 112(%rsp)
	subq	16(%rsp), %r12
	movq	104(%rsp), %rax
	cmpq	%rax, %r12
	cmovgeq	%rax, %r12
	cmpq	$47, %r10
	jg	.LBB43_11
	movq	%r12, %rax
	shlq	$4, %rax
	leaq	(%rax,%rax,2), %rax
	testq	%rax, %rax
	je	.LBB43_11
	movq	%r12, %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,2), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI43_9(%rip), %xmm12
	vpbroadcastq	.LCPI43_4(%rip), %zmm11
	vpbroadcastq	.LCPI43_3(%rip), %zmm10
	vpbroadcastq	.LCPI43_6(%rip), %ymm9
	vpbroadcastq	.LCPI43_3(%rip), %ymm8
	movq	8(%rsp), %r10
	movabsq	$9223372036854775807, %r11
	vmovups	160(%rsp), %zmm7
	vmovups	224(%rsp), %zmm6
.LBB43_11:
	movq	40(%rsp), %rax
	movq	16(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%r12, %rdx
	andq	$-4, %rdx
	cmpq	$4, %r12
	movq	%rdx, 32(%rsp)
	jge	.LBB43_12
.LBB43_15:
	testq	%r10, %r10
	je	.LBB43_20
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
	jmp	.LBB43_17
	.p2align	4
.LBB43_19:
	incq	%r8
	addq	56(%rsp), %rcx
	addq	$4, %r9
	addq	$4, %r11
	cmpq	%r10, %r8
	je	.LBB43_20
.LBB43_17:
	cmpq	%r15, %r8
	jge	.LBB43_34
	movq	32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r12, %rax
	je	.LBB43_19
	jmp	.LBB43_36
	.p2align	4
.LBB43_34:
	testq	%r12, %r12
	je	.LBB43_19
	xorl	%esi, %esi
.LBB43_36:
	movq	%r12, %r14
	subq	%rsi, %r14
	cmpq	$4, %r14
	jae	.LBB43_38
	movq	%rsi, %r14
	jmp	.LBB43_52
	.p2align	4
.LBB43_38:
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
	jb	.LBB43_39
	testb	%dl, %dl
	jne	.LBB43_39
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
	jae	.LBB43_43
	addq	120(%rsp), %rax
	cmpq	%rax, %r10
	jae	.LBB43_43
.LBB43_39:
	movq	%rsi, %r14
	movq	8(%rsp), %r10
.LBB43_52:
	movl	%r12d, %esi
	subl	%r14d, %esi
	movq	%r14, %rax
	andl	$7, %esi
	je	.LBB43_55
	leaq	(%r14,%r14,2), %rdx
	shlq	$6, %rdx
	addq	%r9, %rdx
	shll	$4, %esi
	leaq	(%rsi,%rsi,2), %rsi
	xorl	%edi, %edi
	movq	%r14, %rax
	.p2align	4
.LBB43_54:
	vmovd	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovd	%xmm0, (%rdx,%rdi,4)
	addq	$48, %rdi
	cmpq	%rdi, %rsi
	jne	.LBB43_54
.LBB43_55:
	subq	%r12, %r14
	cmpq	$-8, %r14
	ja	.LBB43_19
	leaq	(%rax,%rax,2), %rdx
	shlq	$6, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB43_57:
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
	jne	.LBB43_57
	jmp	.LBB43_19
.LBB43_43:
	cmpq	$16, %r14
	jae	.LBB43_45
	xorl	%eax, %eax
	movq	%rsi, 24(%rsp)
	jmp	.LBB43_49
.LBB43_45:
	movq	%r14, %rax
	andq	$-16, %rax
	leaq	(%rsi,%rax), %rdx
	movq	%rdx, 24(%rsp)
	vpbroadcastq	%rsi, %zmm1
	vpaddq	.LCPI43_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI43_2(%rip), %zmm1, %zmm1
	leaq	(%rcx,%rsi,4), %r10
	xorl	%edx, %edx
	.p2align	4
.LBB43_46:
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
	jne	.LBB43_46
	cmpq	%rax, %r14
	movq	8(%rsp), %r10
	je	.LBB43_19
	testb	$12, %r14b
	je	.LBB43_65
.LBB43_49:
	movq	32(%rsp), %rdx
	subq	48(%rsp), %r14
	addq	%rsi, %r14
	movq	24(%rsp), %r10
	vpbroadcastq	%r10, %ymm0
	vpaddq	.LCPI43_5(%rip), %ymm0, %ymm0
	addq	%rsi, %rax
	.p2align	4
.LBB43_50:
	vmovups	(%rcx,%rax,4), %xmm1
	vpmullq	%ymm8, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rdi,%ymm2) {%k1}
	vpaddq	%ymm0, %ymm9, %ymm0
	addq	$4, %rax
	cmpq	%rax, %rdx
	jne	.LBB43_50
	cmpq	$0, 48(%rsp)
	movq	8(%rsp), %r10
	jne	.LBB43_52
	jmp	.LBB43_19
.LBB43_65:
	addq	%rax, %rsi
	movq	%rsi, %r14
	jmp	.LBB43_52
	.p2align	4
.LBB43_20:
	movq	16(%rsp), %rcx
	addq	%r12, %rcx
	vmovaps	%zmm6, %zmm0
	movq	80(%rsp), %r12
	movq	%rcx, 16(%rsp)
	cmpq	%r12, %rcx
	je	.LBB43_22
	vbroadcastss	.LCPI43_7(%rip), %zmm0
.LBB43_22:
	vmovaps	%zmm7, %zmm1
	movq	96(%rsp), %r14
	movq	88(%rsp), %rdi
	movq	112(%rsp), %r8
	je	.LBB43_24
	vbroadcastss	.LCPI43_8(%rip), %zmm1
.LBB43_24:
	testq	%r14, %r14
	je	.LBB43_25
	xorl	%eax, %eax
	movabsq	$9223372036854775807, %r11
	jmp	.LBB43_30
	.p2align	4
.LBB43_33:
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
	je	.LBB43_26
.LBB43_30:
	movq	%rax, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rcx
	vmovups	(%rdi,%rcx), %zmm4
	vmovups	64(%rdi,%rcx), %zmm3
	vmovups	128(%rdi,%rcx), %zmm2
	movslq	(%r8,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB43_33
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB43_32:
	movslq	(%rbp), %rsi
	vbroadcastss	4(%rbp), %zmm5
	vfmadd231ps	(%rbx,%rsi,4), %zmm5, %zmm4
	vfmadd231ps	64(%rbx,%rsi,4), %zmm5, %zmm3
	vfmadd231ps	128(%rbx,%rsi,4), %zmm5, %zmm2
	addq	$8, %rbp
	cmpq	%rdx, %rbp
	jb	.LBB43_32
	jmp	.LBB43_33
	.p2align	4
.LBB43_12:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB43_13
	.p2align	4
.LBB43_62:
	movq	%rax, %rsi
	cmpq	%rdx, %rax
	jge	.LBB43_15
.LBB43_13:
	addq	$4, %rax
	jno	.LBB43_58
	movq	%r11, %rax
	cmpq	$4, %r10
	jge	.LBB43_59
	jmp	.LBB43_15
	.p2align	4
.LBB43_58:
	cmpq	$4, %r10
	jl	.LBB43_62
.LBB43_59:
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB43_60:
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
	jl	.LBB43_60
	movq	8(%rsp), %r10
	movq	32(%rsp), %rdx
	jmp	.LBB43_62
	.p2align	4
.LBB43_25:
	movabsq	$9223372036854775807, %r11
.LBB43_26:
	cmpq	%r12, 16(%rsp)
	jge	.LBB43_28
	leaq	(%r8,%r14,4), %r8
	jmp	.LBB43_8
.LBB43_28:
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
.Lfunc_end43:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5, .Lfunc_end43-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI44_0:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI44_1:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI44_2:
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
.LCPI44_3:
	.quad	16
.LCPI44_5:
	.quad	4
.LCPI44_8:
	.long	3
	.long	7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI44_4:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI44_6:
	.long	0xff800000
.LCPI44_7:
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
	je	.LBB44_8
	movq	56(%rax), %rdx
	movl	%r14d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r14
	jae	.LBB44_3
	xorl	%esi, %esi
	jmp	.LBB44_5
.LBB44_3:
	movq	%r14, %r8
	andq	$-4, %r8
	leaq	(%r10,%rbx), %r9
	addq	$448, %r9
	xorl	%esi, %esi
	.p2align	4
.LBB44_4:
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
	jne	.LBB44_4
.LBB44_5:
	testq	%rcx, %rcx
	je	.LBB44_8
	leaq	(%rdx,%rsi,4), %rdx
	shlq	$7, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$64, %rsi
	xorl	%r8d, %r8d
	.p2align	4
.LBB44_7:
	vbroadcastss	(%rdx,%r8,4), %zmm0
	vmovups	%zmm0, -64(%rsi)
	vmovups	%zmm0, (%rsi)
	incq	%r8
	subq	$-128, %rsi
	cmpq	%r8, %rcx
	jne	.LBB44_7
.LBB44_8:
	movq	24(%rax), %r15
	testq	%r15, %r15
	jle	.LBB44_67
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
	vpbroadcastq	.LCPI44_5(%rip), %ymm7
	vpbroadcastq	.LCPI44_3(%rip), %zmm8
	vmovddup	.LCPI44_8(%rip), %xmm9
	movq	%rdi, 16(%rsp)
	movq	%r11, 32(%rsp)
	movq	%r14, 104(%rsp)
	movq	%r15, 88(%rsp)
	vmovups	%zmm5, 224(%rsp)
	vmovups	%zmm6, 160(%rsp)
	.p2align	4
.LBB44_10:
	movq	%r8, 120(%rsp)
	subq	8(%rsp), %r15
	movq	112(%rsp), %rax
	cmpq	%rax, %r15
	cmovgeq	%rax, %r15
	cmpq	$31, %rdi
	jg	.LBB44_13
	movb	$59, %al
	bzhiq	%rax, %r15, %rax
	je	.LBB44_13
	movq	%r15, %rdx
	shlq	$7, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI44_8(%rip), %xmm9
	vpbroadcastq	.LCPI44_3(%rip), %zmm8
	vpbroadcastq	.LCPI44_5(%rip), %ymm7
	movq	32(%rsp), %r11
	movq	16(%rsp), %rdi
	vmovups	160(%rsp), %zmm6
	vmovups	224(%rsp), %zmm5
.LBB44_13:
	movq	40(%rsp), %rax
	movq	8(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%r15, %r8
	andq	$-4, %r8
	cmpq	$4, %r15
	movq	%r8, 24(%rsp)
	jge	.LBB44_59
.LBB44_14:
	testq	%rdi, %rdi
	je	.LBB44_47
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
	jmp	.LBB44_17
	.p2align	4
.LBB44_16:
	incq	%r11
	addq	56(%rsp), %rax
	addq	$4, %r10
	addq	$4, %r9
	cmpq	%rdi, %r11
	je	.LBB44_47
.LBB44_17:
	cmpq	32(%rsp), %r11
	jge	.LBB44_19
	movq	%r8, %rcx
	cmpq	%r15, %r8
	je	.LBB44_16
	jmp	.LBB44_21
	.p2align	4
.LBB44_19:
	testq	%r15, %r15
	je	.LBB44_16
	xorl	%ecx, %ecx
.LBB44_21:
	movq	%r15, %r12
	subq	%rcx, %r12
	cmpq	$4, %r12
	jae	.LBB44_29
.LBB44_22:
	movq	%rcx, %r12
.LBB44_23:
	movl	%r15d, %esi
	subl	%r12d, %esi
	movq	%r12, %rcx
	andl	$7, %esi
	je	.LBB44_26
	movq	%r12, %rdx
	shlq	$7, %rdx
	addq	%r10, %rdx
	shll	$5, %esi
	xorl	%r8d, %r8d
	movq	%r12, %rcx
	.p2align	4
.LBB44_25:
	vmovd	(%rax,%rcx,4), %xmm0
	incq	%rcx
	vmovd	%xmm0, (%rdx,%r8,4)
	addq	$32, %r8
	cmpq	%r8, %rsi
	jne	.LBB44_25
.LBB44_26:
	subq	%r15, %r12
	cmpq	$-8, %r12
	movq	24(%rsp), %r8
	ja	.LBB44_16
	movq	%rcx, %rsi
	shlq	$7, %rsi
	addq	%r9, %rsi
	.p2align	4
.LBB44_28:
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
	jne	.LBB44_28
	jmp	.LBB44_16
	.p2align	4
.LBB44_29:
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
	jb	.LBB44_22
	shrq	$57, %r8
	jne	.LBB44_22
	movq	56(%rsp), %r8
	imulq	%r11, %r8
	movq	136(%rsp), %rdi
	leaq	(%rdi,%r8), %r14
	movq	144(%rsp), %rdi
	leaq	(%rdi,%r11,4), %rdi
	leaq	(%r14,%rcx,4), %r14
	cmpq	%rdi, %r14
	jae	.LBB44_36
	addq	128(%rsp), %r8
	cmpq	%r8, %rdx
	jae	.LBB44_36
	movq	%rcx, %r12
	movq	16(%rsp), %rdi
	jmp	.LBB44_23
.LBB44_36:
	cmpq	$16, %r12
	movq	16(%rsp), %rdi
	jae	.LBB44_38
	xorl	%r14d, %r14d
	movq	%rcx, %rdx
	movq	24(%rsp), %r8
	jmp	.LBB44_43
.LBB44_38:
	movq	%r12, %r14
	andq	$-16, %r14
	leaq	(%rcx,%r14), %rdx
	movq	%rdx, 80(%rsp)
	vpbroadcastq	%rcx, %zmm1
	vpaddq	.LCPI44_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI44_2(%rip), %zmm1, %zmm1
	leaq	(%rax,%rcx,4), %rdx
	xorl	%r8d, %r8d
	.p2align	4
.LBB44_39:
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
	jne	.LBB44_39
	cmpq	%r14, %r12
	movq	24(%rsp), %r8
	je	.LBB44_16
	testb	$12, %r12b
	je	.LBB44_46
	movq	80(%rsp), %rdx
.LBB44_43:
	subq	48(%rsp), %r12
	addq	%rcx, %r12
	vpbroadcastq	%rdx, %ymm0
	vpaddq	.LCPI44_4(%rip), %ymm0, %ymm0
	addq	%rcx, %r14
	.p2align	4
.LBB44_44:
	vmovups	(%rax,%r14,4), %xmm1
	vpsllq	$7, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rsi,%ymm2) {%k1}
	vpaddq	%ymm7, %ymm0, %ymm0
	addq	$4, %r14
	cmpq	%r14, %r8
	jne	.LBB44_44
	cmpq	$0, 48(%rsp)
	jne	.LBB44_23
	jmp	.LBB44_16
.LBB44_46:
	addq	%r14, %rcx
	jmp	.LBB44_22
	.p2align	4
.LBB44_47:
	movq	8(%rsp), %rcx
	addq	%r15, %rcx
	vmovaps	%zmm5, %zmm0
	movq	88(%rsp), %r15
	movq	%rcx, 8(%rsp)
	cmpq	%r15, %rcx
	je	.LBB44_49
	vbroadcastss	.LCPI44_6(%rip), %zmm0
.LBB44_49:
	vmovaps	%zmm6, %zmm1
	movq	104(%rsp), %r14
	movq	96(%rsp), %rdi
	movabsq	$9223372036854775807, %r12
	movq	120(%rsp), %r8
	movq	32(%rsp), %r11
	je	.LBB44_51
	vbroadcastss	.LCPI44_7(%rip), %zmm1
.LBB44_51:
	testq	%r14, %r14
	je	.LBB44_57
	xorl	%eax, %eax
	jmp	.LBB44_54
	.p2align	4
.LBB44_53:
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rdi,%rcx)
	incq	%rax
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, 64(%rdi,%rcx)
	cmpq	%r14, %rax
	je	.LBB44_57
.LBB44_54:
	movq	%rax, %rcx
	shlq	$7, %rcx
	vmovups	(%rdi,%rcx), %zmm3
	vmovups	64(%rdi,%rcx), %zmm2
	movslq	(%r8,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB44_53
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB44_56:
	movslq	(%rbp), %rsi
	vbroadcastss	4(%rbp), %zmm4
	vfmadd231ps	(%rbx,%rsi,4), %zmm4, %zmm3
	vfmadd231ps	64(%rbx,%rsi,4), %zmm4, %zmm2
	addq	$8, %rbp
	cmpq	%rdx, %rbp
	jb	.LBB44_56
	jmp	.LBB44_53
	.p2align	4
.LBB44_57:
	cmpq	%r15, 8(%rsp)
	jge	.LBB44_67
	leaq	(%r8,%r14,4), %r8
	movq	16(%rsp), %rdi
	jmp	.LBB44_10
	.p2align	4
.LBB44_59:
	xorl	%edx, %edx
	movq	%rdx, %rcx
	jmp	.LBB44_61
	.p2align	4
.LBB44_60:
	movq	%rcx, %rdx
	cmpq	%r8, %rcx
	jge	.LBB44_14
.LBB44_61:
	addq	$4, %rcx
	jno	.LBB44_63
	movq	%r12, %rcx
	cmpq	$4, %rdi
	jge	.LBB44_64
	jmp	.LBB44_14
	.p2align	4
.LBB44_63:
	cmpq	$4, %rdi
	jl	.LBB44_60
.LBB44_64:
	leaq	(%rax,%rdx,4), %rsi
	shlq	$7, %rdx
	addq	%rbx, %rdx
	xorl	%r9d, %r9d
	movq	%r9, %r8
	.p2align	4
.LBB44_65:
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
	jl	.LBB44_65
	movq	16(%rsp), %rdi
	movq	24(%rsp), %r8
	jmp	.LBB44_60
.LBB44_67:
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
.Lfunc_end44:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5, .Lfunc_end44-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI45_0:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI45_1:
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
.LCPI45_2:
	.quad	16
.LCPI45_5:
	.quad	4
.LCPI45_8:
	.long	3
	.long	7
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI45_3:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI45_4:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI45_6:
	.long	0xff800000
.LCPI45_7:
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
	je	.LBB45_15
	movq	56(%rax), %rcx
	cmpq	$16, %r14
	jb	.LBB45_2
	leaq	(%rcx,%r14,4), %rsi
	cmpq	%rsi, %r11
	jae	.LBB45_6
	movq	48(%rsp), %rsi
	addq	%r14, %rsi
	shlq	$6, %rsi
	addq	%rbx, %rsi
	cmpq	%rsi, %rcx
	jae	.LBB45_6
.LBB45_2:
	xorl	%esi, %esi
.LBB45_9:
	movq	%r14, %r8
	movq	%rsi, %rdi
	andq	$7, %r8
	je	.LBB45_12
	movq	%rsi, %r9
	shlq	$6, %r9
	addq	%rbx, %r9
	addq	%rdx, %r9
	shll	$4, %r8d
	xorl	%r10d, %r10d
	movq	%rsi, %rdi
	.p2align	4
.LBB45_11:
	vpbroadcastd	(%rcx,%rdi,4), %zmm0
	incq	%rdi
	vmovdqu64	%zmm0, (%r9,%r10,4)
	addq	$16, %r10
	cmpq	%r10, %r8
	jne	.LBB45_11
.LBB45_12:
	subq	%r14, %rsi
	cmpq	$-8, %rsi
	ja	.LBB45_15
	movq	%rdi, %rsi
	shlq	$6, %rsi
	addq	%rdx, %rsi
	leaq	(%rbx,%rsi), %rdx
	addq	$448, %rdx
	.p2align	4
.LBB45_14:
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
	jne	.LBB45_14
	jmp	.LBB45_15
.LBB45_6:
	movq	%r14, %rsi
	vmovdqa64	.LCPI45_0(%rip), %zmm0
	andq	$-16, %rsi
	vmovdqa64	.LCPI45_1(%rip), %zmm1
	xorl	%edi, %edi
	vpbroadcastq	.LCPI45_2(%rip), %zmm2
	.p2align	4
.LBB45_7:
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
	jne	.LBB45_7
	cmpq	%rsi, %r14
	jne	.LBB45_9
.LBB45_15:
	movq	24(%rax), %r8
	testq	%r8, %r8
	jle	.LBB45_81
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
	vpbroadcastq	.LCPI45_5(%rip), %ymm5
	vpbroadcastq	.LCPI45_2(%rip), %zmm6
	vmovddup	.LCPI45_8(%rip), %xmm9
	movq	%r11, 104(%rsp)
	movq	%rcx, %r11
	vmovups	%zmm7, 224(%rsp)
	vmovups	%zmm8, 160(%rsp)
	movq	%r14, 112(%rsp)
	movq	%r8, 96(%rsp)
	jmp	.LBB45_19
	.p2align	4
.LBB45_17:
	movabsq	$9223372036854775807, %r11
.LBB45_18:
	leaq	(%r9,%r14,4), %r9
	cmpq	%r8, %rdx
	jge	.LBB45_81
.LBB45_19:
	movq	%r9, 120(%rsp)
	movq	%rdx, 32(%rsp)
	subq	%rdx, %r8
	movq	48(%rsp), %rax
	cmpq	%rax, %r8
	cmovgeq	%rax, %r8
	cmpq	$15, 8(%rsp)
	movq	%r8, (%rsp)
	jg	.LBB45_22
	movb	$60, %al
	bzhiq	%rax, %r8, %rax
	je	.LBB45_22
	movq	(%rsp), %rdx
	shlq	$6, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI45_8(%rip), %xmm9
	vpbroadcastq	.LCPI45_2(%rip), %zmm6
	vpbroadcastq	.LCPI45_5(%rip), %ymm5
	movq	(%rsp), %r8
	movabsq	$9223372036854775807, %r11
	vmovups	160(%rsp), %zmm8
	vmovups	224(%rsp), %zmm7
.LBB45_22:
	movq	56(%rsp), %rax
	movq	32(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%r8, %rcx
	andq	$-4, %rcx
	cmpq	$4, %r8
	movq	%rcx, %r8
	movq	%rcx, 24(%rsp)
	jge	.LBB45_65
.LBB45_23:
	cmpq	$0, 8(%rsp)
	movq	(%rsp), %rdx
	je	.LBB45_53
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
	jmp	.LBB45_26
	.p2align	4
.LBB45_25:
	incq	%r11
	addq	72(%rsp), %rax
	addq	$4, %r10
	addq	$4, %r9
	cmpq	8(%rsp), %r11
	je	.LBB45_53
.LBB45_26:
	cmpq	%rbp, %r11
	jge	.LBB45_28
	movq	%r8, %rdi
	cmpq	%rdx, %r8
	je	.LBB45_25
	jmp	.LBB45_30
	.p2align	4
.LBB45_28:
	testq	%rdx, %rdx
	je	.LBB45_25
	xorl	%edi, %edi
.LBB45_30:
	movq	%rdx, %rcx
	subq	%rdi, %rcx
	cmpq	$4, %rcx
	jae	.LBB45_32
.LBB45_31:
	movq	%rdi, %rcx
	jmp	.LBB45_37
	.p2align	4
.LBB45_32:
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
	jb	.LBB45_36
	shrq	$58, %r8
	jne	.LBB45_36
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
	jae	.LBB45_43
	addq	128(%rsp), %r8
	cmpq	%r8, %rdx
	jae	.LBB45_43
.LBB45_36:
	movq	%rdi, %rcx
	movq	(%rsp), %rdx
.LBB45_37:
	subl	%ecx, %edx
	movq	%rcx, %rsi
	andl	$7, %edx
	je	.LBB45_40
	movq	%rcx, %rdi
	shlq	$6, %rdi
	addq	%r10, %rdi
	shll	$4, %edx
	xorl	%r8d, %r8d
	movq	%rcx, %rsi
	.p2align	4
.LBB45_39:
	vmovd	(%rax,%rsi,4), %xmm0
	incq	%rsi
	vmovd	%xmm0, (%rdi,%r8,4)
	addq	$16, %r8
	cmpq	%r8, %rdx
	jne	.LBB45_39
.LBB45_40:
	movq	(%rsp), %rdx
	subq	%rdx, %rcx
	cmpq	$-8, %rcx
	movq	24(%rsp), %r8
	ja	.LBB45_25
	movq	%rsi, %rcx
	shlq	$6, %rcx
	addq	%r9, %rcx
	.p2align	4
.LBB45_42:
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
	jne	.LBB45_42
	jmp	.LBB45_25
.LBB45_43:
	cmpq	$16, %rcx
	jae	.LBB45_45
	xorl	%r14d, %r14d
	movq	%rdi, 16(%rsp)
	movq	(%rsp), %rdx
	movq	24(%rsp), %r8
	jmp	.LBB45_49
.LBB45_45:
	movq	%rcx, %r14
	andq	$-16, %r14
	leaq	(%rdi,%r14), %rdx
	movq	%rdx, 16(%rsp)
	vpbroadcastq	%rdi, %zmm1
	vpaddq	.LCPI45_0(%rip), %zmm1, %zmm0
	vpaddq	.LCPI45_1(%rip), %zmm1, %zmm1
	leaq	(%rax,%rdi,4), %rdx
	xorl	%r8d, %r8d
	.p2align	4
.LBB45_46:
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
	jne	.LBB45_46
	cmpq	%r14, %rcx
	movq	(%rsp), %rdx
	movq	24(%rsp), %r8
	je	.LBB45_25
	testb	$12, %cl
	je	.LBB45_52
.LBB45_49:
	subq	64(%rsp), %rcx
	addq	%rdi, %rcx
	movq	%rdi, 40(%rsp)
	movq	16(%rsp), %rdi
	vpbroadcastq	%rdi, %ymm0
	vpaddq	.LCPI45_4(%rip), %ymm0, %ymm0
	addq	40(%rsp), %r14
	.p2align	4
.LBB45_50:
	vmovups	(%rax,%r14,4), %xmm1
	vpsllq	$6, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rsi,%ymm2) {%k1}
	vpaddq	%ymm5, %ymm0, %ymm0
	addq	$4, %r14
	cmpq	%r14, %r8
	jne	.LBB45_50
	cmpq	$0, 64(%rsp)
	jne	.LBB45_37
	jmp	.LBB45_25
.LBB45_52:
	addq	%r14, %rdi
	jmp	.LBB45_31
	.p2align	4
.LBB45_53:
	addq	32(%rsp), %rdx
	vmovaps	%zmm7, %zmm0
	movq	96(%rsp), %r8
	cmpq	%r8, %rdx
	je	.LBB45_55
	vbroadcastss	.LCPI45_6(%rip), %zmm0
.LBB45_55:
	vmovaps	%zmm8, %zmm1
	movq	112(%rsp), %r14
	movq	104(%rsp), %rdi
	movq	120(%rsp), %r9
	je	.LBB45_57
	vbroadcastss	.LCPI45_7(%rip), %zmm1
.LBB45_57:
	testq	%r14, %r14
	je	.LBB45_17
	movq	%rdx, %r10
	cmpq	$1, %r14
	movabsq	$9223372036854775807, %r11
	jne	.LBB45_73
	xorl	%eax, %eax
.LBB45_60:
	testb	$1, %r14b
	movq	%r10, %rdx
	je	.LBB45_18
	movq	%rax, %rcx
	shlq	$6, %rcx
	vmovups	(%rdi,%rcx), %zmm2
	movslq	(%r9,%rax,4), %rax
	testq	%rax, %rax
	jle	.LBB45_64
	leaq	(,%rax,8), %rax
	addq	%r13, %rax
	.p2align	4
.LBB45_63:
	movslq	(%r13), %rdx
	vbroadcastss	4(%r13), %zmm3
	vfmadd231ps	(%rbx,%rdx,4), %zmm3, %zmm2
	addq	$8, %r13
	cmpq	%rax, %r13
	jb	.LBB45_63
.LBB45_64:
	vmaxps	%zmm2, %zmm0, %zmm0
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rdi,%rcx)
	movq	%r10, %rdx
	jmp	.LBB45_18
	.p2align	4
.LBB45_65:
	xorl	%edx, %edx
	movq	%rdx, %rcx
	jmp	.LBB45_67
	.p2align	4
.LBB45_66:
	movq	%rcx, %rdx
	cmpq	%r8, %rcx
	jge	.LBB45_23
.LBB45_67:
	addq	$4, %rcx
	jno	.LBB45_69
	movq	%r11, %rcx
	cmpq	$4, 8(%rsp)
	jge	.LBB45_70
	jmp	.LBB45_23
	.p2align	4
.LBB45_69:
	cmpq	$4, 8(%rsp)
	jl	.LBB45_66
.LBB45_70:
	leaq	(%rax,%rdx,4), %rsi
	shlq	$6, %rdx
	addq	%rbx, %rdx
	xorl	%r9d, %r9d
	movq	%r9, %rdi
	.p2align	4
.LBB45_71:
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
	jl	.LBB45_71
	movq	24(%rsp), %r8
	jmp	.LBB45_66
	.p2align	4
.LBB45_73:
	xorl	%eax, %eax
	jmp	.LBB45_75
	.p2align	4
.LBB45_74:
	addq	$2, %rax
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rdi,%rcx)
	cmpq	152(%rsp), %rax
	je	.LBB45_60
.LBB45_75:
	movq	%rax, %rcx
	shlq	$6, %rcx
	vmovups	(%rdi,%rcx), %zmm2
	movslq	(%r9,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB45_78
	leaq	(,%rdx,8), %rdx
	addq	%r13, %rdx
	.p2align	4
.LBB45_77:
	movslq	(%r13), %rsi
	vbroadcastss	4(%r13), %zmm3
	vfmadd231ps	(%rbx,%rsi,4), %zmm3, %zmm2
	addq	$8, %r13
	cmpq	%rdx, %r13
	jb	.LBB45_77
.LBB45_78:
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
	jle	.LBB45_74
	leaq	(,%rdx,8), %rdx
	addq	%r13, %rdx
	.p2align	4
.LBB45_80:
	movslq	(%r13), %rsi
	vbroadcastss	4(%r13), %zmm3
	vfmadd231ps	(%rbx,%rsi,4), %zmm3, %zmm2
	addq	$8, %r13
	cmpq	%rdx, %r13
	jb	.LBB45_80
	jmp	.LBB45_74
.LBB45_81:
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
.Lfunc_end45:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5, .Lfunc_end45-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5
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
	jle	.LBB46_5
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
	jmp	.LBB46_2
.LBB46_17:
	movq	-80(%rsp), %r13
	movq	-96(%rsp), %rcx
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
	movq	336(%r13), %r11
	movl	$4, %edx
	testq	%r11, %r11
	je	.LBB46_4
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
.LBB46_7:
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
	jne	.LBB46_7
	movq	-80(%rsp), %r13
	movq	-96(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$4, %edx
	jmp	.LBB46_4
	.p2align	4
.LBB46_13:
	cmpq	$1, %rax
	jle	.LBB46_14
	movq	336(%r13), %rax
	movl	$2, %edx
	testq	%rax, %rax
	je	.LBB46_4
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
.LBB46_11:
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
	jne	.LBB46_11
	movq	-80(%rsp), %r13
	movq	-96(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$2, %edx
	jmp	.LBB46_4
	.p2align	4
.LBB46_14:
	movq	336(%r13), %rax
	movl	$1, %edx
	testq	%rax, %rax
	je	.LBB46_4
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
.LBB46_16:
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
	jne	.LBB46_16
	jmp	.LBB46_17
.LBB46_5:
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
.Lfunc_end46:
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end46-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
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
	xorl	%r8d, %r8d
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%r13, -64(%rsp)
	movq	%rcx, -80(%rsp)
	jmp	.LBB47_2
.LBB47_17:
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r8
	movl	$1, %edx
	.p2align	4
.LBB47_4:
	addq	%rdx, %r8
	cmpq	%rcx, %r8
	jge	.LBB47_5
.LBB47_2:
	movq	%rcx, %rax
	subq	%r8, %rax
	cmpq	$3, %rax
	jle	.LBB47_13
	movq	336(%r13), %rbx
	movl	$4, %edx
	testq	%rbx, %rbx
	je	.LBB47_4
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
.LBB47_7:
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
	jne	.LBB47_7
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r8
	movl	$4, %edx
	jmp	.LBB47_4
	.p2align	4
.LBB47_13:
	cmpq	$1, %rax
	jle	.LBB47_14
	movq	336(%r13), %rax
	movl	$2, %edx
	testq	%rax, %rax
	je	.LBB47_4
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
.LBB47_11:
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
	jne	.LBB47_11
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r8
	movl	$2, %edx
	jmp	.LBB47_4
	.p2align	4
.LBB47_14:
	movq	336(%r13), %rax
	movl	$1, %edx
	testq	%rax, %rax
	je	.LBB47_4
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
.LBB47_16:
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
	jne	.LBB47_16
	jmp	.LBB47_17
.LBB47_5:
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
.Lfunc_end47:
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end47-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
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
	jle	.LBB48_5
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
	movq	336(%r15), %rax
	movl	$4, %ecx
	movq	%rax, -112(%rsp)
	testq	%rax, %rax
	je	.LBB48_4
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
.LBB48_7:
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
.LBB48_8:
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
	jne	.LBB48_8
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
	jne	.LBB48_7
	movq	-64(%rsp), %r15
	movq	24(%rsp), %rbp
	movq	-72(%rsp), %rdi
	movq	16(%rsp), %r13
	movq	-120(%rsp), %rbx
	movl	$4, %ecx
	jmp	.LBB48_4
	.p2align	4
.LBB48_15:
	cmpq	$1, %rax
	jle	.LBB48_16
	movq	336(%r15), %r12
	movl	$2, %ecx
	testq	%r12, %r12
	je	.LBB48_4
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
.LBB48_13:
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
	jne	.LBB48_13
	movq	-64(%rsp), %r15
	movq	24(%rsp), %rbp
	movq	16(%rsp), %r13
	movq	-120(%rsp), %rbx
	movl	$2, %ecx
	movq	-72(%rsp), %rdi
	jmp	.LBB48_4
	.p2align	4
.LBB48_16:
	movq	336(%r15), %rax
	movl	$1, %ecx
	testq	%rax, %rax
	je	.LBB48_4
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
.LBB48_18:
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
	jne	.LBB48_18
	movq	%r10, %rbp
	movq	-72(%rsp), %rdi
	movq	-120(%rsp), %rbx
	movl	$1, %ecx
	movq	-64(%rsp), %r15
	jmp	.LBB48_4
.LBB48_5:
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
.Lfunc_end48:
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end48-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
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
	jle	.LBB49_8
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
	jmp	.LBB49_2
	.p2align	4
.LBB49_6:
	movq	-56(%rsp), %r15
.LBB49_7:
	addq	%rcx, %r9
	cmpq	%r15, %r9
	jge	.LBB49_8
.LBB49_2:
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
	jne	.LBB49_9
	movq	336(%r13), %rdx
	movl	$7, %ecx
	testq	%rdx, %rdx
	je	.LBB49_7
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
.LBB49_5:
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
	jne	.LBB49_5
	jmp	.LBB49_6
	.p2align	4
.LBB49_9:
	cmpq	$8, %rax
	jl	.LBB49_13
	movq	336(%r13), %rbp
	movl	$8, %ecx
	testq	%rbp, %rbp
	je	.LBB49_7
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
.LBB49_12:
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
	jne	.LBB49_12
	jmp	.LBB49_6
	.p2align	4
.LBB49_13:
	cmpq	$4, %rax
	jl	.LBB49_22
	movq	336(%r13), %rdx
	movl	$4, %ecx
	testq	%rdx, %rdx
	je	.LBB49_7
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
.LBB49_16:
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
	jne	.LBB49_16
	movq	-48(%rsp), %r12
	movq	-16(%rsp), %rdi
	movq	-56(%rsp), %r15
	movl	$4, %ecx
	jmp	.LBB49_7
.LBB49_22:
	cmpq	$1, %rax
	jle	.LBB49_23
	movq	336(%r13), %rax
	movl	$2, %ecx
	testq	%rax, %rax
	je	.LBB49_7
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
.LBB49_20:
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
	jne	.LBB49_20
	movq	-48(%rsp), %r12
	movq	-56(%rsp), %r15
	movl	$2, %ecx
	jmp	.LBB49_7
.LBB49_23:
	movq	336(%r13), %rax
	movl	$1, %ecx
	testq	%rax, %rax
	je	.LBB49_7
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
.LBB49_25:
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
	jne	.LBB49_25
	movq	-48(%rsp), %r12
	movl	$1, %ecx
	jmp	.LBB49_7
.LBB49_8:
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
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end49-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
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
	jle	.LBB50_8
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
	jmp	.LBB50_2
	.p2align	4
.LBB50_6:
	movq	-56(%rsp), %r15
.LBB50_7:
	addq	%rcx, %r9
	cmpq	%r15, %r9
	jge	.LBB50_8
.LBB50_2:
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
	jne	.LBB50_9
	movq	336(%r13), %rdx
	movl	$7, %ecx
	testq	%rdx, %rdx
	je	.LBB50_7
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
.LBB50_5:
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
	jne	.LBB50_5
	jmp	.LBB50_6
	.p2align	4
.LBB50_9:
	cmpq	$8, %rax
	jl	.LBB50_13
	movq	336(%r13), %rbp
	movl	$8, %ecx
	testq	%rbp, %rbp
	je	.LBB50_7
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
.LBB50_12:
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
	jne	.LBB50_12
	jmp	.LBB50_6
	.p2align	4
.LBB50_13:
	cmpq	$4, %rax
	jl	.LBB50_22
	movq	336(%r13), %rdx
	movl	$4, %ecx
	testq	%rdx, %rdx
	je	.LBB50_7
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
.LBB50_16:
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
	jne	.LBB50_16
	movq	-48(%rsp), %r12
	movq	-16(%rsp), %rdi
	movq	-56(%rsp), %r15
	movl	$4, %ecx
	jmp	.LBB50_7
.LBB50_22:
	cmpq	$1, %rax
	jle	.LBB50_23
	movq	336(%r13), %rax
	movl	$2, %ecx
	testq	%rax, %rax
	je	.LBB50_7
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
.LBB50_20:
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
	jne	.LBB50_20
	movq	-48(%rsp), %r12
	movq	-56(%rsp), %r15
	movl	$2, %ecx
	jmp	.LBB50_7
.LBB50_23:
	movq	336(%r13), %rax
	movl	$1, %ecx
	testq	%rax, %rax
	je	.LBB50_7
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
.LBB50_25:
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
	jne	.LBB50_25
	movq	-48(%rsp), %r12
	movl	$1, %ecx
	jmp	.LBB50_7
.LBB50_8:
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
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end50-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
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
	jle	.LBB51_10
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
	movq	336(%r13), %rax
	movl	$7, %r15d
	testq	%rax, %rax
	je	.LBB51_9
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
.LBB51_5:
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
.LBB51_6:
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
	jne	.LBB51_6
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
	jne	.LBB51_5
	movq	-40(%rsp), %r13
	movq	-48(%rsp), %rbp
	movq	-88(%rsp), %r12
	movl	$7, %r15d
	jmp	.LBB51_9
	.p2align	4
.LBB51_11:
	cmpq	$8, %rax
	jl	.LBB51_18
	movq	336(%r13), %rax
	movl	$8, %r15d
	testq	%rax, %rax
	je	.LBB51_9
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
.LBB51_14:
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
.LBB51_15:
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
	jne	.LBB51_15
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
	jne	.LBB51_14
	movq	-40(%rsp), %r13
	movq	-48(%rsp), %rbp
	movq	-88(%rsp), %r12
	movl	$8, %r15d
	jmp	.LBB51_9
	.p2align	4
.LBB51_18:
	cmpq	$4, %rax
	jl	.LBB51_29
	movq	336(%r13), %rax
	movl	$4, %r15d
	testq	%rax, %rax
	je	.LBB51_9
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
.LBB51_21:
	movq	%rsi, %r14
	xorl	%r15d, %r15d
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	.p2align	4
.LBB51_22:
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
	jne	.LBB51_22
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
	jne	.LBB51_21
	movl	$4, %r15d
	jmp	.LBB51_9
.LBB51_29:
	cmpq	$1, %rax
	jle	.LBB51_30
	movq	336(%r13), %r9
	movl	$2, %r15d
	testq	%r9, %r9
	je	.LBB51_9
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
.LBB51_27:
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
	jne	.LBB51_27
	movq	-88(%rsp), %r12
	movl	$2, %r15d
	jmp	.LBB51_9
.LBB51_30:
	movq	336(%r13), %rax
	movl	$1, %r15d
	testq	%rax, %rax
	je	.LBB51_9
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
.LBB51_32:
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
	jne	.LBB51_32
	jmp	.LBB51_9
.LBB51_10:
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
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end51-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n
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
	jle	.LBB52_10
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
	movq	336(%r13), %rcx
	movl	$7, %r15d
	testq	%rcx, %rcx
	je	.LBB52_9
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
.LBB52_5:
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
.LBB52_6:
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
	jne	.LBB52_6
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
	jne	.LBB52_5
	movq	-40(%rsp), %r13
	movq	-48(%rsp), %rbp
	movq	-88(%rsp), %r12
	movl	$7, %r15d
	jmp	.LBB52_9
	.p2align	4
.LBB52_11:
	cmpq	$8, %rax
	jl	.LBB52_18
	movq	336(%r13), %rax
	movl	$8, %r15d
	testq	%rax, %rax
	je	.LBB52_9
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
.LBB52_14:
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
.LBB52_15:
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
	jne	.LBB52_15
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
	jne	.LBB52_14
	movq	-40(%rsp), %r13
	movq	-48(%rsp), %rbp
	movq	-88(%rsp), %r12
	movl	$8, %r15d
	jmp	.LBB52_9
	.p2align	4
.LBB52_18:
	cmpq	$4, %rax
	jl	.LBB52_29
	movq	336(%r13), %rax
	movl	$4, %r15d
	testq	%rax, %rax
	je	.LBB52_9
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
.LBB52_21:
	movq	%rsi, %r14
	xorl	%r15d, %r15d
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	.p2align	4
.LBB52_22:
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
	jne	.LBB52_22
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
	jne	.LBB52_21
	movl	$4, %r15d
	jmp	.LBB52_9
.LBB52_29:
	cmpq	$1, %rax
	jle	.LBB52_30
	movq	336(%r13), %r9
	movl	$2, %r15d
	testq	%r9, %r9
	je	.LBB52_9
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
.LBB52_27:
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
	jne	.LBB52_27
	movq	-88(%rsp), %r12
	movl	$2, %r15d
	jmp	.LBB52_9
.LBB52_30:
	movq	336(%r13), %rax
	movl	$1, %r15d
	testq	%rax, %rax
	je	.LBB52_9
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
.LBB52_32:
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
	jne	.LBB52_32
	jmp	.LBB52_9
.LBB52_10:
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
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end52-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	"symbolic $s20VitruvianMicroAVX5120B4LineP"
	.type	"symbolic $s20VitruvianMicroAVX5120B4LineP",@object
	.section	".note.GNU-stack","",@progbits
#endif
