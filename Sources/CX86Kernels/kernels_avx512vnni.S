// Made by `make kernels` with Swift 6.3.1 from Sources/MicroKernels for x86-64-v4 -mavx512vnni. Do not edit.
#if defined(__x86_64__) && defined(__linux__)
	.text
	.hidden	vitruvian_multiply_codes_to_numbers_avx512vnni
	.globl	vitruvian_multiply_codes_to_numbers_avx512vnni
	.p2align	4
	.type	vitruvian_multiply_codes_to_numbers_avx512vnni,@function
vitruvian_multiply_codes_to_numbers_avx512vnni:
	.cfi_startproc
	jmp	($s24VitruvianMicroAVX512VNNI20multiplyDynamicRange1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK06scales10zeroPoints05scaleH00P5Terms12filterScales4bias5slope5lower5upper1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF)
.Lfunc_end0:
	.size	vitruvian_multiply_codes_to_numbers_avx512vnni, .Lfunc_end0-vitruvian_multiply_codes_to_numbers_avx512vnni
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI1_0:
	.long	0x3f800000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI20multiplyDynamicRange1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK06scales10zeroPoints05scaleH00P5Terms12filterScales4bias5slope5lower5upper1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF
	.globl	$s24VitruvianMicroAVX512VNNI20multiplyDynamicRange1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK06scales10zeroPoints05scaleH00P5Terms12filterScales4bias5slope5lower5upper1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI20multiplyDynamicRange1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK06scales10zeroPoints05scaleH00P5Terms12filterScales4bias5slope5lower5upper1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF,@function
$s24VitruvianMicroAVX512VNNI20multiplyDynamicRange1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK06scales10zeroPoints05scaleH00P5Terms12filterScales4bias5slope5lower5upper1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	488(%rsp), %r14
	vmovaps	560(%rsp), %xmm2
	vmovups	536(%rsp), %xmm3
	vmovups	504(%rsp), %ymm4
	movq	496(%rsp), %rbp
	movq	552(%rsp), %rax
	movq	%fs:40, %r8
	movq	%r8, 416(%rsp)
	vmovups	(%r9), %zmm5
	movq	480(%rsp), %r8
	movq	%rdi, 272(%rsp)
	vmovups	%zmm5, 288(%rsp)
	movq	%rsi, 352(%rsp)
	movq	%rdx, 360(%rsp)
	movq	%rcx, 368(%rsp)
	movq	%rbx, 376(%rsp)
	movq	%r8, 384(%rsp)
	movq	%r14, 392(%rsp)
	vbroadcastss	.LCPI1_0(%rip), %zmm5
	movq	%rbp, 400(%rsp)
	vmovups	%zmm5, (%rsp)
	xorl	%edx, %edx
	testq	%rax, %rax
	setne	%dl
	movq	%rsp, %rsi
	cmovneq	%rax, %rsi
	negq	%rdx
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
	jle	.LBB1_6
	imulq	%rcx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	272(%rsp), %r13
	jmp	.LBB1_2
	.p2align	4
.LBB1_4:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	64(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA7ScalingVTtg5)
	movl	$2, %r12d
.LBB1_5:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB1_6
.LBB1_2:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB1_4
	cmpq	$2, %rcx
	je	.LBB1_4
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB1_10
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB1_10
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	64(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA7ScalingVTtg5)
	movl	$1, %r12d
	jmp	.LBB1_5
	.p2align	4
.LBB1_10:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	64(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA7ScalingVTtg5)
	jmp	.LBB1_5
.LBB1_6:
	movq	%fs:40, %rax
	cmpq	416(%rsp), %rax
	jne	.LBB1_12
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
.LBB1_12:
	.cfi_def_cfa_offset 480
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end1:
	.size	$s24VitruvianMicroAVX512VNNI20multiplyDynamicRange1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK06scales10zeroPoints05scaleH00P5Terms12filterScales4bias5slope5lower5upper1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF, .Lfunc_end1-$s24VitruvianMicroAVX512VNNI20multiplyDynamicRange1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK06scales10zeroPoints05scaleH00P5Terms12filterScales4bias5slope5lower5upper1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF
	.cfi_endproc
	.hidden	vitruvian_sum_codes_avx512vnni
	.globl	vitruvian_sum_codes_avx512vnni
	.p2align	4
	.type	vitruvian_sum_codes_avx512vnni,@function
vitruvian_sum_codes_avx512vnni:
	jmp	($s24VitruvianMicroAVX512VNNI8sumCodes1a5aStep10runOffsets0H5Count0H6Length5flips03rowJ04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF)
.Lfunc_end2:
	.size	vitruvian_sum_codes_avx512vnni, .Lfunc_end2-vitruvian_sum_codes_avx512vnni
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI3_0:
	.zero	64,1
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI8sumCodes1a5aStep10runOffsets0H5Count0H6Length5flips03rowJ04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF
	.globl	$s24VitruvianMicroAVX512VNNI8sumCodes1a5aStep10runOffsets0H5Count0H6Length5flips03rowJ04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI8sumCodes1a5aStep10runOffsets0H5Count0H6Length5flips03rowJ04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF,@function
$s24VitruvianMicroAVX512VNNI8sumCodes1a5aStep10runOffsets0H5Count0H6Length5flips03rowJ04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	cmpq	$0, 56(%rsp)
	je	.LBB3_14
	vmovdqu64	(%r9), %zmm0
	xorl	%r11d, %r11d
	movabsq	$9223372036854775807, %r9
	movq	$-1, %rbx
	jmp	.LBB3_2
	.p2align	4
.LBB3_3:
	vpxor	%xmm1, %xmm1, %xmm1
.LBB3_13:
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
	je	.LBB3_14
.LBB3_2:
	testq	%rcx, %rcx
	je	.LBB3_3
	movq	%r11, %r14
	imulq	%rsi, %r14
	addq	%rdi, %r14
	vpxor	%xmm1, %xmm1, %xmm1
	xorl	%r15d, %r15d
	jmp	.LBB3_5
	.p2align	4
.LBB3_12:
	incq	%r15
	cmpq	%rcx, %r15
	je	.LBB3_13
.LBB3_5:
	testq	%r8, %r8
	jle	.LBB3_12
	movq	(%rdx,%r15,8), %r12
	addq	%r14, %r12
	xorl	%eax, %eax
	movq	%rax, %r13
	jmp	.LBB3_7
	.p2align	4
.LBB3_8:
	xorl	%r10d, %r10d
.LBB3_10:
	shrxq	%r10, %rbx, %r10
	kmovq	%r10, %k1
.LBB3_11:
	vmovdqu8	(%r12,%rax), %zmm2 {%k1} {z}
	vpxord	%zmm2, %zmm0, %zmm2
	vmovdqu8	.LCPI3_0(%rip), %zmm3 {%k1} {z}
	vpdpbusd	%zmm3, %zmm2, %zmm1
	movq	%r13, %rax
	cmpq	%r8, %r13
	jge	.LBB3_12
.LBB3_7:
	addq	$64, %r13
	cmovoq	%r9, %r13
	movq	%rax, %rbp
	subq	%r8, %rbp
	leaq	64(%rbp), %r10
	testq	%r10, %r10
	jle	.LBB3_8
	kxorq	%k0, %k0, %k1
	cmpq	$-64, %rbp
	jb	.LBB3_11
	jmp	.LBB3_10
.LBB3_14:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end3:
	.size	$s24VitruvianMicroAVX512VNNI8sumCodes1a5aStep10runOffsets0H5Count0H6Length5flips03rowJ04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF, .Lfunc_end3-$s24VitruvianMicroAVX512VNNI8sumCodes1a5aStep10runOffsets0H5Count0H6Length5flips03rowJ04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF
	.hidden	vitruvian_depthwise_codes_avx512vnni
	.globl	vitruvian_depthwise_codes_avx512vnni
	.p2align	4
	.type	vitruvian_depthwise_codes_avx512vnni,@function
vitruvian_depthwise_codes_avx512vnni:
	.cfi_startproc
	subq	$104, %rsp
	.cfi_def_cfa_offset 112
	vmovups	112(%rsp), %ymm2
	movzbl	144(%rsp), %eax
	movq	152(%rsp), %r10
	movl	160(%rsp), %r11d
	vmovups	168(%rsp), %ymm3
	vmovups	200(%rsp), %xmm4
	vmovups	%xmm4, 88(%rsp)
	vmovups	%ymm3, 56(%rsp)
	movl	%r11d, 48(%rsp)
	movq	%r10, 40(%rsp)
	movzbl	%al, %eax
	movl	%eax, 32(%rsp)
	vmovups	%ymm2, (%rsp)
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18depthwiseQuantized6groups9planeStep03rowI00J6Stride06columnK015alignmentStarts11lineOffsets0O4Ones8tapCount0rI012correctsSums6packed5lower5upper9zeroPoint07channelS06output12outputHeight11outputWidth09outputRowI0011outputPixelI0ySPys5Int32VG_S4iSPySiGA_AZS2iSbAZS2fAYSiSpys5UInt8VGS4itF)
	addq	$104, %rsp
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end4:
	.size	vitruvian_depthwise_codes_avx512vnni, .Lfunc_end4-vitruvian_depthwise_codes_avx512vnni
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI18depthwiseQuantized6groups9planeStep03rowI00J6Stride06columnK015alignmentStarts11lineOffsets0O4Ones8tapCount0rI012correctsSums6packed5lower5upper9zeroPoint07channelS06output12outputHeight11outputWidth09outputRowI0011outputPixelI0ySPys5Int32VG_S4iSPySiGA_AZS2iSbAZS2fAYSiSpys5UInt8VGS4itF
	.globl	$s24VitruvianMicroAVX512VNNI18depthwiseQuantized6groups9planeStep03rowI00J6Stride06columnK015alignmentStarts11lineOffsets0O4Ones8tapCount0rI012correctsSums6packed5lower5upper9zeroPoint07channelS06output12outputHeight11outputWidth09outputRowI0011outputPixelI0ySPys5Int32VG_S4iSPySiGA_AZS2iSbAZS2fAYSiSpys5UInt8VGS4itF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18depthwiseQuantized6groups9planeStep03rowI00J6Stride06columnK015alignmentStarts11lineOffsets0O4Ones8tapCount0rI012correctsSums6packed5lower5upper9zeroPoint07channelS06output12outputHeight11outputWidth09outputRowI0011outputPixelI0ySPys5Int32VG_S4iSPySiGA_AZS2iSbAZS2fAYSiSpys5UInt8VGS4itF,@function
$s24VitruvianMicroAVX512VNNI18depthwiseQuantized6groups9planeStep03rowI00J6Stride06columnK015alignmentStarts11lineOffsets0O4Ones8tapCount0rI012correctsSums6packed5lower5upper9zeroPoint07channelS06output12outputHeight11outputWidth09outputRowI0011outputPixelI0ySPys5Int32VG_S4iSPySiGA_AZS2iSbAZS2fAYSiSpys5UInt8VGS4itF:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%r13
	.cfi_def_cfa_offset 32
	pushq	%rbx
	.cfi_def_cfa_offset 40
	subq	$296, %rsp
	.cfi_def_cfa_offset 336
	.cfi_offset %rbx, -40
	.cfi_offset %r13, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	360(%rsp), %rax
	movq	352(%rsp), %r10
	movq	432(%rsp), %r11
	vmovaps	416(%rsp), %xmm2
	movq	408(%rsp), %rbx
	movq	392(%rsp), %r14
	movq	376(%rsp), %r15
	vmovaps	336(%rsp), %xmm3
	movq	%rdi, 8(%rsp)
	movq	%rsi, 16(%rsp)
	movq	%rdx, 24(%rsp)
	movq	%rcx, 32(%rsp)
	movq	%r8, 40(%rsp)
	movq	%r9, 48(%rsp)
	vmovups	%xmm3, 56(%rsp)
	movq	%r10, 72(%rsp)
	movq	%rax, 80(%rsp)
	movq	%r15, 88(%rsp)
	movq	%r14, 96(%rsp)
	movq	%rbx, 104(%rsp)
	vmovups	%xmm2, 112(%rsp)
	vbroadcastss	%xmm0, %zmm2
	vbroadcastss	%xmm1, %zmm3
	vmovups	%zmm2, 128(%rsp)
	vmovups	%zmm3, 192(%rsp)
	movl	384(%rsp), %ecx
	movb	%cl, 256(%rsp)
	vmovss	%xmm0, 260(%rsp)
	vmovss	%xmm1, 264(%rsp)
	movq	400(%rsp), %rdx
	movl	%ecx, 268(%rsp)
	movq	%rdx, 272(%rsp)
	movq	%r11, 280(%rsp)
	testb	$1, 368(%rsp)
	je	.LBB5_14
	cmpq	$5, %r10
	je	.LBB5_8
	cmpq	$3, %r10
	jne	.LBB5_13
	cmpq	$1, %rax
	jne	.LBB5_13
	cmpq	$2, %r8
	je	.LBB5_7
	cmpq	$1, %r8
	jne	.LBB5_13
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB5_27
.LBB5_14:
	cmpq	$5, %r10
	je	.LBB5_21
	cmpq	$3, %r10
	jne	.LBB5_26
	cmpq	$1, %rax
	jne	.LBB5_26
	cmpq	$2, %r8
	je	.LBB5_20
	cmpq	$1, %r8
	jne	.LBB5_26
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB5_27
.LBB5_8:
	cmpq	$1, %rax
	jne	.LBB5_13
	cmpq	$2, %r8
	je	.LBB5_12
	cmpq	$1, %r8
	jne	.LBB5_13
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB5_27
.LBB5_13:
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA10FourPixelsVyAA09CorrectedJ0VGAqA20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB5_27
.LBB5_21:
	cmpq	$1, %rax
	jne	.LBB5_26
	cmpq	$2, %r8
	je	.LBB5_25
	cmpq	$1, %r8
	jne	.LBB5_26
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB5_27
.LBB5_26:
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAsA20RequantizingChannelsVTtt0t1g5)
.LBB5_27:
	addq	$296, %rsp
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
.LBB5_7:
	.cfi_def_cfa_offset 336
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB5_27
.LBB5_20:
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB5_27
.LBB5_12:
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB5_27
.LBB5_25:
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5)
	jmp	.LBB5_27
.Lfunc_end5:
	.size	$s24VitruvianMicroAVX512VNNI18depthwiseQuantized6groups9planeStep03rowI00J6Stride06columnK015alignmentStarts11lineOffsets0O4Ones8tapCount0rI012correctsSums6packed5lower5upper9zeroPoint07channelS06output12outputHeight11outputWidth09outputRowI0011outputPixelI0ySPys5Int32VG_S4iSPySiGA_AZS2iSbAZS2fAYSiSpys5UInt8VGS4itF, .Lfunc_end5-$s24VitruvianMicroAVX512VNNI18depthwiseQuantized6groups9planeStep03rowI00J6Stride06columnK015alignmentStarts11lineOffsets0O4Ones8tapCount0rI012correctsSums6packed5lower5upper9zeroPoint07channelS06output12outputHeight11outputWidth09outputRowI0011outputPixelI0ySPys5Int32VG_S4iSPySiGA_AZS2iSbAZS2fAYSiSpys5UInt8VGS4itF
	.cfi_endproc
	.hidden	vitruvian_depthwise_codes_to_numbers_avx512vnni
	.globl	vitruvian_depthwise_codes_to_numbers_avx512vnni
	.p2align	4
	.type	vitruvian_depthwise_codes_to_numbers_avx512vnni,@function
vitruvian_depthwise_codes_to_numbers_avx512vnni:
	.cfi_startproc
	jmp	($s24VitruvianMicroAVX512VNNI21depthwiseDynamicRange6groups9planeStep03rowJ00K6Stride06columnL015alignmentStarts11lineOffsets0P4Ones8tapCount0sJ06packed5scale9zeroPoint5lower5upper07channelT06output12outputHeight11outputWidth09outputRowJ0011outputPixelJ0ySPys5Int32VG_S4iSPySiGA_AZS2iAZSfAYS2fSiSpySfGS4itF)
.Lfunc_end6:
	.size	vitruvian_depthwise_codes_to_numbers_avx512vnni, .Lfunc_end6-vitruvian_depthwise_codes_to_numbers_avx512vnni
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI21depthwiseDynamicRange6groups9planeStep03rowJ00K6Stride06columnL015alignmentStarts11lineOffsets0P4Ones8tapCount0sJ06packed5scale9zeroPoint5lower5upper07channelT06output12outputHeight11outputWidth09outputRowJ0011outputPixelJ0ySPys5Int32VG_S4iSPySiGA_AZS2iAZSfAYS2fSiSpySfGS4itF
	.globl	$s24VitruvianMicroAVX512VNNI21depthwiseDynamicRange6groups9planeStep03rowJ00K6Stride06columnL015alignmentStarts11lineOffsets0P4Ones8tapCount0sJ06packed5scale9zeroPoint5lower5upper07channelT06output12outputHeight11outputWidth09outputRowJ0011outputPixelJ0ySPys5Int32VG_S4iSPySiGA_AZS2iAZSfAYS2fSiSpySfGS4itF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI21depthwiseDynamicRange6groups9planeStep03rowJ00K6Stride06columnL015alignmentStarts11lineOffsets0P4Ones8tapCount0sJ06packed5scale9zeroPoint5lower5upper07channelT06output12outputHeight11outputWidth09outputRowJ0011outputPixelJ0ySPys5Int32VG_S4iSPySiGA_AZS2iAZSfAYS2fSiSpySfGS4itF,@function
$s24VitruvianMicroAVX512VNNI21depthwiseDynamicRange6groups9planeStep03rowJ00K6Stride06columnL015alignmentStarts11lineOffsets0P4Ones8tapCount0sJ06packed5scale9zeroPoint5lower5upper07channelT06output12outputHeight11outputWidth09outputRowJ0011outputPixelJ0ySPys5Int32VG_S4iSPySiGA_AZS2iAZSfAYS2fSiSpySfGS4itF:
	.cfi_startproc
	pushq	%r13
	.cfi_def_cfa_offset 16
	subq	$288, %rsp
	.cfi_def_cfa_offset 304
	.cfi_offset %r13, -16
	movq	%rdi, 8(%rsp)
	movq	%rsi, 16(%rsp)
	movq	%rdx, 24(%rsp)
	movq	328(%rsp), %rax
	movq	%rcx, 32(%rsp)
	movq	320(%rsp), %rcx
	movq	%r8, 40(%rsp)
	movq	%r9, 48(%rsp)
	movq	336(%rsp), %rdx
	vmovaps	304(%rsp), %xmm3
	vmovups	%xmm3, 56(%rsp)
	movq	%rcx, 72(%rsp)
	movq	%rax, 80(%rsp)
	movq	%rdx, 88(%rsp)
	movq	352(%rsp), %rdx
	movq	%rdx, 96(%rsp)
	movq	368(%rsp), %rdx
	movq	%rdx, 104(%rsp)
	movq	376(%rsp), %rdx
	movq	%rdx, 112(%rsp)
	movq	384(%rsp), %rdx
	movq	%rdx, 120(%rsp)
	movl	344(%rsp), %edx
	vmovss	%xmm0, 128(%rsp)
	movl	%edx, 132(%rsp)
	movq	360(%rsp), %rdx
	vbroadcastss	%xmm1, %zmm0
	vbroadcastss	%xmm2, %zmm1
	vmovups	%zmm0, 144(%rsp)
	vmovups	%zmm1, 208(%rsp)
	movq	%rdx, 272(%rsp)
	movq	392(%rsp), %rdx
	movq	%rdx, 280(%rsp)
	cmpq	$5, %rcx
	je	.LBB7_8
	cmpq	$3, %rcx
	jne	.LBB7_13
	cmpq	$1, %rax
	jne	.LBB7_13
	cmpq	$2, %r8
	je	.LBB7_7
	cmpq	$1, %r8
	jne	.LBB7_13
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5)
	jmp	.LBB7_6
.LBB7_8:
	cmpq	$1, %rax
	jne	.LBB7_13
	cmpq	$2, %r8
	je	.LBB7_12
	cmpq	$1, %r8
	jne	.LBB7_13
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5)
	jmp	.LBB7_6
.LBB7_13:
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAsA15ScalingChannelsVTtt0t1g5)
.LBB7_6:
	addq	$288, %rsp
	.cfi_def_cfa_offset 16
	popq	%r13
	.cfi_def_cfa_offset 8
	retq
.LBB7_7:
	.cfi_def_cfa_offset 304
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5)
	jmp	.LBB7_6
.LBB7_12:
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5)
	jmp	.LBB7_6
.Lfunc_end7:
	.size	$s24VitruvianMicroAVX512VNNI21depthwiseDynamicRange6groups9planeStep03rowJ00K6Stride06columnL015alignmentStarts11lineOffsets0P4Ones8tapCount0sJ06packed5scale9zeroPoint5lower5upper07channelT06output12outputHeight11outputWidth09outputRowJ0011outputPixelJ0ySPys5Int32VG_S4iSPySiGA_AZS2iAZSfAYS2fSiSpySfGS4itF, .Lfunc_end7-$s24VitruvianMicroAVX512VNNI21depthwiseDynamicRange6groups9planeStep03rowJ00K6Stride06columnL015alignmentStarts11lineOffsets0P4Ones8tapCount0sJ06packed5scale9zeroPoint5lower5upper07channelT06output12outputHeight11outputWidth09outputRowJ0011outputPixelJ0ySPys5Int32VG_S4iSPySiGA_AZS2iAZSfAYS2fSiSpySfGS4itF
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, -56(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %r14
	leaq	15(%rax), %rcx
	movq	%rax, 8(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -88(%rsp)
	movq	%r14, %rax
	shrq	$32, %rax
	je	.LBB8_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r14
	jmp	.LBB8_3
.LBB8_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r14d
.LBB8_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	jge	.LBB8_4
.LBB8_10:
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
.LBB8_4:
	.cfi_def_cfa_offset 272
	sarq	$4, -88(%rsp)
	movq	-128(%rsp), %rax
	movq	40(%rax), %rcx
	movq	64(%rax), %r11
	movq	%rcx, 104(%rsp)
	movq	32(%rcx), %rcx
	imulq	%r11, %rcx
	movq	%rcx, %rsi
	shlq	$4, %rsi
	leaq	48(%rsi), %rdi
	movq	%rdi, 72(%rsp)
	movq	96(%rax), %rdi
	addq	$47, %rsi
	movq	%rsi, 56(%rsp)
	addq	$-16, 8(%rsp)
	shlq	$6, %r11
	leaq	-8(%r14), %rax
	movq	%rax, 208(%rsp)
	leaq	-4(%r14), %rax
	movq	%rax, 200(%rsp)
	movq	%rcx, %rax
	shlq	$6, %rax
	addq	$192, %rax
	shlq	$8, %rcx
	addq	$768, %rcx
	movq	%rcx, 40(%rsp)
	movl	$320, %ecx
	movq	%rcx, -16(%rsp)
	xorl	%esi, %esi
	vmovss	.LCPI8_0(%rip), %xmm0
	vmovdqa64	.LCPI8_1(%rip), %zmm1
	vbroadcastss	.LCPI8_2(%rip), %zmm2
	movq	%rax, 88(%rsp)
	movq	%rax, -24(%rsp)
	movq	%r14, -80(%rsp)
	movq	%rdx, 64(%rsp)
	movq	%rdi, 48(%rsp)
	jmp	.LBB8_5
	.p2align	4
.LBB8_9:
	movq	40(%rsp), %rax
	addq	%rax, -24(%rsp)
	addq	%rax, -16(%rsp)
	movq	-32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	-88(%rsp), %rax
	jge	.LBB8_10
.LBB8_5:
	leaq	4(%rsi), %rax
	movq	%rax, -32(%rsp)
	testq	%rdi, %rdi
	jle	.LBB8_9
	movq	-88(%rsp), %rax
	movq	-32(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 96(%rsp)
	xorl	%eax, %eax
	movq	$0, -112(%rsp)
	movq	%rsi, -8(%rsp)
	jmp	.LBB8_7
	.p2align	4
.LBB8_16:
	movq	(%rsp), %rax
	movq	%rax, -112(%rsp)
	movq	48(%rsp), %rdi
	cmpq	%rdi, %rax
	movq	64(%rsp), %rdx
	movq	-8(%rsp), %rsi
	jge	.LBB8_9
.LBB8_7:
	addq	%rdx, %rax
	jno	.LBB8_11
	movq	%rdi, %rcx
	subq	-112(%rsp), %rcx
	cmpq	%rax, %rdi
	cmovlq	%rdi, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, -64(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, (%rsp)
	jmp	.LBB8_12
	.p2align	4
.LBB8_11:
	cmpq	%rax, %rdi
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	cmovlq	%rdi, %rcx
	movq	%rcx, -64(%rsp)
	subq	-112(%rsp), %rcx
.LBB8_12:
	movq	56(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB8_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rsi, -88(%rsp)
	je	.LBB8_16
	jmp	.LBB8_17
	.p2align	4
.LBB8_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rsi, -88(%rsp)
	je	.LBB8_16
.LBB8_17:
	movq	-128(%rsp), %rax
	movq	80(%rax), %rdx
	movq	-24(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 16(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 112(%rsp)
	movq	-16(%rsp), %rax
	movq	%rdx, 80(%rsp)
	addq	%rdx, %rax
	movq	%rax, 24(%rsp)
	movq	-8(%rsp), %rax
	movq	%rax, -72(%rsp)
	movq	%rcx, 120(%rsp)
	jmp	.LBB8_18
	.p2align	4
.LBB8_52:
	movq	-72(%rsp), %rdx
	incq	%rdx
	movq	88(%rsp), %rax
	addq	%rax, 16(%rsp)
	addq	%rax, 24(%rsp)
	movq	%rdx, -72(%rsp)
	cmpq	96(%rsp), %rdx
	je	.LBB8_16
.LBB8_18:
	movq	-64(%rsp), %rax
	cmpq	%rax, -112(%rsp)
	je	.LBB8_52
	movq	-72(%rsp), %rsi
	movq	%rsi, %rax
	imulq	72(%rsp), %rax
	movq	80(%rsp), %rdx
	leaq	(%rdx,%rax,4), %r8
	movq	-128(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 168(%rsp)
	movq	8(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 160(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 152(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 144(%rsp)
	shlq	$4, %rsi
	leaq	192(%r8), %rax
	movq	%rax, 128(%rsp)
	movq	8(%rsp), %rax
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	movq	%rsi, 136(%rsp)
	movq	16(%rsp), %rdx
	movq	-112(%rsp), %rdi
	jmp	.LBB8_20
	.p2align	4
.LBB8_51:
	movq	176(%rsp), %rdi
	incq	%rdi
	movq	184(%rsp), %rdx
	addq	112(%rsp), %rdx
	cmpq	-64(%rsp), %rdi
	movq	120(%rsp), %rcx
	je	.LBB8_52
.LBB8_20:
	testq	%rcx, %rcx
	jle	.LBB8_23
	xorl	%eax, %eax
	.p2align	4
.LBB8_22:
	prefetcht0	(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB8_22
.LBB8_23:
	movq	%rdx, 184(%rsp)
	movq	%rdi, %rax
	imulq	152(%rsp), %rax
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	%rcx, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	104(%rsp), %rdx
	movq	(%rdx,%rax,8), %rsi
	movq	8(%rdx,%rax,8), %rbp
	movq	%r11, %rbx
	imulq	%rsi, %rbx
	movq	128(%rsp), %rax
	addq	%rbx, %rax
	movq	%rax, -96(%rsp)
	sarq	$2, %rcx
	imulq	168(%rsp), %rcx
	movq	%rdi, %r15
	imulq	144(%rsp), %r15
	addq	136(%rsp), %r15
	movq	160(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, -40(%rsp)
	cmpq	$7, %r14
	movq	%rdi, 176(%rsp)
	jle	.LBB8_24
	movq	-128(%rsp), %rax
	movq	32(%rax), %rax
	movq	%rax, -120(%rsp)
	movq	-56(%rsp), %r10
	movq	152(%r10), %r9
	vmovss	136(%r10), %xmm3
	movl	140(%r10), %eax
	vcvttss2si	132(%r10), %ecx
	vcvttss2si	%xmm3, %edx
	vcvtsi2ss	%eax, %xmm31, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%edi, %edi
	vucomiss	%xmm0, %xmm3
	seta	%dil
	leaq	(%r9,%r9,2), %r14
	leaq	(,%r9,4), %r13
	shll	$7, %edi
	subl	%edi, %eax
	addl	%eax, %ecx
	addl	%eax, %edx
	vpbroadcastw	%eax, %zmm3
	vpbroadcastb	%ecx, %zmm4
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%edi, %zmm6
	movq	144(%r10), %r12
	movq	%r15, -48(%rsp)
	addq	%r15, %r12
	shlq	$6, -120(%rsp)
	addq	24(%rsp), %rbx
	movq	%rbx, -104(%rsp)
	xorl	%r15d, %r15d
	jmp	.LBB8_27
	.p2align	4
.LBB8_28:
	vmovdqa64	%zmm11, %zmm7
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm9
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm11, %zmm12
	vmovdqa64	%zmm11, %zmm13
	vmovdqa64	%zmm11, %zmm14
.LBB8_29:
	imulq	%r9, %r10
	vmovups	128(%r8), %zmm15
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm15, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm15, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vpackssdw	%zmm14, %zmm11, %zmm11
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm15, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm15, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vpackssdw	%zmm12, %zmm13, %zmm12
	vpaddsw	%zmm3, %zmm11, %zmm11
	vpaddsw	%zmm3, %zmm12, %zmm12
	vpacksswb	%zmm12, %zmm11, %zmm11
	vpmaxsb	%zmm4, %zmm11, %zmm11
	vpminsb	%zmm5, %zmm11, %zmm11
	vpxorq	%zmm6, %zmm11, %zmm11
	vpermd	%zmm11, %zmm1, %zmm11
	leaq	(%r12,%r10), %rax
	vmovdqu	%xmm11, (%r12,%r10)
	vextracti32x4	$1, %zmm11, (%r9,%rax)
	vextracti32x4	$2, %zmm11, (%rax,%r9,2)
	vextracti32x4	$3, %zmm11, (%r14,%rax)
	vmovups	128(%r8), %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm3, %zmm9, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	vmovdqu	%xmm7, (%rax,%r9,4)
	addq	%r13, %rax
	vextracti32x4	$1, %zmm7, (%r9,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%r9,2)
	vextracti32x4	$3, %zmm7, (%r14,%rax)
	leaq	8(%r15), %rbx
	addq	$12, %r15
	cmpq	-80(%rsp), %r15
	movq	%rbx, %r15
	jge	.LBB8_30
.LBB8_27:
	movq	208(%rsp), %rax
	cmpq	%r15, %rax
	movq	%r15, %r10
	cmovlq	%rax, %r10
	vmovdqu64	(%r8), %zmm11
	cmpq	%rsi, %rbp
	je	.LBB8_28
	movq	-120(%rsp), %rcx
	imulq	%r10, %rcx
	addq	-40(%rsp), %rcx
	movq	-128(%rsp), %rax
	movq	48(%rax), %rbx
	movq	-104(%rsp), %rax
	movq	%rsi, %rdx
	vmovdqa64	%zmm11, %zmm14
	vmovdqa64	%zmm11, %zmm13
	vmovdqa64	%zmm11, %zmm12
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm11, %zmm9
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm7
	.p2align	4
.LBB8_35:
	movq	(%rbx,%rdx,8), %rdi
	incq	%rdx
	vmovdqu64	(%rcx,%rdi,4), %zmm15
	vmovdqu64	64(%rcx,%rdi,4), %zmm16
	vmovdqu64	128(%rcx,%rdi,4), %zmm17
	vmovdqu64	192(%rcx,%rdi,4), %zmm18
	vmovdqu64	-128(%rax), %zmm19
	vmovdqu64	-64(%rax), %zmm20
	vmovdqu64	(%rax), %zmm21
	vpdpbusd	%zmm19, %zmm15, %zmm11
	vpdpbusd	%zmm19, %zmm16, %zmm14
	vpdpbusd	%zmm19, %zmm17, %zmm13
	vpdpbusd	%zmm19, %zmm18, %zmm12
	vmovdqu64	256(%rcx,%rdi,4), %zmm15
	vmovdqu64	320(%rcx,%rdi,4), %zmm22
	vpdpbusd	%zmm19, %zmm15, %zmm10
	vpdpbusd	%zmm19, %zmm22, %zmm9
	vmovdqu64	384(%rcx,%rdi,4), %zmm23
	vmovdqu64	448(%rcx,%rdi,4), %zmm24
	vpdpbusd	%zmm19, %zmm23, %zmm8
	vpdpbusd	%zmm19, %zmm24, %zmm7
	vpdpbusd	%zmm20, %zmm16, %zmm11
	vpdpbusd	%zmm20, %zmm17, %zmm14
	vpdpbusd	%zmm20, %zmm18, %zmm13
	vpdpbusd	%zmm20, %zmm15, %zmm12
	vpdpbusd	%zmm20, %zmm22, %zmm10
	vpdpbusd	%zmm20, %zmm23, %zmm9
	vpdpbusd	%zmm20, %zmm24, %zmm8
	vmovdqu64	512(%rcx,%rdi,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm7
	vpdpbusd	%zmm21, %zmm17, %zmm11
	vpdpbusd	%zmm21, %zmm18, %zmm14
	vpdpbusd	%zmm21, %zmm15, %zmm13
	vpdpbusd	%zmm21, %zmm22, %zmm12
	vpdpbusd	%zmm21, %zmm23, %zmm10
	vpdpbusd	%zmm21, %zmm24, %zmm9
	vpdpbusd	%zmm21, %zmm16, %zmm8
	vmovdqu64	576(%rcx,%rdi,4), %zmm15
	vpdpbusd	%zmm21, %zmm15, %zmm7
	addq	%r11, %rax
	cmpq	%rdx, %rbp
	jne	.LBB8_35
	jmp	.LBB8_29
	.p2align	4
.LBB8_24:
	cmpq	$3, %r14
	jle	.LBB8_53
	movq	%r15, -48(%rsp)
	xorl	%ebx, %ebx
	jmp	.LBB8_31
	.p2align	4
.LBB8_30:
	movq	-80(%rsp), %r14
	cmpq	%r14, %rbx
	jge	.LBB8_41
.LBB8_31:
	movq	-128(%rsp), %rax
	movq	32(%rax), %r15
	movq	-56(%rsp), %r14
	movq	152(%r14), %rdi
	vmovss	136(%r14), %xmm3
	movl	140(%r14), %ecx
	vcvttss2si	132(%r14), %edx
	vcvttss2si	%xmm3, %r9d
	vcvtsi2ss	%ecx, %xmm1, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%r10d, %r10d
	vucomiss	%xmm0, %xmm3
	seta	%r10b
	leaq	(%rdi,%rdi,2), %rax
	shll	$7, %r10d
	subl	%r10d, %ecx
	addl	%ecx, %edx
	addl	%ecx, %r9d
	vpbroadcastw	%ecx, %zmm3
	vpbroadcastb	%edx, %zmm4
	vpbroadcastb	%r9d, %zmm5
	vpbroadcastb	%r10d, %zmm6
	movq	144(%r14), %r13
	addq	-48(%rsp), %r13
	shlq	$6, %r15
	movq	%r15, -120(%rsp)
	movq	%rbp, %rcx
	subq	%rsi, %rcx
	movq	%rcx, -104(%rsp)
	leaq	1(%rsi), %rcx
	movq	%rcx, 32(%rsp)
	movq	-96(%rsp), %rcx
	addq	%r11, %rcx
	movq	%rcx, 192(%rsp)
	jmp	.LBB8_32
	.p2align	4
.LBB8_33:
	vmovdqa64	%zmm11, %zmm7
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm12
.LBB8_40:
	imulq	%rdi, %r15
	vmovups	128(%r8), %zmm9
	vcvtdq2ps	%zmm12, %zmm10
	vmulps	%zmm10, %zmm9, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm9, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm10, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm9, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm11, %zmm10
	vmulps	%zmm10, %zmm9, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm7, %zmm7
	vpaddsw	%zmm3, %zmm8, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%r13,%r15), %rcx
	vmovdqu	%xmm7, (%r13,%r15)
	vextracti32x4	$1, %zmm7, (%rdi,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%rdi,2)
	vextracti32x4	$3, %zmm7, (%rax,%rcx)
	addq	$4, %rbx
	movq	-80(%rsp), %r14
	cmpq	%r14, %rbx
	jge	.LBB8_41
.LBB8_32:
	movq	200(%rsp), %rcx
	cmpq	%rbx, %rcx
	movq	%rbx, %r15
	cmovlq	%rcx, %r15
	vmovdqu64	(%r8), %zmm11
	cmpq	%rsi, %rbp
	je	.LBB8_33
	movq	-120(%rsp), %r12
	imulq	%r15, %r12
	addq	-40(%rsp), %r12
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %r10
	testb	$1, -104(%rsp)
	jne	.LBB8_38
	movq	-96(%rsp), %rdx
	movq	%rsi, %rcx
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm7
	vmovdqa64	%zmm11, %zmm9
	movq	32(%rsp), %r9
	jmp	.LBB8_39
	.p2align	4
.LBB8_38:
	movq	(%r10,%rsi,8), %rcx
	vmovdqu64	(%r12,%rcx,4), %zmm7
	vmovdqu64	64(%r12,%rcx,4), %zmm9
	vmovdqu64	128(%r12,%rcx,4), %zmm10
	vmovdqu64	192(%r12,%rcx,4), %zmm13
	movq	-96(%rsp), %rdx
	vmovdqu64	(%rdx), %zmm14
	vmovdqu64	64(%rdx), %zmm15
	vmovdqu64	128(%rdx), %zmm16
	vmovdqa64	%zmm11, %zmm12
	vpdpbusd	%zmm14, %zmm7, %zmm12
	vmovdqa64	%zmm11, %zmm8
	vpdpbusd	%zmm14, %zmm9, %zmm8
	vmovdqa64	%zmm11, %zmm7
	vpdpbusd	%zmm14, %zmm10, %zmm7
	vpdpbusd	%zmm14, %zmm13, %zmm11
	vpdpbusd	%zmm15, %zmm9, %zmm12
	vpdpbusd	%zmm15, %zmm10, %zmm8
	vpdpbusd	%zmm15, %zmm13, %zmm7
	vmovdqu64	256(%r12,%rcx,4), %zmm9
	vpdpbusd	%zmm15, %zmm9, %zmm11
	vpdpbusd	%zmm16, %zmm10, %zmm12
	vpdpbusd	%zmm16, %zmm13, %zmm8
	vpdpbusd	%zmm16, %zmm9, %zmm7
	vmovdqu64	320(%r12,%rcx,4), %zmm10
	vmovdqa64	%zmm11, %zmm9
	vpdpbusd	%zmm16, %zmm10, %zmm9
	movq	192(%rsp), %rdx
	movq	32(%rsp), %r9
	movq	%r9, %rcx
	vmovdqa64	%zmm12, %zmm11
.LBB8_39:
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm9, %zmm11
	cmpq	%r9, %rbp
	je	.LBB8_40
	.p2align	4
.LBB8_55:
	movq	(%r10,%rcx,8), %r14
	movq	8(%r10,%rcx,8), %r9
	vmovdqu64	(%r12,%r14,4), %zmm11
	vmovdqu64	64(%r12,%r14,4), %zmm12
	vmovdqu64	128(%r12,%r14,4), %zmm13
	vmovdqu64	192(%r12,%r14,4), %zmm14
	vmovdqu64	(%rdx), %zmm15
	vmovdqu64	64(%rdx), %zmm16
	vmovdqu64	128(%rdx), %zmm17
	vpdpbusd	%zmm15, %zmm11, %zmm10
	vpdpbusd	%zmm15, %zmm12, %zmm8
	vpdpbusd	%zmm15, %zmm13, %zmm7
	vpdpbusd	%zmm15, %zmm14, %zmm9
	vpdpbusd	%zmm16, %zmm12, %zmm10
	vpdpbusd	%zmm16, %zmm13, %zmm8
	vmovdqu64	256(%r12,%r14,4), %zmm11
	vpdpbusd	%zmm16, %zmm14, %zmm7
	vpdpbusd	%zmm16, %zmm11, %zmm9
	vpdpbusd	%zmm17, %zmm13, %zmm10
	vpdpbusd	%zmm17, %zmm14, %zmm8
	vmovdqu64	320(%r12,%r14,4), %zmm12
	vpdpbusd	%zmm17, %zmm11, %zmm7
	vpdpbusd	%zmm17, %zmm12, %zmm9
	vmovdqu64	(%rdx,%r11), %zmm11
	vmovdqu64	64(%rdx,%r11), %zmm12
	addq	$2, %rcx
	vmovdqu64	128(%rdx,%r11), %zmm13
	addq	%r11, %rdx
	vmovdqu64	(%r12,%r9,4), %zmm14
	vmovdqu64	64(%r12,%r9,4), %zmm15
	vmovdqu64	128(%r12,%r9,4), %zmm16
	vmovdqu64	192(%r12,%r9,4), %zmm17
	vpdpbusd	%zmm11, %zmm14, %zmm10
	vpdpbusd	%zmm11, %zmm15, %zmm8
	vpdpbusd	%zmm11, %zmm16, %zmm7
	vpdpbusd	%zmm11, %zmm17, %zmm9
	vpdpbusd	%zmm12, %zmm15, %zmm10
	vpdpbusd	%zmm12, %zmm16, %zmm8
	vpdpbusd	%zmm12, %zmm17, %zmm7
	vmovdqu64	256(%r12,%r9,4), %zmm11
	vpdpbusd	%zmm12, %zmm11, %zmm9
	vpdpbusd	%zmm13, %zmm16, %zmm10
	vpdpbusd	%zmm13, %zmm17, %zmm8
	vpdpbusd	%zmm13, %zmm11, %zmm7
	vmovdqu64	320(%r12,%r9,4), %zmm11
	vpdpbusd	%zmm13, %zmm11, %zmm9
	addq	%r11, %rdx
	vmovdqa64	%zmm9, %zmm11
	vmovdqa64	%zmm10, %zmm12
	cmpq	%rcx, %rbp
	jne	.LBB8_55
	jmp	.LBB8_40
	.p2align	4
.LBB8_41:
	cmpq	%r14, %rbx
	movq	-48(%rsp), %r15
	jge	.LBB8_51
	jmp	.LBB8_42
	.p2align	4
.LBB8_53:
	testq	%r14, %r14
	jle	.LBB8_51
	xorl	%ebx, %ebx
.LBB8_42:
	movq	-128(%rsp), %rax
	movq	32(%rax), %rax
	movq	-56(%rsp), %rcx
	vmovups	(%rcx), %zmm3
	movq	152(%rcx), %rdi
	vmovups	64(%rcx), %zmm4
	addq	144(%rcx), %r15
	shlq	$6, %rax
	movq	%rax, -120(%rsp)
	vpbroadcastb	128(%rcx), %xmm5
	movl	%ebp, %r9d
	subl	%esi, %r9d
	andl	$3, %r9d
	movq	%rsi, %r10
	subq	%rbp, %r10
	leaq	(,%rsi,8), %rax
	movq	%rax, -104(%rsp)
	jmp	.LBB8_43
	.p2align	4
.LBB8_50:
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	movq	%rbx, %rcx
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	imulq	%rdi, %rcx
	vpaddb	%xmm6, %xmm5, %xmm6
	movq	%rax, %r15
	vmovdqu	%xmm6, (%rax,%rcx)
	incq	%rbx
	movq	-80(%rsp), %r14
	cmpq	%r14, %rbx
	jge	.LBB8_51
.LBB8_43:
	movq	%r15, %rax
	vmovdqu64	(%r8), %zmm6
	cmpq	%rsi, %rbp
	je	.LBB8_50
	movq	-120(%rsp), %rcx
	imulq	%rbx, %rcx
	addq	-40(%rsp), %rcx
	movq	-128(%rsp), %rdx
	movq	48(%rdx), %r15
	testq	%r9, %r9
	je	.LBB8_45
	movq	-104(%rsp), %rdx
	leaq	(%r15,%rdx), %r13
	movq	-96(%rsp), %r12
	xorl	%edx, %edx
	.p2align	4
.LBB8_47:
	movq	(%r13,%rdx,8), %r14
	vmovdqu64	(%rcx,%r14,4), %zmm7
	vmovdqu64	64(%rcx,%r14,4), %zmm8
	vmovdqu64	128(%rcx,%r14,4), %zmm9
	vpdpbusd	(%r12), %zmm7, %zmm6
	vpdpbusd	64(%r12), %zmm8, %zmm6
	vpdpbusd	128(%r12), %zmm9, %zmm6
	addq	%r11, %r12
	incq	%rdx
	cmpq	%rdx, %r9
	jne	.LBB8_47
	addq	%rsi, %rdx
	cmpq	$-4, %r10
	jbe	.LBB8_56
	jmp	.LBB8_50
.LBB8_45:
	movq	-96(%rsp), %r12
	movq	%rsi, %rdx
	cmpq	$-4, %r10
	ja	.LBB8_50
	.p2align	4
.LBB8_56:
	movq	(%r15,%rdx,8), %r14
	movq	8(%r15,%rdx,8), %r13
	vmovdqu64	(%rcx,%r14,4), %zmm7
	vmovdqu64	64(%rcx,%r14,4), %zmm8
	vmovdqu64	128(%rcx,%r14,4), %zmm9
	vpdpbusd	(%r12), %zmm7, %zmm6
	vpdpbusd	64(%r12), %zmm8, %zmm6
	vpdpbusd	128(%r12), %zmm9, %zmm6
	vmovdqu64	(%rcx,%r13,4), %zmm7
	vmovdqu64	64(%rcx,%r13,4), %zmm8
	vmovdqu64	128(%rcx,%r13,4), %zmm9
	vpdpbusd	(%r12,%r11), %zmm7, %zmm6
	leaq	(%r12,%r11), %r14
	vpdpbusd	64(%r12,%r11), %zmm8, %zmm6
	vpdpbusd	128(%r12,%r11), %zmm9, %zmm6
	movq	16(%r15,%rdx,8), %r12
	vmovdqu64	(%rcx,%r12,4), %zmm7
	vmovdqu64	64(%rcx,%r12,4), %zmm8
	vmovdqu64	128(%rcx,%r12,4), %zmm9
	vpdpbusd	(%r11,%r14), %zmm7, %zmm6
	vpdpbusd	64(%r11,%r14), %zmm8, %zmm6
	vpdpbusd	128(%r11,%r14), %zmm9, %zmm6
	addq	%r11, %r14
	movq	24(%r15,%rdx,8), %r12
	vmovdqu64	(%rcx,%r12,4), %zmm7
	vmovdqu64	64(%rcx,%r12,4), %zmm8
	vmovdqu64	128(%rcx,%r12,4), %zmm9
	vpdpbusd	(%r11,%r14), %zmm7, %zmm6
	vpdpbusd	64(%r11,%r14), %zmm8, %zmm6
	addq	$4, %rdx
	vpdpbusd	128(%r11,%r14), %zmm9, %zmm6
	leaq	(%r11,%r11), %r12
	addq	%r14, %r12
	cmpq	%rdx, %rbp
	jne	.LBB8_56
	jmp	.LBB8_50
.Lfunc_end8:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5, .Lfunc_end8-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, -64(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %rsi
	leaq	15(%rax), %rcx
	movq	%rax, 16(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -96(%rsp)
	movq	%rsi, %rax
	shrq	$32, %rax
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
	cmpq	$16, %rcx
	jge	.LBB9_4
.LBB9_10:
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
.LBB9_4:
	.cfi_def_cfa_offset 256
	sarq	$4, -96(%rsp)
	movq	-128(%rsp), %rax
	movq	40(%rax), %rcx
	movq	64(%rax), %r11
	movq	%rcx, 104(%rsp)
	movq	32(%rcx), %rcx
	imulq	%r11, %rcx
	movq	%rcx, %rdi
	shlq	$4, %rdi
	leaq	48(%rdi), %r8
	movq	%r8, 64(%rsp)
	movq	96(%rax), %r8
	addq	$47, %rdi
	movq	%rdi, 48(%rsp)
	addq	$-16, 16(%rsp)
	shlq	$6, %r11
	leaq	-8(%rsi), %rax
	movq	%rax, 192(%rsp)
	leaq	-4(%rsi), %rax
	movq	%rax, 184(%rsp)
	movq	%rcx, %rax
	shlq	$6, %rax
	addq	$192, %rax
	shlq	$8, %rcx
	addq	$768, %rcx
	movq	%rcx, 32(%rsp)
	movl	$320, %ecx
	movq	%rcx, -8(%rsp)
	xorl	%edi, %edi
	vmovss	.LCPI9_0(%rip), %xmm0
	vmovdqa64	.LCPI9_1(%rip), %zmm1
	vbroadcastss	.LCPI9_2(%rip), %zmm2
	movq	%rax, 80(%rsp)
	movq	%rax, -16(%rsp)
	movq	%rsi, -32(%rsp)
	movq	%rdx, 56(%rsp)
	movq	%r8, 40(%rsp)
	jmp	.LBB9_5
	.p2align	4
.LBB9_9:
	movq	32(%rsp), %rax
	addq	%rax, -16(%rsp)
	addq	%rax, -8(%rsp)
	movq	-24(%rsp), %rax
	movq	%rax, %rdi
	cmpq	-96(%rsp), %rax
	jge	.LBB9_10
.LBB9_5:
	leaq	4(%rdi), %rax
	movq	%rax, -24(%rsp)
	testq	%r8, %r8
	jle	.LBB9_9
	movq	-96(%rsp), %rax
	movq	-24(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 88(%rsp)
	xorl	%eax, %eax
	movq	$0, -112(%rsp)
	movq	%rdi, (%rsp)
	jmp	.LBB9_7
	.p2align	4
.LBB9_16:
	movq	8(%rsp), %rax
	movq	%rax, -112(%rsp)
	movq	40(%rsp), %r8
	cmpq	%r8, %rax
	movq	56(%rsp), %rdx
	movq	(%rsp), %rdi
	jge	.LBB9_9
.LBB9_7:
	addq	%rdx, %rax
	jno	.LBB9_11
	movq	%r8, %rcx
	subq	-112(%rsp), %rcx
	cmpq	%rax, %r8
	cmovlq	%r8, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, -72(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, 8(%rsp)
	jmp	.LBB9_12
	.p2align	4
.LBB9_11:
	cmpq	%rax, %r8
	movq	%rax, 8(%rsp)
	movq	%rax, %rcx
	cmovlq	%r8, %rcx
	movq	%rcx, -72(%rsp)
	subq	-112(%rsp), %rcx
.LBB9_12:
	movq	48(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB9_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rdi, -96(%rsp)
	je	.LBB9_16
	jmp	.LBB9_17
	.p2align	4
.LBB9_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rdi, -96(%rsp)
	je	.LBB9_16
.LBB9_17:
	movq	-128(%rsp), %rax
	movq	80(%rax), %rdx
	movq	-16(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 24(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 112(%rsp)
	movq	-8(%rsp), %rax
	movq	%rdx, 72(%rsp)
	addq	%rdx, %rax
	movq	%rax, -80(%rsp)
	movq	(%rsp), %rax
	movq	%rax, -88(%rsp)
	movq	%rcx, 120(%rsp)
	jmp	.LBB9_18
	.p2align	4
.LBB9_50:
	movq	-88(%rsp), %rdx
	incq	%rdx
	movq	80(%rsp), %rax
	addq	%rax, 24(%rsp)
	addq	%rax, -80(%rsp)
	movq	%rdx, -88(%rsp)
	cmpq	88(%rsp), %rdx
	je	.LBB9_16
.LBB9_18:
	movq	-72(%rsp), %rax
	cmpq	%rax, -112(%rsp)
	je	.LBB9_50
	movq	-88(%rsp), %rdi
	movq	%rdi, %rax
	imulq	64(%rsp), %rax
	movq	72(%rsp), %rdx
	leaq	(%rdx,%rax,4), %r8
	movq	-128(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 160(%rsp)
	movq	8(%rax), %rdx
	imulq	%rdi, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 152(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 144(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 136(%rsp)
	shlq	$4, %rdi
	leaq	192(%r8), %rax
	movq	%rax, 96(%rsp)
	movq	16(%rsp), %rax
	cmpq	%rdi, %rax
	cmovlq	%rax, %rdi
	movq	%rdi, 128(%rsp)
	movq	24(%rsp), %rdx
	movq	-112(%rsp), %rdi
	jmp	.LBB9_20
	.p2align	4
.LBB9_49:
	movq	168(%rsp), %rdi
	incq	%rdi
	movq	176(%rsp), %rdx
	addq	112(%rsp), %rdx
	cmpq	-72(%rsp), %rdi
	movq	120(%rsp), %rcx
	je	.LBB9_50
.LBB9_20:
	testq	%rcx, %rcx
	jle	.LBB9_23
	xorl	%eax, %eax
	.p2align	4
.LBB9_22:
	prefetcht0	(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB9_22
.LBB9_23:
	movq	%rdx, 176(%rsp)
	movq	%rdi, %rax
	imulq	144(%rsp), %rax
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	%rcx, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	104(%rsp), %rdx
	movq	(%rdx,%rax,8), %r10
	movq	8(%rdx,%rax,8), %rbp
	movq	%r11, %r14
	imulq	%r10, %r14
	sarq	$2, %rcx
	imulq	160(%rsp), %rcx
	movq	%rdi, %r12
	imulq	136(%rsp), %r12
	addq	128(%rsp), %r12
	movq	152(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, -40(%rsp)
	cmpq	$7, %rsi
	movq	%rdi, 168(%rsp)
	movq	%r14, -104(%rsp)
	jle	.LBB9_24
	movq	-128(%rsp), %rax
	movq	32(%rax), %rax
	movq	%rax, -120(%rsp)
	movq	-64(%rsp), %rbx
	movq	152(%rbx), %r15
	vmovss	136(%rbx), %xmm3
	movl	140(%rbx), %ecx
	vcvttss2si	132(%rbx), %edx
	vcvttss2si	%xmm3, %esi
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%r9d, %r9d
	vucomiss	%xmm0, %xmm3
	seta	%r9b
	leaq	(%r15,%r15,2), %rdi
	leaq	(,%r15,4), %rax
	shll	$7, %r9d
	subl	%r9d, %ecx
	addl	%ecx, %edx
	addl	%ecx, %esi
	vpbroadcastw	%ecx, %zmm3
	vpbroadcastb	%edx, %zmm4
	vpbroadcastb	%esi, %zmm5
	vpbroadcastb	%r9d, %zmm6
	movq	144(%rbx), %r13
	movq	%r12, -56(%rsp)
	addq	%r12, %r13
	shlq	$6, -120(%rsp)
	movq	-80(%rsp), %rcx
	addq	%r14, %rcx
	movq	%rcx, -48(%rsp)
	xorl	%ebx, %ebx
	jmp	.LBB9_27
	.p2align	4
.LBB9_28:
	vmovdqa64	%zmm11, %zmm7
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm9
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm11, %zmm12
	vmovdqa64	%zmm11, %zmm13
	vmovdqa64	%zmm11, %zmm14
.LBB9_29:
	imulq	%r15, %rcx
	vmovups	128(%r8), %zmm15
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm15, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm15, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vpackssdw	%zmm14, %zmm11, %zmm11
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm15, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm15, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vpackssdw	%zmm12, %zmm13, %zmm12
	vpaddsw	%zmm3, %zmm11, %zmm11
	vpaddsw	%zmm3, %zmm12, %zmm12
	vpacksswb	%zmm12, %zmm11, %zmm11
	vpmaxsb	%zmm4, %zmm11, %zmm11
	vpminsb	%zmm5, %zmm11, %zmm11
	vpxorq	%zmm6, %zmm11, %zmm11
	vpermd	%zmm11, %zmm1, %zmm11
	leaq	(%r13,%rcx), %rdx
	vmovdqu	%xmm11, (%r13,%rcx)
	vextracti32x4	$1, %zmm11, (%r15,%rdx)
	vextracti32x4	$2, %zmm11, (%rdx,%r15,2)
	vextracti32x4	$3, %zmm11, (%rdi,%rdx)
	vmovups	128(%r8), %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm3, %zmm9, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	vmovdqu	%xmm7, (%rdx,%r15,4)
	addq	%rax, %rdx
	vextracti32x4	$1, %zmm7, (%r15,%rdx)
	vextracti32x4	$2, %zmm7, (%rdx,%r15,2)
	vextracti32x4	$3, %zmm7, (%rdi,%rdx)
	leaq	8(%rbx), %rcx
	addq	$12, %rbx
	movq	-32(%rsp), %rsi
	cmpq	%rsi, %rbx
	movq	%rcx, %rbx
	jge	.LBB9_30
.LBB9_27:
	movq	192(%rsp), %rdx
	cmpq	%rbx, %rdx
	movq	%rbx, %rcx
	cmovlq	%rdx, %rcx
	vmovdqu64	(%r8), %zmm11
	cmpq	%rbp, %r10
	je	.LBB9_28
	movq	-120(%rsp), %r12
	imulq	%rcx, %r12
	addq	-40(%rsp), %r12
	movq	-128(%rsp), %rdx
	movq	48(%rdx), %r9
	movq	-48(%rsp), %r14
	movq	%r10, %rdx
	vmovdqa64	%zmm11, %zmm14
	vmovdqa64	%zmm11, %zmm13
	vmovdqa64	%zmm11, %zmm12
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm11, %zmm9
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm7
	.p2align	4
.LBB9_35:
	movq	(%r9,%rdx,8), %rsi
	incq	%rdx
	vmovdqu64	(%r12,%rsi,4), %zmm15
	vmovdqu64	64(%r12,%rsi,4), %zmm16
	vmovdqu64	128(%r12,%rsi,4), %zmm17
	vmovdqu64	192(%r12,%rsi,4), %zmm18
	vmovdqu64	-128(%r14), %zmm19
	vmovdqu64	-64(%r14), %zmm20
	vmovdqu64	(%r14), %zmm21
	vpdpbusd	%zmm19, %zmm15, %zmm11
	vpdpbusd	%zmm19, %zmm17, %zmm14
	vmovdqu64	256(%r12,%rsi,4), %zmm15
	vpdpbusd	%zmm19, %zmm15, %zmm13
	vmovdqu64	384(%r12,%rsi,4), %zmm22
	vpdpbusd	%zmm19, %zmm22, %zmm12
	vmovdqu64	512(%r12,%rsi,4), %zmm23
	vpdpbusd	%zmm19, %zmm23, %zmm10
	vmovdqu64	640(%r12,%rsi,4), %zmm24
	vpdpbusd	%zmm19, %zmm24, %zmm9
	vmovdqu64	768(%r12,%rsi,4), %zmm25
	vpdpbusd	%zmm19, %zmm25, %zmm8
	vmovdqu64	896(%r12,%rsi,4), %zmm26
	vpdpbusd	%zmm19, %zmm26, %zmm7
	vpdpbusd	%zmm20, %zmm16, %zmm11
	vpdpbusd	%zmm20, %zmm18, %zmm14
	vmovdqu64	320(%r12,%rsi,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm13
	vmovdqu64	448(%r12,%rsi,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm12
	vmovdqu64	576(%r12,%rsi,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm10
	vmovdqu64	704(%r12,%rsi,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm9
	vmovdqu64	832(%r12,%rsi,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm8
	vmovdqu64	960(%r12,%rsi,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm7
	vpdpbusd	%zmm21, %zmm17, %zmm11
	vpdpbusd	%zmm21, %zmm15, %zmm14
	vpdpbusd	%zmm21, %zmm22, %zmm13
	vpdpbusd	%zmm21, %zmm23, %zmm12
	vpdpbusd	%zmm21, %zmm24, %zmm10
	vpdpbusd	%zmm21, %zmm25, %zmm9
	vpdpbusd	%zmm21, %zmm26, %zmm8
	vmovdqu64	1024(%r12,%rsi,4), %zmm15
	vpdpbusd	%zmm21, %zmm15, %zmm7
	addq	%r11, %r14
	cmpq	%rdx, %rbp
	jne	.LBB9_35
	jmp	.LBB9_29
	.p2align	4
.LBB9_24:
	cmpq	$3, %rsi
	jle	.LBB9_51
	movq	%r12, -56(%rsp)
	xorl	%ecx, %ecx
	jmp	.LBB9_31
	.p2align	4
.LBB9_30:
	cmpq	%rsi, %rcx
	jge	.LBB9_39
.LBB9_31:
	movq	-128(%rsp), %rax
	movq	32(%rax), %r12
	movq	-64(%rsp), %r14
	vmovss	136(%r14), %xmm3
	vcvttss2si	132(%r14), %eax
	movq	152(%r14), %rdi
	movl	140(%r14), %edx
	vcvttss2si	%xmm3, %esi
	vcvtsi2ss	%edx, %xmm31, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%r9d, %r9d
	vucomiss	%xmm0, %xmm3
	seta	%r9b
	leaq	(%rdi,%rdi,2), %rbx
	shll	$7, %r9d
	subl	%r9d, %edx
	addl	%edx, %eax
	addl	%edx, %esi
	vpbroadcastw	%edx, %zmm3
	vpbroadcastb	%eax, %zmm4
	vpbroadcastb	%esi, %zmm5
	vpbroadcastb	%r9d, %zmm6
	movq	144(%r14), %r15
	addq	-56(%rsp), %r15
	shlq	$6, %r12
	movq	%r12, -120(%rsp)
	movq	-80(%rsp), %rax
	movq	-104(%rsp), %rdx
	leaq	(%rax,%rdx), %r13
	jmp	.LBB9_32
	.p2align	4
.LBB9_33:
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
.LBB9_38:
	imulq	%rdi, %r12
	vmovups	128(%r8), %zmm11
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vpackssdw	%zmm10, %zmm7, %zmm7
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm9, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpaddsw	%zmm3, %zmm8, %zmm8
	vpacksswb	%zmm8, %zmm7, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%r15,%r12), %rax
	vmovdqu	%xmm7, (%r15,%r12)
	vextracti32x4	$1, %zmm7, (%rdi,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rdi,2)
	vextracti32x4	$3, %zmm7, (%rbx,%rax)
	addq	$4, %rcx
	movq	-32(%rsp), %rsi
	cmpq	%rsi, %rcx
	jge	.LBB9_39
.LBB9_32:
	movq	184(%rsp), %rax
	cmpq	%rcx, %rax
	movq	%rcx, %r12
	cmovlq	%rax, %r12
	vmovdqu64	(%r8), %zmm7
	cmpq	%rbp, %r10
	je	.LBB9_33
	movq	-120(%rsp), %rdx
	imulq	%r12, %rdx
	addq	-40(%rsp), %rdx
	movq	-128(%rsp), %rax
	movq	48(%rax), %r9
	movq	%r13, %r14
	movq	%r10, %rsi
	vmovdqa64	%zmm7, %zmm10
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm8
	.p2align	4
.LBB9_37:
	movq	(%r9,%rsi,8), %rax
	incq	%rsi
	vmovdqu64	(%rdx,%rax,4), %zmm11
	vmovdqu64	64(%rdx,%rax,4), %zmm12
	vmovdqu64	128(%rdx,%rax,4), %zmm13
	vmovdqu64	192(%rdx,%rax,4), %zmm14
	vmovdqu64	-128(%r14), %zmm15
	vmovdqu64	-64(%r14), %zmm16
	vmovdqu64	(%r14), %zmm17
	vpdpbusd	%zmm15, %zmm11, %zmm7
	vpdpbusd	%zmm15, %zmm13, %zmm10
	vmovdqu64	256(%rdx,%rax,4), %zmm11
	vmovdqu64	384(%rdx,%rax,4), %zmm18
	vpdpbusd	%zmm15, %zmm11, %zmm9
	vpdpbusd	%zmm15, %zmm18, %zmm8
	vpdpbusd	%zmm16, %zmm12, %zmm7
	vpdpbusd	%zmm16, %zmm14, %zmm10
	vmovdqu64	320(%rdx,%rax,4), %zmm12
	vpdpbusd	%zmm16, %zmm12, %zmm9
	vmovdqu64	448(%rdx,%rax,4), %zmm12
	vpdpbusd	%zmm16, %zmm12, %zmm8
	vpdpbusd	%zmm17, %zmm13, %zmm7
	vpdpbusd	%zmm17, %zmm11, %zmm10
	vpdpbusd	%zmm17, %zmm18, %zmm9
	vmovdqu64	512(%rdx,%rax,4), %zmm11
	vpdpbusd	%zmm17, %zmm11, %zmm8
	addq	%r11, %r14
	cmpq	%rsi, %rbp
	jne	.LBB9_37
	jmp	.LBB9_38
	.p2align	4
.LBB9_39:
	cmpq	%rsi, %rcx
	movq	-56(%rsp), %r12
	jge	.LBB9_49
	jmp	.LBB9_40
	.p2align	4
.LBB9_51:
	testq	%rsi, %rsi
	jle	.LBB9_49
	xorl	%ecx, %ecx
.LBB9_40:
	movq	-104(%rsp), %rax
	addq	96(%rsp), %rax
	movq	%rax, -104(%rsp)
	movq	-128(%rsp), %rax
	movq	32(%rax), %rdx
	movq	-64(%rsp), %rax
	vmovups	(%rax), %zmm3
	movq	152(%rax), %rdi
	vmovups	64(%rax), %zmm4
	addq	144(%rax), %r12
	shlq	$6, %rdx
	movq	%rdx, -120(%rsp)
	vpbroadcastb	128(%rax), %xmm5
	movl	%ebp, %ebx
	subl	%r10d, %ebx
	andl	$3, %ebx
	movq	%r10, %r15
	subq	%rbp, %r15
	leaq	(,%r10,8), %rax
	movq	%rax, -48(%rsp)
	jmp	.LBB9_41
	.p2align	4
.LBB9_48:
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	movq	%rcx, %rax
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	imulq	%rdi, %rax
	vpaddb	%xmm6, %xmm5, %xmm6
	movq	%r13, %r12
	vmovdqu	%xmm6, (%r13,%rax)
	incq	%rcx
	movq	-32(%rsp), %rsi
	cmpq	%rsi, %rcx
	jge	.LBB9_49
.LBB9_41:
	movq	%r12, %r13
	vmovdqu64	(%r8), %zmm6
	cmpq	%rbp, %r10
	je	.LBB9_48
	movq	-120(%rsp), %rax
	imulq	%rcx, %rax
	addq	-40(%rsp), %rax
	movq	-128(%rsp), %rdx
	movq	48(%rdx), %r12
	testq	%rbx, %rbx
	je	.LBB9_43
	movq	-48(%rsp), %rdx
	leaq	(%r12,%rdx), %rsi
	movq	-104(%rsp), %r9
	xorl	%edx, %edx
	.p2align	4
.LBB9_45:
	movq	(%rsi,%rdx,8), %r14
	vmovdqu64	(%rax,%r14,4), %zmm7
	vmovdqu64	64(%rax,%r14,4), %zmm8
	vmovdqu64	128(%rax,%r14,4), %zmm9
	vpdpbusd	(%r9), %zmm7, %zmm6
	vpdpbusd	64(%r9), %zmm8, %zmm6
	vpdpbusd	128(%r9), %zmm9, %zmm6
	addq	%r11, %r9
	incq	%rdx
	cmpq	%rdx, %rbx
	jne	.LBB9_45
	addq	%r10, %rdx
	cmpq	$-4, %r15
	jbe	.LBB9_53
	jmp	.LBB9_48
.LBB9_43:
	movq	-104(%rsp), %r9
	movq	%r10, %rdx
	cmpq	$-4, %r15
	ja	.LBB9_48
	.p2align	4
.LBB9_53:
	movq	(%r12,%rdx,8), %rsi
	movq	8(%r12,%rdx,8), %r14
	vmovdqu64	(%rax,%rsi,4), %zmm7
	vmovdqu64	64(%rax,%rsi,4), %zmm8
	vmovdqu64	128(%rax,%rsi,4), %zmm9
	vpdpbusd	(%r9), %zmm7, %zmm6
	vpdpbusd	64(%r9), %zmm8, %zmm6
	vpdpbusd	128(%r9), %zmm9, %zmm6
	vmovdqu64	(%rax,%r14,4), %zmm7
	vmovdqu64	64(%rax,%r14,4), %zmm8
	vmovdqu64	128(%rax,%r14,4), %zmm9
	vpdpbusd	(%r9,%r11), %zmm7, %zmm6
	leaq	(%r9,%r11), %rsi
	vpdpbusd	64(%r9,%r11), %zmm8, %zmm6
	vpdpbusd	128(%r9,%r11), %zmm9, %zmm6
	movq	16(%r12,%rdx,8), %r9
	vmovdqu64	(%rax,%r9,4), %zmm7
	vmovdqu64	64(%rax,%r9,4), %zmm8
	vmovdqu64	128(%rax,%r9,4), %zmm9
	vpdpbusd	(%r11,%rsi), %zmm7, %zmm6
	vpdpbusd	64(%r11,%rsi), %zmm8, %zmm6
	vpdpbusd	128(%r11,%rsi), %zmm9, %zmm6
	addq	%r11, %rsi
	movq	24(%r12,%rdx,8), %r9
	vmovdqu64	(%rax,%r9,4), %zmm7
	vmovdqu64	64(%rax,%r9,4), %zmm8
	vmovdqu64	128(%rax,%r9,4), %zmm9
	vpdpbusd	(%r11,%rsi), %zmm7, %zmm6
	vpdpbusd	64(%r11,%rsi), %zmm8, %zmm6
	addq	$4, %rdx
	vpdpbusd	128(%r11,%rsi), %zmm9, %zmm6
	leaq	(%r11,%r11), %r9
	addq	%rsi, %r9
	cmpq	%rdx, %rbp
	jne	.LBB9_53
	jmp	.LBB9_48
.Lfunc_end9:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5, .Lfunc_end9-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, -64(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %rsi
	leaq	15(%rax), %rcx
	movq	%rax, 16(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -96(%rsp)
	movq	%rsi, %rax
	shrq	$32, %rax
	je	.LBB10_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rsi
	jmp	.LBB10_3
.LBB10_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB10_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	jge	.LBB10_4
.LBB10_10:
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
.LBB10_4:
	.cfi_def_cfa_offset 256
	sarq	$4, -96(%rsp)
	movq	-128(%rsp), %rax
	movq	40(%rax), %rcx
	movq	64(%rax), %r11
	movq	%rcx, 104(%rsp)
	movq	32(%rcx), %rcx
	imulq	%r11, %rcx
	movq	%rcx, %rdi
	shlq	$4, %rdi
	leaq	48(%rdi), %r8
	movq	%r8, 64(%rsp)
	movq	96(%rax), %r8
	addq	$47, %rdi
	movq	%rdi, 48(%rsp)
	addq	$-16, 16(%rsp)
	shlq	$6, %r11
	leaq	-8(%rsi), %rax
	movq	%rax, 192(%rsp)
	leaq	-4(%rsi), %rax
	movq	%rax, 184(%rsp)
	movq	%rcx, %rax
	shlq	$6, %rax
	addq	$192, %rax
	shlq	$8, %rcx
	addq	$768, %rcx
	movq	%rcx, 32(%rsp)
	movl	$256, %ecx
	movq	%rcx, -8(%rsp)
	xorl	%edi, %edi
	vmovss	.LCPI10_0(%rip), %xmm0
	vmovdqa64	.LCPI10_1(%rip), %zmm1
	vbroadcastss	.LCPI10_2(%rip), %zmm2
	movq	%rax, 80(%rsp)
	movq	%rax, -16(%rsp)
	movq	%rsi, -32(%rsp)
	movq	%rdx, 56(%rsp)
	movq	%r8, 40(%rsp)
	jmp	.LBB10_5
	.p2align	4
.LBB10_9:
	movq	32(%rsp), %rax
	addq	%rax, -16(%rsp)
	addq	%rax, -8(%rsp)
	movq	-24(%rsp), %rax
	movq	%rax, %rdi
	cmpq	-96(%rsp), %rax
	jge	.LBB10_10
.LBB10_5:
	leaq	4(%rdi), %rax
	movq	%rax, -24(%rsp)
	testq	%r8, %r8
	jle	.LBB10_9
	movq	-96(%rsp), %rax
	movq	-24(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 88(%rsp)
	xorl	%eax, %eax
	movq	$0, -120(%rsp)
	movq	%rdi, (%rsp)
	jmp	.LBB10_7
	.p2align	4
.LBB10_16:
	movq	8(%rsp), %rax
	movq	%rax, -120(%rsp)
	movq	40(%rsp), %r8
	cmpq	%r8, %rax
	movq	56(%rsp), %rdx
	movq	(%rsp), %rdi
	jge	.LBB10_9
.LBB10_7:
	addq	%rdx, %rax
	jno	.LBB10_11
	movq	%r8, %rcx
	subq	-120(%rsp), %rcx
	cmpq	%rax, %r8
	cmovlq	%r8, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, -72(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, 8(%rsp)
	jmp	.LBB10_12
	.p2align	4
.LBB10_11:
	cmpq	%rax, %r8
	movq	%rax, 8(%rsp)
	movq	%rax, %rcx
	cmovlq	%r8, %rcx
	movq	%rcx, -72(%rsp)
	subq	-120(%rsp), %rcx
.LBB10_12:
	movq	48(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB10_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rdi, -96(%rsp)
	je	.LBB10_16
	jmp	.LBB10_17
	.p2align	4
.LBB10_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rdi, -96(%rsp)
	je	.LBB10_16
.LBB10_17:
	movq	-128(%rsp), %rax
	movq	80(%rax), %rdx
	movq	-16(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 24(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 112(%rsp)
	movq	-8(%rsp), %rax
	movq	%rdx, 72(%rsp)
	addq	%rdx, %rax
	movq	%rax, -80(%rsp)
	movq	(%rsp), %rax
	movq	%rax, -88(%rsp)
	movq	%rcx, 120(%rsp)
	jmp	.LBB10_18
	.p2align	4
.LBB10_48:
	movq	-88(%rsp), %rdx
	incq	%rdx
	movq	80(%rsp), %rax
	addq	%rax, 24(%rsp)
	addq	%rax, -80(%rsp)
	movq	%rdx, -88(%rsp)
	cmpq	88(%rsp), %rdx
	je	.LBB10_16
.LBB10_18:
	movq	-72(%rsp), %rax
	cmpq	%rax, -120(%rsp)
	je	.LBB10_48
	movq	-88(%rsp), %rdi
	movq	%rdi, %rax
	imulq	64(%rsp), %rax
	movq	72(%rsp), %rdx
	leaq	(%rdx,%rax,4), %r8
	movq	-128(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 160(%rsp)
	movq	8(%rax), %rdx
	imulq	%rdi, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 152(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 144(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 136(%rsp)
	shlq	$4, %rdi
	leaq	192(%r8), %rax
	movq	%rax, 96(%rsp)
	movq	16(%rsp), %rax
	cmpq	%rdi, %rax
	cmovlq	%rax, %rdi
	movq	%rdi, 128(%rsp)
	movq	24(%rsp), %rdx
	movq	-120(%rsp), %rdi
	jmp	.LBB10_20
	.p2align	4
.LBB10_47:
	movq	168(%rsp), %rdi
	incq	%rdi
	movq	176(%rsp), %rdx
	addq	112(%rsp), %rdx
	cmpq	-72(%rsp), %rdi
	movq	120(%rsp), %rcx
	je	.LBB10_48
.LBB10_20:
	testq	%rcx, %rcx
	jle	.LBB10_23
	xorl	%eax, %eax
	.p2align	4
.LBB10_22:
	prefetcht0	(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB10_22
.LBB10_23:
	movq	%rdx, 176(%rsp)
	movq	%rdi, %rax
	imulq	144(%rsp), %rax
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	%rcx, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	104(%rsp), %rdx
	movq	(%rdx,%rax,8), %r15
	movq	8(%rdx,%rax,8), %rbp
	movq	%r11, %rbx
	imulq	%r15, %rbx
	sarq	$2, %rcx
	imulq	160(%rsp), %rcx
	movq	%rdi, %r14
	imulq	136(%rsp), %r14
	addq	128(%rsp), %r14
	movq	152(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, -40(%rsp)
	cmpq	$7, %rsi
	movq	%rdi, 168(%rsp)
	movq	%rbx, -104(%rsp)
	jle	.LBB10_24
	movq	-128(%rsp), %rax
	movq	32(%rax), %r12
	movq	-64(%rsp), %r10
	movq	152(%r10), %rdi
	vmovss	136(%r10), %xmm3
	movl	140(%r10), %ecx
	vcvttss2si	132(%r10), %edx
	vcvttss2si	%xmm3, %esi
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%r9d, %r9d
	vucomiss	%xmm0, %xmm3
	seta	%r9b
	leaq	(%rdi,%rdi,2), %rax
	leaq	(,%rdi,4), %r13
	shll	$7, %r9d
	subl	%r9d, %ecx
	addl	%ecx, %edx
	addl	%ecx, %esi
	vpbroadcastw	%ecx, %zmm3
	vpbroadcastb	%edx, %zmm4
	vpbroadcastb	%esi, %zmm5
	vpbroadcastb	%r9d, %zmm6
	movq	144(%r10), %r9
	movq	%r14, -56(%rsp)
	addq	%r14, %r9
	shlq	$6, %r12
	movq	%r12, -112(%rsp)
	movq	-80(%rsp), %rcx
	addq	%rbx, %rcx
	movq	%rcx, -48(%rsp)
	xorl	%ebx, %ebx
	jmp	.LBB10_27
	.p2align	4
.LBB10_28:
	vmovdqa64	%zmm11, %zmm7
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm9
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm11, %zmm12
	vmovdqa64	%zmm11, %zmm13
	vmovdqa64	%zmm11, %zmm14
.LBB10_29:
	imulq	%rdi, %rcx
	vmovups	128(%r8), %zmm15
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm15, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm15, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vpackssdw	%zmm14, %zmm11, %zmm11
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm15, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm15, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vpackssdw	%zmm12, %zmm13, %zmm12
	vpaddsw	%zmm3, %zmm11, %zmm11
	vpaddsw	%zmm3, %zmm12, %zmm12
	vpacksswb	%zmm12, %zmm11, %zmm11
	vpmaxsb	%zmm4, %zmm11, %zmm11
	vpminsb	%zmm5, %zmm11, %zmm11
	vpxorq	%zmm6, %zmm11, %zmm11
	vpermd	%zmm11, %zmm1, %zmm11
	leaq	(%r9,%rcx), %rdx
	vmovdqu	%xmm11, (%r9,%rcx)
	vextracti32x4	$1, %zmm11, (%rdi,%rdx)
	vextracti32x4	$2, %zmm11, (%rdx,%rdi,2)
	vextracti32x4	$3, %zmm11, (%rax,%rdx)
	vmovups	128(%r8), %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm3, %zmm9, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	vmovdqu	%xmm7, (%rdx,%rdi,4)
	addq	%r13, %rdx
	vextracti32x4	$1, %zmm7, (%rdi,%rdx)
	vextracti32x4	$2, %zmm7, (%rdx,%rdi,2)
	vextracti32x4	$3, %zmm7, (%rax,%rdx)
	leaq	8(%rbx), %rcx
	addq	$12, %rbx
	movq	-32(%rsp), %rsi
	cmpq	%rsi, %rbx
	movq	%rcx, %rbx
	jge	.LBB10_30
.LBB10_27:
	movq	192(%rsp), %rdx
	cmpq	%rbx, %rdx
	movq	%rbx, %rcx
	cmovlq	%rdx, %rcx
	vmovdqu64	(%r8), %zmm11
	cmpq	%r15, %rbp
	je	.LBB10_28
	movq	-112(%rsp), %r12
	imulq	%rcx, %r12
	addq	-40(%rsp), %r12
	movq	-128(%rsp), %rdx
	movq	48(%rdx), %r14
	movq	-48(%rsp), %r10
	movq	%r15, %rdx
	vmovdqa64	%zmm11, %zmm14
	vmovdqa64	%zmm11, %zmm13
	vmovdqa64	%zmm11, %zmm12
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm11, %zmm9
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm7
	.p2align	4
.LBB10_35:
	movq	(%r14,%rdx,8), %rsi
	incq	%rdx
	vmovdqu64	(%r12,%rsi,4), %zmm16
	vmovdqu64	64(%r12,%rsi,4), %zmm18
	vmovdqu64	128(%r12,%rsi,4), %zmm19
	vmovdqu64	192(%r12,%rsi,4), %zmm20
	vmovdqu64	-64(%r10), %zmm21
	vmovdqu64	(%r10), %zmm22
	vmovdqu64	64(%r10), %zmm23
	vmovdqu64	128(%r10), %zmm15
	vpdpbusd	%zmm21, %zmm16, %zmm11
	vpdpbusd	%zmm21, %zmm18, %zmm14
	vpdpbusd	%zmm21, %zmm19, %zmm13
	vpdpbusd	%zmm21, %zmm20, %zmm12
	vmovdqu64	256(%r12,%rsi,4), %zmm16
	vpdpbusd	%zmm21, %zmm16, %zmm10
	vmovdqu64	320(%r12,%rsi,4), %zmm17
	vpdpbusd	%zmm21, %zmm17, %zmm9
	vmovdqu64	384(%r12,%rsi,4), %zmm24
	vpdpbusd	%zmm21, %zmm24, %zmm8
	vmovdqu64	448(%r12,%rsi,4), %zmm25
	vpdpbusd	%zmm21, %zmm25, %zmm7
	vpdpbusd	%zmm22, %zmm18, %zmm11
	vpdpbusd	%zmm22, %zmm19, %zmm14
	vpdpbusd	%zmm22, %zmm20, %zmm13
	vpdpbusd	%zmm22, %zmm16, %zmm12
	vpdpbusd	%zmm22, %zmm17, %zmm10
	vpdpbusd	%zmm22, %zmm24, %zmm9
	vmovdqu64	512(%r12,%rsi,4), %zmm18
	vpdpbusd	%zmm22, %zmm25, %zmm8
	vpdpbusd	%zmm22, %zmm18, %zmm7
	vpdpbusd	%zmm23, %zmm19, %zmm11
	vpdpbusd	%zmm23, %zmm20, %zmm14
	vpdpbusd	%zmm23, %zmm16, %zmm13
	vpdpbusd	%zmm23, %zmm17, %zmm12
	vpdpbusd	%zmm23, %zmm24, %zmm10
	vpdpbusd	%zmm23, %zmm25, %zmm9
	vpdpbusd	%zmm23, %zmm18, %zmm8
	vmovdqu64	576(%r12,%rsi,4), %zmm19
	vpdpbusd	%zmm23, %zmm19, %zmm7
	vpdpbusd	%zmm15, %zmm20, %zmm11
	vpdpbusd	%zmm15, %zmm16, %zmm14
	vpdpbusd	%zmm15, %zmm17, %zmm13
	vpdpbusd	%zmm15, %zmm24, %zmm12
	vpdpbusd	%zmm15, %zmm25, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm9
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vmovdqu64	640(%r12,%rsi,4), %zmm20
	vpdpbusd	%zmm15, %zmm20, %zmm7
	vmovdqu64	192(%r10), %zmm15
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vpdpbusd	%zmm15, %zmm17, %zmm14
	vpdpbusd	%zmm15, %zmm24, %zmm13
	vpdpbusd	%zmm15, %zmm25, %zmm12
	vpdpbusd	%zmm15, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm19, %zmm9
	vpdpbusd	%zmm15, %zmm20, %zmm8
	vmovdqu64	704(%r12,%rsi,4), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm7
	addq	%r11, %r10
	cmpq	%rdx, %rbp
	jne	.LBB10_35
	jmp	.LBB10_29
	.p2align	4
.LBB10_24:
	cmpq	$3, %rsi
	jle	.LBB10_49
	movq	%r14, -56(%rsp)
	xorl	%ecx, %ecx
	jmp	.LBB10_31
	.p2align	4
.LBB10_30:
	cmpq	%rsi, %rcx
	jge	.LBB10_39
.LBB10_31:
	movq	-128(%rsp), %rax
	movq	32(%rax), %r14
	movq	-64(%rsp), %rbx
	vmovss	136(%rbx), %xmm3
	vcvttss2si	132(%rbx), %eax
	movq	152(%rbx), %rdi
	movl	140(%rbx), %edx
	vcvttss2si	%xmm3, %esi
	vcvtsi2ss	%edx, %xmm31, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%r10d, %r10d
	vucomiss	%xmm0, %xmm3
	seta	%r10b
	leaq	(%rdi,%rdi,2), %r9
	shll	$7, %r10d
	subl	%r10d, %edx
	addl	%edx, %eax
	addl	%edx, %esi
	vpbroadcastw	%edx, %zmm3
	vpbroadcastb	%eax, %zmm4
	vpbroadcastb	%esi, %zmm5
	vpbroadcastb	%r10d, %zmm6
	movq	144(%rbx), %rbx
	addq	-56(%rsp), %rbx
	shlq	$6, %r14
	movq	%r14, -112(%rsp)
	movq	-80(%rsp), %rax
	movq	-104(%rsp), %rdx
	leaq	(%rax,%rdx), %r13
	jmp	.LBB10_32
	.p2align	4
.LBB10_33:
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
.LBB10_38:
	imulq	%rdi, %rdx
	vmovups	128(%r8), %zmm11
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vpackssdw	%zmm10, %zmm7, %zmm7
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm9, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpaddsw	%zmm3, %zmm8, %zmm8
	vpacksswb	%zmm8, %zmm7, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%rbx,%rdx), %rax
	vmovdqu	%xmm7, (%rbx,%rdx)
	vextracti32x4	$1, %zmm7, (%rdi,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rdi,2)
	vextracti32x4	$3, %zmm7, (%r9,%rax)
	addq	$4, %rcx
	movq	-32(%rsp), %rsi
	cmpq	%rsi, %rcx
	jge	.LBB10_39
.LBB10_32:
	movq	184(%rsp), %rax
	cmpq	%rcx, %rax
	movq	%rcx, %rdx
	cmovlq	%rax, %rdx
	vmovdqu64	(%r8), %zmm7
	cmpq	%r15, %rbp
	je	.LBB10_33
	movq	-112(%rsp), %rsi
	imulq	%rdx, %rsi
	addq	-40(%rsp), %rsi
	movq	-128(%rsp), %rax
	movq	48(%rax), %r10
	movq	%r13, %r14
	movq	%r15, %r12
	vmovdqa64	%zmm7, %zmm10
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm8
	.p2align	4
.LBB10_37:
	movq	(%r10,%r12,8), %rax
	incq	%r12
	vmovdqu64	(%rsi,%rax,4), %zmm11
	vmovdqu64	64(%rsi,%rax,4), %zmm12
	vmovdqu64	128(%rsi,%rax,4), %zmm13
	vmovdqu64	192(%rsi,%rax,4), %zmm14
	vmovdqu64	-64(%r14), %zmm15
	vmovdqu64	(%r14), %zmm16
	vmovdqu64	64(%r14), %zmm17
	vmovdqu64	128(%r14), %zmm18
	vpdpbusd	%zmm15, %zmm11, %zmm7
	vpdpbusd	%zmm15, %zmm12, %zmm10
	vpdpbusd	%zmm15, %zmm13, %zmm9
	vpdpbusd	%zmm15, %zmm14, %zmm8
	vpdpbusd	%zmm16, %zmm12, %zmm7
	vpdpbusd	%zmm16, %zmm13, %zmm10
	vmovdqu64	256(%rsi,%rax,4), %zmm11
	vpdpbusd	%zmm16, %zmm14, %zmm9
	vpdpbusd	%zmm16, %zmm11, %zmm8
	vpdpbusd	%zmm17, %zmm13, %zmm7
	vpdpbusd	%zmm17, %zmm14, %zmm10
	vmovdqu64	320(%rsi,%rax,4), %zmm12
	vpdpbusd	%zmm17, %zmm11, %zmm9
	vpdpbusd	%zmm17, %zmm12, %zmm8
	vpdpbusd	%zmm18, %zmm14, %zmm7
	vpdpbusd	%zmm18, %zmm11, %zmm10
	vmovdqu64	384(%rsi,%rax,4), %zmm13
	vpdpbusd	%zmm18, %zmm12, %zmm9
	vpdpbusd	%zmm18, %zmm13, %zmm8
	vmovdqu64	192(%r14), %zmm14
	vpdpbusd	%zmm14, %zmm11, %zmm7
	vpdpbusd	%zmm14, %zmm12, %zmm10
	vpdpbusd	%zmm14, %zmm13, %zmm9
	vmovdqu64	448(%rsi,%rax,4), %zmm11
	vpdpbusd	%zmm14, %zmm11, %zmm8
	addq	%r11, %r14
	cmpq	%r12, %rbp
	jne	.LBB10_37
	jmp	.LBB10_38
	.p2align	4
.LBB10_39:
	cmpq	%rsi, %rcx
	movq	-56(%rsp), %r14
	jge	.LBB10_47
	jmp	.LBB10_40
	.p2align	4
.LBB10_49:
	testq	%rsi, %rsi
	jle	.LBB10_47
	xorl	%ecx, %ecx
.LBB10_40:
	movq	-104(%rsp), %r10
	addq	96(%rsp), %r10
	movq	-128(%rsp), %rax
	movq	32(%rax), %rax
	movq	-64(%rsp), %rsi
	movq	152(%rsi), %rdx
	vmovups	(%rsi), %zmm3
	vmovups	64(%rsi), %zmm4
	addq	144(%rsi), %r14
	shlq	$6, %rax
	movq	%rax, -112(%rsp)
	vpbroadcastb	128(%rsi), %xmm5
	movq	%rbp, %rdi
	subq	%r15, %rdi
	leaq	1(%r15), %r9
	movq	%r10, -104(%rsp)
	leaq	(%r10,%r11), %rax
	movq	%rax, -48(%rsp)
	movq	%r14, %rax
	jmp	.LBB10_41
	.p2align	4
.LBB10_46:
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	movq	%rcx, %rsi
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	imulq	%rdx, %rsi
	vpaddb	%xmm6, %xmm5, %xmm6
	vmovdqu	%xmm6, (%rax,%rsi)
	incq	%rcx
	movq	-32(%rsp), %rsi
	cmpq	%rsi, %rcx
	jge	.LBB10_47
.LBB10_41:
	vmovdqu64	(%r8), %zmm6
	cmpq	%r15, %rbp
	je	.LBB10_46
	movq	-112(%rsp), %rsi
	imulq	%rcx, %rsi
	addq	-40(%rsp), %rsi
	movq	-128(%rsp), %r10
	movq	48(%r10), %rbx
	testb	$1, %dil
	jne	.LBB10_44
	movq	-104(%rsp), %r12
	movq	%r15, %r14
	cmpq	%r9, %rbp
	jne	.LBB10_51
	jmp	.LBB10_46
	.p2align	4
.LBB10_44:
	movq	(%rbx,%r15,8), %r14
	vmovdqu64	(%rsi,%r14,4), %zmm7
	vmovdqu64	64(%rsi,%r14,4), %zmm8
	vmovdqu64	128(%rsi,%r14,4), %zmm9
	vmovdqu64	192(%rsi,%r14,4), %zmm10
	movq	-104(%rsp), %r10
	vpdpbusd	(%r10), %zmm7, %zmm6
	vpdpbusd	64(%r10), %zmm8, %zmm6
	vpdpbusd	128(%r10), %zmm9, %zmm6
	vpdpbusd	192(%r10), %zmm10, %zmm6
	vmovdqu64	256(%rsi,%r14,4), %zmm7
	vpdpbusd	256(%r10), %zmm7, %zmm6
	movq	-48(%rsp), %r12
	movq	%r9, %r14
	cmpq	%r9, %rbp
	je	.LBB10_46
	.p2align	4
.LBB10_51:
	movq	(%rbx,%r14,8), %r10
	movq	8(%rbx,%r14,8), %r13
	vmovdqu64	(%rsi,%r10,4), %zmm7
	vmovdqu64	64(%rsi,%r10,4), %zmm8
	vmovdqu64	128(%rsi,%r10,4), %zmm9
	vmovdqu64	192(%rsi,%r10,4), %zmm10
	vpdpbusd	(%r12), %zmm7, %zmm6
	vpdpbusd	64(%r12), %zmm8, %zmm6
	vpdpbusd	128(%r12), %zmm9, %zmm6
	vpdpbusd	192(%r12), %zmm10, %zmm6
	vmovdqu64	256(%rsi,%r10,4), %zmm7
	vpdpbusd	256(%r12), %zmm7, %zmm6
	vmovdqu64	(%rsi,%r13,4), %zmm7
	vmovdqu64	64(%rsi,%r13,4), %zmm8
	vmovdqu64	128(%rsi,%r13,4), %zmm9
	vmovdqu64	192(%rsi,%r13,4), %zmm10
	vpdpbusd	(%r12,%r11), %zmm7, %zmm6
	vpdpbusd	64(%r12,%r11), %zmm8, %zmm6
	vpdpbusd	128(%r12,%r11), %zmm9, %zmm6
	vpdpbusd	192(%r12,%r11), %zmm10, %zmm6
	vmovdqu64	256(%rsi,%r13,4), %zmm7
	addq	$2, %r14
	vpdpbusd	256(%r12,%r11), %zmm7, %zmm6
	addq	%r11, %r12
	addq	%r11, %r12
	cmpq	%r14, %rbp
	jne	.LBB10_51
	jmp	.LBB10_46
.Lfunc_end10:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5, .Lfunc_end10-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$208, %rsp
	.cfi_def_cfa_offset 264
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, -56(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %r15
	leaq	15(%rax), %rcx
	movq	%rax, 8(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -96(%rsp)
	movq	%r15, %rax
	shrq	$32, %rax
	je	.LBB11_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r15
	jmp	.LBB11_3
.LBB11_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r15d
.LBB11_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	jge	.LBB11_4
.LBB11_10:
	addq	$208, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
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
	.cfi_def_cfa_offset 264
	sarq	$4, -96(%rsp)
	movq	-128(%rsp), %rax
	movq	40(%rax), %rcx
	movq	64(%rax), %r11
	movq	%rcx, 104(%rsp)
	movq	32(%rcx), %rcx
	imulq	%r11, %rcx
	movq	%rcx, %rsi
	shlq	$4, %rsi
	leaq	48(%rsi), %rdi
	movq	%rdi, 64(%rsp)
	movq	96(%rax), %rdi
	addq	$47, %rsi
	movq	%rsi, 48(%rsp)
	addq	$-16, 8(%rsp)
	shlq	$6, %r11
	leaq	-8(%r15), %rax
	movq	%rax, 200(%rsp)
	leaq	-4(%r15), %rax
	movq	%rax, 192(%rsp)
	movq	%rcx, %rax
	shlq	$6, %rax
	addq	$192, %rax
	shlq	$8, %rcx
	addq	$768, %rcx
	movq	%rcx, 32(%rsp)
	movl	$256, %ecx
	movq	%rcx, -16(%rsp)
	xorl	%esi, %esi
	vmovss	.LCPI11_0(%rip), %xmm0
	vmovdqa64	.LCPI11_1(%rip), %zmm1
	vbroadcastss	.LCPI11_2(%rip), %zmm2
	movq	%rax, 80(%rsp)
	movq	%rax, -24(%rsp)
	movq	%r15, 24(%rsp)
	movq	%rdx, 56(%rsp)
	movq	%rdi, 40(%rsp)
	jmp	.LBB11_5
	.p2align	4
.LBB11_9:
	movq	32(%rsp), %rax
	addq	%rax, -24(%rsp)
	addq	%rax, -16(%rsp)
	movq	-32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	-96(%rsp), %rax
	jge	.LBB11_10
.LBB11_5:
	leaq	4(%rsi), %rax
	movq	%rax, -32(%rsp)
	testq	%rdi, %rdi
	jle	.LBB11_9
	movq	-96(%rsp), %rax
	movq	-32(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 88(%rsp)
	xorl	%eax, %eax
	movq	$0, -120(%rsp)
	movq	%rsi, -8(%rsp)
	jmp	.LBB11_7
	.p2align	4
.LBB11_16:
	movq	(%rsp), %rax
	movq	%rax, -120(%rsp)
	movq	40(%rsp), %rdi
	cmpq	%rdi, %rax
	movq	56(%rsp), %rdx
	movq	-8(%rsp), %rsi
	jge	.LBB11_9
.LBB11_7:
	addq	%rdx, %rax
	jno	.LBB11_11
	movq	%rdi, %rcx
	subq	-120(%rsp), %rcx
	cmpq	%rax, %rdi
	cmovlq	%rdi, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, -64(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, (%rsp)
	jmp	.LBB11_12
	.p2align	4
.LBB11_11:
	cmpq	%rax, %rdi
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	cmovlq	%rdi, %rcx
	movq	%rcx, -64(%rsp)
	subq	-120(%rsp), %rcx
.LBB11_12:
	movq	48(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB11_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rsi, -96(%rsp)
	je	.LBB11_16
	jmp	.LBB11_17
	.p2align	4
.LBB11_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rsi, -96(%rsp)
	je	.LBB11_16
.LBB11_17:
	movq	-128(%rsp), %rax
	movq	80(%rax), %rdx
	movq	-24(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 16(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 112(%rsp)
	movq	-16(%rsp), %rax
	movq	%rdx, 72(%rsp)
	addq	%rdx, %rax
	movq	%rax, -72(%rsp)
	movq	-8(%rsp), %rax
	movq	%rax, -80(%rsp)
	movq	%rcx, 120(%rsp)
	jmp	.LBB11_18
	.p2align	4
.LBB11_48:
	movq	-80(%rsp), %rdx
	incq	%rdx
	movq	80(%rsp), %rax
	addq	%rax, 16(%rsp)
	addq	%rax, -72(%rsp)
	movq	%rdx, -80(%rsp)
	cmpq	88(%rsp), %rdx
	je	.LBB11_16
.LBB11_18:
	movq	-64(%rsp), %rax
	cmpq	%rax, -120(%rsp)
	je	.LBB11_48
	movq	-80(%rsp), %rsi
	movq	%rsi, %rax
	imulq	64(%rsp), %rax
	movq	72(%rsp), %rdx
	leaq	(%rdx,%rax,4), %r8
	movq	-128(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 160(%rsp)
	movq	8(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 152(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 144(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 136(%rsp)
	shlq	$4, %rsi
	leaq	192(%r8), %rax
	movq	%rax, 96(%rsp)
	movq	8(%rsp), %rax
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	movq	%rsi, 128(%rsp)
	movq	16(%rsp), %rdx
	movq	-120(%rsp), %rdi
	jmp	.LBB11_20
	.p2align	4
.LBB11_47:
	movq	168(%rsp), %rdi
	incq	%rdi
	movq	176(%rsp), %rdx
	addq	112(%rsp), %rdx
	cmpq	-64(%rsp), %rdi
	movq	120(%rsp), %rcx
	je	.LBB11_48
.LBB11_20:
	testq	%rcx, %rcx
	jle	.LBB11_23
	xorl	%eax, %eax
	.p2align	4
.LBB11_22:
	prefetcht0	(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB11_22
.LBB11_23:
	movq	%rdx, 176(%rsp)
	movq	%rdi, %rax
	imulq	144(%rsp), %rax
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	%rcx, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	104(%rsp), %rdx
	movq	(%rdx,%rax,8), %rsi
	movq	8(%rdx,%rax,8), %rbp
	movq	%r11, %r14
	imulq	%rsi, %r14
	sarq	$2, %rcx
	imulq	160(%rsp), %rcx
	movq	%rdi, %r12
	imulq	136(%rsp), %r12
	addq	128(%rsp), %r12
	movq	152(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, -40(%rsp)
	cmpq	$7, %r15
	movq	%rdi, 168(%rsp)
	movq	%r14, -112(%rsp)
	jle	.LBB11_24
	movq	-128(%rsp), %rax
	movq	32(%rax), %rax
	movq	%rax, -88(%rsp)
	movq	-56(%rsp), %rbx
	movq	152(%rbx), %rdi
	vmovss	136(%rbx), %xmm3
	movl	140(%rbx), %ecx
	vcvttss2si	132(%rbx), %edx
	vcvttss2si	%xmm3, %r9d
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%r10d, %r10d
	vucomiss	%xmm0, %xmm3
	seta	%r10b
	leaq	(%rdi,%rdi,2), %rax
	leaq	(,%rdi,4), %r13
	movq	%r13, -104(%rsp)
	shll	$7, %r10d
	subl	%r10d, %ecx
	addl	%ecx, %edx
	addl	%ecx, %r9d
	vpbroadcastw	%ecx, %zmm3
	vpbroadcastb	%edx, %zmm4
	vpbroadcastb	%r9d, %zmm5
	vpbroadcastb	%r10d, %zmm6
	movq	144(%rbx), %r9
	movq	%r12, -48(%rsp)
	addq	%r12, %r9
	shlq	$6, -88(%rsp)
	movq	-72(%rsp), %rcx
	addq	%r14, %rcx
	movq	%rcx, 184(%rsp)
	xorl	%ebx, %ebx
	jmp	.LBB11_27
	.p2align	4
.LBB11_28:
	vmovdqa64	%zmm11, %zmm7
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm9
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm11, %zmm12
	vmovdqa64	%zmm11, %zmm13
	vmovdqa64	%zmm11, %zmm14
.LBB11_29:
	imulq	%rdi, %rcx
	vmovups	128(%r8), %zmm15
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm15, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm15, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vpackssdw	%zmm14, %zmm11, %zmm11
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm15, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm15, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vpackssdw	%zmm12, %zmm13, %zmm12
	vpaddsw	%zmm3, %zmm11, %zmm11
	vpaddsw	%zmm3, %zmm12, %zmm12
	vpacksswb	%zmm12, %zmm11, %zmm11
	vpmaxsb	%zmm4, %zmm11, %zmm11
	vpminsb	%zmm5, %zmm11, %zmm11
	vpxorq	%zmm6, %zmm11, %zmm11
	vpermd	%zmm11, %zmm1, %zmm11
	leaq	(%r9,%rcx), %rdx
	vmovdqu	%xmm11, (%r9,%rcx)
	vextracti32x4	$1, %zmm11, (%rdi,%rdx)
	vextracti32x4	$2, %zmm11, (%rdx,%rdi,2)
	vextracti32x4	$3, %zmm11, (%rax,%rdx)
	vmovups	128(%r8), %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm3, %zmm9, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	vmovdqu	%xmm7, (%rdx,%rdi,4)
	addq	-104(%rsp), %rdx
	vextracti32x4	$1, %zmm7, (%rdi,%rdx)
	vextracti32x4	$2, %zmm7, (%rdx,%rdi,2)
	vextracti32x4	$3, %zmm7, (%rax,%rdx)
	leaq	8(%rbx), %rcx
	addq	$12, %rbx
	cmpq	%r15, %rbx
	movq	%rcx, %rbx
	jge	.LBB11_30
.LBB11_27:
	movq	200(%rsp), %rdx
	cmpq	%rbx, %rdx
	movq	%rbx, %rcx
	cmovlq	%rdx, %rcx
	vmovdqu64	(%r8), %zmm11
	cmpq	%rsi, %rbp
	je	.LBB11_28
	movq	-88(%rsp), %r12
	imulq	%rcx, %r12
	addq	-40(%rsp), %r12
	movq	-128(%rsp), %rdx
	movq	48(%rdx), %r14
	movq	184(%rsp), %r10
	movq	%rsi, %rdx
	vmovdqa64	%zmm11, %zmm14
	vmovdqa64	%zmm11, %zmm13
	vmovdqa64	%zmm11, %zmm12
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm11, %zmm9
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm7
	.p2align	4
.LBB11_35:
	movq	(%r14,%rdx,8), %r13
	incq	%rdx
	vmovdqu64	(%r12,%r13,4), %zmm16
	vmovdqu64	64(%r12,%r13,4), %zmm24
	vmovdqu64	128(%r12,%r13,4), %zmm25
	vmovdqu64	192(%r12,%r13,4), %zmm22
	vmovdqu64	-64(%r10), %zmm26
	vmovdqu64	(%r10), %zmm27
	vmovdqu64	64(%r10), %zmm23
	vmovdqu64	128(%r10), %zmm15
	vpdpbusd	%zmm26, %zmm16, %zmm11
	vpdpbusd	%zmm26, %zmm25, %zmm14
	vmovdqu64	256(%r12,%r13,4), %zmm16
	vpdpbusd	%zmm26, %zmm16, %zmm13
	vmovdqu64	384(%r12,%r13,4), %zmm17
	vpdpbusd	%zmm26, %zmm17, %zmm12
	vmovdqu64	512(%r12,%r13,4), %zmm18
	vpdpbusd	%zmm26, %zmm18, %zmm10
	vmovdqu64	640(%r12,%r13,4), %zmm19
	vpdpbusd	%zmm26, %zmm19, %zmm9
	vmovdqu64	768(%r12,%r13,4), %zmm20
	vpdpbusd	%zmm26, %zmm20, %zmm8
	vmovdqu64	896(%r12,%r13,4), %zmm21
	vpdpbusd	%zmm26, %zmm21, %zmm7
	vpdpbusd	%zmm27, %zmm24, %zmm11
	vpdpbusd	%zmm27, %zmm22, %zmm14
	vmovdqu64	320(%r12,%r13,4), %zmm24
	vmovdqu64	448(%r12,%r13,4), %zmm26
	vpdpbusd	%zmm27, %zmm24, %zmm13
	vpdpbusd	%zmm27, %zmm26, %zmm12
	vmovdqu64	576(%r12,%r13,4), %zmm28
	vmovdqu64	704(%r12,%r13,4), %zmm29
	vpdpbusd	%zmm27, %zmm28, %zmm10
	vpdpbusd	%zmm27, %zmm29, %zmm9
	vmovdqu64	832(%r12,%r13,4), %zmm30
	vmovdqu64	960(%r12,%r13,4), %zmm31
	vpdpbusd	%zmm27, %zmm30, %zmm8
	vpdpbusd	%zmm27, %zmm31, %zmm7
	vpdpbusd	%zmm23, %zmm25, %zmm11
	vpdpbusd	%zmm23, %zmm16, %zmm14
	vpdpbusd	%zmm23, %zmm17, %zmm13
	vpdpbusd	%zmm23, %zmm18, %zmm12
	vpdpbusd	%zmm23, %zmm19, %zmm10
	vpdpbusd	%zmm23, %zmm20, %zmm9
	vpdpbusd	%zmm23, %zmm21, %zmm8
	vmovdqu64	1024(%r12,%r13,4), %zmm25
	vpdpbusd	%zmm23, %zmm25, %zmm7
	vpdpbusd	%zmm15, %zmm22, %zmm11
	vpdpbusd	%zmm15, %zmm24, %zmm14
	vpdpbusd	%zmm15, %zmm26, %zmm13
	vpdpbusd	%zmm15, %zmm28, %zmm12
	vpdpbusd	%zmm15, %zmm29, %zmm10
	vpdpbusd	%zmm15, %zmm30, %zmm9
	vpdpbusd	%zmm15, %zmm31, %zmm8
	vmovdqu64	1088(%r12,%r13,4), %zmm22
	vpdpbusd	%zmm15, %zmm22, %zmm7
	vmovdqu64	192(%r10), %zmm15
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vpdpbusd	%zmm15, %zmm17, %zmm14
	vpdpbusd	%zmm15, %zmm18, %zmm13
	vpdpbusd	%zmm15, %zmm19, %zmm12
	vpdpbusd	%zmm15, %zmm20, %zmm10
	vpdpbusd	%zmm15, %zmm21, %zmm9
	vpdpbusd	%zmm15, %zmm25, %zmm8
	vmovdqu64	1152(%r12,%r13,4), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm7
	addq	%r11, %r10
	cmpq	%rdx, %rbp
	jne	.LBB11_35
	jmp	.LBB11_29
	.p2align	4
.LBB11_24:
	cmpq	$3, %r15
	jle	.LBB11_49
	movq	%r12, -48(%rsp)
	xorl	%ecx, %ecx
	jmp	.LBB11_31
	.p2align	4
.LBB11_30:
	cmpq	%r15, %rcx
	jge	.LBB11_39
.LBB11_31:
	movq	-128(%rsp), %rax
	movq	32(%rax), %r15
	movq	-56(%rsp), %r14
	vmovss	136(%r14), %xmm3
	vcvttss2si	132(%r14), %eax
	movq	152(%r14), %rdi
	movl	140(%r14), %edx
	vcvttss2si	%xmm3, %r10d
	vcvtsi2ss	%edx, %xmm27, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%ebx, %ebx
	vucomiss	%xmm0, %xmm3
	seta	%bl
	leaq	(%rdi,%rdi,2), %r9
	shll	$7, %ebx
	subl	%ebx, %edx
	addl	%edx, %eax
	addl	%edx, %r10d
	vpbroadcastw	%edx, %zmm3
	vpbroadcastb	%eax, %zmm4
	vpbroadcastb	%r10d, %zmm5
	vpbroadcastb	%ebx, %zmm6
	movq	144(%r14), %rbx
	addq	-48(%rsp), %rbx
	shlq	$6, %r15
	movq	%r15, -104(%rsp)
	movq	-72(%rsp), %rax
	movq	-112(%rsp), %rdx
	leaq	(%rax,%rdx), %r14
	jmp	.LBB11_32
	.p2align	4
.LBB11_33:
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
.LBB11_38:
	imulq	%rdi, %rdx
	vmovups	128(%r8), %zmm11
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vpackssdw	%zmm10, %zmm7, %zmm7
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm9, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpaddsw	%zmm3, %zmm8, %zmm8
	vpacksswb	%zmm8, %zmm7, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%rbx,%rdx), %rax
	vmovdqu	%xmm7, (%rbx,%rdx)
	vextracti32x4	$1, %zmm7, (%rdi,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rdi,2)
	vextracti32x4	$3, %zmm7, (%r9,%rax)
	addq	$4, %rcx
	movq	24(%rsp), %r15
	cmpq	%r15, %rcx
	jge	.LBB11_39
.LBB11_32:
	movq	192(%rsp), %rax
	cmpq	%rcx, %rax
	movq	%rcx, %rdx
	cmovlq	%rax, %rdx
	vmovdqu64	(%r8), %zmm7
	cmpq	%rsi, %rbp
	je	.LBB11_33
	movq	-104(%rsp), %r10
	imulq	%rdx, %r10
	addq	-40(%rsp), %r10
	movq	-128(%rsp), %rax
	movq	48(%rax), %r12
	movq	%r14, %r13
	movq	%rsi, %r15
	vmovdqa64	%zmm7, %zmm10
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm8
	.p2align	4
.LBB11_37:
	movq	(%r12,%r15,8), %rax
	incq	%r15
	vmovdqu64	(%r10,%rax,4), %zmm11
	vmovdqu64	64(%r10,%rax,4), %zmm12
	vmovdqu64	128(%r10,%rax,4), %zmm13
	vmovdqu64	192(%r10,%rax,4), %zmm14
	vmovdqu64	-64(%r13), %zmm15
	vmovdqu64	(%r13), %zmm16
	vmovdqu64	64(%r13), %zmm17
	vmovdqu64	128(%r13), %zmm18
	vpdpbusd	%zmm15, %zmm11, %zmm7
	vpdpbusd	%zmm15, %zmm13, %zmm10
	vmovdqu64	256(%r10,%rax,4), %zmm11
	vpdpbusd	%zmm15, %zmm11, %zmm9
	vmovdqu64	384(%r10,%rax,4), %zmm19
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vpdpbusd	%zmm16, %zmm12, %zmm7
	vpdpbusd	%zmm16, %zmm14, %zmm10
	vmovdqu64	320(%r10,%rax,4), %zmm12
	vmovdqu64	448(%r10,%rax,4), %zmm15
	vpdpbusd	%zmm16, %zmm12, %zmm9
	vpdpbusd	%zmm16, %zmm15, %zmm8
	vpdpbusd	%zmm17, %zmm13, %zmm7
	vpdpbusd	%zmm17, %zmm11, %zmm10
	vmovdqu64	512(%r10,%rax,4), %zmm13
	vpdpbusd	%zmm17, %zmm19, %zmm9
	vpdpbusd	%zmm17, %zmm13, %zmm8
	vpdpbusd	%zmm18, %zmm14, %zmm7
	vpdpbusd	%zmm18, %zmm12, %zmm10
	vmovdqu64	576(%r10,%rax,4), %zmm12
	vpdpbusd	%zmm18, %zmm15, %zmm9
	vpdpbusd	%zmm18, %zmm12, %zmm8
	vmovdqu64	192(%r13), %zmm12
	vpdpbusd	%zmm12, %zmm11, %zmm7
	vpdpbusd	%zmm12, %zmm19, %zmm10
	vpdpbusd	%zmm12, %zmm13, %zmm9
	vmovdqu64	640(%r10,%rax,4), %zmm11
	vpdpbusd	%zmm12, %zmm11, %zmm8
	addq	%r11, %r13
	cmpq	%r15, %rbp
	jne	.LBB11_37
	jmp	.LBB11_38
	.p2align	4
.LBB11_39:
	cmpq	%r15, %rcx
	movq	-48(%rsp), %r12
	jge	.LBB11_47
	jmp	.LBB11_40
	.p2align	4
.LBB11_49:
	testq	%r15, %r15
	jle	.LBB11_47
	xorl	%ecx, %ecx
.LBB11_40:
	movq	-112(%rsp), %r10
	addq	96(%rsp), %r10
	movq	-128(%rsp), %rax
	movq	32(%rax), %rax
	movq	-56(%rsp), %rdi
	movq	152(%rdi), %rdx
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm4
	addq	144(%rdi), %r12
	shlq	$6, %rax
	movq	%rax, -104(%rsp)
	vpbroadcastb	128(%rdi), %xmm5
	movq	%rbp, %rdi
	subq	%rsi, %rdi
	leaq	1(%rsi), %r9
	movq	%r10, -112(%rsp)
	leaq	(%r10,%r11), %rax
	movq	%rax, -88(%rsp)
	movq	%r12, %rax
	jmp	.LBB11_41
	.p2align	4
.LBB11_46:
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	movq	%rcx, %rbx
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	imulq	%rdx, %rbx
	vpaddb	%xmm6, %xmm5, %xmm6
	vmovdqu	%xmm6, (%rax,%rbx)
	incq	%rcx
	movq	24(%rsp), %r15
	cmpq	%r15, %rcx
	jge	.LBB11_47
.LBB11_41:
	vmovdqu64	(%r8), %zmm6
	cmpq	%rsi, %rbp
	je	.LBB11_46
	movq	-104(%rsp), %rbx
	imulq	%rcx, %rbx
	addq	-40(%rsp), %rbx
	movq	-128(%rsp), %r10
	movq	48(%r10), %r14
	testb	$1, %dil
	jne	.LBB11_44
	movq	-112(%rsp), %r12
	movq	%rsi, %r15
	cmpq	%r9, %rbp
	jne	.LBB11_51
	jmp	.LBB11_46
	.p2align	4
.LBB11_44:
	movq	(%r14,%rsi,8), %r15
	vmovdqu64	(%rbx,%r15,4), %zmm7
	vmovdqu64	64(%rbx,%r15,4), %zmm8
	vmovdqu64	128(%rbx,%r15,4), %zmm9
	vmovdqu64	192(%rbx,%r15,4), %zmm10
	movq	-112(%rsp), %r10
	vpdpbusd	(%r10), %zmm7, %zmm6
	vpdpbusd	64(%r10), %zmm8, %zmm6
	vpdpbusd	128(%r10), %zmm9, %zmm6
	vpdpbusd	192(%r10), %zmm10, %zmm6
	vmovdqu64	256(%rbx,%r15,4), %zmm7
	vpdpbusd	256(%r10), %zmm7, %zmm6
	movq	-88(%rsp), %r12
	movq	%r9, %r15
	cmpq	%r9, %rbp
	je	.LBB11_46
	.p2align	4
.LBB11_51:
	movq	(%r14,%r15,8), %r10
	movq	8(%r14,%r15,8), %r13
	vmovdqu64	(%rbx,%r10,4), %zmm7
	vmovdqu64	64(%rbx,%r10,4), %zmm8
	vmovdqu64	128(%rbx,%r10,4), %zmm9
	vmovdqu64	192(%rbx,%r10,4), %zmm10
	vpdpbusd	(%r12), %zmm7, %zmm6
	vpdpbusd	64(%r12), %zmm8, %zmm6
	vpdpbusd	128(%r12), %zmm9, %zmm6
	vpdpbusd	192(%r12), %zmm10, %zmm6
	vmovdqu64	256(%rbx,%r10,4), %zmm7
	vpdpbusd	256(%r12), %zmm7, %zmm6
	vmovdqu64	(%rbx,%r13,4), %zmm7
	vmovdqu64	64(%rbx,%r13,4), %zmm8
	vmovdqu64	128(%rbx,%r13,4), %zmm9
	vmovdqu64	192(%rbx,%r13,4), %zmm10
	vpdpbusd	(%r12,%r11), %zmm7, %zmm6
	vpdpbusd	64(%r12,%r11), %zmm8, %zmm6
	vpdpbusd	128(%r12,%r11), %zmm9, %zmm6
	vpdpbusd	192(%r12,%r11), %zmm10, %zmm6
	vmovdqu64	256(%rbx,%r13,4), %zmm7
	addq	$2, %r15
	vpdpbusd	256(%r12,%r11), %zmm7, %zmm6
	addq	%r11, %r12
	addq	%r11, %r12
	cmpq	%r15, %rbp
	jne	.LBB11_51
	jmp	.LBB11_46
.Lfunc_end11:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5, .Lfunc_end11-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA20RequantizingChannelsVTtt0t1g5
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAsA20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAsA20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAsA20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAsA20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$560, %rsp
	.cfi_def_cfa_offset 616
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 24(%rsp)
	movq	88(%r13), %rax
	movq	104(%r13), %rsi
	leaq	15(%rax), %rcx
	movq	%rax, 200(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -48(%rsp)
	movq	%rsi, %rax
	shrq	$32, %rax
	movq	%rsi, -80(%rsp)
	je	.LBB12_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rsi
	jmp	.LBB12_3
.LBB12_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB12_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 280(%rsp)
	cmpq	$16, %rcx
	movq	-80(%rsp), %rax
	jge	.LBB12_4
.LBB12_10:
	addq	$560, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
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
	.cfi_def_cfa_offset 616
	sarq	$4, -48(%rsp)
	movq	40(%r13), %rcx
	movq	64(%r13), %r12
	movq	%rcx, 336(%rsp)
	movq	32(%rcx), %rcx
	imulq	%r12, %rcx
	movq	%rcx, %rdx
	shlq	$4, %rdx
	leaq	48(%rdx), %rsi
	movq	%rsi, 288(%rsp)
	addq	$47, %rdx
	movq	%rdx, 272(%rsp)
	addq	$-16, 200(%rsp)
	movq	%r12, %rbp
	shlq	$6, %rbp
	movl	%r12d, %edx
	andl	$3, %edx
	movl	%r12d, %esi
	andl	$7, %esi
	movq	%rcx, %rdi
	shlq	$6, %rdi
	addq	$192, %rdi
	shlq	$8, %rcx
	addq	$768, %rcx
	movq	%rcx, 264(%rsp)
	movq	%r12, %rcx
	andq	$-2, %rcx
	negq	%rcx
	movq	%rcx, 472(%rsp)
	movq	%r12, %r15
	andq	$-4, %r15
	negq	%r15
	movq	%rdx, 536(%rsp)
	movl	%edx, %r11d
	shll	$6, %r11d
	movq	%r12, %r8
	andq	$-8, %r8
	negq	%r8
	movq	%rsi, 544(%rsp)
	movl	%esi, %ecx
	shll	$6, %ecx
	vmovss	.LCPI12_0(%rip), %xmm0
	vmovdqa64	.LCPI12_1(%rip), %zmm1
	vbroadcastss	.LCPI12_2(%rip), %zmm2
	movq	96(%r13), %rdx
	movq	%rdx, -40(%rsp)
	leaq	-8(%rax), %rdx
	movq	%rdx, 432(%rsp)
	addq	$-4, %rax
	movq	%rax, 424(%rsp)
	movl	$320, %eax
	movq	%rax, 176(%rsp)
	movq	$0, 168(%rsp)
	movq	%rdi, 304(%rsp)
	movq	%rdi, 160(%rsp)
	xorl	%edx, %edx
	movq	%r13, -72(%rsp)
	movq	%r12, 96(%rsp)
	movq	%rbp, 88(%rsp)
	movq	%r15, 552(%rsp)
	movq	%r11, 80(%rsp)
	movq	%r8, 232(%rsp)
	movq	%rcx, -64(%rsp)
	jmp	.LBB12_5
	.p2align	4
.LBB12_9:
	movq	264(%rsp), %rax
	addq	%rax, 160(%rsp)
	addq	$16, 168(%rsp)
	addq	%rax, 176(%rsp)
	movq	152(%rsp), %rax
	movq	%rax, %rdx
	cmpq	-48(%rsp), %rax
	jge	.LBB12_10
.LBB12_5:
	movq	%rdx, 184(%rsp)
	leaq	4(%rdx), %rax
	movq	%rax, 152(%rsp)
	cmpq	$0, -40(%rsp)
	jle	.LBB12_9
	movq	-48(%rsp), %rax
	movq	152(%rsp), %rdx
	cmpq	%rdx, %rax
	cmovlq	%rax, %rdx
	movq	%rdx, 312(%rsp)
	xorl	%edx, %edx
	movq	$0, -96(%rsp)
	jmp	.LBB12_7
	.p2align	4
.LBB12_16:
	movq	192(%rsp), %rdx
	movq	%rdx, -96(%rsp)
	cmpq	-40(%rsp), %rdx
	jge	.LBB12_9
.LBB12_7:
	movq	280(%rsp), %rax
	addq	%rax, %rdx
	movq	%rdx, %rcx
	jno	.LBB12_11
	movq	-40(%rsp), %rdx
	movq	%rcx, %rsi
	movq	%rdx, %rcx
	subq	-96(%rsp), %rcx
	cmpq	%rsi, %rdx
	cmovlq	%rdx, %rsi
	cmovgeq	%rax, %rcx
	movq	%rsi, 16(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, 192(%rsp)
	jmp	.LBB12_12
	.p2align	4
.LBB12_11:
	movq	-40(%rsp), %rax
	cmpq	%rcx, %rax
	movq	%rcx, 192(%rsp)
	cmovlq	%rax, %rcx
	movq	%rcx, 16(%rsp)
	subq	-96(%rsp), %rcx
.LBB12_12:
	movq	272(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB12_13
	cqto
	idivq	%rcx
	jmp	.LBB12_15
	.p2align	4
.LBB12_13:
	xorl	%edx, %edx
	divl	%ecx
.LBB12_15:
	movq	%rax, 8(%rsp)
	movq	184(%rsp), %rax
	cmpq	%rax, -48(%rsp)
	je	.LBB12_16
	movq	80(%r13), %rdx
	movq	160(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 216(%rsp)
	movq	8(%rsp), %rax
	leaq	(,%rax,4), %rax
	movq	%rax, 344(%rsp)
	movq	176(%rsp), %rax
	movq	%rdx, 296(%rsp)
	addq	%rdx, %rax
	movq	%rax, 224(%rsp)
	movq	168(%rsp), %rax
	movq	%rax, 208(%rsp)
	movq	184(%rsp), %rax
	movq	%rax, (%rsp)
	jmp	.LBB12_18
	.p2align	4
.LBB12_70:
	movq	(%rsp), %rdx
	incq	%rdx
	movq	304(%rsp), %rax
	addq	%rax, 216(%rsp)
	addq	$4, 208(%rsp)
	addq	%rax, 224(%rsp)
	movq	%rdx, (%rsp)
	cmpq	312(%rsp), %rdx
	je	.LBB12_16
.LBB12_18:
	movq	16(%rsp), %rax
	cmpq	%rax, -96(%rsp)
	je	.LBB12_70
	movq	(%rsp), %rdx
	movq	%rdx, %rax
	imulq	288(%rsp), %rax
	movq	296(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rsi
	movq	24(%r13), %rax
	movq	%rax, 376(%rsp)
	movq	(%r13), %rax
	movq	8(%r13), %rdi
	movq	%rdi, %rcx
	imulq	%rdx, %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%rcx, 328(%rsp)
	movq	16(%r13), %r8
	movq	112(%r13), %rcx
	movq	%rcx, 368(%rsp)
	shlq	$4, %rdx
	movq	%rsi, -128(%rsp)
	leaq	192(%rsi), %rcx
	movq	%rcx, 352(%rsp)
	movq	200(%rsp), %rcx
	cmpq	%rdx, %rcx
	cmovlq	%rcx, %rdx
	movq	%rdx, 360(%rsp)
	imulq	208(%rsp), %rdi
	addq	%rax, %rdi
	movq	%rdi, 40(%rsp)
	movq	%r8, 320(%rsp)
	leaq	(,%r8,4), %rax
	movq	%rax, 32(%rsp)
	movq	216(%rsp), %rdx
	movq	-96(%rsp), %rsi
	jmp	.LBB12_20
	.p2align	4
.LBB12_69:
	movq	384(%rsp), %rsi
	incq	%rsi
	movq	392(%rsp), %rdx
	addq	344(%rsp), %rdx
	cmpq	16(%rsp), %rsi
	movq	80(%rsp), %r11
	je	.LBB12_70
.LBB12_20:
	movq	8(%rsp), %rcx
	testq	%rcx, %rcx
	jle	.LBB12_23
	xorl	%eax, %eax
	.p2align	4
.LBB12_22:
	prefetcht0	(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB12_22
.LBB12_23:
	movq	%rsi, %rax
	imulq	376(%rsp), %rax
	leaq	3(%rax), %rdi
	testq	%rax, %rax
	cmovnsq	%rax, %rdi
	movq	%rdi, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	336(%rsp), %rcx
	movq	(%rcx,%rax,8), %r8
	movq	8(%rcx,%rax,8), %rax
	movq	%rax, -120(%rsp)
	movq	%rbp, %rcx
	movq	%r8, 64(%rsp)
	imulq	%r8, %rcx
	movq	352(%rsp), %rax
	movq	%rcx, 48(%rsp)
	addq	%rcx, %rax
	movq	%rax, 56(%rsp)
	sarq	$2, %rdi
	movq	%rsi, %r10
	imulq	368(%rsp), %r10
	addq	360(%rsp), %r10
	movq	-80(%rsp), %rax
	cmpq	$7, %rax
	movq	%rdx, 392(%rsp)
	movq	%rsi, 384(%rsp)
	movq	%rdi, 240(%rsp)
	movq	%r10, -88(%rsp)
	jle	.LBB12_24
	movq	%rdi, %rax
	imulq	320(%rsp), %rax
	movq	%rdi, %r9
	movq	24(%rsp), %r8
	vmovss	136(%r8), %xmm3
	vcvttss2si	132(%r8), %edx
	movq	328(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 104(%rsp)
	movl	140(%r8), %eax
	vcvttss2si	%xmm3, %esi
	vcvtsi2ss	%eax, %xmm2, %xmm4
	movq	32(%r13), %rcx
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%edi, %edi
	vucomiss	%xmm0, %xmm3
	seta	%dil
	movq	152(%r8), %rbx
	leaq	(%rbx,%rbx,2), %r14
	movq	%r14, 120(%rsp)
	movq	%rbx, 128(%rsp)
	leaq	(,%rbx,4), %rbx
	movq	%rbx, 112(%rsp)
	shll	$7, %edi
	subl	%edi, %eax
	addl	%eax, %edx
	addl	%eax, %esi
	vpbroadcastw	%eax, %zmm3
	vpbroadcastb	%edx, %zmm4
	vpbroadcastb	%esi, %zmm5
	vpbroadcastb	%edi, %zmm6
	movq	144(%r8), %rax
	addq	%r10, %rax
	movq	%rax, -56(%rsp)
	movq	%rcx, %rdx
	shlq	$6, %rdx
	movq	%rcx, %rax
	shlq	$4, %rax
	movq	%rcx, %rsi
	shlq	$5, %rsi
	movq	%rsi, -8(%rsp)
	movq	%rax, -112(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -16(%rsp)
	movq	%rcx, %rax
	shlq	$8, %rax
	movq	%rax, -24(%rsp)
	movq	32(%rsp), %rax
	imulq	%r9, %rax
	addq	40(%rsp), %rax
	movq	%rax, -32(%rsp)
	shlq	$7, %rcx
	leaq	(%rcx,%rcx,2), %rax
	negq	%rax
	movq	%rax, 144(%rsp)
	xorl	%edi, %edi
	movq	-128(%rsp), %r8
	jmp	.LBB12_27
	.p2align	4
.LBB12_28:
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm7, %zmm12
	vmovdqa64	%zmm7, %zmm13
	vmovdqa64	%zmm7, %zmm14
.LBB12_29:
	movq	128(%rsp), %rax
	movq	136(%rsp), %r9
	imulq	%rax, %r9
	movq	-128(%rsp), %r8
	vmovups	128(%r8), %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm15, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm15, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vpackssdw	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm15, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm15, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm12, %zmm11
	vpaddsw	%zmm3, %zmm13, %zmm12
	vpaddsw	%zmm3, %zmm11, %zmm11
	vpacksswb	%zmm11, %zmm12, %zmm11
	vpmaxsb	%zmm4, %zmm11, %zmm11
	vpminsb	%zmm5, %zmm11, %zmm11
	vpxorq	%zmm6, %zmm11, %zmm11
	vpermd	%zmm11, %zmm1, %zmm11
	movq	-56(%rsp), %rsi
	leaq	(%rsi,%r9), %rcx
	vmovdqu	%xmm11, (%rsi,%r9)
	vextracti32x4	$1, %zmm11, (%rax,%rcx)
	vextracti32x4	$2, %zmm11, (%rcx,%rax,2)
	movq	120(%rsp), %rsi
	vextracti32x4	$3, %zmm11, (%rsi,%rcx)
	vmovups	128(%r8), %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm3, %zmm9, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	vmovdqu	%xmm7, (%rcx,%rax,4)
	addq	112(%rsp), %rcx
	vextracti32x4	$1, %zmm7, (%rax,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%rax,2)
	vextracti32x4	$3, %zmm7, (%rsi,%rcx)
	leaq	8(%rdi), %r10
	addq	$12, %rdi
	movq	-80(%rsp), %rax
	cmpq	%rax, %rdi
	movq	%r10, %rdi
	jge	.LBB12_30
.LBB12_27:
	movq	432(%rsp), %rax
	cmpq	%rax, %rdi
	cmovlq	%rdi, %rax
	vmovdqu64	(%r8), %zmm7
	movq	64(%rsp), %r14
	cmpq	-120(%rsp), %r14
	movq	%rax, 136(%rsp)
	je	.LBB12_28
	movq	%rdx, %rsi
	imulq	%rax, %rsi
	movq	104(%rsp), %rax
	addq	%rsi, %rax
	movq	%rax, -104(%rsp)
	movq	48(%r13), %rax
	addq	-32(%rsp), %rsi
	movq	56(%rsp), %r15
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm7, %zmm12
	vmovdqa64	%zmm7, %zmm13
	vmovdqa64	%zmm7, %zmm14
	jmp	.LBB12_35
	.p2align	4
.LBB12_41:
	incq	%r14
	addq	%rbp, %r15
	cmpq	-120(%rsp), %r14
	je	.LBB12_29
.LBB12_35:
	testq	%r12, %r12
	je	.LBB12_41
	movq	72(%r13), %r8
	movq	%r8, %rcx
	shlq	$6, %rcx
	movq	(%rax,%r14,8), %r9
	cmpq	$1, %r12
	jne	.LBB12_42
	xorl	%r10d, %r10d
	testb	$1, %r12b
	je	.LBB12_41
	jmp	.LBB12_40
	.p2align	4
.LBB12_42:
	leaq	(%rsi,%r9,4), %r11
	shlq	$7, %r8
	movq	144(%rsp), %r10
	leaq	(%r10,%rcx), %rbx
	movq	%r15, %r12
	xorl	%r10d, %r10d
	movq	472(%rsp), %r13
	.p2align	4
.LBB12_43:
	vmovdqu64	(%r11), %zmm16
	vmovdqu64	(%r12), %zmm17
	vmovdqu64	64(%r12), %zmm15
	vpdpbusd	%zmm17, %zmm16, %zmm14
	vmovdqu64	(%r11,%rdx), %zmm16
	leaq	(%r11,%rdx), %rbp
	vpdpbusd	%zmm17, %zmm16, %zmm13
	vmovdqu64	(%rdx,%rbp), %zmm16
	addq	%rdx, %rbp
	vpdpbusd	%zmm17, %zmm16, %zmm12
	vmovdqu64	(%rdx,%rbp), %zmm16
	addq	%rdx, %rbp
	vpdpbusd	%zmm17, %zmm16, %zmm11
	vmovdqu64	(%rdx,%rbp), %zmm16
	addq	%rdx, %rbp
	vpdpbusd	%zmm17, %zmm16, %zmm10
	vmovdqu64	(%rdx,%rbp), %zmm16
	addq	%rdx, %rbp
	vpdpbusd	%zmm17, %zmm16, %zmm9
	vmovdqu64	(%rdx,%rbp), %zmm16
	addq	%rdx, %rbp
	vpdpbusd	%zmm17, %zmm16, %zmm8
	vmovdqu64	(%rdx,%rbp), %zmm16
	addq	%rdx, %rbp
	vpdpbusd	%zmm17, %zmm16, %zmm7
	vmovdqu64	(%r11,%rcx), %zmm16
	vmovdqu64	(%rbx,%rbp), %zmm17
	vpdpbusd	%zmm15, %zmm16, %zmm14
	addq	%rbx, %rbp
	vpdpbusd	%zmm15, %zmm17, %zmm13
	vmovdqu64	(%rdx,%rbp), %zmm16
	addq	%rdx, %rbp
	vpdpbusd	%zmm15, %zmm16, %zmm12
	vmovdqu64	(%rdx,%rbp), %zmm16
	addq	%rdx, %rbp
	vmovdqu64	(%rdx,%rbp), %zmm17
	vpdpbusd	%zmm15, %zmm16, %zmm11
	addq	%rdx, %rbp
	vpdpbusd	%zmm15, %zmm17, %zmm10
	vmovdqu64	(%rdx,%rbp), %zmm16
	addq	%rdx, %rbp
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vmovdqu64	(%rdx,%rbp), %zmm16
	addq	%rdx, %rbp
	vmovdqu64	(%rdx,%rbp), %zmm17
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vpdpbusd	%zmm15, %zmm17, %zmm7
	addq	%r8, %r11
	addq	$-2, %r10
	subq	$-128, %r12
	cmpq	%r10, %r13
	jne	.LBB12_43
	negq	%r10
	movq	-72(%rsp), %r13
	movq	96(%rsp), %r12
	movq	88(%rsp), %rbp
	movq	80(%rsp), %r11
	testb	$1, %r12b
	je	.LBB12_41
.LBB12_40:
	movq	-104(%rsp), %r8
	leaq	(%r8,%r9,4), %r8
	imulq	%r10, %rcx
	shlq	$6, %r10
	vmovdqu64	(%r15,%r10), %zmm15
	vmovdqu64	(%r8,%rcx), %zmm16
	addq	%r8, %rcx
	vpdpbusd	%zmm15, %zmm16, %zmm14
	movq	-112(%rsp), %r8
	vmovdqu64	(%rcx,%r8,4), %zmm16
	movq	-8(%rsp), %r9
	vmovdqu64	(%rcx,%r9,4), %zmm17
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vpdpbusd	%zmm15, %zmm17, %zmm12
	movq	-16(%rsp), %r10
	vmovdqu64	(%rcx,%r10,4), %zmm16
	movq	-24(%rsp), %rbx
	vmovdqu64	(%rbx,%rcx), %zmm17
	vpdpbusd	%zmm15, %zmm16, %zmm11
	addq	%rbx, %rcx
	vpdpbusd	%zmm15, %zmm17, %zmm10
	vmovdqu64	(%rcx,%r8,4), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vmovdqu64	(%rcx,%r9,4), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vmovdqu64	(%rcx,%r10,4), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm7
	jmp	.LBB12_41
	.p2align	4
.LBB12_24:
	cmpq	$3, %rax
	jle	.LBB12_73
	xorl	%r10d, %r10d
	movq	-128(%rsp), %r8
	jmp	.LBB12_31
	.p2align	4
.LBB12_30:
	cmpq	%rax, %r10
	movq	-64(%rsp), %rcx
	jge	.LBB12_54
.LBB12_31:
	movq	-72(%rsp), %rax
	movq	32(%rax), %rbx
	movq	24(%rsp), %rdi
	movq	152(%rdi), %r14
	vmovss	136(%rdi), %xmm3
	vcvttss2si	132(%rdi), %eax
	movl	140(%rdi), %ecx
	vcvttss2si	%xmm3, %edx
	vcvtsi2ss	%ecx, %xmm2, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm3
	seta	%sil
	movq	%r14, 456(%rsp)
	leaq	(%r14,%r14,2), %r14
	movq	%r14, 448(%rsp)
	shll	$7, %esi
	subl	%esi, %ecx
	addl	%ecx, %eax
	addl	%ecx, %edx
	vpbroadcastw	%ecx, %zmm3
	movq	-64(%rsp), %rcx
	vpbroadcastb	%eax, %zmm4
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%esi, %zmm6
	movq	144(%rdi), %rax
	addq	-88(%rsp), %rax
	movq	%rax, 440(%rsp)
	movq	32(%rsp), %rax
	imulq	240(%rsp), %rax
	addq	40(%rsp), %rax
	movq	%rax, 408(%rsp)
	movq	%rbx, 416(%rsp)
	shlq	$6, %rbx
	movq	%rbx, 400(%rsp)
	jmp	.LBB12_32
	.p2align	4
.LBB12_33:
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
.LBB12_53:
	movq	456(%rsp), %rdx
	movq	464(%rsp), %rdi
	imulq	%rdx, %rdi
	movq	-128(%rsp), %r8
	vmovups	128(%r8), %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vpaddsw	%zmm3, %zmm9, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	movq	440(%rsp), %rsi
	leaq	(%rsi,%rdi), %rax
	vmovdqu	%xmm7, (%rsi,%rdi)
	vextracti32x4	$1, %zmm7, (%rdx,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rdx,2)
	movq	448(%rsp), %rdx
	vextracti32x4	$3, %zmm7, (%rdx,%rax)
	movq	72(%rsp), %r10
	addq	$4, %r10
	movq	-80(%rsp), %rax
	cmpq	%rax, %r10
	jge	.LBB12_54
.LBB12_32:
	movq	424(%rsp), %rdx
	cmpq	%rdx, %r10
	movq	%r10, 72(%rsp)
	cmovlq	%r10, %rdx
	vmovdqu64	(%r8), %zmm7
	movq	64(%rsp), %rax
	cmpq	-120(%rsp), %rax
	movq	%rdx, 464(%rsp)
	je	.LBB12_33
	movq	%rdx, %r13
	shlq	$6, %r13
	leaq	192(%r13), %rsi
	movq	416(%rsp), %rcx
	imulq	%rcx, %rsi
	leaq	128(%r13), %rdi
	imulq	%rcx, %rdi
	addq	$64, %r13
	imulq	%rcx, %r13
	movq	400(%rsp), %r8
	imulq	%rdx, %r8
	movq	408(%rsp), %rcx
	leaq	(%rcx,%r13), %rdx
	movq	%rdx, 512(%rsp)
	leaq	(%rcx,%r8), %rdx
	movq	%rdx, 504(%rsp)
	leaq	(%rcx,%rsi), %rdx
	movq	%rdx, 496(%rsp)
	leaq	(%rcx,%rdi), %rdx
	movq	%rdx, 488(%rsp)
	movq	-72(%rsp), %rdx
	movq	48(%rdx), %rbx
	addq	%rcx, %rsi
	movq	%rsi, -32(%rsp)
	addq	%rcx, %rdi
	movq	%rdi, 256(%rsp)
	addq	%rcx, %r13
	addq	%rcx, %r8
	movq	%r8, 248(%rsp)
	movq	56(%rsp), %rcx
	movq	%rcx, -56(%rsp)
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm9
	vmovdqa64	%zmm7, %zmm10
	movq	%r13, 520(%rsp)
	movq	%rbx, 480(%rsp)
	jmp	.LBB12_45
	.p2align	4
.LBB12_52:
	movq	112(%rsp), %rax
	incq	%rax
	addq	%rbp, -56(%rsp)
	cmpq	-120(%rsp), %rax
	movq	-64(%rsp), %rcx
	je	.LBB12_53
.LBB12_45:
	testq	%r12, %r12
	movq	%rax, 112(%rsp)
	je	.LBB12_52
	movq	-72(%rsp), %rcx
	movq	72(%rcx), %rdx
	movq	%rdx, %r8
	shlq	$6, %r8
	movq	(%rbx,%rax,8), %r10
	cmpq	$4, %r12
	movq	%r8, 104(%rsp)
	jae	.LBB12_61
	xorl	%ecx, %ecx
	jmp	.LBB12_49
	.p2align	4
.LBB12_61:
	leaq	(%r8,%r8,2), %rdi
	movq	-32(%rsp), %r11
	leaq	(%r11,%rdi), %rcx
	movq	%rcx, -112(%rsp)
	movq	%rdx, %r9
	shlq	$8, %r9
	movq	256(%rsp), %rcx
	leaq	(%rcx,%rdi), %rbp
	leaq	(%rdi,%r13), %r12
	movq	248(%rsp), %rsi
	addq	%rsi, %rdi
	movq	%rdi, -104(%rsp)
	movq	%rdx, 528(%rsp)
	movq	%rdx, %rdi
	shlq	$7, %rdi
	leaq	(%r11,%rdi), %rbx
	leaq	(%rcx,%rdi), %rdx
	leaq	(%rdi,%r13), %rax
	movq	%rax, -8(%rsp)
	addq	%rsi, %rdi
	leaq	(%r11,%r8), %r15
	leaq	(%rcx,%r8), %rax
	movq	%rax, -16(%rsp)
	addq	%r8, %r13
	addq	%r8, %rsi
	movq	488(%rsp), %r11
	movq	496(%rsp), %rax
	movq	504(%rsp), %r8
	movq	512(%rsp), %rcx
	movq	%rcx, -24(%rsp)
	movq	-56(%rsp), %r14
	xorl	%ecx, %ecx
	.p2align	4
.LBB12_62:
	movq	%r8, 128(%rsp)
	movq	%r11, 136(%rsp)
	movq	%r13, 144(%rsp)
	vmovdqu64	(%r8,%r10,4), %zmm11
	vmovdqu64	(%r14), %zmm12
	vmovdqu64	64(%r14), %zmm13
	vmovdqu64	128(%r14), %zmm14
	vmovdqu64	192(%r14), %zmm15
	vpdpbusd	%zmm12, %zmm11, %zmm10
	movq	-24(%rsp), %r8
	vmovdqu64	(%r8,%r10,4), %zmm11
	vmovdqu64	(%r11,%r10,4), %zmm16
	vpdpbusd	%zmm12, %zmm11, %zmm9
	vpdpbusd	%zmm12, %zmm16, %zmm8
	movq	%rax, 120(%rsp)
	vmovdqu64	(%rax,%r10,4), %zmm11
	vmovdqu64	(%rsi,%r10,4), %zmm16
	vpdpbusd	%zmm12, %zmm11, %zmm7
	vpdpbusd	%zmm13, %zmm16, %zmm10
	vmovdqu64	(%r13,%r10,4), %zmm11
	movq	-16(%rsp), %r13
	vmovdqu64	(%r13,%r10,4), %zmm12
	vpdpbusd	%zmm13, %zmm11, %zmm9
	vpdpbusd	%zmm13, %zmm12, %zmm8
	vmovdqu64	(%r15,%r10,4), %zmm11
	vmovdqu64	(%rdi,%r10,4), %zmm12
	vpdpbusd	%zmm13, %zmm11, %zmm7
	vpdpbusd	%zmm14, %zmm12, %zmm10
	movq	-8(%rsp), %r8
	vmovdqu64	(%r8,%r10,4), %zmm11
	vmovdqu64	(%rdx,%r10,4), %zmm12
	vpdpbusd	%zmm14, %zmm11, %zmm9
	vpdpbusd	%zmm14, %zmm12, %zmm8
	vmovdqu64	(%rbx,%r10,4), %zmm11
	movq	%rsi, %r11
	movq	%rdx, %rsi
	movq	%rdi, %rdx
	movq	%rbx, %rdi
	movq	-104(%rsp), %rbx
	vmovdqu64	(%rbx,%r10,4), %zmm12
	vpdpbusd	%zmm14, %zmm11, %zmm7
	vpdpbusd	%zmm15, %zmm12, %zmm10
	vmovdqu64	(%r12,%r10,4), %zmm11
	vmovdqu64	(%rbp,%r10,4), %zmm12
	vpdpbusd	%zmm15, %zmm11, %zmm9
	vpdpbusd	%zmm15, %zmm12, %zmm8
	movq	%rcx, %rax
	movq	%r15, %rcx
	movq	%r12, %r15
	movq	%rbp, %r12
	movq	-112(%rsp), %rbp
	vmovdqu64	(%rbp,%r10,4), %zmm11
	vpdpbusd	%zmm15, %zmm11, %zmm7
	addq	%r9, %rbp
	movq	%rbp, -112(%rsp)
	movq	%r12, %rbp
	movq	%r15, %r12
	movq	%rcx, %r15
	movq	%rax, %rcx
	addq	%r9, %rbp
	addq	%r9, %r12
	addq	%r9, %rbx
	movq	%rbx, -104(%rsp)
	movq	%rdi, %rbx
	movq	%rdx, %rdi
	movq	%rsi, %rdx
	movq	%r11, %rsi
	movq	136(%rsp), %r11
	addq	$-4, %rcx
	addq	%r9, %rbx
	addq	%r9, %rdx
	addq	%r9, %r8
	movq	%r8, -8(%rsp)
	movq	128(%rsp), %r8
	addq	%r9, %rdi
	addq	$256, %r14
	addq	%r9, %r15
	addq	%r9, %r13
	movq	%r13, -16(%rsp)
	movq	144(%rsp), %r13
	addq	%r9, %r13
	addq	%r9, %rsi
	addq	%r9, -24(%rsp)
	addq	%r9, %r8
	movq	120(%rsp), %rax
	addq	%r9, %rax
	addq	%r9, %r11
	cmpq	%rcx, 552(%rsp)
	jne	.LBB12_62
	negq	%rcx
	movq	96(%rsp), %r12
	movq	88(%rsp), %rbp
	movq	80(%rsp), %r11
	movq	520(%rsp), %r13
	movq	480(%rsp), %rbx
	movq	528(%rsp), %rdx
.LBB12_49:
	cmpq	$0, 536(%rsp)
	movq	104(%rsp), %r9
	je	.LBB12_52
	shlq	$6, %rcx
	movq	-56(%rsp), %rax
	addq	%rcx, %rax
	imulq	%rdx, %rcx
	movq	-32(%rsp), %rdx
	addq	%rcx, %rdx
	movq	256(%rsp), %rsi
	addq	%rcx, %rsi
	leaq	(%rcx,%r13), %rdi
	addq	248(%rsp), %rcx
	xorl	%r8d, %r8d
	.p2align	4
.LBB12_51:
	vmovdqu64	(%rax,%r8), %zmm11
	vmovdqu64	(%rcx,%r10,4), %zmm12
	vpdpbusd	%zmm11, %zmm12, %zmm10
	vmovdqu64	(%rdi,%r10,4), %zmm12
	vpdpbusd	%zmm11, %zmm12, %zmm9
	vmovdqu64	(%rsi,%r10,4), %zmm12
	vpdpbusd	%zmm11, %zmm12, %zmm8
	vmovdqu64	(%rdx,%r10,4), %zmm12
	vpdpbusd	%zmm11, %zmm12, %zmm7
	addq	$64, %r8
	addq	%r9, %rdx
	addq	%r9, %rsi
	addq	%r9, %rdi
	addq	%r9, %rcx
	cmpq	%r8, %r11
	jne	.LBB12_51
	jmp	.LBB12_52
	.p2align	4
.LBB12_54:
	cmpq	%rax, %r10
	movq	-88(%rsp), %rsi
	movq	232(%rsp), %r15
	movq	-72(%rsp), %r13
	jge	.LBB12_69
	jmp	.LBB12_55
	.p2align	4
.LBB12_73:
	testq	%rax, %rax
	movq	-64(%rsp), %rcx
	movq	-128(%rsp), %r8
	movq	-88(%rsp), %rsi
	movq	232(%rsp), %r15
	jle	.LBB12_69
	xorl	%r10d, %r10d
.LBB12_55:
	movq	32(%r13), %rax
	movq	24(%rsp), %rdx
	vmovups	(%rdx), %zmm3
	vmovups	64(%rdx), %zmm4
	movq	152(%rdx), %rdi
	movq	%rdi, -112(%rsp)
	addq	144(%rdx), %rsi
	vpbroadcastb	128(%rdx), %xmm5
	movq	%r10, %rdx
	imulq	%rax, %rdx
	shlq	$6, %rax
	movq	%rax, -104(%rsp)
	shlq	$6, %rdx
	movq	240(%rsp), %rax
	imulq	32(%rsp), %rax
	addq	%rdx, %rax
	addq	40(%rsp), %rax
	movq	48(%rsp), %rdx
	addq	224(%rsp), %rdx
	movq	%rdx, 48(%rsp)
	movq	%rsi, -88(%rsp)
	jmp	.LBB12_56
	.p2align	4
.LBB12_68:
	movq	72(%rsp), %r10
	movq	%r10, %rdx
	vcvtdq2ps	%zmm6, %zmm6
	movq	-128(%rsp), %r8
	vmulps	128(%r8), %zmm6, %zmm6
	imulq	-112(%rsp), %rdx
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm5, %xmm6
	movq	-88(%rsp), %rsi
	vmovdqu	%xmm6, (%rsi,%rdx)
	incq	%r10
	addq	-104(%rsp), %rax
	cmpq	-80(%rsp), %r10
	jge	.LBB12_69
.LBB12_56:
	movq	%r10, 72(%rsp)
	vmovdqu64	(%r8), %zmm6
	movq	64(%rsp), %r8
	cmpq	-120(%rsp), %r8
	je	.LBB12_68
	movq	48(%r13), %rdx
	movq	48(%rsp), %rsi
	movq	56(%rsp), %rdi
	jmp	.LBB12_58
	.p2align	4
.LBB12_67:
	incq	%r8
	addq	%rbp, %rdi
	addq	%rbp, %rsi
	cmpq	-120(%rsp), %r8
	je	.LBB12_68
.LBB12_58:
	testq	%r12, %r12
	je	.LBB12_67
	movq	72(%r13), %r10
	movq	%r10, %r9
	shlq	$6, %r9
	movq	(%rdx,%r8,8), %r11
	cmpq	$8, %r12
	jae	.LBB12_71
	xorl	%ebx, %ebx
	cmpq	$0, 544(%rsp)
	jne	.LBB12_65
	jmp	.LBB12_67
	.p2align	4
.LBB12_71:
	leaq	(%rax,%r11,4), %r14
	movq	%r15, %rcx
	movq	%r10, %r15
	shlq	$9, %r15
	movq	%rsi, %r12
	xorl	%ebx, %ebx
	.p2align	4
.LBB12_72:
	vmovdqu64	(%r14), %zmm7
	vpdpbusd	-128(%r12), %zmm7, %zmm6
	leaq	(%r14,%r9), %rbp
	vmovdqu64	(%r14,%r9), %zmm7
	vpdpbusd	-64(%r12), %zmm7, %zmm6
	vmovdqu64	(%r9,%rbp), %zmm7
	addq	%r9, %rbp
	vpdpbusd	(%r12), %zmm7, %zmm6
	vmovdqu64	(%r9,%rbp), %zmm7
	addq	%r9, %rbp
	vpdpbusd	64(%r12), %zmm7, %zmm6
	vmovdqu64	(%r9,%rbp), %zmm7
	addq	%r9, %rbp
	vpdpbusd	128(%r12), %zmm7, %zmm6
	vmovdqu64	(%r9,%rbp), %zmm7
	addq	%r9, %rbp
	vpdpbusd	192(%r12), %zmm7, %zmm6
	vmovdqu64	(%r9,%rbp), %zmm7
	addq	%r9, %rbp
	vpdpbusd	256(%r12), %zmm7, %zmm6
	vmovdqu64	(%r9,%rbp), %zmm7
	vpdpbusd	320(%r12), %zmm7, %zmm6
	addq	$-8, %rbx
	addq	%r15, %r14
	addq	$512, %r12
	cmpq	%rbx, %rcx
	jne	.LBB12_72
	negq	%rbx
	movq	96(%rsp), %r12
	movq	88(%rsp), %rbp
	movq	%rcx, %r15
	movq	-64(%rsp), %rcx
	cmpq	$0, 544(%rsp)
	je	.LBB12_67
.LBB12_65:
	shlq	$6, %rbx
	leaq	(%rdi,%rbx), %r14
	imulq	%r10, %rbx
	leaq	(%rbx,%r11,4), %r10
	addq	%rax, %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB12_66:
	vmovdqu64	(%r10), %zmm7
	vpdpbusd	(%r14,%r11), %zmm7, %zmm6
	addq	$64, %r11
	addq	%r9, %r10
	cmpq	%r11, %rcx
	jne	.LBB12_66
	jmp	.LBB12_67
.Lfunc_end12:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAsA20RequantizingChannelsVTtt0t1g5, .Lfunc_end12-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAsA20RequantizingChannelsVTtt0t1g5
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, -48(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %rbx
	leaq	15(%rax), %rcx
	movq	%rax, 8(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -80(%rsp)
	movq	%rbx, %rax
	shrq	$32, %rax
	je	.LBB13_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rbx
	jmp	.LBB13_3
.LBB13_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%ebx
.LBB13_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	jge	.LBB13_4
.LBB13_10:
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
.LBB13_4:
	.cfi_def_cfa_offset 256
	sarq	$4, -80(%rsp)
	movq	-128(%rsp), %rax
	movq	40(%rax), %rcx
	movq	64(%rax), %r11
	movq	%rcx, 112(%rsp)
	movq	32(%rcx), %rcx
	imulq	%r11, %rcx
	movq	%rcx, %rsi
	shlq	$4, %rsi
	leaq	48(%rsi), %rdi
	movq	%rdi, 72(%rsp)
	movq	96(%rax), %rdi
	addq	$47, %rsi
	movq	%rsi, 56(%rsp)
	addq	$-16, 8(%rsp)
	shlq	$6, %r11
	leaq	-4(%rbx), %rax
	movq	%rax, 24(%rsp)
	movq	%rcx, %rax
	shlq	$6, %rax
	addq	$192, %rax
	shlq	$8, %rcx
	addq	$768, %rcx
	movq	%rcx, 40(%rsp)
	movl	$320, %ecx
	movq	%rcx, -16(%rsp)
	xorl	%esi, %esi
	vmovss	.LCPI13_0(%rip), %xmm0
	vmovdqa64	.LCPI13_1(%rip), %zmm1
	vbroadcastss	.LCPI13_2(%rip), %zmm2
	movq	%rax, 88(%rsp)
	movq	%rax, -24(%rsp)
	movq	%rbx, 32(%rsp)
	movq	%rdx, 64(%rsp)
	movq	%rdi, 48(%rsp)
	jmp	.LBB13_5
	.p2align	4
.LBB13_9:
	movq	40(%rsp), %rax
	addq	%rax, -24(%rsp)
	addq	%rax, -16(%rsp)
	movq	-32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	-80(%rsp), %rax
	jge	.LBB13_10
.LBB13_5:
	leaq	4(%rsi), %rax
	movq	%rax, -32(%rsp)
	testq	%rdi, %rdi
	jle	.LBB13_9
	movq	-80(%rsp), %rax
	movq	-32(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 96(%rsp)
	xorl	%eax, %eax
	movq	$0, -112(%rsp)
	movq	%rsi, -8(%rsp)
	jmp	.LBB13_7
	.p2align	4
.LBB13_16:
	movq	(%rsp), %rax
	movq	%rax, -112(%rsp)
	movq	48(%rsp), %rdi
	cmpq	%rdi, %rax
	movq	64(%rsp), %rdx
	movq	-8(%rsp), %rsi
	jge	.LBB13_9
.LBB13_7:
	addq	%rdx, %rax
	jno	.LBB13_11
	movq	%rdi, %rcx
	subq	-112(%rsp), %rcx
	cmpq	%rax, %rdi
	cmovlq	%rdi, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, -56(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, (%rsp)
	jmp	.LBB13_12
	.p2align	4
.LBB13_11:
	cmpq	%rax, %rdi
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	cmovlq	%rdi, %rcx
	movq	%rcx, -56(%rsp)
	subq	-112(%rsp), %rcx
.LBB13_12:
	movq	56(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB13_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rsi, -80(%rsp)
	je	.LBB13_16
	jmp	.LBB13_17
	.p2align	4
.LBB13_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rsi, -80(%rsp)
	je	.LBB13_16
.LBB13_17:
	movq	-128(%rsp), %rax
	movq	80(%rax), %rdx
	movq	-24(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 16(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 120(%rsp)
	movq	-16(%rsp), %rax
	movq	%rdx, 80(%rsp)
	addq	%rdx, %rax
	movq	%rax, -64(%rsp)
	movq	-8(%rsp), %rax
	movq	%rax, -72(%rsp)
	movq	%rcx, 128(%rsp)
	jmp	.LBB13_18
	.p2align	4
.LBB13_48:
	movq	-72(%rsp), %rdx
	incq	%rdx
	movq	88(%rsp), %rax
	addq	%rax, 16(%rsp)
	addq	%rax, -64(%rsp)
	movq	%rdx, -72(%rsp)
	cmpq	96(%rsp), %rdx
	je	.LBB13_16
.LBB13_18:
	movq	-56(%rsp), %rax
	cmpq	%rax, -112(%rsp)
	je	.LBB13_48
	movq	-72(%rsp), %rsi
	movq	%rsi, %rax
	imulq	72(%rsp), %rax
	movq	80(%rsp), %rdx
	leaq	(%rdx,%rax,4), %r8
	movq	-128(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 168(%rsp)
	movq	8(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 160(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 152(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 144(%rsp)
	shlq	$4, %rsi
	leaq	192(%r8), %rax
	movq	%rax, 104(%rsp)
	movq	8(%rsp), %rax
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	movq	%rsi, 136(%rsp)
	movq	16(%rsp), %rsi
	movq	-112(%rsp), %rdi
	jmp	.LBB13_20
	.p2align	4
.LBB13_47:
	movq	176(%rsp), %rdi
	incq	%rdi
	movq	184(%rsp), %rsi
	addq	120(%rsp), %rsi
	cmpq	-56(%rsp), %rdi
	movq	128(%rsp), %rcx
	je	.LBB13_48
.LBB13_20:
	testq	%rcx, %rcx
	jle	.LBB13_23
	xorl	%eax, %eax
	.p2align	4
.LBB13_22:
	prefetcht0	(%rsi,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB13_22
.LBB13_23:
	movq	%rdi, %rax
	imulq	152(%rsp), %rax
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	%rcx, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	112(%rsp), %rdx
	movq	(%rdx,%rax,8), %r9
	movq	8(%rdx,%rax,8), %r15
	movq	%r11, %rax
	imulq	%r9, %rax
	movq	%rax, -120(%rsp)
	sarq	$2, %rcx
	imulq	168(%rsp), %rcx
	movq	%rdi, %rax
	imulq	144(%rsp), %rax
	addq	136(%rsp), %rax
	movq	%rax, -88(%rsp)
	movq	160(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, -40(%rsp)
	cmpq	$4, %rbx
	movq	%rsi, 184(%rsp)
	movq	%rdi, 176(%rsp)
	jl	.LBB13_49
	jne	.LBB13_26
	xorl	%r10d, %r10d
	jmp	.LBB13_31
	.p2align	4
.LBB13_49:
	testq	%rbx, %rbx
	jle	.LBB13_47
	xorl	%r10d, %r10d
	jmp	.LBB13_40
	.p2align	4
.LBB13_26:
	movq	-128(%rsp), %rax
	movq	32(%rax), %r14
	movq	-48(%rsp), %r10
	movq	152(%r10), %rdi
	vmovss	136(%r10), %xmm3
	vcvttss2si	132(%r10), %eax
	movl	140(%r10), %ecx
	vcvttss2si	%xmm3, %edx
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm3
	seta	%sil
	leaq	(%rdi,%rdi,2), %r12
	movq	%r12, -96(%rsp)
	shll	$7, %esi
	subl	%esi, %ecx
	addl	%ecx, %eax
	addl	%ecx, %edx
	vpbroadcastw	%ecx, %zmm3
	vpbroadcastb	%eax, %zmm4
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%esi, %zmm6
	movq	144(%r10), %rbp
	addq	-88(%rsp), %rbp
	shlq	$6, %r14
	movq	%r14, -104(%rsp)
	movq	-64(%rsp), %rax
	movq	-120(%rsp), %rcx
	addq	%rcx, %rax
	movq	%rax, 192(%rsp)
	xorl	%r12d, %r12d
	jmp	.LBB13_27
	.p2align	4
.LBB13_28:
	vmovdqa64	%zmm7, %zmm9
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm13
	vpxor	%xmm11, %xmm11, %xmm11
.LBB13_29:
	imulq	%rdi, %r10
	vmovdqu64	64(%r8), %zmm15
	vpmulld	%zmm11, %zmm15, %zmm11
	vpaddd	%zmm7, %zmm11, %zmm7
	vpmulld	%zmm14, %zmm15, %zmm11
	vpaddd	%zmm13, %zmm11, %zmm11
	vpmulld	%zmm12, %zmm15, %zmm12
	vpaddd	%zmm10, %zmm12, %zmm10
	vpmulld	%zmm8, %zmm15, %zmm8
	vpaddd	%zmm9, %zmm8, %zmm8
	vmovups	128(%r8), %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm9, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm9, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm7, %zmm7
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm9, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm9, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm10, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpaddsw	%zmm3, %zmm8, %zmm8
	vpacksswb	%zmm8, %zmm7, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%rbp,%r10), %rax
	vmovdqu	%xmm7, (%rbp,%r10)
	vextracti32x4	$1, %zmm7, (%rdi,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rdi,2)
	movq	-96(%rsp), %rcx
	vextracti32x4	$3, %zmm7, (%rcx,%rax)
	leaq	4(%r12), %r10
	addq	$8, %r12
	cmpq	%rbx, %r12
	movq	%r10, %r12
	jge	.LBB13_30
.LBB13_27:
	movq	24(%rsp), %rax
	cmpq	%r12, %rax
	movq	%r12, %r10
	cmovlq	%rax, %r10
	vmovdqu64	(%r8), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%r9, %r15
	je	.LBB13_28
	movq	-104(%rsp), %rcx
	imulq	%r10, %rcx
	addq	-40(%rsp), %rcx
	movq	-128(%rsp), %rdx
	movq	48(%rdx), %rax
	movq	56(%rdx), %rdx
	vpxor	%xmm11, %xmm11, %xmm11
	movq	192(%rsp), %r14
	movq	%r9, %rsi
	vmovdqa64	%zmm7, %zmm13
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm9
	.p2align	4
.LBB13_35:
	movq	(%rax,%rsi,8), %r13
	vpbroadcastd	(%rdx,%rsi,4), %zmm15
	incq	%rsi
	vmovdqu64	(%rcx,%r13,4), %zmm16
	vmovdqu64	64(%rcx,%r13,4), %zmm17
	vmovdqu64	128(%rcx,%r13,4), %zmm18
	vmovdqu64	192(%rcx,%r13,4), %zmm19
	vmovdqu64	-128(%r14), %zmm20
	vmovdqu64	-64(%r14), %zmm21
	vmovdqu64	(%r14), %zmm22
	vpdpbusd	%zmm20, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vpdpbusd	%zmm20, %zmm17, %zmm13
	vpdpbusd	%zmm15, %zmm17, %zmm14
	vpdpbusd	%zmm20, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm12
	vpdpbusd	%zmm20, %zmm19, %zmm9
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vpdpbusd	%zmm21, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm11
	vpdpbusd	%zmm21, %zmm18, %zmm13
	vpdpbusd	%zmm15, %zmm18, %zmm14
	vpdpbusd	%zmm21, %zmm19, %zmm10
	vpdpbusd	%zmm15, %zmm19, %zmm12
	vmovdqu64	256(%rcx,%r13,4), %zmm16
	vpdpbusd	%zmm21, %zmm16, %zmm9
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vpdpbusd	%zmm22, %zmm18, %zmm7
	vpdpbusd	%zmm15, %zmm18, %zmm11
	vpdpbusd	%zmm22, %zmm19, %zmm13
	vpdpbusd	%zmm15, %zmm19, %zmm14
	vpdpbusd	%zmm22, %zmm16, %zmm10
	vpdpbusd	%zmm15, %zmm16, %zmm12
	vmovdqu64	320(%rcx,%r13,4), %zmm16
	vpdpbusd	%zmm22, %zmm16, %zmm9
	vpdpbusd	%zmm15, %zmm16, %zmm8
	addq	%r11, %r14
	cmpq	%rsi, %r15
	jne	.LBB13_35
	jmp	.LBB13_29
	.p2align	4
.LBB13_30:
	cmpq	%rbx, %r10
	jge	.LBB13_39
.LBB13_31:
	movq	-128(%rsp), %rax
	movq	32(%rax), %r14
	movq	-48(%rsp), %rbx
	vmovss	136(%rbx), %xmm3
	vcvttss2si	132(%rbx), %eax
	movq	152(%rbx), %rdi
	movl	140(%rbx), %ecx
	vcvttss2si	%xmm3, %edx
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm3
	seta	%sil
	leaq	(%rdi,%rdi,2), %rbp
	shll	$7, %esi
	subl	%esi, %ecx
	addl	%ecx, %eax
	addl	%ecx, %edx
	vpbroadcastw	%ecx, %zmm3
	vpbroadcastb	%eax, %zmm4
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%esi, %zmm6
	movq	144(%rbx), %rax
	addq	-88(%rsp), %rax
	shlq	$6, %r14
	movq	%r14, -96(%rsp)
	movq	-64(%rsp), %rcx
	movq	-120(%rsp), %rdx
	addq	%rdx, %rcx
	movq	%rcx, -104(%rsp)
	jmp	.LBB13_32
	.p2align	4
.LBB13_33:
	vmovdqa64	%zmm7, %zmm9
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm13
	vpxor	%xmm12, %xmm12, %xmm12
.LBB13_38:
	imulq	%rdi, %r12
	vmovdqu64	64(%r8), %zmm15
	vpmulld	%zmm12, %zmm15, %zmm12
	vpmulld	%zmm14, %zmm15, %zmm14
	vpaddd	%zmm7, %zmm12, %zmm7
	vpaddd	%zmm13, %zmm14, %zmm12
	vpmulld	%zmm11, %zmm15, %zmm11
	vpmulld	%zmm8, %zmm15, %zmm8
	vpaddd	%zmm10, %zmm11, %zmm10
	vpaddd	%zmm9, %zmm8, %zmm8
	vmovups	128(%r8), %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm9, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm12, %zmm11
	vmulps	%zmm11, %zmm9, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm7, %zmm7
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm9, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm9, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm10, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpaddsw	%zmm3, %zmm8, %zmm8
	vpacksswb	%zmm8, %zmm7, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%rax,%r12), %rcx
	vmovdqu	%xmm7, (%rax,%r12)
	vextracti32x4	$1, %zmm7, (%rdi,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%rdi,2)
	vextracti32x4	$3, %zmm7, (%rbp,%rcx)
	addq	$4, %r10
	movq	32(%rsp), %rbx
	cmpq	%rbx, %r10
	jge	.LBB13_39
.LBB13_32:
	movq	24(%rsp), %rcx
	cmpq	%r10, %rcx
	movq	%r10, %r12
	cmovlq	%rcx, %r12
	vmovdqu64	(%r8), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%r9, %r15
	je	.LBB13_33
	movq	-96(%rsp), %rcx
	imulq	%r12, %rcx
	addq	-40(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movq	48(%rsi), %rdx
	movq	56(%rsi), %r14
	vpxor	%xmm12, %xmm12, %xmm12
	movq	-104(%rsp), %rsi
	movq	%r9, %r13
	vmovdqa64	%zmm7, %zmm13
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm9
	.p2align	4
.LBB13_37:
	movq	(%rdx,%r13,8), %rbx
	vpbroadcastd	(%r14,%r13,4), %zmm15
	incq	%r13
	vmovdqu64	(%rcx,%rbx,4), %zmm16
	vmovdqu64	64(%rcx,%rbx,4), %zmm17
	vmovdqu64	128(%rcx,%rbx,4), %zmm18
	vmovdqu64	192(%rcx,%rbx,4), %zmm19
	vmovdqu64	-128(%rsi), %zmm20
	vmovdqu64	-64(%rsi), %zmm21
	vmovdqu64	(%rsi), %zmm22
	vpdpbusd	%zmm20, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm12
	vpdpbusd	%zmm20, %zmm17, %zmm13
	vpdpbusd	%zmm15, %zmm17, %zmm14
	vpdpbusd	%zmm20, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm11
	vpdpbusd	%zmm20, %zmm19, %zmm9
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vpdpbusd	%zmm21, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm12
	vpdpbusd	%zmm21, %zmm18, %zmm13
	vpdpbusd	%zmm15, %zmm18, %zmm14
	vpdpbusd	%zmm21, %zmm19, %zmm10
	vpdpbusd	%zmm15, %zmm19, %zmm11
	vmovdqu64	256(%rcx,%rbx,4), %zmm16
	vpdpbusd	%zmm21, %zmm16, %zmm9
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vpdpbusd	%zmm22, %zmm18, %zmm7
	vpdpbusd	%zmm15, %zmm18, %zmm12
	vpdpbusd	%zmm22, %zmm19, %zmm13
	vpdpbusd	%zmm15, %zmm19, %zmm14
	vpdpbusd	%zmm22, %zmm16, %zmm10
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vmovdqu64	320(%rcx,%rbx,4), %zmm16
	vpdpbusd	%zmm22, %zmm16, %zmm9
	vpdpbusd	%zmm15, %zmm16, %zmm8
	addq	%r11, %rsi
	cmpq	%r13, %r15
	jne	.LBB13_37
	jmp	.LBB13_38
	.p2align	4
.LBB13_39:
	cmpq	%rbx, %r10
	jge	.LBB13_47
.LBB13_40:
	movq	-120(%rsp), %rcx
	addq	104(%rsp), %rcx
	movq	-128(%rsp), %rax
	movq	32(%rax), %rsi
	movq	-48(%rsp), %rax
	movq	152(%rax), %rdi
	vmovups	(%rax), %zmm3
	vmovups	64(%rax), %zmm4
	movq	-88(%rsp), %rdx
	addq	144(%rax), %rdx
	movq	%rdx, -88(%rsp)
	shlq	$6, %rsi
	movq	%rsi, -96(%rsp)
	vpbroadcastb	128(%rax), %xmm5
	movq	%r15, %r12
	subq	%r9, %r12
	leaq	1(%r9), %rbp
	movq	%rcx, -120(%rsp)
	leaq	(%rcx,%r11), %rax
	movq	%rax, -104(%rsp)
	jmp	.LBB13_41
	.p2align	4
.LBB13_46:
	vpmulld	64(%r8), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	movq	%r10, %rcx
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	imulq	%rdi, %rcx
	vpaddb	%xmm6, %xmm5, %xmm6
	movq	-88(%rsp), %rax
	vmovdqu	%xmm6, (%rax,%rcx)
	incq	%r10
	movq	32(%rsp), %rbx
	cmpq	%rbx, %r10
	jge	.LBB13_47
.LBB13_41:
	vmovdqu64	(%r8), %zmm6
	vpxor	%xmm7, %xmm7, %xmm7
	cmpq	%r9, %r15
	je	.LBB13_46
	movq	-96(%rsp), %rcx
	imulq	%r10, %rcx
	addq	-40(%rsp), %rcx
	movq	-128(%rsp), %rax
	movq	48(%rax), %rdx
	movq	56(%rax), %rsi
	testb	$1, %r12b
	jne	.LBB13_44
	movq	-120(%rsp), %r13
	movq	%r9, %r14
	cmpq	%rbp, %r15
	jne	.LBB13_51
	jmp	.LBB13_46
	.p2align	4
.LBB13_44:
	movq	(%rdx,%r9,8), %rbx
	vmovdqu64	(%rcx,%rbx,4), %zmm8
	vmovdqu64	64(%rcx,%rbx,4), %zmm9
	vmovdqu64	128(%rcx,%rbx,4), %zmm10
	movq	-120(%rsp), %rax
	vpdpbusd	(%rax), %zmm8, %zmm6
	vpbroadcastd	(%rsi,%r9,4), %zmm11
	vpdpbusd	%zmm11, %zmm8, %zmm7
	vpdpbusd	64(%rax), %zmm9, %zmm6
	vpdpbusd	%zmm11, %zmm9, %zmm7
	vpdpbusd	128(%rax), %zmm10, %zmm6
	vpdpbusd	%zmm11, %zmm10, %zmm7
	movq	-104(%rsp), %r13
	movq	%rbp, %r14
	cmpq	%rbp, %r15
	je	.LBB13_46
	.p2align	4
.LBB13_51:
	movq	(%rdx,%r14,8), %rbx
	movq	8(%rdx,%r14,8), %rax
	vmovdqu64	(%rcx,%rbx,4), %zmm8
	vmovdqu64	64(%rcx,%rbx,4), %zmm9
	vmovdqu64	128(%rcx,%rbx,4), %zmm10
	vpdpbusd	(%r13), %zmm8, %zmm6
	vpbroadcastd	(%rsi,%r14,4), %zmm11
	vpdpbusd	%zmm11, %zmm8, %zmm7
	vpdpbusd	64(%r13), %zmm9, %zmm6
	vpdpbusd	%zmm11, %zmm9, %zmm7
	vpdpbusd	128(%r13), %zmm10, %zmm6
	vmovdqu64	(%rcx,%rax,4), %zmm8
	vmovdqu64	64(%rcx,%rax,4), %zmm9
	vmovdqu64	128(%rcx,%rax,4), %zmm12
	vpdpbusd	(%r13,%r11), %zmm8, %zmm6
	vpdpbusd	64(%r13,%r11), %zmm9, %zmm6
	vpdpbusd	%zmm11, %zmm10, %zmm7
	vpdpbusd	128(%r13,%r11), %zmm12, %zmm6
	addq	%r11, %r13
	vpbroadcastd	4(%rsi,%r14,4), %zmm10
	addq	$2, %r14
	vpdpbusd	%zmm10, %zmm8, %zmm7
	vpdpbusd	%zmm10, %zmm9, %zmm7
	vpdpbusd	%zmm10, %zmm12, %zmm7
	addq	%r11, %r13
	cmpq	%r14, %r15
	jne	.LBB13_51
	jmp	.LBB13_46
.Lfunc_end13:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5, .Lfunc_end13-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, -48(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %rbx
	leaq	15(%rax), %rcx
	movq	%rax, 8(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -80(%rsp)
	movq	%rbx, %rax
	shrq	$32, %rax
	je	.LBB14_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rbx
	jmp	.LBB14_3
.LBB14_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%ebx
.LBB14_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	jge	.LBB14_4
.LBB14_10:
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
.LBB14_4:
	.cfi_def_cfa_offset 256
	sarq	$4, -80(%rsp)
	movq	-128(%rsp), %rax
	movq	40(%rax), %rcx
	movq	64(%rax), %r11
	movq	%rcx, 112(%rsp)
	movq	32(%rcx), %rcx
	imulq	%r11, %rcx
	movq	%rcx, %rsi
	shlq	$4, %rsi
	leaq	48(%rsi), %rdi
	movq	%rdi, 72(%rsp)
	movq	96(%rax), %rdi
	addq	$47, %rsi
	movq	%rsi, 56(%rsp)
	addq	$-16, 8(%rsp)
	shlq	$6, %r11
	leaq	-4(%rbx), %rax
	movq	%rax, 24(%rsp)
	movq	%rcx, %rax
	shlq	$6, %rax
	addq	$192, %rax
	shlq	$8, %rcx
	addq	$768, %rcx
	movq	%rcx, 40(%rsp)
	movl	$320, %ecx
	movq	%rcx, -16(%rsp)
	xorl	%esi, %esi
	vmovss	.LCPI14_0(%rip), %xmm0
	vmovdqa64	.LCPI14_1(%rip), %zmm1
	vbroadcastss	.LCPI14_2(%rip), %zmm2
	movq	%rax, 88(%rsp)
	movq	%rax, -24(%rsp)
	movq	%rbx, 32(%rsp)
	movq	%rdx, 64(%rsp)
	movq	%rdi, 48(%rsp)
	jmp	.LBB14_5
	.p2align	4
.LBB14_9:
	movq	40(%rsp), %rax
	addq	%rax, -24(%rsp)
	addq	%rax, -16(%rsp)
	movq	-32(%rsp), %rax
	movq	%rax, %rsi
	cmpq	-80(%rsp), %rax
	jge	.LBB14_10
.LBB14_5:
	leaq	4(%rsi), %rax
	movq	%rax, -32(%rsp)
	testq	%rdi, %rdi
	jle	.LBB14_9
	movq	-80(%rsp), %rax
	movq	-32(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 96(%rsp)
	xorl	%eax, %eax
	movq	$0, -112(%rsp)
	movq	%rsi, -8(%rsp)
	jmp	.LBB14_7
	.p2align	4
.LBB14_16:
	movq	(%rsp), %rax
	movq	%rax, -112(%rsp)
	movq	48(%rsp), %rdi
	cmpq	%rdi, %rax
	movq	64(%rsp), %rdx
	movq	-8(%rsp), %rsi
	jge	.LBB14_9
.LBB14_7:
	addq	%rdx, %rax
	jno	.LBB14_11
	movq	%rdi, %rcx
	subq	-112(%rsp), %rcx
	cmpq	%rax, %rdi
	cmovlq	%rdi, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, -56(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, (%rsp)
	jmp	.LBB14_12
	.p2align	4
.LBB14_11:
	cmpq	%rax, %rdi
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	cmovlq	%rdi, %rcx
	movq	%rcx, -56(%rsp)
	subq	-112(%rsp), %rcx
.LBB14_12:
	movq	56(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB14_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rsi, -80(%rsp)
	je	.LBB14_16
	jmp	.LBB14_17
	.p2align	4
.LBB14_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rsi, -80(%rsp)
	je	.LBB14_16
.LBB14_17:
	movq	-128(%rsp), %rax
	movq	80(%rax), %rdx
	movq	-24(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 16(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 120(%rsp)
	movq	-16(%rsp), %rax
	movq	%rdx, 80(%rsp)
	addq	%rdx, %rax
	movq	%rax, -64(%rsp)
	movq	-8(%rsp), %rax
	movq	%rax, -72(%rsp)
	movq	%rcx, 128(%rsp)
	jmp	.LBB14_18
	.p2align	4
.LBB14_48:
	movq	-72(%rsp), %rdx
	incq	%rdx
	movq	88(%rsp), %rax
	addq	%rax, 16(%rsp)
	addq	%rax, -64(%rsp)
	movq	%rdx, -72(%rsp)
	cmpq	96(%rsp), %rdx
	je	.LBB14_16
.LBB14_18:
	movq	-56(%rsp), %rax
	cmpq	%rax, -112(%rsp)
	je	.LBB14_48
	movq	-72(%rsp), %rsi
	movq	%rsi, %rax
	imulq	72(%rsp), %rax
	movq	80(%rsp), %rdx
	leaq	(%rdx,%rax,4), %r8
	movq	-128(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 168(%rsp)
	movq	8(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 160(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 152(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 144(%rsp)
	shlq	$4, %rsi
	leaq	192(%r8), %rax
	movq	%rax, 104(%rsp)
	movq	8(%rsp), %rax
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	movq	%rsi, 136(%rsp)
	movq	16(%rsp), %rsi
	movq	-112(%rsp), %rdi
	jmp	.LBB14_20
	.p2align	4
.LBB14_47:
	movq	176(%rsp), %rdi
	incq	%rdi
	movq	184(%rsp), %rsi
	addq	120(%rsp), %rsi
	cmpq	-56(%rsp), %rdi
	movq	128(%rsp), %rcx
	je	.LBB14_48
.LBB14_20:
	testq	%rcx, %rcx
	jle	.LBB14_23
	xorl	%eax, %eax
	.p2align	4
.LBB14_22:
	prefetcht0	(%rsi,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB14_22
.LBB14_23:
	movq	%rdi, %rax
	imulq	152(%rsp), %rax
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	%rcx, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	112(%rsp), %rdx
	movq	(%rdx,%rax,8), %r9
	movq	8(%rdx,%rax,8), %r15
	movq	%r11, %rax
	imulq	%r9, %rax
	movq	%rax, -120(%rsp)
	sarq	$2, %rcx
	imulq	168(%rsp), %rcx
	movq	%rdi, %rax
	imulq	144(%rsp), %rax
	addq	136(%rsp), %rax
	movq	%rax, -88(%rsp)
	movq	160(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, -40(%rsp)
	cmpq	$4, %rbx
	movq	%rsi, 184(%rsp)
	movq	%rdi, 176(%rsp)
	jl	.LBB14_49
	jne	.LBB14_26
	xorl	%r10d, %r10d
	jmp	.LBB14_31
	.p2align	4
.LBB14_49:
	testq	%rbx, %rbx
	jle	.LBB14_47
	xorl	%r10d, %r10d
	jmp	.LBB14_40
	.p2align	4
.LBB14_26:
	movq	-128(%rsp), %rax
	movq	32(%rax), %r14
	movq	-48(%rsp), %r10
	movq	152(%r10), %rdi
	vmovss	136(%r10), %xmm3
	vcvttss2si	132(%r10), %eax
	movl	140(%r10), %ecx
	vcvttss2si	%xmm3, %edx
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm3
	seta	%sil
	leaq	(%rdi,%rdi,2), %r12
	movq	%r12, -96(%rsp)
	shll	$7, %esi
	subl	%esi, %ecx
	addl	%ecx, %eax
	addl	%ecx, %edx
	vpbroadcastw	%ecx, %zmm3
	vpbroadcastb	%eax, %zmm4
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%esi, %zmm6
	movq	144(%r10), %rbp
	addq	-88(%rsp), %rbp
	shlq	$6, %r14
	movq	%r14, -104(%rsp)
	movq	-64(%rsp), %rax
	movq	-120(%rsp), %rcx
	addq	%rcx, %rax
	movq	%rax, 192(%rsp)
	xorl	%r12d, %r12d
	jmp	.LBB14_27
	.p2align	4
.LBB14_28:
	vmovdqa64	%zmm7, %zmm9
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm13
	vpxor	%xmm11, %xmm11, %xmm11
.LBB14_29:
	imulq	%rdi, %r10
	vmovdqu64	64(%r8), %zmm15
	vpmulld	%zmm11, %zmm15, %zmm11
	vpaddd	%zmm7, %zmm11, %zmm7
	vpmulld	%zmm14, %zmm15, %zmm11
	vpaddd	%zmm13, %zmm11, %zmm11
	vpmulld	%zmm12, %zmm15, %zmm12
	vpaddd	%zmm10, %zmm12, %zmm10
	vpmulld	%zmm8, %zmm15, %zmm8
	vpaddd	%zmm9, %zmm8, %zmm8
	vmovups	128(%r8), %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm9, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm9, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm7, %zmm7
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm9, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm9, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm10, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpaddsw	%zmm3, %zmm8, %zmm8
	vpacksswb	%zmm8, %zmm7, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%rbp,%r10), %rax
	vmovdqu	%xmm7, (%rbp,%r10)
	vextracti32x4	$1, %zmm7, (%rdi,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rdi,2)
	movq	-96(%rsp), %rcx
	vextracti32x4	$3, %zmm7, (%rcx,%rax)
	leaq	4(%r12), %r10
	addq	$8, %r12
	cmpq	%rbx, %r12
	movq	%r10, %r12
	jge	.LBB14_30
.LBB14_27:
	movq	24(%rsp), %rax
	cmpq	%r12, %rax
	movq	%r12, %r10
	cmovlq	%rax, %r10
	vmovdqu64	(%r8), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%r9, %r15
	je	.LBB14_28
	movq	-104(%rsp), %rcx
	imulq	%r10, %rcx
	addq	-40(%rsp), %rcx
	movq	-128(%rsp), %rdx
	movq	48(%rdx), %rax
	movq	56(%rdx), %rdx
	vpxor	%xmm11, %xmm11, %xmm11
	movq	192(%rsp), %r14
	movq	%r9, %rsi
	vmovdqa64	%zmm7, %zmm13
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm9
	.p2align	4
.LBB14_35:
	movq	(%rax,%rsi,8), %r13
	vpbroadcastd	(%rdx,%rsi,4), %zmm15
	incq	%rsi
	vmovdqu64	(%rcx,%r13,4), %zmm16
	vmovdqu64	64(%rcx,%r13,4), %zmm17
	vmovdqu64	128(%rcx,%r13,4), %zmm18
	vmovdqu64	192(%rcx,%r13,4), %zmm19
	vmovdqu64	-128(%r14), %zmm20
	vmovdqu64	-64(%r14), %zmm21
	vmovdqu64	(%r14), %zmm22
	vpdpbusd	%zmm20, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vpdpbusd	%zmm20, %zmm18, %zmm13
	vpdpbusd	%zmm15, %zmm18, %zmm14
	vmovdqu64	256(%rcx,%r13,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm10
	vpdpbusd	%zmm15, %zmm16, %zmm12
	vmovdqu64	384(%rcx,%r13,4), %zmm23
	vpdpbusd	%zmm20, %zmm23, %zmm9
	vpdpbusd	%zmm15, %zmm23, %zmm8
	vpdpbusd	%zmm21, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm11
	vpdpbusd	%zmm21, %zmm19, %zmm13
	vpdpbusd	%zmm15, %zmm19, %zmm14
	vmovdqu64	320(%rcx,%r13,4), %zmm17
	vpdpbusd	%zmm21, %zmm17, %zmm10
	vpdpbusd	%zmm15, %zmm17, %zmm12
	vmovdqu64	448(%rcx,%r13,4), %zmm17
	vpdpbusd	%zmm21, %zmm17, %zmm9
	vpdpbusd	%zmm15, %zmm17, %zmm8
	vpdpbusd	%zmm22, %zmm18, %zmm7
	vpdpbusd	%zmm15, %zmm18, %zmm11
	vpdpbusd	%zmm22, %zmm16, %zmm13
	vpdpbusd	%zmm15, %zmm16, %zmm14
	vpdpbusd	%zmm22, %zmm23, %zmm10
	vpdpbusd	%zmm15, %zmm23, %zmm12
	vmovdqu64	512(%rcx,%r13,4), %zmm16
	vpdpbusd	%zmm22, %zmm16, %zmm9
	vpdpbusd	%zmm15, %zmm16, %zmm8
	addq	%r11, %r14
	cmpq	%rsi, %r15
	jne	.LBB14_35
	jmp	.LBB14_29
	.p2align	4
.LBB14_30:
	cmpq	%rbx, %r10
	jge	.LBB14_39
.LBB14_31:
	movq	-128(%rsp), %rax
	movq	32(%rax), %r14
	movq	-48(%rsp), %rbx
	vmovss	136(%rbx), %xmm3
	vcvttss2si	132(%rbx), %eax
	movq	152(%rbx), %rdi
	movl	140(%rbx), %ecx
	vcvttss2si	%xmm3, %edx
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm3
	seta	%sil
	leaq	(%rdi,%rdi,2), %rbp
	shll	$7, %esi
	subl	%esi, %ecx
	addl	%ecx, %eax
	addl	%ecx, %edx
	vpbroadcastw	%ecx, %zmm3
	vpbroadcastb	%eax, %zmm4
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%esi, %zmm6
	movq	144(%rbx), %rax
	addq	-88(%rsp), %rax
	shlq	$6, %r14
	movq	%r14, -96(%rsp)
	movq	-64(%rsp), %rcx
	movq	-120(%rsp), %rdx
	addq	%rdx, %rcx
	movq	%rcx, -104(%rsp)
	jmp	.LBB14_32
	.p2align	4
.LBB14_33:
	vmovdqa64	%zmm7, %zmm9
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm13
	vpxor	%xmm12, %xmm12, %xmm12
.LBB14_38:
	imulq	%rdi, %r12
	vmovdqu64	64(%r8), %zmm15
	vpmulld	%zmm12, %zmm15, %zmm12
	vpmulld	%zmm14, %zmm15, %zmm14
	vpaddd	%zmm7, %zmm12, %zmm7
	vpaddd	%zmm13, %zmm14, %zmm12
	vpmulld	%zmm11, %zmm15, %zmm11
	vpmulld	%zmm8, %zmm15, %zmm8
	vpaddd	%zmm10, %zmm11, %zmm10
	vpaddd	%zmm9, %zmm8, %zmm8
	vmovups	128(%r8), %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm9, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm12, %zmm11
	vmulps	%zmm11, %zmm9, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm7, %zmm7
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm9, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm9, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm10, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpaddsw	%zmm3, %zmm8, %zmm8
	vpacksswb	%zmm8, %zmm7, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%rax,%r12), %rcx
	vmovdqu	%xmm7, (%rax,%r12)
	vextracti32x4	$1, %zmm7, (%rdi,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%rdi,2)
	vextracti32x4	$3, %zmm7, (%rbp,%rcx)
	addq	$4, %r10
	movq	32(%rsp), %rbx
	cmpq	%rbx, %r10
	jge	.LBB14_39
.LBB14_32:
	movq	24(%rsp), %rcx
	cmpq	%r10, %rcx
	movq	%r10, %r12
	cmovlq	%rcx, %r12
	vmovdqu64	(%r8), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%r9, %r15
	je	.LBB14_33
	movq	-96(%rsp), %rcx
	imulq	%r12, %rcx
	addq	-40(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movq	48(%rsi), %rdx
	movq	56(%rsi), %r14
	vpxor	%xmm12, %xmm12, %xmm12
	movq	-104(%rsp), %rsi
	movq	%r9, %r13
	vmovdqa64	%zmm7, %zmm13
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm9
	.p2align	4
.LBB14_37:
	movq	(%rdx,%r13,8), %rbx
	vpbroadcastd	(%r14,%r13,4), %zmm15
	incq	%r13
	vmovdqu64	(%rcx,%rbx,4), %zmm16
	vmovdqu64	64(%rcx,%rbx,4), %zmm17
	vmovdqu64	128(%rcx,%rbx,4), %zmm18
	vmovdqu64	192(%rcx,%rbx,4), %zmm19
	vmovdqu64	-128(%rsi), %zmm20
	vmovdqu64	-64(%rsi), %zmm21
	vmovdqu64	(%rsi), %zmm22
	vpdpbusd	%zmm20, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm12
	vpdpbusd	%zmm20, %zmm18, %zmm13
	vpdpbusd	%zmm15, %zmm18, %zmm14
	vmovdqu64	256(%rcx,%rbx,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm10
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vmovdqu64	384(%rcx,%rbx,4), %zmm23
	vpdpbusd	%zmm20, %zmm23, %zmm9
	vpdpbusd	%zmm15, %zmm23, %zmm8
	vpdpbusd	%zmm21, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm12
	vpdpbusd	%zmm21, %zmm19, %zmm13
	vpdpbusd	%zmm15, %zmm19, %zmm14
	vmovdqu64	320(%rcx,%rbx,4), %zmm17
	vpdpbusd	%zmm21, %zmm17, %zmm10
	vpdpbusd	%zmm15, %zmm17, %zmm11
	vmovdqu64	448(%rcx,%rbx,4), %zmm17
	vpdpbusd	%zmm21, %zmm17, %zmm9
	vpdpbusd	%zmm15, %zmm17, %zmm8
	vpdpbusd	%zmm22, %zmm18, %zmm7
	vpdpbusd	%zmm15, %zmm18, %zmm12
	vpdpbusd	%zmm22, %zmm16, %zmm13
	vpdpbusd	%zmm15, %zmm16, %zmm14
	vpdpbusd	%zmm22, %zmm23, %zmm10
	vpdpbusd	%zmm15, %zmm23, %zmm11
	vmovdqu64	512(%rcx,%rbx,4), %zmm16
	vpdpbusd	%zmm22, %zmm16, %zmm9
	vpdpbusd	%zmm15, %zmm16, %zmm8
	addq	%r11, %rsi
	cmpq	%r13, %r15
	jne	.LBB14_37
	jmp	.LBB14_38
	.p2align	4
.LBB14_39:
	cmpq	%rbx, %r10
	jge	.LBB14_47
.LBB14_40:
	movq	-120(%rsp), %rcx
	addq	104(%rsp), %rcx
	movq	-128(%rsp), %rax
	movq	32(%rax), %rsi
	movq	-48(%rsp), %rax
	movq	152(%rax), %rdi
	vmovups	(%rax), %zmm3
	vmovups	64(%rax), %zmm4
	movq	-88(%rsp), %rdx
	addq	144(%rax), %rdx
	movq	%rdx, -88(%rsp)
	shlq	$6, %rsi
	movq	%rsi, -96(%rsp)
	vpbroadcastb	128(%rax), %xmm5
	movq	%r15, %r12
	subq	%r9, %r12
	leaq	1(%r9), %rbp
	movq	%rcx, -120(%rsp)
	leaq	(%rcx,%r11), %rax
	movq	%rax, -104(%rsp)
	jmp	.LBB14_41
	.p2align	4
.LBB14_46:
	vpmulld	64(%r8), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	movq	%r10, %rcx
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	imulq	%rdi, %rcx
	vpaddb	%xmm6, %xmm5, %xmm6
	movq	-88(%rsp), %rax
	vmovdqu	%xmm6, (%rax,%rcx)
	incq	%r10
	movq	32(%rsp), %rbx
	cmpq	%rbx, %r10
	jge	.LBB14_47
.LBB14_41:
	vmovdqu64	(%r8), %zmm6
	vpxor	%xmm7, %xmm7, %xmm7
	cmpq	%r9, %r15
	je	.LBB14_46
	movq	-96(%rsp), %rcx
	imulq	%r10, %rcx
	addq	-40(%rsp), %rcx
	movq	-128(%rsp), %rax
	movq	48(%rax), %rdx
	movq	56(%rax), %rsi
	testb	$1, %r12b
	jne	.LBB14_44
	movq	-120(%rsp), %r13
	movq	%r9, %r14
	cmpq	%rbp, %r15
	jne	.LBB14_51
	jmp	.LBB14_46
	.p2align	4
.LBB14_44:
	movq	(%rdx,%r9,8), %rbx
	vmovdqu64	(%rcx,%rbx,4), %zmm8
	vmovdqu64	64(%rcx,%rbx,4), %zmm9
	vmovdqu64	128(%rcx,%rbx,4), %zmm10
	movq	-120(%rsp), %rax
	vpdpbusd	(%rax), %zmm8, %zmm6
	vpbroadcastd	(%rsi,%r9,4), %zmm11
	vpdpbusd	%zmm11, %zmm8, %zmm7
	vpdpbusd	64(%rax), %zmm9, %zmm6
	vpdpbusd	%zmm11, %zmm9, %zmm7
	vpdpbusd	128(%rax), %zmm10, %zmm6
	vpdpbusd	%zmm11, %zmm10, %zmm7
	movq	-104(%rsp), %r13
	movq	%rbp, %r14
	cmpq	%rbp, %r15
	je	.LBB14_46
	.p2align	4
.LBB14_51:
	movq	(%rdx,%r14,8), %rbx
	movq	8(%rdx,%r14,8), %rax
	vmovdqu64	(%rcx,%rbx,4), %zmm8
	vmovdqu64	64(%rcx,%rbx,4), %zmm9
	vmovdqu64	128(%rcx,%rbx,4), %zmm10
	vpdpbusd	(%r13), %zmm8, %zmm6
	vpbroadcastd	(%rsi,%r14,4), %zmm11
	vpdpbusd	%zmm11, %zmm8, %zmm7
	vpdpbusd	64(%r13), %zmm9, %zmm6
	vpdpbusd	%zmm11, %zmm9, %zmm7
	vpdpbusd	128(%r13), %zmm10, %zmm6
	vmovdqu64	(%rcx,%rax,4), %zmm8
	vmovdqu64	64(%rcx,%rax,4), %zmm9
	vmovdqu64	128(%rcx,%rax,4), %zmm12
	vpdpbusd	(%r13,%r11), %zmm8, %zmm6
	vpdpbusd	64(%r13,%r11), %zmm9, %zmm6
	vpdpbusd	%zmm11, %zmm10, %zmm7
	vpdpbusd	128(%r13,%r11), %zmm12, %zmm6
	addq	%r11, %r13
	vpbroadcastd	4(%rsi,%r14,4), %zmm10
	addq	$2, %r14
	vpdpbusd	%zmm10, %zmm8, %zmm7
	vpdpbusd	%zmm10, %zmm9, %zmm7
	vpdpbusd	%zmm10, %zmm12, %zmm7
	addq	%r11, %r13
	cmpq	%r14, %r15
	jne	.LBB14_51
	jmp	.LBB14_46
.Lfunc_end14:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5, .Lfunc_end14-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI15_0:
	.long	0x42fe0000
.LCPI15_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI15_1:
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, -40(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %rsi
	leaq	15(%rax), %rcx
	movq	%rax, 16(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -72(%rsp)
	movq	%rsi, %rax
	shrq	$32, %rax
	movq	%rsi, -112(%rsp)
	je	.LBB15_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rsi
	jmp	.LBB15_3
.LBB15_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB15_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	movq	-112(%rsp), %rcx
	jge	.LBB15_4
.LBB15_10:
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
.LBB15_4:
	.cfi_def_cfa_offset 256
	sarq	$4, -72(%rsp)
	movq	-128(%rsp), %rax
	movq	40(%rax), %rsi
	movq	64(%rax), %r11
	movq	%rsi, 112(%rsp)
	movq	32(%rsi), %rsi
	imulq	%r11, %rsi
	movq	%rsi, %rdi
	shlq	$4, %rdi
	leaq	48(%rdi), %r8
	movq	%r8, 72(%rsp)
	movq	96(%rax), %r8
	addq	$47, %rdi
	movq	%rdi, 56(%rsp)
	addq	$-16, 16(%rsp)
	shlq	$6, %r11
	leaq	-4(%rcx), %rax
	movq	%rax, 32(%rsp)
	movq	%rsi, %rax
	shlq	$6, %rax
	addq	$192, %rax
	shlq	$8, %rsi
	addq	$768, %rsi
	movq	%rsi, 40(%rsp)
	movl	$256, %ecx
	movq	%rcx, -8(%rsp)
	xorl	%esi, %esi
	vmovss	.LCPI15_0(%rip), %xmm0
	vmovdqa64	.LCPI15_1(%rip), %zmm1
	vbroadcastss	.LCPI15_2(%rip), %zmm2
	movq	%rax, 88(%rsp)
	movq	%rax, -16(%rsp)
	movq	%rdx, 64(%rsp)
	movq	%r8, 48(%rsp)
	jmp	.LBB15_5
	.p2align	4
.LBB15_9:
	movq	40(%rsp), %rax
	addq	%rax, -16(%rsp)
	addq	%rax, -8(%rsp)
	movq	-24(%rsp), %rax
	movq	%rax, %rsi
	cmpq	-72(%rsp), %rax
	jge	.LBB15_10
.LBB15_5:
	leaq	4(%rsi), %rax
	movq	%rax, -24(%rsp)
	testq	%r8, %r8
	jle	.LBB15_9
	movq	-72(%rsp), %rax
	movq	-24(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 96(%rsp)
	xorl	%eax, %eax
	movq	$0, -104(%rsp)
	movq	%rsi, (%rsp)
	jmp	.LBB15_7
	.p2align	4
.LBB15_16:
	movq	8(%rsp), %rax
	movq	%rax, -104(%rsp)
	movq	48(%rsp), %r8
	cmpq	%r8, %rax
	movq	64(%rsp), %rdx
	movq	(%rsp), %rsi
	jge	.LBB15_9
.LBB15_7:
	addq	%rdx, %rax
	jno	.LBB15_11
	movq	%r8, %rcx
	subq	-104(%rsp), %rcx
	cmpq	%rax, %r8
	cmovlq	%r8, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, -48(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, 8(%rsp)
	jmp	.LBB15_12
	.p2align	4
.LBB15_11:
	cmpq	%rax, %r8
	movq	%rax, 8(%rsp)
	movq	%rax, %rcx
	cmovlq	%r8, %rcx
	movq	%rcx, -48(%rsp)
	subq	-104(%rsp), %rcx
.LBB15_12:
	movq	56(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB15_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rsi, -72(%rsp)
	je	.LBB15_16
	jmp	.LBB15_17
	.p2align	4
.LBB15_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rsi, -72(%rsp)
	je	.LBB15_16
.LBB15_17:
	movq	-128(%rsp), %rax
	movq	80(%rax), %rdx
	movq	-16(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 24(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 120(%rsp)
	movq	-8(%rsp), %rax
	movq	%rdx, 80(%rsp)
	addq	%rdx, %rax
	movq	%rax, -56(%rsp)
	movq	(%rsp), %rax
	movq	%rax, -64(%rsp)
	movq	%rcx, 128(%rsp)
	jmp	.LBB15_18
	.p2align	4
.LBB15_48:
	movq	-64(%rsp), %rdx
	incq	%rdx
	movq	88(%rsp), %rax
	addq	%rax, 24(%rsp)
	addq	%rax, -56(%rsp)
	movq	%rdx, -64(%rsp)
	cmpq	96(%rsp), %rdx
	je	.LBB15_16
.LBB15_18:
	movq	-48(%rsp), %rax
	cmpq	%rax, -104(%rsp)
	je	.LBB15_48
	movq	-64(%rsp), %rsi
	movq	%rsi, %rax
	imulq	72(%rsp), %rax
	movq	80(%rsp), %rdx
	leaq	(%rdx,%rax,4), %r8
	movq	-128(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 168(%rsp)
	movq	8(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 160(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 152(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 144(%rsp)
	shlq	$4, %rsi
	leaq	192(%r8), %rax
	movq	%rax, 104(%rsp)
	movq	16(%rsp), %rax
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	movq	%rsi, 136(%rsp)
	movq	24(%rsp), %rsi
	movq	-104(%rsp), %rdi
	jmp	.LBB15_20
	.p2align	4
.LBB15_47:
	movq	176(%rsp), %rdi
	incq	%rdi
	movq	184(%rsp), %rsi
	addq	120(%rsp), %rsi
	cmpq	-48(%rsp), %rdi
	movq	128(%rsp), %rcx
	je	.LBB15_48
.LBB15_20:
	testq	%rcx, %rcx
	jle	.LBB15_23
	xorl	%eax, %eax
	.p2align	4
.LBB15_22:
	prefetcht0	(%rsi,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB15_22
.LBB15_23:
	movq	%rdi, %rax
	imulq	152(%rsp), %rax
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	%rcx, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	112(%rsp), %rdx
	movq	(%rdx,%rax,8), %r9
	movq	8(%rdx,%rax,8), %r15
	movq	%r11, %rax
	imulq	%r9, %rax
	movq	%rax, -120(%rsp)
	sarq	$2, %rcx
	imulq	168(%rsp), %rcx
	movq	%rdi, %rax
	imulq	144(%rsp), %rax
	addq	136(%rsp), %rax
	movq	%rax, -80(%rsp)
	movq	160(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, -32(%rsp)
	movq	-112(%rsp), %rax
	cmpq	$4, %rax
	movq	%rsi, 184(%rsp)
	movq	%rdi, 176(%rsp)
	jl	.LBB15_49
	jne	.LBB15_26
	xorl	%r10d, %r10d
	jmp	.LBB15_31
	.p2align	4
.LBB15_49:
	testq	%rax, %rax
	jle	.LBB15_47
	xorl	%r10d, %r10d
	jmp	.LBB15_40
	.p2align	4
.LBB15_26:
	movq	-128(%rsp), %rax
	movq	32(%rax), %rbx
	movq	-40(%rsp), %r10
	movq	152(%r10), %rdi
	vmovss	136(%r10), %xmm3
	vcvttss2si	132(%r10), %eax
	movl	140(%r10), %ecx
	vcvttss2si	%xmm3, %edx
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm3
	seta	%sil
	leaq	(%rdi,%rdi,2), %r14
	movq	%r14, -88(%rsp)
	shll	$7, %esi
	subl	%esi, %ecx
	addl	%ecx, %eax
	addl	%ecx, %edx
	vpbroadcastw	%ecx, %zmm3
	movq	-112(%rsp), %rcx
	vpbroadcastb	%eax, %zmm4
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%esi, %zmm6
	movq	144(%r10), %rbp
	addq	-80(%rsp), %rbp
	shlq	$6, %rbx
	movq	%rbx, -96(%rsp)
	movq	-56(%rsp), %rax
	movq	-120(%rsp), %rdx
	addq	%rdx, %rax
	movq	%rax, 192(%rsp)
	xorl	%r12d, %r12d
	jmp	.LBB15_27
	.p2align	4
.LBB15_28:
	vmovdqa64	%zmm7, %zmm9
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm13
	vpxor	%xmm11, %xmm11, %xmm11
.LBB15_29:
	imulq	%rdi, %r10
	vmovdqu64	64(%r8), %zmm15
	vpmulld	%zmm11, %zmm15, %zmm11
	vpaddd	%zmm7, %zmm11, %zmm7
	vpmulld	%zmm14, %zmm15, %zmm11
	vpaddd	%zmm13, %zmm11, %zmm11
	vpmulld	%zmm12, %zmm15, %zmm12
	vpaddd	%zmm10, %zmm12, %zmm10
	vpmulld	%zmm8, %zmm15, %zmm8
	vpaddd	%zmm9, %zmm8, %zmm8
	vmovups	128(%r8), %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm9, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm9, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm7, %zmm7
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm9, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm9, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm10, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpaddsw	%zmm3, %zmm8, %zmm8
	vpacksswb	%zmm8, %zmm7, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%rbp,%r10), %rax
	vmovdqu	%xmm7, (%rbp,%r10)
	vextracti32x4	$1, %zmm7, (%rdi,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rdi,2)
	movq	-88(%rsp), %rdx
	vextracti32x4	$3, %zmm7, (%rdx,%rax)
	leaq	4(%r12), %r10
	addq	$8, %r12
	cmpq	%rcx, %r12
	movq	%r10, %r12
	jge	.LBB15_30
.LBB15_27:
	movq	32(%rsp), %rax
	cmpq	%r12, %rax
	movq	%r12, %r10
	cmovlq	%rax, %r10
	vmovdqu64	(%r8), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%r9, %r15
	je	.LBB15_28
	movq	-96(%rsp), %rax
	imulq	%r10, %rax
	addq	-32(%rsp), %rax
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %rdx
	movq	56(%rcx), %r14
	movq	-112(%rsp), %rcx
	vpxor	%xmm11, %xmm11, %xmm11
	movq	192(%rsp), %rsi
	movq	%r9, %r13
	vmovdqa64	%zmm7, %zmm13
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm9
	.p2align	4
.LBB15_35:
	movq	(%rdx,%r13,8), %rbx
	vpbroadcastd	(%r14,%r13,4), %zmm15
	incq	%r13
	vmovdqu64	(%rax,%rbx,4), %zmm16
	vmovdqu64	64(%rax,%rbx,4), %zmm17
	vmovdqu64	128(%rax,%rbx,4), %zmm18
	vmovdqu64	192(%rax,%rbx,4), %zmm19
	vmovdqu64	-64(%rsi), %zmm20
	vmovdqu64	(%rsi), %zmm21
	vmovdqu64	64(%rsi), %zmm22
	vmovdqu64	128(%rsi), %zmm23
	vpdpbusd	%zmm20, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vpdpbusd	%zmm20, %zmm17, %zmm13
	vpdpbusd	%zmm15, %zmm17, %zmm14
	vpdpbusd	%zmm20, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm12
	vpdpbusd	%zmm20, %zmm19, %zmm9
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vpdpbusd	%zmm21, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm11
	vpdpbusd	%zmm21, %zmm18, %zmm13
	vpdpbusd	%zmm15, %zmm18, %zmm14
	vpdpbusd	%zmm21, %zmm19, %zmm10
	vpdpbusd	%zmm15, %zmm19, %zmm12
	vmovdqu64	256(%rax,%rbx,4), %zmm16
	vpdpbusd	%zmm21, %zmm16, %zmm9
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vpdpbusd	%zmm22, %zmm18, %zmm7
	vpdpbusd	%zmm15, %zmm18, %zmm11
	vpdpbusd	%zmm22, %zmm19, %zmm13
	vpdpbusd	%zmm15, %zmm19, %zmm14
	vpdpbusd	%zmm22, %zmm16, %zmm10
	vpdpbusd	%zmm15, %zmm16, %zmm12
	vmovdqu64	320(%rax,%rbx,4), %zmm17
	vpdpbusd	%zmm22, %zmm17, %zmm9
	vpdpbusd	%zmm15, %zmm17, %zmm8
	vpdpbusd	%zmm23, %zmm19, %zmm7
	vpdpbusd	%zmm15, %zmm19, %zmm11
	vpdpbusd	%zmm23, %zmm16, %zmm13
	vpdpbusd	%zmm15, %zmm16, %zmm14
	vpdpbusd	%zmm23, %zmm17, %zmm10
	vpdpbusd	%zmm15, %zmm17, %zmm12
	vmovdqu64	384(%rax,%rbx,4), %zmm18
	vpdpbusd	%zmm23, %zmm18, %zmm9
	vpdpbusd	%zmm15, %zmm18, %zmm8
	vmovdqu64	192(%rsi), %zmm19
	vpdpbusd	%zmm19, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vpdpbusd	%zmm19, %zmm17, %zmm13
	vpdpbusd	%zmm15, %zmm17, %zmm14
	vpdpbusd	%zmm19, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm12
	vmovdqu64	448(%rax,%rbx,4), %zmm16
	vpdpbusd	%zmm19, %zmm16, %zmm9
	vpdpbusd	%zmm15, %zmm16, %zmm8
	addq	%r11, %rsi
	cmpq	%r13, %r15
	jne	.LBB15_35
	jmp	.LBB15_29
	.p2align	4
.LBB15_30:
	cmpq	%rcx, %r10
	jge	.LBB15_39
.LBB15_31:
	movq	-128(%rsp), %rax
	movq	32(%rax), %r14
	movq	-40(%rsp), %rbx
	vmovss	136(%rbx), %xmm3
	vcvttss2si	132(%rbx), %eax
	movq	152(%rbx), %rdi
	movl	140(%rbx), %ecx
	vcvttss2si	%xmm3, %edx
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm3
	seta	%sil
	leaq	(%rdi,%rdi,2), %rbp
	shll	$7, %esi
	subl	%esi, %ecx
	addl	%ecx, %eax
	addl	%ecx, %edx
	vpbroadcastw	%ecx, %zmm3
	vpbroadcastb	%eax, %zmm4
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%esi, %zmm6
	movq	144(%rbx), %rax
	addq	-80(%rsp), %rax
	shlq	$6, %r14
	movq	%r14, -88(%rsp)
	movq	-56(%rsp), %rcx
	movq	-120(%rsp), %rdx
	addq	%rdx, %rcx
	movq	%rcx, -96(%rsp)
	jmp	.LBB15_32
	.p2align	4
.LBB15_33:
	vmovdqa64	%zmm7, %zmm9
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm13
	vpxor	%xmm12, %xmm12, %xmm12
.LBB15_38:
	imulq	%rdi, %r12
	vmovdqu64	64(%r8), %zmm15
	vpmulld	%zmm12, %zmm15, %zmm12
	vpmulld	%zmm14, %zmm15, %zmm14
	vpaddd	%zmm7, %zmm12, %zmm7
	vpaddd	%zmm13, %zmm14, %zmm12
	vpmulld	%zmm11, %zmm15, %zmm11
	vpmulld	%zmm8, %zmm15, %zmm8
	vpaddd	%zmm10, %zmm11, %zmm10
	vpaddd	%zmm9, %zmm8, %zmm8
	vmovups	128(%r8), %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm9, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm12, %zmm11
	vmulps	%zmm11, %zmm9, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm7, %zmm7
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm9, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm9, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm10, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpaddsw	%zmm3, %zmm8, %zmm8
	vpacksswb	%zmm8, %zmm7, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%rax,%r12), %rcx
	vmovdqu	%xmm7, (%rax,%r12)
	vextracti32x4	$1, %zmm7, (%rdi,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%rdi,2)
	vextracti32x4	$3, %zmm7, (%rbp,%rcx)
	addq	$4, %r10
	movq	-112(%rsp), %rcx
	cmpq	%rcx, %r10
	jge	.LBB15_39
.LBB15_32:
	movq	32(%rsp), %rcx
	cmpq	%r10, %rcx
	movq	%r10, %r12
	cmovlq	%rcx, %r12
	vmovdqu64	(%r8), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%r9, %r15
	je	.LBB15_33
	movq	-88(%rsp), %rdx
	imulq	%r12, %rdx
	addq	-32(%rsp), %rdx
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %r14
	movq	56(%rcx), %rsi
	vpxor	%xmm12, %xmm12, %xmm12
	movq	-96(%rsp), %r13
	movq	%r9, %rbx
	vmovdqa64	%zmm7, %zmm13
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm9
	.p2align	4
.LBB15_37:
	movq	(%r14,%rbx,8), %rcx
	vpbroadcastd	(%rsi,%rbx,4), %zmm15
	incq	%rbx
	vmovdqu64	(%rdx,%rcx,4), %zmm16
	vmovdqu64	64(%rdx,%rcx,4), %zmm17
	vmovdqu64	128(%rdx,%rcx,4), %zmm18
	vmovdqu64	192(%rdx,%rcx,4), %zmm19
	vmovdqu64	-64(%r13), %zmm20
	vmovdqu64	(%r13), %zmm21
	vmovdqu64	64(%r13), %zmm22
	vmovdqu64	128(%r13), %zmm23
	vpdpbusd	%zmm20, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm12
	vpdpbusd	%zmm20, %zmm17, %zmm13
	vpdpbusd	%zmm15, %zmm17, %zmm14
	vpdpbusd	%zmm20, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm11
	vpdpbusd	%zmm20, %zmm19, %zmm9
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vpdpbusd	%zmm21, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm12
	vpdpbusd	%zmm21, %zmm18, %zmm13
	vpdpbusd	%zmm15, %zmm18, %zmm14
	vpdpbusd	%zmm21, %zmm19, %zmm10
	vpdpbusd	%zmm15, %zmm19, %zmm11
	vmovdqu64	256(%rdx,%rcx,4), %zmm16
	vpdpbusd	%zmm21, %zmm16, %zmm9
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vpdpbusd	%zmm22, %zmm18, %zmm7
	vpdpbusd	%zmm15, %zmm18, %zmm12
	vpdpbusd	%zmm22, %zmm19, %zmm13
	vpdpbusd	%zmm15, %zmm19, %zmm14
	vpdpbusd	%zmm22, %zmm16, %zmm10
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vmovdqu64	320(%rdx,%rcx,4), %zmm17
	vpdpbusd	%zmm22, %zmm17, %zmm9
	vpdpbusd	%zmm15, %zmm17, %zmm8
	vpdpbusd	%zmm23, %zmm19, %zmm7
	vpdpbusd	%zmm15, %zmm19, %zmm12
	vpdpbusd	%zmm23, %zmm16, %zmm13
	vpdpbusd	%zmm15, %zmm16, %zmm14
	vpdpbusd	%zmm23, %zmm17, %zmm10
	vpdpbusd	%zmm15, %zmm17, %zmm11
	vmovdqu64	384(%rdx,%rcx,4), %zmm18
	vpdpbusd	%zmm23, %zmm18, %zmm9
	vpdpbusd	%zmm15, %zmm18, %zmm8
	vmovdqu64	192(%r13), %zmm19
	vpdpbusd	%zmm19, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm12
	vpdpbusd	%zmm19, %zmm17, %zmm13
	vpdpbusd	%zmm15, %zmm17, %zmm14
	vpdpbusd	%zmm19, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm11
	vmovdqu64	448(%rdx,%rcx,4), %zmm16
	vpdpbusd	%zmm19, %zmm16, %zmm9
	vpdpbusd	%zmm15, %zmm16, %zmm8
	addq	%r11, %r13
	cmpq	%rbx, %r15
	jne	.LBB15_37
	jmp	.LBB15_38
	.p2align	4
.LBB15_39:
	cmpq	%rcx, %r10
	jge	.LBB15_47
.LBB15_40:
	movq	-120(%rsp), %rcx
	addq	104(%rsp), %rcx
	movq	-128(%rsp), %rax
	movq	32(%rax), %rsi
	movq	-40(%rsp), %rax
	movq	152(%rax), %rdi
	vmovups	(%rax), %zmm3
	vmovups	64(%rax), %zmm4
	movq	-80(%rsp), %rdx
	addq	144(%rax), %rdx
	movq	%rdx, -80(%rsp)
	shlq	$6, %rsi
	movq	%rsi, -88(%rsp)
	vpbroadcastb	128(%rax), %xmm5
	movq	%r15, %r12
	subq	%r9, %r12
	leaq	1(%r9), %rbp
	movq	%rcx, -120(%rsp)
	leaq	(%rcx,%r11), %rax
	movq	%rax, -96(%rsp)
	jmp	.LBB15_41
	.p2align	4
.LBB15_46:
	vpmulld	64(%r8), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	movq	%r10, %rcx
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	imulq	%rdi, %rcx
	vpaddb	%xmm6, %xmm5, %xmm6
	movq	-80(%rsp), %rax
	vmovdqu	%xmm6, (%rax,%rcx)
	incq	%r10
	cmpq	-112(%rsp), %r10
	jge	.LBB15_47
.LBB15_41:
	vmovdqu64	(%r8), %zmm6
	vpxor	%xmm7, %xmm7, %xmm7
	cmpq	%r9, %r15
	je	.LBB15_46
	movq	-88(%rsp), %rdx
	imulq	%r10, %rdx
	addq	-32(%rsp), %rdx
	movq	-128(%rsp), %rax
	movq	48(%rax), %rsi
	movq	56(%rax), %r14
	testb	$1, %r12b
	jne	.LBB15_44
	movq	-120(%rsp), %rcx
	movq	%r9, %rbx
	cmpq	%rbp, %r15
	jne	.LBB15_51
	jmp	.LBB15_46
	.p2align	4
.LBB15_44:
	movq	(%rsi,%r9,8), %rcx
	vmovdqu64	(%rdx,%rcx,4), %zmm8
	vmovdqu64	64(%rdx,%rcx,4), %zmm9
	vmovdqu64	128(%rdx,%rcx,4), %zmm10
	vmovdqu64	192(%rdx,%rcx,4), %zmm11
	movq	-120(%rsp), %rax
	vpdpbusd	(%rax), %zmm8, %zmm6
	vpbroadcastd	(%r14,%r9,4), %zmm12
	vpdpbusd	%zmm12, %zmm8, %zmm7
	vpdpbusd	64(%rax), %zmm9, %zmm6
	vpdpbusd	%zmm12, %zmm9, %zmm7
	vpdpbusd	128(%rax), %zmm10, %zmm6
	vpdpbusd	%zmm12, %zmm10, %zmm7
	vpdpbusd	192(%rax), %zmm11, %zmm6
	vpdpbusd	%zmm12, %zmm11, %zmm7
	vmovdqu64	256(%rdx,%rcx,4), %zmm8
	vpdpbusd	256(%rax), %zmm8, %zmm6
	vpdpbusd	%zmm12, %zmm8, %zmm7
	movq	-96(%rsp), %rcx
	movq	%rbp, %rbx
	cmpq	%rbp, %r15
	je	.LBB15_46
	.p2align	4
.LBB15_51:
	movq	(%rsi,%rbx,8), %rax
	movq	8(%rsi,%rbx,8), %r13
	vmovdqu64	(%rdx,%rax,4), %zmm8
	vmovdqu64	64(%rdx,%rax,4), %zmm9
	vmovdqu64	128(%rdx,%rax,4), %zmm10
	vmovdqu64	192(%rdx,%rax,4), %zmm11
	vpdpbusd	(%rcx), %zmm8, %zmm6
	vpbroadcastd	(%r14,%rbx,4), %zmm12
	vpdpbusd	%zmm12, %zmm8, %zmm7
	vpdpbusd	64(%rcx), %zmm9, %zmm6
	vpdpbusd	%zmm12, %zmm9, %zmm7
	vpdpbusd	128(%rcx), %zmm10, %zmm6
	vpdpbusd	%zmm12, %zmm10, %zmm7
	vpdpbusd	192(%rcx), %zmm11, %zmm6
	vpdpbusd	%zmm12, %zmm11, %zmm7
	vmovdqu64	256(%rdx,%rax,4), %zmm8
	vpdpbusd	256(%rcx), %zmm8, %zmm6
	vmovdqu64	(%rdx,%r13,4), %zmm9
	vmovdqu64	64(%rdx,%r13,4), %zmm10
	vmovdqu64	128(%rdx,%r13,4), %zmm11
	vmovdqu64	192(%rdx,%r13,4), %zmm13
	vpdpbusd	%zmm12, %zmm8, %zmm7
	vpdpbusd	(%rcx,%r11), %zmm9, %zmm6
	vpbroadcastd	4(%r14,%rbx,4), %zmm8
	vpdpbusd	%zmm8, %zmm9, %zmm7
	vpdpbusd	64(%rcx,%r11), %zmm10, %zmm6
	vpdpbusd	128(%rcx,%r11), %zmm11, %zmm6
	vpdpbusd	192(%rcx,%r11), %zmm13, %zmm6
	vmovdqu64	256(%rdx,%r13,4), %zmm9
	vpdpbusd	256(%rcx,%r11), %zmm9, %zmm6
	addq	%r11, %rcx
	addq	$2, %rbx
	vpdpbusd	%zmm8, %zmm10, %zmm7
	vpdpbusd	%zmm8, %zmm11, %zmm7
	vpdpbusd	%zmm8, %zmm13, %zmm7
	vpdpbusd	%zmm8, %zmm9, %zmm7
	addq	%r11, %rcx
	cmpq	%rbx, %r15
	jne	.LBB15_51
	jmp	.LBB15_46
.Lfunc_end15:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5, .Lfunc_end15-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI16_0:
	.long	0x42fe0000
.LCPI16_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI16_1:
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, -40(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %rsi
	leaq	15(%rax), %rcx
	movq	%rax, 16(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -72(%rsp)
	movq	%rsi, %rax
	shrq	$32, %rax
	movq	%rsi, -112(%rsp)
	je	.LBB16_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rsi
	jmp	.LBB16_3
.LBB16_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB16_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	movq	-112(%rsp), %rcx
	jge	.LBB16_4
.LBB16_10:
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
.LBB16_4:
	.cfi_def_cfa_offset 256
	sarq	$4, -72(%rsp)
	movq	-128(%rsp), %rax
	movq	40(%rax), %rsi
	movq	64(%rax), %r11
	movq	%rsi, 112(%rsp)
	movq	32(%rsi), %rsi
	imulq	%r11, %rsi
	movq	%rsi, %rdi
	shlq	$4, %rdi
	leaq	48(%rdi), %r8
	movq	%r8, 72(%rsp)
	movq	96(%rax), %r8
	addq	$47, %rdi
	movq	%rdi, 56(%rsp)
	addq	$-16, 16(%rsp)
	shlq	$6, %r11
	leaq	-4(%rcx), %rax
	movq	%rax, 32(%rsp)
	movq	%rsi, %rax
	shlq	$6, %rax
	addq	$192, %rax
	shlq	$8, %rsi
	addq	$768, %rsi
	movq	%rsi, 40(%rsp)
	movl	$256, %ecx
	movq	%rcx, -8(%rsp)
	xorl	%esi, %esi
	vmovss	.LCPI16_0(%rip), %xmm0
	vmovdqa64	.LCPI16_1(%rip), %zmm1
	vbroadcastss	.LCPI16_2(%rip), %zmm2
	movq	%rax, 88(%rsp)
	movq	%rax, -16(%rsp)
	movq	%rdx, 64(%rsp)
	movq	%r8, 48(%rsp)
	jmp	.LBB16_5
	.p2align	4
.LBB16_9:
	movq	40(%rsp), %rax
	addq	%rax, -16(%rsp)
	addq	%rax, -8(%rsp)
	movq	-24(%rsp), %rax
	movq	%rax, %rsi
	cmpq	-72(%rsp), %rax
	jge	.LBB16_10
.LBB16_5:
	leaq	4(%rsi), %rax
	movq	%rax, -24(%rsp)
	testq	%r8, %r8
	jle	.LBB16_9
	movq	-72(%rsp), %rax
	movq	-24(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 96(%rsp)
	xorl	%eax, %eax
	movq	$0, -104(%rsp)
	movq	%rsi, (%rsp)
	jmp	.LBB16_7
	.p2align	4
.LBB16_16:
	movq	8(%rsp), %rax
	movq	%rax, -104(%rsp)
	movq	48(%rsp), %r8
	cmpq	%r8, %rax
	movq	64(%rsp), %rdx
	movq	(%rsp), %rsi
	jge	.LBB16_9
.LBB16_7:
	addq	%rdx, %rax
	jno	.LBB16_11
	movq	%r8, %rcx
	subq	-104(%rsp), %rcx
	cmpq	%rax, %r8
	cmovlq	%r8, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, -48(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, 8(%rsp)
	jmp	.LBB16_12
	.p2align	4
.LBB16_11:
	cmpq	%rax, %r8
	movq	%rax, 8(%rsp)
	movq	%rax, %rcx
	cmovlq	%r8, %rcx
	movq	%rcx, -48(%rsp)
	subq	-104(%rsp), %rcx
.LBB16_12:
	movq	56(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB16_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rsi, -72(%rsp)
	je	.LBB16_16
	jmp	.LBB16_17
	.p2align	4
.LBB16_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rsi, -72(%rsp)
	je	.LBB16_16
.LBB16_17:
	movq	-128(%rsp), %rax
	movq	80(%rax), %rdx
	movq	-16(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 24(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 120(%rsp)
	movq	-8(%rsp), %rax
	movq	%rdx, 80(%rsp)
	addq	%rdx, %rax
	movq	%rax, -56(%rsp)
	movq	(%rsp), %rax
	movq	%rax, -64(%rsp)
	movq	%rcx, 128(%rsp)
	jmp	.LBB16_18
	.p2align	4
.LBB16_48:
	movq	-64(%rsp), %rdx
	incq	%rdx
	movq	88(%rsp), %rax
	addq	%rax, 24(%rsp)
	addq	%rax, -56(%rsp)
	movq	%rdx, -64(%rsp)
	cmpq	96(%rsp), %rdx
	je	.LBB16_16
.LBB16_18:
	movq	-48(%rsp), %rax
	cmpq	%rax, -104(%rsp)
	je	.LBB16_48
	movq	-64(%rsp), %rsi
	movq	%rsi, %rax
	imulq	72(%rsp), %rax
	movq	80(%rsp), %rdx
	leaq	(%rdx,%rax,4), %r8
	movq	-128(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 168(%rsp)
	movq	8(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 160(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 152(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 144(%rsp)
	shlq	$4, %rsi
	leaq	192(%r8), %rax
	movq	%rax, 104(%rsp)
	movq	16(%rsp), %rax
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	movq	%rsi, 136(%rsp)
	movq	24(%rsp), %rsi
	movq	-104(%rsp), %rdi
	jmp	.LBB16_20
	.p2align	4
.LBB16_47:
	movq	176(%rsp), %rdi
	incq	%rdi
	movq	184(%rsp), %rsi
	addq	120(%rsp), %rsi
	cmpq	-48(%rsp), %rdi
	movq	128(%rsp), %rcx
	je	.LBB16_48
.LBB16_20:
	testq	%rcx, %rcx
	jle	.LBB16_23
	xorl	%eax, %eax
	.p2align	4
.LBB16_22:
	prefetcht0	(%rsi,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB16_22
.LBB16_23:
	movq	%rdi, %rax
	imulq	152(%rsp), %rax
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	%rcx, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	112(%rsp), %rdx
	movq	(%rdx,%rax,8), %r9
	movq	8(%rdx,%rax,8), %r15
	movq	%r11, %rax
	imulq	%r9, %rax
	movq	%rax, -120(%rsp)
	sarq	$2, %rcx
	imulq	168(%rsp), %rcx
	movq	%rdi, %rax
	imulq	144(%rsp), %rax
	addq	136(%rsp), %rax
	movq	%rax, -80(%rsp)
	movq	160(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, -32(%rsp)
	movq	-112(%rsp), %rax
	cmpq	$4, %rax
	movq	%rsi, 184(%rsp)
	movq	%rdi, 176(%rsp)
	jl	.LBB16_49
	jne	.LBB16_26
	xorl	%r10d, %r10d
	jmp	.LBB16_31
	.p2align	4
.LBB16_49:
	testq	%rax, %rax
	jle	.LBB16_47
	xorl	%r10d, %r10d
	jmp	.LBB16_40
	.p2align	4
.LBB16_26:
	movq	-128(%rsp), %rax
	movq	32(%rax), %rbx
	movq	-40(%rsp), %r10
	movq	152(%r10), %rdi
	vmovss	136(%r10), %xmm3
	vcvttss2si	132(%r10), %eax
	movl	140(%r10), %ecx
	vcvttss2si	%xmm3, %edx
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm3
	seta	%sil
	leaq	(%rdi,%rdi,2), %r14
	movq	%r14, -88(%rsp)
	shll	$7, %esi
	subl	%esi, %ecx
	addl	%ecx, %eax
	addl	%ecx, %edx
	vpbroadcastw	%ecx, %zmm3
	movq	-112(%rsp), %rcx
	vpbroadcastb	%eax, %zmm4
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%esi, %zmm6
	movq	144(%r10), %rbp
	addq	-80(%rsp), %rbp
	shlq	$6, %rbx
	movq	%rbx, -96(%rsp)
	movq	-56(%rsp), %rax
	movq	-120(%rsp), %rdx
	addq	%rdx, %rax
	movq	%rax, 192(%rsp)
	xorl	%r12d, %r12d
	jmp	.LBB16_27
	.p2align	4
.LBB16_28:
	vmovdqa64	%zmm7, %zmm9
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm13
	vpxor	%xmm11, %xmm11, %xmm11
.LBB16_29:
	imulq	%rdi, %r10
	vmovdqu64	64(%r8), %zmm15
	vpmulld	%zmm11, %zmm15, %zmm11
	vpaddd	%zmm7, %zmm11, %zmm7
	vpmulld	%zmm14, %zmm15, %zmm11
	vpaddd	%zmm13, %zmm11, %zmm11
	vpmulld	%zmm12, %zmm15, %zmm12
	vpaddd	%zmm10, %zmm12, %zmm10
	vpmulld	%zmm8, %zmm15, %zmm8
	vpaddd	%zmm9, %zmm8, %zmm8
	vmovups	128(%r8), %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm9, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm9, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm7, %zmm7
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm9, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm9, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm10, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpaddsw	%zmm3, %zmm8, %zmm8
	vpacksswb	%zmm8, %zmm7, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%rbp,%r10), %rax
	vmovdqu	%xmm7, (%rbp,%r10)
	vextracti32x4	$1, %zmm7, (%rdi,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rdi,2)
	movq	-88(%rsp), %rdx
	vextracti32x4	$3, %zmm7, (%rdx,%rax)
	leaq	4(%r12), %r10
	addq	$8, %r12
	cmpq	%rcx, %r12
	movq	%r10, %r12
	jge	.LBB16_30
.LBB16_27:
	movq	32(%rsp), %rax
	cmpq	%r12, %rax
	movq	%r12, %r10
	cmovlq	%rax, %r10
	vmovdqu64	(%r8), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%r9, %r15
	je	.LBB16_28
	movq	-96(%rsp), %rax
	imulq	%r10, %rax
	addq	-32(%rsp), %rax
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %rdx
	movq	56(%rcx), %r14
	movq	-112(%rsp), %rcx
	vpxor	%xmm11, %xmm11, %xmm11
	movq	192(%rsp), %rsi
	movq	%r9, %r13
	vmovdqa64	%zmm7, %zmm13
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm7, %zmm9
	.p2align	4
.LBB16_35:
	movq	(%rdx,%r13,8), %rbx
	vpbroadcastd	(%r14,%r13,4), %zmm15
	incq	%r13
	vmovdqu64	(%rax,%rbx,4), %zmm17
	vmovdqu64	64(%rax,%rbx,4), %zmm19
	vmovdqu64	128(%rax,%rbx,4), %zmm20
	vmovdqu64	192(%rax,%rbx,4), %zmm21
	vmovdqu64	-64(%rsi), %zmm22
	vmovdqu64	(%rsi), %zmm23
	vmovdqu64	64(%rsi), %zmm24
	vmovdqu64	128(%rsi), %zmm16
	vpdpbusd	%zmm22, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm11
	vpdpbusd	%zmm22, %zmm20, %zmm13
	vpdpbusd	%zmm15, %zmm20, %zmm14
	vmovdqu64	256(%rax,%rbx,4), %zmm17
	vpdpbusd	%zmm22, %zmm17, %zmm10
	vpdpbusd	%zmm15, %zmm17, %zmm12
	vmovdqu64	384(%rax,%rbx,4), %zmm18
	vpdpbusd	%zmm22, %zmm18, %zmm9
	vpdpbusd	%zmm15, %zmm18, %zmm8
	vpdpbusd	%zmm23, %zmm19, %zmm7
	vpdpbusd	%zmm15, %zmm19, %zmm11
	vpdpbusd	%zmm23, %zmm21, %zmm13
	vpdpbusd	%zmm15, %zmm21, %zmm14
	vmovdqu64	320(%rax,%rbx,4), %zmm19
	vpdpbusd	%zmm23, %zmm19, %zmm10
	vpdpbusd	%zmm15, %zmm19, %zmm12
	vmovdqu64	448(%rax,%rbx,4), %zmm22
	vpdpbusd	%zmm23, %zmm22, %zmm9
	vpdpbusd	%zmm15, %zmm22, %zmm8
	vpdpbusd	%zmm24, %zmm20, %zmm7
	vpdpbusd	%zmm15, %zmm20, %zmm11
	vpdpbusd	%zmm24, %zmm17, %zmm13
	vpdpbusd	%zmm15, %zmm17, %zmm14
	vpdpbusd	%zmm24, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm12
	vmovdqu64	512(%rax,%rbx,4), %zmm20
	vpdpbusd	%zmm24, %zmm20, %zmm9
	vpdpbusd	%zmm15, %zmm20, %zmm8
	vpdpbusd	%zmm16, %zmm21, %zmm7
	vpdpbusd	%zmm15, %zmm21, %zmm11
	vpdpbusd	%zmm16, %zmm19, %zmm13
	vpdpbusd	%zmm15, %zmm19, %zmm14
	vpdpbusd	%zmm16, %zmm22, %zmm10
	vpdpbusd	%zmm15, %zmm22, %zmm12
	vmovdqu64	576(%rax,%rbx,4), %zmm19
	vpdpbusd	%zmm16, %zmm19, %zmm9
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vmovdqu64	192(%rsi), %zmm16
	vpdpbusd	%zmm16, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm11
	vpdpbusd	%zmm16, %zmm18, %zmm13
	vpdpbusd	%zmm15, %zmm18, %zmm14
	vpdpbusd	%zmm16, %zmm20, %zmm10
	vpdpbusd	%zmm15, %zmm20, %zmm12
	vmovdqu64	640(%rax,%rbx,4), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm9
	vpdpbusd	%zmm15, %zmm17, %zmm8
	addq	%r11, %rsi
	cmpq	%r13, %r15
	jne	.LBB16_35
	jmp	.LBB16_29
	.p2align	4
.LBB16_30:
	cmpq	%rcx, %r10
	jge	.LBB16_39
.LBB16_31:
	movq	-128(%rsp), %rax
	movq	32(%rax), %r14
	movq	-40(%rsp), %rbx
	vmovss	136(%rbx), %xmm3
	vcvttss2si	132(%rbx), %eax
	movq	152(%rbx), %rdi
	movl	140(%rbx), %ecx
	vcvttss2si	%xmm3, %edx
	vcvtsi2ss	%ecx, %xmm31, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm3
	seta	%sil
	leaq	(%rdi,%rdi,2), %rbp
	shll	$7, %esi
	subl	%esi, %ecx
	addl	%ecx, %eax
	addl	%ecx, %edx
	vpbroadcastw	%ecx, %zmm3
	vpbroadcastb	%eax, %zmm4
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%esi, %zmm6
	movq	144(%rbx), %rax
	addq	-80(%rsp), %rax
	shlq	$6, %r14
	movq	%r14, -88(%rsp)
	movq	-56(%rsp), %rcx
	movq	-120(%rsp), %rdx
	addq	%rdx, %rcx
	movq	%rcx, -96(%rsp)
	jmp	.LBB16_32
	.p2align	4
.LBB16_33:
	vmovdqa64	%zmm7, %zmm9
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm13
	vpxor	%xmm12, %xmm12, %xmm12
.LBB16_38:
	imulq	%rdi, %r12
	vmovdqu64	64(%r8), %zmm15
	vpmulld	%zmm12, %zmm15, %zmm12
	vpmulld	%zmm14, %zmm15, %zmm14
	vpaddd	%zmm7, %zmm12, %zmm7
	vpaddd	%zmm13, %zmm14, %zmm12
	vpmulld	%zmm11, %zmm15, %zmm11
	vpmulld	%zmm8, %zmm15, %zmm8
	vpaddd	%zmm10, %zmm11, %zmm10
	vpaddd	%zmm9, %zmm8, %zmm8
	vmovups	128(%r8), %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm9, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm12, %zmm11
	vmulps	%zmm11, %zmm9, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm7, %zmm7
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm9, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm9, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm10, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpaddsw	%zmm3, %zmm8, %zmm8
	vpacksswb	%zmm8, %zmm7, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	leaq	(%rax,%r12), %rcx
	vmovdqu	%xmm7, (%rax,%r12)
	vextracti32x4	$1, %zmm7, (%rdi,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%rdi,2)
	vextracti32x4	$3, %zmm7, (%rbp,%rcx)
	addq	$4, %r10
	movq	-112(%rsp), %rcx
	cmpq	%rcx, %r10
	jge	.LBB16_39
.LBB16_32:
	movq	32(%rsp), %rcx
	cmpq	%r10, %rcx
	movq	%r10, %r12
	cmovlq	%rcx, %r12
	vmovdqu64	(%r8), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%r9, %r15
	je	.LBB16_33
	movq	-88(%rsp), %rdx
	imulq	%r12, %rdx
	addq	-32(%rsp), %rdx
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %r14
	movq	56(%rcx), %rsi
	vpxor	%xmm12, %xmm12, %xmm12
	movq	-96(%rsp), %r13
	movq	%r9, %rbx
	vmovdqa64	%zmm7, %zmm13
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm9
	.p2align	4
.LBB16_37:
	movq	(%r14,%rbx,8), %rcx
	vpbroadcastd	(%rsi,%rbx,4), %zmm15
	incq	%rbx
	vmovdqu64	(%rdx,%rcx,4), %zmm17
	vmovdqu64	64(%rdx,%rcx,4), %zmm19
	vmovdqu64	128(%rdx,%rcx,4), %zmm20
	vmovdqu64	192(%rdx,%rcx,4), %zmm21
	vmovdqu64	-64(%r13), %zmm22
	vmovdqu64	(%r13), %zmm23
	vmovdqu64	64(%r13), %zmm24
	vmovdqu64	128(%r13), %zmm16
	vpdpbusd	%zmm22, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm12
	vpdpbusd	%zmm22, %zmm20, %zmm13
	vpdpbusd	%zmm15, %zmm20, %zmm14
	vmovdqu64	256(%rdx,%rcx,4), %zmm17
	vpdpbusd	%zmm22, %zmm17, %zmm10
	vpdpbusd	%zmm15, %zmm17, %zmm11
	vmovdqu64	384(%rdx,%rcx,4), %zmm18
	vpdpbusd	%zmm22, %zmm18, %zmm9
	vpdpbusd	%zmm15, %zmm18, %zmm8
	vpdpbusd	%zmm23, %zmm19, %zmm7
	vpdpbusd	%zmm15, %zmm19, %zmm12
	vpdpbusd	%zmm23, %zmm21, %zmm13
	vpdpbusd	%zmm15, %zmm21, %zmm14
	vmovdqu64	320(%rdx,%rcx,4), %zmm19
	vpdpbusd	%zmm23, %zmm19, %zmm10
	vpdpbusd	%zmm15, %zmm19, %zmm11
	vmovdqu64	448(%rdx,%rcx,4), %zmm22
	vpdpbusd	%zmm23, %zmm22, %zmm9
	vpdpbusd	%zmm15, %zmm22, %zmm8
	vpdpbusd	%zmm24, %zmm20, %zmm7
	vpdpbusd	%zmm15, %zmm20, %zmm12
	vpdpbusd	%zmm24, %zmm17, %zmm13
	vpdpbusd	%zmm15, %zmm17, %zmm14
	vpdpbusd	%zmm24, %zmm18, %zmm10
	vpdpbusd	%zmm15, %zmm18, %zmm11
	vmovdqu64	512(%rdx,%rcx,4), %zmm20
	vpdpbusd	%zmm24, %zmm20, %zmm9
	vpdpbusd	%zmm15, %zmm20, %zmm8
	vpdpbusd	%zmm16, %zmm21, %zmm7
	vpdpbusd	%zmm15, %zmm21, %zmm12
	vpdpbusd	%zmm16, %zmm19, %zmm13
	vpdpbusd	%zmm15, %zmm19, %zmm14
	vpdpbusd	%zmm16, %zmm22, %zmm10
	vpdpbusd	%zmm15, %zmm22, %zmm11
	vmovdqu64	576(%rdx,%rcx,4), %zmm19
	vpdpbusd	%zmm16, %zmm19, %zmm9
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vmovdqu64	192(%r13), %zmm16
	vpdpbusd	%zmm16, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm12
	vpdpbusd	%zmm16, %zmm18, %zmm13
	vpdpbusd	%zmm15, %zmm18, %zmm14
	vpdpbusd	%zmm16, %zmm20, %zmm10
	vpdpbusd	%zmm15, %zmm20, %zmm11
	vmovdqu64	640(%rdx,%rcx,4), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm9
	vpdpbusd	%zmm15, %zmm17, %zmm8
	addq	%r11, %r13
	cmpq	%rbx, %r15
	jne	.LBB16_37
	jmp	.LBB16_38
	.p2align	4
.LBB16_39:
	cmpq	%rcx, %r10
	jge	.LBB16_47
.LBB16_40:
	movq	-120(%rsp), %rcx
	addq	104(%rsp), %rcx
	movq	-128(%rsp), %rax
	movq	32(%rax), %rsi
	movq	-40(%rsp), %rax
	movq	152(%rax), %rdi
	vmovups	(%rax), %zmm3
	vmovups	64(%rax), %zmm4
	movq	-80(%rsp), %rdx
	addq	144(%rax), %rdx
	movq	%rdx, -80(%rsp)
	shlq	$6, %rsi
	movq	%rsi, -88(%rsp)
	vpbroadcastb	128(%rax), %xmm5
	movq	%r15, %r12
	subq	%r9, %r12
	leaq	1(%r9), %rbp
	movq	%rcx, -120(%rsp)
	leaq	(%rcx,%r11), %rax
	movq	%rax, -96(%rsp)
	jmp	.LBB16_41
	.p2align	4
.LBB16_46:
	vpmulld	64(%r8), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	movq	%r10, %rcx
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	imulq	%rdi, %rcx
	vpaddb	%xmm6, %xmm5, %xmm6
	movq	-80(%rsp), %rax
	vmovdqu	%xmm6, (%rax,%rcx)
	incq	%r10
	cmpq	-112(%rsp), %r10
	jge	.LBB16_47
.LBB16_41:
	vmovdqu64	(%r8), %zmm6
	vpxor	%xmm7, %xmm7, %xmm7
	cmpq	%r9, %r15
	je	.LBB16_46
	movq	-88(%rsp), %rdx
	imulq	%r10, %rdx
	addq	-32(%rsp), %rdx
	movq	-128(%rsp), %rax
	movq	48(%rax), %rsi
	movq	56(%rax), %r14
	testb	$1, %r12b
	jne	.LBB16_44
	movq	-120(%rsp), %rbx
	movq	%r9, %rcx
	cmpq	%rbp, %r15
	jne	.LBB16_51
	jmp	.LBB16_46
	.p2align	4
.LBB16_44:
	movq	(%rsi,%r9,8), %rcx
	vmovdqu64	(%rdx,%rcx,4), %zmm8
	vmovdqu64	64(%rdx,%rcx,4), %zmm9
	vmovdqu64	128(%rdx,%rcx,4), %zmm10
	vmovdqu64	192(%rdx,%rcx,4), %zmm11
	movq	-120(%rsp), %rax
	vpdpbusd	(%rax), %zmm8, %zmm6
	vpbroadcastd	(%r14,%r9,4), %zmm12
	vpdpbusd	%zmm12, %zmm8, %zmm7
	vpdpbusd	64(%rax), %zmm9, %zmm6
	vpdpbusd	%zmm12, %zmm9, %zmm7
	vpdpbusd	128(%rax), %zmm10, %zmm6
	vpdpbusd	%zmm12, %zmm10, %zmm7
	vpdpbusd	192(%rax), %zmm11, %zmm6
	vpdpbusd	%zmm12, %zmm11, %zmm7
	vmovdqu64	256(%rdx,%rcx,4), %zmm8
	vpdpbusd	256(%rax), %zmm8, %zmm6
	vpdpbusd	%zmm12, %zmm8, %zmm7
	movq	-96(%rsp), %rbx
	movq	%rbp, %rcx
	cmpq	%rbp, %r15
	je	.LBB16_46
	.p2align	4
.LBB16_51:
	movq	(%rsi,%rcx,8), %rax
	movq	8(%rsi,%rcx,8), %r13
	vmovdqu64	(%rdx,%rax,4), %zmm8
	vmovdqu64	64(%rdx,%rax,4), %zmm9
	vmovdqu64	128(%rdx,%rax,4), %zmm10
	vmovdqu64	192(%rdx,%rax,4), %zmm11
	vpdpbusd	(%rbx), %zmm8, %zmm6
	vpbroadcastd	(%r14,%rcx,4), %zmm12
	vpdpbusd	%zmm12, %zmm8, %zmm7
	vpdpbusd	64(%rbx), %zmm9, %zmm6
	vpdpbusd	%zmm12, %zmm9, %zmm7
	vpdpbusd	128(%rbx), %zmm10, %zmm6
	vpdpbusd	%zmm12, %zmm10, %zmm7
	vpdpbusd	192(%rbx), %zmm11, %zmm6
	vpdpbusd	%zmm12, %zmm11, %zmm7
	vmovdqu64	256(%rdx,%rax,4), %zmm8
	vpdpbusd	256(%rbx), %zmm8, %zmm6
	vmovdqu64	(%rdx,%r13,4), %zmm9
	vmovdqu64	64(%rdx,%r13,4), %zmm10
	vmovdqu64	128(%rdx,%r13,4), %zmm11
	vmovdqu64	192(%rdx,%r13,4), %zmm13
	vpdpbusd	%zmm12, %zmm8, %zmm7
	vpdpbusd	(%rbx,%r11), %zmm9, %zmm6
	vpbroadcastd	4(%r14,%rcx,4), %zmm8
	vpdpbusd	%zmm8, %zmm9, %zmm7
	vpdpbusd	64(%rbx,%r11), %zmm10, %zmm6
	vpdpbusd	128(%rbx,%r11), %zmm11, %zmm6
	vpdpbusd	192(%rbx,%r11), %zmm13, %zmm6
	vmovdqu64	256(%rdx,%r13,4), %zmm9
	vpdpbusd	256(%rbx,%r11), %zmm9, %zmm6
	addq	%r11, %rbx
	addq	$2, %rcx
	vpdpbusd	%zmm8, %zmm10, %zmm7
	vpdpbusd	%zmm8, %zmm11, %zmm7
	vpdpbusd	%zmm8, %zmm13, %zmm7
	vpdpbusd	%zmm8, %zmm9, %zmm7
	addq	%r11, %rbx
	cmpq	%rcx, %r15
	jne	.LBB16_51
	jmp	.LBB16_46
.Lfunc_end16:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5, .Lfunc_end16-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedJ0VGAtA20RequantizingChannelsVTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI17_0:
	.long	0x42fe0000
.LCPI17_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI17_1:
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA10FourPixelsVyAA09CorrectedJ0VGAqA20RequantizingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA10FourPixelsVyAA09CorrectedJ0VGAqA20RequantizingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA10FourPixelsVyAA09CorrectedJ0VGAqA20RequantizingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA10FourPixelsVyAA09CorrectedJ0VGAqA20RequantizingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, -16(%rsp)
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %rsi
	leaq	15(%rax), %rcx
	movq	%rax, 256(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -64(%rsp)
	movq	%rsi, %rax
	shrq	$32, %rax
	je	.LBB17_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rsi
	jmp	.LBB17_3
.LBB17_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB17_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	jge	.LBB17_4
.LBB17_10:
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
.LBB17_4:
	.cfi_def_cfa_offset 512
	sarq	$4, -64(%rsp)
	movq	%rdx, 232(%rsp)
	movq	-128(%rsp), %rax
	movq	40(%rax), %rcx
	movq	64(%rax), %rbx
	movq	%rcx, 352(%rsp)
	movq	32(%rcx), %rcx
	imulq	%rbx, %rcx
	movq	%rcx, %rdx
	shlq	$4, %rdx
	leaq	48(%rdx), %rdi
	movq	%rdi, 312(%rsp)
	movq	96(%rax), %rax
	movq	%rax, -56(%rsp)
	addq	$47, %rdx
	movq	%rdx, 304(%rsp)
	addq	$-16, 256(%rsp)
	movq	%rbx, %r15
	shlq	$6, %r15
	leaq	-4(%rsi), %rax
	movq	%rax, 280(%rsp)
	leaq	-1(%rbx), %rax
	movq	%rax, 288(%rsp)
	movl	%ebx, %eax
	andl	$3, %eax
	movq	%rcx, %rdx
	shlq	$6, %rdx
	addq	$192, %rdx
	shlq	$8, %rcx
	addq	$768, %rcx
	movq	%rcx, 296(%rsp)
	movq	%rbx, %r11
	andq	$-2, %r11
	negq	%r11
	movq	%rbx, %rcx
	andq	$-4, %rcx
	negq	%rcx
	movq	%rcx, 432(%rsp)
	movq	%rax, 440(%rsp)
	movl	%eax, %ebp
	shll	$6, %ebp
	vmovss	.LCPI17_0(%rip), %xmm0
	vmovdqa64	.LCPI17_1(%rip), %zmm1
	vbroadcastss	.LCPI17_2(%rip), %zmm2
	movq	$0, 224(%rsp)
	movq	%rdx, 328(%rsp)
	movq	%rdx, -48(%rsp)
	xorl	%eax, %eax
	movq	%rsi, 72(%rsp)
	movq	%rbx, 208(%rsp)
	movq	%r15, 200(%rsp)
	movq	%r11, 448(%rsp)
	movq	%rbp, 192(%rsp)
	jmp	.LBB17_5
	.p2align	4
.LBB17_9:
	movq	-48(%rsp), %rax
	addq	296(%rsp), %rax
	movq	%rax, -48(%rsp)
	addq	$16, 224(%rsp)
	movq	216(%rsp), %rcx
	movq	%rcx, %rax
	cmpq	-64(%rsp), %rcx
	jge	.LBB17_10
.LBB17_5:
	movq	%rax, 240(%rsp)
	addq	$4, %rax
	movq	%rax, 216(%rsp)
	cmpq	$0, -56(%rsp)
	jle	.LBB17_9
	movq	-64(%rsp), %rax
	movq	216(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 336(%rsp)
	movq	232(%rsp), %rax
	xorl	%ecx, %ecx
	movq	$0, -112(%rsp)
	jmp	.LBB17_7
	.p2align	4
.LBB17_16:
	movq	248(%rsp), %rcx
	movq	%rcx, -112(%rsp)
	cmpq	-56(%rsp), %rcx
	movq	232(%rsp), %rax
	jge	.LBB17_9
.LBB17_7:
	addq	%rax, %rcx
	jno	.LBB17_11
	movq	-56(%rsp), %rdx
	movq	%rcx, %rdi
	movq	%rdx, %rcx
	subq	-112(%rsp), %rcx
	cmpq	%rdi, %rdx
	cmovlq	%rdx, %rdi
	cmovgeq	%rax, %rcx
	movq	%rdi, -24(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, 248(%rsp)
	jmp	.LBB17_12
	.p2align	4
.LBB17_11:
	movq	-56(%rsp), %rax
	cmpq	%rcx, %rax
	movq	%rcx, 248(%rsp)
	cmovlq	%rax, %rcx
	movq	%rcx, -24(%rsp)
	subq	-112(%rsp), %rcx
.LBB17_12:
	movq	304(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB17_13
	cqto
	idivq	%rcx
	movq	%rax, %rdi
	jmp	.LBB17_15
	.p2align	4
.LBB17_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %edi
.LBB17_15:
	movq	240(%rsp), %rax
	cmpq	%rax, -64(%rsp)
	je	.LBB17_16
	movq	-128(%rsp), %rax
	movq	80(%rax), %rcx
	movq	-48(%rsp), %rax
	movq	%rcx, 320(%rsp)
	addq	%rcx, %rax
	movq	%rax, -32(%rsp)
	leaq	(,%rdi,4), %rax
	movq	%rax, 360(%rsp)
	movq	224(%rsp), %rax
	movq	%rax, 264(%rsp)
	movq	240(%rsp), %rax
	movq	%rax, -40(%rsp)
	movq	%rdi, 368(%rsp)
	jmp	.LBB17_18
	.p2align	4
.LBB17_69:
	movq	-40(%rsp), %rcx
	incq	%rcx
	movq	-32(%rsp), %rax
	addq	328(%rsp), %rax
	movq	%rax, -32(%rsp)
	addq	$4, 264(%rsp)
	movq	%rcx, -40(%rsp)
	cmpq	336(%rsp), %rcx
	je	.LBB17_16
.LBB17_18:
	movq	-24(%rsp), %rax
	cmpq	%rax, -112(%rsp)
	je	.LBB17_69
	movq	-40(%rsp), %r8
	movq	%r8, %rax
	imulq	312(%rsp), %rax
	movq	320(%rsp), %rcx
	leaq	(%rcx,%rax,4), %r9
	movq	-128(%rsp), %rdx
	movq	24(%rdx), %rax
	movq	%rax, 408(%rsp)
	movq	(%rdx), %rax
	movq	8(%rdx), %r10
	movq	%r10, %rcx
	imulq	%r8, %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%rcx, 344(%rsp)
	movq	16(%rdx), %r14
	movq	112(%rdx), %rcx
	movq	%rcx, 392(%rsp)
	shlq	$4, %r8
	leaq	192(%r9), %rcx
	movq	%rcx, 376(%rsp)
	movq	256(%rsp), %rcx
	cmpq	%r8, %rcx
	cmovlq	%rcx, %r8
	movq	%r8, 384(%rsp)
	imulq	264(%rsp), %r10
	addq	%rax, %r10
	movq	%r10, (%rsp)
	movq	%r14, 400(%rsp)
	leaq	(,%r14,4), %rax
	movq	%rax, -8(%rsp)
	movq	-32(%rsp), %rdx
	movq	-112(%rsp), %r8
	movq	%r9, 80(%rsp)
	jmp	.LBB17_20
	.p2align	4
.LBB17_68:
	movq	416(%rsp), %r8
	incq	%r8
	movq	424(%rsp), %rdx
	addq	360(%rsp), %rdx
	cmpq	-24(%rsp), %r8
	movq	368(%rsp), %rdi
	je	.LBB17_69
.LBB17_20:
	testq	%rdi, %rdi
	jle	.LBB17_23
	xorl	%eax, %eax
	.p2align	4
.LBB17_22:
	prefetcht0	(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	%rdi, %rax
	jl	.LBB17_22
.LBB17_23:
	movq	%r8, %rax
	imulq	408(%rsp), %rax
	leaq	3(%rax), %rdi
	testq	%rax, %rax
	cmovnsq	%rax, %rdi
	movq	%rdi, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	352(%rsp), %rcx
	movq	(%rcx,%rax,8), %r14
	movq	8(%rcx,%rax,8), %rax
	movq	%rax, -120(%rsp)
	movq	%r15, %rax
	imulq	%r14, %rax
	addq	376(%rsp), %rax
	movq	%rax, 56(%rsp)
	sarq	$2, %rdi
	movq	%rdi, 8(%rsp)
	movq	%rdi, %rax
	imulq	400(%rsp), %rax
	movq	%r8, %rcx
	imulq	392(%rsp), %rcx
	addq	384(%rsp), %rcx
	movq	%rcx, -104(%rsp)
	cmpq	$4, %rsi
	movq	%r14, 88(%rsp)
	movq	%rdx, 424(%rsp)
	movq	%r8, 416(%rsp)
	jl	.LBB17_72
	movq	344(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 272(%rsp)
	jne	.LBB17_26
	xorl	%r8d, %r8d
	jmp	.LBB17_31
	.p2align	4
.LBB17_72:
	testq	%rsi, %rsi
	movq	-120(%rsp), %rdx
	jle	.LBB17_68
	xorl	%r8d, %r8d
	jmp	.LBB17_54
	.p2align	4
.LBB17_26:
	movq	-16(%rsp), %rdi
	vmovss	136(%rdi), %xmm3
	vcvttss2si	132(%rdi), %eax
	movl	140(%rdi), %ecx
	vcvttss2si	%xmm3, %edx
	vcvtsi2ss	%ecx, %xmm2, %xmm4
	movq	-128(%rsp), %rsi
	movq	32(%rsi), %r8
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm3
	seta	%sil
	movq	152(%rdi), %r10
	movq	%r10, 48(%rsp)
	leaq	(%r10,%r10,2), %r10
	movq	%r10, 40(%rsp)
	shll	$7, %esi
	subl	%esi, %ecx
	addl	%ecx, %eax
	addl	%ecx, %edx
	vpbroadcastw	%ecx, %zmm3
	vpbroadcastb	%eax, %zmm4
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%esi, %zmm6
	movq	144(%rdi), %rax
	addq	-104(%rsp), %rax
	movq	%rax, 32(%rsp)
	movq	%r8, %rax
	shlq	$6, %rax
	movq	%r8, 24(%rsp)
	shlq	$7, %r8
	movq	%r8, 104(%rsp)
	movq	%rax, -88(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 96(%rsp)
	movq	-8(%rsp), %rax
	imulq	8(%rsp), %rax
	addq	(%rsp), %rax
	movq	%rax, 16(%rsp)
	xorl	%ecx, %ecx
	movq	-120(%rsp), %rdx
	jmp	.LBB17_27
	.p2align	4
.LBB17_28:
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
.LBB17_29:
	movq	48(%rsp), %rcx
	movq	64(%rsp), %rdi
	imulq	%rcx, %rdi
	movq	80(%rsp), %r9
	vmovdqu64	64(%r9), %zmm15
	vpmulld	%zmm13, %zmm15, %zmm13
	vpaddd	%zmm14, %zmm13, %zmm13
	vpmulld	%zmm11, %zmm15, %zmm11
	vpaddd	%zmm12, %zmm11, %zmm11
	vpmulld	%zmm9, %zmm15, %zmm9
	vpaddd	%zmm10, %zmm9, %zmm9
	vpmulld	%zmm8, %zmm15, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vmovups	128(%r9), %zmm8
	vcvtdq2ps	%zmm13, %zmm10
	vmulps	%zmm10, %zmm8, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm8, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm8, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm8, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm9, %zmm7
	vpaddsw	%zmm3, %zmm10, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	movq	32(%rsp), %rsi
	leaq	(%rsi,%rdi), %rax
	vmovdqu	%xmm7, (%rsi,%rdi)
	vextracti32x4	$1, %zmm7, (%rcx,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rcx,2)
	movq	40(%rsp), %rcx
	vextracti32x4	$3, %zmm7, (%rcx,%rax)
	movq	-96(%rsp), %rax
	leaq	4(%rax), %r8
	addq	$8, %rax
	movq	72(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%r8, %rcx
	movq	88(%rsp), %r14
	jge	.LBB17_30
.LBB17_27:
	movq	280(%rsp), %rsi
	cmpq	%rsi, %rcx
	movq	%rcx, -96(%rsp)
	cmovlq	%rcx, %rsi
	vmovdqu64	(%r9), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%rdx, %r14
	movq	%rsi, 64(%rsp)
	je	.LBB17_28
	movq	%rsi, %rdi
	shlq	$6, %rdi
	leaq	192(%rdi), %r8
	movq	24(%rsp), %rax
	imulq	%rax, %r8
	leaq	128(%rdi), %r9
	imulq	%rax, %r9
	addq	$64, %rdi
	imulq	%rax, %rdi
	movq	-88(%rsp), %r10
	imulq	%rsi, %r10
	movq	16(%rsp), %rcx
	leaq	(%rcx,%r10), %rax
	movq	%rax, 144(%rsp)
	leaq	(%rcx,%r8), %rax
	movq	%rax, 136(%rsp)
	leaq	(%rcx,%r9), %rax
	movq	%rax, 128(%rsp)
	leaq	(%rcx,%rdi), %rax
	movq	%rax, 120(%rsp)
	movq	272(%rsp), %rax
	addq	%r10, %rax
	movq	%rax, 112(%rsp)
	movq	-128(%rsp), %rax
	movq	48(%rax), %rsi
	movq	%rsi, -80(%rsp)
	movq	56(%rax), %rax
	movq	%rax, 184(%rsp)
	addq	%rcx, %r8
	movq	%r8, 168(%rsp)
	addq	%rcx, %r9
	movq	%r9, 160(%rsp)
	addq	%rcx, %rdi
	movq	%rdi, 176(%rsp)
	addq	%rcx, %r10
	movq	%r10, 152(%rsp)
	movq	56(%rsp), %r8
	movq	%r14, %r10
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm7, %zmm10
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm12
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm7, %zmm14
	jmp	.LBB17_35
	.p2align	4
.LBB17_41:
	incq	%r10
	addq	%r15, %r8
	cmpq	%rdx, %r10
	je	.LBB17_29
.LBB17_35:
	testq	%rbx, %rbx
	je	.LBB17_41
	movq	-128(%rsp), %rax
	movq	72(%rax), %r13
	movq	%r13, %r14
	shlq	$6, %r14
	movq	-80(%rsp), %rax
	movq	(%rax,%r10,8), %rsi
	movq	184(%rsp), %rax
	vpbroadcastd	(%rax,%r10,4), %zmm15
	cmpq	$0, 288(%rsp)
	je	.LBB17_37
	movq	168(%rsp), %rax
	leaq	(%rax,%r14), %r12
	shlq	$7, %r13
	movq	160(%rsp), %rax
	leaq	(%rax,%r14), %rdx
	movq	176(%rsp), %rax
	addq	%r14, %rax
	movq	152(%rsp), %rcx
	leaq	(%rcx,%r14), %r15
	movq	%r8, -72(%rsp)
	movq	%r8, %rcx
	movq	120(%rsp), %rbp
	movq	128(%rsp), %rbx
	movq	136(%rsp), %r9
	movq	144(%rsp), %r8
	xorl	%edi, %edi
	.p2align	4
.LBB17_43:
	vmovdqu64	(%r8,%rsi,4), %zmm16
	vmovdqu64	(%rcx), %zmm17
	vmovdqu64	64(%rcx), %zmm18
	vpdpbusd	%zmm17, %zmm16, %zmm14
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vmovdqu64	(%rbp,%rsi,4), %zmm16
	vpdpbusd	%zmm17, %zmm16, %zmm12
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vmovdqu64	(%rbx,%rsi,4), %zmm16
	vpdpbusd	%zmm17, %zmm16, %zmm10
	vmovdqu64	(%r9,%rsi,4), %zmm19
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vpdpbusd	%zmm17, %zmm19, %zmm7
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vmovdqu64	(%r15,%rsi,4), %zmm16
	vpdpbusd	%zmm18, %zmm16, %zmm14
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vmovdqu64	(%rax,%rsi,4), %zmm16
	vpdpbusd	%zmm18, %zmm16, %zmm12
	vmovdqu64	(%rdx,%rsi,4), %zmm17
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vpdpbusd	%zmm18, %zmm17, %zmm10
	vpdpbusd	%zmm15, %zmm17, %zmm9
	vmovdqu64	(%r12,%rsi,4), %zmm16
	vpdpbusd	%zmm18, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm8
	addq	%r13, %r12
	addq	%r13, %rdx
	addq	%r13, %rax
	addq	%r13, %r15
	addq	$-2, %rdi
	addq	%r13, %r8
	addq	%r13, %r9
	addq	%r13, %rbx
	addq	%r13, %rbp
	subq	$-128, %rcx
	cmpq	%rdi, %r11
	jne	.LBB17_43
	negq	%rdi
	movq	208(%rsp), %rbx
	movq	200(%rsp), %r15
	movq	192(%rsp), %rbp
	movq	-120(%rsp), %rdx
	movq	-72(%rsp), %r8
	testb	$1, %bl
	je	.LBB17_41
	jmp	.LBB17_40
	.p2align	4
.LBB17_37:
	xorl	%edi, %edi
	testb	$1, %bl
	je	.LBB17_41
.LBB17_40:
	movq	112(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	imulq	%rdi, %r14
	leaq	(%rax,%r14), %rcx
	shlq	$6, %rdi
	vmovdqu64	(%r8,%rdi), %zmm16
	vmovdqu64	(%rax,%r14), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm14
	vpdpbusd	%zmm15, %zmm17, %zmm13
	movq	-88(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm12
	vpdpbusd	%zmm15, %zmm17, %zmm11
	movq	104(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm10
	vpdpbusd	%zmm15, %zmm17, %zmm9
	movq	96(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm8
	jmp	.LBB17_41
	.p2align	4
.LBB17_30:
	cmpq	%rsi, %r8
	jge	.LBB17_53
.LBB17_31:
	movq	-128(%rsp), %rax
	movq	32(%rax), %r10
	movq	-16(%rsp), %rdi
	vmovss	136(%rdi), %xmm3
	movq	152(%rdi), %r12
	vcvttss2si	132(%rdi), %eax
	vcvttss2si	%xmm3, %ecx
	movl	140(%rdi), %edx
	vcvtsi2ss	%edx, %xmm2, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm3
	seta	%sil
	movq	%r12, 48(%rsp)
	leaq	(%r12,%r12,2), %r12
	movq	%r12, 40(%rsp)
	shll	$7, %esi
	subl	%esi, %edx
	addl	%edx, %eax
	addl	%edx, %ecx
	vpbroadcastw	%edx, %zmm3
	movq	-120(%rsp), %rdx
	vpbroadcastb	%eax, %zmm4
	vpbroadcastb	%ecx, %zmm5
	vpbroadcastb	%esi, %zmm6
	movq	144(%rdi), %rax
	addq	-104(%rsp), %rax
	movq	%rax, 32(%rsp)
	movq	%r10, %rax
	shlq	$6, %rax
	movq	%r10, 24(%rsp)
	shlq	$7, %r10
	movq	%r10, 104(%rsp)
	movq	%rax, -88(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 96(%rsp)
	movq	-8(%rsp), %rax
	imulq	8(%rsp), %rax
	addq	(%rsp), %rax
	movq	%rax, 16(%rsp)
	jmp	.LBB17_32
	.p2align	4
.LBB17_33:
	vpxor	%xmm10, %xmm10, %xmm10
	vmovdqa64	%zmm7, %zmm9
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm12
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm13
.LBB17_52:
	movq	48(%rsp), %rcx
	movq	64(%rsp), %rdi
	imulq	%rcx, %rdi
	movq	80(%rsp), %r9
	vmovdqu64	64(%r9), %zmm15
	vpmulld	%zmm14, %zmm15, %zmm14
	vpmulld	%zmm11, %zmm15, %zmm11
	vpaddd	%zmm13, %zmm14, %zmm13
	vpaddd	%zmm12, %zmm11, %zmm11
	vpmulld	%zmm10, %zmm15, %zmm10
	vpmulld	%zmm8, %zmm15, %zmm8
	vpaddd	%zmm9, %zmm10, %zmm9
	vpaddd	%zmm7, %zmm8, %zmm7
	vmovups	128(%r9), %zmm8
	vcvtdq2ps	%zmm13, %zmm10
	vmulps	%zmm10, %zmm8, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm8, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm8, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm8, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm9, %zmm7
	vpaddsw	%zmm3, %zmm10, %zmm8
	vpaddsw	%zmm3, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm8, %zmm7
	vpmaxsb	%zmm4, %zmm7, %zmm7
	vpminsb	%zmm5, %zmm7, %zmm7
	vpxorq	%zmm6, %zmm7, %zmm7
	vpermd	%zmm7, %zmm1, %zmm7
	movq	32(%rsp), %rsi
	leaq	(%rsi,%rdi), %rax
	vmovdqu	%xmm7, (%rsi,%rdi)
	vextracti32x4	$1, %zmm7, (%rcx,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rcx,2)
	movq	40(%rsp), %rcx
	vextracti32x4	$3, %zmm7, (%rcx,%rax)
	movq	-96(%rsp), %r8
	addq	$4, %r8
	movq	72(%rsp), %rsi
	cmpq	%rsi, %r8
	movq	88(%rsp), %r14
	jge	.LBB17_53
.LBB17_32:
	movq	280(%rsp), %rcx
	cmpq	%rcx, %r8
	movq	%r8, -96(%rsp)
	cmovlq	%r8, %rcx
	vmovdqu64	(%r9), %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	cmpq	%rdx, %r14
	movq	%rcx, 64(%rsp)
	je	.LBB17_33
	movq	%rcx, %rsi
	shlq	$6, %rsi
	leaq	192(%rsi), %rdi
	movq	24(%rsp), %rax
	imulq	%rax, %rdi
	leaq	128(%rsi), %r8
	imulq	%rax, %r8
	addq	$64, %rsi
	imulq	%rax, %rsi
	movq	-88(%rsp), %r9
	imulq	%rcx, %r9
	movq	16(%rsp), %rcx
	leaq	(%rcx,%r9), %rax
	movq	%rax, 144(%rsp)
	leaq	(%rcx,%rdi), %rax
	movq	%rax, 136(%rsp)
	leaq	(%rcx,%r8), %rax
	movq	%rax, 128(%rsp)
	leaq	(%rcx,%rsi), %rax
	movq	%rax, 120(%rsp)
	movq	272(%rsp), %rax
	addq	%r9, %rax
	movq	%rax, 112(%rsp)
	movq	-128(%rsp), %rax
	movq	48(%rax), %r10
	movq	%r10, -80(%rsp)
	movq	56(%rax), %rax
	movq	%rax, 184(%rsp)
	addq	%rcx, %rdi
	movq	%rdi, 168(%rsp)
	addq	%rcx, %r8
	movq	%r8, 160(%rsp)
	addq	%rcx, %rsi
	movq	%rsi, 176(%rsp)
	addq	%rcx, %r9
	movq	%r9, 152(%rsp)
	movq	56(%rsp), %r9
	movq	%r14, %r12
	vpxor	%xmm10, %xmm10, %xmm10
	vmovdqa64	%zmm7, %zmm9
	vpxor	%xmm11, %xmm11, %xmm11
	vmovdqa64	%zmm7, %zmm12
	vpxor	%xmm14, %xmm14, %xmm14
	vmovdqa64	%zmm7, %zmm13
	jmp	.LBB17_45
	.p2align	4
.LBB17_51:
	incq	%r12
	addq	%r15, %r9
	cmpq	%rdx, %r12
	je	.LBB17_52
.LBB17_45:
	testq	%rbx, %rbx
	je	.LBB17_51
	movq	-128(%rsp), %rax
	movq	72(%rax), %r13
	movq	%r13, %r14
	shlq	$6, %r14
	movq	-80(%rsp), %rax
	movq	(%rax,%r12,8), %rsi
	movq	184(%rsp), %rax
	vpbroadcastd	(%rax,%r12,4), %zmm15
	cmpq	$0, 288(%rsp)
	je	.LBB17_47
	movq	168(%rsp), %rax
	leaq	(%rax,%r14), %rcx
	shlq	$7, %r13
	movq	160(%rsp), %rax
	leaq	(%rax,%r14), %rdx
	movq	176(%rsp), %rax
	addq	%r14, %rax
	movq	152(%rsp), %rdi
	leaq	(%rdi,%r14), %r15
	movq	%r9, -72(%rsp)
	movq	120(%rsp), %rbp
	movq	128(%rsp), %rbx
	movq	136(%rsp), %r8
	movq	%r11, %r10
	movq	144(%rsp), %r11
	xorl	%edi, %edi
	.p2align	4
.LBB17_61:
	vmovdqu64	(%r11,%rsi,4), %zmm16
	vmovdqu64	(%r9), %zmm17
	vmovdqu64	64(%r9), %zmm18
	vpdpbusd	%zmm17, %zmm16, %zmm13
	vpdpbusd	%zmm15, %zmm16, %zmm14
	vmovdqu64	(%rbp,%rsi,4), %zmm16
	vpdpbusd	%zmm17, %zmm16, %zmm12
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vmovdqu64	(%rbx,%rsi,4), %zmm16
	vpdpbusd	%zmm17, %zmm16, %zmm9
	vmovdqu64	(%r8,%rsi,4), %zmm19
	vpdpbusd	%zmm15, %zmm16, %zmm10
	vpdpbusd	%zmm17, %zmm19, %zmm7
	vpdpbusd	%zmm15, %zmm19, %zmm8
	vmovdqu64	(%r15,%rsi,4), %zmm16
	vpdpbusd	%zmm18, %zmm16, %zmm13
	vpdpbusd	%zmm15, %zmm16, %zmm14
	vmovdqu64	(%rax,%rsi,4), %zmm16
	vpdpbusd	%zmm18, %zmm16, %zmm12
	vmovdqu64	(%rdx,%rsi,4), %zmm17
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vpdpbusd	%zmm18, %zmm17, %zmm9
	vpdpbusd	%zmm15, %zmm17, %zmm10
	vmovdqu64	(%rcx,%rsi,4), %zmm16
	vpdpbusd	%zmm18, %zmm16, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm8
	addq	%r13, %rcx
	addq	%r13, %rdx
	addq	%r13, %rax
	addq	%r13, %r15
	addq	$-2, %rdi
	addq	%r13, %r11
	addq	%r13, %r8
	addq	%r13, %rbx
	addq	%r13, %rbp
	subq	$-128, %r9
	cmpq	%rdi, %r10
	jne	.LBB17_61
	negq	%rdi
	movq	208(%rsp), %rbx
	movq	200(%rsp), %r15
	movq	%r10, %r11
	movq	192(%rsp), %rbp
	movq	-120(%rsp), %rdx
	movq	-72(%rsp), %r9
	testb	$1, %bl
	je	.LBB17_51
	jmp	.LBB17_50
	.p2align	4
.LBB17_47:
	xorl	%edi, %edi
	testb	$1, %bl
	je	.LBB17_51
.LBB17_50:
	movq	112(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	imulq	%rdi, %r14
	leaq	(%rax,%r14), %rcx
	shlq	$6, %rdi
	vmovdqu64	(%r9,%rdi), %zmm16
	vmovdqu64	(%rax,%r14), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm13
	vpdpbusd	%zmm15, %zmm17, %zmm14
	movq	-88(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm12
	vpdpbusd	%zmm15, %zmm17, %zmm11
	movq	104(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm9
	vpdpbusd	%zmm15, %zmm17, %zmm10
	movq	96(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm17
	vpdpbusd	%zmm16, %zmm17, %zmm7
	vpdpbusd	%zmm15, %zmm17, %zmm8
	jmp	.LBB17_51
	.p2align	4
.LBB17_53:
	cmpq	%rsi, %r8
	jge	.LBB17_68
.LBB17_54:
	movq	-128(%rsp), %rax
	movq	32(%rax), %rsi
	movq	-16(%rsp), %rax
	movq	152(%rax), %rcx
	movq	%rcx, -80(%rsp)
	vmovups	(%rax), %zmm3
	vmovups	64(%rax), %zmm4
	movq	-104(%rsp), %rcx
	addq	144(%rax), %rcx
	movq	%rcx, -104(%rsp)
	vpbroadcastb	128(%rax), %xmm5
	movq	%r8, %rax
	imulq	%rsi, %rax
	shlq	$6, %rsi
	movq	%rsi, -72(%rsp)
	shlq	$6, %rax
	movq	8(%rsp), %rcx
	imulq	-8(%rsp), %rcx
	addq	%rax, %rcx
	addq	(%rsp), %rcx
	jmp	.LBB17_55
	.p2align	4
.LBB17_67:
	movq	80(%rsp), %r9
	vpmulld	64(%r9), %zmm7, %zmm7
	movq	-96(%rsp), %r8
	movq	%r8, %rax
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	128(%r9), %zmm6, %zmm6
	imulq	-80(%rsp), %rax
	vmaxps	%zmm3, %zmm6, %zmm6
	vminps	%zmm4, %zmm6, %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm5, %xmm6
	movq	-104(%rsp), %rsi
	vmovdqu	%xmm6, (%rsi,%rax)
	incq	%r8
	addq	-72(%rsp), %rcx
	movq	72(%rsp), %rsi
	cmpq	%rsi, %r8
	movq	88(%rsp), %r14
	jge	.LBB17_68
.LBB17_55:
	movq	%r8, -96(%rsp)
	vmovdqu64	(%r9), %zmm6
	vpxor	%xmm7, %xmm7, %xmm7
	cmpq	%rdx, %r14
	je	.LBB17_67
	movq	-128(%rsp), %rax
	movq	48(%rax), %rsi
	movq	56(%rax), %rdi
	movq	56(%rsp), %r10
	jmp	.LBB17_57
	.p2align	4
.LBB17_66:
	incq	%r14
	addq	%r15, %r10
	cmpq	%rdx, %r14
	movq	448(%rsp), %r11
	je	.LBB17_67
.LBB17_57:
	testq	%rbx, %rbx
	je	.LBB17_66
	movq	-128(%rsp), %rax
	movq	72(%rax), %rax
	movq	%rax, %r12
	shlq	$6, %r12
	movq	(%rsi,%r14,8), %r8
	vpbroadcastd	(%rdi,%r14,4), %zmm8
	cmpq	$4, %rbx
	jae	.LBB17_70
	xorl	%r9d, %r9d
	cmpq	$0, 440(%rsp)
	jne	.LBB17_64
	jmp	.LBB17_66
	.p2align	4
.LBB17_70:
	leaq	(%r12,%r12,2), %r11
	leaq	(%rcx,%r8,4), %rbx
	movq	%rax, %r15
	shlq	$8, %r15
	movq	%rax, %r13
	shlq	$7, %r13
	movq	%r10, %rbp
	xorl	%r9d, %r9d
	movq	432(%rsp), %rdx
	.p2align	4
.LBB17_71:
	vmovdqu64	(%rbx), %zmm9
	vpdpbusd	(%rbp), %zmm9, %zmm6
	vmovdqu64	(%rbx,%r12), %zmm10
	vpdpbusd	%zmm8, %zmm9, %zmm7
	vpdpbusd	64(%rbp), %zmm10, %zmm6
	vpdpbusd	%zmm8, %zmm10, %zmm7
	vmovdqu64	(%rbx,%r13), %zmm9
	vpdpbusd	128(%rbp), %zmm9, %zmm6
	vmovdqu64	(%rbx,%r11), %zmm10
	vpdpbusd	192(%rbp), %zmm10, %zmm6
	vpdpbusd	%zmm8, %zmm9, %zmm7
	vpdpbusd	%zmm8, %zmm10, %zmm7
	addq	%r15, %rbx
	addq	$-4, %r9
	addq	$256, %rbp
	cmpq	%r9, %rdx
	jne	.LBB17_71
	negq	%r9
	movq	208(%rsp), %rbx
	movq	200(%rsp), %r15
	movq	192(%rsp), %rbp
	movq	-120(%rsp), %rdx
	cmpq	$0, 440(%rsp)
	je	.LBB17_66
.LBB17_64:
	shlq	$6, %r9
	leaq	(%r10,%r9), %r11
	imulq	%rax, %r9
	leaq	(%r9,%r8,4), %rax
	addq	%rcx, %rax
	xorl	%r8d, %r8d
	.p2align	4
.LBB17_65:
	vmovdqu64	(%rax), %zmm9
	vpdpbusd	(%r11,%r8), %zmm9, %zmm6
	vpdpbusd	%zmm8, %zmm9, %zmm7
	addq	$64, %r8
	addq	%r12, %rax
	cmpq	%r8, %rbp
	jne	.LBB17_65
	jmp	.LBB17_66
.Lfunc_end17:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA10FourPixelsVyAA09CorrectedJ0VGAqA20RequantizingChannelsVTtt0t1g5, .Lfunc_end17-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA10FourPixelsVyAA09CorrectedJ0VGAqA20RequantizingChannelsVTtt0t1g5
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	vmovss	(%rdi), %xmm3
	vmovups	16(%rdi), %zmm0
	vmovups	80(%rdi), %zmm1
	movq	144(%rdi), %rax
	movq	%rax, -88(%rsp)
	movq	152(%rdi), %rsi
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %r9
	leaq	15(%rax), %rcx
	movq	%rax, -8(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -96(%rsp)
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
	cmpq	$16, %rcx
	jge	.LBB18_4
.LBB18_10:
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
.LBB18_4:
	.cfi_def_cfa_offset 304
	sarq	$4, -96(%rsp)
	movq	-128(%rsp), %rax
	movq	40(%rax), %rcx
	movq	64(%rax), %r14
	movq	%rcx, 96(%rsp)
	movq	32(%rcx), %rcx
	imulq	%r14, %rcx
	movq	%rcx, %r10
	shlq	$4, %r10
	leaq	80(%r10), %r8
	movq	%r8, 64(%rsp)
	movq	96(%rax), %r8
	addq	$79, %r10
	movq	%r10, 48(%rsp)
	addq	$-16, -8(%rsp)
	shlq	$6, %r14
	leaq	-8(%r9), %rax
	movq	%rax, 240(%rsp)
	vpbroadcastd	4(%rdi), %zmm2
	leaq	(%rsi,%rsi), %rax
	movq	%rax, 232(%rsp)
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, 224(%rsp)
	movq	%rsi, %rax
	shlq	$4, %rax
	addq	-88(%rsp), %rax
	movq	%rax, 216(%rsp)
	leaq	-4(%r9), %rax
	movq	%rax, 208(%rsp)
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 200(%rsp)
	vbroadcastss	%xmm3, %zmm3
	movq	%rcx, %rax
	shlq	$6, %rax
	addq	$320, %rax
	shlq	$8, %rcx
	addq	$1280, %rcx
	movq	%rcx, 32(%rsp)
	movl	$448, %ecx
	movq	%rcx, -32(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	xorl	%edi, %edi
	movq	%rax, 80(%rsp)
	movq	%rax, -40(%rsp)
	movq	%r9, 24(%rsp)
	movq	%rdx, 56(%rsp)
	movq	%r8, 40(%rsp)
	jmp	.LBB18_5
	.p2align	4
.LBB18_9:
	movq	32(%rsp), %rax
	addq	%rax, -40(%rsp)
	addq	%rax, -32(%rsp)
	movq	-48(%rsp), %rax
	movq	%rax, %rdi
	cmpq	-96(%rsp), %rax
	jge	.LBB18_10
.LBB18_5:
	leaq	4(%rdi), %rax
	movq	%rax, -48(%rsp)
	testq	%r8, %r8
	jle	.LBB18_9
	movq	-96(%rsp), %rax
	movq	-48(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 88(%rsp)
	xorl	%eax, %eax
	movq	$0, -120(%rsp)
	movq	%rdi, -24(%rsp)
	jmp	.LBB18_7
	.p2align	4
.LBB18_16:
	movq	-16(%rsp), %rax
	movq	%rax, -120(%rsp)
	movq	40(%rsp), %r8
	cmpq	%r8, %rax
	movq	56(%rsp), %rdx
	movq	-24(%rsp), %rdi
	jge	.LBB18_9
.LBB18_7:
	addq	%rdx, %rax
	jno	.LBB18_11
	movq	%r8, %rcx
	subq	-120(%rsp), %rcx
	cmpq	%rax, %r8
	cmovlq	%r8, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, -72(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, -16(%rsp)
	jmp	.LBB18_12
	.p2align	4
.LBB18_11:
	cmpq	%rax, %r8
	movq	%rax, -16(%rsp)
	movq	%rax, %rcx
	cmovlq	%r8, %rcx
	movq	%rcx, -72(%rsp)
	subq	-120(%rsp), %rcx
.LBB18_12:
	movq	48(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB18_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rdi, -96(%rsp)
	je	.LBB18_16
	jmp	.LBB18_17
	.p2align	4
.LBB18_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rdi, -96(%rsp)
	je	.LBB18_16
.LBB18_17:
	movq	-128(%rsp), %rax
	movq	80(%rax), %rdx
	movq	-40(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, (%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 104(%rsp)
	movq	-32(%rsp), %rax
	movq	%rdx, 72(%rsp)
	addq	%rdx, %rax
	movq	%rax, 8(%rsp)
	movq	-24(%rsp), %rax
	movq	%rax, -80(%rsp)
	movq	%rcx, 112(%rsp)
	jmp	.LBB18_18
	.p2align	4
.LBB18_52:
	movq	-80(%rsp), %rdx
	incq	%rdx
	movq	80(%rsp), %rax
	addq	%rax, (%rsp)
	addq	%rax, 8(%rsp)
	movq	%rdx, -80(%rsp)
	cmpq	88(%rsp), %rdx
	je	.LBB18_16
.LBB18_18:
	movq	-72(%rsp), %rax
	cmpq	%rax, -120(%rsp)
	je	.LBB18_52
	movq	-80(%rsp), %rdi
	movq	%rdi, %rax
	imulq	64(%rsp), %rax
	movq	72(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rdx
	movq	-128(%rsp), %rax
	movq	16(%rax), %r8
	movq	%r8, 160(%rsp)
	movq	8(%rax), %r8
	imulq	%rdi, %r8
	shlq	$2, %r8
	addq	(%rax), %r8
	movq	%r8, 152(%rsp)
	movq	24(%rax), %r8
	movq	%r8, 144(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 136(%rsp)
	shlq	$4, %rdi
	leaq	320(%rdx), %rax
	movq	%rax, 120(%rsp)
	movq	-8(%rsp), %rax
	cmpq	%rdi, %rax
	cmovlq	%rax, %rdi
	movq	%rdi, 128(%rsp)
	movq	(%rsp), %rdi
	movq	-120(%rsp), %r10
	jmp	.LBB18_20
	.p2align	4
.LBB18_51:
	movq	168(%rsp), %r10
	incq	%r10
	movq	176(%rsp), %rdi
	addq	104(%rsp), %rdi
	cmpq	-72(%rsp), %r10
	movq	112(%rsp), %rcx
	je	.LBB18_52
.LBB18_20:
	testq	%rcx, %rcx
	jle	.LBB18_23
	xorl	%eax, %eax
	.p2align	4
.LBB18_22:
	prefetcht0	(%rdi,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB18_22
.LBB18_23:
	movq	%rdi, 176(%rsp)
	movq	%r10, %rax
	imulq	144(%rsp), %rax
	leaq	3(%rax), %r8
	testq	%rax, %rax
	cmovnsq	%rax, %r8
	movq	%r8, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	96(%rsp), %rdi
	movq	(%rdi,%rax,8), %rcx
	movq	8(%rdi,%rax,8), %rbp
	movq	%r14, %rdi
	imulq	%rcx, %rdi
	movq	120(%rsp), %rax
	addq	%rdi, %rax
	movq	%rax, -112(%rsp)
	sarq	$2, %r8
	imulq	160(%rsp), %r8
	movq	%r10, %rax
	imulq	136(%rsp), %rax
	addq	128(%rsp), %rax
	movq	%rax, -104(%rsp)
	movq	152(%rsp), %rax
	leaq	(%rax,%r8,4), %rax
	movq	%rax, -56(%rsp)
	cmpq	$7, %r9
	movq	%r10, 168(%rsp)
	jle	.LBB18_24
	movq	-128(%rsp), %rax
	movq	32(%rax), %r12
	shlq	$6, %r12
	addq	8(%rsp), %rdi
	xorl	%eax, %eax
	jmp	.LBB18_27
	.p2align	4
.LBB18_28:
	vmovdqa64	%zmm11, %zmm5
	vmovdqa64	%zmm11, %zmm6
	vmovdqa64	%zmm11, %zmm7
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm9
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm11, %zmm12
.LBB18_29:
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	64(%rdx), %zmm11, %zmm11
	imulq	%rsi, %r10
	vmulps	%zmm11, %zmm3, %zmm11
	vmulps	128(%rdx), %zmm11, %zmm11
	vaddps	192(%rdx), %zmm11, %zmm11
	addq	-104(%rsp), %r10
	vcmpltps	%zmm4, %zmm11, %k1
	vmulps	256(%rdx), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	movq	-88(%rsp), %r9
	leaq	(%r9,%r10,4), %r8
	vmovups	%zmm11, (%r9,%r10,4)
	vcvtdq2ps	%zmm12, %zmm11
	vmulps	64(%rdx), %zmm11, %zmm11
	vmulps	%zmm11, %zmm3, %zmm11
	vmulps	128(%rdx), %zmm11, %zmm11
	vaddps	192(%rdx), %zmm11, %zmm11
	vcmpltps	%zmm4, %zmm11, %k1
	vmulps	256(%rdx), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	vmovups	%zmm11, (%r8,%rsi,4)
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	64(%rdx), %zmm10, %zmm10
	vmulps	%zmm10, %zmm3, %zmm10
	vmulps	128(%rdx), %zmm10, %zmm10
	vaddps	192(%rdx), %zmm10, %zmm10
	vcmpltps	%zmm4, %zmm10, %k1
	vmulps	256(%rdx), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	movq	232(%rsp), %r9
	vmovups	%zmm10, (%r8,%r9,4)
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	64(%rdx), %zmm9, %zmm9
	vmulps	%zmm9, %zmm3, %zmm9
	vmulps	128(%rdx), %zmm9, %zmm9
	vaddps	192(%rdx), %zmm9, %zmm9
	vcmpltps	%zmm4, %zmm9, %k1
	vmulps	256(%rdx), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	movq	224(%rsp), %r11
	vmovups	%zmm9, (%r8,%r11,4)
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	64(%rdx), %zmm8, %zmm8
	vmulps	%zmm8, %zmm3, %zmm8
	vmulps	128(%rdx), %zmm8, %zmm8
	vaddps	192(%rdx), %zmm8, %zmm8
	vcmpltps	%zmm4, %zmm8, %k1
	vmulps	256(%rdx), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	movq	216(%rsp), %rbx
	leaq	(%rbx,%r10,4), %r8
	vmovups	%zmm8, (%rbx,%r10,4)
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	64(%rdx), %zmm7, %zmm7
	vmulps	%zmm7, %zmm3, %zmm7
	vmulps	128(%rdx), %zmm7, %zmm7
	vaddps	192(%rdx), %zmm7, %zmm7
	vcmpltps	%zmm4, %zmm7, %k1
	vmulps	256(%rdx), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%r8,%rsi,4)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	64(%rdx), %zmm6, %zmm6
	vmulps	%zmm6, %zmm3, %zmm6
	vmulps	128(%rdx), %zmm6, %zmm6
	vaddps	192(%rdx), %zmm6, %zmm6
	vcmpltps	%zmm4, %zmm6, %k1
	vmulps	256(%rdx), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%r8,%r9,4)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%rdx), %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	128(%rdx), %zmm5, %zmm5
	vaddps	192(%rdx), %zmm5, %zmm5
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	256(%rdx), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%r8,%r11,4)
	leaq	8(%rax), %r10
	addq	$12, %rax
	movq	24(%rsp), %r9
	cmpq	%r9, %rax
	movq	%r10, %rax
	jge	.LBB18_30
.LBB18_27:
	movq	240(%rsp), %r8
	cmpq	%rax, %r8
	movq	%rax, %r10
	cmovlq	%r8, %r10
	vpmulld	(%rdx), %zmm2, %zmm11
	cmpq	%rcx, %rbp
	je	.LBB18_28
	movq	%r12, %r11
	imulq	%r10, %r11
	addq	-56(%rsp), %r11
	movq	-128(%rsp), %r8
	movq	48(%r8), %rbx
	movq	%rdi, %r15
	movq	%rcx, %r13
	vmovdqa64	%zmm11, %zmm12
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm11, %zmm9
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm7
	vmovdqa64	%zmm11, %zmm6
	vmovdqa64	%zmm11, %zmm5
	.p2align	4
.LBB18_35:
	movq	(%rbx,%r13,8), %r8
	incq	%r13
	vmovdqu64	(%r11,%r8,4), %zmm13
	vmovdqu64	64(%r11,%r8,4), %zmm14
	vmovdqu64	128(%r11,%r8,4), %zmm15
	vmovdqu64	192(%r11,%r8,4), %zmm16
	vmovdqu64	-128(%r15), %zmm17
	vmovdqu64	-64(%r15), %zmm18
	vmovdqu64	(%r15), %zmm19
	vpdpbusd	%zmm17, %zmm13, %zmm11
	vpdpbusd	%zmm17, %zmm14, %zmm12
	vpdpbusd	%zmm17, %zmm15, %zmm10
	vpdpbusd	%zmm17, %zmm16, %zmm9
	vmovdqu64	256(%r11,%r8,4), %zmm13
	vmovdqu64	320(%r11,%r8,4), %zmm20
	vpdpbusd	%zmm17, %zmm13, %zmm8
	vpdpbusd	%zmm17, %zmm20, %zmm7
	vmovdqu64	384(%r11,%r8,4), %zmm21
	vmovdqu64	448(%r11,%r8,4), %zmm22
	vpdpbusd	%zmm17, %zmm21, %zmm6
	vpdpbusd	%zmm17, %zmm22, %zmm5
	vpdpbusd	%zmm18, %zmm14, %zmm11
	vpdpbusd	%zmm18, %zmm15, %zmm12
	vpdpbusd	%zmm18, %zmm16, %zmm10
	vpdpbusd	%zmm18, %zmm13, %zmm9
	vpdpbusd	%zmm18, %zmm20, %zmm8
	vpdpbusd	%zmm18, %zmm21, %zmm7
	vpdpbusd	%zmm18, %zmm22, %zmm6
	vmovdqu64	512(%r11,%r8,4), %zmm14
	vpdpbusd	%zmm18, %zmm14, %zmm5
	vpdpbusd	%zmm19, %zmm15, %zmm11
	vpdpbusd	%zmm19, %zmm16, %zmm12
	vpdpbusd	%zmm19, %zmm13, %zmm10
	vpdpbusd	%zmm19, %zmm20, %zmm9
	vpdpbusd	%zmm19, %zmm21, %zmm8
	vpdpbusd	%zmm19, %zmm22, %zmm7
	vpdpbusd	%zmm19, %zmm14, %zmm6
	vmovdqu64	576(%r11,%r8,4), %zmm13
	vpdpbusd	%zmm19, %zmm13, %zmm5
	addq	%r14, %r15
	cmpq	%r13, %rbp
	jne	.LBB18_35
	jmp	.LBB18_29
	.p2align	4
.LBB18_24:
	cmpq	$3, %r9
	jle	.LBB18_53
	xorl	%r10d, %r10d
	jmp	.LBB18_31
	.p2align	4
.LBB18_30:
	cmpq	%r9, %r10
	jge	.LBB18_41
.LBB18_31:
	movq	-128(%rsp), %rax
	movq	32(%rax), %r8
	movq	-88(%rsp), %rax
	movq	-104(%rsp), %rdi
	leaq	(%rax,%rdi,4), %rdi
	shlq	$6, %r8
	movq	%r8, -64(%rsp)
	movq	%rbp, %rax
	subq	%rcx, %rax
	movq	%rax, 192(%rsp)
	leaq	1(%rcx), %rax
	movq	%rax, 16(%rsp)
	movq	-112(%rsp), %rax
	addq	%r14, %rax
	movq	%rax, 184(%rsp)
	jmp	.LBB18_32
	.p2align	4
.LBB18_33:
	vmovdqa64	%zmm8, %zmm5
	vmovdqa64	%zmm8, %zmm6
	vmovdqa64	%zmm8, %zmm10
.LBB18_40:
	vcvtdq2ps	%zmm10, %zmm7
	vmulps	64(%rdx), %zmm7, %zmm7
	vmulps	%zmm7, %zmm3, %zmm7
	vmulps	128(%rdx), %zmm7, %zmm7
	vaddps	192(%rdx), %zmm7, %zmm7
	vcmpltps	%zmm4, %zmm7, %k1
	vmulps	256(%rdx), %zmm7, %zmm7 {%k1}
	imulq	%rsi, %rax
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	leaq	(%rdi,%rax,4), %r8
	vmovups	%zmm7, (%rdi,%rax,4)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	64(%rdx), %zmm6, %zmm6
	vmulps	%zmm6, %zmm3, %zmm6
	vmulps	128(%rdx), %zmm6, %zmm6
	vaddps	192(%rdx), %zmm6, %zmm6
	vcmpltps	%zmm4, %zmm6, %k1
	vmulps	256(%rdx), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%r8,%rsi,4)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%rdx), %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	128(%rdx), %zmm5, %zmm5
	vaddps	192(%rdx), %zmm5, %zmm5
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	256(%rdx), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%r8,%rsi,8)
	vcvtdq2ps	%zmm8, %zmm5
	vmulps	64(%rdx), %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	128(%rdx), %zmm5, %zmm5
	vaddps	192(%rdx), %zmm5, %zmm5
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	256(%rdx), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	movq	200(%rsp), %rax
	vmovups	%zmm5, (%rax,%r8)
	addq	$4, %r10
	cmpq	%r9, %r10
	jge	.LBB18_41
.LBB18_32:
	movq	208(%rsp), %r8
	cmpq	%r10, %r8
	movq	%r10, %rax
	cmovlq	%r8, %rax
	vpmulld	(%rdx), %zmm2, %zmm8
	cmpq	%rcx, %rbp
	je	.LBB18_33
	movq	-64(%rsp), %r15
	imulq	%rax, %r15
	addq	-56(%rsp), %r15
	movq	-128(%rsp), %r8
	movq	48(%r8), %r11
	testb	$1, 192(%rsp)
	jne	.LBB18_38
	movq	-112(%rsp), %r13
	movq	%rcx, %rbx
	vmovdqa64	%zmm8, %zmm6
	vmovdqa64	%zmm8, %zmm5
	vmovdqa64	%zmm8, %zmm7
	movq	16(%rsp), %r8
	jmp	.LBB18_39
	.p2align	4
.LBB18_38:
	movq	(%r11,%rcx,8), %r8
	vmovdqu64	(%r15,%r8,4), %zmm5
	vmovdqu64	64(%r15,%r8,4), %zmm7
	vmovdqu64	128(%r15,%r8,4), %zmm9
	vmovdqu64	192(%r15,%r8,4), %zmm11
	movq	-112(%rsp), %rbx
	vmovdqu64	(%rbx), %zmm12
	vmovdqu64	64(%rbx), %zmm13
	vmovdqu64	128(%rbx), %zmm14
	vmovdqa64	%zmm8, %zmm10
	vpdpbusd	%zmm12, %zmm5, %zmm10
	vmovdqa64	%zmm8, %zmm6
	vpdpbusd	%zmm12, %zmm7, %zmm6
	vmovdqa64	%zmm8, %zmm5
	vpdpbusd	%zmm12, %zmm9, %zmm5
	vpdpbusd	%zmm12, %zmm11, %zmm8
	vpdpbusd	%zmm13, %zmm7, %zmm10
	vpdpbusd	%zmm13, %zmm9, %zmm6
	vpdpbusd	%zmm13, %zmm11, %zmm5
	vmovdqu64	256(%r15,%r8,4), %zmm7
	vpdpbusd	%zmm13, %zmm7, %zmm8
	vpdpbusd	%zmm14, %zmm9, %zmm10
	vpdpbusd	%zmm14, %zmm11, %zmm6
	vpdpbusd	%zmm14, %zmm7, %zmm5
	vmovdqu64	320(%r15,%r8,4), %zmm9
	vmovdqa64	%zmm8, %zmm7
	vpdpbusd	%zmm14, %zmm9, %zmm7
	movq	184(%rsp), %r13
	movq	16(%rsp), %r8
	movq	%r8, %rbx
	vmovdqa64	%zmm10, %zmm8
.LBB18_39:
	vmovdqa64	%zmm8, %zmm9
	vmovdqa64	%zmm7, %zmm8
	cmpq	%r8, %rbp
	je	.LBB18_40
	.p2align	4
.LBB18_55:
	movq	(%r11,%rbx,8), %r12
	movq	8(%r11,%rbx,8), %r8
	vmovdqu64	(%r15,%r12,4), %zmm8
	vmovdqu64	64(%r15,%r12,4), %zmm10
	vmovdqu64	128(%r15,%r12,4), %zmm11
	vmovdqu64	192(%r15,%r12,4), %zmm12
	vmovdqu64	(%r13), %zmm13
	vmovdqu64	64(%r13), %zmm14
	vmovdqu64	128(%r13), %zmm15
	vpdpbusd	%zmm13, %zmm8, %zmm9
	vpdpbusd	%zmm13, %zmm10, %zmm6
	vpdpbusd	%zmm13, %zmm11, %zmm5
	vpdpbusd	%zmm13, %zmm12, %zmm7
	vpdpbusd	%zmm14, %zmm10, %zmm9
	vpdpbusd	%zmm14, %zmm11, %zmm6
	vmovdqu64	256(%r15,%r12,4), %zmm8
	vpdpbusd	%zmm14, %zmm12, %zmm5
	vpdpbusd	%zmm14, %zmm8, %zmm7
	vpdpbusd	%zmm15, %zmm11, %zmm9
	vpdpbusd	%zmm15, %zmm12, %zmm6
	vmovdqu64	320(%r15,%r12,4), %zmm10
	vpdpbusd	%zmm15, %zmm8, %zmm5
	vpdpbusd	%zmm15, %zmm10, %zmm7
	vmovdqu64	(%r13,%r14), %zmm8
	vmovdqu64	64(%r13,%r14), %zmm10
	addq	$2, %rbx
	vmovdqu64	128(%r13,%r14), %zmm11
	addq	%r14, %r13
	vmovdqu64	(%r15,%r8,4), %zmm12
	vmovdqu64	64(%r15,%r8,4), %zmm13
	vmovdqu64	128(%r15,%r8,4), %zmm14
	vmovdqu64	192(%r15,%r8,4), %zmm15
	vpdpbusd	%zmm8, %zmm12, %zmm9
	vpdpbusd	%zmm8, %zmm13, %zmm6
	vpdpbusd	%zmm8, %zmm14, %zmm5
	vpdpbusd	%zmm8, %zmm15, %zmm7
	vpdpbusd	%zmm10, %zmm13, %zmm9
	vpdpbusd	%zmm10, %zmm14, %zmm6
	vpdpbusd	%zmm10, %zmm15, %zmm5
	vmovdqu64	256(%r15,%r8,4), %zmm8
	vpdpbusd	%zmm10, %zmm8, %zmm7
	vpdpbusd	%zmm11, %zmm14, %zmm9
	vpdpbusd	%zmm11, %zmm15, %zmm6
	vpdpbusd	%zmm11, %zmm8, %zmm5
	vmovdqu64	320(%r15,%r8,4), %zmm8
	vpdpbusd	%zmm11, %zmm8, %zmm7
	addq	%r14, %r13
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm9, %zmm10
	cmpq	%rbx, %rbp
	jne	.LBB18_55
	jmp	.LBB18_40
	.p2align	4
.LBB18_41:
	cmpq	%r9, %r10
	jge	.LBB18_51
	jmp	.LBB18_42
	.p2align	4
.LBB18_53:
	testq	%r9, %r9
	jle	.LBB18_51
	xorl	%r10d, %r10d
.LBB18_42:
	movq	-128(%rsp), %rax
	movq	32(%rax), %r8
	movq	-88(%rsp), %rax
	movq	-104(%rsp), %rdi
	leaq	(%rax,%rdi,4), %rdi
	shlq	$6, %r8
	movq	%r8, -104(%rsp)
	movl	%ebp, %r8d
	subl	%ecx, %r8d
	andl	$3, %r8d
	movq	%rcx, %r11
	subq	%rbp, %r11
	leaq	(,%rcx,8), %rax
	movq	%rax, -64(%rsp)
	jmp	.LBB18_43
	.p2align	4
.LBB18_50:
	movq	%r10, %rax
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%rdx), %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	128(%rdx), %zmm5, %zmm5
	imulq	%rsi, %rax
	vaddps	192(%rdx), %zmm5, %zmm5
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	256(%rdx), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rdi,%rax,4)
	incq	%r10
	movq	24(%rsp), %r9
	cmpq	%r9, %r10
	jge	.LBB18_51
.LBB18_43:
	vpmulld	(%rdx), %zmm2, %zmm5
	cmpq	%rcx, %rbp
	je	.LBB18_50
	movq	-104(%rsp), %rbx
	imulq	%r10, %rbx
	addq	-56(%rsp), %rbx
	movq	-128(%rsp), %rax
	movq	48(%rax), %r12
	testq	%r8, %r8
	je	.LBB18_45
	movq	-64(%rsp), %rax
	leaq	(%r12,%rax), %r9
	movq	-112(%rsp), %r15
	xorl	%r13d, %r13d
	.p2align	4
.LBB18_47:
	movq	(%r9,%r13,8), %rax
	vmovdqu64	(%rbx,%rax,4), %zmm6
	vmovdqu64	64(%rbx,%rax,4), %zmm7
	vmovdqu64	128(%rbx,%rax,4), %zmm8
	vpdpbusd	(%r15), %zmm6, %zmm5
	vpdpbusd	64(%r15), %zmm7, %zmm5
	vpdpbusd	128(%r15), %zmm8, %zmm5
	addq	%r14, %r15
	incq	%r13
	cmpq	%r13, %r8
	jne	.LBB18_47
	addq	%rcx, %r13
	cmpq	$-4, %r11
	jbe	.LBB18_56
	jmp	.LBB18_50
.LBB18_45:
	movq	-112(%rsp), %r15
	movq	%rcx, %r13
	cmpq	$-4, %r11
	ja	.LBB18_50
	.p2align	4
.LBB18_56:
	movq	(%r12,%r13,8), %rax
	movq	8(%r12,%r13,8), %r9
	vmovdqu64	(%rbx,%rax,4), %zmm6
	vmovdqu64	64(%rbx,%rax,4), %zmm7
	vmovdqu64	128(%rbx,%rax,4), %zmm8
	vpdpbusd	(%r15), %zmm6, %zmm5
	vpdpbusd	64(%r15), %zmm7, %zmm5
	vpdpbusd	128(%r15), %zmm8, %zmm5
	vmovdqu64	(%rbx,%r9,4), %zmm6
	vmovdqu64	64(%rbx,%r9,4), %zmm7
	vmovdqu64	128(%rbx,%r9,4), %zmm8
	vpdpbusd	(%r15,%r14), %zmm6, %zmm5
	leaq	(%r15,%r14), %rax
	vpdpbusd	64(%r15,%r14), %zmm7, %zmm5
	vpdpbusd	128(%r15,%r14), %zmm8, %zmm5
	movq	16(%r12,%r13,8), %r9
	vmovdqu64	(%rbx,%r9,4), %zmm6
	vmovdqu64	64(%rbx,%r9,4), %zmm7
	vmovdqu64	128(%rbx,%r9,4), %zmm8
	vpdpbusd	(%r14,%rax), %zmm6, %zmm5
	vpdpbusd	64(%r14,%rax), %zmm7, %zmm5
	vpdpbusd	128(%r14,%rax), %zmm8, %zmm5
	addq	%r14, %rax
	movq	24(%r12,%r13,8), %r9
	vmovdqu64	(%rbx,%r9,4), %zmm6
	vmovdqu64	64(%rbx,%r9,4), %zmm7
	vmovdqu64	128(%rbx,%r9,4), %zmm8
	vpdpbusd	(%r14,%rax), %zmm6, %zmm5
	vpdpbusd	64(%r14,%rax), %zmm7, %zmm5
	addq	$4, %r13
	vpdpbusd	128(%r14,%rax), %zmm8, %zmm5
	leaq	(%r14,%r14), %r15
	addq	%rax, %r15
	cmpq	%r13, %rbp
	jne	.LBB18_56
	jmp	.LBB18_50
.Lfunc_end18:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5, .Lfunc_end18-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	vmovss	(%rdi), %xmm3
	vmovups	16(%rdi), %zmm0
	vmovups	80(%rdi), %zmm1
	movq	144(%rdi), %rax
	movq	%rax, -88(%rsp)
	movq	152(%rdi), %rsi
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %r13
	leaq	15(%rax), %rcx
	movq	%rax, 8(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -96(%rsp)
	movq	%r13, %rax
	shrq	$32, %rax
	je	.LBB19_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r13
	jmp	.LBB19_3
.LBB19_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r13d
.LBB19_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	movq	-88(%rsp), %rbx
	jge	.LBB19_4
.LBB19_10:
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
.LBB19_4:
	.cfi_def_cfa_offset 288
	sarq	$4, -96(%rsp)
	movq	-128(%rsp), %rax
	movq	40(%rax), %rcx
	movq	64(%rax), %r14
	movq	%rcx, 96(%rsp)
	movq	32(%rcx), %rcx
	imulq	%r14, %rcx
	movq	%rcx, %r9
	shlq	$4, %r9
	leaq	80(%r9), %r8
	movq	%r8, 56(%rsp)
	movq	96(%rax), %r8
	addq	$79, %r9
	movq	%r9, 40(%rsp)
	addq	$-16, 8(%rsp)
	shlq	$6, %r14
	leaq	-8(%r13), %rax
	movq	%rax, 224(%rsp)
	vpbroadcastd	4(%rdi), %zmm2
	leaq	(%rsi,%rsi), %rax
	movq	%rax, 216(%rsp)
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, 208(%rsp)
	movq	%rsi, %rax
	shlq	$4, %rax
	addq	%rbx, %rax
	movq	%rax, 200(%rsp)
	leaq	-4(%r13), %rax
	movq	%rax, 192(%rsp)
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 184(%rsp)
	vbroadcastss	%xmm3, %zmm3
	movq	%rcx, %rax
	shlq	$6, %rax
	addq	$320, %rax
	shlq	$8, %rcx
	addq	$1280, %rcx
	movq	%rcx, 24(%rsp)
	movl	$448, %ecx
	movq	%rcx, -16(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	xorl	%edi, %edi
	movq	%rax, 72(%rsp)
	movq	%rax, -24(%rsp)
	movq	%r13, -40(%rsp)
	movq	%rdx, 48(%rsp)
	movq	%r8, 32(%rsp)
	jmp	.LBB19_5
	.p2align	4
.LBB19_9:
	movq	24(%rsp), %rax
	addq	%rax, -24(%rsp)
	addq	%rax, -16(%rsp)
	movq	-32(%rsp), %rax
	movq	%rax, %rdi
	cmpq	-96(%rsp), %rax
	jge	.LBB19_10
.LBB19_5:
	leaq	4(%rdi), %rax
	movq	%rax, -32(%rsp)
	testq	%r8, %r8
	jle	.LBB19_9
	movq	-96(%rsp), %rax
	movq	-32(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 80(%rsp)
	xorl	%eax, %eax
	movq	$0, -120(%rsp)
	movq	%rdi, -8(%rsp)
	jmp	.LBB19_7
	.p2align	4
.LBB19_16:
	movq	(%rsp), %rax
	movq	%rax, -120(%rsp)
	movq	32(%rsp), %r8
	cmpq	%r8, %rax
	movq	48(%rsp), %rdx
	movq	-8(%rsp), %rdi
	jge	.LBB19_9
.LBB19_7:
	addq	%rdx, %rax
	jno	.LBB19_11
	movq	%r8, %rcx
	subq	-120(%rsp), %rcx
	cmpq	%rax, %r8
	cmovlq	%r8, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, -64(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, (%rsp)
	jmp	.LBB19_12
	.p2align	4
.LBB19_11:
	cmpq	%rax, %r8
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	cmovlq	%r8, %rcx
	movq	%rcx, -64(%rsp)
	subq	-120(%rsp), %rcx
.LBB19_12:
	movq	40(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB19_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rdi, -96(%rsp)
	je	.LBB19_16
	jmp	.LBB19_17
	.p2align	4
.LBB19_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rdi, -96(%rsp)
	je	.LBB19_16
.LBB19_17:
	movq	-128(%rsp), %rax
	movq	80(%rax), %rdx
	movq	-24(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 16(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 104(%rsp)
	movq	-16(%rsp), %rax
	movq	%rdx, 64(%rsp)
	addq	%rdx, %rax
	movq	%rax, -72(%rsp)
	movq	-8(%rsp), %rax
	movq	%rax, -80(%rsp)
	movq	%rcx, 112(%rsp)
	jmp	.LBB19_18
	.p2align	4
.LBB19_50:
	movq	-80(%rsp), %rdx
	incq	%rdx
	movq	72(%rsp), %rax
	addq	%rax, 16(%rsp)
	addq	%rax, -72(%rsp)
	movq	%rdx, -80(%rsp)
	cmpq	80(%rsp), %rdx
	je	.LBB19_16
.LBB19_18:
	movq	-64(%rsp), %rax
	cmpq	%rax, -120(%rsp)
	je	.LBB19_50
	movq	-80(%rsp), %rdi
	movq	%rdi, %rax
	imulq	56(%rsp), %rax
	movq	64(%rsp), %rdx
	leaq	(%rdx,%rax,4), %r8
	movq	-128(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 152(%rsp)
	movq	8(%rax), %rdx
	imulq	%rdi, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 144(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 136(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 128(%rsp)
	shlq	$4, %rdi
	leaq	320(%r8), %rax
	movq	%rax, 88(%rsp)
	movq	8(%rsp), %rax
	cmpq	%rdi, %rax
	cmovlq	%rax, %rdi
	movq	%rdi, 120(%rsp)
	movq	16(%rsp), %rdx
	movq	-120(%rsp), %rdi
	jmp	.LBB19_20
	.p2align	4
.LBB19_49:
	movq	160(%rsp), %rdi
	incq	%rdi
	movq	168(%rsp), %rdx
	addq	104(%rsp), %rdx
	cmpq	-64(%rsp), %rdi
	movq	-88(%rsp), %rbx
	movq	-40(%rsp), %r13
	movq	112(%rsp), %rcx
	je	.LBB19_50
.LBB19_20:
	testq	%rcx, %rcx
	jle	.LBB19_23
	xorl	%eax, %eax
	.p2align	4
.LBB19_22:
	prefetcht0	(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB19_22
.LBB19_23:
	movq	%rdx, 168(%rsp)
	movq	%rdi, %rax
	imulq	136(%rsp), %rax
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	%rcx, %rdx
	andq	$-4, %rdx
	subq	%rdx, %rax
	movq	96(%rsp), %rdx
	movq	(%rdx,%rax,8), %r9
	movq	8(%rdx,%rax,8), %rbp
	movq	%r14, %rdx
	imulq	%r9, %rdx
	sarq	$2, %rcx
	imulq	152(%rsp), %rcx
	movq	%rdi, %rax
	imulq	128(%rsp), %rax
	addq	120(%rsp), %rax
	movq	%rax, -104(%rsp)
	movq	144(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, -48(%rsp)
	cmpq	$7, %r13
	movq	%rdi, 160(%rsp)
	movq	%rdx, -112(%rsp)
	jle	.LBB19_24
	movq	-128(%rsp), %rax
	movq	32(%rax), %rax
	shlq	$6, %rax
	movq	%rax, -56(%rsp)
	movq	-72(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 176(%rsp)
	xorl	%eax, %eax
	jmp	.LBB19_27
	.p2align	4
.LBB19_28:
	vmovdqa64	%zmm11, %zmm5
	vmovdqa64	%zmm11, %zmm6
	vmovdqa64	%zmm11, %zmm7
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm9
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm11, %zmm12
.LBB19_29:
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	64(%r8), %zmm11, %zmm11
	imulq	%rsi, %rdi
	vmulps	%zmm11, %zmm3, %zmm11
	vmulps	128(%r8), %zmm11, %zmm11
	vaddps	192(%r8), %zmm11, %zmm11
	addq	-104(%rsp), %rdi
	vcmpltps	%zmm4, %zmm11, %k1
	vmulps	256(%r8), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	leaq	(%rbx,%rdi,4), %rcx
	vmovups	%zmm11, (%rbx,%rdi,4)
	vcvtdq2ps	%zmm12, %zmm11
	vmulps	64(%r8), %zmm11, %zmm11
	vmulps	%zmm11, %zmm3, %zmm11
	vmulps	128(%r8), %zmm11, %zmm11
	vaddps	192(%r8), %zmm11, %zmm11
	vcmpltps	%zmm4, %zmm11, %k1
	vmulps	256(%r8), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	vmovups	%zmm11, (%rcx,%rsi,4)
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	64(%r8), %zmm10, %zmm10
	vmulps	%zmm10, %zmm3, %zmm10
	vmulps	128(%r8), %zmm10, %zmm10
	vaddps	192(%r8), %zmm10, %zmm10
	vcmpltps	%zmm4, %zmm10, %k1
	vmulps	256(%r8), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	movq	216(%rsp), %rdx
	vmovups	%zmm10, (%rcx,%rdx,4)
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	64(%r8), %zmm9, %zmm9
	vmulps	%zmm9, %zmm3, %zmm9
	vmulps	128(%r8), %zmm9, %zmm9
	vaddps	192(%r8), %zmm9, %zmm9
	vcmpltps	%zmm4, %zmm9, %k1
	vmulps	256(%r8), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	movq	208(%rsp), %r10
	vmovups	%zmm9, (%rcx,%r10,4)
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	64(%r8), %zmm8, %zmm8
	vmulps	%zmm8, %zmm3, %zmm8
	vmulps	128(%r8), %zmm8, %zmm8
	vaddps	192(%r8), %zmm8, %zmm8
	vcmpltps	%zmm4, %zmm8, %k1
	vmulps	256(%r8), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	movq	200(%rsp), %r11
	leaq	(%r11,%rdi,4), %rcx
	vmovups	%zmm8, (%r11,%rdi,4)
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	64(%r8), %zmm7, %zmm7
	vmulps	%zmm7, %zmm3, %zmm7
	vmulps	128(%r8), %zmm7, %zmm7
	vaddps	192(%r8), %zmm7, %zmm7
	vcmpltps	%zmm4, %zmm7, %k1
	vmulps	256(%r8), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rcx,%rsi,4)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	64(%r8), %zmm6, %zmm6
	vmulps	%zmm6, %zmm3, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	vaddps	192(%r8), %zmm6, %zmm6
	vcmpltps	%zmm4, %zmm6, %k1
	vmulps	256(%r8), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rcx,%rdx,4)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%r8), %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	128(%r8), %zmm5, %zmm5
	vaddps	192(%r8), %zmm5, %zmm5
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	256(%r8), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rcx,%r10,4)
	leaq	8(%rax), %rdi
	addq	$12, %rax
	cmpq	%r13, %rax
	movq	%rdi, %rax
	jge	.LBB19_30
.LBB19_27:
	movq	224(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	%rax, %rdi
	cmovlq	%rcx, %rdi
	vpmulld	(%r8), %zmm2, %zmm11
	cmpq	%rbp, %r9
	je	.LBB19_28
	movq	-56(%rsp), %r10
	imulq	%rdi, %r10
	addq	-48(%rsp), %r10
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %r11
	movq	176(%rsp), %r15
	movq	%r9, %r12
	vmovdqa64	%zmm11, %zmm12
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm11, %zmm9
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm7
	vmovdqa64	%zmm11, %zmm6
	vmovdqa64	%zmm11, %zmm5
	.p2align	4
.LBB19_35:
	movq	(%r11,%r12,8), %rcx
	incq	%r12
	vmovdqu64	(%r10,%rcx,4), %zmm13
	vmovdqu64	64(%r10,%rcx,4), %zmm14
	vmovdqu64	128(%r10,%rcx,4), %zmm15
	vmovdqu64	192(%r10,%rcx,4), %zmm16
	vmovdqu64	-128(%r15), %zmm17
	vmovdqu64	-64(%r15), %zmm18
	vmovdqu64	(%r15), %zmm19
	vpdpbusd	%zmm17, %zmm13, %zmm11
	vpdpbusd	%zmm17, %zmm15, %zmm12
	vmovdqu64	256(%r10,%rcx,4), %zmm13
	vpdpbusd	%zmm17, %zmm13, %zmm10
	vmovdqu64	384(%r10,%rcx,4), %zmm20
	vpdpbusd	%zmm17, %zmm20, %zmm9
	vmovdqu64	512(%r10,%rcx,4), %zmm21
	vpdpbusd	%zmm17, %zmm21, %zmm8
	vmovdqu64	640(%r10,%rcx,4), %zmm22
	vpdpbusd	%zmm17, %zmm22, %zmm7
	vmovdqu64	768(%r10,%rcx,4), %zmm23
	vpdpbusd	%zmm17, %zmm23, %zmm6
	vmovdqu64	896(%r10,%rcx,4), %zmm24
	vpdpbusd	%zmm17, %zmm24, %zmm5
	vpdpbusd	%zmm18, %zmm14, %zmm11
	vpdpbusd	%zmm18, %zmm16, %zmm12
	vmovdqu64	320(%r10,%rcx,4), %zmm14
	vpdpbusd	%zmm18, %zmm14, %zmm10
	vmovdqu64	448(%r10,%rcx,4), %zmm14
	vpdpbusd	%zmm18, %zmm14, %zmm9
	vmovdqu64	576(%r10,%rcx,4), %zmm14
	vpdpbusd	%zmm18, %zmm14, %zmm8
	vmovdqu64	704(%r10,%rcx,4), %zmm14
	vpdpbusd	%zmm18, %zmm14, %zmm7
	vmovdqu64	832(%r10,%rcx,4), %zmm14
	vpdpbusd	%zmm18, %zmm14, %zmm6
	vmovdqu64	960(%r10,%rcx,4), %zmm14
	vpdpbusd	%zmm18, %zmm14, %zmm5
	vpdpbusd	%zmm19, %zmm15, %zmm11
	vpdpbusd	%zmm19, %zmm13, %zmm12
	vpdpbusd	%zmm19, %zmm20, %zmm10
	vpdpbusd	%zmm19, %zmm21, %zmm9
	vpdpbusd	%zmm19, %zmm22, %zmm8
	vpdpbusd	%zmm19, %zmm23, %zmm7
	vpdpbusd	%zmm19, %zmm24, %zmm6
	vmovdqu64	1024(%r10,%rcx,4), %zmm13
	vpdpbusd	%zmm19, %zmm13, %zmm5
	addq	%r14, %r15
	cmpq	%r12, %rbp
	jne	.LBB19_35
	jmp	.LBB19_29
	.p2align	4
.LBB19_24:
	cmpq	$3, %r13
	jle	.LBB19_51
	xorl	%edi, %edi
	jmp	.LBB19_31
	.p2align	4
.LBB19_30:
	cmpq	%r13, %rdi
	jge	.LBB19_39
.LBB19_31:
	movq	-128(%rsp), %rax
	movq	32(%rax), %rax
	movq	-88(%rsp), %rcx
	movq	-104(%rsp), %rdx
	leaq	(%rcx,%rdx,4), %r10
	shlq	$6, %rax
	movq	-72(%rsp), %rcx
	movq	-112(%rsp), %rdx
	leaq	(%rcx,%rdx), %r12
	jmp	.LBB19_32
	.p2align	4
.LBB19_33:
	vmovdqa64	%zmm7, %zmm5
	vmovdqa64	%zmm7, %zmm6
	vmovdqa64	%zmm7, %zmm8
.LBB19_38:
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	64(%r8), %zmm7, %zmm7
	vmulps	%zmm7, %zmm3, %zmm7
	vmulps	128(%r8), %zmm7, %zmm7
	vaddps	192(%r8), %zmm7, %zmm7
	vcmpltps	%zmm4, %zmm7, %k1
	vmulps	256(%r8), %zmm7, %zmm7 {%k1}
	imulq	%rsi, %r11
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	leaq	(%r10,%r11,4), %rcx
	vmovups	%zmm7, (%r10,%r11,4)
	vcvtdq2ps	%zmm8, %zmm7
	vmulps	64(%r8), %zmm7, %zmm7
	vmulps	%zmm7, %zmm3, %zmm7
	vmulps	128(%r8), %zmm7, %zmm7
	vaddps	192(%r8), %zmm7, %zmm7
	vcmpltps	%zmm4, %zmm7, %k1
	vmulps	256(%r8), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rcx,%rsi,4)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	64(%r8), %zmm6, %zmm6
	vmulps	%zmm6, %zmm3, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	vaddps	192(%r8), %zmm6, %zmm6
	vcmpltps	%zmm4, %zmm6, %k1
	vmulps	256(%r8), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rcx,%rsi,8)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%r8), %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	128(%r8), %zmm5, %zmm5
	vaddps	192(%r8), %zmm5, %zmm5
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	256(%r8), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	movq	184(%rsp), %rdx
	vmovups	%zmm5, (%rdx,%rcx)
	addq	$4, %rdi
	movq	-40(%rsp), %r13
	cmpq	%r13, %rdi
	jge	.LBB19_39
.LBB19_32:
	movq	192(%rsp), %rcx
	cmpq	%rdi, %rcx
	movq	%rdi, %r11
	cmovlq	%rcx, %r11
	vpmulld	(%r8), %zmm2, %zmm7
	cmpq	%rbp, %r9
	je	.LBB19_33
	movq	%rax, %rcx
	imulq	%r11, %rcx
	addq	-48(%rsp), %rcx
	movq	-128(%rsp), %rdx
	movq	48(%rdx), %rbx
	movq	%r12, %r15
	movq	%r9, %rdx
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm6
	vmovdqa64	%zmm7, %zmm5
	.p2align	4
.LBB19_37:
	movq	(%rbx,%rdx,8), %r13
	incq	%rdx
	vmovdqu64	(%rcx,%r13,4), %zmm9
	vmovdqu64	64(%rcx,%r13,4), %zmm10
	vmovdqu64	128(%rcx,%r13,4), %zmm11
	vmovdqu64	192(%rcx,%r13,4), %zmm12
	vmovdqu64	-128(%r15), %zmm13
	vmovdqu64	-64(%r15), %zmm14
	vmovdqu64	(%r15), %zmm15
	vpdpbusd	%zmm13, %zmm9, %zmm7
	vpdpbusd	%zmm13, %zmm11, %zmm8
	vmovdqu64	256(%rcx,%r13,4), %zmm9
	vmovdqu64	384(%rcx,%r13,4), %zmm16
	vpdpbusd	%zmm13, %zmm9, %zmm6
	vpdpbusd	%zmm13, %zmm16, %zmm5
	vpdpbusd	%zmm14, %zmm10, %zmm7
	vpdpbusd	%zmm14, %zmm12, %zmm8
	vmovdqu64	320(%rcx,%r13,4), %zmm10
	vpdpbusd	%zmm14, %zmm10, %zmm6
	vmovdqu64	448(%rcx,%r13,4), %zmm10
	vpdpbusd	%zmm14, %zmm10, %zmm5
	vpdpbusd	%zmm15, %zmm11, %zmm7
	vpdpbusd	%zmm15, %zmm9, %zmm8
	vpdpbusd	%zmm15, %zmm16, %zmm6
	vmovdqu64	512(%rcx,%r13,4), %zmm9
	vpdpbusd	%zmm15, %zmm9, %zmm5
	addq	%r14, %r15
	cmpq	%rdx, %rbp
	jne	.LBB19_37
	jmp	.LBB19_38
	.p2align	4
.LBB19_39:
	cmpq	%r13, %rdi
	jge	.LBB19_49
	jmp	.LBB19_40
	.p2align	4
.LBB19_51:
	testq	%r13, %r13
	jle	.LBB19_49
	xorl	%edi, %edi
.LBB19_40:
	movq	-112(%rsp), %rax
	addq	88(%rsp), %rax
	movq	%rax, -112(%rsp)
	movq	-128(%rsp), %rax
	movq	32(%rax), %rdx
	movq	-88(%rsp), %rax
	movq	-104(%rsp), %rcx
	leaq	(%rax,%rcx,4), %r13
	shlq	$6, %rdx
	movq	%rdx, -104(%rsp)
	movl	%ebp, %r12d
	subl	%r9d, %r12d
	andl	$3, %r12d
	movq	%r9, %r10
	subq	%rbp, %r10
	leaq	(,%r9,8), %rax
	movq	%rax, -56(%rsp)
	jmp	.LBB19_41
	.p2align	4
.LBB19_48:
	movq	%rdi, %rax
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%r8), %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	128(%r8), %zmm5, %zmm5
	imulq	%rsi, %rax
	vaddps	192(%r8), %zmm5, %zmm5
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	256(%r8), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%r13,%rax,4)
	incq	%rdi
	cmpq	-40(%rsp), %rdi
	jge	.LBB19_49
.LBB19_41:
	vpmulld	(%r8), %zmm2, %zmm5
	cmpq	%rbp, %r9
	je	.LBB19_48
	movq	-104(%rsp), %rax
	imulq	%rdi, %rax
	addq	-48(%rsp), %rax
	movq	-128(%rsp), %rcx
	movq	48(%rcx), %r11
	testq	%r12, %r12
	je	.LBB19_43
	movq	-56(%rsp), %rcx
	leaq	(%r11,%rcx), %rdx
	movq	-112(%rsp), %rcx
	xorl	%ebx, %ebx
	.p2align	4
.LBB19_45:
	movq	(%rdx,%rbx,8), %r15
	vmovdqu64	(%rax,%r15,4), %zmm6
	vmovdqu64	64(%rax,%r15,4), %zmm7
	vmovdqu64	128(%rax,%r15,4), %zmm8
	vpdpbusd	(%rcx), %zmm6, %zmm5
	vpdpbusd	64(%rcx), %zmm7, %zmm5
	vpdpbusd	128(%rcx), %zmm8, %zmm5
	addq	%r14, %rcx
	incq	%rbx
	cmpq	%rbx, %r12
	jne	.LBB19_45
	addq	%r9, %rbx
	cmpq	$-4, %r10
	jbe	.LBB19_53
	jmp	.LBB19_48
.LBB19_43:
	movq	-112(%rsp), %rcx
	movq	%r9, %rbx
	cmpq	$-4, %r10
	ja	.LBB19_48
	.p2align	4
.LBB19_53:
	movq	(%r11,%rbx,8), %rdx
	movq	8(%r11,%rbx,8), %r15
	vmovdqu64	(%rax,%rdx,4), %zmm6
	vmovdqu64	64(%rax,%rdx,4), %zmm7
	vmovdqu64	128(%rax,%rdx,4), %zmm8
	vpdpbusd	(%rcx), %zmm6, %zmm5
	vpdpbusd	64(%rcx), %zmm7, %zmm5
	vpdpbusd	128(%rcx), %zmm8, %zmm5
	vmovdqu64	(%rax,%r15,4), %zmm6
	vmovdqu64	64(%rax,%r15,4), %zmm7
	vmovdqu64	128(%rax,%r15,4), %zmm8
	vpdpbusd	(%rcx,%r14), %zmm6, %zmm5
	leaq	(%rcx,%r14), %rdx
	vpdpbusd	64(%rcx,%r14), %zmm7, %zmm5
	vpdpbusd	128(%rcx,%r14), %zmm8, %zmm5
	movq	16(%r11,%rbx,8), %rcx
	vmovdqu64	(%rax,%rcx,4), %zmm6
	vmovdqu64	64(%rax,%rcx,4), %zmm7
	vmovdqu64	128(%rax,%rcx,4), %zmm8
	vpdpbusd	(%r14,%rdx), %zmm6, %zmm5
	vpdpbusd	64(%r14,%rdx), %zmm7, %zmm5
	vpdpbusd	128(%r14,%rdx), %zmm8, %zmm5
	addq	%r14, %rdx
	movq	24(%r11,%rbx,8), %rcx
	vmovdqu64	(%rax,%rcx,4), %zmm6
	vmovdqu64	64(%rax,%rcx,4), %zmm7
	vmovdqu64	128(%rax,%rcx,4), %zmm8
	vpdpbusd	(%r14,%rdx), %zmm6, %zmm5
	vpdpbusd	64(%r14,%rdx), %zmm7, %zmm5
	addq	$4, %rbx
	vpdpbusd	128(%r14,%rdx), %zmm8, %zmm5
	leaq	(%r14,%r14), %rcx
	addq	%rdx, %rcx
	cmpq	%rbx, %rbp
	jne	.LBB19_53
	jmp	.LBB19_48
.Lfunc_end19:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5, .Lfunc_end19-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA05ThreeH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	vmovss	(%rdi), %xmm3
	vmovups	16(%rdi), %zmm0
	vmovups	80(%rdi), %zmm1
	movq	144(%rdi), %r11
	movq	152(%rdi), %rsi
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %r9
	leaq	15(%rax), %rcx
	movq	%rax, (%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -88(%rsp)
	movq	%r9, %rax
	shrq	$32, %rax
	je	.LBB20_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r9
	jmp	.LBB20_3
.LBB20_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r9d
.LBB20_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	jge	.LBB20_4
.LBB20_10:
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
.LBB20_4:
	.cfi_def_cfa_offset 288
	sarq	$4, -88(%rsp)
	movq	-128(%rsp), %rax
	movq	40(%rax), %rcx
	movq	64(%rax), %r14
	movq	%rcx, 88(%rsp)
	movq	32(%rcx), %rcx
	imulq	%r14, %rcx
	movq	%rcx, %r8
	shlq	$4, %r8
	leaq	80(%r8), %r10
	movq	%r10, 48(%rsp)
	movq	96(%rax), %r10
	addq	$79, %r8
	movq	%r8, 32(%rsp)
	addq	$-16, (%rsp)
	shlq	$6, %r14
	leaq	-8(%r9), %rax
	movq	%rax, 216(%rsp)
	vpbroadcastd	4(%rdi), %zmm2
	leaq	(%rsi,%rsi), %rax
	movq	%rax, 208(%rsp)
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, 200(%rsp)
	movq	%rsi, %rax
	shlq	$4, %rax
	addq	%r11, %rax
	movq	%rax, 192(%rsp)
	leaq	-4(%r9), %rax
	movq	%rax, 184(%rsp)
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 176(%rsp)
	vbroadcastss	%xmm3, %zmm3
	movq	%rcx, %rax
	shlq	$6, %rax
	addq	$320, %rax
	shlq	$8, %rcx
	addq	$1280, %rcx
	movq	%rcx, 16(%rsp)
	movl	$576, %ecx
	movq	%rcx, -24(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	xorl	%r8d, %r8d
	movq	%rax, 64(%rsp)
	movq	%rax, -32(%rsp)
	movq	%r11, -56(%rsp)
	movq	%r9, 224(%rsp)
	movq	%rdx, 40(%rsp)
	movq	%r10, 24(%rsp)
	jmp	.LBB20_5
	.p2align	4
.LBB20_9:
	movq	%rdi, %r11
	movq	16(%rsp), %rax
	addq	%rax, -32(%rsp)
	addq	%rax, -24(%rsp)
	movq	-40(%rsp), %rax
	movq	%rax, %r8
	cmpq	-88(%rsp), %rax
	jge	.LBB20_10
.LBB20_5:
	leaq	4(%r8), %rax
	movq	%rax, -40(%rsp)
	testq	%r10, %r10
	movq	%r11, %rdi
	jle	.LBB20_9
	movq	-88(%rsp), %rax
	movq	-40(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 72(%rsp)
	xorl	%eax, %eax
	movq	$0, -120(%rsp)
	movq	%r8, -16(%rsp)
	jmp	.LBB20_7
	.p2align	4
.LBB20_16:
	movq	-8(%rsp), %rax
	movq	%rax, -120(%rsp)
	movq	24(%rsp), %r10
	cmpq	%r10, %rax
	movq	40(%rsp), %rdx
	movq	-16(%rsp), %r8
	jge	.LBB20_9
.LBB20_7:
	addq	%rdx, %rax
	jno	.LBB20_11
	movq	%r10, %rcx
	subq	-120(%rsp), %rcx
	cmpq	%rax, %r10
	cmovlq	%r10, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, -64(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, -8(%rsp)
	jmp	.LBB20_12
	.p2align	4
.LBB20_11:
	cmpq	%rax, %r10
	movq	%rax, -8(%rsp)
	movq	%rax, %rcx
	cmovlq	%r10, %rcx
	movq	%rcx, -64(%rsp)
	subq	-120(%rsp), %rcx
.LBB20_12:
	movq	32(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB20_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%r8, -88(%rsp)
	je	.LBB20_16
	jmp	.LBB20_17
	.p2align	4
.LBB20_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%r8, -88(%rsp)
	je	.LBB20_16
.LBB20_17:
	movq	-128(%rsp), %rax
	movq	80(%rax), %rdx
	movq	-32(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 8(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 96(%rsp)
	movq	-24(%rsp), %rax
	movq	%rdx, 56(%rsp)
	addq	%rdx, %rax
	movq	%rax, -72(%rsp)
	movq	-16(%rsp), %rax
	movq	%rax, -80(%rsp)
	movq	%rcx, 104(%rsp)
	jmp	.LBB20_18
	.p2align	4
.LBB20_48:
	movq	-80(%rsp), %rdx
	incq	%rdx
	movq	64(%rsp), %rax
	addq	%rax, 8(%rsp)
	addq	%rax, -72(%rsp)
	movq	%rdx, -80(%rsp)
	cmpq	72(%rsp), %rdx
	je	.LBB20_16
.LBB20_18:
	movq	-64(%rsp), %rax
	cmpq	%rax, -120(%rsp)
	je	.LBB20_48
	movq	-80(%rsp), %r10
	movq	%r10, %rax
	imulq	48(%rsp), %rax
	movq	56(%rsp), %rdx
	leaq	(%rdx,%rax,4), %r8
	movq	-128(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 144(%rsp)
	movq	8(%rax), %rdx
	imulq	%r10, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 136(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 128(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 120(%rsp)
	shlq	$4, %r10
	leaq	320(%r8), %rax
	movq	%rax, 80(%rsp)
	movq	(%rsp), %rax
	cmpq	%r10, %rax
	cmovlq	%rax, %r10
	movq	%r10, 112(%rsp)
	movq	8(%rsp), %rdx
	movq	-120(%rsp), %r11
	jmp	.LBB20_20
	.p2align	4
.LBB20_47:
	movq	152(%rsp), %r11
	incq	%r11
	movq	160(%rsp), %rdx
	addq	96(%rsp), %rdx
	cmpq	-64(%rsp), %r11
	movq	-56(%rsp), %rdi
	movq	104(%rsp), %rcx
	je	.LBB20_48
.LBB20_20:
	testq	%rcx, %rcx
	jle	.LBB20_23
	xorl	%eax, %eax
	.p2align	4
.LBB20_22:
	prefetcht0	(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB20_22
.LBB20_23:
	movq	%rdx, 160(%rsp)
	movq	%r11, %rax
	imulq	128(%rsp), %rax
	leaq	3(%rax), %rdx
	testq	%rax, %rax
	cmovnsq	%rax, %rdx
	movq	%rdx, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	88(%rsp), %r10
	movq	(%r10,%rax,8), %rcx
	movq	8(%r10,%rax,8), %rbp
	movq	%r14, %r10
	imulq	%rcx, %r10
	sarq	$2, %rdx
	imulq	144(%rsp), %rdx
	movq	%r11, %rax
	imulq	120(%rsp), %rax
	addq	112(%rsp), %rax
	movq	%rax, -96(%rsp)
	movq	136(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, -48(%rsp)
	cmpq	$7, %r9
	movq	%r11, 152(%rsp)
	movq	%r10, -104(%rsp)
	jle	.LBB20_24
	movq	-128(%rsp), %rax
	movq	32(%rax), %rax
	shlq	$6, %rax
	movq	%rax, -112(%rsp)
	movq	-72(%rsp), %rax
	addq	%r10, %rax
	movq	%rax, 168(%rsp)
	xorl	%eax, %eax
	jmp	.LBB20_27
	.p2align	4
.LBB20_28:
	vmovdqa64	%zmm11, %zmm5
	vmovdqa64	%zmm11, %zmm6
	vmovdqa64	%zmm11, %zmm7
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm9
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm11, %zmm12
.LBB20_29:
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	64(%r8), %zmm11, %zmm11
	imulq	%rsi, %r12
	vmulps	%zmm11, %zmm3, %zmm11
	vmulps	128(%r8), %zmm11, %zmm11
	vaddps	192(%r8), %zmm11, %zmm11
	addq	-96(%rsp), %r12
	vcmpltps	%zmm4, %zmm11, %k1
	vmulps	256(%r8), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	leaq	(%rdi,%r12,4), %rdx
	vmovups	%zmm11, (%rdi,%r12,4)
	vcvtdq2ps	%zmm12, %zmm11
	vmulps	64(%r8), %zmm11, %zmm11
	vmulps	%zmm11, %zmm3, %zmm11
	vmulps	128(%r8), %zmm11, %zmm11
	vaddps	192(%r8), %zmm11, %zmm11
	vcmpltps	%zmm4, %zmm11, %k1
	vmulps	256(%r8), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	vmovups	%zmm11, (%rdx,%rsi,4)
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	64(%r8), %zmm10, %zmm10
	vmulps	%zmm10, %zmm3, %zmm10
	vmulps	128(%r8), %zmm10, %zmm10
	vaddps	192(%r8), %zmm10, %zmm10
	vcmpltps	%zmm4, %zmm10, %k1
	vmulps	256(%r8), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	movq	208(%rsp), %r10
	vmovups	%zmm10, (%rdx,%r10,4)
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	64(%r8), %zmm9, %zmm9
	vmulps	%zmm9, %zmm3, %zmm9
	vmulps	128(%r8), %zmm9, %zmm9
	vaddps	192(%r8), %zmm9, %zmm9
	vcmpltps	%zmm4, %zmm9, %k1
	vmulps	256(%r8), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	movq	200(%rsp), %r11
	vmovups	%zmm9, (%rdx,%r11,4)
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	64(%r8), %zmm8, %zmm8
	vmulps	%zmm8, %zmm3, %zmm8
	vmulps	128(%r8), %zmm8, %zmm8
	vaddps	192(%r8), %zmm8, %zmm8
	vcmpltps	%zmm4, %zmm8, %k1
	vmulps	256(%r8), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	movq	192(%rsp), %rbx
	leaq	(%rbx,%r12,4), %rdx
	vmovups	%zmm8, (%rbx,%r12,4)
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	64(%r8), %zmm7, %zmm7
	vmulps	%zmm7, %zmm3, %zmm7
	vmulps	128(%r8), %zmm7, %zmm7
	vaddps	192(%r8), %zmm7, %zmm7
	vcmpltps	%zmm4, %zmm7, %k1
	vmulps	256(%r8), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rdx,%rsi,4)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	64(%r8), %zmm6, %zmm6
	vmulps	%zmm6, %zmm3, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	vaddps	192(%r8), %zmm6, %zmm6
	vcmpltps	%zmm4, %zmm6, %k1
	vmulps	256(%r8), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rdx,%r10,4)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%r8), %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	128(%r8), %zmm5, %zmm5
	vaddps	192(%r8), %zmm5, %zmm5
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	256(%r8), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rdx,%r11,4)
	leaq	8(%rax), %r12
	addq	$12, %rax
	cmpq	%r9, %rax
	movq	%r12, %rax
	jge	.LBB20_30
.LBB20_27:
	movq	216(%rsp), %rdx
	cmpq	%rax, %rdx
	movq	%rax, %r12
	cmovlq	%rdx, %r12
	vpmulld	(%r8), %zmm2, %zmm11
	cmpq	%rcx, %rbp
	je	.LBB20_28
	movq	-112(%rsp), %r10
	imulq	%r12, %r10
	addq	-48(%rsp), %r10
	movq	-128(%rsp), %rdx
	movq	48(%rdx), %r15
	movq	168(%rsp), %r11
	movq	%rcx, %rbx
	vmovdqa64	%zmm11, %zmm12
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm11, %zmm9
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm7
	vmovdqa64	%zmm11, %zmm6
	vmovdqa64	%zmm11, %zmm5
	.p2align	4
.LBB20_35:
	movq	(%r15,%rbx,8), %r13
	incq	%rbx
	vmovdqu64	(%r10,%r13,4), %zmm14
	vmovdqu64	64(%r10,%r13,4), %zmm16
	vmovdqu64	128(%r10,%r13,4), %zmm17
	vmovdqu64	192(%r10,%r13,4), %zmm18
	vmovdqu64	-256(%r11), %zmm19
	vmovdqu64	-192(%r11), %zmm20
	vmovdqu64	-128(%r11), %zmm21
	vmovdqu64	-64(%r11), %zmm13
	vpdpbusd	%zmm19, %zmm14, %zmm11
	vpdpbusd	%zmm19, %zmm16, %zmm12
	vpdpbusd	%zmm19, %zmm17, %zmm10
	vpdpbusd	%zmm19, %zmm18, %zmm9
	vmovdqu64	256(%r10,%r13,4), %zmm14
	vpdpbusd	%zmm19, %zmm14, %zmm8
	vmovdqu64	320(%r10,%r13,4), %zmm15
	vpdpbusd	%zmm19, %zmm15, %zmm7
	vmovdqu64	384(%r10,%r13,4), %zmm22
	vpdpbusd	%zmm19, %zmm22, %zmm6
	vmovdqu64	448(%r10,%r13,4), %zmm23
	vpdpbusd	%zmm19, %zmm23, %zmm5
	vpdpbusd	%zmm20, %zmm16, %zmm11
	vpdpbusd	%zmm20, %zmm17, %zmm12
	vpdpbusd	%zmm20, %zmm18, %zmm10
	vpdpbusd	%zmm20, %zmm14, %zmm9
	vpdpbusd	%zmm20, %zmm15, %zmm8
	vpdpbusd	%zmm20, %zmm22, %zmm7
	vmovdqu64	512(%r10,%r13,4), %zmm16
	vpdpbusd	%zmm20, %zmm23, %zmm6
	vpdpbusd	%zmm20, %zmm16, %zmm5
	vpdpbusd	%zmm21, %zmm17, %zmm11
	vpdpbusd	%zmm21, %zmm18, %zmm12
	vpdpbusd	%zmm21, %zmm14, %zmm10
	vpdpbusd	%zmm21, %zmm15, %zmm9
	vpdpbusd	%zmm21, %zmm22, %zmm8
	vpdpbusd	%zmm21, %zmm23, %zmm7
	vpdpbusd	%zmm21, %zmm16, %zmm6
	vmovdqu64	576(%r10,%r13,4), %zmm17
	vpdpbusd	%zmm21, %zmm17, %zmm5
	vpdpbusd	%zmm13, %zmm18, %zmm11
	vpdpbusd	%zmm13, %zmm14, %zmm12
	vpdpbusd	%zmm13, %zmm15, %zmm10
	vpdpbusd	%zmm13, %zmm22, %zmm9
	vpdpbusd	%zmm13, %zmm23, %zmm8
	vpdpbusd	%zmm13, %zmm16, %zmm7
	vpdpbusd	%zmm13, %zmm17, %zmm6
	vmovdqu64	640(%r10,%r13,4), %zmm18
	vpdpbusd	%zmm13, %zmm18, %zmm5
	vmovdqu64	(%r11), %zmm13
	vpdpbusd	%zmm13, %zmm14, %zmm11
	vpdpbusd	%zmm13, %zmm15, %zmm12
	vpdpbusd	%zmm13, %zmm22, %zmm10
	vpdpbusd	%zmm13, %zmm23, %zmm9
	vpdpbusd	%zmm13, %zmm16, %zmm8
	vpdpbusd	%zmm13, %zmm17, %zmm7
	vpdpbusd	%zmm13, %zmm18, %zmm6
	vmovdqu64	704(%r10,%r13,4), %zmm14
	vpdpbusd	%zmm13, %zmm14, %zmm5
	addq	%r14, %r11
	cmpq	%rbx, %rbp
	jne	.LBB20_35
	jmp	.LBB20_29
	.p2align	4
.LBB20_24:
	cmpq	$3, %r9
	jle	.LBB20_49
	xorl	%r12d, %r12d
	jmp	.LBB20_31
	.p2align	4
.LBB20_30:
	cmpq	%r9, %r12
	jge	.LBB20_39
.LBB20_31:
	movq	-128(%rsp), %rax
	movq	32(%rax), %rax
	movq	-56(%rsp), %rdx
	movq	-96(%rsp), %rdi
	leaq	(%rdx,%rdi,4), %r10
	shlq	$6, %rax
	movq	-72(%rsp), %rdx
	movq	-104(%rsp), %rdi
	addq	%rdi, %rdx
	movq	%rdx, -112(%rsp)
	jmp	.LBB20_32
	.p2align	4
.LBB20_33:
	vmovdqa64	%zmm7, %zmm5
	vmovdqa64	%zmm7, %zmm6
	vmovdqa64	%zmm7, %zmm8
.LBB20_38:
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	64(%r8), %zmm7, %zmm7
	vmulps	%zmm7, %zmm3, %zmm7
	vmulps	128(%r8), %zmm7, %zmm7
	vaddps	192(%r8), %zmm7, %zmm7
	vcmpltps	%zmm4, %zmm7, %k1
	vmulps	256(%r8), %zmm7, %zmm7 {%k1}
	imulq	%rsi, %r11
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	leaq	(%r10,%r11,4), %rdx
	vmovups	%zmm7, (%r10,%r11,4)
	vcvtdq2ps	%zmm8, %zmm7
	vmulps	64(%r8), %zmm7, %zmm7
	vmulps	%zmm7, %zmm3, %zmm7
	vmulps	128(%r8), %zmm7, %zmm7
	vaddps	192(%r8), %zmm7, %zmm7
	vcmpltps	%zmm4, %zmm7, %k1
	vmulps	256(%r8), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rdx,%rsi,4)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	64(%r8), %zmm6, %zmm6
	vmulps	%zmm6, %zmm3, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	vaddps	192(%r8), %zmm6, %zmm6
	vcmpltps	%zmm4, %zmm6, %k1
	vmulps	256(%r8), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rdx,%rsi,8)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%r8), %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	128(%r8), %zmm5, %zmm5
	vaddps	192(%r8), %zmm5, %zmm5
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	256(%r8), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	movq	176(%rsp), %rdi
	vmovups	%zmm5, (%rdi,%rdx)
	addq	$4, %r12
	cmpq	%r9, %r12
	jge	.LBB20_39
.LBB20_32:
	movq	184(%rsp), %rdx
	cmpq	%r12, %rdx
	movq	%r12, %r11
	cmovlq	%rdx, %r11
	vpmulld	(%r8), %zmm2, %zmm7
	cmpq	%rcx, %rbp
	je	.LBB20_33
	movq	%rax, %rbx
	imulq	%r11, %rbx
	addq	-48(%rsp), %rbx
	movq	-128(%rsp), %rdx
	movq	48(%rdx), %r13
	movq	-112(%rsp), %r15
	movq	%rcx, %rdx
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm6
	vmovdqa64	%zmm7, %zmm5
	.p2align	4
.LBB20_37:
	movq	(%r13,%rdx,8), %rdi
	incq	%rdx
	vmovdqu64	(%rbx,%rdi,4), %zmm9
	vmovdqu64	64(%rbx,%rdi,4), %zmm10
	vmovdqu64	128(%rbx,%rdi,4), %zmm11
	vmovdqu64	192(%rbx,%rdi,4), %zmm12
	vmovdqu64	-256(%r15), %zmm13
	vmovdqu64	-192(%r15), %zmm14
	vmovdqu64	-128(%r15), %zmm15
	vmovdqu64	-64(%r15), %zmm16
	vpdpbusd	%zmm13, %zmm9, %zmm7
	vpdpbusd	%zmm13, %zmm10, %zmm8
	vpdpbusd	%zmm13, %zmm11, %zmm6
	vpdpbusd	%zmm13, %zmm12, %zmm5
	vpdpbusd	%zmm14, %zmm10, %zmm7
	vpdpbusd	%zmm14, %zmm11, %zmm8
	vmovdqu64	256(%rbx,%rdi,4), %zmm9
	vpdpbusd	%zmm14, %zmm12, %zmm6
	vpdpbusd	%zmm14, %zmm9, %zmm5
	vpdpbusd	%zmm15, %zmm11, %zmm7
	vpdpbusd	%zmm15, %zmm12, %zmm8
	vmovdqu64	320(%rbx,%rdi,4), %zmm10
	vpdpbusd	%zmm15, %zmm9, %zmm6
	vpdpbusd	%zmm15, %zmm10, %zmm5
	vpdpbusd	%zmm16, %zmm12, %zmm7
	vpdpbusd	%zmm16, %zmm9, %zmm8
	vmovdqu64	384(%rbx,%rdi,4), %zmm11
	vpdpbusd	%zmm16, %zmm10, %zmm6
	vpdpbusd	%zmm16, %zmm11, %zmm5
	vmovdqu64	(%r15), %zmm12
	vpdpbusd	%zmm12, %zmm9, %zmm7
	vpdpbusd	%zmm12, %zmm10, %zmm8
	vpdpbusd	%zmm12, %zmm11, %zmm6
	vmovdqu64	448(%rbx,%rdi,4), %zmm9
	vpdpbusd	%zmm12, %zmm9, %zmm5
	addq	%r14, %r15
	cmpq	%rdx, %rbp
	jne	.LBB20_37
	jmp	.LBB20_38
	.p2align	4
.LBB20_39:
	cmpq	%r9, %r12
	jge	.LBB20_47
	jmp	.LBB20_40
	.p2align	4
.LBB20_49:
	testq	%r9, %r9
	jle	.LBB20_47
	xorl	%r12d, %r12d
.LBB20_40:
	movq	-104(%rsp), %rdx
	addq	80(%rsp), %rdx
	movq	-128(%rsp), %rax
	movq	32(%rax), %r9
	movq	-56(%rsp), %rax
	movq	-96(%rsp), %rdi
	leaq	(%rax,%rdi,4), %rdi
	shlq	$6, %r9
	movq	%r9, -96(%rsp)
	movq	%rbp, %r10
	subq	%rcx, %r10
	leaq	1(%rcx), %r11
	movq	%rdx, -104(%rsp)
	leaq	(%rdx,%r14), %rax
	movq	%rax, -112(%rsp)
	jmp	.LBB20_41
	.p2align	4
.LBB20_46:
	movq	%r12, %rdx
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%r8), %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	128(%r8), %zmm5, %zmm5
	imulq	%rsi, %rdx
	vaddps	192(%r8), %zmm5, %zmm5
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	256(%r8), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rdi,%rdx,4)
	incq	%r12
	movq	224(%rsp), %r9
	cmpq	%r9, %r12
	jge	.LBB20_47
.LBB20_41:
	vpmulld	(%r8), %zmm2, %zmm5
	cmpq	%rcx, %rbp
	je	.LBB20_46
	movq	-96(%rsp), %r15
	imulq	%r12, %r15
	addq	-48(%rsp), %r15
	movq	-128(%rsp), %rax
	movq	48(%rax), %r13
	testb	$1, %r10b
	jne	.LBB20_44
	movq	-104(%rsp), %rbx
	movq	%rcx, %rdx
	cmpq	%r11, %rbp
	jne	.LBB20_51
	jmp	.LBB20_46
	.p2align	4
.LBB20_44:
	movq	(%r13,%rcx,8), %rdx
	vmovdqu64	(%r15,%rdx,4), %zmm6
	vmovdqu64	64(%r15,%rdx,4), %zmm7
	vmovdqu64	128(%r15,%rdx,4), %zmm8
	vmovdqu64	192(%r15,%rdx,4), %zmm9
	movq	-104(%rsp), %rax
	vpdpbusd	(%rax), %zmm6, %zmm5
	vpdpbusd	64(%rax), %zmm7, %zmm5
	vpdpbusd	128(%rax), %zmm8, %zmm5
	vpdpbusd	192(%rax), %zmm9, %zmm5
	vmovdqu64	256(%r15,%rdx,4), %zmm6
	vpdpbusd	256(%rax), %zmm6, %zmm5
	movq	-112(%rsp), %rbx
	movq	%r11, %rdx
	cmpq	%r11, %rbp
	je	.LBB20_46
	.p2align	4
.LBB20_51:
	movq	(%r13,%rdx,8), %rax
	movq	8(%r13,%rdx,8), %r9
	vmovdqu64	(%r15,%rax,4), %zmm6
	vmovdqu64	64(%r15,%rax,4), %zmm7
	vmovdqu64	128(%r15,%rax,4), %zmm8
	vmovdqu64	192(%r15,%rax,4), %zmm9
	vpdpbusd	(%rbx), %zmm6, %zmm5
	vpdpbusd	64(%rbx), %zmm7, %zmm5
	vpdpbusd	128(%rbx), %zmm8, %zmm5
	vpdpbusd	192(%rbx), %zmm9, %zmm5
	vmovdqu64	256(%r15,%rax,4), %zmm6
	vpdpbusd	256(%rbx), %zmm6, %zmm5
	vmovdqu64	(%r15,%r9,4), %zmm6
	vmovdqu64	64(%r15,%r9,4), %zmm7
	vmovdqu64	128(%r15,%r9,4), %zmm8
	vmovdqu64	192(%r15,%r9,4), %zmm9
	vpdpbusd	(%rbx,%r14), %zmm6, %zmm5
	vpdpbusd	64(%rbx,%r14), %zmm7, %zmm5
	vpdpbusd	128(%rbx,%r14), %zmm8, %zmm5
	vpdpbusd	192(%rbx,%r14), %zmm9, %zmm5
	vmovdqu64	256(%r15,%r9,4), %zmm6
	addq	$2, %rdx
	vpdpbusd	256(%rbx,%r14), %zmm6, %zmm5
	addq	%r14, %rbx
	addq	%r14, %rbx
	cmpq	%rdx, %rbp
	jne	.LBB20_51
	jmp	.LBB20_46
.Lfunc_end20:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5, .Lfunc_end20-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA10NextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	vmovss	(%rdi), %xmm3
	vmovups	16(%rdi), %zmm0
	vmovups	80(%rdi), %zmm1
	movq	144(%rdi), %r11
	movq	152(%rdi), %rsi
	movq	88(%r13), %rax
	movq	%r13, -128(%rsp)
	movq	104(%r13), %r9
	leaq	15(%rax), %rcx
	movq	%rax, (%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -88(%rsp)
	movq	%r9, %rax
	shrq	$32, %rax
	je	.LBB21_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r9
	jmp	.LBB21_3
.LBB21_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r9d
.LBB21_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	jge	.LBB21_4
.LBB21_10:
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
.LBB21_4:
	.cfi_def_cfa_offset 288
	sarq	$4, -88(%rsp)
	movq	-128(%rsp), %rax
	movq	40(%rax), %rcx
	movq	64(%rax), %r14
	movq	%rcx, 88(%rsp)
	movq	32(%rcx), %rcx
	imulq	%r14, %rcx
	movq	%rcx, %r8
	shlq	$4, %r8
	leaq	80(%r8), %r10
	movq	%r10, 48(%rsp)
	movq	96(%rax), %r10
	addq	$79, %r8
	movq	%r8, 32(%rsp)
	addq	$-16, (%rsp)
	shlq	$6, %r14
	leaq	-8(%r9), %rax
	movq	%rax, 216(%rsp)
	vpbroadcastd	4(%rdi), %zmm2
	leaq	(%rsi,%rsi), %rax
	movq	%rax, 208(%rsp)
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, 200(%rsp)
	movq	%rsi, %rax
	shlq	$4, %rax
	addq	%r11, %rax
	movq	%rax, 192(%rsp)
	leaq	-4(%r9), %rax
	movq	%rax, 184(%rsp)
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 176(%rsp)
	vbroadcastss	%xmm3, %zmm3
	movq	%rcx, %rax
	shlq	$6, %rax
	addq	$320, %rax
	shlq	$8, %rcx
	addq	$1280, %rcx
	movq	%rcx, 16(%rsp)
	movl	$576, %ecx
	movq	%rcx, -24(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	xorl	%r8d, %r8d
	movq	%rax, 64(%rsp)
	movq	%rax, -32(%rsp)
	movq	%r11, -56(%rsp)
	movq	%r9, 224(%rsp)
	movq	%rdx, 40(%rsp)
	movq	%r10, 24(%rsp)
	jmp	.LBB21_5
	.p2align	4
.LBB21_9:
	movq	%rdi, %r11
	movq	16(%rsp), %rax
	addq	%rax, -32(%rsp)
	addq	%rax, -24(%rsp)
	movq	-40(%rsp), %rax
	movq	%rax, %r8
	cmpq	-88(%rsp), %rax
	jge	.LBB21_10
.LBB21_5:
	leaq	4(%r8), %rax
	movq	%rax, -40(%rsp)
	testq	%r10, %r10
	movq	%r11, %rdi
	jle	.LBB21_9
	movq	-88(%rsp), %rax
	movq	-40(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 72(%rsp)
	xorl	%eax, %eax
	movq	$0, -120(%rsp)
	movq	%r8, -16(%rsp)
	jmp	.LBB21_7
	.p2align	4
.LBB21_16:
	movq	-8(%rsp), %rax
	movq	%rax, -120(%rsp)
	movq	24(%rsp), %r10
	cmpq	%r10, %rax
	movq	40(%rsp), %rdx
	movq	-16(%rsp), %r8
	jge	.LBB21_9
.LBB21_7:
	addq	%rdx, %rax
	jno	.LBB21_11
	movq	%r10, %rcx
	subq	-120(%rsp), %rcx
	cmpq	%rax, %r10
	cmovlq	%r10, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, -64(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, -8(%rsp)
	jmp	.LBB21_12
	.p2align	4
.LBB21_11:
	cmpq	%rax, %r10
	movq	%rax, -8(%rsp)
	movq	%rax, %rcx
	cmovlq	%r10, %rcx
	movq	%rcx, -64(%rsp)
	subq	-120(%rsp), %rcx
.LBB21_12:
	movq	32(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB21_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%r8, -88(%rsp)
	je	.LBB21_16
	jmp	.LBB21_17
	.p2align	4
.LBB21_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%r8, -88(%rsp)
	je	.LBB21_16
.LBB21_17:
	movq	-128(%rsp), %rax
	movq	80(%rax), %rdx
	movq	-32(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 8(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 96(%rsp)
	movq	-24(%rsp), %rax
	movq	%rdx, 56(%rsp)
	addq	%rdx, %rax
	movq	%rax, -72(%rsp)
	movq	-16(%rsp), %rax
	movq	%rax, -80(%rsp)
	movq	%rcx, 104(%rsp)
	jmp	.LBB21_18
	.p2align	4
.LBB21_48:
	movq	-80(%rsp), %rdx
	incq	%rdx
	movq	64(%rsp), %rax
	addq	%rax, 8(%rsp)
	addq	%rax, -72(%rsp)
	movq	%rdx, -80(%rsp)
	cmpq	72(%rsp), %rdx
	je	.LBB21_16
.LBB21_18:
	movq	-64(%rsp), %rax
	cmpq	%rax, -120(%rsp)
	je	.LBB21_48
	movq	-80(%rsp), %r10
	movq	%r10, %rax
	imulq	48(%rsp), %rax
	movq	56(%rsp), %rdx
	leaq	(%rdx,%rax,4), %r8
	movq	-128(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 144(%rsp)
	movq	8(%rax), %rdx
	imulq	%r10, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 136(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 128(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 120(%rsp)
	shlq	$4, %r10
	leaq	320(%r8), %rax
	movq	%rax, 80(%rsp)
	movq	(%rsp), %rax
	cmpq	%r10, %rax
	cmovlq	%rax, %r10
	movq	%r10, 112(%rsp)
	movq	8(%rsp), %rdx
	movq	-120(%rsp), %r11
	jmp	.LBB21_20
	.p2align	4
.LBB21_47:
	movq	152(%rsp), %r11
	incq	%r11
	movq	160(%rsp), %rdx
	addq	96(%rsp), %rdx
	cmpq	-64(%rsp), %r11
	movq	-56(%rsp), %rdi
	movq	104(%rsp), %rcx
	je	.LBB21_48
.LBB21_20:
	testq	%rcx, %rcx
	jle	.LBB21_23
	xorl	%eax, %eax
	.p2align	4
.LBB21_22:
	prefetcht0	(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB21_22
.LBB21_23:
	movq	%rdx, 160(%rsp)
	movq	%r11, %rax
	imulq	128(%rsp), %rax
	leaq	3(%rax), %rdx
	testq	%rax, %rax
	cmovnsq	%rax, %rdx
	movq	%rdx, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	88(%rsp), %r10
	movq	(%r10,%rax,8), %rcx
	movq	8(%r10,%rax,8), %rbp
	movq	%r14, %r10
	imulq	%rcx, %r10
	sarq	$2, %rdx
	imulq	144(%rsp), %rdx
	movq	%r11, %rax
	imulq	120(%rsp), %rax
	addq	112(%rsp), %rax
	movq	%rax, -96(%rsp)
	movq	136(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, -48(%rsp)
	cmpq	$7, %r9
	movq	%r11, 152(%rsp)
	movq	%r10, -104(%rsp)
	jle	.LBB21_24
	movq	-128(%rsp), %rax
	movq	32(%rax), %rax
	shlq	$6, %rax
	movq	%rax, -112(%rsp)
	movq	-72(%rsp), %rax
	addq	%r10, %rax
	movq	%rax, 168(%rsp)
	xorl	%eax, %eax
	jmp	.LBB21_27
	.p2align	4
.LBB21_28:
	vmovdqa64	%zmm11, %zmm5
	vmovdqa64	%zmm11, %zmm6
	vmovdqa64	%zmm11, %zmm7
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm9
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm11, %zmm12
.LBB21_29:
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	64(%r8), %zmm11, %zmm11
	imulq	%rsi, %r12
	vmulps	%zmm11, %zmm3, %zmm11
	vmulps	128(%r8), %zmm11, %zmm11
	vaddps	192(%r8), %zmm11, %zmm11
	addq	-96(%rsp), %r12
	vcmpltps	%zmm4, %zmm11, %k1
	vmulps	256(%r8), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	leaq	(%rdi,%r12,4), %rdx
	vmovups	%zmm11, (%rdi,%r12,4)
	vcvtdq2ps	%zmm12, %zmm11
	vmulps	64(%r8), %zmm11, %zmm11
	vmulps	%zmm11, %zmm3, %zmm11
	vmulps	128(%r8), %zmm11, %zmm11
	vaddps	192(%r8), %zmm11, %zmm11
	vcmpltps	%zmm4, %zmm11, %k1
	vmulps	256(%r8), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	vmovups	%zmm11, (%rdx,%rsi,4)
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	64(%r8), %zmm10, %zmm10
	vmulps	%zmm10, %zmm3, %zmm10
	vmulps	128(%r8), %zmm10, %zmm10
	vaddps	192(%r8), %zmm10, %zmm10
	vcmpltps	%zmm4, %zmm10, %k1
	vmulps	256(%r8), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	movq	208(%rsp), %r10
	vmovups	%zmm10, (%rdx,%r10,4)
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	64(%r8), %zmm9, %zmm9
	vmulps	%zmm9, %zmm3, %zmm9
	vmulps	128(%r8), %zmm9, %zmm9
	vaddps	192(%r8), %zmm9, %zmm9
	vcmpltps	%zmm4, %zmm9, %k1
	vmulps	256(%r8), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	movq	200(%rsp), %r11
	vmovups	%zmm9, (%rdx,%r11,4)
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	64(%r8), %zmm8, %zmm8
	vmulps	%zmm8, %zmm3, %zmm8
	vmulps	128(%r8), %zmm8, %zmm8
	vaddps	192(%r8), %zmm8, %zmm8
	vcmpltps	%zmm4, %zmm8, %k1
	vmulps	256(%r8), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	movq	192(%rsp), %rbx
	leaq	(%rbx,%r12,4), %rdx
	vmovups	%zmm8, (%rbx,%r12,4)
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	64(%r8), %zmm7, %zmm7
	vmulps	%zmm7, %zmm3, %zmm7
	vmulps	128(%r8), %zmm7, %zmm7
	vaddps	192(%r8), %zmm7, %zmm7
	vcmpltps	%zmm4, %zmm7, %k1
	vmulps	256(%r8), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rdx,%rsi,4)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	64(%r8), %zmm6, %zmm6
	vmulps	%zmm6, %zmm3, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	vaddps	192(%r8), %zmm6, %zmm6
	vcmpltps	%zmm4, %zmm6, %k1
	vmulps	256(%r8), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rdx,%r10,4)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%r8), %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	128(%r8), %zmm5, %zmm5
	vaddps	192(%r8), %zmm5, %zmm5
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	256(%r8), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rdx,%r11,4)
	leaq	8(%rax), %r12
	addq	$12, %rax
	cmpq	%r9, %rax
	movq	%r12, %rax
	jge	.LBB21_30
.LBB21_27:
	movq	216(%rsp), %rdx
	cmpq	%rax, %rdx
	movq	%rax, %r12
	cmovlq	%rdx, %r12
	vpmulld	(%r8), %zmm2, %zmm11
	cmpq	%rcx, %rbp
	je	.LBB21_28
	movq	-112(%rsp), %r10
	imulq	%r12, %r10
	addq	-48(%rsp), %r10
	movq	-128(%rsp), %rdx
	movq	48(%rdx), %r15
	movq	168(%rsp), %r11
	movq	%rcx, %rbx
	vmovdqa64	%zmm11, %zmm12
	vmovdqa64	%zmm11, %zmm10
	vmovdqa64	%zmm11, %zmm9
	vmovdqa64	%zmm11, %zmm8
	vmovdqa64	%zmm11, %zmm7
	vmovdqa64	%zmm11, %zmm6
	vmovdqa64	%zmm11, %zmm5
	.p2align	4
.LBB21_35:
	movq	(%r15,%rbx,8), %r13
	incq	%rbx
	vmovdqu64	(%r10,%r13,4), %zmm14
	vmovdqu64	64(%r10,%r13,4), %zmm22
	vmovdqu64	128(%r10,%r13,4), %zmm23
	vmovdqu64	192(%r10,%r13,4), %zmm20
	vmovdqu64	-256(%r11), %zmm24
	vmovdqu64	-192(%r11), %zmm25
	vmovdqu64	-128(%r11), %zmm21
	vmovdqu64	-64(%r11), %zmm13
	vpdpbusd	%zmm24, %zmm14, %zmm11
	vpdpbusd	%zmm24, %zmm23, %zmm12
	vmovdqu64	256(%r10,%r13,4), %zmm14
	vpdpbusd	%zmm24, %zmm14, %zmm10
	vmovdqu64	384(%r10,%r13,4), %zmm15
	vpdpbusd	%zmm24, %zmm15, %zmm9
	vmovdqu64	512(%r10,%r13,4), %zmm16
	vpdpbusd	%zmm24, %zmm16, %zmm8
	vmovdqu64	640(%r10,%r13,4), %zmm17
	vpdpbusd	%zmm24, %zmm17, %zmm7
	vmovdqu64	768(%r10,%r13,4), %zmm18
	vpdpbusd	%zmm24, %zmm18, %zmm6
	vmovdqu64	896(%r10,%r13,4), %zmm19
	vpdpbusd	%zmm24, %zmm19, %zmm5
	vpdpbusd	%zmm25, %zmm22, %zmm11
	vpdpbusd	%zmm25, %zmm20, %zmm12
	vmovdqu64	320(%r10,%r13,4), %zmm22
	vmovdqu64	448(%r10,%r13,4), %zmm24
	vpdpbusd	%zmm25, %zmm22, %zmm10
	vpdpbusd	%zmm25, %zmm24, %zmm9
	vmovdqu64	576(%r10,%r13,4), %zmm26
	vmovdqu64	704(%r10,%r13,4), %zmm27
	vpdpbusd	%zmm25, %zmm26, %zmm8
	vpdpbusd	%zmm25, %zmm27, %zmm7
	vmovdqu64	832(%r10,%r13,4), %zmm28
	vmovdqu64	960(%r10,%r13,4), %zmm29
	vpdpbusd	%zmm25, %zmm28, %zmm6
	vpdpbusd	%zmm25, %zmm29, %zmm5
	vpdpbusd	%zmm21, %zmm23, %zmm11
	vpdpbusd	%zmm21, %zmm14, %zmm12
	vpdpbusd	%zmm21, %zmm15, %zmm10
	vpdpbusd	%zmm21, %zmm16, %zmm9
	vpdpbusd	%zmm21, %zmm17, %zmm8
	vpdpbusd	%zmm21, %zmm18, %zmm7
	vpdpbusd	%zmm21, %zmm19, %zmm6
	vmovdqu64	1024(%r10,%r13,4), %zmm23
	vpdpbusd	%zmm21, %zmm23, %zmm5
	vpdpbusd	%zmm13, %zmm20, %zmm11
	vpdpbusd	%zmm13, %zmm22, %zmm12
	vpdpbusd	%zmm13, %zmm24, %zmm10
	vpdpbusd	%zmm13, %zmm26, %zmm9
	vpdpbusd	%zmm13, %zmm27, %zmm8
	vpdpbusd	%zmm13, %zmm28, %zmm7
	vpdpbusd	%zmm13, %zmm29, %zmm6
	vmovdqu64	1088(%r10,%r13,4), %zmm20
	vpdpbusd	%zmm13, %zmm20, %zmm5
	vmovdqu64	(%r11), %zmm13
	vpdpbusd	%zmm13, %zmm14, %zmm11
	vpdpbusd	%zmm13, %zmm15, %zmm12
	vpdpbusd	%zmm13, %zmm16, %zmm10
	vpdpbusd	%zmm13, %zmm17, %zmm9
	vpdpbusd	%zmm13, %zmm18, %zmm8
	vpdpbusd	%zmm13, %zmm19, %zmm7
	vpdpbusd	%zmm13, %zmm23, %zmm6
	vmovdqu64	1152(%r10,%r13,4), %zmm14
	vpdpbusd	%zmm13, %zmm14, %zmm5
	addq	%r14, %r11
	cmpq	%rbx, %rbp
	jne	.LBB21_35
	jmp	.LBB21_29
	.p2align	4
.LBB21_24:
	cmpq	$3, %r9
	jle	.LBB21_49
	xorl	%r12d, %r12d
	jmp	.LBB21_31
	.p2align	4
.LBB21_30:
	cmpq	%r9, %r12
	jge	.LBB21_39
.LBB21_31:
	movq	-128(%rsp), %rax
	movq	32(%rax), %rax
	movq	-56(%rsp), %rdx
	movq	-96(%rsp), %rdi
	leaq	(%rdx,%rdi,4), %r10
	shlq	$6, %rax
	movq	-72(%rsp), %rdx
	movq	-104(%rsp), %rdi
	addq	%rdi, %rdx
	movq	%rdx, -112(%rsp)
	jmp	.LBB21_32
	.p2align	4
.LBB21_33:
	vmovdqa64	%zmm7, %zmm5
	vmovdqa64	%zmm7, %zmm6
	vmovdqa64	%zmm7, %zmm8
.LBB21_38:
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	64(%r8), %zmm7, %zmm7
	vmulps	%zmm7, %zmm3, %zmm7
	vmulps	128(%r8), %zmm7, %zmm7
	vaddps	192(%r8), %zmm7, %zmm7
	vcmpltps	%zmm4, %zmm7, %k1
	vmulps	256(%r8), %zmm7, %zmm7 {%k1}
	imulq	%rsi, %r11
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	leaq	(%r10,%r11,4), %rdx
	vmovups	%zmm7, (%r10,%r11,4)
	vcvtdq2ps	%zmm8, %zmm7
	vmulps	64(%r8), %zmm7, %zmm7
	vmulps	%zmm7, %zmm3, %zmm7
	vmulps	128(%r8), %zmm7, %zmm7
	vaddps	192(%r8), %zmm7, %zmm7
	vcmpltps	%zmm4, %zmm7, %k1
	vmulps	256(%r8), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rdx,%rsi,4)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	64(%r8), %zmm6, %zmm6
	vmulps	%zmm6, %zmm3, %zmm6
	vmulps	128(%r8), %zmm6, %zmm6
	vaddps	192(%r8), %zmm6, %zmm6
	vcmpltps	%zmm4, %zmm6, %k1
	vmulps	256(%r8), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rdx,%rsi,8)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%r8), %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	128(%r8), %zmm5, %zmm5
	vaddps	192(%r8), %zmm5, %zmm5
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	256(%r8), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	movq	176(%rsp), %rdi
	vmovups	%zmm5, (%rdi,%rdx)
	addq	$4, %r12
	cmpq	%r9, %r12
	jge	.LBB21_39
.LBB21_32:
	movq	184(%rsp), %rdx
	cmpq	%r12, %rdx
	movq	%r12, %r11
	cmovlq	%rdx, %r11
	vpmulld	(%r8), %zmm2, %zmm7
	cmpq	%rcx, %rbp
	je	.LBB21_33
	movq	%rax, %rbx
	imulq	%r11, %rbx
	addq	-48(%rsp), %rbx
	movq	-128(%rsp), %rdx
	movq	48(%rdx), %r13
	movq	-112(%rsp), %r15
	movq	%rcx, %rdx
	vmovdqa64	%zmm7, %zmm8
	vmovdqa64	%zmm7, %zmm6
	vmovdqa64	%zmm7, %zmm5
	.p2align	4
.LBB21_37:
	movq	(%r13,%rdx,8), %rdi
	incq	%rdx
	vmovdqu64	(%rbx,%rdi,4), %zmm9
	vmovdqu64	64(%rbx,%rdi,4), %zmm10
	vmovdqu64	128(%rbx,%rdi,4), %zmm11
	vmovdqu64	192(%rbx,%rdi,4), %zmm12
	vmovdqu64	-256(%r15), %zmm13
	vmovdqu64	-192(%r15), %zmm14
	vmovdqu64	-128(%r15), %zmm15
	vmovdqu64	-64(%r15), %zmm16
	vpdpbusd	%zmm13, %zmm9, %zmm7
	vpdpbusd	%zmm13, %zmm11, %zmm8
	vmovdqu64	256(%rbx,%rdi,4), %zmm9
	vpdpbusd	%zmm13, %zmm9, %zmm6
	vmovdqu64	384(%rbx,%rdi,4), %zmm17
	vpdpbusd	%zmm13, %zmm17, %zmm5
	vpdpbusd	%zmm14, %zmm10, %zmm7
	vpdpbusd	%zmm14, %zmm12, %zmm8
	vmovdqu64	320(%rbx,%rdi,4), %zmm10
	vmovdqu64	448(%rbx,%rdi,4), %zmm13
	vpdpbusd	%zmm14, %zmm10, %zmm6
	vpdpbusd	%zmm14, %zmm13, %zmm5
	vpdpbusd	%zmm15, %zmm11, %zmm7
	vpdpbusd	%zmm15, %zmm9, %zmm8
	vmovdqu64	512(%rbx,%rdi,4), %zmm11
	vpdpbusd	%zmm15, %zmm17, %zmm6
	vpdpbusd	%zmm15, %zmm11, %zmm5
	vpdpbusd	%zmm16, %zmm12, %zmm7
	vpdpbusd	%zmm16, %zmm10, %zmm8
	vmovdqu64	576(%rbx,%rdi,4), %zmm10
	vpdpbusd	%zmm16, %zmm13, %zmm6
	vpdpbusd	%zmm16, %zmm10, %zmm5
	vmovdqu64	(%r15), %zmm10
	vpdpbusd	%zmm10, %zmm9, %zmm7
	vpdpbusd	%zmm10, %zmm17, %zmm8
	vpdpbusd	%zmm10, %zmm11, %zmm6
	vmovdqu64	640(%rbx,%rdi,4), %zmm9
	vpdpbusd	%zmm10, %zmm9, %zmm5
	addq	%r14, %r15
	cmpq	%rdx, %rbp
	jne	.LBB21_37
	jmp	.LBB21_38
	.p2align	4
.LBB21_39:
	cmpq	%r9, %r12
	jge	.LBB21_47
	jmp	.LBB21_40
	.p2align	4
.LBB21_49:
	testq	%r9, %r9
	jle	.LBB21_47
	xorl	%r12d, %r12d
.LBB21_40:
	movq	-104(%rsp), %rdx
	addq	80(%rsp), %rdx
	movq	-128(%rsp), %rax
	movq	32(%rax), %r9
	movq	-56(%rsp), %rax
	movq	-96(%rsp), %rdi
	leaq	(%rax,%rdi,4), %rdi
	shlq	$6, %r9
	movq	%r9, -96(%rsp)
	movq	%rbp, %r10
	subq	%rcx, %r10
	leaq	1(%rcx), %r11
	movq	%rdx, -104(%rsp)
	leaq	(%rdx,%r14), %rax
	movq	%rax, -112(%rsp)
	jmp	.LBB21_41
	.p2align	4
.LBB21_46:
	movq	%r12, %rdx
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%r8), %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	128(%r8), %zmm5, %zmm5
	imulq	%rsi, %rdx
	vaddps	192(%r8), %zmm5, %zmm5
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	256(%r8), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rdi,%rdx,4)
	incq	%r12
	movq	224(%rsp), %r9
	cmpq	%r9, %r12
	jge	.LBB21_47
.LBB21_41:
	vpmulld	(%r8), %zmm2, %zmm5
	cmpq	%rcx, %rbp
	je	.LBB21_46
	movq	-96(%rsp), %r15
	imulq	%r12, %r15
	addq	-48(%rsp), %r15
	movq	-128(%rsp), %rax
	movq	48(%rax), %r13
	testb	$1, %r10b
	jne	.LBB21_44
	movq	-104(%rsp), %rbx
	movq	%rcx, %rdx
	cmpq	%r11, %rbp
	jne	.LBB21_51
	jmp	.LBB21_46
	.p2align	4
.LBB21_44:
	movq	(%r13,%rcx,8), %rdx
	vmovdqu64	(%r15,%rdx,4), %zmm6
	vmovdqu64	64(%r15,%rdx,4), %zmm7
	vmovdqu64	128(%r15,%rdx,4), %zmm8
	vmovdqu64	192(%r15,%rdx,4), %zmm9
	movq	-104(%rsp), %rax
	vpdpbusd	(%rax), %zmm6, %zmm5
	vpdpbusd	64(%rax), %zmm7, %zmm5
	vpdpbusd	128(%rax), %zmm8, %zmm5
	vpdpbusd	192(%rax), %zmm9, %zmm5
	vmovdqu64	256(%r15,%rdx,4), %zmm6
	vpdpbusd	256(%rax), %zmm6, %zmm5
	movq	-112(%rsp), %rbx
	movq	%r11, %rdx
	cmpq	%r11, %rbp
	je	.LBB21_46
	.p2align	4
.LBB21_51:
	movq	(%r13,%rdx,8), %rax
	movq	8(%r13,%rdx,8), %r9
	vmovdqu64	(%r15,%rax,4), %zmm6
	vmovdqu64	64(%r15,%rax,4), %zmm7
	vmovdqu64	128(%r15,%rax,4), %zmm8
	vmovdqu64	192(%r15,%rax,4), %zmm9
	vpdpbusd	(%rbx), %zmm6, %zmm5
	vpdpbusd	64(%rbx), %zmm7, %zmm5
	vpdpbusd	128(%rbx), %zmm8, %zmm5
	vpdpbusd	192(%rbx), %zmm9, %zmm5
	vmovdqu64	256(%r15,%rax,4), %zmm6
	vpdpbusd	256(%rbx), %zmm6, %zmm5
	vmovdqu64	(%r15,%r9,4), %zmm6
	vmovdqu64	64(%r15,%r9,4), %zmm7
	vmovdqu64	128(%r15,%r9,4), %zmm8
	vmovdqu64	192(%r15,%r9,4), %zmm9
	vpdpbusd	(%rbx,%r14), %zmm6, %zmm5
	vpdpbusd	64(%rbx,%r14), %zmm7, %zmm5
	vpdpbusd	128(%rbx,%r14), %zmm8, %zmm5
	vpdpbusd	192(%rbx,%r14), %zmm9, %zmm5
	vmovdqu64	256(%r15,%r9,4), %zmm6
	addq	$2, %rdx
	vpdpbusd	256(%rbx,%r14), %zmm6, %zmm5
	addq	%r14, %rbx
	addq	%r14, %rbx
	cmpq	%rdx, %rbp
	jne	.LBB21_51
	jmp	.LBB21_46
.Lfunc_end21:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5, .Lfunc_end21-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA04FiveH4LineOyAA16SecondNextColumnOGG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAvA15ScalingChannelsVTtt0t1g5
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAsA15ScalingChannelsVTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAsA15ScalingChannelsVTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAsA15ScalingChannelsVTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAsA15ScalingChannelsVTtt0t1g5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$584, %rsp
	.cfi_def_cfa_offset 640
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vmovss	(%rdi), %xmm3
	vmovups	16(%rdi), %zmm0
	vmovups	80(%rdi), %zmm1
	movq	144(%rdi), %rax
	movq	%rax, -64(%rsp)
	movq	152(%rdi), %rax
	movq	%rax, -56(%rsp)
	movq	88(%r13), %rax
	movq	104(%r13), %rsi
	leaq	15(%rax), %rcx
	movq	%rax, 168(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, -72(%rsp)
	movq	%rsi, %rax
	shrq	$32, %rax
	movq	%rsi, -80(%rsp)
	je	.LBB22_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rsi
	jmp	.LBB22_3
.LBB22_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB22_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	movq	%rdx, 240(%rsp)
	cmpq	$16, %rcx
	movq	-80(%rsp), %rdx
	jge	.LBB22_4
.LBB22_10:
	addq	$584, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.LBB22_4:
	.cfi_def_cfa_offset 640
	sarq	$4, -72(%rsp)
	movq	40(%r13), %rax
	movq	64(%r13), %r15
	movq	%rax, 296(%rsp)
	movq	32(%rax), %rsi
	imulq	%r15, %rsi
	movq	%rsi, %rax
	shlq	$4, %rax
	leaq	80(%rax), %rcx
	movq	%rcx, 248(%rsp)
	addq	$79, %rax
	movq	%rax, 232(%rsp)
	addq	$-16, 168(%rsp)
	movq	%r15, %rax
	vpbroadcastd	4(%rdi), %zmm2
	shlq	$6, %rax
	movq	%rax, -48(%rsp)
	movq	-56(%rsp), %rcx
	movq	%rcx, %rax
	shlq	$4, %rax
	addq	-64(%rsp), %rax
	movq	%rax, 416(%rsp)
	leaq	(,%rcx,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 408(%rsp)
	vbroadcastss	%xmm3, %zmm3
	movl	%r15d, %eax
	andl	$3, %eax
	movl	%r15d, %edi
	andl	$7, %edi
	movq	%rsi, %r8
	shlq	$6, %r8
	addq	$320, %r8
	shlq	$8, %rsi
	addq	$1280, %rsi
	movq	%rsi, 216(%rsp)
	movq	%r15, %rsi
	andq	$-2, %rsi
	negq	%rsi
	movq	%rsi, 448(%rsp)
	movq	%r15, %r9
	andq	$-4, %r9
	negq	%r9
	movq	%rax, 528(%rsp)
	movl	%eax, %r10d
	shll	$6, %r10d
	movq	%r15, %rax
	andq	$-8, %rax
	negq	%rax
	movq	%rax, 576(%rsp)
	movq	%rdi, 544(%rsp)
	movl	%edi, %ebp
	shll	$6, %ebp
	vxorps	%xmm4, %xmm4, %xmm4
	movq	96(%r13), %rax
	leaq	-8(%rdx), %rsi
	movq	%rsi, 400(%rsp)
	leaq	(%rcx,%rcx), %rsi
	movq	%rsi, 392(%rsp)
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rcx, 384(%rsp)
	leaq	-4(%rdx), %rcx
	movq	%rcx, 376(%rsp)
	movq	%rax, %rdx
	movl	$384, %eax
	movq	%rax, 144(%rsp)
	movq	$0, 136(%rsp)
	movq	%r8, 264(%rsp)
	movq	%r8, 128(%rsp)
	xorl	%ecx, %ecx
	movq	%r15, 88(%rsp)
	movq	%r9, 568(%rsp)
	movq	%r10, 72(%rsp)
	movq	%rbp, 80(%rsp)
	movq	%rdx, 224(%rsp)
	movq	%r13, 456(%rsp)
	jmp	.LBB22_5
	.p2align	4
.LBB22_9:
	movq	216(%rsp), %rax
	addq	%rax, 128(%rsp)
	addq	$16, 136(%rsp)
	addq	%rax, 144(%rsp)
	movq	120(%rsp), %rax
	movq	%rax, %rcx
	cmpq	-72(%rsp), %rax
	jge	.LBB22_10
.LBB22_5:
	movq	%rcx, 152(%rsp)
	leaq	4(%rcx), %rax
	movq	%rax, 120(%rsp)
	testq	%rdx, %rdx
	jle	.LBB22_9
	movq	-72(%rsp), %rax
	movq	120(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 272(%rsp)
	xorl	%ecx, %ecx
	movq	$0, -88(%rsp)
	jmp	.LBB22_7
	.p2align	4
.LBB22_16:
	movq	160(%rsp), %rcx
	movq	%rcx, -88(%rsp)
	movq	224(%rsp), %rdx
	cmpq	%rdx, %rcx
	jge	.LBB22_9
.LBB22_7:
	movq	240(%rsp), %rax
	addq	%rax, %rcx
	jno	.LBB22_11
	movq	%rcx, %rsi
	movq	%rdx, %rcx
	subq	-88(%rsp), %rcx
	cmpq	%rsi, %rdx
	cmovlq	%rdx, %rsi
	cmovgeq	%rax, %rcx
	movq	%rsi, (%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, 160(%rsp)
	jmp	.LBB22_12
	.p2align	4
.LBB22_11:
	cmpq	%rcx, %rdx
	movq	%rcx, 160(%rsp)
	cmovlq	%rdx, %rcx
	movq	%rcx, (%rsp)
	subq	-88(%rsp), %rcx
.LBB22_12:
	movq	232(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB22_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	jmp	.LBB22_15
	.p2align	4
.LBB22_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
.LBB22_15:
	movq	152(%rsp), %rax
	cmpq	%rax, -72(%rsp)
	movq	-80(%rsp), %rdx
	je	.LBB22_16
	movq	80(%r13), %rsi
	movq	128(%rsp), %rax
	addq	%rsi, %rax
	movq	%rax, 184(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 304(%rsp)
	movq	144(%rsp), %rax
	movq	%rsi, 256(%rsp)
	addq	%rsi, %rax
	movq	%rax, 192(%rsp)
	movq	136(%rsp), %rax
	movq	%rax, 176(%rsp)
	movq	152(%rsp), %rax
	movq	%rax, -8(%rsp)
	movq	%rcx, 200(%rsp)
	jmp	.LBB22_18
	.p2align	4
.LBB22_70:
	movq	-8(%rsp), %rsi
	incq	%rsi
	movq	264(%rsp), %rax
	addq	%rax, 184(%rsp)
	addq	$4, 176(%rsp)
	addq	%rax, 192(%rsp)
	movq	%rsi, -8(%rsp)
	cmpq	272(%rsp), %rsi
	je	.LBB22_16
.LBB22_18:
	movq	(%rsp), %rax
	cmpq	%rax, -88(%rsp)
	je	.LBB22_70
	movq	-8(%rsp), %rdi
	movq	%rdi, %rax
	imulq	248(%rsp), %rax
	movq	256(%rsp), %rsi
	leaq	(%rsi,%rax,4), %rsi
	movq	24(%r13), %rax
	movq	%rax, 336(%rsp)
	movq	(%r13), %rax
	movq	8(%r13), %r8
	movq	%r8, %rcx
	imulq	%rdi, %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%rcx, 288(%rsp)
	movq	16(%r13), %r11
	movq	112(%r13), %rcx
	movq	%rcx, 328(%rsp)
	shlq	$4, %rdi
	movq	%rsi, -128(%rsp)
	leaq	320(%rsi), %rcx
	movq	%rcx, 312(%rsp)
	movq	168(%rsp), %rcx
	cmpq	%rdi, %rcx
	cmovlq	%rcx, %rdi
	movq	%rdi, 320(%rsp)
	movq	200(%rsp), %rcx
	imulq	176(%rsp), %r8
	addq	%rax, %r8
	movq	%r8, 16(%rsp)
	movq	%r11, 280(%rsp)
	leaq	(,%r11,4), %rax
	movq	%rax, 8(%rsp)
	movq	184(%rsp), %rsi
	movq	-88(%rsp), %rax
	movq	%rax, 32(%rsp)
	jmp	.LBB22_20
	.p2align	4
.LBB22_69:
	movq	32(%rsp), %rax
	incq	%rax
	movq	344(%rsp), %rsi
	addq	304(%rsp), %rsi
	movq	%rax, 32(%rsp)
	cmpq	(%rsp), %rax
	movq	72(%rsp), %r10
	movq	200(%rsp), %rcx
	je	.LBB22_70
.LBB22_20:
	testq	%rcx, %rcx
	jle	.LBB22_23
	xorl	%eax, %eax
	.p2align	4
.LBB22_22:
	prefetcht0	(%rsi,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB22_22
.LBB22_23:
	movq	32(%rsp), %rdi
	movq	%rdi, %rax
	imulq	336(%rsp), %rax
	leaq	3(%rax), %r8
	testq	%rax, %rax
	cmovnsq	%rax, %r8
	movq	%r8, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	296(%rsp), %rcx
	movq	(%rcx,%rax,8), %r11
	movq	8(%rcx,%rax,8), %rax
	movq	%rax, -112(%rsp)
	movq	-48(%rsp), %rcx
	movq	%r11, 64(%rsp)
	imulq	%r11, %rcx
	movq	312(%rsp), %rax
	movq	%rcx, 40(%rsp)
	addq	%rcx, %rax
	movq	%rax, 56(%rsp)
	sarq	$2, %r8
	imulq	328(%rsp), %rdi
	addq	320(%rsp), %rdi
	movq	%rdi, 48(%rsp)
	cmpq	$7, %rdx
	movq	%rsi, 344(%rsp)
	movq	%r8, 24(%rsp)
	jle	.LBB22_24
	movq	%r8, %rax
	imulq	280(%rsp), %rax
	movq	288(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 96(%rsp)
	movq	32(%r13), %rax
	movq	%rax, %rsi
	shlq	$6, %rsi
	movq	%rax, %rcx
	shlq	$4, %rcx
	movq	%rax, %rdx
	shlq	$5, %rdx
	movq	%rdx, -24(%rsp)
	movq	%rcx, -16(%rsp)
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rcx, -32(%rsp)
	movq	%rax, %rcx
	shlq	$8, %rcx
	movq	%rcx, -40(%rsp)
	movq	8(%rsp), %rcx
	imulq	%r8, %rcx
	addq	16(%rsp), %rcx
	movq	%rcx, -120(%rsp)
	shlq	$7, %rax
	leaq	(%rax,%rax,2), %rax
	negq	%rax
	movq	%rax, 112(%rsp)
	xorl	%ebx, %ebx
	movq	-128(%rsp), %r9
	jmp	.LBB22_27
	.p2align	4
.LBB22_28:
	vmovdqa64	%zmm5, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm5, %zmm12
.LBB22_29:
	vcvtdq2ps	%zmm12, %zmm12
	movq	-128(%rsp), %r9
	vmulps	64(%r9), %zmm12, %zmm12
	movq	-56(%rsp), %rdx
	movq	104(%rsp), %r11
	imulq	%rdx, %r11
	vmulps	%zmm12, %zmm3, %zmm12
	vmulps	128(%r9), %zmm12, %zmm12
	vaddps	192(%r9), %zmm12, %zmm12
	addq	48(%rsp), %r11
	vcmpltps	%zmm4, %zmm12, %k1
	vmulps	256(%r9), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	movq	-64(%rsp), %rcx
	leaq	(%rcx,%r11,4), %rax
	vmovups	%zmm12, (%rcx,%r11,4)
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	64(%r9), %zmm11, %zmm11
	vmulps	%zmm11, %zmm3, %zmm11
	vmulps	128(%r9), %zmm11, %zmm11
	vaddps	192(%r9), %zmm11, %zmm11
	vcmpltps	%zmm4, %zmm11, %k1
	vmulps	256(%r9), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	vmovups	%zmm11, (%rax,%rdx,4)
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	64(%r9), %zmm10, %zmm10
	vmulps	%zmm10, %zmm3, %zmm10
	vmulps	128(%r9), %zmm10, %zmm10
	vaddps	192(%r9), %zmm10, %zmm10
	vcmpltps	%zmm4, %zmm10, %k1
	vmulps	256(%r9), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	movq	392(%rsp), %rdi
	vmovups	%zmm10, (%rax,%rdi,4)
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	64(%r9), %zmm9, %zmm9
	vmulps	%zmm9, %zmm3, %zmm9
	vmulps	128(%r9), %zmm9, %zmm9
	vaddps	192(%r9), %zmm9, %zmm9
	vcmpltps	%zmm4, %zmm9, %k1
	vmulps	256(%r9), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	movq	384(%rsp), %r8
	vmovups	%zmm9, (%rax,%r8,4)
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	64(%r9), %zmm8, %zmm8
	vmulps	%zmm8, %zmm3, %zmm8
	vmulps	128(%r9), %zmm8, %zmm8
	vaddps	192(%r9), %zmm8, %zmm8
	vcmpltps	%zmm4, %zmm8, %k1
	vmulps	256(%r9), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	movq	416(%rsp), %rcx
	leaq	(%rcx,%r11,4), %rax
	vmovups	%zmm8, (%rcx,%r11,4)
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	64(%r9), %zmm7, %zmm7
	vmulps	%zmm7, %zmm3, %zmm7
	vmulps	128(%r9), %zmm7, %zmm7
	vaddps	192(%r9), %zmm7, %zmm7
	vcmpltps	%zmm4, %zmm7, %k1
	vmulps	256(%r9), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rax,%rdx,4)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	64(%r9), %zmm6, %zmm6
	vmulps	%zmm6, %zmm3, %zmm6
	vmulps	128(%r9), %zmm6, %zmm6
	vaddps	192(%r9), %zmm6, %zmm6
	vcmpltps	%zmm4, %zmm6, %k1
	vmulps	256(%r9), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rax,%rdi,4)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%r9), %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	128(%r9), %zmm5, %zmm5
	vaddps	192(%r9), %zmm5, %zmm5
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	256(%r9), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	vmovups	%zmm5, (%rax,%r8,4)
	leaq	8(%rbx), %rcx
	addq	$12, %rbx
	movq	-80(%rsp), %rdx
	cmpq	%rdx, %rbx
	movq	%rcx, %rbx
	jge	.LBB22_30
.LBB22_27:
	movq	400(%rsp), %rax
	cmpq	%rax, %rbx
	cmovlq	%rbx, %rax
	vpmulld	(%r9), %zmm2, %zmm5
	movq	64(%rsp), %rbp
	cmpq	-112(%rsp), %rbp
	movq	%rax, 104(%rsp)
	je	.LBB22_28
	movq	%rsi, %rdx
	imulq	%rax, %rdx
	movq	96(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, -104(%rsp)
	movq	48(%r13), %rcx
	addq	-120(%rsp), %rdx
	movq	%rdx, -96(%rsp)
	movq	56(%rsp), %rax
	vmovdqa64	%zmm5, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm5, %zmm12
	jmp	.LBB22_35
	.p2align	4
.LBB22_41:
	incq	%rbp
	addq	-48(%rsp), %rax
	cmpq	-112(%rsp), %rbp
	je	.LBB22_29
.LBB22_35:
	testq	%r15, %r15
	je	.LBB22_41
	movq	72(%r13), %r8
	movq	%r8, %rdx
	shlq	$6, %rdx
	movq	(%rcx,%rbp,8), %r9
	cmpq	$1, %r15
	jne	.LBB22_42
	xorl	%r12d, %r12d
	testb	$1, %r15b
	je	.LBB22_41
	jmp	.LBB22_40
	.p2align	4
.LBB22_42:
	movq	-96(%rsp), %rdi
	leaq	(%rdi,%r9,4), %r10
	shlq	$7, %r8
	movq	112(%rsp), %rdi
	leaq	(%rdi,%rdx), %r11
	movq	%rax, %r14
	xorl	%r12d, %r12d
	movq	448(%rsp), %rdi
	.p2align	4
.LBB22_43:
	vmovdqu64	(%r10), %zmm14
	vmovdqu64	(%r14), %zmm15
	vmovdqu64	64(%r14), %zmm13
	vpdpbusd	%zmm15, %zmm14, %zmm12
	vmovdqu64	(%r10,%rsi), %zmm14
	leaq	(%r10,%rsi), %r15
	vpdpbusd	%zmm15, %zmm14, %zmm11
	vmovdqu64	(%rsi,%r15), %zmm14
	addq	%rsi, %r15
	vpdpbusd	%zmm15, %zmm14, %zmm10
	vmovdqu64	(%rsi,%r15), %zmm14
	addq	%rsi, %r15
	vpdpbusd	%zmm15, %zmm14, %zmm9
	vmovdqu64	(%rsi,%r15), %zmm14
	addq	%rsi, %r15
	vpdpbusd	%zmm15, %zmm14, %zmm8
	vmovdqu64	(%rsi,%r15), %zmm14
	addq	%rsi, %r15
	vpdpbusd	%zmm15, %zmm14, %zmm7
	vmovdqu64	(%rsi,%r15), %zmm14
	addq	%rsi, %r15
	vpdpbusd	%zmm15, %zmm14, %zmm6
	vmovdqu64	(%rsi,%r15), %zmm14
	addq	%rsi, %r15
	vpdpbusd	%zmm15, %zmm14, %zmm5
	vmovdqu64	(%r10,%rdx), %zmm14
	vmovdqu64	(%r11,%r15), %zmm15
	vpdpbusd	%zmm13, %zmm14, %zmm12
	addq	%r11, %r15
	vpdpbusd	%zmm13, %zmm15, %zmm11
	vmovdqu64	(%rsi,%r15), %zmm14
	addq	%rsi, %r15
	vpdpbusd	%zmm13, %zmm14, %zmm10
	vmovdqu64	(%rsi,%r15), %zmm14
	addq	%rsi, %r15
	vmovdqu64	(%rsi,%r15), %zmm15
	vpdpbusd	%zmm13, %zmm14, %zmm9
	addq	%rsi, %r15
	vpdpbusd	%zmm13, %zmm15, %zmm8
	vmovdqu64	(%rsi,%r15), %zmm14
	addq	%rsi, %r15
	vpdpbusd	%zmm13, %zmm14, %zmm7
	vmovdqu64	(%rsi,%r15), %zmm14
	addq	%rsi, %r15
	vmovdqu64	(%rsi,%r15), %zmm15
	vpdpbusd	%zmm13, %zmm14, %zmm6
	vpdpbusd	%zmm13, %zmm15, %zmm5
	addq	%r8, %r10
	addq	$-2, %r12
	subq	$-128, %r14
	cmpq	%r12, %rdi
	jne	.LBB22_43
	negq	%r12
	movq	88(%rsp), %r15
	movq	72(%rsp), %r10
	testb	$1, %r15b
	je	.LBB22_41
.LBB22_40:
	movq	-104(%rsp), %rdi
	leaq	(%rdi,%r9,4), %r8
	imulq	%r12, %rdx
	shlq	$6, %r12
	vmovdqu64	(%rax,%r12), %zmm13
	vmovdqu64	(%r8,%rdx), %zmm14
	addq	%r8, %rdx
	vpdpbusd	%zmm13, %zmm14, %zmm12
	movq	-16(%rsp), %rdi
	vmovdqu64	(%rdx,%rdi,4), %zmm14
	movq	-24(%rsp), %r8
	vmovdqu64	(%rdx,%r8,4), %zmm15
	vpdpbusd	%zmm13, %zmm14, %zmm11
	vpdpbusd	%zmm13, %zmm15, %zmm10
	movq	-32(%rsp), %r9
	vmovdqu64	(%rdx,%r9,4), %zmm14
	movq	-40(%rsp), %r11
	vmovdqu64	(%r11,%rdx), %zmm15
	vpdpbusd	%zmm13, %zmm14, %zmm9
	addq	%r11, %rdx
	vpdpbusd	%zmm13, %zmm15, %zmm8
	vmovdqu64	(%rdx,%rdi,4), %zmm14
	vpdpbusd	%zmm13, %zmm14, %zmm7
	vmovdqu64	(%rdx,%r8,4), %zmm14
	vpdpbusd	%zmm13, %zmm14, %zmm6
	vmovdqu64	(%rdx,%r9,4), %zmm14
	vpdpbusd	%zmm13, %zmm14, %zmm5
	jmp	.LBB22_41
	.p2align	4
.LBB22_24:
	cmpq	$3, %rdx
	jle	.LBB22_73
	xorl	%ecx, %ecx
	movq	-128(%rsp), %rsi
	jmp	.LBB22_31
	.p2align	4
.LBB22_30:
	cmpq	%rdx, %rcx
	movq	%r9, %rsi
	movq	80(%rsp), %rbp
	jge	.LBB22_54
.LBB22_31:
	movq	32(%r13), %rdi
	movq	-64(%rsp), %rax
	movq	%rcx, %rdx
	movq	48(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, 424(%rsp)
	movq	%rdx, %rcx
	movq	8(%rsp), %rax
	imulq	24(%rsp), %rax
	addq	16(%rsp), %rax
	movq	%rax, 360(%rsp)
	movq	%rdi, 368(%rsp)
	shlq	$6, %rdi
	movq	%rdi, 352(%rsp)
	jmp	.LBB22_32
	.p2align	4
.LBB22_33:
	vmovdqa64	%zmm5, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
.LBB22_53:
	vcvtdq2ps	%zmm8, %zmm8
	movq	-128(%rsp), %rsi
	vmulps	64(%rsi), %zmm8, %zmm8
	vmulps	%zmm8, %zmm3, %zmm8
	vmulps	128(%rsi), %zmm8, %zmm8
	vaddps	192(%rsi), %zmm8, %zmm8
	vcmpltps	%zmm4, %zmm8, %k1
	vmulps	256(%rsi), %zmm8, %zmm8 {%k1}
	movq	-56(%rsp), %rcx
	movq	432(%rsp), %rdi
	imulq	%rcx, %rdi
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	movq	424(%rsp), %rdx
	leaq	(%rdx,%rdi,4), %rax
	vmovups	%zmm8, (%rdx,%rdi,4)
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	64(%rsi), %zmm7, %zmm7
	vmulps	%zmm7, %zmm3, %zmm7
	vmulps	128(%rsi), %zmm7, %zmm7
	vaddps	192(%rsi), %zmm7, %zmm7
	vcmpltps	%zmm4, %zmm7, %k1
	vmulps	256(%rsi), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rax,%rcx,4)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	64(%rsi), %zmm6, %zmm6
	vmulps	%zmm6, %zmm3, %zmm6
	vmulps	128(%rsi), %zmm6, %zmm6
	vaddps	192(%rsi), %zmm6, %zmm6
	vcmpltps	%zmm4, %zmm6, %k1
	vmulps	256(%rsi), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rax,%rcx,8)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%rsi), %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	128(%rsi), %zmm5, %zmm5
	vaddps	192(%rsi), %zmm5, %zmm5
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	256(%rsi), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	movq	408(%rsp), %rcx
	vmovups	%zmm5, (%rcx,%rax)
	movq	440(%rsp), %rcx
	addq	$4, %rcx
	movq	-80(%rsp), %rdx
	cmpq	%rdx, %rcx
	jge	.LBB22_54
.LBB22_32:
	movq	376(%rsp), %rdx
	cmpq	%rdx, %rcx
	cmovlq	%rcx, %rdx
	vpmulld	(%rsi), %zmm2, %zmm5
	movq	64(%rsp), %rax
	cmpq	-112(%rsp), %rax
	movq	%rcx, 440(%rsp)
	movq	%rdx, 432(%rsp)
	je	.LBB22_33
	movq	%rdx, %rbx
	shlq	$6, %rbx
	leaq	192(%rbx), %r11
	movq	368(%rsp), %rcx
	imulq	%rcx, %r11
	leaq	128(%rbx), %r14
	imulq	%rcx, %r14
	addq	$64, %rbx
	imulq	%rcx, %rbx
	movq	352(%rsp), %rsi
	imulq	%rdx, %rsi
	movq	360(%rsp), %rcx
	leaq	(%rcx,%rbx), %rdx
	movq	%rdx, 488(%rsp)
	leaq	(%rcx,%rsi), %rdx
	movq	%rdx, 480(%rsp)
	leaq	(%rcx,%r11), %rdx
	movq	%rdx, 472(%rsp)
	leaq	(%rcx,%r14), %rdx
	movq	%rdx, 464(%rsp)
	movq	48(%r13), %rdx
	movq	%rdx, 536(%rsp)
	addq	%rcx, %r11
	addq	%rcx, %r14
	addq	%rcx, %rbx
	addq	%rcx, %rsi
	movq	%rsi, 208(%rsp)
	movq	56(%rsp), %rcx
	movq	%rcx, -120(%rsp)
	movq	%rax, %rcx
	vmovdqa64	%zmm5, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	movq	%rbx, 512(%rsp)
	movq	%r11, 504(%rsp)
	movq	%r14, 496(%rsp)
	jmp	.LBB22_45
	.p2align	4
.LBB22_52:
	movq	560(%rsp), %rcx
	incq	%rcx
	movq	-120(%rsp), %rax
	addq	-48(%rsp), %rax
	movq	%rax, -120(%rsp)
	cmpq	-112(%rsp), %rcx
	je	.LBB22_53
.LBB22_45:
	testq	%r15, %r15
	movq	%rcx, 560(%rsp)
	je	.LBB22_52
	movq	72(%r13), %rdi
	movq	%rdi, %rsi
	shlq	$6, %rsi
	movq	536(%rsp), %rax
	movq	(%rax,%rcx,8), %rdx
	cmpq	$4, %r15
	movq	%rsi, 552(%rsp)
	jae	.LBB22_61
	xorl	%r12d, %r12d
	jmp	.LBB22_49
	.p2align	4
.LBB22_61:
	leaq	(%rsi,%rsi,2), %rax
	leaq	(%r11,%rax), %rcx
	movq	%rcx, -104(%rsp)
	movq	%rdi, %rbp
	shlq	$8, %rbp
	leaq	(%r14,%rax), %rcx
	movq	%rcx, -40(%rsp)
	leaq	(%rbx,%rax), %rcx
	movq	%rcx, -16(%rsp)
	movq	208(%rsp), %rcx
	addq	%rcx, %rax
	movq	%rax, -96(%rsp)
	movq	%rdi, 520(%rsp)
	movq	%rdi, %rax
	shlq	$7, %rax
	leaq	(%r11,%rax), %r15
	leaq	(%r14,%rax), %rdi
	leaq	(%rbx,%rax), %r9
	addq	%rcx, %rax
	addq	%rsi, %r11
	leaq	(%r14,%rsi), %r13
	addq	%rsi, %rbx
	addq	%rsi, %rcx
	movq	464(%rsp), %rsi
	movq	472(%rsp), %r14
	movq	480(%rsp), %r8
	movq	%r8, -24(%rsp)
	movq	488(%rsp), %r8
	movq	%r8, -32(%rsp)
	movq	-120(%rsp), %r8
	xorl	%r12d, %r12d
	.p2align	4
.LBB22_62:
	movq	%rax, 96(%rsp)
	movq	%rdi, 104(%rsp)
	movq	%r9, 112(%rsp)
	movq	-24(%rsp), %r10
	vmovdqu64	(%r10,%rdx,4), %zmm9
	vmovdqu64	(%r8), %zmm10
	vmovdqu64	64(%r8), %zmm11
	vmovdqu64	128(%r8), %zmm12
	vmovdqu64	192(%r8), %zmm13
	vpdpbusd	%zmm10, %zmm9, %zmm8
	movq	-32(%rsp), %r10
	vmovdqu64	(%r10,%rdx,4), %zmm9
	vmovdqu64	(%rsi,%rdx,4), %zmm14
	vpdpbusd	%zmm10, %zmm9, %zmm7
	vpdpbusd	%zmm10, %zmm14, %zmm6
	vmovdqu64	(%r14,%rdx,4), %zmm9
	vmovdqu64	(%rcx,%rdx,4), %zmm14
	vpdpbusd	%zmm10, %zmm9, %zmm5
	vpdpbusd	%zmm11, %zmm14, %zmm8
	vmovdqu64	(%rbx,%rdx,4), %zmm9
	vmovdqu64	(%r13,%rdx,4), %zmm10
	vpdpbusd	%zmm11, %zmm9, %zmm7
	vpdpbusd	%zmm11, %zmm10, %zmm6
	vmovdqu64	(%r11,%rdx,4), %zmm9
	vmovdqu64	(%rax,%rdx,4), %zmm10
	vpdpbusd	%zmm11, %zmm9, %zmm5
	vpdpbusd	%zmm12, %zmm10, %zmm8
	vmovdqu64	(%r9,%rdx,4), %zmm9
	vmovdqu64	(%rdi,%rdx,4), %zmm10
	vpdpbusd	%zmm12, %zmm9, %zmm7
	vpdpbusd	%zmm12, %zmm10, %zmm6
	vmovdqu64	(%r15,%rdx,4), %zmm9
	movq	%rsi, %rdi
	movq	%r15, %r9
	movq	-96(%rsp), %r15
	vmovdqu64	(%r15,%rdx,4), %zmm10
	vpdpbusd	%zmm12, %zmm9, %zmm5
	vpdpbusd	%zmm13, %zmm10, %zmm8
	movq	%rcx, %rsi
	movq	%r13, %rcx
	movq	-16(%rsp), %r13
	vmovdqu64	(%r13,%rdx,4), %zmm9
	movq	-40(%rsp), %r10
	vmovdqu64	(%r10,%rdx,4), %zmm10
	vpdpbusd	%zmm13, %zmm9, %zmm7
	vpdpbusd	%zmm13, %zmm10, %zmm6
	movq	%r14, %rax
	movq	%rbx, %r14
	movq	%r11, %rbx
	movq	%r10, %r11
	movq	-104(%rsp), %r10
	vmovdqu64	(%r10,%rdx,4), %zmm9
	vpdpbusd	%zmm13, %zmm9, %zmm5
	addq	%rbp, %r10
	movq	%r10, -104(%rsp)
	movq	%r11, %r10
	movq	%rbx, %r11
	movq	%r14, %rbx
	movq	%rax, %r14
	addq	%rbp, %r10
	movq	%r10, -40(%rsp)
	addq	%rbp, %r13
	movq	%r13, -16(%rsp)
	movq	%rcx, %r13
	movq	%rsi, %rcx
	addq	%rbp, %r15
	movq	%r15, -96(%rsp)
	movq	%r9, %r15
	movq	%rdi, %rsi
	movq	96(%rsp), %rax
	movq	104(%rsp), %rdi
	movq	112(%rsp), %r9
	addq	$-4, %r12
	addq	%rbp, %r15
	addq	%rbp, %rdi
	addq	%rbp, %r9
	addq	%rbp, %rax
	addq	$256, %r8
	addq	%rbp, %r11
	addq	%rbp, %r13
	addq	%rbp, %rbx
	addq	%rbp, %rcx
	addq	%rbp, -32(%rsp)
	addq	%rbp, -24(%rsp)
	addq	%rbp, %r14
	addq	%rbp, %rsi
	cmpq	%r12, 568(%rsp)
	jne	.LBB22_62
	negq	%r12
	movq	456(%rsp), %r13
	movq	88(%rsp), %r15
	movq	72(%rsp), %r10
	movq	80(%rsp), %rbp
	movq	512(%rsp), %rbx
	movq	504(%rsp), %r11
	movq	496(%rsp), %r14
	movq	520(%rsp), %rdi
.LBB22_49:
	cmpq	$0, 528(%rsp)
	movq	552(%rsp), %r9
	je	.LBB22_52
	shlq	$6, %r12
	movq	-120(%rsp), %rax
	addq	%r12, %rax
	imulq	%rdi, %r12
	leaq	(%r11,%r12), %rcx
	leaq	(%r14,%r12), %rsi
	leaq	(%rbx,%r12), %rdi
	addq	208(%rsp), %r12
	xorl	%r8d, %r8d
	.p2align	4
.LBB22_51:
	vmovdqu64	(%rax,%r8), %zmm9
	vmovdqu64	(%r12,%rdx,4), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm8
	vmovdqu64	(%rdi,%rdx,4), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm7
	vmovdqu64	(%rsi,%rdx,4), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm6
	vmovdqu64	(%rcx,%rdx,4), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm5
	addq	$64, %r8
	addq	%r9, %rcx
	addq	%r9, %rsi
	addq	%r9, %rdi
	addq	%r9, %r12
	cmpq	%r8, %r10
	jne	.LBB22_51
	jmp	.LBB22_52
	.p2align	4
.LBB22_54:
	movq	%rcx, %rax
	cmpq	%rdx, %rcx
	movq	24(%rsp), %rdi
	jge	.LBB22_69
	jmp	.LBB22_55
	.p2align	4
.LBB22_73:
	testq	%rdx, %rdx
	movq	-128(%rsp), %rsi
	movq	24(%rsp), %rdi
	jle	.LBB22_69
	xorl	%eax, %eax
.LBB22_55:
	movq	32(%r13), %r8
	movq	-64(%rsp), %rcx
	movq	48(%rsp), %rdx
	leaq	(%rcx,%rdx,4), %rcx
	movq	%rcx, -104(%rsp)
	movq	%rax, %rdx
	imulq	%r8, %rdx
	shlq	$6, %r8
	movq	%r8, -96(%rsp)
	shlq	$6, %rdx
	imulq	8(%rsp), %rdi
	addq	%rdx, %rdi
	addq	16(%rsp), %rdi
	movq	40(%rsp), %rcx
	addq	192(%rsp), %rcx
	movq	%rcx, 40(%rsp)
	jmp	.LBB22_56
	.p2align	4
.LBB22_68:
	movq	%rax, %r8
	movq	%rax, %rdx
	imulq	-56(%rsp), %rdx
	vcvtdq2ps	%zmm5, %zmm5
	movq	-128(%rsp), %rsi
	vmulps	64(%rsi), %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vmulps	128(%rsi), %zmm5, %zmm5
	vaddps	192(%rsi), %zmm5, %zmm5
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	256(%rsi), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	movq	-104(%rsp), %rax
	vmovups	%zmm5, (%rax,%rdx,4)
	incq	%r8
	movq	%rcx, %rdi
	addq	-96(%rsp), %rdi
	movq	-80(%rsp), %rdx
	movq	%r8, %rax
	cmpq	%rdx, %r8
	jge	.LBB22_69
.LBB22_56:
	movq	%rdi, %rcx
	vpmulld	(%rsi), %zmm2, %zmm5
	movq	64(%rsp), %r8
	cmpq	-112(%rsp), %r8
	je	.LBB22_68
	movq	48(%r13), %rdx
	movq	40(%rsp), %rsi
	movq	56(%rsp), %rdi
	jmp	.LBB22_58
	.p2align	4
.LBB22_67:
	incq	%r8
	movq	-48(%rsp), %r9
	addq	%r9, %rdi
	addq	%r9, %rsi
	cmpq	-112(%rsp), %r8
	je	.LBB22_68
.LBB22_58:
	testq	%r15, %r15
	je	.LBB22_67
	movq	72(%r13), %r10
	movq	%r10, %r9
	shlq	$6, %r9
	movq	(%rdx,%r8,8), %r11
	cmpq	$8, %r15
	jae	.LBB22_71
	xorl	%ebx, %ebx
	cmpq	$0, 544(%rsp)
	jne	.LBB22_65
	jmp	.LBB22_67
	.p2align	4
.LBB22_71:
	leaq	(%rcx,%r11,4), %r14
	movq	%r10, %r15
	shlq	$9, %r15
	movq	%rsi, %r12
	xorl	%ebx, %ebx
	.p2align	4
.LBB22_72:
	vmovdqu64	(%r14), %zmm6
	vpdpbusd	-64(%r12), %zmm6, %zmm5
	leaq	(%r14,%r9), %rbp
	vmovdqu64	(%r14,%r9), %zmm6
	vpdpbusd	(%r12), %zmm6, %zmm5
	vmovdqu64	(%r9,%rbp), %zmm6
	addq	%r9, %rbp
	vpdpbusd	64(%r12), %zmm6, %zmm5
	vmovdqu64	(%r9,%rbp), %zmm6
	addq	%r9, %rbp
	vpdpbusd	128(%r12), %zmm6, %zmm5
	vmovdqu64	(%r9,%rbp), %zmm6
	addq	%r9, %rbp
	vpdpbusd	192(%r12), %zmm6, %zmm5
	vmovdqu64	(%r9,%rbp), %zmm6
	addq	%r9, %rbp
	vpdpbusd	256(%r12), %zmm6, %zmm5
	vmovdqu64	(%r9,%rbp), %zmm6
	addq	%r9, %rbp
	vpdpbusd	320(%r12), %zmm6, %zmm5
	vmovdqu64	(%r9,%rbp), %zmm6
	vpdpbusd	384(%r12), %zmm6, %zmm5
	addq	$-8, %rbx
	addq	%r15, %r14
	addq	$512, %r12
	cmpq	%rbx, 576(%rsp)
	jne	.LBB22_72
	negq	%rbx
	movq	88(%rsp), %r15
	movq	80(%rsp), %rbp
	cmpq	$0, 544(%rsp)
	je	.LBB22_67
.LBB22_65:
	shlq	$6, %rbx
	leaq	(%rdi,%rbx), %r14
	imulq	%r10, %rbx
	leaq	(%rbx,%r11,4), %r10
	addq	%rcx, %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB22_66:
	vmovdqu64	(%r10), %zmm6
	vpdpbusd	(%r14,%r11), %zmm6, %zmm5
	addq	$64, %r11
	addq	%r9, %r10
	cmpq	%r11, %rbp
	jne	.LBB22_66
	jmp	.LBB22_67
.Lfunc_end22:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAsA15ScalingChannelsVTtt0t1g5, .Lfunc_end22-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mq1_tAA9TapWindowRzAA9PixelSumsR_AA0J3SumR0_AA15ChannelEpilogueR1_r2_lFAA0H5LinesOyAA03AnyH4LineOG_AA0J4PairVyAA10FourPixelsVyAA05PlainJ0VGGAsA15ScalingChannelsVTtt0t1g5
	.cfi_endproc
	.hidden	vitruvian_multiply_codes_avx512vnni
	.globl	vitruvian_multiply_codes_avx512vnni
	.p2align	4
	.type	vitruvian_multiply_codes_avx512vnni,@function
vitruvian_multiply_codes_avx512vnni:
	.cfi_startproc
	jmp	($s24VitruvianMicroAVX512VNNI17multiplyQuantized1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF)
.Lfunc_end23:
	.size	vitruvian_multiply_codes_avx512vnni, .Lfunc_end23-vitruvian_multiply_codes_avx512vnni
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI17multiplyQuantized1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.globl	$s24VitruvianMicroAVX512VNNI17multiplyQuantized1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI17multiplyQuantized1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF,@function
$s24VitruvianMicroAVX512VNNI17multiplyQuantized1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	je	.LBB24_12
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
	jle	.LBB24_7
	imulq	%rcx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	176(%rsp), %r13
	jmp	.LBB24_3
	.p2align	4
.LBB24_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	320(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA10CorrectingVyAA12RequantizingVGTtg5)
	movl	$2, %r12d
.LBB24_6:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB24_7
.LBB24_3:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB24_5
	cmpq	$2, %rcx
	je	.LBB24_5
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB24_10
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB24_10
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	320(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA10CorrectingVyAA12RequantizingVGTtg5)
	movl	$1, %r12d
	jmp	.LBB24_6
	.p2align	4
.LBB24_10:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	320(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA10CorrectingVyAA12RequantizingVGTtg5)
	jmp	.LBB24_6
.LBB24_12:
	testq	%rbp, %rbp
	jle	.LBB24_7
	imulq	%rcx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	leaq	176(%rsp), %r13
	jmp	.LBB24_14
	.p2align	4
.LBB24_16:
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA12RequantizingVTtg5)
	movl	$2, %r12d
.LBB24_17:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB24_7
.LBB24_14:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB24_16
	cmpq	$2, %rcx
	je	.LBB24_16
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB24_20
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB24_20
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA12RequantizingVTtg5)
	movl	$1, %r12d
	jmp	.LBB24_17
	.p2align	4
.LBB24_20:
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA12RequantizingVTtg5)
	jmp	.LBB24_17
.LBB24_7:
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
.Lfunc_end24:
	.size	$s24VitruvianMicroAVX512VNNI17multiplyQuantized1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF, .Lfunc_end24-$s24VitruvianMicroAVX512VNNI17multiplyQuantized1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA7ScalingVTtg5
	.weak	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA7ScalingVTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA7ScalingVTtg5,@function
$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA7ScalingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -128(%rsp)
	movq	%rdx, 64(%rsp)
	movq	%r13, -64(%rsp)
	movq	%rdi, 120(%rsp)
	movq	%rax, 112(%rsp)
	jl	.LBB25_5
	leaq	128(%rdi), %rbp
	movq	96(%r13), %rax
	movq	104(%r13), %r11
	movq	%r11, %rcx
	movq	%rax, -112(%rsp)
	imulq	%rax, %rcx
	leaq	16(%rsi), %rax
	movq	(%rdx), %r8
	movq	%r8, -80(%rsp)
	movq	8(%rdx), %r8
	movq	%r8, 40(%rsp)
	movq	16(%rdx), %r8
	movq	%r8, -40(%rsp)
	movq	24(%rdx), %r8
	movq	%r8, -96(%rsp)
	movq	56(%rdx), %r8
	vmovups	64(%rdx), %zmm0
	vmovups	128(%rdx), %zmm1
	movq	128(%r13), %r9
	addq	$-16, %r9
	movq	%r8, %rbx
	andq	%rsi, %rbx
	movq	%rbx, 56(%rsp)
	andq	%rax, %r8
	movq	%r8, 32(%rsp)
	cmpq	%rsi, %r9
	cmovlq	%r9, %rsi
	movq	%rsi, -104(%rsp)
	cmpq	%rax, %r9
	movq	%rax, 96(%rsp)
	cmovgeq	%rax, %r9
	movq	%r9, 24(%rsp)
	movq	%rcx, 80(%rsp)
	movq	%rcx, %rax
	shlq	$7, %rax
	addq	%rdi, %rax
	addq	$128, %rax
	movq	%rax, 72(%rsp)
	movq	%r11, %rax
	shlq	$7, %rax
	movq	%rax, -72(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	32(%rdx), %rax
	movq	%rax, 16(%rsp)
	movq	40(%rdx), %rax
	movq	%rax, 48(%rsp)
	movq	48(%rdx), %rax
	movq	%rax, -48(%rsp)
	movq	192(%rdx), %rax
	movq	%rax, 8(%rsp)
	movq	200(%rdx), %rax
	movq	%rax, -56(%rsp)
	movl	$8, %eax
	xorl	%r8d, %r8d
	movq	%rbp, 88(%rsp)
	jmp	.LBB25_2
	.p2align	4
.LBB25_12:
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm3, %zmm11
	vmovdqa64	%zmm4, %zmm15
	vmovdqa64	%zmm3, %zmm12
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm3, %zmm13
	vmovdqa64	%zmm4, %zmm17
	vmovdqa64	%zmm3, %zmm14
	vmovdqa64	%zmm4, %zmm19
.LBB25_13:
	movq	%r8, %rax
	movq	-40(%rsp), %rdx
	imulq	%rdx, %rax
	movq	%rax, -8(%rsp)
	movq	40(%rsp), %r13
	vpbroadcastd	(%r13,%rax,4), %zmm18
	movq	-128(%rsp), %r12
	movq	-96(%rsp), %r14
	vpmulld	(%r14,%r12,4), %zmm18, %zmm18
	vpaddd	%zmm19, %zmm18, %zmm18
	movq	%r8, -120(%rsp)
	movq	16(%rsp), %rdi
	vmovups	(%rdi,%r12,4), %zmm19
	vcvtdq2ps	%zmm18, %zmm18
	movq	-80(%rsp), %rcx
	vmulps	(%rcx,%rax,4){1to16}, %zmm18, %zmm18
	movq	%rcx, %rax
	movq	48(%rsp), %rcx
	vfmadd213ps	(%rcx,%r12,4), %zmm19, %zmm18
	vcmpltps	%zmm2, %zmm18, %k1
	movq	56(%rsp), %r10
	movq	-48(%rsp), %rbx
	vmulps	(%rbx,%r10,4), %zmm18, %zmm18 {%k1}
	vmaxps	%zmm18, %zmm0, %zmm18
	vminps	%zmm18, %zmm1, %zmm18
	movq	-120(%rsp), %rcx
	movq	-56(%rsp), %r15
	imulq	%r15, %rcx
	movq	8(%rsp), %rbp
	leaq	(,%rcx,4), %r8
	addq	%rbp, %r8
	movq	%r8, -24(%rsp)
	movq	-104(%rsp), %r9
	vmovups	%zmm18, (%r8,%r9,4)
	movq	-120(%rsp), %rsi
	orq	$1, %rsi
	movq	%rsi, %r8
	imulq	%rdx, %r8
	movq	%r8, 104(%rsp)
	movq	%rdx, %rcx
	vpbroadcastd	(%r13,%r8,4), %zmm18
	vpmulld	(%r14,%r12,4), %zmm18, %zmm18
	vpaddd	%zmm17, %zmm18, %zmm17
	vmovups	(%rdi,%r12,4), %zmm18
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	(%rax,%r8,4){1to16}, %zmm17, %zmm17
	movq	48(%rsp), %r8
	vfmadd213ps	(%r8,%r12,4), %zmm18, %zmm17
	vcmpltps	%zmm2, %zmm17, %k1
	movq	%r10, %rax
	vmulps	(%rbx,%r10,4), %zmm17, %zmm17 {%k1}
	vmaxps	%zmm17, %zmm0, %zmm17
	vminps	%zmm17, %zmm1, %zmm17
	imulq	%r15, %rsi
	movq	%rbp, %r10
	leaq	(,%rsi,4), %rdx
	addq	%rbp, %rdx
	movq	%rdx, -32(%rsp)
	vmovups	%zmm17, (%rdx,%r9,4)
	movq	-120(%rsp), %r9
	orq	$2, %r9
	movq	%r9, %rbx
	movq	%rcx, %rdx
	imulq	%rcx, %rbx
	vpbroadcastd	(%r13,%rbx,4), %zmm17
	vpmulld	(%r14,%r12,4), %zmm17, %zmm17
	vpaddd	%zmm16, %zmm17, %zmm16
	vmovups	(%rdi,%r12,4), %zmm17
	movq	%rdi, %r14
	vcvtdq2ps	%zmm16, %zmm16
	movq	-80(%rsp), %rsi
	vmulps	(%rsi,%rbx,4){1to16}, %zmm16, %zmm16
	vfmadd213ps	(%r8,%r12,4), %zmm17, %zmm16
	vcmpltps	%zmm2, %zmm16, %k1
	movq	-48(%rsp), %r8
	vmulps	(%r8,%rax,4), %zmm16, %zmm16 {%k1}
	movq	%rax, %rbp
	vmaxps	%zmm16, %zmm0, %zmm16
	vminps	%zmm16, %zmm1, %zmm16
	movq	%r15, %rcx
	imulq	%r15, %r9
	leaq	(%r10,%r9,4), %r9
	movq	%r9, (%rsp)
	movq	%r10, %r13
	movq	-104(%rsp), %rax
	vmovups	%zmm16, (%r9,%rax,4)
	movq	-120(%rsp), %r15
	orq	$3, %r15
	movq	%r15, %r9
	imulq	%rdx, %r9
	movq	40(%rsp), %rdi
	vpbroadcastd	(%rdi,%r9,4), %zmm16
	movq	-96(%rsp), %r10
	vpmulld	(%r10,%r12,4), %zmm16, %zmm16
	vpaddd	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm15, %zmm15
	vmovups	(%r14,%r12,4), %zmm16
	vmulps	(%rsi,%r9,4){1to16}, %zmm15, %zmm15
	movq	48(%rsp), %rdx
	vfmadd213ps	(%rdx,%r12,4), %zmm16, %zmm15
	vcmpltps	%zmm2, %zmm15, %k1
	vmulps	(%r8,%rbp,4), %zmm15, %zmm15 {%k1}
	vmaxps	%zmm15, %zmm0, %zmm15
	vminps	%zmm15, %zmm1, %zmm15
	imulq	%rcx, %r15
	leaq	(,%r15,4), %rcx
	addq	%r13, %rcx
	movq	%rcx, -16(%rsp)
	vmovups	%zmm15, (%rcx,%rax,4)
	movq	%rdi, %rcx
	movq	-8(%rsp), %rax
	vpbroadcastd	(%rdi,%rax,4), %zmm15
	movq	%r10, %rsi
	vpmulld	64(%r10,%r12,4), %zmm15, %zmm15
	vpaddd	%zmm14, %zmm15, %zmm14
	vmovups	64(%r14,%r12,4), %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	movq	-80(%rsp), %r13
	vmulps	(%r13,%rax,4){1to16}, %zmm14, %zmm14
	vfmadd213ps	64(%rdx,%r12,4), %zmm15, %zmm14
	vcmpltps	%zmm2, %zmm14, %k1
	movq	32(%rsp), %r10
	vmulps	(%r8,%r10,4), %zmm14, %zmm14 {%k1}
	movq	%r8, %r15
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	movq	24(%rsp), %rax
	movq	-24(%rsp), %rdi
	vmovups	%zmm14, (%rdi,%rax,4)
	movq	104(%rsp), %rdi
	vpbroadcastd	(%rcx,%rdi,4), %zmm14
	movq	%rcx, %r8
	movq	%rsi, %rcx
	vpmulld	64(%rsi,%r12,4), %zmm14, %zmm14
	vpaddd	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmovups	64(%r14,%r12,4), %zmm14
	vmulps	(%r13,%rdi,4){1to16}, %zmm13, %zmm13
	vfmadd213ps	64(%rdx,%r12,4), %zmm14, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	vmulps	(%r15,%r10,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	movq	-32(%rsp), %rdi
	vmovups	%zmm13, (%rdi,%rax,4)
	vpbroadcastd	(%r8,%rbx,4), %zmm13
	vpmulld	64(%rsi,%r12,4), %zmm13, %zmm13
	vpaddd	%zmm12, %zmm13, %zmm12
	vmovups	64(%r14,%r12,4), %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	(%r13,%rbx,4){1to16}, %zmm12, %zmm12
	movq	%rdx, %rdi
	vfmadd213ps	64(%rdx,%r12,4), %zmm13, %zmm12
	vcmpltps	%zmm2, %zmm12, %k1
	vmulps	(%r15,%r10,4), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	movq	(%rsp), %rdx
	vmovups	%zmm12, (%rdx,%rax,4)
	movq	%r8, %rdx
	vpbroadcastd	(%r8,%r9,4), %zmm12
	movq	%rsi, %r8
	vpmulld	64(%rcx,%r12,4), %zmm12, %zmm12
	vpaddd	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm11, %zmm11
	vmovups	64(%r14,%r12,4), %zmm12
	vmulps	(%r13,%r9,4){1to16}, %zmm11, %zmm11
	vfmadd213ps	64(%rdi,%r12,4), %zmm12, %zmm11
	vcmpltps	%zmm2, %zmm11, %k1
	vmulps	(%r15,%r10,4), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	movq	-16(%rsp), %rcx
	vmovups	%zmm11, (%rcx,%rax,4)
	movq	-120(%rsp), %rcx
	orq	$4, %rcx
	movq	%rcx, %rax
	movq	-40(%rsp), %r10
	imulq	%r10, %rax
	movq	%rax, -16(%rsp)
	vpbroadcastd	(%rdx,%rax,4), %zmm11
	vpmulld	(%rsi,%r12,4), %zmm11, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	vmovups	(%r14,%r12,4), %zmm11
	vmulps	(%r13,%rax,4){1to16}, %zmm10, %zmm10
	movq	%rdi, %rbx
	vfmadd213ps	(%rdi,%r12,4), %zmm11, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	56(%rsp), %r9
	movq	%r15, %rax
	vmulps	(%r15,%r9,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	movq	-56(%rsp), %r14
	imulq	%r14, %rcx
	movq	8(%rsp), %r15
	leaq	(%r15,%rcx,4), %rcx
	movq	%rcx, -24(%rsp)
	movq	-104(%rsp), %rbp
	vmovups	%zmm10, (%rcx,%rbp,4)
	movq	-120(%rsp), %rsi
	orq	$5, %rsi
	movq	%rsi, %rcx
	imulq	%r10, %rcx
	vpbroadcastd	(%rdx,%rcx,4), %zmm10
	movq	%rdx, %r10
	vpmulld	(%r8,%r12,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	movq	16(%rsp), %rdi
	vmovups	(%rdi,%r12,4), %zmm10
	vmulps	(%r13,%rcx,4){1to16}, %zmm9, %zmm9
	vfmadd213ps	(%rbx,%r12,4), %zmm10, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	vmulps	(%rax,%r9,4), %zmm9, %zmm9 {%k1}
	movq	%r9, %rdx
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	imulq	%r14, %rsi
	leaq	(%r15,%rsi,4), %rsi
	movq	%rsi, -32(%rsp)
	movq	%r15, %rax
	movq	%rbp, %r15
	vmovups	%zmm9, (%rsi,%rbp,4)
	movq	-120(%rsp), %r9
	orq	$6, %r9
	movq	%r9, %rsi
	movq	-40(%rsp), %rbp
	imulq	%rbp, %rsi
	vpbroadcastd	(%r10,%rsi,4), %zmm9
	vpmulld	(%r8,%r12,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	movq	%rdi, %r8
	vmovups	(%rdi,%r12,4), %zmm9
	vmulps	(%r13,%rsi,4){1to16}, %zmm8, %zmm8
	vfmadd213ps	(%rbx,%r12,4), %zmm9, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	movq	-48(%rsp), %r14
	vmulps	(%r14,%rdx,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	movq	-56(%rsp), %rdx
	imulq	%rdx, %r9
	leaq	(%rax,%r9,4), %r9
	movq	%r9, (%rsp)
	vmovups	%zmm8, (%r9,%r15,4)
	movq	-120(%rsp), %r15
	orq	$7, %r15
	movq	%r15, %r9
	imulq	%rbp, %r9
	vpbroadcastd	(%r10,%r9,4), %zmm8
	movq	-96(%rsp), %rdi
	vpmulld	(%rdi,%r12,4), %zmm8, %zmm8
	vpaddd	%zmm4, %zmm8, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmovups	(%r8,%r12,4), %zmm8
	vmulps	(%r13,%r9,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	(%rbx,%r12,4), %zmm8, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	movq	56(%rsp), %rbp
	vmulps	(%r14,%rbp,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	imulq	%rdx, %r15
	leaq	(%rax,%r15,4), %rax
	movq	%rax, -8(%rsp)
	movq	-104(%rsp), %rdx
	vmovups	%zmm4, (%rax,%rdx,4)
	movq	%r10, %r15
	movq	-16(%rsp), %rax
	vpbroadcastd	(%r10,%rax,4), %zmm4
	vpmulld	64(%rdi,%r12,4), %zmm4, %zmm4
	vpaddd	%zmm7, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r13,%rax,4){1to16}, %zmm4, %zmm4
	movq	%r8, %rdx
	vmovups	64(%r8,%r12,4), %zmm7
	vfmadd213ps	64(%rbx,%r12,4), %zmm7, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	movq	32(%rsp), %rax
	movq	%r14, %rdi
	vmulps	(%r14,%rax,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	24(%rsp), %r10
	movq	-24(%rsp), %r14
	vmovups	%zmm4, (%r14,%r10,4)
	vpbroadcastd	(%r15,%rcx,4), %zmm4
	movq	-96(%rsp), %r8
	vpmulld	64(%r8,%r12,4), %zmm4, %zmm4
	vpaddd	%zmm6, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r13,%rcx,4){1to16}, %zmm4, %zmm4
	vmovups	64(%rdx,%r12,4), %zmm6
	movq	%rdx, %rcx
	vfmadd213ps	64(%rbx,%r12,4), %zmm6, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rdi,%rax,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	-32(%rsp), %rdx
	vmovups	%zmm4, (%rdx,%r10,4)
	vpbroadcastd	(%r15,%rsi,4), %zmm4
	vpmulld	64(%r8,%r12,4), %zmm4, %zmm4
	vpaddd	%zmm5, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r13,%rsi,4){1to16}, %zmm4, %zmm4
	vmovups	64(%rcx,%r12,4), %zmm5
	vfmadd213ps	64(%rbx,%r12,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rdi,%rax,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	(%rsp), %rdx
	vmovups	%zmm4, (%rdx,%r10,4)
	vpbroadcastd	(%r15,%r9,4), %zmm4
	vpmulld	64(%r8,%r12,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	(%r13,%r9,4){1to16}, %zmm3, %zmm3
	vmovups	64(%rcx,%r12,4), %zmm4
	movq	-120(%rsp), %rcx
	vfmadd213ps	64(%rbx,%r12,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%rdi,%rax,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	movq	-8(%rsp), %rax
	vmovups	%zmm3, (%rax,%r10,4)
	movq	-88(%rsp), %r9
	leaq	8(%r9), %rax
	addq	$8, %rcx
	movq	%rcx, %r8
	movq	112(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	120(%rsp), %rdi
	movq	88(%rsp), %rbp
	jl	.LBB25_14
.LBB25_2:
	vmovdqu64	(%rdi), %zmm4
	vmovdqu64	64(%rdi), %zmm3
	cmpq	$15, %r8
	movq	%rax, -88(%rsp)
	jg	.LBB25_11
	cmpq	$0, -112(%rsp)
	je	.LBB25_12
	leaq	32(,%r8,2), %rax
	imulq	80(%rsp), %rax
	leaq	(,%rax,4), %rcx
	addq	%rbp, %rcx
	movl	$16, %r9d
	jmp	.LBB25_33
	.p2align	4
.LBB25_11:
	cmpq	$0, -112(%rsp)
	je	.LBB25_12
	movq	72(%rsp), %rcx
	xorl	%r9d, %r9d
.LBB25_33:
	movq	-64(%rsp), %rsi
	vmovdqu64	16(%rsi), %zmm18
	movq	80(%rsi), %r12
	movq	88(%rsi), %rdx
	movq	%r12, %rax
	imulq	%r8, %rax
	addq	(%rsi), %rax
	shll	$2, %r9d
	xorl	%r15d, %r15d
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm3, %zmm11
	vmovdqa64	%zmm4, %zmm15
	vmovdqa64	%zmm3, %zmm12
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm3, %zmm13
	vmovdqa64	%zmm4, %zmm17
	vmovdqa64	%zmm3, %zmm14
	vmovdqa64	%zmm4, %zmm19
	jmp	.LBB25_34
	.p2align	4
.LBB25_38:
	incq	%r15
	cmpq	-112(%rsp), %r15
	je	.LBB25_13
.LBB25_34:
	testq	%r11, %r11
	je	.LBB25_38
	movq	(%rdx,%r15,8), %rsi
	addq	%rax, %rsi
	movq	%rbp, %r14
	xorl	%edi, %edi
	.p2align	4
.LBB25_36:
	leaq	(%rsi,%rdi,4), %r13
	prefetcht0	(%rcx)
	vmovdqu64	(%r14), %zmm20
	vmovdqu64	64(%r14), %zmm21
	vpxord	(%rsi,%rdi,4){1to16}, %zmm18, %zmm22
	vpdpbusd	%zmm20, %zmm22, %zmm19
	vpdpbusd	%zmm21, %zmm22, %zmm14
	vpxord	(%r12,%r13){1to16}, %zmm18, %zmm22
	addq	%r12, %r13
	vpdpbusd	%zmm20, %zmm22, %zmm17
	vpdpbusd	%zmm21, %zmm22, %zmm13
	vpxord	(%r12,%r13){1to16}, %zmm18, %zmm22
	addq	%r12, %r13
	vpdpbusd	%zmm20, %zmm22, %zmm16
	vpdpbusd	%zmm21, %zmm22, %zmm12
	vpxord	(%r12,%r13){1to16}, %zmm18, %zmm22
	addq	%r12, %r13
	vpdpbusd	%zmm20, %zmm22, %zmm15
	vpdpbusd	%zmm21, %zmm22, %zmm11
	vpxord	(%r12,%r13){1to16}, %zmm18, %zmm22
	addq	%r12, %r13
	vpdpbusd	%zmm20, %zmm22, %zmm10
	vpdpbusd	%zmm21, %zmm22, %zmm7
	vpxord	(%r12,%r13){1to16}, %zmm18, %zmm22
	addq	%r12, %r13
	vpdpbusd	%zmm20, %zmm22, %zmm9
	vpxord	(%r12,%r13){1to16}, %zmm18, %zmm23
	vpdpbusd	%zmm21, %zmm22, %zmm6
	addq	%r12, %r13
	vpdpbusd	%zmm20, %zmm23, %zmm8
	vpdpbusd	%zmm21, %zmm23, %zmm5
	vpxord	(%r12,%r13){1to16}, %zmm18, %zmm22
	incq	%rdi
	vpdpbusd	%zmm20, %zmm22, %zmm4
	vpdpbusd	%zmm21, %zmm22, %zmm3
	subq	$-128, %r14
	addq	%r9, %rcx
	cmpq	%rdi, %r11
	jne	.LBB25_36
	addq	-72(%rsp), %rbp
	jmp	.LBB25_38
.LBB25_5:
	cmpq	$4, %rax
	jl	.LBB25_39
	leaq	16(%rsi), %rax
	movq	%rax, 96(%rsp)
	movl	$4, %eax
	xorl	%r9d, %r9d
	jmp	.LBB25_7
.LBB25_14:
	movq	%r9, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	movq	-128(%rsp), %rsi
	jge	.LBB25_7
.LBB25_15:
	leaq	2(%r9), %rax
	cmpq	%rax, %rcx
	jl	.LBB25_20
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	leaq	128(%rdi), %r11
	movq	-64(%rsp), %r13
	movq	96(%r13), %rdx
	movq	104(%r13), %r12
	movq	%r12, %r8
	imulq	%rdx, %r8
	cmpq	$3, %r9
	jle	.LBB25_41
	testq	%rdx, %rdx
	movq	%rax, -104(%rsp)
	je	.LBB25_18
	shlq	$7, %r8
	addq	%r11, %r8
	xorl	%ecx, %ecx
	jmp	.LBB25_61
.LBB25_7:
	leaq	128(%rdi), %r14
	movq	-64(%rsp), %rcx
	movq	96(%rcx), %r8
	movq	104(%rcx), %rdx
	movq	%rdx, %r15
	movq	%r8, -72(%rsp)
	imulq	%r8, %r15
	movq	64(%rsp), %r8
	movq	(%r8), %r11
	movq	%r11, 40(%rsp)
	movq	8(%r8), %r11
	movq	%r11, -48(%rsp)
	movq	16(%r8), %r11
	movq	%r11, 32(%rsp)
	movq	56(%r8), %r11
	vmovups	64(%r8), %zmm0
	vmovups	128(%r8), %zmm1
	movq	128(%rcx), %rbx
	addq	$-16, %rbx
	movq	%r11, %rcx
	andq	%rsi, %rcx
	movq	%rcx, 104(%rsp)
	movq	96(%rsp), %rcx
	andq	%rcx, %r11
	movq	%r11, -8(%rsp)
	cmpq	%rsi, %rbx
	cmovlq	%rbx, %rsi
	movq	%rsi, 88(%rsp)
	cmpq	%rcx, %rbx
	cmovgeq	%rcx, %rbx
	movq	%rbx, -16(%rsp)
	movq	%r15, 80(%rsp)
	movq	%r15, %rcx
	shlq	$7, %rcx
	addq	%rdi, %rcx
	addq	$128, %rcx
	movq	%rcx, 72(%rsp)
	movq	%rdx, %rcx
	shlq	$7, %rcx
	movq	%rcx, -96(%rsp)
	movq	%rdx, %rcx
	movq	%rdx, -112(%rsp)
	andq	$-2, %rcx
	movq	%rcx, 48(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%r9, %r15
	movq	24(%r8), %rcx
	movq	%rcx, 24(%rsp)
	movq	32(%r8), %rcx
	movq	%rcx, 16(%rsp)
	movq	40(%r8), %rcx
	movq	%rcx, 8(%rsp)
	movq	48(%r8), %rcx
	movq	%rcx, -24(%rsp)
	movq	192(%r8), %rcx
	movq	%rcx, -32(%rsp)
	movq	200(%r8), %rcx
	movq	%rcx, -56(%rsp)
	movq	%r14, (%rsp)
	jmp	.LBB25_8
	.p2align	4
.LBB25_46:
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm4, %zmm11
.LBB25_47:
	movq	%r15, %r12
	movq	32(%rsp), %r8
	imulq	%r8, %r12
	movq	-48(%rsp), %r11
	vpbroadcastd	(%r11,%r12,4), %zmm10
	movq	-128(%rsp), %rsi
	movq	24(%rsp), %rdx
	vpmulld	(%rdx,%rsi,4), %zmm10, %zmm10
	vpaddd	%zmm11, %zmm10, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	movq	16(%rsp), %r10
	vmovups	(%r10,%rsi,4), %zmm11
	movq	40(%rsp), %rbx
	vmulps	(%rbx,%r12,4){1to16}, %zmm10, %zmm10
	movq	8(%rsp), %r9
	vfmadd213ps	(%r9,%rsi,4), %zmm11, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	104(%rsp), %r14
	movq	-24(%rsp), %rcx
	vmulps	(%rcx,%r14,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	movq	%r15, %rcx
	imulq	-56(%rsp), %rcx
	movq	-32(%rsp), %rdi
	leaq	(%rdi,%rcx,4), %rcx
	movq	%rcx, -120(%rsp)
	movq	88(%rsp), %rbp
	vmovups	%zmm10, (%rcx,%rbp,4)
	leaq	1(%r15), %rdi
	movq	%rdi, %r13
	imulq	%r8, %r13
	vpbroadcastd	(%r11,%r13,4), %zmm10
	vpmulld	(%rdx,%rsi,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmovups	(%r10,%rsi,4), %zmm10
	vmulps	(%rbx,%r13,4){1to16}, %zmm9, %zmm9
	vfmadd213ps	(%r9,%rsi,4), %zmm10, %zmm9
	movq	%r9, %rbx
	vcmpltps	%zmm2, %zmm9, %k1
	movq	-24(%rsp), %rdx
	vmulps	(%rdx,%r14,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	movq	-56(%rsp), %rcx
	imulq	%rcx, %rdi
	movq	-32(%rsp), %rax
	leaq	(%rax,%rdi,4), %rdi
	movq	%rdi, -104(%rsp)
	vmovups	%zmm9, (%rdi,%rbp,4)
	leaq	2(%r15), %r9
	movq	%r9, %rdi
	imulq	%r8, %rdi
	vpbroadcastd	(%r11,%rdi,4), %zmm9
	movq	24(%rsp), %r8
	vpmulld	(%r8,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmovups	(%r10,%rsi,4), %zmm9
	movq	40(%rsp), %r11
	vmulps	(%r11,%rdi,4){1to16}, %zmm8, %zmm8
	vfmadd213ps	(%rbx,%rsi,4), %zmm9, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%rdx,%r14,4), %zmm8, %zmm8 {%k1}
	movq	%rdx, %rbx
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	imulq	%rcx, %r9
	leaq	(%rax,%r9,4), %r9
	movq	%r9, -80(%rsp)
	vmovups	%zmm8, (%r9,%rbp,4)
	addq	$3, %r15
	movq	%r15, %r9
	imulq	32(%rsp), %r9
	movq	-48(%rsp), %rdx
	vpbroadcastd	(%rdx,%r9,4), %zmm8
	movq	%r8, %r10
	vpmulld	(%r8,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm4, %zmm8, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	movq	16(%rsp), %r8
	vmovups	(%r8,%rsi,4), %zmm8
	vmulps	(%r11,%r9,4){1to16}, %zmm4, %zmm4
	movq	8(%rsp), %rcx
	vfmadd213ps	(%rcx,%rsi,4), %zmm8, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rbx,%r14,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	imulq	-56(%rsp), %r15
	leaq	(%rax,%r15,4), %rax
	movq	%rax, -40(%rsp)
	vmovups	%zmm4, (%rax,%rbp,4)
	vpbroadcastd	(%rdx,%r12,4), %zmm4
	movq	96(%rsp), %r14
	movq	%r10, %rdx
	vpmulld	(%r10,%r14,4), %zmm4, %zmm4
	vpaddd	%zmm7, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r11,%r12,4){1to16}, %zmm4, %zmm4
	vmovups	(%r8,%r14,4), %zmm7
	vfmadd213ps	(%rcx,%r14,4), %zmm7, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	movq	-8(%rsp), %rax
	movq	%rbx, %r12
	vmulps	(%rbx,%rax,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	-16(%rsp), %r15
	movq	-120(%rsp), %rbp
	vmovups	%zmm4, (%rbp,%r15,4)
	movq	-48(%rsp), %rbx
	vpbroadcastd	(%rbx,%r13,4), %zmm4
	vpmulld	(%r10,%r14,4), %zmm4, %zmm4
	vpaddd	%zmm6, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r11,%r13,4){1to16}, %zmm4, %zmm4
	vmovups	(%r8,%r14,4), %zmm6
	movq	%rcx, %r10
	vfmadd213ps	(%rcx,%r14,4), %zmm6, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r12,%rax,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	-104(%rsp), %rcx
	vmovups	%zmm4, (%rcx,%r15,4)
	vpbroadcastd	(%rbx,%rdi,4), %zmm4
	vpmulld	(%rdx,%r14,4), %zmm4, %zmm4
	vpaddd	%zmm5, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r11,%rdi,4){1to16}, %zmm4, %zmm4
	vmovups	(%r8,%r14,4), %zmm5
	vfmadd213ps	(%r10,%r14,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r12,%rax,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	-80(%rsp), %rcx
	vmovups	%zmm4, (%rcx,%r15,4)
	vpbroadcastd	(%rbx,%r9,4), %zmm4
	vpmulld	(%rdx,%r14,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmovups	(%r8,%r14,4), %zmm4
	vmulps	(%r11,%r9,4){1to16}, %zmm3, %zmm3
	vfmadd213ps	(%r10,%r14,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r12,%rax,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	movq	-40(%rsp), %rax
	vmovups	%zmm3, (%rax,%r15,4)
	movq	-88(%rsp), %r9
	leaq	4(%r9), %rax
	movq	%r9, %r15
	movq	112(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	120(%rsp), %rdi
	movq	(%rsp), %r14
	jl	.LBB25_15
.LBB25_8:
	vmovdqu64	(%rdi), %zmm4
	vmovdqu64	64(%rdi), %zmm3
	cmpq	$7, %r15
	movq	%rax, -88(%rsp)
	jg	.LBB25_45
	leaq	3(%r15), %rax
	testq	%r15, %r15
	cmovnsq	%r15, %rax
	cmpq	$0, -72(%rsp)
	je	.LBB25_46
	movabsq	$1152921504606846972, %rsi
	andq	%rsi, %rax
	leaq	32(,%rax,4), %rax
	imulq	80(%rsp), %rax
	leaq	(%r14,%rax,4), %r11
	movl	$16, %esi
	jmp	.LBB25_49
	.p2align	4
.LBB25_45:
	cmpq	$0, -72(%rsp)
	je	.LBB25_46
	movq	72(%rsp), %r11
	xorl	%esi, %esi
.LBB25_49:
	movq	-64(%rsp), %rax
	movq	(%rax), %rcx
	vmovdqu64	16(%rax), %zmm10
	movq	80(%rax), %r8
	movq	%r8, %rbp
	imulq	%r15, %rbp
	movq	88(%rax), %rax
	movq	%rax, -120(%rsp)
	movq	%rcx, -80(%rsp)
	leaq	(%rcx,%rbp), %rax
	movq	%rax, -40(%rsp)
	leaq	(%r8,%r8), %rax
	movq	%rax, 56(%rsp)
	leaq	3(%r15), %rax
	imulq	%r8, %rax
	leaq	2(%r15), %r10
	imulq	%r8, %r10
	leaq	1(%r15), %r12
	imulq	%r8, %r12
	leal	(,%rsi,8), %edi
	movq	%rsi, -104(%rsp)
	leal	(,%rsi,4), %ebx
	movq	%r14, %rsi
	xorl	%r13d, %r13d
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm4, %zmm11
	jmp	.LBB25_50
	.p2align	4
.LBB25_56:
	addq	-96(%rsp), %rsi
.LBB25_57:
	incq	%r13
	cmpq	-72(%rsp), %r13
	je	.LBB25_47
.LBB25_50:
	cmpq	$0, -112(%rsp)
	je	.LBB25_57
	movq	-120(%rsp), %rcx
	movq	(%rcx,%r13,8), %rcx
	cmpq	$1, -112(%rsp)
	jne	.LBB25_58
	addq	-40(%rsp), %rcx
	movq	%rsi, %r14
	testb	$1, -112(%rsp)
	je	.LBB25_56
	jmp	.LBB25_55
	.p2align	4
.LBB25_58:
	addq	-80(%rsp), %rcx
	movq	48(%rsp), %r9
	movq	%rsi, %r14
	.p2align	4
.LBB25_59:
	prefetcht0	(%r11)
	vmovdqu64	(%r14), %zmm12
	vmovdqu64	64(%r14), %zmm13
	vpxord	(%rcx,%rbp){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm12, %zmm14, %zmm11
	vpxord	(%rcx,%r12){1to16}, %zmm10, %zmm15
	vpdpbusd	%zmm13, %zmm14, %zmm7
	vpdpbusd	%zmm12, %zmm15, %zmm9
	vpdpbusd	%zmm13, %zmm15, %zmm6
	vpxord	(%rcx,%r10){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm12, %zmm14, %zmm8
	vpdpbusd	%zmm13, %zmm14, %zmm5
	vpxord	(%rcx,%rax){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm12, %zmm14, %zmm4
	vpdpbusd	%zmm13, %zmm14, %zmm3
	prefetcht0	(%r11,%rbx)
	vmovdqu64	128(%r14), %zmm12
	vmovdqu64	192(%r14), %zmm13
	vpxord	4(%rcx,%rbp){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm12, %zmm14, %zmm11
	vpdpbusd	%zmm13, %zmm14, %zmm7
	vpxord	4(%rcx,%r12){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm12, %zmm14, %zmm9
	vpdpbusd	%zmm13, %zmm14, %zmm6
	vpxord	4(%rcx,%r10){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm12, %zmm14, %zmm8
	vpdpbusd	%zmm13, %zmm14, %zmm5
	vpxord	4(%rcx,%rax){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm12, %zmm14, %zmm4
	vpdpbusd	%zmm13, %zmm14, %zmm3
	addq	$256, %r14
	addq	$8, %rcx
	addq	%rdi, %r11
	addq	$-2, %r9
	jne	.LBB25_59
	addq	%rbp, %rcx
	testb	$1, -112(%rsp)
	je	.LBB25_56
.LBB25_55:
	prefetcht0	(%r11)
	vmovdqu64	(%r14), %zmm12
	vmovdqu64	64(%r14), %zmm13
	movq	-104(%rsp), %r9
	leaq	(%r11,%r9,4), %r11
	vpxord	(%rcx){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm12, %zmm14, %zmm11
	vpdpbusd	%zmm13, %zmm14, %zmm7
	leaq	(%rcx,%r8), %r9
	vpxord	(%rcx,%r8){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm12, %zmm14, %zmm9
	vpdpbusd	%zmm13, %zmm14, %zmm6
	vpxord	(%rcx,%r8,2){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm12, %zmm14, %zmm8
	vpdpbusd	%zmm13, %zmm14, %zmm5
	movq	56(%rsp), %rcx
	vpxord	(%rcx,%r9){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm12, %zmm14, %zmm4
	vpdpbusd	%zmm13, %zmm14, %zmm3
	jmp	.LBB25_56
.LBB25_39:
	cmpq	$2, %rax
	jl	.LBB25_43
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	leaq	128(%rdi), %r11
	movq	96(%r13), %rdx
	movq	104(%r13), %r12
	movq	%r12, %r8
	imulq	%rdx, %r8
	movl	$2, %eax
	xorl	%r9d, %r9d
.LBB25_41:
	testq	%rdx, %rdx
	movq	%rax, -104(%rsp)
	je	.LBB25_18
	movq	%r9, %rax
	shrq	$63, %rax
	addq	%r9, %rax
	movabsq	$576460752303423486, %rcx
	andq	%rax, %rcx
	leaq	32(,%rcx,8), %rax
	imulq	%r8, %rax
	leaq	(%rdi,%rax,4), %r8
	addq	$128, %r8
	movq	-64(%rsp), %r13
	movl	$16, %ecx
.LBB25_61:
	vmovdqu64	16(%r13), %zmm4
	movq	(%r13), %rax
	movq	80(%r13), %rsi
	movq	%rsi, %rbx
	imulq	%r9, %rbx
	movq	88(%r13), %r14
	movq	%rax, -72(%rsp)
	addq	%rbx, %rax
	movq	%rax, -96(%rsp)
	movq	%r12, %rdi
	shlq	$7, %rdi
	movq	%r12, %r10
	andq	$-2, %r10
	movq	%r9, -88(%rsp)
	leaq	1(%r9), %rbp
	movq	%rsi, -120(%rsp)
	imulq	%rsi, %rbp
	leal	(,%rcx,8), %eax
	movq	%rcx, -112(%rsp)
	leal	(,%rcx,4), %r15d
	xorl	%r9d, %r9d
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm3
	jmp	.LBB25_62
	.p2align	4
.LBB25_68:
	addq	%rdi, %r11
.LBB25_69:
	incq	%r9
	cmpq	%rdx, %r9
	je	.LBB25_70
.LBB25_62:
	testq	%r12, %r12
	je	.LBB25_69
	movq	(%r14,%r9,8), %rsi
	cmpq	$1, %r12
	jne	.LBB25_71
	addq	-96(%rsp), %rsi
	movq	%r11, %rcx
	testb	$1, %r12b
	je	.LBB25_68
	jmp	.LBB25_67
	.p2align	4
.LBB25_71:
	addq	-72(%rsp), %rsi
	movq	%r10, %r13
	movq	%r11, %rcx
	.p2align	4
.LBB25_72:
	prefetcht0	(%r8)
	vmovdqu64	(%rcx), %zmm5
	vmovdqu64	64(%rcx), %zmm6
	vpxord	(%rsi,%rbx){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm3
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vpxord	(%rsi,%rbp){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	prefetcht0	(%r8,%r15)
	vmovdqu64	128(%rcx), %zmm5
	vmovdqu64	192(%rcx), %zmm6
	vpxord	4(%rsi,%rbx){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm3
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vpxord	4(%rsi,%rbp){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	addq	$256, %rcx
	addq	$8, %rsi
	addq	%rax, %r8
	addq	$-2, %r13
	jne	.LBB25_72
	addq	%rbx, %rsi
	testb	$1, %r12b
	je	.LBB25_68
.LBB25_67:
	prefetcht0	(%r8)
	movq	-112(%rsp), %r13
	leaq	(%r8,%r13,4), %r8
	vmovdqu64	(%rcx), %zmm5
	vmovdqu64	64(%rcx), %zmm6
	vpxord	(%rsi){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm3
	vpdpbusd	%zmm6, %zmm7, %zmm2
	movq	-120(%rsp), %rcx
	vpxord	(%rsi,%rcx){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	jmp	.LBB25_68
.LBB25_70:
	movq	-128(%rsp), %r10
	movq	-64(%rsp), %r13
	jmp	.LBB25_19
.LBB25_18:
	movq	%r9, -88(%rsp)
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm3
	movq	%rsi, %r10
.LBB25_19:
	movq	128(%r13), %rsi
	addq	$-16, %rsi
	cmpq	%r10, %rsi
	cmovlq	%rsi, %r10
	movq	%r10, %rdi
	movq	%r10, -72(%rsp)
	movq	64(%rsp), %r12
	movq	(%r12), %r15
	movq	8(%r12), %r10
	movq	16(%r12), %r8
	movq	24(%r12), %rbx
	movq	32(%r12), %rdx
	movq	%rdx, -120(%rsp)
	movq	40(%r12), %rcx
	movq	%rcx, -96(%rsp)
	movq	48(%r12), %r9
	movq	%r9, -80(%rsp)
	movq	56(%r12), %r11
	movq	%r8, %r13
	movq	-88(%rsp), %rax
	imulq	%rax, %r13
	vpbroadcastd	(%r10,%r13,4), %zmm4
	movq	-128(%rsp), %r14
	vpmulld	(%rbx,%r14,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm5
	movq	-128(%rsp), %r14
	vmovups	(%rdx,%r14,4), %zmm6
	movq	%r11, %r14
	andq	-128(%rsp), %r14
	vmovups	64(%r12), %zmm3
	vmovups	128(%r12), %zmm4
	vmulps	(%r15,%r13,4){1to16}, %zmm5, %zmm7
	movq	%r15, %rdx
	movq	-128(%rsp), %r15
	vfmadd213ps	(%rcx,%r15,4), %zmm6, %zmm7
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%zmm5, %zmm7, %k1
	vmulps	(%r9,%r14,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm3, %zmm6
	vminps	%zmm6, %zmm4, %zmm6
	movq	200(%r12), %rbp
	movq	%rbp, -112(%rsp)
	imulq	%rax, %rbp
	movq	192(%r12), %r12
	leaq	(%r12,%rbp,4), %rbp
	vmovups	%zmm6, (%rbp,%rdi,4)
	vpbroadcastd	(%r10,%r13,4), %zmm6
	movq	-128(%rsp), %r15
	vpmulld	64(%rbx,%r15,4), %zmm6, %zmm6
	vpaddd	%zmm2, %zmm6, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	movq	%rdx, %r9
	vmulps	(%rdx,%r13,4){1to16}, %zmm2, %zmm2
	movq	-128(%rsp), %r15
	leaq	16(%r15), %r13
	cmpq	%r13, %rsi
	cmovgeq	%r13, %rsi
	movq	-128(%rsp), %r15
	movq	-120(%rsp), %rcx
	vmovups	64(%rcx,%r15,4), %zmm6
	andq	%r13, %r11
	movq	-128(%rsp), %r13
	movq	-96(%rsp), %rdi
	vfmadd213ps	64(%rdi,%r13,4), %zmm6, %zmm2
	vcmpltps	%zmm5, %zmm2, %k1
	movq	-80(%rsp), %rdx
	vmulps	(%rdx,%r11,4), %zmm2, %zmm2 {%k1}
	vmaxps	%zmm2, %zmm3, %zmm2
	vminps	%zmm2, %zmm4, %zmm2
	vmovups	%zmm2, (%rbp,%rsi,4)
	incq	%rax
	imulq	%rax, %r8
	vpbroadcastd	(%r10,%r8,4), %zmm2
	movq	-128(%rsp), %r15
	vpmulld	(%rbx,%r15,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	movq	-128(%rsp), %r15
	vmovups	(%rcx,%r15,4), %zmm2
	vmulps	(%r9,%r8,4){1to16}, %zmm1, %zmm1
	movq	-128(%rsp), %r13
	vfmadd213ps	(%rdi,%r13,4), %zmm2, %zmm1
	vcmpltps	%zmm5, %zmm1, %k1
	vmulps	(%rdx,%r14,4), %zmm1, %zmm1 {%k1}
	imulq	-112(%rsp), %rax
	leaq	(%r12,%rax,4), %r14
	vmaxps	%zmm1, %zmm3, %zmm1
	vminps	%zmm1, %zmm4, %zmm1
	movq	-72(%rsp), %rax
	vmovups	%zmm1, (%r14,%rax,4)
	vpbroadcastd	(%r10,%r8,4), %zmm1
	movq	-128(%rsp), %r10
	vpmulld	64(%rbx,%r10,4), %zmm1, %zmm1
	movq	-128(%rsp), %r10
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%r9,%r8,4){1to16}, %zmm0, %zmm0
	vmovups	64(%rcx,%r10,4), %zmm1
	vfmadd213ps	64(%rdi,%r10,4), %zmm1, %zmm0
	vcmpltps	%zmm5, %zmm0, %k1
	vmulps	(%rdx,%r11,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm3, %zmm0
	vminps	%zmm0, %zmm4, %zmm0
	vmovups	%zmm0, (%r14,%rsi,4)
	movq	-104(%rsp), %r9
	movq	120(%rsp), %rdi
	movq	112(%rsp), %rcx
.LBB25_20:
	cmpq	%rcx, %r9
	jge	.LBB25_31
.LBB25_21:
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	movq	-64(%rsp), %r10
	movq	96(%r10), %rax
	xorl	%ecx, %ecx
	cmpq	$2, %r9
	setl	%sil
	testq	%rax, %rax
	movq	%r9, -88(%rsp)
	je	.LBB25_30
	movq	104(%r10), %rdx
	movb	%sil, %cl
	shll	$4, %ecx
	leaq	128(%rdi), %rbx
	movq	%r9, %rsi
	shlq	$4, %rsi
	addq	$32, %rsi
	cmpq	$2, %r9
	movl	$32, %r8d
	cmovlq	%rsi, %r8
	imulq	%rax, %r8
	imulq	%rdx, %r8
	vmovdqu64	16(%r10), %zmm2
	leaq	(%rdi,%r8,4), %r11
	addq	$128, %r11
	movq	80(%r10), %r8
	imulq	%r9, %r8
	movq	88(%r10), %r9
	addq	(%r10), %r8
	movq	%rdx, %r10
	shlq	$7, %r10
	movl	%edx, %esi
	andl	$3, %esi
	movq	%rdx, %rdi
	andq	$-4, %rdi
	movl	%ecx, %r14d
	shll	$4, %r14d
	movq	%r14, -112(%rsp)
	shll	$2, %ecx
	xorl	%r15d, %r15d
	jmp	.LBB25_23
	.p2align	4
.LBB25_28:
	addq	%r10, %rbx
.LBB25_29:
	incq	%r15
	cmpq	%rax, %r15
	je	.LBB25_30
.LBB25_23:
	testq	%rdx, %rdx
	je	.LBB25_29
	movq	(%r9,%r15,8), %r12
	addq	%r8, %r12
	movq	%rbx, %r13
	movq	%rdi, %rbp
	cmpq	$4, %rdx
	jb	.LBB25_25
	.p2align	4
.LBB25_73:
	movq	%r11, %r14
	prefetcht0	(%r11)
	vpxord	(%r12){1to16}, %zmm2, %zmm3
	vpdpbusd	(%r13), %zmm3, %zmm1
	vpdpbusd	64(%r13), %zmm3, %zmm0
	addq	%rcx, %r11
	prefetcht0	(%r14,%rcx)
	vpxord	4(%r12){1to16}, %zmm2, %zmm3
	vpdpbusd	128(%r13), %zmm3, %zmm1
	vpdpbusd	192(%r13), %zmm3, %zmm0
	prefetcht0	(%rcx,%r11)
	addq	%rcx, %r11
	vpxord	8(%r12){1to16}, %zmm2, %zmm3
	vpdpbusd	256(%r13), %zmm3, %zmm1
	vpdpbusd	320(%r13), %zmm3, %zmm0
	prefetcht0	(%rcx,%r11)
	addq	%rcx, %r11
	vpxord	12(%r12){1to16}, %zmm2, %zmm3
	vpdpbusd	384(%r13), %zmm3, %zmm1
	vpdpbusd	448(%r13), %zmm3, %zmm0
	addq	$16, %r12
	addq	$512, %r13
	addq	%rcx, %r11
	addq	$-4, %rbp
	jne	.LBB25_73
	addq	-112(%rsp), %r14
	movq	%r14, %r11
.LBB25_25:
	testq	%rsi, %rsi
	je	.LBB25_28
	xorl	%r14d, %r14d
	.p2align	4
.LBB25_27:
	prefetcht0	(%r11)
	vpxord	(%r12,%r14,4){1to16}, %zmm2, %zmm3
	vpdpbusd	(%r13), %zmm3, %zmm1
	vpdpbusd	64(%r13), %zmm3, %zmm0
	subq	$-128, %r13
	incq	%r14
	addq	%rcx, %r11
	cmpq	%r14, %rsi
	jne	.LBB25_27
	jmp	.LBB25_28
.LBB25_30:
	movq	-64(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	movq	-128(%rsp), %r15
	cmpq	%r15, %rax
	movq	%r15, %rbx
	cmovlq	%rax, %rbx
	movq	64(%rsp), %r12
	movq	(%r12), %rcx
	movq	8(%r12), %r10
	movq	24(%r12), %r11
	movq	32(%r12), %rdi
	movq	40(%r12), %rsi
	movq	48(%r12), %rdx
	movq	16(%r12), %r9
	movq	-88(%rsp), %r13
	imulq	%r13, %r9
	vpbroadcastd	(%r10,%r9,4), %zmm2
	movq	56(%r12), %r8
	vpmulld	(%r11,%r15,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmovups	(%rdi,%r15,4), %zmm2
	movq	%r8, %r14
	vmovups	64(%r12), %zmm3
	vmovups	128(%r12), %zmm4
	andq	%r15, %r14
	vmulps	(%rcx,%r9,4){1to16}, %zmm1, %zmm1
	vfmadd213ps	(%rsi,%r15,4), %zmm2, %zmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%zmm2, %zmm1, %k1
	vmulps	(%rdx,%r14,4), %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm3, %zmm1
	imulq	200(%r12), %r13
	vminps	%zmm1, %zmm4, %zmm1
	shlq	$2, %r13
	addq	192(%r12), %r13
	vmovups	%zmm1, (%r13,%rbx,4)
	leaq	16(%r15), %rbx
	vpbroadcastd	(%r10,%r9,4), %zmm1
	vpmulld	64(%r11,%r15,4), %zmm1, %zmm1
	cmpq	%rbx, %rax
	cmovgeq	%rbx, %rax
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmovups	64(%rdi,%r15,4), %zmm1
	andq	%rbx, %r8
	vmulps	(%rcx,%r9,4){1to16}, %zmm0, %zmm0
	vfmadd213ps	64(%rsi,%r15,4), %zmm1, %zmm0
	vcmpltps	%zmm2, %zmm0, %k1
	vmulps	(%rdx,%r8,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm3, %zmm0
	vminps	%zmm0, %zmm4, %zmm0
	vmovups	%zmm0, (%r13,%rax,4)
.LBB25_31:
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
.LBB25_43:
	.cfi_def_cfa_offset 184
	cmpq	$1, %rax
	jne	.LBB25_31
	xorl	%r9d, %r9d
	jmp	.LBB25_21
.Lfunc_end25:
	.size	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA7ScalingVTtg5, .Lfunc_end25-$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA7ScalingVTtg5
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA7ScalingVTtg5
	.weak	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA7ScalingVTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA7ScalingVTtg5,@function
$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA7ScalingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -8(%rsp)
	movq	%rdx, 40(%rsp)
	movq	%r13, -40(%rsp)
	movq	%rdi, 144(%rsp)
	movq	%rax, 136(%rsp)
	jl	.LBB26_5
	leaq	192(%rdi), %r11
	movq	96(%r13), %rax
	movq	104(%r13), %rbx
	movq	%rbx, %r8
	movq	%rax, -112(%rsp)
	imulq	%rax, %r8
	leaq	16(%rsi), %rax
	leaq	32(%rsi), %rcx
	movq	(%rdx), %r9
	movq	%r9, 88(%rsp)
	vmovups	64(%rdx), %zmm0
	movq	56(%rdx), %r9
	vmovups	128(%rdx), %zmm1
	movq	128(%r13), %r10
	addq	$-16, %r10
	movq	%r9, %r14
	andq	%rsi, %r14
	movq	%r14, -64(%rsp)
	movq	%r9, %r14
	andq	%rax, %r14
	movq	%r14, 24(%rsp)
	andq	%rcx, %r9
	movq	%r9, 32(%rsp)
	cmpq	%rsi, %r10
	cmovlq	%r10, %rsi
	movq	%rsi, -72(%rsp)
	cmpq	%rax, %r10
	movq	%rax, 112(%rsp)
	cmovlq	%r10, %rax
	movq	%rax, 16(%rsp)
	cmpq	%rcx, %r10
	movq	%rcx, 104(%rsp)
	cmovgeq	%rcx, %r10
	movq	%r10, -32(%rsp)
	movq	%r8, 48(%rsp)
	leaq	(%r8,%r8,2), %rax
	shlq	$6, %rax
	addq	%rdi, %rax
	addq	$192, %rax
	movq	%rax, 152(%rsp)
	movq	%rbx, %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -104(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	8(%rdx), %rax
	movq	%rax, 80(%rsp)
	movq	16(%rdx), %rax
	movq	%rax, 8(%rsp)
	movq	24(%rdx), %rax
	movq	%rax, 72(%rsp)
	movq	32(%rdx), %rax
	movq	%rax, 64(%rsp)
	movq	40(%rdx), %rax
	movq	%rax, (%rsp)
	movq	48(%rdx), %rax
	movq	%rax, 56(%rsp)
	movq	192(%rdx), %rax
	movq	%rax, -16(%rsp)
	movq	200(%rdx), %rax
	movq	%rax, -128(%rsp)
	movl	$8, %eax
	xorl	%ecx, %ecx
	movq	%r11, 96(%rsp)
	movq	80(%rsp), %r10
	jmp	.LBB26_2
	.p2align	4
.LBB26_12:
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm8, %zmm12
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm8, %zmm13
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm8, %zmm14
	vmovdqa64	%zmm3, %zmm15
	vmovdqa64	%zmm4, %zmm18
	vmovdqa64	%zmm8, %zmm22
	vmovdqa64	%zmm3, %zmm16
	vmovdqa64	%zmm4, %zmm20
	vmovdqa64	%zmm8, %zmm24
	vmovdqa64	%zmm3, %zmm17
	vmovdqa64	%zmm4, %zmm21
	vmovdqa64	%zmm8, %zmm25
	vmovdqa64	%zmm3, %zmm19
	vmovdqa64	%zmm4, %zmm23
	vmovdqa64	%zmm8, %zmm27
.LBB26_13:
	movq	%rcx, -120(%rsp)
	movq	-120(%rsp), %rcx
	movq	8(%rsp), %r15
	imulq	%r15, %rcx
	movq	%rcx, 128(%rsp)
	vpbroadcastd	(%r10,%rcx,4), %zmm26
	movq	-8(%rsp), %r13
	movq	72(%rsp), %r9
	vpmulld	(%r9,%r13,4), %zmm26, %zmm26
	vpaddd	%zmm27, %zmm26, %zmm26
	movq	64(%rsp), %r12
	vmovups	(%r12,%r13,4), %zmm27
	vcvtdq2ps	%zmm26, %zmm26
	movq	88(%rsp), %rbp
	vmulps	(%rbp,%rcx,4){1to16}, %zmm26, %zmm26
	movq	(%rsp), %rdi
	vfmadd213ps	(%rdi,%r13,4), %zmm27, %zmm26
	vcmpltps	%zmm2, %zmm26, %k1
	movq	-64(%rsp), %r11
	movq	56(%rsp), %r8
	vmulps	(%r8,%r11,4), %zmm26, %zmm26 {%k1}
	vmaxps	%zmm26, %zmm0, %zmm26
	vminps	%zmm26, %zmm1, %zmm26
	movq	-120(%rsp), %rdx
	imulq	-128(%rsp), %rdx
	movq	-16(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rax
	movq	%rax, -88(%rsp)
	movq	-72(%rsp), %r14
	vmovups	%zmm26, (%rax,%r14,4)
	movq	-120(%rsp), %rsi
	orq	$1, %rsi
	movq	%rsi, %rax
	imulq	%r15, %rax
	movq	%rax, -24(%rsp)
	vpbroadcastd	(%r10,%rax,4), %zmm26
	vpmulld	(%r9,%r13,4), %zmm26, %zmm26
	vpaddd	%zmm25, %zmm26, %zmm25
	vmovups	(%r12,%r13,4), %zmm26
	vcvtdq2ps	%zmm25, %zmm25
	vmulps	(%rbp,%rax,4){1to16}, %zmm25, %zmm25
	vfmadd213ps	(%rdi,%r13,4), %zmm26, %zmm25
	vcmpltps	%zmm2, %zmm25, %k1
	vmulps	(%r8,%r11,4), %zmm25, %zmm25 {%k1}
	vmaxps	%zmm25, %zmm0, %zmm25
	vminps	%zmm25, %zmm1, %zmm25
	movq	-128(%rsp), %rax
	imulq	%rax, %rsi
	leaq	(%rcx,%rsi,4), %rdx
	movq	%rdx, -80(%rsp)
	vmovups	%zmm25, (%rdx,%r14,4)
	movq	%r14, %rcx
	movq	-120(%rsp), %rsi
	orq	$2, %rsi
	movq	%rsi, %rdx
	imulq	%r15, %rdx
	movq	%rdx, 120(%rsp)
	movq	%r15, %rdi
	vpbroadcastd	(%r10,%rdx,4), %zmm25
	vpmulld	(%r9,%r13,4), %zmm25, %zmm25
	vpaddd	%zmm24, %zmm25, %zmm24
	vmovups	(%r12,%r13,4), %zmm25
	vcvtdq2ps	%zmm24, %zmm24
	vmulps	(%rbp,%rdx,4){1to16}, %zmm24, %zmm24
	movq	(%rsp), %r15
	vfmadd213ps	(%r15,%r13,4), %zmm25, %zmm24
	vcmpltps	%zmm2, %zmm24, %k1
	vmulps	(%r8,%r11,4), %zmm24, %zmm24 {%k1}
	movq	%r11, %r14
	vmaxps	%zmm24, %zmm0, %zmm24
	vminps	%zmm24, %zmm1, %zmm24
	imulq	%rax, %rsi
	movq	%rax, %rdx
	movq	-16(%rsp), %rax
	leaq	(%rax,%rsi,4), %rsi
	movq	%rsi, -96(%rsp)
	vmovups	%zmm24, (%rsi,%rcx,4)
	movq	-120(%rsp), %rsi
	orq	$3, %rsi
	movq	%rsi, %r11
	imulq	%rdi, %r11
	vpbroadcastd	(%r10,%r11,4), %zmm24
	vpmulld	(%r9,%r13,4), %zmm24, %zmm24
	vpaddd	%zmm22, %zmm24, %zmm22
	vcvtdq2ps	%zmm22, %zmm22
	vmovups	(%r12,%r13,4), %zmm24
	vmulps	(%rbp,%r11,4){1to16}, %zmm22, %zmm22
	vfmadd213ps	(%r15,%r13,4), %zmm24, %zmm22
	vcmpltps	%zmm2, %zmm22, %k1
	vmulps	(%r8,%r14,4), %zmm22, %zmm22 {%k1}
	vmaxps	%zmm22, %zmm0, %zmm22
	vminps	%zmm22, %zmm1, %zmm22
	imulq	%rdx, %rsi
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, -56(%rsp)
	vmovups	%zmm22, (%rax,%rcx,4)
	movq	128(%rsp), %rdx
	vpbroadcastd	(%r10,%rdx,4), %zmm22
	vpmulld	64(%r9,%r13,4), %zmm22, %zmm22
	vpaddd	%zmm23, %zmm22, %zmm22
	vmovups	64(%r12,%r13,4), %zmm23
	vcvtdq2ps	%zmm22, %zmm22
	vmulps	(%rbp,%rdx,4){1to16}, %zmm22, %zmm22
	movq	%r15, %rsi
	vfmadd213ps	64(%r15,%r13,4), %zmm23, %zmm22
	vcmpltps	%zmm2, %zmm22, %k1
	movq	24(%rsp), %rax
	vmulps	(%r8,%rax,4), %zmm22, %zmm22 {%k1}
	vmaxps	%zmm22, %zmm0, %zmm22
	vminps	%zmm22, %zmm1, %zmm22
	movq	16(%rsp), %r15
	movq	-88(%rsp), %rcx
	vmovups	%zmm22, (%rcx,%r15,4)
	movq	-24(%rsp), %rcx
	vpbroadcastd	(%r10,%rcx,4), %zmm22
	vpmulld	64(%r9,%r13,4), %zmm22, %zmm22
	vpaddd	%zmm21, %zmm22, %zmm21
	vcvtdq2ps	%zmm21, %zmm21
	movq	%r12, %r14
	vmovups	64(%r12,%r13,4), %zmm22
	vmulps	(%rbp,%rcx,4){1to16}, %zmm21, %zmm21
	vfmadd213ps	64(%rsi,%r13,4), %zmm22, %zmm21
	movq	%rsi, %rcx
	vcmpltps	%zmm2, %zmm21, %k1
	vmulps	(%r8,%rax,4), %zmm21, %zmm21 {%k1}
	vmaxps	%zmm21, %zmm0, %zmm21
	vminps	%zmm21, %zmm1, %zmm21
	movq	-80(%rsp), %rdi
	vmovups	%zmm21, (%rdi,%r15,4)
	movq	120(%rsp), %rsi
	vpbroadcastd	(%r10,%rsi,4), %zmm21
	vpmulld	64(%r9,%r13,4), %zmm21, %zmm21
	vpaddd	%zmm20, %zmm21, %zmm20
	vmovups	64(%r12,%r13,4), %zmm21
	vcvtdq2ps	%zmm20, %zmm20
	vmulps	(%rbp,%rsi,4){1to16}, %zmm20, %zmm20
	vfmadd213ps	64(%rcx,%r13,4), %zmm21, %zmm20
	vcmpltps	%zmm2, %zmm20, %k1
	vmulps	(%r8,%rax,4), %zmm20, %zmm20 {%k1}
	vmaxps	%zmm20, %zmm0, %zmm20
	vminps	%zmm20, %zmm1, %zmm20
	movq	-96(%rsp), %r12
	vmovups	%zmm20, (%r12,%r15,4)
	vpbroadcastd	(%r10,%r11,4), %zmm20
	vpmulld	64(%r9,%r13,4), %zmm20, %zmm20
	vpaddd	%zmm18, %zmm20, %zmm18
	vcvtdq2ps	%zmm18, %zmm18
	vmovups	64(%r14,%r13,4), %zmm20
	vmulps	(%rbp,%r11,4){1to16}, %zmm18, %zmm18
	vfmadd213ps	64(%rcx,%r13,4), %zmm20, %zmm18
	movq	%rcx, %rdi
	vcmpltps	%zmm2, %zmm18, %k1
	vmulps	(%r8,%rax,4), %zmm18, %zmm18 {%k1}
	vmaxps	%zmm18, %zmm0, %zmm18
	vminps	%zmm18, %zmm1, %zmm18
	movq	-56(%rsp), %rax
	vmovups	%zmm18, (%rax,%r15,4)
	vpbroadcastd	(%r10,%rdx,4), %zmm18
	vpmulld	128(%r9,%r13,4), %zmm18, %zmm18
	vpaddd	%zmm19, %zmm18, %zmm18
	vmovups	128(%r14,%r13,4), %zmm19
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	(%rbp,%rdx,4){1to16}, %zmm18, %zmm18
	vfmadd213ps	128(%rcx,%r13,4), %zmm19, %zmm18
	vcmpltps	%zmm2, %zmm18, %k1
	movq	32(%rsp), %r15
	vmulps	(%r8,%r15,4), %zmm18, %zmm18 {%k1}
	vmaxps	%zmm18, %zmm0, %zmm18
	vminps	%zmm18, %zmm1, %zmm18
	movq	-32(%rsp), %r12
	movq	-88(%rsp), %rdx
	vmovups	%zmm18, (%rdx,%r12,4)
	movq	-24(%rsp), %rcx
	vpbroadcastd	(%r10,%rcx,4), %zmm18
	vpmulld	128(%r9,%r13,4), %zmm18, %zmm18
	vpaddd	%zmm17, %zmm18, %zmm17
	vcvtdq2ps	%zmm17, %zmm17
	vmovups	128(%r14,%r13,4), %zmm18
	vmulps	(%rbp,%rcx,4){1to16}, %zmm17, %zmm17
	vfmadd213ps	128(%rdi,%r13,4), %zmm18, %zmm17
	vcmpltps	%zmm2, %zmm17, %k1
	vmulps	(%r8,%r15,4), %zmm17, %zmm17 {%k1}
	vmaxps	%zmm17, %zmm0, %zmm17
	vminps	%zmm17, %zmm1, %zmm17
	movq	-80(%rsp), %rcx
	vmovups	%zmm17, (%rcx,%r12,4)
	vpbroadcastd	(%r10,%rsi,4), %zmm17
	vpmulld	128(%r9,%r13,4), %zmm17, %zmm17
	vpaddd	%zmm16, %zmm17, %zmm16
	vmovups	128(%r14,%r13,4), %zmm17
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	(%rbp,%rsi,4){1to16}, %zmm16, %zmm16
	vfmadd213ps	128(%rdi,%r13,4), %zmm17, %zmm16
	vcmpltps	%zmm2, %zmm16, %k1
	vmulps	(%r8,%r15,4), %zmm16, %zmm16 {%k1}
	vmaxps	%zmm16, %zmm0, %zmm16
	vminps	%zmm16, %zmm1, %zmm16
	movq	-96(%rsp), %rax
	vmovups	%zmm16, (%rax,%r12,4)
	vpbroadcastd	(%r10,%r11,4), %zmm16
	vpmulld	128(%r9,%r13,4), %zmm16, %zmm16
	vpaddd	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm15, %zmm15
	vmovups	128(%r14,%r13,4), %zmm16
	vmulps	(%rbp,%r11,4){1to16}, %zmm15, %zmm15
	vfmadd213ps	128(%rdi,%r13,4), %zmm16, %zmm15
	vcmpltps	%zmm2, %zmm15, %k1
	vmulps	(%r8,%r15,4), %zmm15, %zmm15 {%k1}
	vmaxps	%zmm15, %zmm0, %zmm15
	vminps	%zmm15, %zmm1, %zmm15
	movq	-56(%rsp), %rax
	vmovups	%zmm15, (%rax,%r12,4)
	movq	-120(%rsp), %rdx
	orq	$4, %rdx
	movq	%rdx, %rax
	movq	8(%rsp), %r15
	imulq	%r15, %rax
	movq	%rax, -24(%rsp)
	vpbroadcastd	(%r10,%rax,4), %zmm15
	vpmulld	(%r9,%r13,4), %zmm15, %zmm15
	vpaddd	%zmm14, %zmm15, %zmm14
	vcvtdq2ps	%zmm14, %zmm14
	vmovups	(%r14,%r13,4), %zmm15
	vmulps	(%rbp,%rax,4){1to16}, %zmm14, %zmm14
	vfmadd213ps	(%rdi,%r13,4), %zmm15, %zmm14
	vcmpltps	%zmm2, %zmm14, %k1
	movq	-64(%rsp), %rax
	vmulps	(%r8,%rax,4), %zmm14, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	movq	-128(%rsp), %r11
	imulq	%r11, %rdx
	movq	-16(%rsp), %r12
	leaq	(%r12,%rdx,4), %rcx
	movq	%rcx, -80(%rsp)
	movq	-72(%rsp), %rdx
	vmovups	%zmm14, (%rcx,%rdx,4)
	movq	-120(%rsp), %rsi
	orq	$5, %rsi
	movq	%rsi, %rcx
	imulq	%r15, %rcx
	vpbroadcastd	(%r10,%rcx,4), %zmm14
	vpmulld	(%r9,%r13,4), %zmm14, %zmm14
	vpaddd	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmovups	(%r14,%r13,4), %zmm14
	vmulps	(%rbp,%rcx,4){1to16}, %zmm13, %zmm13
	vfmadd213ps	(%rdi,%r13,4), %zmm14, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	vmulps	(%r8,%rax,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	imulq	%r11, %rsi
	leaq	(%r12,%rsi,4), %rsi
	movq	%rsi, -88(%rsp)
	movq	%rdx, %r11
	vmovups	%zmm13, (%rsi,%rdx,4)
	movq	-120(%rsp), %rsi
	orq	$6, %rsi
	movq	%rsi, %rdx
	imulq	%r15, %rdx
	vpbroadcastd	(%r10,%rdx,4), %zmm13
	vpmulld	(%r9,%r13,4), %zmm13, %zmm13
	vpaddd	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm12, %zmm12
	vmovups	(%r14,%r13,4), %zmm13
	vmulps	(%rbp,%rdx,4){1to16}, %zmm12, %zmm12
	vfmadd213ps	(%rdi,%r13,4), %zmm13, %zmm12
	vcmpltps	%zmm2, %zmm12, %k1
	vmulps	(%r8,%rax,4), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	movq	-128(%rsp), %rax
	imulq	%rax, %rsi
	leaq	(%r12,%rsi,4), %rsi
	movq	%rsi, -96(%rsp)
	vmovups	%zmm12, (%rsi,%r11,4)
	movq	-120(%rsp), %rsi
	orq	$7, %rsi
	movq	%rsi, %r11
	imulq	%r15, %r11
	vpbroadcastd	(%r10,%r11,4), %zmm12
	vpmulld	(%r9,%r13,4), %zmm12, %zmm12
	vpaddd	%zmm8, %zmm12, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmovups	(%r14,%r13,4), %zmm12
	vmulps	(%rbp,%r11,4){1to16}, %zmm8, %zmm8
	vfmadd213ps	(%rdi,%r13,4), %zmm12, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	movq	-64(%rsp), %r15
	vmulps	(%r8,%r15,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	imulq	%rax, %rsi
	leaq	(%r12,%rsi,4), %rax
	movq	%rax, -56(%rsp)
	movq	-72(%rsp), %rsi
	vmovups	%zmm8, (%rax,%rsi,4)
	movq	-24(%rsp), %rsi
	vpbroadcastd	(%r10,%rsi,4), %zmm8
	vpmulld	64(%r9,%r13,4), %zmm8, %zmm8
	vpaddd	%zmm11, %zmm8, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmovups	64(%r14,%r13,4), %zmm11
	vmulps	(%rbp,%rsi,4){1to16}, %zmm8, %zmm8
	vfmadd213ps	64(%rdi,%r13,4), %zmm11, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	movq	24(%rsp), %r15
	vmulps	(%r8,%r15,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	movq	16(%rsp), %r12
	movq	-80(%rsp), %rax
	vmovups	%zmm8, (%rax,%r12,4)
	vpbroadcastd	(%r10,%rcx,4), %zmm8
	vpmulld	64(%r9,%r13,4), %zmm8, %zmm8
	vpaddd	%zmm10, %zmm8, %zmm8
	vmovups	64(%r14,%r13,4), %zmm10
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%rbp,%rcx,4){1to16}, %zmm8, %zmm8
	movq	%rcx, %rax
	vfmadd213ps	64(%rdi,%r13,4), %zmm10, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%r8,%r15,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	movq	-88(%rsp), %rcx
	vmovups	%zmm8, (%rcx,%r12,4)
	vpbroadcastd	(%r10,%rdx,4), %zmm8
	vpmulld	64(%r9,%r13,4), %zmm8, %zmm8
	vpaddd	%zmm9, %zmm8, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmovups	64(%r14,%r13,4), %zmm9
	vmulps	(%rbp,%rdx,4){1to16}, %zmm8, %zmm8
	vfmadd213ps	64(%rdi,%r13,4), %zmm9, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%r8,%r15,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	movq	-96(%rsp), %rcx
	vmovups	%zmm8, (%rcx,%r12,4)
	vpbroadcastd	(%r10,%r11,4), %zmm8
	vpmulld	64(%r9,%r13,4), %zmm8, %zmm8
	vpaddd	%zmm4, %zmm8, %zmm4
	vmovups	64(%r14,%r13,4), %zmm8
	movq	%r14, %rcx
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rbp,%r11,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	64(%rdi,%r13,4), %zmm8, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r8,%r15,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	-56(%rsp), %r14
	vmovups	%zmm4, (%r14,%r12,4)
	vpbroadcastd	(%r10,%rsi,4), %zmm4
	vpmulld	128(%r9,%r13,4), %zmm4, %zmm4
	vpaddd	%zmm7, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rbp,%rsi,4){1to16}, %zmm4, %zmm4
	vmovups	128(%rcx,%r13,4), %zmm7
	vfmadd213ps	128(%rdi,%r13,4), %zmm7, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	movq	32(%rsp), %r14
	vmulps	(%r8,%r14,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	-32(%rsp), %r15
	movq	-80(%rsp), %rsi
	vmovups	%zmm4, (%rsi,%r15,4)
	vpbroadcastd	(%r10,%rax,4), %zmm4
	vpmulld	128(%r9,%r13,4), %zmm4, %zmm4
	vpaddd	%zmm6, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rbp,%rax,4){1to16}, %zmm4, %zmm4
	movq	-120(%rsp), %r12
	vmovups	128(%rcx,%r13,4), %zmm6
	vfmadd213ps	128(%rdi,%r13,4), %zmm6, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r8,%r14,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	-88(%rsp), %rax
	vmovups	%zmm4, (%rax,%r15,4)
	vpbroadcastd	(%r10,%rdx,4), %zmm4
	vpmulld	128(%r9,%r13,4), %zmm4, %zmm4
	vpaddd	%zmm5, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rbp,%rdx,4){1to16}, %zmm4, %zmm4
	vmovups	128(%rcx,%r13,4), %zmm5
	vfmadd213ps	128(%rdi,%r13,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r8,%r14,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	-96(%rsp), %rax
	vmovups	%zmm4, (%rax,%r15,4)
	vpbroadcastd	(%r10,%r11,4), %zmm4
	vpmulld	128(%r9,%r13,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	(%rbp,%r11,4){1to16}, %zmm3, %zmm3
	vmovups	128(%rcx,%r13,4), %zmm4
	vfmadd213ps	128(%rdi,%r13,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r8,%r14,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	movq	-56(%rsp), %rax
	vmovups	%zmm3, (%rax,%r15,4)
	movq	-48(%rsp), %r9
	leaq	8(%r9), %rax
	addq	$8, %r12
	movq	%r12, %rcx
	movq	136(%rsp), %rsi
	cmpq	%rax, %rsi
	movq	144(%rsp), %rdi
	movq	96(%rsp), %r11
	jl	.LBB26_14
.LBB26_2:
	vmovdqu64	(%rdi), %zmm8
	vmovdqu64	64(%rdi), %zmm4
	vmovdqu64	128(%rdi), %zmm3
	cmpq	$23, %rcx
	movq	%rax, -48(%rsp)
	jg	.LBB26_11
	cmpq	$0, -112(%rsp)
	je	.LBB26_12
	leaq	48(,%rcx,2), %rax
	imulq	48(%rsp), %rax
	leaq	(%r11,%rax,4), %r8
	movl	$16, %r12d
	jmp	.LBB26_20
	.p2align	4
.LBB26_11:
	cmpq	$0, -112(%rsp)
	je	.LBB26_12
	movq	152(%rsp), %r8
	xorl	%r12d, %r12d
.LBB26_20:
	movq	-40(%rsp), %rsi
	vmovdqu64	16(%rsi), %zmm26
	movq	80(%rsi), %rdx
	movq	88(%rsi), %rbp
	movq	%rdx, %rax
	imulq	%rcx, %rax
	addq	(%rsi), %rax
	shll	$2, %r12d
	movq	%r11, %r13
	xorl	%r11d, %r11d
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm8, %zmm12
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm8, %zmm13
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm8, %zmm14
	vmovdqa64	%zmm3, %zmm15
	vmovdqa64	%zmm4, %zmm18
	vmovdqa64	%zmm8, %zmm22
	vmovdqa64	%zmm3, %zmm16
	vmovdqa64	%zmm4, %zmm20
	vmovdqa64	%zmm8, %zmm24
	vmovdqa64	%zmm3, %zmm17
	vmovdqa64	%zmm4, %zmm21
	vmovdqa64	%zmm8, %zmm25
	vmovdqa64	%zmm3, %zmm19
	vmovdqa64	%zmm4, %zmm23
	vmovdqa64	%zmm8, %zmm27
	jmp	.LBB26_21
	.p2align	4
.LBB26_25:
	incq	%r11
	cmpq	-112(%rsp), %r11
	je	.LBB26_13
.LBB26_21:
	testq	%rbx, %rbx
	je	.LBB26_25
	movq	(%rbp,%r11,8), %r15
	addq	%rax, %r15
	movq	%r13, %r9
	xorl	%edi, %edi
	.p2align	4
.LBB26_23:
	leaq	(%r15,%rdi,4), %rsi
	prefetcht0	(%r8)
	vmovdqu64	(%r9), %zmm30
	vmovdqu64	64(%r9), %zmm29
	vmovdqu64	128(%r9), %zmm28
	vpxord	(%r15,%rdi,4){1to16}, %zmm26, %zmm31
	incq	%rdi
	vpdpbusd	%zmm30, %zmm31, %zmm27
	vpdpbusd	%zmm29, %zmm31, %zmm23
	vpdpbusd	%zmm28, %zmm31, %zmm19
	vpxord	(%rdx,%rsi){1to16}, %zmm26, %zmm31
	addq	%rdx, %rsi
	vpdpbusd	%zmm30, %zmm31, %zmm25
	vpdpbusd	%zmm29, %zmm31, %zmm21
	vpdpbusd	%zmm28, %zmm31, %zmm17
	vpxord	(%rdx,%rsi){1to16}, %zmm26, %zmm31
	addq	%rdx, %rsi
	vpdpbusd	%zmm30, %zmm31, %zmm24
	vpdpbusd	%zmm29, %zmm31, %zmm20
	vpdpbusd	%zmm28, %zmm31, %zmm16
	vpxord	(%rdx,%rsi){1to16}, %zmm26, %zmm31
	addq	%rdx, %rsi
	vpdpbusd	%zmm30, %zmm31, %zmm22
	vpdpbusd	%zmm29, %zmm31, %zmm18
	vpdpbusd	%zmm28, %zmm31, %zmm15
	vpxord	(%rdx,%rsi){1to16}, %zmm26, %zmm31
	addq	%rdx, %rsi
	vpdpbusd	%zmm30, %zmm31, %zmm14
	vpdpbusd	%zmm29, %zmm31, %zmm11
	vpdpbusd	%zmm28, %zmm31, %zmm7
	vpxord	(%rdx,%rsi){1to16}, %zmm26, %zmm31
	addq	%rdx, %rsi
	vpdpbusd	%zmm30, %zmm31, %zmm13
	vpdpbusd	%zmm29, %zmm31, %zmm10
	vpdpbusd	%zmm28, %zmm31, %zmm6
	vpxord	(%rdx,%rsi){1to16}, %zmm26, %zmm31
	addq	%rdx, %rsi
	vpdpbusd	%zmm30, %zmm31, %zmm12
	vpdpbusd	%zmm29, %zmm31, %zmm9
	vpdpbusd	%zmm28, %zmm31, %zmm5
	vpxord	(%rdx,%rsi){1to16}, %zmm26, %zmm31
	vpdpbusd	%zmm30, %zmm31, %zmm8
	vpdpbusd	%zmm29, %zmm31, %zmm4
	vpdpbusd	%zmm28, %zmm31, %zmm3
	addq	$192, %r9
	addq	%r12, %r8
	cmpq	%rdi, %rbx
	jne	.LBB26_23
	addq	-104(%rsp), %r13
	jmp	.LBB26_25
.LBB26_5:
	cmpq	$4, %rax
	jl	.LBB26_26
	leaq	16(%rsi), %rax
	movq	%rax, 112(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, 104(%rsp)
	movl	$4, %eax
	xorl	%r9d, %r9d
	jmp	.LBB26_7
.LBB26_14:
	movq	%r9, %rax
	orq	$4, %rax
	cmpq	%rax, %rsi
	movq	-40(%rsp), %r13
	jge	.LBB26_7
.LBB26_15:
	leaq	2(%r9), %rcx
	cmpq	%rcx, %rsi
	jge	.LBB26_16
	cmpq	%rsi, %r9
	jl	.LBB26_44
	jmp	.LBB26_54
.LBB26_7:
	leaq	192(%rdi), %rbx
	movq	96(%r13), %rcx
	movq	104(%r13), %rdx
	movq	%rdx, %r11
	movq	%rcx, -32(%rsp)
	imulq	%rcx, %r11
	movq	40(%rsp), %rsi
	movq	(%rsi), %rcx
	movq	%rcx, -72(%rsp)
	movq	8(%rsi), %rcx
	movq	%rcx, -16(%rsp)
	movq	56(%rsi), %r14
	vmovups	64(%rsi), %zmm0
	vmovups	128(%rsi), %zmm1
	movq	128(%r13), %r15
	addq	$-16, %r15
	movq	%r14, %r8
	movq	-8(%rsp), %rcx
	andq	%rcx, %r8
	movq	%r8, (%rsp)
	movq	%r14, %r10
	movq	112(%rsp), %r8
	andq	%r8, %r10
	movq	%r10, 128(%rsp)
	movq	104(%rsp), %r10
	andq	%r10, %r14
	movq	%r14, 16(%rsp)
	cmpq	%rcx, %r15
	cmovlq	%r15, %rcx
	movq	%rcx, 120(%rsp)
	cmpq	%r8, %r15
	cmovlq	%r15, %r8
	movq	%r8, 96(%rsp)
	cmpq	%r10, %r15
	cmovgeq	%r10, %r15
	movq	%r15, 8(%rsp)
	movq	%r11, 56(%rsp)
	leaq	(%r11,%r11,2), %rcx
	shlq	$6, %rcx
	addq	%rdi, %rcx
	addq	$192, %rcx
	movq	%rcx, 48(%rsp)
	movq	%rdx, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rcx, -120(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%r9, -128(%rsp)
	movq	16(%rsi), %rcx
	movq	%rcx, -80(%rsp)
	movq	24(%rsi), %rcx
	movq	%rcx, 88(%rsp)
	movq	32(%rsi), %rcx
	movq	%rcx, -88(%rsp)
	movq	40(%rsi), %rcx
	movq	%rcx, 80(%rsp)
	movq	48(%rsi), %rcx
	movq	%rcx, 72(%rsp)
	movq	192(%rsi), %rcx
	movq	%rcx, 64(%rsp)
	movq	200(%rsi), %rcx
	movq	%rcx, -96(%rsp)
	movq	%rbx, 24(%rsp)
	jmp	.LBB26_8
	.p2align	4
.LBB26_31:
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm6, %zmm13
	vmovdqa64	%zmm3, %zmm8
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm6, %zmm15
.LBB26_32:
	movq	-128(%rsp), %rbx
	movq	%rbx, %rax
	movq	-80(%rsp), %r10
	imulq	%r10, %rax
	movq	%rax, -24(%rsp)
	movq	-16(%rsp), %r9
	vpbroadcastd	(%r9,%rax,4), %zmm14
	movq	-8(%rsp), %rsi
	movq	88(%rsp), %r12
	vpmulld	(%r12,%rsi,4), %zmm14, %zmm14
	vpaddd	%zmm15, %zmm14, %zmm14
	vcvtdq2ps	%zmm14, %zmm14
	movq	-88(%rsp), %rcx
	vmovups	(%rcx,%rsi,4), %zmm15
	movq	-72(%rsp), %rdi
	vmulps	(%rdi,%rax,4){1to16}, %zmm14, %zmm14
	movq	80(%rsp), %r8
	vfmadd213ps	(%r8,%rsi,4), %zmm15, %zmm14
	vcmpltps	%zmm2, %zmm14, %k1
	movq	(%rsp), %r15
	movq	72(%rsp), %r13
	vmulps	(%r13,%r15,4), %zmm14, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	movq	%rbx, %rcx
	imulq	-96(%rsp), %rcx
	movq	64(%rsp), %rax
	leaq	(%rax,%rcx,4), %rcx
	movq	%rcx, -56(%rsp)
	movq	120(%rsp), %rbp
	vmovups	%zmm14, (%rcx,%rbp,4)
	leaq	1(%rbx), %rcx
	movq	%rcx, %r14
	imulq	%r10, %r14
	movq	%r14, 32(%rsp)
	vpbroadcastd	(%r9,%r14,4), %zmm14
	vpmulld	(%r12,%rsi,4), %zmm14, %zmm14
	vpaddd	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	movq	-88(%rsp), %r9
	vmovups	(%r9,%rsi,4), %zmm14
	vmulps	(%rdi,%r14,4){1to16}, %zmm13, %zmm13
	vfmadd213ps	(%r8,%rsi,4), %zmm14, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	vmulps	(%r13,%r15,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	movq	-96(%rsp), %rdi
	imulq	%rdi, %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%rcx, -104(%rsp)
	vmovups	%zmm13, (%rcx,%rbp,4)
	leaq	2(%rbx), %rcx
	movq	%rcx, %r14
	imulq	%r10, %r14
	movq	%r14, -64(%rsp)
	movq	-16(%rsp), %r11
	vpbroadcastd	(%r11,%r14,4), %zmm13
	vpmulld	(%r12,%rsi,4), %zmm13, %zmm13
	vpaddd	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm12, %zmm12
	vmovups	(%r9,%rsi,4), %zmm13
	movq	-72(%rsp), %r10
	vmulps	(%r10,%r14,4){1to16}, %zmm12, %zmm12
	vfmadd213ps	(%r8,%rsi,4), %zmm13, %zmm12
	vcmpltps	%zmm2, %zmm12, %k1
	vmulps	(%r13,%r15,4), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	imulq	%rdi, %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%rcx, -112(%rsp)
	vmovups	%zmm12, (%rcx,%rbp,4)
	addq	$3, %rbx
	movq	%rbx, %r14
	imulq	-80(%rsp), %r14
	vpbroadcastd	(%r11,%r14,4), %zmm12
	vpmulld	(%r12,%rsi,4), %zmm12, %zmm12
	vpaddd	%zmm6, %zmm12, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmovups	(%r9,%rsi,4), %zmm12
	vmulps	(%r10,%r14,4){1to16}, %zmm6, %zmm6
	vfmadd213ps	(%r8,%rsi,4), %zmm12, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%r13,%r15,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	imulq	%rdi, %rbx
	leaq	(%rax,%rbx,4), %rax
	movq	%rax, -128(%rsp)
	vmovups	%zmm6, (%rax,%rbp,4)
	movq	-24(%rsp), %rax
	vpbroadcastd	(%r11,%rax,4), %zmm6
	movq	112(%rsp), %rcx
	vpmulld	(%r12,%rcx,4), %zmm6, %zmm6
	vpaddd	%zmm11, %zmm6, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmovups	(%r9,%rcx,4), %zmm11
	vmulps	(%r10,%rax,4){1to16}, %zmm6, %zmm6
	vfmadd213ps	(%r8,%rcx,4), %zmm11, %zmm6
	movq	%r8, %rdi
	vcmpltps	%zmm2, %zmm6, %k1
	movq	128(%rsp), %rsi
	vmulps	(%r13,%rsi,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	movq	96(%rsp), %r8
	movq	-56(%rsp), %rbx
	vmovups	%zmm6, (%rbx,%r8,4)
	movq	32(%rsp), %rbp
	vpbroadcastd	(%r11,%rbp,4), %zmm6
	vpmulld	(%r12,%rcx,4), %zmm6, %zmm6
	vpaddd	%zmm10, %zmm6, %zmm6
	vmovups	(%r9,%rcx,4), %zmm10
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r10,%rbp,4){1to16}, %zmm6, %zmm6
	vfmadd213ps	(%rdi,%rcx,4), %zmm10, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%r13,%rsi,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	movq	-104(%rsp), %r15
	vmovups	%zmm6, (%r15,%r8,4)
	movq	-64(%rsp), %r15
	vpbroadcastd	(%r11,%r15,4), %zmm6
	vpmulld	(%r12,%rcx,4), %zmm6, %zmm6
	vpaddd	%zmm9, %zmm6, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmovups	(%r9,%rcx,4), %zmm9
	vmulps	(%r10,%r15,4){1to16}, %zmm6, %zmm6
	vfmadd213ps	(%rdi,%rcx,4), %zmm9, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%r13,%rsi,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	movq	-112(%rsp), %r15
	vmovups	%zmm6, (%r15,%r8,4)
	vpbroadcastd	(%r11,%r14,4), %zmm6
	vpmulld	(%r12,%rcx,4), %zmm6, %zmm6
	vpaddd	%zmm4, %zmm6, %zmm4
	vmovups	(%r9,%rcx,4), %zmm6
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r10,%r14,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	(%rdi,%rcx,4), %zmm6, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r13,%rsi,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	-128(%rsp), %r15
	vmovups	%zmm4, (%r15,%r8,4)
	vpbroadcastd	(%r11,%rax,4), %zmm4
	movq	104(%rsp), %rcx
	vpmulld	(%r12,%rcx,4), %zmm4, %zmm4
	vpaddd	%zmm8, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r10,%rax,4){1to16}, %zmm4, %zmm4
	vmovups	(%r9,%rcx,4), %zmm6
	vfmadd213ps	(%rdi,%rcx,4), %zmm6, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	movq	16(%rsp), %rax
	vmulps	(%r13,%rax,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	8(%rsp), %rsi
	vmovups	%zmm4, (%rbx,%rsi,4)
	vpbroadcastd	(%r11,%rbp,4), %zmm4
	vpmulld	(%r12,%rcx,4), %zmm4, %zmm4
	vpaddd	%zmm7, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r10,%rbp,4){1to16}, %zmm4, %zmm4
	vmovups	(%r9,%rcx,4), %zmm6
	vfmadd213ps	(%rdi,%rcx,4), %zmm6, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r13,%rax,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	-104(%rsp), %r8
	vmovups	%zmm4, (%r8,%rsi,4)
	movq	-64(%rsp), %r8
	vpbroadcastd	(%r11,%r8,4), %zmm4
	vpmulld	(%r12,%rcx,4), %zmm4, %zmm4
	vpaddd	%zmm5, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r10,%r8,4){1to16}, %zmm4, %zmm4
	vmovups	(%r9,%rcx,4), %zmm5
	vfmadd213ps	(%rdi,%rcx,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r13,%rax,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	movq	-112(%rsp), %r8
	vmovups	%zmm4, (%r8,%rsi,4)
	vpbroadcastd	(%r11,%r14,4), %zmm4
	vpmulld	(%r12,%rcx,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmovups	(%r9,%rcx,4), %zmm4
	vmulps	(%r10,%r14,4){1to16}, %zmm3, %zmm3
	vfmadd213ps	(%rdi,%rcx,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r13,%rax,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%r15,%rsi,4)
	movq	-48(%rsp), %r9
	leaq	4(%r9), %rax
	movq	%r9, -128(%rsp)
	movq	136(%rsp), %rsi
	cmpq	%rax, %rsi
	movq	-40(%rsp), %r13
	movq	144(%rsp), %rdi
	movq	24(%rsp), %rbx
	jl	.LBB26_15
.LBB26_8:
	vmovdqu64	(%rdi), %zmm6
	vmovdqu64	64(%rdi), %zmm4
	vmovdqu64	128(%rdi), %zmm3
	cmpq	$11, -128(%rsp)
	movq	%rax, -48(%rsp)
	jg	.LBB26_30
	movq	-128(%rsp), %rsi
	leaq	3(%rsi), %rax
	testq	%rsi, %rsi
	cmovnsq	%rsi, %rax
	cmpq	$0, -32(%rsp)
	je	.LBB26_31
	movabsq	$1152921504606846972, %rcx
	andq	%rcx, %rax
	leaq	48(,%rax,4), %rax
	imulq	56(%rsp), %rax
	leaq	(%rbx,%rax,4), %r12
	movl	$16, %r10d
	jmp	.LBB26_34
	.p2align	4
.LBB26_30:
	cmpq	$0, -32(%rsp)
	je	.LBB26_31
	movq	48(%rsp), %r12
	xorl	%r10d, %r10d
.LBB26_34:
	movq	(%r13), %rax
	vmovdqu64	16(%r13), %zmm14
	movq	80(%r13), %r9
	movq	-128(%rsp), %rcx
	leaq	3(%rcx), %rsi
	imulq	%r9, %rsi
	leaq	2(%rcx), %r8
	imulq	%r9, %r8
	leaq	1(%rcx), %r11
	imulq	%r9, %r11
	imulq	%rcx, %r9
	movq	88(%r13), %rcx
	movq	%rcx, -104(%rsp)
	addq	%rax, %r9
	addq	%rax, %rsi
	movq	%rsi, -112(%rsp)
	addq	%rax, %r8
	addq	%rax, %r11
	shll	$2, %r10d
	movq	%rbx, %rsi
	xorl	%ebx, %ebx
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm6, %zmm13
	vmovdqa64	%zmm3, %zmm8
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm6, %zmm15
	movq	-32(%rsp), %r13
	jmp	.LBB26_35
	.p2align	4
.LBB26_39:
	incq	%rbx
	cmpq	%r13, %rbx
	je	.LBB26_32
.LBB26_35:
	testq	%rdx, %rdx
	je	.LBB26_39
	movq	-104(%rsp), %rax
	movq	(%rax,%rbx,8), %r14
	leaq	(%r9,%r14), %rbp
	movq	-112(%rsp), %rax
	leaq	(%rax,%r14), %rcx
	leaq	(%r8,%r14), %rdi
	addq	%r11, %r14
	movq	%rsi, %rax
	xorl	%r15d, %r15d
	.p2align	4
.LBB26_37:
	prefetcht0	(%r12)
	vmovdqu64	(%rax), %zmm16
	vmovdqu64	64(%rax), %zmm17
	vmovdqu64	128(%rax), %zmm18
	vpxord	(%rbp,%r15,4){1to16}, %zmm14, %zmm19
	vpdpbusd	%zmm16, %zmm19, %zmm15
	vpdpbusd	%zmm17, %zmm19, %zmm11
	vpxord	(%r14,%r15,4){1to16}, %zmm14, %zmm20
	vpdpbusd	%zmm18, %zmm19, %zmm8
	vpdpbusd	%zmm16, %zmm20, %zmm13
	vpdpbusd	%zmm17, %zmm20, %zmm10
	vpdpbusd	%zmm18, %zmm20, %zmm7
	vpxord	(%rdi,%r15,4){1to16}, %zmm14, %zmm19
	vpdpbusd	%zmm16, %zmm19, %zmm12
	vpdpbusd	%zmm17, %zmm19, %zmm9
	vpdpbusd	%zmm18, %zmm19, %zmm5
	vpxord	(%rcx,%r15,4){1to16}, %zmm14, %zmm19
	incq	%r15
	vpdpbusd	%zmm16, %zmm19, %zmm6
	vpdpbusd	%zmm17, %zmm19, %zmm4
	vpdpbusd	%zmm18, %zmm19, %zmm3
	addq	$192, %rax
	addq	%r10, %r12
	cmpq	%r15, %rdx
	jne	.LBB26_37
	addq	-120(%rsp), %rsi
	jmp	.LBB26_39
.LBB26_26:
	cmpq	$1, %rax
	jle	.LBB26_28
	movl	$2, %ecx
	xorl	%r9d, %r9d
.LBB26_16:
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	leaq	192(%rdi), %r11
	movq	96(%r13), %rdx
	movq	104(%r13), %rdi
	movq	%rdi, %rax
	imulq	%rdx, %rax
	cmpq	$5, %r9
	movq	%r9, -48(%rsp)
	movq	%rcx, -64(%rsp)
	jg	.LBB26_40
	testq	%rdx, %rdx
	je	.LBB26_41
	movq	%r9, %rcx
	shrq	$63, %rcx
	addq	%r9, %rcx
	movabsq	$576460752303423486, %rsi
	andq	%rcx, %rsi
	leaq	48(,%rsi,8), %rcx
	imulq	%rcx, %rax
	leaq	(%r11,%rax,4), %r8
	movl	$16, %esi
	jmp	.LBB26_56
.LBB26_40:
	testq	%rdx, %rdx
	je	.LBB26_41
	leaq	(%rax,%rax,2), %r8
	shlq	$6, %r8
	addq	%r11, %r8
	xorl	%esi, %esi
.LBB26_56:
	movq	(%r13), %rax
	vmovdqu64	16(%r13), %zmm5
	movq	80(%r13), %rcx
	movq	%rcx, %rbx
	imulq	%r9, %rbx
	movq	88(%r13), %r14
	movq	%rax, -112(%rsp)
	addq	%rbx, %rax
	movq	%rax, -120(%rsp)
	movq	%rdi, %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,2), %r12
	movq	%rdi, %rax
	andq	$-2, %rax
	movq	%rax, -128(%rsp)
	leaq	1(%r9), %rbp
	movq	%rcx, -104(%rsp)
	imulq	%rcx, %rbp
	leal	(,%rsi,8), %eax
	leal	(,%rsi,4), %r15d
	xorl	%r10d, %r10d
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
	jmp	.LBB26_57
	.p2align	4
.LBB26_63:
	addq	%r12, %r11
.LBB26_64:
	incq	%r10
	cmpq	%rdx, %r10
	je	.LBB26_42
.LBB26_57:
	testq	%rdi, %rdi
	je	.LBB26_64
	movq	(%r14,%r10,8), %r9
	cmpq	$1, %rdi
	jne	.LBB26_65
	addq	-120(%rsp), %r9
	movq	%r11, %rcx
	testb	$1, %dil
	je	.LBB26_63
	jmp	.LBB26_62
	.p2align	4
.LBB26_65:
	movq	%rsi, %r13
	addq	-112(%rsp), %r9
	movq	-128(%rsp), %rsi
	movq	%r11, %rcx
	.p2align	4
.LBB26_66:
	prefetcht0	(%r8)
	vmovdqu64	(%rcx), %zmm7
	vmovdqu64	64(%rcx), %zmm8
	vmovdqu64	128(%rcx), %zmm9
	vpxord	(%r9,%rbx){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm6
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vpdpbusd	%zmm9, %zmm10, %zmm3
	vpxord	(%r9,%rbp){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm9, %zmm10, %zmm0
	prefetcht0	(%r8,%r15)
	vmovdqu64	192(%rcx), %zmm7
	vmovdqu64	256(%rcx), %zmm8
	vmovdqu64	320(%rcx), %zmm9
	vpxord	4(%r9,%rbx){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm6
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vpdpbusd	%zmm9, %zmm10, %zmm3
	vpxord	4(%r9,%rbp){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm9, %zmm10, %zmm0
	addq	$384, %rcx
	addq	$8, %r9
	addq	%rax, %r8
	addq	$-2, %rsi
	jne	.LBB26_66
	addq	%rbx, %r9
	movq	%r13, %rsi
	testb	$1, %dil
	je	.LBB26_63
.LBB26_62:
	prefetcht0	(%r8)
	leaq	(%r8,%rsi,4), %r8
	vmovdqu64	(%rcx), %zmm7
	vmovdqu64	64(%rcx), %zmm8
	vmovdqu64	128(%rcx), %zmm9
	vpxord	(%r9){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm6
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vpdpbusd	%zmm9, %zmm10, %zmm3
	movq	-104(%rsp), %rcx
	vpxord	(%r9,%rcx){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm9, %zmm10, %zmm0
	jmp	.LBB26_63
.LBB26_41:
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
.LBB26_42:
	movq	-40(%rsp), %rax
	movq	128(%rax), %rsi
	addq	$-16, %rsi
	movq	-8(%rsp), %rbp
	cmpq	%rbp, %rsi
	movq	%rbp, %rax
	cmovlq	%rsi, %rax
	movq	%rax, %r12
	movq	%rax, -104(%rsp)
	movq	40(%rsp), %r15
	movq	(%r15), %r13
	movq	8(%r15), %r11
	movq	16(%r15), %rdi
	movq	24(%r15), %rbx
	movq	32(%r15), %r14
	movq	40(%r15), %r10
	movq	48(%r15), %rdx
	movq	56(%r15), %r8
	movq	%r8, -112(%rsp)
	movq	%rdi, %r9
	movq	-48(%rsp), %rcx
	imulq	%rcx, %r9
	vpbroadcastd	(%r11,%r9,4), %zmm5
	vpmulld	(%rbx,%rbp,4), %zmm5, %zmm5
	vpaddd	%zmm6, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm7
	vmovups	(%r14,%rbp,4), %zmm8
	andq	%rbp, %r8
	movq	%r8, -72(%rsp)
	vmovups	64(%r15), %zmm5
	vmovups	128(%r15), %zmm6
	vmulps	(%r13,%r9,4){1to16}, %zmm7, %zmm9
	vfmadd213ps	(%r10,%rbp,4), %zmm8, %zmm9
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpltps	%zmm7, %zmm9, %k1
	vmulps	(%rdx,%r8,4), %zmm9, %zmm9 {%k1}
	movq	%rdx, %r8
	vmaxps	%zmm9, %zmm5, %zmm8
	vminps	%zmm8, %zmm6, %zmm8
	movq	200(%r15), %rdx
	movq	%rdx, -120(%rsp)
	imulq	%rcx, %rdx
	movq	192(%r15), %rax
	movq	%rax, -128(%rsp)
	leaq	(%rax,%rdx,4), %rdx
	vmovups	%zmm8, (%rdx,%r12,4)
	vpbroadcastd	(%r11,%r9,4), %zmm8
	vpmulld	64(%rbx,%rbp,4), %zmm8, %zmm8
	leaq	16(%rbp), %r12
	cmpq	%r12, %rsi
	movq	%r12, %r15
	cmovlq	%rsi, %r15
	vpaddd	%zmm4, %zmm8, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmovups	64(%r14,%rbp,4), %zmm8
	movq	-112(%rsp), %rax
	andq	%rax, %r12
	vmulps	(%r13,%r9,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	64(%r10,%rbp,4), %zmm8, %zmm4
	vcmpltps	%zmm7, %zmm4, %k1
	vmulps	(%r8,%r12,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm5, %zmm4
	vminps	%zmm4, %zmm6, %zmm4
	vmovups	%zmm4, (%rdx,%r15,4)
	vpbroadcastd	(%r11,%r9,4), %zmm4
	vpmulld	128(%rbx,%rbp,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	(%r13,%r9,4){1to16}, %zmm3, %zmm3
	leaq	32(%rbp), %r9
	cmpq	%r9, %rsi
	cmovgeq	%r9, %rsi
	vmovups	128(%r14,%rbp,4), %zmm4
	vfmadd213ps	128(%r10,%rbp,4), %zmm4, %zmm3
	andq	%r9, %rax
	movq	%rax, -112(%rsp)
	vcmpltps	%zmm7, %zmm3, %k1
	vmulps	(%r8,%rax,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm5, %zmm3
	vminps	%zmm3, %zmm6, %zmm3
	vmovups	%zmm3, (%rdx,%rsi,4)
	incq	%rcx
	imulq	%rcx, %rdi
	vpbroadcastd	(%r11,%rdi,4), %zmm3
	vpmulld	(%rbx,%rbp,4), %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmovups	(%r14,%rbp,4), %zmm3
	vmulps	(%r13,%rdi,4){1to16}, %zmm2, %zmm2
	vfmadd213ps	(%r10,%rbp,4), %zmm3, %zmm2
	vcmpltps	%zmm7, %zmm2, %k1
	movq	-72(%rsp), %rax
	vmulps	(%r8,%rax,4), %zmm2, %zmm2 {%k1}
	imulq	-120(%rsp), %rcx
	movq	-128(%rsp), %rax
	leaq	(%rax,%rcx,4), %rdx
	vmaxps	%zmm2, %zmm5, %zmm2
	vminps	%zmm2, %zmm6, %zmm2
	movq	-104(%rsp), %rax
	vmovups	%zmm2, (%rdx,%rax,4)
	vpbroadcastd	(%r11,%rdi,4), %zmm2
	vpmulld	64(%rbx,%rbp,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vmovups	64(%r14,%rbp,4), %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%r13,%rdi,4){1to16}, %zmm1, %zmm1
	movq	%r13, %rax
	vfmadd213ps	64(%r10,%rbp,4), %zmm2, %zmm1
	vcmpltps	%zmm7, %zmm1, %k1
	vmulps	(%r8,%r12,4), %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm5, %zmm1
	vminps	%zmm1, %zmm6, %zmm1
	vmovups	%zmm1, (%rdx,%r15,4)
	vpbroadcastd	(%r11,%rdi,4), %zmm1
	vpmulld	128(%rbx,%rbp,4), %zmm1, %zmm1
	movq	-40(%rsp), %r13
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rax,%rdi,4){1to16}, %zmm0, %zmm0
	vmovups	128(%r14,%rbp,4), %zmm1
	vfmadd213ps	128(%r10,%rbp,4), %zmm1, %zmm0
	vcmpltps	%zmm7, %zmm0, %k1
	movq	-112(%rsp), %rax
	vmulps	(%r8,%rax,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm5, %zmm0
	vminps	%zmm0, %zmm6, %zmm0
	vmovups	%zmm0, (%rdx,%rsi,4)
	movq	-64(%rsp), %r9
	movq	144(%rsp), %rdi
	movq	136(%rsp), %rsi
	cmpq	%rsi, %r9
	jge	.LBB26_54
.LBB26_44:
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r13), %rax
	xorl	%ecx, %ecx
	cmpq	$3, %r9
	setl	%sil
	testq	%rax, %rax
	movq	%r9, -48(%rsp)
	je	.LBB26_53
	movq	104(%r13), %rdx
	movb	%sil, %cl
	shll	$4, %ecx
	leaq	192(%rdi), %r10
	movq	%r9, %rsi
	shlq	$4, %rsi
	addq	$48, %rsi
	cmpq	$3, %r9
	movl	$48, %r8d
	cmovlq	%rsi, %r8
	imulq	%rax, %r8
	imulq	%rdx, %r8
	leaq	(%rdi,%r8,4), %rbx
	addq	$192, %rbx
	vmovdqu64	16(%r13), %zmm3
	movq	80(%r13), %r8
	imulq	%r9, %r8
	movq	88(%r13), %r9
	addq	(%r13), %r8
	movq	%rdx, %rsi
	shlq	$6, %rsi
	leaq	(%rsi,%rsi,2), %rdi
	movl	%edx, %r11d
	andl	$3, %r11d
	movq	%rdx, %r14
	andq	$-4, %r14
	movl	%ecx, %esi
	shll	$4, %esi
	movq	%rsi, -112(%rsp)
	shll	$2, %ecx
	xorl	%r12d, %r12d
	jmp	.LBB26_46
	.p2align	4
.LBB26_51:
	addq	%rdi, %r10
.LBB26_52:
	incq	%r12
	cmpq	%rax, %r12
	je	.LBB26_53
.LBB26_46:
	testq	%rdx, %rdx
	je	.LBB26_52
	movq	(%r9,%r12,8), %r13
	addq	%r8, %r13
	movq	%r10, %rbp
	movq	%r14, %rsi
	cmpq	$4, %rdx
	jb	.LBB26_48
	.p2align	4
.LBB26_67:
	movq	%rbx, %r15
	prefetcht0	(%rbx)
	vpxord	(%r13){1to16}, %zmm3, %zmm4
	vpdpbusd	(%rbp), %zmm4, %zmm2
	vpdpbusd	64(%rbp), %zmm4, %zmm1
	vpdpbusd	128(%rbp), %zmm4, %zmm0
	addq	%rcx, %rbx
	prefetcht0	(%r15,%rcx)
	vpxord	4(%r13){1to16}, %zmm3, %zmm4
	vpdpbusd	192(%rbp), %zmm4, %zmm2
	vpdpbusd	256(%rbp), %zmm4, %zmm1
	vpdpbusd	320(%rbp), %zmm4, %zmm0
	prefetcht0	(%rcx,%rbx)
	addq	%rcx, %rbx
	vpxord	8(%r13){1to16}, %zmm3, %zmm4
	vpdpbusd	384(%rbp), %zmm4, %zmm2
	vpdpbusd	448(%rbp), %zmm4, %zmm1
	vpdpbusd	512(%rbp), %zmm4, %zmm0
	prefetcht0	(%rcx,%rbx)
	addq	%rcx, %rbx
	vpxord	12(%r13){1to16}, %zmm3, %zmm4
	vpdpbusd	576(%rbp), %zmm4, %zmm2
	vpdpbusd	640(%rbp), %zmm4, %zmm1
	vpdpbusd	704(%rbp), %zmm4, %zmm0
	addq	$16, %r13
	addq	$768, %rbp
	addq	%rcx, %rbx
	addq	$-4, %rsi
	jne	.LBB26_67
	addq	-112(%rsp), %r15
	movq	%r15, %rbx
.LBB26_48:
	testq	%r11, %r11
	je	.LBB26_51
	xorl	%esi, %esi
	.p2align	4
.LBB26_50:
	prefetcht0	(%rbx)
	vpxord	(%r13,%rsi,4){1to16}, %zmm3, %zmm4
	vpdpbusd	(%rbp), %zmm4, %zmm2
	vpdpbusd	64(%rbp), %zmm4, %zmm1
	vpdpbusd	128(%rbp), %zmm4, %zmm0
	addq	$192, %rbp
	incq	%rsi
	addq	%rcx, %rbx
	cmpq	%rsi, %r11
	jne	.LBB26_50
	jmp	.LBB26_51
.LBB26_53:
	movq	-40(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	movq	-8(%rsp), %r15
	cmpq	%r15, %rax
	movq	%r15, %rbx
	cmovlq	%rax, %rbx
	movq	40(%rsp), %r12
	movq	(%r12), %rcx
	movq	8(%r12), %r10
	movq	24(%r12), %r11
	movq	32(%r12), %rdi
	movq	40(%r12), %rsi
	movq	48(%r12), %rdx
	movq	16(%r12), %r9
	movq	-48(%rsp), %r13
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
	andq	%r15, %r14
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
	andq	%r8, %rbx
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
	andq	%rbx, %r8
	vmulps	(%rcx,%r9,4){1to16}, %zmm0, %zmm0
	vfmadd213ps	128(%rsi,%r15,4), %zmm1, %zmm0
	vcmpltps	%zmm3, %zmm0, %k1
	vmulps	(%rdx,%r8,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm4, %zmm0
	vminps	%zmm0, %zmm5, %zmm0
	vmovups	%zmm0, (%r13,%rax,4)
.LBB26_54:
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
.LBB26_28:
	.cfi_def_cfa_offset 216
	jne	.LBB26_54
	xorl	%r9d, %r9d
	jmp	.LBB26_44
.Lfunc_end26:
	.size	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA7ScalingVTtg5, .Lfunc_end26-$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA7ScalingVTtg5
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA7ScalingVTtg5
	.weak	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA7ScalingVTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA7ScalingVTtg5,@function
$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA7ScalingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rsi, %r11
	movq	112(%r13), %rax
	cmpq	$15, %rax
	movq	%rdx, 32(%rsp)
	movq	%rsi, 8(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rdi, 24(%rsp)
	movq	%rax, 16(%rsp)
	jle	.LBB27_1
	leaq	64(%rdi), %rax
	movq	%rax, -112(%rsp)
	movq	96(%r13), %r9
	movq	104(%r13), %r10
	movq	%r10, %rax
	imulq	%r9, %rax
	movq	(%rdx), %rcx
	movq	%rcx, -96(%rsp)
	movq	8(%rdx), %rcx
	movq	%rcx, -56(%rsp)
	movq	16(%rdx), %rcx
	movq	%rcx, -64(%rsp)
	movq	24(%rdx), %rcx
	movq	%rcx, -72(%rsp)
	movq	32(%rdx), %rcx
	movq	%rcx, -80(%rsp)
	movq	40(%rdx), %rcx
	movq	%rcx, -88(%rsp)
	movq	48(%rdx), %rcx
	movq	%rcx, -104(%rsp)
	vmovups	64(%rdx), %zmm0
	vmovups	128(%rdx), %zmm1
	movq	128(%r13), %rcx
	addq	$-16, %rcx
	movq	56(%rdx), %rsi
	andq	%r11, %rsi
	movq	%rsi, -32(%rsp)
	cmpq	%r11, %rcx
	cmovgeq	%r11, %rcx
	shlq	$2, %rcx
	addq	192(%rdx), %rcx
	movq	%rcx, -24(%rsp)
	movq	%rax, -8(%rsp)
	shlq	$6, %rax
	addq	%rdi, %rax
	addq	$64, %rax
	movq	%rax, -16(%rsp)
	movq	%r10, %rax
	shlq	$6, %rax
	vxorps	%xmm2, %xmm2, %xmm2
	movq	200(%rdx), %rcx
	movq	%rcx, (%rsp)
	movl	$16, %ecx
	xorl	%r13d, %r13d
	movq	%rax, -40(%rsp)
	movq	%r9, -48(%rsp)
	jmp	.LBB27_4
	.p2align	4
.LBB27_8:
	vmovdqa64	%zmm3, %zmm4
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm3, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm3, %zmm10
	vmovdqa64	%zmm3, %zmm11
	vmovdqa64	%zmm3, %zmm12
	vmovdqa64	%zmm3, %zmm13
	vmovdqa64	%zmm3, %zmm14
	vmovdqa64	%zmm3, %zmm15
	vmovdqa64	%zmm3, %zmm16
	vmovdqa64	%zmm3, %zmm17
	vmovdqa64	%zmm3, %zmm19
.LBB27_9:
	movq	%r13, %rcx
	movq	-64(%rsp), %r8
	imulq	%r8, %rcx
	movq	-56(%rsp), %rdi
	vpbroadcastd	(%rdi,%rcx,4), %zmm18
	movq	8(%rsp), %r11
	movq	-72(%rsp), %rbx
	vpmulld	(%rbx,%r11,4), %zmm18, %zmm18
	vpaddd	%zmm19, %zmm18, %zmm18
	vcvtdq2ps	%zmm18, %zmm18
	movq	-80(%rsp), %r14
	vmovups	(%r14,%r11,4), %zmm19
	movq	-96(%rsp), %rsi
	vmulps	(%rsi,%rcx,4){1to16}, %zmm18, %zmm18
	movq	-88(%rsp), %r15
	vfmadd213ps	(%r15,%r11,4), %zmm19, %zmm18
	vcmpltps	%zmm2, %zmm18, %k1
	movq	-104(%rsp), %r12
	movq	-32(%rsp), %rax
	vmulps	(%r12,%rax,4), %zmm18, %zmm18 {%k1}
	vmaxps	%zmm18, %zmm0, %zmm18
	vminps	%zmm18, %zmm1, %zmm18
	movq	%r13, %rcx
	movq	(%rsp), %r9
	imulq	%r9, %rcx
	movq	-24(%rsp), %rbp
	vmovups	%zmm18, (%rbp,%rcx,4)
	movq	%r13, %rcx
	orq	$1, %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vpbroadcastd	(%rdi,%rdx,4), %zmm18
	vpmulld	(%rbx,%r11,4), %zmm18, %zmm18
	vpaddd	%zmm17, %zmm18, %zmm17
	vcvtdq2ps	%zmm17, %zmm17
	vmovups	(%r14,%r11,4), %zmm18
	vmulps	(%rsi,%rdx,4){1to16}, %zmm17, %zmm17
	vfmadd213ps	(%r15,%r11,4), %zmm18, %zmm17
	vcmpltps	%zmm2, %zmm17, %k1
	vmulps	(%r12,%rax,4), %zmm17, %zmm17 {%k1}
	vmaxps	%zmm17, %zmm0, %zmm17
	vminps	%zmm17, %zmm1, %zmm17
	imulq	%r9, %rcx
	vmovups	%zmm17, (%rbp,%rcx,4)
	movq	%r13, %rcx
	orq	$2, %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vpbroadcastd	(%rdi,%rdx,4), %zmm17
	vpmulld	(%rbx,%r11,4), %zmm17, %zmm17
	vpaddd	%zmm16, %zmm17, %zmm16
	vcvtdq2ps	%zmm16, %zmm16
	vmovups	(%r14,%r11,4), %zmm17
	vmulps	(%rsi,%rdx,4){1to16}, %zmm16, %zmm16
	vfmadd213ps	(%r15,%r11,4), %zmm17, %zmm16
	vcmpltps	%zmm2, %zmm16, %k1
	vmulps	(%r12,%rax,4), %zmm16, %zmm16 {%k1}
	vmaxps	%zmm16, %zmm0, %zmm16
	vminps	%zmm16, %zmm1, %zmm16
	imulq	%r9, %rcx
	vmovups	%zmm16, (%rbp,%rcx,4)
	movq	%r13, %rcx
	orq	$3, %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vpbroadcastd	(%rdi,%rdx,4), %zmm16
	vpmulld	(%rbx,%r11,4), %zmm16, %zmm16
	vpaddd	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm15, %zmm15
	vmovups	(%r14,%r11,4), %zmm16
	vmulps	(%rsi,%rdx,4){1to16}, %zmm15, %zmm15
	vfmadd213ps	(%r15,%r11,4), %zmm16, %zmm15
	vcmpltps	%zmm2, %zmm15, %k1
	vmulps	(%r12,%rax,4), %zmm15, %zmm15 {%k1}
	vmaxps	%zmm15, %zmm0, %zmm15
	vminps	%zmm15, %zmm1, %zmm15
	imulq	%r9, %rcx
	vmovups	%zmm15, (%rbp,%rcx,4)
	movq	%r13, %rcx
	orq	$4, %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vpbroadcastd	(%rdi,%rdx,4), %zmm15
	vpmulld	(%rbx,%r11,4), %zmm15, %zmm15
	vpaddd	%zmm14, %zmm15, %zmm14
	vcvtdq2ps	%zmm14, %zmm14
	vmovups	(%r14,%r11,4), %zmm15
	vmulps	(%rsi,%rdx,4){1to16}, %zmm14, %zmm14
	vfmadd213ps	(%r15,%r11,4), %zmm15, %zmm14
	vcmpltps	%zmm2, %zmm14, %k1
	vmulps	(%r12,%rax,4), %zmm14, %zmm14 {%k1}
	vmaxps	%zmm14, %zmm0, %zmm14
	vminps	%zmm14, %zmm1, %zmm14
	imulq	%r9, %rcx
	vmovups	%zmm14, (%rbp,%rcx,4)
	movq	%r13, %rcx
	orq	$5, %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vpbroadcastd	(%rdi,%rdx,4), %zmm14
	vpmulld	(%rbx,%r11,4), %zmm14, %zmm14
	vpaddd	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmovups	(%r14,%r11,4), %zmm14
	vmulps	(%rsi,%rdx,4){1to16}, %zmm13, %zmm13
	vfmadd213ps	(%r15,%r11,4), %zmm14, %zmm13
	vcmpltps	%zmm2, %zmm13, %k1
	vmulps	(%r12,%rax,4), %zmm13, %zmm13 {%k1}
	vmaxps	%zmm13, %zmm0, %zmm13
	vminps	%zmm13, %zmm1, %zmm13
	imulq	%r9, %rcx
	vmovups	%zmm13, (%rbp,%rcx,4)
	movq	%r13, %rcx
	orq	$6, %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vpbroadcastd	(%rdi,%rdx,4), %zmm13
	vpmulld	(%rbx,%r11,4), %zmm13, %zmm13
	vpaddd	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm12, %zmm12
	vmovups	(%r14,%r11,4), %zmm13
	vmulps	(%rsi,%rdx,4){1to16}, %zmm12, %zmm12
	vfmadd213ps	(%r15,%r11,4), %zmm13, %zmm12
	vcmpltps	%zmm2, %zmm12, %k1
	vmulps	(%r12,%rax,4), %zmm12, %zmm12 {%k1}
	vmaxps	%zmm12, %zmm0, %zmm12
	vminps	%zmm12, %zmm1, %zmm12
	imulq	%r9, %rcx
	vmovups	%zmm12, (%rbp,%rcx,4)
	movq	%r13, %rcx
	orq	$7, %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vpbroadcastd	(%rdi,%rdx,4), %zmm12
	vpmulld	(%rbx,%r11,4), %zmm12, %zmm12
	vpaddd	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm11, %zmm11
	vmovups	(%r14,%r11,4), %zmm12
	vmulps	(%rsi,%rdx,4){1to16}, %zmm11, %zmm11
	vfmadd213ps	(%r15,%r11,4), %zmm12, %zmm11
	vcmpltps	%zmm2, %zmm11, %k1
	vmulps	(%r12,%rax,4), %zmm11, %zmm11 {%k1}
	vmaxps	%zmm11, %zmm0, %zmm11
	vminps	%zmm11, %zmm1, %zmm11
	imulq	%r9, %rcx
	vmovups	%zmm11, (%rbp,%rcx,4)
	movq	%r13, %rcx
	orq	$8, %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vpbroadcastd	(%rdi,%rdx,4), %zmm11
	vpmulld	(%rbx,%r11,4), %zmm11, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	vmovups	(%r14,%r11,4), %zmm11
	vmulps	(%rsi,%rdx,4){1to16}, %zmm10, %zmm10
	vfmadd213ps	(%r15,%r11,4), %zmm11, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	vmulps	(%r12,%rax,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	imulq	%r9, %rcx
	vmovups	%zmm10, (%rbp,%rcx,4)
	movq	%r13, %rcx
	orq	$9, %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vpbroadcastd	(%rdi,%rdx,4), %zmm10
	vpmulld	(%rbx,%r11,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmovups	(%r14,%r11,4), %zmm10
	vmulps	(%rsi,%rdx,4){1to16}, %zmm9, %zmm9
	vfmadd213ps	(%r15,%r11,4), %zmm10, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	vmulps	(%r12,%rax,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	imulq	%r9, %rcx
	vmovups	%zmm9, (%rbp,%rcx,4)
	movq	%r13, %rcx
	orq	$10, %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vpbroadcastd	(%rdi,%rdx,4), %zmm9
	vpmulld	(%rbx,%r11,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmovups	(%r14,%r11,4), %zmm9
	vmulps	(%rsi,%rdx,4){1to16}, %zmm8, %zmm8
	vfmadd213ps	(%r15,%r11,4), %zmm9, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%r12,%rax,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	imulq	%r9, %rcx
	vmovups	%zmm8, (%rbp,%rcx,4)
	movq	%r13, %rcx
	orq	$11, %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vpbroadcastd	(%rdi,%rdx,4), %zmm8
	vpmulld	(%rbx,%r11,4), %zmm8, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmovups	(%r14,%r11,4), %zmm8
	vmulps	(%rsi,%rdx,4){1to16}, %zmm7, %zmm7
	vfmadd213ps	(%r15,%r11,4), %zmm8, %zmm7
	vcmpltps	%zmm2, %zmm7, %k1
	vmulps	(%r12,%rax,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	imulq	%r9, %rcx
	vmovups	%zmm7, (%rbp,%rcx,4)
	movq	%r13, %rcx
	orq	$12, %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vpbroadcastd	(%rdi,%rdx,4), %zmm7
	vpmulld	(%rbx,%r11,4), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmovups	(%r14,%r11,4), %zmm7
	vmulps	(%rsi,%rdx,4){1to16}, %zmm6, %zmm6
	vfmadd213ps	(%r15,%r11,4), %zmm7, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%r12,%rax,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	imulq	%r9, %rcx
	vmovups	%zmm6, (%rbp,%rcx,4)
	movq	%r13, %rcx
	orq	$13, %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vpbroadcastd	(%rdi,%rdx,4), %zmm6
	vpmulld	(%rbx,%r11,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmovups	(%r14,%r11,4), %zmm6
	vmulps	(%rsi,%rdx,4){1to16}, %zmm5, %zmm5
	vfmadd213ps	(%r15,%r11,4), %zmm6, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%r12,%rax,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	imulq	%r9, %rcx
	vmovups	%zmm5, (%rbp,%rcx,4)
	movq	%r13, %rcx
	orq	$14, %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vpbroadcastd	(%rdi,%rdx,4), %zmm5
	vpmulld	(%rbx,%r11,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmovups	(%r14,%r11,4), %zmm5
	vmulps	(%rsi,%rdx,4){1to16}, %zmm4, %zmm4
	vfmadd213ps	(%r15,%r11,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r12,%rax,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	imulq	%r9, %rcx
	vmovups	%zmm4, (%rbp,%rcx,4)
	movq	%r13, %rcx
	orq	$15, %rcx
	movq	%rcx, %rdx
	imulq	%r8, %rdx
	vpbroadcastd	(%rdi,%rdx,4), %zmm4
	vpmulld	(%rbx,%r11,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	(%rsi,%rdx,4){1to16}, %zmm3, %zmm3
	vmovups	(%r14,%r11,4), %zmm4
	vfmadd213ps	(%r15,%r11,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r12,%rax,4), %zmm3, %zmm3 {%k1}
	movq	-40(%rsp), %rax
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	imulq	%r9, %rcx
	movq	-48(%rsp), %r9
	vmovups	%zmm3, (%rbp,%rcx,4)
	movq	-128(%rsp), %rbx
	leaq	16(%rbx), %rcx
	addq	$16, %r13
	cmpq	%rcx, 16(%rsp)
	jl	.LBB27_10
.LBB27_4:
	movq	24(%rsp), %rdx
	vmovdqu64	(%rdx), %zmm3
	cmpq	$15, %r13
	movq	%rcx, -128(%rsp)
	jg	.LBB27_7
	testq	%r9, %r9
	movq	-112(%rsp), %rdx
	je	.LBB27_8
	leaq	16(%r13), %rcx
	imulq	-8(%rsp), %rcx
	leaq	(%rdx,%rcx,4), %rdi
	movl	$16, %ebx
	jmp	.LBB27_16
	.p2align	4
.LBB27_7:
	testq	%r9, %r9
	movq	-112(%rsp), %rdx
	je	.LBB27_8
	movq	-16(%rsp), %rdi
	xorl	%ebx, %ebx
.LBB27_16:
	movq	-120(%rsp), %rcx
	vmovdqu64	16(%rcx), %zmm18
	movq	80(%rcx), %r14
	movq	88(%rcx), %r15
	movq	%r14, %r12
	imulq	%r13, %r12
	addq	(%rcx), %r12
	shll	$2, %ebx
	movq	%rdx, %rcx
	xorl	%r11d, %r11d
	vmovdqa64	%zmm3, %zmm4
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm3, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm3, %zmm10
	vmovdqa64	%zmm3, %zmm11
	vmovdqa64	%zmm3, %zmm12
	vmovdqa64	%zmm3, %zmm13
	vmovdqa64	%zmm3, %zmm14
	vmovdqa64	%zmm3, %zmm15
	vmovdqa64	%zmm3, %zmm16
	vmovdqa64	%zmm3, %zmm17
	vmovdqa64	%zmm3, %zmm19
	jmp	.LBB27_17
	.p2align	4
.LBB27_21:
	incq	%r11
	cmpq	%r9, %r11
	je	.LBB27_9
.LBB27_17:
	testq	%r10, %r10
	je	.LBB27_21
	movq	(%r15,%r11,8), %r8
	addq	%r12, %r8
	movq	%rcx, %rbp
	xorl	%edx, %edx
	.p2align	4
.LBB27_19:
	leaq	(%r8,%rdx,4), %rsi
	prefetcht0	(%rdi)
	vmovdqu64	(%rbp), %zmm20
	vpxord	(%r8,%rdx,4){1to16}, %zmm18, %zmm21
	incq	%rdx
	vpdpbusd	%zmm20, %zmm21, %zmm19
	vpxord	(%r14,%rsi){1to16}, %zmm18, %zmm21
	addq	%r14, %rsi
	vpdpbusd	%zmm20, %zmm21, %zmm17
	vpxord	(%r14,%rsi){1to16}, %zmm18, %zmm21
	addq	%r14, %rsi
	vpdpbusd	%zmm20, %zmm21, %zmm16
	vpxord	(%r14,%rsi){1to16}, %zmm18, %zmm21
	addq	%r14, %rsi
	vpdpbusd	%zmm20, %zmm21, %zmm15
	vpxord	(%r14,%rsi){1to16}, %zmm18, %zmm21
	addq	%r14, %rsi
	vpdpbusd	%zmm20, %zmm21, %zmm14
	vpxord	(%r14,%rsi){1to16}, %zmm18, %zmm21
	addq	%r14, %rsi
	vpdpbusd	%zmm20, %zmm21, %zmm13
	vpxord	(%r14,%rsi){1to16}, %zmm18, %zmm21
	addq	%r14, %rsi
	vpdpbusd	%zmm20, %zmm21, %zmm12
	vpxord	(%r14,%rsi){1to16}, %zmm18, %zmm21
	addq	%r14, %rsi
	vpdpbusd	%zmm20, %zmm21, %zmm11
	vpxord	(%r14,%rsi){1to16}, %zmm18, %zmm21
	addq	%r14, %rsi
	vpdpbusd	%zmm20, %zmm21, %zmm10
	vpxord	(%r14,%rsi){1to16}, %zmm18, %zmm21
	addq	%r14, %rsi
	vpdpbusd	%zmm20, %zmm21, %zmm9
	vpxord	(%r14,%rsi){1to16}, %zmm18, %zmm21
	addq	%r14, %rsi
	vpdpbusd	%zmm20, %zmm21, %zmm8
	vpxord	(%r14,%rsi){1to16}, %zmm18, %zmm21
	addq	%r14, %rsi
	vpdpbusd	%zmm20, %zmm21, %zmm7
	vpxord	(%r14,%rsi){1to16}, %zmm18, %zmm21
	addq	%r14, %rsi
	vpdpbusd	%zmm20, %zmm21, %zmm6
	vpxord	(%r14,%rsi){1to16}, %zmm18, %zmm21
	addq	%r14, %rsi
	vpdpbusd	%zmm20, %zmm21, %zmm5
	vpxord	(%r14,%rsi){1to16}, %zmm18, %zmm21
	addq	%r14, %rsi
	vpdpbusd	%zmm20, %zmm21, %zmm4
	vpxord	(%r14,%rsi){1to16}, %zmm18, %zmm21
	vpdpbusd	%zmm20, %zmm21, %zmm3
	addq	$64, %rbp
	addq	%rbx, %rdi
	cmpq	%rdx, %r10
	jne	.LBB27_19
	addq	%rax, %rcx
	jmp	.LBB27_21
.LBB27_1:
	cmpq	$7, %rax
	jle	.LBB27_22
	movl	$8, %esi
	xorl	%ebx, %ebx
	jmp	.LBB27_11
.LBB27_10:
	movq	%rbx, %rsi
	orq	$8, %rsi
	movq	16(%rsp), %r9
	cmpq	%rsi, %r9
	movq	24(%rsp), %rdi
	jge	.LBB27_11
.LBB27_27:
	leaq	4(%rbx), %rax
	cmpq	%rax, %r9
	jge	.LBB27_28
.LBB27_48:
	leaq	2(%rbx), %rbp
	cmpq	%rbp, %r9
	jl	.LBB27_53
	vmovdqu64	(%rdi), %zmm0
	leaq	64(%rdi), %r12
	movq	-120(%rsp), %r13
	movq	96(%r13), %r10
	movq	104(%r13), %rdx
	movq	%rdx, %r8
	imulq	%r10, %r8
	cmpq	$1, %rbx
	jle	.LBB27_41
	testq	%r10, %r10
	je	.LBB27_51
	movq	%r10, %rdi
	movq	%rbp, -104(%rsp)
	shlq	$6, %r8
	addq	%r12, %r8
	xorl	%r9d, %r9d
	movq	%rbx, %rax
	jmp	.LBB27_78
.LBB27_11:
	leaq	64(%rdi), %r15
	movq	-120(%rsp), %rax
	movq	96(%rax), %rcx
	movq	104(%rax), %rdx
	movq	%rdx, %r9
	movq	%rcx, -48(%rsp)
	imulq	%rcx, %r9
	movq	32(%rsp), %r8
	movq	(%r8), %r10
	movq	%r10, -96(%rsp)
	movq	8(%r8), %r10
	movq	%r10, -56(%rsp)
	movq	16(%r8), %r10
	movq	%r10, -64(%rsp)
	movq	24(%r8), %r10
	movq	%r10, -72(%rsp)
	movq	32(%r8), %r10
	movq	%r10, -80(%rsp)
	movq	40(%r8), %r10
	movq	%r10, -88(%rsp)
	vmovups	64(%r8), %zmm0
	vmovups	128(%r8), %zmm1
	movq	128(%rax), %rax
	addq	$-16, %rax
	movq	56(%r8), %r10
	andq	%r11, %r10
	movq	%r10, -24(%rsp)
	cmpq	%r11, %rax
	cmovgeq	%r11, %rax
	shlq	$2, %rax
	addq	192(%r8), %rax
	movq	%rax, -104(%rsp)
	movq	%r9, -8(%rsp)
	movq	%r9, %rax
	shlq	$6, %rax
	addq	%rdi, %rax
	addq	$64, %rax
	movq	%rax, -16(%rsp)
	movq	%rdx, %rbp
	shlq	$6, %rbp
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rbx, %rax
	movq	48(%r8), %r9
	movq	%r9, -32(%rsp)
	movq	200(%r8), %rcx
	movq	%rcx, (%rsp)
	movq	%r15, -112(%rsp)
	movq	%rbp, -40(%rsp)
	jmp	.LBB27_12
	.p2align	4
.LBB27_25:
	vmovdqa64	%zmm3, %zmm4
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm3, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm3, %zmm11
.LBB27_26:
	movq	%rax, %rsi
	movq	-64(%rsp), %r10
	imulq	%r10, %rsi
	movq	-56(%rsp), %r9
	vpbroadcastd	(%r9,%rsi,4), %zmm10
	movq	8(%rsp), %r11
	movq	-72(%rsp), %rbx
	vpmulld	(%rbx,%r11,4), %zmm10, %zmm10
	vpaddd	%zmm11, %zmm10, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	movq	-80(%rsp), %r14
	vmovups	(%r14,%r11,4), %zmm11
	movq	-96(%rsp), %r8
	vmulps	(%r8,%rsi,4){1to16}, %zmm10, %zmm10
	movq	-88(%rsp), %r15
	vfmadd213ps	(%r15,%r11,4), %zmm11, %zmm10
	vcmpltps	%zmm2, %zmm10, %k1
	movq	-24(%rsp), %r13
	movq	-32(%rsp), %rbp
	vmulps	(%rbp,%r13,4), %zmm10, %zmm10 {%k1}
	vmaxps	%zmm10, %zmm0, %zmm10
	vminps	%zmm10, %zmm1, %zmm10
	movq	%rax, %rsi
	movq	(%rsp), %rcx
	imulq	%rcx, %rsi
	movq	-104(%rsp), %r12
	vmovups	%zmm10, (%r12,%rsi,4)
	leaq	1(%rax), %rsi
	movq	%rsi, %rdi
	imulq	%r10, %rdi
	vpbroadcastd	(%r9,%rdi,4), %zmm10
	vpmulld	(%rbx,%r11,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmovups	(%r14,%r11,4), %zmm10
	vmulps	(%r8,%rdi,4){1to16}, %zmm9, %zmm9
	vfmadd213ps	(%r15,%r11,4), %zmm10, %zmm9
	vcmpltps	%zmm2, %zmm9, %k1
	vmulps	(%rbp,%r13,4), %zmm9, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	imulq	%rcx, %rsi
	vmovups	%zmm9, (%r12,%rsi,4)
	leaq	2(%rax), %rsi
	movq	%rsi, %rdi
	imulq	%r10, %rdi
	vpbroadcastd	(%r9,%rdi,4), %zmm9
	vpmulld	(%rbx,%r11,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmovups	(%r14,%r11,4), %zmm9
	vmulps	(%r8,%rdi,4){1to16}, %zmm8, %zmm8
	vfmadd213ps	(%r15,%r11,4), %zmm9, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%rbp,%r13,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	imulq	%rcx, %rsi
	vmovups	%zmm8, (%r12,%rsi,4)
	leaq	3(%rax), %rsi
	movq	%rsi, %rdi
	imulq	%r10, %rdi
	vpbroadcastd	(%r9,%rdi,4), %zmm8
	vpmulld	(%rbx,%r11,4), %zmm8, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmovups	(%r14,%r11,4), %zmm8
	vmulps	(%r8,%rdi,4){1to16}, %zmm7, %zmm7
	vfmadd213ps	(%r15,%r11,4), %zmm8, %zmm7
	vcmpltps	%zmm2, %zmm7, %k1
	vmulps	(%rbp,%r13,4), %zmm7, %zmm7 {%k1}
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	imulq	%rcx, %rsi
	vmovups	%zmm7, (%r12,%rsi,4)
	leaq	4(%rax), %rsi
	movq	%rsi, %rdi
	imulq	%r10, %rdi
	vpbroadcastd	(%r9,%rdi,4), %zmm7
	vpmulld	(%rbx,%r11,4), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmovups	(%r14,%r11,4), %zmm7
	vmulps	(%r8,%rdi,4){1to16}, %zmm6, %zmm6
	vfmadd213ps	(%r15,%r11,4), %zmm7, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	vmulps	(%rbp,%r13,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	imulq	%rcx, %rsi
	vmovups	%zmm6, (%r12,%rsi,4)
	leaq	5(%rax), %rsi
	movq	%rsi, %rdi
	imulq	%r10, %rdi
	vpbroadcastd	(%r9,%rdi,4), %zmm6
	vpmulld	(%rbx,%r11,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmovups	(%r14,%r11,4), %zmm6
	vmulps	(%r8,%rdi,4){1to16}, %zmm5, %zmm5
	vfmadd213ps	(%r15,%r11,4), %zmm6, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%rbp,%r13,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	imulq	%rcx, %rsi
	vmovups	%zmm5, (%r12,%rsi,4)
	leaq	6(%rax), %rsi
	movq	%rsi, %rdi
	imulq	%r10, %rdi
	vpbroadcastd	(%r9,%rdi,4), %zmm5
	vpmulld	(%rbx,%r11,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r8,%rdi,4){1to16}, %zmm4, %zmm4
	vmovups	(%r14,%r11,4), %zmm5
	vfmadd213ps	(%r15,%r11,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%rbp,%r13,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	imulq	%rcx, %rsi
	vmovups	%zmm4, (%r12,%rsi,4)
	addq	$7, %rax
	movq	%rax, %rsi
	imulq	%r10, %rsi
	vpbroadcastd	(%r9,%rsi,4), %zmm4
	vpmulld	(%rbx,%r11,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmovups	(%r14,%r11,4), %zmm4
	vmulps	(%r8,%rsi,4){1to16}, %zmm3, %zmm3
	vfmadd213ps	(%r15,%r11,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%rbp,%r13,4), %zmm3, %zmm3 {%k1}
	movq	-40(%rsp), %rbp
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	imulq	%rcx, %rax
	vmovups	%zmm3, (%r12,%rax,4)
	movq	-128(%rsp), %rbx
	leaq	8(%rbx), %rsi
	movq	%rbx, %rax
	movq	16(%rsp), %r9
	cmpq	%rsi, %r9
	movq	24(%rsp), %rdi
	movq	-112(%rsp), %r15
	jl	.LBB27_27
.LBB27_12:
	vmovdqu64	(%rdi), %zmm3
	cmpq	$7, %rax
	movq	%rsi, -128(%rsp)
	jg	.LBB27_24
	leaq	7(%rax), %rsi
	testq	%rax, %rax
	cmovnsq	%rax, %rsi
	movq	-48(%rsp), %rcx
	testq	%rcx, %rcx
	je	.LBB27_25
	movabsq	$2305843009213693944, %rdi
	andq	%rdi, %rsi
	leaq	16(,%rsi,2), %rsi
	imulq	-8(%rsp), %rsi
	leaq	(%r15,%rsi,4), %r8
	movl	$16, %r9d
	jmp	.LBB27_33
	.p2align	4
.LBB27_24:
	movq	-48(%rsp), %rcx
	testq	%rcx, %rcx
	je	.LBB27_25
	movq	-16(%rsp), %r8
	xorl	%r9d, %r9d
.LBB27_33:
	movq	-120(%rsp), %rsi
	vmovdqu64	16(%rsi), %zmm10
	movq	80(%rsi), %r10
	movq	%r10, %r11
	imulq	%rax, %r11
	movq	88(%rsi), %rbx
	addq	(%rsi), %r11
	shll	$2, %r9d
	xorl	%r12d, %r12d
	vmovdqa64	%zmm3, %zmm4
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm3, %zmm6
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm3, %zmm8
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm3, %zmm11
	jmp	.LBB27_34
	.p2align	4
.LBB27_38:
	incq	%r12
	cmpq	%rcx, %r12
	je	.LBB27_26
.LBB27_34:
	testq	%rdx, %rdx
	je	.LBB27_38
	movq	(%rbx,%r12,8), %rsi
	addq	%r11, %rsi
	movq	%r15, %r14
	xorl	%r13d, %r13d
	.p2align	4
.LBB27_36:
	leaq	(%rsi,%r13,4), %rdi
	prefetcht0	(%r8)
	vmovdqu64	(%r14), %zmm12
	vpxord	(%rsi,%r13,4){1to16}, %zmm10, %zmm13
	incq	%r13
	vpdpbusd	%zmm12, %zmm13, %zmm11
	vpxord	(%r10,%rdi){1to16}, %zmm10, %zmm13
	addq	%r10, %rdi
	vpdpbusd	%zmm12, %zmm13, %zmm9
	vpxord	(%r10,%rdi){1to16}, %zmm10, %zmm13
	addq	%r10, %rdi
	vpdpbusd	%zmm12, %zmm13, %zmm8
	vpxord	(%r10,%rdi){1to16}, %zmm10, %zmm13
	addq	%r10, %rdi
	vpdpbusd	%zmm12, %zmm13, %zmm7
	vpxord	(%r10,%rdi){1to16}, %zmm10, %zmm13
	addq	%r10, %rdi
	vpdpbusd	%zmm12, %zmm13, %zmm6
	vpxord	(%r10,%rdi){1to16}, %zmm10, %zmm13
	addq	%r10, %rdi
	vpdpbusd	%zmm12, %zmm13, %zmm5
	vpxord	(%r10,%rdi){1to16}, %zmm10, %zmm13
	addq	%r10, %rdi
	vpdpbusd	%zmm12, %zmm13, %zmm4
	vpxord	(%r10,%rdi){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm12, %zmm13, %zmm3
	addq	$64, %r14
	addq	%r9, %r8
	cmpq	%r13, %rdx
	jne	.LBB27_36
	addq	%rbp, %r15
	jmp	.LBB27_38
.LBB27_22:
	cmpq	$3, %rax
	jle	.LBB27_39
	movl	$4, %eax
	xorl	%ebx, %ebx
.LBB27_28:
	leaq	64(%rdi), %r10
	movq	-120(%rsp), %rcx
	movq	96(%rcx), %r8
	movq	104(%rcx), %rdx
	movq	%rdx, %r14
	imulq	%r8, %r14
	movq	32(%rsp), %rsi
	movq	(%rsi), %r9
	movq	%r9, -104(%rsp)
	movq	8(%rsi), %r9
	movq	%r9, -24(%rsp)
	movq	16(%rsi), %r9
	movq	%r9, -32(%rsp)
	movq	24(%rsi), %r9
	movq	%r9, -8(%rsp)
	movq	32(%rsi), %r9
	movq	%r9, -40(%rsp)
	vmovups	64(%rsi), %zmm0
	vmovups	128(%rsi), %zmm1
	movq	128(%rcx), %rcx
	addq	$-16, %rcx
	movq	56(%rsi), %r9
	andq	%r11, %r9
	movq	%r9, 80(%rsp)
	cmpq	%r11, %rcx
	cmovgeq	%r11, %rcx
	shlq	$2, %rcx
	addq	192(%rsi), %rcx
	movq	%rcx, -16(%rsp)
	movq	%r14, 48(%rsp)
	movq	%r14, %rcx
	shlq	$6, %rcx
	addq	%rdi, %rcx
	addq	$64, %rcx
	movq	%rcx, 40(%rsp)
	movq	%rdx, %rcx
	shlq	$6, %rcx
	movq	%rcx, -96(%rsp)
	movq	%rdx, %rcx
	andq	$-2, %rcx
	movq	%rcx, -88(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rbx, %r12
	movq	40(%rsi), %rcx
	movq	%rcx, 72(%rsp)
	movq	48(%rsi), %rcx
	movq	%rcx, 64(%rsp)
	movq	200(%rsi), %rcx
	movq	%rcx, 56(%rsp)
	movq	%r10, -48(%rsp)
	jmp	.LBB27_29
	.p2align	4
.LBB27_46:
	vmovdqa64	%zmm3, %zmm4
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm3, %zmm7
.LBB27_47:
	movq	(%rsp), %r12
	movq	%r12, %rax
	movq	-32(%rsp), %rdi
	imulq	%rdi, %rax
	movq	-24(%rsp), %r9
	vpbroadcastd	(%r9,%rax,4), %zmm6
	movq	8(%rsp), %r11
	movq	-8(%rsp), %r10
	vpmulld	(%r10,%r11,4), %zmm6, %zmm6
	vpaddd	%zmm7, %zmm6, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	movq	-40(%rsp), %rcx
	vmovups	(%rcx,%r11,4), %zmm7
	movq	-104(%rsp), %rcx
	vmulps	(%rcx,%rax,4){1to16}, %zmm6, %zmm6
	movq	72(%rsp), %r15
	vfmadd213ps	(%r15,%r11,4), %zmm7, %zmm6
	vcmpltps	%zmm2, %zmm6, %k1
	movq	80(%rsp), %r14
	movq	64(%rsp), %r13
	vmulps	(%r13,%r14,4), %zmm6, %zmm6 {%k1}
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	movq	%r12, %rax
	movq	56(%rsp), %rbp
	imulq	%rbp, %rax
	movq	-16(%rsp), %rbx
	vmovups	%zmm6, (%rbx,%rax,4)
	leaq	1(%r12), %rax
	movq	%rax, %rcx
	imulq	%rdi, %rcx
	vpbroadcastd	(%r9,%rcx,4), %zmm6
	vpmulld	(%r10,%r11,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	movq	-40(%rsp), %r9
	vmovups	(%r9,%r11,4), %zmm6
	movq	-104(%rsp), %rsi
	vmulps	(%rsi,%rcx,4){1to16}, %zmm5, %zmm5
	vfmadd213ps	(%r15,%r11,4), %zmm6, %zmm5
	vcmpltps	%zmm2, %zmm5, %k1
	vmulps	(%r13,%r14,4), %zmm5, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm0, %zmm5
	vminps	%zmm5, %zmm1, %zmm5
	imulq	%rbp, %rax
	vmovups	%zmm5, (%rbx,%rax,4)
	leaq	2(%r12), %rax
	movq	%rax, %rcx
	imulq	%rdi, %rcx
	movq	-24(%rsp), %rdi
	vpbroadcastd	(%rdi,%rcx,4), %zmm5
	vpmulld	(%r10,%r11,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rsi,%rcx,4){1to16}, %zmm4, %zmm4
	vmovups	(%r9,%r11,4), %zmm5
	vfmadd213ps	(%r15,%r11,4), %zmm5, %zmm4
	vcmpltps	%zmm2, %zmm4, %k1
	vmulps	(%r13,%r14,4), %zmm4, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm0, %zmm4
	vminps	%zmm4, %zmm1, %zmm4
	imulq	%rbp, %rax
	vmovups	%zmm4, (%rbx,%rax,4)
	addq	$3, %r12
	movq	%r12, %rax
	imulq	-32(%rsp), %rax
	vpbroadcastd	(%rdi,%rax,4), %zmm4
	vpmulld	(%r10,%r11,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmovups	(%r9,%r11,4), %zmm4
	vmulps	(%rsi,%rax,4){1to16}, %zmm3, %zmm3
	vfmadd213ps	(%r15,%r11,4), %zmm4, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%r13,%r14,4), %zmm3, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	imulq	%rbp, %r12
	vmovups	%zmm3, (%rbx,%r12,4)
	movq	-128(%rsp), %rbx
	leaq	4(%rbx), %rax
	movq	%rbx, %r12
	movq	16(%rsp), %r9
	cmpq	%rax, %r9
	movq	24(%rsp), %rdi
	movq	-48(%rsp), %r10
	jl	.LBB27_48
.LBB27_29:
	vmovdqu64	(%rdi), %zmm3
	cmpq	$3, %r12
	movq	%rax, -128(%rsp)
	movq	%r12, (%rsp)
	jg	.LBB27_45
	leaq	3(%r12), %rax
	testq	%r12, %r12
	cmovnsq	%r12, %rax
	testq	%r8, %r8
	je	.LBB27_46
	movabsq	$1152921504606846972, %rcx
	andq	%rcx, %rax
	leaq	16(,%rax,4), %rax
	imulq	48(%rsp), %rax
	leaq	(%r10,%rax,4), %r9
	movl	$16, %ecx
	jmp	.LBB27_66
	.p2align	4
.LBB27_45:
	testq	%r8, %r8
	je	.LBB27_46
	movq	40(%rsp), %r9
	xorl	%ecx, %ecx
.LBB27_66:
	movq	-120(%rsp), %rax
	movq	(%rax), %rsi
	vmovdqu64	16(%rax), %zmm6
	movq	80(%rax), %r15
	movq	%r15, %rbx
	imulq	%r12, %rbx
	movq	88(%rax), %rax
	movq	%rax, -112(%rsp)
	movq	%rsi, -64(%rsp)
	leaq	(%rsi,%rbx), %rax
	movq	%rax, -72(%rsp)
	leaq	(%r15,%r15), %rax
	movq	%rax, -80(%rsp)
	leaq	3(%r12), %r14
	imulq	%r15, %r14
	leaq	2(%r12), %rbp
	imulq	%r15, %rbp
	leaq	1(%r12), %rdi
	imulq	%r15, %rdi
	leal	(,%rcx,8), %eax
	movq	%rcx, -56(%rsp)
	leal	(,%rcx,4), %r11d
	movq	%r10, %rsi
	xorl	%r13d, %r13d
	vmovdqa64	%zmm3, %zmm4
	vmovdqa64	%zmm3, %zmm5
	vmovdqa64	%zmm3, %zmm7
	jmp	.LBB27_67
	.p2align	4
.LBB27_73:
	addq	-96(%rsp), %rsi
.LBB27_74:
	incq	%r13
	cmpq	%r8, %r13
	je	.LBB27_47
.LBB27_67:
	testq	%rdx, %rdx
	je	.LBB27_74
	movq	-112(%rsp), %rcx
	movq	(%rcx,%r13,8), %rcx
	cmpq	$1, %rdx
	jne	.LBB27_75
	addq	-72(%rsp), %rcx
	movq	%rsi, %r10
	testb	$1, %dl
	je	.LBB27_73
	jmp	.LBB27_72
	.p2align	4
.LBB27_75:
	addq	-64(%rsp), %rcx
	movq	-88(%rsp), %r12
	movq	%rsi, %r10
	.p2align	4
.LBB27_76:
	prefetcht0	(%r9)
	vmovdqu64	(%r10), %zmm8
	vpxord	(%rcx,%rbx){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm8, %zmm9, %zmm7
	vpxord	(%rcx,%rdi){1to16}, %zmm6, %zmm9
	vpxord	(%rcx,%rbp){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm8, %zmm9, %zmm5
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vpxord	(%rcx,%r14){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm8, %zmm9, %zmm3
	prefetcht0	(%r9,%r11)
	vmovdqu64	64(%r10), %zmm8
	vpxord	4(%rcx,%rbx){1to16}, %zmm6, %zmm9
	vpxord	4(%rcx,%rdi){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm8, %zmm9, %zmm7
	vpdpbusd	%zmm8, %zmm10, %zmm5
	vpxord	4(%rcx,%rbp){1to16}, %zmm6, %zmm9
	vpxord	4(%rcx,%r14){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm8, %zmm9, %zmm4
	vpdpbusd	%zmm8, %zmm10, %zmm3
	subq	$-128, %r10
	addq	$8, %rcx
	addq	%rax, %r9
	addq	$-2, %r12
	jne	.LBB27_76
	addq	%rbx, %rcx
	testb	$1, %dl
	je	.LBB27_73
.LBB27_72:
	prefetcht0	(%r9)
	vmovdqu64	(%r10), %zmm8
	vpxord	(%rcx){1to16}, %zmm6, %zmm9
	movq	-56(%rsp), %r10
	leaq	(%r9,%r10,4), %r9
	vpdpbusd	%zmm8, %zmm9, %zmm7
	leaq	(%rcx,%r15), %r10
	vpxord	(%rcx,%r15){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm8, %zmm9, %zmm5
	vpxord	(%rcx,%r15,2){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm8, %zmm9, %zmm4
	movq	-80(%rsp), %rcx
	vpxord	(%rcx,%r10){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm8, %zmm9, %zmm3
	jmp	.LBB27_73
.LBB27_39:
	cmpq	$2, %rax
	jl	.LBB27_43
	vmovdqu64	(%rdi), %zmm0
	leaq	64(%rdi), %r12
	movq	96(%r13), %rax
	movq	104(%r13), %rdx
	movq	%rdx, %r8
	movq	%rax, %r10
	imulq	%rax, %r8
	movl	$2, %ebp
	xorl	%ebx, %ebx
.LBB27_41:
	testq	%r10, %r10
	je	.LBB27_51
	movq	%rbp, -104(%rsp)
	movq	%rbx, %rax
	shrq	$63, %rax
	addq	%rbx, %rax
	movabsq	$576460752303423486, %rsi
	andq	%rax, %rsi
	leaq	16(,%rsi,8), %rax
	imulq	%r8, %rax
	leaq	(%rdi,%rax,4), %r8
	addq	$64, %r8
	movq	-120(%rsp), %r13
	movl	$16, %r9d
	movq	%rbx, %rax
	movq	%r10, %rdi
.LBB27_78:
	movq	(%r13), %rsi
	vmovdqu64	16(%r13), %zmm1
	movq	80(%r13), %r11
	movq	%r11, %rbx
	imulq	%rax, %rbx
	movq	88(%r13), %r10
	movq	%rsi, -96(%rsp)
	leaq	(%rsi,%rbx), %rcx
	movq	%rcx, -64(%rsp)
	movq	%rdx, %rcx
	shlq	$6, %rcx
	movl	%edx, %r13d
	andl	$3, %r13d
	movq	%rdx, %rsi
	andq	$-4, %rsi
	movq	%rsi, -80(%rsp)
	movq	%rax, -128(%rsp)
	incq	%rax
	imulq	%r11, %rax
	movl	%r9d, %esi
	shll	$4, %esi
	movq	%rsi, -88(%rsp)
	shll	$2, %r9d
	movq	%r13, -112(%rsp)
	shll	$6, %r13d
	xorl	%ebp, %ebp
	vmovdqa64	%zmm0, %zmm2
	movq	%rdx, -56(%rsp)
	movq	%rcx, -72(%rsp)
	jmp	.LBB27_79
	.p2align	4
.LBB27_86:
	addq	%rcx, %r12
.LBB27_87:
	incq	%rbp
	cmpq	%rdi, %rbp
	je	.LBB27_88
.LBB27_79:
	testq	%rdx, %rdx
	je	.LBB27_87
	movq	(%r10,%rbp,8), %r15
	cmpq	$4, %rdx
	jae	.LBB27_89
	addq	-64(%rsp), %r15
	movq	%r12, %rsi
	cmpq	$0, -112(%rsp)
	jne	.LBB27_84
	jmp	.LBB27_86
	.p2align	4
.LBB27_89:
	movq	%rdi, %rdx
	movq	%r10, %rdi
	addq	-96(%rsp), %r15
	movq	-80(%rsp), %r14
	movq	%r12, %rcx
	movq	%r12, %rsi
	.p2align	4
.LBB27_90:
	movq	%r8, %r12
	prefetcht0	(%r8)
	vmovdqu64	(%rsi), %zmm3
	vpxord	(%r15,%rbx){1to16}, %zmm1, %zmm4
	vpxord	(%r15,%rax){1to16}, %zmm1, %zmm5
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpdpbusd	%zmm3, %zmm5, %zmm0
	addq	%r9, %r8
	prefetcht0	(%r12,%r9)
	vmovdqu64	64(%rsi), %zmm3
	vpxord	4(%r15,%rbx){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpxord	4(%r15,%rax){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm0
	prefetcht0	(%r9,%r8)
	addq	%r9, %r8
	vmovdqu64	128(%rsi), %zmm3
	vpxord	8(%r15,%rbx){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpxord	8(%r15,%rax){1to16}, %zmm1, %zmm4
	prefetcht0	(%r9,%r8)
	vmovdqu64	192(%rsi), %zmm5
	vpdpbusd	%zmm3, %zmm4, %zmm0
	vpxord	12(%r15,%rbx){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm5, %zmm3, %zmm2
	vpxord	12(%r15,%rax){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm5, %zmm3, %zmm0
	addq	$256, %rsi
	addq	$16, %r15
	addq	%r9, %r8
	addq	%r9, %r8
	addq	$-4, %r14
	jne	.LBB27_90
	addq	-88(%rsp), %r12
	addq	%rbx, %r15
	movq	%r12, %r8
	movq	%rdi, %r10
	movq	%rdx, %rdi
	movq	-56(%rsp), %rdx
	movq	%rcx, %r12
	movq	-72(%rsp), %rcx
	cmpq	$0, -112(%rsp)
	je	.LBB27_86
.LBB27_84:
	xorl	%r14d, %r14d
	.p2align	4
.LBB27_85:
	prefetcht0	(%r8)
	vmovdqu64	(%rsi,%r14), %zmm3
	vpxord	(%r15){1to16}, %zmm1, %zmm4
	vpxord	(%r15,%r11){1to16}, %zmm1, %zmm5
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpdpbusd	%zmm3, %zmm5, %zmm0
	addq	$4, %r15
	addq	%r9, %r8
	addq	$64, %r14
	cmpq	%r14, %r13
	jne	.LBB27_85
	jmp	.LBB27_86
.LBB27_88:
	movq	8(%rsp), %r11
	movq	-120(%rsp), %r13
	movq	-104(%rsp), %rbp
	jmp	.LBB27_52
.LBB27_51:
	movq	%rbx, -128(%rsp)
	vmovdqa64	%zmm0, %zmm2
.LBB27_52:
	movq	128(%r13), %rax
	addq	$-16, %rax
	cmpq	%r11, %rax
	cmovgeq	%r11, %rax
	movq	32(%rsp), %r14
	movq	(%r14), %rcx
	movq	8(%r14), %r9
	movq	16(%r14), %rdi
	movq	24(%r14), %r10
	movq	32(%r14), %r8
	movq	40(%r14), %rsi
	movq	48(%r14), %rdx
	movq	%r11, %r12
	movq	%rdi, %rbx
	movq	-128(%rsp), %r13
	imulq	%r13, %rbx
	vpbroadcastd	(%r9,%rbx,4), %zmm1
	vpmulld	(%r10,%r11,4), %zmm1, %zmm1
	vpaddd	%zmm2, %zmm1, %zmm1
	vmovups	(%r8,%r11,4), %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	movq	56(%r14), %r11
	vmovups	64(%r14), %zmm3
	vmovups	128(%r14), %zmm4
	andq	%r12, %r11
	vmulps	(%rcx,%rbx,4){1to16}, %zmm1, %zmm1
	vfmadd213ps	(%rsi,%r12,4), %zmm2, %zmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%zmm2, %zmm1, %k1
	vmulps	(%rdx,%r11,4), %zmm1, %zmm1 {%k1}
	vmaxps	%zmm1, %zmm3, %zmm1
	vminps	%zmm1, %zmm4, %zmm1
	movq	192(%r14), %rbx
	movq	200(%r14), %r14
	movq	%r14, %r15
	imulq	%r13, %r15
	leaq	(%rbx,%r15,4), %r15
	vmovups	%zmm1, (%r15,%rax,4)
	incq	%r13
	imulq	%r13, %rdi
	vpbroadcastd	(%r9,%rdi,4), %zmm1
	vpmulld	(%r10,%r12,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rcx,%rdi,4){1to16}, %zmm0, %zmm0
	vmovups	(%r8,%r12,4), %zmm1
	vfmadd213ps	(%rsi,%r12,4), %zmm1, %zmm0
	vcmpltps	%zmm2, %zmm0, %k1
	vmulps	(%rdx,%r11,4), %zmm0, %zmm0 {%k1}
	imulq	%r14, %r13
	leaq	(%rbx,%r13,4), %rcx
	vmaxps	%zmm0, %zmm3, %zmm0
	vminps	%zmm0, %zmm4, %zmm0
	vmovups	%zmm0, (%rcx,%rax,4)
	movq	%rbp, %rbx
	movq	24(%rsp), %rdi
	movq	16(%rsp), %r9
.LBB27_53:
	cmpq	%r9, %rbx
	jge	.LBB27_64
.LBB27_54:
	vmovdqu64	(%rdi), %zmm0
	movq	-120(%rsp), %r11
	movq	96(%r11), %rax
	xorl	%ecx, %ecx
	testq	%rbx, %rbx
	setle	%sil
	testq	%rax, %rax
	movq	%rbx, -128(%rsp)
	je	.LBB27_63
	movq	104(%r11), %rdx
	movb	%sil, %cl
	shll	$4, %ecx
	leaq	64(%rdi), %r10
	movq	%rdx, %rsi
	imulq	%rax, %rsi
	movq	%rbx, %r8
	shlq	$4, %r8
	addq	$16, %r8
	testq	%rbx, %rbx
	movl	$16, %r9d
	cmovleq	%r8, %r9
	imulq	%rsi, %r9
	vmovdqu64	16(%r11), %zmm1
	leaq	(%rdi,%r9,4), %r14
	addq	$64, %r14
	movq	80(%r11), %r8
	imulq	%rbx, %r8
	movq	88(%r11), %rsi
	movq	%rsi, -112(%rsp)
	addq	(%r11), %r8
	movq	%rdx, %rdi
	shlq	$6, %rdi
	movl	%edx, %r11d
	andl	$3, %r11d
	movq	%rdx, %rbx
	andq	$-4, %rbx
	movl	%ecx, %esi
	shll	$4, %esi
	movq	%rsi, -96(%rsp)
	shll	$2, %ecx
	xorl	%r12d, %r12d
	jmp	.LBB27_56
	.p2align	4
.LBB27_61:
	addq	%rdi, %r10
.LBB27_62:
	incq	%r12
	cmpq	%rax, %r12
	je	.LBB27_63
.LBB27_56:
	testq	%rdx, %rdx
	je	.LBB27_62
	movq	-112(%rsp), %rsi
	movq	(%rsi,%r12,8), %rsi
	addq	%r8, %rsi
	movq	%r10, %r13
	movq	%rbx, %rbp
	cmpq	$4, %rdx
	jb	.LBB27_58
	.p2align	4
.LBB27_91:
	movq	%r14, %r15
	prefetcht0	(%r14)
	vpxord	(%rsi){1to16}, %zmm1, %zmm2
	vpdpbusd	(%r13), %zmm2, %zmm0
	prefetcht0	(%r14,%rcx)
	vpxord	4(%rsi){1to16}, %zmm1, %zmm2
	vpdpbusd	64(%r13), %zmm2, %zmm0
	addq	%rcx, %r14
	prefetcht0	(%rcx,%r14)
	vpxord	8(%rsi){1to16}, %zmm1, %zmm2
	vpdpbusd	128(%r13), %zmm2, %zmm0
	addq	%rcx, %r14
	prefetcht0	(%rcx,%r14)
	vpxord	12(%rsi){1to16}, %zmm1, %zmm2
	vpdpbusd	192(%r13), %zmm2, %zmm0
	addq	$16, %rsi
	addq	$256, %r13
	addq	%rcx, %r14
	addq	%rcx, %r14
	addq	$-4, %rbp
	jne	.LBB27_91
	addq	-96(%rsp), %r15
	movq	%r15, %r14
.LBB27_58:
	testq	%r11, %r11
	je	.LBB27_61
	xorl	%r15d, %r15d
	.p2align	4
.LBB27_60:
	prefetcht0	(%r14)
	vpxord	(%rsi,%r15,4){1to16}, %zmm1, %zmm2
	vpdpbusd	(%r13), %zmm2, %zmm0
	addq	$64, %r13
	incq	%r15
	addq	%rcx, %r14
	cmpq	%r15, %r11
	jne	.LBB27_60
	jmp	.LBB27_61
.LBB27_63:
	movq	-120(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	movq	8(%rsp), %rbx
	cmpq	%rbx, %rax
	cmovgeq	%rbx, %rax
	movq	32(%rsp), %r11
	movq	(%r11), %rcx
	movq	8(%r11), %rdx
	movq	24(%r11), %rsi
	movq	32(%r11), %rdi
	movq	40(%r11), %r8
	movq	48(%r11), %r9
	movq	16(%r11), %r10
	movq	-128(%rsp), %r14
	imulq	%r14, %r10
	vpbroadcastd	(%rdx,%r10,4), %zmm1
	vpmulld	(%rsi,%rbx,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vmovups	(%rdi,%rbx,4), %zmm1
	vcvtdq2ps	%zmm0, %zmm0
	movq	56(%r11), %rdx
	vmovups	64(%r11), %zmm2
	vmovups	128(%r11), %zmm3
	andq	%rbx, %rdx
	vmulps	(%rcx,%r10,4){1to16}, %zmm0, %zmm0
	vfmadd213ps	(%r8,%rbx,4), %zmm1, %zmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%zmm1, %zmm0, %k1
	vmulps	(%r9,%rdx,4), %zmm0, %zmm0 {%k1}
	vmaxps	%zmm0, %zmm2, %zmm0
	imulq	200(%r11), %r14
	vminps	%zmm0, %zmm3, %zmm0
	shlq	$2, %r14
	addq	192(%r11), %r14
	vmovups	%zmm0, (%r14,%rax,4)
.LBB27_64:
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
.LBB27_43:
	.cfi_def_cfa_offset 144
	cmpq	$1, %rax
	jne	.LBB27_64
	xorl	%ebx, %ebx
	jmp	.LBB27_54
.Lfunc_end27:
	.size	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA7ScalingVTtg5, .Lfunc_end27-$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA7ScalingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI28_0:
	.long	0x42fe0000
.LCPI28_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI28_1:
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
	.hidden	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA12RequantizingVTtg5
	.weak	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA12RequantizingVTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA12RequantizingVTtg5,@function
$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA12RequantizingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	112(%r13), %r14
	cmpq	$8, %r14
	movq	%rsi, -72(%rsp)
	movq	%rdx, -56(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rdi, -24(%rsp)
	movq	%r14, -32(%rsp)
	jl	.LBB28_5
	leaq	128(%rdi), %rax
	movq	%rax, -64(%rsp)
	movq	96(%r13), %r10
	movq	104(%r13), %r11
	movq	%r11, %rbx
	imulq	%r10, %rbx
	leaq	16(%rsi), %r9
	vmovss	136(%rdx), %xmm0
	movl	140(%rdx), %eax
	movq	144(%rdx), %rcx
	movq	%rcx, -104(%rsp)
	movq	152(%rdx), %rcx
	movq	%rcx, -80(%rsp)
	movq	160(%rdx), %r14
	movq	128(%r13), %r15
	addq	$-16, %r15
	vcvttss2si	132(%rdx), %ecx
	vcvttss2si	%xmm0, %edx
	vcvtsi2ss	%eax, %xmm15, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	xorl	%r8d, %r8d
	vucomiss	.LCPI28_0(%rip), %xmm0
	seta	%r8b
	movq	%r14, -112(%rsp)
	leaq	(%r14,%r14,2), %r14
	movq	%r14, -96(%rsp)
	cmpq	%rsi, %r15
	cmovlq	%r15, %rsi
	movq	%rsi, -8(%rsp)
	shll	$7, %r8d
	subl	%r8d, %eax
	addl	%eax, %ecx
	addl	%eax, %edx
	vpbroadcastw	%eax, %zmm0
	vpbroadcastb	%ecx, %zmm1
	vpbroadcastb	%edx, %zmm2
	vpbroadcastb	%r8d, %zmm3
	cmpq	%r9, %r15
	movq	%r9, -40(%rsp)
	cmovgeq	%r9, %r15
	movq	%r15, -88(%rsp)
	movq	%rbx, -16(%rsp)
	movq	%rbx, %rax
	shlq	$7, %rax
	addq	%rdi, %rax
	addq	$128, %rax
	movq	%rax, -48(%rsp)
	movq	%r11, %r8
	shlq	$7, %r8
	movl	$8, %eax
	xorl	%ecx, %ecx
	vmovdqa64	.LCPI28_1(%rip), %zmm4
	jmp	.LBB28_2
	.p2align	4
.LBB28_12:
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm6, %zmm10
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm6, %zmm17
	vmovdqa64	%zmm5, %zmm14
	vmovdqa64	%zmm6, %zmm18
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm6, %zmm19
	vmovdqa64	%zmm5, %zmm16
	vmovdqa64	%zmm6, %zmm21
.LBB28_13:
	movq	-72(%rsp), %rsi
	movq	-104(%rsp), %rdi
	vmovups	(%rdi,%rsi,4), %zmm20
	vcvtdq2ps	%zmm21, %zmm21
	vmulps	%zmm21, %zmm20, %zmm21
	vcvtps2dq	%zmm21, %zmm21
	vcvtdq2ps	%zmm19, %zmm19
	vmulps	%zmm19, %zmm20, %zmm19
	vcvtps2dq	%zmm19, %zmm19
	vpackssdw	%zmm19, %zmm21, %zmm19
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	%zmm18, %zmm20, %zmm18
	vcvtps2dq	%zmm18, %zmm18
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	%zmm17, %zmm20, %zmm17
	vcvtps2dq	%zmm17, %zmm17
	vpackssdw	%zmm17, %zmm18, %zmm17
	vpaddsw	%zmm0, %zmm19, %zmm18
	vpaddsw	%zmm0, %zmm17, %zmm17
	vpacksswb	%zmm17, %zmm18, %zmm17
	vpmaxsb	%zmm1, %zmm17, %zmm17
	vpminsb	%zmm2, %zmm17, %zmm17
	vpxorq	%zmm3, %zmm17, %zmm17
	vpermd	%zmm17, %zmm4, %zmm17
	movq	%rcx, %rax
	movq	-112(%rsp), %rbx
	imulq	%rbx, %rax
	movq	-80(%rsp), %r9
	addq	%r9, %rax
	movq	-8(%rsp), %r12
	leaq	(%rax,%r12), %rdx
	vmovdqu64	%xmm17, (%r12,%rax)
	vextracti32x4	$1, %zmm17, (%rbx,%rdx)
	vextracti32x4	$2, %zmm17, (%rdx,%rbx,2)
	movq	-96(%rsp), %r15
	vextracti32x4	$3, %zmm17, (%r15,%rdx)
	vmovups	64(%rdi,%rsi,4), %zmm17
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	%zmm16, %zmm17, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	%zmm15, %zmm17, %zmm15
	vcvtps2dq	%zmm15, %zmm15
	vpackssdw	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm17, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm17, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vpackssdw	%zmm13, %zmm14, %zmm13
	vpaddsw	%zmm0, %zmm15, %zmm14
	vpaddsw	%zmm0, %zmm13, %zmm13
	vpacksswb	%zmm13, %zmm14, %zmm13
	vpmaxsb	%zmm1, %zmm13, %zmm13
	vpminsb	%zmm2, %zmm13, %zmm13
	vpxorq	%zmm3, %zmm13, %zmm13
	vpermd	%zmm13, %zmm4, %zmm13
	movq	-88(%rsp), %r14
	vmovdqu	%xmm13, (%r14,%rax)
	addq	%r14, %rax
	vextracti32x4	$1, %zmm13, (%rbx,%rax)
	vextracti32x4	$2, %zmm13, (%rax,%rbx,2)
	vextracti32x4	$3, %zmm13, (%r15,%rax)
	movq	%rcx, %rax
	orq	$4, %rax
	vmovups	(%rdi,%rsi,4), %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm13, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm13, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm13, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm13, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm10, %zmm6
	vpaddsw	%zmm0, %zmm11, %zmm10
	vpaddsw	%zmm0, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm10, %zmm6
	vpmaxsb	%zmm1, %zmm6, %zmm6
	vpminsb	%zmm2, %zmm6, %zmm6
	vpxorq	%zmm3, %zmm6, %zmm6
	vpermd	%zmm6, %zmm4, %zmm6
	imulq	%rbx, %rax
	addq	%r9, %rax
	leaq	(%rax,%r12), %rdx
	vmovdqu	%xmm6, (%r12,%rax)
	vextracti32x4	$1, %zmm6, (%rbx,%rdx)
	vextracti32x4	$2, %zmm6, (%rdx,%rbx,2)
	vextracti32x4	$3, %zmm6, (%r15,%rdx)
	vmovups	64(%rdi,%rsi,4), %zmm6
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm6, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm6, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm6, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm6, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm7, %zmm5
	vpaddsw	%zmm0, %zmm8, %zmm6
	vpaddsw	%zmm0, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm1, %zmm5, %zmm5
	vpminsb	%zmm2, %zmm5, %zmm5
	vpxorq	%zmm3, %zmm5, %zmm5
	vpermd	%zmm5, %zmm4, %zmm5
	vmovdqu	%xmm5, (%r14,%rax)
	addq	%r14, %rax
	vextracti32x4	$1, %zmm5, (%rbx,%rax)
	vextracti32x4	$2, %zmm5, (%rax,%rbx,2)
	vextracti32x4	$3, %zmm5, (%r15,%rax)
	movq	-128(%rsp), %rbx
	leaq	8(%rbx), %rax
	addq	$8, %rcx
	movq	-32(%rsp), %r14
	cmpq	%rax, %r14
	movq	-24(%rsp), %rdi
	jl	.LBB28_14
.LBB28_2:
	vmovdqu64	(%rdi), %zmm6
	vmovdqu64	64(%rdi), %zmm5
	cmpq	$15, %rcx
	movq	%rax, -128(%rsp)
	jg	.LBB28_11
	testq	%r10, %r10
	je	.LBB28_12
	leaq	32(,%rcx,2), %rax
	imulq	-16(%rsp), %rax
	movq	-64(%rsp), %rdi
	leaq	(%rdi,%rax,4), %rax
	movl	$16, %r9d
	jmp	.LBB28_33
	.p2align	4
.LBB28_11:
	testq	%r10, %r10
	je	.LBB28_12
	movq	-48(%rsp), %rax
	xorl	%r9d, %r9d
	movq	-64(%rsp), %rdi
.LBB28_33:
	movq	-120(%rsp), %rsi
	vmovdqu64	16(%rsi), %zmm20
	movq	80(%rsi), %rdx
	movq	88(%rsi), %r15
	movq	%rdx, %r13
	imulq	%rcx, %r13
	addq	(%rsi), %r13
	shll	$2, %r9d
	movq	%rdi, %rsi
	xorl	%r14d, %r14d
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm6, %zmm10
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm6, %zmm17
	vmovdqa64	%zmm5, %zmm14
	vmovdqa64	%zmm6, %zmm18
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm6, %zmm19
	vmovdqa64	%zmm5, %zmm16
	vmovdqa64	%zmm6, %zmm21
	jmp	.LBB28_34
	.p2align	4
.LBB28_38:
	incq	%r14
	cmpq	%r10, %r14
	je	.LBB28_13
.LBB28_34:
	testq	%r11, %r11
	je	.LBB28_38
	movq	(%r15,%r14,8), %rbx
	addq	%r13, %rbx
	movq	%rsi, %rdi
	xorl	%ebp, %ebp
	.p2align	4
.LBB28_36:
	leaq	(%rbx,%rbp,4), %r12
	prefetcht0	(%rax)
	vmovdqu64	(%rdi), %zmm22
	vmovdqu64	64(%rdi), %zmm23
	vpxord	(%rbx,%rbp,4){1to16}, %zmm20, %zmm24
	vpdpbusd	%zmm22, %zmm24, %zmm21
	vpdpbusd	%zmm23, %zmm24, %zmm16
	vpxord	(%rdx,%r12){1to16}, %zmm20, %zmm24
	addq	%rdx, %r12
	vpdpbusd	%zmm22, %zmm24, %zmm19
	vpdpbusd	%zmm23, %zmm24, %zmm15
	vpxord	(%rdx,%r12){1to16}, %zmm20, %zmm24
	addq	%rdx, %r12
	vpdpbusd	%zmm22, %zmm24, %zmm18
	vpdpbusd	%zmm23, %zmm24, %zmm14
	vpxord	(%rdx,%r12){1to16}, %zmm20, %zmm24
	addq	%rdx, %r12
	vpdpbusd	%zmm22, %zmm24, %zmm17
	vpdpbusd	%zmm23, %zmm24, %zmm13
	vpxord	(%rdx,%r12){1to16}, %zmm20, %zmm24
	addq	%rdx, %r12
	vpdpbusd	%zmm22, %zmm24, %zmm12
	vpdpbusd	%zmm23, %zmm24, %zmm9
	vpxord	(%rdx,%r12){1to16}, %zmm20, %zmm24
	addq	%rdx, %r12
	vpdpbusd	%zmm22, %zmm24, %zmm11
	vpxord	(%rdx,%r12){1to16}, %zmm20, %zmm25
	vpdpbusd	%zmm23, %zmm24, %zmm8
	addq	%rdx, %r12
	vpdpbusd	%zmm22, %zmm25, %zmm10
	vpdpbusd	%zmm23, %zmm25, %zmm7
	vpxord	(%rdx,%r12){1to16}, %zmm20, %zmm24
	incq	%rbp
	vpdpbusd	%zmm22, %zmm24, %zmm6
	vpdpbusd	%zmm23, %zmm24, %zmm5
	subq	$-128, %rdi
	addq	%r9, %rax
	cmpq	%rbp, %r11
	jne	.LBB28_36
	addq	%r8, %rsi
	jmp	.LBB28_38
.LBB28_5:
	cmpq	$4, %r14
	jl	.LBB28_39
	leaq	16(%rsi), %rax
	movq	%rax, -40(%rsp)
	movl	$4, %ecx
	xorl	%ebx, %ebx
	jmp	.LBB28_7
.LBB28_14:
	movq	%rbx, %rcx
	orq	$4, %rcx
	cmpq	%rcx, %r14
	jge	.LBB28_7
.LBB28_15:
	leaq	2(%rbx), %r12
	cmpq	%r12, %r14
	jl	.LBB28_20
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	leaq	128(%rdi), %r9
	movq	-120(%rsp), %r13
	movq	96(%r13), %rdx
	movq	104(%r13), %r10
	movq	%r10, %r15
	imulq	%rdx, %r15
	movq	%rbx, -128(%rsp)
	cmpq	$3, %rbx
	jle	.LBB28_41
	testq	%rdx, %rdx
	je	.LBB28_18
	movq	%r12, -96(%rsp)
	shlq	$7, %r15
	addq	%r9, %r15
	xorl	%edi, %edi
	movq	-128(%rsp), %r8
	jmp	.LBB28_61
.LBB28_7:
	leaq	128(%rdi), %r11
	movq	-120(%rsp), %r9
	movq	96(%r9), %rax
	movq	104(%r9), %r8
	movq	%r8, %r14
	movq	%rax, -112(%rsp)
	imulq	%rax, %r14
	movq	-56(%rsp), %rdx
	vmovss	136(%rdx), %xmm0
	movl	140(%rdx), %eax
	movq	144(%rdx), %r10
	movq	%r10, 56(%rsp)
	movq	152(%rdx), %r10
	movq	%r10, 48(%rsp)
	movq	160(%rdx), %r15
	movq	128(%r9), %r12
	addq	$-16, %r12
	vcvttss2si	132(%rdx), %edx
	vcvttss2si	%xmm0, %r9d
	vcvtsi2ss	%eax, %xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	xorl	%r10d, %r10d
	vucomiss	.LCPI28_0(%rip), %xmm0
	seta	%r10b
	movq	%r15, 40(%rsp)
	leaq	(%r15,%r15,2), %r15
	movq	%r15, 24(%rsp)
	cmpq	%rsi, %r12
	cmovlq	%r12, %rsi
	movq	%rsi, 16(%rsp)
	shll	$7, %r10d
	subl	%r10d, %eax
	addl	%eax, %edx
	addl	%eax, %r9d
	vpbroadcastw	%eax, %zmm0
	vpbroadcastb	%edx, %zmm1
	vpbroadcastb	%r9d, %zmm2
	vpbroadcastb	%r10d, %zmm3
	movq	-40(%rsp), %rax
	cmpq	%rax, %r12
	cmovgeq	%rax, %r12
	movq	%r12, 32(%rsp)
	movq	%r14, 8(%rsp)
	movq	%r14, %rax
	shlq	$7, %rax
	addq	%rdi, %rax
	addq	$128, %rax
	movq	%rax, (%rsp)
	movq	%r8, %rax
	shlq	$7, %rax
	movq	%rax, -80(%rsp)
	movq	%r8, %rax
	andq	$-2, %rax
	movq	%rax, -16(%rsp)
	vmovdqa64	.LCPI28_1(%rip), %zmm4
	movq	%rbx, %rax
	movq	%r11, -48(%rsp)
	jmp	.LBB28_8
	.p2align	4
.LBB28_46:
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm6, %zmm13
.LBB28_47:
	movq	-72(%rsp), %rsi
	movq	56(%rsp), %rdx
	vmovups	(%rdx,%rsi,4), %zmm10
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm10, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm10, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vpackssdw	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm10, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm10, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm11, %zmm6
	vpaddsw	%zmm0, %zmm12, %zmm10
	vpaddsw	%zmm0, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm10, %zmm6
	vpmaxsb	%zmm1, %zmm6, %zmm6
	vpminsb	%zmm2, %zmm6, %zmm6
	vpxorq	%zmm3, %zmm6, %zmm6
	vpermd	%zmm6, %zmm4, %zmm6
	movq	40(%rsp), %rdi
	imulq	%rdi, %rax
	addq	48(%rsp), %rax
	movq	16(%rsp), %r9
	leaq	(%rax,%r9), %rcx
	vmovdqu	%xmm6, (%r9,%rax)
	vextracti32x4	$1, %zmm6, (%rdi,%rcx)
	vextracti32x4	$2, %zmm6, (%rcx,%rdi,2)
	movq	24(%rsp), %r9
	vextracti32x4	$3, %zmm6, (%r9,%rcx)
	movq	-40(%rsp), %rcx
	vmovups	(%rdx,%rcx,4), %zmm6
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm6, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm6, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm6, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm6, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm7, %zmm5
	vpaddsw	%zmm0, %zmm8, %zmm6
	vpaddsw	%zmm0, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm1, %zmm5, %zmm5
	vpminsb	%zmm2, %zmm5, %zmm5
	vpxorq	%zmm3, %zmm5, %zmm5
	vpermd	%zmm5, %zmm4, %zmm5
	movq	32(%rsp), %rcx
	vmovdqu	%xmm5, (%rcx,%rax)
	addq	%rcx, %rax
	vextracti32x4	$1, %zmm5, (%rdi,%rax)
	vextracti32x4	$2, %zmm5, (%rax,%rdi,2)
	vextracti32x4	$3, %zmm5, (%r9,%rax)
	movq	-128(%rsp), %rbx
	leaq	4(%rbx), %rcx
	movq	%rbx, %rax
	movq	-32(%rsp), %r14
	cmpq	%rcx, %r14
	movq	-24(%rsp), %rdi
	movq	-48(%rsp), %r11
	jl	.LBB28_15
.LBB28_8:
	vmovdqu64	(%rdi), %zmm6
	vmovdqu64	64(%rdi), %zmm5
	cmpq	$7, %rax
	movq	%rcx, -128(%rsp)
	jg	.LBB28_45
	leaq	3(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	movq	-112(%rsp), %rsi
	testq	%rsi, %rsi
	je	.LBB28_46
	movabsq	$1152921504606846972, %rdx
	andq	%rdx, %rcx
	leaq	32(,%rcx,4), %rcx
	imulq	8(%rsp), %rcx
	leaq	(%r11,%rcx,4), %rcx
	movl	$16, %r10d
	jmp	.LBB28_49
	.p2align	4
.LBB28_45:
	movq	-112(%rsp), %rsi
	testq	%rsi, %rsi
	je	.LBB28_46
	movq	(%rsp), %rcx
	xorl	%r10d, %r10d
.LBB28_49:
	movq	-120(%rsp), %rdx
	movq	(%rdx), %r9
	vmovdqu64	16(%rdx), %zmm10
	movq	80(%rdx), %rdi
	movq	%rdi, %r13
	imulq	%rax, %r13
	movq	88(%rdx), %rdx
	movq	%rdx, -104(%rsp)
	movq	%r9, -96(%rsp)
	leaq	(%r9,%r13), %rdx
	movq	%rdx, -8(%rsp)
	leaq	(%rdi,%rdi), %rdx
	movq	%rdx, -64(%rsp)
	leaq	3(%rax), %r14
	imulq	%rdi, %r14
	leaq	2(%rax), %rbx
	imulq	%rdi, %rbx
	leaq	1(%rax), %r9
	imulq	%rdi, %r9
	leal	(,%r10,8), %r15d
	movq	%r10, -88(%rsp)
	leal	(,%r10,4), %r12d
	movq	%r11, %r10
	xorl	%r11d, %r11d
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm6, %zmm13
	jmp	.LBB28_50
	.p2align	4
.LBB28_56:
	addq	-80(%rsp), %r10
.LBB28_57:
	incq	%r11
	cmpq	%rsi, %r11
	je	.LBB28_47
.LBB28_50:
	testq	%r8, %r8
	je	.LBB28_57
	movq	-104(%rsp), %rdx
	movq	(%rdx,%r11,8), %rbp
	cmpq	$1, %r8
	jne	.LBB28_58
	addq	-8(%rsp), %rbp
	movq	%r10, %rdx
	testb	$1, %r8b
	je	.LBB28_56
	jmp	.LBB28_55
	.p2align	4
.LBB28_58:
	addq	-96(%rsp), %rbp
	movq	-16(%rsp), %rsi
	movq	%r10, %rdx
	.p2align	4
.LBB28_59:
	prefetcht0	(%rcx)
	vmovdqu64	(%rdx), %zmm14
	vmovdqu64	64(%rdx), %zmm15
	vpxord	(%rbp,%r13){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm13
	vpxord	(%rbp,%r9){1to16}, %zmm10, %zmm17
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vpdpbusd	%zmm14, %zmm17, %zmm12
	vpdpbusd	%zmm15, %zmm17, %zmm8
	vpxord	(%rbp,%rbx){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm11
	vpdpbusd	%zmm15, %zmm16, %zmm7
	vpxord	(%rbp,%r14){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm6
	vpdpbusd	%zmm15, %zmm16, %zmm5
	prefetcht0	(%rcx,%r12)
	vmovdqu64	128(%rdx), %zmm14
	vmovdqu64	192(%rdx), %zmm15
	vpxord	4(%rbp,%r13){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm13
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vpxord	4(%rbp,%r9){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm12
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vpxord	4(%rbp,%rbx){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm11
	vpdpbusd	%zmm15, %zmm16, %zmm7
	vpxord	4(%rbp,%r14){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm6
	vpdpbusd	%zmm15, %zmm16, %zmm5
	addq	$256, %rdx
	addq	$8, %rbp
	addq	%r15, %rcx
	addq	$-2, %rsi
	jne	.LBB28_59
	addq	%r13, %rbp
	movq	-112(%rsp), %rsi
	testb	$1, %r8b
	je	.LBB28_56
.LBB28_55:
	prefetcht0	(%rcx)
	vmovdqu64	(%rdx), %zmm14
	vmovdqu64	64(%rdx), %zmm15
	movq	-88(%rsp), %rdx
	leaq	(%rcx,%rdx,4), %rcx
	vpxord	(%rbp){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm13
	vpdpbusd	%zmm15, %zmm16, %zmm9
	leaq	(%rbp,%rdi), %rdx
	vpxord	(%rbp,%rdi){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm12
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vpxord	(%rbp,%rdi,2){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm11
	vpdpbusd	%zmm15, %zmm16, %zmm7
	movq	-64(%rsp), %rbp
	vpxord	(%rbp,%rdx){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm6
	vpdpbusd	%zmm15, %zmm16, %zmm5
	jmp	.LBB28_56
.LBB28_39:
	cmpq	$2, %r14
	jl	.LBB28_43
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	leaq	128(%rdi), %r9
	movq	96(%r13), %rdx
	movq	104(%r13), %r10
	movq	%r10, %r15
	imulq	%rdx, %r15
	movl	$2, %r12d
	movq	$0, -128(%rsp)
.LBB28_41:
	testq	%rdx, %rdx
	je	.LBB28_18
	movq	%r12, -96(%rsp)
	movq	-128(%rsp), %r8
	movq	%r8, %rax
	shrq	$63, %rax
	addq	%r8, %rax
	movabsq	$576460752303423486, %rcx
	andq	%rax, %rcx
	leaq	32(,%rcx,8), %rax
	imulq	%r15, %rax
	leaq	(%rdi,%rax,4), %r15
	addq	$128, %r15
	movq	-120(%rsp), %r13
	movl	$16, %edi
.LBB28_61:
	vmovdqu64	16(%r13), %zmm3
	movq	(%r13), %rax
	movq	80(%r13), %rcx
	movq	%rcx, %r11
	imulq	%r8, %r11
	movq	88(%r13), %rbx
	movq	%rax, -104(%rsp)
	addq	%r11, %rax
	movq	%rax, -112(%rsp)
	movq	%r10, %rsi
	shlq	$7, %rsi
	movq	%r10, %rax
	andq	$-2, %rax
	movq	%rax, -88(%rsp)
	movq	%r8, -128(%rsp)
	leaq	1(%r8), %r13
	movq	%rcx, -80(%rsp)
	imulq	%rcx, %r13
	leal	(,%rdi,8), %ebp
	leal	(,%rdi,4), %eax
	xorl	%r14d, %r14d
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm4
	jmp	.LBB28_62
	.p2align	4
.LBB28_68:
	addq	%rsi, %r9
.LBB28_69:
	incq	%r14
	cmpq	%rdx, %r14
	je	.LBB28_70
.LBB28_62:
	testq	%r10, %r10
	je	.LBB28_69
	movq	(%rbx,%r14,8), %r8
	cmpq	$1, %r10
	jne	.LBB28_71
	addq	-112(%rsp), %r8
	movq	%r9, %rcx
	testb	$1, %r10b
	je	.LBB28_68
	jmp	.LBB28_67
	.p2align	4
.LBB28_71:
	addq	-104(%rsp), %r8
	movq	-88(%rsp), %r12
	movq	%r9, %rcx
	.p2align	4
.LBB28_72:
	prefetcht0	(%r15)
	vmovdqu64	(%rcx), %zmm5
	vmovdqu64	64(%rcx), %zmm6
	vpxord	(%r8,%r11){1to16}, %zmm3, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm4
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vpxord	(%r8,%r13){1to16}, %zmm3, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	prefetcht0	(%r15,%rax)
	vmovdqu64	128(%rcx), %zmm5
	vmovdqu64	192(%rcx), %zmm6
	vpxord	4(%r8,%r11){1to16}, %zmm3, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm4
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vpxord	4(%r8,%r13){1to16}, %zmm3, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	addq	$256, %rcx
	addq	$8, %r8
	addq	%rbp, %r15
	addq	$-2, %r12
	jne	.LBB28_72
	addq	%r11, %r8
	testb	$1, %r10b
	je	.LBB28_68
.LBB28_67:
	prefetcht0	(%r15)
	leaq	(%r15,%rdi,4), %r15
	vmovdqu64	(%rcx), %zmm5
	vmovdqu64	64(%rcx), %zmm6
	vpxord	(%r8){1to16}, %zmm3, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm4
	vpdpbusd	%zmm6, %zmm7, %zmm2
	movq	-80(%rsp), %rcx
	vpxord	(%r8,%rcx){1to16}, %zmm3, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	jmp	.LBB28_68
.LBB28_70:
	movq	-72(%rsp), %rsi
	movq	-120(%rsp), %r13
	movq	-24(%rsp), %rdi
	movq	-32(%rsp), %r14
	movq	-96(%rsp), %r12
	jmp	.LBB28_19
.LBB28_18:
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm4
.LBB28_19:
	movq	128(%r13), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	cmovlq	%rax, %rcx
	movq	-56(%rsp), %r8
	vmovups	(%r8), %zmm3
	vmovups	64(%r8), %zmm5
	movq	144(%r8), %rdx
	vcvtdq2ps	%zmm4, %zmm4
	movq	152(%r8), %r10
	vmulps	(%rdx,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm3, %zmm4, %zmm4
	vbroadcastss	.LCPI28_2(%rip), %zmm6
	vminps	%zmm5, %zmm4, %zmm4
	vaddps	%zmm6, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpbroadcastb	128(%r8), %xmm7
	movq	160(%r8), %rbx
	vpaddb	%xmm4, %xmm7, %xmm4
	movq	%rbx, %r8
	movq	-128(%rsp), %r11
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
	imulq	%rbx, %r11
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
	movq	%r12, %rbx
.LBB28_20:
	cmpq	%r14, %rbx
	jge	.LBB28_31
.LBB28_21:
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	movq	-120(%rsp), %r9
	movq	96(%r9), %rax
	xorl	%ecx, %ecx
	cmpq	$2, %rbx
	setl	%sil
	testq	%rax, %rax
	movq	%rbx, -128(%rsp)
	je	.LBB28_30
	movq	104(%r9), %rdx
	movb	%sil, %cl
	shll	$4, %ecx
	leaq	128(%rdi), %rsi
	movq	%rbx, %r10
	shlq	$4, %r10
	addq	$32, %r10
	cmpq	$2, %rbx
	movl	$32, %r8d
	cmovlq	%r10, %r8
	imulq	%rax, %r8
	imulq	%rdx, %r8
	vmovdqu64	16(%r9), %zmm2
	leaq	(%rdi,%r8,4), %r11
	addq	$128, %r11
	movq	80(%r9), %rdi
	imulq	%rbx, %rdi
	movq	88(%r9), %r8
	addq	(%r9), %rdi
	movq	%rdx, %r9
	shlq	$7, %r9
	movl	%edx, %r10d
	andl	$3, %r10d
	movq	%rdx, %rbx
	andq	$-4, %rbx
	movl	%ecx, %r14d
	shll	$4, %r14d
	movq	%r14, -104(%rsp)
	shll	$2, %ecx
	xorl	%r15d, %r15d
	jmp	.LBB28_23
	.p2align	4
.LBB28_28:
	addq	%r9, %rsi
.LBB28_29:
	incq	%r15
	cmpq	%rax, %r15
	je	.LBB28_30
.LBB28_23:
	testq	%rdx, %rdx
	je	.LBB28_29
	movq	(%r8,%r15,8), %r12
	addq	%rdi, %r12
	movq	%rsi, %r13
	movq	%rbx, %rbp
	cmpq	$4, %rdx
	jb	.LBB28_25
	.p2align	4
.LBB28_73:
	movq	%r11, %r14
	prefetcht0	(%r11)
	vpxord	(%r12){1to16}, %zmm2, %zmm3
	vpdpbusd	(%r13), %zmm3, %zmm1
	vpdpbusd	64(%r13), %zmm3, %zmm0
	addq	%rcx, %r11
	prefetcht0	(%r14,%rcx)
	vpxord	4(%r12){1to16}, %zmm2, %zmm3
	vpdpbusd	128(%r13), %zmm3, %zmm1
	vpdpbusd	192(%r13), %zmm3, %zmm0
	prefetcht0	(%rcx,%r11)
	addq	%rcx, %r11
	vpxord	8(%r12){1to16}, %zmm2, %zmm3
	vpdpbusd	256(%r13), %zmm3, %zmm1
	vpdpbusd	320(%r13), %zmm3, %zmm0
	prefetcht0	(%rcx,%r11)
	addq	%rcx, %r11
	vpxord	12(%r12){1to16}, %zmm2, %zmm3
	vpdpbusd	384(%r13), %zmm3, %zmm1
	vpdpbusd	448(%r13), %zmm3, %zmm0
	addq	$16, %r12
	addq	$512, %r13
	addq	%rcx, %r11
	addq	$-4, %rbp
	jne	.LBB28_73
	addq	-104(%rsp), %r14
	movq	%r14, %r11
.LBB28_25:
	testq	%r10, %r10
	je	.LBB28_28
	xorl	%r14d, %r14d
	.p2align	4
.LBB28_27:
	prefetcht0	(%r11)
	vpxord	(%r12,%r14,4){1to16}, %zmm2, %zmm3
	vpdpbusd	(%r13), %zmm3, %zmm1
	vpdpbusd	64(%r13), %zmm3, %zmm0
	subq	$-128, %r13
	incq	%r14
	addq	%rcx, %r11
	cmpq	%r14, %r10
	jne	.LBB28_27
	jmp	.LBB28_28
.LBB28_30:
	movq	-120(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	movq	-56(%rsp), %rdi
	vmovups	(%rdi), %zmm2
	vmovups	64(%rdi), %zmm3
	movq	-72(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	movq	144(%rdi), %rdx
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%rdx,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm2, %zmm1, %zmm1
	vminps	%zmm3, %zmm1, %zmm1
	vbroadcastss	.LCPI28_2(%rip), %zmm4
	vaddps	%zmm4, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	cmovlq	%rax, %rcx
	vpbroadcastb	128(%rdi), %xmm5
	vpaddb	%xmm1, %xmm5, %xmm1
	movq	-128(%rsp), %r8
	imulq	160(%rdi), %r8
	addq	152(%rdi), %r8
	vmovdqu	%xmm1, (%rcx,%r8)
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
	vmovdqu	%xmm0, (%rax,%r8)
.LBB28_31:
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
.LBB28_43:
	.cfi_def_cfa_offset 120
	cmpq	$1, %r14
	jne	.LBB28_31
	xorl	%ebx, %ebx
	jmp	.LBB28_21
.Lfunc_end28:
	.size	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA12RequantizingVTtg5, .Lfunc_end28-$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI29_0:
	.long	0x42fe0000
.LCPI29_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI29_1:
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
	.hidden	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA12RequantizingVTtg5
	.weak	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA12RequantizingVTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA12RequantizingVTtg5,@function
$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA12RequantizingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -88(%rsp)
	movq	%rdx, -32(%rsp)
	movq	%r13, -104(%rsp)
	movq	%rdi, -40(%rsp)
	movq	%rax, -48(%rsp)
	jl	.LBB29_5
	leaq	192(%rdi), %r15
	movq	%rdi, %r8
	movq	96(%r13), %r11
	movq	104(%r13), %rbx
	movq	%rbx, %r14
	imulq	%r11, %r14
	leaq	16(%rsi), %r9
	leaq	32(%rsi), %r10
	vmovss	136(%rdx), %xmm0
	movl	140(%rdx), %eax
	movq	144(%rdx), %rcx
	movq	%rcx, -72(%rsp)
	movq	152(%rdx), %rcx
	movq	%rcx, -80(%rsp)
	movq	160(%rdx), %rbp
	vcvttss2si	132(%rdx), %ecx
	movq	128(%r13), %r12
	addq	$-16, %r12
	vcvttss2si	%xmm0, %edx
	vcvtsi2ss	%eax, %xmm15, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	xorl	%edi, %edi
	vucomiss	.LCPI29_0(%rip), %xmm0
	seta	%dil
	cmpq	%rsi, %r12
	cmovlq	%r12, %rsi
	movq	%rsi, 8(%rsp)
	shll	$7, %edi
	subl	%edi, %eax
	addl	%eax, %ecx
	addl	%eax, %edx
	vpbroadcastw	%eax, %zmm0
	leaq	(,%rbp,2), %rax
	addq	%rbp, %rax
	movq	%rax, (%rsp)
	vpbroadcastb	%ecx, %zmm1
	vmovdqu64	%zmm1, 48(%rsp)
	vpbroadcastb	%edx, %zmm2
	vpbroadcastb	%edi, %zmm3
	cmpq	%r9, %r12
	movq	%r9, -96(%rsp)
	cmovlq	%r12, %r9
	movq	%r9, -8(%rsp)
	cmpq	%r10, %r12
	movq	%r10, 16(%rsp)
	cmovgeq	%r10, %r12
	movq	%r12, -56(%rsp)
	movq	%r14, -16(%rsp)
	leaq	(%r14,%r14,2), %rax
	shlq	$6, %rax
	addq	%r8, %rax
	addq	$192, %rax
	movq	%rax, -24(%rsp)
	movq	%rbx, %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,2), %r10
	movl	$8, %eax
	xorl	%r13d, %r13d
	movq	%r15, -64(%rsp)
	jmp	.LBB29_2
	.p2align	4
.LBB29_12:
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm8, %zmm14
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm8, %zmm15
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm6, %zmm13
	vmovdqa64	%zmm8, %zmm16
	vmovdqa64	%zmm5, %zmm17
	vmovdqa64	%zmm6, %zmm20
	vmovdqa64	%zmm8, %zmm24
	vmovdqa64	%zmm5, %zmm18
	vmovdqa64	%zmm6, %zmm22
	vmovdqa64	%zmm8, %zmm26
	vmovdqa64	%zmm5, %zmm19
	vmovdqa64	%zmm6, %zmm23
	vmovdqa64	%zmm8, %zmm27
	vmovdqa64	%zmm5, %zmm21
	vmovdqa64	%zmm6, %zmm25
	vmovdqa64	%zmm8, %zmm29
.LBB29_13:
	movq	-88(%rsp), %rdx
	movq	-72(%rsp), %rsi
	vmovups	(%rsi,%rdx,4), %zmm4
	vcvtdq2ps	%zmm29, %zmm28
	vmulps	%zmm28, %zmm4, %zmm28
	vcvtps2dq	%zmm28, %zmm28
	vcvtdq2ps	%zmm27, %zmm27
	vmulps	%zmm27, %zmm4, %zmm27
	vcvtps2dq	%zmm27, %zmm27
	vpackssdw	%zmm27, %zmm28, %zmm27
	vcvtdq2ps	%zmm26, %zmm26
	vmulps	%zmm26, %zmm4, %zmm26
	vcvtps2dq	%zmm26, %zmm26
	vcvtdq2ps	%zmm24, %zmm24
	vmulps	%zmm24, %zmm4, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm26, %zmm4
	vpaddsw	%zmm0, %zmm27, %zmm24
	vpaddsw	%zmm0, %zmm4, %zmm4
	vpacksswb	%zmm4, %zmm24, %zmm4
	vmovdqu64	48(%rsp), %zmm1
	vpmaxsb	%zmm1, %zmm4, %zmm4
	vpminsb	%zmm2, %zmm4, %zmm4
	vpxorq	%zmm3, %zmm4, %zmm4
	vmovdqa64	.LCPI29_1(%rip), %zmm26
	vpermd	%zmm4, %zmm26, %zmm4
	movq	-120(%rsp), %r13
	movq	%r13, %rax
	imulq	%rbp, %rax
	movq	-80(%rsp), %rdi
	addq	%rdi, %rax
	movq	8(%rsp), %r9
	leaq	(%rax,%r9), %rcx
	vmovdqu	%xmm4, (%r9,%rax)
	vextracti32x4	$1, %zmm4, (%rbp,%rcx)
	vextracti32x4	$2, %zmm4, (%rcx,%rbp,2)
	movq	(%rsp), %r14
	vextracti32x4	$3, %zmm4, (%r14,%rcx)
	vmovups	64(%rsi,%rdx,4), %zmm4
	vcvtdq2ps	%zmm25, %zmm24
	vmulps	%zmm24, %zmm4, %zmm24
	vcvtps2dq	%zmm24, %zmm24
	vcvtdq2ps	%zmm23, %zmm23
	vmulps	%zmm23, %zmm4, %zmm23
	vcvtps2dq	%zmm23, %zmm23
	vpackssdw	%zmm23, %zmm24, %zmm23
	vcvtdq2ps	%zmm22, %zmm22
	vmulps	%zmm22, %zmm4, %zmm22
	vcvtps2dq	%zmm22, %zmm22
	vcvtdq2ps	%zmm20, %zmm20
	vmulps	%zmm20, %zmm4, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm22, %zmm4
	vpaddsw	%zmm0, %zmm23, %zmm20
	vpaddsw	%zmm0, %zmm4, %zmm4
	vpacksswb	%zmm4, %zmm20, %zmm4
	vpmaxsb	%zmm1, %zmm4, %zmm4
	vpminsb	%zmm2, %zmm4, %zmm4
	vpxorq	%zmm3, %zmm4, %zmm4
	vpermd	%zmm4, %zmm26, %zmm4
	movq	-8(%rsp), %r15
	leaq	(%rax,%r15), %rcx
	vmovdqu	%xmm4, (%r15,%rax)
	vextracti32x4	$1, %zmm4, (%rbp,%rcx)
	vextracti32x4	$2, %zmm4, (%rcx,%rbp,2)
	vextracti32x4	$3, %zmm4, (%r14,%rcx)
	vmovups	128(%rsi,%rdx,4), %zmm4
	vcvtdq2ps	%zmm21, %zmm20
	vmulps	%zmm20, %zmm4, %zmm20
	vcvtps2dq	%zmm20, %zmm20
	vcvtdq2ps	%zmm19, %zmm19
	vmulps	%zmm19, %zmm4, %zmm19
	vcvtps2dq	%zmm19, %zmm19
	vpackssdw	%zmm19, %zmm20, %zmm19
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	%zmm18, %zmm4, %zmm18
	vcvtps2dq	%zmm18, %zmm18
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	%zmm17, %zmm4, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm18, %zmm4
	vpaddsw	%zmm0, %zmm19, %zmm17
	vpaddsw	%zmm0, %zmm4, %zmm4
	vpacksswb	%zmm4, %zmm17, %zmm4
	vpmaxsb	%zmm1, %zmm4, %zmm4
	vpminsb	%zmm2, %zmm4, %zmm4
	vpxorq	%zmm3, %zmm4, %zmm4
	vpermd	%zmm4, %zmm26, %zmm4
	movq	-56(%rsp), %r8
	vmovdqu	%xmm4, (%r8,%rax)
	addq	%r8, %rax
	vextracti32x4	$1, %zmm4, (%rbp,%rax)
	vextracti32x4	$2, %zmm4, (%rax,%rbp,2)
	vextracti32x4	$3, %zmm4, (%r14,%rax)
	movq	%r13, %rax
	orq	$4, %rax
	vmovups	(%rsi,%rdx,4), %zmm4
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	%zmm16, %zmm4, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	%zmm15, %zmm4, %zmm15
	vcvtps2dq	%zmm15, %zmm15
	vpackssdw	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm4, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm4, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm14, %zmm4
	vpaddsw	%zmm0, %zmm15, %zmm8
	vpaddsw	%zmm0, %zmm4, %zmm4
	vpacksswb	%zmm4, %zmm8, %zmm4
	vpmaxsb	%zmm1, %zmm4, %zmm4
	vpminsb	%zmm2, %zmm4, %zmm4
	vpxorq	%zmm3, %zmm4, %zmm4
	vpermd	%zmm4, %zmm26, %zmm4
	imulq	%rbp, %rax
	addq	%rdi, %rax
	leaq	(%rax,%r9), %rcx
	vmovdqu	%xmm4, (%r9,%rax)
	vextracti32x4	$1, %zmm4, (%rbp,%rcx)
	vextracti32x4	$2, %zmm4, (%rcx,%rbp,2)
	vextracti32x4	$3, %zmm4, (%r14,%rcx)
	vmovups	64(%rsi,%rdx,4), %zmm4
	vcvtdq2ps	%zmm13, %zmm8
	vmulps	%zmm8, %zmm4, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm4, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vpackssdw	%zmm12, %zmm8, %zmm8
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm4, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm4, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm11, %zmm4
	vpaddsw	%zmm0, %zmm8, %zmm6
	vpaddsw	%zmm0, %zmm4, %zmm4
	vpacksswb	%zmm4, %zmm6, %zmm4
	vpmaxsb	%zmm1, %zmm4, %zmm4
	vpminsb	%zmm2, %zmm4, %zmm4
	vpxorq	%zmm3, %zmm4, %zmm4
	vpermd	%zmm4, %zmm26, %zmm4
	leaq	(%rax,%r15), %rcx
	vmovdqu	%xmm4, (%r15,%rax)
	vextracti32x4	$1, %zmm4, (%rbp,%rcx)
	vextracti32x4	$2, %zmm4, (%rcx,%rbp,2)
	vextracti32x4	$3, %zmm4, (%r14,%rcx)
	vmovups	128(%rsi,%rdx,4), %zmm4
	vcvtdq2ps	%zmm10, %zmm6
	vmulps	%zmm6, %zmm4, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vcvtdq2ps	%zmm9, %zmm8
	vmulps	%zmm8, %zmm4, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm6, %zmm6
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm4, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm4, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm7, %zmm4
	vpaddsw	%zmm0, %zmm6, %zmm5
	vpaddsw	%zmm0, %zmm4, %zmm4
	vpacksswb	%zmm4, %zmm5, %zmm4
	vpmaxsb	%zmm1, %zmm4, %zmm4
	vpminsb	%zmm2, %zmm4, %zmm4
	vpxorq	%zmm3, %zmm4, %zmm4
	vpermd	%zmm4, %zmm26, %zmm4
	vmovdqu	%xmm4, (%r8,%rax)
	addq	%r8, %rax
	vextracti32x4	$1, %zmm4, (%rbp,%rax)
	vextracti32x4	$2, %zmm4, (%rax,%rbp,2)
	vextracti32x4	$3, %zmm4, (%r14,%rax)
	movq	-112(%rsp), %rcx
	leaq	8(%rcx), %rax
	addq	$8, %r13
	cmpq	%rax, -48(%rsp)
	movq	-64(%rsp), %r15
	jl	.LBB29_14
.LBB29_2:
	movq	-40(%rsp), %rcx
	vmovdqu64	(%rcx), %zmm8
	vmovdqu64	64(%rcx), %zmm6
	vmovdqu64	128(%rcx), %zmm5
	cmpq	$23, %r13
	movq	%rax, -112(%rsp)
	movq	%r13, -120(%rsp)
	jg	.LBB29_11
	testq	%r11, %r11
	je	.LBB29_12
	leaq	48(,%r13,2), %rax
	imulq	-16(%rsp), %rax
	leaq	(%r15,%rax,4), %r12
	movl	$16, %eax
	jmp	.LBB29_20
	.p2align	4
.LBB29_11:
	testq	%r11, %r11
	je	.LBB29_12
	movq	-24(%rsp), %r12
	xorl	%eax, %eax
.LBB29_20:
	movq	%r13, %rdi
	movq	-104(%rsp), %rcx
	vmovdqu64	16(%rcx), %zmm28
	movq	80(%rcx), %r13
	movq	88(%rcx), %rdx
	movq	%r13, %rsi
	imulq	%rdi, %rsi
	addq	(%rcx), %rsi
	shll	$2, %eax
	xorl	%r8d, %r8d
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm8, %zmm14
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm8, %zmm15
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm6, %zmm13
	vmovdqa64	%zmm8, %zmm16
	vmovdqa64	%zmm5, %zmm17
	vmovdqa64	%zmm6, %zmm20
	vmovdqa64	%zmm8, %zmm24
	vmovdqa64	%zmm5, %zmm18
	vmovdqa64	%zmm6, %zmm22
	vmovdqa64	%zmm8, %zmm26
	vmovdqa64	%zmm5, %zmm19
	vmovdqa64	%zmm6, %zmm23
	vmovdqa64	%zmm8, %zmm27
	vmovdqa64	%zmm5, %zmm21
	vmovdqa64	%zmm6, %zmm25
	vmovdqa64	%zmm8, %zmm29
	jmp	.LBB29_21
	.p2align	4
.LBB29_25:
	incq	%r8
	cmpq	%r11, %r8
	je	.LBB29_13
.LBB29_21:
	testq	%rbx, %rbx
	je	.LBB29_25
	movq	(%rdx,%r8,8), %r14
	addq	%rsi, %r14
	movq	%r15, %rdi
	xorl	%r9d, %r9d
	.p2align	4
.LBB29_23:
	leaq	(%r14,%r9,4), %rcx
	prefetcht0	(%r12)
	vmovdqu64	(%rdi), %zmm4
	vmovdqu64	64(%rdi), %zmm31
	vmovdqu64	128(%rdi), %zmm30
	vpxord	(%r14,%r9,4){1to16}, %zmm28, %zmm1
	incq	%r9
	vpdpbusd	%zmm4, %zmm1, %zmm29
	vpdpbusd	%zmm31, %zmm1, %zmm25
	vpdpbusd	%zmm30, %zmm1, %zmm21
	vpxord	(%r13,%rcx){1to16}, %zmm28, %zmm1
	addq	%r13, %rcx
	vpdpbusd	%zmm4, %zmm1, %zmm27
	vpdpbusd	%zmm31, %zmm1, %zmm23
	vpdpbusd	%zmm30, %zmm1, %zmm19
	vpxord	(%r13,%rcx){1to16}, %zmm28, %zmm1
	addq	%r13, %rcx
	vpdpbusd	%zmm4, %zmm1, %zmm26
	vpdpbusd	%zmm31, %zmm1, %zmm22
	vpdpbusd	%zmm30, %zmm1, %zmm18
	vpxord	(%r13,%rcx){1to16}, %zmm28, %zmm1
	addq	%r13, %rcx
	vpdpbusd	%zmm4, %zmm1, %zmm24
	vpdpbusd	%zmm31, %zmm1, %zmm20
	vpdpbusd	%zmm30, %zmm1, %zmm17
	vpxord	(%r13,%rcx){1to16}, %zmm28, %zmm1
	addq	%r13, %rcx
	vpdpbusd	%zmm4, %zmm1, %zmm16
	vpdpbusd	%zmm31, %zmm1, %zmm13
	vpdpbusd	%zmm30, %zmm1, %zmm10
	vpxord	(%r13,%rcx){1to16}, %zmm28, %zmm1
	addq	%r13, %rcx
	vpdpbusd	%zmm4, %zmm1, %zmm15
	vpdpbusd	%zmm31, %zmm1, %zmm12
	vpdpbusd	%zmm30, %zmm1, %zmm9
	vpxord	(%r13,%rcx){1to16}, %zmm28, %zmm1
	addq	%r13, %rcx
	vpdpbusd	%zmm4, %zmm1, %zmm14
	vpdpbusd	%zmm31, %zmm1, %zmm11
	vpdpbusd	%zmm30, %zmm1, %zmm7
	vpxord	(%r13,%rcx){1to16}, %zmm28, %zmm1
	vpdpbusd	%zmm4, %zmm1, %zmm8
	vpdpbusd	%zmm31, %zmm1, %zmm6
	vpdpbusd	%zmm30, %zmm1, %zmm5
	addq	$192, %rdi
	addq	%rax, %r12
	cmpq	%r9, %rbx
	jne	.LBB29_23
	addq	%r10, %r15
	jmp	.LBB29_25
.LBB29_5:
	cmpq	$4, %rax
	jl	.LBB29_26
	leaq	16(%rsi), %rax
	movq	%rax, -96(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, 16(%rsp)
	movl	$4, %eax
	xorl	%ecx, %ecx
	jmp	.LBB29_7
.LBB29_14:
	movq	%rcx, %rax
	orq	$4, %rax
	movq	-48(%rsp), %rdx
	cmpq	%rax, %rdx
	movq	-88(%rsp), %rsi
	movq	-40(%rsp), %rdi
	jge	.LBB29_7
.LBB29_15:
	leaq	2(%rcx), %r9
	cmpq	%r9, %rdx
	movq	-104(%rsp), %r13
	jge	.LBB29_16
	cmpq	%rdx, %rcx
	jl	.LBB29_44
	jmp	.LBB29_54
.LBB29_7:
	leaq	192(%rdi), %rdx
	movq	%rdx, -56(%rsp)
	movq	-104(%rsp), %r9
	movq	96(%r9), %rdx
	movq	104(%r9), %r8
	movq	%r8, %rbx
	movq	%rdx, -120(%rsp)
	imulq	%rdx, %rbx
	movq	-32(%rsp), %r10
	vmovss	136(%r10), %xmm0
	movq	%rcx, %rbp
	movl	140(%r10), %ecx
	movq	144(%r10), %rdx
	movq	%rdx, 8(%rsp)
	movq	152(%r10), %rdx
	movq	%rdx, (%rsp)
	vcvttss2si	132(%r10), %edx
	movq	128(%r9), %r14
	addq	$-16, %r14
	vcvttss2si	%xmm0, %r9d
	vcvtsi2ss	%ecx, %xmm13, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	xorl	%r11d, %r11d
	vucomiss	.LCPI29_0(%rip), %xmm0
	seta	%r11b
	movq	160(%r10), %r10
	movq	%r10, -8(%rsp)
	leaq	(%r10,%r10,2), %r10
	movq	%r10, -16(%rsp)
	cmpq	%rsi, %r14
	cmovlq	%r14, %rsi
	movq	%rsi, -24(%rsp)
	shll	$7, %r11d
	subl	%r11d, %ecx
	addl	%ecx, %edx
	addl	%ecx, %r9d
	vpbroadcastw	%ecx, %zmm0
	vpbroadcastb	%edx, %zmm1
	vpbroadcastb	%r9d, %zmm2
	vpbroadcastb	%r11d, %zmm3
	movq	-96(%rsp), %rcx
	cmpq	%rcx, %r14
	cmovlq	%r14, %rcx
	movq	%rcx, 40(%rsp)
	movq	16(%rsp), %rcx
	cmpq	%rcx, %r14
	cmovgeq	%rcx, %r14
	movq	%r14, 48(%rsp)
	movq	%rbx, 32(%rsp)
	leaq	(%rbx,%rbx,2), %rcx
	shlq	$6, %rcx
	addq	%rdi, %rcx
	addq	$192, %rcx
	movq	%rcx, 24(%rsp)
	movq	%r8, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rcx, -80(%rsp)
	vmovdqa64	.LCPI29_1(%rip), %zmm4
	jmp	.LBB29_8
	.p2align	4
.LBB29_31:
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm7, %zmm15
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm7, %zmm16
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm6, %zmm13
	vmovdqa64	%zmm7, %zmm17
.LBB29_32:
	movq	-88(%rsp), %rax
	movq	8(%rsp), %rcx
	vmovups	(%rcx,%rax,4), %zmm14
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	%zmm17, %zmm14, %zmm17
	vcvtps2dq	%zmm17, %zmm17
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	%zmm16, %zmm14, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vpackssdw	%zmm16, %zmm17, %zmm16
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	%zmm15, %zmm14, %zmm15
	vcvtps2dq	%zmm15, %zmm15
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm14, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm15, %zmm7
	vpaddsw	%zmm0, %zmm16, %zmm14
	vpaddsw	%zmm0, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm14, %zmm7
	vpmaxsb	%zmm1, %zmm7, %zmm7
	vpminsb	%zmm2, %zmm7, %zmm7
	vpxorq	%zmm3, %zmm7, %zmm7
	vpermd	%zmm7, %zmm4, %zmm7
	movq	-8(%rsp), %rdx
	imulq	%rdx, %rbp
	addq	(%rsp), %rbp
	movq	-24(%rsp), %rsi
	leaq	(%rsi,%rbp), %rax
	vmovdqu	%xmm7, (%rsi,%rbp)
	vextracti32x4	$1, %zmm7, (%rdx,%rax)
	vextracti32x4	$2, %zmm7, (%rax,%rdx,2)
	movq	-16(%rsp), %rsi
	vextracti32x4	$3, %zmm7, (%rsi,%rax)
	movq	-96(%rsp), %rax
	vmovups	(%rcx,%rax,4), %zmm7
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm7, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm7, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vpackssdw	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm7, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm7, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm11, %zmm6
	vpaddsw	%zmm0, %zmm12, %zmm7
	vpaddsw	%zmm0, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm7, %zmm6
	vpmaxsb	%zmm1, %zmm6, %zmm6
	vpminsb	%zmm2, %zmm6, %zmm6
	vpxorq	%zmm3, %zmm6, %zmm6
	vpermd	%zmm6, %zmm4, %zmm6
	movq	40(%rsp), %rdi
	leaq	(%rbp,%rdi), %rax
	vmovdqu	%xmm6, (%rdi,%rbp)
	vextracti32x4	$1, %zmm6, (%rdx,%rax)
	vextracti32x4	$2, %zmm6, (%rax,%rdx,2)
	vextracti32x4	$3, %zmm6, (%rsi,%rax)
	movq	16(%rsp), %rax
	vmovups	(%rcx,%rax,4), %zmm6
	vcvtdq2ps	%zmm10, %zmm7
	vmulps	%zmm7, %zmm6, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm6, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm7, %zmm7
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm6, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm6, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm8, %zmm5
	vpaddsw	%zmm0, %zmm7, %zmm6
	vpaddsw	%zmm0, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm1, %zmm5, %zmm5
	vpminsb	%zmm2, %zmm5, %zmm5
	vpxorq	%zmm3, %zmm5, %zmm5
	vpermd	%zmm5, %zmm4, %zmm5
	movq	48(%rsp), %rax
	vmovdqu	%xmm5, (%rax,%rbp)
	addq	%rax, %rbp
	vextracti32x4	$1, %zmm5, (%rdx,%rbp)
	vextracti32x4	$2, %zmm5, (%rbp,%rdx,2)
	vextracti32x4	$3, %zmm5, (%rsi,%rbp)
	movq	-112(%rsp), %rcx
	leaq	4(%rcx), %rax
	movq	%rcx, %rbp
	movq	-48(%rsp), %rdx
	cmpq	%rax, %rdx
	movq	-40(%rsp), %rdi
	jl	.LBB29_15
.LBB29_8:
	vmovdqu64	(%rdi), %zmm7
	vmovdqu64	64(%rdi), %zmm6
	vmovdqu64	128(%rdi), %zmm5
	cmpq	$11, %rbp
	movq	%rax, -112(%rsp)
	jg	.LBB29_30
	leaq	3(%rbp), %rax
	testq	%rbp, %rbp
	cmovnsq	%rbp, %rax
	cmpq	$0, -120(%rsp)
	movq	-56(%rsp), %rdi
	je	.LBB29_31
	movabsq	$1152921504606846972, %rcx
	andq	%rcx, %rax
	leaq	48(,%rax,4), %rax
	imulq	32(%rsp), %rax
	leaq	(%rdi,%rax,4), %rdx
	movl	$16, %r13d
	jmp	.LBB29_34
	.p2align	4
.LBB29_30:
	cmpq	$0, -120(%rsp)
	movq	-56(%rsp), %rdi
	je	.LBB29_31
	movq	24(%rsp), %rdx
	xorl	%r13d, %r13d
.LBB29_34:
	movq	-104(%rsp), %rsi
	movq	(%rsi), %rax
	vmovdqu64	16(%rsi), %zmm14
	movq	80(%rsi), %r12
	leaq	3(%rbp), %r9
	imulq	%r12, %r9
	leaq	2(%rbp), %rcx
	imulq	%r12, %rcx
	leaq	1(%rbp), %r11
	imulq	%r12, %r11
	imulq	%rbp, %r12
	movq	88(%rsi), %rsi
	movq	%rsi, -72(%rsp)
	addq	%rax, %r12
	addq	%rax, %r9
	movq	%r9, -64(%rsp)
	addq	%rax, %rcx
	addq	%rax, %r11
	shll	$2, %r13d
	movq	%rdi, %rax
	xorl	%r10d, %r10d
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm7, %zmm15
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm7, %zmm16
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm6, %zmm13
	vmovdqa64	%zmm7, %zmm17
	jmp	.LBB29_35
	.p2align	4
.LBB29_39:
	incq	%r10
	cmpq	-120(%rsp), %r10
	je	.LBB29_32
.LBB29_35:
	testq	%r8, %r8
	je	.LBB29_39
	movq	-72(%rsp), %rsi
	movq	(%rsi,%r10,8), %r15
	leaq	(%r12,%r15), %r14
	movq	-64(%rsp), %rsi
	leaq	(%rsi,%r15), %rdi
	leaq	(%rcx,%r15), %rsi
	addq	%r11, %r15
	movq	%rax, %rbx
	xorl	%r9d, %r9d
	.p2align	4
.LBB29_37:
	prefetcht0	(%rdx)
	vmovdqu64	(%rbx), %zmm18
	vmovdqu64	64(%rbx), %zmm19
	vmovdqu64	128(%rbx), %zmm20
	vpxord	(%r14,%r9,4){1to16}, %zmm14, %zmm21
	vpdpbusd	%zmm18, %zmm21, %zmm17
	vpdpbusd	%zmm19, %zmm21, %zmm13
	vpxord	(%r15,%r9,4){1to16}, %zmm14, %zmm22
	vpdpbusd	%zmm20, %zmm21, %zmm10
	vpdpbusd	%zmm18, %zmm22, %zmm16
	vpdpbusd	%zmm19, %zmm22, %zmm12
	vpdpbusd	%zmm20, %zmm22, %zmm9
	vpxord	(%rsi,%r9,4){1to16}, %zmm14, %zmm21
	vpdpbusd	%zmm18, %zmm21, %zmm15
	vpdpbusd	%zmm19, %zmm21, %zmm11
	vpdpbusd	%zmm20, %zmm21, %zmm8
	vpxord	(%rdi,%r9,4){1to16}, %zmm14, %zmm21
	incq	%r9
	vpdpbusd	%zmm18, %zmm21, %zmm7
	vpdpbusd	%zmm19, %zmm21, %zmm6
	vpdpbusd	%zmm20, %zmm21, %zmm5
	addq	$192, %rbx
	addq	%r13, %rdx
	cmpq	%r9, %r8
	jne	.LBB29_37
	addq	-80(%rsp), %rax
	jmp	.LBB29_39
.LBB29_26:
	cmpq	$1, %rax
	jle	.LBB29_28
	movl	$2, %r9d
	xorl	%ecx, %ecx
.LBB29_16:
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	leaq	192(%rdi), %r8
	movq	96(%r13), %rdx
	movq	104(%r13), %rsi
	movq	%rsi, %rax
	imulq	%rdx, %rax
	cmpq	$5, %rcx
	movq	%rcx, -112(%rsp)
	movq	%r9, -96(%rsp)
	jg	.LBB29_40
	testq	%rdx, %rdx
	je	.LBB29_41
	movq	%rcx, %r9
	shrq	$63, %rcx
	addq	%r9, %rcx
	movabsq	$576460752303423486, %rdi
	andq	%rcx, %rdi
	leaq	48(,%rdi,8), %rcx
	imulq	%rcx, %rax
	movq	%r9, %rcx
	leaq	(%r8,%rax,4), %rdi
	movl	$16, %r10d
	jmp	.LBB29_56
.LBB29_40:
	testq	%rdx, %rdx
	je	.LBB29_41
	leaq	(%rax,%rax,2), %rdi
	shlq	$6, %rdi
	addq	%r8, %rdi
	xorl	%r10d, %r10d
.LBB29_56:
	movq	(%r13), %rax
	vmovdqu64	16(%r13), %zmm5
	movq	80(%r13), %r9
	movq	%r9, %r11
	imulq	%rcx, %r11
	movq	88(%r13), %rbx
	movq	%rax, -120(%rsp)
	addq	%r11, %rax
	movq	%rax, -72(%rsp)
	movq	%rsi, %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,2), %r15
	movq	%rsi, %rax
	andq	$-2, %rax
	movq	%rax, -80(%rsp)
	leaq	1(%rcx), %r13
	movq	%r9, -64(%rsp)
	imulq	%r9, %r13
	leal	(,%r10,8), %ebp
	leal	(,%r10,4), %eax
	xorl	%r14d, %r14d
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
	jmp	.LBB29_57
	.p2align	4
.LBB29_63:
	addq	%r15, %r8
.LBB29_64:
	incq	%r14
	cmpq	%rdx, %r14
	je	.LBB29_42
.LBB29_57:
	testq	%rsi, %rsi
	je	.LBB29_64
	movq	(%rbx,%r14,8), %r9
	cmpq	$1, %rsi
	jne	.LBB29_65
	addq	-72(%rsp), %r9
	movq	%r8, %rcx
	testb	$1, %sil
	je	.LBB29_63
	jmp	.LBB29_62
	.p2align	4
.LBB29_65:
	addq	-120(%rsp), %r9
	movq	-80(%rsp), %r12
	movq	%r8, %rcx
	.p2align	4
.LBB29_66:
	prefetcht0	(%rdi)
	vmovdqu64	(%rcx), %zmm7
	vmovdqu64	64(%rcx), %zmm8
	vmovdqu64	128(%rcx), %zmm9
	vpxord	(%r9,%r11){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm6
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vpdpbusd	%zmm9, %zmm10, %zmm3
	vpxord	(%r9,%r13){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm9, %zmm10, %zmm0
	prefetcht0	(%rdi,%rax)
	vmovdqu64	192(%rcx), %zmm7
	vmovdqu64	256(%rcx), %zmm8
	vmovdqu64	320(%rcx), %zmm9
	vpxord	4(%r9,%r11){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm6
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vpdpbusd	%zmm9, %zmm10, %zmm3
	vpxord	4(%r9,%r13){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm9, %zmm10, %zmm0
	addq	$384, %rcx
	addq	$8, %r9
	addq	%rbp, %rdi
	addq	$-2, %r12
	jne	.LBB29_66
	addq	%r11, %r9
	testb	$1, %sil
	je	.LBB29_63
.LBB29_62:
	prefetcht0	(%rdi)
	leaq	(%rdi,%r10,4), %rdi
	vmovdqu64	(%rcx), %zmm7
	vmovdqu64	64(%rcx), %zmm8
	vmovdqu64	128(%rcx), %zmm9
	vpxord	(%r9){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm6
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vpdpbusd	%zmm9, %zmm10, %zmm3
	movq	-64(%rsp), %rcx
	vpxord	(%r9,%rcx){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm9, %zmm10, %zmm0
	jmp	.LBB29_63
.LBB29_41:
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
.LBB29_42:
	movq	-104(%rsp), %r13
	movq	128(%r13), %rax
	addq	$-16, %rax
	movq	-88(%rsp), %r11
	cmpq	%r11, %rax
	movq	%r11, %rdx
	cmovlq	%rax, %rdx
	movq	-32(%rsp), %r8
	vmovups	(%r8), %zmm5
	vmovups	64(%r8), %zmm7
	movq	144(%r8), %rcx
	vcvtdq2ps	%zmm6, %zmm6
	movq	152(%r8), %rsi
	movq	160(%r8), %rdi
	vmulps	(%rcx,%r11,4), %zmm6, %zmm6
	vmaxps	%zmm5, %zmm6, %zmm6
	vminps	%zmm7, %zmm6, %zmm6
	vbroadcastss	.LCPI29_2(%rip), %zmm8
	vaddps	%zmm8, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpbroadcastb	128(%r8), %xmm9
	vpaddb	%xmm6, %xmm9, %xmm6
	movq	%rdi, %r9
	movq	-112(%rsp), %rbx
	imulq	%rbx, %r9
	addq	%rsi, %r9
	vmovdqu	%xmm6, (%rdx,%r9)
	leaq	16(%r11), %r8
	cmpq	%r8, %rax
	cmovlq	%rax, %r8
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	64(%rcx,%r11,4), %zmm4, %zmm4
	vmaxps	%zmm5, %zmm4, %zmm4
	vminps	%zmm7, %zmm4, %zmm4
	vaddps	%zmm8, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm9, %xmm4
	vmovdqu	%xmm4, (%r8,%r9)
	leaq	32(%r11), %r10
	cmpq	%r10, %rax
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	128(%rcx,%r11,4), %zmm3, %zmm3
	cmovgeq	%r10, %rax
	vmaxps	%zmm5, %zmm3, %zmm3
	vminps	%zmm7, %zmm3, %zmm3
	vaddps	%zmm8, %zmm3, %zmm3
	vpmovdb	%zmm3, %xmm3
	vpaddb	%xmm3, %xmm9, %xmm3
	vmovdqu	%xmm3, (%rax,%r9)
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%rcx,%r11,4), %zmm2, %zmm2
	vmaxps	%zmm5, %zmm2, %zmm2
	vminps	%zmm7, %zmm2, %zmm2
	vaddps	%zmm8, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	incq	%rbx
	vpaddb	%xmm2, %xmm9, %xmm2
	imulq	%rdi, %rbx
	addq	%rsi, %rbx
	vmovdqu	%xmm2, (%rdx,%rbx)
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rcx,%r11,4), %zmm1, %zmm1
	vmaxps	%zmm5, %zmm1, %zmm1
	vminps	%zmm7, %zmm1, %zmm1
	vaddps	%zmm8, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	vpaddb	%xmm1, %xmm9, %xmm1
	vmovdqu	%xmm1, (%r8,%rbx)
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	128(%rcx,%r11,4), %zmm0, %zmm0
	vmaxps	%zmm5, %zmm0, %zmm0
	vminps	%zmm7, %zmm0, %zmm0
	vaddps	%zmm8, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm9, %xmm0
	vmovdqu	%xmm0, (%rax,%rbx)
	movq	-96(%rsp), %rcx
	movq	-40(%rsp), %rdi
	movq	-48(%rsp), %rdx
	cmpq	%rdx, %rcx
	jge	.LBB29_54
.LBB29_44:
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r13), %rax
	movq	%rcx, %r9
	xorl	%ecx, %ecx
	cmpq	$3, %r9
	setl	%sil
	testq	%rax, %rax
	movq	%r9, -112(%rsp)
	je	.LBB29_53
	movq	104(%r13), %rdx
	movb	%sil, %cl
	shll	$4, %ecx
	leaq	192(%rdi), %rsi
	movq	%r9, %r10
	shlq	$4, %r10
	addq	$48, %r10
	cmpq	$3, %r9
	movl	$48, %r8d
	cmovlq	%r10, %r8
	imulq	%rax, %r8
	imulq	%rdx, %r8
	leaq	(%rdi,%r8,4), %r11
	addq	$192, %r11
	vmovdqu64	16(%r13), %zmm3
	movq	80(%r13), %rdi
	imulq	%r9, %rdi
	movq	88(%r13), %r8
	addq	(%r13), %rdi
	movq	%rdx, %r9
	shlq	$6, %r9
	leaq	(%r9,%r9,2), %r9
	movl	%edx, %r10d
	andl	$3, %r10d
	movq	%rdx, %rbx
	andq	$-4, %rbx
	movl	%ecx, %r14d
	shll	$4, %r14d
	movq	%r14, -120(%rsp)
	shll	$2, %ecx
	xorl	%r15d, %r15d
	jmp	.LBB29_46
	.p2align	4
.LBB29_51:
	addq	%r9, %rsi
	movq	-104(%rsp), %r13
.LBB29_52:
	incq	%r15
	cmpq	%rax, %r15
	je	.LBB29_53
.LBB29_46:
	testq	%rdx, %rdx
	je	.LBB29_52
	movq	(%r8,%r15,8), %r12
	addq	%rdi, %r12
	movq	%rsi, %r13
	movq	%rbx, %rbp
	cmpq	$4, %rdx
	jb	.LBB29_48
	.p2align	4
.LBB29_67:
	movq	%r11, %r14
	prefetcht0	(%r11)
	vpxord	(%r12){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r13), %zmm4, %zmm2
	vpdpbusd	64(%r13), %zmm4, %zmm1
	vpdpbusd	128(%r13), %zmm4, %zmm0
	addq	%rcx, %r11
	prefetcht0	(%r14,%rcx)
	vpxord	4(%r12){1to16}, %zmm3, %zmm4
	vpdpbusd	192(%r13), %zmm4, %zmm2
	vpdpbusd	256(%r13), %zmm4, %zmm1
	vpdpbusd	320(%r13), %zmm4, %zmm0
	prefetcht0	(%rcx,%r11)
	addq	%rcx, %r11
	vpxord	8(%r12){1to16}, %zmm3, %zmm4
	vpdpbusd	384(%r13), %zmm4, %zmm2
	vpdpbusd	448(%r13), %zmm4, %zmm1
	vpdpbusd	512(%r13), %zmm4, %zmm0
	prefetcht0	(%rcx,%r11)
	addq	%rcx, %r11
	vpxord	12(%r12){1to16}, %zmm3, %zmm4
	vpdpbusd	576(%r13), %zmm4, %zmm2
	vpdpbusd	640(%r13), %zmm4, %zmm1
	vpdpbusd	704(%r13), %zmm4, %zmm0
	addq	$16, %r12
	addq	$768, %r13
	addq	%rcx, %r11
	addq	$-4, %rbp
	jne	.LBB29_67
	addq	-120(%rsp), %r14
	movq	%r14, %r11
.LBB29_48:
	testq	%r10, %r10
	je	.LBB29_51
	xorl	%r14d, %r14d
	.p2align	4
.LBB29_50:
	prefetcht0	(%r11)
	vpxord	(%r12,%r14,4){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r13), %zmm4, %zmm2
	vpdpbusd	64(%r13), %zmm4, %zmm1
	vpdpbusd	128(%r13), %zmm4, %zmm0
	addq	$192, %r13
	incq	%r14
	addq	%rcx, %r11
	cmpq	%r14, %r10
	jne	.LBB29_50
	jmp	.LBB29_51
.LBB29_53:
	movq	128(%r13), %rax
	addq	$-16, %rax
	movq	-88(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rdx
	movq	-32(%rsp), %rdi
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm4
	movq	144(%rdi), %rcx
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%rcx,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm3, %zmm2, %zmm2
	vbroadcastss	.LCPI29_2(%rip), %zmm5
	vminps	%zmm4, %zmm2, %zmm2
	vaddps	%zmm5, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpbroadcastb	128(%rdi), %xmm6
	cmovlq	%rax, %rdx
	vpaddb	%xmm2, %xmm6, %xmm2
	movq	-112(%rsp), %r8
	imulq	160(%rdi), %r8
	addq	152(%rdi), %r8
	vmovdqu	%xmm2, (%rdx,%r8)
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
	vmovdqu	%xmm1, (%rdx,%r8)
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
	vmovdqu	%xmm0, (%rax,%r8)
.LBB29_54:
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
.LBB29_28:
	.cfi_def_cfa_offset 176
	jne	.LBB29_54
	xorl	%ecx, %ecx
	jmp	.LBB29_44
.Lfunc_end29:
	.size	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA12RequantizingVTtg5, .Lfunc_end29-$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI30_0:
	.long	0x42fe0000
.LCPI30_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI30_1:
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
	.hidden	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA12RequantizingVTtg5
	.weak	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA12RequantizingVTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA12RequantizingVTtg5,@function
$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA12RequantizingVTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	112(%r13), %rbx
	cmpq	$15, %rbx
	movq	%rdx, -48(%rsp)
	movq	%rsi, -96(%rsp)
	movq	%r13, -112(%rsp)
	movq	%rdi, -24(%rsp)
	movq	%rbx, -32(%rsp)
	jle	.LBB30_1
	leaq	64(%rdi), %r12
	movq	%rsi, %r8
	movq	96(%r13), %r9
	movq	104(%r13), %r10
	movq	%r10, %rbx
	imulq	%r9, %rbx
	vmovss	136(%rdx), %xmm0
	movq	%rdx, %r11
	movl	140(%rdx), %eax
	movq	144(%rdx), %rcx
	movq	%rcx, -120(%rsp)
	movq	160(%rdx), %r14
	movq	128(%r13), %r15
	addq	$-16, %r15
	vcvttss2si	132(%rdx), %ecx
	vcvttss2si	%xmm0, %edx
	vcvtsi2ss	%eax, %xmm15, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	xorl	%esi, %esi
	vucomiss	.LCPI30_0(%rip), %xmm0
	seta	%sil
	movq	%r14, -56(%rsp)
	leaq	(%r14,%r14,2), %r14
	movq	%r14, -72(%rsp)
	cmpq	%r8, %r15
	cmovgeq	%r8, %r15
	shll	$7, %esi
	subl	%esi, %eax
	addl	%eax, %ecx
	addl	%eax, %edx
	vpbroadcastw	%eax, %zmm0
	vpbroadcastb	%ecx, %zmm1
	vpbroadcastb	%edx, %zmm2
	vpbroadcastb	%esi, %zmm3
	addq	152(%r11), %r15
	movq	%r15, -64(%rsp)
	movq	%rbx, -80(%rsp)
	movq	%rbx, %rax
	shlq	$6, %rax
	addq	%rdi, %rax
	addq	$64, %rax
	movq	%rax, -88(%rsp)
	movq	%r10, %rbp
	shlq	$6, %rbp
	movl	$16, %eax
	xorl	%edx, %edx
	vmovdqa64	.LCPI30_1(%rip), %zmm4
	movq	%r12, -104(%rsp)
	jmp	.LBB30_4
	.p2align	4
.LBB30_8:
	vmovdqa64	%zmm5, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm5, %zmm12
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm5, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm5, %zmm16
	vmovdqa64	%zmm5, %zmm17
	vmovdqa64	%zmm5, %zmm18
	vmovdqa64	%zmm5, %zmm20
	vmovdqa64	%zmm5, %zmm21
.LBB30_9:
	movq	-96(%rsp), %rsi
	movq	-120(%rsp), %rdi
	vmovups	(%rdi,%rsi,4), %zmm19
	vcvtdq2ps	%zmm21, %zmm21
	vmulps	%zmm21, %zmm19, %zmm21
	vcvtps2dq	%zmm21, %zmm21
	vcvtdq2ps	%zmm20, %zmm20
	vmulps	%zmm20, %zmm19, %zmm20
	vcvtps2dq	%zmm20, %zmm20
	vpackssdw	%zmm20, %zmm21, %zmm20
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	%zmm18, %zmm19, %zmm18
	vcvtps2dq	%zmm18, %zmm18
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	%zmm17, %zmm19, %zmm17
	vcvtps2dq	%zmm17, %zmm17
	vpackssdw	%zmm17, %zmm18, %zmm17
	vpaddsw	%zmm0, %zmm20, %zmm18
	vpaddsw	%zmm0, %zmm17, %zmm17
	vpacksswb	%zmm17, %zmm18, %zmm17
	vpmaxsb	%zmm1, %zmm17, %zmm17
	vpminsb	%zmm2, %zmm17, %zmm17
	vpxorq	%zmm3, %zmm17, %zmm17
	vpermd	%zmm17, %zmm4, %zmm17
	movq	%rdx, %rax
	movq	-56(%rsp), %r8
	imulq	%r8, %rax
	movq	-64(%rsp), %r11
	leaq	(%r11,%rax), %rcx
	vmovdqu64	%xmm17, (%r11,%rax)
	vextracti32x4	$1, %zmm17, (%r8,%rcx)
	vextracti32x4	$2, %zmm17, (%rcx,%r8,2)
	movq	-72(%rsp), %rbx
	vextracti32x4	$3, %zmm17, (%rbx,%rcx)
	movq	%rdx, %rax
	orq	$4, %rax
	vmovups	(%rdi,%rsi,4), %zmm17
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	%zmm16, %zmm17, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	%zmm15, %zmm17, %zmm15
	vcvtps2dq	%zmm15, %zmm15
	vpackssdw	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm17, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm17, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vpackssdw	%zmm13, %zmm14, %zmm13
	vpaddsw	%zmm0, %zmm15, %zmm14
	vpaddsw	%zmm0, %zmm13, %zmm13
	vpacksswb	%zmm13, %zmm14, %zmm13
	vpmaxsb	%zmm1, %zmm13, %zmm13
	vpminsb	%zmm2, %zmm13, %zmm13
	vpxorq	%zmm3, %zmm13, %zmm13
	vpermd	%zmm13, %zmm4, %zmm13
	imulq	%r8, %rax
	leaq	(%r11,%rax), %rcx
	vmovdqu	%xmm13, (%r11,%rax)
	vextracti32x4	$1, %zmm13, (%r8,%rcx)
	vextracti32x4	$2, %zmm13, (%rcx,%r8,2)
	vextracti32x4	$3, %zmm13, (%rbx,%rcx)
	movq	%rdx, %rax
	orq	$8, %rax
	vmovups	(%rdi,%rsi,4), %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm13, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm13, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm13, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm13, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vpaddsw	%zmm0, %zmm11, %zmm10
	vpaddsw	%zmm0, %zmm9, %zmm9
	vpacksswb	%zmm9, %zmm10, %zmm9
	vpmaxsb	%zmm1, %zmm9, %zmm9
	vpminsb	%zmm2, %zmm9, %zmm9
	vpxorq	%zmm3, %zmm9, %zmm9
	vpermd	%zmm9, %zmm4, %zmm9
	imulq	%r8, %rax
	leaq	(%r11,%rax), %rcx
	vmovdqu	%xmm9, (%r11,%rax)
	vextracti32x4	$1, %zmm9, (%r8,%rcx)
	vextracti32x4	$2, %zmm9, (%rcx,%r8,2)
	vextracti32x4	$3, %zmm9, (%rbx,%rcx)
	movq	%rdx, %rax
	vmovups	(%rdi,%rsi,4), %zmm9
	orq	$12, %rax
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm9, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm9, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm9, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm9, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm6, %zmm5
	vpaddsw	%zmm0, %zmm7, %zmm6
	vpaddsw	%zmm0, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm1, %zmm5, %zmm5
	vpminsb	%zmm2, %zmm5, %zmm5
	vpxorq	%zmm3, %zmm5, %zmm5
	vpermd	%zmm5, %zmm4, %zmm5
	imulq	%r8, %rax
	leaq	(%r11,%rax), %rcx
	vmovdqu	%xmm5, (%r11,%rax)
	vextracti32x4	$1, %zmm5, (%r8,%rcx)
	vextracti32x4	$2, %zmm5, (%rcx,%r8,2)
	vextracti32x4	$3, %zmm5, (%rbx,%rcx)
	movq	-128(%rsp), %r11
	leaq	16(%r11), %rax
	addq	$16, %rdx
	movq	-32(%rsp), %rbx
	cmpq	%rax, %rbx
	movq	-24(%rsp), %rdi
	movq	-104(%rsp), %r12
	jl	.LBB30_10
.LBB30_4:
	vmovdqu64	(%rdi), %zmm5
	cmpq	$15, %rdx
	movq	%rax, -128(%rsp)
	jg	.LBB30_7
	testq	%r9, %r9
	je	.LBB30_8
	leaq	16(%rdx), %rax
	imulq	-80(%rsp), %rax
	leaq	(%r12,%rax,4), %r11
	movl	$16, %r8d
	jmp	.LBB30_16
	.p2align	4
.LBB30_7:
	testq	%r9, %r9
	je	.LBB30_8
	movq	-88(%rsp), %r11
	xorl	%r8d, %r8d
.LBB30_16:
	movq	-112(%rsp), %rsi
	vmovdqu64	16(%rsi), %zmm19
	movq	80(%rsi), %rcx
	movq	88(%rsi), %rdi
	movq	%rcx, %rax
	imulq	%rdx, %rax
	addq	(%rsi), %rax
	shll	$2, %r8d
	xorl	%r13d, %r13d
	vmovdqa64	%zmm5, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm5, %zmm12
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm5, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm5, %zmm16
	vmovdqa64	%zmm5, %zmm17
	vmovdqa64	%zmm5, %zmm18
	vmovdqa64	%zmm5, %zmm20
	vmovdqa64	%zmm5, %zmm21
	jmp	.LBB30_17
	.p2align	4
.LBB30_21:
	incq	%r13
	cmpq	%r9, %r13
	je	.LBB30_9
.LBB30_17:
	testq	%r10, %r10
	je	.LBB30_21
	movq	(%rdi,%r13,8), %rbx
	addq	%rax, %rbx
	movq	%r12, %rsi
	xorl	%r15d, %r15d
	.p2align	4
.LBB30_19:
	leaq	(%rbx,%r15,4), %r14
	prefetcht0	(%r11)
	vmovdqu64	(%rsi), %zmm22
	vpxord	(%rbx,%r15,4){1to16}, %zmm19, %zmm23
	incq	%r15
	vpdpbusd	%zmm22, %zmm23, %zmm21
	vpxord	(%rcx,%r14){1to16}, %zmm19, %zmm23
	addq	%rcx, %r14
	vpdpbusd	%zmm22, %zmm23, %zmm20
	vpxord	(%rcx,%r14){1to16}, %zmm19, %zmm23
	addq	%rcx, %r14
	vpdpbusd	%zmm22, %zmm23, %zmm18
	vpxord	(%rcx,%r14){1to16}, %zmm19, %zmm23
	addq	%rcx, %r14
	vpdpbusd	%zmm22, %zmm23, %zmm17
	vpxord	(%rcx,%r14){1to16}, %zmm19, %zmm23
	addq	%rcx, %r14
	vpdpbusd	%zmm22, %zmm23, %zmm16
	vpxord	(%rcx,%r14){1to16}, %zmm19, %zmm23
	addq	%rcx, %r14
	vpdpbusd	%zmm22, %zmm23, %zmm15
	vpxord	(%rcx,%r14){1to16}, %zmm19, %zmm23
	addq	%rcx, %r14
	vpdpbusd	%zmm22, %zmm23, %zmm14
	vpxord	(%rcx,%r14){1to16}, %zmm19, %zmm23
	addq	%rcx, %r14
	vpdpbusd	%zmm22, %zmm23, %zmm13
	vpxord	(%rcx,%r14){1to16}, %zmm19, %zmm23
	addq	%rcx, %r14
	vpdpbusd	%zmm22, %zmm23, %zmm12
	vpxord	(%rcx,%r14){1to16}, %zmm19, %zmm23
	addq	%rcx, %r14
	vpdpbusd	%zmm22, %zmm23, %zmm11
	vpxord	(%rcx,%r14){1to16}, %zmm19, %zmm23
	addq	%rcx, %r14
	vpdpbusd	%zmm22, %zmm23, %zmm10
	vpxord	(%rcx,%r14){1to16}, %zmm19, %zmm23
	addq	%rcx, %r14
	vpdpbusd	%zmm22, %zmm23, %zmm9
	vpxord	(%rcx,%r14){1to16}, %zmm19, %zmm23
	addq	%rcx, %r14
	vpdpbusd	%zmm22, %zmm23, %zmm8
	vpxord	(%rcx,%r14){1to16}, %zmm19, %zmm23
	addq	%rcx, %r14
	vpdpbusd	%zmm22, %zmm23, %zmm7
	vpxord	(%rcx,%r14){1to16}, %zmm19, %zmm23
	addq	%rcx, %r14
	vpdpbusd	%zmm22, %zmm23, %zmm6
	vpxord	(%rcx,%r14){1to16}, %zmm19, %zmm23
	vpdpbusd	%zmm22, %zmm23, %zmm5
	addq	$64, %rsi
	addq	%r8, %r11
	cmpq	%r15, %r10
	jne	.LBB30_19
	addq	%rbp, %r12
	jmp	.LBB30_21
.LBB30_1:
	cmpq	$7, %rbx
	jle	.LBB30_22
	movl	$8, %eax
	xorl	%r11d, %r11d
	jmp	.LBB30_11
.LBB30_10:
	movq	%r11, %rax
	orq	$8, %rax
	cmpq	%rax, %rbx
	jge	.LBB30_11
.LBB30_27:
	leaq	4(%r11), %rax
	cmpq	%rax, %rbx
	movq	-96(%rsp), %rsi
	jge	.LBB30_28
.LBB30_46:
	leaq	2(%r11), %r14
	cmpq	%r14, %rbx
	jge	.LBB30_60
	movq	-112(%rsp), %r13
	cmpq	%rbx, %r11
	jl	.LBB30_71
	jmp	.LBB30_81
.LBB30_11:
	leaq	64(%rdi), %rcx
	movq	%rcx, -104(%rsp)
	movq	-112(%rsp), %rdx
	movq	96(%rdx), %r8
	movq	104(%rdx), %r9
	movq	%r9, %r14
	imulq	%r8, %r14
	movq	-48(%rsp), %r10
	vmovss	136(%r10), %xmm0
	movl	140(%r10), %ecx
	movq	144(%r10), %rsi
	movq	%rsi, -120(%rsp)
	movq	160(%r10), %r12
	movq	128(%rdx), %r13
	vcvttss2si	132(%r10), %edx
	addq	$-16, %r13
	vcvttss2si	%xmm0, %esi
	vcvtsi2ss	%ecx, %xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	movq	%r11, %r15
	xorl	%ebx, %ebx
	vucomiss	.LCPI30_0(%rip), %xmm0
	seta	%bl
	movq	-96(%rsp), %r11
	cmpq	%r11, %r13
	cmovgeq	%r11, %r13
	shll	$7, %ebx
	subl	%ebx, %ecx
	addl	%ecx, %edx
	addl	%ecx, %esi
	vpbroadcastw	%ecx, %zmm0
	movq	%r12, -56(%rsp)
	leaq	(%r12,%r12,2), %rcx
	movq	%rcx, -72(%rsp)
	vpbroadcastb	%edx, %zmm1
	vpbroadcastb	%esi, %zmm2
	vpbroadcastb	%ebx, %zmm3
	addq	152(%r10), %r13
	movq	%r13, -64(%rsp)
	movq	%r14, -80(%rsp)
	movq	%r14, %rcx
	shlq	$6, %rcx
	addq	%rdi, %rcx
	addq	$64, %rcx
	movq	%rcx, -88(%rsp)
	movq	%r9, %rsi
	shlq	$6, %rsi
	vmovdqa64	.LCPI30_1(%rip), %zmm4
	jmp	.LBB30_12
	.p2align	4
.LBB30_25:
	vmovdqa64	%zmm5, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm5, %zmm12
	vmovdqa64	%zmm5, %zmm13
.LBB30_26:
	movq	-96(%rsp), %rdx
	movq	-120(%rsp), %rdi
	vmovups	(%rdi,%rdx,4), %zmm11
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm11, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm11, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vpackssdw	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm11, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vpaddsw	%zmm0, %zmm12, %zmm10
	vpaddsw	%zmm0, %zmm9, %zmm9
	vpacksswb	%zmm9, %zmm10, %zmm9
	vpmaxsb	%zmm1, %zmm9, %zmm9
	vpminsb	%zmm2, %zmm9, %zmm9
	vpxorq	%zmm3, %zmm9, %zmm9
	vpermd	%zmm9, %zmm4, %zmm9
	movq	%r15, %rax
	movq	-56(%rsp), %r10
	imulq	%r10, %rax
	movq	-64(%rsp), %r11
	leaq	(%r11,%rax), %rcx
	vmovdqu	%xmm9, (%r11,%rax)
	vextracti32x4	$1, %zmm9, (%r10,%rcx)
	vextracti32x4	$2, %zmm9, (%rcx,%r10,2)
	movq	-72(%rsp), %rbx
	vextracti32x4	$3, %zmm9, (%rbx,%rcx)
	addq	$4, %r15
	vmovups	(%rdi,%rdx,4), %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm9, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm9, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm9, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm9, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm6, %zmm5
	vpaddsw	%zmm0, %zmm7, %zmm6
	vpaddsw	%zmm0, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm1, %zmm5, %zmm5
	vpminsb	%zmm2, %zmm5, %zmm5
	vpxorq	%zmm3, %zmm5, %zmm5
	vpermd	%zmm5, %zmm4, %zmm5
	imulq	%r10, %r15
	leaq	(%r11,%r15), %rax
	vmovdqu	%xmm5, (%r11,%r15)
	vextracti32x4	$1, %zmm5, (%r10,%rax)
	vextracti32x4	$2, %zmm5, (%rax,%r10,2)
	vextracti32x4	$3, %zmm5, (%rbx,%rax)
	movq	-128(%rsp), %r11
	leaq	8(%r11), %rax
	movq	%r11, %r15
	movq	-32(%rsp), %rbx
	cmpq	%rax, %rbx
	movq	-24(%rsp), %rdi
	jl	.LBB30_27
.LBB30_12:
	vmovdqu64	(%rdi), %zmm5
	cmpq	$7, %r15
	movq	%rax, -128(%rsp)
	jg	.LBB30_24
	leaq	7(%r15), %rax
	testq	%r15, %r15
	cmovnsq	%r15, %rax
	testq	%r8, %r8
	movq	-104(%rsp), %rdx
	je	.LBB30_25
	movabsq	$2305843009213693944, %rcx
	andq	%rcx, %rax
	leaq	16(,%rax,2), %rax
	imulq	-80(%rsp), %rax
	leaq	(%rdx,%rax,4), %r12
	movl	$16, %r13d
	jmp	.LBB30_33
	.p2align	4
.LBB30_24:
	testq	%r8, %r8
	movq	-104(%rsp), %rdx
	je	.LBB30_25
	movq	-88(%rsp), %r12
	xorl	%r13d, %r13d
.LBB30_33:
	movq	-112(%rsp), %rax
	vmovdqu64	16(%rax), %zmm11
	movq	80(%rax), %rbp
	movq	%rbp, %rdi
	imulq	%r15, %rdi
	movq	88(%rax), %rcx
	addq	(%rax), %rdi
	shll	$2, %r13d
	movq	%rdx, %rax
	xorl	%r10d, %r10d
	vmovdqa64	%zmm5, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm5, %zmm12
	vmovdqa64	%zmm5, %zmm13
	jmp	.LBB30_34
	.p2align	4
.LBB30_38:
	incq	%r10
	cmpq	%r8, %r10
	je	.LBB30_26
.LBB30_34:
	testq	%r9, %r9
	je	.LBB30_38
	movq	(%rcx,%r10,8), %r11
	addq	%rdi, %r11
	movq	%rax, %rdx
	xorl	%r14d, %r14d
	.p2align	4
.LBB30_36:
	leaq	(%r11,%r14,4), %rbx
	prefetcht0	(%r12)
	vmovdqu64	(%rdx), %zmm14
	vpxord	(%r11,%r14,4){1to16}, %zmm11, %zmm15
	incq	%r14
	vpdpbusd	%zmm14, %zmm15, %zmm13
	vpxord	(%rbp,%rbx){1to16}, %zmm11, %zmm15
	addq	%rbp, %rbx
	vpdpbusd	%zmm14, %zmm15, %zmm12
	vpxord	(%rbp,%rbx){1to16}, %zmm11, %zmm15
	addq	%rbp, %rbx
	vpdpbusd	%zmm14, %zmm15, %zmm10
	vpxord	(%rbp,%rbx){1to16}, %zmm11, %zmm15
	addq	%rbp, %rbx
	vpdpbusd	%zmm14, %zmm15, %zmm9
	vpxord	(%rbp,%rbx){1to16}, %zmm11, %zmm15
	addq	%rbp, %rbx
	vpdpbusd	%zmm14, %zmm15, %zmm8
	vpxord	(%rbp,%rbx){1to16}, %zmm11, %zmm15
	addq	%rbp, %rbx
	vpdpbusd	%zmm14, %zmm15, %zmm7
	vpxord	(%rbp,%rbx){1to16}, %zmm11, %zmm15
	addq	%rbp, %rbx
	vpdpbusd	%zmm14, %zmm15, %zmm6
	vpxord	(%rbp,%rbx){1to16}, %zmm11, %zmm15
	vpdpbusd	%zmm14, %zmm15, %zmm5
	addq	$64, %rdx
	addq	%r13, %r12
	cmpq	%r14, %r9
	jne	.LBB30_36
	addq	%rsi, %rax
	jmp	.LBB30_38
.LBB30_60:
	vmovdqu64	(%rdi), %zmm0
	leaq	64(%rdi), %rax
	movq	-112(%rsp), %r13
	movq	96(%r13), %r9
	movq	104(%r13), %rdx
	movq	%rdx, %r15
	imulq	%r9, %r15
	movq	%r11, -128(%rsp)
	cmpq	$1, %r11
	movq	%r9, -120(%rsp)
	jle	.LBB30_61
	testq	%r9, %r9
	je	.LBB30_68
	movq	%r14, -40(%rsp)
	shlq	$6, %r15
	addq	%rax, %r15
	xorl	%r8d, %r8d
	movq	-128(%rsp), %rsi
	jmp	.LBB30_63
.LBB30_22:
	cmpq	$3, %rbx
	jle	.LBB30_39
	movl	$4, %eax
	xorl	%r11d, %r11d
.LBB30_28:
	leaq	64(%rdi), %r12
	movq	-112(%rsp), %r8
	movq	96(%r8), %rcx
	movq	104(%r8), %rdx
	movq	%rdx, %r14
	imulq	%rcx, %r14
	movq	-48(%rsp), %r10
	vmovss	136(%r10), %xmm0
	movl	140(%r10), %esi
	movq	144(%r10), %r9
	movq	%r9, 24(%rsp)
	movq	160(%r10), %r15
	movq	128(%r8), %r13
	addq	$-16, %r13
	vcvttss2si	132(%r10), %ebx
	vcvttss2si	%xmm0, %r8d
	vcvtsi2ss	%esi, %xmm31, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	xorl	%r9d, %r9d
	vucomiss	.LCPI30_0(%rip), %xmm0
	seta	%r9b
	movq	%r15, 16(%rsp)
	leaq	(%r15,%r15,2), %r15
	movq	%r15, (%rsp)
	cmpq	-96(%rsp), %r13
	cmovgeq	-96(%rsp), %r13
	shll	$7, %r9d
	subl	%r9d, %esi
	addl	%esi, %ebx
	addl	%esi, %r8d
	vpbroadcastw	%esi, %zmm0
	vpbroadcastb	%ebx, %zmm1
	vpbroadcastb	%r8d, %zmm2
	vpbroadcastb	%r9d, %zmm3
	addq	152(%r10), %r13
	movq	%r13, 8(%rsp)
	movq	%r14, -8(%rsp)
	movq	%r14, %rsi
	shlq	$6, %rsi
	addq	%rdi, %rsi
	addq	$64, %rsi
	movq	%rsi, -16(%rsp)
	movq	%rdx, %rsi
	shlq	$6, %rsi
	movq	%rsi, -120(%rsp)
	movq	%rdx, %rsi
	andq	$-2, %rsi
	movq	%rsi, -88(%rsp)
	vmovdqa64	.LCPI30_1(%rip), %zmm4
	movq	%r11, %r10
	movq	%r12, 32(%rsp)
	jmp	.LBB30_29
	.p2align	4
.LBB30_44:
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm5, %zmm9
.LBB30_45:
	movq	-96(%rsp), %rsi
	movq	24(%rsp), %rax
	vmovups	(%rax,%rsi,4), %zmm6
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm6, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm6, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm6, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm6, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm7, %zmm5
	vpaddsw	%zmm0, %zmm8, %zmm6
	vpaddsw	%zmm0, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm1, %zmm5, %zmm5
	vpminsb	%zmm2, %zmm5, %zmm5
	vpxorq	%zmm3, %zmm5, %zmm5
	vpermd	%zmm5, %zmm4, %zmm5
	movq	16(%rsp), %rdi
	movq	-40(%rsp), %r9
	imulq	%rdi, %r9
	movq	8(%rsp), %r8
	leaq	(%r8,%r9), %rax
	vmovdqu	%xmm5, (%r8,%r9)
	vextracti32x4	$1, %zmm5, (%rdi,%rax)
	vextracti32x4	$2, %zmm5, (%rax,%rdi,2)
	movq	(%rsp), %rdi
	vextracti32x4	$3, %zmm5, (%rdi,%rax)
	movq	-128(%rsp), %r11
	leaq	4(%r11), %rax
	movq	%r11, %r10
	movq	-32(%rsp), %rbx
	cmpq	%rax, %rbx
	movq	-24(%rsp), %rdi
	movq	32(%rsp), %r12
	jl	.LBB30_46
.LBB30_29:
	movq	%rax, -128(%rsp)
	vmovdqu64	(%rdi), %zmm5
	cmpq	$3, %r10
	movq	%r10, -40(%rsp)
	jg	.LBB30_43
	leaq	3(%r10), %rax
	testq	%r10, %r10
	cmovnsq	%r10, %rax
	testq	%rcx, %rcx
	movq	-112(%rsp), %rdi
	je	.LBB30_44
	movabsq	$1152921504606846972, %rsi
	andq	%rsi, %rax
	leaq	16(,%rax,4), %rax
	imulq	-8(%rsp), %rax
	leaq	(%r12,%rax,4), %r13
	movl	$16, %eax
	jmp	.LBB30_49
	.p2align	4
.LBB30_43:
	testq	%rcx, %rcx
	movq	-112(%rsp), %rdi
	je	.LBB30_44
	movq	-16(%rsp), %r13
	xorl	%eax, %eax
.LBB30_49:
	movq	(%rdi), %r8
	vmovdqu64	16(%rdi), %zmm6
	movq	80(%rdi), %rsi
	movq	%rsi, %r11
	imulq	%r10, %r11
	movq	88(%rdi), %rdi
	movq	%rdi, -104(%rsp)
	movq	%r8, -64(%rsp)
	leaq	(%r8,%r11), %rdi
	movq	%rdi, -72(%rsp)
	leaq	(%rsi,%rsi), %rdi
	movq	%rdi, -80(%rsp)
	leaq	3(%r10), %r9
	imulq	%rsi, %r9
	leaq	2(%r10), %r8
	imulq	%rsi, %r8
	leaq	1(%r10), %r14
	imulq	%rsi, %r14
	leal	(,%rax,8), %edi
	movq	%rax, -56(%rsp)
	leal	(,%rax,4), %r10d
	xorl	%ebp, %ebp
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm5, %zmm9
	jmp	.LBB30_50
	.p2align	4
.LBB30_56:
	addq	-120(%rsp), %r12
.LBB30_57:
	incq	%rbp
	cmpq	%rcx, %rbp
	je	.LBB30_45
.LBB30_50:
	testq	%rdx, %rdx
	je	.LBB30_57
	movq	-104(%rsp), %rax
	movq	(%rax,%rbp,8), %rbx
	cmpq	$1, %rdx
	jne	.LBB30_58
	addq	-72(%rsp), %rbx
	movq	%r12, %r15
	testb	$1, %dl
	je	.LBB30_56
	jmp	.LBB30_55
	.p2align	4
.LBB30_58:
	addq	-64(%rsp), %rbx
	movq	-88(%rsp), %rax
	movq	%r12, %r15
	.p2align	4
.LBB30_59:
	prefetcht0	(%r13)
	vmovdqu64	(%r15), %zmm10
	vpxord	(%rbx,%r11){1to16}, %zmm6, %zmm11
	vpdpbusd	%zmm10, %zmm11, %zmm9
	vpxord	(%rbx,%r14){1to16}, %zmm6, %zmm11
	vpxord	(%rbx,%r8){1to16}, %zmm6, %zmm12
	vpdpbusd	%zmm10, %zmm11, %zmm8
	vpdpbusd	%zmm10, %zmm12, %zmm7
	vpxord	(%rbx,%r9){1to16}, %zmm6, %zmm11
	vpdpbusd	%zmm10, %zmm11, %zmm5
	prefetcht0	(%r13,%r10)
	vmovdqu64	64(%r15), %zmm10
	vpxord	4(%rbx,%r11){1to16}, %zmm6, %zmm11
	vpxord	4(%rbx,%r14){1to16}, %zmm6, %zmm12
	vpdpbusd	%zmm10, %zmm11, %zmm9
	vpdpbusd	%zmm10, %zmm12, %zmm8
	vpxord	4(%rbx,%r8){1to16}, %zmm6, %zmm11
	vpxord	4(%rbx,%r9){1to16}, %zmm6, %zmm12
	vpdpbusd	%zmm10, %zmm11, %zmm7
	vpdpbusd	%zmm10, %zmm12, %zmm5
	subq	$-128, %r15
	addq	$8, %rbx
	addq	%rdi, %r13
	addq	$-2, %rax
	jne	.LBB30_59
	addq	%r11, %rbx
	testb	$1, %dl
	je	.LBB30_56
.LBB30_55:
	prefetcht0	(%r13)
	vmovdqu64	(%r15), %zmm10
	vpxord	(%rbx){1to16}, %zmm6, %zmm11
	movq	-56(%rsp), %rax
	leaq	(%r13,%rax,4), %r13
	vpdpbusd	%zmm10, %zmm11, %zmm9
	leaq	(%rbx,%rsi), %rax
	vpxord	(%rbx,%rsi){1to16}, %zmm6, %zmm11
	vpdpbusd	%zmm10, %zmm11, %zmm8
	vpxord	(%rbx,%rsi,2){1to16}, %zmm6, %zmm11
	vpdpbusd	%zmm10, %zmm11, %zmm7
	movq	-80(%rsp), %rbx
	vpxord	(%rbx,%rax){1to16}, %zmm6, %zmm11
	vpdpbusd	%zmm10, %zmm11, %zmm5
	jmp	.LBB30_56
.LBB30_39:
	cmpq	$2, %rbx
	jl	.LBB30_41
	vmovdqu64	(%rdi), %zmm0
	leaq	64(%rdi), %rax
	movq	96(%r13), %rcx
	movq	104(%r13), %rdx
	movq	%rdx, %r15
	movq	%rcx, -120(%rsp)
	imulq	%rcx, %r15
	movl	$2, %r14d
	movq	$0, -128(%rsp)
.LBB30_61:
	cmpq	$0, -120(%rsp)
	je	.LBB30_68
	movq	%r14, -40(%rsp)
	movq	-128(%rsp), %rsi
	movq	%rsi, %rcx
	shrq	$63, %rcx
	addq	%rsi, %rcx
	movabsq	$576460752303423486, %r8
	andq	%rcx, %r8
	leaq	16(,%r8,8), %rcx
	imulq	%r15, %rcx
	leaq	(%rdi,%rcx,4), %r15
	addq	$64, %r15
	movl	$16, %r8d
.LBB30_63:
	movq	(%r13), %rcx
	vmovdqu64	16(%r13), %zmm1
	movq	80(%r13), %r10
	movq	%r10, %r11
	imulq	%rsi, %r11
	movq	88(%r13), %r14
	movq	%rcx, -56(%rsp)
	addq	%r11, %rcx
	movq	%rcx, -64(%rsp)
	movq	%rdx, %rdi
	shlq	$6, %rdi
	movl	%edx, %r12d
	andl	$3, %r12d
	movq	%rdx, %rcx
	andq	$-4, %rcx
	movq	%rcx, -80(%rsp)
	movq	%rsi, -128(%rsp)
	leaq	1(%rsi), %rbp
	imulq	%r10, %rbp
	movl	%r8d, %ecx
	shll	$4, %ecx
	movq	%rcx, -88(%rsp)
	shll	$2, %r8d
	movq	%r12, -104(%rsp)
	shll	$6, %r12d
	xorl	%r9d, %r9d
	vmovdqa64	%zmm0, %zmm2
	movq	-120(%rsp), %rcx
	movq	%rax, %rsi
	movq	%rcx, %rax
	movq	%rdx, -72(%rsp)
	movq	%rcx, -120(%rsp)
	jmp	.LBB30_64
	.p2align	4
.LBB30_86:
	addq	%rdi, %rsi
.LBB30_87:
	incq	%r9
	cmpq	%rax, %r9
	je	.LBB30_88
.LBB30_64:
	testq	%rdx, %rdx
	je	.LBB30_87
	movq	(%r14,%r9,8), %r13
	cmpq	$4, %rdx
	jae	.LBB30_89
	addq	-64(%rsp), %r13
	movq	%rsi, %rcx
	cmpq	$0, -104(%rsp)
	jne	.LBB30_84
	jmp	.LBB30_86
	.p2align	4
.LBB30_89:
	movq	%rdi, %rdx
	movq	%r14, %rdi
	addq	-56(%rsp), %r13
	movq	-80(%rsp), %rbx
	movq	%rsi, %rax
	movq	%rsi, %rcx
	.p2align	4
.LBB30_90:
	movq	%r15, %rsi
	prefetcht0	(%r15)
	vmovdqu64	(%rcx), %zmm3
	vpxord	(%r13,%r11){1to16}, %zmm1, %zmm4
	vpxord	(%r13,%rbp){1to16}, %zmm1, %zmm5
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpdpbusd	%zmm3, %zmm5, %zmm0
	addq	%r8, %r15
	prefetcht0	(%rsi,%r8)
	vmovdqu64	64(%rcx), %zmm3
	vpxord	4(%r13,%r11){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpxord	4(%r13,%rbp){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm0
	prefetcht0	(%r8,%r15)
	addq	%r8, %r15
	vmovdqu64	128(%rcx), %zmm3
	vpxord	8(%r13,%r11){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpxord	8(%r13,%rbp){1to16}, %zmm1, %zmm4
	prefetcht0	(%r8,%r15)
	vmovdqu64	192(%rcx), %zmm5
	vpdpbusd	%zmm3, %zmm4, %zmm0
	vpxord	12(%r13,%r11){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm5, %zmm3, %zmm2
	vpxord	12(%r13,%rbp){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm5, %zmm3, %zmm0
	addq	$256, %rcx
	addq	$16, %r13
	addq	%r8, %r15
	addq	%r8, %r15
	addq	$-4, %rbx
	jne	.LBB30_90
	addq	-88(%rsp), %rsi
	addq	%r11, %r13
	movq	%rsi, %r15
	movq	%rdi, %r14
	movq	%rdx, %rdi
	movq	-72(%rsp), %rdx
	movq	%rax, %rsi
	movq	-120(%rsp), %rax
	cmpq	$0, -104(%rsp)
	je	.LBB30_86
.LBB30_84:
	xorl	%ebx, %ebx
	.p2align	4
.LBB30_85:
	prefetcht0	(%r15)
	vmovdqu64	(%rcx,%rbx), %zmm3
	vpxord	(%r13){1to16}, %zmm1, %zmm4
	vpxord	(%r13,%r10){1to16}, %zmm1, %zmm5
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpdpbusd	%zmm3, %zmm5, %zmm0
	addq	$4, %r13
	addq	%r8, %r15
	addq	$64, %rbx
	cmpq	%rbx, %r12
	jne	.LBB30_85
	jmp	.LBB30_86
.LBB30_88:
	movq	-96(%rsp), %rsi
	movq	-112(%rsp), %r13
	movq	-24(%rsp), %rdi
	movq	-32(%rsp), %rbx
	movq	-40(%rsp), %r14
	jmp	.LBB30_69
.LBB30_68:
	vmovdqa64	%zmm0, %zmm2
.LBB30_69:
	movq	128(%r13), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	-48(%rsp), %r9
	vmovups	(%r9), %zmm1
	vmovups	64(%r9), %zmm3
	cmovgeq	%rsi, %rax
	movq	144(%r9), %rcx
	vcvtdq2ps	%zmm2, %zmm2
	movq	152(%r9), %rdx
	vmulps	(%rcx,%rsi,4), %zmm2, %zmm2
	movq	160(%r9), %r8
	vmaxps	%zmm1, %zmm2, %zmm2
	vminps	%zmm3, %zmm2, %zmm2
	vbroadcastss	.LCPI30_2(%rip), %zmm4
	vaddps	%zmm4, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpbroadcastb	128(%r9), %xmm5
	vpaddb	%xmm2, %xmm5, %xmm2
	movq	%r8, %r10
	movq	-128(%rsp), %r9
	imulq	%r9, %r10
	addq	%rdx, %r10
	vmovdqu	%xmm2, (%rax,%r10)
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
	movq	%r14, %r11
	cmpq	%rbx, %r11
	jge	.LBB30_81
.LBB30_71:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	xorl	%ecx, %ecx
	testq	%r11, %r11
	setle	%sil
	testq	%rax, %rax
	movq	%r11, -128(%rsp)
	je	.LBB30_80
	movq	%r11, %r10
	movq	104(%r13), %rdx
	movb	%sil, %cl
	shll	$4, %ecx
	leaq	64(%rdi), %rsi
	movq	%rdx, %r11
	imulq	%rax, %r11
	movq	%r10, %r8
	shlq	$4, %r8
	addq	$16, %r8
	testq	%r10, %r10
	movl	$16, %r9d
	cmovleq	%r8, %r9
	imulq	%r11, %r9
	vmovdqu64	16(%r13), %zmm1
	leaq	(%rdi,%r9,4), %rbx
	addq	$64, %rbx
	movq	80(%r13), %rdi
	imulq	%r10, %rdi
	movq	88(%r13), %r8
	movq	%r8, -104(%rsp)
	addq	(%r13), %rdi
	movq	%rdx, %r9
	shlq	$6, %r9
	movl	%edx, %r10d
	andl	$3, %r10d
	movq	%rdx, %r11
	andq	$-4, %r11
	movl	%ecx, %r8d
	shll	$4, %r8d
	movq	%r8, -120(%rsp)
	shll	$2, %ecx
	xorl	%r15d, %r15d
	jmp	.LBB30_73
	.p2align	4
.LBB30_78:
	addq	%r9, %rsi
.LBB30_79:
	incq	%r15
	cmpq	%rax, %r15
	je	.LBB30_80
.LBB30_73:
	testq	%rdx, %rdx
	je	.LBB30_79
	movq	-104(%rsp), %r8
	movq	(%r8,%r15,8), %r12
	addq	%rdi, %r12
	movq	%rsi, %r13
	movq	%r11, %rbp
	cmpq	$4, %rdx
	jb	.LBB30_75
	.p2align	4
.LBB30_91:
	movq	%rbx, %r14
	prefetcht0	(%rbx)
	vpxord	(%r12){1to16}, %zmm1, %zmm2
	vpdpbusd	(%r13), %zmm2, %zmm0
	prefetcht0	(%rbx,%rcx)
	vpxord	4(%r12){1to16}, %zmm1, %zmm2
	vpdpbusd	64(%r13), %zmm2, %zmm0
	addq	%rcx, %rbx
	prefetcht0	(%rcx,%rbx)
	vpxord	8(%r12){1to16}, %zmm1, %zmm2
	vpdpbusd	128(%r13), %zmm2, %zmm0
	addq	%rcx, %rbx
	prefetcht0	(%rcx,%rbx)
	vpxord	12(%r12){1to16}, %zmm1, %zmm2
	vpdpbusd	192(%r13), %zmm2, %zmm0
	addq	$16, %r12
	addq	$256, %r13
	addq	%rcx, %rbx
	addq	%rcx, %rbx
	addq	$-4, %rbp
	jne	.LBB30_91
	addq	-120(%rsp), %r14
	movq	%r14, %rbx
.LBB30_75:
	testq	%r10, %r10
	je	.LBB30_78
	xorl	%r14d, %r14d
	.p2align	4
.LBB30_77:
	prefetcht0	(%rbx)
	vpxord	(%r12,%r14,4){1to16}, %zmm1, %zmm2
	vpdpbusd	(%r13), %zmm2, %zmm0
	addq	$64, %r13
	incq	%r14
	addq	%rcx, %rbx
	cmpq	%r14, %r10
	jne	.LBB30_77
	jmp	.LBB30_78
.LBB30_80:
	movq	-112(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	movq	-96(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	-48(%rsp), %rdx
	movq	144(%rdx), %rcx
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rcx,%rsi,4), %zmm0, %zmm0
	vmaxps	(%rdx), %zmm0, %zmm0
	vminps	64(%rdx), %zmm0, %zmm0
	vaddps	.LCPI30_2(%rip){1to16}, %zmm0, %zmm0
	cmovgeq	%rsi, %rax
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%rdx), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	movq	-128(%rsp), %rcx
	imulq	160(%rdx), %rcx
	addq	152(%rdx), %rcx
	vmovdqu	%xmm0, (%rax,%rcx)
.LBB30_81:
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
.LBB30_41:
	.cfi_def_cfa_offset 96
	cmpq	$1, %rbx
	jne	.LBB30_81
	xorl	%r11d, %r11d
	jmp	.LBB30_71
.Lfunc_end30:
	.size	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA12RequantizingVTtg5, .Lfunc_end30-$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI31_0:
	.long	0x42fe0000
.LCPI31_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI31_1:
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
	.hidden	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA10CorrectingVyAA12RequantizingVGTtg5
	.weak	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA10CorrectingVyAA12RequantizingVGTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA10CorrectingVyAA12RequantizingVGTtg5,@function
$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA10CorrectingVyAA12RequantizingVGTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -48(%rsp)
	movq	%rdx, -40(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rdi, -56(%rsp)
	movq	%rax, -8(%rsp)
	jl	.LBB31_5
	leaq	128(%rdi), %rbp
	movq	96(%r13), %r10
	movq	104(%r13), %r11
	movq	%r11, %r15
	imulq	%r10, %r15
	leaq	16(%rsi), %rbx
	movq	(%rdx), %r14
	movq	8(%rdx), %rax
	movq	%rax, -88(%rsp)
	vmovss	152(%rdx), %xmm0
	movq	%rdx, %r8
	movl	156(%rdx), %eax
	movq	160(%rdx), %rcx
	movq	%rcx, -96(%rsp)
	movq	128(%r13), %r12
	addq	$-16, %r12
	vcvttss2si	148(%rdx), %ecx
	vcvttss2si	%xmm0, %edx
	vcvtsi2ss	%eax, %xmm15, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	xorl	%r9d, %r9d
	vucomiss	.LCPI31_0(%rip), %xmm0
	movq	168(%r8), %r13
	movq	%r13, 8(%rsp)
	seta	%r9b
	cmpq	%rsi, %r12
	cmovlq	%r12, %rsi
	movq	%rsi, (%rsp)
	shll	$7, %r9d
	subl	%r9d, %eax
	addl	%eax, %ecx
	addl	%eax, %edx
	vpbroadcastw	%eax, %zmm0
	movq	176(%r8), %rax
	vpbroadcastb	%ecx, %zmm1
	movq	%rax, -16(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -64(%rsp)
	vpbroadcastb	%edx, %zmm2
	vpbroadcastb	%r9d, %zmm3
	cmpq	%rbx, %r12
	movq	%rbx, -24(%rsp)
	cmovgeq	%rbx, %r12
	movq	%r12, -104(%rsp)
	movq	%r15, -72(%rsp)
	movq	%r15, %rax
	shlq	$7, %rax
	addq	%rdi, %rax
	addq	$128, %rax
	movq	%rax, -32(%rsp)
	movq	%r11, %rax
	shlq	$7, %rax
	movq	%rax, -112(%rsp)
	vmovdqa64	.LCPI31_1(%rip), %zmm4
	movl	$8, %ecx
	xorl	%eax, %eax
	movq	%rbp, -80(%rsp)
	jmp	.LBB31_2
	.p2align	4
.LBB31_12:
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm6, %zmm10
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm6, %zmm17
	vmovdqa64	%zmm5, %zmm14
	vmovdqa64	%zmm6, %zmm18
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm6, %zmm19
	vmovdqa64	%zmm5, %zmm16
	vmovdqa64	%zmm6, %zmm21
.LBB31_13:
	movq	-48(%rsp), %rsi
	movq	-88(%rsp), %rdi
	vmovdqu64	(%rdi,%rsi,4), %zmm20
	vpmulld	(%r14,%rax,4){1to16}, %zmm20, %zmm22
	vpaddd	%zmm21, %zmm22, %zmm21
	vpmulld	4(%r14,%rax,4){1to16}, %zmm20, %zmm22
	vpaddd	%zmm19, %zmm22, %zmm19
	vpmulld	8(%r14,%rax,4){1to16}, %zmm20, %zmm22
	vpmulld	12(%r14,%rax,4){1to16}, %zmm20, %zmm20
	vpaddd	%zmm18, %zmm22, %zmm18
	vpaddd	%zmm17, %zmm20, %zmm17
	movq	-96(%rsp), %r8
	vmovups	(%r8,%rsi,4), %zmm20
	vcvtdq2ps	%zmm21, %zmm21
	vmulps	%zmm21, %zmm20, %zmm21
	vcvtps2dq	%zmm21, %zmm21
	vcvtdq2ps	%zmm19, %zmm19
	vmulps	%zmm19, %zmm20, %zmm19
	vcvtps2dq	%zmm19, %zmm19
	vpackssdw	%zmm19, %zmm21, %zmm19
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	%zmm18, %zmm20, %zmm18
	vcvtps2dq	%zmm18, %zmm18
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	%zmm17, %zmm20, %zmm17
	vcvtps2dq	%zmm17, %zmm17
	vpackssdw	%zmm17, %zmm18, %zmm17
	vpaddsw	%zmm0, %zmm19, %zmm18
	vpaddsw	%zmm0, %zmm17, %zmm17
	vpacksswb	%zmm17, %zmm18, %zmm17
	vpmaxsb	%zmm1, %zmm17, %zmm17
	vpminsb	%zmm2, %zmm17, %zmm17
	vpxorq	%zmm3, %zmm17, %zmm17
	vpermd	%zmm17, %zmm4, %zmm17
	movq	%rax, %rcx
	movq	-16(%rsp), %r12
	imulq	%r12, %rcx
	movq	8(%rsp), %rbx
	addq	%rbx, %rcx
	movq	(%rsp), %r15
	leaq	(%rcx,%r15), %rdx
	vmovdqu64	%xmm17, (%r15,%rcx)
	vextracti32x4	$1, %zmm17, (%r12,%rdx)
	vextracti32x4	$2, %zmm17, (%rdx,%r12,2)
	movq	-64(%rsp), %r13
	vextracti32x4	$3, %zmm17, (%r13,%rdx)
	vmovdqu64	64(%rdi,%rsi,4), %zmm17
	vpmulld	(%r14,%rax,4){1to16}, %zmm17, %zmm18
	vpaddd	%zmm16, %zmm18, %zmm16
	vpmulld	4(%r14,%rax,4){1to16}, %zmm17, %zmm18
	vpaddd	%zmm15, %zmm18, %zmm15
	vpmulld	8(%r14,%rax,4){1to16}, %zmm17, %zmm18
	vpmulld	12(%r14,%rax,4){1to16}, %zmm17, %zmm17
	vpaddd	%zmm14, %zmm18, %zmm14
	vpaddd	%zmm13, %zmm17, %zmm13
	vmovups	64(%r8,%rsi,4), %zmm17
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	%zmm16, %zmm17, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	%zmm15, %zmm17, %zmm15
	vcvtps2dq	%zmm15, %zmm15
	vpackssdw	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm17, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm17, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vpackssdw	%zmm13, %zmm14, %zmm13
	vpaddsw	%zmm0, %zmm15, %zmm14
	vpaddsw	%zmm0, %zmm13, %zmm13
	vpacksswb	%zmm13, %zmm14, %zmm13
	vpmaxsb	%zmm1, %zmm13, %zmm13
	vpminsb	%zmm2, %zmm13, %zmm13
	vpxorq	%zmm3, %zmm13, %zmm13
	vpermd	%zmm13, %zmm4, %zmm13
	movq	-104(%rsp), %r9
	vmovdqu	%xmm13, (%r9,%rcx)
	addq	%r9, %rcx
	vextracti32x4	$1, %zmm13, (%r12,%rcx)
	vextracti32x4	$2, %zmm13, (%rcx,%r12,2)
	vextracti32x4	$3, %zmm13, (%r13,%rcx)
	movq	%rax, %rcx
	orq	$4, %rcx
	vmovdqu64	(%rdi,%rsi,4), %zmm13
	vpmulld	16(%r14,%rax,4){1to16}, %zmm13, %zmm14
	vpaddd	%zmm12, %zmm14, %zmm12
	vpmulld	20(%r14,%rax,4){1to16}, %zmm13, %zmm14
	vpmulld	24(%r14,%rax,4){1to16}, %zmm13, %zmm15
	vpaddd	%zmm11, %zmm14, %zmm11
	vpaddd	%zmm10, %zmm15, %zmm10
	vpmulld	28(%r14,%rax,4){1to16}, %zmm13, %zmm13
	vpaddd	%zmm6, %zmm13, %zmm6
	vmovups	(%r8,%rsi,4), %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm13, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm13, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm13, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm13, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm10, %zmm6
	vpaddsw	%zmm0, %zmm11, %zmm10
	vpaddsw	%zmm0, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm10, %zmm6
	vpmaxsb	%zmm1, %zmm6, %zmm6
	vpminsb	%zmm2, %zmm6, %zmm6
	vpxorq	%zmm3, %zmm6, %zmm6
	vpermd	%zmm6, %zmm4, %zmm6
	imulq	%r12, %rcx
	addq	%rbx, %rcx
	leaq	(%rcx,%r15), %rdx
	vmovdqu	%xmm6, (%r15,%rcx)
	vextracti32x4	$1, %zmm6, (%r12,%rdx)
	vextracti32x4	$2, %zmm6, (%rdx,%r12,2)
	vextracti32x4	$3, %zmm6, (%r13,%rdx)
	vmovdqu64	64(%rdi,%rsi,4), %zmm6
	vpmulld	16(%r14,%rax,4){1to16}, %zmm6, %zmm10
	vpmulld	20(%r14,%rax,4){1to16}, %zmm6, %zmm11
	vpaddd	%zmm9, %zmm10, %zmm9
	vpaddd	%zmm8, %zmm11, %zmm8
	vpmulld	24(%r14,%rax,4){1to16}, %zmm6, %zmm10
	vpaddd	%zmm7, %zmm10, %zmm7
	vpmulld	28(%r14,%rax,4){1to16}, %zmm6, %zmm6
	vmovups	64(%r8,%rsi,4), %zmm10
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm9, %zmm6
	vmulps	%zmm6, %zmm10, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm10, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm6, %zmm6
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm10, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm10, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm7, %zmm5
	vpaddsw	%zmm0, %zmm6, %zmm6
	vpaddsw	%zmm0, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm1, %zmm5, %zmm5
	vpminsb	%zmm2, %zmm5, %zmm5
	vpxorq	%zmm3, %zmm5, %zmm5
	vpermd	%zmm5, %zmm4, %zmm5
	vmovdqu	%xmm5, (%r9,%rcx)
	addq	%r9, %rcx
	vextracti32x4	$1, %zmm5, (%r12,%rcx)
	vextracti32x4	$2, %zmm5, (%rcx,%r12,2)
	vextracti32x4	$3, %zmm5, (%r13,%rcx)
	movq	-128(%rsp), %rbx
	leaq	8(%rbx), %rcx
	addq	$8, %rax
	movq	-8(%rsp), %rdx
	cmpq	%rcx, %rdx
	movq	-56(%rsp), %rdi
	movq	-80(%rsp), %rbp
	jl	.LBB31_14
.LBB31_2:
	vmovdqu64	(%rdi), %zmm6
	vmovdqu64	64(%rdi), %zmm5
	cmpq	$15, %rax
	movq	%rcx, -128(%rsp)
	jg	.LBB31_11
	testq	%r10, %r10
	je	.LBB31_12
	leaq	32(,%rax,2), %rcx
	imulq	-72(%rsp), %rcx
	leaq	(,%rcx,4), %rdi
	addq	%rbp, %rdi
	movl	$16, %r13d
	jmp	.LBB31_33
	.p2align	4
.LBB31_11:
	testq	%r10, %r10
	je	.LBB31_12
	movq	-32(%rsp), %rdi
	xorl	%r13d, %r13d
.LBB31_33:
	movq	-120(%rsp), %rcx
	vmovdqu64	16(%rcx), %zmm20
	movq	80(%rcx), %rbx
	movq	88(%rcx), %rdx
	movq	%rbx, %r15
	imulq	%rax, %r15
	addq	(%rcx), %r15
	shll	$2, %r13d
	xorl	%r9d, %r9d
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm6, %zmm10
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm6, %zmm17
	vmovdqa64	%zmm5, %zmm14
	vmovdqa64	%zmm6, %zmm18
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm6, %zmm19
	vmovdqa64	%zmm5, %zmm16
	vmovdqa64	%zmm6, %zmm21
	jmp	.LBB31_34
	.p2align	4
.LBB31_38:
	incq	%r9
	cmpq	%r10, %r9
	je	.LBB31_13
.LBB31_34:
	testq	%r11, %r11
	je	.LBB31_38
	movq	(%rdx,%r9,8), %rsi
	addq	%r15, %rsi
	movq	%rbp, %r12
	xorl	%ecx, %ecx
	.p2align	4
.LBB31_36:
	leaq	(%rsi,%rcx,4), %r8
	prefetcht0	(%rdi)
	vmovdqu64	(%r12), %zmm22
	vmovdqu64	64(%r12), %zmm23
	vpxord	(%rsi,%rcx,4){1to16}, %zmm20, %zmm24
	vpdpbusd	%zmm22, %zmm24, %zmm21
	vpdpbusd	%zmm23, %zmm24, %zmm16
	vpxord	(%rbx,%r8){1to16}, %zmm20, %zmm24
	addq	%rbx, %r8
	vpdpbusd	%zmm22, %zmm24, %zmm19
	vpdpbusd	%zmm23, %zmm24, %zmm15
	vpxord	(%rbx,%r8){1to16}, %zmm20, %zmm24
	addq	%rbx, %r8
	vpdpbusd	%zmm22, %zmm24, %zmm18
	vpdpbusd	%zmm23, %zmm24, %zmm14
	vpxord	(%rbx,%r8){1to16}, %zmm20, %zmm24
	addq	%rbx, %r8
	vpdpbusd	%zmm22, %zmm24, %zmm17
	vpdpbusd	%zmm23, %zmm24, %zmm13
	vpxord	(%rbx,%r8){1to16}, %zmm20, %zmm24
	addq	%rbx, %r8
	vpdpbusd	%zmm22, %zmm24, %zmm12
	vpdpbusd	%zmm23, %zmm24, %zmm9
	vpxord	(%rbx,%r8){1to16}, %zmm20, %zmm24
	addq	%rbx, %r8
	vpdpbusd	%zmm22, %zmm24, %zmm11
	vpxord	(%rbx,%r8){1to16}, %zmm20, %zmm25
	vpdpbusd	%zmm23, %zmm24, %zmm8
	addq	%rbx, %r8
	vpdpbusd	%zmm22, %zmm25, %zmm10
	vpdpbusd	%zmm23, %zmm25, %zmm7
	vpxord	(%rbx,%r8){1to16}, %zmm20, %zmm24
	incq	%rcx
	vpdpbusd	%zmm22, %zmm24, %zmm6
	vpdpbusd	%zmm23, %zmm24, %zmm5
	subq	$-128, %r12
	addq	%r13, %rdi
	cmpq	%rcx, %r11
	jne	.LBB31_36
	addq	-112(%rsp), %rbp
	jmp	.LBB31_38
.LBB31_5:
	cmpq	$4, %rax
	jl	.LBB31_39
	leaq	16(%rsi), %rax
	movq	%rax, -24(%rsp)
	movl	$4, %eax
	xorl	%ebx, %ebx
	jmp	.LBB31_7
.LBB31_14:
	movq	%rbx, %rax
	orq	$4, %rax
	cmpq	%rax, %rdx
	movq	-120(%rsp), %r13
	jge	.LBB31_7
.LBB31_15:
	leaq	2(%rbx), %r12
	cmpq	%r12, %rdx
	jl	.LBB31_20
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	leaq	128(%rdi), %r9
	movq	96(%r13), %rdx
	movq	104(%r13), %r15
	movq	%r15, %rdi
	imulq	%rdx, %rdi
	cmpq	$3, %rbx
	jle	.LBB31_41
	testq	%rdx, %rdx
	je	.LBB31_18
	movq	%r12, -104(%rsp)
	shlq	$7, %rdi
	addq	%r9, %rdi
	xorl	%r10d, %r10d
	jmp	.LBB31_61
.LBB31_7:
	leaq	128(%rdi), %rcx
	movq	%rcx, -64(%rsp)
	movq	96(%r13), %rdx
	movq	104(%r13), %rcx
	movq	%rcx, %r14
	movq	%rdx, -72(%rsp)
	imulq	%rdx, %r14
	movq	-40(%rsp), %r10
	movq	(%r10), %rdx
	movq	%rdx, -32(%rsp)
	movq	8(%r10), %rdx
	movq	%rdx, 80(%rsp)
	vmovss	152(%r10), %xmm0
	movl	156(%r10), %edx
	movq	160(%r10), %r8
	movq	%r8, 72(%rsp)
	movq	128(%r13), %r15
	addq	$-16, %r15
	vcvttss2si	148(%r10), %r11d
	vcvttss2si	%xmm0, %r8d
	vcvtsi2ss	%edx, %xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	xorl	%r9d, %r9d
	vucomiss	.LCPI31_0(%rip), %xmm0
	movq	168(%r10), %r12
	movq	%r12, 56(%rsp)
	seta	%r9b
	cmpq	%rsi, %r15
	cmovlq	%r15, %rsi
	movq	%rsi, 48(%rsp)
	shll	$7, %r9d
	subl	%r9d, %edx
	addl	%edx, %r11d
	addl	%edx, %r8d
	vpbroadcastw	%edx, %zmm0
	movq	176(%r10), %rsi
	vpbroadcastb	%r11d, %zmm1
	movq	-120(%rsp), %r13
	vpbroadcastb	%r8d, %zmm2
	vpbroadcastb	%r9d, %zmm3
	movq	-24(%rsp), %rdx
	cmpq	%rdx, %r15
	cmovgeq	%rdx, %r15
	movq	%r15, 64(%rsp)
	movq	%r14, 24(%rsp)
	movq	%r14, %rdx
	shlq	$7, %rdx
	addq	%rdi, %rdx
	addq	$128, %rdx
	movq	%rdx, 16(%rsp)
	movq	%rcx, %rdx
	shlq	$7, %rdx
	movq	%rdx, -80(%rsp)
	movq	%rcx, %rdx
	andq	$-2, %rdx
	movq	%rdx, (%rsp)
	vmovdqa64	.LCPI31_1(%rip), %zmm4
	movq	%rbx, %r8
	movq	%rsi, 40(%rsp)
	leaq	(%rsi,%rsi,2), %rdx
	movq	%rdx, 32(%rsp)
	jmp	.LBB31_8
	.p2align	4
.LBB31_46:
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm6, %zmm13
.LBB31_47:
	movq	-48(%rsp), %rsi
	movq	80(%rsp), %r8
	vmovdqu64	(%r8,%rsi,4), %zmm10
	movq	-32(%rsp), %rdi
	movq	-16(%rsp), %rbx
	vpmulld	(%rdi,%rbx,4){1to16}, %zmm10, %zmm14
	vpaddd	%zmm13, %zmm14, %zmm13
	vpmulld	4(%rdi,%rbx,4){1to16}, %zmm10, %zmm14
	vpaddd	%zmm12, %zmm14, %zmm12
	vpmulld	8(%rdi,%rbx,4){1to16}, %zmm10, %zmm14
	vpmulld	12(%rdi,%rbx,4){1to16}, %zmm10, %zmm10
	vpaddd	%zmm11, %zmm14, %zmm11
	vpaddd	%zmm6, %zmm10, %zmm6
	movq	72(%rsp), %r9
	vmovups	(%r9,%rsi,4), %zmm10
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm10, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm10, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vpackssdw	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm10, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm10, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm11, %zmm6
	vpaddsw	%zmm0, %zmm12, %zmm10
	vpaddsw	%zmm0, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm10, %zmm6
	vpmaxsb	%zmm1, %zmm6, %zmm6
	vpminsb	%zmm2, %zmm6, %zmm6
	vpxorq	%zmm3, %zmm6, %zmm6
	vpermd	%zmm6, %zmm4, %zmm6
	movq	%rbx, %rax
	movq	40(%rsp), %r11
	imulq	%r11, %rax
	addq	56(%rsp), %rax
	movq	48(%rsp), %r10
	leaq	(%rax,%r10), %rdx
	vmovdqu	%xmm6, (%r10,%rax)
	vextracti32x4	$1, %zmm6, (%r11,%rdx)
	vextracti32x4	$2, %zmm6, (%rdx,%r11,2)
	movq	32(%rsp), %r10
	vextracti32x4	$3, %zmm6, (%r10,%rdx)
	movq	-24(%rsp), %rdx
	vmovdqu64	(%r8,%rdx,4), %zmm6
	vpmulld	(%rdi,%rbx,4){1to16}, %zmm6, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vpmulld	4(%rdi,%rbx,4){1to16}, %zmm6, %zmm10
	vpaddd	%zmm8, %zmm10, %zmm8
	vpmulld	8(%rdi,%rbx,4){1to16}, %zmm6, %zmm10
	vpmulld	12(%rdi,%rbx,4){1to16}, %zmm6, %zmm6
	vpaddd	%zmm7, %zmm10, %zmm7
	vpaddd	%zmm5, %zmm6, %zmm5
	vmovups	(%r9,%rdx,4), %zmm6
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm6, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm6, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm6, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm6, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm7, %zmm5
	vpaddsw	%zmm0, %zmm8, %zmm6
	vpaddsw	%zmm0, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm1, %zmm5, %zmm5
	vpminsb	%zmm2, %zmm5, %zmm5
	vpxorq	%zmm3, %zmm5, %zmm5
	vpermd	%zmm5, %zmm4, %zmm5
	movq	64(%rsp), %rdx
	vmovdqu	%xmm5, (%rdx,%rax)
	addq	%rdx, %rax
	vextracti32x4	$1, %zmm5, (%r11,%rax)
	vextracti32x4	$2, %zmm5, (%rax,%r11,2)
	vextracti32x4	$3, %zmm5, (%r10,%rax)
	movq	-128(%rsp), %rbx
	leaq	4(%rbx), %rax
	movq	%rbx, %r8
	movq	-8(%rsp), %rdx
	cmpq	%rax, %rdx
	movq	-120(%rsp), %r13
	movq	-56(%rsp), %rdi
	jl	.LBB31_15
.LBB31_8:
	vmovdqu64	(%rdi), %zmm6
	vmovdqu64	64(%rdi), %zmm5
	cmpq	$7, %r8
	movq	%rax, -128(%rsp)
	movq	%r8, -16(%rsp)
	jg	.LBB31_45
	leaq	3(%r8), %rax
	testq	%r8, %r8
	cmovnsq	%r8, %rax
	movq	-72(%rsp), %rsi
	testq	%rsi, %rsi
	movq	-64(%rsp), %rdi
	je	.LBB31_46
	movabsq	$1152921504606846972, %rdx
	andq	%rdx, %rax
	leaq	32(,%rax,4), %rax
	imulq	24(%rsp), %rax
	leaq	(%rdi,%rax,4), %r14
	movl	$16, %edx
	jmp	.LBB31_49
	.p2align	4
.LBB31_45:
	movq	-72(%rsp), %rsi
	testq	%rsi, %rsi
	movq	-64(%rsp), %rdi
	je	.LBB31_46
	movq	16(%rsp), %r14
	xorl	%edx, %edx
.LBB31_49:
	movq	(%r13), %rax
	vmovdqu64	16(%r13), %zmm10
	movq	80(%r13), %r15
	movq	%r15, %r11
	imulq	%r8, %r11
	movq	88(%r13), %r9
	movq	%r9, -112(%rsp)
	movq	%rax, -96(%rsp)
	addq	%r11, %rax
	movq	%rax, -104(%rsp)
	leaq	(%r15,%r15), %rax
	movq	%rax, 8(%rsp)
	leaq	3(%r8), %r12
	imulq	%r15, %r12
	movq	%r8, %rax
	addq	$2, %r8
	imulq	%r15, %r8
	leaq	1(%rax), %r9
	imulq	%r15, %r9
	leal	(,%rdx,8), %ebx
	movq	%rdx, -88(%rsp)
	leal	(,%rdx,4), %edx
	xorl	%r13d, %r13d
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm6, %zmm13
	jmp	.LBB31_50
	.p2align	4
.LBB31_56:
	addq	-80(%rsp), %rdi
.LBB31_57:
	incq	%r13
	cmpq	%rsi, %r13
	je	.LBB31_47
.LBB31_50:
	testq	%rcx, %rcx
	je	.LBB31_57
	movq	-112(%rsp), %rax
	movq	(%rax,%r13,8), %rbp
	cmpq	$1, %rcx
	jne	.LBB31_58
	addq	-104(%rsp), %rbp
	movq	%rdi, %r10
	testb	$1, %cl
	je	.LBB31_56
	jmp	.LBB31_55
	.p2align	4
.LBB31_58:
	addq	-96(%rsp), %rbp
	movq	(%rsp), %rax
	movq	%rdi, %r10
	.p2align	4
.LBB31_59:
	prefetcht0	(%r14)
	vmovdqu64	(%r10), %zmm14
	vmovdqu64	64(%r10), %zmm15
	vpxord	(%rbp,%r11){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm13
	vpxord	(%rbp,%r9){1to16}, %zmm10, %zmm17
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vpdpbusd	%zmm14, %zmm17, %zmm12
	vpdpbusd	%zmm15, %zmm17, %zmm8
	vpxord	(%rbp,%r8){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm11
	vpdpbusd	%zmm15, %zmm16, %zmm7
	vpxord	(%rbp,%r12){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm6
	vpdpbusd	%zmm15, %zmm16, %zmm5
	prefetcht0	(%r14,%rdx)
	vmovdqu64	128(%r10), %zmm14
	vmovdqu64	192(%r10), %zmm15
	vpxord	4(%rbp,%r11){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm13
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vpxord	4(%rbp,%r9){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm12
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vpxord	4(%rbp,%r8){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm11
	vpdpbusd	%zmm15, %zmm16, %zmm7
	vpxord	4(%rbp,%r12){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm6
	vpdpbusd	%zmm15, %zmm16, %zmm5
	addq	$256, %r10
	addq	$8, %rbp
	addq	%rbx, %r14
	addq	$-2, %rax
	jne	.LBB31_59
	addq	%r11, %rbp
	testb	$1, %cl
	je	.LBB31_56
.LBB31_55:
	prefetcht0	(%r14)
	vmovdqu64	(%r10), %zmm14
	vmovdqu64	64(%r10), %zmm15
	movq	-88(%rsp), %rax
	leaq	(%r14,%rax,4), %r14
	vpxord	(%rbp){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm13
	vpdpbusd	%zmm15, %zmm16, %zmm9
	leaq	(%rbp,%r15), %rax
	vpxord	(%rbp,%r15){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm12
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vpxord	(%rbp,%r15,2){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm11
	vpdpbusd	%zmm15, %zmm16, %zmm7
	movq	8(%rsp), %r10
	vpxord	(%r10,%rax){1to16}, %zmm10, %zmm16
	vpdpbusd	%zmm14, %zmm16, %zmm6
	vpdpbusd	%zmm15, %zmm16, %zmm5
	jmp	.LBB31_56
.LBB31_39:
	cmpq	$2, %rax
	jl	.LBB31_43
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	leaq	128(%rdi), %r9
	movq	96(%r13), %rdx
	movq	104(%r13), %r15
	movq	%r15, %rdi
	imulq	%rdx, %rdi
	movl	$2, %r12d
	xorl	%ebx, %ebx
.LBB31_41:
	testq	%rdx, %rdx
	je	.LBB31_18
	movq	%r12, -104(%rsp)
	movq	%rbx, %rax
	shrq	$63, %rax
	addq	%rbx, %rax
	movabsq	$576460752303423486, %rcx
	andq	%rax, %rcx
	leaq	32(,%rcx,8), %rax
	imulq	%rdi, %rax
	movq	-56(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rdi
	addq	$128, %rdi
	movl	$16, %r10d
.LBB31_61:
	movq	-120(%rsp), %rax
	vmovdqu64	16(%rax), %zmm4
	movq	(%rax), %rsi
	movq	80(%rax), %r8
	movq	%r8, %r11
	imulq	%rbx, %r11
	movq	%rbx, %rcx
	movq	88(%rax), %rbx
	movq	%rsi, -112(%rsp)
	leaq	(%rsi,%r11), %rax
	movq	%rax, -88(%rsp)
	movq	%r15, %rsi
	shlq	$7, %rsi
	movq	%r15, %rax
	andq	$-2, %rax
	movq	%rax, -96(%rsp)
	movq	%rcx, -128(%rsp)
	leaq	1(%rcx), %r13
	movq	%r8, -80(%rsp)
	imulq	%r8, %r13
	leal	(,%r10,8), %ebp
	leal	(,%r10,4), %eax
	xorl	%r14d, %r14d
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm3
	jmp	.LBB31_62
	.p2align	4
.LBB31_68:
	addq	%rsi, %r9
.LBB31_69:
	incq	%r14
	cmpq	%rdx, %r14
	je	.LBB31_70
.LBB31_62:
	testq	%r15, %r15
	je	.LBB31_69
	movq	(%rbx,%r14,8), %r8
	cmpq	$1, %r15
	jne	.LBB31_71
	addq	-88(%rsp), %r8
	movq	%r9, %rcx
	testb	$1, %r15b
	je	.LBB31_68
	jmp	.LBB31_67
	.p2align	4
.LBB31_71:
	addq	-112(%rsp), %r8
	movq	-96(%rsp), %r12
	movq	%r9, %rcx
	.p2align	4
.LBB31_72:
	prefetcht0	(%rdi)
	vmovdqu64	(%rcx), %zmm5
	vmovdqu64	64(%rcx), %zmm6
	vpxord	(%r8,%r11){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm3
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vpxord	(%r8,%r13){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	prefetcht0	(%rdi,%rax)
	vmovdqu64	128(%rcx), %zmm5
	vmovdqu64	192(%rcx), %zmm6
	vpxord	4(%r8,%r11){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm3
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vpxord	4(%r8,%r13){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	addq	$256, %rcx
	addq	$8, %r8
	addq	%rbp, %rdi
	addq	$-2, %r12
	jne	.LBB31_72
	addq	%r11, %r8
	testb	$1, %r15b
	je	.LBB31_68
.LBB31_67:
	prefetcht0	(%rdi)
	leaq	(%rdi,%r10,4), %rdi
	vmovdqu64	(%rcx), %zmm5
	vmovdqu64	64(%rcx), %zmm6
	vpxord	(%r8){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm3
	vpdpbusd	%zmm6, %zmm7, %zmm2
	movq	-80(%rsp), %rcx
	vpxord	(%r8,%rcx){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	jmp	.LBB31_68
.LBB31_70:
	movq	-48(%rsp), %rsi
	movq	-104(%rsp), %r12
	jmp	.LBB31_19
.LBB31_18:
	movq	%rbx, -128(%rsp)
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm3
.LBB31_19:
	movq	-120(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	cmovlq	%rax, %rcx
	movq	-40(%rsp), %r10
	movq	(%r10), %rdx
	movq	8(%r10), %rbx
	vmovups	16(%r10), %zmm4
	vmovups	80(%r10), %zmm5
	movq	160(%r10), %rdi
	movq	168(%r10), %r8
	movq	-128(%rsp), %r14
	vpbroadcastd	(%rdx,%r14,4), %zmm6
	movq	176(%r10), %r9
	vpmulld	(%rbx,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm3, %zmm6, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	(%rdi,%rsi,4), %zmm3, %zmm3
	vmaxps	%zmm4, %zmm3, %zmm3
	vminps	%zmm5, %zmm3, %zmm3
	vbroadcastss	.LCPI31_2(%rip), %zmm6
	vaddps	%zmm6, %zmm3, %zmm3
	vpmovdb	%zmm3, %xmm3
	vpbroadcastb	144(%r10), %xmm7
	vpaddb	%xmm3, %xmm7, %xmm3
	movq	%r9, %r10
	imulq	%r14, %r10
	addq	%r8, %r10
	vmovdqu	%xmm3, (%rcx,%r10)
	leaq	16(%rsi), %r11
	cmpq	%r11, %rax
	cmovgeq	%r11, %rax
	vpbroadcastd	(%rdx,%r14,4), %zmm3
	vpmulld	64(%rbx,%rsi,4), %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	64(%rdi,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm4, %zmm2, %zmm2
	vminps	%zmm5, %zmm2, %zmm2
	vaddps	%zmm6, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpaddb	%xmm2, %xmm7, %xmm2
	vmovdqu	%xmm2, (%rax,%r10)
	vpbroadcastd	4(%rdx,%r14,4), %zmm2
	vpmulld	(%rbx,%rsi,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%rdi,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm4, %zmm1, %zmm1
	vminps	%zmm5, %zmm1, %zmm1
	vaddps	%zmm6, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	leaq	1(%r14), %r10
	vpaddb	%xmm1, %xmm7, %xmm1
	imulq	%r9, %r10
	addq	%r8, %r10
	vmovdqu	%xmm1, (%rcx,%r10)
	vpbroadcastd	4(%rdx,%r14,4), %zmm1
	vpmulld	64(%rbx,%rsi,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	64(%rdi,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm4, %zmm0, %zmm0
	vminps	%zmm5, %zmm0, %zmm0
	vaddps	%zmm6, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm7, %xmm0
	vmovdqu	%xmm0, (%rax,%r10)
	movq	%r12, %rbx
	movq	-56(%rsp), %rdi
	movq	-8(%rsp), %rdx
.LBB31_20:
	cmpq	%rdx, %rbx
	jge	.LBB31_31
.LBB31_21:
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	movq	-120(%rsp), %r9
	movq	96(%r9), %rax
	xorl	%ecx, %ecx
	cmpq	$2, %rbx
	setl	%sil
	testq	%rax, %rax
	movq	%rbx, -128(%rsp)
	je	.LBB31_30
	movq	104(%r9), %rdx
	movb	%sil, %cl
	shll	$4, %ecx
	leaq	128(%rdi), %rsi
	movq	%rbx, %r10
	shlq	$4, %r10
	addq	$32, %r10
	cmpq	$2, %rbx
	movl	$32, %r8d
	cmovlq	%r10, %r8
	imulq	%rax, %r8
	imulq	%rdx, %r8
	vmovdqu64	16(%r9), %zmm2
	leaq	(%rdi,%r8,4), %r11
	addq	$128, %r11
	movq	80(%r9), %rdi
	imulq	%rbx, %rdi
	movq	88(%r9), %r8
	addq	(%r9), %rdi
	movq	%rdx, %r9
	shlq	$7, %r9
	movl	%edx, %r10d
	andl	$3, %r10d
	movq	%rdx, %rbx
	andq	$-4, %rbx
	movl	%ecx, %r14d
	shll	$4, %r14d
	movq	%r14, -112(%rsp)
	shll	$2, %ecx
	xorl	%r15d, %r15d
	jmp	.LBB31_23
	.p2align	4
.LBB31_28:
	addq	%r9, %rsi
.LBB31_29:
	incq	%r15
	cmpq	%rax, %r15
	je	.LBB31_30
.LBB31_23:
	testq	%rdx, %rdx
	je	.LBB31_29
	movq	(%r8,%r15,8), %r12
	addq	%rdi, %r12
	movq	%rsi, %r13
	movq	%rbx, %rbp
	cmpq	$4, %rdx
	jb	.LBB31_25
	.p2align	4
.LBB31_73:
	movq	%r11, %r14
	prefetcht0	(%r11)
	vpxord	(%r12){1to16}, %zmm2, %zmm3
	vpdpbusd	(%r13), %zmm3, %zmm1
	vpdpbusd	64(%r13), %zmm3, %zmm0
	addq	%rcx, %r11
	prefetcht0	(%r14,%rcx)
	vpxord	4(%r12){1to16}, %zmm2, %zmm3
	vpdpbusd	128(%r13), %zmm3, %zmm1
	vpdpbusd	192(%r13), %zmm3, %zmm0
	prefetcht0	(%rcx,%r11)
	addq	%rcx, %r11
	vpxord	8(%r12){1to16}, %zmm2, %zmm3
	vpdpbusd	256(%r13), %zmm3, %zmm1
	vpdpbusd	320(%r13), %zmm3, %zmm0
	prefetcht0	(%rcx,%r11)
	addq	%rcx, %r11
	vpxord	12(%r12){1to16}, %zmm2, %zmm3
	vpdpbusd	384(%r13), %zmm3, %zmm1
	vpdpbusd	448(%r13), %zmm3, %zmm0
	addq	$16, %r12
	addq	$512, %r13
	addq	%rcx, %r11
	addq	$-4, %rbp
	jne	.LBB31_73
	addq	-112(%rsp), %r14
	movq	%r14, %r11
.LBB31_25:
	testq	%r10, %r10
	je	.LBB31_28
	xorl	%r14d, %r14d
	.p2align	4
.LBB31_27:
	prefetcht0	(%r11)
	vpxord	(%r12,%r14,4){1to16}, %zmm2, %zmm3
	vpdpbusd	(%r13), %zmm3, %zmm1
	vpdpbusd	64(%r13), %zmm3, %zmm0
	subq	$-128, %r13
	incq	%r14
	addq	%rcx, %r11
	cmpq	%r14, %r10
	jne	.LBB31_27
	jmp	.LBB31_28
.LBB31_30:
	movq	-120(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	movq	-48(%rsp), %r9
	cmpq	%r9, %rax
	movq	%r9, %rcx
	movq	-40(%rsp), %r10
	movq	(%r10), %rdx
	vmovups	16(%r10), %zmm2
	vmovups	80(%r10), %zmm3
	movq	8(%r10), %rsi
	movq	-128(%rsp), %r11
	vpbroadcastd	(%rdx,%r11,4), %zmm4
	vpmulld	(%rsi,%r9,4), %zmm4, %zmm4
	movq	160(%r10), %rdi
	vpaddd	%zmm1, %zmm4, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%rdi,%r9,4), %zmm1, %zmm1
	vmaxps	%zmm2, %zmm1, %zmm1
	vminps	%zmm3, %zmm1, %zmm1
	vbroadcastss	.LCPI31_2(%rip), %zmm4
	vaddps	%zmm4, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	cmovlq	%rax, %rcx
	vpbroadcastb	144(%r10), %xmm5
	vpaddb	%xmm1, %xmm5, %xmm1
	movq	176(%r10), %r8
	imulq	%r11, %r8
	addq	168(%r10), %r8
	vmovdqu	%xmm1, (%rcx,%r8)
	leaq	16(%r9), %rcx
	cmpq	%rcx, %rax
	cmovgeq	%rcx, %rax
	vpbroadcastd	(%rdx,%r11,4), %zmm1
	vpmulld	64(%rsi,%r9,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	64(%rdi,%r9,4), %zmm0, %zmm0
	vmaxps	%zmm2, %zmm0, %zmm0
	vminps	%zmm3, %zmm0, %zmm0
	vaddps	%zmm4, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm5, %xmm0
	vmovdqu	%xmm0, (%rax,%r8)
.LBB31_31:
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
.LBB31_43:
	.cfi_def_cfa_offset 144
	cmpq	$1, %rax
	jne	.LBB31_31
	xorl	%ebx, %ebx
	jmp	.LBB31_21
.Lfunc_end31:
	.size	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA10CorrectingVyAA12RequantizingVGTtg5, .Lfunc_end31-$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAA6ColumnVyAKGG_AA10CorrectingVyAA12RequantizingVGTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI32_0:
	.long	0x42fe0000
.LCPI32_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI32_1:
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
	.hidden	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA10CorrectingVyAA12RequantizingVGTtg5
	.weak	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA10CorrectingVyAA12RequantizingVGTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA10CorrectingVyAA12RequantizingVGTtg5,@function
$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA10CorrectingVyAA12RequantizingVGTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -80(%rsp)
	movq	%rdx, -56(%rsp)
	movq	%r13, -104(%rsp)
	movq	%rdi, 32(%rsp)
	movq	%rax, 24(%rsp)
	jl	.LBB32_5
	leaq	192(%rdi), %r12
	movq	96(%r13), %r11
	movq	104(%r13), %rbx
	movq	%rbx, %rbp
	imulq	%r11, %rbp
	leaq	16(%rsi), %r10
	leaq	32(%rsi), %r14
	movq	%rsi, %r9
	movq	(%rdx), %r15
	movq	8(%rdx), %rax
	movq	%rax, -72(%rsp)
	vmovss	152(%rdx), %xmm0
	movq	%rdx, %r8
	movl	156(%rdx), %eax
	movq	160(%rdx), %rcx
	movq	%rcx, -88(%rsp)
	movq	128(%r13), %r13
	addq	$-16, %r13
	vcvttss2si	148(%rdx), %ecx
	vcvttss2si	%xmm0, %edx
	vcvtsi2ss	%eax, %xmm15, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	xorl	%esi, %esi
	vucomiss	.LCPI32_0(%rip), %xmm0
	seta	%sil
	cmpq	%r9, %r13
	cmovlq	%r13, %r9
	movq	%r9, (%rsp)
	shll	$7, %esi
	subl	%esi, %eax
	addl	%eax, %ecx
	addl	%eax, %edx
	vpbroadcastw	%eax, %zmm0
	movq	168(%r8), %rax
	movq	%rax, -8(%rsp)
	vpbroadcastb	%ecx, %zmm1
	vmovdqu64	%zmm1, 64(%rsp)
	vpbroadcastb	%edx, %zmm2
	vpbroadcastb	%esi, %zmm3
	cmpq	%r10, %r13
	movq	%r10, -96(%rsp)
	cmovlq	%r13, %r10
	movq	%r10, -16(%rsp)
	cmpq	%r14, %r13
	movq	%r14, 16(%rsp)
	cmovgeq	%r14, %r13
	movq	%r13, 8(%rsp)
	movq	%rbp, -40(%rsp)
	leaq	(,%rbp,2), %rax
	addq	%rbp, %rax
	shlq	$6, %rax
	addq	%rdi, %rax
	addq	$192, %rax
	movq	%rax, -48(%rsp)
	movq	%rbx, %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -120(%rsp)
	movq	176(%r8), %rax
	movq	%rax, -24(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -32(%rsp)
	movl	$8, %ecx
	xorl	%eax, %eax
	movq	%r12, -64(%rsp)
	jmp	.LBB32_2
	.p2align	4
.LBB32_12:
	vmovdqa64	%zmm14, %zmm6
	vmovdqa64	%zmm14, %zmm7
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm9, %zmm15
	vmovdqa64	%zmm14, %zmm8
	vmovdqa64	%zmm5, %zmm12
	vmovdqa64	%zmm9, %zmm16
	vmovdqa64	%zmm14, %zmm10
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm9, %zmm17
	vmovdqa64	%zmm14, %zmm18
	vmovdqa64	%zmm5, %zmm21
	vmovdqa64	%zmm9, %zmm25
	vmovdqa64	%zmm14, %zmm19
	vmovdqa64	%zmm5, %zmm22
	vmovdqa64	%zmm9, %zmm26
	vmovdqa64	%zmm14, %zmm20
	vmovdqa64	%zmm5, %zmm23
	vmovdqa64	%zmm9, %zmm27
	vmovdqa64	%zmm5, %zmm24
	vmovdqa64	%zmm9, %zmm29
.LBB32_13:
	movq	-80(%rsp), %rsi
	movq	-72(%rsp), %rdi
	vmovdqu64	(%rdi,%rsi,4), %zmm4
	vpmulld	(%r15,%rax,4){1to16}, %zmm4, %zmm28
	vpaddd	%zmm29, %zmm28, %zmm28
	vpmulld	4(%r15,%rax,4){1to16}, %zmm4, %zmm29
	vpaddd	%zmm27, %zmm29, %zmm27
	vpmulld	8(%r15,%rax,4){1to16}, %zmm4, %zmm29
	vpmulld	12(%r15,%rax,4){1to16}, %zmm4, %zmm4
	vpaddd	%zmm26, %zmm29, %zmm26
	vpaddd	%zmm25, %zmm4, %zmm4
	movq	-88(%rsp), %r8
	vmovups	(%r8,%rsi,4), %zmm25
	vcvtdq2ps	%zmm28, %zmm28
	vmulps	%zmm28, %zmm25, %zmm28
	vcvtps2dq	%zmm28, %zmm28
	vcvtdq2ps	%zmm27, %zmm27
	vmulps	%zmm27, %zmm25, %zmm27
	vcvtps2dq	%zmm27, %zmm27
	vpackssdw	%zmm27, %zmm28, %zmm27
	vcvtdq2ps	%zmm26, %zmm26
	vmulps	%zmm26, %zmm25, %zmm26
	vcvtps2dq	%zmm26, %zmm26
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm25, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm26, %zmm4
	vpaddsw	%zmm0, %zmm27, %zmm25
	vpaddsw	%zmm0, %zmm4, %zmm4
	vpacksswb	%zmm4, %zmm25, %zmm4
	vmovdqu64	64(%rsp), %zmm1
	vpmaxsb	%zmm1, %zmm4, %zmm4
	vpminsb	%zmm2, %zmm4, %zmm4
	vpxorq	%zmm3, %zmm4, %zmm4
	vmovdqa64	.LCPI32_1(%rip), %zmm26
	vpermd	%zmm4, %zmm26, %zmm4
	movq	%rax, %rdx
	movq	-24(%rsp), %r13
	imulq	%r13, %rdx
	movq	-8(%rsp), %r14
	addq	%r14, %rdx
	movq	(%rsp), %r10
	leaq	(%rdx,%r10), %rcx
	vmovdqu	%xmm4, (%r10,%rdx)
	vextracti32x4	$1, %zmm4, (%r13,%rcx)
	vextracti32x4	$2, %zmm4, (%rcx,%r13,2)
	movq	-32(%rsp), %rbp
	vextracti32x4	$3, %zmm4, (%rbp,%rcx)
	vmovdqu64	64(%rdi,%rsi,4), %zmm4
	vpmulld	(%r15,%rax,4){1to16}, %zmm4, %zmm25
	vpaddd	%zmm24, %zmm25, %zmm24
	vpmulld	4(%r15,%rax,4){1to16}, %zmm4, %zmm25
	vpaddd	%zmm23, %zmm25, %zmm23
	vpmulld	8(%r15,%rax,4){1to16}, %zmm4, %zmm25
	vpmulld	12(%r15,%rax,4){1to16}, %zmm4, %zmm4
	vpaddd	%zmm22, %zmm25, %zmm22
	vpaddd	%zmm21, %zmm4, %zmm4
	vmovups	64(%r8,%rsi,4), %zmm21
	vcvtdq2ps	%zmm24, %zmm24
	vmulps	%zmm24, %zmm21, %zmm24
	vcvtps2dq	%zmm24, %zmm24
	vcvtdq2ps	%zmm23, %zmm23
	vmulps	%zmm23, %zmm21, %zmm23
	vcvtps2dq	%zmm23, %zmm23
	vpackssdw	%zmm23, %zmm24, %zmm23
	vcvtdq2ps	%zmm22, %zmm22
	vmulps	%zmm22, %zmm21, %zmm22
	vcvtps2dq	%zmm22, %zmm22
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm21, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm22, %zmm4
	vpaddsw	%zmm0, %zmm23, %zmm21
	vpaddsw	%zmm0, %zmm4, %zmm4
	vpacksswb	%zmm4, %zmm21, %zmm4
	vpmaxsb	%zmm1, %zmm4, %zmm4
	vpminsb	%zmm2, %zmm4, %zmm4
	vpxorq	%zmm3, %zmm4, %zmm4
	vpermd	%zmm4, %zmm26, %zmm4
	movq	-16(%rsp), %r12
	leaq	(%rdx,%r12), %rcx
	vmovdqu	%xmm4, (%r12,%rdx)
	vextracti32x4	$1, %zmm4, (%r13,%rcx)
	vextracti32x4	$2, %zmm4, (%rcx,%r13,2)
	vextracti32x4	$3, %zmm4, (%rbp,%rcx)
	vmovdqu64	128(%rdi,%rsi,4), %zmm4
	vpmulld	(%r15,%rax,4){1to16}, %zmm4, %zmm21
	vpmulld	4(%r15,%rax,4){1to16}, %zmm4, %zmm22
	vpaddd	%zmm14, %zmm21, %zmm14
	vpaddd	%zmm20, %zmm22, %zmm20
	vpmulld	8(%r15,%rax,4){1to16}, %zmm4, %zmm21
	vpaddd	%zmm19, %zmm21, %zmm19
	vpmulld	12(%r15,%rax,4){1to16}, %zmm4, %zmm4
	vpaddd	%zmm18, %zmm4, %zmm4
	vmovups	128(%r8,%rsi,4), %zmm18
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm18, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vcvtdq2ps	%zmm20, %zmm20
	vmulps	%zmm20, %zmm18, %zmm20
	vcvtps2dq	%zmm20, %zmm20
	vpackssdw	%zmm20, %zmm14, %zmm14
	vcvtdq2ps	%zmm19, %zmm19
	vmulps	%zmm19, %zmm18, %zmm19
	vcvtps2dq	%zmm19, %zmm19
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm18, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm19, %zmm4
	vpaddsw	%zmm0, %zmm14, %zmm14
	vpaddsw	%zmm0, %zmm4, %zmm4
	vpacksswb	%zmm4, %zmm14, %zmm4
	vpmaxsb	%zmm1, %zmm4, %zmm4
	vpminsb	%zmm2, %zmm4, %zmm4
	vpxorq	%zmm3, %zmm4, %zmm4
	vpermd	%zmm4, %zmm26, %zmm4
	movq	8(%rsp), %r9
	vmovdqu	%xmm4, (%r9,%rdx)
	addq	%r9, %rdx
	vextracti32x4	$1, %zmm4, (%r13,%rdx)
	vextracti32x4	$2, %zmm4, (%rdx,%r13,2)
	vextracti32x4	$3, %zmm4, (%rbp,%rdx)
	movq	%rax, %rdx
	vmovdqu64	(%rdi,%rsi,4), %zmm4
	vpmulld	16(%r15,%rax,4){1to16}, %zmm4, %zmm14
	orq	$4, %rdx
	vpaddd	%zmm17, %zmm14, %zmm14
	vpmulld	20(%r15,%rax,4){1to16}, %zmm4, %zmm17
	vpaddd	%zmm16, %zmm17, %zmm16
	vpmulld	24(%r15,%rax,4){1to16}, %zmm4, %zmm17
	vpmulld	28(%r15,%rax,4){1to16}, %zmm4, %zmm4
	vpaddd	%zmm15, %zmm17, %zmm15
	vpaddd	%zmm9, %zmm4, %zmm4
	vmovups	(%r8,%rsi,4), %zmm9
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm9, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	%zmm16, %zmm9, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vpackssdw	%zmm16, %zmm14, %zmm14
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	%zmm15, %zmm9, %zmm15
	vcvtps2dq	%zmm15, %zmm15
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm9, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm15, %zmm4
	vpaddsw	%zmm0, %zmm14, %zmm9
	vpaddsw	%zmm0, %zmm4, %zmm4
	vpacksswb	%zmm4, %zmm9, %zmm4
	vpmaxsb	%zmm1, %zmm4, %zmm4
	vpminsb	%zmm2, %zmm4, %zmm4
	vpxorq	%zmm3, %zmm4, %zmm4
	vpermd	%zmm4, %zmm26, %zmm4
	imulq	%r13, %rdx
	addq	%r14, %rdx
	leaq	(%rdx,%r10), %rcx
	vmovdqu	%xmm4, (%r10,%rdx)
	vextracti32x4	$1, %zmm4, (%r13,%rcx)
	vextracti32x4	$2, %zmm4, (%rcx,%r13,2)
	vextracti32x4	$3, %zmm4, (%rbp,%rcx)
	vmovdqu64	64(%rdi,%rsi,4), %zmm4
	vpmulld	16(%r15,%rax,4){1to16}, %zmm4, %zmm9
	vpaddd	%zmm13, %zmm9, %zmm9
	vpmulld	20(%r15,%rax,4){1to16}, %zmm4, %zmm13
	vpaddd	%zmm12, %zmm13, %zmm12
	vpmulld	24(%r15,%rax,4){1to16}, %zmm4, %zmm13
	vpmulld	28(%r15,%rax,4){1to16}, %zmm4, %zmm4
	vpaddd	%zmm11, %zmm13, %zmm11
	vpaddd	%zmm5, %zmm4, %zmm4
	vmovups	64(%r8,%rsi,4), %zmm5
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm5, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm5, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vpackssdw	%zmm12, %zmm9, %zmm9
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm5, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm5, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm11, %zmm4
	vpaddsw	%zmm0, %zmm9, %zmm5
	vpaddsw	%zmm0, %zmm4, %zmm4
	vpacksswb	%zmm4, %zmm5, %zmm4
	vpmaxsb	%zmm1, %zmm4, %zmm4
	vpminsb	%zmm2, %zmm4, %zmm4
	vpxorq	%zmm3, %zmm4, %zmm4
	vpermd	%zmm4, %zmm26, %zmm4
	leaq	(%rdx,%r12), %rcx
	vmovdqu	%xmm4, (%r12,%rdx)
	vextracti32x4	$1, %zmm4, (%r13,%rcx)
	vextracti32x4	$2, %zmm4, (%rcx,%r13,2)
	vextracti32x4	$3, %zmm4, (%rbp,%rcx)
	vmovdqu64	128(%rdi,%rsi,4), %zmm4
	vpmulld	16(%r15,%rax,4){1to16}, %zmm4, %zmm5
	vpmulld	20(%r15,%rax,4){1to16}, %zmm4, %zmm9
	vpaddd	%zmm10, %zmm5, %zmm5
	vpaddd	%zmm8, %zmm9, %zmm8
	vpmulld	24(%r15,%rax,4){1to16}, %zmm4, %zmm9
	vpaddd	%zmm7, %zmm9, %zmm7
	vpmulld	28(%r15,%rax,4){1to16}, %zmm4, %zmm4
	vmovups	128(%r8,%rsi,4), %zmm9
	vpaddd	%zmm6, %zmm4, %zmm4
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm9, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vcvtdq2ps	%zmm8, %zmm6
	vmulps	%zmm6, %zmm9, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm5, %zmm5
	vcvtdq2ps	%zmm7, %zmm6
	vmulps	%zmm6, %zmm9, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm9, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm6, %zmm4
	vpaddsw	%zmm0, %zmm5, %zmm5
	vpaddsw	%zmm0, %zmm4, %zmm4
	vpacksswb	%zmm4, %zmm5, %zmm4
	vpmaxsb	%zmm1, %zmm4, %zmm4
	vpminsb	%zmm2, %zmm4, %zmm4
	vpxorq	%zmm3, %zmm4, %zmm4
	vpermd	%zmm4, %zmm26, %zmm4
	vmovdqu	%xmm4, (%r9,%rdx)
	addq	%r9, %rdx
	vextracti32x4	$1, %zmm4, (%r13,%rdx)
	vextracti32x4	$2, %zmm4, (%rdx,%r13,2)
	vextracti32x4	$3, %zmm4, (%rbp,%rdx)
	movq	-112(%rsp), %r8
	leaq	8(%r8), %rcx
	addq	$8, %rax
	movq	24(%rsp), %r9
	cmpq	%rcx, %r9
	movq	32(%rsp), %rdi
	movq	-64(%rsp), %r12
	jl	.LBB32_14
.LBB32_2:
	vmovdqu64	(%rdi), %zmm9
	vmovdqu64	64(%rdi), %zmm5
	vmovdqu64	128(%rdi), %zmm14
	cmpq	$23, %rax
	movq	%rcx, -112(%rsp)
	jg	.LBB32_11
	testq	%r11, %r11
	je	.LBB32_12
	leaq	48(,%rax,2), %rcx
	imulq	-40(%rsp), %rcx
	leaq	(%r12,%rcx,4), %r13
	movl	$16, %edx
	jmp	.LBB32_20
	.p2align	4
.LBB32_11:
	testq	%r11, %r11
	je	.LBB32_12
	movq	-48(%rsp), %r13
	xorl	%edx, %edx
.LBB32_20:
	movq	-104(%rsp), %rcx
	vmovdqu64	16(%rcx), %zmm28
	movq	80(%rcx), %rdi
	movq	88(%rcx), %r8
	movq	%rdi, %r14
	imulq	%rax, %r14
	addq	(%rcx), %r14
	shll	$2, %edx
	movq	%r12, %r10
	xorl	%ebp, %ebp
	vmovdqa64	%zmm14, %zmm6
	vmovdqa64	%zmm14, %zmm7
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm9, %zmm15
	vmovdqa64	%zmm14, %zmm8
	vmovdqa64	%zmm5, %zmm12
	vmovdqa64	%zmm9, %zmm16
	vmovdqa64	%zmm14, %zmm10
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm9, %zmm17
	vmovdqa64	%zmm14, %zmm18
	vmovdqa64	%zmm5, %zmm21
	vmovdqa64	%zmm9, %zmm25
	vmovdqa64	%zmm14, %zmm19
	vmovdqa64	%zmm5, %zmm22
	vmovdqa64	%zmm9, %zmm26
	vmovdqa64	%zmm14, %zmm20
	vmovdqa64	%zmm5, %zmm23
	vmovdqa64	%zmm9, %zmm27
	vmovdqa64	%zmm5, %zmm24
	vmovdqa64	%zmm9, %zmm29
	jmp	.LBB32_21
	.p2align	4
.LBB32_25:
	incq	%rbp
	cmpq	%r11, %rbp
	je	.LBB32_13
.LBB32_21:
	testq	%rbx, %rbx
	je	.LBB32_25
	movq	(%r8,%rbp,8), %rsi
	addq	%r14, %rsi
	movq	%r10, %r12
	xorl	%r9d, %r9d
	.p2align	4
.LBB32_23:
	leaq	(%rsi,%r9,4), %rcx
	prefetcht0	(%r13)
	vmovdqu64	(%r12), %zmm4
	vmovdqu64	64(%r12), %zmm31
	vmovdqu64	128(%r12), %zmm30
	vpxord	(%rsi,%r9,4){1to16}, %zmm28, %zmm1
	incq	%r9
	vpdpbusd	%zmm4, %zmm1, %zmm29
	vpdpbusd	%zmm31, %zmm1, %zmm24
	vpdpbusd	%zmm30, %zmm1, %zmm14
	vpxord	(%rdi,%rcx){1to16}, %zmm28, %zmm1
	addq	%rdi, %rcx
	vpdpbusd	%zmm4, %zmm1, %zmm27
	vpdpbusd	%zmm31, %zmm1, %zmm23
	vpdpbusd	%zmm30, %zmm1, %zmm20
	vpxord	(%rdi,%rcx){1to16}, %zmm28, %zmm1
	addq	%rdi, %rcx
	vpdpbusd	%zmm4, %zmm1, %zmm26
	vpdpbusd	%zmm31, %zmm1, %zmm22
	vpdpbusd	%zmm30, %zmm1, %zmm19
	vpxord	(%rdi,%rcx){1to16}, %zmm28, %zmm1
	addq	%rdi, %rcx
	vpdpbusd	%zmm4, %zmm1, %zmm25
	vpdpbusd	%zmm31, %zmm1, %zmm21
	vpdpbusd	%zmm30, %zmm1, %zmm18
	vpxord	(%rdi,%rcx){1to16}, %zmm28, %zmm1
	addq	%rdi, %rcx
	vpdpbusd	%zmm4, %zmm1, %zmm17
	vpdpbusd	%zmm31, %zmm1, %zmm13
	vpdpbusd	%zmm30, %zmm1, %zmm10
	vpxord	(%rdi,%rcx){1to16}, %zmm28, %zmm1
	addq	%rdi, %rcx
	vpdpbusd	%zmm4, %zmm1, %zmm16
	vpdpbusd	%zmm31, %zmm1, %zmm12
	vpdpbusd	%zmm30, %zmm1, %zmm8
	vpxord	(%rdi,%rcx){1to16}, %zmm28, %zmm1
	addq	%rdi, %rcx
	vpdpbusd	%zmm4, %zmm1, %zmm15
	vpdpbusd	%zmm31, %zmm1, %zmm11
	vpdpbusd	%zmm30, %zmm1, %zmm7
	vpxord	(%rdi,%rcx){1to16}, %zmm28, %zmm1
	vpdpbusd	%zmm4, %zmm1, %zmm9
	vpdpbusd	%zmm31, %zmm1, %zmm5
	vpdpbusd	%zmm30, %zmm1, %zmm6
	addq	$192, %r12
	addq	%rdx, %r13
	cmpq	%r9, %rbx
	jne	.LBB32_23
	addq	-120(%rsp), %r10
	jmp	.LBB32_25
.LBB32_5:
	cmpq	$4, %rax
	jl	.LBB32_26
	leaq	16(%rsi), %rax
	movq	%rax, -96(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, 16(%rsp)
	movl	$4, %eax
	xorl	%r8d, %r8d
	jmp	.LBB32_7
.LBB32_14:
	movq	%r8, %rax
	orq	$4, %rax
	cmpq	%rax, %r9
	movq	-80(%rsp), %rsi
	jge	.LBB32_7
.LBB32_15:
	leaq	2(%r8), %rcx
	cmpq	%rcx, %r9
	movq	-104(%rsp), %r13
	jge	.LBB32_16
	cmpq	%r9, %r8
	jl	.LBB32_44
	jmp	.LBB32_54
.LBB32_7:
	leaq	192(%rdi), %r12
	movq	-104(%rsp), %r11
	movq	96(%r11), %rcx
	movq	104(%r11), %rdx
	movq	%rdx, %r14
	movq	%rcx, -120(%rsp)
	imulq	%rcx, %r14
	movq	-56(%rsp), %r10
	movq	(%r10), %rcx
	movq	%rcx, (%rsp)
	movq	8(%r10), %rcx
	movq	%rcx, -8(%rsp)
	vmovss	152(%r10), %xmm0
	movl	156(%r10), %ecx
	movq	160(%r10), %r9
	movq	%r9, 64(%rsp)
	movq	168(%r10), %r9
	movq	%r9, -16(%rsp)
	vcvttss2si	148(%r10), %r9d
	movq	128(%r11), %r15
	addq	$-16, %r15
	vcvttss2si	%xmm0, %ebx
	vcvtsi2ss	%ecx, %xmm14, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	movq	%r8, %r11
	xorl	%r8d, %r8d
	vucomiss	.LCPI32_0(%rip), %xmm0
	seta	%r8b
	cmpq	%rsi, %r15
	cmovlq	%r15, %rsi
	movq	%rsi, -32(%rsp)
	shll	$7, %r8d
	subl	%r8d, %ecx
	addl	%ecx, %r9d
	addl	%ecx, %ebx
	vpbroadcastw	%ecx, %zmm0
	movq	176(%r10), %rsi
	vpbroadcastb	%r9d, %zmm1
	vpbroadcastb	%ebx, %zmm2
	vpbroadcastb	%r8d, %zmm3
	movq	-96(%rsp), %rcx
	cmpq	%rcx, %r15
	cmovlq	%r15, %rcx
	movq	%rcx, -48(%rsp)
	movq	16(%rsp), %rcx
	cmpq	%rcx, %r15
	cmovgeq	%rcx, %r15
	movq	%r15, -24(%rsp)
	movq	%r14, 48(%rsp)
	leaq	(%r14,%r14,2), %rcx
	shlq	$6, %rcx
	addq	%rdi, %rcx
	addq	$192, %rcx
	movq	%rcx, 40(%rsp)
	movq	%rdx, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rcx, -72(%rsp)
	vmovdqa64	.LCPI32_1(%rip), %zmm4
	movq	%rsi, -40(%rsp)
	leaq	(%rsi,%rsi,2), %rcx
	movq	%rcx, 56(%rsp)
	movq	%r12, 8(%rsp)
	jmp	.LBB32_8
	.p2align	4
.LBB32_31:
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm7, %zmm15
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm7, %zmm16
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm6, %zmm13
	vmovdqa64	%zmm7, %zmm17
.LBB32_32:
	movq	-80(%rsp), %rax
	movq	-8(%rsp), %rdi
	vmovdqu64	(%rdi,%rax,4), %zmm14
	movq	(%rsp), %rsi
	movq	-88(%rsp), %rbx
	vpmulld	(%rsi,%rbx,4){1to16}, %zmm14, %zmm18
	vpaddd	%zmm17, %zmm18, %zmm17
	vpmulld	4(%rsi,%rbx,4){1to16}, %zmm14, %zmm18
	vpmulld	8(%rsi,%rbx,4){1to16}, %zmm14, %zmm19
	vpaddd	%zmm16, %zmm18, %zmm16
	vpaddd	%zmm15, %zmm19, %zmm15
	vpmulld	12(%rsi,%rbx,4){1to16}, %zmm14, %zmm14
	vpaddd	%zmm7, %zmm14, %zmm7
	movq	64(%rsp), %r8
	vmovups	(%r8,%rax,4), %zmm14
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	%zmm17, %zmm14, %zmm17
	vcvtps2dq	%zmm17, %zmm17
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	%zmm16, %zmm14, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vpackssdw	%zmm16, %zmm17, %zmm16
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	%zmm15, %zmm14, %zmm15
	vcvtps2dq	%zmm15, %zmm15
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm14, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm15, %zmm7
	vpaddsw	%zmm0, %zmm16, %zmm14
	vpaddsw	%zmm0, %zmm7, %zmm7
	vpacksswb	%zmm7, %zmm14, %zmm7
	vpmaxsb	%zmm1, %zmm7, %zmm7
	vpminsb	%zmm2, %zmm7, %zmm7
	vpxorq	%zmm3, %zmm7, %zmm7
	vpermd	%zmm7, %zmm4, %zmm7
	movq	%rbx, %rax
	movq	-40(%rsp), %r10
	imulq	%r10, %rax
	addq	-16(%rsp), %rax
	movq	-32(%rsp), %r9
	leaq	(%rax,%r9), %rcx
	vmovdqu	%xmm7, (%r9,%rax)
	vextracti32x4	$1, %zmm7, (%r10,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%r10,2)
	movq	56(%rsp), %r11
	vextracti32x4	$3, %zmm7, (%r11,%rcx)
	movq	-96(%rsp), %rcx
	vmovdqu64	(%rdi,%rcx,4), %zmm7
	vpmulld	(%rsi,%rbx,4){1to16}, %zmm7, %zmm14
	vpmulld	4(%rsi,%rbx,4){1to16}, %zmm7, %zmm15
	vpaddd	%zmm13, %zmm14, %zmm13
	vpaddd	%zmm12, %zmm15, %zmm12
	vpmulld	8(%rsi,%rbx,4){1to16}, %zmm7, %zmm14
	vpaddd	%zmm11, %zmm14, %zmm11
	vpmulld	12(%rsi,%rbx,4){1to16}, %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vmovups	(%r8,%rcx,4), %zmm7
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm7, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm7, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vpackssdw	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm7, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm7, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm11, %zmm6
	vpaddsw	%zmm0, %zmm12, %zmm7
	vpaddsw	%zmm0, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm7, %zmm6
	vpmaxsb	%zmm1, %zmm6, %zmm6
	vpminsb	%zmm2, %zmm6, %zmm6
	vpxorq	%zmm3, %zmm6, %zmm6
	vpermd	%zmm6, %zmm4, %zmm6
	movq	-48(%rsp), %r9
	leaq	(%rax,%r9), %rcx
	vmovdqu	%xmm6, (%r9,%rax)
	vextracti32x4	$1, %zmm6, (%r10,%rcx)
	vextracti32x4	$2, %zmm6, (%rcx,%r10,2)
	vextracti32x4	$3, %zmm6, (%r11,%rcx)
	movq	16(%rsp), %rcx
	vmovdqu64	(%rdi,%rcx,4), %zmm6
	vpmulld	(%rsi,%rbx,4){1to16}, %zmm6, %zmm7
	vpaddd	%zmm10, %zmm7, %zmm7
	vpmulld	4(%rsi,%rbx,4){1to16}, %zmm6, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vpmulld	8(%rsi,%rbx,4){1to16}, %zmm6, %zmm10
	vpmulld	12(%rsi,%rbx,4){1to16}, %zmm6, %zmm6
	vpaddd	%zmm8, %zmm10, %zmm8
	vpaddd	%zmm5, %zmm6, %zmm5
	vmovups	(%r8,%rcx,4), %zmm6
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm6, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm6, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm7, %zmm7
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm6, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm6, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm8, %zmm5
	vpaddsw	%zmm0, %zmm7, %zmm6
	vpaddsw	%zmm0, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm1, %zmm5, %zmm5
	vpminsb	%zmm2, %zmm5, %zmm5
	vpxorq	%zmm3, %zmm5, %zmm5
	vpermd	%zmm5, %zmm4, %zmm5
	movq	-24(%rsp), %rcx
	vmovdqu	%xmm5, (%rcx,%rax)
	addq	%rcx, %rax
	vextracti32x4	$1, %zmm5, (%r10,%rax)
	vextracti32x4	$2, %zmm5, (%rax,%r10,2)
	vextracti32x4	$3, %zmm5, (%r11,%rax)
	movq	-112(%rsp), %r8
	leaq	4(%r8), %rax
	movq	%r8, %r11
	movq	24(%rsp), %r9
	cmpq	%rax, %r9
	movq	32(%rsp), %rdi
	movq	8(%rsp), %r12
	jl	.LBB32_15
.LBB32_8:
	vmovdqu64	(%rdi), %zmm7
	vmovdqu64	64(%rdi), %zmm6
	vmovdqu64	128(%rdi), %zmm5
	cmpq	$11, %r11
	movq	%rax, -112(%rsp)
	movq	%r11, -88(%rsp)
	jg	.LBB32_30
	leaq	3(%r11), %rax
	testq	%r11, %r11
	cmovnsq	%r11, %rax
	cmpq	$0, -120(%rsp)
	je	.LBB32_31
	movabsq	$1152921504606846972, %rcx
	andq	%rcx, %rax
	leaq	48(,%rax,4), %rax
	imulq	48(%rsp), %rax
	leaq	(%r12,%rax,4), %rax
	movl	$16, %ebx
	jmp	.LBB32_34
	.p2align	4
.LBB32_30:
	cmpq	$0, -120(%rsp)
	je	.LBB32_31
	movq	40(%rsp), %rax
	xorl	%ebx, %ebx
.LBB32_34:
	movq	-104(%rsp), %rsi
	movq	(%rsi), %rcx
	vmovdqu64	16(%rsi), %zmm14
	movq	80(%rsi), %r10
	leaq	3(%r11), %r15
	imulq	%r10, %r15
	leaq	2(%r11), %rbp
	imulq	%r10, %rbp
	leaq	1(%r11), %r14
	imulq	%r10, %r14
	imulq	%r11, %r10
	movq	88(%rsi), %rsi
	movq	%rsi, -64(%rsp)
	addq	%rcx, %r10
	addq	%rcx, %r15
	addq	%rcx, %rbp
	addq	%rcx, %r14
	shll	$2, %ebx
	movq	%r12, %r8
	xorl	%r12d, %r12d
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm7, %zmm15
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm7, %zmm16
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm6, %zmm13
	vmovdqa64	%zmm7, %zmm17
	jmp	.LBB32_35
	.p2align	4
.LBB32_39:
	incq	%r12
	cmpq	-120(%rsp), %r12
	je	.LBB32_32
.LBB32_35:
	testq	%rdx, %rdx
	je	.LBB32_39
	movq	-64(%rsp), %rcx
	movq	(%rcx,%r12,8), %rsi
	leaq	(%r10,%rsi), %r9
	leaq	(%r15,%rsi), %rdi
	leaq	(%rsi,%rbp), %rcx
	addq	%r14, %rsi
	movq	%r8, %r13
	xorl	%r11d, %r11d
	.p2align	4
.LBB32_37:
	prefetcht0	(%rax)
	vmovdqu64	(%r13), %zmm18
	vmovdqu64	64(%r13), %zmm19
	vmovdqu64	128(%r13), %zmm20
	vpxord	(%r9,%r11,4){1to16}, %zmm14, %zmm21
	vpdpbusd	%zmm18, %zmm21, %zmm17
	vpdpbusd	%zmm19, %zmm21, %zmm13
	vpxord	(%rsi,%r11,4){1to16}, %zmm14, %zmm22
	vpdpbusd	%zmm20, %zmm21, %zmm10
	vpdpbusd	%zmm18, %zmm22, %zmm16
	vpdpbusd	%zmm19, %zmm22, %zmm12
	vpdpbusd	%zmm20, %zmm22, %zmm9
	vpxord	(%rcx,%r11,4){1to16}, %zmm14, %zmm21
	vpdpbusd	%zmm18, %zmm21, %zmm15
	vpdpbusd	%zmm19, %zmm21, %zmm11
	vpdpbusd	%zmm20, %zmm21, %zmm8
	vpxord	(%rdi,%r11,4){1to16}, %zmm14, %zmm21
	incq	%r11
	vpdpbusd	%zmm18, %zmm21, %zmm7
	vpdpbusd	%zmm19, %zmm21, %zmm6
	vpdpbusd	%zmm20, %zmm21, %zmm5
	addq	$192, %r13
	addq	%rbx, %rax
	cmpq	%r11, %rdx
	jne	.LBB32_37
	addq	-72(%rsp), %r8
	jmp	.LBB32_39
.LBB32_26:
	cmpq	$1, %rax
	jle	.LBB32_28
	movl	$2, %ecx
	xorl	%r8d, %r8d
.LBB32_16:
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	leaq	192(%rdi), %r9
	movq	96(%r13), %rdx
	movq	104(%r13), %rdi
	movq	%rdi, %rax
	imulq	%rdx, %rax
	cmpq	$5, %r8
	movq	%r8, -112(%rsp)
	movq	%rcx, -96(%rsp)
	jg	.LBB32_40
	testq	%rdx, %rdx
	je	.LBB32_41
	movq	%r8, %rcx
	shrq	$63, %rcx
	addq	%r8, %rcx
	movabsq	$576460752303423486, %rsi
	andq	%rcx, %rsi
	leaq	48(,%rsi,8), %rcx
	imulq	%rcx, %rax
	movq	%r8, %rcx
	leaq	(%r9,%rax,4), %r8
	movl	$16, %r12d
	jmp	.LBB32_56
.LBB32_40:
	testq	%rdx, %rdx
	je	.LBB32_41
	leaq	(%rax,%rax,2), %r8
	shlq	$6, %r8
	addq	%r9, %r8
	xorl	%r12d, %r12d
	movq	-112(%rsp), %rcx
.LBB32_56:
	movq	-104(%rsp), %rax
	movq	(%rax), %rsi
	vmovdqu64	16(%rax), %zmm5
	movq	80(%rax), %r10
	movq	%r10, %r11
	imulq	%rcx, %r11
	movq	88(%rax), %rbx
	movq	%rsi, -120(%rsp)
	leaq	(%rsi,%r11), %rax
	movq	%rax, -72(%rsp)
	movq	%rdi, %rax
	shlq	$6, %rax
	leaq	(%rax,%rax,2), %r15
	movq	%rdi, %rax
	andq	$-2, %rax
	movq	%rax, -88(%rsp)
	leaq	1(%rcx), %r13
	movq	%r10, -64(%rsp)
	imulq	%r10, %r13
	leal	(,%r12,8), %ebp
	leal	(,%r12,4), %eax
	xorl	%r14d, %r14d
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
	jmp	.LBB32_57
	.p2align	4
.LBB32_63:
	addq	%r15, %r9
.LBB32_64:
	incq	%r14
	cmpq	%rdx, %r14
	je	.LBB32_42
.LBB32_57:
	testq	%rdi, %rdi
	je	.LBB32_64
	movq	(%rbx,%r14,8), %r10
	cmpq	$1, %rdi
	jne	.LBB32_65
	addq	-72(%rsp), %r10
	movq	%r9, %rcx
	testb	$1, %dil
	je	.LBB32_63
	jmp	.LBB32_62
	.p2align	4
.LBB32_65:
	movq	%r12, %rsi
	addq	-120(%rsp), %r10
	movq	-88(%rsp), %r12
	movq	%r9, %rcx
	.p2align	4
.LBB32_66:
	prefetcht0	(%r8)
	vmovdqu64	(%rcx), %zmm7
	vmovdqu64	64(%rcx), %zmm8
	vmovdqu64	128(%rcx), %zmm9
	vpxord	(%r10,%r11){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm6
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vpdpbusd	%zmm9, %zmm10, %zmm3
	vpxord	(%r10,%r13){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm9, %zmm10, %zmm0
	prefetcht0	(%r8,%rax)
	vmovdqu64	192(%rcx), %zmm7
	vmovdqu64	256(%rcx), %zmm8
	vmovdqu64	320(%rcx), %zmm9
	vpxord	4(%r10,%r11){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm6
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vpdpbusd	%zmm9, %zmm10, %zmm3
	vpxord	4(%r10,%r13){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm9, %zmm10, %zmm0
	addq	$384, %rcx
	addq	$8, %r10
	addq	%rbp, %r8
	addq	$-2, %r12
	jne	.LBB32_66
	addq	%r11, %r10
	movq	%rsi, %r12
	testb	$1, %dil
	je	.LBB32_63
.LBB32_62:
	prefetcht0	(%r8)
	leaq	(%r8,%r12,4), %r8
	vmovdqu64	(%rcx), %zmm7
	vmovdqu64	64(%rcx), %zmm8
	vmovdqu64	128(%rcx), %zmm9
	vpxord	(%r10){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm6
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vpdpbusd	%zmm9, %zmm10, %zmm3
	movq	-64(%rsp), %rcx
	vpxord	(%r10,%rcx){1to16}, %zmm5, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm9, %zmm10, %zmm0
	jmp	.LBB32_63
.LBB32_41:
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
.LBB32_42:
	movq	-104(%rsp), %r13
	movq	128(%r13), %rax
	addq	$-16, %rax
	movq	-80(%rsp), %r14
	cmpq	%r14, %rax
	movq	%r14, %rdi
	cmovlq	%rax, %rdi
	movq	-56(%rsp), %r9
	movq	(%r9), %rcx
	movq	8(%r9), %rdx
	vmovups	16(%r9), %zmm5
	vmovups	80(%r9), %zmm7
	movq	160(%r9), %rsi
	movq	168(%r9), %r8
	movq	-112(%rsp), %r15
	vpbroadcastd	(%rcx,%r15,4), %zmm8
	vpmulld	(%rdx,%r14,4), %zmm8, %zmm8
	vpaddd	%zmm6, %zmm8, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%rsi,%r14,4), %zmm6, %zmm6
	vmaxps	%zmm5, %zmm6, %zmm8
	vbroadcastss	.LCPI32_2(%rip), %zmm6
	vminps	%zmm7, %zmm8, %zmm8
	vaddps	%zmm6, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm9
	vpbroadcastb	144(%r9), %xmm8
	movq	176(%r9), %r10
	vpaddb	%xmm9, %xmm8, %xmm9
	movq	%r10, %r11
	imulq	%r15, %r11
	addq	%r8, %r11
	vmovdqu	%xmm9, (%rdi,%r11)
	vpbroadcastd	(%rcx,%r15,4), %zmm9
	vpmulld	64(%rdx,%r14,4), %zmm9, %zmm9
	leaq	16(%r14), %r9
	vpaddd	%zmm4, %zmm9, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	64(%rsi,%r14,4), %zmm4, %zmm4
	cmpq	%r9, %rax
	vmaxps	%zmm5, %zmm4, %zmm4
	vminps	%zmm7, %zmm4, %zmm4
	vaddps	%zmm6, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	cmovlq	%rax, %r9
	vpaddb	%xmm4, %xmm8, %xmm4
	vmovdqu	%xmm4, (%r9,%r11)
	leaq	32(%r14), %rbx
	cmpq	%rbx, %rax
	cmovgeq	%rbx, %rax
	vpbroadcastd	(%rcx,%r15,4), %zmm4
	vpmulld	128(%rdx,%r14,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	128(%rsi,%r14,4), %zmm3, %zmm3
	vmaxps	%zmm5, %zmm3, %zmm3
	vminps	%zmm7, %zmm3, %zmm3
	vaddps	%zmm6, %zmm3, %zmm3
	vpmovdb	%zmm3, %xmm3
	vpaddb	%xmm3, %xmm8, %xmm3
	vmovdqu	%xmm3, (%rax,%r11)
	vpbroadcastd	4(%rcx,%r15,4), %zmm3
	vpmulld	(%rdx,%r14,4), %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%rsi,%r14,4), %zmm2, %zmm2
	vmaxps	%zmm5, %zmm2, %zmm2
	vminps	%zmm7, %zmm2, %zmm2
	vaddps	%zmm6, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	leaq	1(%r15), %r11
	vpaddb	%xmm2, %xmm8, %xmm2
	imulq	%r10, %r11
	addq	%r8, %r11
	vmovdqu	%xmm2, (%rdi,%r11)
	vpbroadcastd	4(%rcx,%r15,4), %zmm2
	vpmulld	64(%rdx,%r14,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rsi,%r14,4), %zmm1, %zmm1
	vmaxps	%zmm5, %zmm1, %zmm1
	vminps	%zmm7, %zmm1, %zmm1
	vaddps	%zmm6, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	vpaddb	%xmm1, %xmm8, %xmm1
	vmovdqu	%xmm1, (%r9,%r11)
	vpbroadcastd	4(%rcx,%r15,4), %zmm1
	vpmulld	128(%rdx,%r14,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	128(%rsi,%r14,4), %zmm0, %zmm0
	vmaxps	%zmm5, %zmm0, %zmm0
	vminps	%zmm7, %zmm0, %zmm0
	vaddps	%zmm6, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm8, %xmm0
	vmovdqu	%xmm0, (%rax,%r11)
	movq	-96(%rsp), %r8
	movq	32(%rsp), %rdi
	movq	24(%rsp), %r9
	cmpq	%r9, %r8
	jge	.LBB32_54
.LBB32_44:
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r13), %rax
	xorl	%ecx, %ecx
	cmpq	$3, %r8
	setl	%sil
	testq	%rax, %rax
	movq	%r8, -112(%rsp)
	je	.LBB32_53
	movq	104(%r13), %rdx
	movb	%sil, %cl
	shll	$4, %ecx
	leaq	192(%rdi), %rsi
	movq	%r8, %r10
	shlq	$4, %r10
	addq	$48, %r10
	cmpq	$3, %r8
	movq	%r8, %r9
	movl	$48, %r8d
	cmovlq	%r10, %r8
	imulq	%rax, %r8
	imulq	%rdx, %r8
	leaq	(%rdi,%r8,4), %r11
	addq	$192, %r11
	vmovdqu64	16(%r13), %zmm3
	movq	80(%r13), %rdi
	imulq	%r9, %rdi
	movq	88(%r13), %r8
	addq	(%r13), %rdi
	movq	%rdx, %r9
	shlq	$6, %r9
	leaq	(%r9,%r9,2), %r9
	movl	%edx, %r10d
	andl	$3, %r10d
	movq	%rdx, %rbx
	andq	$-4, %rbx
	movl	%ecx, %r14d
	shll	$4, %r14d
	movq	%r14, -120(%rsp)
	shll	$2, %ecx
	xorl	%r15d, %r15d
	jmp	.LBB32_46
	.p2align	4
.LBB32_51:
	addq	%r9, %rsi
.LBB32_52:
	incq	%r15
	cmpq	%rax, %r15
	je	.LBB32_53
.LBB32_46:
	testq	%rdx, %rdx
	je	.LBB32_52
	movq	(%r8,%r15,8), %r12
	addq	%rdi, %r12
	movq	%rsi, %r13
	movq	%rbx, %rbp
	cmpq	$4, %rdx
	jb	.LBB32_48
	.p2align	4
.LBB32_67:
	movq	%r11, %r14
	prefetcht0	(%r11)
	vpxord	(%r12){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r13), %zmm4, %zmm2
	vpdpbusd	64(%r13), %zmm4, %zmm1
	vpdpbusd	128(%r13), %zmm4, %zmm0
	addq	%rcx, %r11
	prefetcht0	(%r14,%rcx)
	vpxord	4(%r12){1to16}, %zmm3, %zmm4
	vpdpbusd	192(%r13), %zmm4, %zmm2
	vpdpbusd	256(%r13), %zmm4, %zmm1
	vpdpbusd	320(%r13), %zmm4, %zmm0
	prefetcht0	(%rcx,%r11)
	addq	%rcx, %r11
	vpxord	8(%r12){1to16}, %zmm3, %zmm4
	vpdpbusd	384(%r13), %zmm4, %zmm2
	vpdpbusd	448(%r13), %zmm4, %zmm1
	vpdpbusd	512(%r13), %zmm4, %zmm0
	prefetcht0	(%rcx,%r11)
	addq	%rcx, %r11
	vpxord	12(%r12){1to16}, %zmm3, %zmm4
	vpdpbusd	576(%r13), %zmm4, %zmm2
	vpdpbusd	640(%r13), %zmm4, %zmm1
	vpdpbusd	704(%r13), %zmm4, %zmm0
	addq	$16, %r12
	addq	$768, %r13
	addq	%rcx, %r11
	addq	$-4, %rbp
	jne	.LBB32_67
	addq	-120(%rsp), %r14
	movq	%r14, %r11
.LBB32_48:
	testq	%r10, %r10
	je	.LBB32_51
	xorl	%r14d, %r14d
	.p2align	4
.LBB32_50:
	prefetcht0	(%r11)
	vpxord	(%r12,%r14,4){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r13), %zmm4, %zmm2
	vpdpbusd	64(%r13), %zmm4, %zmm1
	vpdpbusd	128(%r13), %zmm4, %zmm0
	addq	$192, %r13
	incq	%r14
	addq	%rcx, %r11
	cmpq	%r14, %r10
	jne	.LBB32_50
	jmp	.LBB32_51
.LBB32_53:
	movq	-104(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	movq	-80(%rsp), %r9
	cmpq	%r9, %rax
	movq	%r9, %r8
	cmovlq	%rax, %r8
	movq	-56(%rsp), %r10
	movq	(%r10), %rcx
	movq	8(%r10), %rdx
	vmovups	16(%r10), %zmm3
	vmovups	80(%r10), %zmm4
	movq	-112(%rsp), %r11
	vpbroadcastd	(%rcx,%r11,4), %zmm5
	movq	160(%r10), %rsi
	vpmulld	(%rdx,%r9,4), %zmm5, %zmm5
	vpaddd	%zmm2, %zmm5, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%rsi,%r9,4), %zmm2, %zmm2
	vmaxps	%zmm3, %zmm2, %zmm2
	vminps	%zmm4, %zmm2, %zmm2
	vbroadcastss	.LCPI32_2(%rip), %zmm5
	vaddps	%zmm5, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpbroadcastb	144(%r10), %xmm6
	vpaddb	%xmm2, %xmm6, %xmm2
	movq	176(%r10), %rdi
	imulq	%r11, %rdi
	addq	168(%r10), %rdi
	vmovdqu	%xmm2, (%r8,%rdi)
	vpbroadcastd	(%rcx,%r11,4), %zmm2
	vpmulld	64(%rdx,%r9,4), %zmm2, %zmm2
	leaq	16(%r9), %r8
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rsi,%r9,4), %zmm1, %zmm1
	cmpq	%r8, %rax
	vmaxps	%zmm3, %zmm1, %zmm1
	vminps	%zmm4, %zmm1, %zmm1
	vaddps	%zmm5, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	cmovlq	%rax, %r8
	vpaddb	%xmm1, %xmm6, %xmm1
	vmovdqu	%xmm1, (%r8,%rdi)
	leaq	32(%r9), %r8
	cmpq	%r8, %rax
	cmovgeq	%r8, %rax
	vpbroadcastd	(%rcx,%r11,4), %zmm1
	vpmulld	128(%rdx,%r9,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	128(%rsi,%r9,4), %zmm0, %zmm0
	vmaxps	%zmm3, %zmm0, %zmm0
	vminps	%zmm4, %zmm0, %zmm0
	vaddps	%zmm5, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm6, %xmm0
	vmovdqu	%xmm0, (%rax,%rdi)
.LBB32_54:
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
.LBB32_28:
	.cfi_def_cfa_offset 192
	jne	.LBB32_54
	xorl	%r8d, %r8d
	jmp	.LBB32_44
.Lfunc_end32:
	.size	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA10CorrectingVyAA12RequantizingVGTtg5, .Lfunc_end32-$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA7ColumnsVyAOyAA6ColumnVyAKGGG_AA10CorrectingVyAA12RequantizingVGTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI33_0:
	.long	0x42fe0000
.LCPI33_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI33_1:
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
	.hidden	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA10CorrectingVyAA12RequantizingVGTtg5
	.weak	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA10CorrectingVyAA12RequantizingVGTtg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA10CorrectingVyAA12RequantizingVGTtg5,@function
$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA10CorrectingVyAA12RequantizingVGTtg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	112(%r13), %rbx
	cmpq	$15, %rbx
	movq	%rdx, -16(%rsp)
	movq	%rsi, -88(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rdi, -80(%rsp)
	movq	%rbx, -24(%rsp)
	jle	.LBB33_1
	leaq	64(%rdi), %rbp
	movq	96(%r13), %r9
	movq	%rsi, %r8
	movq	%rdi, %r11
	movq	104(%r13), %r10
	movq	%r10, %r14
	imulq	%r9, %r14
	movq	(%rdx), %rbx
	movq	8(%rdx), %rax
	movq	%rax, -40(%rsp)
	vmovss	152(%rdx), %xmm0
	movq	%rdx, %rdi
	movl	156(%rdx), %eax
	movq	160(%rdx), %rcx
	movq	%rcx, -48(%rsp)
	movq	176(%rdx), %r15
	movq	128(%r13), %r12
	addq	$-16, %r12
	vcvttss2si	148(%rdx), %ecx
	vcvttss2si	%xmm0, %edx
	vcvtsi2ss	%eax, %xmm15, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	xorl	%esi, %esi
	vucomiss	.LCPI33_0(%rip), %xmm0
	seta	%sil
	movq	%r15, -56(%rsp)
	leaq	(%r15,%r15,2), %r15
	movq	%r15, -72(%rsp)
	cmpq	%r8, %r12
	cmovgeq	%r8, %r12
	shll	$7, %esi
	subl	%esi, %eax
	addl	%eax, %ecx
	addl	%eax, %edx
	vpbroadcastw	%eax, %zmm0
	vpbroadcastb	%ecx, %zmm1
	vpbroadcastb	%edx, %zmm2
	vpbroadcastb	%esi, %zmm3
	addq	168(%rdi), %r12
	movq	%r12, -64(%rsp)
	movq	%r14, -112(%rsp)
	movq	%r14, %rax
	shlq	$6, %rax
	addq	%r11, %rax
	addq	$64, %rax
	movq	%rax, -32(%rsp)
	movq	%r10, %rax
	shlq	$6, %rax
	movq	%rax, -96(%rsp)
	movl	$16, %eax
	xorl	%r8d, %r8d
	vmovdqa64	.LCPI33_1(%rip), %zmm4
	movq	%rbp, -104(%rsp)
	jmp	.LBB33_4
	.p2align	4
.LBB33_8:
	vmovdqa64	%zmm5, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm5, %zmm12
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm5, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm5, %zmm16
	vmovdqa64	%zmm5, %zmm17
	vmovdqa64	%zmm5, %zmm18
	vmovdqa64	%zmm5, %zmm19
	vmovdqa64	%zmm5, %zmm21
.LBB33_9:
	movq	-88(%rsp), %rdx
	movq	-40(%rsp), %rsi
	vmovdqu64	(%rsi,%rdx,4), %zmm20
	vpmulld	(%rbx,%r8,4){1to16}, %zmm20, %zmm22
	vpaddd	%zmm21, %zmm22, %zmm21
	vpmulld	4(%rbx,%r8,4){1to16}, %zmm20, %zmm22
	vpmulld	8(%rbx,%r8,4){1to16}, %zmm20, %zmm23
	vpmulld	12(%rbx,%r8,4){1to16}, %zmm20, %zmm20
	vpaddd	%zmm19, %zmm22, %zmm19
	vpaddd	%zmm18, %zmm23, %zmm18
	vpaddd	%zmm17, %zmm20, %zmm17
	movq	-48(%rsp), %rdi
	vmovups	(%rdi,%rdx,4), %zmm20
	vcvtdq2ps	%zmm21, %zmm21
	vmulps	%zmm21, %zmm20, %zmm21
	vcvtps2dq	%zmm21, %zmm21
	vcvtdq2ps	%zmm19, %zmm19
	vmulps	%zmm19, %zmm20, %zmm19
	vcvtps2dq	%zmm19, %zmm19
	vpackssdw	%zmm19, %zmm21, %zmm19
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	%zmm18, %zmm20, %zmm18
	vcvtps2dq	%zmm18, %zmm18
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	%zmm17, %zmm20, %zmm17
	vcvtps2dq	%zmm17, %zmm17
	vpackssdw	%zmm17, %zmm18, %zmm17
	vpaddsw	%zmm0, %zmm19, %zmm18
	vpaddsw	%zmm0, %zmm17, %zmm17
	vpacksswb	%zmm17, %zmm18, %zmm17
	vpmaxsb	%zmm1, %zmm17, %zmm17
	vpminsb	%zmm2, %zmm17, %zmm17
	vpxorq	%zmm3, %zmm17, %zmm17
	vpermd	%zmm17, %zmm4, %zmm17
	movq	%r8, %rax
	movq	-56(%rsp), %r11
	imulq	%r11, %rax
	movq	-64(%rsp), %r14
	leaq	(%r14,%rax), %rcx
	vmovdqu64	%xmm17, (%r14,%rax)
	vextracti32x4	$1, %zmm17, (%r11,%rcx)
	vextracti32x4	$2, %zmm17, (%rcx,%r11,2)
	movq	-72(%rsp), %r15
	vextracti32x4	$3, %zmm17, (%r15,%rcx)
	vmovdqu64	(%rsi,%rdx,4), %zmm17
	vpmulld	16(%rbx,%r8,4){1to16}, %zmm17, %zmm18
	movq	%r8, %rax
	orq	$4, %rax
	vpaddd	%zmm16, %zmm18, %zmm16
	vpmulld	20(%rbx,%r8,4){1to16}, %zmm17, %zmm18
	vpmulld	24(%rbx,%r8,4){1to16}, %zmm17, %zmm19
	vpmulld	28(%rbx,%r8,4){1to16}, %zmm17, %zmm17
	vpaddd	%zmm15, %zmm18, %zmm15
	vpaddd	%zmm14, %zmm19, %zmm14
	vpaddd	%zmm13, %zmm17, %zmm13
	vmovups	(%rdi,%rdx,4), %zmm17
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	%zmm16, %zmm17, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	%zmm15, %zmm17, %zmm15
	vcvtps2dq	%zmm15, %zmm15
	vpackssdw	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm17, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm17, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vpackssdw	%zmm13, %zmm14, %zmm13
	vpaddsw	%zmm0, %zmm15, %zmm14
	vpaddsw	%zmm0, %zmm13, %zmm13
	vpacksswb	%zmm13, %zmm14, %zmm13
	vpmaxsb	%zmm1, %zmm13, %zmm13
	vpminsb	%zmm2, %zmm13, %zmm13
	vpxorq	%zmm3, %zmm13, %zmm13
	vpermd	%zmm13, %zmm4, %zmm13
	imulq	%r11, %rax
	leaq	(%r14,%rax), %rcx
	vmovdqu	%xmm13, (%r14,%rax)
	vextracti32x4	$1, %zmm13, (%r11,%rcx)
	vextracti32x4	$2, %zmm13, (%rcx,%r11,2)
	vextracti32x4	$3, %zmm13, (%r15,%rcx)
	movq	%r8, %rax
	orq	$8, %rax
	vmovdqu64	(%rsi,%rdx,4), %zmm13
	vpmulld	32(%rbx,%r8,4){1to16}, %zmm13, %zmm14
	vpmulld	36(%rbx,%r8,4){1to16}, %zmm13, %zmm15
	vpmulld	40(%rbx,%r8,4){1to16}, %zmm13, %zmm16
	vpaddd	%zmm12, %zmm14, %zmm12
	vpaddd	%zmm11, %zmm15, %zmm11
	vpaddd	%zmm10, %zmm16, %zmm10
	vpmulld	44(%rbx,%r8,4){1to16}, %zmm13, %zmm13
	vpaddd	%zmm9, %zmm13, %zmm9
	vmovups	(%rdi,%rdx,4), %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm13, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm13, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm13, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm13, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vpaddsw	%zmm0, %zmm11, %zmm10
	vpaddsw	%zmm0, %zmm9, %zmm9
	vpacksswb	%zmm9, %zmm10, %zmm9
	vpmaxsb	%zmm1, %zmm9, %zmm9
	vpminsb	%zmm2, %zmm9, %zmm9
	vpxorq	%zmm3, %zmm9, %zmm9
	vpermd	%zmm9, %zmm4, %zmm9
	imulq	%r11, %rax
	leaq	(%r14,%rax), %rcx
	vmovdqu	%xmm9, (%r14,%rax)
	vextracti32x4	$1, %zmm9, (%r11,%rcx)
	vextracti32x4	$2, %zmm9, (%rcx,%r11,2)
	vextracti32x4	$3, %zmm9, (%r15,%rcx)
	movq	%r8, %rax
	vmovdqu64	(%rsi,%rdx,4), %zmm9
	vpmulld	48(%rbx,%r8,4){1to16}, %zmm9, %zmm10
	vpmulld	52(%rbx,%r8,4){1to16}, %zmm9, %zmm11
	orq	$12, %rax
	vpaddd	%zmm8, %zmm10, %zmm8
	vpaddd	%zmm7, %zmm11, %zmm7
	vpmulld	56(%rbx,%r8,4){1to16}, %zmm9, %zmm10
	vpaddd	%zmm6, %zmm10, %zmm6
	vpmulld	60(%rbx,%r8,4){1to16}, %zmm9, %zmm9
	vmovups	(%rdi,%rdx,4), %zmm10
	vpaddd	%zmm5, %zmm9, %zmm5
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm10, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm10, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm10, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm10, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm6, %zmm5
	vpaddsw	%zmm0, %zmm7, %zmm6
	vpaddsw	%zmm0, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm1, %zmm5, %zmm5
	vpminsb	%zmm2, %zmm5, %zmm5
	vpxorq	%zmm3, %zmm5, %zmm5
	vpermd	%zmm5, %zmm4, %zmm5
	imulq	%r11, %rax
	leaq	(%r14,%rax), %rcx
	vmovdqu	%xmm5, (%r14,%rax)
	vextracti32x4	$1, %zmm5, (%r11,%rcx)
	vextracti32x4	$2, %zmm5, (%rcx,%r11,2)
	vextracti32x4	$3, %zmm5, (%r15,%rcx)
	movq	-128(%rsp), %rcx
	leaq	16(%rcx), %rax
	addq	$16, %r8
	movq	-24(%rsp), %rdx
	cmpq	%rax, %rdx
	movq	-104(%rsp), %rbp
	jl	.LBB33_10
.LBB33_4:
	movq	-80(%rsp), %rcx
	vmovdqu64	(%rcx), %zmm5
	cmpq	$15, %r8
	movq	%rax, -128(%rsp)
	jg	.LBB33_7
	testq	%r9, %r9
	je	.LBB33_8
	leaq	16(%r8), %rax
	imulq	-112(%rsp), %rax
	leaq	(,%rax,4), %rcx
	addq	%rbp, %rcx
	movl	$16, %edi
	jmp	.LBB33_16
	.p2align	4
.LBB33_7:
	testq	%r9, %r9
	je	.LBB33_8
	movq	-32(%rsp), %rcx
	xorl	%edi, %edi
.LBB33_16:
	movq	-120(%rsp), %rdx
	vmovdqu64	16(%rdx), %zmm20
	movq	80(%rdx), %rax
	movq	88(%rdx), %r13
	movq	%rax, %r14
	imulq	%r8, %r14
	addq	(%rdx), %r14
	shll	$2, %edi
	xorl	%r11d, %r11d
	vmovdqa64	%zmm5, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm5, %zmm12
	vmovdqa64	%zmm5, %zmm13
	vmovdqa64	%zmm5, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm5, %zmm16
	vmovdqa64	%zmm5, %zmm17
	vmovdqa64	%zmm5, %zmm18
	vmovdqa64	%zmm5, %zmm19
	vmovdqa64	%zmm5, %zmm21
	jmp	.LBB33_17
	.p2align	4
.LBB33_21:
	incq	%r11
	cmpq	%r9, %r11
	je	.LBB33_9
.LBB33_17:
	testq	%r10, %r10
	je	.LBB33_21
	movq	(%r13,%r11,8), %rsi
	addq	%r14, %rsi
	movq	%rbp, %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB33_19:
	leaq	(%rsi,%r12,4), %rdx
	prefetcht0	(%rcx)
	vmovdqu64	(%r15), %zmm22
	vpxord	(%rsi,%r12,4){1to16}, %zmm20, %zmm23
	incq	%r12
	vpdpbusd	%zmm22, %zmm23, %zmm21
	vpxord	(%rax,%rdx){1to16}, %zmm20, %zmm23
	addq	%rax, %rdx
	vpdpbusd	%zmm22, %zmm23, %zmm19
	vpxord	(%rax,%rdx){1to16}, %zmm20, %zmm23
	addq	%rax, %rdx
	vpdpbusd	%zmm22, %zmm23, %zmm18
	vpxord	(%rax,%rdx){1to16}, %zmm20, %zmm23
	addq	%rax, %rdx
	vpdpbusd	%zmm22, %zmm23, %zmm17
	vpxord	(%rax,%rdx){1to16}, %zmm20, %zmm23
	addq	%rax, %rdx
	vpdpbusd	%zmm22, %zmm23, %zmm16
	vpxord	(%rax,%rdx){1to16}, %zmm20, %zmm23
	addq	%rax, %rdx
	vpdpbusd	%zmm22, %zmm23, %zmm15
	vpxord	(%rax,%rdx){1to16}, %zmm20, %zmm23
	addq	%rax, %rdx
	vpdpbusd	%zmm22, %zmm23, %zmm14
	vpxord	(%rax,%rdx){1to16}, %zmm20, %zmm23
	addq	%rax, %rdx
	vpdpbusd	%zmm22, %zmm23, %zmm13
	vpxord	(%rax,%rdx){1to16}, %zmm20, %zmm23
	addq	%rax, %rdx
	vpdpbusd	%zmm22, %zmm23, %zmm12
	vpxord	(%rax,%rdx){1to16}, %zmm20, %zmm23
	addq	%rax, %rdx
	vpdpbusd	%zmm22, %zmm23, %zmm11
	vpxord	(%rax,%rdx){1to16}, %zmm20, %zmm23
	addq	%rax, %rdx
	vpdpbusd	%zmm22, %zmm23, %zmm10
	vpxord	(%rax,%rdx){1to16}, %zmm20, %zmm23
	addq	%rax, %rdx
	vpdpbusd	%zmm22, %zmm23, %zmm9
	vpxord	(%rax,%rdx){1to16}, %zmm20, %zmm23
	addq	%rax, %rdx
	vpdpbusd	%zmm22, %zmm23, %zmm8
	vpxord	(%rax,%rdx){1to16}, %zmm20, %zmm23
	addq	%rax, %rdx
	vpdpbusd	%zmm22, %zmm23, %zmm7
	vpxord	(%rax,%rdx){1to16}, %zmm20, %zmm23
	addq	%rax, %rdx
	vpdpbusd	%zmm22, %zmm23, %zmm6
	vpxord	(%rax,%rdx){1to16}, %zmm20, %zmm23
	vpdpbusd	%zmm22, %zmm23, %zmm5
	addq	$64, %r15
	addq	%rdi, %rcx
	cmpq	%r12, %r10
	jne	.LBB33_19
	addq	-96(%rsp), %rbp
	jmp	.LBB33_21
.LBB33_1:
	cmpq	$7, %rbx
	jle	.LBB33_22
	movl	$8, %eax
	xorl	%ecx, %ecx
	jmp	.LBB33_11
.LBB33_10:
	movq	%rcx, %rax
	orq	$8, %rax
	cmpq	%rax, %rdx
	movq	-88(%rsp), %rsi
	movq	-80(%rsp), %rdi
	jge	.LBB33_11
.LBB33_27:
	leaq	4(%rcx), %rax
	cmpq	%rax, -24(%rsp)
	movq	-120(%rsp), %r13
	jge	.LBB33_28
.LBB33_48:
	leaq	2(%rcx), %r14
	movq	-24(%rsp), %rbx
	cmpq	%r14, %rbx
	jl	.LBB33_53
	vmovdqu64	(%rdi), %zmm0
	leaq	64(%rdi), %r15
	movq	96(%r13), %r10
	movq	104(%r13), %rdx
	movq	%rdx, %r8
	imulq	%r10, %r8
	cmpq	$1, %rcx
	jle	.LBB33_41
	testq	%r10, %r10
	je	.LBB33_51
	movq	%r10, %rdi
	movq	%r14, -112(%rsp)
	shlq	$6, %r8
	addq	%r15, %r8
	xorl	%r9d, %r9d
	movq	%rcx, %rbx
	jmp	.LBB33_78
.LBB33_11:
	leaq	64(%rdi), %r12
	movq	-120(%rsp), %rdx
	movq	96(%rdx), %r8
	movq	104(%rdx), %r9
	movq	%r9, %r11
	imulq	%r8, %r11
	movq	-16(%rsp), %r10
	movq	(%r10), %rsi
	movq	%rsi, -104(%rsp)
	movq	8(%r10), %rsi
	movq	%rsi, -40(%rsp)
	vmovss	152(%r10), %xmm0
	movq	%rcx, %rbp
	movl	156(%r10), %ecx
	movq	160(%r10), %rsi
	movq	%rsi, -48(%rsp)
	movq	176(%r10), %rbx
	movq	128(%rdx), %r14
	vcvttss2si	148(%r10), %edx
	addq	$-16, %r14
	vcvttss2si	%xmm0, %esi
	vcvtsi2ss	%ecx, %xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	xorl	%edi, %edi
	vucomiss	.LCPI33_0(%rip), %xmm0
	seta	%dil
	cmpq	-88(%rsp), %r14
	cmovgeq	-88(%rsp), %r14
	shll	$7, %edi
	subl	%edi, %ecx
	addl	%ecx, %edx
	addl	%ecx, %esi
	vpbroadcastw	%ecx, %zmm0
	movq	%rbx, -56(%rsp)
	leaq	(%rbx,%rbx,2), %rcx
	movq	%rcx, -72(%rsp)
	vpbroadcastb	%edx, %zmm1
	vpbroadcastb	%esi, %zmm2
	vpbroadcastb	%edi, %zmm3
	addq	168(%r10), %r14
	movq	%r14, -64(%rsp)
	movq	-80(%rsp), %rdi
	movq	%r11, -32(%rsp)
	movq	%r11, %rcx
	shlq	$6, %rcx
	addq	%rdi, %rcx
	addq	$64, %rcx
	movq	%rcx, -8(%rsp)
	movq	%r9, %rcx
	shlq	$6, %rcx
	movq	%rcx, -112(%rsp)
	vmovdqa64	.LCPI33_1(%rip), %zmm4
	movq	%r12, -96(%rsp)
	jmp	.LBB33_12
	.p2align	4
.LBB33_25:
	vmovdqa64	%zmm5, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm5, %zmm13
.LBB33_26:
	movq	-88(%rsp), %rsi
	movq	-40(%rsp), %rdi
	vmovdqu64	(%rdi,%rsi,4), %zmm12
	movq	-104(%rsp), %rdx
	vpmulld	(%rdx,%rbp,4){1to16}, %zmm12, %zmm14
	vpaddd	%zmm13, %zmm14, %zmm13
	vpmulld	4(%rdx,%rbp,4){1to16}, %zmm12, %zmm14
	vpmulld	8(%rdx,%rbp,4){1to16}, %zmm12, %zmm15
	vpmulld	12(%rdx,%rbp,4){1to16}, %zmm12, %zmm12
	vpaddd	%zmm11, %zmm14, %zmm11
	vpaddd	%zmm10, %zmm15, %zmm10
	vpaddd	%zmm9, %zmm12, %zmm9
	movq	-48(%rsp), %r10
	vmovups	(%r10,%rsi,4), %zmm12
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm12, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm12, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm13, %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm12, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm12, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vpaddsw	%zmm0, %zmm11, %zmm10
	vpaddsw	%zmm0, %zmm9, %zmm9
	vpacksswb	%zmm9, %zmm10, %zmm9
	vpmaxsb	%zmm1, %zmm9, %zmm9
	vpminsb	%zmm2, %zmm9, %zmm9
	vpxorq	%zmm3, %zmm9, %zmm9
	vpermd	%zmm9, %zmm4, %zmm9
	movq	%rbp, %rax
	movq	-56(%rsp), %r11
	imulq	%r11, %rax
	movq	-64(%rsp), %rbx
	leaq	(%rbx,%rax), %rcx
	vmovdqu	%xmm9, (%rbx,%rax)
	vextracti32x4	$1, %zmm9, (%r11,%rcx)
	vextracti32x4	$2, %zmm9, (%rcx,%r11,2)
	movq	-72(%rsp), %r14
	vextracti32x4	$3, %zmm9, (%r14,%rcx)
	leaq	4(%rbp), %rax
	vmovdqu64	(%rdi,%rsi,4), %zmm9
	vpmulld	16(%rdx,%rbp,4){1to16}, %zmm9, %zmm10
	vpmulld	20(%rdx,%rbp,4){1to16}, %zmm9, %zmm11
	vpmulld	24(%rdx,%rbp,4){1to16}, %zmm9, %zmm12
	vpaddd	%zmm8, %zmm10, %zmm8
	vpaddd	%zmm7, %zmm11, %zmm7
	vpaddd	%zmm6, %zmm12, %zmm6
	vpmulld	28(%rdx,%rbp,4){1to16}, %zmm9, %zmm9
	vpaddd	%zmm5, %zmm9, %zmm5
	vmovups	(%r10,%rsi,4), %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm9, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm9, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm9, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm9, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm6, %zmm5
	vpaddsw	%zmm0, %zmm7, %zmm6
	vpaddsw	%zmm0, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm1, %zmm5, %zmm5
	vpminsb	%zmm2, %zmm5, %zmm5
	vpxorq	%zmm3, %zmm5, %zmm5
	vpermd	%zmm5, %zmm4, %zmm5
	imulq	%r11, %rax
	leaq	(%rbx,%rax), %rcx
	vmovdqu	%xmm5, (%rbx,%rax)
	vextracti32x4	$1, %zmm5, (%r11,%rcx)
	vextracti32x4	$2, %zmm5, (%rcx,%r11,2)
	vextracti32x4	$3, %zmm5, (%r14,%rcx)
	movq	-128(%rsp), %rcx
	leaq	8(%rcx), %rax
	movq	%rcx, %rbp
	cmpq	%rax, -24(%rsp)
	movq	-80(%rsp), %rdi
	movq	-96(%rsp), %r12
	jl	.LBB33_27
.LBB33_12:
	vmovdqu64	(%rdi), %zmm5
	cmpq	$7, %rbp
	movq	%rax, -128(%rsp)
	jg	.LBB33_24
	leaq	7(%rbp), %rax
	testq	%rbp, %rbp
	cmovnsq	%rbp, %rax
	testq	%r8, %r8
	movq	-112(%rsp), %rdi
	je	.LBB33_25
	movabsq	$2305843009213693944, %rcx
	andq	%rcx, %rax
	leaq	16(,%rax,2), %rax
	imulq	-32(%rsp), %rax
	leaq	(%r12,%rax,4), %rax
	movl	$16, %r13d
	jmp	.LBB33_33
	.p2align	4
.LBB33_24:
	testq	%r8, %r8
	movq	-112(%rsp), %rdi
	je	.LBB33_25
	movq	-8(%rsp), %rax
	xorl	%r13d, %r13d
.LBB33_33:
	movq	-120(%rsp), %rcx
	vmovdqu64	16(%rcx), %zmm12
	movq	80(%rcx), %r10
	movq	%r10, %rdx
	imulq	%rbp, %rdx
	movq	88(%rcx), %rsi
	addq	(%rcx), %rdx
	shll	$2, %r13d
	xorl	%r14d, %r14d
	vmovdqa64	%zmm5, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm5, %zmm13
	jmp	.LBB33_34
	.p2align	4
.LBB33_38:
	incq	%r14
	cmpq	%r8, %r14
	je	.LBB33_26
.LBB33_34:
	testq	%r9, %r9
	je	.LBB33_38
	movq	(%rsi,%r14,8), %rcx
	addq	%rdx, %rcx
	movq	%r12, %rbx
	xorl	%r15d, %r15d
	.p2align	4
.LBB33_36:
	leaq	(%rcx,%r15,4), %r11
	prefetcht0	(%rax)
	vmovdqu64	(%rbx), %zmm14
	vpxord	(%rcx,%r15,4){1to16}, %zmm12, %zmm15
	incq	%r15
	vpdpbusd	%zmm14, %zmm15, %zmm13
	vpxord	(%r10,%r11){1to16}, %zmm12, %zmm15
	addq	%r10, %r11
	vpdpbusd	%zmm14, %zmm15, %zmm11
	vpxord	(%r10,%r11){1to16}, %zmm12, %zmm15
	addq	%r10, %r11
	vpdpbusd	%zmm14, %zmm15, %zmm10
	vpxord	(%r10,%r11){1to16}, %zmm12, %zmm15
	addq	%r10, %r11
	vpdpbusd	%zmm14, %zmm15, %zmm9
	vpxord	(%r10,%r11){1to16}, %zmm12, %zmm15
	addq	%r10, %r11
	vpdpbusd	%zmm14, %zmm15, %zmm8
	vpxord	(%r10,%r11){1to16}, %zmm12, %zmm15
	addq	%r10, %r11
	vpdpbusd	%zmm14, %zmm15, %zmm7
	vpxord	(%r10,%r11){1to16}, %zmm12, %zmm15
	addq	%r10, %r11
	vpdpbusd	%zmm14, %zmm15, %zmm6
	vpxord	(%r10,%r11){1to16}, %zmm12, %zmm15
	vpdpbusd	%zmm14, %zmm15, %zmm5
	addq	$64, %rbx
	addq	%r13, %rax
	cmpq	%r15, %r9
	jne	.LBB33_36
	addq	%rdi, %r12
	jmp	.LBB33_38
.LBB33_22:
	cmpq	$3, %rbx
	jle	.LBB33_39
	movl	$4, %eax
	xorl	%ecx, %ecx
.LBB33_28:
	leaq	64(%rdi), %rdx
	movq	%rdx, -32(%rsp)
	movq	96(%r13), %r14
	movq	104(%r13), %rdx
	movq	%rdx, %rbx
	imulq	%r14, %rbx
	movq	-16(%rsp), %r9
	movq	(%r9), %rdi
	movq	%rdi, -8(%rsp)
	movq	8(%r9), %rdi
	movq	%rdi, 48(%rsp)
	vmovss	152(%r9), %xmm0
	movq	%rcx, %rbp
	movl	156(%r9), %ecx
	movq	160(%r9), %rdi
	movq	%rdi, 40(%rsp)
	movq	176(%r9), %rdi
	movq	128(%r13), %r15
	addq	$-16, %r15
	vcvttss2si	148(%r9), %r10d
	vcvttss2si	%xmm0, %r11d
	vcvtsi2ss	%ecx, %xmm4, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	xorl	%r8d, %r8d
	vucomiss	.LCPI33_0(%rip), %xmm0
	seta	%r8b
	movq	%rdi, 32(%rsp)
	leaq	(%rdi,%rdi,2), %rdi
	movq	%rdi, 16(%rsp)
	cmpq	%rsi, %r15
	cmovgeq	%rsi, %r15
	shll	$7, %r8d
	subl	%r8d, %ecx
	addl	%ecx, %r10d
	addl	%ecx, %r11d
	vpbroadcastw	%ecx, %zmm0
	vpbroadcastb	%r10d, %zmm1
	movq	-80(%rsp), %rdi
	vpbroadcastb	%r11d, %zmm2
	movq	-120(%rsp), %r13
	vpbroadcastb	%r8d, %zmm3
	addq	168(%r9), %r15
	movq	%r15, 24(%rsp)
	movq	%rbx, 8(%rsp)
	movq	%rbx, %rcx
	shlq	$6, %rcx
	addq	%rdi, %rcx
	addq	$64, %rcx
	movq	%rcx, (%rsp)
	movq	%rdx, %rcx
	shlq	$6, %rcx
	movq	%rcx, -104(%rsp)
	movq	%rdx, %rcx
	andq	$-2, %rcx
	movq	%rcx, -72(%rsp)
	vmovdqa64	.LCPI33_1(%rip), %zmm4
	jmp	.LBB33_29
	.p2align	4
.LBB33_46:
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm5, %zmm9
.LBB33_47:
	movq	-88(%rsp), %rsi
	movq	48(%rsp), %rax
	vmovdqu64	(%rax,%rsi,4), %zmm6
	movq	-8(%rsp), %rax
	movq	-112(%rsp), %r8
	vpmulld	(%rax,%r8,4){1to16}, %zmm6, %zmm10
	vpmulld	4(%rax,%r8,4){1to16}, %zmm6, %zmm11
	vpmulld	8(%rax,%r8,4){1to16}, %zmm6, %zmm12
	vpaddd	%zmm9, %zmm10, %zmm9
	vpaddd	%zmm8, %zmm11, %zmm8
	vpaddd	%zmm7, %zmm12, %zmm7
	vpmulld	12(%rax,%r8,4){1to16}, %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	movq	40(%rsp), %rax
	vmovups	(%rax,%rsi,4), %zmm6
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm6, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm6, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm6, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm6, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm7, %zmm5
	vpaddsw	%zmm0, %zmm8, %zmm6
	vpaddsw	%zmm0, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm1, %zmm5, %zmm5
	vpminsb	%zmm2, %zmm5, %zmm5
	vpxorq	%zmm3, %zmm5, %zmm5
	vpermd	%zmm5, %zmm4, %zmm5
	movq	32(%rsp), %rcx
	imulq	%rcx, %r8
	movq	24(%rsp), %rdi
	leaq	(%rdi,%r8), %rax
	vmovdqu	%xmm5, (%rdi,%r8)
	vextracti32x4	$1, %zmm5, (%rcx,%rax)
	vextracti32x4	$2, %zmm5, (%rax,%rcx,2)
	movq	16(%rsp), %rcx
	vextracti32x4	$3, %zmm5, (%rcx,%rax)
	movq	-128(%rsp), %rcx
	leaq	4(%rcx), %rax
	movq	%rcx, %rbp
	cmpq	%rax, -24(%rsp)
	movq	-120(%rsp), %r13
	movq	-80(%rsp), %rdi
	jl	.LBB33_48
.LBB33_29:
	vmovdqu64	(%rdi), %zmm5
	cmpq	$3, %rbp
	movq	%rax, -128(%rsp)
	movq	%rbp, -112(%rsp)
	jg	.LBB33_45
	leaq	3(%rbp), %rax
	testq	%rbp, %rbp
	cmovnsq	%rbp, %rax
	testq	%r14, %r14
	movq	-32(%rsp), %rcx
	je	.LBB33_46
	movabsq	$1152921504606846972, %rsi
	andq	%rsi, %rax
	leaq	16(,%rax,4), %rax
	imulq	8(%rsp), %rax
	leaq	(%rcx,%rax,4), %r15
	movl	$16, %eax
	jmp	.LBB33_66
	.p2align	4
.LBB33_45:
	testq	%r14, %r14
	movq	-32(%rsp), %rcx
	je	.LBB33_46
	movq	(%rsp), %r15
	xorl	%eax, %eax
.LBB33_66:
	movq	(%r13), %rsi
	vmovdqu64	16(%r13), %zmm6
	movq	80(%r13), %r10
	movq	%r10, %r9
	imulq	%rbp, %r9
	movq	88(%r13), %rdi
	movq	%rdi, -96(%rsp)
	movq	%rsi, -48(%rsp)
	addq	%r9, %rsi
	movq	%rsi, -56(%rsp)
	leaq	(%r10,%r10), %rsi
	movq	%rsi, -64(%rsp)
	leaq	3(%rbp), %rsi
	imulq	%r10, %rsi
	leaq	2(%rbp), %r8
	imulq	%r10, %r8
	leaq	1(%rbp), %r13
	imulq	%r10, %r13
	leal	(,%rax,8), %ebx
	movq	%rax, -40(%rsp)
	leal	(,%rax,4), %r11d
	xorl	%edi, %edi
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm5, %zmm9
	jmp	.LBB33_67
	.p2align	4
.LBB33_73:
	addq	-104(%rsp), %rcx
.LBB33_74:
	incq	%rdi
	cmpq	%r14, %rdi
	je	.LBB33_47
.LBB33_67:
	testq	%rdx, %rdx
	je	.LBB33_74
	movq	-96(%rsp), %rax
	movq	(%rax,%rdi,8), %r12
	cmpq	$1, %rdx
	jne	.LBB33_75
	addq	-56(%rsp), %r12
	movq	%rcx, %rax
	testb	$1, %dl
	je	.LBB33_73
	jmp	.LBB33_72
	.p2align	4
.LBB33_75:
	movq	%r14, %rbp
	addq	-48(%rsp), %r12
	movq	-72(%rsp), %r14
	movq	%rcx, %rax
	.p2align	4
.LBB33_76:
	prefetcht0	(%r15)
	vmovdqu64	(%rax), %zmm10
	vpxord	(%r12,%r9){1to16}, %zmm6, %zmm11
	vpdpbusd	%zmm10, %zmm11, %zmm9
	vpxord	(%r12,%r13){1to16}, %zmm6, %zmm11
	vpxord	(%r12,%r8){1to16}, %zmm6, %zmm12
	vpdpbusd	%zmm10, %zmm11, %zmm8
	vpdpbusd	%zmm10, %zmm12, %zmm7
	vpxord	(%r12,%rsi){1to16}, %zmm6, %zmm11
	vpdpbusd	%zmm10, %zmm11, %zmm5
	prefetcht0	(%r15,%r11)
	vmovdqu64	64(%rax), %zmm10
	vpxord	4(%r12,%r9){1to16}, %zmm6, %zmm11
	vpxord	4(%r12,%r13){1to16}, %zmm6, %zmm12
	vpdpbusd	%zmm10, %zmm11, %zmm9
	vpdpbusd	%zmm10, %zmm12, %zmm8
	vpxord	4(%r12,%r8){1to16}, %zmm6, %zmm11
	vpxord	4(%r12,%rsi){1to16}, %zmm6, %zmm12
	vpdpbusd	%zmm10, %zmm11, %zmm7
	vpdpbusd	%zmm10, %zmm12, %zmm5
	subq	$-128, %rax
	addq	$8, %r12
	addq	%rbx, %r15
	addq	$-2, %r14
	jne	.LBB33_76
	addq	%r9, %r12
	movq	%rbp, %r14
	testb	$1, %dl
	je	.LBB33_73
.LBB33_72:
	prefetcht0	(%r15)
	vmovdqu64	(%rax), %zmm10
	vpxord	(%r12){1to16}, %zmm6, %zmm11
	movq	-40(%rsp), %rax
	leaq	(%r15,%rax,4), %r15
	vpdpbusd	%zmm10, %zmm11, %zmm9
	leaq	(%r12,%r10), %rax
	vpxord	(%r12,%r10){1to16}, %zmm6, %zmm11
	vpdpbusd	%zmm10, %zmm11, %zmm8
	vpxord	(%r12,%r10,2){1to16}, %zmm6, %zmm11
	vpdpbusd	%zmm10, %zmm11, %zmm7
	movq	-64(%rsp), %r12
	vpxord	(%r12,%rax){1to16}, %zmm6, %zmm11
	vpdpbusd	%zmm10, %zmm11, %zmm5
	jmp	.LBB33_73
.LBB33_39:
	cmpq	$2, %rbx
	jl	.LBB33_43
	vmovdqu64	(%rdi), %zmm0
	leaq	64(%rdi), %r15
	movq	96(%r13), %rcx
	movq	104(%r13), %rdx
	movq	%rdx, %r8
	movq	%rcx, %r10
	imulq	%rcx, %r8
	movl	$2, %r14d
	xorl	%ecx, %ecx
.LBB33_41:
	testq	%r10, %r10
	je	.LBB33_51
	movq	%r14, -112(%rsp)
	movq	%rcx, %rbx
	shrq	$63, %rcx
	addq	%rbx, %rcx
	movabsq	$576460752303423486, %rsi
	andq	%rcx, %rsi
	leaq	16(,%rsi,8), %rcx
	imulq	%r8, %rcx
	leaq	(%rdi,%rcx,4), %r8
	addq	$64, %r8
	movl	$16, %r9d
	movq	%r10, %rdi
.LBB33_78:
	movq	%rbx, -128(%rsp)
	movq	-120(%rsp), %rcx
	movq	(%rcx), %rsi
	vmovdqu64	16(%rcx), %zmm1
	movq	80(%rcx), %r10
	movq	%r10, %r11
	imulq	%rbx, %r11
	movq	88(%rcx), %r14
	movq	%rsi, -104(%rsp)
	leaq	(%rsi,%r11), %rax
	movq	%rax, -48(%rsp)
	movq	%rdx, %rax
	shlq	$6, %rax
	movl	%edx, %r12d
	andl	$3, %r12d
	movq	%rdx, %rcx
	andq	$-4, %rcx
	movq	%rcx, -64(%rsp)
	leaq	1(%rbx), %rbp
	imulq	%r10, %rbp
	movl	%r9d, %ecx
	shll	$4, %ecx
	movq	%rcx, -72(%rsp)
	shll	$2, %r9d
	movq	%r12, -96(%rsp)
	shll	$6, %r12d
	xorl	%esi, %esi
	vmovdqa64	%zmm0, %zmm2
	movq	%rdx, -40(%rsp)
	movq	%rax, -56(%rsp)
	jmp	.LBB33_79
	.p2align	4
.LBB33_86:
	addq	%rax, %r15
.LBB33_87:
	incq	%rsi
	cmpq	%rdi, %rsi
	je	.LBB33_88
.LBB33_79:
	testq	%rdx, %rdx
	je	.LBB33_87
	movq	(%r14,%rsi,8), %r13
	cmpq	$4, %rdx
	jae	.LBB33_89
	addq	-48(%rsp), %r13
	movq	%r15, %rcx
	cmpq	$0, -96(%rsp)
	jne	.LBB33_84
	jmp	.LBB33_86
	.p2align	4
.LBB33_89:
	movq	%rdi, %rdx
	movq	%r14, %rdi
	addq	-104(%rsp), %r13
	movq	-64(%rsp), %rbx
	movq	%r15, %rax
	movq	%r15, %rcx
	.p2align	4
.LBB33_90:
	movq	%r8, %r15
	prefetcht0	(%r8)
	vmovdqu64	(%rcx), %zmm3
	vpxord	(%r13,%r11){1to16}, %zmm1, %zmm4
	vpxord	(%r13,%rbp){1to16}, %zmm1, %zmm5
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpdpbusd	%zmm3, %zmm5, %zmm0
	addq	%r9, %r8
	prefetcht0	(%r15,%r9)
	vmovdqu64	64(%rcx), %zmm3
	vpxord	4(%r13,%r11){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpxord	4(%r13,%rbp){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm0
	prefetcht0	(%r9,%r8)
	addq	%r9, %r8
	vmovdqu64	128(%rcx), %zmm3
	vpxord	8(%r13,%r11){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpxord	8(%r13,%rbp){1to16}, %zmm1, %zmm4
	prefetcht0	(%r9,%r8)
	vmovdqu64	192(%rcx), %zmm5
	vpdpbusd	%zmm3, %zmm4, %zmm0
	vpxord	12(%r13,%r11){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm5, %zmm3, %zmm2
	vpxord	12(%r13,%rbp){1to16}, %zmm1, %zmm3
	vpdpbusd	%zmm5, %zmm3, %zmm0
	addq	$256, %rcx
	addq	$16, %r13
	addq	%r9, %r8
	addq	%r9, %r8
	addq	$-4, %rbx
	jne	.LBB33_90
	addq	-72(%rsp), %r15
	addq	%r11, %r13
	movq	%r15, %r8
	movq	%rdi, %r14
	movq	%rdx, %rdi
	movq	-40(%rsp), %rdx
	movq	%rax, %r15
	movq	-56(%rsp), %rax
	cmpq	$0, -96(%rsp)
	je	.LBB33_86
.LBB33_84:
	xorl	%ebx, %ebx
	.p2align	4
.LBB33_85:
	prefetcht0	(%r8)
	vmovdqu64	(%rcx,%rbx), %zmm3
	vpxord	(%r13){1to16}, %zmm1, %zmm4
	vpxord	(%r13,%r10){1to16}, %zmm1, %zmm5
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpdpbusd	%zmm3, %zmm5, %zmm0
	addq	$4, %r13
	addq	%r9, %r8
	addq	$64, %rbx
	cmpq	%rbx, %r12
	jne	.LBB33_85
	jmp	.LBB33_86
.LBB33_88:
	movq	-88(%rsp), %rsi
	movq	-24(%rsp), %rbx
	movq	-112(%rsp), %r14
	jmp	.LBB33_52
.LBB33_51:
	movq	%rcx, -128(%rsp)
	vmovdqa64	%zmm0, %zmm2
.LBB33_52:
	movq	-120(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	cmovgeq	%rsi, %rax
	movq	-16(%rsp), %r8
	movq	(%r8), %rdx
	movq	8(%r8), %r10
	vmovups	16(%r8), %zmm1
	vmovups	80(%r8), %zmm3
	movq	160(%r8), %rdi
	movq	168(%r8), %rcx
	movq	-128(%rsp), %r11
	vpbroadcastd	(%rdx,%r11,4), %zmm4
	vpmulld	(%r10,%rsi,4), %zmm4, %zmm4
	vpaddd	%zmm2, %zmm4, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%rdi,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm1, %zmm2, %zmm2
	vbroadcastss	.LCPI33_2(%rip), %zmm4
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
	movq	%r14, %rcx
	movq	-80(%rsp), %rdi
.LBB33_53:
	cmpq	%rbx, %rcx
	jge	.LBB33_64
.LBB33_54:
	vmovdqu64	(%rdi), %zmm0
	movq	-120(%rsp), %r10
	movq	96(%r10), %rax
	movq	%rcx, %r11
	xorl	%ecx, %ecx
	testq	%r11, %r11
	setle	%sil
	testq	%rax, %rax
	movq	%r11, -128(%rsp)
	je	.LBB33_63
	movq	104(%r10), %rdx
	movb	%sil, %cl
	shll	$4, %ecx
	leaq	64(%rdi), %rsi
	movq	%rdi, %rbx
	movq	%rdx, %rdi
	imulq	%rax, %rdi
	movq	%r11, %r8
	shlq	$4, %r8
	addq	$16, %r8
	testq	%r11, %r11
	movl	$16, %r9d
	cmovleq	%r8, %r9
	imulq	%rdi, %r9
	vmovdqu64	16(%r10), %zmm1
	leaq	(%rbx,%r9,4), %rbx
	addq	$64, %rbx
	movq	80(%r10), %rdi
	imulq	%r11, %rdi
	movq	88(%r10), %r8
	movq	%r8, -96(%rsp)
	addq	(%r10), %rdi
	movq	%rdx, %r9
	shlq	$6, %r9
	movl	%edx, %r10d
	andl	$3, %r10d
	movq	%rdx, %r11
	andq	$-4, %r11
	movl	%ecx, %r8d
	shll	$4, %r8d
	movq	%r8, -104(%rsp)
	shll	$2, %ecx
	xorl	%r15d, %r15d
	jmp	.LBB33_56
	.p2align	4
.LBB33_61:
	addq	%r9, %rsi
.LBB33_62:
	incq	%r15
	cmpq	%rax, %r15
	je	.LBB33_63
.LBB33_56:
	testq	%rdx, %rdx
	je	.LBB33_62
	movq	-96(%rsp), %r8
	movq	(%r8,%r15,8), %r12
	addq	%rdi, %r12
	movq	%rsi, %r13
	movq	%r11, %rbp
	cmpq	$4, %rdx
	jb	.LBB33_58
	.p2align	4
.LBB33_91:
	movq	%rbx, %r14
	prefetcht0	(%rbx)
	vpxord	(%r12){1to16}, %zmm1, %zmm2
	vpdpbusd	(%r13), %zmm2, %zmm0
	prefetcht0	(%rbx,%rcx)
	vpxord	4(%r12){1to16}, %zmm1, %zmm2
	vpdpbusd	64(%r13), %zmm2, %zmm0
	addq	%rcx, %rbx
	prefetcht0	(%rcx,%rbx)
	vpxord	8(%r12){1to16}, %zmm1, %zmm2
	vpdpbusd	128(%r13), %zmm2, %zmm0
	addq	%rcx, %rbx
	prefetcht0	(%rcx,%rbx)
	vpxord	12(%r12){1to16}, %zmm1, %zmm2
	vpdpbusd	192(%r13), %zmm2, %zmm0
	addq	$16, %r12
	addq	$256, %r13
	addq	%rcx, %rbx
	addq	%rcx, %rbx
	addq	$-4, %rbp
	jne	.LBB33_91
	addq	-104(%rsp), %r14
	movq	%r14, %rbx
.LBB33_58:
	testq	%r10, %r10
	je	.LBB33_61
	xorl	%r14d, %r14d
	.p2align	4
.LBB33_60:
	prefetcht0	(%rbx)
	vpxord	(%r12,%r14,4){1to16}, %zmm1, %zmm2
	vpdpbusd	(%r13), %zmm2, %zmm0
	addq	$64, %r13
	incq	%r14
	addq	%rcx, %rbx
	cmpq	%r14, %r10
	jne	.LBB33_60
	jmp	.LBB33_61
.LBB33_63:
	movq	-120(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	movq	-16(%rsp), %rsi
	movq	(%rsi), %rcx
	movq	8(%rsi), %rdx
	movq	-128(%rsp), %r8
	vpbroadcastd	(%rcx,%r8,4), %zmm1
	movq	-88(%rsp), %rdi
	vpmulld	(%rdx,%rdi,4), %zmm1, %zmm1
	cmpq	%rdi, %rax
	movq	160(%rsi), %rcx
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rcx,%rdi,4), %zmm0, %zmm0
	vmaxps	16(%rsi), %zmm0, %zmm0
	vminps	80(%rsi), %zmm0, %zmm0
	vaddps	.LCPI33_2(%rip){1to16}, %zmm0, %zmm0
	cmovgeq	%rdi, %rax
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	144(%rsi), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	imulq	176(%rsi), %r8
	addq	168(%rsi), %r8
	vmovdqu	%xmm0, (%rax,%r8)
.LBB33_64:
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
.LBB33_43:
	.cfi_def_cfa_offset 112
	cmpq	$1, %rbx
	jne	.LBB33_64
	xorl	%ecx, %ecx
	jmp	.LBB33_54
.Lfunc_end33:
	.size	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA10CorrectingVyAA12RequantizingVGTtg5, .Lfunc_end33-$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiplyyyxm_SPys5Int32VGSiq_tAA7SumLineRzAA0E8EpilogueR_AA9GroupSumsV6VectorRtzr0_lFAA6ColumnVyAKG_AA10CorrectingVyAA12RequantizingVGTtg5
	.cfi_endproc
	.hidden	vitruvian_interleave_codes_avx512vnni
	.globl	vitruvian_interleave_codes_avx512vnni
	.p2align	4
	.type	vitruvian_interleave_codes_avx512vnni,@function
vitruvian_interleave_codes_avx512vnni:
	subq	$72, %rsp
	vmovups	80(%rsp), %ymm0
	movl	128(%rsp), %eax
	movq	136(%rsp), %r10
	movq	%r10, 56(%rsp)
	movl	%eax, 48(%rsp)
	movl	120(%rsp), %eax
	movl	%eax, 40(%rsp)
	movl	112(%rsp), %eax
	movl	%eax, 32(%rsp)
	vmovups	%ymm0, (%rsp)
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14interleaveRows5image6height7rowStep5width05pixelJ012channelCount8firstRow05groupN010leftMargin05rightS06margin4flip9zeroPoint6groupsySPys5UInt8VG_S9iA2Rs5Int32VSpyAUGtF)
	addq	$72, %rsp
	retq
.Lfunc_end34:
	.size	vitruvian_interleave_codes_avx512vnni, .Lfunc_end34-vitruvian_interleave_codes_avx512vnni
	.hidden	$s24VitruvianMicroAVX512VNNI14interleaveRows5image6height7rowStep5width05pixelJ012channelCount8firstRow05groupN010leftMargin05rightS06margin4flip9zeroPoint6groupsySPys5UInt8VG_S9iA2Rs5Int32VSpyAUGtF
	.globl	$s24VitruvianMicroAVX512VNNI14interleaveRows5image6height7rowStep5width05pixelJ012channelCount8firstRow05groupN010leftMargin05rightS06margin4flip9zeroPoint6groupsySPys5UInt8VG_S9iA2Rs5Int32VSpyAUGtF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI14interleaveRows5image6height7rowStep5width05pixelJ012channelCount8firstRow05groupN010leftMargin05rightS06margin4flip9zeroPoint6groupsySPys5UInt8VG_S9iA2Rs5Int32VSpyAUGtF,@function
$s24VitruvianMicroAVX512VNNI14interleaveRows5image6height7rowStep5width05pixelJ012channelCount8firstRow05groupN010leftMargin05rightS06margin4flip9zeroPoint6groupsySPys5UInt8VG_S9iA2Rs5Int32VSpyAUGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$696, %rsp
	movzbl	784(%rsp), %eax
	movq	%fs:40, %r10
	movq	%r10, 688(%rsp)
	vpbroadcastb	%eax, %xmm0
	vmovdqa	%xmm0, 416(%rsp)
	movzbl	792(%rsp), %r10d
	imull	$16843009, %r10d, %r10d
	vpbroadcastd	%r10d, %zmm4
	vpbroadcastd	800(%rsp), %zmm0
	movq	%rdi, 168(%rsp)
	movq	%rdi, 496(%rsp)
	movq	%rsi, 176(%rsp)
	movq	%rsi, 504(%rsp)
	movq	%rdx, 184(%rsp)
	movq	%rdx, 512(%rsp)
	movq	%rcx, 520(%rsp)
	movq	%r8, 120(%rsp)
	movq	%r8, 528(%rsp)
	movq	%r9, 32(%rsp)
	movq	%r9, 536(%rsp)
	leaq	416(%rsp), %rdx
	movq	%rdx, 544(%rsp)
	vmovdqu64	%zmm4, 560(%rsp)
	vmovdqu64	%zmm0, 624(%rsp)
	cmpq	$0, 760(%rsp)
	je	.LBB35_33
	movq	808(%rsp), %r12
	movq	776(%rsp), %r11
	movq	768(%rsp), %r8
	movl	%eax, %edx
	shll	$8, %edx
	movl	%eax, %esi
	shll	$16, %esi
	orl	%edx, %esi
	movl	%eax, %ebp
	shll	$24, %ebp
	orl	%esi, %ebp
	orl	%eax, %ebp
	xorl	%r10d, %ebp
	leaq	(%r8,%rcx), %rdi
	addq	%r11, %rdi
	movq	%rdi, %rax
	shlq	$4, %rax
	movq	%r8, %r13
	shlq	$4, %r13
	movq	%rax, 152(%rsp)
	movq	760(%rsp), %r15
	imulq	%r15, %rax
	movq	%rax, 280(%rsp)
	movq	32(%rsp), %rdx
	leaq	15(%rdx), %rbx
	leaq	30(%rdx), %rax
	testq	%rbx, %rbx
	movq	%rax, 128(%rsp)
	cmovsq	%rax, %rbx
	sarq	$4, %rbx
	movq	%r8, %rax
	shlq	$6, %rax
	leaq	(%r12,%rax), %r8
	movq	%r8, 144(%rsp)
	movq	%r11, %r8
	shlq	$4, %r8
	movq	%rcx, %r9
	shlq	$6, %r9
	movq	%r13, %r10
	andq	$-64, %r10
	movq	%r10, 112(%rsp)
	vpbroadcastd	%ebp, %zmm5
	addq	%rax, %r9
	movq	%r8, %rax
	andq	$-64, %rax
	movq	%rax, 104(%rsp)
	imulq	%rdi, %r15
	shlq	$6, %rdi
	movq	%rdi, 160(%rsp)
	shlq	$6, %r15
	movq	%r8, 208(%rsp)
	andl	$48, %r8d
	movq	%r8, 224(%rsp)
	movq	%r11, %rax
	andq	$-4, %rax
	shlq	$6, %rax
	addq	%r9, %rax
	addq	%r12, %rax
	movq	%rax, 72(%rsp)
	leaq	(%r12,%r9), %rax
	addq	$192, %rax
	movq	%rax, 64(%rsp)
	addq	%r12, %r9
	movq	%r9, 80(%rsp)
	leaq	-16(%rdx), %rax
	movq	%rax, 232(%rsp)
	leaq	192(%r12), %rax
	movq	%rax, 56(%rsp)
	xorl	%r14d, %r14d
	movq	%rcx, 24(%rsp)
	movl	%ebp, 44(%rsp)
	movq	%r13, 136(%rsp)
	movq	%r15, 96(%rsp)
	vmovdqu64	%zmm4, 352(%rsp)
	movq	%rbx, 48(%rsp)
	vmovdqu64	%zmm5, 288(%rsp)
	jmp	.LBB35_2
	.p2align	4
.LBB35_32:
	movq	192(%rsp), %r14
	incq	%r14
	movq	160(%rsp), %rax
	addq	%rax, 56(%rsp)
	addq	%rax, %r12
	addq	%rax, 64(%rsp)
	addq	%rax, 72(%rsp)
	addq	%rax, 80(%rsp)
	cmpq	760(%rsp), %r14
	je	.LBB35_33
.LBB35_2:
	movq	%r12, 88(%rsp)
	movq	%r14, %rax
	imulq	152(%rsp), %rax
	movq	%rax, 16(%rsp)
	movq	752(%rsp), %rdx
	leaq	(%rdx,%r14,4), %r8
	testq	%r8, %r8
	setns	%al
	movq	176(%rsp), %r10
	cmpq	%r10, %r8
	setl	%sil
	andb	%al, %sil
	movq	184(%rsp), %r9
	imulq	%r9, %r8
	movq	168(%rsp), %r11
	addq	%r11, %r8
	movb	%sil, 15(%rsp)
	movzbl	%sil, %eax
	movq	%rax, %r12
	negq	%r12
	testb	%al, %al
	leaq	416(%rsp), %rax
	cmoveq	%rax, %r8
	leaq	(%rdx,%r14,4), %rdx
	incq	%rdx
	testq	%rdx, %rdx
	setns	%sil
	cmpq	%r10, %rdx
	setl	%dil
	andb	%sil, %dil
	imulq	%r9, %rdx
	addq	%r11, %rdx
	movb	%dil, 14(%rsp)
	movzbl	%dil, %esi
	movq	%rsi, %rbx
	negq	%rbx
	testb	%sil, %sil
	cmoveq	%rax, %rdx
	movq	752(%rsp), %rax
	leaq	(%rax,%r14,4), %rax
	addq	$2, %rax
	testq	%rax, %rax
	setns	%sil
	cmpq	%r10, %rax
	setl	%dil
	andb	%sil, %dil
	imulq	%r9, %rax
	addq	%r11, %rax
	movb	%dil, 13(%rsp)
	movzbl	%dil, %edi
	movq	%rdi, %rsi
	negq	%rsi
	testb	%dil, %dil
	leaq	416(%rsp), %rdi
	cmoveq	%rdi, %rax
	movq	%r14, 192(%rsp)
	movq	752(%rsp), %rdi
	leaq	(%rdi,%r14,4), %r14
	addq	$3, %r14
	testq	%r14, %r14
	setns	%dil
	cmpq	%r10, %r14
	setl	%r10b
	andb	%dil, %r10b
	imulq	%r9, %r14
	addq	%r11, %r14
	movb	%r10b, 12(%rsp)
	movzbl	%r10b, %edi
	movq	%rdi, %r10
	negq	%r10
	testb	%dil, %dil
	movq	%r8, 264(%rsp)
	movq	%r8, 432(%rsp)
	movq	%r12, 440(%rsp)
	movq	%rdx, 256(%rsp)
	movq	%rdx, 448(%rsp)
	movq	%rbx, 456(%rsp)
	movq	%rax, 248(%rsp)
	movq	%rax, 464(%rsp)
	movq	%rsi, 472(%rsp)
	leaq	416(%rsp), %rax
	cmoveq	%rax, %r14
	movq	%r14, 240(%rsp)
	movq	%r14, 480(%rsp)
	movq	%r10, 488(%rsp)
	movq	144(%rsp), %rdx
	movq	16(%rsp), %rax
	leaq	(%rdx,%rax,4), %rsi
	cmpq	$16, 32(%rsp)
	jl	.LBB35_35
	testq	%rcx, %rcx
	movq	48(%rsp), %rbx
	movq	88(%rsp), %r12
	jle	.LBB35_14
	cmpb	$0, 12(%rsp)
	movl	$0, %r12d
	movq	120(%rsp), %rax
	cmovneq	%rax, %r12
	cmpb	$0, 13(%rsp)
	movl	$0, %r15d
	cmovneq	%rax, %r15
	cmpb	$0, 14(%rsp)
	movl	$0, %r14d
	cmovneq	%rax, %r14
	cmpb	$0, 15(%rsp)
	movl	$0, %ebp
	cmovneq	%rax, %rbp
	xorl	%r10d, %r10d
	movq	%r10, %rdx
	movq	%rsi, 200(%rsp)
	jmp	.LBB35_5
	.p2align	4
.LBB35_12:
	movq	216(%rsp), %rdx
	movq	%rdx, %r10
	movq	24(%rsp), %rcx
	cmpq	%rcx, %rdx
	movq	200(%rsp), %rsi
	jge	.LBB35_13
.LBB35_5:
	addq	$16, %rdx
	movabsq	$9223372036854775807, %rax
	cmovoq	%rax, %rdx
	movq	%rdx, 216(%rsp)
	movq	%rcx, %rdx
	subq	%r10, %rdx
	cmpq	$16, %rdx
	movl	$16, %eax
	cmovgeq	%rax, %rdx
	movq	%r10, %rax
	shlq	$6, %rax
	addq	%rsi, %rax
	movq	%r10, %rsi
	imulq	120(%rsp), %rsi
	movq	%rsi, 272(%rsp)
	decq	%rdx
	movq	%rdx, 16(%rsp)
	xorl	%ebx, %ebx
	xorl	%edi, %edi
	.p2align	4
.LBB35_6:
	addq	$16, %rdi
	seto	%dl
	cmpq	%r10, %rcx
	jne	.LBB35_7
.LBB35_10:
	cmpq	32(%rsp), %rdi
	setge	%sil
	orb	%sil, %dl
	jne	.LBB35_12
	movq	280(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%rdi, %rbx
	movq	24(%rsp), %rcx
	jmp	.LBB35_6
	.p2align	4
.LBB35_7:
	movq	232(%rsp), %rcx
	cmpq	%rbx, %rcx
	cmovlq	%rcx, %rbx
	addq	272(%rsp), %rbx
	cmpb	$0, 12(%rsp)
	movl	$0, %r9d
	cmovneq	%rbx, %r9
	addq	240(%rsp), %r9
	cmpb	$0, 13(%rsp)
	movl	$0, %r8d
	cmovneq	%rbx, %r8
	addq	248(%rsp), %r8
	cmpb	$0, 14(%rsp)
	movl	$0, %r11d
	cmovneq	%rbx, %r11
	addq	256(%rsp), %r11
	cmpb	$0, 15(%rsp)
	movl	$0, %ecx
	cmoveq	%rcx, %rbx
	addq	264(%rsp), %rbx
	movq	16(%rsp), %rsi
	movq	%rax, %r13
	.p2align	4
.LBB35_9:
	vpmovzxbd	(%rbx), %zmm0
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
	jb	.LBB35_10
	addq	$64, %r13
	addq	%rbp, %rbx
	addq	%r14, %r11
	addq	%r15, %r8
	addq	%r12, %r9
	jmp	.LBB35_9
	.p2align	4
.LBB35_35:
	leaq	432(%rsp), %rdi
	leaq	496(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI9ImageRowsV015interleaveOneByH0_2toyAA8RowGroupV_Spys5Int32VGtF)
	vmovdqu64	288(%rsp), %zmm5
	vmovdqu64	352(%rsp), %zmm4
	movq	24(%rsp), %rcx
.LBB35_13:
	cmpq	$31, 128(%rsp)
	movq	88(%rsp), %r12
	movl	44(%rsp), %ebp
	movq	136(%rsp), %r13
	movq	48(%rsp), %rbx
	movq	96(%rsp), %r15
	jb	.LBB35_32
.LBB35_14:
	movq	80(%rsp), %rax
	movq	72(%rsp), %r11
	movq	64(%rsp), %rdx
	movq	%r12, %rsi
	movq	56(%rsp), %rdi
	xorl	%r8d, %r8d
	jmp	.LBB35_15
	.p2align	4
.LBB35_31:
	incq	%r8
	addq	%r15, %rdi
	addq	%r15, %rsi
	addq	%r15, %rdx
	addq	%r15, %r11
	addq	%r15, %rax
	cmpq	%rbx, %r8
	je	.LBB35_32
.LBB35_15:
	testq	%r13, %r13
	je	.LBB35_22
	xorl	%r9d, %r9d
	cmpq	$64, %r13
	jb	.LBB35_21
	movq	112(%rsp), %r10
	.p2align	4
.LBB35_18:
	vmovdqu64	%zmm5, -192(%rdi,%r9,4)
	vmovdqu64	%zmm5, -128(%rdi,%r9,4)
	vmovdqu64	%zmm5, -64(%rdi,%r9,4)
	vmovdqu64	%zmm5, (%rdi,%r9,4)
	addq	$64, %r9
	cmpq	%r9, %r10
	jne	.LBB35_18
	cmpq	%r10, %r13
	je	.LBB35_22
	movq	112(%rsp), %r10
	movq	%r10, %r9
	movq	768(%rsp), %r14
	testb	$3, %r14b
	je	.LBB35_36
	.p2align	4
.LBB35_21:
	vmovdqu64	%zmm5, (%rsi,%r9,4)
	addq	$16, %r9
	cmpq	%r9, %r13
	jne	.LBB35_21
.LBB35_22:
	movq	208(%rsp), %r10
	testq	%r10, %r10
	je	.LBB35_31
	xorl	%r9d, %r9d
	cmpq	$64, %r10
	jb	.LBB35_24
	movq	104(%rsp), %r15
	.p2align	4
.LBB35_26:
	vmovdqu64	%zmm5, -192(%rdx,%r9,4)
	vmovdqu64	%zmm5, -128(%rdx,%r9,4)
	vmovdqu64	%zmm5, -64(%rdx,%r9,4)
	vmovdqu64	%zmm5, (%rdx,%r9,4)
	addq	$64, %r9
	cmpq	%r9, %r15
	jne	.LBB35_26
	cmpq	%r15, %r10
	movq	96(%rsp), %r15
	je	.LBB35_31
	movq	104(%rsp), %r9
	movq	776(%rsp), %r14
	testb	$3, %r14b
	je	.LBB35_29
	.p2align	4
.LBB35_24:
	vmovdqu64	%zmm5, (%rax,%r9,4)
	addq	$16, %r9
	cmpq	%r9, %r10
	jne	.LBB35_24
	jmp	.LBB35_31
	.p2align	4
.LBB35_36:
	movl	%ebp, (%rsi,%r10,4)
	incq	%r10
	cmpq	%r10, %r13
	jne	.LBB35_36
	jmp	.LBB35_22
.LBB35_29:
	xorl	%r9d, %r9d
	.p2align	4
.LBB35_30:
	movl	%ebp, (%r11,%r9,4)
	incq	%r9
	cmpq	%r9, 224(%rsp)
	jne	.LBB35_30
	jmp	.LBB35_31
.LBB35_33:
	movq	%fs:40, %rax
	cmpq	688(%rsp), %rax
	jne	.LBB35_34
	addq	$696, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB35_34:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end35:
	.size	$s24VitruvianMicroAVX512VNNI14interleaveRows5image6height7rowStep5width05pixelJ012channelCount8firstRow05groupN010leftMargin05rightS06margin4flip9zeroPoint6groupsySPys5UInt8VG_S9iA2Rs5Int32VSpyAUGtF, .Lfunc_end35-$s24VitruvianMicroAVX512VNNI14interleaveRows5image6height7rowStep5width05pixelJ012channelCount8firstRow05groupN010leftMargin05rightS06margin4flip9zeroPoint6groupsySPys5UInt8VG_S9iA2Rs5Int32VSpyAUGtF
	.hidden	$s24VitruvianMicroAVX512VNNI9ImageRowsV015interleaveOneByH0_2toyAA8RowGroupV_Spys5Int32VGtF
	.globl	$s24VitruvianMicroAVX512VNNI9ImageRowsV015interleaveOneByH0_2toyAA8RowGroupV_Spys5Int32VGtF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI9ImageRowsV015interleaveOneByH0_2toyAA8RowGroupV_Spys5Int32VGtF,@function
$s24VitruvianMicroAVX512VNNI9ImageRowsV015interleaveOneByH0_2toyAA8RowGroupV_Spys5Int32VGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdi, -24(%rsp)
	movq	%r13, -32(%rsp)
	movq	24(%r13), %rax
	movq	%rax, -16(%rsp)
	testq	%rax, %rax
	je	.LBB36_6
	movq	-32(%rsp), %rax
	movq	40(%rax), %r8
	movq	$0, -40(%rsp)
	jmp	.LBB36_2
	.p2align	4
.LBB36_5:
	movq	-40(%rsp), %rdx
	incq	%rdx
	addq	$64, %rsi
	movq	%rdx, -40(%rsp)
	cmpq	-16(%rsp), %rdx
	je	.LBB36_6
.LBB36_2:
	testq	%r8, %r8
	je	.LBB36_5
	movq	-24(%rsp), %rax
	movq	48(%rax), %rdx
	movq	%rdx, -8(%rsp)
	movq	56(%rax), %r9
	movq	32(%rax), %r10
	movq	40(%rax), %r11
	movq	16(%rax), %rbx
	movq	24(%rax), %r14
	movq	(%rax), %r15
	movq	8(%rax), %r12
	movq	-32(%rsp), %rax
	movl	64(%rax), %ebp
	movq	32(%rax), %rax
	imulq	-40(%rsp), %rax
	xorl	%edx, %edx
	.p2align	4
.LBB36_4:
	leaq	(%rax,%rdx), %r13
	movq	%r13, %rdi
	andq	%r12, %rdi
	movq	%r13, %rcx
	andq	%r14, %rcx
	movzbl	(%r15,%rdi), %edi
	movzbl	(%rbx,%rcx), %ecx
	shll	$8, %ecx
	orl	%edi, %ecx
	movq	%r13, %rdi
	andq	%r11, %rdi
	movzbl	(%r10,%rdi), %edi
	shll	$16, %edi
	orl	%ecx, %edi
	andq	%r9, %r13
	movq	-8(%rsp), %rcx
	movzbl	(%rcx,%r13), %ecx
	shll	$24, %ecx
	orl	%edi, %ecx
	xorl	%ebp, %ecx
	movl	%ecx, (%rsi,%rdx,4)
	incq	%rdx
	cmpq	%rdx, %r8
	jne	.LBB36_4
	jmp	.LBB36_5
.LBB36_6:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end36:
	.size	$s24VitruvianMicroAVX512VNNI9ImageRowsV015interleaveOneByH0_2toyAA8RowGroupV_Spys5Int32VGtF, .Lfunc_end36-$s24VitruvianMicroAVX512VNNI9ImageRowsV015interleaveOneByH0_2toyAA8RowGroupV_Spys5Int32VGtF
	.hidden	"symbolic Sf"
	.type	"symbolic Sf",@object
	.section	".note.GNU-stack","",@progbits
#endif
