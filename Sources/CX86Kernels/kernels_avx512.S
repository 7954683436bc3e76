// Made by `make kernels` from Sources/ComputeKernels/Micro for x86-64-v4. Do not edit.
#if defined(__x86_64__) && defined(__linux__)
	.text
	.hidden	vitruvian_depthwise_avx512
	.globl	vitruvian_depthwise_avx512
	.p2align	4
	.type	vitruvian_depthwise_avx512,@function
vitruvian_depthwise_avx512:
	jmp	($s20VitruvianMicroAVX51214microDepthwise6window7rowStep06columnH006outputH06filter0k3RowH003tapL5Count0m6ColumnN007channelN04bias5slope5lower5upper0J00jN0ySPySfG_S3iARS4iA2RSgS2fSpySfGSitF)
.Lfunc_end0:
	.size	vitruvian_depthwise_avx512, .Lfunc_end0-vitruvian_depthwise_avx512
	.hidden	$s20VitruvianMicroAVX51214microDepthwise6window7rowStep06columnH006outputH06filter0k3RowH003tapL5Count0m6ColumnN007channelN04bias5slope5lower5upper0J00jN0ySPySfG_S3iARS4iA2RSgS2fSpySfGSitF
	.globl	$s20VitruvianMicroAVX51214microDepthwise6window7rowStep06columnH006outputH06filter0k3RowH003tapL5Count0m6ColumnN007channelN04bias5slope5lower5upper0J00jN0ySPySfG_S3iARS4iA2RSgS2fSpySfGSitF
	.p2align	4
	.type	$s20VitruvianMicroAVX51214microDepthwise6window7rowStep06columnH006outputH06filter0k3RowH003tapL5Count0m6ColumnN007channelN04bias5slope5lower5upper0J00jN0ySPySfG_S3iARS4iA2RSgS2fSpySfGSitF,@function
