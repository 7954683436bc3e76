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
	subq	$696, %rsp
	.cfi_def_cfa_offset 752
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r9, %rbx
	movq	848(%rsp), %r10
	movq	840(%rsp), %rax
	movq	768(%rsp), %r11
	decq	%rax
	imulq	784(%rsp), %rax
	leaq	-1(%r11), %r9
	imulq	800(%rsp), %r9
	addq	%r9, %rax
	incq	%rax
	movq	%rax, 32(%rsp)
	leaq	-1(%r10), %rax
	imulq	792(%rsp), %rax
	movq	776(%rsp), %r10
	leaq	-1(%r10), %r9
	imulq	808(%rsp), %r9
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
	movzbl	864(%rsp), %r15d
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
	cmpq	$0, 752(%rsp)
	jle	.LBB1_25
	movq	872(%rsp), %rdx
	movq	%r10, %rsi
	movq	768(%rsp), %rax
	imulq	%rax, %rsi
	movq	%rsi, %r11
	shlq	$6, %r11
	addq	%rdx, %r11
	movq	%r11, 80(%rsp)
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 624(%rsp)
	vbroadcastss	%xmm1, %zmm0
	vmovups	%zmm0, 560(%rsp)
	imulq	%r9, %rcx
	addq	%r8, %rcx
	imulq	%rbx, %rcx
	leaq	(%rdi,%rcx,4), %rcx
	movq	%rcx, 72(%rsp)
	imulq	%rbx, %r9
	movq	%r9, 88(%rsp)
	movq	16(%rsp), %rcx
	shlq	$4, %rcx
	movq	%rcx, 64(%rsp)
	xorq	$5, %rax
	xorq	$5, %r10
	orq	%rax, %r10
	sete	15(%rsp)
	movl	%esi, %r14d
	andl	$7, %r14d
	movq	%rsi, 40(%rsp)
	movq	%rsi, %rbp
	andq	$-8, %rbp
	movq	%rbx, %r8
	shlq	$5, %r8
	movq	%r14, 96(%rsp)
	shll	$6, %r14d
	movq	752(%rsp), %rax
	addq	$-16, %rax
	movq	%rax, 104(%rsp)
	leaq	448(%rdx), %rax
	movq	%rax, 48(%rsp)
	leaq	(,%rbx,4), %r12
	xorl	%eax, %eax
	movq	%r8, 112(%rsp)
	movl	%r15d, 28(%rsp)
	movq	%rbp, 56(%rsp)
	jmp	.LBB1_8
	.p2align	4
.LBB1_6:
	leaq	176(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV014computeThreeByG0yyF)
.LBB1_7:
	movq	120(%rsp), %rax
	addq	$16, %rax
	cmpq	752(%rsp), %rax
	movq	112(%rsp), %r8
	jge	.LBB1_25
.LBB1_8:
	movq	104(%rsp), %r15
	cmpq	%r15, %rax
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
	movq	760(%rsp), %rax
	leaq	(%rax,%r15,4), %rcx
	movq	48(%rsp), %rdx
	xorl	%eax, %eax
	.p2align	4
.LBB1_12:
	vmovups	(%rcx), %zmm0
	vmovups	%zmm0, -448(%rdx)
	leaq	(%rcx,%r12), %rsi
	vmovups	(%rcx,%rbx,4), %zmm0
	vmovups	%zmm0, -384(%rdx)
	vmovups	(%rcx,%rbx,8), %zmm0
	vmovups	%zmm0, -320(%rdx)
	addq	%r12, %rsi
	vmovups	(%rsi,%rbx,4), %zmm0
	vmovups	%zmm0, -256(%rdx)
	leaq	(%r12,%r12), %rdi
	addq	%rsi, %rdi
	vmovups	(%rsi,%rbx,8), %zmm0
	vmovups	%zmm0, -192(%rdx)
	leaq	(%rdi,%rbx,4), %rsi
	vmovups	(%rdi,%rbx,4), %zmm0
	vmovups	%zmm0, -128(%rdx)
	vmovups	(%r12,%rsi), %zmm0
	addq	%r12, %rsi
	vmovups	%zmm0, -64(%rdx)
	vmovups	(%r12,%rsi), %zmm0
	addq	$8, %rax
	vmovups	%zmm0, (%rdx)
	addq	$512, %rdx
	addq	%r8, %rcx
	cmpq	%rax, %rbp
	jne	.LBB1_12
.LBB1_13:
	cmpq	$0, 96(%rsp)
	je	.LBB1_16
	leaq	(,%r15,4), %rdx
	movq	%r12, %rcx
	imulq	%rax, %rcx
	shlq	$6, %rax
	addq	872(%rsp), %rax
	addq	%rdx, %rcx
	addq	760(%rsp), %rcx
	xorl	%edx, %edx
	.p2align	4
.LBB1_15:
	vmovups	(%rcx), %zmm0
	vmovups	%zmm0, (%rax,%rdx)
	addq	$64, %rdx
	addq	%r12, %rcx
	cmpq	%rdx, %r14
	jne	.LBB1_15
.LBB1_16:
	cmpb	$0, 14(%rsp)
	je	.LBB1_18
	movq	80(%rsp), %rbp
	movq	%rbp, %rdi
	movq	32(%rsp), %rsi
	movq	16(%rsp), %rdx
	movq	%r15, %rcx
	leaq	128(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF)
	movl	$16, %ecx
	movq	%rbp, %rax
	movq	56(%rsp), %rbp
	movq	64(%rsp), %rdx
	jmp	.LBB1_19
	.p2align	4
.LBB1_18:
	movq	72(%rsp), %rax
	leaq	(%rax,%r15,4), %rax
	movq	88(%rsp), %rdx
	movq	%rbx, %rcx
.LBB1_19:
	movq	824(%rsp), %rsi
	movq	816(%rsp), %rdi
	vmovups	(%rdi,%r15,4), %zmm0
	vbroadcastss	.LCPI1_0(%rip), %zmm1
	testq	%rsi, %rsi
	je	.LBB1_21
	vmovups	(%rsi,%r15,4), %zmm1
.LBB1_21:
	movq	%rax, 176(%rsp)
	movq	%rdx, 184(%rsp)
	movq	%rcx, 192(%rsp)
	movq	832(%rsp), %rax
	leaq	(%rax,%r15,4), %rax
	movq	768(%rsp), %rcx
	movq	%rcx, 200(%rsp)
	movq	776(%rsp), %rsi
	movq	%rsi, 208(%rsp)
	movq	784(%rsp), %rcx
	movq	%rcx, 216(%rsp)
	movq	792(%rsp), %rcx
	movq	%rcx, 224(%rsp)
	movq	800(%rsp), %rcx
	movq	%rcx, 232(%rsp)
	movq	808(%rsp), %rcx
	movq	%rcx, 240(%rsp)
	movq	872(%rsp), %rcx
	movq	%rcx, 248(%rsp)
	vmovups	%zmm0, 256(%rsp)
	vmovups	%zmm1, 320(%rsp)
	vmovups	624(%rsp), %zmm0
	vmovups	%zmm0, 384(%rsp)
	vmovups	560(%rsp), %zmm0
	vmovups	%zmm0, 448(%rsp)
	movq	%rax, 512(%rsp)
	movq	840(%rsp), %rax
	movq	%rax, 520(%rsp)
	movq	848(%rsp), %rax
	movq	%rax, 528(%rsp)
	movq	856(%rsp), %rax
	movq	%rax, 536(%rsp)
	movq	%rbx, 544(%rsp)
	movl	28(%rsp), %r15d
	testb	%r15b, %r15b
	jne	.LBB1_6
	cmpb	$0, 15(%rsp)
	je	.LBB1_24
	leaq	176(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0b6FiveByH0V_Tg5Tf4dn_n)
	jmp	.LBB1_7
	.p2align	4
.LBB1_24:
	movq	768(%rsp), %rdi
	leaq	176(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0B9TapCountsV_Tg5)
	jmp	.LBB1_7
.LBB1_25:
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
	retq
.LBB1_26:
	.cfi_def_cfa_offset 752
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
	shlq	$6, %r9
	movq	8(%rsp), %rdi
	movq	%rdi, %r10
	shlq	$6, %r10
	movq	16(%rsp), %rax
	movq	%rax, %r11
	shlq	$6, %r11
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
	leaq	256(%rcx), %r14
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
	vmovups	(%rcx), %zmm0
	vmovups	%zmm0, (%r8)
	addq	$64, %r8
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
	shlq	$6, %rcx
	addq	%r14, %rcx
	leaq	(,%rax,4), %r8
	.p2align	4
.LBB2_26:
	vmovups	(%rsi), %zmm0
	vmovups	%zmm0, -256(%rcx)
	leaq	(%rsi,%r8), %r9
	vmovups	(%rsi,%rax,4), %zmm0
	vmovups	%zmm0, -192(%rcx)
	vmovups	(%rsi,%rax,8), %zmm0
	vmovups	%zmm0, -128(%rcx)
	addq	%r8, %r9
	vmovups	(%r9,%rax,4), %zmm0
	vmovups	%zmm0, -64(%rcx)
	leaq	(%r8,%r8), %r10
	addq	%r9, %r10
	vmovups	(%r9,%rax,8), %zmm0
	vmovups	%zmm0, (%rcx)
	leaq	(%r10,%rax,4), %r9
	vmovups	(%r10,%rax,4), %zmm0
	vmovups	%zmm0, 64(%rcx)
	vmovups	(%r8,%r9), %zmm0
	addq	%r8, %r9
	vmovups	%zmm0, 128(%rcx)
	vmovups	(%r8,%r9), %zmm0
	vmovups	%zmm0, 192(%rcx)
	addq	%rdi, %rsi
	addq	$512, %rcx
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
	.size	$s20VitruvianMicroAVX5120B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF, .Lfunc_end2-$s20VitruvianMicroAVX5120B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF
	.hidden	$s20VitruvianMicroAVX5120B16PlaneConvolutionV014computeThreeByG0yyF
	.globl	$s20VitruvianMicroAVX5120B16PlaneConvolutionV014computeThreeByG0yyF
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B16PlaneConvolutionV014computeThreeByG0yyF,@function
$s20VitruvianMicroAVX5120B16PlaneConvolutionV014computeThreeByG0yyF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%r13, -48(%rsp)
	movq	344(%r13), %rax
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
	vmovups	512(%rsi), %zmm0
	vmovups	320(%rsi), %zmm1
	vmovups	(%rsi), %zmm2
	vmovups	64(%rsi), %zmm3
	vmovups	128(%rsi), %zmm4
	vmovups	192(%rsi), %zmm5
	vmovups	448(%rsi), %zmm6
	vmovups	256(%rsi), %zmm7
	movq	336(%rdi), %r13
	vmovups	384(%rsi), %zmm8
	movq	360(%rdi), %rsi
	imulq	48(%rdi), %rdx
	movq	352(%rdi), %r8
	movq	%r8, -40(%rsp)
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
	vxorps	%xmm9, %xmm9, %xmm9
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
	vmovups	80(%rcx), %zmm10
	vmovups	144(%rcx), %zmm11
	vmovups	208(%rcx), %zmm12
	vmovups	272(%rcx), %zmm13
	movq	368(%rcx), %r10
	shlq	$2, %r10
	movq	-40(%rsp), %r8
	movq	-32(%rsp), %rcx
	movq	%r13, %rsi
	.p2align	4
.LBB3_4:
	vmovups	(%rcx), %zmm14
	vfmadd132ps	%zmm2, %zmm10, %zmm14
	vfmadd231ps	(%rcx,%r11), %zmm5, %zmm14
	vfmadd231ps	(%rcx,%r14), %zmm8, %zmm14
	vfmadd231ps	(%rcx,%r12), %zmm3, %zmm14
	vfmadd231ps	(%rcx,%rax), %zmm7, %zmm14
	vfmadd231ps	(%rcx,%rbp), %zmm6, %zmm14
	vfmadd231ps	(%rcx,%r9), %zmm4, %zmm14
	vfmadd231ps	(%rcx,%rbx), %zmm1, %zmm14
	vfmadd231ps	(%rcx,%r15), %zmm0, %zmm14
	vcmpltps	%zmm9, %zmm14, %k1
	vmulps	%zmm14, %zmm11, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm12, %zmm14
	vminps	%zmm14, %zmm13, %zmm14
	vmovups	%zmm14, (%rsi)
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
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV014computeThreeByG0yyF, .Lfunc_end3-$s20VitruvianMicroAVX5120B16PlaneConvolutionV014computeThreeByG0yyF
	.hidden	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0B9TapCountsV_Tg5
	.weak	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0B9TapCountsV_Tg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0B9TapCountsV_Tg5,@function
