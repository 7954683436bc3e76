// Made by `make kernels` from Sources/ComputeKernels/Micro for x86-64-v4 -mavx512vnni. Do not edit.
#if defined(__x86_64__) && defined(__linux__)
	.text
	.hidden	vitruvian_depthwise_codes_avx512vnni
	.globl	vitruvian_depthwise_codes_avx512vnni
	.p2align	4
	.type	vitruvian_depthwise_codes_avx512vnni,@function
vitruvian_depthwise_codes_avx512vnni:
	.cfi_startproc
	jmp	($s24VitruvianMicroAVX512VNNI19microDepthwiseCodes5codes7rowStep05pixelJ007channelJ010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0kP00lP06output0Y6Height0Y5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF)
.Lfunc_end0:
	.size	vitruvian_depthwise_codes_avx512vnni, .Lfunc_end0-vitruvian_depthwise_codes_avx512vnni
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes5codes7rowStep05pixelJ007channelJ010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0kP00lP06output0Y6Height0Y5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF
	.globl	$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes5codes7rowStep05pixelJ007channelJ010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0kP00lP06output0Y6Height0Y5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes5codes7rowStep05pixelJ007channelJ010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0kP00lP06output0Y6Height0Y5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF,@function
$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes5codes7rowStep05pixelJ007channelJ010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0kP00lP06output0Y6Height0Y5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF:
	.cfi_startproc
	pushq	%r13
	.cfi_def_cfa_offset 16
	subq	$1008, %rsp
	.cfi_def_cfa_offset 1024
	.cfi_offset %r13, -16
	vmovups	1056(%rsp), %ymm2
	movl	1024(%rsp), %eax
	movq	1040(%rsp), %r10
	vpbroadcastd	%xmm0, %zmm0
	movl	$-1262485504, %r11d
	addl	1048(%rsp), %r11d
	vpbroadcastd	%xmm1, %zmm1
	movq	%rdi, (%rsp)
	movq	%rsi, 8(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rcx, 24(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r9, 40(%rsp)
	movq	%r10, 48(%rsp)
	vmovdqu64	%zmm0, 64(%rsp)
	vmovdqu64	%zmm1, 128(%rsp)
	movq	1088(%rsp), %rcx
	movl	%r11d, 192(%rsp)
	vmovups	%ymm2, 200(%rsp)
	movq	%rcx, 232(%rsp)
	testl	%eax, %eax
	je	.LBB1_1
	movl	1032(%rsp), %ecx
	vpbroadcastd	%eax, %zmm0
	vpbroadcastd	%ecx, %zmm1
	vmovdqu64	%zmm0, 240(%rsp)
	vmovdqu64	%zmm0, 304(%rsp)
	vmovdqu64	%zmm0, 368(%rsp)
	vmovdqu64	%zmm0, 432(%rsp)
	vmovdqu64	%zmm1, 496(%rsp)
	vmovdqu64	%zmm1, 560(%rsp)
	vmovdqu64	%zmm1, 624(%rsp)
	vmovdqu64	%zmm1, 688(%rsp)
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu64	%zmm0, 752(%rsp)
	vmovdqu64	%zmm0, 816(%rsp)
	vmovdqu64	%zmm0, 880(%rsp)
	vmovdqu64	%zmm0, 944(%rsp)
	leaq	240(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bH4SumsV_Tg5)
	jmp	.LBB1_3
.LBB1_1:
	movq	%rsp, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoH4SumsV_Tg5Tf4dn_n)
.LBB1_3:
	addq	$1008, %rsp
	.cfi_def_cfa_offset 16
	popq	%r13
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end1:
	.size	$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes5codes7rowStep05pixelJ007channelJ010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0kP00lP06output0Y6Height0Y5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF, .Lfunc_end1-$s24VitruvianMicroAVX512VNNI19microDepthwiseCodes5codes7rowStep05pixelJ007channelJ010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0kP00lP06output0Y6Height0Y5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI2_0:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI2_1:
	.byte	255
	.byte	0
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bH4SumsV_Tg5
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bH4SumsV_Tg5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bH4SumsV_Tg5,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bH4SumsV_Tg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%rdi, -40(%rsp)
	movq	%r13, -112(%rsp)
	movq	208(%r13), %rax
	movq	%rax, -120(%rsp)
	testq	%rax, %rax
	jle	.LBB2_7
	movq	-112(%rsp), %rax
	movq	40(%rax), %rcx
	movq	48(%rax), %r8
	movq	224(%rax), %rax
	movq	%rax, -80(%rsp)
	xorl	%edx, %edx
	movq	-120(%rsp), %rax
	subq	$64, %rax
	cmovbq	%rdx, %rax
	movq	%rax, -64(%rsp)
	shlq	$8, %rcx
	movq	%rcx, -56(%rsp)
	vbroadcastss	.LCPI2_0(%rip), %zmm0
	vpbroadcastw	.LCPI2_1(%rip), %zmm1
	jmp	.LBB2_2
	.p2align	4
.LBB2_6:
	movq	-48(%rsp), %rdx
	addq	$64, %rdx
	movq	-56(%rsp), %rax
	addq	%rax, %r8
	addq	$768, %r8
	cmpq	-120(%rsp), %rdx
	jge	.LBB2_7
.LBB2_2:
	movq	-64(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, -48(%rsp)
	cmovlq	%rax, %rdx
	movq	%rdx, -104(%rsp)
	cmpq	$0, -80(%rsp)
	je	.LBB2_6
	movq	-112(%rsp), %rax
	movq	200(%rax), %rdi
	movq	232(%rax), %rbp
	movq	%rbp, -88(%rsp)
	subq	%rdi, %rbp
	leaq	768(%r8), %rax
	movq	%rax, -16(%rsp)
	movq	-120(%rsp), %rdx
	movq	%rdx, %rax
	subq	-104(%rsp), %rax
	cmpq	$65, %rax
	movq	$-1, %rsi
	shlxq	%rax, %rsi, %rcx
	notq	%rcx
	cmovaeq	%rsi, %rcx
	cmpq	$64, %rax
	cmovgeq	%rsi, %rcx
	kmovq	%rcx, %k1
	movq	%rdi, -96(%rsp)
	orq	%rdi, %rdx
	shrq	$32, %rdx
	movq	%rdx, -32(%rsp)
	xorl	%eax, %eax
	jmp	.LBB2_4
	.p2align	4
.LBB2_5:
	movq	-72(%rsp), %rax
	incq	%rax
	cmpq	-80(%rsp), %rax
	je	.LBB2_6
.LBB2_4:
	movq	%rax, -72(%rsp)
	cmpq	$0, -88(%rsp)
	jle	.LBB2_5
	movq	-112(%rsp), %rax
	movq	8(%rax), %r10
	movq	-72(%rsp), %rsi
	imulq	%rsi, %r10
	addq	(%rax), %r10
	movq	24(%rax), %rcx
	imulq	-104(%rsp), %rcx
	movq	216(%rax), %rdi
	cmpq	$0, -32(%rsp)
	je	.LBB2_9
	movq	-120(%rsp), %rax
	cqto
	idivq	-96(%rsp)
	jmp	.LBB2_11
	.p2align	4
.LBB2_9:
	movq	-120(%rsp), %rax
	xorl	%edx, %edx
	divl	-96(%rsp)
.LBB2_11:
	addq	%rcx, %r10
	movq	-88(%rsp), %rcx
	imulq	%rsi, %rcx
	imulq	%rax, %rcx
	movq	%rdi, %rdx
	addq	-104(%rsp), %rdx
	addq	%rcx, %rdx
	movq	-112(%rsp), %rsi
	movq	16(%rsi), %rcx
	movq	%rcx, -8(%rsp)
	movq	32(%rsi), %r12
	movq	40(%rsi), %rcx
	vmovups	64(%rsi), %zmm2
	vmovups	128(%rsi), %zmm3
	movq	-40(%rsp), %rdi
	vmovdqu64	512(%rdi), %zmm4
	vmovdqu64	576(%rdi), %zmm5
	vmovdqu64	640(%rdi), %zmm6
	vmovdqu64	704(%rdi), %zmm7
	vmovdqu64	(%rdi), %zmm8
	vmovdqu64	64(%rdi), %zmm9
	vmovdqu64	128(%rdi), %zmm10
	vmovdqu64	192(%rdi), %zmm11
	vmovdqu64	256(%rdi), %zmm12
	vmovdqu64	320(%rdi), %zmm13
	vmovdqu64	384(%rdi), %zmm14
	vmovdqu64	448(%rdi), %zmm15
	leaq	-1(%rcx), %rdi
	shlq	$5, %rcx
	addq	%r12, %rcx
	addq	$-32, %rcx
	movq	%rcx, -24(%rsp)
	vpbroadcastd	192(%rsi), %zmm16
	xorl	%esi, %esi
	jmp	.LBB2_12
	.p2align	4
.LBB2_13:
	movq	(%r15), %rcx
	movq	8(%r15), %r9
	vmovdqu64	(%r13,%rcx), %zmm25
	vmovdqu64	(%r13,%r9), %zmm26
	movq	16(%r15), %rcx
	vmovdqu64	(%r13,%rcx), %zmm27
	movq	24(%r15), %rcx
	vmovdqu64	(%r13,%rcx), %zmm28
	vpunpcklbw	%zmm26, %zmm25, %zmm29
	vpunpcklbw	%zmm28, %zmm27, %zmm30
	vpunpckhbw	%zmm26, %zmm25, %zmm25
	vpunpckhbw	%zmm28, %zmm27, %zmm26
	vpunpcklwd	%zmm30, %zmm29, %zmm27
	vpunpckhwd	%zmm30, %zmm29, %zmm28
	vpunpcklwd	%zmm26, %zmm25, %zmm29
	vpunpckhwd	%zmm26, %zmm25, %zmm25
	vpdpbusd	(%rbx), %zmm27, %zmm17
	vpdpbusd	64(%rbx), %zmm28, %zmm18
	vpdpbusd	128(%rbx), %zmm29, %zmm19
	vpdpbusd	192(%rbx), %zmm25, %zmm20
	vpdpbusd	%zmm12, %zmm27, %zmm21
	vpdpbusd	%zmm15, %zmm25, %zmm24
	vpmulld	448(%r8), %zmm24, %zmm24
	vpdpbusd	%zmm13, %zmm28, %zmm22
	vpdpbusd	%zmm14, %zmm29, %zmm23
	vpaddd	%zmm20, %zmm24, %zmm20
	vpmulld	384(%r8), %zmm23, %zmm23
	vpmulld	320(%r8), %zmm22, %zmm22
	vpmulld	256(%r8), %zmm21, %zmm21
	vpaddd	%zmm19, %zmm23, %zmm19
	vpaddd	%zmm18, %zmm22, %zmm18
	vpaddd	%zmm17, %zmm21, %zmm17
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	512(%r8), %zmm17, %zmm17
	imulq	%rax, %r14
	vmaxps	%zmm2, %zmm17, %zmm17
	vminps	%zmm3, %zmm17, %zmm17
	vaddps	%zmm0, %zmm17, %zmm17
	vpaddd	%zmm17, %zmm16, %zmm17
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	576(%r8), %zmm18, %zmm18
	vmaxps	%zmm2, %zmm18, %zmm18
	vminps	%zmm3, %zmm18, %zmm18
	vaddps	%zmm0, %zmm18, %zmm18
	vpaddd	%zmm18, %zmm16, %zmm18
	vpackssdw	%zmm18, %zmm17, %zmm17
	vcvtdq2ps	%zmm19, %zmm18
	vmulps	640(%r8), %zmm18, %zmm18
	vmaxps	%zmm2, %zmm18, %zmm18
	vminps	%zmm3, %zmm18, %zmm18
	vaddps	%zmm0, %zmm18, %zmm18
	vpaddd	%zmm18, %zmm16, %zmm18
	vcvtdq2ps	%zmm20, %zmm19
	vmulps	704(%r8), %zmm19, %zmm19
	vmaxps	%zmm2, %zmm19, %zmm19
	vminps	%zmm3, %zmm19, %zmm19
	vaddps	%zmm0, %zmm19, %zmm19
	vpaddd	%zmm19, %zmm16, %zmm19
	vpackssdw	%zmm19, %zmm18, %zmm18
	vpandq	%zmm1, %zmm17, %zmm17
	vpandq	%zmm1, %zmm18, %zmm18
	vpackuswb	%zmm18, %zmm17, %zmm17
	vmovdqu8	%zmm17, (%rdx,%r14) {%k1}
	addq	-96(%rsp), %rsi
	cmpq	-88(%rsp), %rsi
	jge	.LBB2_5
.LBB2_12:
	cmpq	%rsi, %rbp
	movq	%rsi, %r14
	cmovlq	%rbp, %r14
	movq	%r14, %r13
	imulq	-8(%rsp), %r13
	vmovdqu64	(%r8), %zmm17
	vmovdqu64	64(%r8), %zmm18
	addq	%r10, %r13
	vmovdqu64	128(%r8), %zmm19
	vmovdqu64	192(%r8), %zmm20
	movq	-16(%rsp), %rbx
	movq	%r12, %r15
	vmovdqa64	%zmm7, %zmm24
	vmovdqa64	%zmm6, %zmm23
	vmovdqa64	%zmm5, %zmm22
	vmovdqa64	%zmm4, %zmm21
	movq	%rdi, %r9
	movq	%r12, %rcx
	testq	%rdi, %rdi
	je	.LBB2_13
	.p2align	4
.LBB2_14:
	movq	(%rcx), %r15
	movq	8(%rcx), %r11
	vmovdqu64	(%r13,%r15), %zmm25
	vmovdqu64	(%r13,%r11), %zmm26
	movq	16(%rcx), %r11
	vmovdqu64	(%r13,%r11), %zmm27
	movq	24(%rcx), %r11
	vmovdqu64	(%r13,%r11), %zmm28
	vpunpcklbw	%zmm26, %zmm25, %zmm29
	vpunpcklbw	%zmm28, %zmm27, %zmm30
	vpunpckhbw	%zmm26, %zmm25, %zmm25
	vpunpckhbw	%zmm28, %zmm27, %zmm26
	vpunpcklwd	%zmm30, %zmm29, %zmm27
	vpunpckhwd	%zmm30, %zmm29, %zmm28
	vpunpcklwd	%zmm26, %zmm25, %zmm29
	vpdpbusd	(%rbx), %zmm27, %zmm17
	vpdpbusd	64(%rbx), %zmm28, %zmm18
	vpunpckhwd	%zmm26, %zmm25, %zmm25
	vpdpbusd	128(%rbx), %zmm29, %zmm19
	vpdpbusd	192(%rbx), %zmm25, %zmm20
	vpdpbusd	%zmm8, %zmm27, %zmm21
	vpdpbusd	%zmm9, %zmm28, %zmm22
	vpdpbusd	%zmm10, %zmm29, %zmm23
	vpdpbusd	%zmm11, %zmm25, %zmm24
	addq	$256, %rbx
	addq	$32, %rcx
	decq	%r9
	jne	.LBB2_14
	movq	-24(%rsp), %r15
	jmp	.LBB2_13
.LBB2_7:
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
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
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bH4SumsV_Tg5, .Lfunc_end2-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bH4SumsV_Tg5
	.cfi_endproc
	.hidden	vitruvian_multiply_codes_avx512vnni
	.globl	vitruvian_multiply_codes_avx512vnni
	.p2align	4
	.type	vitruvian_multiply_codes_avx512vnni,@function
vitruvian_multiply_codes_avx512vnni:
	.cfi_startproc
	jmp	($s24VitruvianMicroAVX512VNNI18microMultiplyCodes1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK00N5Terms0pQ011multipliers5lower5upper9zeroPoint1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF)
.Lfunc_end3:
	.size	vitruvian_multiply_codes_avx512vnni, .Lfunc_end3-vitruvian_multiply_codes_avx512vnni
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
	subq	$488, %rsp
	.cfi_def_cfa_offset 544
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r8, %rbx
	movq	568(%rsp), %rax
	movq	560(%rsp), %rbp
	movq	552(%rsp), %r14
	vmovups	600(%rsp), %xmm2
	movq	584(%rsp), %r8
	movq	544(%rsp), %r10
	vmovups	(%r9), %zmm3
	movq	%rdi, (%rsp)
	vmovups	%zmm3, 16(%rsp)
	movq	%rsi, 80(%rsp)
	movq	%rdx, 88(%rsp)
	movq	%rcx, 96(%rsp)
	movq	%rbx, 104(%rsp)
	movq	%r10, 112(%rsp)
	movq	%r14, 120(%rsp)
	vbroadcastss	%xmm0, %zmm0
	vbroadcastss	%xmm1, %zmm1
	movl	$-1262485504, %edx
	addl	592(%rsp), %edx
	vmovups	%zmm0, 144(%rsp)
	vmovups	%zmm1, 208(%rsp)
	movq	%rbp, 128(%rsp)
	movl	%edx, 272(%rsp)
	movq	%r8, 280(%rsp)
	vmovaps	%xmm2, 288(%rsp)
	testq	%rax, %rax
	je	.LBB4_12
	vmovups	144(%rsp), %zmm0
	vmovups	208(%rsp), %zmm1
	vmovups	240(%rsp), %zmm2
	vmovups	%zmm2, 416(%rsp)
	vmovups	%zmm1, 384(%rsp)
	movq	576(%rsp), %rdx
	vmovups	%zmm0, 320(%rsp)
	movq	%rax, 304(%rsp)
	movq	%rdx, 312(%rsp)
	testq	%rbp, %rbp
	jle	.LBB4_7
	imulq	%rcx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	movq	%rsp, %r13
	jmp	.LBB4_3
	.p2align	4
.LBB4_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	304(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	movl	$2, %r12d
.LBB4_6:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB4_7
.LBB4_3:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB4_5
	cmpq	$2, %rcx
	je	.LBB4_5
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB4_10
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB4_10
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	304(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	movl	$1, %r12d
	jmp	.LBB4_6
	.p2align	4
.LBB4_10:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	304(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	jmp	.LBB4_6
.LBB4_12:
	testq	%rbp, %rbp
	jle	.LBB4_7
	imulq	%rcx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r15d, %r15d
	movq	%rsp, %r13
	jmp	.LBB4_14
	.p2align	4
.LBB4_16:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	144(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5)
	movl	$2, %r12d
.LBB4_17:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%rbp, %r15
	jge	.LBB4_7
.LBB4_14:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB4_16
	cmpq	$2, %rcx
	je	.LBB4_16
	movl	$3, %r12d
	cmpq	$63, %rdx
	jg	.LBB4_20
	decq	%rax
	movq	%rcx, %r12
	cmpq	$16, %rax
	jae	.LBB4_20
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	144(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5)
	movl	$1, %r12d
	jmp	.LBB4_17
	.p2align	4
.LBB4_20:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	144(%rsp), %rdx
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5)
	jmp	.LBB4_17
.LBB4_7:
	addq	$488, %rsp
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
	.size	$s24VitruvianMicroAVX512VNNI18microMultiplyCodes1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK00N5Terms0pQ011multipliers5lower5upper9zeroPoint1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF, .Lfunc_end4-$s24VitruvianMicroAVX512VNNI18microMultiplyCodes1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK00N5Terms0pQ011multipliers5lower5upper9zeroPoint1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI5_0:
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
	movq	%rsi, -88(%rsp)
	movq	%rdx, -80(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rdi, -96(%rsp)
	movq	%rax, -104(%rsp)
	jl	.LBB5_11
	movq	96(%r13), %r9
	movq	128(%r13), %rcx
	leaq	128(%rdi), %rax
	movq	%rax, -64(%rsp)
	leaq	16(%rsi), %rax
	vmovups	(%rdx), %zmm0
	vmovups	64(%rdx), %zmm1
	movq	136(%rdx), %rbx
	movq	144(%rdx), %rdi
	movq	%rdi, -48(%rsp)
	movq	152(%rdx), %rdi
	movq	%rdi, -56(%rsp)
	addq	$-16, %rcx
	cmpq	%rsi, %rcx
	movq	%rsi, %r12
	cmovlq	%rcx, %r12
	cmpq	%rax, %rcx
	movq	%rax, -72(%rsp)
	cmovgeq	%rax, %rcx
	movq	%rcx, -112(%rsp)
	vpbroadcastd	128(%rdx), %zmm2
	movl	$8, %eax
	xorl	%ebp, %ebp
	vbroadcastss	.LCPI5_0(%rip), %zmm3
	jmp	.LBB5_2
	.p2align	4
.LBB5_3:
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
.LBB5_4:
	vcvtdq2ps	%zmm20, %zmm19
	movq	-88(%rsp), %rcx
	vmulps	(%rbx,%rcx,4), %zmm19, %zmm19
	vmaxps	%zmm0, %zmm19, %zmm19
	vminps	%zmm1, %zmm19, %zmm19
	vaddps	%zmm3, %zmm19, %zmm19
	vpaddd	%zmm19, %zmm2, %zmm19
	movq	%rbp, %rax
	movq	-56(%rsp), %rdi
	imulq	%rdi, %rax
	movq	-48(%rsp), %rsi
	addq	%rsi, %rax
	vpmovdb	%zmm19, (%r12,%rax)
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	64(%rbx,%rcx,4), %zmm18, %zmm18
	vmaxps	%zmm0, %zmm18, %zmm18
	vminps	%zmm1, %zmm18, %zmm18
	vaddps	%zmm3, %zmm18, %zmm18
	vpaddd	%zmm18, %zmm2, %zmm18
	movq	-112(%rsp), %rdx
	vpmovdb	%zmm18, (%rdx,%rax)
	movq	%rbp, %rax
	orq	$1, %rax
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	(%rbx,%rcx,4), %zmm17, %zmm17
	vmaxps	%zmm0, %zmm17, %zmm17
	vminps	%zmm1, %zmm17, %zmm17
	vaddps	%zmm3, %zmm17, %zmm17
	vpaddd	%zmm17, %zmm2, %zmm17
	imulq	%rdi, %rax
	addq	%rsi, %rax
	vpmovdb	%zmm17, (%r12,%rax)
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	64(%rbx,%rcx,4), %zmm16, %zmm16
	vmaxps	%zmm0, %zmm16, %zmm16
	vminps	%zmm1, %zmm16, %zmm16
	vaddps	%zmm3, %zmm16, %zmm16
	vpaddd	%zmm16, %zmm2, %zmm16
	vpmovdb	%zmm16, (%rdx,%rax)
	movq	%rbp, %rax
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	(%rbx,%rcx,4), %zmm15, %zmm15
	orq	$2, %rax
	vmaxps	%zmm0, %zmm15, %zmm15
	vminps	%zmm1, %zmm15, %zmm15
	vaddps	%zmm3, %zmm15, %zmm15
	vpaddd	%zmm15, %zmm2, %zmm15
	imulq	%rdi, %rax
	addq	%rsi, %rax
	vpmovdb	%zmm15, (%r12,%rax)
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	64(%rbx,%rcx,4), %zmm14, %zmm14
	vmaxps	%zmm0, %zmm14, %zmm14
	vminps	%zmm1, %zmm14, %zmm14
	vaddps	%zmm3, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm2, %zmm14
	vpmovdb	%zmm14, (%rdx,%rax)
	movq	%rbp, %rax
	orq	$3, %rax
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	(%rbx,%rcx,4), %zmm13, %zmm13
	vmaxps	%zmm0, %zmm13, %zmm13
	vminps	%zmm1, %zmm13, %zmm13
	vaddps	%zmm3, %zmm13, %zmm13
	vpaddd	%zmm13, %zmm2, %zmm13
	imulq	%rdi, %rax
	addq	%rsi, %rax
	vpmovdb	%zmm13, (%r12,%rax)
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	64(%rbx,%rcx,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpaddd	%zmm12, %zmm2, %zmm12
	vpmovdb	%zmm12, (%rdx,%rax)
	movq	%rbp, %rax
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	(%rbx,%rcx,4), %zmm11, %zmm11
	orq	$4, %rax
	vmaxps	%zmm0, %zmm11, %zmm11
	vminps	%zmm1, %zmm11, %zmm11
	vaddps	%zmm3, %zmm11, %zmm11
	vpaddd	%zmm11, %zmm2, %zmm11
	imulq	%rdi, %rax
	addq	%rsi, %rax
	vpmovdb	%zmm11, (%r12,%rax)
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	64(%rbx,%rcx,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm2, %zmm10
	vpmovdb	%zmm10, (%rdx,%rax)
	movq	%rbp, %rax
	orq	$5, %rax
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%rbx,%rcx,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm2, %zmm9
	imulq	%rdi, %rax
	addq	%rsi, %rax
	vpmovdb	%zmm9, (%r12,%rax)
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	64(%rbx,%rcx,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpaddd	%zmm8, %zmm2, %zmm8
	vpmovdb	%zmm8, (%rdx,%rax)
	movq	%rbp, %rax
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%rbx,%rcx,4), %zmm7, %zmm7
	orq	$6, %rax
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm7
	imulq	%rdi, %rax
	addq	%rsi, %rax
	vpmovdb	%zmm7, (%r12,%rax)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	64(%rbx,%rcx,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	vpmovdb	%zmm6, (%rdx,%rax)
	movq	%rbp, %rax
	orq	$7, %rax
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%rbx,%rcx,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm5
	imulq	%rdi, %rax
	addq	%rsi, %rax
	vpmovdb	%zmm5, (%r12,%rax)
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	64(%rbx,%rcx,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpaddd	%zmm4, %zmm2, %zmm4
	vpmovdb	%zmm4, (%rdx,%rax)
	movq	-128(%rsp), %rcx
	leaq	8(%rcx), %rax
	addq	$8, %rbp
	cmpq	%rax, -104(%rsp)
	jl	.LBB5_5
.LBB5_2:
	movq	%rax, -128(%rsp)
	movq	-96(%rsp), %rax
	vmovdqu64	(%rax), %zmm5
	vmovdqu64	64(%rax), %zmm4
	testq	%r9, %r9
	je	.LBB5_3
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
	jmp	.LBB5_56
	.p2align	4
.LBB5_60:
	incq	%r14
	cmpq	%r9, %r14
	je	.LBB5_4
.LBB5_56:
	testq	%rcx, %rcx
	je	.LBB5_60
	movq	(%rdx,%r14,8), %rsi
	addq	%rdi, %rsi
	movq	%r13, %r8
	xorl	%r15d, %r15d
	.p2align	4
.LBB5_58:
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
	jne	.LBB5_58
	addq	%rax, %r13
	jmp	.LBB5_60
.LBB5_11:
	cmpq	$4, %rax
	jl	.LBB5_17
	leaq	16(%rsi), %rax
	movq	%rax, -72(%rsp)
	movl	$4, %eax
	xorl	%ecx, %ecx
	jmp	.LBB5_13
.LBB5_5:
	movq	%rcx, %rax
	orq	$4, %rax
	movq	-104(%rsp), %r8
	cmpq	%rax, %r8
	movq	-88(%rsp), %rsi
	movq	-96(%rsp), %rdi
	jge	.LBB5_13
.LBB5_6:
	leaq	2(%rcx), %rax
	cmpq	%rax, %r8
	movq	-80(%rsp), %rdx
	movq	-120(%rsp), %r13
	jge	.LBB5_7
	jmp	.LBB5_10
.LBB5_13:
	movq	%rcx, %rbp
	movq	-120(%rsp), %rcx
	movq	96(%rcx), %r9
	movq	128(%rcx), %r8
	leaq	128(%rdi), %rcx
	movq	%rcx, -40(%rsp)
	movq	-80(%rsp), %rcx
	vmovups	(%rcx), %zmm0
	vmovups	64(%rcx), %zmm1
	movq	136(%rcx), %rdx
	movq	%rdx, -8(%rsp)
	movq	144(%rcx), %rdx
	movq	%rdx, -16(%rsp)
	movq	152(%rcx), %rdx
	movq	%rdx, -24(%rsp)
	addq	$-16, %r8
	cmpq	%rsi, %r8
	cmovlq	%r8, %rsi
	movq	%rsi, -32(%rsp)
	movq	-72(%rsp), %rdx
	cmpq	%rdx, %r8
	cmovgeq	%rdx, %r8
	movq	%r8, (%rsp)
	vpbroadcastd	128(%rcx), %zmm2
	vbroadcastss	.LCPI5_0(%rip), %zmm3
	jmp	.LBB5_14
	.p2align	4
.LBB5_15:
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm5, %zmm12
.LBB5_16:
	vcvtdq2ps	%zmm12, %zmm10
	movq	-88(%rsp), %rsi
	movq	-8(%rsp), %rdi
	vmulps	(%rdi,%rsi,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm2, %zmm10
	movq	%rbp, %rax
	movq	-24(%rsp), %r10
	imulq	%r10, %rax
	movq	-16(%rsp), %r8
	addq	%r8, %rax
	movq	-32(%rsp), %r11
	vpmovdb	%zmm10, (%r11,%rax)
	vcvtdq2ps	%zmm11, %zmm10
	movq	-72(%rsp), %rcx
	vmulps	(%rdi,%rcx,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm2, %zmm10
	movq	(%rsp), %rdx
	vpmovdb	%zmm10, (%rdx,%rax)
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%rdi,%rsi,4), %zmm9, %zmm9
	leaq	1(%rbp), %rax
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm2, %zmm9
	imulq	%r10, %rax
	addq	%r8, %rax
	vpmovdb	%zmm9, (%r11,%rax)
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%rdi,%rcx,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpaddd	%zmm8, %zmm2, %zmm8
	vpmovdb	%zmm8, (%rdx,%rax)
	leaq	2(%rbp), %rax
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%rdi,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm7
	imulq	%r10, %rax
	addq	%r8, %rax
	vpmovdb	%zmm7, (%r11,%rax)
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%rdi,%rcx,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	vpmovdb	%zmm6, (%rdx,%rax)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%rdi,%rsi,4), %zmm5, %zmm5
	addq	$3, %rbp
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm5
	imulq	%r10, %rbp
	addq	%r8, %rbp
	vpmovdb	%zmm5, (%r11,%rbp)
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rdi,%rcx,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpaddd	%zmm4, %zmm2, %zmm4
	vpmovdb	%zmm4, (%rdx,%rbp)
	movq	-128(%rsp), %rcx
	leaq	4(%rcx), %rax
	movq	%rcx, %rbp
	movq	-104(%rsp), %r8
	cmpq	%rax, %r8
	movq	-96(%rsp), %rdi
	jl	.LBB5_6
.LBB5_14:
	movq	%rax, -128(%rsp)
	vmovdqu64	(%rdi), %zmm5
	vmovdqu64	64(%rdi), %zmm4
	testq	%r9, %r9
	je	.LBB5_15
	movq	-120(%rsp), %rax
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
	jmp	.LBB5_45
	.p2align	4
.LBB5_51:
	addq	%r14, %rax
.LBB5_52:
	incq	%r13
	cmpq	%r9, %r13
	je	.LBB5_16
.LBB5_45:
	testq	%r8, %r8
	je	.LBB5_52
	movq	(%rdi,%r13,8), %r11
	cmpq	$1, %r8
	jne	.LBB5_53
	addq	-48(%rsp), %r11
	movq	%rax, %rsi
	testb	$1, %r8b
	je	.LBB5_51
	jmp	.LBB5_50
	.p2align	4
.LBB5_53:
	addq	-112(%rsp), %r11
	movq	-64(%rsp), %r15
	movq	%rax, %rsi
	.p2align	4
.LBB5_54:
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
	jne	.LBB5_54
	addq	%rdx, %r11
	testb	$1, %r8b
	je	.LBB5_51
.LBB5_50:
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
	jmp	.LBB5_51
.LBB5_17:
	cmpq	$1, %rax
	jle	.LBB5_19
	movl	$2, %eax
	xorl	%ecx, %ecx
.LBB5_7:
	movq	%rax, -112(%rsp)
	movq	%rcx, -128(%rsp)
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB5_8
	leaq	128(%rdi), %rdx
	movq	(%r13), %rsi
	vmovdqu64	16(%r13), %zmm3
	movq	80(%r13), %rdi
	movq	%rdi, %r8
	movq	-128(%rsp), %r14
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
	jmp	.LBB5_34
	.p2align	4
.LBB5_40:
	addq	%rbx, %rdx
.LBB5_41:
	incq	%r12
	cmpq	%rcx, %r12
	je	.LBB5_9
.LBB5_34:
	testq	%r10, %r10
	je	.LBB5_41
	movq	(%r9,%r12,8), %r13
	cmpq	$1, %r10
	jne	.LBB5_42
	addq	%r11, %r13
	movq	%rdx, %rbp
	testb	$1, %r10b
	je	.LBB5_40
	jmp	.LBB5_39
	.p2align	4
.LBB5_42:
	addq	%rsi, %r13
	movq	%rax, %r14
	movq	%rdx, %rbp
	.p2align	4
.LBB5_43:
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
	jne	.LBB5_43
	addq	%r8, %r13
	testb	$1, %r10b
	je	.LBB5_40
.LBB5_39:
	vmovdqu64	(%rbp), %zmm5
	vmovdqu64	64(%rbp), %zmm6
	vpxord	(%r13){1to16}, %zmm3, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm4
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vpxord	(%r13,%rdi){1to16}, %zmm3, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	jmp	.LBB5_40
.LBB5_8:
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm4
.LBB5_9:
	movq	-80(%rsp), %rdx
	vmovups	(%rdx), %zmm3
	vmovups	64(%rdx), %zmm5
	movq	136(%rdx), %rcx
	movq	144(%rdx), %r11
	movq	152(%rdx), %r10
	movq	-120(%rsp), %r13
	movq	128(%r13), %rax
	addq	$-16, %rax
	movq	-88(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rdi
	cmovlq	%rax, %rdi
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rcx,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm3, %zmm4, %zmm4
	vminps	%zmm5, %zmm4, %zmm4
	vbroadcastss	.LCPI5_0(%rip), %zmm6
	vaddps	%zmm6, %zmm4, %zmm4
	vpbroadcastd	128(%rdx), %zmm7
	vpaddd	%zmm4, %zmm7, %zmm4
	movq	%r10, %r8
	movq	-128(%rsp), %rbx
	imulq	%rbx, %r8
	addq	%r11, %r8
	vpmovdb	%zmm4, (%rdi,%r8)
	leaq	16(%rsi), %r9
	cmpq	%r9, %rax
	cmovgeq	%r9, %rax
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	64(%rcx,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm3, %zmm2, %zmm2
	vminps	%zmm5, %zmm2, %zmm2
	vaddps	%zmm6, %zmm2, %zmm2
	vpaddd	%zmm2, %zmm7, %zmm2
	vpmovdb	%zmm2, (%rax,%r8)
	incq	%rbx
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%rcx,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm3, %zmm1, %zmm1
	vminps	%zmm5, %zmm1, %zmm1
	vaddps	%zmm6, %zmm1, %zmm1
	vpaddd	%zmm1, %zmm7, %zmm1
	imulq	%r10, %rbx
	addq	%r11, %rbx
	vpmovdb	%zmm1, (%rdi,%rbx)
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	64(%rcx,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm3, %zmm0, %zmm0
	vminps	%zmm5, %zmm0, %zmm0
	vaddps	%zmm6, %zmm0, %zmm0
	vpaddd	%zmm0, %zmm7, %zmm0
	vpmovdb	%zmm0, (%rax,%rbx)
	movq	-112(%rsp), %rcx
	movq	-96(%rsp), %rdi
	movq	-104(%rsp), %r8
.LBB5_10:
	cmpq	%r8, %rcx
	jge	.LBB5_31
.LBB5_21:
	movq	%rcx, -128(%rsp)
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB5_30
	subq	$-128, %rdi
	vmovdqu64	16(%r13), %zmm2
	movq	80(%r13), %rcx
	imulq	-128(%rsp), %rcx
	movq	88(%r13), %r12
	movq	104(%r13), %r15
	addq	(%r13), %rcx
	movq	%r15, %r13
	shlq	$7, %r13
	movl	%r15d, %r8d
	andl	$3, %r8d
	movq	%r15, %r9
	andq	$-4, %r9
	xorl	%r10d, %r10d
	jmp	.LBB5_23
	.p2align	4
.LBB5_28:
	movq	%rbp, %rdi
	addq	%r13, %rdi
.LBB5_29:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB5_30
.LBB5_23:
	testq	%r15, %r15
	je	.LBB5_29
	movq	(%r12,%r10,8), %r11
	addq	%rcx, %r11
	movq	%rdi, %rbp
	movq	%rdi, %rbx
	movq	%r9, %r14
	cmpq	$4, %r15
	jb	.LBB5_25
	.p2align	4
.LBB5_32:
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
	jne	.LBB5_32
.LBB5_25:
	testq	%r8, %r8
	je	.LBB5_28
	xorl	%r14d, %r14d
	.p2align	4
.LBB5_27:
	vpxord	(%r11,%r14,4){1to16}, %zmm2, %zmm3
	vpdpbusd	(%rbx), %zmm3, %zmm1
	vpdpbusd	64(%rbx), %zmm3, %zmm0
	subq	$-128, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB5_27
	jmp	.LBB5_28
.LBB5_30:
	vmovups	(%rdx), %zmm2
	vmovups	64(%rdx), %zmm3
	movq	136(%rdx), %rax
	movq	-120(%rsp), %rcx
	movq	128(%rcx), %rcx
	addq	$-16, %rcx
	cmpq	%rsi, %rcx
	movq	%rsi, %rdi
	cmovlq	%rcx, %rdi
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%rax,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm2, %zmm1, %zmm1
	vminps	%zmm3, %zmm1, %zmm1
	vbroadcastss	.LCPI5_0(%rip), %zmm4
	vpbroadcastd	128(%rdx), %zmm5
	vaddps	%zmm4, %zmm1, %zmm1
	vpaddd	%zmm1, %zmm5, %zmm1
	movq	-128(%rsp), %r8
	imulq	152(%rdx), %r8
	addq	144(%rdx), %r8
	vpmovdb	%zmm1, (%rdi,%r8)
	leaq	16(%rsi), %rdx
	cmpq	%rdx, %rcx
	cmovgeq	%rdx, %rcx
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	64(%rax,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm2, %zmm0, %zmm0
	vminps	%zmm3, %zmm0, %zmm0
	vaddps	%zmm4, %zmm0, %zmm0
	vpaddd	%zmm0, %zmm5, %zmm0
	vpmovdb	%zmm0, (%rcx,%r8)
.LBB5_31:
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
.LBB5_19:
	.cfi_def_cfa_offset 64
	jne	.LBB5_31
	xorl	%ecx, %ecx
	jmp	.LBB5_21
.Lfunc_end5:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5, .Lfunc_end5-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI6_0:
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
	movq	%r13, %r8
	movq	112(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -40(%rsp)
	movq	%rdx, -96(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rdi, -48(%rsp)
	movq	%rax, -104(%rsp)
	jl	.LBB6_11
	movq	96(%r8), %r10
	movq	128(%r8), %rcx
	leaq	192(%rdi), %rax
	movq	%rax, -88(%rsp)
	leaq	16(%rsi), %r8
	leaq	32(%rsi), %rax
	vmovups	(%rdx), %zmm0
	vmovups	64(%rdx), %zmm1
	movq	136(%rdx), %r14
	movq	144(%rdx), %r9
	movq	%r9, -32(%rsp)
	movq	152(%rdx), %r9
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
	vpbroadcastd	128(%rdx), %zmm2
	movl	$8, %eax
	xorl	%edx, %edx
	jmp	.LBB6_2
	.p2align	4
.LBB6_3:
	vmovdqa64	%zmm6, %zmm14
	vmovdqa64	%zmm8, %zmm16
	vmovdqa64	%zmm10, %zmm17
	vmovdqa64	%zmm6, %zmm18
	vmovdqa64	%zmm8, %zmm19
	vmovdqa64	%zmm10, %zmm20
	vmovdqa64	%zmm6, %zmm21
	vmovdqa64	%zmm8, %zmm22
	vmovdqa64	%zmm10, %zmm23
	vmovdqa64	%zmm6, %zmm24
	vmovdqa64	%zmm8, %zmm25
	vmovdqa64	%zmm10, %zmm26
	vmovdqa64	%zmm6, %zmm27
	vmovdqa64	%zmm8, %zmm4
	vmovdqa64	%zmm10, %zmm5
	vmovdqa64	%zmm6, %zmm7
	vmovdqa64	%zmm8, %zmm9
	vmovdqa64	%zmm10, %zmm11
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm8, %zmm13
	vmovdqa64	%zmm10, %zmm15
.LBB6_4:
	vcvtdq2ps	%zmm27, %zmm27
	movq	-40(%rsp), %rsi
	vmulps	(%r14,%rsi,4), %zmm27, %zmm27
	vmaxps	%zmm0, %zmm27, %zmm27
	vminps	%zmm1, %zmm27, %zmm27
	vbroadcastss	.LCPI6_0(%rip), %zmm3
	vaddps	%zmm3, %zmm27, %zmm27
	vpaddd	%zmm27, %zmm2, %zmm27
	movq	%rdx, %rax
	movq	-72(%rsp), %r9
	imulq	%r9, %rax
	movq	-32(%rsp), %rdi
	addq	%rdi, %rax
	movq	-80(%rsp), %r11
	vpmovdb	%zmm27, (%r11,%rax)
	vcvtdq2ps	%zmm26, %zmm26
	vmulps	64(%r14,%rsi,4), %zmm26, %zmm26
	vmaxps	%zmm0, %zmm26, %zmm26
	vminps	%zmm1, %zmm26, %zmm26
	vaddps	%zmm3, %zmm26, %zmm26
	vpaddd	%zmm26, %zmm2, %zmm26
	vpmovdb	%zmm26, (%r8,%rax)
	vcvtdq2ps	%zmm25, %zmm25
	vmulps	128(%r14,%rsi,4), %zmm25, %zmm25
	vmaxps	%zmm0, %zmm25, %zmm25
	vminps	%zmm1, %zmm25, %zmm25
	vaddps	%zmm3, %zmm25, %zmm25
	vpaddd	%zmm25, %zmm2, %zmm25
	movq	-128(%rsp), %rcx
	vpmovdb	%zmm25, (%rcx,%rax)
	movq	%rdx, %rax
	orq	$1, %rax
	vcvtdq2ps	%zmm24, %zmm24
	vmulps	(%r14,%rsi,4), %zmm24, %zmm24
	vmaxps	%zmm0, %zmm24, %zmm24
	vminps	%zmm1, %zmm24, %zmm24
	vaddps	%zmm3, %zmm24, %zmm24
	vpaddd	%zmm24, %zmm2, %zmm24
	imulq	%r9, %rax
	addq	%rdi, %rax
	vpmovdb	%zmm24, (%r11,%rax)
	vcvtdq2ps	%zmm23, %zmm23
	vmulps	64(%r14,%rsi,4), %zmm23, %zmm23
	vmaxps	%zmm0, %zmm23, %zmm23
	vminps	%zmm1, %zmm23, %zmm23
	vaddps	%zmm3, %zmm23, %zmm23
	vpaddd	%zmm23, %zmm2, %zmm23
	vpmovdb	%zmm23, (%r8,%rax)
	vcvtdq2ps	%zmm22, %zmm22
	vmulps	128(%r14,%rsi,4), %zmm22, %zmm22
	vmaxps	%zmm0, %zmm22, %zmm22
	vminps	%zmm1, %zmm22, %zmm22
	vaddps	%zmm3, %zmm22, %zmm22
	vpaddd	%zmm22, %zmm2, %zmm22
	vpmovdb	%zmm22, (%rcx,%rax)
	movq	%rdx, %rax
	orq	$2, %rax
	vcvtdq2ps	%zmm21, %zmm21
	vmulps	(%r14,%rsi,4), %zmm21, %zmm21
	vmaxps	%zmm0, %zmm21, %zmm21
	vminps	%zmm1, %zmm21, %zmm21
	vaddps	%zmm3, %zmm21, %zmm21
	vpaddd	%zmm21, %zmm2, %zmm21
	imulq	%r9, %rax
	addq	%rdi, %rax
	vpmovdb	%zmm21, (%r11,%rax)
	vcvtdq2ps	%zmm20, %zmm20
	vmulps	64(%r14,%rsi,4), %zmm20, %zmm20
	vmaxps	%zmm0, %zmm20, %zmm20
	vminps	%zmm1, %zmm20, %zmm20
	vaddps	%zmm3, %zmm20, %zmm20
	vpaddd	%zmm20, %zmm2, %zmm20
	vpmovdb	%zmm20, (%r8,%rax)
	vcvtdq2ps	%zmm19, %zmm19
	vmulps	128(%r14,%rsi,4), %zmm19, %zmm19
	vmaxps	%zmm0, %zmm19, %zmm19
	vminps	%zmm1, %zmm19, %zmm19
	vaddps	%zmm3, %zmm19, %zmm19
	vpaddd	%zmm19, %zmm2, %zmm19
	vpmovdb	%zmm19, (%rcx,%rax)
	movq	%rdx, %rax
	orq	$3, %rax
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	(%r14,%rsi,4), %zmm18, %zmm18
	vmaxps	%zmm0, %zmm18, %zmm18
	vminps	%zmm1, %zmm18, %zmm18
	vaddps	%zmm3, %zmm18, %zmm18
	vpaddd	%zmm18, %zmm2, %zmm18
	imulq	%r9, %rax
	addq	%rdi, %rax
	vpmovdb	%zmm18, (%r11,%rax)
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	64(%r14,%rsi,4), %zmm17, %zmm17
	vmaxps	%zmm0, %zmm17, %zmm17
	vminps	%zmm1, %zmm17, %zmm17
	vaddps	%zmm3, %zmm17, %zmm17
	vpaddd	%zmm17, %zmm2, %zmm17
	vpmovdb	%zmm17, (%r8,%rax)
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	128(%r14,%rsi,4), %zmm16, %zmm16
	vmaxps	%zmm0, %zmm16, %zmm16
	vminps	%zmm1, %zmm16, %zmm16
	vaddps	%zmm3, %zmm16, %zmm16
	vpaddd	%zmm16, %zmm2, %zmm16
	vpmovdb	%zmm16, (%rcx,%rax)
	movq	%rdx, %rax
	orq	$4, %rax
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	(%r14,%rsi,4), %zmm14, %zmm14
	vmaxps	%zmm0, %zmm14, %zmm14
	vminps	%zmm1, %zmm14, %zmm14
	vaddps	%zmm3, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm2, %zmm14
	imulq	%r9, %rax
	addq	%rdi, %rax
	vpmovdb	%zmm14, (%r11,%rax)
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	64(%r14,%rsi,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm2, %zmm10
	vpmovdb	%zmm10, (%r8,%rax)
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	128(%r14,%rsi,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpaddd	%zmm8, %zmm2, %zmm8
	vpmovdb	%zmm8, (%rcx,%rax)
	movq	%rdx, %rax
	orq	$5, %rax
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r14,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	imulq	%r9, %rax
	addq	%rdi, %rax
	vpmovdb	%zmm6, (%r11,%rax)
	vcvtdq2ps	%zmm15, %zmm6
	vmulps	64(%r14,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	vpmovdb	%zmm6, (%r8,%rax)
	vcvtdq2ps	%zmm13, %zmm6
	vmulps	128(%r14,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	vpmovdb	%zmm6, (%rcx,%rax)
	movq	%rdx, %rax
	orq	$6, %rax
	vcvtdq2ps	%zmm12, %zmm6
	vmulps	(%r14,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	imulq	%r9, %rax
	addq	%rdi, %rax
	vpmovdb	%zmm6, (%r11,%rax)
	vcvtdq2ps	%zmm11, %zmm6
	vmulps	64(%r14,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	vpmovdb	%zmm6, (%r8,%rax)
	vcvtdq2ps	%zmm9, %zmm6
	vmulps	128(%r14,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	vpmovdb	%zmm6, (%rcx,%rax)
	movq	%rdx, %rax
	orq	$7, %rax
	vcvtdq2ps	%zmm7, %zmm6
	vmulps	(%r14,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	imulq	%r9, %rax
	addq	%rdi, %rax
	vpmovdb	%zmm6, (%r11,%rax)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%r14,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm5
	vpmovdb	%zmm5, (%r8,%rax)
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	128(%r14,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpaddd	%zmm4, %zmm2, %zmm4
	vpmovdb	%zmm4, (%rcx,%rax)
	movq	-112(%rsp), %r15
	leaq	8(%r15), %rax
	addq	$8, %rdx
	cmpq	%rax, -104(%rsp)
	movq	-48(%rsp), %rdi
	jl	.LBB6_5
.LBB6_2:
	vmovdqu64	(%rdi), %zmm6
	movq	%rax, -112(%rsp)
	vmovdqu64	64(%rdi), %zmm10
	vmovdqu64	128(%rdi), %zmm8
	testq	%r10, %r10
	je	.LBB6_3
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
	vmovdqa64	%zmm6, %zmm14
	vmovdqa64	%zmm8, %zmm16
	vmovdqa64	%zmm10, %zmm17
	vmovdqa64	%zmm6, %zmm18
	vmovdqa64	%zmm8, %zmm19
	vmovdqa64	%zmm10, %zmm20
	vmovdqa64	%zmm6, %zmm21
	vmovdqa64	%zmm8, %zmm22
	vmovdqa64	%zmm10, %zmm23
	vmovdqa64	%zmm6, %zmm24
	vmovdqa64	%zmm8, %zmm25
	vmovdqa64	%zmm10, %zmm26
	vmovdqa64	%zmm6, %zmm27
	movq	-88(%rsp), %rbp
	movl	$0, %edi
	vmovdqa64	%zmm8, %zmm4
	vmovdqa64	%zmm10, %zmm5
	vmovdqa64	%zmm6, %zmm7
	vmovdqa64	%zmm8, %zmm9
	vmovdqa64	%zmm10, %zmm11
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm8, %zmm13
	vmovdqa64	%zmm10, %zmm15
	jmp	.LBB6_51
	.p2align	4
.LBB6_55:
	incq	%rdi
	cmpq	%r10, %rdi
	je	.LBB6_4
.LBB6_51:
	testq	%r9, %r9
	je	.LBB6_55
	movq	(%rax,%rdi,8), %r12
	addq	%r15, %r12
	movq	%rbp, %r13
	xorl	%r11d, %r11d
	.p2align	4
.LBB6_53:
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
	vpdpbusd	%zmm31, %zmm3, %zmm14
	vpdpbusd	%zmm30, %zmm3, %zmm10
	vpdpbusd	%zmm29, %zmm3, %zmm8
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm3
	addq	%rcx, %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm6
	vpdpbusd	%zmm30, %zmm3, %zmm15
	vpdpbusd	%zmm29, %zmm3, %zmm13
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm3
	addq	%rcx, %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm12
	vpdpbusd	%zmm30, %zmm3, %zmm11
	vpdpbusd	%zmm29, %zmm3, %zmm9
	vpxord	(%rcx,%rsi){1to16}, %zmm28, %zmm3
	incq	%r11
	vpdpbusd	%zmm31, %zmm3, %zmm7
	vpdpbusd	%zmm30, %zmm3, %zmm5
	vpdpbusd	%zmm29, %zmm3, %zmm4
	addq	$192, %r13
	cmpq	%r11, %r9
	jne	.LBB6_53
	addq	%rbx, %rbp
	jmp	.LBB6_55
.LBB6_11:
	cmpq	$4, %rax
	jl	.LBB6_17
	leaq	16(%rsi), %rax
	movq	%rax, -56(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, -64(%rsp)
	movl	$4, %eax
	xorl	%r15d, %r15d
	jmp	.LBB6_13
.LBB6_5:
	movq	%r15, %rax
	orq	$4, %rax
	movq	-104(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-120(%rsp), %r8
	jge	.LBB6_13
.LBB6_6:
	leaq	2(%r15), %rax
	cmpq	%rax, %rcx
	jge	.LBB6_7
	jmp	.LBB6_10
.LBB6_13:
	movq	96(%r8), %rcx
	movq	%rcx, -128(%rsp)
	movq	128(%r8), %r9
	leaq	192(%rdi), %rcx
	movq	%rcx, -24(%rsp)
	movq	-96(%rsp), %rcx
	vmovups	(%rcx), %zmm0
	vmovups	64(%rcx), %zmm1
	movq	136(%rcx), %rdx
	movq	%rdx, -80(%rsp)
	movq	144(%rcx), %rdx
	movq	%rdx, -88(%rsp)
	movq	152(%rcx), %rdx
	movq	%rdx, (%rsp)
	addq	$-16, %r9
	cmpq	%rsi, %r9
	cmovlq	%r9, %rsi
	movq	%rsi, -8(%rsp)
	movq	-56(%rsp), %rdx
	cmpq	%rdx, %r9
	cmovlq	%r9, %rdx
	movq	%rdx, -16(%rsp)
	movq	-64(%rsp), %rdx
	cmpq	%rdx, %r9
	cmovgeq	%rdx, %r9
	movq	%r9, -72(%rsp)
	vpbroadcastd	128(%rcx), %zmm2
	vbroadcastss	.LCPI6_0(%rip), %zmm3
	movq	%r15, %rbx
	jmp	.LBB6_14
	.p2align	4
.LBB6_15:
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm6, %zmm13
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm6, %zmm16
.LBB6_16:
	vcvtdq2ps	%zmm16, %zmm12
	movq	-40(%rsp), %rsi
	movq	-80(%rsp), %r8
	vmulps	(%r8,%rsi,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpaddd	%zmm12, %zmm2, %zmm12
	movq	%rbx, %rax
	movq	(%rsp), %r10
	imulq	%r10, %rax
	movq	-88(%rsp), %r9
	addq	%r9, %rax
	movq	-8(%rsp), %r11
	vpmovdb	%zmm12, (%r11,%rax)
	vcvtdq2ps	%zmm15, %zmm12
	movq	-56(%rsp), %rcx
	vmulps	(%r8,%rcx,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpaddd	%zmm12, %zmm2, %zmm12
	movq	-16(%rsp), %r14
	vpmovdb	%zmm12, (%r14,%rax)
	vcvtdq2ps	%zmm14, %zmm12
	movq	-64(%rsp), %rdx
	vmulps	(%r8,%rdx,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpaddd	%zmm12, %zmm2, %zmm12
	movq	-72(%rsp), %rdi
	vpmovdb	%zmm12, (%rdi,%rax)
	leaq	1(%rbx), %rax
	vcvtdq2ps	%zmm13, %zmm12
	vmulps	(%r8,%rsi,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpaddd	%zmm12, %zmm2, %zmm12
	imulq	%r10, %rax
	addq	%r9, %rax
	vpmovdb	%zmm12, (%r11,%rax)
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	(%r8,%rcx,4), %zmm11, %zmm11
	vmaxps	%zmm0, %zmm11, %zmm11
	vminps	%zmm1, %zmm11, %zmm11
	vaddps	%zmm3, %zmm11, %zmm11
	vpaddd	%zmm11, %zmm2, %zmm11
	vpmovdb	%zmm11, (%r14,%rax)
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	(%r8,%rdx,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm2, %zmm10
	vpmovdb	%zmm10, (%rdi,%rax)
	leaq	2(%rbx), %rax
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%r8,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm2, %zmm9
	imulq	%r10, %rax
	addq	%r9, %rax
	vpmovdb	%zmm9, (%r11,%rax)
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%r8,%rcx,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpaddd	%zmm8, %zmm2, %zmm8
	vpmovdb	%zmm8, (%r14,%rax)
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r8,%rdx,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm7
	vpmovdb	%zmm7, (%rdi,%rax)
	addq	$3, %rbx
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r8,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	imulq	%r10, %rbx
	addq	%r9, %rbx
	vpmovdb	%zmm6, (%r11,%rbx)
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r8,%rcx,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm5
	vpmovdb	%zmm5, (%r14,%rbx)
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r8,%rdx,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpaddd	%zmm4, %zmm2, %zmm4
	vpmovdb	%zmm4, (%rdi,%rbx)
	movq	-112(%rsp), %r15
	leaq	4(%r15), %rax
	movq	%r15, %rbx
	movq	-104(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-120(%rsp), %r8
	movq	-48(%rsp), %rdi
	jl	.LBB6_6
.LBB6_14:
	vmovdqu64	(%rdi), %zmm6
	movq	%rax, -112(%rsp)
	vmovdqu64	64(%rdi), %zmm5
	vmovdqu64	128(%rdi), %zmm4
	cmpq	$0, -128(%rsp)
	je	.LBB6_15
	vmovdqu64	16(%r8), %zmm12
	movq	(%r8), %rax
	movq	80(%r8), %r13
	leaq	3(%rbx), %r14
	imulq	%r13, %r14
	leaq	2(%rbx), %r15
	imulq	%r13, %r15
	leaq	1(%rbx), %r12
	imulq	%r13, %r12
	imulq	%rbx, %r13
	movq	88(%r8), %rcx
	movq	%rcx, -32(%rsp)
	movq	104(%r8), %rdx
	addq	%rax, %r13
	movq	%rdx, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %r8
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
	jmp	.LBB6_45
	.p2align	4
.LBB6_49:
	incq	%r10
	cmpq	-128(%rsp), %r10
	je	.LBB6_16
.LBB6_45:
	testq	%rdx, %rdx
	je	.LBB6_49
	movq	-32(%rsp), %rcx
	movq	(%rcx,%r10,8), %r11
	leaq	(%r11,%r13), %rcx
	leaq	(%r14,%r11), %rdi
	leaq	(%r15,%r11), %rsi
	addq	%r12, %r11
	movq	%rax, %r9
	xorl	%ebp, %ebp
	.p2align	4
.LBB6_47:
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
	vpxord	(%rdi,%rbp,4){1to16}, %zmm12, %zmm20
	incq	%rbp
	vpdpbusd	%zmm17, %zmm20, %zmm6
	vpdpbusd	%zmm18, %zmm20, %zmm5
	vpdpbusd	%zmm19, %zmm20, %zmm4
	addq	$192, %r9
	cmpq	%rbp, %rdx
	jne	.LBB6_47
	addq	%r8, %rax
	jmp	.LBB6_49
.LBB6_17:
	cmpq	$1, %rax
	jle	.LBB6_19
	movl	$2, %eax
	xorl	%r15d, %r15d
.LBB6_7:
	movq	%rax, -128(%rsp)
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r8), %rcx
	testq	%rcx, %rcx
	movq	%r15, -112(%rsp)
	je	.LBB6_8
	leaq	192(%rdi), %rax
	vmovdqu64	16(%r8), %zmm5
	movq	(%r8), %rdi
	movq	%r8, %rdx
	movq	80(%r8), %r8
	movq	%r8, %r9
	imulq	%r15, %r9
	movq	88(%rdx), %r10
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
	jmp	.LBB6_34
	.p2align	4
.LBB6_40:
	addq	%r14, %rax
.LBB6_41:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB6_9
.LBB6_34:
	testq	%r11, %r11
	je	.LBB6_41
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB6_42
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB6_40
	jmp	.LBB6_39
	.p2align	4
.LBB6_42:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB6_43:
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
	jne	.LBB6_43
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB6_40
.LBB6_39:
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
	jmp	.LBB6_40
.LBB6_8:
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
.LBB6_9:
	movq	-96(%rsp), %r8
	vmovups	(%r8), %zmm5
	vmovups	64(%r8), %zmm7
	movq	136(%r8), %rcx
	movq	144(%r8), %rdx
	movq	152(%r8), %r11
	movq	-120(%rsp), %rbx
	movq	128(%rbx), %rax
	addq	$-16, %rax
	movq	-40(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rdi
	cmovlq	%rax, %rdi
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%rcx,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm5, %zmm6, %zmm6
	vminps	%zmm7, %zmm6, %zmm6
	vbroadcastss	.LCPI6_0(%rip), %zmm8
	vaddps	%zmm8, %zmm6, %zmm6
	vpbroadcastd	128(%r8), %zmm9
	vpaddd	%zmm6, %zmm9, %zmm6
	movq	%r11, %r9
	movq	-112(%rsp), %r14
	imulq	%r14, %r9
	addq	%rdx, %r9
	vpmovdb	%zmm6, (%rdi,%r9)
	leaq	16(%rsi), %r8
	cmpq	%r8, %rax
	cmovlq	%rax, %r8
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	64(%rcx,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm5, %zmm4, %zmm4
	vminps	%zmm7, %zmm4, %zmm4
	vaddps	%zmm8, %zmm4, %zmm4
	vpaddd	%zmm4, %zmm9, %zmm4
	vpmovdb	%zmm4, (%r8,%r9)
	leaq	32(%rsi), %r10
	cmpq	%r10, %rax
	cmovgeq	%r10, %rax
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	128(%rcx,%rsi,4), %zmm3, %zmm3
	vmaxps	%zmm5, %zmm3, %zmm3
	vminps	%zmm7, %zmm3, %zmm3
	vaddps	%zmm8, %zmm3, %zmm3
	vpaddd	%zmm3, %zmm9, %zmm3
	vpmovdb	%zmm3, (%rax,%r9)
	incq	%r14
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%rcx,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm5, %zmm2, %zmm2
	vminps	%zmm7, %zmm2, %zmm2
	vaddps	%zmm8, %zmm2, %zmm2
	vpaddd	%zmm2, %zmm9, %zmm2
	imulq	%r11, %r14
	addq	%rdx, %r14
	vpmovdb	%zmm2, (%rdi,%r14)
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rcx,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm5, %zmm1, %zmm1
	vminps	%zmm7, %zmm1, %zmm1
	vaddps	%zmm8, %zmm1, %zmm1
	vpaddd	%zmm1, %zmm9, %zmm1
	vpmovdb	%zmm1, (%r8,%r14)
	movq	%rbx, %r8
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	128(%rcx,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm5, %zmm0, %zmm0
	vminps	%zmm7, %zmm0, %zmm0
	vaddps	%zmm8, %zmm0, %zmm0
	vpaddd	%zmm0, %zmm9, %zmm0
	vpmovdb	%zmm0, (%rax,%r14)
	movq	-128(%rsp), %r15
	movq	-48(%rsp), %rdi
	movq	-104(%rsp), %rcx
.LBB6_10:
	cmpq	%rcx, %r15
	jge	.LBB6_31
.LBB6_21:
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r8), %rax
	testq	%rax, %rax
	je	.LBB6_30
	vmovdqu64	16(%r8), %zmm3
	addq	$192, %rdi
	movq	80(%r8), %rcx
	imulq	%r15, %rcx
	movq	88(%r8), %rdx
	addq	(%r8), %rcx
	movq	104(%r8), %r12
	movq	%r12, %r8
	shlq	$6, %r8
	leaq	(%r8,%r8,2), %r8
	movl	%r12d, %r9d
	andl	$3, %r9d
	movq	%r12, %r10
	andq	$-4, %r10
	xorl	%r11d, %r11d
	jmp	.LBB6_23
	.p2align	4
.LBB6_28:
	movq	%r13, %rdi
	addq	%r8, %rdi
	movq	%rbp, %r15
.LBB6_29:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB6_30
.LBB6_23:
	testq	%r12, %r12
	je	.LBB6_29
	movq	%r15, %rbp
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r13
	movq	%rdi, %r14
	movq	%r10, %r15
	cmpq	$4, %r12
	jb	.LBB6_25
	.p2align	4
.LBB6_32:
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
	jne	.LBB6_32
.LBB6_25:
	testq	%r9, %r9
	je	.LBB6_28
	xorl	%r15d, %r15d
	.p2align	4
.LBB6_27:
	vpxord	(%rbx,%r15,4){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r14), %zmm4, %zmm2
	vpdpbusd	64(%r14), %zmm4, %zmm1
	vpdpbusd	128(%r14), %zmm4, %zmm0
	addq	$192, %r14
	incq	%r15
	cmpq	%r15, %r9
	jne	.LBB6_27
	jmp	.LBB6_28
.LBB6_30:
	movq	-96(%rsp), %rdi
	vmovups	(%rdi), %zmm3
	vmovups	64(%rdi), %zmm4
	movq	136(%rdi), %rcx
	movq	-120(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rdx
	cmovlq	%rax, %rdx
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%rcx,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm3, %zmm2, %zmm2
	vminps	%zmm4, %zmm2, %zmm2
	vbroadcastss	.LCPI6_0(%rip), %zmm5
	vaddps	%zmm5, %zmm2, %zmm2
	vpbroadcastd	128(%rdi), %zmm6
	vpaddd	%zmm2, %zmm6, %zmm2
	imulq	152(%rdi), %r15
	addq	144(%rdi), %r15
	vpmovdb	%zmm2, (%rdx,%r15)
	leaq	16(%rsi), %rdx
	cmpq	%rdx, %rax
	cmovlq	%rax, %rdx
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rcx,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm3, %zmm1, %zmm1
	vminps	%zmm4, %zmm1, %zmm1
	vaddps	%zmm5, %zmm1, %zmm1
	vpaddd	%zmm1, %zmm6, %zmm1
	vpmovdb	%zmm1, (%rdx,%r15)
	leaq	32(%rsi), %rdx
	cmpq	%rdx, %rax
	cmovgeq	%rdx, %rax
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	128(%rcx,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm3, %zmm0, %zmm0
	vminps	%zmm4, %zmm0, %zmm0
	vaddps	%zmm5, %zmm0, %zmm0
	vpaddd	%zmm0, %zmm6, %zmm0
	vpmovdb	%zmm0, (%rax,%r15)
.LBB6_31:
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
.LBB6_19:
	.cfi_def_cfa_offset 64
	jne	.LBB6_31
	xorl	%r15d, %r15d
	jmp	.LBB6_21
.Lfunc_end6:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5, .Lfunc_end6-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI7_0:
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
	movq	%rdx, -72(%rsp)
	movq	%rsi, -56(%rsp)
	movq	%r13, -104(%rsp)
	movq	%rdi, -80(%rsp)
	movq	%rax, -64(%rsp)
	jl	.LBB7_11
	movq	96(%r13), %r8
	movq	128(%r13), %r9
	leaq	64(%rdi), %rax
	movq	%rax, -96(%rsp)
	vmovups	(%rdx), %zmm0
	vmovups	64(%rdx), %zmm1
	movq	136(%rdx), %rax
	movq	%rax, -88(%rsp)
	movq	152(%rdx), %rbx
	addq	$-16, %r9
	cmpq	%rsi, %r9
	cmovgeq	%rsi, %r9
	addq	144(%rdx), %r9
	vpbroadcastd	128(%rdx), %zmm2
	movl	$8, %eax
	xorl	%r14d, %r14d
	vbroadcastss	.LCPI7_0(%rip), %zmm3
	jmp	.LBB7_2
	.p2align	4
.LBB7_3:
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm12
.LBB7_4:
	vcvtdq2ps	%zmm12, %zmm11
	movq	-56(%rsp), %rsi
	movq	-88(%rsp), %rcx
	vmulps	(%rcx,%rsi,4), %zmm11, %zmm11
	vmaxps	%zmm0, %zmm11, %zmm11
	vminps	%zmm1, %zmm11, %zmm11
	vaddps	%zmm3, %zmm11, %zmm11
	vpaddd	%zmm11, %zmm2, %zmm11
	movq	%r14, %rax
	imulq	%rbx, %rax
	vpmovdb	%zmm11, (%r9,%rax)
	movq	%r14, %rax
	orq	$1, %rax
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	(%rcx,%rsi,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm2, %zmm10
	imulq	%rbx, %rax
	vpmovdb	%zmm10, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%rcx,%rsi,4), %zmm9, %zmm9
	orq	$2, %rax
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm2, %zmm9
	imulq	%rbx, %rax
	vpmovdb	%zmm9, (%r9,%rax)
	movq	%r14, %rax
	orq	$3, %rax
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%rcx,%rsi,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpaddd	%zmm8, %zmm2, %zmm8
	imulq	%rbx, %rax
	vpmovdb	%zmm8, (%r9,%rax)
	movq	%r14, %rax
	orq	$4, %rax
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%rcx,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm7
	imulq	%rbx, %rax
	vpmovdb	%zmm7, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%rcx,%rsi,4), %zmm6, %zmm6
	orq	$5, %rax
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	imulq	%rbx, %rax
	vpmovdb	%zmm6, (%r9,%rax)
	movq	%r14, %rax
	orq	$6, %rax
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%rcx,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm5
	imulq	%rbx, %rax
	vpmovdb	%zmm5, (%r9,%rax)
	movq	%r14, %rax
	orq	$7, %rax
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rcx,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpaddd	%zmm4, %zmm2, %zmm4
	imulq	%rbx, %rax
	vpmovdb	%zmm4, (%r9,%rax)
	movq	-112(%rsp), %r15
	leaq	8(%r15), %rax
	addq	$8, %r14
	movq	-64(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB7_5
.LBB7_2:
	movq	%rax, -112(%rsp)
	movq	-80(%rsp), %rax
	vmovdqu64	(%rax), %zmm4
	testq	%r8, %r8
	je	.LBB7_3
	movq	-104(%rsp), %rsi
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
	jmp	.LBB7_57
	.p2align	4
.LBB7_61:
	incq	%rdi
	cmpq	%r8, %rdi
	je	.LBB7_4
.LBB7_57:
	testq	%r12, %r12
	je	.LBB7_61
	movq	(%rdx,%rdi,8), %r13
	addq	%rax, %r13
	movq	%rsi, %rbp
	xorl	%r10d, %r10d
	.p2align	4
.LBB7_59:
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
	jne	.LBB7_59
	addq	%rcx, %rsi
	jmp	.LBB7_61
.LBB7_11:
	cmpq	$3, %rax
	jle	.LBB7_17
	movl	$4, %eax
	xorl	%r15d, %r15d
	jmp	.LBB7_13
.LBB7_5:
	movq	%r15, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	movq	-80(%rsp), %rdi
	jge	.LBB7_13
.LBB7_6:
	leaq	2(%r15), %rax
	cmpq	%rax, %rcx
	movq	-72(%rsp), %rdx
	movq	-104(%rsp), %r13
	jge	.LBB7_7
	jmp	.LBB7_10
.LBB7_13:
	movq	-104(%rsp), %rcx
	movq	96(%rcx), %r8
	movq	128(%rcx), %rdx
	movq	-72(%rsp), %rcx
	vmovups	(%rcx), %zmm0
	vmovups	64(%rcx), %zmm1
	leaq	64(%rdi), %r9
	movq	%r9, -40(%rsp)
	movq	136(%rcx), %r9
	movq	%r9, -24(%rsp)
	movq	152(%rcx), %r9
	movq	%r9, -32(%rsp)
	addq	$-16, %rdx
	cmpq	%rsi, %rdx
	cmovgeq	%rsi, %rdx
	addq	144(%rcx), %rdx
	movq	%rdx, -16(%rsp)
	vpbroadcastd	128(%rcx), %zmm2
	vbroadcastss	.LCPI7_0(%rip), %zmm3
	movq	%r15, %r14
	jmp	.LBB7_14
	.p2align	4
.LBB7_15:
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
.LBB7_16:
	vcvtdq2ps	%zmm8, %zmm6
	movq	-56(%rsp), %rsi
	movq	-24(%rsp), %rdx
	vmulps	(%rdx,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	movq	%r14, %rax
	movq	-32(%rsp), %rdi
	imulq	%rdi, %rax
	movq	-16(%rsp), %rcx
	vpmovdb	%zmm6, (%rcx,%rax)
	leaq	1(%r14), %rax
	vcvtdq2ps	%zmm7, %zmm6
	vmulps	(%rdx,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	imulq	%rdi, %rax
	vpmovdb	%zmm6, (%rcx,%rax)
	leaq	2(%r14), %rax
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%rdx,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm5
	imulq	%rdi, %rax
	vpmovdb	%zmm5, (%rcx,%rax)
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rdx,%rsi,4), %zmm4, %zmm4
	addq	$3, %r14
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpaddd	%zmm4, %zmm2, %zmm4
	imulq	%rdi, %r14
	vpmovdb	%zmm4, (%rcx,%r14)
	movq	-112(%rsp), %r15
	leaq	4(%r15), %rax
	movq	%r15, %r14
	movq	-64(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-80(%rsp), %rdi
	jl	.LBB7_6
.LBB7_14:
	movq	%rax, -112(%rsp)
	vmovdqu64	(%rdi), %zmm4
	testq	%r8, %r8
	je	.LBB7_15
	movq	-104(%rsp), %rax
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
	jmp	.LBB7_46
	.p2align	4
.LBB7_52:
	addq	%rdi, %r15
.LBB7_53:
	incq	%rcx
	cmpq	%r8, %rcx
	je	.LBB7_16
.LBB7_46:
	testq	%rdx, %rdx
	je	.LBB7_53
	movq	(%r10,%rcx,8), %rax
	cmpq	$1, %rdx
	jne	.LBB7_54
	addq	-96(%rsp), %rax
	movq	%r15, %r9
	testb	$1, %dl
	je	.LBB7_52
	jmp	.LBB7_51
	.p2align	4
.LBB7_54:
	addq	-88(%rsp), %rax
	movq	-8(%rsp), %r11
	movq	%r15, %r9
	.p2align	4
.LBB7_55:
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
	jne	.LBB7_55
	addq	%rbp, %rax
	testb	$1, %dl
	je	.LBB7_52
.LBB7_51:
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
	jmp	.LBB7_52
.LBB7_17:
	cmpq	$1, %rax
	jle	.LBB7_19
	movl	$2, %eax
	xorl	%r15d, %r15d
.LBB7_7:
	movq	%rax, -48(%rsp)
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	movq	%r15, -112(%rsp)
	je	.LBB7_8
	leaq	64(%rdi), %r8
	vmovdqu64	16(%r13), %zmm1
	movq	(%r13), %rcx
	movq	80(%r13), %rsi
	movq	%rsi, %rdi
	imulq	%r15, %rdi
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
	leaq	1(%r15), %r12
	imulq	%rsi, %r12
	xorl	%r13d, %r13d
	vmovdqa64	%zmm0, %zmm2
	jmp	.LBB7_34
	.p2align	4
.LBB7_41:
	addq	%rbx, %r8
.LBB7_42:
	incq	%r13
	cmpq	%rax, %r13
	je	.LBB7_9
.LBB7_34:
	testq	%r10, %r10
	je	.LBB7_42
	movq	(%r9,%r13,8), %rbp
	cmpq	$4, %r10
	jae	.LBB7_43
	addq	-96(%rsp), %rbp
	movq	%r8, %rcx
	testq	%r14, %r14
	jne	.LBB7_39
	jmp	.LBB7_41
	.p2align	4
.LBB7_43:
	addq	-88(%rsp), %rbp
	movq	%r11, %r15
	movq	%r8, %rcx
	.p2align	4
.LBB7_44:
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
	jne	.LBB7_44
	addq	%rdi, %rbp
	testq	%r14, %r14
	je	.LBB7_41
.LBB7_39:
	leaq	(%rsi,%rbp), %r15
	xorl	%edx, %edx
	.p2align	4
.LBB7_40:
	vmovdqu64	(%rcx), %zmm3
	vpxord	(%rbp,%rdx,4){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpxord	(%r15,%rdx,4){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm0
	addq	$64, %rcx
	incq	%rdx
	cmpq	%rdx, %r14
	jne	.LBB7_40
	jmp	.LBB7_41
.LBB7_8:
	vmovdqa64	%zmm0, %zmm2
.LBB7_9:
	movq	-72(%rsp), %rdx
	vmovups	(%rdx), %zmm1
	vmovups	64(%rdx), %zmm3
	movq	136(%rdx), %r8
	movq	144(%rdx), %rax
	movq	152(%rdx), %r9
	movq	-104(%rsp), %r13
	movq	128(%r13), %rcx
	addq	$-16, %rcx
	movq	-56(%rsp), %rsi
	cmpq	%rsi, %rcx
	cmovgeq	%rsi, %rcx
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%r8,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm1, %zmm2, %zmm2
	vminps	%zmm3, %zmm2, %zmm2
	vbroadcastss	.LCPI7_0(%rip), %zmm4
	vaddps	%zmm4, %zmm2, %zmm2
	vpbroadcastd	128(%rdx), %zmm5
	vpaddd	%zmm2, %zmm5, %zmm2
	movq	%r9, %rdi
	movq	-112(%rsp), %r10
	imulq	%r10, %rdi
	addq	%rax, %rdi
	vpmovdb	%zmm2, (%rcx,%rdi)
	incq	%r10
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%r8,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm1, %zmm0, %zmm0
	vminps	%zmm3, %zmm0, %zmm0
	vaddps	%zmm4, %zmm0, %zmm0
	vpaddd	%zmm0, %zmm5, %zmm0
	imulq	%r9, %r10
	addq	%rax, %r10
	vpmovdb	%zmm0, (%rcx,%r10)
	movq	-48(%rsp), %r15
	movq	-80(%rsp), %rdi
	movq	-64(%rsp), %rcx
.LBB7_10:
	cmpq	%rcx, %r15
	jge	.LBB7_31
.LBB7_21:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	movq	%r15, -112(%rsp)
	je	.LBB7_30
	addq	$64, %rdi
	vmovdqu64	16(%r13), %zmm1
	movq	80(%r13), %rcx
	imulq	%r15, %rcx
	movq	88(%r13), %r15
	movq	104(%r13), %r12
	addq	(%r13), %rcx
	movq	%r12, %r13
	shlq	$6, %r13
	movl	%r12d, %r8d
	andl	$7, %r8d
	movq	%r12, %r9
	andq	$-8, %r9
	xorl	%r10d, %r10d
	jmp	.LBB7_23
	.p2align	4
.LBB7_28:
	movq	%rbp, %rdi
	addq	%r13, %rdi
.LBB7_29:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB7_30
.LBB7_23:
	testq	%r12, %r12
	je	.LBB7_29
	movq	(%r15,%r10,8), %r11
	addq	%rcx, %r11
	movq	%rdi, %rbp
	movq	%rdi, %rbx
	movq	%r9, %r14
	cmpq	$8, %r12
	jb	.LBB7_25
	.p2align	4
.LBB7_32:
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
	jne	.LBB7_32
.LBB7_25:
	testq	%r8, %r8
	je	.LBB7_28
	xorl	%r14d, %r14d
	.p2align	4
.LBB7_27:
	vpxord	(%r11,%r14,4){1to16}, %zmm1, %zmm2
	vpdpbusd	(%rbx), %zmm2, %zmm0
	addq	$64, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB7_27
	jmp	.LBB7_28
.LBB7_30:
	movq	136(%rdx), %rax
	movq	-104(%rsp), %rcx
	movq	128(%rcx), %rcx
	addq	$-16, %rcx
	cmpq	%rsi, %rcx
	cmovgeq	%rsi, %rcx
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rax,%rsi,4), %zmm0, %zmm0
	vmaxps	(%rdx), %zmm0, %zmm0
	vminps	64(%rdx), %zmm0, %zmm0
	vaddps	.LCPI7_0(%rip){1to16}, %zmm0, %zmm0
	vpaddd	128(%rdx){1to16}, %zmm0, %zmm0
	movq	-112(%rsp), %rax
	imulq	152(%rdx), %rax
	addq	144(%rdx), %rax
	vpmovdb	%zmm0, (%rcx,%rax)
.LBB7_31:
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.LBB7_19:
	.cfi_def_cfa_offset 56
	jne	.LBB7_31
	xorl	%r15d, %r15d
	jmp	.LBB7_21
.Lfunc_end7:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5, .Lfunc_end7-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI8_0:
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
	jl	.LBB8_11
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
	movq	152(%rdx), %r15
	movq	160(%rdx), %r8
	movq	%r8, -40(%rsp)
	movq	168(%rdx), %r8
	movq	%r8, -48(%rsp)
	addq	$-16, %rcx
	cmpq	%rsi, %rcx
	cmovlq	%rcx, %rsi
	movq	%rsi, -80(%rsp)
	cmpq	%rax, %rcx
	movq	%rax, -72(%rsp)
	cmovgeq	%rax, %rcx
	movq	%rcx, -104(%rsp)
	vpbroadcastd	144(%rdx), %zmm2
	movl	$8, %eax
	xorl	%edx, %edx
	vbroadcastss	.LCPI8_0(%rip), %zmm3
	movq	%rdi, %r12
	jmp	.LBB8_2
	.p2align	4
.LBB8_3:
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
.LBB8_4:
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
	vpaddd	%zmm19, %zmm2, %zmm19
	movq	%rdx, %rax
	movq	-48(%rsp), %r10
	imulq	%r10, %rax
	movq	-40(%rsp), %r8
	addq	%r8, %rax
	movq	-80(%rsp), %r11
	vpmovdb	%zmm19, (%r11,%rax)
	vpbroadcastd	(%rdi,%rdx,4), %zmm19
	vpmulld	64(%r14,%rsi,4), %zmm19, %zmm19
	vpaddd	%zmm18, %zmm19, %zmm18
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	64(%r15,%rsi,4), %zmm18, %zmm18
	vmaxps	%zmm0, %zmm18, %zmm18
	vminps	%zmm1, %zmm18, %zmm18
	vaddps	%zmm3, %zmm18, %zmm18
	vpaddd	%zmm18, %zmm2, %zmm18
	movq	-104(%rsp), %rcx
	vpmovdb	%zmm18, (%rcx,%rax)
	movq	%rdx, %rax
	vpbroadcastd	4(%rdi,%rdx,4), %zmm18
	orq	$1, %rax
	vpmulld	(%r14,%rsi,4), %zmm18, %zmm18
	vpaddd	%zmm17, %zmm18, %zmm17
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	(%r15,%rsi,4), %zmm17, %zmm17
	vmaxps	%zmm0, %zmm17, %zmm17
	vminps	%zmm1, %zmm17, %zmm17
	vaddps	%zmm3, %zmm17, %zmm17
	vpaddd	%zmm17, %zmm2, %zmm17
	imulq	%r10, %rax
	addq	%r8, %rax
	vpmovdb	%zmm17, (%r11,%rax)
	vpbroadcastd	4(%rdi,%rdx,4), %zmm17
	vpmulld	64(%r14,%rsi,4), %zmm17, %zmm17
	vpaddd	%zmm16, %zmm17, %zmm16
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	64(%r15,%rsi,4), %zmm16, %zmm16
	vmaxps	%zmm0, %zmm16, %zmm16
	vminps	%zmm1, %zmm16, %zmm16
	vaddps	%zmm3, %zmm16, %zmm16
	vpaddd	%zmm16, %zmm2, %zmm16
	vpmovdb	%zmm16, (%rcx,%rax)
	vpbroadcastd	8(%rdi,%rdx,4), %zmm16
	vpmulld	(%r14,%rsi,4), %zmm16, %zmm16
	movq	%rdx, %rax
	orq	$2, %rax
	vpaddd	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	(%r15,%rsi,4), %zmm15, %zmm15
	vmaxps	%zmm0, %zmm15, %zmm15
	vminps	%zmm1, %zmm15, %zmm15
	vaddps	%zmm3, %zmm15, %zmm15
	vpaddd	%zmm15, %zmm2, %zmm15
	imulq	%r10, %rax
	addq	%r8, %rax
	vpmovdb	%zmm15, (%r11,%rax)
	vpbroadcastd	8(%rdi,%rdx,4), %zmm15
	vpmulld	64(%r14,%rsi,4), %zmm15, %zmm15
	vpaddd	%zmm14, %zmm15, %zmm14
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	64(%r15,%rsi,4), %zmm14, %zmm14
	vmaxps	%zmm0, %zmm14, %zmm14
	vminps	%zmm1, %zmm14, %zmm14
	vaddps	%zmm3, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm2, %zmm14
	vpmovdb	%zmm14, (%rcx,%rax)
	movq	%rdx, %rax
	vpbroadcastd	12(%rdi,%rdx,4), %zmm14
	orq	$3, %rax
	vpmulld	(%r14,%rsi,4), %zmm14, %zmm14
	vpaddd	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	(%r15,%rsi,4), %zmm13, %zmm13
	vmaxps	%zmm0, %zmm13, %zmm13
	vminps	%zmm1, %zmm13, %zmm13
	vaddps	%zmm3, %zmm13, %zmm13
	vpaddd	%zmm13, %zmm2, %zmm13
	imulq	%r10, %rax
	addq	%r8, %rax
	vpmovdb	%zmm13, (%r11,%rax)
	vpbroadcastd	12(%rdi,%rdx,4), %zmm13
	vpmulld	64(%r14,%rsi,4), %zmm13, %zmm13
	vpaddd	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	64(%r15,%rsi,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpaddd	%zmm12, %zmm2, %zmm12
	vpmovdb	%zmm12, (%rcx,%rax)
	vpbroadcastd	16(%rdi,%rdx,4), %zmm12
	vpmulld	(%r14,%rsi,4), %zmm12, %zmm12
	movq	%rdx, %rax
	orq	$4, %rax
	vpaddd	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	(%r15,%rsi,4), %zmm11, %zmm11
	vmaxps	%zmm0, %zmm11, %zmm11
	vminps	%zmm1, %zmm11, %zmm11
	vaddps	%zmm3, %zmm11, %zmm11
	vpaddd	%zmm11, %zmm2, %zmm11
	imulq	%r10, %rax
	addq	%r8, %rax
	vpmovdb	%zmm11, (%r11,%rax)
	vpbroadcastd	16(%rdi,%rdx,4), %zmm11
	vpmulld	64(%r14,%rsi,4), %zmm11, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	64(%r15,%rsi,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm2, %zmm10
	vpmovdb	%zmm10, (%rcx,%rax)
	movq	%rdx, %rax
	vpbroadcastd	20(%rdi,%rdx,4), %zmm10
	orq	$5, %rax
	vpmulld	(%r14,%rsi,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%r15,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm2, %zmm9
	imulq	%r10, %rax
	addq	%r8, %rax
	vpmovdb	%zmm9, (%r11,%rax)
	vpbroadcastd	20(%rdi,%rdx,4), %zmm9
	vpmulld	64(%r14,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	64(%r15,%rsi,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpaddd	%zmm8, %zmm2, %zmm8
	vpmovdb	%zmm8, (%rcx,%rax)
	vpbroadcastd	24(%rdi,%rdx,4), %zmm8
	vpmulld	(%r14,%rsi,4), %zmm8, %zmm8
	movq	%rdx, %rax
	orq	$6, %rax
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r15,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm7
	imulq	%r10, %rax
	addq	%r8, %rax
	vpmovdb	%zmm7, (%r11,%rax)
	vpbroadcastd	24(%rdi,%rdx,4), %zmm7
	vpmulld	64(%r14,%rsi,4), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	64(%r15,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	vpmovdb	%zmm6, (%rcx,%rax)
	movq	%rdx, %rax
	vpbroadcastd	28(%rdi,%rdx,4), %zmm6
	orq	$7, %rax
	vpmulld	(%r14,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r15,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm5
	imulq	%r10, %rax
	addq	%r8, %rax
	vpmovdb	%zmm5, (%r11,%rax)
	vpbroadcastd	28(%rdi,%rdx,4), %zmm5
	vpmulld	64(%r14,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	64(%r15,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpaddd	%zmm4, %zmm2, %zmm4
	vpmovdb	%zmm4, (%rcx,%rax)
	movq	-112(%rsp), %r13
	leaq	8(%r13), %rax
	addq	$8, %rdx
	movq	-64(%rsp), %rdi
	cmpq	%rax, %rdi
	movq	-120(%rsp), %r12
	jl	.LBB8_5
.LBB8_2:
	movq	%rax, -112(%rsp)
	vmovdqu64	(%r12), %zmm5
	vmovdqu64	64(%r12), %zmm4
	testq	%r9, %r9
	je	.LBB8_3
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
	jmp	.LBB8_56
	.p2align	4
.LBB8_60:
	incq	%rbp
	cmpq	%r9, %rbp
	je	.LBB8_4
.LBB8_56:
	testq	%rdi, %rdi
	je	.LBB8_60
	movq	(%rcx,%rbp,8), %r10
	addq	%r13, %r10
	movq	%r11, %r12
	xorl	%ebx, %ebx
	.p2align	4
.LBB8_58:
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
	jne	.LBB8_58
	addq	%r8, %r11
	jmp	.LBB8_60
.LBB8_11:
	cmpq	$4, %rax
	jl	.LBB8_17
	leaq	16(%rsi), %rax
	movq	%rax, -72(%rsp)
	movl	$4, %ecx
	xorl	%r13d, %r13d
	movq	-120(%rsp), %r12
	jmp	.LBB8_13
.LBB8_5:
	movq	%r13, %rcx
	orq	$4, %rcx
	cmpq	%rcx, %rdi
	jge	.LBB8_13
.LBB8_6:
	leaq	2(%r13), %rax
	cmpq	%rax, %rdi
	movq	-128(%rsp), %r14
	jge	.LBB8_7
	jmp	.LBB8_10
.LBB8_13:
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
	movq	152(%rax), %r8
	movq	%r8, 8(%rsp)
	movq	160(%rax), %r8
	movq	%r8, (%rsp)
	movq	168(%rax), %r8
	movq	%r8, -8(%rsp)
	addq	$-16, %rdi
	cmpq	%rsi, %rdi
	cmovlq	%rdi, %rsi
	movq	%rsi, -16(%rsp)
	movq	-72(%rsp), %rsi
	cmpq	%rsi, %rdi
	cmovgeq	%rsi, %rdi
	movq	%rdi, -80(%rsp)
	vpbroadcastd	144(%rax), %zmm2
	vbroadcastss	.LCPI8_0(%rip), %zmm3
	movq	%r13, %rax
	jmp	.LBB8_14
	.p2align	4
.LBB8_15:
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm5, %zmm9
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm5, %zmm12
.LBB8_16:
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
	vpaddd	%zmm10, %zmm2, %zmm10
	movq	%rax, %rcx
	movq	-8(%rsp), %r14
	imulq	%r14, %rcx
	movq	(%rsp), %rbx
	addq	%rbx, %rcx
	movq	-16(%rsp), %r15
	vpmovdb	%zmm10, (%r15,%rcx)
	vpbroadcastd	(%r9,%rax,4), %zmm10
	movq	-72(%rsp), %rdi
	vpmulld	(%r10,%rdi,4), %zmm10, %zmm10
	vpaddd	%zmm11, %zmm10, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	(%r11,%rdi,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm2, %zmm10
	movq	-80(%rsp), %r8
	vpmovdb	%zmm10, (%r8,%rcx)
	vpbroadcastd	4(%r9,%rax,4), %zmm10
	vpmulld	(%r10,%rsi,4), %zmm10, %zmm10
	leaq	1(%rax), %rcx
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%r11,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm2, %zmm9
	imulq	%r14, %rcx
	addq	%rbx, %rcx
	vpmovdb	%zmm9, (%r15,%rcx)
	vpbroadcastd	4(%r9,%rax,4), %zmm9
	vpmulld	(%r10,%rdi,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%r11,%rdi,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpaddd	%zmm8, %zmm2, %zmm8
	vpmovdb	%zmm8, (%r8,%rcx)
	vpbroadcastd	8(%r9,%rax,4), %zmm8
	leaq	2(%rax), %rcx
	vpmulld	(%r10,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r11,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm7
	imulq	%r14, %rcx
	addq	%rbx, %rcx
	vpmovdb	%zmm7, (%r15,%rcx)
	vpbroadcastd	8(%r9,%rax,4), %zmm7
	vpmulld	(%r10,%rdi,4), %zmm7, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r11,%rdi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	vpmovdb	%zmm6, (%r8,%rcx)
	vpbroadcastd	12(%r9,%rax,4), %zmm6
	vpmulld	(%r10,%rsi,4), %zmm6, %zmm6
	leaq	3(%rax), %rcx
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r11,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm5
	imulq	%r14, %rcx
	addq	%rbx, %rcx
	vpmovdb	%zmm5, (%r15,%rcx)
	vpbroadcastd	12(%r9,%rax,4), %zmm5
	vpmulld	(%r10,%rdi,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r11,%rdi,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpaddd	%zmm4, %zmm2, %zmm4
	vpmovdb	%zmm4, (%r8,%rcx)
	movq	-112(%rsp), %r13
	leaq	4(%r13), %rcx
	movq	%r13, %rax
	movq	-64(%rsp), %rdi
	cmpq	%rcx, %rdi
	movq	-120(%rsp), %r12
	jl	.LBB8_6
.LBB8_14:
	movq	%rcx, -112(%rsp)
	vmovdqu64	(%r12), %zmm5
	vmovdqu64	64(%r12), %zmm4
	testq	%rdx, %rdx
	je	.LBB8_15
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
	jmp	.LBB8_45
	.p2align	4
.LBB8_51:
	addq	%rbp, %r9
.LBB8_52:
	incq	%r12
	cmpq	%rdx, %r12
	je	.LBB8_16
.LBB8_45:
	testq	%r10, %r10
	je	.LBB8_52
	movq	(%r13,%r12,8), %rcx
	cmpq	$1, %r10
	jne	.LBB8_53
	addq	-32(%rsp), %rcx
	movq	%r9, %r15
	testb	$1, %r10b
	je	.LBB8_51
	jmp	.LBB8_50
	.p2align	4
.LBB8_53:
	addq	-104(%rsp), %rcx
	movq	-48(%rsp), %rsi
	movq	%r9, %r15
	.p2align	4
.LBB8_54:
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
	jne	.LBB8_54
	addq	%r8, %rcx
	testb	$1, %r10b
	je	.LBB8_51
.LBB8_50:
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
	jmp	.LBB8_51
.LBB8_17:
	cmpq	$1, %rax
	movq	-120(%rsp), %r12
	jle	.LBB8_19
	movl	$2, %eax
	xorl	%r13d, %r13d
	movq	-128(%rsp), %r14
.LBB8_7:
	vmovdqu64	(%r12), %zmm1
	vmovdqu64	64(%r12), %zmm0
	movq	96(%r14), %rcx
	testq	%rcx, %rcx
	movq	%r13, -112(%rsp)
	movq	%rax, -104(%rsp)
	je	.LBB8_8
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
	jmp	.LBB8_34
	.p2align	4
.LBB8_40:
	addq	%r14, %rdx
.LBB8_41:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB8_9
.LBB8_34:
	testq	%r11, %r11
	je	.LBB8_41
	movq	(%r10,%r13,8), %rsi
	cmpq	$1, %r11
	jne	.LBB8_42
	addq	%rbx, %rsi
	movq	%rdx, %rbp
	testb	$1, %r11b
	je	.LBB8_40
	jmp	.LBB8_39
	.p2align	4
.LBB8_42:
	addq	%rdi, %rsi
	movq	%rax, %r15
	movq	%rdx, %rbp
	.p2align	4
.LBB8_43:
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
	jne	.LBB8_43
	addq	%r9, %rsi
	testb	$1, %r11b
	je	.LBB8_40
.LBB8_39:
	vmovdqu64	(%rbp), %zmm5
	vmovdqu64	64(%rbp), %zmm6
	vpxord	(%rsi){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm3
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vpxord	(%rsi,%r8){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	jmp	.LBB8_40
.LBB8_8:
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm3
.LBB8_9:
	movq	-128(%rsp), %r14
	movq	128(%r14), %rcx
	addq	$-16, %rcx
	movq	-56(%rsp), %rsi
	cmpq	%rsi, %rcx
	movq	%rsi, %rax
	cmovlq	%rcx, %rax
	movq	-96(%rsp), %r10
	movq	(%r10), %rdx
	movq	8(%r10), %rbx
	vmovups	16(%r10), %zmm4
	vmovups	80(%r10), %zmm5
	movq	152(%r10), %rdi
	movq	160(%r10), %r8
	movq	168(%r10), %r9
	movq	-112(%rsp), %r15
	vpbroadcastd	(%rdx,%r15,4), %zmm6
	vpmulld	(%rbx,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm3, %zmm6, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	(%rdi,%rsi,4), %zmm3, %zmm3
	vmaxps	%zmm4, %zmm3, %zmm3
	vminps	%zmm5, %zmm3, %zmm3
	vbroadcastss	.LCPI8_0(%rip), %zmm6
	vaddps	%zmm6, %zmm3, %zmm3
	vpbroadcastd	144(%r10), %zmm7
	vpaddd	%zmm3, %zmm7, %zmm3
	movq	%r9, %r10
	imulq	%r15, %r10
	addq	%r8, %r10
	vpmovdb	%zmm3, (%rax,%r10)
	leaq	16(%rsi), %r11
	cmpq	%r11, %rcx
	vpbroadcastd	(%rdx,%r15,4), %zmm3
	cmovgeq	%r11, %rcx
	vpmulld	64(%rbx,%rsi,4), %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	64(%rdi,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm4, %zmm2, %zmm2
	vminps	%zmm5, %zmm2, %zmm2
	vaddps	%zmm6, %zmm2, %zmm2
	vpaddd	%zmm2, %zmm7, %zmm2
	vpmovdb	%zmm2, (%rcx,%r10)
	vpbroadcastd	4(%rdx,%r15,4), %zmm2
	leaq	1(%r15), %r10
	vpmulld	(%rbx,%rsi,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%rdi,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm4, %zmm1, %zmm1
	vminps	%zmm5, %zmm1, %zmm1
	vaddps	%zmm6, %zmm1, %zmm1
	vpaddd	%zmm1, %zmm7, %zmm1
	imulq	%r9, %r10
	addq	%r8, %r10
	vpmovdb	%zmm1, (%rax,%r10)
	vpbroadcastd	4(%rdx,%r15,4), %zmm1
	vpmulld	64(%rbx,%rsi,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	64(%rdi,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm4, %zmm0, %zmm0
	vminps	%zmm5, %zmm0, %zmm0
	vaddps	%zmm6, %zmm0, %zmm0
	vpaddd	%zmm0, %zmm7, %zmm0
	vpmovdb	%zmm0, (%rcx,%r10)
	movq	-104(%rsp), %r13
	movq	-120(%rsp), %r12
	movq	-64(%rsp), %rdi
.LBB8_10:
	cmpq	%rdi, %r13
	jge	.LBB8_31
.LBB8_21:
	vmovdqu64	(%r12), %zmm1
	vmovdqu64	64(%r12), %zmm0
	movq	96(%r14), %rax
	testq	%rax, %rax
	je	.LBB8_30
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
	jmp	.LBB8_23
	.p2align	4
.LBB8_28:
	addq	%r8, %r12
.LBB8_29:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB8_30
.LBB8_23:
	testq	%rdi, %rdi
	je	.LBB8_29
	movq	(%rdx,%r11,8), %r15
	addq	%rcx, %r15
	movq	%r12, %rbx
	movq	%r10, %r14
	cmpq	$4, %rdi
	jb	.LBB8_25
	.p2align	4
.LBB8_32:
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
	jne	.LBB8_32
.LBB8_25:
	testq	%r9, %r9
	je	.LBB8_28
	xorl	%r14d, %r14d
	.p2align	4
.LBB8_27:
	vpxord	(%r15,%r14,4){1to16}, %zmm2, %zmm3
	vpdpbusd	(%rbx), %zmm3, %zmm1
	vpdpbusd	64(%rbx), %zmm3, %zmm0
	subq	$-128, %rbx
	incq	%r14
	cmpq	%r14, %r9
	jne	.LBB8_27
	jmp	.LBB8_28
.LBB8_30:
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
	cmovlq	%rax, %rcx
	movq	152(%r10), %rdi
	vpaddd	%zmm1, %zmm4, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%rdi,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm2, %zmm1, %zmm1
	vminps	%zmm3, %zmm1, %zmm1
	vbroadcastss	.LCPI8_0(%rip), %zmm4
	vpbroadcastd	144(%r10), %zmm5
	vaddps	%zmm4, %zmm1, %zmm1
	vpaddd	%zmm1, %zmm5, %zmm1
	movq	168(%r10), %r8
	imulq	%r13, %r8
	addq	160(%r10), %r8
	vpmovdb	%zmm1, (%rcx,%r8)
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
	vpaddd	%zmm0, %zmm5, %zmm0
	vpmovdb	%zmm0, (%rax,%r8)
.LBB8_31:
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
.LBB8_19:
	.cfi_def_cfa_offset 80
	movq	-128(%rsp), %r14
	jne	.LBB8_31
	xorl	%r13d, %r13d
	jmp	.LBB8_21
.Lfunc_end8:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end8-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI9_0:
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
	movq	%rsi, -16(%rsp)
	movq	%rdx, -96(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rdi, -104(%rsp)
	movq	%rax, -24(%rsp)
	jl	.LBB9_11
	movq	96(%r13), %rax
	movq	%rax, -128(%rsp)
	movq	128(%r13), %r8
	leaq	192(%rdi), %rax
	movq	%rax, -88(%rsp)
	leaq	16(%rsi), %rax
	leaq	32(%rsi), %rcx
	movq	(%rdx), %r14
	movq	8(%rdx), %r15
	vmovups	16(%rdx), %zmm0
	vmovups	80(%rdx), %zmm1
	movq	152(%rdx), %r12
	movq	160(%rdx), %rdi
	movq	%rdi, -56(%rsp)
	movq	168(%rdx), %rdi
	movq	%rdi, -64(%rsp)
	addq	$-16, %r8
	cmpq	%rsi, %r8
	cmovlq	%r8, %rsi
	movq	%rsi, -72(%rsp)
	cmpq	%rax, %r8
	movq	%rax, -40(%rsp)
	cmovlq	%r8, %rax
	movq	%rax, -80(%rsp)
	cmpq	%rcx, %r8
	movq	%rcx, -48(%rsp)
	cmovgeq	%rcx, %r8
	movq	%r8, -32(%rsp)
	vpbroadcastd	144(%rdx), %zmm2
	movl	$8, %ecx
	xorl	%eax, %eax
	jmp	.LBB9_2
	.p2align	4
.LBB9_3:
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm13
	vmovdqa64	%zmm7, %zmm14
	vmovdqa64	%zmm9, %zmm15
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm7, %zmm17
	vmovdqa64	%zmm9, %zmm18
	vmovdqa64	%zmm4, %zmm19
	vmovdqa64	%zmm7, %zmm20
	vmovdqa64	%zmm9, %zmm21
	vmovdqa64	%zmm4, %zmm22
	vmovdqa64	%zmm7, %zmm23
	vmovdqa64	%zmm9, %zmm24
	vmovdqa64	%zmm4, %zmm25
	vmovdqa64	%zmm7, %zmm26
	vmovdqa64	%zmm9, %zmm27
	vmovdqa64	%zmm7, %zmm6
	vmovdqa64	%zmm9, %zmm8
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm9, %zmm12
.LBB9_4:
	vpbroadcastd	(%r14,%rax,4), %zmm28
	movq	-16(%rsp), %rsi
	vpmulld	(%r15,%rsi,4), %zmm28, %zmm28
	vpaddd	%zmm27, %zmm28, %zmm27
	vcvtdq2ps	%zmm27, %zmm27
	vmulps	(%r12,%rsi,4), %zmm27, %zmm27
	vmaxps	%zmm0, %zmm27, %zmm27
	vminps	%zmm1, %zmm27, %zmm27
	vbroadcastss	.LCPI9_0(%rip), %zmm3
	vaddps	%zmm3, %zmm27, %zmm27
	vpaddd	%zmm27, %zmm2, %zmm27
	movq	%rax, %rcx
	movq	-64(%rsp), %r8
	imulq	%r8, %rcx
	movq	-56(%rsp), %rdi
	addq	%rdi, %rcx
	movq	-72(%rsp), %r9
	vpmovdb	%zmm27, (%r9,%rcx)
	vpbroadcastd	(%r14,%rax,4), %zmm27
	vpmulld	64(%r15,%rsi,4), %zmm27, %zmm27
	vpaddd	%zmm26, %zmm27, %zmm26
	vcvtdq2ps	%zmm26, %zmm26
	vmulps	64(%r12,%rsi,4), %zmm26, %zmm26
	vmaxps	%zmm0, %zmm26, %zmm26
	vminps	%zmm1, %zmm26, %zmm26
	vaddps	%zmm3, %zmm26, %zmm26
	vpaddd	%zmm26, %zmm2, %zmm26
	movq	-80(%rsp), %r10
	vpmovdb	%zmm26, (%r10,%rcx)
	vpbroadcastd	(%r14,%rax,4), %zmm26
	vpmulld	128(%r15,%rsi,4), %zmm26, %zmm26
	vpaddd	%zmm25, %zmm26, %zmm25
	vcvtdq2ps	%zmm25, %zmm25
	vmulps	128(%r12,%rsi,4), %zmm25, %zmm25
	vmaxps	%zmm0, %zmm25, %zmm25
	vminps	%zmm1, %zmm25, %zmm25
	vaddps	%zmm3, %zmm25, %zmm25
	vpaddd	%zmm25, %zmm2, %zmm25
	movq	-32(%rsp), %rdx
	vpmovdb	%zmm25, (%rdx,%rcx)
	movq	%rax, %rcx
	vpbroadcastd	4(%r14,%rax,4), %zmm25
	orq	$1, %rcx
	vpmulld	(%r15,%rsi,4), %zmm25, %zmm25
	vpaddd	%zmm24, %zmm25, %zmm24
	vcvtdq2ps	%zmm24, %zmm24
	vmulps	(%r12,%rsi,4), %zmm24, %zmm24
	vmaxps	%zmm0, %zmm24, %zmm24
	vminps	%zmm1, %zmm24, %zmm24
	vaddps	%zmm3, %zmm24, %zmm24
	vpaddd	%zmm24, %zmm2, %zmm24
	imulq	%r8, %rcx
	addq	%rdi, %rcx
	vpmovdb	%zmm24, (%r9,%rcx)
	vpbroadcastd	4(%r14,%rax,4), %zmm24
	vpmulld	64(%r15,%rsi,4), %zmm24, %zmm24
	vpaddd	%zmm23, %zmm24, %zmm23
	vcvtdq2ps	%zmm23, %zmm23
	vmulps	64(%r12,%rsi,4), %zmm23, %zmm23
	vmaxps	%zmm0, %zmm23, %zmm23
	vminps	%zmm1, %zmm23, %zmm23
	vaddps	%zmm3, %zmm23, %zmm23
	vpaddd	%zmm23, %zmm2, %zmm23
	vpmovdb	%zmm23, (%r10,%rcx)
	vpbroadcastd	4(%r14,%rax,4), %zmm23
	vpmulld	128(%r15,%rsi,4), %zmm23, %zmm23
	vpaddd	%zmm22, %zmm23, %zmm22
	vcvtdq2ps	%zmm22, %zmm22
	vmulps	128(%r12,%rsi,4), %zmm22, %zmm22
	vmaxps	%zmm0, %zmm22, %zmm22
	vminps	%zmm1, %zmm22, %zmm22
	vaddps	%zmm3, %zmm22, %zmm22
	vpaddd	%zmm22, %zmm2, %zmm22
	vpmovdb	%zmm22, (%rdx,%rcx)
	vpbroadcastd	8(%r14,%rax,4), %zmm22
	vpmulld	(%r15,%rsi,4), %zmm22, %zmm22
	movq	%rax, %rcx
	orq	$2, %rcx
	vpaddd	%zmm21, %zmm22, %zmm21
	vcvtdq2ps	%zmm21, %zmm21
	vmulps	(%r12,%rsi,4), %zmm21, %zmm21
	vmaxps	%zmm0, %zmm21, %zmm21
	vminps	%zmm1, %zmm21, %zmm21
	vaddps	%zmm3, %zmm21, %zmm21
	vpaddd	%zmm21, %zmm2, %zmm21
	imulq	%r8, %rcx
	addq	%rdi, %rcx
	vpmovdb	%zmm21, (%r9,%rcx)
	vpbroadcastd	8(%r14,%rax,4), %zmm21
	vpmulld	64(%r15,%rsi,4), %zmm21, %zmm21
	vpaddd	%zmm20, %zmm21, %zmm20
	vcvtdq2ps	%zmm20, %zmm20
	vmulps	64(%r12,%rsi,4), %zmm20, %zmm20
	vmaxps	%zmm0, %zmm20, %zmm20
	vminps	%zmm1, %zmm20, %zmm20
	vaddps	%zmm3, %zmm20, %zmm20
	vpaddd	%zmm20, %zmm2, %zmm20
	vpmovdb	%zmm20, (%r10,%rcx)
	vpbroadcastd	8(%r14,%rax,4), %zmm20
	vpmulld	128(%r15,%rsi,4), %zmm20, %zmm20
	vpaddd	%zmm19, %zmm20, %zmm19
	vcvtdq2ps	%zmm19, %zmm19
	vmulps	128(%r12,%rsi,4), %zmm19, %zmm19
	vmaxps	%zmm0, %zmm19, %zmm19
	vminps	%zmm1, %zmm19, %zmm19
	vaddps	%zmm3, %zmm19, %zmm19
	vpaddd	%zmm19, %zmm2, %zmm19
	vpmovdb	%zmm19, (%rdx,%rcx)
	movq	%rax, %rcx
	vpbroadcastd	12(%r14,%rax,4), %zmm19
	orq	$3, %rcx
	vpmulld	(%r15,%rsi,4), %zmm19, %zmm19
	vpaddd	%zmm18, %zmm19, %zmm18
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	(%r12,%rsi,4), %zmm18, %zmm18
	vmaxps	%zmm0, %zmm18, %zmm18
	vminps	%zmm1, %zmm18, %zmm18
	vaddps	%zmm3, %zmm18, %zmm18
	vpaddd	%zmm18, %zmm2, %zmm18
	imulq	%r8, %rcx
	addq	%rdi, %rcx
	vpmovdb	%zmm18, (%r9,%rcx)
	vpbroadcastd	12(%r14,%rax,4), %zmm18
	vpmulld	64(%r15,%rsi,4), %zmm18, %zmm18
	vpaddd	%zmm17, %zmm18, %zmm17
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	64(%r12,%rsi,4), %zmm17, %zmm17
	vmaxps	%zmm0, %zmm17, %zmm17
	vminps	%zmm1, %zmm17, %zmm17
	vaddps	%zmm3, %zmm17, %zmm17
	vpaddd	%zmm17, %zmm2, %zmm17
	vpmovdb	%zmm17, (%r10,%rcx)
	vpbroadcastd	12(%r14,%rax,4), %zmm17
	vpmulld	128(%r15,%rsi,4), %zmm17, %zmm17
	vpaddd	%zmm16, %zmm17, %zmm16
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	128(%r12,%rsi,4), %zmm16, %zmm16
	vmaxps	%zmm0, %zmm16, %zmm16
	vminps	%zmm1, %zmm16, %zmm16
	vaddps	%zmm3, %zmm16, %zmm16
	vpaddd	%zmm16, %zmm2, %zmm16
	vpmovdb	%zmm16, (%rdx,%rcx)
	vpbroadcastd	16(%r14,%rax,4), %zmm16
	vpmulld	(%r15,%rsi,4), %zmm16, %zmm16
	movq	%rax, %rcx
	orq	$4, %rcx
	vpaddd	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	(%r12,%rsi,4), %zmm15, %zmm15
	vmaxps	%zmm0, %zmm15, %zmm15
	vminps	%zmm1, %zmm15, %zmm15
	vaddps	%zmm3, %zmm15, %zmm15
	vpaddd	%zmm15, %zmm2, %zmm15
	imulq	%r8, %rcx
	addq	%rdi, %rcx
	vpmovdb	%zmm15, (%r9,%rcx)
	vpbroadcastd	16(%r14,%rax,4), %zmm15
	vpmulld	64(%r15,%rsi,4), %zmm15, %zmm15
	vpaddd	%zmm14, %zmm15, %zmm14
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	64(%r12,%rsi,4), %zmm14, %zmm14
	vmaxps	%zmm0, %zmm14, %zmm14
	vminps	%zmm1, %zmm14, %zmm14
	vaddps	%zmm3, %zmm14, %zmm14
	vpaddd	%zmm14, %zmm2, %zmm14
	vpmovdb	%zmm14, (%r10,%rcx)
	vpbroadcastd	16(%r14,%rax,4), %zmm14
	vpmulld	128(%r15,%rsi,4), %zmm14, %zmm14
	vpaddd	%zmm13, %zmm14, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	128(%r12,%rsi,4), %zmm13, %zmm13
	vmaxps	%zmm0, %zmm13, %zmm13
	vminps	%zmm1, %zmm13, %zmm13
	vaddps	%zmm3, %zmm13, %zmm13
	vpaddd	%zmm13, %zmm2, %zmm13
	vpmovdb	%zmm13, (%rdx,%rcx)
	movq	%rax, %rcx
	vpbroadcastd	20(%r14,%rax,4), %zmm13
	orq	$5, %rcx
	vpmulld	(%r15,%rsi,4), %zmm13, %zmm13
	vpaddd	%zmm9, %zmm13, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%r12,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm2, %zmm9
	imulq	%r8, %rcx
	addq	%rdi, %rcx
	vpmovdb	%zmm9, (%r9,%rcx)
	vpbroadcastd	20(%r14,%rax,4), %zmm9
	vpmulld	64(%r15,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm7, %zmm9, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	64(%r12,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm7
	vpmovdb	%zmm7, (%r10,%rcx)
	vpbroadcastd	20(%r14,%rax,4), %zmm7
	vpmulld	128(%r15,%rsi,4), %zmm7, %zmm7
	vpaddd	%zmm10, %zmm7, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	128(%r12,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm7
	vpmovdb	%zmm7, (%rdx,%rcx)
	vpbroadcastd	24(%r14,%rax,4), %zmm7
	vpmulld	(%r15,%rsi,4), %zmm7, %zmm7
	movq	%rax, %rcx
	orq	$6, %rcx
	vpaddd	%zmm12, %zmm7, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r12,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm7
	imulq	%r8, %rcx
	addq	%rdi, %rcx
	vpmovdb	%zmm7, (%r9,%rcx)
	vpbroadcastd	24(%r14,%rax,4), %zmm7
	vpmulld	64(%r15,%rsi,4), %zmm7, %zmm7
	vpaddd	%zmm11, %zmm7, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	64(%r12,%rsi,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm7
	vpmovdb	%zmm7, (%r10,%rcx)
	vpbroadcastd	24(%r14,%rax,4), %zmm7
	vpmulld	128(%r15,%rsi,4), %zmm7, %zmm7
	vpaddd	%zmm5, %zmm7, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	128(%r12,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm5
	vpmovdb	%zmm5, (%rdx,%rcx)
	movq	%rax, %rcx
	vpbroadcastd	28(%r14,%rax,4), %zmm5
	orq	$7, %rcx
	vpmulld	(%r15,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm8, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r12,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm5
	imulq	%r8, %rcx
	addq	%rdi, %rcx
	vpmovdb	%zmm5, (%r9,%rcx)
	vpbroadcastd	28(%r14,%rax,4), %zmm5
	vpmulld	64(%r15,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm6, %zmm5, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	64(%r12,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm5
	vpmovdb	%zmm5, (%r10,%rcx)
	vpbroadcastd	28(%r14,%rax,4), %zmm5
	vpmulld	128(%r15,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	128(%r12,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpaddd	%zmm4, %zmm2, %zmm4
	vpmovdb	%zmm4, (%rdx,%rcx)
	movq	-112(%rsp), %rdx
	leaq	8(%rdx), %rcx
	addq	$8, %rax
	movq	-24(%rsp), %r8
	cmpq	%rcx, %r8
	jl	.LBB9_5
.LBB9_2:
	movq	-104(%rsp), %rdx
	vmovdqu64	(%rdx), %zmm9
	movq	%rcx, -112(%rsp)
	vmovdqu64	64(%rdx), %zmm7
	vmovdqu64	128(%rdx), %zmm4
	cmpq	$0, -128(%rsp)
	je	.LBB9_3
	movq	-120(%rsp), %rdx
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
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm13
	vmovdqa64	%zmm7, %zmm14
	vmovdqa64	%zmm9, %zmm15
	vmovdqa64	%zmm4, %zmm16
	vmovdqa64	%zmm7, %zmm17
	vmovdqa64	%zmm9, %zmm18
	vmovdqa64	%zmm4, %zmm19
	vmovdqa64	%zmm7, %zmm20
	vmovdqa64	%zmm9, %zmm21
	vmovdqa64	%zmm4, %zmm22
	vmovdqa64	%zmm7, %zmm23
	vmovdqa64	%zmm9, %zmm24
	vmovdqa64	%zmm4, %zmm25
	vmovdqa64	%zmm7, %zmm26
	vmovdqa64	%zmm9, %zmm27
	movq	-88(%rsp), %r8
	movl	$0, %edx
	vmovdqa64	%zmm7, %zmm6
	vmovdqa64	%zmm9, %zmm8
	vmovdqa64	%zmm7, %zmm11
	vmovdqa64	%zmm9, %zmm12
	jmp	.LBB9_52
	.p2align	4
.LBB9_56:
	incq	%rdx
	cmpq	-128(%rsp), %rdx
	je	.LBB9_4
.LBB9_52:
	testq	%rdi, %rdi
	je	.LBB9_56
	movq	(%r13,%rdx,8), %r11
	addq	%rbp, %r11
	movq	%r8, %rbx
	xorl	%r10d, %r10d
	.p2align	4
.LBB9_54:
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
	vpdpbusd	%zmm31, %zmm3, %zmm9
	vpdpbusd	%zmm30, %zmm3, %zmm7
	vpdpbusd	%zmm29, %zmm3, %zmm10
	vpxord	(%r9,%rsi){1to16}, %zmm28, %zmm3
	addq	%r9, %rsi
	vpdpbusd	%zmm31, %zmm3, %zmm12
	vpdpbusd	%zmm30, %zmm3, %zmm11
	vpdpbusd	%zmm29, %zmm3, %zmm5
	vpxord	(%r9,%rsi){1to16}, %zmm28, %zmm3
	incq	%r10
	vpdpbusd	%zmm31, %zmm3, %zmm8
	vpdpbusd	%zmm30, %zmm3, %zmm6
	vpdpbusd	%zmm29, %zmm3, %zmm4
	addq	$192, %rbx
	cmpq	%r10, %rdi
	jne	.LBB9_54
	addq	%rcx, %r8
	jmp	.LBB9_56
.LBB9_11:
	cmpq	$4, %rax
	jl	.LBB9_17
	leaq	16(%rsi), %rax
	movq	%rax, -40(%rsp)
	leaq	32(%rsi), %rax
	movq	%rax, -48(%rsp)
	movl	$4, %eax
	xorl	%edx, %edx
	jmp	.LBB9_13
.LBB9_5:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%rax, %r8
	movq	-104(%rsp), %rdi
	jge	.LBB9_13
.LBB9_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %r8
	movq	-120(%rsp), %r13
	jge	.LBB9_7
	jmp	.LBB9_10
.LBB9_13:
	movq	-120(%rsp), %rcx
	movq	96(%rcx), %r8
	movq	%r8, -128(%rsp)
	movq	128(%rcx), %r8
	leaq	192(%rdi), %rcx
	movq	%rcx, -8(%rsp)
	movq	-96(%rsp), %rcx
	movq	(%rcx), %r9
	movq	%r9, -64(%rsp)
	movq	8(%rcx), %r9
	movq	%r9, -72(%rsp)
	vmovups	16(%rcx), %zmm0
	vmovups	80(%rcx), %zmm1
	movq	152(%rcx), %r9
	movq	%r9, -80(%rsp)
	movq	160(%rcx), %r9
	movq	%r9, -88(%rsp)
	movq	168(%rcx), %r9
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
	vpbroadcastd	144(%rcx), %zmm2
	vbroadcastss	.LCPI9_0(%rip), %zmm3
	movq	%rdx, %r9
	jmp	.LBB9_14
	.p2align	4
.LBB9_15:
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm6, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm5, %zmm11
	vmovdqa64	%zmm6, %zmm12
	vmovdqa64	%zmm4, %zmm14
	vmovdqa64	%zmm5, %zmm15
	vmovdqa64	%zmm6, %zmm16
.LBB9_16:
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
	vpaddd	%zmm13, %zmm2, %zmm13
	movq	%r12, %rax
	movq	16(%rsp), %rbx
	imulq	%rbx, %rax
	movq	-88(%rsp), %r11
	addq	%r11, %rax
	movq	8(%rsp), %r14
	vpmovdb	%zmm13, (%r14,%rax)
	vpbroadcastd	(%r8,%r12,4), %zmm13
	movq	-40(%rsp), %rcx
	vpmulld	(%r9,%rcx,4), %zmm13, %zmm13
	vpaddd	%zmm15, %zmm13, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	(%r10,%rcx,4), %zmm13, %zmm13
	vmaxps	%zmm0, %zmm13, %zmm13
	vminps	%zmm1, %zmm13, %zmm13
	vaddps	%zmm3, %zmm13, %zmm13
	vpaddd	%zmm13, %zmm2, %zmm13
	movq	(%rsp), %r15
	vpmovdb	%zmm13, (%r15,%rax)
	vpbroadcastd	(%r8,%r12,4), %zmm13
	movq	-48(%rsp), %rdx
	vpmulld	(%r9,%rdx,4), %zmm13, %zmm13
	vpaddd	%zmm14, %zmm13, %zmm13
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	(%r10,%rdx,4), %zmm13, %zmm13
	vmaxps	%zmm0, %zmm13, %zmm13
	vminps	%zmm1, %zmm13, %zmm13
	vaddps	%zmm3, %zmm13, %zmm13
	vpaddd	%zmm13, %zmm2, %zmm13
	movq	-56(%rsp), %rdi
	vpmovdb	%zmm13, (%rdi,%rax)
	vpbroadcastd	4(%r8,%r12,4), %zmm13
	vpmulld	(%r9,%rsi,4), %zmm13, %zmm13
	leaq	1(%r12), %rax
	vpaddd	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	(%r10,%rsi,4), %zmm12, %zmm12
	vmaxps	%zmm0, %zmm12, %zmm12
	vminps	%zmm1, %zmm12, %zmm12
	vaddps	%zmm3, %zmm12, %zmm12
	vpaddd	%zmm12, %zmm2, %zmm12
	imulq	%rbx, %rax
	addq	%r11, %rax
	vpmovdb	%zmm12, (%r14,%rax)
	vpbroadcastd	4(%r8,%r12,4), %zmm12
	vpmulld	(%r9,%rcx,4), %zmm12, %zmm12
	vpaddd	%zmm11, %zmm12, %zmm11
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	(%r10,%rcx,4), %zmm11, %zmm11
	vmaxps	%zmm0, %zmm11, %zmm11
	vminps	%zmm1, %zmm11, %zmm11
	vaddps	%zmm3, %zmm11, %zmm11
	vpaddd	%zmm11, %zmm2, %zmm11
	vpmovdb	%zmm11, (%r15,%rax)
	vpbroadcastd	4(%r8,%r12,4), %zmm11
	vpmulld	(%r9,%rdx,4), %zmm11, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	(%r10,%rdx,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm2, %zmm10
	vpmovdb	%zmm10, (%rdi,%rax)
	vpbroadcastd	8(%r8,%r12,4), %zmm10
	leaq	2(%r12), %rax
	vpmulld	(%r9,%rsi,4), %zmm10, %zmm10
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%r10,%rsi,4), %zmm9, %zmm9
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm2, %zmm9
	imulq	%rbx, %rax
	addq	%r11, %rax
	vpmovdb	%zmm9, (%r14,%rax)
	vpbroadcastd	8(%r8,%r12,4), %zmm9
	vpmulld	(%r9,%rcx,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%r10,%rcx,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpaddd	%zmm8, %zmm2, %zmm8
	vpmovdb	%zmm8, (%r15,%rax)
	vpbroadcastd	8(%r8,%r12,4), %zmm8
	vpmulld	(%r9,%rdx,4), %zmm8, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r10,%rdx,4), %zmm7, %zmm7
	vmaxps	%zmm0, %zmm7, %zmm7
	vminps	%zmm1, %zmm7, %zmm7
	vaddps	%zmm3, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm2, %zmm7
	vpmovdb	%zmm7, (%rdi,%rax)
	vpbroadcastd	12(%r8,%r12,4), %zmm7
	vpmulld	(%r9,%rsi,4), %zmm7, %zmm7
	leaq	3(%r12), %rax
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r10,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	imulq	%rbx, %rax
	addq	%r11, %rax
	vpmovdb	%zmm6, (%r14,%rax)
	vpbroadcastd	12(%r8,%r12,4), %zmm6
	vpmulld	(%r9,%rcx,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r10,%rcx,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm5
	vpmovdb	%zmm5, (%r15,%rax)
	vpbroadcastd	12(%r8,%r12,4), %zmm5
	vpmulld	(%r9,%rdx,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r10,%rdx,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpaddd	%zmm4, %zmm2, %zmm4
	vpmovdb	%zmm4, (%rdi,%rax)
	movq	-112(%rsp), %rdx
	leaq	4(%rdx), %rax
	movq	%rdx, %r9
	movq	-24(%rsp), %r8
	cmpq	%rax, %r8
	movq	-104(%rsp), %rdi
	jl	.LBB9_6
.LBB9_14:
	vmovdqu64	(%rdi), %zmm6
	movq	%rax, -112(%rsp)
	vmovdqu64	64(%rdi), %zmm5
	vmovdqu64	128(%rdi), %zmm4
	cmpq	$0, -128(%rsp)
	movq	%r9, -32(%rsp)
	je	.LBB9_15
	movq	-120(%rsp), %rcx
	vmovdqu64	16(%rcx), %zmm13
	movq	(%rcx), %rax
	movq	80(%rcx), %r8
	leaq	3(%r9), %r12
	imulq	%r8, %r12
	leaq	2(%r9), %r13
	imulq	%r8, %r13
	leaq	1(%r9), %rbp
	imulq	%r8, %rbp
	imulq	%r9, %r8
	movq	88(%rcx), %r14
	movq	104(%rcx), %r15
	addq	%rax, %r8
	movq	%r15, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rdi
	addq	%rax, %r12
	addq	%rax, %r13
	addq	%rax, %rbp
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
	jmp	.LBB9_46
	.p2align	4
.LBB9_50:
	incq	%rdx
	cmpq	-128(%rsp), %rdx
	je	.LBB9_16
.LBB9_46:
	testq	%r15, %r15
	je	.LBB9_50
	movq	(%r14,%rdx,8), %r10
	leaq	(%r8,%r10), %r11
	leaq	(%r12,%r10), %rbx
	leaq	(%r10,%r13), %rax
	addq	%rbp, %r10
	movq	%rsi, %rcx
	xorl	%r9d, %r9d
	.p2align	4
.LBB9_48:
	vmovdqu64	(%rcx), %zmm17
	vmovdqu64	64(%rcx), %zmm18
	vmovdqu64	128(%rcx), %zmm19
	vpxord	(%r11,%r9,4){1to16}, %zmm13, %zmm20
	vpdpbusd	%zmm17, %zmm20, %zmm16
	vpdpbusd	%zmm18, %zmm20, %zmm15
	vpdpbusd	%zmm19, %zmm20, %zmm14
	vpxord	(%r10,%r9,4){1to16}, %zmm13, %zmm20
	vpdpbusd	%zmm17, %zmm20, %zmm12
	vpdpbusd	%zmm18, %zmm20, %zmm11
	vpxord	(%rax,%r9,4){1to16}, %zmm13, %zmm21
	vpdpbusd	%zmm19, %zmm20, %zmm10
	vpdpbusd	%zmm17, %zmm21, %zmm9
	vpdpbusd	%zmm18, %zmm21, %zmm8
	vpdpbusd	%zmm19, %zmm21, %zmm7
	vpxord	(%rbx,%r9,4){1to16}, %zmm13, %zmm20
	incq	%r9
	vpdpbusd	%zmm17, %zmm20, %zmm6
	vpdpbusd	%zmm18, %zmm20, %zmm5
	vpdpbusd	%zmm19, %zmm20, %zmm4
	addq	$192, %rcx
	cmpq	%r9, %r15
	jne	.LBB9_48
	addq	%rdi, %rsi
	jmp	.LBB9_50
.LBB9_17:
	cmpq	$1, %rax
	jle	.LBB9_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB9_7:
	movq	%rax, -128(%rsp)
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rdx, -112(%rsp)
	je	.LBB9_8
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
	jmp	.LBB9_35
	.p2align	4
.LBB9_41:
	addq	%r14, %rax
.LBB9_42:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB9_9
.LBB9_35:
	testq	%r11, %r11
	je	.LBB9_42
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB9_43
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB9_41
	jmp	.LBB9_40
	.p2align	4
.LBB9_43:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB9_44:
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
	jne	.LBB9_44
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB9_41
.LBB9_40:
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
	jmp	.LBB9_41
.LBB9_8:
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm6
.LBB9_9:
	movq	-120(%rsp), %r13
	movq	128(%r13), %rax
	addq	$-16, %rax
	movq	-16(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rdi
	cmovlq	%rax, %rdi
	movq	-96(%rsp), %r10
	movq	(%r10), %rcx
	movq	8(%r10), %rdx
	vmovups	16(%r10), %zmm5
	vmovups	80(%r10), %zmm7
	movq	152(%r10), %r14
	movq	160(%r10), %r8
	movq	-112(%rsp), %r15
	vpbroadcastd	(%rcx,%r15,4), %zmm8
	movq	168(%r10), %r9
	vpmulld	(%rdx,%rsi,4), %zmm8, %zmm8
	vpaddd	%zmm6, %zmm8, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r14,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm5, %zmm6, %zmm6
	vminps	%zmm7, %zmm6, %zmm8
	vbroadcastss	.LCPI9_0(%rip), %zmm6
	vaddps	%zmm6, %zmm8, %zmm9
	vpbroadcastd	144(%r10), %zmm8
	vpaddd	%zmm9, %zmm8, %zmm9
	movq	%r9, %r11
	imulq	%r15, %r11
	addq	%r8, %r11
	vpmovdb	%zmm9, (%rdi,%r11)
	leaq	16(%rsi), %r10
	cmpq	%r10, %rax
	cmovlq	%rax, %r10
	vpbroadcastd	(%rcx,%r15,4), %zmm9
	vpmulld	64(%rdx,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm4, %zmm9, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	64(%r14,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm5, %zmm4, %zmm4
	vminps	%zmm7, %zmm4, %zmm4
	vaddps	%zmm6, %zmm4, %zmm4
	vpaddd	%zmm4, %zmm8, %zmm4
	vpmovdb	%zmm4, (%r10,%r11)
	leaq	32(%rsi), %rbx
	cmpq	%rbx, %rax
	vpbroadcastd	(%rcx,%r15,4), %zmm4
	cmovgeq	%rbx, %rax
	vpmulld	128(%rdx,%rsi,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	128(%r14,%rsi,4), %zmm3, %zmm3
	vmaxps	%zmm5, %zmm3, %zmm3
	vminps	%zmm7, %zmm3, %zmm3
	vaddps	%zmm6, %zmm3, %zmm3
	vpaddd	%zmm3, %zmm8, %zmm3
	vpmovdb	%zmm3, (%rax,%r11)
	vpbroadcastd	4(%rcx,%r15,4), %zmm3
	leaq	1(%r15), %r11
	vpmulld	(%rdx,%rsi,4), %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%r14,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm5, %zmm2, %zmm2
	vminps	%zmm7, %zmm2, %zmm2
	vaddps	%zmm6, %zmm2, %zmm2
	vpaddd	%zmm2, %zmm8, %zmm2
	imulq	%r9, %r11
	addq	%r8, %r11
	vpmovdb	%zmm2, (%rdi,%r11)
	vpbroadcastd	4(%rcx,%r15,4), %zmm2
	vpmulld	64(%rdx,%rsi,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%r14,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm5, %zmm1, %zmm1
	vminps	%zmm7, %zmm1, %zmm1
	vaddps	%zmm6, %zmm1, %zmm1
	vpaddd	%zmm1, %zmm8, %zmm1
	vpmovdb	%zmm1, (%r10,%r11)
	vpbroadcastd	4(%rcx,%r15,4), %zmm1
	vpmulld	128(%rdx,%rsi,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	128(%r14,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm5, %zmm0, %zmm0
	vminps	%zmm7, %zmm0, %zmm0
	vaddps	%zmm6, %zmm0, %zmm0
	vpaddd	%zmm0, %zmm8, %zmm0
	vpmovdb	%zmm0, (%rax,%r11)
	movq	-128(%rsp), %rdx
	movq	-104(%rsp), %rdi
	movq	-24(%rsp), %r8
.LBB9_10:
	cmpq	%r8, %rdx
	jge	.LBB9_24
.LBB9_21:
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	vmovdqu64	128(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB9_22
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
	jmp	.LBB9_26
	.p2align	4
.LBB9_31:
	addq	%r8, %rdi
.LBB9_32:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB9_23
.LBB9_26:
	testq	%r12, %r12
	je	.LBB9_32
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r14
	movq	%r10, %r15
	cmpq	$4, %r12
	jb	.LBB9_28
	.p2align	4
.LBB9_33:
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
	jne	.LBB9_33
.LBB9_28:
	testq	%r9, %r9
	je	.LBB9_31
	xorl	%r15d, %r15d
	.p2align	4
.LBB9_30:
	vpxord	(%rbx,%r15,4){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r14), %zmm4, %zmm2
	vpdpbusd	64(%r14), %zmm4, %zmm1
	vpdpbusd	128(%r14), %zmm4, %zmm0
	addq	$192, %r14
	incq	%r15
	cmpq	%r15, %r9
	jne	.LBB9_30
	jmp	.LBB9_31
.LBB9_22:
	movq	%rdx, %rbp
.LBB9_23:
	movq	-120(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %r8
	cmovlq	%rax, %r8
	movq	-96(%rsp), %r10
	movq	(%r10), %rcx
	movq	8(%r10), %rdx
	vmovups	16(%r10), %zmm3
	vmovups	80(%r10), %zmm4
	vpbroadcastd	(%rcx,%rbp,4), %zmm5
	movq	152(%r10), %r9
	vpmulld	(%rdx,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm2, %zmm5, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%r9,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm3, %zmm2, %zmm2
	vminps	%zmm4, %zmm2, %zmm2
	vbroadcastss	.LCPI9_0(%rip), %zmm5
	vaddps	%zmm5, %zmm2, %zmm2
	vpbroadcastd	144(%r10), %zmm6
	vpaddd	%zmm2, %zmm6, %zmm2
	movq	168(%r10), %rdi
	imulq	%rbp, %rdi
	addq	160(%r10), %rdi
	vpmovdb	%zmm2, (%r8,%rdi)
	leaq	16(%rsi), %r8
	cmpq	%r8, %rax
	vpbroadcastd	(%rcx,%rbp,4), %zmm2
	cmovlq	%rax, %r8
	vpmulld	64(%rdx,%rsi,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%r9,%rsi,4), %zmm1, %zmm1
	vmaxps	%zmm3, %zmm1, %zmm1
	vminps	%zmm4, %zmm1, %zmm1
	vaddps	%zmm5, %zmm1, %zmm1
	vpaddd	%zmm1, %zmm6, %zmm1
	vpmovdb	%zmm1, (%r8,%rdi)
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
	vpaddd	%zmm0, %zmm6, %zmm0
	vpmovdb	%zmm0, (%rax,%rdi)
.LBB9_24:
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
.LBB9_19:
	.cfi_def_cfa_offset 80
	jne	.LBB9_24
	xorl	%edx, %edx
	jmp	.LBB9_21
.Lfunc_end9:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end9-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI10_0:
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
	jl	.LBB10_11
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
	movq	152(%rdx), %rax
	movq	%rax, -104(%rsp)
	movq	168(%rdx), %r15
	addq	$-16, %r9
	cmpq	%rsi, %r9
	cmovgeq	%rsi, %r9
	addq	160(%rdx), %r9
	vpbroadcastd	144(%rdx), %zmm2
	movl	$8, %eax
	xorl	%r12d, %r12d
	vbroadcastss	.LCPI10_0(%rip), %zmm3
	jmp	.LBB10_2
	.p2align	4
.LBB10_3:
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm6
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm12
.LBB10_4:
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
	vpaddd	%zmm11, %zmm2, %zmm11
	movq	%r12, %rax
	imulq	%r15, %rax
	vpmovdb	%zmm11, (%r9,%rax)
	movq	%r12, %rax
	orq	$1, %rax
	vpbroadcastd	4(%rcx,%r12,4), %zmm11
	vpmulld	(%rdx,%rsi,4), %zmm11, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm10
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	(%rdi,%rsi,4), %zmm10, %zmm10
	vmaxps	%zmm0, %zmm10, %zmm10
	vminps	%zmm1, %zmm10, %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vpaddd	%zmm10, %zmm2, %zmm10
	imulq	%r15, %rax
	vpmovdb	%zmm10, (%r9,%rax)
	vpbroadcastd	8(%rcx,%r12,4), %zmm10
	vpmulld	(%rdx,%rsi,4), %zmm10, %zmm10
	movq	%r12, %rax
	vpaddd	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	(%rdi,%rsi,4), %zmm9, %zmm9
	orq	$2, %rax
	vmaxps	%zmm0, %zmm9, %zmm9
	vminps	%zmm1, %zmm9, %zmm9
	vaddps	%zmm3, %zmm9, %zmm9
	vpaddd	%zmm9, %zmm2, %zmm9
	imulq	%r15, %rax
	vpmovdb	%zmm9, (%r9,%rax)
	movq	%r12, %rax
	vpbroadcastd	12(%rcx,%r12,4), %zmm9
	orq	$3, %rax
	vpmulld	(%rdx,%rsi,4), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	(%rdi,%rsi,4), %zmm8, %zmm8
	vmaxps	%zmm0, %zmm8, %zmm8
	vminps	%zmm1, %zmm8, %zmm8
	vaddps	%zmm3, %zmm8, %zmm8
	vpaddd	%zmm8, %zmm2, %zmm8
	imulq	%r15, %rax
	vpmovdb	%zmm8, (%r9,%rax)
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
	vpaddd	%zmm7, %zmm2, %zmm7
	imulq	%r15, %rax
	vpmovdb	%zmm7, (%r9,%rax)
	vpbroadcastd	20(%rcx,%r12,4), %zmm7
	vpmulld	(%rdx,%rsi,4), %zmm7, %zmm7
	movq	%r12, %rax
	vpaddd	%zmm6, %zmm7, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%rdi,%rsi,4), %zmm6, %zmm6
	orq	$5, %rax
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	imulq	%r15, %rax
	vpmovdb	%zmm6, (%r9,%rax)
	movq	%r12, %rax
	vpbroadcastd	24(%rcx,%r12,4), %zmm6
	orq	$6, %rax
	vpmulld	(%rdx,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%rdi,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm5
	imulq	%r15, %rax
	vpmovdb	%zmm5, (%r9,%rax)
	movq	%r12, %rax
	orq	$7, %rax
	vpbroadcastd	28(%rcx,%r12,4), %zmm5
	vpmulld	(%rdx,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%rdi,%rsi,4), %zmm4, %zmm4
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpaddd	%zmm4, %zmm2, %zmm4
	imulq	%r15, %rax
	vpmovdb	%zmm4, (%r9,%rax)
	movq	-112(%rsp), %rdx
	leaq	8(%rdx), %rax
	addq	$8, %r12
	movq	-72(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB10_5
.LBB10_2:
	movq	%rax, -112(%rsp)
	movq	-120(%rsp), %rax
	vmovdqu64	(%rax), %zmm4
	testq	%r8, %r8
	je	.LBB10_3
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
	jmp	.LBB10_58
	.p2align	4
.LBB10_62:
	incq	%r11
	cmpq	%r8, %r11
	je	.LBB10_4
.LBB10_58:
	testq	%rdx, %rdx
	je	.LBB10_62
	movq	(%r10,%r11,8), %rsi
	addq	%rax, %rsi
	movq	%r13, %rdi
	xorl	%ebx, %ebx
	.p2align	4
.LBB10_60:
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
	jne	.LBB10_60
	addq	%rcx, %r13
	jmp	.LBB10_62
.LBB10_11:
	cmpq	$3, %rax
	jle	.LBB10_17
	movl	$4, %eax
	xorl	%edx, %edx
	jmp	.LBB10_13
.LBB10_5:
	movq	%rdx, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	jge	.LBB10_13
.LBB10_6:
	leaq	2(%rdx), %rax
	cmpq	%rax, %rcx
	movq	-128(%rsp), %r13
	movq	-120(%rsp), %rdi
	jge	.LBB10_7
	jmp	.LBB10_10
.LBB10_13:
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
	movq	152(%rcx), %r9
	movq	%r9, -32(%rsp)
	movq	168(%rcx), %r9
	movq	%r9, -40(%rsp)
	addq	$-16, %rdi
	cmpq	%rsi, %rdi
	cmovgeq	%rsi, %rdi
	addq	160(%rcx), %rdi
	movq	%rdi, -8(%rsp)
	vpbroadcastd	144(%rcx), %zmm2
	vbroadcastss	.LCPI10_0(%rip), %zmm3
	movq	%rdx, %r12
	jmp	.LBB10_14
	.p2align	4
.LBB10_15:
	vmovdqa64	%zmm4, %zmm5
	vmovdqa64	%zmm4, %zmm7
	vmovdqa64	%zmm4, %zmm8
.LBB10_16:
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
	vpaddd	%zmm6, %zmm2, %zmm6
	movq	%r12, %rax
	movq	-40(%rsp), %r10
	imulq	%r10, %rax
	movq	-8(%rsp), %rcx
	vpmovdb	%zmm6, (%rcx,%rax)
	vpbroadcastd	4(%rdx,%r12,4), %zmm6
	leaq	1(%r12), %rax
	vpmulld	(%rdi,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm7, %zmm6, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r9,%rsi,4), %zmm6, %zmm6
	vmaxps	%zmm0, %zmm6, %zmm6
	vminps	%zmm1, %zmm6, %zmm6
	vaddps	%zmm3, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm2, %zmm6
	imulq	%r10, %rax
	vpmovdb	%zmm6, (%rcx,%rax)
	leaq	2(%r12), %rax
	vpbroadcastd	8(%rdx,%r12,4), %zmm6
	vpmulld	(%rdi,%rsi,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%r9,%rsi,4), %zmm5, %zmm5
	vmaxps	%zmm0, %zmm5, %zmm5
	vminps	%zmm1, %zmm5, %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm2, %zmm5
	imulq	%r10, %rax
	vpmovdb	%zmm5, (%rcx,%rax)
	vpbroadcastd	12(%rdx,%r12,4), %zmm5
	vpmulld	(%rdi,%rsi,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	(%r9,%rsi,4), %zmm4, %zmm4
	addq	$3, %r12
	vmaxps	%zmm0, %zmm4, %zmm4
	vminps	%zmm1, %zmm4, %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vpaddd	%zmm4, %zmm2, %zmm4
	imulq	%r10, %r12
	vpmovdb	%zmm4, (%rcx,%r12)
	movq	-112(%rsp), %rdx
	leaq	4(%rdx), %rax
	movq	%rdx, %r12
	movq	-72(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB10_6
.LBB10_14:
	movq	%rax, -112(%rsp)
	movq	-120(%rsp), %rax
	vmovdqu64	(%rax), %zmm4
	testq	%r8, %r8
	je	.LBB10_15
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
	jmp	.LBB10_47
	.p2align	4
.LBB10_53:
	addq	%r11, %rax
.LBB10_54:
	incq	%rsi
	cmpq	%r8, %rsi
	je	.LBB10_16
.LBB10_47:
	testq	%r13, %r13
	je	.LBB10_54
	movq	(%rdi,%rsi,8), %r10
	cmpq	$1, %r13
	jne	.LBB10_55
	addq	-96(%rsp), %r10
	movq	%rax, %rbp
	testb	$1, %r13b
	je	.LBB10_53
	jmp	.LBB10_52
	.p2align	4
.LBB10_55:
	addq	-88(%rsp), %r10
	movq	-56(%rsp), %rbx
	movq	%rax, %rbp
	.p2align	4
.LBB10_56:
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
	jne	.LBB10_56
	addq	%rdx, %r10
	testb	$1, %r13b
	je	.LBB10_53
.LBB10_52:
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
	jmp	.LBB10_53
.LBB10_17:
	cmpq	$1, %rax
	jle	.LBB10_19
	movl	$2, %eax
	xorl	%edx, %edx
.LBB10_7:
	movq	%rax, -104(%rsp)
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	movq	%rdx, -112(%rsp)
	je	.LBB10_8
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
	jmp	.LBB10_35
	.p2align	4
.LBB10_42:
	addq	%rbx, %r8
.LBB10_43:
	incq	%r13
	cmpq	%rax, %r13
	je	.LBB10_9
.LBB10_35:
	testq	%r10, %r10
	je	.LBB10_43
	movq	(%r9,%r13,8), %rbp
	cmpq	$4, %r10
	jae	.LBB10_44
	addq	-96(%rsp), %rbp
	movq	%r8, %rcx
	testq	%r14, %r14
	jne	.LBB10_40
	jmp	.LBB10_42
	.p2align	4
.LBB10_44:
	addq	-88(%rsp), %rbp
	movq	%r11, %r15
	movq	%r8, %rcx
	.p2align	4
.LBB10_45:
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
	jne	.LBB10_45
	addq	%rdi, %rbp
	testq	%r14, %r14
	je	.LBB10_42
.LBB10_40:
	leaq	(%rsi,%rbp), %r15
	xorl	%edx, %edx
	.p2align	4
.LBB10_41:
	vmovdqu64	(%rcx), %zmm3
	vpxord	(%rbp,%rdx,4){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm2
	vpxord	(%r15,%rdx,4){1to16}, %zmm1, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm0
	addq	$64, %rcx
	incq	%rdx
	cmpq	%rdx, %r14
	jne	.LBB10_41
	jmp	.LBB10_42
.LBB10_8:
	vmovdqa64	%zmm0, %zmm2
.LBB10_9:
	movq	-128(%rsp), %r13
	movq	128(%r13), %rax
	addq	$-16, %rax
	movq	-64(%rsp), %rsi
	cmpq	%rsi, %rax
	cmovgeq	%rsi, %rax
	movq	-80(%rsp), %r9
	movq	(%r9), %rdx
	movq	8(%r9), %r10
	vmovups	16(%r9), %zmm1
	vmovups	80(%r9), %zmm3
	movq	152(%r9), %rdi
	movq	160(%r9), %rcx
	movq	-112(%rsp), %r11
	vpbroadcastd	(%rdx,%r11,4), %zmm4
	movq	168(%r9), %r8
	vpmulld	(%r10,%rsi,4), %zmm4, %zmm4
	vpaddd	%zmm2, %zmm4, %zmm2
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%rdi,%rsi,4), %zmm2, %zmm2
	vmaxps	%zmm1, %zmm2, %zmm2
	vminps	%zmm3, %zmm2, %zmm2
	vbroadcastss	.LCPI10_0(%rip), %zmm4
	vaddps	%zmm4, %zmm2, %zmm2
	vpbroadcastd	144(%r9), %zmm5
	vpaddd	%zmm2, %zmm5, %zmm2
	movq	%r8, %r9
	imulq	%r11, %r9
	addq	%rcx, %r9
	vpmovdb	%zmm2, (%rax,%r9)
	vpbroadcastd	4(%rdx,%r11,4), %zmm2
	incq	%r11
	vpmulld	(%r10,%rsi,4), %zmm2, %zmm2
	vpaddd	%zmm0, %zmm2, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rdi,%rsi,4), %zmm0, %zmm0
	vmaxps	%zmm1, %zmm0, %zmm0
	vminps	%zmm3, %zmm0, %zmm0
	vaddps	%zmm4, %zmm0, %zmm0
	vpaddd	%zmm0, %zmm5, %zmm0
	imulq	%r8, %r11
	addq	%rcx, %r11
	vpmovdb	%zmm0, (%rax,%r11)
	movq	-104(%rsp), %rdx
	movq	-120(%rsp), %rdi
	movq	-72(%rsp), %rcx
.LBB10_10:
	cmpq	%rcx, %rdx
	jge	.LBB10_24
.LBB10_21:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB10_22
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
	jmp	.LBB10_26
	.p2align	4
.LBB10_31:
	addq	%r12, %rdi
.LBB10_32:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB10_23
.LBB10_26:
	testq	%r15, %r15
	je	.LBB10_32
	movq	(%rdx,%r10,8), %r11
	addq	%rcx, %r11
	movq	%rdi, %rbx
	movq	%r9, %r14
	cmpq	$8, %r15
	jb	.LBB10_28
	.p2align	4
.LBB10_33:
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
	jne	.LBB10_33
.LBB10_28:
	testq	%r8, %r8
	je	.LBB10_31
	xorl	%r14d, %r14d
	.p2align	4
.LBB10_30:
	vpxord	(%r11,%r14,4){1to16}, %zmm1, %zmm2
	vpdpbusd	(%rbx), %zmm2, %zmm0
	addq	$64, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB10_30
	jmp	.LBB10_31
.LBB10_22:
	movq	%rdx, %rbp
.LBB10_23:
	movq	128(%r13), %rax
	addq	$-16, %rax
	cmpq	%rsi, %rax
	cmovgeq	%rsi, %rax
	movq	-80(%rsp), %rdi
	movq	(%rdi), %rcx
	movq	8(%rdi), %rdx
	vpbroadcastd	(%rcx,%rbp,4), %zmm1
	movq	152(%rdi), %rcx
	vpmulld	(%rdx,%rsi,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rcx,%rsi,4), %zmm0, %zmm0
	vmaxps	16(%rdi), %zmm0, %zmm0
	vminps	80(%rdi), %zmm0, %zmm0
	vaddps	.LCPI10_0(%rip){1to16}, %zmm0, %zmm0
	vpaddd	144(%rdi){1to16}, %zmm0, %zmm0
	imulq	168(%rdi), %rbp
	addq	160(%rdi), %rbp
	vpmovdb	%zmm0, (%rax,%rbp)
.LBB10_24:
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
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
	.cfi_def_cfa_offset 56
	jne	.LBB10_24
	xorl	%edx, %edx
	jmp	.LBB10_21
.Lfunc_end10:
	.size	$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end10-$s24VitruvianMicroAVX512VNNI0B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bE8EpilogueR_AA0bE4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.hidden	vitruvian_sum_codes_avx512vnni
	.globl	vitruvian_sum_codes_avx512vnni
	.p2align	4
	.type	vitruvian_sum_codes_avx512vnni,@function
vitruvian_sum_codes_avx512vnni:
	jmp	($s24VitruvianMicroAVX512VNNI13microSumCodes1a5aStep10runOffsets0I5Count0I6Length5flips03rowK04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF)
.Lfunc_end11:
	.size	vitruvian_sum_codes_avx512vnni, .Lfunc_end11-vitruvian_sum_codes_avx512vnni
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI12_0:
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
	je	.LBB12_14
	vmovdqu64	(%r9), %zmm0
	xorl	%r11d, %r11d
	movabsq	$9223372036854775807, %r9
	movq	$-1, %rbx
	jmp	.LBB12_2
	.p2align	4
.LBB12_3:
	vpxor	%xmm1, %xmm1, %xmm1
.LBB12_13:
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
	je	.LBB12_14
.LBB12_2:
	testq	%rcx, %rcx
	je	.LBB12_3
	movq	%r11, %r14
	imulq	%rsi, %r14
	addq	%rdi, %r14
	vpxor	%xmm1, %xmm1, %xmm1
	xorl	%r15d, %r15d
	jmp	.LBB12_5
	.p2align	4
.LBB12_12:
	incq	%r15
	cmpq	%rcx, %r15
	je	.LBB12_13
.LBB12_5:
	testq	%r8, %r8
	jle	.LBB12_12
	movq	(%rdx,%r15,8), %r12
	addq	%r14, %r12
	xorl	%eax, %eax
	movq	%rax, %r13
	jmp	.LBB12_7
	.p2align	4
.LBB12_8:
	xorl	%r10d, %r10d
.LBB12_10:
	shrxq	%r10, %rbx, %r10
	kmovq	%r10, %k1
.LBB12_11:
	vmovdqu8	(%r12,%rax), %zmm2 {%k1} {z}
	vpxord	%zmm2, %zmm0, %zmm2
	vmovdqu8	.LCPI12_0(%rip), %zmm3 {%k1} {z}
	vpdpbusd	%zmm3, %zmm2, %zmm1
	movq	%r13, %rax
	cmpq	%r8, %r13
	jge	.LBB12_12
.LBB12_7:
	addq	$64, %r13
	cmovoq	%r9, %r13
	movq	%rax, %rbp
	subq	%r8, %rbp
	leaq	64(%rbp), %r10
	testq	%r10, %r10
	jle	.LBB12_8
	kxorq	%k0, %k0, %k1
	cmpq	$-64, %rbp
	jb	.LBB12_11
	jmp	.LBB12_10
.LBB12_14:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end12:
	.size	$s24VitruvianMicroAVX512VNNI13microSumCodes1a5aStep10runOffsets0I5Count0I6Length5flips03rowK04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF, .Lfunc_end12-$s24VitruvianMicroAVX512VNNI13microSumCodes1a5aStep10runOffsets0I5Count0I6Length5flips03rowK04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI13_0:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI13_1:
	.byte	255
	.byte	0
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoH4SumsV_Tg5Tf4dn_n
	.weak	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoH4SumsV_Tg5Tf4dn_n
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoH4SumsV_Tg5Tf4dn_n,@function
$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoH4SumsV_Tg5Tf4dn_n:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
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
	movq	%r13, -104(%rsp)
	movq	208(%r13), %rax
	movq	%rax, -112(%rsp)
	testq	%rax, %rax
	jle	.LBB13_7
	movq	-104(%rsp), %rax
	movq	40(%rax), %rcx
	movq	48(%rax), %rdi
	movq	224(%rax), %rax
	movq	%rax, -72(%rsp)
	xorl	%edx, %edx
	movq	-112(%rsp), %rax
	subq	$64, %rax
	cmovbq	%rdx, %rax
	movq	%rax, -48(%rsp)
	shlq	$8, %rcx
	movq	%rcx, -40(%rsp)
	vbroadcastss	.LCPI13_0(%rip), %zmm0
	vpbroadcastw	.LCPI13_1(%rip), %zmm1
	jmp	.LBB13_2
	.p2align	4
.LBB13_6:
	movq	-32(%rsp), %rdx
	addq	$64, %rdx
	movq	-40(%rsp), %rax
	addq	%rax, %rdi
	addq	$768, %rdi
	cmpq	-112(%rsp), %rdx
	jge	.LBB13_7
.LBB13_2:
	movq	-48(%rsp), %rax
	cmpq	%rdx, %rax
	movq	%rdx, -32(%rsp)
	cmovlq	%rax, %rdx
	movq	%rdx, -96(%rsp)
	cmpq	$0, -72(%rsp)
	je	.LBB13_6
	movq	-104(%rsp), %rax
	movq	200(%rax), %r8
	movq	232(%rax), %r12
	movq	%r12, -80(%rsp)
	subq	%r8, %r12
	leaq	768(%rdi), %rax
	movq	%rax, -8(%rsp)
	movq	-112(%rsp), %rdx
	movq	%rdx, %rax
	subq	-96(%rsp), %rax
	cmpq	$65, %rax
	movq	$-1, %rsi
	shlxq	%rax, %rsi, %rcx
	notq	%rcx
	cmovaeq	%rsi, %rcx
	cmpq	$64, %rax
	cmovgeq	%rsi, %rcx
	kmovq	%rcx, %k1
	movq	%r8, -88(%rsp)
	orq	%r8, %rdx
	shrq	$32, %rdx
	movq	%rdx, -24(%rsp)
	xorl	%eax, %eax
	jmp	.LBB13_4
	.p2align	4
.LBB13_5:
	movq	-64(%rsp), %rax
	incq	%rax
	cmpq	-72(%rsp), %rax
	je	.LBB13_6
.LBB13_4:
	movq	%rax, -64(%rsp)
	cmpq	$0, -80(%rsp)
	jle	.LBB13_5
	movq	-104(%rsp), %rax
	movq	8(%rax), %rcx
	movq	-64(%rsp), %rsi
	imulq	%rsi, %rcx
	addq	(%rax), %rcx
	movq	%rcx, -56(%rsp)
	movq	24(%rax), %rcx
	imulq	-96(%rsp), %rcx
	movq	216(%rax), %r11
	cmpq	$0, -24(%rsp)
	je	.LBB13_9
	movq	-112(%rsp), %rax
	cqto
	idivq	-88(%rsp)
	jmp	.LBB13_11
	.p2align	4
.LBB13_9:
	movq	-112(%rsp), %rax
	xorl	%edx, %edx
	divl	-88(%rsp)
.LBB13_11:
	addq	%rcx, -56(%rsp)
	movq	-80(%rsp), %rcx
	imulq	%rsi, %rcx
	imulq	%rax, %rcx
	addq	-96(%rsp), %r11
	addq	%rcx, %r11
	movq	-104(%rsp), %rsi
	movq	16(%rsi), %rdx
	movq	32(%rsi), %r15
	movq	40(%rsi), %rcx
	vmovups	64(%rsi), %zmm2
	vmovups	128(%rsi), %zmm3
	leaq	-1(%rcx), %r13
	shlq	$5, %rcx
	addq	%r15, %rcx
	addq	$-32, %rcx
	movq	%rcx, -16(%rsp)
	vpbroadcastd	192(%rsi), %zmm4
	xorl	%ebx, %ebx
	jmp	.LBB13_12
	.p2align	4
.LBB13_13:
	movq	(%r14), %rcx
	movq	8(%r14), %r10
	vmovdqu64	(%rsi,%rcx), %zmm9
	vmovdqu64	(%rsi,%r10), %zmm10
	movq	16(%r14), %rcx
	vmovdqu64	(%rsi,%rcx), %zmm11
	movq	24(%r14), %rcx
	vmovdqu64	(%rsi,%rcx), %zmm12
	vpunpcklbw	%zmm10, %zmm9, %zmm13
	vpunpcklbw	%zmm12, %zmm11, %zmm14
	vpunpckhbw	%zmm10, %zmm9, %zmm9
	vpunpckhbw	%zmm12, %zmm11, %zmm10
	vpunpcklwd	%zmm14, %zmm13, %zmm11
	vpunpckhwd	%zmm14, %zmm13, %zmm12
	vpunpcklwd	%zmm10, %zmm9, %zmm13
	vpdpbusd	(%rbp), %zmm11, %zmm8
	vpdpbusd	64(%rbp), %zmm12, %zmm7
	vpdpbusd	128(%rbp), %zmm13, %zmm6
	vpunpckhwd	%zmm10, %zmm9, %zmm9
	vpdpbusd	192(%rbp), %zmm9, %zmm5
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	512(%rdi), %zmm8, %zmm8
	imulq	%rax, %r8
	vmaxps	%zmm2, %zmm8, %zmm8
	vminps	%zmm3, %zmm8, %zmm8
	vaddps	%zmm0, %zmm8, %zmm8
	vpaddd	%zmm8, %zmm4, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	576(%rdi), %zmm7, %zmm7
	vmaxps	%zmm2, %zmm7, %zmm7
	vminps	%zmm3, %zmm7, %zmm7
	vaddps	%zmm0, %zmm7, %zmm7
	vpaddd	%zmm7, %zmm4, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	640(%rdi), %zmm6, %zmm6
	vmaxps	%zmm2, %zmm6, %zmm6
	vminps	%zmm3, %zmm6, %zmm6
	vaddps	%zmm0, %zmm6, %zmm6
	vpaddd	%zmm6, %zmm4, %zmm6
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	704(%rdi), %zmm5, %zmm5
	vmaxps	%zmm2, %zmm5, %zmm5
	vminps	%zmm3, %zmm5, %zmm5
	vaddps	%zmm0, %zmm5, %zmm5
	vpaddd	%zmm5, %zmm4, %zmm5
	vpackssdw	%zmm5, %zmm6, %zmm5
	vpandq	%zmm1, %zmm7, %zmm6
	vpandq	%zmm1, %zmm5, %zmm5
	vpackuswb	%zmm5, %zmm6, %zmm5
	vmovdqu8	%zmm5, (%r11,%r8) {%k1}
	addq	-88(%rsp), %rbx
	cmpq	-80(%rsp), %rbx
	jge	.LBB13_5
.LBB13_12:
	cmpq	%rbx, %r12
	movq	%rbx, %r8
	cmovlq	%r12, %r8
	movq	%r8, %rsi
	imulq	%rdx, %rsi
	vmovdqu64	(%rdi), %zmm8
	vmovdqu64	64(%rdi), %zmm7
	addq	-56(%rsp), %rsi
	vmovdqu64	128(%rdi), %zmm6
	vmovdqu64	192(%rdi), %zmm5
	movq	-8(%rsp), %rbp
	movq	%r15, %r14
	movq	%r13, %rcx
	movq	%r15, %r10
	testq	%r13, %r13
	je	.LBB13_13
	.p2align	4
.LBB13_14:
	movq	(%r10), %r14
	movq	8(%r10), %r9
	vmovdqu64	(%rsi,%r14), %zmm9
	vmovdqu64	(%rsi,%r9), %zmm10
	movq	16(%r10), %r9
	vmovdqu64	(%rsi,%r9), %zmm11
	movq	24(%r10), %r9
	vmovdqu64	(%rsi,%r9), %zmm12
	vpunpcklbw	%zmm10, %zmm9, %zmm13
	vpunpcklbw	%zmm12, %zmm11, %zmm14
	vpunpckhbw	%zmm10, %zmm9, %zmm9
	vpunpckhbw	%zmm12, %zmm11, %zmm10
	vpunpcklwd	%zmm14, %zmm13, %zmm11
	vpunpckhwd	%zmm14, %zmm13, %zmm12
	vpunpcklwd	%zmm10, %zmm9, %zmm13
	vpdpbusd	(%rbp), %zmm11, %zmm8
	vpdpbusd	64(%rbp), %zmm12, %zmm7
	vpdpbusd	128(%rbp), %zmm13, %zmm6
	vpunpckhwd	%zmm10, %zmm9, %zmm9
	vpdpbusd	192(%rbp), %zmm9, %zmm5
	addq	$256, %rbp
	addq	$32, %r10
	decq	%rcx
	jne	.LBB13_14
	movq	-16(%rsp), %r14
	jmp	.LBB13_13
.LBB13_7:
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end13:
	.size	$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoH4SumsV_Tg5Tf4dn_n, .Lfunc_end13-$s24VitruvianMicroAVX512VNNI0B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoH4SumsV_Tg5Tf4dn_n
	.cfi_endproc
	.hidden	"symbolic Sf"
	.type	"symbolic Sf",@object
	.section	".note.GNU-stack","",@progbits
#endif
