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
	subq	$5096, %rsp
	movq	%fs:40, %rax
	movq	%rax, 5088(%rsp)
	movq	(%rdi), %r9
	movq	8(%rdi), %r10
	movq	16(%rdi), %rsi
	movq	24(%rdi), %rbx
	movq	32(%rdi), %r11
	movq	40(%rdi), %r8
	movq	48(%rdi), %rcx
	movq	56(%rdi), %r15
	movq	64(%rdi), %rax
	movq	%rax, 128(%rsp)
	movq	72(%rdi), %r14
	movq	80(%rdi), %r13
	movq	88(%rdi), %rbp
	movq	112(%rdi), %rdx
	movq	136(%rdi), %rax
	vmovups	160(%rdi), %xmm0
	vmovups	(%r8), %zmm1
	vbroadcastss	152(%rdi), %zmm2
	vbroadcastss	156(%rdi), %zmm3
	movq	144(%rdi), %r8
	movq	%r9, 136(%rsp)
	movq	%r9, 4944(%rsp)
	vmovups	%zmm1, 4960(%rsp)
	movq	%r10, 152(%rsp)
	movq	%r10, 5024(%rsp)
	movq	%rsi, 5032(%rsp)
	xorl	%esi, %esi
	testq	%r8, %r8
	leaq	4608(%rsp), %r9
	cmovneq	%r8, %r9
	movq	%rbx, 5040(%rsp)
	movq	%r11, 24(%rsp)
	movq	%r11, 5048(%rsp)
	movq	%rcx, 5056(%rsp)
	movq	%r13, 80(%rsp)
	movq	%r13, 5064(%rsp)
	vbroadcastss	.LCPI0_0(%rip), %zmm1
	vmovups	%zmm1, 4608(%rsp)
	movq	%rbp, 5072(%rsp)
	vmovups	96(%rdi), %xmm1
	vmovaps	%xmm1, 4720(%rsp)
	movq	%rdx, 4736(%rsp)
	vmovups	120(%rdi), %xmm1
	vmovups	%xmm1, 4744(%rsp)
	movq	%rax, 4760(%rsp)
	movq	%r9, 4768(%rsp)
	setne	%sil
	negq	%rsi
	movq	%rsi, 4776(%rsp)
	leaq	-16(%rbp), %rax
	vmovups	%zmm2, 4784(%rsp)
	vmovups	%zmm3, 4848(%rsp)
	vmovaps	%xmm0, 4912(%rsp)
	movq	%rax, 4928(%rsp)
	testq	%rcx, %rcx
	jle	.LBB0_18
	movq	%rbp, %r13
	movq	%rcx, %rax
	orq	%r15, %rax
	shrq	$32, %rax
	movq	%r14, 40(%rsp)
	movq	%rbx, 16(%rsp)
	je	.LBB0_2
	movq	%rcx, %rax
	cqto
	idivq	%r15
	jmp	.LBB0_4
.LBB0_2:
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%r15d
.LBB0_4:
	movq	%rax, %rdx
	negq	%rdx
	movq	$-1, %r14
	cmovnsq	%rdx, %r14
	addq	%rax, %r14
	subq	%r15, %rcx
	movq	%rcx, %rbx
	sarq	$63, %rbx
	andq	%rcx, %rbx
	movq	%r15, 104(%rsp)
	addq	%r15, %rbx
	movq	%r14, %rax
	movq	40(%rsp), %rcx
	imulq	%rcx, %rax
	xorl	%r12d, %r12d
	testq	%rcx, %rcx
	cmovgq	%rax, %r12
	movq	24(%rsp), %rax
	andb	$15, %al
	leal	(,%rax,4), %ecx
	testb	%al, %al
	movzbl	%al, %eax
	movl	$16, %ebp
	cmovnel	%eax, %ebp
	movzbl	%cl, %eax
	movl	$64, %ecx
	cmovnel	%eax, %ecx
	movzbl	%cl, %r15d
	leaq	256(%rsp), %rdi
	movl	$4352, %edx
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	movq	%rbx, 64(%rsp)
	movq	%r12, 32(%rsp)
	leaq	(%r12,%rbx), %rax
	addq	$-16, %rax
	movq	%rax, %rcx
	sarq	$63, %rcx
	andl	%eax, %ecx
	vxorps	%xmm0, %xmm0, %xmm0
	vmovaps	%xmm0, 192(%rsp)
	addb	$16, %cl
	movb	$1, 192(%rsp)
	movabsq	$18014673391583296, %rax
	movq	%rax, 208(%rsp)
	movw	$64, 216(%rsp)
	movw	%r15w, 218(%rsp)
	movl	$4194368, 220(%rsp)
	vmovaps	%xmm0, 224(%rsp)
	movzbl	%cl, %eax
	imull	$16843009, %eax, %eax
	movl	%eax, 240(%rsp)
	movw	%ax, 244(%rsp)
	movb	$16, 246(%rsp)
	movb	%bpl, 247(%rsp)
	movq	$0, 248(%rsp)
	ldtilecfg	192(%rsp)
	testq	%r13, %r13
	jle	.LBB0_17
	leaq	319(%rsp), %r9
	andq	$-64, %r9
	movq	32(%rsp), %rax
	addq	64(%rsp), %rax
	movq	%rax, 32(%rsp)
	incq	%r14
	setne	%al
	movq	24(%rsp), %r12
	imulq	16(%rsp), %r12
	shlq	$6, %r12
	addq	$64, %r12
	movq	%r12, 24(%rsp)
	cmpq	$0, 40(%rsp)
	setg	%cl
	movl	$1, %edx
	cmovleq	%r14, %rdx
	movq	%rdx, 144(%rsp)
	orb	%al, %cl
	movb	%cl, 15(%rsp)
	xorl	%eax, %eax
	leaq	4720(%rsp), %rbp
	leaq	192(%rsp), %r15
	movq	%r9, 56(%rsp)
	movq	%r13, 120(%rsp)
	jmp	.LBB0_6
	.p2align	4
.LBB0_16:
	movq	24(%rsp), %rax
	imulq	%rbx, %rax
	addq	%rax, 80(%rsp)
	shlq	$4, %rbx
	movq	48(%rsp), %rax
	addq	%rbx, %rax
	movq	120(%rsp), %r13
	cmpq	%r13, %rax
	jge	.LBB0_17
.LBB0_6:
	movq	%rax, 48(%rsp)
	subq	%rax, %r13
	leaq	15(%r13), %rbx
	addq	$30, %r13
	testq	%rbx, %rbx
	movq	%r13, 112(%rsp)
	cmovsq	%r13, %rbx
	sarq	$4, %rbx
	cmpq	$2, %rbx
	movl	$2, %eax
	cmovgeq	%rax, %rbx
	cmpb	$0, 15(%rsp)
	movq	40(%rsp), %r14
	je	.LBB0_16
	movq	%rbx, %rax
	shlq	$6, %rax
	movq	%rax, 168(%rsp)
	xorl	%eax, %eax
	jmp	.LBB0_8
	.p2align	4
.LBB0_15:
	movq	72(%rsp), %rax
	incq	%rax
	cmpq	144(%rsp), %rax
	je	.LBB0_16
.LBB0_8:
	movq	%rax, 72(%rsp)
	movq	%rax, %rcx
	imulq	64(%rsp), %rcx
	movq	32(%rsp), %rax
	leaq	(%rcx,%rax), %r12
	movq	%rcx, 88(%rsp)
	cmpq	%r12, %rcx
	jge	.LBB0_15
	movq	72(%rsp), %rax
	imulq	128(%rsp), %rax
	addq	136(%rsp), %rax
	movq	%rax, 160(%rsp)
	movq	88(%rsp), %rdi
	movq	%r12, 96(%rsp)
	jmp	.LBB0_10
	.p2align	4
.LBB0_14:
	movq	96(%rsp), %r12
	cmpq	%r12, %rdi
	movq	56(%rsp), %r9
	jge	.LBB0_15
.LBB0_10:
	movq	32(%rsp), %rdx
	cmpq	$32, %rdx
	setge	%al
	movq	%r12, %rcx
	subq	%rdi, %rcx
	cmpq	$17, %rcx
	setge	%cl
	andb	%al, %cl
	movzbl	%cl, %r8d
	incq	%r8
	movl	%r8d, %eax
	shll	$4, %eax
	movq	%rdx, %rcx
	subq	%rax, %rcx
	movq	%rcx, %rdx
	sarq	$63, %rdx
	andq	%rcx, %rdx
	addq	%rax, %rdx
	subq	%rdx, %r12
	subq	%r12, %rdi
	movq	%rdi, %rax
	sarq	$63, %rax
	andq	%rax, %rdi
	movq	%rdi, 16(%rsp)
	addq	%rdi, %r12
	movq	%r12, %rsi
	subq	88(%rsp), %rsi
	imulq	152(%rsp), %rsi
	addq	160(%rsp), %rsi
	movq	80(%rsp), %rdi
	movq	%r9, %rdx
	movq	%rbx, %rcx
	leaq	4944(%rsp), %r13
	callq	($s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into11vectorCount04tileQ0ySPys5Int32VG_SPys5UInt8VGSpyAJGS2itF)
	movq	16(%rsp), %rdi
	addq	96(%rsp), %rdi
	testq	%r14, %r14
	movq	%rdi, 16(%rsp)
	je	.LBB0_11
	cmpq	%rdi, %r12
	jge	.LBB0_14
	movq	104(%rsp), %rax
	subq	%rdi, %rax
	movq	%rax, 184(%rsp)
	movq	%r12, %rcx
	movq	%r12, 176(%rsp)
	jmp	.LBB0_22
	.p2align	4
.LBB0_29:
	incq	%r12
	movq	40(%rsp), %r14
	imulq	%r14, %r12
	movq	%r12, %rcx
	movq	16(%rsp), %rdi
	cmpq	%rdi, %r12
	jge	.LBB0_14
