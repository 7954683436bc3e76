// Made by `make kernels` with Swift 6.3.1 from Sources/MicroKernels for x86-64-v4 -mavx512vbmi. Do not edit.
#if defined(__x86_64__) && defined(__linux__)
	.text
	.hidden	vitruvian_look_up_avx512vbmi
	.globl	vitruvian_look_up_avx512vbmi
	.p2align	4
	.type	vitruvian_look_up_avx512vbmi,@function
vitruvian_look_up_avx512vbmi:
	cmpq	$64, %rcx
	jl	.LBB0_4
	vmovdqu64	(%rsi), %zmm0
	vmovdqu64	64(%rsi), %zmm1
	vmovdqu64	128(%rsi), %zmm2
	vmovdqu64	192(%rsi), %zmm3
	xorl	%eax, %eax
	.p2align	4
.LBB0_2:
	movq	%rax, %r8
	vmovdqu64	(%rdi,%rax), %zmm4
	vpmovb2m	%zmm4, %k1
	vmovdqa64	%zmm0, %zmm5
	vpermt2b	%zmm1, %zmm4, %zmm5
	vpermi2b	%zmm3, %zmm2, %zmm4
	vmovdqu8	%zmm4, %zmm5 {%k1}
	vmovdqu64	%zmm5, (%rdx,%rax)
	addq	$64, %rax
	subq	$-128, %r8
	cmpq	%r8, %rcx
	jge	.LBB0_2
	cmpq	%rcx, %rax
	jb	.LBB0_6
	jmp	.LBB0_7
.LBB0_4:
	testq	%rcx, %rcx
	jle	.LBB0_7
	xorl	%eax, %eax
	.p2align	4
.LBB0_6:
	movzbl	(%rdi,%rax), %r8d
	movzbl	(%rsi,%r8), %r8d
	movb	%r8b, (%rdx,%rax)
	incq	%rax
	cmpq	%rcx, %rax
	jl	.LBB0_6
.LBB0_7:
	vzeroupper
	retq
.Lfunc_end0:
	.size	vitruvian_look_up_avx512vbmi, .Lfunc_end0-vitruvian_look_up_avx512vbmi
	.hidden	__swift_reflection_version
	.type	__swift_reflection_version,@object
	.section	.rodata.__swift_reflection_version,"aR",@progbits
	.weak	__swift_reflection_version
	.p2align	1, 0x0
__swift_reflection_version:
	.short	3
	.size	__swift_reflection_version, 2
	.type	.L_swift1_autolink_entries,@object
	.section	.swift1_autolink_entries,"eR",@progbits,unique,1
	.p2align	3, 0x0
.L_swift1_autolink_entries:
	.asciz	"-lswiftCore\000-lswift_Concurrency\000-lswift_StringProcessing\000-lswift_RegexParser"
	.size	.L_swift1_autolink_entries, 77
	.section	".linker-options","e",@llvm_linker_options
	.section	".note.GNU-stack","",@progbits
#endif
