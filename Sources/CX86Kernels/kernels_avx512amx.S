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
	movq	24(%rdi), %r12
	movq	32(%rdi), %r11
	movq	40(%rdi), %r8
	movq	48(%rdi), %rcx
	movq	56(%rdi), %r14
	movq	64(%rdi), %rax
	movq	%rax, 112(%rsp)
	movq	72(%rdi), %rbx
	movq	80(%rdi), %r15
	movq	88(%rdi), %r13
	movq	112(%rdi), %rdx
	movq	136(%rdi), %rax
	vmovups	160(%rdi), %xmm0
	vmovups	(%r8), %zmm1
	vbroadcastss	152(%rdi), %zmm2
	vbroadcastss	156(%rdi), %zmm3
	movq	144(%rdi), %r8
	movq	%r9, 120(%rsp)
	movq	%r9, 4944(%rsp)
	vmovups	%zmm1, 4960(%rsp)
	movq	%r10, 152(%rsp)
	movq	%r10, 5024(%rsp)
	movq	%rsi, 5032(%rsp)
	xorl	%esi, %esi
	testq	%r8, %r8
	leaq	4608(%rsp), %r9
	cmovneq	%r8, %r9
	movq	%r12, 5040(%rsp)
	movq	%r11, 5048(%rsp)
	movq	%rcx, 5056(%rsp)
	movq	%r15, 56(%rsp)
	movq	%r15, 5064(%rsp)
	vbroadcastss	.LCPI0_0(%rip), %zmm1
	vmovups	%zmm1, 4608(%rsp)
	movq	%r13, 5072(%rsp)
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
	leaq	-16(%r13), %rax
	vmovups	%zmm2, 4784(%rsp)
	vmovups	%zmm3, 4848(%rsp)
	vmovaps	%xmm0, 4912(%rsp)
	movq	%rax, 4928(%rsp)
	testq	%rcx, %rcx
	jle	.LBB0_21
	movq	%r11, %rbp
	movq	%rcx, %rax
	orq	%r14, %rax
	shrq	$32, %rax
	movq	%rbx, 16(%rsp)
	movq	%r13, 40(%rsp)
	je	.LBB0_2
	movq	%rcx, %rax
	cqto
	idivq	%r14
	movq	%rax, %rbx
	jmp	.LBB0_4
.LBB0_2:
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%r14d
	movl	%eax, %ebx
.LBB0_4:
	movq	%rbx, %rax
	negq	%rax
	movq	$-1, %r15
	cmovnsq	%rax, %r15
	leaq	(%r15,%rbx), %rax
	subq	%r14, %rcx
	movq	%rcx, %rsi
	sarq	$63, %rsi
	andq	%rcx, %rsi
	movq	%r14, 88(%rsp)
	addq	%r14, %rsi
	movq	16(%rsp), %rdx
	imulq	%rdx, %rax
	xorl	%ecx, %ecx
	testq	%rdx, %rdx
	cmovgq	%rax, %rcx
	leaq	(%rcx,%rsi), %rdx
	leaq	(%rcx,%rsi), %rax
	addq	$15, %rax
	movq	%rsi, 136(%rsp)
	leaq	(%rcx,%rsi), %r13
	addq	$30, %r13
	testq	%rax, %rax
	cmovnsq	%rax, %r13
	sarq	$4, %r13
	movq	%rdx, 64(%rsp)
	leaq	(%rdx,%r13), %r14
	decq	%r14
	leaq	256(%rsp), %rdi
	movl	$4352, %edx
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	movq	%r14, %rax
	orq	%r13, %rax
	shrq	$32, %rax
	je	.LBB0_5
	movq	%r14, %rax
	cqto
	idivq	%r13
	movq	%rax, %rdi
	jmp	.LBB0_7
.LBB0_5:
	movl	%r14d, %eax
	xorl	%edx, %edx
	divl	%r13d
	movl	%eax, %edi
.LBB0_7:
	movl	%ebp, %eax
	andb	$15, %al
	leal	(,%rax,4), %ecx
	testb	%al, %al
	movzbl	%al, %eax
	movl	$16, %edx
	cmovnel	%eax, %edx
	movzbl	%cl, %eax
	movl	$64, %ecx
	cmovnel	%eax, %ecx
	vxorps	%xmm0, %xmm0, %xmm0
	vmovaps	%xmm0, 192(%rsp)
	movzbl	%cl, %eax
	movb	$1, 192(%rsp)
	movabsq	$18014673391583296, %rcx
	movq	%rcx, 208(%rsp)
	movw	$64, 216(%rsp)
	movw	%ax, 218(%rsp)
	movl	$4194368, 220(%rsp)
	vmovaps	%xmm0, 224(%rsp)
	movzbl	%dil, %eax
	imull	$16843009, %eax, %eax
	movl	%eax, 240(%rsp)
	movw	%ax, 244(%rsp)
	movb	$16, 246(%rsp)
	movb	%dl, 247(%rsp)
	movq	$0, 248(%rsp)
	ldtilecfg	192(%rsp)
	movq	40(%rsp), %rdx
	testq	%rdx, %rdx
	jle	.LBB0_20
	leaq	319(%rsp), %rsi
	leaq	(%r15,%rbx), %rax
	incq	%rax
	andq	$-64, %rsi
	testq	%rax, %rax
	setne	%cl
	imulq	%r12, %rbp
	shlq	$6, %rbp
	addq	$64, %rbp
	movq	%rbp, 104(%rsp)
	movq	%rsi, %r9
	cmpq	$0, 16(%rsp)
	setg	%sil
	movl	$1, %r8d
	cmovleq	%rax, %r8
	movq	%r8, 128(%rsp)
	orb	%cl, %sil
	movb	%sil, 7(%rsp)
	xorl	%eax, %eax
	leaq	4720(%rsp), %r12
	leaq	192(%rsp), %rbx
	movq	%r9, %rcx
	movq	%r9, 32(%rsp)
	movq	%rdi, 144(%rsp)
	jmp	.LBB0_9
	.p2align	4
.LBB0_19:
	movq	%rdx, %rcx
	movq	104(%rsp), %rax
	imulq	%r14, %rax
	addq	%rax, 56(%rsp)
	shlq	$4, %r14
	movq	24(%rsp), %rax
	addq	%r14, %rax
	movq	40(%rsp), %rdx
	cmpq	%rdx, %rax
	jge	.LBB0_20
.LBB0_9:
	movq	%rax, 24(%rsp)
	subq	%rax, %rdx
	leaq	15(%rdx), %r14
	addq	$30, %rdx
	testq	%r14, %r14
	movq	%rdx, 96(%rsp)
	cmovsq	%rdx, %r14
	sarq	$4, %r14
	cmpq	$2, %r14
	movl	$2, %eax
	cmovgeq	%rax, %r14
	cmpb	$0, 7(%rsp)
	movq	16(%rsp), %r15
	movq	%rcx, %rdx
	je	.LBB0_19
	movq	%r14, %rax
	shlq	$6, %rax
	movq	%rax, 168(%rsp)
	xorl	%eax, %eax
	jmp	.LBB0_11
	.p2align	4
.LBB0_18:
	movq	48(%rsp), %rax
	incq	%rax
	cmpq	128(%rsp), %rax
	je	.LBB0_19
.LBB0_11:
	movq	%rax, 48(%rsp)
	movq	%rax, %rcx
	imulq	136(%rsp), %rcx
	movq	64(%rsp), %rax
	leaq	(%rcx,%rax), %rbp
	movq	%rcx, 72(%rsp)
	cmpq	%rbp, %rcx
	jge	.LBB0_18
	movq	48(%rsp), %rax
	imulq	112(%rsp), %rax
	addq	120(%rsp), %rax
	movq	%rax, 160(%rsp)
	movq	72(%rsp), %r8
	movq	%rbp, 80(%rsp)
	jmp	.LBB0_13
	.p2align	4
.LBB0_17:
	movq	80(%rsp), %rbp
	cmpq	%rbp, %r8
	movq	144(%rsp), %rdi
	movq	32(%rsp), %rdx
	jge	.LBB0_18
.LBB0_13:
	movq	%r8, 8(%rsp)
	movq	%rbp, %rax
	subq	%r8, %rax
	xorl	%ecx, %ecx
	cmpq	%rax, %rdi
	setl	%cl
	leaq	1(%rcx), %r8
	shlxq	%rcx, %rdi, %rax
	movq	64(%rsp), %rcx
	subq	%rax, %rcx
	movq	%rcx, %r9
	sarq	$63, %r9
	andq	%rcx, %r9
	addq	%rax, %r9
	subq	%r9, %rbp
	subq	%rbp, 8(%rsp)
	movq	8(%rsp), %rax
	sarq	$63, %rax
	andq	%rax, 8(%rsp)
	addq	8(%rsp), %rbp
	movq	%rbp, %rsi
	subq	72(%rsp), %rsi
	imulq	152(%rsp), %rsi
	addq	160(%rsp), %rsi
	subq	%rdi, %r9
	movq	56(%rsp), %rdi
	movq	%r14, %rcx
	leaq	4944(%rsp), %r13
	callq	($s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into11vectorCount04tileQ09secondRowySPys5Int32VG_SPys5UInt8VGSpyAKGS3itF)
	movq	8(%rsp), %r8
	addq	80(%rsp), %r8
	testq	%r15, %r15
	movq	%r8, 8(%rsp)
	je	.LBB0_14
	cmpq	%r8, %rbp
	jge	.LBB0_17
	movq	88(%rsp), %rax
	subq	%r8, %rax
	movq	%rax, 184(%rsp)
	movq	%rbp, %rcx
	movq	%rbp, 176(%rsp)
	jmp	.LBB0_25
	.p2align	4
.LBB0_32:
	incq	%rbp
	movq	16(%rsp), %r15
	imulq	%r15, %rbp
	movq	%rbp, %rcx
	movq	8(%rsp), %r8
	cmpq	%r8, %rbp
	jge	.LBB0_17
.LBB0_25:
	movq	%rcx, %rax
	orq	%r15, %rax
	shrq	$32, %rax
	je	.LBB0_26
	movq	%rcx, %rax
	cqto
	idivq	%r15
	movq	%rax, %rbp
	jmp	.LBB0_28
	.p2align	4