$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0B9TapCountsV_Tg5:
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
	movq	344(%r13), %rax
	movq	%rax, 128(%rsp)
	testq	%rax, %rax
	je	.LBB4_28
	movq	352(%r13), %r8
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
	movq	%rsi, %rcx
	shlq	$6, %rcx
	movq	%rsi, %rax
	shlq	$7, %rax
	movq	%rax, 16(%rsp)
	movq	%rcx, -8(%rsp)
	leaq	(%rcx,%rcx,2), %rax
	movq	%rax, 88(%rsp)
	movq	%rsi, %rax
	shlq	$8, %rax
	movq	%rax, 80(%rsp)
	movq	$0, (%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	movq	$0, -88(%rsp)
	movq	%r13, -96(%rsp)
	movq	%rsi, -24(%rsp)
	movq	%rdi, -16(%rsp)
	movq	%r8, 8(%rsp)
	jmp	.LBB4_2
	.p2align	4
.LBB4_26:
	vcmpltps	%zmm0, %zmm1, %k1
	vmovups	208(%r13), %zmm2
	vmovups	272(%r13), %zmm3
	vmulps	144(%r13), %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm2, %zmm1
	vminps	%zmm1, %zmm3, %zmm1
	movq	360(%r13), %rax
	imulq	-88(%rsp), %rax
	shlq	$2, %rax
	addq	336(%r13), %rax
	movq	-72(%rsp), %rcx
	imulq	368(%r13), %rcx
	vmovups	%zmm1, (%rax,%rcx,4)
	movq	8(%rsp), %r8
.LBB4_27:
	movq	-88(%rsp), %rcx
	incq	%rcx
	addq	$4, (%rsp)
	movq	%rcx, -88(%rsp)
	cmpq	128(%rsp), %rcx
	je	.LBB4_28
.LBB4_2:
	cmpq	$8, %r8
	jl	.LBB4_9
	movq	40(%r13), %rax
	movq	48(%r13), %r12
	movq	56(%r13), %r8
	movq	64(%r13), %r10
	movq	(%r13), %rdx
	movq	8(%r13), %r14
	movq	%r12, %rcx
	shlq	$4, %rcx
	movq	%rcx, -112(%rsp)
	movq	%rax, %rcx
	movq	-88(%rsp), %r9
	imulq	%r9, %rcx
	imulq	%r14, %rcx
	leaq	(%rdx,%rcx,4), %rcx
	movq	%rcx, 24(%rsp)
	vmovups	80(%r13), %zmm1
	movq	360(%r13), %rcx
	imulq	%r9, %rcx
	movq	%r10, %r9
	shlq	$2, %rcx
	addq	336(%r13), %rcx
	movq	%rcx, -40(%rsp)
	vmovups	208(%r13), %zmm2
	movq	368(%r13), %r10
	vmovups	272(%r13), %zmm3
	vmovups	144(%r13), %zmm4
	leaq	(,%r10,4), %rcx
	leaq	(%rcx,%rcx,2), %r11
	movq	%r11, -56(%rsp)
	movq	%r10, %r11
	shlq	$4, %r11
	movq	%r11, 72(%rsp)
	leaq	(%rcx,%rcx,4), %rcx
	movq	%rcx, 64(%rsp)
	leaq	(,%r10,8), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rcx, 56(%rsp)
	imulq	(%rsp), %rax
	leaq	(%rax,%r8,4), %rcx
	imulq	%r14, %rax
	imulq	%r14, %rcx
	imulq	%r8, %r14
	leaq	(%r10,%r10,8), %r8
	leaq	(%r8,%r8,2), %r8
	movq	%r10, -48(%rsp)
	addq	%r10, %r8
	movq	%r8, 48(%rsp)
	shlq	$6, %r9
	addq	%rdx, %rax
	addq	%rdx, %rcx
	movq	%r12, %rdx
	shlq	$5, %rdx
	movq	%rdx, -64(%rsp)
	movq	%r12, %rdx
	shlq	$8, %rdx
	movq	%rdx, -32(%rsp)
	movq	%r12, %rdx
	shlq	$9, %rdx
	movq	%rdx, 40(%rsp)
	shlq	$3, %r14
	shlq	$6, %r12
	movl	$8, %edx
	movq	$0, -80(%rsp)
	movq	$0, -128(%rsp)
	movq	%r9, -104(%rsp)
	jmp	.LBB4_4
	.p2align	4
.LBB4_11:
	vcmpltps	%zmm0, %zmm12, %k1
	vmulps	%zmm12, %zmm4, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm2, %zmm12
	vminps	%zmm12, %zmm3, %zmm12
	movq	-48(%rsp), %r10
	movq	-128(%rsp), %r11
	imulq	%r10, %r11
	movq	-40(%rsp), %r8
	leaq	(%r8,%r11,4), %rdx
	vmovups	%zmm12, (%r8,%r11,4)
	vcmpltps	%zmm0, %zmm11, %k1
	vmulps	%zmm11, %zmm4, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm2, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vmovups	%zmm11, (%rdx,%r10,4)
	vcmpltps	%zmm0, %zmm10, %k1
	vmulps	%zmm10, %zmm4, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm2, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vmovups	%zmm10, (%rdx,%r10,8)
	vcmpltps	%zmm0, %zmm9, %k1
	vmulps	%zmm9, %zmm4, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm2, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	movq	-56(%rsp), %r8
	vmovups	%zmm9, (%r8,%rdx)
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	movq	72(%rsp), %r8
	vmovups	%zmm8, (%r8,%rdx)
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	movq	64(%rsp), %r8
	vmovups	%zmm7, (%r8,%rdx)
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	movq	56(%rsp), %r8
	vmovups	%zmm6, (%r8,%rdx)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	movq	48(%rsp), %r8
	vmovups	%zmm5, (%r8,%rdx)
	movq	-72(%rsp), %rbp
	leaq	8(%rbp), %rdx
	movq	-80(%rsp), %r8
	addq	40(%rsp), %r8
	movq	%r8, -80(%rsp)
	movq	%rbp, -128(%rsp)
	movq	8(%rsp), %r8
	cmpq	%rdx, %r8
	jl	.LBB4_12
.LBB4_4:
	movq	%rdx, -72(%rsp)
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm1, %zmm12
	testq	%rsi, %rsi
	je	.LBB4_11
	movq	-128(%rsp), %rdx
	imulq	-112(%rsp), %rdx
	movq	24(%rsp), %r8
	leaq	(%r8,%rdx,4), %rdx
	movq	%rdx, -120(%rsp)
	xorl	%r8d, %r8d
	movq	-80(%rsp), %r11
	xorl	%ebx, %ebx
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm1, %zmm12
	jmp	.LBB4_6
	.p2align	4
.LBB4_60:
	incq	%rbx
	addq	%r9, %r11
	addq	$64, %r8
	cmpq	%rsi, %rbx
	je	.LBB4_11
.LBB4_6:
	testq	%rdi, %rdi
	je	.LBB4_60
	movq	72(%r13), %rdx
	cmpq	$0, 112(%rsp)
	je	.LBB4_8
	leaq	(%rdx,%r8), %r9
	movq	%r11, %r15
	xorl	%ebp, %ebp
	movq	104(%rsp), %rdi
	movq	16(%rsp), %r13
	movq	-8(%rsp), %rsi
	.p2align	4
.LBB4_62:
	leaq	(%rax,%r15), %r10
	vmovups	(%r9), %zmm13
	vfmadd231ps	(%rax,%r15), %zmm13, %zmm12
	vfmadd231ps	(%r12,%r10), %zmm13, %zmm11
	addq	%r12, %r10
	vfmadd231ps	(%r12,%r10), %zmm13, %zmm10
	addq	%r12, %r10
	vfmadd231ps	(%r12,%r10), %zmm13, %zmm9
	addq	%r12, %r10
	vfmadd231ps	(%r12,%r10), %zmm13, %zmm8
	addq	%r12, %r10
	vfmadd231ps	(%r12,%r10), %zmm13, %zmm7
	addq	%r12, %r10
	vfmadd231ps	(%r12,%r10), %zmm13, %zmm6
	addq	%r12, %r10
	vfmadd231ps	(%r12,%r10), %zmm13, %zmm5
	leaq	(%rcx,%r15), %r10
	vmovups	(%r9,%rsi), %zmm13
	vfmadd231ps	(%rcx,%r15), %zmm13, %zmm12
	addq	$2, %rbp
	vfmadd231ps	(%r12,%r10), %zmm13, %zmm11
	addq	%r12, %r10
	vfmadd231ps	(%r12,%r10), %zmm13, %zmm10
	addq	%r12, %r10
	vfmadd231ps	(%r12,%r10), %zmm13, %zmm9
	addq	%r12, %r10
	vfmadd231ps	(%r12,%r10), %zmm13, %zmm8
	addq	%r12, %r10
	vfmadd231ps	(%r12,%r10), %zmm13, %zmm7
	addq	%r12, %r10
	vfmadd231ps	(%r12,%r10), %zmm13, %zmm6
	addq	%r12, %r10
	vfmadd231ps	(%r12,%r10), %zmm13, %zmm5
	addq	%r14, %r15
	addq	%r13, %r9
	cmpq	%rbp, %rdi
	jne	.LBB4_62
	addq	%rax, %r15
	movq	-96(%rsp), %r13
	movq	-24(%rsp), %rsi
	movq	-16(%rsp), %rdi
	movq	-104(%rsp), %r9
	testb	$1, %dil
	je	.LBB4_60
	jmp	.LBB4_59
	.p2align	4
.LBB4_8:
	movq	%r9, %r15
	imulq	%rbx, %r15
	addq	-120(%rsp), %r15
	xorl	%ebp, %ebp
	testb	$1, %dil
	je	.LBB4_60
.LBB4_59:
	imulq	%rsi, %rbp
	addq	%rbx, %rbp
	shlq	$6, %rbp
	vmovups	(%rdx,%rbp), %zmm13
	vfmadd231ps	(%r15), %zmm13, %zmm12
	movq	-112(%rsp), %r10
	vfmadd231ps	(%r15,%r10,4), %zmm13, %zmm11
	movq	-64(%rsp), %rbp
	leaq	(%r15,%rbp,4), %rdx
	vfmadd231ps	(%r15,%rbp,4), %zmm13, %zmm10
	vfmadd231ps	(%rdx,%r10,4), %zmm13, %zmm9
	movq	-32(%rsp), %rdx
	vfmadd231ps	(%r15,%rdx), %zmm13, %zmm8
	addq	%rdx, %r15
	vfmadd231ps	(%r15,%r10,4), %zmm13, %zmm7
	leaq	(%r15,%rbp,4), %rdx
	vfmadd231ps	(%r15,%rbp,4), %zmm13, %zmm6
	vfmadd231ps	(%rdx,%r10,4), %zmm13, %zmm5
	jmp	.LBB4_60
	.p2align	4
.LBB4_9:
	cmpq	$3, %r8
	jle	.LBB4_63
	movl	$4, %eax
	xorl	%ebp, %ebp
	jmp	.LBB4_13
	.p2align	4
.LBB4_12:
	movq	%rbp, %rax
	orq	$4, %rax
	cmpq	%rax, %r8
	jl	.LBB4_16
.LBB4_13:
	movq	%rax, -56(%rsp)
	vmovups	80(%r13), %zmm1
	testq	%rsi, %rsi
	movq	%rbp, -72(%rsp)
	je	.LBB4_14
	movq	8(%r13), %rax
	movq	48(%r13), %r15
	movq	%r15, -128(%rsp)
	movq	%rbp, %rdx
	shlq	$6, %rdx
	leaq	192(%rdx), %r11
	imulq	%r15, %r11
	leaq	128(%rdx), %rbx
	imulq	%r15, %rbx
	movq	%r13, %r8
	movq	%rdx, %r9
	imulq	%r15, %r9
	addq	$64, %rdx
	imulq	%r15, %rdx
	shlq	$4, %r15
	movq	56(%r13), %rcx
	movq	(%r13), %r12
	movq	40(%r13), %rsi
	movq	%rax, %r10
	imulq	%rsi, %r10
	movq	%r10, %r14
	imulq	-88(%rsp), %r14
	leaq	(%r12,%r14,4), %r14
	movq	%r15, -40(%rsp)
	imulq	%rbp, %r15
	leaq	(%r14,%r15,4), %rdi
	movq	%rdi, -48(%rsp)
	movq	%r12, %r15
	movq	(%rsp), %rdi
	imulq	%rdi, %r10
	leaq	(%r10,%r11), %r13
	imulq	%rdi, %rsi
	leaq	(%rsi,%rcx,4), %rbp
	imulq	%rax, %rsi
	imulq	%rax, %rbp
	imulq	%rcx, %rax
	leaq	(%r10,%rbx), %r12
	leaq	(%r10,%r9), %rcx
	addq	%r9, %rsi
	movq	%rsi, -80(%rsp)
	addq	%rbp, %r11
	addq	%rbp, %rbx
	addq	%rbp, %r9
	addq	%rdx, %rbp
	addq	%r10, %rdx
	movq	-16(%rsp), %rdi
	movq	64(%r8), %rsi
	shlq	$6, %rsi
	movq	%rsi, -64(%rsp)
	shlq	$7, -128(%rsp)
	shlq	$3, %rax
	vmovaps	%zmm1, %zmm2
	vmovaps	%zmm1, %zmm3
	vmovaps	%zmm1, %zmm4
	xorl	%r10d, %r10d
	xorl	%r8d, %r8d
	movq	-8(%rsp), %rsi
	jmp	.LBB4_48
	.p2align	4
.LBB4_54:
	incq	%r8
	addq	-64(%rsp), %r15
	movq	-104(%rsp), %r10
	addq	$64, %r10
	cmpq	-24(%rsp), %r8
	movq	-16(%rsp), %rdi
	je	.LBB4_15
.LBB4_48:
	testq	%rdi, %rdi
	movq	%r10, -104(%rsp)
	je	.LBB4_54
	movq	%r8, -112(%rsp)
	movq	-96(%rsp), %r8
	movq	72(%r8), %rdi
	cmpq	$0, 112(%rsp)
	je	.LBB4_50
	movq	%r15, %r14
	movq	%rdi, -120(%rsp)
	leaq	(%rdi,%r10), %r15
	movq	%r14, -32(%rsp)
	xorl	%r10d, %r10d
	movq	104(%rsp), %rdi
	movq	16(%rsp), %r8
	.p2align	4
.LBB4_56:
	vmovups	(%r15), %zmm5
	vfmadd231ps	(%r14,%rcx), %zmm5, %zmm4
	vfmadd231ps	(%r14,%rdx), %zmm5, %zmm3
	vfmadd231ps	(%r14,%r12), %zmm5, %zmm2
	vfmadd231ps	(%r14,%r13), %zmm5, %zmm1
	vmovups	(%r15,%rsi), %zmm5
	vfmadd231ps	(%r14,%r9), %zmm5, %zmm4
	vfmadd231ps	(%r14,%rbp), %zmm5, %zmm3
	vfmadd231ps	(%r14,%rbx), %zmm5, %zmm2
	addq	$2, %r10
	vfmadd231ps	(%r14,%r11), %zmm5, %zmm1
	addq	%rax, %r14
	addq	%r8, %r15
	cmpq	%r10, %rdi
	jne	.LBB4_56
	addq	-80(%rsp), %r14
	movq	-32(%rsp), %r15
	movq	-112(%rsp), %r8
	movq	-120(%rsp), %rdi
	testb	$1, -16(%rsp)
	je	.LBB4_54
	jmp	.LBB4_53
	.p2align	4
.LBB4_50:
	movq	-64(%rsp), %r14
	movq	-112(%rsp), %r8
	imulq	%r8, %r14
	addq	-48(%rsp), %r14
	xorl	%r10d, %r10d
	testb	$1, -16(%rsp)
	je	.LBB4_54
.LBB4_53:
	imulq	-24(%rsp), %r10
	addq	%r8, %r10
	shlq	$6, %r10
	vmovups	(%rdi,%r10), %zmm5
	vfmadd231ps	(%r14), %zmm5, %zmm4
	movq	-40(%rsp), %r8
	vfmadd231ps	(%r14,%r8,4), %zmm5, %zmm3
	movq	-128(%rsp), %rdi
	vfmadd231ps	(%r14,%rdi), %zmm5, %zmm2
	addq	%rdi, %r14
	vfmadd231ps	(%r14,%r8,4), %zmm5, %zmm1
	movq	-112(%rsp), %r8
	jmp	.LBB4_54
	.p2align	4
.LBB4_63:
	cmpq	$1, %r8
	jle	.LBB4_65
	movl	$2, %eax
	xorl	%ebp, %ebp
	jmp	.LBB4_17
.LBB4_14:
	vmovaps	%zmm1, %zmm2
	vmovaps	%zmm1, %zmm3
	vmovaps	%zmm1, %zmm4
.LBB4_15:
	vcmpltps	%zmm0, %zmm4, %k1
	movq	-96(%rsp), %r13
	vmovups	144(%r13), %zmm5
	vmovups	208(%r13), %zmm6
	vmovups	272(%r13), %zmm7
	vmulps	%zmm5, %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm6, %zmm4
	vminps	%zmm4, %zmm7, %zmm4
	movq	360(%r13), %rax
	imulq	-88(%rsp), %rax
	shlq	$2, %rax
	addq	336(%r13), %rax
	movq	368(%r13), %rcx
	movq	-72(%rsp), %r8
	imulq	%rcx, %r8
	leaq	(%rax,%r8,4), %rdx
	vmovups	%zmm4, (%rax,%r8,4)
	vcmpltps	%zmm0, %zmm3, %k1
	vmulps	%zmm5, %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm6, %zmm3
	vminps	%zmm3, %zmm7, %zmm3
	vmovups	%zmm3, (%rdx,%rcx,4)
	vcmpltps	%zmm0, %zmm2, %k1
	vmulps	%zmm5, %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm6, %zmm2
	vminps	%zmm2, %zmm7, %zmm2
	vmovups	%zmm2, (%rdx,%rcx,8)
	vcmpltps	%zmm0, %zmm1, %k1
	vmulps	%zmm5, %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm6, %zmm1
	vminps	%zmm1, %zmm7, %zmm1
	leaq	(%rcx,%rcx,2), %rax
	vmovups	%zmm1, (%rdx,%rax,4)
	movq	-56(%rsp), %rbp
	movq	-24(%rsp), %rsi
	movq	8(%rsp), %r8
.LBB4_16:
	leaq	2(%rbp), %rax
	cmpq	%rax, %r8
	jl	.LBB4_20
.LBB4_17:
	movq	%rax, 120(%rsp)
	movq	%rbp, -72(%rsp)
	vmovups	80(%r13), %zmm1
	testq	%rsi, %rsi
	je	.LBB4_18
	movq	8(%r13), %rbx
	movq	48(%r13), %rcx
	movq	%rcx, %r9
	shlq	$4, %r9
	movq	-96(%rsp), %rdx
	movq	56(%rdx), %rax
	movq	-96(%rsp), %rdx
	movq	64(%rdx), %r15
	movq	-96(%rsp), %rdx
	movq	(%rdx), %r12
	movq	-96(%rsp), %rdx
	movq	40(%rdx), %r11
	movq	%rbx, %rdx
	imulq	%r11, %rdx
	movq	%rdx, %r10
	imulq	-88(%rsp), %r10
	leaq	(%r12,%r10,4), %r10
	movq	-72(%rsp), %r14
	imulq	%r14, %r9
	leaq	(%r10,%r9,4), %rsi
	movq	%rsi, -48(%rsp)
	movq	-16(%rsp), %rdi
	shlq	$6, %r15
	movq	(%rsp), %r8
	imulq	%r8, %rdx
	shlq	$6, %r14
	movq	%r14, %rsi
	imulq	%rcx, %rsi
	leaq	(%rdx,%rsi), %r9
	movq	%r9, 64(%rsp)
	imulq	%r8, %r11
	movq	%rsi, %r8
	leaq	(%rax,%rax,2), %r9
	leaq	(%r11,%r9,4), %rbp
	movq	-24(%rsp), %rsi
	movq	-96(%rsp), %r13
	leaq	(%r11,%rax,8), %r9
	leaq	(%r11,%rax,4), %r10
	imulq	%rbx, %r11
	imulq	%rbx, %rbp
	imulq	%rbx, %r9
	imulq	%rbx, %r10
	imulq	%rax, %rbx
	addq	%r8, %r11
	movq	%r11, 48(%rsp)
	addq	$64, %r14
	imulq	%rcx, %r14
	leaq	(%r8,%rbp), %rax
	movq	%rax, -104(%rsp)
	addq	%r14, %rbp
	leaq	(%r8,%r9), %rax
	addq	%r14, %r9
	movq	%r9, %r11
	addq	%r10, %r8
	addq	%r14, %r10
	movq	%r10, 56(%rsp)
	addq	%rdx, %r14
	movq	%rbx, %rdx
	movq	%r14, -56(%rsp)
	movq	%rbx, %r9
	shlq	$4, %r9
	movq	%r9, 24(%rsp)
	shlq	$6, %rcx
	shlq	$2, %rdx
	vmovaps	%zmm1, %zmm2
	xorl	%r9d, %r9d
	movq	$0, -120(%rsp)
	movq	%r15, -40(%rsp)
	movq	%rcx, 72(%rsp)
	movq	%rdx, 40(%rsp)
	movq	%rax, -112(%rsp)
	movq	%rbp, -64(%rsp)
	movq	%r11, -32(%rsp)
	jmp	.LBB4_37
	.p2align	4
.LBB4_44:
	movq	-120(%rsp), %r10
	incq	%r10
	addq	%r15, %r12
	movq	-80(%rsp), %r9
	addq	$64, %r9
	movq	%r10, -120(%rsp)
	cmpq	%rsi, %r10
	movq	-16(%rsp), %rdi
	je	.LBB4_19
.LBB4_37:
	testq	%rdi, %rdi
	movq	%r9, -80(%rsp)
	je	.LBB4_44
	movq	72(%r13), %r14
	cmpq	$4, %rdi
	jae	.LBB4_45
	movq	%r15, %r10
	imulq	-120(%rsp), %r10
	addq	-48(%rsp), %r10
	xorl	%ebx, %ebx
	jmp	.LBB4_41
	.p2align	4
.LBB4_45:
	addq	%r14, %r9
	movq	%r12, -128(%rsp)
	movq	%r12, %r10
	xorl	%ebx, %ebx
	movq	96(%rsp), %rdi
	movq	16(%rsp), %r13
	movq	88(%rsp), %r15
	movq	80(%rsp), %r12
	movq	-8(%rsp), %rsi
	movq	%r8, %rbp
	movq	-56(%rsp), %r8
	movq	64(%rsp), %r11
	movq	56(%rsp), %rdx
	movq	24(%rsp), %rax
	.p2align	4
.LBB4_46:
	vmovups	(%r9), %zmm3
	vfmadd231ps	(%r10,%r11), %zmm3, %zmm2
	vfmadd231ps	(%r10,%r8), %zmm3, %zmm1
	vmovups	(%r9,%rsi), %zmm3
	vfmadd231ps	(%r10,%rbp), %zmm3, %zmm2
	vfmadd231ps	(%r10,%rdx), %zmm3, %zmm1
	vmovups	(%r9,%r13), %zmm3
	movq	-112(%rsp), %rcx
	vfmadd231ps	(%r10,%rcx), %zmm3, %zmm2
	movq	-32(%rsp), %rcx
	vfmadd231ps	(%r10,%rcx), %zmm3, %zmm1
	vmovups	(%r9,%r15), %zmm3
	movq	-104(%rsp), %rcx
	vfmadd231ps	(%r10,%rcx), %zmm3, %zmm2
	addq	$4, %rbx
	movq	-64(%rsp), %rcx
	vfmadd231ps	(%r10,%rcx), %zmm3, %zmm1
	addq	%rax, %r10
	addq	%r12, %r9
	cmpq	%rbx, %rdi
	jne	.LBB4_46
	addq	48(%rsp), %r10
	movq	-96(%rsp), %r13
	movq	-24(%rsp), %rsi
	movq	-40(%rsp), %r15
	movq	-128(%rsp), %r12
	movq	%rbp, %r8
	movq	72(%rsp), %rcx
	movq	40(%rsp), %rdx
.LBB4_41:
	cmpq	$0, 32(%rsp)
	movq	-8(%rsp), %rdi
	je	.LBB4_44
	imulq	%rsi, %rbx
	addq	-120(%rsp), %rbx
	shlq	$6, %rbx
	addq	%rbx, %r14
	movq	32(%rsp), %r9
	.p2align	4
.LBB4_43:
	vmovups	(%r14), %zmm3
	vfmadd231ps	(%r10), %zmm3, %zmm2
	vfmadd231ps	(%r10,%rcx), %zmm3, %zmm1
	addq	%rdx, %r10
	addq	%rdi, %r14
	decq	%r9
	jne	.LBB4_43
	jmp	.LBB4_44
.LBB4_18:
	vmovaps	%zmm1, %zmm2
.LBB4_19:
	vmovups	144(%r13), %zmm3
	vcmpltps	%zmm0, %zmm2, %k1
	vmovups	208(%r13), %zmm4
	vmovups	272(%r13), %zmm5
	vmulps	%zmm3, %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm4, %zmm2
	movq	360(%r13), %rax
	imulq	-88(%rsp), %rax
	shlq	$2, %rax
	addq	336(%r13), %rax
	vminps	%zmm2, %zmm5, %zmm2
	movq	368(%r13), %rcx
	movq	-72(%rsp), %r8
	imulq	%rcx, %r8
	leaq	(%rax,%r8,4), %rdx
	vmovups	%zmm2, (%rax,%r8,4)
	vcmpltps	%zmm0, %zmm1, %k1
	vmulps	%zmm3, %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm4, %zmm1
	vminps	%zmm1, %zmm5, %zmm1
	vmovups	%zmm1, (%rdx,%rcx,4)
	movq	120(%rsp), %rbp
	movq	8(%rsp), %r8
.LBB4_20:
	cmpq	%r8, %rbp
	jge	.LBB4_27
.LBB4_21:
	vmovups	80(%r13), %zmm1
	testq	%rsi, %rsi
	movq	%rbp, -72(%rsp)
	je	.LBB4_26
	movq	8(%r13), %rax
	movq	56(%r13), %rcx
	movq	64(%r13), %r11
	movq	(%r13), %r10
	movq	40(%r13), %rdx
	movq	%rax, %rbx
	imulq	%rdx, %rbx
	movq	%rbx, %r8
	imulq	-88(%rsp), %r8
	leaq	(%r10,%r8,4), %r9
	movq	48(%r13), %r8
	imulq	%rbp, %r8
	shlq	$6, %r8
	addq	%r8, %r9
	movq	%r9, -56(%rsp)
	shlq	$6, %r11
	movq	(%rsp), %r9
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
	movq	$0, -104(%rsp)
	movq	%r11, -48(%rsp)
	movq	%r10, -32(%rsp)
	jmp	.LBB4_23
	.p2align	4
.LBB4_33:
	movq	-104(%rsp), %r9
	incq	%r9
	addq	%r11, %rbx
	movq	-112(%rsp), %rcx
	addq	%r11, %rcx
	addq	%r11, %r14
	addq	%r11, %rbp
	addq	%r11, %r15
	movq	-64(%rsp), %rax
	addq	$64, %rax
	movq	%r9, -104(%rsp)
	cmpq	%rsi, %r9
	je	.LBB4_26
.LBB4_23:
	testq	%rdi, %rdi
	movq	%rcx, -112(%rsp)
	movq	%rax, -64(%rsp)
	je	.LBB4_33
	movq	72(%r13), %rdx
	cmpq	$4, %rdi
	jae	.LBB4_34
	movq	%r11, %rax
	imulq	-104(%rsp), %rax
	addq	-56(%rsp), %rax
	xorl	%ecx, %ecx
	jmp	.LBB4_30
	.p2align	4
.LBB4_34:
	leaq	(%rdx,%rax), %rdi
	movq	%r15, -40(%rsp)
	movq	%r15, %r10
	movq	%rbp, -128(%rsp)
	movq	%rbp, %r9
	movq	%r14, -80(%rsp)
	movq	%rcx, %rax
	movq	%rbx, -120(%rsp)
	movq	%rbx, %r13
	xorl	%ecx, %ecx
	movq	96(%rsp), %r15
	movq	16(%rsp), %r11
	movq	88(%rsp), %rbp
	movq	80(%rsp), %rbx
	movq	-8(%rsp), %rsi
	.p2align	4
.LBB4_35:
	vmovups	(%r13,%r8), %zmm2
	vfmadd132ps	(%rdi), %zmm1, %zmm2
	vmovups	(%r10,%r8), %zmm1
	vfmadd132ps	(%rdi,%rsi), %zmm2, %zmm1
	vmovups	(%r9,%r8), %zmm2
	vfmadd132ps	(%rdi,%r11), %zmm1, %zmm2
	addq	$4, %rcx
	vmovups	(%r14,%r8), %zmm1
	vfmadd132ps	(%rdi,%rbp), %zmm2, %zmm1
	addq	%r12, %r13
	addq	%r12, %rax
	addq	%r12, %r14
	addq	%r12, %r9
	addq	%r12, %r10
	addq	%rbx, %rdi
	cmpq	%rcx, %r15
	jne	.LBB4_35
	addq	%r8, %rax
	movq	-96(%rsp), %r13
	movq	-24(%rsp), %rsi
	movq	-16(%rsp), %rdi
	movq	-48(%rsp), %r11
	movq	-120(%rsp), %rbx
	movq	-80(%rsp), %r14
	movq	-128(%rsp), %rbp
	movq	-40(%rsp), %r15
.LBB4_30:
	testb	$3, %dil
	movq	-8(%rsp), %r9
	movq	-32(%rsp), %r10
	je	.LBB4_33
	imulq	%rsi, %rcx
	addq	-104(%rsp), %rcx
	shlq	$6, %rcx
	addq	%rcx, %rdx
	movq	32(%rsp), %rcx
	.p2align	4
.LBB4_32:
	vmovups	(%rax), %zmm2
	vfmadd231ps	(%rdx), %zmm2, %zmm1
	addq	%r10, %rax
	addq	%r9, %rdx
	decq	%rcx
	jne	.LBB4_32
	jmp	.LBB4_33
.LBB4_65:
	jne	.LBB4_27
	xorl	%ebp, %ebp
	jmp	.LBB4_21
.LBB4_28:
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
.Lfunc_end4:
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0B9TapCountsV_Tg5, .Lfunc_end4-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0B9TapCountsV_Tg5
	.cfi_endproc
	.hidden	vitruvian_combine_avx512
	.globl	vitruvian_combine_avx512
	.p2align	4
	.type	vitruvian_combine_avx512,@function
vitruvian_combine_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF)
.Lfunc_end5:
	.size	vitruvian_combine_avx512, .Lfunc_end5-vitruvian_combine_avx512
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
	ja	.LBB6_31
	leaq	.LJTI6_0(%rip), %r10
	movslq	(%r10,%rdi,4), %rdi
	addq	%r10, %rdi
	jmpq	*%rdi
.LBB6_2:
	cmpq	$16, %rax
	jl	.LBB6_5
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
.LBB6_4:
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
	jl	.LBB6_4
	jmp	.LBB6_33
.LBB6_28:
	leaq	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU3_)(%rip), %rsi
	jmp	.LBB6_32
.LBB6_26:
	leaq	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU1_)(%rip), %rsi
	jmp	.LBB6_32
.LBB6_27:
	leaq	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU2_)(%rip), %rsi
	jmp	.LBB6_32
.LBB6_31:
	leaq	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU6_)(%rip), %rsi
	jmp	.LBB6_32
.LBB6_25:
	leaq	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU0_)(%rip), %rsi
	jmp	.LBB6_32
.LBB6_29:
	leaq	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU4_)(%rip), %rsi
	jmp	.LBB6_32
.LBB6_30:
	leaq	($s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU5_)(%rip), %rsi
.LBB6_32:
	leaq	144(%rsp), %rdi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B4RunsV7combineyys6SIMD16VySfGAG_AGtXEF04$s20ab98AVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs6f2VyO13GAP_APtXEfU0_Tf1cn_nTm)
.LBB6_33:
	movq	%fs:40, %rax
	cmpq	320(%rsp), %rax
	jne	.LBB6_35
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
.LBB6_5:
	.cfi_def_cfa_offset 384
	testq	%rax, %rax
	je	.LBB6_33
	cmpq	$7, %rax
	jbe	.LBB6_7
	movq	%rdx, %rdi
	xorq	$1, %rdi
	movq	%r8, %r10
	xorq	$1, %r10
	orq	%rdi, %r10
	jne	.LBB6_7
	movq	%r9, %rdi
	subq	%rsi, %rdi
	cmpq	$256, %rdi
	setb	%dil
	movq	%r9, %r10
	subq	%rcx, %r10
	cmpq	$256, %r10
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
	cmpq	$64, %rax
	jae	.LBB6_18
	xorl	%edi, %edi
	jmp	.LBB6_22
.LBB6_18:
	movq	%rax, %rdi
	andq	$-64, %rdi
	xorl	%r10d, %r10d
.LBB6_19:
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
	jne	.LBB6_19
	cmpq	%rdi, %rax
	je	.LBB6_33
	testb	$56, %al
	je	.LBB6_8
.LBB6_22:
	movq	%rdi, %r10
	movq	%rax, %rdi
	andq	$-8, %rdi
	vbroadcastss	%xmm0, %ymm2
	vbroadcastss	%xmm1, %ymm3
.LBB6_23:
	vmovups	(%rsi,%r10,4), %ymm4
	vaddps	(%rcx,%r10,4), %ymm4, %ymm4
	vmaxps	%ymm4, %ymm2, %ymm4
	vminps	%ymm4, %ymm3, %ymm4
	vmovups	%ymm4, (%r9,%r10,4)
	addq	$8, %r10
	cmpq	%r10, %rdi
	jne	.LBB6_23
	cmpq	%rdi, %rax
	je	.LBB6_33
	jmp	.LBB6_8
.LBB6_35:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end6:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF, .Lfunc_end6-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitF
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
	jl	.LBB7_5
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
.LBB7_2:
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
	jl	.LBB7_2
	jmp	.LBB7_3
.LBB7_5:
	testq	%rdx, %rdx
	je	.LBB7_3
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
.LBB7_7:
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
	jne	.LBB7_7
.LBB7_3:
	movq	%fs:40, %rax
	cmpq	352(%rsp), %rax
	jne	.LBB7_8
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
.LBB7_8:
	.cfi_def_cfa_offset 416
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end7:
	.size	$s20VitruvianMicroAVX5120B4RunsV7combineyys6SIMD16VySfGAG_AGtXEF04$s20ab98AVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs6f2VyO13GAP_APtXEfU0_Tf1cn_nTm, .Lfunc_end7-$s20VitruvianMicroAVX5120B4RunsV7combineyys6SIMD16VySfGAG_AGtXEF04$s20ab98AVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpyo7GSitFs6f2VyO13GAP_APtXEfU0_Tf1cn_nTm
	.cfi_endproc
	.p2align	4
	.type	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU0_,@function
$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU0_:
	vsubps	%xmm4, %xmm0, %xmm0
	vsubps	%xmm5, %xmm1, %xmm1
	vsubps	%xmm6, %xmm2, %xmm2
	vsubps	%xmm7, %xmm3, %xmm3
	retq
.Lfunc_end8:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU0_, .Lfunc_end8-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU0_
	.p2align	4
	.type	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU1_,@function
$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU1_:
	vmulps	%xmm4, %xmm0, %xmm0
	vmulps	%xmm5, %xmm1, %xmm1
	vmulps	%xmm6, %xmm2, %xmm2
	vmulps	%xmm7, %xmm3, %xmm3
	retq
.Lfunc_end9:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU1_, .Lfunc_end9-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU1_
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
.Lfunc_end10:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU2_, .Lfunc_end10-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU2_
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
.Lfunc_end11:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU3_, .Lfunc_end11-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU3_
	.p2align	4
	.type	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU4_,@function
$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU4_:
	vmaxps	%xmm4, %xmm0, %xmm0
	vmaxps	%xmm5, %xmm1, %xmm1
	vmaxps	%xmm6, %xmm2, %xmm2
	vmaxps	%xmm7, %xmm3, %xmm3
	retq
.Lfunc_end12:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU4_, .Lfunc_end12-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU4_
	.p2align	4
	.type	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU5_,@function
$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU5_:
	vminps	%xmm4, %xmm0, %xmm0
	vminps	%xmm5, %xmm1, %xmm1
	vminps	%xmm6, %xmm2, %xmm2
	vminps	%xmm7, %xmm3, %xmm3
	retq
.Lfunc_end13:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU5_, .Lfunc_end13-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU5_
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
.Lfunc_end14:
	.size	$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU6_, .Lfunc_end14-$s20VitruvianMicroAVX51212microCombine8function4left0G4Step5right0iH05lower5upper6output5countySi_SPySfGSiALSiS2fSpySfGSitFs6SIMD16VySfGAP_APtXEfU6_
	.hidden	vitruvian_multiply_avx512
	.globl	vitruvian_multiply_avx512
	.p2align	4
	.type	vitruvian_multiply_avx512,@function
vitruvian_multiply_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF)
.Lfunc_end15:
	.size	vitruvian_multiply_avx512, .Lfunc_end15-vitruvian_multiply_avx512
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI16_0:
	.long	0x80000000
.LCPI16_1:
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
	jne	.LBB16_13
	vmovups	%zmm2, 128(%rsp)
	vmovups	%zmm0, 192(%rsp)
	testq	%rbp, %rbp
	jle	.LBB16_7
	imulq	%rdx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	288(%rsp), %r13
	jmp	.LBB16_3
	.p2align	4
.LBB16_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5)
	movl	$2, %r12d
.LBB16_6:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB16_7
.LBB16_3:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB16_5
	cmpq	$2, %rcx
	je	.LBB16_5
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB16_11
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB16_11
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5)
	movl	$1, %r12d
	jmp	.LBB16_6
	.p2align	4
.LBB16_11:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5)
	jmp	.LBB16_6
.LBB16_13:
	xorl	%ecx, %ecx
	testq	%r10, %r10
	setne	%dil
	leaq	64(%rsp), %rsi
	vbroadcastss	.LCPI16_0(%rip), %zmm1
	vmovups	%zmm1, 64(%rsp)
	cmovneq	%r10, %rsi
	vbroadcastss	.LCPI16_1(%rip), %zmm1
	vmovups	%zmm1, (%rsp)
	testq	%rax, %rax
	je	.LBB16_14
	testq	%rbp, %rbp
	jle	.LBB16_7
	movl	$1, %r8d
	jmp	.LBB16_18
.LBB16_14:
	testq	%rbp, %rbp
	jle	.LBB16_7
	movq	%rsp, %rax
	xorl	%r8d, %r8d
.LBB16_18:
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
	jmp	.LBB16_19
	.p2align	4
.LBB16_21:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5)
	movl	$2, %r12d
.LBB16_22:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB16_7
.LBB16_19:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB16_21
	cmpq	$2, %rcx
	je	.LBB16_21
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB16_25
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB16_25
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5)
	movl	$1, %r12d
	jmp	.LBB16_22
	.p2align	4
.LBB16_25:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	128(%rsp), %rdx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5)
	jmp	.LBB16_22
.LBB16_7:
	movq	%fs:40, %rax
	cmpq	368(%rsp), %rax
	jne	.LBB16_27
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
.LBB16_27:
	.cfi_def_cfa_offset 432
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end16:
	.size	$s20VitruvianMicroAVX51213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF, .Lfunc_end16-$s20VitruvianMicroAVX51213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF
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
	jl	.LBB17_11
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
	jmp	.LBB17_2
	.p2align	4
.LBB17_3:
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
.LBB17_4:
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
	jl	.LBB17_5
.LBB17_2:
	movq	%rax, -112(%rsp)
	vmovups	(%rdi), %zmm6
	vmovups	64(%rdi), %zmm4
	testq	%rbp, %rbp
	movq	%rbx, -120(%rsp)
	je	.LBB17_3
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
	jmp	.LBB17_56
	.p2align	4
.LBB17_60:
	incq	%r9
	addq	%r15, %rbx
	cmpq	%rbp, %r9
	je	.LBB17_4
.LBB17_56:
	testq	%rdi, %rdi
	je	.LBB17_60
	movq	%r14, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB17_58:
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
	jne	.LBB17_58
	addq	%r11, %r14
	jmp	.LBB17_60
.LBB17_11:
	cmpq	$4, %rcx
	jl	.LBB17_17
	movq	%rax, %rcx
	imulq	%rsi, %rcx
	movq	%rcx, -8(%rsp)
	leaq	16(%rsi), %rdx
	imulq	%rdx, %rax
	movq	%rax, -16(%rsp)
	movl	$4, %eax
	xorl	%r8d, %r8d
	jmp	.LBB17_13
.LBB17_5:
	movq	%r8, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	movq	-72(%rsp), %rdx
	jge	.LBB17_13
