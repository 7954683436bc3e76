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
	movq	(%rdi), %r10
	movq	8(%rdi), %r11
	movq	16(%rdi), %rsi
	movq	24(%rdi), %rbx
	movq	32(%rdi), %r14
	movq	40(%rdi), %r8
	movq	48(%rdi), %rcx
	movq	56(%rdi), %r15
	movq	64(%rdi), %rax
	movq	%rax, 128(%rsp)
	movq	72(%rdi), %r13
	movq	80(%rdi), %rbp
	movq	104(%rdi), %rdx
	movq	128(%rdi), %rax
	movq	136(%rdi), %r9
	vmovups	152(%rdi), %xmm0
	vmovups	(%r8), %zmm1
	vbroadcastss	144(%rdi), %zmm2
	vbroadcastss	148(%rdi), %zmm3
	movq	168(%rdi), %r8
	movq	%r8, 40(%rsp)
	movq	%r10, 136(%rsp)
	movq	%r10, 4944(%rsp)
	vmovups	%zmm1, 4960(%rsp)
	movq	%r11, 152(%rsp)
	movq	%r11, 5024(%rsp)
	movq	%rsi, 5032(%rsp)
	xorl	%esi, %esi
	testq	%r9, %r9
	leaq	4608(%rsp), %r8
	cmovneq	%r9, %r8
	movq	%rbx, 5040(%rsp)
	movq	%r14, 24(%rsp)
	movq	%r14, 5048(%rsp)
	movq	%rcx, 5056(%rsp)
	movq	%r13, 80(%rsp)
	movq	%r13, 5064(%rsp)
	vbroadcastss	.LCPI0_0(%rip), %zmm1
	vmovups	%zmm1, 4608(%rsp)
	movq	%rbp, 5072(%rsp)
	vmovups	88(%rdi), %xmm1
	vmovaps	%xmm1, 4720(%rsp)
	movq	%rdx, 4736(%rsp)
	vmovups	112(%rdi), %xmm1
	vmovups	%xmm1, 4744(%rsp)
	movq	%rax, 4760(%rsp)
	movq	%r8, 4768(%rsp)
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
	movq	16(%rdi), %rsi
	movq	24(%rdi), %rdx
	movq	32(%rdi), %r12
	movq	40(%rdi), %r8
	movq	48(%rdi), %rcx
	movq	56(%rdi), %rax
	movq	%rax, 56(%rsp)
	movq	64(%rdi), %rax
	movq	%rax, 120(%rsp)
	movq	72(%rdi), %rbx
	movq	80(%rdi), %rax
	movq	88(%rdi), %r13
	movq	96(%rdi), %r9
	movq	%r9, 16(%rsp)
	vmovups	(%r8), %zmm0
	movq	104(%rdi), %r8
	movl	120(%rdi), %r9d
	movq	128(%rdi), %r10
	movq	136(%rdi), %r11
	movq	144(%rdi), %rbp
	movq	%r14, 128(%rsp)
	movq	%r14, 4832(%rsp)
	vmovups	%zmm0, 4848(%rsp)
	movq	%r15, 144(%rsp)
	movq	%r15, 4912(%rsp)
	movq	%rsi, 4920(%rsp)
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
	vmovsd	112(%rdi), %xmm0
	vbroadcastss	%xmm0, %zmm1
	vbroadcastss	.LCPI2_0(%rip), %zmm2
	vpermps	%zmm0, %zmm2, %zmm2
	vmovups	%zmm1, 4640(%rsp)
	vmovups	%zmm2, 4704(%rsp)
	vmovsd	%xmm0, 4772(%rsp)
	movl	%r9d, 4780(%rsp)
	movq	%r8, 4784(%rsp)
	movq	%r13, 4792(%rsp)
	movq	16(%rsp), %rax
	movq	%rax, 4800(%rsp)
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
	pushq	%r12
	pushq	%rbx
	movq	%rsi, -56(%rsp)
	cmpl	$0, 16(%r13)
	je	.LBB4_1
	cmpq	$1, %rcx
	movq	%rdx, -32(%rsp)
	jne	.LBB4_102
	xorl	%eax, %eax
	tileloadd	(%rdi,%rax), %tmm0
	cmpq	$1, %r8
	jne	.LBB4_87
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB4_76
	movq	88(%r13), %rcx
	movq	104(%r13), %r8
	movl	%r8d, %r9d
	andl	$15, %r9d
	addq	$64, %rdi
	leaq	15(%r8), %r10
	testq	%r8, %r8
	cmovsq	%r10, %r8
	sarq	$4, %r8
	movl	%r9d, %r11d
	shll	$6, %r11d
	leaq	-1(%r8), %rdx
	movq	%rdx, -40(%rsp)
	movl	%r8d, %r14d
	andl	$7, %r14d
	andq	$-8, %r8
	negq	%rax
	xorl	%r15d, %r15d
	movl	$64, %r12d