.LBB0_26:
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%r15d
	movl	%eax, %ebp
.LBB0_28:
	movq	%rbp, %rsi
	imulq	%r15, %rsi
	addq	184(%rsp), %rsi
	movq	%r8, %rdi
	subq	%rcx, %rdi
	movq	%rsi, %rax
	sarq	$63, %rax
	andq	%rsi, %rax
	addq	%rdi, %rax
	testq	%rax, %rax
	jle	.LBB0_32
	movq	%rbp, %rsi
	imulq	88(%rsp), %rsi
	addq	%rsi, %rdx
	subq	176(%rsp), %rcx
	imulq	168(%rsp), %rcx
	addq	32(%rsp), %rcx
	addq	%rdx, %rax
	movq	%rcx, 192(%rsp)
	movq	%rdx, 200(%rsp)
	movq	%rax, 208(%rsp)
	movq	24(%rsp), %rax
	movq	%rax, 216(%rsp)
	movq	%r14, 224(%rsp)
	cmpq	$31, 96(%rsp)
	jb	.LBB0_32
	xorl	%esi, %esi
	.p2align	4
.LBB0_31:
	leaq	1(%rsi), %r15
	movq	%rbx, %rdi
	movq	%r12, %r13
	callq	($s23VitruvianMicroAVX512AMX10SumScaling33_292FA571FF78002DF6462F20DAA6998ALLV6finishyyAA8TileSumsV_SitF)
	movq	%r15, %rsi
	cmpq	%r15, %r14
	jne	.LBB0_31
	jmp	.LBB0_32
	.p2align	4
.LBB0_14:
	movq	32(%rsp), %rax
	movq	%rax, 4680(%rsp)
	movq	%rbp, 4688(%rsp)
	movq	%r8, 4696(%rsp)
	movq	24(%rsp), %rax
	movq	%rax, 4704(%rsp)
	movq	%r14, 4712(%rsp)
	cmpq	$31, 96(%rsp)
	jb	.LBB0_17
	xorl	%esi, %esi
	.p2align	4
.LBB0_16:
	leaq	1(%rsi), %rbp
	leaq	4680(%rsp), %rdi
	movq	%r12, %r13
	callq	($s23VitruvianMicroAVX512AMX10SumScaling33_292FA571FF78002DF6462F20DAA6998ALLV6finishyyAA8TileSumsV_SitF)
	movq	8(%rsp), %r8
	movq	%rbp, %rsi
	cmpq	%rbp, %r14
	jne	.LBB0_16
	jmp	.LBB0_17
.LBB0_20:
	tilerelease
.LBB0_21:
	movq	%fs:40, %rax
	cmpq	5088(%rsp), %rax
	jne	.LBB0_33
	addq	$5096, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB0_33:
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
	.long	0x42fe0000
.LCPI2_1:
	.long	2139062143
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
	subq	$5112, %rsp
	movq	%fs:40, %rax
	movq	%rax, 5104(%rsp)
	movq	(%rdi), %rbx
	movq	8(%rdi), %r14
	movq	16(%rdi), %r11
	movq	24(%rdi), %r12
	movq	32(%rdi), %r15
	movq	40(%rdi), %rsi
	movq	48(%rdi), %rcx
	movq	56(%rdi), %r8
	movq	64(%rdi), %rax
	movq	%rax, 104(%rsp)
	movq	72(%rdi), %rbp
	movq	80(%rdi), %r13
	movq	88(%rdi), %rax
	movq	96(%rdi), %rdx
	movq	%rdx, 16(%rsp)
	movq	104(%rdi), %rdx
	movq	%rdx, 32(%rsp)
	vmovups	(%rsi), %zmm0
	movq	112(%rdi), %r9
	movl	128(%rdi), %r10d
	movq	136(%rdi), %rsi
	movq	144(%rdi), %rdx
	movq	%rbx, 112(%rsp)
	movq	%rbx, 4960(%rsp)
	vmovups	%zmm0, 4976(%rsp)
	movq	%r14, 144(%rsp)
	movq	%r14, 5040(%rsp)
	movq	%r11, 5048(%rsp)
	movq	%r12, 8(%rsp)
	movq	%r12, 5056(%rsp)
	movq	%r15, 24(%rsp)
	movq	%r15, 5064(%rsp)
	movq	%rcx, 5072(%rsp)
	movq	%r13, 56(%rsp)
	movq	%r13, 5080(%rsp)
	movq	%rax, 40(%rsp)
	movq	%rax, 5088(%rsp)
	vmovsd	120(%rdi), %xmm0
	vcvtsi2ss	%r10d, %xmm15, %xmm1
	vmovshdup	%xmm0, %xmm2
	vaddss	%xmm1, %xmm2, %xmm1
	xorl	%edi, %edi
	vucomiss	.LCPI2_0(%rip), %xmm1
	seta	%dil
	movl	%edi, %r11d
	shll	$7, %r11d
	vmovsd	%xmm0, 4640(%rsp)
	movb	%r10b, 4648(%rsp)
	subl	%r11d, %r10d
	movl	%r10d, %r11d
	shll	$16, %r11d
	movzwl	%r10w, %ebx
	orl	%ebx, %r11d
	vcvttss2si	%xmm0, %ebx
	vpbroadcastd	%r11d, %zmm0
	addl	%ebx, %r10d
	movzbl	%r10b, %r10d
	imull	$16843009, %r10d, %r10d
	vpbroadcastd	%r10d, %zmm1
	imull	$-2139062144, %edi, %edi
	vmovdqu64	%zmm0, 4656(%rsp)
	vmovdqu64	%zmm1, 4720(%rsp)
	vbroadcastss	.LCPI2_1(%rip), %zmm0
	vpbroadcastd	%edi, %zmm1
	vmovups	%zmm0, 4784(%rsp)
	vmovdqu64	%zmm1, 4848(%rsp)
	movq	%r9, 4912(%rsp)
	movq	16(%rsp), %rax
	movq	%rax, 4920(%rsp)
	movq	32(%rsp), %rax
	movq	%rax, 4928(%rsp)
	movq	%rsi, 4936(%rsp)
	movq	%rdx, 4944(%rsp)
	movq	$0, 4952(%rsp)
	testq	%rcx, %rcx
	jle	.LBB2_19
	movq	%rcx, %rax
	orq	%r8, %rax
	shrq	$32, %rax
	je	.LBB2_2
	movq	%rcx, %rax
	cqto
	idivq	%r8
	movq	%rax, %rbx
	jmp	.LBB2_4
.LBB2_2:
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%r8d
	movl	%eax, %ebx
.LBB2_4:
	movq	%rbx, %rax
	negq	%rax
	movq	$-1, %r15
	cmovnsq	%rax, %r15
	leaq	(%r15,%rbx), %rax
	subq	%r8, %rcx
	movq	%rcx, %rdx
	sarq	$63, %rdx
	andq	%rcx, %rdx
	movq	%r8, 80(%rsp)
	addq	%r8, %rdx
	imulq	%rbp, %rax
	xorl	%ecx, %ecx
	testq	%rbp, %rbp
	cmovgq	%rax, %rcx
	leaq	(%rcx,%rdx), %rsi
	leaq	(%rcx,%rdx), %rax
	addq	$15, %rax
	movq	%rdx, 128(%rsp)
	leaq	(%rcx,%rdx), %r12
	addq	$30, %r12
	testq	%rax, %rax
	cmovnsq	%rax, %r12
	sarq	$4, %r12
	movq	%rsi, 64(%rsp)
	leaq	(%r12,%rsi), %r14
	decq	%r14
	leaq	240(%rsp), %rdi
	movl	$4352, %edx
	xorl	%esi, %esi
	vzeroupper
	callq	memset@PLT
	movq	%r14, %rax
	orq	%r12, %rax
	shrq	$32, %rax
	je	.LBB2_5
	movq	%r14, %rax
	cqto
	idivq	%r12
	movq	%rax, %rdi
	jmp	.LBB2_7
.LBB2_5:
	movl	%r14d, %eax
	xorl	%edx, %edx
	divl	%r12d
	movl	%eax, %edi
.LBB2_7:
	movq	24(%rsp), %rax
	andb	$15, %al
	leal	(,%rax,4), %ecx
	testb	%al, %al
	movzbl	%al, %eax
	movl	$16, %edx
	cmovnel	%eax, %edx
	movzbl	%cl, %eax
	movl	$64, %ecx
	cmovnel	%eax, %ecx
	vxorps	%xmm0, %xmm0, %xmm0
	vmovaps	%xmm0, 176(%rsp)
	movzbl	%cl, %eax
	movb	$1, 176(%rsp)
	movabsq	$18014673391583296, %rcx
	movq	%rcx, 192(%rsp)
	movw	$64, 200(%rsp)
	movw	%ax, 202(%rsp)
	movl	$4194368, 204(%rsp)
	vmovaps	%xmm0, 208(%rsp)
	movzbl	%dil, %eax
	imull	$16843009, %eax, %eax
	movl	%eax, 224(%rsp)
	movw	%ax, 228(%rsp)
	movb	$16, 230(%rsp)
	movb	%dl, 231(%rsp)
	movq	$0, 232(%rsp)
	ldtilecfg	176(%rsp)
	cmpq	$0, 40(%rsp)
	jle	.LBB2_18
	leaq	303(%rsp), %r10
	leaq	(%r15,%rbx), %rax
	incq	%rax
	andq	$-64, %r10
	movq	40(%rsp), %rdx
	leaq	15(%rdx), %rcx
	movq	%rcx, 96(%rsp)
	testq	%rax, %rax
	setne	%cl
	addq	$-16, %rdx
	movq	%rdx, 88(%rsp)
	movq	24(%rsp), %rdx
	imulq	8(%rsp), %rdx
	shlq	$6, %rdx
	addq	$64, %rdx
	movq	%rdx, 24(%rsp)
	testq	%rbp, %rbp
	setg	%dl
	movl	$1, %esi
	cmovleq	%rax, %rsi
	movq	%rsi, 120(%rsp)
	orb	%cl, %dl
	movb	%dl, 7(%rsp)
	xorl	%edx, %edx
	movq	%r10, 32(%rsp)
	movq	%rdi, 136(%rsp)
	jmp	.LBB2_9
	.p2align	4
