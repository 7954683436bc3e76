// Made by `make kernels` with Swift 6.3.1 from Sources/MicroKernels for x86-64-v4 -mamx-int8. Do not edit.
#if defined(__x86_64__) && defined(__linux__)
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0x3f800000
	.text
	.hidden	vitruvian_multiply_dynamic_range_avx512amx
	.globl	vitruvian_multiply_dynamic_range_avx512amx
	.p2align	4
	.type	vitruvian_multiply_dynamic_range_avx512amx,@function
vitruvian_multiply_dynamic_range_avx512amx:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$4008, %rsp
	movq	%fs:40, %rax
	movq	%rax, 4000(%rsp)
	movq	(%rdi), %rdx
	vmovups	8(%rdi), %xmm0
	movq	24(%rdi), %r10
	movq	32(%rdi), %r15
	movq	40(%rdi), %rsi
	movq	48(%rdi), %r9
	movq	56(%rdi), %rax
	movq	%rax, 72(%rsp)
	movq	64(%rdi), %r12
	movq	72(%rdi), %r8
	movq	80(%rdi), %r13
	movq	104(%rdi), %rcx
	movq	128(%rdi), %rax
	vmovups	152(%rdi), %xmm1
	vmovups	(%rsi), %zmm2
	vbroadcastss	144(%rdi), %zmm3
	vbroadcastss	148(%rdi), %zmm4
	movq	136(%rdi), %rsi
	movq	%rdx, 3856(%rsp)
	vmovups	%zmm2, 3872(%rsp)
	vmovaps	%xmm0, 3936(%rsp)
	movq	%r10, 3952(%rsp)
	movq	%r15, 3960(%rsp)
	movq	%r9, 3968(%rsp)
	movq	%r8, 48(%rsp)
	movq	%r8, 3976(%rsp)
	vbroadcastss	.LCPI0_0(%rip), %zmm0
	movq	%r13, 3984(%rsp)
	vmovups	%zmm0, 3568(%rsp)
	xorl	%edx, %edx
	testq	%rsi, %rsi
	setne	%dl
	leaq	3568(%rsp), %r8
	cmovneq	%rsi, %r8
	vmovups	88(%rdi), %xmm0
	vmovaps	%xmm0, 3632(%rsp)
	negq	%rdx
	movq	%rcx, 3648(%rsp)
	vmovups	112(%rdi), %xmm0
	vmovups	%xmm0, 3656(%rsp)
	leaq	-16(%r13), %rcx
	movq	%rax, 3672(%rsp)
	movq	%r8, 3680(%rsp)
	movq	%rdx, 3688(%rsp)
	vmovups	%zmm3, 3696(%rsp)
	vmovups	%zmm4, 3760(%rsp)
	vmovaps	%xmm1, 3824(%rsp)
	movq	%rcx, 3840(%rsp)
	testq	%r9, %r9
	jle	.LBB0_7
	movq	%r10, 32(%rsp)
	cmpq	$16, %r9
	movl	$16, %ebx
	movq	%r9, 24(%rsp)
	cmovbq	%r9, %rbx
	movl	%r15d, %r14d
	andl	$15, %r14d
	leaq	240(%rsp), %rdi
	xorl	%ebp, %ebp
	movl	$3328, %edx
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	xorl	%eax, %eax
	testq	%r14, %r14
	setne	%al
	vxorps	%xmm0, %xmm0, %xmm0
	vmovaps	%xmm0, 176(%rsp)
	movb	$1, 176(%rsp)
	cmovnel	%ebx, %ebp
	shll	$6, %eax
	leal	(,%r14,4), %ecx
	movabsq	$18014673391583296, %rdx
	movq	%rdx, 192(%rsp)
	movw	$64, 200(%rsp)
	movw	%cx, 202(%rsp)
	movw	%ax, 204(%rsp)
	vmovups	%xmm0, 206(%rsp)
	movw	$0, 222(%rsp)
	movb	%r14b, 230(%rsp)
	imull	$16843009, %ebx, %eax
	movl	%eax, 224(%rsp)
	movb	$16, 228(%rsp)
	movb	%bpl, 229(%rsp)
	movq	$0, 231(%rsp)
	movb	$0, 239(%rsp)
	ldtilecfg	176(%rsp)
	testq	%r13, %r13
	jle	.LBB0_6
	movq	%rbx, %rcx
	leaq	303(%rsp), %rax
	andq	$-64, %rax
	movq	%rax, 80(%rsp)
	imulq	32(%rsp), %r15
	shlq	$6, %r15
	addq	$64, %r15
	movq	%r15, 104(%rsp)
	movq	24(%rsp), %rax
	movq	%rax, %rdx
	subq	%rbx, %rdx
	movq	%rdx, 112(%rsp)
	subq	%rax, %rcx
	movq	%rcx, 40(%rsp)
	xorl	%edx, %edx
	movq	%r13, 96(%rsp)
	movq	%r12, 144(%rsp)
	jmp	.LBB0_3
	.p2align	4
.LBB0_5:
	movq	16(%rsp), %rax
	imulq	104(%rsp), %rax
	addq	%rax, 48(%rsp)
	movq	64(%rsp), %rdx
	addq	%r15, %rdx
	movq	96(%rsp), %r13
	cmpq	%r13, %rdx
	jge	.LBB0_6
.LBB0_3:
	movq	%r13, %rax
	subq	%rdx, %rax
	leaq	15(%rax), %rcx
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	sarq	$4, %rax
	movl	$2, %esi
	movq	%rsi, 16(%rsp)
	cmpq	$2, %rax
	movq	%rdx, 64(%rsp)
	je	.LBB0_4
	cmpq	$4, %rax
	movq	24(%rsp), %r14
	je	.LBB0_10
	cmpq	$64, %rcx
	movl	$3, %ecx
	cmovgeq	%rcx, %rax
	movq	%rax, 16(%rsp)
	jmp	.LBB0_10
	.p2align	4
.LBB0_4:
	movq	24(%rsp), %r14
.LBB0_10:
	movq	16(%rsp), %rax
	movq	%rax, %r15
	shlq	$4, %r15
	shlq	$6, %rax
	movq	%rax, 128(%rsp)
	movq	40(%rsp), %rax
	movq	%rax, 56(%rsp)
	xorl	%ecx, %ecx
	movq	%r15, 152(%rsp)
	jmp	.LBB0_11
	.p2align	4
.LBB0_21:
	movq	24(%rsp), %r14
	movq	120(%rsp), %rcx
	cmpq	%r14, %rcx
	setge	%al
	movzbl	15(%rsp), %edx
	orb	%al, %dl
	addq	$16, 56(%rsp)
	testb	%dl, %dl
	jne	.LBB0_5