.LBB0_22:
	movq	%rcx, %rax
	orq	%r14, %rax
	shrq	$32, %rax
	je	.LBB0_23
	movq	%rcx, %rax
	cqto
	idivq	%r14
	movq	%rax, %r12
	jmp	.LBB0_25
	.p2align	4
.LBB0_23:
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%r14d
	movl	%eax, %r12d
.LBB0_25:
	movq	%r12, %rsi
	imulq	%r14, %rsi
	addq	184(%rsp), %rsi
	subq	%rcx, %rdi
	movq	%rsi, %rax
	sarq	$63, %rax
	andq	%rsi, %rax
	addq	%rdi, %rax
	testq	%rax, %rax
	jle	.LBB0_29
	movq	%r12, %rsi
	imulq	104(%rsp), %rsi
	addq	%rsi, %rdx
	subq	176(%rsp), %rcx
	imulq	168(%rsp), %rcx
	addq	56(%rsp), %rcx
	addq	%rdx, %rax
	movq	%rcx, 192(%rsp)
	movq	%rdx, 200(%rsp)
	movq	%rax, 208(%rsp)
	movq	48(%rsp), %rax
	movq	%rax, 216(%rsp)
	movq	%rbx, 224(%rsp)
	cmpq	$31, 112(%rsp)
	jb	.LBB0_29
	xorl	%esi, %esi
	.p2align	4
.LBB0_28:
	leaq	1(%rsi), %r14
	movq	%r15, %rdi
	movq	%rbp, %r13
	callq	($s23VitruvianMicroAVX512AMX10SumScaling33_292FA571FF78002DF6462F20DAA6998ALLV6finishyyAA8TileSumsV_SitF)
	movq	%r14, %rsi
	cmpq	%r14, %rbx
	jne	.LBB0_28
	jmp	.LBB0_29
	.p2align	4
.LBB0_11:
	movq	56(%rsp), %rax
	movq	%rax, 4680(%rsp)
	movq	%r12, 4688(%rsp)
	movq	%rdi, 4696(%rsp)
	movq	48(%rsp), %rax
	movq	%rax, 4704(%rsp)
	movq	%rbx, 4712(%rsp)
	cmpq	$31, 112(%rsp)
	jb	.LBB0_14
	xorl	%esi, %esi
	.p2align	4
.LBB0_13:
	leaq	1(%rsi), %r12
	leaq	4680(%rsp), %rdi
	movq	%rbp, %r13
	callq	($s23VitruvianMicroAVX512AMX10SumScaling33_292FA571FF78002DF6462F20DAA6998ALLV6finishyyAA8TileSumsV_SitF)
	movq	16(%rsp), %rdi
	movq	%r12, %rsi
	cmpq	%r12, %rbx
	jne	.LBB0_13
	jmp	.LBB0_14
.LBB0_17:
	tilerelease
.LBB0_18:
	movq	%fs:40, %rax
	cmpq	5088(%rsp), %rax
	jne	.LBB0_30
	addq	$5096, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB0_30:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end0:
	.size	vitruvian_multiply_dynamic_range_avx512amx, .Lfunc_end0-vitruvian_multiply_dynamic_range_avx512amx
	.p2align	4
	.type	$s23VitruvianMicroAVX512AMX10SumScaling33_292FA571FF78002DF6462F20DAA6998ALLV6finishyyAA8TileSumsV_SitF,@function
$s23VitruvianMicroAVX512AMX10SumScaling33_292FA571FF78002DF6462F20DAA6998ALLV6finishyyAA8TileSumsV_SitF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rsi, %r14
	shlq	$4, %r14
	addq	24(%rdi), %r14
	movq	16(%r13), %r9
	movq	24(%r13), %rax
	vmovdqu64	(%rax,%r14,4), %zmm4
	movq	32(%r13), %rax
	vmovups	(%rax,%r14,4), %zmm0
	movq	40(%r13), %rax
	vmovups	(%rax,%r14,4), %zmm1
	movq	56(%r13), %r10
	vmovups	64(%r13), %zmm2
	vmovups	128(%r13), %zmm3
	movq	8(%rdi), %rdx
	movq	16(%rdi), %r8
	movq	192(%r13), %r11
	movq	200(%r13), %rax
	movq	%rax, %rbx
	imulq	%rdx, %rbx
	movq	208(%r13), %rbp
	movq	%r14, %rcx
	subq	%rbp, %rcx
	movq	%rcx, %r15
	sarq	$63, %r15
	andq	%rcx, %r15
	leaq	(%r11,%rbx,4), %rcx
	leaq	(%rcx,%rbp,4), %rcx
	leaq	(%rcx,%r15,4), %rcx
	movq	%r9, %r12
	orq	%r10, %r12
	je	.LBB1_1
	subq	%rdx, %r8
	je	.LBB1_13
	movq	48(%r13), %r11
	andq	%r10, %r14
	vmovups	(%r11,%r14,4), %zmm5
	movq	(%r13), %r11
	movq	8(%r13), %rbx
	movq	32(%rdi), %r14
	shlq	$6, %rsi
	addq	(%rdi), %rsi
	shlq	$2, %rax
	shlq	$6, %r14
	imulq	%r9, %rdx
	shlq	$2, %rdx
	shlq	$2, %r9
	vxorps	%xmm6, %xmm6, %xmm6
	jmp	.LBB1_10
	.p2align	4
.LBB1_12:
	vmaxps	%zmm7, %zmm2, %zmm7
	vminps	%zmm7, %zmm3, %zmm7
	vmovups	%zmm7, (%rcx)
	addq	%rax, %rcx
	addq	%r14, %rsi
	addq	%r9, %rdx
	decq	%r8
	je	.LBB1_13
.LBB1_10:
	vpmulld	(%rbx,%rdx){1to16}, %zmm4, %zmm7
	vpaddd	(%rsi), %zmm7, %zmm7
	vcvtdq2ps	%zmm7, %zmm7
	vmulps	(%r11,%rdx){1to16}, %zmm7, %zmm7
	vfmadd213ps	%zmm1, %zmm0, %zmm7
	testq	%r10, %r10
	je	.LBB1_12
	vcmpltps	%zmm6, %zmm7, %k1
	vmulps	%zmm7, %zmm5, %zmm7 {%k1}
	jmp	.LBB1_12
.LBB1_1:
	movq	%r8, %r9
	subq	%rdx, %r9
	je	.LBB1_13
	movq	(%r13), %r10
	movq	8(%r13), %r14
	vpmulld	(%r14){1to16}, %zmm4, %zmm4
	movq	(%rdi), %r14
	movq	32(%rdi), %rdi
	vbroadcastss	(%r10), %zmm5
	leaq	1(%rdx), %r10
	cmpq	%r10, %r8
	movq	%r14, -8(%rsp)
	jne	.LBB1_4
	xorl	%edx, %edx
	jmp	.LBB1_6
.LBB1_4:
	movq	%r9, %r8
	andq	$-2, %r8
	movq	%r14, %r10
	leaq	(%rdi,%rsi), %r14
	shlq	$6, %r14
	movq	%rdi, %r13
	shlq	$7, %r13
	leaq	4(,%rdx,4), %r12
	imulq	%rax, %r12
	shlq	$2, %r15
	leaq	(%r15,%rbp,4), %rdx
	addq	%rdx, %r11
	leaq	(,%rax,8), %r15
	movq	%rsi, %rbp
	shlq	$6, %rbp
	xorl	%edx, %edx
	.p2align	4
.LBB1_5:
	vpaddd	(%r10,%rbp), %zmm4, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm5, %zmm6
	vfmadd213ps	%zmm1, %zmm0, %zmm6
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%r11,%rbx,4)
	addq	$2, %rdx
	vpaddd	(%r10,%r14), %zmm4, %zmm6
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	%zmm6, %zmm5, %zmm6
	vfmadd213ps	%zmm1, %zmm0, %zmm6
	vmaxps	%zmm6, %zmm2, %zmm6
	vminps	%zmm6, %zmm3, %zmm6
	vmovups	%zmm6, (%r11,%r12)
	addq	%r13, %r10
	addq	%r15, %r11
	cmpq	%rdx, %r8
	jne	.LBB1_5
.LBB1_6:
	testb	$1, %r9b
	je	.LBB1_13
	imulq	%rdx, %rdi
	addq	%rsi, %rdi
	shlq	$6, %rdi
	movq	-8(%rsp), %rsi
	vpaddd	(%rsi,%rdi), %zmm4, %zmm4
	vcvtdq2ps	%zmm4, %zmm4
	vmulps	%zmm4, %zmm5, %zmm4
	vfmadd213ps	%zmm1, %zmm4, %zmm0
	vmaxps	%zmm0, %zmm2, %zmm0
	vminps	%zmm0, %zmm3, %zmm0
	imulq	%rdx, %rax
	vmovups	%zmm0, (%rcx,%rax,4)