.LBB17_6:
	leaq	2(%r8), %rdx
	cmpq	%rdx, %rcx
	movq	-128(%rsp), %r13
	jge	.LBB17_7
	jmp	.LBB17_10
.LBB17_13:
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
	jmp	.LBB17_14
	.p2align	4
.LBB17_15:
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm4, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm4, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm4, %zmm10
.LBB17_16:
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
	jl	.LBB17_6
.LBB17_14:
	vmovups	(%rdi), %zmm4
	vmovups	64(%rdi), %zmm3
	cmpq	$0, -120(%rsp)
	movq	%rax, -112(%rsp)
	je	.LBB17_15
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
	jmp	.LBB17_46
	.p2align	4
.LBB17_51:
	addq	%rdi, %r8
.LBB17_52:
	incq	%rcx
	addq	%r10, %rdx
	addq	%r10, %rbx
	addq	%r10, %r15
	addq	%r10, %rbp
	cmpq	-120(%rsp), %rcx
	je	.LBB17_16
.LBB17_46:
	testq	%r14, %r14
	je	.LBB17_52
	movq	%r8, %rax
	cmpq	$1, %r14
	jne	.LBB17_53
	xorl	%r9d, %r9d
	jmp	.LBB17_49
	.p2align	4
.LBB17_53:
	xorl	%r12d, %r12d
	.p2align	4
.LBB17_54:
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
	jne	.LBB17_54
.LBB17_49:
	testb	$1, %r14b
	je	.LBB17_51
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
	jmp	.LBB17_51
.LBB17_17:
	cmpq	$1, %rcx
	jle	.LBB17_19
	movl	$2, %edx
	xorl	%r8d, %r8d
.LBB17_7:
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	movq	%r8, -112(%rsp)
	movq	%rdx, -120(%rsp)
	je	.LBB17_8
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
	jmp	.LBB17_35
	.p2align	4
.LBB17_41:
	addq	%rdi, %r9
	movq	-128(%rsp), %r13
.LBB17_42:
	incq	%r12
	addq	%r10, %r11
	addq	%r10, %r15
	addq	%r10, %rcx
	cmpq	%rax, %r12
	je	.LBB17_9
.LBB17_35:
	testq	%rsi, %rsi
	je	.LBB17_42
	movq	%r9, %r13
	cmpq	$4, %rsi
	jae	.LBB17_43
	xorl	%ebp, %ebp
	jmp	.LBB17_38
	.p2align	4
.LBB17_43:
	xorl	%r8d, %r8d
	.p2align	4
.LBB17_44:
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
	jne	.LBB17_44
.LBB17_38:
	testq	%rbx, %rbx
	je	.LBB17_41
	leaq	(%rcx,%rbp,4), %r8
	leaq	(%r11,%rbp,4), %rbp
	xorl	%edx, %edx
	.p2align	4
.LBB17_40:
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
	jne	.LBB17_40
	jmp	.LBB17_41
.LBB17_8:
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm3, %zmm5
.LBB17_9:
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
.LBB17_10:
	cmpq	%rcx, %r8
	jge	.LBB17_24
.LBB17_21:
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB17_22
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
	jmp	.LBB17_26
	.p2align	4
.LBB17_31:
	addq	%r15, %rdi
.LBB17_32:
	incq	%r11
	addq	%rsi, %rcx
	cmpq	%rax, %r11
	je	.LBB17_23
.LBB17_26:
	testq	%rdx, %rdx
	je	.LBB17_32
	movq	%rdi, %r8
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB17_28
	.p2align	4
.LBB17_33:
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
	jne	.LBB17_33
.LBB17_28:
	testq	%r9, %r9
	je	.LBB17_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB17_30:
	vbroadcastss	(%rbx,%r14,4), %zmm4
	vfmadd231ps	(%r8), %zmm4, %zmm3
	vfmadd231ps	64(%r8), %zmm4, %zmm2
	subq	$-128, %r8
	incq	%r14
	cmpq	%r14, %r9
	jne	.LBB17_30
	jmp	.LBB17_31
.LBB17_22:
	movq	%r8, %r12
.LBB17_23:
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
.LBB17_24:
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
.LBB17_19:
	.cfi_def_cfa_offset 88
	jne	.LBB17_24
	xorl	%r8d, %r8d
	jmp	.LBB17_21
.Lfunc_end17:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end17-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B19AddingAndRectifyingVTtg5
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
	jl	.LBB18_11
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
	jmp	.LBB18_2
	.p2align	4
.LBB18_3:
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
.LBB18_4:
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
	jl	.LBB18_5
.LBB18_2:
	movq	-64(%rsp), %rcx
	vmovups	(%rcx), %zmm5
	movq	%rax, 40(%rsp)
	vmovups	64(%rcx), %zmm4
	vmovups	128(%rcx), %zmm3
	testq	%r12, %r12
	movq	%r8, 24(%rsp)
	je	.LBB18_3
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
	jmp	.LBB18_55
	.p2align	4
.LBB18_59:
	incq	%r10
	addq	%r14, %rsi
	cmpq	%r12, %r10
	je	.LBB18_4
.LBB18_55:
	testq	%r11, %r11
	je	.LBB18_59
	movq	%r13, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB18_57:
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
	jne	.LBB18_57
	addq	%rdi, %r13
	jmp	.LBB18_59
.LBB18_11:
	cmpq	$4, %rcx
	jl	.LBB18_17
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
	jmp	.LBB18_13
.LBB18_5:
	movq	%r14, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	movq	-64(%rsp), %rdi
	movq	-24(%rsp), %rdx
	jge	.LBB18_13
.LBB18_6:
	leaq	2(%r14), %rax
	cmpq	%rax, %rcx
	movq	-32(%rsp), %rsi
	movq	-128(%rsp), %r10
	jge	.LBB18_7
	jmp	.LBB18_10
.LBB18_13:
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
	jmp	.LBB18_14
	.p2align	4
.LBB18_15:
	vmovaps	%zmm3, %zmm11
	vmovaps	%zmm6, %zmm12
	vmovaps	%zmm8, %zmm13
	vmovaps	%zmm3, %zmm14
	vmovaps	%zmm8, %zmm10
	vmovaps	%zmm6, %zmm9
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm8, %zmm5
	vmovaps	%zmm6, %zmm4
.LBB18_16:
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
	jl	.LBB18_6
.LBB18_14:
	vmovups	(%rdi), %zmm3
	movq	%rax, 40(%rsp)
	vmovups	64(%rdi), %zmm8
	vmovups	128(%rdi), %zmm6
	movq	-88(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB18_15
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
	jmp	.LBB18_45
	.p2align	4
.LBB18_50:
	addq	-120(%rsp), %r8
.LBB18_51:
	incq	%rcx
	addq	%r15, %r11
	addq	%r15, %r13
	addq	%r15, %rbx
	addq	%r15, %rbp
	cmpq	%rdi, %rcx
	je	.LBB18_16
.LBB18_45:
	testq	%r10, %r10
	je	.LBB18_51
	movq	%r8, %rax
	cmpq	$1, %r10
	jne	.LBB18_52
	xorl	%r9d, %r9d
	jmp	.LBB18_48
	.p2align	4
.LBB18_52:
	xorl	%r12d, %r12d
	.p2align	4
.LBB18_53:
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
	jne	.LBB18_53
.LBB18_48:
	testb	$1, %r10b
	je	.LBB18_50
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
	jmp	.LBB18_50
.LBB18_17:
	cmpq	$1, %rcx
	jle	.LBB18_19
	movl	$2, %eax
	xorl	%r14d, %r14d
	movq	-128(%rsp), %r10
.LBB18_7:
	vmovups	(%rdi), %zmm4
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm2
	movq	16(%r10), %rcx
	testq	%rcx, %rcx
	movq	%rax, -120(%rsp)
	je	.LBB18_8
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
	jmp	.LBB18_35
	.p2align	4
.LBB18_40:
	addq	%r11, %r9
.LBB18_41:
	incq	%r15
	addq	%r10, %rdi
	addq	%r10, %r14
	cmpq	%rcx, %r15
	je	.LBB18_9
.LBB18_35:
	testq	%rbp, %rbp
	je	.LBB18_41
	movq	%r9, %r8
	cmpq	$1, %rbp
	jne	.LBB18_42
	xorl	%r12d, %r12d
	jmp	.LBB18_38
	.p2align	4
.LBB18_42:
	xorl	%r13d, %r13d
	.p2align	4
.LBB18_43:
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
	jne	.LBB18_43
.LBB18_38:
	testb	$1, %bpl
	je	.LBB18_40
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
	jmp	.LBB18_40
.LBB18_8:
	movq	%r10, %rsi
	movq	%r14, %rax
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm4, %zmm7
.LBB18_9:
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
.LBB18_10:
	cmpq	%rcx, %r14
	jge	.LBB18_24
.LBB18_21:
	vmovups	(%rdi), %zmm4
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm2
	movq	16(%r10), %rax
	testq	%rax, %rax
	je	.LBB18_22
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
	jmp	.LBB18_26
	.p2align	4
.LBB18_31:
	addq	%r12, %rdi
.LBB18_32:
	incq	%r10
	addq	%r15, %rcx
	cmpq	%rax, %r10
	je	.LBB18_23
.LBB18_26:
	testq	%rdx, %rdx
	je	.LBB18_32
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB18_28
	.p2align	4
.LBB18_33:
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
	jne	.LBB18_33
.LBB18_28:
	testq	%r8, %r8
	je	.LBB18_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB18_30:
	vbroadcastss	(%rbx,%r14,4), %zmm5
	vfmadd231ps	(%r11), %zmm5, %zmm4
	vfmadd231ps	64(%r11), %zmm5, %zmm3
	vfmadd231ps	128(%r11), %zmm5, %zmm2
	addq	$192, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB18_30
	jmp	.LBB18_31
.LBB18_22:
	movq	%r14, %r13
.LBB18_23:
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
.LBB18_24:
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
.LBB18_19:
	.cfi_def_cfa_offset 120
	movq	-128(%rsp), %r10
	jne	.LBB18_24
	xorl	%r14d, %r14d
	jmp	.LBB18_21
.Lfunc_end18:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end18-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B19AddingAndRectifyingVTtg5
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
	jl	.LBB19_11
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
	jmp	.LBB19_2
	.p2align	4
.LBB19_3:
	vmovaps	%zmm3, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm3, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm3, %zmm10
.LBB19_4:
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
	jl	.LBB19_5
.LBB19_2:
	movq	%rax, -112(%rsp)
	movq	-104(%rsp), %rax
	vmovups	(%rax), %zmm3
	testq	%r15, %r15
	movq	%r11, -120(%rsp)
	je	.LBB19_3
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
	jmp	.LBB19_56
	.p2align	4
.LBB19_60:
	incq	%r13
	addq	%rsi, %r8
	cmpq	%r15, %r13
	je	.LBB19_4
.LBB19_56:
	testq	%rax, %rax
	je	.LBB19_60
	movq	%r9, %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB19_58:
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
	jne	.LBB19_58
	addq	%rdi, %r9
	jmp	.LBB19_60
.LBB19_11:
	cmpq	$4, %rcx
	jl	.LBB19_17
	imulq	%rsi, %rax
	movq	%rax, -40(%rsp)
	movl	$4, %eax
	xorl	%r9d, %r9d
	jmp	.LBB19_13
.LBB19_5:
	movq	%r9, %rax
	orq	$4, %rax
	cmpq	%rax, %r8
	movq	-104(%rsp), %rdi
	jge	.LBB19_13
.LBB19_6:
	leaq	2(%r9), %rax
	cmpq	%rax, %r8
	movq	-128(%rsp), %rsi
	jge	.LBB19_7
	jmp	.LBB19_10
.LBB19_13:
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
	jmp	.LBB19_14
	.p2align	4
.LBB19_15:
	vmovaps	%zmm3, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm6
.LBB19_16:
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
	jl	.LBB19_6
.LBB19_14:
	movq	%rax, -112(%rsp)
	vmovups	(%rdi), %zmm3
	cmpq	$0, -120(%rsp)
	je	.LBB19_15
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
	jmp	.LBB19_46
	.p2align	4
.LBB19_51:
	addq	%rax, %r11
.LBB19_52:
	incq	%r15
	addq	%rdi, %rbx
	addq	%rdi, %r8
	addq	%rdi, %r9
	addq	%rdi, %r14
	cmpq	-120(%rsp), %r15
	je	.LBB19_16
.LBB19_46:
	testq	%rbp, %rbp
	je	.LBB19_52
	movq	%r11, %r12
	cmpq	$1, %rbp
	jne	.LBB19_53
	xorl	%r10d, %r10d
	jmp	.LBB19_49
	.p2align	4
.LBB19_53:
	xorl	%r13d, %r13d
	.p2align	4
.LBB19_54:
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
	jne	.LBB19_54
.LBB19_49:
	testb	$1, %bpl
	je	.LBB19_51
	leaq	(%rbx,%r10,4), %r13
	vmovups	(%r12), %zmm7
	vfmadd231ps	(%rbx,%r10,4){1to16}, %zmm7, %zmm6
	leaq	(,%rdx,4), %r10
	addq	%r13, %r10
	vfmadd231ps	(%r13,%rdx,4){1to16}, %zmm7, %zmm5
	vfmadd231ps	(%r13,%rdx,8){1to16}, %zmm7, %zmm4
	movq	-24(%rsp), %r12
	vfmadd231ps	(%r12,%r10){1to16}, %zmm7, %zmm3
	jmp	.LBB19_51
.LBB19_17:
	cmpq	$1, %rcx
	jle	.LBB19_19
	movl	$2, %eax
	xorl	%r9d, %r9d
	movq	-128(%rsp), %rsi
.LBB19_7:
	movq	%rax, -120(%rsp)
	vmovups	(%rdi), %zmm2
	movq	16(%rsi), %rax
	testq	%rax, %rax
	movq	%r9, -112(%rsp)
	je	.LBB19_8
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
	jmp	.LBB19_35
	.p2align	4
.LBB19_41:
	addq	%r10, %r8
.LBB19_42:
	incq	%r15
	addq	%r9, %rdi
	addq	%r9, %r14
	addq	%r9, %rdx
	cmpq	%rax, %r15
	je	.LBB19_9
.LBB19_35:
	testq	%rsi, %rsi
	je	.LBB19_42
	movq	%r8, %r12
	cmpq	$4, %rsi
	jae	.LBB19_43
	xorl	%r13d, %r13d
	jmp	.LBB19_38
	.p2align	4
.LBB19_43:
	xorl	%ebp, %ebp
	.p2align	4
.LBB19_44:
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
	jne	.LBB19_44
.LBB19_38:
	testq	%r11, %r11
	je	.LBB19_41
	leaq	(%rdx,%r13,4), %rbp
	leaq	(%rdi,%r13,4), %r13
	xorl	%ecx, %ecx
	.p2align	4
.LBB19_40:
	vmovups	(%r12), %zmm4
	vfmadd231ps	(%r13,%rcx,4){1to16}, %zmm4, %zmm3
	vfmadd231ps	(%rbp,%rcx,4){1to16}, %zmm4, %zmm2
	addq	$64, %r12
	incq	%rcx
	cmpq	%rcx, %r11
	jne	.LBB19_40
	jmp	.LBB19_41
.LBB19_8:
	vmovaps	%zmm2, %zmm3
.LBB19_9:
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
.LBB19_10:
	cmpq	%r8, %r9
	jge	.LBB19_24
.LBB19_21:
	vmovups	(%rdi), %zmm2
	movq	16(%rsi), %rax
	testq	%rax, %rax
	je	.LBB19_22
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
	jmp	.LBB19_26
	.p2align	4
.LBB19_31:
	addq	%r15, %rdi
.LBB19_32:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB19_23
.LBB19_26:
	testq	%rdx, %rdx
	je	.LBB19_32
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$8, %rdx
	jb	.LBB19_28
	.p2align	4
.LBB19_33:
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
	jne	.LBB19_33
.LBB19_28:
	testq	%r8, %r8
	je	.LBB19_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB19_30:
	vbroadcastss	(%rbx,%r14,4), %zmm3
	vfmadd231ps	(%r11), %zmm3, %zmm2
	addq	$64, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB19_30
	jmp	.LBB19_31
.LBB19_22:
	movq	%r9, %r12
.LBB19_23:
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
.LBB19_24:
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
.LBB19_19:
	.cfi_def_cfa_offset 72
	movq	-128(%rsp), %rsi
	jne	.LBB19_24
	xorl	%r9d, %r9d
	jmp	.LBB19_21
.Lfunc_end19:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end19-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B19AddingAndRectifyingVTtg5
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
	jl	.LBB20_11
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
	jmp	.LBB20_2
	.p2align	4
.LBB20_3:
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
.LBB20_4:
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
	jl	.LBB20_5
.LBB20_2:
	movq	%rcx, -96(%rsp)
	vmovups	(%rdi), %zmm7
	vmovups	64(%rdi), %zmm9
	testq	%r10, %r10
	je	.LBB20_3
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
	jmp	.LBB20_56
	.p2align	4
.LBB20_60:
	incq	%r11
	addq	%rcx, %rdi
	cmpq	%r10, %r11
	je	.LBB20_4
.LBB20_56:
	testq	%rsi, %rsi
	je	.LBB20_60
	movq	%r8, %r13
	xorl	%ebx, %ebx
	.p2align	4
.LBB20_58:
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
	jne	.LBB20_58
	addq	%rbp, %r8
	jmp	.LBB20_60
.LBB20_11:
	cmpq	$4, %rax
	jl	.LBB20_17
	leaq	16(%rsi), %r9
	movl	$4, %eax
	xorl	%r8d, %r8d
	jmp	.LBB20_13
.LBB20_5:
	movq	%r8, %rax
	orq	$4, %rax
	cmpq	%rax, %r11
	movq	-80(%rsp), %r9
	jge	.LBB20_13
.LBB20_6:
	leaq	2(%r8), %rax
	cmpq	%rax, %r11
	movq	-112(%rsp), %r13
	jge	.LBB20_7
	jmp	.LBB20_10
.LBB20_13:
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
	jmp	.LBB20_14
	.p2align	4
.LBB20_15:
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm3, %zmm9
.LBB20_16:
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
	jl	.LBB20_6
.LBB20_14:
	movq	%rax, -96(%rsp)
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	testq	%rsi, %rsi
	je	.LBB20_15
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
	jmp	.LBB20_46
	.p2align	4
.LBB20_51:
	addq	-104(%rsp), %r10
.LBB20_52:
	incq	%r14
	addq	%rax, %rcx
	addq	%rax, %rdi
	addq	%rax, %r11
	addq	%rax, %r9
	cmpq	%rsi, %r14
	je	.LBB20_16
.LBB20_46:
	testq	%r12, %r12
	je	.LBB20_52
	movq	%r10, %rbx
	cmpq	$1, %r12
	jne	.LBB20_53
	xorl	%r13d, %r13d
	jmp	.LBB20_49
	.p2align	4
.LBB20_53:
	xorl	%r15d, %r15d
	.p2align	4
.LBB20_54:
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
	jne	.LBB20_54
.LBB20_49:
	testb	$1, %r12b
	je	.LBB20_51
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
	jmp	.LBB20_51
.LBB20_17:
	cmpq	$1, %rax
	jle	.LBB20_19
	movl	$2, %eax
	xorl	%r8d, %r8d
.LBB20_7:
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r8, -96(%rsp)
	je	.LBB20_8
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
	jmp	.LBB20_35
	.p2align	4
.LBB20_41:
	addq	%rdi, %r8
.LBB20_42:
	incq	%r15
	addq	%r9, %r10
	addq	%r9, %r14
	addq	%r9, %rdx
	cmpq	%rcx, %r15
	je	.LBB20_9
.LBB20_35:
	testq	%rsi, %rsi
	je	.LBB20_42
	movq	%r8, %r12
	cmpq	$4, %rsi
	jae	.LBB20_43
	xorl	%ebp, %ebp
	jmp	.LBB20_38
	.p2align	4
.LBB20_43:
	xorl	%r13d, %r13d
	.p2align	4
.LBB20_44:
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
	jne	.LBB20_44
.LBB20_38:
	testq	%r11, %r11
	je	.LBB20_41
	leaq	(%rdx,%rbp,4), %r13
	leaq	(%r10,%rbp,4), %rbp
	xorl	%eax, %eax
	.p2align	4
.LBB20_40:
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
	jne	.LBB20_40
	jmp	.LBB20_41
.LBB20_8:
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm3, %zmm5
.LBB20_9:
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
.LBB20_10:
	cmpq	%r11, %r8
	jge	.LBB20_24
.LBB20_21:
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB20_22
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
	jne	.LBB20_33
.LBB20_28:
	testq	%r8, %r8
	je	.LBB20_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB20_30:
	vbroadcastss	(%rbx,%r14,4), %zmm4
	vfmadd231ps	(%r11), %zmm4, %zmm3
	vfmadd231ps	64(%r11), %zmm4, %zmm2
	subq	$-128, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB20_30
	jmp	.LBB20_31
.LBB20_22:
	movq	%r8, %rbp
.LBB20_23:
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
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5, .Lfunc_end20-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAA0B6ColumnVG_AA0B8ClampingVTtg5
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
	jl	.LBB21_11
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
	jmp	.LBB21_2
	.p2align	4
.LBB21_3:
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
.LBB21_4:
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
	jl	.LBB21_5
.LBB21_2:
	vmovups	(%rdi), %zmm4
	movq	%rcx, -112(%rsp)
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm2
	testq	%r11, %r11
	movq	%rdx, -16(%rsp)
	je	.LBB21_3
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
	jmp	.LBB21_55
	.p2align	4
.LBB21_59:
	incq	%rcx
	addq	%r8, %r9
	cmpq	%r11, %rcx
	je	.LBB21_4
.LBB21_55:
	testq	%rbx, %rbx
	je	.LBB21_59
	movq	%r14, %rdi
	xorl	%r12d, %r12d
	.p2align	4
.LBB21_57:
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
	jne	.LBB21_57
	addq	%r13, %r14
	jmp	.LBB21_59
.LBB21_11:
	cmpq	$4, %rax
	jl	.LBB21_17
	leaq	16(%rsi), %rax
	movq	%rax, -104(%rsp)
	leaq	32(%rsi), %r10
	movl	$4, %eax
	xorl	%r8d, %r8d
	jmp	.LBB21_13
.LBB21_5:
	movq	%r8, %rax
	orq	$4, %rax
	cmpq	%rax, %r9
	movq	-88(%rsp), %r10
	jge	.LBB21_13
.LBB21_6:
	leaq	2(%r8), %rax
	cmpq	%rax, %r9
	jge	.LBB21_7
	jmp	.LBB21_10
.LBB21_13:
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
	jmp	.LBB21_14
	.p2align	4
.LBB21_15:
	vmovaps	%zmm2, %zmm10
	vmovaps	%zmm3, %zmm11
	vmovaps	%zmm4, %zmm12
	vmovaps	%zmm2, %zmm13
	vmovaps	%zmm4, %zmm9
	vmovaps	%zmm3, %zmm8
	vmovaps	%zmm2, %zmm7
	vmovaps	%zmm4, %zmm5
	vmovaps	%zmm3, %zmm6
.LBB21_16:
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
	jl	.LBB21_6
.LBB21_14:
	vmovups	(%rdi), %zmm2
	movq	%rax, -112(%rsp)
	vmovups	64(%rdi), %zmm4
	vmovups	128(%rdi), %zmm3
	testq	%rsi, %rsi
	je	.LBB21_15
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
	jmp	.LBB21_45
	.p2align	4
.LBB21_50:
	addq	-16(%rsp), %r11
.LBB21_51:
	incq	%r14
	addq	%r13, %rcx
	addq	%r13, %r12
	addq	%r13, %r10
	addq	%r13, %rdi
	cmpq	%rsi, %r14
	je	.LBB21_16
.LBB21_45:
	testq	%rax, %rax
	je	.LBB21_51
	movq	%r11, %rbx
	cmpq	$1, %rax
	jne	.LBB21_52
	xorl	%r9d, %r9d
	jmp	.LBB21_48
	.p2align	4
.LBB21_52:
	xorl	%r15d, %r15d
	.p2align	4
.LBB21_53:
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
	jne	.LBB21_53
.LBB21_48:
	testb	$1, %al
	je	.LBB21_50
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
	jmp	.LBB21_50
.LBB21_17:
	cmpq	$1, %rax
	jle	.LBB21_19
	movl	$2, %eax
	xorl	%r8d, %r8d
.LBB21_7:
	movq	%r8, -112(%rsp)
	vmovups	(%rdi), %zmm4
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm2
	movq	-120(%rsp), %r9
	movq	16(%r9), %rcx
	testq	%rcx, %rcx
	je	.LBB21_8
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
	jmp	.LBB21_35
	.p2align	4
.LBB21_40:
	addq	%r10, %r8
.LBB21_41:
	incq	%r14
	addq	%r9, %rbp
	addq	%r9, %rbx
	cmpq	%rcx, %r14
	je	.LBB21_9
.LBB21_35:
	testq	%rsi, %rsi
	je	.LBB21_41
	movq	%r8, %r15
	cmpq	$1, %rsi
	jne	.LBB21_42
	xorl	%r12d, %r12d
	jmp	.LBB21_38
	.p2align	4
.LBB21_42:
	xorl	%r13d, %r13d
	.p2align	4
.LBB21_43:
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
	jne	.LBB21_43
.LBB21_38:
	testb	$1, %sil
	je	.LBB21_40
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
	jmp	.LBB21_40
.LBB21_8:
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm4, %zmm7
.LBB21_9:
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
.LBB21_10:
	cmpq	%r9, %r8
	jge	.LBB21_24
.LBB21_21:
	vmovups	(%rdi), %zmm4
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm2
	movq	-120(%rsp), %rsi
	movq	16(%rsi), %rax
	testq	%rax, %rax
	je	.LBB21_22
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
	jmp	.LBB21_26
	.p2align	4
.LBB21_31:
	movq	%r12, %rdi
	addq	%r15, %rdi
.LBB21_32:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB21_23
.LBB21_26:
	testq	%rdx, %rdx
	je	.LBB21_32
	movq	%rdi, %r12
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$4, %rdx
	jb	.LBB21_28
	.p2align	4
.LBB21_33:
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
	jne	.LBB21_33
.LBB21_28:
	testq	%r8, %r8
	je	.LBB21_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB21_30:
	vbroadcastss	(%rbx,%r14,4), %zmm5
	vfmadd231ps	(%r11), %zmm5, %zmm4
	vfmadd231ps	64(%r11), %zmm5, %zmm3
	vfmadd231ps	128(%r11), %zmm5, %zmm2
	addq	$192, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB21_30
	jmp	.LBB21_31
.LBB21_22:
	movq	%r8, %r13
.LBB21_23:
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
	xorl	%r8d, %r8d
	jmp	.LBB21_21
.Lfunc_end21:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5, .Lfunc_end21-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B7ColumnsVyAIyAA0B6ColumnVGG_AA0B8ClampingVTtg5
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
	jl	.LBB22_11
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
	jmp	.LBB22_2
	.p2align	4
.LBB22_3:
	vmovaps	%zmm2, %zmm3
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm5
	vmovaps	%zmm2, %zmm6
	vmovaps	%zmm2, %zmm7
	vmovaps	%zmm2, %zmm8
	vmovaps	%zmm2, %zmm9
.LBB22_4:
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
	jl	.LBB22_5
.LBB22_2:
	movq	%rax, -88(%rsp)
	vmovups	(%rdi), %zmm2
	testq	%r9, %r9
	movq	%rdx, -72(%rsp)
	je	.LBB22_3
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
	jmp	.LBB22_56
	.p2align	4
.LBB22_60:
	incq	%rbp
	addq	%rcx, %rdi
	cmpq	%r9, %rbp
	je	.LBB22_4
.LBB22_56:
	testq	%rax, %rax
	je	.LBB22_60
	movq	%r10, %r13
	xorl	%r14d, %r14d
	.p2align	4
.LBB22_58:
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
	jne	.LBB22_58
	addq	%rsi, %r10
	jmp	.LBB22_60
.LBB22_11:
	cmpq	$3, %rax
	jle	.LBB22_17
	movl	$4, %eax
	xorl	%esi, %esi
	jmp	.LBB22_13
.LBB22_5:
	movq	%rsi, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	jge	.LBB22_13
.LBB22_6:
	leaq	2(%rsi), %rax
	cmpq	%rax, %rcx
	movq	-96(%rsp), %r13
	jge	.LBB22_7
	jmp	.LBB22_10
.LBB22_13:
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
	jmp	.LBB22_14
	.p2align	4
.LBB22_15:
	vmovaps	%zmm2, %zmm3
	vmovaps	%zmm2, %zmm4
	vmovaps	%zmm2, %zmm5
.LBB22_16:
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
	jl	.LBB22_6
.LBB22_14:
	movq	%rax, -88(%rsp)
	vmovups	(%rdi), %zmm2
	testq	%r9, %r9
	je	.LBB22_15
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
	jmp	.LBB22_46
	.p2align	4
.LBB22_51:
	addq	-72(%rsp), %rbx
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
	movq	%rbx, %r15
	cmpq	$1, %rdx
	jne	.LBB22_53
	xorl	%ecx, %ecx
	jmp	.LBB22_49
	.p2align	4
.LBB22_53:
	xorl	%r14d, %r14d
	.p2align	4
.LBB22_54:
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
	jne	.LBB22_54
.LBB22_49:
	testb	$1, %dl
	je	.LBB22_51
	leaq	(,%rcx,4), %r14
	addq	%rbp, %r14
	vmovups	(%r15), %zmm6
	vfmadd231ps	(%rbp,%rcx,4){1to16}, %zmm6, %zmm5
	leaq	(%r14,%r8,4), %rcx
	vfmadd231ps	(%r14,%r8,4){1to16}, %zmm6, %zmm4
	vfmadd231ps	(%r14,%r8,8){1to16}, %zmm6, %zmm3
	movq	-80(%rsp), %r14
	vfmadd231ps	(%r14,%rcx){1to16}, %zmm6, %zmm2
	jmp	.LBB22_51
.LBB22_17:
	cmpq	$1, %rax
	jle	.LBB22_19
	movl	$2, %eax
	xorl	%esi, %esi
.LBB22_7:
	movq	%rax, -80(%rsp)
	vmovups	(%rdi), %zmm2
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rsi, -88(%rsp)
	je	.LBB22_8
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
	jmp	.LBB22_35
	.p2align	4
.LBB22_41:
	addq	-72(%rsp), %r8
	movq	-32(%rsp), %rdi
.LBB22_42:
	incq	%r15
	addq	%r9, %r10
	addq	%r9, %r14
	addq	%r9, %rax
	cmpq	%rcx, %r15
	je	.LBB22_9
.LBB22_35:
	testq	%rsi, %rsi
	je	.LBB22_42
	movq	%r8, %r12
	cmpq	$4, %rsi
	jae	.LBB22_43
	xorl	%r13d, %r13d
	jmp	.LBB22_38
	.p2align	4
.LBB22_43:
	xorl	%ebp, %ebp
	.p2align	4
.LBB22_44:
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
	jne	.LBB22_44
.LBB22_38:
	testq	%r11, %r11
	je	.LBB22_41
	leaq	(%rax,%r13,4), %rbp
	leaq	(%r10,%r13,4), %r13
	xorl	%edx, %edx
	.p2align	4
.LBB22_40:
	vmovups	(%r12), %zmm4
	vfmadd231ps	(%r13,%rdx,4){1to16}, %zmm4, %zmm3
	vfmadd231ps	(%rbp,%rdx,4){1to16}, %zmm4, %zmm2
	addq	$64, %r12
	incq	%rdx
	cmpq	%rdx, %r11
	jne	.LBB22_40
	jmp	.LBB22_41
.LBB22_8:
	vmovaps	%zmm2, %zmm3
.LBB22_9:
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
.LBB22_10:
	cmpq	%rcx, %rsi
	jge	.LBB22_24
.LBB22_21:
	vmovups	(%rdi), %zmm2
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB22_22
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
	jmp	.LBB22_26
	.p2align	4
.LBB22_31:
	addq	%r15, %rdi
.LBB22_32:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB22_23
.LBB22_26:
	testq	%rdx, %rdx
	je	.LBB22_32
	movq	%rdi, %r11
	xorl	%ebx, %ebx
	cmpq	$8, %rdx
	jb	.LBB22_28
	.p2align	4
.LBB22_33:
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
	jne	.LBB22_33
.LBB22_28:
	testq	%r8, %r8
	je	.LBB22_31
	leaq	(%rcx,%rbx,4), %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB22_30:
	vbroadcastss	(%rbx,%r14,4), %zmm3
	vfmadd231ps	(%r11), %zmm3, %zmm2
	addq	$64, %r11
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB22_30
	jmp	.LBB22_31
.LBB22_22:
	movq	%rsi, %r12
.LBB22_23:
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
.LBB22_24:
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
	.cfi_def_cfa_offset 56
	jne	.LBB22_24
	xorl	%esi, %esi
	jmp	.LBB22_21
.Lfunc_end22:
	.size	$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5, .Lfunc_end22-$s20VitruvianMicroAVX5120B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_r0_lFAA0B6ColumnV_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	vitruvian_peak_avx512
	.globl	vitruvian_peak_avx512
	.p2align	4
	.type	vitruvian_peak_avx512,@function
vitruvian_peak_avx512:
	jmp	($s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF)
.Lfunc_end23:
	.size	vitruvian_peak_avx512, .Lfunc_end23-vitruvian_peak_avx512
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
	je	.LBB24_1
	vmovaps	%zmm3, %zmm12
	cmpq	$1, %rdi
	je	.LBB24_5
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
.LBB24_4:
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
	jne	.LBB24_4
.LBB24_5:
	testb	$1, %dil
	je	.LBB24_7
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
	jmp	.LBB24_7
.LBB24_1:
	vmovaps	%zmm3, %zmm12
.LBB24_7:
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
.Lfunc_end24:
	.size	$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF, .Lfunc_end24-$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF
	.hidden	vitruvian_separate_avx512
	.globl	vitruvian_separate_avx512
	.p2align	4
	.type	vitruvian_separate_avx512,@function
vitruvian_separate_avx512:
	jmp	($s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF)
.Lfunc_end25:
	.size	vitruvian_separate_avx512, .Lfunc_end25-vitruvian_separate_avx512
	.hidden	$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.globl	$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.p2align	4
	.type	$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF,@function
$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF:
	testq	%rdx, %rdx
	je	.LBB26_19
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
	jmp	.LBB26_2
	.p2align	4
.LBB26_17:
	incq	%r13
	addq	%r8, %rbx
	addq	$4, %r14
	addq	%r8, %rcx
	addq	$4, %rdi
	cmpq	%r15, %r13
	je	.LBB26_18
.LBB26_2:
	testq	%rsi, %rsi
	je	.LBB26_17
	testb	$1, -17(%rsp)
	je	.LBB26_11
	xorl	%r10d, %r10d
	jmp	.LBB26_5
	.p2align	4
.LBB26_11:
	xorl	%r9d, %r9d
	cmpq	$64, %rsi
	jb	.LBB26_15
	.p2align	4
.LBB26_12:
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
	jne	.LBB26_12
	cmpq	%rdx, %rsi
	je	.LBB26_17
	movq	%rdx, %r10
	movq	%rdx, %r9
	testb	$56, %sil
	je	.LBB26_5
	.p2align	4
.LBB26_15:
	vmovups	(%rdi,%r9,4), %ymm0
	vmovups	%ymm0, (%rcx,%r9,4)
	addq	$8, %r9
	cmpq	%r9, %rax
	jne	.LBB26_15
	movq	%rax, %r10
	cmpq	%rax, %rsi
	je	.LBB26_17
.LBB26_5:
	movq	%r15, %r8
	movq	%r10, %rbp
	cmpq	$0, -16(%rsp)
	je	.LBB26_8
	movq	%r11, %r15
	imulq	%r10, %r15
	addq	%rdi, %r15
	movq	-16(%rsp), %r9
	movq	%r10, %rbp
	.p2align	4
.LBB26_7:
	vmovss	(%r15), %xmm0
	vmovss	%xmm0, (%rcx,%rbp,4)
	incq	%rbp
	addq	%r11, %r15
	decq	%r9
	jne	.LBB26_7
.LBB26_8:
	subq	%rsi, %r10
	cmpq	$-8, %r10
	movq	%r8, %r15
	movq	-8(%rsp), %r8
	ja	.LBB26_17
	movq	%r11, %r10
	imulq	%rbp, %r10
	addq	%rdi, %r10
	.p2align	4
.LBB26_10:
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
	.size	$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF, .Lfunc_end26-$s20VitruvianMicroAVX51213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.hidden	vitruvian_convolve_planes_avx512
	.globl	vitruvian_convolve_planes_avx512
	.p2align	4
	.type	vitruvian_convolve_planes_avx512,@function
vitruvian_convolve_planes_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF)
.Lfunc_end27:
	.size	vitruvian_convolve_planes_avx512, .Lfunc_end27-vitruvian_convolve_planes_avx512
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
	jle	.LBB28_1
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
	jmp	.LBB28_4
	.p2align	4