.LBB0_11:
	movq	%rcx, %rax
	addq	$16, %rcx
	movq	%rcx, 120(%rsp)
	seto	15(%rsp)
	movq	112(%rsp), %rcx
	subq	%rcx, %rax
	movq	%rax, %rbp
	sarq	$63, %rbp
	andq	%rax, %rbp
	leaq	(%rcx,%rbp), %rbx
	movq	48(%rsp), %rdi
	movq	%rbx, %rsi
	movq	80(%rsp), %rdx
	movq	16(%rsp), %rcx
	leaq	3856(%rsp), %r13
	callq	($s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL_3row4into11vectorCountySPys5Int32VG_SiSpyAJGSitF)
	addq	%r14, %rbp
	cmpq	%rbp, %rbx
	jge	.LBB0_21
	movq	%rbx, %rcx
	movq	56(%rsp), %rdx
	movq	%rdx, %rax
	sarq	$63, %rax
	andq	%rdx, %rax
	movq	72(%rsp), %rdx
	subq	%rbp, %rdx
	movq	%rdx, 160(%rsp)
	movq	40(%rsp), %rdx
	subq	%rax, %rdx
	movq	%rdx, 136(%rsp)
	movq	%rbp, 168(%rsp)
	jmp	.LBB0_13
	.p2align	4
.LBB0_20:
	movq	88(%rsp), %rax
	incq	%rax
	movq	144(%rsp), %r12
	imulq	%r12, %rax
	movq	%rax, %rcx
	movq	168(%rsp), %rbp
	cmpq	%rbp, %rax
	movq	%r8, %r15
	jge	.LBB0_21
.LBB0_13:
	movq	%rcx, %rax
	orq	%r12, %rax
	shrq	$32, %rax
	je	.LBB0_14
	movq	%rcx, %rax
	cqto
	idivq	%r12
	movq	%rdx, %r15
	jmp	.LBB0_16
	.p2align	4
.LBB0_14:
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%r12d
	movl	%edx, %r15d
.LBB0_16:
	movq	%rax, 88(%rsp)
	imulq	%r12, %rax
	addq	160(%rsp), %rax
	movq	%rbp, %rsi
	subq	%rcx, %rsi
	movq	%rax, %rbx
	sarq	$63, %rbx
	andq	%rax, %rbx
	addq	%rsi, %rbx
	testq	%rbx, %rbx
	leaq	3632(%rsp), %r13
	movq	152(%rsp), %r8
	jle	.LBB0_20
	cmpq	$0, 16(%rsp)
	je	.LBB0_20
	movq	88(%rsp), %rax
	imulq	72(%rsp), %rax
	addq	%rax, %r15
	addq	%r15, %rbx
	addq	136(%rsp), %rcx
	imulq	128(%rsp), %rcx
	addq	80(%rsp), %rcx
	movq	16(%rsp), %r14
	movq	64(%rsp), %rbp
	.p2align	4
.LBB0_19:
	movq	%rcx, 32(%rsp)
	movq	%r15, %rdi
	movq	%rbx, %rsi
	movq	%rbp, %rdx
	movq	%r8, %r12
	callq	($s23VitruvianMicroAVX512AMX10SumScaling33_292FA571FF78002DF6462F20DAA6998ALLV6finish__4sums4step14followsAnotherySnySiG_SiSPys5Int32VGSiSbtF)
	movq	32(%rsp), %rcx
	movq	%r12, %r8
	addq	$16, %rbp
	addq	$64, %rcx
	decq	%r14
	jne	.LBB0_19
	jmp	.LBB0_20
.LBB0_6:
	tilerelease
.LBB0_7:
	movq	%fs:40, %rax
	cmpq	4000(%rsp), %rax
	jne	.LBB0_23
	addq	$4008, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB0_23:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end0:
	.size	vitruvian_multiply_dynamic_range_avx512amx, .Lfunc_end0-vitruvian_multiply_dynamic_range_avx512amx
	.p2align	4
	.type	$s23VitruvianMicroAVX512AMX10SumScaling33_292FA571FF78002DF6462F20DAA6998ALLV6finish__4sums4step14followsAnotherySnySiG_SiSPys5Int32VGSiSbtF,@function
$s23VitruvianMicroAVX512AMX10SumScaling33_292FA571FF78002DF6462F20DAA6998ALLV6finish__4sums4step14followsAnotherySnySiG_SiSPys5Int32VGSiSbtF:
	cmpq	%rdi, %rsi
	je	.LBB1_13
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	vmovups	64(%r13), %zmm0
	vmovups	128(%r13), %zmm1
	movq	24(%r13), %rax
	vmovdqu64	(%rax,%rdx,4), %zmm2
	movq	16(%r13), %rax
	movq	48(%r13), %r10
	movq	56(%r13), %r9
	movq	%r9, %r11
	andq	%rdx, %r11
	vmovups	(%r10,%r11,4), %zmm3
	movq	32(%r13), %r10
	movq	40(%r13), %r11
	vmovups	(%r11,%rdx,4), %zmm4
	vmovups	(%r10,%rdx,4), %zmm5
	movq	%rax, %r10
	imulq	%rdi, %r10
	shlq	$2, %r10
	movq	8(%r13), %r11
	addq	%r10, %r11
	addq	(%r13), %r10
	movq	200(%r13), %rbx
	movq	208(%r13), %r14
	cmpq	%rdx, %r14
	cmovlq	%r14, %rdx
	movq	%rbx, %r14
	imulq	%rdi, %r14
	shlq	$2, %r14
	addq	192(%r13), %r14
	leaq	(%r14,%rdx,4), %rdx
	movl	%esi, %ebp
	subl	%edi, %ebp
	leaq	1(%rdi), %r14
	testb	$1, %bpl
	je	.LBB1_5
	vpmulld	(%r11){1to16}, %zmm2, %zmm6
	vpaddd	(%rcx), %zmm6, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%r10){1to16}, %zmm6, %zmm6
	vfmadd213ps	%zmm4, %zmm5, %zmm6
	testq	%r9, %r9
	je	.LBB1_4
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpltps	%zmm7, %zmm6, %k1
	vmulps	%zmm6, %zmm3, %zmm6 {%k1}
.LBB1_4:
	vmaxps	%zmm6, %zmm0, %zmm6
	vminps	%zmm6, %zmm1, %zmm6
	vmovups	%zmm6, (%rdx)
	leaq	(%rdx,%rbx,4), %rdx
	leaq	(%rcx,%r8,4), %rcx
	leaq	(%r10,%rax,4), %r10
	leaq	(%r11,%rax,4), %r11
	movq	%r14, %rdi
.LBB1_5:
	cmpq	%r14, %rsi
	jne	.LBB1_6
.LBB1_12:
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB1_13:
	vzeroupper
	retq
.LBB1_6:
	leaq	(,%rbx,8), %r14
	leaq	(,%rax,8), %r15
	leaq	(,%r8,8), %r12
	subq	%rdi, %rsi
	vxorps	%xmm6, %xmm6, %xmm6
	jmp	.LBB1_7
	.p2align	4
.LBB1_11:
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rdx,%rbx,4)
	addq	%r14, %rdx
	addq	%r15, %r10
	addq	%r12, %rcx
	addq	%r15, %r11
	addq	$-2, %rsi
	je	.LBB1_12
.LBB1_7:
	vpmulld	(%r11){1to16}, %zmm2, %zmm7
	vpaddd	(%rcx), %zmm7, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r10){1to16}, %zmm7, %zmm7
	vfmadd213ps	%zmm4, %zmm5, %zmm7
	testq	%r9, %r9
	je	.LBB1_9
	vcmpltps	%zmm6, %zmm7, %k1
	vmulps	%zmm7, %zmm3, %zmm7 {%k1}