.LBB1_13:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end1:
	.size	$s23VitruvianMicroAVX512AMX10SumScaling33_292FA571FF78002DF6462F20DAA6998ALLV6finishyyAA8TileSumsV_SitF, .Lfunc_end1-$s23VitruvianMicroAVX512AMX10SumScaling33_292FA571FF78002DF6462F20DAA6998ALLV6finishyyAA8TileSumsV_SitF
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
	subq	$4984, %rsp
	movq	%fs:40, %rax
	movq	%rax, 4976(%rsp)
	movq	(%rdi), %r14
	movq	8(%rdi), %r15
	movq	16(%rdi), %r13
	movq	24(%rdi), %rdx
	movq	32(%rdi), %r12
	movq	40(%rdi), %rsi
	movq	48(%rdi), %rcx
	movq	56(%rdi), %rax
	movq	%rax, 56(%rsp)
	movq	64(%rdi), %rax
	movq	%rax, 120(%rsp)
	movq	72(%rdi), %rbp
	movq	80(%rdi), %rbx
	movq	88(%rdi), %rax
	movq	96(%rdi), %r8
	movq	%r8, 16(%rsp)
	vmovups	(%rsi), %zmm0
	movq	104(%rdi), %rsi
	movq	112(%rdi), %r8
	movl	128(%rdi), %r9d
	movq	136(%rdi), %r10
	movq	144(%rdi), %r11
	movq	%r14, 128(%rsp)
	movq	%r14, 4832(%rsp)
	vmovups	%zmm0, 4848(%rsp)
	movq	%r15, 144(%rsp)
	movq	%r15, 4912(%rsp)
	movq	%r13, 4920(%rsp)
	movq	%rdx, 40(%rsp)
	movq	%rdx, 4928(%rsp)
	movq	%r12, 24(%rsp)
	movq	%r12, 4936(%rsp)
	movq	%rcx, 4944(%rsp)
	movq	%rbx, 88(%rsp)
	movq	%rbx, 4952(%rsp)
	movq	%rax, 48(%rsp)
	movq	%rax, 4960(%rsp)
	movb	%r9b, 4768(%rsp)
	vmovsd	120(%rdi), %xmm0
	vbroadcastss	%xmm0, %zmm1
	vbroadcastss	.LCPI2_0(%rip), %zmm2
	vpermps	%zmm0, %zmm2, %zmm2
	vmovups	%zmm1, 4640(%rsp)
	vmovups	%zmm2, 4704(%rsp)
	vmovsd	%xmm0, 4772(%rsp)
	movl	%r9d, 4780(%rsp)
	movq	%r8, 4784(%rsp)
	movq	16(%rsp), %rax
	movq	%rax, 4792(%rsp)
	movq	%rsi, 4800(%rsp)
	movq	%r10, 4808(%rsp)
	movq	%r11, 4816(%rsp)
	movq	$0, 4824(%rsp)
	testq	%rcx, %rcx
	jle	.LBB2_16
	movq	%rcx, %rax
	movq	56(%rsp), %r13
	orq	%r13, %rax
	shrq	$32, %rax
	je	.LBB2_2
	movq	%rcx, %rax
	cqto
	idivq	%r13
	jmp	.LBB2_4
.LBB2_2:
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%r13d
.LBB2_4:
	movq	%rax, %rdx
	negq	%rdx
	movq	$-1, %r14
	cmovnsq	%rdx, %r14
	addq	%rax, %r14
	subq	%r13, %rcx
	movq	%rcx, %rbx
	sarq	$63, %rbx
	andq	%rcx, %rbx
	addq	%r13, %rbx
	movq	%r14, %rax
	imulq	%rbp, %rax
	xorl	%r13d, %r13d
	testq	%rbp, %rbp
	cmovgq	%rax, %r13
	movq	24(%rsp), %rax
	andb	$15, %al
	leal	(,%rax,4), %ecx
	testb	%al, %al
	movzbl	%al, %eax
	movl	$16, %r15d
	cmovnel	%eax, %r15d
	movzbl	%cl, %eax
	movl	$64, %ecx
	cmovnel	%eax, %ecx
	movzbl	%cl, %r12d
	leaq	240(%rsp), %rdi
	movl	$4352, %edx
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	movq	%rbx, 72(%rsp)
	movq	%r13, 32(%rsp)
	leaq	(%rbx,%r13), %rax
	addq	$-16, %rax
	movq	%rax, %rcx
	sarq	$63, %rcx
	andl	%eax, %ecx
	vxorps	%xmm0, %xmm0, %xmm0
	vmovaps	%xmm0, 176(%rsp)
	addb	$16, %cl
	movb	$1, 176(%rsp)
	movabsq	$18014673391583296, %rax
	movq	%rax, 192(%rsp)
	movw	$64, 200(%rsp)
	movw	%r12w, 202(%rsp)
	movl	$4194368, 204(%rsp)
	vmovaps	%xmm0, 208(%rsp)
	movzbl	%cl, %eax
	imull	$16843009, %eax, %eax
	movl	%eax, 224(%rsp)
	movw	%ax, 228(%rsp)
	movb	$16, 230(%rsp)
	movb	%r15b, 231(%rsp)
	movq	$0, 232(%rsp)
	ldtilecfg	176(%rsp)
	cmpq	$0, 48(%rsp)
	jle	.LBB2_15
	leaq	303(%rsp), %r12
	andq	$-64, %r12
	movq	32(%rsp), %rax
	addq	72(%rsp), %rax
	movq	%rax, 32(%rsp)
	incq	%r14
	movq	48(%rsp), %rcx
	leaq	15(%rcx), %rax
	movq	%rax, 112(%rsp)
	testq	%r14, %r14
	setne	%al
	addq	$-16, %rcx
	movq	%rcx, 104(%rsp)
	movq	24(%rsp), %r13
	imulq	40(%rsp), %r13
	shlq	$6, %r13
	addq	$64, %r13
	movq	%r13, 24(%rsp)
	testq	%rbp, %rbp
	setg	%cl
	movl	$1, %edx
	cmovleq	%r14, %rdx
	movq	%rdx, 136(%rsp)
	orb	%al, %cl
	movb	%cl, 15(%rsp)
	xorl	%edx, %edx
	movq	%r12, 40(%rsp)
	jmp	.LBB2_6
	.p2align	4
.LBB2_14:
	movq	24(%rsp), %rax
	imulq	%rcx, %rax
	addq	%rax, 88(%rsp)
	shlq	$4, %rcx
	movq	64(%rsp), %rdx
	addq	%rcx, %rdx
	cmpq	48(%rsp), %rdx
	jge	.LBB2_15
