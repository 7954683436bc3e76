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
	vpbroadcastd	4(%r13), %zmm2
	vpmulld	(%rdi), %zmm2, %zmm3
	shlq	$2, %rsi
	addq	144(%r13), %rsi
	vmovups	64(%rdi), %zmm6
	vmovups	128(%rdi), %zmm5
	vmovups	192(%rdi), %zmm4
	vmovups	256(%rdi), %zmm2
	vbroadcastss	(%r13), %zmm7
	cmpq	$1, %rdx
	je	.LBB0_4
	movq	%rdx, %rax
	andq	$-2, %rax
	leaq	(,%rcx,8), %rdi
	vxorps	%xmm8, %xmm8, %xmm8
	.p2align	4
.LBB0_3:
	vpaddd	(%rsi), %zmm3, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm6, %zmm9
	vmulps	%zmm9, %zmm7, %zmm9
	vmulps	%zmm9, %zmm5, %zmm9
	vaddps	%zmm9, %zmm4, %zmm9
	vcmpltps	%zmm8, %zmm9, %k1
	vmulps	%zmm9, %zmm2, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	vmovups	%zmm9, (%rsi)
	vpaddd	(%rsi,%rcx,4), %zmm3, %zmm9
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm6, %zmm9
	vmulps	%zmm9, %zmm7, %zmm9
	vmulps	%zmm9, %zmm5, %zmm9
	vaddps	%zmm9, %zmm4, %zmm9
	vcmpltps	%zmm8, %zmm9, %k1
	vmulps	%zmm9, %zmm2, %zmm9 {%k1}
	vmaxps	%zmm9, %zmm0, %zmm9
	vminps	%zmm9, %zmm1, %zmm9
	vmovups	%zmm9, (%rsi,%rcx,4)
	addq	%rdi, %rsi
	addq	$-2, %rax
	jne	.LBB0_3
.LBB0_4:
	testb	$1, %dl
	je	.LBB0_6
	vpaddd	(%rsi), %zmm3, %zmm3
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm6, %zmm3
	vmulps	%zmm3, %zmm7, %zmm3
	vmulps	%zmm3, %zmm5, %zmm3
	vaddps	%zmm3, %zmm4, %zmm3
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
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI1_0:
	.long	16843009
	.text
	.hidden	vitruvian_pack_columns_avx512vnni
	.globl	vitruvian_pack_columns_avx512vnni
	.p2align	4
	.type	vitruvian_pack_columns_avx512vnni,@function
vitruvian_pack_columns_avx512vnni:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%rbx
	subq	$72, %rsp
	vmovdqu64	(%rdi), %zmm0
	vmovdqu64	%zmm0, (%rsp)
	movq	64(%rdi), %r15
	movq	%r15, 64(%rsp)
	movq	56(%rsp), %r14
	leaq	(%r14,%r15,4), %rbx
	cmpq	$1, 24(%rsp)
	jne	.LBB1_2
	cmpq	$15, 32(%rsp)
	jle	.LBB1_2
	movq	(%rsp), %rcx
	movq	8(%rsp), %rax
	leaq	3(%rax), %rdx
	testq	%rax, %rax
	movq	%rax, %rsi
	cmovsq	%rdx, %rsi
	movq	%rsi, %rdi
	andq	$-4, %rdi
	subq	%rdi, %rax
	cmpq	$7, %rdx
	jae	.LBB1_19
	movq	%rbx, %rdx
	testq	%rax, %rax
	jg	.LBB1_15
	jmp	.LBB1_3
.LBB1_2:
	movq	%rsp, %r13
	movq	%rbx, %rdi
	vzeroupper
	callq	($sSo35vitruvian_column_packing_parametersa24VitruvianMicroAVX512VNNIE09packOneByJ033_D708D0AC600452BB8BA71DD99E64B4C5LL4intoySpys5Int32VG_tF)
	jmp	.LBB1_3
.LBB1_19:
	sarq	$2, %rsi
	movq	16(%rsp), %r8
	movzbl	40(%rsp), %edx
	leaq	(,%r8,4), %rdi
	vpbroadcastd	%edx, %zmm0
	leaq	(,%r15,4), %r9
	movq	%rbx, %rdx
	.p2align	4
.LBB1_20:
	movq	%rcx, %r10
	vpmovzxbd	(%rcx), %zmm1
	addq	%r8, %rcx
	vpmovzxbd	(%r10,%r8), %zmm2
	vpxord	%zmm2, %zmm0, %zmm2
	vpslld	$8, %zmm2, %zmm2
	vpternlogd	$246, %zmm1, %zmm0, %zmm2
	vpmovzxbd	(%r8,%rcx), %zmm1
	addq	%r8, %rcx
	vpxord	%zmm1, %zmm0, %zmm1
	vpslld	$16, %zmm1, %zmm1
	vpmovzxbd	(%r8,%rcx), %zmm3
	addq	%r8, %rcx
	vpxord	%zmm3, %zmm0, %zmm3
	vpslld	$24, %zmm3, %zmm3
	vpternlogd	$254, %zmm2, %zmm1, %zmm3
	vmovdqu64	%zmm3, (%rdx)
	addq	%r9, %rdx
	addq	%r8, %rcx
	decq	%rsi
	jne	.LBB1_20
	addq	%rdi, %r10
	movq	%r10, %rcx
	testq	%rax, %rax
	jle	.LBB1_3
.LBB1_15:
	movzbl	40(%rsp), %esi
	vpbroadcastd	%esi, %zmm1
	vpmovzxbd	(%rcx), %zmm0
	vpxord	%zmm0, %zmm1, %zmm0
	cmpq	$1, %rax
	je	.LBB1_18
	movq	16(%rsp), %rsi
	vpmovzxbd	(%rcx,%rsi), %zmm2
	vpxord	%zmm2, %zmm1, %zmm2
	vpslld	$8, %zmm2, %zmm2
	vpord	%zmm0, %zmm2, %zmm0
	cmpq	$2, %rax
	je	.LBB1_18
	vpmovzxbd	(%rcx,%rsi,2), %zmm2
	vpxord	%zmm2, %zmm1, %zmm1
	vpslld	$16, %zmm1, %zmm1
	vpord	%zmm0, %zmm1, %zmm0
.LBB1_18:
	vmovdqu64	%zmm0, (%rdx)
.LBB1_3:
	movq	8(%rsp), %rax
	leaq	3(%rax), %rdx
	leaq	6(%rax), %rcx
	testq	%rdx, %rdx
	cmovsq	%rcx, %rdx
	vpxor	%xmm0, %xmm0, %xmm0
	cmpq	$7, %rcx
	jb	.LBB1_11
	sarq	$2, %rdx
	leaq	-1(%rdx), %rsi
	movl	%edx, %ecx
	andl	$7, %ecx
	cmpq	$7, %rsi
	jb	.LBB1_8
	andq	$-8, %rdx
	movq	%r15, %rsi
	shlq	$5, %rsi
	leaq	(,%r15,4), %rdi
	vpbroadcastd	.LCPI1_0(%rip), %zmm1
	leaq	(%rdi,%rdi), %r8
	.p2align	4
.LBB1_6:
	movq	%rbx, %r9
	vpdpbusd	(%rbx), %zmm1, %zmm0
	addq	%rdi, %rbx
	vpdpbusd	(%r9,%rdi), %zmm1, %zmm0
	vpdpbusd	(%rdi,%rbx), %zmm1, %zmm0
	addq	%rdi, %rbx
	vpdpbusd	(%rdi,%rbx), %zmm1, %zmm0
	addq	%rdi, %rbx
	vpdpbusd	(%rdi,%rbx), %zmm1, %zmm0
	addq	%rdi, %rbx
	vpdpbusd	(%rdi,%rbx), %zmm1, %zmm0
	addq	%rdi, %rbx
	vpdpbusd	(%rdi,%rbx), %zmm1, %zmm0
	addq	%rdi, %rbx
	vpdpbusd	(%rdi,%rbx), %zmm1, %zmm0
	addq	%r8, %rbx
	addq	$-8, %rdx
	jne	.LBB1_6
	addq	%rsi, %r9
	movq	%r9, %rbx
.LBB1_8:
	testq	%rcx, %rcx
	je	.LBB1_11
	shlq	$2, %r15
	vpbroadcastd	.LCPI1_0(%rip), %zmm1
	.p2align	4
.LBB1_10:
	vpdpbusd	(%rbx), %zmm1, %zmm0
	addq	%r15, %rbx
	decq	%rcx
	jne	.LBB1_10
.LBB1_11:
	imull	44(%rsp), %eax
	vpbroadcastd	%eax, %zmm1
	vpsubd	%zmm0, %zmm1, %zmm0
	vpmulld	48(%rsp){1to16}, %zmm0, %zmm0
	vmovdqu64	%zmm0, (%r14)
	addq	$72, %rsp
	popq	%rbx
	popq	%r13
	popq	%r14
	popq	%r15
	vzeroupper
	retq
.Lfunc_end1:
	.size	vitruvian_pack_columns_avx512vnni, .Lfunc_end1-vitruvian_pack_columns_avx512vnni
	.p2align	4
	.type	$sSo35vitruvian_column_packing_parametersa24VitruvianMicroAVX512VNNIE09packOneByJ033_D708D0AC600452BB8BA71DD99E64B4C5LL4intoySpys5Int32VG_tF,@function
$sSo35vitruvian_column_packing_parametersa24VitruvianMicroAVX512VNNIE09packOneByJ033_D708D0AC600452BB8BA71DD99E64B4C5LL4intoySpys5Int32VG_tF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	movq	32(%r13), %rax
	testq	%rax, %rax
	je	.LBB2_1
	movq	(%r13), %rcx
	movq	%rcx, -8(%rsp)
	movq	8(%r13), %r10
	movq	24(%r13), %rcx
	movq	%rcx, -16(%rsp)
	leaq	3(%r10), %rdx
	testq	%r10, %r10
	movq	%r10, %rcx
	movq	%rdx, -40(%rsp)
	cmovsq	%rdx, %rcx
	movq	%rcx, %rdx
	sarq	$2, %rdx
	movq	%rdx, -24(%rsp)
	andq	$-4, %rcx
	movq	%r10, -48(%rsp)
	subq	%rcx, %r10
	xorl	%r11d, %r11d
	movq	%rdi, -32(%rsp)
	movq	%rdi, %rbx
	jmp	.LBB2_3
	.p2align	4
.LBB2_11:
	movl	%ecx, (%r15)
.LBB2_12:
	incq	%r11
	addq	$4, %rbx
	cmpq	%rax, %r11
	je	.LBB2_13
.LBB2_3:
	movq	%r11, %r14
	imulq	-16(%rsp), %r14
	addq	-8(%rsp), %r14
	cmpq	$7, -40(%rsp)
	jae	.LBB2_5
	movq	-32(%rsp), %rcx
	leaq	(%rcx,%r11,4), %r15
.LBB2_9:
	testq	%r10, %r10
	jle	.LBB2_12
	movzbl	40(%r13), %edi
	movzbl	(%r14), %ecx
	xorb	%dil, %cl
	movzbl	%cl, %ecx
	cmpq	$1, %r10
	je	.LBB2_11
	movq	16(%r13), %r9
	movzbl	(%r14,%r9), %edx
	xorb	%dil, %dl
	movzbl	%dl, %edx
	shll	$8, %edx
	orl	%edx, %ecx
	cmpq	$2, %r10
	je	.LBB2_11
	xorb	(%r14,%r9,2), %dil
	movzbl	%dil, %edx
	shll	$16, %edx
	orl	%edx, %ecx
	jmp	.LBB2_11
	.p2align	4
.LBB2_5:
	movq	16(%r13), %r12
	movq	64(%r13), %rbp
	leaq	(,%r12,4), %r9
	leaq	(%r12,%r12,2), %rdi
	shlq	$2, %rbp
	movq	-24(%rsp), %rcx
	movq	%rbx, %r15
	jmp	.LBB2_6
	.p2align	4
.LBB2_7:
	movzbl	40(%r13), %esi
	imull	$16843009, %esi, %esi
	xorl	(%r14), %esi
.LBB2_8:
	movl	%esi, (%r15)
	addq	%r9, %r14
	addq	%rbp, %r15
	decq	%rcx
	je	.LBB2_9
.LBB2_6:
	cmpq	$1, %r12
	je	.LBB2_7
	movzbl	40(%r13), %esi
	movzbl	(%r14), %r8d
	xorb	%sil, %r8b
	movzbl	%r8b, %r8d
	movzbl	(%r14,%r12), %edx
	xorb	%sil, %dl
	movzbl	%dl, %edx
	shll	$8, %edx
	orl	%r8d, %edx
	movzbl	(%r14,%r12,2), %r8d
	xorb	%sil, %r8b
	movzbl	%r8b, %r8d
	shll	$16, %r8d
	orl	%edx, %r8d
	xorb	(%r14,%rdi), %sil
	movzbl	%sil, %esi
	shll	$24, %esi
	orl	%r8d, %esi
	jmp	.LBB2_8
.LBB2_13:
	movq	%rax, %rcx
	addq	$-16, %rcx
	movq	-32(%rsp), %rdi
	js	.LBB2_14
.LBB2_27:
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB2_1:
	movq	8(%r13), %rcx
	movq	%rcx, -48(%rsp)
	addq	$3, %rcx
	movq	%rcx, -40(%rsp)
.LBB2_14:
	movq	-40(%rsp), %rcx
	leaq	3(%rcx), %rsi
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rsi
	sarq	$2, %rsi
	addq	$6, -48(%rsp)
	movq	%rsi, %rdx
	andq	$-64, %rdx
	movl	%esi, %r8d
	andl	$7, %r8d
	leaq	(%rdi,%rax,4), %r9
	addq	$192, %r9
	leaq	(%rdi,%rax,4), %rdi
	movq	%r8, %r10
	negq	%r10
	vxorps	%xmm0, %xmm0, %xmm0
	jmp	.LBB2_15
	.p2align	4
.LBB2_26:
	incq	%rax
	addq	$4, %r9
	addq	$4, %rdi
	cmpq	$16, %rax
	je	.LBB2_27
.LBB2_15:
	cmpq	$7, -48(%rsp)
	jb	.LBB2_26
	cmpq	$64, %rsi
	setae	%cl
	movq	64(%r13), %r11
	cmpq	$1, %r11
	sete	%bl
	andb	%cl, %bl
	xorl	%ecx, %ecx
	cmpb	$1, %bl
	jne	.LBB2_19
	.p2align	4
.LBB2_17:
	vmovups	%zmm0, -192(%r9,%rcx,4)
	vmovups	%zmm0, -128(%r9,%rcx,4)
	vmovups	%zmm0, -64(%r9,%rcx,4)
	vmovups	%zmm0, (%r9,%rcx,4)
	addq	$64, %rcx
	cmpq	%rcx, %rdx
	jne	.LBB2_17
	movq	%rdx, %rcx
	cmpq	%rdx, %rsi
	je	.LBB2_26
.LBB2_19:
	movq	%rcx, %rbx
	testq	%r8, %r8
	je	.LBB2_23
	movq	%rcx, %rbx
	imulq	%r11, %rbx
	leaq	(%rdi,%rbx,4), %rbx
	leaq	(,%r11,4), %r15
	xorl	%r14d, %r14d
	.p2align	4
.LBB2_21:
	movl	$0, (%rbx)
	addq	%r15, %rbx
	decq	%r14
	cmpq	%r14, %r10
	jne	.LBB2_21
	movq	%rcx, %rbx
	subq	%r14, %rbx
.LBB2_23:
	subq	%rsi, %rcx
	cmpq	$-8, %rcx
	ja	.LBB2_26
	movq	%rsi, %rcx
	subq	%rbx, %rcx
	imulq	%r11, %rbx
	leaq	(%rdi,%rbx,4), %rbx
	movq	%r11, %r14
	shlq	$5, %r14
	leaq	(,%r11,4), %r15
	.p2align	4
.LBB2_25:
	movl	$0, (%rbx)
	leaq	(%rbx,%r15), %r12
	movl	$0, (%rbx,%r11,4)
	addq	%r15, %r12
	movl	$0, (%rbx,%r11,8)
	movl	$0, (%r12,%r11,4)
	leaq	(%r15,%r15), %rbp
	addq	%r12, %rbp
	movl	$0, (%r12,%r11,8)
	leaq	(,%r11,4), %r12
	addq	%rbp, %r12
	movl	$0, (%rbp,%r11,4)
	movl	$0, (%r15,%r12)
	addq	%r15, %r12
	movl	$0, (%r15,%r12)
	addq	%r14, %rbx
	addq	$-8, %rcx
	jne	.LBB2_25
	jmp	.LBB2_26
.Lfunc_end2:
	.size	$sSo35vitruvian_column_packing_parametersa24VitruvianMicroAVX512VNNIE09packOneByJ033_D708D0AC600452BB8BA71DD99E64B4C5LL4intoySpys5Int32VG_tF, .Lfunc_end2-$sSo35vitruvian_column_packing_parametersa24VitruvianMicroAVX512VNNIE09packOneByJ033_D708D0AC600452BB8BA71DD99E64B4C5LL4intoySpys5Int32VG_tF
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI3_0:
	.long	0x42fe0000
.LCPI3_1:
	.long	2139062143
	.text
	.hidden	vitruvian_multiply_computed_avx512vnni
	.globl	vitruvian_multiply_computed_avx512vnni
	.p2align	4
	.type	vitruvian_multiply_computed_avx512vnni,@function
vitruvian_multiply_computed_avx512vnni:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1464, %rsp
	movq	%fs:40, %rax
	movq	%rax, 1456(%rsp)
	vmovups	(%rdi), %zmm0
	vmovups	64(%rdi), %zmm1
	vmovups	%zmm1, 928(%rsp)
	vmovups	%zmm0, 864(%rsp)
	vmovss	948(%rsp), %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vucomiss	%xmm1, %xmm0
	jne	.LBB3_19
	jp	.LBB3_19
	vmovdqu	936(%rsp), %xmm0
	movl	956(%rsp), %eax
	movl	960(%rsp), %ecx
	vbroadcastss	932(%rsp), %zmm1
	vbroadcastss	936(%rsp), %zmm2
	vbroadcastss	940(%rsp), %zmm3
	vpextrb	$4, %xmm0, %edx
	movl	$-1, %esi
	shlxl	%edx, %esi, %edx
	notl	%edx
	vpbroadcastd	%edx, %zmm0
	shrl	%edx
	vpbroadcastd	%edx, %zmm4
	vbroadcastss	944(%rsp), %zmm5
	vbroadcastss	952(%rsp), %zmm6
	vbroadcastss	956(%rsp), %zmm7
	leal	(%rcx,%rax), %edx
	xorl	%esi, %esi
	cmpl	$127, %edx
	setg	%sil
	imull	$-2139062144, %esi, %edx
	shll	$7, %esi
	vmovups	%zmm1, 80(%rsp)
	vmovups	%zmm2, 144(%rsp)
	vmovups	%zmm3, 208(%rsp)
	vmovdqu64	%zmm0, 272(%rsp)
	vmovdqu64	%zmm4, 336(%rsp)
	vmovups	%zmm5, 400(%rsp)
	vmovups	%zmm6, 464(%rsp)
	vmovups	%zmm7, 528(%rsp)
	movb	%cl, 592(%rsp)
	subl	%esi, %ecx
	movzwl	%cx, %esi
	movl	%ecx, %edi
	shll	$16, %edi
	orl	%esi, %edi
	vpbroadcastd	%edi, %zmm0
	movl	952(%rsp), %esi
	addl	%ecx, %esi
	movzbl	%sil, %esi
	imull	$16843009, %esi, %esi
	vpbroadcastd	%esi, %zmm1
	addl	%eax, %ecx
	movzbl	%cl, %eax
	imull	$16843009, %eax, %eax
	vpbroadcastd	%eax, %zmm2
	vpbroadcastd	%edx, %zmm3
	vmovdqu64	%zmm0, 608(%rsp)
	vmovdqu64	%zmm1, 672(%rsp)
	vmovdqu64	%zmm2, 736(%rsp)
	vmovdqu64	%zmm3, 800(%rsp)
	movq	912(%rsp), %rsi
	leaq	-16(%rsi), %rcx
	movq	%rcx, %rax
	sarq	$63, %rax
	movq	%rcx, 8(%rsp)
	andq	%rcx, %rax
	movq	$0, 72(%rsp)
	movq	888(%rsp), %rcx
	vmovups	(%rcx), %zmm0
	movq	864(%rsp), %rcx
	movq	872(%rsp), %rdx
	movq	880(%rsp), %rdi
	movq	896(%rsp), %r9
	movq	904(%rsp), %r8
	subq	%rax, %rsi
	movq	%rcx, 1312(%rsp)
	vmovups	%zmm0, 1328(%rsp)
	movq	%rdx, 1392(%rsp)
	leaq	72(%rsp), %rcx
	movq	%rcx, 1400(%rsp)
	movq	$1, 1408(%rsp)
	movq	%rdi, 1416(%rsp)
	movq	%r9, 1424(%rsp)
	movq	%r8, 16(%rsp)
	movq	%r8, 1432(%rsp)
	movq	%rsi, 1440(%rsp)
	testq	%rsi, %rsi
	jle	.LBB3_8
	movq	%rdi, %rcx
	subq	%rax, 8(%rsp)
	movq	968(%rsp), %rax
	movq	%rax, 56(%rsp)
	movq	976(%rsp), %rax
	movq	%rax, 48(%rsp)
	shlq	$6, %rcx
	addq	$64, %rcx
	movq	%rcx, 32(%rsp)
	xorl	%r14d, %r14d
	movq	16(%rsp), %rax
	movq	%rax, (%rsp)
	movq	%r9, 40(%rsp)
	movq	%rsi, 24(%rsp)
	jmp	.LBB3_3
	.p2align	4
.LBB3_15:
	movq	24(%rsp), %rsi
.LBB3_7:
	movq	32(%rsp), %rax
	imulq	%r15, %rax
	addq	%rax, (%rsp)
	shlq	$4, %r15
	addq	%r15, %r14
	cmpq	%rsi, %r14
	jge	.LBB3_8
.LBB3_3:
	movq	%rsi, %r15
	subq	%r14, %r15
	leaq	15(%r15), %rax
	addq	$30, %r15
	testq	%rax, %rax
	cmovnsq	%rax, %r15
	sarq	$4, %r15
	cmpq	$4, %r15
	je	.LBB3_5
	cmpq	$2, %r15
	jne	.LBB3_18
.LBB3_5:
	movl	$2, %r15d
	testq	%r9, %r9
	jg	.LBB3_10
	jmp	.LBB3_7
	.p2align	4
.LBB3_18:
	cmpq	$64, %rax
	movl	$3, %eax
	cmovgeq	%rax, %r15
	testq	%r9, %r9
	jle	.LBB3_7
.LBB3_10:
	movq	%r14, %rax
	movq	8(%rsp), %rcx
	subq	%rcx, %rax
	movq	%rax, %rdx
	sarq	$63, %rdx
	andq	%rax, %rdx
	addq	%rcx, %rdx
	movq	%rdx, 64(%rsp)
	xorl	%ebx, %ebx
	jmp	.LBB3_11
	.p2align	4
.LBB3_16:
	movq	(%rsp), %rdi
	movq	%r14, %rsi
	movq	%r12, %rdx
	movq	%rbp, %rcx
	leaq	992(%rsp), %r8
	leaq	1312(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5)
.LBB3_14:
	movq	%r12, %rdi
	movq	%rbp, %rsi
	movq	%r14, %rdx
	movq	%r15, %rcx
	leaq	80(%rsp), %r8
	leaq	864(%rsp), %r13
	callq	($sSo37vitruvian_computed_product_parametersa24VitruvianMicroAVX512VNNIE6finish33_BF530BEF85C084774C2F42B296C470E3LL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC010FixedPointV0AELLV_Tg5)
	movq	40(%rsp), %r9
	cmpq	%r9, %rbx
	jge	.LBB3_15
.LBB3_11:
	movq	%rbx, %r12
	movq	%rbx, %rax
	addq	$64, %rax
	movq	%rax, %rbx
	movabsq	$9223372036854775807, %rcx
	cmovoq	%rcx, %rbx
	subq	%r9, %rax
	movq	%rax, %rbp
	sarq	$63, %rbp
	andq	%rax, %rbp
	addq	%r9, %rbp
	movq	%r12, %rax
	shlq	$6, %rax
	addq	64(%rsp), %rax
	shlq	$2, %rax
	movq	56(%rsp), %rcx
	movb	$0, 1000(%rsp)
	movq	$0, 992(%rsp)
	leaq	1008(%rsp), %rdx
	vpxor	%xmm1, %xmm1, %xmm1
	vmovdqu64	%zmm1, 64(%rdx)
	vmovdqu64	%zmm1, (%rdx)
	subq	%rax, %rcx
	vbroadcastss	.LCPI3_1(%rip), %zmm0
	vmovups	%zmm0, 1136(%rsp)
	vmovdqu64	%zmm1, 1200(%rsp)
	movq	16(%rsp), %rax
	movq	%rax, 1264(%rsp)
	movq	$0, 1272(%rsp)
	movq	%rax, 1280(%rsp)
	movq	48(%rsp), %rax
	movq	%rax, 1288(%rsp)
	movq	$64, 1296(%rsp)
	movq	%rcx, 1304(%rsp)
	cmpq	$2, %r15
	je	.LBB3_16
	cmpq	$1, %r15
	jne	.LBB3_17
	movq	(%rsp), %rdi
	movq	%r14, %rsi
	movq	%r12, %rdx
	movq	%rbp, %rcx
	leaq	992(%rsp), %r8
	leaq	1312(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5)
	jmp	.LBB3_14
	.p2align	4
.LBB3_17:
	movq	(%rsp), %rdi
	movq	%r14, %rsi
	movq	%r12, %rdx
	movq	%rbp, %rcx
	leaq	992(%rsp), %r8
	leaq	1312(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyARyAA6ColumnVyANGGG_Ttg5)
	jmp	.LBB3_14
.LBB3_19:
	movl	960(%rsp), %ecx
	vcvtsi2ss	%ecx, %xmm15, %xmm1
	vmovss	%xmm0, 992(%rsp)
	vmovsd	952(%rsp), %xmm0
	vcvtdq2ps	%xmm0, %xmm0
	vcvttss2si	%xmm0, %eax
	vmovshdup	%xmm0, %xmm2
	vaddss	%xmm1, %xmm2, %xmm1
	xorl	%edx, %edx
	vucomiss	.LCPI3_0(%rip), %xmm1
	seta	%dl
	imull	$-2139062144, %edx, %esi
	vmovlps	%xmm0, 1008(%rsp)
	shll	$7, %edx
	movb	%cl, 1016(%rsp)
	subl	%edx, %ecx
	movzwl	%cx, %edx
	movl	%ecx, %edi
	shll	$16, %edi
	orl	%edx, %edi
	vpbroadcastd	%edi, %zmm0
	addl	%eax, %ecx
	movzbl	%cl, %eax
	imull	$16843009, %eax, %eax
	vpbroadcastd	%eax, %zmm1
	vpbroadcastd	%esi, %zmm2
	vmovdqu64	%zmm0, 1024(%rsp)
	vmovdqu64	%zmm1, 1088(%rsp)
	vbroadcastss	.LCPI3_1(%rip), %zmm0
	vmovups	%zmm0, 1152(%rsp)
	vmovdqu64	%zmm2, 1216(%rsp)
	movq	912(%rsp), %rsi
	leaq	-16(%rsi), %rcx
	movq	%rcx, %rax
	sarq	$63, %rax
	movq	%rcx, 8(%rsp)
	andq	%rcx, %rax
	movq	$0, 72(%rsp)
	movq	888(%rsp), %rcx
	vmovups	(%rcx), %zmm0
	movq	864(%rsp), %rcx
	movq	872(%rsp), %rdx
	movq	880(%rsp), %rdi
	movq	896(%rsp), %r9
	movq	904(%rsp), %r8
	subq	%rax, %rsi
	movq	%rcx, 1312(%rsp)
	vmovups	%zmm0, 1328(%rsp)
	movq	%rdx, 1392(%rsp)
	leaq	72(%rsp), %rcx
	movq	%rcx, 1400(%rsp)
	movq	$1, 1408(%rsp)
	movq	%rdi, 1416(%rsp)
	movq	%r9, 1424(%rsp)
	movq	%r8, 16(%rsp)
	movq	%r8, 1432(%rsp)
	movq	%rsi, 1440(%rsp)
	testq	%rsi, %rsi
	jle	.LBB3_8
	movq	%rdi, %rcx
	subq	%rax, 8(%rsp)
	movq	968(%rsp), %rax
	movq	%rax, 56(%rsp)
	movq	976(%rsp), %rax
	movq	%rax, 48(%rsp)
	shlq	$6, %rcx
	addq	$64, %rcx
	movq	%rcx, 32(%rsp)
	xorl	%r14d, %r14d
	movq	16(%rsp), %rax
	movq	%rax, (%rsp)
	movq	%r9, 40(%rsp)
	movq	%rsi, 24(%rsp)
	jmp	.LBB3_21
	.p2align	4
.LBB3_31:
	movq	24(%rsp), %rsi
.LBB3_25:
	movq	32(%rsp), %rax
	imulq	%r15, %rax
	addq	%rax, (%rsp)
	shlq	$4, %r15
	addq	%r15, %r14
	cmpq	%rsi, %r14
	jge	.LBB3_8
.LBB3_21:
	movq	%rsi, %r15
	subq	%r14, %r15
	leaq	15(%r15), %rax
	addq	$30, %r15
	testq	%rax, %rax
	cmovnsq	%rax, %r15
	sarq	$4, %r15
	cmpq	$4, %r15
	je	.LBB3_23
	cmpq	$2, %r15
	jne	.LBB3_34
.LBB3_23:
	movl	$2, %r15d
	testq	%r9, %r9
	jg	.LBB3_26
	jmp	.LBB3_25
	.p2align	4
.LBB3_34:
	cmpq	$64, %rax
	movl	$3, %eax
	cmovgeq	%rax, %r15
	testq	%r9, %r9
	jle	.LBB3_25
.LBB3_26:
	movq	%r14, %rax
	movq	8(%rsp), %rcx
	subq	%rcx, %rax
	movq	%rax, %rdx
	sarq	$63, %rdx
	andq	%rax, %rdx
	addq	%rcx, %rdx
	movq	%rdx, 64(%rsp)
	xorl	%ebx, %ebx
	jmp	.LBB3_27
	.p2align	4
.LBB3_32:
	movq	(%rsp), %rdi
	movq	%r14, %rsi
	movq	%r12, %rdx
	movq	%rbp, %rcx
	leaq	80(%rsp), %r8
	leaq	1312(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5)
.LBB3_30:
	movq	%r12, %rdi
	movq	%rbp, %rsi
	movq	%r14, %rdx
	movq	%r15, %rcx
	leaq	992(%rsp), %r8
	leaq	864(%rsp), %r13
	callq	($sSo37vitruvian_computed_product_parametersa24VitruvianMicroAVX512VNNIE6finish33_BF530BEF85C084774C2F42B296C470E3LL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC07NearestV0AELLV_Tg5)
	movq	40(%rsp), %r9
	cmpq	%r9, %rbx
	jge	.LBB3_31
.LBB3_27:
	movq	%rbx, %r12
	movq	%rbx, %rax
	addq	$64, %rax
	movq	%rax, %rbx
	movabsq	$9223372036854775807, %rcx
	cmovoq	%rcx, %rbx
	subq	%r9, %rax
	movq	%rax, %rbp
	sarq	$63, %rbp
	andq	%rax, %rbp
	addq	%r9, %rbp
	movq	%r12, %rax
	shlq	$6, %rax
	addq	64(%rsp), %rax
	shlq	$2, %rax
	movq	56(%rsp), %rcx
	movb	$0, 88(%rsp)
	movq	$0, 80(%rsp)
	leaq	96(%rsp), %rdx
	vpxor	%xmm1, %xmm1, %xmm1
	vmovdqu64	%zmm1, 64(%rdx)
	vmovdqu64	%zmm1, (%rdx)
	subq	%rax, %rcx
	vbroadcastss	.LCPI3_1(%rip), %zmm0
	vmovups	%zmm0, 224(%rsp)
	vmovdqu64	%zmm1, 288(%rsp)
	movq	16(%rsp), %rax
	movq	%rax, 352(%rsp)
	movq	$0, 360(%rsp)
	movq	%rax, 368(%rsp)
	movq	48(%rsp), %rax
	movq	%rax, 376(%rsp)
	movq	$64, 384(%rsp)
	movq	%rcx, 392(%rsp)
	cmpq	$2, %r15
	je	.LBB3_32
	cmpq	$1, %r15
	jne	.LBB3_33
	movq	(%rsp), %rdi
	movq	%r14, %rsi
	movq	%r12, %rdx
	movq	%rbp, %rcx
	leaq	80(%rsp), %r8
	leaq	1312(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5)
	jmp	.LBB3_30
	.p2align	4
.LBB3_33:
	movq	(%rsp), %rdi
	movq	%r14, %rsi
	movq	%r12, %rdx
	movq	%rbp, %rcx
	leaq	80(%rsp), %r8
	leaq	1312(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyARyAA6ColumnVyANGGG_Ttg5)
	jmp	.LBB3_30
.LBB3_8:
	movq	%fs:40, %rax
	cmpq	1456(%rsp), %rax
	jne	.LBB3_35
	addq	$1464, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB3_35:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end3:
	.size	vitruvian_multiply_computed_avx512vnni, .Lfunc_end3-vitruvian_multiply_computed_avx512vnni
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI4_0:
	.long	31
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI4_1:
	.quad	1073741824
.LCPI4_2:
	.quad	2147483648
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI4_3:
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
	.type	$sSo37vitruvian_computed_product_parametersa24VitruvianMicroAVX512VNNIE6finish33_BF530BEF85C084774C2F42B296C470E3LL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC010FixedPointV0AELLV_Tg5,@function
$sSo37vitruvian_computed_product_parametersa24VitruvianMicroAVX512VNNIE6finish33_BF530BEF85C084774C2F42B296C470E3LL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC010FixedPointV0AELLV_Tg5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$24, %rsp
	movq	%r8, -32(%rsp)
	movq	%rcx, -88(%rsp)
	movq	%rsi, -104(%rsp)
	movq	%r13, -48(%rsp)
	movq	48(%r13), %rbx
	leaq	-16(%rbx), %r9
	movq	%r9, %rax
	sarq	$63, %rax
	andq	%r9, %rax
	movq	%rax, -16(%rsp)
	subq	%rax, %r9
	movq	%rdx, -56(%rsp)
	subq	%r9, %rdx
	movq	%rdx, %rax
	sarq	$63, %rax
	movq	%rdx, -24(%rsp)
	andq	%rdx, %rax
	addq	%r9, %rax
	movq	%rax, -120(%rsp)
	movq	%rdi, -112(%rsp)
	movq	%rdi, %rsi
	cmpq	$16, %rbx
	jl	.LBB4_5
	movq	-112(%rsp), %rsi
	leaq	4(%rsi), %rax
	cmpq	%rax, -104(%rsp)
	jge	.LBB4_2
.LBB4_5:
	cmpq	-104(%rsp), %rsi
	jge	.LBB4_24
	movq	-48(%rsp), %rax
	movq	56(%rax), %rdi
	movl	64(%rax), %ecx
	movl	%ecx, -64(%rsp)
	movq	104(%rax), %rax
	movq	-120(%rsp), %rcx
	shlq	$2, %rcx
	subq	%rcx, %rax
	movq	%rax, -120(%rsp)
	movl	%ebx, %r12d
	andl	$7, %r12d
	movq	%rbx, %rax
	andq	$-8, %rax
	movq	%rbx, %rcx
	movq	-16(%rsp), %rdx
	subq	%rdx, %rcx
	addq	$-9, %rcx
	movq	%rcx, -8(%rsp)
	movq	-56(%rsp), %rcx
	addq	%rdx, %rcx
	subq	%rbx, %rcx
	vpbroadcastd	.LCPI4_0(%rip), %zmm0
	addq	$16, %rcx
	movq	%rcx, -56(%rsp)
	vpbroadcastq	.LCPI4_1(%rip), %zmm1
	vpbroadcastq	.LCPI4_2(%rip), %zmm2
	movw	$-21846, %dx
	movq	%rdi, -40(%rsp)
	jmp	.LBB4_7
	.p2align	4
.LBB4_23:
	movq	-96(%rsp), %rsi
	incq	%rsi
	cmpq	-104(%rsp), %rsi
	movq	-40(%rsp), %rdi
	je	.LBB4_24
.LBB4_7:
	movl	$0, %ecx
	testq	%rdi, %rdi
	je	.LBB4_9
	movl	(%rdi,%rsi,4), %ecx
.LBB4_9:
	movq	%rsi, -96(%rsp)
	cmpq	$0, -88(%rsp)
	je	.LBB4_23
	imull	-64(%rsp), %ecx
	vpbroadcastd	%ecx, %zmm3
	movq	-96(%rsp), %r8
	movq	%r8, %r11
	subq	-112(%rsp), %r11
	shlq	$8, %r11
	addq	-120(%rsp), %r11
	movq	-32(%rsp), %rsi
	vmovdqu64	384(%rsi), %zmm4
	vmovdqu64	448(%rsi), %zmm5
	vmovdqu64	(%rsi), %zmm6
	vmovdqu64	192(%rsi), %zmm7
	vmovdqu64	256(%rsi), %zmm8
	vmovdqu64	320(%rsi), %zmm9
	movq	-48(%rsp), %rcx
	movq	120(%rcx), %rdi
	imulq	%r8, %rdi
	addq	112(%rcx), %rdi
	vpandd	64(%rsi), %zmm0, %zmm10
	vpandd	128(%rsi), %zmm0, %zmm11
	vpsraq	$32, %zmm6, %zmm12
	vpbroadcastb	512(%rsi), %xmm13
	movq	-8(%rsp), %rcx
	leaq	(%rdi,%rcx), %rbp
	leaq	(%rdi,%r9), %r14
	movq	-56(%rsp), %rsi
	xorl	%r13d, %r13d
	jmp	.LBB4_11
	.p2align	4
.LBB4_12:
	vmovdqu	%xmm14, (%rdi,%rcx)
.LBB4_31:
	incq	%r13
	addq	$16, %rsi
	cmpq	-88(%rsp), %r13
	je	.LBB4_23
.LBB4_11:
	movq	%r13, %r8
	shlq	$4, %r8
	addq	-24(%rsp), %r8
	movq	%r8, %rcx
	sarq	$63, %rcx
	andq	%r8, %rcx
	addq	%r9, %rcx
	vpaddd	(%r11,%rcx,4), %zmm3, %zmm14
	vpsllvd	%zmm10, %zmm14, %zmm14
	vpmuldq	%zmm6, %zmm14, %zmm15
	vpaddq	%zmm1, %zmm15, %zmm15
	vpsrlq	$32, %zmm14, %zmm14
	vpmuldq	%zmm12, %zmm14, %zmm14
	vpsrlq	$31, %zmm15, %zmm15
	vpaddq	%zmm14, %zmm14, %zmm14
	vpaddq	%zmm2, %zmm14, %zmm14
	kmovd	%edx, %k1
	vmovdqa32	%zmm14, %zmm15 {%k1}
	vpandd	%zmm7, %zmm15, %zmm14
	vpmovd2m	%zmm15, %k1
	vmovdqa64	%zmm8, %zmm16
	vpsubd	%zmm9, %zmm8, %zmm16 {%k1}
	vpcmpgtd	%zmm16, %zmm14, %k0
	vpsravd	%zmm11, %zmm15, %zmm14
	vpmovm2d	%k0, %zmm15
	vpsubd	%zmm15, %zmm14, %zmm14
	vpmaxsd	%zmm4, %zmm14, %zmm14
	vpminsd	%zmm5, %zmm14, %zmm14
	vpmovdb	%zmm14, %xmm14
	vpaddb	%xmm14, %xmm13, %xmm14
	cmpq	$15, %rbx
	jg	.LBB4_12
	testq	%rbx, %rbx
	je	.LBB4_31
	movq	%rsi, %rcx
	sarq	$63, %rcx
	andq	%rsi, %rcx
	cmpq	$8, %rbx
	jae	.LBB4_32
	xorl	%r8d, %r8d
	jmp	.LBB4_28
.LBB4_32:
	leaq	(%rcx,%rbp), %r10
	xorl	%r8d, %r8d
	.p2align	4
.LBB4_33:
	movl	%r8d, %r15d
	andl	$15, %r15d
	vmovdqa	%xmm14, -80(%rsp)
	movzbl	-80(%rsp,%r15), %r15d
	movb	%r15b, -7(%r10,%r8)
	leal	1(%r8), %r15d
	andl	$15, %r15d
	movzbl	-80(%rsp,%r15), %r15d
	movb	%r15b, -6(%r10,%r8)
	leal	2(%r8), %r15d
	andl	$15, %r15d
	movzbl	-80(%rsp,%r15), %r15d
	movb	%r15b, -5(%r10,%r8)
	leal	3(%r8), %r15d
	andl	$15, %r15d
	movzbl	-80(%rsp,%r15), %r15d
	movb	%r15b, -4(%r10,%r8)
	leal	4(%r8), %r15d
	andl	$15, %r15d
	movzbl	-80(%rsp,%r15), %r15d
	movb	%r15b, -3(%r10,%r8)
	leal	5(%r8), %r15d
	andl	$15, %r15d
	movzbl	-80(%rsp,%r15), %r15d
	movb	%r15b, -2(%r10,%r8)
	leal	6(%r8), %r15d
	andl	$15, %r15d
	movzbl	-80(%rsp,%r15), %r15d
	movb	%r15b, -1(%r10,%r8)
	leal	7(%r8), %r15d
	andl	$15, %r15d
	movzbl	-80(%rsp,%r15), %r15d
	movb	%r15b, (%r10,%r8)
	addq	$8, %r8
	cmpq	%rax, %r8
	jne	.LBB4_33
.LBB4_28:
	testq	%r12, %r12
	je	.LBB4_31
	addq	%r8, %rcx
	addq	%r14, %rcx
	xorl	%r10d, %r10d
	.p2align	4
.LBB4_30:
	vmovdqa	%xmm14, (%rsp)
	leal	(%r8,%r10), %r15d
	andl	$15, %r15d
	movzbl	(%rsp,%r15), %r15d
	movb	%r15b, (%rcx,%r10)
	incq	%r10
	cmpq	%r10, %r12
	jne	.LBB4_30
	jmp	.LBB4_31
.LBB4_24:
	addq	$24, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB4_2:
	movq	-120(%rsp), %rcx
	vpbroadcastd	.LCPI4_0(%rip), %zmm0
	vpbroadcastq	.LCPI4_1(%rip), %zmm1
	negq	%rcx
	movq	%rcx, -64(%rsp)
	vpbroadcastq	.LCPI4_2(%rip), %zmm2
	vmovdqa64	.LCPI4_3(%rip), %zmm3
	movq	-112(%rsp), %rdi
	jmp	.LBB4_3
	.p2align	4
.LBB4_4:
	movq	-96(%rsp), %rsi
	leaq	4(%rsi), %rax
	movq	%rsi, %rdi
	cmpq	%rax, -104(%rsp)
	jl	.LBB4_5
.LBB4_3:
	movq	%rax, -96(%rsp)
	cmpq	$0, -88(%rsp)
	je	.LBB4_4
	movq	%rdi, %rax
	subq	-112(%rsp), %rax
	shlq	$8, %rax
	movq	-48(%rsp), %rcx
	addq	104(%rcx), %rax
	movq	56(%rcx), %r11
	movq	-32(%rsp), %rdx
	vmovdqu64	528(%rdx), %zmm4
	vmovdqu64	592(%rdx), %zmm5
	vmovdqu64	656(%rdx), %zmm6
	vmovdqu64	720(%rdx), %zmm7
	vmovdqu64	(%rdx), %zmm8
	movl	64(%rcx), %esi
	vmovdqu64	192(%rdx), %zmm9
	vmovdqu64	256(%rdx), %zmm10
	movq	120(%rcx), %r14
	movq	%r14, %r13
	imulq	%rdi, %r13
	addq	112(%rcx), %r13
	leaq	(%r14,%r14,2), %rcx
	movq	%rcx, -40(%rsp)
	vpandd	64(%rdx), %zmm0, %zmm11
	vpandd	128(%rdx), %zmm0, %zmm12
	movq	-64(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	vpsraq	$32, %zmm8, %zmm13
	vpsubd	320(%rdx), %zmm10, %zmm14
	movq	-88(%rsp), %rcx
	movq	-24(%rsp), %r8
	jmp	.LBB4_14
	.p2align	4
.LBB4_22:
	movq	%r8, %r10
	sarq	$63, %r10
	andq	%r8, %r10
	addq	%r9, %r10
	imull	%esi, %r15d
	vpbroadcastd	%r15d, %zmm15
	vpaddd	(%rax,%r10,4), %zmm15, %zmm15
	imull	%esi, %edx
	vpbroadcastd	%edx, %zmm16
	vpaddd	256(%rax,%r10,4), %zmm16, %zmm16
	imull	%esi, %ebp
	vpbroadcastd	%ebp, %zmm17
	vpaddd	512(%rax,%r10,4), %zmm17, %zmm17
	imull	%esi, %r12d
	vpsllvd	%zmm11, %zmm15, %zmm15
	vpmuldq	%zmm8, %zmm15, %zmm18
	vpaddq	%zmm1, %zmm18, %zmm18
	vpsrlq	$32, %zmm15, %zmm15
	vpmuldq	%zmm13, %zmm15, %zmm15
	vpsrlq	$31, %zmm18, %zmm18
	vpaddq	%zmm15, %zmm15, %zmm15
	vpaddq	%zmm2, %zmm15, %zmm15
	movw	$-21846, %dx
	kmovd	%edx, %k1
	vmovdqa32	%zmm15, %zmm18 {%k1}
	vpandd	%zmm9, %zmm18, %zmm15
	vpmovd2m	%zmm18, %k2
	vpblendmd	%zmm14, %zmm10, %zmm19 {%k2}
	vpcmpgtd	%zmm19, %zmm15, %k0
	vpsravd	%zmm12, %zmm18, %zmm15
	vpmovm2d	%k0, %zmm18
	vpsubd	%zmm18, %zmm15, %zmm15
	vpsllvd	%zmm11, %zmm16, %zmm16
	vpmuldq	%zmm8, %zmm16, %zmm18
	vpaddq	%zmm1, %zmm18, %zmm18
	vpsrlq	$32, %zmm16, %zmm16
	vpmuldq	%zmm13, %zmm16, %zmm16
	vpsrlq	$31, %zmm18, %zmm18
	vpaddq	%zmm16, %zmm16, %zmm16
	vpaddq	%zmm2, %zmm16, %zmm16
	vmovdqa32	%zmm16, %zmm18 {%k1}
	vpandd	%zmm9, %zmm18, %zmm16
	vpmovd2m	%zmm18, %k2
	vpblendmd	%zmm14, %zmm10, %zmm19 {%k2}
	vpcmpgtd	%zmm19, %zmm16, %k0
	vpsravd	%zmm12, %zmm18, %zmm16
	vpmovm2d	%k0, %zmm18
	vpsubd	%zmm18, %zmm16, %zmm16
	vpackssdw	%zmm16, %zmm15, %zmm15
	vpsllvd	%zmm11, %zmm17, %zmm16
	vpmuldq	%zmm8, %zmm16, %zmm17
	vpaddq	%zmm1, %zmm17, %zmm17
	vpsrlq	$32, %zmm16, %zmm16
	vpmuldq	%zmm13, %zmm16, %zmm16
	vpsrlq	$31, %zmm17, %zmm17
	vpaddq	%zmm16, %zmm16, %zmm16
	vpaddq	%zmm2, %zmm16, %zmm16
	vmovdqa32	%zmm16, %zmm17 {%k1}
	vpandd	%zmm9, %zmm17, %zmm16
	vpmovd2m	%zmm17, %k2
	vpblendmd	%zmm14, %zmm10, %zmm18 {%k2}
	vpcmpgtd	%zmm18, %zmm16, %k0
	vpsravd	%zmm12, %zmm17, %zmm16
	vpmovm2d	%k0, %zmm17
	vpbroadcastd	%r12d, %zmm18
	vpaddd	768(%rax,%r10,4), %zmm18, %zmm18
	vpsubd	%zmm17, %zmm16, %zmm16
	vpsllvd	%zmm11, %zmm18, %zmm17
	vpmuldq	%zmm8, %zmm17, %zmm18
	vpaddq	%zmm1, %zmm18, %zmm18
	vpsrlq	$32, %zmm17, %zmm17
	vpmuldq	%zmm13, %zmm17, %zmm17
	vpsrlq	$31, %zmm18, %zmm18
	vpaddq	%zmm17, %zmm17, %zmm17
	vpaddq	%zmm2, %zmm17, %zmm17
	vmovdqa32	%zmm17, %zmm18 {%k1}
	vpandd	%zmm9, %zmm18, %zmm17
	vpmovd2m	%zmm18, %k1
	vpblendmd	%zmm14, %zmm10, %zmm19 {%k1}
	vpcmpgtd	%zmm19, %zmm17, %k0
	vpsravd	%zmm12, %zmm18, %zmm17
	vpmovm2d	%k0, %zmm18
	vpsubd	%zmm18, %zmm17, %zmm17
	vpackssdw	%zmm17, %zmm16, %zmm16
	vpaddsw	%zmm4, %zmm15, %zmm15
	vpaddsw	%zmm4, %zmm16, %zmm16
	vpacksswb	%zmm16, %zmm15, %zmm15
	vpmaxsb	%zmm5, %zmm15, %zmm15
	vpminsb	%zmm6, %zmm15, %zmm15
	vpxorq	%zmm15, %zmm7, %zmm15
	vpermd	%zmm15, %zmm3, %zmm15
	leaq	(%r13,%r10), %rdx
	vmovdqu	%xmm15, (%r13,%r10)
	vextracti32x4	$1, %zmm15, (%r14,%rdx)
	vextracti32x4	$2, %zmm15, (%rdx,%r14,2)
	movq	-40(%rsp), %r10
	vextracti32x4	$3, %zmm15, (%r10,%rdx)
	addq	$16, %r8
	decq	%rcx
	je	.LBB4_4
.LBB4_14:
	xorl	%edx, %edx
	movl	$0, %r15d
	testq	%r11, %r11
	je	.LBB4_16
	movl	(%r11,%rdi,4), %r15d
.LBB4_16:
	testq	%r11, %r11
	je	.LBB4_18
	movl	4(%r11,%rdi,4), %edx
.LBB4_18:
	xorl	%r12d, %r12d
	movl	$0, %ebp
	testq	%r11, %r11
	je	.LBB4_20
	movl	8(%r11,%rdi,4), %ebp
.LBB4_20:
	testq	%r11, %r11
	je	.LBB4_22
	movl	12(%r11,%rdi,4), %r12d
	jmp	.LBB4_22
.Lfunc_end4:
	.size	$sSo37vitruvian_computed_product_parametersa24VitruvianMicroAVX512VNNIE6finish33_BF530BEF85C084774C2F42B296C470E3LL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC010FixedPointV0AELLV_Tg5, .Lfunc_end4-$sSo37vitruvian_computed_product_parametersa24VitruvianMicroAVX512VNNIE6finish33_BF530BEF85C084774C2F42B296C470E3LL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC010FixedPointV0AELLV_Tg5
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI5_0:
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
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI5_1:
	.long	0x4b400000
	.text
	.p2align	4
	.type	$sSo37vitruvian_computed_product_parametersa24VitruvianMicroAVX512VNNIE6finish33_BF530BEF85C084774C2F42B296C470E3LL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC07NearestV0AELLV_Tg5,@function
$sSo37vitruvian_computed_product_parametersa24VitruvianMicroAVX512VNNIE6finish33_BF530BEF85C084774C2F42B296C470E3LL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC07NearestV0AELLV_Tg5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$24, %rsp
	movq	%r8, -32(%rsp)
	movq	%rcx, -104(%rsp)
	movq	%rsi, -112(%rsp)
	movq	%rdi, %r9
	movq	%r13, -48(%rsp)
	movq	48(%r13), %rax
	leaq	-16(%rax), %rsi
	movq	%rsi, %rcx
	sarq	$63, %rcx
	andq	%rsi, %rcx
	movq	%rcx, -16(%rsp)
	subq	%rcx, %rsi
	movq	%rdx, -64(%rsp)
	subq	%rsi, %rdx
	movq	%rdx, %r8
	sarq	$63, %r8
	movq	%rdx, -24(%rsp)
	andq	%rdx, %r8
	movq	%rsi, -40(%rsp)
	addq	%rsi, %r8
	movq	%r8, -128(%rsp)
	movq	%rdi, -120(%rsp)
	cmpq	$16, %rax
	jl	.LBB5_5
	movq	-120(%rsp), %r9
	leaq	4(%r9), %rdx
	cmpq	%rdx, -112(%rsp)
	jge	.LBB5_2
.LBB5_5:
	cmpq	-112(%rsp), %r9
	movq	-32(%rsp), %r10
	jge	.LBB5_19
	movq	-48(%rsp), %rcx
	movq	56(%rcx), %rdx
	movl	64(%rcx), %esi
	movl	%esi, -72(%rsp)
	movq	104(%rcx), %rcx
	movq	-128(%rsp), %rsi
	shlq	$2, %rsi
	subq	%rsi, %rcx
	movq	%rcx, -128(%rsp)
	movl	%eax, %r15d
	andl	$7, %r15d
	movq	%rax, %r12
	andq	$-8, %r12
	movq	%rax, %rcx
	movq	-16(%rsp), %rsi
	subq	%rsi, %rcx
	addq	$-9, %rcx
	movq	%rcx, -8(%rsp)
	movq	-64(%rsp), %rcx
	addq	%rsi, %rcx
	subq	%rax, %rcx
	addq	$16, %rcx
	movq	%rcx, -64(%rsp)
	vbroadcastss	.LCPI5_1(%rip), %zmm0
	movq	%rdx, -56(%rsp)
	jmp	.LBB5_7
	.p2align	4
.LBB5_18:
	incq	%r9
	cmpq	-112(%rsp), %r9
	movq	-56(%rsp), %rdx
	je	.LBB5_19
.LBB5_7:
	movl	$0, %ecx
	testq	%rdx, %rdx
	je	.LBB5_9
	movl	(%rdx,%r9,4), %ecx
.LBB5_9:
	cmpq	$0, -104(%rsp)
	je	.LBB5_18
	imull	-72(%rsp), %ecx
	vpbroadcastd	%ecx, %zmm1
	movq	%r9, %r11
	subq	-120(%rsp), %r11
	shlq	$8, %r11
	vbroadcastss	16(%r10), %zmm2
	vbroadcastss	20(%r10), %zmm3
	movq	-48(%rsp), %rsi
	movq	120(%rsi), %rdx
	imulq	%r9, %rdx
	addq	112(%rsi), %rdx
	vpbroadcastb	24(%r10), %xmm4
	addq	-128(%rsp), %r11
	vbroadcastss	(%r10), %zmm5
	movq	-8(%rsp), %rcx
	leaq	(%rdx,%rcx), %r8
	movq	-40(%rsp), %rcx
	leaq	(%rdx,%rcx), %rbp
	movq	-64(%rsp), %r14
	xorl	%esi, %esi
	jmp	.LBB5_11
	.p2align	4
.LBB5_12:
	vmovdqu	%xmm6, (%rdx,%rdi)
.LBB5_26:
	incq	%rsi
	addq	$16, %r14
	cmpq	-104(%rsp), %rsi
	je	.LBB5_18
.LBB5_11:
	movq	%rsi, %rcx
	shlq	$4, %rcx
	addq	-24(%rsp), %rcx
	movq	%rcx, %rdi
	sarq	$63, %rdi
	andq	%rcx, %rdi
	addq	-40(%rsp), %rdi
	vpaddd	(%r11,%rdi,4), %zmm1, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm5, %zmm6
	vcmpltps	%zmm6, %zmm2, %k1
	vblendmps	%zmm6, %zmm2, %zmm6 {%k1}
	vcmpltps	%zmm3, %zmm6, %k1
	vblendmps	%zmm6, %zmm3, %zmm6 {%k1}
	vaddps	%zmm0, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm4, %xmm6
	cmpq	$15, %rax
	jg	.LBB5_12
	testq	%rax, %rax
	je	.LBB5_26
	movq	%r14, %rbx
	sarq	$63, %rbx
	andq	%r14, %rbx
	cmpq	$8, %rax
	jae	.LBB5_27
	xorl	%r13d, %r13d
	jmp	.LBB5_23
.LBB5_27:
	leaq	(%r8,%rbx), %rdi
	xorl	%r13d, %r13d
	.p2align	4
.LBB5_28:
	movl	%r13d, %ecx
	andl	$15, %ecx
	vmovdqa	%xmm6, -96(%rsp)
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -7(%rdi,%r13)
	leal	1(%r13), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -6(%rdi,%r13)
	leal	2(%r13), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -5(%rdi,%r13)
	leal	3(%r13), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -4(%rdi,%r13)
	leal	4(%r13), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -3(%rdi,%r13)
	leal	5(%r13), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -2(%rdi,%r13)
	leal	6(%r13), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -1(%rdi,%r13)
	leal	7(%r13), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, (%rdi,%r13)
	addq	$8, %r13
	cmpq	%r12, %r13
	jne	.LBB5_28
.LBB5_23:
	testq	%r15, %r15
	je	.LBB5_26
	addq	%r13, %rbx
	addq	%rbp, %rbx
	xorl	%edi, %edi
	.p2align	4
.LBB5_25:
	vmovdqa	%xmm6, (%rsp)
	leal	(%rdi,%r13), %ecx
	andl	$15, %ecx
	movzbl	(%rsp,%rcx), %ecx
	movb	%cl, (%rbx,%rdi)
	incq	%rdi
	cmpq	%rdi, %r15
	jne	.LBB5_25
	jmp	.LBB5_26
.LBB5_19:
	addq	$24, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB5_2:
	movq	-128(%rsp), %rcx
	negq	%rcx
	movq	%rcx, -72(%rsp)
	vmovdqa64	.LCPI5_0(%rip), %zmm0
	movq	-120(%rsp), %r11
	jmp	.LBB5_3
	.p2align	4
.LBB5_4:
	movq	-56(%rsp), %r9
	leaq	4(%r9), %rdx
	movq	%r9, %r11
	cmpq	%rdx, -112(%rsp)
	jl	.LBB5_5
.LBB5_3:
	movq	%rdx, -56(%rsp)
	cmpq	$0, -104(%rsp)
	je	.LBB5_4
	movq	%r11, %rcx
	subq	-120(%rsp), %rcx
	shlq	$8, %rcx
	movq	-48(%rsp), %rdx
	addq	104(%rdx), %rcx
	movq	56(%rdx), %rbx
	movl	64(%rdx), %ebp
	movq	-32(%rsp), %rsi
	vmovdqu64	32(%rsi), %zmm1
	vmovdqu64	96(%rsi), %zmm2
	vmovdqu64	160(%rsi), %zmm3
	vmovdqu64	224(%rsi), %zmm4
	vbroadcastss	20(%rsi), %zmm5
	movq	120(%rdx), %r8
	movq	%r8, %r14
	imulq	%r11, %r14
	addq	112(%rdx), %r14
	leaq	(%r8,%r8,2), %r15
	movq	-72(%rsp), %rdx
	leaq	(%rcx,%rdx,4), %r12
	vbroadcastss	(%rsi), %zmm6
	movq	-104(%rsp), %r13
	movq	-24(%rsp), %rdi
	jmp	.LBB5_14
	.p2align	4
.LBB5_16:
	movl	(%rbx,%r11,4), %ecx
	movl	4(%rbx,%r11,4), %r9d
	movl	8(%rbx,%r11,4), %esi
	movl	12(%rbx,%r11,4), %edx
.LBB5_17:
	imull	%ebp, %ecx
	vpbroadcastd	%ecx, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	imull	%ebp, %r9d
	vpbroadcastd	%r9d, %zmm8
	vpaddd	256(%r12,%r10,4), %zmm8, %zmm8
	imull	%ebp, %esi
	vpbroadcastd	%esi, %zmm9
	vpaddd	512(%r12,%r10,4), %zmm9, %zmm9
	imull	%ebp, %edx
	vpbroadcastd	%edx, %zmm10
	vpaddd	768(%r12,%r10,4), %zmm10, %zmm10
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm6, %zmm7
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm6, %zmm8
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm6, %zmm9
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm6, %zmm10
	vminps	%zmm7, %zmm5, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vminps	%zmm8, %zmm5, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm7, %zmm7
	vminps	%zmm9, %zmm5, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vminps	%zmm10, %zmm5, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm8, %zmm8
	vpaddsw	%zmm1, %zmm7, %zmm7
	vpaddsw	%zmm1, %zmm8, %zmm8
	vpacksswb	%zmm8, %zmm7, %zmm7
	vpmaxsb	%zmm2, %zmm7, %zmm7
	vpminsb	%zmm3, %zmm7, %zmm7
	vpxorq	%zmm7, %zmm4, %zmm7
	vpermd	%zmm7, %zmm0, %zmm7
	leaq	(%r14,%r10), %rcx
	vmovdqu	%xmm7, (%r14,%r10)
	vextracti32x4	$1, %zmm7, (%r8,%rcx)
	vextracti32x4	$2, %zmm7, (%rcx,%r8,2)
	vextracti32x4	$3, %zmm7, (%r15,%rcx)
	addq	$16, %rdi
	decq	%r13
	je	.LBB5_4
.LBB5_14:
	movq	%rdi, %r10
	sarq	$63, %r10
	andq	%rdi, %r10
	addq	-40(%rsp), %r10
	vmovdqu64	(%r12,%r10,4), %zmm7
	testq	%rbx, %rbx
	jne	.LBB5_16
	xorl	%esi, %esi
	xorl	%ecx, %ecx
	xorl	%r9d, %r9d
	xorl	%edx, %edx
	jmp	.LBB5_17
.Lfunc_end5:
	.size	$sSo37vitruvian_computed_product_parametersa24VitruvianMicroAVX512VNNIE6finish33_BF530BEF85C084774C2F42B296C470E3LL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC07NearestV0AELLV_Tg5, .Lfunc_end5-$sSo37vitruvian_computed_product_parametersa24VitruvianMicroAVX512VNNIE6finish33_BF530BEF85C084774C2F42B296C470E3LL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC07NearestV0AELLV_Tg5
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI6_0:
	.long	0x3f800000
.LCPI6_1:
	.long	2139062143
	.text
	.hidden	vitruvian_multiply_dynamic_range_avx512vnni
	.globl	vitruvian_multiply_dynamic_range_avx512vnni
	.p2align	4
	.type	vitruvian_multiply_dynamic_range_avx512vnni,@function
vitruvian_multiply_dynamic_range_avx512vnni:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$840, %rsp
	movq	%fs:40, %rax
	movq	%rax, 832(%rsp)
	movq	(%rdi), %r9
	vmovups	8(%rdi), %xmm0
	movq	24(%rdi), %rax
	movq	32(%rdi), %r11
	movq	40(%rdi), %rsi
	movq	48(%rdi), %r14
	movq	80(%rdi), %r15
	movq	88(%rdi), %r12
	movq	112(%rdi), %r8
	movq	120(%rdi), %rdx
	movq	144(%rdi), %r10
	movq	160(%rdi), %rcx
	vmovups	(%rsi), %zmm1
	vbroadcastss	152(%rdi), %zmm2
	movq	168(%rdi), %rsi
	vbroadcastss	156(%rdi), %zmm3
	movq	%r9, 688(%rsp)
	vmovups	%zmm1, 704(%rsp)
	vmovaps	%xmm0, 768(%rsp)
	movq	%rax, 784(%rsp)
	movq	%r11, %rbx
	movq	%r11, 792(%rsp)
	movq	%r14, 800(%rsp)
	movq	%r15, 8(%rsp)
	movq	%r15, 808(%rsp)
	movq	%r12, 816(%rsp)
	vbroadcastss	.LCPI6_0(%rip), %zmm0
	vmovups	%zmm0, 80(%rsp)
	xorl	%r9d, %r9d
	testq	%r10, %r10
	setne	%r9b
	leaq	80(%rsp), %r11
	cmovneq	%r10, %r11
	negq	%r9
	movq	%r12, 16(%rsp)
	leaq	-16(%r12), %r10
	vmovups	96(%rdi), %xmm0
	vmovaps	%xmm0, 144(%rsp)
	movq	%r8, 160(%rsp)
	movq	%rdx, 168(%rsp)
	vmovups	128(%rdi), %xmm0
	movq	128(%rdi), %rdi
	vmovaps	%xmm0, 176(%rsp)
	movq	%r11, 192(%rsp)
	movq	%r9, 200(%rsp)
	vmovups	%zmm2, 208(%rsp)
	vmovups	%zmm3, 272(%rsp)
	movq	%rcx, 336(%rsp)
	movq	%rsi, 344(%rsp)
	movq	%r10, 352(%rsp)
	movq	$0, 368(%rsp)
	movb	$0, 376(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 384(%rsp)
	vmovups	%zmm0, 448(%rsp)
	vbroadcastss	.LCPI6_1(%rip), %zmm1
	vmovups	%zmm1, 512(%rsp)
	vmovups	%zmm0, 576(%rsp)
	movq	%rdi, 640(%rsp)
	movq	$0, 648(%rsp)
	movq	%rdx, 656(%rsp)
	movq	%rcx, 664(%rsp)
	movq	%rsi, 672(%rsp)
	movq	%rcx, 680(%rsp)
	tzcntq	%rsi, %rcx
	cmpq	$64, %rcx
	jae	.LBB6_2
	movl	$8192, %edx
	shrxq	%rcx, %rdx, %rcx
	addq	$-64, %rcx
.LBB6_3:
	cmpq	$-56, %rcx
	movq	$-56, %rdx
	cmovlq	%rcx, %rdx
	cmpq	$0, 16(%rsp)
	jle	.LBB6_16
	movq	%rcx, %rdi
	sarq	$63, %rdi
	andq	%rcx, %rdi
	subq	%rdx, %rdi
	addq	$8, %rdi
	imulq	%rax, %rbx
	shlq	$6, %rbx
	addq	$64, %rbx
	movq	%rbx, 48(%rsp)
	movq	16(%rsp), %rax
	addq	$15, %rax
	movq	%rax, 40(%rsp)
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	testq	%r14, %r14
	setns	%al
	setle	%cl
	testq	%rdi, %rdi
	cmovel	%eax, %ecx
	movl	%ecx, 28(%rsp)
	xorl	%esi, %esi
	movq	%r14, 64(%rsp)
	movq	%rdi, 56(%rsp)
	jmp	.LBB6_5
	.p2align	4
.LBB6_15:
	movq	48(%rsp), %rax
	imulq	%rbx, %rax
	addq	%rax, 8(%rsp)
	shlq	$4, %rbx
	addq	%rbx, %rsi
	cmpq	16(%rsp), %rsi
	jge	.LBB6_16
.LBB6_5:
	movq	40(%rsp), %rcx
	subq	%rsi, %rcx
	leaq	15(%rcx), %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	sarq	$4, %rax
	movl	$2, %ebx
	cmpq	$4, %rax
	je	.LBB6_7
	cmpq	$2, %rax
	je	.LBB6_7
	movl	$3, %ecx
	cmovgq	%rcx, %rax
	movq	%rax, %rbx
.LBB6_7:
	cmpb	$0, 28(%rsp)
	jne	.LBB6_15
	xorl	%r12d, %r12d
	movq	%rsi, 32(%rsp)
	jmp	.LBB6_9
	.p2align	4
.LBB6_14:
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	movq	64(%rsp), %r14
	movq	72(%rsp), %r12
	cmpq	%r12, %r14
	setge	%al
	setle	%cl
	movq	56(%rsp), %rdi
	testq	%rdi, %rdi
	cmovel	%eax, %ecx
	testb	%cl, %cl
	movq	32(%rsp), %rsi
	jne	.LBB6_15
.LBB6_9:
	movq	%r12, %r15
	addq	%rdi, %r15
	movq	%r15, %rcx
	movabsq	$9223372036854775807, %rax
	cmovoq	%rax, %rcx
	movq	%rcx, 72(%rsp)
	cmpq	%r15, %r14
	cmovlq	%r14, %r15
	cmpq	$1, %rbx
	je	.LBB6_21
	cmpq	$2, %rbx
	jne	.LBB6_11
	movq	8(%rsp), %rdi
	movq	%r12, %rdx
	movq	%r15, %rcx
	leaq	368(%rsp), %r8
	leaq	688(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5)
	leaq	144(%rsp), %r13
	jmp	.LBB6_12
	.p2align	4
.LBB6_21:
	movq	8(%rsp), %rdi
	movq	%r12, %rdx
	movq	%r15, %rcx
	leaq	368(%rsp), %r8
	leaq	688(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5)
	leaq	144(%rsp), %r13
	jmp	.LBB6_12
	.p2align	4
.LBB6_11:
	movq	8(%rsp), %rdi
	movq	%r12, %rdx
	movq	%r15, %rcx
	leaq	368(%rsp), %r8
	leaq	688(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyARyAA6ColumnVyANGGG_Ttg5)
	testq	%rbx, %rbx
	leaq	144(%rsp), %r13
	je	.LBB6_14
.LBB6_12:
	movq	32(%rsp), %r14
	xorl	%eax, %eax
	.p2align	4
.LBB6_13:
	leaq	1(%rax), %rbp
	xorl	%ecx, %ecx
	testq	%rax, %rax
	setg	%cl
	movq	%r12, %rdi
	movq	%r15, %rsi
	movq	%r14, %rdx
	callq	($s24VitruvianMicroAVX512VNNI10SumScaling33_050E6EEE4A1F6B1675C67EBDD7FAA6D3LLV6finish__14followsAnotherySnySiG_SiSbtF)
	addq	$16, %r14
	movq	%rbp, %rax
	cmpq	%rbp, %rbx
	jne	.LBB6_13
	jmp	.LBB6_14
.LBB6_16:
	movq	%fs:40, %rax
	cmpq	832(%rsp), %rax
	jne	.LBB6_20
	addq	$840, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB6_2:
	movq	$-64, %rcx
	jmp	.LBB6_3
.LBB6_20:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end6:
	.size	vitruvian_multiply_dynamic_range_avx512vnni, .Lfunc_end6-vitruvian_multiply_dynamic_range_avx512vnni
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI7_0:
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
	.text
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI10SumScaling33_050E6EEE4A1F6B1675C67EBDD7FAA6D3LLV6finish__14followsAnotherySnySiG_SiSbtF,@function
$s24VitruvianMicroAVX512VNNI10SumScaling33_050E6EEE4A1F6B1675C67EBDD7FAA6D3LLV6finish__14followsAnotherySnySiG_SiSbtF:
	subq	%rdi, %rsi
	jne	.LBB7_1
.LBB7_5:
	vzeroupper
	retq
.LBB7_1:
	movq	24(%r13), %rax
	vmovdqu64	(%rax,%rdx,4), %zmm0
	vmovups	64(%r13), %zmm1
	vmovups	128(%r13), %zmm2
	movq	208(%r13), %r11
	cmpq	%rdx, %r11
	cmovgeq	%rdx, %r11
	movq	48(%r13), %r8
	movq	56(%r13), %rax
	movq	%rax, %r9
	andq	%rdx, %r9
	vmovups	(%r8,%r9,4), %zmm3
	movl	%edx, %r8d
	subl	%r11d, %r8d
	xorl	%r9d, %r9d
	testb	$1, %cl
	movq	40(%r13), %rcx
	vmovups	(%rcx,%rdx,4), %zmm4
	movq	32(%r13), %rcx
	vmovups	(%rcx,%rdx,4), %zmm5
	cmovnel	%r8d, %r9d
	vpbroadcastd	%r9d, %zmm6
	movq	200(%r13), %rcx
	movq	(%r13), %rdx
	movq	8(%r13), %r8
	movq	16(%r13), %r9
	movq	%r9, %r10
	imulq	%rdi, %r10
	shlq	$2, %r10
	shlq	$2, %r9
	imulq	%rcx, %rdi
	shlq	$2, %r11
	leaq	(%r11,%rdi,4), %rdi
	addq	192(%r13), %rdi
	shlq	$2, %rcx
	vpcmpgtd	.LCPI7_0(%rip), %zmm6, %k1
	vpxor	%xmm6, %xmm6, %xmm6
	jmp	.LBB7_2
	.p2align	4
.LBB7_4:
	vmaxps	%zmm7, %zmm1, %zmm7
	vminps	%zmm7, %zmm2, %zmm7
	vmovups	(%rdi), %zmm7 {%k1}
	vmovups	%zmm7, (%rdi)
	addq	%r9, %r10
	addq	%rcx, %rdi
	decq	%rsi
	je	.LBB7_5
.LBB7_2:
	vpmulld	(%r8,%r10){1to16}, %zmm0, %zmm7
	vpaddd	(%rdi), %zmm7, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%rdx,%r10){1to16}, %zmm7, %zmm7
	vfmadd213ps	%zmm4, %zmm5, %zmm7
	testq	%rax, %rax
	je	.LBB7_4
	vcmpltps	%zmm6, %zmm7, %k2
	vmulps	%zmm7, %zmm3, %zmm7 {%k2}
	jmp	.LBB7_4
.Lfunc_end7:
	.size	$s24VitruvianMicroAVX512VNNI10SumScaling33_050E6EEE4A1F6B1675C67EBDD7FAA6D3LLV6finish__14followsAnotherySnySiG_SiSbtF, .Lfunc_end7-$s24VitruvianMicroAVX512VNNI10SumScaling33_050E6EEE4A1F6B1675C67EBDD7FAA6D3LLV6finish__14followsAnotherySnySiG_SiSbtF
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI8_0:
	.long	2139062143
	.text
	.hidden	vitruvian_sum_products_avx512vnni
	.globl	vitruvian_sum_products_avx512vnni
	.p2align	4
	.type	vitruvian_sum_products_avx512vnni,@function
vitruvian_sum_products_avx512vnni:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$488, %rsp
	movq	%fs:40, %rax
	movq	%rax, 480(%rsp)
	movq	(%rdi), %rax
	movq	8(%rdi), %rcx
	movq	16(%rdi), %rbp
	movq	24(%rdi), %rdx
	movq	32(%rdi), %r8
	movq	40(%rdi), %r14
	movq	48(%rdi), %r12
	movq	56(%rdi), %rsi
	movq	64(%rdi), %rdi
	movq	$0, 8(%rsp)
	vmovups	(%rdx), %zmm0
	movq	%rax, 336(%rsp)
	vmovups	%zmm0, 352(%rsp)
	movq	%rcx, 416(%rsp)
	leaq	8(%rsp), %rax
	movq	%rax, 424(%rsp)
	movq	$1, 432(%rsp)
	movq	%rbp, 440(%rsp)
	movq	%r8, (%rsp)
	movq	%r8, 448(%rsp)
	movq	%r14, 456(%rsp)
	movq	$0, 16(%rsp)
	movb	$0, 24(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 32(%rsp)
	vmovups	%zmm0, 96(%rsp)
	vbroadcastss	.LCPI8_0(%rip), %zmm1
	movq	%r12, 464(%rsp)
	vmovups	%zmm1, 160(%rsp)
	vmovups	%zmm0, 224(%rsp)
	movq	%r14, 288(%rsp)
	movq	$0, 296(%rsp)
	movq	%r14, 304(%rsp)
	movq	%rsi, 312(%rsp)
	movq	%rdi, 320(%rsp)
	movq	%rsi, 328(%rsp)
	testq	%r12, %r12
	jle	.LBB8_6
	shlq	$6, %rbp
	addq	$64, %rbp
	xorl	%r15d, %r15d
	leaq	336(%rsp), %r13
	jmp	.LBB8_2
	.p2align	4
.LBB8_4:
	movq	%r14, %rdi
	movq	%r15, %rsi
	xorl	%edx, %edx
	movq	(%rsp), %rcx
	leaq	16(%rsp), %r8
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5)
	movl	$2, %ebx
.LBB8_5:
	movq	%rbp, %rax
	imulq	%rbx, %rax
	addq	%rax, %r14
	shlq	$4, %rbx
	addq	%rbx, %r15
	cmpq	%r12, %r15
	jge	.LBB8_6
.LBB8_2:
	movq	%r12, %rax
	subq	%r15, %rax
	leaq	15(%rax), %rdx
	leaq	30(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$4, %rcx
	cmpq	$4, %rcx
	je	.LBB8_4
	cmpq	$2, %rcx
	je	.LBB8_4
	movl	$3, %ebx
	cmpq	$63, %rdx
	jg	.LBB8_10
	decq	%rax
	movq	%rcx, %rbx
	cmpq	$16, %rax
	jae	.LBB8_10
	movq	%r14, %rdi
	movq	%r15, %rsi
	xorl	%edx, %edx
	movq	(%rsp), %rcx
	leaq	16(%rsp), %r8
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5)
	movl	$1, %ebx
	jmp	.LBB8_5
	.p2align	4
.LBB8_10:
	movq	%r14, %rdi
	movq	%r15, %rsi
	xorl	%edx, %edx
	movq	(%rsp), %rcx
	leaq	16(%rsp), %r8
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyARyAA6ColumnVyANGGG_Ttg5)
	jmp	.LBB8_5
.LBB8_6:
	movq	%fs:40, %rax
	cmpq	480(%rsp), %rax
	jne	.LBB8_12
	addq	$488, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB8_12:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end8:
	.size	vitruvian_sum_products_avx512vnni, .Lfunc_end8-vitruvian_sum_products_avx512vnni
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI9_0:
	.quad	0
	.quad	2
	.quad	3
	.quad	4
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI9_1:
	.long	0x42fe0000
.LCPI9_2:
	.long	2139062143
	.text
	.hidden	vitruvian_depthwise_quantized_avx512vnni
	.globl	vitruvian_depthwise_quantized_avx512vnni
	.p2align	4
	.type	vitruvian_depthwise_quantized_avx512vnni,@function
vitruvian_depthwise_quantized_avx512vnni:
	pushq	%rbp
	pushq	%r13
	pushq	%rbx
	subq	$448, %rsp
	movq	(%rdi), %rax
	movq	56(%rdi), %r11
	movq	64(%rdi), %rdx
	movq	72(%rdi), %rcx
	movzbl	80(%rdi), %esi
	movq	88(%rdi), %rbx
	movl	104(%rdi), %r10d
	movq	120(%rdi), %r8
	movq	152(%rdi), %r9
	movq	%rax, 8(%rsp)
	movq	32(%rdi), %rax
	vmovups	8(%rdi), %ymm0
	vmovups	%ymm0, 16(%rsp)
	vmovups	40(%rdi), %xmm0
	vmovups	%xmm0, 48(%rsp)
	movq	%r11, 64(%rsp)
	movq	%rdx, 72(%rsp)
	movq	%rcx, 80(%rsp)
	movq	%rbx, 88(%rsp)
	vmovdqa	.LCPI9_0(%rip), %ymm0
	movb	$29, %r11b
	kmovd	%r11d, %k1
	vmovdqu64	112(%rdi), %zmm1 {%k1} {z}
	vpermq	%zmm1, %zmm0, %zmm0
	vmovdqu	%ymm0, 96(%rsp)
	vcvtsi2ss	%r10d, %xmm15, %xmm0
	vmovsd	96(%rdi), %xmm1
	vcvttss2si	%xmm1, %edi
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm0, %xmm2, %xmm0
	xorl	%r11d, %r11d
	vucomiss	.LCPI9_1(%rip), %xmm0
	seta	%r11b
	imull	$-2139062144, %r11d, %ebx
	vmovsd	%xmm1, 128(%rsp)
	shll	$7, %r11d
	movb	%r10b, 136(%rsp)
	subl	%r11d, %r10d
	movzwl	%r10w, %r11d
	movl	%r10d, %ebp
	shll	$16, %ebp
	orl	%r11d, %ebp
	vpbroadcastd	%ebp, %zmm0
	addl	%edi, %r10d
	movzbl	%r10b, %edi
	imull	$16843009, %edi, %edi
	vpbroadcastd	%edi, %zmm1
	vpbroadcastd	%ebx, %zmm2
	vmovdqu64	%zmm0, 144(%rsp)
	vmovdqu64	%zmm1, 208(%rsp)
	vbroadcastss	.LCPI9_2(%rip), %zmm0
	vmovups	%zmm0, 272(%rsp)
	vmovdqu64	%zmm2, 336(%rsp)
	movq	%r8, 400(%rsp)
	movq	%r9, 408(%rsp)
	movq	$3, 416(%rsp)
	movl	$-1, 424(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovaps	%xmm0, 432(%rsp)
	cmpb	$1, %sil
	jne	.LBB9_5
	xorq	$3, %rdx
	xorq	$1, %rcx
	orq	%rdx, %rcx
	jne	.LBB9_12
	cmpq	$2, %rax
	je	.LBB9_11
	cmpq	$1, %rax
	jne	.LBB9_12
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5)
	jmp	.LBB9_19
.LBB9_5:
	cmpq	$3, %rdx
	je	.LBB9_13
	cmpq	$5, %rdx
	jne	.LBB9_20
	cmpq	$1, %rcx
	jne	.LBB9_20
	cmpq	$2, %rax
	je	.LBB9_18
	cmpq	$1, %rax
	jne	.LBB9_20
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5)
	jmp	.LBB9_19
.LBB9_12:
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA10FourPixelsVyAA09CorrectedL0VGARTtt0t1g5)
	jmp	.LBB9_19
.LBB9_13:
	cmpq	$1, %rcx
	jne	.LBB9_20
	cmpq	$2, %rax
	je	.LBB9_17
	cmpq	$1, %rax
	jne	.LBB9_20
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5)
	jmp	.LBB9_19
.LBB9_20:
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGATTtt0t1g5)
.LBB9_19:
	addq	$448, %rsp
	popq	%rbx
	popq	%r13
	popq	%rbp
	retq
.LBB9_11:
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5)
	jmp	.LBB9_19
.LBB9_18:
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5)
	jmp	.LBB9_19
.LBB9_17:
	leaq	128(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5)
	jmp	.LBB9_19
.Lfunc_end9:
	.size	vitruvian_depthwise_quantized_avx512vnni, .Lfunc_end9-vitruvian_depthwise_quantized_avx512vnni
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI10_0:
	.quad	0
	.quad	2
	.quad	3
	.quad	4
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI10_1:
	.long	2139062143
	.text
	.hidden	vitruvian_depthwise_dynamic_range_avx512vnni
	.globl	vitruvian_depthwise_dynamic_range_avx512vnni
	.p2align	4
	.type	vitruvian_depthwise_dynamic_range_avx512vnni,@function
vitruvian_depthwise_dynamic_range_avx512vnni:
	pushq	%r13
	subq	$624, %rsp
	movq	%fs:40, %rax
	movq	%rax, 616(%rsp)
	movq	(%rdi), %rax
	movq	56(%rdi), %r9
	movq	64(%rdi), %rdx
	movq	72(%rdi), %rcx
	vmovss	88(%rdi), %xmm0
	movq	80(%rdi), %r10
	movl	92(%rdi), %r11d
	movq	112(%rdi), %rsi
	movq	144(%rdi), %r8
	vbroadcastss	96(%rdi), %zmm1
	vbroadcastss	100(%rdi), %zmm2
	movq	%rax, 8(%rsp)
	movq	32(%rdi), %rax
	vmovups	8(%rdi), %ymm3
	vmovups	%ymm3, 16(%rsp)
	vmovups	40(%rdi), %xmm3
	vmovups	%xmm3, 48(%rsp)
	movq	%r9, 64(%rsp)
	movq	%rdx, 72(%rsp)
	movq	%rcx, 80(%rsp)
	movq	%r10, 88(%rsp)
	vmovdqa	.LCPI10_0(%rip), %ymm3
	movb	$29, %r9b
	kmovd	%r9d, %k1
	vmovdqu64	104(%rdi), %zmm4 {%k1} {z}
	vpermq	%zmm4, %zmm3, %zmm3
	vmovdqu	%ymm3, 96(%rsp)
	vmovss	%xmm0, 128(%rsp)
	movl	%r11d, 132(%rsp)
	vmovups	%zmm1, 144(%rsp)
	vmovups	%zmm2, 208(%rsp)
	movq	%rsi, 272(%rsp)
	movq	$0, 288(%rsp)
	movb	$0, 296(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%zmm0, 304(%rsp)
	vmovups	%zmm0, 368(%rsp)
	vbroadcastss	.LCPI10_1(%rip), %zmm1
	vmovups	%zmm1, 432(%rsp)
	vmovups	%zmm0, 496(%rsp)
	movq	%rsi, 560(%rsp)
	movq	%r8, 568(%rsp)
	movq	$5, 576(%rsp)
	movl	$0, 584(%rsp)
	movq	%rsi, 592(%rsp)
	leaq	128(%rsp), %rsi
	movq	%rsi, 600(%rsp)
	cmpq	$5, %rdx
	je	.LBB10_9
	cmpq	$3, %rdx
	jne	.LBB10_14
	cmpq	$1, %rcx
	jne	.LBB10_14
	cmpq	$2, %rax
	je	.LBB10_8
	cmpq	$1, %rax
	jne	.LBB10_14
	leaq	288(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5)
	jmp	.LBB10_6
.LBB10_9:
	cmpq	$1, %rcx
	jne	.LBB10_14
	cmpq	$2, %rax
	je	.LBB10_13
	cmpq	$1, %rax
	jne	.LBB10_14
	leaq	288(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5)
	jmp	.LBB10_6
.LBB10_14:
	leaq	288(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGATTtt0t1g5)
.LBB10_6:
	movq	%fs:40, %rax
	cmpq	616(%rsp), %rax
	jne	.LBB10_15
	addq	$624, %rsp
	popq	%r13
	retq
.LBB10_8:
	leaq	288(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5)
	jmp	.LBB10_6
.LBB10_13:
	leaq	288(%rsp), %rdi
	leaq	8(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5)
	jmp	.LBB10_6
.LBB10_15:
	callq	__stack_chk_fail@PLT
.Lfunc_end10:
	.size	vitruvian_depthwise_dynamic_range_avx512vnni, .Lfunc_end10-vitruvian_depthwise_dynamic_range_avx512vnni
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI11_0:
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
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI11_1:
	.long	0x4b400000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$600, %rsp
	movq	%rdi, 8(%rsp)
	movq	88(%r13), %rax
	movq	%r13, 16(%rsp)
	movq	104(%r13), %r15
	leaq	15(%rax), %rcx
	movq	%rax, 168(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, 48(%rsp)
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
	addq	$600, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB11_4:
	sarq	$4, 48(%rsp)
	movq	8(%rsp), %rax
	movq	288(%rax), %rcx
	movq	16(%rsp), %rax
	movq	40(%rax), %rsi
	movq	64(%rax), %rbx
	movq	%rsi, 256(%rsp)
	movq	32(%rsi), %rsi
	imulq	%rbx, %rsi
	movq	%rcx, 264(%rsp)
	addq	%rcx, %rsi
	movq	%rsi, %rcx
	shlq	$4, %rcx
	movq	96(%rax), %rax
	movq	%rax, 56(%rsp)
	movq	%rcx, 216(%rsp)
	leaq	-1(%rcx), %rax
	movq	%rax, 200(%rsp)
	addq	$-16, 168(%rsp)
	leaq	-8(%r15), %rax
	movq	%rax, 376(%rsp)
	movq	%rbx, 248(%rsp)
	shlq	$6, %rbx
	leaq	-4(%r15), %rax
	movq	%rax, 368(%rsp)
	movq	%rsi, %rax
	shlq	$6, %rax
	shlq	$8, %rsi
	movq	%rsi, 192(%rsp)
	movl	$64, %ecx
	movq	%rcx, 144(%rsp)
	xorl	%ecx, %ecx
	vmovdqa64	.LCPI11_0(%rip), %zmm19
	movq	%rax, 232(%rsp)
	movq	%rax, 136(%rsp)
	movq	%r15, 64(%rsp)
	movq	%rdx, 208(%rsp)
	jmp	.LBB11_5
	.p2align	4
.LBB11_9:
	movq	192(%rsp), %rax
	addq	%rax, 136(%rsp)
	addq	%rax, 144(%rsp)
	movq	128(%rsp), %rax
	movq	%rax, %rcx
	cmpq	48(%rsp), %rax
	jge	.LBB11_10
.LBB11_5:
	movq	%rcx, 152(%rsp)
	leaq	4(%rcx), %rax
	movq	%rax, 128(%rsp)
	cmpq	$0, 56(%rsp)
	jle	.LBB11_9
	movq	48(%rsp), %rax
	movq	128(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 240(%rsp)
	xorl	%ecx, %ecx
	movq	$0, 24(%rsp)
	jmp	.LBB11_7
	.p2align	4
.LBB11_16:
	movq	160(%rsp), %rcx
	movq	%rcx, 24(%rsp)
	cmpq	56(%rsp), %rcx
	movq	208(%rsp), %rdx
	jge	.LBB11_9
.LBB11_7:
	addq	%rdx, %rcx
	jno	.LBB11_11
	movq	56(%rsp), %rax
	movq	%rcx, %rsi
	movq	%rax, %rcx
	subq	24(%rsp), %rcx
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	cmovgeq	%rdx, %rcx
	movq	%rsi, 88(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, 160(%rsp)
	jmp	.LBB11_12
	.p2align	4
.LBB11_11:
	movq	56(%rsp), %rax
	cmpq	%rcx, %rax
	movq	%rcx, 160(%rsp)
	cmovlq	%rax, %rcx
	movq	%rcx, 88(%rsp)
	subq	24(%rsp), %rcx
.LBB11_12:
	movq	200(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB11_13
	cqto
	idivq	%rcx
	movq	%rax, %rdx
	jmp	.LBB11_15
	.p2align	4
.LBB11_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %edx
.LBB11_15:
	movq	152(%rsp), %rax
	cmpq	%rax, 48(%rsp)
	je	.LBB11_16
	movq	16(%rsp), %rax
	movq	80(%rax), %rcx
	movq	136(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 176(%rsp)
	leaq	(,%rdx,4), %rax
	movq	%rax, 272(%rsp)
	movq	144(%rsp), %rax
	movq	%rcx, 224(%rsp)
	addq	%rcx, %rax
	movq	%rax, 184(%rsp)
	movq	152(%rsp), %rax
	movq	%rax, 80(%rsp)
	movq	%rdx, 280(%rsp)
	jmp	.LBB11_18
	.p2align	4
.LBB11_55:
	movq	80(%rsp), %rcx
	incq	%rcx
	movq	232(%rsp), %rax
	addq	%rax, 176(%rsp)
	addq	%rax, 184(%rsp)
	movq	%rcx, 80(%rsp)
	cmpq	240(%rsp), %rcx
	je	.LBB11_16
.LBB11_18:
	movq	88(%rsp), %rax
	cmpq	%rax, 24(%rsp)
	je	.LBB11_55
	movq	80(%rsp), %rsi
	movq	%rsi, %rax
	imulq	216(%rsp), %rax
	movq	224(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 32(%rsp)
	movq	16(%rsp), %rax
	movq	16(%rax), %rcx
	movq	%rcx, 328(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 320(%rsp)
	movq	8(%rax), %rcx
	imulq	%rsi, %rcx
	shlq	$2, %rcx
	addq	(%rax), %rcx
	movq	%rcx, 312(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 304(%rsp)
	shlq	$4, %rsi
	movq	8(%rsp), %rax
	movq	312(%rax), %r14
	movq	168(%rsp), %rcx
	cmpq	%rsi, %rcx
	cmovlq	%rcx, %rsi
	movq	%rsi, 296(%rsp)
	vpbroadcastd	296(%rax), %zmm0
	vmovdqu64	%zmm0, 384(%rsp)
	movq	176(%rsp), %rcx
	movq	24(%rsp), %rdi
	movq	%r14, 288(%rsp)
	jmp	.LBB11_20
	.p2align	4
.LBB11_54:
	movq	336(%rsp), %rdi
	incq	%rdi
	movq	344(%rsp), %rcx
	addq	272(%rsp), %rcx
	cmpq	88(%rsp), %rdi
	movq	280(%rsp), %rdx
	je	.LBB11_55
.LBB11_20:
	testq	%rdx, %rdx
	jle	.LBB11_23
	xorl	%eax, %eax
	.p2align	4
.LBB11_22:
	prefetcht0	(%rcx,%rax,4)
	addq	$16, %rax
	cmpq	%rdx, %rax
	jl	.LBB11_22
.LBB11_23:
	movq	%rcx, 344(%rsp)
	movq	%rdi, %rax
	imulq	320(%rsp), %rax
	leaq	3(%rax), %rdx
	testq	%rax, %rax
	cmovnsq	%rax, %rdx
	movq	%rdx, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	256(%rsp), %rcx
	movq	(%rcx,%rax,8), %r14
	movq	8(%rcx,%rax,8), %rcx
	movq	%r14, %r8
	imulq	248(%rsp), %r8
	addq	264(%rsp), %r8
	shlq	$6, %r8
	movq	32(%rsp), %rax
	leaq	(%rax,%r8), %rsi
	movq	%rsi, 40(%rsp)
	sarq	$2, %rdx
	imulq	328(%rsp), %rdx
	movq	%rdi, %rsi
	imulq	304(%rsp), %rsi
	addq	296(%rsp), %rsi
	movq	%rsi, 72(%rsp)
	movq	312(%rsp), %rsi
	leaq	(%rsi,%rdx,4), %rdx
	movq	%rdx, 120(%rsp)
	vmovdqu64	384(%rsp), %zmm0
	vpandd	(%rax), %zmm0, %zmm0
	cmpq	$7, %r15
	vbroadcastss	.LCPI11_1(%rip), %zmm20
	movq	%rdi, 336(%rsp)
	jle	.LBB11_24
	movq	16(%rsp), %rax
	movq	32(%rax), %rdx
	movq	8(%rsp), %rax
	movq	280(%rax), %r11
	movq	304(%rax), %r12
	shlq	$6, %rdx
	movq	%rdx, 104(%rsp)
	leaq	(%r11,%r11), %rsi
	leaq	(%r11,%r11,2), %rbp
	movq	%r11, %r10
	shlq	$4, %r10
	leaq	(,%r11,4), %rax
	movq	%rax, 96(%rsp)
	addq	184(%rsp), %r8
	movq	%r8, 112(%rsp)
	xorl	%r8d, %r8d
	jmp	.LBB11_27
	.p2align	4
.LBB11_31:
	movq	8(%rsp), %rax
	vmovdqu64	16(%rax), %zmm9
	vmovdqu64	80(%rax), %zmm10
	vmovdqu64	144(%rax), %zmm11
	vmovdqu64	208(%rax), %zmm12
	movq	32(%rsp), %r9
	vmovups	128(%r9), %zmm13
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm13, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm13, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm13, %zmm6
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm13, %zmm5
	vbroadcastss	4(%rax), %zmm13
	vminps	%zmm8, %zmm13, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vminps	%zmm7, %zmm13, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vminps	%zmm6, %zmm13, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vminps	%zmm5, %zmm13, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm6, %zmm5
	vpaddsw	%zmm9, %zmm7, %zmm6
	vpaddsw	%zmm9, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm10, %zmm5, %zmm5
	vpminsb	%zmm11, %zmm5, %zmm5
	vpxorq	%zmm5, %zmm12, %zmm5
	vpermd	%zmm5, %zmm19, %zmm5
	movq	272(%rax), %rdx
	leaq	(%rdx,%rdi), %rax
	vmovdqu	%xmm5, (%rdx,%rdi)
	vextracti32x4	$1, %zmm5, (%r11,%rax)
	vextracti32x4	$2, %zmm5, (%rax,%r11,2)
	vextracti32x4	$3, %zmm5, (%rbp,%rax)
	vmovups	128(%r9), %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm5, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm5, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm5, %zmm1
	vminps	%zmm4, %zmm13, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vminps	%zmm3, %zmm13, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vpackssdw	%zmm3, %zmm4, %zmm3
	vminps	%zmm2, %zmm13, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm1, %zmm13, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpaddsw	%zmm9, %zmm3, %zmm2
	vpaddsw	%zmm9, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	%zmm10, %zmm1, %zmm1
	vpminsb	%zmm11, %zmm1, %zmm1
	vpxorq	%zmm1, %zmm12, %zmm1
	vpermd	%zmm1, %zmm19, %zmm1
	vmovdqu	%xmm1, (%rax,%r11,4)
	addq	96(%rsp), %rax
	vextracti32x4	$1, %zmm1, (%r11,%rax)
	vextracti32x4	$2, %zmm1, (%rax,%r11,2)
	vextracti32x4	$3, %zmm1, (%rbp,%rax)
.LBB11_32:
	movq	64(%rsp), %r15
	leaq	8(%r8), %rdi
	addq	$12, %r8
	cmpq	%r15, %r8
	movq	%rdi, %r8
	jge	.LBB11_33
.LBB11_27:
	movq	376(%rsp), %rax
	cmpq	%r8, %rax
	movq	%r8, %rdi
	cmovlq	%rax, %rdi
	vmovdqa64	%zmm0, %zmm1
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm0, %zmm5
	vmovdqa64	%zmm0, %zmm6
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm8
	cmpq	%r14, %rcx
	je	.LBB11_30
	movq	104(%rsp), %rdx
	imulq	%rdi, %rdx
	addq	120(%rsp), %rdx
	movq	16(%rsp), %rax
	movq	48(%rax), %r15
	movq	112(%rsp), %rax
	movq	%r14, %r9
	vmovdqa64	%zmm0, %zmm8
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm6
	vmovdqa64	%zmm0, %zmm5
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm1
	.p2align	4
.LBB11_29:
	movq	(%r15,%r9,8), %r13
	incq	%r9
	vmovdqu64	(%rdx,%r13,4), %zmm9
	vmovdqu64	64(%rdx,%r13,4), %zmm10
	vmovdqu64	128(%rdx,%r13,4), %zmm11
	vmovdqu64	192(%rdx,%r13,4), %zmm12
	vmovdqu64	-64(%rax), %zmm13
	vmovdqu64	(%rax), %zmm14
	vmovdqu64	64(%rax), %zmm15
	vpdpbusd	%zmm13, %zmm9, %zmm8
	vpdpbusd	%zmm13, %zmm10, %zmm7
	vpdpbusd	%zmm13, %zmm11, %zmm6
	vpdpbusd	%zmm13, %zmm12, %zmm5
	vmovdqu64	256(%rdx,%r13,4), %zmm9
	vmovdqu64	320(%rdx,%r13,4), %zmm16
	vpdpbusd	%zmm13, %zmm9, %zmm4
	vpdpbusd	%zmm13, %zmm16, %zmm3
	vmovdqu64	384(%rdx,%r13,4), %zmm17
	vmovdqu64	448(%rdx,%r13,4), %zmm18
	vpdpbusd	%zmm13, %zmm17, %zmm2
	vpdpbusd	%zmm13, %zmm18, %zmm1
	vpdpbusd	%zmm14, %zmm10, %zmm8
	vpdpbusd	%zmm14, %zmm11, %zmm7
	vpdpbusd	%zmm14, %zmm12, %zmm6
	vpdpbusd	%zmm14, %zmm9, %zmm5
	vpdpbusd	%zmm14, %zmm16, %zmm4
	vpdpbusd	%zmm14, %zmm17, %zmm3
	vpdpbusd	%zmm14, %zmm18, %zmm2
	vmovdqu64	512(%rdx,%r13,4), %zmm10
	vpdpbusd	%zmm14, %zmm10, %zmm1
	vpdpbusd	%zmm15, %zmm11, %zmm8
	vpdpbusd	%zmm15, %zmm12, %zmm7
	vpdpbusd	%zmm15, %zmm9, %zmm6
	vpdpbusd	%zmm15, %zmm16, %zmm5
	vpdpbusd	%zmm15, %zmm17, %zmm4
	vpdpbusd	%zmm15, %zmm18, %zmm3
	vpdpbusd	%zmm15, %zmm10, %zmm2
	vmovdqu64	576(%rdx,%r13,4), %zmm9
	vpdpbusd	%zmm15, %zmm9, %zmm1
	addq	%rbx, %rax
	cmpq	%r9, %rcx
	jne	.LBB11_29
.LBB11_30:
	imulq	%r11, %rdi
	addq	72(%rsp), %rdi
	testq	%r12, %r12
	je	.LBB11_31
	leaq	(%r12,%rdi,4), %rax
	vmovdqu64	%zmm8, (%r12,%rdi,4)
	vmovdqu64	%zmm7, (%rax,%r11,4)
	vmovdqu64	%zmm6, (%rax,%rsi,4)
	vmovdqu64	%zmm5, (%rax,%rbp,4)
	vmovdqu64	%zmm4, (%r10,%rax)
	addq	%r10, %rax
	vmovdqu64	%zmm3, (%rax,%r11,4)
	vmovdqu64	%zmm2, (%rax,%rsi,4)
	vmovdqu64	%zmm1, (%rax,%rbp,4)
	jmp	.LBB11_32
	.p2align	4
.LBB11_24:
	cmpq	$3, %r15
	jle	.LBB11_59
	xorl	%edi, %edi
	jmp	.LBB11_34
	.p2align	4
.LBB11_33:
	cmpq	%r15, %rdi
	jge	.LBB11_42
.LBB11_34:
	movq	16(%rsp), %rax
	movq	32(%rax), %rdx
	movq	8(%rsp), %rax
	movq	280(%rax), %r10
	movq	304(%rax), %r11
	shlq	$6, %rdx
	movq	%rdx, 104(%rsp)
	leaq	(,%r10,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 112(%rsp)
	leaq	(%r10,%r10,2), %rax
	movq	%rax, 360(%rsp)
	movq	%rcx, %rax
	subq	%r14, %rax
	movq	%rax, 96(%rsp)
	leaq	1(%r14), %r12
	movq	40(%rsp), %rax
	addq	%rbx, %rax
	movq	%rax, 352(%rsp)
	jmp	.LBB11_35
	.p2align	4
.LBB11_40:
	movq	8(%rsp), %rax
	vmovdqu64	16(%rax), %zmm5
	movq	32(%rsp), %rdx
	vmovups	128(%rdx), %zmm6
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm6, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm6, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm6, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm6, %zmm1
	vbroadcastss	4(%rax), %zmm6
	vminps	%zmm4, %zmm6, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vminps	%zmm3, %zmm6, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vpackssdw	%zmm3, %zmm4, %zmm3
	vminps	%zmm2, %zmm6, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm1, %zmm6, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpaddsw	%zmm5, %zmm3, %zmm2
	vpaddsw	%zmm5, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	80(%rax), %zmm1, %zmm1
	vpminsb	144(%rax), %zmm1, %zmm1
	vpxorq	208(%rax), %zmm1, %zmm1
	vpermd	%zmm1, %zmm19, %zmm1
	movq	272(%rax), %rax
	leaq	(%rax,%r8), %rdx
	vmovdqu	%xmm1, (%rax,%r8)
	vextracti32x4	$1, %zmm1, (%r10,%rdx)
	vextracti32x4	$2, %zmm1, (%rdx,%r10,2)
	movq	360(%rsp), %rax
	vextracti32x4	$3, %zmm1, (%rax,%rdx)
.LBB11_41:
	addq	$4, %rdi
	cmpq	%r15, %rdi
	jge	.LBB11_42
.LBB11_35:
	movq	368(%rsp), %rax
	cmpq	%rdi, %rax
	movq	%rdi, %r8
	cmovlq	%rax, %r8
	vmovdqa64	%zmm0, %zmm1
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm4
	cmpq	%r14, %rcx
	je	.LBB11_39
	movq	104(%rsp), %rbp
	imulq	%r8, %rbp
	addq	120(%rsp), %rbp
	movq	16(%rsp), %rax
	movq	48(%rax), %r13
	movq	40(%rsp), %rdx
	movq	%r14, %rax
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm1
	testb	$1, 96(%rsp)
	je	.LBB11_38
	movq	(%r13,%r14,8), %rax
	vmovdqu64	(%rbp,%rax,4), %zmm1
	vmovdqu64	64(%rbp,%rax,4), %zmm5
	vmovdqu64	128(%rbp,%rax,4), %zmm6
	vmovdqu64	192(%rbp,%rax,4), %zmm7
	movq	40(%rsp), %rdx
	vmovdqu64	(%rdx), %zmm8
	vmovdqu64	64(%rdx), %zmm9
	vmovdqu64	128(%rdx), %zmm10
	vmovdqa64	%zmm0, %zmm4
	vpdpbusd	%zmm8, %zmm1, %zmm4
	vmovdqa64	%zmm0, %zmm3
	vpdpbusd	%zmm8, %zmm5, %zmm3
	vmovdqa64	%zmm0, %zmm2
	vpdpbusd	%zmm8, %zmm6, %zmm2
	vmovdqa64	%zmm0, %zmm1
	vpdpbusd	%zmm8, %zmm7, %zmm1
	vpdpbusd	%zmm9, %zmm5, %zmm4
	vpdpbusd	%zmm9, %zmm6, %zmm3
	vpdpbusd	%zmm9, %zmm7, %zmm2
	vmovdqu64	256(%rbp,%rax,4), %zmm5
	vpdpbusd	%zmm9, %zmm5, %zmm1
	vpdpbusd	%zmm10, %zmm6, %zmm4
	vpdpbusd	%zmm10, %zmm7, %zmm3
	vpdpbusd	%zmm10, %zmm5, %zmm2
	vmovdqu64	320(%rbp,%rax,4), %zmm5
	vpdpbusd	%zmm10, %zmm5, %zmm1
	movq	352(%rsp), %rdx
	movq	%r12, %rax
.LBB11_38:
	cmpq	%r12, %rcx
	je	.LBB11_39
	.p2align	4
.LBB11_61:
	movq	(%r13,%rax,8), %rsi
	movq	8(%r13,%rax,8), %r9
	vmovdqu64	(%rbp,%rsi,4), %zmm5
	vmovdqu64	64(%rbp,%rsi,4), %zmm6
	vmovdqu64	128(%rbp,%rsi,4), %zmm7
	vmovdqu64	192(%rbp,%rsi,4), %zmm8
	vmovdqu64	(%rdx), %zmm9
	vmovdqu64	64(%rdx), %zmm10
	vmovdqu64	128(%rdx), %zmm11
	vpdpbusd	%zmm9, %zmm5, %zmm4
	vpdpbusd	%zmm9, %zmm6, %zmm3
	vpdpbusd	%zmm9, %zmm7, %zmm2
	vpdpbusd	%zmm9, %zmm8, %zmm1
	vpdpbusd	%zmm10, %zmm6, %zmm4
	vpdpbusd	%zmm10, %zmm7, %zmm3
	vmovdqu64	256(%rbp,%rsi,4), %zmm5
	vpdpbusd	%zmm10, %zmm8, %zmm2
	vpdpbusd	%zmm10, %zmm5, %zmm1
	vpdpbusd	%zmm11, %zmm7, %zmm4
	vpdpbusd	%zmm11, %zmm8, %zmm3
	vmovdqu64	320(%rbp,%rsi,4), %zmm6
	vpdpbusd	%zmm11, %zmm5, %zmm2
	vpdpbusd	%zmm11, %zmm6, %zmm1
	vmovdqu64	(%rdx,%rbx), %zmm5
	vmovdqu64	64(%rdx,%rbx), %zmm6
	addq	$2, %rax
	vmovdqu64	128(%rdx,%rbx), %zmm7
	addq	%rbx, %rdx
	vmovdqu64	(%rbp,%r9,4), %zmm8
	vmovdqu64	64(%rbp,%r9,4), %zmm9
	vmovdqu64	128(%rbp,%r9,4), %zmm10
	vmovdqu64	192(%rbp,%r9,4), %zmm11
	vpdpbusd	%zmm5, %zmm8, %zmm4
	vpdpbusd	%zmm5, %zmm9, %zmm3
	vpdpbusd	%zmm5, %zmm10, %zmm2
	vpdpbusd	%zmm5, %zmm11, %zmm1
	vpdpbusd	%zmm6, %zmm9, %zmm4
	vpdpbusd	%zmm6, %zmm10, %zmm3
	vpdpbusd	%zmm6, %zmm11, %zmm2
	vmovdqu64	256(%rbp,%r9,4), %zmm5
	vpdpbusd	%zmm6, %zmm5, %zmm1
	vpdpbusd	%zmm7, %zmm10, %zmm4
	vpdpbusd	%zmm7, %zmm11, %zmm3
	vpdpbusd	%zmm7, %zmm5, %zmm2
	vmovdqu64	320(%rbp,%r9,4), %zmm5
	vpdpbusd	%zmm7, %zmm5, %zmm1
	addq	%rbx, %rdx
	cmpq	%rax, %rcx
	jne	.LBB11_61
.LBB11_39:
	imulq	%r10, %r8
	addq	72(%rsp), %r8
	testq	%r11, %r11
	je	.LBB11_40
	leaq	(%r11,%r8,4), %rax
	vmovdqu64	%zmm4, (%r11,%r8,4)
	vmovdqu64	%zmm3, (%rax,%r10,4)
	vmovdqu64	%zmm2, (%rax,%r10,8)
	movq	112(%rsp), %rdx
	vmovdqu64	%zmm1, (%rdx,%rax)
	jmp	.LBB11_41
	.p2align	4
.LBB11_42:
	cmpq	%r15, %rdi
	jl	.LBB11_43
.LBB11_52:
	movq	288(%rsp), %r14
	testq	%r14, %r14
	je	.LBB11_54
	vmovdqu64	(%r14), %zmm0
	vmovdqu64	64(%r14), %zmm1
	vmovdqu64	88(%r14), %zmm2
	vmovdqu64	%zmm2, 536(%rsp)
	vmovdqu64	%zmm1, 512(%rsp)
	vmovdqu64	%zmm0, 448(%rsp)
	movq	8(%rsp), %rax
	movq	280(%rax), %rcx
	movq	32(%rsp), %rdi
	movq	72(%rsp), %rsi
	movq	%r15, %rdx
	leaq	448(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	vmovdqa64	.LCPI11_0(%rip), %zmm19
	jmp	.LBB11_54
	.p2align	4
.LBB11_59:
	testq	%r15, %r15
	jle	.LBB11_52
	xorl	%edi, %edi
.LBB11_43:
	movq	16(%rsp), %rax
	movq	32(%rax), %r8
	movq	8(%rsp), %rdx
	movq	280(%rdx), %rax
	movq	304(%rdx), %r10
	shlq	$6, %r8
	movl	%ecx, %r11d
	subl	%r14d, %r11d
	andl	$3, %r11d
	movq	%r14, %r12
	subq	%rcx, %r12
	jmp	.LBB11_44
	.p2align	4
.LBB11_50:
	vcvtdq2ps	%zmm1, %zmm1
	movq	32(%rsp), %rsi
	vmulps	128(%rsi), %zmm1, %zmm1
	movq	8(%rsp), %rsi
	vmaxps	(%rsi){1to16}, %zmm1, %zmm1
	vminps	4(%rsi){1to16}, %zmm1, %zmm1
	vaddps	%zmm20, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	vpbroadcastb	8(%rsi), %xmm2
	vpaddb	%xmm1, %xmm2, %xmm1
	movq	272(%rsi), %rsi
	vmovdqu	%xmm1, (%rsi,%rdx)
.LBB11_51:
	movq	64(%rsp), %r15
	incq	%rdi
	cmpq	%r15, %rdi
	jge	.LBB11_52
.LBB11_44:
	vmovdqa64	%zmm0, %zmm1
	cmpq	%r14, %rcx
	je	.LBB11_49
	movq	%r8, %r13
	imulq	%rdi, %r13
	addq	120(%rsp), %r13
	movq	16(%rsp), %rdx
	movq	48(%rdx), %rbp
	movq	40(%rsp), %r9
	movq	%r14, %rdx
	vmovdqa64	%zmm0, %zmm1
	testq	%r11, %r11
	je	.LBB11_48
	movq	%r11, %rsi
	movq	40(%rsp), %r9
	movq	%r14, %rdx
	vmovdqa64	%zmm0, %zmm1
	.p2align	4
.LBB11_47:
	movq	(%rbp,%rdx,8), %r15
	incq	%rdx
	vmovdqu64	(%r13,%r15,4), %zmm2
	vmovdqu64	64(%r13,%r15,4), %zmm3
	vmovdqu64	128(%r13,%r15,4), %zmm4
	vpdpbusd	(%r9), %zmm2, %zmm1
	vpdpbusd	64(%r9), %zmm3, %zmm1
	vpdpbusd	128(%r9), %zmm4, %zmm1
	addq	%rbx, %r9
	decq	%rsi
	jne	.LBB11_47
.LBB11_48:
	cmpq	$-4, %r12
	ja	.LBB11_49
	.p2align	4
.LBB11_62:
	movq	(%rbp,%rdx,8), %rsi
	movq	8(%rbp,%rdx,8), %r15
	vmovdqu64	(%r13,%rsi,4), %zmm2
	vmovdqu64	64(%r13,%rsi,4), %zmm3
	vmovdqu64	128(%r13,%rsi,4), %zmm4
	vpdpbusd	(%r9), %zmm2, %zmm1
	vpdpbusd	64(%r9), %zmm3, %zmm1
	vpdpbusd	128(%r9), %zmm4, %zmm1
	vmovdqu64	(%r13,%r15,4), %zmm2
	vmovdqu64	64(%r13,%r15,4), %zmm3
	vmovdqu64	128(%r13,%r15,4), %zmm4
	vpdpbusd	(%r9,%rbx), %zmm2, %zmm1
	leaq	(%r9,%rbx), %rsi
	vpdpbusd	64(%r9,%rbx), %zmm3, %zmm1
	vpdpbusd	128(%r9,%rbx), %zmm4, %zmm1
	movq	16(%rbp,%rdx,8), %r9
	vmovdqu64	(%r13,%r9,4), %zmm2
	vmovdqu64	64(%r13,%r9,4), %zmm3
	vmovdqu64	128(%r13,%r9,4), %zmm4
	vpdpbusd	(%rbx,%rsi), %zmm2, %zmm1
	vpdpbusd	64(%rbx,%rsi), %zmm3, %zmm1
	vpdpbusd	128(%rbx,%rsi), %zmm4, %zmm1
	addq	%rbx, %rsi
	movq	24(%rbp,%rdx,8), %r9
	vmovdqu64	(%r13,%r9,4), %zmm2
	vmovdqu64	64(%r13,%r9,4), %zmm3
	vmovdqu64	128(%r13,%r9,4), %zmm4
	vpdpbusd	(%rbx,%rsi), %zmm2, %zmm1
	vpdpbusd	64(%rbx,%rsi), %zmm3, %zmm1
	addq	$4, %rdx
	vpdpbusd	128(%rbx,%rsi), %zmm4, %zmm1
	leaq	(%rbx,%rbx), %r9
	addq	%rsi, %r9
	cmpq	%rdx, %rcx
	jne	.LBB11_62
.LBB11_49:
	movq	%rdi, %rdx
	imulq	%rax, %rdx
	addq	72(%rsp), %rdx
	testq	%r10, %r10
	je	.LBB11_50
	vmovdqu64	%zmm1, (%r10,%rdx,4)
	jmp	.LBB11_51
.Lfunc_end11:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5, .Lfunc_end11-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI12_0:
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
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI12_1:
	.long	0x4b400000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$584, %rsp
	movq	%rdi, (%rsp)
	movq	88(%r13), %rax
	movq	%r13, 8(%rsp)
	movq	104(%r13), %rsi
	leaq	15(%rax), %rcx
	movq	%rax, 144(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, 56(%rsp)
	movq	%rsi, %rax
	shrq	$32, %rax
	movq	%rsi, 24(%rsp)
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
	cmpq	$16, %rcx
	movq	24(%rsp), %rcx
	jge	.LBB12_4
.LBB12_10:
	addq	$584, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB12_4:
	sarq	$4, 56(%rsp)
	movq	(%rsp), %rax
	movq	288(%rax), %rsi
	movq	8(%rsp), %rax
	movq	40(%rax), %rdi
	movq	64(%rax), %rbx
	movq	%rdi, 232(%rsp)
	movq	32(%rdi), %rdi
	imulq	%rbx, %rdi
	movq	%rsi, 240(%rsp)
	addq	%rsi, %rdi
	movq	%rdi, %rsi
	shlq	$4, %rsi
	movq	96(%rax), %rax
	movq	%rsi, 192(%rsp)
	decq	%rsi
	movq	%rsi, 168(%rsp)
	movq	%rax, %rsi
	addq	$-16, 144(%rsp)
	leaq	-8(%rcx), %rax
	movq	%rax, 360(%rsp)
	movq	%rbx, 224(%rsp)
	shlq	$6, %rbx
	leaq	-4(%rcx), %rax
	movq	%rax, 352(%rsp)
	movq	%rdi, %rax
	shlq	$6, %rax
	shlq	$8, %rdi
	movq	%rdi, 160(%rsp)
	movl	$64, %ecx
	movq	%rcx, 120(%rsp)
	xorl	%ecx, %ecx
	vmovdqa64	.LCPI12_0(%rip), %zmm21
	movq	%rax, 208(%rsp)
	movq	%rax, 112(%rsp)
	movq	%rdx, 184(%rsp)
	movq	%rsi, 176(%rsp)
	jmp	.LBB12_5
	.p2align	4
.LBB12_9:
	movq	160(%rsp), %rax
	addq	%rax, 112(%rsp)
	addq	%rax, 120(%rsp)
	movq	104(%rsp), %rax
	movq	%rax, %rcx
	cmpq	56(%rsp), %rax
	jge	.LBB12_10
.LBB12_5:
	movq	%rcx, 128(%rsp)
	leaq	4(%rcx), %rax
	movq	%rax, 104(%rsp)
	testq	%rsi, %rsi
	jle	.LBB12_9
	movq	56(%rsp), %rax
	movq	104(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 216(%rsp)
	xorl	%eax, %eax
	movq	$0, 32(%rsp)
	jmp	.LBB12_7
	.p2align	4
.LBB12_16:
	movq	136(%rsp), %rax
	movq	%rax, 32(%rsp)
	movq	176(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	184(%rsp), %rdx
	jge	.LBB12_9
.LBB12_7:
	addq	%rdx, %rax
	jno	.LBB12_11
	movq	%rsi, %rcx
	subq	32(%rsp), %rcx
	cmpq	%rax, %rsi
	cmovlq	%rsi, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, 80(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, 136(%rsp)
	jmp	.LBB12_12
	.p2align	4
.LBB12_11:
	cmpq	%rax, %rsi
	movq	%rax, 136(%rsp)
	movq	%rax, %rcx
	cmovlq	%rsi, %rcx
	movq	%rcx, 80(%rsp)
	subq	32(%rsp), %rcx
.LBB12_12:
	movq	168(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB12_13
	cqto
	idivq	%rcx
	movq	%rax, %rdx
	jmp	.LBB12_15
	.p2align	4
.LBB12_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %edx
.LBB12_15:
	movq	128(%rsp), %rax
	cmpq	%rax, 56(%rsp)
	je	.LBB12_16
	movq	8(%rsp), %rax
	movq	80(%rax), %rcx
	movq	112(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 152(%rsp)
	leaq	(,%rdx,4), %rax
	movq	%rax, 248(%rsp)
	movq	120(%rsp), %rax
	movq	%rcx, 200(%rsp)
	addq	%rcx, %rax
	movq	%rax, 72(%rsp)
	movq	128(%rsp), %rax
	movq	%rax, 64(%rsp)
	movq	%rdx, 256(%rsp)
	jmp	.LBB12_18
	.p2align	4
.LBB12_54:
	movq	64(%rsp), %rcx
	incq	%rcx
	movq	208(%rsp), %rax
	addq	%rax, 152(%rsp)
	addq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	cmpq	216(%rsp), %rcx
	je	.LBB12_16
.LBB12_18:
	movq	80(%rsp), %rax
	cmpq	%rax, 32(%rsp)
	je	.LBB12_54
	movq	64(%rsp), %rsi
	movq	%rsi, %rax
	imulq	192(%rsp), %rax
	movq	200(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 16(%rsp)
	movq	8(%rsp), %rax
	movq	16(%rax), %rcx
	movq	%rcx, 304(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 296(%rsp)
	movq	8(%rax), %rcx
	imulq	%rsi, %rcx
	shlq	$2, %rcx
	addq	(%rax), %rcx
	movq	%rcx, 288(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 280(%rsp)
	shlq	$4, %rsi
	movq	(%rsp), %rax
	movq	312(%rax), %r14
	movq	144(%rsp), %rcx
	cmpq	%rsi, %rcx
	cmovlq	%rcx, %rsi
	movq	%rsi, 272(%rsp)
	vpbroadcastd	296(%rax), %zmm0
	vmovdqu64	%zmm0, 368(%rsp)
	movq	152(%rsp), %rcx
	movq	32(%rsp), %rsi
	movq	%r14, 264(%rsp)
	jmp	.LBB12_20
	.p2align	4
.LBB12_53:
	movq	312(%rsp), %rsi
	incq	%rsi
	movq	320(%rsp), %rcx
	addq	248(%rsp), %rcx
	cmpq	80(%rsp), %rsi
	movq	256(%rsp), %rdx
	je	.LBB12_54
.LBB12_20:
	testq	%rdx, %rdx
	jle	.LBB12_23
	xorl	%eax, %eax
	.p2align	4
.LBB12_22:
	prefetcht0	(%rcx,%rax,4)
	addq	$16, %rax
	cmpq	%rdx, %rax
	jl	.LBB12_22
.LBB12_23:
	movq	%rcx, 320(%rsp)
	movq	%rsi, %rax
	imulq	296(%rsp), %rax
	leaq	3(%rax), %rdx
	testq	%rax, %rax
	cmovnsq	%rax, %rdx
	movq	%rdx, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	232(%rsp), %rcx
	movq	(%rcx,%rax,8), %r14
	movq	8(%rcx,%rax,8), %rcx
	movq	%r14, %rdi
	imulq	224(%rsp), %rdi
	addq	240(%rsp), %rdi
	shlq	$6, %rdi
	sarq	$2, %rdx
	imulq	304(%rsp), %rdx
	movq	%rsi, 312(%rsp)
	imulq	280(%rsp), %rsi
	addq	272(%rsp), %rsi
	movq	288(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, 96(%rsp)
	movq	16(%rsp), %rax
	vmovdqu64	368(%rsp), %zmm0
	vpandd	(%rax), %zmm0, %zmm0
	movq	24(%rsp), %rdx
	cmpq	$7, %rdx
	vbroadcastss	.LCPI12_1(%rip), %zmm22
	movq	%rdi, 48(%rsp)
	jle	.LBB12_24
	movq	8(%rsp), %rax
	movq	32(%rax), %r8
	movq	(%rsp), %rax
	movq	280(%rax), %r10
	movq	304(%rax), %r11
	shlq	$6, %r8
	movq	%r8, 344(%rsp)
	leaq	(%r10,%r10), %rax
	movq	%rax, 40(%rsp)
	leaq	(%r10,%r10,2), %r13
	movq	%r10, %rax
	shlq	$4, %rax
	movq	%rax, 88(%rsp)
	leaq	(,%r10,4), %rax
	movq	%rax, 328(%rsp)
	movq	72(%rsp), %rax
	addq	%rdi, %rax
	movq	%rax, 336(%rsp)
	xorl	%r8d, %r8d
	jmp	.LBB12_27
	.p2align	4
.LBB12_31:
	movq	(%rsp), %rax
	vmovdqu64	16(%rax), %zmm9
	vmovdqu64	80(%rax), %zmm10
	vmovdqu64	144(%rax), %zmm11
	vmovdqu64	208(%rax), %zmm12
	movq	16(%rsp), %rdi
	vmovups	128(%rdi), %zmm13
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm13, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm13, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm13, %zmm6
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm13, %zmm5
	vbroadcastss	4(%rax), %zmm13
	vminps	%zmm8, %zmm13, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vminps	%zmm7, %zmm13, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vminps	%zmm6, %zmm13, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vminps	%zmm5, %zmm13, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm6, %zmm5
	vpaddsw	%zmm9, %zmm7, %zmm6
	vpaddsw	%zmm9, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm10, %zmm5, %zmm5
	vpminsb	%zmm11, %zmm5, %zmm5
	vpxorq	%zmm5, %zmm12, %zmm5
	vpermd	%zmm5, %zmm21, %zmm5
	movq	272(%rax), %rdx
	leaq	(%rdx,%r12), %rax
	vmovdqu	%xmm5, (%rdx,%r12)
	movq	24(%rsp), %rdx
	vextracti32x4	$1, %zmm5, (%r10,%rax)
	vextracti32x4	$2, %zmm5, (%rax,%r10,2)
	vextracti32x4	$3, %zmm5, (%r13,%rax)
	vmovups	128(%rdi), %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm5, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm5, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm5, %zmm1
	vminps	%zmm4, %zmm13, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vminps	%zmm3, %zmm13, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vpackssdw	%zmm3, %zmm4, %zmm3
	vminps	%zmm2, %zmm13, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm1, %zmm13, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpaddsw	%zmm9, %zmm3, %zmm2
	vpaddsw	%zmm9, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	%zmm10, %zmm1, %zmm1
	vpminsb	%zmm11, %zmm1, %zmm1
	vpxorq	%zmm1, %zmm12, %zmm1
	vpermd	%zmm1, %zmm21, %zmm1
	vmovdqu	%xmm1, (%rax,%r10,4)
	addq	328(%rsp), %rax
	vextracti32x4	$1, %zmm1, (%r10,%rax)
	vextracti32x4	$2, %zmm1, (%rax,%r10,2)
	vextracti32x4	$3, %zmm1, (%r13,%rax)
.LBB12_32:
	leaq	8(%r8), %r12
	addq	$12, %r8
	cmpq	%rdx, %r8
	movq	%r12, %r8
	jge	.LBB12_33
.LBB12_27:
	movq	360(%rsp), %rax
	cmpq	%r8, %rax
	movq	%r8, %r12
	cmovlq	%rax, %r12
	vmovdqa64	%zmm0, %zmm1
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm0, %zmm5
	vmovdqa64	%zmm0, %zmm6
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm8
	cmpq	%rcx, %r14
	je	.LBB12_30
	movq	344(%rsp), %rbp
	imulq	%r12, %rbp
	addq	96(%rsp), %rbp
	movq	8(%rsp), %rax
	movq	48(%rax), %rdi
	movq	336(%rsp), %r15
	movq	%r14, %rax
	vmovdqa64	%zmm0, %zmm8
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm6
	vmovdqa64	%zmm0, %zmm5
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm1
	.p2align	4
.LBB12_29:
	movq	(%rdi,%rax,8), %r9
	incq	%rax
	vmovdqu64	(%rbp,%r9,4), %zmm9
	vmovdqu64	64(%rbp,%r9,4), %zmm10
	vmovdqu64	128(%rbp,%r9,4), %zmm11
	vmovdqu64	192(%rbp,%r9,4), %zmm12
	vmovdqu64	-64(%r15), %zmm13
	vmovdqu64	(%r15), %zmm14
	vmovdqu64	64(%r15), %zmm15
	vpdpbusd	%zmm13, %zmm9, %zmm8
	vpdpbusd	%zmm13, %zmm11, %zmm7
	vmovdqu64	256(%rbp,%r9,4), %zmm9
	vpdpbusd	%zmm13, %zmm9, %zmm6
	vmovdqu64	384(%rbp,%r9,4), %zmm16
	vpdpbusd	%zmm13, %zmm16, %zmm5
	vmovdqu64	512(%rbp,%r9,4), %zmm17
	vpdpbusd	%zmm13, %zmm17, %zmm4
	vmovdqu64	640(%rbp,%r9,4), %zmm18
	vpdpbusd	%zmm13, %zmm18, %zmm3
	vmovdqu64	768(%rbp,%r9,4), %zmm19
	vpdpbusd	%zmm13, %zmm19, %zmm2
	vmovdqu64	896(%rbp,%r9,4), %zmm20
	vpdpbusd	%zmm13, %zmm20, %zmm1
	vpdpbusd	%zmm14, %zmm10, %zmm8
	vpdpbusd	%zmm14, %zmm12, %zmm7
	vmovdqu64	320(%rbp,%r9,4), %zmm10
	vpdpbusd	%zmm14, %zmm10, %zmm6
	vmovdqu64	448(%rbp,%r9,4), %zmm10
	vpdpbusd	%zmm14, %zmm10, %zmm5
	vmovdqu64	576(%rbp,%r9,4), %zmm10
	vpdpbusd	%zmm14, %zmm10, %zmm4
	vmovdqu64	704(%rbp,%r9,4), %zmm10
	vpdpbusd	%zmm14, %zmm10, %zmm3
	vmovdqu64	832(%rbp,%r9,4), %zmm10
	vpdpbusd	%zmm14, %zmm10, %zmm2
	vmovdqu64	960(%rbp,%r9,4), %zmm10
	vpdpbusd	%zmm14, %zmm10, %zmm1
	vpdpbusd	%zmm15, %zmm11, %zmm8
	vpdpbusd	%zmm15, %zmm9, %zmm7
	vpdpbusd	%zmm15, %zmm16, %zmm6
	vpdpbusd	%zmm15, %zmm17, %zmm5
	vpdpbusd	%zmm15, %zmm18, %zmm4
	vpdpbusd	%zmm15, %zmm19, %zmm3
	vpdpbusd	%zmm15, %zmm20, %zmm2
	vmovdqu64	1024(%rbp,%r9,4), %zmm9
	vpdpbusd	%zmm15, %zmm9, %zmm1
	addq	%rbx, %r15
	cmpq	%rax, %rcx
	jne	.LBB12_29
.LBB12_30:
	imulq	%r10, %r12
	addq	%rsi, %r12
	testq	%r11, %r11
	je	.LBB12_31
	leaq	(%r11,%r12,4), %rax
	vmovdqu64	%zmm8, (%r11,%r12,4)
	vmovdqu64	%zmm7, (%rax,%r10,4)
	movq	40(%rsp), %rdi
	vmovdqu64	%zmm6, (%rax,%rdi,4)
	vmovdqu64	%zmm5, (%rax,%r13,4)
	movq	88(%rsp), %r9
	vmovdqu64	%zmm4, (%r9,%rax)
	addq	%r9, %rax
	vmovdqu64	%zmm3, (%rax,%r10,4)
	vmovdqu64	%zmm2, (%rax,%rdi,4)
	vmovdqu64	%zmm1, (%rax,%r13,4)
	jmp	.LBB12_32
	.p2align	4
.LBB12_24:
	cmpq	$3, %rdx
	jle	.LBB12_58
	xorl	%r12d, %r12d
	jmp	.LBB12_34
	.p2align	4
.LBB12_33:
	cmpq	%rdx, %r12
	jge	.LBB12_41
.LBB12_34:
	movq	8(%rsp), %rax
	movq	32(%rax), %rax
	movq	(%rsp), %rdx
	movq	280(%rdx), %r9
	movq	304(%rdx), %r10
	shlq	$6, %rax
	leaq	(,%r9,4), %rdx
	leaq	(%rdx,%rdx,2), %r11
	leaq	(%r9,%r9,2), %rdx
	movq	%rdx, 88(%rsp)
	movq	72(%rsp), %rdx
	movq	48(%rsp), %rdi
	addq	%rdi, %rdx
	movq	%rdx, 40(%rsp)
	jmp	.LBB12_35
	.p2align	4
.LBB12_39:
	movq	(%rsp), %rdx
	vmovdqu64	16(%rdx), %zmm5
	movq	16(%rsp), %rdi
	vmovups	128(%rdi), %zmm6
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm6, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm6, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm6, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm6, %zmm1
	vbroadcastss	4(%rdx), %zmm6
	vminps	%zmm4, %zmm6, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vminps	%zmm3, %zmm6, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vpackssdw	%zmm3, %zmm4, %zmm3
	vminps	%zmm2, %zmm6, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm1, %zmm6, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpaddsw	%zmm5, %zmm3, %zmm2
	vpaddsw	%zmm5, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	80(%rdx), %zmm1, %zmm1
	vpminsb	144(%rdx), %zmm1, %zmm1
	vpxorq	208(%rdx), %zmm1, %zmm1
	vpermd	%zmm1, %zmm21, %zmm1
	movq	272(%rdx), %rdx
	leaq	(%rdx,%r8), %rdi
	vmovdqu	%xmm1, (%rdx,%r8)
	vextracti32x4	$1, %zmm1, (%r9,%rdi)
	vextracti32x4	$2, %zmm1, (%rdi,%r9,2)
	movq	88(%rsp), %rdx
	vextracti32x4	$3, %zmm1, (%rdx,%rdi)
.LBB12_40:
	addq	$4, %r12
	movq	24(%rsp), %rdx
	cmpq	%rdx, %r12
	jge	.LBB12_41
.LBB12_35:
	movq	352(%rsp), %rdx
	cmpq	%r12, %rdx
	movq	%r12, %r8
	cmovlq	%rdx, %r8
	vmovdqa64	%zmm0, %zmm1
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm4
	cmpq	%rcx, %r14
	je	.LBB12_38
	movq	%rax, %rdi
	imulq	%r8, %rdi
	addq	96(%rsp), %rdi
	movq	8(%rsp), %rdx
	movq	48(%rdx), %r15
	movq	40(%rsp), %r13
	movq	%r14, %rdx
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm1
	.p2align	4
.LBB12_37:
	movq	(%r15,%rdx,8), %rbp
	incq	%rdx
	vmovdqu64	(%rdi,%rbp,4), %zmm5
	vmovdqu64	64(%rdi,%rbp,4), %zmm6
	vmovdqu64	128(%rdi,%rbp,4), %zmm7
	vmovdqu64	192(%rdi,%rbp,4), %zmm8
	vmovdqu64	-64(%r13), %zmm9
	vmovdqu64	(%r13), %zmm10
	vmovdqu64	64(%r13), %zmm11
	vpdpbusd	%zmm9, %zmm5, %zmm4
	vpdpbusd	%zmm9, %zmm7, %zmm3
	vmovdqu64	256(%rdi,%rbp,4), %zmm5
	vmovdqu64	384(%rdi,%rbp,4), %zmm12
	vpdpbusd	%zmm9, %zmm5, %zmm2
	vpdpbusd	%zmm9, %zmm12, %zmm1
	vpdpbusd	%zmm10, %zmm6, %zmm4
	vpdpbusd	%zmm10, %zmm8, %zmm3
	vmovdqu64	320(%rdi,%rbp,4), %zmm6
	vpdpbusd	%zmm10, %zmm6, %zmm2
	vmovdqu64	448(%rdi,%rbp,4), %zmm6
	vpdpbusd	%zmm10, %zmm6, %zmm1
	vpdpbusd	%zmm11, %zmm7, %zmm4
	vpdpbusd	%zmm11, %zmm5, %zmm3
	vpdpbusd	%zmm11, %zmm12, %zmm2
	vmovdqu64	512(%rdi,%rbp,4), %zmm5
	vpdpbusd	%zmm11, %zmm5, %zmm1
	addq	%rbx, %r13
	cmpq	%rdx, %rcx
	jne	.LBB12_37
.LBB12_38:
	imulq	%r9, %r8
	addq	%rsi, %r8
	testq	%r10, %r10
	je	.LBB12_39
	leaq	(%r10,%r8,4), %rdx
	vmovdqu64	%zmm4, (%r10,%r8,4)
	vmovdqu64	%zmm3, (%rdx,%r9,4)
	vmovdqu64	%zmm2, (%rdx,%r9,8)
	vmovdqu64	%zmm1, (%r11,%rdx)
	jmp	.LBB12_40
	.p2align	4
.LBB12_41:
	cmpq	%rdx, %r12
	jl	.LBB12_42
.LBB12_51:
	movq	264(%rsp), %r14
	testq	%r14, %r14
	je	.LBB12_53
	vmovdqu64	(%r14), %zmm0
	vmovdqu64	64(%r14), %zmm1
	vmovdqu64	88(%r14), %zmm2
	vmovdqu64	%zmm2, 520(%rsp)
	vmovdqu64	%zmm1, 496(%rsp)
	vmovdqu64	%zmm0, 432(%rsp)
	movq	(%rsp), %rax
	movq	280(%rax), %rcx
	movq	16(%rsp), %rdi
	movq	24(%rsp), %rdx
	leaq	432(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	vmovdqa64	.LCPI12_0(%rip), %zmm21
	jmp	.LBB12_53
	.p2align	4
.LBB12_58:
	testq	%rdx, %rdx
	jle	.LBB12_51
	xorl	%r12d, %r12d
.LBB12_42:
	movq	48(%rsp), %rax
	addq	16(%rsp), %rax
	movq	%rax, 48(%rsp)
	movq	8(%rsp), %rax
	movq	32(%rax), %rdx
	movq	(%rsp), %rax
	movq	280(%rax), %r9
	movq	304(%rax), %r10
	shlq	$6, %rdx
	movq	%rdx, 40(%rsp)
	movl	%ecx, %r11d
	subl	%r14d, %r11d
	andl	$3, %r11d
	movq	%r14, %r8
	subq	%rcx, %r8
	jmp	.LBB12_43
	.p2align	4
.LBB12_49:
	vcvtdq2ps	%zmm1, %zmm1
	movq	16(%rsp), %rax
	vmulps	128(%rax), %zmm1, %zmm1
	movq	(%rsp), %rax
	vmaxps	(%rax){1to16}, %zmm1, %zmm1
	vminps	4(%rax){1to16}, %zmm1, %zmm1
	vaddps	%zmm22, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	vpbroadcastb	8(%rax), %xmm2
	vpaddb	%xmm1, %xmm2, %xmm1
	movq	272(%rax), %rax
	vmovdqu	%xmm1, (%rax,%rdx)
.LBB12_50:
	incq	%r12
	cmpq	24(%rsp), %r12
	jge	.LBB12_51
.LBB12_43:
	vmovdqa64	%zmm0, %zmm1
	cmpq	%rcx, %r14
	je	.LBB12_48
	movq	40(%rsp), %r13
	imulq	%r12, %r13
	addq	96(%rsp), %r13
	movq	8(%rsp), %rax
	movq	48(%rax), %rdi
	movq	48(%rsp), %rbp
	movq	%r14, %r15
	vmovdqa64	%zmm0, %zmm1
	testq	%r11, %r11
	je	.LBB12_47
	movq	%r11, %rdx
	movq	48(%rsp), %rbp
	movq	%r14, %r15
	vmovdqa64	%zmm0, %zmm1
	.p2align	4
.LBB12_46:
	movq	(%rdi,%r15,8), %rax
	incq	%r15
	vmovdqu64	(%r13,%rax,4), %zmm2
	vmovdqu64	64(%r13,%rax,4), %zmm3
	vmovdqu64	128(%r13,%rax,4), %zmm4
	vpdpbusd	(%rbp), %zmm2, %zmm1
	vpdpbusd	64(%rbp), %zmm3, %zmm1
	vpdpbusd	128(%rbp), %zmm4, %zmm1
	addq	%rbx, %rbp
	decq	%rdx
	jne	.LBB12_46
.LBB12_47:
	cmpq	$-4, %r8
	ja	.LBB12_48
	.p2align	4
.LBB12_60:
	movq	(%rdi,%r15,8), %rax
	movq	8(%rdi,%r15,8), %rdx
	vmovdqu64	(%r13,%rax,4), %zmm2
	vmovdqu64	64(%r13,%rax,4), %zmm3
	vmovdqu64	128(%r13,%rax,4), %zmm4
	vpdpbusd	(%rbp), %zmm2, %zmm1
	vpdpbusd	64(%rbp), %zmm3, %zmm1
	vpdpbusd	128(%rbp), %zmm4, %zmm1
	vmovdqu64	(%r13,%rdx,4), %zmm2
	vmovdqu64	64(%r13,%rdx,4), %zmm3
	vmovdqu64	128(%r13,%rdx,4), %zmm4
	vpdpbusd	(%rbp,%rbx), %zmm2, %zmm1
	leaq	(%rbp,%rbx), %rax
	vpdpbusd	64(%rbp,%rbx), %zmm3, %zmm1
	vpdpbusd	128(%rbp,%rbx), %zmm4, %zmm1
	movq	16(%rdi,%r15,8), %rdx
	vmovdqu64	(%r13,%rdx,4), %zmm2
	vmovdqu64	64(%r13,%rdx,4), %zmm3
	vmovdqu64	128(%r13,%rdx,4), %zmm4
	vpdpbusd	(%rbx,%rax), %zmm2, %zmm1
	vpdpbusd	64(%rbx,%rax), %zmm3, %zmm1
	vpdpbusd	128(%rbx,%rax), %zmm4, %zmm1
	addq	%rbx, %rax
	movq	24(%rdi,%r15,8), %rdx
	vmovdqu64	(%r13,%rdx,4), %zmm2
	vmovdqu64	64(%r13,%rdx,4), %zmm3
	vmovdqu64	128(%r13,%rdx,4), %zmm4
	vpdpbusd	(%rbx,%rax), %zmm2, %zmm1
	vpdpbusd	64(%rbx,%rax), %zmm3, %zmm1
	addq	$4, %r15
	vpdpbusd	128(%rbx,%rax), %zmm4, %zmm1
	leaq	(%rbx,%rbx), %rbp
	addq	%rax, %rbp
	cmpq	%r15, %rcx
	jne	.LBB12_60
.LBB12_48:
	movq	%r12, %rdx
	imulq	%r9, %rdx
	addq	%rsi, %rdx
	testq	%r10, %r10
	je	.LBB12_49
	vmovdqu64	%zmm1, (%r10,%rdx,4)
	jmp	.LBB12_50
.Lfunc_end12:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5, .Lfunc_end12-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI13_0:
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
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI13_1:
	.long	0x4b400000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$584, %rsp
	movq	%rdi, (%rsp)
	movq	88(%r13), %rax
	movq	%r13, 8(%rsp)
	movq	104(%r13), %r9
	leaq	15(%rax), %rcx
	movq	%rax, 144(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, 48(%rsp)
	movq	%r9, %rax
	shrq	$32, %rax
	je	.LBB13_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r9
	jmp	.LBB13_3
.LBB13_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r9d
.LBB13_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	jge	.LBB13_4
.LBB13_10:
	addq	$584, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB13_4:
	sarq	$4, 48(%rsp)
	movq	(%rsp), %rax
	movq	288(%rax), %rcx
	movq	8(%rsp), %rax
	movq	40(%rax), %rsi
	movq	64(%rax), %rbx
	movq	%rsi, 240(%rsp)
	movq	32(%rsi), %rsi
	imulq	%rbx, %rsi
	movq	%rcx, 248(%rsp)
	addq	%rcx, %rsi
	movq	%rsi, %rcx
	shlq	$4, %rcx
	movq	96(%rax), %rax
	movq	%rcx, 200(%rsp)
	decq	%rcx
	movq	%rcx, 176(%rsp)
	addq	$-16, 144(%rsp)
	leaq	-8(%r9), %rcx
	movq	%rcx, 360(%rsp)
	movq	%rbx, 232(%rsp)
	shlq	$6, %rbx
	leaq	-4(%r9), %rcx
	movq	%rcx, 352(%rsp)
	movq	%rsi, %rcx
	shlq	$6, %rcx
	shlq	$8, %rsi
	movq	%rsi, 168(%rsp)
	movq	%rax, %rsi
	movl	$128, %eax
	movq	%rax, 120(%rsp)
	xorl	%eax, %eax
	vmovdqa64	.LCPI13_0(%rip), %zmm20
	movq	%rcx, 216(%rsp)
	movq	%rcx, 112(%rsp)
	movq	%r9, 96(%rsp)
	movq	%rdx, 192(%rsp)
	movq	%rsi, 184(%rsp)
	jmp	.LBB13_5
	.p2align	4
.LBB13_9:
	movq	168(%rsp), %rax
	addq	%rax, 112(%rsp)
	addq	%rax, 120(%rsp)
	movq	104(%rsp), %rcx
	movq	%rcx, %rax
	cmpq	48(%rsp), %rcx
	jge	.LBB13_10
.LBB13_5:
	movq	%rax, 128(%rsp)
	addq	$4, %rax
	movq	%rax, 104(%rsp)
	testq	%rsi, %rsi
	jle	.LBB13_9
	movq	48(%rsp), %rax
	movq	104(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 224(%rsp)
	xorl	%eax, %eax
	movq	$0, 24(%rsp)
	jmp	.LBB13_7
	.p2align	4
.LBB13_16:
	movq	136(%rsp), %rax
	movq	%rax, 24(%rsp)
	movq	184(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	192(%rsp), %rdx
	jge	.LBB13_9
.LBB13_7:
	addq	%rdx, %rax
	jno	.LBB13_11
	movq	%rsi, %rcx
	subq	24(%rsp), %rcx
	cmpq	%rax, %rsi
	cmovlq	%rsi, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, 72(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, 136(%rsp)
	jmp	.LBB13_12
	.p2align	4
.LBB13_11:
	cmpq	%rax, %rsi
	movq	%rax, 136(%rsp)
	movq	%rax, %rcx
	cmovlq	%rsi, %rcx
	movq	%rcx, 72(%rsp)
	subq	24(%rsp), %rcx
.LBB13_12:
	movq	176(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB13_13
	cqto
	idivq	%rcx
	movq	%rax, %rdx
	jmp	.LBB13_15
	.p2align	4
.LBB13_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %edx
.LBB13_15:
	movq	128(%rsp), %rax
	cmpq	%rax, 48(%rsp)
	je	.LBB13_16
	movq	8(%rsp), %rax
	movq	80(%rax), %rcx
	movq	112(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 152(%rsp)
	leaq	(,%rdx,4), %rax
	movq	%rax, 256(%rsp)
	movq	120(%rsp), %rax
	movq	%rcx, 208(%rsp)
	addq	%rcx, %rax
	movq	%rax, 64(%rsp)
	movq	128(%rsp), %rax
	movq	%rax, 56(%rsp)
	movq	%rdx, 264(%rsp)
	jmp	.LBB13_18
	.p2align	4
.LBB13_53:
	movq	56(%rsp), %rcx
	incq	%rcx
	movq	216(%rsp), %rax
	addq	%rax, 152(%rsp)
	addq	%rax, 64(%rsp)
	movq	%rcx, 56(%rsp)
	cmpq	224(%rsp), %rcx
	je	.LBB13_16
.LBB13_18:
	movq	72(%rsp), %rax
	cmpq	%rax, 24(%rsp)
	je	.LBB13_53
	movq	56(%rsp), %rsi
	movq	%rsi, %rax
	imulq	200(%rsp), %rax
	movq	208(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 16(%rsp)
	movq	8(%rsp), %rax
	movq	16(%rax), %rcx
	movq	%rcx, 312(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 304(%rsp)
	movq	8(%rax), %rcx
	imulq	%rsi, %rcx
	shlq	$2, %rcx
	addq	(%rax), %rcx
	movq	%rcx, 296(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 288(%rsp)
	shlq	$4, %rsi
	movq	(%rsp), %rax
	movq	312(%rax), %r14
	movq	144(%rsp), %rcx
	cmpq	%rsi, %rcx
	cmovlq	%rcx, %rsi
	movq	%rsi, 280(%rsp)
	vpbroadcastd	296(%rax), %zmm0
	vmovdqu64	%zmm0, 368(%rsp)
	movq	152(%rsp), %rcx
	movq	24(%rsp), %rsi
	movq	%r14, 272(%rsp)
	jmp	.LBB13_20
	.p2align	4
.LBB13_52:
	movq	320(%rsp), %rsi
	incq	%rsi
	movq	328(%rsp), %rcx
	addq	256(%rsp), %rcx
	cmpq	72(%rsp), %rsi
	movq	264(%rsp), %rdx
	je	.LBB13_53
.LBB13_20:
	testq	%rdx, %rdx
	jle	.LBB13_23
	xorl	%eax, %eax
	.p2align	4
.LBB13_22:
	prefetcht0	(%rcx,%rax,4)
	addq	$16, %rax
	cmpq	%rdx, %rax
	jl	.LBB13_22
.LBB13_23:
	movq	%rcx, 328(%rsp)
	movq	%rsi, %rax
	imulq	304(%rsp), %rax
	leaq	3(%rax), %rdx
	testq	%rax, %rax
	cmovnsq	%rax, %rdx
	movq	%rdx, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	240(%rsp), %rcx
	movq	(%rcx,%rax,8), %r14
	movq	8(%rcx,%rax,8), %rcx
	movq	%r14, %rdi
	imulq	232(%rsp), %rdi
	addq	248(%rsp), %rdi
	shlq	$6, %rdi
	sarq	$2, %rdx
	imulq	312(%rsp), %rdx
	movq	%rsi, 320(%rsp)
	imulq	288(%rsp), %rsi
	addq	280(%rsp), %rsi
	movq	296(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, 88(%rsp)
	movq	16(%rsp), %rax
	vmovdqu64	368(%rsp), %zmm0
	vpandd	(%rax), %zmm0, %zmm0
	cmpq	$7, %r9
	vbroadcastss	.LCPI13_1(%rip), %zmm21
	movq	%rdi, 160(%rsp)
	jle	.LBB13_24
	movq	8(%rsp), %rax
	movq	32(%rax), %rdx
	movq	(%rsp), %rax
	movq	280(%rax), %r10
	movq	304(%rax), %r11
	shlq	$6, %rdx
	movq	%rdx, 80(%rsp)
	leaq	(%r10,%r10), %rax
	movq	%rax, 40(%rsp)
	leaq	(%r10,%r10,2), %r13
	movq	%r10, %rax
	shlq	$4, %rax
	movq	%rax, 32(%rsp)
	leaq	(,%r10,4), %rax
	movq	%rax, 336(%rsp)
	movq	64(%rsp), %rax
	addq	%rdi, %rax
	movq	%rax, 344(%rsp)
	xorl	%ebp, %ebp
	jmp	.LBB13_27
	.p2align	4
.LBB13_31:
	movq	(%rsp), %rax
	vmovdqu64	16(%rax), %zmm9
	vmovdqu64	80(%rax), %zmm10
	vmovdqu64	144(%rax), %zmm11
	vmovdqu64	208(%rax), %zmm12
	movq	16(%rsp), %rdi
	vmovups	128(%rdi), %zmm13
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm13, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm13, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm13, %zmm6
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm13, %zmm5
	vbroadcastss	4(%rax), %zmm13
	vminps	%zmm8, %zmm13, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vminps	%zmm7, %zmm13, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vminps	%zmm6, %zmm13, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vminps	%zmm5, %zmm13, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm6, %zmm5
	vpaddsw	%zmm9, %zmm7, %zmm6
	vpaddsw	%zmm9, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm10, %zmm5, %zmm5
	vpminsb	%zmm11, %zmm5, %zmm5
	vpxorq	%zmm5, %zmm12, %zmm5
	vpermd	%zmm5, %zmm20, %zmm5
	movq	272(%rax), %rdx
	leaq	(%rdx,%r8), %rax
	vmovdqu	%xmm5, (%rdx,%r8)
	vextracti32x4	$1, %zmm5, (%r10,%rax)
	vextracti32x4	$2, %zmm5, (%rax,%r10,2)
	vextracti32x4	$3, %zmm5, (%r13,%rax)
	vmovups	128(%rdi), %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm5, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm5, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm5, %zmm1
	vminps	%zmm4, %zmm13, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vminps	%zmm3, %zmm13, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vpackssdw	%zmm3, %zmm4, %zmm3
	vminps	%zmm2, %zmm13, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm1, %zmm13, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpaddsw	%zmm9, %zmm3, %zmm2
	vpaddsw	%zmm9, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	%zmm10, %zmm1, %zmm1
	vpminsb	%zmm11, %zmm1, %zmm1
	vpxorq	%zmm1, %zmm12, %zmm1
	vpermd	%zmm1, %zmm20, %zmm1
	vmovdqu	%xmm1, (%rax,%r10,4)
	addq	336(%rsp), %rax
	vextracti32x4	$1, %zmm1, (%r10,%rax)
	vextracti32x4	$2, %zmm1, (%rax,%r10,2)
	vextracti32x4	$3, %zmm1, (%r13,%rax)
.LBB13_32:
	leaq	8(%rbp), %r8
	addq	$12, %rbp
	cmpq	%r9, %rbp
	movq	%r8, %rbp
	jge	.LBB13_33
.LBB13_27:
	movq	360(%rsp), %rax
	cmpq	%rbp, %rax
	movq	%rbp, %r8
	cmovlq	%rax, %r8
	vmovdqa64	%zmm0, %zmm1
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm0, %zmm5
	vmovdqa64	%zmm0, %zmm6
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm8
	cmpq	%r14, %rcx
	je	.LBB13_30
	movq	80(%rsp), %rdi
	imulq	%r8, %rdi
	addq	88(%rsp), %rdi
	movq	8(%rsp), %rax
	movq	48(%rax), %r15
	movq	344(%rsp), %rdx
	movq	%r14, %rax
	vmovdqa64	%zmm0, %zmm8
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm6
	vmovdqa64	%zmm0, %zmm5
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm1
	.p2align	4
.LBB13_29:
	movq	(%r15,%rax,8), %r12
	incq	%rax
	vmovdqu64	(%rdi,%r12,4), %zmm10
	vmovdqu64	64(%rdi,%r12,4), %zmm12
	vmovdqu64	128(%rdi,%r12,4), %zmm13
	vmovdqu64	192(%rdi,%r12,4), %zmm14
	vmovdqu64	-128(%rdx), %zmm15
	vmovdqu64	-64(%rdx), %zmm16
	vmovdqu64	(%rdx), %zmm17
	vmovdqu64	64(%rdx), %zmm9
	vpdpbusd	%zmm15, %zmm10, %zmm8
	vpdpbusd	%zmm15, %zmm12, %zmm7
	vpdpbusd	%zmm15, %zmm13, %zmm6
	vpdpbusd	%zmm15, %zmm14, %zmm5
	vmovdqu64	256(%rdi,%r12,4), %zmm10
	vpdpbusd	%zmm15, %zmm10, %zmm4
	vmovdqu64	320(%rdi,%r12,4), %zmm11
	vpdpbusd	%zmm15, %zmm11, %zmm3
	vmovdqu64	384(%rdi,%r12,4), %zmm18
	vpdpbusd	%zmm15, %zmm18, %zmm2
	vmovdqu64	448(%rdi,%r12,4), %zmm19
	vpdpbusd	%zmm15, %zmm19, %zmm1
	vpdpbusd	%zmm16, %zmm12, %zmm8
	vpdpbusd	%zmm16, %zmm13, %zmm7
	vpdpbusd	%zmm16, %zmm14, %zmm6
	vpdpbusd	%zmm16, %zmm10, %zmm5
	vpdpbusd	%zmm16, %zmm11, %zmm4
	vpdpbusd	%zmm16, %zmm18, %zmm3
	vmovdqu64	512(%rdi,%r12,4), %zmm12
	vpdpbusd	%zmm16, %zmm19, %zmm2
	vpdpbusd	%zmm16, %zmm12, %zmm1
	vpdpbusd	%zmm17, %zmm13, %zmm8
	vpdpbusd	%zmm17, %zmm14, %zmm7
	vpdpbusd	%zmm17, %zmm10, %zmm6
	vpdpbusd	%zmm17, %zmm11, %zmm5
	vpdpbusd	%zmm17, %zmm18, %zmm4
	vpdpbusd	%zmm17, %zmm19, %zmm3
	vpdpbusd	%zmm17, %zmm12, %zmm2
	vmovdqu64	576(%rdi,%r12,4), %zmm13
	vpdpbusd	%zmm17, %zmm13, %zmm1
	vpdpbusd	%zmm9, %zmm14, %zmm8
	vpdpbusd	%zmm9, %zmm10, %zmm7
	vpdpbusd	%zmm9, %zmm11, %zmm6
	vpdpbusd	%zmm9, %zmm18, %zmm5
	vpdpbusd	%zmm9, %zmm19, %zmm4
	vpdpbusd	%zmm9, %zmm12, %zmm3
	vpdpbusd	%zmm9, %zmm13, %zmm2
	vmovdqu64	640(%rdi,%r12,4), %zmm14
	vpdpbusd	%zmm9, %zmm14, %zmm1
	vmovdqu64	128(%rdx), %zmm9
	vpdpbusd	%zmm9, %zmm10, %zmm8
	vpdpbusd	%zmm9, %zmm11, %zmm7
	vpdpbusd	%zmm9, %zmm18, %zmm6
	vpdpbusd	%zmm9, %zmm19, %zmm5
	vpdpbusd	%zmm9, %zmm12, %zmm4
	vpdpbusd	%zmm9, %zmm13, %zmm3
	vpdpbusd	%zmm9, %zmm14, %zmm2
	vmovdqu64	704(%rdi,%r12,4), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm1
	addq	%rbx, %rdx
	cmpq	%rax, %rcx
	jne	.LBB13_29
.LBB13_30:
	imulq	%r10, %r8
	addq	%rsi, %r8
	testq	%r11, %r11
	je	.LBB13_31
	leaq	(%r11,%r8,4), %rax
	vmovdqu64	%zmm8, (%r11,%r8,4)
	vmovdqu64	%zmm7, (%rax,%r10,4)
	movq	40(%rsp), %rdx
	vmovdqu64	%zmm6, (%rax,%rdx,4)
	vmovdqu64	%zmm5, (%rax,%r13,4)
	movq	32(%rsp), %rdi
	vmovdqu64	%zmm4, (%rdi,%rax)
	addq	%rdi, %rax
	vmovdqu64	%zmm3, (%rax,%r10,4)
	vmovdqu64	%zmm2, (%rax,%rdx,4)
	vmovdqu64	%zmm1, (%rax,%r13,4)
	jmp	.LBB13_32
	.p2align	4
.LBB13_24:
	cmpq	$3, %r9
	jle	.LBB13_57
	xorl	%r8d, %r8d
	jmp	.LBB13_34
	.p2align	4
.LBB13_33:
	cmpq	%r9, %r8
	jge	.LBB13_41
.LBB13_34:
	movq	8(%rsp), %rax
	movq	32(%rax), %rax
	movq	(%rsp), %rdx
	movq	280(%rdx), %r10
	movq	304(%rdx), %r11
	shlq	$6, %rax
	leaq	(,%r10,4), %rdx
	leaq	(%rdx,%rdx,2), %r12
	leaq	(%r10,%r10,2), %rdx
	movq	%rdx, 32(%rsp)
	movq	64(%rsp), %rdx
	movq	160(%rsp), %rdi
	addq	%rdi, %rdx
	movq	%rdx, 40(%rsp)
	jmp	.LBB13_35
	.p2align	4
.LBB13_39:
	movq	(%rsp), %rdx
	vmovdqu64	16(%rdx), %zmm5
	movq	16(%rsp), %r9
	vmovups	128(%r9), %zmm6
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm6, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm6, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm6, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm6, %zmm1
	vbroadcastss	4(%rdx), %zmm6
	vminps	%zmm4, %zmm6, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vminps	%zmm3, %zmm6, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vpackssdw	%zmm3, %zmm4, %zmm3
	vminps	%zmm2, %zmm6, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm1, %zmm6, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpaddsw	%zmm5, %zmm3, %zmm2
	vpaddsw	%zmm5, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	80(%rdx), %zmm1, %zmm1
	vpminsb	144(%rdx), %zmm1, %zmm1
	vpxorq	208(%rdx), %zmm1, %zmm1
	vpermd	%zmm1, %zmm20, %zmm1
	movq	272(%rdx), %rdx
	leaq	(%rdx,%rdi), %r9
	vmovdqu	%xmm1, (%rdx,%rdi)
	vextracti32x4	$1, %zmm1, (%r10,%r9)
	vextracti32x4	$2, %zmm1, (%r9,%r10,2)
	movq	32(%rsp), %rdx
	vextracti32x4	$3, %zmm1, (%rdx,%r9)
.LBB13_40:
	addq	$4, %r8
	movq	96(%rsp), %r9
	cmpq	%r9, %r8
	jge	.LBB13_41
.LBB13_35:
	movq	352(%rsp), %rdx
	cmpq	%r8, %rdx
	movq	%r8, %rdi
	cmovlq	%rdx, %rdi
	vmovdqa64	%zmm0, %zmm1
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm4
	cmpq	%r14, %rcx
	je	.LBB13_38
	movq	%rax, %rdx
	imulq	%rdi, %rdx
	addq	88(%rsp), %rdx
	movq	8(%rsp), %r9
	movq	48(%r9), %r15
	movq	40(%rsp), %rbp
	movq	%r14, %r9
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm1
	.p2align	4
.LBB13_37:
	movq	(%r15,%r9,8), %r13
	incq	%r9
	vmovdqu64	(%rdx,%r13,4), %zmm5
	vmovdqu64	64(%rdx,%r13,4), %zmm6
	vmovdqu64	128(%rdx,%r13,4), %zmm7
	vmovdqu64	192(%rdx,%r13,4), %zmm8
	vmovdqu64	-128(%rbp), %zmm9
	vmovdqu64	-64(%rbp), %zmm10
	vmovdqu64	(%rbp), %zmm11
	vmovdqu64	64(%rbp), %zmm12
	vpdpbusd	%zmm9, %zmm5, %zmm4
	vpdpbusd	%zmm9, %zmm6, %zmm3
	vpdpbusd	%zmm9, %zmm7, %zmm2
	vpdpbusd	%zmm9, %zmm8, %zmm1
	vpdpbusd	%zmm10, %zmm6, %zmm4
	vpdpbusd	%zmm10, %zmm7, %zmm3
	vmovdqu64	256(%rdx,%r13,4), %zmm5
	vpdpbusd	%zmm10, %zmm8, %zmm2
	vpdpbusd	%zmm10, %zmm5, %zmm1
	vpdpbusd	%zmm11, %zmm7, %zmm4
	vpdpbusd	%zmm11, %zmm8, %zmm3
	vmovdqu64	320(%rdx,%r13,4), %zmm6
	vpdpbusd	%zmm11, %zmm5, %zmm2
	vpdpbusd	%zmm11, %zmm6, %zmm1
	vpdpbusd	%zmm12, %zmm8, %zmm4
	vpdpbusd	%zmm12, %zmm5, %zmm3
	vmovdqu64	384(%rdx,%r13,4), %zmm7
	vpdpbusd	%zmm12, %zmm6, %zmm2
	vpdpbusd	%zmm12, %zmm7, %zmm1
	vmovdqu64	128(%rbp), %zmm8
	vpdpbusd	%zmm8, %zmm5, %zmm4
	vpdpbusd	%zmm8, %zmm6, %zmm3
	vpdpbusd	%zmm8, %zmm7, %zmm2
	vmovdqu64	448(%rdx,%r13,4), %zmm5
	vpdpbusd	%zmm8, %zmm5, %zmm1
	addq	%rbx, %rbp
	cmpq	%r9, %rcx
	jne	.LBB13_37
.LBB13_38:
	imulq	%r10, %rdi
	addq	%rsi, %rdi
	testq	%r11, %r11
	je	.LBB13_39
	leaq	(%r11,%rdi,4), %rdx
	vmovdqu64	%zmm4, (%r11,%rdi,4)
	vmovdqu64	%zmm3, (%rdx,%r10,4)
	vmovdqu64	%zmm2, (%rdx,%r10,8)
	vmovdqu64	%zmm1, (%r12,%rdx)
	jmp	.LBB13_40
	.p2align	4
.LBB13_41:
	cmpq	%r9, %r8
	jl	.LBB13_42
.LBB13_50:
	movq	272(%rsp), %r14
	testq	%r14, %r14
	je	.LBB13_52
	vmovdqu64	(%r14), %zmm0
	vmovdqu64	64(%r14), %zmm1
	vmovdqu64	88(%r14), %zmm2
	vmovdqu64	%zmm2, 520(%rsp)
	vmovdqu64	%zmm1, 496(%rsp)
	vmovdqu64	%zmm0, 432(%rsp)
	movq	(%rsp), %rax
	movq	280(%rax), %rcx
	movq	16(%rsp), %rdi
	movq	%r9, %rdx
	leaq	432(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	vmovdqa64	.LCPI13_0(%rip), %zmm20
	movq	96(%rsp), %r9
	jmp	.LBB13_52
	.p2align	4
.LBB13_57:
	testq	%r9, %r9
	jle	.LBB13_50
	xorl	%r8d, %r8d
.LBB13_42:
	movq	160(%rsp), %rdi
	addq	16(%rsp), %rdi
	movq	8(%rsp), %rax
	movq	32(%rax), %r9
	movq	(%rsp), %rax
	movq	280(%rax), %rdx
	movq	304(%rax), %rax
	shlq	$6, %r9
	movq	%r9, 40(%rsp)
	movq	%rcx, %r9
	subq	%r14, %r9
	movq	%r9, 32(%rsp)
	leaq	1(%r14), %r11
	movq	%rdi, %r10
	addq	%rbx, %rdi
	movq	%rdi, 80(%rsp)
	jmp	.LBB13_43
	.p2align	4
.LBB13_48:
	vcvtdq2ps	%zmm1, %zmm1
	movq	16(%rsp), %rdi
	vmulps	128(%rdi), %zmm1, %zmm1
	movq	(%rsp), %rdi
	vmaxps	(%rdi){1to16}, %zmm1, %zmm1
	vminps	4(%rdi){1to16}, %zmm1, %zmm1
	vaddps	%zmm21, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	vpbroadcastb	8(%rdi), %xmm2
	vpaddb	%xmm1, %xmm2, %xmm1
	movq	272(%rdi), %rdi
	vmovdqu	%xmm1, (%rdi,%r9)
.LBB13_49:
	incq	%r8
	movq	96(%rsp), %r9
	cmpq	%r9, %r8
	jge	.LBB13_50
.LBB13_43:
	vmovdqa64	%zmm0, %zmm1
	cmpq	%r14, %rcx
	je	.LBB13_47
	movq	40(%rsp), %r12
	imulq	%r8, %r12
	addq	88(%rsp), %r12
	movq	8(%rsp), %rdi
	movq	48(%rdi), %r13
	movq	%r10, %rbp
	movq	%r14, %r9
	vmovdqa64	%zmm0, %zmm1
	testb	$1, 32(%rsp)
	je	.LBB13_46
	movq	(%r13,%r14,8), %r9
	vmovdqu64	(%r12,%r9,4), %zmm2
	vmovdqu64	64(%r12,%r9,4), %zmm3
	vmovdqu64	128(%r12,%r9,4), %zmm4
	vmovdqu64	192(%r12,%r9,4), %zmm5
	vmovdqa64	%zmm0, %zmm1
	vpdpbusd	(%r10), %zmm2, %zmm1
	vpdpbusd	64(%r10), %zmm3, %zmm1
	vpdpbusd	128(%r10), %zmm4, %zmm1
	vpdpbusd	192(%r10), %zmm5, %zmm1
	vmovdqu64	256(%r12,%r9,4), %zmm2
	vpdpbusd	256(%r10), %zmm2, %zmm1
	movq	80(%rsp), %rbp
	movq	%r11, %r9
.LBB13_46:
	cmpq	%r11, %rcx
	je	.LBB13_47
	.p2align	4
.LBB13_59:
	movq	(%r13,%r9,8), %rdi
	movq	8(%r13,%r9,8), %r15
	vmovdqu64	(%r12,%rdi,4), %zmm2
	vmovdqu64	64(%r12,%rdi,4), %zmm3
	vmovdqu64	128(%r12,%rdi,4), %zmm4
	vmovdqu64	192(%r12,%rdi,4), %zmm5
	vpdpbusd	(%rbp), %zmm2, %zmm1
	vpdpbusd	64(%rbp), %zmm3, %zmm1
	vpdpbusd	128(%rbp), %zmm4, %zmm1
	vpdpbusd	192(%rbp), %zmm5, %zmm1
	vmovdqu64	256(%r12,%rdi,4), %zmm2
	vpdpbusd	256(%rbp), %zmm2, %zmm1
	vmovdqu64	(%r12,%r15,4), %zmm2
	vmovdqu64	64(%r12,%r15,4), %zmm3
	vmovdqu64	128(%r12,%r15,4), %zmm4
	vmovdqu64	192(%r12,%r15,4), %zmm5
	vpdpbusd	(%rbp,%rbx), %zmm2, %zmm1
	vpdpbusd	64(%rbp,%rbx), %zmm3, %zmm1
	vpdpbusd	128(%rbp,%rbx), %zmm4, %zmm1
	vpdpbusd	192(%rbp,%rbx), %zmm5, %zmm1
	vmovdqu64	256(%r12,%r15,4), %zmm2
	addq	$2, %r9
	vpdpbusd	256(%rbp,%rbx), %zmm2, %zmm1
	addq	%rbx, %rbp
	addq	%rbx, %rbp
	cmpq	%r9, %rcx
	jne	.LBB13_59
.LBB13_47:
	movq	%r8, %r9
	imulq	%rdx, %r9
	addq	%rsi, %r9
	testq	%rax, %rax
	je	.LBB13_48
	vmovdqu64	%zmm1, (%rax,%r9,4)
	jmp	.LBB13_49
.Lfunc_end13:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5, .Lfunc_end13-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA10NextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI14_0:
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
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI14_1:
	.long	0x4b400000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$584, %rsp
	movq	%rdi, (%rsp)
	movq	88(%r13), %rax
	movq	%r13, 8(%rsp)
	movq	104(%r13), %r9
	leaq	15(%rax), %rcx
	movq	%rax, 144(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, 48(%rsp)
	movq	%r9, %rax
	shrq	$32, %rax
	je	.LBB14_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r9
	jmp	.LBB14_3
.LBB14_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r9d
.LBB14_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	jge	.LBB14_4
.LBB14_10:
	addq	$584, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB14_4:
	sarq	$4, 48(%rsp)
	movq	(%rsp), %rax
	movq	288(%rax), %rcx
	movq	8(%rsp), %rax
	movq	40(%rax), %rsi
	movq	64(%rax), %rbx
	movq	%rsi, 240(%rsp)
	movq	32(%rsi), %rsi
	imulq	%rbx, %rsi
	movq	%rcx, 248(%rsp)
	addq	%rcx, %rsi
	movq	%rsi, %rcx
	shlq	$4, %rcx
	movq	96(%rax), %rax
	movq	%rcx, 200(%rsp)
	decq	%rcx
	movq	%rcx, 176(%rsp)
	addq	$-16, 144(%rsp)
	leaq	-8(%r9), %rcx
	movq	%rcx, 360(%rsp)
	movq	%rbx, 232(%rsp)
	shlq	$6, %rbx
	leaq	-4(%r9), %rcx
	movq	%rcx, 352(%rsp)
	movq	%rsi, %rcx
	shlq	$6, %rcx
	shlq	$8, %rsi
	movq	%rsi, 168(%rsp)
	movq	%rax, %rsi
	movl	$128, %eax
	movq	%rax, 120(%rsp)
	xorl	%eax, %eax
	vmovdqa64	.LCPI14_0(%rip), %zmm26
	movq	%rcx, 216(%rsp)
	movq	%rcx, 112(%rsp)
	movq	%r9, 96(%rsp)
	movq	%rdx, 192(%rsp)
	movq	%rsi, 184(%rsp)
	jmp	.LBB14_5
	.p2align	4
.LBB14_9:
	movq	168(%rsp), %rax
	addq	%rax, 112(%rsp)
	addq	%rax, 120(%rsp)
	movq	104(%rsp), %rcx
	movq	%rcx, %rax
	cmpq	48(%rsp), %rcx
	jge	.LBB14_10
.LBB14_5:
	movq	%rax, 128(%rsp)
	addq	$4, %rax
	movq	%rax, 104(%rsp)
	testq	%rsi, %rsi
	jle	.LBB14_9
	movq	48(%rsp), %rax
	movq	104(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 224(%rsp)
	xorl	%eax, %eax
	movq	$0, 24(%rsp)
	jmp	.LBB14_7
	.p2align	4
.LBB14_16:
	movq	136(%rsp), %rax
	movq	%rax, 24(%rsp)
	movq	184(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	192(%rsp), %rdx
	jge	.LBB14_9
.LBB14_7:
	addq	%rdx, %rax
	jno	.LBB14_11
	movq	%rsi, %rcx
	subq	24(%rsp), %rcx
	cmpq	%rax, %rsi
	cmovlq	%rsi, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, 72(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, 136(%rsp)
	jmp	.LBB14_12
	.p2align	4
.LBB14_11:
	cmpq	%rax, %rsi
	movq	%rax, 136(%rsp)
	movq	%rax, %rcx
	cmovlq	%rsi, %rcx
	movq	%rcx, 72(%rsp)
	subq	24(%rsp), %rcx
.LBB14_12:
	movq	176(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB14_13
	cqto
	idivq	%rcx
	movq	%rax, %rdx
	jmp	.LBB14_15
	.p2align	4
.LBB14_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %edx
.LBB14_15:
	movq	128(%rsp), %rax
	cmpq	%rax, 48(%rsp)
	je	.LBB14_16
	movq	8(%rsp), %rax
	movq	80(%rax), %rcx
	movq	112(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 152(%rsp)
	leaq	(,%rdx,4), %rax
	movq	%rax, 256(%rsp)
	movq	120(%rsp), %rax
	movq	%rcx, 208(%rsp)
	addq	%rcx, %rax
	movq	%rax, 64(%rsp)
	movq	128(%rsp), %rax
	movq	%rax, 56(%rsp)
	movq	%rdx, 264(%rsp)
	jmp	.LBB14_18
	.p2align	4
.LBB14_53:
	movq	56(%rsp), %rcx
	incq	%rcx
	movq	216(%rsp), %rax
	addq	%rax, 152(%rsp)
	addq	%rax, 64(%rsp)
	movq	%rcx, 56(%rsp)
	cmpq	224(%rsp), %rcx
	je	.LBB14_16
.LBB14_18:
	movq	72(%rsp), %rax
	cmpq	%rax, 24(%rsp)
	je	.LBB14_53
	movq	56(%rsp), %rsi
	movq	%rsi, %rax
	imulq	200(%rsp), %rax
	movq	208(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 16(%rsp)
	movq	8(%rsp), %rax
	movq	16(%rax), %rcx
	movq	%rcx, 312(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 304(%rsp)
	movq	8(%rax), %rcx
	imulq	%rsi, %rcx
	shlq	$2, %rcx
	addq	(%rax), %rcx
	movq	%rcx, 296(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 288(%rsp)
	shlq	$4, %rsi
	movq	(%rsp), %rax
	movq	312(%rax), %r14
	movq	144(%rsp), %rcx
	cmpq	%rsi, %rcx
	cmovlq	%rcx, %rsi
	movq	%rsi, 280(%rsp)
	vpbroadcastd	296(%rax), %zmm0
	vmovdqu64	%zmm0, 368(%rsp)
	movq	152(%rsp), %rcx
	movq	24(%rsp), %rsi
	movq	%r14, 272(%rsp)
	jmp	.LBB14_20
	.p2align	4
.LBB14_52:
	movq	320(%rsp), %rsi
	incq	%rsi
	movq	328(%rsp), %rcx
	addq	256(%rsp), %rcx
	cmpq	72(%rsp), %rsi
	movq	264(%rsp), %rdx
	je	.LBB14_53
.LBB14_20:
	testq	%rdx, %rdx
	jle	.LBB14_23
	xorl	%eax, %eax
	.p2align	4
.LBB14_22:
	prefetcht0	(%rcx,%rax,4)
	addq	$16, %rax
	cmpq	%rdx, %rax
	jl	.LBB14_22
.LBB14_23:
	movq	%rcx, 328(%rsp)
	movq	%rsi, %rax
	imulq	304(%rsp), %rax
	leaq	3(%rax), %rdx
	testq	%rax, %rax
	cmovnsq	%rax, %rdx
	movq	%rdx, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	240(%rsp), %rcx
	movq	(%rcx,%rax,8), %r14
	movq	8(%rcx,%rax,8), %rcx
	movq	%r14, %rdi
	imulq	232(%rsp), %rdi
	addq	248(%rsp), %rdi
	shlq	$6, %rdi
	sarq	$2, %rdx
	imulq	312(%rsp), %rdx
	movq	%rsi, 320(%rsp)
	imulq	288(%rsp), %rsi
	addq	280(%rsp), %rsi
	movq	296(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, 88(%rsp)
	movq	16(%rsp), %rax
	vmovdqu64	368(%rsp), %zmm0
	vpandd	(%rax), %zmm0, %zmm0
	cmpq	$7, %r9
	vbroadcastss	.LCPI14_1(%rip), %zmm27
	movq	%rdi, 160(%rsp)
	jle	.LBB14_24
	movq	8(%rsp), %rax
	movq	32(%rax), %rdx
	movq	(%rsp), %rax
	movq	280(%rax), %r10
	movq	304(%rax), %r11
	shlq	$6, %rdx
	movq	%rdx, 80(%rsp)
	leaq	(%r10,%r10), %rax
	movq	%rax, 40(%rsp)
	leaq	(%r10,%r10,2), %r13
	movq	%r10, %rax
	shlq	$4, %rax
	movq	%rax, 32(%rsp)
	leaq	(,%r10,4), %rax
	movq	%rax, 336(%rsp)
	movq	64(%rsp), %rax
	addq	%rdi, %rax
	movq	%rax, 344(%rsp)
	xorl	%ebp, %ebp
	jmp	.LBB14_27
	.p2align	4
.LBB14_31:
	movq	(%rsp), %rax
	vmovdqu64	16(%rax), %zmm9
	vmovdqu64	80(%rax), %zmm10
	vmovdqu64	144(%rax), %zmm11
	vmovdqu64	208(%rax), %zmm12
	movq	16(%rsp), %rdi
	vmovups	128(%rdi), %zmm13
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm13, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm13, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm13, %zmm6
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm13, %zmm5
	vbroadcastss	4(%rax), %zmm13
	vminps	%zmm8, %zmm13, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vminps	%zmm7, %zmm13, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vminps	%zmm6, %zmm13, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vminps	%zmm5, %zmm13, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm6, %zmm5
	vpaddsw	%zmm9, %zmm7, %zmm6
	vpaddsw	%zmm9, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm10, %zmm5, %zmm5
	vpminsb	%zmm11, %zmm5, %zmm5
	vpxorq	%zmm5, %zmm12, %zmm5
	vpermd	%zmm5, %zmm26, %zmm5
	movq	272(%rax), %rdx
	leaq	(%rdx,%r8), %rax
	vmovdqu	%xmm5, (%rdx,%r8)
	vextracti32x4	$1, %zmm5, (%r10,%rax)
	vextracti32x4	$2, %zmm5, (%rax,%r10,2)
	vextracti32x4	$3, %zmm5, (%r13,%rax)
	vmovups	128(%rdi), %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm5, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm5, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm5, %zmm1
	vminps	%zmm4, %zmm13, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vminps	%zmm3, %zmm13, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vpackssdw	%zmm3, %zmm4, %zmm3
	vminps	%zmm2, %zmm13, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm1, %zmm13, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpaddsw	%zmm9, %zmm3, %zmm2
	vpaddsw	%zmm9, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	%zmm10, %zmm1, %zmm1
	vpminsb	%zmm11, %zmm1, %zmm1
	vpxorq	%zmm1, %zmm12, %zmm1
	vpermd	%zmm1, %zmm26, %zmm1
	vmovdqu	%xmm1, (%rax,%r10,4)
	addq	336(%rsp), %rax
	vextracti32x4	$1, %zmm1, (%r10,%rax)
	vextracti32x4	$2, %zmm1, (%rax,%r10,2)
	vextracti32x4	$3, %zmm1, (%r13,%rax)
.LBB14_32:
	leaq	8(%rbp), %r8
	addq	$12, %rbp
	cmpq	%r9, %rbp
	movq	%r8, %rbp
	jge	.LBB14_33
.LBB14_27:
	movq	360(%rsp), %rax
	cmpq	%rbp, %rax
	movq	%rbp, %r8
	cmovlq	%rax, %r8
	vmovdqa64	%zmm0, %zmm1
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm0, %zmm5
	vmovdqa64	%zmm0, %zmm6
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm8
	cmpq	%r14, %rcx
	je	.LBB14_30
	movq	80(%rsp), %rdi
	imulq	%r8, %rdi
	addq	88(%rsp), %rdi
	movq	8(%rsp), %rax
	movq	48(%rax), %r15
	movq	344(%rsp), %rdx
	movq	%r14, %rax
	vmovdqa64	%zmm0, %zmm8
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm6
	vmovdqa64	%zmm0, %zmm5
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm1
	.p2align	4
.LBB14_29:
	movq	(%r15,%rax,8), %r12
	incq	%rax
	vmovdqu64	(%rdi,%r12,4), %zmm10
	vmovdqu64	64(%rdi,%r12,4), %zmm18
	vmovdqu64	128(%rdi,%r12,4), %zmm19
	vmovdqu64	192(%rdi,%r12,4), %zmm16
	vmovdqu64	-128(%rdx), %zmm20
	vmovdqu64	-64(%rdx), %zmm21
	vmovdqu64	(%rdx), %zmm17
	vmovdqu64	64(%rdx), %zmm9
	vpdpbusd	%zmm20, %zmm10, %zmm8
	vpdpbusd	%zmm20, %zmm19, %zmm7
	vmovdqu64	256(%rdi,%r12,4), %zmm10
	vpdpbusd	%zmm20, %zmm10, %zmm6
	vmovdqu64	384(%rdi,%r12,4), %zmm11
	vpdpbusd	%zmm20, %zmm11, %zmm5
	vmovdqu64	512(%rdi,%r12,4), %zmm12
	vpdpbusd	%zmm20, %zmm12, %zmm4
	vmovdqu64	640(%rdi,%r12,4), %zmm13
	vpdpbusd	%zmm20, %zmm13, %zmm3
	vmovdqu64	768(%rdi,%r12,4), %zmm14
	vpdpbusd	%zmm20, %zmm14, %zmm2
	vmovdqu64	896(%rdi,%r12,4), %zmm15
	vpdpbusd	%zmm20, %zmm15, %zmm1
	vpdpbusd	%zmm21, %zmm18, %zmm8
	vpdpbusd	%zmm21, %zmm16, %zmm7
	vmovdqu64	320(%rdi,%r12,4), %zmm18
	vmovdqu64	448(%rdi,%r12,4), %zmm20
	vpdpbusd	%zmm21, %zmm18, %zmm6
	vpdpbusd	%zmm21, %zmm20, %zmm5
	vmovdqu64	576(%rdi,%r12,4), %zmm22
	vmovdqu64	704(%rdi,%r12,4), %zmm23
	vpdpbusd	%zmm21, %zmm22, %zmm4
	vpdpbusd	%zmm21, %zmm23, %zmm3
	vmovdqu64	832(%rdi,%r12,4), %zmm24
	vmovdqu64	960(%rdi,%r12,4), %zmm25
	vpdpbusd	%zmm21, %zmm24, %zmm2
	vpdpbusd	%zmm21, %zmm25, %zmm1
	vpdpbusd	%zmm17, %zmm19, %zmm8
	vpdpbusd	%zmm17, %zmm10, %zmm7
	vpdpbusd	%zmm17, %zmm11, %zmm6
	vpdpbusd	%zmm17, %zmm12, %zmm5
	vpdpbusd	%zmm17, %zmm13, %zmm4
	vpdpbusd	%zmm17, %zmm14, %zmm3
	vpdpbusd	%zmm17, %zmm15, %zmm2
	vmovdqu64	1024(%rdi,%r12,4), %zmm19
	vpdpbusd	%zmm17, %zmm19, %zmm1
	vpdpbusd	%zmm9, %zmm16, %zmm8
	vpdpbusd	%zmm9, %zmm18, %zmm7
	vpdpbusd	%zmm9, %zmm20, %zmm6
	vpdpbusd	%zmm9, %zmm22, %zmm5
	vpdpbusd	%zmm9, %zmm23, %zmm4
	vpdpbusd	%zmm9, %zmm24, %zmm3
	vpdpbusd	%zmm9, %zmm25, %zmm2
	vmovdqu64	1088(%rdi,%r12,4), %zmm16
	vpdpbusd	%zmm9, %zmm16, %zmm1
	vmovdqu64	128(%rdx), %zmm9
	vpdpbusd	%zmm9, %zmm10, %zmm8
	vpdpbusd	%zmm9, %zmm11, %zmm7
	vpdpbusd	%zmm9, %zmm12, %zmm6
	vpdpbusd	%zmm9, %zmm13, %zmm5
	vpdpbusd	%zmm9, %zmm14, %zmm4
	vpdpbusd	%zmm9, %zmm15, %zmm3
	vpdpbusd	%zmm9, %zmm19, %zmm2
	vmovdqu64	1152(%rdi,%r12,4), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm1
	addq	%rbx, %rdx
	cmpq	%rax, %rcx
	jne	.LBB14_29
.LBB14_30:
	imulq	%r10, %r8
	addq	%rsi, %r8
	testq	%r11, %r11
	je	.LBB14_31
	leaq	(%r11,%r8,4), %rax
	vmovdqu64	%zmm8, (%r11,%r8,4)
	vmovdqu64	%zmm7, (%rax,%r10,4)
	movq	40(%rsp), %rdx
	vmovdqu64	%zmm6, (%rax,%rdx,4)
	vmovdqu64	%zmm5, (%rax,%r13,4)
	movq	32(%rsp), %rdi
	vmovdqu64	%zmm4, (%rdi,%rax)
	addq	%rdi, %rax
	vmovdqu64	%zmm3, (%rax,%r10,4)
	vmovdqu64	%zmm2, (%rax,%rdx,4)
	vmovdqu64	%zmm1, (%rax,%r13,4)
	jmp	.LBB14_32
	.p2align	4
.LBB14_24:
	cmpq	$3, %r9
	jle	.LBB14_57
	xorl	%r8d, %r8d
	jmp	.LBB14_34
	.p2align	4
.LBB14_33:
	cmpq	%r9, %r8
	jge	.LBB14_41
.LBB14_34:
	movq	8(%rsp), %rax
	movq	32(%rax), %rax
	movq	(%rsp), %rdx
	movq	280(%rdx), %r10
	movq	304(%rdx), %r11
	shlq	$6, %rax
	leaq	(,%r10,4), %rdx
	leaq	(%rdx,%rdx,2), %r12
	leaq	(%r10,%r10,2), %rdx
	movq	%rdx, 32(%rsp)
	movq	64(%rsp), %rdx
	movq	160(%rsp), %rdi
	addq	%rdi, %rdx
	movq	%rdx, 40(%rsp)
	jmp	.LBB14_35
	.p2align	4
.LBB14_39:
	movq	(%rsp), %rdi
	vmovdqu64	16(%rdi), %zmm5
	movq	16(%rsp), %r9
	vmovups	128(%r9), %zmm6
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm6, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm6, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm6, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm6, %zmm1
	vbroadcastss	4(%rdi), %zmm6
	vminps	%zmm4, %zmm6, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vminps	%zmm3, %zmm6, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vpackssdw	%zmm3, %zmm4, %zmm3
	vminps	%zmm2, %zmm6, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm1, %zmm6, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpaddsw	%zmm5, %zmm3, %zmm2
	vpaddsw	%zmm5, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	80(%rdi), %zmm1, %zmm1
	vpminsb	144(%rdi), %zmm1, %zmm1
	vpxorq	208(%rdi), %zmm1, %zmm1
	vpermd	%zmm1, %zmm26, %zmm1
	movq	272(%rdi), %rdi
	leaq	(%rdi,%rdx), %r9
	vmovdqu	%xmm1, (%rdi,%rdx)
	vextracti32x4	$1, %zmm1, (%r10,%r9)
	vextracti32x4	$2, %zmm1, (%r9,%r10,2)
	movq	32(%rsp), %rdx
	vextracti32x4	$3, %zmm1, (%rdx,%r9)
.LBB14_40:
	addq	$4, %r8
	movq	96(%rsp), %r9
	cmpq	%r9, %r8
	jge	.LBB14_41
.LBB14_35:
	movq	352(%rsp), %rdi
	cmpq	%r8, %rdi
	movq	%r8, %rdx
	cmovlq	%rdi, %rdx
	vmovdqa64	%zmm0, %zmm1
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm4
	cmpq	%r14, %rcx
	je	.LBB14_38
	movq	%rax, %rdi
	imulq	%rdx, %rdi
	addq	88(%rsp), %rdi
	movq	8(%rsp), %r9
	movq	48(%r9), %r15
	movq	40(%rsp), %rbp
	movq	%r14, %r9
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm1
	.p2align	4
.LBB14_37:
	movq	(%r15,%r9,8), %r13
	incq	%r9
	vmovdqu64	(%rdi,%r13,4), %zmm5
	vmovdqu64	64(%rdi,%r13,4), %zmm6
	vmovdqu64	128(%rdi,%r13,4), %zmm7
	vmovdqu64	192(%rdi,%r13,4), %zmm8
	vmovdqu64	-128(%rbp), %zmm9
	vmovdqu64	-64(%rbp), %zmm10
	vmovdqu64	(%rbp), %zmm11
	vmovdqu64	64(%rbp), %zmm12
	vpdpbusd	%zmm9, %zmm5, %zmm4
	vpdpbusd	%zmm9, %zmm7, %zmm3
	vmovdqu64	256(%rdi,%r13,4), %zmm5
	vpdpbusd	%zmm9, %zmm5, %zmm2
	vmovdqu64	384(%rdi,%r13,4), %zmm13
	vpdpbusd	%zmm9, %zmm13, %zmm1
	vpdpbusd	%zmm10, %zmm6, %zmm4
	vpdpbusd	%zmm10, %zmm8, %zmm3
	vmovdqu64	320(%rdi,%r13,4), %zmm6
	vmovdqu64	448(%rdi,%r13,4), %zmm9
	vpdpbusd	%zmm10, %zmm6, %zmm2
	vpdpbusd	%zmm10, %zmm9, %zmm1
	vpdpbusd	%zmm11, %zmm7, %zmm4
	vpdpbusd	%zmm11, %zmm5, %zmm3
	vmovdqu64	512(%rdi,%r13,4), %zmm7
	vpdpbusd	%zmm11, %zmm13, %zmm2
	vpdpbusd	%zmm11, %zmm7, %zmm1
	vpdpbusd	%zmm12, %zmm8, %zmm4
	vpdpbusd	%zmm12, %zmm6, %zmm3
	vmovdqu64	576(%rdi,%r13,4), %zmm6
	vpdpbusd	%zmm12, %zmm9, %zmm2
	vpdpbusd	%zmm12, %zmm6, %zmm1
	vmovdqu64	128(%rbp), %zmm6
	vpdpbusd	%zmm6, %zmm5, %zmm4
	vpdpbusd	%zmm6, %zmm13, %zmm3
	vpdpbusd	%zmm6, %zmm7, %zmm2
	vmovdqu64	640(%rdi,%r13,4), %zmm5
	vpdpbusd	%zmm6, %zmm5, %zmm1
	addq	%rbx, %rbp
	cmpq	%r9, %rcx
	jne	.LBB14_37
.LBB14_38:
	imulq	%r10, %rdx
	addq	%rsi, %rdx
	testq	%r11, %r11
	je	.LBB14_39
	leaq	(%r11,%rdx,4), %rdi
	vmovdqu64	%zmm4, (%r11,%rdx,4)
	vmovdqu64	%zmm3, (%rdi,%r10,4)
	vmovdqu64	%zmm2, (%rdi,%r10,8)
	vmovdqu64	%zmm1, (%r12,%rdi)
	jmp	.LBB14_40
	.p2align	4
.LBB14_41:
	cmpq	%r9, %r8
	jl	.LBB14_42
.LBB14_50:
	movq	272(%rsp), %r14
	testq	%r14, %r14
	je	.LBB14_52
	vmovdqu64	(%r14), %zmm0
	vmovdqu64	64(%r14), %zmm1
	vmovdqu64	88(%r14), %zmm2
	vmovdqu64	%zmm2, 520(%rsp)
	vmovdqu64	%zmm1, 496(%rsp)
	vmovdqu64	%zmm0, 432(%rsp)
	movq	(%rsp), %rax
	movq	280(%rax), %rcx
	movq	16(%rsp), %rdi
	movq	%r9, %rdx
	leaq	432(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	vmovdqa64	.LCPI14_0(%rip), %zmm26
	movq	96(%rsp), %r9
	jmp	.LBB14_52
	.p2align	4
.LBB14_57:
	testq	%r9, %r9
	jle	.LBB14_50
	xorl	%r8d, %r8d
.LBB14_42:
	movq	160(%rsp), %r9
	addq	16(%rsp), %r9
	movq	8(%rsp), %rax
	movq	32(%rax), %r10
	movq	(%rsp), %rax
	movq	280(%rax), %rdx
	movq	304(%rax), %rdi
	shlq	$6, %r10
	movq	%r10, 40(%rsp)
	movq	%rcx, %rax
	subq	%r14, %rax
	movq	%rax, 32(%rsp)
	leaq	1(%r14), %r11
	movq	%r9, %r10
	leaq	(%r9,%rbx), %rax
	movq	%rax, 80(%rsp)
	jmp	.LBB14_43
	.p2align	4
.LBB14_48:
	vcvtdq2ps	%zmm1, %zmm1
	movq	16(%rsp), %rax
	vmulps	128(%rax), %zmm1, %zmm1
	movq	(%rsp), %rax
	vmaxps	(%rax){1to16}, %zmm1, %zmm1
	vminps	4(%rax){1to16}, %zmm1, %zmm1
	vaddps	%zmm27, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	vpbroadcastb	8(%rax), %xmm2
	vpaddb	%xmm1, %xmm2, %xmm1
	movq	272(%rax), %rax
	vmovdqu	%xmm1, (%rax,%r9)
.LBB14_49:
	incq	%r8
	movq	96(%rsp), %r9
	cmpq	%r9, %r8
	jge	.LBB14_50
.LBB14_43:
	vmovdqa64	%zmm0, %zmm1
	cmpq	%r14, %rcx
	je	.LBB14_47
	movq	40(%rsp), %r12
	imulq	%r8, %r12
	addq	88(%rsp), %r12
	movq	8(%rsp), %rax
	movq	48(%rax), %r13
	movq	%r10, %rbp
	movq	%r14, %r9
	vmovdqa64	%zmm0, %zmm1
	testb	$1, 32(%rsp)
	je	.LBB14_46
	movq	(%r13,%r14,8), %r9
	vmovdqu64	(%r12,%r9,4), %zmm2
	vmovdqu64	64(%r12,%r9,4), %zmm3
	vmovdqu64	128(%r12,%r9,4), %zmm4
	vmovdqu64	192(%r12,%r9,4), %zmm5
	vmovdqa64	%zmm0, %zmm1
	vpdpbusd	(%r10), %zmm2, %zmm1
	vpdpbusd	64(%r10), %zmm3, %zmm1
	vpdpbusd	128(%r10), %zmm4, %zmm1
	vpdpbusd	192(%r10), %zmm5, %zmm1
	vmovdqu64	256(%r12,%r9,4), %zmm2
	vpdpbusd	256(%r10), %zmm2, %zmm1
	movq	80(%rsp), %rbp
	movq	%r11, %r9
.LBB14_46:
	cmpq	%r11, %rcx
	je	.LBB14_47
	.p2align	4
.LBB14_59:
	movq	(%r13,%r9,8), %rax
	movq	8(%r13,%r9,8), %r15
	vmovdqu64	(%r12,%rax,4), %zmm2
	vmovdqu64	64(%r12,%rax,4), %zmm3
	vmovdqu64	128(%r12,%rax,4), %zmm4
	vmovdqu64	192(%r12,%rax,4), %zmm5
	vpdpbusd	(%rbp), %zmm2, %zmm1
	vpdpbusd	64(%rbp), %zmm3, %zmm1
	vpdpbusd	128(%rbp), %zmm4, %zmm1
	vpdpbusd	192(%rbp), %zmm5, %zmm1
	vmovdqu64	256(%r12,%rax,4), %zmm2
	vpdpbusd	256(%rbp), %zmm2, %zmm1
	vmovdqu64	(%r12,%r15,4), %zmm2
	vmovdqu64	64(%r12,%r15,4), %zmm3
	vmovdqu64	128(%r12,%r15,4), %zmm4
	vmovdqu64	192(%r12,%r15,4), %zmm5
	vpdpbusd	(%rbp,%rbx), %zmm2, %zmm1
	vpdpbusd	64(%rbp,%rbx), %zmm3, %zmm1
	vpdpbusd	128(%rbp,%rbx), %zmm4, %zmm1
	vpdpbusd	192(%rbp,%rbx), %zmm5, %zmm1
	vmovdqu64	256(%r12,%r15,4), %zmm2
	addq	$2, %r9
	vpdpbusd	256(%rbp,%rbx), %zmm2, %zmm1
	addq	%rbx, %rbp
	addq	%rbx, %rbp
	cmpq	%r9, %rcx
	jne	.LBB14_59
.LBB14_47:
	movq	%r8, %r9
	imulq	%rdx, %r9
	addq	%rsi, %r9
	testq	%rdi, %rdi
	je	.LBB14_48
	vmovdqu64	%zmm1, (%rdi,%r9,4)
	jmp	.LBB14_49
.Lfunc_end14:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5, .Lfunc_end14-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA04FiveJ4LineOyAA16SecondNextColumnOGG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGAWTtt0t1g5
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI15_0:
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
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI15_1:
	.long	0x4b400000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGATTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGATTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGATTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGATTtt0t1g5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$968, %rsp
	movq	%r13, %rbp
	movq	%rdi, 8(%rsp)
	movq	88(%r13), %rax
	movq	104(%r13), %r8
	leaq	15(%rax), %rcx
	movq	%rax, 384(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, 120(%rsp)
	movq	%r8, %rax
	shrq	$32, %rax
	je	.LBB15_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%r8
	jmp	.LBB15_3
.LBB15_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%r8d
.LBB15_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	jge	.LBB15_4
.LBB15_10:
	addq	$968, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB15_4:
	sarq	$4, 120(%rsp)
	movq	%rdx, 360(%rsp)
	movq	8(%rsp), %rax
	movq	288(%rax), %rax
	movq	40(%rbp), %rcx
	movq	64(%rbp), %r15
	movq	%rcx, 520(%rsp)
	movq	32(%rcx), %rcx
	imulq	%r15, %rcx
	addq	%rax, %rcx
	movq	%rcx, %rdx
	shlq	$4, %rdx
	addq	$-16, 384(%rsp)
	movq	%r15, %rsi
	shlq	$6, %rsi
	movq	%rsi, 112(%rsp)
	movl	%r15d, %esi
	andl	$3, %esi
	movl	%r15d, %edi
	andl	$7, %edi
	movq	%rcx, %r9
	shlq	$6, %r9
	shlq	$8, %rcx
	movq	%rcx, 456(%rsp)
	movq	%r15, %rcx
	andq	$-2, %rcx
	negq	%rcx
	movq	%rcx, 656(%rsp)
	movq	%r15, %r11
	andq	$-4, %r11
	negq	%r11
	movq	%rax, 528(%rsp)
	shlq	$6, %rax
	movq	%rax, 352(%rsp)
	movq	%rsi, 728(%rsp)
	movl	%esi, %r10d
	shll	$6, %r10d
	movq	%r15, %r13
	andq	$-8, %r13
	negq	%r13
	movq	%rdi, 736(%rsp)
	movl	%edi, %ecx
	vmovdqa64	.LCPI15_0(%rip), %zmm14
	shll	$6, %ecx
	movq	96(%rbp), %rax
	movq	%rax, 128(%rsp)
	movq	%rdx, 472(%rsp)
	leaq	-1(%rdx), %rax
	movq	%rax, 464(%rsp)
	leaq	-8(%r8), %rax
	movq	%rax, 632(%rsp)
	leaq	-4(%r8), %rax
	movq	%rax, 624(%rsp)
	movl	$256, %eax
	movq	%rax, 344(%rsp)
	movq	$0, 336(%rsp)
	movq	%r9, 488(%rsp)
	movq	%r9, 328(%rsp)
	xorl	%edx, %edx
	movq	%rbp, 272(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r15, 288(%rsp)
	movq	%r11, 744(%rsp)
	movq	%r10, 40(%rsp)
	movq	%r13, 264(%rsp)
	movq	%rcx, 48(%rsp)
	jmp	.LBB15_5
	.p2align	4
.LBB15_9:
	movq	456(%rsp), %rax
	addq	%rax, 328(%rsp)
	addq	$16, 336(%rsp)
	addq	%rax, 352(%rsp)
	addq	%rax, 344(%rsp)
	movq	320(%rsp), %rax
	movq	%rax, %rdx
	cmpq	120(%rsp), %rax
	jge	.LBB15_10
.LBB15_5:
	movq	%rdx, 368(%rsp)
	leaq	4(%rdx), %rax
	movq	%rax, 320(%rsp)
	cmpq	$0, 128(%rsp)
	jle	.LBB15_9
	movq	120(%rsp), %rax
	movq	320(%rsp), %rdx
	cmpq	%rdx, %rax
	cmovlq	%rax, %rdx
	movq	%rdx, 496(%rsp)
	movq	360(%rsp), %rax
	xorl	%edx, %edx
	movq	$0, 96(%rsp)
	jmp	.LBB15_7
	.p2align	4
.LBB15_16:
	movq	376(%rsp), %rdx
	movq	%rdx, 96(%rsp)
	cmpq	128(%rsp), %rdx
	movq	360(%rsp), %rax
	jge	.LBB15_9
.LBB15_7:
	addq	%rax, %rdx
	movq	%rdx, %rcx
	jno	.LBB15_11
	movq	128(%rsp), %rdx
	movq	%rcx, %rsi
	movq	%rdx, %rcx
	subq	96(%rsp), %rcx
	cmpq	%rsi, %rdx
	cmovlq	%rdx, %rsi
	cmovgeq	%rax, %rcx
	movq	%rsi, 216(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, 376(%rsp)
	jmp	.LBB15_12
	.p2align	4
.LBB15_11:
	movq	128(%rsp), %rax
	cmpq	%rcx, %rax
	movq	%rcx, 376(%rsp)
	cmovlq	%rax, %rcx
	movq	%rcx, 216(%rsp)
	subq	96(%rsp), %rcx
.LBB15_12:
	movq	464(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB15_13
	cqto
	idivq	%rcx
	jmp	.LBB15_15
	.p2align	4
.LBB15_13:
	xorl	%edx, %edx
	divl	%ecx
.LBB15_15:
	movq	%rax, 208(%rsp)
	movq	368(%rsp), %rax
	cmpq	%rax, 120(%rsp)
	je	.LBB15_16
	movq	80(%rbp), %rdx
	movq	328(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 400(%rsp)
	movq	208(%rsp), %rax
	leaq	(,%rax,4), %rax
	movq	%rax, 536(%rsp)
	movq	352(%rsp), %rax
	leaq	(%rdx,%rax), %rax
	movq	%rax, 224(%rsp)
	movq	344(%rsp), %rax
	movq	%rdx, 480(%rsp)
	addq	%rdx, %rax
	movq	%rax, 408(%rsp)
	movq	336(%rsp), %rax
	movq	%rax, 392(%rsp)
	movq	368(%rsp), %rax
	movq	%rax, 200(%rsp)
	jmp	.LBB15_18
	.p2align	4
.LBB15_76:
	movq	200(%rsp), %rdx
	incq	%rdx
	movq	488(%rsp), %rax
	addq	%rax, 400(%rsp)
	addq	$4, 392(%rsp)
	addq	%rax, 224(%rsp)
	addq	%rax, 408(%rsp)
	movq	%rdx, 200(%rsp)
	cmpq	496(%rsp), %rdx
	je	.LBB15_16
.LBB15_18:
	movq	216(%rsp), %rax
	cmpq	%rax, 96(%rsp)
	je	.LBB15_76
	movq	200(%rsp), %rdx
	movq	%rdx, %rax
	imulq	472(%rsp), %rax
	movq	480(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 104(%rsp)
	movq	24(%rbp), %rax
	movq	%rax, 560(%rsp)
	movq	(%rbp), %rax
	movq	8(%rbp), %rsi
	movq	%rsi, %rcx
	imulq	%rdx, %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%rcx, 512(%rsp)
	movq	16(%rbp), %rdi
	movq	112(%rbp), %rcx
	movq	%rcx, 552(%rsp)
	movq	%rdx, %r9
	shlq	$4, %r9
	movq	8(%rsp), %rcx
	movq	312(%rcx), %rdx
	movq	%rdx, 24(%rsp)
	movq	384(%rsp), %rdx
	cmpq	%r9, %rdx
	cmovlq	%rdx, %r9
	movq	%r9, 544(%rsp)
	vpbroadcastd	296(%rcx), %zmm0
	vmovdqu64	%zmm0, 752(%rsp)
	imulq	392(%rsp), %rsi
	addq	%rax, %rsi
	movq	%rsi, 240(%rsp)
	movq	%rdi, 504(%rsp)
	leaq	(,%rdi,4), %rax
	movq	%rax, 232(%rsp)
	movq	400(%rsp), %rdx
	movq	96(%rsp), %rax
	movq	%rax, 248(%rsp)
	jmp	.LBB15_20
	.p2align	4
.LBB15_75:
	movq	248(%rsp), %rax
	incq	%rax
	movq	568(%rsp), %rdx
	addq	536(%rsp), %rdx
	movq	%rax, 248(%rsp)
	cmpq	216(%rsp), %rax
	je	.LBB15_76
.LBB15_20:
	movq	208(%rsp), %rcx
	testq	%rcx, %rcx
	jle	.LBB15_23
	xorl	%eax, %eax
	.p2align	4
.LBB15_22:
	prefetcht0	(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB15_22
.LBB15_23:
	movq	248(%rsp), %rsi
	movq	%rsi, %rax
	imulq	560(%rsp), %rax
	leaq	3(%rax), %rdi
	testq	%rax, %rax
	cmovnsq	%rax, %rdi
	movq	%rdi, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	520(%rsp), %rcx
	movq	(%rcx,%rax,8), %r9
	movq	8(%rcx,%rax,8), %rax
	movq	%rax, 56(%rsp)
	movq	%r9, 16(%rsp)
	imulq	%r15, %r9
	addq	528(%rsp), %r9
	shlq	$6, %r9
	movq	104(%rsp), %rax
	movq	%r9, 256(%rsp)
	leaq	(%rax,%r9), %rcx
	movq	%rcx, 424(%rsp)
	sarq	$2, %rdi
	imulq	552(%rsp), %rsi
	addq	544(%rsp), %rsi
	movq	%rsi, 136(%rsp)
	vmovdqu64	752(%rsp), %zmm0
	vpandd	(%rax), %zmm0, %zmm0
	cmpq	$7, %r8
	vbroadcastss	.LCPI15_1(%rip), %zmm15
	movq	%rdx, 568(%rsp)
	movq	%rdi, 416(%rsp)
	jle	.LBB15_24
	movq	%rdi, %rax
	imulq	504(%rsp), %rax
	movq	512(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 152(%rsp)
	movq	32(%rbp), %rax
	movq	8(%rsp), %rcx
	movq	280(%rcx), %rdx
	movq	304(%rcx), %rcx
	movq	%rcx, 304(%rsp)
	movq	%rax, %r13
	shlq	$6, %r13
	movq	%rax, %rcx
	shlq	$4, %rcx
	movq	%rax, %rsi
	shlq	$5, %rsi
	movq	%rsi, 64(%rsp)
	movq	%rcx, 72(%rsp)
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rcx, 192(%rsp)
	movq	%rax, %rcx
	shlq	$8, %rcx
	movq	%rcx, 184(%rsp)
	leaq	(%rdx,%rdx), %rcx
	movq	%rcx, 296(%rsp)
	leaq	(%rdx,%rdx,2), %rcx
	movq	%rcx, 168(%rsp)
	movq	%rdx, %rcx
	shlq	$4, %rcx
	movq	%rcx, 160(%rsp)
	movq	%rdx, 312(%rsp)
	leaq	(,%rdx,4), %rcx
	movq	%rcx, 144(%rsp)
	movq	232(%rsp), %rcx
	imulq	%rdi, %rcx
	addq	240(%rsp), %rcx
	movq	%rcx, 280(%rsp)
	shlq	$7, %rax
	leaq	(%rax,%rax,2), %rax
	negq	%rax
	movq	%rax, 176(%rsp)
	xorl	%r11d, %r11d
	jmp	.LBB15_27
	.p2align	4
.LBB15_37:
	movq	8(%rsp), %rax
	vmovdqu64	16(%rax), %zmm9
	vmovdqu64	80(%rax), %zmm10
	vmovdqu64	144(%rax), %zmm11
	vmovdqu64	208(%rax), %zmm12
	movq	104(%rsp), %rdx
	vmovups	128(%rdx), %zmm13
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm13, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm13, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm13, %zmm6
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm13, %zmm5
	vbroadcastss	4(%rax), %zmm13
	vminps	%zmm8, %zmm13, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vminps	%zmm7, %zmm13, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vminps	%zmm6, %zmm13, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vminps	%zmm5, %zmm13, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm6, %zmm5
	vpaddsw	%zmm9, %zmm7, %zmm6
	vpaddsw	%zmm9, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm10, %zmm5, %zmm5
	vpminsb	%zmm11, %zmm5, %zmm5
	vpxorq	%zmm5, %zmm12, %zmm5
	vpermd	%zmm5, %zmm14, %zmm5
	movq	272(%rax), %rcx
	leaq	(%rcx,%r9), %rax
	vmovdqu	%xmm5, (%rcx,%r9)
	vextracti32x4	$1, %zmm5, (%rsi,%rax)
	vextracti32x4	$2, %zmm5, (%rax,%rsi,2)
	movq	168(%rsp), %rcx
	vextracti32x4	$3, %zmm5, (%rcx,%rax)
	vmovups	128(%rdx), %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm5, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm5, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm5, %zmm1
	vminps	%zmm4, %zmm13, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vminps	%zmm3, %zmm13, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vpackssdw	%zmm3, %zmm4, %zmm3
	vminps	%zmm2, %zmm13, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm1, %zmm13, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpaddsw	%zmm9, %zmm3, %zmm2
	vpaddsw	%zmm9, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	%zmm10, %zmm1, %zmm1
	vpminsb	%zmm11, %zmm1, %zmm1
	vpxorq	%zmm1, %zmm12, %zmm1
	vpermd	%zmm1, %zmm14, %zmm1
	vmovdqu	%xmm1, (%rax,%rsi,4)
	addq	144(%rsp), %rax
	vextracti32x4	$1, %zmm1, (%rsi,%rax)
	vextracti32x4	$2, %zmm1, (%rax,%rsi,2)
	vextracti32x4	$3, %zmm1, (%rcx,%rax)
.LBB15_38:
	movq	40(%rsp), %r10
	leaq	8(%r11), %r9
	addq	$12, %r11
	movq	32(%rsp), %r8
	cmpq	%r8, %r11
	movq	%r9, %r11
	jge	.LBB15_39
.LBB15_27:
	movq	632(%rsp), %r9
	cmpq	%r9, %r11
	cmovlq	%r11, %r9
	vmovdqa64	%zmm0, %zmm1
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm0, %zmm5
	vmovdqa64	%zmm0, %zmm6
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm8
	movq	56(%rsp), %rax
	cmpq	%rax, 16(%rsp)
	jne	.LBB15_28
.LBB15_36:
	movq	312(%rsp), %rsi
	imulq	%rsi, %r9
	addq	136(%rsp), %r9
	movq	304(%rsp), %rcx
	testq	%rcx, %rcx
	je	.LBB15_37
	leaq	(%rcx,%r9,4), %rax
	vmovdqu64	%zmm8, (%rcx,%r9,4)
	vmovdqu64	%zmm7, (%rax,%rsi,4)
	movq	296(%rsp), %rcx
	vmovdqu64	%zmm6, (%rax,%rcx,4)
	movq	168(%rsp), %rdx
	vmovdqu64	%zmm5, (%rax,%rdx,4)
	movq	160(%rsp), %rdi
	vmovdqu64	%zmm4, (%rdi,%rax)
	addq	%rdi, %rax
	vmovdqu64	%zmm3, (%rax,%rsi,4)
	vmovdqu64	%zmm2, (%rax,%rcx,4)
	vmovdqu64	%zmm1, (%rax,%rdx,4)
	jmp	.LBB15_38
	.p2align	4
.LBB15_28:
	movq	%r13, %rcx
	imulq	%r9, %rcx
	movq	152(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 80(%rsp)
	movq	48(%rbp), %rax
	addq	280(%rsp), %rcx
	movq	%rcx, 88(%rsp)
	movq	424(%rsp), %rcx
	movq	16(%rsp), %r10
	vmovdqa64	%zmm0, %zmm1
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm4
	vmovdqa64	%zmm0, %zmm5
	vmovdqa64	%zmm0, %zmm6
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm8
	jmp	.LBB15_29
	.p2align	4
.LBB15_35:
	incq	%r10
	addq	112(%rsp), %rcx
	cmpq	56(%rsp), %r10
	je	.LBB15_36
.LBB15_29:
	testq	%r15, %r15
	je	.LBB15_35
	movq	72(%rbp), %rbx
	movq	%rbx, %rdx
	shlq	$6, %rdx
	movq	(%rax,%r10,8), %r8
	cmpq	$1, %r15
	jne	.LBB15_46
	xorl	%esi, %esi
	testb	$1, %r15b
	je	.LBB15_35
	jmp	.LBB15_34
	.p2align	4
.LBB15_46:
	movq	88(%rsp), %rsi
	leaq	(%rsi,%r8,4), %r14
	shlq	$7, %rbx
	movq	176(%rsp), %rsi
	leaq	(%rsi,%rdx), %r15
	movq	%rcx, %r12
	xorl	%esi, %esi
	movq	656(%rsp), %rdi
	.p2align	4
.LBB15_47:
	vmovdqu64	(%r14), %zmm10
	vmovdqu64	(%r12), %zmm11
	vmovdqu64	64(%r12), %zmm9
	vpdpbusd	%zmm11, %zmm10, %zmm8
	vmovdqu64	(%r14,%r13), %zmm10
	leaq	(%r14,%r13), %rbp
	vpdpbusd	%zmm11, %zmm10, %zmm7
	vmovdqu64	(%r13,%rbp), %zmm10
	addq	%r13, %rbp
	vpdpbusd	%zmm11, %zmm10, %zmm6
	vmovdqu64	(%r13,%rbp), %zmm10
	addq	%r13, %rbp
	vpdpbusd	%zmm11, %zmm10, %zmm5
	vmovdqu64	(%r13,%rbp), %zmm10
	addq	%r13, %rbp
	vpdpbusd	%zmm11, %zmm10, %zmm4
	vmovdqu64	(%r13,%rbp), %zmm10
	addq	%r13, %rbp
	vpdpbusd	%zmm11, %zmm10, %zmm3
	vmovdqu64	(%r13,%rbp), %zmm10
	addq	%r13, %rbp
	vpdpbusd	%zmm11, %zmm10, %zmm2
	vmovdqu64	(%r13,%rbp), %zmm10
	addq	%r13, %rbp
	vpdpbusd	%zmm11, %zmm10, %zmm1
	vmovdqu64	(%r14,%rdx), %zmm10
	vmovdqu64	(%r15,%rbp), %zmm11
	vpdpbusd	%zmm9, %zmm10, %zmm8
	addq	%r15, %rbp
	vpdpbusd	%zmm9, %zmm11, %zmm7
	vmovdqu64	(%r13,%rbp), %zmm10
	addq	%r13, %rbp
	vpdpbusd	%zmm9, %zmm10, %zmm6
	vmovdqu64	(%r13,%rbp), %zmm10
	addq	%r13, %rbp
	vmovdqu64	(%r13,%rbp), %zmm11
	vpdpbusd	%zmm9, %zmm10, %zmm5
	addq	%r13, %rbp
	vpdpbusd	%zmm9, %zmm11, %zmm4
	vmovdqu64	(%r13,%rbp), %zmm10
	addq	%r13, %rbp
	vpdpbusd	%zmm9, %zmm10, %zmm3
	vmovdqu64	(%r13,%rbp), %zmm10
	addq	%r13, %rbp
	vmovdqu64	(%r13,%rbp), %zmm11
	vpdpbusd	%zmm9, %zmm10, %zmm2
	vpdpbusd	%zmm9, %zmm11, %zmm1
	addq	%rbx, %r14
	addq	$-2, %rsi
	subq	$-128, %r12
	cmpq	%rsi, %rdi
	jne	.LBB15_47
	negq	%rsi
	movq	272(%rsp), %rbp
	movq	288(%rsp), %r15
	testb	$1, %r15b
	je	.LBB15_35
.LBB15_34:
	movq	80(%rsp), %rdi
	leaq	(%rdi,%r8,4), %r8
	imulq	%rsi, %rdx
	shlq	$6, %rsi
	vmovdqu64	(%rcx,%rsi), %zmm9
	vmovdqu64	(%r8,%rdx), %zmm10
	addq	%r8, %rdx
	vpdpbusd	%zmm9, %zmm10, %zmm8
	movq	72(%rsp), %rsi
	vmovdqu64	(%rdx,%rsi,4), %zmm10
	movq	64(%rsp), %rdi
	vmovdqu64	(%rdx,%rdi,4), %zmm11
	vpdpbusd	%zmm9, %zmm10, %zmm7
	vpdpbusd	%zmm9, %zmm11, %zmm6
	movq	192(%rsp), %r8
	vmovdqu64	(%rdx,%r8,4), %zmm10
	movq	184(%rsp), %rbx
	vmovdqu64	(%rbx,%rdx), %zmm11
	vpdpbusd	%zmm9, %zmm10, %zmm5
	addq	%rbx, %rdx
	vpdpbusd	%zmm9, %zmm11, %zmm4
	vmovdqu64	(%rdx,%rsi,4), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm3
	vmovdqu64	(%rdx,%rdi,4), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm2
	vmovdqu64	(%rdx,%r8,4), %zmm10
	vpdpbusd	%zmm9, %zmm10, %zmm1
	jmp	.LBB15_35
	.p2align	4
.LBB15_24:
	cmpq	$3, %r8
	movq	24(%rsp), %rsi
	jle	.LBB15_82
	xorl	%r9d, %r9d
	movq	48(%rsp), %rcx
	jmp	.LBB15_40
	.p2align	4
.LBB15_39:
	cmpq	%r8, %r9
	movq	264(%rsp), %r13
	movq	48(%rsp), %rcx
	movq	24(%rsp), %rsi
	jge	.LBB15_56
.LBB15_40:
	movq	32(%rbp), %rdx
	movq	8(%rsp), %rax
	movq	280(%rax), %rsi
	movq	304(%rax), %rax
	movq	%rax, 640(%rsp)
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 616(%rsp)
	movq	%rsi, 648(%rsp)
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, 576(%rsp)
	movq	232(%rsp), %rax
	imulq	416(%rsp), %rax
	addq	240(%rsp), %rax
	movq	%rax, 600(%rsp)
	movq	%rdx, 608(%rsp)
	shlq	$6, %rdx
	movq	%rdx, 592(%rsp)
	movq	112(%rsp), %rax
	imulq	16(%rsp), %rax
	addq	224(%rsp), %rax
	movq	%rax, 584(%rsp)
	jmp	.LBB15_41
	.p2align	4
.LBB15_54:
	movq	8(%rsp), %rax
	vmovdqu64	16(%rax), %zmm5
	movq	104(%rsp), %rcx
	vmovups	128(%rcx), %zmm6
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm6, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm6, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm6, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm6, %zmm1
	vbroadcastss	4(%rax), %zmm6
	vminps	%zmm4, %zmm6, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vminps	%zmm3, %zmm6, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vpackssdw	%zmm3, %zmm4, %zmm3
	vminps	%zmm2, %zmm6, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm1, %zmm6, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpaddsw	%zmm5, %zmm3, %zmm2
	vpaddsw	%zmm5, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	80(%rax), %zmm1, %zmm1
	vpminsb	144(%rax), %zmm1, %zmm1
	vpxorq	208(%rax), %zmm1, %zmm1
	vpermd	%zmm1, %zmm14, %zmm1
	movq	272(%rax), %rax
	leaq	(%rax,%rdi), %rcx
	vmovdqu	%xmm1, (%rax,%rdi)
	vextracti32x4	$1, %zmm1, (%rdx,%rcx)
	vextracti32x4	$2, %zmm1, (%rcx,%rdx,2)
	movq	576(%rsp), %rax
	vextracti32x4	$3, %zmm1, (%rax,%rcx)
	movq	48(%rsp), %rcx
.LBB15_55:
	movq	32(%rsp), %r8
	movq	24(%rsp), %rsi
	movq	432(%rsp), %r9
	addq	$4, %r9
	cmpq	%r8, %r9
	jge	.LBB15_56
.LBB15_41:
	movq	624(%rsp), %rax
	cmpq	%rax, %r9
	movq	%r9, 432(%rsp)
	cmovlq	%r9, %rax
	movq	%rax, 440(%rsp)
	vmovdqa64	%zmm0, %zmm1
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm4
	movq	56(%rsp), %rax
	cmpq	%rax, 16(%rsp)
	jne	.LBB15_42
.LBB15_53:
	movq	648(%rsp), %rdx
	movq	440(%rsp), %rdi
	imulq	%rdx, %rdi
	addq	136(%rsp), %rdi
	movq	640(%rsp), %rsi
	testq	%rsi, %rsi
	je	.LBB15_54
	leaq	(%rsi,%rdi,4), %rax
	vmovdqu64	%zmm4, (%rsi,%rdi,4)
	vmovdqu64	%zmm3, (%rax,%rdx,4)
	vmovdqu64	%zmm2, (%rax,%rdx,8)
	movq	616(%rsp), %rdx
	vmovdqu64	%zmm1, (%rdx,%rax)
	jmp	.LBB15_55
	.p2align	4
.LBB15_42:
	movq	440(%rsp), %rcx
	movq	%rcx, %rbx
	shlq	$6, %rbx
	leaq	192(%rbx), %r12
	movq	608(%rsp), %rax
	imulq	%rax, %r12
	leaq	128(%rbx), %rdx
	imulq	%rax, %rdx
	addq	$64, %rbx
	imulq	%rax, %rbx
	movq	592(%rsp), %rsi
	imulq	%rcx, %rsi
	movq	600(%rsp), %rax
	leaq	(%rax,%rbx), %rcx
	movq	%rcx, 696(%rsp)
	leaq	(%rax,%rsi), %rcx
	movq	%rcx, 688(%rsp)
	leaq	(%rax,%r12), %rcx
	movq	%rcx, 680(%rsp)
	leaq	(%rax,%rdx), %rcx
	movq	%rcx, 672(%rsp)
	movq	48(%rbp), %r14
	addq	%rax, %r12
	addq	%rax, %rdx
	movq	%rdx, 144(%rsp)
	addq	%rax, %rbx
	addq	%rax, %rsi
	movq	%rsi, 448(%rsp)
	movq	584(%rsp), %rax
	movq	%rax, 160(%rsp)
	movq	424(%rsp), %rax
	movq	%rax, 152(%rsp)
	movq	16(%rsp), %rdx
	vmovdqa64	%zmm0, %zmm1
	vmovdqa64	%zmm0, %zmm2
	vmovdqa64	%zmm0, %zmm3
	vmovdqa64	%zmm0, %zmm4
	movq	%rbx, 712(%rsp)
	movq	%r12, 704(%rsp)
	movq	%r14, 664(%rsp)
	jmp	.LBB15_43
	.p2align	4
.LBB15_52:
	movq	296(%rsp), %rdx
	incq	%rdx
	movq	112(%rsp), %rax
	addq	%rax, 152(%rsp)
	addq	%rax, 160(%rsp)
	cmpq	56(%rsp), %rdx
	movq	48(%rsp), %rcx
	je	.LBB15_53
.LBB15_43:
	testq	%r15, %r15
	movq	%rdx, 296(%rsp)
	je	.LBB15_52
	movq	72(%rbp), %rdi
	movq	%rdi, %rsi
	shlq	$6, %rsi
	movq	(%r14,%rdx,8), %r9
	cmpq	$4, %r15
	movq	%rsi, 280(%rsp)
	jae	.LBB15_63
	xorl	%edx, %edx
	jmp	.LBB15_49
	.p2align	4
.LBB15_63:
	leaq	(%rsi,%rsi,2), %r8
	leaq	(%r12,%r8), %rcx
	movq	%rcx, 72(%rsp)
	movq	%rdi, %r10
	shlq	$8, %r10
	movq	144(%rsp), %rcx
	leaq	(%rcx,%r8), %rax
	movq	%rax, 176(%rsp)
	leaq	(%rbx,%r8), %rax
	movq	%rax, 64(%rsp)
	movq	448(%rsp), %rdx
	addq	%rdx, %r8
	movq	%r8, 80(%rsp)
	movq	%rdi, 720(%rsp)
	movq	%rdi, %r14
	shlq	$7, %r14
	leaq	(%r12,%r14), %r11
	leaq	(%rcx,%r14), %r8
	leaq	(%rbx,%r14), %r13
	addq	%rdx, %r14
	leaq	(%r12,%rsi), %rdi
	leaq	(%rcx,%rsi), %r12
	leaq	(%rbx,%rsi), %rcx
	addq	%rdx, %rsi
	movq	672(%rsp), %r15
	movq	680(%rsp), %rax
	movq	688(%rsp), %rbx
	movq	696(%rsp), %rdx
	movq	%rdx, 192(%rsp)
	movq	152(%rsp), %rdx
	movq	%rdx, 184(%rsp)
	xorl	%edx, %edx
	.p2align	4
.LBB15_64:
	movq	%rdx, 88(%rsp)
	movq	%r14, 168(%rsp)
	movq	%r8, 304(%rsp)
	movq	%rsi, 312(%rsp)
	vmovdqu64	(%rbx,%r9,4), %zmm5
	movq	184(%rsp), %rdx
	vmovdqu64	(%rdx), %zmm6
	vmovdqu64	64(%rdx), %zmm7
	vmovdqu64	128(%rdx), %zmm8
	vmovdqu64	192(%rdx), %zmm9
	vpdpbusd	%zmm6, %zmm5, %zmm4
	movq	192(%rsp), %rbp
	vmovdqu64	(%rbp,%r9,4), %zmm5
	vmovdqu64	(%r15,%r9,4), %zmm10
	vpdpbusd	%zmm6, %zmm5, %zmm3
	vpdpbusd	%zmm6, %zmm10, %zmm2
	vmovdqu64	(%rax,%r9,4), %zmm5
	vmovdqu64	(%rsi,%r9,4), %zmm10
	vpdpbusd	%zmm6, %zmm5, %zmm1
	vpdpbusd	%zmm7, %zmm10, %zmm4
	vmovdqu64	(%rcx,%r9,4), %zmm5
	vmovdqu64	(%r12,%r9,4), %zmm6
	vpdpbusd	%zmm7, %zmm5, %zmm3
	vpdpbusd	%zmm7, %zmm6, %zmm2
	vmovdqu64	(%rdi,%r9,4), %zmm5
	vmovdqu64	(%r14,%r9,4), %zmm6
	vpdpbusd	%zmm7, %zmm5, %zmm1
	vpdpbusd	%zmm8, %zmm6, %zmm4
	vmovdqu64	(%r13,%r9,4), %zmm5
	vmovdqu64	(%r8,%r9,4), %zmm6
	vpdpbusd	%zmm8, %zmm5, %zmm3
	vpdpbusd	%zmm8, %zmm6, %zmm2
	vmovdqu64	(%r11,%r9,4), %zmm5
	movq	80(%rsp), %r14
	vmovdqu64	(%r14,%r9,4), %zmm6
	vpdpbusd	%zmm8, %zmm5, %zmm1
	vpdpbusd	%zmm9, %zmm6, %zmm4
	movq	%rbx, %r8
	movq	64(%rsp), %rbx
	vmovdqu64	(%rbx,%r9,4), %zmm5
	movq	176(%rsp), %rbp
	vmovdqu64	(%rbp,%r9,4), %zmm6
	vpdpbusd	%zmm9, %zmm5, %zmm3
	vpdpbusd	%zmm9, %zmm6, %zmm2
	movq	%r15, %rsi
	movq	%rcx, %r15
	movq	%r12, %rcx
	movq	%rdi, %r12
	movq	%r13, %rdi
	movq	%r11, %r13
	movq	%rbp, %r11
	movq	72(%rsp), %rbp
	vmovdqu64	(%rbp,%r9,4), %zmm5
	vpdpbusd	%zmm9, %zmm5, %zmm1
	addq	%r10, %rbp
	movq	%rbp, 72(%rsp)
	movq	%r11, %rbp
	movq	%r13, %r11
	movq	%rdi, %r13
	movq	%r12, %rdi
	movq	%rcx, %r12
	movq	%r15, %rcx
	movq	%rsi, %r15
	addq	%r10, %rbp
	movq	%rbp, 176(%rsp)
	addq	%r10, %rbx
	movq	%rbx, 64(%rsp)
	movq	%r8, %rbx
	addq	%r10, %r14
	movq	%r14, 80(%rsp)
	movq	168(%rsp), %r14
	movq	304(%rsp), %r8
	movq	312(%rsp), %rsi
	addq	$-4, 88(%rsp)
	addq	%r10, %r11
	addq	%r10, %r8
	addq	%r10, %r13
	addq	%r10, %r14
	addq	$256, %rdx
	movq	%rdx, 184(%rsp)
	movq	88(%rsp), %rdx
	addq	%r10, %rdi
	addq	%r10, %r12
	addq	%r10, %rcx
	addq	%r10, %rsi
	addq	%r10, 192(%rsp)
	addq	%r10, %rbx
	addq	%r10, %rax
	addq	%r10, %r15
	cmpq	%rdx, 744(%rsp)
	jne	.LBB15_64
	negq	%rdx
	movq	272(%rsp), %rbp
	movq	288(%rsp), %r15
	movq	40(%rsp), %r10
	movq	264(%rsp), %r13
	movq	712(%rsp), %rbx
	movq	704(%rsp), %r12
	movq	664(%rsp), %r14
	movq	720(%rsp), %rdi
.LBB15_49:
	cmpq	$0, 728(%rsp)
	movq	280(%rsp), %r11
	je	.LBB15_52
	shlq	$6, %rdx
	movq	160(%rsp), %rax
	addq	%rdx, %rax
	imulq	%rdi, %rdx
	leaq	(%r12,%rdx), %rcx
	movq	144(%rsp), %rsi
	addq	%rdx, %rsi
	leaq	(%rbx,%rdx), %rdi
	addq	448(%rsp), %rdx
	xorl	%r8d, %r8d
	.p2align	4
.LBB15_51:
	vmovdqu64	(%rax,%r8), %zmm5
	vmovdqu64	(%rdx,%r9,4), %zmm6
	vpdpbusd	%zmm5, %zmm6, %zmm4
	vmovdqu64	(%rdi,%r9,4), %zmm6
	vpdpbusd	%zmm5, %zmm6, %zmm3
	vmovdqu64	(%rsi,%r9,4), %zmm6
	vpdpbusd	%zmm5, %zmm6, %zmm2
	vmovdqu64	(%rcx,%r9,4), %zmm6
	vpdpbusd	%zmm5, %zmm6, %zmm1
	addq	$64, %r8
	addq	%r11, %rcx
	addq	%r11, %rsi
	addq	%r11, %rdi
	addq	%r11, %rdx
	cmpq	%r8, %r10
	jne	.LBB15_51
	jmp	.LBB15_52
	.p2align	4
.LBB15_56:
	cmpq	%r8, %r9
	jl	.LBB15_57
.LBB15_73:
	testq	%rsi, %rsi
	je	.LBB15_75
	vmovdqu64	(%rsi), %zmm0
	vmovdqu64	64(%rsi), %zmm1
	vmovdqu64	88(%rsi), %zmm2
	vmovdqu64	%zmm2, 904(%rsp)
	vmovdqu64	%zmm1, 880(%rsp)
	vmovdqu64	%zmm0, 816(%rsp)
	movq	8(%rsp), %rax
	movq	280(%rax), %rcx
	movq	104(%rsp), %rdi
	movq	136(%rsp), %rsi
	movq	%r8, %rdx
	leaq	816(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	vmovdqa64	.LCPI15_0(%rip), %zmm14
	movq	264(%rsp), %r13
	movq	40(%rsp), %r10
	movq	32(%rsp), %r8
	jmp	.LBB15_75
	.p2align	4
.LBB15_82:
	testq	%r8, %r8
	movq	48(%rsp), %rcx
	jle	.LBB15_73
	xorl	%r9d, %r9d
.LBB15_57:
	movq	32(%rbp), %rax
	movq	8(%rsp), %rdx
	movq	280(%rdx), %rsi
	movq	%rsi, 80(%rsp)
	movq	304(%rdx), %r11
	movq	%r9, %rsi
	imulq	%rax, %rsi
	shlq	$6, %rax
	movq	%rax, 88(%rsp)
	shlq	$6, %rsi
	movq	416(%rsp), %rax
	imulq	232(%rsp), %rax
	addq	%rsi, %rax
	addq	240(%rsp), %rax
	movq	256(%rsp), %rsi
	addq	408(%rsp), %rsi
	movq	%rsi, 256(%rsp)
	movq	112(%rsp), %rdx
	imulq	16(%rsp), %rdx
	addq	224(%rsp), %rdx
	movq	%rdx, 64(%rsp)
	movq	%r11, 72(%rsp)
	jmp	.LBB15_58
	.p2align	4
.LBB15_70:
	movq	%rdx, %r9
	movq	%rdx, %rdi
	imulq	80(%rsp), %rdi
	addq	136(%rsp), %rdi
	movq	72(%rsp), %r11
	testq	%r11, %r11
	je	.LBB15_71
	vmovdqu64	%zmm1, (%r11,%rdi,4)
.LBB15_72:
	movq	32(%rsp), %r8
	movq	40(%rsp), %r10
	movq	24(%rsp), %rsi
	incq	%r9
	addq	88(%rsp), %rax
	cmpq	%r8, %r9
	jge	.LBB15_73
.LBB15_58:
	movq	%r9, %rdx
	vmovdqa64	%zmm0, %zmm1
	movq	56(%rsp), %rsi
	cmpq	%rsi, 16(%rsp)
	je	.LBB15_70
	movq	48(%rbp), %rdi
	movq	64(%rsp), %r8
	movq	256(%rsp), %r9
	movq	16(%rsp), %r10
	vmovdqa64	%zmm0, %zmm1
	jmp	.LBB15_60
	.p2align	4
.LBB15_69:
	incq	%r10
	movq	112(%rsp), %rsi
	addq	%rsi, %r9
	addq	%rsi, %r8
	cmpq	56(%rsp), %r10
	movq	288(%rsp), %r15
	je	.LBB15_70
.LBB15_60:
	testq	%r15, %r15
	je	.LBB15_69
	movq	72(%rbp), %rbx
	movq	%rbx, %r11
	shlq	$6, %r11
	movq	(%rdi,%r10,8), %r14
	cmpq	$8, %r15
	jae	.LBB15_77
	xorl	%r15d, %r15d
	cmpq	$0, 736(%rsp)
	jne	.LBB15_67
	jmp	.LBB15_69
	.p2align	4
.LBB15_77:
	leaq	(%rax,%r14,4), %r12
	movq	%r13, %rcx
	movq	%rbx, %r13
	shlq	$9, %r13
	movq	%r9, %rbp
	xorl	%r15d, %r15d
	.p2align	4
.LBB15_78:
	vmovdqu64	(%r12), %zmm2
	vpdpbusd	-256(%rbp), %zmm2, %zmm1
	leaq	(%r12,%r11), %rsi
	vmovdqu64	(%r12,%r11), %zmm2
	vpdpbusd	-192(%rbp), %zmm2, %zmm1
	vmovdqu64	(%r11,%rsi), %zmm2
	addq	%r11, %rsi
	vpdpbusd	-128(%rbp), %zmm2, %zmm1
	vmovdqu64	(%r11,%rsi), %zmm2
	addq	%r11, %rsi
	vpdpbusd	-64(%rbp), %zmm2, %zmm1
	vmovdqu64	(%r11,%rsi), %zmm2
	addq	%r11, %rsi
	vpdpbusd	(%rbp), %zmm2, %zmm1
	vmovdqu64	(%r11,%rsi), %zmm2
	addq	%r11, %rsi
	vpdpbusd	64(%rbp), %zmm2, %zmm1
	vmovdqu64	(%r11,%rsi), %zmm2
	addq	%r11, %rsi
	vpdpbusd	128(%rbp), %zmm2, %zmm1
	vmovdqu64	(%r11,%rsi), %zmm2
	vpdpbusd	192(%rbp), %zmm2, %zmm1
	addq	$-8, %r15
	addq	%r13, %r12
	addq	$512, %rbp
	cmpq	%r15, %rcx
	jne	.LBB15_78
	negq	%r15
	movq	272(%rsp), %rbp
	movq	%rcx, %r13
	movq	48(%rsp), %rcx
	cmpq	$0, 736(%rsp)
	je	.LBB15_69
.LBB15_67:
	shlq	$6, %r15
	leaq	(%r8,%r15), %r12
	imulq	%rbx, %r15
	leaq	(%r15,%r14,4), %rbx
	addq	%rax, %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB15_68:
	vmovdqu64	(%rbx), %zmm2
	vpdpbusd	(%r12,%r14), %zmm2, %zmm1
	addq	$64, %r14
	addq	%r11, %rbx
	cmpq	%r14, %rcx
	jne	.LBB15_68
	jmp	.LBB15_69
	.p2align	4
.LBB15_71:
	vcvtdq2ps	%zmm1, %zmm1
	movq	104(%rsp), %rsi
	vmulps	128(%rsi), %zmm1, %zmm1
	movq	8(%rsp), %rsi
	vmaxps	(%rsi){1to16}, %zmm1, %zmm1
	vminps	4(%rsi){1to16}, %zmm1, %zmm1
	vaddps	%zmm15, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	vpbroadcastb	8(%rsi), %xmm2
	vpaddb	%xmm1, %xmm2, %xmm1
	movq	272(%rsi), %rsi
	vmovdqu	%xmm1, (%rsi,%rdi)
	jmp	.LBB15_72
.Lfunc_end15:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGATTtt0t1g5, .Lfunc_end15-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA0L4PairVyAA10FourPixelsVyAA05PlainL0VGGATTtt0t1g5
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI16_0:
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
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI16_1:
	.long	0x4b400000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$568, %rsp
	movq	%rdi, %r14
	movq	88(%r13), %rax
	movq	%r13, 8(%rsp)
	movq	104(%r13), %rbx
	leaq	15(%rax), %rcx
	movq	%rax, 152(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, 48(%rsp)
	movq	%rbx, %rax
	shrq	$32, %rax
	je	.LBB16_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rbx
	jmp	.LBB16_3
.LBB16_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%ebx
.LBB16_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	jge	.LBB16_4
.LBB16_10:
	addq	$568, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB16_4:
	sarq	$4, 48(%rsp)
	movq	288(%r14), %rcx
	movq	8(%rsp), %rax
	movq	40(%rax), %rsi
	movq	64(%rax), %r12
	movq	%rsi, 248(%rsp)
	movq	32(%rsi), %rsi
	imulq	%r12, %rsi
	movq	%rcx, 256(%rsp)
	addq	%rcx, %rsi
	movq	%rsi, %rcx
	shlq	$4, %rcx
	movq	96(%rax), %rdi
	movq	%rcx, 208(%rsp)
	leaq	-1(%rcx), %rax
	movq	%rax, 184(%rsp)
	addq	$-16, 152(%rsp)
	leaq	-4(%rbx), %rax
	movq	%rax, 168(%rsp)
	movq	%r12, 240(%rsp)
	shlq	$6, %r12
	movq	%rsi, %rax
	shlq	$6, %rax
	shlq	$8, %rsi
	movq	%rsi, 176(%rsp)
	movl	$64, %ecx
	movq	%rcx, 128(%rsp)
	xorl	%esi, %esi
	vbroadcastss	.LCPI16_1(%rip), %zmm23
	movq	%rax, 224(%rsp)
	movq	%rax, 120(%rsp)
	movq	%r14, 88(%rsp)
	movq	%rbx, 104(%rsp)
	movq	%rdx, 200(%rsp)
	movq	%rdi, 192(%rsp)
	jmp	.LBB16_5
	.p2align	4
.LBB16_9:
	movq	176(%rsp), %rax
	addq	%rax, 120(%rsp)
	addq	%rax, 128(%rsp)
	movq	112(%rsp), %rax
	movq	%rax, %rsi
	cmpq	48(%rsp), %rax
	jge	.LBB16_10
.LBB16_5:
	leaq	4(%rsi), %rax
	movq	%rax, 112(%rsp)
	testq	%rdi, %rdi
	jle	.LBB16_9
	movq	48(%rsp), %rax
	movq	112(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 232(%rsp)
	xorl	%eax, %eax
	movq	$0, 24(%rsp)
	movq	%rsi, 136(%rsp)
	jmp	.LBB16_7
	.p2align	4
.LBB16_16:
	movq	144(%rsp), %rax
	movq	%rax, 24(%rsp)
	movq	192(%rsp), %rdi
	cmpq	%rdi, %rax
	movq	200(%rsp), %rdx
	movq	136(%rsp), %rsi
	jge	.LBB16_9
.LBB16_7:
	addq	%rdx, %rax
	jno	.LBB16_11
	movq	%rdi, %rcx
	subq	24(%rsp), %rcx
	cmpq	%rax, %rdi
	cmovlq	%rdi, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, 80(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, 144(%rsp)
	jmp	.LBB16_12
	.p2align	4
.LBB16_11:
	cmpq	%rax, %rdi
	movq	%rax, 144(%rsp)
	movq	%rax, %rcx
	cmovlq	%rdi, %rcx
	movq	%rcx, 80(%rsp)
	subq	24(%rsp), %rcx
.LBB16_12:
	movq	184(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB16_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rsi, 48(%rsp)
	je	.LBB16_16
	jmp	.LBB16_17
	.p2align	4
.LBB16_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rsi, 48(%rsp)
	je	.LBB16_16
.LBB16_17:
	movq	8(%rsp), %rax
	movq	80(%rax), %rdx
	movq	120(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 160(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 264(%rsp)
	movq	128(%rsp), %rax
	movq	%rdx, 216(%rsp)
	addq	%rdx, %rax
	movq	%rax, 72(%rsp)
	movq	136(%rsp), %rax
	movq	%rax, 64(%rsp)
	movq	%rcx, 272(%rsp)
	jmp	.LBB16_18
	.p2align	4
.LBB16_49:
	movq	64(%rsp), %rdx
	incq	%rdx
	movq	224(%rsp), %rax
	addq	%rax, 160(%rsp)
	addq	%rax, 72(%rsp)
	movq	%rdx, 64(%rsp)
	cmpq	232(%rsp), %rdx
	je	.LBB16_16
.LBB16_18:
	movq	80(%rsp), %rax
	cmpq	%rax, 24(%rsp)
	je	.LBB16_49
	movq	64(%rsp), %rsi
	movq	%rsi, %rax
	imulq	208(%rsp), %rax
	movq	216(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rbp
	movq	8(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 320(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 312(%rsp)
	movq	8(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 304(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 296(%rsp)
	shlq	$4, %rsi
	movq	312(%r14), %rax
	movq	%rax, 280(%rsp)
	movq	152(%rsp), %rax
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	movq	%rsi, 288(%rsp)
	vpbroadcastd	296(%r14), %zmm0
	vmovdqu64	%zmm0, 352(%rsp)
	movq	160(%rsp), %rdi
	movq	24(%rsp), %r8
	jmp	.LBB16_20
	.p2align	4
.LBB16_48:
	movq	328(%rsp), %r8
	incq	%r8
	movq	336(%rsp), %rdi
	addq	264(%rsp), %rdi
	cmpq	80(%rsp), %r8
	movq	272(%rsp), %rcx
	je	.LBB16_49
.LBB16_20:
	testq	%rcx, %rcx
	jle	.LBB16_23
	xorl	%eax, %eax
	.p2align	4
.LBB16_22:
	prefetcht0	(%rdi,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB16_22
.LBB16_23:
	movq	%r8, %rax
	imulq	312(%rsp), %rax
	leaq	3(%rax), %rsi
	testq	%rax, %rax
	cmovnsq	%rax, %rsi
	movq	%rsi, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	248(%rsp), %rcx
	movq	(%rcx,%rax,8), %rdx
	movq	8(%rcx,%rax,8), %rcx
	movq	%rdx, %rax
	imulq	240(%rsp), %rax
	addq	256(%rsp), %rax
	shlq	$6, %rax
	movq	%rax, 32(%rsp)
	sarq	$2, %rsi
	imulq	320(%rsp), %rsi
	movq	%r8, %rax
	imulq	296(%rsp), %rax
	addq	288(%rsp), %rax
	movq	%rax, 56(%rsp)
	movq	304(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 96(%rsp)
	vmovdqu64	352(%rsp), %zmm0
	vpandd	(%rbp), %zmm0, %zmm0
	cmpq	$4, %rbx
	vmovdqa64	.LCPI16_0(%rip), %zmm22
	movq	%rdi, 336(%rsp)
	movq	%r8, 328(%rsp)
	jl	.LBB16_50
	movq	280(%r14), %r8
	jne	.LBB16_26
	xorl	%r9d, %r9d
	jmp	.LBB16_33
	.p2align	4
.LBB16_50:
	testq	%rbx, %rbx
	jle	.LBB16_46
	xorl	%r9d, %r9d
	jmp	.LBB16_39
	.p2align	4
.LBB16_26:
	movq	8(%rsp), %rax
	movq	32(%rax), %r15
	vmovdqu64	16(%r14), %zmm1
	vmovdqu64	80(%r14), %zmm2
	vmovdqu64	144(%r14), %zmm3
	vmovdqu64	208(%r14), %zmm4
	vbroadcastss	4(%r14), %zmm5
	leaq	(%r8,%r8,2), %rax
	movq	%rax, 16(%rsp)
	movq	272(%r14), %r10
	addq	56(%rsp), %r10
	shlq	$6, %r15
	movq	72(%rsp), %rax
	movq	32(%rsp), %rsi
	addq	%rsi, %rax
	movq	%rax, 40(%rsp)
	xorl	%esi, %esi
	jmp	.LBB16_27
	.p2align	4
.LBB16_30:
	imulq	%r8, %r9
	vmovdqu64	64(%rbp), %zmm14
	vpmulld	%zmm10, %zmm14, %zmm10
	vpmulld	%zmm13, %zmm14, %zmm13
	vpaddd	%zmm12, %zmm10, %zmm10
	vpaddd	%zmm11, %zmm13, %zmm11
	vpmulld	%zmm9, %zmm14, %zmm9
	vpmulld	%zmm8, %zmm14, %zmm8
	vpaddd	%zmm7, %zmm9, %zmm7
	vpaddd	%zmm6, %zmm8, %zmm6
	vmovups	128(%rbp), %zmm8
	vcvtdq2ps	%zmm10, %zmm9
	vmulps	%zmm9, %zmm8, %zmm9
	vcvtdq2ps	%zmm11, %zmm10
	vmulps	%zmm10, %zmm8, %zmm10
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm8, %zmm6
	vminps	%zmm9, %zmm5, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vminps	%zmm10, %zmm5, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm8, %zmm8
	vminps	%zmm7, %zmm5, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vminps	%zmm6, %zmm5, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm7, %zmm6
	vpaddsw	%zmm1, %zmm8, %zmm7
	vpaddsw	%zmm1, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm7, %zmm6
	vpmaxsb	%zmm2, %zmm6, %zmm6
	vpminsb	%zmm3, %zmm6, %zmm6
	vpxorq	%zmm6, %zmm4, %zmm6
	vpermd	%zmm6, %zmm22, %zmm6
	leaq	(%r10,%r9), %rax
	vmovdqu	%xmm6, (%r10,%r9)
	vextracti32x4	$1, %zmm6, (%r8,%rax)
	vextracti32x4	$2, %zmm6, (%rax,%r8,2)
	movq	16(%rsp), %rdi
	vextracti32x4	$3, %zmm6, (%rdi,%rax)
	leaq	4(%rsi), %r9
	addq	$8, %rsi
	movq	104(%rsp), %rbx
	cmpq	%rbx, %rsi
	movq	%r9, %rsi
	jge	.LBB16_31
.LBB16_27:
	movq	168(%rsp), %rax
	cmpq	%rsi, %rax
	movq	%rsi, %r9
	cmovlq	%rax, %r9
	vpxor	%xmm8, %xmm8, %xmm8
	vmovdqa64	%zmm0, %zmm6
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm0, %zmm7
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm0, %zmm11
	vpxor	%xmm10, %xmm10, %xmm10
	vmovdqa64	%zmm0, %zmm12
	cmpq	%rdx, %rcx
	je	.LBB16_30
	movq	%r15, %r13
	imulq	%r9, %r13
	addq	96(%rsp), %r13
	movq	8(%rsp), %rax
	movq	48(%rax), %rdi
	movq	56(%rax), %r11
	movq	40(%rsp), %rbx
	movq	%rdx, %r14
	vmovdqa64	%zmm0, %zmm12
	vmovdqa64	%zmm0, %zmm11
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm6
	.p2align	4
.LBB16_29:
	movq	(%rdi,%r14,8), %rax
	vpbroadcastd	(%r11,%r14,4), %zmm14
	incq	%r14
	vmovdqu64	(%r13,%rax,4), %zmm15
	vmovdqu64	64(%r13,%rax,4), %zmm16
	vmovdqu64	128(%r13,%rax,4), %zmm17
	vmovdqu64	192(%r13,%rax,4), %zmm18
	vmovdqu64	-64(%rbx), %zmm19
	vmovdqu64	(%rbx), %zmm20
	vmovdqu64	64(%rbx), %zmm21
	vpdpbusd	%zmm19, %zmm15, %zmm12
	vpdpbusd	%zmm14, %zmm15, %zmm10
	vpdpbusd	%zmm19, %zmm16, %zmm11
	vpdpbusd	%zmm14, %zmm16, %zmm13
	vpdpbusd	%zmm19, %zmm17, %zmm7
	vpdpbusd	%zmm14, %zmm17, %zmm9
	vpdpbusd	%zmm19, %zmm18, %zmm6
	vpdpbusd	%zmm14, %zmm18, %zmm8
	vpdpbusd	%zmm20, %zmm16, %zmm12
	vpdpbusd	%zmm14, %zmm16, %zmm10
	vpdpbusd	%zmm20, %zmm17, %zmm11
	vpdpbusd	%zmm14, %zmm17, %zmm13
	vpdpbusd	%zmm20, %zmm18, %zmm7
	vpdpbusd	%zmm14, %zmm18, %zmm9
	vmovdqu64	256(%r13,%rax,4), %zmm15
	vpdpbusd	%zmm20, %zmm15, %zmm6
	vpdpbusd	%zmm14, %zmm15, %zmm8
	vpdpbusd	%zmm21, %zmm17, %zmm12
	vpdpbusd	%zmm14, %zmm17, %zmm10
	vpdpbusd	%zmm21, %zmm18, %zmm11
	vpdpbusd	%zmm14, %zmm18, %zmm13
	vpdpbusd	%zmm21, %zmm15, %zmm7
	vpdpbusd	%zmm14, %zmm15, %zmm9
	vmovdqu64	320(%r13,%rax,4), %zmm15
	vpdpbusd	%zmm21, %zmm15, %zmm6
	vpdpbusd	%zmm14, %zmm15, %zmm8
	addq	%r12, %rbx
	cmpq	%r14, %rcx
	jne	.LBB16_29
	jmp	.LBB16_30
	.p2align	4
.LBB16_31:
	cmpq	%rbx, %r9
	jge	.LBB16_38
	movq	88(%rsp), %r14
	movq	280(%r14), %r8
.LBB16_33:
	vmovdqu64	16(%r14), %zmm1
	vmovdqu64	80(%r14), %zmm2
	vmovdqu64	144(%r14), %zmm3
	vmovdqu64	208(%r14), %zmm4
	vbroadcastss	4(%r14), %zmm5
	movq	8(%rsp), %rax
	movq	32(%rax), %rax
	leaq	(%r8,%r8,2), %r11
	movq	272(%r14), %r13
	addq	56(%rsp), %r13
	shlq	$6, %rax
	movq	%rax, 16(%rsp)
	movq	72(%rsp), %rax
	movq	32(%rsp), %rsi
	addq	%rsi, %rax
	movq	%rax, 40(%rsp)
	jmp	.LBB16_34
	.p2align	4
.LBB16_37:
	imulq	%r8, %rsi
	vmovdqu64	64(%rbp), %zmm14
	vpmulld	%zmm9, %zmm14, %zmm9
	vpaddd	%zmm13, %zmm9, %zmm9
	vpmulld	%zmm12, %zmm14, %zmm12
	vpaddd	%zmm11, %zmm12, %zmm11
	vpmulld	%zmm10, %zmm14, %zmm10
	vpaddd	%zmm8, %zmm10, %zmm8
	vpmulld	%zmm7, %zmm14, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vmovups	128(%rbp), %zmm7
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm7, %zmm9
	vcvtdq2ps	%zmm11, %zmm10
	vmulps	%zmm10, %zmm7, %zmm10
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm7, %zmm8
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm7, %zmm6
	vminps	%zmm9, %zmm5, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vminps	%zmm10, %zmm5, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm7, %zmm7
	vminps	%zmm8, %zmm5, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vminps	%zmm6, %zmm5, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm8, %zmm6
	vpaddsw	%zmm1, %zmm7, %zmm7
	vpaddsw	%zmm1, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm7, %zmm6
	vpmaxsb	%zmm2, %zmm6, %zmm6
	vpminsb	%zmm3, %zmm6, %zmm6
	vpxorq	%zmm6, %zmm4, %zmm6
	vpermd	%zmm6, %zmm22, %zmm6
	leaq	(%r13,%rsi), %rax
	vmovdqu	%xmm6, (%r13,%rsi)
	vextracti32x4	$1, %zmm6, (%r8,%rax)
	vextracti32x4	$2, %zmm6, (%rax,%r8,2)
	vextracti32x4	$3, %zmm6, (%r11,%rax)
	addq	$4, %r9
	movq	104(%rsp), %rbx
	cmpq	%rbx, %r9
	jge	.LBB16_38
.LBB16_34:
	movq	168(%rsp), %rax
	cmpq	%r9, %rax
	movq	%r9, %rsi
	cmovlq	%rax, %rsi
	vpxor	%xmm7, %xmm7, %xmm7
	vmovdqa64	%zmm0, %zmm6
	vxorps	%xmm10, %xmm10, %xmm10
	vmovdqa64	%zmm0, %zmm8
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm0, %zmm11
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm0, %zmm13
	cmpq	%rdx, %rcx
	je	.LBB16_37
	movq	16(%rsp), %r10
	imulq	%rsi, %r10
	addq	96(%rsp), %r10
	movq	8(%rsp), %rax
	movq	48(%rax), %rdi
	movq	56(%rax), %rbx
	movq	40(%rsp), %r15
	movq	%rdx, %r14
	vmovdqa64	%zmm0, %zmm13
	vmovdqa64	%zmm0, %zmm11
	vmovdqa64	%zmm0, %zmm8
	vmovdqa64	%zmm0, %zmm6
	.p2align	4
.LBB16_36:
	movq	(%rdi,%r14,8), %rax
	vpbroadcastd	(%rbx,%r14,4), %zmm14
	incq	%r14
	vmovdqu64	(%r10,%rax,4), %zmm15
	vmovdqu64	64(%r10,%rax,4), %zmm16
	vmovdqu64	128(%r10,%rax,4), %zmm17
	vmovdqu64	192(%r10,%rax,4), %zmm18
	vmovdqu64	-64(%r15), %zmm19
	vmovdqu64	(%r15), %zmm20
	vmovdqu64	64(%r15), %zmm21
	vpdpbusd	%zmm19, %zmm15, %zmm13
	vpdpbusd	%zmm14, %zmm15, %zmm9
	vpdpbusd	%zmm19, %zmm16, %zmm11
	vpdpbusd	%zmm14, %zmm16, %zmm12
	vpdpbusd	%zmm19, %zmm17, %zmm8
	vpdpbusd	%zmm14, %zmm17, %zmm10
	vpdpbusd	%zmm19, %zmm18, %zmm6
	vpdpbusd	%zmm14, %zmm18, %zmm7
	vpdpbusd	%zmm20, %zmm16, %zmm13
	vpdpbusd	%zmm14, %zmm16, %zmm9
	vpdpbusd	%zmm20, %zmm17, %zmm11
	vpdpbusd	%zmm14, %zmm17, %zmm12
	vpdpbusd	%zmm20, %zmm18, %zmm8
	vpdpbusd	%zmm14, %zmm18, %zmm10
	vmovdqu64	256(%r10,%rax,4), %zmm15
	vpdpbusd	%zmm20, %zmm15, %zmm6
	vpdpbusd	%zmm14, %zmm15, %zmm7
	vpdpbusd	%zmm21, %zmm17, %zmm13
	vpdpbusd	%zmm14, %zmm17, %zmm9
	vpdpbusd	%zmm21, %zmm18, %zmm11
	vpdpbusd	%zmm14, %zmm18, %zmm12
	vpdpbusd	%zmm21, %zmm15, %zmm8
	vpdpbusd	%zmm14, %zmm15, %zmm10
	vmovdqu64	320(%r10,%rax,4), %zmm15
	vpdpbusd	%zmm21, %zmm15, %zmm6
	vpdpbusd	%zmm14, %zmm15, %zmm7
	addq	%r12, %r15
	cmpq	%r14, %rcx
	jne	.LBB16_36
	jmp	.LBB16_37
	.p2align	4
.LBB16_38:
	cmpq	%rbx, %r9
	jge	.LBB16_46
.LBB16_39:
	movq	32(%rsp), %rsi
	addq	%rbp, %rsi
	movq	8(%rsp), %rax
	movq	32(%rax), %rdi
	movq	88(%rsp), %rax
	movq	280(%rax), %r8
	vbroadcastss	(%rax), %zmm1
	vbroadcastss	4(%rax), %zmm2
	movq	272(%rax), %r10
	addq	56(%rsp), %r10
	shlq	$6, %rdi
	movq	%rdi, 40(%rsp)
	vpbroadcastb	8(%rax), %xmm3
	movq	%rcx, %rax
	subq	%rdx, %rax
	movq	%rax, 32(%rsp)
	leaq	1(%rdx), %rax
	movq	%rax, 16(%rsp)
	movq	%rsi, %r13
	leaq	(%rsi,%r12), %rax
	movq	%rax, 344(%rsp)
	jmp	.LBB16_40
	.p2align	4
.LBB16_45:
	movq	%r9, %rax
	vpmulld	64(%rbp), %zmm4, %zmm4
	vpaddd	%zmm5, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	128(%rbp), %zmm4, %zmm4
	vcmpltps	%zmm4, %zmm1, %k1
	vblendmps	%zmm4, %zmm1, %zmm4 {%k1}
	vcmpltps	%zmm2, %zmm4, %k1
	vblendmps	%zmm4, %zmm2, %zmm4 {%k1}
	vaddps	%zmm23, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	imulq	%r8, %rax
	vpaddb	%xmm4, %xmm3, %xmm4
	vmovdqu	%xmm4, (%r10,%rax)
	incq	%r9
	movq	104(%rsp), %rbx
	cmpq	%rbx, %r9
	jge	.LBB16_46
.LBB16_40:
	vpxor	%xmm4, %xmm4, %xmm4
	vmovdqa64	%zmm0, %zmm5
	cmpq	%rdx, %rcx
	je	.LBB16_45
	movq	40(%rsp), %rdi
	imulq	%r9, %rdi
	addq	96(%rsp), %rdi
	movq	8(%rsp), %rax
	movq	48(%rax), %rbx
	movq	56(%rax), %r15
	movq	%r13, %r14
	movq	%rdx, %rax
	vmovdqa64	%zmm0, %zmm5
	testb	$1, 32(%rsp)
	je	.LBB16_43
	movq	(%rbx,%rdx,8), %rax
	vmovdqu64	(%rdi,%rax,4), %zmm6
	vmovdqu64	64(%rdi,%rax,4), %zmm7
	vmovdqu64	128(%rdi,%rax,4), %zmm8
	vmovdqa64	%zmm0, %zmm5
	vpdpbusd	(%r13), %zmm6, %zmm5
	vpbroadcastd	(%r15,%rdx,4), %zmm9
	vpdpbusd	%zmm9, %zmm6, %zmm4
	vpdpbusd	64(%r13), %zmm7, %zmm5
	vpdpbusd	%zmm9, %zmm7, %zmm4
	vpdpbusd	128(%r13), %zmm8, %zmm5
	vpdpbusd	%zmm9, %zmm8, %zmm4
	movq	344(%rsp), %r14
	movq	16(%rsp), %rax
.LBB16_43:
	cmpq	16(%rsp), %rcx
	je	.LBB16_45
	.p2align	4
.LBB16_44:
	movq	(%rbx,%rax,8), %rsi
	movq	8(%rbx,%rax,8), %r11
	vmovdqu64	(%rdi,%rsi,4), %zmm6
	vmovdqu64	64(%rdi,%rsi,4), %zmm7
	vmovdqu64	128(%rdi,%rsi,4), %zmm8
	vpdpbusd	(%r14), %zmm6, %zmm5
	vpbroadcastd	(%r15,%rax,4), %zmm9
	vpdpbusd	%zmm9, %zmm6, %zmm4
	vpdpbusd	64(%r14), %zmm7, %zmm5
	vpdpbusd	%zmm9, %zmm7, %zmm4
	vpdpbusd	128(%r14), %zmm8, %zmm5
	vmovdqu64	(%rdi,%r11,4), %zmm6
	vmovdqu64	64(%rdi,%r11,4), %zmm7
	vmovdqu64	128(%rdi,%r11,4), %zmm10
	vpdpbusd	(%r14,%r12), %zmm6, %zmm5
	vpdpbusd	64(%r14,%r12), %zmm7, %zmm5
	vpdpbusd	%zmm9, %zmm8, %zmm4
	vpdpbusd	128(%r14,%r12), %zmm10, %zmm5
	addq	%r12, %r14
	vpbroadcastd	4(%r15,%rax,4), %zmm8
	addq	$2, %rax
	vpdpbusd	%zmm8, %zmm6, %zmm4
	vpdpbusd	%zmm8, %zmm7, %zmm4
	vpdpbusd	%zmm8, %zmm10, %zmm4
	addq	%r12, %r14
	cmpq	%rax, %rcx
	jne	.LBB16_44
	jmp	.LBB16_45
	.p2align	4
.LBB16_46:
	movq	280(%rsp), %rax
	testq	%rax, %rax
	movq	88(%rsp), %r14
	je	.LBB16_48
	vmovdqu64	(%rax), %zmm0
	vmovdqu64	64(%rax), %zmm1
	vmovdqu64	88(%rax), %zmm2
	vmovdqu64	%zmm2, 504(%rsp)
	vmovdqu64	%zmm1, 480(%rsp)
	vmovdqu64	%zmm0, 416(%rsp)
	movq	280(%r14), %rcx
	movq	%rbp, %rdi
	movq	56(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	416(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	vbroadcastss	.LCPI16_1(%rip), %zmm23
	jmp	.LBB16_48
.Lfunc_end16:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5, .Lfunc_end16-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI17_0:
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
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI17_1:
	.long	0x4b400000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$568, %rsp
	movq	%rdi, %r14
	movq	88(%r13), %rax
	movq	%r13, 8(%rsp)
	movq	104(%r13), %rbx
	leaq	15(%rax), %rcx
	movq	%rax, 152(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, 48(%rsp)
	movq	%rbx, %rax
	shrq	$32, %rax
	je	.LBB17_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rbx
	jmp	.LBB17_3
.LBB17_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%ebx
.LBB17_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	jge	.LBB17_4
.LBB17_10:
	addq	$568, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB17_4:
	sarq	$4, 48(%rsp)
	movq	288(%r14), %rcx
	movq	8(%rsp), %rax
	movq	40(%rax), %rsi
	movq	64(%rax), %r12
	movq	%rsi, 248(%rsp)
	movq	32(%rsi), %rsi
	imulq	%r12, %rsi
	movq	%rcx, 256(%rsp)
	addq	%rcx, %rsi
	movq	%rsi, %rcx
	shlq	$4, %rcx
	movq	96(%rax), %rdi
	movq	%rcx, 208(%rsp)
	leaq	-1(%rcx), %rax
	movq	%rax, 184(%rsp)
	addq	$-16, 152(%rsp)
	leaq	-4(%rbx), %rax
	movq	%rax, 168(%rsp)
	movq	%r12, 240(%rsp)
	shlq	$6, %r12
	movq	%rsi, %rax
	shlq	$6, %rax
	shlq	$8, %rsi
	movq	%rsi, 176(%rsp)
	movl	$64, %ecx
	movq	%rcx, 128(%rsp)
	xorl	%esi, %esi
	vbroadcastss	.LCPI17_1(%rip), %zmm24
	movq	%rax, 224(%rsp)
	movq	%rax, 120(%rsp)
	movq	%r14, 88(%rsp)
	movq	%rbx, 104(%rsp)
	movq	%rdx, 200(%rsp)
	movq	%rdi, 192(%rsp)
	jmp	.LBB17_5
	.p2align	4
.LBB17_9:
	movq	176(%rsp), %rax
	addq	%rax, 120(%rsp)
	addq	%rax, 128(%rsp)
	movq	112(%rsp), %rax
	movq	%rax, %rsi
	cmpq	48(%rsp), %rax
	jge	.LBB17_10
.LBB17_5:
	leaq	4(%rsi), %rax
	movq	%rax, 112(%rsp)
	testq	%rdi, %rdi
	jle	.LBB17_9
	movq	48(%rsp), %rax
	movq	112(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 232(%rsp)
	xorl	%eax, %eax
	movq	$0, 24(%rsp)
	movq	%rsi, 136(%rsp)
	jmp	.LBB17_7
	.p2align	4
.LBB17_16:
	movq	144(%rsp), %rax
	movq	%rax, 24(%rsp)
	movq	192(%rsp), %rdi
	cmpq	%rdi, %rax
	movq	200(%rsp), %rdx
	movq	136(%rsp), %rsi
	jge	.LBB17_9
.LBB17_7:
	addq	%rdx, %rax
	jno	.LBB17_11
	movq	%rdi, %rcx
	subq	24(%rsp), %rcx
	cmpq	%rax, %rdi
	cmovlq	%rdi, %rax
	cmovgeq	%rdx, %rcx
	movq	%rax, 80(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, 144(%rsp)
	jmp	.LBB17_12
	.p2align	4
.LBB17_11:
	cmpq	%rax, %rdi
	movq	%rax, 144(%rsp)
	movq	%rax, %rcx
	cmovlq	%rdi, %rcx
	movq	%rcx, 80(%rsp)
	subq	24(%rsp), %rcx
.LBB17_12:
	movq	184(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB17_13
	cqto
	idivq	%rcx
	movq	%rax, %rcx
	cmpq	%rsi, 48(%rsp)
	je	.LBB17_16
	jmp	.LBB17_17
	.p2align	4
.LBB17_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %ecx
	cmpq	%rsi, 48(%rsp)
	je	.LBB17_16
.LBB17_17:
	movq	8(%rsp), %rax
	movq	80(%rax), %rdx
	movq	120(%rsp), %rax
	addq	%rdx, %rax
	movq	%rax, 160(%rsp)
	leaq	(,%rcx,4), %rax
	movq	%rax, 264(%rsp)
	movq	128(%rsp), %rax
	movq	%rdx, 216(%rsp)
	addq	%rdx, %rax
	movq	%rax, 72(%rsp)
	movq	136(%rsp), %rax
	movq	%rax, 64(%rsp)
	movq	%rcx, 272(%rsp)
	jmp	.LBB17_18
	.p2align	4
.LBB17_49:
	movq	64(%rsp), %rdx
	incq	%rdx
	movq	224(%rsp), %rax
	addq	%rax, 160(%rsp)
	addq	%rax, 72(%rsp)
	movq	%rdx, 64(%rsp)
	cmpq	232(%rsp), %rdx
	je	.LBB17_16
.LBB17_18:
	movq	80(%rsp), %rax
	cmpq	%rax, 24(%rsp)
	je	.LBB17_49
	movq	64(%rsp), %rsi
	movq	%rsi, %rax
	imulq	208(%rsp), %rax
	movq	216(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rbp
	movq	8(%rsp), %rax
	movq	16(%rax), %rdx
	movq	%rdx, 320(%rsp)
	movq	24(%rax), %rdx
	movq	%rdx, 312(%rsp)
	movq	8(%rax), %rdx
	imulq	%rsi, %rdx
	shlq	$2, %rdx
	addq	(%rax), %rdx
	movq	%rdx, 304(%rsp)
	movq	112(%rax), %rax
	movq	%rax, 296(%rsp)
	shlq	$4, %rsi
	movq	312(%r14), %rax
	movq	%rax, 280(%rsp)
	movq	152(%rsp), %rax
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	movq	%rsi, 288(%rsp)
	vpbroadcastd	296(%r14), %zmm0
	vmovdqu64	%zmm0, 352(%rsp)
	movq	160(%rsp), %rdi
	movq	24(%rsp), %r8
	jmp	.LBB17_20
	.p2align	4
.LBB17_48:
	movq	328(%rsp), %r8
	incq	%r8
	movq	336(%rsp), %rdi
	addq	264(%rsp), %rdi
	cmpq	80(%rsp), %r8
	movq	272(%rsp), %rcx
	je	.LBB17_49
.LBB17_20:
	testq	%rcx, %rcx
	jle	.LBB17_23
	xorl	%eax, %eax
	.p2align	4
.LBB17_22:
	prefetcht0	(%rdi,%rax,4)
	addq	$16, %rax
	cmpq	%rcx, %rax
	jl	.LBB17_22
.LBB17_23:
	movq	%r8, %rax
	imulq	312(%rsp), %rax
	leaq	3(%rax), %rsi
	testq	%rax, %rax
	cmovnsq	%rax, %rsi
	movq	%rsi, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	248(%rsp), %rcx
	movq	(%rcx,%rax,8), %rdx
	movq	8(%rcx,%rax,8), %rcx
	movq	%rdx, %rax
	imulq	240(%rsp), %rax
	addq	256(%rsp), %rax
	shlq	$6, %rax
	movq	%rax, 32(%rsp)
	sarq	$2, %rsi
	imulq	320(%rsp), %rsi
	movq	%r8, %rax
	imulq	296(%rsp), %rax
	addq	288(%rsp), %rax
	movq	%rax, 56(%rsp)
	movq	304(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 96(%rsp)
	vmovdqu64	352(%rsp), %zmm0
	vpandd	(%rbp), %zmm0, %zmm0
	cmpq	$4, %rbx
	vmovdqa64	.LCPI17_0(%rip), %zmm23
	movq	%rdi, 336(%rsp)
	movq	%r8, 328(%rsp)
	jl	.LBB17_50
	movq	280(%r14), %r8
	jne	.LBB17_26
	xorl	%r9d, %r9d
	jmp	.LBB17_33
	.p2align	4
.LBB17_50:
	testq	%rbx, %rbx
	jle	.LBB17_46
	xorl	%r9d, %r9d
	jmp	.LBB17_39
	.p2align	4
.LBB17_26:
	movq	8(%rsp), %rax
	movq	32(%rax), %r15
	vmovdqu64	16(%r14), %zmm1
	vmovdqu64	80(%r14), %zmm2
	vmovdqu64	144(%r14), %zmm3
	vmovdqu64	208(%r14), %zmm4
	vbroadcastss	4(%r14), %zmm5
	leaq	(%r8,%r8,2), %rax
	movq	%rax, 16(%rsp)
	movq	272(%r14), %r10
	addq	56(%rsp), %r10
	shlq	$6, %r15
	movq	72(%rsp), %rax
	movq	32(%rsp), %rsi
	addq	%rsi, %rax
	movq	%rax, 40(%rsp)
	xorl	%esi, %esi
	jmp	.LBB17_27
	.p2align	4
.LBB17_30:
	imulq	%r8, %r9
	vmovdqu64	64(%rbp), %zmm14
	vpmulld	%zmm10, %zmm14, %zmm10
	vpmulld	%zmm13, %zmm14, %zmm13
	vpaddd	%zmm12, %zmm10, %zmm10
	vpaddd	%zmm11, %zmm13, %zmm11
	vpmulld	%zmm9, %zmm14, %zmm9
	vpmulld	%zmm8, %zmm14, %zmm8
	vpaddd	%zmm7, %zmm9, %zmm7
	vpaddd	%zmm6, %zmm8, %zmm6
	vmovups	128(%rbp), %zmm8
	vcvtdq2ps	%zmm10, %zmm9
	vmulps	%zmm9, %zmm8, %zmm9
	vcvtdq2ps	%zmm11, %zmm10
	vmulps	%zmm10, %zmm8, %zmm10
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm8, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm8, %zmm6
	vminps	%zmm9, %zmm5, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vminps	%zmm10, %zmm5, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm8, %zmm8
	vminps	%zmm7, %zmm5, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vminps	%zmm6, %zmm5, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm7, %zmm6
	vpaddsw	%zmm1, %zmm8, %zmm7
	vpaddsw	%zmm1, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm7, %zmm6
	vpmaxsb	%zmm2, %zmm6, %zmm6
	vpminsb	%zmm3, %zmm6, %zmm6
	vpxorq	%zmm6, %zmm4, %zmm6
	vpermd	%zmm6, %zmm23, %zmm6
	leaq	(%r10,%r9), %rax
	vmovdqu	%xmm6, (%r10,%r9)
	vextracti32x4	$1, %zmm6, (%r8,%rax)
	vextracti32x4	$2, %zmm6, (%rax,%r8,2)
	movq	16(%rsp), %rdi
	vextracti32x4	$3, %zmm6, (%rdi,%rax)
	leaq	4(%rsi), %r9
	addq	$8, %rsi
	movq	104(%rsp), %rbx
	cmpq	%rbx, %rsi
	movq	%r9, %rsi
	jge	.LBB17_31
.LBB17_27:
	movq	168(%rsp), %rax
	cmpq	%rsi, %rax
	movq	%rsi, %r9
	cmovlq	%rax, %r9
	vpxor	%xmm8, %xmm8, %xmm8
	vmovdqa64	%zmm0, %zmm6
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm0, %zmm7
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm0, %zmm11
	vpxor	%xmm10, %xmm10, %xmm10
	vmovdqa64	%zmm0, %zmm12
	cmpq	%rdx, %rcx
	je	.LBB17_30
	movq	%r15, %r13
	imulq	%r9, %r13
	addq	96(%rsp), %r13
	movq	8(%rsp), %rax
	movq	48(%rax), %rdi
	movq	56(%rax), %r11
	movq	40(%rsp), %rbx
	movq	%rdx, %r14
	vmovdqa64	%zmm0, %zmm12
	vmovdqa64	%zmm0, %zmm11
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm6
	.p2align	4
.LBB17_29:
	movq	(%rdi,%r14,8), %rax
	vpbroadcastd	(%r11,%r14,4), %zmm14
	incq	%r14
	vmovdqu64	(%r13,%rax,4), %zmm15
	vmovdqu64	64(%r13,%rax,4), %zmm16
	vmovdqu64	128(%r13,%rax,4), %zmm17
	vmovdqu64	192(%r13,%rax,4), %zmm18
	vmovdqu64	-64(%rbx), %zmm19
	vmovdqu64	(%rbx), %zmm20
	vmovdqu64	64(%rbx), %zmm21
	vpdpbusd	%zmm19, %zmm15, %zmm12
	vpdpbusd	%zmm14, %zmm15, %zmm10
	vpdpbusd	%zmm19, %zmm17, %zmm11
	vpdpbusd	%zmm14, %zmm17, %zmm13
	vmovdqu64	256(%r13,%rax,4), %zmm15
	vpdpbusd	%zmm19, %zmm15, %zmm7
	vpdpbusd	%zmm14, %zmm15, %zmm9
	vmovdqu64	384(%r13,%rax,4), %zmm22
	vpdpbusd	%zmm19, %zmm22, %zmm6
	vpdpbusd	%zmm14, %zmm22, %zmm8
	vpdpbusd	%zmm20, %zmm16, %zmm12
	vpdpbusd	%zmm14, %zmm16, %zmm10
	vpdpbusd	%zmm20, %zmm18, %zmm11
	vpdpbusd	%zmm14, %zmm18, %zmm13
	vmovdqu64	320(%r13,%rax,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm7
	vpdpbusd	%zmm14, %zmm16, %zmm9
	vmovdqu64	448(%r13,%rax,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm6
	vpdpbusd	%zmm14, %zmm16, %zmm8
	vpdpbusd	%zmm21, %zmm17, %zmm12
	vpdpbusd	%zmm14, %zmm17, %zmm10
	vpdpbusd	%zmm21, %zmm15, %zmm11
	vpdpbusd	%zmm14, %zmm15, %zmm13
	vpdpbusd	%zmm21, %zmm22, %zmm7
	vpdpbusd	%zmm14, %zmm22, %zmm9
	vmovdqu64	512(%r13,%rax,4), %zmm15
	vpdpbusd	%zmm21, %zmm15, %zmm6
	vpdpbusd	%zmm14, %zmm15, %zmm8
	addq	%r12, %rbx
	cmpq	%r14, %rcx
	jne	.LBB17_29
	jmp	.LBB17_30
	.p2align	4
.LBB17_31:
	cmpq	%rbx, %r9
	jge	.LBB17_38
	movq	88(%rsp), %r14
	movq	280(%r14), %r8
.LBB17_33:
	vmovdqu64	16(%r14), %zmm1
	vmovdqu64	80(%r14), %zmm2
	vmovdqu64	144(%r14), %zmm3
	vmovdqu64	208(%r14), %zmm4
	vbroadcastss	4(%r14), %zmm5
	movq	8(%rsp), %rax
	movq	32(%rax), %rax
	leaq	(%r8,%r8,2), %r11
	movq	272(%r14), %r13
	addq	56(%rsp), %r13
	shlq	$6, %rax
	movq	%rax, 16(%rsp)
	movq	72(%rsp), %rax
	movq	32(%rsp), %rsi
	addq	%rsi, %rax
	movq	%rax, 40(%rsp)
	jmp	.LBB17_34
	.p2align	4
.LBB17_37:
	imulq	%r8, %rsi
	vmovdqu64	64(%rbp), %zmm14
	vpmulld	%zmm9, %zmm14, %zmm9
	vpaddd	%zmm13, %zmm9, %zmm9
	vpmulld	%zmm12, %zmm14, %zmm12
	vpaddd	%zmm11, %zmm12, %zmm11
	vpmulld	%zmm10, %zmm14, %zmm10
	vpaddd	%zmm8, %zmm10, %zmm8
	vpmulld	%zmm7, %zmm14, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	vmovups	128(%rbp), %zmm7
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm7, %zmm9
	vcvtdq2ps	%zmm11, %zmm10
	vmulps	%zmm10, %zmm7, %zmm10
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm7, %zmm8
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm7, %zmm6
	vminps	%zmm9, %zmm5, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vminps	%zmm10, %zmm5, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm7, %zmm7
	vminps	%zmm8, %zmm5, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vminps	%zmm6, %zmm5, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm8, %zmm6
	vpaddsw	%zmm1, %zmm7, %zmm7
	vpaddsw	%zmm1, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm7, %zmm6
	vpmaxsb	%zmm2, %zmm6, %zmm6
	vpminsb	%zmm3, %zmm6, %zmm6
	vpxorq	%zmm6, %zmm4, %zmm6
	vpermd	%zmm6, %zmm23, %zmm6
	leaq	(%r13,%rsi), %rax
	vmovdqu	%xmm6, (%r13,%rsi)
	vextracti32x4	$1, %zmm6, (%r8,%rax)
	vextracti32x4	$2, %zmm6, (%rax,%r8,2)
	vextracti32x4	$3, %zmm6, (%r11,%rax)
	addq	$4, %r9
	movq	104(%rsp), %rbx
	cmpq	%rbx, %r9
	jge	.LBB17_38
.LBB17_34:
	movq	168(%rsp), %rax
	cmpq	%r9, %rax
	movq	%r9, %rsi
	cmovlq	%rax, %rsi
	vpxor	%xmm7, %xmm7, %xmm7
	vmovdqa64	%zmm0, %zmm6
	vxorps	%xmm10, %xmm10, %xmm10
	vmovdqa64	%zmm0, %zmm8
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm0, %zmm11
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm0, %zmm13
	cmpq	%rdx, %rcx
	je	.LBB17_37
	movq	16(%rsp), %r10
	imulq	%rsi, %r10
	addq	96(%rsp), %r10
	movq	8(%rsp), %rax
	movq	48(%rax), %rdi
	movq	56(%rax), %rbx
	movq	40(%rsp), %r15
	movq	%rdx, %r14
	vmovdqa64	%zmm0, %zmm13
	vmovdqa64	%zmm0, %zmm11
	vmovdqa64	%zmm0, %zmm8
	vmovdqa64	%zmm0, %zmm6
	.p2align	4
.LBB17_36:
	movq	(%rdi,%r14,8), %rax
	vpbroadcastd	(%rbx,%r14,4), %zmm14
	incq	%r14
	vmovdqu64	(%r10,%rax,4), %zmm15
	vmovdqu64	64(%r10,%rax,4), %zmm16
	vmovdqu64	128(%r10,%rax,4), %zmm17
	vmovdqu64	192(%r10,%rax,4), %zmm18
	vmovdqu64	-64(%r15), %zmm19
	vmovdqu64	(%r15), %zmm20
	vmovdqu64	64(%r15), %zmm21
	vpdpbusd	%zmm19, %zmm15, %zmm13
	vpdpbusd	%zmm14, %zmm15, %zmm9
	vpdpbusd	%zmm19, %zmm17, %zmm11
	vpdpbusd	%zmm14, %zmm17, %zmm12
	vmovdqu64	256(%r10,%rax,4), %zmm15
	vpdpbusd	%zmm19, %zmm15, %zmm8
	vpdpbusd	%zmm14, %zmm15, %zmm10
	vmovdqu64	384(%r10,%rax,4), %zmm22
	vpdpbusd	%zmm19, %zmm22, %zmm6
	vpdpbusd	%zmm14, %zmm22, %zmm7
	vpdpbusd	%zmm20, %zmm16, %zmm13
	vpdpbusd	%zmm14, %zmm16, %zmm9
	vpdpbusd	%zmm20, %zmm18, %zmm11
	vpdpbusd	%zmm14, %zmm18, %zmm12
	vmovdqu64	320(%r10,%rax,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm8
	vpdpbusd	%zmm14, %zmm16, %zmm10
	vmovdqu64	448(%r10,%rax,4), %zmm16
	vpdpbusd	%zmm20, %zmm16, %zmm6
	vpdpbusd	%zmm14, %zmm16, %zmm7
	vpdpbusd	%zmm21, %zmm17, %zmm13
	vpdpbusd	%zmm14, %zmm17, %zmm9
	vpdpbusd	%zmm21, %zmm15, %zmm11
	vpdpbusd	%zmm14, %zmm15, %zmm12
	vpdpbusd	%zmm21, %zmm22, %zmm8
	vpdpbusd	%zmm14, %zmm22, %zmm10
	vmovdqu64	512(%r10,%rax,4), %zmm15
	vpdpbusd	%zmm21, %zmm15, %zmm6
	vpdpbusd	%zmm14, %zmm15, %zmm7
	addq	%r12, %r15
	cmpq	%r14, %rcx
	jne	.LBB17_36
	jmp	.LBB17_37
	.p2align	4
.LBB17_38:
	cmpq	%rbx, %r9
	jge	.LBB17_46
.LBB17_39:
	movq	32(%rsp), %rsi
	addq	%rbp, %rsi
	movq	8(%rsp), %rax
	movq	32(%rax), %rdi
	movq	88(%rsp), %rax
	movq	280(%rax), %r8
	vbroadcastss	(%rax), %zmm1
	vbroadcastss	4(%rax), %zmm2
	movq	272(%rax), %r10
	addq	56(%rsp), %r10
	shlq	$6, %rdi
	movq	%rdi, 40(%rsp)
	vpbroadcastb	8(%rax), %xmm3
	movq	%rcx, %rax
	subq	%rdx, %rax
	movq	%rax, 32(%rsp)
	leaq	1(%rdx), %rax
	movq	%rax, 16(%rsp)
	movq	%rsi, %r13
	leaq	(%rsi,%r12), %rax
	movq	%rax, 344(%rsp)
	jmp	.LBB17_40
	.p2align	4
.LBB17_45:
	movq	%r9, %rax
	vpmulld	64(%rbp), %zmm4, %zmm4
	vpaddd	%zmm5, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	128(%rbp), %zmm4, %zmm4
	vcmpltps	%zmm4, %zmm1, %k1
	vblendmps	%zmm4, %zmm1, %zmm4 {%k1}
	vcmpltps	%zmm2, %zmm4, %k1
	vblendmps	%zmm4, %zmm2, %zmm4 {%k1}
	vaddps	%zmm24, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	imulq	%r8, %rax
	vpaddb	%xmm4, %xmm3, %xmm4
	vmovdqu	%xmm4, (%r10,%rax)
	incq	%r9
	movq	104(%rsp), %rbx
	cmpq	%rbx, %r9
	jge	.LBB17_46
.LBB17_40:
	vpxor	%xmm4, %xmm4, %xmm4
	vmovdqa64	%zmm0, %zmm5
	cmpq	%rdx, %rcx
	je	.LBB17_45
	movq	40(%rsp), %rdi
	imulq	%r9, %rdi
	addq	96(%rsp), %rdi
	movq	8(%rsp), %rax
	movq	48(%rax), %rbx
	movq	56(%rax), %r15
	movq	%r13, %r14
	movq	%rdx, %rax
	vmovdqa64	%zmm0, %zmm5
	testb	$1, 32(%rsp)
	je	.LBB17_43
	movq	(%rbx,%rdx,8), %rax
	vmovdqu64	(%rdi,%rax,4), %zmm6
	vmovdqu64	64(%rdi,%rax,4), %zmm7
	vmovdqu64	128(%rdi,%rax,4), %zmm8
	vmovdqa64	%zmm0, %zmm5
	vpdpbusd	(%r13), %zmm6, %zmm5
	vpbroadcastd	(%r15,%rdx,4), %zmm9
	vpdpbusd	%zmm9, %zmm6, %zmm4
	vpdpbusd	64(%r13), %zmm7, %zmm5
	vpdpbusd	%zmm9, %zmm7, %zmm4
	vpdpbusd	128(%r13), %zmm8, %zmm5
	vpdpbusd	%zmm9, %zmm8, %zmm4
	movq	344(%rsp), %r14
	movq	16(%rsp), %rax
.LBB17_43:
	cmpq	16(%rsp), %rcx
	je	.LBB17_45
	.p2align	4
.LBB17_44:
	movq	(%rbx,%rax,8), %rsi
	movq	8(%rbx,%rax,8), %r11
	vmovdqu64	(%rdi,%rsi,4), %zmm6
	vmovdqu64	64(%rdi,%rsi,4), %zmm7
	vmovdqu64	128(%rdi,%rsi,4), %zmm8
	vpdpbusd	(%r14), %zmm6, %zmm5
	vpbroadcastd	(%r15,%rax,4), %zmm9
	vpdpbusd	%zmm9, %zmm6, %zmm4
	vpdpbusd	64(%r14), %zmm7, %zmm5
	vpdpbusd	%zmm9, %zmm7, %zmm4
	vpdpbusd	128(%r14), %zmm8, %zmm5
	vmovdqu64	(%rdi,%r11,4), %zmm6
	vmovdqu64	64(%rdi,%r11,4), %zmm7
	vmovdqu64	128(%rdi,%r11,4), %zmm10
	vpdpbusd	(%r14,%r12), %zmm6, %zmm5
	vpdpbusd	64(%r14,%r12), %zmm7, %zmm5
	vpdpbusd	%zmm9, %zmm8, %zmm4
	vpdpbusd	128(%r14,%r12), %zmm10, %zmm5
	addq	%r12, %r14
	vpbroadcastd	4(%r15,%rax,4), %zmm8
	addq	$2, %rax
	vpdpbusd	%zmm8, %zmm6, %zmm4
	vpdpbusd	%zmm8, %zmm7, %zmm4
	vpdpbusd	%zmm8, %zmm10, %zmm4
	addq	%r12, %r14
	cmpq	%rax, %rcx
	jne	.LBB17_44
	jmp	.LBB17_45
	.p2align	4
.LBB17_46:
	movq	280(%rsp), %rax
	testq	%rax, %rax
	movq	88(%rsp), %r14
	je	.LBB17_48
	vmovdqu64	(%rax), %zmm0
	vmovdqu64	64(%rax), %zmm1
	vmovdqu64	88(%rax), %zmm2
	vmovdqu64	%zmm2, 504(%rsp)
	vmovdqu64	%zmm1, 480(%rsp)
	vmovdqu64	%zmm0, 416(%rsp)
	movq	280(%r14), %rcx
	movq	%rbp, %rdi
	movq	56(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	416(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	vbroadcastss	.LCPI17_1(%rip), %zmm24
	jmp	.LBB17_48
.Lfunc_end17:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5, .Lfunc_end17-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA05ThreeJ4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedL0VGAUTtt0t1g5
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI18_0:
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
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI18_1:
	.long	0x4b400000
	.text
	.hidden	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA10FourPixelsVyAA09CorrectedL0VGARTtt0t1g5
	.weak	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA10FourPixelsVyAA09CorrectedL0VGARTtt0t1g5
	.p2align	4
	.type	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA10FourPixelsVyAA09CorrectedL0VGARTtt0t1g5,@function
$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA10FourPixelsVyAA09CorrectedL0VGARTtt0t1g5:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$824, %rsp
	movq	88(%r13), %rax
	movq	%r13, (%rsp)
	movq	104(%r13), %rdx
	leaq	15(%rax), %rcx
	movq	%rax, 384(%rsp)
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	movq	%rax, 88(%rsp)
	movq	%rdx, %rsi
	movq	%rdx, %rax
	shrq	$32, %rax
	je	.LBB18_1
	movl	$256, %eax
	xorl	%edx, %edx
	idivq	%rsi
	jmp	.LBB18_3
.LBB18_1:
	movl	$256, %eax
	xorl	%edx, %edx
	divl	%esi
.LBB18_3:
	cmpq	$2, %rax
	movl	$1, %edx
	cmovgeq	%rax, %rdx
	cmpq	$16, %rcx
	jge	.LBB18_4
.LBB18_10:
	addq	$824, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB18_4:
	movq	%rdx, %rax
	movq	%rsi, %rdx
	sarq	$4, 88(%rsp)
	movq	288(%rdi), %rcx
	movq	%rax, 360(%rsp)
	movq	(%rsp), %rax
	movq	40(%rax), %rsi
	movq	64(%rax), %r15
	movq	%rsi, 504(%rsp)
	movq	32(%rsi), %rsi
	imulq	%r15, %rsi
	addq	%rcx, %rsi
	movq	%rsi, %r8
	shlq	$4, %r8
	movq	96(%rax), %rax
	movq	%rax, 96(%rsp)
	movq	%r8, 464(%rsp)
	leaq	-1(%r8), %rax
	movq	%rax, 456(%rsp)
	addq	$-16, 384(%rsp)
	movq	%r15, %r12
	shlq	$6, %r12
	movl	%r15d, %eax
	andl	$3, %eax
	movq	%rsi, %r8
	shlq	$6, %r8
	shlq	$8, %rsi
	movq	%rsi, 448(%rsp)
	movq	%r15, %r14
	andq	$-2, %r14
	negq	%r14
	movq	%r15, %rsi
	andq	$-4, %rsi
	negq	%rsi
	movq	%rsi, 584(%rsp)
	movq	%rcx, 512(%rsp)
	shlq	$6, %rcx
	movq	%rcx, 352(%rsp)
	movq	%rax, 592(%rsp)
	vbroadcastss	.LCPI18_1(%rip), %zmm20
	shll	$6, %eax
	movq	%rax, 432(%rsp)
	leaq	-4(%rdx), %rax
	movq	%rax, 424(%rsp)
	leaq	-1(%r15), %rax
	movq	%rax, 440(%rsp)
	movq	$0, 344(%rsp)
	movq	%r8, 480(%rsp)
	movq	%r8, 336(%rsp)
	xorl	%ecx, %ecx
	movq	%rdi, 104(%rsp)
	movq	%rdx, 128(%rsp)
	movq	%r15, 312(%rsp)
	movq	%r12, 304(%rsp)
	movq	%r14, 600(%rsp)
	jmp	.LBB18_5
	.p2align	4
.LBB18_9:
	movq	448(%rsp), %rax
	addq	%rax, 336(%rsp)
	addq	$16, 344(%rsp)
	addq	%rax, 352(%rsp)
	movq	328(%rsp), %rax
	movq	%rax, %rcx
	cmpq	88(%rsp), %rax
	jge	.LBB18_10
.LBB18_5:
	movq	%rcx, 368(%rsp)
	leaq	4(%rcx), %rax
	movq	%rax, 328(%rsp)
	cmpq	$0, 96(%rsp)
	jle	.LBB18_9
	movq	88(%rsp), %rax
	movq	328(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	movq	%rcx, 488(%rsp)
	movq	360(%rsp), %rax
	xorl	%ecx, %ecx
	movq	$0, 32(%rsp)
	jmp	.LBB18_7
	.p2align	4
.LBB18_16:
	movq	376(%rsp), %rcx
	movq	%rcx, 32(%rsp)
	cmpq	96(%rsp), %rcx
	movq	360(%rsp), %rax
	jge	.LBB18_9
.LBB18_7:
	movq	%rdx, %rsi
	addq	%rax, %rcx
	jno	.LBB18_11
	movq	96(%rsp), %rdx
	movq	%rcx, %r8
	movq	%rdx, %rcx
	subq	32(%rsp), %rcx
	cmpq	%r8, %rdx
	cmovlq	%rdx, %r8
	cmovgeq	%rax, %rcx
	movq	%r8, 144(%rsp)
	movabsq	$9223372036854775807, %rax
	movq	%rax, 376(%rsp)
	jmp	.LBB18_12
	.p2align	4
.LBB18_11:
	movq	96(%rsp), %rax
	cmpq	%rcx, %rax
	movq	%rcx, 376(%rsp)
	cmovlq	%rax, %rcx
	movq	%rcx, 144(%rsp)
	subq	32(%rsp), %rcx
.LBB18_12:
	movq	456(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, %rdx
	orq	%rcx, %rdx
	shrq	$32, %rdx
	je	.LBB18_13
	cqto
	idivq	%rcx
	movq	%rax, %r8
	jmp	.LBB18_15
	.p2align	4
.LBB18_13:
	xorl	%edx, %edx
	divl	%ecx
	movl	%eax, %r8d
.LBB18_15:
	movq	368(%rsp), %rax
	cmpq	%rax, 88(%rsp)
	movq	%rsi, %rdx
	je	.LBB18_16
	movq	(%rsp), %rax
	movq	80(%rax), %rcx
	movq	336(%rsp), %rax
	addq	%rcx, %rax
	movq	%rax, 400(%rsp)
	leaq	(,%r8,4), %rax
	movq	%rax, 520(%rsp)
	movq	352(%rsp), %rax
	movq	%rcx, 472(%rsp)
	addq	%rcx, %rax
	movq	%rax, 408(%rsp)
	movq	344(%rsp), %rax
	movq	%rax, 392(%rsp)
	movq	368(%rsp), %rax
	movq	%rax, 136(%rsp)
	movq	%r8, 528(%rsp)
	jmp	.LBB18_18
	.p2align	4
.LBB18_70:
	movq	136(%rsp), %rcx
	incq	%rcx
	movq	480(%rsp), %rax
	addq	%rax, 400(%rsp)
	addq	$4, 392(%rsp)
	addq	%rax, 408(%rsp)
	movq	%rcx, 136(%rsp)
	cmpq	488(%rsp), %rcx
	je	.LBB18_16
.LBB18_18:
	movq	144(%rsp), %rax
	cmpq	%rax, 32(%rsp)
	je	.LBB18_70
	movq	136(%rsp), %r9
	movq	%r9, %rax
	imulq	464(%rsp), %rax
	movq	472(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 40(%rsp)
	movq	%rdx, %rsi
	movq	(%rsp), %rdx
	movq	24(%rdx), %rax
	movq	%rax, 568(%rsp)
	movq	(%rdx), %rax
	movq	8(%rdx), %r10
	movq	%r10, %rcx
	imulq	%r9, %rcx
	leaq	(%rax,%rcx,4), %rcx
	movq	%rcx, 496(%rsp)
	movq	16(%rdx), %r11
	movq	112(%rdx), %rcx
	movq	%rcx, 552(%rsp)
	movq	%rsi, %rdx
	shlq	$4, %r9
	movq	312(%rdi), %rcx
	movq	%rcx, 536(%rsp)
	movq	384(%rsp), %rcx
	cmpq	%r9, %rcx
	cmovlq	%rcx, %r9
	movq	%r9, 544(%rsp)
	vpbroadcastd	296(%rdi), %zmm0
	vmovdqu64	%zmm0, 608(%rsp)
	imulq	392(%rsp), %r10
	addq	%rax, %r10
	movq	%r10, 160(%rsp)
	movq	%r11, 560(%rsp)
	leaq	(,%r11,4), %rax
	movq	%rax, 152(%rsp)
	movq	400(%rsp), %rcx
	movq	32(%rsp), %rax
	movq	%rax, 168(%rsp)
	jmp	.LBB18_20
	.p2align	4
.LBB18_69:
	movq	168(%rsp), %rax
	incq	%rax
	movq	576(%rsp), %rcx
	addq	520(%rsp), %rcx
	movq	%rax, 168(%rsp)
	cmpq	144(%rsp), %rax
	movq	104(%rsp), %rdi
	movq	528(%rsp), %r8
	je	.LBB18_70
.LBB18_20:
	testq	%r8, %r8
	jle	.LBB18_23
	xorl	%eax, %eax
	.p2align	4
.LBB18_22:
	prefetcht0	(%rcx,%rax,4)
	addq	$16, %rax
	cmpq	%r8, %rax
	jl	.LBB18_22
.LBB18_23:
	movq	%rcx, 576(%rsp)
	movq	168(%rsp), %rsi
	movq	%rsi, %rax
	imulq	568(%rsp), %rax
	leaq	3(%rax), %r8
	testq	%rax, %rax
	cmovnsq	%rax, %r8
	movq	%r8, %rcx
	andq	$-4, %rcx
	subq	%rcx, %rax
	movq	504(%rsp), %rcx
	movq	(%rcx,%rax,8), %r9
	movq	8(%rcx,%rax,8), %rbp
	movq	%r9, 16(%rsp)
	imulq	%r15, %r9
	addq	512(%rsp), %r9
	shlq	$6, %r9
	movq	40(%rsp), %rcx
	addq	%rcx, %r9
	movq	%r9, 208(%rsp)
	sarq	$2, %r8
	movq	%r8, 8(%rsp)
	movq	%r8, %rax
	imulq	560(%rsp), %rax
	imulq	552(%rsp), %rsi
	addq	544(%rsp), %rsi
	movq	%rsi, 112(%rsp)
	vmovdqu64	608(%rsp), %zmm0
	vpandd	(%rcx), %zmm0, %zmm0
	cmpq	$4, %rdx
	vmovdqa64	.LCPI18_0(%rip), %zmm19
	movq	%rbp, 320(%rsp)
	jl	.LBB18_73
	movq	496(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 416(%rsp)
	movq	280(%rdi), %rcx
	jne	.LBB18_26
	xorl	%esi, %esi
	jmp	.LBB18_39
	.p2align	4
.LBB18_73:
	testq	%rdx, %rdx
	jle	.LBB18_67
	xorl	%esi, %esi
	jmp	.LBB18_53
	.p2align	4
.LBB18_26:
	vmovdqu64	16(%rdi), %zmm1
	vmovdqu64	80(%rdi), %zmm2
	vmovdqu64	144(%rdi), %zmm3
	vmovdqu64	208(%rdi), %zmm4
	movq	(%rsp), %rax
	movq	32(%rax), %rax
	vbroadcastss	4(%rdi), %zmm5
	leaq	(%rcx,%rcx,2), %rdx
	movq	%rdx, 200(%rsp)
	movq	272(%rdi), %rdx
	addq	112(%rsp), %rdx
	movq	%rdx, 192(%rsp)
	movq	%rax, %rdx
	shlq	$6, %rdx
	movq	%rax, 184(%rsp)
	shlq	$7, %rax
	movq	%rax, 232(%rsp)
	movq	%rdx, 48(%rsp)
	leaq	(%rdx,%rdx,2), %rax
	movq	%rax, 224(%rsp)
	movq	152(%rsp), %rax
	imulq	8(%rsp), %rax
	addq	160(%rsp), %rax
	movq	%rax, 176(%rsp)
	xorl	%edi, %edi
	movq	%rcx, 216(%rsp)
	jmp	.LBB18_27
	.p2align	4
.LBB18_36:
	movq	216(%rsp), %rcx
	movq	24(%rsp), %rsi
	imulq	%rcx, %rsi
	movq	40(%rsp), %rax
	vmovdqu64	64(%rax), %zmm14
	vpmulld	%zmm13, %zmm14, %zmm13
	vpmulld	%zmm10, %zmm14, %zmm10
	vpaddd	%zmm12, %zmm13, %zmm12
	vpaddd	%zmm11, %zmm10, %zmm10
	vpmulld	%zmm9, %zmm14, %zmm9
	vpmulld	%zmm6, %zmm14, %zmm6
	vpaddd	%zmm8, %zmm9, %zmm8
	vpaddd	%zmm7, %zmm6, %zmm6
	vmovups	128(%rax), %zmm7
	vcvtdq2ps	%zmm12, %zmm9
	vmulps	%zmm9, %zmm7, %zmm9
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm7, %zmm10
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm7, %zmm8
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm7, %zmm6
	vminps	%zmm9, %zmm5, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vminps	%zmm10, %zmm5, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm7, %zmm7
	vminps	%zmm8, %zmm5, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vminps	%zmm6, %zmm5, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm8, %zmm6
	vpaddsw	%zmm1, %zmm7, %zmm7
	vpaddsw	%zmm1, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm7, %zmm6
	vpmaxsb	%zmm2, %zmm6, %zmm6
	vpminsb	%zmm3, %zmm6, %zmm6
	vpxorq	%zmm6, %zmm4, %zmm6
	vpermd	%zmm6, %zmm19, %zmm6
	movq	192(%rsp), %rdx
	leaq	(%rdx,%rsi), %rax
	vmovdqu	%xmm6, (%rdx,%rsi)
	vextracti32x4	$1, %zmm6, (%rcx,%rax)
	vextracti32x4	$2, %zmm6, (%rax,%rcx,2)
	movq	200(%rsp), %rdx
	vextracti32x4	$3, %zmm6, (%rdx,%rax)
	movq	120(%rsp), %rax
	leaq	4(%rax), %rsi
	addq	$8, %rax
	movq	128(%rsp), %rdx
	cmpq	%rdx, %rax
	movq	%rsi, %rdi
	jge	.LBB18_37
.LBB18_27:
	movq	424(%rsp), %rax
	cmpq	%rax, %rdi
	movq	%rdi, 120(%rsp)
	cmovlq	%rdi, %rax
	movq	%rax, 24(%rsp)
	vpxor	%xmm6, %xmm6, %xmm6
	vmovdqa64	%zmm0, %zmm7
	vpxor	%xmm9, %xmm9, %xmm9
	vmovdqa64	%zmm0, %zmm8
	vpxor	%xmm10, %xmm10, %xmm10
	vmovdqa64	%zmm0, %zmm11
	vpxor	%xmm13, %xmm13, %xmm13
	vmovdqa64	%zmm0, %zmm12
	cmpq	%rbp, 16(%rsp)
	je	.LBB18_36
	movq	24(%rsp), %rcx
	movq	%rcx, %rdx
	shlq	$6, %rdx
	leaq	192(%rdx), %rsi
	movq	184(%rsp), %rax
	imulq	%rax, %rsi
	leaq	128(%rdx), %rdi
	imulq	%rax, %rdi
	addq	$64, %rdx
	imulq	%rax, %rdx
	movq	48(%rsp), %r8
	imulq	%rcx, %r8
	movq	176(%rsp), %rcx
	leaq	(%rcx,%r8), %rax
	movq	%rax, 272(%rsp)
	leaq	(%rcx,%rsi), %rax
	movq	%rax, 264(%rsp)
	leaq	(%rcx,%rdi), %rax
	movq	%rax, 256(%rsp)
	leaq	(%rcx,%rdx), %rax
	movq	%rax, 248(%rsp)
	movq	416(%rsp), %rax
	addq	%r8, %rax
	movq	%rax, 240(%rsp)
	movq	(%rsp), %rax
	movq	48(%rax), %r9
	movq	%r9, 72(%rsp)
	movq	56(%rax), %rax
	movq	%rax, 64(%rsp)
	addq	%rcx, %rsi
	movq	%rsi, 296(%rsp)
	addq	%rcx, %rdi
	movq	%rdi, 288(%rsp)
	addq	%rcx, %rdx
	movq	%rdx, 56(%rsp)
	addq	%rcx, %r8
	movq	%r8, 280(%rsp)
	movq	208(%rsp), %rsi
	movq	16(%rsp), %r9
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm8
	vmovdqa64	%zmm0, %zmm11
	vmovdqa64	%zmm0, %zmm12
	jmp	.LBB18_29
	.p2align	4
.LBB18_35:
	incq	%r9
	addq	%r12, %rsi
	cmpq	%rbp, %r9
	je	.LBB18_36
.LBB18_29:
	testq	%r15, %r15
	je	.LBB18_35
	movq	(%rsp), %rax
	movq	72(%rax), %rax
	movq	%rax, %rdi
	shlq	$6, %rdi
	movq	72(%rsp), %rcx
	movq	(%rcx,%r9,8), %r8
	movq	64(%rsp), %rcx
	vpbroadcastd	(%rcx,%r9,4), %zmm14
	cmpq	$0, 440(%rsp)
	je	.LBB18_31
	movq	296(%rsp), %rcx
	leaq	(%rcx,%rdi), %r10
	shlq	$7, %rax
	movq	288(%rsp), %rcx
	leaq	(%rcx,%rdi), %r13
	movq	56(%rsp), %rcx
	addq	%rdi, %rcx
	movq	280(%rsp), %rdx
	addq	%rdi, %rdx
	movq	%rsi, 80(%rsp)
	movq	248(%rsp), %rbp
	movq	256(%rsp), %r15
	movq	264(%rsp), %r12
	movq	272(%rsp), %rbx
	xorl	%r11d, %r11d
	.p2align	4
.LBB18_46:
	vmovdqu64	(%rbx,%r8,4), %zmm15
	vmovdqu64	(%rsi), %zmm16
	vmovdqu64	64(%rsi), %zmm17
	vpdpbusd	%zmm16, %zmm15, %zmm12
	vpdpbusd	%zmm14, %zmm15, %zmm13
	vmovdqu64	(%rbp,%r8,4), %zmm15
	vpdpbusd	%zmm16, %zmm15, %zmm11
	vpdpbusd	%zmm14, %zmm15, %zmm10
	vmovdqu64	(%r15,%r8,4), %zmm15
	vpdpbusd	%zmm16, %zmm15, %zmm8
	vmovdqu64	(%r12,%r8,4), %zmm18
	vpdpbusd	%zmm14, %zmm15, %zmm9
	vpdpbusd	%zmm16, %zmm18, %zmm7
	vpdpbusd	%zmm14, %zmm18, %zmm6
	vmovdqu64	(%rdx,%r8,4), %zmm15
	vpdpbusd	%zmm17, %zmm15, %zmm12
	vpdpbusd	%zmm14, %zmm15, %zmm13
	vmovdqu64	(%rcx,%r8,4), %zmm15
	vpdpbusd	%zmm17, %zmm15, %zmm11
	vmovdqu64	(%r13,%r8,4), %zmm16
	vpdpbusd	%zmm14, %zmm15, %zmm10
	vpdpbusd	%zmm17, %zmm16, %zmm8
	vpdpbusd	%zmm14, %zmm16, %zmm9
	vmovdqu64	(%r10,%r8,4), %zmm15
	vpdpbusd	%zmm17, %zmm15, %zmm7
	vpdpbusd	%zmm14, %zmm15, %zmm6
	addq	%rax, %r10
	addq	%rax, %r13
	addq	%rax, %rcx
	addq	%rax, %rdx
	addq	$-2, %r11
	addq	%rax, %rbx
	addq	%rax, %r12
	addq	%rax, %r15
	addq	%rax, %rbp
	subq	$-128, %rsi
	cmpq	%r11, %r14
	jne	.LBB18_46
	negq	%r11
	movq	312(%rsp), %r15
	movq	304(%rsp), %r12
	movq	320(%rsp), %rbp
	movq	80(%rsp), %rsi
	testb	$1, %r15b
	je	.LBB18_35
	jmp	.LBB18_34
	.p2align	4
.LBB18_31:
	xorl	%r11d, %r11d
	testb	$1, %r15b
	je	.LBB18_35
.LBB18_34:
	movq	240(%rsp), %rax
	leaq	(%rax,%r8,4), %rax
	imulq	%r11, %rdi
	leaq	(%rax,%rdi), %rcx
	shlq	$6, %r11
	vmovdqu64	(%rsi,%r11), %zmm15
	vmovdqu64	(%rax,%rdi), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm12
	vpdpbusd	%zmm14, %zmm16, %zmm13
	movq	48(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vpdpbusd	%zmm14, %zmm16, %zmm10
	movq	232(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm8
	vpdpbusd	%zmm14, %zmm16, %zmm9
	movq	224(%rsp), %rax
	vmovdqu64	(%rax,%rcx), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm7
	vpdpbusd	%zmm14, %zmm16, %zmm6
	jmp	.LBB18_35
	.p2align	4
.LBB18_37:
	cmpq	%rdx, %rsi
	jge	.LBB18_52
	movq	104(%rsp), %rdi
	movq	280(%rdi), %rcx
.LBB18_39:
	movq	(%rsp), %rax
	movq	32(%rax), %rax
	vmovdqu64	16(%rdi), %zmm1
	vmovdqu64	80(%rdi), %zmm2
	vmovdqu64	144(%rdi), %zmm3
	vmovdqu64	208(%rdi), %zmm4
	vbroadcastss	4(%rdi), %zmm5
	leaq	(%rcx,%rcx,2), %rdx
	movq	%rdx, 200(%rsp)
	movq	272(%rdi), %rdx
	addq	112(%rsp), %rdx
	movq	%rdx, 192(%rsp)
	movq	%rax, %rdx
	shlq	$6, %rdx
	movq	%rax, 184(%rsp)
	shlq	$7, %rax
	movq	%rax, 232(%rsp)
	movq	%rdx, 48(%rsp)
	leaq	(%rdx,%rdx,2), %rax
	movq	%rax, 224(%rsp)
	movq	152(%rsp), %rax
	imulq	8(%rsp), %rax
	addq	160(%rsp), %rax
	movq	%rax, 176(%rsp)
	movq	%rcx, 216(%rsp)
	jmp	.LBB18_40
	.p2align	4
.LBB18_51:
	movq	216(%rsp), %rcx
	movq	120(%rsp), %rsi
	imulq	%rcx, %rsi
	movq	40(%rsp), %rax
	vmovdqu64	64(%rax), %zmm14
	vpmulld	%zmm12, %zmm14, %zmm12
	vpaddd	%zmm13, %zmm12, %zmm12
	vpmulld	%zmm10, %zmm14, %zmm10
	vpaddd	%zmm11, %zmm10, %zmm10
	vpmulld	%zmm8, %zmm14, %zmm8
	vpaddd	%zmm9, %zmm8, %zmm8
	vpmulld	%zmm6, %zmm14, %zmm6
	vpaddd	%zmm7, %zmm6, %zmm6
	vmovups	128(%rax), %zmm7
	vcvtdq2ps	%zmm12, %zmm9
	vmulps	%zmm9, %zmm7, %zmm9
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm7, %zmm10
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm7, %zmm8
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm7, %zmm6
	vminps	%zmm9, %zmm5, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vminps	%zmm10, %zmm5, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm7, %zmm7
	vminps	%zmm8, %zmm5, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vminps	%zmm6, %zmm5, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm8, %zmm6
	vpaddsw	%zmm1, %zmm7, %zmm7
	vpaddsw	%zmm1, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm7, %zmm6
	vpmaxsb	%zmm2, %zmm6, %zmm6
	vpminsb	%zmm3, %zmm6, %zmm6
	vpxorq	%zmm6, %zmm4, %zmm6
	vpermd	%zmm6, %zmm19, %zmm6
	movq	192(%rsp), %rdx
	leaq	(%rdx,%rsi), %rax
	vmovdqu	%xmm6, (%rdx,%rsi)
	vextracti32x4	$1, %zmm6, (%rcx,%rax)
	vextracti32x4	$2, %zmm6, (%rax,%rcx,2)
	movq	200(%rsp), %rdx
	vextracti32x4	$3, %zmm6, (%rdx,%rax)
	movq	24(%rsp), %rsi
	addq	$4, %rsi
	movq	128(%rsp), %rdx
	cmpq	%rdx, %rsi
	jge	.LBB18_52
.LBB18_40:
	movq	424(%rsp), %rax
	cmpq	%rax, %rsi
	movq	%rsi, 24(%rsp)
	cmovlq	%rsi, %rax
	movq	%rax, 120(%rsp)
	vpxor	%xmm6, %xmm6, %xmm6
	vmovdqa64	%zmm0, %zmm7
	vpxor	%xmm8, %xmm8, %xmm8
	vmovdqa64	%zmm0, %zmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vmovdqa64	%zmm0, %zmm11
	vpxor	%xmm12, %xmm12, %xmm12
	vmovdqa64	%zmm0, %zmm13
	cmpq	%rbp, 16(%rsp)
	je	.LBB18_51
	movq	120(%rsp), %rcx
	movq	%rcx, %rdx
	shlq	$6, %rdx
	leaq	192(%rdx), %rsi
	movq	184(%rsp), %rax
	imulq	%rax, %rsi
	leaq	128(%rdx), %rdi
	imulq	%rax, %rdi
	addq	$64, %rdx
	imulq	%rax, %rdx
	movq	48(%rsp), %r8
	imulq	%rcx, %r8
	movq	176(%rsp), %rcx
	leaq	(%rcx,%r8), %rax
	movq	%rax, 272(%rsp)
	leaq	(%rcx,%rsi), %rax
	movq	%rax, 264(%rsp)
	leaq	(%rcx,%rdi), %rax
	movq	%rax, 256(%rsp)
	leaq	(%rcx,%rdx), %rax
	movq	%rax, 248(%rsp)
	movq	416(%rsp), %rax
	addq	%r8, %rax
	movq	%rax, 240(%rsp)
	movq	(%rsp), %rax
	movq	48(%rax), %r9
	movq	%r9, 72(%rsp)
	movq	56(%rax), %rax
	movq	%rax, 64(%rsp)
	addq	%rcx, %rsi
	movq	%rsi, 296(%rsp)
	addq	%rcx, %rdi
	movq	%rdi, 288(%rsp)
	addq	%rcx, %rdx
	movq	%rdx, 56(%rsp)
	addq	%rcx, %r8
	movq	%r8, 280(%rsp)
	movq	208(%rsp), %rdi
	movq	16(%rsp), %rax
	vmovdqa64	%zmm0, %zmm7
	vmovdqa64	%zmm0, %zmm9
	vmovdqa64	%zmm0, %zmm11
	vmovdqa64	%zmm0, %zmm13
	jmp	.LBB18_42
	.p2align	4
.LBB18_50:
	incq	%rax
	addq	%r12, %rdi
	cmpq	%rbp, %rax
	je	.LBB18_51
.LBB18_42:
	testq	%r15, %r15
	je	.LBB18_50
	movq	(%rsp), %rcx
	movq	72(%rcx), %r9
	movq	%r9, %r8
	shlq	$6, %r8
	movq	72(%rsp), %rcx
	movq	(%rcx,%rax,8), %r11
	movq	64(%rsp), %rcx
	vpbroadcastd	(%rcx,%rax,4), %zmm14
	cmpq	$0, 440(%rsp)
	je	.LBB18_44
	movq	296(%rsp), %rcx
	leaq	(%rcx,%r8), %rsi
	shlq	$7, %r9
	movq	288(%rsp), %rcx
	addq	%r8, %rcx
	movq	56(%rsp), %rdx
	leaq	(%rdx,%r8), %r10
	movq	280(%rsp), %rdx
	addq	%r8, %rdx
	movq	%rdi, 80(%rsp)
	movq	%rdi, %r12
	movq	248(%rsp), %rbp
	movq	256(%rsp), %r15
	movq	264(%rsp), %rbx
	movq	%r14, %rdi
	movq	272(%rsp), %r14
	xorl	%r13d, %r13d
	.p2align	4
.LBB18_60:
	vmovdqu64	(%r14,%r11,4), %zmm15
	vmovdqu64	(%r12), %zmm16
	vmovdqu64	64(%r12), %zmm17
	vpdpbusd	%zmm16, %zmm15, %zmm13
	vpdpbusd	%zmm14, %zmm15, %zmm12
	vmovdqu64	(%rbp,%r11,4), %zmm15
	vpdpbusd	%zmm16, %zmm15, %zmm11
	vpdpbusd	%zmm14, %zmm15, %zmm10
	vmovdqu64	(%r15,%r11,4), %zmm15
	vpdpbusd	%zmm16, %zmm15, %zmm9
	vmovdqu64	(%rbx,%r11,4), %zmm18
	vpdpbusd	%zmm14, %zmm15, %zmm8
	vpdpbusd	%zmm16, %zmm18, %zmm7
	vpdpbusd	%zmm14, %zmm18, %zmm6
	vmovdqu64	(%rdx,%r11,4), %zmm15
	vpdpbusd	%zmm17, %zmm15, %zmm13
	vpdpbusd	%zmm14, %zmm15, %zmm12
	vmovdqu64	(%r10,%r11,4), %zmm15
	vpdpbusd	%zmm17, %zmm15, %zmm11
	vmovdqu64	(%rcx,%r11,4), %zmm16
	vpdpbusd	%zmm14, %zmm15, %zmm10
	vpdpbusd	%zmm17, %zmm16, %zmm9
	vpdpbusd	%zmm14, %zmm16, %zmm8
	vmovdqu64	(%rsi,%r11,4), %zmm15
	vpdpbusd	%zmm17, %zmm15, %zmm7
	vpdpbusd	%zmm14, %zmm15, %zmm6
	addq	%r9, %rsi
	addq	%r9, %rcx
	addq	%r9, %r10
	addq	%r9, %rdx
	addq	$-2, %r13
	addq	%r9, %r14
	addq	%r9, %rbx
	addq	%r9, %r15
	addq	%r9, %rbp
	subq	$-128, %r12
	cmpq	%r13, %rdi
	jne	.LBB18_60
	negq	%r13
	movq	312(%rsp), %r15
	movq	304(%rsp), %r12
	movq	%rdi, %r14
	movq	320(%rsp), %rbp
	movq	80(%rsp), %rdi
	testb	$1, %r15b
	je	.LBB18_50
	jmp	.LBB18_49
	.p2align	4
.LBB18_44:
	xorl	%r13d, %r13d
	testb	$1, %r15b
	je	.LBB18_50
.LBB18_49:
	movq	240(%rsp), %rcx
	leaq	(%rcx,%r11,4), %rcx
	imulq	%r13, %r8
	leaq	(%rcx,%r8), %rdx
	shlq	$6, %r13
	vmovdqu64	(%rdi,%r13), %zmm15
	vmovdqu64	(%rcx,%r8), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm13
	vpdpbusd	%zmm14, %zmm16, %zmm12
	movq	48(%rsp), %rcx
	vmovdqu64	(%rcx,%rdx), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm11
	vpdpbusd	%zmm14, %zmm16, %zmm10
	movq	232(%rsp), %rcx
	vmovdqu64	(%rcx,%rdx), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm9
	vpdpbusd	%zmm14, %zmm16, %zmm8
	movq	224(%rsp), %rcx
	vmovdqu64	(%rcx,%rdx), %zmm16
	vpdpbusd	%zmm15, %zmm16, %zmm7
	vpdpbusd	%zmm14, %zmm16, %zmm6
	jmp	.LBB18_50
	.p2align	4
.LBB18_52:
	cmpq	%rdx, %rsi
	jge	.LBB18_67
.LBB18_53:
	movq	(%rsp), %rax
	movq	32(%rax), %rdx
	movq	432(%rsp), %rax
	movq	104(%rsp), %rcx
	movq	280(%rcx), %rdi
	movq	%rdi, 72(%rsp)
	vbroadcastss	(%rcx), %zmm1
	vbroadcastss	4(%rcx), %zmm2
	movq	272(%rcx), %rdi
	addq	112(%rsp), %rdi
	movq	%rdi, 64(%rsp)
	vpbroadcastb	8(%rcx), %xmm3
	movq	%rsi, %rcx
	imulq	%rdx, %rcx
	shlq	$6, %rdx
	movq	%rdx, 80(%rsp)
	shlq	$6, %rcx
	movq	8(%rsp), %rdx
	imulq	152(%rsp), %rdx
	addq	%rcx, %rdx
	addq	160(%rsp), %rdx
	movq	%rdx, 8(%rsp)
	movq	%r12, %rcx
	imulq	16(%rsp), %rcx
	addq	408(%rsp), %rcx
	movq	%rcx, 56(%rsp)
	jmp	.LBB18_54
	.p2align	4
.LBB18_66:
	movq	24(%rsp), %rsi
	movq	%rsi, %rcx
	imulq	72(%rsp), %rcx
	movq	40(%rsp), %rdx
	vpmulld	64(%rdx), %zmm4, %zmm4
	vpaddd	%zmm5, %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	128(%rdx), %zmm4, %zmm4
	vcmpltps	%zmm4, %zmm1, %k1
	vblendmps	%zmm4, %zmm1, %zmm4 {%k1}
	vcmpltps	%zmm2, %zmm4, %k1
	vblendmps	%zmm4, %zmm2, %zmm4 {%k1}
	vaddps	%zmm20, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm3, %xmm4
	movq	64(%rsp), %rdx
	vmovdqu	%xmm4, (%rdx,%rcx)
	incq	%rsi
	movq	8(%rsp), %rcx
	addq	80(%rsp), %rcx
	movq	%rcx, 8(%rsp)
	movq	128(%rsp), %rdx
	cmpq	%rdx, %rsi
	jge	.LBB18_67
.LBB18_54:
	movq	%rsi, 24(%rsp)
	vpxor	%xmm4, %xmm4, %xmm4
	vmovdqa64	%zmm0, %zmm5
	cmpq	%rbp, 16(%rsp)
	je	.LBB18_66
	movq	(%rsp), %rcx
	movq	48(%rcx), %r13
	movq	56(%rcx), %r8
	movq	56(%rsp), %r11
	movq	208(%rsp), %rsi
	movq	16(%rsp), %rdi
	vmovdqa64	%zmm0, %zmm5
	jmp	.LBB18_56
	.p2align	4
.LBB18_65:
	incq	%rdi
	addq	%r12, %rsi
	addq	%r12, %r11
	cmpq	%rbp, %rdi
	movq	600(%rsp), %r14
	je	.LBB18_66
.LBB18_56:
	testq	%r15, %r15
	je	.LBB18_65
	movq	(%rsp), %rcx
	movq	72(%rcx), %rdx
	movq	%rdx, %rcx
	shlq	$6, %rcx
	movq	(%r13,%rdi,8), %r10
	vpbroadcastd	(%r8,%rdi,4), %zmm6
	cmpq	$4, %r15
	jae	.LBB18_71
	xorl	%ebx, %ebx
	cmpq	$0, 592(%rsp)
	jne	.LBB18_63
	jmp	.LBB18_65
	.p2align	4
.LBB18_71:
	movq	%r13, %r9
	leaq	(%rcx,%rcx,2), %r14
	movq	8(%rsp), %rax
	leaq	(%rax,%r10,4), %r15
	movq	%rdx, %r12
	shlq	$8, %r12
	movq	%rdx, %rbp
	shlq	$7, %rbp
	movq	%rsi, %r13
	xorl	%ebx, %ebx
	movq	584(%rsp), %rax
	.p2align	4
.LBB18_72:
	vmovdqu64	(%r15), %zmm7
	vpdpbusd	(%r13), %zmm7, %zmm5
	vmovdqu64	(%r15,%rcx), %zmm8
	vpdpbusd	%zmm6, %zmm7, %zmm4
	vpdpbusd	64(%r13), %zmm8, %zmm5
	vpdpbusd	%zmm6, %zmm8, %zmm4
	vmovdqu64	(%r15,%rbp), %zmm7
	vpdpbusd	128(%r13), %zmm7, %zmm5
	vmovdqu64	(%r15,%r14), %zmm8
	vpdpbusd	192(%r13), %zmm8, %zmm5
	vpdpbusd	%zmm6, %zmm7, %zmm4
	vpdpbusd	%zmm6, %zmm8, %zmm4
	addq	%r12, %r15
	addq	$-4, %rbx
	addq	$256, %r13
	cmpq	%rbx, %rax
	jne	.LBB18_72
	negq	%rbx
	movq	312(%rsp), %r15
	movq	304(%rsp), %r12
	movq	432(%rsp), %rax
	movq	320(%rsp), %rbp
	movq	%r9, %r13
	cmpq	$0, 592(%rsp)
	je	.LBB18_65
.LBB18_63:
	shlq	$6, %rbx
	leaq	(%r11,%rbx), %r14
	imulq	%rdx, %rbx
	leaq	(%rbx,%r10,4), %rdx
	addq	8(%rsp), %rdx
	xorl	%r10d, %r10d
	.p2align	4
.LBB18_64:
	vmovdqu64	(%rdx), %zmm7
	vpdpbusd	(%r14,%r10), %zmm7, %zmm5
	vpdpbusd	%zmm6, %zmm7, %zmm4
	addq	$64, %r10
	addq	%rcx, %rdx
	cmpq	%r10, %rax
	jne	.LBB18_64
	jmp	.LBB18_65
	.p2align	4
.LBB18_67:
	movq	536(%rsp), %rax
	testq	%rax, %rax
	je	.LBB18_69
	vmovdqu64	(%rax), %zmm0
	vmovdqu64	64(%rax), %zmm1
	vmovdqu64	88(%rax), %zmm2
	vmovdqu64	%zmm2, 760(%rsp)
	vmovdqu64	%zmm1, 736(%rsp)
	vmovdqu64	%zmm0, 672(%rsp)
	movq	104(%rsp), %rax
	movq	280(%rax), %rcx
	movq	40(%rsp), %rdi
	movq	112(%rsp), %rsi
	leaq	672(%rsp), %r13
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF)
	vbroadcastss	.LCPI18_1(%rip), %zmm20
	movq	128(%rsp), %rdx
	jmp	.LBB18_69
.Lfunc_end18:
	.size	$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA10FourPixelsVyAA09CorrectedL0VGARTtt0t1g5, .Lfunc_end18-$s24VitruvianMicroAVX512VNNI18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0L3SumR0_r1_lFAA0J5LinesOyAA03AnyJ4LineOG_AA10FourPixelsVyAA09CorrectedL0VGARTtt0t1g5
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI19_0:
	.long	0x42fe0000
.LCPI19_1:
	.long	2139062143
	.text
	.hidden	vitruvian_multiply_quantized_avx512vnni
	.globl	vitruvian_multiply_quantized_avx512vnni
	.p2align	4
	.type	vitruvian_multiply_quantized_avx512vnni,@function
vitruvian_multiply_quantized_avx512vnni:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$488, %rsp
	vmovups	8(%rdi), %xmm0
	movq	(%rdi), %r11
	movq	24(%rdi), %rax
	movq	32(%rdi), %rbp
	movq	40(%rdi), %rbx
	movq	48(%rdi), %r15
	movq	80(%rdi), %r14
	movq	88(%rdi), %r12
	movq	96(%rdi), %rcx
	movq	104(%rdi), %rdx
	movq	112(%rdi), %r9
	movl	128(%rdi), %r10d
	movq	136(%rdi), %rsi
	movq	144(%rdi), %r8
	vmovups	(%rbx), %zmm1
	movq	%r11, 16(%rsp)
	vmovups	%zmm1, 32(%rsp)
	vmovaps	%xmm0, 96(%rsp)
	movq	%rax, 112(%rsp)
	movq	%rbp, 120(%rsp)
	movq	%r15, 8(%rsp)
	movq	%r15, 128(%rsp)
	movq	%r14, 136(%rsp)
	movq	%r12, 144(%rsp)
	vcvtsi2ss	%r10d, %xmm15, %xmm0
	vmovsd	120(%rdi), %xmm1
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm0, %xmm2, %xmm0
	xorl	%edi, %edi
	vucomiss	.LCPI19_0(%rip), %xmm0
	seta	%dil
	movl	%edi, %r11d
	shll	$7, %r11d
	vmovsd	%xmm1, 160(%rsp)
	movb	%r10b, 168(%rsp)
	subl	%r11d, %r10d
	movzwl	%r10w, %r11d
	movl	%r10d, %ebx
	shll	$16, %ebx
	orl	%r11d, %ebx
	vcvttss2si	%xmm1, %r11d
	vpbroadcastd	%ebx, %zmm0
	addl	%r11d, %r10d
	movzbl	%r10b, %r10d
	imull	$16843009, %r10d, %r10d
	vpbroadcastd	%r10d, %zmm1
	imull	$-2139062144, %edi, %edi
	vmovdqu64	%zmm0, 176(%rsp)
	vmovdqu64	%zmm1, 240(%rsp)
	vbroadcastss	.LCPI19_1(%rip), %zmm0
	vpbroadcastd	%edi, %zmm1
	vmovups	%zmm0, 304(%rsp)
	vmovdqu64	%zmm1, 368(%rsp)
	movq	%r9, 432(%rsp)
	movq	%rcx, 440(%rsp)
	movq	%rdx, 448(%rsp)
	movq	%rsi, 456(%rsp)
	movq	%r8, 464(%rsp)
	movq	$0, 472(%rsp)
	testq	%r12, %r12
	jle	.LBB19_6
	imulq	%rax, %rbp
	shlq	$6, %rbp
	addq	$64, %rbp
	xorl	%r15d, %r15d
	leaq	16(%rsp), %r13
	jmp	.LBB19_2
	.p2align	4
.LBB19_4:
	movq	%r14, %rdi
	movq	%r15, %rsi
	xorl	%edx, %edx
	movq	8(%rsp), %rcx
	leaq	160(%rsp), %r8
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5)
	movl	$2, %ebx
.LBB19_5:
	movq	%rbp, %rax
	imulq	%rbx, %rax
	addq	%rax, %r14
	shlq	$4, %rbx
	addq	%rbx, %r15
	cmpq	%r12, %r15
	jge	.LBB19_6
.LBB19_2:
	movq	%r12, %rax
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
	movl	$3, %ebx
	cmpq	$63, %rdx
	jg	.LBB19_9
	decq	%rax
	movq	%rcx, %rbx
	cmpq	$16, %rax
	jae	.LBB19_9
	movq	%r14, %rdi
	movq	%r15, %rsi
	xorl	%edx, %edx
	movq	8(%rsp), %rcx
	leaq	160(%rsp), %r8
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5)
	movl	$1, %ebx
	jmp	.LBB19_5
	.p2align	4
.LBB19_9:
	movq	%r14, %rdi
	movq	%r15, %rsi
	xorl	%edx, %edx
	movq	8(%rsp), %rcx
	leaq	160(%rsp), %r8
	vzeroupper
	callq	($s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyARyAA6ColumnVyANGGG_Ttg5)
	jmp	.LBB19_5
.LBB19_6:
	addq	$488, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end19:
	.size	vitruvian_multiply_quantized_avx512vnni, .Lfunc_end19-vitruvian_multiply_quantized_avx512vnni
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI20_0:
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
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI20_1:
	.long	0x4b400000
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
	subq	$48, %rsp
	movq	%rsi, -128(%rsp)
	leaq	16(%rdx), %rax
	movq	%rcx, -56(%rsp)
	cmpq	%rax, %rcx
	movq	%r8, -88(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rdi, -96(%rsp)
	jge	.LBB20_8
	movq	%rdx, %r12
.LBB20_2:
	leaq	8(%r12), %rax
	cmpq	%rax, -56(%rsp)
	jge	.LBB20_39
	movq	%r12, %rcx
.LBB20_4:
	leaq	4(%rcx), %rax
	cmpq	%rax, -56(%rsp)
	movq	%rcx, %r10
	jge	.LBB20_63
	movq	%r10, %r9
.LBB20_6:
	leaq	2(%r9), %rax
	cmpq	%rax, -56(%rsp)
	jge	.LBB20_94
	movq	%r9, %rbx
	cmpq	-56(%rsp), %rbx
	jl	.LBB20_126
	jmp	.LBB20_154
.LBB20_8:
	leaq	64(%rdi), %rsi
	movq	96(%r13), %r10
	movq	104(%r13), %r11
	movq	%r11, %rcx
	imulq	%r10, %rcx
	movq	%r8, %r9
	movq	280(%r8), %r8
	movq	%r8, -64(%rsp)
	movq	312(%r9), %r8
	movq	%r8, -48(%rsp)
	movq	%rcx, -40(%rsp)
	shlq	$6, %rcx
	addq	%rdi, %rcx
	addq	$64, %rcx
	movq	%rcx, -8(%rsp)
	movq	%r11, %rcx
	shlq	$6, %rcx
	movq	%rcx, -32(%rsp)
	vmovdqa64	.LCPI20_0(%rip), %zmm0
	movq	%rsi, (%rsp)
	movq	%r10, -72(%rsp)
	jmp	.LBB20_9
	.p2align	4
.LBB20_18:
	movq	304(%r8), %rsi
	movq	128(%r13), %rax
	leaq	-16(%rax), %rcx
	movq	-128(%rsp), %rdx
	subq	%rcx, %rdx
	movq	%rdx, %rcx
	sarq	$63, %rcx
	andq	%rdx, %rcx
	addq	%rax, %rcx
	addq	$-16, %rcx
	leaq	1(%rbx), %rax
	imulq	%rsi, %rax
	movq	%rax, -80(%rsp)
	leaq	2(%rbx), %rax
	imulq	%rsi, %rax
	movq	%rax, -112(%rsp)
	leaq	3(%rbx), %rax
	imulq	%rsi, %rax
	movq	%rax, -16(%rsp)
	leaq	4(%rbx), %rax
	imulq	%rsi, %rax
	movq	%rax, -24(%rsp)
	leaq	5(%rbx), %rax
	imulq	%rsi, %rax
	movq	%rax, 8(%rsp)
	leaq	6(%rbx), %r13
	imulq	%rsi, %r13
	leaq	7(%rbx), %r12
	imulq	%rsi, %r12
	leaq	8(%rbx), %r15
	imulq	%rsi, %r15
	leaq	9(%rbx), %rbp
	imulq	%rsi, %rbp
	leaq	10(%rbx), %r14
	imulq	%rsi, %r14
	leaq	11(%rbx), %r10
	imulq	%rsi, %r10
	leaq	12(%rbx), %r9
	imulq	%rsi, %r9
	leaq	13(%rbx), %r8
	imulq	%rsi, %r8
	leaq	14(%rbx), %rdx
	imulq	%rsi, %rdx
	leaq	15(%rbx), %rax
	imulq	%rsi, %rax
	imulq	%rbx, %rsi
	leaq	(%rdi,%rsi,4), %rsi
	vmovdqu64	%zmm16, (%rsi,%rcx,4)
	movq	-80(%rsp), %rsi
	leaq	(%rdi,%rsi,4), %rsi
	vmovdqu64	%zmm15, (%rsi,%rcx,4)
	movq	-112(%rsp), %rsi
	leaq	(%rdi,%rsi,4), %rsi
	vmovdqu64	%zmm14, (%rsi,%rcx,4)
	movq	-16(%rsp), %rsi
	leaq	(%rdi,%rsi,4), %rsi
	vmovdqu64	%zmm13, (%rsi,%rcx,4)
	movq	-24(%rsp), %rsi
	leaq	(%rdi,%rsi,4), %rsi
	vmovdqu64	%zmm12, (%rsi,%rcx,4)
	movq	8(%rsp), %rsi
	leaq	(%rdi,%rsi,4), %rsi
	vmovdqu64	%zmm11, (%rsi,%rcx,4)
	leaq	(%rdi,%r13,4), %rsi
	vmovdqu64	%zmm10, (%rsi,%rcx,4)
	leaq	(%rdi,%r12,4), %rsi
	movq	-120(%rsp), %r13
	vmovdqu64	%zmm9, (%rsi,%rcx,4)
	leaq	(%rdi,%r15,4), %rsi
	vmovdqu64	%zmm8, (%rsi,%rcx,4)
	leaq	(%rdi,%rbp,4), %rsi
	vmovdqu64	%zmm7, (%rsi,%rcx,4)
	leaq	(%rdi,%r14,4), %rsi
	vmovdqu64	%zmm6, (%rsi,%rcx,4)
	leaq	(%rdi,%r10,4), %rsi
	vmovdqu64	%zmm5, (%rsi,%rcx,4)
	leaq	(%rdi,%r9,4), %rsi
	vmovdqu64	%zmm4, (%rsi,%rcx,4)
	leaq	(%rdi,%r8,4), %rsi
	vmovdqu64	%zmm3, (%rsi,%rcx,4)
	leaq	(%rdi,%rdx,4), %rdx
	vmovdqu64	%zmm2, (%rdx,%rcx,4)
	movq	%rbx, %rdx
	leaq	(%rdi,%rax,4), %rax
	vmovdqu64	%zmm1, (%rax,%rcx,4)
	movq	-96(%rsp), %rdi
	movq	-104(%rsp), %r12
.LBB20_31:
	movq	-72(%rsp), %r10
	leaq	16(%r12), %rax
	addq	$16, %rdx
	cmpq	%rax, -56(%rsp)
	movq	(%rsp), %rsi
	jl	.LBB20_2
.LBB20_9:
	vmovdqu64	(%rdi), %zmm1
	cmpq	$15, %rdx
	movq	%rax, -104(%rsp)
	jg	.LBB20_12
	leaq	15(%rdx), %rax
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rax
	testq	%r10, %r10
	je	.LBB20_13
	movabsq	$4611686018427387888, %rcx
	andq	%rcx, %rax
	addq	$16, %rax
	imulq	-40(%rsp), %rax
	leaq	(%rsi,%rax,4), %r12
	movl	$16, %ebx
	jmp	.LBB20_33
	.p2align	4
.LBB20_12:
	testq	%r10, %r10
	je	.LBB20_13
	movq	-8(%rsp), %r12
	xorl	%ebx, %ebx
.LBB20_33:
	movq	-120(%rsp), %rax
	vmovdqu64	16(%rax), %zmm17
	movq	80(%rax), %r9
	movq	88(%rax), %r14
	movq	%r9, %rdi
	imulq	%rdx, %rdi
	addq	(%rax), %rdi
	shll	$2, %ebx
	vmovdqa64	%zmm1, %zmm2
	vmovdqa64	%zmm1, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm1, %zmm5
	vmovdqa64	%zmm1, %zmm6
	vmovdqa64	%zmm1, %zmm7
	vmovdqa64	%zmm1, %zmm8
	vmovdqa64	%zmm1, %zmm9
	vmovdqa64	%zmm1, %zmm10
	vmovdqa64	%zmm1, %zmm11
	vmovdqa64	%zmm1, %zmm12
	vmovdqa64	%zmm1, %zmm13
	vmovdqa64	%zmm1, %zmm14
	vmovdqa64	%zmm1, %zmm15
	vmovdqa64	%zmm1, %zmm16
	movq	%rsi, %r13
	movl	$0, %esi
	movq	-32(%rsp), %rax
	jmp	.LBB20_34
	.p2align	4
.LBB20_38:
	incq	%rsi
	cmpq	%r10, %rsi
	je	.LBB20_14
.LBB20_34:
	testq	%r11, %r11
	je	.LBB20_38
	movq	(%r14,%rsi,8), %r8
	addq	%rdi, %r8
	movq	%r13, %rcx
	xorl	%r15d, %r15d
	.p2align	4
.LBB20_36:
	leaq	(%r8,%r15,4), %rbp
	prefetcht0	(%r12)
	vmovdqu64	(%rcx), %zmm18
	vpxord	(%r8,%r15,4){1to16}, %zmm17, %zmm19
	incq	%r15
	vpdpbusd	%zmm18, %zmm19, %zmm16
	vpxord	(%r9,%rbp){1to16}, %zmm17, %zmm19
	addq	%r9, %rbp
	vpdpbusd	%zmm18, %zmm19, %zmm15
	vpxord	(%r9,%rbp){1to16}, %zmm17, %zmm19
	addq	%r9, %rbp
	vpdpbusd	%zmm18, %zmm19, %zmm14
	vpxord	(%r9,%rbp){1to16}, %zmm17, %zmm19
	addq	%r9, %rbp
	vpdpbusd	%zmm18, %zmm19, %zmm13
	vpxord	(%r9,%rbp){1to16}, %zmm17, %zmm19
	addq	%r9, %rbp
	vpdpbusd	%zmm18, %zmm19, %zmm12
	vpxord	(%r9,%rbp){1to16}, %zmm17, %zmm19
	addq	%r9, %rbp
	vpdpbusd	%zmm18, %zmm19, %zmm11
	vpxord	(%r9,%rbp){1to16}, %zmm17, %zmm19
	addq	%r9, %rbp
	vpdpbusd	%zmm18, %zmm19, %zmm10
	vpxord	(%r9,%rbp){1to16}, %zmm17, %zmm19
	addq	%r9, %rbp
	vpdpbusd	%zmm18, %zmm19, %zmm9
	vpxord	(%r9,%rbp){1to16}, %zmm17, %zmm19
	addq	%r9, %rbp
	vpdpbusd	%zmm18, %zmm19, %zmm8
	vpxord	(%r9,%rbp){1to16}, %zmm17, %zmm19
	addq	%r9, %rbp
	vpdpbusd	%zmm18, %zmm19, %zmm7
	vpxord	(%r9,%rbp){1to16}, %zmm17, %zmm19
	addq	%r9, %rbp
	vpdpbusd	%zmm18, %zmm19, %zmm6
	vpxord	(%r9,%rbp){1to16}, %zmm17, %zmm19
	addq	%r9, %rbp
	vpdpbusd	%zmm18, %zmm19, %zmm5
	vpxord	(%r9,%rbp){1to16}, %zmm17, %zmm19
	addq	%r9, %rbp
	vpdpbusd	%zmm18, %zmm19, %zmm4
	vpxord	(%r9,%rbp){1to16}, %zmm17, %zmm19
	addq	%r9, %rbp
	vpdpbusd	%zmm18, %zmm19, %zmm3
	vpxord	(%r9,%rbp){1to16}, %zmm17, %zmm19
	addq	%r9, %rbp
	vpdpbusd	%zmm18, %zmm19, %zmm2
	vpxord	(%r9,%rbp){1to16}, %zmm17, %zmm19
	vpdpbusd	%zmm18, %zmm19, %zmm1
	addq	$64, %rcx
	addq	%rbx, %r12
	cmpq	%r15, %r11
	jne	.LBB20_36
	addq	%rax, %r13
	jmp	.LBB20_38
	.p2align	4
.LBB20_13:
	vmovdqa64	%zmm1, %zmm2
	vmovdqa64	%zmm1, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm1, %zmm5
	vmovdqa64	%zmm1, %zmm6
	vmovdqa64	%zmm1, %zmm7
	vmovdqa64	%zmm1, %zmm8
	vmovdqa64	%zmm1, %zmm9
	vmovdqa64	%zmm1, %zmm10
	vmovdqa64	%zmm1, %zmm11
	vmovdqa64	%zmm1, %zmm12
	vmovdqa64	%zmm1, %zmm13
	vmovdqa64	%zmm1, %zmm14
	vmovdqa64	%zmm1, %zmm15
	vmovdqa64	%zmm1, %zmm16
.LBB20_14:
	movq	-64(%rsp), %rsi
	testq	%rsi, %rsi
	je	.LBB20_15
	movq	-88(%rsp), %r8
	movq	288(%r8), %rax
	movq	-128(%rsp), %rcx
	vmovdqu64	(%rax,%rcx,4), %zmm17
	vpmulld	(%rsi,%rdx,4){1to16}, %zmm17, %zmm18
	vpaddd	%zmm16, %zmm18, %zmm16
	vpmulld	4(%rsi,%rdx,4){1to16}, %zmm17, %zmm18
	vpmulld	8(%rsi,%rdx,4){1to16}, %zmm17, %zmm19
	vpaddd	%zmm15, %zmm18, %zmm15
	vpaddd	%zmm14, %zmm19, %zmm14
	vpmulld	12(%rsi,%rdx,4){1to16}, %zmm17, %zmm18
	vpaddd	%zmm13, %zmm18, %zmm13
	vpmulld	16(%rsi,%rdx,4){1to16}, %zmm17, %zmm18
	vpmulld	20(%rsi,%rdx,4){1to16}, %zmm17, %zmm19
	vpaddd	%zmm12, %zmm18, %zmm12
	vpaddd	%zmm11, %zmm19, %zmm11
	vpmulld	24(%rsi,%rdx,4){1to16}, %zmm17, %zmm18
	vpaddd	%zmm10, %zmm18, %zmm10
	vpmulld	28(%rsi,%rdx,4){1to16}, %zmm17, %zmm18
	vpmulld	32(%rsi,%rdx,4){1to16}, %zmm17, %zmm19
	vpaddd	%zmm9, %zmm18, %zmm9
	vpaddd	%zmm8, %zmm19, %zmm8
	vpmulld	36(%rsi,%rdx,4){1to16}, %zmm17, %zmm18
	vpaddd	%zmm7, %zmm18, %zmm7
	vpmulld	40(%rsi,%rdx,4){1to16}, %zmm17, %zmm18
	vpmulld	44(%rsi,%rdx,4){1to16}, %zmm17, %zmm19
	vpaddd	%zmm6, %zmm18, %zmm6
	vpaddd	%zmm5, %zmm19, %zmm5
	vpmulld	48(%rsi,%rdx,4){1to16}, %zmm17, %zmm18
	vpaddd	%zmm4, %zmm18, %zmm4
	vpmulld	52(%rsi,%rdx,4){1to16}, %zmm17, %zmm18
	vpmulld	56(%rsi,%rdx,4){1to16}, %zmm17, %zmm19
	vpaddd	%zmm3, %zmm18, %zmm3
	vpaddd	%zmm2, %zmm19, %zmm2
	vpmulld	60(%rsi,%rdx,4){1to16}, %zmm17, %zmm17
	vpaddd	%zmm1, %zmm17, %zmm1
	jmp	.LBB20_17
	.p2align	4
.LBB20_15:
	movq	-88(%rsp), %r8
.LBB20_17:
	movq	-120(%rsp), %r13
	movq	-48(%rsp), %rdi
	movq	%rdx, %rbx
	testq	%rdi, %rdi
	jne	.LBB20_18
	movq	128(%r13), %rax
	leaq	-16(%rax), %rcx
	movq	-128(%rsp), %rsi
	movq	%rsi, %rdx
	subq	%rcx, %rdx
	movq	%rdx, %rcx
	sarq	$63, %rcx
	vmovdqu64	16(%r8), %zmm18
	vmovdqu64	80(%r8), %zmm17
	andq	%rdx, %rcx
	vmovdqu64	144(%r8), %zmm19
	vmovdqu64	208(%r8), %zmm20
	movq	272(%r8), %r10
	vmovups	(%r10,%rsi,4), %zmm21
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	%zmm16, %zmm21, %zmm16
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	%zmm15, %zmm21, %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm21, %zmm14
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm21, %zmm21
	vbroadcastss	4(%r8), %zmm13
	leaq	-16(%rcx,%rax), %r9
	vminps	%zmm16, %zmm13, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vminps	%zmm15, %zmm13, %zmm15
	vcvtps2dq	%zmm15, %zmm15
	vpackssdw	%zmm15, %zmm16, %zmm15
	vminps	%zmm14, %zmm13, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vminps	%zmm21, %zmm13, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vpackssdw	%zmm16, %zmm14, %zmm14
	vpaddsw	%zmm18, %zmm15, %zmm15
	vpaddsw	%zmm18, %zmm14, %zmm14
	vpacksswb	%zmm14, %zmm15, %zmm14
	vpmaxsb	%zmm17, %zmm14, %zmm14
	vpminsb	%zmm19, %zmm14, %zmm14
	vpxorq	%zmm14, %zmm20, %zmm14
	vpermd	%zmm14, %zmm0, %zmm14
	movq	296(%r8), %rcx
	movq	304(%r8), %rsi
	movq	%rsi, %rax
	imulq	%rbx, %rax
	addq	%rcx, %rax
	addq	%r9, %rax
	cmpq	$16, %rsi
	jne	.LBB20_21
	movq	%rbx, %rdx
	vmovdqu64	%zmm14, (%rax)
	jmp	.LBB20_22
.LBB20_21:
	vmovdqu	%xmm14, (%rax)
	vextracti32x4	$1, %zmm14, (%rax,%rsi)
	vextracti32x4	$2, %zmm14, (%rax,%rsi,2)
	leaq	(%rsi,%rsi,2), %rdx
	vextracti32x4	$3, %zmm14, (%rax,%rdx)
	movq	%rbx, %rdx
.LBB20_22:
	movq	-96(%rsp), %rdi
	movq	-104(%rsp), %r12
	leaq	4(%rdx), %rax
	imulq	%rsi, %rax
	addq	%rcx, %rax
	addq	%r9, %rax
	movq	-128(%rsp), %rdx
	vmovups	(%r10,%rdx,4), %zmm14
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm14, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm14, %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm14, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm14, %zmm9
	vminps	%zmm12, %zmm13, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vminps	%zmm11, %zmm13, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm12, %zmm11
	vminps	%zmm10, %zmm13, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vminps	%zmm9, %zmm13, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vpaddsw	%zmm18, %zmm11, %zmm10
	vpaddsw	%zmm18, %zmm9, %zmm9
	vpacksswb	%zmm9, %zmm10, %zmm9
	vpmaxsb	%zmm17, %zmm9, %zmm9
	vpminsb	%zmm19, %zmm9, %zmm9
	vpxorq	%zmm9, %zmm20, %zmm9
	vpermd	%zmm9, %zmm0, %zmm9
	cmpq	$16, %rsi
	jne	.LBB20_24
	vmovdqu64	%zmm9, (%rax)
	jmp	.LBB20_25
.LBB20_24:
	vmovdqu	%xmm9, (%rax)
	vextracti32x4	$1, %zmm9, (%rax,%rsi)
	vextracti32x4	$2, %zmm9, (%rax,%rsi,2)
	leaq	(%rsi,%rsi,2), %rdx
	vextracti32x4	$3, %zmm9, (%rax,%rdx)
.LBB20_25:
	leaq	8(%rbx), %rax
	imulq	%rsi, %rax
	addq	%rcx, %rax
	addq	%r9, %rax
	movq	-128(%rsp), %rdx
	vmovups	(%r10,%rdx,4), %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm9, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm9, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm9, %zmm6
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm9, %zmm5
	vminps	%zmm8, %zmm13, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vminps	%zmm7, %zmm13, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vminps	%zmm6, %zmm13, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vminps	%zmm5, %zmm13, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm6, %zmm5
	vpaddsw	%zmm18, %zmm7, %zmm6
	vpaddsw	%zmm18, %zmm5, %zmm5
	vpacksswb	%zmm5, %zmm6, %zmm5
	vpmaxsb	%zmm17, %zmm5, %zmm5
	vpminsb	%zmm19, %zmm5, %zmm5
	vpxorq	%zmm5, %zmm20, %zmm5
	vpermd	%zmm5, %zmm0, %zmm5
	cmpq	$16, %rsi
	jne	.LBB20_27
	vmovdqu64	%zmm5, (%rax)
	jmp	.LBB20_28
.LBB20_27:
	vmovdqu	%xmm5, (%rax)
	vextracti32x4	$1, %zmm5, (%rax,%rsi)
	vextracti32x4	$2, %zmm5, (%rax,%rsi,2)
	leaq	(%rsi,%rsi,2), %rdx
	vextracti32x4	$3, %zmm5, (%rax,%rdx)
.LBB20_28:
	movq	%rbx, %rdx
	leaq	12(%rbx), %rax
	imulq	%rsi, %rax
	addq	%rax, %rcx
	addq	%r9, %rcx
	movq	-128(%rsp), %rax
	vmovups	(%r10,%rax,4), %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm5, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm5, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm5, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm5, %zmm1
	vminps	%zmm4, %zmm13, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vminps	%zmm3, %zmm13, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vpackssdw	%zmm3, %zmm4, %zmm3
	vminps	%zmm2, %zmm13, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm1, %zmm13, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpaddsw	%zmm18, %zmm3, %zmm2
	vpaddsw	%zmm18, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	%zmm17, %zmm1, %zmm1
	vpminsb	%zmm19, %zmm1, %zmm1
	vpxorq	%zmm1, %zmm20, %zmm1
	vpermd	%zmm1, %zmm0, %zmm1
	cmpq	$16, %rsi
	jne	.LBB20_30
	vmovdqu64	%zmm1, (%rcx)
	jmp	.LBB20_31
.LBB20_30:
	vmovdqu	%xmm1, (%rcx)
	vextracti32x4	$1, %zmm1, (%rcx,%rsi)
	vextracti32x4	$2, %zmm1, (%rcx,%rsi,2)
	leaq	(%rsi,%rsi,2), %rax
	vextracti32x4	$3, %zmm1, (%rcx,%rax)
	jmp	.LBB20_31
.LBB20_39:
	leaq	64(%rdi), %r9
	movq	96(%r13), %r10
	movq	104(%r13), %r11
	movq	%r11, %rcx
	imulq	%r10, %rcx
	movq	-88(%rsp), %rsi
	movq	280(%rsi), %rdx
	movq	%rdx, -80(%rsp)
	movq	312(%rsi), %r15
	movq	%rcx, -16(%rsp)
	shlq	$6, %rcx
	addq	%rdi, %rcx
	addq	$64, %rcx
	movq	%rcx, -24(%rsp)
	movq	%r11, %rbp
	shlq	$6, %rbp
	vmovdqa64	.LCPI20_0(%rip), %zmm0
	movq	%r9, -112(%rsp)
	jmp	.LBB20_40
	.p2align	4
.LBB20_48:
	movq	304(%rbx), %rax
	movq	128(%r13), %rcx
	leaq	-16(%rcx), %rdx
	movq	-128(%rsp), %rsi
	subq	%rdx, %rsi
	movq	%rsi, %rdx
	sarq	$63, %rdx
	andq	%rsi, %rdx
	addq	%rdx, %rcx
	addq	$-16, %rcx
	leaq	1(%r12), %rdx
	imulq	%rax, %rdx
	leaq	2(%r12), %rsi
	imulq	%rax, %rsi
	leaq	3(%r12), %rdi
	imulq	%rax, %rdi
	movq	%r12, %r13
	addq	$4, %r12
	imulq	%rax, %r12
	leaq	5(%r13), %r9
	imulq	%rax, %r9
	leaq	6(%r13), %rbx
	imulq	%rax, %rbx
	leaq	7(%r13), %r14
	imulq	%rax, %r14
	imulq	%r13, %rax
	leaq	(%r15,%rax,4), %rax
	vmovdqu64	%zmm8, (%rax,%rcx,4)
	leaq	(%r15,%rdx,4), %rax
	vmovdqu64	%zmm7, (%rax,%rcx,4)
	leaq	(%r15,%rsi,4), %rax
	vmovdqu64	%zmm6, (%rax,%rcx,4)
	leaq	(%r15,%rdi,4), %rax
	vmovdqu64	%zmm5, (%rax,%rcx,4)
	leaq	(%r15,%r12,4), %rax
	movq	%r13, %r12
	movq	-120(%rsp), %r13
	vmovdqu64	%zmm4, (%rax,%rcx,4)
	leaq	(%r15,%r9,4), %rax
	vmovdqu64	%zmm3, (%rax,%rcx,4)
	leaq	(%r15,%rbx,4), %rax
	vmovdqu64	%zmm2, (%rax,%rcx,4)
	leaq	(%r15,%r14,4), %rax
	vmovdqu64	%zmm1, (%rax,%rcx,4)
	movq	-96(%rsp), %rdi
.LBB20_55:
	movq	-112(%rsp), %r9
	movq	-72(%rsp), %rcx
	leaq	8(%rcx), %rax
	addq	$8, %r12
	cmpq	%rax, -56(%rsp)
	jl	.LBB20_4
.LBB20_40:
	movq	%rax, -72(%rsp)
	vmovdqu64	(%rdi), %zmm1
	cmpq	$7, %r12
	movq	%r12, -104(%rsp)
	jg	.LBB20_43
	leaq	7(%r12), %rax
	testq	%r12, %r12
	cmovnsq	%r12, %rax
	testq	%r10, %r10
	je	.LBB20_44
	movabsq	$2305843009213693944, %rcx
	andq	%rcx, %rax
	leaq	16(,%rax,2), %rax
	imulq	-16(%rsp), %rax
	leaq	(%r9,%rax,4), %rcx
	movl	$16, %edx
	jmp	.LBB20_57
	.p2align	4
.LBB20_43:
	testq	%r10, %r10
	je	.LBB20_44
	movq	-24(%rsp), %rcx
	xorl	%edx, %edx
.LBB20_57:
	vmovdqu64	16(%r13), %zmm9
	movq	80(%r13), %rsi
	movq	88(%r13), %rdi
	movq	%rsi, %r8
	imulq	%r12, %r8
	addq	(%r13), %r8
	shll	$2, %edx
	xorl	%r12d, %r12d
	vmovdqa64	%zmm1, %zmm2
	vmovdqa64	%zmm1, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm1, %zmm5
	vmovdqa64	%zmm1, %zmm6
	vmovdqa64	%zmm1, %zmm7
	vmovdqa64	%zmm1, %zmm8
	jmp	.LBB20_58
	.p2align	4
.LBB20_62:
	incq	%r12
	cmpq	%r10, %r12
	je	.LBB20_45
.LBB20_58:
	testq	%r11, %r11
	je	.LBB20_62
	movq	(%rdi,%r12,8), %rbx
	addq	%r8, %rbx
	movq	%r9, %r13
	xorl	%r14d, %r14d
	.p2align	4
.LBB20_60:
	leaq	(%rbx,%r14,4), %rax
	prefetcht0	(%rcx)
	vmovdqu64	(%r13), %zmm10
	vpxord	(%rbx,%r14,4){1to16}, %zmm9, %zmm11
	incq	%r14
	vpdpbusd	%zmm10, %zmm11, %zmm8
	vpxord	(%rsi,%rax){1to16}, %zmm9, %zmm11
	addq	%rsi, %rax
	vpdpbusd	%zmm10, %zmm11, %zmm7
	vpxord	(%rsi,%rax){1to16}, %zmm9, %zmm11
	addq	%rsi, %rax
	vpdpbusd	%zmm10, %zmm11, %zmm6
	vpxord	(%rsi,%rax){1to16}, %zmm9, %zmm11
	addq	%rsi, %rax
	vpdpbusd	%zmm10, %zmm11, %zmm5
	vpxord	(%rsi,%rax){1to16}, %zmm9, %zmm11
	addq	%rsi, %rax
	vpdpbusd	%zmm10, %zmm11, %zmm4
	vpxord	(%rsi,%rax){1to16}, %zmm9, %zmm11
	addq	%rsi, %rax
	vpdpbusd	%zmm10, %zmm11, %zmm3
	vpxord	(%rsi,%rax){1to16}, %zmm9, %zmm11
	addq	%rsi, %rax
	vpdpbusd	%zmm10, %zmm11, %zmm2
	vpxord	(%rsi,%rax){1to16}, %zmm9, %zmm11
	vpdpbusd	%zmm10, %zmm11, %zmm1
	addq	$64, %r13
	addq	%rdx, %rcx
	cmpq	%r14, %r11
	jne	.LBB20_60
	addq	%rbp, %r9
	jmp	.LBB20_62
	.p2align	4
.LBB20_44:
	vmovdqa64	%zmm1, %zmm2
	vmovdqa64	%zmm1, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm1, %zmm5
	vmovdqa64	%zmm1, %zmm6
	vmovdqa64	%zmm1, %zmm7
	vmovdqa64	%zmm1, %zmm8
.LBB20_45:
	movq	-80(%rsp), %rdx
	testq	%rdx, %rdx
	movq	-88(%rsp), %rbx
	movq	-104(%rsp), %r12
	je	.LBB20_47
	movq	288(%rbx), %rax
	movq	-128(%rsp), %rcx
	vmovdqu64	(%rax,%rcx,4), %zmm9
	vpmulld	(%rdx,%r12,4){1to16}, %zmm9, %zmm10
	vpaddd	%zmm8, %zmm10, %zmm8
	vpmulld	4(%rdx,%r12,4){1to16}, %zmm9, %zmm10
	vpaddd	%zmm7, %zmm10, %zmm7
	vpmulld	8(%rdx,%r12,4){1to16}, %zmm9, %zmm10
	vpmulld	12(%rdx,%r12,4){1to16}, %zmm9, %zmm11
	vpaddd	%zmm6, %zmm10, %zmm6
	vpaddd	%zmm5, %zmm11, %zmm5
	vpmulld	16(%rdx,%r12,4){1to16}, %zmm9, %zmm10
	vpaddd	%zmm4, %zmm10, %zmm4
	vpmulld	20(%rdx,%r12,4){1to16}, %zmm9, %zmm10
	vpmulld	24(%rdx,%r12,4){1to16}, %zmm9, %zmm11
	vpaddd	%zmm3, %zmm10, %zmm3
	vpaddd	%zmm2, %zmm11, %zmm2
	vpmulld	28(%rdx,%r12,4){1to16}, %zmm9, %zmm9
	vpaddd	%zmm1, %zmm9, %zmm1
.LBB20_47:
	testq	%r15, %r15
	movq	-120(%rsp), %r13
	jne	.LBB20_48
	movq	128(%r13), %rax
	leaq	-16(%rax), %rcx
	movq	-128(%rsp), %rdi
	movq	%rdi, %rdx
	subq	%rcx, %rdx
	movq	%rdx, %rcx
	sarq	$63, %rcx
	vmovdqu64	16(%rbx), %zmm10
	vmovdqu64	80(%rbx), %zmm9
	andq	%rdx, %rcx
	vmovdqu64	144(%rbx), %zmm11
	vmovdqu64	208(%rbx), %zmm12
	movq	272(%rbx), %rsi
	vmovups	(%rsi,%rdi,4), %zmm13
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm13, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm13, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm13, %zmm6
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm13, %zmm13
	vbroadcastss	4(%rbx), %zmm5
	leaq	-16(%rcx,%rax), %rax
	vminps	%zmm8, %zmm5, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vminps	%zmm7, %zmm5, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vminps	%zmm6, %zmm5, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vminps	%zmm13, %zmm5, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm6, %zmm6
	vpaddsw	%zmm10, %zmm7, %zmm7
	vpaddsw	%zmm10, %zmm6, %zmm6
	vpacksswb	%zmm6, %zmm7, %zmm6
	vpmaxsb	%zmm9, %zmm6, %zmm6
	vpminsb	%zmm11, %zmm6, %zmm6
	vpxorq	%zmm6, %zmm12, %zmm6
	vpermd	%zmm6, %zmm0, %zmm6
	movq	296(%rbx), %rcx
	movq	304(%rbx), %rdx
	movq	%rdx, %rdi
	imulq	%r12, %rdi
	addq	%rcx, %rdi
	addq	%rax, %rdi
	cmpq	$16, %rdx
	jne	.LBB20_51
	vmovdqu64	%zmm6, (%rdi)
	jmp	.LBB20_52
.LBB20_51:
	vmovdqu	%xmm6, (%rdi)
	vextracti32x4	$1, %zmm6, (%rdi,%rdx)
	vextracti32x4	$2, %zmm6, (%rdi,%rdx,2)
	leaq	(%rdx,%rdx,2), %r9
	vextracti32x4	$3, %zmm6, (%rdi,%r9)
.LBB20_52:
	movq	-96(%rsp), %rdi
	leaq	4(%r12), %r9
	imulq	%rdx, %r9
	addq	%r9, %rcx
	addq	%rax, %rcx
	movq	-128(%rsp), %rax
	vmovups	(%rsi,%rax,4), %zmm6
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm6, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm6, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm6, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm6, %zmm1
	vminps	%zmm4, %zmm5, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vminps	%zmm3, %zmm5, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vpackssdw	%zmm3, %zmm4, %zmm3
	vminps	%zmm2, %zmm5, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm1, %zmm5, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpaddsw	%zmm10, %zmm3, %zmm2
	vpaddsw	%zmm10, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	%zmm9, %zmm1, %zmm1
	vpminsb	%zmm11, %zmm1, %zmm1
	vpxorq	%zmm1, %zmm12, %zmm1
	vpermd	%zmm1, %zmm0, %zmm1
	cmpq	$16, %rdx
	jne	.LBB20_54
	vmovdqu64	%zmm1, (%rcx)
	jmp	.LBB20_55
.LBB20_54:
	vmovdqu	%xmm1, (%rcx)
	vextracti32x4	$1, %zmm1, (%rcx,%rdx)
	vextracti32x4	$2, %zmm1, (%rcx,%rdx,2)
	leaq	(%rdx,%rdx,2), %rax
	vextracti32x4	$3, %zmm1, (%rcx,%rax)
	jmp	.LBB20_55
.LBB20_63:
	leaq	64(%rdi), %rcx
	movq	%rcx, 16(%rsp)
	movq	96(%r13), %rcx
	movq	104(%r13), %r11
	movq	%r11, %rdx
	movq	%rcx, -104(%rsp)
	imulq	%rcx, %rdx
	movq	-88(%rsp), %rsi
	movq	280(%rsi), %rcx
	movq	%rcx, -8(%rsp)
	movq	312(%rsi), %rcx
	movq	%rcx, 24(%rsp)
	movq	%rdx, 40(%rsp)
	movq	%rdx, %rcx
	shlq	$6, %rcx
	addq	%rdi, %rcx
	addq	$64, %rcx
	movq	%rcx, 32(%rsp)
	leaq	1(%r10), %rsi
	leaq	2(%r10), %r8
	leaq	3(%r10), %rbx
	vmovdqa64	.LCPI20_0(%rip), %zmm0
	movq	%r11, -112(%rsp)
	jmp	.LBB20_64
	.p2align	4
.LBB20_73:
	movq	304(%r8), %rax
	movq	128(%r13), %rcx
	leaq	-16(%rcx), %rdx
	movq	-128(%rsp), %rsi
	subq	%rdx, %rsi
	movq	%rsi, %rdx
	sarq	$63, %rdx
	andq	%rsi, %rdx
	addq	%rdx, %rcx
	addq	$-16, %rcx
	leaq	1(%r10), %rdx
	imulq	%rax, %rdx
	leaq	2(%r10), %rsi
	imulq	%rax, %rsi
	leaq	3(%r10), %r8
	imulq	%rax, %r8
	imulq	%r10, %rax
	leaq	(%rbx,%rax,4), %rax
	vmovdqu64	%zmm4, (%rax,%rcx,4)
	leaq	(%rbx,%rdx,4), %rax
	vmovdqu64	%zmm3, (%rax,%rcx,4)
	leaq	(%rbx,%rsi,4), %rax
	vmovdqu64	%zmm2, (%rax,%rcx,4)
	leaq	(%rbx,%r8,4), %rax
	vmovdqu64	%zmm1, (%rax,%rcx,4)
.LBB20_77:
	movq	-48(%rsp), %rsi
	movq	-32(%rsp), %r8
	movq	-40(%rsp), %rbx
	leaq	4(%r9), %rax
	addq	$4, %r10
	addq	$4, %rsi
	addq	$4, %r8
	addq	$4, %rbx
	cmpq	%rax, -56(%rsp)
	jl	.LBB20_6
.LBB20_64:
	vmovdqu64	(%rdi), %zmm1
	cmpq	$3, %r10
	movq	%r10, -72(%rsp)
	movq	%rax, -64(%rsp)
	movq	%rsi, -48(%rsp)
	movq	%r8, -32(%rsp)
	movq	%rbx, -40(%rsp)
	jg	.LBB20_67
	leaq	3(%r10), %rax
	testq	%r10, %r10
	cmovnsq	%r10, %rax
	cmpq	$0, -104(%rsp)
	je	.LBB20_68
	movabsq	$1152921504606846972, %rcx
	andq	%rcx, %rax
	leaq	16(,%rax,4), %rax
	imulq	40(%rsp), %rax
	movq	16(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rcx
	movq	%rdx, %rax
	movl	$16, %edi
	jmp	.LBB20_79
	.p2align	4
.LBB20_67:
	cmpq	$0, -104(%rsp)
	je	.LBB20_68
	movq	32(%rsp), %rcx
	xorl	%edi, %edi
	movq	16(%rsp), %rax
.LBB20_79:
	movq	(%r13), %rdx
	vmovdqu64	16(%r13), %zmm3
	movq	80(%r13), %r9
	movq	%r9, %r14
	imulq	%r10, %r14
	movq	88(%r13), %r10
	movq	%r10, -80(%rsp)
	movq	%rdx, -16(%rsp)
	addq	%r14, %rdx
	movq	%rdx, -24(%rsp)
	leaq	(%r9,%r9), %rdx
	movq	%rdx, (%rsp)
	movq	%r9, %r15
	imulq	%rsi, %r15
	movq	%r9, %rbp
	imulq	%r8, %rbp
	movq	%r9, %r12
	imulq	%rbx, %r12
	leaq	(%r9,%r9,2), %rbx
	leal	(,%rdi,8), %edx
	movq	%rdi, 8(%rsp)
	leal	(,%rdi,4), %r8d
	vpxor	%xmm2, %xmm2, %xmm2
	vpxor	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vpxor	%xmm6, %xmm6, %xmm6
	xorl	%r13d, %r13d
	vmovdqa64	%zmm1, %zmm7
	vmovdqa64	%zmm1, %zmm8
	vmovdqa64	%zmm1, %zmm9
	jmp	.LBB20_80
	.p2align	4
.LBB20_90:
	shlq	$6, %r10
	addq	%r10, %rax
.LBB20_91:
	incq	%r13
	cmpq	-104(%rsp), %r13
	je	.LBB20_69
.LBB20_80:
	movq	-80(%rsp), %rsi
	movq	(%rsi,%r13,8), %rdi
	cmpq	$2, %r11
	jl	.LBB20_81
	addq	-16(%rsp), %rdi
	movq	%r11, %r10
	.p2align	4
.LBB20_83:
	vpxord	(%rdi,%r14){1to16}, %zmm3, %zmm10
	vmovdqu64	(%rax), %zmm11
	vmovdqu64	64(%rax), %zmm12
	vpxord	(%rdi,%r15){1to16}, %zmm3, %zmm13
	vpdpbusd	%zmm11, %zmm10, %zmm9
	vpdpbusd	%zmm11, %zmm13, %zmm8
	vpxord	(%rdi,%rbp){1to16}, %zmm3, %zmm10
	vpxord	(%rdi,%r12){1to16}, %zmm3, %zmm13
	vpdpbusd	%zmm11, %zmm10, %zmm7
	vpdpbusd	%zmm11, %zmm13, %zmm1
	vpxord	4(%rdi,%r14){1to16}, %zmm3, %zmm10
	vpxord	4(%rdi,%r15){1to16}, %zmm3, %zmm11
	vpdpbusd	%zmm12, %zmm10, %zmm6
	vpdpbusd	%zmm12, %zmm11, %zmm5
	vpxord	4(%rdi,%rbp){1to16}, %zmm3, %zmm10
	vpxord	4(%rdi,%r12){1to16}, %zmm3, %zmm11
	vpdpbusd	%zmm12, %zmm10, %zmm4
	vpdpbusd	%zmm12, %zmm11, %zmm2
	subq	$-128, %rax
	addq	$8, %rdi
	cmpq	$3, %r10
	leaq	-2(%r10), %r10
	ja	.LBB20_83
	addq	%r14, %rdi
	testq	%r10, %r10
	jne	.LBB20_86
	jmp	.LBB20_91
	.p2align	4
.LBB20_81:
	addq	-24(%rsp), %rdi
	movq	%r11, %r10
	testq	%r10, %r10
	je	.LBB20_91
.LBB20_86:
	cmpq	$1, %r10
	jne	.LBB20_92
	movq	%rax, %rsi
	jmp	.LBB20_88
	.p2align	4
.LBB20_92:
	movq	%r10, %r11
	andq	$-2, %r11
	movq	%rax, %rsi
	.p2align	4
.LBB20_93:
	prefetcht0	(%rcx)
	vmovdqu64	(%rsi), %zmm10
	vpxord	(%rdi){1to16}, %zmm3, %zmm11
	vpdpbusd	%zmm10, %zmm11, %zmm9
	vpxord	(%rdi,%r9){1to16}, %zmm3, %zmm11
	vpxord	(%rdi,%r9,2){1to16}, %zmm3, %zmm12
	vpdpbusd	%zmm10, %zmm11, %zmm8
	vpdpbusd	%zmm10, %zmm12, %zmm7
	vpxord	(%rdi,%rbx){1to16}, %zmm3, %zmm11
	vpdpbusd	%zmm10, %zmm11, %zmm1
	prefetcht0	(%rcx,%r8)
	vmovdqu64	64(%rsi), %zmm10
	vpxord	4(%rdi){1to16}, %zmm3, %zmm11
	vpxord	4(%rdi,%r9){1to16}, %zmm3, %zmm12
	vpdpbusd	%zmm10, %zmm11, %zmm9
	vpdpbusd	%zmm10, %zmm12, %zmm8
	vpxord	4(%rdi,%r9,2){1to16}, %zmm3, %zmm11
	vpxord	4(%rdi,%rbx){1to16}, %zmm3, %zmm12
	vpdpbusd	%zmm10, %zmm11, %zmm7
	vpdpbusd	%zmm10, %zmm12, %zmm1
	addq	$8, %rdi
	subq	$-128, %rsi
	addq	%rdx, %rcx
	addq	$-2, %r11
	jne	.LBB20_93
.LBB20_88:
	testb	$1, %r10b
	movq	-112(%rsp), %r11
	je	.LBB20_90
	prefetcht0	(%rcx)
	vmovdqu64	(%rsi), %zmm10
	vpxord	(%rdi){1to16}, %zmm3, %zmm11
	movq	8(%rsp), %rsi
	leaq	(%rcx,%rsi,4), %rcx
	vpdpbusd	%zmm10, %zmm11, %zmm9
	leaq	(%rdi,%r9), %rsi
	vpxord	(%rdi,%r9){1to16}, %zmm3, %zmm11
	vpdpbusd	%zmm10, %zmm11, %zmm8
	vpxord	(%rdi,%r9,2){1to16}, %zmm3, %zmm11
	vpdpbusd	%zmm10, %zmm11, %zmm7
	movq	(%rsp), %rdi
	vpxord	(%rdi,%rsi){1to16}, %zmm3, %zmm11
	vpdpbusd	%zmm10, %zmm11, %zmm1
	jmp	.LBB20_90
	.p2align	4
.LBB20_68:
	vpxor	%xmm2, %xmm2, %xmm2
	vpxor	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vpxor	%xmm6, %xmm6, %xmm6
	vmovdqa64	%zmm1, %zmm7
	vmovdqa64	%zmm1, %zmm8
	vmovdqa64	%zmm1, %zmm9
.LBB20_69:
	vpaddd	%zmm2, %zmm1, %zmm1
	vpaddd	%zmm4, %zmm7, %zmm2
	vpaddd	%zmm5, %zmm8, %zmm3
	vpaddd	%zmm6, %zmm9, %zmm4
	movq	-8(%rsp), %rdx
	testq	%rdx, %rdx
	je	.LBB20_70
	movq	-88(%rsp), %r8
	movq	288(%r8), %rax
	movq	-128(%rsp), %rcx
	vmovdqu64	(%rax,%rcx,4), %zmm5
	movq	-72(%rsp), %r10
	vpmulld	(%rdx,%r10,4){1to16}, %zmm5, %zmm6
	vpaddd	%zmm4, %zmm6, %zmm4
	vpmulld	4(%rdx,%r10,4){1to16}, %zmm5, %zmm6
	vpmulld	8(%rdx,%r10,4){1to16}, %zmm5, %zmm7
	vpaddd	%zmm3, %zmm6, %zmm3
	vpaddd	%zmm2, %zmm7, %zmm2
	vpmulld	12(%rdx,%r10,4){1to16}, %zmm5, %zmm5
	vpaddd	%zmm1, %zmm5, %zmm1
	movq	-120(%rsp), %r13
	jmp	.LBB20_72
	.p2align	4
.LBB20_70:
	movq	-88(%rsp), %r8
	movq	-120(%rsp), %r13
	movq	-72(%rsp), %r10
.LBB20_72:
	movq	-64(%rsp), %r9
	movq	24(%rsp), %rbx
	testq	%rbx, %rbx
	movq	-96(%rsp), %rdi
	jne	.LBB20_73
	movq	128(%r13), %rax
	leaq	-16(%rax), %rcx
	movq	-128(%rsp), %rsi
	movq	%rsi, %rdx
	subq	%rcx, %rdx
	movq	%rdx, %rcx
	sarq	$63, %rcx
	andq	%rdx, %rcx
	vmovdqu64	16(%r8), %zmm5
	movq	272(%r8), %rdx
	vmovups	(%rdx,%rsi,4), %zmm6
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm6, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm6, %zmm3
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm6, %zmm2
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm6, %zmm1
	vbroadcastss	4(%r8), %zmm6
	vminps	%zmm4, %zmm6, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vminps	%zmm3, %zmm6, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vpackssdw	%zmm3, %zmm4, %zmm3
	vminps	%zmm2, %zmm6, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm1, %zmm6, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm2, %zmm1
	vpaddsw	%zmm5, %zmm3, %zmm2
	vpaddsw	%zmm5, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	80(%r8), %zmm1, %zmm1
	vpminsb	144(%r8), %zmm1, %zmm1
	vpxorq	208(%r8), %zmm1, %zmm1
	vpermd	%zmm1, %zmm0, %zmm1
	movq	304(%r8), %rdx
	movq	%rdx, %rsi
	imulq	%r10, %rsi
	addq	296(%r8), %rsi
	addq	%rsi, %rax
	addq	$-16, %rax
	addq	%rcx, %rax
	cmpq	$16, %rdx
	jne	.LBB20_76
	vmovdqu64	%zmm1, (%rax)
	jmp	.LBB20_77
.LBB20_76:
	vmovdqu	%xmm1, (%rax)
	vextracti32x4	$1, %zmm1, (%rax,%rdx)
	vextracti32x4	$2, %zmm1, (%rax,%rdx,2)
	leaq	(%rdx,%rdx,2), %rcx
	vextracti32x4	$3, %zmm1, (%rax,%rcx)
	jmp	.LBB20_77
.LBB20_94:
	movq	%rax, -112(%rsp)
	vmovdqu64	(%rdi), %zmm0
	leaq	64(%rdi), %rcx
	movq	96(%r13), %rsi
	movq	104(%r13), %r12
	movq	%r12, %rdi
	imulq	%rsi, %rdi
	cmpq	$1, %r9
	movq	%r9, -64(%rsp)
	jg	.LBB20_97
	testq	%rsi, %rsi
	je	.LBB20_98
	movq	%r9, %rax
	shrq	$63, %rax
	addq	%r9, %rax
	movabsq	$576460752303423486, %rdx
	andq	%rax, %rdx
	leaq	16(,%rdx,8), %rax
	imulq	%rax, %rdi
	leaq	(%rcx,%rdi,4), %rdi
	movl	$16, %r10d
	jmp	.LBB20_105
.LBB20_97:
	testq	%rsi, %rsi
	je	.LBB20_98
	shlq	$6, %rdi
	addq	%rcx, %rdi
	xorl	%r10d, %r10d
.LBB20_105:
	movq	-120(%rsp), %rax
	vmovdqu64	16(%rax), %zmm2
	movq	80(%rax), %r11
	movq	%r11, %rbx
	imulq	%r9, %rbx
	movq	88(%rax), %r14
	addq	(%rax), %rbx
	leaq	-2(%r12), %r15
	movl	%r10d, %eax
	shll	$4, %eax
	movq	%rax, -80(%rsp)
	shll	$2, %r10d
	vpxor	%xmm1, %xmm1, %xmm1
	xorl	%eax, %eax
	vpxor	%xmm3, %xmm3, %xmm3
	vmovdqa64	%zmm0, %zmm4
	movq	%r15, -104(%rsp)
	jmp	.LBB20_106
	.p2align	4
.LBB20_119:
	shlq	$6, %r13
	addq	%r13, %rcx
.LBB20_120:
	incq	%rax
	cmpq	%rsi, %rax
	je	.LBB20_99
.LBB20_106:
	movq	(%r14,%rax,8), %r8
	addq	%rbx, %r8
	cmpq	$2, %r12
	jl	.LBB20_107
	testb	$2, %r15b
	jne	.LBB20_109
	vpxord	(%r8){1to16}, %zmm2, %zmm5
	vmovdqu64	(%rcx), %zmm6
	vmovdqu64	64(%rcx), %zmm7
	vpdpbusd	%zmm6, %zmm5, %zmm4
	vpxord	(%r8,%r11){1to16}, %zmm2, %zmm5
	vpdpbusd	%zmm6, %zmm5, %zmm0
	vpxord	4(%r8){1to16}, %zmm2, %zmm5
	vpdpbusd	%zmm7, %zmm5, %zmm3
	vpxord	4(%r8,%r11){1to16}, %zmm2, %zmm5
	vpdpbusd	%zmm7, %zmm5, %zmm1
	addq	$8, %r8
	subq	$-128, %rcx
	movq	%r15, %rdx
	jmp	.LBB20_111
	.p2align	4
.LBB20_107:
	movq	%r12, %r13
	jmp	.LBB20_113
	.p2align	4
.LBB20_109:
	movq	%r12, %rdx
.LBB20_111:
	movq	%r15, %r13
	cmpq	$2, %r15
	jb	.LBB20_113
	.p2align	4
.LBB20_112:
	vpxord	(%r8){1to16}, %zmm2, %zmm5
	vmovdqu64	(%rcx), %zmm6
	vmovdqu64	64(%rcx), %zmm7
	vmovdqu64	128(%rcx), %zmm8
	vmovdqu64	192(%rcx), %zmm9
	vpdpbusd	%zmm6, %zmm5, %zmm4
	vpxord	(%r8,%r11){1to16}, %zmm2, %zmm5
	vpdpbusd	%zmm6, %zmm5, %zmm0
	vpxord	4(%r8){1to16}, %zmm2, %zmm5
	vpdpbusd	%zmm7, %zmm5, %zmm3
	vpxord	4(%r8,%r11){1to16}, %zmm2, %zmm5
	vpdpbusd	%zmm7, %zmm5, %zmm1
	vpxord	8(%r8){1to16}, %zmm2, %zmm5
	vpdpbusd	%zmm8, %zmm5, %zmm4
	vpxord	8(%r8,%r11){1to16}, %zmm2, %zmm5
	vpdpbusd	%zmm8, %zmm5, %zmm0
	vpxord	12(%r8){1to16}, %zmm2, %zmm5
	vpdpbusd	%zmm9, %zmm5, %zmm3
	vpxord	12(%r8,%r11){1to16}, %zmm2, %zmm5
	vpdpbusd	%zmm9, %zmm5, %zmm1
	addq	$16, %r8
	addq	$256, %rcx
	leaq	-4(%rdx), %r13
	addq	$-6, %rdx
	cmpq	$-4, %rdx
	movq	%r13, %rdx
	jb	.LBB20_112
.LBB20_113:
	testq	%r13, %r13
	je	.LBB20_120
	cmpq	$4, %r13
	jae	.LBB20_121
	movq	%rcx, %rbp
	jmp	.LBB20_116
	.p2align	4
.LBB20_121:
	movq	%r12, %r15
	movq	%rbx, %r12
	movq	%rsi, %rbx
	movq	%r14, %rsi
	movq	%r13, %rdx
	andq	$-4, %rdx
	movq	%rcx, %rbp
	.p2align	4
.LBB20_122:
	movq	%rdi, %r9
	prefetcht0	(%rdi)
	vmovdqu64	(%rbp), %zmm5
	vpxord	(%r8){1to16}, %zmm2, %zmm6
	vpxord	(%r8,%r11){1to16}, %zmm2, %zmm7
	vpdpbusd	%zmm5, %zmm6, %zmm4
	vpdpbusd	%zmm5, %zmm7, %zmm0
	addq	%r10, %rdi
	prefetcht0	(%r9,%r10)
	vmovdqu64	64(%rbp), %zmm5
	vpxord	4(%r8){1to16}, %zmm2, %zmm6
	vpdpbusd	%zmm5, %zmm6, %zmm4
	vpxord	4(%r8,%r11){1to16}, %zmm2, %zmm6
	vpdpbusd	%zmm5, %zmm6, %zmm0
	prefetcht0	(%r10,%rdi)
	addq	%r10, %rdi
	vmovdqu64	128(%rbp), %zmm5
	vpxord	8(%r8){1to16}, %zmm2, %zmm6
	vpdpbusd	%zmm5, %zmm6, %zmm4
	vpxord	8(%r8,%r11){1to16}, %zmm2, %zmm6
	prefetcht0	(%r10,%rdi)
	vmovdqu64	192(%rbp), %zmm7
	vpdpbusd	%zmm5, %zmm6, %zmm0
	vpxord	12(%r8){1to16}, %zmm2, %zmm5
	vpdpbusd	%zmm7, %zmm5, %zmm4
	vpxord	12(%r8,%r11){1to16}, %zmm2, %zmm5
	vpdpbusd	%zmm7, %zmm5, %zmm0
	addq	$16, %r8
	addq	$256, %rbp
	addq	%r10, %rdi
	addq	%r10, %rdi
	addq	$-4, %rdx
	jne	.LBB20_122
	addq	-80(%rsp), %r9
	movq	%r9, %rdi
	movq	%rsi, %r14
	movq	%rbx, %rsi
	movq	%r12, %rbx
	movq	%r15, %r12
	movq	-104(%rsp), %r15
.LBB20_116:
	movl	%r13d, %edx
	andl	$3, %edx
	je	.LBB20_119
	shll	$6, %edx
	xorl	%r9d, %r9d
	.p2align	4
.LBB20_118:
	prefetcht0	(%rdi)
	vmovdqu64	(%rbp,%r9), %zmm5
	vpxord	(%r8){1to16}, %zmm2, %zmm6
	vpxord	(%r8,%r11){1to16}, %zmm2, %zmm7
	vpdpbusd	%zmm5, %zmm6, %zmm4
	vpdpbusd	%zmm5, %zmm7, %zmm0
	addq	$4, %r8
	addq	%r10, %rdi
	addq	$64, %r9
	cmpq	%r9, %rdx
	jne	.LBB20_118
	jmp	.LBB20_119
.LBB20_98:
	vpxor	%xmm1, %xmm1, %xmm1
	vpxor	%xmm3, %xmm3, %xmm3
	vmovdqa64	%zmm0, %zmm4
.LBB20_99:
	vpaddd	%zmm1, %zmm0, %zmm0
	vpaddd	%zmm3, %zmm4, %zmm1
	movq	-88(%rsp), %rsi
	movq	280(%rsi), %rax
	testq	%rax, %rax
	je	.LBB20_100
	movq	288(%rsi), %rcx
	movq	-128(%rsp), %rdx
	vmovdqu64	(%rcx,%rdx,4), %zmm2
	movq	-64(%rsp), %r10
	vpmulld	(%rax,%r10,4){1to16}, %zmm2, %zmm3
	vpaddd	%zmm1, %zmm3, %zmm1
	vpmulld	4(%rax,%r10,4){1to16}, %zmm2, %zmm2
	vpaddd	%zmm0, %zmm2, %zmm0
	movq	-120(%rsp), %r13
	movq	-96(%rsp), %rdi
	jmp	.LBB20_102
.LBB20_100:
	movq	-120(%rsp), %r13
	movq	-96(%rsp), %rdi
	movq	-64(%rsp), %r10
.LBB20_102:
	movq	-112(%rsp), %rbx
	movq	312(%rsi), %rax
	testq	%rax, %rax
	je	.LBB20_124
	movq	304(%rsi), %rcx
	movq	%rcx, %rdx
	imulq	%r10, %rdx
	leaq	(%rax,%rdx,4), %rdx
	movq	128(%r13), %rsi
	leaq	-16(%rsi), %r9
	movq	-128(%rsp), %r8
	subq	%r9, %r8
	movq	%r8, %r9
	sarq	$63, %r9
	andq	%r8, %r9
	addq	%r9, %rsi
	addq	$-16, %rsi
	vmovdqu64	%zmm1, (%rdx,%rsi,4)
	incq	%r10
	imulq	%rcx, %r10
	leaq	(%rax,%r10,4), %rax
	vmovdqu64	%zmm0, (%rax,%rsi,4)
	cmpq	-56(%rsp), %rbx
	jl	.LBB20_126
	jmp	.LBB20_154
.LBB20_124:
	movq	128(%r13), %rax
	leaq	-16(%rax), %rcx
	movq	-128(%rsp), %r8
	movq	%r8, %rdx
	subq	%rcx, %rdx
	movq	%rdx, %rcx
	sarq	$63, %rcx
	andq	%rdx, %rcx
	addq	%rcx, %rax
	addq	$-16, %rax
	vcvtdq2ps	%zmm1, %zmm1
	vbroadcastss	(%rsi), %zmm2
	vbroadcastss	4(%rsi), %zmm3
	movq	272(%rsi), %rcx
	vmulps	(%rcx,%r8,4), %zmm1, %zmm1
	vmaxps	%zmm2, %zmm1, %zmm1
	vminps	%zmm3, %zmm1, %zmm1
	vbroadcastss	.LCPI20_1(%rip), %zmm4
	vaddps	%zmm4, %zmm1, %zmm1
	vpmovdb	%zmm1, %xmm1
	movq	296(%rsi), %rdx
	vpbroadcastb	8(%rsi), %xmm5
	vpaddb	%xmm1, %xmm5, %xmm1
	movq	304(%rsi), %rsi
	movq	%rsi, %r9
	imulq	%r10, %r9
	addq	%rdx, %r9
	vmovdqu	%xmm1, (%r9,%rax)
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rcx,%r8,4), %zmm0, %zmm0
	vmaxps	%zmm2, %zmm0, %zmm0
	vminps	%zmm3, %zmm0, %zmm0
	vaddps	%zmm4, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	incq	%r10
	vpaddb	%xmm0, %xmm5, %xmm0
	imulq	%rsi, %r10
	addq	%rdx, %r10
	vmovdqu	%xmm0, (%r10,%rax)
	cmpq	-56(%rsp), %rbx
	jge	.LBB20_154
.LBB20_126:
	vmovdqu64	(%rdi), %zmm0
	movq	96(%r13), %rax
	xorl	%ecx, %ecx
	testq	%rbx, %rbx
	setle	%dl
	testq	%rax, %rax
	movq	%rbx, -112(%rsp)
	je	.LBB20_127
	movq	104(%r13), %r15
	movb	%dl, %cl
	shll	$4, %ecx
	leaq	64(%rdi), %r10
	movq	%rbx, %rdx
	shlq	$4, %rdx
	addq	$16, %rdx
	testq	%rbx, %rbx
	movl	$16, %esi
	cmovleq	%rdx, %rsi
	imulq	%rax, %rsi
	imulq	%r15, %rsi
	leaq	(%rdi,%rsi,4), %r11
	addq	$64, %r11
	vmovdqu64	16(%r13), %zmm1
	movq	80(%r13), %r8
	imulq	%rbx, %r8
	movq	88(%r13), %r9
	addq	(%r13), %r8
	leaq	-2(%r15), %rdi
	movl	%edi, %edx
	shrl	%edx
	incl	%edx
	andl	$3, %edx
	movq	%rdx, -80(%rsp)
	movl	%edi, %r14d
	andl	$6, %r14d
	movl	%ecx, %edx
	shll	$4, %edx
	movq	%rdx, -104(%rsp)
	shll	$2, %ecx
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%r12d, %r12d
	jmp	.LBB20_134
	.p2align	4
.LBB20_148:
	shlq	$6, %rdx
	addq	%rdx, %r10
.LBB20_149:
	incq	%r12
	cmpq	%rax, %r12
	je	.LBB20_128
.LBB20_134:
	movq	(%r9,%r12,8), %r13
	addq	%r8, %r13
	cmpq	$2, %r15
	jl	.LBB20_135
	cmpl	$6, %r14d
	jne	.LBB20_138
	movq	%r15, %rbp
	jmp	.LBB20_140
	.p2align	4
.LBB20_135:
	movq	%r15, %rdx
	jmp	.LBB20_142
	.p2align	4
.LBB20_138:
	movq	-80(%rsp), %rdx
	movq	%r15, %rbp
	.p2align	4
.LBB20_139:
	vpxord	(%r13){1to16}, %zmm1, %zmm3
	vpdpbusd	(%r10), %zmm3, %zmm0
	vpxord	4(%r13){1to16}, %zmm1, %zmm3
	vpdpbusd	64(%r10), %zmm3, %zmm2
	addq	$8, %r13
	subq	$-128, %r10
	addq	$-2, %rbp
	decq	%rdx
	jne	.LBB20_139
.LBB20_140:
	movq	%rbp, %rdx
	cmpq	$6, %rdi
	jb	.LBB20_142
	.p2align	4
.LBB20_141:
	vpxord	(%r13){1to16}, %zmm1, %zmm3
	vpdpbusd	(%r10), %zmm3, %zmm0
	vpxord	4(%r13){1to16}, %zmm1, %zmm3
	vpdpbusd	64(%r10), %zmm3, %zmm2
	vpxord	8(%r13){1to16}, %zmm1, %zmm3
	vpdpbusd	128(%r10), %zmm3, %zmm0
	vpxord	12(%r13){1to16}, %zmm1, %zmm3
	vpdpbusd	192(%r10), %zmm3, %zmm2
	vpxord	16(%r13){1to16}, %zmm1, %zmm3
	vpdpbusd	256(%r10), %zmm3, %zmm0
	vpxord	20(%r13){1to16}, %zmm1, %zmm3
	vpdpbusd	320(%r10), %zmm3, %zmm2
	vpxord	24(%r13){1to16}, %zmm1, %zmm3
	vpdpbusd	384(%r10), %zmm3, %zmm0
	vpxord	28(%r13){1to16}, %zmm1, %zmm3
	vpdpbusd	448(%r10), %zmm3, %zmm2
	addq	$32, %r13
	addq	$512, %r10
	leaq	-8(%rbp), %rdx
	addq	$-10, %rbp
	cmpq	$-4, %rbp
	movq	%rdx, %rbp
	jb	.LBB20_141
.LBB20_142:
	testq	%rdx, %rdx
	je	.LBB20_149
	cmpq	$4, %rdx
	jae	.LBB20_150
	movq	%r10, %rbp
	jmp	.LBB20_145
	.p2align	4
.LBB20_150:
	movq	%rdx, %rsi
	andq	$-4, %rsi
	movq	%r10, %rbp
	.p2align	4
.LBB20_151:
	movq	%r11, %rbx
	prefetcht0	(%r11)
	vpxord	(%r13){1to16}, %zmm1, %zmm3
	vpdpbusd	(%rbp), %zmm3, %zmm0
	addq	%rcx, %r11
	prefetcht0	(%rbx,%rcx)
	vpxord	4(%r13){1to16}, %zmm1, %zmm3
	vpdpbusd	64(%rbp), %zmm3, %zmm0
	prefetcht0	(%rcx,%r11)
	addq	%rcx, %r11
	vpxord	8(%r13){1to16}, %zmm1, %zmm3
	vpdpbusd	128(%rbp), %zmm3, %zmm0
	prefetcht0	(%rcx,%r11)
	addq	%rcx, %r11
	vpxord	12(%r13){1to16}, %zmm1, %zmm3
	vpdpbusd	192(%rbp), %zmm3, %zmm0
	addq	$16, %r13
	addq	$256, %rbp
	addq	%rcx, %r11
	addq	$-4, %rsi
	jne	.LBB20_151
	addq	-104(%rsp), %rbx
	movq	%rbx, %r11
.LBB20_145:
	movl	%edx, %esi
	andl	$3, %esi
	je	.LBB20_148
	xorl	%ebx, %ebx
	.p2align	4
.LBB20_147:
	prefetcht0	(%r11)
	vpxord	(%r13,%rbx,4){1to16}, %zmm1, %zmm3
	vpdpbusd	(%rbp), %zmm3, %zmm0
	addq	$64, %rbp
	incq	%rbx
	addq	%rcx, %r11
	cmpq	%rbx, %rsi
	jne	.LBB20_147
	jmp	.LBB20_148
.LBB20_127:
	vxorps	%xmm2, %xmm2, %xmm2
.LBB20_128:
	vpaddd	%zmm2, %zmm0, %zmm0
	movq	-88(%rsp), %rsi
	movq	280(%rsi), %rax
	testq	%rax, %rax
	je	.LBB20_129
	movq	288(%rsi), %rcx
	movq	-112(%rsp), %r8
	vpbroadcastd	(%rax,%r8,4), %zmm1
	movq	-128(%rsp), %rax
	vpmulld	(%rcx,%rax,4), %zmm1, %zmm1
	vpaddd	%zmm0, %zmm1, %zmm0
	movq	-120(%rsp), %rcx
	jmp	.LBB20_131
.LBB20_129:
	movq	-120(%rsp), %rcx
	movq	-112(%rsp), %r8
.LBB20_131:
	movq	312(%rsi), %rax
	testq	%rax, %rax
	je	.LBB20_153
	imulq	304(%rsi), %r8
	leaq	(%rax,%r8,4), %rax
	movq	128(%rcx), %rcx
	leaq	-16(%rcx), %rdx
	movq	-128(%rsp), %rsi
	subq	%rdx, %rsi
	movq	%rsi, %rdx
	sarq	$63, %rdx
	andq	%rsi, %rdx
	leaq	(%rax,%rcx,4), %rax
	addq	$-64, %rax
	vmovdqu64	%zmm0, (%rax,%rdx,4)
	jmp	.LBB20_154
.LBB20_153:
	movq	128(%rcx), %rax
	leaq	-16(%rax), %rcx
	movq	-128(%rsp), %rdi
	movq	%rdi, %rdx
	subq	%rcx, %rdx
	movq	%rdx, %rcx
	sarq	$63, %rcx
	andq	%rdx, %rcx
	movq	272(%rsi), %rdx
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rdx,%rdi,4), %zmm0, %zmm0
	vmaxps	(%rsi){1to16}, %zmm0, %zmm0
	vminps	4(%rsi){1to16}, %zmm0, %zmm0
	vaddps	.LCPI20_1(%rip){1to16}, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	8(%rsi), %xmm1
	imulq	304(%rsi), %r8
	vpaddb	%xmm0, %xmm1, %xmm0
	addq	296(%rsi), %r8
	addq	%r8, %rax
	addq	$-16, %rax
	vmovdqu	%xmm0, (%rcx,%rax)
.LBB20_154:
	addq	$48, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end20:
	.size	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5, .Lfunc_end20-$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI21_0:
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
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI21_1:
	.long	0x4b400000
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
	subq	$56, %rsp
	leaq	8(%rdx), %rax
	movq	%rcx, -96(%rsp)
	cmpq	%rax, %rcx
	movq	%rsi, -112(%rsp)
	movq	%r8, -88(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rdi, -56(%rsp)
	jge	.LBB21_2
	movq	%rdx, %rbx
.LBB21_14:
	leaq	4(%rbx), %rax
	cmpq	%rax, -96(%rsp)
	jge	.LBB21_23
	movq	%rbx, %r12
	movq	-128(%rsp), %r15
.LBB21_35:
	leaq	2(%r12), %rax
	cmpq	%rax, -96(%rsp)
	jl	.LBB21_76
	movq	%rax, -120(%rsp)
	vmovdqu64	(%rdi), %zmm0
	vmovdqu64	64(%rdi), %zmm1
	leaq	128(%rdi), %r14
	movq	96(%r15), %rdx
	movq	104(%r15), %r9
	movq	%r9, %rdi
	imulq	%rdx, %rdi
	cmpq	$3, %r12
	movq	%r12, -64(%rsp)
	jg	.LBB21_51
	testq	%rdx, %rdx
	je	.LBB21_52
	movq	%r12, %rax
	shrq	$63, %rax
	addq	%r12, %rax
	movabsq	$576460752303423486, %rcx
	andq	%rax, %rcx
	leaq	32(,%rcx,8), %rax
	imulq	%rax, %rdi
	leaq	(%r14,%rdi,4), %rdi
	movl	$16, %eax
	jmp	.LBB21_59
.LBB21_2:
	leaq	128(%rdi), %rcx
	movq	%rcx, -104(%rsp)
	movq	96(%r13), %r10
	movq	104(%r13), %r11
	movq	%r11, %rcx
	imulq	%r10, %rcx
	movq	280(%r8), %rbp
	movq	312(%r8), %r8
	movq	%r8, -80(%rsp)
	movq	%rcx, -32(%rsp)
	shlq	$7, %rcx
	addq	%rdi, %rcx
	addq	$128, %rcx
	movq	%rcx, -40(%rsp)
	leaq	16(%rsi), %rcx
	movq	%rcx, -120(%rsp)
	movq	%r11, %r12
	shlq	$7, %r12
	vmovdqa64	.LCPI21_0(%rip), %zmm0
	movq	%rbp, -72(%rsp)
	jmp	.LBB21_3
	.p2align	4
.LBB21_12:
	movq	-128(%rsp), %rax
	movq	128(%rax), %r8
	leaq	-16(%r8), %rbx
	movq	%rsi, %rax
	subq	%rbx, %rax
	movq	%rax, %rcx
	sarq	$63, %rcx
	andq	%rax, %rcx
	vmovdqu64	16(%rdi), %zmm20
	vmovdqu64	80(%rdi), %zmm17
	vmovdqu64	144(%rdi), %zmm18
	vmovdqu64	208(%rdi), %zmm19
	leaq	-16(%rcx,%r8), %r13
	movq	272(%rdi), %rcx
	vmovups	(%rcx,%rsi,4), %zmm21
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	%zmm16, %zmm21, %zmm16
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	%zmm15, %zmm21, %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm21, %zmm14
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm21, %zmm21
	vbroadcastss	4(%rdi), %zmm13
	vminps	%zmm16, %zmm13, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vminps	%zmm15, %zmm13, %zmm15
	vcvtps2dq	%zmm15, %zmm15
	vpackssdw	%zmm15, %zmm16, %zmm15
	vminps	%zmm14, %zmm13, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vminps	%zmm21, %zmm13, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vpackssdw	%zmm16, %zmm14, %zmm14
	vpaddsw	%zmm20, %zmm15, %zmm15
	vpaddsw	%zmm20, %zmm14, %zmm14
	vpacksswb	%zmm14, %zmm15, %zmm14
	vpmaxsb	%zmm17, %zmm14, %zmm14
	vpminsb	%zmm18, %zmm14, %zmm14
	vpxorq	%zmm14, %zmm19, %zmm14
	vpermd	%zmm14, %zmm0, %zmm14
	movq	296(%rdi), %r9
	movq	304(%rdi), %rax
	movq	%rax, %r14
	imulq	%rdx, %r14
	addq	%r9, %r14
	leaq	(%r14,%r13), %r15
	vmovdqu	%xmm14, (%r14,%r13)
	vextracti32x4	$1, %zmm14, (%rax,%r15)
	vextracti32x4	$2, %zmm14, (%r15,%rax,2)
	leaq	(%rax,%rax,2), %rdi
	vextracti32x4	$3, %zmm14, (%r15,%rdi)
	movq	-120(%rsp), %r15
	subq	%rbx, %r15
	movq	%r15, %rbx
	sarq	$63, %rbx
	andq	%r15, %rbx
	addq	%rbx, %r8
	addq	$-16, %r8
	movq	-112(%rsp), %rsi
	vmovups	64(%rcx,%rsi,4), %zmm14
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm14, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm14, %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm14, %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm14, %zmm9
	vminps	%zmm12, %zmm13, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vminps	%zmm11, %zmm13, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm12, %zmm11
	vminps	%zmm10, %zmm13, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vminps	%zmm9, %zmm13, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm10, %zmm9
	vpaddsw	%zmm20, %zmm11, %zmm10
	vpaddsw	%zmm20, %zmm9, %zmm9
	vpacksswb	%zmm9, %zmm10, %zmm9
	vpmaxsb	%zmm17, %zmm9, %zmm9
	vpminsb	%zmm18, %zmm9, %zmm9
	vpxorq	%zmm9, %zmm19, %zmm9
	vpermd	%zmm9, %zmm0, %zmm9
	vmovdqu	%xmm9, (%r14,%r8)
	addq	%r8, %r14
	vextracti32x4	$1, %zmm9, (%rax,%r14)
	vextracti32x4	$2, %zmm9, (%r14,%rax,2)
	vextracti32x4	$3, %zmm9, (%r14,%rdi)
	movq	-112(%rsp), %rsi
	leaq	4(%rdx), %rbx
	vmovups	(%rcx,%rsi,4), %zmm9
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm9, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm9, %zmm6
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm9, %zmm2
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm9, %zmm8
	vminps	%zmm7, %zmm13, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vminps	%zmm6, %zmm13, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vpackssdw	%zmm6, %zmm7, %zmm6
	vminps	%zmm2, %zmm13, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm8, %zmm13, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm2, %zmm2
	vpaddsw	%zmm20, %zmm6, %zmm6
	vpaddsw	%zmm20, %zmm2, %zmm2
	vpacksswb	%zmm2, %zmm6, %zmm2
	vpmaxsb	%zmm17, %zmm2, %zmm2
	vpminsb	%zmm18, %zmm2, %zmm2
	vpxorq	%zmm2, %zmm19, %zmm2
	vpermd	%zmm2, %zmm0, %zmm2
	imulq	%rax, %rbx
	addq	%r9, %rbx
	leaq	(%rbx,%r13), %r9
	vmovdqu	%xmm2, (%rbx,%r13)
	vextracti32x4	$1, %zmm2, (%rax,%r9)
	vextracti32x4	$2, %zmm2, (%r9,%rax,2)
	vextracti32x4	$3, %zmm2, (%r9,%rdi)
	vmovups	64(%rcx,%rsi,4), %zmm2
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm2, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm2, %zmm3
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm2, %zmm1
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm2, %zmm2
	vminps	%zmm4, %zmm13, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vminps	%zmm3, %zmm13, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vpackssdw	%zmm3, %zmm4, %zmm3
	vminps	%zmm1, %zmm13, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vminps	%zmm2, %zmm13, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm1, %zmm1
	vpaddsw	%zmm20, %zmm3, %zmm2
	vpaddsw	%zmm20, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	%zmm17, %zmm1, %zmm1
	vpminsb	%zmm18, %zmm1, %zmm1
	vpxorq	%zmm1, %zmm19, %zmm1
	vpermd	%zmm1, %zmm0, %zmm1
	leaq	(%rbx,%r8), %rcx
	vmovdqu	%xmm1, (%rbx,%r8)
	vextracti32x4	$1, %zmm1, (%rax,%rcx)
	vextracti32x4	$2, %zmm1, (%rcx,%rax,2)
	vextracti32x4	$3, %zmm1, (%rcx,%rdi)
.LBB21_13:
	movq	-48(%rsp), %rbx
	leaq	8(%rbx), %rax
	addq	$8, %rdx
	cmpq	%rax, -96(%rsp)
	movq	-88(%rsp), %r8
	movq	-56(%rsp), %rdi
	jl	.LBB21_14
.LBB21_3:
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	cmpq	$15, %rdx
	movq	%rax, -48(%rsp)
	jg	.LBB21_6
	leaq	7(%rdx), %rax
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rax
	testq	%r10, %r10
	movq	-104(%rsp), %rdi
	je	.LBB21_7
	movabsq	$2305843009213693944, %rcx
	andq	%rcx, %rax
	leaq	32(,%rax,2), %rax
	imulq	-32(%rsp), %rax
	leaq	(%rdi,%rax,4), %rcx
	movl	$16, %ebp
	jmp	.LBB21_17
	.p2align	4
.LBB21_6:
	testq	%r10, %r10
	movq	-104(%rsp), %rdi
	je	.LBB21_7
	movq	-40(%rsp), %rcx
	xorl	%ebp, %ebp
.LBB21_17:
	movq	-128(%rsp), %rax
	vmovdqu64	16(%rax), %zmm17
	movq	80(%rax), %rbx
	movq	88(%rax), %r9
	movq	%rbx, %r14
	imulq	%rdx, %r14
	addq	(%rax), %r14
	shll	$2, %ebp
	vmovdqa64	%zmm1, %zmm3
	vmovdqa64	%zmm2, %zmm6
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm7
	vmovdqa64	%zmm1, %zmm9
	vmovdqa64	%zmm2, %zmm13
	vmovdqa64	%zmm1, %zmm10
	vmovdqa64	%zmm2, %zmm14
	vmovdqa64	%zmm1, %zmm11
	vmovdqa64	%zmm2, %zmm15
	vmovdqa64	%zmm1, %zmm12
	vmovdqa64	%zmm2, %zmm16
	movl	$0, %r13d
	vmovdqa64	%zmm1, %zmm5
	vmovdqa64	%zmm2, %zmm8
	jmp	.LBB21_18
	.p2align	4
.LBB21_22:
	incq	%r13
	cmpq	%r10, %r13
	je	.LBB21_8
.LBB21_18:
	testq	%r11, %r11
	je	.LBB21_22
	movq	(%r9,%r13,8), %rax
	addq	%r14, %rax
	movq	%rdi, %r8
	xorl	%esi, %esi
	.p2align	4
.LBB21_20:
	leaq	(%rax,%rsi,4), %r15
	prefetcht0	(%rcx)
	vmovdqu64	(%r8), %zmm18
	vmovdqu64	64(%r8), %zmm19
	vpxord	(%rax,%rsi,4){1to16}, %zmm17, %zmm20
	vpdpbusd	%zmm18, %zmm20, %zmm16
	vpdpbusd	%zmm19, %zmm20, %zmm12
	vpxord	(%rbx,%r15){1to16}, %zmm17, %zmm20
	addq	%rbx, %r15
	vpdpbusd	%zmm18, %zmm20, %zmm15
	vpdpbusd	%zmm19, %zmm20, %zmm11
	vpxord	(%rbx,%r15){1to16}, %zmm17, %zmm20
	addq	%rbx, %r15
	vpdpbusd	%zmm18, %zmm20, %zmm14
	vpdpbusd	%zmm19, %zmm20, %zmm10
	vpxord	(%rbx,%r15){1to16}, %zmm17, %zmm20
	addq	%rbx, %r15
	vpdpbusd	%zmm18, %zmm20, %zmm13
	vpdpbusd	%zmm19, %zmm20, %zmm9
	vpxord	(%rbx,%r15){1to16}, %zmm17, %zmm20
	addq	%rbx, %r15
	vpdpbusd	%zmm18, %zmm20, %zmm7
	vpdpbusd	%zmm19, %zmm20, %zmm4
	vpxord	(%rbx,%r15){1to16}, %zmm17, %zmm20
	addq	%rbx, %r15
	vpdpbusd	%zmm18, %zmm20, %zmm6
	vpxord	(%rbx,%r15){1to16}, %zmm17, %zmm21
	vpdpbusd	%zmm19, %zmm20, %zmm3
	addq	%rbx, %r15
	vpdpbusd	%zmm18, %zmm21, %zmm2
	vpdpbusd	%zmm19, %zmm21, %zmm1
	vpxord	(%rbx,%r15){1to16}, %zmm17, %zmm20
	incq	%rsi
	vpdpbusd	%zmm18, %zmm20, %zmm8
	vpdpbusd	%zmm19, %zmm20, %zmm5
	subq	$-128, %r8
	addq	%rbp, %rcx
	cmpq	%rsi, %r11
	jne	.LBB21_20
	addq	%r12, %rdi
	jmp	.LBB21_22
	.p2align	4
.LBB21_7:
	vmovdqa64	%zmm1, %zmm3
	vmovdqa64	%zmm2, %zmm6
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm7
	vmovdqa64	%zmm1, %zmm9
	vmovdqa64	%zmm2, %zmm13
	vmovdqa64	%zmm1, %zmm10
	vmovdqa64	%zmm2, %zmm14
	vmovdqa64	%zmm1, %zmm11
	vmovdqa64	%zmm2, %zmm15
	vmovdqa64	%zmm1, %zmm12
	vmovdqa64	%zmm2, %zmm16
	vmovdqa64	%zmm1, %zmm5
	vmovdqa64	%zmm2, %zmm8
.LBB21_8:
	movq	-72(%rsp), %rbp
	testq	%rbp, %rbp
	movq	-112(%rsp), %rsi
	movq	-88(%rsp), %rdi
	je	.LBB21_10
	movq	288(%rdi), %rax
	vpbroadcastd	(%rbp,%rdx,4), %zmm17
	vmovdqu64	(%rax,%rsi,4), %zmm18
	vmovdqu64	64(%rax,%rsi,4), %zmm19
	vpmulld	%zmm18, %zmm17, %zmm20
	vpaddd	%zmm16, %zmm20, %zmm16
	vpmulld	%zmm17, %zmm19, %zmm17
	vpaddd	%zmm12, %zmm17, %zmm12
	vpbroadcastd	4(%rbp,%rdx,4), %zmm17
	vpmulld	%zmm18, %zmm17, %zmm20
	vpaddd	%zmm15, %zmm20, %zmm15
	vpmulld	%zmm19, %zmm17, %zmm17
	vpaddd	%zmm11, %zmm17, %zmm11
	vpbroadcastd	8(%rbp,%rdx,4), %zmm17
	vpmulld	%zmm18, %zmm17, %zmm20
	vpmulld	%zmm19, %zmm17, %zmm17
	vpaddd	%zmm14, %zmm20, %zmm14
	vpaddd	%zmm10, %zmm17, %zmm10
	vpbroadcastd	12(%rbp,%rdx,4), %zmm17
	vpmulld	%zmm18, %zmm17, %zmm20
	vpaddd	%zmm13, %zmm20, %zmm13
	vpmulld	%zmm19, %zmm17, %zmm17
	vpaddd	%zmm9, %zmm17, %zmm9
	vpbroadcastd	16(%rbp,%rdx,4), %zmm17
	vpmulld	%zmm18, %zmm17, %zmm20
	vpaddd	%zmm7, %zmm20, %zmm7
	vpmulld	%zmm19, %zmm17, %zmm17
	vpaddd	%zmm4, %zmm17, %zmm4
	vpbroadcastd	20(%rbp,%rdx,4), %zmm17
	vpmulld	%zmm18, %zmm17, %zmm20
	vpmulld	%zmm19, %zmm17, %zmm17
	vpaddd	%zmm6, %zmm20, %zmm6
	vpaddd	%zmm3, %zmm17, %zmm3
	vpbroadcastd	24(%rbp,%rdx,4), %zmm17
	vpmulld	%zmm18, %zmm17, %zmm20
	vpaddd	%zmm2, %zmm20, %zmm2
	vpmulld	%zmm19, %zmm17, %zmm17
	vpaddd	%zmm1, %zmm17, %zmm1
	vpbroadcastd	28(%rbp,%rdx,4), %zmm17
	vpmulld	%zmm18, %zmm17, %zmm18
	vpaddd	%zmm8, %zmm18, %zmm8
	vpmulld	%zmm19, %zmm17, %zmm17
	vpaddd	%zmm5, %zmm17, %zmm5
.LBB21_10:
	movq	-80(%rsp), %r15
	testq	%r15, %r15
	je	.LBB21_12
	movq	304(%rdi), %rax
	movq	-128(%rsp), %rcx
	movq	128(%rcx), %r9
	leaq	-16(%r9), %rcx
	movq	%rsi, %rdi
	subq	%rcx, %rdi
	movq	%rdi, %rcx
	sarq	$63, %rcx
	andq	%rdi, %rcx
	addq	%r9, %rcx
	addq	$-16, %rcx
	movq	%rsi, %rdi
	subq	%r9, %rdi
	addq	$32, %rdi
	movq	%rdi, %r8
	sarq	$63, %r8
	andq	%rdi, %r8
	leaq	(%r8,%r9), %r14
	addq	$-16, %r14
	leaq	1(%rdx), %rdi
	imulq	%rax, %rdi
	leaq	2(%rdx), %r8
	imulq	%rax, %r8
	leaq	3(%rdx), %r9
	imulq	%rax, %r9
	movq	%rax, %rbx
	imulq	%rdx, %rbx
	leaq	(%r15,%rbx,4), %rbx
	vmovdqu64	%zmm16, (%rbx,%rcx,4)
	vmovdqu64	%zmm12, (%rbx,%r14,4)
	leaq	4(%rdx), %rbx
	imulq	%rax, %rbx
	leaq	(%r15,%rdi,4), %rdi
	vmovdqu64	%zmm15, (%rdi,%rcx,4)
	vmovdqu64	%zmm11, (%rdi,%r14,4)
	leaq	(%r15,%r8,4), %rdi
	vmovdqu64	%zmm14, (%rdi,%rcx,4)
	vmovdqu64	%zmm10, (%rdi,%r14,4)
	leaq	5(%rdx), %rdi
	imulq	%rax, %rdi
	leaq	(%r15,%r9,4), %r8
	vmovdqu64	%zmm13, (%r8,%rcx,4)
	vmovdqu64	%zmm9, (%r8,%r14,4)
	leaq	(%r15,%rbx,4), %r8
	vmovdqu64	%zmm7, (%r8,%rcx,4)
	vmovdqu64	%zmm4, (%r8,%r14,4)
	leaq	6(%rdx), %r8
	imulq	%rax, %r8
	leaq	(%r15,%rdi,4), %rdi
	vmovdqu64	%zmm6, (%rdi,%rcx,4)
	vmovdqu64	%zmm3, (%rdi,%r14,4)
	leaq	(%r15,%r8,4), %rdi
	vmovdqu64	%zmm2, (%rdi,%rcx,4)
	vmovdqu64	%zmm1, (%rdi,%r14,4)
	leaq	7(%rdx), %rdi
	imulq	%rax, %rdi
	leaq	(%r15,%rdi,4), %rax
	vmovdqu64	%zmm8, (%rax,%rcx,4)
	vmovdqu64	%zmm5, (%rax,%r14,4)
	jmp	.LBB21_13
.LBB21_23:
	leaq	128(%rdi), %rcx
	movq	%rcx, -24(%rsp)
	movq	-128(%rsp), %r15
	movq	96(%r15), %rcx
	movq	104(%r15), %r11
	movq	%r11, %rdx
	movq	%rcx, -104(%rsp)
	imulq	%rcx, %rdx
	movq	280(%r8), %rcx
	movq	%rcx, 32(%rsp)
	movq	312(%r8), %rcx
	movq	%rcx, 24(%rsp)
	movq	%rdx, 8(%rsp)
	movq	%rdx, %rcx
	shlq	$7, %rcx
	addq	%rdi, %rcx
	addq	$128, %rcx
	movq	%rcx, (%rsp)
	leaq	16(%rsi), %rcx
	movq	%rcx, 16(%rsp)
	movq	%r11, %rcx
	shlq	$7, %rcx
	movq	%rcx, -72(%rsp)
	movq	%r11, %rcx
	andq	$-2, %rcx
	movq	%rcx, 48(%rsp)
	leaq	3(%rbx), %r9
	leaq	2(%rbx), %rcx
	movq	%rcx, -8(%rsp)
	leaq	1(%rbx), %rcx
	movq	%rcx, -16(%rsp)
	vmovdqa64	.LCPI21_0(%rip), %zmm0
	jmp	.LBB21_24
	.p2align	4
.LBB21_33:
	movq	128(%r15), %rsi
	leaq	-16(%rsi), %rax
	movq	%r9, %rcx
	subq	%rax, %rcx
	movq	%rcx, %rdi
	vmovdqu64	16(%r10), %zmm10
	vmovdqu64	80(%r10), %zmm9
	sarq	$63, %rdi
	vmovdqu64	144(%r10), %zmm11
	vmovdqu64	208(%r10), %zmm12
	movq	272(%r10), %rdx
	vmovups	(%rdx,%r9,4), %zmm13
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm13, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm13, %zmm7
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm13, %zmm6
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm13, %zmm2
	vbroadcastss	4(%r10), %zmm13
	andq	%rcx, %rdi
	vminps	%zmm8, %zmm13, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vminps	%zmm7, %zmm13, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vpackssdw	%zmm7, %zmm8, %zmm7
	vminps	%zmm6, %zmm13, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vminps	%zmm2, %zmm13, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm6, %zmm2
	vpaddsw	%zmm10, %zmm7, %zmm6
	vpaddsw	%zmm10, %zmm2, %zmm2
	vpacksswb	%zmm2, %zmm6, %zmm2
	vpmaxsb	%zmm9, %zmm2, %zmm2
	vpminsb	%zmm11, %zmm2, %zmm2
	vpxorq	%zmm2, %zmm12, %zmm2
	vpermd	%zmm2, %zmm0, %zmm2
	movq	304(%r10), %rcx
	movq	%rcx, %r8
	imulq	%rbx, %r8
	addq	296(%r10), %r8
	addq	%r8, %rsi
	addq	$-16, %rsi
	leaq	(%rsi,%rdi), %r8
	vmovdqu	%xmm2, (%rdi,%rsi)
	vextracti32x4	$1, %zmm2, (%rcx,%r8)
	vextracti32x4	$2, %zmm2, (%r8,%rcx,2)
	leaq	(%rcx,%rcx,2), %rdi
	vextracti32x4	$3, %zmm2, (%r8,%rdi)
	movq	16(%rsp), %r8
	subq	%rax, %r8
	movq	%r8, %rax
	sarq	$63, %rax
	andq	%r8, %rax
	vmovups	64(%rdx,%r9,4), %zmm2
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm2, %zmm5
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm2, %zmm4
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm2, %zmm3
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm2, %zmm1
	vminps	%zmm5, %zmm13, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm4, %zmm13, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm2, %zmm2
	vminps	%zmm3, %zmm13, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vminps	%zmm1, %zmm13, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm3, %zmm1
	vpaddsw	%zmm10, %zmm2, %zmm2
	vpaddsw	%zmm10, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	%zmm9, %zmm1, %zmm1
	vpminsb	%zmm11, %zmm1, %zmm1
	vpxorq	%zmm1, %zmm12, %zmm1
	vpermd	%zmm1, %zmm0, %zmm1
	leaq	(%rsi,%rax), %rdx
	vmovdqu	%xmm1, (%rax,%rsi)
	vextracti32x4	$1, %zmm1, (%rcx,%rdx)
	vextracti32x4	$2, %zmm1, (%rdx,%rcx,2)
	vextracti32x4	$3, %zmm1, (%rdx,%rdi)
.LBB21_34:
	leaq	4(%r12), %rax
	addq	$4, %rbx
	movq	40(%rsp), %r9
	addq	$4, %r9
	addq	$4, -8(%rsp)
	addq	$4, -16(%rsp)
	cmpq	%rax, -96(%rsp)
	movq	-56(%rsp), %rdi
	jl	.LBB21_35
.LBB21_24:
	vmovdqu64	(%rdi), %zmm2
	vmovdqu64	64(%rdi), %zmm1
	cmpq	$7, %rbx
	movq	%rbx, -48(%rsp)
	movq	%rax, -64(%rsp)
	movq	%r9, 40(%rsp)
	jg	.LBB21_27
	leaq	3(%rbx), %rax
	testq	%rbx, %rbx
	cmovnsq	%rbx, %rax
	cmpq	$0, -104(%rsp)
	je	.LBB21_28
	movabsq	$1152921504606846972, %rcx
	andq	%rcx, %rax
	leaq	32(,%rax,4), %rax
	imulq	8(%rsp), %rax
	movq	-24(%rsp), %rdi
	leaq	(%rdi,%rax,4), %rsi
	movl	$16, %r10d
	jmp	.LBB21_40
	.p2align	4
.LBB21_27:
	cmpq	$0, -104(%rsp)
	je	.LBB21_28
	movq	(%rsp), %rsi
	xorl	%r10d, %r10d
	movq	-24(%rsp), %rdi
.LBB21_40:
	vmovdqu64	16(%r15), %zmm9
	movq	(%r15), %rax
	movq	80(%r15), %rcx
	movq	%rcx, %rdx
	imulq	%rbx, %rdx
	movq	88(%r15), %r8
	movq	%rax, -120(%rsp)
	addq	%rdx, %rax
	movq	%rax, -32(%rsp)
	leaq	(%rcx,%rcx), %rax
	movq	%rax, -40(%rsp)
	movq	%rcx, %r14
	imulq	%r9, %r14
	movq	%rcx, %rbx
	imulq	-8(%rsp), %rbx
	movq	%rcx, %r9
	imulq	-16(%rsp), %r9
	leal	(,%r10,8), %eax
	movq	%r10, -80(%rsp)
	leal	(,%r10,4), %r15d
	xorl	%r12d, %r12d
	vmovdqa64	%zmm1, %zmm3
	vmovdqa64	%zmm2, %zmm6
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm2, %zmm7
	vmovdqa64	%zmm1, %zmm5
	vmovdqa64	%zmm2, %zmm8
	jmp	.LBB21_41
	.p2align	4
.LBB21_47:
	addq	-72(%rsp), %rdi
.LBB21_48:
	incq	%r12
	cmpq	-104(%rsp), %r12
	je	.LBB21_29
.LBB21_41:
	testq	%r11, %r11
	je	.LBB21_48
	movq	(%r8,%r12,8), %r13
	cmpq	$1, %r11
	jne	.LBB21_49
	addq	-32(%rsp), %r13
	movq	%rdi, %rbp
	testb	$1, %r11b
	je	.LBB21_47
	jmp	.LBB21_46
	.p2align	4
.LBB21_49:
	addq	-120(%rsp), %r13
	movq	48(%rsp), %r10
	movq	%rdi, %rbp
	.p2align	4
.LBB21_50:
	prefetcht0	(%rsi)
	vmovdqu64	(%rbp), %zmm10
	vmovdqu64	64(%rbp), %zmm11
	vpxord	(%r13,%rdx){1to16}, %zmm9, %zmm12
	vpdpbusd	%zmm10, %zmm12, %zmm8
	vpxord	(%r13,%r9){1to16}, %zmm9, %zmm13
	vpdpbusd	%zmm11, %zmm12, %zmm5
	vpdpbusd	%zmm10, %zmm13, %zmm7
	vpdpbusd	%zmm11, %zmm13, %zmm4
	vpxord	(%r13,%rbx){1to16}, %zmm9, %zmm12
	vpdpbusd	%zmm10, %zmm12, %zmm6
	vpdpbusd	%zmm11, %zmm12, %zmm3
	vpxord	(%r13,%r14){1to16}, %zmm9, %zmm12
	vpdpbusd	%zmm10, %zmm12, %zmm2
	vpdpbusd	%zmm11, %zmm12, %zmm1
	prefetcht0	(%rsi,%r15)
	vmovdqu64	128(%rbp), %zmm10
	vmovdqu64	192(%rbp), %zmm11
	vpxord	4(%r13,%rdx){1to16}, %zmm9, %zmm12
	vpdpbusd	%zmm10, %zmm12, %zmm8
	vpdpbusd	%zmm11, %zmm12, %zmm5
	vpxord	4(%r13,%r9){1to16}, %zmm9, %zmm12
	vpdpbusd	%zmm10, %zmm12, %zmm7
	vpdpbusd	%zmm11, %zmm12, %zmm4
	vpxord	4(%r13,%rbx){1to16}, %zmm9, %zmm12
	vpdpbusd	%zmm10, %zmm12, %zmm6
	vpdpbusd	%zmm11, %zmm12, %zmm3
	vpxord	4(%r13,%r14){1to16}, %zmm9, %zmm12
	vpdpbusd	%zmm10, %zmm12, %zmm2
	vpdpbusd	%zmm11, %zmm12, %zmm1
	addq	$256, %rbp
	addq	$8, %r13
	addq	%rax, %rsi
	addq	$-2, %r10
	jne	.LBB21_50
	addq	%rdx, %r13
	testb	$1, %r11b
	je	.LBB21_47
.LBB21_46:
	prefetcht0	(%rsi)
	vmovdqu64	(%rbp), %zmm10
	vmovdqu64	64(%rbp), %zmm11
	movq	-80(%rsp), %r10
	leaq	(%rsi,%r10,4), %rsi
	vpxord	(%r13){1to16}, %zmm9, %zmm12
	vpdpbusd	%zmm10, %zmm12, %zmm8
	vpdpbusd	%zmm11, %zmm12, %zmm5
	leaq	(%r13,%rcx), %r10
	vpxord	(%r13,%rcx){1to16}, %zmm9, %zmm12
	vpdpbusd	%zmm10, %zmm12, %zmm7
	vpdpbusd	%zmm11, %zmm12, %zmm4
	vpxord	(%r13,%rcx,2){1to16}, %zmm9, %zmm12
	vpdpbusd	%zmm10, %zmm12, %zmm6
	vpdpbusd	%zmm11, %zmm12, %zmm3
	movq	-40(%rsp), %r13
	vpxord	(%r13,%r10){1to16}, %zmm9, %zmm12
	vpdpbusd	%zmm10, %zmm12, %zmm2
	vpdpbusd	%zmm11, %zmm12, %zmm1
	jmp	.LBB21_47
	.p2align	4
.LBB21_28:
	vmovdqa64	%zmm1, %zmm3
	vmovdqa64	%zmm1, %zmm4
	vmovdqa64	%zmm1, %zmm5
	vmovdqa64	%zmm2, %zmm6
	vmovdqa64	%zmm2, %zmm7
	vmovdqa64	%zmm2, %zmm8
.LBB21_29:
	movq	32(%rsp), %rcx
	testq	%rcx, %rcx
	movq	-112(%rsp), %r9
	movq	-88(%rsp), %r10
	movq	-48(%rsp), %rbx
	je	.LBB21_31
	movq	288(%r10), %rax
	vpbroadcastd	(%rcx,%rbx,4), %zmm9
	vmovdqu64	(%rax,%r9,4), %zmm10
	vmovdqu64	64(%rax,%r9,4), %zmm11
	vpmulld	%zmm10, %zmm9, %zmm12
	vpaddd	%zmm8, %zmm12, %zmm8
	vpmulld	%zmm9, %zmm11, %zmm9
	vpaddd	%zmm5, %zmm9, %zmm5
	vpbroadcastd	4(%rcx,%rbx,4), %zmm9
	vpmulld	%zmm10, %zmm9, %zmm12
	vpmulld	%zmm11, %zmm9, %zmm9
	vpaddd	%zmm7, %zmm12, %zmm7
	vpaddd	%zmm4, %zmm9, %zmm4
	vpbroadcastd	8(%rcx,%rbx,4), %zmm9
	vpmulld	%zmm10, %zmm9, %zmm12
	vpaddd	%zmm6, %zmm12, %zmm6
	vpmulld	%zmm11, %zmm9, %zmm9
	vpaddd	%zmm3, %zmm9, %zmm3
	vpbroadcastd	12(%rcx,%rbx,4), %zmm9
	vpmulld	%zmm10, %zmm9, %zmm10
	vpaddd	%zmm2, %zmm10, %zmm2
	vpmulld	%zmm11, %zmm9, %zmm9
	vpaddd	%zmm1, %zmm9, %zmm1
.LBB21_31:
	movq	24(%rsp), %r14
	testq	%r14, %r14
	movq	-128(%rsp), %r15
	movq	-64(%rsp), %r12
	je	.LBB21_33
	movq	304(%r10), %rax
	movq	128(%r15), %rcx
	leaq	-16(%rcx), %rdx
	movq	%r9, %rsi
	subq	%rdx, %rsi
	movq	%rsi, %rdx
	sarq	$63, %rdx
	andq	%rsi, %rdx
	movq	%r9, %rsi
	subq	%rcx, %rsi
	addq	$32, %rsi
	movq	%rsi, %rdi
	sarq	$63, %rdi
	andq	%rsi, %rdi
	leaq	1(%rbx), %rsi
	imulq	%rax, %rsi
	movq	%rax, %r8
	imulq	%rbx, %r8
	leaq	(%r14,%r8,4), %r8
	addq	%rcx, %rdx
	addq	$-16, %rdx
	vmovdqu64	%zmm8, (%r8,%rdx,4)
	addq	%rdi, %rcx
	addq	$-16, %rcx
	vmovdqu64	%zmm5, (%r8,%rcx,4)
	leaq	2(%rbx), %rdi
	imulq	%rax, %rdi
	leaq	(%r14,%rsi,4), %rsi
	vmovdqu64	%zmm7, (%rsi,%rdx,4)
	vmovdqu64	%zmm4, (%rsi,%rcx,4)
	leaq	(%r14,%rdi,4), %rsi
	vmovdqu64	%zmm6, (%rsi,%rdx,4)
	vmovdqu64	%zmm3, (%rsi,%rcx,4)
	leaq	3(%rbx), %rsi
	imulq	%rax, %rsi
	leaq	(%r14,%rsi,4), %rax
	vmovdqu64	%zmm2, (%rax,%rdx,4)
	vmovdqu64	%zmm1, (%rax,%rcx,4)
	jmp	.LBB21_34
.LBB21_51:
	testq	%rdx, %rdx
	je	.LBB21_52
	shlq	$7, %rdi
	addq	%r14, %rdi
	xorl	%eax, %eax
.LBB21_59:
	movq	(%r15), %rcx
	vmovdqu64	16(%r15), %zmm5
	movq	80(%r15), %r10
	movq	%r10, %r11
	imulq	%r12, %r11
	movq	88(%r15), %rbx
	movq	%rcx, -104(%rsp)
	addq	%r11, %rcx
	movq	%rcx, -72(%rsp)
	leaq	1(%r12), %r15
	imulq	%r10, %r15
	leal	(,%rax,8), %r12d
	movq	%rax, -80(%rsp)
	leal	(,%rax,4), %r13d
	vpxor	%xmm2, %xmm2, %xmm2
	xorl	%ebp, %ebp
	vpxor	%xmm3, %xmm3, %xmm3
	vpxor	%xmm4, %xmm4, %xmm4
	vpxor	%xmm6, %xmm6, %xmm6
	vmovdqa64	%zmm1, %zmm7
	vmovdqa64	%zmm0, %zmm8
	jmp	.LBB21_60
	.p2align	4
.LBB21_70:
	shlq	$7, %r8
	addq	%r8, %r14
.LBB21_71:
	incq	%rbp
	cmpq	%rdx, %rbp
	je	.LBB21_53
.LBB21_60:
	movq	(%rbx,%rbp,8), %rax
	cmpq	$2, %r9
	jl	.LBB21_61
	addq	-104(%rsp), %rax
	movq	%r9, %r8
	.p2align	4
.LBB21_63:
	vpxord	(%rax,%r11){1to16}, %zmm5, %zmm9
	vmovdqu64	(%r14), %zmm10
	vmovdqu64	64(%r14), %zmm11
	vmovdqu64	128(%r14), %zmm12
	vmovdqu64	192(%r14), %zmm13
	vpdpbusd	%zmm10, %zmm9, %zmm8
	vpdpbusd	%zmm11, %zmm9, %zmm7
	vpxord	(%rax,%r15){1to16}, %zmm5, %zmm9
	vpdpbusd	%zmm10, %zmm9, %zmm0
	vpdpbusd	%zmm11, %zmm9, %zmm1
	vpxord	4(%rax,%r11){1to16}, %zmm5, %zmm9
	vpdpbusd	%zmm12, %zmm9, %zmm6
	vpdpbusd	%zmm13, %zmm9, %zmm4
	vpxord	4(%rax,%r15){1to16}, %zmm5, %zmm9
	vpdpbusd	%zmm12, %zmm9, %zmm3
	vpdpbusd	%zmm13, %zmm9, %zmm2
	addq	$256, %r14
	addq	$8, %rax
	cmpq	$3, %r8
	leaq	-2(%r8), %r8
	ja	.LBB21_63
	addq	%r11, %rax
	testq	%r8, %r8
	jne	.LBB21_66
	jmp	.LBB21_71
	.p2align	4
.LBB21_61:
	addq	-72(%rsp), %rax
	movq	%r9, %r8
	testq	%r8, %r8
	je	.LBB21_71
.LBB21_66:
	cmpq	$1, %r8
	jne	.LBB21_72
	movq	%r14, %rcx
	jmp	.LBB21_68
	.p2align	4
.LBB21_72:
	movq	%r8, %rsi
	andq	$-2, %rsi
	movq	%r14, %rcx
	.p2align	4
.LBB21_73:
	prefetcht0	(%rdi)
	vmovdqu64	(%rcx), %zmm9
	vmovdqu64	64(%rcx), %zmm10
	vpxord	(%rax){1to16}, %zmm5, %zmm11
	vpdpbusd	%zmm9, %zmm11, %zmm8
	vpdpbusd	%zmm10, %zmm11, %zmm7
	vpxord	(%rax,%r10){1to16}, %zmm5, %zmm11
	vpdpbusd	%zmm9, %zmm11, %zmm0
	vpdpbusd	%zmm10, %zmm11, %zmm1
	prefetcht0	(%rdi,%r13)
	vmovdqu64	128(%rcx), %zmm9
	vmovdqu64	192(%rcx), %zmm10
	vpxord	4(%rax){1to16}, %zmm5, %zmm11
	vpdpbusd	%zmm9, %zmm11, %zmm8
	vpdpbusd	%zmm10, %zmm11, %zmm7
	vpxord	4(%rax,%r10){1to16}, %zmm5, %zmm11
	vpdpbusd	%zmm9, %zmm11, %zmm0
	vpdpbusd	%zmm10, %zmm11, %zmm1
	addq	$8, %rax
	addq	$256, %rcx
	addq	%r12, %rdi
	addq	$-2, %rsi
	jne	.LBB21_73
.LBB21_68:
	testb	$1, %r8b
	je	.LBB21_70
	prefetcht0	(%rdi)
	movq	-80(%rsp), %rsi
	leaq	(%rdi,%rsi,4), %rdi
	vmovdqu64	(%rcx), %zmm9
	vmovdqu64	64(%rcx), %zmm10
	vpxord	(%rax){1to16}, %zmm5, %zmm11
	vpdpbusd	%zmm9, %zmm11, %zmm8
	vpdpbusd	%zmm10, %zmm11, %zmm7
	vpxord	(%rax,%r10){1to16}, %zmm5, %zmm11
	vpdpbusd	%zmm9, %zmm11, %zmm0
	vpdpbusd	%zmm10, %zmm11, %zmm1
	jmp	.LBB21_70
.LBB21_52:
	vpxor	%xmm2, %xmm2, %xmm2
	vpxor	%xmm3, %xmm3, %xmm3
	vpxor	%xmm4, %xmm4, %xmm4
	vpxor	%xmm6, %xmm6, %xmm6
	vmovdqa64	%zmm1, %zmm7
	vmovdqa64	%zmm0, %zmm8
.LBB21_53:
	vpaddd	%zmm2, %zmm1, %zmm1
	vpaddd	%zmm3, %zmm0, %zmm0
	vpaddd	%zmm4, %zmm7, %zmm2
	vpaddd	%zmm6, %zmm8, %zmm3
	movq	-88(%rsp), %rdi
	movq	280(%rdi), %rax
	testq	%rax, %rax
	je	.LBB21_54
	movq	288(%rdi), %rcx
	movq	-64(%rsp), %rbx
	vpbroadcastd	(%rax,%rbx,4), %zmm4
	movq	-112(%rsp), %r11
	vmovdqu64	(%rcx,%r11,4), %zmm5
	vmovdqu64	64(%rcx,%r11,4), %zmm6
	vpmulld	%zmm5, %zmm4, %zmm7
	vpaddd	%zmm3, %zmm7, %zmm3
	vpmulld	%zmm4, %zmm6, %zmm4
	vpaddd	%zmm2, %zmm4, %zmm2
	vpbroadcastd	4(%rax,%rbx,4), %zmm4
	vpmulld	%zmm5, %zmm4, %zmm5
	vpaddd	%zmm0, %zmm5, %zmm0
	vpmulld	%zmm6, %zmm4, %zmm4
	vpaddd	%zmm1, %zmm4, %zmm1
	movq	-128(%rsp), %r15
	jmp	.LBB21_56
.LBB21_54:
	movq	-112(%rsp), %r11
	movq	-128(%rsp), %r15
	movq	-64(%rsp), %rbx
.LBB21_56:
	movq	-120(%rsp), %r12
	movq	312(%rdi), %rax
	testq	%rax, %rax
	je	.LBB21_74
	movq	304(%rdi), %rcx
	movq	%rcx, %rdx
	imulq	%rbx, %rdx
	leaq	(%rax,%rdx,4), %rdx
	movq	128(%r15), %rsi
	leaq	-16(%rsi), %rdi
	movq	%r11, %r8
	subq	%rdi, %r8
	movq	%r8, %rdi
	sarq	$63, %rdi
	andq	%r8, %rdi
	addq	%rsi, %rdi
	addq	$-16, %rdi
	vmovdqu64	%zmm3, (%rdx,%rdi,4)
	movq	%r11, %r8
	subq	%rsi, %r8
	addq	$32, %r8
	movq	%r8, %r9
	sarq	$63, %r9
	andq	%r8, %r9
	addq	%r9, %rsi
	addq	$-16, %rsi
	vmovdqu64	%zmm2, (%rdx,%rsi,4)
	incq	%rbx
	imulq	%rcx, %rbx
	leaq	(%rax,%rbx,4), %rax
	vmovdqu64	%zmm0, (%rax,%rdi,4)
	vmovdqu64	%zmm1, (%rax,%rsi,4)
	jmp	.LBB21_75
.LBB21_74:
	movq	128(%r15), %rsi
	leaq	-16(%rsi), %r8
	movq	%r11, %rax
	subq	%r8, %rax
	movq	%rax, %rcx
	sarq	$63, %rcx
	andq	%rax, %rcx
	leaq	(%rcx,%rsi), %rax
	addq	$-16, %rax
	vcvtdq2ps	%zmm3, %zmm3
	vbroadcastss	(%rdi), %zmm4
	vbroadcastss	4(%rdi), %zmm5
	movq	272(%rdi), %rcx
	movq	296(%rdi), %rdx
	vmulps	(%rcx,%r11,4), %zmm3, %zmm3
	vmaxps	%zmm4, %zmm3, %zmm3
	vminps	%zmm5, %zmm3, %zmm3
	vbroadcastss	.LCPI21_1(%rip), %zmm6
	vaddps	%zmm6, %zmm3, %zmm3
	vpmovdb	%zmm3, %xmm3
	vpbroadcastb	8(%rdi), %xmm7
	vpaddb	%xmm3, %xmm7, %xmm3
	movq	304(%rdi), %rdi
	movq	%rdi, %r9
	imulq	%rbx, %r9
	addq	%rdx, %r9
	vmovdqu	%xmm3, (%r9,%rax)
	leaq	16(%r11), %r10
	subq	%r8, %r10
	movq	%r10, %r8
	sarq	$63, %r8
	andq	%r10, %r8
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	64(%rcx,%r11,4), %zmm2, %zmm2
	addq	%r8, %rsi
	addq	$-16, %rsi
	vmaxps	%zmm4, %zmm2, %zmm2
	vminps	%zmm5, %zmm2, %zmm2
	vaddps	%zmm6, %zmm2, %zmm2
	vpmovdb	%zmm2, %xmm2
	vpaddb	%xmm2, %xmm7, %xmm2
	vmovdqu	%xmm2, (%r9,%rsi)
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rcx,%r11,4), %zmm0, %zmm0
	vmaxps	%zmm4, %zmm0, %zmm0
	vminps	%zmm5, %zmm0, %zmm0
	vaddps	%zmm6, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	incq	%rbx
	vpaddb	%xmm0, %xmm7, %xmm0
	imulq	%rdi, %rbx
	addq	%rdx, %rbx
	vmovdqu	%xmm0, (%rbx,%rax)
	vcvtdq2ps	%zmm1, %zmm0
	vmulps	64(%rcx,%r11,4), %zmm0, %zmm0
	vmaxps	%zmm4, %zmm0, %zmm0
	vminps	%zmm5, %zmm0, %zmm0
	vaddps	%zmm6, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm7, %xmm0
	vmovdqu	%xmm0, (%rbx,%rsi)
.LBB21_75:
	movq	-56(%rsp), %rdi
.LBB21_76:
	cmpq	-96(%rsp), %r12
	jge	.LBB21_104
	vmovdqu64	(%rdi), %zmm0
	vmovdqu64	64(%rdi), %zmm1
	movq	96(%r15), %rcx
	xorl	%edx, %edx
	cmpq	$2, %r12
	setl	%al
	testq	%rcx, %rcx
	movq	%r12, -120(%rsp)
	je	.LBB21_78
	movq	104(%r15), %rsi
	movb	%al, %dl
	shll	$4, %edx
	leaq	128(%rdi), %r11
	movq	%r12, %rax
	shlq	$4, %rax
	addq	$32, %rax
	cmpq	$2, %r12
	movl	$32, %r8d
	cmovlq	%rax, %r8
	imulq	%rcx, %r8
	imulq	%rsi, %r8
	vmovdqu64	16(%r15), %zmm2
	leaq	(%rdi,%r8,4), %rbx
	addq	$128, %rbx
	movq	80(%r15), %r8
	imulq	%r12, %r8
	movq	88(%r15), %r9
	addq	(%r15), %r8
	leaq	-2(%rsi), %r10
	movl	%edx, %edi
	shll	$4, %edi
	shll	$2, %edx
	vpxor	%xmm3, %xmm3, %xmm3
	xorl	%r14d, %r14d
	vpxor	%xmm4, %xmm4, %xmm4
	jmp	.LBB21_85
	.p2align	4
.LBB21_98:
	shlq	$7, %rax
	addq	%rax, %r11
.LBB21_99:
	movq	-128(%rsp), %r15
	incq	%r14
	cmpq	%rcx, %r14
	je	.LBB21_79
.LBB21_85:
	movq	(%r9,%r14,8), %r15
	addq	%r8, %r15
	cmpq	$2, %rsi
	jl	.LBB21_86
	testb	$2, %r10b
	jne	.LBB21_88
	vpxord	(%r15){1to16}, %zmm2, %zmm5
	vpdpbusd	(%r11), %zmm5, %zmm0
	vpdpbusd	64(%r11), %zmm5, %zmm1
	vpxord	4(%r15){1to16}, %zmm2, %zmm5
	vpdpbusd	128(%r11), %zmm5, %zmm4
	vpdpbusd	192(%r11), %zmm5, %zmm3
	addq	$8, %r15
	addq	$256, %r11
	movq	%r10, %r12
	jmp	.LBB21_90
	.p2align	4
.LBB21_86:
	movq	%rsi, %rax
	jmp	.LBB21_92
	.p2align	4
.LBB21_88:
	movq	%rsi, %r12
.LBB21_90:
	movq	%r10, %rax
	cmpq	$2, %r10
	jb	.LBB21_92
	.p2align	4
.LBB21_91:
	vpxord	(%r15){1to16}, %zmm2, %zmm5
	vpdpbusd	(%r11), %zmm5, %zmm0
	vpdpbusd	64(%r11), %zmm5, %zmm1
	vpxord	4(%r15){1to16}, %zmm2, %zmm5
	vpdpbusd	128(%r11), %zmm5, %zmm4
	vpdpbusd	192(%r11), %zmm5, %zmm3
	vpxord	8(%r15){1to16}, %zmm2, %zmm5
	vpdpbusd	256(%r11), %zmm5, %zmm0
	vpdpbusd	320(%r11), %zmm5, %zmm1
	vpxord	12(%r15){1to16}, %zmm2, %zmm5
	vpdpbusd	384(%r11), %zmm5, %zmm4
	vpdpbusd	448(%r11), %zmm5, %zmm3
	addq	$16, %r15
	addq	$512, %r11
	leaq	-4(%r12), %rax
	addq	$-6, %r12
	cmpq	$-4, %r12
	movq	%rax, %r12
	jb	.LBB21_91
.LBB21_92:
	testq	%rax, %rax
	je	.LBB21_99
	cmpq	$4, %rax
	jae	.LBB21_100
	movq	%r11, %r12
	jmp	.LBB21_95
	.p2align	4
.LBB21_100:
	movq	%rax, %r13
	andq	$-4, %r13
	movq	%r11, %r12
	.p2align	4
.LBB21_101:
	movq	%rbx, %rbp
	prefetcht0	(%rbx)
	vpxord	(%r15){1to16}, %zmm2, %zmm5
	vpdpbusd	(%r12), %zmm5, %zmm0
	vpdpbusd	64(%r12), %zmm5, %zmm1
	addq	%rdx, %rbx
	prefetcht0	(%rbp,%rdx)
	vpxord	4(%r15){1to16}, %zmm2, %zmm5
	vpdpbusd	128(%r12), %zmm5, %zmm0
	vpdpbusd	192(%r12), %zmm5, %zmm1
	prefetcht0	(%rdx,%rbx)
	addq	%rdx, %rbx
	vpxord	8(%r15){1to16}, %zmm2, %zmm5
	vpdpbusd	256(%r12), %zmm5, %zmm0
	vpdpbusd	320(%r12), %zmm5, %zmm1
	prefetcht0	(%rdx,%rbx)
	addq	%rdx, %rbx
	vpxord	12(%r15){1to16}, %zmm2, %zmm5
	vpdpbusd	384(%r12), %zmm5, %zmm0
	vpdpbusd	448(%r12), %zmm5, %zmm1
	addq	$16, %r15
	addq	$512, %r12
	addq	%rdx, %rbx
	addq	$-4, %r13
	jne	.LBB21_101
	addq	%rdi, %rbp
	movq	%rbp, %rbx
.LBB21_95:
	movl	%eax, %r13d
	andl	$3, %r13d
	je	.LBB21_98
	xorl	%ebp, %ebp
	.p2align	4
.LBB21_97:
	prefetcht0	(%rbx)
	vpxord	(%r15,%rbp,4){1to16}, %zmm2, %zmm5
	vpdpbusd	(%r12), %zmm5, %zmm0
	vpdpbusd	64(%r12), %zmm5, %zmm1
	subq	$-128, %r12
	incq	%rbp
	addq	%rdx, %rbx
	cmpq	%rbp, %r13
	jne	.LBB21_97
	jmp	.LBB21_98
.LBB21_78:
	vpxor	%xmm3, %xmm3, %xmm3
	vpxor	%xmm4, %xmm4, %xmm4
.LBB21_79:
	vpaddd	%zmm3, %zmm1, %zmm1
	vpaddd	%zmm4, %zmm0, %zmm0
	movq	-88(%rsp), %r9
	movq	280(%r9), %rax
	testq	%rax, %rax
	je	.LBB21_80
	movq	288(%r9), %rcx
	movq	-120(%rsp), %r10
	vpbroadcastd	(%rax,%r10,4), %zmm2
	movq	-112(%rsp), %r8
	vpmulld	(%rcx,%r8,4), %zmm2, %zmm3
	vpaddd	%zmm0, %zmm3, %zmm0
	vpmulld	64(%rcx,%r8,4), %zmm2, %zmm2
	vpaddd	%zmm1, %zmm2, %zmm1
	jmp	.LBB21_82
.LBB21_80:
	movq	-112(%rsp), %r8
	movq	-120(%rsp), %r10
.LBB21_82:
	movq	312(%r9), %rax
	testq	%rax, %rax
	je	.LBB21_103
	imulq	304(%r9), %r10
	leaq	(%rax,%r10,4), %rax
	movq	128(%r15), %rcx
	leaq	-16(%rcx), %rdx
	movq	%r8, %rsi
	subq	%rdx, %rsi
	movq	%rsi, %rdx
	sarq	$63, %rdx
	andq	%rsi, %rdx
	leaq	(%rax,%rcx,4), %rax
	addq	$-64, %rax
	vmovdqu64	%zmm0, (%rax,%rdx,4)
	subq	%rcx, %r8
	addq	$32, %r8
	movq	%r8, %rcx
	sarq	$63, %rcx
	andq	%r8, %rcx
	vmovdqu64	%zmm1, (%rax,%rcx,4)
	jmp	.LBB21_104
.LBB21_103:
	movq	128(%r15), %rax
	leaq	-16(%rax), %rcx
	movq	%r8, %rdx
	subq	%rcx, %rdx
	movq	%rdx, %rsi
	sarq	$63, %rsi
	movq	272(%r9), %rdi
	vbroadcastss	(%r9), %zmm2
	vbroadcastss	4(%r9), %zmm3
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rdi,%r8,4), %zmm0, %zmm0
	vmaxps	%zmm2, %zmm0, %zmm0
	vbroadcastss	.LCPI21_1(%rip), %zmm4
	vminps	%zmm3, %zmm0, %zmm0
	vaddps	%zmm4, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	8(%r9), %xmm5
	andq	%rdx, %rsi
	vpaddb	%xmm0, %xmm5, %xmm0
	imulq	304(%r9), %r10
	addq	296(%r9), %r10
	addq	%r10, %rax
	addq	$-16, %rax
	vmovdqu	%xmm0, (%rsi,%rax)
	leaq	16(%r8), %rdx
	subq	%rcx, %rdx
	movq	%rdx, %rcx
	sarq	$63, %rcx
	andq	%rdx, %rcx
	vcvtdq2ps	%zmm1, %zmm0
	vmulps	64(%rdi,%r8,4), %zmm0, %zmm0
	vmaxps	%zmm2, %zmm0, %zmm0
	vminps	%zmm3, %zmm0, %zmm0
	vaddps	%zmm4, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm5, %xmm0
	vmovdqu	%xmm0, (%rcx,%rax)
.LBB21_104:
	addq	$56, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end21:
	.size	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5, .Lfunc_end21-$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI22_0:
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
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI22_1:
	.long	0x4b400000
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
	subq	$32, %rsp
	movq	%rsi, %r12
	movq	%rdi, %rbx
	leaq	8(%rdx), %rax
	movq	%rcx, -72(%rsp)
	cmpq	%rax, %rcx
	movq	%rsi, -120(%rsp)
	movq	%r8, -104(%rsp)
	movq	%r13, -112(%rsp)
	movq	%rdi, -32(%rsp)
	jge	.LBB22_2
	movq	%rdx, %r14
.LBB22_15:
	leaq	4(%r14), %rax
	cmpq	%rax, -72(%rsp)
	jge	.LBB22_24
	movq	%r14, %rsi
	movq	-104(%rsp), %r10
.LBB22_36:
	leaq	2(%rsi), %rcx
	cmpq	%rcx, -72(%rsp)
	jge	.LBB22_45
	movq	%rsi, %r9
	cmpq	-72(%rsp), %r9
	jl	.LBB22_74
	jmp	.LBB22_101
.LBB22_2:
	leaq	192(%rbx), %rsi
	movq	96(%r13), %r10
	movq	104(%r13), %r11
	movq	%r11, %rcx
	imulq	%r10, %rcx
	movq	280(%r8), %rdi
	movq	%rdi, -64(%rsp)
	movq	312(%r8), %rdi
	movq	%rdi, -80(%rsp)
	movq	%rcx, -48(%rsp)
	leaq	(%rcx,%rcx,2), %rcx
	shlq	$6, %rcx
	addq	%rbx, %rcx
	addq	$192, %rcx
	movq	%rcx, -56(%rsp)
	leaq	16(%r12), %rcx
	movq	%rcx, -88(%rsp)
	leaq	32(%r12), %rcx
	movq	%rcx, -40(%rsp)
	movq	%r11, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rbp
	vmovdqa64	.LCPI22_0(%rip), %zmm0
	movq	%rsi, -96(%rsp)
	jmp	.LBB22_3
	.p2align	4
.LBB22_13:
	movq	128(%rsi), %r8
	leaq	-16(%r8), %r14
	movq	%r12, %rax
	subq	%r14, %rax
	movq	%rax, %rcx
	sarq	$63, %rcx
	andq	%rax, %rcx
	movq	-104(%rsp), %rax
	vmovdqu64	16(%rax), %zmm28
	vmovdqu64	80(%rax), %zmm25
	vmovdqu64	144(%rax), %zmm26
	vmovdqu64	208(%rax), %zmm27
	leaq	-16(%rcx,%r8), %r9
	movq	272(%rax), %rsi
	vmovups	(%rsi,%r12,4), %zmm29
	vcvtdq2ps	%zmm24, %zmm24
	vmulps	%zmm24, %zmm29, %zmm24
	vcvtdq2ps	%zmm23, %zmm23
	vmulps	%zmm23, %zmm29, %zmm23
	vcvtdq2ps	%zmm22, %zmm22
	vmulps	%zmm22, %zmm29, %zmm22
	vcvtdq2ps	%zmm20, %zmm20
	vmulps	%zmm20, %zmm29, %zmm29
	vbroadcastss	4(%rax), %zmm20
	vminps	%zmm24, %zmm20, %zmm24
	vcvtps2dq	%zmm24, %zmm24
	vminps	%zmm23, %zmm20, %zmm23
	vcvtps2dq	%zmm23, %zmm23
	vpackssdw	%zmm23, %zmm24, %zmm23
	vminps	%zmm22, %zmm20, %zmm22
	vcvtps2dq	%zmm22, %zmm22
	vminps	%zmm29, %zmm20, %zmm24
	vcvtps2dq	%zmm24, %zmm24
	vpackssdw	%zmm24, %zmm22, %zmm22
	vpaddsw	%zmm28, %zmm23, %zmm23
	vpaddsw	%zmm28, %zmm22, %zmm22
	vpacksswb	%zmm22, %zmm23, %zmm22
	vpmaxsb	%zmm25, %zmm22, %zmm22
	vpminsb	%zmm26, %zmm22, %zmm22
	vpxorq	%zmm22, %zmm27, %zmm22
	vpermd	%zmm22, %zmm0, %zmm22
	movq	296(%rax), %r15
	movq	304(%rax), %rcx
	movq	%rcx, %rax
	imulq	%rdx, %rax
	addq	%r15, %rax
	leaq	(%rax,%r9), %rbx
	vmovdqu64	%xmm22, (%rax,%r9)
	vextracti32x4	$1, %zmm22, (%rcx,%rbx)
	vextracti32x4	$2, %zmm22, (%rbx,%rcx,2)
	leaq	(%rcx,%rcx,2), %rdi
	vextracti32x4	$3, %zmm22, (%rbx,%rdi)
	movq	-88(%rsp), %rbx
	subq	%r14, %rbx
	movq	%rbx, %r12
	sarq	$63, %r12
	andq	%rbx, %r12
	leaq	(%r12,%r8), %rbx
	addq	$-16, %rbx
	movq	-120(%rsp), %r12
	vmovups	64(%rsi,%r12,4), %zmm22
	vcvtdq2ps	%zmm21, %zmm21
	vmulps	%zmm21, %zmm22, %zmm21
	vcvtdq2ps	%zmm19, %zmm19
	vmulps	%zmm19, %zmm22, %zmm19
	vcvtdq2ps	%zmm18, %zmm18
	vmulps	%zmm18, %zmm22, %zmm18
	vcvtdq2ps	%zmm16, %zmm16
	vmulps	%zmm16, %zmm22, %zmm16
	vminps	%zmm21, %zmm20, %zmm21
	vcvtps2dq	%zmm21, %zmm21
	vminps	%zmm19, %zmm20, %zmm19
	vcvtps2dq	%zmm19, %zmm19
	vpackssdw	%zmm19, %zmm21, %zmm19
	vminps	%zmm18, %zmm20, %zmm18
	vcvtps2dq	%zmm18, %zmm18
	vminps	%zmm16, %zmm20, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vpackssdw	%zmm16, %zmm18, %zmm16
	vpaddsw	%zmm28, %zmm19, %zmm18
	vpaddsw	%zmm28, %zmm16, %zmm16
	vpacksswb	%zmm16, %zmm18, %zmm16
	vpmaxsb	%zmm25, %zmm16, %zmm16
	vpminsb	%zmm26, %zmm16, %zmm16
	vpxorq	%zmm16, %zmm27, %zmm16
	vpermd	%zmm16, %zmm0, %zmm16
	leaq	(%rax,%rbx), %r12
	vmovdqu64	%xmm16, (%rax,%rbx)
	vextracti32x4	$1, %zmm16, (%rcx,%r12)
	vextracti32x4	$2, %zmm16, (%r12,%rcx,2)
	vextracti32x4	$3, %zmm16, (%r12,%rdi)
	movq	-40(%rsp), %r12
	subq	%r14, %r12
	movq	%r12, %r14
	sarq	$63, %r14
	andq	%r12, %r14
	movq	-120(%rsp), %r12
	addq	%r14, %r8
	addq	$-16, %r8
	vmovups	128(%rsi,%r12,4), %zmm16
	vcvtdq2ps	%zmm17, %zmm17
	vmulps	%zmm17, %zmm16, %zmm17
	vcvtdq2ps	%zmm15, %zmm15
	vmulps	%zmm15, %zmm16, %zmm15
	vcvtdq2ps	%zmm14, %zmm14
	vmulps	%zmm14, %zmm16, %zmm14
	vcvtdq2ps	%zmm13, %zmm13
	vmulps	%zmm13, %zmm16, %zmm13
	vminps	%zmm17, %zmm20, %zmm16
	vcvtps2dq	%zmm16, %zmm16
	vminps	%zmm15, %zmm20, %zmm15
	vcvtps2dq	%zmm15, %zmm15
	vpackssdw	%zmm15, %zmm16, %zmm15
	vminps	%zmm14, %zmm20, %zmm14
	vcvtps2dq	%zmm14, %zmm14
	vminps	%zmm13, %zmm20, %zmm13
	vcvtps2dq	%zmm13, %zmm13
	vpackssdw	%zmm13, %zmm14, %zmm13
	vpaddsw	%zmm28, %zmm15, %zmm14
	vpaddsw	%zmm28, %zmm13, %zmm13
	vpacksswb	%zmm13, %zmm14, %zmm13
	vpmaxsb	%zmm25, %zmm13, %zmm13
	vpminsb	%zmm26, %zmm13, %zmm13
	vpxorq	%zmm13, %zmm27, %zmm13
	vpermd	%zmm13, %zmm0, %zmm13
	vmovdqu	%xmm13, (%rax,%r8)
	addq	%r8, %rax
	vextracti32x4	$1, %zmm13, (%rcx,%rax)
	vextracti32x4	$2, %zmm13, (%rax,%rcx,2)
	vextracti32x4	$3, %zmm13, (%rax,%rdi)
	leaq	4(%rdx), %r14
	imulq	%rcx, %r14
	addq	%r15, %r14
	vmovups	(%rsi,%r12,4), %zmm13
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm13, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm13, %zmm11
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm13, %zmm9
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm13, %zmm4
	vminps	%zmm12, %zmm20, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vminps	%zmm11, %zmm20, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm12, %zmm11
	vminps	%zmm9, %zmm20, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vminps	%zmm4, %zmm20, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm9, %zmm4
	vpaddsw	%zmm28, %zmm11, %zmm9
	vpaddsw	%zmm28, %zmm4, %zmm4
	vpacksswb	%zmm4, %zmm9, %zmm4
	vpmaxsb	%zmm25, %zmm4, %zmm4
	vpminsb	%zmm26, %zmm4, %zmm4
	vpxorq	%zmm4, %zmm27, %zmm4
	vpermd	%zmm4, %zmm0, %zmm4
	vmovdqu	%xmm4, (%r14,%r9)
	leaq	(%r14,%r9), %rax
	vextracti32x4	$1, %zmm4, (%rcx,%rax)
	vextracti32x4	$2, %zmm4, (%rax,%rcx,2)
	vextracti32x4	$3, %zmm4, (%rax,%rdi)
	vmovups	64(%rsi,%r12,4), %zmm4
	vcvtdq2ps	%zmm10, %zmm9
	vmulps	%zmm9, %zmm4, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm4, %zmm8
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm4, %zmm6
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm4, %zmm2
	vminps	%zmm9, %zmm20, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vminps	%zmm8, %zmm20, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm4, %zmm4
	vminps	%zmm6, %zmm20, %zmm6
	vcvtps2dq	%zmm6, %zmm6
	vminps	%zmm2, %zmm20, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm6, %zmm2
	vpaddsw	%zmm28, %zmm4, %zmm4
	vpaddsw	%zmm28, %zmm2, %zmm2
	vpacksswb	%zmm2, %zmm4, %zmm2
	vpmaxsb	%zmm25, %zmm2, %zmm2
	vpminsb	%zmm26, %zmm2, %zmm2
	vpxorq	%zmm2, %zmm27, %zmm2
	vpermd	%zmm2, %zmm0, %zmm2
	vmovdqu	%xmm2, (%r14,%rbx)
	leaq	(%r14,%rbx), %rax
	vextracti32x4	$1, %zmm2, (%rcx,%rax)
	vextracti32x4	$2, %zmm2, (%rax,%rcx,2)
	vextracti32x4	$3, %zmm2, (%rax,%rdi)
	vmovups	128(%rsi,%r12,4), %zmm2
	vcvtdq2ps	%zmm7, %zmm4
	vmulps	%zmm4, %zmm2, %zmm4
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm2, %zmm5
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm2, %zmm3
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm2, %zmm1
	vminps	%zmm4, %zmm20, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm5, %zmm20, %zmm4
	vcvtps2dq	%zmm4, %zmm4
	vpackssdw	%zmm4, %zmm2, %zmm2
	vminps	%zmm3, %zmm20, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vminps	%zmm1, %zmm20, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm3, %zmm1
	vpaddsw	%zmm28, %zmm2, %zmm2
	vpaddsw	%zmm28, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	%zmm25, %zmm1, %zmm1
	vpminsb	%zmm26, %zmm1, %zmm1
	vpxorq	%zmm1, %zmm27, %zmm1
	vpermd	%zmm1, %zmm0, %zmm1
	vmovdqu	%xmm1, (%r14,%r8)
	leaq	(%r14,%r8), %rax
	vextracti32x4	$1, %zmm1, (%rcx,%rax)
	vextracti32x4	$2, %zmm1, (%rax,%rcx,2)
	vextracti32x4	$3, %zmm1, (%rax,%rdi)
.LBB22_14:
	movq	-128(%rsp), %r14
	leaq	8(%r14), %rax
	addq	$8, %rdx
	cmpq	%rax, -72(%rsp)
	movq	-112(%rsp), %r13
	movq	-32(%rsp), %rbx
	movq	-96(%rsp), %rsi
	jl	.LBB22_15
.LBB22_3:
	vmovdqu64	(%rbx), %zmm4
	vmovdqu64	64(%rbx), %zmm2
	vmovdqu64	128(%rbx), %zmm1
	cmpq	$23, %rdx
	movq	%rax, -128(%rsp)
	jg	.LBB22_6
	leaq	7(%rdx), %rax
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rax
	testq	%r10, %r10
	je	.LBB22_7
	movabsq	$2305843009213693944, %rcx
	andq	%rcx, %rax
	leaq	48(,%rax,2), %rax
	imulq	-48(%rsp), %rax
	leaq	(%rsi,%rax,4), %rcx
	movl	$16, %r12d
	jmp	.LBB22_18
	.p2align	4
.LBB22_6:
	testq	%r10, %r10
	je	.LBB22_7
	movq	-56(%rsp), %rcx
	xorl	%r12d, %r12d
.LBB22_18:
	vmovdqu64	16(%r13), %zmm25
	movq	80(%r13), %rbx
	movq	88(%r13), %r9
	movq	%rbx, %r14
	imulq	%rdx, %r14
	addq	(%r13), %r14
	shll	$2, %r12d
	vmovdqa64	%zmm1, %zmm3
	vmovdqa64	%zmm2, %zmm6
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm1, %zmm5
	vmovdqa64	%zmm2, %zmm8
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm1, %zmm7
	vmovdqa64	%zmm2, %zmm10
	vmovdqa64	%zmm4, %zmm12
	vmovdqa64	%zmm1, %zmm13
	vmovdqa64	%zmm2, %zmm16
	vmovdqa64	%zmm4, %zmm20
	vmovdqa64	%zmm1, %zmm14
	vmovdqa64	%zmm2, %zmm18
	vmovdqa64	%zmm4, %zmm22
	vmovdqa64	%zmm1, %zmm15
	vmovdqa64	%zmm2, %zmm19
	vmovdqa64	%zmm4, %zmm23
	vmovdqa64	%zmm1, %zmm17
	vmovdqa64	%zmm2, %zmm21
	vmovdqa64	%zmm4, %zmm24
	movq	%rsi, %r8
	movl	$0, %edi
	jmp	.LBB22_19
	.p2align	4
.LBB22_23:
	incq	%rdi
	cmpq	%r10, %rdi
	je	.LBB22_8
.LBB22_19:
	testq	%r11, %r11
	je	.LBB22_23
	movq	(%r9,%rdi,8), %rsi
	addq	%r14, %rsi
	movq	%r8, %r13
	xorl	%r15d, %r15d
	.p2align	4
.LBB22_21:
	leaq	(%rsi,%r15,4), %rax
	prefetcht0	(%rcx)
	vmovdqu64	(%r13), %zmm28
	vmovdqu64	64(%r13), %zmm27
	vmovdqu64	128(%r13), %zmm26
	vpxord	(%rsi,%r15,4){1to16}, %zmm25, %zmm29
	incq	%r15
	vpdpbusd	%zmm28, %zmm29, %zmm24
	vpdpbusd	%zmm27, %zmm29, %zmm21
	vpdpbusd	%zmm26, %zmm29, %zmm17
	vpxord	(%rbx,%rax){1to16}, %zmm25, %zmm29
	addq	%rbx, %rax
	vpdpbusd	%zmm28, %zmm29, %zmm23
	vpdpbusd	%zmm27, %zmm29, %zmm19
	vpdpbusd	%zmm26, %zmm29, %zmm15
	vpxord	(%rbx,%rax){1to16}, %zmm25, %zmm29
	addq	%rbx, %rax
	vpdpbusd	%zmm28, %zmm29, %zmm22
	vpdpbusd	%zmm27, %zmm29, %zmm18
	vpdpbusd	%zmm26, %zmm29, %zmm14
	vpxord	(%rbx,%rax){1to16}, %zmm25, %zmm29
	addq	%rbx, %rax
	vpdpbusd	%zmm28, %zmm29, %zmm20
	vpdpbusd	%zmm27, %zmm29, %zmm16
	vpdpbusd	%zmm26, %zmm29, %zmm13
	vpxord	(%rbx,%rax){1to16}, %zmm25, %zmm29
	addq	%rbx, %rax
	vpdpbusd	%zmm28, %zmm29, %zmm12
	vpdpbusd	%zmm27, %zmm29, %zmm10
	vpdpbusd	%zmm26, %zmm29, %zmm7
	vpxord	(%rbx,%rax){1to16}, %zmm25, %zmm29
	addq	%rbx, %rax
	vpdpbusd	%zmm28, %zmm29, %zmm11
	vpdpbusd	%zmm27, %zmm29, %zmm8
	vpdpbusd	%zmm26, %zmm29, %zmm5
	vpxord	(%rbx,%rax){1to16}, %zmm25, %zmm29
	addq	%rbx, %rax
	vpdpbusd	%zmm28, %zmm29, %zmm9
	vpdpbusd	%zmm27, %zmm29, %zmm6
	vpdpbusd	%zmm26, %zmm29, %zmm3
	vpxord	(%rbx,%rax){1to16}, %zmm25, %zmm29
	vpdpbusd	%zmm28, %zmm29, %zmm4
	vpdpbusd	%zmm27, %zmm29, %zmm2
	vpdpbusd	%zmm26, %zmm29, %zmm1
	addq	$192, %r13
	addq	%r12, %rcx
	cmpq	%r15, %r11
	jne	.LBB22_21
	addq	%rbp, %r8
	jmp	.LBB22_23
	.p2align	4
.LBB22_7:
	vmovdqa64	%zmm1, %zmm3
	vmovdqa64	%zmm2, %zmm6
	vmovdqa64	%zmm4, %zmm9
	vmovdqa64	%zmm1, %zmm5
	vmovdqa64	%zmm2, %zmm8
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm1, %zmm7
	vmovdqa64	%zmm2, %zmm10
	vmovdqa64	%zmm4, %zmm12
	vmovdqa64	%zmm1, %zmm13
	vmovdqa64	%zmm2, %zmm16
	vmovdqa64	%zmm4, %zmm20
	vmovdqa64	%zmm1, %zmm14
	vmovdqa64	%zmm2, %zmm18
	vmovdqa64	%zmm4, %zmm22
	vmovdqa64	%zmm1, %zmm15
	vmovdqa64	%zmm2, %zmm19
	vmovdqa64	%zmm4, %zmm23
	vmovdqa64	%zmm1, %zmm17
	vmovdqa64	%zmm2, %zmm21
	vmovdqa64	%zmm4, %zmm24
.LBB22_8:
	movq	-64(%rsp), %rcx
	testq	%rcx, %rcx
	je	.LBB22_9
	movq	-104(%rsp), %rax
	movq	288(%rax), %rax
	vpbroadcastd	(%rcx,%rdx,4), %zmm25
	movq	-120(%rsp), %r12
	vmovdqu64	(%rax,%r12,4), %zmm26
	vmovdqu64	64(%rax,%r12,4), %zmm27
	vmovdqu64	128(%rax,%r12,4), %zmm28
	vpmulld	%zmm26, %zmm25, %zmm29
	vpaddd	%zmm24, %zmm29, %zmm24
	vpmulld	%zmm25, %zmm27, %zmm29
	vpaddd	%zmm21, %zmm29, %zmm21
	vpmulld	%zmm25, %zmm28, %zmm25
	vpaddd	%zmm17, %zmm25, %zmm17
	vpbroadcastd	4(%rcx,%rdx,4), %zmm25
	vpmulld	%zmm26, %zmm25, %zmm29
	vpaddd	%zmm23, %zmm29, %zmm23
	vpmulld	%zmm27, %zmm25, %zmm29
	vpaddd	%zmm19, %zmm29, %zmm19
	vpmulld	%zmm28, %zmm25, %zmm25
	vpaddd	%zmm15, %zmm25, %zmm15
	vpbroadcastd	8(%rcx,%rdx,4), %zmm25
	vpmulld	%zmm26, %zmm25, %zmm29
	vpmulld	%zmm27, %zmm25, %zmm30
	vpaddd	%zmm22, %zmm29, %zmm22
	vpaddd	%zmm18, %zmm30, %zmm18
	vpmulld	%zmm28, %zmm25, %zmm25
	vpbroadcastd	12(%rcx,%rdx,4), %zmm29
	vpaddd	%zmm14, %zmm25, %zmm14
	vpmulld	%zmm26, %zmm29, %zmm25
	vpaddd	%zmm20, %zmm25, %zmm20
	vpmulld	%zmm27, %zmm29, %zmm25
	vpaddd	%zmm16, %zmm25, %zmm16
	vpmulld	%zmm28, %zmm29, %zmm25
	vpaddd	%zmm13, %zmm25, %zmm13
	vpbroadcastd	16(%rcx,%rdx,4), %zmm25
	vpmulld	%zmm26, %zmm25, %zmm29
	vpaddd	%zmm12, %zmm29, %zmm12
	vpmulld	%zmm27, %zmm25, %zmm29
	vpaddd	%zmm10, %zmm29, %zmm10
	vpmulld	%zmm28, %zmm25, %zmm25
	vpbroadcastd	20(%rcx,%rdx,4), %zmm29
	vpmulld	%zmm26, %zmm29, %zmm30
	vpaddd	%zmm7, %zmm25, %zmm7
	vpaddd	%zmm11, %zmm30, %zmm11
	vpmulld	%zmm27, %zmm29, %zmm25
	vpmulld	%zmm28, %zmm29, %zmm29
	vpaddd	%zmm8, %zmm25, %zmm8
	vpaddd	%zmm5, %zmm29, %zmm5
	vpbroadcastd	24(%rcx,%rdx,4), %zmm25
	vpmulld	%zmm26, %zmm25, %zmm29
	vpaddd	%zmm9, %zmm29, %zmm9
	vpmulld	%zmm27, %zmm25, %zmm29
	vpaddd	%zmm6, %zmm29, %zmm6
	vpmulld	%zmm28, %zmm25, %zmm25
	vpaddd	%zmm3, %zmm25, %zmm3
	vpbroadcastd	28(%rcx,%rdx,4), %zmm25
	vpmulld	%zmm26, %zmm25, %zmm26
	vpaddd	%zmm4, %zmm26, %zmm4
	vpmulld	%zmm27, %zmm25, %zmm26
	vpaddd	%zmm2, %zmm26, %zmm2
	vpmulld	%zmm28, %zmm25, %zmm25
	vpaddd	%zmm1, %zmm25, %zmm1
	jmp	.LBB22_11
	.p2align	4
.LBB22_9:
	movq	-120(%rsp), %r12
.LBB22_11:
	movq	-112(%rsp), %rsi
	movq	-80(%rsp), %r14
	testq	%r14, %r14
	je	.LBB22_13
	movq	-104(%rsp), %rax
	movq	304(%rax), %rcx
	movq	128(%rsi), %rdi
	leaq	-16(%rdi), %rax
	movq	%r12, %rsi
	subq	%rax, %rsi
	movq	%rsi, %rax
	sarq	$63, %rax
	andq	%rsi, %rax
	movq	%r12, %rsi
	subq	%rdi, %rsi
	leaq	32(%rsi), %r8
	movq	%r8, %r9
	sarq	$63, %r9
	andq	%r8, %r9
	addq	$48, %rsi
	movq	%rsi, %r8
	sarq	$63, %r8
	andq	%rsi, %r8
	leaq	1(%rdx), %rbx
	imulq	%rcx, %rbx
	movq	%rcx, %rsi
	imulq	%rdx, %rsi
	movq	%r14, %r15
	leaq	(%r14,%rsi,4), %r14
	addq	%rdi, %rax
	addq	$-16, %rax
	vmovdqu64	%zmm24, (%r14,%rax,4)
	leaq	-16(%r9,%rdi), %rsi
	vmovdqu64	%zmm21, (%r14,%rsi,4)
	addq	%r8, %rdi
	addq	$-16, %rdi
	vmovdqu64	%zmm17, (%r14,%rdi,4)
	leaq	2(%rdx), %r8
	imulq	%rcx, %r8
	leaq	(%r15,%rbx,4), %r9
	vmovdqu64	%zmm23, (%r9,%rax,4)
	vmovdqu64	%zmm19, (%r9,%rsi,4)
	vmovdqu64	%zmm15, (%r9,%rdi,4)
	leaq	(%r15,%r8,4), %r8
	vmovdqu64	%zmm22, (%r8,%rax,4)
	leaq	3(%rdx), %r9
	imulq	%rcx, %r9
	vmovdqu64	%zmm18, (%r8,%rsi,4)
	vmovdqu64	%zmm14, (%r8,%rdi,4)
	leaq	4(%rdx), %r8
	imulq	%rcx, %r8
	leaq	(%r15,%r9,4), %r9
	vmovdqu64	%zmm20, (%r9,%rax,4)
	vmovdqu64	%zmm16, (%r9,%rsi,4)
	vmovdqu64	%zmm13, (%r9,%rdi,4)
	leaq	(%r15,%r8,4), %r8
	vmovdqu64	%zmm12, (%r8,%rax,4)
	leaq	5(%rdx), %r9
	imulq	%rcx, %r9
	vmovdqu64	%zmm10, (%r8,%rsi,4)
	vmovdqu64	%zmm7, (%r8,%rdi,4)
	leaq	6(%rdx), %r8
	imulq	%rcx, %r8
	leaq	(%r15,%r9,4), %r9
	vmovdqu64	%zmm11, (%r9,%rax,4)
	vmovdqu64	%zmm8, (%r9,%rsi,4)
	vmovdqu64	%zmm5, (%r9,%rdi,4)
	leaq	(%r15,%r8,4), %r8
	vmovdqu64	%zmm9, (%r8,%rax,4)
	leaq	7(%rdx), %r9
	imulq	%rcx, %r9
	vmovdqu64	%zmm6, (%r8,%rsi,4)
	vmovdqu64	%zmm3, (%r8,%rdi,4)
	leaq	(%r15,%r9,4), %rcx
	vmovdqu64	%zmm4, (%rcx,%rax,4)
	vmovdqu64	%zmm2, (%rcx,%rsi,4)
	vmovdqu64	%zmm1, (%rcx,%rdi,4)
	jmp	.LBB22_14
.LBB22_24:
	leaq	192(%rbx), %rcx
	movq	%rcx, -24(%rsp)
	movq	96(%r13), %rcx
	movq	104(%r13), %r11
	movq	%r11, %rdx
	movq	%rcx, -96(%rsp)
	imulq	%rcx, %rdx
	movq	-104(%rsp), %rcx
	movq	280(%rcx), %rsi
	movq	%rsi, 24(%rsp)
	movq	312(%rcx), %rcx
	movq	%rcx, 16(%rsp)
	movq	%rdx, -8(%rsp)
	leaq	(%rdx,%rdx,2), %rcx
	shlq	$6, %rcx
	addq	%rbx, %rcx
	addq	$192, %rcx
	movq	%rcx, -16(%rsp)
	leaq	16(%r12), %rcx
	movq	%rcx, 8(%rsp)
	leaq	32(%r12), %rcx
	movq	%rcx, (%rsp)
	movq	%r11, %rcx
	shlq	$6, %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rcx, -80(%rsp)
	leaq	3(%r14), %rcx
	movq	%rcx, -40(%rsp)
	leaq	2(%r14), %rcx
	movq	%rcx, -48(%rsp)
	leaq	1(%r14), %rcx
	movq	%rcx, -56(%rsp)
	vmovdqa64	.LCPI22_0(%rip), %zmm0
	jmp	.LBB22_25
	.p2align	4
.LBB22_34:
	movq	128(%r13), %rsi
	leaq	-16(%rsi), %rax
	movq	%r12, %rcx
	subq	%rax, %rcx
	movq	%rcx, %rdi
	sarq	$63, %rdi
	andq	%rcx, %rdi
	vmovdqu64	16(%r10), %zmm16
	vmovdqu64	80(%r10), %zmm13
	vmovdqu64	144(%r10), %zmm14
	vmovdqu64	208(%r10), %zmm15
	movq	272(%r10), %rdx
	vmovups	(%rdx,%r12,4), %zmm17
	vcvtdq2ps	%zmm12, %zmm12
	vmulps	%zmm12, %zmm17, %zmm12
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm17, %zmm11
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm17, %zmm10
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm17, %zmm17
	vbroadcastss	4(%r10), %zmm4
	vminps	%zmm12, %zmm4, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vminps	%zmm11, %zmm4, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm12, %zmm11
	vminps	%zmm10, %zmm4, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vminps	%zmm17, %zmm4, %zmm12
	vcvtps2dq	%zmm12, %zmm12
	vpackssdw	%zmm12, %zmm10, %zmm10
	vpaddsw	%zmm16, %zmm11, %zmm11
	vpaddsw	%zmm16, %zmm10, %zmm10
	vpacksswb	%zmm10, %zmm11, %zmm10
	vpmaxsb	%zmm13, %zmm10, %zmm10
	vpminsb	%zmm14, %zmm10, %zmm10
	vpxorq	%zmm10, %zmm15, %zmm10
	vpermd	%zmm10, %zmm0, %zmm10
	movq	304(%r10), %rcx
	movq	%rcx, %r8
	imulq	%r14, %r8
	addq	296(%r10), %r8
	addq	%r8, %rsi
	addq	$-16, %rsi
	leaq	(%rsi,%rdi), %r8
	vmovdqu	%xmm10, (%rdi,%rsi)
	vextracti32x4	$1, %zmm10, (%rcx,%r8)
	vextracti32x4	$2, %zmm10, (%r8,%rcx,2)
	leaq	(%rcx,%rcx,2), %rdi
	vextracti32x4	$3, %zmm10, (%r8,%rdi)
	movq	8(%rsp), %r9
	subq	%rax, %r9
	movq	%r9, %r8
	sarq	$63, %r8
	andq	%r9, %r8
	vmovups	64(%rdx,%r12,4), %zmm10
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm10, %zmm9
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm10, %zmm8
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	%zmm7, %zmm10, %zmm7
	vcvtdq2ps	%zmm2, %zmm2
	vmulps	%zmm2, %zmm10, %zmm2
	vminps	%zmm9, %zmm4, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vminps	%zmm8, %zmm4, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vpackssdw	%zmm8, %zmm9, %zmm8
	vminps	%zmm7, %zmm4, %zmm7
	vcvtps2dq	%zmm7, %zmm7
	vminps	%zmm2, %zmm4, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vpackssdw	%zmm2, %zmm7, %zmm2
	vpaddsw	%zmm16, %zmm8, %zmm7
	vpaddsw	%zmm16, %zmm2, %zmm2
	vpacksswb	%zmm2, %zmm7, %zmm2
	vpmaxsb	%zmm13, %zmm2, %zmm2
	vpminsb	%zmm14, %zmm2, %zmm2
	vpxorq	%zmm2, %zmm15, %zmm2
	vpermd	%zmm2, %zmm0, %zmm2
	leaq	(%rsi,%r8), %r9
	vmovdqu	%xmm2, (%r8,%rsi)
	vextracti32x4	$1, %zmm2, (%rcx,%r9)
	vextracti32x4	$2, %zmm2, (%r9,%rcx,2)
	vextracti32x4	$3, %zmm2, (%r9,%rdi)
	movq	(%rsp), %r8
	subq	%rax, %r8
	movq	%r8, %rax
	sarq	$63, %rax
	andq	%r8, %rax
	vmovups	128(%rdx,%r12,4), %zmm2
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm2, %zmm6
	vcvtdq2ps	%zmm5, %zmm5
	vmulps	%zmm5, %zmm2, %zmm5
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	%zmm3, %zmm2, %zmm3
	vcvtdq2ps	%zmm1, %zmm1
	vmulps	%zmm1, %zmm2, %zmm1
	vminps	%zmm6, %zmm4, %zmm2
	vcvtps2dq	%zmm2, %zmm2
	vminps	%zmm5, %zmm4, %zmm5
	vcvtps2dq	%zmm5, %zmm5
	vpackssdw	%zmm5, %zmm2, %zmm2
	vminps	%zmm3, %zmm4, %zmm3
	vcvtps2dq	%zmm3, %zmm3
	vminps	%zmm1, %zmm4, %zmm1
	vcvtps2dq	%zmm1, %zmm1
	vpackssdw	%zmm1, %zmm3, %zmm1
	vpaddsw	%zmm16, %zmm2, %zmm2
	vpaddsw	%zmm16, %zmm1, %zmm1
	vpacksswb	%zmm1, %zmm2, %zmm1
	vpmaxsb	%zmm13, %zmm1, %zmm1
	vpminsb	%zmm14, %zmm1, %zmm1
	vpxorq	%zmm1, %zmm15, %zmm1
	vpermd	%zmm1, %zmm0, %zmm1
	leaq	(%rsi,%rax), %rdx
	vmovdqu	%xmm1, (%rax,%rsi)
	vextracti32x4	$1, %zmm1, (%rcx,%rdx)
	vextracti32x4	$2, %zmm1, (%rdx,%rcx,2)
	vextracti32x4	$3, %zmm1, (%rdx,%rdi)
.LBB22_35:
	movq	-88(%rsp), %rsi
	leaq	4(%rsi), %rax
	addq	$4, -40(%rsp)
	addq	$4, -48(%rsp)
	addq	$4, %r14
	addq	$4, -56(%rsp)
	cmpq	%rax, -72(%rsp)
	jl	.LBB22_36
.LBB22_25:
	vmovdqu64	(%rbx), %zmm4
	vmovdqu64	64(%rbx), %zmm2
	vmovdqu64	128(%rbx), %zmm1
	cmpq	$11, %r14
	movq	%r14, -128(%rsp)
	movq	%rax, -88(%rsp)
	jg	.LBB22_28
	leaq	3(%r14), %rax
	testq	%r14, %r14
	cmovnsq	%r14, %rax
	cmpq	$0, -96(%rsp)
	je	.LBB22_29
	movabsq	$1152921504606846972, %rcx
	andq	%rcx, %rax
	leaq	48(,%rax,4), %rax
	imulq	-8(%rsp), %rax
	movq	-24(%rsp), %r10
	leaq	(%r10,%rax,4), %rdi
	movl	$16, %r8d
	jmp	.LBB22_39
	.p2align	4
.LBB22_28:
	cmpq	$0, -96(%rsp)
	je	.LBB22_29
	movq	-16(%rsp), %rdi
	xorl	%r8d, %r8d
	movq	-24(%rsp), %r10
.LBB22_39:
	movq	(%r13), %rax
	vmovdqu64	16(%r13), %zmm13
	movq	80(%r13), %rdx
	movq	88(%r13), %rcx
	movq	%rcx, -64(%rsp)
	movq	%rdx, %r13
	imulq	-40(%rsp), %r13
	addq	%rax, %r13
	movq	%rdx, %r14
	imulq	-48(%rsp), %r14
	addq	%rax, %r14
	movq	%rdx, %rsi
	imulq	-128(%rsp), %rsi
	addq	%rax, %rsi
	imulq	-56(%rsp), %rdx
	addq	%rax, %rdx
	shll	$2, %r8d
	xorl	%r12d, %r12d
	vmovdqa64	%zmm1, %zmm3
	vmovdqa64	%zmm2, %zmm7
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm1, %zmm5
	vmovdqa64	%zmm2, %zmm8
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm1, %zmm6
	vmovdqa64	%zmm2, %zmm9
	vmovdqa64	%zmm4, %zmm12
	jmp	.LBB22_40
	.p2align	4
.LBB22_44:
	incq	%r12
	cmpq	-96(%rsp), %r12
	je	.LBB22_30
.LBB22_40:
	testq	%r11, %r11
	je	.LBB22_44
	movq	-64(%rsp), %rax
	movq	(%rax,%r12,8), %rbx
	leaq	(%rbx,%r13), %r9
	leaq	(%r14,%rbx), %rax
	leaq	(%rsi,%rbx), %rbp
	addq	%rdx, %rbx
	movq	%r10, %r15
	xorl	%ecx, %ecx
	.p2align	4
.LBB22_42:
	prefetcht0	(%rdi)
	vmovdqu64	(%r15), %zmm14
	vmovdqu64	64(%r15), %zmm15
	vmovdqu64	128(%r15), %zmm16
	vpxord	(%rbp,%rcx,4){1to16}, %zmm13, %zmm17
	vpdpbusd	%zmm14, %zmm17, %zmm12
	vpdpbusd	%zmm15, %zmm17, %zmm9
	vpxord	(%rbx,%rcx,4){1to16}, %zmm13, %zmm18
	vpdpbusd	%zmm16, %zmm17, %zmm6
	vpdpbusd	%zmm14, %zmm18, %zmm11
	vpdpbusd	%zmm15, %zmm18, %zmm8
	vpdpbusd	%zmm16, %zmm18, %zmm5
	vpxord	(%rax,%rcx,4){1to16}, %zmm13, %zmm17
	vpdpbusd	%zmm14, %zmm17, %zmm10
	vpdpbusd	%zmm15, %zmm17, %zmm7
	vpdpbusd	%zmm16, %zmm17, %zmm3
	vpxord	(%r9,%rcx,4){1to16}, %zmm13, %zmm17
	incq	%rcx
	vpdpbusd	%zmm14, %zmm17, %zmm4
	vpdpbusd	%zmm15, %zmm17, %zmm2
	vpdpbusd	%zmm16, %zmm17, %zmm1
	addq	$192, %r15
	addq	%r8, %rdi
	cmpq	%rcx, %r11
	jne	.LBB22_42
	addq	-80(%rsp), %r10
	jmp	.LBB22_44
	.p2align	4
.LBB22_29:
	vmovdqa64	%zmm1, %zmm3
	vmovdqa64	%zmm1, %zmm5
	vmovdqa64	%zmm1, %zmm6
	vmovdqa64	%zmm2, %zmm7
	vmovdqa64	%zmm2, %zmm8
	vmovdqa64	%zmm2, %zmm9
	vmovdqa64	%zmm4, %zmm10
	vmovdqa64	%zmm4, %zmm11
	vmovdqa64	%zmm4, %zmm12
.LBB22_30:
	movq	24(%rsp), %rcx
	testq	%rcx, %rcx
	movq	-120(%rsp), %r12
	movq	-104(%rsp), %r10
	movq	-128(%rsp), %r14
	je	.LBB22_32
	movq	288(%r10), %rax
	vpbroadcastd	(%rcx,%r14,4), %zmm13
	vmovdqu64	(%rax,%r12,4), %zmm14
	vmovdqu64	64(%rax,%r12,4), %zmm15
	vmovdqu64	128(%rax,%r12,4), %zmm16
	vpmulld	%zmm14, %zmm13, %zmm17
	vpaddd	%zmm12, %zmm17, %zmm12
	vpmulld	%zmm13, %zmm15, %zmm17
	vpaddd	%zmm9, %zmm17, %zmm9
	vpmulld	%zmm13, %zmm16, %zmm13
	vpbroadcastd	4(%rcx,%r14,4), %zmm17
	vpmulld	%zmm14, %zmm17, %zmm18
	vpaddd	%zmm6, %zmm13, %zmm6
	vpaddd	%zmm11, %zmm18, %zmm11
	vpmulld	%zmm15, %zmm17, %zmm13
	vpmulld	%zmm16, %zmm17, %zmm17
	vpaddd	%zmm8, %zmm13, %zmm8
	vpaddd	%zmm5, %zmm17, %zmm5
	vpbroadcastd	8(%rcx,%r14,4), %zmm13
	vpmulld	%zmm14, %zmm13, %zmm17
	vpaddd	%zmm10, %zmm17, %zmm10
	vpmulld	%zmm15, %zmm13, %zmm17
	vpaddd	%zmm7, %zmm17, %zmm7
	vpmulld	%zmm16, %zmm13, %zmm13
	vpaddd	%zmm3, %zmm13, %zmm3
	vpbroadcastd	12(%rcx,%r14,4), %zmm13
	vpmulld	%zmm14, %zmm13, %zmm14
	vpaddd	%zmm4, %zmm14, %zmm4
	vpmulld	%zmm15, %zmm13, %zmm14
	vpaddd	%zmm2, %zmm14, %zmm2
	vpmulld	%zmm16, %zmm13, %zmm13
	vpaddd	%zmm1, %zmm13, %zmm1
.LBB22_32:
	movq	16(%rsp), %r15
	testq	%r15, %r15
	movq	-112(%rsp), %r13
	movq	-32(%rsp), %rbx
	je	.LBB22_34
	movq	304(%r10), %rax
	movq	128(%r13), %rcx
	leaq	-16(%rcx), %rdx
	movq	%r12, %rsi
	subq	%rdx, %rsi
	movq	%rsi, %rdx
	sarq	$63, %rdx
	andq	%rsi, %rdx
	movq	%r12, %rsi
	subq	%rcx, %rsi
	leaq	32(%rsi), %rdi
	movq	%rdi, %r8
	sarq	$63, %r8
	andq	%rdi, %r8
	addq	$48, %rsi
	movq	%rsi, %rdi
	sarq	$63, %rdi
	andq	%rsi, %rdi
	leaq	1(%r14), %rsi
	imulq	%rax, %rsi
	movq	%rax, %r9
	imulq	%r14, %r9
	leaq	(%r15,%r9,4), %r9
	addq	%rcx, %rdx
	addq	$-16, %rdx
	vmovdqu64	%zmm12, (%r9,%rdx,4)
	leaq	-16(%r8,%rcx), %r8
	vmovdqu64	%zmm9, (%r9,%r8,4)
	addq	%rdi, %rcx
	addq	$-16, %rcx
	vmovdqu64	%zmm6, (%r9,%rcx,4)
	leaq	2(%r14), %rdi
	imulq	%rax, %rdi
	leaq	(%r15,%rsi,4), %rsi
	vmovdqu64	%zmm11, (%rsi,%rdx,4)
	vmovdqu64	%zmm8, (%rsi,%r8,4)
	vmovdqu64	%zmm5, (%rsi,%rcx,4)
	leaq	(%r15,%rdi,4), %rsi
	vmovdqu64	%zmm10, (%rsi,%rdx,4)
	leaq	3(%r14), %rdi
	imulq	%rax, %rdi
	vmovdqu64	%zmm7, (%rsi,%r8,4)
	vmovdqu64	%zmm3, (%rsi,%rcx,4)
	leaq	(%r15,%rdi,4), %rax
	vmovdqu64	%zmm4, (%rax,%rdx,4)
	vmovdqu64	%zmm2, (%rax,%r8,4)
	vmovdqu64	%zmm1, (%rax,%rcx,4)
	jmp	.LBB22_35
.LBB22_45:
	vmovdqu64	(%rbx), %zmm0
	vmovdqu64	64(%rbx), %zmm1
	vmovdqu64	128(%rbx), %zmm2
	leaq	192(%rbx), %r12
	movq	96(%r13), %r9
	movq	104(%r13), %r8
	movq	%r8, %rax
	imulq	%r9, %rax
	cmpq	$5, %rsi
	movq	%rsi, -88(%rsp)
	movq	%rcx, -128(%rsp)
	jg	.LBB22_48
	testq	%r9, %r9
	je	.LBB22_49
	movq	%rsi, %rcx
	shrq	$63, %rcx
	addq	%rsi, %rcx
	movabsq	$576460752303423486, %rdx
	andq	%rcx, %rdx
	leaq	48(,%rdx,8), %rcx
	imulq	%rcx, %rax
	leaq	(%r12,%rax,4), %r11
	movl	$16, %eax
	jmp	.LBB22_56
.LBB22_48:
	testq	%r9, %r9
	je	.LBB22_49
	leaq	(%rax,%rax,2), %r11
	shlq	$6, %r11
	addq	%r12, %r11
	xorl	%eax, %eax
.LBB22_56:
	movq	(%r13), %rcx
	vmovdqu64	16(%r13), %zmm9
	movq	80(%r13), %rbx
	movq	%rbx, %r14
	imulq	%rsi, %r14
	movq	88(%r13), %r15
	movq	%rcx, -96(%rsp)
	addq	%r14, %rcx
	movq	%rcx, -64(%rsp)
	leaq	1(%rsi), %r13
	imulq	%rbx, %r13
	leal	(,%rax,8), %ebp
	movq	%rax, -80(%rsp)
	leal	(,%rax,4), %eax
	vpxor	%xmm3, %xmm3, %xmm3
	xorl	%edi, %edi
	vpxor	%xmm4, %xmm4, %xmm4
	vpxor	%xmm5, %xmm5, %xmm5
	vpxor	%xmm6, %xmm6, %xmm6
	vpxor	%xmm7, %xmm7, %xmm7
	vpxor	%xmm8, %xmm8, %xmm8
	vmovdqa64	%zmm2, %zmm10
	vmovdqa64	%zmm1, %zmm11
	vmovdqa64	%zmm0, %zmm12
	jmp	.LBB22_57
	.p2align	4
.LBB22_67:
	leaq	(%r10,%r10,2), %rcx
	shlq	$6, %rcx
	addq	%rcx, %r12
.LBB22_68:
	incq	%rdi
	cmpq	%r9, %rdi
	movq	-104(%rsp), %r10
	je	.LBB22_50
.LBB22_57:
	movq	(%r15,%rdi,8), %rdx
	cmpq	$2, %r8
	jl	.LBB22_58
	addq	-96(%rsp), %rdx
	movq	%r8, %r10
	.p2align	4
.LBB22_60:
	vpxord	(%rdx,%r14){1to16}, %zmm9, %zmm13
	vmovdqu64	(%r12), %zmm14
	vmovdqu64	64(%r12), %zmm15
	vmovdqu64	128(%r12), %zmm16
	vmovdqu64	192(%r12), %zmm17
	vpdpbusd	%zmm14, %zmm13, %zmm12
	vpdpbusd	%zmm15, %zmm13, %zmm11
	vpdpbusd	%zmm16, %zmm13, %zmm10
	vpxord	(%rdx,%r13){1to16}, %zmm9, %zmm13
	vpdpbusd	%zmm14, %zmm13, %zmm0
	vpdpbusd	%zmm15, %zmm13, %zmm1
	vpdpbusd	%zmm16, %zmm13, %zmm2
	vmovdqu64	256(%r12), %zmm13
	vmovdqu64	320(%r12), %zmm14
	vpxord	4(%rdx,%r14){1to16}, %zmm9, %zmm15
	vpdpbusd	%zmm17, %zmm15, %zmm8
	vpdpbusd	%zmm13, %zmm15, %zmm7
	vpdpbusd	%zmm14, %zmm15, %zmm6
	vpxord	4(%rdx,%r13){1to16}, %zmm9, %zmm15
	vpdpbusd	%zmm17, %zmm15, %zmm5
	vpdpbusd	%zmm13, %zmm15, %zmm4
	vpdpbusd	%zmm14, %zmm15, %zmm3
	addq	$384, %r12
	addq	$8, %rdx
	cmpq	$3, %r10
	leaq	-2(%r10), %r10
	ja	.LBB22_60
	addq	%r14, %rdx
	testq	%r10, %r10
	jne	.LBB22_63
	jmp	.LBB22_68
	.p2align	4
.LBB22_58:
	addq	-64(%rsp), %rdx
	movq	%r8, %r10
	testq	%r10, %r10
	je	.LBB22_68
.LBB22_63:
	cmpq	$1, %r10
	jne	.LBB22_69
	movq	%r12, %rcx
	jmp	.LBB22_65
	.p2align	4
.LBB22_69:
	movq	%r10, %rsi
	andq	$-2, %rsi
	movq	%r12, %rcx
	.p2align	4
.LBB22_70:
	prefetcht0	(%r11)
	vmovdqu64	(%rcx), %zmm13
	vmovdqu64	64(%rcx), %zmm14
	vmovdqu64	128(%rcx), %zmm15
	vpxord	(%rdx){1to16}, %zmm9, %zmm16
	vpdpbusd	%zmm13, %zmm16, %zmm12
	vpdpbusd	%zmm14, %zmm16, %zmm11
	vpdpbusd	%zmm15, %zmm16, %zmm10
	vpxord	(%rdx,%rbx){1to16}, %zmm9, %zmm16
	vpdpbusd	%zmm13, %zmm16, %zmm0
	vpdpbusd	%zmm14, %zmm16, %zmm1
	vpdpbusd	%zmm15, %zmm16, %zmm2
	prefetcht0	(%r11,%rax)
	vmovdqu64	192(%rcx), %zmm13
	vmovdqu64	256(%rcx), %zmm14
	vmovdqu64	320(%rcx), %zmm15
	vpxord	4(%rdx){1to16}, %zmm9, %zmm16
	vpdpbusd	%zmm13, %zmm16, %zmm12
	vpdpbusd	%zmm14, %zmm16, %zmm11
	vpdpbusd	%zmm15, %zmm16, %zmm10
	vpxord	4(%rdx,%rbx){1to16}, %zmm9, %zmm16
	vpdpbusd	%zmm13, %zmm16, %zmm0
	vpdpbusd	%zmm14, %zmm16, %zmm1
	vpdpbusd	%zmm15, %zmm16, %zmm2
	addq	$8, %rdx
	addq	$384, %rcx
	addq	%rbp, %r11
	addq	$-2, %rsi
	jne	.LBB22_70
.LBB22_65:
	testb	$1, %r10b
	je	.LBB22_67
	prefetcht0	(%r11)
	movq	-80(%rsp), %rsi
	leaq	(%r11,%rsi,4), %r11
	vmovdqu64	(%rcx), %zmm13
	vmovdqu64	64(%rcx), %zmm14
	vmovdqu64	128(%rcx), %zmm15
	vpxord	(%rdx){1to16}, %zmm9, %zmm16
	vpdpbusd	%zmm13, %zmm16, %zmm12
	vpdpbusd	%zmm14, %zmm16, %zmm11
	vpdpbusd	%zmm15, %zmm16, %zmm10
	vpxord	(%rdx,%rbx){1to16}, %zmm9, %zmm16
	vpdpbusd	%zmm13, %zmm16, %zmm0
	vpdpbusd	%zmm14, %zmm16, %zmm1
	vpdpbusd	%zmm15, %zmm16, %zmm2
	jmp	.LBB22_67
.LBB22_49:
	vpxor	%xmm3, %xmm3, %xmm3
	vpxor	%xmm4, %xmm4, %xmm4
	vpxor	%xmm5, %xmm5, %xmm5
	vpxor	%xmm6, %xmm6, %xmm6
	vpxor	%xmm7, %xmm7, %xmm7
	vpxor	%xmm8, %xmm8, %xmm8
	vmovdqa64	%zmm2, %zmm10
	vmovdqa64	%zmm1, %zmm11
	vmovdqa64	%zmm0, %zmm12
.LBB22_50:
	vpaddd	%zmm3, %zmm2, %zmm2
	vpaddd	%zmm4, %zmm1, %zmm1
	vpaddd	%zmm5, %zmm0, %zmm0
	vpaddd	%zmm6, %zmm10, %zmm3
	vpaddd	%zmm7, %zmm11, %zmm4
	vpaddd	%zmm8, %zmm12, %zmm5
	movq	280(%r10), %rax
	testq	%rax, %rax
	je	.LBB22_51
	movq	288(%r10), %rcx
	movq	-88(%rsp), %r14
	vpbroadcastd	(%rax,%r14,4), %zmm6
	movq	-120(%rsp), %r12
	vmovdqu64	(%rcx,%r12,4), %zmm7
	vmovdqu64	64(%rcx,%r12,4), %zmm8
	vmovdqu64	128(%rcx,%r12,4), %zmm9
	vpmulld	%zmm7, %zmm6, %zmm10
	vpaddd	%zmm5, %zmm10, %zmm5
	vpmulld	%zmm6, %zmm8, %zmm10
	vpaddd	%zmm4, %zmm10, %zmm4
	vpmulld	%zmm6, %zmm9, %zmm6
	vpaddd	%zmm3, %zmm6, %zmm3
	vpbroadcastd	4(%rax,%r14,4), %zmm6
	vpmulld	%zmm7, %zmm6, %zmm7
	vpaddd	%zmm0, %zmm7, %zmm0
	vpmulld	%zmm8, %zmm6, %zmm7
	vpaddd	%zmm1, %zmm7, %zmm1
	vpmulld	%zmm9, %zmm6, %zmm6
	vpaddd	%zmm2, %zmm6, %zmm2
	movq	-112(%rsp), %r13
	jmp	.LBB22_53
.LBB22_51:
	movq	-120(%rsp), %r12
	movq	-112(%rsp), %r13
	movq	-88(%rsp), %r14
.LBB22_53:
	movq	312(%r10), %rax
	testq	%rax, %rax
	movq	-32(%rsp), %rbx
	je	.LBB22_71
	movq	304(%r10), %rcx
	movq	%rcx, %rdx
	imulq	%r14, %rdx
	leaq	(%rax,%rdx,4), %rdx
	movq	128(%r13), %rsi
	leaq	-16(%rsi), %rdi
	movq	%r12, %r8
	subq	%rdi, %r8
	movq	%r8, %rdi
	sarq	$63, %rdi
	andq	%r8, %rdi
	addq	%rsi, %rdi
	addq	$-16, %rdi
	vmovdqu64	%zmm5, (%rdx,%rdi,4)
	movq	%r12, %r8
	subq	%rsi, %r8
	leaq	32(%r8), %r9
	movq	%r9, %r10
	sarq	$63, %r10
	andq	%r9, %r10
	leaq	(%r10,%rsi), %r9
	addq	$-16, %r9
	vmovdqu64	%zmm4, (%rdx,%r9,4)
	addq	$48, %r8
	movq	%r8, %r10
	sarq	$63, %r10
	andq	%r8, %r10
	addq	%r10, %rsi
	addq	$-16, %rsi
	vmovdqu64	%zmm3, (%rdx,%rsi,4)
	incq	%r14
	imulq	%rcx, %r14
	leaq	(%rax,%r14,4), %rax
	vmovdqu64	%zmm0, (%rax,%rdi,4)
	vmovdqu64	%zmm1, (%rax,%r9,4)
	vmovdqu64	%zmm2, (%rax,%rsi,4)
	jmp	.LBB22_72
.LBB22_71:
	movq	128(%r13), %rsi
	leaq	-16(%rsi), %r9
	movq	%r12, %rax
	subq	%r9, %rax
	movq	%rax, %rcx
	sarq	$63, %rcx
	andq	%rax, %rcx
	addq	%rsi, %rcx
	addq	$-16, %rcx
	vcvtdq2ps	%zmm5, %zmm7
	vbroadcastss	(%r10), %zmm5
	vbroadcastss	4(%r10), %zmm6
	movq	272(%r10), %rax
	movq	296(%r10), %rdx
	vmulps	(%rax,%r12,4), %zmm7, %zmm7
	vmaxps	%zmm5, %zmm7, %zmm8
	vbroadcastss	.LCPI22_1(%rip), %zmm7
	vminps	%zmm6, %zmm8, %zmm8
	vaddps	%zmm7, %zmm8, %zmm8
	vpmovdb	%zmm8, %xmm9
	vpbroadcastb	8(%r10), %xmm8
	vpaddb	%xmm9, %xmm8, %xmm9
	movq	304(%r10), %rdi
	movq	%rdi, %r10
	imulq	%r14, %r10
	addq	%rdx, %r10
	vmovdqu	%xmm9, (%r10,%rcx)
	leaq	16(%r12), %r8
	subq	%r9, %r8
	movq	%r8, %r11
	sarq	$63, %r11
	andq	%r8, %r11
	leaq	(%r11,%rsi), %r8
	addq	$-16, %r8
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	64(%rax,%r12,4), %zmm4, %zmm4
	vmaxps	%zmm5, %zmm4, %zmm4
	vminps	%zmm6, %zmm4, %zmm4
	vaddps	%zmm7, %zmm4, %zmm4
	vpmovdb	%zmm4, %xmm4
	vpaddb	%xmm4, %xmm8, %xmm4
	vmovdqu	%xmm4, (%r10,%r8)
	leaq	32(%r12), %r11
	subq	%r9, %r11
	movq	%r11, %r9
	sarq	$63, %r9
	andq	%r11, %r9
	vcvtdq2ps	%zmm3, %zmm3
	vmulps	128(%rax,%r12,4), %zmm3, %zmm3
	addq	%r9, %rsi
	addq	$-16, %rsi
	vmaxps	%zmm5, %zmm3, %zmm3
	vminps	%zmm6, %zmm3, %zmm3
	vaddps	%zmm7, %zmm3, %zmm3
	vpmovdb	%zmm3, %xmm3
	vpaddb	%xmm3, %xmm8, %xmm3
	vmovdqu	%xmm3, (%r10,%rsi)
	vcvtdq2ps	%zmm0, %zmm0
	vmulps	(%rax,%r12,4), %zmm0, %zmm0
	vmaxps	%zmm5, %zmm0, %zmm0
	vminps	%zmm6, %zmm0, %zmm0
	vaddps	%zmm7, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	incq	%r14
	vpaddb	%xmm0, %xmm8, %xmm0
	imulq	%rdi, %r14
	addq	%rdx, %r14
	vmovdqu	%xmm0, (%r14,%rcx)
	vcvtdq2ps	%zmm1, %zmm0
	vmulps	64(%rax,%r12,4), %zmm0, %zmm0
	vmaxps	%zmm5, %zmm0, %zmm0
	vminps	%zmm6, %zmm0, %zmm0
	vaddps	%zmm7, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm8, %xmm0
	vmovdqu	%xmm0, (%r14,%r8)
	vcvtdq2ps	%zmm2, %zmm0
	vmulps	128(%rax,%r12,4), %zmm0, %zmm0
	vmaxps	%zmm5, %zmm0, %zmm0
	vminps	%zmm6, %zmm0, %zmm0
	vaddps	%zmm7, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm8, %xmm0
	vmovdqu	%xmm0, (%r14,%rsi)
.LBB22_72:
	movq	-128(%rsp), %r9
	cmpq	-72(%rsp), %r9
	jge	.LBB22_101
.LBB22_74:
	vmovdqu64	(%rbx), %zmm0
	vmovdqu64	64(%rbx), %zmm1
	vmovdqu64	128(%rbx), %zmm2
	movq	96(%r13), %rax
	xorl	%ecx, %ecx
	cmpq	$3, %r9
	setl	%sil
	testq	%rax, %rax
	movq	%r9, -128(%rsp)
	je	.LBB22_75
	movq	104(%r13), %rdx
	movb	%sil, %cl
	shll	$4, %ecx
	leaq	192(%rbx), %rdi
	movq	%r9, %rsi
	shlq	$4, %rsi
	addq	$48, %rsi
	cmpq	$3, %r9
	movl	$48, %r8d
	cmovlq	%rsi, %r8
	imulq	%rax, %r8
	imulq	%rdx, %r8
	leaq	(%rbx,%r8,4), %rbx
	addq	$192, %rbx
	vmovdqu64	16(%r13), %zmm3
	movq	80(%r13), %r8
	imulq	%r9, %r8
	movq	88(%r13), %r9
	addq	(%r13), %r8
	leaq	-2(%rdx), %r10
	movl	%ecx, %r11d
	shll	$4, %r11d
	shll	$2, %ecx
	vpxor	%xmm4, %xmm4, %xmm4
	xorl	%r14d, %r14d
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	jmp	.LBB22_82
	.p2align	4
.LBB22_95:
	leaq	(%r15,%r15,2), %rsi
	shlq	$6, %rsi
	addq	%rsi, %rdi
.LBB22_96:
	movq	-120(%rsp), %r12
	incq	%r14
	cmpq	%rax, %r14
	je	.LBB22_76
.LBB22_82:
	movq	(%r9,%r14,8), %rsi
	addq	%r8, %rsi
	cmpq	$2, %rdx
	jl	.LBB22_83
	testb	$2, %r10b
	jne	.LBB22_85
	vpxord	(%rsi){1to16}, %zmm3, %zmm7
	vpdpbusd	(%rdi), %zmm7, %zmm0
	vpdpbusd	64(%rdi), %zmm7, %zmm1
	vpdpbusd	128(%rdi), %zmm7, %zmm2
	vpxord	4(%rsi){1to16}, %zmm3, %zmm7
	vpdpbusd	192(%rdi), %zmm7, %zmm6
	vpdpbusd	256(%rdi), %zmm7, %zmm5
	vpdpbusd	320(%rdi), %zmm7, %zmm4
	addq	$8, %rsi
	addq	$384, %rdi
	movq	%r10, %r12
	jmp	.LBB22_87
	.p2align	4
.LBB22_83:
	movq	%rdx, %r15
	jmp	.LBB22_89
	.p2align	4
.LBB22_85:
	movq	%rdx, %r12
.LBB22_87:
	movq	%r10, %r15
	cmpq	$2, %r10
	jb	.LBB22_89
	.p2align	4
.LBB22_88:
	vpxord	(%rsi){1to16}, %zmm3, %zmm7
	vpdpbusd	(%rdi), %zmm7, %zmm0
	vpdpbusd	64(%rdi), %zmm7, %zmm1
	vpdpbusd	128(%rdi), %zmm7, %zmm2
	vpxord	4(%rsi){1to16}, %zmm3, %zmm7
	vpdpbusd	192(%rdi), %zmm7, %zmm6
	vpdpbusd	256(%rdi), %zmm7, %zmm5
	vpdpbusd	320(%rdi), %zmm7, %zmm4
	vpxord	8(%rsi){1to16}, %zmm3, %zmm7
	vpdpbusd	384(%rdi), %zmm7, %zmm0
	vpdpbusd	448(%rdi), %zmm7, %zmm1
	vpdpbusd	512(%rdi), %zmm7, %zmm2
	vpxord	12(%rsi){1to16}, %zmm3, %zmm7
	vpdpbusd	576(%rdi), %zmm7, %zmm6
	vpdpbusd	640(%rdi), %zmm7, %zmm5
	vpdpbusd	704(%rdi), %zmm7, %zmm4
	addq	$16, %rsi
	addq	$768, %rdi
	leaq	-4(%r12), %r15
	addq	$-6, %r12
	cmpq	$-4, %r12
	movq	%r15, %r12
	jb	.LBB22_88
.LBB22_89:
	testq	%r15, %r15
	je	.LBB22_96
	cmpq	$4, %r15
	jae	.LBB22_97
	movq	%rdi, %r12
	jmp	.LBB22_92
	.p2align	4
.LBB22_97:
	movq	%r15, %r13
	andq	$-4, %r13
	movq	%rdi, %r12
	.p2align	4
.LBB22_98:
	movq	%rbx, %rbp
	prefetcht0	(%rbx)
	vpxord	(%rsi){1to16}, %zmm3, %zmm7
	vpdpbusd	(%r12), %zmm7, %zmm0
	vpdpbusd	64(%r12), %zmm7, %zmm1
	vpdpbusd	128(%r12), %zmm7, %zmm2
	addq	%rcx, %rbx
	prefetcht0	(%rbp,%rcx)
	vpxord	4(%rsi){1to16}, %zmm3, %zmm7
	vpdpbusd	192(%r12), %zmm7, %zmm0
	vpdpbusd	256(%r12), %zmm7, %zmm1
	vpdpbusd	320(%r12), %zmm7, %zmm2
	prefetcht0	(%rcx,%rbx)
	addq	%rcx, %rbx
	vpxord	8(%rsi){1to16}, %zmm3, %zmm7
	vpdpbusd	384(%r12), %zmm7, %zmm0
	vpdpbusd	448(%r12), %zmm7, %zmm1
	vpdpbusd	512(%r12), %zmm7, %zmm2
	prefetcht0	(%rcx,%rbx)
	addq	%rcx, %rbx
	vpxord	12(%rsi){1to16}, %zmm3, %zmm7
	vpdpbusd	576(%r12), %zmm7, %zmm0
	vpdpbusd	640(%r12), %zmm7, %zmm1
	vpdpbusd	704(%r12), %zmm7, %zmm2
	addq	$16, %rsi
	addq	$768, %r12
	addq	%rcx, %rbx
	addq	$-4, %r13
	jne	.LBB22_98
	addq	%r11, %rbp
	movq	%rbp, %rbx
.LBB22_92:
	movl	%r15d, %r13d
	andl	$3, %r13d
	je	.LBB22_95
	xorl	%ebp, %ebp
	.p2align	4
.LBB22_94:
	prefetcht0	(%rbx)
	vpxord	(%rsi,%rbp,4){1to16}, %zmm3, %zmm7
	vpdpbusd	(%r12), %zmm7, %zmm0
	vpdpbusd	64(%r12), %zmm7, %zmm1
	vpdpbusd	128(%r12), %zmm7, %zmm2
	addq	$192, %r12
	incq	%rbp
	addq	%rcx, %rbx
	cmpq	%rbp, %r13
	jne	.LBB22_94
	jmp	.LBB22_95
.LBB22_75:
	vpxor	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
.LBB22_76:
	vpaddd	%zmm4, %zmm2, %zmm2
	vpaddd	%zmm5, %zmm1, %zmm1
	vpaddd	%zmm6, %zmm0, %zmm0
	movq	-104(%rsp), %r8
	movq	280(%r8), %rax
	testq	%rax, %rax
	je	.LBB22_77
	movq	288(%r8), %rcx
	movq	-128(%rsp), %r9
	vpbroadcastd	(%rax,%r9,4), %zmm3
	vpmulld	(%rcx,%r12,4), %zmm3, %zmm4
	vpmulld	64(%rcx,%r12,4), %zmm3, %zmm5
	vpaddd	%zmm0, %zmm4, %zmm0
	vpaddd	%zmm1, %zmm5, %zmm1
	vpmulld	128(%rcx,%r12,4), %zmm3, %zmm3
	vpaddd	%zmm2, %zmm3, %zmm2
	movq	-112(%rsp), %rcx
	jmp	.LBB22_79
.LBB22_77:
	movq	-112(%rsp), %rcx
	movq	-128(%rsp), %r9
.LBB22_79:
	movq	312(%r8), %rax
	testq	%rax, %rax
	je	.LBB22_100
	imulq	304(%r8), %r9
	leaq	(%rax,%r9,4), %rax
	movq	128(%rcx), %rcx
	leaq	-16(%rcx), %rdx
	movq	%r12, %rsi
	subq	%rdx, %rsi
	movq	%rsi, %rdx
	sarq	$63, %rdx
	andq	%rsi, %rdx
	leaq	(%rax,%rcx,4), %rax
	addq	$-64, %rax
	vmovdqu64	%zmm0, (%rax,%rdx,4)
	subq	%rcx, %r12
	leaq	32(%r12), %rcx
	movq	%rcx, %rdx
	sarq	$63, %rdx
	andq	%rcx, %rdx
	vmovdqu64	%zmm1, (%rax,%rdx,4)
	addq	$48, %r12
	movq	%r12, %rcx
	sarq	$63, %rcx
	andq	%r12, %rcx
	vmovdqu64	%zmm2, (%rax,%rcx,4)
	jmp	.LBB22_101
.LBB22_100:
	movq	128(%rcx), %rdx
	leaq	-16(%rdx), %rax
	movq	%r12, %rsi
	subq	%rax, %rsi
	movq	%rsi, %rdi
	sarq	$63, %rdi
	movq	272(%r8), %rcx
	vcvtdq2ps	%zmm0, %zmm0
	vbroadcastss	(%r8), %zmm3
	vbroadcastss	4(%r8), %zmm4
	vmulps	(%rcx,%r12,4), %zmm0, %zmm0
	andq	%rsi, %rdi
	vmaxps	%zmm3, %zmm0, %zmm0
	vminps	%zmm4, %zmm0, %zmm0
	vbroadcastss	.LCPI22_1(%rip), %zmm5
	vaddps	%zmm5, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpbroadcastb	8(%r8), %xmm6
	imulq	304(%r8), %r9
	vpaddb	%xmm0, %xmm6, %xmm0
	addq	296(%r8), %r9
	addq	%r9, %rdx
	addq	$-16, %rdx
	vmovdqu	%xmm0, (%rdi,%rdx)
	leaq	16(%r12), %rsi
	subq	%rax, %rsi
	movq	%rsi, %rdi
	sarq	$63, %rdi
	vcvtdq2ps	%zmm1, %zmm0
	vmulps	64(%rcx,%r12,4), %zmm0, %zmm0
	andq	%rsi, %rdi
	vmaxps	%zmm3, %zmm0, %zmm0
	vminps	%zmm4, %zmm0, %zmm0
	vaddps	%zmm5, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm6, %xmm0
	vmovdqu	%xmm0, (%rdi,%rdx)
	leaq	32(%r12), %rsi
	subq	%rax, %rsi
	movq	%rsi, %rax
	sarq	$63, %rax
	andq	%rsi, %rax
	vcvtdq2ps	%zmm2, %zmm0
	vmulps	128(%rcx,%r12,4), %zmm0, %zmm0
	vmaxps	%zmm3, %zmm0, %zmm0
	vminps	%zmm4, %zmm0, %zmm0
	vaddps	%zmm5, %zmm0, %zmm0
	vpmovdb	%zmm0, %xmm0
	vpaddb	%xmm0, %xmm6, %xmm0
	vmovdqu	%xmm0, (%rax,%rdx)
.LBB22_101:
	addq	$32, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end22:
	.size	$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyARyAA6ColumnVyANGGG_Ttg5, .Lfunc_end22-$s24VitruvianMicroAVX512VNNI16QuantizedProductV8multiply33_EC2D3D8BED0674DB0DC07E77B728815ELLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyARyAA6ColumnVyANGGG_Ttg5
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI23_0:
	.zero	64,1
	.text
	.hidden	vitruvian_sum_quantized_rows_avx512vnni
	.globl	vitruvian_sum_quantized_rows_avx512vnni
	.p2align	4
	.type	vitruvian_sum_quantized_rows_avx512vnni,@function
vitruvian_sum_quantized_rows_avx512vnni:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movabsq	$9223372036854775807, %rax
	movq	(%rdi), %rsi
	movq	8(%rdi), %rcx
	movq	%rcx, -56(%rsp)
	movq	16(%rdi), %rbp
	movq	24(%rdi), %r8
	movq	32(%rdi), %r9
	movq	40(%rdi), %r10
	movq	48(%rdi), %rcx
	movq	56(%rdi), %rdx
	movq	%rdx, -40(%rsp)
	cmpq	$4, %rcx
	movq	%rcx, -32(%rsp)
	movq	%rsi, -48(%rsp)
	jl	.LBB23_6
	movq	%rbp, -24(%rsp)
	movl	$4, %ecx
	xorl	%r15d, %r15d
	movq	$-1, %r14
	jmp	.LBB23_2
	.p2align	4
.LBB23_3:
	vpxor	%xmm0, %xmm0, %xmm0
	vpxor	%xmm1, %xmm1, %xmm1
	vpxor	%xmm2, %xmm2, %xmm2
	vpxor	%xmm3, %xmm3, %xmm3
.LBB23_4:
	vpunpckldq	%zmm2, %zmm3, %zmm4
	vpunpckhdq	%zmm2, %zmm3, %zmm2
	vpaddd	%zmm2, %zmm4, %zmm2
	vpunpckldq	%zmm0, %zmm1, %zmm3
	vpunpckhdq	%zmm0, %zmm1, %zmm0
	vpaddd	%zmm0, %zmm3, %zmm0
	vpunpcklqdq	%zmm0, %zmm2, %zmm1
	vpunpckhqdq	%zmm0, %zmm2, %zmm0
	vpaddd	%zmm0, %zmm1, %zmm0
	vextracti64x4	$1, %zmm0, %ymm1
	vpaddd	%ymm1, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpaddd	%xmm1, %xmm0, %xmm0
	movq	-40(%rsp), %rcx
	movq	-16(%rsp), %rdx
	vmovdqu	%xmm0, (%rcx,%rdx,4)
	movq	-8(%rsp), %r11
	leaq	4(%r11), %rcx
	movq	%r11, %r15
	movq	-32(%rsp), %rdx
	cmpq	%rcx, %rdx
	jl	.LBB23_5
.LBB23_2:
	movq	%rcx, -8(%rsp)
	testq	%r8, %r8
	movq	%r15, -16(%rsp)
	je	.LBB23_3
	movq	%r15, %r12
	movq	-56(%rsp), %rcx
	imulq	%rcx, %r12
	movq	%r15, %r13
	orq	$1, %r13
	imulq	%rcx, %r13
	movq	%r15, %rbp
	orq	$2, %rbp
	imulq	%rcx, %rbp
	orq	$3, %r15
	imulq	%rcx, %r15
	movq	-48(%rsp), %rcx
	addq	%rcx, %r12
	addq	%rcx, %r13
	addq	%rcx, %rbp
	addq	%rcx, %r15
	vpxor	%xmm0, %xmm0, %xmm0
	xorl	%r11d, %r11d
	vpxor	%xmm1, %xmm1, %xmm1
	vpxor	%xmm2, %xmm2, %xmm2
	vpxor	%xmm3, %xmm3, %xmm3
	jmp	.LBB23_23
	.p2align	4
.LBB23_30:
	incq	%r11
	cmpq	%r8, %r11
	je	.LBB23_4
.LBB23_23:
	testq	%r9, %r9
	jle	.LBB23_30
	movq	-24(%rsp), %rcx
	movq	(%rcx,%r11,8), %rcx
	vmovdqu64	(%r10), %zmm4
	xorl	%edx, %edx
	movq	%rdx, %rdi
	jmp	.LBB23_25
	.p2align	4
.LBB23_26:
	xorl	%ebx, %ebx
.LBB23_28:
	shrxq	%rbx, %r14, %rsi
	kmovq	%rsi, %k1
.LBB23_29:
	addq	%rcx, %rdx
	vmovdqu8	(%r12,%rdx), %zmm5 {%k1} {z}
	vpxord	%zmm5, %zmm4, %zmm5
	vmovdqu8	.LCPI23_0(%rip), %zmm6 {%k1} {z}
	vmovdqu8	(%r13,%rdx), %zmm7 {%k1} {z}
	vpdpbusd	%zmm6, %zmm5, %zmm3
	vpxord	%zmm7, %zmm4, %zmm5
	vpdpbusd	%zmm6, %zmm5, %zmm2
	vmovdqu8	(%rbp,%rdx), %zmm5 {%k1} {z}
	vpxord	%zmm5, %zmm4, %zmm5
	vpdpbusd	%zmm6, %zmm5, %zmm1
	vmovdqu8	(%r15,%rdx), %zmm5 {%k1} {z}
	vpxord	%zmm5, %zmm4, %zmm5
	vpdpbusd	%zmm6, %zmm5, %zmm0
	movq	%rdi, %rdx
	cmpq	%r9, %rdi
	jge	.LBB23_30
.LBB23_25:
	addq	$64, %rdi
	cmovoq	%rax, %rdi
	movq	%rdx, %rsi
	subq	%r9, %rsi
	leaq	64(%rsi), %rbx
	testq	%rbx, %rbx
	jle	.LBB23_26
	kxorq	%k0, %k0, %k1
	cmpq	$-64, %rsi
	jb	.LBB23_29
	jmp	.LBB23_28
.LBB23_6:
	testq	%rcx, %rcx
	jle	.LBB23_12
	xorl	%r11d, %r11d
	jmp	.LBB23_8
.LBB23_5:
	cmpq	%rdx, %r11
	movq	-24(%rsp), %rbp
	jge	.LBB23_12
.LBB23_8:
	movq	$-1, %rdi
	jmp	.LBB23_9
	.p2align	4
.LBB23_10:
	movq	%r11, %r13
	vpxor	%xmm0, %xmm0, %xmm0
.LBB23_11:
	vextracti64x4	$1, %zmm0, %ymm1
	vpaddd	%zmm1, %zmm0, %zmm0
	vextracti128	$1, %ymm0, %xmm1
	vpaddd	%xmm1, %xmm0, %xmm0
	vpshufd	$238, %xmm0, %xmm1
	vpaddd	%xmm1, %xmm0, %xmm0
	vpshufd	$85, %xmm0, %xmm1
	vpaddd	%xmm1, %xmm0, %xmm0
	movq	-40(%rsp), %rcx
	movq	%r13, %r11
	vmovd	%xmm0, (%rcx,%r13,4)
	incq	%r11
	cmpq	-32(%rsp), %r11
	jge	.LBB23_12
.LBB23_9:
	testq	%r8, %r8
	je	.LBB23_10
	movq	%r11, %r13
	imulq	-56(%rsp), %r11
	addq	-48(%rsp), %r11
	vpxor	%xmm0, %xmm0, %xmm0
	xorl	%ecx, %ecx
	jmp	.LBB23_14
	.p2align	4
.LBB23_21:
	incq	%rcx
	cmpq	%r8, %rcx
	je	.LBB23_11
.LBB23_14:
	testq	%r9, %r9
	jle	.LBB23_21
	movq	(%rbp,%rcx,8), %rdx
	addq	%r11, %rdx
	vmovdqu64	(%r10), %zmm1
	xorl	%r15d, %r15d
	movq	%r15, %r14
	jmp	.LBB23_16
	.p2align	4
.LBB23_17:
	xorl	%ebx, %ebx
.LBB23_19:
	shrxq	%rbx, %rdi, %rsi
	kmovq	%rsi, %k1
.LBB23_20:
	vmovdqu8	(%rdx,%r15), %zmm2 {%k1} {z}
	vpxord	%zmm2, %zmm1, %zmm2
	vmovdqu8	.LCPI23_0(%rip), %zmm3 {%k1} {z}
	vpdpbusd	%zmm3, %zmm2, %zmm0
	movq	%r14, %r15
	cmpq	%r9, %r14
	jge	.LBB23_21
.LBB23_16:
	addq	$64, %r14
	cmovoq	%rax, %r14
	movq	%r15, %r12
	subq	%r9, %r12
	leaq	64(%r12), %rbx
	testq	%rbx, %rbx
	jle	.LBB23_17
	kxorq	%k0, %k0, %k1
	cmpq	$-64, %r12
	jb	.LBB23_20
	jmp	.LBB23_19
.LBB23_12:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end23:
	.size	vitruvian_sum_quantized_rows_avx512vnni, .Lfunc_end23-vitruvian_sum_quantized_rows_avx512vnni
	.hidden	vitruvian_interleave_rows_avx512vnni
	.globl	vitruvian_interleave_rows_avx512vnni
	.p2align	4
	.type	vitruvian_interleave_rows_avx512vnni,@function
vitruvian_interleave_rows_avx512vnni:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$312, %rsp
	movq	%fs:40, %rax
	movq	%rax, 304(%rsp)
	movq	(%rdi), %rax
	movq	%rax, 192(%rsp)
	movq	8(%rdi), %rax
	movq	%rax, 184(%rsp)
	movq	16(%rdi), %rax
	movq	%rax, 176(%rsp)
	movq	24(%rdi), %rbx
	movq	32(%rdi), %rax
	movq	%rax, 80(%rsp)
	movq	40(%rdi), %rax
	movq	%rax, 32(%rsp)
	movq	48(%rdi), %rax
	movq	%rax, 168(%rsp)
	movq	56(%rdi), %rsi
	movq	64(%rdi), %rax
	movq	72(%rdi), %r9
	movzbl	80(%rdi), %edx
	movzbl	81(%rdi), %ecx
	movq	88(%rdi), %r10
	vpbroadcastb	%edx, %xmm0
	vmovdqa	%xmm0, 288(%rsp)
	movq	%rsi, 48(%rsp)
	testq	%rsi, %rsi
	je	.LBB24_10
	imull	$16843009, %ecx, %ecx
	movl	%edx, %esi
	shll	$8, %esi
	movl	%edx, %edi
	shll	$16, %edi
	orl	%esi, %edi
	movl	%edx, %r11d
	shll	$24, %r11d
	orl	%edi, %r11d
	orl	%edx, %r11d
	xorl	%ecx, %r11d
	leaq	(%rax,%rbx), %rdi
	addq	%r9, %rdi
	movq	%rdi, %rdx
	shlq	$4, %rdx
	movq	%rax, %r14
	shlq	$4, %r14
	movq	%rdx, 104(%rsp)
	movq	48(%rsp), %rsi
	imulq	%rsi, %rdx
	movq	%rdx, 280(%rsp)
	movq	32(%rsp), %rdx
	leaq	15(%rdx), %r15
	leaq	30(%rdx), %r8
	testq	%r15, %r15
	movq	%r8, 128(%rsp)
	cmovsq	%r8, %r15
	sarq	$4, %r15
	shlq	$6, %rax
	leaq	(%r10,%rax), %r8
	movq	%r8, 96(%rsp)
	addq	$-16, %rdx
	movq	%rdx, 272(%rsp)
	shlq	$4, %r9
	movq	%rbx, %r12
	shlq	$6, %r12
	vpbroadcastd	%ecx, %zmm0
	movq	%r14, %r13
	andq	$-64, %r13
	vpbroadcastd	%r11d, %zmm1
	movq	%r9, %rbp
	andq	$-64, %rbp
	leaq	192(%r10), %rcx
	movq	%rcx, 64(%rsp)
	imulq	%rdi, %rsi
	shlq	$6, %rdi
	movq	%rdi, 152(%rsp)
	shlq	$6, %rsi
	movq	%rsi, 256(%rsp)
	addq	%rax, %r12
	leaq	(%r10,%r12), %rax
	addq	$192, %rax
	movq	%rax, 56(%rsp)
	addq	%r10, %r12
	xorl	%ecx, %ecx
	movq	%r9, 160(%rsp)
	movl	%r11d, 44(%rsp)
	movq	%r14, 144(%rsp)
	movq	%r15, 136(%rsp)
	movq	%r13, 120(%rsp)
	movq	%rbp, 112(%rsp)
	jmp	.LBB24_2
	.p2align	4
.LBB24_26:
	movq	72(%rsp), %rcx
	incq	%rcx
	movq	152(%rsp), %rax
	addq	%rax, 64(%rsp)
	addq	%rax, %r10
	addq	%rax, 56(%rsp)
	addq	%rax, %r12
	cmpq	48(%rsp), %rcx
	je	.LBB24_10
.LBB24_2:
	movq	%r12, 200(%rsp)
	movq	%r10, 208(%rsp)
	movq	168(%rsp), %rdi
	leaq	(%rdi,%rcx,4), %r10
	testq	%r10, %r10
	setns	%al
	movq	184(%rsp), %rdx
	cmpq	%rdx, %r10
	setl	%r8b
	andb	%al, %r8b
	movq	176(%rsp), %rsi
	imulq	%rsi, %r10
	movq	%rcx, %r9
	movq	192(%rsp), %rcx
	addq	%rcx, %r10
	movb	%r8b, 7(%rsp)
	testb	%r8b, %r8b
	leaq	288(%rsp), %r8
	cmoveq	%r8, %r10
	movq	%r10, 248(%rsp)
	leaq	(%rdi,%r9,4), %r10
	incq	%r10
	testq	%r10, %r10
	setns	%al
	cmpq	%rdx, %r10
	setl	%r11b
	andb	%al, %r11b
	imulq	%rsi, %r10
	addq	%rcx, %r10
	movb	%r11b, 6(%rsp)
	testb	%r11b, %r11b
	cmoveq	%r8, %r10
	movq	%r10, 240(%rsp)
	leaq	(%rdi,%r9,4), %r10
	addq	$2, %r10
	testq	%r10, %r10
	setns	%al
	cmpq	%rdx, %r10
	setl	%r11b
	andb	%al, %r11b
	imulq	%rsi, %r10
	addq	%rcx, %r10
	movb	%r11b, 5(%rsp)
	testb	%r11b, %r11b
	cmoveq	%r8, %r10
	movq	%r10, 232(%rsp)
	movq	%r9, 72(%rsp)
	leaq	(%rdi,%r9,4), %rdi
	addq	$3, %rdi
	testq	%rdi, %rdi
	setns	%al
	cmpq	%rdx, %rdi
	setl	%dl
	andb	%al, %dl
	imulq	%rsi, %rdi
	addq	%rcx, %rdi
	movb	%dl, 4(%rsp)
	testb	%dl, %dl
	cmoveq	%r8, %rdi
	movq	%rdi, 224(%rsp)
	testq	%rbx, %rbx
	jle	.LBB24_13
	movq	72(%rsp), %rax
	imulq	104(%rsp), %rax
	movq	96(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 216(%rsp)
	cmpb	$0, 4(%rsp)
	movl	$0, %r14d
	movq	80(%rsp), %rax
	cmovneq	%rax, %r14
	cmpb	$0, 5(%rsp)
	movl	$0, %r10d
	cmovneq	%rax, %r10
	cmpb	$0, 6(%rsp)
	movl	$0, %ecx
	cmovneq	%rax, %rcx
	cmpb	$0, 7(%rsp)
	movl	$0, %edx
	cmovneq	%rax, %rdx
	xorl	%eax, %eax
	movq	%rax, %rdi
	jmp	.LBB24_4
	.p2align	4
.LBB24_12:
	movq	264(%rsp), %rdi
	movq	%rdi, %rax
	cmpq	%rbx, %rdi
	jge	.LBB24_13
.LBB24_4:
	addq	$16, %rdi
	movabsq	$9223372036854775807, %rsi
	cmovoq	%rsi, %rdi
	movq	%rdi, 264(%rsp)
	movq	%rbx, %rdi
	subq	%rax, %rdi
	cmpq	$16, %rdi
	movl	$16, %esi
	cmovgeq	%rsi, %rdi
	movq	%rdi, 88(%rsp)
	movq	%rax, %r11
	imulq	80(%rsp), %r11
	cmpb	$0, 7(%rsp)
	movl	$0, %esi
	cmovneq	%r11, %rsi
	movq	%rsi, 24(%rsp)
	cmpb	$0, 6(%rsp)
	movl	$0, %esi
	cmovneq	%r11, %rsi
	movq	%rsi, 16(%rsp)
	cmpb	$0, 5(%rsp)
	movl	$0, %esi
	cmovneq	%r11, %rsi
	movq	%rsi, 8(%rsp)
	cmpb	$0, 4(%rsp)
	movl	$0, %esi
	cmoveq	%rsi, %r11
	cmpq	$0, 32(%rsp)
	jle	.LBB24_12
	movq	24(%rsp), %rsi
	addq	248(%rsp), %rsi
	movq	%rsi, 24(%rsp)
	movq	16(%rsp), %rsi
	addq	240(%rsp), %rsi
	movq	%rsi, 16(%rsp)
	movq	8(%rsp), %rsi
	addq	232(%rsp), %rsi
	movq	%rsi, 8(%rsp)
	addq	224(%rsp), %r11
	movq	%rax, %r9
	shlq	$6, %r9
	addq	216(%rsp), %r9
	decq	88(%rsp)
	xorl	%r15d, %r15d
	.p2align	4
.LBB24_6:
	movq	%rbx, %r12
	cmpq	%rax, %rbx
	jne	.LBB24_7
.LBB24_27:
	addq	$16, %r15
	cmpq	32(%rsp), %r15
	movq	%r12, %rbx
	jge	.LBB24_12
	movq	280(%rsp), %rsi
	leaq	(%r9,%rsi,4), %r9
	jmp	.LBB24_6
	.p2align	4
.LBB24_7:
	movq	272(%rsp), %rsi
	cmpq	%r15, %rsi
	movq	%r15, %r8
	cmovlq	%rsi, %r8
	cmpb	$0, 4(%rsp)
	movl	$0, %ebp
	cmovneq	%r8, %rbp
	addq	%r11, %rbp
	cmpb	$0, 5(%rsp)
	movl	$0, %edi
	cmovneq	%r8, %rdi
	addq	8(%rsp), %rdi
	cmpb	$0, 6(%rsp)
	movl	$0, %r13d
	cmovneq	%r8, %r13
	addq	16(%rsp), %r13
	cmpb	$0, 7(%rsp)
	movl	$0, %esi
	cmoveq	%rsi, %r8
	addq	24(%rsp), %r8
	movq	88(%rsp), %rsi
	movq	%r9, %rbx
	.p2align	4
.LBB24_8:
	vpmovzxbd	(%r8), %zmm2
	vpmovzxbd	(%r13), %zmm3
	vpmovzxbd	(%rdi), %zmm4
	vpmovzxbd	(%rbp), %zmm5
	vpslld	$8, %zmm3, %zmm3
	vpslld	$16, %zmm4, %zmm4
	vpternlogd	$254, %zmm2, %zmm3, %zmm4
	vpslld	$24, %zmm5, %zmm2
	vpternlogd	$54, %zmm4, %zmm0, %zmm2
	vmovdqu64	%zmm2, (%rbx)
	subq	$1, %rsi
	jb	.LBB24_27
	addq	$64, %rbx
	addq	%rdx, %r8
	addq	%rcx, %r13
	addq	%r10, %rdi
	addq	%r14, %rbp
	jmp	.LBB24_8
	.p2align	4
.LBB24_13:
	cmpq	$31, 128(%rsp)
	movq	160(%rsp), %r9
	movq	208(%rsp), %r10
	movl	44(%rsp), %r11d
	movq	144(%rsp), %r14
	movq	136(%rsp), %r15
	movq	200(%rsp), %r12
	movq	120(%rsp), %r13
	movq	112(%rsp), %rbp
	jb	.LBB24_26
	movq	%r12, %rax
	movq	56(%rsp), %rcx
	movq	%r10, %rdx
	movq	64(%rsp), %rsi
	xorl	%edi, %edi
	jmp	.LBB24_15
	.p2align	4
.LBB24_25:
	incq	%rdi
	movq	256(%rsp), %r8
	addq	%r8, %rsi
	addq	%r8, %rdx
	addq	%r8, %rcx
	addq	%r8, %rax
	cmpq	%r15, %rdi
	je	.LBB24_26
.LBB24_15:
	testq	%r14, %r14
	je	.LBB24_20
	xorl	%r8d, %r8d
	cmpq	$64, %r14
	jb	.LBB24_17
	.p2align	4
.LBB24_18:
	vmovdqu64	%zmm1, -192(%rsi,%r8,4)
	vmovdqu64	%zmm1, -128(%rsi,%r8,4)
	vmovdqu64	%zmm1, -64(%rsi,%r8,4)
	vmovdqu64	%zmm1, (%rsi,%r8,4)
	addq	$64, %r8
	cmpq	%r8, %r13
	jne	.LBB24_18
	movq	%r13, %r8
	cmpq	%r13, %r14
	je	.LBB24_20
	.p2align	4
.LBB24_17:
	movl	%r11d, (%rdx,%r8,4)
	incq	%r8
	cmpq	%r8, %r14
	jne	.LBB24_17
.LBB24_20:
	testq	%r9, %r9
	je	.LBB24_25
	xorl	%r8d, %r8d
	cmpq	$64, %r9
	jb	.LBB24_22
	.p2align	4
.LBB24_23:
	vmovdqu64	%zmm1, -192(%rcx,%r8,4)
	vmovdqu64	%zmm1, -128(%rcx,%r8,4)
	vmovdqu64	%zmm1, -64(%rcx,%r8,4)
	vmovdqu64	%zmm1, (%rcx,%r8,4)
	addq	$64, %r8
	cmpq	%r8, %rbp
	jne	.LBB24_23
	movq	%rbp, %r8
	cmpq	%rbp, %r9
	je	.LBB24_25
	.p2align	4
.LBB24_22:
	movl	%r11d, (%rax,%r8,4)
	incq	%r8
	cmpq	%r8, %r9
	jne	.LBB24_22
	jmp	.LBB24_25
.LBB24_10:
	movq	%fs:40, %rax
	cmpq	304(%rsp), %rax
	jne	.LBB24_29
	addq	$312, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB24_29:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end24:
	.size	vitruvian_interleave_rows_avx512vnni, .Lfunc_end24-vitruvian_interleave_rows_avx512vnni
	.hidden	"symbolic Sf"
	.type	"symbolic Sf",@object
	.section	".note.GNU-stack","",@progbits
#endif