.LBB1_9:
	vmaxps	%zmm7, %zmm0, %zmm7
	vminps	%zmm7, %zmm1, %zmm7
	vmovups	%zmm7, (%rdx)
	vpmulld	(%r11,%rax,4){1to16}, %zmm2, %zmm7
	vpaddd	(%rcx,%r8,4), %zmm7, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r10,%rax,4){1to16}, %zmm7, %zmm7
	vfmadd213ps	%zmm4, %zmm5, %zmm7
	je	.LBB1_11
	vcmpltps	%zmm6, %zmm7, %k1
	vmulps	%zmm7, %zmm3, %zmm7 {%k1}
	jmp	.LBB1_11
.Lfunc_end1:
	.size	$s23VitruvianMicroAVX512AMX10SumScaling33_292FA571FF78002DF6462F20DAA6998ALLV6finish__4sums4step14followsAnotherySnySiG_SiSPys5Int32VGSiSbtF, .Lfunc_end1-$s23VitruvianMicroAVX512AMX10SumScaling33_292FA571FF78002DF6462F20DAA6998ALLV6finish__4sums4step14followsAnotherySnySiG_SiSPys5Int32VGSiSbtF
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI2_0:
	.long	1
	.text
	.hidden	vitruvian_multiply_quantized_avx512amx
	.globl	vitruvian_multiply_quantized_avx512amx
	.p2align	4
	.type	vitruvian_multiply_quantized_avx512amx,@function
vitruvian_multiply_quantized_avx512amx:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$3848, %rsp
	movq	%fs:40, %rax
	movq	%rax, 3840(%rsp)
	vmovups	8(%rdi), %xmm0
	movq	(%rdi), %rax
	movq	24(%rdi), %rbx
	movq	32(%rdi), %r13
	movq	40(%rdi), %rcx
	movq	48(%rdi), %r11
	movq	56(%rdi), %rdx
	movq	%rdx, 56(%rsp)
	movq	64(%rdi), %r15
	movq	72(%rdi), %r14
	movq	80(%rdi), %rbp
	movq	88(%rdi), %rdx
	movq	96(%rdi), %rsi
	movq	104(%rdi), %r8
	movl	120(%rdi), %r9d
	movq	128(%rdi), %r10
	vmovups	(%rcx), %zmm1
	movq	136(%rdi), %rcx
	movq	%rax, 3696(%rsp)
	vmovups	%zmm1, 3712(%rsp)
	vmovaps	%xmm0, 3776(%rsp)
	movq	%rbx, 3792(%rsp)
	movq	%r13, 3800(%rsp)
	movq	%r11, 3808(%rsp)
	movq	%r14, 40(%rsp)
	movq	%r14, 3816(%rsp)
	movq	%rbp, 3824(%rsp)
	movb	%r9b, 3632(%rsp)
	vmovsd	112(%rdi), %xmm0
	vbroadcastss	%xmm0, %zmm1
	vbroadcastss	.LCPI2_0(%rip), %zmm2
	vpermps	%zmm0, %zmm2, %zmm2
	vmovups	%zmm1, 3504(%rsp)
	vmovups	%zmm2, 3568(%rsp)
	vmovsd	%xmm0, 3636(%rsp)
	movl	%r9d, 3644(%rsp)
	movq	%r8, 3648(%rsp)
	movq	%rdx, 3656(%rsp)
	movq	%rsi, 3664(%rsp)
	movq	%r10, 3672(%rsp)
	movq	%rcx, 3680(%rsp)
	movq	$0, 3688(%rsp)
	testq	%r11, %r11
	jle	.LBB2_12
	cmpq	$16, %r11
	movl	$16, %r14d
	cmovbq	%r11, %r14
	movq	%r11, 32(%rsp)
	movl	%r13d, %r12d
	andl	$15, %r12d
	leaq	176(%rsp), %rdi
	movq	%rbp, 24(%rsp)
	xorl	%ebp, %ebp
	movl	$3328, %edx
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	xorl	%eax, %eax
	testq	%r12, %r12
	setne	%al
	vxorps	%xmm0, %xmm0, %xmm0
	vmovaps	%xmm0, 112(%rsp)
	movb	$1, 112(%rsp)
	cmovnel	%r14d, %ebp
	shll	$6, %eax
	leal	(,%r12,4), %ecx
	movabsq	$18014673391583296, %rdx
	movq	%rdx, 128(%rsp)
	movw	$64, 136(%rsp)
	movw	%cx, 138(%rsp)
	movw	%ax, 140(%rsp)
	vmovups	%xmm0, 142(%rsp)
	movw	$0, 158(%rsp)
	movb	%r12b, 166(%rsp)
	movq	32(%rsp), %r12
	imull	$16843009, %r14d, %eax
	movl	%eax, 160(%rsp)
	movb	$16, 164(%rsp)
	movb	%bpl, 165(%rsp)
	movq	24(%rsp), %rax
	movq	$0, 167(%rsp)
	movb	$0, 175(%rsp)
	ldtilecfg	112(%rsp)
	testq	%rax, %rax
	jle	.LBB2_11
	leaq	239(%rsp), %rcx
	andq	$-64, %rcx
	movq	%rcx, 64(%rsp)
	imulq	%rbx, %r13
	shlq	$6, %r13
	addq	$64, %r13
	movq	%r13, 72(%rsp)
	movq	%r12, %rcx
	subq	%r14, %rcx
	movq	%rcx, 80(%rsp)
	leaq	-16(%rax), %rcx
	movq	%rcx, 96(%rsp)
	xorl	%ecx, %ecx
	jmp	.LBB2_3
	.p2align	4
.LBB2_10:
	movq	72(%rsp), %rax
	movq	16(%rsp), %rdx
	imulq	%rdx, %rax
	addq	%rax, 40(%rsp)
	shlq	$4, %rdx
	movq	48(%rsp), %rcx
	addq	%rdx, %rcx
	movq	24(%rsp), %rax
	cmpq	%rax, %rcx
	jge	.LBB2_11
.LBB2_3:
	movq	%rcx, 48(%rsp)
	subq	%rcx, %rax
	leaq	15(%rax), %rcx
	addq	$30, %rax
	testq	%rcx, %rcx
	cmovnsq	%rcx, %rax
	sarq	$4, %rax
	movl	$2, %edx
	movq	%rdx, 16(%rsp)
	cmpq	$2, %rax
	je	.LBB2_5
	cmpq	$4, %rax
	je	.LBB2_5
	cmpq	$64, %rcx
	movl	$3, %ecx
	cmovgeq	%rcx, %rax
	movq	%rax, 16(%rsp)
.LBB2_5:
	movq	16(%rsp), %rax
	shlq	$6, %rax
	movq	%rax, 104(%rsp)
	xorl	%ecx, %ecx
	jmp	.LBB2_6
	.p2align	4
.LBB2_18:
	movq	32(%rsp), %r12
	movq	88(%rsp), %rcx
	cmpq	%r12, %rcx
	setge	%al
	orb	%al, 15(%rsp)
	jne	.LBB2_10