.LBB2_6:
	movq	112(%rsp), %rax
	movq	%rdx, 64(%rsp)
	subq	%rdx, %rax
	leaq	15(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	sarq	$4, %rcx
	cmpq	$2, %rcx
	movl	$2, %eax
	cmovgeq	%rax, %rcx
	cmpb	$0, 15(%rsp)
	je	.LBB2_14
	movq	%rcx, %rax
	shlq	$6, %rax
	movq	%rax, 168(%rsp)
	xorl	%eax, %eax
	movq	%rcx, 16(%rsp)
	jmp	.LBB2_8
	.p2align	4
.LBB2_13:
	movq	80(%rsp), %rax
	incq	%rax
	cmpq	136(%rsp), %rax
	je	.LBB2_14
.LBB2_8:
	movq	%rax, 80(%rsp)
	movq	%rax, %rdx
	imulq	72(%rsp), %rdx
	movq	32(%rsp), %rax
	leaq	(%rdx,%rax), %rbx
	movq	%rdx, 96(%rsp)
	cmpq	%rbx, %rdx
	jge	.LBB2_13
	movq	80(%rsp), %rax
	imulq	120(%rsp), %rax
	addq	128(%rsp), %rax
	movq	%rax, 152(%rsp)
	movq	96(%rsp), %r14
	movq	%rbx, 160(%rsp)
	jmp	.LBB2_10
	.p2align	4
.LBB2_11:
	movq	%r12, 4600(%rsp)
	movq	%r15, 4608(%rsp)
	movq	%r14, 4616(%rsp)
	movq	64(%rsp), %rax
	movq	%rax, 4624(%rsp)
	movq	16(%rsp), %rax
	movq	%rax, 4632(%rsp)
	leaq	4600(%rsp), %rdi
	movq	104(%rsp), %rsi
	leaq	4640(%rsp), %r13
	callq	($s23VitruvianMicroAVX512AMX14ProductResultsV5store_10lastColumnyAA8TileSumsV_SitF)
.LBB2_12:
	movq	160(%rsp), %rbx
	cmpq	%rbx, %r14
	movq	40(%rsp), %r12
	movq	16(%rsp), %rcx
	jge	.LBB2_13
.LBB2_10:
	movq	32(%rsp), %rdx
	cmpq	$32, %rdx
	setge	%al
	movq	%rbx, %rsi
	subq	%r14, %rsi
	cmpq	$17, %rsi
	setge	%sil
	andb	%al, %sil
	movzbl	%sil, %r8d
	incq	%r8
	movl	%r8d, %eax
	shll	$4, %eax
	movq	%rdx, %rsi
	subq	%rax, %rsi
	movq	%rsi, %rdx
	sarq	$63, %rdx
	andq	%rsi, %rdx
	addq	%rax, %rdx
	movq	%rbx, %r15
	subq	%rdx, %r15
	subq	%r15, %r14
	movq	%r14, %rax
	sarq	$63, %rax
	andq	%rax, %r14
	addq	%r14, %r15
	movq	%r15, %rsi
	subq	96(%rsp), %rsi
	imulq	144(%rsp), %rsi
	addq	152(%rsp), %rsi
	movq	88(%rsp), %rdi
	movq	%r12, %rdx
	leaq	4832(%rsp), %r13
	callq	($s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into11vectorCount04tileQ0ySPys5Int32VG_SPys5UInt8VGSpyAJGS2itF)
	addq	%rbx, %r14
	testq	%rbp, %rbp
	je	.LBB2_11
	cmpq	%r14, %r15
	jge	.LBB2_12
	movq	56(%rsp), %rbx
	subq	%r14, %rbx
	movq	%r15, %rcx
	jmp	.LBB2_20
	.p2align	4
.LBB2_25:
	incq	%r12
	imulq	%rbp, %r12
	movq	%r12, %rcx
	cmpq	%r14, %r12
	jge	.LBB2_12
.LBB2_20:
	movq	%rcx, %rax
	orq	%rbp, %rax
	shrq	$32, %rax
	je	.LBB2_21
	movq	%rcx, %rax
	cqto
	idivq	%rbp
	movq	%rax, %r12
	jmp	.LBB2_23
	.p2align	4
.LBB2_21:
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %r12d
.LBB2_23:
	movq	%r12, %rsi
	imulq	%rbp, %rsi
	addq	%rbx, %rsi
	movq	%r14, %rdi
	subq	%rcx, %rdi
	movq	%rsi, %rax
	sarq	$63, %rax
	andq	%rsi, %rax
	addq	%rdi, %rax
	testq	%rax, %rax
	jle	.LBB2_25
	movq	%r12, %rsi
	imulq	56(%rsp), %rsi
	addq	%rsi, %rdx
	subq	%r15, %rcx
	imulq	168(%rsp), %rcx
	addq	40(%rsp), %rcx
	addq	%rdx, %rax
	movq	%rcx, 176(%rsp)
	movq	%rdx, 184(%rsp)
	movq	%rax, 192(%rsp)
	movq	64(%rsp), %rax
	movq	%rax, 200(%rsp)
	movq	16(%rsp), %rax
	movq	%rax, 208(%rsp)
	leaq	176(%rsp), %rdi
	movq	104(%rsp), %rsi
	leaq	4640(%rsp), %r13
	callq	($s23VitruvianMicroAVX512AMX14ProductResultsV5store_10lastColumnyAA8TileSumsV_SitF)
	jmp	.LBB2_25
.LBB2_15:
	tilerelease
.LBB2_16:
	movq	%fs:40, %rax
	cmpq	4976(%rsp), %rax
	jne	.LBB2_26
	addq	$4984, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB2_26:
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
	.type	$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into11vectorCount04tileQ0ySPys5Int32VG_SPys5UInt8VGSpyAJGS2itF,@function
$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into11vectorCount04tileQ0ySPys5Int32VG_SPys5UInt8VGSpyAJGS2itF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, %rbx
	cmpl	$0, 16(%r13)
	je	.LBB4_1
	cmpq	$1, %rcx
	jne	.LBB4_183
	xorl	%eax, %eax
	tileloadd	(%rdi,%rax), %tmm0
	cmpq	$1, %r8
	jne	.LBB4_152
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB4_5
	movq	88(%r13), %r11
	movq	104(%r13), %rdx
	movl	%edx, %r9d
	andl	$15, %r9d
	addq	$64, %rdi
	leaq	15(%rdx), %r10
	testq	%rdx, %rdx
	movq	%rdx, %r8
	cmovsq	%r10, %r8
	sarq	$4, %r8
	cmpq	$1, %rax
	setne	%cl
	cmpq	$128, %rdx
	setl	%bpl
	orb	%cl, %bpl
	movb	%bpl, -48(%rsp)
	shlq	$2, %rdx
	movq	%rdx, -64(%rsp)
	movl	%r9d, %r14d
	shll	$6, %r14d
	leaq	-1(%r8), %rcx
	movq	%rcx, -32(%rsp)
	movl	%r8d, %ecx
	andl	$3, %ecx
	movq	%rcx, -72(%rsp)
	andq	$-4, %r8
	negq	%rax
	xorl	%ebp, %ebp
	movl	$64, %r15d
.LBB4_126:
	movq	%rbp, %rcx
	incq	%rbp
	.p2align	4
.LBB4_117:
	cmpq	$30, %r10
	ja	.LBB4_120
	testq	%r9, %r9
	jne	.LBB4_127
	leaq	(%rax,%rbp), %rdx
	incq	%rdx
	incq	%rbp
	cmpq	$1, %rdx
	jne	.LBB4_117
	jmp	.LBB4_5
.LBB4_120:
	movq	%r14, -56(%rsp)
	movq	%r11, -40(%rsp)
	movq	(%r11,%rcx,8), %r12
	addq	%rsi, %r12
	movq	80(%r13), %rcx
	cmpq	$3, -32(%rsp)
	jae	.LBB4_149
	movq	%rdi, %r14
	jmp	.LBB4_141
.LBB4_127:
	movq	(%r11,%rcx,8), %r12
	addq	%rsi, %r12
	movq	80(%r13), %rcx
	jmp	.LBB4_128
.LBB4_149:
	movq	%rbx, -24(%rsp)
	cmpq	-64(%rsp), %rcx
	setl	%bl
	orb	-48(%rsp), %bl
	movq	%r8, %r11
	jmp	.LBB4_150
	.p2align	4
.LBB4_138:
	tileloadd	(%rdx,%rcx), %tmm4
.LBB4_139:
	leaq	1024(%rdi), %rdx
	tileloadd	(%rdx,%r15), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	addq	$256, %r12
	addq	$2048, %rdi
	addq	$-4, %r11
	je	.LBB4_140
.LBB4_150:
	movq	%rdi, %r14
	testb	%bl, %bl
	je	.LBB4_151
	tileloadd	(%r12,%rcx), %tmm4
	jmp	.LBB4_130
	.p2align	4
.LBB4_151:
	tileloaddt1	(%r12,%rcx), %tmm4
.LBB4_130:
	tileloadd	(%r14,%r15), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	64(%r12), %rdx
	testb	%bl, %bl
	je	.LBB4_131
	tileloadd	(%rdx,%rcx), %tmm4
	jmp	.LBB4_133
	.p2align	4
.LBB4_131:
	tileloaddt1	(%rdx,%rcx), %tmm4
.LBB4_133:
	leaq	1024(%r14), %rdi
	tileloadd	(%rdi,%r15), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	128(%r12), %rdx
	testb	%bl, %bl
	je	.LBB4_134
	tileloadd	(%rdx,%rcx), %tmm4
	jmp	.LBB4_136
	.p2align	4
.LBB4_134:
	tileloaddt1	(%rdx,%rcx), %tmm4
.LBB4_136:
	addq	$1024, %rdi
	tileloadd	(%rdi,%r15), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	192(%r12), %rdx
	testb	%bl, %bl
	jne	.LBB4_138
	tileloaddt1	(%rdx,%rcx), %tmm4
	jmp	.LBB4_139
.LBB4_140:
	addq	$4096, %r14
	movq	%r14, %rdi
	movq	-24(%rsp), %rbx
.LBB4_141:
	cmpq	$0, -72(%rsp)
	je	.LBB4_147
	cmpq	-64(%rsp), %rcx
	setl	%dl
	orb	-48(%rsp), %dl
	movq	-72(%rsp), %r11
	movq	%r14, %rdi
	jmp	.LBB4_143
	.p2align	4
.LBB4_145:
	tileloadd	(%r12,%rcx), %tmm4
.LBB4_146:
	tileloadd	(%rdi,%r15), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	addq	$64, %r12
	addq	$1024, %rdi
	decq	%r11
	je	.LBB4_147
.LBB4_143:
	testb	%dl, %dl
	jne	.LBB4_145
	tileloaddt1	(%r12,%rcx), %tmm4
	jmp	.LBB4_146
.LBB4_147:
	testq	%r9, %r9
	je	.LBB4_148
	cmpq	-64(%rsp), %rcx
	setl	%dl
	orb	-48(%rsp), %dl
	movq	-40(%rsp), %r11
	movq	-56(%rsp), %r14
	je	.LBB4_123
.LBB4_128:
	tileloadd	(%r12,%rcx), %tmm5
.LBB4_124:
	tileloadd	(%rdi,%r15), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm0
	addq	%r14, %rdi
.LBB4_125:
	movq	%rax, %rcx
	addq	%rbp, %rcx
	jne	.LBB4_126
	jmp	.LBB4_5
.LBB4_148:
	movq	-40(%rsp), %r11
	movq	-56(%rsp), %r14
	jmp	.LBB4_125
.LBB4_123:
	tileloaddt1	(%r12,%rcx), %tmm5
	jmp	.LBB4_124
.LBB4_1:
	cmpq	$1, %rcx
	jne	.LBB4_73
	xorl	%eax, %eax
	tileloadd	(%rdi,%rax), %tmm0
	cmpq	$1, %r8
	jne	.LBB4_42
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB4_5
	movq	88(%r13), %r11
	movq	104(%r13), %rdx
	movl	%edx, %r9d
	andl	$15, %r9d
	addq	$64, %rdi
	leaq	15(%rdx), %r10
	testq	%rdx, %rdx
	movq	%rdx, %r8
	cmovsq	%r10, %r8
	sarq	$4, %r8
	cmpq	$1, %rax
	setne	%cl
	cmpq	$128, %rdx
	setl	%bpl
	orb	%cl, %bpl
	movb	%bpl, -48(%rsp)
	shlq	$2, %rdx
	movq	%rdx, -64(%rsp)
	movl	%r9d, %r14d
	shll	$6, %r14d
	leaq	-1(%r8), %rcx
	movq	%rcx, -32(%rsp)
	movl	%r8d, %ecx
	andl	$3, %ecx
	movq	%rcx, -72(%rsp)
	andq	$-4, %r8
	negq	%rax
	xorl	%ebp, %ebp
	movl	$64, %r15d
.LBB4_16:
	movq	%rbp, %rcx
	incq	%rbp
	.p2align	4
.LBB4_7:
	cmpq	$30, %r10
	ja	.LBB4_10
	testq	%r9, %r9
	jne	.LBB4_17
	leaq	(%rax,%rbp), %rdx
	incq	%rdx
	incq	%rbp
	cmpq	$1, %rdx
	jne	.LBB4_7
	jmp	.LBB4_5
.LBB4_10:
	movq	%r14, -56(%rsp)
	movq	%r11, -40(%rsp)
	movq	(%r11,%rcx,8), %r12
	addq	%rsi, %r12
	movq	80(%r13), %rcx
	cmpq	$3, -32(%rsp)
	jae	.LBB4_39
	movq	%rdi, %r14
	jmp	.LBB4_31
.LBB4_17:
	movq	(%r11,%rcx,8), %r12
	addq	%rsi, %r12
	movq	80(%r13), %rcx
	jmp	.LBB4_18
.LBB4_39:
	movq	%rbx, -24(%rsp)
	cmpq	-64(%rsp), %rcx
	setl	%bl
	orb	-48(%rsp), %bl
	movq	%r8, %r11
	jmp	.LBB4_40
	.p2align	4
.LBB4_28:
	tileloadd	(%rdx,%rcx), %tmm4
.LBB4_29:
	leaq	1024(%rdi), %rdx
	tileloadd	(%rdx,%r15), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	addq	$256, %r12
	addq	$2048, %rdi
	addq	$-4, %r11
	je	.LBB4_30
.LBB4_40:
	movq	%rdi, %r14
	testb	%bl, %bl
	je	.LBB4_41
	tileloadd	(%r12,%rcx), %tmm4
	jmp	.LBB4_20
	.p2align	4
.LBB4_41:
	tileloaddt1	(%r12,%rcx), %tmm4
.LBB4_20:
	tileloadd	(%r14,%r15), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	64(%r12), %rdx
	testb	%bl, %bl
	je	.LBB4_21
	tileloadd	(%rdx,%rcx), %tmm4
	jmp	.LBB4_23
	.p2align	4
.LBB4_21:
	tileloaddt1	(%rdx,%rcx), %tmm4
.LBB4_23:
	leaq	1024(%r14), %rdi
	tileloadd	(%rdi,%r15), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	128(%r12), %rdx
	testb	%bl, %bl
	je	.LBB4_24
	tileloadd	(%rdx,%rcx), %tmm4
	jmp	.LBB4_26
	.p2align	4
.LBB4_24:
	tileloaddt1	(%rdx,%rcx), %tmm4
.LBB4_26:
	addq	$1024, %rdi
	tileloadd	(%rdi,%r15), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	192(%r12), %rdx
	testb	%bl, %bl
	jne	.LBB4_28
	tileloaddt1	(%rdx,%rcx), %tmm4
	jmp	.LBB4_29
.LBB4_30:
	addq	$4096, %r14
	movq	%r14, %rdi
	movq	-24(%rsp), %rbx
.LBB4_31:
	cmpq	$0, -72(%rsp)
	je	.LBB4_37
	cmpq	-64(%rsp), %rcx
	setl	%dl
	orb	-48(%rsp), %dl
	movq	-72(%rsp), %r11
	movq	%r14, %rdi
	jmp	.LBB4_33
	.p2align	4
.LBB4_35:
	tileloadd	(%r12,%rcx), %tmm4
.LBB4_36:
	tileloadd	(%rdi,%r15), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	addq	$64, %r12
	addq	$1024, %rdi
	decq	%r11
	je	.LBB4_37
.LBB4_33:
	testb	%dl, %dl
	jne	.LBB4_35
	tileloaddt1	(%r12,%rcx), %tmm4
	jmp	.LBB4_36
.LBB4_37:
	testq	%r9, %r9
	je	.LBB4_38
	cmpq	-64(%rsp), %rcx
	setl	%dl
	orb	-48(%rsp), %dl
	movq	-40(%rsp), %r11
	movq	-56(%rsp), %r14
	je	.LBB4_13
.LBB4_18:
	tileloadd	(%r12,%rcx), %tmm5
.LBB4_14:
	tileloadd	(%rdi,%r15), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm0
	addq	%r14, %rdi
.LBB4_15:
	movq	%rax, %rcx
	addq	%rbp, %rcx
	jne	.LBB4_16
	jmp	.LBB4_5
.LBB4_38:
	movq	-40(%rsp), %r11
	movq	-56(%rsp), %r14
	jmp	.LBB4_15
.LBB4_13:
	tileloaddt1	(%r12,%rcx), %tmm5
	jmp	.LBB4_14
.LBB4_183:
	cmpq	$1, %r8
	jne	.LBB4_220
	movq	%rbx, -24(%rsp)
	movq	%rsi, -48(%rsp)
	leaq	64(%rdi), %rax
	xorl	%ecx, %ecx
	tileloadd	(%rdi,%rcx), %tmm0
	tileloadd	(%rax,%rcx), %tmm1
	movq	%r13, -64(%rsp)
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB4_79
	movq	-64(%rsp), %rcx
	movq	88(%rcx), %r13
	movq	104(%rcx), %rbx
	movl	%ebx, %r9d
	andl	$15, %r9d
	subq	$-128, %rdi
	leaq	15(%rbx), %r10
	testq	%rbx, %rbx
	movq	%rbx, %r8
	cmovsq	%r10, %r8
	sarq	$4, %r8
	cmpq	$1, %rax
	setne	%cl
	cmpq	$128, %rbx
	setl	%r12b
	orb	%cl, %r12b
	shlq	$2, %rbx
	movl	%r9d, %esi
	shll	$7, %esi
	leaq	-1(%r8), %rcx
	movq	%rcx, -40(%rsp)
	movl	%r8d, %ecx
	andl	$3, %ecx
	movq	%rcx, -72(%rsp)
	andq	$-4, %r8
	negq	%rax
	xorl	%ebp, %ebp
	movl	$128, %r15d
.LBB4_198:
	movq	%rbp, %rcx
	incq	%rbp
	.p2align	4
.LBB4_186:
	cmpq	$30, %r10
	ja	.LBB4_189
	testq	%r9, %r9
	jne	.LBB4_199
	leaq	(%rax,%rbp), %rdx
	incq	%rdx
	incq	%rbp
	cmpq	$1, %rdx
	jne	.LBB4_186
	jmp	.LBB4_79
.LBB4_189:
	movq	(%r13,%rcx,8), %rcx
	addq	-48(%rsp), %rcx
	movq	-64(%rsp), %rdx
	movq	80(%rdx), %r14
	cmpq	$3, -40(%rsp)
	jb	.LBB4_201
	movq	%rsi, -32(%rsp)
	cmpq	%rbx, %r14
	setl	%sil
	movb	%r12b, -56(%rsp)
	orb	%r12b, %sil
	movq	%r8, %r11
	jmp	.LBB4_191
	.p2align	4
.LBB4_216:
	tileloadd	(%rdx,%r14), %tmm4
.LBB4_217:
	leaq	1984(%rdi), %rdx
	tileloadd	(%rdx,%r15), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	2048(%rdi), %rdx
	tileloadd	(%rdx,%r15), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	addq	$256, %rcx
	addq	$4032, %rdi
	addq	$-4, %r11
	je	.LBB4_218
.LBB4_191:
	movq	%rdi, %r12
	testb	%sil, %sil
	je	.LBB4_192
	tileloadd	(%rcx,%r14), %tmm4
	jmp	.LBB4_193
	.p2align	4
.LBB4_192:
	tileloaddt1	(%rcx,%r14), %tmm4
.LBB4_193:
	tileloadd	(%r12,%r15), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	64(%r12), %rdi
	tileloadd	(%rdi,%r15), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	leaq	64(%rcx), %rdx
	testb	%sil, %sil
	je	.LBB4_194
	tileloadd	(%rdx,%r14), %tmm4
	jmp	.LBB4_211
	.p2align	4
.LBB4_194:
	tileloaddt1	(%rdx,%r14), %tmm4
.LBB4_211:
	leaq	1984(%rdi), %rdx
	tileloadd	(%rdx,%r15), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	addq	$2048, %rdi
	tileloadd	(%rdi,%r15), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	leaq	128(%rcx), %rdx
	testb	%sil, %sil
	je	.LBB4_212
	tileloadd	(%rdx,%r14), %tmm4
	jmp	.LBB4_214
	.p2align	4
.LBB4_212:
	tileloaddt1	(%rdx,%r14), %tmm4
.LBB4_214:
	leaq	1984(%rdi), %rdx
	tileloadd	(%rdx,%r15), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	addq	$2048, %rdi
	tileloadd	(%rdi,%r15), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	leaq	192(%rcx), %rdx
	testb	%sil, %sil
	jne	.LBB4_216
	tileloaddt1	(%rdx,%r14), %tmm4
	jmp	.LBB4_217
.LBB4_199:
	movq	(%r13,%rcx,8), %rcx
	addq	-48(%rsp), %rcx
	movq	-64(%rsp), %rdx
	movq	80(%rdx), %r14
	jmp	.LBB4_200
.LBB4_218:
	addq	$8192, %r12
	movq	%r12, %rdi
	movzbl	-56(%rsp), %r12d
	movq	-32(%rsp), %rsi
.LBB4_201:
	cmpq	$0, -72(%rsp)
	je	.LBB4_208
	movq	%r13, -56(%rsp)
	movq	%rsi, %r13
	cmpq	%rbx, %r14
	setl	%dl
	orb	%r12b, %dl
	movq	-72(%rsp), %rsi
	jmp	.LBB4_203
	.p2align	4
.LBB4_205:
	tileloadd	(%rcx,%r14), %tmm4
.LBB4_206:
	tileloadd	(%rdi,%r15), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	64(%rdi), %r11
	tileloadd	(%r11,%r15), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	addq	$64, %rcx
	addq	$2048, %rdi
	decq	%rsi
	je	.LBB4_207
.LBB4_203:
	testb	%dl, %dl
	jne	.LBB4_205
	tileloaddt1	(%rcx,%r14), %tmm4
	jmp	.LBB4_206
.LBB4_207:
	movq	%r13, %rsi
	movq	-56(%rsp), %r13
.LBB4_208:
	testq	%r9, %r9
	je	.LBB4_197
	cmpq	%rbx, %r14
	setl	%dl
	orb	%r12b, %dl
	je	.LBB4_195
.LBB4_200:
	tileloadd	(%rcx,%r14), %tmm5
.LBB4_196:
	tileloadd	(%rdi,%r15), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm0
	leaq	64(%rdi), %rcx
	tileloadd	(%rcx,%r15), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm1
	addq	%rsi, %rdi
.LBB4_197:
	movq	%rax, %rcx
	addq	%rbp, %rcx
	jne	.LBB4_198
	jmp	.LBB4_79
.LBB4_195:
	tileloaddt1	(%rcx,%r14), %tmm5
	jmp	.LBB4_196
.LBB4_5:
	movl	$64, %eax
	tilestored	%tmm0, (%rbx,%rax)
	jmp	.LBB4_6
.LBB4_73:
	cmpq	$1, %r8
	jne	.LBB4_111
	movq	%rbx, -24(%rsp)
	movq	%rsi, -48(%rsp)
	leaq	64(%rdi), %rax
	xorl	%ecx, %ecx
	tileloadd	(%rdi,%rcx), %tmm0
	tileloadd	(%rax,%rcx), %tmm1
	movq	%r13, -64(%rsp)
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB4_79
	movq	-64(%rsp), %rcx
	movq	88(%rcx), %r13
	movq	104(%rcx), %rbx
	movl	%ebx, %r9d
	andl	$15, %r9d
	subq	$-128, %rdi
	leaq	15(%rbx), %r10
	testq	%rbx, %rbx
	movq	%rbx, %r8
	cmovsq	%r10, %r8
	sarq	$4, %r8
	cmpq	$1, %rax
	setne	%cl
	cmpq	$128, %rbx
	setl	%r12b
	orb	%cl, %r12b
	shlq	$2, %rbx
	movl	%r9d, %esi
	shll	$7, %esi
	leaq	-1(%r8), %rcx
	movq	%rcx, -40(%rsp)
	movl	%r8d, %ecx
	andl	$3, %ecx
	movq	%rcx, -72(%rsp)
	andq	$-4, %r8
	negq	%rax
	xorl	%ebp, %ebp
	movl	$128, %r15d
.LBB4_89:
	movq	%rbp, %rcx
	incq	%rbp
	.p2align	4
.LBB4_76:
	cmpq	$30, %r10
	ja	.LBB4_80
	testq	%r9, %r9
	jne	.LBB4_90
	leaq	(%rax,%rbp), %rdx
	incq	%rdx
	incq	%rbp
	cmpq	$1, %rdx
	jne	.LBB4_76
	jmp	.LBB4_79
.LBB4_80:
	movq	(%r13,%rcx,8), %rcx
	addq	-48(%rsp), %rcx
	movq	-64(%rsp), %rdx
	movq	80(%rdx), %r14
	cmpq	$3, -40(%rsp)
	jb	.LBB4_92
	movq	%rsi, -32(%rsp)
	cmpq	%rbx, %r14
	setl	%sil
	movb	%r12b, -56(%rsp)
	orb	%r12b, %sil
	movq	%r8, %r11
	jmp	.LBB4_82
	.p2align	4
.LBB4_107:
	tileloadd	(%rdx,%r14), %tmm4
.LBB4_108:
	leaq	1984(%rdi), %rdx
	tileloadd	(%rdx,%r15), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	2048(%rdi), %rdx
	tileloadd	(%rdx,%r15), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	addq	$256, %rcx
	addq	$4032, %rdi
	addq	$-4, %r11
	je	.LBB4_109
.LBB4_82:
	movq	%rdi, %r12
	testb	%sil, %sil
	je	.LBB4_83
	tileloadd	(%rcx,%r14), %tmm4
	jmp	.LBB4_84
	.p2align	4
.LBB4_83:
	tileloaddt1	(%rcx,%r14), %tmm4
.LBB4_84:
	tileloadd	(%r12,%r15), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	64(%r12), %rdi
	tileloadd	(%rdi,%r15), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	leaq	64(%rcx), %rdx
	testb	%sil, %sil
	je	.LBB4_85
	tileloadd	(%rdx,%r14), %tmm4
	jmp	.LBB4_102
	.p2align	4
.LBB4_85:
	tileloaddt1	(%rdx,%r14), %tmm4
.LBB4_102:
	leaq	1984(%rdi), %rdx
	tileloadd	(%rdx,%r15), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	addq	$2048, %rdi
	tileloadd	(%rdi,%r15), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	leaq	128(%rcx), %rdx
	testb	%sil, %sil
	je	.LBB4_103
	tileloadd	(%rdx,%r14), %tmm4
	jmp	.LBB4_105
	.p2align	4
.LBB4_103:
	tileloaddt1	(%rdx,%r14), %tmm4
.LBB4_105:
	leaq	1984(%rdi), %rdx
	tileloadd	(%rdx,%r15), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	addq	$2048, %rdi
	tileloadd	(%rdi,%r15), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	leaq	192(%rcx), %rdx
	testb	%sil, %sil
	jne	.LBB4_107
	tileloaddt1	(%rdx,%r14), %tmm4
	jmp	.LBB4_108
.LBB4_90:
	movq	(%r13,%rcx,8), %rcx
	addq	-48(%rsp), %rcx
	movq	-64(%rsp), %rdx
	movq	80(%rdx), %r14
	jmp	.LBB4_91
.LBB4_109:
	addq	$8192, %r12
	movq	%r12, %rdi
	movzbl	-56(%rsp), %r12d
	movq	-32(%rsp), %rsi
.LBB4_92:
	cmpq	$0, -72(%rsp)
	je	.LBB4_99
	movq	%r13, -56(%rsp)
	movq	%rsi, %r13
	cmpq	%rbx, %r14
	setl	%dl
	orb	%r12b, %dl
	movq	-72(%rsp), %rsi
	jmp	.LBB4_94
	.p2align	4
.LBB4_96:
	tileloadd	(%rcx,%r14), %tmm4
.LBB4_97:
	tileloadd	(%rdi,%r15), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	64(%rdi), %r11
	tileloadd	(%r11,%r15), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	addq	$64, %rcx
	addq	$2048, %rdi
	decq	%rsi
	je	.LBB4_98
.LBB4_94:
	testb	%dl, %dl
	jne	.LBB4_96
	tileloaddt1	(%rcx,%r14), %tmm4
	jmp	.LBB4_97
.LBB4_98:
	movq	%r13, %rsi
	movq	-56(%rsp), %r13
.LBB4_99:
	testq	%r9, %r9
	je	.LBB4_88
	cmpq	%rbx, %r14
	setl	%dl
	orb	%r12b, %dl
	je	.LBB4_86
.LBB4_91:
	tileloadd	(%rcx,%r14), %tmm5
.LBB4_87:
	tileloadd	(%rdi,%r15), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm0
	leaq	64(%rdi), %rcx
	tileloadd	(%rcx,%r15), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm1
	addq	%rsi, %rdi
.LBB4_88:
	movq	%rax, %rcx
	addq	%rbp, %rcx
	jne	.LBB4_89
	jmp	.LBB4_79
.LBB4_86:
	tileloaddt1	(%rcx,%r14), %tmm5
	jmp	.LBB4_87
.LBB4_79:
	movl	$128, %eax
	movq	-24(%rsp), %rcx
	tilestored	%tmm0, (%rcx,%rax)
	addq	$64, %rcx
	tilestored	%tmm1, (%rcx,%rax)
	jmp	.LBB4_6
.LBB4_152:
	movq	%rbx, -24(%rsp)
	xorl	%eax, %eax
	tileloadd	(%rdi,%rax), %tmm2
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB4_159
	movq	%r13, %r8
	movq	88(%r8), %r11
	movq	104(%r8), %rdx
	movl	%edx, %r9d
	andl	$15, %r9d
	addq	$64, %rdi
	leaq	15(%rdx), %r10
	testq	%rdx, %rdx
	movq	%rdx, %rbx
	cmovsq	%r10, %rbx
	sarq	$4, %rbx
	cmpq	$1, %rax
	sete	%cl
	cmpq	$127, %rdx
	setg	%r15b
	andb	%cl, %r15b
	leaq	(,%rdx,4), %rcx
	movq	%rcx, -72(%rsp)
	movl	%r9d, %ecx
	shll	$6, %ecx
	movq	%rcx, -40(%rsp)
	andq	$-16, %rdx
	movq	%rdx, -32(%rsp)
	movq	%rbx, %rcx
	andq	$-2, %rcx
	movq	%rcx, -16(%rsp)
	negq	%rax
	xorl	%ebp, %ebp
	movl	$64, %r13d
.LBB4_166:
	movq	%rbp, %rcx
	incq	%rbp
	.p2align	4
.LBB4_154:
	cmpq	$30, %r10
	ja	.LBB4_180
	testq	%r9, %r9
	jne	.LBB4_156
	leaq	(%rax,%rbp), %rdx
	incq	%rdx
	incq	%rbp
	cmpq	$1, %rdx
	jne	.LBB4_154
	jmp	.LBB4_159
.LBB4_180:
	movq	%rbx, -8(%rsp)
	movq	%r11, -56(%rsp)
	movq	(%r11,%rcx,8), %r14
	movq	%rsi, -48(%rsp)
	addq	%rsi, %r14
	movq	%r8, -64(%rsp)
	movq	80(%r8), %r12
	movq	%r12, %rcx
	shlq	$4, %rcx
	cmpq	-72(%rsp), %r12
	movl	%r15d, %edx
	setge	%r15b
	movb	%dl, -73(%rsp)
	andb	%dl, %r15b
	movq	-16(%rsp), %rbx
	cmpq	$16, -32(%rsp)
	jne	.LBB4_181
.LBB4_173:
	movq	-8(%rsp), %rbx
	testb	$1, %bl
	movq	-64(%rsp), %r8
	movq	-48(%rsp), %rsi
	movq	-56(%rsp), %r11
	je	.LBB4_178
	leaq	(%r14,%rcx), %rdx
	testb	%r15b, %r15b
	je	.LBB4_175
	tileloaddt1	(%r14,%r12), %tmm4
	tileloadd	(%rdi,%r13), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%rdx,%r12), %tmm4
	jmp	.LBB4_177
	.p2align	4