.LBB28_14:
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
	jl	.LBB28_15
.LBB28_4:
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
	je	.LBB28_14
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
	jne	.LBB28_11
	addq	72(%rsp), %r9
	testb	$1, %cl
	je	.LBB28_22
.LBB28_21:
	vbroadcastss	(%r8), %zmm11
	vfmadd231ps	(%r9), %zmm11, %zmm10
	vfmadd231ps	64(%r9), %zmm11, %zmm9
	vfmadd231ps	128(%r9), %zmm11, %zmm8
	vfmadd231ps	192(%r9), %zmm11, %zmm7
	vfmadd231ps	256(%r9), %zmm11, %zmm6
	vfmadd231ps	320(%r9), %zmm11, %zmm5
	vfmadd231ps	384(%r9), %zmm11, %zmm4
	vfmadd231ps	448(%r9), %zmm11, %zmm3
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
	leaq	-16(%r14), %rbx
	leaq	80(%rsp), %r13
	.p2align	4
.LBB28_17:
	cmpq	%r15, %rbx
	movq	%r15, %rdi
	cmovlq	%rbx, %rdi
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5BlockRzAA0B6OutputV0E0RtzlFAG_Ttg5)
	addq	$16, %r15
	cmpq	%r14, %r15
	jl	.LBB28_17
.LBB28_18:
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
.Lfunc_end28:
	.size	$s20VitruvianMicroAVX51219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF, .Lfunc_end28-$s20VitruvianMicroAVX51219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5BlockRzAA0B6OutputV0E0RtzlFAG_Ttg5
	.weak	$s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5BlockRzAA0B6OutputV0E0RtzlFAG_Ttg5
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5BlockRzAA0B6OutputV0E0RtzlFAG_Ttg5,@function
$s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5BlockRzAA0B6OutputV0E0RtzlFAG_Ttg5:
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
	vmovups	(%rbx), %zmm1
	vfmadd231ps	(%rcx,%rdi,4){1to16}, %zmm1, %zmm0
	incq	%rdi
	addq	%rsi, %rbx
	cmpq	%rdi, %r15
	jne	.LBB29_9
	jmp	.LBB29_10
.LBB29_13:
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
.Lfunc_end29:
	.size	$s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5BlockRzAA0B6OutputV0E0RtzlFAG_Ttg5, .Lfunc_end29-$s20VitruvianMicroAVX5120B9PlaneLineV7computeyyxm_SitAA0B5BlockRzAA0B6OutputV0E0RtzlFAG_Ttg5
	.cfi_endproc
	.hidden	vitruvian_max_pool_avx512
	.globl	vitruvian_max_pool_avx512
	.p2align	4
	.type	vitruvian_max_pool_avx512,@function
vitruvian_max_pool_avx512:
	jmp	($s20VitruvianMicroAVX51212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF)
.Lfunc_end30:
	.size	vitruvian_max_pool_avx512, .Lfunc_end30-vitruvian_max_pool_avx512
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
	je	.LBB31_18
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
	jge	.LBB31_17
.LBB31_4:
	movq	16(%rsp), %rax
	cmpq	%rax, %rcx
	movq	%rcx, 32(%rsp)
	cmovlq	%rcx, %rax
	movq	%rax, -40(%rsp)
	vmovaps	%zmm2, %zmm3
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
	vmovaps	%zmm2, %zmm3
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
	vmovups	(%r13), %zmm4
	vmaxps	%zmm3, %zmm4, %zmm3
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
	.size	$s20VitruvianMicroAVX51212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF, .Lfunc_end31-$s20VitruvianMicroAVX51212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF
	.hidden	vitruvian_multiply_sparse_avx512
	.globl	vitruvian_multiply_sparse_avx512
	.p2align	4
	.type	vitruvian_multiply_sparse_avx512,@function
vitruvian_multiply_sparse_avx512:
	.cfi_startproc
	jmp	($s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF)
.Lfunc_end32:
	.size	vitruvian_multiply_sparse_avx512, .Lfunc_end32-vitruvian_multiply_sparse_avx512
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI33_0:
	.long	0xff800000
.LCPI33_1:
	.long	0x7f800000
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
	ja	.LBB33_71
	leaq	.LJTI33_0(%rip), %rcx
	movslq	(%rcx,%rax,4), %rax
	addq	%rcx, %rax
	jmpq	*%rax
.LBB33_2:
	vmovaps	%zmm3, %zmm2
	testq	%rdi, %rdi
	je	.LBB33_4
	vbroadcastss	.LCPI33_0(%rip), %zmm2
.LBB33_4:
	vmovups	%zmm3, 368(%rsp)
	vmovaps	%xmm0, 32(%rsp)
	vmovaps	%xmm1, 48(%rsp)
	movq	%r8, %r14
	movq	%rdx, %rbp
	vmovups	%zmm4, 304(%rsp)
	vmovaps	%zmm4, %zmm1
	je	.LBB33_6
	vbroadcastss	.LCPI33_1(%rip), %zmm1
.LBB33_6:
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
	jge	.LBB33_7
.LBB33_10:
	testq	%r15, %r15
	vmovups	368(%rsp), %zmm8
	vmovups	304(%rsp), %zmm9
	movq	%rdi, 8(%rsp)
	je	.LBB33_15
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
	jmp	.LBB33_12
	.p2align	4
.LBB33_14:
	incq	%r12
	addq	$64, %r9
	addq	$4, %r13
	addq	$64, %rdx
	cmpq	%r15, %r12
	je	.LBB33_15
.LBB33_12:
	cmpq	%rsi, %r12
	jge	.LBB33_40
	movq	16(%rsp), %rax
	movq	%rax, %rbp
	cmpq	%rdi, %rax
	je	.LBB33_14
	jmp	.LBB33_42
	.p2align	4
.LBB33_40:
	testq	%rdi, %rdi
	je	.LBB33_14
	xorl	%ebp, %ebp
.LBB33_42:
	movq	%rdi, %r8
	subq	%rbp, %r8
	cmpq	$8, %r8
	jb	.LBB33_55
	cmpq	$1, %rbx
	jne	.LBB33_55
	imulq	$-60, %r12, %rax
	addq	24(%rsp), %rax
	cmpq	$256, %rax
	jb	.LBB33_55
	cmpq	$64, %r8
	jae	.LBB33_50
	xorl	%ecx, %ecx
	jmp	.LBB33_47
.LBB33_50:
	movq	%r8, %rcx
	andq	$-64, %rcx
	leaq	(%r9,%rbp,4), %r14
	leaq	(,%rbp,4), %rdi
	addq	%r13, %rdi
	xorl	%eax, %eax
	.p2align	4
.LBB33_51:
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
	jne	.LBB33_51
	cmpq	%rcx, %r8
	movq	8(%rsp), %rdi
	je	.LBB33_14
	testb	$56, %r8b
	je	.LBB33_54
.LBB33_47:
	movq	%r8, %rdi
	andq	$-8, %rdi
	leaq	(%rdi,%rbp), %r14
	leaq	(,%rbp,4), %rax
	addq	%r13, %rax
	leaq	(%rdx,%rbp,4), %rbp
	.p2align	4
.LBB33_48:
	vmovups	(%rbp,%rcx,4), %ymm0
	vmovups	%ymm0, (%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	%rcx, %rdi
	jne	.LBB33_48
	cmpq	%rdi, %r8
	movq	8(%rsp), %rdi
	je	.LBB33_14
	jmp	.LBB33_56
.LBB33_54:
	addq	%rcx, %rbp
	.p2align	4
.LBB33_55:
	movq	%rbp, %r14
.LBB33_56:
	movl	%edi, %ecx
	subl	%r14d, %ecx
	movq	%r14, %rbp
	andl	$7, %ecx
	je	.LBB33_59
	movq	%r10, %r8
	imulq	%r14, %r8
	addq	%r13, %r8
	movq	%r14, %rbp
	.p2align	4
.LBB33_58:
	vmovss	(%rdx,%rbp,4), %xmm0
	incq	%rbp
	vmovss	%xmm0, (%r8)
	addq	%r10, %r8
	decq	%rcx
	jne	.LBB33_58
.LBB33_59:
	subq	%rdi, %r14
	cmpq	$-8, %r14
	ja	.LBB33_14
	movq	%r10, %rcx
	imulq	%rbp, %rcx
	addq	%r13, %rcx
	.p2align	4
.LBB33_61:
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
	jne	.LBB33_61
	jmp	.LBB33_14
.LBB33_69:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5)
	jmp	.LBB33_72
.LBB33_67:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5)
	jmp	.LBB33_72
.LBB33_68:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5)
	jmp	.LBB33_72
.LBB33_66:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5)
	jmp	.LBB33_72
.LBB33_15:
	cmpq	$0, 648(%rsp)
	je	.LBB33_72
	cmpq	$0, 8(%rsp)
	je	.LBB33_72
	shlq	$2, %rbx
	vbroadcastss	%xmm7, %zmm0
	vbroadcastss	%xmm6, %zmm1
	movq	656(%rsp), %rdi
	leaq	192(%rdi), %rdx
	xorl	%esi, %esi
	movq	648(%rsp), %r8
	jmp	.LBB33_18
	.p2align	4
.LBB33_39:
	incq	%rsi
	addq	%rbx, %r8
	addq	%rbx, %rdi
	addq	%rbx, %rdx
	cmpq	8(%rsp), %rsi
	je	.LBB33_72
.LBB33_18:
	cmpq	$16, %r15
	jl	.LBB33_22
	xorl	%r10d, %r10d
	.p2align	4
.LBB33_20:
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
	jge	.LBB33_20
	cmpq	%r15, %r10
	jae	.LBB33_39
	jmp	.LBB33_24
	.p2align	4
.LBB33_22:
	testq	%r15, %r15
	jle	.LBB33_39
	xorl	%r10d, %r10d
.LBB33_24:
	movq	%r10, %rcx
	orq	$1, %rcx
	cmpq	%rcx, %r15
	movq	%rcx, %r11
	cmovgq	%r15, %r11
	movq	%r11, %r9
	subq	%r10, %r9
	cmpq	$8, %r9
	jb	.LBB33_37
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
	jae	.LBB33_27
	leaq	(%r14,%rcx,4), %rcx
	leaq	(%rax,%r10,4), %rax
	cmpq	%rcx, %rax
	jae	.LBB33_27
.LBB33_37:
	movq	%r10, %r9
	.p2align	4
.LBB33_38:
	vmovss	(%rdi,%r9,4), %xmm2
	vaddss	(%r8,%r9,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm6, %xmm3
	vcmpltss	%xmm7, %xmm2, %k1
	vmovss	%xmm7, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%rdi,%r9,4)
	incq	%r9
	cmpq	%r15, %r9
	jl	.LBB33_38
	jmp	.LBB33_39
.LBB33_27:
	cmpq	$64, %r9
	jae	.LBB33_32
	xorl	%r12d, %r12d
	jmp	.LBB33_29
.LBB33_32:
	movq	%r9, %r12
	andq	$-64, %r12
	leaq	(%rdx,%r10,4), %rcx
	leaq	(%r8,%r10,4), %r14
	xorl	%r13d, %r13d
	.p2align	4
.LBB33_33:
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
	jne	.LBB33_33
	cmpq	%r12, %r9
	je	.LBB33_39
	testb	$56, %r9b
	je	.LBB33_36
.LBB33_29:
	movl	%r11d, %ecx
	andl	$7, %ecx
	subq	%rcx, %r9
	addq	%r10, %r9
	andq	$-8, %r11
	addq	%r10, %r12
	.p2align	4
.LBB33_30:
	vmovups	(%rdi,%r12,4), %ymm2
	vaddps	(%r8,%r12,4), %ymm2, %ymm2
	vcmpltps	%ymm0, %ymm2, %k1
	vminps	%ymm2, %ymm1, %ymm2
	vmovaps	%ymm0, %ymm2 {%k1}
	vmovups	%ymm2, (%rdi,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r11
	jne	.LBB33_30
	testq	%rcx, %rcx
	jne	.LBB33_38
	jmp	.LBB33_39
.LBB33_36:
	addq	%r12, %r10
	jmp	.LBB33_37
.LBB33_70:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5)
	jmp	.LBB33_72
.LBB33_71:
	leaq	64(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5)
.LBB33_72:
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
.LBB33_7:
	.cfi_def_cfa_offset 624
	movabsq	$9223372036854775807, %r8
	leaq	(,%rbx,4), %rax
	leaq	(%rax,%rax,2), %r10
	xorl	%r14d, %r14d
	vmovddup	.LCPI33_3(%rip), %xmm0
	movq	%r14, %rcx
	jmp	.LBB33_8
	.p2align	4
.LBB33_65:
	movq	%rcx, %r14
	cmpq	16(%rsp), %rcx
	jge	.LBB33_10
.LBB33_8:
	addq	$4, %rcx
	jno	.LBB33_62
	movq	%r8, %rcx
	cmpq	$4, %r15
	jge	.LBB33_63
	jmp	.LBB33_10
	.p2align	4
.LBB33_62:
	cmpq	$4, %r15
	jl	.LBB33_65
.LBB33_63:
	leaq	(%rdx,%r14,4), %r11
	imulq	%rbx, %r14
	movq	656(%rsp), %rax
	leaq	(%rax,%r14,4), %r14
	xorl	%ebp, %ebp
	movq	%rbp, %r13
	.p2align	4
.LBB33_64:
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
	jl	.LBB33_64
	jmp	.LBB33_65
.Lfunc_end33:
	.size	$s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF, .Lfunc_end33-$s20VitruvianMicroAVX51219microMultiplySparse1a7aStride8rowCount5depth11sliceLength7entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI33_0:
	.long	.LBB33_2-.LJTI33_0
	.long	.LBB33_66-.LJTI33_0
	.long	.LBB33_67-.LJTI33_0
	.long	.LBB33_68-.LJTI33_0
	.long	.LBB33_69-.LJTI33_0
	.long	.LBB33_70-.LJTI33_0
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
	subq	$-128, %r11
	addq	$4, %rbp
	subq	$-128, %rdi
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
	imulq	$-124, %r12, %rax
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
	jl	.LBB34_63
	jmp	.LBB34_64
.Lfunc_end34:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5, .Lfunc_end34-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5
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
	addq	$192, %r11
	addq	$4, %rbp
	addq	$192, %rdi
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
	imulq	$-188, %r12, %rax
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
	jl	.LBB35_63
	jmp	.LBB35_64
.Lfunc_end35:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5, .Lfunc_end35-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5
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
	addq	$256, %r11
	addq	$4, %rbp
	addq	$256, %rdi
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
	imulq	$-252, %r12, %rax
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
	jl	.LBB36_63
	jmp	.LBB36_64
.Lfunc_end36:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5, .Lfunc_end36-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5
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
	addq	$320, %r11
	addq	$4, %rbp
	addq	$320, %rdi
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
	imulq	$-316, %r12, %rax
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
	jl	.LBB37_63
	jmp	.LBB37_64
.Lfunc_end37:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5, .Lfunc_end37-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5
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
	addq	$384, %r11
	addq	$4, %rbp
	addq	$384, %rdi
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
	imulq	$-380, %r12, %rax
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
	jl	.LBB38_63
	jmp	.LBB38_64
.Lfunc_end38:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5, .Lfunc_end38-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI39_0:
	.long	0x7f800000
.LCPI39_1:
	.long	0xff800000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI39_2:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI39_3:
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
	je	.LBB39_2
	vbroadcastss	.LCPI39_0(%rip), %zmm0
	vbroadcastss	.LCPI39_1(%rip), %zmm1
	jmp	.LBB39_3
.LBB39_2:
	vmovups	80(%r13), %zmm1
	vmovups	144(%r13), %zmm0
.LBB39_3:
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
	jge	.LBB39_4
.LBB39_7:
	testq	%rcx, %rcx
	movq	%r13, 8(%rsp)
	je	.LBB39_12
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
	jmp	.LBB39_9
	.p2align	4
.LBB39_11:
	incq	%r12
	addq	$448, %r11
	addq	$4, %rbp
	addq	$448, %rdi
	cmpq	%rcx, %r12
	je	.LBB39_12
.LBB39_9:
	cmpq	%r8, %r12
	jge	.LBB39_39
	movq	24(%rsp), %rax
	movq	%rax, %rbx
	cmpq	%r13, %rax
	je	.LBB39_11
	jmp	.LBB39_41
	.p2align	4
.LBB39_39:
	testq	%r13, %r13
	je	.LBB39_11
	xorl	%ebx, %ebx