$s20VitruvianMicroAVX51214microDepthwise6window7rowStep06columnH006outputH06filter0k3RowH003tapL5Count0m6ColumnN007channelN04bias5slope5lower5upper0J00jN0ySPySfG_S3iARS4iA2RSgS2fSpySfGSitF:
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
	vbroadcastss	%xmm0, %zmm2
	vbroadcastss	%xmm1, %zmm3
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
	addq	$-64, %rdi
	movq	%rdi, 624(%rsp)
	addq	-128(%rsp), %rbx
	leaq	(,%r15,4), %rdx
	leaq	(%rdx,%rcx,8), %rdi
	movq	-128(%rsp), %r10
	addq	%rdi, %r10
	addq	$-64, %r10
	movq	%r10, 616(%rsp)
	addq	-128(%rsp), %rdi
	leaq	(%rax,%rbp), %r10
	movq	-128(%rsp), %r14
	addq	%r10, %r14
	movq	%r14, 40(%rsp)
	leaq	(%r10,%r15,4), %r10
	movq	-128(%rsp), %r14
	leaq	-64(%r14,%r10), %r10
	movq	%r10, 520(%rsp)
	leaq	(%rax,%rcx,8), %r10
	movq	-128(%rsp), %r14
	leaq	(%r14,%r10), %r14
	movq	%r14, -16(%rsp)
	leaq	(%r10,%r15,4), %r10
	movq	-128(%rsp), %r14
	leaq	-64(%r14,%r10), %r10
	movq	%r10, 512(%rsp)
	movq	728(%rsp), %r14
	movq	-128(%rsp), %r10
	leaq	(%r10,%rax), %r10
	movq	%r10, 160(%rsp)
	leaq	(%rax,%r15,4), %rax
	movq	-128(%rsp), %r10
	leaq	(%rax,%r10), %r10
	leaq	-64(%r10,%rcx,4), %r10
	movq	%r10, 608(%rsp)
	movq	-128(%rsp), %r10
	leaq	-64(%r10,%rax), %rax
	movq	%rax, 504(%rsp)
	leaq	(%rbp,%rsi,8), %rax
	movq	-128(%rsp), %r10
	leaq	(%r10,%rax), %r10
	movq	%r10, 152(%rsp)
	leaq	(%rax,%r15,4), %rax
	movq	-128(%rsp), %r10
	leaq	-64(%r10,%rax), %rax
	movq	%rax, 600(%rsp)
	movq	-128(%rsp), %rax
	leaq	(%rax,%r11), %rax
	movq	%rax, 144(%rsp)
	leaq	(%r11,%r15,4), %rax
	movq	%rcx, %r11
	movq	-128(%rsp), %rcx
	leaq	-64(%rcx,%rax), %rax
	movq	%rax, 496(%rsp)
	movq	%rdx, 408(%rsp)
	leaq	(%rdx,%rsi,8), %rax
	leaq	(%rax,%rcx), %r10
	leaq	-64(%r10,%r11,4), %rdx
	movq	%rdx, 592(%rsp)
	leaq	-64(%rcx,%rax), %rax
	movq	%rax, 488(%rsp)
	leaq	-64(%rbx,%rsi,4), %rax
	movq	%rax, 584(%rsp)
	movq	%rbp, %rbx
	leaq	-64(%rdi,%rsi,4), %rax
	movq	%rax, 480(%rsp)
	leaq	(%r13,%r15,4), %rax
	leaq	(%rax,%rcx), %rdi
	leaq	-64(%rdi,%rsi,4), %rdx
	movq	%rdx, 576(%rsp)
	movq	(%rsp), %rdx
	leaq	(%rdx,%r15,4), %rdi
	leaq	-64(%rcx,%rdi), %rdx
	movq	%rdx, 472(%rsp)
	leaq	-64(%rcx,%rax), %rax
	movq	%rax, 568(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	leaq	-16(%r15), %rax
	movq	%rax, -32(%rsp)
	leaq	(,%r11,8), %rax
	movq	%rax, 88(%rsp)
	leaq	-64(%r8,%r15,4), %rax
	movq	%rax, 208(%rsp)
	leaq	-64(%rcx,%r15,4), %rax
	movq	%rax, 80(%rsp)
	leaq	-64(%r14,%r15,4), %rax
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
	movq	-56(%rsp), %r15
	orq	$3, %r15
	vcmpltps	%zmm2, %zmm5, %k1
	vmovaps	%zmm2, %zmm5 {%k1}
	vcmpltps	%zmm5, %zmm3, %k1
	vmovaps	%zmm3, %zmm5 {%k1}
	imulq	%r10, %r15
	movq	48(%rsp), %rdx
	vmovups	%zmm5, (%rdx,%r15,4)
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
	cmpq	$16, 704(%rsp)
	jl	.LBB1_66
	movq	%rbp, -16(%rsp)
	movq	%r15, 40(%rsp)
	movq	%rax, -104(%rsp)
	jne	.LBB1_21
.LBB1_35:
	movq	712(%rsp), %rax
	movq	704(%rsp), %rdx
	vmovups	-64(%rax,%rdx,4), %zmm5
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
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm8
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
	addq	%rdi, %r14
	vmovups	(%rdi,%r14), %zmm9
	addq	%rdi, %r14
	vmovups	(%rdi,%r14), %zmm10
	addq	%rdi, %r14
	addq	%rdi, %r14
	vmovups	(%r11), %zmm11
	movq	80(%rsp), %r15
	vfmadd231ps	(%r15,%r10), %zmm11, %zmm8
	movq	568(%rsp), %r15
	vfmadd231ps	(%r15,%r10), %zmm11, %zmm7
	movq	616(%rsp), %r15
	vfmadd231ps	(%r15,%r10), %zmm11, %zmm6
	movq	624(%rsp), %r15
	vfmadd231ps	(%r15,%r10), %zmm11, %zmm5
	vmovups	(%r11,%rdi), %zmm11
	vfmadd231ps	(%rbp,%r10), %zmm11, %zmm8
	movq	576(%rsp), %r15
	vfmadd231ps	(%r15,%r10), %zmm11, %zmm7
	vfmadd231ps	(%r8,%r10), %zmm11, %zmm6
	movq	584(%rsp), %r15
	vfmadd231ps	(%r15,%r10), %zmm11, %zmm5
	vfmadd231ps	(%rax,%r10), %zmm9, %zmm8
	movq	592(%rsp), %r15
	vfmadd231ps	(%r15,%r10), %zmm9, %zmm7
	vfmadd231ps	(%rcx,%r10), %zmm9, %zmm6
	movq	600(%rsp), %r15
	vfmadd231ps	(%r15,%r10), %zmm9, %zmm5
	vfmadd231ps	(%r12,%r10), %zmm10, %zmm8
	movq	608(%rsp), %r15
	vfmadd231ps	(%r15,%r10), %zmm10, %zmm7
	vfmadd231ps	(%rdx,%r10), %zmm10, %zmm6
	vfmadd231ps	(%r13,%r10), %zmm10, %zmm5
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
	vmovups	(%r11), %zmm9
	vfmadd231ps	(%r10), %zmm9, %zmm8
	vfmadd231ps	(%r10,%rcx), %zmm9, %zmm7
	vfmadd231ps	(%r10,%rax), %zmm9, %zmm6
	vfmadd231ps	(%r10,%r15), %zmm9, %zmm5
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
	vcmpltps	%zmm2, %zmm6, %k1
	vmovaps	%zmm2, %zmm6 {%k1}
	vcmpltps	%zmm6, %zmm3, %k1
	vmovaps	%zmm3, %zmm6 {%k1}
	movq	216(%rsp), %rax
	vmovups	%zmm6, (%rax,%r11,4)
.LBB1_34:
	vcmpltps	%zmm2, %zmm5, %k1
	vmovaps	%zmm2, %zmm5 {%k1}
	vcmpltps	%zmm5, %zmm3, %k1
	vmovaps	%zmm3, %zmm5 {%k1}
	movq	536(%rsp), %rax
	vmovups	%zmm5, (%rax,%r11,4)
	addq	$16, %r11
	addq	$64, 232(%rsp)
	addq	$64, 240(%rsp)
	addq	$64, 248(%rsp)
	addq	$64, 256(%rsp)
	addq	$64, 264(%rsp)
	addq	$64, 272(%rsp)
	addq	$64, 280(%rsp)
	addq	$64, 288(%rsp)
	addq	$64, 296(%rsp)
	addq	$64, 304(%rsp)
	addq	$64, 312(%rsp)
	addq	$64, 320(%rsp)
	addq	$64, 328(%rsp)
	addq	$64, 336(%rsp)
	addq	$64, %rbp
	addq	$64, %r15
	addq	$64, %r10
	cmpq	-32(%rsp), %r11
	jge	.LBB1_35
.LBB1_22:
	movq	712(%rsp), %rax
	vmovups	(%rax,%r11,4), %zmm5
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
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm8
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
	addq	%rdi, %r12
	vmovups	(%rdi,%r12), %zmm9
	addq	%rdi, %r12
	vmovups	(%rdi,%r12), %zmm10
	addq	%rdi, %r12
	addq	%rdi, %r12
	vmovups	(%rax), %zmm11
	vfmadd231ps	(%rdx,%rbx), %zmm11, %zmm8
	movq	-64(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %zmm11, %zmm7
	movq	-120(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %zmm11, %zmm6
	vfmadd231ps	(%r15,%rbx), %zmm11, %zmm5
	vmovups	(%rax,%rdi), %zmm11
	movq	32(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %zmm11, %zmm8
	movq	24(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %zmm11, %zmm7
	movq	-40(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %zmm11, %zmm6
	movq	-80(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %zmm11, %zmm5
	movq	-72(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %zmm9, %zmm8
	vfmadd231ps	(%r14,%rbx), %zmm9, %zmm7
	movq	-112(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %zmm9, %zmm6
	vfmadd231ps	(%r11,%rbx), %zmm9, %zmm5
	vfmadd231ps	(%rbp,%rbx), %zmm10, %zmm8
	vfmadd231ps	(%r8,%rbx), %zmm10, %zmm7
	movq	-88(%rsp), %r13
	vfmadd231ps	(%r13,%rbx), %zmm10, %zmm6
	vfmadd231ps	(%rcx,%rbx), %zmm10, %zmm5
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
	vmovups	(%rax), %zmm9
	vfmadd231ps	(%rdx), %zmm9, %zmm8
	vfmadd231ps	(%rdx,%r13), %zmm9, %zmm7
	vfmadd231ps	(%rdx,%r12), %zmm9, %zmm6
	vfmadd231ps	(%rdx,%rbx), %zmm9, %zmm5
	addq	%r8, %rdx
	addq	%rdi, %rax
	decq	%r10
	jne	.LBB1_42
	jmp	.LBB1_43
	.p2align	4
.LBB1_23:
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm8
.LBB1_24:
	movq	720(%rsp), %rax
	testq	%rax, %rax
	je	.LBB1_30
	vcmpltps	%zmm4, %zmm8, %k1
	movq	344(%rsp), %r11
	vmulps	(%rax,%r11,4), %zmm8, %zmm8 {%k1}
	vcmpltps	%zmm2, %zmm8, %k1
	vmovaps	%zmm2, %zmm8 {%k1}
	vcmpltps	%zmm8, %zmm3, %k1
	vmovaps	%zmm3, %zmm8 {%k1}
	movq	224(%rsp), %rcx
	vmovups	%zmm8, (%rcx,%r11,4)
	vcmpltps	%zmm4, %zmm7, %k1
	vmulps	(%rax,%r11,4), %zmm7, %zmm7 {%k1}
	jmp	.LBB1_31
	.p2align	4
.LBB1_30:
	vcmpltps	%zmm2, %zmm8, %k1
	vmovaps	%zmm2, %zmm8 {%k1}
	vcmpltps	%zmm8, %zmm3, %k1
	vmovaps	%zmm3, %zmm8 {%k1}
	movq	224(%rsp), %rcx
	movq	344(%rsp), %r11
	vmovups	%zmm8, (%rcx,%r11,4)
.LBB1_31:
	movq	-24(%rsp), %r8
	movq	-128(%rsp), %rcx
	movq	728(%rsp), %r14
	movq	368(%rsp), %r10
	movq	360(%rsp), %r15
	movq	352(%rsp), %rbp
	vcmpltps	%zmm2, %zmm7, %k1
	vmovaps	%zmm2, %zmm7 {%k1}
	vcmpltps	%zmm7, %zmm3, %k1
	vmovaps	%zmm3, %zmm7 {%k1}
	movq	544(%rsp), %rdx
	vmovups	%zmm7, (%rdx,%r11,4)
	testq	%rax, %rax
	je	.LBB1_33
	vcmpltps	%zmm4, %zmm6, %k1
	vmulps	(%rax,%r11,4), %zmm6, %zmm6 {%k1}
	vcmpltps	%zmm2, %zmm6, %k1
	vmovaps	%zmm2, %zmm6 {%k1}
	vcmpltps	%zmm6, %zmm3, %k1
	vmovaps	%zmm3, %zmm6 {%k1}
	movq	216(%rsp), %rdx
	vmovups	%zmm6, (%rdx,%r11,4)
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	(%rax,%r11,4), %zmm5, %zmm5 {%k1}
	jmp	.LBB1_34
.LBB1_36:
	vmovaps	%zmm5, %zmm6
	vmovaps	%zmm5, %zmm7
	vmovaps	%zmm5, %zmm8
.LBB1_37:
	movq	720(%rsp), %rdx
	testq	%rdx, %rdx
	je	.LBB1_38
	vcmpltps	%zmm4, %zmm8, %k1
	movq	704(%rsp), %r10
	vmulps	-64(%rdx,%r10,4), %zmm8, %zmm8 {%k1}
	jmp	.LBB1_59
.LBB1_38:
	movq	704(%rsp), %r10
.LBB1_59:
	movq	688(%rsp), %r12
	movq	56(%rsp), %r13
	movq	-16(%rsp), %rbp
	movq	%rdx, %r15
	movq	-56(%rsp), %rax
	imulq	%r10, %rax
	vcmpltps	%zmm2, %zmm8, %k1
	vmovaps	%zmm2, %zmm8 {%k1}
	vcmpltps	%zmm8, %zmm3, %k1
	vmovaps	%zmm3, %zmm8 {%k1}
	movq	48(%rsp), %rdx
	vmovups	%zmm8, (%rdx,%rax,4)
	testq	%r15, %r15
	je	.LBB1_61
	vcmpltps	%zmm4, %zmm7, %k1
	vmulps	-64(%r15,%r10,4), %zmm7, %zmm7 {%k1}
.LBB1_61:
	movq	-56(%rsp), %rax
	orq	$1, %rax
	imulq	%r10, %rax
	vcmpltps	%zmm2, %zmm7, %k1
	vmovaps	%zmm2, %zmm7 {%k1}
	vcmpltps	%zmm7, %zmm3, %k1
	vmovaps	%zmm3, %zmm7 {%k1}
	movq	48(%rsp), %rdx
	vmovups	%zmm7, (%rdx,%rax,4)
	testq	%r15, %r15
	je	.LBB1_63
	vcmpltps	%zmm4, %zmm6, %k1
	vmulps	-64(%r15,%r10,4), %zmm6, %zmm6 {%k1}
.LBB1_63:
	movq	-56(%rsp), %rax
	orq	$2, %rax
	imulq	%r10, %rax
	vcmpltps	%zmm2, %zmm6, %k1
	vmovaps	%zmm2, %zmm6 {%k1}
	vcmpltps	%zmm6, %zmm3, %k1
	vmovaps	%zmm3, %zmm6 {%k1}
	movq	48(%rsp), %rdx
	vmovups	%zmm6, (%rdx,%rax,4)
	testq	%r15, %r15
	je	.LBB1_65
	vcmpltps	%zmm4, %zmm5, %k1
	vmulps	-64(%r15,%r10,4), %zmm5, %zmm5 {%k1}
	jmp	.LBB1_65
.LBB1_1:
	testq	%r10, %r10
	jle	.LBB1_68
	movq	704(%rsp), %rax
	addq	$-16, %rax
	movq	%rax, -32(%rsp)
	vbroadcastss	%xmm0, %zmm2
	vbroadcastss	%xmm1, %zmm3
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
	vbroadcastss	%xmm1, %zmm4
	vbroadcastss	%xmm0, %zmm5
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
	addq	$-64, %rdx
	movq	%rdx, 32(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	jmp	.LBB1_4
	.p2align	4
.LBB1_96:
	vcmpltps	%zmm2, %zmm7, %k1
	vmovaps	%zmm5, %zmm7 {%k1}
	vcmpltps	%zmm7, %zmm3, %k1
	vmovaps	%zmm4, %zmm7 {%k1}
	movq	-104(%rsp), %rdx
	imulq	704(%rsp), %rdx
	movq	8(%rsp), %rdi
	vmovups	%zmm7, (%rdi,%rdx,4)
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
	cmpq	$16, 704(%rsp)
	jl	.LBB1_97
	jne	.LBB1_6
.LBB1_85:
	movq	712(%rsp), %rdx
	movq	-32(%rsp), %rdi
	vmovups	(%rdx,%rdi,4), %zmm7
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
	vmovups	(%r12), %zmm8
	vfmadd132ps	(%rbx), %zmm7, %zmm8
	vmovups	(%r12,%rax), %zmm7
	leaq	(%r12,%rax), %r13
	leaq	(%rbx,%rcx), %r10
	vfmadd132ps	(%rbx,%rcx), %zmm8, %zmm7
	vmovups	(%rax,%r13), %zmm8
	addq	%rax, %r13
	vfmadd132ps	(%rcx,%r10), %zmm7, %zmm8
	addq	%rcx, %r10
	vmovups	(%rax,%r13), %zmm7
	addq	%rax, %r13
	vfmadd132ps	(%rcx,%r10), %zmm8, %zmm7
	addq	%rcx, %r10
	vmovups	(%rax,%r13), %zmm8
	addq	%rax, %r13
	vfmadd132ps	(%rcx,%r10), %zmm7, %zmm8
	addq	%rcx, %r10
	vmovups	(%rax,%r13), %zmm7
	addq	%rax, %r13
	vfmadd132ps	(%rcx,%r10), %zmm8, %zmm7
	addq	%rcx, %r10
	vmovups	(%rax,%r13), %zmm8
	addq	%rax, %r13
	vfmadd132ps	(%rcx,%r10), %zmm7, %zmm8
	addq	%rcx, %r10
	vmovups	(%rax,%r13), %zmm7
	addq	$8, %r14
	vfmadd132ps	(%rcx,%r10), %zmm8, %zmm7
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
	vmovups	(%r14), %zmm8
	vfmadd231ps	(%r10), %zmm8, %zmm7
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
	vcmpltps	%zmm6, %zmm7, %k1
	movq	-32(%rsp), %rdi
	vmulps	(%rdx,%rdi,4), %zmm7, %zmm7 {%k1}
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
	vcmpltps	%zmm6, %zmm7, %k1
	movq	-96(%rsp), %r10
	vmulps	(%rdx,%r10,4), %zmm7, %zmm7 {%k1}
	movq	728(%rsp), %r14
	movq	-72(%rsp), %rdi
	movq	-40(%rsp), %rbx
.LBB1_84:
	vcmpltps	%zmm2, %zmm7, %k1
	vmovaps	%zmm5, %zmm7 {%k1}
	vcmpltps	%zmm7, %zmm3, %k1
	vmovaps	%zmm4, %zmm7 {%k1}
	movq	-80(%rsp), %rdx
	vmovups	%zmm7, (%rdx,%r10,4)
	addq	$16, %r10
	addq	$64, %rbx
	addq	$64, %rdi
	cmpq	-32(%rsp), %r10
	jge	.LBB1_85
.LBB1_7:
	movq	%r10, -96(%rsp)
	movq	712(%rsp), %rdx
	movq	-96(%rsp), %r10
	vmovups	(%rdx,%r10,4), %zmm7
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
	vmovups	(%rdi), %zmm8
	vfmadd132ps	(%r12), %zmm7, %zmm8
	vmovups	(%rdi,%rsi,4), %zmm7
	leaq	(%rdi,%rax), %r10
	leaq	(%r12,%rcx), %r13
	vfmadd132ps	(%r12,%r9,4), %zmm8, %zmm7
	vmovups	(%rdi,%rsi,8), %zmm8
	addq	%rax, %r10
	addq	%rcx, %r13
	vfmadd132ps	(%r12,%r9,8), %zmm7, %zmm8
	vmovups	(%r10,%rsi,4), %zmm7
	vfmadd132ps	(%r13,%r9,4), %zmm8, %zmm7
	movq	%rbp, %r15
	movq	%r11, %rbp
	movq	%r8, %r11
	leaq	(%rax,%rax), %r8
	addq	%r10, %r8
	vmovups	(%r10,%rsi,8), %zmm8
	leaq	(%rcx,%rcx), %r10
	addq	%r13, %r10
	vfmadd132ps	(%r13,%r9,8), %zmm7, %zmm8
	vmovups	(%r8,%rsi,4), %zmm7
	leaq	(%r8,%rsi,4), %r8
	leaq	(%r10,%r9,4), %r13
	vfmadd132ps	(%r10,%r9,4), %zmm8, %zmm7
	vmovups	(%rax,%r8), %zmm8
	addq	%rax, %r8
	vfmadd132ps	(%rcx,%r13), %zmm7, %zmm8
	addq	%rcx, %r13
	vmovups	(%rax,%r8), %zmm7
	movq	%r11, %r8
	movq	%rbp, %r11
	movq	%r15, %rbp
	addq	$8, %rdx
	vfmadd132ps	(%rcx,%r13), %zmm8, %zmm7
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
	vmovups	(%rdx), %zmm8
	vfmadd231ps	(%rdi), %zmm8, %zmm7
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
	cmpq	$16, 704(%rsp)
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
	vcmpltss	%xmm0, %xmm3, %k1
	vmovss	%xmm0, %xmm4, %xmm4 {%k1}
	movq	-40(%rsp), %rcx
	vmovss	%xmm4, (%rcx,%r15,4)
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
	vmovss	(%rbp,%rsi,4), %xmm3
	movq	%rdi, %rbx
	movq	%rdx, %rdi
	leaq	(%rbp,%r10), %rdx
	leaq	(%r12,%r11), %rax
	vfmadd132ss	(%r12,%r9,4), %xmm4, %xmm3
	vmovss	(%rbp,%rsi,8), %xmm4
	addq	%r10, %rdx
	addq	%r11, %rax
	vfmadd132ss	(%r12,%r9,8), %xmm3, %xmm4
	vmovss	(%rdx,%rsi,4), %xmm3
	vfmadd132ss	(%rax,%r9,4), %xmm4, %xmm3
	leaq	(%r10,%r10), %rcx
	addq	%rdx, %rcx
	vmovss	(%rdx,%rsi,8), %xmm4
	leaq	(%r11,%r11), %rdx
	addq	%rax, %rdx
	vfmadd132ss	(%rax,%r9,8), %xmm3, %xmm4
	vmovss	(%rcx,%rsi,4), %xmm3
	leaq	(%rcx,%rsi,4), %rax
	leaq	(%rdx,%r9,4), %rcx
	vfmadd132ss	(%rdx,%r9,4), %xmm4, %xmm3
	movq	%rdi, %rdx
	movq	%rbx, %rdi
	vmovss	(%r10,%rax), %xmm4
	addq	%r10, %rax
	vfmadd132ss	(%r11,%rcx), %xmm3, %xmm4
	addq	%r11, %rcx
	vmovss	(%r10,%rax), %xmm3
	addq	$8, %r15
	vfmadd132ss	(%r11,%rcx), %xmm4, %xmm3
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
	.size	$s20VitruvianMicroAVX51214microDepthwise6window7rowStep06columnH006outputH06filter0k3RowH003tapL5Count0m6ColumnN007channelN04bias5slope5lower5upper0J00jN0ySPySfG_S3iARS4iA2RSgS2fSpySfGSitF, .Lfunc_end1-$s20VitruvianMicroAVX51214microDepthwise6window7rowStep06columnH006outputH06filter0k3RowH003tapL5Count0m6ColumnN007channelN04bias5slope5lower5upper0J00jN0ySPySfG_S3iARS4iA2RSgS2fSpySfGSitF
	.hidden	$s20VitruvianMicroAVX5120B8EpilogueV6finish_7channels6SIMD16VySfGAH_SitF
	.globl	$s20VitruvianMicroAVX5120B8EpilogueV6finish_7channels6SIMD16VySfGAH_SitF
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B8EpilogueV6finish_7channels6SIMD16VySfGAH_SitF,@function
$s20VitruvianMicroAVX5120B8EpilogueV6finish_7channels6SIMD16VySfGAH_SitF:
	vinsertf128	$1, %xmm3, %ymm2, %ymm6
	vinsertf128	$1, %xmm1, %ymm0, %ymm7
	vinsertf64x4	$1, %ymm6, %zmm7, %zmm6
	testq	%rsi, %rsi
	je	.LBB2_2
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpltps	%zmm7, %zmm6, %k1
	vinsertf128	$1, %xmm3, %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vinsertf64x4	$1, %ymm2, %zmm0, %zmm6
	vmulps	(%rsi,%rdi,4), %zmm6, %zmm6 {%k1}
.LBB2_2:
	vbroadcastss	%xmm4, %zmm0
	vmaxps	%zmm6, %zmm0, %zmm0
	vbroadcastss	%xmm5, %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	vzeroupper
	retq
.Lfunc_end2:
	.size	$s20VitruvianMicroAVX5120B8EpilogueV6finish_7channels6SIMD16VySfGAH_SitF, .Lfunc_end2-$s20VitruvianMicroAVX5120B8EpilogueV6finish_7channels6SIMD16VySfGAH_SitF
	.hidden	vitruvian_multiply_avx512
	.globl	vitruvian_multiply_avx512
	.p2align	4
	.type	vitruvian_multiply_avx512,@function
vitruvian_multiply_avx512:
	jmp	($s20VitruvianMicroAVX51213microMultiply1a7aStride8rowCount6packed5depth06columnH05slope5lower5upper1c01cF09remainderySPySfG_S2iAOS2iAOSgS2fSpySfGSiAQtF)
.Lfunc_end3:
	.size	vitruvian_multiply_avx512, .Lfunc_end3-vitruvian_multiply_avx512
	.hidden	$s20VitruvianMicroAVX51213microMultiply1a7aStride8rowCount6packed5depth06columnH05slope5lower5upper1c01cF09remainderySPySfG_S2iAOS2iAOSgS2fSpySfGSiAQtF
	.globl	$s20VitruvianMicroAVX51213microMultiply1a7aStride8rowCount6packed5depth06columnH05slope5lower5upper1c01cF09remainderySPySfG_S2iAOS2iAOSgS2fSpySfGSiAQtF
	.p2align	4
	.type	$s20VitruvianMicroAVX51213microMultiply1a7aStride8rowCount6packed5depth06columnH05slope5lower5upper1c01cF09remainderySPySfG_S2iAOS2iAOSgS2fSpySfGSiAQtF,@function
$s20VitruvianMicroAVX51213microMultiply1a7aStride8rowCount6packed5depth06columnH05slope5lower5upper1c01cF09remainderySPySfG_S2iAOS2iAOSgS2fSpySfGSiAQtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1816, %rsp
	vmovaps	%xmm1, 112(%rsp)
	vmovaps	%xmm0, 96(%rsp)
	movq	%rcx, (%rsp)
	movq	%rdi, 16(%rsp)
	testq	%r9, %r9
	jle	.LBB4_22
	movq	%r9, %rbx
	movq	%r8, %rbp
	movq	%rsi, %r14
	movq	1896(%rsp), %r12
	movq	1888(%rsp), %rax
	movq	1880(%rsp), %r15
	vbroadcastss	96(%rsp), %zmm0
	vmovups	%zmm0, 464(%rsp)
	vbroadcastss	112(%rsp), %zmm0
	vmovups	%zmm0, 400(%rsp)
	leaq	-1(%rdx), %rcx
	movq	%rcx, 224(%rsp)
	movq	%r8, %rcx
	shlq	$7, %rcx
	movq	%rcx, 152(%rsp)
	movq	%r15, %rcx
	subq	%r12, %rcx
	movq	%rcx, 144(%rsp)
	leaq	(,%rax,8), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 64(%rsp)
	movl	%ebx, %eax
	andl	$7, %eax
	movq	%rax, 40(%rsp)
	leaq	(,%rsi,4), %rax
	movq	%rax, 200(%rsp)
	leaq	(,%rsi,8), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 216(%rsp)
	movq	%r9, %rax
	andq	$-8, %rax
	movq	%rax, 136(%rsp)
	leaq	16(%r15), %rax
	movq	%rax, 128(%rsp)
	xorl	%ecx, %ecx
	movq	%rdx, 48(%rsp)
	movq	%r9, 8(%rsp)
	movq	%r8, 232(%rsp)
	movq	%rsi, 160(%rsp)
	jmp	.LBB4_2
	.p2align	4
.LBB4_20:
	movq	(%rsp), %rax
	movq	152(%rsp), %rcx
	addq	%rcx, %rax
	addq	$128, %rax
	movq	%rax, (%rsp)
	movl	$32, %eax
	movq	8(%rsp), %rbx
	movq	160(%rsp), %r14
	movq	1880(%rsp), %r15
.LBB4_21:
	movq	32(%rsp), %rcx
	addq	%rax, %rcx
	cmpq	%rbx, %rcx
	jge	.LBB4_22
.LBB4_2:
	movq	1872(%rsp), %rax
	testq	%rax, %rax
	leaq	(%rax,%rcx,4), %rsi
	cmoveq	%rax, %rsi
	movq	%rbx, %r13
	subq	%rcx, %r13
	movq	%rcx, 32(%rsp)
	leaq	(%r15,%rcx,4), %rcx
	movq	16(%rsp), %rax
	movq	%rax, 312(%rsp)
	movq	%r14, 320(%rsp)
	movq	%rdx, 328(%rsp)
	movq	(%rsp), %rax
	movq	%rax, 336(%rsp)
	movq	%rbp, 344(%rsp)
	movq	%r13, 352(%rsp)
	movq	%rsi, 360(%rsp)
	vmovaps	96(%rsp), %xmm0
	vmovss	%xmm0, 368(%rsp)
	vmovaps	112(%rsp), %xmm0
	vmovss	%xmm0, 372(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%rcx, 376(%rsp)
	movq	1888(%rsp), %rax
	movq	%rax, 384(%rsp)
	movq	%r12, 392(%rsp)
	cmpq	$17, %r13
	jl	.LBB4_26
	testq	%rdx, %rdx
	jle	.LBB4_20
	movq	144(%rsp), %rax
	movq	32(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rax
	movq	%rax, 192(%rsp)
	movq	%r13, %rax
	subq	40(%rsp), %rax
	movq	%rax, 176(%rsp)
	movq	%rcx, %rax
	subq	8(%rsp), %rax
	movq	%rax, 184(%rsp)
	movq	(%rsp), %rax
	addq	$192, %rax
	movq	%rax, 208(%rsp)
	movq	136(%rsp), %rax
	subq	%rcx, %rax
	movq	%rax, 168(%rsp)
	movq	128(%rsp), %rax
	leaq	(%rax,%rcx,4), %r15
	movl	$5, %ecx
	movl	$4, %r8d
	movl	$3, %r9d
	movl	$2, %ebx
	movl	$1, %r11d
	movq	56(%rsp), %r10
	movq	16(%rsp), %r14
	movq	$0, 72(%rsp)
	movq	$0, 24(%rsp)
	movq	%r13, 80(%rsp)
	movq	%rsi, 240(%rsp)
	jmp	.LBB4_5
	.p2align	4
.LBB4_19:
	movq	24(%rsp), %rbp
	movq	%rbp, %rsi
	orq	$1, %rsi
	leaq	2(%rbp), %rbx
	leaq	3(%rbp), %rax
	movq	%rax, 248(%rsp)
	leaq	4(%rbp), %rax
	movq	%rax, 256(%rsp)
	leaq	5(%rbp), %rax
	movq	%rax, 264(%rsp)
	vmovups	%zmm2, 1680(%rsp)
	vmovups	%zmm1, 1744(%rsp)
	leaq	1680(%rsp), %rdi
	movl	$1, %edx
	leaq	312(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	vmovups	656(%rsp), %zmm0
	vmovups	%zmm0, 1552(%rsp)
	vmovups	720(%rsp), %zmm0
	vmovups	%zmm0, 1616(%rsp)
	leaq	1552(%rsp), %rdi
	movq	%rbx, %rsi
	movl	$1, %edx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	vmovups	784(%rsp), %zmm0
	vmovups	%zmm0, 1424(%rsp)
	vmovups	848(%rsp), %zmm0
	vmovups	%zmm0, 1488(%rsp)
	leaq	1424(%rsp), %rdi
	movq	248(%rsp), %rsi
	movl	$1, %edx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	vmovups	912(%rsp), %zmm0
	vmovups	%zmm0, 1296(%rsp)
	vmovups	976(%rsp), %zmm0
	vmovups	%zmm0, 1360(%rsp)
	leaq	1296(%rsp), %rdi
	movq	256(%rsp), %rsi
	movl	$1, %edx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	vmovups	1040(%rsp), %zmm0
	vmovups	%zmm0, 1168(%rsp)
	vmovups	1104(%rsp), %zmm0
	vmovups	%zmm0, 1232(%rsp)
	leaq	1168(%rsp), %rdi
	movq	264(%rsp), %rsi
	movl	$1, %edx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	movq	80(%rsp), %r13
	addq	$6, %rbp
	incq	72(%rsp)
	movq	304(%rsp), %rcx
	addq	$6, %rcx
	movq	296(%rsp), %r8
	addq	$6, %r8
	movq	288(%rsp), %r9
	addq	$6, %r9
	movq	280(%rsp), %rbx
	addq	$6, %rbx
	movq	272(%rsp), %r11
	addq	$6, %r11
	addq	216(%rsp), %r14
	movq	64(%rsp), %rax
	addq	%rax, %r15
	movq	88(%rsp), %r10
	addq	%rax, %r10
	movq	48(%rsp), %rdx
	movq	%rbp, 24(%rsp)
	cmpq	%rdx, %rbp
	movq	232(%rsp), %rbp
	movq	240(%rsp), %rsi
	jge	.LBB4_20
.LBB4_5:
	movq	%r10, 88(%rsp)
	movq	224(%rsp), %rdi
	cmpq	%rdi, %rcx
	movq	%rdi, %rax
	movq	%rcx, 304(%rsp)
	cmovlq	%rcx, %rax
	cmpq	%rdi, %r8
	movq	%rdi, %rcx
	movq	%r8, 296(%rsp)
	cmovlq	%r8, %rcx
	cmpq	%rdi, %r9
	movq	%rdi, %rdx
	movq	%r9, 288(%rsp)
	cmovlq	%r9, %rdx
	cmpq	%rdi, %rbx
	movq	%rdi, %r10
	cmovlq	%rbx, %r10
	cmpq	%rdi, %r11
	movq	%r11, 272(%rsp)
	cmovlq	%r11, %rdi
	movq	(%rsp), %r8
	vmovups	(%r8), %zmm1
	vmovups	64(%r8), %zmm0
	testq	%rbp, %rbp
	movq	%rbx, 280(%rsp)
	je	.LBB4_6
	movq	200(%rsp), %r9
	imulq	%r9, %rax
	movq	16(%rsp), %r8
	addq	%r8, %rax
	imulq	%r9, %rcx
	addq	%r8, %rcx
	imulq	%r9, %rdx
	addq	%r8, %rdx
	imulq	%r9, %r10
	addq	%r8, %r10
	imulq	%r9, %rdi
	addq	%r8, %rdi
	movq	208(%rsp), %r8
	vmovaps	%zmm0, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm0, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm0, %zmm10
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm0, %zmm12
	vmovaps	%zmm1, %zmm13
	vmovaps	%zmm0, %zmm14
	vmovaps	%zmm1, %zmm15
	xorl	%r9d, %r9d
	.p2align	4
.LBB4_25:
	vmovups	-64(%r8), %zmm2
	vmovups	(%r8), %zmm3
	vbroadcastss	(%r14,%r9,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm1
	vfmadd231ps	%zmm4, %zmm3, %zmm0
	vbroadcastss	(%rdi,%r9,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm15
	vbroadcastss	(%r10,%r9,4), %zmm5
	vfmadd231ps	%zmm4, %zmm3, %zmm14
	vfmadd231ps	%zmm2, %zmm5, %zmm13
	vfmadd231ps	%zmm5, %zmm3, %zmm12
	vbroadcastss	(%rdx,%r9,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm11
	vfmadd231ps	%zmm4, %zmm3, %zmm10
	vbroadcastss	(%rcx,%r9,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm9
	vbroadcastss	(%rax,%r9,4), %zmm5
	vfmadd231ps	%zmm4, %zmm3, %zmm8
	incq	%r9
	vfmadd231ps	%zmm2, %zmm5, %zmm7
	vfmadd231ps	%zmm3, %zmm5, %zmm6
	subq	$-128, %r8
	cmpq	%r9, %rbp
	jne	.LBB4_25
	jmp	.LBB4_7
	.p2align	4
.LBB4_6:
	vmovaps	%zmm0, %zmm6
	vmovaps	%zmm1, %zmm7
	vmovaps	%zmm0, %zmm8
	vmovaps	%zmm1, %zmm9
	vmovaps	%zmm0, %zmm10
	vmovaps	%zmm1, %zmm11
	vmovaps	%zmm0, %zmm12
	vmovaps	%zmm1, %zmm13
	vmovaps	%zmm0, %zmm14
	vmovaps	%zmm1, %zmm15
.LBB4_7:
	movq	24(%rsp), %rax
	imulq	1888(%rsp), %rax
	cmpq	$32, %r13
	movq	56(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rbx
	cmovbq	%r12, %rbx
	testq	%rsi, %rsi
	vmovups	%zmm6, 1104(%rsp)
	vmovups	%zmm7, 1040(%rsp)
	vmovups	%zmm8, 976(%rsp)
	vmovups	%zmm9, 912(%rsp)
	vmovups	%zmm10, 848(%rsp)
	vmovups	%zmm11, 784(%rsp)
	vmovups	%zmm12, 720(%rsp)
	vmovups	%zmm13, 656(%rsp)
	vmovups	%zmm14, 592(%rsp)
	vmovups	%zmm15, 528(%rsp)
	je	.LBB4_9
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%zmm2, %zmm1, %k1
	vmulps	(%rsi), %zmm1, %zmm1 {%k1}
.LBB4_9:
	vmovups	464(%rsp), %zmm2
	vcmpltps	%zmm2, %zmm1, %k1
	vmovaps	%zmm2, %zmm1 {%k1}
	vmovups	400(%rsp), %zmm2
	vcmpltps	%zmm1, %zmm2, %k1
	vmovaps	%zmm2, %zmm1 {%k1}
	vmovups	%zmm1, (%rbx)
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movl	$16, %edi
	vmovaps	96(%rsp), %xmm4
	vmovaps	112(%rsp), %xmm5
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B8EpilogueV6finish_7channels6SIMD16VySfGAH_SitF)
	vinsertf128	$1, %xmm3, %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vinsertf64x4	$1, %ymm2, %zmm0, %zmm0
	vmovups	%zmm0, 64(%rbx)
	movq	80(%rsp), %rdi
	cmpq	$31, %rdi
	vmovups	592(%rsp), %zmm1
	vmovups	528(%rsp), %zmm2
	ja	.LBB4_19
	movq	64(%rsp), %rax
	imulq	72(%rsp), %rax
	addq	192(%rsp), %rax
	cmpq	$32, %rax
	jae	.LBB4_12
	xorl	%ecx, %ecx
	jmp	.LBB4_15
	.p2align	4
.LBB4_12:
	xorl	%eax, %eax
	movq	168(%rsp), %rcx
	.p2align	4
.LBB4_13:
	vmovups	(%r12,%rax,4), %ymm0
	vmovups	%ymm0, -16(%r15,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %rcx
	jne	.LBB4_13
	movq	176(%rsp), %rcx
	cmpq	$0, 40(%rsp)
	je	.LBB4_19
.LBB4_15:
	movq	8(%rsp), %rdx
	subl	%ecx, %edx
	movq	%rcx, %rax
	andl	$7, %edx
	movq	88(%rsp), %r8
	je	.LBB4_18
	movq	%rcx, %rsi
	.p2align	4
.LBB4_17:
	leaq	1(%rsi), %rax
	vmovss	(%r12,%rsi,4), %xmm0
	vmovss	%xmm0, (%r8,%rsi,4)
	movq	%rax, %rsi
	decq	%rdx
	jne	.LBB4_17
.LBB4_18:
	addq	184(%rsp), %rcx
	cmpq	$-8, %rcx
	ja	.LBB4_19
	.p2align	4
.LBB4_23:
	vmovss	(%r12,%rax,4), %xmm0
	vmovss	%xmm0, -16(%r15,%rax,4)
	vmovss	4(%r12,%rax,4), %xmm0
	vmovss	%xmm0, -12(%r15,%rax,4)
	vmovss	8(%r12,%rax,4), %xmm0
	vmovss	%xmm0, -8(%r15,%rax,4)
	vmovss	12(%r12,%rax,4), %xmm0
	vmovss	%xmm0, -4(%r15,%rax,4)
	vmovss	16(%r12,%rax,4), %xmm0
	vmovss	%xmm0, (%r15,%rax,4)
	vmovss	20(%r12,%rax,4), %xmm0
	vmovss	%xmm0, 4(%r15,%rax,4)
	vmovss	24(%r12,%rax,4), %xmm0
	vmovss	%xmm0, 8(%r15,%rax,4)
	vmovss	28(%r12,%rax,4), %xmm0
	vmovss	%xmm0, 12(%r15,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %rdi
	jne	.LBB4_23
	jmp	.LBB4_19
	.p2align	4
.LBB4_26:
	xorl	%edi, %edi
	leaq	312(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B5BlockV8multiply6isPairySb_tF)
	movq	48(%rsp), %rdx
	movl	$16, %eax
	jmp	.LBB4_21
.LBB4_22:
	addq	$1816, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end4:
	.size	$s20VitruvianMicroAVX51213microMultiply1a7aStride8rowCount6packed5depth06columnH05slope5lower5upper1c01cF09remainderySPySfG_S2iAOS2iAOSgS2fSpySfGSiAQtF, .Lfunc_end4-$s20VitruvianMicroAVX51213microMultiply1a7aStride8rowCount6packed5depth06columnH05slope5lower5upper1c01cF09remainderySPySfG_S2iAOS2iAOSgS2fSpySfGSiAQtF
	.hidden	$s20VitruvianMicroAVX5120B5BlockV8multiply6isPairySb_tF
	.globl	$s20VitruvianMicroAVX5120B5BlockV8multiply6isPairySb_tF
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B5BlockV8multiply6isPairySb_tF,@function
$s20VitruvianMicroAVX5120B5BlockV8multiply6isPairySb_tF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1672, %rsp
	movq	%r13, 24(%rsp)
	movq	16(%r13), %rax
	movq	%rax, 88(%rsp)
	testq	%rax, %rax
	jle	.LBB5_34
	movl	%edi, %ebx
	movq	24(%rsp), %r9
	movq	(%r9), %r12
	movq	8(%r9), %rax
	movq	24(%r9), %rdx
	movq	32(%r9), %r14
	movq	64(%r9), %r15
	movq	72(%r9), %rsi
	vbroadcastss	56(%r9), %zmm0
	vmovups	%zmm0, 448(%rsp)
	vbroadcastss	60(%r9), %zmm0
	vmovups	%zmm0, 384(%rsp)
	movq	40(%r9), %rdi
	movzbl	%bl, %ecx
	movl	%ecx, 52(%rsp)
	andl	$1, %ecx
	shll	$4, %ecx
	addq	$16, %rcx
	movq	%rcx, 184(%rsp)
	cmpq	%rcx, %rdi
	setge	%cl
	testq	%rdi, %rdi
	sete	%r8b
	orb	%cl, %r8b
	movb	%r8b, 15(%rsp)
	movq	%rsi, 136(%rsp)
	leaq	(,%rsi,8), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rcx, 104(%rsp)
	movq	%rdi, %rcx
	andq	$-64, %rcx
	movq	%rcx, 56(%rsp)
	movq	%rdi, %rcx
	andq	$-8, %rcx
	movq	%rcx, 120(%rsp)
	movq	%rdi, 16(%rsp)
	andl	$7, %edi
	movq	%rdi, 64(%rsp)
	leaq	(,%rax,4), %rcx
	movq	%rcx, 144(%rsp)
	shlq	$3, %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 176(%rsp)
	movq	48(%r9), %r13
	movq	88(%rsp), %rax
	decq	%rax
	movq	%rax, 160(%rsp)
	leaq	64(%rdx), %rax
	movq	%rax, 80(%rsp)
	movq	%rdx, 200(%rsp)
	leaq	128(%rdx), %rax
	movq	%rax, 128(%rsp)
	leaq	192(%r15), %r9
	movl	$5, %r10d
	movl	$4, %r11d
	movl	$3, %esi
	movl	$2, %r8d
	movl	$1, %ecx
	movq	$0, 96(%rsp)
	movq	%r15, 72(%rsp)
	movq	%r12, 152(%rsp)
	movq	%r12, 32(%rsp)
	movq	$0, 40(%rsp)
	movq	%r14, 192(%rsp)
	movq	%r13, 168(%rsp)
	jmp	.LBB5_2
	.p2align	4
.LBB5_33:
	movq	40(%rsp), %r12
	movq	%r12, %rsi
	orq	$1, %rsi
	leaq	2(%r12), %r14
	leaq	3(%r12), %rax
	movq	%rax, 208(%rsp)
	leaq	4(%r12), %rax
	movq	%rax, 256(%rsp)
	leaq	5(%r12), %rax
	movq	%rax, 320(%rsp)
	vmovups	%zmm18, 1536(%rsp)
	vmovups	%zmm13, 1600(%rsp)
	leaq	1536(%rsp), %rdi
	movl	52(%rsp), %ebp
	movl	%ebp, %edx
	movq	24(%rsp), %r13
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	vmovups	512(%rsp), %zmm0
	vmovups	%zmm0, 1408(%rsp)
	vmovups	768(%rsp), %zmm0
	vmovups	%zmm0, 1472(%rsp)
	leaq	1408(%rsp), %rdi
	movq	%r14, %rsi
	movl	%ebp, %edx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	vmovups	576(%rsp), %zmm0
	vmovups	%zmm0, 1280(%rsp)
	vmovups	832(%rsp), %zmm0
	vmovups	%zmm0, 1344(%rsp)
	leaq	1280(%rsp), %rdi
	movq	208(%rsp), %rsi
	movl	%ebp, %edx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	vmovups	640(%rsp), %zmm0
	vmovups	%zmm0, 1152(%rsp)
	vmovups	896(%rsp), %zmm0
	vmovups	%zmm0, 1216(%rsp)
	leaq	1152(%rsp), %rdi
	movq	256(%rsp), %rsi
	movl	%ebp, %edx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	vmovups	704(%rsp), %zmm0
	vmovups	%zmm0, 1024(%rsp)
	vmovups	960(%rsp), %zmm0
	vmovups	%zmm0, 1088(%rsp)
	leaq	1024(%rsp), %rdi
	movq	320(%rsp), %rsi
	movl	%ebp, %edx
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF)
	addq	$6, %r12
	incq	96(%rsp)
	movq	248(%rsp), %r10
	addq	$6, %r10
	movq	240(%rsp), %r11
	addq	$6, %r11
	movq	232(%rsp), %rsi
	addq	$6, %rsi
	movq	224(%rsp), %r8
	addq	$6, %r8
	movq	216(%rsp), %rcx
	addq	$6, %rcx
	movq	32(%rsp), %rax
	addq	176(%rsp), %rax
	movq	%rax, 32(%rsp)
	movq	104(%rsp), %rax
	movq	112(%rsp), %r9
	addq	%rax, %r9
	addq	%rax, %r15
	movq	%r12, 40(%rsp)
	cmpq	88(%rsp), %r12
	movq	192(%rsp), %r14
	movq	168(%rsp), %r13
	jge	.LBB5_34
.LBB5_2:
	movq	160(%rsp), %rdi
	cmpq	%rdi, %r10
	movq	%rdi, %rax
	cmovlq	%r10, %rax
	cmpq	%rdi, %r11
	movq	%rdi, %rbp
	cmovlq	%r11, %rbp
	cmpq	%rdi, %rsi
	movq	%rdi, %rdx
	movq	%rsi, 232(%rsp)
	cmovlq	%rsi, %rdx
	cmpq	%rdi, %r8
	movq	%rdi, %rsi
	movq	%r8, 224(%rsp)
	cmovlq	%r8, %rsi
	cmpq	%rdi, %rcx
	movq	%rcx, 216(%rsp)
	cmovlq	%rcx, %rdi
	movq	200(%rsp), %r8
	vmovups	(%r8), %zmm1
	testb	$1, %bl
	movq	%r9, 112(%rsp)
	movq	%r10, 248(%rsp)
	movq	%r11, 240(%rsp)
	je	.LBB5_5
	movq	80(%rsp), %r8
	vmovups	(%r8), %zmm0
	movl	$32, %r8d
	movq	128(%rsp), %r9
	testq	%r14, %r14
	movq	32(%rsp), %rcx
	jne	.LBB5_35
	vmovaps	%zmm1, %zmm2
	vmovaps	%zmm0, %zmm9
	vmovaps	%zmm1, %zmm14
	vmovaps	%zmm0, %zmm10
	vmovaps	%zmm1, %zmm15
	vmovaps	%zmm0, %zmm11
	vmovaps	%zmm1, %zmm16
	vmovaps	%zmm0, %zmm12
	vmovaps	%zmm1, %zmm17
	vmovaps	%zmm0, %zmm13
	jmp	.LBB5_7
	.p2align	4
.LBB5_5:
	movl	$16, %r8d
	vxorps	%xmm0, %xmm0, %xmm0
	movq	80(%rsp), %r9
	testq	%r14, %r14
	movq	32(%rsp), %rcx
	je	.LBB5_6
.LBB5_35:
	movq	144(%rsp), %r11
	imulq	%r11, %rax
	movq	152(%rsp), %r10
	addq	%r10, %rax
	imulq	%r11, %rbp
	addq	%r10, %rbp
	imulq	%r11, %rdx
	addq	%r10, %rdx
	imulq	%r11, %rsi
	addq	%r10, %rsi
	imulq	%r11, %rdi
	addq	%r10, %rdi
	addq	$64, %r9
	shll	$2, %r8d
	vmovaps	%zmm0, %zmm9
	vmovaps	%zmm1, %zmm3
	vmovaps	%zmm0, %zmm10
	vmovaps	%zmm1, %zmm4
	vmovaps	%zmm0, %zmm11
	vmovaps	%zmm1, %zmm5
	vmovaps	%zmm0, %zmm12
	vmovaps	%zmm1, %zmm6
	vmovaps	%zmm0, %zmm13
	vmovaps	%zmm1, %zmm7
	xorl	%r11d, %r11d
	jmp	.LBB5_36
	.p2align	4
.LBB5_50:
	vmovups	-64(%r9), %zmm8
	vfmadd213ps	%zmm1, %zmm8, %zmm2
	vfmadd213ps	%zmm7, %zmm8, %zmm18
	vfmadd213ps	%zmm6, %zmm8, %zmm17
	vfmadd213ps	%zmm5, %zmm8, %zmm16
	vfmadd213ps	%zmm4, %zmm8, %zmm15
	vfmadd213ps	%zmm3, %zmm8, %zmm14
	addq	%r8, %r9
	vmovaps	%zmm2, %zmm1
	vmovaps	%zmm14, %zmm3
	vmovaps	%zmm15, %zmm4
	vmovaps	%zmm16, %zmm5
	vmovaps	%zmm17, %zmm6
	vmovaps	%zmm18, %zmm7
	movq	%r10, %r11
	cmpq	%r10, %r14
	je	.LBB5_8
.LBB5_36:
	vxorps	%xmm8, %xmm8, %xmm8
	testb	$1, %bl
	je	.LBB5_38
	vmovups	(%r9), %zmm8
.LBB5_38:
	leaq	1(%r11), %r10
	vbroadcastss	(%rcx,%r11,4), %zmm2
	testb	$1, %bl
	jne	.LBB5_39
	vbroadcastss	(%rdi,%r11,4), %zmm18
	jne	.LBB5_41
.LBB5_42:
	vbroadcastss	(%rsi,%r11,4), %zmm17
	jne	.LBB5_43
.LBB5_44:
	vbroadcastss	(%rdx,%r11,4), %zmm16
	jne	.LBB5_45
.LBB5_46:
	vbroadcastss	(%rbp,%r11,4), %zmm15
	jne	.LBB5_47
.LBB5_48:
	vbroadcastss	(%rax,%r11,4), %zmm14
	je	.LBB5_50
	jmp	.LBB5_49
	.p2align	4
.LBB5_39:
	vfmadd231ps	%zmm8, %zmm2, %zmm0
	vbroadcastss	(%rdi,%r11,4), %zmm18
	je	.LBB5_42
.LBB5_41:
	vfmadd231ps	%zmm8, %zmm18, %zmm13
	vbroadcastss	(%rsi,%r11,4), %zmm17
	je	.LBB5_44
.LBB5_43:
	vfmadd231ps	%zmm8, %zmm17, %zmm12
	vbroadcastss	(%rdx,%r11,4), %zmm16
	je	.LBB5_46
.LBB5_45:
	vfmadd231ps	%zmm8, %zmm16, %zmm11
	vbroadcastss	(%rbp,%r11,4), %zmm15
	je	.LBB5_48
.LBB5_47:
	vfmadd231ps	%zmm8, %zmm15, %zmm10
	vbroadcastss	(%rax,%r11,4), %zmm14
	je	.LBB5_50
.LBB5_49:
	vfmadd231ps	%zmm8, %zmm14, %zmm9
	jmp	.LBB5_50
.LBB5_6:
	vmovaps	%zmm1, %zmm2
	vxorps	%xmm9, %xmm9, %xmm9
	vmovaps	%zmm1, %zmm14
	vxorps	%xmm10, %xmm10, %xmm10
	vmovaps	%zmm1, %zmm15
	vxorps	%xmm11, %xmm11, %xmm11
	vmovaps	%zmm1, %zmm16
	vxorps	%xmm12, %xmm12, %xmm12
	vmovaps	%zmm1, %zmm17
	vxorps	%xmm13, %xmm13, %xmm13
.LBB5_7:
	vmovaps	%zmm1, %zmm18
.LBB5_8:
	movq	184(%rsp), %rax
	cmpq	%rax, 16(%rsp)
	jl	.LBB5_10
	movq	40(%rsp), %rax
	imulq	136(%rsp), %rax
	movq	72(%rsp), %rcx
	leaq	(%rcx,%rax,4), %r14
	testq	%r13, %r13
	jne	.LBB5_12
	jmp	.LBB5_13
	.p2align	4
.LBB5_10:
	movq	24(%rsp), %rax
	movq	80(%rax), %r14
	testq	%r13, %r13
	je	.LBB5_13
.LBB5_12:
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%zmm1, %zmm2, %k1
	vmulps	(%r13), %zmm2, %zmm2 {%k1}
.LBB5_13:
	vmovups	%zmm17, 512(%rsp)
	vmovups	%zmm16, 576(%rsp)
	vmovups	%zmm15, 640(%rsp)
	vmovups	%zmm14, 704(%rsp)
	vmovups	%zmm12, 768(%rsp)
	vmovups	%zmm11, 832(%rsp)
	vmovups	%zmm10, 896(%rsp)
	vmovups	%zmm9, 960(%rsp)
	vmovups	448(%rsp), %zmm1
	vcmpltps	%zmm1, %zmm2, %k1
	vmovaps	%zmm1, %zmm2 {%k1}
	vmovups	384(%rsp), %zmm1
	vcmpltps	%zmm2, %zmm1, %k1
	vmovaps	%zmm1, %zmm2 {%k1}
	vmovups	%zmm2, (%r14)
	testb	$1, %bl
	je	.LBB5_15
	vextractf128	$1, %ymm0, %xmm1
	vextractf32x4	$2, %zmm0, %xmm2
	vextractf32x4	$3, %zmm0, %xmm3
	movl	$16, %edi
	movq	%r13, %rsi
	vmovups	448(%rsp), %zmm4
	vmovups	384(%rsp), %zmm5
	vmovups	%zmm13, 320(%rsp)
	vmovups	%zmm18, 256(%rsp)
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B8EpilogueV6finish_7channels6SIMD16VySfGAH_SitF)
	vmovups	256(%rsp), %zmm18
	vmovups	320(%rsp), %zmm13
	vinsertf128	$1, %xmm3, %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vinsertf64x4	$1, %ymm2, %zmm0, %zmm0
	vmovups	%zmm0, 64(%r14)
.LBB5_15:
	cmpb	$0, 15(%rsp)
	jne	.LBB5_33
	movq	24(%rsp), %rax
	movq	80(%rax), %rax
	cmpq	$8, 16(%rsp)
	jb	.LBB5_17
	movq	104(%rsp), %rcx
	imulq	96(%rsp), %rcx
	addq	72(%rsp), %rcx
	subq	%rax, %rcx
	movl	$0, %edx
	cmpq	$255, %rcx
	jbe	.LBB5_19
	cmpq	$64, 16(%rsp)
	jae	.LBB5_26
	xorl	%ecx, %ecx
	jmp	.LBB5_30
.LBB5_17:
	xorl	%edx, %edx
	jmp	.LBB5_19
.LBB5_26:
	xorl	%ecx, %ecx
	movq	56(%rsp), %rdx
	movq	112(%rsp), %rsi
	.p2align	4
.LBB5_27:
	vmovups	(%rax,%rcx,4), %zmm0
	vmovups	64(%rax,%rcx,4), %zmm1
	vmovups	128(%rax,%rcx,4), %zmm2
	vmovups	192(%rax,%rcx,4), %zmm3
	vmovups	%zmm0, -192(%rsi,%rcx,4)
	vmovups	%zmm1, -128(%rsi,%rcx,4)
	vmovups	%zmm2, -64(%rsi,%rcx,4)
	vmovups	%zmm3, (%rsi,%rcx,4)
	addq	$64, %rcx
	cmpq	%rcx, %rdx
	jne	.LBB5_27
	cmpq	%rdx, 16(%rsp)
	je	.LBB5_33
	movq	56(%rsp), %rcx
	movq	%rcx, %rdx
	testb	$56, 16(%rsp)
	je	.LBB5_19
.LBB5_30:
	movq	120(%rsp), %rdx
	.p2align	4
.LBB5_31:
	vmovups	(%rax,%rcx,4), %ymm0
	vmovups	%ymm0, (%r15,%rcx,4)
	addq	$8, %rcx
	cmpq	%rcx, %rdx
	jne	.LBB5_31
	cmpq	%rdx, 16(%rsp)
	je	.LBB5_33
.LBB5_19:
	movq	%rdx, %rcx
	cmpq	$0, 64(%rsp)
	je	.LBB5_22
	movq	64(%rsp), %rsi
	movq	%rdx, %rdi
	.p2align	4
.LBB5_21:
	leaq	1(%rdi), %rcx
	vmovss	(%rax,%rdi,4), %xmm0
	vmovss	%xmm0, (%r15,%rdi,4)
	movq	%rcx, %rdi
	decq	%rsi
	jne	.LBB5_21
.LBB5_22:
	subq	16(%rsp), %rdx
	cmpq	$-8, %rdx
	ja	.LBB5_33
	.p2align	4
.LBB5_23:
	vmovss	(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, (%r15,%rcx,4)
	vmovss	4(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, 4(%r15,%rcx,4)
	vmovss	8(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, 8(%r15,%rcx,4)
	vmovss	12(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, 12(%r15,%rcx,4)
	vmovss	16(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, 16(%r15,%rcx,4)
	vmovss	20(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, 20(%r15,%rcx,4)
	vmovss	24(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, 24(%r15,%rcx,4)
	vmovss	28(%rax,%rcx,4), %xmm0
	vmovss	%xmm0, 28(%r15,%rcx,4)
	addq	$8, %rcx
	cmpq	%rcx, 16(%rsp)
	jne	.LBB5_23
	jmp	.LBB5_33
.LBB5_34:
	addq	$1672, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end5:
	.size	$s20VitruvianMicroAVX5120B5BlockV8multiply6isPairySb_tF, .Lfunc_end5-$s20VitruvianMicroAVX5120B5BlockV8multiply6isPairySb_tF
	.hidden	$s20VitruvianMicroAVX5120B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF
	.globl	$s20VitruvianMicroAVX5120B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF
	.p2align	4
	.type	$s20VitruvianMicroAVX5120B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF,@function
$s20VitruvianMicroAVX5120B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	subq	$16, %rsp
	cmpq	16(%r13), %rsi
	jge	.LBB6_27
	movzbl	%dl, %r12d
	andl	$1, %r12d
	shll	$4, %r12d
	addq	$16, %r12
	movq	40(%r13), %rbx
	movq	64(%r13), %rbp
	imulq	72(%r13), %rsi
	leaq	(,%rsi,4), %r15
	addq	%rbp, %r15
	movq	%r15, %rcx
	cmpq	%r12, %rbx
	jge	.LBB6_3
	movq	80(%r13), %rcx
.LBB6_3:
	vmovss	56(%r13), %xmm4
	movq	48(%r13), %rax
	vmovss	60(%r13), %xmm5
	vmovups	(%rdi), %zmm0
	testq	%rax, %rax
	je	.LBB6_5
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%zmm1, %zmm0, %k1
	vmulps	(%rax), %zmm0, %zmm0 {%k1}
.LBB6_5:
	vbroadcastss	%xmm4, %zmm1
	vmaxps	%zmm0, %zmm1, %zmm0
	vbroadcastss	%xmm5, %zmm1
	vminps	%zmm0, %zmm1, %zmm0
	vmovups	%zmm0, (%rcx)
	testb	$1, %dl
	je	.LBB6_7
	vmovaps	64(%rdi), %xmm0
	vmovaps	80(%rdi), %xmm1
	vmovaps	96(%rdi), %xmm2
	vmovaps	112(%rdi), %xmm3
	movl	$16, %edi
	movq	%rsi, %r14
	movq	%rax, %rsi
	movq	%rcx, 8(%rsp)
	vzeroupper
	callq	($s20VitruvianMicroAVX5120B8EpilogueV6finish_7channels6SIMD16VySfGAH_SitF)
	movq	%r14, %rsi
	vinsertf128	$1, %xmm3, %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vinsertf64x4	$1, %ymm2, %zmm0, %zmm0
	movq	8(%rsp), %rax
	vmovups	%zmm0, 64(%rax)
.LBB6_7:
	cmpq	%r12, %rbx
	setge	%al
	testq	%rbx, %rbx
	sete	%cl
	orb	%al, %cl
	jne	.LBB6_27
	movq	80(%r13), %rax
	cmpq	$8, %rbx
	jb	.LBB6_9
	leaq	(,%rsi,4), %rcx
	addq	%rbp, %rcx
	subq	%rax, %rcx
	cmpq	$256, %rcx
	jae	.LBB6_12
.LBB6_9:
	xorl	%ecx, %ecx
.LBB6_21:
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	andq	$7, %rdi
	je	.LBB6_24
	movq	%rcx, %r8
	.p2align	4
.LBB6_23:
	leaq	1(%r8), %rdx
	vmovss	(%rax,%r8,4), %xmm0
	vmovss	%xmm0, (%r15,%r8,4)
	movq	%rdx, %r8
	decq	%rdi
	jne	.LBB6_23
.LBB6_24:
	subq	%rbx, %rcx
	cmpq	$-8, %rcx
	ja	.LBB6_27
	leaq	28(,%rsi,4), %rcx
	addq	%rbp, %rcx
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
	cmpq	$64, %rbx
	jae	.LBB6_14
	xorl	%ecx, %ecx
	jmp	.LBB6_18
.LBB6_14:
	leaq	(,%rsi,4), %rdx
	movq	%rbx, %rcx
	andq	$-64, %rcx
	addq	%rbp, %rdx
	addq	$192, %rdx
	xorl	%edi, %edi
	.p2align	4
.LBB6_15:
	vmovups	(%rax,%rdi,4), %zmm0
	vmovups	64(%rax,%rdi,4), %zmm1
	vmovups	128(%rax,%rdi,4), %zmm2
	vmovups	192(%rax,%rdi,4), %zmm3
	vmovups	%zmm0, -192(%rdx,%rdi,4)
	vmovups	%zmm1, -128(%rdx,%rdi,4)
	vmovups	%zmm2, -64(%rdx,%rdi,4)
	vmovups	%zmm3, (%rdx,%rdi,4)
	addq	$64, %rdi
	cmpq	%rdi, %rcx
	jne	.LBB6_15
	cmpq	%rcx, %rbx
	je	.LBB6_27
	testb	$56, %bl
	je	.LBB6_21
.LBB6_18:
	movq	%rcx, %rdx
	movq	%rbx, %rcx
	andq	$-8, %rcx
	.p2align	4
.LBB6_19:
	vmovups	(%rax,%rdx,4), %ymm0
	vmovups	%ymm0, (%r15,%rdx,4)
	addq	$8, %rdx
	cmpq	%rdx, %rcx
	jne	.LBB6_19
	cmpq	%rcx, %rbx
	je	.LBB6_27
	jmp	.LBB6_21
.Lfunc_end6:
	.size	$s20VitruvianMicroAVX5120B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF, .Lfunc_end6-$s20VitruvianMicroAVX5120B5BlockV5store__6isPairyAA0B4SumsV_SiSbtF
	.hidden	vitruvian_peak_avx512
	.globl	vitruvian_peak_avx512
	.p2align	4
	.type	vitruvian_peak_avx512,@function
vitruvian_peak_avx512:
	jmp	($s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF)
.Lfunc_end7:
	.size	vitruvian_peak_avx512, .Lfunc_end7-vitruvian_peak_avx512
	.hidden	$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF
	.globl	$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF
	.p2align	4
	.type	$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF,@function
$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF:
	vmovups	(%rsi), %zmm3
	vmovaps	%zmm3, %zmm0
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm3, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm3, %zmm10
	vmovaps	%zmm3, %zmm11
	testq	%rdi, %rdi
	je	.LBB8_1
	vmovaps	%zmm3, %zmm12
	cmpq	$1, %rdi
	je	.LBB8_5
	movq	%rdi, %rax
	andq	$-2, %rax
	vmovaps	%zmm3, %zmm0
	vmovaps	%zmm3, %zmm1
	vmovaps	%zmm3, %zmm2
	vmovaps	%zmm3, %zmm4
	vmovaps	%zmm3, %zmm5
	vmovaps	%zmm3, %zmm6
	vmovaps	%zmm3, %zmm7
	vmovaps	%zmm3, %zmm8
	vmovaps	%zmm3, %zmm9
	vmovaps	%zmm3, %zmm10
	vmovaps	%zmm3, %zmm11
	vmovaps	%zmm3, %zmm12
	.p2align	4
.LBB8_4:
	vfmadd231ps	%zmm12, %zmm3, %zmm12
	vfmadd231ps	%zmm11, %zmm3, %zmm11
	vfmadd231ps	%zmm10, %zmm3, %zmm10
	vfmadd231ps	%zmm9, %zmm3, %zmm9
	vfmadd231ps	%zmm8, %zmm3, %zmm8
	vfmadd231ps	%zmm7, %zmm3, %zmm7
	vfmadd231ps	%zmm6, %zmm3, %zmm6
	vfmadd231ps	%zmm5, %zmm3, %zmm5
	vfmadd231ps	%zmm4, %zmm3, %zmm4
	vfmadd231ps	%zmm2, %zmm3, %zmm2
	vfmadd231ps	%zmm1, %zmm3, %zmm1
	vfmadd231ps	%zmm0, %zmm3, %zmm0
	vfmadd231ps	%zmm12, %zmm3, %zmm12
	vfmadd231ps	%zmm11, %zmm3, %zmm11
	vfmadd231ps	%zmm10, %zmm3, %zmm10
	vfmadd231ps	%zmm9, %zmm3, %zmm9
	vfmadd231ps	%zmm8, %zmm3, %zmm8
	vfmadd231ps	%zmm7, %zmm3, %zmm7
	vfmadd231ps	%zmm6, %zmm3, %zmm6
	vfmadd231ps	%zmm5, %zmm3, %zmm5
	vfmadd231ps	%zmm4, %zmm3, %zmm4
	vfmadd231ps	%zmm2, %zmm3, %zmm2
	vfmadd231ps	%zmm1, %zmm3, %zmm1
	vfmadd231ps	%zmm0, %zmm3, %zmm0
	addq	$-2, %rax
	jne	.LBB8_4
.LBB8_5:
	testb	$1, %dil
	je	.LBB8_7
	vfmadd231ps	%zmm12, %zmm3, %zmm12
	vfmadd231ps	%zmm11, %zmm3, %zmm11
	vfmadd231ps	%zmm10, %zmm3, %zmm10
	vfmadd231ps	%zmm9, %zmm3, %zmm9
	vfmadd231ps	%zmm8, %zmm3, %zmm8
	vfmadd231ps	%zmm7, %zmm3, %zmm7
	vfmadd231ps	%zmm6, %zmm3, %zmm6
	vfmadd231ps	%zmm5, %zmm3, %zmm5
	vfmadd231ps	%zmm4, %zmm3, %zmm4
	vfmadd231ps	%zmm2, %zmm3, %zmm2
	vfmadd231ps	%zmm1, %zmm3, %zmm1
	vfmadd231ps	%zmm0, %zmm3, %zmm0
	jmp	.LBB8_7
.LBB8_1:
	vmovaps	%zmm3, %zmm12
.LBB8_7:
	vaddps	%zmm1, %zmm0, %zmm0
	vaddps	%zmm4, %zmm2, %zmm1
	vaddps	%zmm1, %zmm0, %zmm0
	vaddps	%zmm6, %zmm5, %zmm1
	vaddps	%zmm8, %zmm7, %zmm2
	vaddps	%zmm2, %zmm1, %zmm1
	vaddps	%zmm10, %zmm9, %zmm2
	vaddps	%zmm12, %zmm11, %zmm3
	vaddps	%zmm3, %zmm2, %zmm2
	vaddps	%zmm2, %zmm1, %zmm1
	vaddps	%zmm1, %zmm0, %zmm0
	vmovups	%zmm0, (%rsi)
	vzeroupper
	retq
.Lfunc_end8:
	.size	$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF, .Lfunc_end8-$s20VitruvianMicroAVX5129microPeak5count6valuesySi_SpySfGtF
	.section	".note.GNU-stack","",@progbits
#endif