.LBB2_6:
	movq	%rcx, %rax
	addq	$16, %rcx
	movq	%rcx, 88(%rsp)
	seto	15(%rsp)
	movq	80(%rsp), %rcx
	subq	%rcx, %rax
	movq	%rax, %r14
	sarq	$63, %r14
	andq	%rax, %r14
	leaq	(%r14,%rcx), %rbp
	movq	40(%rsp), %rdi
	movq	%rbp, %rsi
	movq	64(%rsp), %rdx
	movq	16(%rsp), %rcx
	leaq	3696(%rsp), %r13
	callq	($s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL_3row4into11vectorCountySPys5Int32VG_SiSpyAJGSitF)
	addq	%r12, %r14
	cmpq	%r14, %rbp
	jge	.LBB2_18
	movq	56(%rsp), %rbx
	subq	%r14, %rbx
	movq	%rbp, %rcx
	jmp	.LBB2_8
	.p2align	4
.LBB2_17:
	incq	%r12
	imulq	%r15, %r12
	movq	%r12, %rcx
	cmpq	%r14, %r12
	jge	.LBB2_18
.LBB2_8:
	movq	%rcx, %rax
	orq	%r15, %rax
	shrq	$32, %rax
	je	.LBB2_9
	movq	%rcx, %rax
	cqto
	idivq	%r15
	movq	%rax, %r12
	jmp	.LBB2_15
	.p2align	4
.LBB2_9:
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%r15d
	movl	%eax, %r12d
.LBB2_15:
	movq	%r12, %rsi
	imulq	%r15, %rsi
	addq	%rbx, %rsi
	movq	%r14, %rdi
	subq	%rcx, %rdi
	movq	%rsi, %rax
	sarq	$63, %rax
	andq	%rsi, %rax
	addq	%rdi, %rax
	testq	%rax, %rax
	jle	.LBB2_17
	movq	%r12, %rsi
	imulq	56(%rsp), %rsi
	addq	%rsi, %rdx
	subq	%rbp, %rcx
	imulq	104(%rsp), %rcx
	addq	64(%rsp), %rcx
	addq	%rdx, %rax
	movq	%rcx, 112(%rsp)
	movq	%rdx, 120(%rsp)
	movq	%rax, 128(%rsp)
	movq	48(%rsp), %rax
	movq	%rax, 136(%rsp)
	movq	16(%rsp), %rax
	movq	%rax, 144(%rsp)
	leaq	112(%rsp), %rdi
	movq	96(%rsp), %rsi
	leaq	3504(%rsp), %r13
	callq	($s23VitruvianMicroAVX512AMX14ProductResultsV5store_10lastColumnyAA8TileSumsV_SitF)
	jmp	.LBB2_17
.LBB2_11:
	tilerelease
.LBB2_12:
	movq	%fs:40, %rax
	cmpq	3840(%rsp), %rax
	jne	.LBB2_20
	addq	$3848, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB2_20:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end2:
	.size	vitruvian_multiply_quantized_avx512amx, .Lfunc_end2-vitruvian_multiply_quantized_avx512amx
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI3_0:
	.long	0x42fe0000
.LCPI3_2:
	.long	0x4b400000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI3_1:
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
	.hidden	$s23VitruvianMicroAVX512AMX14ProductResultsV5store_10lastColumnyAA8TileSumsV_SitF
	.globl	$s23VitruvianMicroAVX512AMX14ProductResultsV5store_10lastColumnyAA8TileSumsV_SitF
	.p2align	4
	.type	$s23VitruvianMicroAVX512AMX14ProductResultsV5store_10lastColumnyAA8TileSumsV_SitF,@function
$s23VitruvianMicroAVX512AMX14ProductResultsV5store_10lastColumnyAA8TileSumsV_SitF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$40, %rsp
	movq	%r13, %r12
	movq	32(%rdi), %r13
	testq	%r13, %r13
	je	.LBB3_18
	movq	24(%rdi), %rbp
	movq	160(%r12), %rax
	movq	%rax, -16(%rsp)
	movq	8(%rdi), %rax
	movq	16(%rdi), %r9
	subq	%rax, %r9
	movq	%r13, %r10
	shlq	$6, %r10
	leaq	(%r10,%r10,2), %rcx
	movq	%rcx, -64(%rsp)
	movq	%r13, %rcx
	shlq	$8, %rcx
	movq	%rcx, 32(%rsp)
	movq	%r13, %rcx
	shlq	$7, %rcx
	movq	%rcx, -112(%rsp)
	leaq	12(,%rax,4), %rcx
	movq	%rcx, -72(%rsp)
	movq	%rbp, %rcx
	subq	%rsi, %rcx
	leaq	1(%rax), %rdx
	movq	%rdx, -80(%rsp)
	leaq	2(%rax), %rdx
	movq	%rdx, -88(%rsp)
	movq	%rax, -128(%rsp)
	addq	$3, %rax
	movq	%rax, -96(%rsp)
	xorl	%r11d, %r11d
	movq	%r13, %rax
	vmovss	.LCPI3_0(%rip), %xmm0
	xorq	$1, %rax
	movq	%rax, -104(%rsp)
	vmovdqa64	.LCPI3_1(%rip), %zmm1
	vbroadcastss	.LCPI3_2(%rip), %zmm2
	xorl	%r15d, %r15d
	movq	%r12, -24(%rsp)
	movq	%rsi, -32(%rsp)
	movq	%rdi, -40(%rsp)
	movq	%r13, -48(%rsp)
	movq	%rbp, -56(%rsp)
	jmp	.LBB3_2
	.p2align	4
.LBB3_17:
	movq	-120(%rsp), %r15
	incq	%r15
	movq	(%rsp), %r11
	addq	$64, %r11
	movq	8(%rsp), %rcx
	addq	$16, %rcx
	cmpq	%r13, %r15
	je	.LBB3_18
.LBB3_2:
	movq	%rcx, %r14
	sarq	$63, %r14
	movq	%rcx, 8(%rsp)
	andq	%rcx, %r14
	movq	%r15, -120(%rsp)
	shlq	$4, %r15
	addq	%rbp, %r15
	movq	-16(%rsp), %rax
	vmovdqu64	(%rax,%r15,4), %zmm3
	cmpq	$3, %r9
	movq	%r11, (%rsp)
	movq	%r14, -8(%rsp)
	jle	.LBB3_3
	movq	152(%r12), %rax
	movl	140(%r12), %ecx
	vcvttss2si	132(%r12), %edx
	vcvtsi2ss	%ecx, %xmm15, %xmm5
	movq	144(%r12), %rbx
	vbroadcastss	136(%r12), %zmm4
	vaddss	%xmm5, %xmm4, %xmm5
	xorl	%r8d, %r8d
	vucomiss	%xmm0, %xmm5
	seta	%r8b
	movq	176(%r12), %r13
	shll	$7, %r8d
	subl	%r8d, %ecx
	addl	%ecx, %edx
	vpbroadcastw	%ecx, %zmm5
	vpbroadcastb	%edx, %zmm6
	vpbroadcastb	%r8d, %zmm7
	movq	%r13, %rcx
	xorq	$16, %rcx
	orq	-104(%rsp), %rcx
	sete	%r8b
	movq	(%rdi), %rbp
	addq	%r11, %rbp
	movq	-72(%rsp), %rcx
	addq	%rax, %rcx
	movq	-128(%rsp), %rdi
	imulq	%r13, %rdi
	movq	168(%r12), %r12
	addq	%rsi, %r12
	addq	%r14, %r12
	leaq	(,%r13,4), %rdx
	movq	-80(%rsp), %rsi
	imulq	%r13, %rsi
	movq	%rsi, 16(%rsp)
	movq	-88(%rsp), %rsi
	imulq	%r13, %rsi
	imulq	-96(%rsp), %r13
	movq	%r13, 24(%rsp)
	xorl	%r14d, %r14d
	movq	-64(%rsp), %r13
	jmp	.LBB3_6
	.p2align	4