.LBB2_17:
	movq	24(%rsp), %rax
	imulq	%rcx, %rax
	addq	%rax, 56(%rsp)
	shlq	$4, %rcx
	movq	8(%rsp), %rdx
	addq	%rcx, %rdx
	cmpq	40(%rsp), %rdx
	jge	.LBB2_18
.LBB2_9:
	movq	96(%rsp), %rax
	movq	%rdx, 8(%rsp)
	subq	%rdx, %rax
	leaq	15(%rax), %rcx
	testq	%rax, %rax
	cmovnsq	%rax, %rcx
	sarq	$4, %rcx
	cmpq	$2, %rcx
	movl	$2, %eax
	cmovgeq	%rax, %rcx
	cmpb	$0, 7(%rsp)
	je	.LBB2_17
	movq	%rcx, %rax
	shlq	$6, %rax
	movq	%rax, 168(%rsp)
	xorl	%eax, %eax
	movq	%rcx, 16(%rsp)
	jmp	.LBB2_11
	.p2align	4
.LBB2_16:
	movq	48(%rsp), %rax
	incq	%rax
	cmpq	120(%rsp), %rax
	je	.LBB2_17
.LBB2_11:
	movq	%rax, 48(%rsp)
	movq	%rax, %rdx
	imulq	128(%rsp), %rdx
	movq	64(%rsp), %rax
	leaq	(%rdx,%rax), %r14
	movq	%rdx, 72(%rsp)
	cmpq	%r14, %rdx
	jge	.LBB2_16
	movq	48(%rsp), %rax
	imulq	104(%rsp), %rax
	addq	112(%rsp), %rax
	movq	%rax, 152(%rsp)
	movq	72(%rsp), %r15
	movq	%r14, 160(%rsp)
	jmp	.LBB2_13
	.p2align	4
.LBB2_14:
	movq	%rbx, 4600(%rsp)
	movq	%r12, 4608(%rsp)
	movq	%r15, 4616(%rsp)
	movq	8(%rsp), %rax
	movq	%rax, 4624(%rsp)
	movq	16(%rsp), %rax
	movq	%rax, 4632(%rsp)
	leaq	4600(%rsp), %rdi
	movq	88(%rsp), %rsi
	leaq	4640(%rsp), %r13
	callq	($s23VitruvianMicroAVX512AMX14ProductResultsV5store_10lastColumnyAA8TileSumsV_SitF)
.LBB2_15:
	movq	160(%rsp), %r14
	cmpq	%r14, %r15
	movq	136(%rsp), %rdi
	movq	32(%rsp), %r10
	movq	16(%rsp), %rcx
	jge	.LBB2_16
.LBB2_13:
	movq	%r14, %rax
	subq	%r15, %rax
	xorl	%edx, %edx
	cmpq	%rax, %rdi
	setl	%dl
	leaq	1(%rdx), %r8
	shlxq	%rdx, %rdi, %rax
	movq	64(%rsp), %rdx
	subq	%rax, %rdx
	movq	%rdx, %r9
	sarq	$63, %r9
	andq	%rdx, %r9
	addq	%rax, %r9
	movq	%r14, %r12
	subq	%r9, %r12
	subq	%r12, %r15
	movq	%r15, %rax
	sarq	$63, %rax
	andq	%rax, %r15
	addq	%r15, %r12
	movq	%r12, %rsi
	subq	72(%rsp), %rsi
	imulq	144(%rsp), %rsi
	addq	152(%rsp), %rsi
	subq	%rdi, %r9
	movq	56(%rsp), %rdi
	movq	%r10, %rdx
	leaq	4960(%rsp), %r13
	movq	%r10, %rbx
	callq	($s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into11vectorCount04tileQ09secondRowySPys5Int32VG_SPys5UInt8VGSpyAKGS3itF)
	addq	%r14, %r15
	testq	%rbp, %rbp
	je	.LBB2_14
	cmpq	%r15, %r12
	jge	.LBB2_15
	movq	80(%rsp), %r14
	subq	%r15, %r14
	movq	%r12, %rcx
	jmp	.LBB2_23
	.p2align	4
.LBB2_28:
	incq	%rbx
	imulq	%rbp, %rbx
	movq	%rbx, %rcx
	cmpq	%r15, %rbx
	jge	.LBB2_15
.LBB2_23:
	movq	%rcx, %rax
	orq	%rbp, %rax
	shrq	$32, %rax
	je	.LBB2_24
	movq	%rcx, %rax
	cqto
	idivq	%rbp
	movq	%rax, %rbx
	jmp	.LBB2_26
	.p2align	4
.LBB2_24:
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %ebx
.LBB2_26:
	movq	%rbx, %rsi
	imulq	%rbp, %rsi
	addq	%r14, %rsi
	movq	%r15, %rdi
	subq	%rcx, %rdi
	movq	%rsi, %rax
	sarq	$63, %rax
	andq	%rsi, %rax
	addq	%rdi, %rax
	testq	%rax, %rax
	jle	.LBB2_28
	movq	%rbx, %rsi
	imulq	80(%rsp), %rsi
	addq	%rsi, %rdx
	subq	%r12, %rcx
	imulq	168(%rsp), %rcx
	addq	32(%rsp), %rcx
	addq	%rdx, %rax
	movq	%rcx, 176(%rsp)
	movq	%rdx, 184(%rsp)
	movq	%rax, 192(%rsp)
	movq	8(%rsp), %rax
	movq	%rax, 200(%rsp)
	movq	16(%rsp), %rax
	movq	%rax, 208(%rsp)
	leaq	176(%rsp), %rdi
	movq	88(%rsp), %rsi
	leaq	4640(%rsp), %r13
	callq	($s23VitruvianMicroAVX512AMX14ProductResultsV5store_10lastColumnyAA8TileSumsV_SitF)
	jmp	.LBB2_28
.LBB2_18:
	tilerelease
.LBB2_19:
	movq	%fs:40, %rax
	cmpq	5104(%rsp), %rax
	jne	.LBB2_29
	addq	$5112, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB2_29:
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end2:
	.size	vitruvian_multiply_quantized_avx512amx, .Lfunc_end2-vitruvian_multiply_quantized_avx512amx
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI3_0:
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
.LCPI3_1:
	.long	0x4b400000
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
	subq	$32, %rsp
	movq	%rsi, -128(%rsp)
	movq	32(%rdi), %r12
	testq	%r12, %r12
	je	.LBB3_18
	movq	%r13, %r14
	movq	24(%rdi), %r13
	movq	288(%r14), %rbp
	movq	8(%rdi), %rax
	movq	16(%rdi), %r9
	subq	%rax, %r9
	movq	%r12, %r10
	shlq	$6, %r10
	leaq	(%r10,%r10,2), %rcx
	movq	%rcx, -96(%rsp)
	movq	%r12, %rcx
	shlq	$8, %rcx
	movq	%rcx, 24(%rsp)
	movq	%r12, %rcx
	shlq	$7, %rcx
	movq	%rcx, -104(%rsp)
	leaq	12(,%rax,4), %rcx
	movq	%rcx, -56(%rsp)
	movq	%r13, %rcx
	subq	-128(%rsp), %rcx
	leaq	1(%rax), %rdx
	movq	%rdx, -64(%rsp)
	leaq	2(%rax), %rdx
	movq	%rdx, -72(%rsp)
	movq	%rax, -120(%rsp)
	addq	$3, %rax
	movq	%rax, -80(%rsp)
	xorl	%edx, %edx
	movq	%r12, %rax
	xorq	$1, %rax
	movq	%rax, -88(%rsp)
	vmovdqa64	.LCPI3_0(%rip), %zmm0
	vbroadcastss	.LCPI3_1(%rip), %zmm1
	xorl	%r15d, %r15d
	movq	%r14, -16(%rsp)
	movq	%rdi, -24(%rsp)
	movq	%r12, -32(%rsp)
	movq	%r13, -40(%rsp)
	movq	%rbp, -48(%rsp)
	jmp	.LBB3_2
	.p2align	4
.LBB3_17:
	movq	-112(%rsp), %r15
	incq	%r15
	movq	(%rsp), %rdx
	addq	$64, %rdx
	movq	8(%rsp), %rcx
	addq	$16, %rcx
	cmpq	%r12, %r15
	je	.LBB3_18
.LBB3_2:
	movq	%rcx, %r11
	sarq	$63, %r11
	movq	%rcx, 8(%rsp)
	andq	%rcx, %r11
	movq	%r15, -112(%rsp)
	shlq	$4, %r15
	addq	%r13, %r15
	vmovdqu64	(%rbp,%r15,4), %zmm2
	cmpq	$3, %r9
	movq	%rdx, (%rsp)
	movq	%r11, -8(%rsp)
	jle	.LBB3_3
	vmovdqu64	16(%r14), %zmm3
	vmovdqu64	80(%r14), %zmm4
	movq	280(%r14), %rax
	vmovdqu64	144(%r14), %zmm5
	vmovdqu64	208(%r14), %zmm6
	movq	272(%r14), %r13
	vbroadcastss	4(%r14), %zmm7
	movq	304(%r14), %rsi
	movq	%rsi, %rcx
	xorq	$16, %rcx
	orq	-88(%rsp), %rcx
	sete	%r8b
	movq	(%rdi), %rbp
	addq	%rdx, %rbp
	movq	-56(%rsp), %rcx
	addq	%rax, %rcx
	movq	-120(%rsp), %rbx
	imulq	%rsi, %rbx
	movq	296(%r14), %r12
	addq	-128(%rsp), %r12
	addq	%r11, %r12
	leaq	(,%rsi,4), %rdx
	movq	-64(%rsp), %rdi
	imulq	%rsi, %rdi
	movq	%rdi, 16(%rsp)
	movq	-72(%rsp), %rdi
	imulq	%rsi, %rdi
	imulq	-80(%rsp), %rsi
	xorl	%r14d, %r14d
	jmp	.LBB3_6
	.p2align	4
.LBB3_10:
	vmovdqu64	%zmm8, (%r12,%rbx)
