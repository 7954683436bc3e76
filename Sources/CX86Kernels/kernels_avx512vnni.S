// Made by `make kernels` with Swift 6.3.1 from Sources/MicroKernels for x86-64-v4 -mavx512vnni. Do not edit.
#if defined(__x86_64__) && defined(__linux__)
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF
	.globl	$s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF,@function
$s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF:
	testq	%rdx, %rdx
	je	.LBB0_6
	vmovups	16(%r13), %zmm0
	vmovups	80(%r13), %zmm1
	shlq	$2, %rsi
	addq	144(%r13), %rsi
	vmovups	64(%rdi), %zmm5
	vmovups	128(%rdi), %zmm4
	vmovups	192(%rdi), %zmm3
	vmovups	256(%rdi), %zmm2
	vbroadcastss	(%r13), %zmm6
	cmpq	$1, %rdx
	je	.LBB0_4
	movq	%rdx, %rax
	andq	$-2, %rax
	leaq	(,%rcx,8), %rdi
	vxorps	%xmm7, %xmm7, %xmm7
	.p2align	4
.LBB0_3:
	vcvtdq2ps	(%rsi), %zmm8
	vmulps	%zmm8, %zmm5, %zmm8
	vmulps	%zmm8, %zmm6, %zmm8
	vmulps	%zmm8, %zmm4, %zmm8
	vaddps	%zmm8, %zmm3, %zmm8
	vcmpltps	%zmm7, %zmm8, %k1
	vmulps	%zmm8, %zmm2, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%rsi)
	vcvtdq2ps	(%rsi,%rcx,4), %zmm8
	vmulps	%zmm8, %zmm5, %zmm8
	vmulps	%zmm8, %zmm6, %zmm8
	vmulps	%zmm8, %zmm4, %zmm8
	vaddps	%zmm8, %zmm3, %zmm8
	vcmpltps	%zmm7, %zmm8, %k1
	vmulps	%zmm8, %zmm2, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm8
	vminps	%zmm8, %zmm1, %zmm8
	vmovups	%zmm8, (%rsi,%rcx,4)
	addq	%rdi, %rsi
	addq	$-2, %rax
	jne	.LBB0_3
.LBB0_4:
	testb	$1, %dl
	je	.LBB0_6
	vcvtdq2ps	(%rsi), %zmm7
	vmulps	%zmm7, %zmm5, %zmm5
	vmulps	%zmm5, %zmm6, %zmm5
	vmulps	%zmm5, %zmm4, %zmm4
	vaddps	%zmm4, %zmm3, %zmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%zmm4, %zmm3, %k1
	vmulps	%zmm3, %zmm2, %zmm3 {%k1}
	vmaxps	%zmm3, %zmm0, %zmm0
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rsi)
.LBB0_6:
	vzeroupper
	retq
.Lfunc_end0:
	.size	$s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF, .Lfunc_end0-$s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF
	.hidden	vitruvian_multiply_codes_to_numbers_avx512vnni
	.globl	vitruvian_multiply_codes_to_numbers_avx512vnni
	.p2align	4
	.type	vitruvian_multiply_codes_to_numbers_avx512vnni,@function
vitruvian_multiply_codes_to_numbers_avx512vnni:
	jmp	($s24VitruvianMicroAVX512VNNI20multiplyDynamicRange1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK06scales10zeroPoints05scaleH00P5Terms12filterScales4bias5slope5lower5upper1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF)
.Lfunc_end1:
	.size	vitruvian_multiply_codes_to_numbers_avx512vnni, .Lfunc_end1-vitruvian_multiply_codes_to_numbers_avx512vnni
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI2_0:
	.long	0x3f800000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI20multiplyDynamicRange1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK06scales10zeroPoints05scaleH00P5Terms12filterScales4bias5slope5lower5upper1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF
	.globl	$s24VitruvianMicroAVX512VNNI20multiplyDynamicRange1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK06scales10zeroPoints05scaleH00P5Terms12filterScales4bias5slope5lower5upper1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI20multiplyDynamicRange1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK06scales10zeroPoints05scaleH00P5Terms12filterScales4bias5slope5lower5upper1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF,@function
$s24VitruvianMicroAVX512VNNI20multiplyDynamicRange1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK06scales10zeroPoints05scaleH00P5Terms12filterScales4bias5slope5lower5upper1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$648, %rsp
	movq	720(%rsp), %r11
	movq	%fs:40, %rax
	movq	%rax, 640(%rsp)
	movq	768(%rsp), %r10
	vmovups	(%r9), %zmm2
	movq	760(%rsp), %rax
	vmovups	728(%rsp), %xmm3
	movq	%rdi, 496(%rsp)
	movq	776(%rsp), %rdi
	vmovups	%zmm2, 512(%rsp)
	movq	%rsi, 576(%rsp)
	movq	%rdx, 584(%rsp)
	xorl	%edx, %edx
	testq	%rdi, %rdi
	leaq	16(%rsp), %rsi
	cmovneq	%rdi, %rsi
	vmovaps	%xmm3, 80(%rsp)
	movq	744(%rsp), %rdi
	movq	%rdi, 96(%rsp)
	movq	752(%rsp), %rdi
	movq	%rdi, 104(%rsp)
	movq	%rax, 112(%rsp)
	movq	%r10, 120(%rsp)
	movq	792(%rsp), %r9
	movq	%rsi, 128(%rsp)
	movq	784(%rsp), %rsi
	setne	%dl
	negq	%rdx
	vbroadcastss	%xmm0, %zmm0
	vbroadcastss	%xmm1, %zmm1
	movq	%rdx, 136(%rsp)
	vmovups	%zmm0, 144(%rsp)
	vmovups	%zmm1, 208(%rsp)
	leaq	-16(%r11), %rdx
	movq	%rsi, 272(%rsp)
	movq	%r9, 280(%rsp)
	movq	%rdx, 288(%rsp)
	movq	$0, 436(%rsp)
	movl	$0, 444(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 368(%rsp)
	vmovups	%zmm0, 304(%rsp)
	movb	$0, 432(%rsp)
	movq	%rax, 448(%rsp)
	movq	$0, 456(%rsp)
	movq	%rdi, 464(%rsp)
	movq	%rsi, 472(%rsp)
	movq	%r9, 480(%rsp)
	movq	704(%rsp), %rdx
	movq	%rsi, 488(%rsp)
	movq	712(%rsp), %rsi
	movq	%rcx, 592(%rsp)
	movq	%r8, 600(%rsp)
	movq	%rdx, 608(%rsp)
	movq	%rsi, (%rsp)
	movq	%rsi, 616(%rsp)
	movq	%r11, 624(%rsp)
	vbroadcastss	.LCPI2_0(%rip), %zmm0
	vmovups	%zmm0, 16(%rsp)
	testq	%r11, %r11
	jle	.LBB2_13
	movq	%r8, %rax
	imulq	%rcx, %rax
	shlq	$6, %rax
	addq	$64, %rax
	movq	%rax, 8(%rsp)
	xorl	%r15d, %r15d
	jmp	.LBB2_2
	.p2align	4
.LBB2_11:
	movq	720(%rsp), %r11
.LBB2_12:
	movq	8(%rsp), %rax
	imulq	%r12, %rax
	addq	%rax, (%rsp)
	shlq	$4, %r12
	addq	%r12, %r15
	cmpq	%r11, %r15
	jge	.LBB2_13
.LBB2_2:
	movq	%r11, %r12
	subq	%r15, %r12
	leaq	15(%r12), %rax
	addq	$30, %r12
	testq	%rax, %rax
	cmovnsq	%rax, %r12
	sarq	$4, %r12
	cmpq	$4, %r12
	je	.LBB2_4
	cmpq	$2, %r12
	jne	.LBB2_17
.LBB2_4:
	movl	$2, %r12d
	testq	%rdx, %rdx
	jg	.LBB2_6
	jmp	.LBB2_12
	.p2align	4
.LBB2_17:
	cmpq	$64, %rax
	movl	$3, %eax
	cmovgeq	%rax, %r12
	testq	%rdx, %rdx
	jle	.LBB2_12
.LBB2_6:
	xorl	%ebx, %ebx
	jmp	.LBB2_7
	.p2align	4
.LBB2_16:
	movq	(%rsp), %rdi
	movq	%r15, %rsi
	movq	%r14, %rdx
	movq	%rbp, %rcx
	leaq	304(%rsp), %r8
	leaq	496(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5)
.LBB2_10:
	movq	%r14, %rdi
	movq	%rbp, %rsi
	movq	%r15, %rdx
	movq	%r12, %rcx
	leaq	80(%rsp), %r13
	callq	($s24VitruvianMicroAVX512VNNI10SumScaling33_050E6EEE4A1F6B1675C67EBDD7FAA6D3LLV6finish_6column11vectorCountySnySiG_S2itF)
	movq	704(%rsp), %rdx
	cmpq	%rdx, %rbx
	jge	.LBB2_11
.LBB2_7:
	movq	%rbx, %r14
	movq	%rbx, %rbp
	addq	$64, %rbp
	movq	%rbp, %rbx
	movabsq	$9223372036854775807, %rax
	cmovoq	%rax, %rbx
	cmpq	%rbp, %rdx
	cmovlq	%rdx, %rbp
	cmpq	$2, %r12
	je	.LBB2_16
	cmpq	$1, %r12
	jne	.LBB2_15
	movq	(%rsp), %rdi
	movq	%r15, %rsi
	movq	%r14, %rdx
	movq	%rbp, %rcx
	leaq	304(%rsp), %r8
	leaq	496(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5)
	jmp	.LBB2_10
	.p2align	4
.LBB2_15:
	movq	(%rsp), %rdi
	movq	%r15, %rsi
	movq	%r14, %rdx
	movq	%rbp, %rcx
	leaq	304(%rsp), %r8
	leaq	496(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyARyAA6ColumnVyANGGG_Ttg5)
	jmp	.LBB2_10
.LBB2_13:
	movq	%fs:40, %rax
	cmpq	640(%rsp), %rax
	jne	.LBB2_18
	addq	$648, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB2_18:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end2:
	.size	$s24VitruvianMicroAVX512VNNI20multiplyDynamicRange1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK06scales10zeroPoints05scaleH00P5Terms12filterScales4bias5slope5lower5upper1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF, .Lfunc_end2-$s24VitruvianMicroAVX512VNNI20multiplyDynamicRange1a5aStep10runOffsets0I5Count05groupK05flips03rowK06packed06columnK06scales10zeroPoints05scaleH00P5Terms12filterScales4bias5slope5lower5upper1c01cH0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiA1_SiSPySfGA1_SiA1_A2_A2_A2_SgS2fSpySfGSitF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI10SumScaling33_050E6EEE4A1F6B1675C67EBDD7FAA6D3LLV6finish_6column11vectorCountySnySiG_S2itF,@function
$s24VitruvianMicroAVX512VNNI10SumScaling33_050E6EEE4A1F6B1675C67EBDD7FAA6D3LLV6finish_6column11vectorCountySnySiG_S2itF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rsi, -8(%rsp)
	cmpq	%rsi, %rdi
	jne	.LBB3_1
.LBB3_6:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB3_1:
	movq	%rdx, %r10
	vmovups	64(%r13), %zmm0
	vmovups	128(%r13), %zmm1
	shlq	$4, %rcx
	leaq	(%rdx,%rcx), %rax
	addq	$-16, %rax
	movq	192(%r13), %rcx
	movq	%rcx, -16(%rsp)
	movq	200(%r13), %rcx
	movq	%rcx, -24(%rsp)
	movq	(%r13), %rcx
	movq	%rcx, -32(%rsp)
	movq	8(%r13), %rcx
	movq	%rcx, -40(%rsp)
	movq	16(%r13), %rcx
	movq	%rcx, -48(%rsp)
	movq	208(%r13), %rbx
	movq	24(%r13), %r14
	movq	40(%r13), %r15
	movq	32(%r13), %r12
	movq	48(%r13), %rbp
	movq	56(%r13), %r13
	movq	%r13, %rcx
	andq	%rax, %rcx
	cmpq	%rax, %rbx
	cmovgeq	%rax, %rbx
	movabsq	$9223372036854775807, %r8
	vxorps	%xmm2, %xmm2, %xmm2
	jmp	.LBB3_2
	.p2align	4
.LBB3_5:
	vpmulld	(%r14,%rax,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmovups	(%r12,%rax,4), %zmm5
	vbroadcastss	%xmm3, %zmm3
	vmulps	%zmm4, %zmm3, %zmm3
	vfmadd213ps	(%r15,%rax,4), %zmm5, %zmm3
	vcmpltps	%zmm2, %zmm3, %k1
	vmulps	(%rbp,%rcx,4), %zmm3, %zmm3 {%k1}
	incq	%rdi
	vmaxps	%zmm3, %zmm0, %zmm3
	vminps	%zmm3, %zmm1, %zmm3
	vmovups	%zmm3, (%rsi,%rbx,4)
	cmpq	-8(%rsp), %rdi
	je	.LBB3_6
.LBB3_2:
	movq	%rdi, %rdx
	imulq	-48(%rsp), %rdx
	movq	%rdi, %rsi
	imulq	-24(%rsp), %rsi
	movq	-32(%rsp), %r9
	vmovss	(%r9,%rdx,4), %xmm3
	movq	-16(%rsp), %r9
	leaq	(%r9,%rsi,4), %rsi
	vmovdqu64	(%rsi,%rbx,4), %zmm4
	movq	-40(%rsp), %r9
	vpbroadcastd	(%r9,%rdx,4), %zmm5
	cmpq	%rax, %r10
	jge	.LBB3_5
	vbroadcastss	%xmm3, %zmm6
	movq	%r10, %rdx
	movq	%r10, %r9
	.p2align	4
.LBB3_4:
	addq	$16, %r9
	cmovoq	%r8, %r9
	vpmulld	(%r14,%rdx,4), %zmm5, %zmm7
	vpaddd	(%rsi,%rdx,4), %zmm7, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm6, %zmm7
	vmovups	(%r12,%rdx,4), %zmm8
	movq	%rdx, %r11
	andq	%r13, %r11
	vfmadd213ps	(%r15,%rdx,4), %zmm7, %zmm8
	vcmpltps	%zmm2, %zmm8, %k1
	vmulps	(%rbp,%r11,4), %zmm8, %zmm8 {%k1}
	vmaxps	%zmm8, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rsi,%rdx,4)
	movq	%r9, %rdx
	cmpq	%rax, %r9
	jl	.LBB3_4
	jmp	.LBB3_5
.Lfunc_end3:
	.size	$s24VitruvianMicroAVX512VNNI10SumScaling33_050E6EEE4A1F6B1675C67EBDD7FAA6D3LLV6finish_6column11vectorCountySnySiG_S2itF, .Lfunc_end3-$s24VitruvianMicroAVX512VNNI10SumScaling33_050E6EEE4A1F6B1675C67EBDD7FAA6D3LLV6finish_6column11vectorCountySnySiG_S2itF
	.hidden	vitruvian_sum_codes_avx512vnni
	.globl	vitruvian_sum_codes_avx512vnni
	.p2align	4
	.type	vitruvian_sum_codes_avx512vnni,@function
vitruvian_sum_codes_avx512vnni:
	jmp	($s24VitruvianMicroAVX512VNNI8sumCodes1a5aStep10runOffsets0H5Count0H6Length5flips03rowJ04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF)
.Lfunc_end4:
	.size	vitruvian_sum_codes_avx512vnni, .Lfunc_end4-vitruvian_sum_codes_avx512vnni
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI5_0:
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
	je	.LBB5_14
	vmovdqu64	(%r9), %zmm0
	xorl	%r11d, %r11d
	movabsq	$9223372036854775807, %r9
	movq	$-1, %rbx
	jmp	.LBB5_2
	.p2align	4
.LBB5_3:
	vpxor	%xmm1, %xmm1, %xmm1
.LBB5_13:
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
	je	.LBB5_14
.LBB5_2:
	testq	%rcx, %rcx
	je	.LBB5_3
	movq	%r11, %r14
	imulq	%rsi, %r14
	addq	%rdi, %r14
	vpxor	%xmm1, %xmm1, %xmm1
	xorl	%r15d, %r15d
	jmp	.LBB5_5
	.p2align	4
.LBB5_12:
	incq	%r15
	cmpq	%rcx, %r15
	je	.LBB5_13
.LBB5_5:
	testq	%r8, %r8
	jle	.LBB5_12
	movq	(%rdx,%r15,8), %r12
	addq	%r14, %r12
	xorl	%eax, %eax
	movq	%rax, %r13
	jmp	.LBB5_7
	.p2align	4
.LBB5_8:
	xorl	%r10d, %r10d
.LBB5_10:
	shrxq	%r10, %rbx, %r10
	kmovq	%r10, %k1
.LBB5_11:
	vmovdqu8	(%r12,%rax), %zmm2 {%k1} {z}
	vpxord	%zmm2, %zmm0, %zmm2
	vmovdqu8	.LCPI5_0(%rip), %zmm3 {%k1} {z}
	vpdpbusd	%zmm3, %zmm2, %zmm1
	movq	%r13, %rax
	cmpq	%r8, %r13
	jge	.LBB5_12
.LBB5_7:
	addq	$64, %r13
	cmovoq	%r9, %r13
	movq	%rax, %rbp
	subq	%r8, %rbp
	leaq	64(%rbp), %r10
	testq	%r10, %r10
	jle	.LBB5_8
	kxorq	%k0, %k0, %k1
	cmpq	$-64, %rbp
	jb	.LBB5_11
	jmp	.LBB5_10
.LBB5_14:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end5:
	.size	$s24VitruvianMicroAVX512VNNI8sumCodes1a5aStep10runOffsets0H5Count0H6Length5flips03rowJ04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF, .Lfunc_end5-$s24VitruvianMicroAVX512VNNI8sumCodes1a5aStep10runOffsets0H5Count0H6Length5flips03rowJ04sumsySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiSpyAPGtF
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
.Lfunc_end6:
	.size	vitruvian_depthwise_codes_avx512vnni, .Lfunc_end6-vitruvian_depthwise_codes_avx512vnni
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI18depthwiseQuantized6groups9planeStep03rowI00J6Stride06columnK015alignmentStarts11lineOffsets0O4Ones8tapCount0rI012correctsSums6packed5lower5upper9zeroPoint07channelS06output12outputHeight11outputWidth09outputRowI0011outputPixelI0ySPys5Int32VG_S4iSPySiGA_AZS2iSbAZS2fAYSiSpys5UInt8VGS4itF
	.globl	$s24VitruvianMicroAVX512VNNI18depthwiseQuantized6groups9planeStep03rowI00J6Stride06columnK015alignmentStarts11lineOffsets0O4Ones8tapCount0rI012correctsSums6packed5lower5upper9zeroPoint07channelS06output12outputHeight11outputWidth09outputRowI0011outputPixelI0ySPys5Int32VG_S4iSPySiGA_AZS2iSbAZS2fAYSiSpys5UInt8VGS4itF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18depthwiseQuantized6groups9planeStep03rowI00J6Stride06columnK015alignmentStarts11lineOffsets0O4Ones8tapCount0rI012correctsSums6packed5lower5upper9zeroPoint07channelS06output12outputHeight11outputWidth09outputRowI0011outputPixelI0ySPys5Int32VG_S4iSPySiGA_AZS2iSbAZS2fAYSiSpys5UInt8VGS4itF,@function
$s24VitruvianMicroAVX512VNNI18depthwiseQuantized6groups9planeStep03rowI00J6Stride06columnK015alignmentStarts11lineOffsets0O4Ones8tapCount0rI012correctsSums6packed5lower5upper9zeroPoint07channelS06output12outputHeight11outputWidth09outputRowI0011outputPixelI0ySPys5Int32VG_S4iSPySiGA_AZS2iSbAZS2fAYSiSpys5UInt8VGS4itF:
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
	subq	$760, %rsp
	.cfi_def_cfa_offset 816
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vmovaps	%xmm1, 144(%rsp)
	vmovaps	%xmm0, 128(%rsp)
	movq	%r8, %rbx
	movq	840(%rsp), %r14
	movq	832(%rsp), %r15
	movq	912(%rsp), %r12
	movq	880(%rsp), %r13
	movl	864(%rsp), %ebp
	vmovaps	896(%rsp), %xmm3
	movq	888(%rsp), %rax
	movq	872(%rsp), %r8
	vmovaps	816(%rsp), %xmm2
	movq	856(%rsp), %r10
	movq	%rdi, 8(%rsp)
	movq	%rsi, 16(%rsp)
	movq	%rdx, 24(%rsp)
	movq	%rcx, 32(%rsp)
	movq	%rbx, 40(%rsp)
	movq	%r9, 48(%rsp)
	vmovups	%xmm2, 56(%rsp)
	movq	%r15, 72(%rsp)
	movq	%r14, 80(%rsp)
	movq	%r10, 88(%rsp)
	movq	%r8, 96(%rsp)
	movq	%rax, 104(%rsp)
	vmovups	%xmm3, 112(%rsp)
	vbroadcastss	%xmm0, %zmm0
	vmovups	%zmm0, 544(%rsp)
	vbroadcastss	%xmm1, %zmm0
	vmovups	%zmm0, 480(%rsp)
	leaq	608(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOi0_)
	vmovups	608(%rsp), %zmm0
	vmovups	672(%rsp), %zmm1
	vmovups	696(%rsp), %zmm2
	vmovups	%zmm2, 408(%rsp)
	vmovups	%zmm1, 384(%rsp)
	vmovups	%zmm0, 320(%rsp)
	vmovups	544(%rsp), %zmm0
	vmovups	%zmm0, 160(%rsp)
	vmovups	480(%rsp), %zmm0
	vmovups	%zmm0, 224(%rsp)
	movb	%bpl, 288(%rsp)
	vmovaps	128(%rsp), %xmm0
	vmovss	%xmm0, 292(%rsp)
	vmovaps	144(%rsp), %xmm0
	vmovss	%xmm0, 296(%rsp)
	movl	%ebp, 300(%rsp)
	movq	%r13, 304(%rsp)
	movq	%r12, 312(%rsp)
	testb	$1, 848(%rsp)
	je	.LBB7_14
	cmpq	$5, %r15
	je	.LBB7_8
	cmpq	$3, %r15
	jne	.LBB7_13
	cmpq	$1, %r14
	jne	.LBB7_13
	cmpq	$2, %rbx
	je	.LBB7_7
	cmpq	$1, %rbx
	jne	.LBB7_13
	leaq	160(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5)
	jmp	.LBB7_27
.LBB7_14:
	cmpq	$5, %r15
	je	.LBB7_21
	cmpq	$3, %r15
	jne	.LBB7_26
	cmpq	$1, %r14
	jne	.LBB7_26
	cmpq	$2, %rbx
	je	.LBB7_20
	cmpq	$1, %rbx
	jne	.LBB7_26
	leaq	160(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5)
	jmp	.LBB7_27
.LBB7_8:
	cmpq	$1, %r14
	jne	.LBB7_13
	cmpq	$2, %rbx
	je	.LBB7_12
	cmpq	$1, %rbx
	jne	.LBB7_13
	leaq	160(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5)
	jmp	.LBB7_27
.LBB7_13:
	leaq	160(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA10FourPixelsVyAA09CorrectedL0VGARTtt0t1g5)
	jmp	.LBB7_27
.LBB7_21:
	cmpq	$1, %r14
	jne	.LBB7_26
	cmpq	$2, %rbx
	je	.LBB7_25
	cmpq	$1, %rbx
	jne	.LBB7_26
	leaq	160(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5)
	jmp	.LBB7_27
.LBB7_26:
	leaq	160(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGATTtt0t1g5)
.LBB7_27:
	addq	$760, %rsp
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
.LBB7_7:
	.cfi_def_cfa_offset 816
	leaq	160(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5)
	jmp	.LBB7_27
.LBB7_20:
	leaq	160(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5)
	jmp	.LBB7_27
.LBB7_12:
	leaq	160(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5)
	jmp	.LBB7_27
.LBB7_25:
	leaq	160(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5)
	jmp	.LBB7_27
.Lfunc_end7:
	.size	$s24VitruvianMicroAVX512VNNI18depthwiseQuantized6groups9planeStep03rowI00J6Stride06columnK015alignmentStarts11lineOffsets0O4Ones8tapCount0rI012correctsSums6packed5lower5upper9zeroPoint07channelS06output12outputHeight11outputWidth09outputRowI0011outputPixelI0ySPys5Int32VG_S4iSPySiGA_AZS2iSbAZS2fAYSiSpys5UInt8VGS4itF, .Lfunc_end7-$s24VitruvianMicroAVX512VNNI18depthwiseQuantized6groups9planeStep03rowI00J6Stride06columnK015alignmentStarts11lineOffsets0O4Ones8tapCount0rI012correctsSums6packed5lower5upper9zeroPoint07channelS06output12outputHeight11outputWidth09outputRowI0011outputPixelI0ySPys5Int32VG_S4iSPySiGA_AZS2iSbAZS2fAYSiSpys5UInt8VGS4itF
	.cfi_endproc
	.hidden	vitruvian_depthwise_codes_to_numbers_avx512vnni
	.globl	vitruvian_depthwise_codes_to_numbers_avx512vnni
	.p2align	4
	.type	vitruvian_depthwise_codes_to_numbers_avx512vnni,@function
vitruvian_depthwise_codes_to_numbers_avx512vnni:
	.cfi_startproc
	jmp	($s24VitruvianMicroAVX512VNNI21depthwiseDynamicRange6groups9planeStep03rowJ00K6Stride06columnL015alignmentStarts11lineOffsets0P4Ones8tapCount0sJ06packed5scale9zeroPoint5lower5upper07channelT06output12outputHeight11outputWidth09outputRowJ0011outputPixelJ0ySPys5Int32VG_S4iSPySiGA_AZS2iAZSfAYS2fSiSpySfGS4itF)
.Lfunc_end8:
	.size	vitruvian_depthwise_codes_to_numbers_avx512vnni, .Lfunc_end8-vitruvian_depthwise_codes_to_numbers_avx512vnni
	.cfi_endproc
	.hidden	$s24VitruvianMicroAVX512VNNI21depthwiseDynamicRange6groups9planeStep03rowJ00K6Stride06columnL015alignmentStarts11lineOffsets0P4Ones8tapCount0sJ06packed5scale9zeroPoint5lower5upper07channelT06output12outputHeight11outputWidth09outputRowJ0011outputPixelJ0ySPys5Int32VG_S4iSPySiGA_AZS2iAZSfAYS2fSiSpySfGS4itF
	.globl	$s24VitruvianMicroAVX512VNNI21depthwiseDynamicRange6groups9planeStep03rowJ00K6Stride06columnL015alignmentStarts11lineOffsets0P4Ones8tapCount0sJ06packed5scale9zeroPoint5lower5upper07channelT06output12outputHeight11outputWidth09outputRowJ0011outputPixelJ0ySPys5Int32VG_S4iSPySiGA_AZS2iAZSfAYS2fSiSpySfGS4itF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI21depthwiseDynamicRange6groups9planeStep03rowJ00K6Stride06columnL015alignmentStarts11lineOffsets0P4Ones8tapCount0sJ06packed5scale9zeroPoint5lower5upper07channelT06output12outputHeight11outputWidth09outputRowJ0011outputPixelJ0ySPys5Int32VG_S4iSPySiGA_AZS2iAZSfAYS2fSiSpySfGS4itF,@function
$s24VitruvianMicroAVX512VNNI21depthwiseDynamicRange6groups9planeStep03rowJ00K6Stride06columnL015alignmentStarts11lineOffsets0P4Ones8tapCount0sJ06packed5scale9zeroPoint5lower5upper07channelT06output12outputHeight11outputWidth09outputRowJ0011outputPixelJ0ySPys5Int32VG_S4iSPySiGA_AZS2iAZSfAYS2fSiSpySfGS4itF:
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
	subq	$608, %rsp
	.cfi_def_cfa_offset 656
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r13, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	%r8, %rbx
	movq	%rdi, 8(%rsp)
	movq	%rsi, 16(%rsp)
	movq	680(%rsp), %r14
	movq	%rdx, 24(%rsp)
	movq	672(%rsp), %r15
	movq	%rcx, 32(%rsp)
	movq	744(%rsp), %r12
	vmovaps	656(%rsp), %xmm3
	movq	%r8, 40(%rsp)
	movq	%r9, 48(%rsp)
	vmovups	%xmm3, 56(%rsp)
	movq	688(%rsp), %rax
	movq	%r15, 72(%rsp)
	movq	%r14, 80(%rsp)
	movq	%rax, 88(%rsp)
	movq	704(%rsp), %rax
	movq	%rax, 96(%rsp)
	movq	720(%rsp), %rax
	movq	%rax, 104(%rsp)
	movq	728(%rsp), %rax
	movq	%rax, 112(%rsp)
	movq	736(%rsp), %rax
	movq	%rax, 120(%rsp)
	movl	696(%rsp), %eax
	vmovss	%xmm0, 128(%rsp)
	movl	%eax, 132(%rsp)
	movq	712(%rsp), %r13
	vbroadcastss	%xmm1, %zmm0
	vbroadcastss	%xmm2, %zmm1
	vmovups	%zmm0, 144(%rsp)
	vmovups	%zmm1, 208(%rsp)
	movq	%r13, 272(%rsp)
	leaq	128(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOi_)
	vmovups	128(%rsp), %zmm0
	vmovups	192(%rsp), %zmm1
	vmovups	216(%rsp), %zmm2
	vmovups	%zmm2, 536(%rsp)
	vmovups	%zmm1, 512(%rsp)
	vmovups	%zmm0, 448(%rsp)
	movq	$0, 420(%rsp)
	movl	$0, 428(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 288(%rsp)
	vmovups	%zmm0, 352(%rsp)
	movb	$0, 416(%rsp)
	movq	%r13, 432(%rsp)
	movq	%r12, 440(%rsp)
	cmpq	$5, %r15
	je	.LBB9_8
	cmpq	$3, %r15
	jne	.LBB9_13
	cmpq	$1, %r14
	jne	.LBB9_13
	cmpq	$2, %rbx
	je	.LBB9_7
	cmpq	$1, %rbx
	jne	.LBB9_13
	leaq	288(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5)
	jmp	.LBB9_6
.LBB9_8:
	cmpq	$1, %r14
	jne	.LBB9_13
	cmpq	$2, %rbx
	je	.LBB9_12
	cmpq	$1, %rbx
	jne	.LBB9_13
	leaq	288(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5)
	jmp	.LBB9_6
.LBB9_13:
	leaq	288(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGATTtt0t1g5)
.LBB9_6:
	addq	$608, %rsp
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
.LBB9_7:
	.cfi_def_cfa_offset 656
	leaq	288(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5)
	jmp	.LBB9_6
.LBB9_12:
	leaq	288(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5)
	jmp	.LBB9_6
.Lfunc_end9:
	.size	$s24VitruvianMicroAVX512VNNI21depthwiseDynamicRange6groups9planeStep03rowJ00K6Stride06columnL015alignmentStarts11lineOffsets0P4Ones8tapCount0sJ06packed5scale9zeroPoint5lower5upper07channelT06output12outputHeight11outputWidth09outputRowJ0011outputPixelJ0ySPys5Int32VG_S4iSPySiGA_AZS2iAZSfAYS2fSiSpySfGS4itF, .Lfunc_end9-$s24VitruvianMicroAVX512VNNI21depthwiseDynamicRange6groups9planeStep03rowJ00K6Stride06columnL015alignmentStarts11lineOffsets0P4Ones8tapCount0sJ06packed5scale9zeroPoint5lower5upper07channelT06output12outputHeight11outputWidth09outputRowJ0011outputPixelJ0ySPys5Int32VG_S4iSPySiGA_AZS2iAZSfAYS2fSiSpySfGS4itF
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI10_0:
	.long	0x4b400000
.LCPI10_1:
	.long	0x42fe0000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI10_2:
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5:
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
	subq	$1272, %rsp
	.cfi_def_cfa_offset 1328
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 16(%rsp)
	movq	88(%r13), %rax
	movq	%r13, 8(%rsp)
	movq	104(%r13), %rcx
	leaq	15(%rax), %rbx
	movq	%rax, 144(%rsp)
	addq	$30, %rax
	testq	%rbx, %rbx
	cmovnsq	%rbx, %rax
	movq	%rax, 56(%rsp)
	movq	%rcx, %rax
	shrq	$32, %rax
	movq	%rcx, 48(%rsp)
	je	.LBB10_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rcx
	jmp	.LBB10_3
.LBB10_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%ecx
.LBB10_3:
	cmpq	$2, %rax
	movl	$1, %ecx
	cmovgeq	%rax, %rcx
	movq	%rcx, 192(%rsp)
	movq	16(%rsp), %rax
	vmovdqu64	160(%rax), %zmm0
	vmovdqu64	224(%rax), %zmm1
	vmovdqu64	248(%rax), %zmm2
	vmovdqu64	%zmm2, 792(%rsp)
	vmovdqu64	%zmm1, 768(%rsp)
	vmovdqu64	%zmm0, 704(%rsp)
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	xorl	%ecx, %ecx
	testl	%eax, %eax
	sete	%al
	cmpq	$16, %rbx
	movq	48(%rsp), %rsi
	jge	.LBB10_4
.LBB10_10:
	addq	$1272, %rsp
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
.LBB10_4:
	.cfi_def_cfa_offset 1328
	sarq	$4, 56(%rsp)
	movb	%al, %cl
	leaq	3(,%rcx,2), %rax
	movq	%rax, 256(%rsp)
	movq	8(%rsp), %rdx
	movq	40(%rdx), %rax
	movq	64(%rdx), %rbp
	movq	%rax, 248(%rsp)
	movq	32(%rax), %rax
	imulq	%rbp, %rax
	leaq	(%rax,%rcx,2), %rax
	addq	$3, %rax
	movq	%rax, %rcx
	shlq	$4, %rcx
	movq	96(%rdx), %rdx
	movq	%rcx, 208(%rsp)
	decq	%rcx
	movq	%rcx, 176(%rsp)
	addq	$-16, 144(%rsp)
	movq	%rbp, 240(%rsp)
	shlq	$6, %rbp
	leaq	-8(%rsi), %rcx
	movq	%rcx, 376(%rsp)
	leaq	-4(%rsi), %rcx
	movq	%rcx, 368(%rsp)
	movq	%rax, %rcx
	shlq	$6, %rcx
	shlq	$8, %rax
	movq	%rax, 168(%rsp)
	movl	$64, %eax
	movq	%rax, 128(%rsp)
	xorl	%esi, %esi
	movq	%rcx, 224(%rsp)
	movq	%rcx, 120(%rsp)
	movq	%rdx, 184(%rsp)
	jmp	.LBB10_5
	.p2align	4
.LBB10_9:
	movq	168(%rsp), %rax
	addq	%rax, 120(%rsp)
	addq	%rax, 128(%rsp)
	movq	112(%rsp), %rax
	movq	%rax, %rsi
	cmpq	56(%rsp), %rax
	jge	.LBB10_10
.LBB10_5:
	leaq	4(%rsi), %rax
	movq	%rax, 112(%rsp)
	testq	%rdx, %rdx
	jle	.LBB10_9
	movq	56(%rsp), %rax
	movq	112(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 232(%rsp)
	xorl	%edi, %edi
	movq	$0, 24(%rsp)
	movq	%rsi, 136(%rsp)
	jmp	.LBB10_7
	.p2align	4
.LBB10_16:
	movq	200(%rsp), %rdi
	movq	%rdi, 24(%rsp)
	movq	184(%rsp), %rdx
	cmpq	%rdx, %rdi
	movq	136(%rsp), %rsi
	jge	.LBB10_9
.LBB10_7:
	movq	192(%rsp), %rax
	addq	%rax, %rdi
	jno	.LBB10_11
	movq	%rdx, %rcx
	subq	24(%rsp), %rcx
	cmpq	%rdi, %rdx
	cmovlq	%rdx, %rdi
	cmovgeq	%rax, %rcx
	movq	%rdi, 88(%rsp)
	movabsq	$9223372036854775807, %rdi
	jmp	.LBB10_12
	.p2align	4
.LBB10_11:
	cmpq	%rdi, %rdx
	movq	%rdi, %rcx
	cmovlq	%rdx, %rcx
	movq	%rcx, 88(%rsp)
	subq	24(%rsp), %rcx
.LBB10_12:
	movq	176(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	movq	%rdi, 200(%rsp)
	je	.LBB10_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rsi, 56(%rsp)
	je	.LBB10_16
	jmp	.LBB10_17
	.p2align	4
.LBB10_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rsi, 56(%rsp)
	je	.LBB10_16
.LBB10_17:
	movq	8(%rsp), %rax
	movq	80(%rax), %rdx
	movq	120(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 152(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 264(%rsp)
	movq	128(%rsp), %rax
	movq	%rdx, 216(%rsp)
	addq	%rdx, %rax
	movq	%rax, 160(%rsp)
	movq	136(%rsp), %rax
	movq	%rax, 80(%rsp)
	movq	%rcx, 272(%rsp)
	jmp	.LBB10_18
	.p2align	4
.LBB10_58:
	movq	80(%rsp), %rdx
	incq	%rdx
	movq	224(%rsp), %rax
	addq	%rax, 152(%rsp)
	addq	%rax, 160(%rsp)
	movq	%rdx, 80(%rsp)
	cmpq	232(%rsp), %rdx
	je	.LBB10_16
.LBB10_18:
	movq	88(%rsp), %rax
	cmpq	%rax, 24(%rsp)
	je	.LBB10_58
	movq	80(%rsp), %rsi
	movq	%rsi, %rax
	imulq	208(%rsp), %rax
	movq	216(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rax
	movq	%rax, 40(%rsp)
	movq	8(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 312(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 304(%rsp)
	movq	8(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 296(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 288(%rsp)
	shlq	$4, %rsi
	movq	144(%rsp), %rax
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	movq	%rsi, 280(%rsp)
	movq	152(%rsp), %rdx
	movq	24(%rsp), %rsi
	jmp	.LBB10_20
	.p2align	4
.LBB10_57:
	movq	320(%rsp), %rsi
	incq	%rsi
	movq	328(%rsp), %rdx
	addq	264(%rsp), %rdx
	cmpq	88(%rsp), %rsi
	movq	272(%rsp), %rcx
	je	.LBB10_58
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
	movq	%rdx, 328(%rsp)
	movq	%rsi, %rax
	imulq	304(%rsp), %rax
	leaq	3(%rax), %rbx
	testq	%rax, %rax
	cmovnsq	%rax, %rbx
	movq	%rbx, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	248(%rsp), %rcx
	movq	(%rcx,%rax,8), %rdx
	movq	8(%rcx,%rax,8), %r15
	movq	%rdx, (%rsp)
	movq	%rdx, %r13
	imulq	240(%rsp), %r13
	addq	256(%rsp), %r13
	shlq	$6, %r13
	movq	40(%rsp), %rax
	leaq	(%rax,%r13), %rcx
	movq	%rcx, 32(%rsp)
	movq	%rsi, 320(%rsp)
	imulq	288(%rsp), %rsi
	addq	280(%rsp), %rsi
	movq	%rsi, 72(%rsp)
	vmovups	(%rax), %zmm0
	vmovups	%zmm0, 384(%rsp)
	movl	708(%rsp), %r14d
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	cmovel	%eax, %r14d
	sarq	$2, %rbx
	imulq	312(%rsp), %rbx
	movq	296(%rsp), %rax
	leaq	(%rax,%rbx,4), %rax
	movq	%rax, 104(%rsp)
	vpbroadcastd	%r14d, %zmm0
	vpmulld	384(%rsp), %zmm0, %zmm0
	vmovdqu64	%zmm0, 384(%rsp)
	movq	48(%rsp), %rbx
	cmpq	$7, %rbx
	jle	.LBB10_24
	movq	8(%rsp), %rax
	movq	32(%rax), %rcx
	movq	16(%rsp), %rax
	movq	152(%rax), %r12
	shlq	$6, %rcx
	movq	%rcx, 360(%rsp)
	leaq	(%r12,%r12), %rax
	movq	%rax, 352(%rsp)
	leaq	(%r12,%r12,2), %rax
	movq	%rax, 64(%rsp)
	movq	%r12, %rax
	shlq	$4, %rax
	movq	%rax, 344(%rsp)
	leaq	(,%r12,4), %rax
	movq	%rax, 336(%rsp)
	addq	160(%rsp), %r13
	movq	%r13, 96(%rsp)
	xorl	%r13d, %r13d
	jmp	.LBB10_27
	.p2align	4
.LBB10_32:
	leaq	(%rbx,%r14,4), %rax
	vmovups	928(%rsp), %zmm0
	vmovups	%zmm0, (%rbx,%r14,4)
	vmovups	992(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r12,4)
	movq	352(%rsp), %rcx
	vmovups	1056(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%rcx,4)
	movq	64(%rsp), %rdx
	vmovups	864(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%rdx,4)
	shlq	$2, %r14
	addq	848(%rsp), %r14
	movq	344(%rsp), %rax
	vmovups	576(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r14)
	addq	%rax, %r14
	vmovups	640(%rsp), %zmm0
	vmovups	%zmm0, (%r14,%r12,4)
	vmovups	448(%rsp), %zmm0
	vmovups	%zmm0, (%r14,%rcx,4)
	vmovdqu64	512(%rsp), %zmm0
	vmovdqu64	%zmm0, (%r14,%rdx,4)
.LBB10_33:
	leaq	8(%r13), %r14
	addq	$12, %r13
	movq	48(%rsp), %rbx
	cmpq	%rbx, %r13
	movq	%r14, %r13
	jge	.LBB10_34
.LBB10_27:
	movq	376(%rsp), %rax
	cmpq	%r13, %rax
	movq	%r13, %r14
	cmovlq	%rax, %r14
	vmovdqu64	384(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm10
	vmovdqa64	%zmm0, %zmm11
	vmovdqa64	%zmm0, %zmm12
	vmovdqa64	%zmm0, %zmm13
	vmovdqa64	%zmm0, %zmm14
	vmovdqa64	%zmm0, %zmm15
	vmovdqa64	%zmm0, %zmm16
	vmovdqa64	%zmm0, %zmm17
	cmpq	(%rsp), %r15
	je	.LBB10_30
	movq	360(%rsp), %rax
	imulq	%r14, %rax
	addq	104(%rsp), %rax
	movq	8(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	96(%rsp), %rdx
	movq	(%rsp), %rsi
	vmovdqu64	384(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm17
	vmovdqa64	%zmm0, %zmm16
	vmovdqa64	%zmm0, %zmm15
	vmovdqa64	%zmm0, %zmm14
	vmovdqa64	%zmm0, %zmm13
	vmovdqa64	%zmm0, %zmm12
	vmovdqa64	%zmm0, %zmm11
	vmovdqa64	%zmm0, %zmm10
	.p2align	4
.LBB10_29:
	movq	(%rcx,%rsi,8), %rdi
	incq	%rsi
	vmovdqu64	(%rax,%rdi,4), %zmm0
	vmovdqu64	64(%rax,%rdi,4), %zmm1
	vmovdqu64	128(%rax,%rdi,4), %zmm2
	vmovdqu64	192(%rax,%rdi,4), %zmm3
	vmovdqu64	-64(%rdx), %zmm4
	vmovdqu64	(%rdx), %zmm5
	vmovdqu64	64(%rdx), %zmm6
	vpdpbusd	%zmm4, %zmm0, %zmm17
	vpdpbusd	%zmm4, %zmm1, %zmm16
	vpdpbusd	%zmm4, %zmm2, %zmm15
	vpdpbusd	%zmm4, %zmm3, %zmm14
	vmovdqu64	256(%rax,%rdi,4), %zmm0
	vmovdqu64	320(%rax,%rdi,4), %zmm7
	vpdpbusd	%zmm4, %zmm0, %zmm13
	vpdpbusd	%zmm4, %zmm7, %zmm12
	vmovdqu64	384(%rax,%rdi,4), %zmm8
	vmovdqu64	448(%rax,%rdi,4), %zmm9
	vpdpbusd	%zmm4, %zmm8, %zmm11
	vpdpbusd	%zmm4, %zmm9, %zmm10
	vpdpbusd	%zmm5, %zmm1, %zmm17
	vpdpbusd	%zmm5, %zmm2, %zmm16
	vpdpbusd	%zmm5, %zmm3, %zmm15
	vpdpbusd	%zmm5, %zmm0, %zmm14
	vpdpbusd	%zmm5, %zmm7, %zmm13
	vpdpbusd	%zmm5, %zmm8, %zmm12
	vpdpbusd	%zmm5, %zmm9, %zmm11
	vmovdqu64	512(%rax,%rdi,4), %zmm1
	vpdpbusd	%zmm5, %zmm1, %zmm10
	vpdpbusd	%zmm6, %zmm2, %zmm17
	vpdpbusd	%zmm6, %zmm3, %zmm16
	vpdpbusd	%zmm6, %zmm0, %zmm15
	vpdpbusd	%zmm6, %zmm7, %zmm14
	vpdpbusd	%zmm6, %zmm8, %zmm13
	vpdpbusd	%zmm6, %zmm9, %zmm12
	vpdpbusd	%zmm6, %zmm1, %zmm11
	vmovdqu64	576(%rax,%rdi,4), %zmm0
	vpdpbusd	%zmm6, %zmm0, %zmm10
	addq	%rbp, %rdx
	cmpq	%rsi, %r15
	jne	.LBB10_29
.LBB10_30:
	vmovdqu64	%zmm17, 928(%rsp)
	vmovdqu64	%zmm16, 992(%rsp)
	vmovdqu64	%zmm15, 1056(%rsp)
	vmovdqu64	%zmm14, 864(%rsp)
	vmovdqu64	%zmm13, 576(%rsp)
	vmovdqu64	%zmm12, 640(%rsp)
	vmovdqu64	%zmm11, 448(%rsp)
	vmovdqu64	%zmm10, 512(%rsp)
	imulq	%r12, %r14
	addq	72(%rsp), %r14
	movq	848(%rsp), %rbx
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	jne	.LBB10_32
	movq	16(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %edx
	vcvttss2si	132(%rdi), %eax
	movq	40(%rsp), %r8
	vmovups	128(%r8), %zmm1
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%edx, %xmm31, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%esi, %esi
	vucomiss	.LCPI10_1(%rip), %xmm0
	seta	%sil
	shll	$7, %esi
	subl	%esi, %edx
	addl	%edx, %eax
	addl	%edx, %ecx
	vcvtdq2ps	928(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	992(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	1056(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	864(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%edx, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm3
	vpbroadcastb	%esi, %zmm4
	vmovdqa64	.LCPI10_2(%rip), %zmm8
	vpermd	%zmm0, %zmm8, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm3, %zmm0, %zmm0
	vpxord	%zmm4, %zmm0, %zmm0
	movq	144(%rdi), %rcx
	leaq	(%rcx,%r14), %rax
	vmovdqu	%xmm0, (%rcx,%r14)
	vextracti32x4	$1, %zmm0, (%r12,%rax)
	vextracti32x4	$2, %zmm0, (%rax,%r12,2)
	movq	64(%rsp), %rcx
	vextracti32x4	$3, %zmm0, (%rcx,%rax)
	vmovups	128(%r8), %zmm0
	vcvtdq2ps	576(%rsp), %zmm5
	vmulps	%zmm5, %zmm0, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vcvtdq2ps	640(%rsp), %zmm6
	vmulps	%zmm6, %zmm0, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm5, %zmm5
	vcvtdq2ps	448(%rsp), %zmm6
	vmulps	%zmm6, %zmm0, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vcvtdq2ps	512(%rsp), %zmm7
	vmulps	%zmm7, %zmm0, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vpackssdw	%zmm0, %zmm6, %zmm0
	vpaddsw	%zmm2, %zmm5, %zmm5
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpacksswb	%zmm0, %zmm5, %zmm0
	vpermd	%zmm0, %zmm8, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm3, %zmm0, %zmm0
	vpxord	%zmm4, %zmm0, %zmm0
	vmovdqu	%xmm0, (%rax,%r12,4)
	addq	336(%rsp), %rax
	vextracti32x4	$1, %zmm0, (%r12,%rax)
	vextracti32x4	$2, %zmm0, (%rax,%r12,2)
	vextracti32x4	$3, %zmm0, (%rcx,%rax)
	jmp	.LBB10_33
	.p2align	4
.LBB10_24:
	cmpq	$3, %rbx
	jle	.LBB10_44
	xorl	%r14d, %r14d
	jmp	.LBB10_35
	.p2align	4
.LBB10_34:
	cmpq	%rbx, %r14
	jge	.LBB10_55
.LBB10_35:
	movq	8(%rsp), %rax
	movq	32(%rax), %rcx
	movq	16(%rsp), %rax
	movq	152(%rax), %r12
	shlq	$6, %rcx
	movq	%rcx, 1056(%rsp)
	leaq	(,%r12,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 992(%rsp)
	leaq	(%r12,%r12,2), %rax
	movq	%rax, 928(%rsp)
	movq	%r15, %rcx
	movq	(%rsp), %rax
	subq	%rax, %rcx
	movq	%rcx, 64(%rsp)
	incq	%rax
	movq	%rax, 864(%rsp)
	movq	32(%rsp), %rax
	addq	%rbp, %rax
	movq	%rax, 96(%rsp)
	jmp	.LBB10_36
	.p2align	4
.LBB10_42:
	movq	16(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %esi
	movq	40(%rsp), %rax
	vmovups	128(%rax), %zmm1
	vcvttss2si	132(%rdi), %eax
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%esi, %xmm31, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%edx, %edx
	vucomiss	.LCPI10_1(%rip), %xmm0
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	576(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	640(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	448(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	512(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%esi, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm2
	vpbroadcastb	%edx, %zmm3
	vmovdqa64	.LCPI10_2(%rip), %zmm4
	vpermd	%zmm0, %zmm4, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm2, %zmm0, %zmm0
	vpxord	%zmm3, %zmm0, %zmm0
	movq	144(%rdi), %rax
	leaq	(%rax,%r13), %rcx
	vmovdqu	%xmm0, (%rax,%r13)
	vextracti32x4	$1, %zmm0, (%r12,%rcx)
	vextracti32x4	$2, %zmm0, (%rcx,%r12,2)
	movq	928(%rsp), %rax
	vextracti32x4	$3, %zmm0, (%rax,%rcx)
.LBB10_43:
	addq	$4, %r14
	movq	48(%rsp), %rbx
	cmpq	%rbx, %r14
	jge	.LBB10_55
.LBB10_36:
	movq	368(%rsp), %rax
	cmpq	%r14, %rax
	movq	%r14, %r13
	cmovlq	%rax, %r13
	vmovdqu64	384(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm8
	vmovdqa64	%zmm0, %zmm9
	vmovdqa64	%zmm0, %zmm10
	cmpq	(%rsp), %r15
	je	.LBB10_40
	movq	1056(%rsp), %rax
	imulq	%r13, %rax
	addq	104(%rsp), %rax
	movq	8(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	32(%rsp), %rsi
	movq	(%rsp), %rdx
	vmovdqu64	384(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm10
	vmovdqa64	%zmm0, %zmm9
	vmovdqa64	%zmm0, %zmm8
	vmovdqa64	%zmm0, %zmm7
	testb	$1, 64(%rsp)
	je	.LBB10_39
	movq	(%rsp), %rdx
	movq	(%rcx,%rdx,8), %rdx
	vmovdqu64	(%rax,%rdx,4), %zmm0
	vmovdqu64	64(%rax,%rdx,4), %zmm1
	vmovdqu64	128(%rax,%rdx,4), %zmm2
	vmovdqu64	192(%rax,%rdx,4), %zmm3
	movq	32(%rsp), %rsi
	vmovdqu64	(%rsi), %zmm4
	vmovdqu64	64(%rsi), %zmm5
	vmovdqu64	128(%rsi), %zmm6
	vmovdqu64	384(%rsp), %zmm7
	vmovdqa64	%zmm7, %zmm10
	vpdpbusd	%zmm4, %zmm0, %zmm10
	vmovdqa64	%zmm7, %zmm9
	vpdpbusd	%zmm4, %zmm1, %zmm9
	vmovdqa64	%zmm7, %zmm8
	vpdpbusd	%zmm4, %zmm2, %zmm8
	vpdpbusd	%zmm4, %zmm3, %zmm7
	vpdpbusd	%zmm5, %zmm1, %zmm10
	vpdpbusd	%zmm5, %zmm2, %zmm9
	vpdpbusd	%zmm5, %zmm3, %zmm8
	vmovdqu64	256(%rax,%rdx,4), %zmm0
	vpdpbusd	%zmm5, %zmm0, %zmm7
	vpdpbusd	%zmm6, %zmm2, %zmm10
	vpdpbusd	%zmm6, %zmm3, %zmm9
	vpdpbusd	%zmm6, %zmm0, %zmm8
	vmovdqu64	320(%rax,%rdx,4), %zmm0
	vpdpbusd	%zmm6, %zmm0, %zmm7
	movq	96(%rsp), %rsi
	movq	864(%rsp), %rdx
.LBB10_39:
	cmpq	864(%rsp), %r15
	je	.LBB10_40
	.p2align	4
.LBB10_59:
	movq	(%rcx,%rdx,8), %r8
	movq	8(%rcx,%rdx,8), %rdi
	vmovdqu64	(%rax,%r8,4), %zmm0
	vmovdqu64	64(%rax,%r8,4), %zmm1
	vmovdqu64	128(%rax,%r8,4), %zmm2
	vmovdqu64	192(%rax,%r8,4), %zmm3
	vmovdqu64	(%rsi), %zmm4
	vmovdqu64	64(%rsi), %zmm5
	vmovdqu64	128(%rsi), %zmm6
	vpdpbusd	%zmm4, %zmm0, %zmm10
	vpdpbusd	%zmm4, %zmm1, %zmm9
	vpdpbusd	%zmm4, %zmm2, %zmm8
	vpdpbusd	%zmm4, %zmm3, %zmm7
	vpdpbusd	%zmm5, %zmm1, %zmm10
	vpdpbusd	%zmm5, %zmm2, %zmm9
	vmovdqu64	256(%rax,%r8,4), %zmm0
	vpdpbusd	%zmm5, %zmm3, %zmm8
	vpdpbusd	%zmm5, %zmm0, %zmm7
	vpdpbusd	%zmm6, %zmm2, %zmm10
	vpdpbusd	%zmm6, %zmm3, %zmm9
	vmovdqu64	320(%rax,%r8,4), %zmm1
	vpdpbusd	%zmm6, %zmm0, %zmm8
	vpdpbusd	%zmm6, %zmm1, %zmm7
	vmovdqu64	(%rsi,%rbp), %zmm0
	vmovdqu64	64(%rsi,%rbp), %zmm1
	addq	$2, %rdx
	vmovdqu64	128(%rsi,%rbp), %zmm2
	addq	%rbp, %rsi
	vmovdqu64	(%rax,%rdi,4), %zmm3
	vmovdqu64	64(%rax,%rdi,4), %zmm4
	vmovdqu64	128(%rax,%rdi,4), %zmm5
	vmovdqu64	192(%rax,%rdi,4), %zmm6
	vpdpbusd	%zmm0, %zmm3, %zmm10
	vpdpbusd	%zmm0, %zmm4, %zmm9
	vpdpbusd	%zmm0, %zmm5, %zmm8
	vpdpbusd	%zmm0, %zmm6, %zmm7
	vpdpbusd	%zmm1, %zmm4, %zmm10
	vpdpbusd	%zmm1, %zmm5, %zmm9
	vpdpbusd	%zmm1, %zmm6, %zmm8
	vmovdqu64	256(%rax,%rdi,4), %zmm0
	vpdpbusd	%zmm1, %zmm0, %zmm7
	vpdpbusd	%zmm2, %zmm5, %zmm10
	vpdpbusd	%zmm2, %zmm6, %zmm9
	vpdpbusd	%zmm2, %zmm0, %zmm8
	vmovdqu64	320(%rax,%rdi,4), %zmm0
	vpdpbusd	%zmm2, %zmm0, %zmm7
	addq	%rbp, %rsi
	cmpq	%rdx, %r15
	jne	.LBB10_59
.LBB10_40:
	vmovdqu64	%zmm10, 576(%rsp)
	vmovdqu64	%zmm9, 640(%rsp)
	vmovdqu64	%zmm8, 448(%rsp)
	vmovdqu64	%zmm7, 512(%rsp)
	imulq	%r12, %r13
	addq	72(%rsp), %r13
	movq	848(%rsp), %rbx
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB10_42
	leaq	(%rbx,%r13,4), %rax
	vmovups	576(%rsp), %zmm0
	vmovups	%zmm0, (%rbx,%r13,4)
	vmovups	640(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r12,4)
	vmovups	448(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r12,8)
	movq	992(%rsp), %rcx
	vmovdqu64	512(%rsp), %zmm0
	vmovdqu64	%zmm0, (%rcx,%rax)
	jmp	.LBB10_43
	.p2align	4
.LBB10_44:
	testq	%rbx, %rbx
	jle	.LBB10_55
	movq	8(%rsp), %rax
	movq	32(%rax), %rcx
	movq	16(%rsp), %rax
	movq	152(%rax), %r14
	shlq	$6, %rcx
	movq	%rcx, 640(%rsp)
	movl	%r15d, %ecx
	movq	(%rsp), %rax
	subl	%eax, %ecx
	andl	$3, %ecx
	movq	%rcx, 448(%rsp)
	subq	%r15, %rax
	movq	%rax, 576(%rsp)
	xorl	%r13d, %r13d
	jmp	.LBB10_46
	.p2align	4
.LBB10_53:
	vcvtdq2ps	512(%rsp), %zmm0
	movq	40(%rsp), %rax
	vmulps	128(%rax), %zmm0, %zmm0
	movq	16(%rsp), %rax
	vmaxps	(%rax), %zmm0, %zmm0
	vminps	64(%rax), %zmm0, %zmm0
	vaddps	.LCPI10_0(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%rax), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	movq	144(%rax), %rax
	vmovdqu	%xmm0, (%rax,%rbx)
.LBB10_54:
	incq	%r13
	movq	48(%rsp), %rbx
	cmpq	%rbx, %r13
	je	.LBB10_55
.LBB10_46:
	vmovdqu64	384(%rsp), %zmm3
	cmpq	(%rsp), %r15
	je	.LBB10_51
	movq	640(%rsp), %rax
	imulq	%r13, %rax
	addq	104(%rsp), %rax
	movq	8(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	32(%rsp), %rsi
	movq	(%rsp), %rdx
	vmovdqu64	384(%rsp), %zmm3
	cmpq	$0, 448(%rsp)
	je	.LBB10_50
	movq	448(%rsp), %rdi
	movq	32(%rsp), %rsi
	movq	(%rsp), %rdx
	vmovdqu64	384(%rsp), %zmm3
	.p2align	4
.LBB10_49:
	movq	(%rcx,%rdx,8), %r8
	incq	%rdx
	vmovdqu64	(%rax,%r8,4), %zmm0
	vmovdqu64	64(%rax,%r8,4), %zmm1
	vmovdqu64	128(%rax,%r8,4), %zmm2
	vpdpbusd	(%rsi), %zmm0, %zmm3
	vpdpbusd	64(%rsi), %zmm1, %zmm3
	vpdpbusd	128(%rsi), %zmm2, %zmm3
	addq	%rbp, %rsi
	decq	%rdi
	jne	.LBB10_49
.LBB10_50:
	cmpq	$-4, 576(%rsp)
	ja	.LBB10_51
	.p2align	4
.LBB10_60:
	movq	(%rcx,%rdx,8), %rdi
	movq	8(%rcx,%rdx,8), %r8
	vmovdqu64	(%rax,%rdi,4), %zmm0
	vmovdqu64	64(%rax,%rdi,4), %zmm1
	vmovdqu64	128(%rax,%rdi,4), %zmm2
	vpdpbusd	(%rsi), %zmm0, %zmm3
	vpdpbusd	64(%rsi), %zmm1, %zmm3
	vpdpbusd	128(%rsi), %zmm2, %zmm3
	vmovdqu64	(%rax,%r8,4), %zmm0
	vmovdqu64	64(%rax,%r8,4), %zmm1
	vmovdqu64	128(%rax,%r8,4), %zmm2
	vpdpbusd	(%rsi,%rbp), %zmm0, %zmm3
	leaq	(%rsi,%rbp), %rdi
	vpdpbusd	64(%rsi,%rbp), %zmm1, %zmm3
	vpdpbusd	128(%rsi,%rbp), %zmm2, %zmm3
	movq	16(%rcx,%rdx,8), %rsi
	vmovdqu64	(%rax,%rsi,4), %zmm0
	vmovdqu64	64(%rax,%rsi,4), %zmm1
	vmovdqu64	128(%rax,%rsi,4), %zmm2
	vpdpbusd	(%rbp,%rdi), %zmm0, %zmm3
	vpdpbusd	64(%rbp,%rdi), %zmm1, %zmm3
	vpdpbusd	128(%rbp,%rdi), %zmm2, %zmm3
	addq	%rbp, %rdi
	movq	24(%rcx,%rdx,8), %rsi
	vmovdqu64	(%rax,%rsi,4), %zmm0
	vmovdqu64	64(%rax,%rsi,4), %zmm1
	vmovdqu64	128(%rax,%rsi,4), %zmm2
	vpdpbusd	(%rbp,%rdi), %zmm0, %zmm3
	vpdpbusd	64(%rbp,%rdi), %zmm1, %zmm3
	addq	$4, %rdx
	vpdpbusd	128(%rbp,%rdi), %zmm2, %zmm3
	leaq	(,%rbp,2), %rsi
	addq	%rdi, %rsi
	cmpq	%rdx, %r15
	jne	.LBB10_60
.LBB10_51:
	vmovdqu64	%zmm3, 512(%rsp)
	movq	%r13, %rbx
	imulq	%r14, %rbx
	addq	72(%rsp), %rbx
	movq	848(%rsp), %r12
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB10_53
	vmovdqu64	512(%rsp), %zmm0
	vmovdqu64	%zmm0, (%r12,%rbx,4)
	jmp	.LBB10_54
	.p2align	4
.LBB10_55:
	vmovdqu64	704(%rsp), %zmm0
	vmovdqu64	768(%rsp), %zmm1
	vmovdqu64	792(%rsp), %zmm2
	vmovdqu64	%zmm2, 1208(%rsp)
	vmovdqu64	%zmm1, 1184(%rsp)
	vmovdqu64	%zmm0, 1120(%rsp)
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB10_57
	movq	16(%rsp), %rax
	movq	152(%rax), %rcx
	movq	40(%rsp), %rdi
	movq	72(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	1120(%rsp), %r13
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	jmp	.LBB10_57
.Lfunc_end10:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5, .Lfunc_end10-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI11_0:
	.long	0x4b400000
.LCPI11_1:
	.long	0x42fe0000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI11_2:
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5:
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
	subq	$1272, %rsp
	.cfi_def_cfa_offset 1328
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 8(%rsp)
	movq	88(%r13), %rax
	movq	%r13, (%rsp)
	movq	104(%r13), %r12
	leaq	15(%rax), %rbx
	movq	%rax, 136(%rsp)
	addq	$30, %rax
	testq	%rbx, %rbx
	cmovnsq	%rbx, %rax
	movq	%rax, 48(%rsp)
	movq	%r12, %rax
	shrq	$32, %rax
	je	.LBB11_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r12
	jmp	.LBB11_3
.LBB11_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r12d
.LBB11_3:
	cmpq	$2, %rax
	movl	$1, %ecx
	cmovgeq	%rax, %rcx
	movq	%rcx, 184(%rsp)
	movq	8(%rsp), %rax
	vmovdqu64	160(%rax), %zmm0
	vmovdqu64	224(%rax), %zmm1
	vmovdqu64	248(%rax), %zmm2
	vmovdqu64	%zmm2, 792(%rsp)
	vmovdqu64	%zmm1, 768(%rsp)
	vmovdqu64	%zmm0, 704(%rsp)
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	xorl	%ecx, %ecx
	testl	%eax, %eax
	sete	%al
	cmpq	$16, %rbx
	jge	.LBB11_4
.LBB11_10:
	addq	$1272, %rsp
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
.LBB11_4:
	.cfi_def_cfa_offset 1328
	sarq	$4, 48(%rsp)
	movb	%al, %cl
	leaq	3(,%rcx,2), %rax
	movq	%rax, 248(%rsp)
	movq	(%rsp), %rdx
	movq	40(%rdx), %rax
	movq	64(%rdx), %rbp
	movq	%rax, 240(%rsp)
	movq	32(%rax), %rax
	imulq	%rbp, %rax
	leaq	(%rax,%rcx,2), %rax
	addq	$3, %rax
	movq	%rax, %rcx
	shlq	$4, %rcx
	movq	96(%rdx), %rdx
	movq	%rcx, 200(%rsp)
	decq	%rcx
	movq	%rcx, 168(%rsp)
	addq	$-16, 136(%rsp)
	movq	%rbp, 232(%rsp)
	shlq	$6, %rbp
	leaq	-8(%r12), %rcx
	movq	%rcx, 376(%rsp)
	leaq	-4(%r12), %rcx
	movq	%rcx, 368(%rsp)
	movq	%rax, %rcx
	shlq	$6, %rcx
	shlq	$8, %rax
	movq	%rax, 160(%rsp)
	movl	$64, %eax
	movq	%rax, 120(%rsp)
	xorl	%esi, %esi
	movq	%rcx, 216(%rsp)
	movq	%rcx, 112(%rsp)
	movq	%r12, 56(%rsp)
	movq	%rdx, 176(%rsp)
	jmp	.LBB11_5
	.p2align	4
.LBB11_9:
	movq	160(%rsp), %rax
	addq	%rax, 112(%rsp)
	addq	%rax, 120(%rsp)
	movq	104(%rsp), %rax
	movq	%rax, %rsi
	cmpq	48(%rsp), %rax
	jge	.LBB11_10
.LBB11_5:
	leaq	4(%rsi), %rax
	movq	%rax, 104(%rsp)
	testq	%rdx, %rdx
	jle	.LBB11_9
	movq	48(%rsp), %rax
	movq	104(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 224(%rsp)
	xorl	%edi, %edi
	movq	$0, 40(%rsp)
	movq	%rsi, 128(%rsp)
	jmp	.LBB11_7
	.p2align	4
.LBB11_16:
	movq	192(%rsp), %rdi
	movq	%rdi, 40(%rsp)
	movq	176(%rsp), %rdx
	cmpq	%rdx, %rdi
	movq	128(%rsp), %rsi
	jge	.LBB11_9
.LBB11_7:
	movq	184(%rsp), %rax
	addq	%rax, %rdi
	jno	.LBB11_11
	movq	%rdx, %rcx
	subq	40(%rsp), %rcx
	cmpq	%rdi, %rdx
	cmovlq	%rdx, %rdi
	cmovgeq	%rax, %rcx
	movq	%rdi, 88(%rsp)
	movabsq	$9223372036854775807, %rdi
	jmp	.LBB11_12
	.p2align	4
.LBB11_11:
	cmpq	%rdi, %rdx
	movq	%rdi, %rcx
	cmovlq	%rdx, %rcx
	movq	%rcx, 88(%rsp)
	subq	40(%rsp), %rcx
.LBB11_12:
	movq	168(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	movq	%rdi, 192(%rsp)
	je	.LBB11_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rsi, 48(%rsp)
	je	.LBB11_16
	jmp	.LBB11_17
	.p2align	4
.LBB11_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rsi, 48(%rsp)
	je	.LBB11_16
.LBB11_17:
	movq	(%rsp), %rax
	movq	80(%rax), %rdx
	movq	112(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 144(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 256(%rsp)
	movq	120(%rsp), %rax
	movq	%rdx, 208(%rsp)
	addq	%rdx, %rax
	movq	%rax, 80(%rsp)
	movq	128(%rsp), %rax
	movq	%rax, 72(%rsp)
	movq	%rcx, 264(%rsp)
	jmp	.LBB11_18
	.p2align	4
.LBB11_57:
	movq	72(%rsp), %rdx
	incq	%rdx
	movq	216(%rsp), %rax
	addq	%rax, 144(%rsp)
	addq	%rax, 80(%rsp)
	movq	%rdx, 72(%rsp)
	cmpq	224(%rsp), %rdx
	je	.LBB11_16
.LBB11_18:
	movq	88(%rsp), %rax
	cmpq	%rax, 40(%rsp)
	je	.LBB11_57
	movq	72(%rsp), %rsi
	movq	%rsi, %rax
	imulq	200(%rsp), %rax
	movq	208(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rax
	movq	%rax, 32(%rsp)
	movq	(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 304(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 296(%rsp)
	movq	8(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 288(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 280(%rsp)
	shlq	$4, %rsi
	movq	136(%rsp), %rax
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	movq	%rsi, 272(%rsp)
	movq	144(%rsp), %rdx
	movq	40(%rsp), %rsi
	jmp	.LBB11_20
	.p2align	4
.LBB11_56:
	movq	312(%rsp), %rsi
	incq	%rsi
	movq	320(%rsp), %rdx
	addq	256(%rsp), %rdx
	cmpq	88(%rsp), %rsi
	movq	264(%rsp), %rcx
	je	.LBB11_57
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
	movq	%rdx, 320(%rsp)
	movq	%rsi, %rax
	imulq	296(%rsp), %rax
	leaq	3(%rax), %rbx
	testq	%rax, %rax
	cmovnsq	%rax, %rbx
	movq	%rbx, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	240(%rsp), %rcx
	movq	(%rcx,%rax,8), %r13
	movq	8(%rcx,%rax,8), %r15
	movq	%r13, 16(%rsp)
	imulq	232(%rsp), %r13
	addq	248(%rsp), %r13
	shlq	$6, %r13
	movq	%rsi, 312(%rsp)
	imulq	280(%rsp), %rsi
	addq	272(%rsp), %rsi
	movq	%rsi, 64(%rsp)
	movq	32(%rsp), %rax
	vmovups	(%rax), %zmm0
	vmovups	%zmm0, 384(%rsp)
	movl	708(%rsp), %r14d
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	cmovel	%eax, %r14d
	sarq	$2, %rbx
	imulq	304(%rsp), %rbx
	movq	288(%rsp), %rax
	leaq	(%rax,%rbx,4), %rax
	movq	%rax, 96(%rsp)
	vpbroadcastd	%r14d, %zmm0
	vpmulld	384(%rsp), %zmm0, %zmm0
	vmovdqu64	%zmm0, 384(%rsp)
	cmpq	$7, %r12
	movq	%r13, 24(%rsp)
	jle	.LBB11_24
	movq	(%rsp), %rax
	movq	32(%rax), %rdx
	movq	8(%rsp), %rax
	movq	%r13, %rcx
	movq	152(%rax), %r13
	shlq	$6, %rdx
	movq	%rdx, 360(%rsp)
	leaq	(,%r13,2), %rax
	movq	%rax, 352(%rsp)
	leaq	(,%r13,2), %rax
	addq	%r13, %rax
	movq	%rax, 152(%rsp)
	movq	%r13, %rax
	shlq	$4, %rax
	movq	%rax, 344(%rsp)
	leaq	(,%r13,4), %rax
	movq	%rax, 336(%rsp)
	movq	80(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 328(%rsp)
	xorl	%ebx, %ebx
	jmp	.LBB11_27
	.p2align	4
.LBB11_32:
	leaq	(%r12,%r14,4), %rax
	vmovups	1056(%rsp), %zmm0
	vmovups	%zmm0, (%r12,%r14,4)
	vmovups	864(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,4)
	movq	352(%rsp), %rcx
	vmovups	928(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%rcx,4)
	movq	152(%rsp), %rdx
	vmovups	992(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%rdx,4)
	shlq	$2, %r14
	addq	848(%rsp), %r14
	movq	344(%rsp), %rax
	vmovups	576(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r14)
	addq	%rax, %r14
	vmovups	640(%rsp), %zmm0
	vmovups	%zmm0, (%r14,%r13,4)
	vmovups	448(%rsp), %zmm0
	vmovups	%zmm0, (%r14,%rcx,4)
	vmovdqu64	512(%rsp), %zmm0
	vmovdqu64	%zmm0, (%r14,%rdx,4)
.LBB11_33:
	leaq	8(%rbx), %r14
	addq	$12, %rbx
	movq	56(%rsp), %rax
	cmpq	%rax, %rbx
	movq	%r14, %rbx
	jge	.LBB11_34
.LBB11_27:
	movq	376(%rsp), %rax
	cmpq	%rbx, %rax
	movq	%rbx, %r14
	cmovlq	%rax, %r14
	vmovdqu64	384(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm12
	vmovdqa64	%zmm0, %zmm13
	vmovdqa64	%zmm0, %zmm14
	vmovdqa64	%zmm0, %zmm15
	vmovdqa64	%zmm0, %zmm16
	vmovdqa64	%zmm0, %zmm17
	vmovdqa64	%zmm0, %zmm18
	vmovdqa64	%zmm0, %zmm19
	cmpq	%r15, 16(%rsp)
	je	.LBB11_30
	movq	360(%rsp), %rax
	imulq	%r14, %rax
	addq	96(%rsp), %rax
	movq	(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	328(%rsp), %rdx
	movq	16(%rsp), %rsi
	vmovdqu64	384(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm19
	vmovdqa64	%zmm0, %zmm18
	vmovdqa64	%zmm0, %zmm17
	vmovdqa64	%zmm0, %zmm16
	vmovdqa64	%zmm0, %zmm15
	vmovdqa64	%zmm0, %zmm14
	vmovdqa64	%zmm0, %zmm13
	vmovdqa64	%zmm0, %zmm12
	.p2align	4
.LBB11_29:
	movq	(%rcx,%rsi,8), %rdi
	incq	%rsi
	vmovdqu64	(%rax,%rdi,4), %zmm0
	vmovdqu64	64(%rax,%rdi,4), %zmm1
	vmovdqu64	128(%rax,%rdi,4), %zmm2
	vmovdqu64	192(%rax,%rdi,4), %zmm3
	vmovdqu64	-64(%rdx), %zmm4
	vmovdqu64	(%rdx), %zmm5
	vmovdqu64	64(%rdx), %zmm6
	vpdpbusd	%zmm4, %zmm0, %zmm19
	vpdpbusd	%zmm4, %zmm2, %zmm18
	vmovdqu64	256(%rax,%rdi,4), %zmm0
	vpdpbusd	%zmm4, %zmm0, %zmm17
	vmovdqu64	384(%rax,%rdi,4), %zmm7
	vpdpbusd	%zmm4, %zmm7, %zmm16
	vmovdqu64	512(%rax,%rdi,4), %zmm8
	vpdpbusd	%zmm4, %zmm8, %zmm15
	vmovdqu64	640(%rax,%rdi,4), %zmm9
	vpdpbusd	%zmm4, %zmm9, %zmm14
	vmovdqu64	768(%rax,%rdi,4), %zmm10
	vpdpbusd	%zmm4, %zmm10, %zmm13
	vmovdqu64	896(%rax,%rdi,4), %zmm11
	vpdpbusd	%zmm4, %zmm11, %zmm12
	vpdpbusd	%zmm5, %zmm1, %zmm19
	vpdpbusd	%zmm5, %zmm3, %zmm18
	vmovdqu64	320(%rax,%rdi,4), %zmm1
	vpdpbusd	%zmm5, %zmm1, %zmm17
	vmovdqu64	448(%rax,%rdi,4), %zmm1
	vpdpbusd	%zmm5, %zmm1, %zmm16
	vmovdqu64	576(%rax,%rdi,4), %zmm1
	vpdpbusd	%zmm5, %zmm1, %zmm15
	vmovdqu64	704(%rax,%rdi,4), %zmm1
	vpdpbusd	%zmm5, %zmm1, %zmm14
	vmovdqu64	832(%rax,%rdi,4), %zmm1
	vpdpbusd	%zmm5, %zmm1, %zmm13
	vmovdqu64	960(%rax,%rdi,4), %zmm1
	vpdpbusd	%zmm5, %zmm1, %zmm12
	vpdpbusd	%zmm6, %zmm2, %zmm19
	vpdpbusd	%zmm6, %zmm0, %zmm18
	vpdpbusd	%zmm6, %zmm7, %zmm17
	vpdpbusd	%zmm6, %zmm8, %zmm16
	vpdpbusd	%zmm6, %zmm9, %zmm15
	vpdpbusd	%zmm6, %zmm10, %zmm14
	vpdpbusd	%zmm6, %zmm11, %zmm13
	vmovdqu64	1024(%rax,%rdi,4), %zmm0
	vpdpbusd	%zmm6, %zmm0, %zmm12
	addq	%rbp, %rdx
	cmpq	%rsi, %r15
	jne	.LBB11_29
.LBB11_30:
	vmovdqu64	%zmm19, 1056(%rsp)
	vmovdqu64	%zmm18, 864(%rsp)
	vmovdqu64	%zmm17, 928(%rsp)
	vmovdqu64	%zmm16, 992(%rsp)
	vmovdqu64	%zmm15, 576(%rsp)
	vmovdqu64	%zmm14, 640(%rsp)
	vmovdqu64	%zmm13, 448(%rsp)
	vmovdqu64	%zmm12, 512(%rsp)
	imulq	%r13, %r14
	addq	64(%rsp), %r14
	movq	848(%rsp), %r12
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	jne	.LBB11_32
	movq	8(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %edx
	vcvttss2si	132(%rdi), %eax
	movq	32(%rsp), %r8
	vmovups	128(%r8), %zmm1
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%edx, %xmm31, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%esi, %esi
	vucomiss	.LCPI11_1(%rip), %xmm0
	seta	%sil
	shll	$7, %esi
	subl	%esi, %edx
	addl	%edx, %eax
	addl	%edx, %ecx
	vcvtdq2ps	1056(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	864(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	928(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	992(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%edx, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm3
	vpbroadcastb	%esi, %zmm4
	vmovdqa64	.LCPI11_2(%rip), %zmm8
	vpermd	%zmm0, %zmm8, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm3, %zmm0, %zmm0
	vpxord	%zmm4, %zmm0, %zmm0
	movq	144(%rdi), %rcx
	leaq	(%rcx,%r14), %rax
	vmovdqu	%xmm0, (%rcx,%r14)
	vextracti32x4	$1, %zmm0, (%r13,%rax)
	vextracti32x4	$2, %zmm0, (%rax,%r13,2)
	movq	152(%rsp), %rcx
	vextracti32x4	$3, %zmm0, (%rcx,%rax)
	vmovups	128(%r8), %zmm0
	vcvtdq2ps	576(%rsp), %zmm5
	vmulps	%zmm5, %zmm0, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vcvtdq2ps	640(%rsp), %zmm6
	vmulps	%zmm6, %zmm0, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm5, %zmm5
	vcvtdq2ps	448(%rsp), %zmm6
	vmulps	%zmm6, %zmm0, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vcvtdq2ps	512(%rsp), %zmm7
	vmulps	%zmm7, %zmm0, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vpackssdw	%zmm0, %zmm6, %zmm0
	vpaddsw	%zmm2, %zmm5, %zmm5
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpacksswb	%zmm0, %zmm5, %zmm0
	vpermd	%zmm0, %zmm8, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm3, %zmm0, %zmm0
	vpxord	%zmm4, %zmm0, %zmm0
	vmovdqu	%xmm0, (%rax,%r13,4)
	addq	336(%rsp), %rax
	vextracti32x4	$1, %zmm0, (%r13,%rax)
	vextracti32x4	$2, %zmm0, (%rax,%r13,2)
	vextracti32x4	$3, %zmm0, (%rcx,%rax)
	jmp	.LBB11_33
	.p2align	4
.LBB11_24:
	cmpq	$3, %r12
	jle	.LBB11_43
	xorl	%r14d, %r14d
	jmp	.LBB11_35
	.p2align	4
.LBB11_34:
	cmpq	%rax, %r14
	jge	.LBB11_54
.LBB11_35:
	movq	(%rsp), %rax
	movq	32(%rax), %rcx
	movq	8(%rsp), %rax
	movq	152(%rax), %r12
	shlq	$6, %rcx
	movq	%rcx, 992(%rsp)
	leaq	(,%r12,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 928(%rsp)
	leaq	(%r12,%r12,2), %rax
	movq	%rax, 864(%rsp)
	movq	24(%rsp), %rax
	addq	80(%rsp), %rax
	movq	%rax, 24(%rsp)
	jmp	.LBB11_36
	.p2align	4
.LBB11_41:
	movq	8(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %esi
	movq	32(%rsp), %rax
	vmovups	128(%rax), %zmm1
	vcvttss2si	132(%rdi), %eax
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%esi, %xmm31, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%edx, %edx
	vucomiss	.LCPI11_1(%rip), %xmm0
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	576(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	640(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	448(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	512(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%esi, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm2
	vpbroadcastb	%edx, %zmm3
	vmovdqa64	.LCPI11_2(%rip), %zmm4
	vpermd	%zmm0, %zmm4, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm2, %zmm0, %zmm0
	vpxord	%zmm3, %zmm0, %zmm0
	movq	144(%rdi), %rax
	leaq	(%rax,%r13), %rcx
	vmovdqu	%xmm0, (%rax,%r13)
	vextracti32x4	$1, %zmm0, (%r12,%rcx)
	vextracti32x4	$2, %zmm0, (%rcx,%r12,2)
	movq	864(%rsp), %rax
	vextracti32x4	$3, %zmm0, (%rax,%rcx)
.LBB11_42:
	addq	$4, %r14
	cmpq	56(%rsp), %r14
	jge	.LBB11_54
.LBB11_36:
	movq	368(%rsp), %rax
	cmpq	%r14, %rax
	movq	%r14, %r13
	cmovlq	%rax, %r13
	vmovdqu64	384(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm8
	vmovdqa64	%zmm0, %zmm9
	vmovdqa64	%zmm0, %zmm10
	vmovdqa64	%zmm0, %zmm11
	cmpq	%r15, 16(%rsp)
	je	.LBB11_39
	movq	992(%rsp), %rax
	imulq	%r13, %rax
	addq	96(%rsp), %rax
	movq	(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	24(%rsp), %rdx
	movq	16(%rsp), %rsi
	vmovdqu64	384(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm11
	vmovdqa64	%zmm0, %zmm10
	vmovdqa64	%zmm0, %zmm9
	vmovdqa64	%zmm0, %zmm8
	.p2align	4
.LBB11_38:
	movq	(%rcx,%rsi,8), %rdi
	incq	%rsi
	vmovdqu64	(%rax,%rdi,4), %zmm0
	vmovdqu64	64(%rax,%rdi,4), %zmm1
	vmovdqu64	128(%rax,%rdi,4), %zmm2
	vmovdqu64	192(%rax,%rdi,4), %zmm3
	vmovdqu64	-64(%rdx), %zmm4
	vmovdqu64	(%rdx), %zmm5
	vmovdqu64	64(%rdx), %zmm6
	vpdpbusd	%zmm4, %zmm0, %zmm11
	vpdpbusd	%zmm4, %zmm2, %zmm10
	vmovdqu64	256(%rax,%rdi,4), %zmm0
	vmovdqu64	384(%rax,%rdi,4), %zmm7
	vpdpbusd	%zmm4, %zmm0, %zmm9
	vpdpbusd	%zmm4, %zmm7, %zmm8
	vpdpbusd	%zmm5, %zmm1, %zmm11
	vpdpbusd	%zmm5, %zmm3, %zmm10
	vmovdqu64	320(%rax,%rdi,4), %zmm1
	vpdpbusd	%zmm5, %zmm1, %zmm9
	vmovdqu64	448(%rax,%rdi,4), %zmm1
	vpdpbusd	%zmm5, %zmm1, %zmm8
	vpdpbusd	%zmm6, %zmm2, %zmm11
	vpdpbusd	%zmm6, %zmm0, %zmm10
	vpdpbusd	%zmm6, %zmm7, %zmm9
	vmovdqu64	512(%rax,%rdi,4), %zmm0
	vpdpbusd	%zmm6, %zmm0, %zmm8
	addq	%rbp, %rdx
	cmpq	%rsi, %r15
	jne	.LBB11_38
.LBB11_39:
	vmovdqu64	%zmm11, 576(%rsp)
	vmovdqu64	%zmm10, 640(%rsp)
	vmovdqu64	%zmm9, 448(%rsp)
	vmovdqu64	%zmm8, 512(%rsp)
	imulq	%r12, %r13
	addq	64(%rsp), %r13
	movq	848(%rsp), %rbx
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB11_41
	leaq	(%rbx,%r13,4), %rax
	vmovups	576(%rsp), %zmm0
	vmovups	%zmm0, (%rbx,%r13,4)
	vmovups	640(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r12,4)
	vmovups	448(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r12,8)
	movq	928(%rsp), %rcx
	vmovdqu64	512(%rsp), %zmm0
	vmovdqu64	%zmm0, (%rcx,%rax)
	jmp	.LBB11_42
	.p2align	4
.LBB11_43:
	testq	%r12, %r12
	jle	.LBB11_54
	movq	24(%rsp), %rax
	addq	32(%rsp), %rax
	movq	%rax, 24(%rsp)
	movq	(%rsp), %rax
	movq	32(%rax), %rcx
	movq	8(%rsp), %rax
	movq	152(%rax), %r14
	shlq	$6, %rcx
	movq	%rcx, 640(%rsp)
	movl	%r15d, %ecx
	movq	16(%rsp), %rax
	subl	%eax, %ecx
	andl	$3, %ecx
	movq	%rcx, 448(%rsp)
	subq	%r15, %rax
	movq	%rax, 576(%rsp)
	xorl	%r13d, %r13d
	jmp	.LBB11_45
	.p2align	4
.LBB11_52:
	vcvtdq2ps	512(%rsp), %zmm0
	movq	32(%rsp), %rax
	vmulps	128(%rax), %zmm0, %zmm0
	movq	8(%rsp), %rax
	vmaxps	(%rax), %zmm0, %zmm0
	vminps	64(%rax), %zmm0, %zmm0
	vaddps	.LCPI11_0(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%rax), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	movq	144(%rax), %rax
	vmovdqu	%xmm0, (%rax,%rbx)
.LBB11_53:
	incq	%r13
	cmpq	56(%rsp), %r13
	je	.LBB11_54
.LBB11_45:
	vmovdqu64	384(%rsp), %zmm3
	cmpq	%r15, 16(%rsp)
	je	.LBB11_50
	movq	640(%rsp), %rax
	imulq	%r13, %rax
	addq	96(%rsp), %rax
	movq	(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	24(%rsp), %rsi
	movq	16(%rsp), %rdx
	vmovdqu64	384(%rsp), %zmm3
	cmpq	$0, 448(%rsp)
	je	.LBB11_49
	movq	448(%rsp), %rdi
	movq	24(%rsp), %rsi
	movq	16(%rsp), %rdx
	vmovdqu64	384(%rsp), %zmm3
	.p2align	4
.LBB11_48:
	movq	(%rcx,%rdx,8), %r8
	incq	%rdx
	vmovdqu64	(%rax,%r8,4), %zmm0
	vmovdqu64	64(%rax,%r8,4), %zmm1
	vmovdqu64	128(%rax,%r8,4), %zmm2
	vpdpbusd	(%rsi), %zmm0, %zmm3
	vpdpbusd	64(%rsi), %zmm1, %zmm3
	vpdpbusd	128(%rsi), %zmm2, %zmm3
	addq	%rbp, %rsi
	decq	%rdi
	jne	.LBB11_48
.LBB11_49:
	cmpq	$-4, 576(%rsp)
	ja	.LBB11_50
	.p2align	4
.LBB11_58:
	movq	(%rcx,%rdx,8), %rdi
	movq	8(%rcx,%rdx,8), %r8
	vmovdqu64	(%rax,%rdi,4), %zmm0
	vmovdqu64	64(%rax,%rdi,4), %zmm1
	vmovdqu64	128(%rax,%rdi,4), %zmm2
	vpdpbusd	(%rsi), %zmm0, %zmm3
	vpdpbusd	64(%rsi), %zmm1, %zmm3
	vpdpbusd	128(%rsi), %zmm2, %zmm3
	vmovdqu64	(%rax,%r8,4), %zmm0
	vmovdqu64	64(%rax,%r8,4), %zmm1
	vmovdqu64	128(%rax,%r8,4), %zmm2
	vpdpbusd	(%rsi,%rbp), %zmm0, %zmm3
	leaq	(%rsi,%rbp), %rdi
	vpdpbusd	64(%rsi,%rbp), %zmm1, %zmm3
	vpdpbusd	128(%rsi,%rbp), %zmm2, %zmm3
	movq	16(%rcx,%rdx,8), %rsi
	vmovdqu64	(%rax,%rsi,4), %zmm0
	vmovdqu64	64(%rax,%rsi,4), %zmm1
	vmovdqu64	128(%rax,%rsi,4), %zmm2
	vpdpbusd	(%rbp,%rdi), %zmm0, %zmm3
	vpdpbusd	64(%rbp,%rdi), %zmm1, %zmm3
	vpdpbusd	128(%rbp,%rdi), %zmm2, %zmm3
	addq	%rbp, %rdi
	movq	24(%rcx,%rdx,8), %rsi
	vmovdqu64	(%rax,%rsi,4), %zmm0
	vmovdqu64	64(%rax,%rsi,4), %zmm1
	vmovdqu64	128(%rax,%rsi,4), %zmm2
	vpdpbusd	(%rbp,%rdi), %zmm0, %zmm3
	vpdpbusd	64(%rbp,%rdi), %zmm1, %zmm3
	addq	$4, %rdx
	vpdpbusd	128(%rbp,%rdi), %zmm2, %zmm3
	leaq	(,%rbp,2), %rsi
	addq	%rdi, %rsi
	cmpq	%rdx, %r15
	jne	.LBB11_58
.LBB11_50:
	vmovdqu64	%zmm3, 512(%rsp)
	movq	%r13, %rbx
	imulq	%r14, %rbx
	addq	64(%rsp), %rbx
	movq	848(%rsp), %r12
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB11_52
	vmovdqu64	512(%rsp), %zmm0
	vmovdqu64	%zmm0, (%r12,%rbx,4)
	jmp	.LBB11_53
	.p2align	4
.LBB11_54:
	vmovdqu64	704(%rsp), %zmm0
	vmovdqu64	768(%rsp), %zmm1
	vmovdqu64	792(%rsp), %zmm2
	vmovdqu64	%zmm2, 1208(%rsp)
	vmovdqu64	%zmm1, 1184(%rsp)
	vmovdqu64	%zmm0, 1120(%rsp)
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	movq	56(%rsp), %r12
	je	.LBB11_56
	movq	8(%rsp), %rax
	movq	152(%rax), %rcx
	movq	32(%rsp), %rdi
	movq	64(%rsp), %rsi
	movq	%r12, %rdx
	leaq	1120(%rsp), %r13
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	jmp	.LBB11_56
.Lfunc_end11:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5, .Lfunc_end11-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI12_0:
	.long	0x4b400000
.LCPI12_1:
	.long	0x42fe0000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI12_2:
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5:
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
	subq	$1272, %rsp
	.cfi_def_cfa_offset 1328
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 8(%rsp)
	movq	88(%r13), %rax
	movq	%r13, (%rsp)
	movq	104(%r13), %r13
	leaq	15(%rax), %rbx
	movq	%rax, 136(%rsp)
	addq	$30, %rax
	testq	%rbx, %rbx
	cmovnsq	%rbx, %rax
	movq	%rax, 48(%rsp)
	movq	%r13, %rax
	shrq	$32, %rax
	je	.LBB12_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r13
	jmp	.LBB12_3
.LBB12_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r13d
.LBB12_3:
	cmpq	$2, %rax
	movl	$1, %ecx
	cmovgeq	%rax, %rcx
	movq	%rcx, 184(%rsp)
	movq	8(%rsp), %rax
	vmovdqu64	160(%rax), %zmm0
	vmovdqu64	224(%rax), %zmm1
	vmovdqu64	248(%rax), %zmm2
	vmovdqu64	%zmm2, 792(%rsp)
	vmovdqu64	%zmm1, 768(%rsp)
	vmovdqu64	%zmm0, 704(%rsp)
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	xorl	%ecx, %ecx
	testl	%eax, %eax
	sete	%al
	cmpq	$16, %rbx
	jge	.LBB12_4
.LBB12_10:
	addq	$1272, %rsp
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
.LBB12_4:
	.cfi_def_cfa_offset 1328
	sarq	$4, 48(%rsp)
	movb	%al, %cl
	leaq	3(,%rcx,2), %rax
	movq	%rax, 248(%rsp)
	movq	(%rsp), %rdx
	movq	40(%rdx), %rax
	movq	64(%rdx), %rbp
	movq	%rax, 240(%rsp)
	movq	32(%rax), %rax
	imulq	%rbp, %rax
	leaq	(%rax,%rcx,2), %rax
	addq	$3, %rax
	movq	%rax, %rcx
	shlq	$4, %rcx
	movq	96(%rdx), %rdx
	movq	%rcx, 200(%rsp)
	decq	%rcx
	movq	%rcx, 168(%rsp)
	addq	$-16, 136(%rsp)
	movq	%rbp, 232(%rsp)
	shlq	$6, %rbp
	leaq	-8(%r13), %rcx
	movq	%rcx, 376(%rsp)
	leaq	-4(%r13), %rcx
	movq	%rcx, 368(%rsp)
	movq	%rax, %rcx
	shlq	$6, %rcx
	shlq	$8, %rax
	movq	%rax, 160(%rsp)
	movl	$128, %eax
	movq	%rax, 120(%rsp)
	xorl	%esi, %esi
	movq	%rcx, 216(%rsp)
	movq	%rcx, 112(%rsp)
	movq	%r13, 56(%rsp)
	movq	%rdx, 176(%rsp)
	jmp	.LBB12_5
	.p2align	4
.LBB12_9:
	movq	160(%rsp), %rax
	addq	%rax, 112(%rsp)
	addq	%rax, 120(%rsp)
	movq	104(%rsp), %rax
	movq	%rax, %rsi
	cmpq	48(%rsp), %rax
	jge	.LBB12_10
.LBB12_5:
	leaq	4(%rsi), %rax
	movq	%rax, 104(%rsp)
	testq	%rdx, %rdx
	jle	.LBB12_9
	movq	48(%rsp), %rax
	movq	104(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 224(%rsp)
	xorl	%edi, %edi
	movq	$0, 40(%rsp)
	movq	%rsi, 128(%rsp)
	jmp	.LBB12_7
	.p2align	4
.LBB12_16:
	movq	192(%rsp), %rdi
	movq	%rdi, 40(%rsp)
	movq	176(%rsp), %rdx
	cmpq	%rdx, %rdi
	movq	128(%rsp), %rsi
	jge	.LBB12_9
.LBB12_7:
	movq	184(%rsp), %rax
	addq	%rax, %rdi
	jno	.LBB12_11
	movq	%rdx, %rcx
	subq	40(%rsp), %rcx
	cmpq	%rdi, %rdx
	cmovlq	%rdx, %rdi
	cmovgeq	%rax, %rcx
	movq	%rdi, 88(%rsp)
	movabsq	$9223372036854775807, %rdi
	jmp	.LBB12_12
	.p2align	4
.LBB12_11:
	cmpq	%rdi, %rdx
	movq	%rdi, %rcx
	cmovlq	%rdx, %rcx
	movq	%rcx, 88(%rsp)
	subq	40(%rsp), %rcx
.LBB12_12:
	movq	168(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	movq	%rdi, 192(%rsp)
	je	.LBB12_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rsi, 48(%rsp)
	je	.LBB12_16
	jmp	.LBB12_17
	.p2align	4
.LBB12_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rsi, 48(%rsp)
	je	.LBB12_16
.LBB12_17:
	movq	(%rsp), %rax
	movq	80(%rax), %rdx
	movq	112(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 144(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 256(%rsp)
	movq	120(%rsp), %rax
	movq	%rdx, 208(%rsp)
	addq	%rdx, %rax
	movq	%rax, 80(%rsp)
	movq	128(%rsp), %rax
	movq	%rax, 72(%rsp)
	movq	%rcx, 264(%rsp)
	jmp	.LBB12_18
	.p2align	4
.LBB12_56:
	movq	72(%rsp), %rdx
	incq	%rdx
	movq	216(%rsp), %rax
	addq	%rax, 144(%rsp)
	addq	%rax, 80(%rsp)
	movq	%rdx, 72(%rsp)
	cmpq	224(%rsp), %rdx
	je	.LBB12_16
.LBB12_18:
	movq	88(%rsp), %rax
	cmpq	%rax, 40(%rsp)
	je	.LBB12_56
	movq	72(%rsp), %rsi
	movq	%rsi, %rax
	imulq	200(%rsp), %rax
	movq	208(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rax
	movq	%rax, 32(%rsp)
	movq	(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 304(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 296(%rsp)
	movq	8(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 288(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 280(%rsp)
	shlq	$4, %rsi
	movq	136(%rsp), %rax
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	movq	%rsi, 272(%rsp)
	movq	144(%rsp), %rdx
	movq	40(%rsp), %rsi
	jmp	.LBB12_20
	.p2align	4
.LBB12_55:
	movq	312(%rsp), %rsi
	incq	%rsi
	movq	320(%rsp), %rdx
	addq	256(%rsp), %rdx
	cmpq	88(%rsp), %rsi
	movq	264(%rsp), %rcx
	je	.LBB12_56
.LBB12_20:
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
	movq	%rdx, 320(%rsp)
	movq	%rsi, %rax
	imulq	296(%rsp), %rax
	leaq	3(%rax), %rbx
	testq	%rax, %rax
	cmovnsq	%rax, %rbx
	movq	%rbx, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	240(%rsp), %rcx
	movq	(%rcx,%rax,8), %r12
	movq	8(%rcx,%rax,8), %r15
	movq	%r12, 16(%rsp)
	imulq	232(%rsp), %r12
	addq	248(%rsp), %r12
	shlq	$6, %r12
	movq	%rsi, 312(%rsp)
	imulq	280(%rsp), %rsi
	addq	272(%rsp), %rsi
	movq	%rsi, 64(%rsp)
	movq	32(%rsp), %rax
	vmovups	(%rax), %zmm0
	vmovups	%zmm0, 384(%rsp)
	movl	708(%rsp), %r14d
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	cmovel	%eax, %r14d
	sarq	$2, %rbx
	imulq	304(%rsp), %rbx
	movq	288(%rsp), %rax
	leaq	(%rax,%rbx,4), %rax
	movq	%rax, 96(%rsp)
	vpbroadcastd	%r14d, %zmm0
	vpmulld	384(%rsp), %zmm0, %zmm0
	vmovdqu64	%zmm0, 384(%rsp)
	cmpq	$7, %r13
	movq	%r12, 24(%rsp)
	jle	.LBB12_24
	movq	(%rsp), %rax
	movq	32(%rax), %rcx
	movq	8(%rsp), %rax
	movq	152(%rax), %r13
	shlq	$6, %rcx
	movq	%rcx, 360(%rsp)
	leaq	(,%r13,2), %rax
	movq	%rax, 352(%rsp)
	leaq	(,%r13,2), %rax
	addq	%r13, %rax
	movq	%rax, 152(%rsp)
	movq	%r13, %rax
	shlq	$4, %rax
	movq	%rax, 344(%rsp)
	leaq	(,%r13,4), %rax
	movq	%rax, 336(%rsp)
	movq	80(%rsp), %rax
	addq	%r12, %rax
	movq	%rax, 328(%rsp)
	xorl	%ebx, %ebx
	jmp	.LBB12_27
	.p2align	4
.LBB12_32:
	leaq	(%r12,%r14,4), %rax
	vmovups	1056(%rsp), %zmm0
	vmovups	%zmm0, (%r12,%r14,4)
	vmovups	928(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,4)
	movq	352(%rsp), %rcx
	vmovups	992(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%rcx,4)
	movq	152(%rsp), %rdx
	vmovups	864(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%rdx,4)
	shlq	$2, %r14
	addq	848(%rsp), %r14
	movq	344(%rsp), %rax
	vmovups	576(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r14)
	addq	%rax, %r14
	vmovups	640(%rsp), %zmm0
	vmovups	%zmm0, (%r14,%r13,4)
	vmovups	448(%rsp), %zmm0
	vmovups	%zmm0, (%r14,%rcx,4)
	vmovdqu64	512(%rsp), %zmm0
	vmovdqu64	%zmm0, (%r14,%rdx,4)
.LBB12_33:
	leaq	8(%rbx), %r14
	addq	$12, %rbx
	movq	56(%rsp), %rax
	cmpq	%rax, %rbx
	movq	%r14, %rbx
	jge	.LBB12_34
.LBB12_27:
	movq	376(%rsp), %rax
	cmpq	%rbx, %rax
	movq	%rbx, %r14
	cmovlq	%rax, %r14
	vmovdqu64	384(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm11
	vmovdqa64	%zmm0, %zmm12
	vmovdqa64	%zmm0, %zmm13
	vmovdqa64	%zmm0, %zmm14
	vmovdqa64	%zmm0, %zmm15
	vmovdqa64	%zmm0, %zmm16
	vmovdqa64	%zmm0, %zmm17
	vmovdqa64	%zmm0, %zmm18
	cmpq	16(%rsp), %r15
	je	.LBB12_30
	movq	360(%rsp), %rax
	imulq	%r14, %rax
	addq	96(%rsp), %rax
	movq	(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	328(%rsp), %rdx
	movq	16(%rsp), %rsi
	vmovdqu64	384(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm18
	vmovdqa64	%zmm0, %zmm17
	vmovdqa64	%zmm0, %zmm16
	vmovdqa64	%zmm0, %zmm15
	vmovdqa64	%zmm0, %zmm14
	vmovdqa64	%zmm0, %zmm13
	vmovdqa64	%zmm0, %zmm12
	vmovdqa64	%zmm0, %zmm11
	.p2align	4
.LBB12_29:
	movq	(%rcx,%rsi,8), %rdi
	incq	%rsi
	vmovdqu64	(%rax,%rdi,4), %zmm1
	vmovdqu64	64(%rax,%rdi,4), %zmm3
	vmovdqu64	128(%rax,%rdi,4), %zmm4
	vmovdqu64	192(%rax,%rdi,4), %zmm5
	vmovdqu64	-128(%rdx), %zmm6
	vmovdqu64	-64(%rdx), %zmm7
	vmovdqu64	(%rdx), %zmm8
	vmovdqu64	64(%rdx), %zmm0
	vpdpbusd	%zmm6, %zmm1, %zmm18
	vpdpbusd	%zmm6, %zmm3, %zmm17
	vpdpbusd	%zmm6, %zmm4, %zmm16
	vpdpbusd	%zmm6, %zmm5, %zmm15
	vmovdqu64	256(%rax,%rdi,4), %zmm1
	vpdpbusd	%zmm6, %zmm1, %zmm14
	vmovdqu64	320(%rax,%rdi,4), %zmm2
	vpdpbusd	%zmm6, %zmm2, %zmm13
	vmovdqu64	384(%rax,%rdi,4), %zmm9
	vpdpbusd	%zmm6, %zmm9, %zmm12
	vmovdqu64	448(%rax,%rdi,4), %zmm10
	vpdpbusd	%zmm6, %zmm10, %zmm11
	vpdpbusd	%zmm7, %zmm3, %zmm18
	vpdpbusd	%zmm7, %zmm4, %zmm17
	vpdpbusd	%zmm7, %zmm5, %zmm16
	vpdpbusd	%zmm7, %zmm1, %zmm15
	vpdpbusd	%zmm7, %zmm2, %zmm14
	vpdpbusd	%zmm7, %zmm9, %zmm13
	vmovdqu64	512(%rax,%rdi,4), %zmm3
	vpdpbusd	%zmm7, %zmm10, %zmm12
	vpdpbusd	%zmm7, %zmm3, %zmm11
	vpdpbusd	%zmm8, %zmm4, %zmm18
	vpdpbusd	%zmm8, %zmm5, %zmm17
	vpdpbusd	%zmm8, %zmm1, %zmm16
	vpdpbusd	%zmm8, %zmm2, %zmm15
	vpdpbusd	%zmm8, %zmm9, %zmm14
	vpdpbusd	%zmm8, %zmm10, %zmm13
	vpdpbusd	%zmm8, %zmm3, %zmm12
	vmovdqu64	576(%rax,%rdi,4), %zmm4
	vpdpbusd	%zmm8, %zmm4, %zmm11
	vpdpbusd	%zmm0, %zmm5, %zmm18
	vpdpbusd	%zmm0, %zmm1, %zmm17
	vpdpbusd	%zmm0, %zmm2, %zmm16
	vpdpbusd	%zmm0, %zmm9, %zmm15
	vpdpbusd	%zmm0, %zmm10, %zmm14
	vpdpbusd	%zmm0, %zmm3, %zmm13
	vpdpbusd	%zmm0, %zmm4, %zmm12
	vmovdqu64	640(%rax,%rdi,4), %zmm5
	vpdpbusd	%zmm0, %zmm5, %zmm11
	vmovdqu64	128(%rdx), %zmm0
	vpdpbusd	%zmm0, %zmm1, %zmm18
	vpdpbusd	%zmm0, %zmm2, %zmm17
	vpdpbusd	%zmm0, %zmm9, %zmm16
	vpdpbusd	%zmm0, %zmm10, %zmm15
	vpdpbusd	%zmm0, %zmm3, %zmm14
	vpdpbusd	%zmm0, %zmm4, %zmm13
	vpdpbusd	%zmm0, %zmm5, %zmm12
	vmovdqu64	704(%rax,%rdi,4), %zmm1
	vpdpbusd	%zmm0, %zmm1, %zmm11
	addq	%rbp, %rdx
	cmpq	%rsi, %r15
	jne	.LBB12_29
.LBB12_30:
	vmovdqu64	%zmm18, 1056(%rsp)
	vmovdqu64	%zmm17, 928(%rsp)
	vmovdqu64	%zmm16, 992(%rsp)
	vmovdqu64	%zmm15, 864(%rsp)
	vmovdqu64	%zmm14, 576(%rsp)
	vmovdqu64	%zmm13, 640(%rsp)
	vmovdqu64	%zmm12, 448(%rsp)
	vmovdqu64	%zmm11, 512(%rsp)
	imulq	%r13, %r14
	addq	64(%rsp), %r14
	movq	848(%rsp), %r12
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	jne	.LBB12_32
	movq	8(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %edx
	vcvttss2si	132(%rdi), %eax
	movq	32(%rsp), %r8
	vmovups	128(%r8), %zmm1
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%edx, %xmm31, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%esi, %esi
	vucomiss	.LCPI12_1(%rip), %xmm0
	seta	%sil
	shll	$7, %esi
	subl	%esi, %edx
	addl	%edx, %eax
	addl	%edx, %ecx
	vcvtdq2ps	1056(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	928(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	992(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	864(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%edx, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm3
	vpbroadcastb	%esi, %zmm4
	vmovdqa64	.LCPI12_2(%rip), %zmm8
	vpermd	%zmm0, %zmm8, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm3, %zmm0, %zmm0
	vpxord	%zmm4, %zmm0, %zmm0
	movq	144(%rdi), %rcx
	leaq	(%rcx,%r14), %rax
	vmovdqu	%xmm0, (%rcx,%r14)
	vextracti32x4	$1, %zmm0, (%r13,%rax)
	vextracti32x4	$2, %zmm0, (%rax,%r13,2)
	movq	152(%rsp), %rcx
	vextracti32x4	$3, %zmm0, (%rcx,%rax)
	vmovups	128(%r8), %zmm0
	vcvtdq2ps	576(%rsp), %zmm5
	vmulps	%zmm5, %zmm0, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vcvtdq2ps	640(%rsp), %zmm6
	vmulps	%zmm6, %zmm0, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm5, %zmm5
	vcvtdq2ps	448(%rsp), %zmm6
	vmulps	%zmm6, %zmm0, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vcvtdq2ps	512(%rsp), %zmm7
	vmulps	%zmm7, %zmm0, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vpackssdw	%zmm0, %zmm6, %zmm0
	vpaddsw	%zmm2, %zmm5, %zmm5
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpacksswb	%zmm0, %zmm5, %zmm0
	vpermd	%zmm0, %zmm8, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm3, %zmm0, %zmm0
	vpxord	%zmm4, %zmm0, %zmm0
	vmovdqu	%xmm0, (%rax,%r13,4)
	addq	336(%rsp), %rax
	vextracti32x4	$1, %zmm0, (%r13,%rax)
	vextracti32x4	$2, %zmm0, (%rax,%r13,2)
	vextracti32x4	$3, %zmm0, (%rcx,%rax)
	jmp	.LBB12_33
	.p2align	4
.LBB12_24:
	cmpq	$3, %r13
	jle	.LBB12_43
	xorl	%r14d, %r14d
	jmp	.LBB12_35
	.p2align	4
.LBB12_34:
	cmpq	%rax, %r14
	jge	.LBB12_53
.LBB12_35:
	movq	(%rsp), %rax
	movq	32(%rax), %rcx
	movq	8(%rsp), %rax
	movq	152(%rax), %r12
	shlq	$6, %rcx
	movq	%rcx, 864(%rsp)
	leaq	(,%r12,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 992(%rsp)
	leaq	(%r12,%r12,2), %rax
	movq	%rax, 928(%rsp)
	movq	24(%rsp), %rax
	addq	80(%rsp), %rax
	movq	%rax, 24(%rsp)
	jmp	.LBB12_36
	.p2align	4
.LBB12_41:
	movq	8(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %esi
	movq	32(%rsp), %rax
	vmovups	128(%rax), %zmm1
	vcvttss2si	132(%rdi), %eax
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%esi, %xmm31, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%edx, %edx
	vucomiss	.LCPI12_1(%rip), %xmm0
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	576(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	640(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	448(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	512(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%esi, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm2
	vpbroadcastb	%edx, %zmm3
	vmovdqa64	.LCPI12_2(%rip), %zmm4
	vpermd	%zmm0, %zmm4, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm2, %zmm0, %zmm0
	vpxord	%zmm3, %zmm0, %zmm0
	movq	144(%rdi), %rax
	leaq	(%rax,%r13), %rcx
	vmovdqu	%xmm0, (%rax,%r13)
	vextracti32x4	$1, %zmm0, (%r12,%rcx)
	vextracti32x4	$2, %zmm0, (%rcx,%r12,2)
	movq	928(%rsp), %rax
	vextracti32x4	$3, %zmm0, (%rax,%rcx)
.LBB12_42:
	addq	$4, %r14
	cmpq	56(%rsp), %r14
	jge	.LBB12_53
.LBB12_36:
	movq	368(%rsp), %rax
	cmpq	%r14, %rax
	movq	%r14, %r13
	cmovlq	%rax, %r13
	vmovdqu64	384(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm8
	vmovdqa64	%zmm0, %zmm9
	vmovdqa64	%zmm0, %zmm10
	vmovdqa64	%zmm0, %zmm11
	cmpq	16(%rsp), %r15
	je	.LBB12_39
	movq	864(%rsp), %rax
	imulq	%r13, %rax
	addq	96(%rsp), %rax
	movq	(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	24(%rsp), %rdx
	movq	16(%rsp), %rsi
	vmovdqu64	384(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm11
	vmovdqa64	%zmm0, %zmm10
	vmovdqa64	%zmm0, %zmm9
	vmovdqa64	%zmm0, %zmm8
	.p2align	4
.LBB12_38:
	movq	(%rcx,%rsi,8), %rdi
	incq	%rsi
	vmovdqu64	(%rax,%rdi,4), %zmm0
	vmovdqu64	64(%rax,%rdi,4), %zmm1
	vmovdqu64	128(%rax,%rdi,4), %zmm2
	vmovdqu64	192(%rax,%rdi,4), %zmm3
	vmovdqu64	-128(%rdx), %zmm4
	vmovdqu64	-64(%rdx), %zmm5
	vmovdqu64	(%rdx), %zmm6
	vmovdqu64	64(%rdx), %zmm7
	vpdpbusd	%zmm4, %zmm0, %zmm11
	vpdpbusd	%zmm4, %zmm1, %zmm10
	vpdpbusd	%zmm4, %zmm2, %zmm9
	vpdpbusd	%zmm4, %zmm3, %zmm8
	vpdpbusd	%zmm5, %zmm1, %zmm11
	vpdpbusd	%zmm5, %zmm2, %zmm10
	vmovdqu64	256(%rax,%rdi,4), %zmm0
	vpdpbusd	%zmm5, %zmm3, %zmm9
	vpdpbusd	%zmm5, %zmm0, %zmm8
	vpdpbusd	%zmm6, %zmm2, %zmm11
	vpdpbusd	%zmm6, %zmm3, %zmm10
	vmovdqu64	320(%rax,%rdi,4), %zmm1
	vpdpbusd	%zmm6, %zmm0, %zmm9
	vpdpbusd	%zmm6, %zmm1, %zmm8
	vpdpbusd	%zmm7, %zmm3, %zmm11
	vpdpbusd	%zmm7, %zmm0, %zmm10
	vmovdqu64	384(%rax,%rdi,4), %zmm2
	vpdpbusd	%zmm7, %zmm1, %zmm9
	vpdpbusd	%zmm7, %zmm2, %zmm8
	vmovdqu64	128(%rdx), %zmm3
	vpdpbusd	%zmm3, %zmm0, %zmm11
	vpdpbusd	%zmm3, %zmm1, %zmm10
	vpdpbusd	%zmm3, %zmm2, %zmm9
	vmovdqu64	448(%rax,%rdi,4), %zmm0
	vpdpbusd	%zmm3, %zmm0, %zmm8
	addq	%rbp, %rdx
	cmpq	%rsi, %r15
	jne	.LBB12_38
.LBB12_39:
	vmovdqu64	%zmm11, 576(%rsp)
	vmovdqu64	%zmm10, 640(%rsp)
	vmovdqu64	%zmm9, 448(%rsp)
	vmovdqu64	%zmm8, 512(%rsp)
	imulq	%r12, %r13
	addq	64(%rsp), %r13
	movq	848(%rsp), %rbx
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB12_41
	leaq	(%rbx,%r13,4), %rax
	vmovups	576(%rsp), %zmm0
	vmovups	%zmm0, (%rbx,%r13,4)
	vmovups	640(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r12,4)
	vmovups	448(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r12,8)
	movq	992(%rsp), %rcx
	vmovdqu64	512(%rsp), %zmm0
	vmovdqu64	%zmm0, (%rcx,%rax)
	jmp	.LBB12_42
	.p2align	4
.LBB12_43:
	testq	%r13, %r13
	jle	.LBB12_53
	movq	24(%rsp), %rcx
	addq	32(%rsp), %rcx
	movq	(%rsp), %rax
	movq	32(%rax), %rdx
	movq	8(%rsp), %rax
	movq	152(%rax), %r14
	shlq	$6, %rdx
	movq	%rdx, 640(%rsp)
	movq	%r15, %rdx
	movq	16(%rsp), %rax
	subq	%rax, %rdx
	movq	%rdx, 576(%rsp)
	incq	%rax
	movq	%rax, 448(%rsp)
	movq	%rcx, 24(%rsp)
	leaq	(%rcx,%rbp), %rax
	movq	%rax, 864(%rsp)
	xorl	%r12d, %r12d
	jmp	.LBB12_45
	.p2align	4
.LBB12_51:
	vcvtdq2ps	512(%rsp), %zmm0
	movq	32(%rsp), %rax
	vmulps	128(%rax), %zmm0, %zmm0
	movq	8(%rsp), %rax
	vmaxps	(%rax), %zmm0, %zmm0
	vminps	64(%rax), %zmm0, %zmm0
	vaddps	.LCPI12_0(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%rax), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	movq	144(%rax), %rax
	vmovdqu	%xmm0, (%rax,%rbx)
.LBB12_52:
	incq	%r12
	cmpq	56(%rsp), %r12
	je	.LBB12_53
.LBB12_45:
	vmovdqu64	384(%rsp), %zmm4
	cmpq	16(%rsp), %r15
	je	.LBB12_49
	movq	640(%rsp), %rax
	imulq	%r12, %rax
	addq	96(%rsp), %rax
	movq	(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	24(%rsp), %rdi
	movq	%rdi, %rsi
	movq	16(%rsp), %rdx
	vmovdqu64	384(%rsp), %zmm4
	testb	$1, 576(%rsp)
	je	.LBB12_48
	movq	16(%rsp), %rdx
	movq	(%rcx,%rdx,8), %rdx
	vmovdqu64	(%rax,%rdx,4), %zmm0
	vmovdqu64	64(%rax,%rdx,4), %zmm1
	vmovdqu64	128(%rax,%rdx,4), %zmm2
	vmovdqu64	192(%rax,%rdx,4), %zmm3
	vmovdqu64	384(%rsp), %zmm4
	vpdpbusd	(%rdi), %zmm0, %zmm4
	vpdpbusd	64(%rdi), %zmm1, %zmm4
	vpdpbusd	128(%rdi), %zmm2, %zmm4
	vpdpbusd	192(%rdi), %zmm3, %zmm4
	vmovdqu64	256(%rax,%rdx,4), %zmm0
	vpdpbusd	256(%rdi), %zmm0, %zmm4
	movq	864(%rsp), %rsi
	movq	448(%rsp), %rdx
.LBB12_48:
	cmpq	448(%rsp), %r15
	je	.LBB12_49
	.p2align	4
.LBB12_57:
	movq	(%rcx,%rdx,8), %r8
	movq	8(%rcx,%rdx,8), %rdi
	vmovdqu64	(%rax,%r8,4), %zmm0
	vmovdqu64	64(%rax,%r8,4), %zmm1
	vmovdqu64	128(%rax,%r8,4), %zmm2
	vmovdqu64	192(%rax,%r8,4), %zmm3
	vpdpbusd	(%rsi), %zmm0, %zmm4
	vpdpbusd	64(%rsi), %zmm1, %zmm4
	vpdpbusd	128(%rsi), %zmm2, %zmm4
	vpdpbusd	192(%rsi), %zmm3, %zmm4
	vmovdqu64	256(%rax,%r8,4), %zmm0
	vpdpbusd	256(%rsi), %zmm0, %zmm4
	vmovdqu64	(%rax,%rdi,4), %zmm0
	vmovdqu64	64(%rax,%rdi,4), %zmm1
	vmovdqu64	128(%rax,%rdi,4), %zmm2
	vmovdqu64	192(%rax,%rdi,4), %zmm3
	vpdpbusd	(%rsi,%rbp), %zmm0, %zmm4
	vpdpbusd	64(%rsi,%rbp), %zmm1, %zmm4
	vpdpbusd	128(%rsi,%rbp), %zmm2, %zmm4
	vpdpbusd	192(%rsi,%rbp), %zmm3, %zmm4
	vmovdqu64	256(%rax,%rdi,4), %zmm0
	addq	$2, %rdx
	vpdpbusd	256(%rsi,%rbp), %zmm0, %zmm4
	addq	%rbp, %rsi
	addq	%rbp, %rsi
	cmpq	%rdx, %r15
	jne	.LBB12_57
.LBB12_49:
	vmovdqu64	%zmm4, 512(%rsp)
	movq	%r12, %rbx
	imulq	%r14, %rbx
	addq	64(%rsp), %rbx
	movq	848(%rsp), %r13
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB12_51
	vmovdqu64	512(%rsp), %zmm0
	vmovdqu64	%zmm0, (%r13,%rbx,4)
	jmp	.LBB12_52
	.p2align	4
.LBB12_53:
	vmovdqu64	704(%rsp), %zmm0
	vmovdqu64	768(%rsp), %zmm1
	vmovdqu64	792(%rsp), %zmm2
	vmovdqu64	%zmm2, 1208(%rsp)
	vmovdqu64	%zmm1, 1184(%rsp)
	vmovdqu64	%zmm0, 1120(%rsp)
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	movq	56(%rsp), %r13
	je	.LBB12_55
	movq	8(%rsp), %rax
	movq	152(%rax), %rcx
	movq	32(%rsp), %rdi
	movq	64(%rsp), %rsi
	movq	%r13, %rdx
	movq	%r13, %rbx
	leaq	1120(%rsp), %r13
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	movq	%rbx, %r13
	jmp	.LBB12_55
.Lfunc_end12:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5, .Lfunc_end12-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI13_0:
	.long	0x4b400000
.LCPI13_1:
	.long	0x42fe0000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI13_2:
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5:
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
	subq	$1272, %rsp
	.cfi_def_cfa_offset 1328
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 8(%rsp)
	movq	88(%r13), %rax
	movq	%r13, (%rsp)
	movq	104(%r13), %r13
	leaq	15(%rax), %rbx
	movq	%rax, 136(%rsp)
	addq	$30, %rax
	testq	%rbx, %rbx
	cmovnsq	%rbx, %rax
	movq	%rax, 48(%rsp)
	movq	%r13, %rax
	shrq	$32, %rax
	je	.LBB13_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r13
	jmp	.LBB13_3
.LBB13_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r13d
.LBB13_3:
	cmpq	$2, %rax
	movl	$1, %ecx
	cmovgeq	%rax, %rcx
	movq	%rcx, 184(%rsp)
	movq	8(%rsp), %rax
	vmovdqu64	160(%rax), %zmm0
	vmovdqu64	224(%rax), %zmm1
	vmovdqu64	248(%rax), %zmm2
	vmovdqu64	%zmm2, 792(%rsp)
	vmovdqu64	%zmm1, 768(%rsp)
	vmovdqu64	%zmm0, 704(%rsp)
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	xorl	%ecx, %ecx
	testl	%eax, %eax
	sete	%al
	cmpq	$16, %rbx
	jge	.LBB13_4
.LBB13_10:
	addq	$1272, %rsp
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
.LBB13_4:
	.cfi_def_cfa_offset 1328
	sarq	$4, 48(%rsp)
	movb	%al, %cl
	leaq	3(,%rcx,2), %rax
	movq	%rax, 248(%rsp)
	movq	(%rsp), %rdx
	movq	40(%rdx), %rax
	movq	64(%rdx), %rbp
	movq	%rax, 240(%rsp)
	movq	32(%rax), %rax
	imulq	%rbp, %rax
	leaq	(%rax,%rcx,2), %rax
	addq	$3, %rax
	movq	%rax, %rcx
	shlq	$4, %rcx
	movq	96(%rdx), %rdx
	movq	%rcx, 200(%rsp)
	decq	%rcx
	movq	%rcx, 168(%rsp)
	addq	$-16, 136(%rsp)
	movq	%rbp, 232(%rsp)
	shlq	$6, %rbp
	leaq	-8(%r13), %rcx
	movq	%rcx, 376(%rsp)
	leaq	-4(%r13), %rcx
	movq	%rcx, 368(%rsp)
	movq	%rax, %rcx
	shlq	$6, %rcx
	shlq	$8, %rax
	movq	%rax, 160(%rsp)
	movl	$128, %eax
	movq	%rax, 120(%rsp)
	xorl	%esi, %esi
	movq	%rcx, 216(%rsp)
	movq	%rcx, 112(%rsp)
	movq	%r13, 56(%rsp)
	movq	%rdx, 176(%rsp)
	jmp	.LBB13_5
	.p2align	4
.LBB13_9:
	movq	160(%rsp), %rax
	addq	%rax, 112(%rsp)
	addq	%rax, 120(%rsp)
	movq	104(%rsp), %rax
	movq	%rax, %rsi
	cmpq	48(%rsp), %rax
	jge	.LBB13_10
.LBB13_5:
	leaq	4(%rsi), %rax
	movq	%rax, 104(%rsp)
	testq	%rdx, %rdx
	jle	.LBB13_9
	movq	48(%rsp), %rax
	movq	104(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 224(%rsp)
	xorl	%edi, %edi
	movq	$0, 40(%rsp)
	movq	%rsi, 128(%rsp)
	jmp	.LBB13_7
	.p2align	4
.LBB13_16:
	movq	192(%rsp), %rdi
	movq	%rdi, 40(%rsp)
	movq	176(%rsp), %rdx
	cmpq	%rdx, %rdi
	movq	128(%rsp), %rsi
	jge	.LBB13_9
.LBB13_7:
	movq	184(%rsp), %rax
	addq	%rax, %rdi
	jno	.LBB13_11
	movq	%rdx, %rcx
	subq	40(%rsp), %rcx
	cmpq	%rdi, %rdx
	cmovlq	%rdx, %rdi
	cmovgeq	%rax, %rcx
	movq	%rdi, 88(%rsp)
	movabsq	$9223372036854775807, %rdi
	jmp	.LBB13_12
	.p2align	4
.LBB13_11:
	cmpq	%rdi, %rdx
	movq	%rdi, %rcx
	cmovlq	%rdx, %rcx
	movq	%rcx, 88(%rsp)
	subq	40(%rsp), %rcx
.LBB13_12:
	movq	168(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	movq	%rdi, 192(%rsp)
	je	.LBB13_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rsi, 48(%rsp)
	je	.LBB13_16
	jmp	.LBB13_17
	.p2align	4
.LBB13_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rsi, 48(%rsp)
	je	.LBB13_16
.LBB13_17:
	movq	(%rsp), %rax
	movq	80(%rax), %rdx
	movq	112(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 144(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 256(%rsp)
	movq	120(%rsp), %rax
	movq	%rdx, 208(%rsp)
	addq	%rdx, %rax
	movq	%rax, 80(%rsp)
	movq	128(%rsp), %rax
	movq	%rax, 72(%rsp)
	movq	%rcx, 264(%rsp)
	jmp	.LBB13_18
	.p2align	4
.LBB13_56:
	movq	72(%rsp), %rdx
	incq	%rdx
	movq	216(%rsp), %rax
	addq	%rax, 144(%rsp)
	addq	%rax, 80(%rsp)
	movq	%rdx, 72(%rsp)
	cmpq	224(%rsp), %rdx
	je	.LBB13_16
.LBB13_18:
	movq	88(%rsp), %rax
	cmpq	%rax, 40(%rsp)
	je	.LBB13_56
	movq	72(%rsp), %rsi
	movq	%rsi, %rax
	imulq	200(%rsp), %rax
	movq	208(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rax
	movq	%rax, 32(%rsp)
	movq	(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 304(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 296(%rsp)
	movq	8(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 288(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 280(%rsp)
	shlq	$4, %rsi
	movq	136(%rsp), %rax
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	movq	%rsi, 272(%rsp)
	movq	144(%rsp), %rdx
	movq	40(%rsp), %rsi
	jmp	.LBB13_20
	.p2align	4
.LBB13_55:
	movq	312(%rsp), %rsi
	incq	%rsi
	movq	320(%rsp), %rdx
	addq	256(%rsp), %rdx
	cmpq	88(%rsp), %rsi
	movq	264(%rsp), %rcx
	je	.LBB13_56
.LBB13_20:
	testq	%rcx, %rcx
	jle	.LBB13_23
	xorl	%eax, %eax
	.p2align	4
.LBB13_22:
	prefetcht0	(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB13_22
.LBB13_23:
	movq	%rdx, 320(%rsp)
	movq	%rsi, %rax
	imulq	296(%rsp), %rax
	leaq	3(%rax), %rbx
	testq	%rax, %rax
	cmovnsq	%rax, %rbx
	movq	%rbx, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	240(%rsp), %rcx
	movq	(%rcx,%rax,8), %r12
	movq	8(%rcx,%rax,8), %r15
	movq	%r12, 16(%rsp)
	imulq	232(%rsp), %r12
	addq	248(%rsp), %r12
	shlq	$6, %r12
	movq	%rsi, 312(%rsp)
	imulq	280(%rsp), %rsi
	addq	272(%rsp), %rsi
	movq	%rsi, 64(%rsp)
	movq	32(%rsp), %rax
	vmovups	(%rax), %zmm0
	vmovups	%zmm0, 384(%rsp)
	movl	708(%rsp), %r14d
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	cmovel	%eax, %r14d
	sarq	$2, %rbx
	imulq	304(%rsp), %rbx
	movq	288(%rsp), %rax
	leaq	(%rax,%rbx,4), %rax
	movq	%rax, 96(%rsp)
	vpbroadcastd	%r14d, %zmm0
	vpmulld	384(%rsp), %zmm0, %zmm0
	vmovdqu64	%zmm0, 384(%rsp)
	cmpq	$7, %r13
	movq	%r12, 24(%rsp)
	jle	.LBB13_24
	movq	(%rsp), %rax
	movq	32(%rax), %rcx
	movq	8(%rsp), %rax
	movq	152(%rax), %r13
	shlq	$6, %rcx
	movq	%rcx, 360(%rsp)
	leaq	(,%r13,2), %rax
	movq	%rax, 352(%rsp)
	leaq	(,%r13,2), %rax
	addq	%r13, %rax
	movq	%rax, 152(%rsp)
	movq	%r13, %rax
	shlq	$4, %rax
	movq	%rax, 344(%rsp)
	leaq	(,%r13,4), %rax
	movq	%rax, 336(%rsp)
	movq	80(%rsp), %rax
	addq	%r12, %rax
	movq	%rax, 328(%rsp)
	xorl	%ebx, %ebx
	jmp	.LBB13_27
	.p2align	4
.LBB13_32:
	leaq	(%r12,%r14,4), %rax
	vmovups	1056(%rsp), %zmm0
	vmovups	%zmm0, (%r12,%r14,4)
	vmovups	928(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,4)
	movq	352(%rsp), %rcx
	vmovups	992(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%rcx,4)
	movq	152(%rsp), %rdx
	vmovups	864(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%rdx,4)
	shlq	$2, %r14
	addq	848(%rsp), %r14
	movq	344(%rsp), %rax
	vmovups	576(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r14)
	addq	%rax, %r14
	vmovups	640(%rsp), %zmm0
	vmovups	%zmm0, (%r14,%r13,4)
	vmovups	448(%rsp), %zmm0
	vmovups	%zmm0, (%r14,%rcx,4)
	vmovdqu64	512(%rsp), %zmm0
	vmovdqu64	%zmm0, (%r14,%rdx,4)
.LBB13_33:
	leaq	8(%rbx), %r14
	addq	$12, %rbx
	movq	56(%rsp), %rax
	cmpq	%rax, %rbx
	movq	%r14, %rbx
	jge	.LBB13_34
.LBB13_27:
	movq	376(%rsp), %rax
	cmpq	%rbx, %rax
	movq	%rbx, %r14
	cmovlq	%rax, %r14
	vmovdqu64	384(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm17
	vmovdqa64	%zmm0, %zmm18
	vmovdqa64	%zmm0, %zmm19
	vmovdqa64	%zmm0, %zmm20
	vmovdqa64	%zmm0, %zmm21
	vmovdqa64	%zmm0, %zmm22
	vmovdqa64	%zmm0, %zmm23
	vmovdqa64	%zmm0, %zmm24
	cmpq	16(%rsp), %r15
	je	.LBB13_30
	movq	360(%rsp), %rax
	imulq	%r14, %rax
	addq	96(%rsp), %rax
	movq	(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	328(%rsp), %rdx
	movq	16(%rsp), %rsi
	vmovdqu64	384(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm24
	vmovdqa64	%zmm0, %zmm23
	vmovdqa64	%zmm0, %zmm22
	vmovdqa64	%zmm0, %zmm21
	vmovdqa64	%zmm0, %zmm20
	vmovdqa64	%zmm0, %zmm19
	vmovdqa64	%zmm0, %zmm18
	vmovdqa64	%zmm0, %zmm17
	.p2align	4
.LBB13_29:
	movq	(%rcx,%rsi,8), %rdi
	incq	%rsi
	vmovdqu64	(%rax,%rdi,4), %zmm1
	vmovdqu64	64(%rax,%rdi,4), %zmm9
	vmovdqu64	128(%rax,%rdi,4), %zmm10
	vmovdqu64	192(%rax,%rdi,4), %zmm7
	vmovdqu64	-128(%rdx), %zmm11
	vmovdqu64	-64(%rdx), %zmm12
	vmovdqu64	(%rdx), %zmm8
	vmovdqu64	64(%rdx), %zmm0
	vpdpbusd	%zmm11, %zmm1, %zmm24
	vpdpbusd	%zmm11, %zmm10, %zmm23
	vmovdqu64	256(%rax,%rdi,4), %zmm1
	vpdpbusd	%zmm11, %zmm1, %zmm22
	vmovdqu64	384(%rax,%rdi,4), %zmm2
	vpdpbusd	%zmm11, %zmm2, %zmm21
	vmovdqu64	512(%rax,%rdi,4), %zmm3
	vpdpbusd	%zmm11, %zmm3, %zmm20
	vmovdqu64	640(%rax,%rdi,4), %zmm4
	vpdpbusd	%zmm11, %zmm4, %zmm19
	vmovdqu64	768(%rax,%rdi,4), %zmm5
	vpdpbusd	%zmm11, %zmm5, %zmm18
	vmovdqu64	896(%rax,%rdi,4), %zmm6
	vpdpbusd	%zmm11, %zmm6, %zmm17
	vpdpbusd	%zmm12, %zmm9, %zmm24
	vpdpbusd	%zmm12, %zmm7, %zmm23
	vmovdqu64	320(%rax,%rdi,4), %zmm9
	vmovdqu64	448(%rax,%rdi,4), %zmm11
	vpdpbusd	%zmm12, %zmm9, %zmm22
	vpdpbusd	%zmm12, %zmm11, %zmm21
	vmovdqu64	576(%rax,%rdi,4), %zmm13
	vmovdqu64	704(%rax,%rdi,4), %zmm14
	vpdpbusd	%zmm12, %zmm13, %zmm20
	vpdpbusd	%zmm12, %zmm14, %zmm19
	vmovdqu64	832(%rax,%rdi,4), %zmm15
	vmovdqu64	960(%rax,%rdi,4), %zmm16
	vpdpbusd	%zmm12, %zmm15, %zmm18
	vpdpbusd	%zmm12, %zmm16, %zmm17
	vpdpbusd	%zmm8, %zmm10, %zmm24
	vpdpbusd	%zmm8, %zmm1, %zmm23
	vpdpbusd	%zmm8, %zmm2, %zmm22
	vpdpbusd	%zmm8, %zmm3, %zmm21
	vpdpbusd	%zmm8, %zmm4, %zmm20
	vpdpbusd	%zmm8, %zmm5, %zmm19
	vpdpbusd	%zmm8, %zmm6, %zmm18
	vmovdqu64	1024(%rax,%rdi,4), %zmm10
	vpdpbusd	%zmm8, %zmm10, %zmm17
	vpdpbusd	%zmm0, %zmm7, %zmm24
	vpdpbusd	%zmm0, %zmm9, %zmm23
	vpdpbusd	%zmm0, %zmm11, %zmm22
	vpdpbusd	%zmm0, %zmm13, %zmm21
	vpdpbusd	%zmm0, %zmm14, %zmm20
	vpdpbusd	%zmm0, %zmm15, %zmm19
	vpdpbusd	%zmm0, %zmm16, %zmm18
	vmovdqu64	1088(%rax,%rdi,4), %zmm7
	vpdpbusd	%zmm0, %zmm7, %zmm17
	vmovdqu64	128(%rdx), %zmm0
	vpdpbusd	%zmm0, %zmm1, %zmm24
	vpdpbusd	%zmm0, %zmm2, %zmm23
	vpdpbusd	%zmm0, %zmm3, %zmm22
	vpdpbusd	%zmm0, %zmm4, %zmm21
	vpdpbusd	%zmm0, %zmm5, %zmm20
	vpdpbusd	%zmm0, %zmm6, %zmm19
	vpdpbusd	%zmm0, %zmm10, %zmm18
	vmovdqu64	1152(%rax,%rdi,4), %zmm1
	vpdpbusd	%zmm0, %zmm1, %zmm17
	addq	%rbp, %rdx
	cmpq	%rsi, %r15
	jne	.LBB13_29
.LBB13_30:
	vmovdqu64	%zmm24, 1056(%rsp)
	vmovdqu64	%zmm23, 928(%rsp)
	vmovdqu64	%zmm22, 992(%rsp)
	vmovdqu64	%zmm21, 864(%rsp)
	vmovdqu64	%zmm20, 576(%rsp)
	vmovdqu64	%zmm19, 640(%rsp)
	vmovdqu64	%zmm18, 448(%rsp)
	vmovdqu64	%zmm17, 512(%rsp)
	imulq	%r13, %r14
	addq	64(%rsp), %r14
	movq	848(%rsp), %r12
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	jne	.LBB13_32
	movq	8(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %edx
	vcvttss2si	132(%rdi), %eax
	movq	32(%rsp), %r8
	vmovups	128(%r8), %zmm1
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%edx, %xmm31, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%esi, %esi
	vucomiss	.LCPI13_1(%rip), %xmm0
	seta	%sil
	shll	$7, %esi
	subl	%esi, %edx
	addl	%edx, %eax
	addl	%edx, %ecx
	vcvtdq2ps	1056(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	928(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	992(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	864(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%edx, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm3
	vpbroadcastb	%esi, %zmm4
	vmovdqa64	.LCPI13_2(%rip), %zmm8
	vpermd	%zmm0, %zmm8, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm3, %zmm0, %zmm0
	vpxord	%zmm4, %zmm0, %zmm0
	movq	144(%rdi), %rcx
	leaq	(%rcx,%r14), %rax
	vmovdqu	%xmm0, (%rcx,%r14)
	vextracti32x4	$1, %zmm0, (%r13,%rax)
	vextracti32x4	$2, %zmm0, (%rax,%r13,2)
	movq	152(%rsp), %rcx
	vextracti32x4	$3, %zmm0, (%rcx,%rax)
	vmovups	128(%r8), %zmm0
	vcvtdq2ps	576(%rsp), %zmm5
	vmulps	%zmm5, %zmm0, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vcvtdq2ps	640(%rsp), %zmm6
	vmulps	%zmm6, %zmm0, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm5, %zmm5
	vcvtdq2ps	448(%rsp), %zmm6
	vmulps	%zmm6, %zmm0, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vcvtdq2ps	512(%rsp), %zmm7
	vmulps	%zmm7, %zmm0, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vpackssdw	%zmm0, %zmm6, %zmm0
	vpaddsw	%zmm2, %zmm5, %zmm5
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpacksswb	%zmm0, %zmm5, %zmm0
	vpermd	%zmm0, %zmm8, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm3, %zmm0, %zmm0
	vpxord	%zmm4, %zmm0, %zmm0
	vmovdqu	%xmm0, (%rax,%r13,4)
	addq	336(%rsp), %rax
	vextracti32x4	$1, %zmm0, (%r13,%rax)
	vextracti32x4	$2, %zmm0, (%rax,%r13,2)
	vextracti32x4	$3, %zmm0, (%rcx,%rax)
	jmp	.LBB13_33
	.p2align	4
.LBB13_24:
	cmpq	$3, %r13
	jle	.LBB13_43
	xorl	%r14d, %r14d
	jmp	.LBB13_35
	.p2align	4
.LBB13_34:
	cmpq	%rax, %r14
	jge	.LBB13_53
.LBB13_35:
	movq	(%rsp), %rax
	movq	32(%rax), %rcx
	movq	8(%rsp), %rax
	movq	152(%rax), %r12
	shlq	$6, %rcx
	movq	%rcx, 864(%rsp)
	leaq	(,%r12,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 992(%rsp)
	leaq	(%r12,%r12,2), %rax
	movq	%rax, 928(%rsp)
	movq	24(%rsp), %rax
	addq	80(%rsp), %rax
	movq	%rax, 24(%rsp)
	jmp	.LBB13_36
	.p2align	4
.LBB13_41:
	movq	8(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %esi
	movq	32(%rsp), %rax
	vmovups	128(%rax), %zmm1
	vcvttss2si	132(%rdi), %eax
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%esi, %xmm13, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%edx, %edx
	vucomiss	.LCPI13_1(%rip), %xmm0
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	576(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	640(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	448(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	512(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%esi, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm2
	vpbroadcastb	%edx, %zmm3
	vmovdqa64	.LCPI13_2(%rip), %zmm4
	vpermd	%zmm0, %zmm4, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm2, %zmm0, %zmm0
	vpxord	%zmm3, %zmm0, %zmm0
	movq	144(%rdi), %rax
	leaq	(%rax,%r13), %rcx
	vmovdqu	%xmm0, (%rax,%r13)
	vextracti32x4	$1, %zmm0, (%r12,%rcx)
	vextracti32x4	$2, %zmm0, (%rcx,%r12,2)
	movq	928(%rsp), %rax
	vextracti32x4	$3, %zmm0, (%rax,%rcx)
.LBB13_42:
	addq	$4, %r14
	cmpq	56(%rsp), %r14
	jge	.LBB13_53
.LBB13_36:
	movq	368(%rsp), %rax
	cmpq	%r14, %rax
	movq	%r14, %r13
	cmovlq	%rax, %r13
	vmovdqu64	384(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm9
	vmovdqa64	%zmm0, %zmm10
	vmovdqa64	%zmm0, %zmm11
	vmovdqa64	%zmm0, %zmm12
	cmpq	16(%rsp), %r15
	je	.LBB13_39
	movq	864(%rsp), %rax
	imulq	%r13, %rax
	addq	96(%rsp), %rax
	movq	(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	24(%rsp), %rdx
	movq	16(%rsp), %rsi
	vmovdqu64	384(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm12
	vmovdqa64	%zmm0, %zmm11
	vmovdqa64	%zmm0, %zmm10
	vmovdqa64	%zmm0, %zmm9
	.p2align	4
.LBB13_38:
	movq	(%rcx,%rsi,8), %rdi
	incq	%rsi
	vmovdqu64	(%rax,%rdi,4), %zmm0
	vmovdqu64	64(%rax,%rdi,4), %zmm1
	vmovdqu64	128(%rax,%rdi,4), %zmm2
	vmovdqu64	192(%rax,%rdi,4), %zmm3
	vmovdqu64	-128(%rdx), %zmm4
	vmovdqu64	-64(%rdx), %zmm5
	vmovdqu64	(%rdx), %zmm6
	vmovdqu64	64(%rdx), %zmm7
	vpdpbusd	%zmm4, %zmm0, %zmm12
	vpdpbusd	%zmm4, %zmm2, %zmm11
	vmovdqu64	256(%rax,%rdi,4), %zmm0
	vpdpbusd	%zmm4, %zmm0, %zmm10
	vmovdqu64	384(%rax,%rdi,4), %zmm8
	vpdpbusd	%zmm4, %zmm8, %zmm9
	vpdpbusd	%zmm5, %zmm1, %zmm12
	vpdpbusd	%zmm5, %zmm3, %zmm11
	vmovdqu64	320(%rax,%rdi,4), %zmm1
	vmovdqu64	448(%rax,%rdi,4), %zmm4
	vpdpbusd	%zmm5, %zmm1, %zmm10
	vpdpbusd	%zmm5, %zmm4, %zmm9
	vpdpbusd	%zmm6, %zmm2, %zmm12
	vpdpbusd	%zmm6, %zmm0, %zmm11
	vmovdqu64	512(%rax,%rdi,4), %zmm2
	vpdpbusd	%zmm6, %zmm8, %zmm10
	vpdpbusd	%zmm6, %zmm2, %zmm9
	vpdpbusd	%zmm7, %zmm3, %zmm12
	vpdpbusd	%zmm7, %zmm1, %zmm11
	vmovdqu64	576(%rax,%rdi,4), %zmm1
	vpdpbusd	%zmm7, %zmm4, %zmm10
	vpdpbusd	%zmm7, %zmm1, %zmm9
	vmovdqu64	128(%rdx), %zmm1
	vpdpbusd	%zmm1, %zmm0, %zmm12
	vpdpbusd	%zmm1, %zmm8, %zmm11
	vpdpbusd	%zmm1, %zmm2, %zmm10
	vmovdqu64	640(%rax,%rdi,4), %zmm0
	vpdpbusd	%zmm1, %zmm0, %zmm9
	addq	%rbp, %rdx
	cmpq	%rsi, %r15
	jne	.LBB13_38
.LBB13_39:
	vmovdqu64	%zmm12, 576(%rsp)
	vmovdqu64	%zmm11, 640(%rsp)
	vmovdqu64	%zmm10, 448(%rsp)
	vmovdqu64	%zmm9, 512(%rsp)
	imulq	%r12, %r13
	addq	64(%rsp), %r13
	movq	848(%rsp), %rbx
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB13_41
	leaq	(%rbx,%r13,4), %rax
	vmovups	576(%rsp), %zmm0
	vmovups	%zmm0, (%rbx,%r13,4)
	vmovups	640(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r12,4)
	vmovups	448(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r12,8)
	movq	992(%rsp), %rcx
	vmovdqu64	512(%rsp), %zmm0
	vmovdqu64	%zmm0, (%rcx,%rax)
	jmp	.LBB13_42
	.p2align	4
.LBB13_43:
	testq	%r13, %r13
	jle	.LBB13_53
	movq	24(%rsp), %rcx
	addq	32(%rsp), %rcx
	movq	(%rsp), %rax
	movq	32(%rax), %rdx
	movq	8(%rsp), %rax
	movq	152(%rax), %r14
	shlq	$6, %rdx
	movq	%rdx, 640(%rsp)
	movq	%r15, %rdx
	movq	16(%rsp), %rax
	subq	%rax, %rdx
	movq	%rdx, 576(%rsp)
	incq	%rax
	movq	%rax, 448(%rsp)
	movq	%rcx, 24(%rsp)
	leaq	(%rcx,%rbp), %rax
	movq	%rax, 864(%rsp)
	xorl	%r12d, %r12d
	jmp	.LBB13_45
	.p2align	4
.LBB13_51:
	vcvtdq2ps	512(%rsp), %zmm0
	movq	32(%rsp), %rax
	vmulps	128(%rax), %zmm0, %zmm0
	movq	8(%rsp), %rax
	vmaxps	(%rax), %zmm0, %zmm0
	vminps	64(%rax), %zmm0, %zmm0
	vaddps	.LCPI13_0(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%rax), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	movq	144(%rax), %rax
	vmovdqu	%xmm0, (%rax,%rbx)
.LBB13_52:
	incq	%r12
	cmpq	56(%rsp), %r12
	je	.LBB13_53
.LBB13_45:
	vmovdqu64	384(%rsp), %zmm4
	cmpq	16(%rsp), %r15
	je	.LBB13_49
	movq	640(%rsp), %rax
	imulq	%r12, %rax
	addq	96(%rsp), %rax
	movq	(%rsp), %rcx
	movq	48(%rcx), %rcx
	movq	24(%rsp), %rdi
	movq	%rdi, %rsi
	movq	16(%rsp), %rdx
	vmovdqu64	384(%rsp), %zmm4
	testb	$1, 576(%rsp)
	je	.LBB13_48
	movq	16(%rsp), %rdx
	movq	(%rcx,%rdx,8), %rdx
	vmovdqu64	(%rax,%rdx,4), %zmm0
	vmovdqu64	64(%rax,%rdx,4), %zmm1
	vmovdqu64	128(%rax,%rdx,4), %zmm2
	vmovdqu64	192(%rax,%rdx,4), %zmm3
	vmovdqu64	384(%rsp), %zmm4
	vpdpbusd	(%rdi), %zmm0, %zmm4
	vpdpbusd	64(%rdi), %zmm1, %zmm4
	vpdpbusd	128(%rdi), %zmm2, %zmm4
	vpdpbusd	192(%rdi), %zmm3, %zmm4
	vmovdqu64	256(%rax,%rdx,4), %zmm0
	vpdpbusd	256(%rdi), %zmm0, %zmm4
	movq	864(%rsp), %rsi
	movq	448(%rsp), %rdx
.LBB13_48:
	cmpq	448(%rsp), %r15
	je	.LBB13_49
	.p2align	4
.LBB13_57:
	movq	(%rcx,%rdx,8), %r8
	movq	8(%rcx,%rdx,8), %rdi
	vmovdqu64	(%rax,%r8,4), %zmm0
	vmovdqu64	64(%rax,%r8,4), %zmm1
	vmovdqu64	128(%rax,%r8,4), %zmm2
	vmovdqu64	192(%rax,%r8,4), %zmm3
	vpdpbusd	(%rsi), %zmm0, %zmm4
	vpdpbusd	64(%rsi), %zmm1, %zmm4
	vpdpbusd	128(%rsi), %zmm2, %zmm4
	vpdpbusd	192(%rsi), %zmm3, %zmm4
	vmovdqu64	256(%rax,%r8,4), %zmm0
	vpdpbusd	256(%rsi), %zmm0, %zmm4
	vmovdqu64	(%rax,%rdi,4), %zmm0
	vmovdqu64	64(%rax,%rdi,4), %zmm1
	vmovdqu64	128(%rax,%rdi,4), %zmm2
	vmovdqu64	192(%rax,%rdi,4), %zmm3
	vpdpbusd	(%rsi,%rbp), %zmm0, %zmm4
	vpdpbusd	64(%rsi,%rbp), %zmm1, %zmm4
	vpdpbusd	128(%rsi,%rbp), %zmm2, %zmm4
	vpdpbusd	192(%rsi,%rbp), %zmm3, %zmm4
	vmovdqu64	256(%rax,%rdi,4), %zmm0
	addq	$2, %rdx
	vpdpbusd	256(%rsi,%rbp), %zmm0, %zmm4
	addq	%rbp, %rsi
	addq	%rbp, %rsi
	cmpq	%rdx, %r15
	jne	.LBB13_57
.LBB13_49:
	vmovdqu64	%zmm4, 512(%rsp)
	movq	%r12, %rbx
	imulq	%r14, %rbx
	addq	64(%rsp), %rbx
	movq	848(%rsp), %r13
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB13_51
	vmovdqu64	512(%rsp), %zmm0
	vmovdqu64	%zmm0, (%r13,%rbx,4)
	jmp	.LBB13_52
	.p2align	4
.LBB13_53:
	vmovdqu64	704(%rsp), %zmm0
	vmovdqu64	768(%rsp), %zmm1
	vmovdqu64	792(%rsp), %zmm2
	vmovdqu64	%zmm2, 1208(%rsp)
	vmovdqu64	%zmm1, 1184(%rsp)
	vmovdqu64	%zmm0, 1120(%rsp)
	leaq	704(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	movq	56(%rsp), %r13
	je	.LBB13_55
	movq	8(%rsp), %rax
	movq	152(%rax), %rcx
	movq	32(%rsp), %rdi
	movq	64(%rsp), %rsi
	movq	%r13, %rdx
	movq	%r13, %rbx
	leaq	1120(%rsp), %r13
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	movq	%rbx, %r13
	jmp	.LBB13_55
.Lfunc_end13:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5, .Lfunc_end13-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI14_0:
	.long	0x4b400000
.LCPI14_1:
	.long	0x42fe0000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI14_2:
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGATTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGATTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGATTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGATTtt0t1g5:
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
	subq	$1704, %rsp
	.cfi_def_cfa_offset 1760
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 24(%rsp)
	movq	88(%r13), %rax
	movq	104(%r13), %rcx
	leaq	15(%rax), %rbx
	movq	%rax, 264(%rsp)
	addq	$30, %rax
	testq	%rbx, %rbx
	cmovnsq	%rbx, %rax
	movq	%rax, 80(%rsp)
	movq	%rcx, %rax
	shrq	$32, %rax
	movq	%rcx, (%rsp)
	je	.LBB14_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rcx
	jmp	.LBB14_3
.LBB14_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%ecx
.LBB14_3:
	cmpq	$2, %rax
	movl	$1, %ecx
	cmovgeq	%rax, %rcx
	movq	%rcx, 432(%rsp)
	movq	24(%rsp), %rax
	vmovdqu64	160(%rax), %zmm0
	vmovdqu64	224(%rax), %zmm1
	vmovdqu64	248(%rax), %zmm2
	vmovdqu64	%zmm2, 968(%rsp)
	vmovdqu64	%zmm1, 944(%rsp)
	vmovdqu64	%zmm0, 880(%rsp)
	leaq	880(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	xorl	%ecx, %ecx
	testl	%eax, %eax
	sete	%al
	cmpq	$16, %rbx
	jge	.LBB14_4
.LBB14_10:
	addq	$1704, %rsp
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
.LBB14_4:
	.cfi_def_cfa_offset 1760
	sarq	$4, 80(%rsp)
	movb	%al, %cl
	leaq	3(,%rcx,2), %rdx
	movq	40(%r13), %rax
	movq	64(%r13), %r15
	movq	%rax, 496(%rsp)
	movq	32(%rax), %rax
	imulq	%r15, %rax
	leaq	(%rax,%rcx,2), %rax
	addq	$3, %rax
	movq	%rax, %rcx
	shlq	$4, %rcx
	addq	$-16, 264(%rsp)
	movq	%r15, %r14
	shlq	$6, %r14
	movl	%r15d, %esi
	andl	$7, %esi
	movl	%r15d, %edi
	andl	$3, %edi
	movq	%rax, %r8
	shlq	$6, %r8
	shlq	$8, %rax
	movq	%rax, 408(%rsp)
	movq	%r15, %rax
	andq	$-8, %rax
	negq	%rax
	movq	%rax, 632(%rsp)
	movq	%rdx, 504(%rsp)
	shll	$6, %edx
	movq	%rdx, 248(%rsp)
	movq	%rsi, 640(%rsp)
	shll	$6, %esi
	movq	%rsi, 304(%rsp)
	movq	%r15, %rax
	andq	$-2, %rax
	negq	%rax
	movq	%rax, 648(%rsp)
	movq	%r15, %rax
	andq	$-4, %rax
	negq	%rax
	movq	%rax, 680(%rsp)
	movq	%rdi, 672(%rsp)
	shll	$6, %edi
	movq	96(%r13), %rdx
	movq	%rcx, 448(%rsp)
	leaq	-1(%rcx), %rax
	movq	%rax, 416(%rsp)
	movq	(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 616(%rsp)
	addq	$-4, %rax
	movq	%rax, 608(%rsp)
	movl	$256, %eax
	movq	%rax, 240(%rsp)
	movq	$0, 232(%rsp)
	movq	%r8, 464(%rsp)
	movq	%r8, 224(%rsp)
	xorl	%esi, %esi
	movq	%r13, 16(%rsp)
	movq	%r15, 200(%rsp)
	movq	%r14, 104(%rsp)
	movq	%rdx, 424(%rsp)
	movq	%rdi, 328(%rsp)
	jmp	.LBB14_5
	.p2align	4
.LBB14_9:
	movq	408(%rsp), %rax
	addq	%rax, 224(%rsp)
	addq	$16, 232(%rsp)
	addq	%rax, 240(%rsp)
	addq	%rax, 248(%rsp)
	movq	216(%rsp), %rax
	movq	%rax, %rsi
	cmpq	80(%rsp), %rax
	jge	.LBB14_10
.LBB14_5:
	leaq	4(%rsi), %rax
	movq	%rax, 216(%rsp)
	testq	%rdx, %rdx
	jle	.LBB14_9
	movq	80(%rsp), %rax
	movq	216(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 472(%rsp)
	xorl	%r8d, %r8d
	movq	$0, 48(%rsp)
	movq	%rsi, 256(%rsp)
	jmp	.LBB14_7
	.p2align	4
.LBB14_16:
	movq	440(%rsp), %r8
	movq	%r8, 48(%rsp)
	movq	424(%rsp), %rdx
	cmpq	%rdx, %r8
	movq	256(%rsp), %rsi
	jge	.LBB14_9
.LBB14_7:
	movq	432(%rsp), %rax
	addq	%rax, %r8
	jno	.LBB14_11
	movq	%rdx, %rcx
	subq	48(%rsp), %rcx
	cmpq	%r8, %rdx
	cmovlq	%rdx, %r8
	cmovgeq	%rax, %rcx
	movq	%r8, 136(%rsp)
	movabsq	$9223372036854775807, %r8
	jmp	.LBB14_12
	.p2align	4
.LBB14_11:
	cmpq	%r8, %rdx
	movq	%r8, %rcx
	cmovlq	%rdx, %rcx
	movq	%rcx, 136(%rsp)
	subq	48(%rsp), %rcx
.LBB14_12:
	movq	416(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	movq	%r8, 440(%rsp)
	je	.LBB14_13
	cqto
	idivq	%rcx
	movq	%rax, %rdx
	cmpq	%rsi, 80(%rsp)
	je	.LBB14_16
	jmp	.LBB14_17
	.p2align	4
.LBB14_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %edx
	cmpq	%rsi, 80(%rsp)
	je	.LBB14_16
.LBB14_17:
	movq	80(%r13), %rcx
	movq	224(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 280(%rsp)
	leaq	(,%rdx,4), %rax
	movq	%rax, 512(%rsp)
	movq	240(%rsp), %rax
	leaq	(%rcx,%rax), %rax
	movq	%rax, 288(%rsp)
	movq	248(%rsp), %rax
	movq	%rcx, 456(%rsp)
	addq	%rcx, %rax
	movq	%rax, 128(%rsp)
	movq	232(%rsp), %rax
	movq	%rax, 272(%rsp)
	movq	256(%rsp), %rax
	movq	%rax, 120(%rsp)
	movq	%rdx, 520(%rsp)
	jmp	.LBB14_18
	.p2align	4
.LBB14_82:
	movq	120(%rsp), %rcx
	incq	%rcx
	movq	464(%rsp), %rax
	addq	%rax, 280(%rsp)
	addq	$4, 272(%rsp)
	addq	%rax, 288(%rsp)
	addq	%rax, 128(%rsp)
	movq	%rcx, 120(%rsp)
	cmpq	472(%rsp), %rcx
	je	.LBB14_16
.LBB14_18:
	movq	136(%rsp), %rax
	cmpq	%rax, 48(%rsp)
	je	.LBB14_82
	movq	120(%rsp), %rsi
	movq	%rsi, %rax
	imulq	448(%rsp), %rax
	movq	456(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 56(%rsp)
	movq	24(%r13), %rax
	movq	%rax, 544(%rsp)
	movq	(%r13), %rax
	movq	8(%r13), %r8
	movq	%r8, %rcx
	imulq	%rsi, %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%rcx, 488(%rsp)
	movq	16(%r13), %r9
	movq	112(%r13), %rcx
	movq	%rcx, 536(%rsp)
	shlq	$4, %rsi
	movq	264(%rsp), %rcx
	cmpq	%rsi, %rcx
	cmovlq	%rcx, %rsi
	movq	%rsi, 528(%rsp)
	imulq	272(%rsp), %r8
	addq	%rax, %r8
	movq	%r8, 152(%rsp)
	movq	%r9, 480(%rsp)
	leaq	(,%r9,4), %rax
	movq	%rax, 144(%rsp)
	movq	280(%rsp), %r12
	movq	48(%rsp), %rbp
	jmp	.LBB14_20
	.p2align	4
.LBB14_81:
	movq	552(%rsp), %rbp
	incq	%rbp
	movq	560(%rsp), %r12
	addq	512(%rsp), %r12
	cmpq	136(%rsp), %rbp
	movq	16(%rsp), %r13
	movq	520(%rsp), %rdx
	je	.LBB14_82
.LBB14_20:
	testq	%rdx, %rdx
	jle	.LBB14_23
	xorl	%eax, %eax
	.p2align	4
.LBB14_22:
	prefetcht0	(%r12,%rax,4)
	addq	$16, %rax
	cmpq	%rdx, %rax
	jl	.LBB14_22
.LBB14_23:
	movq	%rbp, %rax
	imulq	544(%rsp), %rax
	leaq	3(%rax), %r13
	testq	%rax, %rax
	cmovnsq	%rax, %r13
	movq	%r13, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	496(%rsp), %rcx
	movq	(%rcx,%rax,8), %rdx
	movq	8(%rcx,%rax,8), %rax
	movq	%rax, 8(%rsp)
	movq	%rdx, 32(%rsp)
	imulq	%r15, %rdx
	addq	504(%rsp), %rdx
	shlq	$6, %rdx
	movq	56(%rsp), %rax
	movq	%rdx, 688(%rsp)
	leaq	(%rax,%rdx), %rcx
	movq	%rcx, 296(%rsp)
	movq	%rbp, %rcx
	imulq	536(%rsp), %rcx
	addq	528(%rsp), %rcx
	movq	%rcx, 96(%rsp)
	vmovups	(%rax), %zmm0
	vmovups	%zmm0, 336(%rsp)
	movl	884(%rsp), %ebx
	leaq	880(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	cmovel	%eax, %ebx
	sarq	$2, %r13
	vpbroadcastd	%ebx, %zmm0
	vpmulld	336(%rsp), %zmm0, %zmm0
	vmovdqu64	%zmm0, 1040(%rsp)
	movq	(%rsp), %rax
	cmpq	$7, %rax
	movq	%r12, 560(%rsp)
	movq	%rbp, 552(%rsp)
	movq	%r13, 88(%rsp)
	jle	.LBB14_24
	movq	%r13, %rax
	imulq	480(%rsp), %rax
	movq	488(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 192(%rsp)
	movq	16(%rsp), %r12
	movq	32(%r12), %rax
	movq	24(%rsp), %rcx
	movq	152(%rcx), %rcx
	movq	%rax, %rbp
	shlq	$6, %rbp
	movq	%rax, %rdx
	shlq	$4, %rdx
	movq	%rax, %rsi
	shlq	$5, %rsi
	movq	%rsi, 752(%rsp)
	movq	%rdx, 816(%rsp)
	leaq	(%rdx,%rdx,2), %rdx
	movq	%rdx, 688(%rsp)
	movq	%rax, %rdx
	shlq	$8, %rdx
	movq	%rdx, 40(%rsp)
	leaq	(%rcx,%rcx), %rdx
	movq	%rdx, 184(%rsp)
	leaq	(%rcx,%rcx,2), %rdx
	movq	%rdx, 64(%rsp)
	movq	%rcx, %rdx
	shlq	$4, %rdx
	movq	%rdx, 176(%rsp)
	movq	%rcx, 72(%rsp)
	leaq	(,%rcx,4), %rcx
	movq	%rcx, 168(%rsp)
	movq	144(%rsp), %rcx
	imulq	%r13, %rcx
	addq	152(%rsp), %rcx
	movq	%rcx, 160(%rsp)
	shlq	$7, %rax
	leaq	(%rax,%rax,2), %rax
	negq	%rax
	movq	%rax, 208(%rsp)
	xorl	%edx, %edx
	movq	8(%rsp), %rbx
	jmp	.LBB14_27
	.p2align	4
.LBB14_40:
	leaq	(%rbx,%r13,4), %rax
	vmovups	1104(%rsp), %zmm0
	vmovups	%zmm0, (%rbx,%r13,4)
	vmovups	1168(%rsp), %zmm0
	movq	72(%rsp), %rsi
	vmovups	%zmm0, (%rax,%rsi,4)
	movq	184(%rsp), %rcx
	vmovups	1232(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%rcx,4)
	movq	64(%rsp), %rdx
	vmovups	1296(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%rdx,4)
	shlq	$2, %r13
	addq	1024(%rsp), %r13
	movq	176(%rsp), %rax
	vmovups	1360(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13)
	addq	%rax, %r13
	vmovups	1424(%rsp), %zmm0
	vmovups	%zmm0, (%r13,%rsi,4)
	vmovups	1488(%rsp), %zmm0
	vmovups	%zmm0, (%r13,%rcx,4)
	vmovdqu64	336(%rsp), %zmm0
	vmovdqu64	%zmm0, (%r13,%rdx,4)
.LBB14_41:
	movq	112(%rsp), %rax
	leaq	8(%rax), %rcx
	addq	$12, %rax
	cmpq	(%rsp), %rax
	movq	%rcx, %rdx
	movq	8(%rsp), %rbx
	jge	.LBB14_42
.LBB14_27:
	movq	616(%rsp), %rcx
	cmpq	%rcx, %rdx
	movq	%rdx, 112(%rsp)
	cmovlq	%rdx, %rcx
	vmovdqu64	1040(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm0, %zmm5
	vmovdqa64	%zmm0, %zmm6
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm8
	vmovdqa64	%zmm0, %zmm9
	vmovdqa64	%zmm0, %zmm10
	cmpq	%rbx, 32(%rsp)
	jne	.LBB14_28
.LBB14_36:
	vmovdqu64	%zmm10, 1104(%rsp)
	vmovdqu64	%zmm9, 1168(%rsp)
	vmovdqu64	%zmm8, 1232(%rsp)
	vmovdqu64	%zmm7, 1296(%rsp)
	vmovdqu64	%zmm6, 1360(%rsp)
	vmovdqu64	%zmm5, 1424(%rsp)
	vmovdqu64	%zmm4, 1488(%rsp)
	vmovdqu64	%zmm3, 336(%rsp)
	imulq	72(%rsp), %rcx
	addq	96(%rsp), %rcx
	movq	1024(%rsp), %rbx
	leaq	880(%rsp), %rdi
	movq	%rcx, %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	jne	.LBB14_40
	movq	24(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %edx
	vcvttss2si	132(%rdi), %eax
	movq	56(%rsp), %r8
	vmovups	128(%r8), %zmm1
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%edx, %xmm15, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%esi, %esi
	vucomiss	.LCPI14_1(%rip), %xmm0
	seta	%sil
	shll	$7, %esi
	subl	%esi, %edx
	addl	%edx, %eax
	addl	%edx, %ecx
	vcvtdq2ps	1104(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	1168(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	1232(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	1296(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%edx, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm3
	vpbroadcastb	%esi, %zmm4
	vmovdqa64	.LCPI14_2(%rip), %zmm8
	vpermd	%zmm0, %zmm8, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm3, %zmm0, %zmm0
	vpxord	%zmm4, %zmm0, %zmm0
	movq	144(%rdi), %rcx
	leaq	(%rcx,%r13), %rax
	vmovdqu	%xmm0, (%rcx,%r13)
	movq	72(%rsp), %rdx
	vextracti32x4	$1, %zmm0, (%rdx,%rax)
	vextracti32x4	$2, %zmm0, (%rax,%rdx,2)
	movq	64(%rsp), %rcx
	vextracti32x4	$3, %zmm0, (%rcx,%rax)
	vmovups	128(%r8), %zmm0
	vcvtdq2ps	1360(%rsp), %zmm5
	vmulps	%zmm5, %zmm0, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vcvtdq2ps	1424(%rsp), %zmm6
	vmulps	%zmm6, %zmm0, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm5, %zmm5
	vcvtdq2ps	1488(%rsp), %zmm6
	vmulps	%zmm6, %zmm0, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vcvtdq2ps	336(%rsp), %zmm7
	vmulps	%zmm7, %zmm0, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vpackssdw	%zmm0, %zmm6, %zmm0
	vpaddsw	%zmm2, %zmm5, %zmm5
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpacksswb	%zmm0, %zmm5, %zmm0
	vpermd	%zmm0, %zmm8, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm3, %zmm0, %zmm0
	vpxord	%zmm4, %zmm0, %zmm0
	vmovdqu	%xmm0, (%rax,%rdx,4)
	addq	168(%rsp), %rax
	vextracti32x4	$1, %zmm0, (%rdx,%rax)
	vextracti32x4	$2, %zmm0, (%rax,%rdx,2)
	vextracti32x4	$3, %zmm0, (%rcx,%rax)
	jmp	.LBB14_41
	.p2align	4
.LBB14_28:
	movq	%rbp, %rax
	imulq	%rcx, %rax
	movq	%rcx, %r13
	movq	192(%rsp), %rcx
	addq	%rax, %rcx
	movq	%rcx, 336(%rsp)
	movq	%r13, %rcx
	movq	48(%r12), %rdx
	addq	160(%rsp), %rax
	movq	296(%rsp), %rsi
	movq	32(%rsp), %rdi
	vmovdqu64	1040(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm0, %zmm5
	vmovdqa64	%zmm0, %zmm6
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm8
	vmovdqa64	%zmm0, %zmm9
	vmovdqa64	%zmm0, %zmm10
	jmp	.LBB14_29
	.p2align	4
.LBB14_35:
	incq	%rdi
	addq	%r14, %rsi
	cmpq	%rbx, %rdi
	je	.LBB14_36
.LBB14_29:
	testq	%r15, %r15
	je	.LBB14_35
	movq	72(%r12), %r11
	movq	%r11, %r8
	shlq	$6, %r8
	movq	(%rdx,%rdi,8), %r9
	cmpq	$1, %r15
	jne	.LBB14_38
	xorl	%r10d, %r10d
	testb	$1, %r15b
	je	.LBB14_35
	jmp	.LBB14_34
	.p2align	4
.LBB14_38:
	leaq	(%rax,%r9,4), %rbx
	shlq	$7, %r11
	movq	208(%rsp), %rcx
	leaq	(%rcx,%r8), %r14
	movq	%rsi, %r15
	xorl	%r10d, %r10d
	movq	648(%rsp), %rcx
	.p2align	4
.LBB14_39:
	vmovdqu64	(%rbx), %zmm1
	vmovdqu64	(%r15), %zmm2
	vmovdqu64	64(%r15), %zmm0
	vpdpbusd	%zmm2, %zmm1, %zmm10
	vmovdqu64	(%rbx,%rbp), %zmm1
	leaq	(%rbx,%rbp), %r12
	vpdpbusd	%zmm2, %zmm1, %zmm9
	vmovdqu64	(%rbp,%r12), %zmm1
	addq	%rbp, %r12
	vpdpbusd	%zmm2, %zmm1, %zmm8
	vmovdqu64	(%rbp,%r12), %zmm1
	addq	%rbp, %r12
	vpdpbusd	%zmm2, %zmm1, %zmm7
	vmovdqu64	(%rbp,%r12), %zmm1
	addq	%rbp, %r12
	vpdpbusd	%zmm2, %zmm1, %zmm6
	vmovdqu64	(%rbp,%r12), %zmm1
	addq	%rbp, %r12
	vpdpbusd	%zmm2, %zmm1, %zmm5
	vmovdqu64	(%rbp,%r12), %zmm1
	addq	%rbp, %r12
	vpdpbusd	%zmm2, %zmm1, %zmm4
	vmovdqu64	(%rbp,%r12), %zmm1
	addq	%rbp, %r12
	vpdpbusd	%zmm2, %zmm1, %zmm3
	vmovdqu64	(%rbx,%r8), %zmm1
	vmovdqu64	(%r14,%r12), %zmm2
	vpdpbusd	%zmm0, %zmm1, %zmm10
	addq	%r14, %r12
	vpdpbusd	%zmm0, %zmm2, %zmm9
	vmovdqu64	(%rbp,%r12), %zmm1
	addq	%rbp, %r12
	vpdpbusd	%zmm0, %zmm1, %zmm8
	vmovdqu64	(%rbp,%r12), %zmm1
	addq	%rbp, %r12
	vmovdqu64	(%rbp,%r12), %zmm2
	vpdpbusd	%zmm0, %zmm1, %zmm7
	addq	%rbp, %r12
	vpdpbusd	%zmm0, %zmm2, %zmm6
	vmovdqu64	(%rbp,%r12), %zmm1
	addq	%rbp, %r12
	vpdpbusd	%zmm0, %zmm1, %zmm5
	vmovdqu64	(%rbp,%r12), %zmm1
	addq	%rbp, %r12
	vmovdqu64	(%rbp,%r12), %zmm2
	vpdpbusd	%zmm0, %zmm1, %zmm4
	vpdpbusd	%zmm0, %zmm2, %zmm3
	addq	%r11, %rbx
	addq	$-2, %r10
	subq	$-128, %r15
	cmpq	%r10, %rcx
	jne	.LBB14_39
	negq	%r10
	movq	200(%rsp), %r15
	movq	104(%rsp), %r14
	movq	8(%rsp), %rbx
	movq	16(%rsp), %r12
	movq	%r13, %rcx
	testb	$1, %r15b
	je	.LBB14_35
.LBB14_34:
	movq	336(%rsp), %rcx
	leaq	(%rcx,%r9,4), %r9
	imulq	%r10, %r8
	shlq	$6, %r10
	vmovdqu64	(%rsi,%r10), %zmm0
	vmovdqu64	(%r9,%r8), %zmm1
	addq	%r9, %r8
	vpdpbusd	%zmm0, %zmm1, %zmm10
	movq	816(%rsp), %rcx
	vmovdqu64	(%r8,%rcx,4), %zmm1
	movq	752(%rsp), %r9
	vmovdqu64	(%r8,%r9,4), %zmm2
	vpdpbusd	%zmm0, %zmm1, %zmm9
	vpdpbusd	%zmm0, %zmm2, %zmm8
	movq	688(%rsp), %r10
	vmovdqu64	(%r8,%r10,4), %zmm1
	movq	40(%rsp), %r11
	vmovdqu64	(%r11,%r8), %zmm2
	vpdpbusd	%zmm0, %zmm1, %zmm7
	addq	%r11, %r8
	vpdpbusd	%zmm0, %zmm2, %zmm6
	vmovdqu64	(%r8,%rcx,4), %zmm1
	movq	%r13, %rcx
	vpdpbusd	%zmm0, %zmm1, %zmm5
	vmovdqu64	(%r8,%r9,4), %zmm1
	vpdpbusd	%zmm0, %zmm1, %zmm4
	vmovdqu64	(%r8,%r10,4), %zmm1
	vpdpbusd	%zmm0, %zmm1, %zmm3
	jmp	.LBB14_35
	.p2align	4
.LBB14_24:
	cmpq	$3, %rax
	movq	304(%rsp), %r13
	jle	.LBB14_61
	xorl	%ecx, %ecx
	movq	8(%rsp), %rbx
	jmp	.LBB14_43
	.p2align	4
.LBB14_42:
	cmpq	(%rsp), %rcx
	jge	.LBB14_79
.LBB14_43:
	movq	16(%rsp), %rax
	movq	32(%rax), %rdx
	movq	24(%rsp), %rax
	movq	152(%rax), %r12
	leaq	(,%r12,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 592(%rsp)
	leaq	(%r12,%r12,2), %rax
	movq	%rax, 584(%rsp)
	movq	88(%rsp), %rax
	imulq	144(%rsp), %rax
	addq	152(%rsp), %rax
	movq	%rax, 88(%rsp)
	movq	%rdx, 600(%rsp)
	shlq	$6, %rdx
	movq	%rdx, 576(%rsp)
	movq	%r14, %rax
	imulq	32(%rsp), %rax
	addq	128(%rsp), %rax
	movq	%rax, 568(%rsp)
	movq	%r12, 624(%rsp)
	jmp	.LBB14_44
	.p2align	4
.LBB14_59:
	movq	24(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %esi
	movq	56(%rsp), %rax
	vmovups	128(%rax), %zmm1
	vcvttss2si	132(%rdi), %eax
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%esi, %xmm15, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%edx, %edx
	vucomiss	.LCPI14_1(%rip), %xmm0
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	688(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	752(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	816(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	336(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%esi, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm2
	vpbroadcastb	%edx, %zmm3
	vmovdqa64	.LCPI14_2(%rip), %zmm4
	vpermd	%zmm0, %zmm4, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm2, %zmm0, %zmm0
	vpxord	%zmm3, %zmm0, %zmm0
	movq	144(%rdi), %rax
	leaq	(%rax,%r13), %rcx
	vmovdqu	%xmm0, (%rax,%r13)
	vextracti32x4	$1, %zmm0, (%r12,%rcx)
	vextracti32x4	$2, %zmm0, (%rcx,%r12,2)
	movq	584(%rsp), %rax
	vextracti32x4	$3, %zmm0, (%rax,%rcx)
.LBB14_60:
	movq	(%rsp), %rax
	movq	312(%rsp), %rcx
	addq	$4, %rcx
	cmpq	%rax, %rcx
	movq	8(%rsp), %rbx
	jge	.LBB14_79
.LBB14_44:
	movq	608(%rsp), %rax
	cmpq	%rax, %rcx
	movq	%rcx, 312(%rsp)
	cmovlq	%rcx, %rax
	movq	%rax, 320(%rsp)
	vmovdqu64	1040(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm6
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm8
	vmovdqa64	%zmm0, %zmm9
	cmpq	%rbx, 32(%rsp)
	movq	328(%rsp), %r9
	jne	.LBB14_45
.LBB14_55:
	vmovdqu64	%zmm9, 688(%rsp)
	vmovdqu64	%zmm8, 752(%rsp)
	vmovdqu64	%zmm7, 816(%rsp)
	vmovdqu64	%zmm6, 336(%rsp)
	movq	624(%rsp), %r12
	movq	320(%rsp), %r13
	imulq	%r12, %r13
	addq	96(%rsp), %r13
	movq	1024(%rsp), %rbx
	leaq	880(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB14_59
	leaq	(%rbx,%r13,4), %rax
	vmovups	688(%rsp), %zmm0
	vmovups	%zmm0, (%rbx,%r13,4)
	vmovups	752(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r12,4)
	vmovups	816(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r12,8)
	movq	592(%rsp), %rcx
	vmovdqu64	336(%rsp), %zmm0
	vmovdqu64	%zmm0, (%rcx,%rax)
	jmp	.LBB14_60
	.p2align	4
.LBB14_45:
	movq	320(%rsp), %rcx
	movq	%rcx, %r8
	shlq	$6, %r8
	leaq	192(%r8), %rdx
	movq	600(%rsp), %rax
	imulq	%rax, %rdx
	leaq	128(%r8), %rsi
	imulq	%rax, %rsi
	addq	$64, %r8
	imulq	%rax, %r8
	movq	576(%rsp), %rdi
	imulq	%rcx, %rdi
	movq	88(%rsp), %rax
	leaq	(%rax,%r8), %rcx
	movq	%rcx, 176(%rsp)
	leaq	(%rax,%rdi), %rcx
	movq	%rcx, 168(%rsp)
	leaq	(%rax,%rdx), %rcx
	movq	%rcx, 160(%rsp)
	leaq	(%rax,%rsi), %rcx
	movq	%rcx, 664(%rsp)
	movq	16(%rsp), %rcx
	movq	48(%rcx), %r12
	addq	%rax, %rdx
	movq	%rdx, 1168(%rsp)
	addq	%rax, %rsi
	movq	%rsi, 1104(%rsp)
	addq	%rax, %r8
	movq	%r8, 1232(%rsp)
	addq	%rax, %rdi
	movq	%rdi, 64(%rsp)
	movq	568(%rsp), %rbp
	movq	296(%rsp), %r11
	movq	32(%rsp), %rax
	vmovdqu64	1040(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm6
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm8
	vmovdqa64	%zmm0, %zmm9
	movq	%r12, 656(%rsp)
	jmp	.LBB14_46
	.p2align	4
.LBB14_47:
	movq	%r15, %r8
	movq	%r14, %r15
.LBB14_54:
	movq	1360(%rsp), %rax
	incq	%rax
	movq	1424(%rsp), %r11
	movq	%r15, %r14
	addq	%r15, %r11
	addq	%r15, %rbp
	cmpq	%rbx, %rax
	movq	%r8, %r15
	je	.LBB14_55
.LBB14_46:
	testq	%r15, %r15
	movq	%r11, 1424(%rsp)
	movq	%rax, 1360(%rsp)
	je	.LBB14_47
	movq	16(%rsp), %rcx
	movq	72(%rcx), %rdx
	movq	%rdx, %rcx
	shlq	$6, %rcx
	movq	(%r12,%rax,8), %r13
	cmpq	$4, %r15
	movq	%rcx, 1296(%rsp)
	jae	.LBB14_57
	movq	%r15, %r8
	movq	%r14, %r15
	xorl	%r11d, %r11d
	jmp	.LBB14_51
	.p2align	4
.LBB14_57:
	movq	%rbp, 192(%rsp)
	leaq	(%rcx,%rcx,2), %rdi
	movq	1168(%rsp), %r10
	leaq	(%r10,%rdi), %rsi
	movq	%rsi, 816(%rsp)
	movq	%rdx, %rbp
	shlq	$8, %rbp
	movq	%rcx, %rbx
	movq	1104(%rsp), %rcx
	leaq	(%rcx,%rdi), %r12
	movq	1232(%rsp), %r14
	leaq	(%r14,%rdi), %r8
	movq	64(%rsp), %rax
	addq	%rax, %rdi
	movq	%rdi, 336(%rsp)
	movq	%rdx, 184(%rsp)
	shlq	$7, %rdx
	leaq	(%r10,%rdx), %rdi
	leaq	(%rcx,%rdx), %r9
	leaq	(%r14,%rdx), %r15
	addq	%rax, %rdx
	leaq	(%r10,%rbx), %rsi
	movq	%rsi, 752(%rsp)
	addq	%rbx, %rcx
	leaq	(%r14,%rbx), %rsi
	movq	%rsi, 688(%rsp)
	addq	%rbx, %rax
	movq	664(%rsp), %rbx
	movq	160(%rsp), %r10
	movq	168(%rsp), %r14
	movq	176(%rsp), %rsi
	movq	%rsi, 40(%rsp)
	movq	%r11, %rsi
	xorl	%r11d, %r11d
	.p2align	4
.LBB14_58:
	movq	%r14, 112(%rsp)
	movq	%rbx, 72(%rsp)
	movq	%rax, 208(%rsp)
	vmovdqu64	(%r14,%r13,4), %zmm0
	vmovdqu64	(%rsi), %zmm1
	vmovdqu64	64(%rsi), %zmm2
	vmovdqu64	128(%rsi), %zmm3
	vmovdqu64	192(%rsi), %zmm4
	vpdpbusd	%zmm1, %zmm0, %zmm9
	movq	40(%rsp), %r14
	vmovdqu64	(%r14,%r13,4), %zmm0
	vmovdqu64	(%rbx,%r13,4), %zmm5
	vpdpbusd	%zmm1, %zmm0, %zmm8
	vpdpbusd	%zmm1, %zmm5, %zmm7
	movq	%r10, 1488(%rsp)
	vmovdqu64	(%r10,%r13,4), %zmm0
	vmovdqu64	(%rax,%r13,4), %zmm5
	vpdpbusd	%zmm1, %zmm0, %zmm6
	vpdpbusd	%zmm2, %zmm5, %zmm9
	movq	688(%rsp), %r10
	vmovdqu64	(%r10,%r13,4), %zmm0
	vmovdqu64	(%rcx,%r13,4), %zmm1
	vpdpbusd	%zmm2, %zmm0, %zmm8
	vpdpbusd	%zmm2, %zmm1, %zmm7
	movq	752(%rsp), %r14
	vmovdqu64	(%r14,%r13,4), %zmm0
	vmovdqu64	(%rdx,%r13,4), %zmm1
	vpdpbusd	%zmm2, %zmm0, %zmm6
	vpdpbusd	%zmm3, %zmm1, %zmm9
	vmovdqu64	(%r15,%r13,4), %zmm0
	vmovdqu64	(%r9,%r13,4), %zmm1
	vpdpbusd	%zmm3, %zmm0, %zmm8
	vpdpbusd	%zmm3, %zmm1, %zmm7
	vmovdqu64	(%rdi,%r13,4), %zmm0
	movq	%rcx, %rbx
	movq	%r15, %rcx
	movq	336(%rsp), %r15
	vmovdqu64	(%r15,%r13,4), %zmm1
	vpdpbusd	%zmm3, %zmm0, %zmm6
	vpdpbusd	%zmm4, %zmm1, %zmm9
	vmovdqu64	(%r8,%r13,4), %zmm0
	vmovdqu64	(%r12,%r13,4), %zmm1
	vpdpbusd	%zmm4, %zmm0, %zmm8
	vpdpbusd	%zmm4, %zmm1, %zmm7
	movq	%r9, %rax
	movq	%rdx, %r9
	movq	%rdi, %rdx
	movq	%r8, %rdi
	movq	%r12, %r8
	movq	816(%rsp), %r12
	vmovdqu64	(%r12,%r13,4), %zmm0
	vpdpbusd	%zmm4, %zmm0, %zmm6
	addq	%rbp, %r12
	movq	%r12, 816(%rsp)
	movq	%r8, %r12
	movq	%rdi, %r8
	movq	%rdx, %rdi
	movq	%r9, %rdx
	movq	%rax, %r9
	addq	%rbp, %r12
	addq	%rbp, %r8
	addq	%rbp, %r15
	movq	%r15, 336(%rsp)
	movq	%rcx, %r15
	movq	%rbx, %rcx
	movq	72(%rsp), %rbx
	addq	$-4, %r11
	addq	%rbp, %rdi
	addq	%rbp, %r9
	addq	%rbp, %r15
	addq	%rbp, %rdx
	addq	$256, %rsi
	addq	%rbp, %r14
	movq	%r14, 752(%rsp)
	movq	112(%rsp), %r14
	addq	%rbp, %rcx
	addq	%rbp, %r10
	movq	%r10, 688(%rsp)
	movq	208(%rsp), %rax
	addq	%rbp, %rax
	addq	%rbp, 40(%rsp)
	addq	%rbp, %r14
	movq	1488(%rsp), %r10
	addq	%rbp, %r10
	addq	%rbp, %rbx
	cmpq	%r11, 680(%rsp)
	jne	.LBB14_58
	negq	%r11
	movq	200(%rsp), %r8
	movq	104(%rsp), %r15
	movq	328(%rsp), %r9
	movq	8(%rsp), %rbx
	movq	656(%rsp), %r12
	movq	192(%rsp), %rbp
	movq	184(%rsp), %rdx
.LBB14_51:
	cmpq	$0, 672(%rsp)
	movq	1296(%rsp), %r14
	je	.LBB14_54
	shlq	$6, %r11
	leaq	(%r11,%rbp), %rax
	imulq	%rdx, %r11
	movq	1168(%rsp), %rcx
	addq	%r11, %rcx
	movq	1104(%rsp), %rdx
	addq	%r11, %rdx
	movq	1232(%rsp), %rsi
	addq	%r11, %rsi
	addq	64(%rsp), %r11
	xorl	%edi, %edi
	.p2align	4
.LBB14_53:
	vmovdqu64	(%rax,%rdi), %zmm0
	vmovdqu64	(%r11,%r13,4), %zmm1
	vpdpbusd	%zmm0, %zmm1, %zmm9
	vmovdqu64	(%rsi,%r13,4), %zmm1
	vpdpbusd	%zmm0, %zmm1, %zmm8
	vmovdqu64	(%rdx,%r13,4), %zmm1
	vpdpbusd	%zmm0, %zmm1, %zmm7
	vmovdqu64	(%rcx,%r13,4), %zmm1
	vpdpbusd	%zmm0, %zmm1, %zmm6
	addq	$64, %rdi
	addq	%r14, %rcx
	addq	%r14, %rdx
	addq	%r14, %rsi
	addq	%r14, %r11
	cmpq	%rdi, %r9
	jne	.LBB14_53
	jmp	.LBB14_54
	.p2align	4
.LBB14_61:
	testq	%rax, %rax
	movq	8(%rsp), %rbx
	jle	.LBB14_79
	movq	16(%rsp), %rax
	movq	32(%rax), %rdx
	movq	24(%rsp), %rax
	movq	152(%rax), %rax
	movq	%rax, 752(%rsp)
	shlq	$6, %rdx
	movq	%rdx, 816(%rsp)
	movq	88(%rsp), %r12
	imulq	144(%rsp), %r12
	addq	152(%rsp), %r12
	movq	688(%rsp), %rax
	addq	288(%rsp), %rax
	movq	%rax, 688(%rsp)
	movq	%r14, %rax
	imulq	32(%rsp), %rax
	addq	128(%rsp), %rax
	movq	%rax, 40(%rsp)
	xorl	%ebp, %ebp
	jmp	.LBB14_63
	.p2align	4
.LBB14_77:
	vcvtdq2ps	336(%rsp), %zmm0
	movq	56(%rsp), %rax
	vmulps	128(%rax), %zmm0, %zmm0
	movq	24(%rsp), %rax
	vmaxps	(%rax), %zmm0, %zmm0
	vminps	64(%rax), %zmm0, %zmm0
	vaddps	.LCPI14_0(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%rax), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	movq	144(%rax), %rax
	vmovdqu	%xmm0, (%rax,%rbx)
.LBB14_78:
	movq	(%rsp), %rcx
	incq	%rbp
	addq	816(%rsp), %r12
	cmpq	%rcx, %rbp
	movq	104(%rsp), %r14
	movq	8(%rsp), %rbx
	je	.LBB14_79
.LBB14_63:
	vmovdqu64	1040(%rsp), %zmm1
	cmpq	%rbx, 32(%rsp)
	jne	.LBB14_64
.LBB14_73:
	vmovdqu64	%zmm1, 336(%rsp)
	movq	%rbp, %rbx
	imulq	752(%rsp), %rbx
	addq	96(%rsp), %rbx
	movq	1024(%rsp), %r14
	leaq	880(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB14_77
	vmovdqu64	336(%rsp), %zmm0
	vmovdqu64	%zmm0, (%r14,%rbx,4)
	jmp	.LBB14_78
	.p2align	4
.LBB14_64:
	movq	16(%rsp), %rax
	movq	48(%rax), %rax
	movq	40(%rsp), %rcx
	movq	688(%rsp), %rdx
	movq	32(%rsp), %rsi
	vmovdqu64	1040(%rsp), %zmm1
	jmp	.LBB14_65
	.p2align	4
.LBB14_72:
	incq	%rsi
	addq	%r14, %rdx
	addq	%r14, %rcx
	cmpq	%rbx, %rsi
	je	.LBB14_73
.LBB14_65:
	testq	%r15, %r15
	je	.LBB14_72
	movq	16(%rsp), %rdi
	movq	72(%rdi), %r8
	movq	%r8, %rdi
	shlq	$6, %rdi
	movq	(%rax,%rsi,8), %r9
	cmpq	$8, %r15
	jae	.LBB14_75
	xorl	%r10d, %r10d
	cmpq	$0, 640(%rsp)
	jne	.LBB14_70
	jmp	.LBB14_72
	.p2align	4
.LBB14_75:
	leaq	(%r12,%r9,4), %r11
	movq	%r8, %rbx
	shlq	$9, %rbx
	movq	%rdx, %r14
	xorl	%r10d, %r10d
	movq	632(%rsp), %r13
	.p2align	4
.LBB14_76:
	vmovdqu64	(%r11), %zmm0
	vpdpbusd	-256(%r14), %zmm0, %zmm1
	leaq	(%r11,%rdi), %r15
	vmovdqu64	(%r11,%rdi), %zmm0
	vpdpbusd	-192(%r14), %zmm0, %zmm1
	vmovdqu64	(%rdi,%r15), %zmm0
	addq	%rdi, %r15
	vpdpbusd	-128(%r14), %zmm0, %zmm1
	vmovdqu64	(%rdi,%r15), %zmm0
	addq	%rdi, %r15
	vpdpbusd	-64(%r14), %zmm0, %zmm1
	vmovdqu64	(%rdi,%r15), %zmm0
	addq	%rdi, %r15
	vpdpbusd	(%r14), %zmm0, %zmm1
	vmovdqu64	(%rdi,%r15), %zmm0
	addq	%rdi, %r15
	vpdpbusd	64(%r14), %zmm0, %zmm1
	vmovdqu64	(%rdi,%r15), %zmm0
	addq	%rdi, %r15
	vpdpbusd	128(%r14), %zmm0, %zmm1
	vmovdqu64	(%rdi,%r15), %zmm0
	vpdpbusd	192(%r14), %zmm0, %zmm1
	addq	$-8, %r10
	addq	%rbx, %r11
	addq	$512, %r14
	cmpq	%r10, %r13
	jne	.LBB14_76
	negq	%r10
	movq	200(%rsp), %r15
	movq	104(%rsp), %r14
	movq	304(%rsp), %r13
	movq	8(%rsp), %rbx
	cmpq	$0, 640(%rsp)
	je	.LBB14_72
.LBB14_70:
	shlq	$6, %r10
	leaq	(%rcx,%r10), %r11
	imulq	%r8, %r10
	leaq	(%r10,%r9,4), %r8
	addq	%r12, %r8
	xorl	%r9d, %r9d
	.p2align	4
.LBB14_71:
	vmovdqu64	(%r8), %zmm0
	vpdpbusd	(%r11,%r9), %zmm0, %zmm1
	addq	$64, %r9
	addq	%rdi, %r8
	cmpq	%r9, %r13
	jne	.LBB14_71
	jmp	.LBB14_72
	.p2align	4
.LBB14_79:
	vmovdqu64	880(%rsp), %zmm0
	vmovdqu64	944(%rsp), %zmm1
	vmovdqu64	968(%rsp), %zmm2
	vmovdqu64	%zmm2, 1640(%rsp)
	vmovdqu64	%zmm1, 1616(%rsp)
	vmovdqu64	%zmm0, 1552(%rsp)
	leaq	880(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB14_81
	movq	24(%rsp), %rax
	movq	152(%rax), %rcx
	movq	56(%rsp), %rdi
	movq	96(%rsp), %rsi
	movq	(%rsp), %rdx
	leaq	1552(%rsp), %r13
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	jmp	.LBB14_81
.Lfunc_end14:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGATTtt0t1g5, .Lfunc_end14-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGATTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI15_0:
	.long	0x4b400000
.LCPI15_1:
	.long	0x42fe0000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI15_2:
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5:
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
	subq	$1064, %rsp
	.cfi_def_cfa_offset 1120
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 24(%rsp)
	movq	88(%r13), %rax
	movq	%r13, 8(%rsp)
	movq	104(%r13), %r15
	leaq	15(%rax), %rbx
	movq	%rax, 168(%rsp)
	addq	$30, %rax
	testq	%rbx, %rbx
	cmovnsq	%rbx, %rax
	movq	%rax, 64(%rsp)
	movq	%r15, %rax
	shrq	$32, %rax
	je	.LBB15_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r15
	jmp	.LBB15_3
.LBB15_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r15d
.LBB15_3:
	cmpq	$2, %rax
	movl	$1, %ecx
	cmovgeq	%rax, %rcx
	movq	%rcx, 216(%rsp)
	movq	24(%rsp), %rax
	vmovdqu64	160(%rax), %zmm0
	vmovdqu64	224(%rax), %zmm1
	vmovdqu64	248(%rax), %zmm2
	vmovdqu64	%zmm2, 840(%rsp)
	vmovdqu64	%zmm1, 816(%rsp)
	vmovdqu64	%zmm0, 752(%rsp)
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	xorl	%ecx, %ecx
	testl	%eax, %eax
	sete	%al
	cmpq	$16, %rbx
	jge	.LBB15_4
.LBB15_10:
	addq	$1064, %rsp
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
.LBB15_4:
	.cfi_def_cfa_offset 1120
	sarq	$4, 64(%rsp)
	movb	%al, %cl
	leaq	3(,%rcx,2), %rax
	movq	%rax, 280(%rsp)
	movq	8(%rsp), %rdx
	movq	40(%rdx), %rax
	movq	64(%rdx), %rbx
	movq	%rax, 272(%rsp)
	movq	32(%rax), %rax
	imulq	%rbx, %rax
	leaq	(%rax,%rcx,2), %rax
	addq	$3, %rax
	movq	%rax, %rcx
	shlq	$4, %rcx
	movq	96(%rdx), %rdx
	movq	%rcx, 232(%rsp)
	decq	%rcx
	movq	%rcx, 200(%rsp)
	addq	$-16, 168(%rsp)
	movq	%rbx, 264(%rsp)
	shlq	$6, %rbx
	leaq	-4(%r15), %rcx
	movq	%rcx, 184(%rsp)
	movq	%rax, %rcx
	shlq	$6, %rcx
	shlq	$8, %rax
	movq	%rax, 192(%rsp)
	movl	$64, %eax
	movq	%rax, 152(%rsp)
	xorl	%esi, %esi
	movq	%rcx, 248(%rsp)
	movq	%rcx, 144(%rsp)
	movq	%rdx, 208(%rsp)
	movq	%r15, 72(%rsp)
	jmp	.LBB15_5
	.p2align	4
.LBB15_9:
	movq	192(%rsp), %rax
	addq	%rax, 144(%rsp)
	addq	%rax, 152(%rsp)
	movq	136(%rsp), %rax
	movq	%rax, %rsi
	cmpq	64(%rsp), %rax
	jge	.LBB15_10
.LBB15_5:
	leaq	4(%rsi), %rax
	movq	%rax, 136(%rsp)
	testq	%rdx, %rdx
	jle	.LBB15_9
	movq	64(%rsp), %rax
	movq	136(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 256(%rsp)
	xorl	%edi, %edi
	movq	$0, 40(%rsp)
	movq	%rsi, 160(%rsp)
	jmp	.LBB15_7
	.p2align	4
.LBB15_16:
	movq	224(%rsp), %rdi
	movq	%rdi, 40(%rsp)
	movq	208(%rsp), %rdx
	cmpq	%rdx, %rdi
	movq	160(%rsp), %rsi
	jge	.LBB15_9
.LBB15_7:
	movq	216(%rsp), %rax
	addq	%rax, %rdi
	jno	.LBB15_11
	movq	%rdx, %rcx
	subq	40(%rsp), %rcx
	cmpq	%rdi, %rdx
	cmovlq	%rdx, %rdi
	cmovgeq	%rax, %rcx
	movq	%rdi, 104(%rsp)
	movabsq	$9223372036854775807, %rdi
	jmp	.LBB15_12
	.p2align	4
.LBB15_11:
	cmpq	%rdi, %rdx
	movq	%rdi, %rcx
	cmovlq	%rdx, %rcx
	movq	%rcx, 104(%rsp)
	subq	40(%rsp), %rcx
.LBB15_12:
	movq	200(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	movq	%rdi, 224(%rsp)
	je	.LBB15_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rsi, 64(%rsp)
	je	.LBB15_16
	jmp	.LBB15_17
	.p2align	4
.LBB15_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rsi, 64(%rsp)
	je	.LBB15_16
.LBB15_17:
	movq	8(%rsp), %rax
	movq	80(%rax), %rdx
	movq	144(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 176(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 288(%rsp)
	movq	152(%rsp), %rax
	movq	%rdx, 240(%rsp)
	addq	%rdx, %rax
	movq	%rax, 96(%rsp)
	movq	160(%rsp), %rax
	movq	%rax, 88(%rsp)
	movq	%rcx, 296(%rsp)
	jmp	.LBB15_18
	.p2align	4
.LBB15_57:
	movq	88(%rsp), %rdx
	incq	%rdx
	movq	248(%rsp), %rax
	addq	%rax, 176(%rsp)
	addq	%rax, 96(%rsp)
	movq	%rdx, 88(%rsp)
	cmpq	256(%rsp), %rdx
	je	.LBB15_16
.LBB15_18:
	movq	104(%rsp), %rax
	cmpq	%rax, 40(%rsp)
	je	.LBB15_57
	movq	88(%rsp), %rsi
	movq	%rsi, %rax
	imulq	232(%rsp), %rax
	movq	240(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rdx
	movq	8(%rsp), %rax
	movq	16(%rax), %rdi
	movq	%rdi, 336(%rsp)
	movq	24(%rax), %rdi
	movq	%rdi, 328(%rsp)
	movq	8(%rax), %rdi
	imulq	%rsi, %rdi
	shlq	$2, %rdi
	addq	(%rax), %rdi
	movq	%rdi, 320(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 312(%rsp)
	shlq	$4, %rsi
	movq	168(%rsp), %rax
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	movq	%rsi, 304(%rsp)
	movq	176(%rsp), %r12
	movq	40(%rsp), %rsi
	movq	%rdx, 48(%rsp)
	jmp	.LBB15_20
	.p2align	4
.LBB15_56:
	movq	344(%rsp), %rsi
	incq	%rsi
	movq	352(%rsp), %r12
	addq	288(%rsp), %r12
	cmpq	104(%rsp), %rsi
	movq	296(%rsp), %rcx
	movq	48(%rsp), %rdx
	je	.LBB15_57
.LBB15_20:
	testq	%rcx, %rcx
	jle	.LBB15_23
	xorl	%eax, %eax
	.p2align	4
.LBB15_22:
	prefetcht0	(%r12,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB15_22
.LBB15_23:
	movq	%rsi, %rax
	imulq	328(%rsp), %rax
	leaq	3(%rax), %r14
	testq	%rax, %rax
	cmovnsq	%rax, %r14
	movq	%r14, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	272(%rsp), %rcx
	movq	(%rcx,%rax,8), %rdi
	movq	8(%rcx,%rax,8), %rbp
	movq	%rdi, 32(%rsp)
	imulq	264(%rsp), %rdi
	addq	280(%rsp), %rdi
	shlq	$6, %rdi
	movq	%rdi, 16(%rsp)
	movq	%rsi, 344(%rsp)
	imulq	312(%rsp), %rsi
	addq	304(%rsp), %rsi
	movq	%rsi, 80(%rsp)
	vmovups	(%rdx), %zmm0
	vmovups	%zmm0, 368(%rsp)
	movl	756(%rsp), %r15d
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	cmovel	%eax, %r15d
	sarq	$2, %r14
	imulq	336(%rsp), %r14
	movq	320(%rsp), %rax
	leaq	(%rax,%r14,4), %rax
	movq	%rax, 128(%rsp)
	vpbroadcastd	%r15d, %zmm0
	vpmulld	368(%rsp), %zmm0, %zmm0
	vmovdqu64	%zmm0, 368(%rsp)
	movq	72(%rsp), %r15
	cmpq	$4, %r15
	movq	%r12, 352(%rsp)
	jl	.LBB15_44
	movq	8(%rsp), %rax
	movq	32(%rax), %rcx
	movq	24(%rsp), %rax
	movq	152(%rax), %r13
	jne	.LBB15_26
	xorl	%r12d, %r12d
	movq	48(%rsp), %r9
	jmp	.LBB15_36
	.p2align	4
.LBB15_44:
	testq	%r15, %r15
	movq	48(%rsp), %r12
	jle	.LBB15_54
	movq	16(%rsp), %rcx
	addq	%r12, %rcx
	movq	8(%rsp), %rax
	movq	32(%rax), %rdx
	movq	24(%rsp), %rax
	movq	152(%rax), %rax
	movq	%rax, 688(%rsp)
	shlq	$6, %rdx
	movq	%rdx, 624(%rsp)
	movq	%rbp, %rdx
	movq	32(%rsp), %rax
	subq	%rax, %rdx
	movq	%rdx, 560(%rsp)
	incq	%rax
	movq	%rax, 432(%rsp)
	movq	%rcx, 16(%rsp)
	leaq	(%rcx,%rbx), %rax
	movq	%rax, 56(%rsp)
	xorl	%r14d, %r14d
	jmp	.LBB15_46
	.p2align	4
.LBB15_52:
	vcvtdq2ps	496(%rsp), %zmm0
	vmulps	128(%r12), %zmm0, %zmm0
	movq	24(%rsp), %rax
	vmaxps	(%rax), %zmm0, %zmm0
	vminps	64(%rax), %zmm0, %zmm0
	vaddps	.LCPI15_0(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%rax), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	movq	144(%rax), %rax
	vmovdqu	%xmm0, (%rax,%r13)
.LBB15_53:
	incq	%r14
	movq	72(%rsp), %r15
	cmpq	%r15, %r14
	je	.LBB15_54
.LBB15_46:
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu64	368(%rsp), %zmm1
	cmpq	32(%rsp), %rbp
	je	.LBB15_50
	movq	624(%rsp), %rax
	imulq	%r14, %rax
	addq	128(%rsp), %rax
	movq	8(%rsp), %rdx
	movq	48(%rdx), %rcx
	movq	56(%rdx), %rdx
	movq	16(%rsp), %rdi
	movq	32(%rsp), %rsi
	vmovdqu64	368(%rsp), %zmm1
	testb	$1, 560(%rsp)
	je	.LBB15_49
	movq	32(%rsp), %rdi
	movq	(%rcx,%rdi,8), %rsi
	vmovdqu64	(%rax,%rsi,4), %zmm2
	vmovdqu64	64(%rax,%rsi,4), %zmm3
	vmovdqu64	128(%rax,%rsi,4), %zmm4
	vmovdqu64	368(%rsp), %zmm1
	movq	16(%rsp), %rsi
	vpdpbusd	(%rsi), %zmm2, %zmm1
	vpbroadcastd	(%rdx,%rdi,4), %zmm5
	vpdpbusd	%zmm5, %zmm2, %zmm0
	vpdpbusd	64(%rsi), %zmm3, %zmm1
	vpdpbusd	%zmm5, %zmm3, %zmm0
	vpdpbusd	128(%rsi), %zmm4, %zmm1
	vpdpbusd	%zmm5, %zmm4, %zmm0
	movq	56(%rsp), %rdi
	movq	432(%rsp), %rsi
.LBB15_49:
	cmpq	432(%rsp), %rbp
	je	.LBB15_50
	.p2align	4
.LBB15_58:
	movq	(%rcx,%rsi,8), %r8
	movq	8(%rcx,%rsi,8), %r9
	vmovdqu64	(%rax,%r8,4), %zmm2
	vmovdqu64	64(%rax,%r8,4), %zmm3
	vmovdqu64	128(%rax,%r8,4), %zmm4
	vpdpbusd	(%rdi), %zmm2, %zmm1
	vpbroadcastd	(%rdx,%rsi,4), %zmm5
	vpdpbusd	%zmm5, %zmm2, %zmm0
	vpdpbusd	64(%rdi), %zmm3, %zmm1
	vpdpbusd	%zmm5, %zmm3, %zmm0
	vpdpbusd	128(%rdi), %zmm4, %zmm1
	vmovdqu64	(%rax,%r9,4), %zmm2
	vmovdqu64	64(%rax,%r9,4), %zmm3
	vmovdqu64	128(%rax,%r9,4), %zmm6
	vpdpbusd	(%rdi,%rbx), %zmm2, %zmm1
	vpdpbusd	64(%rdi,%rbx), %zmm3, %zmm1
	vpdpbusd	%zmm5, %zmm4, %zmm0
	vpdpbusd	128(%rdi,%rbx), %zmm6, %zmm1
	addq	%rbx, %rdi
	vpbroadcastd	4(%rdx,%rsi,4), %zmm4
	addq	$2, %rsi
	vpdpbusd	%zmm4, %zmm2, %zmm0
	vpdpbusd	%zmm4, %zmm3, %zmm0
	vpdpbusd	%zmm4, %zmm6, %zmm0
	addq	%rbx, %rdi
	cmpq	%rsi, %rbp
	jne	.LBB15_58
.LBB15_50:
	movq	%r14, %r13
	imulq	688(%rsp), %r13
	addq	80(%rsp), %r13
	vpmulld	64(%r12), %zmm0, %zmm0
	vpaddd	%zmm1, %zmm0, %zmm0
	vmovdqu64	%zmm0, 496(%rsp)
	movq	896(%rsp), %r15
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB15_52
	vmovdqu64	496(%rsp), %zmm0
	vmovdqu64	%zmm0, (%r15,%r13,4)
	jmp	.LBB15_53
	.p2align	4
.LBB15_26:
	shlq	$6, %rcx
	movq	%rcx, 56(%rsp)
	leaq	(,%r13,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 120(%rsp)
	leaq	(%r13,%r13,2), %rax
	movq	%rax, 112(%rsp)
	movq	96(%rsp), %rax
	movq	16(%rsp), %rcx
	addq	%rcx, %rax
	movq	%rax, 360(%rsp)
	xorl	%r14d, %r14d
	movq	48(%rsp), %r9
	jmp	.LBB15_27
	.p2align	4
.LBB15_32:
	movq	24(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %esi
	vmovups	128(%r12), %zmm1
	vcvttss2si	132(%rdi), %eax
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%esi, %xmm31, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%edx, %edx
	vucomiss	.LCPI15_1(%rip), %xmm0
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	624(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	560(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	432(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	688(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%esi, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm2
	vpbroadcastb	%edx, %zmm3
	vmovdqa64	.LCPI15_2(%rip), %zmm4
	vpermd	%zmm0, %zmm4, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm2, %zmm0, %zmm0
	vpxord	%zmm3, %zmm0, %zmm0
	movq	144(%rdi), %rax
	movq	496(%rsp), %rdx
	leaq	(%rax,%rdx), %rcx
	vmovdqu	%xmm0, (%rax,%rdx)
	vextracti32x4	$1, %zmm0, (%r13,%rcx)
	vextracti32x4	$2, %zmm0, (%rcx,%r13,2)
	movq	112(%rsp), %rax
	vextracti32x4	$3, %zmm0, (%rax,%rcx)
.LBB15_33:
	movq	%r12, %r9
	leaq	4(%r14), %r12
	addq	$8, %r14
	movq	72(%rsp), %r15
	cmpq	%r15, %r14
	movq	%r12, %r14
	jge	.LBB15_34
.LBB15_27:
	movq	184(%rsp), %rax
	cmpq	%r14, %rax
	movq	%r14, %r11
	cmovlq	%rax, %r11
	vpxor	%xmm1, %xmm1, %xmm1
	vmovdqu64	368(%rsp), %zmm7
	vmovdqa64	%zmm7, %zmm0
	vpxor	%xmm4, %xmm4, %xmm4
	vmovdqa64	%zmm7, %zmm2
	vpxor	%xmm6, %xmm6, %xmm6
	vmovdqa64	%zmm7, %zmm3
	vpxor	%xmm5, %xmm5, %xmm5
	cmpq	32(%rsp), %rbp
	je	.LBB15_30
	movq	56(%rsp), %rax
	imulq	%r11, %rax
	addq	128(%rsp), %rax
	movq	8(%rsp), %rdx
	movq	48(%rdx), %rcx
	movq	56(%rdx), %rdx
	movq	360(%rsp), %rsi
	movq	32(%rsp), %rdi
	vmovdqu64	368(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm2
	.p2align	4
.LBB15_29:
	movq	(%rcx,%rdi,8), %r8
	vpbroadcastd	(%rdx,%rdi,4), %zmm8
	incq	%rdi
	vmovdqu64	(%rax,%r8,4), %zmm9
	vmovdqu64	64(%rax,%r8,4), %zmm10
	vmovdqu64	128(%rax,%r8,4), %zmm11
	vmovdqu64	192(%rax,%r8,4), %zmm12
	vmovdqu64	-64(%rsi), %zmm13
	vmovdqu64	(%rsi), %zmm14
	vmovdqu64	64(%rsi), %zmm15
	vpdpbusd	%zmm13, %zmm9, %zmm7
	vpdpbusd	%zmm8, %zmm9, %zmm5
	vpdpbusd	%zmm13, %zmm10, %zmm3
	vpdpbusd	%zmm8, %zmm10, %zmm6
	vpdpbusd	%zmm13, %zmm11, %zmm2
	vpdpbusd	%zmm8, %zmm11, %zmm4
	vpdpbusd	%zmm13, %zmm12, %zmm0
	vpdpbusd	%zmm8, %zmm12, %zmm1
	vpdpbusd	%zmm14, %zmm10, %zmm7
	vpdpbusd	%zmm8, %zmm10, %zmm5
	vpdpbusd	%zmm14, %zmm11, %zmm3
	vpdpbusd	%zmm8, %zmm11, %zmm6
	vpdpbusd	%zmm14, %zmm12, %zmm2
	vpdpbusd	%zmm8, %zmm12, %zmm4
	vmovdqu64	256(%rax,%r8,4), %zmm9
	vpdpbusd	%zmm14, %zmm9, %zmm0
	vpdpbusd	%zmm8, %zmm9, %zmm1
	vpdpbusd	%zmm15, %zmm11, %zmm7
	vpdpbusd	%zmm8, %zmm11, %zmm5
	vpdpbusd	%zmm15, %zmm12, %zmm3
	vpdpbusd	%zmm8, %zmm12, %zmm6
	vpdpbusd	%zmm15, %zmm9, %zmm2
	vpdpbusd	%zmm8, %zmm9, %zmm4
	vmovdqu64	320(%rax,%r8,4), %zmm9
	vpdpbusd	%zmm15, %zmm9, %zmm0
	vpdpbusd	%zmm8, %zmm9, %zmm1
	addq	%rbx, %rsi
	cmpq	%rdi, %rbp
	jne	.LBB15_29
.LBB15_30:
	imulq	%r13, %r11
	vmovdqu64	64(%r9), %zmm8
	vpmulld	%zmm5, %zmm8, %zmm5
	addq	80(%rsp), %r11
	movq	%r11, 496(%rsp)
	vpaddd	%zmm7, %zmm5, %zmm5
	vmovdqu64	%zmm5, 624(%rsp)
	vpmulld	%zmm6, %zmm8, %zmm5
	vpmulld	%zmm4, %zmm8, %zmm4
	vpaddd	%zmm3, %zmm5, %zmm3
	vmovdqu64	%zmm3, 560(%rsp)
	vpaddd	%zmm2, %zmm4, %zmm2
	vmovdqu64	%zmm2, 432(%rsp)
	vpmulld	%zmm1, %zmm8, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vmovdqu64	%zmm0, 688(%rsp)
	movq	896(%rsp), %r15
	leaq	752(%rsp), %rdi
	movq	%r9, %r12
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB15_32
	movq	496(%rsp), %rcx
	leaq	(%r15,%rcx,4), %rax
	vmovups	624(%rsp), %zmm0
	vmovups	%zmm0, (%r15,%rcx,4)
	vmovups	560(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,4)
	vmovups	432(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,8)
	movq	120(%rsp), %rcx
	vmovdqu64	688(%rsp), %zmm0
	vmovdqu64	%zmm0, (%rcx,%rax)
	jmp	.LBB15_33
	.p2align	4
.LBB15_34:
	cmpq	%r15, %r12
	jge	.LBB15_54
	movq	8(%rsp), %rax
	movq	32(%rax), %rcx
	movq	24(%rsp), %rax
	movq	152(%rax), %r13
.LBB15_36:
	shlq	$6, %rcx
	movq	%rcx, 56(%rsp)
	leaq	(,%r13,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 120(%rsp)
	leaq	(,%r13,2), %rax
	addq	%r13, %rax
	movq	%rax, 112(%rsp)
	movq	16(%rsp), %rax
	addq	96(%rsp), %rax
	movq	%rax, 16(%rsp)
	jmp	.LBB15_37
	.p2align	4
.LBB15_42:
	movq	24(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %esi
	vmovups	128(%r14), %zmm1
	vcvttss2si	132(%rdi), %eax
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%esi, %xmm31, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%edx, %edx
	vucomiss	.LCPI15_1(%rip), %xmm0
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	624(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	560(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	432(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	688(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%esi, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm2
	vpbroadcastb	%edx, %zmm3
	vmovdqa64	.LCPI15_2(%rip), %zmm4
	vpermd	%zmm0, %zmm4, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm2, %zmm0, %zmm0
	vpxord	%zmm3, %zmm0, %zmm0
	movq	144(%rdi), %rax
	movq	496(%rsp), %rdx
	leaq	(%rax,%rdx), %rcx
	vmovdqu	%xmm0, (%rax,%rdx)
	vextracti32x4	$1, %zmm0, (%r13,%rcx)
	vextracti32x4	$2, %zmm0, (%rcx,%r13,2)
	movq	112(%rsp), %rax
	vextracti32x4	$3, %zmm0, (%rax,%rcx)
.LBB15_43:
	movq	%r14, %r9
	addq	$4, %r12
	movq	72(%rsp), %r15
	cmpq	%r15, %r12
	jge	.LBB15_54
.LBB15_37:
	movq	184(%rsp), %rax
	cmpq	%r12, %rax
	movq	%r12, %r11
	cmovlq	%rax, %r11
	vpxor	%xmm1, %xmm1, %xmm1
	vmovdqu64	368(%rsp), %zmm7
	vmovdqa64	%zmm7, %zmm0
	vpxor	%xmm4, %xmm4, %xmm4
	vmovdqa64	%zmm7, %zmm2
	vpxor	%xmm6, %xmm6, %xmm6
	vmovdqa64	%zmm7, %zmm3
	vpxor	%xmm5, %xmm5, %xmm5
	cmpq	32(%rsp), %rbp
	je	.LBB15_40
	movq	56(%rsp), %rax
	imulq	%r11, %rax
	addq	128(%rsp), %rax
	movq	8(%rsp), %rdx
	movq	48(%rdx), %rcx
	movq	56(%rdx), %rdx
	movq	16(%rsp), %rsi
	movq	32(%rsp), %rdi
	vmovdqu64	368(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm2
	.p2align	4
.LBB15_39:
	movq	(%rcx,%rdi,8), %r8
	vpbroadcastd	(%rdx,%rdi,4), %zmm8
	incq	%rdi
	vmovdqu64	(%rax,%r8,4), %zmm9
	vmovdqu64	64(%rax,%r8,4), %zmm10
	vmovdqu64	128(%rax,%r8,4), %zmm11
	vmovdqu64	192(%rax,%r8,4), %zmm12
	vmovdqu64	-64(%rsi), %zmm13
	vmovdqu64	(%rsi), %zmm14
	vmovdqu64	64(%rsi), %zmm15
	vpdpbusd	%zmm13, %zmm9, %zmm7
	vpdpbusd	%zmm8, %zmm9, %zmm5
	vpdpbusd	%zmm13, %zmm10, %zmm3
	vpdpbusd	%zmm8, %zmm10, %zmm6
	vpdpbusd	%zmm13, %zmm11, %zmm2
	vpdpbusd	%zmm8, %zmm11, %zmm4
	vpdpbusd	%zmm13, %zmm12, %zmm0
	vpdpbusd	%zmm8, %zmm12, %zmm1
	vpdpbusd	%zmm14, %zmm10, %zmm7
	vpdpbusd	%zmm8, %zmm10, %zmm5
	vpdpbusd	%zmm14, %zmm11, %zmm3
	vpdpbusd	%zmm8, %zmm11, %zmm6
	vpdpbusd	%zmm14, %zmm12, %zmm2
	vpdpbusd	%zmm8, %zmm12, %zmm4
	vmovdqu64	256(%rax,%r8,4), %zmm9
	vpdpbusd	%zmm14, %zmm9, %zmm0
	vpdpbusd	%zmm8, %zmm9, %zmm1
	vpdpbusd	%zmm15, %zmm11, %zmm7
	vpdpbusd	%zmm8, %zmm11, %zmm5
	vpdpbusd	%zmm15, %zmm12, %zmm3
	vpdpbusd	%zmm8, %zmm12, %zmm6
	vpdpbusd	%zmm15, %zmm9, %zmm2
	vpdpbusd	%zmm8, %zmm9, %zmm4
	vmovdqu64	320(%rax,%r8,4), %zmm9
	vpdpbusd	%zmm15, %zmm9, %zmm0
	vpdpbusd	%zmm8, %zmm9, %zmm1
	addq	%rbx, %rsi
	cmpq	%rdi, %rbp
	jne	.LBB15_39
.LBB15_40:
	imulq	%r13, %r11
	vmovdqu64	64(%r9), %zmm8
	vpmulld	%zmm5, %zmm8, %zmm5
	addq	80(%rsp), %r11
	movq	%r11, 496(%rsp)
	vpaddd	%zmm7, %zmm5, %zmm5
	vmovdqu64	%zmm5, 624(%rsp)
	vpmulld	%zmm6, %zmm8, %zmm5
	vpmulld	%zmm4, %zmm8, %zmm4
	vpaddd	%zmm3, %zmm5, %zmm3
	vmovdqu64	%zmm3, 560(%rsp)
	vpaddd	%zmm2, %zmm4, %zmm2
	vmovdqu64	%zmm2, 432(%rsp)
	vpmulld	%zmm1, %zmm8, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vmovdqu64	%zmm0, 688(%rsp)
	movq	896(%rsp), %r15
	leaq	752(%rsp), %rdi
	movq	%r9, %r14
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB15_42
	movq	496(%rsp), %rcx
	leaq	(%r15,%rcx,4), %rax
	vmovups	624(%rsp), %zmm0
	vmovups	%zmm0, (%r15,%rcx,4)
	vmovups	560(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,4)
	vmovups	432(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,8)
	movq	120(%rsp), %rcx
	vmovdqu64	688(%rsp), %zmm0
	vmovdqu64	%zmm0, (%rcx,%rax)
	jmp	.LBB15_43
	.p2align	4
.LBB15_54:
	vmovdqu64	752(%rsp), %zmm0
	vmovdqu64	816(%rsp), %zmm1
	vmovdqu64	840(%rsp), %zmm2
	vmovdqu64	%zmm2, 1000(%rsp)
	vmovdqu64	%zmm1, 976(%rsp)
	vmovdqu64	%zmm0, 912(%rsp)
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB15_56
	movq	24(%rsp), %rax
	movq	152(%rax), %rcx
	movq	48(%rsp), %rdi
	movq	80(%rsp), %rsi
	movq	%r15, %rdx
	leaq	912(%rsp), %r13
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	jmp	.LBB15_56
.Lfunc_end15:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5, .Lfunc_end15-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI16_0:
	.long	0x4b400000
.LCPI16_1:
	.long	0x42fe0000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI16_2:
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5:
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
	subq	$1064, %rsp
	.cfi_def_cfa_offset 1120
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 24(%rsp)
	movq	88(%r13), %rax
	movq	%r13, 8(%rsp)
	movq	104(%r13), %r15
	leaq	15(%rax), %rbx
	movq	%rax, 168(%rsp)
	addq	$30, %rax
	testq	%rbx, %rbx
	cmovnsq	%rbx, %rax
	movq	%rax, 64(%rsp)
	movq	%r15, %rax
	shrq	$32, %rax
	je	.LBB16_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r15
	jmp	.LBB16_3
.LBB16_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r15d
.LBB16_3:
	cmpq	$2, %rax
	movl	$1, %ecx
	cmovgeq	%rax, %rcx
	movq	%rcx, 216(%rsp)
	movq	24(%rsp), %rax
	vmovdqu64	160(%rax), %zmm0
	vmovdqu64	224(%rax), %zmm1
	vmovdqu64	248(%rax), %zmm2
	vmovdqu64	%zmm2, 840(%rsp)
	vmovdqu64	%zmm1, 816(%rsp)
	vmovdqu64	%zmm0, 752(%rsp)
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	xorl	%ecx, %ecx
	testl	%eax, %eax
	sete	%al
	cmpq	$16, %rbx
	jge	.LBB16_4
.LBB16_10:
	addq	$1064, %rsp
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
.LBB16_4:
	.cfi_def_cfa_offset 1120
	sarq	$4, 64(%rsp)
	movb	%al, %cl
	leaq	3(,%rcx,2), %rax
	movq	%rax, 280(%rsp)
	movq	8(%rsp), %rdx
	movq	40(%rdx), %rax
	movq	64(%rdx), %rbx
	movq	%rax, 272(%rsp)
	movq	32(%rax), %rax
	imulq	%rbx, %rax
	leaq	(%rax,%rcx,2), %rax
	addq	$3, %rax
	movq	%rax, %rcx
	shlq	$4, %rcx
	movq	96(%rdx), %rdx
	movq	%rcx, 232(%rsp)
	decq	%rcx
	movq	%rcx, 200(%rsp)
	addq	$-16, 168(%rsp)
	movq	%rbx, 264(%rsp)
	shlq	$6, %rbx
	leaq	-4(%r15), %rcx
	movq	%rcx, 184(%rsp)
	movq	%rax, %rcx
	shlq	$6, %rcx
	shlq	$8, %rax
	movq	%rax, 192(%rsp)
	movl	$64, %eax
	movq	%rax, 152(%rsp)
	xorl	%esi, %esi
	movq	%rcx, 248(%rsp)
	movq	%rcx, 144(%rsp)
	movq	%rdx, 208(%rsp)
	movq	%r15, 72(%rsp)
	jmp	.LBB16_5
	.p2align	4
.LBB16_9:
	movq	192(%rsp), %rax
	addq	%rax, 144(%rsp)
	addq	%rax, 152(%rsp)
	movq	136(%rsp), %rax
	movq	%rax, %rsi
	cmpq	64(%rsp), %rax
	jge	.LBB16_10
.LBB16_5:
	leaq	4(%rsi), %rax
	movq	%rax, 136(%rsp)
	testq	%rdx, %rdx
	jle	.LBB16_9
	movq	64(%rsp), %rax
	movq	136(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 256(%rsp)
	xorl	%edi, %edi
	movq	$0, 40(%rsp)
	movq	%rsi, 160(%rsp)
	jmp	.LBB16_7
	.p2align	4
.LBB16_16:
	movq	224(%rsp), %rdi
	movq	%rdi, 40(%rsp)
	movq	208(%rsp), %rdx
	cmpq	%rdx, %rdi
	movq	160(%rsp), %rsi
	jge	.LBB16_9
.LBB16_7:
	movq	216(%rsp), %rax
	addq	%rax, %rdi
	jno	.LBB16_11
	movq	%rdx, %rcx
	subq	40(%rsp), %rcx
	cmpq	%rdi, %rdx
	cmovlq	%rdx, %rdi
	cmovgeq	%rax, %rcx
	movq	%rdi, 104(%rsp)
	movabsq	$9223372036854775807, %rdi
	jmp	.LBB16_12
	.p2align	4
.LBB16_11:
	cmpq	%rdi, %rdx
	movq	%rdi, %rcx
	cmovlq	%rdx, %rcx
	movq	%rcx, 104(%rsp)
	subq	40(%rsp), %rcx
.LBB16_12:
	movq	200(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	movq	%rdi, 224(%rsp)
	je	.LBB16_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rsi, 64(%rsp)
	je	.LBB16_16
	jmp	.LBB16_17
	.p2align	4
.LBB16_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rsi, 64(%rsp)
	je	.LBB16_16
.LBB16_17:
	movq	8(%rsp), %rax
	movq	80(%rax), %rdx
	movq	144(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 176(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 288(%rsp)
	movq	152(%rsp), %rax
	movq	%rdx, 240(%rsp)
	addq	%rdx, %rax
	movq	%rax, 96(%rsp)
	movq	160(%rsp), %rax
	movq	%rax, 88(%rsp)
	movq	%rcx, 296(%rsp)
	jmp	.LBB16_18
	.p2align	4
.LBB16_57:
	movq	88(%rsp), %rdx
	incq	%rdx
	movq	248(%rsp), %rax
	addq	%rax, 176(%rsp)
	addq	%rax, 96(%rsp)
	movq	%rdx, 88(%rsp)
	cmpq	256(%rsp), %rdx
	je	.LBB16_16
.LBB16_18:
	movq	104(%rsp), %rax
	cmpq	%rax, 40(%rsp)
	je	.LBB16_57
	movq	88(%rsp), %rsi
	movq	%rsi, %rax
	imulq	232(%rsp), %rax
	movq	240(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rdx
	movq	8(%rsp), %rax
	movq	16(%rax), %rdi
	movq	%rdi, 336(%rsp)
	movq	24(%rax), %rdi
	movq	%rdi, 328(%rsp)
	movq	8(%rax), %rdi
	imulq	%rsi, %rdi
	shlq	$2, %rdi
	addq	(%rax), %rdi
	movq	%rdi, 320(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 312(%rsp)
	shlq	$4, %rsi
	movq	168(%rsp), %rax
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	movq	%rsi, 304(%rsp)
	movq	176(%rsp), %r12
	movq	40(%rsp), %rsi
	movq	%rdx, 48(%rsp)
	jmp	.LBB16_20
	.p2align	4
.LBB16_56:
	movq	344(%rsp), %rsi
	incq	%rsi
	movq	352(%rsp), %r12
	addq	288(%rsp), %r12
	cmpq	104(%rsp), %rsi
	movq	296(%rsp), %rcx
	movq	48(%rsp), %rdx
	je	.LBB16_57
.LBB16_20:
	testq	%rcx, %rcx
	jle	.LBB16_23
	xorl	%eax, %eax
	.p2align	4
.LBB16_22:
	prefetcht0	(%r12,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB16_22
.LBB16_23:
	movq	%rsi, %rax
	imulq	328(%rsp), %rax
	leaq	3(%rax), %r14
	testq	%rax, %rax
	cmovnsq	%rax, %r14
	movq	%r14, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	272(%rsp), %rcx
	movq	(%rcx,%rax,8), %rdi
	movq	8(%rcx,%rax,8), %rbp
	movq	%rdi, 32(%rsp)
	imulq	264(%rsp), %rdi
	addq	280(%rsp), %rdi
	shlq	$6, %rdi
	movq	%rdi, 16(%rsp)
	movq	%rsi, 344(%rsp)
	imulq	312(%rsp), %rsi
	addq	304(%rsp), %rsi
	movq	%rsi, 80(%rsp)
	vmovups	(%rdx), %zmm0
	vmovups	%zmm0, 368(%rsp)
	movl	756(%rsp), %r15d
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	cmovel	%eax, %r15d
	sarq	$2, %r14
	imulq	336(%rsp), %r14
	movq	320(%rsp), %rax
	leaq	(%rax,%r14,4), %rax
	movq	%rax, 128(%rsp)
	vpbroadcastd	%r15d, %zmm0
	vpmulld	368(%rsp), %zmm0, %zmm0
	vmovdqu64	%zmm0, 368(%rsp)
	movq	72(%rsp), %r15
	cmpq	$4, %r15
	movq	%r12, 352(%rsp)
	jl	.LBB16_44
	movq	8(%rsp), %rax
	movq	32(%rax), %rcx
	movq	24(%rsp), %rax
	movq	152(%rax), %r13
	jne	.LBB16_26
	xorl	%r12d, %r12d
	movq	48(%rsp), %r9
	jmp	.LBB16_36
	.p2align	4
.LBB16_44:
	testq	%r15, %r15
	movq	48(%rsp), %r12
	jle	.LBB16_54
	movq	16(%rsp), %rcx
	addq	%r12, %rcx
	movq	8(%rsp), %rax
	movq	32(%rax), %rdx
	movq	24(%rsp), %rax
	movq	152(%rax), %rax
	movq	%rax, 688(%rsp)
	shlq	$6, %rdx
	movq	%rdx, 624(%rsp)
	movq	%rbp, %rdx
	movq	32(%rsp), %rax
	subq	%rax, %rdx
	movq	%rdx, 560(%rsp)
	incq	%rax
	movq	%rax, 432(%rsp)
	movq	%rcx, 16(%rsp)
	leaq	(%rcx,%rbx), %rax
	movq	%rax, 56(%rsp)
	xorl	%r14d, %r14d
	jmp	.LBB16_46
	.p2align	4
.LBB16_52:
	vcvtdq2ps	496(%rsp), %zmm0
	vmulps	128(%r12), %zmm0, %zmm0
	movq	24(%rsp), %rax
	vmaxps	(%rax), %zmm0, %zmm0
	vminps	64(%rax), %zmm0, %zmm0
	vaddps	.LCPI16_0(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%rax), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	movq	144(%rax), %rax
	vmovdqu	%xmm0, (%rax,%r13)
.LBB16_53:
	incq	%r14
	movq	72(%rsp), %r15
	cmpq	%r15, %r14
	je	.LBB16_54
.LBB16_46:
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu64	368(%rsp), %zmm1
	cmpq	32(%rsp), %rbp
	je	.LBB16_50
	movq	624(%rsp), %rax
	imulq	%r14, %rax
	addq	128(%rsp), %rax
	movq	8(%rsp), %rdx
	movq	48(%rdx), %rcx
	movq	56(%rdx), %rdx
	movq	16(%rsp), %rdi
	movq	32(%rsp), %rsi
	vmovdqu64	368(%rsp), %zmm1
	testb	$1, 560(%rsp)
	je	.LBB16_49
	movq	32(%rsp), %rdi
	movq	(%rcx,%rdi,8), %rsi
	vmovdqu64	(%rax,%rsi,4), %zmm2
	vmovdqu64	64(%rax,%rsi,4), %zmm3
	vmovdqu64	128(%rax,%rsi,4), %zmm4
	vmovdqu64	368(%rsp), %zmm1
	movq	16(%rsp), %rsi
	vpdpbusd	(%rsi), %zmm2, %zmm1
	vpbroadcastd	(%rdx,%rdi,4), %zmm5
	vpdpbusd	%zmm5, %zmm2, %zmm0
	vpdpbusd	64(%rsi), %zmm3, %zmm1
	vpdpbusd	%zmm5, %zmm3, %zmm0
	vpdpbusd	128(%rsi), %zmm4, %zmm1
	vpdpbusd	%zmm5, %zmm4, %zmm0
	movq	56(%rsp), %rdi
	movq	432(%rsp), %rsi
.LBB16_49:
	cmpq	432(%rsp), %rbp
	je	.LBB16_50
	.p2align	4
.LBB16_58:
	movq	(%rcx,%rsi,8), %r8
	movq	8(%rcx,%rsi,8), %r9
	vmovdqu64	(%rax,%r8,4), %zmm2
	vmovdqu64	64(%rax,%r8,4), %zmm3
	vmovdqu64	128(%rax,%r8,4), %zmm4
	vpdpbusd	(%rdi), %zmm2, %zmm1
	vpbroadcastd	(%rdx,%rsi,4), %zmm5
	vpdpbusd	%zmm5, %zmm2, %zmm0
	vpdpbusd	64(%rdi), %zmm3, %zmm1
	vpdpbusd	%zmm5, %zmm3, %zmm0
	vpdpbusd	128(%rdi), %zmm4, %zmm1
	vmovdqu64	(%rax,%r9,4), %zmm2
	vmovdqu64	64(%rax,%r9,4), %zmm3
	vmovdqu64	128(%rax,%r9,4), %zmm6
	vpdpbusd	(%rdi,%rbx), %zmm2, %zmm1
	vpdpbusd	64(%rdi,%rbx), %zmm3, %zmm1
	vpdpbusd	%zmm5, %zmm4, %zmm0
	vpdpbusd	128(%rdi,%rbx), %zmm6, %zmm1
	addq	%rbx, %rdi
	vpbroadcastd	4(%rdx,%rsi,4), %zmm4
	addq	$2, %rsi
	vpdpbusd	%zmm4, %zmm2, %zmm0
	vpdpbusd	%zmm4, %zmm3, %zmm0
	vpdpbusd	%zmm4, %zmm6, %zmm0
	addq	%rbx, %rdi
	cmpq	%rsi, %rbp
	jne	.LBB16_58
.LBB16_50:
	movq	%r14, %r13
	imulq	688(%rsp), %r13
	addq	80(%rsp), %r13
	vpmulld	64(%r12), %zmm0, %zmm0
	vpaddd	%zmm1, %zmm0, %zmm0
	vmovdqu64	%zmm0, 496(%rsp)
	movq	896(%rsp), %r15
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB16_52
	vmovdqu64	496(%rsp), %zmm0
	vmovdqu64	%zmm0, (%r15,%r13,4)
	jmp	.LBB16_53
	.p2align	4
.LBB16_26:
	shlq	$6, %rcx
	movq	%rcx, 56(%rsp)
	leaq	(,%r13,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 120(%rsp)
	leaq	(%r13,%r13,2), %rax
	movq	%rax, 112(%rsp)
	movq	96(%rsp), %rax
	movq	16(%rsp), %rcx
	addq	%rcx, %rax
	movq	%rax, 360(%rsp)
	xorl	%r14d, %r14d
	movq	48(%rsp), %r9
	jmp	.LBB16_27
	.p2align	4
.LBB16_32:
	movq	24(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %esi
	vmovups	128(%r12), %zmm1
	vcvttss2si	132(%rdi), %eax
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%esi, %xmm31, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%edx, %edx
	vucomiss	.LCPI16_1(%rip), %xmm0
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	624(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	560(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	432(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	688(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%esi, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm2
	vpbroadcastb	%edx, %zmm3
	vmovdqa64	.LCPI16_2(%rip), %zmm4
	vpermd	%zmm0, %zmm4, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm2, %zmm0, %zmm0
	vpxord	%zmm3, %zmm0, %zmm0
	movq	144(%rdi), %rax
	movq	496(%rsp), %rdx
	leaq	(%rax,%rdx), %rcx
	vmovdqu	%xmm0, (%rax,%rdx)
	vextracti32x4	$1, %zmm0, (%r13,%rcx)
	vextracti32x4	$2, %zmm0, (%rcx,%r13,2)
	movq	112(%rsp), %rax
	vextracti32x4	$3, %zmm0, (%rax,%rcx)
.LBB16_33:
	movq	%r12, %r9
	leaq	4(%r14), %r12
	addq	$8, %r14
	movq	72(%rsp), %r15
	cmpq	%r15, %r14
	movq	%r12, %r14
	jge	.LBB16_34
.LBB16_27:
	movq	184(%rsp), %rax
	cmpq	%r14, %rax
	movq	%r14, %r11
	cmovlq	%rax, %r11
	vpxor	%xmm1, %xmm1, %xmm1
	vmovdqu64	368(%rsp), %zmm7
	vmovdqa64	%zmm7, %zmm0
	vpxor	%xmm4, %xmm4, %xmm4
	vmovdqa64	%zmm7, %zmm2
	vpxor	%xmm6, %xmm6, %xmm6
	vmovdqa64	%zmm7, %zmm3
	vpxor	%xmm5, %xmm5, %xmm5
	cmpq	32(%rsp), %rbp
	je	.LBB16_30
	movq	56(%rsp), %rax
	imulq	%r11, %rax
	addq	128(%rsp), %rax
	movq	8(%rsp), %rdx
	movq	48(%rdx), %rcx
	movq	56(%rdx), %rdx
	movq	360(%rsp), %rsi
	movq	32(%rsp), %rdi
	vmovdqu64	368(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm2
	.p2align	4
.LBB16_29:
	movq	(%rcx,%rdi,8), %r8
	vpbroadcastd	(%rdx,%rdi,4), %zmm8
	incq	%rdi
	vmovdqu64	(%rax,%r8,4), %zmm9
	vmovdqu64	64(%rax,%r8,4), %zmm10
	vmovdqu64	128(%rax,%r8,4), %zmm11
	vmovdqu64	192(%rax,%r8,4), %zmm12
	vmovdqu64	-64(%rsi), %zmm13
	vmovdqu64	(%rsi), %zmm14
	vmovdqu64	64(%rsi), %zmm15
	vpdpbusd	%zmm13, %zmm9, %zmm7
	vpdpbusd	%zmm8, %zmm9, %zmm5
	vpdpbusd	%zmm13, %zmm11, %zmm3
	vpdpbusd	%zmm8, %zmm11, %zmm6
	vmovdqu64	256(%rax,%r8,4), %zmm9
	vpdpbusd	%zmm13, %zmm9, %zmm2
	vpdpbusd	%zmm8, %zmm9, %zmm4
	vmovdqu64	384(%rax,%r8,4), %zmm16
	vpdpbusd	%zmm13, %zmm16, %zmm0
	vpdpbusd	%zmm8, %zmm16, %zmm1
	vpdpbusd	%zmm14, %zmm10, %zmm7
	vpdpbusd	%zmm8, %zmm10, %zmm5
	vpdpbusd	%zmm14, %zmm12, %zmm3
	vpdpbusd	%zmm8, %zmm12, %zmm6
	vmovdqu64	320(%rax,%r8,4), %zmm10
	vpdpbusd	%zmm14, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vmovdqu64	448(%rax,%r8,4), %zmm10
	vpdpbusd	%zmm14, %zmm10, %zmm0
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm15, %zmm11, %zmm7
	vpdpbusd	%zmm8, %zmm11, %zmm5
	vpdpbusd	%zmm15, %zmm9, %zmm3
	vpdpbusd	%zmm8, %zmm9, %zmm6
	vpdpbusd	%zmm15, %zmm16, %zmm2
	vpdpbusd	%zmm8, %zmm16, %zmm4
	vmovdqu64	512(%rax,%r8,4), %zmm9
	vpdpbusd	%zmm15, %zmm9, %zmm0
	vpdpbusd	%zmm8, %zmm9, %zmm1
	addq	%rbx, %rsi
	cmpq	%rdi, %rbp
	jne	.LBB16_29
.LBB16_30:
	imulq	%r13, %r11
	vmovdqu64	64(%r9), %zmm8
	vpmulld	%zmm5, %zmm8, %zmm5
	addq	80(%rsp), %r11
	movq	%r11, 496(%rsp)
	vpaddd	%zmm7, %zmm5, %zmm5
	vmovdqu64	%zmm5, 624(%rsp)
	vpmulld	%zmm6, %zmm8, %zmm5
	vpmulld	%zmm4, %zmm8, %zmm4
	vpaddd	%zmm3, %zmm5, %zmm3
	vmovdqu64	%zmm3, 560(%rsp)
	vpaddd	%zmm2, %zmm4, %zmm2
	vmovdqu64	%zmm2, 432(%rsp)
	vpmulld	%zmm1, %zmm8, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vmovdqu64	%zmm0, 688(%rsp)
	movq	896(%rsp), %r15
	leaq	752(%rsp), %rdi
	movq	%r9, %r12
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB16_32
	movq	496(%rsp), %rcx
	leaq	(%r15,%rcx,4), %rax
	vmovups	624(%rsp), %zmm0
	vmovups	%zmm0, (%r15,%rcx,4)
	vmovups	560(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,4)
	vmovups	432(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,8)
	movq	120(%rsp), %rcx
	vmovdqu64	688(%rsp), %zmm0
	vmovdqu64	%zmm0, (%rcx,%rax)
	jmp	.LBB16_33
	.p2align	4
.LBB16_34:
	cmpq	%r15, %r12
	jge	.LBB16_54
	movq	8(%rsp), %rax
	movq	32(%rax), %rcx
	movq	24(%rsp), %rax
	movq	152(%rax), %r13
.LBB16_36:
	shlq	$6, %rcx
	movq	%rcx, 56(%rsp)
	leaq	(,%r13,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 120(%rsp)
	leaq	(,%r13,2), %rax
	addq	%r13, %rax
	movq	%rax, 112(%rsp)
	movq	16(%rsp), %rax
	addq	96(%rsp), %rax
	movq	%rax, 16(%rsp)
	jmp	.LBB16_37
	.p2align	4
.LBB16_42:
	movq	24(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %esi
	vmovups	128(%r14), %zmm1
	vcvttss2si	132(%rdi), %eax
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%esi, %xmm31, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%edx, %edx
	vucomiss	.LCPI16_1(%rip), %xmm0
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	624(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	560(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	432(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	688(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%esi, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm2
	vpbroadcastb	%edx, %zmm3
	vmovdqa64	.LCPI16_2(%rip), %zmm4
	vpermd	%zmm0, %zmm4, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm2, %zmm0, %zmm0
	vpxord	%zmm3, %zmm0, %zmm0
	movq	144(%rdi), %rax
	movq	496(%rsp), %rdx
	leaq	(%rax,%rdx), %rcx
	vmovdqu	%xmm0, (%rax,%rdx)
	vextracti32x4	$1, %zmm0, (%r13,%rcx)
	vextracti32x4	$2, %zmm0, (%rcx,%r13,2)
	movq	112(%rsp), %rax
	vextracti32x4	$3, %zmm0, (%rax,%rcx)
.LBB16_43:
	movq	%r14, %r9
	addq	$4, %r12
	movq	72(%rsp), %r15
	cmpq	%r15, %r12
	jge	.LBB16_54
.LBB16_37:
	movq	184(%rsp), %rax
	cmpq	%r12, %rax
	movq	%r12, %r11
	cmovlq	%rax, %r11
	vpxor	%xmm1, %xmm1, %xmm1
	vmovdqu64	368(%rsp), %zmm7
	vmovdqa64	%zmm7, %zmm0
	vpxor	%xmm4, %xmm4, %xmm4
	vmovdqa64	%zmm7, %zmm2
	vpxor	%xmm6, %xmm6, %xmm6
	vmovdqa64	%zmm7, %zmm3
	vpxor	%xmm5, %xmm5, %xmm5
	cmpq	32(%rsp), %rbp
	je	.LBB16_40
	movq	56(%rsp), %rax
	imulq	%r11, %rax
	addq	128(%rsp), %rax
	movq	8(%rsp), %rdx
	movq	48(%rdx), %rcx
	movq	56(%rdx), %rdx
	movq	16(%rsp), %rsi
	movq	32(%rsp), %rdi
	vmovdqu64	368(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm2
	.p2align	4
.LBB16_39:
	movq	(%rcx,%rdi,8), %r8
	vpbroadcastd	(%rdx,%rdi,4), %zmm8
	incq	%rdi
	vmovdqu64	(%rax,%r8,4), %zmm9
	vmovdqu64	64(%rax,%r8,4), %zmm10
	vmovdqu64	128(%rax,%r8,4), %zmm11
	vmovdqu64	192(%rax,%r8,4), %zmm12
	vmovdqu64	-64(%rsi), %zmm13
	vmovdqu64	(%rsi), %zmm14
	vmovdqu64	64(%rsi), %zmm15
	vpdpbusd	%zmm13, %zmm9, %zmm7
	vpdpbusd	%zmm8, %zmm9, %zmm5
	vpdpbusd	%zmm13, %zmm11, %zmm3
	vpdpbusd	%zmm8, %zmm11, %zmm6
	vmovdqu64	256(%rax,%r8,4), %zmm9
	vpdpbusd	%zmm13, %zmm9, %zmm2
	vpdpbusd	%zmm8, %zmm9, %zmm4
	vmovdqu64	384(%rax,%r8,4), %zmm16
	vpdpbusd	%zmm13, %zmm16, %zmm0
	vpdpbusd	%zmm8, %zmm16, %zmm1
	vpdpbusd	%zmm14, %zmm10, %zmm7
	vpdpbusd	%zmm8, %zmm10, %zmm5
	vpdpbusd	%zmm14, %zmm12, %zmm3
	vpdpbusd	%zmm8, %zmm12, %zmm6
	vmovdqu64	320(%rax,%r8,4), %zmm10
	vpdpbusd	%zmm14, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vmovdqu64	448(%rax,%r8,4), %zmm10
	vpdpbusd	%zmm14, %zmm10, %zmm0
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm15, %zmm11, %zmm7
	vpdpbusd	%zmm8, %zmm11, %zmm5
	vpdpbusd	%zmm15, %zmm9, %zmm3
	vpdpbusd	%zmm8, %zmm9, %zmm6
	vpdpbusd	%zmm15, %zmm16, %zmm2
	vpdpbusd	%zmm8, %zmm16, %zmm4
	vmovdqu64	512(%rax,%r8,4), %zmm9
	vpdpbusd	%zmm15, %zmm9, %zmm0
	vpdpbusd	%zmm8, %zmm9, %zmm1
	addq	%rbx, %rsi
	cmpq	%rdi, %rbp
	jne	.LBB16_39
.LBB16_40:
	imulq	%r13, %r11
	vmovdqu64	64(%r9), %zmm8
	vpmulld	%zmm5, %zmm8, %zmm5
	addq	80(%rsp), %r11
	movq	%r11, 496(%rsp)
	vpaddd	%zmm7, %zmm5, %zmm5
	vmovdqu64	%zmm5, 624(%rsp)
	vpmulld	%zmm6, %zmm8, %zmm5
	vpmulld	%zmm4, %zmm8, %zmm4
	vpaddd	%zmm3, %zmm5, %zmm3
	vmovdqu64	%zmm3, 560(%rsp)
	vpaddd	%zmm2, %zmm4, %zmm2
	vmovdqu64	%zmm2, 432(%rsp)
	vpmulld	%zmm1, %zmm8, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vmovdqu64	%zmm0, 688(%rsp)
	movq	896(%rsp), %r15
	leaq	752(%rsp), %rdi
	movq	%r9, %r14
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB16_42
	movq	496(%rsp), %rcx
	leaq	(%r15,%rcx,4), %rax
	vmovups	624(%rsp), %zmm0
	vmovups	%zmm0, (%r15,%rcx,4)
	vmovups	560(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,4)
	vmovups	432(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,8)
	movq	120(%rsp), %rcx
	vmovdqu64	688(%rsp), %zmm0
	vmovdqu64	%zmm0, (%rcx,%rax)
	jmp	.LBB16_43
	.p2align	4
.LBB16_54:
	vmovdqu64	752(%rsp), %zmm0
	vmovdqu64	816(%rsp), %zmm1
	vmovdqu64	840(%rsp), %zmm2
	vmovdqu64	%zmm2, 1000(%rsp)
	vmovdqu64	%zmm1, 976(%rsp)
	vmovdqu64	%zmm0, 912(%rsp)
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB16_56
	movq	24(%rsp), %rax
	movq	152(%rax), %rcx
	movq	48(%rsp), %rdi
	movq	80(%rsp), %rsi
	movq	%r15, %rdx
	leaq	912(%rsp), %r13
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	jmp	.LBB16_56
.Lfunc_end16:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5, .Lfunc_end16-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI17_0:
	.long	0x4b400000
.LCPI17_1:
	.long	0x42fe0000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI17_2:
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5:
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
	subq	$1064, %rsp
	.cfi_def_cfa_offset 1120
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 24(%rsp)
	movq	88(%r13), %rax
	movq	%r13, 8(%rsp)
	movq	104(%r13), %r15
	leaq	15(%rax), %rbx
	movq	%rax, 168(%rsp)
	addq	$30, %rax
	testq	%rbx, %rbx
	cmovnsq	%rbx, %rax
	movq	%rax, 64(%rsp)
	movq	%r15, %rax
	shrq	$32, %rax
	je	.LBB17_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r15
	jmp	.LBB17_3
.LBB17_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r15d
.LBB17_3:
	cmpq	$2, %rax
	movl	$1, %ecx
	cmovgeq	%rax, %rcx
	movq	%rcx, 216(%rsp)
	movq	24(%rsp), %rax
	vmovdqu64	160(%rax), %zmm0
	vmovdqu64	224(%rax), %zmm1
	vmovdqu64	248(%rax), %zmm2
	vmovdqu64	%zmm2, 840(%rsp)
	vmovdqu64	%zmm1, 816(%rsp)
	vmovdqu64	%zmm0, 752(%rsp)
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	xorl	%ecx, %ecx
	testl	%eax, %eax
	sete	%al
	cmpq	$16, %rbx
	jge	.LBB17_4
.LBB17_10:
	addq	$1064, %rsp
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
.LBB17_4:
	.cfi_def_cfa_offset 1120
	sarq	$4, 64(%rsp)
	movb	%al, %cl
	leaq	3(,%rcx,2), %rax
	movq	%rax, 280(%rsp)
	movq	8(%rsp), %rdx
	movq	40(%rdx), %rax
	movq	64(%rdx), %rbx
	movq	%rax, 272(%rsp)
	movq	32(%rax), %rax
	imulq	%rbx, %rax
	leaq	(%rax,%rcx,2), %rax
	addq	$3, %rax
	movq	%rax, %rcx
	shlq	$4, %rcx
	movq	96(%rdx), %rdx
	movq	%rcx, 232(%rsp)
	decq	%rcx
	movq	%rcx, 200(%rsp)
	addq	$-16, 168(%rsp)
	movq	%rbx, 264(%rsp)
	shlq	$6, %rbx
	leaq	-4(%r15), %rcx
	movq	%rcx, 184(%rsp)
	movq	%rax, %rcx
	shlq	$6, %rcx
	shlq	$8, %rax
	movq	%rax, 192(%rsp)
	movl	$128, %eax
	movq	%rax, 152(%rsp)
	xorl	%esi, %esi
	movq	%rcx, 248(%rsp)
	movq	%rcx, 144(%rsp)
	movq	%rdx, 208(%rsp)
	movq	%r15, 72(%rsp)
	jmp	.LBB17_5
	.p2align	4
.LBB17_9:
	movq	192(%rsp), %rax
	addq	%rax, 144(%rsp)
	addq	%rax, 152(%rsp)
	movq	136(%rsp), %rax
	movq	%rax, %rsi
	cmpq	64(%rsp), %rax
	jge	.LBB17_10
.LBB17_5:
	leaq	4(%rsi), %rax
	movq	%rax, 136(%rsp)
	testq	%rdx, %rdx
	jle	.LBB17_9
	movq	64(%rsp), %rax
	movq	136(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 256(%rsp)
	xorl	%edi, %edi
	movq	$0, 40(%rsp)
	movq	%rsi, 160(%rsp)
	jmp	.LBB17_7
	.p2align	4
.LBB17_16:
	movq	224(%rsp), %rdi
	movq	%rdi, 40(%rsp)
	movq	208(%rsp), %rdx
	cmpq	%rdx, %rdi
	movq	160(%rsp), %rsi
	jge	.LBB17_9
.LBB17_7:
	movq	216(%rsp), %rax
	addq	%rax, %rdi
	jno	.LBB17_11
	movq	%rdx, %rcx
	subq	40(%rsp), %rcx
	cmpq	%rdi, %rdx
	cmovlq	%rdx, %rdi
	cmovgeq	%rax, %rcx
	movq	%rdi, 104(%rsp)
	movabsq	$9223372036854775807, %rdi
	jmp	.LBB17_12
	.p2align	4
.LBB17_11:
	cmpq	%rdi, %rdx
	movq	%rdi, %rcx
	cmovlq	%rdx, %rcx
	movq	%rcx, 104(%rsp)
	subq	40(%rsp), %rcx
.LBB17_12:
	movq	200(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	movq	%rdi, 224(%rsp)
	je	.LBB17_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rsi, 64(%rsp)
	je	.LBB17_16
	jmp	.LBB17_17
	.p2align	4
.LBB17_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rsi, 64(%rsp)
	je	.LBB17_16
.LBB17_17:
	movq	8(%rsp), %rax
	movq	80(%rax), %rdx
	movq	144(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 176(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 288(%rsp)
	movq	152(%rsp), %rax
	movq	%rdx, 240(%rsp)
	addq	%rdx, %rax
	movq	%rax, 96(%rsp)
	movq	160(%rsp), %rax
	movq	%rax, 88(%rsp)
	movq	%rcx, 296(%rsp)
	jmp	.LBB17_18
	.p2align	4
.LBB17_57:
	movq	88(%rsp), %rdx
	incq	%rdx
	movq	248(%rsp), %rax
	addq	%rax, 176(%rsp)
	addq	%rax, 96(%rsp)
	movq	%rdx, 88(%rsp)
	cmpq	256(%rsp), %rdx
	je	.LBB17_16
.LBB17_18:
	movq	104(%rsp), %rax
	cmpq	%rax, 40(%rsp)
	je	.LBB17_57
	movq	88(%rsp), %rsi
	movq	%rsi, %rax
	imulq	232(%rsp), %rax
	movq	240(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rdx
	movq	8(%rsp), %rax
	movq	16(%rax), %rdi
	movq	%rdi, 336(%rsp)
	movq	24(%rax), %rdi
	movq	%rdi, 328(%rsp)
	movq	8(%rax), %rdi
	imulq	%rsi, %rdi
	shlq	$2, %rdi
	addq	(%rax), %rdi
	movq	%rdi, 320(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 312(%rsp)
	shlq	$4, %rsi
	movq	168(%rsp), %rax
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	movq	%rsi, 304(%rsp)
	movq	176(%rsp), %r12
	movq	40(%rsp), %rsi
	movq	%rdx, 48(%rsp)
	jmp	.LBB17_20
	.p2align	4
.LBB17_56:
	movq	344(%rsp), %rsi
	incq	%rsi
	movq	352(%rsp), %r12
	addq	288(%rsp), %r12
	cmpq	104(%rsp), %rsi
	movq	296(%rsp), %rcx
	movq	48(%rsp), %rdx
	je	.LBB17_57
.LBB17_20:
	testq	%rcx, %rcx
	jle	.LBB17_23
	xorl	%eax, %eax
	.p2align	4
.LBB17_22:
	prefetcht0	(%r12,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB17_22
.LBB17_23:
	movq	%rsi, %rax
	imulq	328(%rsp), %rax
	leaq	3(%rax), %r14
	testq	%rax, %rax
	cmovnsq	%rax, %r14
	movq	%r14, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	272(%rsp), %rcx
	movq	(%rcx,%rax,8), %rdi
	movq	8(%rcx,%rax,8), %rbp
	movq	%rdi, 32(%rsp)
	imulq	264(%rsp), %rdi
	addq	280(%rsp), %rdi
	shlq	$6, %rdi
	movq	%rdi, 16(%rsp)
	movq	%rsi, 344(%rsp)
	imulq	312(%rsp), %rsi
	addq	304(%rsp), %rsi
	movq	%rsi, 80(%rsp)
	vmovups	(%rdx), %zmm0
	vmovups	%zmm0, 368(%rsp)
	movl	756(%rsp), %r15d
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	cmovel	%eax, %r15d
	sarq	$2, %r14
	imulq	336(%rsp), %r14
	movq	320(%rsp), %rax
	leaq	(%rax,%r14,4), %rax
	movq	%rax, 128(%rsp)
	vpbroadcastd	%r15d, %zmm0
	vpmulld	368(%rsp), %zmm0, %zmm0
	vmovdqu64	%zmm0, 368(%rsp)
	movq	72(%rsp), %r15
	cmpq	$4, %r15
	movq	%r12, 352(%rsp)
	jl	.LBB17_44
	movq	8(%rsp), %rax
	movq	32(%rax), %rcx
	movq	24(%rsp), %rax
	movq	152(%rax), %r13
	jne	.LBB17_26
	xorl	%r11d, %r11d
	movq	48(%rsp), %r12
	jmp	.LBB17_36
	.p2align	4
.LBB17_44:
	testq	%r15, %r15
	movq	48(%rsp), %r12
	jle	.LBB17_54
	movq	16(%rsp), %rcx
	addq	%r12, %rcx
	movq	8(%rsp), %rax
	movq	32(%rax), %rdx
	movq	24(%rsp), %rax
	movq	152(%rax), %rax
	movq	%rax, 624(%rsp)
	shlq	$6, %rdx
	movq	%rdx, 560(%rsp)
	movq	%rbp, %rdx
	movq	32(%rsp), %rax
	subq	%rax, %rdx
	movq	%rdx, 496(%rsp)
	incq	%rax
	movq	%rax, 432(%rsp)
	movq	%rcx, 16(%rsp)
	leaq	(%rcx,%rbx), %rax
	movq	%rax, 56(%rsp)
	xorl	%r14d, %r14d
	jmp	.LBB17_46
	.p2align	4
.LBB17_52:
	vcvtdq2ps	688(%rsp), %zmm0
	vmulps	128(%r12), %zmm0, %zmm0
	movq	24(%rsp), %rax
	vmaxps	(%rax), %zmm0, %zmm0
	vminps	64(%rax), %zmm0, %zmm0
	vaddps	.LCPI17_0(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%rax), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	movq	144(%rax), %rax
	vmovdqu	%xmm0, (%rax,%r13)
.LBB17_53:
	incq	%r14
	movq	72(%rsp), %r15
	cmpq	%r15, %r14
	je	.LBB17_54
.LBB17_46:
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu64	368(%rsp), %zmm1
	cmpq	32(%rsp), %rbp
	je	.LBB17_50
	movq	560(%rsp), %rax
	imulq	%r14, %rax
	addq	128(%rsp), %rax
	movq	8(%rsp), %rdx
	movq	48(%rdx), %rcx
	movq	56(%rdx), %rdx
	movq	16(%rsp), %rdi
	movq	32(%rsp), %rsi
	vmovdqu64	368(%rsp), %zmm1
	testb	$1, 496(%rsp)
	je	.LBB17_49
	movq	32(%rsp), %rdi
	movq	(%rcx,%rdi,8), %rsi
	vmovdqu64	(%rax,%rsi,4), %zmm2
	vmovdqu64	64(%rax,%rsi,4), %zmm3
	vmovdqu64	128(%rax,%rsi,4), %zmm4
	vmovdqu64	192(%rax,%rsi,4), %zmm5
	vmovdqu64	368(%rsp), %zmm1
	movq	16(%rsp), %r8
	vpdpbusd	(%r8), %zmm2, %zmm1
	vpbroadcastd	(%rdx,%rdi,4), %zmm6
	vpdpbusd	%zmm6, %zmm2, %zmm0
	vpdpbusd	64(%r8), %zmm3, %zmm1
	vpdpbusd	%zmm6, %zmm3, %zmm0
	vpdpbusd	128(%r8), %zmm4, %zmm1
	vpdpbusd	%zmm6, %zmm4, %zmm0
	vpdpbusd	192(%r8), %zmm5, %zmm1
	vpdpbusd	%zmm6, %zmm5, %zmm0
	vmovdqu64	256(%rax,%rsi,4), %zmm2
	vpdpbusd	256(%r8), %zmm2, %zmm1
	vpdpbusd	%zmm6, %zmm2, %zmm0
	movq	56(%rsp), %rdi
	movq	432(%rsp), %rsi
.LBB17_49:
	cmpq	432(%rsp), %rbp
	je	.LBB17_50
	.p2align	4
.LBB17_58:
	movq	(%rcx,%rsi,8), %r9
	movq	8(%rcx,%rsi,8), %r8
	vmovdqu64	(%rax,%r9,4), %zmm2
	vmovdqu64	64(%rax,%r9,4), %zmm3
	vmovdqu64	128(%rax,%r9,4), %zmm4
	vmovdqu64	192(%rax,%r9,4), %zmm5
	vpdpbusd	(%rdi), %zmm2, %zmm1
	vpbroadcastd	(%rdx,%rsi,4), %zmm6
	vpdpbusd	%zmm6, %zmm2, %zmm0
	vpdpbusd	64(%rdi), %zmm3, %zmm1
	vpdpbusd	%zmm6, %zmm3, %zmm0
	vpdpbusd	128(%rdi), %zmm4, %zmm1
	vpdpbusd	%zmm6, %zmm4, %zmm0
	vpdpbusd	192(%rdi), %zmm5, %zmm1
	vpdpbusd	%zmm6, %zmm5, %zmm0
	vmovdqu64	256(%rax,%r9,4), %zmm2
	vpdpbusd	256(%rdi), %zmm2, %zmm1
	vmovdqu64	(%rax,%r8,4), %zmm3
	vmovdqu64	64(%rax,%r8,4), %zmm4
	vmovdqu64	128(%rax,%r8,4), %zmm5
	vmovdqu64	192(%rax,%r8,4), %zmm7
	vpdpbusd	%zmm6, %zmm2, %zmm0
	vpdpbusd	(%rdi,%rbx), %zmm3, %zmm1
	vpbroadcastd	4(%rdx,%rsi,4), %zmm2
	vpdpbusd	%zmm2, %zmm3, %zmm0
	vpdpbusd	64(%rdi,%rbx), %zmm4, %zmm1
	vpdpbusd	128(%rdi,%rbx), %zmm5, %zmm1
	vpdpbusd	192(%rdi,%rbx), %zmm7, %zmm1
	vmovdqu64	256(%rax,%r8,4), %zmm3
	vpdpbusd	256(%rdi,%rbx), %zmm3, %zmm1
	addq	%rbx, %rdi
	addq	$2, %rsi
	vpdpbusd	%zmm2, %zmm4, %zmm0
	vpdpbusd	%zmm2, %zmm5, %zmm0
	vpdpbusd	%zmm2, %zmm7, %zmm0
	vpdpbusd	%zmm2, %zmm3, %zmm0
	addq	%rbx, %rdi
	cmpq	%rsi, %rbp
	jne	.LBB17_58
.LBB17_50:
	movq	%r14, %r13
	imulq	624(%rsp), %r13
	addq	80(%rsp), %r13
	vpmulld	64(%r12), %zmm0, %zmm0
	vpaddd	%zmm1, %zmm0, %zmm0
	vmovdqu64	%zmm0, 688(%rsp)
	movq	896(%rsp), %r15
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB17_52
	vmovdqu64	688(%rsp), %zmm0
	vmovdqu64	%zmm0, (%r15,%r13,4)
	jmp	.LBB17_53
	.p2align	4
.LBB17_26:
	shlq	$6, %rcx
	movq	%rcx, 56(%rsp)
	leaq	(,%r13,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 120(%rsp)
	leaq	(%r13,%r13,2), %rax
	movq	%rax, 112(%rsp)
	movq	96(%rsp), %rax
	movq	16(%rsp), %rcx
	addq	%rcx, %rax
	movq	%rax, 360(%rsp)
	xorl	%r14d, %r14d
	movq	48(%rsp), %r12
	jmp	.LBB17_27
	.p2align	4
.LBB17_32:
	movq	24(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %esi
	vmovups	128(%r12), %zmm1
	vcvttss2si	132(%rdi), %eax
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%esi, %xmm31, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%edx, %edx
	vucomiss	.LCPI17_1(%rip), %xmm0
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	560(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	496(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	432(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	624(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%esi, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm2
	vpbroadcastb	%edx, %zmm3
	vmovdqa64	.LCPI17_2(%rip), %zmm4
	vpermd	%zmm0, %zmm4, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm2, %zmm0, %zmm0
	vpxord	%zmm3, %zmm0, %zmm0
	movq	144(%rdi), %rax
	movq	688(%rsp), %rdx
	leaq	(%rax,%rdx), %rcx
	vmovdqu	%xmm0, (%rax,%rdx)
	vextracti32x4	$1, %zmm0, (%r13,%rcx)
	vextracti32x4	$2, %zmm0, (%rcx,%r13,2)
	movq	112(%rsp), %rax
	vextracti32x4	$3, %zmm0, (%rax,%rcx)
.LBB17_33:
	leaq	4(%r14), %r11
	addq	$8, %r14
	movq	72(%rsp), %r15
	cmpq	%r15, %r14
	movq	%r11, %r14
	jge	.LBB17_34
.LBB17_27:
	movq	184(%rsp), %rax
	cmpq	%r14, %rax
	movq	%r14, %r11
	cmovlq	%rax, %r11
	vpxor	%xmm1, %xmm1, %xmm1
	vmovdqu64	368(%rsp), %zmm7
	vmovdqa64	%zmm7, %zmm0
	vpxor	%xmm4, %xmm4, %xmm4
	vmovdqa64	%zmm7, %zmm2
	vpxor	%xmm6, %xmm6, %xmm6
	vmovdqa64	%zmm7, %zmm3
	vpxor	%xmm5, %xmm5, %xmm5
	cmpq	32(%rsp), %rbp
	je	.LBB17_30
	movq	56(%rsp), %rax
	imulq	%r11, %rax
	addq	128(%rsp), %rax
	movq	8(%rsp), %rdx
	movq	48(%rdx), %rcx
	movq	56(%rdx), %rdx
	movq	360(%rsp), %rsi
	movq	32(%rsp), %rdi
	vmovdqu64	368(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm2
	.p2align	4
.LBB17_29:
	movq	(%rcx,%rdi,8), %r8
	vpbroadcastd	(%rdx,%rdi,4), %zmm8
	incq	%rdi
	vmovdqu64	(%rax,%r8,4), %zmm9
	vmovdqu64	64(%rax,%r8,4), %zmm10
	vmovdqu64	128(%rax,%r8,4), %zmm11
	vmovdqu64	192(%rax,%r8,4), %zmm12
	vmovdqu64	-128(%rsi), %zmm13
	vmovdqu64	-64(%rsi), %zmm14
	vmovdqu64	(%rsi), %zmm15
	vmovdqu64	64(%rsi), %zmm16
	vpdpbusd	%zmm13, %zmm9, %zmm7
	vpdpbusd	%zmm8, %zmm9, %zmm5
	vpdpbusd	%zmm13, %zmm10, %zmm3
	vpdpbusd	%zmm8, %zmm10, %zmm6
	vpdpbusd	%zmm13, %zmm11, %zmm2
	vpdpbusd	%zmm8, %zmm11, %zmm4
	vpdpbusd	%zmm13, %zmm12, %zmm0
	vpdpbusd	%zmm8, %zmm12, %zmm1
	vpdpbusd	%zmm14, %zmm10, %zmm7
	vpdpbusd	%zmm8, %zmm10, %zmm5
	vpdpbusd	%zmm14, %zmm11, %zmm3
	vpdpbusd	%zmm8, %zmm11, %zmm6
	vpdpbusd	%zmm14, %zmm12, %zmm2
	vpdpbusd	%zmm8, %zmm12, %zmm4
	vmovdqu64	256(%rax,%r8,4), %zmm9
	vpdpbusd	%zmm14, %zmm9, %zmm0
	vpdpbusd	%zmm8, %zmm9, %zmm1
	vpdpbusd	%zmm15, %zmm11, %zmm7
	vpdpbusd	%zmm8, %zmm11, %zmm5
	vpdpbusd	%zmm15, %zmm12, %zmm3
	vpdpbusd	%zmm8, %zmm12, %zmm6
	vpdpbusd	%zmm15, %zmm9, %zmm2
	vpdpbusd	%zmm8, %zmm9, %zmm4
	vmovdqu64	320(%rax,%r8,4), %zmm10
	vpdpbusd	%zmm15, %zmm10, %zmm0
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm16, %zmm12, %zmm7
	vpdpbusd	%zmm8, %zmm12, %zmm5
	vpdpbusd	%zmm16, %zmm9, %zmm3
	vpdpbusd	%zmm8, %zmm9, %zmm6
	vpdpbusd	%zmm16, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vmovdqu64	384(%rax,%r8,4), %zmm11
	vpdpbusd	%zmm16, %zmm11, %zmm0
	vpdpbusd	%zmm8, %zmm11, %zmm1
	vmovdqu64	128(%rsi), %zmm12
	vpdpbusd	%zmm12, %zmm9, %zmm7
	vpdpbusd	%zmm8, %zmm9, %zmm5
	vpdpbusd	%zmm12, %zmm10, %zmm3
	vpdpbusd	%zmm8, %zmm10, %zmm6
	vpdpbusd	%zmm12, %zmm11, %zmm2
	vpdpbusd	%zmm8, %zmm11, %zmm4
	vmovdqu64	448(%rax,%r8,4), %zmm9
	vpdpbusd	%zmm12, %zmm9, %zmm0
	vpdpbusd	%zmm8, %zmm9, %zmm1
	addq	%rbx, %rsi
	cmpq	%rdi, %rbp
	jne	.LBB17_29
.LBB17_30:
	imulq	%r13, %r11
	vmovdqu64	64(%r12), %zmm8
	vpmulld	%zmm5, %zmm8, %zmm5
	addq	80(%rsp), %r11
	movq	%r11, 688(%rsp)
	vpaddd	%zmm7, %zmm5, %zmm5
	vmovdqu64	%zmm5, 560(%rsp)
	vpmulld	%zmm6, %zmm8, %zmm5
	vpmulld	%zmm4, %zmm8, %zmm4
	vpaddd	%zmm3, %zmm5, %zmm3
	vmovdqu64	%zmm3, 496(%rsp)
	vpaddd	%zmm2, %zmm4, %zmm2
	vmovdqu64	%zmm2, 432(%rsp)
	vpmulld	%zmm1, %zmm8, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vmovdqu64	%zmm0, 624(%rsp)
	movq	896(%rsp), %r15
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB17_32
	movq	688(%rsp), %rcx
	leaq	(%r15,%rcx,4), %rax
	vmovups	560(%rsp), %zmm0
	vmovups	%zmm0, (%r15,%rcx,4)
	vmovups	496(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,4)
	vmovups	432(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,8)
	movq	120(%rsp), %rcx
	vmovdqu64	624(%rsp), %zmm0
	vmovdqu64	%zmm0, (%rcx,%rax)
	jmp	.LBB17_33
	.p2align	4
.LBB17_34:
	cmpq	%r15, %r11
	jge	.LBB17_54
	movq	8(%rsp), %rax
	movq	32(%rax), %rcx
	movq	24(%rsp), %rax
	movq	152(%rax), %r13
.LBB17_36:
	shlq	$6, %rcx
	movq	%rcx, 56(%rsp)
	leaq	(,%r13,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 120(%rsp)
	leaq	(,%r13,2), %rax
	addq	%r13, %rax
	movq	%rax, 112(%rsp)
	movq	16(%rsp), %rax
	addq	96(%rsp), %rax
	movq	%rax, 16(%rsp)
	jmp	.LBB17_37
	.p2align	4
.LBB17_42:
	movq	24(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %esi
	vmovups	128(%r14), %zmm1
	vcvttss2si	132(%rdi), %eax
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%esi, %xmm31, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%edx, %edx
	vucomiss	.LCPI17_1(%rip), %xmm0
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	560(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	496(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	432(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	624(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%esi, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm2
	vpbroadcastb	%edx, %zmm3
	vmovdqa64	.LCPI17_2(%rip), %zmm4
	vpermd	%zmm0, %zmm4, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm2, %zmm0, %zmm0
	vpxord	%zmm3, %zmm0, %zmm0
	movq	144(%rdi), %rax
	leaq	(%rax,%r12), %rcx
	vmovdqu	%xmm0, (%rax,%r12)
	vextracti32x4	$1, %zmm0, (%r13,%rcx)
	vextracti32x4	$2, %zmm0, (%rcx,%r13,2)
	movq	112(%rsp), %rax
	vextracti32x4	$3, %zmm0, (%rax,%rcx)
.LBB17_43:
	movq	%r14, %r12
	movq	688(%rsp), %r11
	addq	$4, %r11
	movq	72(%rsp), %r15
	cmpq	%r15, %r11
	jge	.LBB17_54
.LBB17_37:
	movq	184(%rsp), %rax
	cmpq	%r11, %rax
	movq	%r11, 688(%rsp)
	cmovlq	%rax, %r11
	vpxor	%xmm1, %xmm1, %xmm1
	vmovdqu64	368(%rsp), %zmm7
	vmovdqa64	%zmm7, %zmm0
	vpxor	%xmm4, %xmm4, %xmm4
	vmovdqa64	%zmm7, %zmm2
	vpxor	%xmm6, %xmm6, %xmm6
	vmovdqa64	%zmm7, %zmm3
	vpxor	%xmm5, %xmm5, %xmm5
	cmpq	32(%rsp), %rbp
	je	.LBB17_40
	movq	56(%rsp), %rax
	imulq	%r11, %rax
	addq	128(%rsp), %rax
	movq	8(%rsp), %rdx
	movq	48(%rdx), %rcx
	movq	56(%rdx), %rdx
	movq	16(%rsp), %rsi
	movq	32(%rsp), %rdi
	vmovdqu64	368(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm2
	.p2align	4
.LBB17_39:
	movq	(%rcx,%rdi,8), %r8
	vpbroadcastd	(%rdx,%rdi,4), %zmm8
	incq	%rdi
	vmovdqu64	(%rax,%r8,4), %zmm9
	vmovdqu64	64(%rax,%r8,4), %zmm10
	vmovdqu64	128(%rax,%r8,4), %zmm11
	vmovdqu64	192(%rax,%r8,4), %zmm12
	vmovdqu64	-128(%rsi), %zmm13
	vmovdqu64	-64(%rsi), %zmm14
	vmovdqu64	(%rsi), %zmm15
	vmovdqu64	64(%rsi), %zmm16
	vpdpbusd	%zmm13, %zmm9, %zmm7
	vpdpbusd	%zmm8, %zmm9, %zmm5
	vpdpbusd	%zmm13, %zmm10, %zmm3
	vpdpbusd	%zmm8, %zmm10, %zmm6
	vpdpbusd	%zmm13, %zmm11, %zmm2
	vpdpbusd	%zmm8, %zmm11, %zmm4
	vpdpbusd	%zmm13, %zmm12, %zmm0
	vpdpbusd	%zmm8, %zmm12, %zmm1
	vpdpbusd	%zmm14, %zmm10, %zmm7
	vpdpbusd	%zmm8, %zmm10, %zmm5
	vpdpbusd	%zmm14, %zmm11, %zmm3
	vpdpbusd	%zmm8, %zmm11, %zmm6
	vpdpbusd	%zmm14, %zmm12, %zmm2
	vpdpbusd	%zmm8, %zmm12, %zmm4
	vmovdqu64	256(%rax,%r8,4), %zmm9
	vpdpbusd	%zmm14, %zmm9, %zmm0
	vpdpbusd	%zmm8, %zmm9, %zmm1
	vpdpbusd	%zmm15, %zmm11, %zmm7
	vpdpbusd	%zmm8, %zmm11, %zmm5
	vpdpbusd	%zmm15, %zmm12, %zmm3
	vpdpbusd	%zmm8, %zmm12, %zmm6
	vpdpbusd	%zmm15, %zmm9, %zmm2
	vpdpbusd	%zmm8, %zmm9, %zmm4
	vmovdqu64	320(%rax,%r8,4), %zmm10
	vpdpbusd	%zmm15, %zmm10, %zmm0
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm16, %zmm12, %zmm7
	vpdpbusd	%zmm8, %zmm12, %zmm5
	vpdpbusd	%zmm16, %zmm9, %zmm3
	vpdpbusd	%zmm8, %zmm9, %zmm6
	vpdpbusd	%zmm16, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vmovdqu64	384(%rax,%r8,4), %zmm11
	vpdpbusd	%zmm16, %zmm11, %zmm0
	vpdpbusd	%zmm8, %zmm11, %zmm1
	vmovdqu64	128(%rsi), %zmm12
	vpdpbusd	%zmm12, %zmm9, %zmm7
	vpdpbusd	%zmm8, %zmm9, %zmm5
	vpdpbusd	%zmm12, %zmm10, %zmm3
	vpdpbusd	%zmm8, %zmm10, %zmm6
	vpdpbusd	%zmm12, %zmm11, %zmm2
	vpdpbusd	%zmm8, %zmm11, %zmm4
	vmovdqu64	448(%rax,%r8,4), %zmm9
	vpdpbusd	%zmm12, %zmm9, %zmm0
	vpdpbusd	%zmm8, %zmm9, %zmm1
	addq	%rbx, %rsi
	cmpq	%rdi, %rbp
	jne	.LBB17_39
.LBB17_40:
	imulq	%r13, %r11
	vmovdqu64	64(%r12), %zmm8
	vpmulld	%zmm5, %zmm8, %zmm5
	addq	80(%rsp), %r11
	vpaddd	%zmm7, %zmm5, %zmm5
	vmovdqu64	%zmm5, 560(%rsp)
	vpmulld	%zmm6, %zmm8, %zmm5
	vpmulld	%zmm4, %zmm8, %zmm4
	vpaddd	%zmm3, %zmm5, %zmm3
	vmovdqu64	%zmm3, 496(%rsp)
	vpaddd	%zmm2, %zmm4, %zmm2
	vmovdqu64	%zmm2, 432(%rsp)
	vpmulld	%zmm1, %zmm8, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vmovdqu64	%zmm0, 624(%rsp)
	movq	896(%rsp), %r15
	leaq	752(%rsp), %rdi
	movq	%r12, %r14
	movq	%r11, %r12
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB17_42
	leaq	(%r15,%r12,4), %rax
	vmovups	560(%rsp), %zmm0
	vmovups	%zmm0, (%r15,%r12,4)
	vmovups	496(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,4)
	vmovups	432(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,8)
	movq	120(%rsp), %rcx
	vmovdqu64	624(%rsp), %zmm0
	vmovdqu64	%zmm0, (%rcx,%rax)
	jmp	.LBB17_43
	.p2align	4
.LBB17_54:
	vmovdqu64	752(%rsp), %zmm0
	vmovdqu64	816(%rsp), %zmm1
	vmovdqu64	840(%rsp), %zmm2
	vmovdqu64	%zmm2, 1000(%rsp)
	vmovdqu64	%zmm1, 976(%rsp)
	vmovdqu64	%zmm0, 912(%rsp)
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB17_56
	movq	24(%rsp), %rax
	movq	152(%rax), %rcx
	movq	48(%rsp), %rdi
	movq	80(%rsp), %rsi
	movq	%r15, %rdx
	leaq	912(%rsp), %r13
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	jmp	.LBB17_56
.Lfunc_end17:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5, .Lfunc_end17-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI18_0:
	.long	0x4b400000
.LCPI18_1:
	.long	0x42fe0000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI18_2:
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5:
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
	subq	$1064, %rsp
	.cfi_def_cfa_offset 1120
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 24(%rsp)
	movq	88(%r13), %rax
	movq	%r13, 8(%rsp)
	movq	104(%r13), %r15
	leaq	15(%rax), %rbx
	movq	%rax, 168(%rsp)
	addq	$30, %rax
	testq	%rbx, %rbx
	cmovnsq	%rbx, %rax
	movq	%rax, 64(%rsp)
	movq	%r15, %rax
	shrq	$32, %rax
	je	.LBB18_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r15
	jmp	.LBB18_3
.LBB18_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r15d
.LBB18_3:
	cmpq	$2, %rax
	movl	$1, %ecx
	cmovgeq	%rax, %rcx
	movq	%rcx, 216(%rsp)
	movq	24(%rsp), %rax
	vmovdqu64	160(%rax), %zmm0
	vmovdqu64	224(%rax), %zmm1
	vmovdqu64	248(%rax), %zmm2
	vmovdqu64	%zmm2, 840(%rsp)
	vmovdqu64	%zmm1, 816(%rsp)
	vmovdqu64	%zmm0, 752(%rsp)
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	xorl	%ecx, %ecx
	testl	%eax, %eax
	sete	%al
	cmpq	$16, %rbx
	jge	.LBB18_4
.LBB18_10:
	addq	$1064, %rsp
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
.LBB18_4:
	.cfi_def_cfa_offset 1120
	sarq	$4, 64(%rsp)
	movb	%al, %cl
	leaq	3(,%rcx,2), %rax
	movq	%rax, 280(%rsp)
	movq	8(%rsp), %rdx
	movq	40(%rdx), %rax
	movq	64(%rdx), %rbx
	movq	%rax, 272(%rsp)
	movq	32(%rax), %rax
	imulq	%rbx, %rax
	leaq	(%rax,%rcx,2), %rax
	addq	$3, %rax
	movq	%rax, %rcx
	shlq	$4, %rcx
	movq	96(%rdx), %rdx
	movq	%rcx, 232(%rsp)
	decq	%rcx
	movq	%rcx, 200(%rsp)
	addq	$-16, 168(%rsp)
	movq	%rbx, 264(%rsp)
	shlq	$6, %rbx
	leaq	-4(%r15), %rcx
	movq	%rcx, 184(%rsp)
	movq	%rax, %rcx
	shlq	$6, %rcx
	shlq	$8, %rax
	movq	%rax, 192(%rsp)
	movl	$128, %eax
	movq	%rax, 152(%rsp)
	xorl	%esi, %esi
	movq	%rcx, 248(%rsp)
	movq	%rcx, 144(%rsp)
	movq	%rdx, 208(%rsp)
	movq	%r15, 72(%rsp)
	jmp	.LBB18_5
	.p2align	4
.LBB18_9:
	movq	192(%rsp), %rax
	addq	%rax, 144(%rsp)
	addq	%rax, 152(%rsp)
	movq	136(%rsp), %rax
	movq	%rax, %rsi
	cmpq	64(%rsp), %rax
	jge	.LBB18_10
.LBB18_5:
	leaq	4(%rsi), %rax
	movq	%rax, 136(%rsp)
	testq	%rdx, %rdx
	jle	.LBB18_9
	movq	64(%rsp), %rax
	movq	136(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 256(%rsp)
	xorl	%edi, %edi
	movq	$0, 40(%rsp)
	movq	%rsi, 160(%rsp)
	jmp	.LBB18_7
	.p2align	4
.LBB18_16:
	movq	224(%rsp), %rdi
	movq	%rdi, 40(%rsp)
	movq	208(%rsp), %rdx
	cmpq	%rdx, %rdi
	movq	160(%rsp), %rsi
	jge	.LBB18_9
.LBB18_7:
	movq	216(%rsp), %rax
	addq	%rax, %rdi
	jno	.LBB18_11
	movq	%rdx, %rcx
	subq	40(%rsp), %rcx
	cmpq	%rdi, %rdx
	cmovlq	%rdx, %rdi
	cmovgeq	%rax, %rcx
	movq	%rdi, 104(%rsp)
	movabsq	$9223372036854775807, %rdi
	jmp	.LBB18_12
	.p2align	4
.LBB18_11:
	cmpq	%rdi, %rdx
	movq	%rdi, %rcx
	cmovlq	%rdx, %rcx
	movq	%rcx, 104(%rsp)
	subq	40(%rsp), %rcx
.LBB18_12:
	movq	200(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	movq	%rdi, 224(%rsp)
	je	.LBB18_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rsi, 64(%rsp)
	je	.LBB18_16
	jmp	.LBB18_17
	.p2align	4
.LBB18_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rsi, 64(%rsp)
	je	.LBB18_16
.LBB18_17:
	movq	8(%rsp), %rax
	movq	80(%rax), %rdx
	movq	144(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 176(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 288(%rsp)
	movq	152(%rsp), %rax
	movq	%rdx, 240(%rsp)
	addq	%rdx, %rax
	movq	%rax, 96(%rsp)
	movq	160(%rsp), %rax
	movq	%rax, 88(%rsp)
	movq	%rcx, 296(%rsp)
	jmp	.LBB18_18
	.p2align	4
.LBB18_57:
	movq	88(%rsp), %rdx
	incq	%rdx
	movq	248(%rsp), %rax
	addq	%rax, 176(%rsp)
	addq	%rax, 96(%rsp)
	movq	%rdx, 88(%rsp)
	cmpq	256(%rsp), %rdx
	je	.LBB18_16
.LBB18_18:
	movq	104(%rsp), %rax
	cmpq	%rax, 40(%rsp)
	je	.LBB18_57
	movq	88(%rsp), %rsi
	movq	%rsi, %rax
	imulq	232(%rsp), %rax
	movq	240(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rdx
	movq	8(%rsp), %rax
	movq	16(%rax), %rdi
	movq	%rdi, 336(%rsp)
	movq	24(%rax), %rdi
	movq	%rdi, 328(%rsp)
	movq	8(%rax), %rdi
	imulq	%rsi, %rdi
	shlq	$2, %rdi
	addq	(%rax), %rdi
	movq	%rdi, 320(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 312(%rsp)
	shlq	$4, %rsi
	movq	168(%rsp), %rax
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	movq	%rsi, 304(%rsp)
	movq	176(%rsp), %r12
	movq	40(%rsp), %rsi
	movq	%rdx, 48(%rsp)
	jmp	.LBB18_20
	.p2align	4
.LBB18_56:
	movq	344(%rsp), %rsi
	incq	%rsi
	movq	352(%rsp), %r12
	addq	288(%rsp), %r12
	cmpq	104(%rsp), %rsi
	movq	296(%rsp), %rcx
	movq	48(%rsp), %rdx
	je	.LBB18_57
.LBB18_20:
	testq	%rcx, %rcx
	jle	.LBB18_23
	xorl	%eax, %eax
	.p2align	4
.LBB18_22:
	prefetcht0	(%r12,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB18_22
.LBB18_23:
	movq	%rsi, %rax
	imulq	328(%rsp), %rax
	leaq	3(%rax), %r14
	testq	%rax, %rax
	cmovnsq	%rax, %r14
	movq	%r14, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	272(%rsp), %rcx
	movq	(%rcx,%rax,8), %rdi
	movq	8(%rcx,%rax,8), %rbp
	movq	%rdi, 32(%rsp)
	imulq	264(%rsp), %rdi
	addq	280(%rsp), %rdi
	shlq	$6, %rdi
	movq	%rdi, 16(%rsp)
	movq	%rsi, 344(%rsp)
	imulq	312(%rsp), %rsi
	addq	304(%rsp), %rsi
	movq	%rsi, 80(%rsp)
	vmovups	(%rdx), %zmm0
	vmovups	%zmm0, 368(%rsp)
	movl	756(%rsp), %r15d
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	cmovel	%eax, %r15d
	sarq	$2, %r14
	imulq	336(%rsp), %r14
	movq	320(%rsp), %rax
	leaq	(%rax,%r14,4), %rax
	movq	%rax, 128(%rsp)
	vpbroadcastd	%r15d, %zmm0
	vpmulld	368(%rsp), %zmm0, %zmm0
	vmovdqu64	%zmm0, 368(%rsp)
	movq	72(%rsp), %r15
	cmpq	$4, %r15
	movq	%r12, 352(%rsp)
	jl	.LBB18_44
	movq	8(%rsp), %rax
	movq	32(%rax), %rcx
	movq	24(%rsp), %rax
	movq	152(%rax), %r13
	jne	.LBB18_26
	xorl	%r11d, %r11d
	movq	48(%rsp), %r12
	jmp	.LBB18_36
	.p2align	4
.LBB18_44:
	testq	%r15, %r15
	movq	48(%rsp), %r12
	jle	.LBB18_54
	movq	16(%rsp), %rcx
	addq	%r12, %rcx
	movq	8(%rsp), %rax
	movq	32(%rax), %rdx
	movq	24(%rsp), %rax
	movq	152(%rax), %rax
	movq	%rax, 624(%rsp)
	shlq	$6, %rdx
	movq	%rdx, 560(%rsp)
	movq	%rbp, %rdx
	movq	32(%rsp), %rax
	subq	%rax, %rdx
	movq	%rdx, 496(%rsp)
	incq	%rax
	movq	%rax, 432(%rsp)
	movq	%rcx, 16(%rsp)
	leaq	(%rcx,%rbx), %rax
	movq	%rax, 56(%rsp)
	xorl	%r14d, %r14d
	jmp	.LBB18_46
	.p2align	4
.LBB18_52:
	vcvtdq2ps	688(%rsp), %zmm0
	vmulps	128(%r12), %zmm0, %zmm0
	movq	24(%rsp), %rax
	vmaxps	(%rax), %zmm0, %zmm0
	vminps	64(%rax), %zmm0, %zmm0
	vaddps	.LCPI18_0(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%rax), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	movq	144(%rax), %rax
	vmovdqu	%xmm0, (%rax,%r13)
.LBB18_53:
	incq	%r14
	movq	72(%rsp), %r15
	cmpq	%r15, %r14
	je	.LBB18_54
.LBB18_46:
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu64	368(%rsp), %zmm1
	cmpq	32(%rsp), %rbp
	je	.LBB18_50
	movq	560(%rsp), %rax
	imulq	%r14, %rax
	addq	128(%rsp), %rax
	movq	8(%rsp), %rdx
	movq	48(%rdx), %rcx
	movq	56(%rdx), %rdx
	movq	16(%rsp), %rdi
	movq	32(%rsp), %rsi
	vmovdqu64	368(%rsp), %zmm1
	testb	$1, 496(%rsp)
	je	.LBB18_49
	movq	32(%rsp), %rdi
	movq	(%rcx,%rdi,8), %rsi
	vmovdqu64	(%rax,%rsi,4), %zmm2
	vmovdqu64	64(%rax,%rsi,4), %zmm3
	vmovdqu64	128(%rax,%rsi,4), %zmm4
	vmovdqu64	192(%rax,%rsi,4), %zmm5
	vmovdqu64	368(%rsp), %zmm1
	movq	16(%rsp), %r8
	vpdpbusd	(%r8), %zmm2, %zmm1
	vpbroadcastd	(%rdx,%rdi,4), %zmm6
	vpdpbusd	%zmm6, %zmm2, %zmm0
	vpdpbusd	64(%r8), %zmm3, %zmm1
	vpdpbusd	%zmm6, %zmm3, %zmm0
	vpdpbusd	128(%r8), %zmm4, %zmm1
	vpdpbusd	%zmm6, %zmm4, %zmm0
	vpdpbusd	192(%r8), %zmm5, %zmm1
	vpdpbusd	%zmm6, %zmm5, %zmm0
	vmovdqu64	256(%rax,%rsi,4), %zmm2
	vpdpbusd	256(%r8), %zmm2, %zmm1
	vpdpbusd	%zmm6, %zmm2, %zmm0
	movq	56(%rsp), %rdi
	movq	432(%rsp), %rsi
.LBB18_49:
	cmpq	432(%rsp), %rbp
	je	.LBB18_50
	.p2align	4
.LBB18_58:
	movq	(%rcx,%rsi,8), %r9
	movq	8(%rcx,%rsi,8), %r8
	vmovdqu64	(%rax,%r9,4), %zmm2
	vmovdqu64	64(%rax,%r9,4), %zmm3
	vmovdqu64	128(%rax,%r9,4), %zmm4
	vmovdqu64	192(%rax,%r9,4), %zmm5
	vpdpbusd	(%rdi), %zmm2, %zmm1
	vpbroadcastd	(%rdx,%rsi,4), %zmm6
	vpdpbusd	%zmm6, %zmm2, %zmm0
	vpdpbusd	64(%rdi), %zmm3, %zmm1
	vpdpbusd	%zmm6, %zmm3, %zmm0
	vpdpbusd	128(%rdi), %zmm4, %zmm1
	vpdpbusd	%zmm6, %zmm4, %zmm0
	vpdpbusd	192(%rdi), %zmm5, %zmm1
	vpdpbusd	%zmm6, %zmm5, %zmm0
	vmovdqu64	256(%rax,%r9,4), %zmm2
	vpdpbusd	256(%rdi), %zmm2, %zmm1
	vmovdqu64	(%rax,%r8,4), %zmm3
	vmovdqu64	64(%rax,%r8,4), %zmm4
	vmovdqu64	128(%rax,%r8,4), %zmm5
	vmovdqu64	192(%rax,%r8,4), %zmm7
	vpdpbusd	%zmm6, %zmm2, %zmm0
	vpdpbusd	(%rdi,%rbx), %zmm3, %zmm1
	vpbroadcastd	4(%rdx,%rsi,4), %zmm2
	vpdpbusd	%zmm2, %zmm3, %zmm0
	vpdpbusd	64(%rdi,%rbx), %zmm4, %zmm1
	vpdpbusd	128(%rdi,%rbx), %zmm5, %zmm1
	vpdpbusd	192(%rdi,%rbx), %zmm7, %zmm1
	vmovdqu64	256(%rax,%r8,4), %zmm3
	vpdpbusd	256(%rdi,%rbx), %zmm3, %zmm1
	addq	%rbx, %rdi
	addq	$2, %rsi
	vpdpbusd	%zmm2, %zmm4, %zmm0
	vpdpbusd	%zmm2, %zmm5, %zmm0
	vpdpbusd	%zmm2, %zmm7, %zmm0
	vpdpbusd	%zmm2, %zmm3, %zmm0
	addq	%rbx, %rdi
	cmpq	%rsi, %rbp
	jne	.LBB18_58
.LBB18_50:
	movq	%r14, %r13
	imulq	624(%rsp), %r13
	addq	80(%rsp), %r13
	vpmulld	64(%r12), %zmm0, %zmm0
	vpaddd	%zmm1, %zmm0, %zmm0
	vmovdqu64	%zmm0, 688(%rsp)
	movq	896(%rsp), %r15
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB18_52
	vmovdqu64	688(%rsp), %zmm0
	vmovdqu64	%zmm0, (%r15,%r13,4)
	jmp	.LBB18_53
	.p2align	4
.LBB18_26:
	shlq	$6, %rcx
	movq	%rcx, 56(%rsp)
	leaq	(,%r13,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 120(%rsp)
	leaq	(%r13,%r13,2), %rax
	movq	%rax, 112(%rsp)
	movq	96(%rsp), %rax
	movq	16(%rsp), %rcx
	addq	%rcx, %rax
	movq	%rax, 360(%rsp)
	xorl	%r14d, %r14d
	movq	48(%rsp), %r12
	jmp	.LBB18_27
	.p2align	4
.LBB18_32:
	movq	24(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %esi
	vmovups	128(%r12), %zmm1
	vcvttss2si	132(%rdi), %eax
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%esi, %xmm31, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%edx, %edx
	vucomiss	.LCPI18_1(%rip), %xmm0
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	560(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	496(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	432(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	624(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%esi, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm2
	vpbroadcastb	%edx, %zmm3
	vmovdqa64	.LCPI18_2(%rip), %zmm4
	vpermd	%zmm0, %zmm4, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm2, %zmm0, %zmm0
	vpxord	%zmm3, %zmm0, %zmm0
	movq	144(%rdi), %rax
	movq	688(%rsp), %rdx
	leaq	(%rax,%rdx), %rcx
	vmovdqu	%xmm0, (%rax,%rdx)
	vextracti32x4	$1, %zmm0, (%r13,%rcx)
	vextracti32x4	$2, %zmm0, (%rcx,%r13,2)
	movq	112(%rsp), %rax
	vextracti32x4	$3, %zmm0, (%rax,%rcx)
.LBB18_33:
	leaq	4(%r14), %r11
	addq	$8, %r14
	movq	72(%rsp), %r15
	cmpq	%r15, %r14
	movq	%r11, %r14
	jge	.LBB18_34
.LBB18_27:
	movq	184(%rsp), %rax
	cmpq	%r14, %rax
	movq	%r14, %r11
	cmovlq	%rax, %r11
	vpxor	%xmm1, %xmm1, %xmm1
	vmovdqu64	368(%rsp), %zmm7
	vmovdqa64	%zmm7, %zmm0
	vpxor	%xmm4, %xmm4, %xmm4
	vmovdqa64	%zmm7, %zmm2
	vpxor	%xmm6, %xmm6, %xmm6
	vmovdqa64	%zmm7, %zmm3
	vpxor	%xmm5, %xmm5, %xmm5
	cmpq	32(%rsp), %rbp
	je	.LBB18_30
	movq	56(%rsp), %rax
	imulq	%r11, %rax
	addq	128(%rsp), %rax
	movq	8(%rsp), %rdx
	movq	48(%rdx), %rcx
	movq	56(%rdx), %rdx
	movq	360(%rsp), %rsi
	movq	32(%rsp), %rdi
	vmovdqu64	368(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm2
	.p2align	4
.LBB18_29:
	movq	(%rcx,%rdi,8), %r8
	vpbroadcastd	(%rdx,%rdi,4), %zmm8
	incq	%rdi
	vmovdqu64	(%rax,%r8,4), %zmm10
	vmovdqu64	64(%rax,%r8,4), %zmm12
	vmovdqu64	128(%rax,%r8,4), %zmm13
	vmovdqu64	192(%rax,%r8,4), %zmm14
	vmovdqu64	-128(%rsi), %zmm15
	vmovdqu64	-64(%rsi), %zmm16
	vmovdqu64	(%rsi), %zmm17
	vmovdqu64	64(%rsi), %zmm9
	vpdpbusd	%zmm15, %zmm10, %zmm7
	vpdpbusd	%zmm8, %zmm10, %zmm5
	vpdpbusd	%zmm15, %zmm13, %zmm3
	vpdpbusd	%zmm8, %zmm13, %zmm6
	vmovdqu64	256(%rax,%r8,4), %zmm10
	vpdpbusd	%zmm15, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vmovdqu64	384(%rax,%r8,4), %zmm11
	vpdpbusd	%zmm15, %zmm11, %zmm0
	vpdpbusd	%zmm8, %zmm11, %zmm1
	vpdpbusd	%zmm16, %zmm12, %zmm7
	vpdpbusd	%zmm8, %zmm12, %zmm5
	vpdpbusd	%zmm16, %zmm14, %zmm3
	vpdpbusd	%zmm8, %zmm14, %zmm6
	vmovdqu64	320(%rax,%r8,4), %zmm12
	vpdpbusd	%zmm16, %zmm12, %zmm2
	vpdpbusd	%zmm8, %zmm12, %zmm4
	vmovdqu64	448(%rax,%r8,4), %zmm15
	vpdpbusd	%zmm16, %zmm15, %zmm0
	vpdpbusd	%zmm8, %zmm15, %zmm1
	vpdpbusd	%zmm17, %zmm13, %zmm7
	vpdpbusd	%zmm8, %zmm13, %zmm5
	vpdpbusd	%zmm17, %zmm10, %zmm3
	vpdpbusd	%zmm8, %zmm10, %zmm6
	vpdpbusd	%zmm17, %zmm11, %zmm2
	vpdpbusd	%zmm8, %zmm11, %zmm4
	vmovdqu64	512(%rax,%r8,4), %zmm13
	vpdpbusd	%zmm17, %zmm13, %zmm0
	vpdpbusd	%zmm8, %zmm13, %zmm1
	vpdpbusd	%zmm9, %zmm14, %zmm7
	vpdpbusd	%zmm8, %zmm14, %zmm5
	vpdpbusd	%zmm9, %zmm12, %zmm3
	vpdpbusd	%zmm8, %zmm12, %zmm6
	vpdpbusd	%zmm9, %zmm15, %zmm2
	vpdpbusd	%zmm8, %zmm15, %zmm4
	vmovdqu64	576(%rax,%r8,4), %zmm12
	vpdpbusd	%zmm9, %zmm12, %zmm0
	vpdpbusd	%zmm8, %zmm12, %zmm1
	vmovdqu64	128(%rsi), %zmm9
	vpdpbusd	%zmm9, %zmm10, %zmm7
	vpdpbusd	%zmm8, %zmm10, %zmm5
	vpdpbusd	%zmm9, %zmm11, %zmm3
	vpdpbusd	%zmm8, %zmm11, %zmm6
	vpdpbusd	%zmm9, %zmm13, %zmm2
	vpdpbusd	%zmm8, %zmm13, %zmm4
	vmovdqu64	640(%rax,%r8,4), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm0
	vpdpbusd	%zmm8, %zmm10, %zmm1
	addq	%rbx, %rsi
	cmpq	%rdi, %rbp
	jne	.LBB18_29
.LBB18_30:
	imulq	%r13, %r11
	vmovdqu64	64(%r12), %zmm8
	vpmulld	%zmm5, %zmm8, %zmm5
	addq	80(%rsp), %r11
	movq	%r11, 688(%rsp)
	vpaddd	%zmm7, %zmm5, %zmm5
	vmovdqu64	%zmm5, 560(%rsp)
	vpmulld	%zmm6, %zmm8, %zmm5
	vpmulld	%zmm4, %zmm8, %zmm4
	vpaddd	%zmm3, %zmm5, %zmm3
	vmovdqu64	%zmm3, 496(%rsp)
	vpaddd	%zmm2, %zmm4, %zmm2
	vmovdqu64	%zmm2, 432(%rsp)
	vpmulld	%zmm1, %zmm8, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vmovdqu64	%zmm0, 624(%rsp)
	movq	896(%rsp), %r15
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB18_32
	movq	688(%rsp), %rcx
	leaq	(%r15,%rcx,4), %rax
	vmovups	560(%rsp), %zmm0
	vmovups	%zmm0, (%r15,%rcx,4)
	vmovups	496(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,4)
	vmovups	432(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,8)
	movq	120(%rsp), %rcx
	vmovdqu64	624(%rsp), %zmm0
	vmovdqu64	%zmm0, (%rcx,%rax)
	jmp	.LBB18_33
	.p2align	4
.LBB18_34:
	cmpq	%r15, %r11
	jge	.LBB18_54
	movq	8(%rsp), %rax
	movq	32(%rax), %rcx
	movq	24(%rsp), %rax
	movq	152(%rax), %r13
.LBB18_36:
	shlq	$6, %rcx
	movq	%rcx, 56(%rsp)
	leaq	(,%r13,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 120(%rsp)
	leaq	(,%r13,2), %rax
	addq	%r13, %rax
	movq	%rax, 112(%rsp)
	movq	16(%rsp), %rax
	addq	96(%rsp), %rax
	movq	%rax, 16(%rsp)
	jmp	.LBB18_37
	.p2align	4
.LBB18_42:
	movq	24(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %esi
	vmovups	128(%r14), %zmm1
	vcvttss2si	132(%rdi), %eax
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%esi, %xmm31, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%edx, %edx
	vucomiss	.LCPI18_1(%rip), %xmm0
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	560(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	496(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	432(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	624(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%esi, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm2
	vpbroadcastb	%edx, %zmm3
	vmovdqa64	.LCPI18_2(%rip), %zmm4
	vpermd	%zmm0, %zmm4, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm2, %zmm0, %zmm0
	vpxord	%zmm3, %zmm0, %zmm0
	movq	144(%rdi), %rax
	leaq	(%rax,%r12), %rcx
	vmovdqu	%xmm0, (%rax,%r12)
	vextracti32x4	$1, %zmm0, (%r13,%rcx)
	vextracti32x4	$2, %zmm0, (%rcx,%r13,2)
	movq	112(%rsp), %rax
	vextracti32x4	$3, %zmm0, (%rax,%rcx)
.LBB18_43:
	movq	%r14, %r12
	movq	688(%rsp), %r11
	addq	$4, %r11
	movq	72(%rsp), %r15
	cmpq	%r15, %r11
	jge	.LBB18_54
.LBB18_37:
	movq	184(%rsp), %rax
	cmpq	%r11, %rax
	movq	%r11, 688(%rsp)
	cmovlq	%rax, %r11
	vpxor	%xmm1, %xmm1, %xmm1
	vmovdqu64	368(%rsp), %zmm7
	vmovdqa64	%zmm7, %zmm0
	vpxor	%xmm4, %xmm4, %xmm4
	vmovdqa64	%zmm7, %zmm2
	vpxor	%xmm6, %xmm6, %xmm6
	vmovdqa64	%zmm7, %zmm3
	vpxor	%xmm5, %xmm5, %xmm5
	cmpq	32(%rsp), %rbp
	je	.LBB18_40
	movq	56(%rsp), %rax
	imulq	%r11, %rax
	addq	128(%rsp), %rax
	movq	8(%rsp), %rdx
	movq	48(%rdx), %rcx
	movq	56(%rdx), %rdx
	movq	16(%rsp), %rsi
	movq	32(%rsp), %rdi
	vmovdqu64	368(%rsp), %zmm0
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm2
	.p2align	4
.LBB18_39:
	movq	(%rcx,%rdi,8), %r8
	vpbroadcastd	(%rdx,%rdi,4), %zmm8
	incq	%rdi
	vmovdqu64	(%rax,%r8,4), %zmm10
	vmovdqu64	64(%rax,%r8,4), %zmm12
	vmovdqu64	128(%rax,%r8,4), %zmm13
	vmovdqu64	192(%rax,%r8,4), %zmm14
	vmovdqu64	-128(%rsi), %zmm15
	vmovdqu64	-64(%rsi), %zmm16
	vmovdqu64	(%rsi), %zmm17
	vmovdqu64	64(%rsi), %zmm9
	vpdpbusd	%zmm15, %zmm10, %zmm7
	vpdpbusd	%zmm8, %zmm10, %zmm5
	vpdpbusd	%zmm15, %zmm13, %zmm3
	vpdpbusd	%zmm8, %zmm13, %zmm6
	vmovdqu64	256(%rax,%r8,4), %zmm10
	vpdpbusd	%zmm15, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vmovdqu64	384(%rax,%r8,4), %zmm11
	vpdpbusd	%zmm15, %zmm11, %zmm0
	vpdpbusd	%zmm8, %zmm11, %zmm1
	vpdpbusd	%zmm16, %zmm12, %zmm7
	vpdpbusd	%zmm8, %zmm12, %zmm5
	vpdpbusd	%zmm16, %zmm14, %zmm3
	vpdpbusd	%zmm8, %zmm14, %zmm6
	vmovdqu64	320(%rax,%r8,4), %zmm12
	vpdpbusd	%zmm16, %zmm12, %zmm2
	vpdpbusd	%zmm8, %zmm12, %zmm4
	vmovdqu64	448(%rax,%r8,4), %zmm15
	vpdpbusd	%zmm16, %zmm15, %zmm0
	vpdpbusd	%zmm8, %zmm15, %zmm1
	vpdpbusd	%zmm17, %zmm13, %zmm7
	vpdpbusd	%zmm8, %zmm13, %zmm5
	vpdpbusd	%zmm17, %zmm10, %zmm3
	vpdpbusd	%zmm8, %zmm10, %zmm6
	vpdpbusd	%zmm17, %zmm11, %zmm2
	vpdpbusd	%zmm8, %zmm11, %zmm4
	vmovdqu64	512(%rax,%r8,4), %zmm13
	vpdpbusd	%zmm17, %zmm13, %zmm0
	vpdpbusd	%zmm8, %zmm13, %zmm1
	vpdpbusd	%zmm9, %zmm14, %zmm7
	vpdpbusd	%zmm8, %zmm14, %zmm5
	vpdpbusd	%zmm9, %zmm12, %zmm3
	vpdpbusd	%zmm8, %zmm12, %zmm6
	vpdpbusd	%zmm9, %zmm15, %zmm2
	vpdpbusd	%zmm8, %zmm15, %zmm4
	vmovdqu64	576(%rax,%r8,4), %zmm12
	vpdpbusd	%zmm9, %zmm12, %zmm0
	vpdpbusd	%zmm8, %zmm12, %zmm1
	vmovdqu64	128(%rsi), %zmm9
	vpdpbusd	%zmm9, %zmm10, %zmm7
	vpdpbusd	%zmm8, %zmm10, %zmm5
	vpdpbusd	%zmm9, %zmm11, %zmm3
	vpdpbusd	%zmm8, %zmm11, %zmm6
	vpdpbusd	%zmm9, %zmm13, %zmm2
	vpdpbusd	%zmm8, %zmm13, %zmm4
	vmovdqu64	640(%rax,%r8,4), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm0
	vpdpbusd	%zmm8, %zmm10, %zmm1
	addq	%rbx, %rsi
	cmpq	%rdi, %rbp
	jne	.LBB18_39
.LBB18_40:
	imulq	%r13, %r11
	vmovdqu64	64(%r12), %zmm8
	vpmulld	%zmm5, %zmm8, %zmm5
	addq	80(%rsp), %r11
	vpaddd	%zmm7, %zmm5, %zmm5
	vmovdqu64	%zmm5, 560(%rsp)
	vpmulld	%zmm6, %zmm8, %zmm5
	vpmulld	%zmm4, %zmm8, %zmm4
	vpaddd	%zmm3, %zmm5, %zmm3
	vmovdqu64	%zmm3, 496(%rsp)
	vpaddd	%zmm2, %zmm4, %zmm2
	vmovdqu64	%zmm2, 432(%rsp)
	vpmulld	%zmm1, %zmm8, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	vmovdqu64	%zmm0, 624(%rsp)
	movq	896(%rsp), %r15
	leaq	752(%rsp), %rdi
	movq	%r12, %r14
	movq	%r11, %r12
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB18_42
	leaq	(%r15,%r12,4), %rax
	vmovups	560(%rsp), %zmm0
	vmovups	%zmm0, (%r15,%r12,4)
	vmovups	496(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,4)
	vmovups	432(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,8)
	movq	120(%rsp), %rcx
	vmovdqu64	624(%rsp), %zmm0
	vmovdqu64	%zmm0, (%rcx,%rax)
	jmp	.LBB18_43
	.p2align	4
.LBB18_54:
	vmovdqu64	752(%rsp), %zmm0
	vmovdqu64	816(%rsp), %zmm1
	vmovdqu64	840(%rsp), %zmm2
	vmovdqu64	%zmm2, 1000(%rsp)
	vmovdqu64	%zmm1, 976(%rsp)
	vmovdqu64	%zmm0, 912(%rsp)
	leaq	752(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB18_56
	movq	24(%rsp), %rax
	movq	152(%rax), %rcx
	movq	48(%rsp), %rdi
	movq	80(%rsp), %rsi
	movq	%r15, %rdx
	leaq	912(%rsp), %r13
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	jmp	.LBB18_56
.Lfunc_end18:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5, .Lfunc_end18-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI19_0:
	.long	0x4b400000
.LCPI19_1:
	.long	0x42fe0000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI19_2:
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
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA10FourPixelsVyAA09CorrectedL0VGARTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA10FourPixelsVyAA09CorrectedL0VGARTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA10FourPixelsVyAA09CorrectedL0VGARTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA10FourPixelsVyAA09CorrectedL0VGARTtt0t1g5:
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
	subq	$1320, %rsp
	.cfi_def_cfa_offset 1376
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 32(%rsp)
	movq	88(%r13), %rax
	movq	104(%r13), %rcx
	leaq	15(%rax), %rbx
	movq	%rax, 304(%rsp)
	addq	$30, %rax
	testq	%rbx, %rbx
	cmovnsq	%rbx, %rax
	movq	%rax, 80(%rsp)
	movq	%rcx, %rax
	shrq	$32, %rax
	movq	%rcx, 8(%rsp)
	je	.LBB19_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rcx
	jmp	.LBB19_3
.LBB19_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%ecx
.LBB19_3:
	cmpq	$2, %rax
	movl	$1, %ecx
	cmovgeq	%rax, %rcx
	movq	%rcx, 400(%rsp)
	movq	32(%rsp), %rax
	vmovdqu64	160(%rax), %zmm0
	vmovdqu64	224(%rax), %zmm1
	vmovdqu64	248(%rax), %zmm2
	vmovdqu64	%zmm2, 1096(%rsp)
	vmovdqu64	%zmm1, 1072(%rsp)
	vmovdqu64	%zmm0, 1008(%rsp)
	leaq	1008(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	xorl	%ecx, %ecx
	testl	%eax, %eax
	sete	%al
	cmpq	$16, %rbx
	jge	.LBB19_4
.LBB19_10:
	addq	$1320, %rsp
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
.LBB19_4:
	.cfi_def_cfa_offset 1376
	sarq	$4, 80(%rsp)
	movb	%al, %cl
	leaq	3(,%rcx,2), %rdx
	movq	40(%r13), %rax
	movq	64(%r13), %rbp
	movq	%rax, 464(%rsp)
	movq	32(%rax), %rax
	imulq	%rbp, %rax
	leaq	(%rax,%rcx,2), %rax
	addq	$3, %rax
	movq	%rax, %rcx
	shlq	$4, %rcx
	movq	96(%r13), %rsi
	movq	%rcx, 416(%rsp)
	decq	%rcx
	movq	%rcx, 384(%rsp)
	addq	$-16, 304(%rsp)
	movq	%rbp, %r12
	shlq	$6, %r12
	movl	%ebp, %ecx
	andl	$3, %ecx
	movq	%rax, %rdi
	shlq	$6, %rdi
	shlq	$8, %rax
	movq	%rax, 376(%rsp)
	movq	%rbp, %rax
	andq	$-4, %rax
	negq	%rax
	movq	%rax, 544(%rsp)
	movq	%rdx, 472(%rsp)
	shll	$6, %edx
	movq	%rdx, 288(%rsp)
	movq	%rcx, 552(%rsp)
	shll	$6, %ecx
	movq	%rcx, 352(%rsp)
	movq	%rbp, %rax
	andq	$-2, %rax
	negq	%rax
	movq	%rax, 360(%rsp)
	movq	8(%rsp), %rax
	addq	$-4, %rax
	movq	%rax, 344(%rsp)
	leaq	-1(%rbp), %rax
	movq	%rax, 368(%rsp)
	movq	$0, 280(%rsp)
	movq	%rdi, 432(%rsp)
	movq	%rdi, 272(%rsp)
	xorl	%edi, %edi
	movq	%r13, 24(%rsp)
	movq	%rbp, 256(%rsp)
	movq	%rsi, 392(%rsp)
	movq	%r12, 248(%rsp)
	jmp	.LBB19_5
	.p2align	4
.LBB19_9:
	movq	376(%rsp), %rax
	addq	%rax, 272(%rsp)
	addq	$16, 280(%rsp)
	addq	%rax, 288(%rsp)
	movq	264(%rsp), %rax
	movq	%rax, %rdi
	cmpq	80(%rsp), %rax
	jge	.LBB19_10
.LBB19_5:
	leaq	4(%rdi), %rax
	movq	%rax, 264(%rsp)
	testq	%rsi, %rsi
	jle	.LBB19_9
	movq	80(%rsp), %rax
	movq	264(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 440(%rsp)
	xorl	%r8d, %r8d
	movq	$0, 48(%rsp)
	movq	%rdi, 296(%rsp)
	jmp	.LBB19_7
	.p2align	4
.LBB19_16:
	movq	408(%rsp), %r8
	movq	%r8, 48(%rsp)
	movq	392(%rsp), %rsi
	cmpq	%rsi, %r8
	movq	296(%rsp), %rdi
	jge	.LBB19_9
.LBB19_7:
	movq	400(%rsp), %rax
	addq	%rax, %r8
	jno	.LBB19_11
	movq	%rsi, %rcx
	subq	48(%rsp), %rcx
	cmpq	%r8, %rsi
	cmovlq	%rsi, %r8
	cmovgeq	%rax, %rcx
	movq	%r8, 128(%rsp)
	movabsq	$9223372036854775807, %r8
	jmp	.LBB19_12
	.p2align	4
.LBB19_11:
	cmpq	%r8, %rsi
	movq	%r8, %rcx
	cmovlq	%rsi, %rcx
	movq	%rcx, 128(%rsp)
	subq	48(%rsp), %rcx
.LBB19_12:
	movq	384(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	movq	%r8, 408(%rsp)
	je	.LBB19_13
	cqto
	idivq	%rcx
	movq	%rax, %rdx
	cmpq	%rdi, 80(%rsp)
	je	.LBB19_16
	jmp	.LBB19_17
	.p2align	4
.LBB19_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %edx
	cmpq	%rdi, 80(%rsp)
	je	.LBB19_16
.LBB19_17:
	movq	80(%r13), %rcx
	movq	272(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 320(%rsp)
	leaq	(,%rdx,4), %rax
	movq	%rax, 480(%rsp)
	movq	288(%rsp), %rax
	movq	%rcx, 424(%rsp)
	addq	%rcx, %rax
	movq	%rax, 328(%rsp)
	movq	280(%rsp), %rax
	movq	%rax, 312(%rsp)
	movq	296(%rsp), %rax
	movq	%rax, 104(%rsp)
	movq	%rdx, 488(%rsp)
	jmp	.LBB19_18
	.p2align	4
.LBB19_81:
	movq	104(%rsp), %rcx
	incq	%rcx
	movq	432(%rsp), %rax
	addq	%rax, 320(%rsp)
	addq	$4, 312(%rsp)
	addq	%rax, 328(%rsp)
	movq	%rcx, 104(%rsp)
	cmpq	440(%rsp), %rcx
	je	.LBB19_16
.LBB19_18:
	movq	128(%rsp), %rax
	cmpq	%rax, 48(%rsp)
	je	.LBB19_81
	movq	104(%rsp), %rsi
	movq	%rsi, %rax
	imulq	416(%rsp), %rax
	movq	424(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rdi
	movq	24(%r13), %rax
	movq	%rax, 512(%rsp)
	movq	(%r13), %rax
	movq	8(%r13), %r8
	movq	%r8, %rcx
	imulq	%rsi, %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%rcx, 456(%rsp)
	movq	16(%r13), %r9
	movq	112(%r13), %rcx
	movq	%rcx, 504(%rsp)
	shlq	$4, %rsi
	movq	304(%rsp), %rcx
	cmpq	%rsi, %rcx
	cmovlq	%rcx, %rsi
	movq	%rsi, 496(%rsp)
	imulq	312(%rsp), %r8
	addq	%rax, %r8
	movq	%r8, 120(%rsp)
	movq	%r9, 448(%rsp)
	leaq	(,%r9,4), %rax
	movq	%rax, 112(%rsp)
	movq	320(%rsp), %rcx
	movq	48(%rsp), %rsi
	movq	%rdi, 64(%rsp)
	jmp	.LBB19_20
	.p2align	4
.LBB19_80:
	movq	520(%rsp), %rsi
	incq	%rsi
	movq	528(%rsp), %rcx
	addq	480(%rsp), %rcx
	cmpq	128(%rsp), %rsi
	movq	488(%rsp), %rdx
	movq	64(%rsp), %rdi
	movq	24(%rsp), %r13
	je	.LBB19_81
.LBB19_20:
	testq	%rdx, %rdx
	jle	.LBB19_23
	xorl	%eax, %eax
	.p2align	4
.LBB19_22:
	prefetcht0	(%rcx,%rax,4)
	addq	$16, %rax
	cmpq	%rdx, %rax
	jl	.LBB19_22
.LBB19_23:
	movq	%rcx, 528(%rsp)
	movq	%rsi, %rax
	imulq	512(%rsp), %rax
	leaq	3(%rax), %r14
	testq	%rax, %rax
	cmovnsq	%rax, %r14
	movq	%r14, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	464(%rsp), %rcx
	movq	(%rcx,%rax,8), %rdx
	movq	8(%rcx,%rax,8), %r15
	movq	%rdx, 40(%rsp)
	imulq	%rbp, %rdx
	addq	472(%rsp), %rdx
	shlq	$6, %rdx
	addq	%rdi, %rdx
	movq	%rdx, 160(%rsp)
	movq	%rsi, 520(%rsp)
	imulq	504(%rsp), %rsi
	addq	496(%rsp), %rsi
	movq	%rsi, 96(%rsp)
	vmovups	(%rdi), %zmm0
	vmovups	%zmm0, 944(%rsp)
	movl	1012(%rsp), %ebx
	leaq	1008(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	cmovel	%eax, %ebx
	sarq	$2, %r14
	vpbroadcastd	%ebx, %zmm0
	vpmulld	944(%rsp), %zmm0, %zmm0
	vmovdqu64	%zmm0, 880(%rsp)
	movq	8(%rsp), %rcx
	cmpq	$4, %rcx
	movq	%r15, 944(%rsp)
	jl	.LBB19_60
	movq	%r14, %rax
	imulq	448(%rsp), %rax
	movq	456(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rax
	movq	%rax, 336(%rsp)
	movq	32(%r13), %rdx
	movq	32(%rsp), %rax
	movq	152(%rax), %r13
	cmpq	$4, %rcx
	jne	.LBB19_26
	xorl	%ecx, %ecx
	jmp	.LBB19_44
	.p2align	4
.LBB19_60:
	testq	%rcx, %rcx
	jle	.LBB19_78
	movq	24(%rsp), %rax
	movq	32(%rax), %rcx
	movq	32(%rsp), %rax
	movq	152(%rax), %rax
	movq	%rax, 688(%rsp)
	shlq	$6, %rcx
	movq	%rcx, 752(%rsp)
	imulq	112(%rsp), %r14
	addq	120(%rsp), %r14
	movq	%r14, 16(%rsp)
	movq	%r12, %rax
	imulq	40(%rsp), %rax
	addq	328(%rsp), %rax
	movq	%rax, 816(%rsp)
	movq	$0, 560(%rsp)
	jmp	.LBB19_62
	.p2align	4
.LBB19_76:
	vcvtdq2ps	624(%rsp), %zmm0
	vmulps	128(%r13), %zmm0, %zmm0
	movq	32(%rsp), %rax
	vmaxps	(%rax), %zmm0, %zmm0
	vminps	64(%rax), %zmm0, %zmm0
	vaddps	.LCPI19_0(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%rax), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	movq	144(%rax), %rax
	vmovdqu	%xmm0, (%rax,%rbx)
.LBB19_77:
	movq	8(%rsp), %rax
	movq	16(%rsp), %rcx
	movq	560(%rsp), %rdx
	incq	%rdx
	addq	752(%rsp), %rcx
	movq	%rcx, 16(%rsp)
	movq	%rdx, 560(%rsp)
	cmpq	%rax, %rdx
	movq	944(%rsp), %r15
	je	.LBB19_78
.LBB19_62:
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu64	880(%rsp), %zmm1
	cmpq	%r15, 40(%rsp)
	movq	352(%rsp), %rax
	movq	24(%rsp), %r14
	jne	.LBB19_63
.LBB19_72:
	movq	560(%rsp), %rbx
	imulq	688(%rsp), %rbx
	addq	96(%rsp), %rbx
	movq	64(%rsp), %r13
	vpmulld	64(%r13), %zmm0, %zmm0
	vpaddd	%zmm1, %zmm0, %zmm0
	vmovdqu64	%zmm0, 624(%rsp)
	movq	1152(%rsp), %r15
	leaq	1008(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB19_76
	vmovdqu64	624(%rsp), %zmm0
	vmovdqu64	%zmm0, (%r15,%rbx,4)
	jmp	.LBB19_77
	.p2align	4
.LBB19_63:
	movq	48(%r14), %r13
	movq	56(%r14), %rcx
	movq	816(%rsp), %rdx
	movq	160(%rsp), %rsi
	movq	40(%rsp), %rdi
	vmovdqu64	880(%rsp), %zmm1
	jmp	.LBB19_64
	.p2align	4
.LBB19_71:
	incq	%rdi
	addq	%r12, %rsi
	addq	%r12, %rdx
	cmpq	%r15, %rdi
	je	.LBB19_72
.LBB19_64:
	testq	%rbp, %rbp
	je	.LBB19_71
	movq	72(%r14), %r9
	movq	%r9, %r8
	shlq	$6, %r8
	movq	(%r13,%rdi,8), %r10
	vpbroadcastd	(%rcx,%rdi,4), %zmm2
	cmpq	$4, %rbp
	jae	.LBB19_74
	xorl	%r11d, %r11d
	cmpq	$0, 552(%rsp)
	jne	.LBB19_69
	jmp	.LBB19_71
	.p2align	4
.LBB19_74:
	movq	%rcx, %rbp
	movq	%r13, %rcx
	leaq	(%r8,%r8,2), %rbx
	movq	16(%rsp), %rax
	leaq	(%rax,%r10,4), %r14
	movq	%r9, %r15
	shlq	$8, %r15
	movq	%r9, %r12
	shlq	$7, %r12
	movq	%rsi, %r13
	xorl	%r11d, %r11d
	movq	544(%rsp), %rax
	.p2align	4
.LBB19_75:
	vmovdqu64	(%r14), %zmm3
	vpdpbusd	(%r13), %zmm3, %zmm1
	vmovdqu64	(%r14,%r8), %zmm4
	vpdpbusd	%zmm2, %zmm3, %zmm0
	vpdpbusd	64(%r13), %zmm4, %zmm1
	vpdpbusd	%zmm2, %zmm4, %zmm0
	vmovdqu64	(%r14,%r12), %zmm3
	vpdpbusd	128(%r13), %zmm3, %zmm1
	vmovdqu64	(%r14,%rbx), %zmm4
	vpdpbusd	192(%r13), %zmm4, %zmm1
	vpdpbusd	%zmm2, %zmm3, %zmm0
	vpdpbusd	%zmm2, %zmm4, %zmm0
	addq	%r15, %r14
	addq	$-4, %r11
	addq	$256, %r13
	cmpq	%r11, %rax
	jne	.LBB19_75
	negq	%r11
	movq	24(%rsp), %r14
	movq	248(%rsp), %r12
	movq	352(%rsp), %rax
	movq	944(%rsp), %r15
	movq	%rcx, %r13
	movq	%rbp, %rcx
	movq	256(%rsp), %rbp
	cmpq	$0, 552(%rsp)
	je	.LBB19_71
.LBB19_69:
	shlq	$6, %r11
	leaq	(%rdx,%r11), %rbx
	imulq	%r9, %r11
	leaq	(%r11,%r10,4), %r9
	addq	16(%rsp), %r9
	xorl	%r10d, %r10d
	.p2align	4
.LBB19_70:
	vmovdqu64	(%r9), %zmm3
	vpdpbusd	(%rbx,%r10), %zmm3, %zmm1
	vpdpbusd	%zmm2, %zmm3, %zmm0
	addq	$64, %r10
	addq	%r8, %r9
	cmpq	%r10, %rax
	jne	.LBB19_70
	jmp	.LBB19_71
	.p2align	4
.LBB19_26:
	movq	%rdx, %rax
	shlq	$6, %rax
	movq	%rdx, 152(%rsp)
	shlq	$7, %rdx
	movq	%rdx, 176(%rsp)
	movq	%rax, 72(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 168(%rsp)
	leaq	(,%r13,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 144(%rsp)
	leaq	(%r13,%r13,2), %rax
	movq	%rax, 136(%rsp)
	movq	112(%rsp), %rax
	movq	%r14, 16(%rsp)
	imulq	%r14, %rax
	addq	120(%rsp), %rax
	movq	%rax, 536(%rsp)
	xorl	%edx, %edx
	movq	%r13, 56(%rsp)
	jmp	.LBB19_27
	.p2align	4
.LBB19_40:
	movq	32(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %esi
	vmovups	128(%r14), %zmm1
	vcvttss2si	132(%rdi), %eax
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%esi, %xmm15, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%edx, %edx
	vucomiss	.LCPI19_1(%rip), %xmm0
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	752(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	688(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	624(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	560(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%esi, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm2
	vpbroadcastb	%edx, %zmm3
	vmovdqa64	.LCPI19_2(%rip), %zmm4
	vpermd	%zmm0, %zmm4, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm2, %zmm0, %zmm0
	vpxord	%zmm3, %zmm0, %zmm0
	movq	144(%rdi), %rax
	leaq	(%rax,%r13), %rcx
	vmovdqu	%xmm0, (%rax,%r13)
	movq	56(%rsp), %r13
	vextracti32x4	$1, %zmm0, (%r13,%rcx)
	vextracti32x4	$2, %zmm0, (%rcx,%r13,2)
	movq	136(%rsp), %rax
	vextracti32x4	$3, %zmm0, (%rax,%rcx)
.LBB19_41:
	movq	8(%rsp), %rax
	movq	88(%rsp), %rdx
	leaq	4(%rdx), %rcx
	addq	$8, %rdx
	cmpq	%rax, %rdx
	movq	%rcx, %rdx
	jge	.LBB19_42
.LBB19_27:
	movq	344(%rsp), %r13
	cmpq	%r13, %rdx
	movq	%rdx, 88(%rsp)
	cmovlq	%rdx, %r13
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu64	880(%rsp), %zmm7
	vmovdqa64	%zmm7, %zmm1
	vpxor	%xmm2, %xmm2, %xmm2
	vmovdqa64	%zmm7, %zmm3
	vpxor	%xmm5, %xmm5, %xmm5
	vmovdqa64	%zmm7, %zmm4
	vpxor	%xmm6, %xmm6, %xmm6
	cmpq	%r15, 40(%rsp)
	movq	24(%rsp), %rdi
	jne	.LBB19_28
.LBB19_36:
	imulq	56(%rsp), %r13
	movq	64(%rsp), %r14
	vmovdqu64	64(%r14), %zmm8
	vpmulld	%zmm6, %zmm8, %zmm6
	addq	96(%rsp), %r13
	vpaddd	%zmm7, %zmm6, %zmm6
	vmovdqu64	%zmm6, 752(%rsp)
	vpmulld	%zmm5, %zmm8, %zmm5
	vpmulld	%zmm2, %zmm8, %zmm2
	vpaddd	%zmm4, %zmm5, %zmm4
	vmovdqu64	%zmm4, 688(%rsp)
	vpaddd	%zmm3, %zmm2, %zmm2
	vmovdqu64	%zmm2, 624(%rsp)
	vpmulld	%zmm0, %zmm8, %zmm0
	vpaddd	%zmm1, %zmm0, %zmm0
	vmovdqu64	%zmm0, 560(%rsp)
	movq	1152(%rsp), %rbx
	leaq	1008(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB19_40
	leaq	(%rbx,%r13,4), %rax
	vmovups	752(%rsp), %zmm0
	vmovups	%zmm0, (%rbx,%r13,4)
	movq	56(%rsp), %r13
	vmovups	688(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,4)
	vmovups	624(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,8)
	movq	144(%rsp), %rcx
	vmovdqu64	560(%rsp), %zmm0
	vmovdqu64	%zmm0, (%rcx,%rax)
	jmp	.LBB19_41
	.p2align	4
.LBB19_28:
	movq	%r13, %rdx
	shlq	$6, %rdx
	leaq	192(%rdx), %rsi
	movq	152(%rsp), %rax
	imulq	%rax, %rsi
	leaq	128(%rdx), %r8
	imulq	%rax, %r8
	addq	$64, %rdx
	imulq	%rax, %rdx
	movq	72(%rsp), %r9
	imulq	%r13, %r9
	movq	536(%rsp), %rcx
	leaq	(%rcx,%r9), %rax
	movq	%rax, 216(%rsp)
	leaq	(%rcx,%rsi), %rax
	movq	%rax, 208(%rsp)
	leaq	(%rcx,%r8), %rax
	movq	%rax, 200(%rsp)
	leaq	(%rcx,%rdx), %rax
	movq	%rax, 192(%rsp)
	movq	336(%rsp), %rax
	addq	%r9, %rax
	movq	%rax, 184(%rsp)
	movq	48(%rdi), %rax
	movq	%rax, 624(%rsp)
	movq	56(%rdi), %rax
	movq	%rax, 752(%rsp)
	addq	%rcx, %rsi
	movq	%rsi, 240(%rsp)
	addq	%rcx, %r8
	movq	%r8, 232(%rsp)
	addq	%rcx, %rdx
	movq	%rdx, 816(%rsp)
	addq	%rcx, %r9
	movq	%r9, 224(%rsp)
	movq	160(%rsp), %r8
	movq	40(%rsp), %r9
	vmovdqu64	880(%rsp), %zmm7
	vmovdqa64	%zmm7, %zmm1
	vmovdqa64	%zmm7, %zmm3
	vmovdqa64	%zmm7, %zmm4
	movq	%r13, 688(%rsp)
	jmp	.LBB19_29
	.p2align	4
.LBB19_35:
	incq	%r9
	addq	%r12, %r8
	cmpq	%r15, %r9
	je	.LBB19_36
.LBB19_29:
	testq	%rbp, %rbp
	je	.LBB19_35
	movq	72(%rdi), %r10
	movq	%r10, %rsi
	shlq	$6, %rsi
	movq	624(%rsp), %rax
	movq	(%rax,%r9,8), %rcx
	movq	752(%rsp), %rax
	vpbroadcastd	(%rax,%r9,4), %zmm8
	cmpq	$0, 368(%rsp)
	je	.LBB19_31
	movq	240(%rsp), %rax
	leaq	(%rax,%rsi), %r11
	shlq	$7, %r10
	movq	232(%rsp), %rax
	leaq	(%rax,%rsi), %rdi
	movq	816(%rsp), %rax
	addq	%rsi, %rax
	movq	224(%rsp), %rdx
	leaq	(%rdx,%rsi), %r13
	movq	%r8, 560(%rsp)
	movq	192(%rsp), %rbp
	movq	200(%rsp), %r15
	movq	208(%rsp), %r14
	movq	216(%rsp), %rbx
	xorl	%edx, %edx
	movq	360(%rsp), %r12
	.p2align	4
.LBB19_39:
	vmovdqu64	(%rbx,%rcx,4), %zmm9
	vmovdqu64	(%r8), %zmm10
	vmovdqu64	64(%r8), %zmm11
	vpdpbusd	%zmm10, %zmm9, %zmm7
	vpdpbusd	%zmm8, %zmm9, %zmm6
	vmovdqu64	(%rbp,%rcx,4), %zmm9
	vpdpbusd	%zmm10, %zmm9, %zmm4
	vpdpbusd	%zmm8, %zmm9, %zmm5
	vmovdqu64	(%r15,%rcx,4), %zmm9
	vpdpbusd	%zmm10, %zmm9, %zmm3
	vmovdqu64	(%r14,%rcx,4), %zmm12
	vpdpbusd	%zmm8, %zmm9, %zmm2
	vpdpbusd	%zmm10, %zmm12, %zmm1
	vpdpbusd	%zmm8, %zmm12, %zmm0
	vmovdqu64	(%r13,%rcx,4), %zmm9
	vpdpbusd	%zmm11, %zmm9, %zmm7
	vpdpbusd	%zmm8, %zmm9, %zmm6
	vmovdqu64	(%rax,%rcx,4), %zmm9
	vpdpbusd	%zmm11, %zmm9, %zmm4
	vmovdqu64	(%rdi,%rcx,4), %zmm10
	vpdpbusd	%zmm8, %zmm9, %zmm5
	vpdpbusd	%zmm11, %zmm10, %zmm3
	vpdpbusd	%zmm8, %zmm10, %zmm2
	vmovdqu64	(%r11,%rcx,4), %zmm9
	vpdpbusd	%zmm11, %zmm9, %zmm1
	vpdpbusd	%zmm8, %zmm9, %zmm0
	addq	%r10, %r11
	addq	%r10, %rdi
	addq	%r10, %rax
	addq	%r10, %r13
	addq	$-2, %rdx
	addq	%r10, %rbx
	addq	%r10, %r14
	addq	%r10, %r15
	addq	%r10, %rbp
	subq	$-128, %r8
	cmpq	%rdx, %r12
	jne	.LBB19_39
	negq	%rdx
	movq	256(%rsp), %rbp
	movq	248(%rsp), %r12
	movq	24(%rsp), %rdi
	movq	944(%rsp), %r15
	movq	688(%rsp), %r13
	movq	560(%rsp), %r8
	testb	$1, %bpl
	je	.LBB19_35
	jmp	.LBB19_34
	.p2align	4
.LBB19_31:
	xorl	%edx, %edx
	testb	$1, %bpl
	je	.LBB19_35
.LBB19_34:
	movq	184(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	imulq	%rdx, %rsi
	leaq	(%rax,%rsi), %rcx
	shlq	$6, %rdx
	vmovdqu64	(%r8,%rdx), %zmm9
	vmovdqu64	(%rax,%rsi), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm7
	vpdpbusd	%zmm8, %zmm10, %zmm6
	movq	72(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm4
	vpdpbusd	%zmm8, %zmm10, %zmm5
	movq	176(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm3
	vpdpbusd	%zmm8, %zmm10, %zmm2
	movq	168(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm1
	vpdpbusd	%zmm8, %zmm10, %zmm0
	jmp	.LBB19_35
	.p2align	4
.LBB19_42:
	cmpq	%rax, %rcx
	jge	.LBB19_78
	movq	24(%rsp), %rax
	movq	32(%rax), %rdx
	movq	32(%rsp), %rax
	movq	152(%rax), %r13
	movq	16(%rsp), %r14
.LBB19_44:
	movq	%rdx, %rax
	shlq	$6, %rax
	movq	%rdx, 152(%rsp)
	shlq	$7, %rdx
	movq	%rdx, 176(%rsp)
	movq	%rax, 72(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 168(%rsp)
	leaq	(,%r13,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 144(%rsp)
	leaq	(,%r13,2), %rax
	addq	%r13, %rax
	movq	%rax, 136(%rsp)
	imulq	112(%rsp), %r14
	addq	120(%rsp), %r14
	movq	%r14, 16(%rsp)
	movq	%r13, 56(%rsp)
	jmp	.LBB19_45
	.p2align	4
.LBB19_58:
	movq	32(%rsp), %rdi
	vmovss	136(%rdi), %xmm0
	movl	140(%rdi), %esi
	vmovups	128(%r14), %zmm1
	vcvttss2si	132(%rdi), %eax
	vcvttss2si	%xmm0, %ecx
	vcvtsi2ss	%esi, %xmm15, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	xorl	%edx, %edx
	vucomiss	.LCPI19_1(%rip), %xmm0
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	752(%rsp), %zmm0
	vmulps	%zmm0, %zmm1, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vcvtdq2ps	816(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm0, %zmm0
	vcvtdq2ps	624(%rsp), %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	560(%rsp), %zmm3
	vmulps	%zmm3, %zmm1, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpbroadcastw	%esi, %zmm2
	vpaddsw	%zmm2, %zmm0, %zmm0
	vpaddsw	%zmm2, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm0, %zmm0
	vpbroadcastb	%eax, %zmm1
	vpbroadcastb	%ecx, %zmm2
	vpbroadcastb	%edx, %zmm3
	vmovdqa64	.LCPI19_2(%rip), %zmm4
	vpermd	%zmm0, %zmm4, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm2, %zmm0, %zmm0
	vpxord	%zmm3, %zmm0, %zmm0
	movq	144(%rdi), %rax
	movq	688(%rsp), %rdx
	leaq	(%rax,%rdx), %rcx
	vmovdqu	%xmm0, (%rax,%rdx)
	vextracti32x4	$1, %zmm0, (%r13,%rcx)
	vextracti32x4	$2, %zmm0, (%rcx,%r13,2)
	movq	136(%rsp), %rax
	vextracti32x4	$3, %zmm0, (%rax,%rcx)
.LBB19_59:
	movq	8(%rsp), %rax
	movq	88(%rsp), %rcx
	addq	$4, %rcx
	cmpq	%rax, %rcx
	jge	.LBB19_78
.LBB19_45:
	movq	344(%rsp), %r8
	cmpq	%r8, %rcx
	movq	%rcx, 88(%rsp)
	cmovlq	%rcx, %r8
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu64	880(%rsp), %zmm7
	vmovdqa64	%zmm7, %zmm1
	vpxor	%xmm2, %xmm2, %xmm2
	vmovdqa64	%zmm7, %zmm3
	vpxor	%xmm5, %xmm5, %xmm5
	vmovdqa64	%zmm7, %zmm4
	vpxor	%xmm6, %xmm6, %xmm6
	cmpq	%r15, 40(%rsp)
	movq	24(%rsp), %rdi
	jne	.LBB19_46
.LBB19_54:
	movq	56(%rsp), %r13
	imulq	%r13, %r8
	movq	64(%rsp), %r14
	vmovdqu64	64(%r14), %zmm8
	vpmulld	%zmm6, %zmm8, %zmm6
	addq	96(%rsp), %r8
	movq	%r8, 688(%rsp)
	vpaddd	%zmm7, %zmm6, %zmm6
	vmovdqu64	%zmm6, 752(%rsp)
	vpmulld	%zmm5, %zmm8, %zmm5
	vpmulld	%zmm2, %zmm8, %zmm2
	vpaddd	%zmm4, %zmm5, %zmm4
	vmovdqu64	%zmm4, 816(%rsp)
	vpaddd	%zmm3, %zmm2, %zmm2
	vmovdqu64	%zmm2, 624(%rsp)
	vpmulld	%zmm0, %zmm8, %zmm0
	vpaddd	%zmm1, %zmm0, %zmm0
	vmovdqu64	%zmm0, 560(%rsp)
	movq	1152(%rsp), %rbx
	leaq	1008(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB19_58
	movq	688(%rsp), %rcx
	leaq	(%rbx,%rcx,4), %rax
	vmovups	752(%rsp), %zmm0
	vmovups	%zmm0, (%rbx,%rcx,4)
	vmovups	816(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,4)
	vmovups	624(%rsp), %zmm0
	vmovups	%zmm0, (%rax,%r13,8)
	movq	144(%rsp), %rcx
	vmovdqu64	560(%rsp), %zmm0
	vmovdqu64	%zmm0, (%rcx,%rax)
	jmp	.LBB19_59
	.p2align	4
.LBB19_46:
	movq	%r8, %rdx
	shlq	$6, %rdx
	leaq	192(%rdx), %rsi
	movq	152(%rsp), %rax
	imulq	%rax, %rsi
	leaq	128(%rdx), %r9
	imulq	%rax, %r9
	addq	$64, %rdx
	imulq	%rax, %rdx
	movq	72(%rsp), %r10
	imulq	%r8, %r10
	movq	16(%rsp), %rax
	leaq	(%rax,%r10), %rcx
	movq	%rcx, 216(%rsp)
	leaq	(%rax,%rsi), %rcx
	movq	%rcx, 208(%rsp)
	leaq	(%rax,%r9), %rcx
	movq	%rcx, 200(%rsp)
	leaq	(%rax,%rdx), %rcx
	movq	%rcx, 192(%rsp)
	movq	336(%rsp), %rcx
	addq	%r10, %rcx
	movq	%rcx, 184(%rsp)
	movq	48(%rdi), %rcx
	movq	%rcx, 624(%rsp)
	movq	56(%rdi), %rcx
	movq	%rcx, 752(%rsp)
	addq	%rax, %rsi
	movq	%rsi, 240(%rsp)
	addq	%rax, %r9
	movq	%r9, 232(%rsp)
	addq	%rax, %rdx
	movq	%rdx, 816(%rsp)
	addq	%rax, %r10
	movq	%r10, 224(%rsp)
	movq	160(%rsp), %rbx
	movq	40(%rsp), %r9
	vmovdqu64	880(%rsp), %zmm7
	vmovdqa64	%zmm7, %zmm1
	vmovdqa64	%zmm7, %zmm3
	vmovdqa64	%zmm7, %zmm4
	movq	%r8, 688(%rsp)
	jmp	.LBB19_47
	.p2align	4
.LBB19_53:
	incq	%r9
	addq	%r12, %rbx
	cmpq	%r15, %r9
	je	.LBB19_54
.LBB19_47:
	testq	%rbp, %rbp
	je	.LBB19_53
	movq	72(%rdi), %r10
	movq	%r10, %rsi
	shlq	$6, %rsi
	movq	624(%rsp), %rax
	movq	(%rax,%r9,8), %rcx
	movq	752(%rsp), %rax
	vpbroadcastd	(%rax,%r9,4), %zmm8
	cmpq	$0, 368(%rsp)
	je	.LBB19_49
	movq	240(%rsp), %rax
	leaq	(%rax,%rsi), %r11
	shlq	$7, %r10
	movq	232(%rsp), %rax
	leaq	(%rax,%rsi), %rdi
	movq	816(%rsp), %rax
	addq	%rsi, %rax
	movq	224(%rsp), %rdx
	leaq	(%rdx,%rsi), %r13
	movq	%rbx, 560(%rsp)
	movq	192(%rsp), %rbp
	movq	200(%rsp), %r15
	movq	208(%rsp), %r14
	movq	216(%rsp), %r12
	xorl	%edx, %edx
	movq	360(%rsp), %r8
	.p2align	4
.LBB19_57:
	vmovdqu64	(%r12,%rcx,4), %zmm9
	vmovdqu64	(%rbx), %zmm10
	vmovdqu64	64(%rbx), %zmm11
	vpdpbusd	%zmm10, %zmm9, %zmm7
	vpdpbusd	%zmm8, %zmm9, %zmm6
	vmovdqu64	(%rbp,%rcx,4), %zmm9
	vpdpbusd	%zmm10, %zmm9, %zmm4
	vpdpbusd	%zmm8, %zmm9, %zmm5
	vmovdqu64	(%r15,%rcx,4), %zmm9
	vpdpbusd	%zmm10, %zmm9, %zmm3
	vmovdqu64	(%r14,%rcx,4), %zmm12
	vpdpbusd	%zmm8, %zmm9, %zmm2
	vpdpbusd	%zmm10, %zmm12, %zmm1
	vpdpbusd	%zmm8, %zmm12, %zmm0
	vmovdqu64	(%r13,%rcx,4), %zmm9
	vpdpbusd	%zmm11, %zmm9, %zmm7
	vpdpbusd	%zmm8, %zmm9, %zmm6
	vmovdqu64	(%rax,%rcx,4), %zmm9
	vpdpbusd	%zmm11, %zmm9, %zmm4
	vmovdqu64	(%rdi,%rcx,4), %zmm10
	vpdpbusd	%zmm8, %zmm9, %zmm5
	vpdpbusd	%zmm11, %zmm10, %zmm3
	vpdpbusd	%zmm8, %zmm10, %zmm2
	vmovdqu64	(%r11,%rcx,4), %zmm9
	vpdpbusd	%zmm11, %zmm9, %zmm1
	vpdpbusd	%zmm8, %zmm9, %zmm0
	addq	%r10, %r11
	addq	%r10, %rdi
	addq	%r10, %rax
	addq	%r10, %r13
	addq	$-2, %rdx
	addq	%r10, %r12
	addq	%r10, %r14
	addq	%r10, %r15
	addq	%r10, %rbp
	subq	$-128, %rbx
	cmpq	%rdx, %r8
	jne	.LBB19_57
	negq	%rdx
	movq	24(%rsp), %rdi
	movq	256(%rsp), %rbp
	movq	248(%rsp), %r12
	movq	944(%rsp), %r15
	movq	688(%rsp), %r8
	movq	560(%rsp), %rbx
	testb	$1, %bpl
	je	.LBB19_53
	jmp	.LBB19_52
	.p2align	4
.LBB19_49:
	xorl	%edx, %edx
	testb	$1, %bpl
	je	.LBB19_53
.LBB19_52:
	movq	184(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	imulq	%rdx, %rsi
	leaq	(%rax,%rsi), %rcx
	shlq	$6, %rdx
	vmovdqu64	(%rbx,%rdx), %zmm9
	vmovdqu64	(%rax,%rsi), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm7
	vpdpbusd	%zmm8, %zmm10, %zmm6
	movq	72(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm4
	vpdpbusd	%zmm8, %zmm10, %zmm5
	movq	176(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm3
	vpdpbusd	%zmm8, %zmm10, %zmm2
	movq	168(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm1
	vpdpbusd	%zmm8, %zmm10, %zmm0
	jmp	.LBB19_53
	.p2align	4
.LBB19_78:
	vmovdqu64	1008(%rsp), %zmm0
	vmovdqu64	1072(%rsp), %zmm1
	vmovdqu64	1096(%rsp), %zmm2
	vmovdqu64	%zmm2, 1256(%rsp)
	vmovdqu64	%zmm1, 1232(%rsp)
	vmovdqu64	%zmm0, 1168(%rsp)
	leaq	1008(%rsp), %rdi
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg)
	cmpl	$1, %eax
	je	.LBB19_80
	movq	32(%rsp), %rax
	movq	152(%rax), %rcx
	movq	64(%rsp), %rdi
	movq	96(%rsp), %rsi
	movq	8(%rsp), %rdx
	leaq	1168(%rsp), %r13
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	jmp	.LBB19_80
.Lfunc_end19:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA10FourPixelsVyAA09CorrectedL0VGARTtt0t1g5, .Lfunc_end19-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA10FourPixelsVyAA09CorrectedL0VGARTtt0t1g5
	.cfi_endproc
	.hidden	vitruvian_multiply_codes_avx512vnni
	.globl	vitruvian_multiply_codes_avx512vnni
	.p2align	4
	.type	vitruvian_multiply_codes_avx512vnni,@function
vitruvian_multiply_codes_avx512vnni:
	jmp	($s24VitruvianMicroAVX512VNNI17multiplyQuantized1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF)
.Lfunc_end20:
	.size	vitruvian_multiply_codes_avx512vnni, .Lfunc_end20-vitruvian_multiply_codes_avx512vnni
	.hidden	$s24VitruvianMicroAVX512VNNI17multiplyQuantized1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.globl	$s24VitruvianMicroAVX512VNNI17multiplyQuantized1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI17multiplyQuantized1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF,@function
$s24VitruvianMicroAVX512VNNI17multiplyQuantized1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$328, %rsp
	movq	%r8, %rbx
	movq	400(%rsp), %r15
	movq	392(%rsp), %r14
	movq	384(%rsp), %r13
	movq	448(%rsp), %rax
	movq	440(%rsp), %r8
	movq	416(%rsp), %r10
	movq	408(%rsp), %r11
	movq	424(%rsp), %r12
	vmovups	(%r9), %zmm2
	movl	432(%rsp), %r9d
	movq	%rdi, 192(%rsp)
	vmovups	%zmm2, 208(%rsp)
	movq	%rsi, 272(%rsp)
	movq	%rdx, 280(%rsp)
	movq	%rcx, 288(%rsp)
	movq	%rbx, 296(%rsp)
	movq	%r13, 304(%rsp)
	movq	%r14, 312(%rsp)
	movq	%r15, 320(%rsp)
	vbroadcastss	%xmm0, %zmm2
	vbroadcastss	%xmm1, %zmm3
	vmovups	%zmm2, (%rsp)
	vmovups	%zmm3, 64(%rsp)
	movb	%r9b, 128(%rsp)
	vmovss	%xmm0, 132(%rsp)
	vmovss	%xmm1, 136(%rsp)
	movl	%r9d, 140(%rsp)
	movq	%r12, 144(%rsp)
	movq	%r11, 152(%rsp)
	movq	%r10, 160(%rsp)
	movq	%r8, 168(%rsp)
	movq	%rax, 176(%rsp)
	movq	$0, 184(%rsp)
	testq	%r15, %r15
	jle	.LBB21_6
	imulq	%rcx, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	xorl	%r12d, %r12d
	leaq	192(%rsp), %r13
	jmp	.LBB21_2
	.p2align	4
.LBB21_4:
	movq	%r14, %rdi
	movq	%r12, %rsi
	xorl	%edx, %edx
	movq	384(%rsp), %rcx
	movq	%rsp, %r8
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5)
	movl	$2, %ebp
.LBB21_5:
	movq	%rbx, %rax
	imulq	%rbp, %rax
	addq	%rax, %r14
	shlq	$4, %rbp
	addq	%rbp, %r12
	cmpq	%r15, %r12
	jge	.LBB21_6
.LBB21_2:
	movq	%r15, %rax
	subq	%r12, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB21_4
	cmpq	$2, %rcx
	je	.LBB21_4
	movl	$3, %ebp
	cmpq	$63, %rdx
	jg	.LBB21_9
	decq	%rax
	movq	%rcx, %rbp
	cmpq	$16, %rax
	jae	.LBB21_9
	movq	%r14, %rdi
	movq	%r12, %rsi
	xorl	%edx, %edx
	movq	384(%rsp), %rcx
	movq	%rsp, %r8
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5)
	movl	$1, %ebp
	jmp	.LBB21_5
	.p2align	4
.LBB21_9:
	movq	%r14, %rdi
	movq	%r12, %rsi
	xorl	%edx, %edx
	movq	384(%rsp), %rcx
	movq	%rsp, %r8
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyARyAA6ColumnVyANGGG_Ttg5)
	jmp	.LBB21_5
.LBB21_6:
	addq	$328, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end21:
	.size	$s24VitruvianMicroAVX512VNNI17multiplyQuantized1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF, .Lfunc_end21-$s24VitruvianMicroAVX512VNNI17multiplyQuantized1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI22_0:
	.long	0x42fe0000
.LCPI22_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI22_1:
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
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5,@function
$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$56, %rsp
	leaq	16(%rdx), %rax
	movq	%rcx, -64(%rsp)
	cmpq	%rax, %rcx
	movq	%r8, -80(%rsp)
	movq	%rsi, -72(%rsp)
	movq	%r13, -104(%rsp)
	movq	%rdi, -96(%rsp)
	jge	.LBB22_2
	movq	%rdx, %rbx
.LBB22_17:
	leaq	8(%rbx), %rax
	cmpq	%rax, -64(%rsp)
	jge	.LBB22_29
	movq	%rbx, %r9
.LBB22_42:
	leaq	4(%r9), %rax
	cmpq	%rax, -64(%rsp)
	jge	.LBB22_52
	movq	%r9, %r14
.LBB22_61:
	leaq	2(%r14), %rax
	cmpq	%rax, -64(%rsp)
	jge	.LBB22_78
	movq	-104(%rsp), %r9
	cmpq	-64(%rsp), %r14
	jl	.LBB22_103
	jmp	.LBB22_106
.LBB22_2:
	leaq	64(%rdi), %r14
	movq	96(%r13), %r10
	movq	104(%r13), %r11
	movq	%r11, %rcx
	imulq	%r10, %rcx
	movq	128(%r13), %r9
	addq	$-16, %r9
	movq	184(%r8), %r8
	cmpq	%rsi, %r9
	cmovgeq	%rsi, %r9
	movq	%rcx, -56(%rsp)
	shlq	$6, %rcx
	addq	%rdi, %rcx
	addq	$64, %rcx
	movq	%rcx, -24(%rsp)
	movq	%r9, -128(%rsp)
	movq	%r8, -40(%rsp)
	leaq	(%r8,%r9,4), %rcx
	movq	%rcx, -48(%rsp)
	movq	%r11, %r12
	shlq	$6, %r12
	vmovss	.LCPI22_0(%rip), %xmm0
	vmovdqa64	.LCPI22_1(%rip), %zmm1
	movq	%r14, -88(%rsp)
	jmp	.LBB22_3
	.p2align	4
.LBB22_15:
	movq	-80(%rsp), %r8
	movq	176(%r8), %rax
	movq	%rax, %rcx
	imulq	%rdx, %rcx
	movq	-48(%rsp), %r9
	leaq	(%r9,%rcx,4), %rsi
	vmovdqu64	%zmm17, (%r9,%rcx,4)
	vmovdqu64	%zmm16, (%rsi,%rax,4)
	leaq	(,%rax,4), %rcx
	vmovdqu64	%zmm15, (%rsi,%rax,8)
	leaq	(%rcx,%rcx,2), %rcx
	vmovdqu64	%zmm14, (%rsi,%rcx)
	leaq	4(%rdx), %rsi
	imulq	%rax, %rsi
	leaq	(%r9,%rsi,4), %rdi
	vmovdqu64	%zmm13, (%r9,%rsi,4)
	vmovdqu64	%zmm12, (%rdi,%rax,4)
	vmovdqu64	%zmm11, (%rdi,%rax,8)
	vmovdqu64	%zmm10, (%rdi,%rcx)
	leaq	8(%rdx), %rsi
	imulq	%rax, %rsi
	leaq	(%r9,%rsi,4), %rdi
	vmovdqu64	%zmm9, (%r9,%rsi,4)
	vmovdqu64	%zmm8, (%rdi,%rax,4)
	vmovdqu64	%zmm7, (%rdi,%rax,8)
	vmovdqu64	%zmm6, (%rdi,%rcx)
	leaq	12(%rdx), %rsi
	imulq	%rax, %rsi
	leaq	(%r9,%rsi,4), %rdi
	vmovdqu64	%zmm5, (%r9,%rsi,4)
	vmovdqu64	%zmm4, (%rdi,%rax,4)
	vmovdqu64	%zmm3, (%rdi,%rax,8)
	vmovdqu64	%zmm2, (%rdi,%rcx)
	movq	-72(%rsp), %rsi
	movq	-96(%rsp), %rdi
	movq	-120(%rsp), %rbx
	movq	-88(%rsp), %r14
.LBB22_16:
	leaq	16(%rbx), %rax
	addq	$16, %rdx
	cmpq	%rax, -64(%rsp)
	jl	.LBB22_17
.LBB22_3:
	movq	%rax, -120(%rsp)
	vmovdqu64	(%rdi), %zmm10
	cmpq	$15, %rdx
	jg	.LBB22_6
	leaq	15(%rdx), %rax
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rax
	testq	%r10, %r10
	je	.LBB22_7
	movabsq	$4611686018427387888, %rcx
	andq	%rcx, %rax
	addq	$16, %rax
	imulq	-56(%rsp), %rax
	leaq	(%r14,%rax,4), %rcx
	movl	$16, %esi
	jmp	.LBB22_23
	.p2align	4
.LBB22_6:
	testq	%r10, %r10
	je	.LBB22_7
	movq	-24(%rsp), %rcx
	xorl	%esi, %esi
.LBB22_23:
	movq	-104(%rsp), %rax
	vmovdqu64	16(%rax), %zmm18
	movq	80(%rax), %rdi
	movq	88(%rax), %rbx
	movq	%rdi, %r9
	imulq	%rdx, %r9
	addq	(%rax), %r9
	shll	$2, %esi
	movq	%r14, %r13
	xorl	%r14d, %r14d
	vmovdqa64	%zmm10, %zmm11
	vmovdqa64	%zmm10, %zmm12
	vmovdqa64	%zmm10, %zmm13
	vmovdqa64	%zmm10, %zmm6
	vmovdqa64	%zmm10, %zmm7
	vmovdqa64	%zmm10, %zmm8
	vmovdqa64	%zmm10, %zmm9
	vmovdqa64	%zmm10, %zmm2
	vmovdqa64	%zmm10, %zmm3
	vmovdqa64	%zmm10, %zmm4
	vmovdqa64	%zmm10, %zmm5
	vmovdqa64	%zmm10, %zmm14
	vmovdqa64	%zmm10, %zmm15
	vmovdqa64	%zmm10, %zmm16
	vmovdqa64	%zmm10, %zmm17
	jmp	.LBB22_24
	.p2align	4
.LBB22_28:
	incq	%r14
	cmpq	%r10, %r14
	je	.LBB22_8
.LBB22_24:
	testq	%r11, %r11
	je	.LBB22_28
	movq	(%rbx,%r14,8), %r8
	addq	%r9, %r8
	movq	%r13, %r15
	xorl	%ebp, %ebp
	.p2align	4
.LBB22_26:
	leaq	(%r8,%rbp,4), %rax
	prefetcht0	(%rcx)
	vmovdqu64	(%r15), %zmm19
	vpxord	(%r8,%rbp,4){1to16}, %zmm18, %zmm20
	incq	%rbp
	vpdpbusd	%zmm19, %zmm20, %zmm17
	vpxord	(%rdi,%rax){1to16}, %zmm18, %zmm20
	addq	%rdi, %rax
	vpdpbusd	%zmm19, %zmm20, %zmm16
	vpxord	(%rdi,%rax){1to16}, %zmm18, %zmm20
	addq	%rdi, %rax
	vpdpbusd	%zmm19, %zmm20, %zmm15
	vpxord	(%rdi,%rax){1to16}, %zmm18, %zmm20
	addq	%rdi, %rax
	vpdpbusd	%zmm19, %zmm20, %zmm14
	vpxord	(%rdi,%rax){1to16}, %zmm18, %zmm20
	addq	%rdi, %rax
	vpdpbusd	%zmm19, %zmm20, %zmm13
	vpxord	(%rdi,%rax){1to16}, %zmm18, %zmm20
	addq	%rdi, %rax
	vpdpbusd	%zmm19, %zmm20, %zmm12
	vpxord	(%rdi,%rax){1to16}, %zmm18, %zmm20
	addq	%rdi, %rax
	vpdpbusd	%zmm19, %zmm20, %zmm11
	vpxord	(%rdi,%rax){1to16}, %zmm18, %zmm20
	addq	%rdi, %rax
	vpdpbusd	%zmm19, %zmm20, %zmm10
	vpxord	(%rdi,%rax){1to16}, %zmm18, %zmm20
	addq	%rdi, %rax
	vpdpbusd	%zmm19, %zmm20, %zmm9
	vpxord	(%rdi,%rax){1to16}, %zmm18, %zmm20
	addq	%rdi, %rax
	vpdpbusd	%zmm19, %zmm20, %zmm8
	vpxord	(%rdi,%rax){1to16}, %zmm18, %zmm20
	addq	%rdi, %rax
	vpdpbusd	%zmm19, %zmm20, %zmm7
	vpxord	(%rdi,%rax){1to16}, %zmm18, %zmm20
	addq	%rdi, %rax
	vpdpbusd	%zmm19, %zmm20, %zmm6
	vpxord	(%rdi,%rax){1to16}, %zmm18, %zmm20
	addq	%rdi, %rax
	vpdpbusd	%zmm19, %zmm20, %zmm5
	vpxord	(%rdi,%rax){1to16}, %zmm18, %zmm20
	addq	%rdi, %rax
	vpdpbusd	%zmm19, %zmm20, %zmm4
	vpxord	(%rdi,%rax){1to16}, %zmm18, %zmm20
	addq	%rdi, %rax
	vpdpbusd	%zmm19, %zmm20, %zmm3
	vpxord	(%rdi,%rax){1to16}, %zmm18, %zmm20
	vpdpbusd	%zmm19, %zmm20, %zmm2
	addq	$64, %r15
	addq	%rsi, %rcx
	cmpq	%rbp, %r11
	jne	.LBB22_26
	addq	%r12, %r13
	jmp	.LBB22_28
	.p2align	4
.LBB22_7:
	vmovdqa64	%zmm10, %zmm11
	vmovdqa64	%zmm10, %zmm12
	vmovdqa64	%zmm10, %zmm13
	vmovdqa64	%zmm10, %zmm6
	vmovdqa64	%zmm10, %zmm7
	vmovdqa64	%zmm10, %zmm8
	vmovdqa64	%zmm10, %zmm9
	vmovdqa64	%zmm10, %zmm2
	vmovdqa64	%zmm10, %zmm3
	vmovdqa64	%zmm10, %zmm4
	vmovdqa64	%zmm10, %zmm5
	vmovdqa64	%zmm10, %zmm14
	vmovdqa64	%zmm10, %zmm15
	vmovdqa64	%zmm10, %zmm16
	vmovdqa64	%zmm10, %zmm17
.LBB22_8:
	cmpq	$0, -40(%rsp)
	jne	.LBB22_15
	movq	-80(%rsp), %r8
	movq	152(%r8), %rax
	testq	%rax, %rax
	movq	-72(%rsp), %rsi
	movq	-88(%rsp), %r14
	je	.LBB22_10
	movq	160(%r8), %rcx
	vmovdqu64	(%rcx,%rsi,4), %zmm18
	vpmulld	(%rax,%rdx,4){1to16}, %zmm18, %zmm19
	vpaddd	%zmm17, %zmm19, %zmm17
	vpmulld	4(%rax,%rdx,4){1to16}, %zmm18, %zmm19
	vpmulld	8(%rax,%rdx,4){1to16}, %zmm18, %zmm20
	vpaddd	%zmm16, %zmm19, %zmm16
	vpaddd	%zmm15, %zmm20, %zmm15
	vpmulld	12(%rax,%rdx,4){1to16}, %zmm18, %zmm18
	vpaddd	%zmm14, %zmm18, %zmm14
.LBB22_10:
	vmovss	136(%r8), %xmm18
	movl	140(%r8), %ecx
	movq	144(%r8), %rdi
	vcvttss2si	132(%r8), %eax
	vmovups	(%rdi,%rsi,4), %zmm19
	vcvttss2si	%xmm18, %r9d
	vcvtsi2ss	%ecx, %xmm31, %xmm20
	vaddss	%xmm20, %xmm18, %xmm18
	xorl	%edi, %edi
	vucomiss	%xmm0, %xmm18
	seta	%dil
	shll	$7, %edi
	subl	%edi, %ecx
	addl	%ecx, %eax
	addl	%ecx, %r9d
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	%zmm17, %zmm19, %zmm17
	vcvtps2dq	%zmm17, %zmm17
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	%zmm16, %zmm19, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vpackssdw	%zmm16, %zmm17, %zmm16
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	%zmm15, %zmm19, %zmm15
	vcvtps2dq	%zmm15, %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm19, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vpackssdw	%zmm14, %zmm15, %zmm14
	vpbroadcastw	%ecx, %zmm15
	vpaddsw	%zmm15, %zmm16, %zmm16
	vpaddsw	%zmm15, %zmm14, %zmm14
	vpacksswb	%zmm14, %zmm16, %zmm14
	vpbroadcastb	%eax, %zmm15
	vpbroadcastb	%r9d, %zmm16
	vpbroadcastb	%edi, %zmm17
	vpermd	%zmm14, %zmm1, %zmm14
	vpmaxsb	%zmm15, %zmm14, %zmm14
	vpminsb	%zmm16, %zmm14, %zmm14
	vpxord	%zmm17, %zmm14, %zmm14
	movq	176(%r8), %rax
	movq	%rax, %rcx
	imulq	%rdx, %rcx
	addq	168(%r8), %rcx
	movq	-128(%rsp), %rdi
	vmovdqu	%xmm14, (%rdi,%rcx)
	addq	%rdi, %rcx
	vextracti32x4	$1, %zmm14, (%rax,%rcx)
	vextracti32x4	$2, %zmm14, (%rcx,%rax,2)
	leaq	(%rax,%rax,2), %rax
	vextracti32x4	$3, %zmm14, (%rcx,%rax)
	movq	152(%r8), %rax
	testq	%rax, %rax
	je	.LBB22_11
	movq	160(%r8), %rcx
	vmovdqu64	(%rcx,%rsi,4), %zmm14
	vpmulld	16(%rax,%rdx,4){1to16}, %zmm14, %zmm15
	vpaddd	%zmm13, %zmm15, %zmm13
	vpmulld	20(%rax,%rdx,4){1to16}, %zmm14, %zmm15
	vpmulld	24(%rax,%rdx,4){1to16}, %zmm14, %zmm16
	vpaddd	%zmm12, %zmm15, %zmm12
	vpaddd	%zmm11, %zmm16, %zmm11
	vpmulld	28(%rax,%rdx,4){1to16}, %zmm14, %zmm14
	vpaddd	%zmm10, %zmm14, %zmm10
.LBB22_11:
	vmovss	136(%r8), %xmm14
	movl	140(%r8), %ebx
	movq	144(%r8), %rax
	vcvttss2si	132(%r8), %ecx
	vmovups	(%rax,%rsi,4), %zmm15
	vcvttss2si	%xmm14, %edi
	vcvtsi2ss	%ebx, %xmm31, %xmm16
	vaddss	%xmm16, %xmm14, %xmm14
	xorl	%r9d, %r9d
	vucomiss	%xmm0, %xmm14
	seta	%r9b
	leaq	4(%rdx), %rax
	shll	$7, %r9d
	subl	%r9d, %ebx
	addl	%ebx, %ecx
	addl	%ebx, %edi
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm15, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm15, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vpackssdw	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm15, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm15, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vpackssdw	%zmm10, %zmm11, %zmm10
	vpbroadcastw	%ebx, %zmm11
	vpaddsw	%zmm11, %zmm12, %zmm12
	vpaddsw	%zmm11, %zmm10, %zmm10
	vpacksswb	%zmm10, %zmm12, %zmm10
	vpbroadcastb	%ecx, %zmm11
	vpbroadcastb	%edi, %zmm12
	vpbroadcastb	%r9d, %zmm13
	vpermd	%zmm10, %zmm1, %zmm10
	vpmaxsb	%zmm11, %zmm10, %zmm10
	vpminsb	%zmm12, %zmm10, %zmm10
	vpxord	%zmm13, %zmm10, %zmm10
	movq	176(%r8), %rcx
	imulq	%rcx, %rax
	addq	168(%r8), %rax
	movq	-128(%rsp), %rdi
	vmovdqu	%xmm10, (%rdi,%rax)
	addq	%rdi, %rax
	vextracti32x4	$1, %zmm10, (%rcx,%rax)
	vextracti32x4	$2, %zmm10, (%rax,%rcx,2)
	leaq	(%rcx,%rcx,2), %rcx
	vextracti32x4	$3, %zmm10, (%rax,%rcx)
	movq	152(%r8), %rax
	testq	%rax, %rax
	je	.LBB22_12
	movq	160(%r8), %rcx
	vmovdqu64	(%rcx,%rsi,4), %zmm10
	vpmulld	32(%rax,%rdx,4){1to16}, %zmm10, %zmm11
	vpaddd	%zmm9, %zmm11, %zmm9
	vpmulld	36(%rax,%rdx,4){1to16}, %zmm10, %zmm11
	vpmulld	40(%rax,%rdx,4){1to16}, %zmm10, %zmm12
	vpaddd	%zmm8, %zmm11, %zmm8
	vpaddd	%zmm7, %zmm12, %zmm7
	vpmulld	44(%rax,%rdx,4){1to16}, %zmm10, %zmm10
	vpaddd	%zmm6, %zmm10, %zmm6
.LBB22_12:
	vmovss	136(%r8), %xmm10
	movl	140(%r8), %ebx
	movq	144(%r8), %rax
	vcvttss2si	132(%r8), %ecx
	vmovups	(%rax,%rsi,4), %zmm11
	vcvttss2si	%xmm10, %edi
	vcvtsi2ss	%ebx, %xmm3, %xmm12
	vaddss	%xmm12, %xmm10, %xmm10
	xorl	%r9d, %r9d
	vucomiss	%xmm0, %xmm10
	seta	%r9b
	leaq	8(%rdx), %rax
	shll	$7, %r9d
	subl	%r9d, %ebx
	addl	%ebx, %ecx
	addl	%ebx, %edi
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm11, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm7, %zmm6
	vpbroadcastw	%ebx, %zmm7
	vpaddsw	%zmm7, %zmm8, %zmm8
	vpaddsw	%zmm7, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm8, %zmm6
	vpbroadcastb	%ecx, %zmm7
	vpbroadcastb	%edi, %zmm8
	vpbroadcastb	%r9d, %zmm9
	vpermd	%zmm6, %zmm1, %zmm6
	vpmaxsb	%zmm7, %zmm6, %zmm6
	vpminsb	%zmm8, %zmm6, %zmm6
	vpxord	%zmm9, %zmm6, %zmm6
	movq	176(%r8), %rcx
	imulq	%rcx, %rax
	addq	168(%r8), %rax
	movq	-128(%rsp), %rdi
	vmovdqu	%xmm6, (%rdi,%rax)
	addq	%rdi, %rax
	vextracti32x4	$1, %zmm6, (%rcx,%rax)
	vextracti32x4	$2, %zmm6, (%rax,%rcx,2)
	leaq	(%rcx,%rcx,2), %rcx
	vextracti32x4	$3, %zmm6, (%rax,%rcx)
	movq	152(%r8), %rax
	testq	%rax, %rax
	je	.LBB22_14
	movq	160(%r8), %rcx
	vmovdqu64	(%rcx,%rsi,4), %zmm6
	vpmulld	48(%rax,%rdx,4){1to16}, %zmm6, %zmm7
	vpaddd	%zmm5, %zmm7, %zmm5
	vpmulld	52(%rax,%rdx,4){1to16}, %zmm6, %zmm7
	vpmulld	56(%rax,%rdx,4){1to16}, %zmm6, %zmm8
	vpaddd	%zmm4, %zmm7, %zmm4
	vpaddd	%zmm3, %zmm8, %zmm3
	vpmulld	60(%rax,%rdx,4){1to16}, %zmm6, %zmm6
	vpaddd	%zmm2, %zmm6, %zmm2
.LBB22_14:
	leaq	12(%rdx), %rax
	vmovss	136(%r8), %xmm6
	movq	144(%r8), %rcx
	vmovups	(%rcx,%rsi,4), %zmm7
	vcvttss2si	132(%r8), %ecx
	movl	140(%r8), %r9d
	vcvttss2si	%xmm6, %ebx
	vcvtsi2ss	%r9d, %xmm1, %xmm8
	vaddss	%xmm6, %xmm8, %xmm6
	xorl	%edi, %edi
	vucomiss	%xmm0, %xmm6
	seta	%dil
	shll	$7, %edi
	subl	%edi, %r9d
	addl	%r9d, %ecx
	addl	%r9d, %ebx
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm7, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm7, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm7, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm7, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm3, %zmm2
	vpbroadcastw	%r9d, %zmm3
	vpaddsw	%zmm3, %zmm4, %zmm4
	vpaddsw	%zmm3, %zmm2, %zmm2
	vpacksswb	%zmm2, %zmm4, %zmm2
	vpbroadcastb	%ecx, %zmm3
	vpbroadcastb	%ebx, %zmm4
	vpbroadcastb	%edi, %zmm5
	vpermd	%zmm2, %zmm1, %zmm2
	vpmaxsb	%zmm3, %zmm2, %zmm2
	vpminsb	%zmm4, %zmm2, %zmm2
	movq	176(%r8), %rcx
	imulq	%rcx, %rax
	addq	168(%r8), %rax
	vpxord	%zmm5, %zmm2, %zmm2
	movq	-128(%rsp), %rdi
	vmovdqu	%xmm2, (%rdi,%rax)
	addq	%rdi, %rax
	vextracti32x4	$1, %zmm2, (%rcx,%rax)
	vextracti32x4	$2, %zmm2, (%rax,%rcx,2)
	leaq	(%rcx,%rcx,2), %rcx
	vextracti32x4	$3, %zmm2, (%rax,%rcx)
	movq	-96(%rsp), %rdi
	movq	-120(%rsp), %rbx
	jmp	.LBB22_16
.LBB22_29:
	leaq	64(%rdi), %r15
	movq	-104(%rsp), %rcx
	movq	96(%rcx), %r10
	movq	104(%rcx), %r11
	movq	%r11, %rdx
	imulq	%r10, %rdx
	movq	128(%rcx), %r9
	addq	$-16, %r9
	movq	184(%r8), %r8
	cmpq	%rsi, %r9
	cmovgeq	%rsi, %r9
	movq	%rdx, -48(%rsp)
	movq	%rdx, %rcx
	shlq	$6, %rcx
	addq	%rdi, %rcx
	addq	$64, %rcx
	movq	%rcx, -56(%rsp)
	movq	%r9, -88(%rsp)
	movq	%r8, -128(%rsp)
	leaq	(%r8,%r9,4), %rcx
	movq	%rcx, -40(%rsp)
	movq	%r11, %r12
	shlq	$6, %r12
	vmovss	.LCPI22_0(%rip), %xmm0
	vmovdqa64	.LCPI22_1(%rip), %zmm1
	movq	%r15, -120(%rsp)
	jmp	.LBB22_30
	.p2align	4
.LBB22_40:
	movq	-80(%rsp), %r8
	movq	176(%r8), %rax
	movq	%rax, %rcx
	movq	%rbp, %rbx
	imulq	%rbp, %rcx
	movq	-40(%rsp), %rdi
	leaq	(%rdi,%rcx,4), %rdx
	vmovdqu64	%zmm9, (%rdi,%rcx,4)
	vmovdqu64	%zmm8, (%rdx,%rax,4)
	leaq	(,%rax,4), %rcx
	vmovdqu64	%zmm7, (%rdx,%rax,8)
	leaq	(%rcx,%rcx,2), %rcx
	vmovdqu64	%zmm6, (%rdx,%rcx)
	leaq	4(%rbp), %rdx
	imulq	%rax, %rdx
	leaq	(%rdi,%rdx,4), %rsi
	vmovdqu64	%zmm5, (%rdi,%rdx,4)
	vmovdqu64	%zmm4, (%rsi,%rax,4)
	vmovdqu64	%zmm3, (%rsi,%rax,8)
	vmovdqu64	%zmm2, (%rsi,%rcx)
	movq	-72(%rsp), %rsi
	movq	-96(%rsp), %rdi
	movq	-120(%rsp), %r15
.LBB22_41:
	movq	-112(%rsp), %r9
	leaq	8(%r9), %rax
	addq	$8, %rbx
	cmpq	%rax, -64(%rsp)
	jl	.LBB22_42
.LBB22_30:
	vmovdqu64	(%rdi), %zmm2
	cmpq	$7, %rbx
	movq	%rax, -112(%rsp)
	jg	.LBB22_33
	leaq	7(%rbx), %rax
	testq	%rbx, %rbx
	cmovnsq	%rbx, %rax
	testq	%r10, %r10
	je	.LBB22_34
	movabsq	$2305843009213693944, %rcx
	andq	%rcx, %rax
	leaq	16(,%rax,2), %rax
	imulq	-48(%rsp), %rax
	leaq	(%r15,%rax,4), %rcx
	movl	$16, %esi
	jmp	.LBB22_46
	.p2align	4
.LBB22_33:
	testq	%r10, %r10
	je	.LBB22_34
	movq	-56(%rsp), %rcx
	xorl	%esi, %esi
.LBB22_46:
	movq	-104(%rsp), %rax
	vmovdqu64	16(%rax), %zmm10
	movq	80(%rax), %rdx
	movq	88(%rax), %rdi
	movq	%rdx, %r8
	movq	%rbx, %rbp
	imulq	%rbx, %r8
	addq	(%rax), %r8
	shll	$2, %esi
	xorl	%ebx, %ebx
	vmovdqa64	%zmm2, %zmm3
	vmovdqa64	%zmm2, %zmm4
	vmovdqa64	%zmm2, %zmm5
	vmovdqa64	%zmm2, %zmm6
	vmovdqa64	%zmm2, %zmm7
	vmovdqa64	%zmm2, %zmm8
	vmovdqa64	%zmm2, %zmm9
	jmp	.LBB22_47
	.p2align	4
.LBB22_51:
	incq	%rbx
	cmpq	%r10, %rbx
	je	.LBB22_35
.LBB22_47:
	testq	%r11, %r11
	je	.LBB22_51
	movq	(%rdi,%rbx,8), %r9
	addq	%r8, %r9
	movq	%r15, %r13
	xorl	%r14d, %r14d
	.p2align	4
.LBB22_49:
	leaq	(%r9,%r14,4), %rax
	prefetcht0	(%rcx)
	vmovdqu64	(%r13), %zmm11
	vpxord	(%r9,%r14,4){1to16}, %zmm10, %zmm12
	incq	%r14
	vpdpbusd	%zmm11, %zmm12, %zmm9
	vpxord	(%rdx,%rax){1to16}, %zmm10, %zmm12
	addq	%rdx, %rax
	vpdpbusd	%zmm11, %zmm12, %zmm8
	vpxord	(%rdx,%rax){1to16}, %zmm10, %zmm12
	addq	%rdx, %rax
	vpdpbusd	%zmm11, %zmm12, %zmm7
	vpxord	(%rdx,%rax){1to16}, %zmm10, %zmm12
	addq	%rdx, %rax
	vpdpbusd	%zmm11, %zmm12, %zmm6
	vpxord	(%rdx,%rax){1to16}, %zmm10, %zmm12
	addq	%rdx, %rax
	vpdpbusd	%zmm11, %zmm12, %zmm5
	vpxord	(%rdx,%rax){1to16}, %zmm10, %zmm12
	addq	%rdx, %rax
	vpdpbusd	%zmm11, %zmm12, %zmm4
	vpxord	(%rdx,%rax){1to16}, %zmm10, %zmm12
	addq	%rdx, %rax
	vpdpbusd	%zmm11, %zmm12, %zmm3
	vpxord	(%rdx,%rax){1to16}, %zmm10, %zmm12
	vpdpbusd	%zmm11, %zmm12, %zmm2
	addq	$64, %r13
	addq	%rsi, %rcx
	cmpq	%r14, %r11
	jne	.LBB22_49
	addq	%r12, %r15
	jmp	.LBB22_51
	.p2align	4
.LBB22_34:
	movq	%rbx, %rbp
	vmovdqa64	%zmm2, %zmm3
	vmovdqa64	%zmm2, %zmm4
	vmovdqa64	%zmm2, %zmm5
	vmovdqa64	%zmm2, %zmm6
	vmovdqa64	%zmm2, %zmm7
	vmovdqa64	%zmm2, %zmm8
	vmovdqa64	%zmm2, %zmm9
.LBB22_35:
	cmpq	$0, -128(%rsp)
	jne	.LBB22_40
	movq	-80(%rsp), %r8
	movq	152(%r8), %rax
	testq	%rax, %rax
	movq	-72(%rsp), %rsi
	movq	-96(%rsp), %rdi
	movq	-120(%rsp), %r15
	je	.LBB22_37
	movq	160(%r8), %rcx
	vmovdqu64	(%rcx,%rsi,4), %zmm10
	vpmulld	(%rax,%rbp,4){1to16}, %zmm10, %zmm11
	vpaddd	%zmm9, %zmm11, %zmm9
	vpmulld	4(%rax,%rbp,4){1to16}, %zmm10, %zmm11
	vpmulld	8(%rax,%rbp,4){1to16}, %zmm10, %zmm12
	vpaddd	%zmm8, %zmm11, %zmm8
	vpaddd	%zmm7, %zmm12, %zmm7
	vpmulld	12(%rax,%rbp,4){1to16}, %zmm10, %zmm10
	vpaddd	%zmm6, %zmm10, %zmm6
.LBB22_37:
	vmovss	136(%r8), %xmm10
	movl	140(%r8), %ecx
	movq	144(%r8), %rdx
	vcvttss2si	132(%r8), %eax
	vmovups	(%rdx,%rsi,4), %zmm11
	vcvttss2si	%xmm10, %edx
	vcvtsi2ss	%ecx, %xmm31, %xmm12
	vaddss	%xmm12, %xmm10, %xmm10
	xorl	%r9d, %r9d
	vucomiss	%xmm0, %xmm10
	seta	%r9b
	shll	$7, %r9d
	subl	%r9d, %ecx
	addl	%ecx, %eax
	addl	%ecx, %edx
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm11, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm7, %zmm6
	vpbroadcastw	%ecx, %zmm7
	vpaddsw	%zmm7, %zmm8, %zmm8
	vpaddsw	%zmm7, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm8, %zmm6
	vpbroadcastb	%eax, %zmm7
	vpbroadcastb	%edx, %zmm8
	vpbroadcastb	%r9d, %zmm9
	vpermd	%zmm6, %zmm1, %zmm6
	vpmaxsb	%zmm7, %zmm6, %zmm6
	vpminsb	%zmm8, %zmm6, %zmm6
	vpxord	%zmm9, %zmm6, %zmm6
	movq	176(%r8), %rax
	movq	%rax, %rcx
	imulq	%rbp, %rcx
	addq	168(%r8), %rcx
	movq	-88(%rsp), %rdx
	vmovdqu	%xmm6, (%rdx,%rcx)
	addq	%rdx, %rcx
	vextracti32x4	$1, %zmm6, (%rax,%rcx)
	vextracti32x4	$2, %zmm6, (%rcx,%rax,2)
	leaq	(%rax,%rax,2), %rax
	vextracti32x4	$3, %zmm6, (%rcx,%rax)
	movq	152(%r8), %rax
	testq	%rax, %rax
	je	.LBB22_39
	movq	160(%r8), %rcx
	vmovdqu64	(%rcx,%rsi,4), %zmm6
	vpmulld	16(%rax,%rbp,4){1to16}, %zmm6, %zmm7
	vpaddd	%zmm5, %zmm7, %zmm5
	vpmulld	20(%rax,%rbp,4){1to16}, %zmm6, %zmm7
	vpmulld	24(%rax,%rbp,4){1to16}, %zmm6, %zmm8
	vpaddd	%zmm4, %zmm7, %zmm4
	vpaddd	%zmm3, %zmm8, %zmm3
	vpmulld	28(%rax,%rbp,4){1to16}, %zmm6, %zmm6
	vpaddd	%zmm2, %zmm6, %zmm2
.LBB22_39:
	leaq	4(%rbp), %rax
	vmovss	136(%r8), %xmm6
	movq	144(%r8), %rcx
	vmovups	(%rcx,%rsi,4), %zmm7
	vcvttss2si	132(%r8), %ecx
	movl	140(%r8), %ebx
	vcvttss2si	%xmm6, %edx
	vcvtsi2ss	%ebx, %xmm15, %xmm8
	vaddss	%xmm6, %xmm8, %xmm6
	xorl	%r9d, %r9d
	vucomiss	%xmm0, %xmm6
	seta	%r9b
	shll	$7, %r9d
	subl	%r9d, %ebx
	addl	%ebx, %ecx
	addl	%ebx, %edx
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm7, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm7, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm7, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm7, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm3, %zmm2
	vpbroadcastw	%ebx, %zmm3
	movq	%rbp, %rbx
	vpaddsw	%zmm3, %zmm4, %zmm4
	vpaddsw	%zmm3, %zmm2, %zmm2
	vpacksswb	%zmm2, %zmm4, %zmm2
	vpbroadcastb	%ecx, %zmm3
	vpbroadcastb	%edx, %zmm4
	vpbroadcastb	%r9d, %zmm5
	vpermd	%zmm2, %zmm1, %zmm2
	vpmaxsb	%zmm3, %zmm2, %zmm2
	vpminsb	%zmm4, %zmm2, %zmm2
	movq	176(%r8), %rcx
	imulq	%rcx, %rax
	addq	168(%r8), %rax
	vpxord	%zmm5, %zmm2, %zmm2
	movq	-88(%rsp), %rdx
	vmovdqu	%xmm2, (%rdx,%rax)
	addq	%rdx, %rax
	vextracti32x4	$1, %zmm2, (%rcx,%rax)
	vextracti32x4	$2, %zmm2, (%rax,%rcx,2)
	leaq	(%rcx,%rcx,2), %rcx
	vextracti32x4	$3, %zmm2, (%rax,%rcx)
	jmp	.LBB22_41
.LBB22_52:
	leaq	64(%rdi), %r10
	movq	-104(%rsp), %rcx
	movq	96(%rcx), %rdx
	movq	104(%rcx), %r11
	movq	%r11, %rbx
	movq	%rdx, -128(%rsp)
	imulq	%rdx, %rbx
	movq	128(%rcx), %rdx
	addq	$-16, %rdx
	movq	184(%r8), %r8
	cmpq	%rsi, %rdx
	cmovgeq	%rsi, %rdx
	movq	%rbx, 16(%rsp)
	movq	%rbx, %rcx
	shlq	$6, %rcx
	addq	%rdi, %rcx
	addq	$64, %rcx
	movq	%rcx, 8(%rsp)
	movq	%rdx, 24(%rsp)
	movq	%r8, 40(%rsp)
	leaq	(%r8,%rdx,4), %rcx
	movq	%rcx, 32(%rsp)
	movq	%r11, %rcx
	shlq	$6, %rcx
	movq	%rcx, -120(%rsp)
	movq	%r11, %rcx
	andq	$-2, %rcx
	movq	%rcx, -24(%rsp)
	leaq	3(%r9), %rbx
	leaq	2(%r9), %r12
	leaq	1(%r9), %rdx
	vmovss	.LCPI22_0(%rip), %xmm0
	vmovdqa64	.LCPI22_1(%rip), %zmm1
	movq	%r10, -16(%rsp)
	jmp	.LBB22_53
	.p2align	4
.LBB22_59:
	movq	-80(%rsp), %rax
	movq	176(%rax), %rax
	movq	%rax, %rcx
	movq	-112(%rsp), %r9
	imulq	%r9, %rcx
	movq	32(%rsp), %rsi
	leaq	(%rsi,%rcx,4), %rdx
	vmovdqu64	%zmm5, (%rsi,%rcx,4)
	vmovdqu64	%zmm4, (%rdx,%rax,4)
	vmovdqu64	%zmm3, (%rdx,%rax,8)
	leaq	(%rax,%rax,2), %rax
	vmovdqu64	%zmm2, (%rdx,%rax,4)
	movq	-96(%rsp), %rdi
	movq	-32(%rsp), %r14
	movq	-16(%rsp), %r10
	movq	(%rsp), %rbx
	movq	-8(%rsp), %r12
.LBB22_60:
	leaq	4(%r14), %rax
	addq	$4, %r9
	addq	$4, %rbx
	addq	$4, %r12
	movq	48(%rsp), %rdx
	addq	$4, %rdx
	cmpq	%rax, -64(%rsp)
	jl	.LBB22_61
.LBB22_53:
	vmovdqu64	(%rdi), %zmm2
	cmpq	$3, %r9
	movq	%r9, -112(%rsp)
	movq	%rax, -32(%rsp)
	movq	%rbx, (%rsp)
	movq	%r12, -8(%rsp)
	movq	%rdx, 48(%rsp)
	jg	.LBB22_56
	leaq	3(%r9), %rax
	testq	%r9, %r9
	cmovnsq	%r9, %rax
	cmpq	$0, -128(%rsp)
	je	.LBB22_57
	movabsq	$1152921504606846972, %rcx
	andq	%rcx, %rax
	leaq	16(,%rax,4), %rax
	imulq	16(%rsp), %rax
	leaq	(%r10,%rax,4), %r13
	movl	$16, %esi
	jmp	.LBB22_67
	.p2align	4
.LBB22_56:
	cmpq	$0, -128(%rsp)
	je	.LBB22_57
	movq	8(%rsp), %r13
	xorl	%esi, %esi
.LBB22_67:
	movq	-104(%rsp), %rax
	vmovdqu64	16(%rax), %zmm6
	movq	(%rax), %rcx
	movq	80(%rax), %rdi
	movq	%rdi, %r15
	imulq	%r9, %r15
	movq	88(%rax), %rax
	movq	%rcx, -40(%rsp)
	addq	%r15, %rcx
	movq	%rcx, -48(%rsp)
	leaq	(%rdi,%rdi), %rcx
	movq	%rcx, -56(%rsp)
	movq	%rdi, %rbp
	imulq	%rbx, %rbp
	movq	%rdi, %rbx
	imulq	%r12, %rbx
	movq	%rdi, %r9
	imulq	%rdx, %r9
	leal	(,%rsi,8), %ecx
	movq	%rsi, -88(%rsp)
	leal	(,%rsi,4), %edx
	movq	%r10, %rsi
	vmovdqa64	%zmm2, %zmm3
	vmovdqa64	%zmm2, %zmm4
	vmovdqa64	%zmm2, %zmm5
	xorl	%r12d, %r12d
	movq	-128(%rsp), %r10
	jmp	.LBB22_68
	.p2align	4
.LBB22_74:
	addq	-120(%rsp), %rsi
.LBB22_75:
	incq	%r12
	cmpq	%r10, %r12
	je	.LBB22_58
.LBB22_68:
	testq	%r11, %r11
	je	.LBB22_75
	movq	(%rax,%r12,8), %r14
	cmpq	$1, %r11
	jne	.LBB22_76
	addq	-48(%rsp), %r14
	movq	%rsi, %r8
	testb	$1, %r11b
	je	.LBB22_74
	jmp	.LBB22_73
	.p2align	4
.LBB22_76:
	addq	-40(%rsp), %r14
	movq	-24(%rsp), %r10
	movq	%rsi, %r8
	.p2align	4
.LBB22_77:
	prefetcht0	(%r13)
	vmovdqu64	(%r8), %zmm7
	vpxord	(%r14,%r15){1to16}, %zmm6, %zmm8
	vpdpbusd	%zmm7, %zmm8, %zmm5
	vpxord	(%r14,%r9){1to16}, %zmm6, %zmm8
	vpxord	(%r14,%rbx){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm7, %zmm8, %zmm4
	vpdpbusd	%zmm7, %zmm9, %zmm3
	vpxord	(%r14,%rbp){1to16}, %zmm6, %zmm8
	vpdpbusd	%zmm7, %zmm8, %zmm2
	prefetcht0	(%r13,%rdx)
	vmovdqu64	64(%r8), %zmm7
	vpxord	4(%r14,%r15){1to16}, %zmm6, %zmm8
	vpxord	4(%r14,%r9){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm7, %zmm8, %zmm5
	vpdpbusd	%zmm7, %zmm9, %zmm4
	vpxord	4(%r14,%rbx){1to16}, %zmm6, %zmm8
	vpxord	4(%r14,%rbp){1to16}, %zmm6, %zmm9
	vpdpbusd	%zmm7, %zmm8, %zmm3
	vpdpbusd	%zmm7, %zmm9, %zmm2
	subq	$-128, %r8
	addq	$8, %r14
	addq	%rcx, %r13
	addq	$-2, %r10
	jne	.LBB22_77
	addq	%r15, %r14
	movq	-128(%rsp), %r10
	testb	$1, %r11b
	je	.LBB22_74
.LBB22_73:
	prefetcht0	(%r13)
	vmovdqu64	(%r8), %zmm7
	vpxord	(%r14){1to16}, %zmm6, %zmm8
	movq	-88(%rsp), %r8
	leaq	(%r13,%r8,4), %r13
	vpdpbusd	%zmm7, %zmm8, %zmm5
	leaq	(%r14,%rdi), %r8
	vpxord	(%r14,%rdi){1to16}, %zmm6, %zmm8
	vpdpbusd	%zmm7, %zmm8, %zmm4
	vpxord	(%r14,%rdi,2){1to16}, %zmm6, %zmm8
	vpdpbusd	%zmm7, %zmm8, %zmm3
	movq	-56(%rsp), %r14
	vpxord	(%r14,%r8){1to16}, %zmm6, %zmm8
	vpdpbusd	%zmm7, %zmm8, %zmm2
	jmp	.LBB22_74
	.p2align	4
.LBB22_57:
	vmovdqa64	%zmm2, %zmm3
	vmovdqa64	%zmm2, %zmm4
	vmovdqa64	%zmm2, %zmm5
.LBB22_58:
	cmpq	$0, 40(%rsp)
	jne	.LBB22_59
	movq	-80(%rsp), %r8
	movq	152(%r8), %rax
	testq	%rax, %rax
	movq	-72(%rsp), %rdx
	movq	-112(%rsp), %r9
	movq	-32(%rsp), %r14
	je	.LBB22_65
	movq	160(%r8), %rcx
	vmovdqu64	(%rcx,%rdx,4), %zmm6
	vpmulld	(%rax,%r9,4){1to16}, %zmm6, %zmm7
	vpaddd	%zmm5, %zmm7, %zmm5
	vpmulld	4(%rax,%r9,4){1to16}, %zmm6, %zmm7
	vpmulld	8(%rax,%r9,4){1to16}, %zmm6, %zmm8
	vpaddd	%zmm4, %zmm7, %zmm4
	vpaddd	%zmm3, %zmm8, %zmm3
	vpmulld	12(%rax,%r9,4){1to16}, %zmm6, %zmm6
	vpaddd	%zmm2, %zmm6, %zmm2
.LBB22_65:
	movq	-96(%rsp), %rdi
	movq	-16(%rsp), %r10
	movq	(%rsp), %rbx
	movq	-8(%rsp), %r12
	vmovss	136(%r8), %xmm6
	movq	144(%r8), %rax
	vmovups	(%rax,%rdx,4), %zmm7
	vcvttss2si	132(%r8), %eax
	movl	140(%r8), %esi
	vcvttss2si	%xmm6, %ecx
	vcvtsi2ss	%esi, %xmm13, %xmm8
	vaddss	%xmm6, %xmm8, %xmm6
	xorl	%edx, %edx
	vucomiss	%xmm0, %xmm6
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm7, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm7, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm7, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm7, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm3, %zmm2
	vpbroadcastw	%esi, %zmm3
	vpaddsw	%zmm3, %zmm4, %zmm4
	vpaddsw	%zmm3, %zmm2, %zmm2
	vpacksswb	%zmm2, %zmm4, %zmm2
	vpermd	%zmm2, %zmm1, %zmm2
	vpbroadcastb	%eax, %zmm3
	vpmaxsb	%zmm3, %zmm2, %zmm2
	vpbroadcastb	%ecx, %zmm3
	vpminsb	%zmm3, %zmm2, %zmm2
	vpbroadcastb	%edx, %zmm3
	movq	176(%r8), %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	addq	168(%r8), %rcx
	vpxord	%zmm3, %zmm2, %zmm2
	movq	24(%rsp), %rdx
	vmovdqu	%xmm2, (%rdx,%rcx)
	addq	%rdx, %rcx
	vextracti32x4	$1, %zmm2, (%rax,%rcx)
	vextracti32x4	$2, %zmm2, (%rcx,%rax,2)
	leaq	(%rax,%rax,2), %rax
	vextracti32x4	$3, %zmm2, (%rcx,%rax)
	jmp	.LBB22_60
.LBB22_78:
	vmovdqu64	(%rdi), %zmm0
	leaq	64(%rdi), %rdx
	movq	-104(%rsp), %r8
	movq	96(%r8), %rsi
	movq	104(%r8), %rdi
	movq	%rdi, %r9
	imulq	%rsi, %r9
	cmpq	$1, %r14
	movq	%r14, -32(%rsp)
	movq	%rax, -112(%rsp)
	jg	.LBB22_85
	testq	%rsi, %rsi
	je	.LBB22_86
	movq	%r14, %rax
	shrq	$63, %rax
	addq	%r14, %rax
	movabsq	$576460752303423486, %rcx
	andq	%rax, %rcx
	leaq	16(,%rcx,8), %rax
	imulq	%rax, %r9
	leaq	(%rdx,%r9,4), %r9
	movl	$16, %r10d
	jmp	.LBB22_81
.LBB22_85:
	testq	%rsi, %rsi
	je	.LBB22_86
	shlq	$6, %r9
	addq	%rdx, %r9
	xorl	%r10d, %r10d
.LBB22_81:
	movq	(%r8), %rcx
	vmovdqu64	16(%r8), %zmm2
	movq	80(%r8), %rbx
	movq	%rbx, %rax
	imulq	%r14, %rax
	movq	88(%r8), %r15
	movq	%rcx, -88(%rsp)
	addq	%rax, %rcx
	movq	%rcx, -48(%rsp)
	movq	%rdi, %rcx
	shlq	$6, %rcx
	movq	%rcx, -120(%rsp)
	movl	%edi, %r12d
	andl	$3, %r12d
	movq	%rdi, %rcx
	andq	$-4, %rcx
	movq	%rcx, -56(%rsp)
	leaq	1(%r14), %rbp
	imulq	%rbx, %rbp
	movl	%r10d, %ecx
	shll	$4, %ecx
	movq	%rcx, -24(%rsp)
	shll	$2, %r10d
	movq	%r12, -128(%rsp)
	shll	$6, %r12d
	xorl	%r11d, %r11d
	vmovdqa64	%zmm0, %zmm1
	movq	%rsi, -40(%rsp)
	jmp	.LBB22_82
	.p2align	4
.LBB22_97:
	addq	-120(%rsp), %rdx
.LBB22_98:
	incq	%r11
	cmpq	%rsi, %r11
	je	.LBB22_87
.LBB22_82:
	testq	%rdi, %rdi
	je	.LBB22_98
	movq	(%r15,%r11,8), %r13
	cmpq	$4, %rdi
	jae	.LBB22_99
	addq	-48(%rsp), %r13
	movq	%rdx, %rcx
	cmpq	$0, -128(%rsp)
	jne	.LBB22_95
	jmp	.LBB22_97
	.p2align	4
.LBB22_99:
	movq	%r15, %rsi
	addq	-88(%rsp), %r13
	movq	-56(%rsp), %r8
	movq	%rdx, %rcx
	.p2align	4
.LBB22_100:
	movq	%r9, %r15
	prefetcht0	(%r9)
	vmovdqu64	(%rcx), %zmm3
	vpxord	(%r13,%rax){1to16}, %zmm2, %zmm4
	vpxord	(%r13,%rbp){1to16}, %zmm2, %zmm5
	vpdpbusd	%zmm3, %zmm4, %zmm1
	vpdpbusd	%zmm3, %zmm5, %zmm0
	addq	%r10, %r9
	prefetcht0	(%r15,%r10)
	vmovdqu64	64(%rcx), %zmm3
	vpxord	4(%r13,%rax){1to16}, %zmm2, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm1
	vpxord	4(%r13,%rbp){1to16}, %zmm2, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm0
	prefetcht0	(%r10,%r9)
	addq	%r10, %r9
	vmovdqu64	128(%rcx), %zmm3
	vpxord	8(%r13,%rax){1to16}, %zmm2, %zmm4
	vpdpbusd	%zmm3, %zmm4, %zmm1
	vpxord	8(%r13,%rbp){1to16}, %zmm2, %zmm4
	prefetcht0	(%r10,%r9)
	vmovdqu64	192(%rcx), %zmm5
	vpdpbusd	%zmm3, %zmm4, %zmm0
	vpxord	12(%r13,%rax){1to16}, %zmm2, %zmm3
	vpdpbusd	%zmm5, %zmm3, %zmm1
	vpxord	12(%r13,%rbp){1to16}, %zmm2, %zmm3
	vpdpbusd	%zmm5, %zmm3, %zmm0
	addq	$256, %rcx
	addq	$16, %r13
	addq	%r10, %r9
	addq	%r10, %r9
	addq	$-4, %r8
	jne	.LBB22_100
	addq	-24(%rsp), %r15
	addq	%rax, %r13
	movq	%r15, %r9
	movq	%rsi, %r15
	movq	-40(%rsp), %rsi
	cmpq	$0, -128(%rsp)
	je	.LBB22_97
.LBB22_95:
	xorl	%r8d, %r8d
	.p2align	4
.LBB22_96:
	prefetcht0	(%r9)
	vmovdqu64	(%rcx,%r8), %zmm3
	vpxord	(%r13){1to16}, %zmm2, %zmm4
	vpxord	(%r13,%rbx){1to16}, %zmm2, %zmm5
	vpdpbusd	%zmm3, %zmm4, %zmm1
	vpdpbusd	%zmm3, %zmm5, %zmm0
	addq	$4, %r13
	addq	%r10, %r9
	addq	$64, %r8
	cmpq	%r8, %r12
	jne	.LBB22_96
	jmp	.LBB22_97
.LBB22_86:
	vmovdqa64	%zmm0, %zmm1
.LBB22_87:
	movq	-104(%rsp), %r9
	movq	128(%r9), %rax
	addq	$-16, %rax
	movq	-72(%rsp), %r8
	cmpq	%r8, %rax
	cmovgeq	%r8, %rax
	movq	-80(%rsp), %r10
	movq	184(%r10), %rcx
	testq	%rcx, %rcx
	je	.LBB22_88
	movq	176(%r10), %rdx
	movq	%rdx, %rsi
	movq	-32(%rsp), %rdi
	imulq	%rdi, %rsi
	leaq	(%rcx,%rsi,4), %rsi
	vmovdqu64	%zmm1, (%rsi,%rax,4)
	incq	%rdi
	imulq	%rdx, %rdi
	leaq	(%rcx,%rdi,4), %rcx
	vmovdqu64	%zmm0, (%rcx,%rax,4)
	movq	-96(%rsp), %rdi
	movq	-112(%rsp), %r14
	cmpq	-64(%rsp), %r14
	jl	.LBB22_103
	jmp	.LBB22_106
.LBB22_88:
	movq	152(%r10), %rcx
	testq	%rcx, %rcx
	movq	-96(%rsp), %rdi
	movq	-32(%rsp), %r11
	movq	-112(%rsp), %r14
	je	.LBB22_90
	movq	160(%r10), %rdx
	vpbroadcastd	(%rcx,%r11,4), %zmm2
	vpmulld	(%rdx,%r8,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
.LBB22_90:
	movq	144(%r10), %rcx
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%rcx,%r8,4), %zmm1, %zmm1
	vmaxps	(%r10), %zmm1, %zmm1
	vminps	64(%r10), %zmm1, %zmm1
	vaddps	.LCPI22_2(%rip){1to16}, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	vpbroadcastb	128(%r10), %xmm2
	movq	176(%r10), %rcx
	imulq	%r11, %rcx
	addq	168(%r10), %rcx
	vpaddb	%xmm1, %xmm2, %xmm1
	vmovdqu	%xmm1, (%rax,%rcx)
	leaq	1(%r11), %rcx
	movq	152(%r10), %rdx
	testq	%rdx, %rdx
	je	.LBB22_92
	movq	160(%r10), %rsi
	vpbroadcastd	4(%rdx,%r11,4), %zmm1
	vpmulld	(%rsi,%r8,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
.LBB22_92:
	movq	144(%r10), %rdx
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rdx,%r8,4), %zmm0, %zmm0
	vmaxps	(%r10), %zmm0, %zmm0
	vminps	64(%r10), %zmm0, %zmm0
	vaddps	.LCPI22_2(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%r10), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	imulq	176(%r10), %rcx
	addq	168(%r10), %rcx
	vmovdqu	%xmm0, (%rax,%rcx)
	cmpq	-64(%rsp), %r14
	jge	.LBB22_106
.LBB22_103:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r9), %rax
	xorl	%ecx, %ecx
	testq	%r14, %r14
	setle	%sil
	testq	%rax, %rax
	movq	%r14, -112(%rsp)
	je	.LBB22_104
	movq	104(%r9), %rdx
	movb	%sil, %cl
	shll	$4, %ecx
	leaq	64(%rdi), %rsi
	movq	%r14, %r10
	shlq	$4, %r10
	addq	$16, %r10
	testq	%r14, %r14
	movl	$16, %r8d
	cmovleq	%r10, %r8
	imulq	%rax, %r8
	imulq	%rdx, %r8
	vmovdqu64	16(%r9), %zmm1
	leaq	(%rdi,%r8,4), %r11
	addq	$64, %r11
	movq	80(%r9), %rdi
	imulq	%r14, %rdi
	movq	88(%r9), %r8
	addq	(%r9), %rdi
	movq	%rdx, %r9
	shlq	$6, %r9
	movl	%edx, %r10d
	andl	$3, %r10d
	movq	%rdx, %rbx
	andq	$-4, %rbx
	movl	%ecx, %r14d
	shll	$4, %r14d
	movq	%r14, -120(%rsp)
	shll	$2, %ecx
	xorl	%r15d, %r15d
	jmp	.LBB22_111
	.p2align	4
.LBB22_116:
	addq	%r9, %rsi
.LBB22_117:
	incq	%r15
	cmpq	%rax, %r15
	je	.LBB22_104
.LBB22_111:
	testq	%rdx, %rdx
	je	.LBB22_117
	movq	(%r8,%r15,8), %r12
	addq	%rdi, %r12
	movq	%rsi, %r13
	movq	%rbx, %rbp
	cmpq	$4, %rdx
	jb	.LBB22_113
	.p2align	4
.LBB22_118:
	movq	%r11, %r14
	prefetcht0	(%r11)
	vpxord	(%r12){1to16}, %zmm1, %zmm2
	vpdpbusd	(%r13), %zmm2, %zmm0
	addq	%rcx, %r11
	prefetcht0	(%r14,%rcx)
	vpxord	4(%r12){1to16}, %zmm1, %zmm2
	vpdpbusd	64(%r13), %zmm2, %zmm0
	prefetcht0	(%rcx,%r11)
	addq	%rcx, %r11
	vpxord	8(%r12){1to16}, %zmm1, %zmm2
	vpdpbusd	128(%r13), %zmm2, %zmm0
	prefetcht0	(%rcx,%r11)
	addq	%rcx, %r11
	vpxord	12(%r12){1to16}, %zmm1, %zmm2
	vpdpbusd	192(%r13), %zmm2, %zmm0
	addq	$16, %r12
	addq	$256, %r13
	addq	%rcx, %r11
	addq	$-4, %rbp
	jne	.LBB22_118
	addq	-120(%rsp), %r14
	movq	%r14, %r11
.LBB22_113:
	testq	%r10, %r10
	je	.LBB22_116
	xorl	%r14d, %r14d
	.p2align	4
.LBB22_115:
	prefetcht0	(%r11)
	vpxord	(%r12,%r14,4){1to16}, %zmm1, %zmm2
	vpdpbusd	(%r13), %zmm2, %zmm0
	addq	$64, %r13
	incq	%r14
	addq	%rcx, %r11
	cmpq	%r14, %r10
	jne	.LBB22_115
	jmp	.LBB22_116
.LBB22_104:
	movq	-104(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	movq	-72(%rsp), %rdi
	cmpq	%rdi, %rax
	cmovgeq	%rdi, %rax
	movq	-80(%rsp), %rsi
	movq	184(%rsi), %rcx
	testq	%rcx, %rcx
	je	.LBB22_107
	movq	-112(%rsp), %rdx
	imulq	176(%rsi), %rdx
	leaq	(%rcx,%rdx,4), %rcx
	vmovdqu64	%zmm0, (%rcx,%rax,4)
	jmp	.LBB22_106
.LBB22_107:
	movq	152(%rsi), %rcx
	testq	%rcx, %rcx
	movq	-112(%rsp), %r8
	je	.LBB22_109
	movq	160(%rsi), %rdx
	vpbroadcastd	(%rcx,%r8,4), %zmm1
	vpmulld	(%rdx,%rdi,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
.LBB22_109:
	movq	144(%rsi), %rcx
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rcx,%rdi,4), %zmm0, %zmm0
	vmaxps	(%rsi), %zmm0, %zmm0
	vminps	64(%rsi), %zmm0, %zmm0
	vaddps	.LCPI22_2(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%rsi), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	imulq	176(%rsi), %r8
	addq	168(%rsi), %r8
	vmovdqu	%xmm0, (%rax,%r8)
.LBB22_106:
	addq	$56, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end22:
	.size	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5, .Lfunc_end22-$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI23_0:
	.long	0x42fe0000
.LCPI23_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI23_1:
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
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5,@function
$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$72, %rsp
	movq	%rsi, %r12
	leaq	8(%rdx), %rax
	movq	%rcx, -56(%rsp)
	cmpq	%rax, %rcx
	movq	%r8, -80(%rsp)
	movq	%rsi, -104(%rsp)
	movq	%r13, -96(%rsp)
	movq	%rdi, -88(%rsp)
	jge	.LBB23_2
	movq	%rdx, %r9
.LBB23_28:
	leaq	4(%r9), %rax
	cmpq	%rax, -56(%rsp)
	jge	.LBB23_30
	movq	%r9, %r14
.LBB23_43:
	leaq	2(%r14), %rax
	cmpq	%rax, -56(%rsp)
	jge	.LBB23_58
	movq	-96(%rsp), %r10
	cmpq	-56(%rsp), %r14
	jl	.LBB23_86
	jmp	.LBB23_104
.LBB23_2:
	leaq	128(%rdi), %rcx
	movq	%rcx, -72(%rsp)
	movq	96(%r13), %r10
	movq	104(%r13), %r11
	movq	%r11, %rcx
	imulq	%r10, %rcx
	movq	128(%r13), %rsi
	addq	$-16, %rsi
	cmpq	%r12, %rsi
	movq	%r12, %r9
	cmovlq	%rsi, %r9
	movq	%r9, -120(%rsp)
	movq	184(%r8), %r8
	movq	%r8, -32(%rsp)
	movq	%rcx, -128(%rsp)
	shlq	$7, %rcx
	addq	%rdi, %rcx
	addq	$128, %rcx
	movq	%rcx, -24(%rsp)
	movq	%r11, %rbp
	shlq	$7, %rbp
	leaq	16(%r12), %rcx
	cmpq	%rcx, %rsi
	cmovgeq	%rcx, %rsi
	movq	%rsi, -112(%rsp)
	vmovss	.LCPI23_0(%rip), %xmm0
	vmovdqa64	.LCPI23_1(%rip), %zmm1
	jmp	.LBB23_3
	.p2align	4
.LBB23_26:
	movq	-80(%rsp), %r8
	movq	176(%r8), %rax
	movq	%rax, %rcx
	imulq	%rdx, %rcx
	leaq	(%r14,%rcx,4), %rcx
	movq	-120(%rsp), %rbx
	leaq	(%rcx,%rbx,4), %rsi
	vmovdqu64	%zmm17, (%rcx,%rbx,4)
	leaq	(,%rax,4), %rdi
	vmovdqu64	%zmm16, (%rsi,%rax,4)
	vmovdqu64	%zmm15, (%rsi,%rax,8)
	leaq	(%rdi,%rdi,2), %rdi
	vmovdqu64	%zmm14, (%rsi,%rdi)
	movq	-112(%rsp), %r9
	leaq	(%rcx,%r9,4), %rsi
	vmovdqu64	%zmm13, (%rcx,%r9,4)
	vmovdqu64	%zmm12, (%rsi,%rax,4)
	vmovdqu64	%zmm11, (%rsi,%rax,8)
	vmovdqu64	%zmm10, (%rsi,%rdi)
	leaq	4(%rdx), %rcx
	imulq	%rax, %rcx
	leaq	(%r14,%rcx,4), %rcx
	leaq	(%rcx,%rbx,4), %rsi
	vmovdqu64	%zmm9, (%rcx,%rbx,4)
	vmovdqu64	%zmm8, (%rsi,%rax,4)
	vmovdqu64	%zmm7, (%rsi,%rax,8)
	vmovdqu64	%zmm3, (%rsi,%rdi)
	leaq	(%rcx,%r9,4), %rsi
	vmovdqu64	%zmm6, (%rcx,%r9,4)
	vmovdqu64	%zmm5, (%rsi,%rax,4)
	vmovdqu64	%zmm4, (%rsi,%rax,8)
	vmovdqu64	%zmm2, (%rsi,%rdi)
	movq	-104(%rsp), %r12
	movq	-88(%rsp), %rdi
.LBB23_27:
	movq	-48(%rsp), %r9
	leaq	8(%r9), %rax
	addq	$8, %rdx
	cmpq	%rax, -56(%rsp)
	jl	.LBB23_28
.LBB23_3:
	vmovdqu64	(%rdi), %zmm3
	vmovdqu64	64(%rdi), %zmm2
	cmpq	$16, %rdx
	movq	%rax, -48(%rsp)
	jge	.LBB23_4
	leaq	7(%rdx), %rax
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rax
	testq	%r10, %r10
	movq	-72(%rsp), %rdi
	je	.LBB23_5
	movabsq	$2305843009213693944, %rcx
	andq	%rcx, %rax
	leaq	32(,%rax,2), %rax
	imulq	-128(%rsp), %rax
	leaq	(%rdi,%rax,4), %rcx
	movl	$16, %ebx
	jmp	.LBB23_9
	.p2align	4
.LBB23_4:
	testq	%r10, %r10
	movq	-72(%rsp), %rdi
	je	.LBB23_5
	movq	-24(%rsp), %rcx
	xorl	%ebx, %ebx
.LBB23_9:
	movq	-96(%rsp), %rax
	movq	80(%rax), %r9
	vmovdqu64	16(%rax), %zmm18
	movq	88(%rax), %r12
	movq	%r9, %rsi
	imulq	%rdx, %rsi
	addq	(%rax), %rsi
	shll	$2, %ebx
	xorl	%r13d, %r13d
	vmovdqa64	%zmm2, %zmm4
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm2, %zmm5
	vmovdqa64	%zmm3, %zmm8
	vmovdqa64	%zmm2, %zmm6
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm2, %zmm10
	vmovdqa64	%zmm3, %zmm14
	vmovdqa64	%zmm2, %zmm11
	vmovdqa64	%zmm3, %zmm15
	vmovdqa64	%zmm2, %zmm12
	vmovdqa64	%zmm3, %zmm16
	vmovdqa64	%zmm2, %zmm13
	vmovdqa64	%zmm3, %zmm17
	jmp	.LBB23_10
	.p2align	4
.LBB23_14:
	incq	%r13
	cmpq	%r10, %r13
	je	.LBB23_15
.LBB23_10:
	testq	%r11, %r11
	je	.LBB23_14
	movq	(%r12,%r13,8), %rax
	addq	%rsi, %rax
	movq	%rdi, %r8
	xorl	%r15d, %r15d
	.p2align	4
.LBB23_12:
	leaq	(%rax,%r15,4), %r14
	prefetcht0	(%rcx)
	vmovdqu64	(%r8), %zmm19
	vmovdqu64	64(%r8), %zmm20
	vpxord	(%rax,%r15,4){1to16}, %zmm18, %zmm21
	vpdpbusd	%zmm19, %zmm21, %zmm17
	vpdpbusd	%zmm20, %zmm21, %zmm13
	vpxord	(%r9,%r14){1to16}, %zmm18, %zmm21
	addq	%r9, %r14
	vpdpbusd	%zmm19, %zmm21, %zmm16
	vpdpbusd	%zmm20, %zmm21, %zmm12
	vpxord	(%r9,%r14){1to16}, %zmm18, %zmm21
	addq	%r9, %r14
	vpdpbusd	%zmm19, %zmm21, %zmm15
	vpdpbusd	%zmm20, %zmm21, %zmm11
	vpxord	(%r9,%r14){1to16}, %zmm18, %zmm21
	addq	%r9, %r14
	vpdpbusd	%zmm19, %zmm21, %zmm14
	vpdpbusd	%zmm20, %zmm21, %zmm10
	vpxord	(%r9,%r14){1to16}, %zmm18, %zmm21
	addq	%r9, %r14
	vpdpbusd	%zmm19, %zmm21, %zmm9
	vpdpbusd	%zmm20, %zmm21, %zmm6
	vpxord	(%r9,%r14){1to16}, %zmm18, %zmm21
	addq	%r9, %r14
	vpdpbusd	%zmm19, %zmm21, %zmm8
	vpxord	(%r9,%r14){1to16}, %zmm18, %zmm22
	vpdpbusd	%zmm20, %zmm21, %zmm5
	addq	%r9, %r14
	vpdpbusd	%zmm19, %zmm22, %zmm7
	vpdpbusd	%zmm20, %zmm22, %zmm4
	vpxord	(%r9,%r14){1to16}, %zmm18, %zmm21
	incq	%r15
	vpdpbusd	%zmm19, %zmm21, %zmm3
	vpdpbusd	%zmm20, %zmm21, %zmm2
	subq	$-128, %r8
	addq	%rbx, %rcx
	cmpq	%r15, %r11
	jne	.LBB23_12
	addq	%rbp, %rdi
	jmp	.LBB23_14
	.p2align	4
.LBB23_5:
	vmovdqa64	%zmm2, %zmm4
	vmovdqa64	%zmm3, %zmm7
	vmovdqa64	%zmm2, %zmm5
	vmovdqa64	%zmm3, %zmm8
	vmovdqa64	%zmm2, %zmm6
	vmovdqa64	%zmm3, %zmm9
	vmovdqa64	%zmm2, %zmm10
	vmovdqa64	%zmm3, %zmm14
	vmovdqa64	%zmm2, %zmm11
	vmovdqa64	%zmm3, %zmm15
	vmovdqa64	%zmm2, %zmm12
	vmovdqa64	%zmm3, %zmm16
	vmovdqa64	%zmm2, %zmm13
	vmovdqa64	%zmm3, %zmm17
.LBB23_15:
	movq	-32(%rsp), %r14
	testq	%r14, %r14
	jne	.LBB23_26
	movq	-80(%rsp), %r8
	movq	152(%r8), %rax
	testq	%rax, %rax
	movq	-104(%rsp), %r12
	je	.LBB23_17
	movq	160(%r8), %rcx
	vmovdqu64	(%rcx,%r12,4), %zmm18
	vpmulld	(%rax,%rdx,4){1to16}, %zmm18, %zmm19
	vpaddd	%zmm17, %zmm19, %zmm17
	vpmulld	4(%rax,%rdx,4){1to16}, %zmm18, %zmm19
	vpmulld	8(%rax,%rdx,4){1to16}, %zmm18, %zmm20
	vpaddd	%zmm16, %zmm19, %zmm16
	vpaddd	%zmm15, %zmm20, %zmm15
	vpmulld	12(%rax,%rdx,4){1to16}, %zmm18, %zmm18
	vpaddd	%zmm14, %zmm18, %zmm14
.LBB23_17:
	vmovss	136(%r8), %xmm18
	vcvttss2si	132(%r8), %r9d
	movl	140(%r8), %r15d
	vcvttss2si	%xmm18, %ebx
	vcvtsi2ss	%r15d, %xmm31, %xmm19
	vaddss	%xmm19, %xmm18, %xmm18
	xorl	%r14d, %r14d
	vucomiss	%xmm0, %xmm18
	seta	%r14b
	shll	$7, %r14d
	subl	%r14d, %r15d
	addl	%r15d, %r9d
	addl	%r15d, %ebx
	movq	168(%r8), %rcx
	movq	176(%r8), %rsi
	movq	%rsi, %rdi
	imulq	%rdx, %rdi
	addq	%rcx, %rdi
	movq	144(%r8), %r13
	movq	%r13, -40(%rsp)
	vmovups	(%r13,%r12,4), %zmm18
	movq	-120(%rsp), %r13
	leaq	(%rdi,%r13), %r12
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	%zmm17, %zmm18, %zmm17
	vcvtps2dq	%zmm17, %zmm17
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	%zmm16, %zmm18, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vpackssdw	%zmm16, %zmm17, %zmm16
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	%zmm15, %zmm18, %zmm15
	vcvtps2dq	%zmm15, %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm18, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vpackssdw	%zmm14, %zmm15, %zmm15
	vpbroadcastw	%r15d, %zmm14
	vpaddsw	%zmm14, %zmm16, %zmm16
	vpaddsw	%zmm14, %zmm15, %zmm15
	vpacksswb	%zmm15, %zmm16, %zmm18
	vpbroadcastb	%r9d, %zmm15
	vpbroadcastb	%ebx, %zmm16
	vpbroadcastb	%r14d, %zmm17
	vpermd	%zmm18, %zmm1, %zmm18
	vpmaxsb	%zmm15, %zmm18, %zmm18
	vpminsb	%zmm16, %zmm18, %zmm18
	vpxord	%zmm17, %zmm18, %zmm18
	vmovdqu64	%xmm18, (%r13,%rdi)
	vextracti32x4	$1, %zmm18, (%rsi,%r12)
	vextracti32x4	$2, %zmm18, (%r12,%rsi,2)
	leaq	(%rsi,%rsi,2), %r9
	vextracti32x4	$3, %zmm18, (%r12,%r9)
	testq	%rax, %rax
	je	.LBB23_18
	movq	160(%r8), %rbx
	movq	-104(%rsp), %r12
	vmovdqu64	64(%rbx,%r12,4), %zmm18
	vpmulld	(%rax,%rdx,4){1to16}, %zmm18, %zmm19
	vpaddd	%zmm13, %zmm19, %zmm13
	vpmulld	4(%rax,%rdx,4){1to16}, %zmm18, %zmm19
	vpmulld	8(%rax,%rdx,4){1to16}, %zmm18, %zmm20
	vpaddd	%zmm12, %zmm19, %zmm12
	vpaddd	%zmm11, %zmm20, %zmm11
	vpmulld	12(%rax,%rdx,4){1to16}, %zmm18, %zmm18
	vpaddd	%zmm10, %zmm18, %zmm10
	jmp	.LBB23_21
.LBB23_18:
	movq	-104(%rsp), %r12
.LBB23_21:
	movq	-112(%rsp), %r14
	leaq	(%rdi,%r14), %rbx
	movq	-40(%rsp), %r15
	vmovups	64(%r15,%r12,4), %zmm18
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm18, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm18, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vpackssdw	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm18, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm18, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vpackssdw	%zmm10, %zmm11, %zmm10
	vpaddsw	%zmm14, %zmm12, %zmm11
	vpaddsw	%zmm14, %zmm10, %zmm10
	vpacksswb	%zmm10, %zmm11, %zmm10
	vpmaxsb	%zmm15, %zmm10, %zmm10
	vpminsb	%zmm16, %zmm10, %zmm10
	vpxorq	%zmm17, %zmm10, %zmm10
	vpermd	%zmm10, %zmm1, %zmm10
	vmovdqu	%xmm10, (%rdi,%r14)
	vextracti32x4	$1, %zmm10, (%rsi,%rbx)
	vextracti32x4	$2, %zmm10, (%rbx,%rsi,2)
	vextracti32x4	$3, %zmm10, (%r9,%rbx)
	testq	%rax, %rax
	je	.LBB23_22
	movq	160(%r8), %rdi
	vmovdqu64	(%rdi,%r12,4), %zmm10
	vpmulld	16(%rax,%rdx,4){1to16}, %zmm10, %zmm11
	vpaddd	%zmm9, %zmm11, %zmm9
	vpmulld	20(%rax,%rdx,4){1to16}, %zmm10, %zmm11
	vpmulld	24(%rax,%rdx,4){1to16}, %zmm10, %zmm12
	vpaddd	%zmm8, %zmm11, %zmm8
	vpaddd	%zmm7, %zmm12, %zmm7
	vpmulld	28(%rax,%rdx,4){1to16}, %zmm10, %zmm10
	vpaddd	%zmm3, %zmm10, %zmm3
.LBB23_22:
	movq	-88(%rsp), %rdi
	leaq	4(%rdx), %rbx
	imulq	%rsi, %rbx
	addq	%rbx, %rcx
	movq	-120(%rsp), %r14
	leaq	(%rcx,%r14), %rbx
	vmovups	(%r15,%r12,4), %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm10, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm10, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm10, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm10, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vpackssdw	%zmm3, %zmm7, %zmm3
	vpaddsw	%zmm14, %zmm8, %zmm7
	vpaddsw	%zmm14, %zmm3, %zmm3
	vpacksswb	%zmm3, %zmm7, %zmm3
	vpmaxsb	%zmm15, %zmm3, %zmm3
	vpminsb	%zmm16, %zmm3, %zmm3
	vpxorq	%zmm17, %zmm3, %zmm3
	vpermd	%zmm3, %zmm1, %zmm3
	vmovdqu	%xmm3, (%r14,%rcx)
	vextracti32x4	$1, %zmm3, (%rsi,%rbx)
	vextracti32x4	$2, %zmm3, (%rbx,%rsi,2)
	vextracti32x4	$3, %zmm3, (%r9,%rbx)
	testq	%rax, %rax
	je	.LBB23_24
	movq	160(%r8), %rbx
	vmovdqu64	64(%rbx,%r12,4), %zmm3
	vpmulld	16(%rax,%rdx,4){1to16}, %zmm3, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vpmulld	20(%rax,%rdx,4){1to16}, %zmm3, %zmm7
	vpmulld	24(%rax,%rdx,4){1to16}, %zmm3, %zmm8
	vpaddd	%zmm5, %zmm7, %zmm5
	vpaddd	%zmm4, %zmm8, %zmm4
	vpmulld	28(%rax,%rdx,4){1to16}, %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
.LBB23_24:
	vmovups	64(%r15,%r12,4), %zmm3
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm3, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm6, %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm3, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm3, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm4, %zmm2
	vpaddsw	%zmm14, %zmm5, %zmm3
	vpaddsw	%zmm14, %zmm2, %zmm2
	vpacksswb	%zmm2, %zmm3, %zmm2
	vpmaxsb	%zmm15, %zmm2, %zmm2
	vpminsb	%zmm16, %zmm2, %zmm2
	vpxorq	%zmm17, %zmm2, %zmm2
	vpermd	%zmm2, %zmm1, %zmm2
	movq	-112(%rsp), %rax
	vmovdqu	%xmm2, (%rcx,%rax)
	addq	%rax, %rcx
	vextracti32x4	$1, %zmm2, (%rsi,%rcx)
	vextracti32x4	$2, %zmm2, (%rcx,%rsi,2)
	vextracti32x4	$3, %zmm2, (%r9,%rcx)
	jmp	.LBB23_27
.LBB23_30:
	leaq	128(%rdi), %rbx
	movq	-96(%rsp), %rcx
	movq	96(%rcx), %r10
	movq	104(%rcx), %r11
	movq	%r11, %rdx
	imulq	%r10, %rdx
	movq	128(%rcx), %rsi
	addq	$-16, %rsi
	movq	184(%r8), %r8
	leaq	16(%r12), %rcx
	cmpq	%r12, %rsi
	cmovlq	%rsi, %r12
	movq	%rdx, 24(%rsp)
	shlq	$7, %rdx
	addq	%rdi, %rdx
	addq	$128, %rdx
	movq	%rdx, 16(%rsp)
	movq	%r12, 32(%rsp)
	leaq	(%r8,%r12,4), %rdx
	movq	%rdx, 56(%rsp)
	cmpq	%rcx, %rsi
	cmovgeq	%rcx, %rsi
	movq	%rsi, 40(%rsp)
	movq	%r8, 64(%rsp)
	leaq	(%r8,%rsi,4), %rcx
	movq	%rcx, 48(%rsp)
	movq	%r11, %rcx
	shlq	$7, %rcx
	movq	%rcx, -120(%rsp)
	movq	%r11, %rcx
	andq	$-2, %rcx
	movq	%rcx, -24(%rsp)
	leaq	3(%r9), %r13
	leaq	2(%r9), %rcx
	movq	%rcx, (%rsp)
	leaq	1(%r9), %rcx
	movq	%rcx, -8(%rsp)
	vmovss	.LCPI23_0(%rip), %xmm0
	vmovdqa64	.LCPI23_1(%rip), %zmm1
	movq	%rbx, -16(%rsp)
	jmp	.LBB23_31
	.p2align	4
.LBB23_41:
	movq	-80(%rsp), %r8
	movq	176(%r8), %rax
	movq	%rax, %rcx
	movq	-48(%rsp), %r9
	imulq	%r9, %rcx
	movq	56(%rsp), %rdx
	vmovdqu64	%zmm9, (%rdx,%rcx,4)
	leaq	(%rdx,%rcx,4), %rdx
	leaq	(,%rax,4), %rsi
	vmovdqu64	%zmm8, (%rdx,%rax,4)
	vmovdqu64	%zmm7, (%rdx,%rax,8)
	leaq	(%rsi,%rsi,2), %rsi
	vmovdqu64	%zmm6, (%rdx,%rsi)
	movq	48(%rsp), %rdi
	leaq	(%rdi,%rcx,4), %rdx
	vmovdqu64	%zmm5, (%rdi,%rcx,4)
	vmovdqu64	%zmm4, (%rdx,%rax,4)
	vmovdqu64	%zmm3, (%rdx,%rax,8)
	vmovdqu64	%zmm2, (%rdx,%rsi)
	movq	-104(%rsp), %r12
	movq	-88(%rsp), %rdi
	movq	-64(%rsp), %r14
	movq	-16(%rsp), %rbx
	movq	8(%rsp), %r13
.LBB23_42:
	leaq	4(%r14), %rax
	addq	$4, %r9
	addq	$4, %r13
	addq	$4, (%rsp)
	addq	$4, -8(%rsp)
	cmpq	%rax, -56(%rsp)
	jl	.LBB23_43
.LBB23_31:
	vmovdqu64	(%rdi), %zmm6
	vmovdqu64	64(%rdi), %zmm2
	cmpq	$7, %r9
	movq	%r9, -48(%rsp)
	movq	%rax, -64(%rsp)
	movq	%r13, 8(%rsp)
	jg	.LBB23_34
	leaq	3(%r9), %rax
	testq	%r9, %r9
	cmovnsq	%r9, %rax
	testq	%r10, %r10
	je	.LBB23_35
	movabsq	$1152921504606846972, %rcx
	andq	%rcx, %rax
	leaq	32(,%rax,4), %rax
	imulq	24(%rsp), %rax
	leaq	(%rbx,%rax,4), %rbp
	movl	$16, %ecx
	jmp	.LBB23_47
	.p2align	4
.LBB23_34:
	testq	%r10, %r10
	je	.LBB23_35
	movq	16(%rsp), %rbp
	xorl	%ecx, %ecx
.LBB23_47:
	movq	-96(%rsp), %rax
	vmovdqu64	16(%rax), %zmm10
	movq	(%rax), %rdx
	movq	80(%rax), %r14
	movq	%r14, %rdi
	imulq	%r9, %rdi
	movq	88(%rax), %rax
	movq	%rax, -112(%rsp)
	movq	%rdx, -72(%rsp)
	leaq	(%rdx,%rdi), %rax
	movq	%rax, -40(%rsp)
	leaq	(%r14,%r14), %rax
	movq	%rax, -128(%rsp)
	movq	%r14, %rdx
	imulq	%r13, %rdx
	movq	%r14, %r9
	imulq	(%rsp), %r9
	movq	%r14, -32(%rsp)
	imulq	-8(%rsp), %r14
	leal	(,%rcx,8), %eax
	leal	(,%rcx,4), %r13d
	xorl	%r12d, %r12d
	vmovdqa64	%zmm2, %zmm3
	vmovdqa64	%zmm6, %zmm7
	vmovdqa64	%zmm2, %zmm4
	vmovdqa64	%zmm6, %zmm8
	vmovdqa64	%zmm2, %zmm5
	vmovdqa64	%zmm6, %zmm9
	jmp	.LBB23_48
	.p2align	4
.LBB23_54:
	addq	-120(%rsp), %rbx
.LBB23_55:
	incq	%r12
	cmpq	%r10, %r12
	je	.LBB23_36
.LBB23_48:
	testq	%r11, %r11
	je	.LBB23_55
	movq	-112(%rsp), %rsi
	movq	(%rsi,%r12,8), %rsi
	cmpq	$1, %r11
	jne	.LBB23_56
	addq	-40(%rsp), %rsi
	movq	%rbx, %r8
	testb	$1, %r11b
	je	.LBB23_54
	jmp	.LBB23_53
	.p2align	4
.LBB23_56:
	movq	%rcx, %r15
	movq	%r10, %rcx
	addq	-72(%rsp), %rsi
	movq	-24(%rsp), %r10
	movq	%rbx, %r8
	.p2align	4
.LBB23_57:
	prefetcht0	(%rbp)
	vmovdqu64	(%r8), %zmm11
	vmovdqu64	64(%r8), %zmm12
	vpxord	(%rsi,%rdi){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm11, %zmm13, %zmm9
	vpxord	(%rsi,%r14){1to16}, %zmm10, %zmm14
	vpdpbusd	%zmm12, %zmm13, %zmm5
	vpdpbusd	%zmm11, %zmm14, %zmm8
	vpdpbusd	%zmm12, %zmm14, %zmm4
	vpxord	(%rsi,%r9){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm11, %zmm13, %zmm7
	vpdpbusd	%zmm12, %zmm13, %zmm3
	vpxord	(%rsi,%rdx){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm11, %zmm13, %zmm6
	vpdpbusd	%zmm12, %zmm13, %zmm2
	prefetcht0	(%rbp,%r13)
	vmovdqu64	128(%r8), %zmm11
	vmovdqu64	192(%r8), %zmm12
	vpxord	4(%rsi,%rdi){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm11, %zmm13, %zmm9
	vpdpbusd	%zmm12, %zmm13, %zmm5
	vpxord	4(%rsi,%r14){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm11, %zmm13, %zmm8
	vpdpbusd	%zmm12, %zmm13, %zmm4
	vpxord	4(%rsi,%r9){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm11, %zmm13, %zmm7
	vpdpbusd	%zmm12, %zmm13, %zmm3
	vpxord	4(%rsi,%rdx){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm11, %zmm13, %zmm6
	vpdpbusd	%zmm12, %zmm13, %zmm2
	addq	$256, %r8
	addq	$8, %rsi
	addq	%rax, %rbp
	addq	$-2, %r10
	jne	.LBB23_57
	addq	%rdi, %rsi
	movq	%rcx, %r10
	movq	%r15, %rcx
	testb	$1, %r11b
	je	.LBB23_54
.LBB23_53:
	prefetcht0	(%rbp)
	vmovdqu64	(%r8), %zmm11
	vmovdqu64	64(%r8), %zmm12
	leaq	(%rbp,%rcx,4), %rbp
	vpxord	(%rsi){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm11, %zmm13, %zmm9
	vpdpbusd	%zmm12, %zmm13, %zmm5
	movq	-32(%rsp), %r15
	leaq	(%rsi,%r15), %r8
	vpxord	(%rsi,%r15){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm11, %zmm13, %zmm8
	vpdpbusd	%zmm12, %zmm13, %zmm4
	vpxord	(%rsi,%r15,2){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm11, %zmm13, %zmm7
	vpdpbusd	%zmm12, %zmm13, %zmm3
	movq	-128(%rsp), %rsi
	vpxord	(%rsi,%r8){1to16}, %zmm10, %zmm13
	vpdpbusd	%zmm11, %zmm13, %zmm6
	vpdpbusd	%zmm12, %zmm13, %zmm2
	jmp	.LBB23_54
	.p2align	4
.LBB23_35:
	vmovdqa64	%zmm2, %zmm3
	vmovdqa64	%zmm6, %zmm7
	vmovdqa64	%zmm2, %zmm4
	vmovdqa64	%zmm6, %zmm8
	vmovdqa64	%zmm2, %zmm5
	vmovdqa64	%zmm6, %zmm9
.LBB23_36:
	cmpq	$0, 64(%rsp)
	jne	.LBB23_41
	movq	-80(%rsp), %r8
	movq	152(%r8), %rax
	testq	%rax, %rax
	movq	-104(%rsp), %r12
	movq	-88(%rsp), %rdi
	movq	-48(%rsp), %r9
	movq	-64(%rsp), %r14
	movq	-16(%rsp), %rbx
	movq	8(%rsp), %r13
	je	.LBB23_38
	movq	160(%r8), %rcx
	vmovdqu64	(%rcx,%r12,4), %zmm10
	vpmulld	(%rax,%r9,4){1to16}, %zmm10, %zmm11
	vpaddd	%zmm9, %zmm11, %zmm9
	vpmulld	4(%rax,%r9,4){1to16}, %zmm10, %zmm11
	vpmulld	8(%rax,%r9,4){1to16}, %zmm10, %zmm12
	vpaddd	%zmm8, %zmm11, %zmm8
	vpaddd	%zmm7, %zmm12, %zmm7
	vpmulld	12(%rax,%r9,4){1to16}, %zmm10, %zmm10
	vpaddd	%zmm6, %zmm10, %zmm6
.LBB23_38:
	vmovss	136(%r8), %xmm10
	movl	140(%r8), %ecx
	movq	144(%r8), %rdx
	vcvttss2si	132(%r8), %eax
	vmovups	(%rdx,%r12,4), %zmm11
	vcvttss2si	%xmm10, %edx
	vcvtsi2ss	%ecx, %xmm31, %xmm12
	vaddss	%xmm12, %xmm10, %xmm10
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm10
	seta	%sil
	shll	$7, %esi
	subl	%esi, %ecx
	addl	%ecx, %eax
	addl	%ecx, %edx
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm11, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm7, %zmm6
	vpbroadcastw	%ecx, %zmm7
	vpaddsw	%zmm7, %zmm8, %zmm8
	vpaddsw	%zmm7, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm8, %zmm6
	vpbroadcastb	%eax, %zmm7
	vpbroadcastb	%edx, %zmm8
	vpbroadcastb	%esi, %zmm9
	vpermd	%zmm6, %zmm1, %zmm6
	vpmaxsb	%zmm7, %zmm6, %zmm6
	vpminsb	%zmm8, %zmm6, %zmm6
	vpxord	%zmm9, %zmm6, %zmm6
	movq	176(%r8), %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	addq	168(%r8), %rcx
	movq	32(%rsp), %rdx
	vmovdqu	%xmm6, (%rdx,%rcx)
	addq	%rdx, %rcx
	vextracti32x4	$1, %zmm6, (%rax,%rcx)
	vextracti32x4	$2, %zmm6, (%rcx,%rax,2)
	leaq	(%rax,%rax,2), %rax
	vextracti32x4	$3, %zmm6, (%rcx,%rax)
	movq	152(%r8), %rax
	testq	%rax, %rax
	je	.LBB23_40
	movq	160(%r8), %rcx
	vmovdqu64	64(%rcx,%r12,4), %zmm6
	vpmulld	(%rax,%r9,4){1to16}, %zmm6, %zmm7
	vpaddd	%zmm5, %zmm7, %zmm5
	vpmulld	4(%rax,%r9,4){1to16}, %zmm6, %zmm7
	vpmulld	8(%rax,%r9,4){1to16}, %zmm6, %zmm8
	vpaddd	%zmm4, %zmm7, %zmm4
	vpaddd	%zmm3, %zmm8, %zmm3
	vpmulld	12(%rax,%r9,4){1to16}, %zmm6, %zmm6
	vpaddd	%zmm2, %zmm6, %zmm2
.LBB23_40:
	vmovss	136(%r8), %xmm6
	movq	144(%r8), %rax
	vmovups	64(%rax,%r12,4), %zmm7
	vcvttss2si	132(%r8), %eax
	movl	140(%r8), %esi
	vcvttss2si	%xmm6, %ecx
	vcvtsi2ss	%esi, %xmm15, %xmm8
	vaddss	%xmm6, %xmm8, %xmm6
	xorl	%edx, %edx
	vucomiss	%xmm0, %xmm6
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm7, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm7, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm7, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm7, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm3, %zmm2
	vpbroadcastw	%esi, %zmm3
	vpaddsw	%zmm3, %zmm4, %zmm4
	vpaddsw	%zmm3, %zmm2, %zmm2
	vpacksswb	%zmm2, %zmm4, %zmm2
	vpbroadcastb	%eax, %zmm3
	vpbroadcastb	%ecx, %zmm4
	vpbroadcastb	%edx, %zmm5
	vpermd	%zmm2, %zmm1, %zmm2
	vpmaxsb	%zmm3, %zmm2, %zmm2
	vpminsb	%zmm4, %zmm2, %zmm2
	movq	176(%r8), %rax
	movq	%rax, %rcx
	imulq	%r9, %rcx
	addq	168(%r8), %rcx
	vpxord	%zmm5, %zmm2, %zmm2
	movq	40(%rsp), %rdx
	vmovdqu	%xmm2, (%rdx,%rcx)
	addq	%rdx, %rcx
	vextracti32x4	$1, %zmm2, (%rax,%rcx)
	vextracti32x4	$2, %zmm2, (%rcx,%rax,2)
	leaq	(%rax,%rax,2), %rax
	vextracti32x4	$3, %zmm2, (%rcx,%rax)
	jmp	.LBB23_42
.LBB23_58:
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	leaq	128(%rdi), %r8
	movq	-96(%rsp), %r9
	movq	96(%r9), %rdx
	movq	104(%r9), %rsi
	movq	%rsi, %rdi
	imulq	%rdx, %rdi
	cmpq	$3, %r14
	movq	%r14, -64(%rsp)
	movq	%rax, -128(%rsp)
	jg	.LBB23_61
	testq	%rdx, %rdx
	je	.LBB23_62
	movq	%r14, %rax
	shrq	$63, %rax
	addq	%r14, %rax
	movabsq	$576460752303423486, %rcx
	andq	%rax, %rcx
	leaq	32(,%rcx,8), %rax
	imulq	%rax, %rdi
	leaq	(%r8,%rdi,4), %rdi
	movl	$16, %eax
	jmp	.LBB23_73
.LBB23_61:
	testq	%rdx, %rdx
	je	.LBB23_62
	shlq	$7, %rdi
	addq	%r8, %rdi
	xorl	%eax, %eax
.LBB23_73:
	vmovdqu64	16(%r9), %zmm4
	movq	(%r9), %rcx
	movq	80(%r9), %r10
	movq	%r10, %r11
	imulq	%r14, %r11
	movq	88(%r9), %rbx
	movq	%rcx, -120(%rsp)
	addq	%r11, %rcx
	movq	%rcx, -32(%rsp)
	movq	%rsi, %r15
	shlq	$7, %r15
	movq	%rsi, %rcx
	andq	$-2, %rcx
	movq	%rcx, -40(%rsp)
	leaq	1(%r14), %r13
	movq	%r10, -72(%rsp)
	imulq	%r10, %r13
	leal	(,%rax,8), %ebp
	movq	%rax, -112(%rsp)
	leal	(,%rax,4), %eax
	xorl	%r14d, %r14d
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm3
	movq	-112(%rsp), %r10
	jmp	.LBB23_74
	.p2align	4
.LBB23_80:
	addq	%r15, %r8
.LBB23_81:
	incq	%r14
	cmpq	%rdx, %r14
	je	.LBB23_63
.LBB23_74:
	testq	%rsi, %rsi
	je	.LBB23_81
	movq	(%rbx,%r14,8), %r9
	cmpq	$1, %rsi
	jne	.LBB23_82
	addq	-32(%rsp), %r9
	movq	%r8, %rcx
	testb	$1, %sil
	je	.LBB23_80
	jmp	.LBB23_79
	.p2align	4
.LBB23_82:
	addq	-120(%rsp), %r9
	movq	-40(%rsp), %r12
	movq	%r8, %rcx
	.p2align	4
.LBB23_83:
	prefetcht0	(%rdi)
	vmovdqu64	(%rcx), %zmm5
	vmovdqu64	64(%rcx), %zmm6
	vpxord	(%r9,%r11){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm3
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vpxord	(%r9,%r13){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	prefetcht0	(%rdi,%rax)
	vmovdqu64	128(%rcx), %zmm5
	vmovdqu64	192(%rcx), %zmm6
	vpxord	4(%r9,%r11){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm3
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vpxord	4(%r9,%r13){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	addq	$256, %rcx
	addq	$8, %r9
	addq	%rbp, %rdi
	addq	$-2, %r12
	jne	.LBB23_83
	addq	%r11, %r9
	movq	-104(%rsp), %r12
	testb	$1, %sil
	je	.LBB23_80
.LBB23_79:
	prefetcht0	(%rdi)
	leaq	(%rdi,%r10,4), %rdi
	vmovdqu64	(%rcx), %zmm5
	vmovdqu64	64(%rcx), %zmm6
	vpxord	(%r9){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm3
	vpdpbusd	%zmm6, %zmm7, %zmm2
	movq	-72(%rsp), %rcx
	vpxord	(%r9,%rcx){1to16}, %zmm4, %zmm7
	vpdpbusd	%zmm5, %zmm7, %zmm1
	vpdpbusd	%zmm6, %zmm7, %zmm0
	jmp	.LBB23_80
.LBB23_62:
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm1, %zmm3
.LBB23_63:
	movq	-96(%rsp), %r10
	movq	128(%r10), %rdx
	addq	$-16, %rdx
	cmpq	%r12, %rdx
	movq	%r12, %rax
	cmovlq	%rdx, %rax
	movq	-80(%rsp), %r8
	movq	184(%r8), %rcx
	testq	%rcx, %rcx
	je	.LBB23_64
	movq	176(%r8), %rsi
	movq	%rsi, %rdi
	movq	-64(%rsp), %r11
	imulq	%r11, %rdi
	leaq	(%rcx,%rdi,4), %rdi
	vmovdqu64	%zmm3, (%rdi,%rax,4)
	leaq	16(%r12), %r9
	cmpq	%r9, %rdx
	cmovlq	%rdx, %r9
	vmovdqu64	%zmm2, (%rdi,%r9,4)
	incq	%r11
	imulq	%rsi, %r11
	leaq	(%rcx,%r11,4), %rcx
	vmovdqu64	%zmm1, (%rcx,%rax,4)
	vmovdqu64	%zmm0, (%rcx,%r9,4)
	movq	-88(%rsp), %rdi
	movq	-128(%rsp), %r14
	cmpq	-56(%rsp), %r14
	jl	.LBB23_86
	jmp	.LBB23_104
.LBB23_64:
	movq	152(%r8), %rcx
	testq	%rcx, %rcx
	movq	-88(%rsp), %rdi
	movq	-64(%rsp), %r11
	movq	-128(%rsp), %r14
	je	.LBB23_65
	movq	160(%r8), %rsi
	vpbroadcastd	(%rcx,%r11,4), %zmm4
	vpmulld	(%rsi,%r12,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
.LBB23_65:
	movq	144(%r8), %rcx
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	(%rcx,%r12,4), %zmm3, %zmm3
	vmaxps	(%r8), %zmm3, %zmm3
	vminps	64(%r8), %zmm3, %zmm3
	vaddps	.LCPI23_2(%rip){1to16}, %zmm3, %zmm3
	vpmovdb	%zmm3, %xmm3
	vpbroadcastb	128(%r8), %xmm4
	vpaddb	%xmm3, %xmm4, %xmm3
	movq	176(%r8), %rcx
	imulq	%r11, %rcx
	addq	168(%r8), %rcx
	vmovdqu	%xmm3, (%rax,%rcx)
	leaq	16(%r12), %rcx
	cmpq	%rcx, %rdx
	cmovlq	%rdx, %rcx
	movq	152(%r8), %rdx
	testq	%rdx, %rdx
	je	.LBB23_67
	movq	160(%r8), %rsi
	vpbroadcastd	(%rdx,%r11,4), %zmm3
	vpmulld	64(%rsi,%r12,4), %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
.LBB23_67:
	movq	144(%r8), %rdx
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	64(%rdx,%r12,4), %zmm2, %zmm2
	vmaxps	(%r8), %zmm2, %zmm2
	vminps	64(%r8), %zmm2, %zmm2
	vaddps	.LCPI23_2(%rip){1to16}, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpbroadcastb	128(%r8), %xmm3
	movq	176(%r8), %rdx
	imulq	%r11, %rdx
	addq	168(%r8), %rdx
	vpaddb	%xmm2, %xmm3, %xmm2
	vmovdqu	%xmm2, (%rcx,%rdx)
	leaq	1(%r11), %rdx
	movq	152(%r8), %rsi
	testq	%rsi, %rsi
	je	.LBB23_68
	movq	160(%r8), %r9
	vpbroadcastd	4(%rsi,%r11,4), %zmm2
	vpmulld	(%r9,%r12,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
.LBB23_68:
	movq	144(%r8), %rsi
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%rsi,%r12,4), %zmm1, %zmm1
	vmaxps	(%r8), %zmm1, %zmm1
	vminps	64(%r8), %zmm1, %zmm1
	vaddps	.LCPI23_2(%rip){1to16}, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	vpbroadcastb	128(%r8), %xmm2
	vpaddb	%xmm1, %xmm2, %xmm1
	movq	176(%r8), %rsi
	imulq	%rdx, %rsi
	addq	168(%r8), %rsi
	vmovdqu	%xmm1, (%rax,%rsi)
	movq	152(%r8), %rax
	testq	%rax, %rax
	je	.LBB23_70
	movq	160(%r8), %rsi
	vpbroadcastd	4(%rax,%r11,4), %zmm1
	vpmulld	64(%rsi,%r12,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
.LBB23_70:
	movq	144(%r8), %rax
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	64(%rax,%r12,4), %zmm0, %zmm0
	vmaxps	(%r8), %zmm0, %zmm0
	vminps	64(%r8), %zmm0, %zmm0
	vaddps	.LCPI23_2(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%r8), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	imulq	176(%r8), %rdx
	addq	168(%r8), %rdx
	vmovdqu	%xmm0, (%rcx,%rdx)
	cmpq	-56(%rsp), %r14
	jge	.LBB23_104
.LBB23_86:
	vmovdqu64	(%rdi), %zmm1
	vmovdqu64	64(%rdi), %zmm0
	movq	96(%r10), %rcx
	xorl	%edx, %edx
	cmpq	$2, %r14
	setl	%al
	testq	%rcx, %rcx
	movq	%r14, -128(%rsp)
	je	.LBB23_87
	movq	104(%r10), %rsi
	movb	%al, %dl
	shll	$4, %edx
	leaq	128(%rdi), %rbx
	movq	%r14, %rax
	shlq	$4, %rax
	addq	$32, %rax
	cmpq	$2, %r14
	movl	$32, %r9d
	cmovlq	%rax, %r9
	imulq	%rcx, %r9
	imulq	%rsi, %r9
	vmovdqu64	16(%r10), %zmm2
	leaq	(%rdi,%r9,4), %r11
	addq	$128, %r11
	movq	80(%r10), %rax
	imulq	%r14, %rax
	movq	88(%r10), %rdi
	movq	%rdi, -112(%rsp)
	addq	(%r10), %rax
	movq	%rsi, %r9
	shlq	$7, %r9
	movl	%esi, %r10d
	andl	$3, %r10d
	movq	%rsi, %rdi
	andq	$-4, %rdi
	movl	%edx, %r14d
	shll	$4, %r14d
	movq	%r14, -120(%rsp)
	shll	$2, %edx
	xorl	%r15d, %r15d
	jmp	.LBB23_94
	.p2align	4
.LBB23_99:
	addq	%r9, %rbx
	movq	-80(%rsp), %r8
	movq	-104(%rsp), %r12
.LBB23_100:
	incq	%r15
	cmpq	%rcx, %r15
	je	.LBB23_87
.LBB23_94:
	testq	%rsi, %rsi
	je	.LBB23_100
	movq	-112(%rsp), %r8
	movq	(%r8,%r15,8), %r12
	addq	%rax, %r12
	movq	%rbx, %r13
	movq	%rdi, %rbp
	cmpq	$4, %rsi
	jb	.LBB23_96
	.p2align	4
.LBB23_101:
	movq	%r11, %r14
	prefetcht0	(%r11)
	vpxord	(%r12){1to16}, %zmm2, %zmm3
	vpdpbusd	(%r13), %zmm3, %zmm1
	vpdpbusd	64(%r13), %zmm3, %zmm0
	addq	%rdx, %r11
	prefetcht0	(%r14,%rdx)
	vpxord	4(%r12){1to16}, %zmm2, %zmm3
	vpdpbusd	128(%r13), %zmm3, %zmm1
	vpdpbusd	192(%r13), %zmm3, %zmm0
	prefetcht0	(%rdx,%r11)
	addq	%rdx, %r11
	vpxord	8(%r12){1to16}, %zmm2, %zmm3
	vpdpbusd	256(%r13), %zmm3, %zmm1
	vpdpbusd	320(%r13), %zmm3, %zmm0
	prefetcht0	(%rdx,%r11)
	addq	%rdx, %r11
	vpxord	12(%r12){1to16}, %zmm2, %zmm3
	vpdpbusd	384(%r13), %zmm3, %zmm1
	vpdpbusd	448(%r13), %zmm3, %zmm0
	addq	$16, %r12
	addq	$512, %r13
	addq	%rdx, %r11
	addq	$-4, %rbp
	jne	.LBB23_101
	addq	-120(%rsp), %r14
	movq	%r14, %r11
.LBB23_96:
	testq	%r10, %r10
	je	.LBB23_99
	xorl	%r14d, %r14d
	.p2align	4
.LBB23_98:
	prefetcht0	(%r11)
	vpxord	(%r12,%r14,4){1to16}, %zmm2, %zmm3
	vpdpbusd	(%r13), %zmm3, %zmm1
	vpdpbusd	64(%r13), %zmm3, %zmm0
	subq	$-128, %r13
	incq	%r14
	addq	%rdx, %r11
	cmpq	%r14, %r10
	jne	.LBB23_98
	jmp	.LBB23_99
.LBB23_87:
	movq	-96(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	cmpq	%r12, %rax
	movq	%r12, %rcx
	cmovlq	%rax, %rcx
	movq	184(%r8), %rdx
	testq	%rdx, %rdx
	je	.LBB23_88
	movq	-128(%rsp), %rsi
	imulq	176(%r8), %rsi
	leaq	(%rdx,%rsi,4), %rdx
	vmovdqu64	%zmm1, (%rdx,%rcx,4)
	addq	$16, %r12
	cmpq	%r12, %rax
	cmovlq	%rax, %r12
	vmovdqu64	%zmm0, (%rdx,%r12,4)
	jmp	.LBB23_104
.LBB23_88:
	movq	152(%r8), %rdx
	testq	%rdx, %rdx
	movq	-128(%rsp), %rdi
	je	.LBB23_89
	movq	160(%r8), %rsi
	vpbroadcastd	(%rdx,%rdi,4), %zmm2
	vpmulld	(%rsi,%r12,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
.LBB23_89:
	movq	144(%r8), %rdx
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	(%rdx,%r12,4), %zmm1, %zmm1
	vmaxps	(%r8), %zmm1, %zmm1
	vminps	64(%r8), %zmm1, %zmm1
	vaddps	.LCPI23_2(%rip){1to16}, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	vpbroadcastb	128(%r8), %xmm2
	vpaddb	%xmm1, %xmm2, %xmm1
	movq	176(%r8), %rdx
	imulq	%rdi, %rdx
	addq	168(%r8), %rdx
	vmovdqu	%xmm1, (%rcx,%rdx)
	leaq	16(%r12), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	152(%r8), %rax
	testq	%rax, %rax
	je	.LBB23_91
	movq	160(%r8), %rdx
	vpbroadcastd	(%rax,%rdi,4), %zmm1
	vpmulld	64(%rdx,%r12,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
.LBB23_91:
	movq	144(%r8), %rax
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	64(%rax,%r12,4), %zmm0, %zmm0
	vmaxps	(%r8), %zmm0, %zmm0
	vminps	64(%r8), %zmm0, %zmm0
	vaddps	.LCPI23_2(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%r8), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	imulq	176(%r8), %rdi
	addq	168(%r8), %rdi
	vmovdqu	%xmm0, (%rcx,%rdi)
.LBB23_104:
	addq	$72, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end23:
	.size	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5, .Lfunc_end23-$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI24_0:
	.long	0x42fe0000
.LCPI24_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI24_1:
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
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyARyAA6ColumnVyANGGG_Ttg5,@function
$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyARyAA6ColumnVyANGGG_Ttg5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$184, %rsp
	movq	%r8, %r14
	movq	%rdx, %rbp
	movq	%rsi, %rbx
	movq	%rdi, %r15
	leaq	8(%rdx), %rax
	cmpq	%rax, %rcx
	movq	%rcx, 24(%rsp)
	jge	.LBB24_2
	movq	%rcx, %r11
	jmp	.LBB24_3
	.p2align	4
.LBB24_2:
	movq	%r15, %rdi
	movq	%rbp, %rsi
	movq	%rbx, %rdx
	movq	%r14, %rcx
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGS2iAA0F7ResultsVtAA8SumBlockRzAA9GroupSumsV4Line_6VectorRTzlFAA11DoubledRowsVyARyARyAA7ColumnsVyATyAA6ColumnVyAMGGGGGG_Ttg5)
	movq	24(%rsp), %r11
	leaq	8(%rbp), %rax
	addq	$16, %rbp
	cmpq	%rbp, %r11
	movq	%rax, %rbp
	jge	.LBB24_2
.LBB24_3:
	leaq	4(%rbp), %rax
	cmpq	%rax, %r11
	movq	%rbx, 64(%rsp)
	movq	%r14, 56(%rsp)
	movq	%r13, 48(%rsp)
	movq	%r15, 40(%rsp)
	jge	.LBB24_5
	movq	%rbp, %r14
.LBB24_19:
	leaq	2(%r14), %rcx
	cmpq	%rcx, %r11
	jl	.LBB24_61
	vmovdqu64	(%r15), %zmm2
	vmovdqu64	64(%r15), %zmm1
	vmovdqu64	128(%r15), %zmm0
	leaq	192(%r15), %r8
	movq	96(%r13), %rsi
	movq	104(%r13), %rdi
	movq	%rdi, %rax
	imulq	%rsi, %rax
	cmpq	$5, %r14
	movq	%r14, 16(%rsp)
	movq	%rcx, (%rsp)
	jg	.LBB24_32
	testq	%rsi, %rsi
	je	.LBB24_33
	movq	%r14, %rcx
	shrq	$63, %rcx
	addq	%r14, %rcx
	movabsq	$576460752303423486, %rdx
	andq	%rcx, %rdx
	leaq	48(,%rdx,8), %rcx
	imulq	%rcx, %rax
	leaq	(%r8,%rax,4), %rax
	movl	$16, %r10d
	jmp	.LBB24_49
.LBB24_5:
	leaq	192(%r15), %rsi
	movq	96(%r13), %rcx
	movq	104(%r13), %rdi
	movq	%rdi, %rdx
	movq	%rcx, 8(%rsp)
	imulq	%rcx, %rdx
	movq	128(%r13), %r8
	addq	$-16, %r8
	movq	184(%r14), %r9
	leaq	16(%rbx), %r10
	leaq	32(%rbx), %rcx
	cmpq	%rbx, %r8
	cmovlq	%r8, %rbx
	movq	%rdx, 112(%rsp)
	leaq	(%rdx,%rdx,2), %rdx
	shlq	$6, %rdx
	addq	%r15, %rdx
	addq	$192, %rdx
	movq	%rdx, 104(%rsp)
	movq	%rsi, %rdx
	movq	%rbx, 120(%rsp)
	leaq	(%r9,%rbx,4), %rsi
	movq	%rsi, 160(%rsp)
	cmpq	%r10, %r8
	cmovlq	%r8, %r10
	movq	%r10, 128(%rsp)
	leaq	(%r9,%r10,4), %rsi
	movq	%rsi, 152(%rsp)
	cmpq	%rcx, %r8
	cmovgeq	%rcx, %r8
	movq	%r8, 136(%rsp)
	movq	%r9, 168(%rsp)
	leaq	(%r9,%r8,4), %rcx
	movq	%rcx, 144(%rsp)
	movq	%rdi, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rcx, 72(%rsp)
	leaq	3(%rbp), %rcx
	movq	%rcx, (%rsp)
	leaq	2(%rbp), %rcx
	movq	%rcx, 96(%rsp)
	vmovss	.LCPI24_0(%rip), %xmm0
	vmovdqa64	.LCPI24_1(%rip), %zmm1
	leaq	1(%rbp), %rcx
	movq	%rcx, 88(%rsp)
	movq	%rdx, 176(%rsp)
	jmp	.LBB24_6
	.p2align	4
.LBB24_17:
	movq	56(%rsp), %rax
	movq	176(%rax), %rax
	movq	%rax, %rcx
	movq	32(%rsp), %rbp
	imulq	%rbp, %rcx
	movq	160(%rsp), %rsi
	leaq	(%rsi,%rcx,4), %rdx
	vmovdqu64	%zmm13, (%rsi,%rcx,4)
	leaq	(,%rax,4), %rsi
	vmovdqu64	%zmm12, (%rdx,%rax,4)
	vmovdqu64	%zmm11, (%rdx,%rax,8)
	leaq	(%rsi,%rsi,2), %rsi
	vmovdqu64	%zmm9, (%rdx,%rsi)
	movq	152(%rsp), %r8
	leaq	(%r8,%rcx,4), %rdx
	vmovdqu64	%zmm10, (%r8,%rcx,4)
	vmovdqu64	%zmm8, (%rdx,%rax,4)
	vmovdqu64	%zmm7, (%rdx,%rax,8)
	vmovdqu64	%zmm5, (%rdx,%rsi)
	movq	144(%rsp), %r8
	leaq	(%r8,%rcx,4), %rdx
	vmovdqu64	%zmm6, (%r8,%rcx,4)
	vmovdqu64	%zmm4, (%rdx,%rax,4)
	vmovdqu64	%zmm3, (%rdx,%rax,8)
	vmovdqu64	%zmm2, (%rdx,%rsi)
	movq	48(%rsp), %r13
	movq	40(%rsp), %r15
	movq	24(%rsp), %r11
	movq	16(%rsp), %r14
.LBB24_18:
	leaq	4(%r14), %rax
	addq	$4, (%rsp)
	addq	$4, 96(%rsp)
	addq	$4, %rbp
	addq	$4, 88(%rsp)
	cmpq	%rax, %r11
	movq	176(%rsp), %rdx
	jl	.LBB24_19
.LBB24_6:
	vmovdqu64	(%r15), %zmm9
	vmovdqu64	64(%r15), %zmm5
	vmovdqu64	128(%r15), %zmm2
	cmpq	$11, %rbp
	movq	%rax, 16(%rsp)
	movq	%rbp, 32(%rsp)
	jg	.LBB24_9
	leaq	3(%rbp), %rax
	testq	%rbp, %rbp
	cmovnsq	%rbp, %rax
	cmpq	$0, 8(%rsp)
	je	.LBB24_10
	movabsq	$1152921504606846972, %rcx
	andq	%rcx, %rax
	leaq	48(,%rax,4), %rax
	imulq	112(%rsp), %rax
	leaq	(%rdx,%rax,4), %r8
	movl	$16, %ebp
	jmp	.LBB24_26
	.p2align	4
.LBB24_9:
	cmpq	$0, 8(%rsp)
	je	.LBB24_10
	movq	104(%rsp), %r8
	xorl	%ebp, %ebp
.LBB24_26:
	movq	(%r13), %rax
	vmovdqu64	16(%r13), %zmm14
	movq	80(%r13), %r11
	movq	88(%r13), %rcx
	movq	%rcx, 80(%rsp)
	movq	%r11, %rbx
	imulq	(%rsp), %rbx
	addq	%rax, %rbx
	movq	%r11, %r15
	imulq	96(%rsp), %r15
	addq	%rax, %r15
	movq	%r11, %r14
	imulq	32(%rsp), %r14
	addq	%rax, %r14
	imulq	88(%rsp), %r11
	addq	%rax, %r11
	shll	$2, %ebp
	xorl	%r13d, %r13d
	vmovdqa64	%zmm2, %zmm3
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm9, %zmm11
	vmovdqa64	%zmm2, %zmm4
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm9, %zmm12
	vmovdqa64	%zmm2, %zmm6
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm9, %zmm13
	jmp	.LBB24_27
	.p2align	4
.LBB24_31:
	incq	%r13
	cmpq	8(%rsp), %r13
	je	.LBB24_11
.LBB24_27:
	testq	%rdi, %rdi
	je	.LBB24_31
	movq	80(%rsp), %rax
	movq	(%rax,%r13,8), %r10
	leaq	(%rbx,%r10), %r12
	leaq	(%r15,%r10), %rcx
	leaq	(%r14,%r10), %rsi
	addq	%r11, %r10
	movq	%rdx, %r9
	xorl	%eax, %eax
	.p2align	4
.LBB24_29:
	prefetcht0	(%r8)
	vmovdqu64	(%r9), %zmm15
	vmovdqu64	64(%r9), %zmm16
	vmovdqu64	128(%r9), %zmm17
	vpxord	(%rsi,%rax,4){1to16}, %zmm14, %zmm18
	vpdpbusd	%zmm15, %zmm18, %zmm13
	vpdpbusd	%zmm16, %zmm18, %zmm10
	vpxord	(%r10,%rax,4){1to16}, %zmm14, %zmm19
	vpdpbusd	%zmm17, %zmm18, %zmm6
	vpdpbusd	%zmm15, %zmm19, %zmm12
	vpdpbusd	%zmm16, %zmm19, %zmm8
	vpdpbusd	%zmm17, %zmm19, %zmm4
	vpxord	(%rcx,%rax,4){1to16}, %zmm14, %zmm18
	vpdpbusd	%zmm15, %zmm18, %zmm11
	vpdpbusd	%zmm16, %zmm18, %zmm7
	vpdpbusd	%zmm17, %zmm18, %zmm3
	vpxord	(%r12,%rax,4){1to16}, %zmm14, %zmm18
	incq	%rax
	vpdpbusd	%zmm15, %zmm18, %zmm9
	vpdpbusd	%zmm16, %zmm18, %zmm5
	vpdpbusd	%zmm17, %zmm18, %zmm2
	addq	$192, %r9
	addq	%rbp, %r8
	cmpq	%rax, %rdi
	jne	.LBB24_29
	addq	72(%rsp), %rdx
	jmp	.LBB24_31
	.p2align	4
.LBB24_10:
	vmovdqa64	%zmm2, %zmm3
	vmovdqa64	%zmm5, %zmm7
	vmovdqa64	%zmm9, %zmm11
	vmovdqa64	%zmm2, %zmm4
	vmovdqa64	%zmm5, %zmm8
	vmovdqa64	%zmm9, %zmm12
	vmovdqa64	%zmm2, %zmm6
	vmovdqa64	%zmm5, %zmm10
	vmovdqa64	%zmm9, %zmm13
.LBB24_11:
	cmpq	$0, 168(%rsp)
	jne	.LBB24_17
	movq	56(%rsp), %r9
	movq	152(%r9), %rax
	testq	%rax, %rax
	movq	64(%rsp), %r8
	movq	48(%rsp), %r13
	movq	40(%rsp), %r15
	movq	24(%rsp), %r11
	movq	16(%rsp), %r14
	movq	32(%rsp), %rbp
	je	.LBB24_13
	movq	160(%r9), %rcx
	vmovdqu64	(%rcx,%r8,4), %zmm14
	vpmulld	(%rax,%rbp,4){1to16}, %zmm14, %zmm15
	vpaddd	%zmm13, %zmm15, %zmm13
	vpmulld	4(%rax,%rbp,4){1to16}, %zmm14, %zmm15
	vpmulld	8(%rax,%rbp,4){1to16}, %zmm14, %zmm16
	vpaddd	%zmm12, %zmm15, %zmm12
	vpaddd	%zmm11, %zmm16, %zmm11
	vpmulld	12(%rax,%rbp,4){1to16}, %zmm14, %zmm14
	vpaddd	%zmm9, %zmm14, %zmm9
.LBB24_13:
	vmovss	136(%r9), %xmm14
	movl	140(%r9), %ecx
	movq	144(%r9), %rdx
	vcvttss2si	132(%r9), %eax
	vmovups	(%rdx,%r8,4), %zmm15
	vcvttss2si	%xmm14, %edx
	vcvtsi2ss	%ecx, %xmm31, %xmm16
	vaddss	%xmm16, %xmm14, %xmm14
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm14
	seta	%sil
	shll	$7, %esi
	subl	%esi, %ecx
	addl	%ecx, %eax
	addl	%ecx, %edx
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm15, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm15, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vpackssdw	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm15, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm15, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm11, %zmm9
	vpbroadcastw	%ecx, %zmm11
	vpaddsw	%zmm11, %zmm12, %zmm12
	vpaddsw	%zmm11, %zmm9, %zmm9
	vpacksswb	%zmm9, %zmm12, %zmm9
	vpbroadcastb	%eax, %zmm11
	vpbroadcastb	%edx, %zmm12
	vpbroadcastb	%esi, %zmm13
	vpermd	%zmm9, %zmm1, %zmm9
	vpmaxsb	%zmm11, %zmm9, %zmm9
	vpminsb	%zmm12, %zmm9, %zmm9
	vpxord	%zmm13, %zmm9, %zmm9
	movq	176(%r9), %rax
	movq	%rax, %rcx
	imulq	%rbp, %rcx
	addq	168(%r9), %rcx
	movq	120(%rsp), %rdx
	vmovdqu	%xmm9, (%rdx,%rcx)
	addq	%rdx, %rcx
	vextracti32x4	$1, %zmm9, (%rax,%rcx)
	vextracti32x4	$2, %zmm9, (%rcx,%rax,2)
	leaq	(%rax,%rax,2), %rax
	vextracti32x4	$3, %zmm9, (%rcx,%rax)
	movq	152(%r9), %rax
	testq	%rax, %rax
	je	.LBB24_14
	movq	160(%r9), %rcx
	vmovdqu64	64(%rcx,%r8,4), %zmm9
	vpmulld	(%rax,%rbp,4){1to16}, %zmm9, %zmm11
	vpaddd	%zmm10, %zmm11, %zmm10
	vpmulld	4(%rax,%rbp,4){1to16}, %zmm9, %zmm11
	vpmulld	8(%rax,%rbp,4){1to16}, %zmm9, %zmm12
	vpaddd	%zmm8, %zmm11, %zmm8
	vpaddd	%zmm7, %zmm12, %zmm7
	vpmulld	12(%rax,%rbp,4){1to16}, %zmm9, %zmm9
	vpaddd	%zmm5, %zmm9, %zmm5
.LBB24_14:
	vmovss	136(%r9), %xmm9
	movl	140(%r9), %ecx
	movq	144(%r9), %rdx
	vcvttss2si	132(%r9), %eax
	vmovups	64(%rdx,%r8,4), %zmm11
	vcvttss2si	%xmm9, %edx
	vcvtsi2ss	%ecx, %xmm31, %xmm12
	vaddss	%xmm12, %xmm9, %xmm9
	xorl	%esi, %esi
	vucomiss	%xmm0, %xmm9
	seta	%sil
	shll	$7, %esi
	subl	%esi, %ecx
	addl	%ecx, %eax
	addl	%ecx, %edx
	vcvtdq2ps	%zmm10, %zmm9
	vmulps	%zmm9, %zmm11, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm11, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm11, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm11, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm7, %zmm5
	vpbroadcastw	%ecx, %zmm7
	vpaddsw	%zmm7, %zmm8, %zmm8
	vpaddsw	%zmm7, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm8, %zmm5
	vpbroadcastb	%eax, %zmm7
	vpbroadcastb	%edx, %zmm8
	vpbroadcastb	%esi, %zmm9
	vpermd	%zmm5, %zmm1, %zmm5
	vpmaxsb	%zmm7, %zmm5, %zmm5
	vpminsb	%zmm8, %zmm5, %zmm5
	vpxord	%zmm9, %zmm5, %zmm5
	movq	176(%r9), %rax
	movq	%rax, %rcx
	imulq	%rbp, %rcx
	addq	168(%r9), %rcx
	movq	128(%rsp), %rdx
	vmovdqu	%xmm5, (%rdx,%rcx)
	addq	%rdx, %rcx
	vextracti32x4	$1, %zmm5, (%rax,%rcx)
	vextracti32x4	$2, %zmm5, (%rcx,%rax,2)
	leaq	(%rax,%rax,2), %rax
	vextracti32x4	$3, %zmm5, (%rcx,%rax)
	movq	152(%r9), %rax
	testq	%rax, %rax
	je	.LBB24_16
	movq	160(%r9), %rcx
	vmovdqu64	128(%rcx,%r8,4), %zmm5
	vpmulld	(%rax,%rbp,4){1to16}, %zmm5, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vpmulld	4(%rax,%rbp,4){1to16}, %zmm5, %zmm7
	vpmulld	8(%rax,%rbp,4){1to16}, %zmm5, %zmm8
	vpaddd	%zmm4, %zmm7, %zmm4
	vpaddd	%zmm3, %zmm8, %zmm3
	vpmulld	12(%rax,%rbp,4){1to16}, %zmm5, %zmm5
	vpaddd	%zmm2, %zmm5, %zmm2
.LBB24_16:
	vmovss	136(%r9), %xmm5
	movq	144(%r9), %rax
	vmovups	128(%rax,%r8,4), %zmm7
	vcvttss2si	132(%r9), %eax
	movl	140(%r9), %esi
	vcvttss2si	%xmm5, %ecx
	vcvtsi2ss	%esi, %xmm1, %xmm8
	vaddss	%xmm5, %xmm8, %xmm5
	xorl	%edx, %edx
	vucomiss	%xmm0, %xmm5
	seta	%dl
	shll	$7, %edx
	subl	%edx, %esi
	addl	%esi, %eax
	addl	%esi, %ecx
	vcvtdq2ps	%zmm6, %zmm5
	vmulps	%zmm5, %zmm7, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm7, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm7, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm7, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm3, %zmm2
	vpbroadcastw	%esi, %zmm3
	vpaddsw	%zmm3, %zmm4, %zmm4
	vpaddsw	%zmm3, %zmm2, %zmm2
	vpacksswb	%zmm2, %zmm4, %zmm2
	vpbroadcastb	%eax, %zmm3
	vpbroadcastb	%ecx, %zmm4
	vpbroadcastb	%edx, %zmm5
	vpermd	%zmm2, %zmm1, %zmm2
	vpmaxsb	%zmm3, %zmm2, %zmm2
	vpminsb	%zmm4, %zmm2, %zmm2
	movq	176(%r9), %rax
	movq	%rax, %rcx
	imulq	%rbp, %rcx
	addq	168(%r9), %rcx
	vpxord	%zmm5, %zmm2, %zmm2
	movq	136(%rsp), %rdx
	vmovdqu	%xmm2, (%rdx,%rcx)
	addq	%rdx, %rcx
	vextracti32x4	$1, %zmm2, (%rax,%rcx)
	vextracti32x4	$2, %zmm2, (%rcx,%rax,2)
	leaq	(%rax,%rax,2), %rax
	vextracti32x4	$3, %zmm2, (%rcx,%rax)
	jmp	.LBB24_18
.LBB24_32:
	testq	%rsi, %rsi
	je	.LBB24_33
	leaq	(%rax,%rax,2), %rax
	shlq	$6, %rax
	addq	%r8, %rax
	xorl	%r10d, %r10d
.LBB24_49:
	movq	(%r13), %rcx
	vmovdqu64	16(%r13), %zmm6
	movq	80(%r13), %rdx
	movq	%rdx, %r11
	imulq	%r14, %r11
	movq	88(%r13), %rbx
	movq	%rcx, 8(%rsp)
	addq	%r11, %rcx
	movq	%rcx, 72(%rsp)
	movq	%rdi, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %r15
	movq	%rdi, %rcx
	andq	$-2, %rcx
	movq	%rcx, 32(%rsp)
	leaq	1(%r14), %r13
	movq	%rdx, 80(%rsp)
	imulq	%rdx, %r13
	leal	(,%r10,8), %ebp
	leal	(,%r10,4), %ecx
	xorl	%r14d, %r14d
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm5
	jmp	.LBB24_50
	.p2align	4
.LBB24_56:
	addq	%r15, %r8
.LBB24_57:
	incq	%r14
	cmpq	%rsi, %r14
	je	.LBB24_34
.LBB24_50:
	testq	%rdi, %rdi
	je	.LBB24_57
	movq	(%rbx,%r14,8), %r9
	cmpq	$1, %rdi
	jne	.LBB24_58
	addq	72(%rsp), %r9
	movq	%r8, %rdx
	testb	$1, %dil
	je	.LBB24_56
	jmp	.LBB24_55
	.p2align	4
.LBB24_58:
	addq	8(%rsp), %r9
	movq	32(%rsp), %r12
	movq	%r8, %rdx
	.p2align	4
.LBB24_59:
	prefetcht0	(%rax)
	vmovdqu64	(%rdx), %zmm7
	vmovdqu64	64(%rdx), %zmm8
	vmovdqu64	128(%rdx), %zmm9
	vpxord	(%r9,%r11){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm5
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vpdpbusd	%zmm9, %zmm10, %zmm3
	vpxord	(%r9,%r13){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm9, %zmm10, %zmm0
	prefetcht0	(%rax,%rcx)
	vmovdqu64	192(%rdx), %zmm7
	vmovdqu64	256(%rdx), %zmm8
	vmovdqu64	320(%rdx), %zmm9
	vpxord	4(%r9,%r11){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm5
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vpdpbusd	%zmm9, %zmm10, %zmm3
	vpxord	4(%r9,%r13){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm9, %zmm10, %zmm0
	addq	$384, %rdx
	addq	$8, %r9
	addq	%rbp, %rax
	addq	$-2, %r12
	jne	.LBB24_59
	addq	%r11, %r9
	testb	$1, %dil
	je	.LBB24_56
.LBB24_55:
	prefetcht0	(%rax)
	leaq	(%rax,%r10,4), %rax
	vmovdqu64	(%rdx), %zmm7
	vmovdqu64	64(%rdx), %zmm8
	vmovdqu64	128(%rdx), %zmm9
	vpxord	(%r9){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm5
	vpdpbusd	%zmm8, %zmm10, %zmm4
	vpdpbusd	%zmm9, %zmm10, %zmm3
	movq	80(%rsp), %rdx
	vpxord	(%r9,%rdx){1to16}, %zmm6, %zmm10
	vpdpbusd	%zmm7, %zmm10, %zmm2
	vpdpbusd	%zmm8, %zmm10, %zmm1
	vpdpbusd	%zmm9, %zmm10, %zmm0
	jmp	.LBB24_56
.LBB24_33:
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm5
.LBB24_34:
	movq	48(%rsp), %r13
	movq	128(%r13), %rsi
	addq	$-16, %rsi
	movq	64(%rsp), %r9
	cmpq	%r9, %rsi
	movq	%r9, %rax
	cmovlq	%rsi, %rax
	movq	56(%rsp), %r10
	movq	184(%r10), %rcx
	testq	%rcx, %rcx
	je	.LBB24_35
	movq	176(%r10), %rdx
	movq	%rdx, %rdi
	movq	16(%rsp), %r10
	imulq	%r10, %rdi
	leaq	(%rcx,%rdi,4), %rdi
	vmovdqu64	%zmm5, (%rdi,%rax,4)
	leaq	16(%r9), %r8
	cmpq	%r8, %rsi
	cmovlq	%rsi, %r8
	vmovdqu64	%zmm4, (%rdi,%r8,4)
	addq	$32, %r9
	cmpq	%r9, %rsi
	cmovlq	%rsi, %r9
	vmovdqu64	%zmm3, (%rdi,%r9,4)
	incq	%r10
	imulq	%rdx, %r10
	leaq	(%rcx,%r10,4), %rcx
	vmovdqu64	%zmm2, (%rcx,%rax,4)
	vmovdqu64	%zmm1, (%rcx,%r8,4)
	vmovdqu64	%zmm0, (%rcx,%r9,4)
	movq	40(%rsp), %r15
	movq	24(%rsp), %r11
	movq	(%rsp), %r14
.LBB24_61:
	cmpq	%r11, %r14
	jge	.LBB24_82
.LBB24_62:
	vmovdqu64	(%r15), %zmm2
	vmovdqu64	64(%r15), %zmm1
	vmovdqu64	128(%r15), %zmm0
	movq	96(%r13), %rax
	xorl	%edx, %edx
	cmpq	$3, %r14
	setl	%sil
	testq	%rax, %rax
	movq	%r14, (%rsp)
	je	.LBB24_63
	movq	104(%r13), %rcx
	movb	%sil, %dl
	shll	$4, %edx
	leaq	192(%r15), %rsi
	movq	%r14, %rdi
	shlq	$4, %rdi
	addq	$48, %rdi
	cmpq	$3, %r14
	movl	$48, %r8d
	cmovlq	%rdi, %r8
	imulq	%rax, %r8
	imulq	%rcx, %r8
	leaq	(%r15,%r8,4), %r11
	addq	$192, %r11
	vmovdqu64	16(%r13), %zmm3
	movq	80(%r13), %rdi
	imulq	%r14, %rdi
	movq	88(%r13), %r8
	addq	(%r13), %rdi
	movq	%rcx, %r9
	shlq	$6, %r9
	leaq	(%r9,%r9,2), %r9
	movl	%ecx, %r10d
	andl	$3, %r10d
	movq	%rcx, %rbx
	andq	$-4, %rbx
	movl	%edx, %r14d
	shll	$4, %r14d
	movq	%r14, 8(%rsp)
	shll	$2, %edx
	xorl	%r15d, %r15d
	jmp	.LBB24_72
	.p2align	4
.LBB24_77:
	addq	%r9, %rsi
.LBB24_78:
	incq	%r15
	cmpq	%rax, %r15
	je	.LBB24_63
.LBB24_72:
	testq	%rcx, %rcx
	je	.LBB24_78
	movq	(%r8,%r15,8), %r12
	addq	%rdi, %r12
	movq	%rsi, %r13
	movq	%rbx, %rbp
	cmpq	$4, %rcx
	jb	.LBB24_74
	.p2align	4
.LBB24_79:
	movq	%r11, %r14
	prefetcht0	(%r11)
	vpxord	(%r12){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r13), %zmm4, %zmm2
	vpdpbusd	64(%r13), %zmm4, %zmm1
	vpdpbusd	128(%r13), %zmm4, %zmm0
	addq	%rdx, %r11
	prefetcht0	(%r14,%rdx)
	vpxord	4(%r12){1to16}, %zmm3, %zmm4
	vpdpbusd	192(%r13), %zmm4, %zmm2
	vpdpbusd	256(%r13), %zmm4, %zmm1
	vpdpbusd	320(%r13), %zmm4, %zmm0
	prefetcht0	(%rdx,%r11)
	addq	%rdx, %r11
	vpxord	8(%r12){1to16}, %zmm3, %zmm4
	vpdpbusd	384(%r13), %zmm4, %zmm2
	vpdpbusd	448(%r13), %zmm4, %zmm1
	vpdpbusd	512(%r13), %zmm4, %zmm0
	prefetcht0	(%rdx,%r11)
	addq	%rdx, %r11
	vpxord	12(%r12){1to16}, %zmm3, %zmm4
	vpdpbusd	576(%r13), %zmm4, %zmm2
	vpdpbusd	640(%r13), %zmm4, %zmm1
	vpdpbusd	704(%r13), %zmm4, %zmm0
	addq	$16, %r12
	addq	$768, %r13
	addq	%rdx, %r11
	addq	$-4, %rbp
	jne	.LBB24_79
	addq	8(%rsp), %r14
	movq	%r14, %r11
.LBB24_74:
	testq	%r10, %r10
	je	.LBB24_77
	xorl	%r14d, %r14d
	.p2align	4
.LBB24_76:
	prefetcht0	(%r11)
	vpxord	(%r12,%r14,4){1to16}, %zmm3, %zmm4
	vpdpbusd	(%r13), %zmm4, %zmm2
	vpdpbusd	64(%r13), %zmm4, %zmm1
	vpdpbusd	128(%r13), %zmm4, %zmm0
	addq	$192, %r13
	incq	%r14
	addq	%rdx, %r11
	cmpq	%r14, %r10
	jne	.LBB24_76
	jmp	.LBB24_77
.LBB24_63:
	movq	48(%rsp), %rax
	movq	128(%rax), %rax
	addq	$-16, %rax
	movq	64(%rsp), %rdi
	cmpq	%rdi, %rax
	movq	%rdi, %rcx
	cmovlq	%rax, %rcx
	movq	56(%rsp), %r8
	movq	184(%r8), %rdx
	testq	%rdx, %rdx
	je	.LBB24_64
	movq	(%rsp), %rsi
	imulq	176(%r8), %rsi
	leaq	(%rdx,%rsi,4), %rdx
	vmovdqu64	%zmm2, (%rdx,%rcx,4)
	leaq	16(%rdi), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	vmovdqu64	%zmm1, (%rdx,%rcx,4)
	addq	$32, %rdi
	cmpq	%rdi, %rax
	cmovlq	%rax, %rdi
	vmovdqu64	%zmm0, (%rdx,%rdi,4)
	jmp	.LBB24_82
.LBB24_35:
	movq	152(%r10), %rcx
	testq	%rcx, %rcx
	movq	40(%rsp), %r15
	movq	24(%rsp), %r11
	movq	16(%rsp), %rbx
	je	.LBB24_36
	movq	160(%r10), %rdx
	vpbroadcastd	(%rcx,%rbx,4), %zmm6
	vpmulld	(%rdx,%r9,4), %zmm6, %zmm6
	vpaddd	%zmm5, %zmm6, %zmm5
.LBB24_36:
	movq	144(%r10), %rcx
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	(%rcx,%r9,4), %zmm5, %zmm5
	vmaxps	(%r10), %zmm5, %zmm5
	vminps	64(%r10), %zmm5, %zmm5
	vaddps	.LCPI24_2(%rip){1to16}, %zmm5, %zmm5
	vpmovdb	%zmm5, %xmm5
	vpbroadcastb	128(%r10), %xmm6
	vpaddb	%xmm5, %xmm6, %xmm5
	movq	176(%r10), %rcx
	imulq	%rbx, %rcx
	addq	168(%r10), %rcx
	vmovdqu	%xmm5, (%rax,%rcx)
	leaq	16(%r9), %rcx
	cmpq	%rcx, %rsi
	cmovlq	%rsi, %rcx
	movq	152(%r10), %rdx
	testq	%rdx, %rdx
	je	.LBB24_37
	movq	160(%r10), %rdi
	vpbroadcastd	(%rdx,%rbx,4), %zmm5
	vpmulld	64(%rdi,%r9,4), %zmm5, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
.LBB24_37:
	movq	144(%r10), %rdx
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	64(%rdx,%r9,4), %zmm4, %zmm4
	vmaxps	(%r10), %zmm4, %zmm4
	vminps	64(%r10), %zmm4, %zmm4
	vaddps	.LCPI24_2(%rip){1to16}, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpbroadcastb	128(%r10), %xmm5
	vpaddb	%xmm4, %xmm5, %xmm4
	movq	176(%r10), %rdx
	imulq	%rbx, %rdx
	addq	168(%r10), %rdx
	vmovdqu	%xmm4, (%rcx,%rdx)
	leaq	32(%r9), %rdx
	cmpq	%rdx, %rsi
	cmovlq	%rsi, %rdx
	movq	152(%r10), %rsi
	testq	%rsi, %rsi
	je	.LBB24_39
	movq	160(%r10), %rdi
	vpbroadcastd	(%rsi,%rbx,4), %zmm4
	vpmulld	128(%rdi,%r9,4), %zmm4, %zmm4
	vpaddd	%zmm3, %zmm4, %zmm3
.LBB24_39:
	movq	144(%r10), %rsi
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	128(%rsi,%r9,4), %zmm3, %zmm3
	vmaxps	(%r10), %zmm3, %zmm3
	vminps	64(%r10), %zmm3, %zmm3
	vaddps	.LCPI24_2(%rip){1to16}, %zmm3, %zmm3
	vpmovdb	%zmm3, %xmm3
	vpbroadcastb	128(%r10), %xmm4
	movq	176(%r10), %rsi
	imulq	%rbx, %rsi
	addq	168(%r10), %rsi
	vpaddb	%xmm3, %xmm4, %xmm3
	vmovdqu	%xmm3, (%rdx,%rsi)
	leaq	1(%rbx), %rsi
	movq	152(%r10), %rdi
	testq	%rdi, %rdi
	je	.LBB24_40
	movq	160(%r10), %r8
	vpbroadcastd	4(%rdi,%rbx,4), %zmm3
	vpmulld	(%r8,%r9,4), %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
.LBB24_40:
	movq	144(%r10), %rdi
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%rdi,%r9,4), %zmm2, %zmm2
	vmaxps	(%r10), %zmm2, %zmm2
	vminps	64(%r10), %zmm2, %zmm2
	vaddps	.LCPI24_2(%rip){1to16}, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpbroadcastb	128(%r10), %xmm3
	vpaddb	%xmm2, %xmm3, %xmm2
	movq	176(%r10), %rdi
	imulq	%rsi, %rdi
	addq	168(%r10), %rdi
	vmovdqu	%xmm2, (%rax,%rdi)
	movq	152(%r10), %rax
	testq	%rax, %rax
	je	.LBB24_41
	movq	160(%r10), %rdi
	vpbroadcastd	4(%rax,%rbx,4), %zmm2
	vpmulld	64(%rdi,%r9,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
.LBB24_41:
	movq	144(%r10), %rax
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rax,%r9,4), %zmm1, %zmm1
	vmaxps	(%r10), %zmm1, %zmm1
	vminps	64(%r10), %zmm1, %zmm1
	vaddps	.LCPI24_2(%rip){1to16}, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	vpbroadcastb	128(%r10), %xmm2
	vpaddb	%xmm1, %xmm2, %xmm1
	movq	176(%r10), %rax
	imulq	%rsi, %rax
	addq	168(%r10), %rax
	vmovdqu	%xmm1, (%rcx,%rax)
	movq	152(%r10), %rax
	testq	%rax, %rax
	je	.LBB24_43
	movq	160(%r10), %rcx
	vpbroadcastd	4(%rax,%rbx,4), %zmm1
	vpmulld	128(%rcx,%r9,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
.LBB24_43:
	movq	(%rsp), %r14
	movq	144(%r10), %rax
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	128(%rax,%r9,4), %zmm0, %zmm0
	vmaxps	(%r10), %zmm0, %zmm0
	vminps	64(%r10), %zmm0, %zmm0
	vaddps	.LCPI24_2(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%r10), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	imulq	176(%r10), %rsi
	addq	168(%r10), %rsi
	vmovdqu	%xmm0, (%rdx,%rsi)
	cmpq	%r11, %r14
	jl	.LBB24_62
	jmp	.LBB24_82
.LBB24_64:
	movq	152(%r8), %rdx
	testq	%rdx, %rdx
	movq	(%rsp), %r9
	je	.LBB24_65
	movq	160(%r8), %rsi
	vpbroadcastd	(%rdx,%r9,4), %zmm3
	vpmulld	(%rsi,%rdi,4), %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
.LBB24_65:
	movq	144(%r8), %rdx
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	(%rdx,%rdi,4), %zmm2, %zmm2
	vmaxps	(%r8), %zmm2, %zmm2
	vminps	64(%r8), %zmm2, %zmm2
	vaddps	.LCPI24_2(%rip){1to16}, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpbroadcastb	128(%r8), %xmm3
	vpaddb	%xmm2, %xmm3, %xmm2
	movq	176(%r8), %rdx
	imulq	%r9, %rdx
	addq	168(%r8), %rdx
	vmovdqu	%xmm2, (%rcx,%rdx)
	leaq	16(%rdi), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	152(%r8), %rdx
	testq	%rdx, %rdx
	je	.LBB24_66
	movq	160(%r8), %rsi
	vpbroadcastd	(%rdx,%r9,4), %zmm2
	vpmulld	64(%rsi,%rdi,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
.LBB24_66:
	movq	144(%r8), %rdx
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	64(%rdx,%rdi,4), %zmm1, %zmm1
	vmaxps	(%r8), %zmm1, %zmm1
	vminps	64(%r8), %zmm1, %zmm1
	vaddps	.LCPI24_2(%rip){1to16}, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	vpbroadcastb	128(%r8), %xmm2
	vpaddb	%xmm1, %xmm2, %xmm1
	movq	176(%r8), %rdx
	imulq	%r9, %rdx
	addq	168(%r8), %rdx
	vmovdqu	%xmm1, (%rcx,%rdx)
	leaq	32(%rdi), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	152(%r8), %rax
	testq	%rax, %rax
	je	.LBB24_68
	movq	160(%r8), %rdx
	vpbroadcastd	(%rax,%r9,4), %zmm1
	vpmulld	128(%rdx,%rdi,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
.LBB24_68:
	movq	144(%r8), %rax
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	128(%rax,%rdi,4), %zmm0, %zmm0
	vmaxps	(%r8), %zmm0, %zmm0
	vminps	64(%r8), %zmm0, %zmm0
	vaddps	.LCPI24_2(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	128(%r8), %xmm1
	vpaddb	%xmm0, %xmm1, %xmm0
	imulq	176(%r8), %r9
	addq	168(%r8), %r9
	vmovdqu	%xmm0, (%rcx,%r9)
.LBB24_82:
	addq	$184, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end24:
	.size	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyARyAA6ColumnVyANGGG_Ttg5, .Lfunc_end24-$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyARyAA6ColumnVyANGGG_Ttg5
	.hidden	$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOi0_
	.weak	$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOi0_
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOi0_,@function
$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOi0_:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 88(%rdi)
	vmovups	%zmm0, 64(%rdi)
	vmovups	%zmm0, (%rdi)
	vzeroupper
	retq
.Lfunc_end25:
	.size	$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOi0_, .Lfunc_end25-$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOi0_
	.hidden	$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOi_
	.weak	$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOi_
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOi_,@function
$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOi_:
	retq
.Lfunc_end26:
	.size	$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOi_, .Lfunc_end26-$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOi_
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI27_0:
	.long	0x42fe0000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI27_1:
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
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGS2iAA0F7ResultsVtAA8SumBlockRzAA9GroupSumsV4Line_6VectorRTzlFAA11DoubledRowsVyARyARyAA7ColumnsVyATyAA6ColumnVyAMGGGGGG_Ttg5,@function
$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGS2iAA0F7ResultsVtAA8SumBlockRzAA9GroupSumsV4Line_6VectorRTzlFAA11DoubledRowsVyARyARyAA7ColumnsVyATyAA6ColumnVyAMGGGGGG_Ttg5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdi, %r14
	vmovdqu64	(%rdi), %zmm6
	vmovdqu64	64(%rdi), %zmm2
	vmovdqu64	128(%rdi), %zmm0
	addq	$192, %r14
	movq	96(%r13), %rax
	movq	104(%r13), %r8
	movq	%r8, %r9
	imulq	%rax, %r9
	cmpq	$24, %rsi
	movq	%rdx, -8(%rsp)
	movq	%rsi, -24(%rsp)
	movq	%r13, -16(%rsp)
	jge	.LBB27_1
	leaq	7(%rsi), %rdx
	testq	%rsi, %rsi
	cmovnsq	%rsi, %rdx
	testq	%rax, %rax
	je	.LBB27_2
	movabsq	$2305843009213693944, %rdi
	andq	%rdi, %rdx
	leaq	48(,%rdx,2), %rdx
	imulq	%rdx, %r9
	leaq	(%r14,%r9,4), %r9
	movl	$16, %r10d
	jmp	.LBB27_6
.LBB27_1:
	testq	%rax, %rax
	je	.LBB27_2
	leaq	(%r9,%r9,2), %r9
	shlq	$6, %r9
	addq	%r14, %r9
	xorl	%r10d, %r10d
.LBB27_6:
	vmovdqu64	16(%r13), %zmm24
	movq	80(%r13), %r11
	movq	%r11, %rbx
	imulq	%rsi, %rbx
	movq	88(%r13), %rsi
	addq	(%r13), %rbx
	movq	%r8, %rdx
	shlq	$6, %rdx
	leaq	(%rdx,%rdx,2), %r15
	shll	$2, %r10d
	xorl	%r12d, %r12d
	vmovdqa64	%zmm0, %zmm1
	vmovdqa64	%zmm2, %zmm5
	vmovdqa64	%zmm6, %zmm9
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm2, %zmm7
	vmovdqa64	%zmm6, %zmm10
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm2, %zmm8
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm0, %zmm12
	vmovdqa64	%zmm2, %zmm16
	vmovdqa64	%zmm6, %zmm20
	vmovdqa64	%zmm0, %zmm13
	vmovdqa64	%zmm2, %zmm17
	vmovdqa64	%zmm6, %zmm21
	vmovdqa64	%zmm0, %zmm14
	vmovdqa64	%zmm2, %zmm18
	vmovdqa64	%zmm6, %zmm22
	vmovdqa64	%zmm0, %zmm15
	vmovdqa64	%zmm2, %zmm19
	vmovdqa64	%zmm6, %zmm23
	jmp	.LBB27_7
	.p2align	4
.LBB27_11:
	incq	%r12
	cmpq	%rax, %r12
	je	.LBB27_12
.LBB27_7:
	testq	%r8, %r8
	je	.LBB27_11
	movq	(%rsi,%r12,8), %rbp
	addq	%rbx, %rbp
	movq	%r14, %rdi
	xorl	%r13d, %r13d
	.p2align	4
.LBB27_9:
	leaq	(,%r13,4), %rdx
	addq	%rbp, %rdx
	prefetcht0	(%r9)
	vmovdqu64	(%rdi), %zmm27
	vmovdqu64	64(%rdi), %zmm26
	vmovdqu64	128(%rdi), %zmm25
	vpxord	(%rbp,%r13,4){1to16}, %zmm24, %zmm28
	incq	%r13
	vpdpbusd	%zmm27, %zmm28, %zmm23
	vpdpbusd	%zmm26, %zmm28, %zmm19
	vpdpbusd	%zmm25, %zmm28, %zmm15
	vpxord	(%r11,%rdx){1to16}, %zmm24, %zmm28
	addq	%r11, %rdx
	vpdpbusd	%zmm27, %zmm28, %zmm22
	vpdpbusd	%zmm26, %zmm28, %zmm18
	vpdpbusd	%zmm25, %zmm28, %zmm14
	vpxord	(%r11,%rdx){1to16}, %zmm24, %zmm28
	addq	%r11, %rdx
	vpdpbusd	%zmm27, %zmm28, %zmm21
	vpdpbusd	%zmm26, %zmm28, %zmm17
	vpdpbusd	%zmm25, %zmm28, %zmm13
	vpxord	(%r11,%rdx){1to16}, %zmm24, %zmm28
	addq	%r11, %rdx
	vpdpbusd	%zmm27, %zmm28, %zmm20
	vpdpbusd	%zmm26, %zmm28, %zmm16
	vpdpbusd	%zmm25, %zmm28, %zmm12
	vpxord	(%r11,%rdx){1to16}, %zmm24, %zmm28
	addq	%r11, %rdx
	vpdpbusd	%zmm27, %zmm28, %zmm11
	vpdpbusd	%zmm26, %zmm28, %zmm8
	vpdpbusd	%zmm25, %zmm28, %zmm4
	vpxord	(%r11,%rdx){1to16}, %zmm24, %zmm28
	addq	%r11, %rdx
	vpdpbusd	%zmm27, %zmm28, %zmm10
	vpdpbusd	%zmm26, %zmm28, %zmm7
	vpdpbusd	%zmm25, %zmm28, %zmm3
	vpxord	(%r11,%rdx){1to16}, %zmm24, %zmm28
	addq	%r11, %rdx
	vpdpbusd	%zmm27, %zmm28, %zmm9
	vpdpbusd	%zmm26, %zmm28, %zmm5
	vpdpbusd	%zmm25, %zmm28, %zmm1
	vpxord	(%r11,%rdx){1to16}, %zmm24, %zmm28
	vpdpbusd	%zmm27, %zmm28, %zmm6
	vpdpbusd	%zmm26, %zmm28, %zmm2
	vpdpbusd	%zmm25, %zmm28, %zmm0
	addq	$192, %rdi
	addq	%r10, %r9
	cmpq	%r13, %r8
	jne	.LBB27_9
	addq	%r15, %r14
	jmp	.LBB27_11
.LBB27_2:
	vmovdqa64	%zmm0, %zmm1
	vmovdqa64	%zmm2, %zmm5
	vmovdqa64	%zmm6, %zmm9
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm2, %zmm7
	vmovdqa64	%zmm6, %zmm10
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm2, %zmm8
	vmovdqa64	%zmm6, %zmm11
	vmovdqa64	%zmm0, %zmm12
	vmovdqa64	%zmm2, %zmm16
	vmovdqa64	%zmm6, %zmm20
	vmovdqa64	%zmm0, %zmm13
	vmovdqa64	%zmm2, %zmm17
	vmovdqa64	%zmm6, %zmm21
	vmovdqa64	%zmm0, %zmm14
	vmovdqa64	%zmm2, %zmm18
	vmovdqa64	%zmm6, %zmm22
	vmovdqa64	%zmm0, %zmm15
	vmovdqa64	%zmm2, %zmm19
	vmovdqa64	%zmm6, %zmm23
.LBB27_12:
	movq	-16(%rsp), %rax
	movq	128(%rax), %r9
	addq	$-16, %r9
	movq	-8(%rsp), %rbx
	cmpq	%rbx, %r9
	movq	%rbx, %rax
	cmovlq	%r9, %rax
	movq	184(%rcx), %rdx
	testq	%rdx, %rdx
	je	.LBB27_13
	movq	176(%rcx), %rcx
	movq	%rcx, %rsi
	movq	-24(%rsp), %r11
	imulq	%r11, %rsi
	leaq	(%rdx,%rsi,4), %rdi
	leaq	(%rdi,%rax,4), %r8
	vmovdqu64	%zmm23, (%rdi,%rax,4)
	vmovdqu64	%zmm22, (%r8,%rcx,4)
	vmovdqu64	%zmm21, (%r8,%rcx,8)
	leaq	(,%rcx,4), %rsi
	leaq	(%rsi,%rsi,2), %rsi
	vmovdqu64	%zmm20, (%r8,%rsi)
	leaq	16(%rbx), %r8
	cmpq	%r8, %r9
	cmovlq	%r9, %r8
	leaq	(%rdi,%r8,4), %r10
	vmovdqu64	%zmm19, (%rdi,%r8,4)
	vmovdqu64	%zmm18, (%r10,%rcx,4)
	vmovdqu64	%zmm17, (%r10,%rcx,8)
	vmovdqu64	%zmm16, (%r10,%rsi)
	addq	$32, %rbx
	cmpq	%rbx, %r9
	cmovlq	%r9, %rbx
	leaq	(%rdi,%rbx,4), %r9
	vmovdqu64	%zmm15, (%rdi,%rbx,4)
	vmovdqu64	%zmm14, (%r9,%rcx,4)
	vmovdqu64	%zmm13, (%r9,%rcx,8)
	vmovdqu64	%zmm12, (%r9,%rsi)
	addq	$4, %r11
	imulq	%rcx, %r11
	leaq	(%rdx,%r11,4), %rdx
	leaq	(%rdx,%rax,4), %rdi
	vmovdqu64	%zmm11, (%rdx,%rax,4)
	vmovdqu64	%zmm10, (%rdi,%rcx,4)
	vmovdqu64	%zmm9, (%rdi,%rcx,8)
	vmovdqu64	%zmm6, (%rdi,%rsi)
	leaq	(%rdx,%r8,4), %rax
	vmovdqu64	%zmm8, (%rdx,%r8,4)
	vmovdqu64	%zmm7, (%rax,%rcx,4)
	vmovdqu64	%zmm5, (%rax,%rcx,8)
	vmovdqu64	%zmm2, (%rax,%rsi)
	leaq	(%rdx,%rbx,4), %rax
	vmovdqu64	%zmm4, (%rdx,%rbx,4)
	vmovdqu64	%zmm3, (%rax,%rcx,4)
	vmovdqu64	%zmm1, (%rax,%rcx,8)
	vmovdqu64	%zmm0, (%rax,%rsi)
	jmp	.LBB27_25
.LBB27_13:
	movq	152(%rcx), %rdx
	testq	%rdx, %rdx
	movq	-24(%rsp), %r14
	je	.LBB27_14
	movq	160(%rcx), %rsi
	vmovdqu64	(%rsi,%rbx,4), %zmm24
	vpmulld	(%rdx,%r14,4){1to16}, %zmm24, %zmm25
	vpaddd	%zmm23, %zmm25, %zmm23
	vpmulld	4(%rdx,%r14,4){1to16}, %zmm24, %zmm25
	vpmulld	8(%rdx,%r14,4){1to16}, %zmm24, %zmm26
	vpaddd	%zmm22, %zmm25, %zmm22
	vpaddd	%zmm21, %zmm26, %zmm21
	vpmulld	12(%rdx,%r14,4){1to16}, %zmm24, %zmm24
	vpaddd	%zmm20, %zmm24, %zmm20
.LBB27_14:
	vmovss	136(%rcx), %xmm24
	movq	144(%rcx), %rdx
	vmovups	(%rdx,%rbx,4), %zmm25
	movl	140(%rcx), %r8d
	vcvttss2si	132(%rcx), %esi
	vcvttss2si	%xmm24, %edx
	vcvtsi2ss	%r8d, %xmm31, %xmm26
	vaddss	%xmm26, %xmm24, %xmm24
	xorl	%edi, %edi
	vucomiss	.LCPI27_0(%rip), %xmm24
	seta	%dil
	shll	$7, %edi
	subl	%edi, %r8d
	addl	%r8d, %esi
	addl	%r8d, %edx
	vcvtdq2ps	%zmm23, %zmm23
	vmulps	%zmm23, %zmm25, %zmm23
	vcvtps2dq	%zmm23, %zmm23
	vcvtdq2ps	%zmm22, %zmm22
	vmulps	%zmm22, %zmm25, %zmm22
	vcvtps2dq	%zmm22, %zmm22
	vpackssdw	%zmm22, %zmm23, %zmm22
	vcvtdq2ps	%zmm21, %zmm21
	vmulps	%zmm21, %zmm25, %zmm21
	vcvtps2dq	%zmm21, %zmm21
	vcvtdq2ps	%zmm20, %zmm20
	vmulps	%zmm20, %zmm25, %zmm20
	vcvtps2dq	%zmm20, %zmm20
	vpackssdw	%zmm20, %zmm21, %zmm20
	vpbroadcastw	%r8d, %zmm21
	vpaddsw	%zmm21, %zmm22, %zmm22
	vpaddsw	%zmm21, %zmm20, %zmm20
	vpacksswb	%zmm20, %zmm22, %zmm21
	vpbroadcastb	%esi, %zmm22
	vpbroadcastb	%edx, %zmm23
	vpbroadcastb	%edi, %zmm24
	vmovdqa64	.LCPI27_1(%rip), %zmm20
	vpermd	%zmm21, %zmm20, %zmm21
	vpmaxsb	%zmm22, %zmm21, %zmm21
	vpminsb	%zmm23, %zmm21, %zmm21
	movq	176(%rcx), %rdx
	movq	%rdx, %rsi
	imulq	%r14, %rsi
	addq	168(%rcx), %rsi
	vpxord	%zmm24, %zmm21, %zmm21
	vmovdqu64	%xmm21, (%rax,%rsi)
	addq	%rax, %rsi
	vextracti32x4	$1, %zmm21, (%rdx,%rsi)
	vextracti32x4	$2, %zmm21, (%rsi,%rdx,2)
	leaq	(%rdx,%rdx,2), %rdx
	vextracti32x4	$3, %zmm21, (%rsi,%rdx)
	leaq	16(%rbx), %rdi
	cmpq	%rdi, %r9
	cmovlq	%r9, %rdi
	movq	152(%rcx), %rdx
	testq	%rdx, %rdx
	je	.LBB27_15
	movq	160(%rcx), %rsi
	vmovdqu64	64(%rsi,%rbx,4), %zmm21
	vpmulld	(%rdx,%r14,4){1to16}, %zmm21, %zmm22
	vpaddd	%zmm19, %zmm22, %zmm19
	vpmulld	4(%rdx,%r14,4){1to16}, %zmm21, %zmm22
	vpmulld	8(%rdx,%r14,4){1to16}, %zmm21, %zmm23
	vpaddd	%zmm18, %zmm22, %zmm18
	vpaddd	%zmm17, %zmm23, %zmm17
	vpmulld	12(%rdx,%r14,4){1to16}, %zmm21, %zmm21
	vpaddd	%zmm16, %zmm21, %zmm16
.LBB27_15:
	vmovss	136(%rcx), %xmm21
	movl	140(%rcx), %r10d
	movq	144(%rcx), %rdx
	vmovups	64(%rdx,%rbx,4), %zmm22
	vcvttss2si	132(%rcx), %esi
	vcvttss2si	%xmm21, %edx
	vcvtsi2ss	%r10d, %xmm31, %xmm23
	vaddss	%xmm23, %xmm21, %xmm21
	xorl	%r8d, %r8d
	vucomiss	.LCPI27_0(%rip), %xmm21
	seta	%r8b
	shll	$7, %r8d
	subl	%r8d, %r10d
	addl	%r10d, %esi
	addl	%r10d, %edx
	vcvtdq2ps	%zmm19, %zmm19
	vmulps	%zmm19, %zmm22, %zmm19
	vcvtps2dq	%zmm19, %zmm19
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	%zmm18, %zmm22, %zmm18
	vcvtps2dq	%zmm18, %zmm18
	vpackssdw	%zmm18, %zmm19, %zmm18
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	%zmm17, %zmm22, %zmm17
	vcvtps2dq	%zmm17, %zmm17
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	%zmm16, %zmm22, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vpackssdw	%zmm16, %zmm17, %zmm16
	vpbroadcastw	%r10d, %zmm17
	vpaddsw	%zmm17, %zmm18, %zmm18
	vpaddsw	%zmm17, %zmm16, %zmm16
	vpacksswb	%zmm16, %zmm18, %zmm16
	vpbroadcastb	%esi, %zmm17
	vpbroadcastb	%edx, %zmm18
	vpbroadcastb	%r8d, %zmm19
	vpermd	%zmm16, %zmm20, %zmm16
	vpmaxsb	%zmm17, %zmm16, %zmm16
	vpminsb	%zmm18, %zmm16, %zmm16
	movq	176(%rcx), %rdx
	movq	%rdx, %rsi
	imulq	%r14, %rsi
	addq	168(%rcx), %rsi
	vpxord	%zmm19, %zmm16, %zmm16
	vmovdqu64	%xmm16, (%rdi,%rsi)
	addq	%rdi, %rsi
	vextracti32x4	$1, %zmm16, (%rdx,%rsi)
	vextracti32x4	$2, %zmm16, (%rsi,%rdx,2)
	leaq	(%rdx,%rdx,2), %rdx
	vextracti32x4	$3, %zmm16, (%rsi,%rdx)
	leaq	32(%rbx), %r8
	cmpq	%r8, %r9
	cmovlq	%r9, %r8
	movq	152(%rcx), %rdx
	testq	%rdx, %rdx
	je	.LBB27_17
	movq	160(%rcx), %rsi
	vmovdqu64	128(%rsi,%rbx,4), %zmm16
	vpmulld	(%rdx,%r14,4){1to16}, %zmm16, %zmm17
	vpaddd	%zmm15, %zmm17, %zmm15
	vpmulld	4(%rdx,%r14,4){1to16}, %zmm16, %zmm17
	vpmulld	8(%rdx,%r14,4){1to16}, %zmm16, %zmm18
	vpaddd	%zmm14, %zmm17, %zmm14
	vpaddd	%zmm13, %zmm18, %zmm13
	vpmulld	12(%rdx,%r14,4){1to16}, %zmm16, %zmm16
	vpaddd	%zmm12, %zmm16, %zmm12
.LBB27_17:
	vmovss	136(%rcx), %xmm16
	movl	140(%rcx), %r10d
	movq	144(%rcx), %rsi
	vcvttss2si	132(%rcx), %edx
	vmovups	128(%rsi,%rbx,4), %zmm17
	vcvttss2si	%xmm16, %esi
	vcvtsi2ss	%r10d, %xmm11, %xmm18
	vaddss	%xmm18, %xmm16, %xmm16
	xorl	%r9d, %r9d
	vucomiss	.LCPI27_0(%rip), %xmm16
	seta	%r9b
	shll	$7, %r9d
	subl	%r9d, %r10d
	addl	%r10d, %edx
	addl	%r10d, %esi
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	%zmm15, %zmm17, %zmm15
	vcvtps2dq	%zmm15, %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm17, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vpackssdw	%zmm14, %zmm15, %zmm14
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm17, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm17, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vpackssdw	%zmm12, %zmm13, %zmm12
	vpbroadcastw	%r10d, %zmm13
	vpaddsw	%zmm13, %zmm14, %zmm14
	vpaddsw	%zmm13, %zmm12, %zmm12
	vpacksswb	%zmm12, %zmm14, %zmm12
	vpbroadcastb	%edx, %zmm13
	vpbroadcastb	%esi, %zmm14
	vpbroadcastb	%r9d, %zmm15
	vpermd	%zmm12, %zmm20, %zmm12
	vpmaxsb	%zmm13, %zmm12, %zmm12
	vpminsb	%zmm14, %zmm12, %zmm12
	vpxord	%zmm15, %zmm12, %zmm12
	movq	176(%rcx), %rdx
	movq	%rdx, %rsi
	imulq	%r14, %rsi
	addq	168(%rcx), %rsi
	vmovdqu	%xmm12, (%r8,%rsi)
	addq	%r8, %rsi
	vextracti32x4	$1, %zmm12, (%rdx,%rsi)
	vextracti32x4	$2, %zmm12, (%rsi,%rdx,2)
	leaq	(%rdx,%rdx,2), %rdx
	vextracti32x4	$3, %zmm12, (%rsi,%rdx)
	leaq	4(%r14), %r9
	movq	152(%rcx), %rdx
	testq	%rdx, %rdx
	je	.LBB27_18
	movq	160(%rcx), %rsi
	vmovdqu64	(%rsi,%rbx,4), %zmm12
	vpmulld	16(%rdx,%r14,4){1to16}, %zmm12, %zmm13
	vpaddd	%zmm11, %zmm13, %zmm11
	vpmulld	20(%rdx,%r14,4){1to16}, %zmm12, %zmm13
	vpmulld	24(%rdx,%r14,4){1to16}, %zmm12, %zmm14
	vpaddd	%zmm10, %zmm13, %zmm10
	vpaddd	%zmm9, %zmm14, %zmm9
	vpmulld	28(%rdx,%r14,4){1to16}, %zmm12, %zmm12
	vpaddd	%zmm6, %zmm12, %zmm6
.LBB27_18:
	vmovss	136(%rcx), %xmm12
	movq	144(%rcx), %rdx
	vmovups	(%rdx,%rbx,4), %zmm13
	movl	140(%rcx), %r11d
	vcvttss2si	132(%rcx), %esi
	vcvttss2si	%xmm12, %edx
	vcvtsi2ss	%r11d, %xmm8, %xmm14
	vaddss	%xmm14, %xmm12, %xmm12
	xorl	%r10d, %r10d
	vucomiss	.LCPI27_0(%rip), %xmm12
	seta	%r10b
	shll	$7, %r10d
	subl	%r10d, %r11d
	addl	%r11d, %esi
	addl	%r11d, %edx
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm13, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm13, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vpackssdw	%zmm10, %zmm11, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm13, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm13, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm9, %zmm6
	vpbroadcastw	%r11d, %zmm9
	vpaddsw	%zmm9, %zmm10, %zmm10
	vpaddsw	%zmm9, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm10, %zmm6
	vpbroadcastb	%esi, %zmm9
	vpbroadcastb	%edx, %zmm10
	vpbroadcastb	%r10d, %zmm11
	vpermd	%zmm6, %zmm20, %zmm6
	vpmaxsb	%zmm9, %zmm6, %zmm6
	vpminsb	%zmm10, %zmm6, %zmm6
	vpxord	%zmm11, %zmm6, %zmm6
	movq	176(%rcx), %rdx
	movq	%rdx, %rsi
	imulq	%r9, %rsi
	addq	168(%rcx), %rsi
	leaq	(%rsi,%rax), %r10
	vmovdqu	%xmm6, (%rax,%rsi)
	vextracti32x4	$1, %zmm6, (%rdx,%r10)
	vextracti32x4	$2, %zmm6, (%r10,%rdx,2)
	leaq	(%rdx,%rdx,2), %rax
	vextracti32x4	$3, %zmm6, (%r10,%rax)
	movq	152(%rcx), %rax
	testq	%rax, %rax
	je	.LBB27_19
	movq	160(%rcx), %rdx
	vmovdqu64	64(%rdx,%rbx,4), %zmm6
	vpmulld	16(%rax,%r14,4){1to16}, %zmm6, %zmm9
	vpaddd	%zmm8, %zmm9, %zmm8
	vpmulld	20(%rax,%r14,4){1to16}, %zmm6, %zmm9
	vpmulld	24(%rax,%r14,4){1to16}, %zmm6, %zmm10
	vpaddd	%zmm7, %zmm9, %zmm7
	vpaddd	%zmm5, %zmm10, %zmm5
	vpmulld	28(%rax,%r14,4){1to16}, %zmm6, %zmm6
	vpaddd	%zmm2, %zmm6, %zmm2
.LBB27_19:
	vmovss	136(%rcx), %xmm6
	movq	144(%rcx), %rax
	vmovups	64(%rax,%rbx,4), %zmm9
	movl	140(%rcx), %r10d
	vcvttss2si	132(%rcx), %edx
	vcvttss2si	%xmm6, %eax
	vcvtsi2ss	%r10d, %xmm4, %xmm10
	vaddss	%xmm6, %xmm10, %xmm6
	xorl	%esi, %esi
	vucomiss	.LCPI27_0(%rip), %xmm6
	seta	%sil
	shll	$7, %esi
	subl	%esi, %r10d
	addl	%r10d, %edx
	addl	%r10d, %eax
	vcvtdq2ps	%zmm8, %zmm6
	vmulps	%zmm6, %zmm9, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm9, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm6, %zmm6
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm9, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm9, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm5, %zmm2
	vpbroadcastw	%r10d, %zmm5
	vpaddsw	%zmm5, %zmm6, %zmm6
	vpaddsw	%zmm5, %zmm2, %zmm2
	vpacksswb	%zmm2, %zmm6, %zmm2
	vpbroadcastb	%edx, %zmm5
	vpbroadcastb	%eax, %zmm6
	vpbroadcastb	%esi, %zmm7
	vpermd	%zmm2, %zmm20, %zmm2
	vpmaxsb	%zmm5, %zmm2, %zmm2
	vpminsb	%zmm6, %zmm2, %zmm2
	vpxord	%zmm7, %zmm2, %zmm2
	movq	176(%rcx), %rax
	movq	%rax, %rdx
	imulq	%r9, %rdx
	addq	168(%rcx), %rdx
	leaq	(%rdx,%rdi), %rsi
	vmovdqu	%xmm2, (%rdi,%rdx)
	vextracti32x4	$1, %zmm2, (%rax,%rsi)
	vextracti32x4	$2, %zmm2, (%rsi,%rax,2)
	leaq	(%rax,%rax,2), %rax
	vextracti32x4	$3, %zmm2, (%rsi,%rax)
	movq	152(%rcx), %rax
	testq	%rax, %rax
	je	.LBB27_21
	movq	160(%rcx), %rdx
	vmovdqu64	128(%rdx,%rbx,4), %zmm2
	vpmulld	16(%rax,%r14,4){1to16}, %zmm2, %zmm5
	vpaddd	%zmm4, %zmm5, %zmm4
	vpmulld	20(%rax,%r14,4){1to16}, %zmm2, %zmm5
	vpmulld	24(%rax,%r14,4){1to16}, %zmm2, %zmm6
	vpaddd	%zmm3, %zmm5, %zmm3
	vpaddd	%zmm1, %zmm6, %zmm1
	vpmulld	28(%rax,%r14,4){1to16}, %zmm2, %zmm2
	vpaddd	%zmm0, %zmm2, %zmm0
.LBB27_21:
	vmovss	136(%rcx), %xmm2
	movl	140(%rcx), %edi
	movq	144(%rcx), %rax
	vmovups	128(%rax,%rbx,4), %zmm5
	vcvttss2si	132(%rcx), %edx
	vcvttss2si	%xmm2, %eax
	vcvtsi2ss	%edi, %xmm15, %xmm6
	vaddss	%xmm6, %xmm2, %xmm2
	xorl	%esi, %esi
	vucomiss	.LCPI27_0(%rip), %xmm2
	seta	%sil
	shll	$7, %esi
	subl	%esi, %edi
	addl	%edi, %edx
	addl	%edi, %eax
	vcvtdq2ps	%zmm4, %zmm2
	vmulps	%zmm2, %zmm5, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm5, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vpackssdw	%zmm3, %zmm2, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm5, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	%zmm0, %zmm5, %zmm0
	vcvtps2dq	%zmm0, %zmm0
	vpackssdw	%zmm0, %zmm1, %zmm0
	vpbroadcastw	%edi, %zmm1
	vpaddsw	%zmm1, %zmm2, %zmm2
	vpaddsw	%zmm1, %zmm0, %zmm0
	vpacksswb	%zmm0, %zmm2, %zmm0
	vpbroadcastb	%edx, %zmm1
	vpbroadcastb	%eax, %zmm2
	vpbroadcastb	%esi, %zmm3
	vpermd	%zmm0, %zmm20, %zmm0
	vpmaxsb	%zmm1, %zmm0, %zmm0
	vpminsb	%zmm2, %zmm0, %zmm0
	movq	176(%rcx), %rax
	imulq	%rax, %r9
	addq	168(%rcx), %r9
	vpxord	%zmm3, %zmm0, %zmm0
	leaq	(%r9,%r8), %rcx
	vmovdqu	%xmm0, (%r8,%r9)
	vextracti32x4	$1, %zmm0, (%rax,%rcx)
	vextracti32x4	$2, %zmm0, (%rcx,%rax,2)
	leaq	(%rax,%rax,2), %rax
	vextracti32x4	$3, %zmm0, (%rcx,%rax)
.LBB27_25:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end27:
	.size	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGS2iAA0F7ResultsVtAA8SumBlockRzAA9GroupSumsV4Line_6VectorRTzlFAA11DoubledRowsVyARyARyAA7ColumnsVyATyAA6ColumnVyAMGGGGGG_Ttg5, .Lfunc_end27-$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGS2iAA0F7ResultsVtAA8SumBlockRzAA9GroupSumsV4Line_6VectorRTzlFAA11DoubledRowsVyARyARyAA7ColumnsVyATyAA6ColumnVyAMGGGGGG_Ttg5
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
.Lfunc_end28:
	.size	vitruvian_interleave_codes_avx512vnni, .Lfunc_end28-vitruvian_interleave_codes_avx512vnni
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
	je	.LBB29_33
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
	jmp	.LBB29_2
	.p2align	4
.LBB29_32:
	movq	192(%rsp), %r14
	incq	%r14
	movq	160(%rsp), %rax
	addq	%rax, 56(%rsp)
	addq	%rax, %r12
	addq	%rax, 64(%rsp)
	addq	%rax, 72(%rsp)
	addq	%rax, 80(%rsp)
	cmpq	760(%rsp), %r14
	je	.LBB29_33
.LBB29_2:
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
	jl	.LBB29_35
	testq	%rcx, %rcx
	movq	48(%rsp), %rbx
	movq	88(%rsp), %r12
	jle	.LBB29_14
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
	jmp	.LBB29_5
	.p2align	4
.LBB29_12:
	movq	216(%rsp), %rdx
	movq	%rdx, %r10
	movq	24(%rsp), %rcx
	cmpq	%rcx, %rdx
	movq	200(%rsp), %rsi
	jge	.LBB29_13
.LBB29_5:
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
.LBB29_6:
	addq	$16, %rdi
	seto	%dl
	cmpq	%r10, %rcx
	jne	.LBB29_7
.LBB29_10:
	cmpq	32(%rsp), %rdi
	setge	%sil
	orb	%sil, %dl
	jne	.LBB29_12
	movq	280(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%rdi, %rbx
	movq	24(%rsp), %rcx
	jmp	.LBB29_6
	.p2align	4
.LBB29_7:
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
.LBB29_9:
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
	jb	.LBB29_10
	addq	$64, %r13
	addq	%rbp, %rbx
	addq	%r14, %r11
	addq	%r15, %r8
	addq	%r12, %r9
	jmp	.LBB29_9
	.p2align	4
.LBB29_35:
	leaq	432(%rsp), %rdi
	leaq	496(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI9ImageRowsV015interleaveOneByH0_2toyAA8RowGroupV_Spys5Int32VGtF)
	vmovdqu64	288(%rsp), %zmm5
	vmovdqu64	352(%rsp), %zmm4
	movq	24(%rsp), %rcx
.LBB29_13:
	cmpq	$31, 128(%rsp)
	movq	88(%rsp), %r12
	movl	44(%rsp), %ebp
	movq	136(%rsp), %r13
	movq	48(%rsp), %rbx
	movq	96(%rsp), %r15
	jb	.LBB29_32
.LBB29_14:
	movq	80(%rsp), %rax
	movq	72(%rsp), %r11
	movq	64(%rsp), %rdx
	movq	%r12, %rsi
	movq	56(%rsp), %rdi
	xorl	%r8d, %r8d
	jmp	.LBB29_15
	.p2align	4
.LBB29_31:
	incq	%r8
	addq	%r15, %rdi
	addq	%r15, %rsi
	addq	%r15, %rdx
	addq	%r15, %r11
	addq	%r15, %rax
	cmpq	%rbx, %r8
	je	.LBB29_32
.LBB29_15:
	testq	%r13, %r13
	je	.LBB29_22
	xorl	%r9d, %r9d
	cmpq	$64, %r13
	jb	.LBB29_21
	movq	112(%rsp), %r10
	.p2align	4
.LBB29_18:
	vmovdqu64	%zmm5, -192(%rdi,%r9,4)
	vmovdqu64	%zmm5, -128(%rdi,%r9,4)
	vmovdqu64	%zmm5, -64(%rdi,%r9,4)
	vmovdqu64	%zmm5, (%rdi,%r9,4)
	addq	$64, %r9
	cmpq	%r9, %r10
	jne	.LBB29_18
	cmpq	%r10, %r13
	je	.LBB29_22
	movq	112(%rsp), %r10
	movq	%r10, %r9
	movq	768(%rsp), %r14
	testb	$3, %r14b
	je	.LBB29_36
	.p2align	4
.LBB29_21:
	vmovdqu64	%zmm5, (%rsi,%r9,4)
	addq	$16, %r9
	cmpq	%r9, %r13
	jne	.LBB29_21
.LBB29_22:
	movq	208(%rsp), %r10
	testq	%r10, %r10
	je	.LBB29_31
	xorl	%r9d, %r9d
	cmpq	$64, %r10
	jb	.LBB29_24
	movq	104(%rsp), %r15
	.p2align	4
.LBB29_26:
	vmovdqu64	%zmm5, -192(%rdx,%r9,4)
	vmovdqu64	%zmm5, -128(%rdx,%r9,4)
	vmovdqu64	%zmm5, -64(%rdx,%r9,4)
	vmovdqu64	%zmm5, (%rdx,%r9,4)
	addq	$64, %r9
	cmpq	%r9, %r15
	jne	.LBB29_26
	cmpq	%r15, %r10
	movq	96(%rsp), %r15
	je	.LBB29_31
	movq	104(%rsp), %r9
	movq	776(%rsp), %r14
	testb	$3, %r14b
	je	.LBB29_29
	.p2align	4
.LBB29_24:
	vmovdqu64	%zmm5, (%rax,%r9,4)
	addq	$16, %r9
	cmpq	%r9, %r10
	jne	.LBB29_24
	jmp	.LBB29_31
	.p2align	4
.LBB29_36:
	movl	%ebp, (%rsi,%r10,4)
	incq	%r10
	cmpq	%r10, %r13
	jne	.LBB29_36
	jmp	.LBB29_22
.LBB29_29:
	xorl	%r9d, %r9d
	.p2align	4
.LBB29_30:
	movl	%ebp, (%r11,%r9,4)
	incq	%r9
	cmpq	%r9, 224(%rsp)
	jne	.LBB29_30
	jmp	.LBB29_31
.LBB29_33:
	movq	%fs:40, %rax
	cmpq	688(%rsp), %rax
	jne	.LBB29_34
	addq	$696, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB29_34:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end29:
	.size	$s24VitruvianMicroAVX512VNNI14interleaveRows5image6height7rowStep5width05pixelJ012channelCount8firstRow05groupN010leftMargin05rightS06margin4flip9zeroPoint6groupsySPys5UInt8VG_S9iA2Rs5Int32VSpyAUGtF, .Lfunc_end29-$s24VitruvianMicroAVX512VNNI14interleaveRows5image6height7rowStep5width05pixelJ012channelCount8firstRow05groupN010leftMargin05rightS06margin4flip9zeroPoint6groupsySPys5UInt8VG_S9iA2Rs5Int32VSpyAUGtF
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
	je	.LBB30_6
	movq	-32(%rsp), %rax
	movq	40(%rax), %r8
	movq	$0, -40(%rsp)
	jmp	.LBB30_2
	.p2align	4
.LBB30_5:
	movq	-40(%rsp), %rdx
	incq	%rdx
	addq	$64, %rsi
	movq	%rdx, -40(%rsp)
	cmpq	-16(%rsp), %rdx
	je	.LBB30_6
.LBB30_2:
	testq	%r8, %r8
	je	.LBB30_5
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
.LBB30_4:
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
	jne	.LBB30_4
	jmp	.LBB30_5
.LBB30_6:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end30:
	.size	$s24VitruvianMicroAVX512VNNI9ImageRowsV015interleaveOneByH0_2toyAA8RowGroupV_Spys5Int32VGtF, .Lfunc_end30-$s24VitruvianMicroAVX512VNNI9ImageRowsV015interleaveOneByH0_2toyAA8RowGroupV_Spys5Int32VGtF
	.hidden	$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg
	.weak	$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg,@function
$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg:
	xorl	%eax, %eax
	cmpq	$0, 144(%rdi)
	sete	%al
	retq
.Lfunc_end31:
	.size	$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg, .Lfunc_end31-$s24VitruvianMicroAVX512VNNI14ChannelScalingVSgWOg
	.hidden	"symbolic Sf"
	.type	"symbolic Sf",@object
	.section	".note.GNU-stack","",@progbits
#endif