.LBB39_41:
	movq	%r13, %rdx
	subq	%rbx, %rdx
	cmpq	$8, %rdx
	jb	.LBB39_54
	cmpq	$1, %rsi
	jne	.LBB39_54
	imulq	$-444, %r12, %rax
	addq	40(%rsp), %rax
	cmpq	$256, %rax
	jb	.LBB39_54
	cmpq	$64, %rdx
	jae	.LBB39_49
	xorl	%eax, %eax
	jmp	.LBB39_46
.LBB39_49:
	movq	%rdx, %rax
	andq	$-64, %rax
	leaq	(%r11,%rbx,4), %r10
	leaq	(,%rbx,4), %r9
	addq	%rbp, %r9
	xorl	%r13d, %r13d
	.p2align	4
.LBB39_50:
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
	jne	.LBB39_50
	cmpq	%rax, %rdx
	movq	8(%rsp), %r13
	je	.LBB39_11
	testb	$56, %dl
	je	.LBB39_53
.LBB39_46:
	movq	%rdx, %r9
	andq	$-8, %r9
	leaq	(%rbx,%r9), %r10
	leaq	(,%rbx,4), %r13
	addq	%rbp, %r13
	leaq	(%rdi,%rbx,4), %rbx
	.p2align	4
.LBB39_47:
	vmovups	(%rbx,%rax,4), %ymm0
	vmovups	%ymm0, (%r13,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %r9
	jne	.LBB39_47
	cmpq	%r9, %rdx
	movq	8(%rsp), %r13
	je	.LBB39_11
	jmp	.LBB39_55
.LBB39_53:
	addq	%rax, %rbx
	.p2align	4
.LBB39_54:
	movq	%rbx, %r10
.LBB39_55:
	movl	%r13d, %eax
	subl	%r10d, %eax
	movq	%r10, %rbx
	andl	$7, %eax
	je	.LBB39_58
	movq	%r14, %rdx
	imulq	%r10, %rdx
	addq	%rbp, %rdx
	movq	%r10, %rbx
	.p2align	4
.LBB39_57:
	vmovss	(%rdi,%rbx,4), %xmm0
	incq	%rbx
	vmovss	%xmm0, (%rdx)
	addq	%r14, %rdx
	decq	%rax
	jne	.LBB39_57
.LBB39_58:
	subq	%r13, %r10
	cmpq	$-8, %r10
	ja	.LBB39_11
	movq	%r14, %rax
	imulq	%rbx, %rax
	addq	%rbp, %rax
	.p2align	4
.LBB39_60:
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
	jne	.LBB39_60
	jmp	.LBB39_11
.LBB39_12:
	movq	32(%rsp), %rbp
	testq	%rbp, %rbp
	movq	(%rsp), %rbx
	je	.LBB39_38
	testq	%r13, %r13
	je	.LBB39_38
	shlq	$2, %rsi
	movq	16(%rsp), %r9
	leaq	192(%r9), %rdi
	xorl	%r8d, %r8d
	movq	%rbp, %r10
	jmp	.LBB39_15
	.p2align	4
.LBB39_37:
	incq	%r8
	addq	%rsi, %r10
	addq	%rsi, %r9
	addq	%rsi, %rdi
	cmpq	%r13, %r8
	je	.LBB39_38
.LBB39_15:
	cmpq	$16, %rcx
	jl	.LBB39_19
	vmovups	80(%rbx), %zmm0
	vmovups	144(%rbx), %zmm1
	xorl	%r14d, %r14d
	.p2align	4
.LBB39_17:
	movq	%r14, %rax
	vmovups	(%r9,%r14,4), %zmm2
	vaddps	(%r10,%r14,4), %zmm2, %zmm2
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%r9,%r14,4)
	addq	$16, %r14
	addq	$32, %rax
	cmpq	%rax, %rcx
	jge	.LBB39_17
	cmpq	%rcx, %r14
	jae	.LBB39_37
	jmp	.LBB39_21
	.p2align	4
.LBB39_19:
	testq	%rcx, %rcx
	jle	.LBB39_37
	xorl	%r14d, %r14d
.LBB39_21:
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
	jae	.LBB39_22
.LBB39_35:
	movq	%r14, %r11
	jmp	.LBB39_36
	.p2align	4
.LBB39_22:
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
	jae	.LBB39_25
	leaq	(%rbx,%rax,4), %rax
	leaq	(%rdx,%r14,4), %rdx
	cmpq	%rax, %rdx
	jae	.LBB39_25
	movq	%r14, %r11
	movq	(%rsp), %rbx
	movq	8(%rsp), %r13
	jmp	.LBB39_36
.LBB39_25:
	cmpq	$64, %r11
	movq	8(%rsp), %r13
	jae	.LBB39_30
	xorl	%r12d, %r12d
	movq	(%rsp), %rbx
	jmp	.LBB39_27
.LBB39_30:
	movq	%r11, %r12
	andq	$-64, %r12
	vbroadcastss	%xmm3, %zmm4
	vbroadcastss	%xmm2, %zmm5
	leaq	(%rdi,%r14,4), %rax
	leaq	(%r10,%r14,4), %rdx
	xorl	%ebx, %ebx
	.p2align	4
.LBB39_31:
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
	jne	.LBB39_31
	cmpq	%r12, %r11
	movq	(%rsp), %rbx
	je	.LBB39_37
	testb	$56, %r11b
	je	.LBB39_34
.LBB39_27:
	movl	%r15d, %eax
	andl	$7, %eax
	subq	%rax, %r11
	addq	%r14, %r11
	vbroadcastss	%xmm3, %ymm3
	vbroadcastss	%xmm2, %ymm2
	andq	$-8, %r15
	addq	%r14, %r12
	.p2align	4
