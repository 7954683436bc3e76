// Made by `make kernels` from Sources/ComputeKernels/Micro for x86-64-v3. Do not edit.
#if defined(__x86_64__) && defined(__linux__)
	.text
	.hidden	vitruvian_depthwise_avx2
	.globl	vitruvian_depthwise_avx2
	.p2align	4
	.type	vitruvian_depthwise_avx2,@function
vitruvian_depthwise_avx2:
	jmp	($s18VitruvianMicroAVX214microDepthwise6window7rowStep06columnH006outputH06filter0k3RowH003tapL5Count0m6ColumnN007channelN04bias5slope5lower5upper0J00jN0ySPySfG_S3iARS4iA2RSgS2fSpySfGSitF)
.Lfunc_end0:
	.size	vitruvian_depthwise_avx2, .Lfunc_end0-vitruvian_depthwise_avx2
	.hidden	$s18VitruvianMicroAVX214microDepthwise6window7rowStep06columnH006outputH06filter0k3RowH003tapL5Count0m6ColumnN007channelN04bias5slope5lower5upper0J00jN0ySPySfG_S3iARS4iA2RSgS2fSpySfGSitF
	.globl	$s18VitruvianMicroAVX214microDepthwise6window7rowStep06columnH006outputH06filter0k3RowH003tapL5Count0m6ColumnN007channelN04bias5slope5lower5upper0J00jN0ySPySfG_S3iARS4iA2RSgS2fSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX214microDepthwise6window7rowStep06columnH006outputH06filter0k3RowH003tapL5Count0m6ColumnN007channelN04bias5slope5lower5upper0J00jN0ySPySfG_S3iARS4iA2RSgS2fSpySfGSitF,@function