.LBB3_10:
	vmovdqu64	%zmm8, (%r12,%rdi)
.LBB3_11:
	addq	32(%rsp), %rbp
	leaq	4(%r14), %r11
	addq	%rdx, %r12
	addq	$8, %r14
	cmpq	%r14, %r9
	movq	%r11, %r14
	jl	.LBB3_12
.LBB3_6:
	vmovdqu64	(%rbp), %zmm8
	testq	%rax, %rax
	je	.LBB3_7
	vpmulld	-12(%rcx,%r14,4){1to16}, %zmm3, %zmm10
	vpmulld	-8(%rcx,%r14,4){1to16}, %zmm3, %zmm9
	vpaddd	(%rbp,%r10), %zmm9, %zmm11
	vpmulld	-4(%rcx,%r14,4){1to16}, %zmm3, %zmm9
	movq	-112(%rsp), %r11
	vpaddd	(%rbp,%r11), %zmm9, %zmm9
	vpaddd	%zmm8, %zmm10, %zmm8
	vpmulld	(%rcx,%r14,4){1to16}, %zmm3, %zmm10
	vpaddd	(%rbp,%r13), %zmm10, %zmm10
	jmp	.LBB3_9
	.p2align	4
.LBB3_7:
	vmovdqu64	(%rbp,%r10), %zmm11
	movq	-112(%rsp), %r11
	vmovdqu64	(%rbp,%r11), %zmm9
	vmovdqu64	(%rbp,%r13), %zmm10
.LBB3_9:
	vmovups	(%rbx,%r15,4), %zmm12
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm12, %zmm8
	vminps	%zmm8, %zmm4, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm12, %zmm11
	vminps	%zmm11, %zmm4, %zmm11
	vcvtps2dq	%zmm11, %zmm11
	vpackssdw	%zmm11, %zmm8, %zmm8
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm12, %zmm9
	vminps	%zmm9, %zmm4, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm12, %zmm10
	vminps	%zmm10, %zmm4, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vpackssdw	%zmm10, %zmm9, %zmm9
	vpaddsw	%zmm5, %zmm8, %zmm8
	vpaddsw	%zmm5, %zmm9, %zmm9
	vpacksswb	%zmm9, %zmm8, %zmm8
	vpmaxsb	%zmm6, %zmm8, %zmm8
	vpxorq	%zmm7, %zmm8, %zmm8
	vpermd	%zmm8, %zmm1, %zmm8
	testb	%r8b, %r8b
	jne	.LBB3_10
	vmovdqu	%xmm8, (%r12,%rdi)
	movq	16(%rsp), %r11
	vextracti32x4	$1, %zmm8, (%r12,%r11)
	vextracti32x4	$2, %zmm8, (%r12,%rsi)
	movq	24(%rsp), %r11
	vextracti32x4	$3, %zmm8, (%r12,%r11)
	jmp	.LBB3_11
	.p2align	4
.LBB3_3:
	testq	%r9, %r9
	jle	.LBB3_17
	xorl	%r11d, %r11d
	jmp	.LBB3_13
	.p2align	4
.LBB3_12:
	cmpq	%r9, %r11
	movq	-24(%rsp), %r12
	movq	-32(%rsp), %rsi
	movq	-40(%rsp), %rdi
	movq	-48(%rsp), %r13
	movq	-56(%rsp), %rbp
	jge	.LBB3_17
.LBB3_13:
	movq	152(%r12), %rax
	vmovups	(%r12), %zmm4
	vmovups	64(%r12), %zmm5
	movq	144(%r12), %rcx
	movq	176(%r12), %rdx
	vpbroadcastb	128(%r12), %xmm6
	movq	-128(%rsp), %r8
	leaq	(%rax,%r8,4), %rbx
	movq	168(%r12), %r14
	addq	%rsi, %r14
	addq	%r11, %r8
	imulq	%rdx, %r8
	addq	-8(%rsp), %r14
	addq	%r8, %r14
	movq	%r13, %r8
	imulq	%r11, %r8
	addq	-120(%rsp), %r8
	shlq	$6, %r8
	addq	(%rdi), %r8
	jmp	.LBB3_14
	.p2align	4
.LBB3_16:
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%rcx,%r15,4), %zmm7, %zmm7
	vmaxps	%zmm4, %zmm7, %zmm7
	vminps	%zmm5, %zmm7, %zmm7
	vaddps	%zmm2, %zmm7, %zmm7
	vpmovdb	%zmm7, %xmm7
	vpaddb	%xmm7, %xmm6, %xmm7
	vmovdqu	%xmm7, (%r14)
	incq	%r11
	addq	%rdx, %r14
	addq	%r10, %r8
	cmpq	%r9, %r11
	jge	.LBB3_17
.LBB3_14:
	vmovdqu64	(%r8), %zmm7
	testq	%rax, %rax
	je	.LBB3_16
	vpmulld	(%rbx,%r11,4){1to16}, %zmm3, %zmm8
	vpaddd	%zmm7, %zmm8, %zmm7
	jmp	.LBB3_16
.LBB3_18:
	addq	$40, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end3:
	.size	$s23VitruvianMicroAVX512AMX14ProductResultsV5store_10lastColumnyAA8TileSumsV_SitF, .Lfunc_end3-$s23VitruvianMicroAVX512AMX14ProductResultsV5store_10lastColumnyAA8TileSumsV_SitF
	.p2align	4
	.type	$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL_3row4into11vectorCountySPys5Int32VG_SiSpyAJGSitF,@function
$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL_3row4into11vectorCountySPys5Int32VG_SiSpyAJGSitF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	(%r13), %rax
	xorl	%r8d, %r8d
	cmpl	$0, 16(%r13)
	tileloadd	(%rdi,%r8), %tmm0
	movq	%rdx, -8(%rsp)
	je	.LBB4_1
	cmpq	$2, %rcx
	je	.LBB4_53
	cmpq	$1, %rcx
	jne	.LBB4_64
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB4_13
	movq	104(%r13), %r8
	movl	%r8d, %r9d
	andl	$15, %r9d
	addq	$64, %rdi
	movq	80(%r13), %r10
	movq	88(%r13), %r11
	imulq	%r10, %rsi
	leaq	15(%r8), %rbx
	testq	%r8, %r8
	cmovsq	%rbx, %r8
	sarq	$4, %r8
	addq	%rsi, %rax
	movl	%r9d, %edx
	shll	$6, %edx
	movq	%rdx, -24(%rsp)
	leaq	-1(%r8), %rdx
	movq	%rdx, -16(%rsp)
	movl	%r8d, %r15d
	andl	$7, %r15d
	andq	$-8, %r8
	xorl	%r12d, %r12d
	movl	$64, %r13d
	jmp	.LBB4_44
	.p2align	4