.LBB4_80:
	movq	%r15, %rsi
	incq	%r15
	.p2align	4
.LBB4_73:
	cmpq	$30, %r10
	ja	.LBB4_85
	testq	%r9, %r9
	jne	.LBB4_77
	leaq	(%rax,%r15), %rdx
	incq	%rdx
	incq	%r15
	cmpq	$1, %rdx
	jne	.LBB4_73
	jmp	.LBB4_76
.LBB4_85:
	movq	%rcx, -48(%rsp)
	movq	(%rcx,%rsi,8), %rbp
	addq	-56(%rsp), %rbp
	movq	80(%r13), %rbx
	movq	%r8, %rsi
	cmpq	$7, -40(%rsp)
	jb	.LBB4_81
	.p2align	4
.LBB4_86:
	tileloadd	(%rbp,%rbx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	leaq	64(%rbp), %rdx
	leaq	1024(%rdi), %rcx
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloadd	(%rdx,%rbx), %tmm4
	tileloadd	(%rcx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	128(%rbp), %rcx
	leaq	2048(%rdi), %rdx
	tileloadd	(%rcx,%rbx), %tmm4
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	192(%rbp), %rcx
	tileloadd	(%rcx,%rbx), %tmm4
	leaq	3072(%rdi), %rcx
	tileloadd	(%rcx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	256(%rbp), %rcx
	tileloadd	(%rcx,%rbx), %tmm4
	leaq	4096(%rdi), %rcx
	tileloadd	(%rcx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	320(%rbp), %rcx
	tileloadd	(%rcx,%rbx), %tmm4
	leaq	5120(%rdi), %rcx
	tileloadd	(%rcx,%r12), %tmm6
	leaq	384(%rbp), %rcx
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloadd	(%rcx,%rbx), %tmm4
	leaq	6144(%rdi), %rcx
	tileloadd	(%rcx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	448(%rbp), %rcx
	tileloadd	(%rcx,%rbx), %tmm4
	leaq	7168(%rdi), %rcx
	tileloadd	(%rcx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	addq	$512, %rbp
	addq	$8192, %rdi
	addq	$-8, %rsi
	jne	.LBB4_86
.LBB4_81:
	testq	%r14, %r14
	je	.LBB4_84
	movq	%r14, %rsi
	.p2align	4
.LBB4_83:
	tileloadd	(%rbp,%rbx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	addq	$64, %rbp
	addq	$1024, %rdi
	decq	%rsi
	jne	.LBB4_83
.LBB4_84:
	testq	%r9, %r9
	movq	-48(%rsp), %rcx
	jne	.LBB4_78
	jmp	.LBB4_79
.LBB4_77:
	movq	(%rcx,%rsi,8), %rbp
	addq	-56(%rsp), %rbp
	movq	80(%r13), %rbx
.LBB4_78:
	tileloadd	(%rbp,%rbx), %tmm5
	tileloadd	(%rdi,%r12), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm0
	addq	%r11, %rdi
.LBB4_79:
	movq	%rax, %rdx
	addq	%r15, %rdx
	jne	.LBB4_80
.LBB4_76:
	movl	$64, %eax
	movq	-32(%rsp), %rcx
	tilestored	%tmm0, (%rcx,%rax)
	jmp	.LBB4_6
.LBB4_1:
	cmpq	$1, %rcx
	jne	.LBB4_36
	xorl	%eax, %eax
	tileloadd	(%rdi,%rax), %tmm0
	cmpq	$1, %r8
	jne	.LBB4_20
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB4_5
	movq	88(%r13), %rcx
	movq	104(%r13), %r8
	movl	%r8d, %r9d
	andl	$15, %r9d
	addq	$64, %rdi
	leaq	15(%r8), %r10
	testq	%r8, %r8
	cmovsq	%r10, %r8
	sarq	$4, %r8
	movl	%r9d, %r11d
	shll	$6, %r11d
	leaq	-1(%r8), %rsi
	movq	%rsi, -24(%rsp)
	movl	%r8d, %r14d
	andl	$7, %r14d
	andq	$-8, %r8
	negq	%rax
	xorl	%r15d, %r15d
	movl	$64, %r12d
.LBB4_13:
	movq	%r15, %rsi
	incq	%r15
	.p2align	4
.LBB4_7:
	cmpq	$30, %r10
	ja	.LBB4_18
	testq	%r9, %r9
	jne	.LBB4_10
	leaq	(%rax,%r15), %rbx
	incq	%rbx
	incq	%r15
	cmpq	$1, %rbx
	jne	.LBB4_7
	jmp	.LBB4_5
.LBB4_18:
	movq	%r11, -40(%rsp)
	movq	%rcx, -48(%rsp)
	movq	(%rcx,%rsi,8), %rbp
	addq	-56(%rsp), %rbp
	movq	80(%r13), %rbx
	movq	%r8, %rsi
	cmpq	$7, -24(%rsp)
	jb	.LBB4_14
	.p2align	4
.LBB4_19:
	tileloadd	(%rbp,%rbx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	leaq	64(%rbp), %rcx
	leaq	1024(%rdi), %r11
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	(%rcx,%rbx), %tmm4
	tileloadd	(%r11,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	128(%rbp), %rcx
	leaq	2048(%rdi), %r11
	tileloadd	(%rcx,%rbx), %tmm4
	tileloadd	(%r11,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	192(%rbp), %rcx
	tileloadd	(%rcx,%rbx), %tmm4
	leaq	3072(%rdi), %rcx
	tileloadd	(%rcx,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	256(%rbp), %rcx
	tileloadd	(%rcx,%rbx), %tmm4
	leaq	4096(%rdi), %rcx
	tileloadd	(%rcx,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	320(%rbp), %rcx
	tileloadd	(%rcx,%rbx), %tmm4
	leaq	5120(%rdi), %rcx
	tileloadd	(%rcx,%r12), %tmm6
	leaq	384(%rbp), %rcx
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	(%rcx,%rbx), %tmm4
	leaq	6144(%rdi), %rcx
	tileloadd	(%rcx,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	448(%rbp), %rcx
	tileloadd	(%rcx,%rbx), %tmm4
	leaq	7168(%rdi), %rcx
	tileloadd	(%rcx,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	addq	$512, %rbp
	addq	$8192, %rdi
	addq	$-8, %rsi
	jne	.LBB4_19
.LBB4_14:
	testq	%r14, %r14
	je	.LBB4_17
	movq	%r14, %rsi
	.p2align	4
.LBB4_16:
	tileloadd	(%rbp,%rbx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	addq	$64, %rbp
	addq	$1024, %rdi
	decq	%rsi
	jne	.LBB4_16
.LBB4_17:
	testq	%r9, %r9
	movq	-48(%rsp), %rcx
	movq	-40(%rsp), %r11
	jne	.LBB4_11
	jmp	.LBB4_12
.LBB4_10:
	movq	(%rcx,%rsi,8), %rbp
	addq	-56(%rsp), %rbp
	movq	80(%r13), %rbx
.LBB4_11:
	tileloadd	(%rbp,%rbx), %tmm5
	tileloadd	(%rdi,%r12), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm0
	addq	%r11, %rdi
.LBB4_12:
	movq	%rax, %rsi
	addq	%r15, %rsi
	jne	.LBB4_13
.LBB4_5:
	movl	$64, %eax
	tilestored	%tmm0, (%rdx,%rax)
	jmp	.LBB4_6
.LBB4_102:
	leaq	64(%rdi), %rax
	xorl	%ecx, %ecx
	tileloadd	(%rdi,%rcx), %tmm0
	tileloadd	(%rax,%rcx), %tmm1
	cmpq	$1, %r8
	jne	.LBB4_118
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB4_42
	movq	88(%r13), %r8
	movq	104(%r13), %r14
	movl	%r14d, %r9d
	andl	$15, %r9d
	subq	$-128, %rdi
	leaq	15(%r14), %r10
	testq	%r14, %r14
	cmovsq	%r10, %r14
	sarq	$4, %r14
	movl	%r9d, %r11d
	shll	$7, %r11d
	leaq	-1(%r14), %rcx
	movq	%rcx, -40(%rsp)
	movl	%r14d, %ecx
	andl	$7, %ecx
	andq	$-8, %r14
	negq	%rax
	xorl	%r15d, %r15d
	movl	$128, %r12d
.LBB4_111:
	movq	%r15, %rsi
	incq	%r15
	.p2align	4
.LBB4_105:
	cmpq	$30, %r10
	ja	.LBB4_116
	testq	%r9, %r9
	jne	.LBB4_108
	leaq	(%rax,%r15), %rdx
	incq	%rdx
	incq	%r15
	cmpq	$1, %rdx
	jne	.LBB4_105
	jmp	.LBB4_42
.LBB4_116:
	movq	%r8, -48(%rsp)
	movq	(%r8,%rsi,8), %rbp
	addq	-56(%rsp), %rbp
	movq	80(%r13), %rbx
	movq	%r14, %r8
	cmpq	$7, -40(%rsp)
	jb	.LBB4_112
	.p2align	4
.LBB4_117:
	tileloadd	(%rbp,%rbx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	leaq	64(%rbp), %rdx
	tileloadd	(%rdx,%rbx), %tmm4
	leaq	2048(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	2112(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	leaq	128(%rbp), %rdx
	leaq	4096(%rdi), %rsi
	tileloadd	(%rdx,%rbx), %tmm4
	tileloadd	(%rsi,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	4160(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	leaq	192(%rbp), %rdx
	tdpbssd	%tmm6, %tmm4, %tmm1
	tileloadd	(%rdx,%rbx), %tmm4
	leaq	6144(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	6208(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	leaq	256(%rbp), %rdx
	tileloadd	(%rdx,%rbx), %tmm4
	leaq	8192(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	8256(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	leaq	320(%rbp), %rdx
	leaq	10240(%rdi), %rsi
	tileloadd	(%rdx,%rbx), %tmm4
	tileloadd	(%rsi,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	10304(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	leaq	384(%rbp), %rdx
	tdpbssd	%tmm6, %tmm4, %tmm1
	tileloadd	(%rdx,%rbx), %tmm4
	leaq	12288(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	12352(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	leaq	448(%rbp), %rdx
	tileloadd	(%rdx,%rbx), %tmm4
	leaq	14336(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	14400(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	addq	$512, %rbp
	addq	$16384, %rdi
	addq	$-8, %r8
	jne	.LBB4_117
.LBB4_112:
	testq	%rcx, %rcx
	movq	-48(%rsp), %r8
	je	.LBB4_115
	movq	%rcx, %rsi
	.p2align	4
.LBB4_114:
	tileloadd	(%rbp,%rbx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	addq	$64, %rbp
	addq	$2048, %rdi
	decq	%rsi
	jne	.LBB4_114
.LBB4_115:
	testq	%r9, %r9
	jne	.LBB4_109
	jmp	.LBB4_110
.LBB4_108:
	movq	(%r8,%rsi,8), %rbp
	addq	-56(%rsp), %rbp
	movq	80(%r13), %rbx
.LBB4_109:
	tileloadd	(%rbp,%rbx), %tmm5
	tileloadd	(%rdi,%r12), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm0
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm1
	addq	%r11, %rdi
.LBB4_110:
	movq	%rax, %rdx
	addq	%r15, %rdx
	jne	.LBB4_111
	jmp	.LBB4_42
.LBB4_36:
	movq	%rdx, -32(%rsp)
	leaq	64(%rdi), %rax
	xorl	%ecx, %ecx
	tileloadd	(%rdi,%rcx), %tmm0
	tileloadd	(%rax,%rcx), %tmm1
	cmpq	$1, %r8
	jne	.LBB4_53
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB4_42
	movq	88(%r13), %r8
	movq	104(%r13), %r14
	movl	%r14d, %r9d
	andl	$15, %r9d
	subq	$-128, %rdi
	leaq	15(%r14), %r10
	testq	%r14, %r14
	cmovsq	%r10, %r14
	sarq	$4, %r14
	movl	%r9d, %r11d
	shll	$7, %r11d
	leaq	-1(%r14), %rcx
	movq	%rcx, -40(%rsp)
	movl	%r14d, %ecx
	andl	$7, %ecx
	andq	$-8, %r14
	negq	%rax
	xorl	%r15d, %r15d
	movl	$128, %r12d
.LBB4_46:
	movq	%r15, %rsi
	incq	%r15
	.p2align	4
.LBB4_39:
	cmpq	$30, %r10
	ja	.LBB4_51
	testq	%r9, %r9
	jne	.LBB4_43
	leaq	(%rax,%r15), %rdx
	incq	%rdx
	incq	%r15
	cmpq	$1, %rdx
	jne	.LBB4_39
	jmp	.LBB4_42
.LBB4_51:
	movq	%r8, -48(%rsp)
	movq	(%r8,%rsi,8), %rbp
	addq	-56(%rsp), %rbp
	movq	80(%r13), %rbx
	movq	%r14, %r8
	cmpq	$7, -40(%rsp)
	jb	.LBB4_47
	.p2align	4
.LBB4_52:
	tileloadd	(%rbp,%rbx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	leaq	64(%rbp), %rdx
	tileloadd	(%rdx,%rbx), %tmm4
	leaq	2048(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	2112(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	leaq	128(%rbp), %rdx
	leaq	4096(%rdi), %rsi
	tileloadd	(%rdx,%rbx), %tmm4
	tileloadd	(%rsi,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	4160(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	leaq	192(%rbp), %rdx
	tdpbusd	%tmm6, %tmm4, %tmm1
	tileloadd	(%rdx,%rbx), %tmm4
	leaq	6144(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	6208(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	leaq	256(%rbp), %rdx
	tileloadd	(%rdx,%rbx), %tmm4
	leaq	8192(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	8256(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	leaq	320(%rbp), %rdx
	leaq	10240(%rdi), %rsi
	tileloadd	(%rdx,%rbx), %tmm4
	tileloadd	(%rsi,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	10304(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	leaq	384(%rbp), %rdx
	tdpbusd	%tmm6, %tmm4, %tmm1
	tileloadd	(%rdx,%rbx), %tmm4
	leaq	12288(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	12352(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	leaq	448(%rbp), %rdx
	tileloadd	(%rdx,%rbx), %tmm4
	leaq	14336(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	14400(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	addq	$512, %rbp
	addq	$16384, %rdi
	addq	$-8, %r8
	jne	.LBB4_52
.LBB4_47:
	testq	%rcx, %rcx
	movq	-48(%rsp), %r8
	je	.LBB4_50
	movq	%rcx, %rsi
	.p2align	4
.LBB4_49:
	tileloadd	(%rbp,%rbx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	addq	$64, %rbp
	addq	$2048, %rdi
	decq	%rsi
	jne	.LBB4_49
.LBB4_50:
	testq	%r9, %r9
	jne	.LBB4_44
	jmp	.LBB4_45
.LBB4_43:
	movq	(%r8,%rsi,8), %rbp
	addq	-56(%rsp), %rbp
	movq	80(%r13), %rbx
.LBB4_44:
	tileloadd	(%rbp,%rbx), %tmm5
	tileloadd	(%rdi,%r12), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm0
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm1
	addq	%r11, %rdi
.LBB4_45:
	movq	%rax, %rdx
	addq	%r15, %rdx
	jne	.LBB4_46
.LBB4_42:
	movl	$128, %eax
	movq	-32(%rsp), %rcx
	tilestored	%tmm0, (%rcx,%rax)
	addq	$64, %rcx
	tilestored	%tmm1, (%rcx,%rax)
	jmp	.LBB4_6
.LBB4_87:
	xorl	%eax, %eax
	tileloadd	(%rdi,%rax), %tmm2
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB4_25
	movq	88(%r13), %r8
	movq	104(%r13), %r14
	movl	%r14d, %r9d
	andl	$15, %r9d
	addq	$64, %rdi
	leaq	15(%r14), %r10
	testq	%r14, %r14
	cmovsq	%r10, %r14
	sarq	$4, %r14
	movl	%r9d, %r11d
	shll	$6, %r11d
	leaq	-1(%r14), %rcx
	movq	%rcx, -16(%rsp)
	movl	%r14d, %ecx
	andl	$7, %ecx
	movq	%rcx, -48(%rsp)
	andq	$-8, %r14
	negq	%rax
	xorl	%r15d, %r15d
	movl	$64, %r12d
.LBB4_95:
	movq	%r15, %rcx
	incq	%r15
	.p2align	4
.LBB4_89:
	cmpq	$30, %r10
	ja	.LBB4_100
	testq	%r9, %r9
	jne	.LBB4_92
	leaq	(%rax,%r15), %rsi
	incq	%rsi
	incq	%r15
	cmpq	$1, %rsi
	jne	.LBB4_89
	jmp	.LBB4_25
.LBB4_100:
	movq	%r11, -24(%rsp)
	movq	%r8, -40(%rsp)
	movq	(%r8,%rcx,8), %rbp
	addq	-56(%rsp), %rbp
	movq	80(%r13), %rbx
	movq	%rbx, %rcx
	shlq	$4, %rcx
	movq	%r14, %r8
	cmpq	$7, -16(%rsp)
	jb	.LBB4_96
	.p2align	4
.LBB4_101:
	tileloadd	(%rbp,%rbx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	(%rcx,%rbp), %rdx
	tileloadd	(%rdx,%rbx), %tmm4
	tdpbssd	%tmm6, %tmm4, %tmm2
	leaq	64(%rbp), %rdx
	leaq	1024(%rdi), %rsi
	tileloadd	(%rdx,%rbx), %tmm4
	tileloadd	(%rsi,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	64(%rbp,%rcx), %rsi
	tileloadd	(%rsi,%rbx), %tmm4
	tdpbssd	%tmm6, %tmm4, %tmm2
	leaq	128(%rbp), %rdx
	leaq	2048(%rdi), %r11
	tileloadd	(%rdx,%rbx), %tmm4
	tileloadd	(%r11,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloadd	64(%rsi,%rbx), %tmm4
	tdpbssd	%tmm6, %tmm4, %tmm2
	leaq	192(%rbp), %rdx
	tileloadd	(%rdx,%rbx), %tmm4
	leaq	3072(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloadd	128(%rsi,%rbx), %tmm4
	leaq	256(%rbp), %rdx
	tdpbssd	%tmm6, %tmm4, %tmm2
	tileloadd	(%rdx,%rbx), %tmm4
	leaq	4096(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloadd	192(%rsi,%rbx), %tmm4
	tdpbssd	%tmm6, %tmm4, %tmm2
	leaq	320(%rbp), %rdx
	tileloadd	(%rdx,%rbx), %tmm4
	leaq	5120(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloadd	256(%rsi,%rbx), %tmm4
	tdpbssd	%tmm6, %tmm4, %tmm2
	leaq	384(%rbp), %rdx
	tileloadd	(%rdx,%rbx), %tmm4
	leaq	6144(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloadd	320(%rsi,%rbx), %tmm4
	tdpbssd	%tmm6, %tmm4, %tmm2
	leaq	448(%rbp), %rdx
	tileloadd	(%rdx,%rbx), %tmm4
	leaq	7168(%rdi), %rdx
	tileloadd	(%rdx,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloadd	384(%rsi,%rbx), %tmm4
	tdpbssd	%tmm6, %tmm4, %tmm2
	addq	$512, %rbp
	addq	$8192, %rdi
	addq	$-8, %r8
	jne	.LBB4_101
.LBB4_96:
	cmpq	$0, -48(%rsp)
	je	.LBB4_99
	movq	-48(%rsp), %rsi
	.p2align	4
.LBB4_98:
	tileloadd	(%rbp,%rbx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	(%rcx,%rbp), %rdx
	tileloadd	(%rdx,%rbx), %tmm4
	tdpbssd	%tmm6, %tmm4, %tmm2
	addq	$64, %rbp
	addq	$1024, %rdi
	decq	%rsi
	jne	.LBB4_98
.LBB4_99:
	testq	%r9, %r9
	movq	-32(%rsp), %rdx
	movq	-40(%rsp), %r8
	movq	-24(%rsp), %r11
	jne	.LBB4_93
	jmp	.LBB4_94
.LBB4_92:
	movq	(%r8,%rcx,8), %rbp
	addq	-56(%rsp), %rbp
	movq	80(%r13), %rbx
	movq	%rbx, %rcx
	shlq	$4, %rcx
.LBB4_93:
	tileloadd	(%rbp,%rbx), %tmm5
	tileloadd	(%rdi,%r12), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm0
	addq	%rbp, %rcx
	tileloadd	(%rcx,%rbx), %tmm5
	tdpbssd	%tmm7, %tmm5, %tmm2
	addq	%r11, %rdi
.LBB4_94:
	movq	%rax, %rcx
	addq	%r15, %rcx
	jne	.LBB4_95
	jmp	.LBB4_25
.LBB4_118:
	xorl	%ecx, %ecx
	tileloadd	(%rdi,%rcx), %tmm2
	tileloadd	(%rax,%rcx), %tmm3
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB4_58
	movq	88(%r13), %rcx
	movq	104(%r13), %r8
	movl	%r8d, %r9d
	andl	$15, %r9d
	subq	$-128, %rdi
	leaq	15(%r8), %r10
	testq	%r8, %r8
	cmovsq	%r10, %r8
	sarq	$4, %r8
	movl	%r9d, %r11d
	shll	$7, %r11d
	negq	%rax
	decq	%r8
	xorl	%ebx, %ebx
	movl	$128, %r14d
.LBB4_126:
	movq	%rbx, %rsi
	incq	%rbx
	.p2align	4
.LBB4_120:
	cmpq	$30, %r10
	ja	.LBB4_127
	testq	%r9, %r9
	jne	.LBB4_123
	leaq	(%rax,%rbx), %rdx
	incq	%rdx
	incq	%rbx
	cmpq	$1, %rdx
	jne	.LBB4_120
	jmp	.LBB4_58
.LBB4_127:
	movq	(%rcx,%rsi,8), %r15
	addq	-56(%rsp), %r15
	movq	80(%r13), %r12
	movq	%r12, %rbp
	shlq	$4, %rbp
	movq	%r8, %rsi
	jmp	.LBB4_128
	.p2align	4
.LBB4_132:
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r14), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	leaq	(%r15,%rbp), %rdx
	tileloadd	(%rdx,%r12), %tmm4
	tdpbssd	%tmm6, %tmm4, %tmm3
	tileloadd	(%rdi,%r14), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm2
	addq	$64, %r15
	addq	$2048, %rdi
	testq	%rsi, %rsi
	je	.LBB4_124
.LBB4_131:
	decq	%rsi
.LBB4_128:
	tileloadd	(%r15,%r12), %tmm4
	tileloadd	(%rdi,%r14), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	testq	%r9, %r9
	jne	.LBB4_132
	leaq	(%r15,%rbp), %rdx
	tileloadd	(%rdx,%r12), %tmm5
	tdpbssd	%tmm6, %tmm5, %tmm2
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r14), %tmm7
	tdpbssd	%tmm7, %tmm4, %tmm1
	tdpbssd	%tmm7, %tmm5, %tmm3
	addq	$2048, %rdi
	testq	%rsi, %rsi
	je	.LBB4_125
	addq	$64, %r15
	jmp	.LBB4_131
.LBB4_123:
	movq	(%rcx,%rsi,8), %r15
	addq	-56(%rsp), %r15
	movq	80(%r13), %r12
	movq	%r12, %rbp
	shlq	$4, %rbp
.LBB4_124:
	tileloadd	(%r15,%r12), %tmm5
	tileloadd	(%rdi,%r14), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm0
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r14), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm1
	addq	%r15, %rbp
	tileloadd	(%rbp,%r12), %tmm5
	tdpbssd	%tmm7, %tmm5, %tmm3
	tileloadd	(%rdi,%r14), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm2
	addq	%r11, %rdi
.LBB4_125:
	movq	%rax, %rdx
	addq	%rbx, %rdx
	jne	.LBB4_126
	jmp	.LBB4_58
.LBB4_20:
	xorl	%eax, %eax
	tileloadd	(%rdi,%rax), %tmm2
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB4_25
	movq	88(%r13), %r8
	movq	104(%r13), %r11
	movl	%r11d, %r9d
	andl	$15, %r9d
	addq	$64, %rdi
	leaq	15(%r11), %r10
	testq	%r11, %r11
	cmovsq	%r10, %r11
	sarq	$4, %r11
	movl	%r9d, %r14d
	shll	$6, %r14d
	leaq	-1(%r11), %rcx
	movq	%rcx, -8(%rsp)
	movl	%r11d, %ecx
	andl	$7, %ecx
	movq	%rcx, -48(%rsp)
	andq	$-8, %r11
	negq	%rax
	xorl	%r15d, %r15d
	movl	$64, %r12d
.LBB4_29:
	movq	%r15, %rcx
	incq	%r15
	.p2align	4
.LBB4_22:
	cmpq	$30, %r10
	ja	.LBB4_34
	testq	%r9, %r9
	jne	.LBB4_26
	leaq	(%rax,%r15), %rsi
	incq	%rsi
	incq	%r15
	cmpq	$1, %rsi
	jne	.LBB4_22
	jmp	.LBB4_25
.LBB4_34:
	movq	%r14, -16(%rsp)
	movq	%r8, -40(%rsp)
	movq	(%r8,%rcx,8), %rbp
	addq	-56(%rsp), %rbp
	movq	80(%r13), %rbx
	movq	%rbx, %rcx
	shlq	$4, %rcx
	movq	%r11, -24(%rsp)
	movq	%r11, %r8
	cmpq	$7, -8(%rsp)
	jb	.LBB4_30
	.p2align	4
.LBB4_35:
	tileloadd	(%rbp,%rbx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	(%rcx,%rbp), %rsi
	tileloadd	(%rsi,%rbx), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm2
	leaq	64(%rbp), %rsi
	leaq	1024(%rdi), %r11
	tileloadd	(%rsi,%rbx), %tmm4
	tileloadd	(%r11,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	64(%rbp,%rcx), %rsi
	tileloadd	(%rsi,%rbx), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm2
	leaq	128(%rbp), %r11
	leaq	2048(%rdi), %r14
	tileloadd	(%r11,%rbx), %tmm4
	tileloadd	(%r14,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	64(%rsi,%rbx), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm2
	leaq	192(%rbp), %r11
	tileloadd	(%r11,%rbx), %tmm4
	leaq	3072(%rdi), %r11
	tileloadd	(%r11,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	128(%rsi,%rbx), %tmm4
	leaq	256(%rbp), %r11
	tdpbusd	%tmm6, %tmm4, %tmm2
	tileloadd	(%r11,%rbx), %tmm4
	leaq	4096(%rdi), %r11
	tileloadd	(%r11,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	192(%rsi,%rbx), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm2
	leaq	320(%rbp), %r11
	tileloadd	(%r11,%rbx), %tmm4
	leaq	5120(%rdi), %r11
	tileloadd	(%r11,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	256(%rsi,%rbx), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm2
	leaq	384(%rbp), %r11
	tileloadd	(%r11,%rbx), %tmm4
	leaq	6144(%rdi), %r11
	tileloadd	(%r11,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	320(%rsi,%rbx), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm2
	leaq	448(%rbp), %r11
	tileloadd	(%r11,%rbx), %tmm4
	leaq	7168(%rdi), %r11
	tileloadd	(%r11,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	384(%rsi,%rbx), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm2
	addq	$512, %rbp
	addq	$8192, %rdi
	addq	$-8, %r8
	jne	.LBB4_35
.LBB4_30:
	cmpq	$0, -48(%rsp)
	je	.LBB4_33
	movq	-48(%rsp), %rsi
	.p2align	4
.LBB4_32:
	tileloadd	(%rbp,%rbx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	(%rcx,%rbp), %r8
	tileloadd	(%r8,%rbx), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm2
	addq	$64, %rbp
	addq	$1024, %rdi
	decq	%rsi
	jne	.LBB4_32
.LBB4_33:
	testq	%r9, %r9
	movq	-40(%rsp), %r8
	movq	-24(%rsp), %r11
	movq	-16(%rsp), %r14
	jne	.LBB4_27
	jmp	.LBB4_28
.LBB4_26:
	movq	(%r8,%rcx,8), %rbp
	addq	-56(%rsp), %rbp
	movq	80(%r13), %rbx
	movq	%rbx, %rcx
	shlq	$4, %rcx
.LBB4_27:
	tileloadd	(%rbp,%rbx), %tmm5
	tileloadd	(%rdi,%r12), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm0
	addq	%rbp, %rcx
	tileloadd	(%rcx,%rbx), %tmm5
	tdpbusd	%tmm7, %tmm5, %tmm2
	addq	%r14, %rdi
.LBB4_28:
	movq	%rax, %rcx
	addq	%r15, %rcx
	jne	.LBB4_29
.LBB4_25:
	movl	$64, %eax
	tilestored	%tmm0, (%rdx,%rax)
	addq	$1024, %rdx
	tilestored	%tmm2, (%rdx,%rax)
	jmp	.LBB4_6
.LBB4_53:
	xorl	%ecx, %ecx
	tileloadd	(%rdi,%rcx), %tmm2
	tileloadd	(%rax,%rcx), %tmm3
	movq	96(%r13), %rax
	testq	%rax, %rax
	je	.LBB4_58
	movq	88(%r13), %rcx
	movq	104(%r13), %r8
	movl	%r8d, %r9d
	andl	$15, %r9d
	subq	$-128, %rdi
	leaq	15(%r8), %r10
	testq	%r8, %r8
	cmovsq	%r10, %r8
	sarq	$4, %r8
	movl	%r9d, %r11d
	shll	$7, %r11d
	negq	%rax
	decq	%r8
	xorl	%ebx, %ebx
	movl	$128, %r14d
.LBB4_62:
	movq	%rbx, %rsi
	incq	%rbx
	.p2align	4
.LBB4_55:
	cmpq	$30, %r10
	ja	.LBB4_63
	testq	%r9, %r9
	jne	.LBB4_59
	leaq	(%rax,%rbx), %rdx
	incq	%rdx
	incq	%rbx
	cmpq	$1, %rdx
	jne	.LBB4_55
	jmp	.LBB4_58
.LBB4_63:
	movq	(%rcx,%rsi,8), %r15
	addq	-56(%rsp), %r15
	movq	80(%r13), %r12
	movq	%r12, %rbp
	shlq	$4, %rbp
	movq	%r8, %rsi
	jmp	.LBB4_64
	.p2align	4
.LBB4_68:
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r14), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	leaq	(%r15,%rbp), %rdx
	tileloadd	(%rdx,%r12), %tmm4
	tdpbusd	%tmm6, %tmm4, %tmm3
	tileloadd	(%rdi,%r14), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm2
	addq	$64, %r15
	addq	$2048, %rdi
	testq	%rsi, %rsi
	je	.LBB4_60
.LBB4_67:
	decq	%rsi
.LBB4_64:
	tileloadd	(%r15,%r12), %tmm4
	tileloadd	(%rdi,%r14), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	testq	%r9, %r9
	jne	.LBB4_68
	leaq	(%r15,%rbp), %rdx
	tileloadd	(%rdx,%r12), %tmm5
	tdpbusd	%tmm6, %tmm5, %tmm2
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r14), %tmm7
	tdpbusd	%tmm7, %tmm4, %tmm1
	tdpbusd	%tmm7, %tmm5, %tmm3
	addq	$2048, %rdi
	testq	%rsi, %rsi
	je	.LBB4_61
	addq	$64, %r15
	jmp	.LBB4_67
.LBB4_59:
	movq	(%rcx,%rsi,8), %r15
	addq	-56(%rsp), %r15
	movq	80(%r13), %r12
	movq	%r12, %rbp
	shlq	$4, %rbp
.LBB4_60:
	tileloadd	(%r15,%r12), %tmm5
	tileloadd	(%rdi,%r14), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm0
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r14), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm1
	addq	%r15, %rbp
	tileloadd	(%rbp,%r12), %tmm5
	tdpbusd	%tmm7, %tmm5, %tmm3
	tileloadd	(%rdi,%r14), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm2
	addq	%r11, %rdi
.LBB4_61:
	movq	%rax, %rdx
	addq	%rbx, %rdx
	jne	.LBB4_62
.LBB4_58:
	movl	$128, %eax
	movq	-32(%rsp), %rdx
	tilestored	%tmm0, (%rdx,%rax)
	leaq	64(%rdx), %rcx
	tilestored	%tmm1, (%rcx,%rax)
	leaq	2048(%rdx), %rcx
	tilestored	%tmm2, (%rcx,%rax)
	addq	$2112, %rdx
	tilestored	%tmm3, (%rdx,%rax)
.LBB4_6:
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end4:
	.size	$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into11vectorCount04tileQ0ySPys5Int32VG_SPys5UInt8VGSpyAJGS2itF, .Lfunc_end4-$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into11vectorCount04tileQ0ySPys5Int32VG_SPys5UInt8VGSpyAJGS2itF
	.hidden	"symbolic Sf"
	.type	"symbolic Sf",@object
	.section	".note.GNU-stack","",@progbits
#endif