.LBB4_171:
	tileloaddt1	(%r8,%r12), %tmm4
	tileloadd	(%r11,%r13), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%rdx,%r12), %tmm4
.LBB4_172:
	tdpbssd	%tmm6, %tmm4, %tmm2
	subq	$-128, %r14
	addq	$2048, %rdi
	addq	$-2, %rbx
	je	.LBB4_173
.LBB4_181:
	leaq	(%r14,%rcx), %rdx
	testb	%r15b, %r15b
	je	.LBB4_168
	tileloaddt1	(%r14,%r12), %tmm4
	tileloadd	(%rdi,%r13), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%rdx,%r12), %tmm4
	jmp	.LBB4_169
	.p2align	4
.LBB4_168:
	tileloadd	(%r14,%r12), %tmm4
	tileloadd	(%rdi,%r13), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloadd	(%rdx,%r12), %tmm4
.LBB4_169:
	tdpbssd	%tmm6, %tmm4, %tmm2
	leaq	64(%r14), %r8
	leaq	1024(%rdi), %r11
	leaq	(%r14,%rcx), %rdx
	addq	$64, %rdx
	testb	%r15b, %r15b
	jne	.LBB4_171
	tileloadd	(%r8,%r12), %tmm4
	tileloadd	(%r11,%r13), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloadd	(%rdx,%r12), %tmm4
	jmp	.LBB4_172