.LBB3_11:
	addq	24(%rsp), %rbp
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
	vpmulld	-12(%rcx,%r14,4){1to16}, %zmm2, %zmm11
	vpmulld	-8(%rcx,%r14,4){1to16}, %zmm2, %zmm9
	vpaddd	(%rbp,%r10), %zmm9, %zmm9
	vpmulld	-4(%rcx,%r14,4){1to16}, %zmm2, %zmm10
	movq	-104(%rsp), %r11
	vpaddd	(%rbp,%r11), %zmm10, %zmm10
	vpaddd	%zmm8, %zmm11, %zmm8
	vpmulld	(%rcx,%r14,4){1to16}, %zmm2, %zmm11
	movq	-96(%rsp), %r11
	vpaddd	(%rbp,%r11), %zmm11, %zmm11
	jmp	.LBB3_9
	.p2align	4
.LBB3_7:
	vmovdqu64	(%rbp,%r10), %zmm9
	movq	-104(%rsp), %r11
	vmovdqu64	(%rbp,%r11), %zmm10
	movq	-96(%rsp), %r11
	vmovdqu64	(%rbp,%r11), %zmm11
.LBB3_9:
	vmovups	(%r13,%r15,4), %zmm12
	vcvtdq2ps	%zmm8, %zmm8
	vmulps	%zmm8, %zmm12, %zmm8
	vcvtdq2ps	%zmm9, %zmm9
	vmulps	%zmm9, %zmm12, %zmm9
	vcvtdq2ps	%zmm10, %zmm10
	vmulps	%zmm10, %zmm12, %zmm10
	vcvtdq2ps	%zmm11, %zmm11
	vmulps	%zmm11, %zmm12, %zmm11
	vminps	%zmm8, %zmm7, %zmm8
	vcvtps2dq	%zmm8, %zmm8
	vminps	%zmm9, %zmm7, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vpackssdw	%zmm9, %zmm8, %zmm8
	vminps	%zmm10, %zmm7, %zmm9
	vcvtps2dq	%zmm9, %zmm9
	vminps	%zmm11, %zmm7, %zmm10
	vcvtps2dq	%zmm10, %zmm10
	vpackssdw	%zmm10, %zmm9, %zmm9
	vpaddsw	%zmm3, %zmm8, %zmm8
	vpaddsw	%zmm3, %zmm9, %zmm9
	vpacksswb	%zmm9, %zmm8, %zmm8
	vpmaxsb	%zmm4, %zmm8, %zmm8
	vpminsb	%zmm5, %zmm8, %zmm8
	vpxorq	%zmm8, %zmm6, %zmm8
	vpermd	%zmm8, %zmm0, %zmm8
	testb	%r8b, %r8b
	jne	.LBB3_10
	vmovdqu	%xmm8, (%r12,%rbx)
	movq	16(%rsp), %r11
	vextracti32x4	$1, %zmm8, (%r12,%r11)
	vextracti32x4	$2, %zmm8, (%r12,%rdi)
	vextracti32x4	$3, %zmm8, (%r12,%rsi)
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
	movq	-16(%rsp), %r14
	movq	-24(%rsp), %rdi
	movq	-32(%rsp), %r12
	movq	-40(%rsp), %r13
	movq	-48(%rsp), %rbp
	jge	.LBB3_17
.LBB3_13:
	movq	272(%r14), %rax
	vbroadcastss	(%r14), %zmm3
	movq	280(%r14), %rcx
	vbroadcastss	4(%r14), %zmm4
	movq	304(%r14), %rdx
	vpbroadcastb	8(%r14), %xmm5
	movq	-120(%rsp), %r8
	leaq	(%rcx,%r8,4), %rbx
	movq	296(%r14), %rsi
	addq	-128(%rsp), %rsi
	addq	%r11, %r8
	imulq	%rdx, %r8
	addq	-8(%rsp), %rsi
	addq	%r8, %rsi
	movq	%r12, %r8
	imulq	%r11, %r8
	addq	-112(%rsp), %r8
	shlq	$6, %r8
	addq	(%rdi), %r8
	jmp	.LBB3_14
	.p2align	4
.LBB3_16:
	vcvtdq2ps	%zmm6, %zmm6
	vmulps	(%rax,%r15,4), %zmm6, %zmm6
	vcmpltps	%zmm6, %zmm3, %k1
	vblendmps	%zmm6, %zmm3, %zmm6 {%k1}
	vcmpltps	%zmm4, %zmm6, %k1
	vblendmps	%zmm6, %zmm4, %zmm6 {%k1}
	vaddps	%zmm1, %zmm6, %zmm6
	vpmovdb	%zmm6, %xmm6
	vpaddb	%xmm6, %xmm5, %xmm6
	vmovdqu	%xmm6, (%rsi)
	incq	%r11
	addq	%rdx, %rsi
	addq	%r10, %r8
	cmpq	%r9, %r11
	jge	.LBB3_17
.LBB3_14:
	vmovdqu64	(%r8), %zmm6
	testq	%rcx, %rcx
	je	.LBB3_16
	vpmulld	(%rbx,%r11,4){1to16}, %zmm2, %zmm7
	vpaddd	%zmm6, %zmm7, %zmm6
	jmp	.LBB3_16
.LBB3_18:
	addq	$32, %rsp
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
	.type	$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into11vectorCount04tileQ09secondRowySPys5Int32VG_SPys5UInt8VGSpyAKGS3itF,@function
$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into11vectorCount04tileQ09secondRowySPys5Int32VG_SPys5UInt8VGSpyAKGS3itF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rsi, -32(%rsp)
	movq	%r13, -80(%rsp)
	cmpl	$0, 16(%r13)
	movq	%rdx, -40(%rsp)
	je	.LBB4_1
	cmpq	$1, %rcx
	jne	.LBB4_184
	xorl	%eax, %eax
	tileloadd	(%rdi,%rax), %tmm0
	cmpq	$1, %r8
	jne	.LBB4_158
	movq	-80(%rsp), %rax
	movq	96(%rax), %rax
	testq	%rax, %rax
	je	.LBB4_10
	movq	-80(%rsp), %rcx
	movq	88(%rcx), %r13
	movq	104(%rcx), %r8
	movl	%r8d, %r9d
	andl	$15, %r9d
	addq	$64, %rdi
	leaq	15(%r8), %r10
	testq	%r8, %r8
	movq	%r8, %rsi
	cmovsq	%r10, %rsi
	sarq	$4, %rsi
	cmpq	$1, %rax
	setne	%cl
	cmpq	$128, %r8
	setl	%dl
	orb	%cl, %dl
	shlq	$2, %r8
	movl	%r9d, %r15d
	shll	$6, %r15d
	leaq	-1(%rsi), %rcx
	movq	%rcx, -56(%rsp)
	movl	%esi, %ecx
	andl	$3, %ecx
	movq	%rcx, -72(%rsp)
	andq	$-4, %rsi
	movq	%rsi, -64(%rsp)
	xorl	%r12d, %r12d
	movl	$64, %ebp
	movq	%rax, -48(%rsp)
	jmp	.LBB4_129
	.p2align	4
.LBB4_142:
	tileloaddt1	(%r11,%rsi), %tmm5
.LBB4_143:
	tileloadd	(%rdi,%rbp), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm0
	addq	%r15, %rdi
.LBB4_144:
	incq	%r12
	cmpq	%rax, %r12
	je	.LBB4_10
.LBB4_129:
	movq	(%r13,%r12,8), %r11
	addq	-32(%rsp), %r11
	cmpq	$31, %r10
	jb	.LBB4_140
	movq	-80(%rsp), %rcx
	movq	80(%rcx), %r14
	cmpq	$3, -56(%rsp)
	jb	.LBB4_134
	movq	%r10, %rax
	movq	%r15, %r10
	movq	%r13, %r15
	cmpq	%r8, %r14
	setl	%sil
	orb	%dl, %sil
	movq	-64(%rsp), %r13
	jmp	.LBB4_132
	.p2align	4
.LBB4_155:
	tileloadd	(%rcx,%r14), %tmm4
.LBB4_156:
	leaq	1024(%rdi), %rcx
	tileloadd	(%rcx,%rbp), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	addq	$256, %r11
	addq	$2048, %rdi
	addq	$-4, %r13
	je	.LBB4_157
.LBB4_132:
	movq	%rdi, %rbx
	testb	%sil, %sil
	je	.LBB4_133
	tileloadd	(%r11,%r14), %tmm4
	jmp	.LBB4_147
	.p2align	4
.LBB4_133:
	tileloaddt1	(%r11,%r14), %tmm4
.LBB4_147:
	tileloadd	(%rbx,%rbp), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	64(%r11), %rdi
	testb	%sil, %sil
	je	.LBB4_148
	tileloadd	(%rdi,%r14), %tmm4
	jmp	.LBB4_150
	.p2align	4
.LBB4_148:
	tileloaddt1	(%rdi,%r14), %tmm4
.LBB4_150:
	leaq	1024(%rbx), %rdi
	tileloadd	(%rdi,%rbp), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	128(%r11), %rcx
	testb	%sil, %sil
	je	.LBB4_151
	tileloadd	(%rcx,%r14), %tmm4
	jmp	.LBB4_153
	.p2align	4
.LBB4_151:
	tileloaddt1	(%rcx,%r14), %tmm4
.LBB4_153:
	addq	$1024, %rdi
	tileloadd	(%rdi,%rbp), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	192(%r11), %rcx
	testb	%sil, %sil
	jne	.LBB4_155
	tileloaddt1	(%rcx,%r14), %tmm4
	jmp	.LBB4_156
	.p2align	4
.LBB4_157:
	addq	$4096, %rbx
	movq	%rbx, %rdi
	movq	%r15, %r13
	movq	%r10, %r15
	movq	%rax, %r10
	movq	-48(%rsp), %rax
.LBB4_134:
	cmpq	$0, -72(%rsp)
	je	.LBB4_140
	cmpq	%r8, %r14
	setl	%sil
	orb	%dl, %sil
	movq	-72(%rsp), %rbx
	jmp	.LBB4_136
	.p2align	4
.LBB4_138:
	tileloadd	(%r11,%r14), %tmm4
.LBB4_139:
	tileloadd	(%rdi,%rbp), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	addq	$64, %r11
	addq	$1024, %rdi
	decq	%rbx
	je	.LBB4_140
