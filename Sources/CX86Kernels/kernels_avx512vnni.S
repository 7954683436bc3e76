// Made by `make kernels` from Sources/ComputeKernels/Micro for x86-64-v4 -mavx512vnni. Do not edit.
#if defined(__x86_64__) && defined(__linux__)
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF
	.globl	$s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF,@function
$s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF:
	vinsertf128	$1, %xmm3, %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vinsertf64x4	$1, %ymm2, %zmm0, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmovups	16(%r13), %zmm1
	vmovups	80(%r13), %zmm2
	vmulps	64(%rdi), %zmm0, %zmm0
	vmulps	(%r13){1to16}, %zmm0, %zmm0
	vmulps	128(%rdi), %zmm0, %zmm0
	vaddps	192(%rdi), %zmm0, %zmm0
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%zmm3, %zmm0, %k1
	vmulps	256(%rdi), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm1, %zmm0
	vminps	%zmm0, %zmm2, %zmm0
	movq	144(%r13), %rax
	vmovups	%zmm0, (%rax,%rsi,4)
	vzeroupper
	retq
.Lfunc_end0:
	.size	$s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF, .Lfunc_end0-$s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF
	.hidden	vitruvian_depthwise_codes_avx512vnni
	.globl	vitruvian_depthwise_codes_avx512vnni
	.p2align	4
	.type	vitruvian_depthwise_codes_avx512vnni,@function
vitruvian_depthwise_codes_avx512vnni:
	.cfi_startproc
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
	vmovups	96(%rsp), %ymm2
	movzbl	128(%rsp), %eax
	movq	136(%rsp), %r10
	movl	144(%rsp), %r11d
	vmovups	152(%rsp), %ymm3
	vmovups	%ymm3, 56(%rsp)
	movl	%r11d, 48(%rsp)
	movq	%r10, 40(%rsp)
	movzbl	%al, %eax
	movl	%eax, 32(%rsp)
	vmovups	%ymm2, (%rsp)
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI19microDepthwiseCodes6groups9planeStep03rowJ00K6Stride06columnL011phaseStarts11lineOffsets0P4Ones8tapCount0sJ012correctsSums6packed5lower5upper9zeroPoint07channelT06output12outputHeight11outputWidthySPys5Int32VG_S4iSPySiGAyXS2iSbAXS2fAWSiSpys5UInt8VGS2itF)
	addq	$88, %rsp
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end1:
	.size	vitruvian_depthwise_codes_avx512vnni, .Lfunc_end1-vitruvian_depthwise_codes_avx512vnni
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes6groups9planeStep03rowJ00K6Stride06columnL011phaseStarts11lineOffsets0P4Ones8tapCount0sJ012correctsSums6packed5lower5upper9zeroPoint07channelT06output12outputHeight11outputWidthySPys5Int32VG_S4iSPySiGAyXS2iSbAXS2fAWSiSpys5UInt8VGS2itF
	.globl	$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes6groups9planeStep03rowJ00K6Stride06columnL011phaseStarts11lineOffsets0P4Ones8tapCount0sJ012correctsSums6packed5lower5upper9zeroPoint07channelT06output12outputHeight11outputWidthySPys5Int32VG_S4iSPySiGAyXS2iSbAXS2fAWSiSpys5UInt8VGS2itF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes6groups9planeStep03rowJ00K6Stride06columnL011phaseStarts11lineOffsets0P4Ones8tapCount0sJ012correctsSums6packed5lower5upper9zeroPoint07channelT06output12outputHeight11outputWidthySPys5Int32VG_S4iSPySiGAyXS2iSbAXS2fAWSiSpys5UInt8VGS2itF,@function
$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes6groups9planeStep03rowJ00K6Stride06columnL011phaseStarts11lineOffsets0P4Ones8tapCount0sJ012correctsSums6packed5lower5upper9zeroPoint07channelT06output12outputHeight11outputWidthySPys5Int32VG_S4iSPySiGAyXS2iSbAXS2fAWSiSpys5UInt8VGS2itF:
	.cfi_startproc
	pushq	%r13
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	subq	$280, %rsp
	.cfi_def_cfa_offset 304
	.cfi_offset %rbx, -24
	.cfi_offset %r13, -16
	movq	328(%rsp), %rax
	movq	320(%rsp), %r10
	vmovups	376(%rsp), %xmm2
	movq	360(%rsp), %r11
	movq	344(%rsp), %rbx
	vmovaps	304(%rsp), %xmm3
	movq	%rdi, (%rsp)
	movq	%rsi, 8(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rcx, 24(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r9, 40(%rsp)
	vmovups	%xmm3, 48(%rsp)
	movq	%r10, 64(%rsp)
	movq	%rax, 72(%rsp)
	movq	%rbx, 80(%rsp)
	movq	%r11, 88(%rsp)
	vmovups	%xmm2, 96(%rsp)
	vbroadcastss	%xmm0, %zmm2
	vbroadcastss	%xmm1, %zmm3
	vmovups	%zmm2, 112(%rsp)
	vmovups	%zmm3, 176(%rsp)
	movl	352(%rsp), %ecx
	movb	%cl, 240(%rsp)
	vmovss	%xmm0, 244(%rsp)
	vmovss	%xmm1, 248(%rsp)
	movq	368(%rsp), %rdx
	movl	%ecx, 252(%rsp)
	movq	%rdx, 256(%rsp)
	movq	%r11, 264(%rsp)
	testb	$1, 336(%rsp)
	je	.LBB2_14
	cmpq	$5, %r10
	je	.LBB2_8
	cmpq	$3, %r10
	jne	.LBB2_13
	cmpq	$1, %rax
	jne	.LBB2_13
	cmpq	$2, %r8
	je	.LBB2_7
	cmpq	$1, %r8
	jne	.LBB2_13
	leaq	112(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB2_27
.LBB2_14:
	cmpq	$5, %r10
	je	.LBB2_21
	cmpq	$3, %r10
	jne	.LBB2_26
	cmpq	$1, %rax
	jne	.LBB2_26
	cmpq	$2, %r8
	je	.LBB2_20
	cmpq	$1, %r8
	jne	.LBB2_26
	leaq	112(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB2_27
.LBB2_8:
	cmpq	$1, %rax
	jne	.LBB2_13
	cmpq	$2, %r8
	je	.LBB2_12
	cmpq	$1, %r8
	jne	.LBB2_13
	leaq	112(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB2_27
.LBB2_13:
	leaq	112(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0b4FourJ0VyAA0b9CorrectedK0VGAnA0B20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB2_27
.LBB2_21:
	cmpq	$1, %rax
	jne	.LBB2_26
	cmpq	$2, %r8
	je	.LBB2_25
	cmpq	$1, %r8
	jne	.LBB2_26
	leaq	112(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB2_27
.LBB2_26:
	leaq	112(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGApA0B20RequantizingChannelsVTtt0t1g5)
.LBB2_27:
	addq	$280, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r13
	.cfi_def_cfa_offset 8
	retq
.LBB2_7:
	.cfi_def_cfa_offset 304
	leaq	112(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB2_27
.LBB2_20:
	leaq	112(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB2_27
.LBB2_12:
	leaq	112(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB2_27
.LBB2_25:
	leaq	112(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB2_27
.Lfunc_end2:
	.size	$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes6groups9planeStep03rowJ00K6Stride06columnL011phaseStarts11lineOffsets0P4Ones8tapCount0sJ012correctsSums6packed5lower5upper9zeroPoint07channelT06output12outputHeight11outputWidthySPys5Int32VG_S4iSPySiGAyXS2iSbAXS2fAWSiSpys5UInt8VGS2itF, .Lfunc_end2-$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes6groups9planeStep03rowJ00K6Stride06columnL011phaseStarts11lineOffsets0P4Ones8tapCount0sJ012correctsSums6packed5lower5upper9zeroPoint07channelT06output12outputHeight11outputWidthySPys5Int32VG_S4iSPySiGAyXS2iSbAXS2fAWSiSpys5UInt8VGS2itF
	.cfi_endproc
	.hidden	vitruvian_depthwise_codes_to_numbers_avx512vnni
	.globl	vitruvian_depthwise_codes_to_numbers_avx512vnni
	.p2align	4
	.type	vitruvian_depthwise_codes_to_numbers_avx512vnni,@function
vitruvian_depthwise_codes_to_numbers_avx512vnni:
	.cfi_startproc
	jmp	($s24VitruvianMicroAVX512VNNI28microDepthwiseCodesToNumbers6groups9planeStep03rowL00M6Stride06columnN011phaseStarts11lineOffsets0R4Ones8tapCount0uL06packed5scale9zeroPoint5lower5upper07channelV06output12outputHeight11outputWidthySPys5Int32VG_S4iSPySiGAyXS2iAXSfAWS2fSiSpySfGS2itF)
.Lfunc_end3:
	.size	vitruvian_depthwise_codes_to_numbers_avx512vnni, .Lfunc_end3-vitruvian_depthwise_codes_to_numbers_avx512vnni
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI28microDepthwiseCodesToNumbers6groups9planeStep03rowL00M6Stride06columnN011phaseStarts11lineOffsets0R4Ones8tapCount0uL06packed5scale9zeroPoint5lower5upper07channelV06output12outputHeight11outputWidthySPys5Int32VG_S4iSPySiGAyXS2iAXSfAWS2fSiSpySfGS2itF
	.globl	$s24VitruvianMicroAVX512VNNI28microDepthwiseCodesToNumbers6groups9planeStep03rowL00M6Stride06columnN011phaseStarts11lineOffsets0R4Ones8tapCount0uL06packed5scale9zeroPoint5lower5upper07channelV06output12outputHeight11outputWidthySPys5Int32VG_S4iSPySiGAyXS2iAXSfAWS2fSiSpySfGS2itF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI28microDepthwiseCodesToNumbers6groups9planeStep03rowL00M6Stride06columnN011phaseStarts11lineOffsets0R4Ones8tapCount0uL06packed5scale9zeroPoint5lower5upper07channelV06output12outputHeight11outputWidthySPys5Int32VG_S4iSPySiGAyXS2iAXSfAWS2fSiSpySfGS2itF,@function
$s24VitruvianMicroAVX512VNNI28microDepthwiseCodesToNumbers6groups9planeStep03rowL00M6Stride06columnN011phaseStarts11lineOffsets0R4Ones8tapCount0uL06packed5scale9zeroPoint5lower5upper07channelV06output12outputHeight11outputWidthySPys5Int32VG_S4iSPySiGAyXS2iAXSfAWS2fSiSpySfGS2itF:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%r13
	.cfi_def_cfa_offset 32
	pushq	%rbx
	.cfi_def_cfa_offset 40
	subq	$280, %rsp
	.cfi_def_cfa_offset 320
	.cfi_offset %rbx, -40
	.cfi_offset %r13, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	344(%rsp), %rax
	movq	336(%rsp), %r10
	movq	376(%rsp), %r11
	movl	360(%rsp), %ebx
	vmovaps	384(%rsp), %xmm3
	movq	368(%rsp), %r14
	movq	352(%rsp), %r15
	vmovaps	320(%rsp), %xmm4
	movq	%rdi, (%rsp)
	movq	%rsi, 8(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rcx, 24(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r9, 40(%rsp)
	vmovups	%xmm4, 48(%rsp)
	movq	%r10, 64(%rsp)
	movq	%rax, 72(%rsp)
	movq	%r15, 80(%rsp)
	movq	%r14, 88(%rsp)
	vmovups	%xmm3, 96(%rsp)
	vbroadcastss	%xmm1, %zmm1
	vmovss	%xmm0, 112(%rsp)
	movl	%ebx, 116(%rsp)
	vmovups	%zmm1, 128(%rsp)
	vbroadcastss	%xmm2, %zmm0
	vmovups	%zmm0, 192(%rsp)
	movq	%r11, 256(%rsp)
	movq	%r14, 264(%rsp)
	cmpq	$5, %r10
	je	.LBB4_8
	cmpq	$3, %r10
	jne	.LBB4_13
	cmpq	$1, %rax
	jne	.LBB4_13
	cmpq	$2, %r8
	je	.LBB4_7
	cmpq	$1, %r8
	jne	.LBB4_13
	leaq	112(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5)
	jmp	.LBB4_6
.LBB4_8:
	cmpq	$1, %rax
	jne	.LBB4_13
	cmpq	$2, %r8
	je	.LBB4_12
	cmpq	$1, %r8
	jne	.LBB4_13
	leaq	112(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5)
	jmp	.LBB4_6
.LBB4_13:
	leaq	112(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGApA0B15ScalingChannelsVTtt0t1g5)
.LBB4_6:
	addq	$280, %rsp
	.cfi_def_cfa_offset 40
	popq	%rbx
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	retq
.LBB4_7:
	.cfi_def_cfa_offset 320
	leaq	112(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5)
	jmp	.LBB4_6
.LBB4_12:
	leaq	112(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5)
	jmp	.LBB4_6
.Lfunc_end4:
	.size	$s24VitruvianMicroAVX512VNNI28microDepthwiseCodesToNumbers6groups9planeStep03rowL00M6Stride06columnN011phaseStarts11lineOffsets0R4Ones8tapCount0uL06packed5scale9zeroPoint5lower5upper07channelV06output12outputHeight11outputWidthySPys5Int32VG_S4iSPySiGAyXS2iAXSfAWS2fSiSpySfGS2itF, .Lfunc_end4-$s24VitruvianMicroAVX512VNNI28microDepthwiseCodesToNumbers6groups9planeStep03rowL00M6Stride06columnN011phaseStarts11lineOffsets0R4Ones8tapCount0uL06packed5scale9zeroPoint5lower5upper07channelV06output12outputHeight11outputWidthySPys5Int32VG_S4iSPySiGAyXS2iAXSfAWS2fSiSpySfGS2itF
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI5_0:
	.long	0x42fe0000
.LCPI5_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI5_1:
	.long	0
	.long	4
	.long	8
	.long	12
	.long	1
	.long	5
	.long	9
	.long	13
	.long	2
	.long	6
	.long	10
	.long	14
	.long	3
	.long	7
	.long	11
	.long	15
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, -64(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %r10
	leaq	15(%rax), %rcx
	movq	%rax, -80(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -112(%rsp)
	movq	%r10, %rax
	shrq	$32, %rax
	je	.LBB5_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r10
	jmp	.LBB5_3
.LBB5_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r10d
.LBB5_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 16(%rsp)
	cmpq	$15, %rcx
	jg	.LBB5_4
.LBB5_20:
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
.LBB5_4:
	.cfi_def_cfa_offset 224
	sarq	$4, -112(%rsp)
	movq	-128(%rsp), %rax
	movq	96(%rax), %rcx
	movq	-80(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	%rdx, 32(%rsp)
	movq	%r10, %rdx
	imulq	%rax, %rdx
	movq	%rdx, 56(%rsp)
	leaq	-8(%r10), %rax
	movq	%rax, 160(%rsp)
	leaq	-4(%r10), %rax
	movq	%rax, 152(%rsp)
	movq	$0, -24(%rsp)
	vmovss	.LCPI5_0(%rip), %xmm0
	vmovdqa64	.LCPI5_1(%rip), %zmm1
	vbroadcastss	.LCPI5_2(%rip), %zmm2
	xorl	%edx, %edx
	movq	%r10, -88(%rsp)
	movq	%rcx, -8(%rsp)
	jmp	.LBB5_5
	.p2align	4
.LBB5_19:
	addq	$16, -24(%rsp)
	cmpq	-112(%rsp), %rdx
	jge	.LBB5_20
.LBB5_5:
	movq	%rdx, %rsi
	addq	$4, %rdx
	testq	%rcx, %rcx
	jle	.LBB5_19
	movq	-112(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, %rdi
	cmovlq	%rax, %rdi
	movq	%rdi, 40(%rsp)
	xorl	%edi, %edi
	movq	$0, -72(%rsp)
	movq	%rdx, 8(%rsp)
	movq	%rsi, (%rsp)
	jmp	.LBB5_7
	.p2align	4
.LBB5_17:
	movq	24(%rsp), %rdi
	movq	-8(%rsp), %rcx
	movq	8(%rsp), %rdx
	movq	(%rsp), %rsi
.LBB5_18:
	movq	%rdi, -72(%rsp)
	cmpq	%rcx, %rdi
	jge	.LBB5_19
.LBB5_7:
	addq	16(%rsp), %rdi
	jno	.LBB5_8
	movabsq	$9223372036854775807, %rax
	cmpq	-112(%rsp), %rsi
	jne	.LBB5_10
	jmp	.LBB5_19
	.p2align	4
.LBB5_8:
	movq	%rdi, %rax
	cmpq	%rsi, -112(%rsp)
	je	.LBB5_18
.LBB5_10:
	movq	%rax, 24(%rsp)
	cmpq	%rdi, %rcx
	cmovlq	%rcx, %rdi
	movq	-24(%rsp), %rax
	movq	%rax, -16(%rsp)
	movq	%rsi, -104(%rsp)
	movq	%rdi, 64(%rsp)
	jmp	.LBB5_11
	.p2align	4
.LBB5_16:
	movq	-104(%rsp), %rax
	incq	%rax
	addq	$4, -16(%rsp)
	movq	%rax, -104(%rsp)
	cmpq	40(%rsp), %rax
	je	.LBB5_17
.LBB5_11:
	cmpq	%rdi, -72(%rsp)
	je	.LBB5_16
	movq	-128(%rsp), %rax
	movq	16(%rax), %rcx
	movq	%rcx, 120(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 112(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 104(%rsp)
	movq	64(%rax), %r12
	movq	80(%rax), %rdx
	movq	8(%rax), %rsi
	movq	-104(%rsp), %rcx
	imulq	%rcx, %rsi
	shlq	$2, %rsi
	addq	(%rax), %rsi
	movq	%rsi, 88(%rsp)
	shlq	$4, %rcx
	movq	%r12, %rax
	shlq	$4, %rax
	movq	%rax, 72(%rsp)
	shlq	$6, %r12
	movq	32(%rsp), %rax
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 80(%rsp)
	movq	%rdx, 96(%rsp)
	leaq	320(%rdx), %rax
	movq	%rax, 48(%rsp)
	movq	-72(%rsp), %r9
	jmp	.LBB5_13
	.p2align	4
.LBB5_43:
	movq	128(%rsp), %r9
	incq	%r9
	movq	64(%rsp), %rdi
	cmpq	%rdi, %r9
	je	.LBB5_16
.LBB5_13:
	movq	%r9, %rax
	imulq	112(%rsp), %rax
	movq	104(%rsp), %rdi
	movq	32(%rdi), %rbp
	imulq	72(%rsp), %rbp
	addq	$48, %rbp
	movq	%rbp, %rcx
	imulq	-104(%rsp), %rcx
	movq	96(%rsp), %rdx
	leaq	(%rdx,%rcx,4), %r8
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	%rcx, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	(%rdi,%rax,8), %rsi
	movq	8(%rdi,%rax,8), %r15
	movq	%r12, %rbx
	imulq	%rsi, %rbx
	sarq	$2, %rcx
	imulq	120(%rsp), %rcx
	movq	56(%rsp), %r11
	imulq	%r9, %r11
	addq	80(%rsp), %r11
	leaq	(%rbx,%r8), %rax
	addq	$192, %rax
	movq	%rax, -96(%rsp)
	movq	88(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, -32(%rsp)
	cmpq	$7, %r10
	movq	%r9, 128(%rsp)
	jle	.LBB5_14
	movq	-128(%rsp), %rax
	movq	32(%rax), %rax
	movq	%rax, -120(%rsp)
	movq	-64(%rsp), %rdi
	movl	140(%rdi), %eax
	movq	152(%rdi), %r14
	vcvtsi2ss	%eax, %xmm31, %xmm4
	vbroadcastss	136(%rdi), %zmm3
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%ecx, %ecx
	vucomiss	%xmm0, %xmm4
	vcvttss2si	132(%rdi), %edx
	seta	%cl
	addl	%eax, %edx
	leaq	(%r14,%r14,2), %r10
	leaq	(,%r14,4), %r13
	shll	$7, %ecx
	subl	%ecx, %eax
	vpbroadcastw	%eax, %zmm4
	addl	%ecx, %edx
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%ecx, %zmm6
	movq	144(%rdi), %r9
	movq	%r11, -56(%rsp)
	addq	%r11, %r9
	shlq	$6, -120(%rsp)
	imulq	-16(%rsp), %rbp
	addq	48(%rsp), %rbp
	movq	%rbx, -48(%rsp)
	addq	%rbx, %rbp
	movq	%rbp, -40(%rsp)
	xorl	%eax, %eax
	jmp	.LBB5_22
	.p2align	4
.LBB5_23:
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm7, %zmm12
	vmovdqa64	%zmm7, %zmm13
	vmovdqa64	%zmm7, %zmm14
.LBB5_24:
	imulq	-80(%rsp), %r11
	vmovups	128(%r8), %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm15, %zmm14
	vminps	%zmm14, %zmm3, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm15, %zmm13
	vminps	%zmm13, %zmm3, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vpackssdw	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm15, %zmm12
	vminps	%zmm12, %zmm3, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm15, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm12, %zmm11
	vpaddsw	%zmm4, %zmm13, %zmm12
	vpaddsw	%zmm4, %zmm11, %zmm11
	vpacksswb	%zmm11, %zmm12, %zmm11
	vpmaxsb	%zmm5, %zmm11, %zmm11
	vpxorq	%zmm6, %zmm11, %zmm11
	vpermd	%zmm11, %zmm1, %zmm11
	leaq	(%r9,%r11), %rcx
	vmovdqu	%xmm11, (%r9,%r11)
	vextracti32x4	$1, %zmm11, (%r14,%rcx)
	vextracti32x4	$2, %zmm11, (%rcx,%r14,2)
	vextracti32x4	$3, %zmm11, (%r10,%rcx)
	vmovups	128(%r8), %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm4, %zmm9, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	vmovdqu	%xmm7, (%rcx,%r14,4)
	addq	%r13, %rcx
	vextracti32x4	$1, %zmm7, (%r14,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%r14,2)
	vextracti32x4	$3, %zmm7, (%r10,%rcx)
	leaq	8(%rax), %rbp
	addq	$12, %rax
	cmpq	-88(%rsp), %rax
	movq	%rbp, %rax
	jge	.LBB5_25
.LBB5_22:
	movq	160(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	%rax, %r11
	cmovlq	%rcx, %r11
	vmovdqu64	(%r8), %zmm7
	cmpq	%rsi, %r15
	je	.LBB5_23
	movq	-120(%rsp), %rdx
	imulq	%r11, %rdx
	addq	-32(%rsp), %rdx
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %rbp
	movq	-40(%rsp), %rdi
	movq	%rsi, %rbx
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm7, %zmm12
	vmovdqa64	%zmm7, %zmm13
	vmovdqa64	%zmm7, %zmm14
	.p2align	4
.LBB5_47:
	movq	(%rbp,%rbx,8), %rcx
	incq	%rbx
	vmovdqu64	(%rdx,%rcx,4), %zmm15
	vmovdqu64	64(%rdx,%rcx,4), %zmm16
	vmovdqu64	128(%rdx,%rcx,4), %zmm17
	vmovdqu64	192(%rdx,%rcx,4), %zmm18
	vmovdqu64	-128(%rdi), %zmm19
	vmovdqu64	-64(%rdi), %zmm20
	vmovdqu64	(%rdi), %zmm21
	vpdpbusd	%zmm19, %zmm15, %zmm14
	vpdpbusd	%zmm19, %zmm16, %zmm13
	vpdpbusd	%zmm19, %zmm17, %zmm12
	vpdpbusd	%zmm19, %zmm18, %zmm11
	vmovdqu64	256(%rdx,%rcx,4), %zmm15
	vmovdqu64	320(%rdx,%rcx,4), %zmm22
	vpdpbusd	%zmm19, %zmm15, %zmm10
	vpdpbusd	%zmm19, %zmm22, %zmm9
	vmovdqu64	384(%rdx,%rcx,4), %zmm23
	vmovdqu64	448(%rdx,%rcx,4), %zmm24
	vpdpbusd	%zmm19, %zmm23, %zmm8
	vpdpbusd	%zmm19, %zmm24, %zmm7
	vpdpbusd	%zmm20, %zmm16, %zmm14
	vpdpbusd	%zmm20, %zmm17, %zmm13
	vpdpbusd	%zmm20, %zmm18, %zmm12
	vpdpbusd	%zmm20, %zmm15, %zmm11
	vpdpbusd	%zmm20, %zmm22, %zmm10
	vpdpbusd	%zmm20, %zmm23, %zmm9
	vpdpbusd	%zmm20, %zmm24, %zmm8
	vmovdqu64	512(%rdx,%rcx,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm7
	vpdpbusd	%zmm21, %zmm17, %zmm14
	vpdpbusd	%zmm21, %zmm18, %zmm13
	vpdpbusd	%zmm21, %zmm15, %zmm12
	vpdpbusd	%zmm21, %zmm22, %zmm11
	vpdpbusd	%zmm21, %zmm23, %zmm10
	vpdpbusd	%zmm21, %zmm24, %zmm9
	vpdpbusd	%zmm21, %zmm16, %zmm8
	vmovdqu64	576(%rdx,%rcx,4), %zmm15
	vpdpbusd	%zmm21, %zmm15, %zmm7
	addq	%r12, %rdi
	cmpq	%rbx, %r15
	jne	.LBB5_47
	jmp	.LBB5_24
	.p2align	4
.LBB5_14:
	cmpq	$3, %r10
	jle	.LBB5_48
	movq	%rbx, -48(%rsp)
	movq	%r11, -56(%rsp)
	xorl	%ebp, %ebp
	jmp	.LBB5_26
	.p2align	4
.LBB5_25:
	cmpq	-88(%rsp), %rbp
	jge	.LBB5_34
.LBB5_26:
	addq	%r8, -48(%rsp)
	movq	-64(%rsp), %rdi
	movl	140(%rdi), %eax
	vcvtsi2ss	%eax, %xmm31, %xmm4
	vbroadcastss	136(%rdi), %zmm3
	movq	-128(%rsp), %rcx
	movq	32(%rcx), %r10
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%ecx, %ecx
	vucomiss	%xmm0, %xmm4
	seta	%cl
	movq	152(%rdi), %r14
	vcvttss2si	132(%rdi), %edx
	addl	%eax, %edx
	leaq	(%r14,%r14,2), %r9
	movq	%r9, -120(%rsp)
	shll	$7, %ecx
	subl	%ecx, %eax
	vpbroadcastw	%eax, %zmm4
	addl	%ecx, %edx
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%ecx, %zmm6
	movq	144(%rdi), %r13
	addq	-56(%rsp), %r13
	shlq	$6, %r10
	movq	%r10, -40(%rsp)
	movq	%r15, %rax
	subq	%rsi, %rax
	movq	%rax, 144(%rsp)
	leaq	1(%rsi), %r10
	movq	-96(%rsp), %rax
	addq	%r12, %rax
	movq	%rax, 136(%rsp)
	movq	%r10, %r9
	jmp	.LBB5_27
	.p2align	4
.LBB5_28:
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
.LBB5_33:
	vmovups	128(%r8), %zmm11
	imulq	-80(%rsp), %rax
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm4, %zmm9, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%r13,%rax), %rcx
	vmovdqu	%xmm7, (%r13,%rax)
	vextracti32x4	$1, %zmm7, (%r14,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%r14,2)
	movq	-120(%rsp), %rax
	vextracti32x4	$3, %zmm7, (%rax,%rcx)
	addq	$4, %rbp
	cmpq	-88(%rsp), %rbp
	movq	%r9, %r10
	jge	.LBB5_34
.LBB5_27:
	movq	152(%rsp), %rcx
	cmpq	%rbp, %rcx
	movq	%rbp, %rax
	cmovlq	%rcx, %rax
	vmovdqu64	(%r8), %zmm7
	cmpq	%rsi, %r15
	je	.LBB5_28
	movq	-40(%rsp), %rdi
	imulq	%rax, %rdi
	addq	-32(%rsp), %rdi
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %r11
	testb	$1, 144(%rsp)
	jne	.LBB5_31
	movq	-96(%rsp), %rcx
	movq	%rsi, %rdx
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	cmpq	%r10, %r15
	jne	.LBB5_45
	jmp	.LBB5_33
	.p2align	4
.LBB5_31:
	movq	(%r11,%rsi,8), %rcx
	vmovdqu64	(%rdi,%rcx,4), %zmm8
	vmovdqu64	64(%rdi,%rcx,4), %zmm11
	vmovdqu64	128(%rdi,%rcx,4), %zmm12
	vmovdqu64	192(%rdi,%rcx,4), %zmm13
	movq	-48(%rsp), %rdx
	vmovdqu64	192(%rdx), %zmm14
	vmovdqu64	256(%rdx), %zmm15
	vmovdqu64	320(%rdx), %zmm16
	vmovdqa64	%zmm7, %zmm10
	vpdpbusd	%zmm14, %zmm8, %zmm10
	vmovdqa64	%zmm7, %zmm9
	vpdpbusd	%zmm14, %zmm11, %zmm9
	vmovdqa64	%zmm7, %zmm8
	vpdpbusd	%zmm14, %zmm12, %zmm8
	vpdpbusd	%zmm14, %zmm13, %zmm7
	vpdpbusd	%zmm15, %zmm11, %zmm10
	vpdpbusd	%zmm15, %zmm12, %zmm9
	vpdpbusd	%zmm15, %zmm13, %zmm8
	vmovdqu64	256(%rdi,%rcx,4), %zmm11
	vpdpbusd	%zmm15, %zmm11, %zmm7
	vpdpbusd	%zmm16, %zmm12, %zmm10
	vpdpbusd	%zmm16, %zmm13, %zmm9
	vpdpbusd	%zmm16, %zmm11, %zmm8
	vmovdqu64	320(%rdi,%rcx,4), %zmm11
	vpdpbusd	%zmm16, %zmm11, %zmm7
	movq	136(%rsp), %rcx
	movq	%r10, %rdx
	cmpq	%r10, %r15
	je	.LBB5_33
	.p2align	4
.LBB5_45:
	movq	(%r11,%rdx,8), %r10
	movq	8(%r11,%rdx,8), %rbx
	vmovdqu64	(%rdi,%r10,4), %zmm11
	vmovdqu64	64(%rdi,%r10,4), %zmm12
	vmovdqu64	128(%rdi,%r10,4), %zmm13
	vmovdqu64	192(%rdi,%r10,4), %zmm14
	vmovdqu64	(%rcx), %zmm15
	vmovdqu64	64(%rcx), %zmm16
	vmovdqu64	128(%rcx), %zmm17
	vpdpbusd	%zmm15, %zmm11, %zmm10
	vpdpbusd	%zmm15, %zmm12, %zmm9
	vpdpbusd	%zmm15, %zmm13, %zmm8
	vpdpbusd	%zmm15, %zmm14, %zmm7
	vpdpbusd	%zmm16, %zmm12, %zmm10
	vpdpbusd	%zmm16, %zmm13, %zmm9
	vmovdqu64	256(%rdi,%r10,4), %zmm11
	vpdpbusd	%zmm16, %zmm14, %zmm8
	vpdpbusd	%zmm16, %zmm11, %zmm7
	vpdpbusd	%zmm17, %zmm13, %zmm10
	vpdpbusd	%zmm17, %zmm14, %zmm9
	vmovdqu64	320(%rdi,%r10,4), %zmm12
	vpdpbusd	%zmm17, %zmm11, %zmm8
	vpdpbusd	%zmm17, %zmm12, %zmm7
	vmovdqu64	(%rcx,%r12), %zmm11
	vmovdqu64	64(%rcx,%r12), %zmm12
	addq	$2, %rdx
	vmovdqu64	128(%rcx,%r12), %zmm13
	addq	%r12, %rcx
	vmovdqu64	(%rdi,%rbx,4), %zmm14
	vmovdqu64	64(%rdi,%rbx,4), %zmm15
	vmovdqu64	128(%rdi,%rbx,4), %zmm16
	vmovdqu64	192(%rdi,%rbx,4), %zmm17
	vpdpbusd	%zmm11, %zmm14, %zmm10
	vpdpbusd	%zmm11, %zmm15, %zmm9
	vpdpbusd	%zmm11, %zmm16, %zmm8
	vpdpbusd	%zmm11, %zmm17, %zmm7
	vpdpbusd	%zmm12, %zmm15, %zmm10
	vpdpbusd	%zmm12, %zmm16, %zmm9
	vpdpbusd	%zmm12, %zmm17, %zmm8
	vmovdqu64	256(%rdi,%rbx,4), %zmm11
	vpdpbusd	%zmm12, %zmm11, %zmm7
	vpdpbusd	%zmm13, %zmm16, %zmm10
	vpdpbusd	%zmm13, %zmm17, %zmm9
	vpdpbusd	%zmm13, %zmm11, %zmm8
	vmovdqu64	320(%rdi,%rbx,4), %zmm11
	vpdpbusd	%zmm13, %zmm11, %zmm7
	addq	%r12, %rcx
	cmpq	%rdx, %r15
	jne	.LBB5_45
	jmp	.LBB5_33
	.p2align	4
.LBB5_34:
	movq	-88(%rsp), %r10
	cmpq	%r10, %rbp
	movq	-56(%rsp), %r11
	jge	.LBB5_43
	jmp	.LBB5_35
	.p2align	4
.LBB5_48:
	testq	%r10, %r10
	jle	.LBB5_43
	xorl	%ebp, %ebp
.LBB5_35:
	movq	-128(%rsp), %rax
	movq	32(%rax), %rax
	movq	-64(%rsp), %rcx
	vmovups	(%rcx), %zmm3
	vmovups	64(%rcx), %zmm4
	addq	144(%rcx), %r11
	shlq	$6, %rax
	movq	%rax, -120(%rsp)
	vpbroadcastb	128(%rcx), %xmm5
	movl	%r15d, %edi
	subl	%esi, %edi
	andl	$3, %edi
	movq	%rsi, %r9
	subq	%r15, %r9
	movq	%r11, %r13
	jmp	.LBB5_36
	.p2align	4
.LBB5_42:
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	movq	%rbp, %rcx
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	imulq	-80(%rsp), %rcx
	vpaddb	%xmm6, %xmm5, %xmm6
	vmovdqu	%xmm6, (%r13,%rcx)
	incq	%rbp
	movq	%rax, %r10
	cmpq	%rax, %rbp
	jge	.LBB5_43
.LBB5_36:
	movq	%r10, %rax
	vmovdqu64	(%r8), %zmm6
	cmpq	%rsi, %r15
	je	.LBB5_42
	movq	-120(%rsp), %rdx
	imulq	%rbp, %rdx
	addq	-32(%rsp), %rdx
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %r10
	testq	%rdi, %rdi
	je	.LBB5_38
	movq	%rdi, %rbx
	movq	-96(%rsp), %r11
	movq	%rsi, %rcx
	.p2align	4
.LBB5_40:
	movq	(%r10,%rcx,8), %r14
	incq	%rcx
	vmovdqu64	(%rdx,%r14,4), %zmm7
	vmovdqu64	64(%rdx,%r14,4), %zmm8
	vmovdqu64	128(%rdx,%r14,4), %zmm9
	vpdpbusd	(%r11), %zmm7, %zmm6
	vpdpbusd	64(%r11), %zmm8, %zmm6
	vpdpbusd	128(%r11), %zmm9, %zmm6
	addq	%r12, %r11
	decq	%rbx
	jne	.LBB5_40
	cmpq	$-4, %r9
	jbe	.LBB5_44
	jmp	.LBB5_42
.LBB5_38:
	movq	-96(%rsp), %r11
	movq	%rsi, %rcx
	cmpq	$-4, %r9
	ja	.LBB5_42
	.p2align	4
.LBB5_44:
	movq	(%r10,%rcx,8), %rbx
	movq	8(%r10,%rcx,8), %r14
	vmovdqu64	(%rdx,%rbx,4), %zmm7
	vmovdqu64	64(%rdx,%rbx,4), %zmm8
	vmovdqu64	128(%rdx,%rbx,4), %zmm9
	vpdpbusd	(%r11), %zmm7, %zmm6
	vpdpbusd	64(%r11), %zmm8, %zmm6
	vpdpbusd	128(%r11), %zmm9, %zmm6
	vmovdqu64	(%rdx,%r14,4), %zmm7
	vmovdqu64	64(%rdx,%r14,4), %zmm8
	vmovdqu64	128(%rdx,%r14,4), %zmm9
	vpdpbusd	(%r11,%r12), %zmm7, %zmm6
	leaq	(%r11,%r12), %rbx
	vpdpbusd	64(%r11,%r12), %zmm8, %zmm6
	vpdpbusd	128(%r11,%r12), %zmm9, %zmm6
	movq	16(%r10,%rcx,8), %r11
	vmovdqu64	(%rdx,%r11,4), %zmm7
	vmovdqu64	64(%rdx,%r11,4), %zmm8
	vmovdqu64	128(%rdx,%r11,4), %zmm9
	vpdpbusd	(%r12,%rbx), %zmm7, %zmm6
	vpdpbusd	64(%r12,%rbx), %zmm8, %zmm6
	vpdpbusd	128(%r12,%rbx), %zmm9, %zmm6
	addq	%r12, %rbx
	movq	24(%r10,%rcx,8), %r11
	vmovdqu64	(%rdx,%r11,4), %zmm7
	vmovdqu64	64(%rdx,%r11,4), %zmm8
	vmovdqu64	128(%rdx,%r11,4), %zmm9
	vpdpbusd	(%r12,%rbx), %zmm7, %zmm6
	vpdpbusd	64(%r12,%rbx), %zmm8, %zmm6
	addq	$4, %rcx
	vpdpbusd	128(%r12,%rbx), %zmm9, %zmm6
	leaq	(%r12,%r12), %r11
	addq	%rbx, %r11
	cmpq	%rcx, %r15
	jne	.LBB5_44
	jmp	.LBB5_42
.Lfunc_end5:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5, .Lfunc_end5-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI6_0:
	.long	0x42fe0000
.LCPI6_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI6_1:
	.long	0
	.long	4
	.long	8
	.long	12
	.long	1
	.long	5
	.long	9
	.long	13
	.long	2
	.long	6
	.long	10
	.long	14
	.long	3
	.long	7
	.long	11
	.long	15
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, -64(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %rsi
	leaq	15(%rax), %rcx
	movq	%rax, -88(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -104(%rsp)
	movq	%rsi, %rax
	shrq	$32, %rax
	je	.LBB6_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rsi
	jmp	.LBB6_3
.LBB6_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB6_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 16(%rsp)
	cmpq	$15, %rcx
	jg	.LBB6_4
.LBB6_20:
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
.LBB6_4:
	.cfi_def_cfa_offset 208
	sarq	$4, -104(%rsp)
	movq	-128(%rsp), %rax
	movq	96(%rax), %rcx
	movq	-88(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	%rdx, 32(%rsp)
	movq	%rsi, %rdx
	imulq	%rax, %rdx
	movq	%rdx, 48(%rsp)
	leaq	-8(%rsi), %rax
	movq	%rax, 144(%rsp)
	leaq	-4(%rsi), %rax
	movq	%rax, 136(%rsp)
	movq	$0, -32(%rsp)
	vmovss	.LCPI6_0(%rip), %xmm0
	vmovdqa64	.LCPI6_1(%rip), %zmm1
	vbroadcastss	.LCPI6_2(%rip), %zmm2
	xorl	%edx, %edx
	movq	%rcx, -8(%rsp)
	jmp	.LBB6_5
	.p2align	4
.LBB6_19:
	addq	$16, -32(%rsp)
	cmpq	-104(%rsp), %rdx
	jge	.LBB6_20
.LBB6_5:
	movq	%rdx, %rdi
	addq	$4, %rdx
	testq	%rcx, %rcx
	jle	.LBB6_19
	movq	-104(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, %r8
	cmovlq	%rax, %r8
	movq	%r8, 40(%rsp)
	xorl	%r8d, %r8d
	movq	$0, -80(%rsp)
	movq	%rdx, 8(%rsp)
	movq	%rdi, (%rsp)
	jmp	.LBB6_7
	.p2align	4
.LBB6_17:
	movq	24(%rsp), %r8
	movq	-8(%rsp), %rcx
	movq	8(%rsp), %rdx
	movq	(%rsp), %rdi
.LBB6_18:
	movq	%r8, -80(%rsp)
	cmpq	%rcx, %r8
	jge	.LBB6_19
.LBB6_7:
	addq	16(%rsp), %r8
	jno	.LBB6_8
	movabsq	$9223372036854775807, %rax
	cmpq	-104(%rsp), %rdi
	jne	.LBB6_10
	jmp	.LBB6_19
	.p2align	4
.LBB6_8:
	movq	%r8, %rax
	cmpq	%rdi, -104(%rsp)
	je	.LBB6_18
.LBB6_10:
	movq	%rax, 24(%rsp)
	cmpq	%r8, %rcx
	cmovlq	%rcx, %r8
	movq	-32(%rsp), %rax
	movq	%rax, -72(%rsp)
	movq	%rdi, -96(%rsp)
	movq	%r8, 56(%rsp)
	jmp	.LBB6_11
	.p2align	4
.LBB6_16:
	movq	-96(%rsp), %rax
	incq	%rax
	addq	$4, -72(%rsp)
	movq	%rax, -96(%rsp)
	cmpq	40(%rsp), %rax
	je	.LBB6_17
.LBB6_11:
	cmpq	%r8, -80(%rsp)
	je	.LBB6_16
	movq	-128(%rsp), %rax
	movq	16(%rax), %rcx
	movq	%rcx, 112(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 104(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 96(%rsp)
	movq	64(%rax), %r12
	movq	80(%rax), %rdx
	movq	8(%rax), %rdi
	movq	-96(%rsp), %rcx
	imulq	%rcx, %rdi
	shlq	$2, %rdi
	addq	(%rax), %rdi
	movq	%rdi, 80(%rsp)
	shlq	$4, %rcx
	movq	%r12, %rax
	shlq	$4, %rax
	movq	%rax, 64(%rsp)
	shlq	$6, %r12
	movq	32(%rsp), %rax
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 72(%rsp)
	movq	%rdx, 88(%rsp)
	leaq	320(%rdx), %rax
	movq	%rax, -24(%rsp)
	movq	-80(%rsp), %r9
	jmp	.LBB6_13
	.p2align	4
.LBB6_39:
	movq	120(%rsp), %r9
	incq	%r9
	movq	56(%rsp), %r8
	cmpq	%r8, %r9
	je	.LBB6_16
.LBB6_13:
	movq	%r9, %rax
	imulq	104(%rsp), %rax
	movq	96(%rsp), %r8
	movq	32(%r8), %r14
	imulq	64(%rsp), %r14
	addq	$48, %r14
	movq	%r14, %rdx
	imulq	-96(%rsp), %rdx
	leaq	3(%rax), %rdi
	testq	%rax, %rax
	cmovnsq	%rax, %rdi
	movq	%rdi, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	(%r8,%rax,8), %rcx
	movq	8(%r8,%rax,8), %rax
	movq	%r12, %r15
	imulq	%rcx, %r15
	sarq	$2, %rdi
	imulq	112(%rsp), %rdi
	movq	48(%rsp), %r13
	imulq	%r9, %r13
	addq	72(%rsp), %r13
	movq	88(%rsp), %r8
	leaq	(%r8,%rdx,4), %r10
	movq	80(%rsp), %rdx
	leaq	(%rdx,%rdi,4), %rdx
	movq	%rdx, -40(%rsp)
	cmpq	$7, %rsi
	movq	%r9, 120(%rsp)
	jle	.LBB6_14
	movq	-128(%rsp), %rdx
	movq	32(%rdx), %rdx
	movq	%rdx, -16(%rsp)
	movq	-64(%rsp), %rbx
	movl	140(%rbx), %edx
	movq	152(%rbx), %r8
	vcvtsi2ss	%edx, %xmm31, %xmm4
	vbroadcastss	136(%rbx), %zmm3
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%r9d, %r9d
	vucomiss	%xmm0, %xmm4
	vcvttss2si	132(%rbx), %r11d
	seta	%r9b
	addl	%edx, %r11d
	leaq	(%r8,%r8,2), %rdi
	leaq	(,%r8,4), %rbp
	movq	%rbp, -112(%rsp)
	shll	$7, %r9d
	subl	%r9d, %edx
	vpbroadcastw	%edx, %zmm4
	addl	%r9d, %r11d
	vpbroadcastb	%r11d, %zmm5
	vpbroadcastb	%r9d, %zmm6
	movq	144(%rbx), %rbp
	movq	%r13, -48(%rsp)
	addq	%r13, %rbp
	shlq	$6, -16(%rsp)
	movq	-72(%rsp), %rdx
	movq	%r14, -120(%rsp)
	imulq	%r14, %rdx
	addq	-24(%rsp), %rdx
	movq	%r15, -56(%rsp)
	addq	%r15, %rdx
	movq	%rdx, 128(%rsp)
	xorl	%r14d, %r14d
	jmp	.LBB6_22
	.p2align	4
.LBB6_23:
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm7, %zmm12
	vmovdqa64	%zmm7, %zmm13
	vmovdqa64	%zmm7, %zmm14
.LBB6_24:
	imulq	-88(%rsp), %r9
	vmovups	128(%r10), %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm15, %zmm14
	vminps	%zmm14, %zmm3, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm15, %zmm13
	vminps	%zmm13, %zmm3, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vpackssdw	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm15, %zmm12
	vminps	%zmm12, %zmm3, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm15, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm12, %zmm11
	vpaddsw	%zmm4, %zmm13, %zmm12
	vpaddsw	%zmm4, %zmm11, %zmm11
	vpacksswb	%zmm11, %zmm12, %zmm11
	vpmaxsb	%zmm5, %zmm11, %zmm11
	vpxorq	%zmm6, %zmm11, %zmm11
	vpermd	%zmm11, %zmm1, %zmm11
	leaq	(%rbp,%r9), %rdx
	vmovdqu	%xmm11, (%rbp,%r9)
	vextracti32x4	$1, %zmm11, (%r8,%rdx)
	vextracti32x4	$2, %zmm11, (%rdx,%r8,2)
	vextracti32x4	$3, %zmm11, (%rdi,%rdx)
	vmovups	128(%r10), %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm4, %zmm9, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	vmovdqu	%xmm7, (%rdx,%r8,4)
	addq	-112(%rsp), %rdx
	vextracti32x4	$1, %zmm7, (%r8,%rdx)
	vextracti32x4	$2, %zmm7, (%rdx,%r8,2)
	vextracti32x4	$3, %zmm7, (%rdi,%rdx)
	leaq	8(%r14), %r9
	addq	$12, %r14
	cmpq	%rsi, %r14
	movq	%r9, %r14
	jge	.LBB6_25
.LBB6_22:
	movq	144(%rsp), %rdx
	cmpq	%r14, %rdx
	movq	%r14, %r9
	cmovlq	%rdx, %r9
	vmovdqu64	(%r10), %zmm7
	cmpq	%rax, %rcx
	je	.LBB6_23
	movq	-16(%rsp), %r11
	imulq	%r9, %r11
	addq	-40(%rsp), %r11
	movq	-128(%rsp), %rdx
	movq	48(%rdx), %rbx
	movq	128(%rsp), %r15
	movq	%rcx, %rdx
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm7, %zmm12
	vmovdqa64	%zmm7, %zmm13
	vmovdqa64	%zmm7, %zmm14
	.p2align	4
.LBB6_44:
	movq	(%rbx,%rdx,8), %r13
	incq	%rdx
	vmovdqu64	(%r11,%r13,4), %zmm15
	vmovdqu64	64(%r11,%r13,4), %zmm16
	vmovdqu64	128(%r11,%r13,4), %zmm17
	vmovdqu64	192(%r11,%r13,4), %zmm18
	vmovdqu64	-128(%r15), %zmm19
	vmovdqu64	-64(%r15), %zmm20
	vmovdqu64	(%r15), %zmm21
	vpdpbusd	%zmm19, %zmm15, %zmm14
	vpdpbusd	%zmm19, %zmm17, %zmm13
	vmovdqu64	256(%r11,%r13,4), %zmm15
	vpdpbusd	%zmm19, %zmm15, %zmm12
	vmovdqu64	384(%r11,%r13,4), %zmm22
	vpdpbusd	%zmm19, %zmm22, %zmm11
	vmovdqu64	512(%r11,%r13,4), %zmm23
	vpdpbusd	%zmm19, %zmm23, %zmm10
	vmovdqu64	640(%r11,%r13,4), %zmm24
	vpdpbusd	%zmm19, %zmm24, %zmm9
	vmovdqu64	768(%r11,%r13,4), %zmm25
	vpdpbusd	%zmm19, %zmm25, %zmm8
	vmovdqu64	896(%r11,%r13,4), %zmm26
	vpdpbusd	%zmm19, %zmm26, %zmm7
	vpdpbusd	%zmm20, %zmm16, %zmm14
	vpdpbusd	%zmm20, %zmm18, %zmm13
	vmovdqu64	320(%r11,%r13,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm12
	vmovdqu64	448(%r11,%r13,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm11
	vmovdqu64	576(%r11,%r13,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm10
	vmovdqu64	704(%r11,%r13,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm9
	vmovdqu64	832(%r11,%r13,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm8
	vmovdqu64	960(%r11,%r13,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm7
	vpdpbusd	%zmm21, %zmm17, %zmm14
	vpdpbusd	%zmm21, %zmm15, %zmm13
	vpdpbusd	%zmm21, %zmm22, %zmm12
	vpdpbusd	%zmm21, %zmm23, %zmm11
	vpdpbusd	%zmm21, %zmm24, %zmm10
	vpdpbusd	%zmm21, %zmm25, %zmm9
	vpdpbusd	%zmm21, %zmm26, %zmm8
	vmovdqu64	1024(%r11,%r13,4), %zmm15
	vpdpbusd	%zmm21, %zmm15, %zmm7
	addq	%r12, %r15
	cmpq	%rdx, %rax
	jne	.LBB6_44
	jmp	.LBB6_24
	.p2align	4
.LBB6_14:
	cmpq	$3, %rsi
	jle	.LBB6_45
	movq	%r15, -56(%rsp)
	movq	%r14, -120(%rsp)
	movq	%r13, -48(%rsp)
	xorl	%r9d, %r9d
	jmp	.LBB6_26
	.p2align	4
.LBB6_25:
	cmpq	%rsi, %r9
	jge	.LBB6_30
.LBB6_26:
	movq	-64(%rsp), %rbx
	movl	140(%rbx), %edx
	vcvtsi2ss	%edx, %xmm31, %xmm4
	vbroadcastss	136(%rbx), %zmm3
	movq	-128(%rsp), %rdi
	movq	32(%rdi), %r13
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%edi, %edi
	vucomiss	%xmm0, %xmm4
	seta	%dil
	movq	152(%rbx), %r8
	vcvttss2si	132(%rbx), %r11d
	addl	%edx, %r11d
	leaq	(%r8,%r8,2), %r14
	shll	$7, %edi
	subl	%edi, %edx
	vpbroadcastw	%edx, %zmm4
	addl	%edi, %r11d
	vpbroadcastb	%r11d, %zmm5
	vpbroadcastb	%edi, %zmm6
	movq	144(%rbx), %r15
	addq	-48(%rsp), %r15
	shlq	$6, %r13
	movq	%r13, -112(%rsp)
	movq	-120(%rsp), %rdx
	imulq	-72(%rsp), %rdx
	addq	-24(%rsp), %rdx
	addq	-56(%rsp), %rdx
	movq	%rdx, -120(%rsp)
	jmp	.LBB6_27
	.p2align	4
.LBB6_28:
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
.LBB6_29:
	vmovups	128(%r10), %zmm11
	imulq	-88(%rsp), %r13
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm4, %zmm9, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%r15,%r13), %rdx
	vmovdqu	%xmm7, (%r15,%r13)
	vextracti32x4	$1, %zmm7, (%r8,%rdx)
	vextracti32x4	$2, %zmm7, (%rdx,%r8,2)
	vextracti32x4	$3, %zmm7, (%r14,%rdx)
	addq	$4, %r9
	cmpq	%rsi, %r9
	jge	.LBB6_30
.LBB6_27:
	movq	136(%rsp), %rdx
	cmpq	%r9, %rdx
	movq	%r9, %r13
	cmovlq	%rdx, %r13
	vmovdqu64	(%r10), %zmm7
	cmpq	%rax, %rcx
	je	.LBB6_28
	movq	-112(%rsp), %rdx
	imulq	%r13, %rdx
	addq	-40(%rsp), %rdx
	movq	-128(%rsp), %rdi
	movq	48(%rdi), %r11
	movq	-120(%rsp), %rbx
	movq	%rcx, %rbp
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	.p2align	4
.LBB6_42:
	movq	(%r11,%rbp,8), %rdi
	incq	%rbp
	vmovdqu64	(%rdx,%rdi,4), %zmm11
	vmovdqu64	64(%rdx,%rdi,4), %zmm12
	vmovdqu64	128(%rdx,%rdi,4), %zmm13
	vmovdqu64	192(%rdx,%rdi,4), %zmm14
	vmovdqu64	-128(%rbx), %zmm15
	vmovdqu64	-64(%rbx), %zmm16
	vmovdqu64	(%rbx), %zmm17
	vpdpbusd	%zmm15, %zmm11, %zmm10
	vpdpbusd	%zmm15, %zmm13, %zmm9
	vmovdqu64	256(%rdx,%rdi,4), %zmm11
	vmovdqu64	384(%rdx,%rdi,4), %zmm18
	vpdpbusd	%zmm15, %zmm11, %zmm8
	vpdpbusd	%zmm15, %zmm18, %zmm7
	vpdpbusd	%zmm16, %zmm12, %zmm10
	vpdpbusd	%zmm16, %zmm14, %zmm9
	vmovdqu64	320(%rdx,%rdi,4), %zmm12
	vpdpbusd	%zmm16, %zmm12, %zmm8
	vmovdqu64	448(%rdx,%rdi,4), %zmm12
	vpdpbusd	%zmm16, %zmm12, %zmm7
	vpdpbusd	%zmm17, %zmm13, %zmm10
	vpdpbusd	%zmm17, %zmm11, %zmm9
	vpdpbusd	%zmm17, %zmm18, %zmm8
	vmovdqu64	512(%rdx,%rdi,4), %zmm11
	vpdpbusd	%zmm17, %zmm11, %zmm7
	addq	%r12, %rbx
	cmpq	%rbp, %rax
	jne	.LBB6_42
	jmp	.LBB6_29
	.p2align	4
.LBB6_30:
	cmpq	%rsi, %r9
	movq	-48(%rsp), %r13
	movq	-56(%rsp), %r15
	jge	.LBB6_39
	jmp	.LBB6_31
	.p2align	4
.LBB6_45:
	testq	%rsi, %rsi
	jle	.LBB6_39
	xorl	%r9d, %r9d
.LBB6_31:
	leaq	(%r15,%r10), %rdx
	addq	$192, %rdx
	movq	%rdx, -112(%rsp)
	movq	-128(%rsp), %rdx
	movq	32(%rdx), %rdi
	movq	-64(%rsp), %rdx
	vmovups	(%rdx), %zmm3
	vmovups	64(%rdx), %zmm4
	addq	144(%rdx), %r13
	shlq	$6, %rdi
	movq	%rdi, -120(%rsp)
	vpbroadcastb	128(%rdx), %xmm5
	movl	%eax, %r14d
	subl	%ecx, %r14d
	andl	$3, %r14d
	movq	%rcx, %r15
	subq	%rax, %r15
	jmp	.LBB6_32
	.p2align	4
.LBB6_38:
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%r10), %zmm6, %zmm6
	movq	%r9, %rdx
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	imulq	-88(%rsp), %rdx
	vpaddb	%xmm6, %xmm5, %xmm6
	movq	%r8, %r13
	vmovdqu	%xmm6, (%r8,%rdx)
	incq	%r9
	cmpq	%rsi, %r9
	jge	.LBB6_39
.LBB6_32:
	movq	%r13, %r8
	vmovdqu64	(%r10), %zmm6
	cmpq	%rax, %rcx
	je	.LBB6_38
	movq	-120(%rsp), %r13
	imulq	%r9, %r13
	addq	-40(%rsp), %r13
	movq	-128(%rsp), %rdx
	movq	48(%rdx), %r11
	testq	%r14, %r14
	je	.LBB6_34
	movq	%r14, %rbp
	movq	-112(%rsp), %rbx
	movq	%rcx, %rdx
	.p2align	4
.LBB6_36:
	movq	(%r11,%rdx,8), %rdi
	incq	%rdx
	vmovdqu64	(%r13,%rdi,4), %zmm7
	vmovdqu64	64(%r13,%rdi,4), %zmm8
	vmovdqu64	128(%r13,%rdi,4), %zmm9
	vpdpbusd	(%rbx), %zmm7, %zmm6
	vpdpbusd	64(%rbx), %zmm8, %zmm6
	vpdpbusd	128(%rbx), %zmm9, %zmm6
	addq	%r12, %rbx
	decq	%rbp
	jne	.LBB6_36
	cmpq	$-4, %r15
	jbe	.LBB6_40
	jmp	.LBB6_38
.LBB6_34:
	movq	-112(%rsp), %rbx
	movq	%rcx, %rdx
	cmpq	$-4, %r15
	ja	.LBB6_38
	.p2align	4
.LBB6_40:
	movq	(%r11,%rdx,8), %rdi
	movq	8(%r11,%rdx,8), %rbp
	vmovdqu64	(%r13,%rdi,4), %zmm7
	vmovdqu64	64(%r13,%rdi,4), %zmm8
	vmovdqu64	128(%r13,%rdi,4), %zmm9
	vpdpbusd	(%rbx), %zmm7, %zmm6
	vpdpbusd	64(%rbx), %zmm8, %zmm6
	vpdpbusd	128(%rbx), %zmm9, %zmm6
	vmovdqu64	(%r13,%rbp,4), %zmm7
	vmovdqu64	64(%r13,%rbp,4), %zmm8
	vmovdqu64	128(%r13,%rbp,4), %zmm9
	vpdpbusd	(%rbx,%r12), %zmm7, %zmm6
	leaq	(%rbx,%r12), %rdi
	vpdpbusd	64(%rbx,%r12), %zmm8, %zmm6
	vpdpbusd	128(%rbx,%r12), %zmm9, %zmm6
	movq	16(%r11,%rdx,8), %rbx
	vmovdqu64	(%r13,%rbx,4), %zmm7
	vmovdqu64	64(%r13,%rbx,4), %zmm8
	vmovdqu64	128(%r13,%rbx,4), %zmm9
	vpdpbusd	(%r12,%rdi), %zmm7, %zmm6
	vpdpbusd	64(%r12,%rdi), %zmm8, %zmm6
	vpdpbusd	128(%r12,%rdi), %zmm9, %zmm6
	addq	%r12, %rdi
	movq	24(%r11,%rdx,8), %rbx
	vmovdqu64	(%r13,%rbx,4), %zmm7
	vmovdqu64	64(%r13,%rbx,4), %zmm8
	vmovdqu64	128(%r13,%rbx,4), %zmm9
	vpdpbusd	(%r12,%rdi), %zmm7, %zmm6
	vpdpbusd	64(%r12,%rdi), %zmm8, %zmm6
	addq	$4, %rdx
	vpdpbusd	128(%r12,%rdi), %zmm9, %zmm6
	leaq	(%r12,%r12), %rbx
	addq	%rdi, %rbx
	cmpq	%rdx, %rax
	jne	.LBB6_40
	jmp	.LBB6_38
.Lfunc_end6:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5, .Lfunc_end6-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI7_0:
	.long	0x42fe0000
.LCPI7_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI7_1:
	.long	0
	.long	4
	.long	8
	.long	12
	.long	1
	.long	5
	.long	9
	.long	13
	.long	2
	.long	6
	.long	10
	.long	14
	.long	3
	.long	7
	.long	11
	.long	15
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$160, %rsp
	.cfi_def_cfa_offset 216
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, -56(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %rsi
	leaq	15(%rax), %rcx
	movq	%rax, -80(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -112(%rsp)
	movq	%rsi, %rax
	shrq	$32, %rax
	je	.LBB7_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rsi
	jmp	.LBB7_3
.LBB7_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB7_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 24(%rsp)
	cmpq	$15, %rcx
	jg	.LBB7_4
.LBB7_20:
	addq	$160, %rsp
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
.LBB7_4:
	.cfi_def_cfa_offset 216
	sarq	$4, -112(%rsp)
	movq	-128(%rsp), %rax
	movq	96(%rax), %rcx
	movq	-80(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	%rdx, 40(%rsp)
	movq	%rsi, %rdx
	imulq	%rax, %rdx
	movq	%rdx, 56(%rsp)
	leaq	-8(%rsi), %rax
	movq	%rax, 152(%rsp)
	leaq	-4(%rsi), %rax
	movq	%rax, 144(%rsp)
	movq	$0, -16(%rsp)
	vmovss	.LCPI7_0(%rip), %xmm0
	vmovdqa64	.LCPI7_1(%rip), %zmm1
	vbroadcastss	.LCPI7_2(%rip), %zmm2
	xorl	%edx, %edx
	movq	%rsi, -88(%rsp)
	movq	%rcx, (%rsp)
	jmp	.LBB7_5
	.p2align	4
.LBB7_19:
	addq	$16, -16(%rsp)
	cmpq	-112(%rsp), %rdx
	jge	.LBB7_20
.LBB7_5:
	movq	%rdx, %rdi
	addq	$4, %rdx
	testq	%rcx, %rcx
	jle	.LBB7_19
	movq	-112(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, %r8
	cmovlq	%rax, %r8
	movq	%r8, 48(%rsp)
	xorl	%r8d, %r8d
	movq	$0, -72(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rdi, 8(%rsp)
	jmp	.LBB7_7
	.p2align	4
.LBB7_17:
	movq	32(%rsp), %r8
	movq	(%rsp), %rcx
	movq	16(%rsp), %rdx
	movq	8(%rsp), %rdi
.LBB7_18:
	movq	%r8, -72(%rsp)
	cmpq	%rcx, %r8
	jge	.LBB7_19
.LBB7_7:
	addq	24(%rsp), %r8
	jno	.LBB7_8
	movabsq	$9223372036854775807, %rax
	cmpq	-112(%rsp), %rdi
	jne	.LBB7_10
	jmp	.LBB7_19
	.p2align	4
.LBB7_8:
	movq	%r8, %rax
	cmpq	%rdi, -112(%rsp)
	je	.LBB7_18
.LBB7_10:
	movq	%rax, 32(%rsp)
	cmpq	%r8, %rcx
	cmovlq	%rcx, %r8
	movq	-16(%rsp), %rax
	movq	%rax, -64(%rsp)
	movq	%rdi, -96(%rsp)
	movq	%r8, 64(%rsp)
	jmp	.LBB7_11
	.p2align	4
.LBB7_16:
	movq	-96(%rsp), %rax
	incq	%rax
	addq	$4, -64(%rsp)
	movq	%rax, -96(%rsp)
	cmpq	48(%rsp), %rax
	je	.LBB7_17
.LBB7_11:
	cmpq	%r8, -72(%rsp)
	je	.LBB7_16
	movq	-128(%rsp), %rax
	movq	16(%rax), %rcx
	movq	%rcx, 120(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 112(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 104(%rsp)
	movq	64(%rax), %r12
	movq	80(%rax), %rdx
	movq	8(%rax), %rdi
	movq	-96(%rsp), %rcx
	imulq	%rcx, %rdi
	shlq	$2, %rdi
	addq	(%rax), %rdi
	movq	%rdi, 88(%rsp)
	shlq	$4, %rcx
	movq	%r12, %rax
	shlq	$4, %rax
	movq	%rax, 72(%rsp)
	shlq	$6, %r12
	movq	40(%rsp), %rax
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 80(%rsp)
	movq	%rdx, 96(%rsp)
	leaq	448(%rdx), %rax
	movq	%rax, -8(%rsp)
	movq	-72(%rsp), %r9
	jmp	.LBB7_13
	.p2align	4
.LBB7_38:
	movq	128(%rsp), %r9
	incq	%r9
	movq	64(%rsp), %r8
	cmpq	%r8, %r9
	je	.LBB7_16
.LBB7_13:
	movq	%r9, %rax
	imulq	112(%rsp), %rax
	movq	104(%rsp), %r8
	movq	32(%r8), %r10
	imulq	72(%rsp), %r10
	addq	$48, %r10
	movq	%r10, %rcx
	imulq	-96(%rsp), %rcx
	movq	96(%rsp), %rdx
	leaq	(%rdx,%rcx,4), %rdx
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	%rcx, %rdi
	andq	$-4, %rdi
	subq	%rdi, %rax
	movq	(%r8,%rax,8), %r13
	movq	8(%r8,%rax,8), %r15
	movq	%r12, %r11
	imulq	%r13, %r11
	sarq	$2, %rcx
	imulq	120(%rsp), %rcx
	movq	56(%rsp), %rbx
	imulq	%r9, %rbx
	addq	80(%rsp), %rbx
	movq	88(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, -24(%rsp)
	cmpq	$7, %rsi
	movq	%r9, 128(%rsp)
	jle	.LBB7_14
	movq	-128(%rsp), %rax
	movq	32(%rax), %r14
	movq	-56(%rsp), %rsi
	movl	140(%rsi), %eax
	movq	152(%rsi), %r8
	vcvtsi2ss	%eax, %xmm31, %xmm4
	vbroadcastss	136(%rsi), %zmm3
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%ecx, %ecx
	vucomiss	%xmm0, %xmm4
	vcvttss2si	132(%rsi), %r9d
	seta	%cl
	addl	%eax, %r9d
	leaq	(%r8,%r8,2), %rdi
	leaq	(,%r8,4), %rbp
	movq	%rbp, -104(%rsp)
	shll	$7, %ecx
	subl	%ecx, %eax
	vpbroadcastw	%eax, %zmm4
	addl	%ecx, %r9d
	vpbroadcastb	%r9d, %zmm5
	vpbroadcastb	%ecx, %zmm6
	movq	144(%rsi), %rbp
	movq	-88(%rsp), %rsi
	movq	%rbx, -40(%rsp)
	addq	%rbx, %rbp
	shlq	$6, %r14
	movq	%r14, -32(%rsp)
	movq	-64(%rsp), %rax
	movq	%r10, -120(%rsp)
	imulq	%r10, %rax
	addq	-8(%rsp), %rax
	movq	%r11, -48(%rsp)
	addq	%r11, %rax
	movq	%rax, 136(%rsp)
	xorl	%r14d, %r14d
	jmp	.LBB7_22
	.p2align	4
.LBB7_23:
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm7, %zmm12
	vmovdqa64	%zmm7, %zmm13
	vmovdqa64	%zmm7, %zmm14
.LBB7_24:
	imulq	-80(%rsp), %r9
	vmovups	128(%rdx), %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm15, %zmm14
	vminps	%zmm14, %zmm3, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm15, %zmm13
	vminps	%zmm13, %zmm3, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vpackssdw	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm15, %zmm12
	vminps	%zmm12, %zmm3, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm15, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm12, %zmm11
	vpaddsw	%zmm4, %zmm13, %zmm12
	vpaddsw	%zmm4, %zmm11, %zmm11
	vpacksswb	%zmm11, %zmm12, %zmm11
	vpmaxsb	%zmm5, %zmm11, %zmm11
	vpxorq	%zmm6, %zmm11, %zmm11
	vpermd	%zmm11, %zmm1, %zmm11
	leaq	(%rbp,%r9), %rax
	vmovdqu	%xmm11, (%rbp,%r9)
	vextracti32x4	$1, %zmm11, (%r8,%rax)
	vextracti32x4	$2, %zmm11, (%rax,%r8,2)
	vextracti32x4	$3, %zmm11, (%rdi,%rax)
	vmovups	128(%rdx), %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm4, %zmm9, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	vmovdqu	%xmm7, (%rax,%r8,4)
	addq	-104(%rsp), %rax
	vextracti32x4	$1, %zmm7, (%r8,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%r8,2)
	vextracti32x4	$3, %zmm7, (%rdi,%rax)
	leaq	8(%r14), %r9
	addq	$12, %r14
	cmpq	%rsi, %r14
	movq	%r9, %r14
	jge	.LBB7_25
.LBB7_22:
	movq	152(%rsp), %rax
	cmpq	%r14, %rax
	movq	%r14, %r9
	cmovlq	%rax, %r9
	vmovdqu64	(%rdx), %zmm7
	cmpq	%r13, %r15
	je	.LBB7_23
	movq	-32(%rsp), %r11
	imulq	%r9, %r11
	addq	-24(%rsp), %r11
	movq	-128(%rsp), %rax
	movq	48(%rax), %rbx
	movq	136(%rsp), %r10
	movq	%r13, %rax
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm7, %zmm12
	vmovdqa64	%zmm7, %zmm13
	vmovdqa64	%zmm7, %zmm14
	.p2align	4
.LBB7_43:
	movq	(%rbx,%rax,8), %rcx
	incq	%rax
	vmovdqu64	(%r11,%rcx,4), %zmm16
	vmovdqu64	64(%r11,%rcx,4), %zmm18
	vmovdqu64	128(%r11,%rcx,4), %zmm19
	vmovdqu64	192(%r11,%rcx,4), %zmm20
	vmovdqu64	-256(%r10), %zmm21
	vmovdqu64	-192(%r10), %zmm22
	vmovdqu64	-128(%r10), %zmm23
	vmovdqu64	-64(%r10), %zmm15
	vpdpbusd	%zmm21, %zmm16, %zmm14
	vpdpbusd	%zmm21, %zmm18, %zmm13
	vpdpbusd	%zmm21, %zmm19, %zmm12
	vpdpbusd	%zmm21, %zmm20, %zmm11
	vmovdqu64	256(%r11,%rcx,4), %zmm16
	vpdpbusd	%zmm21, %zmm16, %zmm10
	vmovdqu64	320(%r11,%rcx,4), %zmm17
	vpdpbusd	%zmm21, %zmm17, %zmm9
	vmovdqu64	384(%r11,%rcx,4), %zmm24
	vpdpbusd	%zmm21, %zmm24, %zmm8
	vmovdqu64	448(%r11,%rcx,4), %zmm25
	vpdpbusd	%zmm21, %zmm25, %zmm7
	vpdpbusd	%zmm22, %zmm18, %zmm14
	vpdpbusd	%zmm22, %zmm19, %zmm13
	vpdpbusd	%zmm22, %zmm20, %zmm12
	vpdpbusd	%zmm22, %zmm16, %zmm11
	vpdpbusd	%zmm22, %zmm17, %zmm10
	vpdpbusd	%zmm22, %zmm24, %zmm9
	vmovdqu64	512(%r11,%rcx,4), %zmm18
	vpdpbusd	%zmm22, %zmm25, %zmm8
	vpdpbusd	%zmm22, %zmm18, %zmm7
	vpdpbusd	%zmm23, %zmm19, %zmm14
	vpdpbusd	%zmm23, %zmm20, %zmm13
	vpdpbusd	%zmm23, %zmm16, %zmm12
	vpdpbusd	%zmm23, %zmm17, %zmm11
	vpdpbusd	%zmm23, %zmm24, %zmm10
	vpdpbusd	%zmm23, %zmm25, %zmm9
	vpdpbusd	%zmm23, %zmm18, %zmm8
	vmovdqu64	576(%r11,%rcx,4), %zmm19
	vpdpbusd	%zmm23, %zmm19, %zmm7
	vpdpbusd	%zmm15, %zmm20, %zmm14
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vpdpbusd	%zmm15, %zmm17, %zmm12
	vpdpbusd	%zmm15, %zmm24, %zmm11
	vpdpbusd	%zmm15, %zmm25, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm9
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vmovdqu64	640(%r11,%rcx,4), %zmm20
	vpdpbusd	%zmm15, %zmm20, %zmm7
	vmovdqu64	(%r10), %zmm15
	vpdpbusd	%zmm15, %zmm16, %zmm14
	vpdpbusd	%zmm15, %zmm17, %zmm13
	vpdpbusd	%zmm15, %zmm24, %zmm12
	vpdpbusd	%zmm15, %zmm25, %zmm11
	vpdpbusd	%zmm15, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm19, %zmm9
	vpdpbusd	%zmm15, %zmm20, %zmm8
	vmovdqu64	704(%r11,%rcx,4), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm7
	addq	%r12, %r10
	cmpq	%rax, %r15
	jne	.LBB7_43
	jmp	.LBB7_24
	.p2align	4
.LBB7_14:
	cmpq	$3, %rsi
	jle	.LBB7_44
	movq	%r11, -48(%rsp)
	movq	%r10, -120(%rsp)
	movq	%rbx, -40(%rsp)
	xorl	%r9d, %r9d
	jmp	.LBB7_26
	.p2align	4
.LBB7_25:
	cmpq	%rsi, %r9
	jge	.LBB7_30
.LBB7_26:
	movq	-56(%rsp), %rsi
	movl	140(%rsi), %eax
	vcvtsi2ss	%eax, %xmm31, %xmm4
	vbroadcastss	136(%rsi), %zmm3
	movq	-128(%rsp), %rcx
	movq	32(%rcx), %r11
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%ecx, %ecx
	vucomiss	%xmm0, %xmm4
	seta	%cl
	movq	152(%rsi), %r8
	vcvttss2si	132(%rsi), %edi
	addl	%eax, %edi
	leaq	(%r8,%r8,2), %r10
	shll	$7, %ecx
	subl	%ecx, %eax
	vpbroadcastw	%eax, %zmm4
	addl	%ecx, %edi
	vpbroadcastb	%edi, %zmm5
	vpbroadcastb	%ecx, %zmm6
	movq	144(%rsi), %r14
	movq	-88(%rsp), %rsi
	addq	-40(%rsp), %r14
	shlq	$6, %r11
	movq	%r11, -104(%rsp)
	movq	-120(%rsp), %rax
	imulq	-64(%rsp), %rax
	addq	-8(%rsp), %rax
	addq	-48(%rsp), %rax
	movq	%rax, -120(%rsp)
	jmp	.LBB7_27
	.p2align	4
.LBB7_28:
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
.LBB7_29:
	vmovups	128(%rdx), %zmm11
	imulq	-80(%rsp), %rax
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm4, %zmm9, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%r14,%rax), %rcx
	vmovdqu	%xmm7, (%r14,%rax)
	vextracti32x4	$1, %zmm7, (%r8,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%r8,2)
	vextracti32x4	$3, %zmm7, (%r10,%rcx)
	addq	$4, %r9
	cmpq	%rsi, %r9
	jge	.LBB7_30
.LBB7_27:
	movq	144(%rsp), %rcx
	cmpq	%r9, %rcx
	movq	%r9, %rax
	cmovlq	%rcx, %rax
	vmovdqu64	(%rdx), %zmm7
	cmpq	%r13, %r15
	je	.LBB7_28
	movq	-104(%rsp), %rcx
	imulq	%rax, %rcx
	addq	-24(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movq	48(%rsi), %r11
	movq	-88(%rsp), %rsi
	movq	-120(%rsp), %rbx
	movq	%r13, %rbp
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	.p2align	4
.LBB7_41:
	movq	(%r11,%rbp,8), %rdi
	incq	%rbp
	vmovdqu64	(%rcx,%rdi,4), %zmm11
	vmovdqu64	64(%rcx,%rdi,4), %zmm12
	vmovdqu64	128(%rcx,%rdi,4), %zmm13
	vmovdqu64	192(%rcx,%rdi,4), %zmm14
	vmovdqu64	-256(%rbx), %zmm15
	vmovdqu64	-192(%rbx), %zmm16
	vmovdqu64	-128(%rbx), %zmm17
	vmovdqu64	-64(%rbx), %zmm18
	vpdpbusd	%zmm15, %zmm11, %zmm10
	vpdpbusd	%zmm15, %zmm12, %zmm9
	vpdpbusd	%zmm15, %zmm13, %zmm8
	vpdpbusd	%zmm15, %zmm14, %zmm7
	vpdpbusd	%zmm16, %zmm12, %zmm10
	vpdpbusd	%zmm16, %zmm13, %zmm9
	vmovdqu64	256(%rcx,%rdi,4), %zmm11
	vpdpbusd	%zmm16, %zmm14, %zmm8
	vpdpbusd	%zmm16, %zmm11, %zmm7
	vpdpbusd	%zmm17, %zmm13, %zmm10
	vpdpbusd	%zmm17, %zmm14, %zmm9
	vmovdqu64	320(%rcx,%rdi,4), %zmm12
	vpdpbusd	%zmm17, %zmm11, %zmm8
	vpdpbusd	%zmm17, %zmm12, %zmm7
	vpdpbusd	%zmm18, %zmm14, %zmm10
	vpdpbusd	%zmm18, %zmm11, %zmm9
	vmovdqu64	384(%rcx,%rdi,4), %zmm13
	vpdpbusd	%zmm18, %zmm12, %zmm8
	vpdpbusd	%zmm18, %zmm13, %zmm7
	vmovdqu64	(%rbx), %zmm14
	vpdpbusd	%zmm14, %zmm11, %zmm10
	vpdpbusd	%zmm14, %zmm12, %zmm9
	vpdpbusd	%zmm14, %zmm13, %zmm8
	vmovdqu64	448(%rcx,%rdi,4), %zmm11
	vpdpbusd	%zmm14, %zmm11, %zmm7
	addq	%r12, %rbx
	cmpq	%rbp, %r15
	jne	.LBB7_41
	jmp	.LBB7_29
	.p2align	4
.LBB7_30:
	cmpq	%rsi, %r9
	movq	-40(%rsp), %rbx
	movq	-48(%rsp), %r11
	jge	.LBB7_38
	jmp	.LBB7_31
	.p2align	4
.LBB7_44:
	testq	%rsi, %rsi
	jle	.LBB7_38
	xorl	%r9d, %r9d
.LBB7_31:
	leaq	(%rdx,%r11), %rax
	leaq	(%r11,%rdx), %rsi
	addq	$192, %rsi
	movq	-128(%rsp), %rcx
	movq	32(%rcx), %rdi
	movq	-56(%rsp), %rcx
	vmovups	(%rcx), %zmm3
	vmovups	64(%rcx), %zmm4
	addq	144(%rcx), %rbx
	shlq	$6, %rdi
	movq	%rdi, -104(%rsp)
	vpbroadcastb	128(%rcx), %xmm5
	movq	%r15, %r10
	subq	%r13, %r10
	leaq	1(%r13), %r11
	movq	%rsi, -120(%rsp)
	leaq	(%rsi,%r12), %rcx
	movq	%rcx, -32(%rsp)
	movq	%rbx, %r8
	jmp	.LBB7_32
	.p2align	4
.LBB7_37:
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%rdx), %zmm6, %zmm6
	movq	%r9, %rcx
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	imulq	-80(%rsp), %rcx
	vpaddb	%xmm6, %xmm5, %xmm6
	vmovdqu	%xmm6, (%r8,%rcx)
	incq	%r9
	movq	-88(%rsp), %rsi
	cmpq	%rsi, %r9
	jge	.LBB7_38
.LBB7_32:
	vmovdqu64	(%rdx), %zmm6
	cmpq	%r13, %r15
	je	.LBB7_37
	movq	-104(%rsp), %rcx
	imulq	%r9, %rcx
	addq	-24(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movq	48(%rsi), %r14
	testb	$1, %r10b
	jne	.LBB7_35
	movq	-120(%rsp), %rdi
	movq	%r13, %rbp
	cmpq	%r11, %r15
	jne	.LBB7_39
	jmp	.LBB7_37
	.p2align	4
.LBB7_35:
	movq	(%r14,%r13,8), %rdi
	vmovdqu64	(%rcx,%rdi,4), %zmm7
	vmovdqu64	64(%rcx,%rdi,4), %zmm8
	vmovdqu64	128(%rcx,%rdi,4), %zmm9
	vmovdqu64	192(%rcx,%rdi,4), %zmm10
	vpdpbusd	192(%rax), %zmm7, %zmm6
	vpdpbusd	256(%rax), %zmm8, %zmm6
	vpdpbusd	320(%rax), %zmm9, %zmm6
	vpdpbusd	384(%rax), %zmm10, %zmm6
	vmovdqu64	256(%rcx,%rdi,4), %zmm7
	vpdpbusd	448(%rax), %zmm7, %zmm6
	movq	-32(%rsp), %rdi
	movq	%r11, %rbp
	cmpq	%r11, %r15
	je	.LBB7_37
	.p2align	4
.LBB7_39:
	movq	(%r14,%rbp,8), %rsi
	movq	8(%r14,%rbp,8), %rbx
	vmovdqu64	(%rcx,%rsi,4), %zmm7
	vmovdqu64	64(%rcx,%rsi,4), %zmm8
	vmovdqu64	128(%rcx,%rsi,4), %zmm9
	vmovdqu64	192(%rcx,%rsi,4), %zmm10
	vpdpbusd	(%rdi), %zmm7, %zmm6
	vpdpbusd	64(%rdi), %zmm8, %zmm6
	vpdpbusd	128(%rdi), %zmm9, %zmm6
	vpdpbusd	192(%rdi), %zmm10, %zmm6
	vmovdqu64	256(%rcx,%rsi,4), %zmm7
	vpdpbusd	256(%rdi), %zmm7, %zmm6
	vmovdqu64	(%rcx,%rbx,4), %zmm7
	vmovdqu64	64(%rcx,%rbx,4), %zmm8
	vmovdqu64	128(%rcx,%rbx,4), %zmm9
	vmovdqu64	192(%rcx,%rbx,4), %zmm10
	vpdpbusd	(%rdi,%r12), %zmm7, %zmm6
	vpdpbusd	64(%rdi,%r12), %zmm8, %zmm6
	vpdpbusd	128(%rdi,%r12), %zmm9, %zmm6
	vpdpbusd	192(%rdi,%r12), %zmm10, %zmm6
	vmovdqu64	256(%rcx,%rbx,4), %zmm7
	addq	$2, %rbp
	vpdpbusd	256(%rdi,%r12), %zmm7, %zmm6
	addq	%r12, %rdi
	addq	%r12, %rdi
	cmpq	%rbp, %r15
	jne	.LBB7_39
	jmp	.LBB7_37
.Lfunc_end7:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5, .Lfunc_end7-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI8_0:
	.long	0x42fe0000
.LCPI8_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI8_1:
	.long	0
	.long	4
	.long	8
	.long	12
	.long	1
	.long	5
	.long	9
	.long	13
	.long	2
	.long	6
	.long	10
	.long	14
	.long	3
	.long	7
	.long	11
	.long	15
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$160, %rsp
	.cfi_def_cfa_offset 216
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, -56(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %rsi
	leaq	15(%rax), %rcx
	movq	%rax, -80(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -112(%rsp)
	movq	%rsi, %rax
	shrq	$32, %rax
	je	.LBB8_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rsi
	jmp	.LBB8_3
.LBB8_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB8_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 24(%rsp)
	cmpq	$15, %rcx
	jg	.LBB8_4
.LBB8_20:
	addq	$160, %rsp
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
.LBB8_4:
	.cfi_def_cfa_offset 216
	sarq	$4, -112(%rsp)
	movq	-128(%rsp), %rax
	movq	96(%rax), %rcx
	movq	-80(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	%rdx, 40(%rsp)
	movq	%rsi, %rdx
	imulq	%rax, %rdx
	movq	%rdx, 56(%rsp)
	leaq	-8(%rsi), %rax
	movq	%rax, 152(%rsp)
	leaq	-4(%rsi), %rax
	movq	%rax, 144(%rsp)
	movq	$0, -16(%rsp)
	vmovss	.LCPI8_0(%rip), %xmm0
	vmovdqa64	.LCPI8_1(%rip), %zmm1
	vbroadcastss	.LCPI8_2(%rip), %zmm2
	xorl	%edx, %edx
	movq	%rsi, -88(%rsp)
	movq	%rcx, (%rsp)
	jmp	.LBB8_5
	.p2align	4
.LBB8_19:
	addq	$16, -16(%rsp)
	cmpq	-112(%rsp), %rdx
	jge	.LBB8_20
.LBB8_5:
	movq	%rdx, %rdi
	addq	$4, %rdx
	testq	%rcx, %rcx
	jle	.LBB8_19
	movq	-112(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, %r8
	cmovlq	%rax, %r8
	movq	%r8, 48(%rsp)
	xorl	%r8d, %r8d
	movq	$0, -72(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rdi, 8(%rsp)
	jmp	.LBB8_7
	.p2align	4
.LBB8_17:
	movq	32(%rsp), %r8
	movq	(%rsp), %rcx
	movq	16(%rsp), %rdx
	movq	8(%rsp), %rdi
.LBB8_18:
	movq	%r8, -72(%rsp)
	cmpq	%rcx, %r8
	jge	.LBB8_19
.LBB8_7:
	addq	24(%rsp), %r8
	jno	.LBB8_8
	movabsq	$9223372036854775807, %rax
	cmpq	-112(%rsp), %rdi
	jne	.LBB8_10
	jmp	.LBB8_19
	.p2align	4
.LBB8_8:
	movq	%r8, %rax
	cmpq	%rdi, -112(%rsp)
	je	.LBB8_18
.LBB8_10:
	movq	%rax, 32(%rsp)
	cmpq	%r8, %rcx
	cmovlq	%rcx, %r8
	movq	-16(%rsp), %rax
	movq	%rax, -64(%rsp)
	movq	%rdi, -96(%rsp)
	movq	%r8, 64(%rsp)
	jmp	.LBB8_11
	.p2align	4
.LBB8_16:
	movq	-96(%rsp), %rax
	incq	%rax
	addq	$4, -64(%rsp)
	movq	%rax, -96(%rsp)
	cmpq	48(%rsp), %rax
	je	.LBB8_17
.LBB8_11:
	cmpq	%r8, -72(%rsp)
	je	.LBB8_16
	movq	-128(%rsp), %rax
	movq	16(%rax), %rcx
	movq	%rcx, 120(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 112(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 104(%rsp)
	movq	64(%rax), %r12
	movq	80(%rax), %rdx
	movq	8(%rax), %rdi
	movq	-96(%rsp), %rcx
	imulq	%rcx, %rdi
	shlq	$2, %rdi
	addq	(%rax), %rdi
	movq	%rdi, 88(%rsp)
	shlq	$4, %rcx
	movq	%r12, %rax
	shlq	$4, %rax
	movq	%rax, 72(%rsp)
	shlq	$6, %r12
	movq	40(%rsp), %rax
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 80(%rsp)
	movq	%rdx, 96(%rsp)
	leaq	448(%rdx), %rax
	movq	%rax, -8(%rsp)
	movq	-72(%rsp), %r9
	jmp	.LBB8_13
	.p2align	4
.LBB8_38:
	movq	128(%rsp), %r9
	incq	%r9
	movq	64(%rsp), %r8
	cmpq	%r8, %r9
	je	.LBB8_16
.LBB8_13:
	movq	%r9, %rax
	imulq	112(%rsp), %rax
	movq	104(%rsp), %r8
	movq	32(%r8), %r10
	imulq	72(%rsp), %r10
	addq	$48, %r10
	movq	%r10, %rcx
	imulq	-96(%rsp), %rcx
	movq	96(%rsp), %rdx
	leaq	(%rdx,%rcx,4), %rdx
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	%rcx, %rdi
	andq	$-4, %rdi
	subq	%rdi, %rax
	movq	(%r8,%rax,8), %rbp
	movq	8(%r8,%rax,8), %r15
	movq	%r12, %r11
	imulq	%rbp, %r11
	sarq	$2, %rcx
	imulq	120(%rsp), %rcx
	movq	56(%rsp), %rbx
	imulq	%r9, %rbx
	addq	80(%rsp), %rbx
	movq	88(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, -24(%rsp)
	cmpq	$7, %rsi
	movq	%r9, 128(%rsp)
	jle	.LBB8_14
	movq	-128(%rsp), %rax
	movq	32(%rax), %r14
	movq	-56(%rsp), %rsi
	movl	140(%rsi), %eax
	movq	152(%rsi), %r8
	vcvtsi2ss	%eax, %xmm31, %xmm4
	vbroadcastss	136(%rsi), %zmm3
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%ecx, %ecx
	vucomiss	%xmm0, %xmm4
	vcvttss2si	132(%rsi), %r9d
	seta	%cl
	addl	%eax, %r9d
	leaq	(%r8,%r8,2), %rdi
	leaq	(,%r8,4), %r13
	movq	%r13, -104(%rsp)
	shll	$7, %ecx
	subl	%ecx, %eax
	vpbroadcastw	%eax, %zmm4
	addl	%ecx, %r9d
	vpbroadcastb	%r9d, %zmm5
	vpbroadcastb	%ecx, %zmm6
	movq	144(%rsi), %r13
	movq	-88(%rsp), %rsi
	movq	%rbx, -40(%rsp)
	addq	%rbx, %r13
	shlq	$6, %r14
	movq	%r14, -32(%rsp)
	movq	-64(%rsp), %rax
	movq	%r10, -120(%rsp)
	imulq	%r10, %rax
	addq	-8(%rsp), %rax
	movq	%r11, -48(%rsp)
	addq	%r11, %rax
	movq	%rax, 136(%rsp)
	xorl	%r14d, %r14d
	jmp	.LBB8_22
	.p2align	4
.LBB8_23:
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm7, %zmm12
	vmovdqa64	%zmm7, %zmm13
	vmovdqa64	%zmm7, %zmm14
.LBB8_24:
	imulq	-80(%rsp), %r9
	vmovups	128(%rdx), %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm15, %zmm14
	vminps	%zmm14, %zmm3, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm15, %zmm13
	vminps	%zmm13, %zmm3, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vpackssdw	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm15, %zmm12
	vminps	%zmm12, %zmm3, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm15, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm12, %zmm11
	vpaddsw	%zmm4, %zmm13, %zmm12
	vpaddsw	%zmm4, %zmm11, %zmm11
	vpacksswb	%zmm11, %zmm12, %zmm11
	vpmaxsb	%zmm5, %zmm11, %zmm11
	vpxorq	%zmm6, %zmm11, %zmm11
	vpermd	%zmm11, %zmm1, %zmm11
	leaq	(%r13,%r9), %rax
	vmovdqu	%xmm11, (%r13,%r9)
	vextracti32x4	$1, %zmm11, (%r8,%rax)
	vextracti32x4	$2, %zmm11, (%rax,%r8,2)
	vextracti32x4	$3, %zmm11, (%rdi,%rax)
	vmovups	128(%rdx), %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm4, %zmm9, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	vmovdqu	%xmm7, (%rax,%r8,4)
	addq	-104(%rsp), %rax
	vextracti32x4	$1, %zmm7, (%r8,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%r8,2)
	vextracti32x4	$3, %zmm7, (%rdi,%rax)
	leaq	8(%r14), %r9
	addq	$12, %r14
	cmpq	%rsi, %r14
	movq	%r9, %r14
	jge	.LBB8_25
.LBB8_22:
	movq	152(%rsp), %rax
	cmpq	%r14, %rax
	movq	%r14, %r9
	cmovlq	%rax, %r9
	vmovdqu64	(%rdx), %zmm7
	cmpq	%rbp, %r15
	je	.LBB8_23
	movq	-32(%rsp), %r11
	imulq	%r9, %r11
	addq	-24(%rsp), %r11
	movq	-128(%rsp), %rax
	movq	48(%rax), %rbx
	movq	136(%rsp), %r10
	movq	%rbp, %rax
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm7, %zmm12
	vmovdqa64	%zmm7, %zmm13
	vmovdqa64	%zmm7, %zmm14
	.p2align	4
.LBB8_43:
	movq	(%rbx,%rax,8), %rcx
	incq	%rax
	vmovdqu64	(%r11,%rcx,4), %zmm16
	vmovdqu64	64(%r11,%rcx,4), %zmm24
	vmovdqu64	128(%r11,%rcx,4), %zmm25
	vmovdqu64	192(%r11,%rcx,4), %zmm22
	vmovdqu64	-256(%r10), %zmm26
	vmovdqu64	-192(%r10), %zmm27
	vmovdqu64	-128(%r10), %zmm23
	vmovdqu64	-64(%r10), %zmm15
	vpdpbusd	%zmm26, %zmm16, %zmm14
	vpdpbusd	%zmm26, %zmm25, %zmm13
	vmovdqu64	256(%r11,%rcx,4), %zmm16
	vpdpbusd	%zmm26, %zmm16, %zmm12
	vmovdqu64	384(%r11,%rcx,4), %zmm17
	vpdpbusd	%zmm26, %zmm17, %zmm11
	vmovdqu64	512(%r11,%rcx,4), %zmm18
	vpdpbusd	%zmm26, %zmm18, %zmm10
	vmovdqu64	640(%r11,%rcx,4), %zmm19
	vpdpbusd	%zmm26, %zmm19, %zmm9
	vmovdqu64	768(%r11,%rcx,4), %zmm20
	vpdpbusd	%zmm26, %zmm20, %zmm8
	vmovdqu64	896(%r11,%rcx,4), %zmm21
	vpdpbusd	%zmm26, %zmm21, %zmm7
	vpdpbusd	%zmm27, %zmm24, %zmm14
	vpdpbusd	%zmm27, %zmm22, %zmm13
	vmovdqu64	320(%r11,%rcx,4), %zmm24
	vmovdqu64	448(%r11,%rcx,4), %zmm26
	vpdpbusd	%zmm27, %zmm24, %zmm12
	vpdpbusd	%zmm27, %zmm26, %zmm11
	vmovdqu64	576(%r11,%rcx,4), %zmm28
	vmovdqu64	704(%r11,%rcx,4), %zmm29
	vpdpbusd	%zmm27, %zmm28, %zmm10
	vpdpbusd	%zmm27, %zmm29, %zmm9
	vmovdqu64	832(%r11,%rcx,4), %zmm30
	vmovdqu64	960(%r11,%rcx,4), %zmm31
	vpdpbusd	%zmm27, %zmm30, %zmm8
	vpdpbusd	%zmm27, %zmm31, %zmm7
	vpdpbusd	%zmm23, %zmm25, %zmm14
	vpdpbusd	%zmm23, %zmm16, %zmm13
	vpdpbusd	%zmm23, %zmm17, %zmm12
	vpdpbusd	%zmm23, %zmm18, %zmm11
	vpdpbusd	%zmm23, %zmm19, %zmm10
	vpdpbusd	%zmm23, %zmm20, %zmm9
	vpdpbusd	%zmm23, %zmm21, %zmm8
	vmovdqu64	1024(%r11,%rcx,4), %zmm25
	vpdpbusd	%zmm23, %zmm25, %zmm7
	vpdpbusd	%zmm15, %zmm22, %zmm14
	vpdpbusd	%zmm15, %zmm24, %zmm13
	vpdpbusd	%zmm15, %zmm26, %zmm12
	vpdpbusd	%zmm15, %zmm28, %zmm11
	vpdpbusd	%zmm15, %zmm29, %zmm10
	vpdpbusd	%zmm15, %zmm30, %zmm9
	vpdpbusd	%zmm15, %zmm31, %zmm8
	vmovdqu64	1088(%r11,%rcx,4), %zmm22
	vpdpbusd	%zmm15, %zmm22, %zmm7
	vmovdqu64	(%r10), %zmm15
	vpdpbusd	%zmm15, %zmm16, %zmm14
	vpdpbusd	%zmm15, %zmm17, %zmm13
	vpdpbusd	%zmm15, %zmm18, %zmm12
	vpdpbusd	%zmm15, %zmm19, %zmm11
	vpdpbusd	%zmm15, %zmm20, %zmm10
	vpdpbusd	%zmm15, %zmm21, %zmm9
	vpdpbusd	%zmm15, %zmm25, %zmm8
	vmovdqu64	1152(%r11,%rcx,4), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm7
	addq	%r12, %r10
	cmpq	%rax, %r15
	jne	.LBB8_43
	jmp	.LBB8_24
	.p2align	4
.LBB8_14:
	cmpq	$3, %rsi
	jle	.LBB8_44
	movq	%r11, -48(%rsp)
	movq	%r10, -120(%rsp)
	movq	%rbx, -40(%rsp)
	xorl	%r9d, %r9d
	jmp	.LBB8_26
	.p2align	4
.LBB8_25:
	cmpq	%rsi, %r9
	jge	.LBB8_30
.LBB8_26:
	movq	-56(%rsp), %rsi
	movl	140(%rsi), %eax
	vcvtsi2ss	%eax, %xmm27, %xmm4
	vbroadcastss	136(%rsi), %zmm3
	movq	-128(%rsp), %rcx
	movq	32(%rcx), %r11
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%ecx, %ecx
	vucomiss	%xmm0, %xmm4
	seta	%cl
	movq	152(%rsi), %r8
	vcvttss2si	132(%rsi), %edi
	addl	%eax, %edi
	leaq	(%r8,%r8,2), %r10
	shll	$7, %ecx
	subl	%ecx, %eax
	vpbroadcastw	%eax, %zmm4
	addl	%ecx, %edi
	vpbroadcastb	%edi, %zmm5
	vpbroadcastb	%ecx, %zmm6
	movq	144(%rsi), %r14
	movq	-88(%rsp), %rsi
	addq	-40(%rsp), %r14
	shlq	$6, %r11
	movq	%r11, -104(%rsp)
	movq	-120(%rsp), %rax
	imulq	-64(%rsp), %rax
	addq	-8(%rsp), %rax
	addq	-48(%rsp), %rax
	movq	%rax, -120(%rsp)
	jmp	.LBB8_27
	.p2align	4
.LBB8_28:
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
.LBB8_29:
	vmovups	128(%rdx), %zmm11
	imulq	-80(%rsp), %rax
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm4, %zmm9, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%r14,%rax), %rcx
	vmovdqu	%xmm7, (%r14,%rax)
	vextracti32x4	$1, %zmm7, (%r8,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%r8,2)
	vextracti32x4	$3, %zmm7, (%r10,%rcx)
	addq	$4, %r9
	cmpq	%rsi, %r9
	jge	.LBB8_30
.LBB8_27:
	movq	144(%rsp), %rcx
	cmpq	%r9, %rcx
	movq	%r9, %rax
	cmovlq	%rcx, %rax
	vmovdqu64	(%rdx), %zmm7
	cmpq	%rbp, %r15
	je	.LBB8_28
	movq	-104(%rsp), %rcx
	imulq	%rax, %rcx
	addq	-24(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movq	48(%rsi), %r11
	movq	-88(%rsp), %rsi
	movq	-120(%rsp), %rbx
	movq	%rbp, %r13
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	.p2align	4
.LBB8_41:
	movq	(%r11,%r13,8), %rdi
	incq	%r13
	vmovdqu64	(%rcx,%rdi,4), %zmm11
	vmovdqu64	64(%rcx,%rdi,4), %zmm12
	vmovdqu64	128(%rcx,%rdi,4), %zmm13
	vmovdqu64	192(%rcx,%rdi,4), %zmm14
	vmovdqu64	-256(%rbx), %zmm15
	vmovdqu64	-192(%rbx), %zmm16
	vmovdqu64	-128(%rbx), %zmm17
	vmovdqu64	-64(%rbx), %zmm18
	vpdpbusd	%zmm15, %zmm11, %zmm10
	vpdpbusd	%zmm15, %zmm13, %zmm9
	vmovdqu64	256(%rcx,%rdi,4), %zmm11
	vpdpbusd	%zmm15, %zmm11, %zmm8
	vmovdqu64	384(%rcx,%rdi,4), %zmm19
	vpdpbusd	%zmm15, %zmm19, %zmm7
	vpdpbusd	%zmm16, %zmm12, %zmm10
	vpdpbusd	%zmm16, %zmm14, %zmm9
	vmovdqu64	320(%rcx,%rdi,4), %zmm12
	vmovdqu64	448(%rcx,%rdi,4), %zmm15
	vpdpbusd	%zmm16, %zmm12, %zmm8
	vpdpbusd	%zmm16, %zmm15, %zmm7
	vpdpbusd	%zmm17, %zmm13, %zmm10
	vpdpbusd	%zmm17, %zmm11, %zmm9
	vmovdqu64	512(%rcx,%rdi,4), %zmm13
	vpdpbusd	%zmm17, %zmm19, %zmm8
	vpdpbusd	%zmm17, %zmm13, %zmm7
	vpdpbusd	%zmm18, %zmm14, %zmm10
	vpdpbusd	%zmm18, %zmm12, %zmm9
	vmovdqu64	576(%rcx,%rdi,4), %zmm12
	vpdpbusd	%zmm18, %zmm15, %zmm8
	vpdpbusd	%zmm18, %zmm12, %zmm7
	vmovdqu64	(%rbx), %zmm12
	vpdpbusd	%zmm12, %zmm11, %zmm10
	vpdpbusd	%zmm12, %zmm19, %zmm9
	vpdpbusd	%zmm12, %zmm13, %zmm8
	vmovdqu64	640(%rcx,%rdi,4), %zmm11
	vpdpbusd	%zmm12, %zmm11, %zmm7
	addq	%r12, %rbx
	cmpq	%r13, %r15
	jne	.LBB8_41
	jmp	.LBB8_29
	.p2align	4
.LBB8_30:
	cmpq	%rsi, %r9
	movq	-40(%rsp), %rbx
	movq	-48(%rsp), %r11
	jge	.LBB8_38
	jmp	.LBB8_31
	.p2align	4
.LBB8_44:
	testq	%rsi, %rsi
	jle	.LBB8_38
	xorl	%r9d, %r9d
.LBB8_31:
	leaq	(%rdx,%r11), %rax
	leaq	(%r11,%rdx), %rsi
	addq	$192, %rsi
	movq	-128(%rsp), %rcx
	movq	32(%rcx), %rdi
	movq	-56(%rsp), %rcx
	vmovups	(%rcx), %zmm3
	vmovups	64(%rcx), %zmm4
	addq	144(%rcx), %rbx
	shlq	$6, %rdi
	movq	%rdi, -104(%rsp)
	vpbroadcastb	128(%rcx), %xmm5
	movq	%r15, %r10
	subq	%rbp, %r10
	leaq	1(%rbp), %r11
	movq	%rsi, -120(%rsp)
	leaq	(%rsi,%r12), %rcx
	movq	%rcx, -32(%rsp)
	movq	%rbx, %r8
	jmp	.LBB8_32
	.p2align	4
.LBB8_37:
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%rdx), %zmm6, %zmm6
	movq	%r9, %rcx
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	imulq	-80(%rsp), %rcx
	vpaddb	%xmm6, %xmm5, %xmm6
	vmovdqu	%xmm6, (%r8,%rcx)
	incq	%r9
	movq	-88(%rsp), %rsi
	cmpq	%rsi, %r9
	jge	.LBB8_38
.LBB8_32:
	vmovdqu64	(%rdx), %zmm6
	cmpq	%rbp, %r15
	je	.LBB8_37
	movq	-104(%rsp), %rcx
	imulq	%r9, %rcx
	addq	-24(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movq	48(%rsi), %r14
	testb	$1, %r10b
	jne	.LBB8_35
	movq	-120(%rsp), %rdi
	movq	%rbp, %r13
	cmpq	%r11, %r15
	jne	.LBB8_39
	jmp	.LBB8_37
	.p2align	4
.LBB8_35:
	movq	(%r14,%rbp,8), %rdi
	vmovdqu64	(%rcx,%rdi,4), %zmm7
	vmovdqu64	64(%rcx,%rdi,4), %zmm8
	vmovdqu64	128(%rcx,%rdi,4), %zmm9
	vmovdqu64	192(%rcx,%rdi,4), %zmm10
	vpdpbusd	192(%rax), %zmm7, %zmm6
	vpdpbusd	256(%rax), %zmm8, %zmm6
	vpdpbusd	320(%rax), %zmm9, %zmm6
	vpdpbusd	384(%rax), %zmm10, %zmm6
	vmovdqu64	256(%rcx,%rdi,4), %zmm7
	vpdpbusd	448(%rax), %zmm7, %zmm6
	movq	-32(%rsp), %rdi
	movq	%r11, %r13
	cmpq	%r11, %r15
	je	.LBB8_37
	.p2align	4
.LBB8_39:
	movq	(%r14,%r13,8), %rsi
	movq	8(%r14,%r13,8), %rbx
	vmovdqu64	(%rcx,%rsi,4), %zmm7
	vmovdqu64	64(%rcx,%rsi,4), %zmm8
	vmovdqu64	128(%rcx,%rsi,4), %zmm9
	vmovdqu64	192(%rcx,%rsi,4), %zmm10
	vpdpbusd	(%rdi), %zmm7, %zmm6
	vpdpbusd	64(%rdi), %zmm8, %zmm6
	vpdpbusd	128(%rdi), %zmm9, %zmm6
	vpdpbusd	192(%rdi), %zmm10, %zmm6
	vmovdqu64	256(%rcx,%rsi,4), %zmm7
	vpdpbusd	256(%rdi), %zmm7, %zmm6
	vmovdqu64	(%rcx,%rbx,4), %zmm7
	vmovdqu64	64(%rcx,%rbx,4), %zmm8
	vmovdqu64	128(%rcx,%rbx,4), %zmm9
	vmovdqu64	192(%rcx,%rbx,4), %zmm10
	vpdpbusd	(%rdi,%r12), %zmm7, %zmm6
	vpdpbusd	64(%rdi,%r12), %zmm8, %zmm6
	vpdpbusd	128(%rdi,%r12), %zmm9, %zmm6
	vpdpbusd	192(%rdi,%r12), %zmm10, %zmm6
	vmovdqu64	256(%rcx,%rbx,4), %zmm7
	addq	$2, %r13
	vpdpbusd	256(%rdi,%r12), %zmm7, %zmm6
	addq	%r12, %rdi
	addq	%r12, %rdi
	cmpq	%r13, %r15
	jne	.LBB8_39
	jmp	.LBB8_37
.Lfunc_end8:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5, .Lfunc_end8-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B20RequantizingChannelsVTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI9_0:
	.long	0x42fe0000
.LCPI9_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI9_1:
	.long	0
	.long	4
	.long	8
	.long	12
	.long	1
	.long	5
	.long	9
	.long	13
	.long	2
	.long	6
	.long	10
	.long	14
	.long	3
	.long	7
	.long	11
	.long	15
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGApA0B20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGApA0B20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGApA0B20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGApA0B20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$536, %rsp
	.cfi_def_cfa_offset 592
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 56(%rsp)
	movq	88(%r13), %rax
	movq	104(%r13), %rsi
	leaq	15(%rax), %rcx
	movq	%rax, -32(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -96(%rsp)
	movq	%rsi, %rax
	shrq	$32, %rax
	movq	%rsi, -64(%rsp)
	je	.LBB9_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rsi
	jmp	.LBB9_3
.LBB9_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB9_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 240(%rsp)
	cmpq	$15, %rcx
	jg	.LBB9_4
.LBB9_20:
	addq	$536, %rsp
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
.LBB9_4:
	.cfi_def_cfa_offset 592
	sarq	$4, -96(%rsp)
	movq	96(%r13), %rdx
	movq	-32(%rsp), %rax
	leaq	-16(%rax), %rcx
	movq	%rcx, 248(%rsp)
	movq	-64(%rsp), %rcx
	movq	%rcx, %rsi
	imulq	%rax, %rsi
	movq	%rsi, 304(%rsp)
	leaq	-8(%rcx), %rax
	movq	%rax, 408(%rsp)
	leaq	-4(%rcx), %rax
	movq	%rax, 400(%rsp)
	movq	%rdx, %rcx
	movq	$0, 184(%rsp)
	vmovss	.LCPI9_0(%rip), %xmm0
	vmovdqa64	.LCPI9_1(%rip), %zmm1
	vbroadcastss	.LCPI9_2(%rip), %zmm2
	xorl	%eax, %eax
	movq	%r13, -56(%rsp)
	movq	%rdx, 232(%rsp)
	jmp	.LBB9_5
	.p2align	4
.LBB9_19:
	addq	$16, 184(%rsp)
	cmpq	-96(%rsp), %rax
	jge	.LBB9_20
.LBB9_5:
	movq	%rax, 40(%rsp)
	addq	$4, %rax
	testq	%rcx, %rcx
	jle	.LBB9_19
	movq	%rax, -88(%rsp)
	movq	-96(%rsp), %rax
	cmpq	-88(%rsp), %rax
	movq	-88(%rsp), %rdx
	cmovlq	%rax, %rdx
	movq	%rdx, 256(%rsp)
	movq	-88(%rsp), %rax
	xorl	%esi, %esi
	movq	$0, 48(%rsp)
	jmp	.LBB9_7
	.p2align	4
.LBB9_17:
	movq	192(%rsp), %rsi
	movq	232(%rsp), %rcx
	movq	-88(%rsp), %rax
.LBB9_18:
	movq	%rsi, 48(%rsp)
	cmpq	%rcx, %rsi
	jge	.LBB9_19
.LBB9_7:
	addq	240(%rsp), %rsi
	jno	.LBB9_8
	movabsq	$9223372036854775807, %rax
	movq	%rax, 192(%rsp)
	movq	-88(%rsp), %rax
	movq	40(%rsp), %rdx
	cmpq	-96(%rsp), %rdx
	jne	.LBB9_10
	jmp	.LBB9_19
	.p2align	4
.LBB9_8:
	movq	%rsi, 192(%rsp)
	movq	40(%rsp), %rdx
	cmpq	%rdx, -96(%rsp)
	je	.LBB9_18
.LBB9_10:
	cmpq	%rsi, %rcx
	cmovlq	%rcx, %rsi
	movq	184(%rsp), %rax
	movq	%rax, -80(%rsp)
	movq	40(%rsp), %rax
	movq	%rax, -48(%rsp)
	movq	%rsi, 312(%rsp)
	jmp	.LBB9_11
	.p2align	4
.LBB9_16:
	movq	-48(%rsp), %rax
	incq	%rax
	addq	$4, -80(%rsp)
	movq	%rax, -48(%rsp)
	cmpq	256(%rsp), %rax
	je	.LBB9_17
.LBB9_11:
	cmpq	%rsi, 48(%rsp)
	je	.LBB9_16
	movq	24(%r13), %rax
	movq	%rax, 352(%rsp)
	movq	40(%r13), %rax
	movq	%rax, 344(%rsp)
	movq	64(%r13), %r15
	movq	(%r13), %rax
	movq	8(%r13), %rdi
	movq	%rdi, %rcx
	movq	-48(%rsp), %rdx
	imulq	%rdx, %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%rcx, 288(%rsp)
	shlq	$4, %rdx
	movq	%r15, %rcx
	shlq	$4, %rcx
	movq	%rcx, 328(%rsp)
	movq	%r15, %rcx
	shlq	$6, %rcx
	movq	%rcx, -8(%rsp)
	movq	248(%rsp), %rcx
	cmpq	%rdx, %rcx
	cmovlq	%rcx, %rdx
	movq	%rdx, 336(%rsp)
	movq	%r15, %rcx
	andq	$-2, %rcx
	movq	%rcx, 448(%rsp)
	movl	%r15d, %ecx
	andl	$3, %ecx
	movq	%r15, %rdx
	andq	$-4, %rdx
	movq	%rdx, 528(%rsp)
	movl	%r15d, %edx
	andl	$7, %edx
	movq	%r15, %rbp
	andq	$-8, %rbp
	imulq	-80(%rsp), %rdi
	addq	%rax, %rdi
	movq	%rdi, 72(%rsp)
	movq	%rcx, 496(%rsp)
	shll	$6, %ecx
	movq	%rcx, 488(%rsp)
	movq	%rdx, 520(%rsp)
	shll	$6, %edx
	movq	%rdx, 512(%rsp)
	movq	80(%r13), %rax
	movq	16(%r13), %rcx
	movq	%rcx, 280(%rsp)
	leaq	(,%rcx,4), %rcx
	movq	%rcx, 64(%rsp)
	leaq	256(%rax), %rcx
	movq	%rcx, 272(%rsp)
	leaq	384(%rax), %rcx
	movq	%rcx, 264(%rsp)
	movq	%rax, 320(%rsp)
	addq	$640, %rax
	movq	%rax, 296(%rsp)
	movq	48(%rsp), %rdi
	movq	%r15, 144(%rsp)
	movq	%rbp, 200(%rsp)
	jmp	.LBB9_13
	.p2align	4
.LBB9_42:
	movq	360(%rsp), %rdi
	incq	%rdi
	movq	312(%rsp), %rsi
	cmpq	%rsi, %rdi
	movq	-56(%rsp), %r13
	je	.LBB9_16
.LBB9_13:
	movq	%rdi, %rax
	imulq	352(%rsp), %rax
	movq	344(%rsp), %rsi
	movq	32(%rsi), %r8
	imulq	328(%rsp), %r8
	addq	$48, %r8
	movq	%r8, %rcx
	imulq	-48(%rsp), %rcx
	leaq	3(%rax), %r9
	testq	%rax, %rax
	cmovnsq	%rax, %r9
	movq	%r9, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	(%rsi,%rax,8), %rdx
	movq	8(%rsi,%rax,8), %rax
	movq	%rax, -112(%rsp)
	movq	-8(%rsp), %r11
	movq	%rdx, 104(%rsp)
	imulq	%rdx, %r11
	sarq	$2, %r9
	movq	304(%rsp), %r10
	movq	%rdi, 360(%rsp)
	imulq	%rdi, %r10
	addq	336(%rsp), %r10
	movq	320(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, -128(%rsp)
	addq	%r11, %rax
	addq	$192, %rax
	movq	%rax, 96(%rsp)
	movq	-64(%rsp), %rax
	cmpq	$7, %rax
	movq	%r9, -72(%rsp)
	movq	%r10, -40(%rsp)
	jle	.LBB9_14
	movq	%r9, %rax
	imulq	280(%rsp), %rax
	movq	288(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 120(%rsp)
	movq	32(%r13), %rax
	movq	56(%rsp), %rdi
	movl	140(%rdi), %ecx
	vcvtsi2ss	%ecx, %xmm2, %xmm4
	movq	152(%rdi), %rbx
	vbroadcastss	136(%rdi), %zmm3
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%edx, %edx
	vucomiss	%xmm0, %xmm4
	seta	%dl
	vcvttss2si	132(%rdi), %esi
	addl	%ecx, %esi
	leaq	(%rbx,%rbx,2), %r14
	movq	%r14, -16(%rsp)
	movq	%rbx, 152(%rsp)
	leaq	(,%rbx,4), %rbx
	movq	%rbx, 136(%rsp)
	shll	$7, %edx
	subl	%edx, %ecx
	vpbroadcastw	%ecx, %zmm4
	addl	%edx, %esi
	vpbroadcastb	%esi, %zmm5
	vpbroadcastb	%edx, %zmm6
	movq	144(%rdi), %rcx
	addq	%r10, %rcx
	movq	%rcx, 128(%rsp)
	movq	%rax, %rcx
	shlq	$6, %rcx
	movq	%rax, %rdx
	shlq	$4, %rdx
	movq	%rax, %rsi
	shlq	$5, %rsi
	movq	%rsi, 16(%rsp)
	movq	%rdx, 24(%rsp)
	leaq	(%rdx,%rdx,2), %rdx
	movq	%rdx, 8(%rsp)
	movq	%rax, %rdx
	shlq	$8, %rdx
	movq	%rdx, (%rsp)
	movq	64(%rsp), %rdx
	imulq	%r9, %rdx
	addq	72(%rsp), %rdx
	movq	%rdx, 112(%rsp)
	movq	-80(%rsp), %rdx
	movq	%r8, 88(%rsp)
	imulq	%r8, %rdx
	addq	272(%rsp), %rdx
	movq	%r11, 80(%rsp)
	addq	%r11, %rdx
	movq	%rdx, -24(%rsp)
	shlq	$7, %rax
	leaq	(%rax,%rax,2), %rax
	negq	%rax
	movq	%rax, 176(%rsp)
	xorl	%edx, %edx
	movq	-128(%rsp), %rdi
	jmp	.LBB9_22
	.p2align	4
.LBB9_23:
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm7, %zmm12
	vmovdqa64	%zmm7, %zmm13
	vmovdqa64	%zmm7, %zmm14
.LBB9_24:
	movq	160(%rsp), %rsi
	imulq	-32(%rsp), %rsi
	movq	-128(%rsp), %rdi
	vmovups	128(%rdi), %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm15, %zmm14
	vminps	%zmm14, %zmm3, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm15, %zmm13
	vminps	%zmm13, %zmm3, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vpackssdw	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm15, %zmm12
	vminps	%zmm12, %zmm3, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm15, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm12, %zmm11
	vpaddsw	%zmm4, %zmm13, %zmm12
	vpaddsw	%zmm4, %zmm11, %zmm11
	vpacksswb	%zmm11, %zmm12, %zmm11
	vpmaxsb	%zmm5, %zmm11, %zmm11
	vpxorq	%zmm6, %zmm11, %zmm11
	vpermd	%zmm11, %zmm1, %zmm11
	movq	128(%rsp), %rdx
	leaq	(%rdx,%rsi), %rax
	vmovdqu	%xmm11, (%rdx,%rsi)
	movq	152(%rsp), %rdx
	vextracti32x4	$1, %zmm11, (%rdx,%rax)
	vextracti32x4	$2, %zmm11, (%rax,%rdx,2)
	movq	-16(%rsp), %rsi
	vextracti32x4	$3, %zmm11, (%rsi,%rax)
	vmovups	128(%rdi), %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm4, %zmm9, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	vmovdqu	%xmm7, (%rax,%rdx,4)
	addq	136(%rsp), %rax
	vextracti32x4	$1, %zmm7, (%rdx,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rdx,2)
	vextracti32x4	$3, %zmm7, (%rsi,%rax)
	movq	168(%rsp), %rdx
	leaq	8(%rdx), %r8
	addq	$12, %rdx
	movq	-64(%rsp), %rax
	cmpq	%rax, %rdx
	movq	%r8, %rdx
	jge	.LBB9_25
.LBB9_22:
	movq	408(%rsp), %rax
	cmpq	%rax, %rdx
	cmovlq	%rdx, %rax
	vmovdqu64	(%rdi), %zmm7
	movq	104(%rsp), %rdi
	cmpq	-112(%rsp), %rdi
	movq	%rdx, 168(%rsp)
	movq	%rax, 160(%rsp)
	je	.LBB9_23
	movq	%rcx, %rdx
	imulq	%rax, %rdx
	movq	120(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 32(%rsp)
	movq	48(%r13), %rsi
	addq	112(%rsp), %rdx
	movq	%rdx, -104(%rsp)
	movq	-24(%rsp), %r14
	movq	96(%rsp), %r8
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm7, %zmm12
	vmovdqa64	%zmm7, %zmm13
	vmovdqa64	%zmm7, %zmm14
	jmp	.LBB9_56
	.p2align	4
.LBB9_61:
	incq	%rdi
	movq	-8(%rsp), %rax
	addq	%rax, %r8
	addq	%rax, %r14
	cmpq	-112(%rsp), %rdi
	je	.LBB9_24
.LBB9_56:
	testq	%r15, %r15
	je	.LBB9_61
	movq	72(%r13), %rdx
	movq	%rdx, %rbx
	shlq	$6, %rbx
	movq	(%rsi,%rdi,8), %rbp
	cmpq	$1, %r15
	jne	.LBB9_62
	xorl	%eax, %eax
	jmp	.LBB9_59
	.p2align	4
.LBB9_62:
	movq	-104(%rsp), %rax
	leaq	(%rax,%rbp,4), %r9
	shlq	$7, %rdx
	movq	176(%rsp), %rax
	leaq	(%rax,%rbx), %r10
	movq	%r14, %r15
	xorl	%eax, %eax
	movq	448(%rsp), %r11
	.p2align	4
.LBB9_63:
	vmovdqu64	(%r9), %zmm16
	vmovdqu64	-64(%r15), %zmm17
	vmovdqu64	(%r15), %zmm15
	vpdpbusd	%zmm17, %zmm16, %zmm14
	vmovdqu64	(%r9,%rcx), %zmm16
	leaq	(%r9,%rcx), %r12
	vpdpbusd	%zmm17, %zmm16, %zmm13
	vmovdqu64	(%rcx,%r12), %zmm16
	addq	%rcx, %r12
	vpdpbusd	%zmm17, %zmm16, %zmm12
	vmovdqu64	(%rcx,%r12), %zmm16
	addq	%rcx, %r12
	vpdpbusd	%zmm17, %zmm16, %zmm11
	vmovdqu64	(%rcx,%r12), %zmm16
	addq	%rcx, %r12
	vpdpbusd	%zmm17, %zmm16, %zmm10
	vmovdqu64	(%rcx,%r12), %zmm16
	addq	%rcx, %r12
	vpdpbusd	%zmm17, %zmm16, %zmm9
	vmovdqu64	(%rcx,%r12), %zmm16
	addq	%rcx, %r12
	vpdpbusd	%zmm17, %zmm16, %zmm8
	vmovdqu64	(%rcx,%r12), %zmm16
	addq	%rcx, %r12
	vpdpbusd	%zmm17, %zmm16, %zmm7
	addq	$2, %rax
	vmovdqu64	(%r9,%rbx), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm14
	vmovdqu64	(%r10,%r12), %zmm16
	addq	%r10, %r12
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vmovdqu64	(%rcx,%r12), %zmm16
	addq	%rcx, %r12
	vpdpbusd	%zmm15, %zmm16, %zmm12
	vmovdqu64	(%rcx,%r12), %zmm16
	addq	%rcx, %r12
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vmovdqu64	(%rcx,%r12), %zmm16
	addq	%rcx, %r12
	vpdpbusd	%zmm15, %zmm16, %zmm10
	vmovdqu64	(%rcx,%r12), %zmm16
	addq	%rcx, %r12
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vmovdqu64	(%rcx,%r12), %zmm16
	addq	%rcx, %r12
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vmovdqu64	(%rcx,%r12), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm7
	addq	%rdx, %r9
	subq	$-128, %r15
	cmpq	%rax, %r11
	jne	.LBB9_63
.LBB9_59:
	movq	144(%rsp), %r15
	testb	$1, %r15b
	je	.LBB9_61
	movq	32(%rsp), %rdx
	leaq	(%rdx,%rbp,4), %rdx
	imulq	%rax, %rbx
	shlq	$6, %rax
	vmovdqu64	(%r8,%rax), %zmm15
	vmovdqu64	(%rdx,%rbx), %zmm16
	leaq	(%rdx,%rbx), %rax
	vpdpbusd	%zmm15, %zmm16, %zmm14
	movq	24(%rsp), %rdx
	vmovdqu64	(%rax,%rdx,4), %zmm16
	movq	16(%rsp), %r9
	vmovdqu64	(%rax,%r9,4), %zmm17
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vpdpbusd	%zmm15, %zmm17, %zmm12
	movq	8(%rsp), %r10
	vmovdqu64	(%rax,%r10,4), %zmm16
	movq	(%rsp), %r11
	vmovdqu64	(%r11,%rax), %zmm17
	vpdpbusd	%zmm15, %zmm16, %zmm11
	addq	%r11, %rax
	vpdpbusd	%zmm15, %zmm17, %zmm10
	vmovdqu64	(%rax,%rdx,4), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vmovdqu64	(%rax,%r9,4), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vmovdqu64	(%rax,%r10,4), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm7
	jmp	.LBB9_61
	.p2align	4
.LBB9_14:
	cmpq	$3, %rax
	jle	.LBB9_64
	movq	%r11, 80(%rsp)
	movq	%r8, 88(%rsp)
	xorl	%r8d, %r8d
	movq	-128(%rsp), %rdi
	jmp	.LBB9_26
	.p2align	4
.LBB9_25:
	cmpq	%rax, %r8
	movq	200(%rsp), %rbp
	jge	.LBB9_30
.LBB9_26:
	movq	32(%r13), %r9
	movq	56(%rsp), %rsi
	movl	140(%rsi), %eax
	movq	152(%rsi), %r10
	vcvtsi2ss	%eax, %xmm2, %xmm4
	vbroadcastss	136(%rsi), %zmm3
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%ecx, %ecx
	vucomiss	%xmm0, %xmm4
	vcvttss2si	132(%rsi), %edx
	seta	%cl
	addl	%eax, %edx
	movq	%r10, 432(%rsp)
	leaq	(%r10,%r10,2), %r10
	movq	%r10, 424(%rsp)
	shll	$7, %ecx
	subl	%ecx, %eax
	vpbroadcastw	%eax, %zmm4
	addl	%ecx, %edx
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%ecx, %zmm6
	movq	144(%rsi), %rax
	addq	-40(%rsp), %rax
	movq	%rax, 416(%rsp)
	movq	64(%rsp), %rax
	imulq	-72(%rsp), %rax
	addq	72(%rsp), %rax
	movq	%rax, 384(%rsp)
	movq	%r9, 392(%rsp)
	shlq	$6, %r9
	movq	%r9, 376(%rsp)
	movq	-80(%rsp), %rax
	imulq	88(%rsp), %rax
	addq	264(%rsp), %rax
	addq	80(%rsp), %rax
	movq	%rax, 368(%rsp)
	jmp	.LBB9_27
	.p2align	4
.LBB9_28:
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
.LBB9_29:
	movq	-128(%rsp), %rdi
	vmovups	128(%rdi), %zmm11
	movq	440(%rsp), %rdx
	imulq	-32(%rsp), %rdx
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm4, %zmm9, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	movq	416(%rsp), %rcx
	leaq	(%rcx,%rdx), %rax
	vmovdqu	%xmm7, (%rcx,%rdx)
	movq	432(%rsp), %rcx
	vextracti32x4	$1, %zmm7, (%rcx,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rcx,2)
	movq	424(%rsp), %rcx
	vextracti32x4	$3, %zmm7, (%rcx,%rax)
	movq	-120(%rsp), %r8
	addq	$4, %r8
	movq	-64(%rsp), %rax
	cmpq	%rax, %r8
	jge	.LBB9_30
.LBB9_27:
	movq	400(%rsp), %rdx
	cmpq	%rdx, %r8
	movq	%r8, -120(%rsp)
	cmovlq	%r8, %rdx
	vmovdqu64	(%rdi), %zmm7
	movq	104(%rsp), %rax
	cmpq	-112(%rsp), %rax
	movq	%rdx, 440(%rsp)
	je	.LBB9_28
	movq	%rdx, %rsi
	shlq	$6, %rsi
	leaq	192(%rsi), %rdi
	movq	392(%rsp), %rcx
	imulq	%rcx, %rdi
	leaq	128(%rsi), %r8
	imulq	%rcx, %r8
	addq	$64, %rsi
	imulq	%rcx, %rsi
	movq	376(%rsp), %r9
	imulq	%rdx, %r9
	movq	384(%rsp), %rcx
	leaq	(%rcx,%r9), %rdx
	movq	%rdx, 480(%rsp)
	leaq	(%rcx,%rdi), %rdx
	movq	%rdx, 472(%rsp)
	leaq	(%rcx,%r8), %rdx
	movq	%rdx, 464(%rsp)
	leaq	(%rcx,%rsi), %rdx
	movq	%rdx, 456(%rsp)
	movq	48(%r13), %rdx
	movq	%rdx, 504(%rsp)
	addq	%rcx, %rdi
	movq	%rdi, 224(%rsp)
	addq	%rcx, %r8
	movq	%r8, 216(%rsp)
	addq	%rcx, %rsi
	movq	%rsi, -24(%rsp)
	addq	%rcx, %r9
	movq	%r9, 208(%rsp)
	movq	368(%rsp), %r9
	movq	96(%rsp), %r10
	movq	%rax, %rbx
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	jmp	.LBB9_46
	.p2align	4
.LBB9_52:
	incq	%rbx
	movq	-8(%rsp), %rax
	addq	%rax, %r10
	addq	%rax, %r9
	cmpq	-112(%rsp), %rbx
	je	.LBB9_29
.LBB9_46:
	testq	%r15, %r15
	je	.LBB9_52
	movq	%r10, 136(%rsp)
	movq	%r9, -16(%rsp)
	movq	72(%r13), %r9
	movq	%r9, %r11
	shlq	$6, %r11
	movq	504(%rsp), %rax
	movq	%rbx, 128(%rsp)
	movq	(%rax,%rbx,8), %r14
	cmpq	$4, %r15
	movq	%r11, 120(%rsp)
	movq	%r9, 112(%rsp)
	jae	.LBB9_53
	xorl	%r11d, %r11d
	jmp	.LBB9_49
	.p2align	4
.LBB9_53:
	leaq	(%r11,%r11,2), %r10
	movq	224(%rsp), %rsi
	leaq	(%rsi,%r10), %rax
	movq	%rax, 24(%rsp)
	movq	%r9, %rcx
	shlq	$8, %rcx
	movq	216(%rsp), %r15
	leaq	(%r15,%r10), %rbp
	movq	-24(%rsp), %rdx
	leaq	(%rdx,%r10), %rax
	movq	%rax, 16(%rsp)
	movq	208(%rsp), %rax
	addq	%rax, %r10
	movq	%r10, 32(%rsp)
	shlq	$7, %r9
	leaq	(%rsi,%r9), %r12
	leaq	(%r15,%r9), %r13
	leaq	(%rdx,%r9), %rbx
	addq	%rax, %r9
	addq	%r11, %rsi
	movq	%rsi, 8(%rsp)
	leaq	(%r15,%r11), %rsi
	addq	%r11, %rdx
	addq	%r11, %rax
	movq	456(%rsp), %r10
	movq	464(%rsp), %rdi
	movq	472(%rsp), %r15
	movq	480(%rsp), %r8
	movq	-16(%rsp), %r11
	movq	%r11, (%rsp)
	xorl	%r11d, %r11d
	.p2align	4
.LBB9_54:
	movq	%r11, -104(%rsp)
	movq	%r12, 160(%rsp)
	movq	%r10, 168(%rsp)
	movq	%rax, 176(%rsp)
	vmovdqu64	(%r8,%r14,4), %zmm11
	movq	(%rsp), %r11
	vmovdqu64	-192(%r11), %zmm12
	vmovdqu64	-128(%r11), %zmm13
	vmovdqu64	-64(%r11), %zmm14
	vmovdqu64	(%r11), %zmm15
	vpdpbusd	%zmm12, %zmm11, %zmm10
	vmovdqu64	(%r10,%r14,4), %zmm11
	movq	%rdi, 152(%rsp)
	vmovdqu64	(%rdi,%r14,4), %zmm16
	vpdpbusd	%zmm12, %zmm11, %zmm9
	vpdpbusd	%zmm12, %zmm16, %zmm8
	vmovdqu64	(%r15,%r14,4), %zmm11
	vmovdqu64	(%rax,%r14,4), %zmm16
	vpdpbusd	%zmm12, %zmm11, %zmm7
	vpdpbusd	%zmm13, %zmm16, %zmm10
	movq	%rdx, %rax
	vmovdqu64	(%rdx,%r14,4), %zmm11
	movq	%rsi, %rdx
	vmovdqu64	(%rsi,%r14,4), %zmm12
	vpdpbusd	%zmm13, %zmm11, %zmm9
	vpdpbusd	%zmm13, %zmm12, %zmm8
	movq	8(%rsp), %rsi
	vmovdqu64	(%rsi,%r14,4), %zmm11
	vmovdqu64	(%r9,%r14,4), %zmm12
	vpdpbusd	%zmm13, %zmm11, %zmm7
	vpdpbusd	%zmm14, %zmm12, %zmm10
	vmovdqu64	(%rbx,%r14,4), %zmm11
	vmovdqu64	(%r13,%r14,4), %zmm12
	vpdpbusd	%zmm14, %zmm11, %zmm9
	vpdpbusd	%zmm14, %zmm12, %zmm8
	vmovdqu64	(%r12,%r14,4), %zmm11
	vpdpbusd	%zmm14, %zmm11, %zmm7
	addq	$4, -104(%rsp)
	movq	%r9, %r10
	movq	32(%rsp), %r12
	vmovdqu64	(%r12,%r14,4), %zmm11
	vpdpbusd	%zmm15, %zmm11, %zmm10
	movq	%r8, %r9
	movq	%r15, %r8
	movq	16(%rsp), %r15
	vmovdqu64	(%r15,%r14,4), %zmm11
	vpdpbusd	%zmm15, %zmm11, %zmm9
	vmovdqu64	(%rbp,%r14,4), %zmm11
	vpdpbusd	%zmm15, %zmm11, %zmm8
	movq	%rbx, %rdi
	movq	%r13, %rbx
	movq	%rbp, %r13
	movq	24(%rsp), %rbp
	vmovdqu64	(%rbp,%r14,4), %zmm11
	vpdpbusd	%zmm15, %zmm11, %zmm7
	addq	%rcx, %rbp
	movq	%rbp, 24(%rsp)
	movq	%r13, %rbp
	movq	%rbx, %r13
	movq	%rdi, %rbx
	addq	%rcx, %rbp
	addq	%rcx, %r15
	movq	%r15, 16(%rsp)
	movq	%r8, %r15
	movq	%r9, %r8
	addq	%rcx, %r12
	movq	%r12, 32(%rsp)
	movq	160(%rsp), %r12
	movq	%r10, %r9
	movq	168(%rsp), %r10
	addq	$256, %r11
	movq	%r11, (%rsp)
	movq	-104(%rsp), %r11
	addq	%rcx, %r12
	addq	%rcx, %r13
	addq	%rcx, %rbx
	addq	%rcx, %r9
	addq	%rcx, %rsi
	movq	%rsi, 8(%rsp)
	addq	%rcx, %rdx
	movq	%rdx, %rsi
	addq	%rcx, %rax
	movq	%rax, %rdx
	movq	176(%rsp), %rax
	addq	%rcx, %rax
	addq	%rcx, %r8
	addq	%rcx, %r15
	movq	152(%rsp), %rdi
	addq	%rcx, %rdi
	addq	%rcx, %r10
	cmpq	%r11, 528(%rsp)
	jne	.LBB9_54
.LBB9_49:
	cmpq	$0, 496(%rsp)
	movq	-56(%rsp), %r13
	movq	144(%rsp), %r15
	movq	200(%rsp), %rbp
	movq	488(%rsp), %r8
	movq	-16(%rsp), %r9
	movq	136(%rsp), %r10
	movq	128(%rsp), %rbx
	movq	120(%rsp), %r12
	je	.LBB9_52
	shlq	$6, %r11
	leaq	(%r10,%r11), %rax
	imulq	112(%rsp), %r11
	movq	224(%rsp), %rcx
	addq	%r11, %rcx
	movq	216(%rsp), %rdx
	addq	%r11, %rdx
	movq	-24(%rsp), %rsi
	addq	%r11, %rsi
	addq	208(%rsp), %r11
	xorl	%edi, %edi
	.p2align	4
.LBB9_51:
	vmovdqu64	(%rax,%rdi), %zmm11
	vmovdqu64	(%r11,%r14,4), %zmm12
	vpdpbusd	%zmm11, %zmm12, %zmm10
	vmovdqu64	(%rsi,%r14,4), %zmm12
	vpdpbusd	%zmm11, %zmm12, %zmm9
	vmovdqu64	(%rdx,%r14,4), %zmm12
	vpdpbusd	%zmm11, %zmm12, %zmm8
	vmovdqu64	(%rcx,%r14,4), %zmm12
	vpdpbusd	%zmm11, %zmm12, %zmm7
	addq	$64, %rdi
	addq	%r12, %rcx
	addq	%r12, %rdx
	addq	%r12, %rsi
	addq	%r12, %r11
	cmpq	%rdi, %r8
	jne	.LBB9_51
	jmp	.LBB9_52
	.p2align	4
.LBB9_30:
	movq	%r8, -120(%rsp)
	cmpq	%rax, %r8
	movq	88(%rsp), %r8
	movq	80(%rsp), %r11
	jge	.LBB9_42
	jmp	.LBB9_31
	.p2align	4
.LBB9_64:
	testq	%rax, %rax
	movq	-128(%rsp), %rdi
	jle	.LBB9_42
	movq	$0, -120(%rsp)
.LBB9_31:
	movq	56(%rsp), %rax
	vmovups	(%rax), %zmm3
	vmovups	64(%rax), %zmm4
	movq	-40(%rsp), %rcx
	addq	144(%rax), %rcx
	movq	%rcx, -40(%rsp)
	movq	-56(%rsp), %rcx
	movq	32(%rcx), %rcx
	vpbroadcastb	128(%rax), %xmm5
	imulq	-80(%rsp), %r8
	addq	296(%rsp), %r8
	addq	%r11, %r8
	movq	-120(%rsp), %rax
	imulq	%rcx, %rax
	shlq	$6, %rcx
	movq	%rcx, -104(%rsp)
	shlq	$6, %rax
	movq	-72(%rsp), %rcx
	imulq	64(%rsp), %rcx
	movq	%rcx, -72(%rsp)
	addq	%rax, -72(%rsp)
	movq	-72(%rsp), %r13
	addq	72(%rsp), %r13
	movq	%r8, %rcx
	jmp	.LBB9_32
	.p2align	4
.LBB9_41:
	movq	-120(%rsp), %rsi
	movq	%rsi, %rax
	vcvtdq2ps	%zmm6, %zmm6
	movq	-128(%rsp), %rdi
	vmulps	128(%rdi), %zmm6, %zmm6
	imulq	-32(%rsp), %rax
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm5, %xmm6
	movq	-40(%rsp), %rdx
	vmovdqu	%xmm6, (%rdx,%rax)
	incq	%rsi
	addq	-104(%rsp), %r13
	movq	%rsi, -120(%rsp)
	cmpq	-64(%rsp), %rsi
	jge	.LBB9_42
.LBB9_32:
	vmovdqu64	(%rdi), %zmm6
	movq	104(%rsp), %rdi
	cmpq	-112(%rsp), %rdi
	je	.LBB9_41
	movq	-56(%rsp), %rax
	movq	48(%rax), %rax
	movq	%r8, %rdx
	movq	96(%rsp), %rsi
	jmp	.LBB9_34
	.p2align	4
.LBB9_40:
	incq	%rdi
	movq	-8(%rsp), %r8
	addq	%r8, %rsi
	addq	%r8, %rdx
	cmpq	-112(%rsp), %rdi
	movq	%rcx, %r8
	je	.LBB9_41
.LBB9_34:
	testq	%r15, %r15
	je	.LBB9_40
	movq	-56(%rsp), %r8
	movq	72(%r8), %r9
	movq	%r9, %r8
	shlq	$6, %r8
	movq	(%rax,%rdi,8), %r10
	cmpq	$8, %r15
	jae	.LBB9_43
	xorl	%r11d, %r11d
	jmp	.LBB9_37
	.p2align	4
.LBB9_43:
	leaq	(,%r10,4), %rbx
	addq	%r13, %rbx
	movq	%r9, %r14
	shlq	$9, %r14
	movq	%rdx, %r15
	xorl	%r11d, %r11d
	.p2align	4
.LBB9_44:
	vmovdqu64	(%rbx), %zmm7
	vpdpbusd	-448(%r15), %zmm7, %zmm6
	leaq	(%rbx,%r8), %r12
	vmovdqu64	(%rbx,%r8), %zmm7
	vpdpbusd	-384(%r15), %zmm7, %zmm6
	vmovdqu64	(%r8,%r12), %zmm7
	addq	%r8, %r12
	vpdpbusd	-320(%r15), %zmm7, %zmm6
	vmovdqu64	(%r8,%r12), %zmm7
	addq	%r8, %r12
	vpdpbusd	-256(%r15), %zmm7, %zmm6
	vmovdqu64	(%r8,%r12), %zmm7
	addq	%r8, %r12
	vpdpbusd	-192(%r15), %zmm7, %zmm6
	vmovdqu64	(%r8,%r12), %zmm7
	addq	%r8, %r12
	vpdpbusd	-128(%r15), %zmm7, %zmm6
	vmovdqu64	(%r8,%r12), %zmm7
	addq	%r8, %r12
	vpdpbusd	-64(%r15), %zmm7, %zmm6
	vmovdqu64	(%r8,%r12), %zmm7
	addq	$8, %r11
	vpdpbusd	(%r15), %zmm7, %zmm6
	addq	$512, %r15
	addq	%r14, %rbx
	cmpq	%r11, %rbp
	jne	.LBB9_44
.LBB9_37:
	cmpq	$0, 520(%rsp)
	movq	144(%rsp), %r15
	movq	512(%rsp), %r14
	je	.LBB9_40
	shlq	$6, %r11
	leaq	(%rsi,%r11), %rbx
	imulq	%r9, %r11
	leaq	(%r11,%r10,4), %r9
	addq	%r13, %r9
	xorl	%r10d, %r10d
	.p2align	4
.LBB9_39:
	vmovdqu64	(%r9), %zmm7
	vpdpbusd	(%rbx,%r10), %zmm7, %zmm6
	addq	$64, %r10
	addq	%r8, %r9
	cmpq	%r10, %r14
	jne	.LBB9_39
	jmp	.LBB9_40
.Lfunc_end9:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGApA0B20RequantizingChannelsVTtt0t1g5, .Lfunc_end9-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGApA0B20RequantizingChannelsVTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI10_0:
	.long	0x42fe0000
.LCPI10_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI10_1:
	.long	0
	.long	4
	.long	8
	.long	12
	.long	1
	.long	5
	.long	9
	.long	13
	.long	2
	.long	6
	.long	10
	.long	14
	.long	3
	.long	7
	.long	11
	.long	15
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, -56(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %r11
	leaq	15(%rax), %rcx
	movq	%rax, -80(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -112(%rsp)
	movq	%r11, %rax
	shrq	$32, %rax
	je	.LBB10_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r11
	jmp	.LBB10_3
.LBB10_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r11d
.LBB10_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 32(%rsp)
	cmpq	$15, %rcx
	jg	.LBB10_4
.LBB10_20:
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
.LBB10_4:
	.cfi_def_cfa_offset 208
	sarq	$4, -112(%rsp)
	movq	-128(%rsp), %rax
	movq	96(%rax), %rcx
	movq	-80(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	%rdx, 48(%rsp)
	movq	%r11, %rdx
	imulq	%rax, %rdx
	movq	%rdx, 64(%rsp)
	leaq	-4(%r11), %rax
	movq	%rax, -8(%rsp)
	movq	$0, -32(%rsp)
	vmovss	.LCPI10_0(%rip), %xmm0
	vmovdqa64	.LCPI10_1(%rip), %zmm1
	vbroadcastss	.LCPI10_2(%rip), %zmm2
	xorl	%edx, %edx
	movq	%r11, (%rsp)
	movq	%rcx, 8(%rsp)
	jmp	.LBB10_5
	.p2align	4
.LBB10_19:
	addq	$16, -32(%rsp)
	cmpq	-112(%rsp), %rdx
	jge	.LBB10_20
.LBB10_5:
	movq	%rdx, %rsi
	addq	$4, %rdx
	testq	%rcx, %rcx
	jle	.LBB10_19
	movq	-112(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, %rdi
	cmovlq	%rax, %rdi
	movq	%rdi, 56(%rsp)
	xorl	%edi, %edi
	movq	$0, -72(%rsp)
	movq	%rdx, 24(%rsp)
	movq	%rsi, 16(%rsp)
	jmp	.LBB10_7
	.p2align	4
.LBB10_17:
	movq	40(%rsp), %rdi
	movq	8(%rsp), %rcx
	movq	24(%rsp), %rdx
	movq	16(%rsp), %rsi
.LBB10_18:
	movq	%rdi, -72(%rsp)
	cmpq	%rcx, %rdi
	jge	.LBB10_19
.LBB10_7:
	addq	32(%rsp), %rdi
	jno	.LBB10_8
	movabsq	$9223372036854775807, %rax
	cmpq	-112(%rsp), %rsi
	jne	.LBB10_10
	jmp	.LBB10_19
	.p2align	4
.LBB10_8:
	movq	%rdi, %rax
	cmpq	%rsi, -112(%rsp)
	je	.LBB10_18
.LBB10_10:
	movq	%rax, 40(%rsp)
	cmpq	%rdi, %rcx
	cmovlq	%rcx, %rdi
	movq	-32(%rsp), %rax
	movq	%rax, -64(%rsp)
	movq	%rsi, -88(%rsp)
	movq	%rdi, 72(%rsp)
	jmp	.LBB10_11
	.p2align	4
.LBB10_16:
	movq	-88(%rsp), %rax
	incq	%rax
	addq	$4, -64(%rsp)
	movq	%rax, -88(%rsp)
	cmpq	56(%rsp), %rax
	je	.LBB10_17
.LBB10_11:
	cmpq	%rdi, -72(%rsp)
	je	.LBB10_16
	movq	-128(%rsp), %rax
	movq	16(%rax), %rcx
	movq	%rcx, 128(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 120(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 112(%rsp)
	movq	64(%rax), %r9
	movq	80(%rax), %rdx
	movq	8(%rax), %rsi
	movq	-88(%rsp), %rcx
	imulq	%rcx, %rsi
	shlq	$2, %rsi
	addq	(%rax), %rsi
	movq	%rsi, 96(%rsp)
	shlq	$4, %rcx
	movq	%r9, %rax
	shlq	$4, %rax
	movq	%rax, 80(%rsp)
	shlq	$6, %r9
	movq	48(%rsp), %rax
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 88(%rsp)
	movq	%rdx, 104(%rsp)
	leaq	320(%rdx), %rax
	movq	%rax, -24(%rsp)
	movq	-72(%rsp), %r10
	jmp	.LBB10_13
	.p2align	4
.LBB10_38:
	movq	136(%rsp), %r10
	incq	%r10
	movq	72(%rsp), %rdi
	cmpq	%rdi, %r10
	je	.LBB10_16
.LBB10_13:
	movq	%r10, %rcx
	imulq	120(%rsp), %rcx
	movq	112(%rsp), %rsi
	movq	32(%rsi), %rax
	imulq	80(%rsp), %rax
	addq	$48, %rax
	movq	%rax, -120(%rsp)
	imulq	-88(%rsp), %rax
	movq	104(%rsp), %rdx
	leaq	(%rdx,%rax,4), %r8
	leaq	3(%rcx), %rdx
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rdx
	movq	%rdx, %rax
	andq	$-4, %rax
	subq	%rax, %rcx
	movq	(%rsi,%rcx,8), %rax
	movq	8(%rsi,%rcx,8), %rbp
	movq	%r9, %rbx
	imulq	%rax, %rbx
	sarq	$2, %rdx
	imulq	128(%rsp), %rdx
	movq	64(%rsp), %rcx
	imulq	%r10, %rcx
	addq	88(%rsp), %rcx
	movq	%rcx, -96(%rsp)
	movq	96(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rcx
	movq	%rcx, -40(%rsp)
	cmpq	$4, %r11
	movq	%r10, 136(%rsp)
	jl	.LBB10_44
	movq	%rbx, -16(%rsp)
	jne	.LBB10_21
	xorl	%edx, %edx
	jmp	.LBB10_26
	.p2align	4
.LBB10_44:
	testq	%r11, %r11
	jle	.LBB10_38
	xorl	%edx, %edx
	jmp	.LBB10_31
	.p2align	4
.LBB10_21:
	movq	-128(%rsp), %rcx
	movq	32(%rcx), %r14
	movq	-56(%rsp), %r10
	movl	140(%r10), %ecx
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vbroadcastss	136(%r10), %zmm3
	movq	152(%r10), %rdi
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%edx, %edx
	vucomiss	%xmm0, %xmm4
	seta	%dl
	vcvttss2si	132(%r10), %esi
	addl	%ecx, %esi
	leaq	(%rdi,%rdi,2), %r15
	movq	%r15, -104(%rsp)
	shll	$7, %edx
	subl	%edx, %ecx
	vpbroadcastw	%ecx, %zmm4
	addl	%edx, %esi
	vpbroadcastb	%esi, %zmm5
	vpbroadcastb	%edx, %zmm6
	movq	144(%r10), %r15
	addq	-96(%rsp), %r15
	shlq	$6, %r14
	movq	%r14, -48(%rsp)
	movq	-64(%rsp), %rcx
	imulq	-120(%rsp), %rcx
	addq	-24(%rsp), %rcx
	addq	%rbx, %rcx
	movq	%rcx, 144(%rsp)
	xorl	%r12d, %r12d
	jmp	.LBB10_22
	.p2align	4
.LBB10_23:
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
.LBB10_24:
	imulq	-80(%rsp), %rdx
	vmovdqu64	64(%r8), %zmm15
	vpmulld	%zmm13, %zmm15, %zmm13
	vpaddd	%zmm14, %zmm13, %zmm13
	vpmulld	%zmm11, %zmm15, %zmm11
	vpaddd	%zmm12, %zmm11, %zmm11
	vpmulld	%zmm9, %zmm15, %zmm9
	vpaddd	%zmm10, %zmm9, %zmm9
	vpmulld	%zmm8, %zmm15, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vmovups	128(%r8), %zmm8
	vcvtdq2ps	%zmm13, %zmm10
	vmulps	%zmm10, %zmm8, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm8, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm8, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm8, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm9, %zmm7
	vpaddsw	%zmm4, %zmm10, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%r15,%rdx), %rcx
	vmovdqu	%xmm7, (%r15,%rdx)
	vextracti32x4	$1, %zmm7, (%rdi,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%rdi,2)
	movq	-104(%rsp), %rdx
	vextracti32x4	$3, %zmm7, (%rdx,%rcx)
	leaq	4(%r12), %rdx
	addq	$8, %r12
	cmpq	%r11, %r12
	movq	%rdx, %r12
	jge	.LBB10_25
.LBB10_22:
	movq	-8(%rsp), %rcx
	cmpq	%r12, %rcx
	movq	%r12, %rdx
	cmovlq	%rcx, %rdx
	vmovdqu64	(%r8), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%rax, %rbp
	je	.LBB10_23
	movq	-48(%rsp), %r10
	imulq	%rdx, %r10
	addq	-40(%rsp), %r10
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %r14
	movq	56(%rcx), %rbx
	movq	144(%rsp), %rcx
	movq	%rax, %rsi
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
	.p2align	4
.LBB10_43:
	movq	(%r14,%rsi,8), %r13
	vpbroadcastd	(%rbx,%rsi,4), %zmm15
	incq	%rsi
	vmovdqu64	(%r10,%r13,4), %zmm16
	vmovdqu64	64(%r10,%r13,4), %zmm17
	vmovdqu64	128(%r10,%r13,4), %zmm18
	vmovdqu64	192(%r10,%r13,4), %zmm19
	vmovdqu64	-128(%rcx), %zmm20
	vmovdqu64	-64(%rcx), %zmm21
	vmovdqu64	(%rcx), %zmm22
	vpdpbusd	%zmm20, %zmm16, %zmm14
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vpdpbusd	%zmm20, %zmm17, %zmm12
	vpdpbusd	%zmm15, %zmm17, %zmm11
	vpdpbusd	%zmm20, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm9
	vpdpbusd	%zmm20, %zmm19, %zmm7
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vpdpbusd	%zmm21, %zmm17, %zmm14
	vpdpbusd	%zmm15, %zmm17, %zmm13
	vpdpbusd	%zmm21, %zmm18, %zmm12
	vpdpbusd	%zmm15, %zmm18, %zmm11
	vpdpbusd	%zmm21, %zmm19, %zmm10
	vpdpbusd	%zmm15, %zmm19, %zmm9
	vmovdqu64	256(%r10,%r13,4), %zmm16
	vpdpbusd	%zmm21, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vpdpbusd	%zmm22, %zmm18, %zmm14
	vpdpbusd	%zmm15, %zmm18, %zmm13
	vpdpbusd	%zmm22, %zmm19, %zmm12
	vpdpbusd	%zmm15, %zmm19, %zmm11
	vpdpbusd	%zmm22, %zmm16, %zmm10
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vmovdqu64	320(%r10,%r13,4), %zmm16
	vpdpbusd	%zmm22, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm8
	addq	%r9, %rcx
	cmpq	%rsi, %rbp
	jne	.LBB10_43
	jmp	.LBB10_24
	.p2align	4
.LBB10_25:
	cmpq	%r11, %rdx
	jge	.LBB10_30
.LBB10_26:
	movq	-56(%rsp), %r11
	movl	140(%r11), %ecx
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vbroadcastss	136(%r11), %zmm3
	movq	-128(%rsp), %rsi
	movq	32(%rsi), %rbx
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm4
	seta	%sil
	movq	152(%r11), %rdi
	vcvttss2si	132(%r11), %r10d
	addl	%ecx, %r10d
	leaq	(%rdi,%rdi,2), %r14
	shll	$7, %esi
	subl	%esi, %ecx
	vpbroadcastw	%ecx, %zmm4
	addl	%esi, %r10d
	vpbroadcastb	%r10d, %zmm5
	vpbroadcastb	%esi, %zmm6
	movq	144(%r11), %r15
	addq	-96(%rsp), %r15
	shlq	$6, %rbx
	movq	%rbx, -104(%rsp)
	movq	-120(%rsp), %rcx
	imulq	-64(%rsp), %rcx
	addq	-24(%rsp), %rcx
	addq	-16(%rsp), %rcx
	movq	%rcx, -120(%rsp)
	jmp	.LBB10_27
	.p2align	4
.LBB10_28:
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm11
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
.LBB10_29:
	vmovdqu64	64(%r8), %zmm15
	vpmulld	%zmm13, %zmm15, %zmm13
	imulq	-80(%rsp), %r12
	vpaddd	%zmm14, %zmm13, %zmm13
	vpmulld	%zmm12, %zmm15, %zmm12
	vpmulld	%zmm9, %zmm15, %zmm9
	vpaddd	%zmm11, %zmm12, %zmm11
	vpaddd	%zmm10, %zmm9, %zmm9
	vpmulld	%zmm8, %zmm15, %zmm8
	vmovups	128(%r8), %zmm10
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm13, %zmm8
	vmulps	%zmm8, %zmm10, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm10, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm8, %zmm8
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm10, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm10, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm9, %zmm7
	vpaddsw	%zmm4, %zmm8, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%r15,%r12), %rcx
	vmovdqu	%xmm7, (%r15,%r12)
	vextracti32x4	$1, %zmm7, (%rdi,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%rdi,2)
	vextracti32x4	$3, %zmm7, (%r14,%rcx)
	addq	$4, %rdx
	movq	(%rsp), %r11
	cmpq	%r11, %rdx
	jge	.LBB10_30
.LBB10_27:
	movq	-8(%rsp), %rcx
	cmpq	%rdx, %rcx
	movq	%rdx, %r12
	cmovlq	%rcx, %r12
	vmovdqu64	(%r8), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%rax, %rbp
	je	.LBB10_28
	movq	-104(%rsp), %r10
	imulq	%r12, %r10
	addq	-40(%rsp), %r10
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %rbx
	movq	56(%rcx), %rcx
	movq	-120(%rsp), %rsi
	movq	%rax, %r13
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm11
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
	.p2align	4
.LBB10_41:
	movq	(%rbx,%r13,8), %r11
	vpbroadcastd	(%rcx,%r13,4), %zmm15
	incq	%r13
	vmovdqu64	(%r10,%r11,4), %zmm16
	vmovdqu64	64(%r10,%r11,4), %zmm17
	vmovdqu64	128(%r10,%r11,4), %zmm18
	vmovdqu64	192(%r10,%r11,4), %zmm19
	vmovdqu64	-128(%rsi), %zmm20
	vmovdqu64	-64(%rsi), %zmm21
	vmovdqu64	(%rsi), %zmm22
	vpdpbusd	%zmm20, %zmm16, %zmm14
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vpdpbusd	%zmm20, %zmm17, %zmm11
	vpdpbusd	%zmm15, %zmm17, %zmm12
	vpdpbusd	%zmm20, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm9
	vpdpbusd	%zmm20, %zmm19, %zmm7
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vpdpbusd	%zmm21, %zmm17, %zmm14
	vpdpbusd	%zmm15, %zmm17, %zmm13
	vpdpbusd	%zmm21, %zmm18, %zmm11
	vpdpbusd	%zmm15, %zmm18, %zmm12
	vpdpbusd	%zmm21, %zmm19, %zmm10
	vpdpbusd	%zmm15, %zmm19, %zmm9
	vmovdqu64	256(%r10,%r11,4), %zmm16
	vpdpbusd	%zmm21, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vpdpbusd	%zmm22, %zmm18, %zmm14
	vpdpbusd	%zmm15, %zmm18, %zmm13
	vpdpbusd	%zmm22, %zmm19, %zmm11
	vpdpbusd	%zmm15, %zmm19, %zmm12
	vpdpbusd	%zmm22, %zmm16, %zmm10
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vmovdqu64	320(%r10,%r11,4), %zmm16
	vpdpbusd	%zmm22, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm8
	addq	%r9, %rsi
	cmpq	%r13, %rbp
	jne	.LBB10_41
	jmp	.LBB10_29
	.p2align	4
.LBB10_30:
	cmpq	%r11, %rdx
	movq	-16(%rsp), %rbx
	jge	.LBB10_38
.LBB10_31:
	leaq	(%r8,%rbx), %rdi
	leaq	(%rbx,%r8), %r11
	addq	$192, %r11
	movq	-128(%rsp), %rcx
	movq	32(%rcx), %r10
	movq	-56(%rsp), %rcx
	vmovups	(%rcx), %zmm3
	vmovups	64(%rcx), %zmm4
	movq	-96(%rsp), %rsi
	addq	144(%rcx), %rsi
	movq	%rsi, -96(%rsp)
	shlq	$6, %r10
	movq	%r10, -104(%rsp)
	vpbroadcastb	128(%rcx), %xmm5
	movq	%rbp, %r12
	subq	%rax, %r12
	leaq	1(%rax), %r10
	movq	%r11, -120(%rsp)
	leaq	(%r11,%r9), %rcx
	movq	%rcx, -48(%rsp)
	jmp	.LBB10_32
	.p2align	4
.LBB10_37:
	vpmulld	64(%r8), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	movq	%rdx, %rcx
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	imulq	-80(%rsp), %rcx
	vpaddb	%xmm6, %xmm5, %xmm6
	movq	-96(%rsp), %rsi
	vmovdqu	%xmm6, (%rsi,%rcx)
	incq	%rdx
	movq	(%rsp), %r11
	cmpq	%r11, %rdx
	jge	.LBB10_38
.LBB10_32:
	vmovdqu64	(%r8), %zmm6
	vpxor	%xmm7, %xmm7, %xmm7
	cmpq	%rax, %rbp
	je	.LBB10_37
	movq	-104(%rsp), %r15
	imulq	%rdx, %r15
	addq	-40(%rsp), %r15
	movq	-128(%rsp), %rsi
	movq	48(%rsi), %rcx
	movq	56(%rsi), %rsi
	testb	$1, %r12b
	jne	.LBB10_35
	movq	-120(%rsp), %r13
	movq	%rax, %rbx
	cmpq	%r10, %rbp
	jne	.LBB10_39
	jmp	.LBB10_37
	.p2align	4
.LBB10_35:
	movq	(%rcx,%rax,8), %r11
	vmovdqu64	(%r15,%r11,4), %zmm8
	vmovdqu64	64(%r15,%r11,4), %zmm9
	vmovdqu64	128(%r15,%r11,4), %zmm10
	vpdpbusd	192(%rdi), %zmm8, %zmm6
	vpbroadcastd	(%rsi,%rax,4), %zmm11
	vpdpbusd	%zmm11, %zmm8, %zmm7
	vpdpbusd	256(%rdi), %zmm9, %zmm6
	vpdpbusd	%zmm11, %zmm9, %zmm7
	vpdpbusd	320(%rdi), %zmm10, %zmm6
	vpdpbusd	%zmm11, %zmm10, %zmm7
	movq	-48(%rsp), %r13
	movq	%r10, %rbx
	cmpq	%r10, %rbp
	je	.LBB10_37
	.p2align	4
.LBB10_39:
	movq	(%rcx,%rbx,8), %r11
	movq	8(%rcx,%rbx,8), %r14
	vmovdqu64	(%r15,%r11,4), %zmm8
	vmovdqu64	64(%r15,%r11,4), %zmm9
	vmovdqu64	128(%r15,%r11,4), %zmm10
	vpdpbusd	(%r13), %zmm8, %zmm6
	vpbroadcastd	(%rsi,%rbx,4), %zmm11
	vpdpbusd	%zmm11, %zmm8, %zmm7
	vpdpbusd	64(%r13), %zmm9, %zmm6
	vpdpbusd	%zmm11, %zmm9, %zmm7
	vpdpbusd	128(%r13), %zmm10, %zmm6
	vmovdqu64	(%r15,%r14,4), %zmm8
	vmovdqu64	64(%r15,%r14,4), %zmm9
	vmovdqu64	128(%r15,%r14,4), %zmm12
	vpdpbusd	(%r13,%r9), %zmm8, %zmm6
	vpdpbusd	64(%r13,%r9), %zmm9, %zmm6
	vpdpbusd	%zmm11, %zmm10, %zmm7
	vpdpbusd	128(%r13,%r9), %zmm12, %zmm6
	addq	%r9, %r13
	vpbroadcastd	4(%rsi,%rbx,4), %zmm10
	addq	$2, %rbx
	vpdpbusd	%zmm10, %zmm8, %zmm7
	vpdpbusd	%zmm10, %zmm9, %zmm7
	vpdpbusd	%zmm10, %zmm12, %zmm7
	addq	%r9, %r13
	cmpq	%rbx, %rbp
	jne	.LBB10_39
	jmp	.LBB10_37
.Lfunc_end10:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5, .Lfunc_end10-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI11_0:
	.long	0x42fe0000
.LCPI11_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI11_1:
	.long	0
	.long	4
	.long	8
	.long	12
	.long	1
	.long	5
	.long	9
	.long	13
	.long	2
	.long	6
	.long	10
	.long	14
	.long	3
	.long	7
	.long	11
	.long	15
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, -56(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %r11
	leaq	15(%rax), %rcx
	movq	%rax, -80(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -112(%rsp)
	movq	%r11, %rax
	shrq	$32, %rax
	je	.LBB11_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r11
	jmp	.LBB11_3
.LBB11_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r11d
.LBB11_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 32(%rsp)
	cmpq	$15, %rcx
	jg	.LBB11_4
.LBB11_20:
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
.LBB11_4:
	.cfi_def_cfa_offset 208
	sarq	$4, -112(%rsp)
	movq	-128(%rsp), %rax
	movq	96(%rax), %rcx
	movq	-80(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	%rdx, 48(%rsp)
	movq	%r11, %rdx
	imulq	%rax, %rdx
	movq	%rdx, 64(%rsp)
	leaq	-4(%r11), %rax
	movq	%rax, -8(%rsp)
	movq	$0, -32(%rsp)
	vmovss	.LCPI11_0(%rip), %xmm0
	vmovdqa64	.LCPI11_1(%rip), %zmm1
	vbroadcastss	.LCPI11_2(%rip), %zmm2
	xorl	%edx, %edx
	movq	%r11, (%rsp)
	movq	%rcx, 8(%rsp)
	jmp	.LBB11_5
	.p2align	4
.LBB11_19:
	addq	$16, -32(%rsp)
	cmpq	-112(%rsp), %rdx
	jge	.LBB11_20
.LBB11_5:
	movq	%rdx, %rsi
	addq	$4, %rdx
	testq	%rcx, %rcx
	jle	.LBB11_19
	movq	-112(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, %rdi
	cmovlq	%rax, %rdi
	movq	%rdi, 56(%rsp)
	xorl	%edi, %edi
	movq	$0, -72(%rsp)
	movq	%rdx, 24(%rsp)
	movq	%rsi, 16(%rsp)
	jmp	.LBB11_7
	.p2align	4
.LBB11_17:
	movq	40(%rsp), %rdi
	movq	8(%rsp), %rcx
	movq	24(%rsp), %rdx
	movq	16(%rsp), %rsi
.LBB11_18:
	movq	%rdi, -72(%rsp)
	cmpq	%rcx, %rdi
	jge	.LBB11_19
.LBB11_7:
	addq	32(%rsp), %rdi
	jno	.LBB11_8
	movabsq	$9223372036854775807, %rax
	cmpq	-112(%rsp), %rsi
	jne	.LBB11_10
	jmp	.LBB11_19
	.p2align	4
.LBB11_8:
	movq	%rdi, %rax
	cmpq	%rsi, -112(%rsp)
	je	.LBB11_18
.LBB11_10:
	movq	%rax, 40(%rsp)
	cmpq	%rdi, %rcx
	cmovlq	%rcx, %rdi
	movq	-32(%rsp), %rax
	movq	%rax, -64(%rsp)
	movq	%rsi, -88(%rsp)
	movq	%rdi, 72(%rsp)
	jmp	.LBB11_11
	.p2align	4
.LBB11_16:
	movq	-88(%rsp), %rax
	incq	%rax
	addq	$4, -64(%rsp)
	movq	%rax, -88(%rsp)
	cmpq	56(%rsp), %rax
	je	.LBB11_17
.LBB11_11:
	cmpq	%rdi, -72(%rsp)
	je	.LBB11_16
	movq	-128(%rsp), %rax
	movq	16(%rax), %rcx
	movq	%rcx, 128(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 120(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 112(%rsp)
	movq	64(%rax), %r9
	movq	80(%rax), %rdx
	movq	8(%rax), %rsi
	movq	-88(%rsp), %rcx
	imulq	%rcx, %rsi
	shlq	$2, %rsi
	addq	(%rax), %rsi
	movq	%rsi, 96(%rsp)
	shlq	$4, %rcx
	movq	%r9, %rax
	shlq	$4, %rax
	movq	%rax, 80(%rsp)
	shlq	$6, %r9
	movq	48(%rsp), %rax
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 88(%rsp)
	movq	%rdx, 104(%rsp)
	leaq	320(%rdx), %rax
	movq	%rax, -24(%rsp)
	movq	-72(%rsp), %r10
	jmp	.LBB11_13
	.p2align	4
.LBB11_38:
	movq	136(%rsp), %r10
	incq	%r10
	movq	72(%rsp), %rdi
	cmpq	%rdi, %r10
	je	.LBB11_16
.LBB11_13:
	movq	%r10, %rax
	imulq	120(%rsp), %rax
	movq	112(%rsp), %rsi
	movq	32(%rsi), %rcx
	imulq	80(%rsp), %rcx
	addq	$48, %rcx
	movq	%rcx, -120(%rsp)
	imulq	-88(%rsp), %rcx
	movq	104(%rsp), %rdx
	leaq	(%rdx,%rcx,4), %r8
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	%rcx, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	(%rsi,%rax,8), %r13
	movq	8(%rsi,%rax,8), %rbp
	movq	%r9, %rbx
	imulq	%r13, %rbx
	sarq	$2, %rcx
	imulq	128(%rsp), %rcx
	movq	64(%rsp), %rax
	imulq	%r10, %rax
	addq	88(%rsp), %rax
	movq	%rax, -96(%rsp)
	movq	96(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, -40(%rsp)
	cmpq	$4, %r11
	movq	%r10, 136(%rsp)
	jl	.LBB11_44
	movq	%rbx, -16(%rsp)
	jne	.LBB11_21
	xorl	%edx, %edx
	jmp	.LBB11_26
	.p2align	4
.LBB11_44:
	testq	%r11, %r11
	jle	.LBB11_38
	xorl	%edx, %edx
	jmp	.LBB11_31
	.p2align	4
.LBB11_21:
	movq	-128(%rsp), %rax
	movq	32(%rax), %r10
	movq	-56(%rsp), %rsi
	movl	140(%rsi), %eax
	vcvtsi2ss	%eax, %xmm31, %xmm4
	vbroadcastss	136(%rsi), %zmm3
	movq	152(%rsi), %rdi
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%ecx, %ecx
	vucomiss	%xmm0, %xmm4
	seta	%cl
	vcvttss2si	132(%rsi), %edx
	addl	%eax, %edx
	leaq	(%rdi,%rdi,2), %r14
	movq	%r14, -104(%rsp)
	shll	$7, %ecx
	subl	%ecx, %eax
	vpbroadcastw	%eax, %zmm4
	addl	%ecx, %edx
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%ecx, %zmm6
	movq	144(%rsi), %r15
	addq	-96(%rsp), %r15
	shlq	$6, %r10
	movq	%r10, -48(%rsp)
	movq	-64(%rsp), %rax
	imulq	-120(%rsp), %rax
	addq	-24(%rsp), %rax
	addq	%rbx, %rax
	movq	%rax, 144(%rsp)
	xorl	%r12d, %r12d
	jmp	.LBB11_22
	.p2align	4
.LBB11_23:
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
.LBB11_24:
	imulq	-80(%rsp), %rdx
	vmovdqu64	64(%r8), %zmm15
	vpmulld	%zmm13, %zmm15, %zmm13
	vpaddd	%zmm14, %zmm13, %zmm13
	vpmulld	%zmm11, %zmm15, %zmm11
	vpaddd	%zmm12, %zmm11, %zmm11
	vpmulld	%zmm9, %zmm15, %zmm9
	vpaddd	%zmm10, %zmm9, %zmm9
	vpmulld	%zmm8, %zmm15, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vmovups	128(%r8), %zmm8
	vcvtdq2ps	%zmm13, %zmm10
	vmulps	%zmm10, %zmm8, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm8, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm8, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm8, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm9, %zmm7
	vpaddsw	%zmm4, %zmm10, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%r15,%rdx), %rax
	vmovdqu	%xmm7, (%r15,%rdx)
	vextracti32x4	$1, %zmm7, (%rdi,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rdi,2)
	movq	-104(%rsp), %rcx
	vextracti32x4	$3, %zmm7, (%rcx,%rax)
	leaq	4(%r12), %rdx
	addq	$8, %r12
	cmpq	%r11, %r12
	movq	%rdx, %r12
	jge	.LBB11_25
.LBB11_22:
	movq	-8(%rsp), %rax
	cmpq	%r12, %rax
	movq	%r12, %rdx
	cmovlq	%rax, %rdx
	vmovdqu64	(%r8), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%r13, %rbp
	je	.LBB11_23
	movq	-48(%rsp), %r10
	imulq	%rdx, %r10
	addq	-40(%rsp), %r10
	movq	-128(%rsp), %rax
	movq	48(%rax), %r14
	movq	56(%rax), %rbx
	movq	144(%rsp), %rcx
	movq	%r13, %rax
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
	.p2align	4
.LBB11_43:
	movq	(%r14,%rax,8), %rsi
	vpbroadcastd	(%rbx,%rax,4), %zmm15
	incq	%rax
	vmovdqu64	(%r10,%rsi,4), %zmm16
	vmovdqu64	64(%r10,%rsi,4), %zmm17
	vmovdqu64	128(%r10,%rsi,4), %zmm18
	vmovdqu64	192(%r10,%rsi,4), %zmm19
	vmovdqu64	-128(%rcx), %zmm20
	vmovdqu64	-64(%rcx), %zmm21
	vmovdqu64	(%rcx), %zmm22
	vpdpbusd	%zmm20, %zmm16, %zmm14
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vpdpbusd	%zmm20, %zmm18, %zmm12
	vpdpbusd	%zmm15, %zmm18, %zmm11
	vmovdqu64	256(%r10,%rsi,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm10
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vmovdqu64	384(%r10,%rsi,4), %zmm23
	vpdpbusd	%zmm20, %zmm23, %zmm7
	vpdpbusd	%zmm15, %zmm23, %zmm8
	vpdpbusd	%zmm21, %zmm17, %zmm14
	vpdpbusd	%zmm15, %zmm17, %zmm13
	vpdpbusd	%zmm21, %zmm19, %zmm12
	vpdpbusd	%zmm15, %zmm19, %zmm11
	vmovdqu64	320(%r10,%rsi,4), %zmm17
	vpdpbusd	%zmm21, %zmm17, %zmm10
	vpdpbusd	%zmm15, %zmm17, %zmm9
	vmovdqu64	448(%r10,%rsi,4), %zmm17
	vpdpbusd	%zmm21, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm8
	vpdpbusd	%zmm22, %zmm18, %zmm14
	vpdpbusd	%zmm15, %zmm18, %zmm13
	vpdpbusd	%zmm22, %zmm16, %zmm12
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vpdpbusd	%zmm22, %zmm23, %zmm10
	vpdpbusd	%zmm15, %zmm23, %zmm9
	vmovdqu64	512(%r10,%rsi,4), %zmm16
	vpdpbusd	%zmm22, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm8
	addq	%r9, %rcx
	cmpq	%rax, %rbp
	jne	.LBB11_43
	jmp	.LBB11_24
	.p2align	4
.LBB11_25:
	cmpq	%r11, %rdx
	jge	.LBB11_30
.LBB11_26:
	movq	-56(%rsp), %r10
	movl	140(%r10), %eax
	vcvtsi2ss	%eax, %xmm31, %xmm4
	vbroadcastss	136(%r10), %zmm3
	movq	-128(%rsp), %rcx
	movq	32(%rcx), %r11
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%ecx, %ecx
	vucomiss	%xmm0, %xmm4
	seta	%cl
	movq	152(%r10), %rdi
	vcvttss2si	132(%r10), %esi
	addl	%eax, %esi
	leaq	(%rdi,%rdi,2), %r14
	shll	$7, %ecx
	subl	%ecx, %eax
	vpbroadcastw	%eax, %zmm4
	addl	%ecx, %esi
	vpbroadcastb	%esi, %zmm5
	vpbroadcastb	%ecx, %zmm6
	movq	144(%r10), %r15
	addq	-96(%rsp), %r15
	shlq	$6, %r11
	movq	%r11, -104(%rsp)
	movq	-120(%rsp), %rax
	imulq	-64(%rsp), %rax
	addq	-24(%rsp), %rax
	addq	-16(%rsp), %rax
	movq	%rax, -120(%rsp)
	jmp	.LBB11_27
	.p2align	4
.LBB11_28:
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm11
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
.LBB11_29:
	vmovdqu64	64(%r8), %zmm15
	vpmulld	%zmm13, %zmm15, %zmm13
	imulq	-80(%rsp), %r12
	vpaddd	%zmm14, %zmm13, %zmm13
	vpmulld	%zmm12, %zmm15, %zmm12
	vpmulld	%zmm9, %zmm15, %zmm9
	vpaddd	%zmm11, %zmm12, %zmm11
	vpaddd	%zmm10, %zmm9, %zmm9
	vpmulld	%zmm8, %zmm15, %zmm8
	vmovups	128(%r8), %zmm10
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm13, %zmm8
	vmulps	%zmm8, %zmm10, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm10, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm8, %zmm8
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm10, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm10, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm9, %zmm7
	vpaddsw	%zmm4, %zmm8, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%r15,%r12), %rax
	vmovdqu	%xmm7, (%r15,%r12)
	vextracti32x4	$1, %zmm7, (%rdi,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rdi,2)
	vextracti32x4	$3, %zmm7, (%r14,%rax)
	addq	$4, %rdx
	movq	(%rsp), %r11
	cmpq	%r11, %rdx
	jge	.LBB11_30
.LBB11_27:
	movq	-8(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, %r12
	cmovlq	%rax, %r12
	vmovdqu64	(%r8), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%r13, %rbp
	je	.LBB11_28
	movq	-104(%rsp), %r10
	imulq	%r12, %r10
	addq	-40(%rsp), %r10
	movq	-128(%rsp), %rax
	movq	48(%rax), %rbx
	movq	56(%rax), %rcx
	movq	-120(%rsp), %rsi
	movq	%r13, %rax
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm11
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
	.p2align	4
.LBB11_41:
	movq	(%rbx,%rax,8), %r11
	vpbroadcastd	(%rcx,%rax,4), %zmm15
	incq	%rax
	vmovdqu64	(%r10,%r11,4), %zmm16
	vmovdqu64	64(%r10,%r11,4), %zmm17
	vmovdqu64	128(%r10,%r11,4), %zmm18
	vmovdqu64	192(%r10,%r11,4), %zmm19
	vmovdqu64	-128(%rsi), %zmm20
	vmovdqu64	-64(%rsi), %zmm21
	vmovdqu64	(%rsi), %zmm22
	vpdpbusd	%zmm20, %zmm16, %zmm14
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vpdpbusd	%zmm20, %zmm18, %zmm11
	vpdpbusd	%zmm15, %zmm18, %zmm12
	vmovdqu64	256(%r10,%r11,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm10
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vmovdqu64	384(%r10,%r11,4), %zmm23
	vpdpbusd	%zmm20, %zmm23, %zmm7
	vpdpbusd	%zmm15, %zmm23, %zmm8
	vpdpbusd	%zmm21, %zmm17, %zmm14
	vpdpbusd	%zmm15, %zmm17, %zmm13
	vpdpbusd	%zmm21, %zmm19, %zmm11
	vpdpbusd	%zmm15, %zmm19, %zmm12
	vmovdqu64	320(%r10,%r11,4), %zmm17
	vpdpbusd	%zmm21, %zmm17, %zmm10
	vpdpbusd	%zmm15, %zmm17, %zmm9
	vmovdqu64	448(%r10,%r11,4), %zmm17
	vpdpbusd	%zmm21, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm8
	vpdpbusd	%zmm22, %zmm18, %zmm14
	vpdpbusd	%zmm15, %zmm18, %zmm13
	vpdpbusd	%zmm22, %zmm16, %zmm11
	vpdpbusd	%zmm15, %zmm16, %zmm12
	vpdpbusd	%zmm22, %zmm23, %zmm10
	vpdpbusd	%zmm15, %zmm23, %zmm9
	vmovdqu64	512(%r10,%r11,4), %zmm16
	vpdpbusd	%zmm22, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm8
	addq	%r9, %rsi
	cmpq	%rax, %rbp
	jne	.LBB11_41
	jmp	.LBB11_29
	.p2align	4
.LBB11_30:
	cmpq	%r11, %rdx
	movq	-16(%rsp), %rbx
	jge	.LBB11_38
.LBB11_31:
	leaq	(%r8,%rbx), %rdi
	leaq	(%rbx,%r8), %rsi
	addq	$192, %rsi
	movq	-128(%rsp), %rax
	movq	32(%rax), %r10
	movq	-56(%rsp), %rax
	vmovups	(%rax), %zmm3
	vmovups	64(%rax), %zmm4
	movq	-96(%rsp), %rcx
	addq	144(%rax), %rcx
	movq	%rcx, -96(%rsp)
	shlq	$6, %r10
	movq	%r10, -104(%rsp)
	vpbroadcastb	128(%rax), %xmm5
	movq	%rbp, %r12
	subq	%r13, %r12
	leaq	1(%r13), %r10
	movq	%rsi, -120(%rsp)
	leaq	(%rsi,%r9), %rax
	movq	%rax, -48(%rsp)
	jmp	.LBB11_32
	.p2align	4
.LBB11_37:
	vpmulld	64(%r8), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	movq	%rdx, %rax
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	imulq	-80(%rsp), %rax
	vpaddb	%xmm6, %xmm5, %xmm6
	movq	-96(%rsp), %rcx
	vmovdqu	%xmm6, (%rcx,%rax)
	incq	%rdx
	movq	(%rsp), %r11
	cmpq	%r11, %rdx
	jge	.LBB11_38
.LBB11_32:
	vmovdqu64	(%r8), %zmm6
	vpxor	%xmm7, %xmm7, %xmm7
	cmpq	%r13, %rbp
	je	.LBB11_37
	movq	-104(%rsp), %rcx
	imulq	%rdx, %rcx
	addq	-40(%rsp), %rcx
	movq	-128(%rsp), %rax
	movq	48(%rax), %rsi
	movq	56(%rax), %rbx
	testb	$1, %r12b
	jne	.LBB11_35
	movq	-120(%rsp), %r14
	movq	%r13, %rax
	cmpq	%r10, %rbp
	jne	.LBB11_39
	jmp	.LBB11_37
	.p2align	4
.LBB11_35:
	movq	(%rsi,%r13,8), %rax
	vmovdqu64	(%rcx,%rax,4), %zmm8
	vmovdqu64	64(%rcx,%rax,4), %zmm9
	vmovdqu64	128(%rcx,%rax,4), %zmm10
	vpdpbusd	192(%rdi), %zmm8, %zmm6
	vpbroadcastd	(%rbx,%r13,4), %zmm11
	vpdpbusd	%zmm11, %zmm8, %zmm7
	vpdpbusd	256(%rdi), %zmm9, %zmm6
	vpdpbusd	%zmm11, %zmm9, %zmm7
	vpdpbusd	320(%rdi), %zmm10, %zmm6
	vpdpbusd	%zmm11, %zmm10, %zmm7
	movq	-48(%rsp), %r14
	movq	%r10, %rax
	cmpq	%r10, %rbp
	je	.LBB11_37
	.p2align	4
.LBB11_39:
	movq	(%rsi,%rax,8), %r11
	movq	8(%rsi,%rax,8), %r15
	vmovdqu64	(%rcx,%r11,4), %zmm8
	vmovdqu64	64(%rcx,%r11,4), %zmm9
	vmovdqu64	128(%rcx,%r11,4), %zmm10
	vpdpbusd	(%r14), %zmm8, %zmm6
	vpbroadcastd	(%rbx,%rax,4), %zmm11
	vpdpbusd	%zmm11, %zmm8, %zmm7
	vpdpbusd	64(%r14), %zmm9, %zmm6
	vpdpbusd	%zmm11, %zmm9, %zmm7
	vpdpbusd	128(%r14), %zmm10, %zmm6
	vmovdqu64	(%rcx,%r15,4), %zmm8
	vmovdqu64	64(%rcx,%r15,4), %zmm9
	vmovdqu64	128(%rcx,%r15,4), %zmm12
	vpdpbusd	(%r14,%r9), %zmm8, %zmm6
	vpdpbusd	64(%r14,%r9), %zmm9, %zmm6
	vpdpbusd	%zmm11, %zmm10, %zmm7
	vpdpbusd	128(%r14,%r9), %zmm12, %zmm6
	addq	%r9, %r14
	vpbroadcastd	4(%rbx,%rax,4), %zmm10
	addq	$2, %rax
	vpdpbusd	%zmm10, %zmm8, %zmm7
	vpdpbusd	%zmm10, %zmm9, %zmm7
	vpdpbusd	%zmm10, %zmm12, %zmm7
	addq	%r9, %r14
	cmpq	%rax, %rbp
	jne	.LBB11_39
	jmp	.LBB11_37
.Lfunc_end11:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5, .Lfunc_end11-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI12_0:
	.long	0x42fe0000
.LCPI12_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI12_1:
	.long	0
	.long	4
	.long	8
	.long	12
	.long	1
	.long	5
	.long	9
	.long	13
	.long	2
	.long	6
	.long	10
	.long	14
	.long	3
	.long	7
	.long	11
	.long	15
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, -56(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %r11
	leaq	15(%rax), %rcx
	movq	%rax, -80(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -112(%rsp)
	movq	%r11, %rax
	shrq	$32, %rax
	je	.LBB12_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r11
	jmp	.LBB12_3
.LBB12_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r11d
.LBB12_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 32(%rsp)
	cmpq	$15, %rcx
	jg	.LBB12_4
.LBB12_20:
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
.LBB12_4:
	.cfi_def_cfa_offset 208
	sarq	$4, -112(%rsp)
	movq	-128(%rsp), %rax
	movq	96(%rax), %rcx
	movq	-80(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	%rdx, 48(%rsp)
	movq	%r11, %rdx
	imulq	%rax, %rdx
	movq	%rdx, 64(%rsp)
	leaq	-4(%r11), %rax
	movq	%rax, -8(%rsp)
	movq	$0, -32(%rsp)
	vmovss	.LCPI12_0(%rip), %xmm0
	vmovdqa64	.LCPI12_1(%rip), %zmm1
	vbroadcastss	.LCPI12_2(%rip), %zmm2
	xorl	%edx, %edx
	movq	%r11, (%rsp)
	movq	%rcx, 8(%rsp)
	jmp	.LBB12_5
	.p2align	4
.LBB12_19:
	addq	$16, -32(%rsp)
	cmpq	-112(%rsp), %rdx
	jge	.LBB12_20
.LBB12_5:
	movq	%rdx, %rsi
	addq	$4, %rdx
	testq	%rcx, %rcx
	jle	.LBB12_19
	movq	-112(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, %rdi
	cmovlq	%rax, %rdi
	movq	%rdi, 56(%rsp)
	xorl	%edi, %edi
	movq	$0, -72(%rsp)
	movq	%rdx, 24(%rsp)
	movq	%rsi, 16(%rsp)
	jmp	.LBB12_7
	.p2align	4
.LBB12_17:
	movq	40(%rsp), %rdi
	movq	8(%rsp), %rcx
	movq	24(%rsp), %rdx
	movq	16(%rsp), %rsi
.LBB12_18:
	movq	%rdi, -72(%rsp)
	cmpq	%rcx, %rdi
	jge	.LBB12_19
.LBB12_7:
	addq	32(%rsp), %rdi
	jno	.LBB12_8
	movabsq	$9223372036854775807, %rax
	cmpq	-112(%rsp), %rsi
	jne	.LBB12_10
	jmp	.LBB12_19
	.p2align	4
.LBB12_8:
	movq	%rdi, %rax
	cmpq	%rsi, -112(%rsp)
	je	.LBB12_18
.LBB12_10:
	movq	%rax, 40(%rsp)
	cmpq	%rdi, %rcx
	cmovlq	%rcx, %rdi
	movq	-32(%rsp), %rax
	movq	%rax, -64(%rsp)
	movq	%rsi, -88(%rsp)
	movq	%rdi, 72(%rsp)
	jmp	.LBB12_11
	.p2align	4
.LBB12_16:
	movq	-88(%rsp), %rax
	incq	%rax
	addq	$4, -64(%rsp)
	movq	%rax, -88(%rsp)
	cmpq	56(%rsp), %rax
	je	.LBB12_17
.LBB12_11:
	cmpq	%rdi, -72(%rsp)
	je	.LBB12_16
	movq	-128(%rsp), %rax
	movq	16(%rax), %rcx
	movq	%rcx, 128(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 120(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 112(%rsp)
	movq	64(%rax), %r9
	movq	80(%rax), %rdx
	movq	8(%rax), %rsi
	movq	-88(%rsp), %rcx
	imulq	%rcx, %rsi
	shlq	$2, %rsi
	addq	(%rax), %rsi
	movq	%rsi, 96(%rsp)
	shlq	$4, %rcx
	movq	%r9, %rax
	shlq	$4, %rax
	movq	%rax, 80(%rsp)
	shlq	$6, %r9
	movq	48(%rsp), %rax
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 88(%rsp)
	movq	%rdx, 104(%rsp)
	leaq	448(%rdx), %rax
	movq	%rax, -24(%rsp)
	movq	-72(%rsp), %r10
	jmp	.LBB12_13
	.p2align	4
.LBB12_38:
	movq	136(%rsp), %r10
	incq	%r10
	movq	72(%rsp), %rdi
	cmpq	%rdi, %r10
	je	.LBB12_16
.LBB12_13:
	movq	%r10, %rcx
	imulq	120(%rsp), %rcx
	movq	112(%rsp), %rsi
	movq	32(%rsi), %rax
	imulq	80(%rsp), %rax
	addq	$48, %rax
	movq	%rax, -120(%rsp)
	imulq	-88(%rsp), %rax
	movq	104(%rsp), %rdx
	leaq	(%rdx,%rax,4), %r8
	leaq	3(%rcx), %rdx
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rdx
	movq	%rdx, %rax
	andq	$-4, %rax
	subq	%rax, %rcx
	movq	(%rsi,%rcx,8), %rax
	movq	8(%rsi,%rcx,8), %rbp
	movq	%r9, %rbx
	imulq	%rax, %rbx
	sarq	$2, %rdx
	imulq	128(%rsp), %rdx
	movq	64(%rsp), %rcx
	imulq	%r10, %rcx
	addq	88(%rsp), %rcx
	movq	%rcx, -96(%rsp)
	movq	96(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rcx
	movq	%rcx, -40(%rsp)
	cmpq	$4, %r11
	movq	%r10, 136(%rsp)
	jl	.LBB12_44
	movq	%rbx, -16(%rsp)
	jne	.LBB12_21
	xorl	%edx, %edx
	jmp	.LBB12_26
	.p2align	4
.LBB12_44:
	testq	%r11, %r11
	jle	.LBB12_38
	xorl	%edx, %edx
	jmp	.LBB12_31
	.p2align	4
.LBB12_21:
	movq	-128(%rsp), %rcx
	movq	32(%rcx), %r14
	movq	-56(%rsp), %r10
	movl	140(%r10), %ecx
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vbroadcastss	136(%r10), %zmm3
	movq	152(%r10), %rdi
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%edx, %edx
	vucomiss	%xmm0, %xmm4
	seta	%dl
	vcvttss2si	132(%r10), %esi
	addl	%ecx, %esi
	leaq	(%rdi,%rdi,2), %r15
	movq	%r15, -104(%rsp)
	shll	$7, %edx
	subl	%edx, %ecx
	vpbroadcastw	%ecx, %zmm4
	addl	%edx, %esi
	vpbroadcastb	%esi, %zmm5
	vpbroadcastb	%edx, %zmm6
	movq	144(%r10), %r15
	addq	-96(%rsp), %r15
	shlq	$6, %r14
	movq	%r14, -48(%rsp)
	movq	-64(%rsp), %rcx
	imulq	-120(%rsp), %rcx
	addq	-24(%rsp), %rcx
	addq	%rbx, %rcx
	movq	%rcx, 144(%rsp)
	xorl	%r12d, %r12d
	jmp	.LBB12_22
	.p2align	4
.LBB12_23:
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
.LBB12_24:
	imulq	-80(%rsp), %rdx
	vmovdqu64	64(%r8), %zmm15
	vpmulld	%zmm13, %zmm15, %zmm13
	vpaddd	%zmm14, %zmm13, %zmm13
	vpmulld	%zmm11, %zmm15, %zmm11
	vpaddd	%zmm12, %zmm11, %zmm11
	vpmulld	%zmm9, %zmm15, %zmm9
	vpaddd	%zmm10, %zmm9, %zmm9
	vpmulld	%zmm8, %zmm15, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vmovups	128(%r8), %zmm8
	vcvtdq2ps	%zmm13, %zmm10
	vmulps	%zmm10, %zmm8, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm8, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm8, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm8, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm9, %zmm7
	vpaddsw	%zmm4, %zmm10, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%r15,%rdx), %rcx
	vmovdqu	%xmm7, (%r15,%rdx)
	vextracti32x4	$1, %zmm7, (%rdi,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%rdi,2)
	movq	-104(%rsp), %rdx
	vextracti32x4	$3, %zmm7, (%rdx,%rcx)
	leaq	4(%r12), %rdx
	addq	$8, %r12
	cmpq	%r11, %r12
	movq	%rdx, %r12
	jge	.LBB12_25
.LBB12_22:
	movq	-8(%rsp), %rcx
	cmpq	%r12, %rcx
	movq	%r12, %rdx
	cmovlq	%rcx, %rdx
	vmovdqu64	(%r8), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%rax, %rbp
	je	.LBB12_23
	movq	-48(%rsp), %r10
	imulq	%rdx, %r10
	addq	-40(%rsp), %r10
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %r14
	movq	56(%rcx), %rbx
	movq	144(%rsp), %rcx
	movq	%rax, %rsi
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
	.p2align	4
.LBB12_43:
	movq	(%r14,%rsi,8), %r13
	vpbroadcastd	(%rbx,%rsi,4), %zmm15
	incq	%rsi
	vmovdqu64	(%r10,%r13,4), %zmm16
	vmovdqu64	64(%r10,%r13,4), %zmm17
	vmovdqu64	128(%r10,%r13,4), %zmm18
	vmovdqu64	192(%r10,%r13,4), %zmm19
	vmovdqu64	-256(%rcx), %zmm20
	vmovdqu64	-192(%rcx), %zmm21
	vmovdqu64	-128(%rcx), %zmm22
	vmovdqu64	-64(%rcx), %zmm23
	vpdpbusd	%zmm20, %zmm16, %zmm14
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vpdpbusd	%zmm20, %zmm17, %zmm12
	vpdpbusd	%zmm15, %zmm17, %zmm11
	vpdpbusd	%zmm20, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm9
	vpdpbusd	%zmm20, %zmm19, %zmm7
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vpdpbusd	%zmm21, %zmm17, %zmm14
	vpdpbusd	%zmm15, %zmm17, %zmm13
	vpdpbusd	%zmm21, %zmm18, %zmm12
	vpdpbusd	%zmm15, %zmm18, %zmm11
	vpdpbusd	%zmm21, %zmm19, %zmm10
	vpdpbusd	%zmm15, %zmm19, %zmm9
	vmovdqu64	256(%r10,%r13,4), %zmm16
	vpdpbusd	%zmm21, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vpdpbusd	%zmm22, %zmm18, %zmm14
	vpdpbusd	%zmm15, %zmm18, %zmm13
	vpdpbusd	%zmm22, %zmm19, %zmm12
	vpdpbusd	%zmm15, %zmm19, %zmm11
	vpdpbusd	%zmm22, %zmm16, %zmm10
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vmovdqu64	320(%r10,%r13,4), %zmm17
	vpdpbusd	%zmm22, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm8
	vpdpbusd	%zmm23, %zmm19, %zmm14
	vpdpbusd	%zmm15, %zmm19, %zmm13
	vpdpbusd	%zmm23, %zmm16, %zmm12
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vpdpbusd	%zmm23, %zmm17, %zmm10
	vpdpbusd	%zmm15, %zmm17, %zmm9
	vmovdqu64	384(%r10,%r13,4), %zmm18
	vpdpbusd	%zmm23, %zmm18, %zmm7
	vpdpbusd	%zmm15, %zmm18, %zmm8
	vmovdqu64	(%rcx), %zmm19
	vpdpbusd	%zmm19, %zmm16, %zmm14
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vpdpbusd	%zmm19, %zmm17, %zmm12
	vpdpbusd	%zmm15, %zmm17, %zmm11
	vpdpbusd	%zmm19, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm9
	vmovdqu64	448(%r10,%r13,4), %zmm16
	vpdpbusd	%zmm19, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm8
	addq	%r9, %rcx
	cmpq	%rsi, %rbp
	jne	.LBB12_43
	jmp	.LBB12_24
	.p2align	4
.LBB12_25:
	cmpq	%r11, %rdx
	jge	.LBB12_30
.LBB12_26:
	movq	-56(%rsp), %r11
	movl	140(%r11), %ecx
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vbroadcastss	136(%r11), %zmm3
	movq	-128(%rsp), %rsi
	movq	32(%rsi), %rbx
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm4
	seta	%sil
	movq	152(%r11), %rdi
	vcvttss2si	132(%r11), %r10d
	addl	%ecx, %r10d
	leaq	(%rdi,%rdi,2), %r14
	shll	$7, %esi
	subl	%esi, %ecx
	vpbroadcastw	%ecx, %zmm4
	addl	%esi, %r10d
	vpbroadcastb	%r10d, %zmm5
	vpbroadcastb	%esi, %zmm6
	movq	144(%r11), %r15
	addq	-96(%rsp), %r15
	shlq	$6, %rbx
	movq	%rbx, -104(%rsp)
	movq	-120(%rsp), %rcx
	imulq	-64(%rsp), %rcx
	addq	-24(%rsp), %rcx
	addq	-16(%rsp), %rcx
	movq	%rcx, -120(%rsp)
	jmp	.LBB12_27
	.p2align	4
.LBB12_28:
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm11
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
.LBB12_29:
	vmovdqu64	64(%r8), %zmm15
	vpmulld	%zmm13, %zmm15, %zmm13
	imulq	-80(%rsp), %r12
	vpaddd	%zmm14, %zmm13, %zmm13
	vpmulld	%zmm12, %zmm15, %zmm12
	vpmulld	%zmm9, %zmm15, %zmm9
	vpaddd	%zmm11, %zmm12, %zmm11
	vpaddd	%zmm10, %zmm9, %zmm9
	vpmulld	%zmm8, %zmm15, %zmm8
	vmovups	128(%r8), %zmm10
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm13, %zmm8
	vmulps	%zmm8, %zmm10, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm10, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm8, %zmm8
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm10, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm10, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm9, %zmm7
	vpaddsw	%zmm4, %zmm8, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%r15,%r12), %rcx
	vmovdqu	%xmm7, (%r15,%r12)
	vextracti32x4	$1, %zmm7, (%rdi,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%rdi,2)
	vextracti32x4	$3, %zmm7, (%r14,%rcx)
	addq	$4, %rdx
	movq	(%rsp), %r11
	cmpq	%r11, %rdx
	jge	.LBB12_30
.LBB12_27:
	movq	-8(%rsp), %rcx
	cmpq	%rdx, %rcx
	movq	%rdx, %r12
	cmovlq	%rcx, %r12
	vmovdqu64	(%r8), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%rax, %rbp
	je	.LBB12_28
	movq	-104(%rsp), %r10
	imulq	%r12, %r10
	addq	-40(%rsp), %r10
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %rbx
	movq	56(%rcx), %rcx
	movq	-120(%rsp), %rsi
	movq	%rax, %r13
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm11
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
	.p2align	4
.LBB12_41:
	movq	(%rbx,%r13,8), %r11
	vpbroadcastd	(%rcx,%r13,4), %zmm15
	incq	%r13
	vmovdqu64	(%r10,%r11,4), %zmm16
	vmovdqu64	64(%r10,%r11,4), %zmm17
	vmovdqu64	128(%r10,%r11,4), %zmm18
	vmovdqu64	192(%r10,%r11,4), %zmm19
	vmovdqu64	-256(%rsi), %zmm20
	vmovdqu64	-192(%rsi), %zmm21
	vmovdqu64	-128(%rsi), %zmm22
	vmovdqu64	-64(%rsi), %zmm23
	vpdpbusd	%zmm20, %zmm16, %zmm14
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vpdpbusd	%zmm20, %zmm17, %zmm11
	vpdpbusd	%zmm15, %zmm17, %zmm12
	vpdpbusd	%zmm20, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm9
	vpdpbusd	%zmm20, %zmm19, %zmm7
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vpdpbusd	%zmm21, %zmm17, %zmm14
	vpdpbusd	%zmm15, %zmm17, %zmm13
	vpdpbusd	%zmm21, %zmm18, %zmm11
	vpdpbusd	%zmm15, %zmm18, %zmm12
	vpdpbusd	%zmm21, %zmm19, %zmm10
	vpdpbusd	%zmm15, %zmm19, %zmm9
	vmovdqu64	256(%r10,%r11,4), %zmm16
	vpdpbusd	%zmm21, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vpdpbusd	%zmm22, %zmm18, %zmm14
	vpdpbusd	%zmm15, %zmm18, %zmm13
	vpdpbusd	%zmm22, %zmm19, %zmm11
	vpdpbusd	%zmm15, %zmm19, %zmm12
	vpdpbusd	%zmm22, %zmm16, %zmm10
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vmovdqu64	320(%r10,%r11,4), %zmm17
	vpdpbusd	%zmm22, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm8
	vpdpbusd	%zmm23, %zmm19, %zmm14
	vpdpbusd	%zmm15, %zmm19, %zmm13
	vpdpbusd	%zmm23, %zmm16, %zmm11
	vpdpbusd	%zmm15, %zmm16, %zmm12
	vpdpbusd	%zmm23, %zmm17, %zmm10
	vpdpbusd	%zmm15, %zmm17, %zmm9
	vmovdqu64	384(%r10,%r11,4), %zmm18
	vpdpbusd	%zmm23, %zmm18, %zmm7
	vpdpbusd	%zmm15, %zmm18, %zmm8
	vmovdqu64	(%rsi), %zmm19
	vpdpbusd	%zmm19, %zmm16, %zmm14
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vpdpbusd	%zmm19, %zmm17, %zmm11
	vpdpbusd	%zmm15, %zmm17, %zmm12
	vpdpbusd	%zmm19, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm9
	vmovdqu64	448(%r10,%r11,4), %zmm16
	vpdpbusd	%zmm19, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm8
	addq	%r9, %rsi
	cmpq	%r13, %rbp
	jne	.LBB12_41
	jmp	.LBB12_29
	.p2align	4
.LBB12_30:
	cmpq	%r11, %rdx
	movq	-16(%rsp), %rbx
	jge	.LBB12_38
.LBB12_31:
	leaq	(%r8,%rbx), %rdi
	leaq	(%rbx,%r8), %r11
	addq	$192, %r11
	movq	-128(%rsp), %rcx
	movq	32(%rcx), %r10
	movq	-56(%rsp), %rcx
	vmovups	(%rcx), %zmm3
	vmovups	64(%rcx), %zmm4
	movq	-96(%rsp), %rsi
	addq	144(%rcx), %rsi
	movq	%rsi, -96(%rsp)
	shlq	$6, %r10
	movq	%r10, -104(%rsp)
	vpbroadcastb	128(%rcx), %xmm5
	movq	%rbp, %r12
	subq	%rax, %r12
	leaq	1(%rax), %r10
	movq	%r11, -120(%rsp)
	leaq	(%r11,%r9), %rcx
	movq	%rcx, -48(%rsp)
	jmp	.LBB12_32
	.p2align	4
.LBB12_37:
	vpmulld	64(%r8), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	movq	%rdx, %rcx
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	imulq	-80(%rsp), %rcx
	vpaddb	%xmm6, %xmm5, %xmm6
	movq	-96(%rsp), %rsi
	vmovdqu	%xmm6, (%rsi,%rcx)
	incq	%rdx
	movq	(%rsp), %r11
	cmpq	%r11, %rdx
	jge	.LBB12_38
.LBB12_32:
	vmovdqu64	(%r8), %zmm6
	vpxor	%xmm7, %xmm7, %xmm7
	cmpq	%rax, %rbp
	je	.LBB12_37
	movq	-104(%rsp), %rcx
	imulq	%rdx, %rcx
	addq	-40(%rsp), %rcx
	movq	-128(%rsp), %r11
	movq	48(%r11), %rsi
	movq	56(%r11), %rbx
	testb	$1, %r12b
	jne	.LBB12_35
	movq	-120(%rsp), %r11
	movq	%rax, %r13
	cmpq	%r10, %rbp
	jne	.LBB12_39
	jmp	.LBB12_37
	.p2align	4
.LBB12_35:
	movq	(%rsi,%rax,8), %r11
	vmovdqu64	(%rcx,%r11,4), %zmm8
	vmovdqu64	64(%rcx,%r11,4), %zmm9
	vmovdqu64	128(%rcx,%r11,4), %zmm10
	vmovdqu64	192(%rcx,%r11,4), %zmm11
	vpdpbusd	192(%rdi), %zmm8, %zmm6
	vpbroadcastd	(%rbx,%rax,4), %zmm12
	vpdpbusd	%zmm12, %zmm8, %zmm7
	vpdpbusd	256(%rdi), %zmm9, %zmm6
	vpdpbusd	%zmm12, %zmm9, %zmm7
	vpdpbusd	320(%rdi), %zmm10, %zmm6
	vpdpbusd	%zmm12, %zmm10, %zmm7
	vpdpbusd	384(%rdi), %zmm11, %zmm6
	vpdpbusd	%zmm12, %zmm11, %zmm7
	vmovdqu64	256(%rcx,%r11,4), %zmm8
	vpdpbusd	448(%rdi), %zmm8, %zmm6
	vpdpbusd	%zmm12, %zmm8, %zmm7
	movq	-48(%rsp), %r11
	movq	%r10, %r13
	cmpq	%r10, %rbp
	je	.LBB12_37
	.p2align	4
.LBB12_39:
	movq	(%rsi,%r13,8), %r15
	movq	8(%rsi,%r13,8), %r14
	vmovdqu64	(%rcx,%r15,4), %zmm8
	vmovdqu64	64(%rcx,%r15,4), %zmm9
	vmovdqu64	128(%rcx,%r15,4), %zmm10
	vmovdqu64	192(%rcx,%r15,4), %zmm11
	vpdpbusd	(%r11), %zmm8, %zmm6
	vpbroadcastd	(%rbx,%r13,4), %zmm12
	vpdpbusd	%zmm12, %zmm8, %zmm7
	vpdpbusd	64(%r11), %zmm9, %zmm6
	vpdpbusd	%zmm12, %zmm9, %zmm7
	vpdpbusd	128(%r11), %zmm10, %zmm6
	vpdpbusd	%zmm12, %zmm10, %zmm7
	vpdpbusd	192(%r11), %zmm11, %zmm6
	vpdpbusd	%zmm12, %zmm11, %zmm7
	vmovdqu64	256(%rcx,%r15,4), %zmm8
	vpdpbusd	256(%r11), %zmm8, %zmm6
	vmovdqu64	(%rcx,%r14,4), %zmm9
	vmovdqu64	64(%rcx,%r14,4), %zmm10
	vmovdqu64	128(%rcx,%r14,4), %zmm11
	vmovdqu64	192(%rcx,%r14,4), %zmm13
	vpdpbusd	%zmm12, %zmm8, %zmm7
	vpdpbusd	(%r11,%r9), %zmm9, %zmm6
	vpbroadcastd	4(%rbx,%r13,4), %zmm8
	vpdpbusd	%zmm8, %zmm9, %zmm7
	vpdpbusd	64(%r11,%r9), %zmm10, %zmm6
	vpdpbusd	128(%r11,%r9), %zmm11, %zmm6
	vpdpbusd	192(%r11,%r9), %zmm13, %zmm6
	vmovdqu64	256(%rcx,%r14,4), %zmm9
	vpdpbusd	256(%r11,%r9), %zmm9, %zmm6
	addq	%r9, %r11
	addq	$2, %r13
	vpdpbusd	%zmm8, %zmm10, %zmm7
	vpdpbusd	%zmm8, %zmm11, %zmm7
	vpdpbusd	%zmm8, %zmm13, %zmm7
	vpdpbusd	%zmm8, %zmm9, %zmm7
	addq	%r9, %r11
	cmpq	%r13, %rbp
	jne	.LBB12_39
	jmp	.LBB12_37
.Lfunc_end12:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5, .Lfunc_end12-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI13_0:
	.long	0x42fe0000
.LCPI13_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI13_1:
	.long	0
	.long	4
	.long	8
	.long	12
	.long	1
	.long	5
	.long	9
	.long	13
	.long	2
	.long	6
	.long	10
	.long	14
	.long	3
	.long	7
	.long	11
	.long	15
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, -56(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %r11
	leaq	15(%rax), %rcx
	movq	%rax, -80(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -112(%rsp)
	movq	%r11, %rax
	shrq	$32, %rax
	je	.LBB13_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r11
	jmp	.LBB13_3
.LBB13_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r11d
.LBB13_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 32(%rsp)
	cmpq	$15, %rcx
	jg	.LBB13_4
.LBB13_20:
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
.LBB13_4:
	.cfi_def_cfa_offset 208
	sarq	$4, -112(%rsp)
	movq	-128(%rsp), %rax
	movq	96(%rax), %rcx
	movq	-80(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	%rdx, 48(%rsp)
	movq	%r11, %rdx
	imulq	%rax, %rdx
	movq	%rdx, 64(%rsp)
	leaq	-4(%r11), %rax
	movq	%rax, -8(%rsp)
	movq	$0, -32(%rsp)
	vmovss	.LCPI13_0(%rip), %xmm0
	vmovdqa64	.LCPI13_1(%rip), %zmm1
	vbroadcastss	.LCPI13_2(%rip), %zmm2
	xorl	%edx, %edx
	movq	%r11, (%rsp)
	movq	%rcx, 8(%rsp)
	jmp	.LBB13_5
	.p2align	4
.LBB13_19:
	addq	$16, -32(%rsp)
	cmpq	-112(%rsp), %rdx
	jge	.LBB13_20
.LBB13_5:
	movq	%rdx, %rsi
	addq	$4, %rdx
	testq	%rcx, %rcx
	jle	.LBB13_19
	movq	-112(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, %rdi
	cmovlq	%rax, %rdi
	movq	%rdi, 56(%rsp)
	xorl	%edi, %edi
	movq	$0, -72(%rsp)
	movq	%rdx, 24(%rsp)
	movq	%rsi, 16(%rsp)
	jmp	.LBB13_7
	.p2align	4
.LBB13_17:
	movq	40(%rsp), %rdi
	movq	8(%rsp), %rcx
	movq	24(%rsp), %rdx
	movq	16(%rsp), %rsi
.LBB13_18:
	movq	%rdi, -72(%rsp)
	cmpq	%rcx, %rdi
	jge	.LBB13_19
.LBB13_7:
	addq	32(%rsp), %rdi
	jno	.LBB13_8
	movabsq	$9223372036854775807, %rax
	cmpq	-112(%rsp), %rsi
	jne	.LBB13_10
	jmp	.LBB13_19
	.p2align	4
.LBB13_8:
	movq	%rdi, %rax
	cmpq	%rsi, -112(%rsp)
	je	.LBB13_18
.LBB13_10:
	movq	%rax, 40(%rsp)
	cmpq	%rdi, %rcx
	cmovlq	%rcx, %rdi
	movq	-32(%rsp), %rax
	movq	%rax, -64(%rsp)
	movq	%rsi, -88(%rsp)
	movq	%rdi, 72(%rsp)
	jmp	.LBB13_11
	.p2align	4
.LBB13_16:
	movq	-88(%rsp), %rax
	incq	%rax
	addq	$4, -64(%rsp)
	movq	%rax, -88(%rsp)
	cmpq	56(%rsp), %rax
	je	.LBB13_17
.LBB13_11:
	cmpq	%rdi, -72(%rsp)
	je	.LBB13_16
	movq	-128(%rsp), %rax
	movq	16(%rax), %rcx
	movq	%rcx, 128(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 120(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 112(%rsp)
	movq	64(%rax), %r9
	movq	80(%rax), %rdx
	movq	8(%rax), %rsi
	movq	-88(%rsp), %rcx
	imulq	%rcx, %rsi
	shlq	$2, %rsi
	addq	(%rax), %rsi
	movq	%rsi, 96(%rsp)
	shlq	$4, %rcx
	movq	%r9, %rax
	shlq	$4, %rax
	movq	%rax, 80(%rsp)
	shlq	$6, %r9
	movq	48(%rsp), %rax
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 88(%rsp)
	movq	%rdx, 104(%rsp)
	leaq	448(%rdx), %rax
	movq	%rax, -24(%rsp)
	movq	-72(%rsp), %r10
	jmp	.LBB13_13
	.p2align	4
.LBB13_38:
	movq	136(%rsp), %r10
	incq	%r10
	movq	72(%rsp), %rdi
	cmpq	%rdi, %r10
	je	.LBB13_16
.LBB13_13:
	movq	%r10, %rcx
	imulq	120(%rsp), %rcx
	movq	112(%rsp), %rsi
	movq	32(%rsi), %rax
	imulq	80(%rsp), %rax
	addq	$48, %rax
	movq	%rax, -120(%rsp)
	imulq	-88(%rsp), %rax
	movq	104(%rsp), %rdx
	leaq	(%rdx,%rax,4), %r8
	leaq	3(%rcx), %rdx
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rdx
	movq	%rdx, %rax
	andq	$-4, %rax
	subq	%rax, %rcx
	movq	(%rsi,%rcx,8), %rax
	movq	8(%rsi,%rcx,8), %rbp
	movq	%r9, %rbx
	imulq	%rax, %rbx
	sarq	$2, %rdx
	imulq	128(%rsp), %rdx
	movq	64(%rsp), %rcx
	imulq	%r10, %rcx
	addq	88(%rsp), %rcx
	movq	%rcx, -96(%rsp)
	movq	96(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rcx
	movq	%rcx, -40(%rsp)
	cmpq	$4, %r11
	movq	%r10, 136(%rsp)
	jl	.LBB13_44
	movq	%rbx, -16(%rsp)
	jne	.LBB13_21
	xorl	%edx, %edx
	jmp	.LBB13_26
	.p2align	4
.LBB13_44:
	testq	%r11, %r11
	jle	.LBB13_38
	xorl	%edx, %edx
	jmp	.LBB13_31
	.p2align	4
.LBB13_21:
	movq	-128(%rsp), %rcx
	movq	32(%rcx), %r14
	movq	-56(%rsp), %r10
	movl	140(%r10), %ecx
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vbroadcastss	136(%r10), %zmm3
	movq	152(%r10), %rdi
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%edx, %edx
	vucomiss	%xmm0, %xmm4
	seta	%dl
	vcvttss2si	132(%r10), %esi
	addl	%ecx, %esi
	leaq	(%rdi,%rdi,2), %r15
	movq	%r15, -104(%rsp)
	shll	$7, %edx
	subl	%edx, %ecx
	vpbroadcastw	%ecx, %zmm4
	addl	%edx, %esi
	vpbroadcastb	%esi, %zmm5
	vpbroadcastb	%edx, %zmm6
	movq	144(%r10), %r15
	addq	-96(%rsp), %r15
	shlq	$6, %r14
	movq	%r14, -48(%rsp)
	movq	-64(%rsp), %rcx
	imulq	-120(%rsp), %rcx
	addq	-24(%rsp), %rcx
	addq	%rbx, %rcx
	movq	%rcx, 144(%rsp)
	xorl	%r12d, %r12d
	jmp	.LBB13_22
	.p2align	4
.LBB13_23:
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
.LBB13_24:
	imulq	-80(%rsp), %rdx
	vmovdqu64	64(%r8), %zmm15
	vpmulld	%zmm13, %zmm15, %zmm13
	vpaddd	%zmm14, %zmm13, %zmm13
	vpmulld	%zmm11, %zmm15, %zmm11
	vpaddd	%zmm12, %zmm11, %zmm11
	vpmulld	%zmm9, %zmm15, %zmm9
	vpaddd	%zmm10, %zmm9, %zmm9
	vpmulld	%zmm8, %zmm15, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vmovups	128(%r8), %zmm8
	vcvtdq2ps	%zmm13, %zmm10
	vmulps	%zmm10, %zmm8, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm8, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm8, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm8, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm9, %zmm7
	vpaddsw	%zmm4, %zmm10, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%r15,%rdx), %rcx
	vmovdqu	%xmm7, (%r15,%rdx)
	vextracti32x4	$1, %zmm7, (%rdi,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%rdi,2)
	movq	-104(%rsp), %rdx
	vextracti32x4	$3, %zmm7, (%rdx,%rcx)
	leaq	4(%r12), %rdx
	addq	$8, %r12
	cmpq	%r11, %r12
	movq	%rdx, %r12
	jge	.LBB13_25
.LBB13_22:
	movq	-8(%rsp), %rcx
	cmpq	%r12, %rcx
	movq	%r12, %rdx
	cmovlq	%rcx, %rdx
	vmovdqu64	(%r8), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%rax, %rbp
	je	.LBB13_23
	movq	-48(%rsp), %r10
	imulq	%rdx, %r10
	addq	-40(%rsp), %r10
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %r14
	movq	56(%rcx), %rbx
	movq	144(%rsp), %rcx
	movq	%rax, %rsi
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
	.p2align	4
.LBB13_43:
	movq	(%r14,%rsi,8), %r13
	vpbroadcastd	(%rbx,%rsi,4), %zmm15
	incq	%rsi
	vmovdqu64	(%r10,%r13,4), %zmm17
	vmovdqu64	64(%r10,%r13,4), %zmm19
	vmovdqu64	128(%r10,%r13,4), %zmm20
	vmovdqu64	192(%r10,%r13,4), %zmm21
	vmovdqu64	-256(%rcx), %zmm22
	vmovdqu64	-192(%rcx), %zmm23
	vmovdqu64	-128(%rcx), %zmm24
	vmovdqu64	-64(%rcx), %zmm16
	vpdpbusd	%zmm22, %zmm17, %zmm14
	vpdpbusd	%zmm15, %zmm17, %zmm13
	vpdpbusd	%zmm22, %zmm20, %zmm12
	vpdpbusd	%zmm15, %zmm20, %zmm11
	vmovdqu64	256(%r10,%r13,4), %zmm17
	vpdpbusd	%zmm22, %zmm17, %zmm10
	vpdpbusd	%zmm15, %zmm17, %zmm9
	vmovdqu64	384(%r10,%r13,4), %zmm18
	vpdpbusd	%zmm22, %zmm18, %zmm7
	vpdpbusd	%zmm15, %zmm18, %zmm8
	vpdpbusd	%zmm23, %zmm19, %zmm14
	vpdpbusd	%zmm15, %zmm19, %zmm13
	vpdpbusd	%zmm23, %zmm21, %zmm12
	vpdpbusd	%zmm15, %zmm21, %zmm11
	vmovdqu64	320(%r10,%r13,4), %zmm19
	vpdpbusd	%zmm23, %zmm19, %zmm10
	vpdpbusd	%zmm15, %zmm19, %zmm9
	vmovdqu64	448(%r10,%r13,4), %zmm22
	vpdpbusd	%zmm23, %zmm22, %zmm7
	vpdpbusd	%zmm15, %zmm22, %zmm8
	vpdpbusd	%zmm24, %zmm20, %zmm14
	vpdpbusd	%zmm15, %zmm20, %zmm13
	vpdpbusd	%zmm24, %zmm17, %zmm12
	vpdpbusd	%zmm15, %zmm17, %zmm11
	vpdpbusd	%zmm24, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm9
	vmovdqu64	512(%r10,%r13,4), %zmm20
	vpdpbusd	%zmm24, %zmm20, %zmm7
	vpdpbusd	%zmm15, %zmm20, %zmm8
	vpdpbusd	%zmm16, %zmm21, %zmm14
	vpdpbusd	%zmm15, %zmm21, %zmm13
	vpdpbusd	%zmm16, %zmm19, %zmm12
	vpdpbusd	%zmm15, %zmm19, %zmm11
	vpdpbusd	%zmm16, %zmm22, %zmm10
	vpdpbusd	%zmm15, %zmm22, %zmm9
	vmovdqu64	576(%r10,%r13,4), %zmm19
	vpdpbusd	%zmm16, %zmm19, %zmm7
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vmovdqu64	(%rcx), %zmm16
	vpdpbusd	%zmm16, %zmm17, %zmm14
	vpdpbusd	%zmm15, %zmm17, %zmm13
	vpdpbusd	%zmm16, %zmm18, %zmm12
	vpdpbusd	%zmm15, %zmm18, %zmm11
	vpdpbusd	%zmm16, %zmm20, %zmm10
	vpdpbusd	%zmm15, %zmm20, %zmm9
	vmovdqu64	640(%r10,%r13,4), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm8
	addq	%r9, %rcx
	cmpq	%rsi, %rbp
	jne	.LBB13_43
	jmp	.LBB13_24
	.p2align	4
.LBB13_25:
	cmpq	%r11, %rdx
	jge	.LBB13_30
.LBB13_26:
	movq	-56(%rsp), %r11
	movl	140(%r11), %ecx
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vbroadcastss	136(%r11), %zmm3
	movq	-128(%rsp), %rsi
	movq	32(%rsi), %rbx
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm4
	seta	%sil
	movq	152(%r11), %rdi
	vcvttss2si	132(%r11), %r10d
	addl	%ecx, %r10d
	leaq	(%rdi,%rdi,2), %r14
	shll	$7, %esi
	subl	%esi, %ecx
	vpbroadcastw	%ecx, %zmm4
	addl	%esi, %r10d
	vpbroadcastb	%r10d, %zmm5
	vpbroadcastb	%esi, %zmm6
	movq	144(%r11), %r15
	addq	-96(%rsp), %r15
	shlq	$6, %rbx
	movq	%rbx, -104(%rsp)
	movq	-120(%rsp), %rcx
	imulq	-64(%rsp), %rcx
	addq	-24(%rsp), %rcx
	addq	-16(%rsp), %rcx
	movq	%rcx, -120(%rsp)
	jmp	.LBB13_27
	.p2align	4
.LBB13_28:
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm11
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
.LBB13_29:
	vmovdqu64	64(%r8), %zmm15
	vpmulld	%zmm13, %zmm15, %zmm13
	imulq	-80(%rsp), %r12
	vpaddd	%zmm14, %zmm13, %zmm13
	vpmulld	%zmm12, %zmm15, %zmm12
	vpmulld	%zmm9, %zmm15, %zmm9
	vpaddd	%zmm11, %zmm12, %zmm11
	vpaddd	%zmm10, %zmm9, %zmm9
	vpmulld	%zmm8, %zmm15, %zmm8
	vmovups	128(%r8), %zmm10
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm13, %zmm8
	vmulps	%zmm8, %zmm10, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm10, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm8, %zmm8
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm10, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm10, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm9, %zmm7
	vpaddsw	%zmm4, %zmm8, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%r15,%r12), %rcx
	vmovdqu	%xmm7, (%r15,%r12)
	vextracti32x4	$1, %zmm7, (%rdi,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%rdi,2)
	vextracti32x4	$3, %zmm7, (%r14,%rcx)
	addq	$4, %rdx
	movq	(%rsp), %r11
	cmpq	%r11, %rdx
	jge	.LBB13_30
.LBB13_27:
	movq	-8(%rsp), %rcx
	cmpq	%rdx, %rcx
	movq	%rdx, %r12
	cmovlq	%rcx, %r12
	vmovdqu64	(%r8), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%rax, %rbp
	je	.LBB13_28
	movq	-104(%rsp), %r10
	imulq	%r12, %r10
	addq	-40(%rsp), %r10
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %rbx
	movq	56(%rcx), %rcx
	movq	-120(%rsp), %rsi
	movq	%rax, %r13
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm11
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
	.p2align	4
.LBB13_41:
	movq	(%rbx,%r13,8), %r11
	vpbroadcastd	(%rcx,%r13,4), %zmm15
	incq	%r13
	vmovdqu64	(%r10,%r11,4), %zmm17
	vmovdqu64	64(%r10,%r11,4), %zmm19
	vmovdqu64	128(%r10,%r11,4), %zmm20
	vmovdqu64	192(%r10,%r11,4), %zmm21
	vmovdqu64	-256(%rsi), %zmm22
	vmovdqu64	-192(%rsi), %zmm23
	vmovdqu64	-128(%rsi), %zmm24
	vmovdqu64	-64(%rsi), %zmm16
	vpdpbusd	%zmm22, %zmm17, %zmm14
	vpdpbusd	%zmm15, %zmm17, %zmm13
	vpdpbusd	%zmm22, %zmm20, %zmm11
	vpdpbusd	%zmm15, %zmm20, %zmm12
	vmovdqu64	256(%r10,%r11,4), %zmm17
	vpdpbusd	%zmm22, %zmm17, %zmm10
	vpdpbusd	%zmm15, %zmm17, %zmm9
	vmovdqu64	384(%r10,%r11,4), %zmm18
	vpdpbusd	%zmm22, %zmm18, %zmm7
	vpdpbusd	%zmm15, %zmm18, %zmm8
	vpdpbusd	%zmm23, %zmm19, %zmm14
	vpdpbusd	%zmm15, %zmm19, %zmm13
	vpdpbusd	%zmm23, %zmm21, %zmm11
	vpdpbusd	%zmm15, %zmm21, %zmm12
	vmovdqu64	320(%r10,%r11,4), %zmm19
	vpdpbusd	%zmm23, %zmm19, %zmm10
	vpdpbusd	%zmm15, %zmm19, %zmm9
	vmovdqu64	448(%r10,%r11,4), %zmm22
	vpdpbusd	%zmm23, %zmm22, %zmm7
	vpdpbusd	%zmm15, %zmm22, %zmm8
	vpdpbusd	%zmm24, %zmm20, %zmm14
	vpdpbusd	%zmm15, %zmm20, %zmm13
	vpdpbusd	%zmm24, %zmm17, %zmm11
	vpdpbusd	%zmm15, %zmm17, %zmm12
	vpdpbusd	%zmm24, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm9
	vmovdqu64	512(%r10,%r11,4), %zmm20
	vpdpbusd	%zmm24, %zmm20, %zmm7
	vpdpbusd	%zmm15, %zmm20, %zmm8
	vpdpbusd	%zmm16, %zmm21, %zmm14
	vpdpbusd	%zmm15, %zmm21, %zmm13
	vpdpbusd	%zmm16, %zmm19, %zmm11
	vpdpbusd	%zmm15, %zmm19, %zmm12
	vpdpbusd	%zmm16, %zmm22, %zmm10
	vpdpbusd	%zmm15, %zmm22, %zmm9
	vmovdqu64	576(%r10,%r11,4), %zmm19
	vpdpbusd	%zmm16, %zmm19, %zmm7
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vmovdqu64	(%rsi), %zmm16
	vpdpbusd	%zmm16, %zmm17, %zmm14
	vpdpbusd	%zmm15, %zmm17, %zmm13
	vpdpbusd	%zmm16, %zmm18, %zmm11
	vpdpbusd	%zmm15, %zmm18, %zmm12
	vpdpbusd	%zmm16, %zmm20, %zmm10
	vpdpbusd	%zmm15, %zmm20, %zmm9
	vmovdqu64	640(%r10,%r11,4), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm8
	addq	%r9, %rsi
	cmpq	%r13, %rbp
	jne	.LBB13_41
	jmp	.LBB13_29
	.p2align	4
.LBB13_30:
	cmpq	%r11, %rdx
	movq	-16(%rsp), %rbx
	jge	.LBB13_38
.LBB13_31:
	leaq	(%r8,%rbx), %rdi
	leaq	(%rbx,%r8), %r11
	addq	$192, %r11
	movq	-128(%rsp), %rcx
	movq	32(%rcx), %r10
	movq	-56(%rsp), %rcx
	vmovups	(%rcx), %zmm3
	vmovups	64(%rcx), %zmm4
	movq	-96(%rsp), %rsi
	addq	144(%rcx), %rsi
	movq	%rsi, -96(%rsp)
	shlq	$6, %r10
	movq	%r10, -104(%rsp)
	vpbroadcastb	128(%rcx), %xmm5
	movq	%rbp, %r12
	subq	%rax, %r12
	leaq	1(%rax), %r10
	movq	%r11, -120(%rsp)
	leaq	(%r11,%r9), %rcx
	movq	%rcx, -48(%rsp)
	jmp	.LBB13_32
	.p2align	4
.LBB13_37:
	vpmulld	64(%r8), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	movq	%rdx, %rcx
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	imulq	-80(%rsp), %rcx
	vpaddb	%xmm6, %xmm5, %xmm6
	movq	-96(%rsp), %rsi
	vmovdqu	%xmm6, (%rsi,%rcx)
	incq	%rdx
	movq	(%rsp), %r11
	cmpq	%r11, %rdx
	jge	.LBB13_38
.LBB13_32:
	vmovdqu64	(%r8), %zmm6
	vpxor	%xmm7, %xmm7, %xmm7
	cmpq	%rax, %rbp
	je	.LBB13_37
	movq	-104(%rsp), %rcx
	imulq	%rdx, %rcx
	addq	-40(%rsp), %rcx
	movq	-128(%rsp), %r11
	movq	48(%r11), %rsi
	movq	56(%r11), %rbx
	testb	$1, %r12b
	jne	.LBB13_35
	movq	-120(%rsp), %r13
	movq	%rax, %r11
	cmpq	%r10, %rbp
	jne	.LBB13_39
	jmp	.LBB13_37
	.p2align	4
.LBB13_35:
	movq	(%rsi,%rax,8), %r11
	vmovdqu64	(%rcx,%r11,4), %zmm8
	vmovdqu64	64(%rcx,%r11,4), %zmm9
	vmovdqu64	128(%rcx,%r11,4), %zmm10
	vmovdqu64	192(%rcx,%r11,4), %zmm11
	vpdpbusd	192(%rdi), %zmm8, %zmm6
	vpbroadcastd	(%rbx,%rax,4), %zmm12
	vpdpbusd	%zmm12, %zmm8, %zmm7
	vpdpbusd	256(%rdi), %zmm9, %zmm6
	vpdpbusd	%zmm12, %zmm9, %zmm7
	vpdpbusd	320(%rdi), %zmm10, %zmm6
	vpdpbusd	%zmm12, %zmm10, %zmm7
	vpdpbusd	384(%rdi), %zmm11, %zmm6
	vpdpbusd	%zmm12, %zmm11, %zmm7
	vmovdqu64	256(%rcx,%r11,4), %zmm8
	vpdpbusd	448(%rdi), %zmm8, %zmm6
	vpdpbusd	%zmm12, %zmm8, %zmm7
	movq	-48(%rsp), %r13
	movq	%r10, %r11
	cmpq	%r10, %rbp
	je	.LBB13_37
	.p2align	4
.LBB13_39:
	movq	(%rsi,%r11,8), %r15
	movq	8(%rsi,%r11,8), %r14
	vmovdqu64	(%rcx,%r15,4), %zmm8
	vmovdqu64	64(%rcx,%r15,4), %zmm9
	vmovdqu64	128(%rcx,%r15,4), %zmm10
	vmovdqu64	192(%rcx,%r15,4), %zmm11
	vpdpbusd	(%r13), %zmm8, %zmm6
	vpbroadcastd	(%rbx,%r11,4), %zmm12
	vpdpbusd	%zmm12, %zmm8, %zmm7
	vpdpbusd	64(%r13), %zmm9, %zmm6
	vpdpbusd	%zmm12, %zmm9, %zmm7
	vpdpbusd	128(%r13), %zmm10, %zmm6
	vpdpbusd	%zmm12, %zmm10, %zmm7
	vpdpbusd	192(%r13), %zmm11, %zmm6
	vpdpbusd	%zmm12, %zmm11, %zmm7
	vmovdqu64	256(%rcx,%r15,4), %zmm8
	vpdpbusd	256(%r13), %zmm8, %zmm6
	vmovdqu64	(%rcx,%r14,4), %zmm9
	vmovdqu64	64(%rcx,%r14,4), %zmm10
	vmovdqu64	128(%rcx,%r14,4), %zmm11
	vmovdqu64	192(%rcx,%r14,4), %zmm13
	vpdpbusd	%zmm12, %zmm8, %zmm7
	vpdpbusd	(%r13,%r9), %zmm9, %zmm6
	vpbroadcastd	4(%rbx,%r11,4), %zmm8
	vpdpbusd	%zmm8, %zmm9, %zmm7
	vpdpbusd	64(%r13,%r9), %zmm10, %zmm6
	vpdpbusd	128(%r13,%r9), %zmm11, %zmm6
	vpdpbusd	192(%r13,%r9), %zmm13, %zmm6
	vmovdqu64	256(%rcx,%r14,4), %zmm9
	vpdpbusd	256(%r13,%r9), %zmm9, %zmm6
	addq	%r9, %r13
	addq	$2, %r11
	vpdpbusd	%zmm8, %zmm10, %zmm7
	vpdpbusd	%zmm8, %zmm11, %zmm7
	vpdpbusd	%zmm8, %zmm13, %zmm7
	vpdpbusd	%zmm8, %zmm9, %zmm7
	addq	%r9, %r13
	cmpq	%r11, %rbp
	jne	.LBB13_39
	jmp	.LBB13_37
.Lfunc_end13:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5, .Lfunc_end13-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0b4FourJ0VyAA0b9CorrectedK0VGAqA0B20RequantizingChannelsVTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI14_0:
	.long	0x42fe0000
.LCPI14_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI14_1:
	.long	0
	.long	4
	.long	8
	.long	12
	.long	1
	.long	5
	.long	9
	.long	13
	.long	2
	.long	6
	.long	10
	.long	14
	.long	3
	.long	7
	.long	11
	.long	15
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0b4FourJ0VyAA0b9CorrectedK0VGAnA0B20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0b4FourJ0VyAA0b9CorrectedK0VGAnA0B20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0b4FourJ0VyAA0b9CorrectedK0VGAnA0B20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0b4FourJ0VyAA0b9CorrectedK0VGAnA0B20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$440, %rsp
	.cfi_def_cfa_offset 496
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 8(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %rsi
	leaq	15(%rax), %rcx
	movq	%rax, -40(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -112(%rsp)
	movq	%rsi, %rax
	shrq	$32, %rax
	je	.LBB14_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rsi
	jmp	.LBB14_3
.LBB14_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB14_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 304(%rsp)
	cmpq	$15, %rcx
	jg	.LBB14_4
.LBB14_20:
	addq	$440, %rsp
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
.LBB14_4:
	.cfi_def_cfa_offset 496
	sarq	$4, -112(%rsp)
	movq	-128(%rsp), %rax
	movq	96(%rax), %rcx
	movq	-40(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	%rdx, 312(%rsp)
	movq	%rsi, %rdx
	imulq	%rax, %rdx
	movq	%rdx, 352(%rsp)
	leaq	-4(%rsi), %rax
	movq	%rax, 272(%rsp)
	movq	$0, 224(%rsp)
	vmovss	.LCPI14_0(%rip), %xmm0
	vmovdqa64	.LCPI14_1(%rip), %zmm1
	vbroadcastss	.LCPI14_2(%rip), %zmm2
	xorl	%eax, %eax
	movq	%rsi, 96(%rsp)
	movq	%rcx, 296(%rsp)
	jmp	.LBB14_5
	.p2align	4
.LBB14_19:
	addq	$16, 224(%rsp)
	cmpq	-112(%rsp), %rax
	jge	.LBB14_20
.LBB14_5:
	movq	%rax, -8(%rsp)
	addq	$4, %rax
	testq	%rcx, %rcx
	jle	.LBB14_19
	movq	%rax, -104(%rsp)
	movq	-112(%rsp), %rax
	cmpq	-104(%rsp), %rax
	movq	-104(%rsp), %rdx
	cmovlq	%rax, %rdx
	movq	%rdx, 320(%rsp)
	movq	-104(%rsp), %rax
	xorl	%edi, %edi
	movq	$0, (%rsp)
	jmp	.LBB14_7
	.p2align	4
.LBB14_17:
	movq	232(%rsp), %rdi
	movq	296(%rsp), %rcx
	movq	-104(%rsp), %rax
.LBB14_18:
	movq	%rdi, (%rsp)
	cmpq	%rcx, %rdi
	jge	.LBB14_19
.LBB14_7:
	addq	304(%rsp), %rdi
	jno	.LBB14_8
	movabsq	$9223372036854775807, %rax
	movq	%rax, 232(%rsp)
	movq	-104(%rsp), %rax
	movq	-8(%rsp), %rdx
	cmpq	-112(%rsp), %rdx
	jne	.LBB14_10
	jmp	.LBB14_19
	.p2align	4
.LBB14_8:
	movq	%rdi, 232(%rsp)
	movq	-8(%rsp), %rdx
	cmpq	%rdx, -112(%rsp)
	je	.LBB14_18
.LBB14_10:
	cmpq	%rdi, %rcx
	cmovlq	%rcx, %rdi
	movq	224(%rsp), %rax
	movq	%rax, -96(%rsp)
	movq	-8(%rsp), %rax
	movq	%rax, -48(%rsp)
	movq	%rdi, 360(%rsp)
	jmp	.LBB14_11
	.p2align	4
.LBB14_16:
	movq	-48(%rsp), %rax
	incq	%rax
	addq	$4, -96(%rsp)
	movq	%rax, -48(%rsp)
	cmpq	320(%rsp), %rax
	je	.LBB14_17
.LBB14_11:
	cmpq	%rdi, (%rsp)
	je	.LBB14_16
	movq	-128(%rsp), %rdx
	movq	24(%rdx), %rax
	movq	%rax, 400(%rsp)
	movq	40(%rdx), %rax
	movq	%rax, 392(%rsp)
	movq	64(%rdx), %r10
	movq	80(%rdx), %r8
	movq	(%rdx), %rax
	movq	8(%rdx), %r9
	movq	%r9, %rcx
	movq	-48(%rsp), %rdi
	imulq	%rdi, %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%rcx, 336(%rsp)
	movq	16(%rdx), %rdx
	shlq	$4, %rdi
	movq	%r10, %rcx
	shlq	$4, %rcx
	movq	%rcx, 368(%rsp)
	movq	%r10, %rcx
	shlq	$6, %rcx
	movq	%rcx, -16(%rsp)
	movq	312(%rsp), %rcx
	cmpq	%rdi, %rcx
	cmovlq	%rcx, %rdi
	movq	%rdi, 376(%rsp)
	leaq	-1(%r10), %rcx
	movq	%rcx, 288(%rsp)
	movq	%r10, %rcx
	andq	$-2, %rcx
	movq	%rcx, 280(%rsp)
	movl	%r10d, %ecx
	andl	$3, %ecx
	movq	%r10, %rdi
	andq	$-4, %rdi
	movq	%rdi, 416(%rsp)
	imulq	-96(%rsp), %r9
	addq	%rax, %r9
	movq	%r9, 24(%rsp)
	movq	%rcx, 432(%rsp)
	shll	$6, %ecx
	movq	%rcx, 424(%rsp)
	movq	%rdx, 328(%rsp)
	leaq	(,%rdx,4), %rax
	movq	%rax, 16(%rsp)
	leaq	256(%r8), %rax
	movq	%rax, 240(%rsp)
	movq	%r8, 384(%rsp)
	leaq	384(%r8), %rax
	movq	%rax, 344(%rsp)
	movq	(%rsp), %rcx
	movq	%r10, 216(%rsp)
	jmp	.LBB14_13
	.p2align	4
.LBB14_42:
	movq	408(%rsp), %rcx
	incq	%rcx
	movq	360(%rsp), %rdi
	cmpq	%rdi, %rcx
	je	.LBB14_16
.LBB14_13:
	movq	%rcx, %rax
	imulq	400(%rsp), %rax
	movq	392(%rsp), %rdi
	movq	32(%rdi), %rdx
	imulq	368(%rsp), %rdx
	addq	$48, %rdx
	movq	%rcx, %r8
	movq	%rdx, -88(%rsp)
	movq	%rdx, %rcx
	imulq	-48(%rsp), %rcx
	leaq	3(%rax), %r15
	testq	%rax, %rax
	cmovnsq	%rax, %r15
	movq	%r15, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	(%rdi,%rax,8), %rdx
	movq	8(%rdi,%rax,8), %rax
	movq	%rax, -120(%rsp)
	movq	-16(%rsp), %r9
	movq	%rdx, 104(%rsp)
	imulq	%rdx, %r9
	sarq	$2, %r15
	movq	352(%rsp), %rax
	movq	%r8, 408(%rsp)
	imulq	%r8, %rax
	addq	376(%rsp), %rax
	movq	%rax, -80(%rsp)
	movq	384(%rsp), %rax
	leaq	(%rax,%rcx,4), %rdi
	leaq	(%r9,%rdi), %rax
	addq	$192, %rax
	movq	%rax, 80(%rsp)
	cmpq	$4, %rsi
	movq	%rdi, 208(%rsp)
	jl	.LBB14_63
	movq	%r15, %rax
	imulq	328(%rsp), %rax
	movq	336(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 264(%rsp)
	cmpq	$4, %rsi
	movq	%r15, 256(%rsp)
	movq	%r9, 248(%rsp)
	jne	.LBB14_21
	xorl	%r8d, %r8d
	jmp	.LBB14_26
	.p2align	4
.LBB14_63:
	testq	%rsi, %rsi
	jle	.LBB14_42
	xorl	%r8d, %r8d
	jmp	.LBB14_31
	.p2align	4
.LBB14_21:
	movq	-128(%rsp), %rax
	movq	32(%rax), %r8
	movq	8(%rsp), %rsi
	movl	140(%rsi), %eax
	vcvtsi2ss	%eax, %xmm2, %xmm4
	movq	152(%rsi), %r11
	vbroadcastss	136(%rsi), %zmm3
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%ecx, %ecx
	vucomiss	%xmm0, %xmm4
	seta	%cl
	vcvttss2si	132(%rsi), %edx
	addl	%eax, %edx
	movq	%r11, 72(%rsp)
	leaq	(%r11,%r11,2), %r11
	movq	%r11, 64(%rsp)
	shll	$7, %ecx
	subl	%ecx, %eax
	vpbroadcastw	%eax, %zmm4
	addl	%ecx, %edx
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%ecx, %zmm6
	movq	144(%rsi), %rax
	addq	-80(%rsp), %rax
	movq	%rax, 56(%rsp)
	movq	%r8, %rax
	shlq	$6, %rax
	movq	%r8, 48(%rsp)
	shlq	$7, %r8
	movq	%r8, 128(%rsp)
	movq	%rax, -24(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 120(%rsp)
	movq	16(%rsp), %rax
	imulq	%r15, %rax
	addq	24(%rsp), %rax
	movq	%rax, 40(%rsp)
	movq	-96(%rsp), %rax
	imulq	-88(%rsp), %rax
	addq	240(%rsp), %rax
	addq	%r9, %rax
	movq	%rax, 32(%rsp)
	xorl	%ecx, %ecx
	jmp	.LBB14_22
	.p2align	4
.LBB14_23:
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
.LBB14_24:
	movq	88(%rsp), %rdx
	imulq	-40(%rsp), %rdx
	movq	208(%rsp), %rdi
	vmovdqu64	64(%rdi), %zmm15
	vpmulld	%zmm13, %zmm15, %zmm13
	vpaddd	%zmm14, %zmm13, %zmm13
	vpmulld	%zmm11, %zmm15, %zmm11
	vpaddd	%zmm12, %zmm11, %zmm11
	vpmulld	%zmm9, %zmm15, %zmm9
	vpaddd	%zmm10, %zmm9, %zmm9
	vpmulld	%zmm8, %zmm15, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vmovups	128(%rdi), %zmm8
	vcvtdq2ps	%zmm13, %zmm10
	vmulps	%zmm10, %zmm8, %zmm10
	vminps	%zmm10, %zmm3, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm8, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm8, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm8, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm9, %zmm7
	vpaddsw	%zmm4, %zmm10, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	movq	56(%rsp), %rcx
	leaq	(%rcx,%rdx), %rax
	vmovdqu	%xmm7, (%rcx,%rdx)
	movq	72(%rsp), %rcx
	vextracti32x4	$1, %zmm7, (%rcx,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rcx,2)
	movq	64(%rsp), %rcx
	vextracti32x4	$3, %zmm7, (%rcx,%rax)
	movq	112(%rsp), %rax
	leaq	4(%rax), %r8
	addq	$8, %rax
	movq	96(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%r8, %rcx
	jge	.LBB14_25
.LBB14_22:
	movq	272(%rsp), %rdx
	cmpq	%rdx, %rcx
	movq	%rcx, 112(%rsp)
	cmovlq	%rcx, %rdx
	vmovdqu64	(%rdi), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	movq	104(%rsp), %r12
	cmpq	-120(%rsp), %r12
	movq	%rdx, 88(%rsp)
	je	.LBB14_23
	movq	%rdx, %rsi
	shlq	$6, %rsi
	leaq	192(%rsi), %rdi
	movq	48(%rsp), %rax
	imulq	%rax, %rdi
	leaq	128(%rsi), %r8
	imulq	%rax, %r8
	addq	$64, %rsi
	imulq	%rax, %rsi
	movq	-24(%rsp), %r9
	imulq	%rdx, %r9
	movq	40(%rsp), %rcx
	leaq	(%rcx,%r9), %rax
	movq	%rax, 160(%rsp)
	leaq	(%rcx,%rdi), %rax
	movq	%rax, 152(%rsp)
	leaq	(%rcx,%r8), %rax
	movq	%rax, 144(%rsp)
	leaq	(%rcx,%rsi), %rax
	movq	%rax, 136(%rsp)
	movq	264(%rsp), %rax
	addq	%r9, %rax
	movq	%rax, -32(%rsp)
	movq	-128(%rsp), %rax
	movq	48(%rax), %rdx
	movq	%rdx, -72(%rsp)
	movq	56(%rax), %rax
	movq	%rax, 200(%rsp)
	addq	%rcx, %rdi
	movq	%rdi, 184(%rsp)
	addq	%rcx, %r8
	movq	%r8, 176(%rsp)
	addq	%rcx, %rsi
	movq	%rsi, 192(%rsp)
	addq	%rcx, %r9
	movq	%r9, 168(%rsp)
	movq	32(%rsp), %r11
	movq	80(%rsp), %rdx
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
	jmp	.LBB14_55
	.p2align	4
.LBB14_60:
	incq	%r12
	movq	-16(%rsp), %rax
	addq	%rax, %rdx
	addq	%rax, %r11
	cmpq	-120(%rsp), %r12
	je	.LBB14_24
.LBB14_55:
	testq	%r10, %r10
	je	.LBB14_60
	movq	%rdx, -64(%rsp)
	movq	-128(%rsp), %rax
	movq	72(%rax), %r13
	movq	%r13, %r14
	shlq	$6, %r14
	movq	-72(%rsp), %rax
	movq	(%rax,%r12,8), %rbp
	movq	200(%rsp), %rax
	vpbroadcastd	(%rax,%r12,4), %zmm15
	cmpq	$0, 288(%rsp)
	movq	%r11, -56(%rsp)
	je	.LBB14_57
	movq	184(%rsp), %rax
	leaq	(%rax,%r14), %rsi
	shlq	$7, %r13
	movq	176(%rsp), %rax
	leaq	(%rax,%r14), %rcx
	movq	192(%rsp), %rax
	leaq	(%rax,%r14), %rdi
	movq	168(%rsp), %rax
	leaq	(%rax,%r14), %r9
	movq	136(%rsp), %rdx
	movq	144(%rsp), %r8
	movq	152(%rsp), %r15
	movq	160(%rsp), %r10
	movq	%r11, %rax
	xorl	%ebx, %ebx
	movq	280(%rsp), %r11
	.p2align	4
.LBB14_62:
	vmovdqu64	(%r10,%rbp,4), %zmm16
	vmovdqu64	-64(%rax), %zmm17
	vmovdqu64	(%rax), %zmm18
	vpdpbusd	%zmm17, %zmm16, %zmm14
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vmovdqu64	(%rdx,%rbp,4), %zmm16
	vpdpbusd	%zmm17, %zmm16, %zmm12
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vmovdqu64	(%r8,%rbp,4), %zmm16
	vpdpbusd	%zmm17, %zmm16, %zmm10
	vmovdqu64	(%r15,%rbp,4), %zmm19
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vpdpbusd	%zmm17, %zmm19, %zmm7
	vpdpbusd	%zmm15, %zmm19, %zmm8
	addq	$2, %rbx
	vmovdqu64	(%r9,%rbp,4), %zmm16
	vpdpbusd	%zmm18, %zmm16, %zmm14
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vmovdqu64	(%rdi,%rbp,4), %zmm16
	vpdpbusd	%zmm18, %zmm16, %zmm12
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vmovdqu64	(%rcx,%rbp,4), %zmm16
	vpdpbusd	%zmm18, %zmm16, %zmm10
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vmovdqu64	(%rsi,%rbp,4), %zmm16
	vpdpbusd	%zmm18, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm8
	addq	%r13, %rsi
	addq	%r13, %rcx
	addq	%r13, %rdi
	addq	%r13, %r9
	subq	$-128, %rax
	addq	%r13, %r10
	addq	%r13, %r15
	addq	%r13, %r8
	addq	%r13, %rdx
	cmpq	%rbx, %r11
	jne	.LBB14_62
	jmp	.LBB14_58
	.p2align	4
.LBB14_57:
	xorl	%ebx, %ebx
.LBB14_58:
	movq	216(%rsp), %r10
	testb	$1, %r10b
	movq	-56(%rsp), %r11
	movq	-64(%rsp), %rdx
	je	.LBB14_60
	movq	-32(%rsp), %rax
	leaq	(%rax,%rbp,4), %rax
	imulq	%rbx, %r14
	leaq	(%rax,%r14), %rcx
	shlq	$6, %rbx
	vmovdqu64	(%rdx,%rbx), %zmm16
	vmovdqu64	(%rax,%r14), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm14
	vpdpbusd	%zmm15, %zmm17, %zmm13
	movq	-24(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm12
	vpdpbusd	%zmm15, %zmm17, %zmm11
	movq	128(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm10
	vpdpbusd	%zmm15, %zmm17, %zmm9
	movq	120(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm8
	jmp	.LBB14_60
	.p2align	4
.LBB14_25:
	cmpq	%rsi, %r8
	jge	.LBB14_30
.LBB14_26:
	movq	-128(%rsp), %rax
	movq	32(%rax), %r9
	movq	8(%rsp), %rsi
	movl	140(%rsi), %eax
	movq	152(%rsi), %r11
	vcvtsi2ss	%eax, %xmm2, %xmm4
	vbroadcastss	136(%rsi), %zmm3
	vaddss	%xmm4, %xmm3, %xmm4
	xorl	%ecx, %ecx
	vucomiss	%xmm0, %xmm4
	seta	%cl
	vcvttss2si	132(%rsi), %edx
	addl	%eax, %edx
	movq	%r11, 72(%rsp)
	leaq	(%r11,%r11,2), %r11
	movq	%r11, 64(%rsp)
	shll	$7, %ecx
	subl	%ecx, %eax
	vpbroadcastw	%eax, %zmm4
	addl	%ecx, %edx
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%ecx, %zmm6
	movq	144(%rsi), %rax
	addq	-80(%rsp), %rax
	movq	%rax, 56(%rsp)
	movq	%r9, %rax
	shlq	$6, %rax
	movq	%r9, 48(%rsp)
	shlq	$7, %r9
	movq	%r9, 120(%rsp)
	movq	%rax, -32(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 112(%rsp)
	movq	16(%rsp), %rax
	imulq	256(%rsp), %rax
	addq	24(%rsp), %rax
	movq	%rax, 40(%rsp)
	movq	-96(%rsp), %rax
	imulq	-88(%rsp), %rax
	addq	240(%rsp), %rax
	addq	248(%rsp), %rax
	movq	%rax, 32(%rsp)
	jmp	.LBB14_27
	.p2align	4
.LBB14_28:
	vpxor	%xmm10, %xmm10, %xmm10
	vmovdqa64	%zmm7, %zmm9
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm11
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm13
.LBB14_29:
	vmovdqu64	64(%rdi), %zmm15
	vpmulld	%zmm14, %zmm15, %zmm14
	movq	88(%rsp), %rdx
	imulq	-40(%rsp), %rdx
	vpaddd	%zmm13, %zmm14, %zmm13
	vpmulld	%zmm12, %zmm15, %zmm12
	vpmulld	%zmm10, %zmm15, %zmm10
	vpaddd	%zmm11, %zmm12, %zmm11
	vpaddd	%zmm9, %zmm10, %zmm9
	vpmulld	%zmm8, %zmm15, %zmm8
	vmovups	128(%rdi), %zmm10
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm13, %zmm8
	vmulps	%zmm8, %zmm10, %zmm8
	vminps	%zmm8, %zmm3, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm10, %zmm11
	vminps	%zmm11, %zmm3, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm8, %zmm8
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm10, %zmm9
	vminps	%zmm9, %zmm3, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm10, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm9, %zmm7
	vpaddsw	%zmm4, %zmm8, %zmm8
	vpaddsw	%zmm4, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	movq	56(%rsp), %rcx
	leaq	(%rcx,%rdx), %rax
	vmovdqu	%xmm7, (%rcx,%rdx)
	movq	72(%rsp), %rcx
	vextracti32x4	$1, %zmm7, (%rcx,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rcx,2)
	movq	64(%rsp), %rcx
	vextracti32x4	$3, %zmm7, (%rcx,%rax)
	addq	$4, %r8
	movq	96(%rsp), %rsi
	cmpq	%rsi, %r8
	jge	.LBB14_30
.LBB14_27:
	movq	272(%rsp), %rcx
	cmpq	%rcx, %r8
	cmovlq	%r8, %rcx
	vmovdqu64	(%rdi), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	movq	104(%rsp), %rbp
	cmpq	-120(%rsp), %rbp
	movq	%rcx, 88(%rsp)
	je	.LBB14_28
	movq	%rcx, %rdx
	shlq	$6, %rdx
	leaq	192(%rdx), %rsi
	movq	48(%rsp), %rax
	imulq	%rax, %rsi
	leaq	128(%rdx), %r9
	imulq	%rax, %r9
	addq	$64, %rdx
	imulq	%rax, %rdx
	movq	-32(%rsp), %r11
	imulq	%rcx, %r11
	movq	40(%rsp), %rcx
	leaq	(%rcx,%r11), %rax
	movq	%rax, 152(%rsp)
	leaq	(%rcx,%rsi), %rax
	movq	%rax, 144(%rsp)
	leaq	(%rcx,%r9), %rax
	movq	%rax, 136(%rsp)
	leaq	(%rcx,%rdx), %rax
	movq	%rax, -24(%rsp)
	movq	264(%rsp), %rax
	addq	%r11, %rax
	movq	%rax, 128(%rsp)
	movq	-128(%rsp), %rax
	movq	48(%rax), %rbx
	movq	%rbx, 200(%rsp)
	movq	56(%rax), %rax
	movq	%rax, 192(%rsp)
	addq	%rcx, %rsi
	movq	%rsi, 176(%rsp)
	addq	%rcx, %r9
	movq	%r9, 168(%rsp)
	addq	%rcx, %rdx
	movq	%rdx, 184(%rsp)
	addq	%rcx, %r11
	movq	%r11, 160(%rsp)
	movq	32(%rsp), %r11
	movq	80(%rsp), %rdx
	vpxor	%xmm10, %xmm10, %xmm10
	vmovdqa64	%zmm7, %zmm9
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm11
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm13
	movq	%r8, -72(%rsp)
	jmp	.LBB14_46
	.p2align	4
.LBB14_51:
	incq	%rbp
	movq	-16(%rsp), %rax
	addq	%rax, %rdx
	addq	%rax, %r11
	cmpq	-120(%rsp), %rbp
	je	.LBB14_29
.LBB14_46:
	testq	%r10, %r10
	je	.LBB14_51
	movq	%rdx, -64(%rsp)
	movq	-128(%rsp), %rax
	movq	72(%rax), %r12
	movq	%r12, %rsi
	shlq	$6, %rsi
	movq	200(%rsp), %rax
	movq	(%rax,%rbp,8), %r13
	movq	192(%rsp), %rax
	vpbroadcastd	(%rax,%rbp,4), %zmm15
	cmpq	$0, 288(%rsp)
	movq	%r11, -56(%rsp)
	je	.LBB14_48
	movq	176(%rsp), %rax
	leaq	(%rax,%rsi), %rbx
	shlq	$7, %r12
	movq	168(%rsp), %rax
	leaq	(%rax,%rsi), %rcx
	movq	184(%rsp), %rax
	leaq	(%rax,%rsi), %rdi
	movq	160(%rsp), %rax
	leaq	(%rax,%rsi), %r9
	movq	-24(%rsp), %rdx
	movq	136(%rsp), %r8
	movq	144(%rsp), %r15
	movq	152(%rsp), %r10
	movq	%r11, %rax
	xorl	%r14d, %r14d
	movq	280(%rsp), %r11
	.p2align	4
.LBB14_53:
	vmovdqu64	(%r10,%r13,4), %zmm16
	vmovdqu64	-64(%rax), %zmm17
	vmovdqu64	(%rax), %zmm18
	vpdpbusd	%zmm17, %zmm16, %zmm13
	vpdpbusd	%zmm15, %zmm16, %zmm14
	vmovdqu64	(%rdx,%r13,4), %zmm16
	vpdpbusd	%zmm17, %zmm16, %zmm11
	vpdpbusd	%zmm15, %zmm16, %zmm12
	vmovdqu64	(%r8,%r13,4), %zmm16
	vpdpbusd	%zmm17, %zmm16, %zmm9
	vmovdqu64	(%r15,%r13,4), %zmm19
	vpdpbusd	%zmm15, %zmm16, %zmm10
	vpdpbusd	%zmm17, %zmm19, %zmm7
	vpdpbusd	%zmm15, %zmm19, %zmm8
	addq	$2, %r14
	vmovdqu64	(%r9,%r13,4), %zmm16
	vpdpbusd	%zmm18, %zmm16, %zmm13
	vpdpbusd	%zmm15, %zmm16, %zmm14
	vmovdqu64	(%rdi,%r13,4), %zmm16
	vpdpbusd	%zmm18, %zmm16, %zmm11
	vpdpbusd	%zmm15, %zmm16, %zmm12
	vmovdqu64	(%rcx,%r13,4), %zmm16
	vpdpbusd	%zmm18, %zmm16, %zmm9
	vpdpbusd	%zmm15, %zmm16, %zmm10
	vmovdqu64	(%rbx,%r13,4), %zmm16
	vpdpbusd	%zmm18, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm8
	addq	%r12, %rbx
	addq	%r12, %rcx
	addq	%r12, %rdi
	addq	%r12, %r9
	subq	$-128, %rax
	addq	%r12, %r10
	addq	%r12, %r15
	addq	%r12, %r8
	addq	%r12, %rdx
	cmpq	%r14, %r11
	jne	.LBB14_53
	jmp	.LBB14_49
	.p2align	4
.LBB14_48:
	xorl	%r14d, %r14d
.LBB14_49:
	movq	216(%rsp), %r10
	testb	$1, %r10b
	movq	208(%rsp), %rdi
	movq	-72(%rsp), %r8
	movq	-56(%rsp), %r11
	movq	-64(%rsp), %rdx
	je	.LBB14_51
	movq	128(%rsp), %rax
	leaq	(%rax,%r13,4), %rax
	imulq	%r14, %rsi
	leaq	(%rax,%rsi), %rcx
	shlq	$6, %r14
	vmovdqu64	(%rdx,%r14), %zmm16
	vmovdqu64	(%rax,%rsi), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm13
	vpdpbusd	%zmm15, %zmm17, %zmm14
	movq	-32(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm11
	vpdpbusd	%zmm15, %zmm17, %zmm12
	movq	120(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm9
	vpdpbusd	%zmm15, %zmm17, %zmm10
	movq	112(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm8
	jmp	.LBB14_51
	.p2align	4
.LBB14_30:
	cmpq	%rsi, %r8
	movq	256(%rsp), %r15
	movq	248(%rsp), %r9
	jge	.LBB14_42
.LBB14_31:
	movq	8(%rsp), %rcx
	vmovups	(%rcx), %zmm3
	vmovups	64(%rcx), %zmm4
	movq	-80(%rsp), %rax
	addq	144(%rcx), %rax
	movq	%rax, -80(%rsp)
	movq	-128(%rsp), %rax
	movq	32(%rax), %rax
	vpbroadcastb	128(%rcx), %xmm5
	movq	%r8, %rcx
	imulq	%rax, %rcx
	shlq	$6, %rax
	movq	%rax, -64(%rsp)
	shlq	$6, %rcx
	imulq	16(%rsp), %r15
	addq	%rcx, %r15
	addq	24(%rsp), %r15
	movq	-88(%rsp), %rax
	imulq	-96(%rsp), %rax
	addq	344(%rsp), %rax
	addq	%r9, %rax
	movq	%rax, -88(%rsp)
	jmp	.LBB14_32
	.p2align	4
.LBB14_41:
	movq	208(%rsp), %rdi
	vpmulld	64(%rdi), %zmm7, %zmm7
	movq	-72(%rsp), %r8
	movq	%r8, %rcx
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%rdi), %zmm6, %zmm6
	imulq	-40(%rsp), %rcx
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm5, %xmm6
	movq	-80(%rsp), %rax
	vmovdqu	%xmm6, (%rax,%rcx)
	incq	%r8
	addq	-64(%rsp), %r15
	movq	96(%rsp), %rsi
	cmpq	%rsi, %r8
	jge	.LBB14_42
.LBB14_32:
	movq	%r8, -72(%rsp)
	vmovdqu64	(%rdi), %zmm6
	vpxor	%xmm7, %xmm7, %xmm7
	movq	104(%rsp), %r12
	cmpq	-120(%rsp), %r12
	je	.LBB14_41
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %rax
	movq	%rax, -56(%rsp)
	movq	56(%rcx), %r11
	movq	-88(%rsp), %rbx
	movq	80(%rsp), %r14
	movq	%r15, %rsi
	jmp	.LBB14_34
	.p2align	4
.LBB14_40:
	incq	%r12
	movq	-16(%rsp), %rcx
	addq	%rcx, %r14
	addq	%rcx, %rbx
	cmpq	-120(%rsp), %r12
	je	.LBB14_41
.LBB14_34:
	testq	%r10, %r10
	je	.LBB14_40
	movq	-128(%rsp), %rcx
	movq	72(%rcx), %rdx
	movq	%rdx, %rcx
	shlq	$6, %rcx
	movq	-56(%rsp), %rax
	movq	(%rax,%r12,8), %rdi
	vpbroadcastd	(%r11,%r12,4), %zmm8
	cmpq	$4, %r10
	jae	.LBB14_43
	xorl	%r8d, %r8d
	jmp	.LBB14_37
	.p2align	4
.LBB14_43:
	leaq	(%rcx,%rcx,2), %r9
	leaq	(%r15,%rdi,4), %r10
	movq	%rdx, %r15
	shlq	$8, %r15
	movq	%rdx, %r13
	shlq	$7, %r13
	movq	%rbx, %rbp
	xorl	%r8d, %r8d
	movq	416(%rsp), %rax
	.p2align	4
.LBB14_44:
	vmovdqu64	(%r10), %zmm9
	vpdpbusd	-192(%rbp), %zmm9, %zmm6
	vmovdqu64	(%r10,%rcx), %zmm10
	vpdpbusd	%zmm8, %zmm9, %zmm7
	vpdpbusd	-128(%rbp), %zmm10, %zmm6
	vpdpbusd	%zmm8, %zmm10, %zmm7
	vmovdqu64	(%r10,%r13), %zmm9
	vpdpbusd	-64(%rbp), %zmm9, %zmm6
	vpdpbusd	%zmm8, %zmm9, %zmm7
	addq	$4, %r8
	vmovdqu64	(%r10,%r9), %zmm9
	vpdpbusd	(%rbp), %zmm9, %zmm6
	vpdpbusd	%zmm8, %zmm9, %zmm7
	addq	%r15, %r10
	addq	$256, %rbp
	cmpq	%r8, %rax
	jne	.LBB14_44
.LBB14_37:
	cmpq	$0, 432(%rsp)
	movq	216(%rsp), %r10
	movq	424(%rsp), %rax
	movq	%rsi, %r15
	je	.LBB14_40
	shlq	$6, %r8
	leaq	(%r14,%r8), %r9
	imulq	%rdx, %r8
	leaq	(%r8,%rdi,4), %rdx
	addq	%r15, %rdx
	xorl	%edi, %edi
	.p2align	4
.LBB14_39:
	vmovdqu64	(%rdx), %zmm9
	vpdpbusd	(%r9,%rdi), %zmm9, %zmm6
	vpdpbusd	%zmm8, %zmm9, %zmm7
	addq	$64, %rdi
	addq	%rcx, %rdx
	cmpq	%rdi, %rax
	jne	.LBB14_39
	jmp	.LBB14_40
.Lfunc_end14:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0b4FourJ0VyAA0b9CorrectedK0VGAnA0B20RequantizingChannelsVTtt0t1g5, .Lfunc_end14-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0b4FourJ0VyAA0b9CorrectedK0VGAnA0B20RequantizingChannelsVTtt0t1g5
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$984, %rsp
	.cfi_def_cfa_offset 1040
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vmovss	(%rdi), %xmm0
	vmovups	16(%rdi), %zmm1
	vmovups	%zmm1, 464(%rsp)
	vmovdqu64	80(%rdi), %zmm1
	vmovdqu64	%zmm1, 400(%rsp)
	movq	144(%rdi), %rax
	movq	%rax, 88(%rsp)
	movq	%rdi, 80(%rsp)
	movq	152(%rdi), %rax
	movq	%rax, 40(%rsp)
	movq	88(%r13), %rax
	movq	%r13, 8(%rsp)
	movq	104(%r13), %r12
	leaq	15(%rax), %rcx
	movq	%rax, 48(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, 16(%rsp)
	movq	%r12, %rax
	shrq	$32, %rax
	je	.LBB15_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r12
	jmp	.LBB15_3
.LBB15_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r12d
.LBB15_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 176(%rsp)
	cmpq	$15, %rcx
	jg	.LBB15_4
.LBB15_20:
	addq	$984, %rsp
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
.LBB15_4:
	.cfi_def_cfa_offset 1040
	sarq	$4, 16(%rsp)
	movq	8(%rsp), %rax
	movq	96(%rax), %rcx
	movq	48(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	%rdx, 192(%rsp)
	movq	%r12, %rdx
	imulq	%rax, %rdx
	movq	%rdx, 216(%rsp)
	leaq	-8(%r12), %rax
	movq	%rax, 328(%rsp)
	movq	80(%rsp), %rax
	vpbroadcastd	4(%rax), %zmm1
	vmovdqu64	%zmm1, 912(%rsp)
	movq	40(%rsp), %rax
	leaq	(%rax,%rax), %rdx
	movq	%rdx, 120(%rsp)
	leaq	(%rax,%rax,2), %rdx
	movq	%rdx, 112(%rsp)
	leaq	(,%rax,4), %rax
	movq	%rax, 320(%rsp)
	leaq	-4(%r12), %rax
	movq	%rax, 312(%rsp)
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 336(%rsp)
	movq	$0, 128(%rsp)
	xorl	%edx, %edx
	movq	%r12, 144(%rsp)
	movq	%rcx, 152(%rsp)
	jmp	.LBB15_5
	.p2align	4
.LBB15_19:
	addq	$16, 128(%rsp)
	cmpq	16(%rsp), %rdx
	jge	.LBB15_20
.LBB15_5:
	movq	%rdx, %rsi
	addq	$4, %rdx
	testq	%rcx, %rcx
	jle	.LBB15_19
	movq	16(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, %rdi
	cmovlq	%rax, %rdi
	movq	%rdi, 200(%rsp)
	xorl	%edi, %edi
	movq	$0, 56(%rsp)
	movq	%rdx, 168(%rsp)
	movq	%rsi, 160(%rsp)
	jmp	.LBB15_7
	.p2align	4
.LBB15_17:
	movq	184(%rsp), %rdi
	movq	152(%rsp), %rcx
	movq	168(%rsp), %rdx
	movq	160(%rsp), %rsi
.LBB15_18:
	movq	%rdi, 56(%rsp)
	cmpq	%rcx, %rdi
	jge	.LBB15_19
.LBB15_7:
	addq	176(%rsp), %rdi
	jno	.LBB15_8
	movabsq	$9223372036854775807, %rax
	cmpq	16(%rsp), %rsi
	jne	.LBB15_10
	jmp	.LBB15_19
	.p2align	4
.LBB15_8:
	movq	%rdi, %rax
	cmpq	%rsi, 16(%rsp)
	je	.LBB15_18
.LBB15_10:
	movq	%rax, 184(%rsp)
	cmpq	%rdi, %rcx
	cmovlq	%rcx, %rdi
	movq	128(%rsp), %rax
	movq	%rax, 136(%rsp)
	movq	%rsi, 24(%rsp)
	movq	%rdi, 224(%rsp)
	jmp	.LBB15_11
	.p2align	4
.LBB15_16:
	movq	24(%rsp), %rax
	incq	%rax
	addq	$4, 136(%rsp)
	movq	%rax, 24(%rsp)
	cmpq	200(%rsp), %rax
	je	.LBB15_17
.LBB15_11:
	cmpq	%rdi, 56(%rsp)
	je	.LBB15_16
	movq	8(%rsp), %rax
	movq	16(%rax), %rcx
	movq	%rcx, 280(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 272(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 264(%rsp)
	movq	64(%rax), %r14
	movq	80(%rax), %rdx
	movq	8(%rax), %rsi
	movq	24(%rsp), %rcx
	imulq	%rcx, %rsi
	shlq	$2, %rsi
	addq	(%rax), %rsi
	movq	%rsi, 248(%rsp)
	shlq	$4, %rcx
	movq	%r14, %rax
	shlq	$4, %rax
	movq	%rax, 232(%rsp)
	shlq	$6, %r14
	movq	192(%rsp), %rax
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 240(%rsp)
	movq	%rdx, 256(%rsp)
	leaq	448(%rdx), %rax
	movq	%rax, 208(%rsp)
	movq	56(%rsp), %r8
	jmp	.LBB15_13
	.p2align	4
.LBB15_43:
	movq	288(%rsp), %r8
	incq	%r8
	movq	224(%rsp), %rdi
	cmpq	%rdi, %r8
	je	.LBB15_16
.LBB15_13:
	movq	%r8, %rax
	imulq	272(%rsp), %rax
	movq	264(%rsp), %rsi
	movq	32(%rsi), %r9
	imulq	232(%rsp), %r9
	addq	$80, %r9
	movq	%r9, %rcx
	imulq	24(%rsp), %rcx
	movq	256(%rsp), %rdx
	leaq	(%rdx,%rcx,4), %rdi
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	%rcx, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	(%rsi,%rax,8), %r15
	movq	8(%rsi,%rax,8), %rbp
	movq	%r14, %rdx
	imulq	%r15, %rdx
	sarq	$2, %rcx
	imulq	280(%rsp), %rcx
	movq	216(%rsp), %rax
	imulq	%r8, %rax
	addq	240(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	(%rdx,%rdi), %rax
	addq	$320, %rax
	movq	%rax, 32(%rsp)
	movq	248(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, 72(%rsp)
	cmpq	$7, %r12
	movq	%rdi, (%rsp)
	movq	%r15, 104(%rsp)
	movq	%r8, 288(%rsp)
	jle	.LBB15_14
	movq	8(%rsp), %rax
	movq	32(%rax), %rax
	shlq	$6, %rax
	movq	%rax, 296(%rsp)
	imulq	136(%rsp), %r9
	addq	208(%rsp), %r9
	movq	%rdx, 64(%rsp)
	addq	%rdx, %r9
	movq	%r9, 304(%rsp)
	xorl	%r15d, %r15d
	jmp	.LBB15_22
	.p2align	4
.LBB15_23:
	vmovdqa64	%zmm12, %zmm13
	vmovdqa64	%zmm12, %zmm14
	vmovdqa64	%zmm12, %zmm15
	vmovdqa64	%zmm12, %zmm16
	vmovdqa64	%zmm12, %zmm17
	vmovdqa64	%zmm12, %zmm0
	vmovdqa64	%zmm12, %zmm1
.LBB15_24:
	vmovdqu64	%zmm17, 528(%rsp)
	vmovdqu64	%zmm16, 592(%rsp)
	vmovdqu64	%zmm15, 656(%rsp)
	vmovdqu64	%zmm14, 720(%rsp)
	vmovdqu64	%zmm13, 784(%rsp)
	vmovdqu64	%zmm12, 848(%rsp)
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rdi), %zmm1, %zmm1
	imulq	48(%rsp), %r12
	vmulps	336(%rsp), %zmm1, %zmm1
	vmulps	128(%rdi), %zmm1, %zmm1
	vaddps	192(%rdi), %zmm1, %zmm1
	addq	96(%rsp), %r12
	vpxor	%xmm2, %xmm2, %xmm2
	vcmpltps	%zmm2, %zmm1, %k1
	vmulps	256(%rdi), %zmm1, %zmm1 {%k1}
	vmovups	464(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovups	400(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm1
	movq	88(%rsp), %rbx
	vmovups	%zmm1, (%rbx,%r12,4)
	movq	40(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	80(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	120(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	528(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	112(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	592(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	vcvtdq2ps	656(%rsp), %zmm0
	movq	(%rsp), %rax
	vmulps	64(%rax), %zmm0, %zmm0
	vmulps	336(%rsp), %zmm0, %zmm0
	movq	(%rsp), %rax
	vmulps	128(%rax), %zmm0, %zmm0
	movq	(%rsp), %rax
	vaddps	192(%rax), %zmm0, %zmm0
	addq	320(%rsp), %r12
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%zmm1, %zmm0, %k1
	movq	(%rsp), %rax
	vmulps	256(%rax), %zmm0, %zmm0 {%k1}
	vmovups	464(%rsp), %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	400(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rbx,%r12,4)
	movq	40(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	720(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	120(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	784(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	addq	112(%rsp), %r12
	vmovdqu64	848(%rsp), %zmm0
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	movq	%r12, %rsi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	(%rsp), %rdi
	leaq	8(%r15), %rbx
	addq	$12, %r15
	movq	144(%rsp), %r12
	cmpq	%r12, %r15
	movq	%rbx, %r15
	jge	.LBB15_25
.LBB15_22:
	movq	328(%rsp), %rax
	cmpq	%r15, %rax
	movq	%r15, %r12
	cmovlq	%rax, %r12
	vmovdqu64	912(%rsp), %zmm0
	vpmulld	(%rdi), %zmm0, %zmm12
	movq	104(%rsp), %rsi
	cmpq	%rsi, %rbp
	je	.LBB15_23
	movq	296(%rsp), %rax
	imulq	%r12, %rax
	addq	72(%rsp), %rax
	movq	8(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	304(%rsp), %rdx
	vmovdqa64	%zmm12, %zmm13
	vmovdqa64	%zmm12, %zmm14
	vmovdqa64	%zmm12, %zmm15
	vmovdqa64	%zmm12, %zmm16
	vmovdqa64	%zmm12, %zmm17
	vmovdqa64	%zmm12, %zmm0
	vmovdqa64	%zmm12, %zmm1
	.p2align	4
.LBB15_47:
	movq	(%rcx,%rsi,8), %r8
	incq	%rsi
	vmovdqu64	(%rax,%r8,4), %zmm2
	vmovdqu64	64(%rax,%r8,4), %zmm3
	vmovdqu64	128(%rax,%r8,4), %zmm4
	vmovdqu64	192(%rax,%r8,4), %zmm5
	vmovdqu64	-128(%rdx), %zmm6
	vmovdqu64	-64(%rdx), %zmm7
	vmovdqu64	(%rdx), %zmm8
	vpdpbusd	%zmm6, %zmm2, %zmm1
	vpdpbusd	%zmm6, %zmm3, %zmm0
	vpdpbusd	%zmm6, %zmm4, %zmm17
	vpdpbusd	%zmm6, %zmm5, %zmm16
	vmovdqu64	256(%rax,%r8,4), %zmm2
	vmovdqu64	320(%rax,%r8,4), %zmm9
	vpdpbusd	%zmm6, %zmm2, %zmm15
	vpdpbusd	%zmm6, %zmm9, %zmm14
	vmovdqu64	384(%rax,%r8,4), %zmm10
	vmovdqu64	448(%rax,%r8,4), %zmm11
	vpdpbusd	%zmm6, %zmm10, %zmm13
	vpdpbusd	%zmm6, %zmm11, %zmm12
	vpdpbusd	%zmm7, %zmm3, %zmm1
	vpdpbusd	%zmm7, %zmm4, %zmm0
	vpdpbusd	%zmm7, %zmm5, %zmm17
	vpdpbusd	%zmm7, %zmm2, %zmm16
	vpdpbusd	%zmm7, %zmm9, %zmm15
	vpdpbusd	%zmm7, %zmm10, %zmm14
	vpdpbusd	%zmm7, %zmm11, %zmm13
	vmovdqu64	512(%rax,%r8,4), %zmm3
	vpdpbusd	%zmm7, %zmm3, %zmm12
	vpdpbusd	%zmm8, %zmm4, %zmm1
	vpdpbusd	%zmm8, %zmm5, %zmm0
	vpdpbusd	%zmm8, %zmm2, %zmm17
	vpdpbusd	%zmm8, %zmm9, %zmm16
	vpdpbusd	%zmm8, %zmm10, %zmm15
	vpdpbusd	%zmm8, %zmm11, %zmm14
	vpdpbusd	%zmm8, %zmm3, %zmm13
	vmovdqu64	576(%rax,%r8,4), %zmm2
	vpdpbusd	%zmm8, %zmm2, %zmm12
	addq	%r14, %rdx
	cmpq	%rsi, %rbp
	jne	.LBB15_47
	jmp	.LBB15_24
	.p2align	4
.LBB15_14:
	cmpq	$3, %r12
	jle	.LBB15_48
	movq	%rdx, 64(%rsp)
	xorl	%ebx, %ebx
	jmp	.LBB15_26
	.p2align	4
.LBB15_25:
	cmpq	%r12, %rbx
	movq	104(%rsp), %r15
	jge	.LBB15_34
.LBB15_26:
	addq	%rdi, 64(%rsp)
	movq	8(%rsp), %rax
	movq	32(%rax), %rax
	shlq	$6, %rax
	movq	%rax, 656(%rsp)
	movq	%rbp, %rax
	subq	%r15, %rax
	movq	%rax, 592(%rsp)
	leaq	1(%r15), %r8
	movq	32(%rsp), %rax
	addq	%r14, %rax
	movq	%rax, 528(%rsp)
	movq	%r8, 720(%rsp)
	jmp	.LBB15_27
	.p2align	4
.LBB15_28:
	vmovdqa64	%zmm9, %zmm10
	vmovdqa64	%zmm9, %zmm0
	vmovdqa64	%zmm9, %zmm1
.LBB15_33:
	vmovdqu64	%zmm10, 784(%rsp)
	vmovdqu64	%zmm9, 848(%rsp)
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rdi), %zmm1, %zmm1
	imulq	48(%rsp), %r12
	vmulps	336(%rsp), %zmm1, %zmm1
	vmulps	128(%rdi), %zmm1, %zmm1
	vaddps	192(%rdi), %zmm1, %zmm1
	addq	96(%rsp), %r12
	vpxor	%xmm2, %xmm2, %xmm2
	vcmpltps	%zmm2, %zmm1, %k1
	vmulps	256(%rdi), %zmm1, %zmm1 {%k1}
	vmovups	464(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovups	400(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm1
	movq	88(%rsp), %rax
	vmovups	%zmm1, (%rax,%r12,4)
	movq	40(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	80(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	120(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	784(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	addq	112(%rsp), %r12
	vmovdqu64	848(%rsp), %zmm0
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	movq	%r12, %rsi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	(%rsp), %rdi
	addq	$4, %rbx
	movq	144(%rsp), %r12
	cmpq	%r12, %rbx
	movq	720(%rsp), %r8
	jge	.LBB15_34
.LBB15_27:
	movq	312(%rsp), %rax
	cmpq	%rbx, %rax
	movq	%rbx, %r12
	cmovlq	%rax, %r12
	vmovdqu64	912(%rsp), %zmm0
	vpmulld	(%rdi), %zmm0, %zmm9
	cmpq	%r15, %rbp
	je	.LBB15_28
	movq	656(%rsp), %rax
	imulq	%r12, %rax
	addq	72(%rsp), %rax
	movq	8(%rsp), %rcx
	movq	48(%rcx), %rcx
	testb	$1, 592(%rsp)
	jne	.LBB15_31
	movq	32(%rsp), %rsi
	movq	%r15, %rdx
	vmovdqa64	%zmm9, %zmm10
	vmovdqa64	%zmm9, %zmm0
	vmovdqa64	%zmm9, %zmm1
	cmpq	%r8, %rbp
	jne	.LBB15_45
	jmp	.LBB15_33
	.p2align	4
.LBB15_31:
	movq	(%rcx,%r15,8), %rdx
	vmovdqu64	(%rax,%rdx,4), %zmm0
	vmovdqu64	64(%rax,%rdx,4), %zmm2
	vmovdqu64	128(%rax,%rdx,4), %zmm3
	vmovdqu64	192(%rax,%rdx,4), %zmm4
	movq	64(%rsp), %rsi
	vmovdqu64	320(%rsi), %zmm5
	vmovdqu64	384(%rsi), %zmm6
	vmovdqu64	448(%rsi), %zmm7
	vmovdqa64	%zmm9, %zmm1
	vpdpbusd	%zmm5, %zmm0, %zmm1
	vmovdqa64	%zmm9, %zmm0
	vpdpbusd	%zmm5, %zmm2, %zmm0
	vmovdqa64	%zmm9, %zmm10
	vpdpbusd	%zmm5, %zmm3, %zmm10
	vpdpbusd	%zmm5, %zmm4, %zmm9
	vpdpbusd	%zmm6, %zmm2, %zmm1
	vpdpbusd	%zmm6, %zmm3, %zmm0
	vpdpbusd	%zmm6, %zmm4, %zmm10
	vmovdqu64	256(%rax,%rdx,4), %zmm2
	vpdpbusd	%zmm6, %zmm2, %zmm9
	vpdpbusd	%zmm7, %zmm3, %zmm1
	vpdpbusd	%zmm7, %zmm4, %zmm0
	vpdpbusd	%zmm7, %zmm2, %zmm10
	vmovdqu64	320(%rax,%rdx,4), %zmm2
	vpdpbusd	%zmm7, %zmm2, %zmm9
	movq	528(%rsp), %rsi
	movq	%r8, %rdx
	cmpq	%r8, %rbp
	je	.LBB15_33
	.p2align	4
.LBB15_45:
	movq	(%rcx,%rdx,8), %r8
	movq	8(%rcx,%rdx,8), %r9
	vmovdqu64	(%rax,%r8,4), %zmm2
	vmovdqu64	64(%rax,%r8,4), %zmm3
	vmovdqu64	128(%rax,%r8,4), %zmm4
	vmovdqu64	192(%rax,%r8,4), %zmm5
	vmovdqu64	(%rsi), %zmm6
	vmovdqu64	64(%rsi), %zmm7
	vmovdqu64	128(%rsi), %zmm8
	vpdpbusd	%zmm6, %zmm2, %zmm1
	vpdpbusd	%zmm6, %zmm3, %zmm0
	vpdpbusd	%zmm6, %zmm4, %zmm10
	vpdpbusd	%zmm6, %zmm5, %zmm9
	vpdpbusd	%zmm7, %zmm3, %zmm1
	vpdpbusd	%zmm7, %zmm4, %zmm0
	vmovdqu64	256(%rax,%r8,4), %zmm2
	vpdpbusd	%zmm7, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm2, %zmm9
	vpdpbusd	%zmm8, %zmm4, %zmm1
	vpdpbusd	%zmm8, %zmm5, %zmm0
	vmovdqu64	320(%rax,%r8,4), %zmm3
	vpdpbusd	%zmm8, %zmm2, %zmm10
	vpdpbusd	%zmm8, %zmm3, %zmm9
	vmovdqu64	(%rsi,%r14), %zmm2
	vmovdqu64	64(%rsi,%r14), %zmm3
	addq	$2, %rdx
	vmovdqu64	128(%rsi,%r14), %zmm4
	addq	%r14, %rsi
	vmovdqu64	(%rax,%r9,4), %zmm5
	vmovdqu64	64(%rax,%r9,4), %zmm6
	vmovdqu64	128(%rax,%r9,4), %zmm7
	vmovdqu64	192(%rax,%r9,4), %zmm8
	vpdpbusd	%zmm2, %zmm5, %zmm1
	vpdpbusd	%zmm2, %zmm6, %zmm0
	vpdpbusd	%zmm2, %zmm7, %zmm10
	vpdpbusd	%zmm2, %zmm8, %zmm9
	vpdpbusd	%zmm3, %zmm6, %zmm1
	vpdpbusd	%zmm3, %zmm7, %zmm0
	vpdpbusd	%zmm3, %zmm8, %zmm10
	vmovdqu64	256(%rax,%r9,4), %zmm2
	vpdpbusd	%zmm3, %zmm2, %zmm9
	vpdpbusd	%zmm4, %zmm7, %zmm1
	vpdpbusd	%zmm4, %zmm8, %zmm0
	vpdpbusd	%zmm4, %zmm2, %zmm10
	vmovdqu64	320(%rax,%r9,4), %zmm2
	vpdpbusd	%zmm4, %zmm2, %zmm9
	addq	%r14, %rsi
	cmpq	%rdx, %rbp
	jne	.LBB15_45
	jmp	.LBB15_33
	.p2align	4
.LBB15_34:
	cmpq	%r12, %rbx
	jge	.LBB15_43
	jmp	.LBB15_35
	.p2align	4
.LBB15_48:
	testq	%r12, %r12
	jle	.LBB15_43
	xorl	%ebx, %ebx
.LBB15_35:
	movq	8(%rsp), %rax
	movq	32(%rax), %rax
	movq	88(%rsp), %rcx
	movq	96(%rsp), %rdx
	leaq	(%rcx,%rdx,4), %rcx
	shlq	$6, %rax
	movl	%ebp, %edx
	subl	%r15d, %edx
	andl	$3, %edx
	movq	%r15, %rsi
	subq	%rbp, %rsi
	jmp	.LBB15_36
	.p2align	4
.LBB15_42:
	movq	%rbx, %r8
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	64(%rdi), %zmm0, %zmm0
	vmulps	336(%rsp), %zmm0, %zmm0
	vmulps	128(%rdi), %zmm0, %zmm0
	imulq	48(%rsp), %r8
	vaddps	192(%rdi), %zmm0, %zmm0
	vpxor	%xmm1, %xmm1, %xmm1
	vcmpltps	%zmm1, %zmm0, %k1
	vmulps	256(%rdi), %zmm0, %zmm0 {%k1}
	vmovups	464(%rsp), %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	400(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rcx,%r8,4)
	incq	%rbx
	cmpq	%r12, %rbx
	movq	104(%rsp), %r15
	jge	.LBB15_43
.LBB15_36:
	vmovdqu64	912(%rsp), %zmm0
	vpmulld	(%rdi), %zmm0, %zmm0
	cmpq	%r15, %rbp
	je	.LBB15_42
	movq	%rax, %r13
	imulq	%rbx, %r13
	addq	72(%rsp), %r13
	movq	8(%rsp), %r8
	movq	48(%r8), %r8
	testq	%rdx, %rdx
	je	.LBB15_38
	movq	%rdx, %r11
	movq	32(%rsp), %r10
	movq	%r15, %r9
	.p2align	4
.LBB15_40:
	movq	(%r8,%r9,8), %r15
	incq	%r9
	vmovdqu64	(%r13,%r15,4), %zmm1
	vmovdqu64	64(%r13,%r15,4), %zmm2
	vmovdqu64	128(%r13,%r15,4), %zmm3
	vpdpbusd	(%r10), %zmm1, %zmm0
	vpdpbusd	64(%r10), %zmm2, %zmm0
	vpdpbusd	128(%r10), %zmm3, %zmm0
	addq	%r14, %r10
	decq	%r11
	jne	.LBB15_40
	cmpq	$-4, %rsi
	jbe	.LBB15_44
	jmp	.LBB15_42
.LBB15_38:
	movq	32(%rsp), %r10
	movq	%r15, %r9
	cmpq	$-4, %rsi
	ja	.LBB15_42
	.p2align	4
.LBB15_44:
	movq	(%r8,%r9,8), %r11
	movq	8(%r8,%r9,8), %r15
	vmovdqu64	(%r13,%r11,4), %zmm1
	vmovdqu64	64(%r13,%r11,4), %zmm2
	vmovdqu64	128(%r13,%r11,4), %zmm3
	vpdpbusd	(%r10), %zmm1, %zmm0
	vpdpbusd	64(%r10), %zmm2, %zmm0
	vpdpbusd	128(%r10), %zmm3, %zmm0
	vmovdqu64	(%r13,%r15,4), %zmm1
	vmovdqu64	64(%r13,%r15,4), %zmm2
	vmovdqu64	128(%r13,%r15,4), %zmm3
	vpdpbusd	(%r10,%r14), %zmm1, %zmm0
	leaq	(%r10,%r14), %r11
	vpdpbusd	64(%r10,%r14), %zmm2, %zmm0
	vpdpbusd	128(%r10,%r14), %zmm3, %zmm0
	movq	16(%r8,%r9,8), %r10
	vmovdqu64	(%r13,%r10,4), %zmm1
	vmovdqu64	64(%r13,%r10,4), %zmm2
	vmovdqu64	128(%r13,%r10,4), %zmm3
	vpdpbusd	(%r14,%r11), %zmm1, %zmm0
	vpdpbusd	64(%r14,%r11), %zmm2, %zmm0
	vpdpbusd	128(%r14,%r11), %zmm3, %zmm0
	addq	%r14, %r11
	movq	24(%r8,%r9,8), %r10
	vmovdqu64	(%r13,%r10,4), %zmm1
	vmovdqu64	64(%r13,%r10,4), %zmm2
	vmovdqu64	128(%r13,%r10,4), %zmm3
	vpdpbusd	(%r14,%r11), %zmm1, %zmm0
	vpdpbusd	64(%r14,%r11), %zmm2, %zmm0
	addq	$4, %r9
	vpdpbusd	128(%r14,%r11), %zmm3, %zmm0
	leaq	(%r14,%r14), %r10
	addq	%r11, %r10
	cmpq	%r9, %rbp
	jne	.LBB15_44
	jmp	.LBB15_42
.Lfunc_end15:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5, .Lfunc_end15-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$984, %rsp
	.cfi_def_cfa_offset 1040
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vmovss	(%rdi), %xmm0
	vmovups	16(%rdi), %zmm1
	vmovups	%zmm1, 528(%rsp)
	vmovdqu64	80(%rdi), %zmm1
	vmovdqu64	%zmm1, 464(%rsp)
	movq	144(%rdi), %rax
	movq	%rax, 96(%rsp)
	movq	%rdi, 88(%rsp)
	movq	152(%rdi), %rax
	movq	%rax, 40(%rsp)
	movq	88(%r13), %rax
	movq	%r13, 8(%rsp)
	movq	104(%r13), %r13
	leaq	15(%rax), %rcx
	movq	%rax, 48(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, 16(%rsp)
	movq	%r13, %rax
	shrq	$32, %rax
	je	.LBB16_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r13
	jmp	.LBB16_3
.LBB16_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r13d
.LBB16_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 184(%rsp)
	cmpq	$15, %rcx
	jg	.LBB16_4
.LBB16_20:
	addq	$984, %rsp
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
.LBB16_4:
	.cfi_def_cfa_offset 1040
	sarq	$4, 16(%rsp)
	movq	8(%rsp), %rax
	movq	96(%rax), %rcx
	movq	48(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	%rdx, 200(%rsp)
	movq	%r13, %rdx
	imulq	%rax, %rdx
	movq	%rdx, 216(%rsp)
	leaq	-8(%r13), %rax
	movq	%rax, 328(%rsp)
	movq	88(%rsp), %rax
	vpbroadcastd	4(%rax), %zmm1
	vmovdqu64	%zmm1, 656(%rsp)
	movq	40(%rsp), %rax
	leaq	(%rax,%rax), %rdx
	movq	%rdx, 120(%rsp)
	leaq	(%rax,%rax,2), %rdx
	movq	%rdx, 112(%rsp)
	leaq	(,%rax,4), %rax
	movq	%rax, 320(%rsp)
	leaq	-4(%r13), %rax
	movq	%rax, 312(%rsp)
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 400(%rsp)
	movq	$0, 136(%rsp)
	xorl	%edx, %edx
	movq	%r13, 152(%rsp)
	movq	%rcx, 160(%rsp)
	jmp	.LBB16_5
	.p2align	4
.LBB16_19:
	addq	$16, 136(%rsp)
	cmpq	16(%rsp), %rdx
	jge	.LBB16_20
.LBB16_5:
	movq	%rdx, %rsi
	addq	$4, %rdx
	testq	%rcx, %rcx
	jle	.LBB16_19
	movq	16(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, %rdi
	cmovlq	%rax, %rdi
	movq	%rdi, 208(%rsp)
	xorl	%edi, %edi
	movq	$0, 56(%rsp)
	movq	%rdx, 176(%rsp)
	movq	%rsi, 168(%rsp)
	jmp	.LBB16_7
	.p2align	4
.LBB16_17:
	movq	192(%rsp), %rdi
	movq	160(%rsp), %rcx
	movq	176(%rsp), %rdx
	movq	168(%rsp), %rsi
.LBB16_18:
	movq	%rdi, 56(%rsp)
	cmpq	%rcx, %rdi
	jge	.LBB16_19
.LBB16_7:
	addq	184(%rsp), %rdi
	jno	.LBB16_8
	movabsq	$9223372036854775807, %rax
	cmpq	16(%rsp), %rsi
	jne	.LBB16_10
	jmp	.LBB16_19
	.p2align	4
.LBB16_8:
	movq	%rdi, %rax
	cmpq	%rsi, 16(%rsp)
	je	.LBB16_18
.LBB16_10:
	movq	%rax, 192(%rsp)
	cmpq	%rdi, %rcx
	cmovlq	%rcx, %rdi
	movq	136(%rsp), %rax
	movq	%rax, 64(%rsp)
	movq	%rsi, 24(%rsp)
	movq	%rdi, 224(%rsp)
	jmp	.LBB16_11
	.p2align	4
.LBB16_16:
	movq	24(%rsp), %rax
	incq	%rax
	addq	$4, 64(%rsp)
	movq	%rax, 24(%rsp)
	cmpq	208(%rsp), %rax
	je	.LBB16_17
.LBB16_11:
	cmpq	%rdi, 56(%rsp)
	je	.LBB16_16
	movq	8(%rsp), %rax
	movq	16(%rax), %rcx
	movq	%rcx, 280(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 272(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 264(%rsp)
	movq	64(%rax), %r14
	movq	80(%rax), %rdx
	movq	8(%rax), %rsi
	movq	24(%rsp), %rcx
	imulq	%rcx, %rsi
	shlq	$2, %rsi
	addq	(%rax), %rsi
	movq	%rsi, 248(%rsp)
	shlq	$4, %rcx
	movq	%r14, %rax
	shlq	$4, %rax
	movq	%rax, 232(%rsp)
	shlq	$6, %r14
	movq	200(%rsp), %rax
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 240(%rsp)
	movq	%rdx, 256(%rsp)
	leaq	448(%rdx), %rax
	movq	%rax, 144(%rsp)
	movq	56(%rsp), %r8
	jmp	.LBB16_13
	.p2align	4
.LBB16_39:
	movq	288(%rsp), %r8
	incq	%r8
	movq	224(%rsp), %rdi
	cmpq	%rdi, %r8
	je	.LBB16_16
.LBB16_13:
	movq	%r8, %rax
	imulq	272(%rsp), %rax
	movq	264(%rsp), %rdi
	movq	32(%rdi), %r9
	imulq	232(%rsp), %r9
	addq	$80, %r9
	movq	%r9, %rcx
	imulq	24(%rsp), %rcx
	leaq	3(%rax), %rdx
	testq	%rax, %rax
	cmovnsq	%rax, %rdx
	movq	%rdx, %rsi
	andq	$-4, %rsi
	subq	%rsi, %rax
	movq	(%rdi,%rax,8), %r10
	movq	8(%rdi,%rax,8), %rbp
	movq	%r14, %rsi
	imulq	%r10, %rsi
	sarq	$2, %rdx
	imulq	280(%rsp), %rdx
	movq	216(%rsp), %rax
	imulq	%r8, %rax
	addq	240(%rsp), %rax
	movq	%rax, 104(%rsp)
	movq	256(%rsp), %rax
	leaq	(%rax,%rcx,4), %rdi
	movq	248(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, 80(%rsp)
	cmpq	$7, %r13
	movq	%r10, 128(%rsp)
	movq	%rdi, (%rsp)
	movq	%r8, 288(%rsp)
	jle	.LBB16_14
	movq	8(%rsp), %rax
	movq	32(%rax), %rax
	shlq	$6, %rax
	movq	%rax, 304(%rsp)
	movq	64(%rsp), %rax
	movq	%r9, 32(%rsp)
	imulq	%r9, %rax
	addq	144(%rsp), %rax
	movq	%rsi, 72(%rsp)
	addq	%rsi, %rax
	movq	%rax, 296(%rsp)
	xorl	%r15d, %r15d
	jmp	.LBB16_22
	.p2align	4
.LBB16_23:
	vmovdqa64	%zmm14, %zmm15
	vmovdqa64	%zmm14, %zmm16
	vmovdqa64	%zmm14, %zmm17
	vmovdqa64	%zmm14, %zmm18
	vmovdqa64	%zmm14, %zmm19
	vmovdqa64	%zmm14, %zmm0
	vmovdqa64	%zmm14, %zmm1
.LBB16_24:
	vmovdqu64	%zmm19, 720(%rsp)
	vmovdqu64	%zmm18, 784(%rsp)
	vmovdqu64	%zmm17, 848(%rsp)
	vmovdqu64	%zmm16, 912(%rsp)
	vmovdqu64	%zmm15, 592(%rsp)
	vmovdqu64	%zmm14, 336(%rsp)
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rdi), %zmm1, %zmm1
	imulq	48(%rsp), %r12
	vmulps	400(%rsp), %zmm1, %zmm1
	vmulps	128(%rdi), %zmm1, %zmm1
	vaddps	192(%rdi), %zmm1, %zmm1
	addq	104(%rsp), %r12
	vpxor	%xmm2, %xmm2, %xmm2
	vcmpltps	%zmm2, %zmm1, %k1
	vmulps	256(%rdi), %zmm1, %zmm1 {%k1}
	vmovups	528(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovups	464(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm1
	movq	96(%rsp), %rbx
	vmovups	%zmm1, (%rbx,%r12,4)
	movq	40(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	88(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	120(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	720(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	112(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	784(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	vcvtdq2ps	848(%rsp), %zmm0
	movq	(%rsp), %rax
	vmulps	64(%rax), %zmm0, %zmm0
	vmulps	400(%rsp), %zmm0, %zmm0
	movq	(%rsp), %rax
	vmulps	128(%rax), %zmm0, %zmm0
	movq	(%rsp), %rax
	vaddps	192(%rax), %zmm0, %zmm0
	addq	320(%rsp), %r12
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%zmm1, %zmm0, %k1
	movq	(%rsp), %rax
	vmulps	256(%rax), %zmm0, %zmm0 {%k1}
	vmovups	528(%rsp), %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	464(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rbx,%r12,4)
	movq	40(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	912(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	120(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	592(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	addq	112(%rsp), %r12
	vmovdqu64	336(%rsp), %zmm0
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	movq	%r12, %rsi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	(%rsp), %rdi
	leaq	8(%r15), %rbx
	addq	$12, %r15
	movq	152(%rsp), %r13
	cmpq	%r13, %r15
	movq	%rbx, %r15
	movq	128(%rsp), %r10
	jge	.LBB16_25
.LBB16_22:
	movq	328(%rsp), %rax
	cmpq	%r15, %rax
	movq	%r15, %r12
	cmovlq	%rax, %r12
	vmovdqu64	656(%rsp), %zmm0
	vpmulld	(%rdi), %zmm0, %zmm14
	cmpq	%rbp, %r10
	je	.LBB16_23
	movq	304(%rsp), %rax
	imulq	%r12, %rax
	addq	80(%rsp), %rax
	movq	8(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	296(%rsp), %rdx
	movq	%r10, %rsi
	vmovdqa64	%zmm14, %zmm15
	vmovdqa64	%zmm14, %zmm16
	vmovdqa64	%zmm14, %zmm17
	vmovdqa64	%zmm14, %zmm18
	vmovdqa64	%zmm14, %zmm19
	vmovdqa64	%zmm14, %zmm0
	vmovdqa64	%zmm14, %zmm1
	.p2align	4
.LBB16_44:
	movq	(%rcx,%rsi,8), %r8
	incq	%rsi
	vmovdqu64	(%rax,%r8,4), %zmm2
	vmovdqu64	64(%rax,%r8,4), %zmm3
	vmovdqu64	128(%rax,%r8,4), %zmm4
	vmovdqu64	192(%rax,%r8,4), %zmm5
	vmovdqu64	-128(%rdx), %zmm6
	vmovdqu64	-64(%rdx), %zmm7
	vmovdqu64	(%rdx), %zmm8
	vpdpbusd	%zmm6, %zmm2, %zmm1
	vpdpbusd	%zmm6, %zmm4, %zmm0
	vmovdqu64	256(%rax,%r8,4), %zmm2
	vpdpbusd	%zmm6, %zmm2, %zmm19
	vmovdqu64	384(%rax,%r8,4), %zmm9
	vpdpbusd	%zmm6, %zmm9, %zmm18
	vmovdqu64	512(%rax,%r8,4), %zmm10
	vpdpbusd	%zmm6, %zmm10, %zmm17
	vmovdqu64	640(%rax,%r8,4), %zmm11
	vpdpbusd	%zmm6, %zmm11, %zmm16
	vmovdqu64	768(%rax,%r8,4), %zmm12
	vpdpbusd	%zmm6, %zmm12, %zmm15
	vmovdqu64	896(%rax,%r8,4), %zmm13
	vpdpbusd	%zmm6, %zmm13, %zmm14
	vpdpbusd	%zmm7, %zmm3, %zmm1
	vpdpbusd	%zmm7, %zmm5, %zmm0
	vmovdqu64	320(%rax,%r8,4), %zmm3
	vpdpbusd	%zmm7, %zmm3, %zmm19
	vmovdqu64	448(%rax,%r8,4), %zmm3
	vpdpbusd	%zmm7, %zmm3, %zmm18
	vmovdqu64	576(%rax,%r8,4), %zmm3
	vpdpbusd	%zmm7, %zmm3, %zmm17
	vmovdqu64	704(%rax,%r8,4), %zmm3
	vpdpbusd	%zmm7, %zmm3, %zmm16
	vmovdqu64	832(%rax,%r8,4), %zmm3
	vpdpbusd	%zmm7, %zmm3, %zmm15
	vmovdqu64	960(%rax,%r8,4), %zmm3
	vpdpbusd	%zmm7, %zmm3, %zmm14
	vpdpbusd	%zmm8, %zmm4, %zmm1
	vpdpbusd	%zmm8, %zmm2, %zmm0
	vpdpbusd	%zmm8, %zmm9, %zmm19
	vpdpbusd	%zmm8, %zmm10, %zmm18
	vpdpbusd	%zmm8, %zmm11, %zmm17
	vpdpbusd	%zmm8, %zmm12, %zmm16
	vpdpbusd	%zmm8, %zmm13, %zmm15
	vmovdqu64	1024(%rax,%r8,4), %zmm2
	vpdpbusd	%zmm8, %zmm2, %zmm14
	addq	%r14, %rdx
	cmpq	%rsi, %rbp
	jne	.LBB16_44
	jmp	.LBB16_24
	.p2align	4
.LBB16_14:
	cmpq	$3, %r13
	jle	.LBB16_45
	movq	%rsi, 72(%rsp)
	movq	%r9, 32(%rsp)
	xorl	%ebx, %ebx
	jmp	.LBB16_26
	.p2align	4
.LBB16_25:
	cmpq	%r13, %rbx
	jge	.LBB16_30
.LBB16_26:
	movq	8(%rsp), %rax
	movq	32(%rax), %r15
	shlq	$6, %r15
	movq	32(%rsp), %rax
	imulq	64(%rsp), %rax
	addq	144(%rsp), %rax
	addq	72(%rsp), %rax
	movq	%rax, 32(%rsp)
	jmp	.LBB16_27
	.p2align	4
.LBB16_28:
	vmovdqa64	%zmm10, %zmm11
	vmovdqa64	%zmm10, %zmm0
	vmovdqa64	%zmm10, %zmm1
.LBB16_29:
	vmovdqu64	%zmm11, 592(%rsp)
	vmovdqu64	%zmm10, 336(%rsp)
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rdi), %zmm1, %zmm1
	imulq	48(%rsp), %r12
	vmulps	400(%rsp), %zmm1, %zmm1
	vmulps	128(%rdi), %zmm1, %zmm1
	vaddps	192(%rdi), %zmm1, %zmm1
	addq	104(%rsp), %r12
	vpxor	%xmm2, %xmm2, %xmm2
	vcmpltps	%zmm2, %zmm1, %k1
	vmulps	256(%rdi), %zmm1, %zmm1 {%k1}
	vmovups	528(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovups	464(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm1
	movq	96(%rsp), %rax
	vmovups	%zmm1, (%rax,%r12,4)
	movq	40(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	88(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	120(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	592(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	addq	112(%rsp), %r12
	vmovdqu64	336(%rsp), %zmm0
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	movq	%r12, %rsi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	(%rsp), %rdi
	addq	$4, %rbx
	movq	152(%rsp), %r13
	cmpq	%r13, %rbx
	movq	128(%rsp), %r10
	jge	.LBB16_30
.LBB16_27:
	movq	312(%rsp), %rax
	cmpq	%rbx, %rax
	movq	%rbx, %r12
	cmovlq	%rax, %r12
	vmovdqu64	656(%rsp), %zmm0
	vpmulld	(%rdi), %zmm0, %zmm10
	cmpq	%rbp, %r10
	je	.LBB16_28
	movq	%r15, %rax
	imulq	%r12, %rax
	addq	80(%rsp), %rax
	movq	8(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	32(%rsp), %rdx
	movq	%r10, %rsi
	vmovdqa64	%zmm10, %zmm11
	vmovdqa64	%zmm10, %zmm0
	vmovdqa64	%zmm10, %zmm1
	.p2align	4
.LBB16_42:
	movq	(%rcx,%rsi,8), %r8
	incq	%rsi
	vmovdqu64	(%rax,%r8,4), %zmm2
	vmovdqu64	64(%rax,%r8,4), %zmm3
	vmovdqu64	128(%rax,%r8,4), %zmm4
	vmovdqu64	192(%rax,%r8,4), %zmm5
	vmovdqu64	-128(%rdx), %zmm6
	vmovdqu64	-64(%rdx), %zmm7
	vmovdqu64	(%rdx), %zmm8
	vpdpbusd	%zmm6, %zmm2, %zmm1
	vpdpbusd	%zmm6, %zmm4, %zmm0
	vmovdqu64	256(%rax,%r8,4), %zmm2
	vmovdqu64	384(%rax,%r8,4), %zmm9
	vpdpbusd	%zmm6, %zmm2, %zmm11
	vpdpbusd	%zmm6, %zmm9, %zmm10
	vpdpbusd	%zmm7, %zmm3, %zmm1
	vpdpbusd	%zmm7, %zmm5, %zmm0
	vmovdqu64	320(%rax,%r8,4), %zmm3
	vpdpbusd	%zmm7, %zmm3, %zmm11
	vmovdqu64	448(%rax,%r8,4), %zmm3
	vpdpbusd	%zmm7, %zmm3, %zmm10
	vpdpbusd	%zmm8, %zmm4, %zmm1
	vpdpbusd	%zmm8, %zmm2, %zmm0
	vpdpbusd	%zmm8, %zmm9, %zmm11
	vmovdqu64	512(%rax,%r8,4), %zmm2
	vpdpbusd	%zmm8, %zmm2, %zmm10
	addq	%r14, %rdx
	cmpq	%rsi, %rbp
	jne	.LBB16_42
	jmp	.LBB16_29
	.p2align	4
.LBB16_30:
	cmpq	%r13, %rbx
	movq	72(%rsp), %rsi
	jge	.LBB16_39
	jmp	.LBB16_31
	.p2align	4
.LBB16_45:
	testq	%r13, %r13
	jle	.LBB16_39
	xorl	%ebx, %ebx
.LBB16_31:
	leaq	(%rsi,%rdi), %rax
	addq	$320, %rax
	movq	%rax, 336(%rsp)
	movq	8(%rsp), %rcx
	movq	32(%rcx), %rcx
	movq	96(%rsp), %rdx
	movq	104(%rsp), %rax
	leaq	(%rdx,%rax,4), %rdx
	shlq	$6, %rcx
	movl	%ebp, %esi
	subl	%r10d, %esi
	andl	$3, %esi
	movq	%r10, %rax
	subq	%rbp, %rax
	jmp	.LBB16_32
	.p2align	4
.LBB16_38:
	movq	%rbx, %r8
	vcvtdq2ps	%zmm0, %zmm0
	movq	(%rsp), %rdi
	vmulps	64(%rdi), %zmm0, %zmm0
	vmulps	400(%rsp), %zmm0, %zmm0
	vmulps	128(%rdi), %zmm0, %zmm0
	imulq	48(%rsp), %r8
	vaddps	192(%rdi), %zmm0, %zmm0
	vpxor	%xmm1, %xmm1, %xmm1
	vcmpltps	%zmm1, %zmm0, %k1
	vmulps	256(%rdi), %zmm0, %zmm0 {%k1}
	vmovups	528(%rsp), %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	464(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rdx,%r8,4)
	incq	%rbx
	cmpq	%r13, %rbx
	movq	128(%rsp), %r10
	jge	.LBB16_39
.LBB16_32:
	vmovdqu64	656(%rsp), %zmm0
	vpmulld	(%rdi), %zmm0, %zmm0
	cmpq	%rbp, %r10
	je	.LBB16_38
	movq	%rcx, %r8
	imulq	%rbx, %r8
	addq	80(%rsp), %r8
	movq	8(%rsp), %r9
	movq	48(%r9), %r9
	testq	%rsi, %rsi
	je	.LBB16_34
	movq	%rsi, %r15
	movq	336(%rsp), %r11
	.p2align	4
.LBB16_36:
	movq	(%r9,%r10,8), %r12
	incq	%r10
	vmovdqu64	(%r8,%r12,4), %zmm1
	vmovdqu64	64(%r8,%r12,4), %zmm2
	vmovdqu64	128(%r8,%r12,4), %zmm3
	vpdpbusd	(%r11), %zmm1, %zmm0
	vpdpbusd	64(%r11), %zmm2, %zmm0
	vpdpbusd	128(%r11), %zmm3, %zmm0
	addq	%r14, %r11
	decq	%r15
	jne	.LBB16_36
	cmpq	$-4, %rax
	jbe	.LBB16_40
	jmp	.LBB16_38
.LBB16_34:
	movq	336(%rsp), %r11
	cmpq	$-4, %rax
	ja	.LBB16_38
	.p2align	4
.LBB16_40:
	movq	(%r9,%r10,8), %r15
	movq	8(%r9,%r10,8), %r12
	vmovdqu64	(%r8,%r15,4), %zmm1
	vmovdqu64	64(%r8,%r15,4), %zmm2
	vmovdqu64	128(%r8,%r15,4), %zmm3
	vpdpbusd	(%r11), %zmm1, %zmm0
	vpdpbusd	64(%r11), %zmm2, %zmm0
	vpdpbusd	128(%r11), %zmm3, %zmm0
	vmovdqu64	(%r8,%r12,4), %zmm1
	vmovdqu64	64(%r8,%r12,4), %zmm2
	vmovdqu64	128(%r8,%r12,4), %zmm3
	vpdpbusd	(%r11,%r14), %zmm1, %zmm0
	leaq	(%r11,%r14), %r15
	vpdpbusd	64(%r11,%r14), %zmm2, %zmm0
	vpdpbusd	128(%r11,%r14), %zmm3, %zmm0
	movq	16(%r9,%r10,8), %r11
	vmovdqu64	(%r8,%r11,4), %zmm1
	vmovdqu64	64(%r8,%r11,4), %zmm2
	vmovdqu64	128(%r8,%r11,4), %zmm3
	vpdpbusd	(%r14,%r15), %zmm1, %zmm0
	vpdpbusd	64(%r14,%r15), %zmm2, %zmm0
	vpdpbusd	128(%r14,%r15), %zmm3, %zmm0
	addq	%r14, %r15
	movq	24(%r9,%r10,8), %r11
	vmovdqu64	(%r8,%r11,4), %zmm1
	vmovdqu64	64(%r8,%r11,4), %zmm2
	vmovdqu64	128(%r8,%r11,4), %zmm3
	vpdpbusd	(%r14,%r15), %zmm1, %zmm0
	vpdpbusd	64(%r14,%r15), %zmm2, %zmm0
	addq	$4, %r10
	vpdpbusd	128(%r14,%r15), %zmm3, %zmm0
	leaq	(%r14,%r14), %r11
	addq	%r15, %r11
	cmpq	%r10, %rbp
	jne	.LBB16_40
	jmp	.LBB16_38
.Lfunc_end16:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5, .Lfunc_end16-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b5ThreehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$984, %rsp
	.cfi_def_cfa_offset 1040
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vmovss	(%rdi), %xmm0
	vmovups	16(%rdi), %zmm1
	vmovups	%zmm1, 528(%rsp)
	vmovdqu64	80(%rdi), %zmm1
	vmovdqu64	%zmm1, 464(%rsp)
	movq	144(%rdi), %rax
	movq	%rax, 104(%rsp)
	movq	%rdi, 96(%rsp)
	movq	152(%rdi), %rax
	movq	%rax, 48(%rsp)
	movq	88(%r13), %rax
	movq	%r13, 8(%rsp)
	movq	104(%r13), %r9
	leaq	15(%rax), %rcx
	movq	%rax, 56(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, 16(%rsp)
	movq	%r9, %rax
	shrq	$32, %rax
	je	.LBB17_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r9
	jmp	.LBB17_3
.LBB17_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r9d
.LBB17_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 184(%rsp)
	cmpq	$15, %rcx
	jg	.LBB17_4
.LBB17_20:
	addq	$984, %rsp
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
.LBB17_4:
	.cfi_def_cfa_offset 1040
	sarq	$4, 16(%rsp)
	movq	8(%rsp), %rax
	movq	96(%rax), %rcx
	movq	56(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	%rdx, 200(%rsp)
	movq	%r9, %rdx
	imulq	%rax, %rdx
	movq	%rdx, 216(%rsp)
	leaq	-8(%r9), %rax
	movq	%rax, 328(%rsp)
	movq	96(%rsp), %rax
	vpbroadcastd	4(%rax), %zmm1
	vmovdqu64	%zmm1, 656(%rsp)
	movq	48(%rsp), %rax
	leaq	(%rax,%rax), %rdx
	movq	%rdx, 120(%rsp)
	leaq	(%rax,%rax,2), %rdx
	movq	%rdx, 112(%rsp)
	leaq	(,%rax,4), %rax
	movq	%rax, 320(%rsp)
	leaq	-4(%r9), %rax
	movq	%rax, 312(%rsp)
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 400(%rsp)
	movq	$0, 144(%rsp)
	xorl	%edx, %edx
	movq	%r9, 128(%rsp)
	movq	%rcx, 160(%rsp)
	jmp	.LBB17_5
	.p2align	4
.LBB17_19:
	addq	$16, 144(%rsp)
	cmpq	16(%rsp), %rdx
	jge	.LBB17_20
.LBB17_5:
	movq	%rdx, %rsi
	addq	$4, %rdx
	testq	%rcx, %rcx
	jle	.LBB17_19
	movq	16(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, %rdi
	cmovlq	%rax, %rdi
	movq	%rdi, 208(%rsp)
	xorl	%edi, %edi
	movq	$0, 64(%rsp)
	movq	%rdx, 176(%rsp)
	movq	%rsi, 168(%rsp)
	jmp	.LBB17_7
	.p2align	4
.LBB17_17:
	movq	192(%rsp), %rdi
	movq	160(%rsp), %rcx
	movq	176(%rsp), %rdx
	movq	168(%rsp), %rsi
.LBB17_18:
	movq	%rdi, 64(%rsp)
	cmpq	%rcx, %rdi
	jge	.LBB17_19
.LBB17_7:
	addq	184(%rsp), %rdi
	jno	.LBB17_8
	movabsq	$9223372036854775807, %rax
	cmpq	16(%rsp), %rsi
	jne	.LBB17_10
	jmp	.LBB17_19
	.p2align	4
.LBB17_8:
	movq	%rdi, %rax
	cmpq	%rsi, 16(%rsp)
	je	.LBB17_18
.LBB17_10:
	movq	%rax, 192(%rsp)
	cmpq	%rdi, %rcx
	cmovlq	%rcx, %rdi
	movq	144(%rsp), %rax
	movq	%rax, 72(%rsp)
	movq	%rsi, 32(%rsp)
	movq	%rdi, 224(%rsp)
	jmp	.LBB17_11
	.p2align	4
.LBB17_16:
	movq	32(%rsp), %rax
	incq	%rax
	addq	$4, 72(%rsp)
	movq	%rax, 32(%rsp)
	cmpq	208(%rsp), %rax
	je	.LBB17_17
.LBB17_11:
	cmpq	%rdi, 64(%rsp)
	je	.LBB17_16
	movq	8(%rsp), %rax
	movq	16(%rax), %rcx
	movq	%rcx, 280(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 272(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 264(%rsp)
	movq	64(%rax), %r14
	movq	80(%rax), %rdx
	movq	8(%rax), %rsi
	movq	32(%rsp), %rcx
	imulq	%rcx, %rsi
	shlq	$2, %rsi
	addq	(%rax), %rsi
	movq	%rsi, 248(%rsp)
	shlq	$4, %rcx
	movq	%r14, %rax
	shlq	$4, %rax
	movq	%rax, 232(%rsp)
	shlq	$6, %r14
	movq	200(%rsp), %rax
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 240(%rsp)
	movq	%rdx, 256(%rsp)
	leaq	576(%rdx), %rax
	movq	%rax, 152(%rsp)
	movq	64(%rsp), %r8
	jmp	.LBB17_13
	.p2align	4
.LBB17_38:
	movq	288(%rsp), %r8
	incq	%r8
	movq	224(%rsp), %rdi
	cmpq	%rdi, %r8
	je	.LBB17_16
.LBB17_13:
	movq	%r8, %rax
	imulq	272(%rsp), %rax
	movq	264(%rsp), %rsi
	movq	32(%rsi), %r10
	imulq	232(%rsp), %r10
	addq	$80, %r10
	movq	%r10, %rcx
	imulq	32(%rsp), %rcx
	movq	256(%rsp), %rdx
	leaq	(%rdx,%rcx,4), %rdi
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	%rcx, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	(%rsi,%rax,8), %r13
	movq	8(%rsi,%rax,8), %rbp
	movq	%r14, %rdx
	imulq	%r13, %rdx
	sarq	$2, %rcx
	imulq	280(%rsp), %rcx
	movq	216(%rsp), %rax
	imulq	%r8, %rax
	addq	240(%rsp), %rax
	movq	%rax, 24(%rsp)
	movq	248(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, 88(%rsp)
	cmpq	$7, %r9
	movq	%rdi, (%rsp)
	movq	%r13, 136(%rsp)
	movq	%r8, 288(%rsp)
	jle	.LBB17_14
	movq	8(%rsp), %rax
	movq	32(%rax), %rax
	shlq	$6, %rax
	movq	%rax, 304(%rsp)
	movq	72(%rsp), %rax
	movq	%r10, 40(%rsp)
	imulq	%r10, %rax
	addq	152(%rsp), %rax
	movq	%rdx, 80(%rsp)
	addq	%rdx, %rax
	movq	%rax, 296(%rsp)
	xorl	%r15d, %r15d
	jmp	.LBB17_22
	.p2align	4
.LBB17_23:
	vmovdqa64	%zmm13, %zmm14
	vmovdqa64	%zmm13, %zmm15
	vmovdqa64	%zmm13, %zmm16
	vmovdqa64	%zmm13, %zmm17
	vmovdqa64	%zmm13, %zmm18
	vmovdqa64	%zmm13, %zmm0
	vmovdqa64	%zmm13, %zmm1
.LBB17_24:
	vmovdqu64	%zmm18, 720(%rsp)
	vmovdqu64	%zmm17, 784(%rsp)
	vmovdqu64	%zmm16, 848(%rsp)
	vmovdqu64	%zmm15, 912(%rsp)
	vmovdqu64	%zmm14, 592(%rsp)
	vmovdqu64	%zmm13, 336(%rsp)
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rdi), %zmm1, %zmm1
	imulq	56(%rsp), %r12
	vmulps	400(%rsp), %zmm1, %zmm1
	vmulps	128(%rdi), %zmm1, %zmm1
	vaddps	192(%rdi), %zmm1, %zmm1
	addq	24(%rsp), %r12
	vpxor	%xmm2, %xmm2, %xmm2
	vcmpltps	%zmm2, %zmm1, %k1
	vmulps	256(%rdi), %zmm1, %zmm1 {%k1}
	vmovups	528(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovups	464(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm1
	movq	104(%rsp), %rbx
	vmovups	%zmm1, (%rbx,%r12,4)
	movq	48(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	96(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	120(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	720(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	112(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	784(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	vcvtdq2ps	848(%rsp), %zmm0
	movq	(%rsp), %rax
	vmulps	64(%rax), %zmm0, %zmm0
	vmulps	400(%rsp), %zmm0, %zmm0
	movq	(%rsp), %rax
	vmulps	128(%rax), %zmm0, %zmm0
	movq	(%rsp), %rax
	vaddps	192(%rax), %zmm0, %zmm0
	addq	320(%rsp), %r12
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%zmm1, %zmm0, %k1
	movq	(%rsp), %rax
	vmulps	256(%rax), %zmm0, %zmm0 {%k1}
	vmovups	528(%rsp), %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	464(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rbx,%r12,4)
	movq	48(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	912(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	120(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	592(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	addq	112(%rsp), %r12
	vmovdqu64	336(%rsp), %zmm0
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	movq	%r12, %rsi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	(%rsp), %rdi
	leaq	8(%r15), %rbx
	addq	$12, %r15
	movq	128(%rsp), %r9
	cmpq	%r9, %r15
	movq	%rbx, %r15
	movq	136(%rsp), %r13
	jge	.LBB17_25
.LBB17_22:
	movq	328(%rsp), %rax
	cmpq	%r15, %rax
	movq	%r15, %r12
	cmovlq	%rax, %r12
	vmovdqu64	656(%rsp), %zmm0
	vpmulld	(%rdi), %zmm0, %zmm13
	cmpq	%r13, %rbp
	je	.LBB17_23
	movq	304(%rsp), %rax
	imulq	%r12, %rax
	addq	88(%rsp), %rax
	movq	8(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	296(%rsp), %rdx
	movq	%r13, %rsi
	vmovdqa64	%zmm13, %zmm14
	vmovdqa64	%zmm13, %zmm15
	vmovdqa64	%zmm13, %zmm16
	vmovdqa64	%zmm13, %zmm17
	vmovdqa64	%zmm13, %zmm18
	vmovdqa64	%zmm13, %zmm0
	vmovdqa64	%zmm13, %zmm1
	.p2align	4
.LBB17_43:
	movq	(%rcx,%rsi,8), %r8
	incq	%rsi
	vmovdqu64	(%rax,%r8,4), %zmm3
	vmovdqu64	64(%rax,%r8,4), %zmm5
	vmovdqu64	128(%rax,%r8,4), %zmm6
	vmovdqu64	192(%rax,%r8,4), %zmm7
	vmovdqu64	-256(%rdx), %zmm8
	vmovdqu64	-192(%rdx), %zmm9
	vmovdqu64	-128(%rdx), %zmm10
	vmovdqu64	-64(%rdx), %zmm2
	vpdpbusd	%zmm8, %zmm3, %zmm1
	vpdpbusd	%zmm8, %zmm5, %zmm0
	vpdpbusd	%zmm8, %zmm6, %zmm18
	vpdpbusd	%zmm8, %zmm7, %zmm17
	vmovdqu64	256(%rax,%r8,4), %zmm3
	vpdpbusd	%zmm8, %zmm3, %zmm16
	vmovdqu64	320(%rax,%r8,4), %zmm4
	vpdpbusd	%zmm8, %zmm4, %zmm15
	vmovdqu64	384(%rax,%r8,4), %zmm11
	vpdpbusd	%zmm8, %zmm11, %zmm14
	vmovdqu64	448(%rax,%r8,4), %zmm12
	vpdpbusd	%zmm8, %zmm12, %zmm13
	vpdpbusd	%zmm9, %zmm5, %zmm1
	vpdpbusd	%zmm9, %zmm6, %zmm0
	vpdpbusd	%zmm9, %zmm7, %zmm18
	vpdpbusd	%zmm9, %zmm3, %zmm17
	vpdpbusd	%zmm9, %zmm4, %zmm16
	vpdpbusd	%zmm9, %zmm11, %zmm15
	vmovdqu64	512(%rax,%r8,4), %zmm5
	vpdpbusd	%zmm9, %zmm12, %zmm14
	vpdpbusd	%zmm9, %zmm5, %zmm13
	vpdpbusd	%zmm10, %zmm6, %zmm1
	vpdpbusd	%zmm10, %zmm7, %zmm0
	vpdpbusd	%zmm10, %zmm3, %zmm18
	vpdpbusd	%zmm10, %zmm4, %zmm17
	vpdpbusd	%zmm10, %zmm11, %zmm16
	vpdpbusd	%zmm10, %zmm12, %zmm15
	vpdpbusd	%zmm10, %zmm5, %zmm14
	vmovdqu64	576(%rax,%r8,4), %zmm6
	vpdpbusd	%zmm10, %zmm6, %zmm13
	vpdpbusd	%zmm2, %zmm7, %zmm1
	vpdpbusd	%zmm2, %zmm3, %zmm0
	vpdpbusd	%zmm2, %zmm4, %zmm18
	vpdpbusd	%zmm2, %zmm11, %zmm17
	vpdpbusd	%zmm2, %zmm12, %zmm16
	vpdpbusd	%zmm2, %zmm5, %zmm15
	vpdpbusd	%zmm2, %zmm6, %zmm14
	vmovdqu64	640(%rax,%r8,4), %zmm7
	vpdpbusd	%zmm2, %zmm7, %zmm13
	vmovdqu64	(%rdx), %zmm2
	vpdpbusd	%zmm2, %zmm3, %zmm1
	vpdpbusd	%zmm2, %zmm4, %zmm0
	vpdpbusd	%zmm2, %zmm11, %zmm18
	vpdpbusd	%zmm2, %zmm12, %zmm17
	vpdpbusd	%zmm2, %zmm5, %zmm16
	vpdpbusd	%zmm2, %zmm6, %zmm15
	vpdpbusd	%zmm2, %zmm7, %zmm14
	vmovdqu64	704(%rax,%r8,4), %zmm3
	vpdpbusd	%zmm2, %zmm3, %zmm13
	addq	%r14, %rdx
	cmpq	%rsi, %rbp
	jne	.LBB17_43
	jmp	.LBB17_24
	.p2align	4
.LBB17_14:
	cmpq	$3, %r9
	jle	.LBB17_44
	movq	%rdx, 80(%rsp)
	movq	%r10, 40(%rsp)
	xorl	%ebx, %ebx
	jmp	.LBB17_26
	.p2align	4
.LBB17_25:
	cmpq	%r9, %rbx
	jge	.LBB17_30
.LBB17_26:
	movq	8(%rsp), %rax
	movq	32(%rax), %r15
	shlq	$6, %r15
	movq	40(%rsp), %rax
	imulq	72(%rsp), %rax
	addq	152(%rsp), %rax
	addq	80(%rsp), %rax
	movq	%rax, 40(%rsp)
	jmp	.LBB17_27
	.p2align	4
.LBB17_28:
	vmovdqa64	%zmm10, %zmm11
	vmovdqa64	%zmm10, %zmm0
	vmovdqa64	%zmm10, %zmm1
.LBB17_29:
	vmovdqu64	%zmm11, 592(%rsp)
	vmovdqu64	%zmm10, 336(%rsp)
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rdi), %zmm1, %zmm1
	imulq	56(%rsp), %r12
	vmulps	400(%rsp), %zmm1, %zmm1
	vmulps	128(%rdi), %zmm1, %zmm1
	vaddps	192(%rdi), %zmm1, %zmm1
	addq	24(%rsp), %r12
	vpxor	%xmm2, %xmm2, %xmm2
	vcmpltps	%zmm2, %zmm1, %k1
	vmulps	256(%rdi), %zmm1, %zmm1 {%k1}
	vmovups	528(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovups	464(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm1
	movq	104(%rsp), %rax
	vmovups	%zmm1, (%rax,%r12,4)
	movq	48(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	96(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	120(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	592(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	addq	112(%rsp), %r12
	vmovdqu64	336(%rsp), %zmm0
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	(%rsp), %rdi
	movq	%r12, %rsi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	(%rsp), %rdi
	addq	$4, %rbx
	movq	128(%rsp), %r9
	cmpq	%r9, %rbx
	movq	136(%rsp), %r13
	jge	.LBB17_30
.LBB17_27:
	movq	312(%rsp), %rax
	cmpq	%rbx, %rax
	movq	%rbx, %r12
	cmovlq	%rax, %r12
	vmovdqu64	656(%rsp), %zmm0
	vpmulld	(%rdi), %zmm0, %zmm10
	cmpq	%r13, %rbp
	je	.LBB17_28
	movq	%r15, %rax
	imulq	%r12, %rax
	addq	88(%rsp), %rax
	movq	8(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	40(%rsp), %rdx
	movq	%r13, %rsi
	vmovdqa64	%zmm10, %zmm11
	vmovdqa64	%zmm10, %zmm0
	vmovdqa64	%zmm10, %zmm1
	.p2align	4
.LBB17_41:
	movq	(%rcx,%rsi,8), %r8
	incq	%rsi
	vmovdqu64	(%rax,%r8,4), %zmm2
	vmovdqu64	64(%rax,%r8,4), %zmm3
	vmovdqu64	128(%rax,%r8,4), %zmm4
	vmovdqu64	192(%rax,%r8,4), %zmm5
	vmovdqu64	-256(%rdx), %zmm6
	vmovdqu64	-192(%rdx), %zmm7
	vmovdqu64	-128(%rdx), %zmm8
	vmovdqu64	-64(%rdx), %zmm9
	vpdpbusd	%zmm6, %zmm2, %zmm1
	vpdpbusd	%zmm6, %zmm3, %zmm0
	vpdpbusd	%zmm6, %zmm4, %zmm11
	vpdpbusd	%zmm6, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm3, %zmm1
	vpdpbusd	%zmm7, %zmm4, %zmm0
	vmovdqu64	256(%rax,%r8,4), %zmm2
	vpdpbusd	%zmm7, %zmm5, %zmm11
	vpdpbusd	%zmm7, %zmm2, %zmm10
	vpdpbusd	%zmm8, %zmm4, %zmm1
	vpdpbusd	%zmm8, %zmm5, %zmm0
	vmovdqu64	320(%rax,%r8,4), %zmm3
	vpdpbusd	%zmm8, %zmm2, %zmm11
	vpdpbusd	%zmm8, %zmm3, %zmm10
	vpdpbusd	%zmm9, %zmm5, %zmm1
	vpdpbusd	%zmm9, %zmm2, %zmm0
	vmovdqu64	384(%rax,%r8,4), %zmm4
	vpdpbusd	%zmm9, %zmm3, %zmm11
	vpdpbusd	%zmm9, %zmm4, %zmm10
	vmovdqu64	(%rdx), %zmm5
	vpdpbusd	%zmm5, %zmm2, %zmm1
	vpdpbusd	%zmm5, %zmm3, %zmm0
	vpdpbusd	%zmm5, %zmm4, %zmm11
	vmovdqu64	448(%rax,%r8,4), %zmm2
	vpdpbusd	%zmm5, %zmm2, %zmm10
	addq	%r14, %rdx
	cmpq	%rsi, %rbp
	jne	.LBB17_41
	jmp	.LBB17_29
	.p2align	4
.LBB17_30:
	cmpq	%r9, %rbx
	movq	80(%rsp), %rdx
	jge	.LBB17_38
	jmp	.LBB17_31
	.p2align	4
.LBB17_44:
	testq	%r9, %r9
	jle	.LBB17_38
	xorl	%ebx, %ebx
.LBB17_31:
	leaq	(%rdi,%rdx), %rax
	leaq	(%rdx,%rdi), %r9
	addq	$320, %r9
	movq	8(%rsp), %rdx
	movq	32(%rdx), %rdx
	movq	104(%rsp), %rsi
	movq	24(%rsp), %rcx
	leaq	(%rsi,%rcx,4), %rsi
	shlq	$6, %rdx
	movq	%rbp, %rcx
	subq	%r13, %rcx
	leaq	1(%r13), %r8
	movq	%r9, 24(%rsp)
	addq	%r14, %r9
	movq	%r9, 336(%rsp)
	jmp	.LBB17_32
	.p2align	4
.LBB17_37:
	movq	%rbx, %r10
	vcvtdq2ps	%zmm0, %zmm0
	movq	(%rsp), %rdi
	vmulps	64(%rdi), %zmm0, %zmm0
	vmulps	400(%rsp), %zmm0, %zmm0
	vmulps	128(%rdi), %zmm0, %zmm0
	imulq	56(%rsp), %r10
	vaddps	192(%rdi), %zmm0, %zmm0
	vpxor	%xmm1, %xmm1, %xmm1
	vcmpltps	%zmm1, %zmm0, %k1
	vmulps	256(%rdi), %zmm0, %zmm0 {%k1}
	vmovups	528(%rsp), %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	464(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rsi,%r10,4)
	incq	%rbx
	movq	128(%rsp), %r9
	cmpq	%r9, %rbx
	movq	136(%rsp), %r13
	jge	.LBB17_38
.LBB17_32:
	vmovdqu64	656(%rsp), %zmm0
	vpmulld	(%rdi), %zmm0, %zmm0
	cmpq	%r13, %rbp
	je	.LBB17_37
	movq	%rdx, %r10
	imulq	%rbx, %r10
	addq	88(%rsp), %r10
	movq	8(%rsp), %r9
	movq	48(%r9), %r11
	testb	$1, %cl
	jne	.LBB17_35
	movq	24(%rsp), %r12
	movq	%r13, %r15
	cmpq	%r8, %rbp
	jne	.LBB17_39
	jmp	.LBB17_37
	.p2align	4
.LBB17_35:
	movq	(%r11,%r13,8), %r15
	vmovdqu64	(%r10,%r15,4), %zmm1
	vmovdqu64	64(%r10,%r15,4), %zmm2
	vmovdqu64	128(%r10,%r15,4), %zmm3
	vmovdqu64	192(%r10,%r15,4), %zmm4
	vpdpbusd	320(%rax), %zmm1, %zmm0
	vpdpbusd	384(%rax), %zmm2, %zmm0
	vpdpbusd	448(%rax), %zmm3, %zmm0
	vpdpbusd	512(%rax), %zmm4, %zmm0
	vmovdqu64	256(%r10,%r15,4), %zmm1
	vpdpbusd	576(%rax), %zmm1, %zmm0
	movq	336(%rsp), %r12
	movq	%r8, %r15
	cmpq	%r8, %rbp
	je	.LBB17_37
	.p2align	4
.LBB17_39:
	movq	(%r11,%r15,8), %r9
	movq	8(%r11,%r15,8), %r13
	vmovdqu64	(%r10,%r9,4), %zmm1
	vmovdqu64	64(%r10,%r9,4), %zmm2
	vmovdqu64	128(%r10,%r9,4), %zmm3
	vmovdqu64	192(%r10,%r9,4), %zmm4
	vpdpbusd	(%r12), %zmm1, %zmm0
	vpdpbusd	64(%r12), %zmm2, %zmm0
	vpdpbusd	128(%r12), %zmm3, %zmm0
	vpdpbusd	192(%r12), %zmm4, %zmm0
	vmovdqu64	256(%r10,%r9,4), %zmm1
	vpdpbusd	256(%r12), %zmm1, %zmm0
	vmovdqu64	(%r10,%r13,4), %zmm1
	vmovdqu64	64(%r10,%r13,4), %zmm2
	vmovdqu64	128(%r10,%r13,4), %zmm3
	vmovdqu64	192(%r10,%r13,4), %zmm4
	vpdpbusd	(%r12,%r14), %zmm1, %zmm0
	vpdpbusd	64(%r12,%r14), %zmm2, %zmm0
	vpdpbusd	128(%r12,%r14), %zmm3, %zmm0
	vpdpbusd	192(%r12,%r14), %zmm4, %zmm0
	vmovdqu64	256(%r10,%r13,4), %zmm1
	addq	$2, %r15
	vpdpbusd	256(%r12,%r14), %zmm1, %zmm0
	addq	%r14, %r12
	addq	%r14, %r12
	cmpq	%r15, %rbp
	jne	.LBB17_39
	jmp	.LBB17_37
.Lfunc_end17:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5, .Lfunc_end17-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B10NextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$1048, %rsp
	.cfi_def_cfa_offset 1104
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vmovss	(%rdi), %xmm0
	vmovups	16(%rdi), %zmm1
	vmovups	%zmm1, 528(%rsp)
	vmovdqu64	80(%rdi), %zmm1
	vmovdqu64	%zmm1, 464(%rsp)
	movq	144(%rdi), %rax
	movq	%rax, 112(%rsp)
	movq	%rdi, 104(%rsp)
	movq	152(%rdi), %rax
	movq	%rax, 48(%rsp)
	movq	88(%r13), %rax
	movq	%r13, 8(%rsp)
	movq	104(%r13), %r9
	leaq	15(%rax), %rcx
	movq	%rax, 56(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, 16(%rsp)
	movq	%r9, %rax
	shrq	$32, %rax
	je	.LBB18_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r9
	jmp	.LBB18_3
.LBB18_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r9d
.LBB18_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 184(%rsp)
	cmpq	$15, %rcx
	jg	.LBB18_4
.LBB18_20:
	addq	$1048, %rsp
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
.LBB18_4:
	.cfi_def_cfa_offset 1104
	sarq	$4, 16(%rsp)
	movq	8(%rsp), %rax
	movq	96(%rax), %rcx
	movq	56(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	%rdx, 200(%rsp)
	movq	%r9, %rdx
	imulq	%rax, %rdx
	movq	%rdx, 216(%rsp)
	leaq	-8(%r9), %rax
	movq	%rax, 328(%rsp)
	movq	104(%rsp), %rax
	vpbroadcastd	4(%rax), %zmm1
	vmovdqu64	%zmm1, 720(%rsp)
	movq	48(%rsp), %rax
	leaq	(%rax,%rax), %rdx
	movq	%rdx, 128(%rsp)
	leaq	(%rax,%rax,2), %rdx
	movq	%rdx, 120(%rsp)
	leaq	(,%rax,4), %rax
	movq	%rax, 320(%rsp)
	leaq	-4(%r9), %rax
	movq	%rax, 312(%rsp)
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 400(%rsp)
	movq	$0, 144(%rsp)
	xorl	%edx, %edx
	movq	%r9, 136(%rsp)
	movq	%rcx, 160(%rsp)
	jmp	.LBB18_5
	.p2align	4
.LBB18_19:
	addq	$16, 144(%rsp)
	cmpq	16(%rsp), %rdx
	jge	.LBB18_20
.LBB18_5:
	movq	%rdx, %rsi
	addq	$4, %rdx
	testq	%rcx, %rcx
	jle	.LBB18_19
	movq	16(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, %rdi
	cmovlq	%rax, %rdi
	movq	%rdi, 208(%rsp)
	xorl	%edi, %edi
	movq	$0, 72(%rsp)
	movq	%rdx, 176(%rsp)
	movq	%rsi, 168(%rsp)
	jmp	.LBB18_7
	.p2align	4
.LBB18_17:
	movq	192(%rsp), %rdi
	movq	160(%rsp), %rcx
	movq	176(%rsp), %rdx
	movq	168(%rsp), %rsi
.LBB18_18:
	movq	%rdi, 72(%rsp)
	cmpq	%rcx, %rdi
	jge	.LBB18_19
.LBB18_7:
	addq	184(%rsp), %rdi
	jno	.LBB18_8
	movabsq	$9223372036854775807, %rax
	cmpq	16(%rsp), %rsi
	jne	.LBB18_10
	jmp	.LBB18_19
	.p2align	4
.LBB18_8:
	movq	%rdi, %rax
	cmpq	%rsi, 16(%rsp)
	je	.LBB18_18
.LBB18_10:
	movq	%rax, 192(%rsp)
	cmpq	%rdi, %rcx
	cmovlq	%rcx, %rdi
	movq	144(%rsp), %rax
	movq	%rax, 80(%rsp)
	movq	%rsi, 32(%rsp)
	movq	%rdi, 224(%rsp)
	jmp	.LBB18_11
	.p2align	4
.LBB18_16:
	movq	32(%rsp), %rax
	incq	%rax
	addq	$4, 80(%rsp)
	movq	%rax, 32(%rsp)
	cmpq	208(%rsp), %rax
	je	.LBB18_17
.LBB18_11:
	cmpq	%rdi, 72(%rsp)
	je	.LBB18_16
	movq	8(%rsp), %rax
	movq	16(%rax), %rcx
	movq	%rcx, 280(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 272(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 264(%rsp)
	movq	64(%rax), %r14
	movq	80(%rax), %rdx
	movq	8(%rax), %rsi
	movq	32(%rsp), %rcx
	imulq	%rcx, %rsi
	shlq	$2, %rsi
	addq	(%rax), %rsi
	movq	%rsi, 248(%rsp)
	shlq	$4, %rcx
	movq	%r14, %rax
	shlq	$4, %rax
	movq	%rax, 232(%rsp)
	shlq	$6, %r14
	movq	200(%rsp), %rax
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 240(%rsp)
	movq	%rdx, 256(%rsp)
	leaq	576(%rdx), %rax
	movq	%rax, 152(%rsp)
	movq	72(%rsp), %r8
	jmp	.LBB18_13
	.p2align	4
.LBB18_38:
	movq	288(%rsp), %r8
	incq	%r8
	movq	224(%rsp), %rdi
	cmpq	%rdi, %r8
	je	.LBB18_16
.LBB18_13:
	movq	%r8, %rax
	imulq	272(%rsp), %rax
	movq	264(%rsp), %rsi
	movq	32(%rsi), %rdi
	imulq	232(%rsp), %rdi
	addq	$80, %rdi
	movq	%rdi, %rcx
	imulq	32(%rsp), %rcx
	movq	256(%rsp), %rdx
	leaq	(%rdx,%rcx,4), %r15
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	%rcx, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	(%rsi,%rax,8), %rdx
	movq	8(%rsi,%rax,8), %rbp
	movq	%r14, %rsi
	movq	%rdx, 64(%rsp)
	imulq	%rdx, %rsi
	sarq	$2, %rcx
	imulq	280(%rsp), %rcx
	movq	216(%rsp), %rax
	imulq	%r8, %rax
	addq	240(%rsp), %rax
	movq	%rax, 24(%rsp)
	movq	248(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, 96(%rsp)
	cmpq	$7, %r9
	movq	%r8, 288(%rsp)
	jle	.LBB18_14
	movq	8(%rsp), %rax
	movq	32(%rax), %rax
	shlq	$6, %rax
	movq	%rax, 304(%rsp)
	movq	80(%rsp), %rax
	movq	%rdi, 40(%rsp)
	imulq	%rdi, %rax
	addq	152(%rsp), %rax
	movq	%rsi, 88(%rsp)
	addq	%rsi, %rax
	movq	%rax, 296(%rsp)
	xorl	%r12d, %r12d
	jmp	.LBB18_22
	.p2align	4
.LBB18_23:
	vmovdqa64	%zmm19, %zmm20
	vmovdqa64	%zmm19, %zmm21
	vmovdqa64	%zmm19, %zmm22
	vmovdqa64	%zmm19, %zmm23
	vmovdqa64	%zmm19, %zmm24
	vmovdqa64	%zmm19, %zmm0
	vmovdqa64	%zmm19, %zmm1
.LBB18_24:
	vmovdqu64	%zmm24, 784(%rsp)
	vmovdqu64	%zmm23, 848(%rsp)
	vmovdqu64	%zmm22, 912(%rsp)
	vmovdqu64	%zmm21, 976(%rsp)
	vmovdqu64	%zmm20, 592(%rsp)
	vmovdqu64	%zmm19, 656(%rsp)
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%r15), %zmm1, %zmm1
	imulq	56(%rsp), %r12
	vmulps	400(%rsp), %zmm1, %zmm1
	vmulps	128(%r15), %zmm1, %zmm1
	vaddps	192(%r15), %zmm1, %zmm1
	addq	24(%rsp), %r12
	vpxor	%xmm2, %xmm2, %xmm2
	vcmpltps	%zmm2, %zmm1, %k1
	vmulps	256(%r15), %zmm1, %zmm1 {%k1}
	vmovups	528(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovups	464(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm1
	movq	112(%rsp), %rbx
	vmovups	%zmm1, (%rbx,%r12,4)
	movq	48(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	%r15, %rdi
	movq	104(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	128(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	784(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	%r15, %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	120(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	848(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	%r15, %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	vcvtdq2ps	912(%rsp), %zmm0
	vmulps	64(%r15), %zmm0, %zmm0
	vmulps	400(%rsp), %zmm0, %zmm0
	vmulps	128(%r15), %zmm0, %zmm0
	vaddps	192(%r15), %zmm0, %zmm0
	addq	320(%rsp), %r12
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%zmm1, %zmm0, %k1
	vmulps	256(%r15), %zmm0, %zmm0 {%k1}
	vmovups	528(%rsp), %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	464(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rbx,%r12,4)
	movq	48(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	976(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	%r15, %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	128(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	592(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	%r15, %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	addq	120(%rsp), %r12
	vmovdqu64	656(%rsp), %zmm0
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	%r15, %rdi
	movq	%r12, %rsi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	336(%rsp), %rax
	leaq	8(%rax), %rbx
	addq	$12, %rax
	movq	136(%rsp), %r9
	cmpq	%r9, %rax
	movq	%rbx, %r12
	jge	.LBB18_25
.LBB18_22:
	movq	328(%rsp), %rax
	cmpq	%r12, %rax
	movq	%r12, 336(%rsp)
	cmovlq	%rax, %r12
	vmovdqu64	720(%rsp), %zmm0
	vpmulld	(%r15), %zmm0, %zmm19
	movq	64(%rsp), %rsi
	cmpq	%rsi, %rbp
	je	.LBB18_23
	movq	304(%rsp), %rax
	imulq	%r12, %rax
	addq	96(%rsp), %rax
	movq	8(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	296(%rsp), %rdx
	vmovdqa64	%zmm19, %zmm20
	vmovdqa64	%zmm19, %zmm21
	vmovdqa64	%zmm19, %zmm22
	vmovdqa64	%zmm19, %zmm23
	vmovdqa64	%zmm19, %zmm24
	vmovdqa64	%zmm19, %zmm0
	vmovdqa64	%zmm19, %zmm1
	.p2align	4
.LBB18_43:
	movq	(%rcx,%rsi,8), %rdi
	incq	%rsi
	vmovdqu64	(%rax,%rdi,4), %zmm3
	vmovdqu64	64(%rax,%rdi,4), %zmm11
	vmovdqu64	128(%rax,%rdi,4), %zmm12
	vmovdqu64	192(%rax,%rdi,4), %zmm9
	vmovdqu64	-256(%rdx), %zmm13
	vmovdqu64	-192(%rdx), %zmm14
	vmovdqu64	-128(%rdx), %zmm10
	vmovdqu64	-64(%rdx), %zmm2
	vpdpbusd	%zmm13, %zmm3, %zmm1
	vpdpbusd	%zmm13, %zmm12, %zmm0
	vmovdqu64	256(%rax,%rdi,4), %zmm3
	vpdpbusd	%zmm13, %zmm3, %zmm24
	vmovdqu64	384(%rax,%rdi,4), %zmm4
	vpdpbusd	%zmm13, %zmm4, %zmm23
	vmovdqu64	512(%rax,%rdi,4), %zmm5
	vpdpbusd	%zmm13, %zmm5, %zmm22
	vmovdqu64	640(%rax,%rdi,4), %zmm6
	vpdpbusd	%zmm13, %zmm6, %zmm21
	vmovdqu64	768(%rax,%rdi,4), %zmm7
	vpdpbusd	%zmm13, %zmm7, %zmm20
	vmovdqu64	896(%rax,%rdi,4), %zmm8
	vpdpbusd	%zmm13, %zmm8, %zmm19
	vpdpbusd	%zmm14, %zmm11, %zmm1
	vpdpbusd	%zmm14, %zmm9, %zmm0
	vmovdqu64	320(%rax,%rdi,4), %zmm11
	vmovdqu64	448(%rax,%rdi,4), %zmm13
	vpdpbusd	%zmm14, %zmm11, %zmm24
	vpdpbusd	%zmm14, %zmm13, %zmm23
	vmovdqu64	576(%rax,%rdi,4), %zmm15
	vmovdqu64	704(%rax,%rdi,4), %zmm16
	vpdpbusd	%zmm14, %zmm15, %zmm22
	vpdpbusd	%zmm14, %zmm16, %zmm21
	vmovdqu64	832(%rax,%rdi,4), %zmm17
	vmovdqu64	960(%rax,%rdi,4), %zmm18
	vpdpbusd	%zmm14, %zmm17, %zmm20
	vpdpbusd	%zmm14, %zmm18, %zmm19
	vpdpbusd	%zmm10, %zmm12, %zmm1
	vpdpbusd	%zmm10, %zmm3, %zmm0
	vpdpbusd	%zmm10, %zmm4, %zmm24
	vpdpbusd	%zmm10, %zmm5, %zmm23
	vpdpbusd	%zmm10, %zmm6, %zmm22
	vpdpbusd	%zmm10, %zmm7, %zmm21
	vpdpbusd	%zmm10, %zmm8, %zmm20
	vmovdqu64	1024(%rax,%rdi,4), %zmm12
	vpdpbusd	%zmm10, %zmm12, %zmm19
	vpdpbusd	%zmm2, %zmm9, %zmm1
	vpdpbusd	%zmm2, %zmm11, %zmm0
	vpdpbusd	%zmm2, %zmm13, %zmm24
	vpdpbusd	%zmm2, %zmm15, %zmm23
	vpdpbusd	%zmm2, %zmm16, %zmm22
	vpdpbusd	%zmm2, %zmm17, %zmm21
	vpdpbusd	%zmm2, %zmm18, %zmm20
	vmovdqu64	1088(%rax,%rdi,4), %zmm9
	vpdpbusd	%zmm2, %zmm9, %zmm19
	vmovdqu64	(%rdx), %zmm2
	vpdpbusd	%zmm2, %zmm3, %zmm1
	vpdpbusd	%zmm2, %zmm4, %zmm0
	vpdpbusd	%zmm2, %zmm5, %zmm24
	vpdpbusd	%zmm2, %zmm6, %zmm23
	vpdpbusd	%zmm2, %zmm7, %zmm22
	vpdpbusd	%zmm2, %zmm8, %zmm21
	vpdpbusd	%zmm2, %zmm12, %zmm20
	vmovdqu64	1152(%rax,%rdi,4), %zmm3
	vpdpbusd	%zmm2, %zmm3, %zmm19
	addq	%r14, %rdx
	cmpq	%rsi, %rbp
	jne	.LBB18_43
	jmp	.LBB18_24
	.p2align	4
.LBB18_14:
	cmpq	$3, %r9
	jle	.LBB18_44
	movq	%rsi, 88(%rsp)
	movq	%rdi, 40(%rsp)
	xorl	%ebx, %ebx
	jmp	.LBB18_26
	.p2align	4
.LBB18_25:
	cmpq	%r9, %rbx
	jge	.LBB18_30
.LBB18_26:
	movq	8(%rsp), %rax
	movq	32(%rax), %rax
	shlq	$6, %rax
	movq	%rax, 592(%rsp)
	movq	40(%rsp), %rax
	imulq	80(%rsp), %rax
	addq	152(%rsp), %rax
	addq	88(%rsp), %rax
	movq	%rax, 40(%rsp)
	jmp	.LBB18_27
	.p2align	4
.LBB18_28:
	vmovdqa64	%zmm11, %zmm12
	vmovdqa64	%zmm11, %zmm0
	vmovdqa64	%zmm11, %zmm1
.LBB18_29:
	vmovdqu64	%zmm12, 656(%rsp)
	vmovdqu64	%zmm11, 336(%rsp)
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%r15), %zmm1, %zmm1
	imulq	56(%rsp), %r12
	vmulps	400(%rsp), %zmm1, %zmm1
	vmulps	128(%r15), %zmm1, %zmm1
	vaddps	192(%r15), %zmm1, %zmm1
	addq	24(%rsp), %r12
	vpxor	%xmm2, %xmm2, %xmm2
	vcmpltps	%zmm2, %zmm1, %k1
	vmulps	256(%r15), %zmm1, %zmm1 {%k1}
	vmovups	528(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovups	464(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm1
	movq	112(%rsp), %rax
	vmovups	%zmm1, (%rax,%r12,4)
	movq	48(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	%r15, %rdi
	movq	104(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	128(%rsp), %rax
	leaq	(%r12,%rax), %rsi
	vmovups	656(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	%r15, %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	addq	120(%rsp), %r12
	vmovdqu64	336(%rsp), %zmm0
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	%r15, %rdi
	movq	%r12, %rsi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	addq	$4, %rbx
	movq	136(%rsp), %r9
	cmpq	%r9, %rbx
	jge	.LBB18_30
.LBB18_27:
	movq	312(%rsp), %rax
	cmpq	%rbx, %rax
	movq	%rbx, %r12
	cmovlq	%rax, %r12
	vmovdqu64	720(%rsp), %zmm0
	vpmulld	(%r15), %zmm0, %zmm11
	movq	64(%rsp), %rsi
	cmpq	%rsi, %rbp
	je	.LBB18_28
	movq	592(%rsp), %rax
	imulq	%r12, %rax
	addq	96(%rsp), %rax
	movq	8(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	40(%rsp), %rdx
	vmovdqa64	%zmm11, %zmm12
	vmovdqa64	%zmm11, %zmm0
	vmovdqa64	%zmm11, %zmm1
	.p2align	4
.LBB18_41:
	movq	(%rcx,%rsi,8), %rdi
	incq	%rsi
	vmovdqu64	(%rax,%rdi,4), %zmm2
	vmovdqu64	64(%rax,%rdi,4), %zmm3
	vmovdqu64	128(%rax,%rdi,4), %zmm4
	vmovdqu64	192(%rax,%rdi,4), %zmm5
	vmovdqu64	-256(%rdx), %zmm6
	vmovdqu64	-192(%rdx), %zmm7
	vmovdqu64	-128(%rdx), %zmm8
	vmovdqu64	-64(%rdx), %zmm9
	vpdpbusd	%zmm6, %zmm2, %zmm1
	vpdpbusd	%zmm6, %zmm4, %zmm0
	vmovdqu64	256(%rax,%rdi,4), %zmm2
	vpdpbusd	%zmm6, %zmm2, %zmm12
	vmovdqu64	384(%rax,%rdi,4), %zmm10
	vpdpbusd	%zmm6, %zmm10, %zmm11
	vpdpbusd	%zmm7, %zmm3, %zmm1
	vpdpbusd	%zmm7, %zmm5, %zmm0
	vmovdqu64	320(%rax,%rdi,4), %zmm3
	vmovdqu64	448(%rax,%rdi,4), %zmm6
	vpdpbusd	%zmm7, %zmm3, %zmm12
	vpdpbusd	%zmm7, %zmm6, %zmm11
	vpdpbusd	%zmm8, %zmm4, %zmm1
	vpdpbusd	%zmm8, %zmm2, %zmm0
	vmovdqu64	512(%rax,%rdi,4), %zmm4
	vpdpbusd	%zmm8, %zmm10, %zmm12
	vpdpbusd	%zmm8, %zmm4, %zmm11
	vpdpbusd	%zmm9, %zmm5, %zmm1
	vpdpbusd	%zmm9, %zmm3, %zmm0
	vmovdqu64	576(%rax,%rdi,4), %zmm3
	vpdpbusd	%zmm9, %zmm6, %zmm12
	vpdpbusd	%zmm9, %zmm3, %zmm11
	vmovdqu64	(%rdx), %zmm3
	vpdpbusd	%zmm3, %zmm2, %zmm1
	vpdpbusd	%zmm3, %zmm10, %zmm0
	vpdpbusd	%zmm3, %zmm4, %zmm12
	vmovdqu64	640(%rax,%rdi,4), %zmm2
	vpdpbusd	%zmm3, %zmm2, %zmm11
	addq	%r14, %rdx
	cmpq	%rsi, %rbp
	jne	.LBB18_41
	jmp	.LBB18_29
	.p2align	4
.LBB18_30:
	cmpq	%r9, %rbx
	movq	88(%rsp), %rsi
	jge	.LBB18_38
	jmp	.LBB18_31
	.p2align	4
.LBB18_44:
	testq	%r9, %r9
	jle	.LBB18_38
	xorl	%ebx, %ebx
.LBB18_31:
	leaq	(%r15,%rsi), %rax
	leaq	(%rsi,%r15), %r9
	addq	$320, %r9
	movq	8(%rsp), %rcx
	movq	32(%rcx), %rdx
	movq	112(%rsp), %rcx
	movq	24(%rsp), %rsi
	leaq	(%rcx,%rsi,4), %rsi
	shlq	$6, %rdx
	movq	%rbp, %rdi
	movq	64(%rsp), %rcx
	subq	%rcx, %rdi
	leaq	1(%rcx), %r8
	movq	%r9, 24(%rsp)
	leaq	(%r9,%r14), %rcx
	movq	%rcx, 336(%rsp)
	jmp	.LBB18_32
	.p2align	4
.LBB18_37:
	movq	%rbx, %r9
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	64(%r15), %zmm0, %zmm0
	vmulps	400(%rsp), %zmm0, %zmm0
	vmulps	128(%r15), %zmm0, %zmm0
	imulq	56(%rsp), %r9
	vaddps	192(%r15), %zmm0, %zmm0
	vpxor	%xmm1, %xmm1, %xmm1
	vcmpltps	%zmm1, %zmm0, %k1
	vmulps	256(%r15), %zmm0, %zmm0 {%k1}
	vmovups	528(%rsp), %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	464(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rsi,%r9,4)
	incq	%rbx
	movq	136(%rsp), %r9
	cmpq	%r9, %rbx
	jge	.LBB18_38
.LBB18_32:
	vmovdqu64	720(%rsp), %zmm0
	vpmulld	(%r15), %zmm0, %zmm0
	movq	64(%rsp), %r12
	cmpq	%r12, %rbp
	je	.LBB18_37
	movq	%rdx, %r10
	imulq	%rbx, %r10
	addq	96(%rsp), %r10
	movq	8(%rsp), %rcx
	movq	48(%rcx), %r11
	testb	$1, %dil
	jne	.LBB18_35
	movq	24(%rsp), %r13
	cmpq	%r8, %rbp
	jne	.LBB18_39
	jmp	.LBB18_37
	.p2align	4
.LBB18_35:
	movq	(%r11,%r12,8), %r9
	vmovdqu64	(%r10,%r9,4), %zmm1
	vmovdqu64	64(%r10,%r9,4), %zmm2
	vmovdqu64	128(%r10,%r9,4), %zmm3
	vmovdqu64	192(%r10,%r9,4), %zmm4
	vpdpbusd	320(%rax), %zmm1, %zmm0
	vpdpbusd	384(%rax), %zmm2, %zmm0
	vpdpbusd	448(%rax), %zmm3, %zmm0
	vpdpbusd	512(%rax), %zmm4, %zmm0
	vmovdqu64	256(%r10,%r9,4), %zmm1
	vpdpbusd	576(%rax), %zmm1, %zmm0
	movq	336(%rsp), %r13
	movq	%r8, %r12
	cmpq	%r8, %rbp
	je	.LBB18_37
	.p2align	4
.LBB18_39:
	movq	(%r11,%r12,8), %rcx
	movq	8(%r11,%r12,8), %r9
	vmovdqu64	(%r10,%rcx,4), %zmm1
	vmovdqu64	64(%r10,%rcx,4), %zmm2
	vmovdqu64	128(%r10,%rcx,4), %zmm3
	vmovdqu64	192(%r10,%rcx,4), %zmm4
	vpdpbusd	(%r13), %zmm1, %zmm0
	vpdpbusd	64(%r13), %zmm2, %zmm0
	vpdpbusd	128(%r13), %zmm3, %zmm0
	vpdpbusd	192(%r13), %zmm4, %zmm0
	vmovdqu64	256(%r10,%rcx,4), %zmm1
	vpdpbusd	256(%r13), %zmm1, %zmm0
	vmovdqu64	(%r10,%r9,4), %zmm1
	vmovdqu64	64(%r10,%r9,4), %zmm2
	vmovdqu64	128(%r10,%r9,4), %zmm3
	vmovdqu64	192(%r10,%r9,4), %zmm4
	vpdpbusd	(%r13,%r14), %zmm1, %zmm0
	vpdpbusd	64(%r13,%r14), %zmm2, %zmm0
	vpdpbusd	128(%r13,%r14), %zmm3, %zmm0
	vpdpbusd	192(%r13,%r14), %zmm4, %zmm0
	vmovdqu64	256(%r10,%r9,4), %zmm1
	addq	$2, %r12
	vpdpbusd	256(%r13,%r14), %zmm1, %zmm0
	addq	%r14, %r13
	addq	%r14, %r13
	cmpq	%r12, %rbp
	jne	.LBB18_39
	jmp	.LBB18_37
.Lfunc_end18:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5, .Lfunc_end18-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b4FivehI0OyAA0B16SecondNextColumnOG_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGAsA0B15ScalingChannelsVTtt0t1g5
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGApA0B15ScalingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGApA0B15ScalingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGApA0B15ScalingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGApA0B15ScalingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$1352, %rsp
	.cfi_def_cfa_offset 1408
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vmovss	(%rdi), %xmm0
	vmovups	16(%rdi), %zmm1
	vmovups	%zmm1, 896(%rsp)
	vmovdqu64	80(%rdi), %zmm1
	vmovdqu64	%zmm1, 832(%rsp)
	movq	144(%rdi), %rax
	movq	%rax, 184(%rsp)
	movq	%rdi, 176(%rsp)
	movq	152(%rdi), %rax
	movq	%rax, 56(%rsp)
	movq	88(%r13), %rax
	movq	%r13, (%rsp)
	movq	104(%r13), %rsi
	leaq	15(%rax), %rcx
	movq	%rax, 64(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, 32(%rsp)
	movq	%rsi, %rax
	shrq	$32, %rax
	je	.LBB19_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rsi
	jmp	.LBB19_3
.LBB19_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB19_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 344(%rsp)
	cmpq	$15, %rcx
	jg	.LBB19_4
.LBB19_20:
	addq	$1352, %rsp
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
.LBB19_4:
	.cfi_def_cfa_offset 1408
	sarq	$4, 32(%rsp)
	movq	(%rsp), %rax
	movq	96(%rax), %rcx
	movq	64(%rsp), %rax
	leaq	-16(%rax), %rdx
	movq	%rdx, 352(%rsp)
	movq	%rsi, %rdx
	imulq	%rax, %rdx
	movq	%rdx, 408(%rsp)
	leaq	-8(%rsi), %rax
	movq	%rax, 520(%rsp)
	movq	176(%rsp), %rax
	vpbroadcastd	4(%rax), %zmm1
	vmovdqu64	%zmm1, 960(%rsp)
	movq	56(%rsp), %rax
	leaq	(%rax,%rax), %rdx
	movq	%rdx, 280(%rsp)
	leaq	(%rax,%rax,2), %rdx
	movq	%rdx, 200(%rsp)
	leaq	(,%rax,4), %rax
	movq	%rax, 512(%rsp)
	leaq	-4(%rsi), %rax
	movq	%rax, 504(%rsp)
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 768(%rsp)
	movq	$0, 256(%rsp)
	xorl	%edx, %edx
	movq	%rsi, 208(%rsp)
	movq	%rcx, 328(%rsp)
	jmp	.LBB19_5
	.p2align	4
.LBB19_19:
	addq	$16, 256(%rsp)
	cmpq	32(%rsp), %rdx
	jge	.LBB19_20
.LBB19_5:
	movq	%rdx, 136(%rsp)
	addq	$4, %rdx
	testq	%rcx, %rcx
	jle	.LBB19_19
	movq	32(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, %rdi
	cmovlq	%rax, %rdi
	movq	%rdi, 360(%rsp)
	xorl	%edi, %edi
	movq	$0, 144(%rsp)
	movq	%rdx, 336(%rsp)
	jmp	.LBB19_7
	.p2align	4
.LBB19_17:
	movq	264(%rsp), %rdi
	movq	328(%rsp), %rcx
	movq	336(%rsp), %rdx
.LBB19_18:
	movq	%rdi, 144(%rsp)
	cmpq	%rcx, %rdi
	jge	.LBB19_19
.LBB19_7:
	addq	344(%rsp), %rdi
	jno	.LBB19_8
	movabsq	$9223372036854775807, %rax
	movq	%rax, 264(%rsp)
	movq	136(%rsp), %rax
	cmpq	32(%rsp), %rax
	jne	.LBB19_10
	jmp	.LBB19_19
	.p2align	4
.LBB19_8:
	movq	%rdi, 264(%rsp)
	movq	136(%rsp), %rax
	cmpq	%rax, 32(%rsp)
	je	.LBB19_18
.LBB19_10:
	cmpq	%rdi, %rcx
	cmovlq	%rcx, %rdi
	movq	256(%rsp), %rax
	movq	%rax, 40(%rsp)
	movq	136(%rsp), %rax
	movq	%rax, 48(%rsp)
	movq	%rdi, 416(%rsp)
	jmp	.LBB19_11
	.p2align	4
.LBB19_16:
	movq	48(%rsp), %rax
	incq	%rax
	addq	$4, 40(%rsp)
	movq	%rax, 48(%rsp)
	cmpq	360(%rsp), %rax
	je	.LBB19_17
.LBB19_11:
	cmpq	%rdi, 144(%rsp)
	je	.LBB19_16
	movq	(%rsp), %rdx
	movq	24(%rdx), %rax
	movq	%rax, 456(%rsp)
	movq	40(%rdx), %rax
	movq	%rax, 448(%rsp)
	movq	64(%rdx), %rbp
	movq	(%rdx), %rax
	movq	8(%rdx), %r8
	movq	%r8, %rcx
	movq	48(%rsp), %rdi
	imulq	%rdi, %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%rcx, 392(%rsp)
	shlq	$4, %rdi
	movq	%rbp, %rcx
	shlq	$4, %rcx
	movq	%rcx, 432(%rsp)
	movq	%rbp, %rcx
	shlq	$6, %rcx
	movq	%rcx, 80(%rsp)
	movq	352(%rsp), %rcx
	cmpq	%rdi, %rcx
	cmovlq	%rcx, %rdi
	movq	%rdi, 440(%rsp)
	movq	%rbp, %rcx
	andq	$-2, %rcx
	movq	%rcx, 536(%rsp)
	movl	%ebp, %ecx
	andl	$3, %ecx
	movq	%rbp, %rdi
	andq	$-4, %rdi
	movq	%rdi, 632(%rsp)
	movl	%ebp, %edi
	andl	$7, %edi
	movq	%rbp, %r9
	andq	$-8, %r9
	movq	%r9, 544(%rsp)
	imulq	40(%rsp), %r8
	addq	%rax, %r8
	movq	%r8, 160(%rsp)
	movq	%rcx, 592(%rsp)
	shll	$6, %ecx
	movq	%rcx, 584(%rsp)
	movq	%rdi, 616(%rsp)
	movl	%edi, %ecx
	shll	$6, %ecx
	movq	80(%rdx), %rax
	movq	16(%rdx), %rdx
	movq	%rdx, 384(%rsp)
	leaq	(,%rdx,4), %rdx
	movq	%rdx, 152(%rsp)
	leaq	384(%rax), %rdx
	movq	%rdx, 376(%rsp)
	leaq	512(%rax), %rdx
	movq	%rdx, 368(%rsp)
	movq	%rax, 424(%rsp)
	addq	$768, %rax
	movq	%rax, 400(%rsp)
	movq	144(%rsp), %r8
	movq	%rbp, 72(%rsp)
	movq	%rcx, 608(%rsp)
	jmp	.LBB19_13
	.p2align	4
.LBB19_42:
	movq	464(%rsp), %r8
	incq	%r8
	movq	416(%rsp), %rdi
	cmpq	%rdi, %r8
	je	.LBB19_16
.LBB19_13:
	movq	%r8, %rax
	imulq	456(%rsp), %rax
	movq	448(%rsp), %rdi
	movq	32(%rdi), %r9
	imulq	432(%rsp), %r9
	addq	$80, %r9
	movq	%r9, %rcx
	imulq	48(%rsp), %rcx
	leaq	3(%rax), %r15
	testq	%rax, %rax
	cmovnsq	%rax, %r15
	movq	%r15, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	(%rdi,%rax,8), %r10
	movq	8(%rdi,%rax,8), %rax
	movq	%rax, 24(%rsp)
	movq	80(%rsp), %rdx
	imulq	%r10, %rdx
	sarq	$2, %r15
	movq	408(%rsp), %rax
	imulq	%r8, %rax
	addq	440(%rsp), %rax
	movq	%rax, 192(%rsp)
	movq	424(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, 16(%rsp)
	addq	%rdx, %rax
	addq	$320, %rax
	movq	%rax, 168(%rsp)
	cmpq	$7, %rsi
	movq	%r9, 8(%rsp)
	movq	%r15, 288(%rsp)
	movq	%r10, 216(%rsp)
	movq	%r8, 464(%rsp)
	movq	%rdx, 272(%rsp)
	jle	.LBB19_14
	movq	%r15, %rax
	imulq	384(%rsp), %rax
	movq	392(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 248(%rsp)
	movq	(%rsp), %rax
	movq	32(%rax), %rax
	movq	%rax, %rbx
	shlq	$6, %rbx
	movq	%rax, %rcx
	shlq	$4, %rcx
	movq	%rax, %rsi
	shlq	$5, %rsi
	movq	%rsi, 128(%rsp)
	movq	%rcx, 704(%rsp)
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rcx, 120(%rsp)
	movq	%rax, %rcx
	shlq	$8, %rcx
	movq	%rcx, 112(%rsp)
	movq	152(%rsp), %rcx
	imulq	%r15, %rcx
	addq	160(%rsp), %rcx
	movq	%rcx, 240(%rsp)
	movq	40(%rsp), %rcx
	imulq	%r9, %rcx
	addq	376(%rsp), %rcx
	addq	%rdx, %rcx
	movq	%rcx, 232(%rsp)
	shlq	$7, %rax
	leaq	(%rax,%rax,2), %rax
	negq	%rax
	movq	%rax, 104(%rsp)
	xorl	%ecx, %ecx
	movq	16(%rsp), %r14
	jmp	.LBB19_22
	.p2align	4
.LBB19_23:
	vmovdqa64	%zmm5, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm5, %zmm0
	vmovdqa64	%zmm5, %zmm1
.LBB19_24:
	vmovdqu64	%zmm10, 1024(%rsp)
	vmovdqu64	%zmm9, 1088(%rsp)
	vmovdqu64	%zmm8, 1152(%rsp)
	vmovdqu64	%zmm7, 1216(%rsp)
	vmovdqu64	%zmm6, 1280(%rsp)
	vmovdqu64	%zmm5, 640(%rsp)
	vcvtdq2ps	%zmm1, %zmm1
	movq	16(%rsp), %r14
	vmulps	64(%r14), %zmm1, %zmm1
	movq	88(%rsp), %r15
	imulq	64(%rsp), %r15
	vmulps	768(%rsp), %zmm1, %zmm1
	vmulps	128(%r14), %zmm1, %zmm1
	vaddps	192(%r14), %zmm1, %zmm1
	addq	192(%rsp), %r15
	vpxor	%xmm2, %xmm2, %xmm2
	vcmpltps	%zmm2, %zmm1, %k1
	vmulps	256(%r14), %zmm1, %zmm1 {%k1}
	vmovups	896(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovups	832(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm1
	movq	184(%rsp), %rbp
	vmovups	%zmm1, (%rbp,%r15,4)
	movq	56(%rsp), %rax
	leaq	(%r15,%rax), %rsi
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	%r14, %rdi
	movq	176(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	280(%rsp), %r12
	leaq	(%r15,%r12), %rsi
	vmovups	1024(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	%r14, %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	200(%rsp), %rax
	leaq	(%r15,%rax), %rsi
	vmovups	1088(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	%r14, %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	vcvtdq2ps	1152(%rsp), %zmm0
	vmulps	64(%r14), %zmm0, %zmm0
	vmulps	768(%rsp), %zmm0, %zmm0
	vmulps	128(%r14), %zmm0, %zmm0
	vaddps	192(%r14), %zmm0, %zmm0
	addq	512(%rsp), %r15
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%zmm1, %zmm0, %k1
	vmulps	256(%r14), %zmm0, %zmm0 {%k1}
	vmovups	896(%rsp), %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	832(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rbp,%r15,4)
	movq	56(%rsp), %rax
	leaq	(%r15,%rax), %rsi
	vmovups	1216(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	%r14, %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	leaq	(%r15,%r12), %rsi
	vmovups	1280(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	%r14, %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	addq	200(%rsp), %r15
	vmovdqu64	640(%rsp), %zmm0
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	%r14, %rdi
	movq	%r15, %rsi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	96(%rsp), %rax
	leaq	8(%rax), %r8
	addq	$12, %rax
	movq	208(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%r8, %rcx
	movq	288(%rsp), %r15
	movq	216(%rsp), %r10
	jge	.LBB19_25
.LBB19_22:
	movq	520(%rsp), %rdx
	cmpq	%rdx, %rcx
	cmovlq	%rcx, %rdx
	vmovdqu64	960(%rsp), %zmm0
	vpmulld	(%r14), %zmm0, %zmm5
	cmpq	24(%rsp), %r10
	movq	%rcx, 96(%rsp)
	movq	%rdx, 88(%rsp)
	je	.LBB19_23
	movq	%rbx, %rax
	imulq	%rdx, %rax
	movq	248(%rsp), %rcx
	addq	%rax, %rcx
	movq	%rcx, 640(%rsp)
	movq	(%rsp), %rdx
	movq	48(%rdx), %rdx
	addq	240(%rsp), %rax
	movq	232(%rsp), %rsi
	movq	168(%rsp), %rdi
	movq	%r10, %r8
	vmovdqa64	%zmm5, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm5, %zmm0
	vmovdqa64	%zmm5, %zmm1
	movq	72(%rsp), %r15
	jmp	.LBB19_56
	.p2align	4
.LBB19_61:
	incq	%r8
	movq	80(%rsp), %r9
	addq	%r9, %rdi
	addq	%r9, %rsi
	cmpq	24(%rsp), %r8
	je	.LBB19_24
.LBB19_56:
	testq	%r15, %r15
	je	.LBB19_61
	movq	(%rsp), %r9
	movq	72(%r9), %r14
	movq	%r14, %r9
	shlq	$6, %r9
	movq	(%rdx,%r8,8), %r10
	cmpq	$1, %r15
	jne	.LBB19_62
	xorl	%r11d, %r11d
	jmp	.LBB19_59
	.p2align	4
.LBB19_62:
	leaq	(%rax,%r10,4), %r15
	shlq	$7, %r14
	movq	104(%rsp), %rcx
	leaq	(%rcx,%r9), %r12
	movq	%rsi, %r13
	xorl	%r11d, %r11d
	movq	536(%rsp), %rcx
	.p2align	4
.LBB19_63:
	vmovdqu64	(%r15), %zmm3
	vmovdqu64	-64(%r13), %zmm4
	vmovdqu64	(%r13), %zmm2
	vpdpbusd	%zmm4, %zmm3, %zmm1
	vmovdqu64	(%r15,%rbx), %zmm3
	leaq	(%r15,%rbx), %rbp
	vpdpbusd	%zmm4, %zmm3, %zmm0
	vmovdqu64	(%rbx,%rbp), %zmm3
	addq	%rbx, %rbp
	vpdpbusd	%zmm4, %zmm3, %zmm10
	vmovdqu64	(%rbx,%rbp), %zmm3
	addq	%rbx, %rbp
	vpdpbusd	%zmm4, %zmm3, %zmm9
	vmovdqu64	(%rbx,%rbp), %zmm3
	addq	%rbx, %rbp
	vpdpbusd	%zmm4, %zmm3, %zmm8
	vmovdqu64	(%rbx,%rbp), %zmm3
	addq	%rbx, %rbp
	vpdpbusd	%zmm4, %zmm3, %zmm7
	vmovdqu64	(%rbx,%rbp), %zmm3
	addq	%rbx, %rbp
	vpdpbusd	%zmm4, %zmm3, %zmm6
	vmovdqu64	(%rbx,%rbp), %zmm3
	addq	%rbx, %rbp
	vpdpbusd	%zmm4, %zmm3, %zmm5
	addq	$2, %r11
	vmovdqu64	(%r15,%r9), %zmm3
	vpdpbusd	%zmm2, %zmm3, %zmm1
	vmovdqu64	(%r12,%rbp), %zmm3
	addq	%r12, %rbp
	vpdpbusd	%zmm2, %zmm3, %zmm0
	vmovdqu64	(%rbx,%rbp), %zmm3
	addq	%rbx, %rbp
	vpdpbusd	%zmm2, %zmm3, %zmm10
	vmovdqu64	(%rbx,%rbp), %zmm3
	addq	%rbx, %rbp
	vpdpbusd	%zmm2, %zmm3, %zmm9
	vmovdqu64	(%rbx,%rbp), %zmm3
	addq	%rbx, %rbp
	vpdpbusd	%zmm2, %zmm3, %zmm8
	vmovdqu64	(%rbx,%rbp), %zmm3
	addq	%rbx, %rbp
	vpdpbusd	%zmm2, %zmm3, %zmm7
	vmovdqu64	(%rbx,%rbp), %zmm3
	addq	%rbx, %rbp
	vpdpbusd	%zmm2, %zmm3, %zmm6
	vmovdqu64	(%rbx,%rbp), %zmm3
	vpdpbusd	%zmm2, %zmm3, %zmm5
	addq	%r14, %r15
	subq	$-128, %r13
	cmpq	%r11, %rcx
	jne	.LBB19_63
.LBB19_59:
	movq	72(%rsp), %r15
	testb	$1, %r15b
	je	.LBB19_61
	movq	640(%rsp), %rcx
	leaq	(%rcx,%r10,4), %r10
	imulq	%r11, %r9
	shlq	$6, %r11
	vmovdqu64	(%rdi,%r11), %zmm2
	vmovdqu64	(%r10,%r9), %zmm3
	addq	%r10, %r9
	vpdpbusd	%zmm2, %zmm3, %zmm1
	movq	704(%rsp), %rcx
	vmovdqu64	(%r9,%rcx,4), %zmm3
	movq	128(%rsp), %r10
	vmovdqu64	(%r9,%r10,4), %zmm4
	vpdpbusd	%zmm2, %zmm3, %zmm0
	vpdpbusd	%zmm2, %zmm4, %zmm10
	movq	120(%rsp), %r11
	vmovdqu64	(%r9,%r11,4), %zmm3
	movq	112(%rsp), %r14
	vmovdqu64	(%r14,%r9), %zmm4
	vpdpbusd	%zmm2, %zmm3, %zmm9
	addq	%r14, %r9
	vpdpbusd	%zmm2, %zmm4, %zmm8
	vmovdqu64	(%r9,%rcx,4), %zmm3
	vpdpbusd	%zmm2, %zmm3, %zmm7
	vmovdqu64	(%r9,%r10,4), %zmm3
	vpdpbusd	%zmm2, %zmm3, %zmm6
	vmovdqu64	(%r9,%r11,4), %zmm3
	vpdpbusd	%zmm2, %zmm3, %zmm5
	jmp	.LBB19_61
	.p2align	4
.LBB19_14:
	cmpq	$3, %rsi
	jle	.LBB19_64
	xorl	%r8d, %r8d
	movq	8(%rsp), %rdi
	movq	16(%rsp), %rbx
	jmp	.LBB19_26
	.p2align	4
.LBB19_25:
	cmpq	%rsi, %r8
	movq	72(%rsp), %rbp
	movq	8(%rsp), %rdi
	movq	%r14, %rbx
	jge	.LBB19_30
.LBB19_26:
	movq	(%rsp), %rax
	movq	32(%rax), %rax
	movq	152(%rsp), %rcx
	imulq	%r15, %rcx
	addq	160(%rsp), %rcx
	movq	%rcx, 488(%rsp)
	movq	%rax, 496(%rsp)
	shlq	$6, %rax
	movq	%rax, 480(%rsp)
	movq	40(%rsp), %rax
	imulq	%rdi, %rax
	addq	368(%rsp), %rax
	addq	272(%rsp), %rax
	movq	%rax, 472(%rsp)
	jmp	.LBB19_27
	.p2align	4
.LBB19_28:
	vmovdqa64	%zmm8, %zmm9
	vmovdqa64	%zmm8, %zmm0
	vmovdqa64	%zmm8, %zmm1
.LBB19_29:
	vmovdqu64	%zmm9, 704(%rsp)
	vmovdqu64	%zmm8, 640(%rsp)
	vcvtdq2ps	%zmm1, %zmm1
	movq	16(%rsp), %rbx
	vmulps	64(%rbx), %zmm1, %zmm1
	movq	528(%rsp), %r14
	imulq	64(%rsp), %r14
	vmulps	768(%rsp), %zmm1, %zmm1
	vmulps	128(%rbx), %zmm1, %zmm1
	vaddps	192(%rbx), %zmm1, %zmm1
	addq	192(%rsp), %r14
	vpxor	%xmm2, %xmm2, %xmm2
	vcmpltps	%zmm2, %zmm1, %k1
	vmulps	256(%rbx), %zmm1, %zmm1 {%k1}
	vmovups	896(%rsp), %zmm2
	vmaxps	%zmm1, %zmm2, %zmm1
	vmovups	832(%rsp), %zmm2
	vminps	%zmm1, %zmm2, %zmm1
	movq	184(%rsp), %rax
	vmovups	%zmm1, (%rax,%r14,4)
	movq	56(%rsp), %rax
	leaq	(%r14,%rax), %rsi
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	%rbx, %rdi
	movq	176(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	280(%rsp), %rax
	leaq	(%r14,%rax), %rsi
	vmovups	704(%rsp), %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movq	%rbx, %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	addq	200(%rsp), %r14
	vmovdqu64	640(%rsp), %zmm0
	vextracti128	$1, %ymm0, %xmm1
	vextracti32x4	$2, %zmm0, %xmm2
	vextracti32x4	$3, %zmm0, %xmm3
	movq	%rbx, %rdi
	movq	%r14, %rsi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B15ScalingChannelsV5store__2toys6SIMD16Vys5Int32VG_SPyAIGSitF)
	movq	224(%rsp), %r8
	addq	$4, %r8
	movq	208(%rsp), %rsi
	cmpq	%rsi, %r8
	movq	8(%rsp), %rdi
	movq	288(%rsp), %r15
	movq	216(%rsp), %r10
	jge	.LBB19_30
.LBB19_27:
	movq	504(%rsp), %rcx
	cmpq	%rcx, %r8
	cmovlq	%r8, %rcx
	vmovdqu64	960(%rsp), %zmm0
	vpmulld	(%rbx), %zmm0, %zmm8
	cmpq	24(%rsp), %r10
	movq	%r8, 224(%rsp)
	movq	%rcx, 528(%rsp)
	je	.LBB19_28
	movq	%rcx, %rdx
	shlq	$6, %rdx
	leaq	192(%rdx), %rsi
	movq	496(%rsp), %rax
	imulq	%rax, %rsi
	leaq	128(%rdx), %rdi
	imulq	%rax, %rdi
	addq	$64, %rdx
	imulq	%rax, %rdx
	movq	480(%rsp), %r8
	imulq	%rcx, %r8
	movq	488(%rsp), %rcx
	leaq	(%rcx,%r8), %rax
	movq	%rax, 576(%rsp)
	leaq	(%rcx,%rsi), %rax
	movq	%rax, 568(%rsp)
	leaq	(%rcx,%rdi), %rax
	movq	%rax, 560(%rsp)
	leaq	(%rcx,%rdx), %rax
	movq	%rax, 552(%rsp)
	movq	(%rsp), %rax
	movq	48(%rax), %rax
	movq	%rax, 600(%rsp)
	addq	%rcx, %rsi
	movq	%rsi, 312(%rsp)
	addq	%rcx, %rdi
	movq	%rdi, 304(%rsp)
	addq	%rcx, %rdx
	movq	%rdx, 320(%rsp)
	addq	%rcx, %r8
	movq	%r8, 296(%rsp)
	movq	472(%rsp), %r15
	movq	168(%rsp), %r11
	movq	%r10, %rbx
	vmovdqa64	%zmm8, %zmm9
	vmovdqa64	%zmm8, %zmm0
	vmovdqa64	%zmm8, %zmm1
	jmp	.LBB19_46
	.p2align	4
.LBB19_52:
	incq	%rbx
	movq	80(%rsp), %rax
	addq	%rax, %r11
	addq	%rax, %r15
	cmpq	24(%rsp), %rbx
	je	.LBB19_29
.LBB19_46:
	testq	%rbp, %rbp
	je	.LBB19_52
	movq	%r11, 248(%rsp)
	movq	(%rsp), %rax
	movq	72(%rax), %rsi
	movq	%rsi, %r10
	shlq	$6, %r10
	movq	600(%rsp), %rax
	movq	%rbx, 240(%rsp)
	movq	(%rax,%rbx,8), %r8
	cmpq	$4, %rbp
	movq	%r15, 1024(%rsp)
	movq	%r10, 232(%rsp)
	movq	%rsi, 624(%rsp)
	jae	.LBB19_53
	movq	$0, 640(%rsp)
	jmp	.LBB19_49
	.p2align	4
.LBB19_53:
	leaq	(%r10,%r10,2), %rdi
	movq	312(%rsp), %r9
	leaq	(%r9,%rdi), %rax
	movq	%rax, 128(%rsp)
	movq	%rsi, %r11
	shlq	$8, %r11
	movq	304(%rsp), %r14
	leaq	(%r14,%rdi), %rax
	movq	%rax, 88(%rsp)
	movq	320(%rsp), %rcx
	leaq	(%rcx,%rdi), %rbx
	movq	296(%rsp), %rbp
	addq	%rbp, %rdi
	movq	%rdi, 704(%rsp)
	movq	%rsi, %rdi
	shlq	$7, %rdi
	leaq	(%r9,%rdi), %rsi
	leaq	(%r14,%rdi), %r13
	leaq	(%rcx,%rdi), %r12
	addq	%rbp, %rdi
	leaq	(%r9,%r10), %rax
	movq	%rax, 120(%rsp)
	leaq	(%r14,%r10), %rax
	movq	%rax, 112(%rsp)
	addq	%r10, %rcx
	addq	%r10, %rbp
	movq	552(%rsp), %r14
	movq	560(%rsp), %r10
	movq	568(%rsp), %rax
	movq	%rax, 104(%rsp)
	movq	576(%rsp), %rax
	movq	%r15, 96(%rsp)
	movq	$0, 640(%rsp)
	.p2align	4
.LBB19_54:
	movq	%r14, 1216(%rsp)
	movq	%r12, 1280(%rsp)
	movq	%rax, 1152(%rsp)
	vmovdqu64	(%rax,%r8,4), %zmm2
	movq	96(%rsp), %rdx
	vmovdqu64	-192(%rdx), %zmm3
	vmovdqu64	-128(%rdx), %zmm4
	vmovdqu64	-64(%rdx), %zmm5
	vmovdqu64	(%rdx), %zmm6
	vpdpbusd	%zmm3, %zmm2, %zmm1
	vmovdqu64	(%r14,%r8,4), %zmm2
	movq	%r10, 1088(%rsp)
	vmovdqu64	(%r10,%r8,4), %zmm7
	vpdpbusd	%zmm3, %zmm2, %zmm0
	vpdpbusd	%zmm3, %zmm7, %zmm9
	movq	104(%rsp), %rax
	vmovdqu64	(%rax,%r8,4), %zmm2
	vmovdqu64	(%rbp,%r8,4), %zmm7
	vpdpbusd	%zmm3, %zmm2, %zmm8
	vpdpbusd	%zmm4, %zmm7, %zmm1
	vmovdqu64	(%rcx,%r8,4), %zmm2
	movq	112(%rsp), %r10
	vmovdqu64	(%r10,%r8,4), %zmm3
	vpdpbusd	%zmm4, %zmm2, %zmm0
	vpdpbusd	%zmm4, %zmm3, %zmm9
	movq	120(%rsp), %r15
	vmovdqu64	(%r15,%r8,4), %zmm2
	vmovdqu64	(%rdi,%r8,4), %zmm3
	vpdpbusd	%zmm4, %zmm2, %zmm8
	vpdpbusd	%zmm5, %zmm3, %zmm1
	vmovdqu64	(%r12,%r8,4), %zmm2
	movq	%r13, %rax
	vmovdqu64	(%r13,%r8,4), %zmm3
	vpdpbusd	%zmm5, %zmm2, %zmm0
	vpdpbusd	%zmm5, %zmm3, %zmm9
	vmovdqu64	(%rsi,%r8,4), %zmm2
	vpdpbusd	%zmm5, %zmm2, %zmm8
	movq	640(%rsp), %r9
	addq	$4, %r9
	movq	%rcx, %r14
	movq	704(%rsp), %r12
	vmovdqu64	(%r12,%r8,4), %zmm2
	vpdpbusd	%zmm6, %zmm2, %zmm1
	vmovdqu64	(%rbx,%r8,4), %zmm2
	vpdpbusd	%zmm6, %zmm2, %zmm0
	movq	88(%rsp), %r13
	vmovdqu64	(%r13,%r8,4), %zmm2
	vpdpbusd	%zmm6, %zmm2, %zmm9
	movq	%rbp, %rcx
	movq	128(%rsp), %rbp
	vmovdqu64	(%rbp,%r8,4), %zmm2
	vpdpbusd	%zmm6, %zmm2, %zmm8
	addq	%r11, %rbp
	movq	%rbp, 128(%rsp)
	movq	%rcx, %rbp
	addq	%r11, %r13
	movq	%r13, 88(%rsp)
	addq	%r11, %rbx
	addq	%r11, %r12
	movq	%r12, 704(%rsp)
	movq	1280(%rsp), %r12
	movq	%r14, %rcx
	movq	1216(%rsp), %r14
	addq	$256, %rdx
	movq	%rdx, 96(%rsp)
	addq	%r11, %rsi
	addq	%r11, %rax
	movq	%rax, %r13
	addq	%r11, %r12
	addq	%r11, %rdi
	addq	%r11, %r15
	movq	%r15, 120(%rsp)
	addq	%r11, %r10
	movq	%r10, 112(%rsp)
	addq	%r11, %rcx
	addq	%r11, %rbp
	movq	1152(%rsp), %rax
	addq	%r11, %rax
	addq	%r11, 104(%rsp)
	movq	1088(%rsp), %r10
	addq	%r11, %r10
	addq	%r11, %r14
	movq	%r9, 640(%rsp)
	cmpq	%r9, 632(%rsp)
	jne	.LBB19_54
.LBB19_49:
	cmpq	$0, 592(%rsp)
	movq	72(%rsp), %rbp
	movq	584(%rsp), %r9
	movq	1024(%rsp), %r15
	movq	248(%rsp), %r11
	movq	240(%rsp), %rbx
	movq	232(%rsp), %r14
	movq	640(%rsp), %r10
	je	.LBB19_52
	shlq	$6, %r10
	leaq	(%r11,%r10), %rax
	imulq	624(%rsp), %r10
	movq	312(%rsp), %rcx
	addq	%r10, %rcx
	movq	304(%rsp), %rdx
	addq	%r10, %rdx
	movq	320(%rsp), %rsi
	addq	%r10, %rsi
	addq	296(%rsp), %r10
	xorl	%edi, %edi
	.p2align	4
.LBB19_51:
	vmovdqu64	(%rax,%rdi), %zmm2
	vmovdqu64	(%r10,%r8,4), %zmm3
	vpdpbusd	%zmm2, %zmm3, %zmm1
	vmovdqu64	(%rsi,%r8,4), %zmm3
	vpdpbusd	%zmm2, %zmm3, %zmm0
	vmovdqu64	(%rdx,%r8,4), %zmm3
	vpdpbusd	%zmm2, %zmm3, %zmm9
	vmovdqu64	(%rcx,%r8,4), %zmm3
	vpdpbusd	%zmm2, %zmm3, %zmm8
	addq	$64, %rdi
	addq	%r14, %rcx
	addq	%r14, %rdx
	addq	%r14, %rsi
	addq	%r14, %r10
	cmpq	%rdi, %r9
	jne	.LBB19_51
	jmp	.LBB19_52
	.p2align	4
.LBB19_30:
	cmpq	%rsi, %r8
	jge	.LBB19_42
	jmp	.LBB19_31
	.p2align	4
.LBB19_64:
	testq	%rsi, %rsi
	movq	8(%rsp), %rdi
	movq	16(%rsp), %rbx
	jle	.LBB19_42
	xorl	%r8d, %r8d
.LBB19_31:
	movq	(%rsp), %rax
	movq	32(%rax), %rsi
	movq	184(%rsp), %rcx
	movq	192(%rsp), %rax
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 704(%rsp)
	imulq	40(%rsp), %rdi
	addq	400(%rsp), %rdi
	addq	272(%rsp), %rdi
	movq	%r8, %rdx
	imulq	%rsi, %rdx
	shlq	$6, %rsi
	movq	%rsi, 640(%rsp)
	shlq	$6, %rdx
	imulq	152(%rsp), %r15
	addq	%rdx, %r15
	addq	160(%rsp), %r15
	movq	%rdi, 8(%rsp)
	jmp	.LBB19_32
	.p2align	4
.LBB19_41:
	movq	224(%rsp), %r8
	movq	%r8, %rdx
	imulq	64(%rsp), %rdx
	vcvtdq2ps	%zmm0, %zmm0
	movq	16(%rsp), %rbx
	vmulps	64(%rbx), %zmm0, %zmm0
	vmulps	768(%rsp), %zmm0, %zmm0
	vmulps	128(%rbx), %zmm0, %zmm0
	vaddps	192(%rbx), %zmm0, %zmm0
	vpxor	%xmm1, %xmm1, %xmm1
	vcmpltps	%zmm1, %zmm0, %k1
	vmulps	256(%rbx), %zmm0, %zmm0 {%k1}
	vmovups	896(%rsp), %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vmovups	832(%rsp), %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	movq	704(%rsp), %rax
	vmovups	%zmm0, (%rax,%rdx,4)
	incq	%r8
	addq	640(%rsp), %r15
	movq	208(%rsp), %rsi
	cmpq	%rsi, %r8
	movq	8(%rsp), %rdi
	movq	216(%rsp), %r10
	jge	.LBB19_42
.LBB19_32:
	movq	%r8, 224(%rsp)
	vmovdqu64	960(%rsp), %zmm0
	vpmulld	(%rbx), %zmm0, %zmm0
	cmpq	24(%rsp), %r10
	je	.LBB19_41
	movq	(%rsp), %rdx
	movq	48(%rdx), %rdx
	movq	%rdi, %rsi
	movq	168(%rsp), %rdi
	movq	%r10, %r8
	movq	%r15, %rax
	jmp	.LBB19_34
	.p2align	4
.LBB19_40:
	incq	%r8
	movq	80(%rsp), %r9
	addq	%r9, %rdi
	addq	%r9, %rsi
	cmpq	24(%rsp), %r8
	je	.LBB19_41
.LBB19_34:
	testq	%rbp, %rbp
	je	.LBB19_40
	movq	(%rsp), %r9
	movq	72(%r9), %r10
	movq	%r10, %r9
	shlq	$6, %r9
	movq	(%rdx,%r8,8), %r11
	cmpq	$8, %rbp
	jae	.LBB19_43
	xorl	%ebx, %ebx
	jmp	.LBB19_37
	.p2align	4
.LBB19_43:
	leaq	(%r15,%r11,4), %r14
	movq	%r10, %r15
	shlq	$9, %r15
	movq	%rsi, %r12
	xorl	%ebx, %ebx
	movq	544(%rsp), %rcx
	.p2align	4
.LBB19_44:
	vmovdqu64	(%r14), %zmm1
	vpdpbusd	-448(%r12), %zmm1, %zmm0
	leaq	(%r14,%r9), %r13
	vmovdqu64	(%r14,%r9), %zmm1
	vpdpbusd	-384(%r12), %zmm1, %zmm0
	vmovdqu64	(%r9,%r13), %zmm1
	addq	%r9, %r13
	vpdpbusd	-320(%r12), %zmm1, %zmm0
	vmovdqu64	(%r9,%r13), %zmm1
	addq	%r9, %r13
	vpdpbusd	-256(%r12), %zmm1, %zmm0
	vmovdqu64	(%r9,%r13), %zmm1
	addq	%r9, %r13
	vpdpbusd	-192(%r12), %zmm1, %zmm0
	vmovdqu64	(%r9,%r13), %zmm1
	addq	%r9, %r13
	vpdpbusd	-128(%r12), %zmm1, %zmm0
	vmovdqu64	(%r9,%r13), %zmm1
	addq	%r9, %r13
	vpdpbusd	-64(%r12), %zmm1, %zmm0
	vmovdqu64	(%r9,%r13), %zmm1
	addq	$8, %rbx
	vpdpbusd	(%r12), %zmm1, %zmm0
	addq	$512, %r12
	addq	%r15, %r14
	cmpq	%rbx, %rcx
	jne	.LBB19_44
.LBB19_37:
	cmpq	$0, 616(%rsp)
	movq	608(%rsp), %rcx
	movq	%rax, %r15
	je	.LBB19_40
	shlq	$6, %rbx
	leaq	(%rdi,%rbx), %r14
	imulq	%r10, %rbx
	leaq	(%rbx,%r11,4), %r10
	addq	%r15, %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB19_39:
	vmovdqu64	(%r10), %zmm1
	vpdpbusd	(%r14,%r11), %zmm1, %zmm0
	addq	$64, %r11
	addq	%r9, %r10
	cmpq	%r11, %rcx
	jne	.LBB19_39
	jmp	.LBB19_40
.Lfunc_end19:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGApA0B15ScalingChannelsVTtt0t1g5, .Lfunc_end19-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxm_q_mq0_mq1_tAA0B7TapLineRzAA0B6PixelsR_AA0B5PixelR0_AA0B15ChannelEpilogueR1_r2_lFAA0b3AnyhI0O_AA0bK4PairVyAA0b4FourJ0VyAA0b5PlainK0VGGApA0B15ScalingChannelsVTtt0t1g5
	.cfi_endproc
	.hidden	vitruvian_multiply_codes_avx512vnni
	.globl	vitruvian_multiply_codes_avx512vnni
	.p2align	4
	.type	vitruvian_multiply_codes_avx512vnni,@function
vitruvian_multiply_codes_avx512vnni:
	.cfi_startproc
	jmp	($s24VitruvianMicroAVX512VNNI18microMultiplyCodes1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK00N5Terms0pQ011multipliers5lower5upper9zeroPoint1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF)
.Lfunc_end20:
	.size	vitruvian_multiply_codes_avx512vnni, .Lfunc_end20-vitruvian_multiply_codes_avx512vnni
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
	je	.LBB21_12
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
	jle	.LBB21_7
	imulq	%rcx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	176(%rsp), %r13
	jmp	.LBB21_3
	.p2align	4
.LBB21_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	320(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
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
	jg	.LBB21_10
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB21_10
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	320(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	movl	$1, %r12d
	jmp	.LBB21_6
	.p2align	4
.LBB21_10:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	320(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	jmp	.LBB21_6
.LBB21_12:
	testq	%rbp, %rbp
	jle	.LBB21_7
	imulq	%rcx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	176(%rsp), %r13
	jmp	.LBB21_14
	.p2align	4
.LBB21_16:
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5)
	movl	$2, %r12d
.LBB21_17:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB21_7
.LBB21_14:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB21_16
	cmpq	$2, %rcx
	je	.LBB21_16
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB21_20
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB21_20
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5)
	movl	$1, %r12d
	jmp	.LBB21_17
	.p2align	4
.LBB21_20:
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5)
	jmp	.LBB21_17
.LBB21_7:
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
.Lfunc_end21:
	.size	$s24VitruvianMicroAVX512VNNI18microMultiplyCodes1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK00N5Terms0pQ011multipliers5lower5upper9zeroPoint1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF, .Lfunc_end21-$s24VitruvianMicroAVX512VNNI18microMultiplyCodes1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK00N5Terms0pQ011multipliers5lower5upper9zeroPoint1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI22_0:
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
	jl	.LBB22_11
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
	vbroadcastss	.LCPI22_0(%rip), %zmm3
	jmp	.LBB22_2
	.p2align	4
.LBB22_3:
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
.LBB22_4:
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
	jl	.LBB22_5
.LBB22_2:
	movq	%rax, -120(%rsp)
	movq	-104(%rsp), %rax
	vmovdqu64	(%rax), %zmm5
	vmovdqu64	64(%rax), %zmm4
	testq	%r9, %r9
	je	.LBB22_3
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
	jmp	.LBB22_57
	.p2align	4
.LBB22_61:
	incq	%r14
	cmpq	%r9, %r14
	je	.LBB22_4
.LBB22_57:
	testq	%rcx, %rcx
	je	.LBB22_61
	movq	(%rdx,%r14,8), %rsi
	addq	%rdi, %rsi
	movq	%r13, %r8
	xorl	%r15d, %r15d
	.p2align	4
.LBB22_59:
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
	jne	.LBB22_59
	addq	%rax, %r13
	jmp	.LBB22_61
.LBB22_11:
	cmpq	$4, %rax
	jl	.LBB22_17
	leaq	16(%rsi), %rax
	movq	%rax, -80(%rsp)
	movl	$4, %eax
	xorl	%edx, %edx
	jmp	.LBB22_13
.LBB22_5:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	movq	-96(%rsp), %rsi
	movq	-104(%rsp), %rdi
	jge	.LBB22_13
.LBB22_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %rcx
	movq	-128(%rsp), %r13
	jge	.LBB22_7
	jmp	.LBB22_10
.LBB22_13:
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
	vbroadcastss	.LCPI22_0(%rip), %zmm3
	movq	%rdx, %rbp
	jmp	.LBB22_14
	.p2align	4
.LBB22_15:
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm5, %zmm12
.LBB22_16:
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
	jl	.LBB22_6
.LBB22_14:
	movq	%rax, -120(%rsp)
	vmovdqu64	(%rdi), %zmm5
	vmovdqu64	64(%rdi), %zmm4
	testq	%r9, %r9
	je	.LBB22_15
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
	jmp	.LBB22_46
	.p2align	4
.LBB22_52:
	addq	%r14, %rax
.LBB22_53:
	incq	%r13
	cmpq	%r9, %r13
	je	.LBB22_16
.LBB22_46:
	testq	%r8, %r8
	je	.LBB22_53
	movq	(%rdi,%r13,8), %r11
	cmpq	$1, %r8
	jne	.LBB22_54
	addq	-48(%rsp), %r11
	movq	%rax, %rsi
	testb	$1, %r8b
	je	.LBB22_52
	jmp	.LBB22_51
	.p2align	4
.LBB22_54:
	addq	-112(%rsp), %r11
	movq	-64(%rsp), %r15
	movq	%rax, %rsi
	.p2align	4
.LBB22_55:
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
	jne	.LBB22_55
	addq	%rdx, %r11
	testb	$1, %r8b
	je	.LBB22_52
.LBB22_51:
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
	jmp	.LBB22_52
.LBB22_17:
	cmpq	$1, %rax
	jle	.LBB22_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB22_7:
	movq	%rax, -112(%rsp)
	movq	%rdx, -120(%rsp)
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB22_8
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
	jmp	.LBB22_35
	.p2align	4
.LBB22_41:
	addq	%rbx, %rdx
.LBB22_42:
	incq	%r12
	cmpq	%rcx, %r12
	je	.LBB22_9
.LBB22_35:
	testq	%r10, %r10
	je	.LBB22_42
	movq	(%r9,%r12,8), %r13
	cmpq	$1, %r10
	jne	.LBB22_43
	addq	%r11, %r13
	movq	%rdx, %rbp
	testb	$1, %r10b
	je	.LBB22_41
	jmp	.LBB22_40
	.p2align	4
.LBB22_43:
	addq	%rsi, %r13
	movq	%rax, %r14
	movq	%rdx, %rbp
	.p2align	4
.LBB22_44:
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
	jne	.LBB22_44
	addq	%r8, %r13
	testb	$1, %r10b
	je	.LBB22_41
.LBB22_40:
	vmovdqu64	(%rbp), %zmm5
	vmovdqu64	64(%rbp), %zmm6
	vpxord	(%r13){1to16}, %zmm3, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm4
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vpxord	(%r13,%rdi){1to16}, %zmm3, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	jmp	.LBB22_41
.LBB22_8:
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm4
.LBB22_9:
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
	vbroadcastss	.LCPI22_0(%rip), %zmm6
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
.LBB22_10:
	cmpq	%rcx, %rdx
	jge	.LBB22_24
.LBB22_21:
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB22_22
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
	jmp	.LBB22_26
	.p2align	4
.LBB22_31:
	addq	%r12, %rdi
.LBB22_32:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB22_23
.LBB22_26:
	testq	%r15, %r15
	je	.LBB22_32
	movq	(%rdx,%r10,8), %r11
	addq	%rcx, %r11
	movq	%rdi, %rbx
	movq	%r9, %r14
	cmpq	$4, %r15
	jb	.LBB22_28
	.p2align	4
.LBB22_33:
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
	jne	.LBB22_33
.LBB22_28:
	testq	%r8, %r8
	je	.LBB22_31
	xorl	%r14d, %r14d
	.p2align	4
.LBB22_30:
	vpxord	(%r11,%r14,4){1to16}, %zmm2, %zmm3
	vpdpbusd	(%rbx), %zmm3, %zmm1
	vpdpbusd	64(%rbx), %zmm3, %zmm0
	subq	$-128, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB22_30
	jmp	.LBB22_31
.LBB22_22:
	movq	%rdx, %rbp
.LBB22_23:
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
	vbroadcastss	.LCPI22_0(%rip), %zmm4
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
.LBB22_24:
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
.LBB22_19:
	.cfi_def_cfa_offset 64
	jne	.LBB22_24
	xorl	%edx, %edx
	jmp	.LBB22_21
.Lfunc_end22:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5, .Lfunc_end22-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI23_0:
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
	jl	.LBB23_11
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
	jmp	.LBB23_2
	.p2align	4
.LBB23_3:
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
.LBB23_4:
	vcvtdq2ps	%zmm27, %zmm27
	movq	-40(%rsp), %rsi
	vmulps	(%r14,%rsi,4), %zmm27, %zmm27
	vmaxps	%zmm0, %zmm27, %zmm27
	vminps	%zmm1, %zmm27, %zmm27
	vbroadcastss	.LCPI23_0(%rip), %zmm3
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
	jl	.LBB23_5
.LBB23_2:
	vmovdqu64	(%rdi), %zmm7
	movq	%rax, -112(%rsp)
	vmovdqu64	64(%rdi), %zmm11
	vmovdqu64	128(%rdi), %zmm9
	testq	%r10, %r10
	je	.LBB23_3
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
	jmp	.LBB23_51
	.p2align	4
.LBB23_55:
	incq	%rdi
	cmpq	%r10, %rdi
	je	.LBB23_4
.LBB23_51:
	testq	%r9, %r9
	je	.LBB23_55
	movq	(%rax,%rdi,8), %r12
	addq	%r15, %r12
	movq	%rbp, %r13
	xorl	%r11d, %r11d
	.p2align	4
.LBB23_53:
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
	jne	.LBB23_53
	addq	%rbx, %rbp
	jmp	.LBB23_55
.LBB23_11:
	cmpq	$4, %rax
	jl	.LBB23_17
	leaq	16(%rsi), %rax
	movq	%rax, -56(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, -64(%rsp)
	movl	$4, %eax
	xorl	%r15d, %r15d
	jmp	.LBB23_13
.LBB23_5:
	movq	%r15, %rax
	orq	$4, %rax
	movq	-104(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-120(%rsp), %r10
	jge	.LBB23_13
.LBB23_6:
	leaq	2(%r15), %rax
	cmpq	%rax, %rcx
	jge	.LBB23_7
	jmp	.LBB23_10
.LBB23_13:
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
	vbroadcastss	.LCPI23_0(%rip), %zmm3
	movq	%r15, %rbx
	jmp	.LBB23_14
	.p2align	4
.LBB23_15:
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm6, %zmm13
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm6, %zmm16
.LBB23_16:
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
	jl	.LBB23_6
.LBB23_14:
	vmovdqu64	(%rdi), %zmm6
	movq	%rax, -112(%rsp)
	vmovdqu64	64(%rdi), %zmm5
	vmovdqu64	128(%rdi), %zmm4
	cmpq	$0, -128(%rsp)
	je	.LBB23_15
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
	jmp	.LBB23_45
	.p2align	4
.LBB23_49:
	incq	%r10
	cmpq	-128(%rsp), %r10
	je	.LBB23_16
.LBB23_45:
	testq	%rdx, %rdx
	je	.LBB23_49
	movq	-32(%rsp), %rcx
	movq	(%rcx,%r10,8), %r11
	leaq	(%r11,%r13), %rcx
	leaq	(%r14,%r11), %r8
	leaq	(%r15,%r11), %rsi
	addq	%r12, %r11
	movq	%rax, %r9
	xorl	%ebp, %ebp
	.p2align	4
.LBB23_47:
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
	jne	.LBB23_47
	addq	%rdi, %rax
	jmp	.LBB23_49
.LBB23_17:
	cmpq	$1, %rax
	jle	.LBB23_19
	movl	$2, %eax
	xorl	%r15d, %r15d
.LBB23_7:
	movq	%rax, -128(%rsp)
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r10), %rcx
	testq	%rcx, %rcx
	movq	%r15, -112(%rsp)
	je	.LBB23_8
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
	jmp	.LBB23_34
	.p2align	4
.LBB23_40:
	addq	%r14, %rax
.LBB23_41:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB23_9
.LBB23_34:
	testq	%r11, %r11
	je	.LBB23_41
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB23_42
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB23_40
	jmp	.LBB23_39
	.p2align	4
.LBB23_42:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB23_43:
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
	jne	.LBB23_43
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB23_40
.LBB23_39:
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
	jmp	.LBB23_40
.LBB23_8:
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
.LBB23_9:
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
	vbroadcastss	.LCPI23_0(%rip), %zmm8
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
.LBB23_10:
	cmpq	%rcx, %r15
	jge	.LBB23_31
.LBB23_21:
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r10), %rax
	testq	%rax, %rax
	je	.LBB23_30
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
	jmp	.LBB23_23
	.p2align	4
.LBB23_28:
	movq	%r13, %rdi
	addq	%r8, %rdi
	movq	%rbp, %r15
.LBB23_29:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB23_30
.LBB23_23:
	testq	%r12, %r12
	je	.LBB23_29
	movq	%r15, %rbp
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r13
	movq	%rdi, %r14
	movq	%r10, %r15
	cmpq	$4, %r12
	jb	.LBB23_25
	.p2align	4
.LBB23_32:
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
	jne	.LBB23_32
.LBB23_25:
	testq	%r9, %r9
	je	.LBB23_28
	xorl	%r15d, %r15d
	.p2align	4
.LBB23_27:
	vpxord	(%rbx,%r15,4){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r14), %zmm4, %zmm2
	vpdpbusd	64(%r14), %zmm4, %zmm1
	vpdpbusd	128(%r14), %zmm4, %zmm0
	addq	$192, %r14
	incq	%r15
	cmpq	%r15, %r9
	jne	.LBB23_27
	jmp	.LBB23_28
.LBB23_30:
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
	vbroadcastss	.LCPI23_0(%rip), %zmm5
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
.LBB23_31:
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
.LBB23_19:
	.cfi_def_cfa_offset 64
	jne	.LBB23_31
	xorl	%r15d, %r15d
	jmp	.LBB23_21
.Lfunc_end23:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5, .Lfunc_end23-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI24_0:
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
	jl	.LBB24_11
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
	vbroadcastss	.LCPI24_0(%rip), %zmm3
	jmp	.LBB24_2
	.p2align	4
.LBB24_3:
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm12
.LBB24_4:
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
	jl	.LBB24_5
.LBB24_2:
	movq	%rax, -104(%rsp)
	vmovdqu64	(%rdi), %zmm4
	testq	%r8, %r8
	je	.LBB24_3
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
	jmp	.LBB24_58
	.p2align	4
.LBB24_62:
	incq	%rdi
	cmpq	%r8, %rdi
	je	.LBB24_4
.LBB24_58:
	testq	%r12, %r12
	je	.LBB24_62
	movq	(%rdx,%rdi,8), %r13
	addq	%rax, %r13
	movq	%rsi, %rbp
	xorl	%r10d, %r10d
	.p2align	4
.LBB24_60:
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
	jne	.LBB24_60
	addq	%rcx, %rsi
	jmp	.LBB24_62
.LBB24_11:
	cmpq	$3, %rax
	jle	.LBB24_17
	movl	$4, %eax
	xorl	%edx, %edx
	jmp	.LBB24_13
.LBB24_5:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	jge	.LBB24_13
.LBB24_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %rcx
	movq	-112(%rsp), %r13
	jge	.LBB24_7
	jmp	.LBB24_10
.LBB24_13:
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
	vbroadcastss	.LCPI24_0(%rip), %zmm3
	movq	%rdx, %r14
	jmp	.LBB24_14
	.p2align	4
.LBB24_15:
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
.LBB24_16:
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
	jl	.LBB24_6
.LBB24_14:
	movq	%rax, -104(%rsp)
	vmovdqu64	(%rdi), %zmm4
	testq	%r8, %r8
	je	.LBB24_15
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
	jmp	.LBB24_47
	.p2align	4
.LBB24_53:
	addq	%rdi, %r15
.LBB24_54:
	incq	%rcx
	cmpq	%r8, %rcx
	je	.LBB24_16
.LBB24_47:
	testq	%rdx, %rdx
	je	.LBB24_54
	movq	(%r10,%rcx,8), %rax
	cmpq	$1, %rdx
	jne	.LBB24_55
	addq	-96(%rsp), %rax
	movq	%r15, %r9
	testb	$1, %dl
	je	.LBB24_53
	jmp	.LBB24_52
	.p2align	4
.LBB24_55:
	addq	-88(%rsp), %rax
	movq	-8(%rsp), %r11
	movq	%r15, %r9
	.p2align	4
.LBB24_56:
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
	jne	.LBB24_56
	addq	%rbp, %rax
	testb	$1, %dl
	je	.LBB24_53
.LBB24_52:
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
	jmp	.LBB24_53
.LBB24_17:
	cmpq	$1, %rax
	jle	.LBB24_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB24_7:
	movq	%rax, -48(%rsp)
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	movq	%rdx, -104(%rsp)
	je	.LBB24_8
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
	jmp	.LBB24_35
	.p2align	4
.LBB24_42:
	addq	%rbx, %r8
.LBB24_43:
	incq	%r13
	cmpq	%rax, %r13
	je	.LBB24_9
.LBB24_35:
	testq	%r10, %r10
	je	.LBB24_43
	movq	(%r9,%r13,8), %rbp
	cmpq	$4, %r10
	jae	.LBB24_44
	addq	-96(%rsp), %rbp
	movq	%r8, %rcx
	testq	%r14, %r14
	jne	.LBB24_40
	jmp	.LBB24_42
	.p2align	4
.LBB24_44:
	addq	-88(%rsp), %rbp
	movq	%r11, %r15
	movq	%r8, %rcx
	.p2align	4
.LBB24_45:
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
	jne	.LBB24_45
	addq	%rdi, %rbp
	testq	%r14, %r14
	je	.LBB24_42
.LBB24_40:
	leaq	(%rsi,%rbp), %r15
	xorl	%edx, %edx
	.p2align	4
.LBB24_41:
	vmovdqu64	(%rcx), %zmm3
	vpxord	(%rbp,%rdx,4){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpxord	(%r15,%rdx,4){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm0
	addq	$64, %rcx
	incq	%rdx
	cmpq	%rdx, %r14
	jne	.LBB24_41
	jmp	.LBB24_42
.LBB24_8:
	vmovdqa64	%zmm0, %zmm2
.LBB24_9:
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
	vbroadcastss	.LCPI24_0(%rip), %zmm4
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
.LBB24_10:
	cmpq	%rcx, %rdx
	jge	.LBB24_24
.LBB24_21:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB24_22
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
	jmp	.LBB24_26
	.p2align	4
.LBB24_31:
	addq	%r12, %rdi
.LBB24_32:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB24_23
.LBB24_26:
	testq	%r15, %r15
	je	.LBB24_32
	movq	(%rdx,%r10,8), %r11
	addq	%rcx, %r11
	movq	%rdi, %rbx
	movq	%r9, %r14
	cmpq	$8, %r15
	jb	.LBB24_28
	.p2align	4
.LBB24_33:
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
	jne	.LBB24_33
.LBB24_28:
	testq	%r8, %r8
	je	.LBB24_31
	xorl	%r14d, %r14d
	.p2align	4
.LBB24_30:
	vpxord	(%r11,%r14,4){1to16}, %zmm1, %zmm2
	vpdpbusd	(%rbx), %zmm2, %zmm0
	addq	$64, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB24_30
	jmp	.LBB24_31
.LBB24_22:
	movq	%rdx, %rbp
.LBB24_23:
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
	vaddps	.LCPI24_0(%rip){1to16}, %zmm0, %zmm0
	cmovgeq	%rsi, %rax
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%rdx), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	imulq	160(%rdx), %rbp
	addq	152(%rdx), %rbp
	vmovdqu	%xmm0, (%rax,%rbp)
.LBB24_24:
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
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
	.cfi_def_cfa_offset 56
	jne	.LBB24_24
	xorl	%edx, %edx
	jmp	.LBB24_21
.Lfunc_end24:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5, .Lfunc_end24-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI25_0:
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
	jl	.LBB25_11
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
	vbroadcastss	.LCPI25_0(%rip), %zmm3
	movq	%rdi, %r12
	jmp	.LBB25_2
	.p2align	4
.LBB25_3:
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
.LBB25_4:
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
	jl	.LBB25_5
.LBB25_2:
	movq	%rax, -112(%rsp)
	vmovdqu64	(%r12), %zmm5
	vmovdqu64	64(%r12), %zmm4
	testq	%r9, %r9
	je	.LBB25_3
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
	jmp	.LBB25_56
	.p2align	4
.LBB25_60:
	incq	%rbp
	cmpq	%r9, %rbp
	je	.LBB25_4
.LBB25_56:
	testq	%rdi, %rdi
	je	.LBB25_60
	movq	(%rcx,%rbp,8), %r10
	addq	%r13, %r10
	movq	%r11, %r12
	xorl	%ebx, %ebx
	.p2align	4
.LBB25_58:
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
	jne	.LBB25_58
	addq	%r8, %r11
	jmp	.LBB25_60
.LBB25_11:
	cmpq	$4, %rax
	jl	.LBB25_17
	leaq	16(%rsi), %rax
	movq	%rax, -72(%rsp)
	movl	$4, %ecx
	xorl	%r13d, %r13d
	movq	-120(%rsp), %r12
	jmp	.LBB25_13
.LBB25_5:
	movq	%r13, %rcx
	orq	$4, %rcx
	cmpq	%rcx, %rdi
	jge	.LBB25_13
.LBB25_6:
	leaq	2(%r13), %rax
	cmpq	%rax, %rdi
	movq	-128(%rsp), %r14
	jge	.LBB25_7
	jmp	.LBB25_10
.LBB25_13:
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
	vbroadcastss	.LCPI25_0(%rip), %zmm3
	movq	%r13, %rax
	jmp	.LBB25_14
	.p2align	4
.LBB25_15:
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm5, %zmm12
.LBB25_16:
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
	jl	.LBB25_6
.LBB25_14:
	movq	%rcx, -112(%rsp)
	vmovdqu64	(%r12), %zmm5
	vmovdqu64	64(%r12), %zmm4
	testq	%rdx, %rdx
	je	.LBB25_15
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
	jmp	.LBB25_45
	.p2align	4
.LBB25_51:
	addq	%rbp, %r9
.LBB25_52:
	incq	%r12
	cmpq	%rdx, %r12
	je	.LBB25_16
.LBB25_45:
	testq	%r10, %r10
	je	.LBB25_52
	movq	(%r13,%r12,8), %rcx
	cmpq	$1, %r10
	jne	.LBB25_53
	addq	-32(%rsp), %rcx
	movq	%r9, %r15
	testb	$1, %r10b
	je	.LBB25_51
	jmp	.LBB25_50
	.p2align	4
.LBB25_53:
	addq	-104(%rsp), %rcx
	movq	-48(%rsp), %rsi
	movq	%r9, %r15
	.p2align	4
.LBB25_54:
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
	jne	.LBB25_54
	addq	%r8, %rcx
	testb	$1, %r10b
	je	.LBB25_51
.LBB25_50:
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
	jmp	.LBB25_51
.LBB25_17:
	cmpq	$1, %rax
	movq	-120(%rsp), %r12
	jle	.LBB25_19
	movl	$2, %eax
	xorl	%r13d, %r13d
	movq	-128(%rsp), %r14
.LBB25_7:
	vmovdqu64	(%r12), %zmm1
	vmovdqu64	64(%r12), %zmm0
	movq	96(%r14), %rcx
	testq	%rcx, %rcx
	movq	%r13, -112(%rsp)
	movq	%rax, -104(%rsp)
	je	.LBB25_8
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
	jmp	.LBB25_34
	.p2align	4
.LBB25_40:
	addq	%r14, %rdx
.LBB25_41:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB25_9
.LBB25_34:
	testq	%r11, %r11
	je	.LBB25_41
	movq	(%r10,%r13,8), %rsi
	cmpq	$1, %r11
	jne	.LBB25_42
	addq	%rbx, %rsi
	movq	%rdx, %rbp
	testb	$1, %r11b
	je	.LBB25_40
	jmp	.LBB25_39
	.p2align	4
.LBB25_42:
	addq	%rdi, %rsi
	movq	%rax, %r15
	movq	%rdx, %rbp
	.p2align	4
.LBB25_43:
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
	jne	.LBB25_43
	addq	%r9, %rsi
	testb	$1, %r11b
	je	.LBB25_40
.LBB25_39:
	vmovdqu64	(%rbp), %zmm5
	vmovdqu64	64(%rbp), %zmm6
	vpxord	(%rsi){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm3
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vpxord	(%rsi,%r8){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	jmp	.LBB25_40
.LBB25_8:
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm3
.LBB25_9:
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
	vbroadcastss	.LCPI25_0(%rip), %zmm6
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
.LBB25_10:
	cmpq	%rdi, %r13
	jge	.LBB25_31
.LBB25_21:
	vmovdqu64	(%r12), %zmm1
	vmovdqu64	64(%r12), %zmm0
	movq	96(%r14), %rax
	testq	%rax, %rax
	je	.LBB25_30
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
	jmp	.LBB25_23
	.p2align	4
.LBB25_28:
	addq	%r8, %r12
.LBB25_29:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB25_30
.LBB25_23:
	testq	%rdi, %rdi
	je	.LBB25_29
	movq	(%rdx,%r11,8), %r15
	addq	%rcx, %r15
	movq	%r12, %rbx
	movq	%r10, %r14
	cmpq	$4, %rdi
	jb	.LBB25_25
	.p2align	4
.LBB25_32:
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
	jne	.LBB25_32
.LBB25_25:
	testq	%r9, %r9
	je	.LBB25_28
	xorl	%r14d, %r14d
	.p2align	4
.LBB25_27:
	vpxord	(%r15,%r14,4){1to16}, %zmm2, %zmm3
	vpdpbusd	(%rbx), %zmm3, %zmm1
	vpdpbusd	64(%rbx), %zmm3, %zmm0
	subq	$-128, %rbx
	incq	%r14
	cmpq	%r14, %r9
	jne	.LBB25_27
	jmp	.LBB25_28
.LBB25_30:
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
	vbroadcastss	.LCPI25_0(%rip), %zmm4
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
.LBB25_31:
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
.LBB25_19:
	.cfi_def_cfa_offset 80
	movq	-128(%rsp), %r14
	jne	.LBB25_31
	xorl	%r13d, %r13d
	jmp	.LBB25_21
.Lfunc_end25:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end25-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI26_0:
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
	jl	.LBB26_11
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
	jmp	.LBB26_2
	.p2align	4
.LBB26_3:
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
.LBB26_4:
	vpbroadcastd	(%r14,%rax,4), %zmm28
	movq	-16(%rsp), %rsi
	vpmulld	(%r15,%rsi,4), %zmm28, %zmm28
	vpaddd	%zmm27, %zmm28, %zmm27
	vcvtdq2ps	%zmm27, %zmm27
	vmulps	(%r12,%rsi,4), %zmm27, %zmm27
	vmaxps	%zmm0, %zmm27, %zmm27
	vminps	%zmm1, %zmm27, %zmm27
	vbroadcastss	.LCPI26_0(%rip), %zmm3
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
	jl	.LBB26_5
.LBB26_2:
	movq	-96(%rsp), %rdx
	vmovdqu64	(%rdx), %zmm10
	movq	%rcx, -120(%rsp)
	vmovdqu64	64(%rdx), %zmm8
	vmovdqu64	128(%rdx), %zmm4
	cmpq	$0, -128(%rsp)
	je	.LBB26_3
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
	jmp	.LBB26_52
	.p2align	4
.LBB26_56:
	incq	%rdx
	cmpq	-128(%rsp), %rdx
	je	.LBB26_4
.LBB26_52:
	testq	%rdi, %rdi
	je	.LBB26_56
	movq	(%r13,%rdx,8), %r11
	addq	%rbp, %r11
	movq	%r8, %rbx
	xorl	%r10d, %r10d
	.p2align	4
.LBB26_54:
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
	jne	.LBB26_54
	addq	%rcx, %r8
	jmp	.LBB26_56
.LBB26_11:
	cmpq	$4, %rax
	jl	.LBB26_17
	leaq	16(%rsi), %rax
	movq	%rax, -40(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, -48(%rsp)
	movl	$4, %eax
	xorl	%edx, %edx
	jmp	.LBB26_13
.LBB26_5:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%rax, %r8
	movq	-104(%rsp), %r13
	movq	-96(%rsp), %rdi
	jge	.LBB26_13
.LBB26_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %r8
	jge	.LBB26_7
	jmp	.LBB26_10
.LBB26_13:
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
	vbroadcastss	.LCPI26_0(%rip), %zmm3
	movq	%rdx, %rcx
	jmp	.LBB26_14
	.p2align	4
.LBB26_15:
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm6, %zmm16
.LBB26_16:
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
	jl	.LBB26_6
.LBB26_14:
	vmovdqu64	(%rdi), %zmm6
	movq	%rax, -120(%rsp)
	vmovdqu64	64(%rdi), %zmm5
	vmovdqu64	128(%rdi), %zmm4
	cmpq	$0, -112(%rsp)
	movq	%rcx, -32(%rsp)
	je	.LBB26_15
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
	jmp	.LBB26_46
	.p2align	4
.LBB26_50:
	incq	%rdx
	cmpq	%r13, %rdx
	je	.LBB26_16
.LBB26_46:
	testq	%r15, %r15
	je	.LBB26_50
	movq	-128(%rsp), %rax
	movq	(%rax,%rdx,8), %r10
	leaq	(%r8,%r10), %r11
	leaq	(%rdi,%r10), %rbx
	leaq	(%r9,%r10), %rax
	addq	%r14, %r10
	movq	%rsi, %rbp
	xorl	%ecx, %ecx
	.p2align	4
.LBB26_48:
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
	jne	.LBB26_48
	addq	%r12, %rsi
	jmp	.LBB26_50
.LBB26_17:
	cmpq	$1, %rax
	jle	.LBB26_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB26_7:
	movq	%rax, -128(%rsp)
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rdx, -120(%rsp)
	je	.LBB26_8
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
	jmp	.LBB26_35
	.p2align	4
.LBB26_41:
	addq	%r14, %rax
.LBB26_42:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB26_9
.LBB26_35:
	testq	%r11, %r11
	je	.LBB26_42
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB26_43
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB26_41
	jmp	.LBB26_40
	.p2align	4
.LBB26_43:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB26_44:
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
	jne	.LBB26_44
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB26_41
.LBB26_40:
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
	jmp	.LBB26_41
.LBB26_8:
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
.LBB26_9:
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
	vbroadcastss	.LCPI26_0(%rip), %zmm6
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
.LBB26_10:
	cmpq	%r8, %rdx
	jge	.LBB26_24
.LBB26_21:
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB26_22
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
	jmp	.LBB26_26
	.p2align	4
.LBB26_31:
	addq	%r8, %rdi
.LBB26_32:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB26_23
.LBB26_26:
	testq	%r12, %r12
	je	.LBB26_32
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r14
	movq	%r10, %r15
	cmpq	$4, %r12
	jb	.LBB26_28
	.p2align	4
.LBB26_33:
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
	jne	.LBB26_33
.LBB26_28:
	testq	%r9, %r9
	je	.LBB26_31
	xorl	%r15d, %r15d
	.p2align	4
.LBB26_30:
	vpxord	(%rbx,%r15,4){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r14), %zmm4, %zmm2
	vpdpbusd	64(%r14), %zmm4, %zmm1
	vpdpbusd	128(%r14), %zmm4, %zmm0
	addq	$192, %r14
	incq	%r15
	cmpq	%r15, %r9
	jne	.LBB26_30
	jmp	.LBB26_31
.LBB26_22:
	movq	%rdx, %rbp
.LBB26_23:
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
	vbroadcastss	.LCPI26_0(%rip), %zmm5
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
.LBB26_24:
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
.LBB26_19:
	.cfi_def_cfa_offset 88
	jne	.LBB26_24
	xorl	%edx, %edx
	jmp	.LBB26_21
.Lfunc_end26:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end26-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI27_0:
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
	jl	.LBB27_11
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
	vbroadcastss	.LCPI27_0(%rip), %zmm3
	jmp	.LBB27_2
	.p2align	4
.LBB27_3:
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm12
.LBB27_4:
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
	jl	.LBB27_5
.LBB27_2:
	movq	%rax, -112(%rsp)
	movq	-120(%rsp), %rax
	vmovdqu64	(%rax), %zmm4
	testq	%r8, %r8
	je	.LBB27_3
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
	jmp	.LBB27_58
	.p2align	4
.LBB27_62:
	incq	%r11
	cmpq	%r8, %r11
	je	.LBB27_4
.LBB27_58:
	testq	%rdx, %rdx
	je	.LBB27_62
	movq	(%r10,%r11,8), %rsi
	addq	%rax, %rsi
	movq	%r13, %rdi
	xorl	%ebx, %ebx
	.p2align	4
.LBB27_60:
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
	jne	.LBB27_60
	addq	%rcx, %r13
	jmp	.LBB27_62
.LBB27_11:
	cmpq	$3, %rax
	jle	.LBB27_17
	movl	$4, %eax
	xorl	%edx, %edx
	jmp	.LBB27_13
.LBB27_5:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	jge	.LBB27_13
.LBB27_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %rcx
	movq	-128(%rsp), %r13
	movq	-120(%rsp), %rdi
	jge	.LBB27_7
	jmp	.LBB27_10
.LBB27_13:
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
	vbroadcastss	.LCPI27_0(%rip), %zmm3
	movq	%rdx, %r12
	jmp	.LBB27_14
	.p2align	4
.LBB27_15:
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
.LBB27_16:
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
	jl	.LBB27_6
.LBB27_14:
	movq	%rax, -112(%rsp)
	movq	-120(%rsp), %rax
	vmovdqu64	(%rax), %zmm4
	testq	%r8, %r8
	je	.LBB27_15
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
	jmp	.LBB27_47
	.p2align	4
.LBB27_53:
	addq	%r11, %rax
.LBB27_54:
	incq	%rsi
	cmpq	%r8, %rsi
	je	.LBB27_16
.LBB27_47:
	testq	%r13, %r13
	je	.LBB27_54
	movq	(%rdi,%rsi,8), %r10
	cmpq	$1, %r13
	jne	.LBB27_55
	addq	-96(%rsp), %r10
	movq	%rax, %rbp
	testb	$1, %r13b
	je	.LBB27_53
	jmp	.LBB27_52
	.p2align	4
.LBB27_55:
	addq	-88(%rsp), %r10
	movq	-56(%rsp), %rbx
	movq	%rax, %rbp
	.p2align	4
.LBB27_56:
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
	jne	.LBB27_56
	addq	%rdx, %r10
	testb	$1, %r13b
	je	.LBB27_53
.LBB27_52:
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
	jmp	.LBB27_53
.LBB27_17:
	cmpq	$1, %rax
	jle	.LBB27_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB27_7:
	movq	%rax, -104(%rsp)
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	movq	%rdx, -112(%rsp)
	je	.LBB27_8
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
	jmp	.LBB27_35
	.p2align	4
.LBB27_42:
	addq	%rbx, %r8
.LBB27_43:
	incq	%r13
	cmpq	%rax, %r13
	je	.LBB27_9
.LBB27_35:
	testq	%r10, %r10
	je	.LBB27_43
	movq	(%r9,%r13,8), %rbp
	cmpq	$4, %r10
	jae	.LBB27_44
	addq	-96(%rsp), %rbp
	movq	%r8, %rcx
	testq	%r14, %r14
	jne	.LBB27_40
	jmp	.LBB27_42
	.p2align	4
.LBB27_44:
	addq	-88(%rsp), %rbp
	movq	%r11, %r15
	movq	%r8, %rcx
	.p2align	4
.LBB27_45:
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
	jne	.LBB27_45
	addq	%rdi, %rbp
	testq	%r14, %r14
	je	.LBB27_42
.LBB27_40:
	leaq	(%rsi,%rbp), %r15
	xorl	%edx, %edx
	.p2align	4
.LBB27_41:
	vmovdqu64	(%rcx), %zmm3
	vpxord	(%rbp,%rdx,4){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpxord	(%r15,%rdx,4){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm0
	addq	$64, %rcx
	incq	%rdx
	cmpq	%rdx, %r14
	jne	.LBB27_41
	jmp	.LBB27_42
.LBB27_8:
	vmovdqa64	%zmm0, %zmm2
.LBB27_9:
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
	vbroadcastss	.LCPI27_0(%rip), %zmm4
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
.LBB27_10:
	cmpq	%rcx, %rdx
	jge	.LBB27_24
.LBB27_21:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB27_22
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
	jmp	.LBB27_26
	.p2align	4
.LBB27_31:
	addq	%r12, %rdi
.LBB27_32:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB27_23
.LBB27_26:
	testq	%r15, %r15
	je	.LBB27_32
	movq	(%rdx,%r10,8), %r11
	addq	%rcx, %r11
	movq	%rdi, %rbx
	movq	%r9, %r14
	cmpq	$8, %r15
	jb	.LBB27_28
	.p2align	4
.LBB27_33:
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
	jne	.LBB27_33
.LBB27_28:
	testq	%r8, %r8
	je	.LBB27_31
	xorl	%r14d, %r14d
	.p2align	4
.LBB27_30:
	vpxord	(%r11,%r14,4){1to16}, %zmm1, %zmm2
	vpdpbusd	(%rbx), %zmm2, %zmm0
	addq	$64, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB27_30
	jmp	.LBB27_31
.LBB27_22:
	movq	%rdx, %rbp
.LBB27_23:
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
	vaddps	.LCPI27_0(%rip){1to16}, %zmm0, %zmm0
	cmovgeq	%rsi, %rax
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	144(%rdi), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	imulq	176(%rdi), %rbp
	addq	168(%rdi), %rbp
	vmovdqu	%xmm0, (%rax,%rbp)
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
	xorl	%edx, %edx
	jmp	.LBB27_21
.Lfunc_end27:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end27-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
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
	jl	.LBB28_11
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
	jmp	.LBB28_2
	.p2align	4
.LBB28_3:
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
.LBB28_4:
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
	jl	.LBB28_5
.LBB28_2:
	movq	%rax, %rsi
	movq	-24(%rsp), %rax
	vmovdqu64	(%rax), %zmm4
	vmovdqu64	64(%rax), %zmm3
	testq	%r11, %r11
	movq	%rsi, -48(%rsp)
	je	.LBB28_3
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
	jmp	.LBB28_57
	.p2align	4
.LBB28_61:
	incq	%rbx
	cmpq	%r11, %rbx
	je	.LBB28_4
.LBB28_57:
	testq	%rdi, %rdi
	je	.LBB28_61
	movq	(%r10,%rbx,8), %r14
	addq	%r13, %r14
	movq	%r12, %r8
	xorl	%ebp, %ebp
	.p2align	4
.LBB28_59:
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
	jne	.LBB28_59
	addq	%rcx, %r12
	jmp	.LBB28_61
.LBB28_11:
	cmpq	$4, %rax
	jl	.LBB28_17
	leaq	16(%rsi), %rax
	movq	%rax, 40(%rsp)
	movl	$4, %ecx
	xorl	%edx, %edx
	jmp	.LBB28_13
.LBB28_5:
	movq	%rdx, %rcx
	orq	$4, %rcx
	cmpq	%rcx, %rdi
	movq	-16(%rsp), %rsi
	movq	-24(%rsp), %r14
	jge	.LBB28_13
.LBB28_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %rdi
	movq	-104(%rsp), %r13
	jge	.LBB28_7
	jmp	.LBB28_10
.LBB28_13:
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
	jmp	.LBB28_14
	.p2align	4
.LBB28_15:
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm4, %zmm11
.LBB28_16:
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
	jl	.LBB28_6
.LBB28_14:
	movq	%rcx, -48(%rsp)
	vmovdqu64	(%r14), %zmm4
	vmovdqu64	64(%r14), %zmm3
	testq	%r8, %r8
	je	.LBB28_15
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
	jmp	.LBB28_46
	.p2align	4
.LBB28_52:
	addq	%rsi, %r10
.LBB28_53:
	incq	%rdi
	cmpq	%r8, %rdi
	je	.LBB28_16
.LBB28_46:
	testq	%rcx, %rcx
	je	.LBB28_53
	movq	(%rax,%rdi,8), %r12
	cmpq	$1, %rcx
	jne	.LBB28_54
	addq	-112(%rsp), %r12
	movq	%r10, %rbp
	testb	$1, %cl
	je	.LBB28_52
	jmp	.LBB28_51
	.p2align	4
.LBB28_54:
	addq	-128(%rsp), %r12
	movq	-72(%rsp), %r13
	movq	%r10, %rbp
	.p2align	4
.LBB28_55:
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
	jne	.LBB28_55
	addq	%r15, %r12
	testb	$1, %cl
	je	.LBB28_52
.LBB28_51:
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
	jmp	.LBB28_52
.LBB28_17:
	cmpq	$1, %rax
	jle	.LBB28_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB28_7:
	vmovdqu64	(%r14), %zmm1
	vmovdqu64	64(%r14), %zmm0
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rdx, -48(%rsp)
	movq	%rax, -128(%rsp)
	je	.LBB28_8
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
	jmp	.LBB28_35
	.p2align	4
.LBB28_41:
	addq	%r14, %rax
.LBB28_42:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB28_9
.LBB28_35:
	testq	%r11, %r11
	je	.LBB28_42
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB28_43
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB28_41
	jmp	.LBB28_40
	.p2align	4
.LBB28_43:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB28_44:
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
	jne	.LBB28_44
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB28_41
.LBB28_40:
	vmovdqu64	(%rdx), %zmm5
	vmovdqu64	64(%rdx), %zmm6
	vpxord	(%rbp){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm3
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vpxord	(%rbp,%r8){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	jmp	.LBB28_41
.LBB28_8:
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm3
.LBB28_9:
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
.LBB28_10:
	cmpq	%rdi, %rdx
	jge	.LBB28_24
.LBB28_21:
	vmovdqu64	(%r14), %zmm1
	vmovdqu64	64(%r14), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB28_22
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
	jmp	.LBB28_26
	.p2align	4
.LBB28_31:
	movq	%r12, %r14
	addq	%r8, %r14
.LBB28_32:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB28_23
.LBB28_26:
	testq	%rdi, %rdi
	je	.LBB28_32
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%r14, %r12
	movq	%r10, %r15
	cmpq	$4, %rdi
	jb	.LBB28_28
	.p2align	4
.LBB28_33:
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
	jne	.LBB28_33
.LBB28_28:
	testq	%r9, %r9
	je	.LBB28_31
	xorl	%r15d, %r15d
	.p2align	4
.LBB28_30:
	vpxord	(%rbx,%r15,4){1to16}, %zmm2, %zmm3
	vpdpbusd	(%r14), %zmm3, %zmm1
	vpdpbusd	64(%r14), %zmm3, %zmm0
	subq	$-128, %r14
	incq	%r15
	cmpq	%r15, %r9
	jne	.LBB28_30
	jmp	.LBB28_31
.LBB28_22:
	movq	%rdx, %rbp
.LBB28_23:
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
.LBB28_24:
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
.LBB28_19:
	.cfi_def_cfa_offset 136
	jne	.LBB28_24
	xorl	%edx, %edx
	jmp	.LBB28_21
.Lfunc_end28:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5, .Lfunc_end28-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5
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
	jl	.LBB29_11
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
	jmp	.LBB29_2
	.p2align	4
.LBB29_3:
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
.LBB29_4:
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
	jl	.LBB29_5
.LBB29_2:
	movq	-16(%rsp), %rcx
	vmovdqu64	(%rcx), %zmm6
	movq	%rax, -32(%rsp)
	vmovdqu64	64(%rcx), %zmm4
	vmovdqu64	128(%rcx), %zmm3
	cmpq	$0, -56(%rsp)
	je	.LBB29_3
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
	jmp	.LBB29_52
	.p2align	4
.LBB29_56:
	incq	%rdx
	cmpq	-56(%rsp), %rdx
	je	.LBB29_4
.LBB29_52:
	testq	%rcx, %rcx
	je	.LBB29_56
	movq	(%r12,%rdx,8), %r10
	addq	%r9, %r10
	movq	%r14, %r8
	xorl	%r15d, %r15d
	.p2align	4
.LBB29_54:
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
	jne	.LBB29_54
	addq	%r11, %r14
	jmp	.LBB29_56
.LBB29_11:
	cmpq	$4, %rax
	movq	%rdi, %r15
	jl	.LBB29_17
	leaq	16(%rsi), %rax
	movq	%rax, 64(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, 56(%rsp)
	movl	$4, %eax
	xorl	%edx, %edx
	jmp	.LBB29_13
.LBB29_5:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	movq	-48(%rsp), %r10
	movq	-16(%rsp), %r15
	jge	.LBB29_13
.LBB29_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %rcx
	jge	.LBB29_7
	jmp	.LBB29_10
.LBB29_13:
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
	jmp	.LBB29_14
	.p2align	4
.LBB29_15:
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm3, %zmm12
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
.LBB29_16:
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
	jl	.LBB29_6
.LBB29_14:
	vmovdqu64	(%r15), %zmm5
	movq	%rax, -32(%rsp)
	vmovdqu64	64(%r15), %zmm4
	vmovdqu64	128(%r15), %zmm3
	cmpq	$0, -56(%rsp)
	je	.LBB29_15
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
	jmp	.LBB29_46
	.p2align	4
.LBB29_50:
	incq	%r10
	cmpq	-56(%rsp), %r10
	je	.LBB29_16
.LBB29_46:
	testq	%rbp, %rbp
	je	.LBB29_50
	movq	-128(%rsp), %rax
	movq	(%rax,%r10,8), %r11
	leaq	(%r11,%r13), %rbx
	leaq	(%r14,%r11), %rdx
	leaq	(%r9,%r11), %rax
	addq	%r15, %r11
	movq	%rcx, %r8
	xorl	%esi, %esi
	.p2align	4
.LBB29_48:
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
	jne	.LBB29_48
	addq	%rdi, %rcx
	jmp	.LBB29_50
.LBB29_17:
	cmpq	$1, %rax
	jle	.LBB29_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB29_7:
	movq	%rdx, -32(%rsp)
	vmovdqu64	(%r15), %zmm2
	vmovdqu64	64(%r15), %zmm1
	vmovdqu64	128(%r15), %zmm0
	movq	96(%r10), %rcx
	testq	%rcx, %rcx
	movq	%rax, -56(%rsp)
	je	.LBB29_8
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
	jmp	.LBB29_35
	.p2align	4
.LBB29_41:
	addq	%r14, %rax
.LBB29_42:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB29_9
.LBB29_35:
	testq	%r11, %r11
	je	.LBB29_42
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB29_43
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB29_41
	jmp	.LBB29_40
	.p2align	4
.LBB29_43:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB29_44:
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
	jne	.LBB29_44
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB29_41
.LBB29_40:
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
	jmp	.LBB29_41
.LBB29_8:
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm5
.LBB29_9:
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
.LBB29_10:
	cmpq	%rcx, %rdx
	jge	.LBB29_24
.LBB29_21:
	vmovdqu64	(%r15), %zmm2
	vmovdqu64	64(%r15), %zmm1
	vmovdqu64	128(%r15), %zmm0
	movq	96(%r10), %rax
	testq	%rax, %rax
	je	.LBB29_22
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
	jmp	.LBB29_26
	.p2align	4
.LBB29_31:
	addq	%r8, %r15
.LBB29_32:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB29_23
.LBB29_26:
	testq	%rdi, %rdi
	je	.LBB29_32
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%r15, %r14
	movq	%r10, %rsi
	cmpq	$4, %rdi
	jb	.LBB29_28
	.p2align	4
.LBB29_33:
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
	jne	.LBB29_33
.LBB29_28:
	testq	%r9, %r9
	je	.LBB29_31
	xorl	%esi, %esi
	.p2align	4
.LBB29_30:
	vpxord	(%rbx,%rsi,4){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r14), %zmm4, %zmm2
	vpdpbusd	64(%r14), %zmm4, %zmm1
	vpdpbusd	128(%r14), %zmm4, %zmm0
	addq	$192, %r14
	incq	%rsi
	cmpq	%rsi, %r9
	jne	.LBB29_30
	jmp	.LBB29_31
.LBB29_22:
	movq	%rdx, %r13
	movq	-24(%rsp), %r12
.LBB29_23:
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
.LBB29_24:
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
.LBB29_19:
	.cfi_def_cfa_offset 136
	jne	.LBB29_24
	xorl	%edx, %edx
	jmp	.LBB29_21
.Lfunc_end29:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5, .Lfunc_end29-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5
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
	jl	.LBB30_11
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
	jmp	.LBB30_2
	.p2align	4
.LBB30_3:
	vmovdqa64	%zmm3, %zmm4
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm3, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm3, %zmm11
.LBB30_4:
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
	jl	.LBB30_5
.LBB30_2:
	movq	%rdx, -120(%rsp)
	vmovdqu64	(%rdi), %zmm3
	testq	%r8, %r8
	je	.LBB30_3
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
	jmp	.LBB30_57
	.p2align	4
.LBB30_61:
	incq	%r12
	cmpq	%r8, %r12
	je	.LBB30_4
.LBB30_57:
	testq	%r13, %r13
	je	.LBB30_61
	movq	(%r11,%r12,8), %rsi
	addq	%r14, %rsi
	movq	%rbp, %r15
	xorl	%r10d, %r10d
	.p2align	4
.LBB30_59:
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
	jne	.LBB30_59
	addq	%rbx, %rbp
	jmp	.LBB30_61
.LBB30_11:
	cmpq	$3, %rax
	jle	.LBB30_17
	movl	$4, %ecx
	xorl	%ebp, %ebp
	jmp	.LBB30_13
.LBB30_5:
	movq	%rbp, %rcx
	orq	$4, %rcx
	cmpq	%rcx, %rsi
	jge	.LBB30_13
.LBB30_6:
	leaq	2(%rbp), %rax
	cmpq	%rax, %rsi
	movq	-128(%rsp), %r13
	jge	.LBB30_7
	jmp	.LBB30_10
.LBB30_13:
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
	jmp	.LBB30_14
	.p2align	4
.LBB30_15:
	vmovdqa64	%zmm3, %zmm4
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm3, %zmm7
.LBB30_16:
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
	jl	.LBB30_6
.LBB30_14:
	movq	%rcx, -120(%rsp)
	vmovdqu64	(%rdi), %zmm3
	movq	-40(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB30_15
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
	jmp	.LBB30_46
	.p2align	4
.LBB30_52:
	addq	%r14, %r13
.LBB30_53:
	incq	%rsi
	cmpq	%rdi, %rsi
	je	.LBB30_16
.LBB30_46:
	testq	%r10, %r10
	je	.LBB30_53
	movq	(%r9,%rsi,8), %rbx
	cmpq	$1, %r10
	jne	.LBB30_54
	addq	-96(%rsp), %rbx
	movq	%r13, %r11
	testb	$1, %r10b
	je	.LBB30_52
	jmp	.LBB30_51
	.p2align	4
.LBB30_54:
	addq	-88(%rsp), %rbx
	movq	-112(%rsp), %r15
	movq	%r13, %r11
	.p2align	4
.LBB30_55:
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
	jne	.LBB30_55
	addq	%rdx, %rbx
	testb	$1, %r10b
	je	.LBB30_52
.LBB30_51:
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
	jmp	.LBB30_52
.LBB30_17:
	cmpq	$1, %rax
	jle	.LBB30_19
	movl	$2, %eax
	xorl	%ebp, %ebp
.LBB30_7:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rbp, -120(%rsp)
	movq	%rax, -112(%rsp)
	je	.LBB30_8
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
	jmp	.LBB30_34
	.p2align	4
.LBB30_41:
	addq	%rbx, %rax
	movq	-16(%rsp), %rdi
.LBB30_42:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB30_9
.LBB30_34:
	testq	%r10, %r10
	je	.LBB30_42
	movq	(%r9,%r13,8), %rbp
	cmpq	$4, %r10
	jae	.LBB30_43
	addq	-96(%rsp), %rbp
	movq	%rax, %rdx
	testq	%r14, %r14
	jne	.LBB30_39
	jmp	.LBB30_41
	.p2align	4
.LBB30_43:
	addq	-88(%rsp), %rbp
	movq	-104(%rsp), %r15
	movq	%rax, %rdx
	.p2align	4
.LBB30_44:
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
	jne	.LBB30_44
	addq	%r8, %rbp
	testq	%r14, %r14
	je	.LBB30_41
.LBB30_39:
	leaq	(%r11,%rbp), %r15
	xorl	%esi, %esi
	.p2align	4
.LBB30_40:
	vmovdqu64	(%rdx), %zmm3
	vpxord	(%rbp,%rsi,4){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpxord	(%r15,%rsi,4){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm0
	addq	$64, %rdx
	incq	%rsi
	cmpq	%rsi, %r14
	jne	.LBB30_40
	jmp	.LBB30_41
.LBB30_8:
	vmovdqa64	%zmm0, %zmm2
.LBB30_9:
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
.LBB30_10:
	cmpq	%rsi, %rbp
	jge	.LBB30_31
.LBB30_21:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB30_30
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
	jmp	.LBB30_23
	.p2align	4
.LBB30_28:
	addq	%r15, %rdi
.LBB30_29:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB30_30
.LBB30_23:
	testq	%rsi, %rsi
	je	.LBB30_29
	movq	(%rdx,%r10,8), %r11
	addq	%rcx, %r11
	movq	%rdi, %rbx
	movq	%r9, %r14
	cmpq	$8, %rsi
	jb	.LBB30_25
	.p2align	4
.LBB30_32:
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
	jne	.LBB30_32
.LBB30_25:
	testq	%r8, %r8
	je	.LBB30_28
	xorl	%r14d, %r14d
	.p2align	4
.LBB30_27:
	vpxord	(%r11,%r14,4){1to16}, %zmm1, %zmm2
	vpdpbusd	(%rbx), %zmm2, %zmm0
	addq	$64, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB30_27
	jmp	.LBB30_28
.LBB30_30:
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
.LBB30_31:
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
.LBB30_19:
	.cfi_def_cfa_offset 104
	jne	.LBB30_31
	xorl	%ebp, %ebp
	jmp	.LBB30_21
.Lfunc_end30:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5, .Lfunc_end30-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5
	.cfi_endproc
	.hidden	vitruvian_multiply_codes_to_numbers_avx512vnni
	.globl	vitruvian_multiply_codes_to_numbers_avx512vnni
	.p2align	4
	.type	vitruvian_multiply_codes_to_numbers_avx512vnni,@function
vitruvian_multiply_codes_to_numbers_avx512vnni:
	.cfi_startproc
	jmp	($s24VitruvianMicroAVX512VNNI27microMultiplyCodesToNumbers1a5aStep10runOffsets0K5Count05groupM05flips03rowM06packed06columnM06scales10zeroPoints05scaleJ00R5Terms12filterScales4bias5slope5lower5upper1c01cJ0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF)
.Lfunc_end31:
	.size	vitruvian_multiply_codes_to_numbers_avx512vnni, .Lfunc_end31-vitruvian_multiply_codes_to_numbers_avx512vnni
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI32_0:
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
	vbroadcastss	.LCPI32_0(%rip), %zmm5
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
	jle	.LBB32_6
	imulq	%rcx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	272(%rsp), %r13
	jmp	.LBB32_2
	.p2align	4
.LBB32_4:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	64(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B7ScalingVTtg5)
	movl	$2, %r12d
.LBB32_5:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB32_6
.LBB32_2:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB32_4
	cmpq	$2, %rcx
	je	.LBB32_4
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB32_10
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB32_10
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	64(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B7ScalingVTtg5)
	movl	$1, %r12d
	jmp	.LBB32_5
	.p2align	4
.LBB32_10:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	64(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B7ScalingVTtg5)
	jmp	.LBB32_5
.LBB32_6:
	movq	%fs:40, %rax
	cmpq	416(%rsp), %rax
	jne	.LBB32_12
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
.LBB32_12:
	.cfi_def_cfa_offset 480
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end32:
	.size	$s24VitruvianMicroAVX512VNNI27microMultiplyCodesToNumbers1a5aStep10runOffsets0K5Count05groupM05flips03rowM06packed06columnM06scales10zeroPoints05scaleJ00R5Terms12filterScales4bias5slope5lower5upper1c01cJ0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF, .Lfunc_end32-$s24VitruvianMicroAVX512VNNI27microMultiplyCodesToNumbers1a5aStep10runOffsets0K5Count05groupM05flips03rowM06packed06columnM06scales10zeroPoints05scaleJ00R5Terms12filterScales4bias5slope5lower5upper1c01cJ0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF
	.cfi_endproc
	.hidden	vitruvian_sum_codes_avx512vnni
	.globl	vitruvian_sum_codes_avx512vnni
	.p2align	4
	.type	vitruvian_sum_codes_avx512vnni,@function
vitruvian_sum_codes_avx512vnni:
	jmp	($s24VitruvianMicroAVX512VNNI13microSumCodes1a5aStep10runOffsets0I5Count0I6Length5flips03rowK04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF)
.Lfunc_end33:
	.size	vitruvian_sum_codes_avx512vnni, .Lfunc_end33-vitruvian_sum_codes_avx512vnni
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI34_0:
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
	je	.LBB34_14
	vmovdqu64	(%r9), %zmm0
	xorl	%r11d, %r11d
	movabsq	$9223372036854775807, %r9
	movq	$-1, %rbx
	jmp	.LBB34_2
	.p2align	4
.LBB34_3:
	vpxor	%xmm1, %xmm1, %xmm1
.LBB34_13:
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
	je	.LBB34_14
.LBB34_2:
	testq	%rcx, %rcx
	je	.LBB34_3
	movq	%r11, %r14
	imulq	%rsi, %r14
	addq	%rdi, %r14
	vpxor	%xmm1, %xmm1, %xmm1
	xorl	%r15d, %r15d
	jmp	.LBB34_5
	.p2align	4
.LBB34_12:
	incq	%r15
	cmpq	%rcx, %r15
	je	.LBB34_13
.LBB34_5:
	testq	%r8, %r8
	jle	.LBB34_12
	movq	(%rdx,%r15,8), %r12
	addq	%r14, %r12
	xorl	%eax, %eax
	movq	%rax, %r13
	jmp	.LBB34_7
	.p2align	4
.LBB34_8:
	xorl	%r10d, %r10d
.LBB34_10:
	shrxq	%r10, %rbx, %r10
	kmovq	%r10, %k1
.LBB34_11:
	vmovdqu8	(%r12,%rax), %zmm2 {%k1} {z}
	vpxord	%zmm2, %zmm0, %zmm2
	vmovdqu8	.LCPI34_0(%rip), %zmm3 {%k1} {z}
	vpdpbusd	%zmm3, %zmm2, %zmm1
	movq	%r13, %rax
	cmpq	%r8, %r13
	jge	.LBB34_12
.LBB34_7:
	addq	$64, %r13
	cmovoq	%r9, %r13
	movq	%rax, %rbp
	subq	%r8, %rbp
	leaq	64(%rbp), %r10
	testq	%r10, %r10
	jle	.LBB34_8
	kxorq	%k0, %k0, %k1
	cmpq	$-64, %rbp
	jb	.LBB34_11
	jmp	.LBB34_10
.LBB34_14:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end34:
	.size	$s24VitruvianMicroAVX512VNNI13microSumCodes1a5aStep10runOffsets0I5Count0I6Length5flips03rowK04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF, .Lfunc_end34-$s24VitruvianMicroAVX512VNNI13microSumCodes1a5aStep10runOffsets0I5Count0I6Length5flips03rowK04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF
	.hidden	vitruvian_interleave_codes_avx512vnni
	.globl	vitruvian_interleave_codes_avx512vnni
	.p2align	4
	.type	vitruvian_interleave_codes_avx512vnni,@function
vitruvian_interleave_codes_avx512vnni:
	subq	$56, %rsp
	vmovaps	64(%rsp), %xmm0
	movq	80(%rsp), %rax
	movl	104(%rsp), %r10d
	movq	112(%rsp), %r11
	movq	%r11, 48(%rsp)
	movl	%r10d, 40(%rsp)
	movl	96(%rsp), %r10d
	movl	%r10d, 32(%rsp)
	movl	88(%rsp), %r10d
	movl	%r10d, 24(%rsp)
	movq	%rax, 16(%rsp)
	vmovups	%xmm0, (%rsp)
	callq	($s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep5width12channelCount8firstRow05groupN010leftMargin05rightS06margin4flip9zeroPoint6groupsySPys5UInt8VG_S8iA2Qs5Int32VSpyATGtF)
	addq	$56, %rsp
	retq
.Lfunc_end35:
	.size	vitruvian_interleave_codes_avx512vnni, .Lfunc_end35-vitruvian_interleave_codes_avx512vnni
	.hidden	$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep5width12channelCount8firstRow05groupN010leftMargin05rightS06margin4flip9zeroPoint6groupsySPys5UInt8VG_S8iA2Qs5Int32VSpyATGtF
	.globl	$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep5width12channelCount8firstRow05groupN010leftMargin05rightS06margin4flip9zeroPoint6groupsySPys5UInt8VG_S8iA2Qs5Int32VSpyATGtF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep5width12channelCount8firstRow05groupN010leftMargin05rightS06margin4flip9zeroPoint6groupsySPys5UInt8VG_S8iA2Qs5Int32VSpyATGtF,@function
$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep5width12channelCount8firstRow05groupN010leftMargin05rightS06margin4flip9zeroPoint6groupsySPys5UInt8VG_S8iA2Qs5Int32VSpyATGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$680, %rsp
	movq	%r9, 192(%rsp)
	movzbl	760(%rsp), %eax
	movzbl	768(%rsp), %r9d
	movq	%fs:40, %r10
	movq	%r10, 672(%rsp)
	vpbroadcastb	%eax, %xmm0
	vmovdqa	%xmm0, 416(%rsp)
	imull	$16843009, %r9d, %r9d
	vpbroadcastd	%r9d, %zmm4
	vpbroadcastd	776(%rsp), %zmm0
	movq	%rdi, 168(%rsp)
	movq	%rdi, 496(%rsp)
	movq	%rsi, 176(%rsp)
	movq	%rsi, 504(%rsp)
	movq	%rdx, 184(%rsp)
	movq	%rdx, 512(%rsp)
	movq	%rcx, 520(%rsp)
	movq	%r8, 16(%rsp)
	movq	%r8, 528(%rsp)
	leaq	416(%rsp), %rdx
	movq	%rdx, 536(%rsp)
	vmovdqu64	%zmm4, 544(%rsp)
	vmovdqu64	%zmm0, 608(%rsp)
	cmpq	$0, 736(%rsp)
	je	.LBB36_33
	movq	784(%rsp), %r15
	movq	752(%rsp), %r11
	movq	744(%rsp), %r8
	movl	%eax, %edx
	shll	$8, %edx
	movl	%eax, %esi
	shll	$16, %esi
	orl	%edx, %esi
	movl	%eax, %ebp
	shll	$24, %ebp
	orl	%esi, %ebp
	orl	%eax, %ebp
	xorl	%r9d, %ebp
	leaq	(%r8,%rcx), %rdi
	addq	%r11, %rdi
	movq	%rdi, %rax
	shlq	$4, %rax
	movq	%r8, %rbx
	shlq	$4, %rbx
	movq	%rax, 152(%rsp)
	movq	736(%rsp), %r12
	imulq	%r12, %rax
	movq	%rax, 280(%rsp)
	movq	16(%rsp), %rdx
	leaq	15(%rdx), %r14
	leaq	30(%rdx), %rax
	testq	%r14, %r14
	movq	%rax, 136(%rsp)
	cmovsq	%rax, %r14
	sarq	$4, %r14
	movq	%r8, %rax
	shlq	$6, %rax
	leaq	(%r15,%rax), %r8
	movq	%r8, 144(%rsp)
	movq	%r11, %r8
	shlq	$4, %r8
	movq	%rcx, %r9
	shlq	$6, %r9
	movq	%rbx, %r10
	andq	$-64, %r10
	movq	%r10, 128(%rsp)
	vpbroadcastd	%ebp, %zmm5
	addq	%rax, %r9
	movq	%r8, %rax
	andq	$-64, %rax
	movq	%rax, 120(%rsp)
	imulq	%rdi, %r12
	shlq	$6, %rdi
	movq	%rdi, 160(%rsp)
	shlq	$6, %r12
	movq	%r8, 216(%rsp)
	andl	$48, %r8d
	movq	%r8, 232(%rsp)
	movq	%r11, %rax
	andq	$-4, %rax
	shlq	$6, %rax
	addq	%r9, %rax
	addq	%r15, %rax
	movq	%rax, 88(%rsp)
	leaq	(%r15,%r9), %rax
	addq	$192, %rax
	movq	%rax, 80(%rsp)
	addq	%r15, %r9
	movq	%r9, 96(%rsp)
	leaq	-16(%rdx), %rax
	movq	%rax, 240(%rsp)
	movq	%r15, 104(%rsp)
	leaq	192(%r15), %rax
	movq	%rax, 72(%rsp)
	xorl	%r13d, %r13d
	movq	%rcx, 40(%rsp)
	movl	%ebp, 52(%rsp)
	movq	%r12, 112(%rsp)
	vmovdqu64	%zmm4, 352(%rsp)
	movq	%rbx, 64(%rsp)
	movq	%r14, 56(%rsp)
	vmovdqu64	%zmm5, 288(%rsp)
	jmp	.LBB36_2
	.p2align	4
.LBB36_32:
	movq	200(%rsp), %r13
	incq	%r13
	movq	160(%rsp), %rax
	addq	%rax, 72(%rsp)
	addq	%rax, 104(%rsp)
	addq	%rax, 80(%rsp)
	addq	%rax, 88(%rsp)
	addq	%rax, 96(%rsp)
	cmpq	736(%rsp), %r13
	je	.LBB36_33
.LBB36_2:
	movq	%r13, %rax
	imulq	152(%rsp), %rax
	movq	%rax, 32(%rsp)
	movq	192(%rsp), %r8
	leaq	(%r8,%r13,4), %r15
	testq	%r15, %r15
	setns	%dl
	movq	176(%rsp), %r11
	cmpq	%r11, %r15
	setl	%sil
	andb	%dl, %sil
	movq	184(%rsp), %r10
	imulq	%r10, %r15
	movq	168(%rsp), %rbx
	addq	%rbx, %r15
	movb	%sil, 15(%rsp)
	movzbl	%sil, %edx
	movq	%rdx, %rax
	negq	%rax
	movq	%rax, 24(%rsp)
	testb	%dl, %dl
	leaq	416(%rsp), %r14
	cmoveq	%r14, %r15
	leaq	(%r8,%r13,4), %rdx
	incq	%rdx
	testq	%rdx, %rdx
	setns	%al
	cmpq	%r11, %rdx
	setl	%sil
	andb	%al, %sil
	imulq	%r10, %rdx
	addq	%rbx, %rdx
	movb	%sil, 14(%rsp)
	movzbl	%sil, %esi
	movq	%rsi, %r9
	negq	%r9
	testb	%sil, %sil
	cmoveq	%r14, %rdx
	leaq	(%r8,%r13,4), %rax
	addq	$2, %rax
	testq	%rax, %rax
	setns	%sil
	cmpq	%r11, %rax
	setl	%dil
	andb	%sil, %dil
	imulq	%r10, %rax
	addq	%rbx, %rax
	movb	%dil, 13(%rsp)
	movzbl	%dil, %edi
	movq	%rdi, %rsi
	negq	%rsi
	testb	%dil, %dil
	cmoveq	%r14, %rax
	movq	%r13, 200(%rsp)
	leaq	(%r8,%r13,4), %r13
	addq	$3, %r13
	testq	%r13, %r13
	setns	%dil
	cmpq	%r11, %r13
	setl	%r8b
	andb	%dil, %r8b
	imulq	%r10, %r13
	addq	%rbx, %r13
	movb	%r8b, 12(%rsp)
	movzbl	%r8b, %edi
	movq	%rdi, %r8
	negq	%r8
	testb	%dil, %dil
	movq	%r15, 272(%rsp)
	movq	%r15, 432(%rsp)
	movq	24(%rsp), %rdi
	movq	%rdi, 440(%rsp)
	movq	%rdx, 264(%rsp)
	movq	%rdx, 448(%rsp)
	movq	%r9, 456(%rsp)
	movq	%rax, 256(%rsp)
	movq	%rax, 464(%rsp)
	movq	%rsi, 472(%rsp)
	cmoveq	%r14, %r13
	movq	%r13, 248(%rsp)
	movq	%r13, 480(%rsp)
	movq	%r8, 488(%rsp)
	movq	144(%rsp), %rdx
	movq	32(%rsp), %rax
	leaq	(%rdx,%rax,4), %rsi
	cmpq	$16, 16(%rsp)
	jl	.LBB36_35
	testq	%rcx, %rcx
	movq	64(%rsp), %rbx
	movq	56(%rsp), %r14
	movq	752(%rsp), %r13
	jle	.LBB36_14
	cmpb	$0, 12(%rsp)
	movl	$0, %r14d
	movq	16(%rsp), %rax
	cmovneq	%rax, %r14
	cmpb	$0, 13(%rsp)
	movl	$0, %r12d
	cmovneq	%rax, %r12
	cmpb	$0, 14(%rsp)
	movl	$0, %r15d
	cmovneq	%rax, %r15
	cmpb	$0, 15(%rsp)
	movl	$0, %ebx
	cmovneq	%rax, %rbx
	xorl	%r10d, %r10d
	movq	%r10, %rdx
	movq	%rsi, 208(%rsp)
	jmp	.LBB36_5
	.p2align	4
.LBB36_12:
	movq	224(%rsp), %rdx
	movq	%rdx, %r10
	movq	40(%rsp), %rcx
	cmpq	%rcx, %rdx
	movq	208(%rsp), %rsi
	jge	.LBB36_13
.LBB36_5:
	addq	$16, %rdx
	movabsq	$9223372036854775807, %rax
	cmovoq	%rax, %rdx
	movq	%rdx, 224(%rsp)
	movq	%rcx, %rdx
	subq	%r10, %rdx
	cmpq	$16, %rdx
	movl	$16, %eax
	cmovgeq	%rax, %rdx
	movq	%r10, %rax
	shlq	$6, %rax
	addq	%rsi, %rax
	movq	%r10, %rsi
	imulq	16(%rsp), %rsi
	movq	%rsi, 24(%rsp)
	decq	%rdx
	movq	%rdx, 32(%rsp)
	xorl	%ebp, %ebp
	xorl	%edi, %edi
	.p2align	4
.LBB36_6:
	addq	$16, %rdi
	seto	%dl
	cmpq	%r10, %rcx
	jne	.LBB36_7
.LBB36_10:
	cmpq	16(%rsp), %rdi
	setge	%sil
	orb	%sil, %dl
	jne	.LBB36_12
	movq	280(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%rdi, %rbp
	movq	40(%rsp), %rcx
	jmp	.LBB36_6
	.p2align	4
.LBB36_7:
	movq	240(%rsp), %rcx
	cmpq	%rbp, %rcx
	cmovlq	%rcx, %rbp
	addq	24(%rsp), %rbp
	cmpb	$0, 12(%rsp)
	movl	$0, %r9d
	cmovneq	%rbp, %r9
	addq	248(%rsp), %r9
	cmpb	$0, 13(%rsp)
	movl	$0, %r8d
	cmovneq	%rbp, %r8
	addq	256(%rsp), %r8
	cmpb	$0, 14(%rsp)
	movl	$0, %r11d
	cmovneq	%rbp, %r11
	addq	264(%rsp), %r11
	cmpb	$0, 15(%rsp)
	movl	$0, %ecx
	cmoveq	%rcx, %rbp
	addq	272(%rsp), %rbp
	movq	32(%rsp), %rsi
	movq	%rax, %r13
	.p2align	4
.LBB36_9:
	vpmovzxbd	(%rbp), %zmm0
	vpmovzxbd	(%r11), %zmm1
	vpmovzxbd	(%r8), %zmm2
	vpmovzxbd	(%r9), %zmm3
	vpslld	$8, %zmm1, %zmm1
	vpslld	$16, %zmm2, %zmm2
	vpternlogd	$254, %zmm0, %zmm1, %zmm2
	vpslld	$24, %zmm3, %zmm0
	vpternlogd	$54, %zmm2, %zmm4, %zmm0
	vmovdqu64	%zmm0, (%r13)
	subq	$1, %rsi
	jb	.LBB36_10
	addq	$64, %r13
	addq	%rbx, %rbp
	addq	%r15, %r11
	addq	%r12, %r8
	addq	%r14, %r9
	jmp	.LBB36_9
	.p2align	4
.LBB36_35:
	leaq	432(%rsp), %rdi
	leaq	496(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B9ImageRowsV015interleaveOneByH0_2toyAA0B8RowGroupV_Spys5Int32VGtF)
	vmovdqu64	288(%rsp), %zmm5
	vmovdqu64	352(%rsp), %zmm4
	movq	40(%rsp), %rcx
.LBB36_13:
	cmpq	$31, 136(%rsp)
	movq	752(%rsp), %r13
	movl	52(%rsp), %ebp
	movq	64(%rsp), %rbx
	movq	56(%rsp), %r14
	movq	112(%rsp), %r12
	jb	.LBB36_32
.LBB36_14:
	movq	96(%rsp), %rax
	movq	88(%rsp), %r11
	movq	80(%rsp), %rdx
	movq	104(%rsp), %rsi
	movq	72(%rsp), %rdi
	xorl	%r8d, %r8d
	jmp	.LBB36_15
	.p2align	4
.LBB36_31:
	incq	%r8
	addq	%r12, %rdi
	addq	%r12, %rsi
	addq	%r12, %rdx
	addq	%r12, %r11
	addq	%r12, %rax
	cmpq	%r14, %r8
	je	.LBB36_32
.LBB36_15:
	testq	%rbx, %rbx
	je	.LBB36_22
	xorl	%r9d, %r9d
	cmpq	$64, %rbx
	jb	.LBB36_21
	movq	128(%rsp), %r10
	.p2align	4
.LBB36_18:
	vmovdqu64	%zmm5, -192(%rdi,%r9,4)
	vmovdqu64	%zmm5, -128(%rdi,%r9,4)
	vmovdqu64	%zmm5, -64(%rdi,%r9,4)
	vmovdqu64	%zmm5, (%rdi,%r9,4)
	addq	$64, %r9
	cmpq	%r9, %r10
	jne	.LBB36_18
	cmpq	%r10, %rbx
	je	.LBB36_22
	movq	128(%rsp), %r10
	movq	%r10, %r9
	movq	744(%rsp), %r15
	testb	$3, %r15b
	je	.LBB36_36
	.p2align	4
.LBB36_21:
	vmovdqu64	%zmm5, (%rsi,%r9,4)
	addq	$16, %r9
	cmpq	%r9, %rbx
	jne	.LBB36_21
.LBB36_22:
	movq	216(%rsp), %r10
	testq	%r10, %r10
	je	.LBB36_31
	xorl	%r9d, %r9d
	cmpq	$64, %r10
	jb	.LBB36_24
	movq	120(%rsp), %r12
	.p2align	4
.LBB36_26:
	vmovdqu64	%zmm5, -192(%rdx,%r9,4)
	vmovdqu64	%zmm5, -128(%rdx,%r9,4)
	vmovdqu64	%zmm5, -64(%rdx,%r9,4)
	vmovdqu64	%zmm5, (%rdx,%r9,4)
	addq	$64, %r9
	cmpq	%r9, %r12
	jne	.LBB36_26
	cmpq	%r12, %r10
	movq	112(%rsp), %r12
	je	.LBB36_31
	movq	120(%rsp), %r9
	testb	$3, %r13b
	je	.LBB36_29
	.p2align	4
.LBB36_24:
	vmovdqu64	%zmm5, (%rax,%r9,4)
	addq	$16, %r9
	cmpq	%r9, %r10
	jne	.LBB36_24
	jmp	.LBB36_31
	.p2align	4
.LBB36_36:
	movl	%ebp, (%rsi,%r10,4)
	incq	%r10
	cmpq	%r10, %rbx
	jne	.LBB36_36
	jmp	.LBB36_22
.LBB36_29:
	xorl	%r9d, %r9d
	.p2align	4
.LBB36_30:
	movl	%ebp, (%r11,%r9,4)
	incq	%r9
	cmpq	%r9, 232(%rsp)
	jne	.LBB36_30
	jmp	.LBB36_31
.LBB36_33:
	movq	%fs:40, %rax
	cmpq	672(%rsp), %rax
	jne	.LBB36_34
	addq	$680, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB36_34:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end36:
	.size	$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep5width12channelCount8firstRow05groupN010leftMargin05rightS06margin4flip9zeroPoint6groupsySPys5UInt8VG_S8iA2Qs5Int32VSpyATGtF, .Lfunc_end36-$s24VitruvianMicroAVX512VNNI20microInterleaveCodes5image6height7rowStep5width12channelCount8firstRow05groupN010leftMargin05rightS06margin4flip9zeroPoint6groupsySPys5UInt8VG_S8iA2Qs5Int32VSpyATGtF
	.hidden	$s24VitruvianMicroAVX512VNNI0B9ImageRowsV015interleaveOneByH0_2toyAA0B8RowGroupV_Spys5Int32VGtF
	.globl	$s24VitruvianMicroAVX512VNNI0B9ImageRowsV015interleaveOneByH0_2toyAA0B8RowGroupV_Spys5Int32VGtF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B9ImageRowsV015interleaveOneByH0_2toyAA0B8RowGroupV_Spys5Int32VGtF,@function
$s24VitruvianMicroAVX512VNNI0B9ImageRowsV015interleaveOneByH0_2toyAA0B8RowGroupV_Spys5Int32VGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdi, -32(%rsp)
	movq	%r13, -40(%rsp)
	movq	24(%r13), %rax
	movq	%rax, -24(%rsp)
	testq	%rax, %rax
	je	.LBB37_6
	movq	-40(%rsp), %rax
	movq	32(%rax), %rcx
	xorl	%r9d, %r9d
	xorl	%eax, %eax
	jmp	.LBB37_2
	.p2align	4
.LBB37_5:
	movq	-16(%rsp), %rax
	incq	%rax
	addq	$64, %rsi
	addq	%rcx, %r9
	cmpq	-24(%rsp), %rax
	je	.LBB37_6
.LBB37_2:
	movq	%rax, -16(%rsp)
	testq	%rcx, %rcx
	je	.LBB37_5
	movq	-32(%rsp), %rax
	movq	48(%rax), %rdi
	movq	%rdi, -8(%rsp)
	movq	56(%rax), %r10
	movq	32(%rax), %r11
	movq	40(%rax), %rbx
	movq	16(%rax), %r14
	movq	24(%rax), %r15
	movq	(%rax), %r12
	movq	8(%rax), %rbp
	movq	-40(%rsp), %rax
	movl	48(%rax), %eax
	xorl	%r13d, %r13d
	.p2align	4
.LBB37_4:
	leaq	(%r9,%r13), %r8
	movq	%r8, %rdi
	andq	%rbp, %rdi
	movq	%rcx, %rdx
	movq	%r8, %rcx
	andq	%r15, %rcx
	movzbl	(%r12,%rdi), %edi
	movzbl	(%r14,%rcx), %ecx
	shll	$8, %ecx
	orl	%edi, %ecx
	movq	%r8, %rdi
	andq	%rbx, %rdi
	movzbl	(%r11,%rdi), %edi
	shll	$16, %edi
	orl	%ecx, %edi
	andq	%r10, %r8
	movq	-8(%rsp), %rcx
	movzbl	(%rcx,%r8), %ecx
	shll	$24, %ecx
	orl	%edi, %ecx
	xorl	%eax, %ecx
	movl	%ecx, (%rsi,%r13,4)
	movq	%rdx, %rcx
	incq	%r13
	cmpq	%r13, %rdx
	jne	.LBB37_4
	jmp	.LBB37_5
.LBB37_6:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end37:
	.size	$s24VitruvianMicroAVX512VNNI0B9ImageRowsV015interleaveOneByH0_2toyAA0B8RowGroupV_Spys5Int32VGtF, .Lfunc_end37-$s24VitruvianMicroAVX512VNNI0B9ImageRowsV015interleaveOneByH0_2toyAA0B8RowGroupV_Spys5Int32VGtF
	.hidden	"symbolic Sf"
	.type	"symbolic Sf",@object
	.section	".note.GNU-stack","",@progbits
#endif