.LBB4_156:
	movq	(%r11,%rcx,8), %r14
	addq	%rsi, %r14
	movq	80(%r8), %r12
	movq	%r12, %rcx
	shlq	$4, %rcx
	jmp	.LBB4_157
.LBB4_175:
	tileloadd	(%r14,%r12), %tmm4
	tileloadd	(%rdi,%r13), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloadd	(%rdx,%r12), %tmm4
.LBB4_177:
	tdpbssd	%tmm6, %tmm4, %tmm2
	addq	$64, %r14
	addq	$1024, %rdi
.LBB4_178:
	testq	%r9, %r9
	je	.LBB4_179
	cmpq	-72(%rsp), %r12
	setge	%dl
	movzbl	-73(%rsp), %r15d
	testb	%dl, %r15b
	je	.LBB4_157
	tileloaddt1	(%r14,%r12), %tmm5
	jmp	.LBB4_162
.LBB4_157:
	tileloadd	(%r14,%r12), %tmm5
.LBB4_162:
	tileloadd	(%rdi,%r13), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm0
	addq	%r14, %rcx
	cmpq	-72(%rsp), %r12
	setge	%dl
	andb	%r15b, %dl
	cmpb	$1, %dl
	jne	.LBB4_167
	tileloaddt1	(%rcx,%r12), %tmm5
	jmp	.LBB4_164