.LBB4_50:
	incq	%r12
	cmpq	%rcx, %r12
	je	.LBB4_13
.LBB4_44:
	movq	(%r11,%r12,8), %rbp
	addq	%rax, %rbp
	cmpq	$31, %rbx
	jb	.LBB4_49
	movq	%r8, %rdx
	cmpq	$7, -16(%rsp)
	jb	.LBB4_46
	.p2align	4
.LBB4_52:
	tileloadd	(%rbp,%r10), %tmm3
	tileloadd	(%rdi,%r13), %tmm4
	leaq	64(%rbp), %r14
	leaq	1024(%rdi), %rsi
	tdpbssd	%tmm4, %tmm3, %tmm0
	tileloadd	(%r14,%r10), %tmm3
	tileloadd	(%rsi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	128(%rbp), %rsi
	leaq	2048(%rdi), %r14
	tileloadd	(%rsi,%r10), %tmm3
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	192(%rbp), %rsi
	tileloadd	(%rsi,%r10), %tmm3
	leaq	3072(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	256(%rbp), %rsi
	tileloadd	(%rsi,%r10), %tmm3
	leaq	4096(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	320(%rbp), %rsi
	tileloadd	(%rsi,%r10), %tmm3
	leaq	5120(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	leaq	384(%rbp), %rsi
	tdpbssd	%tmm4, %tmm3, %tmm0
	tileloadd	(%rsi,%r10), %tmm3
	leaq	6144(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	448(%rbp), %rsi
	tileloadd	(%rsi,%r10), %tmm3
	leaq	7168(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	addq	$512, %rbp
	addq	$8192, %rdi
	addq	$-8, %rdx
	jne	.LBB4_52
.LBB4_46:
	testq	%r15, %r15
	je	.LBB4_49
	movq	%r15, %rdx
	.p2align	4
.LBB4_48:
	tileloadd	(%rbp,%r10), %tmm3
	tileloadd	(%rdi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	addq	$64, %rbp
	addq	$1024, %rdi
	decq	%rdx
	jne	.LBB4_48
.LBB4_49:
	testq	%r9, %r9
	je	.LBB4_50
	tileloadd	(%rbp,%r10), %tmm5
	tileloadd	(%rdi,%r13), %tmm6
	tdpbssd	%tmm6, %tmm5, %tmm0
	addq	-24(%rsp), %rdi
	jmp	.LBB4_50
.LBB4_1:
	cmpq	$2, %rcx
	je	.LBB4_16
	cmpq	$1, %rcx
	jne	.LBB4_28
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB4_13
	movq	104(%r13), %r8
	movl	%r8d, %r9d
	andl	$15, %r9d
	addq	$64, %rdi
	movq	80(%r13), %r10
	movq	88(%r13), %r11
	imulq	%r10, %rsi
	leaq	15(%r8), %rbx
	testq	%r8, %r8
	cmovsq	%rbx, %r8
	sarq	$4, %r8
	addq	%rsi, %rax
	movl	%r9d, %edx
	shll	$6, %edx
	movq	%rdx, -24(%rsp)
	leaq	-1(%r8), %rdx
	movq	%rdx, -16(%rsp)
	movl	%r8d, %r15d
	andl	$7, %r15d
	andq	$-8, %r8
	xorl	%r12d, %r12d
	movl	$64, %r13d
	jmp	.LBB4_5
	.p2align	4
.LBB4_12:
	incq	%r12
	cmpq	%rcx, %r12
	je	.LBB4_13
.LBB4_5:
	movq	(%r11,%r12,8), %rbp
	addq	%rax, %rbp
	cmpq	$31, %rbx
	jb	.LBB4_10
	movq	%r8, %rdx
	cmpq	$7, -16(%rsp)
	jb	.LBB4_7
	.p2align	4
.LBB4_15:
	tileloadd	(%rbp,%r10), %tmm3
	tileloadd	(%rdi,%r13), %tmm4
	leaq	64(%rbp), %r14
	leaq	1024(%rdi), %rsi
	tdpbusd	%tmm4, %tmm3, %tmm0
	tileloadd	(%r14,%r10), %tmm3
	tileloadd	(%rsi,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	128(%rbp), %rsi
	leaq	2048(%rdi), %r14
	tileloadd	(%rsi,%r10), %tmm3
	tileloadd	(%r14,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	192(%rbp), %rsi
	tileloadd	(%rsi,%r10), %tmm3
	leaq	3072(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	256(%rbp), %rsi
	tileloadd	(%rsi,%r10), %tmm3
	leaq	4096(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	320(%rbp), %rsi
	tileloadd	(%rsi,%r10), %tmm3
	leaq	5120(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	leaq	384(%rbp), %rsi
	tdpbusd	%tmm4, %tmm3, %tmm0
	tileloadd	(%rsi,%r10), %tmm3
	leaq	6144(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	448(%rbp), %rsi
	tileloadd	(%rsi,%r10), %tmm3
	leaq	7168(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	addq	$512, %rbp
	addq	$8192, %rdi
	addq	$-8, %rdx
	jne	.LBB4_15
.LBB4_7:
	testq	%r15, %r15
	je	.LBB4_10
	movq	%r15, %rdx
	.p2align	4
.LBB4_9:
	tileloadd	(%rbp,%r10), %tmm3
	tileloadd	(%rdi,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	addq	$64, %rbp
	addq	$1024, %rdi
	decq	%rdx
	jne	.LBB4_9
.LBB4_10:
	testq	%r9, %r9
	je	.LBB4_12
	tileloadd	(%rbp,%r10), %tmm5
	tileloadd	(%rdi,%r13), %tmm6
	tdpbusd	%tmm6, %tmm5, %tmm0
	addq	-24(%rsp), %rdi
	jmp	.LBB4_12
.LBB4_13:
	movl	$64, %eax
	movq	-8(%rsp), %rcx
	tilestored	%tmm0, (%rcx,%rax)
	jmp	.LBB4_14
.LBB4_53:
	leaq	64(%rdi), %rcx
	xorl	%edx, %edx
	tileloadd	(%rcx,%rdx), %tmm1
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB4_26
	movq	104(%r13), %r8
	movl	%r8d, %r9d
	andl	$15, %r9d
	subq	$-128, %rdi
	movq	80(%r13), %r10
	movq	88(%r13), %r11
	imulq	%r10, %rsi
	leaq	15(%r8), %rbx
	testq	%r8, %r8
	cmovsq	%rbx, %r8
	sarq	$4, %r8
	addq	%rsi, %rax
	movl	%r9d, %edx
	shll	$7, %edx
	movq	%rdx, -24(%rsp)
	leaq	-1(%r8), %rdx
	movq	%rdx, -16(%rsp)
	movl	%r8d, %r15d
	andl	$7, %r15d
	andq	$-8, %r8
	xorl	%r12d, %r12d
	movl	$128, %r13d
	jmp	.LBB4_55
	.p2align	4
.LBB4_62:
	incq	%r12
	cmpq	%rcx, %r12
	je	.LBB4_26
.LBB4_55:
	movq	(%r11,%r12,8), %rbp
	addq	%rax, %rbp
	cmpq	$31, %rbx
	jb	.LBB4_60
	movq	%r8, %rdx
	cmpq	$7, -16(%rsp)
	jb	.LBB4_57
	.p2align	4
.LBB4_63:
	tileloadd	(%rbp,%r10), %tmm3
	tileloadd	(%rdi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	64(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm1
	leaq	64(%rbp), %r14
	tileloadd	(%r14,%r10), %tmm3
	leaq	2048(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	2112(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm1
	leaq	128(%rbp), %r14
	leaq	4096(%rdi), %rsi
	tileloadd	(%r14,%r10), %tmm3
	tileloadd	(%rsi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	4160(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	leaq	192(%rbp), %rsi
	tdpbssd	%tmm4, %tmm3, %tmm1
	tileloadd	(%rsi,%r10), %tmm3
	leaq	6144(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	6208(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm1
	leaq	256(%rbp), %rsi
	tileloadd	(%rsi,%r10), %tmm3
	leaq	8192(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	8256(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm1
	leaq	320(%rbp), %rsi
	leaq	10240(%rdi), %r14
	tileloadd	(%rsi,%r10), %tmm3
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	10304(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	leaq	384(%rbp), %rsi
	tdpbssd	%tmm4, %tmm3, %tmm1
	tileloadd	(%rsi,%r10), %tmm3
	leaq	12288(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	12352(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm1
	leaq	448(%rbp), %rsi
	tileloadd	(%rsi,%r10), %tmm3
	leaq	14336(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	14400(%rdi), %rsi
	tileloadd	(%rsi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm1
	addq	$512, %rbp
	addq	$16384, %rdi
	addq	$-8, %rdx
	jne	.LBB4_63
.LBB4_57:
	testq	%r15, %r15
	je	.LBB4_60
	movq	%r15, %rdx
	.p2align	4
.LBB4_59:
	tileloadd	(%rbp,%r10), %tmm3
	tileloadd	(%rdi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	64(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm1
	addq	$64, %rbp
	addq	$2048, %rdi
	decq	%rdx
	jne	.LBB4_59
.LBB4_60:
	testq	%r9, %r9
	je	.LBB4_62
	tileloadd	(%rbp,%r10), %tmm5
	tileloadd	(%rdi,%r13), %tmm6
	tdpbssd	%tmm6, %tmm5, %tmm0
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm6
	tdpbssd	%tmm6, %tmm5, %tmm1
	addq	-24(%rsp), %rdi
	jmp	.LBB4_62
.LBB4_64:
	leaq	64(%rdi), %rcx
	xorl	%edx, %edx
	tileloadd	(%rcx,%rdx), %tmm1
	leaq	128(%rdi), %rcx
	tileloadd	(%rcx,%rdx), %tmm2
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB4_37
	movq	104(%r13), %r8
	movl	%r8d, %r9d
	andl	$15, %r9d
	addq	$192, %rdi
	movq	80(%r13), %r10
	movq	88(%r13), %r11
	imulq	%r10, %rsi
	leaq	15(%r8), %rbx
	testq	%r8, %r8
	cmovsq	%rbx, %r8
	sarq	$4, %r8
	addq	%rsi, %rax
	movl	%r9d, %edx
	shll	$6, %edx
	leaq	(%rdx,%rdx,2), %rsi
	leaq	-1(%r8), %rdx
	movq	%rdx, -24(%rsp)
	movl	%r8d, %r15d
	andl	$3, %r15d
	andq	$-4, %r8
	xorl	%r12d, %r12d
	movl	$192, %r13d
	jmp	.LBB4_66
	.p2align	4
.LBB4_72:
	incq	%r12
	cmpq	%rcx, %r12
	je	.LBB4_37
.LBB4_66:
	movq	(%r11,%r12,8), %rbp
	addq	%rax, %rbp
	cmpq	$31, %rbx
	jb	.LBB4_71
	movq	%r8, %rdx
	cmpq	$3, -24(%rsp)
	jb	.LBB4_68
	.p2align	4
.LBB4_74:
	tileloadd	(%rbp,%r10), %tmm3
	tileloadd	(%rdi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	64(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm1
	leaq	128(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm2
	leaq	64(%rbp), %r14
	tileloadd	(%r14,%r10), %tmm3
	leaq	3072(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	leaq	3136(%rdi), %r14
	tdpbssd	%tmm4, %tmm3, %tmm0
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm1
	leaq	3200(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	leaq	128(%rbp), %r14
	tdpbssd	%tmm4, %tmm3, %tmm2
	tileloadd	(%r14,%r10), %tmm3
	leaq	6144(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	6208(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm1
	leaq	6272(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm2
	leaq	192(%rbp), %r14
	tileloadd	(%r14,%r10), %tmm3
	leaq	9216(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	9280(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm1
	leaq	9344(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm2
	addq	$256, %rbp
	addq	$12288, %rdi
	addq	$-4, %rdx
	jne	.LBB4_74
.LBB4_68:
	testq	%r15, %r15
	je	.LBB4_71
	movq	%r15, %rdx
	.p2align	4
.LBB4_70:
	tileloadd	(%rbp,%r10), %tmm3
	tileloadd	(%rdi,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm0
	leaq	64(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm1
	leaq	128(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbssd	%tmm4, %tmm3, %tmm2
	addq	$64, %rbp
	addq	$3072, %rdi
	decq	%rdx
	jne	.LBB4_70
.LBB4_71:
	testq	%r9, %r9
	je	.LBB4_72
	tileloadd	(%rbp,%r10), %tmm5
	tileloadd	(%rdi,%r13), %tmm6
	tdpbssd	%tmm6, %tmm5, %tmm0
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm6
	tdpbssd	%tmm6, %tmm5, %tmm1
	leaq	128(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm6
	tdpbssd	%tmm6, %tmm5, %tmm2
	addq	%rsi, %rdi
	jmp	.LBB4_72
.LBB4_16:
	leaq	64(%rdi), %rcx
	xorl	%edx, %edx
	tileloadd	(%rcx,%rdx), %tmm1
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB4_26
	movq	104(%r13), %r14
	movl	%r14d, %r9d
	andl	$15, %r9d
	subq	$-128, %rdi
	movq	80(%r13), %r10
	movq	88(%r13), %r11
	imulq	%r10, %rsi
	leaq	15(%r14), %rbx
	testq	%r14, %r14
	cmovsq	%rbx, %r14
	sarq	$4, %r14
	addq	%rsi, %rax
	movl	%r9d, %edx
	shll	$7, %edx
	movq	%rdx, -24(%rsp)
	leaq	-1(%r14), %rdx
	movq	%rdx, -16(%rsp)
	movl	%r14d, %r15d
	andl	$7, %r15d
	andq	$-8, %r14
	xorl	%r12d, %r12d
	movl	$128, %r13d
	jmp	.LBB4_18
	.p2align	4
.LBB4_25:
	incq	%r12
	cmpq	%rcx, %r12
	je	.LBB4_26
.LBB4_18:
	movq	(%r11,%r12,8), %rbp
	addq	%rax, %rbp
	cmpq	$31, %rbx
	jb	.LBB4_23
	movq	%r14, %r8
	cmpq	$7, -16(%rsp)
	jb	.LBB4_20
	.p2align	4
.LBB4_27:
	tileloadd	(%rbp,%r10), %tmm3
	tileloadd	(%rdi,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm1
	leaq	64(%rbp), %rdx
	tileloadd	(%rdx,%r10), %tmm3
	leaq	2048(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	2112(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm1
	leaq	128(%rbp), %rdx
	leaq	4096(%rdi), %rsi
	tileloadd	(%rdx,%r10), %tmm3
	tileloadd	(%rsi,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	4160(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm4
	leaq	192(%rbp), %rdx
	tdpbusd	%tmm4, %tmm3, %tmm1
	tileloadd	(%rdx,%r10), %tmm3
	leaq	6144(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	6208(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm1
	leaq	256(%rbp), %rdx
	tileloadd	(%rdx,%r10), %tmm3
	leaq	8192(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	8256(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm1
	leaq	320(%rbp), %rdx
	leaq	10240(%rdi), %rsi
	tileloadd	(%rdx,%r10), %tmm3
	tileloadd	(%rsi,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	10304(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm4
	leaq	384(%rbp), %rdx
	tdpbusd	%tmm4, %tmm3, %tmm1
	tileloadd	(%rdx,%r10), %tmm3
	leaq	12288(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	12352(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm1
	leaq	448(%rbp), %rdx
	tileloadd	(%rdx,%r10), %tmm3
	leaq	14336(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	14400(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm1
	addq	$512, %rbp
	addq	$16384, %rdi
	addq	$-8, %r8
	jne	.LBB4_27
.LBB4_20:
	testq	%r15, %r15
	je	.LBB4_23
	movq	%r15, %r8
	.p2align	4
.LBB4_22:
	tileloadd	(%rbp,%r10), %tmm3
	tileloadd	(%rdi,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm1
	addq	$64, %rbp
	addq	$2048, %rdi
	decq	%r8
	jne	.LBB4_22
.LBB4_23:
	testq	%r9, %r9
	je	.LBB4_25
	tileloadd	(%rbp,%r10), %tmm5
	tileloadd	(%rdi,%r13), %tmm6
	tdpbusd	%tmm6, %tmm5, %tmm0
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm6
	tdpbusd	%tmm6, %tmm5, %tmm1
	addq	-24(%rsp), %rdi
	jmp	.LBB4_25
.LBB4_26:
	movl	$128, %eax
	movq	-8(%rsp), %rcx
	tilestored	%tmm0, (%rcx,%rax)
	addq	$64, %rcx
	tilestored	%tmm1, (%rcx,%rax)
	jmp	.LBB4_14
.LBB4_28:
	leaq	64(%rdi), %rcx
	xorl	%edx, %edx
	tileloadd	(%rcx,%rdx), %tmm1
	leaq	128(%rdi), %rcx
	tileloadd	(%rcx,%rdx), %tmm2
	movq	96(%r13), %rcx
	testq	%rcx, %rcx
	je	.LBB4_37
	movq	104(%r13), %r8
	movl	%r8d, %r9d
	andl	$15, %r9d
	addq	$192, %rdi
	movq	80(%r13), %r10
	movq	88(%r13), %r11
	imulq	%r10, %rsi
	leaq	15(%r8), %rbx
	testq	%r8, %r8
	cmovsq	%rbx, %r8
	sarq	$4, %r8
	addq	%rsi, %rax
	movl	%r9d, %edx
	shll	$6, %edx
	leaq	(%rdx,%rdx,2), %rsi
	leaq	-1(%r8), %rdx
	movq	%rdx, -24(%rsp)
	movl	%r8d, %r15d
	andl	$3, %r15d
	andq	$-4, %r8
	xorl	%r12d, %r12d
	movl	$192, %r13d
	jmp	.LBB4_30
	.p2align	4
.LBB4_36:
	incq	%r12
	cmpq	%rcx, %r12
	je	.LBB4_37
.LBB4_30:
	movq	(%r11,%r12,8), %rbp
	addq	%rax, %rbp
	cmpq	$31, %rbx
	jb	.LBB4_35
	movq	%r8, %rdx
	cmpq	$3, -24(%rsp)
	jb	.LBB4_32
	.p2align	4
.LBB4_39:
	tileloadd	(%rbp,%r10), %tmm3
	tileloadd	(%rdi,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	64(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm1
	leaq	128(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm2
	leaq	64(%rbp), %r14
	tileloadd	(%r14,%r10), %tmm3
	leaq	3072(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	leaq	3136(%rdi), %r14
	tdpbusd	%tmm4, %tmm3, %tmm0
	tileloadd	(%r14,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm1
	leaq	3200(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	leaq	128(%rbp), %r14
	tdpbusd	%tmm4, %tmm3, %tmm2
	tileloadd	(%r14,%r10), %tmm3
	leaq	6144(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	6208(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm1
	leaq	6272(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm2
	leaq	192(%rbp), %r14
	tileloadd	(%r14,%r10), %tmm3
	leaq	9216(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	9280(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm1
	leaq	9344(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm2
	addq	$256, %rbp
	addq	$12288, %rdi
	addq	$-4, %rdx
	jne	.LBB4_39
.LBB4_32:
	testq	%r15, %r15
	je	.LBB4_35
	movq	%r15, %rdx
	.p2align	4
.LBB4_34:
	tileloadd	(%rbp,%r10), %tmm3
	tileloadd	(%rdi,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm0
	leaq	64(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm1
	leaq	128(%rdi), %r14
	tileloadd	(%r14,%r13), %tmm4
	tdpbusd	%tmm4, %tmm3, %tmm2
	addq	$64, %rbp
	addq	$3072, %rdi
	decq	%rdx
	jne	.LBB4_34
.LBB4_35:
	testq	%r9, %r9
	je	.LBB4_36
	tileloadd	(%rbp,%r10), %tmm5
	tileloadd	(%rdi,%r13), %tmm6
	tdpbusd	%tmm6, %tmm5, %tmm0
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm6
	tdpbusd	%tmm6, %tmm5, %tmm1
	leaq	128(%rdi), %rdx
	tileloadd	(%rdx,%r13), %tmm6
	tdpbusd	%tmm6, %tmm5, %tmm2
	addq	%rsi, %rdi
	jmp	.LBB4_36
.LBB4_37:
	movl	$192, %eax
	movq	-8(%rsp), %rdx
	tilestored	%tmm0, (%rdx,%rax)
	leaq	64(%rdx), %rcx
	tilestored	%tmm1, (%rcx,%rax)
	subq	$-128, %rdx
	tilestored	%tmm2, (%rdx,%rax)
.LBB4_14:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end4:
	.size	$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL_3row4into11vectorCountySPys5Int32VG_SiSpyAJGSitF, .Lfunc_end4-$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL_3row4into11vectorCountySPys5Int32VG_SiSpyAJGSitF
	.hidden	"symbolic Sf"
	.type	"symbolic Sf",@object
	.section	".note.GNU-stack","",@progbits
#endif