.LBB4_136:
	testb	%sil, %sil
	jne	.LBB4_138
	tileloaddt1	(%r11,%r14), %tmm4
	jmp	.LBB4_139
	.p2align	4
.LBB4_140:
	testq	%r9, %r9
	je	.LBB4_144
	movq	-80(%rsp), %rcx
	movq	80(%rcx), %rsi
	cmpq	%r8, %rsi
	setl	%cl
	orb	%dl, %cl
	je	.LBB4_142
	tileloadd	(%r11,%rsi), %tmm5
	jmp	.LBB4_143
.LBB4_1:
	cmpq	$1, %rcx
	jne	.LBB4_62
	xorl	%eax, %eax
	tileloadd	(%rdi,%rax), %tmm0
	cmpq	$1, %r8
	jne	.LBB4_36
	movq	-80(%rsp), %rax
	movq	96(%rax), %rax
	testq	%rax, %rax
	je	.LBB4_10
	movq	-80(%rsp), %rcx
	movq	88(%rcx), %r13
	movq	104(%rcx), %r8
	movl	%r8d, %r9d
	andl	$15, %r9d
	addq	$64, %rdi
	leaq	15(%r8), %r10
	testq	%r8, %r8
	movq	%r8, %rsi
	cmovsq	%r10, %rsi
	sarq	$4, %rsi
	cmpq	$1, %rax
	setne	%cl
	cmpq	$128, %r8
	setl	%dl
	orb	%cl, %dl
	shlq	$2, %r8
	movl	%r9d, %r15d
	shll	$6, %r15d
	leaq	-1(%rsi), %rcx
	movq	%rcx, -56(%rsp)
	movl	%esi, %ecx
	andl	$3, %ecx
	movq	%rcx, -72(%rsp)
	andq	$-4, %rsi
	movq	%rsi, -64(%rsp)
	xorl	%r12d, %r12d
	movl	$64, %ebp
	movq	%rax, -48(%rsp)
	jmp	.LBB4_5
	.p2align	4
.LBB4_20:
	tileloaddt1	(%r11,%rsi), %tmm5
.LBB4_21:
	tileloadd	(%rdi,%rbp), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm0
	addq	%r15, %rdi
.LBB4_22:
	incq	%r12
	cmpq	%rax, %r12
	je	.LBB4_10
.LBB4_5:
	movq	(%r13,%r12,8), %r11
	addq	-32(%rsp), %r11
	cmpq	$31, %r10
	jb	.LBB4_18
	movq	-80(%rsp), %rcx
	movq	80(%rcx), %r14
	cmpq	$3, -56(%rsp)
	jb	.LBB4_12
	movq	%r10, %rax
	movq	%r15, %r10
	movq	%r13, %r15
	cmpq	%r8, %r14
	setl	%sil
	orb	%dl, %sil
	movq	-64(%rsp), %r13
	jmp	.LBB4_8
	.p2align	4
.LBB4_33:
	tileloadd	(%rcx,%r14), %tmm4
.LBB4_34:
	leaq	1024(%rdi), %rcx
	tileloadd	(%rcx,%rbp), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	addq	$256, %r11
	addq	$2048, %rdi
	addq	$-4, %r13
	je	.LBB4_35
.LBB4_8:
	movq	%rdi, %rbx
	testb	%sil, %sil
	je	.LBB4_9
	tileloadd	(%r11,%r14), %tmm4
	jmp	.LBB4_25
	.p2align	4
.LBB4_9:
	tileloaddt1	(%r11,%r14), %tmm4
.LBB4_25:
	tileloadd	(%rbx,%rbp), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	64(%r11), %rdi
	testb	%sil, %sil
	je	.LBB4_26
	tileloadd	(%rdi,%r14), %tmm4
	jmp	.LBB4_28
	.p2align	4
.LBB4_26:
	tileloaddt1	(%rdi,%r14), %tmm4
.LBB4_28:
	leaq	1024(%rbx), %rdi
	tileloadd	(%rdi,%rbp), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	128(%r11), %rcx
	testb	%sil, %sil
	je	.LBB4_29
	tileloadd	(%rcx,%r14), %tmm4
	jmp	.LBB4_31
	.p2align	4
.LBB4_29:
	tileloaddt1	(%rcx,%r14), %tmm4
.LBB4_31:
	addq	$1024, %rdi
	tileloadd	(%rdi,%rbp), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	192(%r11), %rcx
	testb	%sil, %sil
	jne	.LBB4_33
	tileloaddt1	(%rcx,%r14), %tmm4
	jmp	.LBB4_34
	.p2align	4
.LBB4_35:
	addq	$4096, %rbx
	movq	%rbx, %rdi
	movq	%r15, %r13
	movq	%r10, %r15
	movq	%rax, %r10
	movq	-48(%rsp), %rax
.LBB4_12:
	cmpq	$0, -72(%rsp)
	je	.LBB4_18
	cmpq	%r8, %r14
	setl	%sil
	orb	%dl, %sil
	movq	-72(%rsp), %rbx
	jmp	.LBB4_14
	.p2align	4
.LBB4_16:
	tileloadd	(%r11,%r14), %tmm4
.LBB4_17:
	tileloadd	(%rdi,%rbp), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	addq	$64, %r11
	addq	$1024, %rdi
	decq	%rbx
	je	.LBB4_18
.LBB4_14:
	testb	%sil, %sil
	jne	.LBB4_16
	tileloaddt1	(%r11,%r14), %tmm4
	jmp	.LBB4_17
	.p2align	4
.LBB4_18:
	testq	%r9, %r9
	je	.LBB4_22
	movq	-80(%rsp), %rcx
	movq	80(%rcx), %rsi
	cmpq	%r8, %rsi
	setl	%cl
	orb	%dl, %cl
	je	.LBB4_20
	tileloadd	(%r11,%rsi), %tmm5
	jmp	.LBB4_21
.LBB4_184:
	leaq	64(%rdi), %rax
	xorl	%ecx, %ecx
	tileloadd	(%rdi,%rcx), %tmm0
	tileloadd	(%rax,%rcx), %tmm1
	cmpq	$1, %r8
	jne	.LBB4_216
	movq	-80(%rsp), %rax
	movq	96(%rax), %rax
	testq	%rax, %rax
	je	.LBB4_83
	movq	-80(%rsp), %rdx
	movq	88(%rdx), %rcx
	movq	104(%rdx), %r8
	movl	%r8d, %r9d
	andl	$15, %r9d
	subq	$-128, %rdi
	leaq	15(%r8), %r10
	testq	%r8, %r8
	movq	%r8, %rsi
	cmovsq	%r10, %rsi
	sarq	$4, %rsi
	cmpq	$1, %rax
	setne	%dl
	cmpq	$128, %r8
	setl	%bl
	orb	%dl, %bl
	shlq	$2, %r8
	movl	%r9d, %r13d
	shll	$7, %r13d
	leaq	-1(%rsi), %rdx
	movq	%rdx, -56(%rsp)
	movl	%esi, %edx
	andl	$3, %edx
	movq	%rdx, -72(%rsp)
	andq	$-4, %rsi
	movq	%rsi, -64(%rsp)
	xorl	%ebp, %ebp
	movl	$128, %r11d
	movq	%rax, -48(%rsp)
	jmp	.LBB4_187
	.p2align	4
.LBB4_202:
	tileloaddt1	(%rdx,%rsi), %tmm5
.LBB4_203:
	tileloadd	(%rdi,%r11), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm0
	leaq	64(%rdi), %rdx
	tileloadd	(%rdx,%r11), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm1
	addq	%r13, %rdi
.LBB4_204:
	incq	%rbp
	cmpq	%rax, %rbp
	je	.LBB4_83
.LBB4_187:
	movq	(%rcx,%rbp,8), %rdx
	addq	-32(%rsp), %rdx
	cmpq	$31, %r10
	jb	.LBB4_200
	movq	-80(%rsp), %rsi
	movq	80(%rsi), %r15
	cmpq	$3, -56(%rsp)
	jb	.LBB4_194
	movq	%r10, %rax
	movq	%rcx, %r10
	movq	%r13, %rcx
	cmpq	%r8, %r15
	setl	%sil
	orb	%bl, %sil
	movq	-64(%rsp), %r14
	jmp	.LBB4_190
	.p2align	4
.LBB4_212:
	tileloadd	(%r12,%r15), %tmm4
.LBB4_213:
	leaq	1984(%rdi), %r12
	tileloadd	(%r12,%r11), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	2048(%rdi), %r12
	tileloadd	(%r12,%r11), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	addq	$256, %rdx
	addq	$4032, %rdi
	addq	$-4, %r14
	je	.LBB4_214
.LBB4_190:
	movq	%rdi, %r13
	testb	%sil, %sil
	je	.LBB4_191
	tileloadd	(%rdx,%r15), %tmm4
	jmp	.LBB4_192
	.p2align	4
.LBB4_191:
	tileloaddt1	(%rdx,%r15), %tmm4
.LBB4_192:
	tileloadd	(%r13,%r11), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	64(%r13), %rdi
	tileloadd	(%rdi,%r11), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	leaq	64(%rdx), %r12
	testb	%sil, %sil
	je	.LBB4_193
	tileloadd	(%r12,%r15), %tmm4
	jmp	.LBB4_207
	.p2align	4
.LBB4_193:
	tileloaddt1	(%r12,%r15), %tmm4
.LBB4_207:
	leaq	1984(%rdi), %r12
	tileloadd	(%r12,%r11), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	addq	$2048, %rdi
	tileloadd	(%rdi,%r11), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	leaq	128(%rdx), %r12
	testb	%sil, %sil
	je	.LBB4_208
	tileloadd	(%r12,%r15), %tmm4
	jmp	.LBB4_210
	.p2align	4
.LBB4_208:
	tileloaddt1	(%r12,%r15), %tmm4
.LBB4_210:
	leaq	1984(%rdi), %r12
	tileloadd	(%r12,%r11), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	addq	$2048, %rdi
	tileloadd	(%rdi,%r11), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	leaq	192(%rdx), %r12
	testb	%sil, %sil
	jne	.LBB4_212
	tileloaddt1	(%r12,%r15), %tmm4
	jmp	.LBB4_213
	.p2align	4