.LBB4_167:
	tileloadd	(%rcx,%r12), %tmm5
.LBB4_164:
	tdpbssd	%tmm7, %tmm5, %tmm2
	addq	-40(%rsp), %rdi
.LBB4_165:
	movq	%rax, %rdx
	addq	%rbp, %rdx
	jne	.LBB4_166
	jmp	.LBB4_159
.LBB4_179:
	movzbl	-73(%rsp), %r15d
	jmp	.LBB4_165
.LBB4_220:
	movq	%rbx, %rdx
	movl	$1, %ecx
	jmp	.LBB4_112
.LBB4_159:
	movl	$64, %eax
	movq	-24(%rsp), %rcx
	tilestored	%tmm0, (%rcx,%rax)
	addq	$1024, %rcx
	tilestored	%tmm2, (%rcx,%rax)
	jmp	.LBB4_6
.LBB4_42:
	xorl	%eax, %eax
	tileloadd	(%rdi,%rax), %tmm2
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB4_49
	movq	88(%r13), %r8
	movq	104(%r13), %rdx
	movl	%edx, %r9d
	andl	$15, %r9d
	addq	$64, %rdi
	leaq	15(%rdx), %r10
	testq	%rdx, %rdx
	movq	%rdx, %r11
	cmovsq	%r10, %r11
	sarq	$4, %r11
	cmpq	$1, %rax
	sete	%cl
	cmpq	$127, %rdx
	setg	%r15b
	andb	%cl, %r15b
	leaq	(,%rdx,4), %rcx
	movq	%rcx, -72(%rsp)
	movl	%r9d, %ecx
	shll	$6, %ecx
	movq	%rcx, -40(%rsp)
	andq	$-16, %rdx
	movq	%rdx, -32(%rsp)
	movq	%r11, -8(%rsp)
	andq	$-2, %r11
	movq	%r11, -16(%rsp)
	negq	%rax
	xorl	%ebp, %ebp
	movl	$64, %r11d
.LBB4_56:
	movq	%rbp, %rdx
	incq	%rbp
	.p2align	4
.LBB4_44:
	cmpq	$30, %r10
	ja	.LBB4_70
	testq	%r9, %r9
	jne	.LBB4_46
	leaq	(%rax,%rbp), %rcx
	incq	%rcx
	incq	%rbp
	cmpq	$1, %rcx
	jne	.LBB4_44
	jmp	.LBB4_49
.LBB4_70:
	movq	%rbx, -24(%rsp)
	movq	%r8, -56(%rsp)
	movq	(%r8,%rdx,8), %r14
	movq	%rsi, -48(%rsp)
	addq	%rsi, %r14
	movq	%r13, -64(%rsp)
	movq	80(%r13), %r12
	movq	%r12, %rcx
	shlq	$4, %rcx
	cmpq	-72(%rsp), %r12
	movl	%r15d, %edx
	setge	%r15b
	movb	%dl, -73(%rsp)
	andb	%dl, %r15b
	movq	-16(%rsp), %rbx
	cmpq	$16, -32(%rsp)
	movl	$64, %esi
	jne	.LBB4_71
.LBB4_63:
	movl	$64, %r11d
	testb	$1, -8(%rsp)
	movq	-64(%rsp), %r13
	movq	-48(%rsp), %rsi
	movq	-24(%rsp), %rbx
	je	.LBB4_68
	leaq	(%r14,%rcx), %rdx
	testb	%r15b, %r15b
	je	.LBB4_65
	tileloaddt1	(%r14,%r12), %tmm4
	tileloadd	(%rdi,%r11), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%rdx,%r12), %tmm4
	jmp	.LBB4_67
	.p2align	4
.LBB4_61:
	tileloaddt1	(%r8,%r12), %tmm4
	tileloadd	(%r11,%rsi), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%rdx,%r12), %tmm4
.LBB4_62:
	tdpbusd	%tmm6, %tmm4, %tmm2
	subq	$-128, %r14
	addq	$2048, %rdi
	addq	$-2, %rbx
	je	.LBB4_63
.LBB4_71:
	leaq	(%r14,%rcx), %rdx
	testb	%r15b, %r15b
	je	.LBB4_58
	tileloaddt1	(%r14,%r12), %tmm4
	tileloadd	(%rdi,%rsi), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%rdx,%r12), %tmm4
	jmp	.LBB4_59
	.p2align	4
.LBB4_58:
	tileloadd	(%r14,%r12), %tmm4
	tileloadd	(%rdi,%rsi), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	(%rdx,%r12), %tmm4
.LBB4_59:
	tdpbusd	%tmm6, %tmm4, %tmm2
	leaq	64(%r14), %r8
	leaq	1024(%rdi), %r11
	leaq	(%r14,%rcx), %rdx
	addq	$64, %rdx
	testb	%r15b, %r15b
	jne	.LBB4_61
	tileloadd	(%r8,%r12), %tmm4
	tileloadd	(%r11,%rsi), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	(%rdx,%r12), %tmm4
	jmp	.LBB4_62
.LBB4_46:
	movq	(%r8,%rdx,8), %r14
	addq	%rsi, %r14
	movq	80(%r13), %r12
	movq	%r12, %rcx
	shlq	$4, %rcx
	jmp	.LBB4_47
.LBB4_65:
	tileloadd	(%r14,%r12), %tmm4
	tileloadd	(%rdi,%r11), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	(%rdx,%r12), %tmm4
.LBB4_67:
	tdpbusd	%tmm6, %tmm4, %tmm2
	addq	$64, %r14
	addq	$1024, %rdi
.LBB4_68:
	testq	%r9, %r9
	je	.LBB4_69
	cmpq	-72(%rsp), %r12
	setge	%dl
	movzbl	-73(%rsp), %r15d
	testb	%dl, %r15b
	movq	-56(%rsp), %r8
	je	.LBB4_47
	tileloaddt1	(%r14,%r12), %tmm5
	jmp	.LBB4_52
.LBB4_47:
	tileloadd	(%r14,%r12), %tmm5
.LBB4_52:
	tileloadd	(%rdi,%r11), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm0
	addq	%r14, %rcx
	cmpq	-72(%rsp), %r12
	setge	%dl
	andb	%r15b, %dl
	cmpb	$1, %dl
	jne	.LBB4_57
	tileloaddt1	(%rcx,%r12), %tmm5
	jmp	.LBB4_54
.LBB4_57:
	tileloadd	(%rcx,%r12), %tmm5
.LBB4_54:
	tdpbusd	%tmm7, %tmm5, %tmm2
	addq	-40(%rsp), %rdi
.LBB4_55:
	movq	%rax, %rdx
	addq	%rbp, %rdx
	jne	.LBB4_56
	jmp	.LBB4_49
.LBB4_69:
	movq	-56(%rsp), %r8
	movzbl	-73(%rsp), %r15d
	jmp	.LBB4_55
.LBB4_111:
	movq	%rbx, %rdx
	xorl	%ecx, %ecx
