// Made by `make kernels` from Sources/ComputeKernels/Micro for x86-64-v4 -mavx512vnni. Do not edit.
#if defined(__x86_64__) && defined(__linux__)
	.text
	.hidden	vitruvian_depthwise_codes_avx512vnni
	.globl	vitruvian_depthwise_codes_avx512vnni
	.p2align	4
	.type	vitruvian_depthwise_codes_avx512vnni,@function
vitruvian_depthwise_codes_avx512vnni:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	je	.LBB0_2
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedK0VG_AjA0B20RequantizingChannelsVTtt0g5)
	jmp	.LBB0_3
.LBB0_2:
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bK0VGG_AjA0B20RequantizingChannelsVTtt0g5)
.LBB0_3:
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
.Lfunc_end0:
	.size	vitruvian_depthwise_codes_avx512vnni, .Lfunc_end0-vitruvian_depthwise_codes_avx512vnni
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes6groups12groupRowStep05pixelK09rowStride11phaseStarts10tapOffsets0Q4Ones12correctsSums6packed5lower5upper9zeroPoint0L5Count12channelCount6output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF
	.globl	$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes6groups12groupRowStep05pixelK09rowStride11phaseStarts10tapOffsets0Q4Ones12correctsSums6packed5lower5upper9zeroPoint0L5Count12channelCount6output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes6groups12groupRowStep05pixelK09rowStride11phaseStarts10tapOffsets0Q4Ones12correctsSums6packed5lower5upper9zeroPoint0L5Count12channelCount6output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF,@function
$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes6groups12groupRowStep05pixelK09rowStride11phaseStarts10tapOffsets0Q4Ones12correctsSums6packed5lower5upper9zeroPoint0L5Count12channelCount6output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF:
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
	je	.LBB1_2
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedK0VG_AjA0B20RequantizingChannelsVTtt0g5)
	jmp	.LBB1_3
.LBB1_2:
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bK0VGG_AjA0B20RequantizingChannelsVTtt0g5)
.LBB1_3:
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
.Lfunc_end1:
	.size	$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes6groups12groupRowStep05pixelK09rowStride11phaseStarts10tapOffsets0Q4Ones12correctsSums6packed5lower5upper9zeroPoint0L5Count12channelCount6output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF, .Lfunc_end1-$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes6groups12groupRowStep05pixelK09rowStride11phaseStarts10tapOffsets0Q4Ones12correctsSums6packed5lower5upper9zeroPoint0L5Count12channelCount6output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAwVSbAVS2fAUS2iSpys5UInt8VGS2itF
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI2_0:
	.long	0x42fe0000
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI2_1:
	.long	0
	.long	4
	.long	8
	.long	12
	.long	1
	.long	5
	.long	9
	.long	13
.LCPI2_2:
	.long	2
	.long	6
	.long	10
	.long	14
	.long	3
	.long	7
	.long	11
	.long	15
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedK0VG_AjA0B20RequantizingChannelsVTtt0g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedK0VG_AjA0B20RequantizingChannelsVTtt0g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedK0VG_AjA0B20RequantizingChannelsVTtt0g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedK0VG_AjA0B20RequantizingChannelsVTtt0g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, -64(%rsp)
	movq	72(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB2_18
	movq	%r13, %rdx
	movq	32(%r13), %r9
	movq	32(%r9), %rcx
	movq	56(%r13), %r11
	movq	80(%r13), %rax
	movq	%rax, -72(%rsp)
	xorl	%edi, %edi
	movq	%rsi, %rax
	subq	$64, %rax
	cmovbq	%rdi, %rax
	movq	%rax, -16(%rsp)
	shlq	$8, %rcx
	leaq	960(%r11), %rax
	movq	%rax, -48(%rsp)
	movq	%rcx, -8(%rsp)
	leaq	768(%rcx), %rax
	movq	%rax, -24(%rsp)
	leaq	1216(%r11), %rax
	movq	%rax, -56(%rsp)
	vmovss	.LCPI2_0(%rip), %xmm0
	vmovdqa	.LCPI2_1(%rip), %ymm1
	vmovdqa	.LCPI2_2(%rip), %ymm2
	movq	%rsi, -80(%rsp)
	movq	%r13, -112(%rsp)
	jmp	.LBB2_2
	.p2align	4
.LBB2_17:
	movq	(%rsp), %rdi
	addq	$64, %rdi
	movq	-8(%rsp), %rax
	addq	%rax, %r11
	addq	$768, %r11
	movq	-24(%rsp), %rax
	addq	%rax, -48(%rsp)
	addq	%rax, -56(%rsp)
	cmpq	%rsi, %rdi
	jge	.LBB2_18
.LBB2_2:
	movq	-16(%rsp), %rax
	cmpq	%rdi, %rax
	movq	%rdi, (%rsp)
	cmovlq	%rax, %rdi
	movq	%rdi, -104(%rsp)
	cmpq	$0, -72(%rsp)
	je	.LBB2_17
	movq	64(%rdx), %rbx
	movq	88(%rdx), %r15
	movq	%r15, %rax
	orq	%rbx, %rax
	shrq	$32, %rax
	je	.LBB2_4
	movq	%r15, %rax
	cqto
	idivq	%rbx
	jmp	.LBB2_6
	.p2align	4
.LBB2_4:
	movl	%r15d, %eax
	xorl	%edx, %edx
	divl	%ebx
.LBB2_6:
	movq	%rax, -88(%rsp)
	movq	%rsi, %rax
	subq	-104(%rsp), %rax
	cmpq	$65, %rax
	movq	$-1, %rdx
	shlxq	%rax, %rdx, %rcx
	notq	%rcx
	cmovaeq	%rdx, %rcx
	movq	%r15, %rdi
	subq	%rbx, %rdi
	movq	%rdi, 16(%rsp)
	cmpq	$64, %rax
	cmovgeq	%rdx, %rcx
	kmovq	%rcx, %k1
	xorl	%r14d, %r14d
	movq	-112(%rsp), %rdx
	movq	%rbx, -32(%rsp)
	movq	%r15, -40(%rsp)
	jmp	.LBB2_7
	.p2align	4
.LBB2_16:
	movq	-120(%rsp), %r14
	incq	%r14
	cmpq	-72(%rsp), %r14
	movq	-80(%rsp), %rsi
	je	.LBB2_17
.LBB2_7:
	cmpq	$1, -88(%rsp)
	movq	%r14, -120(%rsp)
	jle	.LBB2_19
	movq	24(%rdx), %r10
	imulq	%r14, %r10
	leaq	3(%r10), %rcx
	testq	%r10, %r10
	cmovnsq	%r10, %rcx
	movq	%rcx, %r8
	sarq	$2, %r8
	imulq	8(%rdx), %r8
	shlq	$2, %r8
	movq	16(%rdx), %rdi
	imulq	%rbx, %rdi
	addq	(%rdx), %r8
	movq	%rsi, %rax
	orq	%rbx, %rax
	shrq	$32, %rax
	je	.LBB2_9
	movq	%rsi, %rax
	cqto
	idivq	%rbx
	jmp	.LBB2_11
	.p2align	4
.LBB2_19:
	testq	%r15, %r15
	jle	.LBB2_16
	movq	-80(%rsp), %rax
	movq	%rax, %rcx
	orq	%rbx, %rcx
	shrq	$32, %rcx
	je	.LBB2_21
	cqto
	idivq	%rbx
	jmp	.LBB2_23
.LBB2_9:
	movl	%esi, %eax
	xorl	%edx, %edx
	divl	%ebx
.LBB2_11:
	movq	%rax, -128(%rsp)
	andq	$-4, %rcx
	subq	%rcx, %r10
	movq	%r15, %rax
	imulq	%r14, %rax
	movq	-64(%rsp), %rdx
	movl	140(%rdx), %ebx
	movq	144(%rdx), %rcx
	vcvtsi2ss	%ebx, %xmm31, %xmm4
	vbroadcastss	136(%rdx), %zmm3
	movq	-104(%rsp), %rsi
	addq	%rsi, %rcx
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%ebp, %ebp
	vucomiss	%xmm0, %xmm4
	seta	%bpl
	leaq	(%r8,%rsi,4), %rsi
	movq	%rsi, -96(%rsp)
	shll	$7, %ebp
	vcvttss2si	132(%rdx), %r8d
	addl	%ebx, %r8d
	subl	%ebp, %ebx
	vpbroadcastw	%ebx, %zmm4
	addl	%ebp, %r8d
	vpbroadcastb	%r8d, %zmm5
	vpbroadcastb	%ebp, %zmm6
	xorl	%r12d, %r12d
	jmp	.LBB2_12
	.p2align	4
.LBB2_13:
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
.LBB2_14:
	movq	%r12, %r8
	movq	-32(%rsp), %rbx
	imulq	%rbx, %r8
	addq	%rax, %r8
	imulq	-128(%rsp), %r8
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
	vmovdqu8	%zmm15, (%rcx,%r8) {%k1}
	leaq	(%rcx,%r8), %r8
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
	movq	-80(%rsp), %rdx
	vmovdqu8	%zmm7, (%rdx,%r8) {%k1}
	leaq	2(%r12), %r14
	addq	$4, %r12
	cmpq	%r12, -88(%rsp)
	movq	%r14, %r12
	jl	.LBB2_15
.LBB2_12:
	vmovdqu64	(%r11), %zmm10
	vmovdqu64	64(%r11), %zmm9
	vmovdqu64	128(%r11), %zmm8
	vmovdqu64	192(%r11), %zmm7
	movq	(%r9,%r10,8), %r13
	movq	8(%r9,%r10,8), %r8
	vpxor	%xmm11, %xmm11, %xmm11
	cmpq	%r8, %r13
	je	.LBB2_13
	movq	%r12, %rbx
	imulq	%rdi, %rbx
	movq	-96(%rsp), %rdx
	leaq	(%rdx,%rbx,4), %r14
	movq	-112(%rsp), %rdx
	movq	40(%rdx), %r15
	movq	48(%rdx), %rbp
	movq	%r13, %rbx
	shlq	$8, %rbx
	addq	-48(%rsp), %rbx
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
.LBB2_35:
	movq	(%r15,%r13,8), %rsi
	vpbroadcastd	(%rbp,%r13,4), %zmm23
	incq	%r13
	leaq	(%r14,%rsi,4), %rdx
	vmovdqu64	-192(%rbx), %zmm24
	vmovdqu64	-128(%rbx), %zmm25
	vmovdqu64	-64(%rbx), %zmm26
	vmovdqu64	(%rbx), %zmm27
	vmovdqu64	(%r14,%rsi,4), %zmm28
	vmovdqu64	64(%r14,%rsi,4), %zmm29
	vmovdqu64	128(%r14,%rsi,4), %zmm30
	vmovdqu64	192(%r14,%rsi,4), %zmm31
	vpdpbusd	%zmm24, %zmm28, %zmm22
	vpdpbusd	%zmm25, %zmm29, %zmm21
	vpdpbusd	%zmm26, %zmm30, %zmm19
	vpdpbusd	%zmm27, %zmm31, %zmm17
	vpdpbusd	%zmm23, %zmm28, %zmm20
	vpdpbusd	%zmm23, %zmm29, %zmm18
	vpdpbusd	%zmm23, %zmm30, %zmm16
	vpdpbusd	%zmm23, %zmm31, %zmm15
	vmovdqu64	(%rdx,%rdi,4), %zmm28
	vmovdqu64	64(%rdx,%rdi,4), %zmm29
	vmovdqu64	128(%rdx,%rdi,4), %zmm30
	vmovdqu64	192(%rdx,%rdi,4), %zmm31
	vpdpbusd	%zmm24, %zmm28, %zmm10
	vpdpbusd	%zmm25, %zmm29, %zmm9
	vpdpbusd	%zmm26, %zmm30, %zmm8
	vpdpbusd	%zmm27, %zmm31, %zmm7
	vpdpbusd	%zmm23, %zmm28, %zmm14
	vpdpbusd	%zmm23, %zmm29, %zmm13
	vpdpbusd	%zmm23, %zmm30, %zmm12
	vpdpbusd	%zmm23, %zmm31, %zmm11
	addq	$256, %rbx
	cmpq	%r13, %r8
	jne	.LBB2_35
	jmp	.LBB2_14
	.p2align	4
.LBB2_15:
	movq	%r14, %r10
	imulq	%rbx, %r10
	movq	-40(%rsp), %r15
	cmpq	%r15, %r10
	movq	-112(%rsp), %rdx
	jge	.LBB2_16
	jmp	.LBB2_24
.LBB2_21:
	xorl	%edx, %edx
	divl	%ebx
.LBB2_23:
	movq	%rax, -128(%rsp)
	movq	-120(%rsp), %rcx
	movq	%r15, %rax
	imulq	%rcx, %rax
	xorl	%r14d, %r14d
	xorl	%r10d, %r10d
	movq	-112(%rsp), %rdx
.LBB2_24:
	movq	24(%rdx), %rdi
	imulq	-120(%rsp), %rdi
	leaq	3(%rdi), %rcx
	testq	%rdi, %rdi
	cmovnsq	%rdi, %rcx
	movq	%rcx, %r8
	andq	$-4, %r8
	subq	%r8, %rdi
	sarq	$2, %rcx
	imulq	8(%rdx), %rcx
	shlq	$2, %rcx
	addq	(%rdx), %rcx
	movq	16(%rdx), %rsi
	movq	%rsi, -96(%rsp)
	movq	-104(%rsp), %rbx
	leaq	(%rcx,%rbx,4), %rcx
	movq	%rcx, 8(%rsp)
	movq	-64(%rsp), %rsi
	movl	140(%rsi), %r8d
	movq	144(%rsi), %rcx
	vcvtsi2ss	%r8d, %xmm27, %xmm4
	addq	%rbx, %rcx
	vbroadcastss	136(%rsi), %zmm3
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%ebx, %ebx
	vucomiss	%xmm0, %xmm4
	seta	%bl
	shll	$7, %ebx
	vcvttss2si	132(%rsi), %ebp
	addl	%r8d, %ebp
	subl	%ebx, %r8d
	vpbroadcastw	%r8d, %zmm4
	addl	%ebx, %ebp
	vpbroadcastb	%ebp, %zmm5
	vpbroadcastb	%ebx, %zmm6
	jmp	.LBB2_25
	.p2align	4
.LBB2_26:
	vpxor	%xmm12, %xmm12, %xmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vpxor	%xmm14, %xmm14, %xmm14
.LBB2_33:
	addq	%rax, %r10
	imulq	-128(%rsp), %r10
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
	vmovdqu8	%zmm7, (%rcx,%r10) {%k1}
	incq	%r14
	movq	%r14, %r10
	movq	-32(%rsp), %rbx
	imulq	%rbx, %r10
	movq	-40(%rsp), %r15
	cmpq	%r15, %r10
	jge	.LBB2_16
.LBB2_25:
	movq	16(%rsp), %rsi
	cmpq	%r10, %rsi
	cmovlq	%rsi, %r10
	vmovdqu64	(%r11), %zmm10
	vmovdqu64	64(%r11), %zmm9
	vmovdqu64	128(%r11), %zmm8
	vmovdqu64	192(%r11), %zmm7
	movq	(%r9,%rdi,8), %r13
	movq	8(%r9,%rdi,8), %r8
	vpxor	%xmm11, %xmm11, %xmm11
	cmpq	%r13, %r8
	je	.LBB2_26
	movq	%r10, %rbx
	imulq	-96(%rsp), %rbx
	movq	8(%rsp), %rsi
	leaq	(%rsi,%rbx,4), %rbp
	movq	40(%rdx), %r12
	movq	48(%rdx), %rbx
	movl	%r8d, %esi
	subl	%r13d, %esi
	leaq	1(%r13), %r15
	testb	$1, %sil
	jne	.LBB2_29
	vpxor	%xmm12, %xmm12, %xmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vpxor	%xmm14, %xmm14, %xmm14
	cmpq	%r15, %r8
	je	.LBB2_33
	jmp	.LBB2_31
	.p2align	4
.LBB2_29:
	movq	(%r12,%r13,8), %rsi
	vpbroadcastd	(%rbx,%r13,4), %zmm15
	shlq	$8, %r13
	vmovdqu64	(%rbp,%rsi,4), %zmm11
	vmovdqu64	64(%rbp,%rsi,4), %zmm12
	vmovdqu64	128(%rbp,%rsi,4), %zmm16
	vmovdqu64	192(%rbp,%rsi,4), %zmm17
	vpdpbusd	768(%r11,%r13), %zmm11, %zmm10
	vpdpbusd	832(%r11,%r13), %zmm12, %zmm9
	vpdpbusd	896(%r11,%r13), %zmm16, %zmm8
	vpdpbusd	960(%r11,%r13), %zmm17, %zmm7
	vpxor	%xmm14, %xmm14, %xmm14
	vpdpbusd	%zmm15, %zmm11, %zmm14
	vpxor	%xmm13, %xmm13, %xmm13
	vpdpbusd	%zmm15, %zmm12, %zmm13
	vpxor	%xmm12, %xmm12, %xmm12
	vpdpbusd	%zmm15, %zmm16, %zmm12
	vpxor	%xmm11, %xmm11, %xmm11
	vpdpbusd	%zmm15, %zmm17, %zmm11
	movq	%r15, %r13
	cmpq	%r15, %r8
	je	.LBB2_33
.LBB2_31:
	movq	%r13, %r15
	shlq	$8, %r15
	addq	-56(%rsp), %r15
	.p2align	4
.LBB2_32:
	movq	(%r12,%r13,8), %rsi
	vmovdqu64	(%rbp,%rsi,4), %zmm15
	vmovdqu64	64(%rbp,%rsi,4), %zmm16
	vmovdqu64	128(%rbp,%rsi,4), %zmm17
	vmovdqu64	192(%rbp,%rsi,4), %zmm18
	vpdpbusd	-448(%r15), %zmm15, %zmm10
	vpdpbusd	-384(%r15), %zmm16, %zmm9
	vpdpbusd	-320(%r15), %zmm17, %zmm8
	vpdpbusd	-256(%r15), %zmm18, %zmm7
	vpbroadcastd	(%rbx,%r13,4), %zmm19
	movq	8(%r12,%r13,8), %rsi
	vpdpbusd	%zmm19, %zmm15, %zmm14
	vpdpbusd	%zmm19, %zmm16, %zmm13
	vpdpbusd	%zmm19, %zmm17, %zmm12
	vmovdqu64	(%rbp,%rsi,4), %zmm15
	vmovdqu64	64(%rbp,%rsi,4), %zmm16
	vmovdqu64	128(%rbp,%rsi,4), %zmm17
	vmovdqu64	192(%rbp,%rsi,4), %zmm20
	vpdpbusd	-192(%r15), %zmm15, %zmm10
	vpdpbusd	-128(%r15), %zmm16, %zmm9
	vpdpbusd	-64(%r15), %zmm17, %zmm8
	vpdpbusd	%zmm19, %zmm18, %zmm11
	vpdpbusd	(%r15), %zmm20, %zmm7
	vpbroadcastd	4(%rbx,%r13,4), %zmm18
	addq	$2, %r13
	vpdpbusd	%zmm18, %zmm15, %zmm14
	vpdpbusd	%zmm18, %zmm16, %zmm13
	vpdpbusd	%zmm18, %zmm17, %zmm12
	vpdpbusd	%zmm18, %zmm20, %zmm11
	addq	$512, %r15
	cmpq	%r13, %r8
	jne	.LBB2_32
	jmp	.LBB2_33
.LBB2_18:
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
.Lfunc_end2:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedK0VG_AjA0B20RequantizingChannelsVTtt0g5, .Lfunc_end2-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAA0b9CorrectedK0VG_AjA0B20RequantizingChannelsVTtt0g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI3_0:
	.long	0x42fe0000
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI3_1:
	.long	0
	.long	4
	.long	8
	.long	12
	.long	1
	.long	5
	.long	9
	.long	13
.LCPI3_2:
	.long	2
	.long	6
	.long	10
	.long	14
	.long	3
	.long	7
	.long	11
	.long	15
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bK0VGG_AjA0B20RequantizingChannelsVTtt0g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bK0VGG_AjA0B20RequantizingChannelsVTtt0g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bK0VGG_AjA0B20RequantizingChannelsVTtt0g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bK0VGG_AjA0B20RequantizingChannelsVTtt0g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	jle	.LBB3_18
	movq	32(%r13), %r9
	movq	32(%r9), %rcx
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
	vmovss	.LCPI3_0(%rip), %xmm0
	vmovdqa	.LCPI3_1(%rip), %ymm1
	vmovdqa	.LCPI3_2(%rip), %ymm2
	movq	%r13, -104(%rsp)
	movq	%rdi, 8(%rsp)
	movq	%r9, -48(%rsp)
	jmp	.LBB3_2
	.p2align	4
.LBB3_17:
	movq	(%rsp), %rdx
	addq	$64, %rdx
	movq	-8(%rsp), %rax
	addq	%rax, %r11
	addq	$768, %r11
	movq	-24(%rsp), %rax
	addq	%rax, -56(%rsp)
	addq	%rax, -64(%rsp)
	cmpq	-128(%rsp), %rdx
	jge	.LBB3_18
.LBB3_2:
	movq	-16(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, (%rsp)
	cmovlq	%rax, %rdx
	movq	%rdx, -96(%rsp)
	cmpq	$0, -72(%rsp)
	je	.LBB3_17
	movq	64(%r13), %rbx
	movq	88(%r13), %r14
	movq	%r14, %rax
	orq	%rbx, %rax
	shrq	$32, %rax
	je	.LBB3_4
	movq	%r14, %rax
	cqto
	idivq	%rbx
	jmp	.LBB3_6
	.p2align	4
.LBB3_4:
	movl	%r14d, %eax
	xorl	%edx, %edx
	divl	%ebx
.LBB3_6:
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
	jmp	.LBB3_7
	.p2align	4
.LBB3_16:
	movq	-112(%rsp), %rsi
	incq	%rsi
	cmpq	-72(%rsp), %rsi
	je	.LBB3_17
.LBB3_7:
	cmpq	$3, -80(%rsp)
	movq	%rsi, -112(%rsp)
	jle	.LBB3_19
	movq	24(%r13), %r9
	imulq	%rsi, %r9
	leaq	3(%r9), %rcx
	testq	%r9, %r9
	cmovnsq	%r9, %rcx
	movq	%rcx, %r8
	sarq	$2, %r8
	imulq	8(%r13), %r8
	shlq	$2, %r8
	movq	16(%r13), %r10
	imulq	%rbx, %r10
	addq	(%r13), %r8
	movq	-128(%rsp), %rax
	movq	%rax, %rdx
	orq	%rbx, %rdx
	shrq	$32, %rdx
	je	.LBB3_9
	cqto
	idivq	%rbx
	jmp	.LBB3_11
	.p2align	4
.LBB3_19:
	testq	%r14, %r14
	jle	.LBB3_16
	movq	-128(%rsp), %rax
	movq	%rax, %rcx
	orq	%rbx, %rcx
	shrq	$32, %rcx
	je	.LBB3_21
	cqto
	idivq	%rbx
	jmp	.LBB3_23
.LBB3_9:
	xorl	%edx, %edx
	divl	%ebx
.LBB3_11:
	movq	%rax, -120(%rsp)
	andq	$-4, %rcx
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
	jmp	.LBB3_12
	.p2align	4
.LBB3_13:
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
.LBB3_14:
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
	jl	.LBB3_15
.LBB3_12:
	vmovdqu64	(%r11), %zmm10
	vmovdqu64	64(%r11), %zmm9
	vmovdqu64	128(%r11), %zmm8
	vmovdqu64	192(%r11), %zmm7
	movq	-48(%rsp), %rcx
	movq	(%rcx,%r9,8), %rbx
	movq	8(%rcx,%r9,8), %r15
	cmpq	%r15, %rbx
	je	.LBB3_13
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
.LBB3_33:
	movq	(%r13,%rbx,8), %rsi
	incq	%rbx
	vmovdqu64	-192(%rcx), %zmm23
	vmovdqu64	-128(%rcx), %zmm24
	vmovdqu64	-64(%rcx), %zmm25
	vmovdqu64	(%rcx), %zmm26
	vmovdqu64	(%r14,%rsi,4), %zmm27
	vmovdqu64	64(%r14,%rsi,4), %zmm28
	leaq	(%r14,%rsi,4), %rdx
	vmovdqu64	128(%r14,%rsi,4), %zmm29
	vmovdqu64	192(%r14,%rsi,4), %zmm30
	vpdpbusd	%zmm23, %zmm27, %zmm22
	vpdpbusd	%zmm24, %zmm28, %zmm21
	vpdpbusd	%zmm25, %zmm29, %zmm20
	vpdpbusd	%zmm26, %zmm30, %zmm19
	leaq	(%rdx,%r10,4), %rsi
	vmovdqu64	(%rdx,%r10,4), %zmm27
	vmovdqu64	64(%rdx,%r10,4), %zmm28
	vmovdqu64	128(%rdx,%r10,4), %zmm29
	vmovdqu64	192(%rdx,%r10,4), %zmm30
	vpdpbusd	%zmm23, %zmm27, %zmm18
	vpdpbusd	%zmm24, %zmm28, %zmm17
	vpdpbusd	%zmm25, %zmm29, %zmm16
	vpdpbusd	%zmm26, %zmm30, %zmm15
	vmovdqu64	(%rdx,%r10,8), %zmm27
	vmovdqu64	64(%rdx,%r10,8), %zmm28
	vmovdqu64	128(%rdx,%r10,8), %zmm29
	vmovdqu64	192(%rdx,%r10,8), %zmm30
	vpdpbusd	%zmm23, %zmm27, %zmm14
	vpdpbusd	%zmm24, %zmm28, %zmm13
	vpdpbusd	%zmm25, %zmm29, %zmm12
	vpdpbusd	%zmm26, %zmm30, %zmm11
	vmovdqu64	(%rbp,%rsi), %zmm27
	vmovdqu64	64(%rbp,%rsi), %zmm28
	vmovdqu64	128(%rbp,%rsi), %zmm29
	vmovdqu64	192(%rbp,%rsi), %zmm30
	vpdpbusd	%zmm23, %zmm27, %zmm10
	vpdpbusd	%zmm24, %zmm28, %zmm9
	vpdpbusd	%zmm25, %zmm29, %zmm8
	vpdpbusd	%zmm26, %zmm30, %zmm7
	addq	$256, %rcx
	cmpq	%rbx, %r15
	jne	.LBB3_33
	jmp	.LBB3_14
	.p2align	4
.LBB3_15:
	movq	%rcx, %rsi
	imulq	%rbx, %rsi
	movq	-40(%rsp), %r14
	cmpq	%r14, %rsi
	movq	-104(%rsp), %r13
	movq	8(%rsp), %rdi
	movq	-48(%rsp), %r9
	jge	.LBB3_16
	jmp	.LBB3_24
.LBB3_21:
	xorl	%edx, %edx
	divl	%ebx
.LBB3_23:
	movq	%rax, -120(%rsp)
	movq	-112(%rsp), %rcx
	movq	%r14, %rax
	imulq	%rcx, %rax
	xorl	%ecx, %ecx
	xorl	%esi, %esi
	movq	-104(%rsp), %r13
.LBB3_24:
	movq	24(%r13), %r8
	imulq	-112(%rsp), %r8
	leaq	3(%r8), %r10
	testq	%r8, %r8
	cmovnsq	%r8, %r10
	movq	%r10, %rbx
	andq	$-4, %rbx
	subq	%rbx, %r8
	sarq	$2, %r10
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
	jmp	.LBB3_25
	.p2align	4
.LBB3_31:
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
	jge	.LBB3_16
.LBB3_25:
	movq	40(%rsp), %rdx
	cmpq	%rsi, %rdx
	vmovdqu64	(%r11), %zmm10
	vmovdqu64	64(%r11), %zmm9
	vmovdqu64	128(%r11), %zmm8
	cmovlq	%rdx, %rsi
	vmovdqu64	192(%r11), %zmm7
	movq	(%r9,%r8,8), %r10
	movq	8(%r9,%r8,8), %rbx
	cmpq	%r10, %rbx
	je	.LBB3_31
	movq	%rsi, %r14
	imulq	-88(%rsp), %r14
	movq	16(%rsp), %rdx
	leaq	(%rdx,%r14,4), %rdx
	movq	40(%r13), %rbp
	movl	%ebx, %r15d
	subl	%r10d, %r15d
	leaq	1(%r10), %r14
	testb	$1, %r15b
	je	.LBB3_28
	movq	(%rbp,%r10,8), %r15
	shlq	$8, %r10
	vmovdqu64	(%rdx,%r15,4), %zmm11
	vmovdqu64	64(%rdx,%r15,4), %zmm12
	vmovdqu64	128(%rdx,%r15,4), %zmm13
	vmovdqu64	192(%rdx,%r15,4), %zmm14
	vpdpbusd	768(%r11,%r10), %zmm11, %zmm10
	vpdpbusd	832(%r11,%r10), %zmm12, %zmm9
	vpdpbusd	896(%r11,%r10), %zmm13, %zmm8
	vpdpbusd	960(%r11,%r10), %zmm14, %zmm7
	movq	%r14, %r10
.LBB3_28:
	cmpq	%r14, %rbx
	je	.LBB3_31
	movq	%r10, %r14
	shlq	$8, %r14
	addq	-64(%rsp), %r14
	.p2align	4
.LBB3_30:
	movq	(%rbp,%r10,8), %r15
	vmovdqu64	(%rdx,%r15,4), %zmm11
	vmovdqu64	64(%rdx,%r15,4), %zmm12
	vmovdqu64	128(%rdx,%r15,4), %zmm13
	vmovdqu64	192(%rdx,%r15,4), %zmm14
	vpdpbusd	-448(%r14), %zmm11, %zmm10
	vpdpbusd	-384(%r14), %zmm12, %zmm9
	movq	8(%rbp,%r10,8), %r15
	vpdpbusd	-320(%r14), %zmm13, %zmm8
	vpdpbusd	-256(%r14), %zmm14, %zmm7
	addq	$2, %r10
	vmovdqu64	(%rdx,%r15,4), %zmm11
	vmovdqu64	64(%rdx,%r15,4), %zmm12
	vmovdqu64	128(%rdx,%r15,4), %zmm13
	vmovdqu64	192(%rdx,%r15,4), %zmm14
	vpdpbusd	-192(%r14), %zmm11, %zmm10
	vpdpbusd	-128(%r14), %zmm12, %zmm9
	vpdpbusd	-64(%r14), %zmm13, %zmm8
	vpdpbusd	(%r14), %zmm14, %zmm7
	addq	$512, %r14
	cmpq	%r10, %rbx
	jne	.LBB3_30
	jmp	.LBB3_31
.LBB3_18:
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
.Lfunc_end3:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bK0VGG_AjA0B20RequantizingChannelsVTtt0g5, .Lfunc_end3-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bK0VGG_AjA0B20RequantizingChannelsVTtt0g5
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bK0VGG_AjA0B15ScalingChannelsVTtt0g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bK0VGG_AjA0B15ScalingChannelsVTtt0g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bK0VGG_AjA0B15ScalingChannelsVTtt0g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bK0VGG_AjA0B15ScalingChannelsVTtt0g5:
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
	jle	.LBB4_184
	movq	64(%rsp), %rax
	movq	32(%rax), %r12
	movq	32(%r12), %rcx
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
	jmp	.LBB4_2
	.p2align	4
.LBB4_183:
	movq	488(%rsp), %rdx
	addq	$64, %rdx
	movq	480(%rsp), %rax
	addq	%rax, %r11
	addq	$1280, %r11
	movq	464(%rsp), %rax
	addq	%rax, 368(%rsp)
	addq	%rax, 360(%rsp)
	cmpq	%r15, %rdx
	jge	.LBB4_184
.LBB4_2:
	movq	472(%rsp), %rax
	cmpq	%rax, %rdx
	movq	%rdx, 488(%rsp)
	cmovlq	%rdx, %rax
	movq	%rax, 216(%rsp)
	cmpq	$0, 352(%rsp)
	je	.LBB4_183
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
	movq	64(%rax), %rbx
	movq	88(%rax), %r13
	movq	%r13, %rax
	orq	%rbx, %rax
	shrq	$32, %rax
	leaq	(,%rcx,4), %rax
	movq	%rax, 264(%rsp)
	je	.LBB4_4
	movq	%r13, %rax
	cqto
	idivq	%rbx
	jmp	.LBB4_6
	.p2align	4
.LBB4_4:
	movl	%r13d, %eax
	xorl	%edx, %edx
	divl	%ebx
.LBB4_6:
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
	movq	%r13, %rcx
	subq	%rbx, %rcx
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
	movq	%rbx, %rax
	shlq	$4, %rax
	movq	%rax, 544(%rsp)
	leaq	(,%r13,4), %rax
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
	movq	%rbx, 248(%rsp)
	movq	%r13, 328(%rsp)
	jmp	.LBB4_7
	.p2align	4
.LBB4_182:
	movq	224(%rsp), %r9
	incq	%r9
	movq	560(%rsp), %r8
	addq	552(%rsp), %r8
	addq	%r13, 56(%rsp)
	cmpq	352(%rsp), %r9
	je	.LBB4_183
.LBB4_7:
	cmpq	$3, 312(%rsp)
	movq	%r8, 560(%rsp)
	movq	%r9, 224(%rsp)
	jle	.LBB4_16
	movq	64(%rsp), %rax
	movq	24(%rax), %rdx
	imulq	%r9, %rdx
	leaq	3(%rdx), %rcx
	testq	%rdx, %rdx
	movq	%rdx, %r10
	cmovnsq	%rdx, %rcx
	movq	%rcx, %rdi
	andq	$-4, %rdi
	sarq	$2, %rcx
	imulq	8(%rax), %rcx
	shlq	$2, %rcx
	movq	272(%rsp), %rdx
	vpbroadcastd	4(%rdx), %zmm1
	movq	16(%rax), %rsi
	imulq	%rbx, %rsi
	addq	(%rax), %rcx
	movq	%r15, %rax
	orq	%rbx, %rax
	shrq	$32, %rax
	je	.LBB4_9
	movq	%r15, %rax
	cqto
	idivq	%rbx
	movq	%rax, %r14
	jmp	.LBB4_11
	.p2align	4
.LBB4_16:
	testq	%r13, %r13
	jle	.LBB4_182
	movq	%r15, %rax
	orq	%rbx, %rax
	shrq	$32, %rax
	je	.LBB4_18
	movq	%r15, %rax
	cqto
	idivq	%rbx
	jmp	.LBB4_20
.LBB4_9:
	movl	%r15d, %eax
	xorl	%edx, %edx
	divl	%ebx
	movl	%eax, %r14d
.LBB4_11:
	subq	%rdi, %r10
	movq	%r10, 288(%rsp)
	movq	216(%rsp), %rdi
	leaq	(%rcx,%rdi,4), %rcx
	movq	%rcx, 280(%rsp)
	movq	272(%rsp), %rcx
	vmovups	16(%rcx), %zmm2
	vmovups	80(%rcx), %zmm3
	imulq	%r9, %r13
	movq	%r13, 336(%rsp)
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
	jmp	.LBB4_12
	.p2align	4
.LBB4_173:
	movq	160(%rsp), %rcx
	movq	40(%rsp), %rdi
	vmovups	%zmm5, 192(%rdi,%rcx)
.LBB4_180:
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
	jl	.LBB4_181
.LBB4_12:
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
	jne	.LBB4_233
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
	jmp	.LBB4_14
	.p2align	4
.LBB4_233:
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
.LBB4_234:
	movq	(%rcx,%r10,8), %r12
	incq	%r10
	vmovdqu64	-192(%rdi), %zmm21
	vmovdqu64	-128(%rdi), %zmm22
	vmovdqu64	-64(%rdi), %zmm23
	vmovdqu64	(%rdi), %zmm24
	vmovdqu64	(%r9,%r12,4), %zmm25
	vmovdqu64	64(%r9,%r12,4), %zmm26
	leaq	(%r9,%r12,4), %r15
	vmovdqu64	128(%r9,%r12,4), %zmm27
	vmovdqu64	192(%r9,%r12,4), %zmm28
	vpdpbusd	%zmm21, %zmm25, %zmm20
	vpdpbusd	%zmm22, %zmm26, %zmm19
	vpdpbusd	%zmm23, %zmm27, %zmm18
	vpdpbusd	%zmm24, %zmm28, %zmm17
	leaq	(%r15,%rsi,4), %r12
	vmovdqu64	(%r15,%rsi,4), %zmm25
	vmovdqu64	64(%r15,%rsi,4), %zmm26
	vmovdqu64	128(%r15,%rsi,4), %zmm27
	vmovdqu64	192(%r15,%rsi,4), %zmm28
	vpdpbusd	%zmm21, %zmm25, %zmm16
	vpdpbusd	%zmm22, %zmm26, %zmm15
	vpdpbusd	%zmm23, %zmm27, %zmm14
	vpdpbusd	%zmm24, %zmm28, %zmm13
	vmovdqu64	(%r15,%rsi,8), %zmm25
	vmovdqu64	64(%r15,%rsi,8), %zmm26
	vmovdqu64	128(%r15,%rsi,8), %zmm27
	vmovdqu64	192(%r15,%rsi,8), %zmm28
	vpdpbusd	%zmm21, %zmm25, %zmm12
	vpdpbusd	%zmm22, %zmm26, %zmm11
	vpdpbusd	%zmm23, %zmm27, %zmm10
	vpdpbusd	%zmm24, %zmm28, %zmm9
	vmovdqu64	(%rbx,%r12), %zmm25
	vmovdqu64	64(%rbx,%r12), %zmm26
	vmovdqu64	128(%rbx,%r12), %zmm27
	vmovdqu64	192(%rbx,%r12), %zmm28
	vpdpbusd	%zmm21, %zmm25, %zmm8
	vpdpbusd	%zmm22, %zmm26, %zmm7
	vpdpbusd	%zmm23, %zmm27, %zmm6
	vpdpbusd	%zmm24, %zmm28, %zmm5
	addq	$256, %rdi
	cmpq	%r10, %r14
	jne	.LBB4_234
.LBB4_14:
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
	jl	.LBB4_30
	vmovups	%zmm20, (%r10)
	jmp	.LBB4_36
	.p2align	4
.LBB4_30:
	testq	%r14, %r14
	movq	48(%rsp), %r15
	jle	.LBB4_36
	cmpq	$-8, 128(%rsp)
	jbe	.LBB4_68
	xorl	%ecx, %ecx
	jmp	.LBB4_33
.LBB4_68:
	xorl	%ecx, %ecx
	movq	120(%rsp), %r9
	.p2align	4
.LBB4_69:
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
	jne	.LBB4_69
.LBB4_33:
	testb	$7, %r14b
	je	.LBB4_36
	movq	32(%rsp), %rdi
	.p2align	4
.LBB4_35:
	vmovaps	%zmm20, 3072(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovd	3072(%rsp,%r9,4), %xmm21
	vmovd	%xmm21, (%r15,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB4_35
	.p2align	4
.LBB4_36:
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
	jl	.LBB4_38
	vmovups	%zmm19, 64(%r10)
	movq	376(%rsp), %r12
	movq	320(%rsp), %r10
	jmp	.LBB4_44
	.p2align	4
.LBB4_38:
	testq	%rcx, %rcx
	movq	376(%rsp), %r12
	movq	320(%rsp), %r10
	jle	.LBB4_44
	cmpq	$7, 136(%rsp)
	jae	.LBB4_66
	xorl	%ecx, %ecx
	jmp	.LBB4_41
.LBB4_66:
	xorl	%ecx, %ecx
	movq	112(%rsp), %r9
	movq	48(%rsp), %rax
	.p2align	4
.LBB4_67:
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
	jne	.LBB4_67
.LBB4_41:
	testb	$7, 72(%rsp)
	movq	48(%rsp), %rax
	je	.LBB4_44
	movq	32(%rsp), %rdi
	.p2align	4
.LBB4_43:
	vmovaps	%zmm19, 3008(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	3008(%rsp,%r9,4), %xmm20
	vmovss	%xmm20, 64(%rax,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB4_43
	.p2align	4
.LBB4_44:
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
	jl	.LBB4_46
	movq	40(%rsp), %rax
	vmovups	%zmm18, 128(%rax)
	jmp	.LBB4_52
	.p2align	4
.LBB4_46:
	testq	%rcx, %rcx
	jle	.LBB4_52
	cmpq	$7, 144(%rsp)
	jae	.LBB4_64
	xorl	%ecx, %ecx
	jmp	.LBB4_49
.LBB4_64:
	xorl	%ecx, %ecx
	movq	104(%rsp), %r9
	movq	48(%rsp), %rax
	.p2align	4
.LBB4_65:
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
	jne	.LBB4_65
.LBB4_49:
	testb	$7, 80(%rsp)
	movq	48(%rsp), %rax
	je	.LBB4_52
	movq	32(%rsp), %rdi
	.p2align	4
.LBB4_51:
	vmovaps	%zmm18, 2944(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2944(%rsp,%r9,4), %xmm19
	vmovss	%xmm19, 128(%rax,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB4_51
	.p2align	4
.LBB4_52:
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
	jl	.LBB4_54
	movq	40(%rsp), %rax
	vmovups	%zmm17, 192(%rax)
	jmp	.LBB4_60
	.p2align	4
.LBB4_54:
	testq	%rcx, %rcx
	jle	.LBB4_60
	cmpq	$7, 152(%rsp)
	jae	.LBB4_62
	xorl	%ecx, %ecx
	jmp	.LBB4_57
.LBB4_62:
	xorl	%ecx, %ecx
	movq	96(%rsp), %r9
	movq	48(%rsp), %rax
	.p2align	4
.LBB4_63:
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
	jne	.LBB4_63
.LBB4_57:
	testb	$7, 88(%rsp)
	movq	48(%rsp), %rax
	je	.LBB4_60
	movq	32(%rsp), %rdi
	.p2align	4
.LBB4_59:
	vmovaps	%zmm17, 2880(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2880(%rsp,%r9,4), %xmm18
	vmovss	%xmm18, 192(%rax,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB4_59
	.p2align	4
.LBB4_60:
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
	jle	.LBB4_70
	movq	40(%rsp), %rax
	vmovups	%zmm16, (%rax,%r12,4)
	movq	%r15, %rax
	jmp	.LBB4_76
	.p2align	4
.LBB4_70:
	testq	%r14, %r14
	movq	%r15, %rax
	jle	.LBB4_76
	cmpq	$-8, 128(%rsp)
	jbe	.LBB4_108
	xorl	%ecx, %ecx
	jmp	.LBB4_73
.LBB4_108:
	xorl	%ecx, %ecx
	movq	120(%rsp), %r9
	movq	232(%rsp), %r15
	.p2align	4
.LBB4_109:
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
	jne	.LBB4_109
.LBB4_73:
	testb	$7, %r14b
	je	.LBB4_76
	movq	32(%rsp), %rdi
	.p2align	4
.LBB4_75:
	vmovaps	%zmm16, 2816(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2816(%rsp,%r9,4), %xmm17
	vmovss	%xmm17, (%r13,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB4_75
	.p2align	4
.LBB4_76:
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
	jl	.LBB4_78
	movq	%r12, %r15
	movq	40(%rsp), %rcx
	vmovups	%zmm15, 64(%rcx,%r12,4)
	movq	%r10, %r12
	movq	176(%rsp), %r10
	jmp	.LBB4_84
	.p2align	4
.LBB4_78:
	testq	%rcx, %rcx
	movq	%r12, %r15
	movq	%r10, %r12
	movq	176(%rsp), %r10
	jle	.LBB4_84
	cmpq	$7, 136(%rsp)
	jae	.LBB4_106
	xorl	%ecx, %ecx
	jmp	.LBB4_81
.LBB4_106:
	xorl	%ecx, %ecx
	movq	112(%rsp), %r9
	.p2align	4
.LBB4_107:
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
	jne	.LBB4_107
.LBB4_81:
	testb	$7, 72(%rsp)
	je	.LBB4_84
	movq	32(%rsp), %rdi
	.p2align	4
.LBB4_83:
	vmovaps	%zmm15, 2752(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2752(%rsp,%r9,4), %xmm16
	vmovss	%xmm16, 64(%r13,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB4_83
	.p2align	4
.LBB4_84:
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
	jl	.LBB4_86
	movq	40(%rsp), %rcx
	vmovups	%zmm14, 128(%rcx,%r15,4)
	jmp	.LBB4_92
	.p2align	4
.LBB4_86:
	testq	%rcx, %rcx
	jle	.LBB4_92
	cmpq	$7, 144(%rsp)
	jae	.LBB4_104
	xorl	%ecx, %ecx
	jmp	.LBB4_89
.LBB4_104:
	xorl	%ecx, %ecx
	movq	104(%rsp), %r9
	.p2align	4
.LBB4_105:
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
	jne	.LBB4_105
.LBB4_89:
	testb	$7, 80(%rsp)
	je	.LBB4_92
	movq	32(%rsp), %rdi
	.p2align	4
.LBB4_91:
	vmovaps	%zmm14, 2688(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2688(%rsp,%r9,4), %xmm15
	vmovss	%xmm15, 128(%r13,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB4_91
	.p2align	4
.LBB4_92:
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
	jl	.LBB4_94
	movq	40(%rsp), %rcx
	vmovups	%zmm13, 192(%rcx,%r15,4)
	jmp	.LBB4_100
	.p2align	4
.LBB4_94:
	testq	%rcx, %rcx
	jle	.LBB4_100
	cmpq	$7, 152(%rsp)
	jae	.LBB4_102
	xorl	%ecx, %ecx
	jmp	.LBB4_97
.LBB4_102:
	xorl	%ecx, %ecx
	movq	96(%rsp), %r9
	.p2align	4
.LBB4_103:
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
	jne	.LBB4_103
.LBB4_97:
	testb	$7, 88(%rsp)
	je	.LBB4_100
	movq	32(%rsp), %rdi
	.p2align	4
.LBB4_99:
	vmovaps	%zmm13, 2624(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2624(%rsp,%r9,4), %xmm14
	vmovss	%xmm14, 192(%r13,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB4_99
	.p2align	4
.LBB4_100:
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
	jle	.LBB4_110
	movq	168(%rsp), %rcx
	movq	40(%rsp), %rdi
	vmovups	%zmm12, (%rdi,%rcx)
	jmp	.LBB4_116
	.p2align	4
.LBB4_110:
	testq	%r14, %r14
	jle	.LBB4_116
	cmpq	$-8, 128(%rsp)
	jbe	.LBB4_148
	xorl	%ecx, %ecx
	jmp	.LBB4_113
.LBB4_148:
	xorl	%ecx, %ecx
	movq	120(%rsp), %r9
	.p2align	4
.LBB4_149:
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
	jne	.LBB4_149
.LBB4_113:
	testb	$7, %r14b
	je	.LBB4_116
	movq	32(%rsp), %rdi
	.p2align	4
.LBB4_115:
	vmovaps	%zmm12, 2560(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2560(%rsp,%r9,4), %xmm13
	vmovss	%xmm13, (%r8,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB4_115
	.p2align	4
.LBB4_116:
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
	jl	.LBB4_118
	movq	168(%rsp), %rcx
	movq	40(%rsp), %rdi
	vmovups	%zmm11, 64(%rdi,%rcx)
	jmp	.LBB4_124
	.p2align	4
.LBB4_118:
	testq	%rcx, %rcx
	jle	.LBB4_124
	cmpq	$7, 136(%rsp)
	jae	.LBB4_146
	xorl	%ecx, %ecx
	jmp	.LBB4_121
.LBB4_146:
	xorl	%ecx, %ecx
	movq	112(%rsp), %r9
	.p2align	4
.LBB4_147:
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
	jne	.LBB4_147
.LBB4_121:
	testb	$7, 72(%rsp)
	je	.LBB4_124
	movq	32(%rsp), %rdi
	.p2align	4
.LBB4_123:
	vmovaps	%zmm11, 2496(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2496(%rsp,%r9,4), %xmm12
	vmovss	%xmm12, 64(%r8,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB4_123
	.p2align	4
.LBB4_124:
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
	jl	.LBB4_126
	movq	168(%rsp), %rcx
	movq	40(%rsp), %rdi
	vmovups	%zmm10, 128(%rdi,%rcx)
	jmp	.LBB4_132
	.p2align	4
.LBB4_126:
	testq	%rcx, %rcx
	jle	.LBB4_132
	cmpq	$7, 144(%rsp)
	jae	.LBB4_144
	xorl	%ecx, %ecx
	jmp	.LBB4_129
.LBB4_144:
	xorl	%ecx, %ecx
	movq	104(%rsp), %r9
	.p2align	4
.LBB4_145:
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
	jne	.LBB4_145
.LBB4_129:
	testb	$7, 80(%rsp)
	je	.LBB4_132
	movq	32(%rsp), %rdi
	.p2align	4
.LBB4_131:
	vmovaps	%zmm10, 2432(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2432(%rsp,%r9,4), %xmm11
	vmovss	%xmm11, 128(%r8,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB4_131
	.p2align	4
.LBB4_132:
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
	jl	.LBB4_134
	movq	168(%rsp), %rcx
	movq	40(%rsp), %rdi
	vmovups	%zmm9, 192(%rdi,%rcx)
	jmp	.LBB4_140
	.p2align	4
.LBB4_134:
	testq	%rcx, %rcx
	jle	.LBB4_140
	cmpq	$7, 152(%rsp)
	jae	.LBB4_142
	xorl	%ecx, %ecx
	jmp	.LBB4_137
.LBB4_142:
	xorl	%ecx, %ecx
	movq	96(%rsp), %r9
	.p2align	4
.LBB4_143:
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
	jne	.LBB4_143
.LBB4_137:
	testb	$7, 88(%rsp)
	je	.LBB4_140
	movq	32(%rsp), %rdi
	.p2align	4
.LBB4_139:
	vmovaps	%zmm9, 2368(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2368(%rsp,%r9,4), %xmm10
	vmovss	%xmm10, 192(%r8,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB4_139
	.p2align	4
.LBB4_140:
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
	jle	.LBB4_150
	movq	160(%rsp), %rcx
	movq	40(%rsp), %rdi
	vmovups	%zmm8, (%rdi,%rcx)
	jmp	.LBB4_156
	.p2align	4
.LBB4_150:
	testq	%r14, %r14
	jle	.LBB4_156
	cmpq	$-8, 128(%rsp)
	jbe	.LBB4_191
	xorl	%ecx, %ecx
	testb	$7, %r14b
	jne	.LBB4_154
	jmp	.LBB4_156
.LBB4_191:
	movq	%r15, %r12
	xorl	%ecx, %ecx
	movq	120(%rsp), %r9
	movq	240(%rsp), %r15
	.p2align	4
.LBB4_192:
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
	jne	.LBB4_192
	movq	%r12, %r15
	movq	320(%rsp), %r12
	testb	$7, %r14b
	je	.LBB4_156
.LBB4_154:
	movq	32(%rsp), %rdi
	.p2align	4
.LBB4_155:
	vmovaps	%zmm8, 2304(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2304(%rsp,%r9,4), %xmm9
	vmovss	%xmm9, (%rdx,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB4_155
	.p2align	4
.LBB4_156:
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
	jl	.LBB4_158
	movq	160(%rsp), %rcx
	movq	40(%rsp), %rdi
	vmovups	%zmm7, 64(%rdi,%rcx)
	jmp	.LBB4_164
	.p2align	4
.LBB4_158:
	testq	%rcx, %rcx
	jle	.LBB4_164
	cmpq	$7, 136(%rsp)
	jae	.LBB4_189
	xorl	%ecx, %ecx
	jmp	.LBB4_161
.LBB4_189:
	xorl	%ecx, %ecx
	movq	112(%rsp), %r9
	.p2align	4
.LBB4_190:
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
	jne	.LBB4_190
.LBB4_161:
	testb	$7, 72(%rsp)
	je	.LBB4_164
	movq	32(%rsp), %rdi
	.p2align	4
.LBB4_163:
	vmovaps	%zmm7, 2240(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2240(%rsp,%r9,4), %xmm8
	vmovss	%xmm8, 64(%rdx,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB4_163
	.p2align	4
.LBB4_164:
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
	jl	.LBB4_166
	movq	160(%rsp), %rcx
	movq	40(%rsp), %rdi
	vmovups	%zmm6, 128(%rdi,%rcx)
	jmp	.LBB4_172
	.p2align	4
.LBB4_166:
	testq	%rcx, %rcx
	jle	.LBB4_172
	cmpq	$7, 144(%rsp)
	jae	.LBB4_187
	xorl	%ecx, %ecx
	jmp	.LBB4_169
.LBB4_187:
	xorl	%ecx, %ecx
	movq	104(%rsp), %r9
	.p2align	4
.LBB4_188:
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
	jne	.LBB4_188
.LBB4_169:
	testb	$7, 80(%rsp)
	je	.LBB4_172
	movq	32(%rsp), %rdi
	.p2align	4
.LBB4_171:
	vmovaps	%zmm6, 2176(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2176(%rsp,%r9,4), %xmm7
	vmovss	%xmm7, 128(%rdx,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB4_171
	.p2align	4
.LBB4_172:
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
	jge	.LBB4_173
	testq	%rcx, %rcx
	jle	.LBB4_180
	cmpq	$7, 152(%rsp)
	jae	.LBB4_185
	xorl	%ecx, %ecx
	jmp	.LBB4_177
.LBB4_185:
	xorl	%ecx, %ecx
	movq	96(%rsp), %r9
	.p2align	4
.LBB4_186:
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
	jne	.LBB4_186
.LBB4_177:
	testb	$7, 88(%rsp)
	je	.LBB4_180
	movq	32(%rsp), %rdi
	.p2align	4
.LBB4_179:
	vmovaps	%zmm5, 2112(%rsp)
	movl	%ecx, %r9d
	andl	$15, %r9d
	vmovss	2112(%rsp,%r9,4), %xmm6
	vmovss	%xmm6, 192(%rdx,%rcx,4)
	incq	%rcx
	addq	$-4, %rdi
	jne	.LBB4_179
	jmp	.LBB4_180
	.p2align	4
.LBB4_181:
	movq	%rdi, %rax
	movq	248(%rsp), %rbx
	imulq	%rbx, %rax
	movq	328(%rsp), %r13
	cmpq	%r13, %rax
	jge	.LBB4_182
	jmp	.LBB4_21
.LBB4_18:
	movl	%r15d, %eax
	xorl	%edx, %edx
	divl	%ebx
.LBB4_20:
	movq	%rax, 184(%rsp)
	movq	224(%rsp), %rax
	imulq	%rax, %r13
	movq	%r13, 336(%rsp)
	xorl	%edi, %edi
	xorl	%eax, %eax
.LBB4_21:
	movq	64(%rsp), %r8
	movq	24(%r8), %rdx
	imulq	224(%rsp), %rdx
	leaq	3(%rdx), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	movq	%rcx, %rsi
	andq	$-4, %rsi
	subq	%rsi, %rdx
	sarq	$2, %rcx
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
	jmp	.LBB4_22
	.p2align	4
.LBB4_217:
	vmovups	%zmm5, 192(%r9,%r13,4)
	movq	328(%rsp), %r13
.LBB4_224:
	incq	%rdi
	movq	%rdi, %rax
	imulq	%rbx, %rax
	cmpq	%r13, %rax
	jge	.LBB4_182
.LBB4_22:
	movq	568(%rsp), %rcx
	cmpq	%rax, %rcx
	cmovlq	%rcx, %rax
	vpmulld	(%r11), %zmm1, %zmm8
	vpmulld	64(%r11), %zmm1, %zmm7
	vpmulld	128(%r11), %zmm1, %zmm6
	vpmulld	192(%r11), %zmm1, %zmm5
	movq	(%r12,%rdx,8), %rsi
	movq	8(%r12,%rdx,8), %rcx
	cmpq	%rsi, %rcx
	je	.LBB4_28
	movq	%rax, %r10
	imulq	40(%rsp), %r10
	movq	256(%rsp), %r8
	leaq	(%r8,%r10,4), %r13
	movq	64(%rsp), %r8
	movq	40(%r8), %rbx
	movl	%ecx, %r8d
	subl	%esi, %r8d
	leaq	1(%rsi), %r10
	testb	$1, %r8b
	je	.LBB4_25
	movq	(%rbx,%rsi,8), %r8
	shlq	$8, %rsi
	vmovdqu64	(%r13,%r8,4), %zmm9
	vmovdqu64	64(%r13,%r8,4), %zmm10
	vmovdqu64	128(%r13,%r8,4), %zmm11
	vmovdqu64	192(%r13,%r8,4), %zmm12
	vpdpbusd	1280(%r11,%rsi), %zmm9, %zmm8
	vpdpbusd	1344(%r11,%rsi), %zmm10, %zmm7
	vpdpbusd	1408(%r11,%rsi), %zmm11, %zmm6
	vpdpbusd	1472(%r11,%rsi), %zmm12, %zmm5
	movq	%r10, %rsi
.LBB4_25:
	cmpq	%r10, %rcx
	je	.LBB4_28
	movq	%rsi, %r10
	shlq	$8, %r10
	addq	360(%rsp), %r10
	.p2align	4
.LBB4_27:
	movq	(%rbx,%rsi,8), %r8
	vmovdqu64	(%r13,%r8,4), %zmm9
	vmovdqu64	64(%r13,%r8,4), %zmm10
	vmovdqu64	128(%r13,%r8,4), %zmm11
	vmovdqu64	192(%r13,%r8,4), %zmm12
	vpdpbusd	-448(%r10), %zmm9, %zmm8
	vpdpbusd	-384(%r10), %zmm10, %zmm7
	movq	8(%rbx,%rsi,8), %r8
	vpdpbusd	-320(%r10), %zmm11, %zmm6
	vpdpbusd	-256(%r10), %zmm12, %zmm5
	addq	$2, %rsi
	vmovdqu64	(%r13,%r8,4), %zmm9
	vmovdqu64	64(%r13,%r8,4), %zmm10
	vmovdqu64	128(%r13,%r8,4), %zmm11
	vmovdqu64	192(%r13,%r8,4), %zmm12
	vpdpbusd	-192(%r10), %zmm9, %zmm8
	vpdpbusd	-128(%r10), %zmm10, %zmm7
	vpdpbusd	-64(%r10), %zmm11, %zmm6
	vpdpbusd	(%r10), %zmm12, %zmm5
	addq	$512, %r10
	cmpq	%rsi, %rcx
	jne	.LBB4_27
.LBB4_28:
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
	jl	.LBB4_194
	vmovups	%zmm8, (%r9,%r13,4)
	jmp	.LBB4_200
	.p2align	4
.LBB4_194:
	testq	%rcx, %rcx
	jle	.LBB4_200
	cmpq	$-8, 128(%rsp)
	jbe	.LBB4_231
	xorl	%ecx, %ecx
	jmp	.LBB4_197
.LBB4_231:
	movq	56(%rsp), %rcx
	leaq	(%rcx,%rax), %r10
	imulq	%r14, %r10
	addq	304(%rsp), %r10
	xorl	%ecx, %ecx
	movq	120(%rsp), %r8
	.p2align	4
.LBB4_232:
	movl	%ecx, %esi
	andl	$15, %esi
	vmovaps	%zmm8, 768(%rsp)
	vmovss	768(%rsp,%rsi,4), %xmm9
	leal	1(%rcx), %esi
	andl	$15, %esi
	vinsertps	$16, 768(%rsp,%rsi,4), %xmm9, %xmm9
	leal	2(%rcx), %esi
	andl	$15, %esi
	vinsertps	$32, 768(%rsp,%rsi,4), %xmm9, %xmm9
	leal	3(%rcx), %esi
	andl	$15, %esi
	vinsertps	$48, 768(%rsp,%rsi,4), %xmm9, %xmm9
	vmovups	%xmm9, -28(%r10,%rcx,4)
	leal	4(%rcx), %esi
	andl	$15, %esi
	vmovss	768(%rsp,%rsi,4), %xmm9
	leal	5(%rcx), %esi
	andl	$15, %esi
	vinsertps	$16, 768(%rsp,%rsi,4), %xmm9, %xmm9
	leal	6(%rcx), %esi
	andl	$15, %esi
	vinsertps	$32, 768(%rsp,%rsi,4), %xmm9, %xmm9
	leal	7(%rcx), %esi
	andl	$15, %esi
	vinsertps	$48, 768(%rsp,%rsi,4), %xmm9, %xmm9
	vmovups	%xmm9, -12(%r10,%rcx,4)
	addq	$8, %rcx
	cmpq	%r8, %rcx
	jne	.LBB4_232
.LBB4_197:
	testb	$7, 344(%rsp)
	je	.LBB4_200
	movq	56(%rsp), %rsi
	addq	%rax, %rsi
	imulq	%r14, %rsi
	addq	48(%rsp), %rsi
	movq	32(%rsp), %r10
	.p2align	4
.LBB4_199:
	vmovaps	%zmm8, 2048(%rsp)
	movl	%ecx, %r8d
	andl	$15, %r8d
	vmovd	2048(%rsp,%r8,4), %xmm9
	vmovd	%xmm9, (%rsi,%rcx,4)
	incq	%rcx
	addq	$-4, %r10
	jne	.LBB4_199
	.p2align	4
.LBB4_200:
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
	jl	.LBB4_202
	vmovups	%zmm7, 64(%r9,%r13,4)
	movq	248(%rsp), %rbx
	jmp	.LBB4_208
	.p2align	4
.LBB4_202:
	testq	%rcx, %rcx
	movq	248(%rsp), %rbx
	jle	.LBB4_208
	cmpq	$7, 136(%rsp)
	jae	.LBB4_229
	xorl	%ecx, %ecx
	jmp	.LBB4_205
.LBB4_229:
	movq	56(%rsp), %rcx
	leaq	(%rcx,%rax), %r10
	imulq	%r14, %r10
	addq	296(%rsp), %r10
	xorl	%ecx, %ecx
	movq	112(%rsp), %r8
	.p2align	4
.LBB4_230:
	movl	%ecx, %esi
	andl	$15, %esi
	vmovaps	%zmm7, 704(%rsp)
	vmovss	704(%rsp,%rsi,4), %xmm8
	leal	1(%rcx), %esi
	andl	$15, %esi
	vinsertps	$16, 704(%rsp,%rsi,4), %xmm8, %xmm8
	leal	2(%rcx), %esi
	andl	$15, %esi
	vinsertps	$32, 704(%rsp,%rsi,4), %xmm8, %xmm8
	leal	3(%rcx), %esi
	andl	$15, %esi
	vinsertps	$48, 704(%rsp,%rsi,4), %xmm8, %xmm8
	vmovups	%xmm8, -28(%r10,%rcx,4)
	leal	4(%rcx), %esi
	andl	$15, %esi
	vmovss	704(%rsp,%rsi,4), %xmm8
	leal	5(%rcx), %esi
	andl	$15, %esi
	vinsertps	$16, 704(%rsp,%rsi,4), %xmm8, %xmm8
	leal	6(%rcx), %esi
	andl	$15, %esi
	vinsertps	$32, 704(%rsp,%rsi,4), %xmm8, %xmm8
	leal	7(%rcx), %esi
	andl	$15, %esi
	vinsertps	$48, 704(%rsp,%rsi,4), %xmm8, %xmm8
	vmovups	%xmm8, -12(%r10,%rcx,4)
	addq	$8, %rcx
	cmpq	%r8, %rcx
	jne	.LBB4_230
.LBB4_205:
	testb	$7, 72(%rsp)
	je	.LBB4_208
	movq	56(%rsp), %rsi
	addq	%rax, %rsi
	imulq	%r14, %rsi
	addq	240(%rsp), %rsi
	movq	32(%rsp), %r10
	.p2align	4
.LBB4_207:
	vmovaps	%zmm7, 1984(%rsp)
	movl	%ecx, %r8d
	andl	$15, %r8d
	vmovss	1984(%rsp,%r8,4), %xmm8
	vmovss	%xmm8, (%rsi,%rcx,4)
	incq	%rcx
	addq	$-4, %r10
	jne	.LBB4_207
	.p2align	4
.LBB4_208:
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
	jl	.LBB4_210
	vmovups	%zmm6, 128(%r9,%r13,4)
	jmp	.LBB4_216
	.p2align	4
.LBB4_210:
	testq	%rcx, %rcx
	jle	.LBB4_216
	cmpq	$7, 144(%rsp)
	jae	.LBB4_227
	xorl	%ecx, %ecx
	jmp	.LBB4_213
.LBB4_227:
	movq	56(%rsp), %rcx
	leaq	(%rcx,%rax), %r10
	imulq	%r14, %r10
	addq	288(%rsp), %r10
	xorl	%ecx, %ecx
	movq	104(%rsp), %r8
	.p2align	4
.LBB4_228:
	movl	%ecx, %esi
	andl	$15, %esi
	vmovaps	%zmm6, 640(%rsp)
	vmovss	640(%rsp,%rsi,4), %xmm7
	leal	1(%rcx), %esi
	andl	$15, %esi
	vinsertps	$16, 640(%rsp,%rsi,4), %xmm7, %xmm7
	leal	2(%rcx), %esi
	andl	$15, %esi
	vinsertps	$32, 640(%rsp,%rsi,4), %xmm7, %xmm7
	leal	3(%rcx), %esi
	andl	$15, %esi
	vinsertps	$48, 640(%rsp,%rsi,4), %xmm7, %xmm7
	vmovups	%xmm7, -28(%r10,%rcx,4)
	leal	4(%rcx), %esi
	andl	$15, %esi
	vmovss	640(%rsp,%rsi,4), %xmm7
	leal	5(%rcx), %esi
	andl	$15, %esi
	vinsertps	$16, 640(%rsp,%rsi,4), %xmm7, %xmm7
	leal	6(%rcx), %esi
	andl	$15, %esi
	vinsertps	$32, 640(%rsp,%rsi,4), %xmm7, %xmm7
	leal	7(%rcx), %esi
	andl	$15, %esi
	vinsertps	$48, 640(%rsp,%rsi,4), %xmm7, %xmm7
	vmovups	%xmm7, -12(%r10,%rcx,4)
	addq	$8, %rcx
	cmpq	%r8, %rcx
	jne	.LBB4_228
.LBB4_213:
	testb	$7, 80(%rsp)
	je	.LBB4_216
	movq	56(%rsp), %rsi
	addq	%rax, %rsi
	imulq	%r14, %rsi
	addq	176(%rsp), %rsi
	movq	32(%rsp), %r10
	.p2align	4
.LBB4_215:
	vmovaps	%zmm6, 1920(%rsp)
	movl	%ecx, %r8d
	andl	$15, %r8d
	vmovss	1920(%rsp,%r8,4), %xmm7
	vmovss	%xmm7, (%rsi,%rcx,4)
	incq	%rcx
	addq	$-4, %r10
	jne	.LBB4_215
	.p2align	4
.LBB4_216:
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
	jge	.LBB4_217
	testq	%rcx, %rcx
	movq	328(%rsp), %r13
	jle	.LBB4_224
	cmpq	$7, 152(%rsp)
	jae	.LBB4_225
	xorl	%ecx, %ecx
	jmp	.LBB4_221
.LBB4_225:
	movq	56(%rsp), %rcx
	leaq	(%rcx,%rax), %r10
	imulq	%r14, %r10
	addq	280(%rsp), %r10
	xorl	%ecx, %ecx
	movq	96(%rsp), %r8
	.p2align	4
.LBB4_226:
	movl	%ecx, %esi
	andl	$15, %esi
	vmovaps	%zmm5, 576(%rsp)
	vmovss	576(%rsp,%rsi,4), %xmm6
	leal	1(%rcx), %esi
	andl	$15, %esi
	vinsertps	$16, 576(%rsp,%rsi,4), %xmm6, %xmm6
	leal	2(%rcx), %esi
	andl	$15, %esi
	vinsertps	$32, 576(%rsp,%rsi,4), %xmm6, %xmm6
	leal	3(%rcx), %esi
	andl	$15, %esi
	vinsertps	$48, 576(%rsp,%rsi,4), %xmm6, %xmm6
	vmovups	%xmm6, -28(%r10,%rcx,4)
	leal	4(%rcx), %esi
	andl	$15, %esi
	vmovss	576(%rsp,%rsi,4), %xmm6
	leal	5(%rcx), %esi
	andl	$15, %esi
	vinsertps	$16, 576(%rsp,%rsi,4), %xmm6, %xmm6
	leal	6(%rcx), %esi
	andl	$15, %esi
	vinsertps	$32, 576(%rsp,%rsi,4), %xmm6, %xmm6
	leal	7(%rcx), %esi
	andl	$15, %esi
	vinsertps	$48, 576(%rsp,%rsi,4), %xmm6, %xmm6
	vmovups	%xmm6, -12(%r10,%rcx,4)
	addq	$8, %rcx
	cmpq	%r8, %rcx
	jne	.LBB4_226
.LBB4_221:
	testb	$7, 88(%rsp)
	je	.LBB4_224
	addq	56(%rsp), %rax
	imulq	%r14, %rax
	addq	232(%rsp), %rax
	movq	32(%rsp), %rsi
	.p2align	4
.LBB4_223:
	vmovaps	%zmm5, 1856(%rsp)
	movl	%ecx, %r8d
	andl	$15, %r8d
	vmovss	1856(%rsp,%r8,4), %xmm6
	vmovss	%xmm6, (%rax,%rcx,4)
	incq	%rcx
	addq	$-4, %rsi
	jne	.LBB4_223
	jmp	.LBB4_224
.LBB4_184:
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
.Lfunc_end4:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bK0VGG_AjA0B15ScalingChannelsVTtt0g5, .Lfunc_end4-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bK0VGG_AjA0B15ScalingChannelsVTtt0g5
	.cfi_endproc
	.hidden	vitruvian_depthwise_codes_to_numbers_avx512vnni
	.globl	vitruvian_depthwise_codes_to_numbers_avx512vnni
	.p2align	4
	.type	vitruvian_depthwise_codes_to_numbers_avx512vnni,@function
vitruvian_depthwise_codes_to_numbers_avx512vnni:
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
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bK0VGG_AjA0B15ScalingChannelsVTtt0g5)
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
.Lfunc_end5:
	.size	vitruvian_depthwise_codes_to_numbers_avx512vnni, .Lfunc_end5-vitruvian_depthwise_codes_to_numbers_avx512vnni
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI28microDepthwiseCodesToNumbers6groups12groupRowStep05pixelM09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0N5Count12channelCount6output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF
	.globl	$s24VitruvianMicroAVX512VNNI28microDepthwiseCodesToNumbers6groups12groupRowStep05pixelM09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0N5Count12channelCount6output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI28microDepthwiseCodesToNumbers6groups12groupRowStep05pixelM09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0N5Count12channelCount6output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF,@function
$s24VitruvianMicroAVX512VNNI28microDepthwiseCodesToNumbers6groups12groupRowStep05pixelM09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0N5Count12channelCount6output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF:
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
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_tAA0B6PixelsRzAaER_AA0B15ChannelEpilogueR0_r1_lFAA0B9PixelPairVyAHyAA0bK0VGG_AjA0B15ScalingChannelsVTtt0g5)
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
.Lfunc_end6:
	.size	$s24VitruvianMicroAVX512VNNI28microDepthwiseCodesToNumbers6groups12groupRowStep05pixelM09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0N5Count12channelCount6output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF, .Lfunc_end6-$s24VitruvianMicroAVX512VNNI28microDepthwiseCodesToNumbers6groups12groupRowStep05pixelM09rowStride11phaseStarts10tapOffsets6packed5scale9zeroPoint5lower5upper0N5Count12channelCount6output12outputHeight11outputWidthySPys5Int32VG_S3iSPySiGAvUSfATS2fS2iSpySfGS2itF
	.cfi_endproc
	.hidden	vitruvian_multiply_codes_avx512vnni
	.globl	vitruvian_multiply_codes_avx512vnni
	.p2align	4
	.type	vitruvian_multiply_codes_avx512vnni,@function
vitruvian_multiply_codes_avx512vnni:
	.cfi_startproc
	jmp	($s24VitruvianMicroAVX512VNNI18microMultiplyCodes1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK00N5Terms0pQ011multipliers5lower5upper9zeroPoint1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF)
.Lfunc_end7:
	.size	vitruvian_multiply_codes_avx512vnni, .Lfunc_end7-vitruvian_multiply_codes_avx512vnni
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI18microMultiplyCodes1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK00N5Terms0pQ011multipliers5lower5upper9zeroPoint1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.globl	$s24VitruvianMicroAVX512VNNI18microMultiplyCodes1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK00N5Terms0pQ011multipliers5lower5upper9zeroPoint1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18microMultiplyCodes1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK00N5Terms0pQ011multipliers5lower5upper9zeroPoint1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF,@function
$s24VitruvianMicroAVX512VNNI18microMultiplyCodes1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK00N5Terms0pQ011multipliers5lower5upper9zeroPoint1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	je	.LBB8_12
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
	jle	.LBB8_7
	imulq	%rcx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	176(%rsp), %r13
	jmp	.LBB8_3
	.p2align	4
.LBB8_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	320(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	movl	$2, %r12d
.LBB8_6:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB8_7
.LBB8_3:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB8_5
	cmpq	$2, %rcx
	je	.LBB8_5
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB8_10
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB8_10
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	320(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	movl	$1, %r12d
	jmp	.LBB8_6
	.p2align	4
.LBB8_10:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	320(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	jmp	.LBB8_6
.LBB8_12:
	testq	%rbp, %rbp
	jle	.LBB8_7
	imulq	%rcx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	176(%rsp), %r13
	jmp	.LBB8_14
	.p2align	4
.LBB8_16:
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5)
	movl	$2, %r12d
.LBB8_17:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB8_7
.LBB8_14:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB8_16
	cmpq	$2, %rcx
	je	.LBB8_16
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB8_20
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB8_20
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5)
	movl	$1, %r12d
	jmp	.LBB8_17
	.p2align	4
.LBB8_20:
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5)
	jmp	.LBB8_17
.LBB8_7:
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
.Lfunc_end8:
	.size	$s24VitruvianMicroAVX512VNNI18microMultiplyCodes1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK00N5Terms0pQ011multipliers5lower5upper9zeroPoint1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF, .Lfunc_end8-$s24VitruvianMicroAVX512VNNI18microMultiplyCodes1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK00N5Terms0pQ011multipliers5lower5upper9zeroPoint1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI9_0:
	.long	0x4b400000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5
	.weak	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5,@function
$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -96(%rsp)
	movq	%rdx, -88(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rdi, -104(%rsp)
	movq	%rax, -72(%rsp)
	jl	.LBB9_11
	movq	96(%r13), %r9
	movq	128(%r13), %rcx
	leaq	128(%rdi), %rax
	movq	%rax, -64(%rsp)
	leaq	16(%rsi), %rax
	vmovups	(%rdx), %zmm0
	vmovups	64(%rdx), %zmm1
	movq	144(%rdx), %rbx
	movq	152(%rdx), %rdi
	movq	%rdi, -48(%rsp)
	movq	160(%rdx), %rdi
	movq	%rdi, -56(%rsp)
	addq	$-16, %rcx
	cmpq	%rsi, %rcx
	movq	%rsi, %r12
	cmovlq	%rcx, %r12
	cmpq	%rax, %rcx
	movq	%rax, -80(%rsp)
	cmovgeq	%rax, %rcx
	movq	%rcx, -112(%rsp)
	vpbroadcastb	128(%rdx), %xmm2
	movl	$8, %eax
	xorl	%ebp, %ebp
	vbroadcastss	.LCPI9_0(%rip), %zmm3
	jmp	.LBB9_2
	.p2align	4
.LBB9_3:
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
.LBB9_4:
	vcvtdq2ps	%zmm20, %zmm19
	movq	-96(%rsp), %rcx
	vmulps	(%rbx,%rcx,4), %zmm19, %zmm19
	vmaxps	%zmm0, %zmm19, %zmm19
	vminps	%zmm1, %zmm19, %zmm19
	vaddps	%zmm3, %zmm19, %zmm19
	vpmovdb	%zmm19, %xmm19
	vpaddb	%xmm19, %xmm2, %xmm19
	movq	%rbp, %rax
	movq	-56(%rsp), %rdi
	imulq	%rdi, %rax
	movq	-48(%rsp), %rsi
	addq	%rsi, %rax
	vmovdqu64	%xmm19, (%r12,%rax)
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	64(%rbx,%rcx,4), %zmm18, %zmm18
	vmaxps	%zmm0, %zmm18, %zmm18
	vminps	%zmm1, %zmm18, %zmm18
	vaddps	%zmm3, %zmm18, %zmm18
	vpmovdb	%zmm18, %xmm18
	vpaddb	%xmm18, %xmm2, %xmm18
	movq	-112(%rsp), %rdx
	vmovdqu64	%xmm18, (%rdx,%rax)
	movq	%rbp, %rax
	orq	$1, %rax
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	(%rbx,%rcx,4), %zmm17, %zmm17
	vmaxps	%zmm0, %zmm17, %zmm17
	vminps	%zmm1, %zmm17, %zmm17
	vaddps	%zmm3, %zmm17, %zmm17
	vpmovdb	%zmm17, %xmm17
	vpaddb	%xmm17, %xmm2, %xmm17
	imulq	%rdi, %rax
	addq	%rsi, %rax
	vmovdqu64	%xmm17, (%r12,%rax)
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	64(%rbx,%rcx,4), %zmm16, %zmm16
	vmaxps	%zmm0, %zmm16, %zmm16
	vminps	%zmm1, %zmm16, %zmm16
	vaddps	%zmm3, %zmm16, %zmm16
	vpmovdb	%zmm16, %xmm16
	vpaddb	%xmm16, %xmm2, %xmm16
	vmovdqu64	%xmm16, (%rdx,%rax)
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	(%rbx,%rcx,4), %zmm15, %zmm15
	movq	%rbp, %rax
	vmaxps	%zmm0, %zmm15, %zmm15
	vminps	%zmm1, %zmm15, %zmm15
	vaddps	%zmm3, %zmm15, %zmm15
	vpmovdb	%zmm15, %xmm15
	orq	$2, %rax
	vpaddb	%xmm2, %xmm15, %xmm15
	imulq	%rdi, %rax
	addq	%rsi, %rax
	vmovdqu	%xmm15, (%r12,%rax)
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	64(%rbx,%rcx,4), %zmm14, %zmm14
	vmaxps	%zmm0, %zmm14, %zmm14
	vminps	%zmm1, %zmm14, %zmm14
	vaddps	%zmm3, %zmm14, %zmm14
	vpmovdb	%zmm14, %xmm14
	vpaddb	%xmm2, %xmm14, %xmm14
	vmovdqu	%xmm14, (%rdx,%rax)
	movq	%rbp, %rax
	orq	$3, %rax
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	(%rbx,%rcx,4), %zmm13, %zmm13
	vmaxps	%zmm0, %zmm13, %zmm13
	vminps	%zmm1, %zmm13, %zmm13
	vaddps	%zmm3, %zmm13, %zmm13
	vpmovdb	%zmm13, %xmm13
	vpaddb	%xmm2, %xmm13, %xmm13
	imulq	%rdi, %rax
	addq	%rsi, %rax
	vmovdqu	%xmm13, (%r12,%rax)
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	64(%rbx,%rcx,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpmovdb	%zmm12, %xmm12
	vpaddb	%xmm2, %xmm12, %xmm12
	vmovdqu	%xmm12, (%rdx,%rax)
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	(%rbx,%rcx,4), %zmm11, %zmm11
	movq	%rbp, %rax
	vmaxps	%zmm0, %zmm11, %zmm11
	vminps	%zmm1, %zmm11, %zmm11
	vaddps	%zmm3, %zmm11, %zmm11
	vpmovdb	%zmm11, %xmm11
	orq	$4, %rax
	vpaddb	%xmm2, %xmm11, %xmm11
	imulq	%rdi, %rax
	addq	%rsi, %rax
	vmovdqu	%xmm11, (%r12,%rax)
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	64(%rbx,%rcx,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpmovdb	%zmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	vmovdqu	%xmm10, (%rdx,%rax)
	movq	%rbp, %rax
	orq	$5, %rax
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%rbx,%rcx,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	vpaddb	%xmm2, %xmm9, %xmm9
	imulq	%rdi, %rax
	addq	%rsi, %rax
	vmovdqu	%xmm9, (%r12,%rax)
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	64(%rbx,%rcx,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	vmovdqu	%xmm8, (%rdx,%rax)
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%rbx,%rcx,4), %zmm7, %zmm7
	movq	%rbp, %rax
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	orq	$6, %rax
	vpaddb	%xmm7, %xmm2, %xmm7
	imulq	%rdi, %rax
	addq	%rsi, %rax
	vmovdqu	%xmm7, (%r12,%rax)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	64(%rbx,%rcx,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	vmovdqu	%xmm6, (%rdx,%rax)
	movq	%rbp, %rax
	orq	$7, %rax
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%rbx,%rcx,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	imulq	%rdi, %rax
	addq	%rsi, %rax
	vmovdqu	%xmm5, (%r12,%rax)
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	64(%rbx,%rcx,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	vmovdqu	%xmm4, (%rdx,%rax)
	movq	-120(%rsp), %rdx
	leaq	8(%rdx), %rax
	addq	$8, %rbp
	movq	-72(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB9_5
.LBB9_2:
	movq	%rax, -120(%rsp)
	movq	-104(%rsp), %rax
	vmovdqu64	(%rax), %zmm5
	vmovdqu64	64(%rax), %zmm4
	testq	%r9, %r9
	je	.LBB9_3
	movq	-128(%rsp), %rsi
	vmovdqu64	16(%rsi), %zmm19
	movq	80(%rsi), %r11
	movq	88(%rsi), %rdx
	movq	104(%rsi), %rcx
	movq	%rcx, %rax
	shlq	$7, %rax
	movq	%r11, %rdi
	imulq	%rbp, %rdi
	addq	(%rsi), %rdi
	movq	-64(%rsp), %r13
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
	jmp	.LBB9_57
	.p2align	4
.LBB9_61:
	incq	%r14
	cmpq	%r9, %r14
	je	.LBB9_4
.LBB9_57:
	testq	%rcx, %rcx
	je	.LBB9_61
	movq	(%rdx,%r14,8), %rsi
	addq	%rdi, %rsi
	movq	%r13, %r8
	xorl	%r15d, %r15d
	.p2align	4
.LBB9_59:
	vmovdqu64	(%r8), %zmm21
	vmovdqu64	64(%r8), %zmm22
	leaq	(%rsi,%r15,4), %r10
	vpxord	(%rsi,%r15,4){1to16}, %zmm19, %zmm23
	vpdpbusd	%zmm21, %zmm23, %zmm20
	vpxord	(%r11,%r10){1to16}, %zmm19, %zmm24
	vpdpbusd	%zmm22, %zmm23, %zmm18
	addq	%r11, %r10
	vpdpbusd	%zmm21, %zmm24, %zmm17
	vpdpbusd	%zmm22, %zmm24, %zmm16
	vpxord	(%r11,%r10){1to16}, %zmm19, %zmm23
	incq	%r15
	addq	%r11, %r10
	vpdpbusd	%zmm21, %zmm23, %zmm15
	vpdpbusd	%zmm22, %zmm23, %zmm14
	vpxord	(%r11,%r10){1to16}, %zmm19, %zmm23
	addq	%r11, %r10
	vpdpbusd	%zmm21, %zmm23, %zmm13
	vpdpbusd	%zmm22, %zmm23, %zmm12
	vpxord	(%r11,%r10){1to16}, %zmm19, %zmm23
	addq	%r11, %r10
	vpdpbusd	%zmm21, %zmm23, %zmm11
	vpdpbusd	%zmm22, %zmm23, %zmm10
	vpxord	(%r11,%r10){1to16}, %zmm19, %zmm23
	addq	%r11, %r10
	vpdpbusd	%zmm21, %zmm23, %zmm9
	vpdpbusd	%zmm22, %zmm23, %zmm8
	vpxord	(%r11,%r10){1to16}, %zmm19, %zmm23
	addq	%r11, %r10
	vpdpbusd	%zmm21, %zmm23, %zmm7
	vpdpbusd	%zmm22, %zmm23, %zmm6
	vpxord	(%r11,%r10){1to16}, %zmm19, %zmm23
	vpdpbusd	%zmm21, %zmm23, %zmm5
	vpdpbusd	%zmm22, %zmm23, %zmm4
	subq	$-128, %r8
	cmpq	%r15, %rcx
	jne	.LBB9_59
	addq	%rax, %r13
	jmp	.LBB9_61
.LBB9_11:
	cmpq	$4, %rax
	jl	.LBB9_17
	leaq	16(%rsi), %rax
	movq	%rax, -80(%rsp)
	movl	$4, %eax
	xorl	%edx, %edx
	jmp	.LBB9_13
.LBB9_5:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	movq	-96(%rsp), %rsi
	movq	-104(%rsp), %rdi
	jge	.LBB9_13
.LBB9_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %rcx
	movq	-128(%rsp), %r13
	jge	.LBB9_7
	jmp	.LBB9_10
.LBB9_13:
	movq	-128(%rsp), %rcx
	movq	96(%rcx), %r9
	movq	128(%rcx), %r8
	leaq	128(%rdi), %rcx
	movq	%rcx, -40(%rsp)
	movq	-88(%rsp), %rcx
	vmovups	(%rcx), %zmm0
	vmovups	64(%rcx), %zmm1
	movq	144(%rcx), %r10
	movq	%r10, -8(%rsp)
	movq	152(%rcx), %r10
	movq	%r10, -16(%rsp)
	movq	160(%rcx), %r10
	movq	%r10, -24(%rsp)
	addq	$-16, %r8
	cmpq	%rsi, %r8
	cmovlq	%r8, %rsi
	movq	%rsi, -32(%rsp)
	movq	-80(%rsp), %rsi
	cmpq	%rsi, %r8
	cmovgeq	%rsi, %r8
	movq	%r8, (%rsp)
	vpbroadcastb	128(%rcx), %xmm2
	vbroadcastss	.LCPI9_0(%rip), %zmm3
	movq	%rdx, %rbp
	jmp	.LBB9_14
	.p2align	4
.LBB9_15:
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm5, %zmm12
.LBB9_16:
	vcvtdq2ps	%zmm12, %zmm10
	movq	-96(%rsp), %rsi
	movq	-8(%rsp), %rdi
	vmulps	(%rdi,%rsi,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpmovdb	%zmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	movq	%rbp, %rax
	movq	-24(%rsp), %r10
	imulq	%r10, %rax
	movq	-16(%rsp), %r8
	addq	%r8, %rax
	movq	-32(%rsp), %r11
	vmovdqu	%xmm10, (%r11,%rax)
	vcvtdq2ps	%zmm11, %zmm10
	movq	-80(%rsp), %rcx
	vmulps	(%rdi,%rcx,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpmovdb	%zmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	movq	(%rsp), %rdx
	vmovdqu	%xmm10, (%rdx,%rax)
	leaq	1(%rbp), %rax
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%rdi,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	vpaddb	%xmm2, %xmm9, %xmm9
	imulq	%r10, %rax
	addq	%r8, %rax
	vmovdqu	%xmm9, (%r11,%rax)
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%rdi,%rcx,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	vmovdqu	%xmm8, (%rdx,%rax)
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%rdi,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	leaq	2(%rbp), %rax
	vpaddb	%xmm7, %xmm2, %xmm7
	imulq	%r10, %rax
	addq	%r8, %rax
	vmovdqu	%xmm7, (%r11,%rax)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%rdi,%rcx,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	vmovdqu	%xmm6, (%rdx,%rax)
	addq	$3, %rbp
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%rdi,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	imulq	%r10, %rbp
	addq	%r8, %rbp
	vmovdqu	%xmm5, (%r11,%rbp)
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rdi,%rcx,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	vmovdqu	%xmm4, (%rdx,%rbp)
	movq	-120(%rsp), %rdx
	leaq	4(%rdx), %rax
	movq	%rdx, %rbp
	movq	-72(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-104(%rsp), %rdi
	jl	.LBB9_6
.LBB9_14:
	movq	%rax, -120(%rsp)
	vmovdqu64	(%rdi), %zmm5
	vmovdqu64	64(%rdi), %zmm4
	testq	%r9, %r9
	je	.LBB9_15
	movq	-128(%rsp), %rax
	movq	(%rax), %rsi
	vmovdqu64	16(%rax), %zmm10
	movq	80(%rax), %rcx
	movq	%rcx, %rdx
	imulq	%rbp, %rdx
	movq	88(%rax), %rdi
	movq	104(%rax), %r8
	movq	%rsi, -112(%rsp)
	leaq	(%rsi,%rdx), %rax
	movq	%rax, -48(%rsp)
	leaq	(%rcx,%rcx), %rax
	movq	%rax, -56(%rsp)
	movq	%r8, %r14
	shlq	$7, %r14
	movq	%r8, %rax
	andq	$-2, %rax
	movq	%rax, -64(%rsp)
	leaq	3(%rbp), %r12
	imulq	%rcx, %r12
	leaq	2(%rbp), %r10
	imulq	%rcx, %r10
	leaq	1(%rbp), %rbx
	imulq	%rcx, %rbx
	movq	-40(%rsp), %rax
	xorl	%r13d, %r13d
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm5, %zmm12
	jmp	.LBB9_46
	.p2align	4
.LBB9_52:
	addq	%r14, %rax
.LBB9_53:
	incq	%r13
	cmpq	%r9, %r13
	je	.LBB9_16
.LBB9_46:
	testq	%r8, %r8
	je	.LBB9_53
	movq	(%rdi,%r13,8), %r11
	cmpq	$1, %r8
	jne	.LBB9_54
	addq	-48(%rsp), %r11
	movq	%rax, %rsi
	testb	$1, %r8b
	je	.LBB9_52
	jmp	.LBB9_51
	.p2align	4
.LBB9_54:
	addq	-112(%rsp), %r11
	movq	-64(%rsp), %r15
	movq	%rax, %rsi
	.p2align	4
.LBB9_55:
	vpxord	(%r11,%rdx){1to16}, %zmm10, %zmm13
	vmovdqu64	(%rsi), %zmm14
	vmovdqu64	64(%rsi), %zmm15
	vmovdqu64	128(%rsi), %zmm16
	vmovdqu64	192(%rsi), %zmm17
	vpdpbusd	%zmm14, %zmm13, %zmm12
	vpxord	(%r11,%rbx){1to16}, %zmm10, %zmm18
	vpdpbusd	%zmm15, %zmm13, %zmm11
	vpdpbusd	%zmm14, %zmm18, %zmm9
	vpdpbusd	%zmm15, %zmm18, %zmm8
	vpxord	(%r11,%r10){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm14, %zmm13, %zmm7
	vpdpbusd	%zmm15, %zmm13, %zmm6
	vpxord	(%r11,%r12){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm14, %zmm13, %zmm5
	vpxord	4(%r11,%rdx){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm15, %zmm13, %zmm4
	vpdpbusd	%zmm16, %zmm14, %zmm12
	vpdpbusd	%zmm17, %zmm14, %zmm11
	vpxord	4(%r11,%rbx){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm16, %zmm13, %zmm9
	vpdpbusd	%zmm17, %zmm13, %zmm8
	vpxord	4(%r11,%r10){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm16, %zmm13, %zmm7
	vpxord	4(%r11,%r12){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm17, %zmm13, %zmm6
	vpdpbusd	%zmm16, %zmm14, %zmm5
	vpdpbusd	%zmm17, %zmm14, %zmm4
	addq	$256, %rsi
	addq	$8, %r11
	addq	$-2, %r15
	jne	.LBB9_55
	addq	%rdx, %r11
	testb	$1, %r8b
	je	.LBB9_52
.LBB9_51:
	vmovdqu64	(%rsi), %zmm13
	vmovdqu64	64(%rsi), %zmm14
	vpxord	(%r11){1to16}, %zmm10, %zmm15
	vpdpbusd	%zmm13, %zmm15, %zmm12
	vpdpbusd	%zmm14, %zmm15, %zmm11
	leaq	(%r11,%rcx), %rsi
	vpxord	(%r11,%rcx){1to16}, %zmm10, %zmm15
	vpdpbusd	%zmm13, %zmm15, %zmm9
	vpdpbusd	%zmm14, %zmm15, %zmm8
	vpxord	(%r11,%rcx,2){1to16}, %zmm10, %zmm15
	vpdpbusd	%zmm13, %zmm15, %zmm7
	vpdpbusd	%zmm14, %zmm15, %zmm6
	movq	-56(%rsp), %r11
	vpxord	(%r11,%rsi){1to16}, %zmm10, %zmm15
	vpdpbusd	%zmm13, %zmm15, %zmm5
	vpdpbusd	%zmm14, %zmm15, %zmm4
	jmp	.LBB9_52
.LBB9_17:
	cmpq	$1, %rax
	jle	.LBB9_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB9_7:
	movq	%rax, -112(%rsp)
	movq	%rdx, -120(%rsp)
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB9_8
	leaq	128(%rdi), %rdx
	movq	(%r13), %rsi
	vmovdqu64	16(%r13), %zmm3
	movq	80(%r13), %rdi
	movq	%rdi, %r8
	movq	-120(%rsp), %r14
	imulq	%r14, %r8
	movq	88(%r13), %r9
	movq	104(%r13), %r10
	leaq	(%rsi,%r8), %r11
	movq	%r10, %rbx
	shlq	$7, %rbx
	movq	%r10, %rax
	andq	$-2, %rax
	leaq	1(%r14), %r15
	imulq	%rdi, %r15
	xorl	%r12d, %r12d
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm4
	jmp	.LBB9_35
	.p2align	4
.LBB9_41:
	addq	%rbx, %rdx
.LBB9_42:
	incq	%r12
	cmpq	%rcx, %r12
	je	.LBB9_9
.LBB9_35:
	testq	%r10, %r10
	je	.LBB9_42
	movq	(%r9,%r12,8), %r13
	cmpq	$1, %r10
	jne	.LBB9_43
	addq	%r11, %r13
	movq	%rdx, %rbp
	testb	$1, %r10b
	je	.LBB9_41
	jmp	.LBB9_40
	.p2align	4
.LBB9_43:
	addq	%rsi, %r13
	movq	%rax, %r14
	movq	%rdx, %rbp
	.p2align	4
.LBB9_44:
	vpxord	(%r13,%r8){1to16}, %zmm3, %zmm5
	vmovdqu64	(%rbp), %zmm6
	vmovdqu64	64(%rbp), %zmm7
	vmovdqu64	128(%rbp), %zmm8
	vmovdqu64	192(%rbp), %zmm9
	vpdpbusd	%zmm6, %zmm5, %zmm4
	vpdpbusd	%zmm7, %zmm5, %zmm2
	vpxord	(%r13,%r15){1to16}, %zmm3, %zmm5
	vpdpbusd	%zmm6, %zmm5, %zmm1
	vpdpbusd	%zmm7, %zmm5, %zmm0
	vpxord	4(%r13,%r8){1to16}, %zmm3, %zmm5
	vpdpbusd	%zmm8, %zmm5, %zmm4
	vpxord	4(%r13,%r15){1to16}, %zmm3, %zmm6
	vpdpbusd	%zmm9, %zmm5, %zmm2
	vpdpbusd	%zmm8, %zmm6, %zmm1
	vpdpbusd	%zmm9, %zmm6, %zmm0
	addq	$256, %rbp
	addq	$8, %r13
	addq	$-2, %r14
	jne	.LBB9_44
	addq	%r8, %r13
	testb	$1, %r10b
	je	.LBB9_41
.LBB9_40:
	vmovdqu64	(%rbp), %zmm5
	vmovdqu64	64(%rbp), %zmm6
	vpxord	(%r13){1to16}, %zmm3, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm4
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vpxord	(%r13,%rdi){1to16}, %zmm3, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	jmp	.LBB9_41
.LBB9_8:
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm4
.LBB9_9:
	movq	-128(%rsp), %r13
	movq	128(%r13), %rcx
	addq	$-16, %rcx
	movq	-96(%rsp), %rsi
	cmpq	%rsi, %rcx
	movq	%rsi, %rax
	cmovlq	%rcx, %rax
	movq	-88(%rsp), %rdi
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm5
	movq	144(%rdi), %rdx
	vcvtdq2ps	%zmm4, %zmm4
	movq	152(%rdi), %r10
	vmulps	(%rdx,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm3, %zmm4, %zmm4
	vbroadcastss	.LCPI9_0(%rip), %zmm6
	vminps	%zmm5, %zmm4, %zmm4
	vaddps	%zmm6, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpbroadcastb	128(%rdi), %xmm7
	movq	160(%rdi), %rdi
	vpaddb	%xmm4, %xmm7, %xmm4
	movq	%rdi, %r8
	movq	-120(%rsp), %r11
	imulq	%r11, %r8
	addq	%r10, %r8
	vmovdqu	%xmm4, (%rax,%r8)
	leaq	16(%rsi), %r9
	cmpq	%r9, %rcx
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	64(%rdx,%rsi,4), %zmm2, %zmm2
	cmovgeq	%r9, %rcx
	vmaxps	%zmm3, %zmm2, %zmm2
	vminps	%zmm5, %zmm2, %zmm2
	vaddps	%zmm6, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpaddb	%xmm2, %xmm7, %xmm2
	vmovdqu	%xmm2, (%rcx,%r8)
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
	vmovdqu	%xmm1, (%rax,%r11)
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	64(%rdx,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm3, %zmm0, %zmm0
	vminps	%zmm5, %zmm0, %zmm0
	vaddps	%zmm6, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm7, %xmm0
	vmovdqu	%xmm0, (%rcx,%r11)
	movq	-112(%rsp), %rdx
	movq	-104(%rsp), %rdi
	movq	-72(%rsp), %rcx
.LBB9_10:
	cmpq	%rcx, %rdx
	jge	.LBB9_24
.LBB9_21:
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB9_22
	subq	$-128, %rdi
	vmovdqu64	16(%r13), %zmm2
	movq	80(%r13), %rcx
	movq	%rdx, %rbp
	imulq	%rdx, %rcx
	movq	88(%r13), %rdx
	movq	104(%r13), %r15
	addq	(%r13), %rcx
	movq	%r15, %r12
	shlq	$7, %r12
	movl	%r15d, %r8d
	andl	$3, %r8d
	movq	%r15, %r9
	andq	$-4, %r9
	xorl	%r10d, %r10d
	jmp	.LBB9_26
	.p2align	4
.LBB9_31:
	addq	%r12, %rdi
.LBB9_32:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB9_23
.LBB9_26:
	testq	%r15, %r15
	je	.LBB9_32
	movq	(%rdx,%r10,8), %r11
	addq	%rcx, %r11
	movq	%rdi, %rbx
	movq	%r9, %r14
	cmpq	$4, %r15
	jb	.LBB9_28
	.p2align	4
.LBB9_33:
	vpxord	(%r11){1to16}, %zmm2, %zmm3
	vpdpbusd	(%rbx), %zmm3, %zmm1
	vpdpbusd	64(%rbx), %zmm3, %zmm0
	vpxord	4(%r11){1to16}, %zmm2, %zmm3
	vpdpbusd	128(%rbx), %zmm3, %zmm1
	vpdpbusd	192(%rbx), %zmm3, %zmm0
	vpxord	8(%r11){1to16}, %zmm2, %zmm3
	vpdpbusd	256(%rbx), %zmm3, %zmm1
	vpdpbusd	320(%rbx), %zmm3, %zmm0
	vpxord	12(%r11){1to16}, %zmm2, %zmm3
	vpdpbusd	384(%rbx), %zmm3, %zmm1
	vpdpbusd	448(%rbx), %zmm3, %zmm0
	addq	$16, %r11
	addq	$512, %rbx
	addq	$-4, %r14
	jne	.LBB9_33
.LBB9_28:
	testq	%r8, %r8
	je	.LBB9_31
	xorl	%r14d, %r14d
	.p2align	4
.LBB9_30:
	vpxord	(%r11,%r14,4){1to16}, %zmm2, %zmm3
	vpdpbusd	(%rbx), %zmm3, %zmm1
	vpdpbusd	64(%rbx), %zmm3, %zmm0
	subq	$-128, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB9_30
	jmp	.LBB9_31
.LBB9_22:
	movq	%rdx, %rbp
.LBB9_23:
	movq	-128(%rsp), %rax
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
	vbroadcastss	.LCPI9_0(%rip), %zmm4
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
.LBB9_24:
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
.LBB9_19:
	.cfi_def_cfa_offset 64
	jne	.LBB9_24
	xorl	%edx, %edx
	jmp	.LBB9_21
.Lfunc_end9:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5, .Lfunc_end9-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI10_0:
	.long	0x4b400000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5
	.weak	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5,@function
$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%r13, %r10
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -40(%rsp)
	movq	%rdx, -96(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rdi, -48(%rsp)
	movq	%rax, -104(%rsp)
	jl	.LBB10_11
	movq	%r10, %rax
	movq	96(%r10), %r10
	movq	128(%rax), %rcx
	leaq	192(%rdi), %rax
	movq	%rax, -88(%rsp)
	leaq	16(%rsi), %r8
	leaq	32(%rsi), %rax
	vmovups	(%rdx), %zmm0
	vmovups	64(%rdx), %zmm1
	movq	144(%rdx), %r14
	movq	152(%rdx), %r9
	movq	%r9, -32(%rsp)
	movq	160(%rdx), %r9
	movq	%r9, -72(%rsp)
	addq	$-16, %rcx
	cmpq	%rsi, %rcx
	cmovlq	%rcx, %rsi
	movq	%rsi, -80(%rsp)
	cmpq	%r8, %rcx
	movq	%r8, -56(%rsp)
	cmovlq	%rcx, %r8
	cmpq	%rax, %rcx
	movq	%rax, -64(%rsp)
	cmovgeq	%rax, %rcx
	movq	%rcx, -128(%rsp)
	vpbroadcastb	128(%rdx), %xmm2
	movl	$8, %eax
	xorl	%edx, %edx
	jmp	.LBB10_2
	.p2align	4
.LBB10_3:
	vmovdqa64	%zmm7, %zmm15
	vmovdqa64	%zmm9, %zmm16
	vmovdqa64	%zmm11, %zmm17
	vmovdqa64	%zmm7, %zmm18
	vmovdqa64	%zmm9, %zmm19
	vmovdqa64	%zmm11, %zmm20
	vmovdqa64	%zmm7, %zmm21
	vmovdqa64	%zmm9, %zmm22
	vmovdqa64	%zmm11, %zmm23
	vmovdqa64	%zmm7, %zmm24
	vmovdqa64	%zmm9, %zmm25
	vmovdqa64	%zmm11, %zmm26
	vmovdqa64	%zmm7, %zmm27
	vmovdqa64	%zmm9, %zmm4
	vmovdqa64	%zmm11, %zmm5
	vmovdqa64	%zmm7, %zmm6
	vmovdqa64	%zmm9, %zmm8
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm7, %zmm12
	vmovdqa64	%zmm9, %zmm13
	vmovdqa64	%zmm11, %zmm14
.LBB10_4:
	vcvtdq2ps	%zmm27, %zmm27
	movq	-40(%rsp), %rsi
	vmulps	(%r14,%rsi,4), %zmm27, %zmm27
	vmaxps	%zmm0, %zmm27, %zmm27
	vminps	%zmm1, %zmm27, %zmm27
	vbroadcastss	.LCPI10_0(%rip), %zmm3
	vaddps	%zmm3, %zmm27, %zmm27
	vpmovdb	%zmm27, %xmm27
	vpaddb	%xmm27, %xmm2, %xmm27
	movq	%rdx, %rax
	movq	-72(%rsp), %r9
	imulq	%r9, %rax
	movq	-32(%rsp), %rdi
	addq	%rdi, %rax
	movq	-80(%rsp), %r11
	vmovdqu64	%xmm27, (%r11,%rax)
	vcvtdq2ps	%zmm26, %zmm26
	vmulps	64(%r14,%rsi,4), %zmm26, %zmm26
	vmaxps	%zmm0, %zmm26, %zmm26
	vminps	%zmm1, %zmm26, %zmm26
	vaddps	%zmm3, %zmm26, %zmm26
	vpmovdb	%zmm26, %xmm26
	vpaddb	%xmm26, %xmm2, %xmm26
	vmovdqu64	%xmm26, (%r8,%rax)
	vcvtdq2ps	%zmm25, %zmm25
	vmulps	128(%r14,%rsi,4), %zmm25, %zmm25
	vmaxps	%zmm0, %zmm25, %zmm25
	vminps	%zmm1, %zmm25, %zmm25
	vaddps	%zmm3, %zmm25, %zmm25
	vpmovdb	%zmm25, %xmm25
	vpaddb	%xmm25, %xmm2, %xmm25
	movq	-128(%rsp), %rcx
	vmovdqu64	%xmm25, (%rcx,%rax)
	movq	%rdx, %rax
	orq	$1, %rax
	vcvtdq2ps	%zmm24, %zmm24
	vmulps	(%r14,%rsi,4), %zmm24, %zmm24
	vmaxps	%zmm0, %zmm24, %zmm24
	vminps	%zmm1, %zmm24, %zmm24
	vaddps	%zmm3, %zmm24, %zmm24
	vpmovdb	%zmm24, %xmm24
	vpaddb	%xmm24, %xmm2, %xmm24
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovdqu64	%xmm24, (%r11,%rax)
	vcvtdq2ps	%zmm23, %zmm23
	vmulps	64(%r14,%rsi,4), %zmm23, %zmm23
	vmaxps	%zmm0, %zmm23, %zmm23
	vminps	%zmm1, %zmm23, %zmm23
	vaddps	%zmm3, %zmm23, %zmm23
	vpmovdb	%zmm23, %xmm23
	vpaddb	%xmm23, %xmm2, %xmm23
	vmovdqu64	%xmm23, (%r8,%rax)
	vcvtdq2ps	%zmm22, %zmm22
	vmulps	128(%r14,%rsi,4), %zmm22, %zmm22
	vmaxps	%zmm0, %zmm22, %zmm22
	vminps	%zmm1, %zmm22, %zmm22
	vaddps	%zmm3, %zmm22, %zmm22
	vpmovdb	%zmm22, %xmm22
	vpaddb	%xmm22, %xmm2, %xmm22
	vmovdqu64	%xmm22, (%rcx,%rax)
	vcvtdq2ps	%zmm21, %zmm21
	vmulps	(%r14,%rsi,4), %zmm21, %zmm21
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
	vmulps	64(%r14,%rsi,4), %zmm20, %zmm20
	vmaxps	%zmm0, %zmm20, %zmm20
	vminps	%zmm1, %zmm20, %zmm20
	vaddps	%zmm3, %zmm20, %zmm20
	vpmovdb	%zmm20, %xmm20
	vpaddb	%xmm20, %xmm2, %xmm20
	vmovdqu64	%xmm20, (%r8,%rax)
	vcvtdq2ps	%zmm19, %zmm19
	vmulps	128(%r14,%rsi,4), %zmm19, %zmm19
	vmaxps	%zmm0, %zmm19, %zmm19
	vminps	%zmm1, %zmm19, %zmm19
	vaddps	%zmm3, %zmm19, %zmm19
	vpmovdb	%zmm19, %xmm19
	vpaddb	%xmm19, %xmm2, %xmm19
	vmovdqu64	%xmm19, (%rcx,%rax)
	movq	%rdx, %rax
	orq	$3, %rax
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	(%r14,%rsi,4), %zmm18, %zmm18
	vmaxps	%zmm0, %zmm18, %zmm18
	vminps	%zmm1, %zmm18, %zmm18
	vaddps	%zmm3, %zmm18, %zmm18
	vpmovdb	%zmm18, %xmm18
	vpaddb	%xmm18, %xmm2, %xmm18
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovdqu64	%xmm18, (%r11,%rax)
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	64(%r14,%rsi,4), %zmm17, %zmm17
	vmaxps	%zmm0, %zmm17, %zmm17
	vminps	%zmm1, %zmm17, %zmm17
	vaddps	%zmm3, %zmm17, %zmm17
	vpmovdb	%zmm17, %xmm17
	vpaddb	%xmm17, %xmm2, %xmm17
	vmovdqu64	%xmm17, (%r8,%rax)
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	128(%r14,%rsi,4), %zmm16, %zmm16
	vmaxps	%zmm0, %zmm16, %zmm16
	vminps	%zmm1, %zmm16, %zmm16
	vaddps	%zmm3, %zmm16, %zmm16
	vpmovdb	%zmm16, %xmm16
	vpaddb	%xmm16, %xmm2, %xmm16
	vmovdqu64	%xmm16, (%rcx,%rax)
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	(%r14,%rsi,4), %zmm15, %zmm15
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
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	64(%r14,%rsi,4), %zmm11, %zmm11
	vmaxps	%zmm0, %zmm11, %zmm11
	vminps	%zmm1, %zmm11, %zmm11
	vaddps	%zmm3, %zmm11, %zmm11
	vpmovdb	%zmm11, %xmm11
	vpaddb	%xmm2, %xmm11, %xmm11
	vmovdqu	%xmm11, (%r8,%rax)
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	128(%r14,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	vpaddb	%xmm2, %xmm9, %xmm9
	vmovdqu	%xmm9, (%rcx,%rax)
	movq	%rdx, %rax
	orq	$5, %rax
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r14,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	vpaddb	%xmm7, %xmm2, %xmm7
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovdqu	%xmm7, (%r11,%rax)
	vcvtdq2ps	%zmm14, %zmm7
	vmulps	64(%r14,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	vpaddb	%xmm7, %xmm2, %xmm7
	vmovdqu	%xmm7, (%r8,%rax)
	vcvtdq2ps	%zmm13, %zmm7
	vmulps	128(%r14,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	vpaddb	%xmm7, %xmm2, %xmm7
	vmovdqu	%xmm7, (%rcx,%rax)
	vcvtdq2ps	%zmm12, %zmm7
	vmulps	(%r14,%rsi,4), %zmm7, %zmm7
	movq	%rdx, %rax
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	orq	$6, %rax
	vpaddb	%xmm7, %xmm2, %xmm7
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovdqu	%xmm7, (%r11,%rax)
	vcvtdq2ps	%zmm10, %zmm7
	vmulps	64(%r14,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	vpaddb	%xmm7, %xmm2, %xmm7
	vmovdqu	%xmm7, (%r8,%rax)
	vcvtdq2ps	%zmm8, %zmm7
	vmulps	128(%r14,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	vpaddb	%xmm7, %xmm2, %xmm7
	vmovdqu	%xmm7, (%rcx,%rax)
	movq	%rdx, %rax
	orq	$7, %rax
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r14,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovdqu	%xmm6, (%r11,%rax)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%r14,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	vmovdqu	%xmm5, (%r8,%rax)
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	128(%r14,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	vmovdqu	%xmm4, (%rcx,%rax)
	movq	-112(%rsp), %r15
	leaq	8(%r15), %rax
	addq	$8, %rdx
	cmpq	%rax, -104(%rsp)
	movq	-48(%rsp), %rdi
	jl	.LBB10_5
.LBB10_2:
	vmovdqu64	(%rdi), %zmm7
	movq	%rax, -112(%rsp)
	vmovdqu64	64(%rdi), %zmm11
	vmovdqu64	128(%rdi), %zmm9
	testq	%r10, %r10
	je	.LBB10_3
	movq	-120(%rsp), %rdi
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
	vmovdqa64	%zmm7, %zmm15
	vmovdqa64	%zmm9, %zmm16
	vmovdqa64	%zmm11, %zmm17
	vmovdqa64	%zmm7, %zmm18
	vmovdqa64	%zmm9, %zmm19
	vmovdqa64	%zmm11, %zmm20
	vmovdqa64	%zmm7, %zmm21
	vmovdqa64	%zmm9, %zmm22
	vmovdqa64	%zmm11, %zmm23
	vmovdqa64	%zmm7, %zmm24
	vmovdqa64	%zmm9, %zmm25
	vmovdqa64	%zmm11, %zmm26
	vmovdqa64	%zmm7, %zmm27
	movq	-88(%rsp), %rbp
	movl	$0, %edi
	vmovdqa64	%zmm9, %zmm4
	vmovdqa64	%zmm11, %zmm5
	vmovdqa64	%zmm7, %zmm6
	vmovdqa64	%zmm9, %zmm8
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm7, %zmm12
	vmovdqa64	%zmm9, %zmm13
	vmovdqa64	%zmm11, %zmm14
	jmp	.LBB10_51
	.p2align	4
.LBB10_55:
	incq	%rdi
	cmpq	%r10, %rdi
	je	.LBB10_4
.LBB10_51:
	testq	%r9, %r9
	je	.LBB10_55
	movq	(%rax,%rdi,8), %r12
	addq	%r15, %r12
	movq	%rbp, %r13
	xorl	%r11d, %r11d
	.p2align	4
.LBB10_53:
	vmovdqu64	(%r13), %zmm31
	vmovdqu64	64(%r13), %zmm30
	vmovdqu64	128(%r13), %zmm29
	vpxord	(%r12,%r11,4){1to16}, %zmm28, %zmm3
	leaq	(%r12,%r11,4), %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm27
	vpdpbusd	%zmm30, %zmm3, %zmm26
	vpdpbusd	%zmm29, %zmm3, %zmm25
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm3
	addq	%rcx, %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm24
	vpdpbusd	%zmm30, %zmm3, %zmm23
	vpdpbusd	%zmm29, %zmm3, %zmm22
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm3
	addq	%rcx, %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm21
	vpdpbusd	%zmm30, %zmm3, %zmm20
	vpdpbusd	%zmm29, %zmm3, %zmm19
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm3
	addq	%rcx, %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm18
	vpdpbusd	%zmm30, %zmm3, %zmm17
	vpdpbusd	%zmm29, %zmm3, %zmm16
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm3
	addq	%rcx, %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm15
	vpdpbusd	%zmm30, %zmm3, %zmm11
	vpdpbusd	%zmm29, %zmm3, %zmm9
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm3
	addq	%rcx, %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm7
	vpdpbusd	%zmm30, %zmm3, %zmm14
	vpdpbusd	%zmm29, %zmm3, %zmm13
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm3
	addq	%rcx, %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm12
	vpdpbusd	%zmm30, %zmm3, %zmm10
	vpdpbusd	%zmm29, %zmm3, %zmm8
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm3
	incq	%r11
	vpdpbusd	%zmm31, %zmm3, %zmm6
	vpdpbusd	%zmm30, %zmm3, %zmm5
	vpdpbusd	%zmm29, %zmm3, %zmm4
	addq	$192, %r13
	cmpq	%r11, %r9
	jne	.LBB10_53
	addq	%rbx, %rbp
	jmp	.LBB10_55
.LBB10_11:
	cmpq	$4, %rax
	jl	.LBB10_17
	leaq	16(%rsi), %rax
	movq	%rax, -56(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, -64(%rsp)
	movl	$4, %eax
	xorl	%r15d, %r15d
	jmp	.LBB10_13
.LBB10_5:
	movq	%r15, %rax
	orq	$4, %rax
	movq	-104(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-120(%rsp), %r10
	jge	.LBB10_13
.LBB10_6:
	leaq	2(%r15), %rax
	cmpq	%rax, %rcx
	jge	.LBB10_7
	jmp	.LBB10_10
.LBB10_13:
	movq	96(%r10), %rcx
	movq	%rcx, -128(%rsp)
	movq	128(%r10), %r8
	leaq	192(%rdi), %rcx
	movq	%rcx, -24(%rsp)
	movq	-96(%rsp), %rcx
	vmovups	(%rcx), %zmm0
	vmovups	64(%rcx), %zmm1
	movq	144(%rcx), %rdx
	movq	%rdx, -80(%rsp)
	movq	152(%rcx), %rdx
	movq	%rdx, -88(%rsp)
	movq	160(%rcx), %rdx
	movq	%rdx, (%rsp)
	addq	$-16, %r8
	cmpq	%rsi, %r8
	cmovlq	%r8, %rsi
	movq	%rsi, -8(%rsp)
	movq	-56(%rsp), %rdx
	cmpq	%rdx, %r8
	cmovlq	%r8, %rdx
	movq	%rdx, -16(%rsp)
	movq	-64(%rsp), %rdx
	cmpq	%rdx, %r8
	cmovgeq	%rdx, %r8
	movq	%r8, -72(%rsp)
	vpbroadcastb	128(%rcx), %xmm2
	vbroadcastss	.LCPI10_0(%rip), %zmm3
	movq	%r15, %rbx
	jmp	.LBB10_14
	.p2align	4
.LBB10_15:
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm6, %zmm13
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm6, %zmm16
.LBB10_16:
	vcvtdq2ps	%zmm16, %zmm12
	movq	-40(%rsp), %rsi
	movq	-80(%rsp), %r8
	vmulps	(%r8,%rsi,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpmovdb	%zmm12, %xmm12
	vpaddb	%xmm2, %xmm12, %xmm12
	movq	%rbx, %rax
	movq	(%rsp), %r10
	imulq	%r10, %rax
	movq	-88(%rsp), %r9
	addq	%r9, %rax
	movq	-8(%rsp), %r11
	vmovdqu	%xmm12, (%r11,%rax)
	vcvtdq2ps	%zmm15, %zmm12
	movq	-56(%rsp), %rcx
	vmulps	(%r8,%rcx,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpmovdb	%zmm12, %xmm12
	vpaddb	%xmm2, %xmm12, %xmm12
	movq	-16(%rsp), %r14
	vmovdqu	%xmm12, (%r14,%rax)
	vcvtdq2ps	%zmm14, %zmm12
	movq	-64(%rsp), %rdx
	vmulps	(%r8,%rdx,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpmovdb	%zmm12, %xmm12
	vpaddb	%xmm2, %xmm12, %xmm12
	movq	-72(%rsp), %rdi
	vmovdqu	%xmm12, (%rdi,%rax)
	leaq	1(%rbx), %rax
	vcvtdq2ps	%zmm13, %zmm12
	vmulps	(%r8,%rsi,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpmovdb	%zmm12, %xmm12
	vpaddb	%xmm2, %xmm12, %xmm12
	imulq	%r10, %rax
	addq	%r9, %rax
	vmovdqu	%xmm12, (%r11,%rax)
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	(%r8,%rcx,4), %zmm11, %zmm11
	vmaxps	%zmm0, %zmm11, %zmm11
	vminps	%zmm1, %zmm11, %zmm11
	vaddps	%zmm3, %zmm11, %zmm11
	vpmovdb	%zmm11, %xmm11
	vpaddb	%xmm2, %xmm11, %xmm11
	vmovdqu	%xmm11, (%r14,%rax)
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	(%r8,%rdx,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpmovdb	%zmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	vmovdqu	%xmm10, (%rdi,%rax)
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%r8,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	leaq	2(%rbx), %rax
	vpaddb	%xmm2, %xmm9, %xmm9
	imulq	%r10, %rax
	addq	%r9, %rax
	vmovdqu	%xmm9, (%r11,%rax)
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%r8,%rcx,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	vmovdqu	%xmm8, (%r14,%rax)
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r8,%rdx,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	vpaddb	%xmm7, %xmm2, %xmm7
	vmovdqu	%xmm7, (%rdi,%rax)
	addq	$3, %rbx
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r8,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	imulq	%r10, %rbx
	addq	%r9, %rbx
	vmovdqu	%xmm6, (%r11,%rbx)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r8,%rcx,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpaddb	%xmm5, %xmm2, %xmm5
	vmovdqu	%xmm5, (%r14,%rbx)
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r8,%rdx,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	vmovdqu	%xmm4, (%rdi,%rbx)
	movq	-112(%rsp), %r15
	leaq	4(%r15), %rax
	movq	%r15, %rbx
	movq	-104(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-120(%rsp), %r10
	movq	-48(%rsp), %rdi
	jl	.LBB10_6
.LBB10_14:
	vmovdqu64	(%rdi), %zmm6
	movq	%rax, -112(%rsp)
	vmovdqu64	64(%rdi), %zmm5
	vmovdqu64	128(%rdi), %zmm4
	cmpq	$0, -128(%rsp)
	je	.LBB10_15
	vmovdqu64	16(%r10), %zmm12
	movq	(%r10), %rax
	movq	80(%r10), %r13
	leaq	3(%rbx), %r14
	imulq	%r13, %r14
	leaq	2(%rbx), %r15
	imulq	%r13, %r15
	leaq	1(%rbx), %r12
	imulq	%r13, %r12
	imulq	%rbx, %r13
	movq	88(%r10), %rcx
	movq	%rcx, -32(%rsp)
	movq	104(%r10), %rdx
	addq	%rax, %r13
	movq	%rdx, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rdi
	addq	%rax, %r14
	addq	%rax, %r15
	addq	%rax, %r12
	movq	-24(%rsp), %rax
	xorl	%r10d, %r10d
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm6, %zmm13
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm6, %zmm16
	jmp	.LBB10_45
	.p2align	4
.LBB10_49:
	incq	%r10
	cmpq	-128(%rsp), %r10
	je	.LBB10_16
.LBB10_45:
	testq	%rdx, %rdx
	je	.LBB10_49
	movq	-32(%rsp), %rcx
	movq	(%rcx,%r10,8), %r11
	leaq	(%r11,%r13), %rcx
	leaq	(%r14,%r11), %r8
	leaq	(%r15,%r11), %rsi
	addq	%r12, %r11
	movq	%rax, %r9
	xorl	%ebp, %ebp
	.p2align	4
.LBB10_47:
	vmovdqu64	(%r9), %zmm17
	vmovdqu64	64(%r9), %zmm18
	vmovdqu64	128(%r9), %zmm19
	vpxord	(%rcx,%rbp,4){1to16}, %zmm12, %zmm20
	vpdpbusd	%zmm17, %zmm20, %zmm16
	vpdpbusd	%zmm18, %zmm20, %zmm15
	vpdpbusd	%zmm19, %zmm20, %zmm14
	vpxord	(%r11,%rbp,4){1to16}, %zmm12, %zmm20
	vpdpbusd	%zmm17, %zmm20, %zmm13
	vpdpbusd	%zmm18, %zmm20, %zmm11
	vpxord	(%rsi,%rbp,4){1to16}, %zmm12, %zmm21
	vpdpbusd	%zmm19, %zmm20, %zmm10
	vpdpbusd	%zmm17, %zmm21, %zmm9
	vpdpbusd	%zmm18, %zmm21, %zmm8
	vpdpbusd	%zmm19, %zmm21, %zmm7
	vpxord	(%r8,%rbp,4){1to16}, %zmm12, %zmm20
	incq	%rbp
	vpdpbusd	%zmm17, %zmm20, %zmm6
	vpdpbusd	%zmm18, %zmm20, %zmm5
	vpdpbusd	%zmm19, %zmm20, %zmm4
	addq	$192, %r9
	cmpq	%rbp, %rdx
	jne	.LBB10_47
	addq	%rdi, %rax
	jmp	.LBB10_49
.LBB10_17:
	cmpq	$1, %rax
	jle	.LBB10_19
	movl	$2, %eax
	xorl	%r15d, %r15d
.LBB10_7:
	movq	%rax, -128(%rsp)
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r10), %rcx
	testq	%rcx, %rcx
	movq	%r15, -112(%rsp)
	je	.LBB10_8
	leaq	192(%rdi), %rax
	vmovdqu64	16(%r10), %zmm5
	movq	(%r10), %rdi
	movq	80(%r10), %r8
	movq	%r8, %r9
	imulq	%r15, %r9
	movq	%r10, %rdx
	movq	88(%r10), %r10
	movq	104(%rdx), %r11
	leaq	(%rdi,%r9), %rbx
	movq	%r11, %rdx
	shlq	$6, %rdx
	leaq	(%rdx,%rdx,2), %r14
	movq	%r15, %rdx
	movq	%r11, %r15
	andq	$-2, %r15
	leaq	1(%rdx), %r12
	imulq	%r8, %r12
	xorl	%r13d, %r13d
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
	jmp	.LBB10_34
	.p2align	4
.LBB10_40:
	addq	%r14, %rax
.LBB10_41:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB10_9
.LBB10_34:
	testq	%r11, %r11
	je	.LBB10_41
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB10_42
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB10_40
	jmp	.LBB10_39
	.p2align	4
.LBB10_42:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB10_43:
	vpxord	(%rbp,%r9){1to16}, %zmm5, %zmm7
	vmovdqu64	(%rdx), %zmm8
	vmovdqu64	64(%rdx), %zmm9
	vmovdqu64	128(%rdx), %zmm10
	vmovdqu64	192(%rdx), %zmm11
	vpdpbusd	%zmm8, %zmm7, %zmm6
	vpdpbusd	%zmm9, %zmm7, %zmm4
	vpdpbusd	%zmm10, %zmm7, %zmm3
	vpxord	(%rbp,%r12){1to16}, %zmm5, %zmm7
	vpdpbusd	%zmm8, %zmm7, %zmm2
	vpdpbusd	%zmm9, %zmm7, %zmm1
	vmovdqu64	256(%rdx), %zmm8
	vmovdqu64	320(%rdx), %zmm9
	vpxord	4(%rbp,%r9){1to16}, %zmm5, %zmm12
	vpdpbusd	%zmm10, %zmm7, %zmm0
	vpdpbusd	%zmm11, %zmm12, %zmm6
	vpdpbusd	%zmm8, %zmm12, %zmm4
	vpdpbusd	%zmm9, %zmm12, %zmm3
	vpxord	4(%rbp,%r12){1to16}, %zmm5, %zmm7
	vpdpbusd	%zmm11, %zmm7, %zmm2
	vpdpbusd	%zmm8, %zmm7, %zmm1
	vpdpbusd	%zmm9, %zmm7, %zmm0
	addq	$384, %rdx
	addq	$8, %rbp
	addq	$-2, %rsi
	jne	.LBB10_43
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB10_40
.LBB10_39:
	vmovdqu64	(%rdx), %zmm7
	vmovdqu64	64(%rdx), %zmm8
	vmovdqu64	128(%rdx), %zmm9
	vpxord	(%rbp){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm6
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vpdpbusd	%zmm9, %zmm10, %zmm3
	vpxord	(%rbp,%r8){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm9, %zmm10, %zmm0
	jmp	.LBB10_40
.LBB10_8:
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
.LBB10_9:
	movq	-120(%rsp), %rbx
	movq	128(%rbx), %rax
	addq	$-16, %rax
	movq	-40(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rdx
	cmovlq	%rax, %rdx
	movq	-96(%rsp), %r8
	vmovups	(%r8), %zmm5
	vmovups	64(%r8), %zmm7
	movq	144(%r8), %rcx
	vcvtdq2ps	%zmm6, %zmm6
	movq	152(%r8), %r11
	movq	160(%r8), %rdi
	vmulps	(%rcx,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm5, %zmm6, %zmm6
	vminps	%zmm7, %zmm6, %zmm6
	vbroadcastss	.LCPI10_0(%rip), %zmm8
	vaddps	%zmm8, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpbroadcastb	128(%r8), %xmm9
	vpaddb	%xmm6, %xmm9, %xmm6
	movq	%rdi, %r9
	movq	-112(%rsp), %r14
	imulq	%r14, %r9
	addq	%r11, %r9
	vmovdqu	%xmm6, (%rdx,%r9)
	leaq	16(%rsi), %r8
	cmpq	%r8, %rax
	cmovlq	%rax, %r8
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	64(%rcx,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm5, %zmm4, %zmm4
	vminps	%zmm7, %zmm4, %zmm4
	vaddps	%zmm8, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm9, %xmm4
	vmovdqu	%xmm4, (%r8,%r9)
	leaq	32(%rsi), %r10
	cmpq	%r10, %rax
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	128(%rcx,%rsi,4), %zmm3, %zmm3
	cmovgeq	%r10, %rax
	movq	%rbx, %r10
	vmaxps	%zmm5, %zmm3, %zmm3
	vminps	%zmm7, %zmm3, %zmm3
	vaddps	%zmm8, %zmm3, %zmm3
	vpmovdb	%zmm3, %xmm3
	vpaddb	%xmm3, %xmm9, %xmm3
	vmovdqu	%xmm3, (%rax,%r9)
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%rcx,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm5, %zmm2, %zmm2
	vminps	%zmm7, %zmm2, %zmm2
	vaddps	%zmm8, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	incq	%r14
	vpaddb	%xmm2, %xmm9, %xmm2
	imulq	%rdi, %r14
	addq	%r11, %r14
	vmovdqu	%xmm2, (%rdx,%r14)
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rcx,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm5, %zmm1, %zmm1
	vminps	%zmm7, %zmm1, %zmm1
	vaddps	%zmm8, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	vpaddb	%xmm1, %xmm9, %xmm1
	vmovdqu	%xmm1, (%r8,%r14)
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	128(%rcx,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm5, %zmm0, %zmm0
	vminps	%zmm7, %zmm0, %zmm0
	vaddps	%zmm8, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm9, %xmm0
	vmovdqu	%xmm0, (%rax,%r14)
	movq	-128(%rsp), %r15
	movq	-48(%rsp), %rdi
	movq	-104(%rsp), %rcx
.LBB10_10:
	cmpq	%rcx, %r15
	jge	.LBB10_31
.LBB10_21:
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r10), %rax
	testq	%rax, %rax
	je	.LBB10_30
	vmovdqu64	16(%r10), %zmm3
	addq	$192, %rdi
	movq	80(%r10), %rcx
	imulq	%r15, %rcx
	movq	88(%r10), %rdx
	addq	(%r10), %rcx
	movq	104(%r10), %r12
	movq	%r12, %r8
	shlq	$6, %r8
	leaq	(%r8,%r8,2), %r8
	movl	%r12d, %r9d
	andl	$3, %r9d
	movq	%r12, %r10
	andq	$-4, %r10
	xorl	%r11d, %r11d
	jmp	.LBB10_23
	.p2align	4
.LBB10_28:
	movq	%r13, %rdi
	addq	%r8, %rdi
	movq	%rbp, %r15
.LBB10_29:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB10_30
.LBB10_23:
	testq	%r12, %r12
	je	.LBB10_29
	movq	%r15, %rbp
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r13
	movq	%rdi, %r14
	movq	%r10, %r15
	cmpq	$4, %r12
	jb	.LBB10_25
	.p2align	4
.LBB10_32:
	vpxord	(%rbx){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r14), %zmm4, %zmm2
	vpdpbusd	64(%r14), %zmm4, %zmm1
	vpdpbusd	128(%r14), %zmm4, %zmm0
	vpxord	4(%rbx){1to16}, %zmm3, %zmm4
	vpdpbusd	192(%r14), %zmm4, %zmm2
	vpdpbusd	256(%r14), %zmm4, %zmm1
	vpdpbusd	320(%r14), %zmm4, %zmm0
	vpxord	8(%rbx){1to16}, %zmm3, %zmm4
	vpdpbusd	384(%r14), %zmm4, %zmm2
	vpdpbusd	448(%r14), %zmm4, %zmm1
	vpdpbusd	512(%r14), %zmm4, %zmm0
	vpxord	12(%rbx){1to16}, %zmm3, %zmm4
	vpdpbusd	576(%r14), %zmm4, %zmm2
	vpdpbusd	640(%r14), %zmm4, %zmm1
	vpdpbusd	704(%r14), %zmm4, %zmm0
	addq	$16, %rbx
	addq	$768, %r14
	addq	$-4, %r15
	jne	.LBB10_32
.LBB10_25:
	testq	%r9, %r9
	je	.LBB10_28
	xorl	%r15d, %r15d
	.p2align	4
.LBB10_27:
	vpxord	(%rbx,%r15,4){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r14), %zmm4, %zmm2
	vpdpbusd	64(%r14), %zmm4, %zmm1
	vpdpbusd	128(%r14), %zmm4, %zmm0
	addq	$192, %r14
	incq	%r15
	cmpq	%r15, %r9
	jne	.LBB10_27
	jmp	.LBB10_28
.LBB10_30:
	movq	-120(%rsp), %rax
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
	vbroadcastss	.LCPI10_0(%rip), %zmm5
	vminps	%zmm4, %zmm2, %zmm2
	vaddps	%zmm5, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpbroadcastb	128(%rdi), %xmm6
	cmovlq	%rax, %rdx
	vpaddb	%xmm2, %xmm6, %xmm2
	imulq	160(%rdi), %r15
	addq	152(%rdi), %r15
	vmovdqu	%xmm2, (%rdx,%r15)
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
	vmovdqu	%xmm1, (%rdx,%r15)
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
	vmovdqu	%xmm0, (%rax,%r15)
.LBB10_31:
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
.LBB10_19:
	.cfi_def_cfa_offset 64
	jne	.LBB10_31
	xorl	%r15d, %r15d
	jmp	.LBB10_21
.Lfunc_end10:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5, .Lfunc_end10-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI11_0:
	.long	0x4b400000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5
	.weak	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5,@function
$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	jl	.LBB11_11
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
	vbroadcastss	.LCPI11_0(%rip), %zmm3
	jmp	.LBB11_2
	.p2align	4
.LBB11_3:
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm12
.LBB11_4:
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
	jl	.LBB11_5
.LBB11_2:
	movq	%rax, -104(%rsp)
	vmovdqu64	(%rdi), %zmm4
	testq	%r8, %r8
	je	.LBB11_3
	movq	-112(%rsp), %rsi
	vmovdqu64	16(%rsi), %zmm11
	movq	80(%rsi), %r15
	movq	88(%rsi), %rdx
	movq	104(%rsi), %r12
	movq	%r12, %rcx
	shlq	$6, %rcx
	movq	%r15, %rax
	imulq	%r14, %rax
	addq	(%rsi), %rax
	movq	-96(%rsp), %rsi
	xorl	%edi, %edi
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm12
	jmp	.LBB11_58
	.p2align	4
.LBB11_62:
	incq	%rdi
	cmpq	%r8, %rdi
	je	.LBB11_4
.LBB11_58:
	testq	%r12, %r12
	je	.LBB11_62
	movq	(%rdx,%rdi,8), %r13
	addq	%rax, %r13
	movq	%rsi, %rbp
	xorl	%r10d, %r10d
	.p2align	4
.LBB11_60:
	leaq	(,%r10,4), %r11
	addq	%r13, %r11
	vmovdqu64	(%rbp), %zmm13
	vpxord	(%r13,%r10,4){1to16}, %zmm11, %zmm14
	vpdpbusd	%zmm13, %zmm14, %zmm12
	vpxord	(%r15,%r11){1to16}, %zmm11, %zmm14
	addq	%r15, %r11
	vpdpbusd	%zmm13, %zmm14, %zmm10
	vpxord	(%r15,%r11){1to16}, %zmm11, %zmm14
	addq	%r15, %r11
	vpdpbusd	%zmm13, %zmm14, %zmm9
	vpxord	(%r15,%r11){1to16}, %zmm11, %zmm14
	addq	%r15, %r11
	vpdpbusd	%zmm13, %zmm14, %zmm8
	vpxord	(%r15,%r11){1to16}, %zmm11, %zmm14
	addq	%r15, %r11
	vpdpbusd	%zmm13, %zmm14, %zmm7
	vpxord	(%r15,%r11){1to16}, %zmm11, %zmm14
	incq	%r10
	addq	%r15, %r11
	vpdpbusd	%zmm13, %zmm14, %zmm6
	vpxord	(%r15,%r11){1to16}, %zmm11, %zmm14
	addq	%r15, %r11
	vpdpbusd	%zmm13, %zmm14, %zmm5
	vpxord	(%r15,%r11){1to16}, %zmm11, %zmm14
	vpdpbusd	%zmm13, %zmm14, %zmm4
	addq	$64, %rbp
	cmpq	%r10, %r12
	jne	.LBB11_60
	addq	%rcx, %rsi
	jmp	.LBB11_62
.LBB11_11:
	cmpq	$3, %rax
	jle	.LBB11_17
	movl	$4, %eax
	xorl	%edx, %edx
	jmp	.LBB11_13
.LBB11_5:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	jge	.LBB11_13
.LBB11_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %rcx
	movq	-112(%rsp), %r13
	jge	.LBB11_7
	jmp	.LBB11_10
.LBB11_13:
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
	vbroadcastss	.LCPI11_0(%rip), %zmm3
	movq	%rdx, %r14
	jmp	.LBB11_14
	.p2align	4
.LBB11_15:
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
.LBB11_16:
	vcvtdq2ps	%zmm8, %zmm6
	movq	-56(%rsp), %rsi
	movq	-24(%rsp), %rdx
	vmulps	(%rdx,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	movq	%r14, %rax
	movq	-32(%rsp), %rdi
	imulq	%rdi, %rax
	movq	-16(%rsp), %rcx
	vmovdqu	%xmm6, (%rcx,%rax)
	leaq	1(%r14), %rax
	vcvtdq2ps	%zmm7, %zmm6
	vmulps	(%rdx,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	imulq	%rdi, %rax
	vmovdqu	%xmm6, (%rcx,%rax)
	leaq	2(%r14), %rax
	vcvtdq2ps	%zmm5, %zmm5
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
	jl	.LBB11_6
.LBB11_14:
	movq	%rax, -104(%rsp)
	vmovdqu64	(%rdi), %zmm4
	testq	%r8, %r8
	je	.LBB11_15
	movq	-112(%rsp), %rax
	movq	(%rax), %rcx
	vmovdqu64	16(%rax), %zmm6
	movq	80(%rax), %r12
	movq	%r12, %rbp
	imulq	%r14, %rbp
	movq	88(%rax), %r10
	movq	104(%rax), %rdx
	movq	%rcx, -88(%rsp)
	leaq	(%rcx,%rbp), %rax
	movq	%rax, -96(%rsp)
	leaq	(%r12,%r12), %rax
	movq	%rax, -48(%rsp)
	movq	%rdx, %rdi
	shlq	$6, %rdi
	movq	%rdx, %rax
	andq	$-2, %rax
	movq	%rax, -8(%rsp)
	leaq	3(%r14), %r13
	imulq	%r12, %r13
	leaq	2(%r14), %rsi
	imulq	%r12, %rsi
	leaq	1(%r14), %rbx
	imulq	%r12, %rbx
	movq	-40(%rsp), %r15
	xorl	%ecx, %ecx
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
	jmp	.LBB11_47
	.p2align	4
.LBB11_53:
	addq	%rdi, %r15
.LBB11_54:
	incq	%rcx
	cmpq	%r8, %rcx
	je	.LBB11_16
.LBB11_47:
	testq	%rdx, %rdx
	je	.LBB11_54
	movq	(%r10,%rcx,8), %rax
	cmpq	$1, %rdx
	jne	.LBB11_55
	addq	-96(%rsp), %rax
	movq	%r15, %r9
	testb	$1, %dl
	je	.LBB11_53
	jmp	.LBB11_52
	.p2align	4
.LBB11_55:
	addq	-88(%rsp), %rax
	movq	-8(%rsp), %r11
	movq	%r15, %r9
	.p2align	4
.LBB11_56:
	vpxord	(%rax,%rbp){1to16}, %zmm6, %zmm9
	vmovdqu64	(%r9), %zmm10
	vmovdqu64	64(%r9), %zmm11
	vpdpbusd	%zmm10, %zmm9, %zmm8
	vpxord	(%rax,%rbx){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm10, %zmm9, %zmm7
	vpxord	(%rax,%rsi){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm10, %zmm9, %zmm5
	vpxord	(%rax,%r13){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm10, %zmm9, %zmm4
	vpxord	4(%rax,%rbp){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm11, %zmm9, %zmm8
	vpxord	4(%rax,%rbx){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm11, %zmm9, %zmm7
	vpxord	4(%rax,%rsi){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm11, %zmm9, %zmm5
	vpxord	4(%rax,%r13){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm11, %zmm9, %zmm4
	subq	$-128, %r9
	addq	$8, %rax
	addq	$-2, %r11
	jne	.LBB11_56
	addq	%rbp, %rax
	testb	$1, %dl
	je	.LBB11_53
.LBB11_52:
	vmovdqu64	(%r9), %zmm9
	vpxord	(%rax){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm8
	leaq	(%rax,%r12), %r9
	vpxord	(%rax,%r12){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm7
	vpxord	(%rax,%r12,2){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm5
	movq	-48(%rsp), %rax
	vpxord	(%rax,%r9){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm4
	jmp	.LBB11_53
.LBB11_17:
	cmpq	$1, %rax
	jle	.LBB11_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB11_7:
	movq	%rax, -48(%rsp)
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	movq	%rdx, -104(%rsp)
	je	.LBB11_8
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
	jmp	.LBB11_35
	.p2align	4
.LBB11_42:
	addq	%rbx, %r8
.LBB11_43:
	incq	%r13
	cmpq	%rax, %r13
	je	.LBB11_9
.LBB11_35:
	testq	%r10, %r10
	je	.LBB11_43
	movq	(%r9,%r13,8), %rbp
	cmpq	$4, %r10
	jae	.LBB11_44
	addq	-96(%rsp), %rbp
	movq	%r8, %rcx
	testq	%r14, %r14
	jne	.LBB11_40
	jmp	.LBB11_42
	.p2align	4
.LBB11_44:
	addq	-88(%rsp), %rbp
	movq	%r11, %r15
	movq	%r8, %rcx
	.p2align	4
.LBB11_45:
	vpxord	(%rbp,%rdi){1to16}, %zmm1, %zmm3
	vmovdqu64	(%rcx), %zmm4
	vmovdqu64	64(%rcx), %zmm5
	vmovdqu64	128(%rcx), %zmm6
	vmovdqu64	192(%rcx), %zmm7
	vpdpbusd	%zmm4, %zmm3, %zmm2
	vpxord	(%rbp,%r12){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm4, %zmm3, %zmm0
	vpxord	4(%rbp,%rdi){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm5, %zmm3, %zmm2
	vpxord	4(%rbp,%r12){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm5, %zmm3, %zmm0
	vpxord	8(%rbp,%rdi){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm6, %zmm3, %zmm2
	vpxord	8(%rbp,%r12){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm6, %zmm3, %zmm0
	vpxord	12(%rbp,%rdi){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm7, %zmm3, %zmm2
	vpxord	12(%rbp,%r12){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm7, %zmm3, %zmm0
	addq	$256, %rcx
	addq	$16, %rbp
	addq	$-4, %r15
	jne	.LBB11_45
	addq	%rdi, %rbp
	testq	%r14, %r14
	je	.LBB11_42
.LBB11_40:
	leaq	(%rsi,%rbp), %r15
	xorl	%edx, %edx
	.p2align	4
.LBB11_41:
	vmovdqu64	(%rcx), %zmm3
	vpxord	(%rbp,%rdx,4){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpxord	(%r15,%rdx,4){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm0
	addq	$64, %rcx
	incq	%rdx
	cmpq	%rdx, %r14
	jne	.LBB11_41
	jmp	.LBB11_42
.LBB11_8:
	vmovdqa64	%zmm0, %zmm2
.LBB11_9:
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
	vbroadcastss	.LCPI11_0(%rip), %zmm4
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
.LBB11_10:
	cmpq	%rcx, %rdx
	jge	.LBB11_24
.LBB11_21:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB11_22
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
	andl	$7, %r8d
	movq	%r15, %r9
	andq	$-8, %r9
	xorl	%r10d, %r10d
	jmp	.LBB11_26
	.p2align	4
.LBB11_31:
	addq	%r12, %rdi
.LBB11_32:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB11_23
.LBB11_26:
	testq	%r15, %r15
	je	.LBB11_32
	movq	(%rdx,%r10,8), %r11
	addq	%rcx, %r11
	movq	%rdi, %rbx
	movq	%r9, %r14
	cmpq	$8, %r15
	jb	.LBB11_28
	.p2align	4
.LBB11_33:
	vpxord	(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	(%rbx), %zmm2, %zmm0
	vpxord	4(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	64(%rbx), %zmm2, %zmm0
	vpxord	8(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	128(%rbx), %zmm2, %zmm0
	vpxord	12(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	192(%rbx), %zmm2, %zmm0
	vpxord	16(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	256(%rbx), %zmm2, %zmm0
	vpxord	20(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	320(%rbx), %zmm2, %zmm0
	vpxord	24(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	384(%rbx), %zmm2, %zmm0
	vpxord	28(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	448(%rbx), %zmm2, %zmm0
	addq	$32, %r11
	addq	$512, %rbx
	addq	$-8, %r14
	jne	.LBB11_33
.LBB11_28:
	testq	%r8, %r8
	je	.LBB11_31
	xorl	%r14d, %r14d
	.p2align	4
.LBB11_30:
	vpxord	(%r11,%r14,4){1to16}, %zmm1, %zmm2
	vpdpbusd	(%rbx), %zmm2, %zmm0
	addq	$64, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB11_30
	jmp	.LBB11_31
.LBB11_22:
	movq	%rdx, %rbp
.LBB11_23:
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
	vaddps	.LCPI11_0(%rip){1to16}, %zmm0, %zmm0
	cmovgeq	%rsi, %rax
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%rdx), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	imulq	160(%rdx), %rbp
	addq	152(%rdx), %rbp
	vmovdqu	%xmm0, (%rax,%rbp)
.LBB11_24:
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
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
.LBB11_19:
	.cfi_def_cfa_offset 56
	jne	.LBB11_24
	xorl	%edx, %edx
	jmp	.LBB11_21
.Lfunc_end11:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5, .Lfunc_end11-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI12_0:
	.long	0x4b400000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.weak	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5,@function
$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -56(%rsp)
	movq	%rdx, -96(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rdi, -120(%rsp)
	movq	%rax, -64(%rsp)
	jl	.LBB12_11
	movq	96(%r13), %r9
	movq	128(%r13), %rcx
	leaq	128(%rdi), %rax
	movq	%rax, -88(%rsp)
	leaq	16(%rsi), %rax
	movq	(%rdx), %r8
	movq	%r8, -32(%rsp)
	movq	8(%rdx), %r14
	vmovups	16(%rdx), %zmm0
	vmovups	80(%rdx), %zmm1
	movq	160(%rdx), %r15
	movq	168(%rdx), %r8
	movq	%r8, -40(%rsp)
	movq	176(%rdx), %r8
	movq	%r8, -48(%rsp)
	addq	$-16, %rcx
	cmpq	%rsi, %rcx
	cmovlq	%rcx, %rsi
	movq	%rsi, -80(%rsp)
	cmpq	%rax, %rcx
	movq	%rax, -72(%rsp)
	cmovgeq	%rax, %rcx
	movq	%rcx, -104(%rsp)
	vpbroadcastb	144(%rdx), %xmm2
	movl	$8, %eax
	xorl	%edx, %edx
	vbroadcastss	.LCPI12_0(%rip), %zmm3
	movq	%rdi, %r12
	jmp	.LBB12_2
	.p2align	4
.LBB12_3:
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
.LBB12_4:
	movq	-32(%rsp), %rdi
	vpbroadcastd	(%rdi,%rdx,4), %zmm19
	movq	-56(%rsp), %rsi
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
	movq	-48(%rsp), %r10
	imulq	%r10, %rax
	movq	-40(%rsp), %r8
	addq	%r8, %rax
	movq	-80(%rsp), %r11
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
	movq	-104(%rsp), %rcx
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
	movq	-64(%rsp), %rdi
	cmpq	%rax, %rdi
	movq	-120(%rsp), %r12
	jl	.LBB12_5
.LBB12_2:
	movq	%rax, -112(%rsp)
	vmovdqu64	(%r12), %zmm5
	vmovdqu64	64(%r12), %zmm4
	testq	%r9, %r9
	je	.LBB12_3
	movq	-128(%rsp), %rsi
	vmovdqu64	16(%rsi), %zmm19
	movq	80(%rsi), %rax
	movq	88(%rsi), %rcx
	movq	104(%rsi), %rdi
	movq	%rdi, %r8
	shlq	$7, %r8
	movq	%rax, %r13
	imulq	%rdx, %r13
	addq	(%rsi), %r13
	movq	-88(%rsp), %r11
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
	jmp	.LBB12_56
	.p2align	4
.LBB12_60:
	incq	%rbp
	cmpq	%r9, %rbp
	je	.LBB12_4
.LBB12_56:
	testq	%rdi, %rdi
	je	.LBB12_60
	movq	(%rcx,%rbp,8), %r10
	addq	%r13, %r10
	movq	%r11, %r12
	xorl	%ebx, %ebx
	.p2align	4
.LBB12_58:
	vmovdqu64	(%r12), %zmm21
	vmovdqu64	64(%r12), %zmm22
	leaq	(%r10,%rbx,4), %rsi
	vpxord	(%r10,%rbx,4){1to16}, %zmm19, %zmm23
	vpdpbusd	%zmm21, %zmm23, %zmm20
	vpxord	(%rax,%rsi){1to16}, %zmm19, %zmm24
	vpdpbusd	%zmm22, %zmm23, %zmm18
	addq	%rax, %rsi
	vpdpbusd	%zmm21, %zmm24, %zmm17
	vpdpbusd	%zmm22, %zmm24, %zmm16
	vpxord	(%rax,%rsi){1to16}, %zmm19, %zmm23
	incq	%rbx
	addq	%rax, %rsi
	vpdpbusd	%zmm21, %zmm23, %zmm15
	vpdpbusd	%zmm22, %zmm23, %zmm14
	vpxord	(%rax,%rsi){1to16}, %zmm19, %zmm23
	addq	%rax, %rsi
	vpdpbusd	%zmm21, %zmm23, %zmm13
	vpdpbusd	%zmm22, %zmm23, %zmm12
	vpxord	(%rax,%rsi){1to16}, %zmm19, %zmm23
	addq	%rax, %rsi
	vpdpbusd	%zmm21, %zmm23, %zmm11
	vpdpbusd	%zmm22, %zmm23, %zmm10
	vpxord	(%rax,%rsi){1to16}, %zmm19, %zmm23
	addq	%rax, %rsi
	vpdpbusd	%zmm21, %zmm23, %zmm9
	vpdpbusd	%zmm22, %zmm23, %zmm8
	vpxord	(%rax,%rsi){1to16}, %zmm19, %zmm23
	addq	%rax, %rsi
	vpdpbusd	%zmm21, %zmm23, %zmm7
	vpdpbusd	%zmm22, %zmm23, %zmm6
	vpxord	(%rax,%rsi){1to16}, %zmm19, %zmm23
	vpdpbusd	%zmm21, %zmm23, %zmm5
	vpdpbusd	%zmm22, %zmm23, %zmm4
	subq	$-128, %r12
	cmpq	%rbx, %rdi
	jne	.LBB12_58
	addq	%r8, %r11
	jmp	.LBB12_60
.LBB12_11:
	cmpq	$4, %rax
	jl	.LBB12_17
	leaq	16(%rsi), %rax
	movq	%rax, -72(%rsp)
	movl	$4, %ecx
	xorl	%r13d, %r13d
	movq	-120(%rsp), %r12
	jmp	.LBB12_13
.LBB12_5:
	movq	%r13, %rcx
	orq	$4, %rcx
	cmpq	%rcx, %rdi
	jge	.LBB12_13
.LBB12_6:
	leaq	2(%r13), %rax
	cmpq	%rax, %rdi
	movq	-128(%rsp), %r14
	jge	.LBB12_7
	jmp	.LBB12_10
.LBB12_13:
	movq	-128(%rsp), %rax
	movq	96(%rax), %rdx
	movq	128(%rax), %rdi
	leaq	128(%r12), %rax
	movq	%rax, -24(%rsp)
	movq	-96(%rsp), %rax
	movq	(%rax), %r8
	movq	%r8, -88(%rsp)
	movq	8(%rax), %r8
	movq	%r8, 16(%rsp)
	vmovups	16(%rax), %zmm0
	vmovups	80(%rax), %zmm1
	movq	160(%rax), %r8
	movq	%r8, 8(%rsp)
	movq	168(%rax), %r8
	movq	%r8, (%rsp)
	movq	176(%rax), %r8
	movq	%r8, -8(%rsp)
	addq	$-16, %rdi
	cmpq	%rsi, %rdi
	cmovlq	%rdi, %rsi
	movq	%rsi, -16(%rsp)
	movq	-72(%rsp), %rsi
	cmpq	%rsi, %rdi
	cmovgeq	%rsi, %rdi
	movq	%rdi, -80(%rsp)
	vpbroadcastb	144(%rax), %xmm2
	vbroadcastss	.LCPI12_0(%rip), %zmm3
	movq	%r13, %rax
	jmp	.LBB12_14
	.p2align	4
.LBB12_15:
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm5, %zmm12
.LBB12_16:
	movq	-88(%rsp), %r9
	vpbroadcastd	(%r9,%rax,4), %zmm10
	movq	-56(%rsp), %rsi
	movq	16(%rsp), %r10
	vpmulld	(%r10,%rsi,4), %zmm10, %zmm10
	vpaddd	%zmm12, %zmm10, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	movq	8(%rsp), %r11
	vmulps	(%r11,%rsi,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpmovdb	%zmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	movq	%rax, %rcx
	movq	-8(%rsp), %r14
	imulq	%r14, %rcx
	movq	(%rsp), %rbx
	addq	%rbx, %rcx
	movq	-16(%rsp), %r15
	vmovdqu	%xmm10, (%r15,%rcx)
	vpbroadcastd	(%r9,%rax,4), %zmm10
	movq	-72(%rsp), %rdi
	vpmulld	(%r10,%rdi,4), %zmm10, %zmm10
	vpaddd	%zmm11, %zmm10, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	(%r11,%rdi,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpmovdb	%zmm10, %xmm10
	vpaddb	%xmm2, %xmm10, %xmm10
	movq	-80(%rsp), %r8
	vmovdqu	%xmm10, (%r8,%rcx)
	vpbroadcastd	4(%r9,%rax,4), %zmm10
	vpmulld	(%r10,%rsi,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%r11,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpmovdb	%zmm9, %xmm9
	leaq	1(%rax), %rcx
	vpaddb	%xmm2, %xmm9, %xmm9
	imulq	%r14, %rcx
	addq	%rbx, %rcx
	vmovdqu	%xmm9, (%r15,%rcx)
	vpbroadcastd	4(%r9,%rax,4), %zmm9
	vpmulld	(%r10,%rdi,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%r11,%rdi,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	vmovdqu	%xmm8, (%r8,%rcx)
	vpbroadcastd	8(%r9,%rax,4), %zmm8
	vpmulld	(%r10,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r11,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	leaq	2(%rax), %rcx
	vpaddb	%xmm7, %xmm2, %xmm7
	imulq	%r14, %rcx
	addq	%rbx, %rcx
	vmovdqu	%xmm7, (%r15,%rcx)
	vpbroadcastd	8(%r9,%rax,4), %zmm7
	vpmulld	(%r10,%rdi,4), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r11,%rdi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	vmovdqu	%xmm6, (%r8,%rcx)
	vpbroadcastd	12(%r9,%rax,4), %zmm6
	vpmulld	(%r10,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r11,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	leaq	3(%rax), %rcx
	vpaddb	%xmm5, %xmm2, %xmm5
	imulq	%r14, %rcx
	addq	%rbx, %rcx
	vmovdqu	%xmm5, (%r15,%rcx)
	vpbroadcastd	12(%r9,%rax,4), %zmm5
	vpmulld	(%r10,%rdi,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r11,%rdi,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm2, %xmm4
	vmovdqu	%xmm4, (%r8,%rcx)
	movq	-112(%rsp), %r13
	leaq	4(%r13), %rcx
	movq	%r13, %rax
	movq	-64(%rsp), %rdi
	cmpq	%rcx, %rdi
	movq	-120(%rsp), %r12
	jl	.LBB12_6
.LBB12_14:
	movq	%rcx, -112(%rsp)
	vmovdqu64	(%r12), %zmm5
	vmovdqu64	64(%r12), %zmm4
	testq	%rdx, %rdx
	je	.LBB12_15
	movq	-128(%rsp), %rcx
	movq	(%rcx), %rsi
	vmovdqu64	16(%rcx), %zmm10
	movq	80(%rcx), %rdi
	movq	%rdi, %r8
	imulq	%rax, %r8
	movq	88(%rcx), %r13
	movq	104(%rcx), %r10
	movq	%rsi, -104(%rsp)
	leaq	(%rsi,%r8), %rcx
	movq	%rcx, -32(%rsp)
	leaq	(%rdi,%rdi), %rcx
	movq	%rcx, -40(%rsp)
	movq	%r10, %rbp
	shlq	$7, %rbp
	movq	%r10, %rcx
	andq	$-2, %rcx
	movq	%rcx, -48(%rsp)
	leaq	3(%rax), %r11
	imulq	%rdi, %r11
	leaq	2(%rax), %rbx
	imulq	%rdi, %rbx
	leaq	1(%rax), %r14
	imulq	%rdi, %r14
	movq	-24(%rsp), %r9
	xorl	%r12d, %r12d
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm5, %zmm12
	jmp	.LBB12_45
	.p2align	4
.LBB12_51:
	addq	%rbp, %r9
.LBB12_52:
	incq	%r12
	cmpq	%rdx, %r12
	je	.LBB12_16
.LBB12_45:
	testq	%r10, %r10
	je	.LBB12_52
	movq	(%r13,%r12,8), %rcx
	cmpq	$1, %r10
	jne	.LBB12_53
	addq	-32(%rsp), %rcx
	movq	%r9, %r15
	testb	$1, %r10b
	je	.LBB12_51
	jmp	.LBB12_50
	.p2align	4
.LBB12_53:
	addq	-104(%rsp), %rcx
	movq	-48(%rsp), %rsi
	movq	%r9, %r15
	.p2align	4
.LBB12_54:
	vpxord	(%rcx,%r8){1to16}, %zmm10, %zmm13
	vmovdqu64	(%r15), %zmm14
	vmovdqu64	64(%r15), %zmm15
	vmovdqu64	128(%r15), %zmm16
	vmovdqu64	192(%r15), %zmm17
	vpdpbusd	%zmm14, %zmm13, %zmm12
	vpxord	(%rcx,%r14){1to16}, %zmm10, %zmm18
	vpdpbusd	%zmm15, %zmm13, %zmm11
	vpdpbusd	%zmm14, %zmm18, %zmm9
	vpdpbusd	%zmm15, %zmm18, %zmm8
	vpxord	(%rcx,%rbx){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm14, %zmm13, %zmm7
	vpdpbusd	%zmm15, %zmm13, %zmm6
	vpxord	(%rcx,%r11){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm14, %zmm13, %zmm5
	vpxord	4(%rcx,%r8){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm15, %zmm13, %zmm4
	vpdpbusd	%zmm16, %zmm14, %zmm12
	vpdpbusd	%zmm17, %zmm14, %zmm11
	vpxord	4(%rcx,%r14){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm16, %zmm13, %zmm9
	vpdpbusd	%zmm17, %zmm13, %zmm8
	vpxord	4(%rcx,%rbx){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm16, %zmm13, %zmm7
	vpxord	4(%rcx,%r11){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm17, %zmm13, %zmm6
	vpdpbusd	%zmm16, %zmm14, %zmm5
	vpdpbusd	%zmm17, %zmm14, %zmm4
	addq	$256, %r15
	addq	$8, %rcx
	addq	$-2, %rsi
	jne	.LBB12_54
	addq	%r8, %rcx
	testb	$1, %r10b
	je	.LBB12_51
.LBB12_50:
	vmovdqu64	(%r15), %zmm13
	vmovdqu64	64(%r15), %zmm14
	vpxord	(%rcx){1to16}, %zmm10, %zmm15
	vpdpbusd	%zmm13, %zmm15, %zmm12
	vpdpbusd	%zmm14, %zmm15, %zmm11
	leaq	(%rcx,%rdi), %rsi
	vpxord	(%rcx,%rdi){1to16}, %zmm10, %zmm15
	vpdpbusd	%zmm13, %zmm15, %zmm9
	vpdpbusd	%zmm14, %zmm15, %zmm8
	vpxord	(%rcx,%rdi,2){1to16}, %zmm10, %zmm15
	vpdpbusd	%zmm13, %zmm15, %zmm7
	vpdpbusd	%zmm14, %zmm15, %zmm6
	movq	-40(%rsp), %rcx
	vpxord	(%rcx,%rsi){1to16}, %zmm10, %zmm15
	vpdpbusd	%zmm13, %zmm15, %zmm5
	vpdpbusd	%zmm14, %zmm15, %zmm4
	jmp	.LBB12_51
.LBB12_17:
	cmpq	$1, %rax
	movq	-120(%rsp), %r12
	jle	.LBB12_19
	movl	$2, %eax
	xorl	%r13d, %r13d
	movq	-128(%rsp), %r14
.LBB12_7:
	vmovdqu64	(%r12), %zmm1
	vmovdqu64	64(%r12), %zmm0
	movq	96(%r14), %rcx
	testq	%rcx, %rcx
	movq	%r13, -112(%rsp)
	movq	%rax, -104(%rsp)
	je	.LBB12_8
	leaq	128(%r12), %rdx
	movq	(%r14), %rdi
	vmovdqu64	16(%r14), %zmm4
	movq	80(%r14), %r8
	movq	%r8, %r9
	imulq	%r13, %r9
	movq	88(%r14), %r10
	movq	104(%r14), %r11
	leaq	(%rdi,%r9), %rbx
	movq	%r11, %r14
	shlq	$7, %r14
	movq	%r11, %rax
	andq	$-2, %rax
	leaq	1(%r13), %r12
	imulq	%r8, %r12
	xorl	%r13d, %r13d
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm3
	jmp	.LBB12_34
	.p2align	4
.LBB12_40:
	addq	%r14, %rdx
.LBB12_41:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB12_9
.LBB12_34:
	testq	%r11, %r11
	je	.LBB12_41
	movq	(%r10,%r13,8), %rsi
	cmpq	$1, %r11
	jne	.LBB12_42
	addq	%rbx, %rsi
	movq	%rdx, %rbp
	testb	$1, %r11b
	je	.LBB12_40
	jmp	.LBB12_39
	.p2align	4
.LBB12_42:
	addq	%rdi, %rsi
	movq	%rax, %r15
	movq	%rdx, %rbp
	.p2align	4
.LBB12_43:
	vpxord	(%rsi,%r9){1to16}, %zmm4, %zmm5
	vmovdqu64	(%rbp), %zmm6
	vmovdqu64	64(%rbp), %zmm7
	vmovdqu64	128(%rbp), %zmm8
	vmovdqu64	192(%rbp), %zmm9
	vpdpbusd	%zmm6, %zmm5, %zmm3
	vpdpbusd	%zmm7, %zmm5, %zmm2
	vpxord	(%rsi,%r12){1to16}, %zmm4, %zmm5
	vpdpbusd	%zmm6, %zmm5, %zmm1
	vpdpbusd	%zmm7, %zmm5, %zmm0
	vpxord	4(%rsi,%r9){1to16}, %zmm4, %zmm5
	vpdpbusd	%zmm8, %zmm5, %zmm3
	vpxord	4(%rsi,%r12){1to16}, %zmm4, %zmm6
	vpdpbusd	%zmm9, %zmm5, %zmm2
	vpdpbusd	%zmm8, %zmm6, %zmm1
	vpdpbusd	%zmm9, %zmm6, %zmm0
	addq	$256, %rbp
	addq	$8, %rsi
	addq	$-2, %r15
	jne	.LBB12_43
	addq	%r9, %rsi
	testb	$1, %r11b
	je	.LBB12_40
.LBB12_39:
	vmovdqu64	(%rbp), %zmm5
	vmovdqu64	64(%rbp), %zmm6
	vpxord	(%rsi){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm3
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vpxord	(%rsi,%r8){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	jmp	.LBB12_40
.LBB12_8:
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm3
.LBB12_9:
	movq	-128(%rsp), %r14
	movq	128(%r14), %rcx
	addq	$-16, %rcx
	movq	-56(%rsp), %rsi
	cmpq	%rsi, %rcx
	movq	%rsi, %rdx
	cmovlq	%rcx, %rdx
	movq	-96(%rsp), %r10
	movq	(%r10), %rbx
	movq	8(%r10), %rdi
	vmovups	16(%r10), %zmm4
	vmovups	80(%r10), %zmm5
	movq	160(%r10), %r8
	movq	168(%r10), %rax
	movq	-112(%rsp), %r15
	vpbroadcastd	(%rbx,%r15,4), %zmm6
	movq	176(%r10), %r9
	vpmulld	(%rdi,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm3, %zmm6, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	(%r8,%rsi,4), %zmm3, %zmm3
	vmaxps	%zmm4, %zmm3, %zmm3
	vminps	%zmm5, %zmm3, %zmm3
	vbroadcastss	.LCPI12_0(%rip), %zmm6
	vaddps	%zmm6, %zmm3, %zmm3
	vpmovdb	%zmm3, %xmm3
	vpbroadcastb	144(%r10), %xmm7
	vpaddb	%xmm3, %xmm7, %xmm3
	movq	%r9, %r10
	imulq	%r15, %r10
	addq	%rax, %r10
	vmovdqu	%xmm3, (%rdx,%r10)
	leaq	16(%rsi), %r11
	cmpq	%r11, %rcx
	cmovgeq	%r11, %rcx
	vpbroadcastd	(%rbx,%r15,4), %zmm3
	vpmulld	64(%rdi,%rsi,4), %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	64(%r8,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm4, %zmm2, %zmm2
	vminps	%zmm5, %zmm2, %zmm2
	vaddps	%zmm6, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpaddb	%xmm2, %xmm7, %xmm2
	vmovdqu	%xmm2, (%rcx,%r10)
	vpbroadcastd	4(%rbx,%r15,4), %zmm2
	vpmulld	(%rdi,%rsi,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%r8,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm4, %zmm1, %zmm1
	vminps	%zmm5, %zmm1, %zmm1
	vaddps	%zmm6, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	leaq	1(%r15), %r10
	vpaddb	%xmm1, %xmm7, %xmm1
	imulq	%r9, %r10
	addq	%rax, %r10
	vmovdqu	%xmm1, (%rdx,%r10)
	vpbroadcastd	4(%rbx,%r15,4), %zmm1
	vpmulld	64(%rdi,%rsi,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	64(%r8,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm4, %zmm0, %zmm0
	vminps	%zmm5, %zmm0, %zmm0
	vaddps	%zmm6, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm7, %xmm0
	vmovdqu	%xmm0, (%rcx,%r10)
	movq	-104(%rsp), %r13
	movq	-120(%rsp), %r12
	movq	-64(%rsp), %rdi
.LBB12_10:
	cmpq	%rdi, %r13
	jge	.LBB12_31
.LBB12_21:
	vmovdqu64	(%r12), %zmm1
	vmovdqu64	64(%r12), %zmm0
	movq	96(%r14), %rax
	testq	%rax, %rax
	je	.LBB12_30
	subq	$-128, %r12
	vmovdqu64	16(%r14), %zmm2
	movq	80(%r14), %rcx
	imulq	%r13, %rcx
	movq	88(%r14), %rdx
	movq	104(%r14), %rdi
	addq	(%r14), %rcx
	movq	%rdi, %r8
	shlq	$7, %r8
	movl	%edi, %r9d
	andl	$3, %r9d
	movq	%rdi, %r10
	andq	$-4, %r10
	xorl	%r11d, %r11d
	jmp	.LBB12_23
	.p2align	4
.LBB12_28:
	addq	%r8, %r12
.LBB12_29:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB12_30
.LBB12_23:
	testq	%rdi, %rdi
	je	.LBB12_29
	movq	(%rdx,%r11,8), %r15
	addq	%rcx, %r15
	movq	%r12, %rbx
	movq	%r10, %r14
	cmpq	$4, %rdi
	jb	.LBB12_25
	.p2align	4
.LBB12_32:
	vpxord	(%r15){1to16}, %zmm2, %zmm3
	vpdpbusd	(%rbx), %zmm3, %zmm1
	vpdpbusd	64(%rbx), %zmm3, %zmm0
	vpxord	4(%r15){1to16}, %zmm2, %zmm3
	vpdpbusd	128(%rbx), %zmm3, %zmm1
	vpdpbusd	192(%rbx), %zmm3, %zmm0
	vpxord	8(%r15){1to16}, %zmm2, %zmm3
	vpdpbusd	256(%rbx), %zmm3, %zmm1
	vpdpbusd	320(%rbx), %zmm3, %zmm0
	vpxord	12(%r15){1to16}, %zmm2, %zmm3
	vpdpbusd	384(%rbx), %zmm3, %zmm1
	vpdpbusd	448(%rbx), %zmm3, %zmm0
	addq	$16, %r15
	addq	$512, %rbx
	addq	$-4, %r14
	jne	.LBB12_32
.LBB12_25:
	testq	%r9, %r9
	je	.LBB12_28
	xorl	%r14d, %r14d
	.p2align	4
.LBB12_27:
	vpxord	(%r15,%r14,4){1to16}, %zmm2, %zmm3
	vpdpbusd	(%rbx), %zmm3, %zmm1
	vpdpbusd	64(%rbx), %zmm3, %zmm0
	subq	$-128, %rbx
	incq	%r14
	cmpq	%r14, %r9
	jne	.LBB12_27
	jmp	.LBB12_28
.LBB12_30:
	movq	-128(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	movq	-96(%rsp), %r10
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
	vbroadcastss	.LCPI12_0(%rip), %zmm4
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
.LBB12_31:
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
.LBB12_19:
	.cfi_def_cfa_offset 80
	movq	-128(%rsp), %r14
	jne	.LBB12_31
	xorl	%r13d, %r13d
	jmp	.LBB12_21
.Lfunc_end12:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end12-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI13_0:
	.long	0x4b400000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.weak	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5,@function
$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -16(%rsp)
	movq	%rdx, -88(%rsp)
	movq	%r13, -104(%rsp)
	movq	%rdi, -96(%rsp)
	movq	%rax, -24(%rsp)
	jl	.LBB13_11
	movq	96(%r13), %rax
	movq	%rax, -128(%rsp)
	movq	128(%r13), %r8
	leaq	192(%rdi), %rax
	movq	%rax, -80(%rsp)
	leaq	16(%rsi), %rax
	leaq	32(%rsi), %rcx
	movq	(%rdx), %r14
	movq	8(%rdx), %r15
	vmovups	16(%rdx), %zmm0
	vmovups	80(%rdx), %zmm1
	movq	160(%rdx), %r12
	movq	168(%rdx), %rdi
	movq	%rdi, -112(%rsp)
	movq	176(%rdx), %rdi
	movq	%rdi, -56(%rsp)
	addq	$-16, %r8
	cmpq	%rsi, %r8
	cmovlq	%r8, %rsi
	movq	%rsi, -64(%rsp)
	cmpq	%rax, %r8
	movq	%rax, -40(%rsp)
	cmovlq	%r8, %rax
	movq	%rax, -72(%rsp)
	cmpq	%rcx, %r8
	movq	%rcx, -48(%rsp)
	cmovgeq	%rcx, %r8
	movq	%r8, -32(%rsp)
	vpbroadcastb	144(%rdx), %xmm2
	movl	$8, %ecx
	xorl	%eax, %eax
	jmp	.LBB13_2
	.p2align	4
.LBB13_3:
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm4, %zmm13
	vmovdqa64	%zmm8, %zmm14
	vmovdqa64	%zmm10, %zmm15
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm8, %zmm17
	vmovdqa64	%zmm10, %zmm18
	vmovdqa64	%zmm4, %zmm19
	vmovdqa64	%zmm8, %zmm20
	vmovdqa64	%zmm10, %zmm21
	vmovdqa64	%zmm4, %zmm22
	vmovdqa64	%zmm8, %zmm23
	vmovdqa64	%zmm10, %zmm24
	vmovdqa64	%zmm4, %zmm25
	vmovdqa64	%zmm8, %zmm26
	vmovdqa64	%zmm10, %zmm27
	vmovdqa64	%zmm8, %zmm6
	vmovdqa64	%zmm10, %zmm7
	vmovdqa64	%zmm8, %zmm11
	vmovdqa64	%zmm10, %zmm12
.LBB13_4:
	vpbroadcastd	(%r14,%rax,4), %zmm28
	movq	-16(%rsp), %rsi
	vpmulld	(%r15,%rsi,4), %zmm28, %zmm28
	vpaddd	%zmm27, %zmm28, %zmm27
	vcvtdq2ps	%zmm27, %zmm27
	vmulps	(%r12,%rsi,4), %zmm27, %zmm27
	vmaxps	%zmm0, %zmm27, %zmm27
	vminps	%zmm1, %zmm27, %zmm27
	vbroadcastss	.LCPI13_0(%rip), %zmm3
	vaddps	%zmm3, %zmm27, %zmm27
	vpmovdb	%zmm27, %xmm27
	vpaddb	%xmm27, %xmm2, %xmm27
	movq	%rax, %rcx
	movq	-56(%rsp), %r8
	imulq	%r8, %rcx
	movq	-112(%rsp), %rdi
	addq	%rdi, %rcx
	movq	-64(%rsp), %r9
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
	movq	-72(%rsp), %r10
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
	movq	-32(%rsp), %rdx
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
	vpaddd	%zmm10, %zmm13, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	(%r12,%rsi,4), %zmm10, %zmm10
	movq	%rax, %rcx
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpmovdb	%zmm10, %xmm10
	orq	$5, %rcx
	vpaddb	%xmm2, %xmm10, %xmm10
	imulq	%r8, %rcx
	addq	%rdi, %rcx
	vmovdqu	%xmm10, (%r9,%rcx)
	vpbroadcastd	20(%r14,%rax,4), %zmm10
	vpmulld	64(%r15,%rsi,4), %zmm10, %zmm10
	vpaddd	%zmm8, %zmm10, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	64(%r12,%rsi,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	vmovdqu	%xmm8, (%r10,%rcx)
	vpbroadcastd	20(%r14,%rax,4), %zmm8
	vpmulld	128(%r15,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm9, %zmm8, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	128(%r12,%rsi,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	vmovdqu	%xmm8, (%rdx,%rcx)
	vpbroadcastd	24(%r14,%rax,4), %zmm8
	vpmulld	(%r15,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm12, %zmm8, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%r12,%rsi,4), %zmm8, %zmm8
	movq	%rax, %rcx
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	orq	$6, %rcx
	vpaddb	%xmm2, %xmm8, %xmm8
	imulq	%r8, %rcx
	addq	%rdi, %rcx
	vmovdqu	%xmm8, (%r9,%rcx)
	vpbroadcastd	24(%r14,%rax,4), %zmm8
	vpmulld	64(%r15,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm11, %zmm8, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	64(%r12,%rsi,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm8
	vpaddb	%xmm2, %xmm8, %xmm8
	vmovdqu	%xmm8, (%r10,%rcx)
	vpbroadcastd	24(%r14,%rax,4), %zmm8
	vpmulld	128(%r15,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm5, %zmm8, %zmm5
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
	vpaddd	%zmm7, %zmm5, %zmm5
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
	vpaddd	%zmm6, %zmm5, %zmm5
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
	movq	-120(%rsp), %rdx
	leaq	8(%rdx), %rcx
	addq	$8, %rax
	movq	-24(%rsp), %r8
	cmpq	%rcx, %r8
	jl	.LBB13_5
.LBB13_2:
	movq	-96(%rsp), %rdx
	vmovdqu64	(%rdx), %zmm10
	movq	%rcx, -120(%rsp)
	vmovdqu64	64(%rdx), %zmm8
	vmovdqu64	128(%rdx), %zmm4
	cmpq	$0, -128(%rsp)
	je	.LBB13_3
	movq	-104(%rsp), %rdx
	vmovdqu64	16(%rdx), %zmm28
	movq	80(%rdx), %r9
	movq	88(%rdx), %r13
	movq	104(%rdx), %rdi
	movq	%rdi, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	%r9, %rbp
	imulq	%rax, %rbp
	addq	(%rdx), %rbp
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm4, %zmm13
	vmovdqa64	%zmm8, %zmm14
	vmovdqa64	%zmm10, %zmm15
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm8, %zmm17
	vmovdqa64	%zmm10, %zmm18
	vmovdqa64	%zmm4, %zmm19
	vmovdqa64	%zmm8, %zmm20
	vmovdqa64	%zmm10, %zmm21
	vmovdqa64	%zmm4, %zmm22
	vmovdqa64	%zmm8, %zmm23
	vmovdqa64	%zmm10, %zmm24
	vmovdqa64	%zmm4, %zmm25
	vmovdqa64	%zmm8, %zmm26
	vmovdqa64	%zmm10, %zmm27
	movq	-80(%rsp), %r8
	movl	$0, %edx
	vmovdqa64	%zmm8, %zmm6
	vmovdqa64	%zmm10, %zmm7
	vmovdqa64	%zmm8, %zmm11
	vmovdqa64	%zmm10, %zmm12
	jmp	.LBB13_52
	.p2align	4
.LBB13_56:
	incq	%rdx
	cmpq	-128(%rsp), %rdx
	je	.LBB13_4
.LBB13_52:
	testq	%rdi, %rdi
	je	.LBB13_56
	movq	(%r13,%rdx,8), %r11
	addq	%rbp, %r11
	movq	%r8, %rbx
	xorl	%r10d, %r10d
	.p2align	4
.LBB13_54:
	vmovdqu64	(%rbx), %zmm31
	vmovdqu64	64(%rbx), %zmm30
	vmovdqu64	128(%rbx), %zmm29
	vpxord	(%r11,%r10,4){1to16}, %zmm28, %zmm3
	leaq	(%r11,%r10,4), %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm27
	vpdpbusd	%zmm30, %zmm3, %zmm26
	vpdpbusd	%zmm29, %zmm3, %zmm25
	vpxord	(%r9,%rsi){1to16}, %zmm28, %zmm3
	addq	%r9, %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm24
	vpdpbusd	%zmm30, %zmm3, %zmm23
	vpdpbusd	%zmm29, %zmm3, %zmm22
	vpxord	(%r9,%rsi){1to16}, %zmm28, %zmm3
	addq	%r9, %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm21
	vpdpbusd	%zmm30, %zmm3, %zmm20
	vpdpbusd	%zmm29, %zmm3, %zmm19
	vpxord	(%r9,%rsi){1to16}, %zmm28, %zmm3
	addq	%r9, %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm18
	vpdpbusd	%zmm30, %zmm3, %zmm17
	vpdpbusd	%zmm29, %zmm3, %zmm16
	vpxord	(%r9,%rsi){1to16}, %zmm28, %zmm3
	addq	%r9, %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm15
	vpdpbusd	%zmm30, %zmm3, %zmm14
	vpdpbusd	%zmm29, %zmm3, %zmm13
	vpxord	(%r9,%rsi){1to16}, %zmm28, %zmm3
	addq	%r9, %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm10
	vpdpbusd	%zmm30, %zmm3, %zmm8
	vpdpbusd	%zmm29, %zmm3, %zmm9
	vpxord	(%r9,%rsi){1to16}, %zmm28, %zmm3
	addq	%r9, %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm12
	vpdpbusd	%zmm30, %zmm3, %zmm11
	vpdpbusd	%zmm29, %zmm3, %zmm5
	vpxord	(%r9,%rsi){1to16}, %zmm28, %zmm3
	incq	%r10
	vpdpbusd	%zmm31, %zmm3, %zmm7
	vpdpbusd	%zmm30, %zmm3, %zmm6
	vpdpbusd	%zmm29, %zmm3, %zmm4
	addq	$192, %rbx
	cmpq	%r10, %rdi
	jne	.LBB13_54
	addq	%rcx, %r8
	jmp	.LBB13_56
.LBB13_11:
	cmpq	$4, %rax
	jl	.LBB13_17
	leaq	16(%rsi), %rax
	movq	%rax, -40(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, -48(%rsp)
	movl	$4, %eax
	xorl	%edx, %edx
	jmp	.LBB13_13
.LBB13_5:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%rax, %r8
	movq	-104(%rsp), %r13
	movq	-96(%rsp), %rdi
	jge	.LBB13_13
.LBB13_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %r8
	jge	.LBB13_7
	jmp	.LBB13_10
.LBB13_13:
	movq	96(%r13), %rcx
	movq	%rcx, -112(%rsp)
	movq	128(%r13), %r8
	leaq	192(%rdi), %rcx
	movq	%rcx, -8(%rsp)
	movq	-88(%rsp), %rcx
	movq	(%rcx), %r9
	movq	%r9, -64(%rsp)
	movq	8(%rcx), %r9
	movq	%r9, -72(%rsp)
	vmovups	16(%rcx), %zmm0
	vmovups	80(%rcx), %zmm1
	movq	160(%rcx), %r9
	movq	%r9, -80(%rsp)
	movq	168(%rcx), %r9
	movq	%r9, 24(%rsp)
	movq	176(%rcx), %r9
	movq	%r9, 16(%rsp)
	addq	$-16, %r8
	cmpq	%rsi, %r8
	cmovlq	%r8, %rsi
	movq	%rsi, 8(%rsp)
	movq	-40(%rsp), %rsi
	cmpq	%rsi, %r8
	cmovlq	%r8, %rsi
	movq	%rsi, (%rsp)
	movq	-48(%rsp), %rsi
	cmpq	%rsi, %r8
	cmovgeq	%rsi, %r8
	movq	%r8, -56(%rsp)
	vpbroadcastb	144(%rcx), %xmm2
	vbroadcastss	.LCPI13_0(%rip), %zmm3
	movq	%rdx, %rcx
	jmp	.LBB13_14
	.p2align	4
.LBB13_15:
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm6, %zmm16
.LBB13_16:
	movq	-64(%rsp), %r8
	movq	-32(%rsp), %r12
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
	movq	16(%rsp), %rbx
	imulq	%rbx, %rax
	movq	24(%rsp), %r11
	addq	%r11, %rax
	movq	8(%rsp), %r14
	vmovdqu	%xmm13, (%r14,%rax)
	vpbroadcastd	(%r8,%r12,4), %zmm13
	movq	-40(%rsp), %rcx
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
	movq	-48(%rsp), %rdx
	vpmulld	(%r9,%rdx,4), %zmm13, %zmm13
	vpaddd	%zmm14, %zmm13, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	(%r10,%rdx,4), %zmm13, %zmm13
	vmaxps	%zmm0, %zmm13, %zmm13
	vminps	%zmm1, %zmm13, %zmm13
	vaddps	%zmm3, %zmm13, %zmm13
	vpmovdb	%zmm13, %xmm13
	vpaddb	%xmm2, %xmm13, %xmm13
	movq	-56(%rsp), %rdi
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
	movq	-120(%rsp), %rdx
	leaq	4(%rdx), %rax
	movq	%rdx, %rcx
	movq	-24(%rsp), %r8
	cmpq	%rax, %r8
	movq	-104(%rsp), %r13
	movq	-96(%rsp), %rdi
	jl	.LBB13_6
.LBB13_14:
	vmovdqu64	(%rdi), %zmm6
	movq	%rax, -120(%rsp)
	vmovdqu64	64(%rdi), %zmm5
	vmovdqu64	128(%rdi), %zmm4
	cmpq	$0, -112(%rsp)
	movq	%rcx, -32(%rsp)
	je	.LBB13_15
	vmovdqu64	16(%r13), %zmm13
	movq	(%r13), %rax
	movq	80(%r13), %r8
	leaq	3(%rcx), %rdi
	imulq	%r8, %rdi
	leaq	2(%rcx), %r9
	imulq	%r8, %r9
	leaq	1(%rcx), %r14
	imulq	%r8, %r14
	imulq	%rcx, %r8
	movq	88(%r13), %rcx
	movq	%rcx, -128(%rsp)
	movq	104(%r13), %r15
	addq	%rax, %r8
	movq	%r15, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %r12
	addq	%rax, %rdi
	addq	%rax, %r9
	addq	%rax, %r14
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
	movq	-112(%rsp), %r13
	jmp	.LBB13_46
	.p2align	4
.LBB13_50:
	incq	%rdx
	cmpq	%r13, %rdx
	je	.LBB13_16
.LBB13_46:
	testq	%r15, %r15
	je	.LBB13_50
	movq	-128(%rsp), %rax
	movq	(%rax,%rdx,8), %r10
	leaq	(%r8,%r10), %r11
	leaq	(%rdi,%r10), %rbx
	leaq	(%r9,%r10), %rax
	addq	%r14, %r10
	movq	%rsi, %rbp
	xorl	%ecx, %ecx
	.p2align	4
.LBB13_48:
	vmovdqu64	(%rbp), %zmm17
	vmovdqu64	64(%rbp), %zmm18
	vmovdqu64	128(%rbp), %zmm19
	vpxord	(%r11,%rcx,4){1to16}, %zmm13, %zmm20
	vpdpbusd	%zmm17, %zmm20, %zmm16
	vpdpbusd	%zmm18, %zmm20, %zmm15
	vpdpbusd	%zmm19, %zmm20, %zmm14
	vpxord	(%r10,%rcx,4){1to16}, %zmm13, %zmm20
	vpdpbusd	%zmm17, %zmm20, %zmm12
	vpdpbusd	%zmm18, %zmm20, %zmm11
	vpxord	(%rax,%rcx,4){1to16}, %zmm13, %zmm21
	vpdpbusd	%zmm19, %zmm20, %zmm10
	vpdpbusd	%zmm17, %zmm21, %zmm9
	vpdpbusd	%zmm18, %zmm21, %zmm8
	vpdpbusd	%zmm19, %zmm21, %zmm7
	vpxord	(%rbx,%rcx,4){1to16}, %zmm13, %zmm20
	incq	%rcx
	vpdpbusd	%zmm17, %zmm20, %zmm6
	vpdpbusd	%zmm18, %zmm20, %zmm5
	vpdpbusd	%zmm19, %zmm20, %zmm4
	addq	$192, %rbp
	cmpq	%rcx, %r15
	jne	.LBB13_48
	addq	%r12, %rsi
	jmp	.LBB13_50
.LBB13_17:
	cmpq	$1, %rax
	jle	.LBB13_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB13_7:
	movq	%rax, -128(%rsp)
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rdx, -120(%rsp)
	je	.LBB13_8
	leaq	192(%rdi), %rax
	vmovdqu64	16(%r13), %zmm5
	movq	(%r13), %rdi
	movq	80(%r13), %r8
	movq	%r8, %r9
	imulq	%rdx, %r9
	movq	88(%r13), %r10
	movq	104(%r13), %r11
	leaq	(%rdi,%r9), %rbx
	movq	%rdx, %rsi
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
	jmp	.LBB13_35
	.p2align	4
.LBB13_41:
	addq	%r14, %rax
.LBB13_42:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB13_9
.LBB13_35:
	testq	%r11, %r11
	je	.LBB13_42
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB13_43
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB13_41
	jmp	.LBB13_40
	.p2align	4
.LBB13_43:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB13_44:
	vpxord	(%rbp,%r9){1to16}, %zmm5, %zmm7
	vmovdqu64	(%rdx), %zmm8
	vmovdqu64	64(%rdx), %zmm9
	vmovdqu64	128(%rdx), %zmm10
	vmovdqu64	192(%rdx), %zmm11
	vpdpbusd	%zmm8, %zmm7, %zmm6
	vpdpbusd	%zmm9, %zmm7, %zmm4
	vpdpbusd	%zmm10, %zmm7, %zmm3
	vpxord	(%rbp,%r12){1to16}, %zmm5, %zmm7
	vpdpbusd	%zmm8, %zmm7, %zmm2
	vpdpbusd	%zmm9, %zmm7, %zmm1
	vmovdqu64	256(%rdx), %zmm8
	vmovdqu64	320(%rdx), %zmm9
	vpxord	4(%rbp,%r9){1to16}, %zmm5, %zmm12
	vpdpbusd	%zmm10, %zmm7, %zmm0
	vpdpbusd	%zmm11, %zmm12, %zmm6
	vpdpbusd	%zmm8, %zmm12, %zmm4
	vpdpbusd	%zmm9, %zmm12, %zmm3
	vpxord	4(%rbp,%r12){1to16}, %zmm5, %zmm7
	vpdpbusd	%zmm11, %zmm7, %zmm2
	vpdpbusd	%zmm8, %zmm7, %zmm1
	vpdpbusd	%zmm9, %zmm7, %zmm0
	addq	$384, %rdx
	addq	$8, %rbp
	addq	$-2, %rsi
	jne	.LBB13_44
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB13_41
.LBB13_40:
	vmovdqu64	(%rdx), %zmm7
	vmovdqu64	64(%rdx), %zmm8
	vmovdqu64	128(%rdx), %zmm9
	vpxord	(%rbp){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm6
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vpdpbusd	%zmm9, %zmm10, %zmm3
	vpxord	(%rbp,%r8){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm9, %zmm10, %zmm0
	jmp	.LBB13_41
.LBB13_8:
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
.LBB13_9:
	movq	-104(%rsp), %r13
	movq	128(%r13), %rax
	addq	$-16, %rax
	movq	-16(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %r14
	cmovlq	%rax, %r14
	movq	-88(%rsp), %r9
	movq	(%r9), %rcx
	movq	8(%r9), %rdx
	vmovups	16(%r9), %zmm5
	vmovups	80(%r9), %zmm7
	movq	160(%r9), %rdi
	movq	168(%r9), %r8
	movq	-120(%rsp), %r15
	vpbroadcastd	(%rcx,%r15,4), %zmm8
	vpmulld	(%rdx,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm6, %zmm8, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%rdi,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm5, %zmm6, %zmm8
	vbroadcastss	.LCPI13_0(%rip), %zmm6
	vminps	%zmm7, %zmm8, %zmm8
	vaddps	%zmm6, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm9
	vpbroadcastb	144(%r9), %xmm8
	movq	176(%r9), %r10
	vpaddb	%xmm9, %xmm8, %xmm9
	movq	%r10, %r11
	imulq	%r15, %r11
	addq	%r8, %r11
	vmovdqu	%xmm9, (%r14,%r11)
	vpbroadcastd	(%rcx,%r15,4), %zmm9
	vpmulld	64(%rdx,%rsi,4), %zmm9, %zmm9
	leaq	16(%rsi), %r9
	vpaddd	%zmm4, %zmm9, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	64(%rdi,%rsi,4), %zmm4, %zmm4
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
	vpbroadcastd	(%rcx,%r15,4), %zmm4
	vpmulld	128(%rdx,%rsi,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	128(%rdi,%rsi,4), %zmm3, %zmm3
	vmaxps	%zmm5, %zmm3, %zmm3
	vminps	%zmm7, %zmm3, %zmm3
	vaddps	%zmm6, %zmm3, %zmm3
	vpmovdb	%zmm3, %xmm3
	vpaddb	%xmm3, %xmm8, %xmm3
	vmovdqu	%xmm3, (%rax,%r11)
	vpbroadcastd	4(%rcx,%r15,4), %zmm3
	vpmulld	(%rdx,%rsi,4), %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%rdi,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm5, %zmm2, %zmm2
	vminps	%zmm7, %zmm2, %zmm2
	vaddps	%zmm6, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	leaq	1(%r15), %r11
	vpaddb	%xmm2, %xmm8, %xmm2
	imulq	%r10, %r11
	addq	%r8, %r11
	vmovdqu	%xmm2, (%r14,%r11)
	vpbroadcastd	4(%rcx,%r15,4), %zmm2
	vpmulld	64(%rdx,%rsi,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rdi,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm5, %zmm1, %zmm1
	vminps	%zmm7, %zmm1, %zmm1
	vaddps	%zmm6, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	vpaddb	%xmm1, %xmm8, %xmm1
	vmovdqu	%xmm1, (%r9,%r11)
	vpbroadcastd	4(%rcx,%r15,4), %zmm1
	vpmulld	128(%rdx,%rsi,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	128(%rdi,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm5, %zmm0, %zmm0
	vminps	%zmm7, %zmm0, %zmm0
	vaddps	%zmm6, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm8, %xmm0
	vmovdqu	%xmm0, (%rax,%r11)
	movq	-128(%rsp), %rdx
	movq	-96(%rsp), %rdi
	movq	-24(%rsp), %r8
.LBB13_10:
	cmpq	%r8, %rdx
	jge	.LBB13_24
.LBB13_21:
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB13_22
	vmovdqu64	16(%r13), %zmm3
	addq	$192, %rdi
	movq	80(%r13), %rcx
	movq	%rdx, %rbp
	imulq	%rdx, %rcx
	movq	88(%r13), %rdx
	addq	(%r13), %rcx
	movq	104(%r13), %r12
	movq	%r12, %r8
	shlq	$6, %r8
	leaq	(%r8,%r8,2), %r8
	movl	%r12d, %r9d
	andl	$3, %r9d
	movq	%r12, %r10
	andq	$-4, %r10
	xorl	%r11d, %r11d
	jmp	.LBB13_26
	.p2align	4
.LBB13_31:
	addq	%r8, %rdi
.LBB13_32:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB13_23
.LBB13_26:
	testq	%r12, %r12
	je	.LBB13_32
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r14
	movq	%r10, %r15
	cmpq	$4, %r12
	jb	.LBB13_28
	.p2align	4
.LBB13_33:
	vpxord	(%rbx){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r14), %zmm4, %zmm2
	vpdpbusd	64(%r14), %zmm4, %zmm1
	vpdpbusd	128(%r14), %zmm4, %zmm0
	vpxord	4(%rbx){1to16}, %zmm3, %zmm4
	vpdpbusd	192(%r14), %zmm4, %zmm2
	vpdpbusd	256(%r14), %zmm4, %zmm1
	vpdpbusd	320(%r14), %zmm4, %zmm0
	vpxord	8(%rbx){1to16}, %zmm3, %zmm4
	vpdpbusd	384(%r14), %zmm4, %zmm2
	vpdpbusd	448(%r14), %zmm4, %zmm1
	vpdpbusd	512(%r14), %zmm4, %zmm0
	vpxord	12(%rbx){1to16}, %zmm3, %zmm4
	vpdpbusd	576(%r14), %zmm4, %zmm2
	vpdpbusd	640(%r14), %zmm4, %zmm1
	vpdpbusd	704(%r14), %zmm4, %zmm0
	addq	$16, %rbx
	addq	$768, %r14
	addq	$-4, %r15
	jne	.LBB13_33
.LBB13_28:
	testq	%r9, %r9
	je	.LBB13_31
	xorl	%r15d, %r15d
	.p2align	4
.LBB13_30:
	vpxord	(%rbx,%r15,4){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r14), %zmm4, %zmm2
	vpdpbusd	64(%r14), %zmm4, %zmm1
	vpdpbusd	128(%r14), %zmm4, %zmm0
	addq	$192, %r14
	incq	%r15
	cmpq	%r15, %r9
	jne	.LBB13_30
	jmp	.LBB13_31
.LBB13_22:
	movq	%rdx, %rbp
.LBB13_23:
	movq	128(%r13), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %r8
	cmovlq	%rax, %r8
	movq	-88(%rsp), %r10
	movq	(%r10), %rcx
	movq	8(%r10), %rdx
	vmovups	16(%r10), %zmm3
	vmovups	80(%r10), %zmm4
	vpbroadcastd	(%rcx,%rbp,4), %zmm5
	movq	160(%r10), %r9
	vpmulld	(%rdx,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm2, %zmm5, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%r9,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm3, %zmm2, %zmm2
	vminps	%zmm4, %zmm2, %zmm2
	vbroadcastss	.LCPI13_0(%rip), %zmm5
	vaddps	%zmm5, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpbroadcastb	144(%r10), %xmm6
	vpaddb	%xmm2, %xmm6, %xmm2
	movq	176(%r10), %rdi
	imulq	%rbp, %rdi
	addq	168(%r10), %rdi
	vmovdqu	%xmm2, (%r8,%rdi)
	vpbroadcastd	(%rcx,%rbp,4), %zmm2
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
	vpbroadcastd	(%rcx,%rbp,4), %zmm1
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
.LBB13_24:
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
.LBB13_19:
	.cfi_def_cfa_offset 88
	jne	.LBB13_24
	xorl	%edx, %edx
	jmp	.LBB13_21
.Lfunc_end13:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end13-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI14_0:
	.long	0x4b400000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.weak	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5,@function
$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	jl	.LBB14_11
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
	vbroadcastss	.LCPI14_0(%rip), %zmm3
	jmp	.LBB14_2
	.p2align	4
.LBB14_3:
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm12
.LBB14_4:
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
	jl	.LBB14_5
.LBB14_2:
	movq	%rax, -112(%rsp)
	movq	-120(%rsp), %rax
	vmovdqu64	(%rax), %zmm4
	testq	%r8, %r8
	je	.LBB14_3
	movq	-128(%rsp), %rsi
	vmovdqu64	16(%rsi), %zmm11
	movq	80(%rsi), %rbp
	movq	88(%rsi), %r10
	movq	104(%rsi), %rdx
	movq	%rdx, %rcx
	shlq	$6, %rcx
	movq	%rbp, %rax
	imulq	%r12, %rax
	addq	(%rsi), %rax
	movq	-56(%rsp), %r13
	xorl	%r11d, %r11d
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm12
	jmp	.LBB14_58
	.p2align	4
.LBB14_62:
	incq	%r11
	cmpq	%r8, %r11
	je	.LBB14_4
.LBB14_58:
	testq	%rdx, %rdx
	je	.LBB14_62
	movq	(%r10,%r11,8), %rsi
	addq	%rax, %rsi
	movq	%r13, %rdi
	xorl	%ebx, %ebx
	.p2align	4
.LBB14_60:
	leaq	(%rsi,%rbx,4), %r14
	vmovdqu64	(%rdi), %zmm13
	vpxord	(%rsi,%rbx,4){1to16}, %zmm11, %zmm14
	vpdpbusd	%zmm13, %zmm14, %zmm12
	vpxord	(%rbp,%r14){1to16}, %zmm11, %zmm14
	addq	%rbp, %r14
	vpdpbusd	%zmm13, %zmm14, %zmm10
	vpxord	(%rbp,%r14){1to16}, %zmm11, %zmm14
	addq	%rbp, %r14
	vpdpbusd	%zmm13, %zmm14, %zmm9
	vpxord	(%rbp,%r14){1to16}, %zmm11, %zmm14
	addq	%rbp, %r14
	vpdpbusd	%zmm13, %zmm14, %zmm8
	vpxord	(%rbp,%r14){1to16}, %zmm11, %zmm14
	addq	%rbp, %r14
	vpdpbusd	%zmm13, %zmm14, %zmm7
	vpxord	(%rbp,%r14){1to16}, %zmm11, %zmm14
	incq	%rbx
	addq	%rbp, %r14
	vpdpbusd	%zmm13, %zmm14, %zmm6
	vpxord	(%rbp,%r14){1to16}, %zmm11, %zmm14
	addq	%rbp, %r14
	vpdpbusd	%zmm13, %zmm14, %zmm5
	vpxord	(%rbp,%r14){1to16}, %zmm11, %zmm14
	vpdpbusd	%zmm13, %zmm14, %zmm4
	addq	$64, %rdi
	cmpq	%rbx, %rdx
	jne	.LBB14_60
	addq	%rcx, %r13
	jmp	.LBB14_62
.LBB14_11:
	cmpq	$3, %rax
	jle	.LBB14_17
	movl	$4, %eax
	xorl	%edx, %edx
	jmp	.LBB14_13
.LBB14_5:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	jge	.LBB14_13
.LBB14_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %rcx
	movq	-128(%rsp), %r13
	movq	-120(%rsp), %rdi
	jge	.LBB14_7
	jmp	.LBB14_10
.LBB14_13:
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
	vbroadcastss	.LCPI14_0(%rip), %zmm3
	movq	%rdx, %r12
	jmp	.LBB14_14
	.p2align	4
.LBB14_15:
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
.LBB14_16:
	movq	-16(%rsp), %rdx
	vpbroadcastd	(%rdx,%r12,4), %zmm6
	movq	-64(%rsp), %rsi
	movq	-24(%rsp), %rdi
	vpmulld	(%rdi,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm8, %zmm6, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	movq	-32(%rsp), %r9
	vmulps	(%r9,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm2, %xmm6
	movq	%r12, %rax
	movq	-40(%rsp), %r10
	imulq	%r10, %rax
	movq	-8(%rsp), %rcx
	vmovdqu	%xmm6, (%rcx,%rax)
	vpbroadcastd	4(%rdx,%r12,4), %zmm6
	vpmulld	(%rdi,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm7, %zmm6, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r9,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	leaq	1(%r12), %rax
	vpaddb	%xmm6, %xmm2, %xmm6
	imulq	%r10, %rax
	vmovdqu	%xmm6, (%rcx,%rax)
	leaq	2(%r12), %rax
	vpbroadcastd	8(%rdx,%r12,4), %zmm6
	vpmulld	(%rdi,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
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
	jl	.LBB14_6
.LBB14_14:
	movq	%rax, -112(%rsp)
	movq	-120(%rsp), %rax
	vmovdqu64	(%rax), %zmm4
	testq	%r8, %r8
	je	.LBB14_15
	movq	-128(%rsp), %rax
	movq	(%rax), %rsi
	vmovdqu64	16(%rax), %zmm6
	movq	80(%rax), %rcx
	movq	%rcx, %rdx
	imulq	%r12, %rdx
	movq	88(%rax), %rdi
	movq	104(%rax), %r13
	movq	%rsi, -88(%rsp)
	leaq	(%rsi,%rdx), %rax
	movq	%rax, -96(%rsp)
	leaq	(%rcx,%rcx), %rax
	movq	%rax, -104(%rsp)
	movq	%r13, %r11
	shlq	$6, %r11
	movq	%r13, %rax
	andq	$-2, %rax
	movq	%rax, -56(%rsp)
	leaq	3(%r12), %r14
	imulq	%rcx, %r14
	leaq	2(%r12), %r15
	imulq	%rcx, %r15
	leaq	1(%r12), %r9
	imulq	%rcx, %r9
	movq	-48(%rsp), %rax
	xorl	%esi, %esi
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
	jmp	.LBB14_47
	.p2align	4
.LBB14_53:
	addq	%r11, %rax
.LBB14_54:
	incq	%rsi
	cmpq	%r8, %rsi
	je	.LBB14_16
.LBB14_47:
	testq	%r13, %r13
	je	.LBB14_54
	movq	(%rdi,%rsi,8), %r10
	cmpq	$1, %r13
	jne	.LBB14_55
	addq	-96(%rsp), %r10
	movq	%rax, %rbp
	testb	$1, %r13b
	je	.LBB14_53
	jmp	.LBB14_52
	.p2align	4
.LBB14_55:
	addq	-88(%rsp), %r10
	movq	-56(%rsp), %rbx
	movq	%rax, %rbp
	.p2align	4
.LBB14_56:
	vpxord	(%r10,%rdx){1to16}, %zmm6, %zmm9
	vmovdqu64	(%rbp), %zmm10
	vmovdqu64	64(%rbp), %zmm11
	vpdpbusd	%zmm10, %zmm9, %zmm8
	vpxord	(%r10,%r9){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm10, %zmm9, %zmm7
	vpxord	(%r10,%r15){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm10, %zmm9, %zmm5
	vpxord	(%r10,%r14){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm10, %zmm9, %zmm4
	vpxord	4(%r10,%rdx){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm11, %zmm9, %zmm8
	vpxord	4(%r10,%r9){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm11, %zmm9, %zmm7
	vpxord	4(%r10,%r15){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm11, %zmm9, %zmm5
	vpxord	4(%r10,%r14){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm11, %zmm9, %zmm4
	subq	$-128, %rbp
	addq	$8, %r10
	addq	$-2, %rbx
	jne	.LBB14_56
	addq	%rdx, %r10
	testb	$1, %r13b
	je	.LBB14_53
.LBB14_52:
	vmovdqu64	(%rbp), %zmm9
	vpxord	(%r10){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm8
	leaq	(%r10,%rcx), %rbx
	vpxord	(%r10,%rcx){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm7
	vpxord	(%r10,%rcx,2){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm5
	movq	-104(%rsp), %r10
	vpxord	(%r10,%rbx){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm4
	jmp	.LBB14_53
.LBB14_17:
	cmpq	$1, %rax
	jle	.LBB14_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB14_7:
	movq	%rax, -104(%rsp)
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	movq	%rdx, -112(%rsp)
	je	.LBB14_8
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
	jmp	.LBB14_35
	.p2align	4
.LBB14_42:
	addq	%rbx, %r8
.LBB14_43:
	incq	%r13
	cmpq	%rax, %r13
	je	.LBB14_9
.LBB14_35:
	testq	%r10, %r10
	je	.LBB14_43
	movq	(%r9,%r13,8), %rbp
	cmpq	$4, %r10
	jae	.LBB14_44
	addq	-96(%rsp), %rbp
	movq	%r8, %rcx
	testq	%r14, %r14
	jne	.LBB14_40
	jmp	.LBB14_42
	.p2align	4
.LBB14_44:
	addq	-88(%rsp), %rbp
	movq	%r11, %r15
	movq	%r8, %rcx
	.p2align	4
.LBB14_45:
	vpxord	(%rbp,%rdi){1to16}, %zmm1, %zmm3
	vmovdqu64	(%rcx), %zmm4
	vmovdqu64	64(%rcx), %zmm5
	vmovdqu64	128(%rcx), %zmm6
	vmovdqu64	192(%rcx), %zmm7
	vpdpbusd	%zmm4, %zmm3, %zmm2
	vpxord	(%rbp,%r12){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm4, %zmm3, %zmm0
	vpxord	4(%rbp,%rdi){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm5, %zmm3, %zmm2
	vpxord	4(%rbp,%r12){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm5, %zmm3, %zmm0
	vpxord	8(%rbp,%rdi){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm6, %zmm3, %zmm2
	vpxord	8(%rbp,%r12){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm6, %zmm3, %zmm0
	vpxord	12(%rbp,%rdi){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm7, %zmm3, %zmm2
	vpxord	12(%rbp,%r12){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm7, %zmm3, %zmm0
	addq	$256, %rcx
	addq	$16, %rbp
	addq	$-4, %r15
	jne	.LBB14_45
	addq	%rdi, %rbp
	testq	%r14, %r14
	je	.LBB14_42
.LBB14_40:
	leaq	(%rsi,%rbp), %r15
	xorl	%edx, %edx
	.p2align	4
.LBB14_41:
	vmovdqu64	(%rcx), %zmm3
	vpxord	(%rbp,%rdx,4){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpxord	(%r15,%rdx,4){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm0
	addq	$64, %rcx
	incq	%rdx
	cmpq	%rdx, %r14
	jne	.LBB14_41
	jmp	.LBB14_42
.LBB14_8:
	vmovdqa64	%zmm0, %zmm2
.LBB14_9:
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
	vbroadcastss	.LCPI14_0(%rip), %zmm4
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
.LBB14_10:
	cmpq	%rcx, %rdx
	jge	.LBB14_24
.LBB14_21:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB14_22
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
	andl	$7, %r8d
	movq	%r15, %r9
	andq	$-8, %r9
	xorl	%r10d, %r10d
	jmp	.LBB14_26
	.p2align	4
.LBB14_31:
	addq	%r12, %rdi
.LBB14_32:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB14_23
.LBB14_26:
	testq	%r15, %r15
	je	.LBB14_32
	movq	(%rdx,%r10,8), %r11
	addq	%rcx, %r11
	movq	%rdi, %rbx
	movq	%r9, %r14
	cmpq	$8, %r15
	jb	.LBB14_28
	.p2align	4
.LBB14_33:
	vpxord	(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	(%rbx), %zmm2, %zmm0
	vpxord	4(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	64(%rbx), %zmm2, %zmm0
	vpxord	8(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	128(%rbx), %zmm2, %zmm0
	vpxord	12(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	192(%rbx), %zmm2, %zmm0
	vpxord	16(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	256(%rbx), %zmm2, %zmm0
	vpxord	20(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	320(%rbx), %zmm2, %zmm0
	vpxord	24(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	384(%rbx), %zmm2, %zmm0
	vpxord	28(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	448(%rbx), %zmm2, %zmm0
	addq	$32, %r11
	addq	$512, %rbx
	addq	$-8, %r14
	jne	.LBB14_33
.LBB14_28:
	testq	%r8, %r8
	je	.LBB14_31
	xorl	%r14d, %r14d
	.p2align	4
.LBB14_30:
	vpxord	(%r11,%r14,4){1to16}, %zmm1, %zmm2
	vpdpbusd	(%rbx), %zmm2, %zmm0
	addq	$64, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB14_30
	jmp	.LBB14_31
.LBB14_22:
	movq	%rdx, %rbp
.LBB14_23:
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
	vaddps	.LCPI14_0(%rip){1to16}, %zmm0, %zmm0
	cmovgeq	%rsi, %rax
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	144(%rdi), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	imulq	176(%rdi), %rbp
	addq	168(%rdi), %rbp
	vmovdqu	%xmm0, (%rax,%rbp)
.LBB14_24:
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
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
.LBB14_19:
	.cfi_def_cfa_offset 56
	jne	.LBB14_24
	xorl	%edx, %edx
	jmp	.LBB14_21
.Lfunc_end14:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end14-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5
	.weak	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5,@function
$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, %r14
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -16(%rsp)
	movq	%rdx, -8(%rsp)
	movq	%r13, -104(%rsp)
	movq	%rdi, -24(%rsp)
	movq	%rax, 48(%rsp)
	jl	.LBB15_11
	movq	96(%r13), %r11
	movq	128(%r13), %rcx
	leaq	128(%r14), %rax
	movq	%rax, (%rsp)
	leaq	16(%rsi), %rax
	movq	(%rdx), %rdi
	movq	%rdi, -56(%rsp)
	movq	8(%rdx), %rdi
	movq	%rdi, -32(%rsp)
	movq	16(%rdx), %rdi
	movq	%rdi, -80(%rsp)
	movq	24(%rdx), %rdi
	movq	%rdi, -40(%rsp)
	movq	32(%rdx), %rdi
	movq	%rdi, 32(%rsp)
	movq	40(%rdx), %rdi
	movq	%rdi, 24(%rsp)
	movq	48(%rdx), %rdi
	movq	%rdi, 16(%rsp)
	movq	56(%rdx), %rdi
	vmovups	64(%rdx), %zmm0
	vmovups	128(%rdx), %zmm1
	movq	192(%rdx), %r8
	movq	%r8, -64(%rsp)
	addq	$-16, %rcx
	movq	%rdi, %r8
	imulq	%rsi, %r8
	movq	%r8, -112(%rsp)
	imulq	%rax, %rdi
	movq	%rdi, -88(%rsp)
	cmpq	%rsi, %rcx
	cmovlq	%rcx, %rsi
	movq	%rsi, -120(%rsp)
	cmpq	%rax, %rcx
	movq	%rax, 40(%rsp)
	cmovgeq	%rax, %rcx
	movq	%rcx, -72(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	200(%rdx), %rax
	movq	%rax, -96(%rsp)
	movl	$8, %eax
	xorl	%r9d, %r9d
	movq	%r11, 8(%rsp)
	movq	16(%rsp), %r15
	jmp	.LBB15_2
	.p2align	4
.LBB15_3:
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
.LBB15_4:
	movq	%r9, %rax
	movq	%r9, -128(%rsp)
	movq	-80(%rsp), %rbp
	imulq	%rbp, %rax
	movq	-32(%rsp), %r10
	vpbroadcastd	(%r10,%rax,4), %zmm18
	movq	-16(%rsp), %rsi
	movq	-40(%rsp), %r14
	vpmulld	(%r14,%rsi,4), %zmm18, %zmm18
	vpaddd	%zmm19, %zmm18, %zmm18
	vcvtdq2ps	%zmm18, %zmm18
	movq	32(%rsp), %r12
	vmovups	(%r12,%rsi,4), %zmm19
	movq	-56(%rsp), %r8
	vmulps	(%r8,%rax,4){1to16}, %zmm18, %zmm18
	movq	24(%rsp), %r13
	vfmadd213ps	(%r13,%rsi,4), %zmm19, %zmm18
	vcmpltps	%zmm2, %zmm18, %k1
	movq	-112(%rsp), %rdi
	vmulps	(%r15,%rdi,4), %zmm18, %zmm18 {%k1}
	vmaxps	%zmm18, %zmm0, %zmm18
	vminps	%zmm18, %zmm1, %zmm18
	movq	-128(%rsp), %rcx
	movq	-96(%rsp), %r9
	imulq	%r9, %rcx
	movq	-64(%rsp), %rbx
	leaq	(%rbx,%rcx,4), %rcx
	movq	-120(%rsp), %rdx
	vmovups	%zmm18, (%rcx,%rdx,4)
	vpbroadcastd	(%r10,%rax,4), %zmm18
	vpmulld	64(%r14,%rsi,4), %zmm18, %zmm18
	vpaddd	%zmm17, %zmm18, %zmm17
	vcvtdq2ps	%zmm17, %zmm17
	vmovups	64(%r12,%rsi,4), %zmm18
	vmulps	(%r8,%rax,4){1to16}, %zmm17, %zmm17
	vfmadd213ps	64(%r13,%rsi,4), %zmm18, %zmm17
	vcmpltps	%zmm2, %zmm17, %k1
	movq	-88(%rsp), %r11
	vmulps	(%r15,%r11,4), %zmm17, %zmm17 {%k1}
	vmaxps	%zmm17, %zmm0, %zmm17
	vminps	%zmm17, %zmm1, %zmm17
	movq	-72(%rsp), %rdx
	vmovups	%zmm17, (%rcx,%rdx,4)
	movq	-128(%rsp), %rax
	orq	$1, %rax
	movq	%rax, %rcx
	imulq	%rbp, %rcx
	vpbroadcastd	(%r10,%rcx,4), %zmm17
	vpmulld	(%r14,%rsi,4), %zmm17, %zmm17
	vpaddd	%zmm16, %zmm17, %zmm16
	vcvtdq2ps	%zmm16, %zmm16
	vmovups	(%r12,%rsi,4), %zmm17
	vmulps	(%r8,%rcx,4){1to16}, %zmm16, %zmm16
	vfmadd213ps	(%r13,%rsi,4), %zmm17, %zmm16
	vcmpltps	%zmm2, %zmm16, %k1
	vmulps	(%r15,%rdi,4), %zmm16, %zmm16 {%k1}
	vmaxps	%zmm16, %zmm0, %zmm16
	vminps	%zmm16, %zmm1, %zmm16
	imulq	%r9, %rax
	movq	%r9, %rdi
	leaq	(%rbx,%rax,4), %rax
	movq	-120(%rsp), %r9
	vmovups	%zmm16, (%rax,%r9,4)
	vpbroadcastd	(%r10,%rcx,4), %zmm16
	vpmulld	64(%r14,%rsi,4), %zmm16, %zmm16
	vpaddd	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm15, %zmm15
	vmovups	64(%r12,%rsi,4), %zmm16
	vmulps	(%r8,%rcx,4){1to16}, %zmm15, %zmm15
	vfmadd213ps	64(%r13,%rsi,4), %zmm16, %zmm15
	vcmpltps	%zmm2, %zmm15, %k1
	vmulps	(%r15,%r11,4), %zmm15, %zmm15 {%k1}
	vmaxps	%zmm15, %zmm0, %zmm15
	vminps	%zmm15, %zmm1, %zmm15
	vmovups	%zmm15, (%rax,%rdx,4)
	movq	-128(%rsp), %rax
	orq	$2, %rax
	movq	%rax, %rcx
	imulq	%rbp, %rcx
	vpbroadcastd	(%r10,%rcx,4), %zmm15
	vpmulld	(%r14,%rsi,4), %zmm15, %zmm15
	vpaddd	%zmm14, %zmm15, %zmm14
	vcvtdq2ps	%zmm14, %zmm14
	vmovups	(%r12,%rsi,4), %zmm15
	vmulps	(%r8,%rcx,4){1to16}, %zmm14, %zmm14
	vfmadd213ps	(%r13,%rsi,4), %zmm15, %zmm14
	vcmpltps	%zmm2, %zmm14, %k1
	movq	-112(%rsp), %r11
	vmulps	(%r15,%r11,4), %zmm14, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	imulq	%rdi, %rax
	leaq	(%rbx,%rax,4), %rax
	movq	%rbx, %rbp
	vmovups	%zmm14, (%rax,%r9,4)
	vpbroadcastd	(%r10,%rcx,4), %zmm14
	vpmulld	64(%r14,%rsi,4), %zmm14, %zmm14
	vpaddd	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmovups	64(%r12,%rsi,4), %zmm14
	vmulps	(%r8,%rcx,4){1to16}, %zmm13, %zmm13
	vfmadd213ps	64(%r13,%rsi,4), %zmm14, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	movq	-88(%rsp), %rdi
	vmulps	(%r15,%rdi,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	vmovups	%zmm13, (%rax,%rdx,4)
	movq	%rdx, %r11
	movq	-128(%rsp), %rax
	orq	$3, %rax
	movq	%rax, %rcx
	movq	-80(%rsp), %rbx
	imulq	%rbx, %rcx
	vpbroadcastd	(%r10,%rcx,4), %zmm13
	vpmulld	(%r14,%rsi,4), %zmm13, %zmm13
	vpaddd	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm12, %zmm12
	vmovups	(%r12,%rsi,4), %zmm13
	vmulps	(%r8,%rcx,4){1to16}, %zmm12, %zmm12
	vfmadd213ps	(%r13,%rsi,4), %zmm13, %zmm12
	vcmpltps	%zmm2, %zmm12, %k1
	movq	-112(%rsp), %rdx
	vmulps	(%r15,%rdx,4), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	movq	-96(%rsp), %rdx
	imulq	%rdx, %rax
	leaq	(,%rax,4), %rax
	addq	%rbp, %rax
	vmovups	%zmm12, (%rax,%r9,4)
	vpbroadcastd	(%r10,%rcx,4), %zmm12
	vpmulld	64(%r14,%rsi,4), %zmm12, %zmm12
	vpaddd	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm11, %zmm11
	vmovups	64(%r12,%rsi,4), %zmm12
	vmulps	(%r8,%rcx,4){1to16}, %zmm11, %zmm11
	vfmadd213ps	64(%r13,%rsi,4), %zmm12, %zmm11
	vcmpltps	%zmm2, %zmm11, %k1
	vmulps	(%r15,%rdi,4), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	vmovups	%zmm11, (%rax,%r11,4)
	movq	-128(%rsp), %rax
	orq	$4, %rax
	movq	%rax, %rcx
	imulq	%rbx, %rcx
	vpbroadcastd	(%r10,%rcx,4), %zmm11
	vpmulld	(%r14,%rsi,4), %zmm11, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	vmovups	(%r12,%rsi,4), %zmm11
	vmulps	(%r8,%rcx,4){1to16}, %zmm10, %zmm10
	vfmadd213ps	(%r13,%rsi,4), %zmm11, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	-112(%rsp), %rbp
	vmulps	(%r15,%rbp,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	imulq	%rdx, %rax
	movq	-64(%rsp), %r9
	leaq	(%r9,%rax,4), %rax
	movq	-120(%rsp), %r11
	vmovups	%zmm10, (%rax,%r11,4)
	vpbroadcastd	(%r10,%rcx,4), %zmm10
	vpmulld	64(%r14,%rsi,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmovups	64(%r12,%rsi,4), %zmm10
	vmulps	(%r8,%rcx,4){1to16}, %zmm9, %zmm9
	vfmadd213ps	64(%r13,%rsi,4), %zmm10, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	vmulps	(%r15,%rdi,4), %zmm9, %zmm9 {%k1}
	movq	%rdi, %r11
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	movq	-72(%rsp), %rdi
	vmovups	%zmm9, (%rax,%rdi,4)
	movq	-128(%rsp), %rax
	orq	$5, %rax
	movq	%rax, %rcx
	imulq	%rbx, %rcx
	vpbroadcastd	(%r10,%rcx,4), %zmm9
	vpmulld	(%r14,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmovups	(%r12,%rsi,4), %zmm9
	vmulps	(%r8,%rcx,4){1to16}, %zmm8, %zmm8
	vfmadd213ps	(%r13,%rsi,4), %zmm9, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%r15,%rbp,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	imulq	%rdx, %rax
	movq	%rdx, %rbx
	movq	%r9, %rdx
	leaq	(%r9,%rax,4), %rax
	movq	-120(%rsp), %r9
	vmovups	%zmm8, (%rax,%r9,4)
	vpbroadcastd	(%r10,%rcx,4), %zmm8
	vpmulld	64(%r14,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmovups	64(%r12,%rsi,4), %zmm8
	vmulps	(%r8,%rcx,4){1to16}, %zmm7, %zmm7
	vfmadd213ps	64(%r13,%rsi,4), %zmm8, %zmm7
	vcmpltps	%zmm2, %zmm7, %k1
	vmulps	(%r15,%r11,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rax,%rdi,4)
	movq	%rdi, %r11
	movq	-128(%rsp), %rax
	orq	$6, %rax
	movq	%rax, %rcx
	movq	-80(%rsp), %rdi
	imulq	%rdi, %rcx
	vpbroadcastd	(%r10,%rcx,4), %zmm7
	vpmulld	(%r14,%rsi,4), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmovups	(%r12,%rsi,4), %zmm7
	vmulps	(%r8,%rcx,4){1to16}, %zmm6, %zmm6
	vfmadd213ps	(%r13,%rsi,4), %zmm7, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%r15,%rbp,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	imulq	%rbx, %rax
	leaq	(%rdx,%rax,4), %rax
	vmovups	%zmm6, (%rax,%r9,4)
	vpbroadcastd	(%r10,%rcx,4), %zmm6
	vpmulld	64(%r14,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmovups	64(%r12,%rsi,4), %zmm6
	vmulps	(%r8,%rcx,4){1to16}, %zmm5, %zmm5
	vfmadd213ps	64(%r13,%rsi,4), %zmm6, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	movq	-88(%rsp), %rbx
	vmulps	(%r15,%rbx,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rax,%r11,4)
	movq	-128(%rsp), %rax
	orq	$7, %rax
	movq	%rax, %rcx
	imulq	%rdi, %rcx
	vpbroadcastd	(%r10,%rcx,4), %zmm5
	vpmulld	(%r14,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmovups	(%r12,%rsi,4), %zmm5
	vmulps	(%r8,%rcx,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	(%r13,%rsi,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r15,%rbp,4), %zmm4, %zmm4 {%k1}
	movq	-128(%rsp), %rdi
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	imulq	-96(%rsp), %rax
	leaq	(%rdx,%rax,4), %rax
	vmovups	%zmm4, (%rax,%r9,4)
	movq	8(%rsp), %r11
	vpbroadcastd	(%r10,%rcx,4), %zmm4
	vpmulld	64(%r14,%rsi,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	(%r8,%rcx,4){1to16}, %zmm3, %zmm3
	vmovups	64(%r12,%rsi,4), %zmm4
	vfmadd213ps	64(%r13,%rsi,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r15,%rbx,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	movq	-72(%rsp), %rcx
	vmovups	%zmm3, (%rax,%rcx,4)
	movq	-48(%rsp), %rdx
	leaq	8(%rdx), %rax
	addq	$8, %rdi
	movq	%rdi, %r9
	movq	48(%rsp), %rdi
	cmpq	%rax, %rdi
	jl	.LBB15_5
.LBB15_2:
	movq	%rax, %rsi
	movq	-24(%rsp), %rax
	vmovdqu64	(%rax), %zmm4
	vmovdqu64	64(%rax), %zmm3
	testq	%r11, %r11
	movq	%rsi, -48(%rsp)
	je	.LBB15_3
	movq	-104(%rsp), %rdx
	vmovdqu64	16(%rdx), %zmm18
	movq	80(%rdx), %rax
	movq	88(%rdx), %r10
	movq	104(%rdx), %rdi
	movq	%rdi, %rcx
	shlq	$7, %rcx
	movq	%rax, %r13
	imulq	%r9, %r13
	addq	(%rdx), %r13
	movq	(%rsp), %r12
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
	jmp	.LBB15_57
	.p2align	4
.LBB15_61:
	incq	%rbx
	cmpq	%r11, %rbx
	je	.LBB15_4
.LBB15_57:
	testq	%rdi, %rdi
	je	.LBB15_61
	movq	(%r10,%rbx,8), %r14
	addq	%r13, %r14
	movq	%r12, %r8
	xorl	%ebp, %ebp
	.p2align	4
.LBB15_59:
	vmovdqu64	(%r8), %zmm20
	vmovdqu64	64(%r8), %zmm21
	leaq	(%r14,%rbp,4), %rsi
	vpxord	(%r14,%rbp,4){1to16}, %zmm18, %zmm22
	vpdpbusd	%zmm20, %zmm22, %zmm19
	vpxord	(%rax,%rsi){1to16}, %zmm18, %zmm23
	vpdpbusd	%zmm21, %zmm22, %zmm17
	addq	%rax, %rsi
	vpdpbusd	%zmm20, %zmm23, %zmm16
	vpdpbusd	%zmm21, %zmm23, %zmm15
	vpxord	(%rax,%rsi){1to16}, %zmm18, %zmm22
	incq	%rbp
	addq	%rax, %rsi
	vpdpbusd	%zmm20, %zmm22, %zmm14
	vpdpbusd	%zmm21, %zmm22, %zmm13
	vpxord	(%rax,%rsi){1to16}, %zmm18, %zmm22
	addq	%rax, %rsi
	vpdpbusd	%zmm20, %zmm22, %zmm12
	vpdpbusd	%zmm21, %zmm22, %zmm11
	vpxord	(%rax,%rsi){1to16}, %zmm18, %zmm22
	addq	%rax, %rsi
	vpdpbusd	%zmm20, %zmm22, %zmm10
	vpdpbusd	%zmm21, %zmm22, %zmm9
	vpxord	(%rax,%rsi){1to16}, %zmm18, %zmm22
	addq	%rax, %rsi
	vpdpbusd	%zmm20, %zmm22, %zmm8
	vpdpbusd	%zmm21, %zmm22, %zmm7
	vpxord	(%rax,%rsi){1to16}, %zmm18, %zmm22
	addq	%rax, %rsi
	vpdpbusd	%zmm20, %zmm22, %zmm6
	vpdpbusd	%zmm21, %zmm22, %zmm5
	vpxord	(%rax,%rsi){1to16}, %zmm18, %zmm22
	vpdpbusd	%zmm20, %zmm22, %zmm4
	vpdpbusd	%zmm21, %zmm22, %zmm3
	subq	$-128, %r8
	cmpq	%rbp, %rdi
	jne	.LBB15_59
	addq	%rcx, %r12
	jmp	.LBB15_61
.LBB15_11:
	cmpq	$4, %rax
	jl	.LBB15_17
	leaq	16(%rsi), %rax
	movq	%rax, 40(%rsp)
	movl	$4, %ecx
	xorl	%edx, %edx
	jmp	.LBB15_13
.LBB15_5:
	movq	%rdx, %rcx
	orq	$4, %rcx
	cmpq	%rcx, %rdi
	movq	-16(%rsp), %rsi
	movq	-24(%rsp), %r14
	jge	.LBB15_13
.LBB15_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %rdi
	movq	-104(%rsp), %r13
	jge	.LBB15_7
	jmp	.LBB15_10
.LBB15_13:
	movq	%rdx, %r9
	movq	-104(%rsp), %rdx
	movq	96(%rdx), %r8
	movq	128(%rdx), %r11
	leaq	128(%r14), %rdx
	movq	%rdx, 56(%rsp)
	movq	-8(%rsp), %rdx
	movq	(%rdx), %rdi
	movq	%rdi, 32(%rsp)
	movq	8(%rdx), %rdi
	movq	%rdi, 24(%rsp)
	movq	16(%rdx), %rdi
	movq	%rdi, -80(%rsp)
	movq	24(%rdx), %rdi
	movq	%rdi, 16(%rsp)
	movq	32(%rdx), %rdi
	movq	%rdi, 8(%rsp)
	movq	40(%rdx), %rdi
	movq	%rdi, (%rsp)
	movq	48(%rdx), %rdi
	movq	%rdi, 72(%rsp)
	movq	56(%rdx), %r10
	vmovups	64(%rdx), %zmm0
	vmovups	128(%rdx), %zmm1
	movq	192(%rdx), %rax
	movq	%rax, -96(%rsp)
	addq	$-16, %r11
	movq	%r10, %rax
	imulq	%rsi, %rax
	movq	%rax, -40(%rsp)
	movq	40(%rsp), %rdi
	imulq	%rdi, %r10
	movq	%r10, -88(%rsp)
	cmpq	%rsi, %r11
	cmovlq	%r11, %rsi
	movq	%rsi, -64(%rsp)
	cmpq	%rdi, %r11
	cmovgeq	%rdi, %r11
	movq	%r11, -32(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	200(%rdx), %rax
	movq	%rax, -56(%rsp)
	movq	%r8, 64(%rsp)
	jmp	.LBB15_14
	.p2align	4
.LBB15_15:
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm4, %zmm11
.LBB15_16:
	movq	%r9, %rcx
	imulq	-80(%rsp), %rcx
	movq	24(%rsp), %r11
	vpbroadcastd	(%r11,%rcx,4), %zmm10
	movq	-16(%rsp), %rsi
	movq	16(%rsp), %r14
	vpmulld	(%r14,%rsi,4), %zmm10, %zmm10
	vpaddd	%zmm11, %zmm10, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	movq	8(%rsp), %r15
	vmovups	(%r15,%rsi,4), %zmm11
	movq	32(%rsp), %rbx
	vmulps	(%rbx,%rcx,4){1to16}, %zmm10, %zmm10
	movq	(%rsp), %r12
	vfmadd213ps	(%r12,%rsi,4), %zmm11, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	72(%rsp), %r13
	movq	-40(%rsp), %r10
	vmulps	(%r13,%r10,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	movq	%r9, %rdx
	imulq	-56(%rsp), %rdx
	movq	-96(%rsp), %rax
	leaq	(%rax,%rdx,4), %rdx
	movq	-64(%rsp), %rax
	vmovups	%zmm10, (%rdx,%rax,4)
	vpbroadcastd	(%r11,%rcx,4), %zmm10
	movq	40(%rsp), %rdi
	vpmulld	(%r14,%rdi,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmovups	(%r15,%rdi,4), %zmm10
	vmulps	(%rbx,%rcx,4){1to16}, %zmm9, %zmm9
	vfmadd213ps	(%r12,%rdi,4), %zmm10, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	movq	-88(%rsp), %rbp
	vmulps	(%r13,%rbp,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	movq	-32(%rsp), %rax
	vmovups	%zmm9, (%rdx,%rax,4)
	leaq	1(%r9), %rcx
	movq	%rcx, %rdx
	movq	-80(%rsp), %r8
	imulq	%r8, %rdx
	vpbroadcastd	(%r11,%rdx,4), %zmm9
	vpmulld	(%r14,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmovups	(%r15,%rsi,4), %zmm9
	vmulps	(%rbx,%rdx,4){1to16}, %zmm8, %zmm8
	vfmadd213ps	(%r12,%rsi,4), %zmm9, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%r13,%r10,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	movq	-56(%rsp), %rax
	imulq	%rax, %rcx
	movq	-96(%rsp), %r10
	leaq	(%r10,%rcx,4), %rcx
	movq	-64(%rsp), %r10
	vmovups	%zmm8, (%rcx,%r10,4)
	vpbroadcastd	(%r11,%rdx,4), %zmm8
	vpmulld	(%r14,%rdi,4), %zmm8, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmovups	(%r15,%rdi,4), %zmm8
	vmulps	(%rbx,%rdx,4){1to16}, %zmm7, %zmm7
	vfmadd213ps	(%r12,%rdi,4), %zmm8, %zmm7
	vcmpltps	%zmm2, %zmm7, %k1
	vmulps	(%r13,%rbp,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	movq	-32(%rsp), %r10
	vmovups	%zmm7, (%rcx,%r10,4)
	leaq	2(%r9), %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vpbroadcastd	(%r11,%rdx,4), %zmm7
	vpmulld	(%r14,%rsi,4), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmovups	(%r15,%rsi,4), %zmm7
	vmulps	(%rbx,%rdx,4){1to16}, %zmm6, %zmm6
	vfmadd213ps	(%r12,%rsi,4), %zmm7, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	movq	-40(%rsp), %r8
	vmulps	(%r13,%r8,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	imulq	%rax, %rcx
	movq	-96(%rsp), %rax
	leaq	(%rax,%rcx,4), %rcx
	movq	-64(%rsp), %rbp
	vmovups	%zmm6, (%rcx,%rbp,4)
	vpbroadcastd	(%r11,%rdx,4), %zmm6
	vpmulld	(%r14,%rdi,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%rbx,%rdx,4){1to16}, %zmm5, %zmm5
	vmovups	(%r15,%rdi,4), %zmm6
	vfmadd213ps	(%r12,%rdi,4), %zmm6, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	movq	-88(%rsp), %rdx
	vmulps	(%r13,%rdx,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rcx,%r10,4)
	addq	$3, %r9
	movq	%r9, %rcx
	imulq	-80(%rsp), %rcx
	vpbroadcastd	(%r11,%rcx,4), %zmm5
	vpmulld	(%r14,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmovups	(%r15,%rsi,4), %zmm5
	vmulps	(%rbx,%rcx,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	(%r12,%rsi,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r13,%r8,4), %zmm4, %zmm4 {%k1}
	movq	64(%rsp), %r8
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	imulq	-56(%rsp), %r9
	leaq	(%rax,%r9,4), %rdx
	vmovups	%zmm4, (%rdx,%rbp,4)
	vpbroadcastd	(%r11,%rcx,4), %zmm4
	vpmulld	(%r14,%rdi,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmovups	(%r15,%rdi,4), %zmm4
	vmulps	(%rbx,%rcx,4){1to16}, %zmm3, %zmm3
	vfmadd213ps	(%r12,%rdi,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	movq	-88(%rsp), %rax
	vmulps	(%r13,%rax,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rdx,%r10,4)
	movq	-48(%rsp), %rdx
	leaq	4(%rdx), %rcx
	movq	%rdx, %r9
	movq	48(%rsp), %rdi
	cmpq	%rcx, %rdi
	movq	-24(%rsp), %r14
	jl	.LBB15_6
.LBB15_14:
	movq	%rcx, -48(%rsp)
	vmovdqu64	(%r14), %zmm4
	vmovdqu64	64(%r14), %zmm3
	testq	%r8, %r8
	je	.LBB15_15
	movq	-104(%rsp), %rcx
	movq	(%rcx), %rsi
	vmovdqu64	16(%rcx), %zmm10
	movq	80(%rcx), %rdx
	movq	%rdx, %r15
	imulq	%r9, %r15
	movq	88(%rcx), %rax
	movq	104(%rcx), %rcx
	movq	%rsi, -128(%rsp)
	addq	%r15, %rsi
	movq	%rsi, -112(%rsp)
	leaq	(%rdx,%rdx), %rsi
	movq	%rsi, -120(%rsp)
	movq	%rcx, %rsi
	shlq	$7, %rsi
	movq	%rcx, %rdi
	andq	$-2, %rdi
	movq	%rdi, -72(%rsp)
	leaq	3(%r9), %r11
	imulq	%rdx, %r11
	leaq	2(%r9), %rbx
	imulq	%rdx, %rbx
	leaq	1(%r9), %r14
	imulq	%rdx, %r14
	movq	56(%rsp), %r10
	xorl	%edi, %edi
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm4, %zmm11
	jmp	.LBB15_46
	.p2align	4
.LBB15_52:
	addq	%rsi, %r10
.LBB15_53:
	incq	%rdi
	cmpq	%r8, %rdi
	je	.LBB15_16
.LBB15_46:
	testq	%rcx, %rcx
	je	.LBB15_53
	movq	(%rax,%rdi,8), %r12
	cmpq	$1, %rcx
	jne	.LBB15_54
	addq	-112(%rsp), %r12
	movq	%r10, %rbp
	testb	$1, %cl
	je	.LBB15_52
	jmp	.LBB15_51
	.p2align	4
.LBB15_54:
	addq	-128(%rsp), %r12
	movq	-72(%rsp), %r13
	movq	%r10, %rbp
	.p2align	4
.LBB15_55:
	vpxord	(%r12,%r15){1to16}, %zmm10, %zmm12
	vmovdqu64	(%rbp), %zmm13
	vmovdqu64	64(%rbp), %zmm14
	vmovdqu64	128(%rbp), %zmm15
	vmovdqu64	192(%rbp), %zmm16
	vpdpbusd	%zmm13, %zmm12, %zmm11
	vpxord	(%r12,%r14){1to16}, %zmm10, %zmm17
	vpdpbusd	%zmm14, %zmm12, %zmm9
	vpdpbusd	%zmm13, %zmm17, %zmm8
	vpdpbusd	%zmm14, %zmm17, %zmm7
	vpxord	(%r12,%rbx){1to16}, %zmm10, %zmm12
	vpdpbusd	%zmm13, %zmm12, %zmm6
	vpdpbusd	%zmm14, %zmm12, %zmm5
	vpxord	(%r12,%r11){1to16}, %zmm10, %zmm12
	vpdpbusd	%zmm13, %zmm12, %zmm4
	vpxord	4(%r12,%r15){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm14, %zmm12, %zmm3
	vpdpbusd	%zmm15, %zmm13, %zmm11
	vpdpbusd	%zmm16, %zmm13, %zmm9
	vpxord	4(%r12,%r14){1to16}, %zmm10, %zmm12
	vpdpbusd	%zmm15, %zmm12, %zmm8
	vpdpbusd	%zmm16, %zmm12, %zmm7
	vpxord	4(%r12,%rbx){1to16}, %zmm10, %zmm12
	vpdpbusd	%zmm15, %zmm12, %zmm6
	vpxord	4(%r12,%r11){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm16, %zmm12, %zmm5
	vpdpbusd	%zmm15, %zmm13, %zmm4
	vpdpbusd	%zmm16, %zmm13, %zmm3
	addq	$256, %rbp
	addq	$8, %r12
	addq	$-2, %r13
	jne	.LBB15_55
	addq	%r15, %r12
	testb	$1, %cl
	je	.LBB15_52
.LBB15_51:
	vmovdqu64	(%rbp), %zmm12
	vmovdqu64	64(%rbp), %zmm13
	vpxord	(%r12){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm12, %zmm14, %zmm11
	vpdpbusd	%zmm13, %zmm14, %zmm9
	leaq	(%r12,%rdx), %r13
	vpxord	(%r12,%rdx){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm12, %zmm14, %zmm8
	vpdpbusd	%zmm13, %zmm14, %zmm7
	vpxord	(%r12,%rdx,2){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm12, %zmm14, %zmm6
	vpdpbusd	%zmm13, %zmm14, %zmm5
	movq	-120(%rsp), %r12
	vpxord	(%r12,%r13){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm12, %zmm14, %zmm4
	vpdpbusd	%zmm13, %zmm14, %zmm3
	jmp	.LBB15_52
.LBB15_17:
	cmpq	$1, %rax
	jle	.LBB15_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB15_7:
	vmovdqu64	(%r14), %zmm1
	vmovdqu64	64(%r14), %zmm0
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rdx, -48(%rsp)
	movq	%rax, -128(%rsp)
	je	.LBB15_8
	leaq	128(%r14), %rax
	movq	(%r13), %rdi
	vmovdqu64	16(%r13), %zmm4
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
	vmovdqa64	%zmm1, %zmm3
	jmp	.LBB15_35
	.p2align	4
.LBB15_41:
	addq	%r14, %rax
.LBB15_42:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB15_9
.LBB15_35:
	testq	%r11, %r11
	je	.LBB15_42
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB15_43
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB15_41
	jmp	.LBB15_40
	.p2align	4
.LBB15_43:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB15_44:
	vpxord	(%rbp,%r9){1to16}, %zmm4, %zmm5
	vmovdqu64	(%rdx), %zmm6
	vmovdqu64	64(%rdx), %zmm7
	vmovdqu64	128(%rdx), %zmm8
	vmovdqu64	192(%rdx), %zmm9
	vpdpbusd	%zmm6, %zmm5, %zmm3
	vpdpbusd	%zmm7, %zmm5, %zmm2
	vpxord	(%rbp,%r12){1to16}, %zmm4, %zmm5
	vpdpbusd	%zmm6, %zmm5, %zmm1
	vpdpbusd	%zmm7, %zmm5, %zmm0
	vpxord	4(%rbp,%r9){1to16}, %zmm4, %zmm5
	vpdpbusd	%zmm8, %zmm5, %zmm3
	vpxord	4(%rbp,%r12){1to16}, %zmm4, %zmm6
	vpdpbusd	%zmm9, %zmm5, %zmm2
	vpdpbusd	%zmm8, %zmm6, %zmm1
	vpdpbusd	%zmm9, %zmm6, %zmm0
	addq	$256, %rdx
	addq	$8, %rbp
	addq	$-2, %rsi
	jne	.LBB15_44
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB15_41
.LBB15_40:
	vmovdqu64	(%rdx), %zmm5
	vmovdqu64	64(%rdx), %zmm6
	vpxord	(%rbp){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm3
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vpxord	(%rbp,%r8){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	jmp	.LBB15_41
.LBB15_8:
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm3
.LBB15_9:
	movq	-104(%rsp), %rax
	movq	128(%rax), %rdx
	addq	$-16, %rdx
	movq	-16(%rsp), %rsi
	cmpq	%rsi, %rdx
	movq	%rsi, %r10
	cmovlq	%rdx, %r10
	movq	-8(%rsp), %r12
	movq	(%r12), %rbp
	movq	%rbp, -72(%rsp)
	movq	8(%r12), %r11
	movq	16(%r12), %r8
	movq	24(%r12), %rbx
	movq	32(%r12), %r9
	movq	40(%r12), %rdi
	movq	48(%r12), %rax
	movq	%rax, -120(%rsp)
	movq	56(%r12), %r15
	movq	%r8, %r13
	movq	-48(%rsp), %rcx
	imulq	%rcx, %r13
	vpbroadcastd	(%r11,%r13,4), %zmm4
	vpmulld	(%rbx,%rsi,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm5
	vmovups	(%r9,%rsi,4), %zmm6
	movq	%r15, %r14
	imulq	%rsi, %r14
	vmovups	64(%r12), %zmm3
	vmovups	128(%r12), %zmm4
	vmulps	(%rbp,%r13,4){1to16}, %zmm5, %zmm7
	vfmadd213ps	(%rdi,%rsi,4), %zmm6, %zmm7
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%zmm5, %zmm7, %k1
	vmulps	(%rax,%r14,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm3, %zmm6
	vminps	%zmm6, %zmm4, %zmm6
	movq	200(%r12), %rbp
	movq	%rbp, -112(%rsp)
	imulq	%rcx, %rbp
	movq	192(%r12), %r12
	leaq	(%r12,%rbp,4), %rbp
	vmovups	%zmm6, (%rbp,%r10,4)
	vpbroadcastd	(%r11,%r13,4), %zmm6
	vpmulld	64(%rbx,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm2, %zmm6, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	movq	-72(%rsp), %rax
	vmulps	(%rax,%r13,4){1to16}, %zmm2, %zmm2
	leaq	16(%rsi), %r13
	cmpq	%r13, %rdx
	cmovgeq	%r13, %rdx
	vmovups	64(%r9,%rsi,4), %zmm6
	imulq	%r13, %r15
	vfmadd213ps	64(%rdi,%rsi,4), %zmm6, %zmm2
	vcmpltps	%zmm5, %zmm2, %k1
	movq	-120(%rsp), %r13
	vmulps	(%r13,%r15,4), %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm3, %zmm2
	vminps	%zmm2, %zmm4, %zmm2
	vmovups	%zmm2, (%rbp,%rdx,4)
	incq	%rcx
	imulq	%rcx, %r8
	vpbroadcastd	(%r11,%r8,4), %zmm2
	vpmulld	(%rbx,%rsi,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmovups	(%r9,%rsi,4), %zmm2
	movq	%rax, %rbp
	vmulps	(%rax,%r8,4){1to16}, %zmm1, %zmm1
	vfmadd213ps	(%rdi,%rsi,4), %zmm2, %zmm1
	vcmpltps	%zmm5, %zmm1, %k1
	vmulps	(%r13,%r14,4), %zmm1, %zmm1 {%k1}
	movq	%r13, %rax
	imulq	-112(%rsp), %rcx
	leaq	(%r12,%rcx,4), %r14
	vmaxps	%zmm1, %zmm3, %zmm1
	vminps	%zmm1, %zmm4, %zmm1
	vmovups	%zmm1, (%r14,%r10,4)
	vpbroadcastd	(%r11,%r8,4), %zmm1
	vpmulld	64(%rbx,%rsi,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rbp,%r8,4){1to16}, %zmm0, %zmm0
	vmovups	64(%r9,%rsi,4), %zmm1
	movq	-104(%rsp), %r13
	vfmadd213ps	64(%rdi,%rsi,4), %zmm1, %zmm0
	vcmpltps	%zmm5, %zmm0, %k1
	vmulps	(%rax,%r15,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm3, %zmm0
	vminps	%zmm0, %zmm4, %zmm0
	vmovups	%zmm0, (%r14,%rdx,4)
	movq	-128(%rsp), %rdx
	movq	-24(%rsp), %r14
	movq	48(%rsp), %rdi
.LBB15_10:
	cmpq	%rdi, %rdx
	jge	.LBB15_24
.LBB15_21:
	vmovdqu64	(%r14), %zmm1
	vmovdqu64	64(%r14), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB15_22
	subq	$-128, %r14
	vmovdqu64	16(%r13), %zmm2
	movq	80(%r13), %rcx
	movq	%rdx, %rbp
	imulq	%rdx, %rcx
	movq	88(%r13), %rdx
	movq	104(%r13), %rdi
	addq	(%r13), %rcx
	movq	%rdi, %r8
	shlq	$7, %r8
	movl	%edi, %r9d
	andl	$3, %r9d
	movq	%rdi, %r10
	andq	$-4, %r10
	xorl	%r11d, %r11d
	jmp	.LBB15_26
	.p2align	4
.LBB15_31:
	movq	%r12, %r14
	addq	%r8, %r14
.LBB15_32:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB15_23
.LBB15_26:
	testq	%rdi, %rdi
	je	.LBB15_32
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%r14, %r12
	movq	%r10, %r15
	cmpq	$4, %rdi
	jb	.LBB15_28
	.p2align	4
.LBB15_33:
	vpxord	(%rbx){1to16}, %zmm2, %zmm3
	vpdpbusd	(%r14), %zmm3, %zmm1
	vpdpbusd	64(%r14), %zmm3, %zmm0
	vpxord	4(%rbx){1to16}, %zmm2, %zmm3
	vpdpbusd	128(%r14), %zmm3, %zmm1
	vpdpbusd	192(%r14), %zmm3, %zmm0
	vpxord	8(%rbx){1to16}, %zmm2, %zmm3
	vpdpbusd	256(%r14), %zmm3, %zmm1
	vpdpbusd	320(%r14), %zmm3, %zmm0
	vpxord	12(%rbx){1to16}, %zmm2, %zmm3
	vpdpbusd	384(%r14), %zmm3, %zmm1
	vpdpbusd	448(%r14), %zmm3, %zmm0
	addq	$16, %rbx
	addq	$512, %r14
	addq	$-4, %r15
	jne	.LBB15_33
.LBB15_28:
	testq	%r9, %r9
	je	.LBB15_31
	xorl	%r15d, %r15d
	.p2align	4
.LBB15_30:
	vpxord	(%rbx,%r15,4){1to16}, %zmm2, %zmm3
	vpdpbusd	(%r14), %zmm3, %zmm1
	vpdpbusd	64(%r14), %zmm3, %zmm0
	subq	$-128, %r14
	incq	%r15
	cmpq	%r15, %r9
	jne	.LBB15_30
	jmp	.LBB15_31
.LBB15_22:
	movq	%rdx, %rbp
.LBB15_23:
	movq	-104(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rbx
	cmovlq	%rax, %rbx
	movq	-8(%rsp), %r12
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
.LBB15_24:
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
.LBB15_19:
	.cfi_def_cfa_offset 136
	jne	.LBB15_24
	xorl	%edx, %edx
	jmp	.LBB15_21
.Lfunc_end15:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5, .Lfunc_end15-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5
	.weak	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5,@function
$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rsi, -8(%rsp)
	movq	%rdx, -24(%rsp)
	movq	%r13, -48(%rsp)
	movq	%rdi, -16(%rsp)
	movq	%rax, 72(%rsp)
	jl	.LBB16_11
	movq	96(%r10), %rax
	movq	%rax, -56(%rsp)
	movq	128(%r10), %r8
	leaq	192(%rdi), %rax
	movq	%rax, (%rsp)
	leaq	16(%rsi), %rax
	leaq	32(%rsi), %rcx
	movq	(%rdx), %rdi
	movq	%rdi, 48(%rsp)
	movq	8(%rdx), %rdi
	movq	%rdi, 40(%rsp)
	movq	16(%rdx), %rdi
	movq	%rdi, -96(%rsp)
	movq	24(%rdx), %rdi
	movq	%rdi, 32(%rsp)
	movq	32(%rdx), %rdi
	movq	%rdi, 24(%rsp)
	vmovups	64(%rdx), %zmm0
	vmovups	128(%rdx), %zmm1
	movq	56(%rdx), %rdi
	addq	$-16, %r8
	movq	%rdi, %r9
	imulq	%rsi, %r9
	movq	%r9, -112(%rsp)
	movq	%rdi, %r9
	imulq	%rax, %r9
	movq	%r9, -120(%rsp)
	imulq	%rcx, %rdi
	movq	%rdi, -40(%rsp)
	cmpq	%rsi, %r8
	cmovlq	%r8, %rsi
	movq	%rsi, -104(%rsp)
	cmpq	%rax, %r8
	movq	%rax, 64(%rsp)
	cmovlq	%r8, %rax
	movq	%rax, -64(%rsp)
	cmpq	%rcx, %r8
	movq	%rcx, 56(%rsp)
	cmovgeq	%rcx, %r8
	movq	%r8, -88(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	40(%rdx), %rax
	movq	%rax, 16(%rsp)
	movq	48(%rdx), %rax
	movq	%rax, 8(%rsp)
	movq	192(%rdx), %rax
	movq	%rax, -72(%rsp)
	movq	200(%rdx), %rax
	movq	%rax, -80(%rsp)
	movl	$8, %eax
	xorl	%edi, %edi
	movq	32(%rsp), %rbx
	movq	16(%rsp), %r13
	jmp	.LBB16_2
	.p2align	4
.LBB16_3:
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm3, %zmm12
	vmovdqa64	%zmm4, %zmm13
	vmovdqa64	%zmm6, %zmm14
	vmovdqa64	%zmm3, %zmm15
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm6, %zmm17
	vmovdqa64	%zmm3, %zmm18
	vmovdqa64	%zmm4, %zmm19
	vmovdqa64	%zmm6, %zmm20
	vmovdqa64	%zmm3, %zmm21
	vmovdqa64	%zmm4, %zmm22
	vmovdqa64	%zmm6, %zmm23
	vmovdqa64	%zmm3, %zmm24
	vmovdqa64	%zmm4, %zmm25
	vmovdqa64	%zmm6, %zmm27
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm6, %zmm8
.LBB16_4:
	movq	%rdi, %rax
	movq	%rdi, -128(%rsp)
	movq	-96(%rsp), %r14
	imulq	%r14, %rax
	movq	40(%rsp), %r9
	vpbroadcastd	(%r9,%rax,4), %zmm26
	movq	-8(%rsp), %rsi
	vpmulld	(%rbx,%rsi,4), %zmm26, %zmm26
	vpaddd	%zmm27, %zmm26, %zmm26
	vcvtdq2ps	%zmm26, %zmm26
	movq	24(%rsp), %r10
	vmovups	(%r10,%rsi,4), %zmm27
	movq	48(%rsp), %r8
	vmulps	(%r8,%rax,4){1to16}, %zmm26, %zmm26
	vfmadd213ps	(%r13,%rsi,4), %zmm27, %zmm26
	vcmpltps	%zmm2, %zmm26, %k1
	movq	8(%rsp), %rdi
	movq	-112(%rsp), %rcx
	vmulps	(%rdi,%rcx,4), %zmm26, %zmm26 {%k1}
	vmaxps	%zmm26, %zmm0, %zmm26
	vminps	%zmm26, %zmm1, %zmm26
	movq	-128(%rsp), %rcx
	movq	-80(%rsp), %r12
	imulq	%r12, %rcx
	movq	-72(%rsp), %r15
	leaq	(%r15,%rcx,4), %rdx
	movq	-104(%rsp), %r11
	vmovups	%zmm26, (%rdx,%r11,4)
	vpbroadcastd	(%r9,%rax,4), %zmm26
	vpmulld	64(%rbx,%rsi,4), %zmm26, %zmm26
	vpaddd	%zmm25, %zmm26, %zmm25
	vcvtdq2ps	%zmm25, %zmm25
	vmovups	64(%r10,%rsi,4), %zmm26
	vmulps	(%r8,%rax,4){1to16}, %zmm25, %zmm25
	vfmadd213ps	64(%r13,%rsi,4), %zmm26, %zmm25
	vcmpltps	%zmm2, %zmm25, %k1
	movq	-120(%rsp), %rbp
	vmulps	(%rdi,%rbp,4), %zmm25, %zmm25 {%k1}
	vmaxps	%zmm25, %zmm0, %zmm25
	vminps	%zmm25, %zmm1, %zmm25
	movq	-64(%rsp), %rcx
	vmovups	%zmm25, (%rdx,%rcx,4)
	vpbroadcastd	(%r9,%rax,4), %zmm25
	vpmulld	128(%rbx,%rsi,4), %zmm25, %zmm25
	vpaddd	%zmm24, %zmm25, %zmm24
	vcvtdq2ps	%zmm24, %zmm24
	vmovups	128(%r10,%rsi,4), %zmm25
	vmulps	(%r8,%rax,4){1to16}, %zmm24, %zmm24
	vfmadd213ps	128(%r13,%rsi,4), %zmm25, %zmm24
	vcmpltps	%zmm2, %zmm24, %k1
	movq	-40(%rsp), %rax
	vmulps	(%rdi,%rax,4), %zmm24, %zmm24 {%k1}
	vmaxps	%zmm24, %zmm0, %zmm24
	vminps	%zmm24, %zmm1, %zmm24
	movq	-88(%rsp), %rax
	vmovups	%zmm24, (%rdx,%rax,4)
	movq	%rax, %rdx
	movq	-128(%rsp), %rcx
	orq	$1, %rcx
	movq	%rcx, %rax
	imulq	%r14, %rax
	vpbroadcastd	(%r9,%rax,4), %zmm24
	vpmulld	(%rbx,%rsi,4), %zmm24, %zmm24
	vpaddd	%zmm23, %zmm24, %zmm23
	vcvtdq2ps	%zmm23, %zmm23
	vmovups	(%r10,%rsi,4), %zmm24
	vmulps	(%r8,%rax,4){1to16}, %zmm23, %zmm23
	vfmadd213ps	(%r13,%rsi,4), %zmm24, %zmm23
	vcmpltps	%zmm2, %zmm23, %k1
	movq	-112(%rsp), %r14
	vmulps	(%rdi,%r14,4), %zmm23, %zmm23 {%k1}
	vmaxps	%zmm23, %zmm0, %zmm23
	vminps	%zmm23, %zmm1, %zmm23
	imulq	%r12, %rcx
	leaq	(%r15,%rcx,4), %rcx
	vmovups	%zmm23, (%rcx,%r11,4)
	vpbroadcastd	(%r9,%rax,4), %zmm23
	vpmulld	64(%rbx,%rsi,4), %zmm23, %zmm23
	vpaddd	%zmm22, %zmm23, %zmm22
	vmovups	64(%r10,%rsi,4), %zmm23
	vcvtdq2ps	%zmm22, %zmm22
	vmulps	(%r8,%rax,4){1to16}, %zmm22, %zmm22
	vfmadd213ps	64(%r13,%rsi,4), %zmm23, %zmm22
	vcmpltps	%zmm2, %zmm22, %k1
	vmulps	(%rdi,%rbp,4), %zmm22, %zmm22 {%k1}
	vmaxps	%zmm22, %zmm0, %zmm22
	vminps	%zmm22, %zmm1, %zmm22
	movq	-64(%rsp), %rbp
	vmovups	%zmm22, (%rcx,%rbp,4)
	vpbroadcastd	(%r9,%rax,4), %zmm22
	vpmulld	128(%rbx,%rsi,4), %zmm22, %zmm22
	vpaddd	%zmm21, %zmm22, %zmm21
	vcvtdq2ps	%zmm21, %zmm21
	vmovups	128(%r10,%rsi,4), %zmm22
	vmulps	(%r8,%rax,4){1to16}, %zmm21, %zmm21
	vfmadd213ps	128(%r13,%rsi,4), %zmm22, %zmm21
	vcmpltps	%zmm2, %zmm21, %k1
	movq	-40(%rsp), %r11
	vmulps	(%rdi,%r11,4), %zmm21, %zmm21 {%k1}
	vmaxps	%zmm21, %zmm0, %zmm21
	vminps	%zmm21, %zmm1, %zmm21
	vmovups	%zmm21, (%rcx,%rdx,4)
	movq	-128(%rsp), %rcx
	orq	$2, %rcx
	movq	%rcx, %rax
	imulq	-96(%rsp), %rax
	vpbroadcastd	(%r9,%rax,4), %zmm21
	vpmulld	(%rbx,%rsi,4), %zmm21, %zmm21
	vpaddd	%zmm20, %zmm21, %zmm20
	vcvtdq2ps	%zmm20, %zmm20
	vmovups	(%r10,%rsi,4), %zmm21
	vmulps	(%r8,%rax,4){1to16}, %zmm20, %zmm20
	vfmadd213ps	(%r13,%rsi,4), %zmm21, %zmm20
	vcmpltps	%zmm2, %zmm20, %k1
	movq	%r14, %rdx
	vmulps	(%rdi,%r14,4), %zmm20, %zmm20 {%k1}
	vmaxps	%zmm20, %zmm0, %zmm20
	vminps	%zmm20, %zmm1, %zmm20
	imulq	%r12, %rcx
	leaq	(%r15,%rcx,4), %rcx
	movq	-104(%rsp), %r14
	vmovups	%zmm20, (%rcx,%r14,4)
	vpbroadcastd	(%r9,%rax,4), %zmm20
	vpmulld	64(%rbx,%rsi,4), %zmm20, %zmm20
	vpaddd	%zmm19, %zmm20, %zmm19
	vcvtdq2ps	%zmm19, %zmm19
	vmovups	64(%r10,%rsi,4), %zmm20
	vmulps	(%r8,%rax,4){1to16}, %zmm19, %zmm19
	vfmadd213ps	64(%r13,%rsi,4), %zmm20, %zmm19
	vcmpltps	%zmm2, %zmm19, %k1
	movq	-120(%rsp), %r14
	vmulps	(%rdi,%r14,4), %zmm19, %zmm19 {%k1}
	vmaxps	%zmm19, %zmm0, %zmm19
	vminps	%zmm19, %zmm1, %zmm19
	vmovups	%zmm19, (%rcx,%rbp,4)
	vpbroadcastd	(%r9,%rax,4), %zmm19
	vpmulld	128(%rbx,%rsi,4), %zmm19, %zmm19
	vpaddd	%zmm18, %zmm19, %zmm18
	vcvtdq2ps	%zmm18, %zmm18
	vmovups	128(%r10,%rsi,4), %zmm19
	vmulps	(%r8,%rax,4){1to16}, %zmm18, %zmm18
	vfmadd213ps	128(%r13,%rsi,4), %zmm19, %zmm18
	vcmpltps	%zmm2, %zmm18, %k1
	vmulps	(%rdi,%r11,4), %zmm18, %zmm18 {%k1}
	movq	%r11, %rbp
	vmaxps	%zmm18, %zmm0, %zmm18
	vminps	%zmm18, %zmm1, %zmm18
	movq	-88(%rsp), %rax
	vmovups	%zmm18, (%rcx,%rax,4)
	movq	-128(%rsp), %rcx
	orq	$3, %rcx
	movq	%rcx, %rax
	movq	-96(%rsp), %r14
	imulq	%r14, %rax
	vpbroadcastd	(%r9,%rax,4), %zmm18
	vpmulld	(%rbx,%rsi,4), %zmm18, %zmm18
	vpaddd	%zmm17, %zmm18, %zmm17
	vcvtdq2ps	%zmm17, %zmm17
	vmovups	(%r10,%rsi,4), %zmm18
	vmulps	(%r8,%rax,4){1to16}, %zmm17, %zmm17
	vfmadd213ps	(%r13,%rsi,4), %zmm18, %zmm17
	vcmpltps	%zmm2, %zmm17, %k1
	vmulps	(%rdi,%rdx,4), %zmm17, %zmm17 {%k1}
	vmaxps	%zmm17, %zmm0, %zmm17
	vminps	%zmm17, %zmm1, %zmm17
	imulq	%r12, %rcx
	leaq	(%r15,%rcx,4), %rcx
	movq	-104(%rsp), %r12
	vmovups	%zmm17, (%rcx,%r12,4)
	vpbroadcastd	(%r9,%rax,4), %zmm17
	vpmulld	64(%rbx,%rsi,4), %zmm17, %zmm17
	vpaddd	%zmm16, %zmm17, %zmm16
	vmovups	64(%r10,%rsi,4), %zmm17
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	(%r8,%rax,4){1to16}, %zmm16, %zmm16
	vfmadd213ps	64(%r13,%rsi,4), %zmm17, %zmm16
	vcmpltps	%zmm2, %zmm16, %k1
	movq	-120(%rsp), %rdx
	vmulps	(%rdi,%rdx,4), %zmm16, %zmm16 {%k1}
	vmaxps	%zmm16, %zmm0, %zmm16
	vminps	%zmm16, %zmm1, %zmm16
	movq	-64(%rsp), %r11
	vmovups	%zmm16, (%rcx,%r11,4)
	vpbroadcastd	(%r9,%rax,4), %zmm16
	vpmulld	128(%rbx,%rsi,4), %zmm16, %zmm16
	vpaddd	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm15, %zmm15
	vmovups	128(%r10,%rsi,4), %zmm16
	vmulps	(%r8,%rax,4){1to16}, %zmm15, %zmm15
	vfmadd213ps	128(%r13,%rsi,4), %zmm16, %zmm15
	vcmpltps	%zmm2, %zmm15, %k1
	vmulps	(%rdi,%rbp,4), %zmm15, %zmm15 {%k1}
	vmaxps	%zmm15, %zmm0, %zmm15
	vminps	%zmm15, %zmm1, %zmm15
	movq	-88(%rsp), %r15
	vmovups	%zmm15, (%rcx,%r15,4)
	movq	-128(%rsp), %rcx
	orq	$4, %rcx
	movq	%rcx, %rax
	imulq	%r14, %rax
	vpbroadcastd	(%r9,%rax,4), %zmm15
	vpmulld	(%rbx,%rsi,4), %zmm15, %zmm15
	vpaddd	%zmm14, %zmm15, %zmm14
	vcvtdq2ps	%zmm14, %zmm14
	vmovups	(%r10,%rsi,4), %zmm15
	vmulps	(%r8,%rax,4){1to16}, %zmm14, %zmm14
	vfmadd213ps	(%r13,%rsi,4), %zmm15, %zmm14
	vcmpltps	%zmm2, %zmm14, %k1
	movq	-112(%rsp), %rbp
	vmulps	(%rdi,%rbp,4), %zmm14, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	imulq	-80(%rsp), %rcx
	movq	-72(%rsp), %rbp
	leaq	(,%rcx,4), %rcx
	addq	%rbp, %rcx
	vmovups	%zmm14, (%rcx,%r12,4)
	vpbroadcastd	(%r9,%rax,4), %zmm14
	vpmulld	64(%rbx,%rsi,4), %zmm14, %zmm14
	vpaddd	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmovups	64(%r10,%rsi,4), %zmm14
	vmulps	(%r8,%rax,4){1to16}, %zmm13, %zmm13
	vfmadd213ps	64(%r13,%rsi,4), %zmm14, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	vmulps	(%rdi,%rdx,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	vmovups	%zmm13, (%rcx,%r11,4)
	movq	%r11, %rbp
	vpbroadcastd	(%r9,%rax,4), %zmm13
	vpmulld	128(%rbx,%rsi,4), %zmm13, %zmm13
	vpaddd	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm12, %zmm12
	vmovups	128(%r10,%rsi,4), %zmm13
	vmulps	(%r8,%rax,4){1to16}, %zmm12, %zmm12
	vfmadd213ps	128(%r13,%rsi,4), %zmm13, %zmm12
	vcmpltps	%zmm2, %zmm12, %k1
	movq	-40(%rsp), %r12
	vmulps	(%rdi,%r12,4), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	vmovups	%zmm12, (%rcx,%r15,4)
	movq	-128(%rsp), %rcx
	orq	$5, %rcx
	movq	%rcx, %rax
	imulq	%r14, %rax
	vpbroadcastd	(%r9,%rax,4), %zmm12
	vpmulld	(%rbx,%rsi,4), %zmm12, %zmm12
	vpaddd	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm11, %zmm11
	vmovups	(%r10,%rsi,4), %zmm12
	vmulps	(%r8,%rax,4){1to16}, %zmm11, %zmm11
	vfmadd213ps	(%r13,%rsi,4), %zmm12, %zmm11
	vcmpltps	%zmm2, %zmm11, %k1
	movq	-112(%rsp), %r15
	vmulps	(%rdi,%r15,4), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	movq	-80(%rsp), %r11
	imulq	%r11, %rcx
	movq	-72(%rsp), %rdx
	leaq	(%rdx,%rcx,4), %rcx
	movq	-104(%rsp), %r14
	vmovups	%zmm11, (%rcx,%r14,4)
	vpbroadcastd	(%r9,%rax,4), %zmm11
	vpmulld	64(%rbx,%rsi,4), %zmm11, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm10
	vmovups	64(%r10,%rsi,4), %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	(%r8,%rax,4){1to16}, %zmm10, %zmm10
	vfmadd213ps	64(%r13,%rsi,4), %zmm11, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	-120(%rsp), %r14
	vmulps	(%rdi,%r14,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	vmovups	%zmm10, (%rcx,%rbp,4)
	vpbroadcastd	(%r9,%rax,4), %zmm10
	vpmulld	128(%rbx,%rsi,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmovups	128(%r10,%rsi,4), %zmm10
	vmulps	(%r8,%rax,4){1to16}, %zmm9, %zmm9
	vfmadd213ps	128(%r13,%rsi,4), %zmm10, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	vmulps	(%rdi,%r12,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	movq	-88(%rsp), %r14
	vmovups	%zmm9, (%rcx,%r14,4)
	movq	-128(%rsp), %rcx
	orq	$6, %rcx
	movq	%rcx, %rax
	movq	-96(%rsp), %rbp
	imulq	%rbp, %rax
	vpbroadcastd	(%r9,%rax,4), %zmm9
	vpmulld	(%rbx,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm6, %zmm9, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmovups	(%r10,%rsi,4), %zmm9
	vmulps	(%r8,%rax,4){1to16}, %zmm6, %zmm6
	vfmadd213ps	(%r13,%rsi,4), %zmm9, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%rdi,%r15,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	imulq	%r11, %rcx
	leaq	(%rdx,%rcx,4), %rcx
	movq	-104(%rsp), %rdx
	vmovups	%zmm6, (%rcx,%rdx,4)
	vpbroadcastd	(%r9,%rax,4), %zmm6
	vpmulld	64(%rbx,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm4, %zmm6, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmovups	64(%r10,%rsi,4), %zmm6
	vmulps	(%r8,%rax,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	64(%r13,%rsi,4), %zmm6, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	movq	-120(%rsp), %r11
	vmulps	(%rdi,%r11,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	-64(%rsp), %r15
	vmovups	%zmm4, (%rcx,%r15,4)
	vpbroadcastd	(%r9,%rax,4), %zmm4
	vpmulld	128(%rbx,%rsi,4), %zmm4, %zmm4
	vpaddd	%zmm5, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmovups	128(%r10,%rsi,4), %zmm5
	vmulps	(%r8,%rax,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	128(%r13,%rsi,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rdi,%r12,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rcx,%r14,4)
	movq	-128(%rsp), %rcx
	orq	$7, %rcx
	movq	%rcx, %rax
	imulq	%rbp, %rax
	vpbroadcastd	(%r9,%rax,4), %zmm4
	vpmulld	(%rbx,%rsi,4), %zmm4, %zmm4
	vpaddd	%zmm8, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmovups	(%r10,%rsi,4), %zmm5
	vmulps	(%r8,%rax,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	(%r13,%rsi,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	movq	-112(%rsp), %rbp
	vmulps	(%rdi,%rbp,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	imulq	-80(%rsp), %rcx
	movq	-72(%rsp), %rbp
	leaq	(,%rcx,4), %rcx
	addq	%rbp, %rcx
	vmovups	%zmm4, (%rcx,%rdx,4)
	vpbroadcastd	(%r9,%rax,4), %zmm4
	vpmulld	64(%rbx,%rsi,4), %zmm4, %zmm4
	vpaddd	%zmm7, %zmm4, %zmm4
	vmovups	64(%r10,%rsi,4), %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r8,%rax,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	64(%r13,%rsi,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rdi,%r11,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	vmovups	%zmm4, (%rcx,%r15,4)
	vpbroadcastd	(%r9,%rax,4), %zmm4
	vpmulld	128(%rbx,%rsi,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	(%r8,%rax,4){1to16}, %zmm3, %zmm3
	vmovups	128(%r10,%rsi,4), %zmm4
	movq	-128(%rsp), %r10
	vfmadd213ps	128(%r13,%rsi,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%rdi,%r12,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rcx,%r14,4)
	movq	-32(%rsp), %rdx
	leaq	8(%rdx), %rax
	addq	$8, %r10
	movq	%r10, %rdi
	movq	72(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB16_5
.LBB16_2:
	movq	-16(%rsp), %rcx
	vmovdqu64	(%rcx), %zmm6
	movq	%rax, -32(%rsp)
	vmovdqu64	64(%rcx), %zmm4
	vmovdqu64	128(%rcx), %zmm3
	cmpq	$0, -56(%rsp)
	je	.LBB16_3
	movq	-48(%rsp), %rsi
	vmovdqu64	16(%rsi), %zmm26
	movq	80(%rsi), %rax
	movq	88(%rsi), %r12
	movq	104(%rsi), %rcx
	movq	%rcx, %rdx
	shlq	$6, %rdx
	leaq	(%rdx,%rdx,2), %r11
	movq	%rax, %r9
	imulq	%rdi, %r9
	addq	(%rsi), %r9
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm3, %zmm12
	vmovdqa64	%zmm4, %zmm13
	vmovdqa64	%zmm6, %zmm14
	vmovdqa64	%zmm3, %zmm15
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm6, %zmm17
	vmovdqa64	%zmm3, %zmm18
	vmovdqa64	%zmm4, %zmm19
	vmovdqa64	%zmm6, %zmm20
	vmovdqa64	%zmm3, %zmm21
	vmovdqa64	%zmm4, %zmm22
	vmovdqa64	%zmm6, %zmm23
	vmovdqa64	%zmm3, %zmm24
	vmovdqa64	%zmm4, %zmm25
	vmovdqa64	%zmm6, %zmm27
	movq	(%rsp), %r14
	movl	$0, %edx
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm6, %zmm8
	jmp	.LBB16_52
	.p2align	4
.LBB16_56:
	incq	%rdx
	cmpq	-56(%rsp), %rdx
	je	.LBB16_4
.LBB16_52:
	testq	%rcx, %rcx
	je	.LBB16_56
	movq	(%r12,%rdx,8), %r10
	addq	%r9, %r10
	movq	%r14, %r8
	xorl	%r15d, %r15d
	.p2align	4
.LBB16_54:
	vmovdqu64	(%r8), %zmm30
	vmovdqu64	64(%r8), %zmm29
	vmovdqu64	128(%r8), %zmm28
	vpxord	(%r10,%r15,4){1to16}, %zmm26, %zmm31
	leaq	(%r10,%r15,4), %rsi
	vpdpbusd	%zmm30, %zmm31, %zmm27
	vpdpbusd	%zmm29, %zmm31, %zmm25
	vpdpbusd	%zmm28, %zmm31, %zmm24
	vpxord	(%rax,%rsi){1to16}, %zmm26, %zmm31
	addq	%rax, %rsi
	vpdpbusd	%zmm30, %zmm31, %zmm23
	vpdpbusd	%zmm29, %zmm31, %zmm22
	vpdpbusd	%zmm28, %zmm31, %zmm21
	vpxord	(%rax,%rsi){1to16}, %zmm26, %zmm31
	addq	%rax, %rsi
	vpdpbusd	%zmm30, %zmm31, %zmm20
	vpdpbusd	%zmm29, %zmm31, %zmm19
	vpdpbusd	%zmm28, %zmm31, %zmm18
	vpxord	(%rax,%rsi){1to16}, %zmm26, %zmm31
	addq	%rax, %rsi
	vpdpbusd	%zmm30, %zmm31, %zmm17
	vpdpbusd	%zmm29, %zmm31, %zmm16
	vpdpbusd	%zmm28, %zmm31, %zmm15
	vpxord	(%rax,%rsi){1to16}, %zmm26, %zmm31
	addq	%rax, %rsi
	vpdpbusd	%zmm30, %zmm31, %zmm14
	vpdpbusd	%zmm29, %zmm31, %zmm13
	vpdpbusd	%zmm28, %zmm31, %zmm12
	vpxord	(%rax,%rsi){1to16}, %zmm26, %zmm31
	addq	%rax, %rsi
	vpdpbusd	%zmm30, %zmm31, %zmm11
	vpdpbusd	%zmm29, %zmm31, %zmm10
	vpdpbusd	%zmm28, %zmm31, %zmm9
	vpxord	(%rax,%rsi){1to16}, %zmm26, %zmm31
	addq	%rax, %rsi
	vpdpbusd	%zmm30, %zmm31, %zmm6
	vpdpbusd	%zmm29, %zmm31, %zmm4
	vpdpbusd	%zmm28, %zmm31, %zmm5
	vpxord	(%rax,%rsi){1to16}, %zmm26, %zmm31
	incq	%r15
	vpdpbusd	%zmm30, %zmm31, %zmm8
	vpdpbusd	%zmm29, %zmm31, %zmm7
	vpdpbusd	%zmm28, %zmm31, %zmm3
	addq	$192, %r8
	cmpq	%r15, %rcx
	jne	.LBB16_54
	addq	%r11, %r14
	jmp	.LBB16_56
.LBB16_11:
	cmpq	$4, %rax
	movq	%rdi, %r15
	jl	.LBB16_17
	leaq	16(%rsi), %rax
	movq	%rax, 64(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, 56(%rsp)
	movl	$4, %eax
	xorl	%edx, %edx
	jmp	.LBB16_13
.LBB16_5:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	movq	-48(%rsp), %r10
	movq	-16(%rsp), %r15
	jge	.LBB16_13
.LBB16_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %rcx
	jge	.LBB16_7
	jmp	.LBB16_10
.LBB16_13:
	movq	96(%r10), %rcx
	movq	%rcx, -56(%rsp)
	movq	128(%r10), %r9
	leaq	192(%r15), %rcx
	movq	%rcx, (%rsp)
	movq	-24(%rsp), %rcx
	movq	(%rcx), %rdi
	movq	%rdi, 48(%rsp)
	movq	8(%rcx), %rdi
	movq	%rdi, 40(%rsp)
	movq	16(%rcx), %rdi
	movq	%rdi, -104(%rsp)
	movq	24(%rcx), %rdi
	movq	%rdi, 32(%rsp)
	movq	32(%rcx), %rdi
	movq	%rdi, 24(%rsp)
	movq	40(%rcx), %rdi
	movq	%rdi, 16(%rsp)
	movq	56(%rcx), %r11
	vmovups	64(%rcx), %zmm0
	vmovups	128(%rcx), %zmm1
	addq	$-16, %r9
	movq	%r11, %rdi
	imulq	%rsi, %rdi
	movq	%rdi, -96(%rsp)
	movq	%r11, %r8
	movq	64(%rsp), %rdi
	imulq	%rdi, %r8
	movq	%r8, -64(%rsp)
	movq	56(%rsp), %r8
	imulq	%r8, %r11
	movq	%r11, -88(%rsp)
	cmpq	%rsi, %r9
	cmovlq	%r9, %rsi
	movq	%rsi, -72(%rsp)
	cmpq	%rdi, %r9
	cmovlq	%r9, %rdi
	movq	%rdi, -80(%rsp)
	cmpq	%r8, %r9
	cmovgeq	%r8, %r9
	movq	%r9, -112(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rdx, %r12
	movq	48(%rcx), %rdx
	movq	%rdx, 8(%rsp)
	movq	192(%rcx), %rdx
	movq	%rdx, -120(%rsp)
	movq	200(%rcx), %rcx
	movq	%rcx, -40(%rsp)
	jmp	.LBB16_14
	.p2align	4
.LBB16_15:
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm3, %zmm12
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
.LBB16_16:
	movq	%r12, %rax
	movq	-104(%rsp), %r13
	imulq	%r13, %rax
	movq	40(%rsp), %r10
	vpbroadcastd	(%r10,%rax,4), %zmm13
	movq	-8(%rsp), %rdx
	movq	32(%rsp), %rbx
	vpmulld	(%rbx,%rdx,4), %zmm13, %zmm13
	vpaddd	%zmm15, %zmm13, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	movq	24(%rsp), %r14
	vmovups	(%r14,%rdx,4), %zmm15
	movq	48(%rsp), %r9
	vmulps	(%r9,%rax,4){1to16}, %zmm13, %zmm13
	movq	16(%rsp), %r15
	vfmadd213ps	(%r15,%rdx,4), %zmm15, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	movq	-96(%rsp), %r11
	movq	8(%rsp), %r8
	vmulps	(%r8,%r11,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	movq	%r12, %rcx
	movq	-40(%rsp), %rbp
	imulq	%rbp, %rcx
	movq	-120(%rsp), %rsi
	leaq	(%rsi,%rcx,4), %rcx
	movq	-72(%rsp), %rsi
	vmovups	%zmm13, (%rcx,%rsi,4)
	vpbroadcastd	(%r10,%rax,4), %zmm13
	movq	64(%rsp), %rsi
	vpmulld	(%rbx,%rsi,4), %zmm13, %zmm13
	vpaddd	%zmm14, %zmm13, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmovups	(%r14,%rsi,4), %zmm14
	vmulps	(%r9,%rax,4){1to16}, %zmm13, %zmm13
	vfmadd213ps	(%r15,%rsi,4), %zmm14, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	movq	-64(%rsp), %rdi
	vmulps	(%r8,%rdi,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	movq	-80(%rsp), %rdi
	vmovups	%zmm13, (%rcx,%rdi,4)
	vpbroadcastd	(%r10,%rax,4), %zmm13
	movq	56(%rsp), %rdi
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
	movq	-112(%rsp), %rax
	vmovups	%zmm12, (%rcx,%rax,4)
	leaq	1(%r12), %rcx
	movq	%rcx, %rax
	imulq	%r13, %rax
	vpbroadcastd	(%r10,%rax,4), %zmm12
	vpmulld	(%rbx,%rdx,4), %zmm12, %zmm12
	vpaddd	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm11, %zmm11
	vmovups	(%r14,%rdx,4), %zmm12
	vmulps	(%r9,%rax,4){1to16}, %zmm11, %zmm11
	vfmadd213ps	(%r15,%rdx,4), %zmm12, %zmm11
	vcmpltps	%zmm2, %zmm11, %k1
	vmulps	(%r8,%r11,4), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	imulq	%rbp, %rcx
	movq	-120(%rsp), %r11
	leaq	(%r11,%rcx,4), %rcx
	movq	-72(%rsp), %r11
	vmovups	%zmm11, (%rcx,%r11,4)
	vpbroadcastd	(%r10,%rax,4), %zmm11
	vpmulld	(%rbx,%rsi,4), %zmm11, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm10
	vmovups	(%r14,%rsi,4), %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	(%r9,%rax,4){1to16}, %zmm10, %zmm10
	vfmadd213ps	(%r15,%rsi,4), %zmm11, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	-64(%rsp), %r11
	vmulps	(%r8,%r11,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	movq	-80(%rsp), %r13
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
	movq	-112(%rsp), %rax
	vmovups	%zmm9, (%rcx,%rax,4)
	leaq	2(%r12), %rcx
	movq	%rcx, %rax
	imulq	-104(%rsp), %rax
	vpbroadcastd	(%r10,%rax,4), %zmm9
	vpmulld	(%rbx,%rdx,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmovups	(%r14,%rdx,4), %zmm9
	vmulps	(%r9,%rax,4){1to16}, %zmm8, %zmm8
	vfmadd213ps	(%r15,%rdx,4), %zmm9, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	movq	-96(%rsp), %r13
	vmulps	(%r8,%r13,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	imulq	%rbp, %rcx
	movq	-120(%rsp), %r13
	leaq	(,%rcx,4), %rcx
	addq	%r13, %rcx
	movq	-72(%rsp), %r13
	vmovups	%zmm8, (%rcx,%r13,4)
	vpbroadcastd	(%r10,%rax,4), %zmm8
	vpmulld	(%rbx,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmovups	(%r14,%rsi,4), %zmm8
	vmulps	(%r9,%rax,4){1to16}, %zmm7, %zmm7
	vfmadd213ps	(%r15,%rsi,4), %zmm8, %zmm7
	vcmpltps	%zmm2, %zmm7, %k1
	vmulps	(%r8,%r11,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	movq	-80(%rsp), %rbp
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
	movq	-112(%rsp), %rax
	vmovups	%zmm6, (%rcx,%rax,4)
	addq	$3, %r12
	movq	%r12, %rax
	imulq	-104(%rsp), %rax
	vpbroadcastd	(%r10,%rax,4), %zmm6
	vpmulld	(%rbx,%rdx,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmovups	(%r14,%rdx,4), %zmm6
	vmulps	(%r9,%rax,4){1to16}, %zmm5, %zmm5
	vfmadd213ps	(%r15,%rdx,4), %zmm6, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	movq	-96(%rsp), %rcx
	vmulps	(%r8,%rcx,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	imulq	-40(%rsp), %r12
	movq	-120(%rsp), %rcx
	leaq	(%rcx,%r12,4), %rcx
	vmovups	%zmm5, (%rcx,%r13,4)
	vpbroadcastd	(%r10,%rax,4), %zmm5
	vpmulld	(%rbx,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vmovups	(%r14,%rsi,4), %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r9,%rax,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	(%r15,%rsi,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	movq	-64(%rsp), %rdx
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
	movq	-112(%rsp), %rax
	vmovups	%zmm3, (%rcx,%rax,4)
	movq	-32(%rsp), %rdx
	leaq	4(%rdx), %rax
	movq	%rdx, %r12
	movq	72(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-48(%rsp), %r10
	movq	-16(%rsp), %r15
	jl	.LBB16_6
.LBB16_14:
	vmovdqu64	(%r15), %zmm5
	movq	%rax, -32(%rsp)
	vmovdqu64	64(%r15), %zmm4
	vmovdqu64	128(%r15), %zmm3
	cmpq	$0, -56(%rsp)
	je	.LBB16_15
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
	movq	%rcx, -128(%rsp)
	movq	104(%r10), %rbp
	addq	%rax, %r13
	movq	%rbp, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rdi
	addq	%rax, %r14
	addq	%rax, %r9
	addq	%rax, %r15
	movq	(%rsp), %rcx
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
	jmp	.LBB16_46
	.p2align	4
.LBB16_50:
	incq	%r10
	cmpq	-56(%rsp), %r10
	je	.LBB16_16
.LBB16_46:
	testq	%rbp, %rbp
	je	.LBB16_50
	movq	-128(%rsp), %rax
	movq	(%rax,%r10,8), %r11
	leaq	(%r11,%r13), %rbx
	leaq	(%r14,%r11), %rdx
	leaq	(%r9,%r11), %rax
	addq	%r15, %r11
	movq	%rcx, %r8
	xorl	%esi, %esi
	.p2align	4
.LBB16_48:
	vmovdqu64	(%r8), %zmm16
	vmovdqu64	64(%r8), %zmm17
	vmovdqu64	128(%r8), %zmm18
	vpxord	(%rbx,%rsi,4){1to16}, %zmm13, %zmm19
	vpdpbusd	%zmm16, %zmm19, %zmm15
	vpdpbusd	%zmm17, %zmm19, %zmm14
	vpdpbusd	%zmm18, %zmm19, %zmm12
	vpxord	(%r11,%rsi,4){1to16}, %zmm13, %zmm19
	vpdpbusd	%zmm16, %zmm19, %zmm11
	vpdpbusd	%zmm17, %zmm19, %zmm10
	vpxord	(%rax,%rsi,4){1to16}, %zmm13, %zmm20
	vpdpbusd	%zmm18, %zmm19, %zmm9
	vpdpbusd	%zmm16, %zmm20, %zmm8
	vpdpbusd	%zmm17, %zmm20, %zmm7
	vpdpbusd	%zmm18, %zmm20, %zmm6
	vpxord	(%rdx,%rsi,4){1to16}, %zmm13, %zmm19
	incq	%rsi
	vpdpbusd	%zmm16, %zmm19, %zmm5
	vpdpbusd	%zmm17, %zmm19, %zmm4
	vpdpbusd	%zmm18, %zmm19, %zmm3
	addq	$192, %r8
	cmpq	%rsi, %rbp
	jne	.LBB16_48
	addq	%rdi, %rcx
	jmp	.LBB16_50
.LBB16_17:
	cmpq	$1, %rax
	jle	.LBB16_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB16_7:
	movq	%rdx, -32(%rsp)
	vmovdqu64	(%r15), %zmm2
	vmovdqu64	64(%r15), %zmm1
	vmovdqu64	128(%r15), %zmm0
	movq	96(%r10), %rcx
	testq	%rcx, %rcx
	movq	%rax, -56(%rsp)
	je	.LBB16_8
	leaq	192(%r15), %rax
	vmovdqu64	16(%r10), %zmm6
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
	vmovdqa64	%zmm2, %zmm5
	jmp	.LBB16_35
	.p2align	4
.LBB16_41:
	addq	%r14, %rax
.LBB16_42:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB16_9
.LBB16_35:
	testq	%r11, %r11
	je	.LBB16_42
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB16_43
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB16_41
	jmp	.LBB16_40
	.p2align	4
.LBB16_43:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB16_44:
	vpxord	(%rbp,%r9){1to16}, %zmm6, %zmm7
	vmovdqu64	(%rdx), %zmm8
	vmovdqu64	64(%rdx), %zmm9
	vmovdqu64	128(%rdx), %zmm10
	vmovdqu64	192(%rdx), %zmm11
	vpdpbusd	%zmm8, %zmm7, %zmm5
	vpdpbusd	%zmm9, %zmm7, %zmm4
	vpdpbusd	%zmm10, %zmm7, %zmm3
	vpxord	(%rbp,%r12){1to16}, %zmm6, %zmm7
	vpdpbusd	%zmm8, %zmm7, %zmm2
	vpdpbusd	%zmm9, %zmm7, %zmm1
	vmovdqu64	256(%rdx), %zmm8
	vmovdqu64	320(%rdx), %zmm9
	vpxord	4(%rbp,%r9){1to16}, %zmm6, %zmm12
	vpdpbusd	%zmm10, %zmm7, %zmm0
	vpdpbusd	%zmm11, %zmm12, %zmm5
	vpdpbusd	%zmm8, %zmm12, %zmm4
	vpdpbusd	%zmm9, %zmm12, %zmm3
	vpxord	4(%rbp,%r12){1to16}, %zmm6, %zmm7
	vpdpbusd	%zmm11, %zmm7, %zmm2
	vpdpbusd	%zmm8, %zmm7, %zmm1
	vpdpbusd	%zmm9, %zmm7, %zmm0
	addq	$384, %rdx
	addq	$8, %rbp
	addq	$-2, %rsi
	jne	.LBB16_44
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB16_41
.LBB16_40:
	vmovdqu64	(%rdx), %zmm7
	vmovdqu64	64(%rdx), %zmm8
	vmovdqu64	128(%rdx), %zmm9
	vpxord	(%rbp){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm5
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vpdpbusd	%zmm9, %zmm10, %zmm3
	vpxord	(%rbp,%r8){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm9, %zmm10, %zmm0
	jmp	.LBB16_41
.LBB16_8:
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm5
.LBB16_9:
	movq	-48(%rsp), %rax
	movq	128(%rax), %rdi
	addq	$-16, %rdi
	movq	-8(%rsp), %rbp
	cmpq	%rbp, %rdi
	movq	%rbp, %rax
	cmovlq	%rdi, %rax
	movq	%rax, %r12
	movq	%rax, -112(%rsp)
	movq	-24(%rsp), %rsi
	movq	(%rsi), %rdx
	movq	%rdx, -96(%rsp)
	movq	8(%rsi), %r14
	movq	16(%rsi), %r8
	movq	24(%rsi), %rbx
	movq	32(%rsi), %r15
	movq	40(%rsi), %r9
	movq	%r9, -88(%rsp)
	movq	48(%rsi), %rax
	movq	56(%rsi), %r13
	movq	%r8, %r10
	movq	-32(%rsp), %rcx
	imulq	%rcx, %r10
	vpbroadcastd	(%r14,%r10,4), %zmm6
	vpmulld	(%rbx,%rbp,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm7
	vmovups	(%r15,%rbp,4), %zmm8
	movq	%r13, %r11
	imulq	%rbp, %r11
	movq	%r11, -128(%rsp)
	vmovups	64(%rsi), %zmm5
	vmovups	128(%rsi), %zmm6
	vmulps	(%rdx,%r10,4){1to16}, %zmm7, %zmm9
	vfmadd213ps	(%r9,%rbp,4), %zmm8, %zmm9
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpltps	%zmm7, %zmm9, %k1
	vmulps	(%rax,%r11,4), %zmm9, %zmm9 {%k1}
	movq	%rax, %r9
	vmaxps	%zmm9, %zmm5, %zmm8
	vminps	%zmm8, %zmm6, %zmm8
	movq	200(%rsi), %rdx
	movq	%rdx, -120(%rsp)
	imulq	%rcx, %rdx
	movq	192(%rsi), %rax
	movq	%rax, -104(%rsp)
	leaq	(%rax,%rdx,4), %rdx
	vmovups	%zmm8, (%rdx,%r12,4)
	vpbroadcastd	(%r14,%r10,4), %zmm8
	vpmulld	64(%rbx,%rbp,4), %zmm8, %zmm8
	leaq	16(%rbp), %r12
	cmpq	%r12, %rdi
	movq	%r12, %r11
	cmovlq	%rdi, %r11
	vpaddd	%zmm4, %zmm8, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmovups	64(%r15,%rbp,4), %zmm8
	imulq	%r13, %r12
	movq	-96(%rsp), %rax
	vmulps	(%rax,%r10,4){1to16}, %zmm4, %zmm4
	movq	-88(%rsp), %rsi
	vfmadd213ps	64(%rsi,%rbp,4), %zmm8, %zmm4
	vcmpltps	%zmm7, %zmm4, %k1
	vmulps	(%r9,%r12,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm5, %zmm4
	vminps	%zmm4, %zmm6, %zmm4
	vmovups	%zmm4, (%rdx,%r11,4)
	vpbroadcastd	(%r14,%r10,4), %zmm4
	vpmulld	128(%rbx,%rbp,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	(%rax,%r10,4){1to16}, %zmm3, %zmm3
	leaq	32(%rbp), %r10
	cmpq	%r10, %rdi
	cmovgeq	%r10, %rdi
	vmovups	128(%r15,%rbp,4), %zmm4
	vfmadd213ps	128(%rsi,%rbp,4), %zmm4, %zmm3
	imulq	%r10, %r13
	vcmpltps	%zmm7, %zmm3, %k1
	vmulps	(%r9,%r13,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm5, %zmm3
	vminps	%zmm3, %zmm6, %zmm3
	vmovups	%zmm3, (%rdx,%rdi,4)
	incq	%rcx
	imulq	%rcx, %r8
	vpbroadcastd	(%r14,%r8,4), %zmm3
	vpmulld	(%rbx,%rbp,4), %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmovups	(%r15,%rbp,4), %zmm3
	movq	%rax, %r10
	vmulps	(%rax,%r8,4){1to16}, %zmm2, %zmm2
	vfmadd213ps	(%rsi,%rbp,4), %zmm3, %zmm2
	vcmpltps	%zmm7, %zmm2, %k1
	movq	-128(%rsp), %rax
	vmulps	(%r9,%rax,4), %zmm2, %zmm2 {%k1}
	imulq	-120(%rsp), %rcx
	movq	-104(%rsp), %rax
	leaq	(%rax,%rcx,4), %rdx
	vmaxps	%zmm2, %zmm5, %zmm2
	vminps	%zmm2, %zmm6, %zmm2
	movq	-112(%rsp), %rax
	vmovups	%zmm2, (%rdx,%rax,4)
	vpbroadcastd	(%r14,%r8,4), %zmm2
	vpmulld	64(%rbx,%rbp,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vmovups	64(%r15,%rbp,4), %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%r10,%r8,4){1to16}, %zmm1, %zmm1
	movq	%r10, %rax
	vfmadd213ps	64(%rsi,%rbp,4), %zmm2, %zmm1
	vcmpltps	%zmm7, %zmm1, %k1
	vmulps	(%r9,%r12,4), %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm5, %zmm1
	vminps	%zmm1, %zmm6, %zmm1
	vmovups	%zmm1, (%rdx,%r11,4)
	vpbroadcastd	(%r14,%r8,4), %zmm1
	movq	-48(%rsp), %r10
	vpmulld	128(%rbx,%rbp,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rax,%r8,4){1to16}, %zmm0, %zmm0
	vmovups	128(%r15,%rbp,4), %zmm1
	vfmadd213ps	128(%rsi,%rbp,4), %zmm1, %zmm0
	vcmpltps	%zmm7, %zmm0, %k1
	vmulps	(%r9,%r13,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm5, %zmm0
	vminps	%zmm0, %zmm6, %zmm0
	vmovups	%zmm0, (%rdx,%rdi,4)
	movq	-56(%rsp), %rdx
	movq	-16(%rsp), %r15
	movq	72(%rsp), %rcx
.LBB16_10:
	cmpq	%rcx, %rdx
	jge	.LBB16_24
.LBB16_21:
	vmovdqu64	(%r15), %zmm2
	vmovdqu64	64(%r15), %zmm1
	vmovdqu64	128(%r15), %zmm0
	movq	96(%r10), %rax
	testq	%rax, %rax
	je	.LBB16_22
	vmovdqu64	16(%r10), %zmm3
	addq	$192, %r15
	movq	80(%r10), %rcx
	movq	%rdx, %r13
	imulq	%rdx, %rcx
	movq	88(%r10), %rdx
	addq	(%r10), %rcx
	movq	104(%r10), %rdi
	movq	%rdi, %rsi
	shlq	$6, %rsi
	leaq	(%rsi,%rsi,2), %r8
	movl	%edi, %r9d
	andl	$3, %r9d
	movq	%rdi, %r10
	andq	$-4, %r10
	xorl	%r11d, %r11d
	movq	-24(%rsp), %r12
	jmp	.LBB16_26
	.p2align	4
.LBB16_31:
	addq	%r8, %r15
.LBB16_32:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB16_23
.LBB16_26:
	testq	%rdi, %rdi
	je	.LBB16_32
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%r15, %r14
	movq	%r10, %rsi
	cmpq	$4, %rdi
	jb	.LBB16_28
	.p2align	4
.LBB16_33:
	vpxord	(%rbx){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r14), %zmm4, %zmm2
	vpdpbusd	64(%r14), %zmm4, %zmm1
	vpdpbusd	128(%r14), %zmm4, %zmm0
	vpxord	4(%rbx){1to16}, %zmm3, %zmm4
	vpdpbusd	192(%r14), %zmm4, %zmm2
	vpdpbusd	256(%r14), %zmm4, %zmm1
	vpdpbusd	320(%r14), %zmm4, %zmm0
	vpxord	8(%rbx){1to16}, %zmm3, %zmm4
	vpdpbusd	384(%r14), %zmm4, %zmm2
	vpdpbusd	448(%r14), %zmm4, %zmm1
	vpdpbusd	512(%r14), %zmm4, %zmm0
	vpxord	12(%rbx){1to16}, %zmm3, %zmm4
	vpdpbusd	576(%r14), %zmm4, %zmm2
	vpdpbusd	640(%r14), %zmm4, %zmm1
	vpdpbusd	704(%r14), %zmm4, %zmm0
	addq	$16, %rbx
	addq	$768, %r14
	addq	$-4, %rsi
	jne	.LBB16_33
.LBB16_28:
	testq	%r9, %r9
	je	.LBB16_31
	xorl	%esi, %esi
	.p2align	4
.LBB16_30:
	vpxord	(%rbx,%rsi,4){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r14), %zmm4, %zmm2
	vpdpbusd	64(%r14), %zmm4, %zmm1
	vpdpbusd	128(%r14), %zmm4, %zmm0
	addq	$192, %r14
	incq	%rsi
	cmpq	%rsi, %r9
	jne	.LBB16_30
	jmp	.LBB16_31
.LBB16_22:
	movq	%rdx, %r13
	movq	-24(%rsp), %r12
.LBB16_23:
	movq	-48(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	movq	-8(%rsp), %r15
	cmpq	%r15, %rax
	movq	%r15, %rbx
	cmovlq	%rax, %rbx
	movq	(%r12), %rcx
	movq	8(%r12), %r10
	movq	24(%r12), %r11
	movq	32(%r12), %rdi
	movq	40(%r12), %rsi
	movq	48(%r12), %rdx
	movq	16(%r12), %r9
	imulq	%r13, %r9
	vpbroadcastd	(%r10,%r9,4), %zmm3
	movq	56(%r12), %r8
	vpmulld	(%r11,%r15,4), %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmovups	(%rdi,%r15,4), %zmm3
	movq	%r8, %r14
	vmovups	64(%r12), %zmm4
	vmovups	128(%r12), %zmm5
	imulq	%r15, %r14
	vmulps	(%rcx,%r9,4){1to16}, %zmm2, %zmm2
	vfmadd213ps	(%rsi,%r15,4), %zmm3, %zmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%zmm3, %zmm2, %k1
	vmulps	(%rdx,%r14,4), %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm4, %zmm2
	imulq	200(%r12), %r13
	vminps	%zmm2, %zmm5, %zmm2
	shlq	$2, %r13
	addq	192(%r12), %r13
	vmovups	%zmm2, (%r13,%rbx,4)
	leaq	16(%r15), %rbx
	vpbroadcastd	(%r10,%r9,4), %zmm2
	vpmulld	64(%r11,%r15,4), %zmm2, %zmm2
	cmpq	%rbx, %rax
	movq	%rbx, %r14
	cmovlq	%rax, %r14
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmovups	64(%rdi,%r15,4), %zmm2
	imulq	%r8, %rbx
	vmulps	(%rcx,%r9,4){1to16}, %zmm1, %zmm1
	vfmadd213ps	64(%rsi,%r15,4), %zmm2, %zmm1
	vcmpltps	%zmm3, %zmm1, %k1
	vmulps	(%rdx,%rbx,4), %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm4, %zmm1
	vminps	%zmm1, %zmm5, %zmm1
	vmovups	%zmm1, (%r13,%r14,4)
	leaq	32(%r15), %rbx
	vpbroadcastd	(%r10,%r9,4), %zmm1
	vpmulld	128(%r11,%r15,4), %zmm1, %zmm1
	cmpq	%rbx, %rax
	cmovgeq	%rbx, %rax
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmovups	128(%rdi,%r15,4), %zmm1
	imulq	%rbx, %r8
	vmulps	(%rcx,%r9,4){1to16}, %zmm0, %zmm0
	vfmadd213ps	128(%rsi,%r15,4), %zmm1, %zmm0
	vcmpltps	%zmm3, %zmm0, %k1
	vmulps	(%rdx,%r8,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm4, %zmm0
	vminps	%zmm0, %zmm5, %zmm0
	vmovups	%zmm0, (%r13,%rax,4)
.LBB16_24:
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
.LBB16_19:
	.cfi_def_cfa_offset 136
	jne	.LBB16_24
	xorl	%edx, %edx
	jmp	.LBB16_21
.Lfunc_end16:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5, .Lfunc_end16-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5
	.weak	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5,@function
$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rsi, %r12
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rdx, -80(%rsp)
	movq	%rsi, -24(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rdi, -16(%rsp)
	movq	%rax, -32(%rsp)
	jl	.LBB17_11
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
	jmp	.LBB17_2
	.p2align	4
.LBB17_3:
	vmovdqa64	%zmm3, %zmm4
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm3, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm3, %zmm11
.LBB17_4:
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
	jl	.LBB17_5
.LBB17_2:
	movq	%rdx, -120(%rsp)
	vmovdqu64	(%rdi), %zmm3
	testq	%r8, %r8
	je	.LBB17_3
	movq	-128(%rsp), %rdx
	vmovdqu64	16(%rdx), %zmm10
	movq	80(%rdx), %rdi
	movq	88(%rdx), %r11
	movq	104(%rdx), %r13
	movq	%r13, %rbx
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
	jmp	.LBB17_57
	.p2align	4
.LBB17_61:
	incq	%r12
	cmpq	%r8, %r12
	je	.LBB17_4
.LBB17_57:
	testq	%r13, %r13
	je	.LBB17_61
	movq	(%r11,%r12,8), %rsi
	addq	%r14, %rsi
	movq	%rbp, %r15
	xorl	%r10d, %r10d
	.p2align	4
.LBB17_59:
	leaq	(%rsi,%r10,4), %rdx
	vmovdqu64	(%r15), %zmm12
	vpxord	(%rsi,%r10,4){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm12, %zmm13, %zmm11
	vpxord	(%rdi,%rdx){1to16}, %zmm10, %zmm13
	addq	%rdi, %rdx
	vpdpbusd	%zmm12, %zmm13, %zmm9
	vpxord	(%rdi,%rdx){1to16}, %zmm10, %zmm13
	addq	%rdi, %rdx
	vpdpbusd	%zmm12, %zmm13, %zmm8
	vpxord	(%rdi,%rdx){1to16}, %zmm10, %zmm13
	addq	%rdi, %rdx
	vpdpbusd	%zmm12, %zmm13, %zmm7
	vpxord	(%rdi,%rdx){1to16}, %zmm10, %zmm13
	addq	%rdi, %rdx
	vpdpbusd	%zmm12, %zmm13, %zmm6
	vpxord	(%rdi,%rdx){1to16}, %zmm10, %zmm13
	incq	%r10
	addq	%rdi, %rdx
	vpdpbusd	%zmm12, %zmm13, %zmm5
	vpxord	(%rdi,%rdx){1to16}, %zmm10, %zmm13
	addq	%rdi, %rdx
	vpdpbusd	%zmm12, %zmm13, %zmm4
	vpxord	(%rdi,%rdx){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm12, %zmm13, %zmm3
	addq	$64, %r15
	cmpq	%r10, %r13
	jne	.LBB17_59
	addq	%rbx, %rbp
	jmp	.LBB17_61
.LBB17_11:
	cmpq	$3, %rax
	jle	.LBB17_17
	movl	$4, %ecx
	xorl	%ebp, %ebp
	jmp	.LBB17_13
.LBB17_5:
	movq	%rbp, %rcx
	orq	$4, %rcx
	cmpq	%rcx, %rsi
	jge	.LBB17_13
.LBB17_6:
	leaq	2(%rbp), %rax
	cmpq	%rax, %rsi
	movq	-128(%rsp), %r13
	jge	.LBB17_7
	jmp	.LBB17_10
.LBB17_13:
	movq	-128(%rsp), %rdx
	movq	96(%rdx), %rax
	movq	%rax, -40(%rsp)
	movq	128(%rdx), %rax
	leaq	64(%rdi), %rdx
	movq	%rdx, -8(%rsp)
	movq	-80(%rsp), %rdx
	movq	(%rdx), %rsi
	movq	%rsi, -56(%rsp)
	movq	8(%rdx), %rsi
	movq	%rsi, -64(%rsp)
	movq	16(%rdx), %rsi
	movq	%rsi, -72(%rsp)
	movq	24(%rdx), %rsi
	movq	%rsi, 40(%rsp)
	movq	32(%rdx), %rsi
	movq	%rsi, 32(%rsp)
	movq	40(%rdx), %rsi
	movq	%rsi, 24(%rsp)
	movq	48(%rdx), %rsi
	movq	%rsi, 16(%rsp)
	vmovups	64(%rdx), %zmm0
	vmovups	128(%rdx), %zmm1
	movq	200(%rdx), %rsi
	movq	%rsi, 8(%rsp)
	addq	$-16, %rax
	movq	56(%rdx), %rsi
	imulq	%r12, %rsi
	movq	%rsi, (%rsp)
	cmpq	%r12, %rax
	cmovgeq	%r12, %rax
	shlq	$2, %rax
	addq	192(%rdx), %rax
	movq	%rax, -48(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rbp, %rax
	jmp	.LBB17_14
	.p2align	4
.LBB17_15:
	vmovdqa64	%zmm3, %zmm4
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm3, %zmm7
.LBB17_16:
	movq	%rax, %rcx
	movq	-72(%rsp), %r9
	imulq	%r9, %rcx
	movq	-64(%rsp), %r8
	vpbroadcastd	(%r8,%rcx,4), %zmm6
	movq	-24(%rsp), %r12
	movq	40(%rsp), %r10
	vpmulld	(%r10,%r12,4), %zmm6, %zmm6
	vpaddd	%zmm7, %zmm6, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	movq	32(%rsp), %r11
	vmovups	(%r11,%r12,4), %zmm7
	movq	-56(%rsp), %rdi
	vmulps	(%rdi,%rcx,4){1to16}, %zmm6, %zmm6
	movq	24(%rsp), %rbx
	vfmadd213ps	(%rbx,%r12,4), %zmm7, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	movq	16(%rsp), %r14
	movq	(%rsp), %r13
	vmulps	(%r14,%r13,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	movq	%rax, %rcx
	movq	8(%rsp), %r15
	imulq	%r15, %rcx
	movq	-48(%rsp), %rsi
	vmovups	%zmm6, (%rsi,%rcx,4)
	leaq	1(%rax), %rcx
	movq	%rcx, %rdx
	imulq	%r9, %rdx
	vpbroadcastd	(%r8,%rdx,4), %zmm6
	vpmulld	(%r10,%r12,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmovups	(%r11,%r12,4), %zmm6
	vmulps	(%rdi,%rdx,4){1to16}, %zmm5, %zmm5
	vfmadd213ps	(%rbx,%r12,4), %zmm6, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%r14,%r13,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	imulq	%r15, %rcx
	vmovups	%zmm5, (%rsi,%rcx,4)
	leaq	2(%rax), %rcx
	movq	%rcx, %rdx
	imulq	%r9, %rdx
	vpbroadcastd	(%r8,%rdx,4), %zmm5
	vpmulld	(%r10,%r12,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rdi,%rdx,4){1to16}, %zmm4, %zmm4
	vmovups	(%r11,%r12,4), %zmm5
	vfmadd213ps	(%rbx,%r12,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r14,%r13,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	imulq	%r15, %rcx
	vmovups	%zmm4, (%rsi,%rcx,4)
	addq	$3, %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	vpbroadcastd	(%r8,%rcx,4), %zmm4
	vpmulld	(%r10,%r12,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmovups	(%r11,%r12,4), %zmm4
	vmulps	(%rdi,%rcx,4){1to16}, %zmm3, %zmm3
	vfmadd213ps	(%rbx,%r12,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r14,%r13,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	imulq	%r15, %rax
	vmovups	%zmm3, (%rsi,%rax,4)
	movq	-120(%rsp), %rbp
	leaq	4(%rbp), %rcx
	movq	%rbp, %rax
	movq	-32(%rsp), %rsi
	cmpq	%rcx, %rsi
	movq	-16(%rsp), %rdi
	jl	.LBB17_6
.LBB17_14:
	movq	%rcx, -120(%rsp)
	vmovdqu64	(%rdi), %zmm3
	movq	-40(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB17_15
	movq	-128(%rsp), %rcx
	movq	(%rcx), %rsi
	vmovdqu64	16(%rcx), %zmm6
	movq	80(%rcx), %r8
	movq	%r8, %rdx
	imulq	%rax, %rdx
	movq	88(%rcx), %r9
	movq	104(%rcx), %r10
	movq	%rsi, -88(%rsp)
	leaq	(%rsi,%rdx), %rcx
	movq	%rcx, -96(%rsp)
	leaq	(%r8,%r8), %rcx
	movq	%rcx, -104(%rsp)
	movq	%r10, %r14
	shlq	$6, %r14
	movq	%r10, %rcx
	andq	$-2, %rcx
	movq	%rcx, -112(%rsp)
	leaq	3(%rax), %r12
	imulq	%r8, %r12
	leaq	2(%rax), %rbp
	imulq	%r8, %rbp
	leaq	1(%rax), %rcx
	imulq	%r8, %rcx
	movq	-8(%rsp), %r13
	xorl	%esi, %esi
	vmovdqa64	%zmm3, %zmm4
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm3, %zmm7
	jmp	.LBB17_46
	.p2align	4
.LBB17_52:
	addq	%r14, %r13
.LBB17_53:
	incq	%rsi
	cmpq	%rdi, %rsi
	je	.LBB17_16
.LBB17_46:
	testq	%r10, %r10
	je	.LBB17_53
	movq	(%r9,%rsi,8), %rbx
	cmpq	$1, %r10
	jne	.LBB17_54
	addq	-96(%rsp), %rbx
	movq	%r13, %r11
	testb	$1, %r10b
	je	.LBB17_52
	jmp	.LBB17_51
	.p2align	4
.LBB17_54:
	addq	-88(%rsp), %rbx
	movq	-112(%rsp), %r15
	movq	%r13, %r11
	.p2align	4
.LBB17_55:
	vpxord	(%rbx,%rdx){1to16}, %zmm6, %zmm8
	vmovdqu64	(%r11), %zmm9
	vmovdqu64	64(%r11), %zmm10
	vpdpbusd	%zmm9, %zmm8, %zmm7
	vpxord	(%rbx,%rcx){1to16}, %zmm6, %zmm8
	vpdpbusd	%zmm9, %zmm8, %zmm5
	vpxord	(%rbx,%rbp){1to16}, %zmm6, %zmm8
	vpdpbusd	%zmm9, %zmm8, %zmm4
	vpxord	(%rbx,%r12){1to16}, %zmm6, %zmm8
	vpdpbusd	%zmm9, %zmm8, %zmm3
	vpxord	4(%rbx,%rdx){1to16}, %zmm6, %zmm8
	vpdpbusd	%zmm10, %zmm8, %zmm7
	vpxord	4(%rbx,%rcx){1to16}, %zmm6, %zmm8
	vpdpbusd	%zmm10, %zmm8, %zmm5
	vpxord	4(%rbx,%rbp){1to16}, %zmm6, %zmm8
	vpdpbusd	%zmm10, %zmm8, %zmm4
	vpxord	4(%rbx,%r12){1to16}, %zmm6, %zmm8
	vpdpbusd	%zmm10, %zmm8, %zmm3
	subq	$-128, %r11
	addq	$8, %rbx
	addq	$-2, %r15
	jne	.LBB17_55
	addq	%rdx, %rbx
	testb	$1, %r10b
	je	.LBB17_52
.LBB17_51:
	vmovdqu64	(%r11), %zmm8
	vpxord	(%rbx){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm8, %zmm9, %zmm7
	leaq	(%rbx,%r8), %r11
	vpxord	(%rbx,%r8){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm8, %zmm9, %zmm5
	vpxord	(%rbx,%r8,2){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm8, %zmm9, %zmm4
	movq	-104(%rsp), %rbx
	vpxord	(%rbx,%r11){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm8, %zmm9, %zmm3
	jmp	.LBB17_52
.LBB17_17:
	cmpq	$1, %rax
	jle	.LBB17_19
	movl	$2, %eax
	xorl	%ebp, %ebp
.LBB17_7:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rbp, -120(%rsp)
	movq	%rax, -112(%rsp)
	je	.LBB17_8
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
	jmp	.LBB17_34
	.p2align	4
.LBB17_41:
	addq	%rbx, %rax
	movq	-16(%rsp), %rdi
.LBB17_42:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB17_9
.LBB17_34:
	testq	%r10, %r10
	je	.LBB17_42
	movq	(%r9,%r13,8), %rbp
	cmpq	$4, %r10
	jae	.LBB17_43
	addq	-96(%rsp), %rbp
	movq	%rax, %rdx
	testq	%r14, %r14
	jne	.LBB17_39
	jmp	.LBB17_41
	.p2align	4
.LBB17_43:
	addq	-88(%rsp), %rbp
	movq	-104(%rsp), %r15
	movq	%rax, %rdx
	.p2align	4
.LBB17_44:
	vpxord	(%rbp,%r8){1to16}, %zmm1, %zmm3
	vmovdqu64	(%rdx), %zmm4
	vmovdqu64	64(%rdx), %zmm5
	vmovdqu64	128(%rdx), %zmm6
	vmovdqu64	192(%rdx), %zmm7
	vpdpbusd	%zmm4, %zmm3, %zmm2
	vpxord	(%rbp,%r12){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm4, %zmm3, %zmm0
	vpxord	4(%rbp,%r8){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm5, %zmm3, %zmm2
	vpxord	4(%rbp,%r12){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm5, %zmm3, %zmm0
	vpxord	8(%rbp,%r8){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm6, %zmm3, %zmm2
	vpxord	8(%rbp,%r12){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm6, %zmm3, %zmm0
	vpxord	12(%rbp,%r8){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm7, %zmm3, %zmm2
	vpxord	12(%rbp,%r12){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm7, %zmm3, %zmm0
	addq	$256, %rdx
	addq	$16, %rbp
	addq	$-4, %r15
	jne	.LBB17_44
	addq	%r8, %rbp
	testq	%r14, %r14
	je	.LBB17_41
.LBB17_39:
	leaq	(%r11,%rbp), %r15
	xorl	%esi, %esi
	.p2align	4
.LBB17_40:
	vmovdqu64	(%rdx), %zmm3
	vpxord	(%rbp,%rsi,4){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpxord	(%r15,%rsi,4){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm0
	addq	$64, %rdx
	incq	%rsi
	cmpq	%rsi, %r14
	jne	.LBB17_40
	jmp	.LBB17_41
.LBB17_8:
	vmovdqa64	%zmm0, %zmm2
.LBB17_9:
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
.LBB17_10:
	cmpq	%rsi, %rbp
	jge	.LBB17_31
.LBB17_21:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB17_30
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
	andl	$7, %r8d
	movq	%rsi, %r9
	andq	$-8, %r9
	xorl	%r10d, %r10d
	jmp	.LBB17_23
	.p2align	4
.LBB17_28:
	addq	%r15, %rdi
.LBB17_29:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB17_30
.LBB17_23:
	testq	%rsi, %rsi
	je	.LBB17_29
	movq	(%rdx,%r10,8), %r11
	addq	%rcx, %r11
	movq	%rdi, %rbx
	movq	%r9, %r14
	cmpq	$8, %rsi
	jb	.LBB17_25
	.p2align	4
.LBB17_32:
	vpxord	(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	(%rbx), %zmm2, %zmm0
	vpxord	4(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	64(%rbx), %zmm2, %zmm0
	vpxord	8(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	128(%rbx), %zmm2, %zmm0
	vpxord	12(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	192(%rbx), %zmm2, %zmm0
	vpxord	16(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	256(%rbx), %zmm2, %zmm0
	vpxord	20(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	320(%rbx), %zmm2, %zmm0
	vpxord	24(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	384(%rbx), %zmm2, %zmm0
	vpxord	28(%r11){1to16}, %zmm1, %zmm2
	vpdpbusd	448(%rbx), %zmm2, %zmm0
	addq	$32, %r11
	addq	$512, %rbx
	addq	$-8, %r14
	jne	.LBB17_32
.LBB17_25:
	testq	%r8, %r8
	je	.LBB17_28
	xorl	%r14d, %r14d
	.p2align	4
.LBB17_27:
	vpxord	(%r11,%r14,4){1to16}, %zmm1, %zmm2
	vpdpbusd	(%rbx), %zmm2, %zmm0
	addq	$64, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB17_27
	jmp	.LBB17_28
.LBB17_30:
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
.LBB17_31:
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
.LBB17_19:
	.cfi_def_cfa_offset 104
	jne	.LBB17_31
	xorl	%ebp, %ebp
	jmp	.LBB17_21
.Lfunc_end17:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5, .Lfunc_end17-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5
	.cfi_endproc
	.hidden	vitruvian_multiply_codes_to_numbers_avx512vnni
	.globl	vitruvian_multiply_codes_to_numbers_avx512vnni
	.p2align	4
	.type	vitruvian_multiply_codes_to_numbers_avx512vnni,@function
vitruvian_multiply_codes_to_numbers_avx512vnni:
	.cfi_startproc
	jmp	($s24VitruvianMicroAVX512VNNI27microMultiplyCodesToNumbers1a5aStep10runOffsets0K5Count05groupM05flips03rowM06packed06columnM06scales10zeroPoints05scaleJ00R5Terms12filterScales4bias5slope5lower5upper1c01cJ0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF)
.Lfunc_end18:
	.size	vitruvian_multiply_codes_to_numbers_avx512vnni, .Lfunc_end18-vitruvian_multiply_codes_to_numbers_avx512vnni
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI19_0:
	.long	0x3f800000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI27microMultiplyCodesToNumbers1a5aStep10runOffsets0K5Count05groupM05flips03rowM06packed06columnM06scales10zeroPoints05scaleJ00R5Terms12filterScales4bias5slope5lower5upper1c01cJ0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF
	.globl	$s24VitruvianMicroAVX512VNNI27microMultiplyCodesToNumbers1a5aStep10runOffsets0K5Count05groupM05flips03rowM06packed06columnM06scales10zeroPoints05scaleJ00R5Terms12filterScales4bias5slope5lower5upper1c01cJ0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI27microMultiplyCodesToNumbers1a5aStep10runOffsets0K5Count05groupM05flips03rowM06packed06columnM06scales10zeroPoints05scaleJ00R5Terms12filterScales4bias5slope5lower5upper1c01cJ0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF,@function
$s24VitruvianMicroAVX512VNNI27microMultiplyCodesToNumbers1a5aStep10runOffsets0K5Count05groupM05flips03rowM06packed06columnM06scales10zeroPoints05scaleJ00R5Terms12filterScales4bias5slope5lower5upper1c01cJ0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	vbroadcastss	.LCPI19_0(%rip), %zmm5
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
	jle	.LBB19_6
	imulq	%rcx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	272(%rsp), %r13
	jmp	.LBB19_2
	.p2align	4
.LBB19_4:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	64(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5)
	movl	$2, %r12d
.LBB19_5:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB19_6
.LBB19_2:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB19_4
	cmpq	$2, %rcx
	je	.LBB19_4
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB19_10
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB19_10
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	64(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5)
	movl	$1, %r12d
	jmp	.LBB19_5
	.p2align	4
.LBB19_10:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	64(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5)
	jmp	.LBB19_5
.LBB19_6:
	movq	%fs:40, %rax
	cmpq	416(%rsp), %rax
	jne	.LBB19_12
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
.LBB19_12:
	.cfi_def_cfa_offset 480
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end19:
	.size	$s24VitruvianMicroAVX512VNNI27microMultiplyCodesToNumbers1a5aStep10runOffsets0K5Count05groupM05flips03rowM06packed06columnM06scales10zeroPoints05scaleJ00R5Terms12filterScales4bias5slope5lower5upper1c01cJ0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF, .Lfunc_end19-$s24VitruvianMicroAVX512VNNI27microMultiplyCodesToNumbers1a5aStep10runOffsets0K5Count05groupM05flips03rowM06packed06columnM06scales10zeroPoints05scaleJ00R5Terms12filterScales4bias5slope5lower5upper1c01cJ0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF
	.cfi_endproc
	.hidden	vitruvian_sum_codes_avx512vnni
	.globl	vitruvian_sum_codes_avx512vnni
	.p2align	4
	.type	vitruvian_sum_codes_avx512vnni,@function
vitruvian_sum_codes_avx512vnni:
	jmp	($s24VitruvianMicroAVX512VNNI13microSumCodes1a5aStep10runOffsets0I5Count0I6Length5flips03rowK04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF)
.Lfunc_end20:
	.size	vitruvian_sum_codes_avx512vnni, .Lfunc_end20-vitruvian_sum_codes_avx512vnni
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI21_0:
	.zero	64,1
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI13microSumCodes1a5aStep10runOffsets0I5Count0I6Length5flips03rowK04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF
	.globl	$s24VitruvianMicroAVX512VNNI13microSumCodes1a5aStep10runOffsets0I5Count0I6Length5flips03rowK04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI13microSumCodes1a5aStep10runOffsets0I5Count0I6Length5flips03rowK04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF,@function
$s24VitruvianMicroAVX512VNNI13microSumCodes1a5aStep10runOffsets0I5Count0I6Length5flips03rowK04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	cmpq	$0, 56(%rsp)
	je	.LBB21_14
	vmovdqu64	(%r9), %zmm0
	xorl	%r11d, %r11d
	movabsq	$9223372036854775807, %r9
	movq	$-1, %rbx
	jmp	.LBB21_2
	.p2align	4
.LBB21_3:
	vpxor	%xmm1, %xmm1, %xmm1
.LBB21_13:
	vextracti64x4	$1, %zmm1, %ymm2
	vpaddd	%zmm2, %zmm1, %zmm1
	vextracti128	$1, %ymm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vpshufd	$238, %xmm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	vpshufd	$85, %xmm1, %xmm2
	vpaddd	%xmm2, %xmm1, %xmm1
	movq	64(%rsp), %rax
	vmovd	%xmm1, (%rax,%r11,4)
	incq	%r11
	cmpq	56(%rsp), %r11
	je	.LBB21_14
.LBB21_2:
	testq	%rcx, %rcx
	je	.LBB21_3
	movq	%r11, %r14
	imulq	%rsi, %r14
	addq	%rdi, %r14
	vpxor	%xmm1, %xmm1, %xmm1
	xorl	%r15d, %r15d
	jmp	.LBB21_5
	.p2align	4
.LBB21_12:
	incq	%r15
	cmpq	%rcx, %r15
	je	.LBB21_13
.LBB21_5:
	testq	%r8, %r8
	jle	.LBB21_12
	movq	(%rdx,%r15,8), %r12
	addq	%r14, %r12
	xorl	%eax, %eax
	movq	%rax, %r13
	jmp	.LBB21_7
	.p2align	4
.LBB21_8:
	xorl	%r10d, %r10d
.LBB21_10:
	shrxq	%r10, %rbx, %r10
	kmovq	%r10, %k1
.LBB21_11:
	vmovdqu8	(%r12,%rax), %zmm2 {%k1} {z}
	vpxord	%zmm2, %zmm0, %zmm2
	vmovdqu8	.LCPI21_0(%rip), %zmm3 {%k1} {z}
	vpdpbusd	%zmm3, %zmm2, %zmm1
	movq	%r13, %rax
	cmpq	%r8, %r13
	jge	.LBB21_12
.LBB21_7:
	addq	$64, %r13
	cmovoq	%r9, %r13
	movq	%rax, %rbp
	subq	%r8, %rbp
	leaq	64(%rbp), %r10
	testq	%r10, %r10
	jle	.LBB21_8
	kxorq	%k0, %k0, %k1
	cmpq	$-64, %rbp
	jb	.LBB21_11
	jmp	.LBB21_10
.LBB21_14:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end21:
	.size	$s24VitruvianMicroAVX512VNNI13microSumCodes1a5aStep10runOffsets0I5Count0I6Length5flips03rowK04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF, .Lfunc_end21-$s24VitruvianMicroAVX512VNNI13microSumCodes1a5aStep10runOffsets0I5Count0I6Length5flips03rowK04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF
	.hidden	vitruvian_interleave_codes_avx512vnni
	.globl	vitruvian_interleave_codes_avx512vnni
	.p2align	4
	.type	vitruvian_interleave_codes_avx512vnni,@function
vitruvian_interleave_codes_avx512vnni:
	.cfi_startproc
	subq	$40, %rsp
	.cfi_def_cfa_offset 48
	vmovaps	48(%rsp), %xmm0
	movq	88(%rsp), %rax
	movq	%rax, 32(%rsp)
	movl	72(%rsp), %eax
	movl	%eax, 24(%rsp)
	movl	64(%rsp), %eax
	movl	%eax, 16(%rsp)
	vmovups	%xmm0, (%rsp)
	callq	($s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep0J6Length8firstRow10groupCount10leftMargin05rightR06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtFTf4nnnnnnnnnndn_n)
	addq	$40, %rsp
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end22:
	.size	vitruvian_interleave_codes_avx512vnni, .Lfunc_end22-vitruvian_interleave_codes_avx512vnni
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep0J6Length8firstRow10groupCount10leftMargin05rightR06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF
	.globl	$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep0J6Length8firstRow10groupCount10leftMargin05rightR06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep0J6Length8firstRow10groupCount10leftMargin05rightR06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF,@function
$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep0J6Length8firstRow10groupCount10leftMargin05rightR06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF:
	.cfi_startproc
	subq	$40, %rsp
	.cfi_def_cfa_offset 48
	vmovaps	48(%rsp), %xmm0
	movq	88(%rsp), %rax
	movq	%rax, 32(%rsp)
	movl	72(%rsp), %eax
	movl	%eax, 24(%rsp)
	movl	64(%rsp), %eax
	movl	%eax, 16(%rsp)
	vmovups	%xmm0, (%rsp)
	callq	($s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep0J6Length8firstRow10groupCount10leftMargin05rightR06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtFTf4nnnnnnnnnndn_n)
	addq	$40, %rsp
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end23:
	.size	$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep0J6Length8firstRow10groupCount10leftMargin05rightR06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF, .Lfunc_end23-$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep0J6Length8firstRow10groupCount10leftMargin05rightR06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtF
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep0J6Length8firstRow10groupCount10leftMargin05rightR06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtFTf4nnnnnnnnnndn_n
	.weak	$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep0J6Length8firstRow10groupCount10leftMargin05rightR06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtFTf4nnnnnnnnnndn_n
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep0J6Length8firstRow10groupCount10leftMargin05rightR06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtFTf4nnnnnnnnnndn_n,@function
$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep0J6Length8firstRow10groupCount10leftMargin05rightR06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtFTf4nnnnnnnnnndn_n:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%r8, 88(%rsp)
	movq	%rdx, 8(%rsp)
	movq	%rdi, (%rsp)
	movzbl	240(%rsp), %eax
	movq	%fs:40, %rdx
	movq	%rdx, 160(%rsp)
	vpbroadcastb	%eax, %xmm0
	vmovdqa	%xmm0, 144(%rsp)
	movq	%r9, 96(%rsp)
	testq	%r9, %r9
	je	.LBB24_87
	movq	%rcx, %r9
	movq	256(%rsp), %r14
	movzbl	248(%rsp), %r8d
	movq	232(%rsp), %r10
	movq	224(%rsp), %r12
	xorb	%r8b, %al
	movzbl	%al, %eax
	movl	%eax, %edx
	shll	$8, %edx
	movl	%eax, %ecx
	shll	$16, %ecx
	orl	%edx, %ecx
	movl	%eax, %r11d
	shll	$24, %r11d
	orl	%ecx, %r11d
	orl	%eax, %r11d
	leaq	(%r12,%r9), %rax
	addq	%r10, %rax
	leaq	-16(%r9), %r15
	movq	%r12, %rcx
	andq	$-64, %rcx
	movq	%rcx, 32(%rsp)
	vpbroadcastd	%r11d, %zmm0
	movq	%r12, %rcx
	andq	$-8, %rcx
	movq	%rcx, 56(%rsp)
	vpbroadcastb	%r8d, %xmm1
	movq	%r10, %rcx
	andq	$-64, %rcx
	movq	%rcx, 24(%rsp)
	andq	$-8, %r10
	movq	%r10, 48(%rsp)
	leaq	192(%r14), %r8
	movq	%rax, 64(%rsp)
	leaq	(,%rax,4), %rax
	movq	%rax, 72(%rsp)
	leaq	(,%r9,4), %rax
	leaq	(%rax,%r12,4), %r10
	leaq	(%r14,%r10), %rbx
	addq	$192, %rbx
	addq	%r14, %r10
	leaq	(%r14,%r12,4), %rax
	movq	%rax, 40(%rsp)
	xorl	%ecx, %ecx
	movq	%rsi, 80(%rsp)
	movl	%r11d, 20(%rsp)
	jmp	.LBB24_2
	.p2align	4
.LBB24_86:
	movq	112(%rsp), %rcx
	incq	%rcx
	movq	72(%rsp), %rax
	addq	%rax, %r8
	addq	%rax, %r14
	addq	%rax, 40(%rsp)
	addq	%rax, %rbx
	addq	%rax, %r10
	cmpq	96(%rsp), %rcx
	je	.LBB24_87
.LBB24_2:
	testq	%r12, %r12
	je	.LBB24_15
	cmpq	$7, %r12
	ja	.LBB24_6
	xorl	%eax, %eax
	jmp	.LBB24_5
	.p2align	4
.LBB24_6:
	cmpq	$64, %r12
	jae	.LBB24_8
	xorl	%edx, %edx
	jmp	.LBB24_12
.LBB24_8:
	movq	%rcx, %rdx
	xorl	%eax, %eax
	movq	32(%rsp), %rcx
	.p2align	4
.LBB24_9:
	vmovdqu64	%zmm0, -192(%r8,%rax,4)
	vmovdqu64	%zmm0, -128(%r8,%rax,4)
	vmovdqu64	%zmm0, -64(%r8,%rax,4)
	vmovdqu64	%zmm0, (%r8,%rax,4)
	addq	$64, %rax
	cmpq	%rax, %rcx
	jne	.LBB24_9
	cmpq	%rcx, %r12
	movq	%rdx, %rcx
	je	.LBB24_15
	movq	32(%rsp), %rdx
	movq	%rdx, %rax
	testb	$56, %r12b
	je	.LBB24_5
.LBB24_12:
	movq	%rcx, %rdi
	movq	56(%rsp), %rcx
	.p2align	4
.LBB24_13:
	vmovdqu	%ymm0, (%r14,%rdx,4)
	addq	$8, %rdx
	cmpq	%rdx, %rcx
	jne	.LBB24_13
	movq	%rcx, %rax
	cmpq	%rcx, %r12
	movq	%rdi, %rcx
	je	.LBB24_15
	.p2align	4
.LBB24_5:
	movl	%r11d, (%r14,%rax,4)
	incq	%rax
	cmpq	%rax, %r12
	jne	.LBB24_5
.LBB24_15:
	movq	%rbx, 120(%rsp)
	leaq	(,%rcx,4), %rbx
	addq	88(%rsp), %rbx
	setns	%al
	cmpq	%rsi, %rbx
	setl	%dl
	andb	%al, %dl
	cmpb	$1, %dl
	movq	%r8, 136(%rsp)
	movq	%r10, 128(%rsp)
	movq	%rcx, 112(%rsp)
	movq	%r14, 104(%rsp)
	jne	.LBB24_20
	movq	%rbx, %rax
	imulq	8(%rsp), %rax
	addq	(%rsp), %rax
	leaq	1(%rbx), %r13
	movl	$1, %r14d
	cmpq	%rsi, %r13
	jl	.LBB24_23
	movq	%rbx, %r11
	addq	$2, %r11
	js	.LBB24_71
	cmpq	%rsi, %r11
	jge	.LBB24_56
	xorl	%ebp, %ebp
	leaq	144(%rsp), %r13
	jmp	.LBB24_31
	.p2align	4
.LBB24_20:
	movq	%rbx, %r13
	incq	%r13
	js	.LBB24_42
	cmpq	%rsi, %r13
	jge	.LBB24_27
	xorl	%r14d, %r14d
	leaq	144(%rsp), %rax
.LBB24_23:
	imulq	8(%rsp), %r13
	addq	(%rsp), %r13
	leaq	2(%rbx), %r11
	movl	$1, %ebp
	cmpq	%rsi, %r11
	jb	.LBB24_31
	addq	$3, %rbx
	js	.LBB24_69
	cmpq	%rsi, %rbx
	jae	.LBB24_65
	xorl	%edi, %edi
	leaq	144(%rsp), %r11
	jmp	.LBB24_59
.LBB24_42:
	movq	%rbx, %rax
	addq	$2, %rax
	js	.LBB24_45
	cmpq	%rsi, %rax
	jge	.LBB24_34
	xorl	%ebp, %ebp
	leaq	144(%rsp), %rax
	movq	%rax, %r13
	xorl	%r11d, %r11d
	jmp	.LBB24_30
.LBB24_27:
	movq	%rbx, %r11
	addq	$2, %r11
	js	.LBB24_34
	cmpq	%rsi, %r11
	jge	.LBB24_51
	xorl	%ebp, %ebp
	leaq	144(%rsp), %rax
	movq	%rax, %r13
.LBB24_30:
	xorl	%r14d, %r14d
.LBB24_31:
	imulq	8(%rsp), %r11
	addq	(%rsp), %r11
	addq	$3, %rbx
	movl	$1, %edi
	cmpq	%rsi, %rbx
	jae	.LBB24_32
.LBB24_59:
	movzbl	248(%rsp), %esi
	imulq	8(%rsp), %rbx
	addq	(%rsp), %rbx
	movl	$1, %r10d
	cmpq	$15, %r9
	jg	.LBB24_36
	testq	%r9, %r9
	jne	.LBB24_75
	jmp	.LBB24_38
.LBB24_32:
	cmpq	$15, %r9
	movzbl	248(%rsp), %esi
	jle	.LBB24_73
	xorl	%r10d, %r10d
	leaq	144(%rsp), %rbx
	jmp	.LBB24_36
.LBB24_73:
	testq	%r9, %r9
	je	.LBB24_38
	xorl	%r10d, %r10d
	leaq	144(%rsp), %rbx
	jmp	.LBB24_75
.LBB24_56:
	addq	$3, %rbx
	js	.LBB24_71
	cmpq	%rsi, %rbx
	jge	.LBB24_61
	xorl	%edi, %edi
	leaq	144(%rsp), %r13
	movq	%r13, %r11
	xorl	%ebp, %ebp
	jmp	.LBB24_59
.LBB24_71:
	cmpq	$15, %r9
	jle	.LBB24_72
.LBB24_62:
	xorl	%r10d, %r10d
	leaq	144(%rsp), %r13
	movq	%r13, %rbx
	xorl	%edi, %edi
	movq	%r13, %r11
	xorl	%ebp, %ebp
	jmp	.LBB24_36
.LBB24_69:
	cmpq	$15, %r9
	jg	.LBB24_66
	testq	%r9, %r9
	movzbl	248(%rsp), %esi
	jne	.LBB24_68
	jmp	.LBB24_38
.LBB24_45:
	addq	$3, %rbx
	js	.LBB24_34
	cmpq	%rsi, %rbx
	jge	.LBB24_48
	xorl	%edi, %edi
	leaq	144(%rsp), %rax
	movq	%rax, %r11
	xorl	%ebx, %ebx
	jmp	.LBB24_54
.LBB24_65:
	cmpq	$15, %r9
	movzbl	248(%rsp), %esi
	jle	.LBB24_67
.LBB24_66:
	xorl	%r10d, %r10d
	leaq	144(%rsp), %r11
	movq	%r11, %rbx
	xorl	%edi, %edi
	jmp	.LBB24_36
.LBB24_72:
	testq	%r9, %r9
	movzbl	248(%rsp), %esi
	je	.LBB24_38
.LBB24_64:
	xorl	%r10d, %r10d
	leaq	144(%rsp), %r13
	movq	%r13, %rbx
	xorl	%edi, %edi
	movq	%r13, %r11
	xorl	%ebp, %ebp
	jmp	.LBB24_75
.LBB24_51:
	addq	$3, %rbx
	js	.LBB24_34
	cmpq	%rsi, %rbx
	jge	.LBB24_48
	xorl	%edi, %edi
	leaq	144(%rsp), %rax
	movq	%rax, %r11
.LBB24_54:
	xorl	%ebp, %ebp
	movq	%rax, %r13
	xorl	%r14d, %r14d
	jmp	.LBB24_59
.LBB24_34:
	cmpq	$15, %r9
	jle	.LBB24_55
.LBB24_35:
	xorl	%r10d, %r10d
	leaq	144(%rsp), %rax
	movq	%rax, %rbx
	xorl	%edi, %edi
	movq	%rax, %r11
	xorl	%ebp, %ebp
	movq	%rax, %r13
	xorl	%r14d, %r14d
	.p2align	4
.LBB24_36:
	movq	%rcx, %rdx
	imulq	64(%rsp), %rdx
	movq	256(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rdx
	leaq	(%rdx,%r12,4), %r12
	xorl	%ecx, %ecx
	.p2align	4
.LBB24_37:
	cmpq	%rcx, %r15
	movq	%r9, %r8
	movq	%rcx, %r9
	cmovlq	%r15, %r9
	movq	%r9, %rdx
	imulq	%r14, %rdx
	vpxor	(%rax,%rdx), %xmm1, %xmm2
	vpmovzxbd	%xmm2, %zmm2
	movq	%r9, %rdx
	imulq	%rbp, %rdx
	vpxor	(%r13,%rdx), %xmm1, %xmm3
	vpmovzxbd	%xmm3, %zmm3
	movq	%r9, %rdx
	imulq	%rdi, %rdx
	vpxor	(%r11,%rdx), %xmm1, %xmm4
	vpmovzxbd	%xmm4, %zmm4
	movq	%r9, %rdx
	imulq	%r10, %rdx
	vpxor	(%rbx,%rdx), %xmm1, %xmm5
	vpmovzxbd	%xmm5, %zmm5
	vpslld	$8, %zmm3, %zmm3
	vpord	%zmm2, %zmm3, %zmm2
	vpslld	$16, %zmm4, %zmm3
	vpslld	$24, %zmm5, %zmm4
	vpternlogd	$254, %zmm3, %zmm2, %zmm4
	vmovdqu64	%zmm4, (%r12,%r9,4)
	movq	%r8, %r9
	addq	$16, %rcx
	cmpq	%r8, %rcx
	jl	.LBB24_37
	jmp	.LBB24_38
.LBB24_55:
	testq	%r9, %r9
	movzbl	248(%rsp), %esi
	je	.LBB24_38
.LBB24_50:
	xorl	%r10d, %r10d
	leaq	144(%rsp), %rax
	movq	%rax, %rbx
	xorl	%edi, %edi
	movq	%rax, %r11
	xorl	%ebp, %ebp
	movq	%rax, %r13
	xorl	%r14d, %r14d
	jmp	.LBB24_75
.LBB24_48:
	cmpq	$15, %r9
	movzbl	248(%rsp), %esi
	jg	.LBB24_35
	testq	%r9, %r9
	jne	.LBB24_50
	jmp	.LBB24_38
.LBB24_67:
	testq	%r9, %r9
	je	.LBB24_38
.LBB24_68:
	xorl	%r10d, %r10d
	leaq	144(%rsp), %r11
	movq	%r11, %rbx
	xorl	%edi, %edi
	.p2align	4
.LBB24_75:
	xorl	%r12d, %r12d
	.p2align	4
.LBB24_76:
	movzbl	(%rax), %ecx
	xorb	%sil, %cl
	movzbl	%cl, %ecx
	movzbl	(%r13), %edx
	xorb	%sil, %dl
	movzbl	%dl, %edx
	shll	$8, %edx
	orl	%ecx, %edx
	movzbl	(%r11), %ecx
	xorb	%sil, %cl
	movzbl	%cl, %ecx
	shll	$16, %ecx
	orl	%edx, %ecx
	movzbl	(%rbx), %edx
	xorb	%sil, %dl
	movzbl	%dl, %edx
	shll	$24, %edx
	orl	%ecx, %edx
	movq	40(%rsp), %rcx
	movl	%edx, (%rcx,%r12,4)
	incq	%r12
	addq	%r10, %rbx
	addq	%rdi, %r11
	addq	%rbp, %r13
	addq	%r14, %rax
	cmpq	%r12, %r9
	jne	.LBB24_76
.LBB24_38:
	movq	232(%rsp), %rcx
	testq	%rcx, %rcx
	movq	80(%rsp), %rsi
	movq	224(%rsp), %r12
	movl	20(%rsp), %r11d
	movq	136(%rsp), %r8
	movq	128(%rsp), %r10
	movq	120(%rsp), %rbx
	movq	104(%rsp), %r14
	je	.LBB24_86
	cmpq	$8, %rcx
	jae	.LBB24_77
	xorl	%eax, %eax
	jmp	.LBB24_41
	.p2align	4
.LBB24_77:
	cmpq	$64, %rcx
	jae	.LBB24_79
	xorl	%edx, %edx
	jmp	.LBB24_83
.LBB24_79:
	xorl	%eax, %eax
	movq	24(%rsp), %rdx
	.p2align	4
.LBB24_80:
	vmovdqu64	%zmm0, -192(%rbx,%rax,4)
	vmovdqu64	%zmm0, -128(%rbx,%rax,4)
	vmovdqu64	%zmm0, -64(%rbx,%rax,4)
	vmovdqu64	%zmm0, (%rbx,%rax,4)
	addq	$64, %rax
	cmpq	%rax, %rdx
	jne	.LBB24_80
	cmpq	%rdx, %rcx
	je	.LBB24_86
	movq	24(%rsp), %rax
	movq	%rax, %rdx
	testb	$56, %cl
	je	.LBB24_41
.LBB24_83:
	movq	48(%rsp), %rax
	.p2align	4
.LBB24_84:
	vmovdqu	%ymm0, (%r10,%rdx,4)
	addq	$8, %rdx
	cmpq	%rdx, %rax
	jne	.LBB24_84
	jmp	.LBB24_85
.LBB24_61:
	cmpq	$15, %r9
	movzbl	248(%rsp), %esi
	jg	.LBB24_62
	testq	%r9, %r9
	jne	.LBB24_64
	jmp	.LBB24_38
	.p2align	4
.LBB24_41:
	movl	%r11d, (%r10,%rax,4)
	incq	%rax
.LBB24_85:
	cmpq	%rax, %rcx
	jne	.LBB24_41
	jmp	.LBB24_86
.LBB24_87:
	movq	%fs:40, %rax
	cmpq	160(%rsp), %rax
	jne	.LBB24_89
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
.LBB24_89:
	.cfi_def_cfa_offset 224
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end24:
	.size	$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep0J6Length8firstRow10groupCount10leftMargin05rightR06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtFTf4nnnnnnnnnndn_n, .Lfunc_end24-$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep0J6Length8firstRow10groupCount10leftMargin05rightR06margin4flip9zeroPoint6groupsySPys5UInt8VG_S7iA2Ps5Int32VSpyASGtFTf4nnnnnnnnnndn_n
	.cfi_endproc
	.hidden	"symbolic Sf"
	.type	"symbolic Sf",@object
	.section	".note.GNU-stack","",@progbits
#endif