.LBB4_214:
	addq	$8192, %r13
	movq	%r13, %rdi
	movq	%rcx, %r13
	movq	%r10, %rcx
	movq	%rax, %r10
	movq	-48(%rsp), %rax
.LBB4_194:
	cmpq	$0, -72(%rsp)
	je	.LBB4_200
	cmpq	%r8, %r15
	setl	%sil
	orb	%bl, %sil
	movq	-72(%rsp), %r14
	jmp	.LBB4_196
	.p2align	4
.LBB4_198:
	tileloadd	(%rdx,%r15), %tmm4
.LBB4_199:
	tileloadd	(%rdi,%r11), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	64(%rdi), %r12
	tileloadd	(%r12,%r11), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	addq	$64, %rdx
	addq	$2048, %rdi
	decq	%r14
	je	.LBB4_200
.LBB4_196:
	testb	%sil, %sil
	jne	.LBB4_198
	tileloaddt1	(%rdx,%r15), %tmm4
	jmp	.LBB4_199
	.p2align	4
.LBB4_200:
	testq	%r9, %r9
	je	.LBB4_204
	movq	-80(%rsp), %rsi
	movq	80(%rsi), %rsi
	cmpq	%r8, %rsi
	setl	%r14b
	orb	%bl, %r14b
	je	.LBB4_202
	tileloadd	(%rdx,%rsi), %tmm5
	jmp	.LBB4_203
.LBB4_10:
	movl	$64, %eax
	movq	-40(%rsp), %rcx
	tilestored	%tmm0, (%rcx,%rax)
	jmp	.LBB4_11
.LBB4_62:
	leaq	64(%rdi), %rax
	xorl	%ecx, %ecx
	tileloadd	(%rdi,%rcx), %tmm0
	tileloadd	(%rax,%rcx), %tmm1
	cmpq	$1, %r8
	jne	.LBB4_95
	movq	-80(%rsp), %rax
	movq	96(%rax), %rax
	testq	%rax, %rax
	je	.LBB4_83
	movq	-80(%rsp), %rdx
	movq	88(%rdx), %rcx
	movq	104(%rdx), %r8
	movl	%r8d, %r9d
	andl	$15, %r9d
	subq	$-128, %rdi
	leaq	15(%r8), %r10
	testq	%r8, %r8
	movq	%r8, %rsi
	cmovsq	%r10, %rsi
	sarq	$4, %rsi
	cmpq	$1, %rax
	setne	%dl
	cmpq	$128, %r8
	setl	%bl
	orb	%dl, %bl
	shlq	$2, %r8
	movl	%r9d, %r13d
	shll	$7, %r13d
	leaq	-1(%rsi), %rdx
	movq	%rdx, -56(%rsp)
	movl	%esi, %edx
	andl	$3, %edx
	movq	%rdx, -72(%rsp)
	andq	$-4, %rsi
	movq	%rsi, -64(%rsp)
	xorl	%ebp, %ebp
	movl	$128, %edx
	movq	%rax, -48(%rsp)
	jmp	.LBB4_65
	.p2align	4
.LBB4_80:
	tileloaddt1	(%r11,%rsi), %tmm5
.LBB4_81:
	tileloadd	(%rdi,%rdx), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm0
	leaq	64(%rdi), %rsi
	tileloadd	(%rsi,%rdx), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm1
	addq	%r13, %rdi
.LBB4_82:
	incq	%rbp
	cmpq	%rax, %rbp
	je	.LBB4_83
.LBB4_65:
	movq	(%rcx,%rbp,8), %r11
	addq	-32(%rsp), %r11
	cmpq	$31, %r10
	jb	.LBB4_78
	movq	-80(%rsp), %rsi
	movq	80(%rsi), %r15
	cmpq	$3, -56(%rsp)
	jb	.LBB4_72
	movq	%r10, %rax
	movq	%rcx, %r10
	movq	%r13, %rcx
	cmpq	%r8, %r15
	setl	%sil
	orb	%bl, %sil
	movq	-64(%rsp), %r14
	jmp	.LBB4_68
	.p2align	4
.LBB4_91:
	tileloadd	(%r12,%r15), %tmm4
.LBB4_92:
	leaq	1984(%rdi), %r12
	tileloadd	(%r12,%rdx), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	2048(%rdi), %r12
	tileloadd	(%r12,%rdx), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	addq	$256, %r11
	addq	$4032, %rdi
	addq	$-4, %r14
	je	.LBB4_93
.LBB4_68:
	movq	%rdi, %r13
	testb	%sil, %sil
	je	.LBB4_69
	tileloadd	(%r11,%r15), %tmm4
	jmp	.LBB4_70
	.p2align	4
.LBB4_69:
	tileloaddt1	(%r11,%r15), %tmm4
.LBB4_70:
	tileloadd	(%r13,%rdx), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	64(%r13), %rdi
	tileloadd	(%rdi,%rdx), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	leaq	64(%r11), %r12
	testb	%sil, %sil
	je	.LBB4_71
	tileloadd	(%r12,%r15), %tmm4
	jmp	.LBB4_86
	.p2align	4
.LBB4_71:
	tileloaddt1	(%r12,%r15), %tmm4
.LBB4_86:
	leaq	1984(%rdi), %r12
	tileloadd	(%r12,%rdx), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	addq	$2048, %rdi
	tileloadd	(%rdi,%rdx), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	leaq	128(%r11), %r12
	testb	%sil, %sil
	je	.LBB4_87
	tileloadd	(%r12,%r15), %tmm4
	jmp	.LBB4_89
	.p2align	4
.LBB4_87:
	tileloaddt1	(%r12,%r15), %tmm4
.LBB4_89:
	leaq	1984(%rdi), %r12
	tileloadd	(%r12,%rdx), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	addq	$2048, %rdi
	tileloadd	(%rdi,%rdx), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	leaq	192(%r11), %r12
	testb	%sil, %sil
	jne	.LBB4_91
	tileloaddt1	(%r12,%r15), %tmm4
	jmp	.LBB4_92
	.p2align	4
.LBB4_93:
	addq	$8192, %r13
	movq	%r13, %rdi
	movq	%rcx, %r13
	movq	%r10, %rcx
	movq	%rax, %r10
	movq	-48(%rsp), %rax
.LBB4_72:
	cmpq	$0, -72(%rsp)
	je	.LBB4_78
	cmpq	%r8, %r15
	setl	%sil
	orb	%bl, %sil
	movq	-72(%rsp), %r14
	jmp	.LBB4_74
	.p2align	4
.LBB4_76:
	tileloadd	(%r11,%r15), %tmm4
.LBB4_77:
	tileloadd	(%rdi,%rdx), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	64(%rdi), %r12
	tileloadd	(%r12,%rdx), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	addq	$64, %r11
	addq	$2048, %rdi
	decq	%r14
	je	.LBB4_78
.LBB4_74:
	testb	%sil, %sil
	jne	.LBB4_76
	tileloaddt1	(%r11,%r15), %tmm4
	jmp	.LBB4_77
	.p2align	4
.LBB4_78:
	testq	%r9, %r9
	je	.LBB4_82
	movq	-80(%rsp), %rsi
	movq	80(%rsi), %rsi
	cmpq	%r8, %rsi
	setl	%r14b
	orb	%bl, %r14b
	je	.LBB4_80
	tileloadd	(%r11,%rsi), %tmm5
	jmp	.LBB4_81
.LBB4_83:
	movl	$128, %eax
	movq	-40(%rsp), %rcx
	tilestored	%tmm0, (%rcx,%rax)
	addq	$64, %rcx
	tilestored	%tmm1, (%rcx,%rax)
	jmp	.LBB4_11
.LBB4_158:
	movq	%r9, -72(%rsp)
	xorl	%eax, %eax
	tileloadd	(%rdi,%rax), %tmm2
	movq	-80(%rsp), %rax
	movq	96(%rax), %rcx
	testq	%rcx, %rcx
	je	.LBB4_174
	movq	-80(%rsp), %rax
	movq	88(%rax), %r8
	movq	104(%rax), %rdx
	movl	%edx, %r9d
	andl	$15, %r9d
	addq	$64, %rdi
	leaq	15(%rdx), %r10
	testq	%rdx, %rdx
	movq	%rdx, %rsi
	cmovsq	%r10, %rsi
	sarq	$4, %rsi
	cmpq	$1, %rcx
	sete	%al
	cmpq	$127, %rdx
	setg	%r13b
	andb	%al, %r13b
	leaq	(,%rdx,4), %rbx
	movl	%r9d, %eax
	shll	$6, %eax
	movq	%rax, -56(%rsp)
	andq	$-16, %rdx
	movq	%rdx, -64(%rsp)
	movq	%rsi, -48(%rsp)
	andq	$-2, %rsi
	movq	%rsi, -24(%rsp)
	xorl	%ebp, %ebp
	movl	$64, %r12d
	movq	%r10, -8(%rsp)
	movq	%r9, -16(%rsp)
	jmp	.LBB4_160
	.p2align	4
.LBB4_171:
	tileloaddt1	(%r11,%rdx), %tmm5
.LBB4_172:
	tdpbssd	%tmm7, %tmm5, %tmm2
	addq	-56(%rsp), %rdi
.LBB4_173:
	incq	%rbp
	cmpq	%rcx, %rbp
	je	.LBB4_174
.LBB4_160:
	movq	(%r8,%rbp,8), %r11
	addq	-32(%rsp), %r11
	cmpq	$31, %r10
	jb	.LBB4_167
	movq	%r8, %r9
	movq	%rcx, %r8
	movq	-80(%rsp), %rax
	movq	80(%rax), %rdx
	movq	%rdx, %r15
	imulq	-72(%rsp), %r15
	movq	%rbx, %r14
	cmpq	%rbx, %rdx
	setge	%sil
	movl	%r13d, %ebx
	andb	%r13b, %sil
	movq	-24(%rsp), %r13
	cmpq	$16, -64(%rsp)
	jne	.LBB4_182