.LBB4_112:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	jmp	($s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into__8isSignedySPys5Int32VG_SPys5UInt8VGSpyAIGS2iSbtF)
.LBB4_49:
	movl	$64, %eax
	tilestored	%tmm0, (%rbx,%rax)
	addq	$1024, %rbx
	tilestored	%tmm2, (%rbx,%rax)
.LBB4_6:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end4:
	.size	$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into11vectorCount04tileQ0ySPys5Int32VG_SPys5UInt8VGSpyAJGS2itF, .Lfunc_end4-$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into11vectorCount04tileQ0ySPys5Int32VG_SPys5UInt8VGSpyAJGS2itF
	.p2align	4
	.type	$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into__8isSignedySPys5Int32VG_SPys5UInt8VGSpyAIGS2iSbtF,@function
$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into__8isSignedySPys5Int32VG_SPys5UInt8VGSpyAIGS2iSbtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rsi, %rbx
	xorl	%eax, %eax
	tileloadd	(%rdi,%rax), %tmm0
	leaq	64(%rdi), %rsi
	tileloadd	(%rsi,%rax), %tmm1
	tileloadd	(%rdi,%rax), %tmm2
	tileloadd	(%rsi,%rax), %tmm3
	movq	96(%r13), %rbp
	testq	%rbp, %rbp
	je	.LBB5_53
	movq	88(%r13), %rax
	movq	%rax, -24(%rsp)
	movq	104(%r13), %r8
	movl	%r8d, %r10d
	andl	$15, %r10d
	subq	$-128, %rdi
	leaq	15(%r8), %rsi
	testq	%r8, %r8
	movq	%r8, %rax
	cmovsq	%rsi, %rax
	sarq	$4, %rax
	movq	%rax, -8(%rsp)
	cmpq	$1, %rbp
	sete	%al
	cmpq	$127, %r8
	setg	%r9b
	andb	%al, %r9b
	movb	%r9b, -65(%rsp)
	movq	%r8, -16(%rsp)
	leaq	(,%r8,4), %rax
	movq	%rax, -64(%rsp)
	movl	%r10d, %eax
	shll	$7, %eax
	movq	%rax, -32(%rsp)
	movq	%rbp, %r12
	negq	%r12
	xorl	%r14d, %r14d
	movl	$128, %r8d
.LBB5_2:
	movq	%r14, %rax
	incq	%r14
	.p2align	4
.LBB5_3:
	cmpq	$31, %rsi
	jae	.LBB5_6
	testq	%r10, %r10
	jne	.LBB5_37
	leaq	(%r12,%r14), %r9
	incq	%r9
	incq	%r14
	cmpq	$1, %r9
	jne	.LBB5_3
	jmp	.LBB5_53
	.p2align	4
.LBB5_6:
	movq	%rbp, -56(%rsp)
	movq	-24(%rsp), %r9
	movq	(%r9,%rax,8), %r11
	movq	%rbx, -48(%rsp)
	addq	%rbx, %r11
	movq	%r13, -40(%rsp)
	movq	80(%r13), %r15
	cmpq	-64(%rsp), %r15
	setge	%bpl
	andb	-65(%rsp), %bpl
	movq	%r15, %rax
	shlq	$4, %rax
	movq	-8(%rsp), %rbx
	jmp	.LBB5_9
	.p2align	4
.LBB5_7:
	tdpbusd	%tmm6, %tmm4, %tmm3
	tileloadd	(%rdi,%r8), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm2
.LBB5_8:
	addq	$64, %r11
	addq	$2048, %rdi
	decq	%rbx
	je	.LBB5_32
.LBB5_9:
	testq	%r10, %r10
	je	.LBB5_12
	testb	%bpl, %bpl
	je	.LBB5_14
	tileloaddt1	(%r11,%r15), %tmm4
	jmp	.LBB5_15
	.p2align	4
.LBB5_12:
	testb	%bpl, %bpl
	je	.LBB5_22
	tileloaddt1	(%r11,%r15), %tmm4
	jmp	.LBB5_23
	.p2align	4
.LBB5_14:
	tileloadd	(%r11,%r15), %tmm4
.LBB5_15:
	tileloadd	(%rdi,%r8), %tmm6
	leaq	64(%rdi), %r9
	testb	$1, %cl
	je	.LBB5_17
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloadd	(%r9,%r8), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	jmp	.LBB5_18
	.p2align	4
.LBB5_17:
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	(%r9,%r8), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
.LBB5_18:
	leaq	(%r11,%rax), %r9
	testb	%bpl, %bpl
	je	.LBB5_20
	tileloaddt1	(%r9,%r15), %tmm4
	testb	$1, %cl
	je	.LBB5_7
	jmp	.LBB5_21
	.p2align	4
.LBB5_20:
	tileloadd	(%r9,%r15), %tmm4
	testb	$1, %cl
	je	.LBB5_7
.LBB5_21:
	tdpbssd	%tmm6, %tmm4, %tmm3
	tileloadd	(%rdi,%r8), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm2
	jmp	.LBB5_8
.LBB5_22:
	tileloadd	(%r11,%r15), %tmm4
.LBB5_23:
	tileloadd	(%rdi,%r8), %tmm6
	testb	$1, %cl
	je	.LBB5_25
	tdpbssd	%tmm6, %tmm4, %tmm0
	jmp	.LBB5_26
.LBB5_25:
	tdpbusd	%tmm6, %tmm4, %tmm0
.LBB5_26:
	leaq	(%r11,%rax), %r9
	testb	%bpl, %bpl
	je	.LBB5_28
	tileloaddt1	(%r9,%r15), %tmm5
	jmp	.LBB5_29
.LBB5_28:
	tileloadd	(%r9,%r15), %tmm5
.LBB5_29:
	leaq	64(%rdi), %r9
	testb	$1, %cl
	je	.LBB5_31
	tdpbssd	%tmm6, %tmm5, %tmm2
	tileloadd	(%r9,%r8), %tmm7
	tdpbssd	%tmm7, %tmm4, %tmm1
	tdpbssd	%tmm7, %tmm5, %tmm3
	jmp	.LBB5_8
.LBB5_31:
	tdpbusd	%tmm6, %tmm5, %tmm2
	tileloadd	(%r9,%r8), %tmm7
	tdpbusd	%tmm7, %tmm4, %tmm1
	tdpbusd	%tmm7, %tmm5, %tmm3
	jmp	.LBB5_8
	.p2align	4
.LBB5_32:
	testq	%r10, %r10
	je	.LBB5_39
	movq	-56(%rsp), %rbp
	cmpq	$1, %rbp
	movq	-40(%rsp), %r13
	movq	-48(%rsp), %rbx
	jne	.LBB5_41
	cmpq	$128, -16(%rsp)
	jl	.LBB5_41
	movb	$1, %al
	cmpq	-64(%rsp), %r15
	jl	.LBB5_42
	tileloaddt1	(%r11,%r15), %tmm5
	movb	$1, %al
	jmp	.LBB5_43
	.p2align	4
.LBB5_37:
	movq	-24(%rsp), %r9
	movq	(%r9,%rax,8), %r11
	addq	%rbx, %r11
	movq	80(%r13), %r15
	movzbl	-65(%rsp), %eax
	jmp	.LBB5_42
.LBB5_41:
	xorl	%eax, %eax
.LBB5_42:
	tileloadd	(%r11,%r15), %tmm5
.LBB5_43:
	tileloadd	(%rdi,%r8), %tmm7
	leaq	64(%rdi), %r9
	testb	$1, %cl
	je	.LBB5_45
	tdpbssd	%tmm7, %tmm5, %tmm0
	tileloadd	(%r9,%r8), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm1
	jmp	.LBB5_46
	.p2align	4
.LBB5_45:
	tdpbusd	%tmm7, %tmm5, %tmm0
	tileloadd	(%r9,%r8), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm1
.LBB5_46:
	movq	%r15, %r9
	shlq	$4, %r9
	addq	%r9, %r11
	cmpq	-64(%rsp), %r15
	setge	%r9b
	andb	%r9b, %al
	cmpb	$1, %al
	jne	.LBB5_49
	tileloaddt1	(%r11,%r15), %tmm5
	testb	$1, %cl
	jne	.LBB5_50
.LBB5_48:
	tdpbusd	%tmm7, %tmm5, %tmm3
	tileloadd	(%rdi,%r8), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm2
	jmp	.LBB5_51
	.p2align	4
.LBB5_49:
	tileloadd	(%r11,%r15), %tmm5
	testb	$1, %cl
	je	.LBB5_48
.LBB5_50:
	tdpbssd	%tmm7, %tmm5, %tmm3
	tileloadd	(%rdi,%r8), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm2
.LBB5_51:
	addq	-32(%rsp), %rdi
.LBB5_52:
	movq	%r12, %rax
	addq	%r14, %rax
	jne	.LBB5_2
	jmp	.LBB5_53
.LBB5_39:
	movq	-40(%rsp), %r13
	movq	-48(%rsp), %rbx
	movq	-56(%rsp), %rbp
	jmp	.LBB5_52
.LBB5_53:
	movl	$128, %eax
	tilestored	%tmm0, (%rdx,%rax)
	leaq	64(%rdx), %rcx
	tilestored	%tmm1, (%rcx,%rax)
	leaq	2048(%rdx), %rcx
	tilestored	%tmm2, (%rcx,%rax)
	addq	$2112, %rdx
	tilestored	%tmm3, (%rdx,%rax)
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end5:
	.size	$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into__8isSignedySPys5Int32VG_SPys5UInt8VGSpyAIGS2iSbtF, .Lfunc_end5-$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into__8isSignedySPys5Int32VG_SPys5UInt8VGSpyAIGS2iSbtF
	.hidden	"symbolic Sf"
	.type	"symbolic Sf",@object
	.section	".note.GNU-stack","",@progbits
#endif