.LBB39_28:
	vmovups	(%r9,%r12,4), %ymm4
	vaddps	(%r10,%r12,4), %ymm4, %ymm4
	vcmpltps	%ymm3, %ymm4, %k1
	vminps	%ymm4, %ymm2, %ymm4
	vmovaps	%ymm3, %ymm4 {%k1}
	vmovups	%ymm4, (%r9,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB39_28
	testq	%rax, %rax
	je	.LBB39_37
	.p2align	4
.LBB39_36:
	vmovss	(%r9,%r11,4), %xmm2
	vaddss	(%r10,%r11,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %k1
	vmovss	%xmm0, %xmm3, %xmm3 {%k1}
	vmovss	%xmm3, (%r9,%r11,4)
	incq	%r11
	cmpq	%rcx, %r11
	jl	.LBB39_36
	jmp	.LBB39_37
.LBB39_34:
	addq	%r12, %r14
	jmp	.LBB39_35
.LBB39_38:
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
.LBB39_4:
	.cfi_def_cfa_offset 240
	movabsq	$9223372036854775807, %r10
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %r15
	xorl	%ebx, %ebx
	vmovddup	.LCPI39_3(%rip), %xmm0
	movq	%rbx, %rax
	jmp	.LBB39_5
	.p2align	4
.LBB39_64:
	movq	%rax, %rbx
	cmpq	24(%rsp), %rax
	jge	.LBB39_7
.LBB39_5:
	addq	$4, %rax
	jno	.LBB39_61
	movq	%r10, %rax
	cmpq	$4, %rcx
	jge	.LBB39_62
	jmp	.LBB39_7
	.p2align	4
.LBB39_61:
	cmpq	$4, %rcx
	jl	.LBB39_64
.LBB39_62:
	leaq	(%rdi,%rbx,4), %rdx
	imulq	%rsi, %rbx
	movq	16(%rsp), %r9
	leaq	(%r9,%rbx,4), %rbx
	xorl	%ebp, %ebp
	movq	%rbp, %r12
	.p2align	4
.LBB39_63:
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
	jl	.LBB39_63
	jmp	.LBB39_64
.Lfunc_end39:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5, .Lfunc_end39-$s20VitruvianMicroAVX5120B13SparseProductV8multiplyyyxm_SPySfGSgtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5
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
	.quad	448
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
	je	.LBB40_5
	movq	56(%rax), %rcx
	cmpq	$1, %r9
	jne	.LBB40_61
	xorl	%edx, %edx
	jmp	.LBB40_3
.LBB40_61:
	movq	%r9, %rsi
	andq	$-2, %rsi
	leaq	(%rdx,%rbx), %r8
	addq	$832, %r8
	xorl	%edx, %edx
	.p2align	4
.LBB40_62:
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
	jne	.LBB40_62
.LBB40_3:
	testb	$1, %r9b
	je	.LBB40_5
	imulq	$448, %rdx, %rsi
	vbroadcastss	(%rcx,%rdx,4), %zmm0
	vmovups	%zmm0, (%r10,%rsi)
	vmovups	%zmm0, 64(%r10,%rsi)
	vmovups	%zmm0, 128(%r10,%rsi)
	vmovups	%zmm0, 192(%r10,%rsi)
	vmovups	%zmm0, 256(%r10,%rsi)
	vmovups	%zmm0, 320(%r10,%rsi)
	vmovups	%zmm0, 384(%r10,%rsi)
.LBB40_5:
	movq	24(%rax), %r14
	testq	%r14, %r14
	jle	.LBB40_31
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
	vpbroadcastq	.LCPI40_3(%rip), %ymm12
	vpbroadcastq	.LCPI40_6(%rip), %ymm13
	vpbroadcastq	.LCPI40_3(%rip), %zmm14
	vpbroadcastq	.LCPI40_4(%rip), %zmm15
	vmovddup	.LCPI40_9(%rip), %xmm16
	movq	%r10, 8(%rsp)
	movq	%r11, 40(%rsp)
	movq	%r14, 88(%rsp)
	vmovups	%zmm10, 224(%rsp)
	vmovups	%zmm11, 160(%rsp)
	.p2align	4
.LBB40_7:
	movq	%r9, 120(%rsp)
	subq	16(%rsp), %r14
	movq	112(%rsp), %rax
	cmpq	%rax, %r14
	cmovgeq	%rax, %r14
	cmpq	$111, %r10
	jg	.LBB40_10
	imulq	$112, %r14, %rax
	testq	%rax, %rax
	je	.LBB40_10
	imulq	$448, %r14, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI40_9(%rip), %xmm16
	vpbroadcastq	.LCPI40_4(%rip), %zmm15
	vpbroadcastq	.LCPI40_3(%rip), %zmm14
	vpbroadcastq	.LCPI40_6(%rip), %ymm13
	vpbroadcastq	.LCPI40_3(%rip), %ymm12
	movq	40(%rsp), %r11
	movq	8(%rsp), %r10
	vmovups	160(%rsp), %zmm11
	vmovups	224(%rsp), %zmm10
.LBB40_10:
	movq	48(%rsp), %rax
	movq	16(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%r14, %rdx
	andq	$-4, %rdx
	cmpq	$4, %r14
	movq	%rdx, 32(%rsp)
	jge	.LBB40_11
.LBB40_14:
	testq	%r10, %r10
	je	.LBB40_19
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
	jmp	.LBB40_16
	.p2align	4
.LBB40_18:
	incq	%r8
	addq	64(%rsp), %rcx
	addq	$4, %r9
	addq	$4, %r11
	cmpq	%r10, %r8
	je	.LBB40_19
.LBB40_16:
	cmpq	%r15, %r8
	jge	.LBB40_32
	movq	32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r14, %rax
	je	.LBB40_18
	jmp	.LBB40_34
	.p2align	4
.LBB40_32:
	testq	%r14, %r14
	je	.LBB40_18
	xorl	%esi, %esi
.LBB40_34:
	movq	%r14, %r12
	subq	%rsi, %r12
	cmpq	$4, %r12
	jae	.LBB40_36
	movq	%rsi, %r12
	jmp	.LBB40_50
	.p2align	4
.LBB40_36:
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
	jb	.LBB40_37
	testb	%dl, %dl
	jne	.LBB40_37
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
	jae	.LBB40_41
	addq	128(%rsp), %rax
	cmpq	%rax, %r10
	jae	.LBB40_41
.LBB40_37:
	movq	%rsi, %r12
	movq	8(%rsp), %r10
.LBB40_50:
	movl	%r14d, %esi
	subl	%r12d, %esi
	movq	%r12, %rax
	andl	$7, %esi
	je	.LBB40_53
	imulq	$448, %r12, %rdx
	addq	%r9, %rdx
	imulq	$112, %rsi, %rsi
	xorl	%edi, %edi
	movq	%r12, %rax
	.p2align	4
.LBB40_52:
	vmovd	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovd	%xmm0, (%rdx,%rdi,4)
	addq	$112, %rdi
	cmpq	%rdi, %rsi
	jne	.LBB40_52
.LBB40_53:
	subq	%r14, %r12
	cmpq	$-8, %r12
	ja	.LBB40_18
	imulq	$448, %rax, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB40_55:
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
	jne	.LBB40_55
	jmp	.LBB40_18
.LBB40_41:
	cmpq	$16, %r12
	jae	.LBB40_43
	xorl	%eax, %eax
	movq	%rsi, 24(%rsp)
	jmp	.LBB40_47
.LBB40_43:
	movq	%r12, %rax
	andq	$-16, %rax
	leaq	(%rsi,%rax), %rdx
	movq	%rdx, 24(%rsp)
	vpbroadcastq	%rsi, %zmm1
	vpaddq	.LCPI40_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI40_2(%rip), %zmm1, %zmm1
	leaq	(%rcx,%rsi,4), %rdx
	xorl	%r10d, %r10d
	.p2align	4
.LBB40_44:
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
	jne	.LBB40_44
	cmpq	%rax, %r12
	movq	8(%rsp), %r10
	je	.LBB40_18
	testb	$12, %r12b
	je	.LBB40_63
.LBB40_47:
	movq	32(%rsp), %rdx
	subq	56(%rsp), %r12
	addq	%rsi, %r12
	movq	24(%rsp), %r10
	vpbroadcastq	%r10, %ymm0
	vpaddq	.LCPI40_5(%rip), %ymm0, %ymm0
	addq	%rsi, %rax
	.p2align	4
.LBB40_48:
	vmovups	(%rcx,%rax,4), %xmm1
	vpmullq	%ymm12, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rdi,%ymm2) {%k1}
	vpaddq	%ymm0, %ymm13, %ymm0
	addq	$4, %rax
	cmpq	%rax, %rdx
	jne	.LBB40_48
	cmpq	$0, 56(%rsp)
	movq	8(%rsp), %r10
	jne	.LBB40_50
	jmp	.LBB40_18
.LBB40_63:
	addq	%rax, %rsi
	movq	%rsi, %r12
	jmp	.LBB40_50
	.p2align	4
.LBB40_19:
	movq	16(%rsp), %rcx
	addq	%r14, %rcx
	vmovaps	%zmm10, %zmm0
	movq	88(%rsp), %r14
	movq	%rcx, 16(%rsp)
	cmpq	%r14, %rcx
	je	.LBB40_21
	vbroadcastss	.LCPI40_7(%rip), %zmm0
.LBB40_21:
	vmovaps	%zmm11, %zmm1
	movq	104(%rsp), %rdi
	movq	96(%rsp), %r8
	movabsq	$9223372036854775807, %r12
	movq	120(%rsp), %r9
	je	.LBB40_23
	vbroadcastss	.LCPI40_8(%rip), %zmm1
.LBB40_23:
	testq	%rdi, %rdi
	movq	40(%rsp), %r11
	je	.LBB40_29
	xorl	%eax, %eax
	jmp	.LBB40_25
	.p2align	4
.LBB40_28:
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
	je	.LBB40_29
.LBB40_25:
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
	jle	.LBB40_28
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB40_27:
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
	jb	.LBB40_27
	jmp	.LBB40_28
	.p2align	4
.LBB40_29:
	cmpq	%r14, 16(%rsp)
	jge	.LBB40_31
	leaq	(%r9,%rdi,4), %r9
	jmp	.LBB40_7
	.p2align	4
.LBB40_11:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB40_12
	.p2align	4
.LBB40_60:
	movq	%rax, %rsi
	cmpq	%rdx, %rax
	jge	.LBB40_14
.LBB40_12:
	addq	$4, %rax
	jno	.LBB40_56
	movq	%r12, %rax
	cmpq	$4, %r10
	jge	.LBB40_57
	jmp	.LBB40_14
	.p2align	4
.LBB40_56:
	cmpq	$4, %r10
	jl	.LBB40_60
.LBB40_57:
	imulq	$448, %rsi, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB40_58:
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
	jl	.LBB40_58
	movq	8(%rsp), %r10
	movq	32(%rsp), %rdx
	jmp	.LBB40_60
.LBB40_31:
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
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5, .Lfunc_end40-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAIyAA0B6ColumnVGGGGGG_Ttg5
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
	.quad	384
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
	je	.LBB41_6
	movq	56(%rax), %rdx
	movl	%r10d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r10
	jae	.LBB41_62
	xorl	%esi, %esi
	jmp	.LBB41_3
.LBB41_62:
	movq	%r10, %r8
	andq	$-4, %r8
	leaq	(%r11,%rbx), %r9
	addq	$1472, %r9
	xorl	%esi, %esi
	.p2align	4
.LBB41_63:
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
	jne	.LBB41_63
.LBB41_3:
	testq	%rcx, %rcx
	je	.LBB41_6
	leaq	(%rdx,%rsi,4), %rdx
	leaq	(%rsi,%rsi,2), %rsi
	shlq	$7, %rsi
	addq	%r11, %rsi
	addq	%rbx, %rsi
	addq	$320, %rsi
	xorl	%r8d, %r8d
	.p2align	4
.LBB41_5:
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
	jne	.LBB41_5
.LBB41_6:
	movq	24(%rax), %r14
	testq	%r14, %r14
	jle	.LBB41_32
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
	vpbroadcastq	.LCPI41_3(%rip), %ymm11
	vpbroadcastq	.LCPI41_6(%rip), %ymm12
	vpbroadcastq	.LCPI41_3(%rip), %zmm13
	vpbroadcastq	.LCPI41_4(%rip), %zmm14
	vmovddup	.LCPI41_9(%rip), %xmm15
	movq	%r10, 8(%rsp)
	movq	%r11, 40(%rsp)
	movq	%r14, 88(%rsp)
	vmovups	%zmm9, 224(%rsp)
	vmovups	%zmm10, 160(%rsp)
	.p2align	4
.LBB41_8:
	movq	%r9, 120(%rsp)
	subq	16(%rsp), %r14
	movq	112(%rsp), %rax
	cmpq	%rax, %r14
	cmovgeq	%rax, %r14
	cmpq	$95, %r10
	jg	.LBB41_11
	movq	%r14, %rax
	shlq	$5, %rax
	leaq	(%rax,%rax,2), %rax
	testq	%rax, %rax
	je	.LBB41_11
	movq	%r14, %rax
	shlq	$7, %rax
	leaq	(%rax,%rax,2), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI41_9(%rip), %xmm15
	vpbroadcastq	.LCPI41_4(%rip), %zmm14
	vpbroadcastq	.LCPI41_3(%rip), %zmm13
	vpbroadcastq	.LCPI41_6(%rip), %ymm12
	vpbroadcastq	.LCPI41_3(%rip), %ymm11
	movq	40(%rsp), %r11
	movq	8(%rsp), %r10
	vmovups	160(%rsp), %zmm10
	vmovups	224(%rsp), %zmm9
.LBB41_11:
	movq	48(%rsp), %rax
	movq	16(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%r14, %rdx
	andq	$-4, %rdx
	cmpq	$4, %r14
	movq	%rdx, 32(%rsp)
	jge	.LBB41_12
.LBB41_15:
	testq	%r10, %r10
	je	.LBB41_20
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
	jmp	.LBB41_17
	.p2align	4
.LBB41_19:
	incq	%r8
	addq	64(%rsp), %rcx
	addq	$4, %r9
	addq	$4, %r11
	cmpq	%r10, %r8
	je	.LBB41_20
.LBB41_17:
	cmpq	%r15, %r8
	jge	.LBB41_33
	movq	32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r14, %rax
	je	.LBB41_19
	jmp	.LBB41_35
	.p2align	4
.LBB41_33:
	testq	%r14, %r14
	je	.LBB41_19
	xorl	%esi, %esi
.LBB41_35:
	movq	%r14, %r12
	subq	%rsi, %r12
	cmpq	$4, %r12
	jae	.LBB41_37
	movq	%rsi, %r12
	jmp	.LBB41_51
	.p2align	4
.LBB41_37:
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
	jb	.LBB41_38
	testb	%dl, %dl
	jne	.LBB41_38
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
	jae	.LBB41_42
	addq	128(%rsp), %rax
	cmpq	%rax, %r10
	jae	.LBB41_42
.LBB41_38:
	movq	%rsi, %r12
	movq	8(%rsp), %r10
.LBB41_51:
	movl	%r14d, %esi
	subl	%r12d, %esi
	movq	%r12, %rax
	andl	$7, %esi
	je	.LBB41_54
	leaq	(%r12,%r12,2), %rdx
	shlq	$7, %rdx
	addq	%r9, %rdx
	shll	$5, %esi
	leaq	(%rsi,%rsi,2), %rsi
	xorl	%edi, %edi
	movq	%r12, %rax
	.p2align	4
.LBB41_53:
	vmovd	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovd	%xmm0, (%rdx,%rdi,4)
	addq	$96, %rdi
	cmpq	%rdi, %rsi
	jne	.LBB41_53
.LBB41_54:
	subq	%r14, %r12
	cmpq	$-8, %r12
	ja	.LBB41_19
	leaq	(%rax,%rax,2), %rdx
	shlq	$7, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB41_56:
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
	jne	.LBB41_56
	jmp	.LBB41_19
.LBB41_42:
	cmpq	$16, %r12
	jae	.LBB41_44
	xorl	%eax, %eax
	movq	%rsi, 24(%rsp)
	jmp	.LBB41_48
.LBB41_44:
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
.LBB41_45:
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
	jne	.LBB41_45
	cmpq	%rax, %r12
	movq	8(%rsp), %r10
	je	.LBB41_19
	testb	$12, %r12b
	je	.LBB41_64
.LBB41_48:
	movq	32(%rsp), %rdx
	subq	56(%rsp), %r12
	addq	%rsi, %r12
	movq	24(%rsp), %r10
	vpbroadcastq	%r10, %ymm0
	vpaddq	.LCPI41_5(%rip), %ymm0, %ymm0
	addq	%rsi, %rax
	.p2align	4
.LBB41_49:
	vmovups	(%rcx,%rax,4), %xmm1
	vpmullq	%ymm11, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rdi,%ymm2) {%k1}
	vpaddq	%ymm0, %ymm12, %ymm0
	addq	$4, %rax
	cmpq	%rax, %rdx
	jne	.LBB41_49
	cmpq	$0, 56(%rsp)
	movq	8(%rsp), %r10
	jne	.LBB41_51
	jmp	.LBB41_19
.LBB41_64:
	addq	%rax, %rsi
	movq	%rsi, %r12
	jmp	.LBB41_51
	.p2align	4
.LBB41_20:
	movq	16(%rsp), %rcx
	addq	%r14, %rcx
	vmovaps	%zmm9, %zmm0
	movq	88(%rsp), %r14
	movq	%rcx, 16(%rsp)
	cmpq	%r14, %rcx
	je	.LBB41_22
	vbroadcastss	.LCPI41_7(%rip), %zmm0
.LBB41_22:
	vmovaps	%zmm10, %zmm1
	movq	104(%rsp), %rdi
	movq	96(%rsp), %r8
	movabsq	$9223372036854775807, %r12
	movq	120(%rsp), %r9
	je	.LBB41_24
	vbroadcastss	.LCPI41_8(%rip), %zmm1
.LBB41_24:
	testq	%rdi, %rdi
	movq	40(%rsp), %r11
	je	.LBB41_30
	xorl	%eax, %eax
	jmp	.LBB41_26
	.p2align	4
.LBB41_29:
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
	je	.LBB41_30
.LBB41_26:
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
	jle	.LBB41_29
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB41_28:
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
	jb	.LBB41_28
	jmp	.LBB41_29
	.p2align	4
.LBB41_30:
	cmpq	%r14, 16(%rsp)
	jge	.LBB41_32
	leaq	(%r9,%rdi,4), %r9
	jmp	.LBB41_8
	.p2align	4
.LBB41_12:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB41_13
	.p2align	4
.LBB41_61:
	movq	%rax, %rsi
	cmpq	%rdx, %rax
	jge	.LBB41_15
.LBB41_13:
	addq	$4, %rax
	jno	.LBB41_57
	movq	%r12, %rax
	cmpq	$4, %r10
	jge	.LBB41_58
	jmp	.LBB41_15
	.p2align	4
.LBB41_57:
	cmpq	$4, %r10
	jl	.LBB41_61
.LBB41_58:
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$7, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB41_59:
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
	jl	.LBB41_59
	movq	8(%rsp), %r10
	movq	32(%rsp), %rdx
	jmp	.LBB41_61
.LBB41_32:
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
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5, .Lfunc_end41-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAIyAA0B6ColumnVGGGGG_Ttg5
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
	.quad	320
.LCPI42_4:
	.quad	16
.LCPI42_6:
	.quad	4
.LCPI42_9:
	.long	3
	.long	7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI42_5:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI42_7:
	.long	0xff800000
.LCPI42_8:
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
	je	.LBB42_5
	movq	56(%rax), %rcx
	cmpq	$1, %r9
	jne	.LBB42_61
	xorl	%edx, %edx
	jmp	.LBB42_3
.LBB42_61:
	movq	%r9, %rsi
	andq	$-2, %rsi
	leaq	(%rdx,%rbx), %r8
	addq	$576, %r8
	xorl	%edx, %edx
	.p2align	4
.LBB42_62:
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
	jne	.LBB42_62
.LBB42_3:
	testb	$1, %r9b
	je	.LBB42_5
	leaq	(%rdx,%rdx,4), %rsi
	shlq	$6, %rsi
	vbroadcastss	(%rcx,%rdx,4), %zmm0
	vmovups	%zmm0, (%r10,%rsi)
	vmovups	%zmm0, 64(%r10,%rsi)
	vmovups	%zmm0, 128(%r10,%rsi)
	vmovups	%zmm0, 192(%r10,%rsi)
	vmovups	%zmm0, 256(%r10,%rsi)
.LBB42_5:
	movq	24(%rax), %r14
	testq	%r14, %r14
	jle	.LBB42_31
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
	vpbroadcastq	.LCPI42_3(%rip), %ymm10
	vpbroadcastq	.LCPI42_6(%rip), %ymm11
	vpbroadcastq	.LCPI42_3(%rip), %zmm12
	vpbroadcastq	.LCPI42_4(%rip), %zmm13
	vmovddup	.LCPI42_9(%rip), %xmm14
	movq	%r10, 8(%rsp)
	movq	%r11, 40(%rsp)
	movq	%r14, 88(%rsp)
	vmovups	%zmm8, 224(%rsp)
	vmovups	%zmm9, 160(%rsp)
	.p2align	4
.LBB42_7:
	movq	%r9, 120(%rsp)
	subq	16(%rsp), %r14
	movq	112(%rsp), %rax
	cmpq	%rax, %r14
	cmovgeq	%rax, %r14
	cmpq	$79, %r10
	jg	.LBB42_10
	movq	%r14, %rax
	shlq	$4, %rax
	leaq	(%rax,%rax,4), %rax
	testq	%rax, %rax
	je	.LBB42_10
	movq	%r14, %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,4), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI42_9(%rip), %xmm14
	vpbroadcastq	.LCPI42_4(%rip), %zmm13
	vpbroadcastq	.LCPI42_3(%rip), %zmm12
	vpbroadcastq	.LCPI42_6(%rip), %ymm11
	vpbroadcastq	.LCPI42_3(%rip), %ymm10
	movq	40(%rsp), %r11
	movq	8(%rsp), %r10
	vmovups	160(%rsp), %zmm9
	vmovups	224(%rsp), %zmm8
.LBB42_10:
	movq	48(%rsp), %rax
	movq	16(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%r14, %rdx
	andq	$-4, %rdx
	cmpq	$4, %r14
	movq	%rdx, 32(%rsp)
	jge	.LBB42_11
.LBB42_14:
	testq	%r10, %r10
	je	.LBB42_19
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
	jmp	.LBB42_16
	.p2align	4
.LBB42_18:
	incq	%r8
	addq	64(%rsp), %rcx
	addq	$4, %r9
	addq	$4, %r11
	cmpq	%r10, %r8
	je	.LBB42_19
.LBB42_16:
	cmpq	%r15, %r8
	jge	.LBB42_32
	movq	32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r14, %rax
	je	.LBB42_18
	jmp	.LBB42_34
	.p2align	4
.LBB42_32:
	testq	%r14, %r14
	je	.LBB42_18
	xorl	%esi, %esi
.LBB42_34:
	movq	%r14, %r12
	subq	%rsi, %r12
	cmpq	$4, %r12
	jae	.LBB42_36
	movq	%rsi, %r12
	jmp	.LBB42_50
	.p2align	4
.LBB42_36:
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
	jb	.LBB42_37
	testb	%dl, %dl
	jne	.LBB42_37
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
	jae	.LBB42_41
	addq	128(%rsp), %rax
	cmpq	%rax, %r10
	jae	.LBB42_41
.LBB42_37:
	movq	%rsi, %r12
	movq	8(%rsp), %r10
.LBB42_50:
	movl	%r14d, %esi
	subl	%r12d, %esi
	movq	%r12, %rax
	andl	$7, %esi
	je	.LBB42_53
	leaq	(%r12,%r12,4), %rdx
	shlq	$6, %rdx
	addq	%r9, %rdx
	shll	$4, %esi
	leaq	(%rsi,%rsi,4), %rsi
	xorl	%edi, %edi
	movq	%r12, %rax
	.p2align	4
.LBB42_52:
	vmovd	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovd	%xmm0, (%rdx,%rdi,4)
	addq	$80, %rdi
	cmpq	%rdi, %rsi
	jne	.LBB42_52
.LBB42_53:
	subq	%r14, %r12
	cmpq	$-8, %r12
	ja	.LBB42_18
	leaq	(%rax,%rax,4), %rdx
	shlq	$6, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB42_55:
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
	jne	.LBB42_55
	jmp	.LBB42_18
.LBB42_41:
	cmpq	$16, %r12
	jae	.LBB42_43
	xorl	%eax, %eax
	movq	%rsi, 24(%rsp)
	jmp	.LBB42_47
.LBB42_43:
	movq	%r12, %rax
	andq	$-16, %rax
	leaq	(%rsi,%rax), %rdx
	movq	%rdx, 24(%rsp)
	vpbroadcastq	%rsi, %zmm1
	vpaddq	.LCPI42_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI42_2(%rip), %zmm1, %zmm1
	leaq	(%rcx,%rsi,4), %r10
	xorl	%edx, %edx
	.p2align	4
.LBB42_44:
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
	jne	.LBB42_44
	cmpq	%rax, %r12
	movq	8(%rsp), %r10
	je	.LBB42_18
	testb	$12, %r12b
	je	.LBB42_63
.LBB42_47:
	movq	32(%rsp), %rdx
	subq	56(%rsp), %r12
	addq	%rsi, %r12
	movq	24(%rsp), %r10
	vpbroadcastq	%r10, %ymm0
	vpaddq	.LCPI42_5(%rip), %ymm0, %ymm0
	addq	%rsi, %rax
	.p2align	4
.LBB42_48:
	vmovups	(%rcx,%rax,4), %xmm1
	vpmullq	%ymm10, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rdi,%ymm2) {%k1}
	vpaddq	%ymm0, %ymm11, %ymm0
	addq	$4, %rax
	cmpq	%rax, %rdx
	jne	.LBB42_48
	cmpq	$0, 56(%rsp)
	movq	8(%rsp), %r10
	jne	.LBB42_50
	jmp	.LBB42_18
.LBB42_63:
	addq	%rax, %rsi
	movq	%rsi, %r12
	jmp	.LBB42_50
	.p2align	4
.LBB42_19:
	movq	16(%rsp), %rcx
	addq	%r14, %rcx
	vmovaps	%zmm8, %zmm0
	movq	88(%rsp), %r14
	movq	%rcx, 16(%rsp)
	cmpq	%r14, %rcx
	je	.LBB42_21
	vbroadcastss	.LCPI42_7(%rip), %zmm0
.LBB42_21:
	vmovaps	%zmm9, %zmm1
	movq	104(%rsp), %rdi
	movq	96(%rsp), %r8
	movabsq	$9223372036854775807, %r12
	movq	120(%rsp), %r9
	je	.LBB42_23
	vbroadcastss	.LCPI42_8(%rip), %zmm1
.LBB42_23:
	testq	%rdi, %rdi
	movq	40(%rsp), %r11
	je	.LBB42_29
	xorl	%eax, %eax
	jmp	.LBB42_25
	.p2align	4
.LBB42_28:
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
	je	.LBB42_29
.LBB42_25:
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
	jle	.LBB42_28
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB42_27:
	movslq	(%rbp), %rsi
	vbroadcastss	4(%rbp), %zmm7
	vfmadd231ps	(%rbx,%rsi,4), %zmm7, %zmm6
	vfmadd231ps	64(%rbx,%rsi,4), %zmm7, %zmm5
	vfmadd231ps	128(%rbx,%rsi,4), %zmm7, %zmm4
	vfmadd231ps	192(%rbx,%rsi,4), %zmm7, %zmm3
	vfmadd231ps	256(%rbx,%rsi,4), %zmm7, %zmm2
	addq	$8, %rbp
	cmpq	%rdx, %rbp
	jb	.LBB42_27
	jmp	.LBB42_28
	.p2align	4
.LBB42_29:
	cmpq	%r14, 16(%rsp)
	jge	.LBB42_31
	leaq	(%r9,%rdi,4), %r9
	jmp	.LBB42_7
	.p2align	4
.LBB42_11:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB42_12
	.p2align	4
.LBB42_60:
	movq	%rax, %rsi
	cmpq	%rdx, %rax
	jge	.LBB42_14
.LBB42_12:
	addq	$4, %rax
	jno	.LBB42_56
	movq	%r12, %rax
	cmpq	$4, %r10
	jge	.LBB42_57
	jmp	.LBB42_14
	.p2align	4
.LBB42_56:
	cmpq	$4, %r10
	jl	.LBB42_60
.LBB42_57:
	leaq	(%rsi,%rsi,4), %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB42_58:
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
	jl	.LBB42_58
	movq	8(%rsp), %r10
	movq	32(%rsp), %rdx
	jmp	.LBB42_60
.LBB42_31:
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
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5, .Lfunc_end42-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAIyAA0B6ColumnVGGGG_Ttg5
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
	.quad	16
.LCPI43_5:
	.quad	4
.LCPI43_8:
	.long	3
	.long	7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI43_4:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI43_6:
	.long	0xff800000
.LCPI43_7:
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
	je	.LBB43_8
	movq	56(%rax), %rdx
	movl	%r14d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r14
	jae	.LBB43_3
	xorl	%esi, %esi
	jmp	.LBB43_5
.LBB43_3:
	movq	%r14, %r8
	andq	$-4, %r8
	leaq	(%r10,%rbx), %r9
	addq	$960, %r9
	xorl	%esi, %esi
	.p2align	4
.LBB43_4:
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
	jne	.LBB43_4
.LBB43_5:
	testq	%rcx, %rcx
	je	.LBB43_8
	leaq	(%rdx,%rsi,4), %rdx
	shlq	$8, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$192, %rsi
	xorl	%r8d, %r8d
	.p2align	4
.LBB43_7:
	vbroadcastss	(%rdx,%r8,4), %zmm0
	vmovups	%zmm0, -192(%rsi)
	vmovups	%zmm0, -128(%rsi)
	vmovups	%zmm0, -64(%rsi)
	vmovups	%zmm0, (%rsi)
	incq	%r8
	addq	$256, %rsi
	cmpq	%r8, %rcx
	jne	.LBB43_7
.LBB43_8:
	movq	24(%rax), %r15
	testq	%r15, %r15
	jle	.LBB43_67
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
	vpbroadcastq	.LCPI43_5(%rip), %ymm9
	vpbroadcastq	.LCPI43_3(%rip), %zmm10
	vmovddup	.LCPI43_8(%rip), %xmm11
	movq	%rdi, 16(%rsp)
	movq	%r11, 32(%rsp)
	movq	%r14, 104(%rsp)
	movq	%r15, 88(%rsp)
	vmovups	%zmm7, 224(%rsp)
	vmovups	%zmm8, 160(%rsp)
	.p2align	4
.LBB43_10:
	movq	%r8, 120(%rsp)
	subq	8(%rsp), %r15
	movq	112(%rsp), %rax
	cmpq	%rax, %r15
	cmovgeq	%rax, %r15
	cmpq	$63, %rdi
	jg	.LBB43_13
	movb	$58, %al
	bzhiq	%rax, %r15, %rax
	je	.LBB43_13
	movq	%r15, %rdx
	shlq	$8, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI43_8(%rip), %xmm11
	vpbroadcastq	.LCPI43_3(%rip), %zmm10
	vpbroadcastq	.LCPI43_5(%rip), %ymm9
	movq	32(%rsp), %r11
	movq	16(%rsp), %rdi
	vmovups	160(%rsp), %zmm8
	vmovups	224(%rsp), %zmm7
.LBB43_13:
	movq	40(%rsp), %rax
	movq	8(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%r15, %r8
	andq	$-4, %r8
	cmpq	$4, %r15
	movq	%r8, 24(%rsp)
	jge	.LBB43_59
.LBB43_14:
	testq	%rdi, %rdi
	je	.LBB43_47
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
	jmp	.LBB43_17
	.p2align	4
.LBB43_16:
	incq	%r11
	addq	56(%rsp), %rax
	addq	$4, %r10
	addq	$4, %r9
	cmpq	%rdi, %r11
	je	.LBB43_47
.LBB43_17:
	cmpq	32(%rsp), %r11
	jge	.LBB43_19
	movq	%r8, %rcx
	cmpq	%r15, %r8
	je	.LBB43_16
	jmp	.LBB43_21
	.p2align	4
.LBB43_19:
	testq	%r15, %r15
	je	.LBB43_16
	xorl	%ecx, %ecx
.LBB43_21:
	movq	%r15, %r14
	subq	%rcx, %r14
	cmpq	$4, %r14
	jae	.LBB43_29
.LBB43_22:
	movq	%rcx, %r14
.LBB43_23:
	movl	%r15d, %esi
	subl	%r14d, %esi
	movq	%r14, %rcx
	andl	$7, %esi
	je	.LBB43_26
	movq	%r14, %rdx
	shlq	$8, %rdx
	addq	%r10, %rdx
	shll	$6, %esi
	xorl	%r8d, %r8d
	movq	%r14, %rcx
	.p2align	4
.LBB43_25:
	vmovd	(%rax,%rcx,4), %xmm0
	incq	%rcx
	vmovd	%xmm0, (%rdx,%r8,4)
	addq	$64, %r8
	cmpq	%r8, %rsi
	jne	.LBB43_25
.LBB43_26:
	subq	%r15, %r14
	cmpq	$-8, %r14
	movq	24(%rsp), %r8
	ja	.LBB43_16
	movq	%rcx, %rsi
	shlq	$8, %rsi
	addq	%r9, %rsi
	.p2align	4
.LBB43_28:
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
	jne	.LBB43_28
	jmp	.LBB43_16
	.p2align	4
.LBB43_29:
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
	jb	.LBB43_22
	shrq	$56, %r8
	jne	.LBB43_22
	movq	56(%rsp), %r8
	imulq	%r11, %r8
	movq	136(%rsp), %rdi
	leaq	(%rdi,%r8), %r12
	movq	144(%rsp), %rdi
	leaq	(%rdi,%r11,4), %rdi
	leaq	(%r12,%rcx,4), %r12
	cmpq	%rdi, %r12
	jae	.LBB43_36
	addq	128(%rsp), %r8
	cmpq	%r8, %rdx
	jae	.LBB43_36
	movq	%rcx, %r14
	movq	16(%rsp), %rdi
	jmp	.LBB43_23
.LBB43_36:
	cmpq	$16, %r14
	movq	16(%rsp), %rdi
	jae	.LBB43_38
	xorl	%r12d, %r12d
	movq	%rcx, %rdx
	movq	24(%rsp), %r8
	jmp	.LBB43_43
.LBB43_38:
	movq	%r14, %r12
	andq	$-16, %r12
	leaq	(%rcx,%r12), %rdx
	movq	%rdx, 80(%rsp)
	vpbroadcastq	%rcx, %zmm1
	vpaddq	.LCPI43_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI43_2(%rip), %zmm1, %zmm1
	leaq	(%rax,%rcx,4), %rdx
	xorl	%r8d, %r8d
	.p2align	4
.LBB43_39:
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
	jne	.LBB43_39
	cmpq	%r12, %r14
	movq	24(%rsp), %r8
	je	.LBB43_16
	testb	$12, %r14b
	je	.LBB43_46
	movq	80(%rsp), %rdx
.LBB43_43:
	subq	48(%rsp), %r14
	addq	%rcx, %r14
	vpbroadcastq	%rdx, %ymm0
	vpaddq	.LCPI43_4(%rip), %ymm0, %ymm0
	addq	%rcx, %r12
	.p2align	4
.LBB43_44:
	vmovups	(%rax,%r12,4), %xmm1
	vpsllq	$8, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rsi,%ymm2) {%k1}
	vpaddq	%ymm0, %ymm9, %ymm0
	addq	$4, %r12
	cmpq	%r12, %r8
	jne	.LBB43_44
	cmpq	$0, 48(%rsp)
	jne	.LBB43_23
	jmp	.LBB43_16
.LBB43_46:
	addq	%r12, %rcx
	jmp	.LBB43_22
	.p2align	4
.LBB43_47:
	movq	8(%rsp), %rcx
	addq	%r15, %rcx
	vmovaps	%zmm7, %zmm0
	movq	88(%rsp), %r15
	movq	%rcx, 8(%rsp)
	cmpq	%r15, %rcx
	je	.LBB43_49
	vbroadcastss	.LCPI43_6(%rip), %zmm0
.LBB43_49:
	vmovaps	%zmm8, %zmm1
	movq	104(%rsp), %r14
	movq	96(%rsp), %rdi
	movabsq	$9223372036854775807, %r12
	movq	120(%rsp), %r8
	movq	32(%rsp), %r11
	je	.LBB43_51
	vbroadcastss	.LCPI43_7(%rip), %zmm1
.LBB43_51:
	testq	%r14, %r14
	je	.LBB43_57
	xorl	%eax, %eax
	jmp	.LBB43_54
	.p2align	4
.LBB43_53:
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
	je	.LBB43_57
.LBB43_54:
	movq	%rax, %rcx
	shlq	$8, %rcx
	vmovups	(%rdi,%rcx), %zmm5
	vmovups	64(%rdi,%rcx), %zmm4
	vmovups	128(%rdi,%rcx), %zmm3
	vmovups	192(%rdi,%rcx), %zmm2
	movslq	(%r8,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB43_53
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB43_56:
	movslq	(%rbp), %rsi
	vbroadcastss	4(%rbp), %zmm6
	vfmadd231ps	(%rbx,%rsi,4), %zmm6, %zmm5
	vfmadd231ps	64(%rbx,%rsi,4), %zmm6, %zmm4
	vfmadd231ps	128(%rbx,%rsi,4), %zmm6, %zmm3
	vfmadd231ps	192(%rbx,%rsi,4), %zmm6, %zmm2
	addq	$8, %rbp
	cmpq	%rdx, %rbp
	jb	.LBB43_56
	jmp	.LBB43_53
	.p2align	4
.LBB43_57:
	cmpq	%r15, 8(%rsp)
	jge	.LBB43_67
	leaq	(%r8,%r14,4), %r8
	movq	16(%rsp), %rdi
	jmp	.LBB43_10
	.p2align	4
.LBB43_59:
	xorl	%edx, %edx
	movq	%rdx, %rcx
	jmp	.LBB43_61
	.p2align	4
.LBB43_60:
	movq	%rcx, %rdx
	cmpq	%r8, %rcx
	jge	.LBB43_14
.LBB43_61:
	addq	$4, %rcx
	jno	.LBB43_63
	movq	%r12, %rcx
	cmpq	$4, %rdi
	jge	.LBB43_64
	jmp	.LBB43_14
	.p2align	4
.LBB43_63:
	cmpq	$4, %rdi
	jl	.LBB43_60
.LBB43_64:
	leaq	(%rax,%rdx,4), %rsi
	shlq	$8, %rdx
	addq	%rbx, %rdx
	xorl	%r9d, %r9d
	movq	%r9, %r8
	.p2align	4
.LBB43_65:
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
	jl	.LBB43_65
	movq	16(%rsp), %rdi
	movq	24(%rsp), %r8
	jmp	.LBB43_60
.LBB43_67:
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
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5, .Lfunc_end43-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAIyAA0B6ColumnVGGG_Ttg5
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
	.quad	192
.LCPI44_4:
	.quad	16
.LCPI44_6:
	.quad	4
.LCPI44_9:
	.long	3
	.long	7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI44_5:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI44_7:
	.long	0xff800000
.LCPI44_8:
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
	je	.LBB44_6
	movq	56(%rax), %rdx
	movl	%r14d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r14
	jae	.LBB44_63
	xorl	%esi, %esi
	jmp	.LBB44_3
.LBB44_63:
	movq	%r14, %r8
	andq	$-4, %r8
	leaq	(%r10,%rbx), %r9
	addq	$704, %r9
	xorl	%esi, %esi
	.p2align	4
.LBB44_64:
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
	jne	.LBB44_64
.LBB44_3:
	testq	%rcx, %rcx
	je	.LBB44_6
	leaq	(%rdx,%rsi,4), %rdx
	leaq	(%rsi,%rsi,2), %rsi
	shlq	$6, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$128, %rsi
	xorl	%r8d, %r8d
	.p2align	4
.LBB44_5:
	vbroadcastss	(%rdx,%r8,4), %zmm0
	vmovups	%zmm0, -128(%rsi)
	vmovups	%zmm0, -64(%rsi)
	vmovups	%zmm0, (%rsi)
	incq	%r8
	addq	$192, %rsi
	cmpq	%r8, %rcx
	jne	.LBB44_5
.LBB44_6:
	movq	24(%rax), %r12
	testq	%r12, %r12
	jle	.LBB44_28
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
	vpbroadcastq	.LCPI44_3(%rip), %ymm8
	vpbroadcastq	.LCPI44_6(%rip), %ymm9
	vpbroadcastq	.LCPI44_3(%rip), %zmm10
	vpbroadcastq	.LCPI44_4(%rip), %zmm11
	vmovddup	.LCPI44_9(%rip), %xmm12
	movq	%r10, 8(%rsp)
	movq	%r14, 96(%rsp)
	movq	%r12, 80(%rsp)
	vmovups	%zmm6, 224(%rsp)
	vmovups	%zmm7, 160(%rsp)
	.p2align	4
.LBB44_8:
	movq	%r8, 112(%rsp)
	subq	16(%rsp), %r12
	movq	104(%rsp), %rax
	cmpq	%rax, %r12
	cmovgeq	%rax, %r12
	cmpq	$47, %r10
	jg	.LBB44_11
	movq	%r12, %rax
	shlq	$4, %rax
	leaq	(%rax,%rax,2), %rax
	testq	%rax, %rax
	je	.LBB44_11
	movq	%r12, %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,2), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI44_9(%rip), %xmm12
	vpbroadcastq	.LCPI44_4(%rip), %zmm11
	vpbroadcastq	.LCPI44_3(%rip), %zmm10
	vpbroadcastq	.LCPI44_6(%rip), %ymm9
	vpbroadcastq	.LCPI44_3(%rip), %ymm8
	movq	8(%rsp), %r10
	movabsq	$9223372036854775807, %r11
	vmovups	160(%rsp), %zmm7
	vmovups	224(%rsp), %zmm6
.LBB44_11:
	movq	40(%rsp), %rax
	movq	16(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%r12, %rdx
	andq	$-4, %rdx
	cmpq	$4, %r12
	movq	%rdx, 32(%rsp)
	jge	.LBB44_12
.LBB44_15:
	testq	%r10, %r10
	je	.LBB44_20
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
	jmp	.LBB44_17
	.p2align	4
.LBB44_19:
	incq	%r8
	addq	56(%rsp), %rcx
	addq	$4, %r9
	addq	$4, %r11
	cmpq	%r10, %r8
	je	.LBB44_20
.LBB44_17:
	cmpq	%r15, %r8
	jge	.LBB44_34
	movq	32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	%r12, %rax
	je	.LBB44_19
	jmp	.LBB44_36
	.p2align	4
.LBB44_34:
	testq	%r12, %r12
	je	.LBB44_19
	xorl	%esi, %esi
.LBB44_36:
	movq	%r12, %r14
	subq	%rsi, %r14
	cmpq	$4, %r14
	jae	.LBB44_38
	movq	%rsi, %r14
	jmp	.LBB44_52
	.p2align	4
.LBB44_38:
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
	jb	.LBB44_39
	testb	%dl, %dl
	jne	.LBB44_39
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
	jae	.LBB44_43
	addq	120(%rsp), %rax
	cmpq	%rax, %r10
	jae	.LBB44_43
.LBB44_39:
	movq	%rsi, %r14
	movq	8(%rsp), %r10
.LBB44_52:
	movl	%r12d, %esi
	subl	%r14d, %esi
	movq	%r14, %rax
	andl	$7, %esi
	je	.LBB44_55
	leaq	(%r14,%r14,2), %rdx
	shlq	$6, %rdx
	addq	%r9, %rdx
	shll	$4, %esi
	leaq	(%rsi,%rsi,2), %rsi
	xorl	%edi, %edi
	movq	%r14, %rax
	.p2align	4
.LBB44_54:
	vmovd	(%rcx,%rax,4), %xmm0
	incq	%rax
	vmovd	%xmm0, (%rdx,%rdi,4)
	addq	$48, %rdi
	cmpq	%rdi, %rsi
	jne	.LBB44_54
.LBB44_55:
	subq	%r12, %r14
	cmpq	$-8, %r14
	ja	.LBB44_19
	leaq	(%rax,%rax,2), %rdx
	shlq	$6, %rdx
	addq	%r11, %rdx
	.p2align	4
.LBB44_57:
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
	jne	.LBB44_57
	jmp	.LBB44_19
.LBB44_43:
	cmpq	$16, %r14
	jae	.LBB44_45
	xorl	%eax, %eax
	movq	%rsi, 24(%rsp)
	jmp	.LBB44_49
.LBB44_45:
	movq	%r14, %rax
	andq	$-16, %rax
	leaq	(%rsi,%rax), %rdx
	movq	%rdx, 24(%rsp)
	vpbroadcastq	%rsi, %zmm1
	vpaddq	.LCPI44_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI44_2(%rip), %zmm1, %zmm1
	leaq	(%rcx,%rsi,4), %r10
	xorl	%edx, %edx
	.p2align	4
.LBB44_46:
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
	jne	.LBB44_46
	cmpq	%rax, %r14
	movq	8(%rsp), %r10
	je	.LBB44_19
	testb	$12, %r14b
	je	.LBB44_65
.LBB44_49:
	movq	32(%rsp), %rdx
	subq	48(%rsp), %r14
	addq	%rsi, %r14
	movq	24(%rsp), %r10
	vpbroadcastq	%r10, %ymm0
	vpaddq	.LCPI44_5(%rip), %ymm0, %ymm0
	addq	%rsi, %rax
	.p2align	4
.LBB44_50:
	vmovups	(%rcx,%rax,4), %xmm1
	vpmullq	%ymm8, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rdi,%ymm2) {%k1}
	vpaddq	%ymm0, %ymm9, %ymm0
	addq	$4, %rax
	cmpq	%rax, %rdx
	jne	.LBB44_50
	cmpq	$0, 48(%rsp)
	movq	8(%rsp), %r10
	jne	.LBB44_52
	jmp	.LBB44_19
.LBB44_65:
	addq	%rax, %rsi
	movq	%rsi, %r14
	jmp	.LBB44_52
	.p2align	4
.LBB44_20:
	movq	16(%rsp), %rcx
	addq	%r12, %rcx
	vmovaps	%zmm6, %zmm0
	movq	80(%rsp), %r12
	movq	%rcx, 16(%rsp)
	cmpq	%r12, %rcx
	je	.LBB44_22
	vbroadcastss	.LCPI44_7(%rip), %zmm0
.LBB44_22:
	vmovaps	%zmm7, %zmm1
	movq	96(%rsp), %r14
	movq	88(%rsp), %rdi
	movq	112(%rsp), %r8
	je	.LBB44_24
	vbroadcastss	.LCPI44_8(%rip), %zmm1
.LBB44_24:
	testq	%r14, %r14
	je	.LBB44_25
	xorl	%eax, %eax
	movabsq	$9223372036854775807, %r11
	jmp	.LBB44_30
	.p2align	4
.LBB44_33:
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
	je	.LBB44_26
.LBB44_30:
	movq	%rax, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rcx
	vmovups	(%rdi,%rcx), %zmm4
	vmovups	64(%rdi,%rcx), %zmm3
	vmovups	128(%rdi,%rcx), %zmm2
	movslq	(%r8,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB44_33
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB44_32:
	movslq	(%rbp), %rsi
	vbroadcastss	4(%rbp), %zmm5
	vfmadd231ps	(%rbx,%rsi,4), %zmm5, %zmm4
	vfmadd231ps	64(%rbx,%rsi,4), %zmm5, %zmm3
	vfmadd231ps	128(%rbx,%rsi,4), %zmm5, %zmm2
	addq	$8, %rbp
	cmpq	%rdx, %rbp
	jb	.LBB44_32
	jmp	.LBB44_33
	.p2align	4
.LBB44_12:
	xorl	%esi, %esi
	movq	%rsi, %rax
	jmp	.LBB44_13
	.p2align	4
.LBB44_62:
	movq	%rax, %rsi
	cmpq	%rdx, %rax
	jge	.LBB44_15
.LBB44_13:
	addq	$4, %rax
	jno	.LBB44_58
	movq	%r11, %rax
	cmpq	$4, %r10
	jge	.LBB44_59
	jmp	.LBB44_15
	.p2align	4
.LBB44_58:
	cmpq	$4, %r10
	jl	.LBB44_62
.LBB44_59:
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$6, %rdx
	addq	%rbx, %rdx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r8d, %r8d
	movq	%r8, %rdi
	.p2align	4
.LBB44_60:
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
	jl	.LBB44_60
	movq	8(%rsp), %r10
	movq	32(%rsp), %rdx
	jmp	.LBB44_62
	.p2align	4
.LBB44_25:
	movabsq	$9223372036854775807, %r11
.LBB44_26:
	cmpq	%r12, 16(%rsp)
	jge	.LBB44_28
	leaq	(%r8,%r14,4), %r8
	jmp	.LBB44_8
.LBB44_28:
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
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5, .Lfunc_end44-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAIyAA0B6ColumnVGG_Ttg5
	.cfi_endproc
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI45_0:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI45_1:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI45_2:
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
.LCPI45_3:
	.quad	16
.LCPI45_5:
	.quad	4
.LCPI45_8:
	.long	3
	.long	7
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
	je	.LBB45_8
	movq	56(%rax), %rdx
	movl	%r14d, %ecx
	andl	$3, %ecx
	cmpq	$4, %r14
	jae	.LBB45_3
	xorl	%esi, %esi
	jmp	.LBB45_5
.LBB45_3:
	movq	%r14, %r8
	andq	$-4, %r8
	leaq	(%r10,%rbx), %r9
	addq	$448, %r9
	xorl	%esi, %esi
	.p2align	4
.LBB45_4:
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
	jne	.LBB45_4
.LBB45_5:
	testq	%rcx, %rcx
	je	.LBB45_8
	leaq	(%rdx,%rsi,4), %rdx
	shlq	$7, %rsi
	addq	%r10, %rsi
	addq	%rbx, %rsi
	addq	$64, %rsi
	xorl	%r8d, %r8d
	.p2align	4
.LBB45_7:
	vbroadcastss	(%rdx,%r8,4), %zmm0
	vmovups	%zmm0, -64(%rsi)
	vmovups	%zmm0, (%rsi)
	incq	%r8
	subq	$-128, %rsi
	cmpq	%r8, %rcx
	jne	.LBB45_7
.LBB45_8:
	movq	24(%rax), %r15
	testq	%r15, %r15
	jle	.LBB45_67
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
	vpbroadcastq	.LCPI45_5(%rip), %ymm7
	vpbroadcastq	.LCPI45_3(%rip), %zmm8
	vmovddup	.LCPI45_8(%rip), %xmm9
	movq	%rdi, 16(%rsp)
	movq	%r11, 32(%rsp)
	movq	%r14, 104(%rsp)
	movq	%r15, 88(%rsp)
	vmovups	%zmm5, 224(%rsp)
	vmovups	%zmm6, 160(%rsp)
	.p2align	4
.LBB45_10:
	movq	%r8, 120(%rsp)
	subq	8(%rsp), %r15
	movq	112(%rsp), %rax
	cmpq	%rax, %r15
	cmovgeq	%rax, %r15
	cmpq	$31, %rdi
	jg	.LBB45_13
	movb	$59, %al
	bzhiq	%rax, %r15, %rax
	je	.LBB45_13
	movq	%r15, %rdx
	shlq	$7, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI45_8(%rip), %xmm9
	vpbroadcastq	.LCPI45_3(%rip), %zmm8
	vpbroadcastq	.LCPI45_5(%rip), %ymm7
	movq	32(%rsp), %r11
	movq	16(%rsp), %rdi
	vmovups	160(%rsp), %zmm6
	vmovups	224(%rsp), %zmm5
.LBB45_13:
	movq	40(%rsp), %rax
	movq	8(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%r15, %r8
	andq	$-4, %r8
	cmpq	$4, %r15
	movq	%r8, 24(%rsp)
	jge	.LBB45_59
.LBB45_14:
	testq	%rdi, %rdi
	je	.LBB45_47
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
	jmp	.LBB45_17
	.p2align	4
.LBB45_16:
	incq	%r11
	addq	56(%rsp), %rax
	addq	$4, %r10
	addq	$4, %r9
	cmpq	%rdi, %r11
	je	.LBB45_47
.LBB45_17:
	cmpq	32(%rsp), %r11
	jge	.LBB45_19
	movq	%r8, %rcx
	cmpq	%r15, %r8
	je	.LBB45_16
	jmp	.LBB45_21
	.p2align	4
.LBB45_19:
	testq	%r15, %r15
	je	.LBB45_16
	xorl	%ecx, %ecx
.LBB45_21:
	movq	%r15, %r12
	subq	%rcx, %r12
	cmpq	$4, %r12
	jae	.LBB45_29
.LBB45_22:
	movq	%rcx, %r12
.LBB45_23:
	movl	%r15d, %esi
	subl	%r12d, %esi
	movq	%r12, %rcx
	andl	$7, %esi
	je	.LBB45_26
	movq	%r12, %rdx
	shlq	$7, %rdx
	addq	%r10, %rdx
	shll	$5, %esi
	xorl	%r8d, %r8d
	movq	%r12, %rcx
	.p2align	4
.LBB45_25:
	vmovd	(%rax,%rcx,4), %xmm0
	incq	%rcx
	vmovd	%xmm0, (%rdx,%r8,4)
	addq	$32, %r8
	cmpq	%r8, %rsi
	jne	.LBB45_25
.LBB45_26:
	subq	%r15, %r12
	cmpq	$-8, %r12
	movq	24(%rsp), %r8
	ja	.LBB45_16
	movq	%rcx, %rsi
	shlq	$7, %rsi
	addq	%r9, %rsi
	.p2align	4
.LBB45_28:
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
	jne	.LBB45_28
	jmp	.LBB45_16
	.p2align	4
.LBB45_29:
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
	jb	.LBB45_22
	shrq	$57, %r8
	jne	.LBB45_22
	movq	56(%rsp), %r8
	imulq	%r11, %r8
	movq	136(%rsp), %rdi
	leaq	(%rdi,%r8), %r14
	movq	144(%rsp), %rdi
	leaq	(%rdi,%r11,4), %rdi
	leaq	(%r14,%rcx,4), %r14
	cmpq	%rdi, %r14
	jae	.LBB45_36
	addq	128(%rsp), %r8
	cmpq	%r8, %rdx
	jae	.LBB45_36
	movq	%rcx, %r12
	movq	16(%rsp), %rdi
	jmp	.LBB45_23
.LBB45_36:
	cmpq	$16, %r12
	movq	16(%rsp), %rdi
	jae	.LBB45_38
	xorl	%r14d, %r14d
	movq	%rcx, %rdx
	movq	24(%rsp), %r8
	jmp	.LBB45_43
.LBB45_38:
	movq	%r12, %r14
	andq	$-16, %r14
	leaq	(%rcx,%r14), %rdx
	movq	%rdx, 80(%rsp)
	vpbroadcastq	%rcx, %zmm1
	vpaddq	.LCPI45_1(%rip), %zmm1, %zmm0
	vpaddq	.LCPI45_2(%rip), %zmm1, %zmm1
	leaq	(%rax,%rcx,4), %rdx
	xorl	%r8d, %r8d
	.p2align	4
.LBB45_39:
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
	jne	.LBB45_39
	cmpq	%r14, %r12
	movq	24(%rsp), %r8
	je	.LBB45_16
	testb	$12, %r12b
	je	.LBB45_46
	movq	80(%rsp), %rdx
.LBB45_43:
	subq	48(%rsp), %r12
	addq	%rcx, %r12
	vpbroadcastq	%rdx, %ymm0
	vpaddq	.LCPI45_4(%rip), %ymm0, %ymm0
	addq	%rcx, %r14
	.p2align	4
.LBB45_44:
	vmovups	(%rax,%r14,4), %xmm1
	vpsllq	$7, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rsi,%ymm2) {%k1}
	vpaddq	%ymm7, %ymm0, %ymm0
	addq	$4, %r14
	cmpq	%r14, %r8
	jne	.LBB45_44
	cmpq	$0, 48(%rsp)
	jne	.LBB45_23
	jmp	.LBB45_16
.LBB45_46:
	addq	%r14, %rcx
	jmp	.LBB45_22
	.p2align	4
.LBB45_47:
	movq	8(%rsp), %rcx
	addq	%r15, %rcx
	vmovaps	%zmm5, %zmm0
	movq	88(%rsp), %r15
	movq	%rcx, 8(%rsp)
	cmpq	%r15, %rcx
	je	.LBB45_49
	vbroadcastss	.LCPI45_6(%rip), %zmm0
.LBB45_49:
	vmovaps	%zmm6, %zmm1
	movq	104(%rsp), %r14
	movq	96(%rsp), %rdi
	movabsq	$9223372036854775807, %r12
	movq	120(%rsp), %r8
	movq	32(%rsp), %r11
	je	.LBB45_51
	vbroadcastss	.LCPI45_7(%rip), %zmm1
.LBB45_51:
	testq	%r14, %r14
	je	.LBB45_57
	xorl	%eax, %eax
	jmp	.LBB45_54
	.p2align	4
.LBB45_53:
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rdi,%rcx)
	incq	%rax
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, 64(%rdi,%rcx)
	cmpq	%r14, %rax
	je	.LBB45_57
.LBB45_54:
	movq	%rax, %rcx
	shlq	$7, %rcx
	vmovups	(%rdi,%rcx), %zmm3
	vmovups	64(%rdi,%rcx), %zmm2
	movslq	(%r8,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB45_53
	leaq	(,%rdx,8), %rdx
	addq	%rbp, %rdx
	.p2align	4
.LBB45_56:
	movslq	(%rbp), %rsi
	vbroadcastss	4(%rbp), %zmm4
	vfmadd231ps	(%rbx,%rsi,4), %zmm4, %zmm3
	vfmadd231ps	64(%rbx,%rsi,4), %zmm4, %zmm2
	addq	$8, %rbp
	cmpq	%rdx, %rbp
	jb	.LBB45_56
	jmp	.LBB45_53
	.p2align	4
.LBB45_57:
	cmpq	%r15, 8(%rsp)
	jge	.LBB45_67
	leaq	(%r8,%r14,4), %r8
	movq	16(%rsp), %rdi
	jmp	.LBB45_10
	.p2align	4
.LBB45_59:
	xorl	%edx, %edx
	movq	%rdx, %rcx
	jmp	.LBB45_61
	.p2align	4
.LBB45_60:
	movq	%rcx, %rdx
	cmpq	%r8, %rcx
	jge	.LBB45_14
.LBB45_61:
	addq	$4, %rcx
	jno	.LBB45_63
	movq	%r12, %rcx
	cmpq	$4, %rdi
	jge	.LBB45_64
	jmp	.LBB45_14
	.p2align	4
.LBB45_63:
	cmpq	$4, %rdi
	jl	.LBB45_60
.LBB45_64:
	leaq	(%rax,%rdx,4), %rsi
	shlq	$7, %rdx
	addq	%rbx, %rdx
	xorl	%r9d, %r9d
	movq	%r9, %r8
	.p2align	4
.LBB45_65:
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
	jl	.LBB45_65
	movq	16(%rsp), %rdi
	movq	24(%rsp), %r8
	jmp	.LBB45_60
.LBB45_67:
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
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5, .Lfunc_end45-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B7ColumnsVyAA0B6ColumnVG_Ttg5
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI46_0:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI46_1:
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
.LCPI46_2:
	.quad	16
.LCPI46_5:
	.quad	4
.LCPI46_8:
	.long	3
	.long	7
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI46_3:
	.long	3
	.long	7
	.zero	4
	.zero	4
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI46_4:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI46_6:
	.long	0xff800000
.LCPI46_7:
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
	je	.LBB46_15
	movq	56(%rax), %rcx
	cmpq	$16, %r14
	jb	.LBB46_2
	leaq	(%rcx,%r14,4), %rsi
	cmpq	%rsi, %r11
	jae	.LBB46_6
	movq	48(%rsp), %rsi
	addq	%r14, %rsi
	shlq	$6, %rsi
	addq	%rbx, %rsi
	cmpq	%rsi, %rcx
	jae	.LBB46_6
.LBB46_2:
	xorl	%esi, %esi
.LBB46_9:
	movq	%r14, %r8
	movq	%rsi, %rdi
	andq	$7, %r8
	je	.LBB46_12
	movq	%rsi, %r9
	shlq	$6, %r9
	addq	%rbx, %r9
	addq	%rdx, %r9
	shll	$4, %r8d
	xorl	%r10d, %r10d
	movq	%rsi, %rdi
	.p2align	4
.LBB46_11:
	vpbroadcastd	(%rcx,%rdi,4), %zmm0
	incq	%rdi
	vmovdqu64	%zmm0, (%r9,%r10,4)
	addq	$16, %r10
	cmpq	%r10, %r8
	jne	.LBB46_11
.LBB46_12:
	subq	%r14, %rsi
	cmpq	$-8, %rsi
	ja	.LBB46_15
	movq	%rdi, %rsi
	shlq	$6, %rsi
	addq	%rdx, %rsi
	leaq	(%rbx,%rsi), %rdx
	addq	$448, %rdx
	.p2align	4
.LBB46_14:
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
	jne	.LBB46_14
	jmp	.LBB46_15
.LBB46_6:
	movq	%r14, %rsi
	vmovdqa64	.LCPI46_0(%rip), %zmm0
	andq	$-16, %rsi
	vmovdqa64	.LCPI46_1(%rip), %zmm1
	xorl	%edi, %edi
	vpbroadcastq	.LCPI46_2(%rip), %zmm2
	.p2align	4
.LBB46_7:
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
	jne	.LBB46_7
	cmpq	%rsi, %r14
	jne	.LBB46_9
.LBB46_15:
	movq	24(%rax), %r8
	testq	%r8, %r8
	jle	.LBB46_81
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
	vpbroadcastq	.LCPI46_5(%rip), %ymm5
	vpbroadcastq	.LCPI46_2(%rip), %zmm6
	vmovddup	.LCPI46_8(%rip), %xmm9
	movq	%r11, 104(%rsp)
	movq	%rcx, %r11
	vmovups	%zmm7, 224(%rsp)
	vmovups	%zmm8, 160(%rsp)
	movq	%r14, 112(%rsp)
	movq	%r8, 96(%rsp)
	jmp	.LBB46_19
	.p2align	4
.LBB46_17:
	movabsq	$9223372036854775807, %r11
.LBB46_18:
	leaq	(%r9,%r14,4), %r9
	cmpq	%r8, %rdx
	jge	.LBB46_81
.LBB46_19:
	movq	%r9, 120(%rsp)
	movq	%rdx, 32(%rsp)
	subq	%rdx, %r8
	movq	48(%rsp), %rax
	cmpq	%rax, %r8
	cmovgeq	%rax, %r8
	cmpq	$15, 8(%rsp)
	movq	%r8, (%rsp)
	jg	.LBB46_22
	movb	$60, %al
	bzhiq	%rax, %r8, %rax
	je	.LBB46_22
	movq	(%rsp), %rdx
	shlq	$6, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	vmovddup	.LCPI46_8(%rip), %xmm9
	vpbroadcastq	.LCPI46_2(%rip), %zmm6
	vpbroadcastq	.LCPI46_5(%rip), %ymm5
	movq	(%rsp), %r8
	movabsq	$9223372036854775807, %r11
	vmovups	160(%rsp), %zmm8
	vmovups	224(%rsp), %zmm7
.LBB46_22:
	movq	56(%rsp), %rax
	movq	32(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%r8, %rcx
	andq	$-4, %rcx
	cmpq	$4, %r8
	movq	%rcx, %r8
	movq	%rcx, 24(%rsp)
	jge	.LBB46_65
.LBB46_23:
	cmpq	$0, 8(%rsp)
	movq	(%rsp), %rdx
	je	.LBB46_53
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
	jmp	.LBB46_26
	.p2align	4
.LBB46_25:
	incq	%r11
	addq	72(%rsp), %rax
	addq	$4, %r10
	addq	$4, %r9
	cmpq	8(%rsp), %r11
	je	.LBB46_53
.LBB46_26:
	cmpq	%rbp, %r11
	jge	.LBB46_28
	movq	%r8, %rdi
	cmpq	%rdx, %r8
	je	.LBB46_25
	jmp	.LBB46_30
	.p2align	4
.LBB46_28:
	testq	%rdx, %rdx
	je	.LBB46_25
	xorl	%edi, %edi
.LBB46_30:
	movq	%rdx, %rcx
	subq	%rdi, %rcx
	cmpq	$4, %rcx
	jae	.LBB46_32
.LBB46_31:
	movq	%rdi, %rcx
	jmp	.LBB46_37
	.p2align	4
.LBB46_32:
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
	jb	.LBB46_36
	shrq	$58, %r8
	jne	.LBB46_36
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
	jae	.LBB46_43
	addq	128(%rsp), %r8
	cmpq	%r8, %rdx
	jae	.LBB46_43
.LBB46_36:
	movq	%rdi, %rcx
	movq	(%rsp), %rdx
.LBB46_37:
	subl	%ecx, %edx
	movq	%rcx, %rsi
	andl	$7, %edx
	je	.LBB46_40
	movq	%rcx, %rdi
	shlq	$6, %rdi
	addq	%r10, %rdi
	shll	$4, %edx
	xorl	%r8d, %r8d
	movq	%rcx, %rsi
	.p2align	4
.LBB46_39:
	vmovd	(%rax,%rsi,4), %xmm0
	incq	%rsi
	vmovd	%xmm0, (%rdi,%r8,4)
	addq	$16, %r8
	cmpq	%r8, %rdx
	jne	.LBB46_39
.LBB46_40:
	movq	(%rsp), %rdx
	subq	%rdx, %rcx
	cmpq	$-8, %rcx
	movq	24(%rsp), %r8
	ja	.LBB46_25
	movq	%rsi, %rcx
	shlq	$6, %rcx
	addq	%r9, %rcx
	.p2align	4
.LBB46_42:
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
	jne	.LBB46_42
	jmp	.LBB46_25
.LBB46_43:
	cmpq	$16, %rcx
	jae	.LBB46_45
	xorl	%r14d, %r14d
	movq	%rdi, 16(%rsp)
	movq	(%rsp), %rdx
	movq	24(%rsp), %r8
	jmp	.LBB46_49
.LBB46_45:
	movq	%rcx, %r14
	andq	$-16, %r14
	leaq	(%rdi,%r14), %rdx
	movq	%rdx, 16(%rsp)
	vpbroadcastq	%rdi, %zmm1
	vpaddq	.LCPI46_0(%rip), %zmm1, %zmm0
	vpaddq	.LCPI46_1(%rip), %zmm1, %zmm1
	leaq	(%rax,%rdi,4), %rdx
	xorl	%r8d, %r8d
	.p2align	4
.LBB46_46:
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
	jne	.LBB46_46
	cmpq	%r14, %rcx
	movq	(%rsp), %rdx
	movq	24(%rsp), %r8
	je	.LBB46_25
	testb	$12, %cl
	je	.LBB46_52
.LBB46_49:
	subq	64(%rsp), %rcx
	addq	%rdi, %rcx
	movq	%rdi, 40(%rsp)
	movq	16(%rsp), %rdi
	vpbroadcastq	%rdi, %ymm0
	vpaddq	.LCPI46_4(%rip), %ymm0, %ymm0
	addq	40(%rsp), %r14
	.p2align	4
.LBB46_50:
	vmovups	(%rax,%r14,4), %xmm1
	vpsllq	$6, %ymm0, %ymm2
	kxnorw	%k0, %k0, %k1
	vscatterqps	%xmm1, (%rsi,%ymm2) {%k1}
	vpaddq	%ymm5, %ymm0, %ymm0
	addq	$4, %r14
	cmpq	%r14, %r8
	jne	.LBB46_50
	cmpq	$0, 64(%rsp)
	jne	.LBB46_37
	jmp	.LBB46_25
.LBB46_52:
	addq	%r14, %rdi
	jmp	.LBB46_31
	.p2align	4
.LBB46_53:
	addq	32(%rsp), %rdx
	vmovaps	%zmm7, %zmm0
	movq	96(%rsp), %r8
	cmpq	%r8, %rdx
	je	.LBB46_55
	vbroadcastss	.LCPI46_6(%rip), %zmm0
.LBB46_55:
	vmovaps	%zmm8, %zmm1
	movq	112(%rsp), %r14
	movq	104(%rsp), %rdi
	movq	120(%rsp), %r9
	je	.LBB46_57
	vbroadcastss	.LCPI46_7(%rip), %zmm1
.LBB46_57:
	testq	%r14, %r14
	je	.LBB46_17
	movq	%rdx, %r10
	cmpq	$1, %r14
	movabsq	$9223372036854775807, %r11
	jne	.LBB46_73
	xorl	%eax, %eax
.LBB46_60:
	testb	$1, %r14b
	movq	%r10, %rdx
	je	.LBB46_18
	movq	%rax, %rcx
	shlq	$6, %rcx
	vmovups	(%rdi,%rcx), %zmm2
	movslq	(%r9,%rax,4), %rax
	testq	%rax, %rax
	jle	.LBB46_64
	leaq	(,%rax,8), %rax
	addq	%r13, %rax
	.p2align	4
.LBB46_63:
	movslq	(%r13), %rdx
	vbroadcastss	4(%r13), %zmm3
	vfmadd231ps	(%rbx,%rdx,4), %zmm3, %zmm2
	addq	$8, %r13
	cmpq	%rax, %r13
	jb	.LBB46_63
.LBB46_64:
	vmaxps	%zmm2, %zmm0, %zmm0
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rdi,%rcx)
	movq	%r10, %rdx
	jmp	.LBB46_18
	.p2align	4
.LBB46_65:
	xorl	%edx, %edx
	movq	%rdx, %rcx
	jmp	.LBB46_67
	.p2align	4
.LBB46_66:
	movq	%rcx, %rdx
	cmpq	%r8, %rcx
	jge	.LBB46_23
.LBB46_67:
	addq	$4, %rcx
	jno	.LBB46_69
	movq	%r11, %rcx
	cmpq	$4, 8(%rsp)
	jge	.LBB46_70
	jmp	.LBB46_23
	.p2align	4
.LBB46_69:
	cmpq	$4, 8(%rsp)
	jl	.LBB46_66
.LBB46_70:
	leaq	(%rax,%rdx,4), %rsi
	shlq	$6, %rdx
	addq	%rbx, %rdx
	xorl	%r9d, %r9d
	movq	%r9, %rdi
	.p2align	4
.LBB46_71:
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
	jl	.LBB46_71
	movq	24(%rsp), %r8
	jmp	.LBB46_66
	.p2align	4
.LBB46_73:
	xorl	%eax, %eax
	jmp	.LBB46_75
	.p2align	4
.LBB46_74:
	addq	$2, %rax
	vmaxps	%zmm2, %zmm0, %zmm2
	vminps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rdi,%rcx)
	cmpq	152(%rsp), %rax
	je	.LBB46_60
.LBB46_75:
	movq	%rax, %rcx
	shlq	$6, %rcx
	vmovups	(%rdi,%rcx), %zmm2
	movslq	(%r9,%rax,4), %rdx
	testq	%rdx, %rdx
	jle	.LBB46_78
	leaq	(,%rdx,8), %rdx
	addq	%r13, %rdx
	.p2align	4
.LBB46_77:
	movslq	(%r13), %rsi
	vbroadcastss	4(%r13), %zmm3
	vfmadd231ps	(%rbx,%rsi,4), %zmm3, %zmm2
	addq	$8, %r13
	cmpq	%rdx, %r13
	jb	.LBB46_77
.LBB46_78:
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
	jle	.LBB46_74
	leaq	(,%rdx,8), %rdx
	addq	%r13, %rdx
	.p2align	4
.LBB46_80:
	movslq	(%r13), %rsi
	vbroadcastss	4(%r13), %zmm3
	vfmadd231ps	(%rbx,%rsi,4), %zmm3, %zmm2
	addq	$8, %r13
	cmpq	%rdx, %r13
	jb	.LBB46_80
	jmp	.LBB46_74
.LBB46_81:
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
.Lfunc_end46:
	.size	$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5, .Lfunc_end46-$s20VitruvianMicroAVX5120B13SparseProductV9addSlicesyyxm_AA0B6BoundsVtAA0B4LineRzlFAA0B6ColumnV_Ttg5
	.cfi_endproc
	.hidden	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0b6FiveByH0V_Tg5Tf4dn_n
	.weak	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0b6FiveByH0V_Tg5Tf4dn_n
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0b6FiveByH0V_Tg5Tf4dn_n,@function
$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0b6FiveByH0V_Tg5Tf4dn_n:
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
	movq	%r13, -128(%rsp)
	movq	344(%r13), %rax
	movq	%rax, -24(%rsp)
	testq	%rax, %rax
	je	.LBB47_18
	movq	-128(%rsp), %rax
	movq	352(%rax), %rbp
	xorl	%edx, %edx
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%r12d, %r12d
	movq	%rbp, -48(%rsp)
	jmp	.LBB47_2
	.p2align	4
.LBB47_16:
	movq	%r10, %r13
	movq	-128(%rsp), %r15
	movq	8(%r15), %rcx
	movq	64(%r15), %r8
	movq	56(%r15), %rax
	imulq	%rcx, %rax
	movq	40(%r15), %rsi
	imulq	%r12, %rsi
	imulq	%rcx, %rsi
	shlq	$2, %rsi
	addq	(%r15), %rsi
	movq	48(%r15), %rdi
	imulq	%r10, %rdi
	shlq	$6, %rdi
	leaq	(%rsi,%rdi), %rcx
	leaq	(%r8,%r8,2), %r9
	shlq	$6, %r9
	leaq	(%rcx,%r9), %r10
	leaq	(%r10,%rax,4), %rdx
	leaq	(%rdx,%rax,4), %r11
	leaq	(%r11,%rax,4), %rbx
	vmovups	(%rbx,%rax,4), %zmm1
	vmovups	(%r11,%rax,4), %zmm2
	vmovups	(%rdx,%rax,4), %zmm3
	movq	%r8, %r11
	movq	%r8, %rdx
	vmovups	(%r10,%rax,4), %zmm4
	vmovups	(%r9,%rcx), %zmm5
	shlq	$7, %r8
	leaq	(%rcx,%r8), %r9
	leaq	(%r9,%rax,4), %r10
	leaq	(%r10,%rax,4), %rbx
	leaq	(%rbx,%rax,4), %r14
	vmovups	(%r14,%rax,4), %zmm6
	shlq	$6, %r11
	vmovups	(%rbx,%rax,4), %zmm7
	vmovups	(%r10,%rax,4), %zmm8
	vmovups	(%r9,%rax,4), %zmm9
	vmovups	(%r8,%rcx), %zmm10
	leaq	(%rcx,%r11), %r8
	leaq	(%r8,%rax,4), %r9
	leaq	(%r9,%rax,4), %r10
	leaq	(%r10,%rax,4), %rbx
	vmovups	(%rbx,%rax,4), %zmm11
	vmovups	(%r10,%rax,4), %zmm12
	vmovups	(%r9,%rax,4), %zmm13
	vmovups	(%r8,%rax,4), %zmm14
	vmovups	(%r11,%rcx), %zmm15
	leaq	(%rcx,%rax,4), %r8
	vmovups	(%rdi,%rsi), %zmm17
	leaq	(%r8,%rax,4), %rsi
	leaq	(%rsi,%rax,4), %rdi
	vmovups	(%rdi,%rax,4), %zmm16
	vmovups	(%rsi,%rax,4), %zmm18
	vmovups	(%r8,%rax,4), %zmm19
	shlq	$8, %rdx
	vmovups	(%rdx,%rcx), %zmm20
	addq	%rcx, %rdx
	vmovups	(%rcx,%rax,4), %zmm21
	vmovups	(%rdx,%rax,4), %zmm22
	leaq	(%rdx,%rax,4), %rcx
	vmovups	(%rcx,%rax,4), %zmm23
	leaq	(%rcx,%rax,4), %rcx
	vmovups	(%rcx,%rax,4), %zmm24
	leaq	(%rcx,%rax,4), %rcx
	vmovups	(%rcx,%rax,4), %zmm25
	movq	72(%r15), %rax
	vmovups	(%rax), %zmm26
	vfmadd213ps	80(%r15), %zmm17, %zmm26
	vfmadd231ps	320(%rax), %zmm21, %zmm26
	vfmadd231ps	640(%rax), %zmm19, %zmm26
	vfmadd231ps	960(%rax), %zmm18, %zmm26
	vfmadd231ps	1280(%rax), %zmm16, %zmm26
	vfmadd231ps	64(%rax), %zmm15, %zmm26
	vfmadd231ps	384(%rax), %zmm14, %zmm26
	vfmadd231ps	704(%rax), %zmm13, %zmm26
	vfmadd231ps	1024(%rax), %zmm12, %zmm26
	vfmadd231ps	1344(%rax), %zmm11, %zmm26
	vfmadd231ps	128(%rax), %zmm10, %zmm26
	vfmadd231ps	448(%rax), %zmm9, %zmm26
	vfmadd231ps	768(%rax), %zmm8, %zmm26
	vfmadd231ps	1088(%rax), %zmm7, %zmm26
	vfmadd231ps	1408(%rax), %zmm6, %zmm26
	vfmadd231ps	192(%rax), %zmm5, %zmm26
	vfmadd231ps	512(%rax), %zmm4, %zmm26
	vfmadd231ps	832(%rax), %zmm3, %zmm26
	vfmadd231ps	1152(%rax), %zmm2, %zmm26
	vfmadd231ps	1472(%rax), %zmm1, %zmm26
	vfmadd132ps	256(%rax), %zmm26, %zmm20
	vfmadd132ps	576(%rax), %zmm20, %zmm22
	vfmadd132ps	896(%rax), %zmm22, %zmm23
	vfmadd132ps	1216(%rax), %zmm23, %zmm24
	vfmadd132ps	1536(%rax), %zmm24, %zmm25
	vcmpltps	%zmm0, %zmm25, %k1
	vmovups	208(%r15), %zmm1
	vmovups	272(%r15), %zmm2
	vmulps	144(%r15), %zmm25, %zmm25 {%k1}
	vmaxps	%zmm25, %zmm1, %zmm1
	vminps	%zmm1, %zmm2, %zmm1
	movq	360(%r15), %rax
	imulq	%r12, %rax
	shlq	$2, %rax
	addq	336(%r15), %rax
	imulq	368(%r15), %r13
	vmovups	%zmm1, (%rax,%r13,4)
.LBB47_17:
	incq	%r12
	movq	-40(%rsp), %rdx
	addq	$4, %rdx
	cmpq	-24(%rsp), %r12
	je	.LBB47_18
.LBB47_2:
	cmpq	$8, %rbp
	movq	%r12, -56(%rsp)
	movq	%rdx, -40(%rsp)
	jl	.LBB47_8
	movq	-128(%rsp), %r14
	movq	48(%r14), %r8
	movq	56(%r14), %rcx
	movq	64(%r14), %r9
	vmovups	80(%r14), %zmm1
	movq	8(%r14), %rdi
	movq	360(%r14), %rax
	imulq	%r12, %rax
	shlq	$2, %rax
	addq	336(%r14), %rax
	movq	%rax, -72(%rsp)
	vmovups	208(%r14), %zmm2
	vmovups	272(%r14), %zmm3
	vmovups	144(%r14), %zmm4
	movq	368(%r14), %r11
	shlq	$6, %r9
	leaq	(,%r11,4), %rax
	leaq	(%rax,%rax,2), %rsi
	movq	%rsi, -80(%rsp)
	movq	%r11, %rsi
	shlq	$4, %rsi
	movq	%rsi, -88(%rsp)
	leaq	(%rax,%rax,4), %rax
	movq	%rax, -96(%rsp)
	leaq	(,%r11,8), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -104(%rsp)
	leaq	(%r11,%r11,8), %rax
	leaq	(%rax,%rax,2), %rax
	addq	%r11, %rax
	movq	%rax, -112(%rsp)
	movq	40(%r14), %rax
	imulq	%rdx, %rax
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
	shlq	$9, %rdi
	movq	%rdi, -120(%rsp)
	shlq	$6, %r8
	movq	(%r14), %r13
	movq	72(%r14), %r12
	movl	$8, %r14d
	xorl	%edi, %edi
	.p2align	4
.LBB47_4:
	movq	%r14, %r10
	movq	$-320, %rbp
	movq	%r13, %r15
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm1, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm1, %zmm10
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm1, %zmm12
	.p2align	4
.LBB47_5:
	leaq	(%r15,%rax), %r14
	vmovups	320(%r12,%rbp), %zmm13
	vmovups	640(%r12,%rbp), %zmm14
	vfmadd231ps	(%r15,%rax), %zmm13, %zmm12
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm11
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm10
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm9
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm8
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm7
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm6
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm5
	leaq	(%r15,%rsi), %r14
	vfmadd231ps	(%r15,%rsi), %zmm14, %zmm12
	vfmadd231ps	(%r8,%r14), %zmm14, %zmm11
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm14, %zmm10
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm14, %zmm9
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm14, %zmm8
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm14, %zmm7
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm14, %zmm6
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm14, %zmm5
	leaq	(%r15,%rdx), %r14
	vmovups	960(%r12,%rbp), %zmm13
	vfmadd231ps	(%r15,%rdx), %zmm13, %zmm12
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm11
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm10
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm9
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm8
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm7
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm6
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm5
	leaq	(%r15,%rbx), %r14
	vmovups	1280(%r12,%rbp), %zmm13
	vfmadd231ps	(%r15,%rbx), %zmm13, %zmm12
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm11
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm10
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm9
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm8
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm7
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm6
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm5
	vmovups	1600(%r12,%rbp), %zmm13
	vfmadd231ps	(%r15,%rcx), %zmm13, %zmm12
	leaq	(%r15,%rcx), %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm11
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm10
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm9
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm8
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm7
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm6
	addq	%r8, %r14
	vfmadd231ps	(%r8,%r14), %zmm13, %zmm5
	addq	%r9, %r15
	addq	$64, %rbp
	jne	.LBB47_5
	vcmpltps	%zmm0, %zmm12, %k1
	vmulps	%zmm12, %zmm4, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm2, %zmm12
	vminps	%zmm12, %zmm3, %zmm12
	imulq	%r11, %rdi
	movq	-72(%rsp), %r15
	leaq	(%r15,%rdi,4), %r14
	vmovups	%zmm12, (%r15,%rdi,4)
	vcmpltps	%zmm0, %zmm11, %k1
	vmulps	%zmm11, %zmm4, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm2, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vmovups	%zmm11, (%r14,%r11,4)
	vcmpltps	%zmm0, %zmm10, %k1
	vmulps	%zmm10, %zmm4, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm2, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vmovups	%zmm10, (%r14,%r11,8)
	vcmpltps	%zmm0, %zmm9, %k1
	vmulps	%zmm9, %zmm4, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm2, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	movq	-80(%rsp), %rdi
	vmovups	%zmm9, (%rdi,%r14)
	vcmpltps	%zmm0, %zmm8, %k1
	vmulps	%zmm8, %zmm4, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm2, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	movq	-88(%rsp), %rdi
	vmovups	%zmm8, (%rdi,%r14)
	vcmpltps	%zmm0, %zmm7, %k1
	vmulps	%zmm7, %zmm4, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	movq	-96(%rsp), %rdi
	vmovups	%zmm7, (%rdi,%r14)
	vcmpltps	%zmm0, %zmm6, %k1
	vmulps	%zmm6, %zmm4, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	movq	-104(%rsp), %rdi
	vmovups	%zmm6, (%rdi,%r14)
	vcmpltps	%zmm0, %zmm5, %k1
	vmulps	%zmm5, %zmm4, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm2, %zmm5
	vminps	%zmm5, %zmm3, %zmm5
	movq	-112(%rsp), %rdi
	vmovups	%zmm5, (%rdi,%r14)
	leaq	8(%r10), %r14
	addq	-120(%rsp), %r13
	movq	%r10, %rdi
	movq	-48(%rsp), %rbp
	cmpq	%r14, %rbp
	jge	.LBB47_4
	movq	%r10, %rax
	orq	$4, %rax
	cmpq	%rax, %rbp
	movq	-56(%rsp), %r12
	jge	.LBB47_10
	jmp	.LBB47_13
	.p2align	4
.LBB47_8:
	cmpq	$3, %rbp
	jle	.LBB47_19
	movl	$4, %eax
	xorl	%r10d, %r10d
.LBB47_10:
	movq	%rax, -32(%rsp)
	movq	-128(%rsp), %r14
	movq	48(%r14), %rcx
	movq	56(%r14), %rsi
	movq	8(%r14), %rax
	vmovups	80(%r14), %zmm1
	movq	40(%r14), %rdx
	imulq	-40(%rsp), %rdx
	leaq	(%rsi,%rsi,2), %rdi
	leaq	(%rdx,%rsi,8), %r12
	leaq	(%rdx,%rsi,4), %r11
	shlq	$4, %rsi
	addq	%rdx, %rsi
	leaq	(%rdx,%rdi,4), %rdi
	imulq	%rax, %rdx
	movq	%r10, -64(%rsp)
	movq	%r10, %r8
	shlq	$6, %r8
	leaq	64(%r8), %r9
	imulq	%rcx, %r9
	imulq	%rax, %rsi
	leaq	192(%r8), %r10
	imulq	%rcx, %r10
	leaq	(%rsi,%r10), %rbx
	movq	%rbx, -80(%rsp)
	leaq	128(%r8), %rbx
	imulq	%rcx, %rbx
	leaq	(%rsi,%rbx), %r15
	movq	%r15, -88(%rsp)
	imulq	%rcx, %r8
	leaq	(%r8,%rsi), %rcx
	movq	%rcx, -96(%rsp)
	addq	%r9, %rsi
	imulq	%rax, %rdi
	leaq	(%rdi,%r10), %rcx
	movq	%rcx, -104(%rsp)
	leaq	(%rdi,%rbx), %rcx
	movq	%rcx, -112(%rsp)
	imulq	%rax, %r12
	imulq	%rax, %r11
	leaq	(%r8,%rdi), %rax
	movq	%rax, -120(%rsp)
	addq	%r9, %rdi
	movq	%rdi, -72(%rsp)
	leaq	(%r12,%r10), %rax
	movq	%rax, (%rsp)
	leaq	(%r12,%rbx), %rax
	movq	%rax, -8(%rsp)
	leaq	(%r8,%r12), %rax
	movq	%rax, -16(%rsp)
	addq	%r9, %r12
	movq	%r12, %rdi
	leaq	(%rdx,%r9), %r12
	addq	%r11, %r9
	leaq	(%r11,%r10), %rcx
	leaq	(%r11,%rbx), %r13
	addq	%r8, %r11
	addq	%rdx, %r8
	addq	%rdx, %r10
	addq	%rdx, %rbx
	movq	64(%r14), %rbp
	shlq	$6, %rbp
	vmovaps	%zmm1, %zmm2
	vmovaps	%zmm1, %zmm3
	vmovaps	%zmm1, %zmm4
	movq	(%r14), %rdx
	movq	72(%r14), %rax
	movq	$-320, %r14
	.p2align	4
.LBB47_11:
	vmovups	320(%rax,%r14), %zmm5
	vmovups	640(%rax,%r14), %zmm6
	vfmadd231ps	(%rdx,%r8), %zmm5, %zmm4
	vfmadd231ps	(%rdx,%r12), %zmm5, %zmm3
	vfmadd231ps	(%rdx,%rbx), %zmm5, %zmm2
	vfmadd231ps	(%rdx,%r10), %zmm5, %zmm1
	vfmadd231ps	(%rdx,%r11), %zmm6, %zmm4
	vfmadd231ps	(%rdx,%r9), %zmm6, %zmm3
	vfmadd231ps	(%rdx,%r13), %zmm6, %zmm2
	vfmadd231ps	(%rdx,%rcx), %zmm6, %zmm1
	vmovups	960(%rax,%r14), %zmm5
	movq	-16(%rsp), %r15
	vfmadd231ps	(%rdx,%r15), %zmm5, %zmm4
	vfmadd231ps	(%rdx,%rdi), %zmm5, %zmm3
	movq	-8(%rsp), %r15
	vfmadd231ps	(%rdx,%r15), %zmm5, %zmm2
	movq	(%rsp), %r15
	vfmadd231ps	(%rdx,%r15), %zmm5, %zmm1
	vmovups	1280(%rax,%r14), %zmm5
	movq	-120(%rsp), %r15
	vfmadd231ps	(%rdx,%r15), %zmm5, %zmm4
	movq	-72(%rsp), %r15
	vfmadd231ps	(%rdx,%r15), %zmm5, %zmm3
	movq	-112(%rsp), %r15
	vfmadd231ps	(%rdx,%r15), %zmm5, %zmm2
	movq	-104(%rsp), %r15
	vfmadd231ps	(%rdx,%r15), %zmm5, %zmm1
	vmovups	1600(%rax,%r14), %zmm5
	movq	-96(%rsp), %r15
	vfmadd231ps	(%rdx,%r15), %zmm5, %zmm4
	vfmadd231ps	(%rdx,%rsi), %zmm5, %zmm3
	movq	-88(%rsp), %r15
	vfmadd231ps	(%rdx,%r15), %zmm5, %zmm2
	movq	-80(%rsp), %r15
	vfmadd231ps	(%rdx,%r15), %zmm5, %zmm1
	addq	%rbp, %rdx
	addq	$64, %r14
	jne	.LBB47_11
	vcmpltps	%zmm0, %zmm4, %k1
	movq	-128(%rsp), %rcx
	vmovups	144(%rcx), %zmm5
	vmovups	208(%rcx), %zmm6
	vmovups	272(%rcx), %zmm7
	vmulps	%zmm5, %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm6, %zmm4
	vminps	%zmm4, %zmm7, %zmm4
	movq	360(%rcx), %rax
	movq	-56(%rsp), %r12
	imulq	%r12, %rax
	shlq	$2, %rax
	addq	336(%rcx), %rax
	movq	368(%rcx), %rcx
	movq	-64(%rsp), %rsi
	imulq	%rcx, %rsi
	leaq	(%rax,%rsi,4), %rdx
	vmovups	%zmm4, (%rax,%rsi,4)
	vcmpltps	%zmm0, %zmm3, %k1
	vmulps	%zmm5, %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm6, %zmm3
	vminps	%zmm3, %zmm7, %zmm3
	vmovups	%zmm3, (%rdx,%rcx,4)
	vcmpltps	%zmm0, %zmm2, %k1
	vmulps	%zmm5, %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm6, %zmm2
	vminps	%zmm2, %zmm7, %zmm2
	vmovups	%zmm2, (%rdx,%rcx,8)
	vcmpltps	%zmm0, %zmm1, %k1
	vmulps	%zmm5, %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm6, %zmm1
	vminps	%zmm1, %zmm7, %zmm1
	leaq	(%rcx,%rcx,2), %rax
	vmovups	%zmm1, (%rdx,%rax,4)
	movq	-32(%rsp), %r10
	movq	-48(%rsp), %rbp
.LBB47_13:
	leaq	2(%r10), %rax
	cmpq	%rax, %rbp
	jge	.LBB47_14
	cmpq	%rbp, %r10
	jl	.LBB47_16
	jmp	.LBB47_17
	.p2align	4
.LBB47_19:
	cmpq	$1, %rbp
	jle	.LBB47_21
	movl	$2, %eax
	xorl	%r10d, %r10d
.LBB47_14:
	movq	%r10, -64(%rsp)
	movq	%rax, -72(%rsp)
	movq	-128(%rsp), %r14
	movq	8(%r14), %rsi
	movq	48(%r14), %rcx
	movq	64(%r14), %r9
	movq	56(%r14), %rdx
	imulq	%rsi, %rdx
	movq	%rcx, %rax
	shlq	$4, %rax
	movq	40(%r14), %r11
	imulq	%r12, %r11
	imulq	%rsi, %r11
	shlq	$2, %r11
	addq	(%r14), %r11
	imulq	%r10, %rax
	vmovups	80(%r14), %zmm8
	leaq	(%r11,%rax,4), %rbx
	movq	72(%r14), %rsi
	movq	%r9, %rdi
	shlq	$6, %rdi
	movq	%rdi, -80(%rsp)
	shlq	$6, %rcx
	vmovups	(%rsi), %zmm1
	vmovups	64(%rsi), %zmm3
	leaq	(%rbx,%rdi), %r8
	leaq	(%r8,%rdx,4), %rdi
	movq	%r8, -104(%rsp)
	vmovups	1344(%rsi), %zmm4
	vmovups	1024(%rsi), %zmm5
	vmovups	704(%rsi), %zmm6
	vmovups	384(%rsi), %zmm7
	leaq	(%rdi,%rdx,4), %r10
	movq	%rdi, -88(%rsp)
	leaq	(%rbx,%rdx,4), %r13
	leaq	(%r13,%rdx,4), %r12
	vmovups	(%rcx,%rbx), %zmm2
	vfmadd132ps	%zmm1, %zmm8, %zmm2
	vfmadd132ps	(%r11,%rax,4), %zmm8, %zmm1
	movq	%r12, -112(%rsp)
	leaq	(%r12,%rdx,4), %rbp
	leaq	(%rbp,%rdx,4), %rax
	vmovups	1280(%rsi), %zmm8
	vmovups	960(%rsi), %zmm9
	vmovups	640(%rsi), %zmm10
	vmovups	320(%rsi), %zmm11
	vfmadd231ps	(%rcx,%r13), %zmm11, %zmm2
	vfmadd231ps	(%rcx,%r12), %zmm10, %zmm2
	vfmadd231ps	(%rcx,%rbp), %zmm9, %zmm2
	vfmadd231ps	(%rcx,%rax), %zmm8, %zmm2
	vfmadd231ps	(%rcx,%r8), %zmm3, %zmm2
	vfmadd231ps	(%rcx,%rdi), %zmm7, %zmm2
	movq	%r10, %rax
	movq	%r10, -96(%rsp)
	leaq	(%r10,%rdx,4), %r10
	vfmadd231ps	(%rcx,%rax), %zmm6, %zmm2
	vfmadd231ps	(%rcx,%r10), %zmm5, %zmm2
	leaq	(%r10,%rdx,4), %rax
	vfmadd231ps	(%rcx,%rax), %zmm4, %zmm2
	vmovups	128(%rsi), %zmm12
	vmovups	1408(%rsi), %zmm13
	vmovups	1088(%rsi), %zmm14
	vmovups	768(%rsi), %zmm15
	movq	%r9, %r15
	leaq	(%r9,%r9,2), %r11
	shlq	$7, %r9
	movq	%r9, -120(%rsp)
	vmovups	448(%rsi), %zmm16
	leaq	(%rbx,%r9), %rax
	vfmadd231ps	(%rcx,%rax), %zmm12, %zmm2
	leaq	(%rax,%rdx,4), %rdi
	vfmadd231ps	(%rcx,%rdi), %zmm16, %zmm2
	leaq	(%rdi,%rdx,4), %r8
	vfmadd231ps	(%rcx,%r8), %zmm15, %zmm2
	leaq	(%r8,%rdx,4), %r9
	vfmadd231ps	(%rcx,%r9), %zmm14, %zmm2
	leaq	(%r9,%rdx,4), %r12
	vfmadd231ps	(%rcx,%r12), %zmm13, %zmm2
	movq	-56(%rsp), %r12
	vfmadd231ps	(%rbx,%rdx,4), %zmm11, %zmm1
	vfmadd231ps	(%r13,%rdx,4), %zmm10, %zmm1
	movq	-112(%rsp), %r13
	vfmadd231ps	(%r13,%rdx,4), %zmm9, %zmm1
	vfmadd231ps	(%rbp,%rdx,4), %zmm8, %zmm1
	movq	-48(%rsp), %rbp
	movq	-80(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %zmm3, %zmm1
	movq	-104(%rsp), %r13
	vfmadd231ps	(%r13,%rdx,4), %zmm7, %zmm1
	movq	-88(%rsp), %r13
	vfmadd231ps	(%r13,%rdx,4), %zmm6, %zmm1
	movq	-96(%rsp), %r13
	vfmadd231ps	(%r13,%rdx,4), %zmm5, %zmm1
	vfmadd231ps	(%r10,%rdx,4), %zmm4, %zmm1
	movq	-120(%rsp), %r10
	vfmadd231ps	(%r10,%rbx), %zmm12, %zmm1
	vfmadd231ps	(%rax,%rdx,4), %zmm16, %zmm1
	vfmadd231ps	(%rdi,%rdx,4), %zmm15, %zmm1
	vfmadd231ps	(%r8,%rdx,4), %zmm14, %zmm1
	vfmadd231ps	(%r9,%rdx,4), %zmm13, %zmm1
	shlq	$6, %r11
	vmovups	512(%rsi), %zmm3
	vmovups	192(%rsi), %zmm4
	vfmadd231ps	(%r11,%rbx), %zmm4, %zmm1
	leaq	(%rbx,%r11), %rax
	vfmadd231ps	(%rcx,%rax), %zmm4, %zmm2
	vfmadd231ps	(%rax,%rdx,4), %zmm3, %zmm1
	leaq	(%rax,%rdx,4), %rax
	vmovups	832(%rsi), %zmm4
	vfmadd231ps	(%rcx,%rax), %zmm3, %zmm2
	vfmadd231ps	(%rax,%rdx,4), %zmm4, %zmm1
	leaq	(%rax,%rdx,4), %rax
	vmovups	1152(%rsi), %zmm3
	vfmadd231ps	(%rcx,%rax), %zmm4, %zmm2
	shlq	$8, %r15
	vfmadd231ps	(%rax,%rdx,4), %zmm3, %zmm1
	leaq	(%rax,%rdx,4), %rax
	vmovups	1472(%rsi), %zmm4
	vfmadd231ps	(%rax,%rdx,4), %zmm4, %zmm1
	vmovups	256(%rsi), %zmm5
	vfmadd231ps	(%r15,%rbx), %zmm5, %zmm1
	leaq	(%rbx,%r15), %rdi
	vfmadd231ps	(%rcx,%rax), %zmm3, %zmm2
	leaq	(%rax,%rdx,4), %rax
	vfmadd231ps	(%rcx,%rax), %zmm4, %zmm2
	vmovups	576(%rsi), %zmm3
	vmovups	896(%rsi), %zmm4
	vmovups	1216(%rsi), %zmm6
	vmovups	1536(%rsi), %zmm7
	vfmadd231ps	(%rcx,%rdi), %zmm5, %zmm2
	vfmadd231ps	(%rdi,%rdx,4), %zmm3, %zmm1
	leaq	(%rdi,%rdx,4), %rax
	vfmadd231ps	(%rcx,%rax), %zmm3, %zmm2
	vfmadd231ps	(%rax,%rdx,4), %zmm4, %zmm1
	leaq	(%rax,%rdx,4), %rax
	vfmadd231ps	(%rcx,%rax), %zmm4, %zmm2
	vfmadd231ps	(%rax,%rdx,4), %zmm6, %zmm1
	leaq	(%rax,%rdx,4), %rax
	vfmadd231ps	(%rcx,%rax), %zmm6, %zmm2
	vfmadd231ps	(%rax,%rdx,4), %zmm7, %zmm1
	leaq	(%rax,%rdx,4), %rax
	vfmadd231ps	(%rcx,%rax), %zmm7, %zmm2
	vmovups	144(%r14), %zmm3
	vcmpltps	%zmm0, %zmm1, %k1
	vmovups	208(%r14), %zmm4
	vmovups	272(%r14), %zmm5
	vmulps	%zmm3, %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm4, %zmm1
	movq	360(%r14), %rax
	imulq	%r12, %rax
	shlq	$2, %rax
	addq	336(%r14), %rax
	vminps	%zmm1, %zmm5, %zmm1
	movq	368(%r14), %rcx
	movq	-64(%rsp), %rdx
	imulq	%rcx, %rdx
	vmovups	%zmm1, (%rax,%rdx,4)
	leaq	(%rax,%rdx,4), %rax
	vcmpltps	%zmm0, %zmm2, %k1
	vmulps	%zmm3, %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm4, %zmm1
	vminps	%zmm1, %zmm5, %zmm1
	vmovups	%zmm1, (%rax,%rcx,4)
	movq	-72(%rsp), %r10
	cmpq	%rbp, %r10
	jl	.LBB47_16
	jmp	.LBB47_17
.LBB47_21:
	jne	.LBB47_17
	xorl	%r10d, %r10d
	jmp	.LBB47_16
.LBB47_18:
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
.Lfunc_end47:
	.size	$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0b6FiveByH0V_Tg5Tf4dn_n, .Lfunc_end47-$s20VitruvianMicroAVX5120B16PlaneConvolutionV7computeyyxAA0B4TapsRzlFAA0b6FiveByH0V_Tg5Tf4dn_n
	.cfi_endproc
	.hidden	"symbolic $s20VitruvianMicroAVX5120B4LineP"
	.type	"symbolic $s20VitruvianMicroAVX5120B4LineP",@object
	.section	".note.GNU-stack","",@progbits
#endif