.LBB4_162:
	testb	$1, -48(%rsp)
	movq	%r8, %rcx
	movq	%r9, %r8
	movq	-16(%rsp), %r9
	movq	-8(%rsp), %r10
	movl	%ebx, %r13d
	movq	%r14, %rbx
	je	.LBB4_167
	addq	%r11, %r15
	testb	%sil, %sil
	je	.LBB4_164
	tileloaddt1	(%r11,%rdx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%r15,%rdx), %tmm4
	jmp	.LBB4_166
	.p2align	4
.LBB4_180:
	tileloaddt1	(%rax,%rdx), %tmm4
	tileloadd	(%r10,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%rcx,%rdx), %tmm4
.LBB4_181:
	tdpbssd	%tmm6, %tmm4, %tmm2
	subq	$-128, %r11
	addq	$2048, %rdi
	addq	$-2, %r13
	je	.LBB4_162
.LBB4_182:
	leaq	(%r11,%r15), %rcx
	testb	%sil, %sil
	je	.LBB4_177
	tileloaddt1	(%r11,%rdx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%rcx,%rdx), %tmm4
	jmp	.LBB4_178
	.p2align	4
.LBB4_177:
	tileloadd	(%r11,%rdx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloadd	(%rcx,%rdx), %tmm4
.LBB4_178:
	tdpbssd	%tmm6, %tmm4, %tmm2
	leaq	64(%r11), %rax
	leaq	1024(%rdi), %r10
	leaq	(%r11,%r15), %rcx
	addq	$64, %rcx
	testb	%sil, %sil
	jne	.LBB4_180
	tileloadd	(%rax,%rdx), %tmm4
	tileloadd	(%r10,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloadd	(%rcx,%rdx), %tmm4
	jmp	.LBB4_181
.LBB4_164:
	tileloadd	(%r11,%rdx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	tileloadd	(%r15,%rdx), %tmm4
.LBB4_166:
	tdpbssd	%tmm6, %tmm4, %tmm2
	addq	$64, %r11
	addq	$1024, %rdi
.LBB4_167:
	testq	%r9, %r9
	je	.LBB4_173
	movq	-80(%rsp), %rax
	movq	80(%rax), %rdx
	cmpq	%rbx, %rdx
	setge	%al
	andb	%r13b, %al
	cmpb	$1, %al
	jne	.LBB4_176
	tileloaddt1	(%r11,%rdx), %tmm5
	jmp	.LBB4_170
	.p2align	4
.LBB4_176:
	tileloadd	(%r11,%rdx), %tmm5
.LBB4_170:
	tileloadd	(%rdi,%r12), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm0
	movq	%rdx, %rax
	imulq	-72(%rsp), %rax
	addq	%rax, %r11
	cmpq	%rbx, %rdx
	setge	%al
	andb	%r13b, %al
	cmpb	$1, %al
	je	.LBB4_171
	tileloadd	(%r11,%rdx), %tmm5
	jmp	.LBB4_172
.LBB4_216:
	xorl	%ecx, %ecx
	tileloadd	(%rdi,%rcx), %tmm2
	tileloadd	(%rax,%rcx), %tmm3
	movq	-80(%rsp), %rax
	movq	96(%rax), %rax
	testq	%rax, %rax
	je	.LBB4_112
	movq	-80(%rsp), %rcx
	movq	88(%rcx), %rdx
	movq	%rdx, -72(%rsp)
	movq	104(%rcx), %rdx
	movl	%edx, %r8d
	andl	$15, %r8d
	subq	$-128, %rdi
	leaq	15(%rdx), %r10
	testq	%rdx, %rdx
	movq	%rdx, %rcx
	cmovsq	%r10, %rcx
	sarq	$4, %rcx
	movq	%rcx, -64(%rsp)
	cmpq	$1, %rax
	sete	%cl
	cmpq	$127, %rdx
	setg	%bl
	andb	%cl, %bl
	shlq	$2, %rdx
	movl	%r8d, %ecx
	shll	$7, %ecx
	movq	%rcx, -56(%rsp)
	xorl	%r15d, %r15d
	movl	$128, %r12d
	jmp	.LBB4_218
	.p2align	4
.LBB4_230:
	tileloaddt1	(%rbp,%rcx), %tmm5
.LBB4_231:
	tdpbssd	%tmm7, %tmm5, %tmm3
	tileloadd	(%rdi,%r12), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm2
	addq	-56(%rsp), %rdi
.LBB4_232:
	incq	%r15
	cmpq	%rax, %r15
	je	.LBB4_112
.LBB4_218:
	movq	-72(%rsp), %rcx
	movq	(%rcx,%r15,8), %rbp
	addq	-32(%rsp), %rbp
	cmpq	$31, %r10
	jae	.LBB4_219
.LBB4_226:
	testq	%r8, %r8
	je	.LBB4_232
	movq	-80(%rsp), %rcx
	movq	80(%rcx), %rcx
	cmpq	%rdx, %rcx
	setge	%sil
	andb	%bl, %sil
	cmpb	$1, %sil
	jne	.LBB4_234
	tileloaddt1	(%rbp,%rcx), %tmm5
	jmp	.LBB4_229
	.p2align	4
.LBB4_219:
	movq	-80(%rsp), %rcx
	movq	80(%rcx), %r11
	cmpq	%rdx, %r11
	setge	%r14b
	andb	%bl, %r14b
	movq	%r11, %rsi
	imulq	%r9, %rsi
	movq	-64(%rsp), %rcx
	jmp	.LBB4_220
	.p2align	4
.LBB4_240:
	tileloaddt1	(%r13,%r11), %tmm4
.LBB4_241:
	tdpbssd	%tmm6, %tmm4, %tmm3
	tileloadd	(%rdi,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm2
.LBB4_242:
	addq	$64, %rbp
	addq	$2048, %rdi
	decq	%rcx
	je	.LBB4_226
.LBB4_220:
	testq	%r8, %r8
	je	.LBB4_221
	testb	%r14b, %r14b
	je	.LBB4_244
	tileloaddt1	(%rbp,%r11), %tmm4
	jmp	.LBB4_239
	.p2align	4
.LBB4_221:
	testb	%r14b, %r14b
	je	.LBB4_236
	tileloaddt1	(%rbp,%r11), %tmm4
	jmp	.LBB4_223
	.p2align	4
.LBB4_244:
	tileloadd	(%rbp,%r11), %tmm4
.LBB4_239:
	tileloadd	(%rdi,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	64(%rdi), %r13
	tileloadd	(%r13,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm1
	leaq	(%rsi,%rbp), %r13
	testb	%r14b, %r14b
	jne	.LBB4_240
	tileloadd	(%r13,%r11), %tmm4
	jmp	.LBB4_241
.LBB4_236:
	tileloadd	(%rbp,%r11), %tmm4
.LBB4_223:
	tileloadd	(%rdi,%r12), %tmm6
	tdpbssd	%tmm6, %tmm4, %tmm0
	leaq	(%rsi,%rbp), %r13
	testb	%r14b, %r14b
	je	.LBB4_235
	tileloaddt1	(%r13,%r11), %tmm5
	jmp	.LBB4_225
.LBB4_235:
	tileloadd	(%r13,%r11), %tmm5
.LBB4_225:
	tdpbssd	%tmm6, %tmm5, %tmm2
	leaq	64(%rdi), %r13
	tileloadd	(%r13,%r12), %tmm7
	tdpbssd	%tmm7, %tmm4, %tmm1
	tdpbssd	%tmm7, %tmm5, %tmm3
	jmp	.LBB4_242
	.p2align	4
.LBB4_234:
	tileloadd	(%rbp,%rcx), %tmm5
.LBB4_229:
	tileloadd	(%rdi,%r12), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm0
	leaq	64(%rdi), %rsi
	tileloadd	(%rsi,%r12), %tmm7
	tdpbssd	%tmm7, %tmm5, %tmm1
	movq	%rcx, %rsi
	imulq	%r9, %rsi
	addq	%rsi, %rbp
	cmpq	%rdx, %rcx
	setge	%sil
	andb	%bl, %sil
	cmpb	$1, %sil
	je	.LBB4_230
	tileloadd	(%rbp,%rcx), %tmm5
	jmp	.LBB4_231
.LBB4_174:
	movq	-72(%rsp), %r9
	shlq	$6, %r9
	movl	$64, %eax
	movq	-40(%rsp), %rcx
	tilestored	%tmm0, (%rcx,%rax)
	addq	%rcx, %r9
	tilestored	%tmm2, (%r9,%rax)
	jmp	.LBB4_11
.LBB4_36:
	movq	%r9, -72(%rsp)
	xorl	%eax, %eax
	tileloadd	(%rdi,%rax), %tmm2
	movq	-80(%rsp), %rax
	movq	96(%rax), %rcx
	testq	%rcx, %rcx
	je	.LBB4_52
	movq	-80(%rsp), %rax
	movq	88(%rax), %r8
	movq	104(%rax), %rdx
	movl	%edx, %r10d
	andl	$15, %r10d
	addq	$64, %rdi
	leaq	15(%rdx), %r9
	testq	%rdx, %rdx
	movq	%rdx, %rsi
	cmovsq	%r9, %rsi
	sarq	$4, %rsi
	cmpq	$1, %rcx
	sete	%al
	cmpq	$127, %rdx
	setg	%r13b
	andb	%al, %r13b
	leaq	(,%rdx,4), %rbx
	movl	%r10d, %eax
	shll	$6, %eax
	movq	%rax, -56(%rsp)
	andq	$-16, %rdx
	movq	%rdx, -64(%rsp)
	movq	%rsi, -48(%rsp)
	andq	$-2, %rsi
	movq	%rsi, -24(%rsp)
	xorl	%ebp, %ebp
	movl	$64, %r12d
	movq	%r9, -8(%rsp)
	movq	%r10, -16(%rsp)
	jmp	.LBB4_38
	.p2align	4
.LBB4_49:
	tileloaddt1	(%r11,%rdx), %tmm5
.LBB4_50:
	tdpbusd	%tmm7, %tmm5, %tmm2
	addq	-56(%rsp), %rdi
.LBB4_51:
	incq	%rbp
	cmpq	%rcx, %rbp
	je	.LBB4_52
.LBB4_38:
	movq	(%r8,%rbp,8), %r11
	addq	-32(%rsp), %r11
	cmpq	$31, %r9
	jb	.LBB4_45
	movq	%r8, %r9
	movq	%rcx, %r8
	movq	-80(%rsp), %rax
	movq	80(%rax), %rdx
	movq	%rdx, %r15
	imulq	-72(%rsp), %r15
	movq	%rbx, %r14
	cmpq	%rbx, %rdx
	setge	%sil
	movl	%r13d, %ebx
	andb	%r13b, %sil
	movq	-24(%rsp), %r13
	cmpq	$16, -64(%rsp)
	jne	.LBB4_60
.LBB4_40:
	testb	$1, -48(%rsp)
	movq	%r8, %rcx
	movq	%r9, %r8
	movq	-16(%rsp), %r10
	movq	-8(%rsp), %r9
	movl	%ebx, %r13d
	movq	%r14, %rbx
	je	.LBB4_45
	addq	%r11, %r15
	testb	%sil, %sil
	je	.LBB4_42
	tileloaddt1	(%r11,%rdx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%r15,%rdx), %tmm4
	jmp	.LBB4_44
	.p2align	4
.LBB4_58:
	tileloaddt1	(%rax,%rdx), %tmm4
	tileloadd	(%r10,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%rcx,%rdx), %tmm4
.LBB4_59:
	tdpbusd	%tmm6, %tmm4, %tmm2
	subq	$-128, %r11
	addq	$2048, %rdi
	addq	$-2, %r13
	je	.LBB4_40
.LBB4_60:
	leaq	(%r11,%r15), %rcx
	testb	%sil, %sil
	je	.LBB4_55
	tileloaddt1	(%r11,%rdx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloaddt1	(%rcx,%rdx), %tmm4
	jmp	.LBB4_56
	.p2align	4
.LBB4_55:
	tileloadd	(%r11,%rdx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	(%rcx,%rdx), %tmm4
.LBB4_56:
	tdpbusd	%tmm6, %tmm4, %tmm2
	leaq	64(%r11), %rax
	leaq	1024(%rdi), %r10
	leaq	(%r11,%r15), %rcx
	addq	$64, %rcx
	testb	%sil, %sil
	jne	.LBB4_58
	tileloadd	(%rax,%rdx), %tmm4
	tileloadd	(%r10,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	(%rcx,%rdx), %tmm4
	jmp	.LBB4_59
.LBB4_42:
	tileloadd	(%r11,%rdx), %tmm4
	tileloadd	(%rdi,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	tileloadd	(%r15,%rdx), %tmm4
.LBB4_44:
	tdpbusd	%tmm6, %tmm4, %tmm2
	addq	$64, %r11
	addq	$1024, %rdi
.LBB4_45:
	testq	%r10, %r10
	je	.LBB4_51
	movq	-80(%rsp), %rax
	movq	80(%rax), %rdx
	cmpq	%rbx, %rdx
	setge	%al
	andb	%r13b, %al
	cmpb	$1, %al
	jne	.LBB4_54
	tileloaddt1	(%r11,%rdx), %tmm5
	jmp	.LBB4_48
	.p2align	4
.LBB4_54:
	tileloadd	(%r11,%rdx), %tmm5
.LBB4_48:
	tileloadd	(%rdi,%r12), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm0
	movq	%rdx, %rax
	imulq	-72(%rsp), %rax
	addq	%rax, %r11
	cmpq	%rbx, %rdx
	setge	%al
	andb	%r13b, %al
	cmpb	$1, %al
	je	.LBB4_49
	tileloadd	(%r11,%rdx), %tmm5
	jmp	.LBB4_50
.LBB4_95:
	xorl	%ecx, %ecx
	tileloadd	(%rdi,%rcx), %tmm2
	tileloadd	(%rax,%rcx), %tmm3
	movq	-80(%rsp), %rax
	movq	96(%rax), %rax
	testq	%rax, %rax
	je	.LBB4_112
	movq	-80(%rsp), %rcx
	movq	88(%rcx), %rdx
	movq	%rdx, -72(%rsp)
	movq	104(%rcx), %rdx
	movl	%edx, %r8d
	andl	$15, %r8d
	subq	$-128, %rdi
	leaq	15(%rdx), %r10
	testq	%rdx, %rdx
	movq	%rdx, %rcx
	cmovsq	%r10, %rcx
	sarq	$4, %rcx
	movq	%rcx, -64(%rsp)
	cmpq	$1, %rax
	sete	%cl
	cmpq	$127, %rdx
	setg	%bl
	andb	%cl, %bl
	shlq	$2, %rdx
	movl	%r8d, %ecx
	shll	$7, %ecx
	movq	%rcx, -56(%rsp)
	xorl	%r15d, %r15d
	movl	$128, %r12d
	jmp	.LBB4_97
	.p2align	4
.LBB4_109:
	tileloaddt1	(%rbp,%rcx), %tmm5
.LBB4_110:
	tdpbusd	%tmm7, %tmm5, %tmm3
	tileloadd	(%rdi,%r12), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm2
	addq	-56(%rsp), %rdi
.LBB4_111:
	incq	%r15
	cmpq	%rax, %r15
	je	.LBB4_112
.LBB4_97:
	movq	-72(%rsp), %rcx
	movq	(%rcx,%r15,8), %rbp
	addq	-32(%rsp), %rbp
	cmpq	$31, %r10
	jae	.LBB4_98
.LBB4_105:
	testq	%r8, %r8
	je	.LBB4_111
	movq	-80(%rsp), %rcx
	movq	80(%rcx), %rcx
	cmpq	%rdx, %rcx
	setge	%sil
	andb	%bl, %sil
	cmpb	$1, %sil
	jne	.LBB4_114
	tileloaddt1	(%rbp,%rcx), %tmm5
	jmp	.LBB4_108
	.p2align	4
.LBB4_98:
	movq	-80(%rsp), %rcx
	movq	80(%rcx), %r11
	cmpq	%rdx, %r11
	setge	%r14b
	andb	%bl, %r14b
	movq	%r11, %rsi
	imulq	%r9, %rsi
	movq	-64(%rsp), %rcx
	jmp	.LBB4_99
	.p2align	4
.LBB4_120:
	tileloaddt1	(%r13,%r11), %tmm4
.LBB4_121:
	tdpbusd	%tmm6, %tmm4, %tmm3
	tileloadd	(%rdi,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm2
.LBB4_122:
	addq	$64, %rbp
	addq	$2048, %rdi
	decq	%rcx
	je	.LBB4_105
.LBB4_99:
	testq	%r8, %r8
	je	.LBB4_100
	testb	%r14b, %r14b
	je	.LBB4_124
	tileloaddt1	(%rbp,%r11), %tmm4
	jmp	.LBB4_119
	.p2align	4
.LBB4_100:
	testb	%r14b, %r14b
	je	.LBB4_116
	tileloaddt1	(%rbp,%r11), %tmm4
	jmp	.LBB4_102
	.p2align	4
.LBB4_124:
	tileloadd	(%rbp,%r11), %tmm4
.LBB4_119:
	tileloadd	(%rdi,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	64(%rdi), %r13
	tileloadd	(%r13,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm1
	leaq	(%rsi,%rbp), %r13
	testb	%r14b, %r14b
	jne	.LBB4_120
	tileloadd	(%r13,%r11), %tmm4
	jmp	.LBB4_121
.LBB4_116:
	tileloadd	(%rbp,%r11), %tmm4
.LBB4_102:
	tileloadd	(%rdi,%r12), %tmm6
	tdpbusd	%tmm6, %tmm4, %tmm0
	leaq	(%rsi,%rbp), %r13
	testb	%r14b, %r14b
	je	.LBB4_115
	tileloaddt1	(%r13,%r11), %tmm5
	jmp	.LBB4_104
.LBB4_115:
	tileloadd	(%r13,%r11), %tmm5
.LBB4_104:
	tdpbusd	%tmm6, %tmm5, %tmm2
	leaq	64(%rdi), %r13
	tileloadd	(%r13,%r12), %tmm7
	tdpbusd	%tmm7, %tmm4, %tmm1
	tdpbusd	%tmm7, %tmm5, %tmm3
	jmp	.LBB4_122
	.p2align	4
.LBB4_114:
	tileloadd	(%rbp,%rcx), %tmm5
.LBB4_108:
	tileloadd	(%rdi,%r12), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm0
	leaq	64(%rdi), %rsi
	tileloadd	(%rsi,%r12), %tmm7
	tdpbusd	%tmm7, %tmm5, %tmm1
	movq	%rcx, %rsi
	imulq	%r9, %rsi
	addq	%rsi, %rbp
	cmpq	%rdx, %rcx
	setge	%sil
	andb	%bl, %sil
	cmpb	$1, %sil
	je	.LBB4_109
	tileloadd	(%rbp,%rcx), %tmm5
	jmp	.LBB4_110
.LBB4_112:
	shlq	$7, %r9
	movl	$128, %eax
	movq	-40(%rsp), %rdx
	tilestored	%tmm0, (%rdx,%rax)
	leaq	64(%rdx), %rcx
	tilestored	%tmm1, (%rcx,%rax)
	leaq	(%rdx,%r9), %rcx
	tilestored	%tmm2, (%rcx,%rax)
	leaq	(%rdx,%r9), %rcx
	addq	$64, %rcx
	tilestored	%tmm3, (%rcx,%rax)
	jmp	.LBB4_11
.LBB4_52:
	movq	-72(%rsp), %rdx
	shlq	$6, %rdx
	movl	$64, %eax
	movq	-40(%rsp), %rcx
	tilestored	%tmm0, (%rcx,%rax)
	addq	%rcx, %rdx
	tilestored	%tmm2, (%rdx,%rax)
.LBB4_11:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end4:
	.size	$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into11vectorCount04tileQ09secondRowySPys5Int32VG_SPys5UInt8VGSpyAKGS3itF, .Lfunc_end4-$s23VitruvianMicroAVX512AMX16QuantizedProductV3sum33_F3DCC6005544BF0D954F8D017BC8017DLL__4into11vectorCount04tileQ09secondRowySPys5Int32VG_SPys5UInt8VGSpyAKGS3itF
	.hidden	"symbolic Sf"
	.type	"symbolic Sf",@object
	.section	".note.GNU-stack","",@progbits
#endif