$s18VitruvianMicroAVX214microDepthwise6window7rowStep06columnH006outputH06filter0k3RowH003tapL5Count0m6ColumnN007channelN04bias5slope5lower5upper0J00jN0ySPySfG_S3iARS4iA2RSgS2fSpySfGSitF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$632, %rsp
	movq	736(%rsp), %r10
	movq	728(%rsp), %r14
	movq	704(%rsp), %r15
	movq	688(%rsp), %r12
	cmpq	$3, %r10
	movq	%r8, -24(%rsp)
	movq	%rcx, -8(%rsp)
	movq	%rdi, -128(%rsp)
	movq	%rdx, -48(%rsp)
	jle	.LBB1_1
	vbroadcastss	%xmm0, %ymm2
	vbroadcastss	%xmm1, %ymm3
	leaq	(,%rcx,4), %r13
	leaq	(,%r13,2), %rbp
	addq	%r13, %rbp
	movl	%r12d, %eax
	andl	$3, %eax
	movq	%rax, 96(%rsp)
	movq	%r12, %rax
	andq	$-4, %rax
	movq	%rax, 384(%rsp)
	movq	%rcx, %rax
	shlq	$4, %rax
	movq	%rax, 464(%rsp)
	movq	%rsi, %rax
	shlq	$4, %rax
	movq	%rax, -96(%rsp)
	leaq	(,%rsi,4), %r14
	leaq	(%r14,%r14,2), %rax
	leaq	(%rax,%rcx,4), %r10
	addq	%rdi, %r10
	movq	%r10, 200(%rsp)
	leaq	(,%rsi,8), %rdi
	leaq	(%rdi,%rcx,8), %r11
	leaq	(,%rsi,8), %rdi
	addq	%r13, %rdi
	addq	-128(%rsp), %rdi
	movq	%rdi, 192(%rsp)
	leaq	(,%rsi,4), %rdi
	addq	%rbp, %rdi
	addq	-128(%rsp), %rdi
	movq	%rdi, 184(%rsp)
	movq	%r14, (%rsp)
	leaq	(%r14,%rcx,8), %rdi
	addq	-128(%rsp), %rdi
	movq	%rdi, 176(%rsp)
	leaq	(%r14,%rcx,4), %rdi
	addq	-128(%rsp), %rdi
	movq	%rdi, 168(%rsp)
	movq	%r9, %rdi
	shlq	$4, %rdi
	movq	%rdi, 376(%rsp)
	leaq	(,%r15,4), %rbx
	addq	%rbp, %rbx
	movq	-128(%rsp), %rdi
	addq	%rbx, %rdi
	addq	$-32, %rdi
	movq	%rdi, 624(%rsp)
	addq	-128(%rsp), %rbx
	leaq	(,%r15,4), %rdx
	leaq	(%rdx,%rcx,8), %rdi
	movq	-128(%rsp), %r10
	addq	%rdi, %r10
	addq	$-32, %r10
	movq	%r10, 616(%rsp)
	addq	-128(%rsp), %rdi
	leaq	(%rax,%rbp), %r10
	movq	-128(%rsp), %r14
	addq	%r10, %r14
	movq	%r14, 40(%rsp)
	leaq	(%r10,%r15,4), %r10
	movq	-128(%rsp), %r14
	leaq	-32(%r14,%r10), %r10
	movq	%r10, 520(%rsp)
	leaq	(%rax,%rcx,8), %r10
	movq	-128(%rsp), %r14
	leaq	(%r14,%r10), %r14
	movq	%r14, -16(%rsp)
	leaq	(%r10,%r15,4), %r10
	movq	-128(%rsp), %r14
	leaq	-32(%r14,%r10), %r10
	movq	%r10, 512(%rsp)
	movq	728(%rsp), %r14
	movq	-128(%rsp), %r10
	leaq	(%r10,%rax), %r10
	movq	%r10, 160(%rsp)
	leaq	(%rax,%r15,4), %rax
	movq	-128(%rsp), %r10
	leaq	(%rax,%r10), %r10
	leaq	-32(%r10,%rcx,4), %r10
	movq	%r10, 608(%rsp)
	movq	-128(%rsp), %r10
	leaq	-32(%r10,%rax), %rax
	movq	%rax, 504(%rsp)
	leaq	(%rbp,%rsi,8), %rax
	movq	-128(%rsp), %r10
	leaq	(%r10,%rax), %r10
	movq	%r10, 152(%rsp)
	leaq	(%rax,%r15,4), %rax
	movq	-128(%rsp), %r10
	leaq	-32(%r10,%rax), %rax
	movq	%rax, 600(%rsp)
	movq	-128(%rsp), %rax
	leaq	(%rax,%r11), %rax
	movq	%rax, 144(%rsp)
	leaq	(%r11,%r15,4), %rax
	movq	%rcx, %r11
	movq	-128(%rsp), %rcx
	leaq	-32(%rcx,%rax), %rax
	movq	%rax, 496(%rsp)
	movq	%rdx, 408(%rsp)
	leaq	(%rdx,%rsi,8), %rax
	leaq	(%rax,%rcx), %r10
	leaq	-32(%r10,%r11,4), %rdx
	movq	%rdx, 592(%rsp)
	leaq	-32(%rcx,%rax), %rax
	movq	%rax, 488(%rsp)
	leaq	-32(%rbx,%rsi,4), %rax
	movq	%rax, 584(%rsp)
	movq	%rbp, %rbx
	leaq	-32(%rdi,%rsi,4), %rax
	movq	%rax, 480(%rsp)
	leaq	(%r13,%r15,4), %rax
	leaq	(%rax,%rcx), %rdi
	leaq	-32(%rdi,%rsi,4), %rdx
	movq	%rdx, 576(%rsp)
	movq	(%rsp), %rdx
	leaq	(%rdx,%r15,4), %rdi
	leaq	-32(%rcx,%rdi), %rdx
	movq	%rdx, 472(%rsp)
	leaq	-32(%rcx,%rax), %rax
	movq	%rax, 568(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	leaq	-8(%r15), %rax
	movq	%rax, -32(%rsp)
	leaq	(,%r11,8), %rax
	movq	%rax, 88(%rsp)
	leaq	-32(%r8,%r15,4), %rax
	movq	%rax, 208(%rsp)
	leaq	-32(%rcx,%r15,4), %rax
	movq	%rax, 80(%rsp)
	leaq	-32(%r14,%r15,4), %rax
	movq	%rax, 48(%rsp)
	movq	-16(%rsp), %rbp
	movq	40(%rsp), %r15
	leaq	(%rcx,%rbx), %rax
	movq	%rax, 136(%rsp)
	movq	-48(%rsp), %rax
	leaq	(,%rax,4), %rax
	movq	%rax, 400(%rsp)
	leaq	(%rcx,%r11,8), %rax
	movq	%rax, 128(%rsp)
	leaq	(%rcx,%rsi,8), %rax
	movq	%rax, 120(%rsp)
	leaq	(%rcx,%rsi,4), %rax
	movq	%rax, 112(%rsp)
	leaq	(%rcx,%r11,4), %rax
	movq	%rax, 104(%rsp)
	leaq	(,%r9,4), %rdi
	movl	$4, %eax
	movq	$0, 72(%rsp)
	movq	$0, -56(%rsp)
	movq	%r13, 56(%rsp)
	movq	%rbx, 392(%rsp)
	jmp	.LBB1_19
	.p2align	4
.LBB1_65:
	movq	-104(%rsp), %rax
	vcmpltps	%ymm2, %ymm5, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm5, %ymm5
	vcmpltps	%ymm5, %ymm3, %ymm6
	vblendvps	%ymm6, %ymm3, %ymm5, %ymm5
	movq	-56(%rsp), %r15
	orq	$3, %r15
	imulq	%r10, %r15
	movq	48(%rsp), %rdx
	vmovups	%ymm5, (%rdx,%r15,4)
	movq	40(%rsp), %r15
.LBB1_66:
	movq	%rax, %rdx
	addq	$4, %rax
	movq	464(%rsp), %r10
	addq	%r10, 136(%rsp)
	addq	%r10, 128(%rsp)
	addq	%r10, 72(%rsp)
	addq	%r10, %r15
	addq	%r10, %rbp
	addq	%r10, 200(%rsp)
	addq	%r10, 160(%rsp)
	addq	%r10, 152(%rsp)
	addq	%r10, 144(%rsp)
	addq	%r10, 192(%rsp)
	addq	%r10, 120(%rsp)
	addq	%r10, 184(%rsp)
	addq	%r10, 176(%rsp)
	addq	%r10, 168(%rsp)
	addq	%r10, 112(%rsp)
	addq	%r10, 104(%rsp)
	movq	%rdx, -56(%rsp)
	cmpq	%rax, 736(%rsp)
	jl	.LBB1_67
.LBB1_19:
	cmpq	$8, 704(%rsp)
	jl	.LBB1_66
	movq	%rbp, -16(%rsp)
	movq	%r15, 40(%rsp)
	movq	%rax, -104(%rsp)
	jne	.LBB1_21
.LBB1_35:
	movq	712(%rsp), %rax
	movq	704(%rsp), %rdx
	vmovups	-32(%rax,%rdx,4), %ymm5
	cmpq	$0, 696(%rsp)
	je	.LBB1_36
	movq	-56(%rsp), %rax
	imulq	-8(%rsp), %rax
	movq	80(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rax
	movq	%rax, -120(%rsp)
	movq	208(%rsp), %r12
	movq	72(%rsp), %r13
	xorl	%ebp, %ebp
	vmovaps	%ymm5, %ymm6
	vmovaps	%ymm5, %ymm7
	vmovaps	%ymm5, %ymm8
	movq	88(%rsp), %rax
	jmp	.LBB1_47
	.p2align	4
.LBB1_48:
	movq	%rbx, %r15
.LBB1_56:
	incq	%rbp
	addq	400(%rsp), %r13
	addq	408(%rsp), %r12
	cmpq	696(%rsp), %rbp
	movq	-24(%rsp), %r8
	movq	-128(%rsp), %rcx
	movq	%r15, %rbx
	je	.LBB1_37
.LBB1_47:
	movq	688(%rsp), %rcx
	testq	%rcx, %rcx
	je	.LBB1_48
	cmpq	$4, %rcx
	movq	(%rsp), %r8
	jae	.LBB1_50
	movq	%rbp, %r10
	imulq	704(%rsp), %r10
	movq	%rbp, %rbx
	imulq	-48(%rsp), %rbx
	movq	208(%rsp), %rcx
	leaq	(%rcx,%r10,4), %r11
	movq	-120(%rsp), %rcx
	leaq	(%rcx,%rbx,4), %r10
	jmp	.LBB1_53
	.p2align	4
.LBB1_50:
	movq	%rbp, -88(%rsp)
	movq	384(%rsp), %rbx
	movq	%r12, -64(%rsp)
	movq	%r12, %r14
	movq	%r13, -112(%rsp)
	movq	%r13, %r10
	movq	520(%rsp), %r13
	movq	512(%rsp), %rdx
	movq	504(%rsp), %r12
	movq	496(%rsp), %rcx
	movq	488(%rsp), %rax
	movq	480(%rsp), %r8
	movq	472(%rsp), %rbp
	.p2align	4
.LBB1_51:
	movq	%r14, %r11
	vmovups	(%r14), %ymm9
	movq	80(%rsp), %r14
	vfmadd231ps	(%r14,%r10), %ymm9, %ymm8
	movq	568(%rsp), %r14
	vfmadd231ps	(%r14,%r10), %ymm9, %ymm7
	movq	616(%rsp), %r14
	vfmadd231ps	(%r14,%r10), %ymm9, %ymm6
	movq	624(%rsp), %r14
	vfmadd231ps	(%r14,%r10), %ymm9, %ymm5
	leaq	(%r11,%rdi), %r14
	vmovups	(%rdi,%r14), %ymm9
	addq	%rdi, %r14
	vmovups	(%rdi,%r14), %ymm10
	addq	%rdi, %r14
	addq	%rdi, %r14
	vmovups	(%r11,%rdi), %ymm11
	vfmadd231ps	(%rbp,%r10), %ymm11, %ymm8
	movq	576(%rsp), %r15
	vfmadd231ps	(%r15,%r10), %ymm11, %ymm7
	vfmadd231ps	(%r8,%r10), %ymm11, %ymm6
	movq	584(%rsp), %r15
	vfmadd231ps	(%r15,%r10), %ymm11, %ymm5
	vfmadd231ps	(%rax,%r10), %ymm9, %ymm8
	movq	592(%rsp), %r15
	vfmadd231ps	(%r15,%r10), %ymm9, %ymm7
	vfmadd231ps	(%rcx,%r10), %ymm9, %ymm6
	movq	600(%rsp), %r15
	vfmadd231ps	(%r15,%r10), %ymm9, %ymm5
	vfmadd231ps	(%r12,%r10), %ymm10, %ymm8
	movq	608(%rsp), %r15
	vfmadd231ps	(%r15,%r10), %ymm10, %ymm7
	vfmadd231ps	(%rdx,%r10), %ymm10, %ymm6
	vfmadd231ps	(%r13,%r10), %ymm10, %ymm5
	addq	-96(%rsp), %r10
	addq	$-4, %rbx
	jne	.LBB1_51
	addq	376(%rsp), %r11
	movq	80(%rsp), %rdx
	addq	%rdx, %r10
	movq	728(%rsp), %r14
	movq	88(%rsp), %rax
	movq	-64(%rsp), %r12
	movq	-112(%rsp), %r13
	movq	-88(%rsp), %rbp
	movq	(%rsp), %r8
.LBB1_53:
	movq	688(%rsp), %rcx
	testb	$3, %cl
	movq	56(%rsp), %rcx
	movq	392(%rsp), %r15
	je	.LBB1_56
	movq	96(%rsp), %rbx
	.p2align	4
.LBB1_55:
	vmovups	(%r11), %ymm9
	vfmadd231ps	(%r10), %ymm9, %ymm8
	vfmadd231ps	(%r10,%rcx), %ymm9, %ymm7
	vfmadd231ps	(%r10,%rax), %ymm9, %ymm6
	vfmadd231ps	(%r10,%r15), %ymm9, %ymm5
	addq	%r8, %r10
	addq	%rdi, %r11
	decq	%rbx
	jne	.LBB1_55
	jmp	.LBB1_56
	.p2align	4
.LBB1_21:
	movq	-56(%rsp), %r10
	movq	%r10, %rax
	movq	704(%rsp), %rdx
	imulq	%rdx, %rax
	leaq	(%r14,%rax,4), %rax
	movq	%rax, 224(%rsp)
	movq	%r10, %rax
	orq	$1, %rax
	imulq	%rdx, %rax
	leaq	(%r14,%rax,4), %rax
	movq	%rax, 544(%rsp)
	movq	%r10, %rax
	orq	$2, %rax
	imulq	%rdx, %rax
	leaq	(%r14,%rax,4), %rax
	movq	%rax, 216(%rsp)
	movq	%r10, %rax
	orq	$3, %rax
	imulq	%rdx, %rax
	leaq	(%r14,%rax,4), %rax
	movq	%rax, 536(%rsp)
	movq	%r10, %rax
	imulq	-8(%rsp), %rax
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 528(%rsp)
	movq	%r8, %r10
	movq	104(%rsp), %r15
	movq	112(%rsp), %rbp
	movq	168(%rsp), %rax
	movq	%rax, 336(%rsp)
	movq	176(%rsp), %rax
	movq	%rax, 328(%rsp)
	movq	184(%rsp), %rax
	movq	%rax, 320(%rsp)
	movq	120(%rsp), %rax
	movq	%rax, 312(%rsp)
	movq	192(%rsp), %rax
	movq	%rax, 304(%rsp)
	movq	144(%rsp), %rax
	movq	%rax, 296(%rsp)
	movq	152(%rsp), %rax
	movq	%rax, 288(%rsp)
	movq	160(%rsp), %rax
	movq	%rax, 280(%rsp)
	movq	200(%rsp), %rax
	movq	%rax, 272(%rsp)
	movq	-16(%rsp), %rax
	movq	%rax, 264(%rsp)
	movq	40(%rsp), %rax
	movq	%rax, 256(%rsp)
	movq	72(%rsp), %rax
	movq	%rax, 248(%rsp)
	movq	128(%rsp), %rax
	movq	%rax, 240(%rsp)
	movq	136(%rsp), %rax
	movq	%rax, 232(%rsp)
	xorl	%r11d, %r11d
	jmp	.LBB1_22
	.p2align	4
.LBB1_33:
	vcmpltps	%ymm2, %ymm6, %ymm7
	vblendvps	%ymm7, %ymm2, %ymm6, %ymm6
	vcmpltps	%ymm6, %ymm3, %ymm7
	vblendvps	%ymm7, %ymm3, %ymm6, %ymm6
	movq	216(%rsp), %rax
	vmovups	%ymm6, (%rax,%r11,4)
.LBB1_34:
	vcmpltps	%ymm2, %ymm5, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm5, %ymm5
	vcmpltps	%ymm5, %ymm3, %ymm6
	vblendvps	%ymm6, %ymm3, %ymm5, %ymm5
	movq	536(%rsp), %rax
	vmovups	%ymm5, (%rax,%r11,4)
	addq	$8, %r11
	addq	$32, 232(%rsp)
	addq	$32, 240(%rsp)
	addq	$32, 248(%rsp)
	addq	$32, 256(%rsp)
	addq	$32, 264(%rsp)
	addq	$32, 272(%rsp)
	addq	$32, 280(%rsp)
	addq	$32, 288(%rsp)
	addq	$32, 296(%rsp)
	addq	$32, 304(%rsp)
	addq	$32, 312(%rsp)
	addq	$32, 320(%rsp)
	addq	$32, 328(%rsp)
	addq	$32, 336(%rsp)
	addq	$32, %rbp
	addq	$32, %r15
	addq	$32, %r10
	cmpq	-32(%rsp), %r11
	jge	.LBB1_35
.LBB1_22:
	movq	712(%rsp), %rax
	vmovups	(%rax,%r11,4), %ymm5
	cmpq	$0, 696(%rsp)
	movq	%r10, 368(%rsp)
	movq	%r15, 360(%rsp)
	movq	%rbp, 352(%rsp)
	movq	%r11, 344(%rsp)
	je	.LBB1_23
	leaq	(%r8,%r11,4), %rax
	movq	%rax, 560(%rsp)
	movq	528(%rsp), %rax
	leaq	(%rax,%r11,4), %rax
	movq	%rax, 552(%rsp)
	movq	%r10, 16(%rsp)
	movq	%r15, %rdx
	movq	%rbp, %rcx
	movq	336(%rsp), %rbp
	movq	328(%rsp), %r11
	movq	320(%rsp), %r15
	movq	312(%rsp), %r14
	movq	304(%rsp), %r10
	movq	296(%rsp), %rax
	movq	%rax, -112(%rsp)
	movq	288(%rsp), %rax
	movq	%rax, 456(%rsp)
	movq	280(%rsp), %rax
	movq	%rax, 448(%rsp)
	movq	272(%rsp), %rax
	movq	%rax, 440(%rsp)
	movq	264(%rsp), %rax
	movq	%rax, -88(%rsp)
	vmovaps	%ymm5, %ymm6
	vmovaps	%ymm5, %ymm7
	vmovaps	%ymm5, %ymm8
	movq	256(%rsp), %rax
	movq	%rax, 432(%rsp)
	movq	248(%rsp), %rax
	movq	%rax, 424(%rsp)
	movq	240(%rsp), %rax
	movq	%rax, -120(%rsp)
	movq	232(%rsp), %rax
	movq	%rax, 416(%rsp)
	movq	$0, 8(%rsp)
	movq	(%rsp), %r8
	jmp	.LBB1_27
	.p2align	4
.LBB1_43:
	movq	8(%rsp), %r12
	incq	%r12
	movq	400(%rsp), %rax
	addq	%rax, 416(%rsp)
	addq	%rax, -120(%rsp)
	addq	%rax, 424(%rsp)
	addq	%rax, 432(%rsp)
	addq	%rax, -88(%rsp)
	addq	%rax, 440(%rsp)
	addq	%rax, 448(%rsp)
	addq	%rax, 456(%rsp)
	addq	%rax, -112(%rsp)
	movq	64(%rsp), %r10
	addq	%rax, %r10
	addq	%rax, %r14
	addq	%rax, %r15
	addq	%rax, %r11
	addq	%rax, %rbp
	addq	%rax, %rcx
	movq	-64(%rsp), %rdx
	addq	%rax, %rdx
	movq	16(%rsp), %rax
	addq	408(%rsp), %rax
	movq	%rax, 16(%rsp)
	movq	%r12, 8(%rsp)
	cmpq	696(%rsp), %r12
	movq	688(%rsp), %r12
	je	.LBB1_24
.LBB1_27:
	testq	%r12, %r12
	movq	%rdx, -64(%rsp)
	movq	%r10, 64(%rsp)
	je	.LBB1_43
	cmpq	$4, %r12
	jae	.LBB1_44
	movq	8(%rsp), %rdx
	movq	%rdx, %rax
	imulq	704(%rsp), %rax
	imulq	-48(%rsp), %rdx
	movq	560(%rsp), %r10
	leaq	(%r10,%rax,4), %rax
	movq	552(%rsp), %r10
	leaq	(%r10,%rdx,4), %rdx
	jmp	.LBB1_40
	.p2align	4
.LBB1_44:
	movq	-128(%rsp), %rax
	movq	424(%rsp), %rdx
	addq	%rax, %rdx
	movq	384(%rsp), %r10
	movq	16(%rsp), %r12
	xorl	%ebx, %ebx
	movq	%r14, -72(%rsp)
	movq	%r15, -80(%rsp)
	movq	%r11, -40(%rsp)
	movq	%rbp, 24(%rsp)
	movq	%rcx, 32(%rsp)
	movq	64(%rsp), %r14
	movq	456(%rsp), %r11
	movq	448(%rsp), %rbp
	movq	440(%rsp), %r8
	movq	432(%rsp), %rcx
	movq	416(%rsp), %r15
	.p2align	4
.LBB1_45:
	movq	%r12, %rax
	vmovups	(%r12), %ymm9
	vfmadd231ps	(%rdx,%rbx), %ymm9, %ymm8
	movq	-64(%rsp), %r12
	vfmadd231ps	(%r12,%rbx), %ymm9, %ymm7
	movq	-120(%rsp), %r12
	vfmadd231ps	(%r12,%rbx), %ymm9, %ymm6
	vfmadd231ps	(%r15,%rbx), %ymm9, %ymm5
	leaq	(%rax,%rdi), %r12
	vmovups	(%rdi,%r12), %ymm9
	addq	%rdi, %r12
	vmovups	(%rdi,%r12), %ymm10
	addq	%rdi, %r12
	addq	%rdi, %r12
	vmovups	(%rax,%rdi), %ymm11
	movq	32(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %ymm11, %ymm8
	movq	24(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %ymm11, %ymm7
	movq	-40(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %ymm11, %ymm6
	movq	-80(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %ymm11, %ymm5
	movq	-72(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %ymm9, %ymm8
	vfmadd231ps	(%r14,%rbx), %ymm9, %ymm7
	movq	-112(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %ymm9, %ymm6
	vfmadd231ps	(%r11,%rbx), %ymm9, %ymm5
	vfmadd231ps	(%rbp,%rbx), %ymm10, %ymm8
	vfmadd231ps	(%r8,%rbx), %ymm10, %ymm7
	movq	-88(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %ymm10, %ymm6
	vfmadd231ps	(%rcx,%rbx), %ymm10, %ymm5
	addq	-96(%rsp), %rbx
	addq	$-4, %r10
	jne	.LBB1_45
	addq	376(%rsp), %rax
	addq	%rbx, %rdx
	movq	56(%rsp), %r13
	movq	392(%rsp), %rbx
	movq	(%rsp), %r8
	movq	32(%rsp), %rcx
	movq	24(%rsp), %rbp
	movq	-40(%rsp), %r11
	movq	-80(%rsp), %r15
	movq	-72(%rsp), %r14
.LBB1_40:
	cmpq	$0, 96(%rsp)
	movq	88(%rsp), %r12
	je	.LBB1_43
	movq	96(%rsp), %r10
	.p2align	4
.LBB1_42:
	vmovups	(%rax), %ymm9
	vfmadd231ps	(%rdx), %ymm9, %ymm8
	vfmadd231ps	(%rdx,%r13), %ymm9, %ymm7
	vfmadd231ps	(%rdx,%r12), %ymm9, %ymm6
	vfmadd231ps	(%rdx,%rbx), %ymm9, %ymm5
	addq	%r8, %rdx
	addq	%rdi, %rax
	decq	%r10
	jne	.LBB1_42
	jmp	.LBB1_43
	.p2align	4
.LBB1_23:
	vmovaps	%ymm5, %ymm6
	vmovaps	%ymm5, %ymm7
	vmovaps	%ymm5, %ymm8
.LBB1_24:
	movq	720(%rsp), %rax
	testq	%rax, %rax
	je	.LBB1_30
	vcmpltps	%ymm4, %ymm8, %ymm9
	movq	344(%rsp), %r11
	vmulps	(%rax,%r11,4), %ymm8, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm8, %ymm8
	vcmpltps	%ymm2, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm2, %ymm8, %ymm8
	vcmpltps	%ymm8, %ymm3, %ymm9
	vblendvps	%ymm9, %ymm3, %ymm8, %ymm8
	movq	224(%rsp), %rcx
	vmovups	%ymm8, (%rcx,%r11,4)
	vcmpltps	%ymm4, %ymm7, %ymm8
	vmulps	(%rax,%r11,4), %ymm7, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	jmp	.LBB1_31
	.p2align	4
.LBB1_30:
	vcmpltps	%ymm2, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm2, %ymm8, %ymm8
	vcmpltps	%ymm8, %ymm3, %ymm9
	vblendvps	%ymm9, %ymm3, %ymm8, %ymm8
	movq	224(%rsp), %rcx
	movq	344(%rsp), %r11
	vmovups	%ymm8, (%rcx,%r11,4)
.LBB1_31:
	movq	-24(%rsp), %r8
	movq	-128(%rsp), %rcx
	movq	728(%rsp), %r14
	movq	368(%rsp), %r10
	movq	360(%rsp), %r15
	movq	352(%rsp), %rbp
	vcmpltps	%ymm2, %ymm7, %ymm8
	vblendvps	%ymm8, %ymm2, %ymm7, %ymm7
	vcmpltps	%ymm7, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm3, %ymm7, %ymm7
	movq	544(%rsp), %rdx
	vmovups	%ymm7, (%rdx,%r11,4)
	testq	%rax, %rax
	je	.LBB1_33
	vcmpltps	%ymm4, %ymm6, %ymm7
	vmulps	(%rax,%r11,4), %ymm6, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm6, %ymm6
	vcmpltps	%ymm2, %ymm6, %ymm7
	vblendvps	%ymm7, %ymm2, %ymm6, %ymm6
	vcmpltps	%ymm6, %ymm3, %ymm7
	vblendvps	%ymm7, %ymm3, %ymm6, %ymm6
	movq	216(%rsp), %rdx
	vmovups	%ymm6, (%rdx,%r11,4)
	vcmpltps	%ymm4, %ymm5, %ymm6
	vmulps	(%rax,%r11,4), %ymm5, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	jmp	.LBB1_34
.LBB1_36:
	vmovaps	%ymm5, %ymm6
	vmovaps	%ymm5, %ymm7
	vmovaps	%ymm5, %ymm8
.LBB1_37:
	movq	720(%rsp), %rdx
	testq	%rdx, %rdx
	je	.LBB1_38
	vcmpltps	%ymm4, %ymm8, %ymm9
	movq	704(%rsp), %r10
	vmulps	-32(%rdx,%r10,4), %ymm8, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm8, %ymm8
	jmp	.LBB1_59
.LBB1_38:
	movq	704(%rsp), %r10
.LBB1_59:
	movq	688(%rsp), %r12
	movq	56(%rsp), %r13
	movq	-16(%rsp), %rbp
	movq	%rdx, %r15
	vcmpltps	%ymm2, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm2, %ymm8, %ymm8
	movq	-56(%rsp), %rax
	vcmpltps	%ymm8, %ymm3, %ymm9
	vblendvps	%ymm9, %ymm3, %ymm8, %ymm8
	imulq	%r10, %rax
	movq	48(%rsp), %rdx
	vmovups	%ymm8, (%rdx,%rax,4)
	testq	%r15, %r15
	je	.LBB1_61
	vcmpltps	%ymm4, %ymm7, %ymm8
	vmulps	-32(%r15,%r10,4), %ymm7, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
.LBB1_61:
	movq	-56(%rsp), %rax
	vcmpltps	%ymm2, %ymm7, %ymm8
	vblendvps	%ymm8, %ymm2, %ymm7, %ymm7
	orq	$1, %rax
	vcmpltps	%ymm7, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm3, %ymm7, %ymm7
	imulq	%r10, %rax
	movq	48(%rsp), %rdx
	vmovups	%ymm7, (%rdx,%rax,4)
	testq	%r15, %r15
	je	.LBB1_63
	vcmpltps	%ymm4, %ymm6, %ymm7
	vmulps	-32(%r15,%r10,4), %ymm6, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm6, %ymm6
.LBB1_63:
	movq	-56(%rsp), %rax
	vcmpltps	%ymm2, %ymm6, %ymm7
	vblendvps	%ymm7, %ymm2, %ymm6, %ymm6
	orq	$2, %rax
	vcmpltps	%ymm6, %ymm3, %ymm7
	vblendvps	%ymm7, %ymm3, %ymm6, %ymm6
	imulq	%r10, %rax
	movq	48(%rsp), %rdx
	vmovups	%ymm6, (%rdx,%rax,4)
	testq	%r15, %r15
	je	.LBB1_65
	vcmpltps	%ymm4, %ymm5, %ymm6
	vmulps	-32(%r15,%r10,4), %ymm5, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	jmp	.LBB1_65
.LBB1_1:
	testq	%r10, %r10
	jle	.LBB1_68
	movq	704(%rsp), %rax
	addq	$-8, %rax
	movq	%rax, -32(%rsp)
	vbroadcastss	%xmm0, %ymm2
	vbroadcastss	%xmm1, %ymm3
	movq	$0, -104(%rsp)
	jmp	.LBB1_3
.LBB1_67:
	movq	%rdx, -104(%rsp)
	cmpq	736(%rsp), %rdx
	jge	.LBB1_68
.LBB1_3:
	movq	-24(%rsp), %rax
	movq	-32(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, 64(%rsp)
	leaq	(%r14,%rcx,4), %rax
	movq	%rax, 8(%rsp)
	vbroadcastss	%xmm1, %ymm4
	vbroadcastss	%xmm0, %ymm5
	movl	%r12d, %eax
	andl	$7, %eax
	movq	%rax, -120(%rsp)
	movq	%r12, %r8
	andq	$-8, %r8
	movq	704(%rsp), %rax
	leaq	(,%rax,4), %r10
	movq	%r9, %r11
	shlq	$5, %r11
	movq	-104(%rsp), %rdx
	movq	-8(%rsp), %rax
	imulq	%rax, %rdx
	movq	-128(%rsp), %rdi
	leaq	(%rdi,%rdx,4), %rcx
	movq	%rcx, 24(%rsp)
	leaq	(,%rax,4), %rax
	movq	%rax, 16(%rsp)
	movq	-48(%rsp), %rax
	leaq	(,%rax,4), %rax
	movq	%rax, -88(%rsp)
	movq	%rsi, %rbp
	shlq	$5, %rbp
	leaq	(,%rsi,4), %rax
	leaq	(,%r9,4), %rcx
	movq	%r10, -112(%rsp)
	leaq	(%r10,%rdx,4), %rdx
	addq	%rdi, %rdx
	addq	$-32, %rdx
	movq	%rdx, 32(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	jmp	.LBB1_4
	.p2align	4
.LBB1_96:
	vcmpltps	%ymm2, %ymm7, %ymm8
	vblendvps	%ymm8, %ymm5, %ymm7, %ymm7
	vcmpltps	%ymm7, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm4, %ymm7, %ymm7
	movq	-104(%rsp), %rdx
	imulq	704(%rsp), %rdx
	movq	8(%rsp), %rdi
	vmovups	%ymm7, (%rdi,%rdx,4)
.LBB1_97:
	movq	-104(%rsp), %rdi
	incq	%rdi
	movq	16(%rsp), %rdx
	addq	%rdx, 24(%rsp)
	addq	%rdx, 32(%rsp)
	movq	%rdi, -104(%rsp)
	cmpq	736(%rsp), %rdi
	jge	.LBB1_68
.LBB1_4:
	cmpq	$8, 704(%rsp)
	jl	.LBB1_97
	jne	.LBB1_6
.LBB1_85:
	movq	712(%rsp), %rdx
	movq	-32(%rsp), %rdi
	vmovups	(%rdx,%rdi,4), %ymm7
	cmpq	$0, 696(%rsp)
	je	.LBB1_94
	movq	32(%rsp), %rdx
	movq	64(%rsp), %rdi
	xorl	%r15d, %r15d
	jmp	.LBB1_87
	.p2align	4
.LBB1_93:
	incq	%r15
	addq	-112(%rsp), %rdi
	addq	-88(%rsp), %rdx
	cmpq	696(%rsp), %r15
	movq	728(%rsp), %r14
	je	.LBB1_94
.LBB1_87:
	testq	%r12, %r12
	je	.LBB1_93
	cmpq	$8, %r12
	jae	.LBB1_100
	xorl	%r14d, %r14d
	jmp	.LBB1_90
	.p2align	4
.LBB1_100:
	movq	%rdx, %r12
	movq	%rdi, %rbx
	xorl	%r14d, %r14d
	.p2align	4
.LBB1_101:
	vmovups	(%r12), %ymm8
	vfmadd132ps	(%rbx), %ymm7, %ymm8
	leaq	(%r12,%rax), %r10
	vmovups	(%r12,%rax), %ymm7
	leaq	(%rbx,%rcx), %r13
	vfmadd132ps	(%rbx,%rcx), %ymm8, %ymm7
	vmovups	(%rax,%r10), %ymm8
	addq	%rax, %r10
	vfmadd132ps	(%rcx,%r13), %ymm7, %ymm8
	addq	%rcx, %r13
	vmovups	(%rax,%r10), %ymm7
	vfmadd132ps	(%rcx,%r13), %ymm8, %ymm7
	addq	%rax, %r10
	addq	%rcx, %r13
	vmovups	(%rax,%r10), %ymm8
	addq	%rax, %r10
	vfmadd132ps	(%rcx,%r13), %ymm7, %ymm8
	addq	%rcx, %r13
	vmovups	(%rax,%r10), %ymm7
	addq	%rax, %r10
	vfmadd132ps	(%rcx,%r13), %ymm8, %ymm7
	addq	%rcx, %r13
	vmovups	(%rax,%r10), %ymm8
	addq	%rax, %r10
	vfmadd132ps	(%rcx,%r13), %ymm7, %ymm8
	addq	%rcx, %r13
	vmovups	(%rax,%r10), %ymm7
	vfmadd132ps	(%rcx,%r13), %ymm8, %ymm7
	addq	$8, %r14
	addq	%r11, %rbx
	addq	%rbp, %r12
	cmpq	%r14, %r8
	jne	.LBB1_101
.LBB1_90:
	movq	688(%rsp), %r12
	testb	$7, %r12b
	je	.LBB1_93
	movq	%rcx, %r10
	imulq	%r14, %r10
	addq	%rdi, %r10
	imulq	%rax, %r14
	addq	%rdx, %r14
	movq	-120(%rsp), %rbx
	.p2align	4
.LBB1_92:
	vmovups	(%r14), %ymm8
	vfmadd231ps	(%r10), %ymm8, %ymm7
	addq	%rcx, %r10
	addq	%rax, %r14
	decq	%rbx
	jne	.LBB1_92
	jmp	.LBB1_93
	.p2align	4
.LBB1_94:
	movq	720(%rsp), %rdx
	testq	%rdx, %rdx
	je	.LBB1_96
	vcmpltps	%ymm6, %ymm7, %ymm8
	movq	-32(%rsp), %rdi
	vmulps	(%rdx,%rdi,4), %ymm7, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	jmp	.LBB1_96
	.p2align	4
.LBB1_6:
	movq	-104(%rsp), %rdx
	imulq	704(%rsp), %rdx
	leaq	(%r14,%rdx,4), %rdx
	movq	%rdx, -80(%rsp)
	movq	24(%rsp), %rdi
	movq	-24(%rsp), %rbx
	xorl	%r10d, %r10d
	jmp	.LBB1_7
	.p2align	4
.LBB1_16:
	movq	720(%rsp), %rdx
	testq	%rdx, %rdx
	je	.LBB1_17
	vcmpltps	%ymm6, %ymm7, %ymm8
	movq	-96(%rsp), %r10
	vmulps	(%rdx,%r10,4), %ymm7, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	movq	728(%rsp), %r14
	movq	-72(%rsp), %rdi
	movq	-40(%rsp), %rbx
.LBB1_84:
	vcmpltps	%ymm2, %ymm7, %ymm8
	vblendvps	%ymm8, %ymm5, %ymm7, %ymm7
	vcmpltps	%ymm7, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm4, %ymm7, %ymm7
	movq	-80(%rsp), %rdx
	vmovups	%ymm7, (%rdx,%r10,4)
	addq	$8, %r10
	addq	$32, %rbx
	addq	$32, %rdi
	cmpq	-32(%rsp), %r10
	jge	.LBB1_85
.LBB1_7:
	movq	%r10, -96(%rsp)
	movq	712(%rsp), %rdx
	movq	-96(%rsp), %r10
	vmovups	(%rdx,%r10,4), %ymm7
	cmpq	$0, 696(%rsp)
	movq	%rdi, -72(%rsp)
	movq	%rbx, -40(%rsp)
	je	.LBB1_16
	movq	%rdi, %r15
	xorl	%r14d, %r14d
	jmp	.LBB1_9
	.p2align	4
.LBB1_15:
	incq	%r14
	addq	-112(%rsp), %rbx
	addq	-88(%rsp), %r15
	cmpq	696(%rsp), %r14
	je	.LBB1_16
.LBB1_9:
	testq	%r12, %r12
	je	.LBB1_15
	cmpq	$8, %r12
	movq	%r15, -64(%rsp)
	jae	.LBB1_98
	xorl	%edx, %edx
	jmp	.LBB1_12
	.p2align	4
.LBB1_98:
	movq	%r15, %rdi
	movq	%rbx, %r12
	xorl	%edx, %edx
	.p2align	4
.LBB1_99:
	vmovups	(%rdi), %ymm8
	vfmadd132ps	(%r12), %ymm7, %ymm8
	leaq	(%rdi,%rax), %r10
	vmovups	(%rdi,%rsi,4), %ymm7
	leaq	(%r12,%rcx), %r13
	vfmadd132ps	(%r12,%r9,4), %ymm8, %ymm7
	addq	%rax, %r10
	vmovups	(%rdi,%rsi,8), %ymm8
	vfmadd132ps	(%r12,%r9,8), %ymm7, %ymm8
	addq	%rcx, %r13
	vmovups	(%r10,%rsi,4), %ymm7
	vfmadd132ps	(%r13,%r9,4), %ymm8, %ymm7
	movq	%rbp, %r15
	movq	%r11, %rbp
	movq	%r8, %r11
	leaq	(%rax,%rax), %r8
	addq	%r10, %r8
	vmovups	(%r10,%rsi,8), %ymm8
	leaq	(%rcx,%rcx), %r10
	addq	%r13, %r10
	vfmadd132ps	(%r13,%r9,8), %ymm7, %ymm8
	leaq	(%r8,%rsi,4), %r13
	vmovups	(%r8,%rsi,4), %ymm7
	leaq	(%r10,%r9,4), %r8
	vfmadd132ps	(%r10,%r9,4), %ymm8, %ymm7
	vmovups	(%rax,%r13), %ymm8
	addq	%rax, %r13
	vfmadd132ps	(%rcx,%r8), %ymm7, %ymm8
	addq	%rcx, %r8
	vmovups	(%rax,%r13), %ymm7
	vfmadd132ps	(%rcx,%r8), %ymm8, %ymm7
	movq	%r11, %r8
	movq	%rbp, %r11
	movq	%r15, %rbp
	addq	$8, %rdx
	addq	%r11, %r12
	addq	%r15, %rdi
	cmpq	%rdx, %r8
	jne	.LBB1_99
.LBB1_12:
	cmpq	$0, -120(%rsp)
	movq	688(%rsp), %r12
	movq	-64(%rsp), %r15
	je	.LBB1_15
	movq	%rcx, %rdi
	imulq	%rdx, %rdi
	addq	%rbx, %rdi
	imulq	%rax, %rdx
	addq	%r15, %rdx
	movq	-120(%rsp), %r10
	.p2align	4
.LBB1_14:
	vmovups	(%rdx), %ymm8
	vfmadd231ps	(%rdi), %ymm8, %ymm7
	addq	%rcx, %rdi
	addq	%rax, %rdx
	decq	%r10
	jne	.LBB1_14
	jmp	.LBB1_15
	.p2align	4
.LBB1_17:
	movq	728(%rsp), %r14
	movq	-72(%rsp), %rdi
	movq	-40(%rsp), %rbx
	movq	-96(%rsp), %r10
	jmp	.LBB1_84
.LBB1_68:
	cmpq	$8, 704(%rsp)
	setge	%al
	cmpq	$0, 736(%rsp)
	sete	%cl
	orb	%al, %cl
	movq	-48(%rsp), %rax
	je	.LBB1_69
.LBB1_106:
	addq	$632, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB1_69:
	movl	%r12d, %ecx
	andl	$7, %ecx
	movq	%rcx, -112(%rsp)
	movq	%r12, %rdx
	andq	$-8, %rdx
	movq	704(%rsp), %rcx
	leaq	(,%rcx,4), %rcx
	movq	%rcx, -88(%rsp)
	movq	%r9, %rdi
	shlq	$5, %rdi
	shlq	$2, -8(%rsp)
	shlq	$2, %rax
	movq	%rsi, %r8
	shlq	$5, %r8
	leaq	(,%rsi,4), %r10
	leaq	(,%r9,4), %r11
	movq	$0, -80(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%rax, -48(%rsp)
	jmp	.LBB1_70
	.p2align	4
.LBB1_105:
	movq	-80(%rsp), %rbx
	incq	%rbx
	movq	-128(%rsp), %rcx
	addq	-8(%rsp), %rcx
	movq	%rcx, -128(%rsp)
	movq	%rbx, -80(%rsp)
	cmpq	736(%rsp), %rbx
	je	.LBB1_106
.LBB1_70:
	cmpq	$0, 704(%rsp)
	je	.LBB1_105
	movq	-80(%rsp), %rbx
	imulq	704(%rsp), %rbx
	leaq	(%r14,%rbx,4), %rcx
	movq	%rcx, -40(%rsp)
	movq	-128(%rsp), %rbx
	movq	-24(%rsp), %r13
	xorl	%r15d, %r15d
	jmp	.LBB1_72
	.p2align	4
.LBB1_82:
	movq	728(%rsp), %r14
	movq	-96(%rsp), %rbx
	movq	-72(%rsp), %r13
	movq	%rcx, %r15
.LBB1_104:
	vminss	%xmm3, %xmm1, %xmm4
	vcmpltss	%xmm0, %xmm3, %xmm3
	vblendvps	%xmm3, %xmm0, %xmm4, %xmm3
	movq	-40(%rsp), %rcx
	vmovss	%xmm3, (%rcx,%r15,4)
	incq	%r15
	addq	$4, %r13
	addq	$4, %rbx
	cmpq	704(%rsp), %r15
	je	.LBB1_105
.LBB1_72:
	movq	%r15, -120(%rsp)
	movq	712(%rsp), %rcx
	movq	-120(%rsp), %r14
	vmovss	(%rcx,%r14,4), %xmm3
	movq	-120(%rsp), %rcx
	cmpq	$0, 696(%rsp)
	movq	%rbx, -96(%rsp)
	movq	%r13, -72(%rsp)
	je	.LBB1_81
	xorl	%r14d, %r14d
	jmp	.LBB1_74
	.p2align	4
.LBB1_80:
	incq	%r14
	addq	-88(%rsp), %r13
	addq	%rax, %rbx
	cmpq	696(%rsp), %r14
	movq	688(%rsp), %r12
	je	.LBB1_81
.LBB1_74:
	testq	%r12, %r12
	je	.LBB1_80
	cmpq	$8, %r12
	movq	%rbx, -64(%rsp)
	jae	.LBB1_107
	xorl	%r15d, %r15d
	jmp	.LBB1_77
	.p2align	4
.LBB1_107:
	movq	%rbx, %rbp
	movq	%r13, %r12
	xorl	%r15d, %r15d
	.p2align	4
.LBB1_108:
	vmovss	(%rbp), %xmm4
	vfmadd132ss	(%r12), %xmm3, %xmm4
	movq	%rdi, %rbx
	movq	%rdx, %rdi
	leaq	(%r10,%rbp), %rdx
	vmovss	(%rbp,%rsi,4), %xmm3
	leaq	(%r12,%r11), %rax
	vfmadd132ss	(%r12,%r9,4), %xmm4, %xmm3
	addq	%r10, %rdx
	vmovss	(%rbp,%rsi,8), %xmm4
	vfmadd132ss	(%r12,%r9,8), %xmm3, %xmm4
	addq	%r11, %rax
	vmovss	(%rdx,%rsi,4), %xmm3
	vfmadd132ss	(%rax,%r9,4), %xmm4, %xmm3
	leaq	(%r10,%r10), %rcx
	addq	%rdx, %rcx
	vmovss	(%rdx,%rsi,8), %xmm4
	leaq	(%r11,%r11), %rdx
	addq	%rax, %rdx
	vfmadd132ss	(%rax,%r9,8), %xmm3, %xmm4
	leaq	(%rcx,%rsi,4), %rax
	vmovss	(%rcx,%rsi,4), %xmm3
	leaq	(%rdx,%r9,4), %rcx
	vfmadd132ss	(%rdx,%r9,4), %xmm4, %xmm3
	movq	%rdi, %rdx
	movq	%rbx, %rdi
	vmovss	(%r10,%rax), %xmm4
	addq	%r10, %rax
	vfmadd132ss	(%r11,%rcx), %xmm3, %xmm4
	addq	%r11, %rcx
	vmovss	(%r10,%rax), %xmm3
	vfmadd132ss	(%r11,%rcx), %xmm4, %xmm3
	addq	$8, %r15
	addq	%rbx, %r12
	addq	%r8, %rbp
	cmpq	%r15, %rdx
	jne	.LBB1_108
.LBB1_77:
	cmpq	$0, -112(%rsp)
	movq	-48(%rsp), %rax
	movq	-120(%rsp), %rcx
	movq	-64(%rsp), %rbx
	je	.LBB1_80
	movq	%r11, %r12
	imulq	%r15, %r12
	addq	%r13, %r12
	imulq	%r10, %r15
	addq	%rbx, %r15
	movq	-112(%rsp), %rbp
	.p2align	4
.LBB1_79:
	vmovss	(%r15), %xmm4
	vfmadd231ss	(%r12), %xmm4, %xmm3
	addq	%r11, %r12
	addq	%r10, %r15
	decq	%rbp
	jne	.LBB1_79
	jmp	.LBB1_80
	.p2align	4
.LBB1_81:
	cmpq	$0, 720(%rsp)
	je	.LBB1_82
	vucomiss	%xmm3, %xmm2
	movq	728(%rsp), %r14
	movq	-96(%rsp), %rbx
	movq	-72(%rsp), %r13
	movq	%rcx, %r15
	jbe	.LBB1_104
	movq	720(%rsp), %rcx
	vmulss	(%rcx,%r15,4), %xmm3, %xmm3
	jmp	.LBB1_104
.Lfunc_end1:
	.size	$s18VitruvianMicroAVX214microDepthwise6window7rowStep06columnH006outputH06filter0k3RowH003tapL5Count0m6ColumnN007channelN04bias5slope5lower5upper0J00jN0ySPySfG_S3iARS4iA2RSgS2fSpySfGSitF, .Lfunc_end1-$s18VitruvianMicroAVX214microDepthwise6window7rowStep06columnH006outputH06filter0k3RowH003tapL5Count0m6ColumnN007channelN04bias5slope5lower5upper0J00jN0ySPySfG_S3iARS4iA2RSgS2fSpySfGSitF
	.hidden	$s18VitruvianMicroAVX20B8EpilogueV6finish_7channels5SIMD8VySfGAH_SitF
	.globl	$s18VitruvianMicroAVX20B8EpilogueV6finish_7channels5SIMD8VySfGAH_SitF
	.p2align	4
	.type	$s18VitruvianMicroAVX20B8EpilogueV6finish_7channels5SIMD8VySfGAH_SitF,@function
$s18VitruvianMicroAVX20B8EpilogueV6finish_7channels5SIMD8VySfGAH_SitF:
	vinsertf128	$1, %xmm1, %ymm0, %ymm4
	testq	%rsi, %rsi
	je	.LBB2_2
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm4, %ymm4
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vmulps	(%rsi,%rdi,4), %ymm0, %ymm1
	vblendvps	%ymm4, %ymm1, %ymm0, %ymm4
.LBB2_2:
	vbroadcastss	%xmm2, %ymm0
	vmaxps	%ymm4, %ymm0, %ymm0
	vbroadcastss	%xmm3, %ymm1
	vminps	%ymm0, %ymm1, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vzeroupper
	retq
.Lfunc_end2:
	.size	$s18VitruvianMicroAVX20B8EpilogueV6finish_7channels5SIMD8VySfGAH_SitF, .Lfunc_end2-$s18VitruvianMicroAVX20B8EpilogueV6finish_7channels5SIMD8VySfGAH_SitF
	.hidden	vitruvian_multiply_avx2
	.globl	vitruvian_multiply_avx2
	.p2align	4
	.type	vitruvian_multiply_avx2,@function
vitruvian_multiply_avx2:
	jmp	($s18VitruvianMicroAVX213microMultiply1a7aStride8rowCount6packed5depth06columnH05slope5lower5upper1c01cF09remainderySPySfG_S2iAOS2iAOSgS2fSpySfGSiAQtF)
.Lfunc_end3:
	.size	vitruvian_multiply_avx2, .Lfunc_end3-vitruvian_multiply_avx2
	.hidden	$s18VitruvianMicroAVX213microMultiply1a7aStride8rowCount6packed5depth06columnH05slope5lower5upper1c01cF09remainderySPySfG_S2iAOS2iAOSgS2fSpySfGSiAQtF
	.globl	$s18VitruvianMicroAVX213microMultiply1a7aStride8rowCount6packed5depth06columnH05slope5lower5upper1c01cF09remainderySPySfG_S2iAOS2iAOSgS2fSpySfGSiAQtF
	.p2align	4
	.type	$s18VitruvianMicroAVX213microMultiply1a7aStride8rowCount6packed5depth06columnH05slope5lower5upper1c01cF09remainderySPySfG_S2iAOS2iAOSgS2fSpySfGSiAQtF,@function
$s18VitruvianMicroAVX213microMultiply1a7aStride8rowCount6packed5depth06columnH05slope5lower5upper1c01cF09remainderySPySfG_S2iAOS2iAOSgS2fSpySfGSiAQtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$760, %rsp
	vmovaps	%xmm1, 80(%rsp)
	vmovaps	%xmm0, 64(%rsp)
	movq	%rcx, (%rsp)
	movq	%rdi, 8(%rsp)
	testq	%r9, %r9
	jle	.LBB4_18
	movq	%r9, %rbx
	movq	%r8, %r14
	movq	%rsi, %r15
	movq	840(%rsp), %r12
	movq	832(%rsp), %rcx
	movq	824(%rsp), %rbp
	vbroadcastss	64(%rsp), %ymm0
	vmovups	%ymm0, 400(%rsp)
	vbroadcastss	80(%rsp), %ymm0
	vmovups	%ymm0, 368(%rsp)
	leaq	-1(%rdx), %rax
	movq	%rax, 200(%rsp)
	movq	%r8, %rax
	shlq	$6, %rax
	movq	%rax, 120(%rsp)
	movl	%ebx, %eax
	andl	$7, %eax
	movq	%rax, 192(%rsp)
	leaq	(,%rsi,4), %rax
	movq	%rax, 152(%rsp)
	leaq	(,%rsi,8), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 184(%rsp)
	leaq	28(%rbp), %rax
	movq	%rax, 112(%rsp)
	leaq	(,%rcx,8), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 176(%rsp)
	movq	%r9, %rax
	andq	$-8, %rax
	movq	%rax, 104(%rsp)
	xorl	%ecx, %ecx
	movq	%rdx, 32(%rsp)
	movq	%r9, 16(%rsp)
	movq	%rsi, 128(%rsp)
	movq	%r8, 168(%rsp)
	jmp	.LBB4_2
	.p2align	4
.LBB4_16:
	movq	(%rsp), %rax
	movq	120(%rsp), %rcx
	addq	%rcx, %rax
	addq	$64, %rax
	movq	%rax, (%rsp)
	movl	$16, %eax
	movq	16(%rsp), %rbx
	movq	128(%rsp), %r15
	movq	824(%rsp), %rbp
.LBB4_17:
	movq	24(%rsp), %rcx
	addq	%rax, %rcx
	cmpq	%rbx, %rcx
	jge	.LBB4_18
.LBB4_2:
	movq	816(%rsp), %rax
	testq	%rax, %rax
	leaq	(%rax,%rcx,4), %rsi
	cmoveq	%rax, %rsi
	movq	%rbx, %rdi
	subq	%rcx, %rdi
	movq	%rcx, 24(%rsp)
	leaq	(,%rcx,4), %rcx
	addq	%rbp, %rcx
	movq	8(%rsp), %rax
	movq	%rax, 280(%rsp)
	movq	%r15, 288(%rsp)
	movq	%rdx, 296(%rsp)
	movq	(%rsp), %rax
	movq	%rax, 304(%rsp)
	movq	%r14, 312(%rsp)
	movq	%rdi, 320(%rsp)
	movq	%rsi, 328(%rsp)
	vmovaps	64(%rsp), %xmm0
	vmovss	%xmm0, 336(%rsp)
	vmovaps	80(%rsp), %xmm0
	vmovss	%xmm0, 340(%rsp)
	movq	%rcx, 40(%rsp)
	movq	%rcx, 344(%rsp)
	movq	832(%rsp), %rax
	movq	%rax, 352(%rsp)
	movq	%r12, 360(%rsp)
	movq	%rdi, 56(%rsp)
	cmpq	$9, %rdi
	jl	.LBB4_23
	testq	%rdx, %rdx
	jle	.LBB4_16
	movq	24(%rsp), %rcx
	movq	%rcx, %rax
	subq	16(%rsp), %rax
	movq	%rax, 144(%rsp)
	movq	(%rsp), %rax
	addq	$96, %rax
	movq	%rax, 160(%rsp)
	movq	112(%rsp), %rax
	leaq	(%rax,%rcx,4), %r15
	movq	104(%rsp), %rax
	subq	%rcx, %rax
	movq	%rax, 136(%rsp)
	movl	$5, %ecx
	movl	$4, %r8d
	movl	$3, %r9d
	movl	$2, %r11d
	movl	$1, %ebx
	movq	40(%rsp), %rax
	movq	%rax, 48(%rsp)
	movq	8(%rsp), %rbp
	xorl	%r13d, %r13d
	movq	%rsi, 208(%rsp)
	jmp	.LBB4_5
	.p2align	4
.LBB4_15:
	movq	%r13, %r14
	movq	%r13, %rdi
	orq	$1, %rdi
	leaq	2(%r13), %rbx
	leaq	3(%r13), %rax
	movq	%rax, 216(%rsp)
	leaq	4(%r13), %rax
	movq	%rax, 224(%rsp)
	leaq	5(%r13), %rax
	movq	%rax, 232(%rsp)
	vextractf128	$1, %ymm0, %xmm1
	vextractf128	$1, %ymm2, %xmm3
	movl	$1, %esi
	leaq	280(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	vmovups	496(%rsp), %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vmovups	528(%rsp), %ymm2
	vextractf128	$1, %ymm2, %xmm3
	movq	%rbx, %rdi
	movl	$1, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	vmovups	560(%rsp), %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vmovups	592(%rsp), %ymm2
	vextractf128	$1, %ymm2, %xmm3
	movq	216(%rsp), %rdi
	movl	$1, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	vmovups	624(%rsp), %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vmovups	656(%rsp), %ymm2
	vextractf128	$1, %ymm2, %xmm3
	movq	224(%rsp), %rdi
	movl	$1, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	vmovups	688(%rsp), %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vmovups	720(%rsp), %ymm2
	vextractf128	$1, %ymm2, %xmm3
	movq	232(%rsp), %rdi
	movl	$1, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	addq	$6, %r14
	movq	272(%rsp), %rcx
	addq	$6, %rcx
	movq	264(%rsp), %r8
	addq	$6, %r8
	movq	256(%rsp), %r9
	addq	$6, %r9
	movq	248(%rsp), %r11
	addq	$6, %r11
	movq	240(%rsp), %rbx
	addq	$6, %rbx
	addq	184(%rsp), %rbp
	movq	176(%rsp), %rax
	addq	%rax, %r15
	addq	%rax, 48(%rsp)
	movq	32(%rsp), %rdx
	movq	%r14, %r13
	cmpq	%rdx, %r14
	movq	208(%rsp), %rsi
	movq	168(%rsp), %r14
	jge	.LBB4_16
.LBB4_5:
	movq	200(%rsp), %rdi
	cmpq	%rdi, %rcx
	movq	%rdi, %rax
	movq	%rcx, 272(%rsp)
	cmovlq	%rcx, %rax
	cmpq	%rdi, %r8
	movq	%rdi, %rcx
	movq	%r8, 264(%rsp)
	cmovlq	%r8, %rcx
	cmpq	%rdi, %r9
	movq	%rdi, %rdx
	movq	%r9, 256(%rsp)
	cmovlq	%r9, %rdx
	cmpq	%rdi, %r11
	movq	%rdi, %r10
	cmovlq	%r11, %r10
	cmpq	%rdi, %rbx
	cmovlq	%rbx, %rdi
	movq	(%rsp), %r8
	vmovups	(%r8), %ymm1
	vmovups	32(%r8), %ymm0
	testq	%r14, %r14
	movq	%rbx, 240(%rsp)
	je	.LBB4_6
	movq	152(%rsp), %r9
	imulq	%r9, %rax
	movq	8(%rsp), %r8
	addq	%r8, %rax
	imulq	%r9, %rcx
	addq	%r8, %rcx
	imulq	%r9, %rdx
	addq	%r8, %rdx
	imulq	%r9, %r10
	addq	%r8, %r10
	imulq	%r9, %rdi
	addq	%r8, %rdi
	movq	160(%rsp), %r8
	vmovaps	%ymm0, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm0, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm0, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm0, %ymm11
	vmovaps	%ymm1, %ymm12
	vmovaps	%ymm0, %ymm13
	vmovaps	%ymm1, %ymm14
	xorl	%r9d, %r9d
	.p2align	4
.LBB4_22:
	vmovups	-32(%r8), %ymm2
	vmovups	(%r8), %ymm3
	vbroadcastss	(%rbp,%r9,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm0
	vbroadcastss	(%rdi,%r9,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm14
	vfmadd231ps	%ymm4, %ymm3, %ymm13
	vbroadcastss	(%r10,%r9,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm12
	vfmadd231ps	%ymm4, %ymm3, %ymm11
	vbroadcastss	(%rdx,%r9,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm10
	vfmadd231ps	%ymm4, %ymm3, %ymm9
	vbroadcastss	(%rcx,%r9,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm8
	vfmadd231ps	%ymm4, %ymm3, %ymm7
	vbroadcastss	(%rax,%r9,4), %ymm4
	incq	%r9
	vfmadd231ps	%ymm2, %ymm4, %ymm6
	vfmadd231ps	%ymm3, %ymm4, %ymm5
	addq	$64, %r8
	cmpq	%r9, %r14
	jne	.LBB4_22
	jmp	.LBB4_7
	.p2align	4
.LBB4_6:
	vmovaps	%ymm0, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm0, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm0, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm0, %ymm11
	vmovaps	%ymm1, %ymm12
	vmovaps	%ymm0, %ymm13
	vmovaps	%ymm1, %ymm14
.LBB4_7:
	movq	%r13, %rax
	imulq	832(%rsp), %rax
	cmpq	$16, 56(%rsp)
	movq	40(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rbx
	cmovbq	%r12, %rbx
	testq	%rsi, %rsi
	movq	%r11, 248(%rsp)
	vmovups	%ymm5, 720(%rsp)
	vmovups	%ymm6, 688(%rsp)
	vmovups	%ymm7, 656(%rsp)
	vmovups	%ymm8, 624(%rsp)
	vmovups	%ymm9, 592(%rsp)
	vmovups	%ymm10, 560(%rsp)
	vmovups	%ymm11, 528(%rsp)
	vmovups	%ymm12, 496(%rsp)
	vmovups	%ymm13, 464(%rsp)
	vmovups	%ymm14, 432(%rsp)
	je	.LBB4_9
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm2, %ymm1, %ymm2
	vmulps	(%rsi), %ymm1, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm1, %ymm1
.LBB4_9:
	vmovups	400(%rsp), %ymm3
	vcmpltps	%ymm3, %ymm1, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm1, %ymm1
	vmovups	368(%rsp), %ymm3
	vcmpltps	%ymm1, %ymm3, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm1, %ymm1
	vmovups	%ymm1, (%rbx)
	vextractf128	$1, %ymm0, %xmm1
	movl	$8, %edi
	vmovaps	64(%rsp), %xmm2
	vmovaps	80(%rsp), %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B8EpilogueV6finish_7channels5SIMD8VySfGAH_SitF)
	vmovups	%xmm1, 48(%rbx)
	vmovups	%xmm0, 32(%rbx)
	cmpq	$15, 56(%rsp)
	movq	192(%rsp), %rsi
	vmovups	464(%rsp), %ymm2
	vmovups	432(%rsp), %ymm0
	ja	.LBB4_15
	cmpq	$-8, 144(%rsp)
	jbe	.LBB4_19
	xorl	%ecx, %ecx
	jmp	.LBB4_12
	.p2align	4
.LBB4_19:
	xorl	%eax, %eax
	movq	136(%rsp), %rdx
	.p2align	4
.LBB4_20:
	vmovss	(%r12,%rax,4), %xmm1
	vmovss	%xmm1, -28(%r15,%rax,4)
	vmovss	4(%r12,%rax,4), %xmm1
	vmovss	%xmm1, -24(%r15,%rax,4)
	vmovss	8(%r12,%rax,4), %xmm1
	vmovss	%xmm1, -20(%r15,%rax,4)
	vmovss	12(%r12,%rax,4), %xmm1
	vmovss	%xmm1, -16(%r15,%rax,4)
	vmovss	16(%r12,%rax,4), %xmm1
	vmovss	%xmm1, -12(%r15,%rax,4)
	vmovss	20(%r12,%rax,4), %xmm1
	vmovss	%xmm1, -8(%r15,%rax,4)
	vmovss	24(%r12,%rax,4), %xmm1
	vmovss	%xmm1, -4(%r15,%rax,4)
	leaq	8(%rax), %rcx
	vmovss	28(%r12,%rax,4), %xmm1
	vmovss	%xmm1, (%r15,%rax,4)
	movq	%rcx, %rax
	cmpq	%rcx, %rdx
	jne	.LBB4_20
.LBB4_12:
	testq	%rsi, %rsi
	je	.LBB4_15
	movq	48(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	leaq	(%r12,%rcx,4), %rcx
	xorl	%edx, %edx
	.p2align	4
.LBB4_14:
	vmovss	(%rcx,%rdx,4), %xmm1
	vmovss	%xmm1, (%rax,%rdx,4)
	incq	%rdx
	cmpq	%rdx, %rsi
	jne	.LBB4_14
	jmp	.LBB4_15
	.p2align	4
.LBB4_23:
	xorl	%edi, %edi
	leaq	280(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B5BlockV8multiply6isPairySb_tF)
	movq	32(%rsp), %rdx
	movl	$8, %eax
	jmp	.LBB4_17
.LBB4_18:
	addq	$760, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end4:
	.size	$s18VitruvianMicroAVX213microMultiply1a7aStride8rowCount6packed5depth06columnH05slope5lower5upper1c01cF09remainderySPySfG_S2iAOS2iAOSgS2fSpySfGSiAQtF, .Lfunc_end4-$s18VitruvianMicroAVX213microMultiply1a7aStride8rowCount6packed5depth06columnH05slope5lower5upper1c01cF09remainderySPySfG_S2iAOS2iAOSgS2fSpySfGSiAQtF
	.hidden	$s18VitruvianMicroAVX20B5BlockV8multiply6isPairySb_tF
	.globl	$s18VitruvianMicroAVX20B5BlockV8multiply6isPairySb_tF
	.p2align	4
	.type	$s18VitruvianMicroAVX20B5BlockV8multiply6isPairySb_tF,@function
$s18VitruvianMicroAVX20B5BlockV8multiply6isPairySb_tF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	subq	$656, %rsp
	movq	16(%r13), %rax
	movq	%rax, 56(%rsp)
	testq	%rax, %rax
	jle	.LBB5_34
	movl	%edi, %ebx
	movq	(%r13), %r15
	movq	8(%r13), %rax
	movq	24(%r13), %rdx
	movq	32(%r13), %rbp
	movq	64(%r13), %r14
	movq	72(%r13), %rsi
	movq	40(%r13), %rdi
	movq	48(%r13), %rcx
	movq	%rcx, 8(%rsp)
	vbroadcastss	56(%r13), %ymm0
	vmovups	%ymm0, 400(%rsp)
	vbroadcastss	60(%r13), %ymm0
	vmovups	%ymm0, 368(%rsp)
	movzbl	%bl, %ecx
	movl	%ecx, 28(%rsp)
	andl	$1, %ecx
	leaq	8(,%rcx,8), %rcx
	movq	%rcx, 248(%rsp)
	cmpq	%rcx, %rdi
	setge	%cl
	testq	%rdi, %rdi
	sete	%r8b
	orb	%cl, %r8b
	movb	%r8b, 7(%rsp)
	movq	%rsi, 208(%rsp)
	leaq	(,%rsi,8), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rcx, 72(%rsp)
	movq	%rdi, %rcx
	andq	$-32, %rcx
	movq	%rcx, 32(%rsp)
	movq	%rdi, 80(%rsp)
	andq	$-4, %rdi
	movq	%rdi, 192(%rsp)
	leaq	(,%rax,4), %rcx
	movq	%rcx, 216(%rsp)
	shlq	$3, %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 240(%rsp)
	movq	56(%rsp), %rax
	decq	%rax
	movq	%rax, 232(%rsp)
	leaq	32(%rdx), %rax
	movq	%rax, 48(%rsp)
	movq	%rdx, 264(%rsp)
	leaq	64(%rdx), %rax
	movq	%rax, 200(%rsp)
	leaq	96(%r14), %r9
	movl	$5, %r10d
	movl	$4, %r11d
	movl	$3, %esi
	movl	$2, %r8d
	movl	$1, %r12d
	movq	$0, 64(%rsp)
	movq	%r14, 40(%rsp)
	movq	%r15, 224(%rsp)
	movq	$0, 16(%rsp)
	movq	%rbp, 256(%rsp)
	jmp	.LBB5_2
	.p2align	4
.LBB5_33:
	movq	16(%rsp), %rbp
	movq	%rbp, %rdi
	orq	$1, %rdi
	leaq	2(%rbp), %rax
	movq	%rax, 272(%rsp)
	leaq	3(%rbp), %rax
	movq	%rax, 280(%rsp)
	leaq	4(%rbp), %rax
	movq	%rax, 288(%rsp)
	leaq	5(%rbp), %rax
	movq	%rax, 296(%rsp)
	vextractf128	$1, %ymm4, %xmm1
	vmovups	336(%rsp), %ymm2
	vextractf128	$1, %ymm2, %xmm3
	vmovaps	%xmm4, %xmm0
	movl	28(%rsp), %r12d
	movl	%r12d, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	vmovups	464(%rsp), %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vmovups	592(%rsp), %ymm2
	vextractf128	$1, %ymm2, %xmm3
	movq	272(%rsp), %rdi
	movl	%r12d, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	vmovups	496(%rsp), %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vmovups	624(%rsp), %ymm2
	vextractf128	$1, %ymm2, %xmm3
	movq	280(%rsp), %rdi
	movl	%r12d, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	vmovups	528(%rsp), %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vmovups	96(%rsp), %ymm2
	vextractf128	$1, %ymm2, %xmm3
	movq	288(%rsp), %rdi
	movl	%r12d, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	vmovups	560(%rsp), %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vmovups	128(%rsp), %ymm2
	vextractf128	$1, %ymm2, %xmm3
	movq	296(%rsp), %rdi
	movl	%r12d, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	addq	$6, %rbp
	incq	64(%rsp)
	movq	328(%rsp), %r10
	addq	$6, %r10
	movq	320(%rsp), %r11
	addq	$6, %r11
	movq	312(%rsp), %rsi
	addq	$6, %rsi
	movq	304(%rsp), %r8
	addq	$6, %r8
	movq	160(%rsp), %r12
	addq	$6, %r12
	addq	240(%rsp), %r15
	movq	72(%rsp), %rax
	movq	88(%rsp), %r9
	addq	%rax, %r9
	addq	%rax, %r14
	movq	%rbp, 16(%rsp)
	cmpq	56(%rsp), %rbp
	movq	256(%rsp), %rbp
	jge	.LBB5_34
.LBB5_2:
	movq	232(%rsp), %rdi
	cmpq	%rdi, %r10
	movq	%rdi, %rax
	cmovlq	%r10, %rax
	cmpq	%rdi, %r11
	movq	%rdi, %rcx
	cmovlq	%r11, %rcx
	cmpq	%rdi, %rsi
	movq	%rdi, %rdx
	movq	%rsi, 312(%rsp)
	cmovlq	%rsi, %rdx
	cmpq	%rdi, %r8
	movq	%rdi, %rsi
	movq	%r8, 304(%rsp)
	cmovlq	%r8, %rsi
	cmpq	%rdi, %r12
	cmovlq	%r12, %rdi
	movq	264(%rsp), %r8
	vmovups	(%r8), %ymm11
	testb	$1, %bl
	movq	%r9, 88(%rsp)
	movq	%r10, 328(%rsp)
	movq	%r11, 320(%rsp)
	je	.LBB5_8
	movq	48(%rsp), %r8
	vmovups	(%r8), %ymm2
	movl	$16, %r8d
	movq	200(%rsp), %r9
	testq	%rbp, %rbp
	jne	.LBB5_35
	vmovaps	%ymm2, %ymm1
	vmovaps	%ymm11, %ymm2
	vmovups	%ymm1, 128(%rsp)
	vmovaps	%ymm11, %ymm14
	vmovups	%ymm1, 96(%rsp)
	vmovaps	%ymm11, %ymm15
	vmovaps	%ymm1, %ymm12
	vmovaps	%ymm11, %ymm5
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm11, %ymm6
	vmovups	%ymm1, 160(%rsp)
	jmp	.LBB5_5
	.p2align	4
.LBB5_8:
	movl	$8, %r8d
	vxorps	%xmm2, %xmm2, %xmm2
	movq	48(%rsp), %r9
	testq	%rbp, %rbp
	je	.LBB5_9
.LBB5_35:
	movq	216(%rsp), %r11
	imulq	%r11, %rax
	movq	224(%rsp), %r10
	addq	%r10, %rax
	imulq	%r11, %rcx
	addq	%r10, %rcx
	imulq	%r11, %rdx
	addq	%r10, %rdx
	imulq	%r11, %rsi
	addq	%r10, %rsi
	imulq	%r11, %rdi
	addq	%r10, %rdi
	addq	$32, %r9
	shll	$2, %r8d
	vmovups	%ymm2, 128(%rsp)
	vmovaps	%ymm11, %ymm3
	vmovups	%ymm2, 96(%rsp)
	vmovaps	%ymm11, %ymm4
	vmovaps	%ymm2, %ymm12
	vmovaps	%ymm11, %ymm1
	vmovaps	%ymm2, %ymm10
	vmovaps	%ymm11, %ymm13
	vmovups	%ymm2, 160(%rsp)
	vmovups	%ymm2, 336(%rsp)
	vmovaps	%ymm11, %ymm9
	xorl	%r11d, %r11d
	jmp	.LBB5_36
	.p2align	4
.LBB5_51:
	vmovups	-32(%r9), %ymm8
	vfmadd213ps	%ymm11, %ymm8, %ymm2
	vfmadd213ps	%ymm9, %ymm8, %ymm7
	vfmadd213ps	%ymm13, %ymm8, %ymm6
	vfmadd213ps	%ymm1, %ymm8, %ymm5
	vfmadd213ps	%ymm4, %ymm8, %ymm15
	vfmadd213ps	%ymm3, %ymm8, %ymm14
	addq	%r8, %r9
	vmovaps	%ymm2, %ymm11
	vmovaps	%ymm14, %ymm3
	vmovaps	%ymm15, %ymm4
	vmovaps	%ymm5, %ymm1
	vmovaps	%ymm6, %ymm13
	vmovaps	%ymm7, %ymm9
	movq	%r10, %r11
	cmpq	%r10, %rbp
	je	.LBB5_6
.LBB5_36:
	vxorps	%xmm8, %xmm8, %xmm8
	testb	$1, %bl
	je	.LBB5_38
	vmovups	(%r9), %ymm8
.LBB5_38:
	leaq	1(%r11), %r10
	vbroadcastss	(%r15,%r11,4), %ymm2
	testb	$1, %bl
	jne	.LBB5_39
	vbroadcastss	(%rdi,%r11,4), %ymm7
	jne	.LBB5_41
.LBB5_42:
	vbroadcastss	(%rsi,%r11,4), %ymm5
	jne	.LBB5_43
.LBB5_44:
	vmovaps	%ymm5, %ymm6
	vbroadcastss	(%rdx,%r11,4), %ymm5
	je	.LBB5_47
.LBB5_46:
	vfmadd231ps	%ymm8, %ymm5, %ymm12
.LBB5_47:
	vbroadcastss	(%rcx,%r11,4), %ymm15
	jne	.LBB5_48
	vbroadcastss	(%rax,%r11,4), %ymm14
	je	.LBB5_51
	jmp	.LBB5_50
	.p2align	4
.LBB5_39:
	vmovups	160(%rsp), %ymm5
	vfmadd231ps	%ymm8, %ymm2, %ymm5
	vmovups	%ymm5, 160(%rsp)
	vbroadcastss	(%rdi,%r11,4), %ymm7
	je	.LBB5_42
.LBB5_41:
	vmovups	336(%rsp), %ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vmovups	%ymm5, 336(%rsp)
	vbroadcastss	(%rsi,%r11,4), %ymm5
	je	.LBB5_44
.LBB5_43:
	vmovaps	%ymm5, %ymm6
	vfmadd231ps	%ymm8, %ymm5, %ymm10
	vbroadcastss	(%rdx,%r11,4), %ymm5
	jne	.LBB5_46
	jmp	.LBB5_47
	.p2align	4
.LBB5_48:
	vmovups	96(%rsp), %ymm0
	vfmadd231ps	%ymm8, %ymm15, %ymm0
	vmovups	%ymm0, 96(%rsp)
	vbroadcastss	(%rax,%r11,4), %ymm14
	je	.LBB5_51
.LBB5_50:
	vmovaps	%ymm10, %ymm0
	vmovups	128(%rsp), %ymm10
	vfmadd231ps	%ymm8, %ymm14, %ymm10
	vmovups	%ymm10, 128(%rsp)
	vmovaps	%ymm0, %ymm10
	jmp	.LBB5_51
.LBB5_9:
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 160(%rsp)
	vmovaps	%ymm11, %ymm2
	vmovups	%ymm1, 128(%rsp)
	vmovaps	%ymm11, %ymm14
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 96(%rsp)
	vmovaps	%ymm11, %ymm15
	vxorps	%xmm12, %xmm12, %xmm12
	vmovaps	%ymm11, %ymm5
	vxorps	%xmm10, %xmm10, %xmm10
	vmovaps	%ymm11, %ymm6
.LBB5_5:
	vmovups	%ymm1, 336(%rsp)
	vmovaps	%ymm11, %ymm7
.LBB5_6:
	vmovups	%ymm7, 432(%rsp)
	vmovups	%ymm6, 464(%rsp)
	vmovups	%ymm5, 496(%rsp)
	movq	80(%rsp), %r8
	cmpq	248(%rsp), %r8
	jl	.LBB5_10
	movq	16(%rsp), %rax
	imulq	208(%rsp), %rax
	movq	40(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rbp
	jmp	.LBB5_11
	.p2align	4
.LBB5_10:
	movq	80(%r13), %rbp
.LBB5_11:
	movq	8(%rsp), %rax
	vmovups	128(%rsp), %ymm0
	vmovups	96(%rsp), %ymm11
	testq	%rax, %rax
	je	.LBB5_13
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm1, %ymm2, %ymm1
	vmulps	(%rax), %ymm2, %ymm3
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm2
.LBB5_13:
	vmovups	%ymm15, 528(%rsp)
	vmovups	%ymm14, 560(%rsp)
	vmovups	%ymm10, 592(%rsp)
	vmovups	%ymm12, 624(%rsp)
	vmovups	%ymm11, 96(%rsp)
	vmovups	%ymm0, 128(%rsp)
	vmovups	400(%rsp), %ymm3
	vcmpltps	%ymm3, %ymm2, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm2, %ymm1
	vmovups	368(%rsp), %ymm3
	vcmpltps	%ymm1, %ymm3, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm1, %ymm1
	vmovups	%ymm1, (%rbp)
	testb	$1, %bl
	je	.LBB5_15
	vmovups	160(%rsp), %ymm0
	vextractf128	$1, %ymm0, %xmm1
	movl	$8, %edi
	movq	8(%rsp), %rsi
	vmovups	400(%rsp), %ymm2
	vmovups	368(%rsp), %ymm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B8EpilogueV6finish_7channels5SIMD8VySfGAH_SitF)
	movq	80(%rsp), %r8
	vmovups	%xmm1, 48(%rbp)
	vmovups	%xmm0, 32(%rbp)
.LBB5_15:
	movq	%r12, 160(%rsp)
	cmpb	$0, 7(%rsp)
	vmovups	432(%rsp), %ymm4
	jne	.LBB5_33
	movq	80(%r13), %rax
	cmpq	$4, %r8
	jb	.LBB5_17
	movq	72(%rsp), %rdx
	imulq	64(%rsp), %rdx
	addq	40(%rsp), %rdx
	subq	%rax, %rdx
	movl	$0, %ecx
	cmpq	$127, %rdx
	jbe	.LBB5_19
	cmpq	$32, %r8
	jae	.LBB5_26
	xorl	%edx, %edx
	jmp	.LBB5_30
.LBB5_17:
	xorl	%ecx, %ecx
	jmp	.LBB5_19
.LBB5_26:
	xorl	%ecx, %ecx
	movq	32(%rsp), %rdx
	movq	88(%rsp), %rsi
	.p2align	4
.LBB5_27:
	vmovups	(%rax,%rcx,4), %ymm0
	vmovups	32(%rax,%rcx,4), %ymm1
	vmovups	64(%rax,%rcx,4), %ymm2
	vmovups	96(%rax,%rcx,4), %ymm3
	vmovups	%ymm0, -96(%rsi,%rcx,4)
	vmovups	%ymm1, -64(%rsi,%rcx,4)
	vmovups	%ymm2, -32(%rsi,%rcx,4)
	vmovups	%ymm3, (%rsi,%rcx,4)
	addq	$32, %rcx
	cmpq	%rcx, %rdx
	jne	.LBB5_27
	cmpq	%rdx, %r8
	je	.LBB5_33
	movq	32(%rsp), %rdx
	movq	%rdx, %rcx
	testb	$28, %r8b
	je	.LBB5_19
.LBB5_30:
	movq	192(%rsp), %rcx
	.p2align	4
.LBB5_31:
	vmovups	(%rax,%rdx,4), %xmm0
	vmovups	%xmm0, (%r14,%rdx,4)
	addq	$4, %rdx
	cmpq	%rdx, %rcx
	jne	.LBB5_31
	cmpq	%rcx, %r8
	je	.LBB5_33
.LBB5_19:
	movl	%r8d, %esi
	subl	%ecx, %esi
	movq	%rcx, %rdx
	andl	$7, %esi
	je	.LBB5_22
	movq	%rcx, %rdi
	.p2align	4
.LBB5_21:
	leaq	1(%rdi), %rdx
	vmovss	(%rax,%rdi,4), %xmm0
	vmovss	%xmm0, (%r14,%rdi,4)
	movq	%rdx, %rdi
	decq	%rsi
	jne	.LBB5_21
.LBB5_22:
	subq	%r8, %rcx
	cmpq	$-8, %rcx
	ja	.LBB5_33
	.p2align	4
.LBB5_23:
	vmovss	(%rax,%rdx,4), %xmm0
	vmovss	%xmm0, (%r14,%rdx,4)
	vmovss	4(%rax,%rdx,4), %xmm0
	vmovss	%xmm0, 4(%r14,%rdx,4)
	vmovss	8(%rax,%rdx,4), %xmm0
	vmovss	%xmm0, 8(%r14,%rdx,4)
	vmovss	12(%rax,%rdx,4), %xmm0
	vmovss	%xmm0, 12(%r14,%rdx,4)
	vmovss	16(%rax,%rdx,4), %xmm0
	vmovss	%xmm0, 16(%r14,%rdx,4)
	vmovss	20(%rax,%rdx,4), %xmm0
	vmovss	%xmm0, 20(%r14,%rdx,4)
	vmovss	24(%rax,%rdx,4), %xmm0
	vmovss	%xmm0, 24(%r14,%rdx,4)
	vmovss	28(%rax,%rdx,4), %xmm0
	vmovss	%xmm0, 28(%r14,%rdx,4)
	addq	$8, %rdx
	cmpq	%rdx, %r8
	jne	.LBB5_23
	jmp	.LBB5_33
.LBB5_34:
	addq	$656, %rsp
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end5:
	.size	$s18VitruvianMicroAVX20B5BlockV8multiply6isPairySb_tF, .Lfunc_end5-$s18VitruvianMicroAVX20B5BlockV8multiply6isPairySb_tF
	.hidden	$s18VitruvianMicroAVX20B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF
	.globl	$s18VitruvianMicroAVX20B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF
	.p2align	4
	.type	$s18VitruvianMicroAVX20B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF,@function
$s18VitruvianMicroAVX20B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	subq	$16, %rsp
	cmpq	16(%r13), %rdi
	jge	.LBB6_27
	movzbl	%sil, %eax
	andl	$1, %eax
	leaq	8(,%rax,8), %r12
	movq	40(%r13), %rbx
	movq	64(%r13), %r14
	imulq	72(%r13), %rdi
	leaq	(%r14,%rdi,4), %r15
	movq	%r15, %rbp
	cmpq	%r12, %rbx
	jge	.LBB6_3
	movq	80(%r13), %rbp
.LBB6_3:
	vinsertf128	$1, %xmm1, %ymm0, %ymm6
	movq	48(%r13), %rax
	vmovss	56(%r13), %xmm4
	vmovss	60(%r13), %xmm5
	testq	%rax, %rax
	je	.LBB6_5
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpltps	%ymm7, %ymm6, %ymm6
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vmulps	(%rax), %ymm0, %ymm1
	vblendvps	%ymm6, %ymm1, %ymm0, %ymm6
.LBB6_5:
	vbroadcastss	%xmm4, %ymm0
	vmaxps	%ymm6, %ymm0, %ymm0
	vbroadcastss	%xmm5, %ymm1
	vminps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%rbp)
	testb	$1, %sil
	je	.LBB6_7
	movq	%rdi, 8(%rsp)
	movl	$8, %edi
	vmovaps	%xmm2, %xmm0
	vmovaps	%xmm3, %xmm1
	movq	%rax, %rsi
	vmovaps	%xmm4, %xmm2
	vmovaps	%xmm5, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B8EpilogueV6finish_7channels5SIMD8VySfGAH_SitF)
	movq	8(%rsp), %rdi
	vmovups	%xmm1, 48(%rbp)
	vmovups	%xmm0, 32(%rbp)
.LBB6_7:
	cmpq	%r12, %rbx
	setge	%al
	testq	%rbx, %rbx
	sete	%cl
	orb	%al, %cl
	jne	.LBB6_27
	movq	80(%r13), %rax
	cmpq	$4, %rbx
	jb	.LBB6_9
	leaq	(%r14,%rdi,4), %rcx
	subq	%rax, %rcx
	cmpq	$128, %rcx
	jae	.LBB6_12
.LBB6_9:
	xorl	%ecx, %ecx
.LBB6_21:
	movl	%ebx, %esi
	subl	%ecx, %esi
	movq	%rcx, %rdx
	andl	$7, %esi
	je	.LBB6_24
	movq	%rcx, %r8
	.p2align	4
.LBB6_23:
	leaq	1(%r8), %rdx
	vmovss	(%rax,%r8,4), %xmm0
	vmovss	%xmm0, (%r15,%r8,4)
	movq	%rdx, %r8
	decq	%rsi
	jne	.LBB6_23
.LBB6_24:
	subq	%rbx, %rcx
	cmpq	$-8, %rcx
	ja	.LBB6_27
	leaq	(%r14,%rdi,4), %rcx
	addq	$28, %rcx
	.p2align	4
.LBB6_26:
	vmovss	(%rax,%rdx,4), %xmm0
	vmovss	%xmm0, -28(%rcx,%rdx,4)
	vmovss	4(%rax,%rdx,4), %xmm0
	vmovss	%xmm0, -24(%rcx,%rdx,4)
	vmovss	8(%rax,%rdx,4), %xmm0
	vmovss	%xmm0, -20(%rcx,%rdx,4)
	vmovss	12(%rax,%rdx,4), %xmm0
	vmovss	%xmm0, -16(%rcx,%rdx,4)
	vmovss	16(%rax,%rdx,4), %xmm0
	vmovss	%xmm0, -12(%rcx,%rdx,4)
	vmovss	20(%rax,%rdx,4), %xmm0
	vmovss	%xmm0, -8(%rcx,%rdx,4)
	vmovss	24(%rax,%rdx,4), %xmm0
	vmovss	%xmm0, -4(%rcx,%rdx,4)
	vmovss	28(%rax,%rdx,4), %xmm0
	vmovss	%xmm0, (%rcx,%rdx,4)
	addq	$8, %rdx
	cmpq	%rdx, %rbx
	jne	.LBB6_26
.LBB6_27:
	addq	$16, %rsp
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB6_12:
	cmpq	$32, %rbx
	jae	.LBB6_14
	xorl	%ecx, %ecx
	jmp	.LBB6_18
.LBB6_14:
	leaq	(,%rdi,4), %rdx
	movq	%rbx, %rcx
	andq	$-32, %rcx
	addq	%r14, %rdx
	addq	$96, %rdx
	xorl	%esi, %esi
	.p2align	4
.LBB6_15:
	vmovups	(%rax,%rsi,4), %ymm0
	vmovups	32(%rax,%rsi,4), %ymm1
	vmovups	64(%rax,%rsi,4), %ymm2
	vmovups	96(%rax,%rsi,4), %ymm3
	vmovups	%ymm0, -96(%rdx,%rsi,4)
	vmovups	%ymm1, -64(%rdx,%rsi,4)
	vmovups	%ymm2, -32(%rdx,%rsi,4)
	vmovups	%ymm3, (%rdx,%rsi,4)
	addq	$32, %rsi
	cmpq	%rsi, %rcx
	jne	.LBB6_15
	cmpq	%rcx, %rbx
	je	.LBB6_27
	testb	$28, %bl
	je	.LBB6_21
.LBB6_18:
	movq	%rcx, %rdx
	movq	%rbx, %rcx
	andq	$-4, %rcx
	.p2align	4
.LBB6_19:
	vmovups	(%rax,%rdx,4), %xmm0
	vmovups	%xmm0, (%r15,%rdx,4)
	addq	$4, %rdx
	cmpq	%rdx, %rcx
	jne	.LBB6_19
	cmpq	%rcx, %rbx
	je	.LBB6_27
	jmp	.LBB6_21
.Lfunc_end6:
	.size	$s18VitruvianMicroAVX20B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF, .Lfunc_end6-$s18VitruvianMicroAVX20B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF
	.hidden	vitruvian_peak_avx2
	.globl	vitruvian_peak_avx2
	.p2align	4
	.type	vitruvian_peak_avx2,@function
vitruvian_peak_avx2:
	jmp	($s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF)
.Lfunc_end7:
	.size	vitruvian_peak_avx2, .Lfunc_end7-vitruvian_peak_avx2
	.hidden	$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF
	.globl	$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF
	.p2align	4
	.type	$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF,@function
$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF:
	vmovups	(%rsi), %ymm3
	vmovaps	%ymm3, %ymm0
	vmovaps	%ymm3, %ymm1
	vmovaps	%ymm3, %ymm2
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm3, %ymm10
	vmovaps	%ymm3, %ymm11
	testq	%rdi, %rdi
	je	.LBB8_1
	vmovaps	%ymm3, %ymm12
	cmpq	$1, %rdi
	je	.LBB8_5
	movq	%rdi, %rax
	andq	$-2, %rax
	vmovaps	%ymm3, %ymm0
	vmovaps	%ymm3, %ymm1
	vmovaps	%ymm3, %ymm2
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm3, %ymm10
	vmovaps	%ymm3, %ymm11
	vmovaps	%ymm3, %ymm12
	.p2align	4
.LBB8_4:
	vfmadd231ps	%ymm12, %ymm3, %ymm12
	vfmadd231ps	%ymm11, %ymm3, %ymm11
	vfmadd231ps	%ymm10, %ymm3, %ymm10
	vfmadd231ps	%ymm9, %ymm3, %ymm9
	vfmadd231ps	%ymm8, %ymm3, %ymm8
	vfmadd231ps	%ymm7, %ymm3, %ymm7
	vfmadd231ps	%ymm6, %ymm3, %ymm6
	vfmadd231ps	%ymm5, %ymm3, %ymm5
	vfmadd231ps	%ymm4, %ymm3, %ymm4
	vfmadd231ps	%ymm2, %ymm3, %ymm2
	vfmadd231ps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm0, %ymm3, %ymm0
	vfmadd231ps	%ymm12, %ymm3, %ymm12
	vfmadd231ps	%ymm11, %ymm3, %ymm11
	vfmadd231ps	%ymm10, %ymm3, %ymm10
	vfmadd231ps	%ymm9, %ymm3, %ymm9
	vfmadd231ps	%ymm8, %ymm3, %ymm8
	vfmadd231ps	%ymm7, %ymm3, %ymm7
	vfmadd231ps	%ymm6, %ymm3, %ymm6
	vfmadd231ps	%ymm5, %ymm3, %ymm5
	vfmadd231ps	%ymm4, %ymm3, %ymm4
	vfmadd231ps	%ymm2, %ymm3, %ymm2
	vfmadd231ps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm0, %ymm3, %ymm0
	addq	$-2, %rax
	jne	.LBB8_4
.LBB8_5:
	testb	$1, %dil
	je	.LBB8_7
	vfmadd231ps	%ymm12, %ymm3, %ymm12
	vfmadd231ps	%ymm11, %ymm3, %ymm11
	vfmadd231ps	%ymm10, %ymm3, %ymm10
	vfmadd231ps	%ymm9, %ymm3, %ymm9
	vfmadd231ps	%ymm8, %ymm3, %ymm8
	vfmadd231ps	%ymm7, %ymm3, %ymm7
	vfmadd231ps	%ymm6, %ymm3, %ymm6
	vfmadd231ps	%ymm5, %ymm3, %ymm5
	vfmadd231ps	%ymm4, %ymm3, %ymm4
	vfmadd231ps	%ymm2, %ymm3, %ymm2
	vfmadd231ps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm0, %ymm3, %ymm0
	jmp	.LBB8_7
.LBB8_1:
	vmovaps	%ymm3, %ymm12
.LBB8_7:
	vaddps	%ymm1, %ymm0, %ymm0
	vaddps	%ymm4, %ymm2, %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vaddps	%ymm6, %ymm5, %ymm1
	vaddps	%ymm7, %ymm8, %ymm2
	vaddps	%ymm2, %ymm1, %ymm1
	vaddps	%ymm10, %ymm9, %ymm2
	vaddps	%ymm12, %ymm11, %ymm3
	vaddps	%ymm3, %ymm2, %ymm2
	vaddps	%ymm2, %ymm1, %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rsi)
	vzeroupper
	retq
.Lfunc_end8:
	.size	$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF, .Lfunc_end8-$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF
	.section	".note.GNU-stack","",@progbits
#endif
