// Made by `make kernels` from Sources/ComputeKernels/Micro for x86-64-v3. Do not edit.
#if defined(__x86_64__) && defined(__linux__)
	.text
	.hidden	vitruvian_add_codes_avx2
	.globl	vitruvian_add_codes_avx2
	.p2align	4
	.type	vitruvian_add_codes_avx2,@function
vitruvian_add_codes_avx2:
	jmp	($s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF)
.Lfunc_end0:
	.size	vitruvian_add_codes_avx2, .Lfunc_end0-vitruvian_add_codes_avx2
	.section	.rodata,"a",@progbits
	.p2align	1, 0x0
.LCPI1_0:
	.byte	255
	.byte	0
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI1_1:
	.byte	0
	.byte	4
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI1_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI1_3:
	.byte	0
	.byte	4
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF
	.globl	$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF,@function
$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF:
	pushq	%rbp
	pushq	%rbx
	movq	64(%rsp), %rax
	movq	56(%rsp), %r10
	movl	48(%rsp), %r11d
	movl	40(%rsp), %ebx
	movl	24(%rsp), %ebp
	vmovd	%esi, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovd	%ecx, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovd	%r9d, %xmm2
	vpbroadcastd	%xmm2, %ymm2
	vpbroadcastd	32(%rsp), %ymm3
	vmovd	%ebx, %xmm7
	vpbroadcastd	%xmm7, %ymm4
	cmpq	$8, %rax
	jl	.LBB1_3
	vmovd	%r11d, %xmm6
	vpbroadcastd	%xmm6, %ymm5
	leaq	-8(%rax), %rcx
	andl	$31, %ebp
	vpbroadcastd	%xmm6, %xmm6
	vpbroadcastd	%xmm7, %xmm7
	vmovd	%ebp, %xmm8
	vpbroadcastd	%xmm8, %ymm8
	vmovd	%r8d, %xmm9
	vpbroadcastb	%xmm9, %xmm9
	xorl	%esi, %esi
	vmovd	.LCPI1_3(%rip), %xmm10
	.p2align	4
.LBB1_2:
	cmpq	%rsi, %rcx
	movq	%rsi, %r8
	cmovlq	%rcx, %r8
	vmovq	(%rdx,%r8), %xmm12
	vmovq	(%rdi,%r8), %xmm13
	vpxor	%xmm9, %xmm13, %xmm13
	vpmovzxbd	%xmm13, %ymm13
	vpmulld	%ymm13, %ymm0, %ymm13
	vpxor	%xmm9, %xmm12, %xmm12
	vpmovzxbd	%xmm12, %ymm12
	vpmulld	%ymm12, %ymm1, %ymm12
	vpaddd	%ymm2, %ymm13, %ymm13
	vpaddd	%ymm12, %ymm13, %ymm12
	vpsravd	%ymm8, %ymm12, %ymm12
	vpaddd	%ymm3, %ymm12, %ymm12
	vpcmpgtd	%ymm12, %ymm4, %ymm13
	vextracti128	$1, %ymm13, %xmm14
	vextracti128	$1, %ymm12, %xmm15
	vblendvps	%xmm14, %xmm7, %xmm15, %xmm14
	vpshufd	$238, %xmm13, %xmm15
	vpshufd	$238, %xmm12, %xmm11
	vblendvps	%xmm15, %xmm7, %xmm11, %xmm11
	vblendvps	%xmm13, %xmm7, %xmm12, %xmm12
	vmovlhps	%xmm11, %xmm12, %xmm13
	vinsertf128	$1, %xmm14, %ymm13, %ymm13
	vpcmpgtd	%ymm5, %ymm13, %ymm13
	vpshufd	$238, %xmm13, %xmm15
	vblendvps	%xmm15, %xmm6, %xmm11, %xmm11
	vblendvps	%xmm13, %xmm6, %xmm12, %xmm12
	vextractf128	$1, %ymm13, %xmm13
	vblendvps	%xmm13, %xmm6, %xmm14, %xmm13
	vpshufb	%xmm10, %xmm12, %xmm12
	vpshufb	%xmm10, %xmm11, %xmm11
	vpunpcklwd	%xmm11, %xmm12, %xmm11
	vpshufb	.LCPI1_2(%rip), %xmm13, %xmm12
	vpunpckldq	%xmm12, %xmm11, %xmm11
	vmovq	%xmm11, (%r10,%r8)
	addq	$8, %rsi
	cmpq	%rax, %rsi
	jl	.LBB1_2
	jmp	.LBB1_10
.LBB1_3:
	testq	%rax, %rax
	je	.LBB1_10
	andl	$31, %ebp
	vmovd	%ebp, %xmm5
	vpbroadcastd	%xmm5, %ymm5
	xorl	%ecx, %ecx
	vpbroadcastw	.LCPI1_0(%rip), %xmm6
	jmp	.LBB1_5
	.p2align	4
.LBB1_9:
	movb	%sil, (%r10,%rcx)
	incq	%rcx
	cmpq	%rcx, %rax
	je	.LBB1_10
.LBB1_5:
	movzbl	(%rdi,%rcx), %esi
	xorb	%r8b, %sil
	vmovd	%esi, %xmm7
	vpbroadcastb	%xmm7, %xmm7
	vpand	%xmm6, %xmm7, %xmm7
	vpmovzxwd	%xmm7, %ymm7
	vpmulld	%ymm7, %ymm0, %ymm7
	movzbl	(%rdx,%rcx), %esi
	xorb	%r8b, %sil
	vmovd	%esi, %xmm8
	vpbroadcastb	%xmm8, %xmm8
	vpand	%xmm6, %xmm8, %xmm8
	vpmovzxwd	%xmm8, %ymm8
	vpmulld	%ymm8, %ymm1, %ymm8
	vpaddd	%ymm2, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm8, %ymm7
	vpsravd	%ymm5, %ymm7, %ymm7
	vpaddd	%xmm3, %xmm7, %xmm7
	vpcmpgtd	%xmm7, %xmm4, %xmm8
	vmovd	%xmm8, %r9d
	movl	%ebx, %esi
	testb	$1, %r9b
	jne	.LBB1_7
	vmovd	%xmm7, %esi
.LBB1_7:
	cmpl	%r11d, %esi
	jl	.LBB1_9
	movl	%r11d, %esi
	jmp	.LBB1_9
.LBB1_10:
	popq	%rbx
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end1:
	.size	$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF, .Lfunc_end1-$s18VitruvianMicroAVX213microAddCodes4left0G6Factor5right0iH04flip6offset5shift9zeroPoint5lower5upper6output5countySPys5UInt8VG_s5Int32VAqsp5SSpyAPGSitF
	.hidden	vitruvian_dequantize_avx2
	.globl	vitruvian_dequantize_avx2
	.p2align	4
	.type	vitruvian_dequantize_avx2,@function
vitruvian_dequantize_avx2:
	jmp	($s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF)
.Lfunc_end2:
	.size	vitruvian_dequantize_avx2, .Lfunc_end2-vitruvian_dequantize_avx2
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI3_0:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI3_1:
	.byte	255
	.byte	0
	.byte	255
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF
	.globl	$s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF,@function
$s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF:
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	vmovd	%edx, %xmm1
	vpbroadcastd	%xmm1, %ymm2
	cmpq	$8, %r8
	jl	.LBB3_4
	vmovd	%esi, %xmm3
	vpbroadcastb	%xmm3, %xmm3
	vbroadcastss	%xmm0, %ymm4
	xorl	%r9d, %r9d
	vpbroadcastd	.LCPI3_1(%rip), %xmm5
	.p2align	4
.LBB3_2:
	movq	%r9, %rax
	vpmovzxbw	(%rdi,%r9), %xmm6
	vpxor	%xmm3, %xmm6, %xmm6
	vpand	%xmm5, %xmm6, %xmm6
	vpmovzxwd	%xmm6, %ymm6
	vpsubd	%ymm2, %ymm6, %ymm6
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	%ymm6, %ymm4, %ymm6
	vmovups	%ymm6, (%rcx,%r9,4)
	addq	$8, %r9
	addq	$16, %rax
	cmpq	%rax, %r8
	jge	.LBB3_2
	cmpq	%r8, %r9
	jb	.LBB3_6
	jmp	.LBB3_20
.LBB3_4:
	testq	%r8, %r8
	jle	.LBB3_20
	xorl	%r9d, %r9d
.LBB3_6:
	movq	%r9, %r11
	orq	$1, %r11
	cmpq	%r11, %r8
	movq	%r11, %r10
	cmovgq	%r8, %r10
	movq	%r10, %rax
	subq	%r9, %rax
	cmpq	$4, %rax
	jb	.LBB3_18
	leaq	(%rcx,%r9,4), %rbx
	cmpq	%r11, %r8
	cmovgq	%r8, %r11
	leaq	(%rcx,%r11,4), %r14
	leaq	(%rdi,%r9), %r15
	addq	%rdi, %r11
	cmpq	%r11, %rbx
	setb	%r11b
	cmpq	%r14, %r15
	setb	%bl
	testb	%bl, %r11b
	je	.LBB3_8
.LBB3_18:
	movq	%r9, %rax
	.p2align	4
.LBB3_19:
	movzbl	(%rdi,%rax), %r9d
	xorb	%sil, %r9b
	movzbl	%r9b, %r9d
	subl	%edx, %r9d
	vcvtsi2ss	%r9d, %xmm15, %xmm1
	vmulss	%xmm1, %xmm0, %xmm1
	vmovss	%xmm1, (%rcx,%rax,4)
	incq	%rax
	cmpq	%r8, %rax
	jl	.LBB3_19
.LBB3_20:
	popq	%rbx
	popq	%r14
	popq	%r15
	vzeroupper
	retq
.LBB3_8:
	cmpq	$32, %rax
	jae	.LBB3_13
	xorl	%r11d, %r11d
	jmp	.LBB3_10
.LBB3_13:
	movq	%rax, %r11
	andq	$-32, %r11
	vmovd	%esi, %xmm3
	vpbroadcastb	%xmm3, %xmm3
	vbroadcastss	%xmm0, %ymm4
	leaq	(%rcx,%r9,4), %rbx
	addq	$96, %rbx
	leaq	(%r9,%rdi), %r14
	addq	$24, %r14
	xorl	%r15d, %r15d
	.p2align	4
.LBB3_14:
	vmovq	-24(%r14,%r15), %xmm5
	vmovq	-16(%r14,%r15), %xmm6
	vmovq	-8(%r14,%r15), %xmm7
	vmovq	(%r14,%r15), %xmm8
	vpxor	%xmm3, %xmm5, %xmm5
	vpxor	%xmm3, %xmm6, %xmm6
	vpxor	%xmm3, %xmm7, %xmm7
	vpxor	%xmm3, %xmm8, %xmm8
	vpmovzxbd	%xmm5, %ymm5
	vpmovzxbd	%xmm6, %ymm6
	vpmovzxbd	%xmm7, %ymm7
	vpmovzxbd	%xmm8, %ymm8
	vpsubd	%ymm2, %ymm5, %ymm5
	vpsubd	%ymm2, %ymm6, %ymm6
	vpsubd	%ymm2, %ymm7, %ymm7
	vpsubd	%ymm2, %ymm8, %ymm8
	vcvtdq2ps	%ymm5, %ymm5
	vcvtdq2ps	%ymm6, %ymm6
	vcvtdq2ps	%ymm7, %ymm7
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	%ymm5, %ymm4, %ymm5
	vmulps	%ymm6, %ymm4, %ymm6
	vmulps	%ymm7, %ymm4, %ymm7
	vmulps	%ymm4, %ymm8, %ymm8
	vmovups	%ymm5, -96(%rbx,%r15,4)
	vmovups	%ymm6, -64(%rbx,%r15,4)
	vmovups	%ymm7, -32(%rbx,%r15,4)
	vmovups	%ymm8, (%rbx,%r15,4)
	addq	$32, %r15
	cmpq	%r15, %r11
	jne	.LBB3_14
	cmpq	%r11, %rax
	je	.LBB3_20
	testb	$28, %al
	je	.LBB3_17
.LBB3_10:
	andl	$3, %r10d
	subq	%r10, %rax
	addq	%r9, %rax
	vmovd	%esi, %xmm2
	vpbroadcastb	%xmm2, %xmm2
	vpbroadcastd	%xmm1, %xmm1
	vbroadcastss	%xmm0, %xmm3
	addq	%r9, %r11
	.p2align	4
.LBB3_11:
	vmovd	(%rdi,%r11), %xmm4
	vpxor	%xmm2, %xmm4, %xmm4
	vpmovzxbd	%xmm4, %xmm4
	vpsubd	%xmm1, %xmm4, %xmm4
	vcvtdq2ps	%xmm4, %xmm4
	vmulps	%xmm4, %xmm3, %xmm4
	vmovups	%xmm4, (%rcx,%r11,4)
	addq	$4, %r11
	cmpq	%r11, %rax
	jne	.LBB3_11
	testq	%r10, %r10
	jne	.LBB3_19
	jmp	.LBB3_20
.LBB3_17:
	addq	%r11, %r9
	jmp	.LBB3_18
.Lfunc_end3:
	.size	$s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF, .Lfunc_end3-$s18VitruvianMicroAVX215microDequantize5codes4flip9zeroPoint5scale6output5countySPys5UInt8VG_AJs5Int32VSfSpySfGSitF
	.hidden	vitruvian_look_up_avx2
	.globl	vitruvian_look_up_avx2
	.p2align	4
	.type	vitruvian_look_up_avx2,@function
vitruvian_look_up_avx2:
	jmp	($s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF)
.Lfunc_end4:
	.size	vitruvian_look_up_avx2, .Lfunc_end4-vitruvian_look_up_avx2
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI5_0:
	.zero	32,15
.LCPI5_1:
	.zero	32,1
.LCPI5_2:
	.zero	32,2
.LCPI5_3:
	.zero	32,3
.LCPI5_4:
	.zero	32,4
.LCPI5_5:
	.zero	32,5
.LCPI5_6:
	.zero	32,6
.LCPI5_7:
	.zero	32,7
.LCPI5_8:
	.zero	32,8
.LCPI5_9:
	.zero	32,9
.LCPI5_10:
	.zero	32,10
.LCPI5_11:
	.zero	32,11
.LCPI5_12:
	.zero	32,12
.LCPI5_13:
	.zero	32,13
.LCPI5_14:
	.zero	32,14
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI5_15:
	.zero	4,15
.LCPI5_16:
	.zero	4,6
.LCPI5_17:
	.zero	4,7
.LCPI5_18:
	.zero	4,8
.LCPI5_19:
	.zero	4,9
.LCPI5_20:
	.zero	4,10
.LCPI5_21:
	.zero	4,11
.LCPI5_22:
	.zero	4,12
.LCPI5_23:
	.zero	4,13
.LCPI5_24:
	.zero	4,14
	.text
	.hidden	$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF
	.globl	$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF,@function
$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF:
	cmpq	$31, %rcx
	jle	.LBB5_1
	xorl	%r8d, %r8d
	vpbroadcastd	.LCPI5_15(%rip), %ymm0
	vpbroadcastd	.LCPI5_16(%rip), %ymm7
	vpbroadcastd	.LCPI5_17(%rip), %ymm8
	vpbroadcastd	.LCPI5_18(%rip), %ymm9
	vpbroadcastd	.LCPI5_19(%rip), %ymm10
	vpbroadcastd	.LCPI5_20(%rip), %ymm11
	vpbroadcastd	.LCPI5_21(%rip), %ymm12
	vpbroadcastd	.LCPI5_22(%rip), %ymm13
	vpbroadcastd	.LCPI5_23(%rip), %ymm14
	vpbroadcastd	.LCPI5_24(%rip), %ymm15
	.p2align	4
.LBB5_4:
	movq	%r8, %rax
	vmovdqu	(%rdi,%r8), %ymm2
	vpsrlw	$4, %ymm2, %ymm1
	vpand	%ymm0, %ymm1, %ymm1
	vpxor	%xmm3, %xmm3, %xmm3
	vpcmpeqb	%ymm3, %ymm1, %ymm3
	vbroadcasti128	(%rsi), %ymm4
	vpand	%ymm0, %ymm2, %ymm2
	vpshufb	%ymm2, %ymm4, %ymm4
	vpand	%ymm4, %ymm3, %ymm3
	vpcmpeqb	.LCPI5_1(%rip), %ymm1, %ymm4
	vbroadcasti128	16(%rsi), %ymm5
	vpshufb	%ymm2, %ymm5, %ymm5
	vpand	%ymm5, %ymm4, %ymm4
	vpor	%ymm4, %ymm3, %ymm3
	vpcmpeqb	.LCPI5_2(%rip), %ymm1, %ymm4
	vbroadcasti128	32(%rsi), %ymm5
	vpshufb	%ymm2, %ymm5, %ymm5
	vpand	%ymm5, %ymm4, %ymm4
	vpcmpeqb	.LCPI5_3(%rip), %ymm1, %ymm5
	vbroadcasti128	48(%rsi), %ymm6
	vpshufb	%ymm2, %ymm6, %ymm6
	vpand	%ymm6, %ymm5, %ymm5
	vpor	%ymm5, %ymm4, %ymm4
	vpor	%ymm4, %ymm3, %ymm3
	vpcmpeqb	.LCPI5_4(%rip), %ymm1, %ymm4
	vbroadcasti128	64(%rsi), %ymm5
	vpshufb	%ymm2, %ymm5, %ymm5
	vpand	%ymm5, %ymm4, %ymm4
	vpcmpeqb	.LCPI5_5(%rip), %ymm1, %ymm5
	vbroadcasti128	80(%rsi), %ymm6
	vpshufb	%ymm2, %ymm6, %ymm6
	vpand	%ymm6, %ymm5, %ymm5
	vpor	%ymm5, %ymm4, %ymm4
	vpcmpeqb	%ymm7, %ymm1, %ymm5
	vbroadcasti128	96(%rsi), %ymm6
	vpshufb	%ymm2, %ymm6, %ymm6
	vpand	%ymm6, %ymm5, %ymm5
	vpor	%ymm5, %ymm4, %ymm4
	vpor	%ymm4, %ymm3, %ymm3
	vpcmpeqb	%ymm1, %ymm8, %ymm4
	vbroadcasti128	112(%rsi), %ymm5
	vpshufb	%ymm2, %ymm5, %ymm5
	vpand	%ymm5, %ymm4, %ymm4
	vpcmpeqb	%ymm1, %ymm9, %ymm5
	vbroadcasti128	128(%rsi), %ymm6
	vpshufb	%ymm2, %ymm6, %ymm6
	vpand	%ymm6, %ymm5, %ymm5
	vpor	%ymm5, %ymm4, %ymm4
	vpcmpeqb	%ymm1, %ymm10, %ymm5
	vbroadcasti128	144(%rsi), %ymm6
	vpshufb	%ymm2, %ymm6, %ymm6
	vpand	%ymm6, %ymm5, %ymm5
	vpor	%ymm5, %ymm4, %ymm4
	vpcmpeqb	%ymm1, %ymm11, %ymm5
	vbroadcasti128	160(%rsi), %ymm6
	vpshufb	%ymm2, %ymm6, %ymm6
	vpand	%ymm6, %ymm5, %ymm5
	vpor	%ymm5, %ymm4, %ymm4
	vpor	%ymm4, %ymm3, %ymm3
	vpcmpeqb	%ymm1, %ymm12, %ymm4
	vbroadcasti128	176(%rsi), %ymm5
	vpshufb	%ymm2, %ymm5, %ymm5
	vpand	%ymm5, %ymm4, %ymm4
	vpcmpeqb	%ymm1, %ymm13, %ymm5
	vbroadcasti128	192(%rsi), %ymm6
	vpshufb	%ymm2, %ymm6, %ymm6
	vpand	%ymm6, %ymm5, %ymm5
	vpor	%ymm5, %ymm4, %ymm4
	vpcmpeqb	%ymm1, %ymm14, %ymm5
	vbroadcasti128	208(%rsi), %ymm6
	vpshufb	%ymm2, %ymm6, %ymm6
	vpand	%ymm6, %ymm5, %ymm5
	vpor	%ymm5, %ymm4, %ymm4
	vpcmpeqb	%ymm1, %ymm15, %ymm5
	vbroadcasti128	224(%rsi), %ymm6
	vpshufb	%ymm2, %ymm6, %ymm6
	vpand	%ymm6, %ymm5, %ymm5
	vpor	%ymm5, %ymm4, %ymm4
	vbroadcasti128	240(%rsi), %ymm5
	vpshufb	%ymm2, %ymm5, %ymm2
	vpcmpeqb	%ymm0, %ymm1, %ymm1
	vpand	%ymm2, %ymm1, %ymm1
	vpor	%ymm1, %ymm4, %ymm1
	vpor	%ymm1, %ymm3, %ymm1
	vmovdqu	%ymm1, (%rdx,%r8)
	addq	$32, %r8
	addq	$64, %rax
	cmpq	%rax, %rcx
	jge	.LBB5_4
	cmpq	%rcx, %r8
	jb	.LBB5_6
	jmp	.LBB5_7
.LBB5_1:
	testq	%rcx, %rcx
	jle	.LBB5_7
	xorl	%r8d, %r8d
	.p2align	4
.LBB5_6:
	movzbl	(%rdi,%r8), %eax
	movzbl	(%rsi,%rax), %eax
	movb	%al, (%rdx,%r8)
	incq	%r8
	cmpq	%rcx, %r8
	jl	.LBB5_6
.LBB5_7:
	vzeroupper
	retq
.Lfunc_end5:
	.size	$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF, .Lfunc_end5-$s18VitruvianMicroAVX211microLookUp5bytes5table6output5countySPys5UInt8VG_AISpyAHGSitF
	.hidden	vitruvian_depthwise_avx2
	.globl	vitruvian_depthwise_avx2
	.p2align	4
	.type	vitruvian_depthwise_avx2,@function
vitruvian_depthwise_avx2:
	.cfi_startproc
	subq	$136, %rsp
	.cfi_def_cfa_offset 144
	vmovups	144(%rsp), %ymm2
	vmovups	176(%rsp), %ymm3
	vmovups	208(%rsp), %ymm4
	vmovaps	240(%rsp), %xmm5
	movzbl	256(%rsp), %eax
	movq	264(%rsp), %r10
	movq	%r10, 120(%rsp)
	movzbl	%al, %eax
	movl	%eax, 112(%rsp)
	vmovups	%xmm5, 96(%rsp)
	vmovups	%ymm4, 64(%rsp)
	vmovups	%ymm3, 32(%rsp)
	vmovups	%ymm2, (%rsp)
	vzeroupper
	callq	($s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF)
	addq	$136, %rsp
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end6:
	.size	vitruvian_depthwise_avx2, .Lfunc_end6-vitruvian_depthwise_avx2
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI7_0:
	.long	0x3f800000
	.text
	.hidden	$s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF
	.globl	$s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF
	.p2align	4
	.type	$s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF,@function
$s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF:
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
	subq	$456, %rsp
	.cfi_def_cfa_offset 512
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r9, %rbx
	movq	536(%rsp), %r10
	movq	560(%rsp), %r11
	movq	528(%rsp), %r13
	movq	544(%rsp), %r14
	movq	608(%rsp), %r15
	movq	600(%rsp), %rax
	decq	%rax
	imulq	%r14, %rax
	leaq	-1(%r13), %r9
	imulq	%r11, %r9
	addq	%r9, %rax
	incq	%rax
	movq	%rax, 16(%rsp)
	leaq	-1(%r15), %rax
	imulq	552(%rsp), %rax
	leaq	-1(%r10), %r9
	imulq	568(%rsp), %r9
	addq	%r9, %rax
	incq	%rax
	movq	%rax, 40(%rsp)
	movzbl	624(%rsp), %eax
	notb	%al
	cmpq	%r10, %r13
	sete	%r10b
	andb	%al, %r10b
	cmpq	$1, %r11
	sete	%al
	cmpq	$3, %r14
	setl	%r9b
	andb	%al, %r9b
	andb	%r10b, %r9b
	movq	%rdi, 96(%rsp)
	movq	%rsi, 104(%rsp)
	movq	%rdx, %r10
	movq	%rdx, 112(%rsp)
	movq	%rbx, 120(%rsp)
	movq	%rcx, 128(%rsp)
	movq	%r8, 136(%rsp)
	cmpb	$1, %r9b
	jne	.LBB7_11
	cmpq	$3, %r13
	je	.LBB7_6
	cmpq	$5, %r13
	jne	.LBB7_11
	cmpq	$1, 544(%rsp)
	setne	%al
	movq	%rcx, %rdx
	orq	%r8, %rdx
	setns	%dl
	testb	%al, %dl
	jne	.LBB7_7
	jmp	.LBB7_11
.LBB7_6:
	movq	%rcx, %rax
	orq	%r8, %rax
	js	.LBB7_11
.LBB7_7:
	movq	16(%rsp), %rax
	addq	%rcx, %rax
	cmpq	%rax, %rsi
	jge	.LBB7_10
.LBB7_11:
	movl	$0, 12(%rsp)
	cmpq	$0, 512(%rsp)
	jle	.LBB7_40
.LBB7_12:
	movq	632(%rsp), %r11
	movq	%r13, %rax
	movq	536(%rsp), %r15
	xorq	%r15, %rax
	imulq	%r13, %r15
	movq	%r15, %rdx
	shlq	$5, %rdx
	addq	%r11, %rdx
	movq	%rdx, 24(%rsp)
	cmpq	$3, 544(%rsp)
	setl	%dl
	movq	560(%rsp), %rsi
	xorq	$1, %rsi
	movq	512(%rsp), %r9
	addq	$-8, %r9
	movq	%r9, 80(%rsp)
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 416(%rsp)
	vbroadcastss	%xmm1, %ymm0
	vmovups	%ymm0, 384(%rsp)
	orq	%rax, %rsi
	sete	%al
	andb	%dl, %al
	imulq	%r10, %rcx
	addq	%r8, %rcx
	imulq	%rbx, %rcx
	leaq	(%rdi,%rcx,4), %rcx
	movq	%rcx, 64(%rsp)
	imulq	%rbx, %r10
	movq	%r10, 32(%rsp)
	cmpq	$3, %r13
	sete	%cl
	movb	%al, 11(%rsp)
	andb	%al, %cl
	movb	%cl, 10(%rsp)
	movl	%r15d, %r12d
	andl	$7, %r12d
	movq	%r15, 48(%rsp)
	andq	$-8, %r15
	movq	%rbx, %r14
	shlq	$5, %r14
	movq	%r12, 72(%rsp)
	shll	$5, %r12d
	leaq	224(%r11), %rax
	movq	%rax, 56(%rsp)
	leaq	(,%rbx,4), %rbp
	xorl	%r9d, %r9d
	jmp	.LBB7_15
	.p2align	4
.LBB7_13:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	movq	536(%rsp), %rcx
	movq	544(%rsp), %r8
	movq	560(%rsp), %r9
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5)
.LBB7_14:
	movq	88(%rsp), %r9
	addq	$8, %r9
	cmpq	512(%rsp), %r9
	movq	528(%rsp), %r13
	jge	.LBB7_40
.LBB7_15:
	movq	80(%rsp), %rcx
	cmpq	%rcx, %r9
	cmovlq	%r9, %rcx
	cmpq	$0, 48(%rsp)
	je	.LBB7_23
	cmpq	$8, 48(%rsp)
	jae	.LBB7_18
	xorl	%eax, %eax
	jmp	.LBB7_20
	.p2align	4
.LBB7_18:
	movq	520(%rsp), %rax
	leaq	(%rax,%rcx,4), %rdx
	movq	56(%rsp), %rsi
	xorl	%eax, %eax
	.p2align	4
.LBB7_19:
	vmovups	(%rdx), %ymm0
	vmovups	%ymm0, -224(%rsi)
	vmovups	(%rdx,%rbx,4), %ymm0
	vmovups	%ymm0, -192(%rsi)
	leaq	(%rdx,%rbp), %rdi
	vmovups	(%rdx,%rbx,8), %ymm0
	vmovups	%ymm0, -160(%rsi)
	addq	%rbp, %rdi
	vmovups	(%rdi,%rbx,4), %ymm0
	vmovups	%ymm0, -128(%rsi)
	leaq	(,%rbp,2), %r8
	vmovups	(%rdi,%rbx,8), %ymm0
	vmovups	%ymm0, -96(%rsi)
	addq	%rdi, %r8
	vmovups	(%r8,%rbx,4), %ymm0
	vmovups	%ymm0, -64(%rsi)
	leaq	(%r8,%rbx,4), %rdi
	vmovups	(%rbp,%rdi), %ymm0
	vmovups	%ymm0, -32(%rsi)
	addq	%rbp, %rdi
	vmovups	(%rbp,%rdi), %ymm0
	vmovups	%ymm0, (%rsi)
	addq	$8, %rax
	addq	$256, %rsi
	addq	%r14, %rdx
	cmpq	%rax, %r15
	jne	.LBB7_19
.LBB7_20:
	cmpq	$0, 72(%rsp)
	je	.LBB7_23
	leaq	(,%rcx,4), %rsi
	movq	%rbp, %rdx
	imulq	%rax, %rdx
	shlq	$5, %rax
	addq	632(%rsp), %rax
	addq	%rsi, %rdx
	addq	520(%rsp), %rdx
	xorl	%esi, %esi
	.p2align	4
.LBB7_22:
	vmovups	(%rdx), %ymm0
	vmovups	%ymm0, (%rax,%rsi)
	addq	$32, %rsi
	addq	%rbp, %rdx
	cmpq	%rsi, %r12
	jne	.LBB7_22
.LBB7_23:
	movq	576(%rsp), %rax
	vmovups	(%rax,%rcx,4), %ymm0
	vbroadcastss	.LCPI7_0(%rip), %ymm1
	movq	584(%rsp), %rax
	testq	%rax, %rax
	je	.LBB7_25
	vmovups	(%rax,%rcx,4), %ymm1
.LBB7_25:
	movq	592(%rsp), %rax
	leaq	(%rax,%rcx,4), %rax
	movq	%r13, 144(%rsp)
	movq	536(%rsp), %rdx
	movq	%rdx, 152(%rsp)
	movq	544(%rsp), %rdx
	movq	%rdx, 160(%rsp)
	movq	552(%rsp), %rdx
	movq	%rdx, 168(%rsp)
	movq	560(%rsp), %rdx
	movq	%rdx, 176(%rsp)
	movq	568(%rsp), %rdx
	movq	%rdx, 184(%rsp)
	movq	632(%rsp), %rdx
	movq	%rdx, 192(%rsp)
	vmovups	%ymm0, 208(%rsp)
	vmovups	%ymm1, 240(%rsp)
	vmovups	416(%rsp), %ymm0
	vmovups	%ymm0, 272(%rsp)
	vmovups	384(%rsp), %ymm0
	vmovups	%ymm0, 304(%rsp)
	movq	%rax, 336(%rsp)
	movq	600(%rsp), %rax
	movq	%rax, 344(%rsp)
	movq	608(%rsp), %rax
	movq	%rax, 352(%rsp)
	movq	616(%rsp), %rax
	movq	%rax, 360(%rsp)
	movq	%rbx, 368(%rsp)
	cmpb	$0, 12(%rsp)
	movq	%r9, 88(%rsp)
	je	.LBB7_29
	movq	64(%rsp), %rax
	leaq	(%rax,%rcx,4), %rdi
	cmpb	$0, 10(%rsp)
	je	.LBB7_34
	cmpq	$1, 544(%rsp)
	jne	.LBB7_35
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB7_14
	.p2align	4
.LBB7_29:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	movq	40(%rsp), %rdx
	leaq	96(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF)
	movq	528(%rsp), %rdx
	cmpb	$0, 11(%rsp)
	je	.LBB7_13
	cmpq	$5, %rdx
	je	.LBB7_36
	cmpq	$3, %rdx
	jne	.LBB7_13
	cmpq	$1, 544(%rsp)
	jne	.LBB7_38
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB7_14
	.p2align	4
.LBB7_34:
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB7_14
.LBB7_35:
	movq	32(%rsp), %rsi
	movq	%rbx, %rdx
	leaq	144(%rsp), %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB7_14
.LBB7_36:
	cmpq	$1, 544(%rsp)
	jne	.LBB7_39
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n)
	jmp	.LBB7_14
.LBB7_38:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB7_14
.LBB7_39:
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rsi
	leaq	144(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n)
	jmp	.LBB7_14
.LBB7_10:
	movq	40(%rsp), %rax
	addq	%r8, %rax
	cmpq	%rax, %r10
	setge	%al
	movl	%eax, 12(%rsp)
	cmpq	$0, 512(%rsp)
	jg	.LBB7_12
.LBB7_40:
	addq	$456, %rsp
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
.Lfunc_end7:
	.size	$s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF, .Lfunc_end7-$s18VitruvianMicroAVX214microDepthwise5input0F6Height0F5Width7originY0I1X9pixelStep12channelCount6filter0nG00nH006strideG00oH008dilationG00pH04bias5slope5lower5upper6output0uG00uH00u3RowK012copiesPixels7scratchySPySfG_S6iA_S6iA_A_SgS2fSpySfGS3iSbA1_tF
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF
	.globl	$s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF
	.p2align	4
	.type	$s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF,@function
$s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, %r14
	movq	%rsi, %rbp
	movq	16(%r13), %rsi
	movq	%r13, -80(%rsp)
	movq	40(%r13), %r12
	movq	%r12, %rax
	negq	%rax
	movq	%rax, %rdx
	sarq	$63, %rdx
	andnq	%rax, %rdx, %rax
	cmpq	%rax, %r14
	movq	%rax, -24(%rsp)
	cmovlq	%r14, %rax
	movq	%rsi, %r8
	subq	%r12, %rsi
	cmpq	%rsi, %r14
	cmovlq	%r14, %rsi
	cmpq	%rsi, %rax
	movq	%rsi, -32(%rsp)
	movq	%rax, -120(%rsp)
	cmovgq	%rax, %rsi
	movq	%rsi, -128(%rsp)
	testq	%rbp, %rbp
	je	.LBB8_33
	movq	-80(%rsp), %rdx
	movq	32(%rdx), %r10
	movq	(%rdx), %rax
	movq	%rax, -112(%rsp)
	movq	24(%rdx), %rax
	movq	-128(%rsp), %rdx
	movl	%edx, %r13d
	movq	-120(%rsp), %r9
	subl	%r9d, %r13d
	movl	%r9d, %esi
	andl	$7, %esi
	movq	%rsi, -96(%rsp)
	movq	%r9, %rsi
	andq	$-8, %rsi
	movq	%rsi, -56(%rsp)
	andl	$7, %r13d
	movq	%r9, %rsi
	subq	%rdx, %rsi
	movq	%rsi, -48(%rsp)
	movq	%rbp, %rbx
	shlq	$8, %rbx
	movq	%rbp, %r15
	shlq	$5, %r15
	movq	%rbp, %rsi
	imulq	%r9, %rsi
	shlq	$5, %rsi
	addq	%rdi, %rsi
	movq	%r10, -16(%rsp)
	movq	%r10, %rdx
	imulq	%r8, %rdx
	addq	%rdx, %r12
	leaq	(,%r12,4), %rdx
	leaq	(%rdx,%r9,4), %rdx
	imulq	%rax, %rdx
	leaq	(%rdx,%rcx,4), %r11
	shlq	$2, %rcx
	movq	-112(%rsp), %rdx
	addq	%rdx, %r11
	imulq	%rax, %r8
	shlq	$2, %r8
	movq	%r8, -8(%rsp)
	leaq	(,%rax,4), %r10
	movq	%r13, -40(%rsp)
	negq	%r13
	movq	%r13, -64(%rsp)
	imulq	%rax, %r12
	leaq	(%rcx,%r12,4), %rcx
	addq	%rdx, %rcx
	shlq	$5, %rax
	movq	%rax, -72(%rsp)
	xorl	%r8d, %r8d
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%rdi, %r12
	movq	%r14, -112(%rsp)
	movq	%rbp, -104(%rsp)
	movq	%rdi, -88(%rsp)
	jmp	.LBB8_3
	.p2align	4
.LBB8_2:
	incq	%r8
	addq	$32, %r12
	addq	$32, %rsi
	movq	-8(%rsp), %rax
	addq	%rax, %r11
	addq	%rax, %rcx
	cmpq	%rbp, %r8
	je	.LBB8_33
.LBB8_3:
	movq	%r8, %rax
	addq	-16(%rsp), %rax
	js	.LBB8_8
	movq	-80(%rsp), %rdx
	cmpq	8(%rdx), %rax
	jge	.LBB8_8
	cmpq	$0, -120(%rsp)
	je	.LBB8_22
	cmpq	$8, -120(%rsp)
	jae	.LBB8_17
	xorl	%eax, %eax
	jmp	.LBB8_19
	.p2align	4
.LBB8_8:
	movq	%r8, %r13
	shlq	$5, %r13
	addq	%rdi, %r13
	xorl	%r9d, %r9d
	jmp	.LBB8_9
.LBB8_17:
	movq	%r12, %rdx
	xorl	%eax, %eax
	movq	-56(%rsp), %r13
	.p2align	4
.LBB8_18:
	vmovups	%ymm0, (%rdx)
	leaq	(%rdx,%r15), %r9
	vmovups	%ymm0, (%rdx,%r15)
	vmovups	%ymm0, (%r15,%r9)
	addq	%r15, %r9
	vmovups	%ymm0, (%r15,%r9)
	addq	%r15, %r9
	vmovups	%ymm0, (%r15,%r9)
	addq	%r15, %r9
	vmovups	%ymm0, (%r15,%r9)
	addq	%r15, %r9
	vmovups	%ymm0, (%r15,%r9)
	addq	%r15, %r9
	addq	$8, %rax
	vmovups	%ymm0, (%r15,%r9)
	addq	%rbx, %rdx
	cmpq	%rax, %r13
	jne	.LBB8_18
.LBB8_19:
	cmpq	$0, -96(%rsp)
	je	.LBB8_22
	imulq	%r15, %rax
	addq	%r12, %rax
	movq	-96(%rsp), %rdx
	.p2align	4
.LBB8_21:
	vmovups	%ymm0, (%rax)
	addq	%r15, %rax
	decq	%rdx
	jne	.LBB8_21
.LBB8_22:
	movq	%r8, %r13
	shlq	$5, %r13
	addq	%rdi, %r13
	movq	-32(%rsp), %rax
	cmpq	%rax, -24(%rsp)
	jge	.LBB8_29
	movq	-120(%rsp), %r9
	cmpq	$0, -40(%rsp)
	je	.LBB8_27
	xorl	%eax, %eax
	movq	%r11, %rdx
	movq	%rsi, %r9
	movq	-64(%rsp), %rbp
	.p2align	4
.LBB8_25:
	vmovups	(%rdx), %ymm1
	vmovups	%ymm1, (%r9)
	addq	%r15, %r9
	addq	%r10, %rdx
	decq	%rax
	cmpq	%rax, %rbp
	jne	.LBB8_25
	movq	-120(%rsp), %r9
	subq	%rax, %r9
	movq	-104(%rsp), %rbp
.LBB8_27:
	cmpq	$-8, -48(%rsp)
	jbe	.LBB8_30
.LBB8_29:
	movq	-128(%rsp), %r9
	jmp	.LBB8_9
.LBB8_30:
	movq	-128(%rsp), %rax
	subq	%r9, %rax
	movq	%r15, %rdx
	imulq	%r9, %rdx
	addq	%r12, %rdx
	imulq	%r10, %r9
	addq	%rcx, %r9
	movq	-72(%rsp), %rdi
	.p2align	4
.LBB8_31:
	vmovups	(%r9), %ymm1
	vmovups	%ymm1, (%rdx)
	leaq	(%r9,%r10), %r14
	vmovups	(%r9,%r10), %ymm1
	leaq	(%rdx,%r15), %rbp
	vmovups	%ymm1, (%rdx,%r15)
	vmovups	(%r10,%r14), %ymm1
	addq	%r10, %r14
	vmovups	%ymm1, (%r15,%rbp)
	addq	%r15, %rbp
	vmovups	(%r10,%r14), %ymm1
	vmovups	%ymm1, (%r15,%rbp)
	addq	%r10, %r14
	addq	%r15, %rbp
	vmovups	(%r10,%r14), %ymm1
	addq	%r10, %r14
	vmovups	%ymm1, (%r15,%rbp)
	addq	%r15, %rbp
	vmovups	(%r10,%r14), %ymm1
	addq	%r10, %r14
	vmovups	%ymm1, (%r15,%rbp)
	addq	%r15, %rbp
	vmovups	(%r10,%r14), %ymm1
	addq	%r10, %r14
	vmovups	%ymm1, (%r15,%rbp)
	addq	%r15, %rbp
	vmovups	(%r10,%r14), %ymm1
	vmovups	%ymm1, (%r15,%rbp)
	addq	%rbx, %rdx
	addq	%rdi, %r9
	addq	$-8, %rax
	jne	.LBB8_31
	movq	-128(%rsp), %r9
	movq	-112(%rsp), %r14
	movq	-104(%rsp), %rbp
	movq	-88(%rsp), %rdi
	.p2align	4
.LBB8_9:
	movq	%r9, %rax
	subq	%r14, %rax
	je	.LBB8_2
	movl	%r14d, %edx
	subl	%r9d, %edx
	andl	$7, %edx
	je	.LBB8_14
	movq	%r15, %r14
	imulq	%r9, %r14
	addq	%r13, %r14
	negq	%rdx
	xorl	%ebp, %ebp
	.p2align	4
.LBB8_12:
	vmovups	%ymm0, (%r14)
	addq	%r15, %r14
	decq	%rbp
	cmpq	%rbp, %rdx
	jne	.LBB8_12
	subq	%rbp, %r9
	movq	-112(%rsp), %r14
	movq	-104(%rsp), %rbp
	movq	-88(%rsp), %rdi
.LBB8_14:
	cmpq	$-8, %rax
	ja	.LBB8_2
	movq	%r14, %rax
	subq	%r9, %rax
	imulq	%r15, %r9
	addq	%r9, %r13
	.p2align	4
.LBB8_16:
	vmovups	%ymm0, (%r13)
	leaq	(%r15,%r13), %rdx
	vmovups	%ymm0, (%r13,%r15)
	vmovups	%ymm0, (%r15,%rdx)
	addq	%r15, %rdx
	vmovups	%ymm0, (%r15,%rdx)
	addq	%r15, %rdx
	vmovups	%ymm0, (%r15,%rdx)
	addq	%r15, %rdx
	vmovups	%ymm0, (%r15,%rdx)
	addq	%r15, %rdx
	vmovups	%ymm0, (%r15,%rdx)
	addq	%r15, %rdx
	vmovups	%ymm0, (%r15,%rdx)
	addq	%rbx, %r13
	addq	$-8, %rax
	jne	.LBB8_16
	jmp	.LBB8_2
.LBB8_33:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end8:
	.size	$s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF, .Lfunc_end8-$s18VitruvianMicroAVX20B5ImageV4copy2to7extentY0G1X7channelySpySfG_S3itF
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5:
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
	subq	$296, %rsp
	.cfi_def_cfa_offset 352
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r9, 136(%rsp)
	movq	%r8, 32(%rsp)
	movq	%rcx, -128(%rsp)
	movq	%rdx, -72(%rsp)
	movq	%rdi, -40(%rsp)
	movq	200(%r13), %r9
	testq	%r9, %r9
	jle	.LBB9_12
	movq	%r13, %rdi
	movq	%rsi, %r8
	leaq	(,%rsi,8), %rax
	movq	%rax, 184(%rsp)
	movq	32(%rsp), %rcx
	movq	%rcx, %r11
	shlq	$5, %r11
	movq	-128(%rsp), %rdx
	movq	%rdx, %rbx
	shlq	$5, %rbx
	movq	136(%rsp), %rax
	movq	%rax, %r14
	shlq	$5, %r14
	movq	%rcx, %rsi
	shlq	$6, %rsi
	movq	%rsi, 264(%rsp)
	movq	-72(%rsp), %rsi
	movl	%esi, %r10d
	andl	$7, %r10d
	movq	%r10, 160(%rsp)
	movq	%rsi, %r10
	andq	$-8, %r10
	movq	%r10, 288(%rsp)
	movl	%esi, %r10d
	andl	$3, %r10d
	movq	%r10, 152(%rsp)
	movq	%rsi, %r10
	andq	$-4, %r10
	movq	%r10, 232(%rsp)
	andq	$-2, %rsi
	movq	%rsi, 256(%rsp)
	shlq	$5, %r8
	movq	%r8, -16(%rsp)
	movq	%rax, %rsi
	shlq	$8, %rsi
	movq	%rsi, 280(%rsp)
	movq	%rdx, %rsi
	shlq	$8, %rsi
	movq	%rsi, 272(%rsp)
	leaq	(%rax,%rax,2), %r8
	shlq	$5, %r8
	movq	-40(%rsp), %rsi
	addq	%rsi, %r8
	movq	%r8, 176(%rsp)
	movq	%rax, %r8
	shlq	$7, %r8
	movq	%r8, 224(%rsp)
	movq	%rdx, %r8
	shlq	$7, %r8
	movq	%r8, 216(%rsp)
	movq	%rax, %r8
	shlq	$6, %r8
	movq	%r8, 248(%rsp)
	shlq	$6, %rdx
	movq	%rdx, 144(%rsp)
	addq	%rcx, %rax
	shlq	$5, %rax
	addq	%rsi, %rax
	movq	%rax, 128(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	leaq	(%rcx,%rcx,2), %rax
	movq	%rax, 240(%rsp)
	leaq	(%rbx,%rbx,2), %rax
	movq	%rax, 208(%rsp)
	leaq	(%rsi,%r8), %rax
	movq	%rax, 168(%rsp)
	leaq	(%rsi,%r14), %rax
	movq	%rax, 120(%rsp)
	xorl	%r10d, %r10d
	movq	%r13, -8(%rsp)
	movq	%r9, -24(%rsp)
	jmp	.LBB9_2
	.p2align	4
.LBB9_10:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$7, %eax
.LBB9_11:
	addq	%rax, %r10
	cmpq	%r9, %r10
	jge	.LBB9_12
.LBB9_2:
	movq	%r9, %rax
	subq	%r10, %rax
	movq	%rax, %rcx
	movabsq	$7905747460161236407, %rdx
	imulq	%rdx, %rcx
	movabsq	$1317624576693539401, %rdx
	addq	%rdx, %rcx
	movabsq	$2635249153387078802, %rdx
	cmpq	%rdx, %rcx
	seta	%cl
	testb	$7, %al
	sete	%dl
	orb	%cl, %dl
	jne	.LBB9_14
	movq	208(%rdi), %rcx
	movl	$7, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB9_11
	movq	216(%rdi), %rsi
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$2, %r8
	addq	192(%rdi), %r8
	movq	%r11, %rax
	movq	%r10, -104(%rsp)
	imulq	%r10, %rax
	addq	-40(%rsp), %rax
	vmovups	64(%rdi), %ymm1
	movq	48(%rdi), %rcx
	movq	%rcx, -64(%rsp)
	movq	224(%rdi), %rcx
	movq	%rcx, -88(%rsp)
	vmovups	128(%rdi), %ymm2
	vmovups	160(%rdi), %ymm3
	vmovups	96(%rdi), %ymm4
	leaq	(,%rsi,4), %rcx
	leaq	(%rcx,%rcx,2), %rdx
	movq	%rdx, -96(%rsp)
	movq	%rsi, %rdx
	shlq	$4, %rdx
	movq	%rdx, -120(%rsp)
	leaq	(%rcx,%rcx,4), %rcx
	movq	%rcx, -80(%rsp)
	leaq	(,%rsi,8), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rcx, -48(%rsp)
	movq	24(%rdi), %rdx
	movq	-16(%rsp), %rcx
	imulq	%rcx, %rdx
	movq	%rdx, -56(%rsp)
	movq	40(%rdi), %r13
	imulq	%rcx, %r13
	xorl	%r10d, %r10d
	jmp	.LBB9_5
	.p2align	4
.LBB9_9:
	vcmpltps	%ymm0, %ymm11, %ymm12
	vmulps	%ymm4, %ymm11, %ymm13
	vblendvps	%ymm12, %ymm13, %ymm11, %ymm11
	vmaxps	%ymm11, %ymm2, %ymm11
	vminps	%ymm11, %ymm3, %ymm11
	vmovups	%ymm11, (%r8)
	vcmpltps	%ymm0, %ymm10, %ymm11
	vmulps	%ymm4, %ymm10, %ymm12
	vblendvps	%ymm11, %ymm12, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm2, %ymm10
	vminps	%ymm10, %ymm3, %ymm10
	vmovups	%ymm10, (%r8,%rsi,4)
	vcmpltps	%ymm0, %ymm9, %ymm10
	vmulps	%ymm4, %ymm9, %ymm11
	vblendvps	%ymm10, %ymm11, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm2, %ymm9
	vminps	%ymm9, %ymm3, %ymm9
	vmovups	%ymm9, (%r8,%rsi,8)
	vcmpltps	%ymm0, %ymm8, %ymm9
	vmulps	%ymm4, %ymm8, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm2, %ymm8
	vminps	%ymm8, %ymm3, %ymm8
	movq	-96(%rsp), %rcx
	vmovups	%ymm8, (%r8,%rcx)
	vcmpltps	%ymm0, %ymm7, %ymm8
	vmulps	%ymm7, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm2, %ymm7
	vminps	%ymm7, %ymm3, %ymm7
	movq	-120(%rsp), %rcx
	vmovups	%ymm7, (%r8,%rcx)
	vcmpltps	%ymm0, %ymm6, %ymm7
	vmulps	%ymm6, %ymm4, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	movq	-80(%rsp), %rcx
	vmovups	%ymm6, (%r8,%rcx)
	vcmpltps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	-48(%rsp), %rcx
	vmovups	%ymm5, (%r8,%rcx)
	incq	%r10
	movq	-88(%rsp), %rcx
	leaq	(%r8,%rcx,4), %r8
	addq	-56(%rsp), %rax
	cmpq	-112(%rsp), %r10
	je	.LBB9_10
.LBB9_5:
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm1, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm1, %ymm11
	cmpq	$0, -128(%rsp)
	je	.LBB9_9
	movq	%rax, %r9
	movq	-64(%rsp), %rbp
	xorl	%edi, %edi
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm1, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm1, %ymm11
	jmp	.LBB9_7
	.p2align	4
.LBB9_8:
	incq	%rdi
	addq	$32, %rbp
	addq	%r13, %r9
	cmpq	-128(%rsp), %rdi
	je	.LBB9_9
.LBB9_7:
	movq	-72(%rsp), %r15
	movq	%r15, %r12
	movq	%r9, %rcx
	movq	%rbp, %rdx
	testq	%r15, %r15
	je	.LBB9_8
	.p2align	4
.LBB9_13:
	vmovups	(%rdx), %ymm12
	vfmadd231ps	(%rcx), %ymm12, %ymm11
	leaq	(%rcx,%r11), %r15
	vfmadd231ps	(%rcx,%r11), %ymm12, %ymm10
	vfmadd231ps	(%r11,%r15), %ymm12, %ymm9
	addq	%r11, %r15
	vfmadd231ps	(%r11,%r15), %ymm12, %ymm8
	addq	%r11, %r15
	vfmadd231ps	(%r11,%r15), %ymm12, %ymm7
	addq	%r11, %r15
	vfmadd231ps	(%r11,%r15), %ymm12, %ymm6
	addq	%r11, %r15
	vfmadd231ps	(%r11,%r15), %ymm12, %ymm5
	addq	%rbx, %rdx
	addq	%r14, %rcx
	decq	%r12
	jne	.LBB9_13
	jmp	.LBB9_8
	.p2align	4
.LBB9_14:
	cmpq	$8, %rax
	jl	.LBB9_24
	movq	208(%rdi), %rcx
	movl	$8, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB9_11
	movq	216(%rdi), %rsi
	movq	%rsi, %r9
	imulq	%r10, %r9
	shlq	$2, %r9
	addq	192(%rdi), %r9
	movq	%r11, %rbp
	movq	%r10, -104(%rsp)
	imulq	%r10, %rbp
	addq	-40(%rsp), %rbp
	vmovups	64(%rdi), %ymm1
	movq	48(%rdi), %rax
	movq	%rax, 24(%rsp)
	movq	224(%rdi), %rax
	movq	%rax, -88(%rsp)
	vmovups	128(%rdi), %ymm2
	vmovups	160(%rdi), %ymm3
	vmovups	96(%rdi), %ymm4
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %rcx
	movq	%rcx, -96(%rsp)
	movq	%rsi, %rcx
	shlq	$4, %rcx
	movq	%rcx, -120(%rsp)
	leaq	(%rax,%rax,4), %rax
	movq	%rax, -80(%rsp)
	leaq	(,%rsi,8), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -48(%rsp)
	leaq	(%rsi,%rsi,8), %rax
	leaq	(%rax,%rax,2), %rax
	addq	%rsi, %rax
	movq	%rax, -56(%rsp)
	movq	24(%rdi), %rcx
	movq	-16(%rsp), %rax
	imulq	%rax, %rcx
	movq	%rcx, -64(%rsp)
	movq	40(%rdi), %r10
	imulq	%rax, %r10
	xorl	%r15d, %r15d
	jmp	.LBB9_17
	.p2align	4
.LBB9_21:
	vcmpltps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm4, %ymm12, %ymm14
	vblendvps	%ymm13, %ymm14, %ymm12, %ymm12
	vmaxps	%ymm12, %ymm2, %ymm12
	vminps	%ymm12, %ymm3, %ymm12
	vmovups	%ymm12, (%r9)
	vcmpltps	%ymm0, %ymm11, %ymm12
	vmulps	%ymm4, %ymm11, %ymm13
	vblendvps	%ymm12, %ymm13, %ymm11, %ymm11
	vmaxps	%ymm11, %ymm2, %ymm11
	vminps	%ymm11, %ymm3, %ymm11
	vmovups	%ymm11, (%r9,%rsi,4)
	vcmpltps	%ymm0, %ymm10, %ymm11
	vmulps	%ymm4, %ymm10, %ymm12
	vblendvps	%ymm11, %ymm12, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm2, %ymm10
	vminps	%ymm10, %ymm3, %ymm10
	vmovups	%ymm10, (%r9,%rsi,8)
	vcmpltps	%ymm0, %ymm9, %ymm10
	vmulps	%ymm4, %ymm9, %ymm11
	vblendvps	%ymm10, %ymm11, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm2, %ymm9
	vminps	%ymm9, %ymm3, %ymm9
	movq	-96(%rsp), %rax
	vmovups	%ymm9, (%r9,%rax)
	vcmpltps	%ymm0, %ymm8, %ymm9
	vmulps	%ymm4, %ymm8, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm2, %ymm8
	vminps	%ymm8, %ymm3, %ymm8
	movq	-120(%rsp), %rax
	vmovups	%ymm8, (%r9,%rax)
	vcmpltps	%ymm0, %ymm7, %ymm8
	vmulps	%ymm7, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm2, %ymm7
	vminps	%ymm7, %ymm3, %ymm7
	movq	-80(%rsp), %rax
	vmovups	%ymm7, (%r9,%rax)
	vcmpltps	%ymm0, %ymm6, %ymm7
	vmulps	%ymm6, %ymm4, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	movq	-48(%rsp), %rax
	vmovups	%ymm6, (%r9,%rax)
	vcmpltps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	-56(%rsp), %rax
	vmovups	%ymm5, (%r9,%rax)
	incq	%r15
	movq	-88(%rsp), %rax
	leaq	(%r9,%rax,4), %r9
	addq	-64(%rsp), %rbp
	cmpq	-112(%rsp), %r15
	je	.LBB9_22
.LBB9_17:
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm1, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm1, %ymm11
	vmovaps	%ymm1, %ymm12
	cmpq	$0, -128(%rsp)
	je	.LBB9_21
	movq	%rbp, %r8
	movq	24(%rsp), %rax
	xorl	%edi, %edi
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	vmovaps	%ymm1, %ymm9
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm1, %ymm11
	vmovaps	%ymm1, %ymm12
	jmp	.LBB9_19
	.p2align	4
.LBB9_20:
	incq	%rdi
	addq	$32, %rax
	addq	%r10, %r8
	cmpq	-128(%rsp), %rdi
	je	.LBB9_21
.LBB9_19:
	movq	-72(%rsp), %r13
	movq	%r13, %r12
	movq	%r8, %rcx
	movq	%rax, %rdx
	testq	%r13, %r13
	je	.LBB9_20
	.p2align	4
.LBB9_23:
	vmovups	(%rdx), %ymm13
	vfmadd231ps	(%rcx), %ymm13, %ymm12
	leaq	(%rcx,%r11), %r13
	vfmadd231ps	(%rcx,%r11), %ymm13, %ymm11
	vfmadd231ps	(%r11,%r13), %ymm13, %ymm10
	addq	%r11, %r13
	vfmadd231ps	(%r11,%r13), %ymm13, %ymm9
	addq	%r11, %r13
	vfmadd231ps	(%r11,%r13), %ymm13, %ymm8
	addq	%r11, %r13
	vfmadd231ps	(%r11,%r13), %ymm13, %ymm7
	addq	%r11, %r13
	vfmadd231ps	(%r11,%r13), %ymm13, %ymm6
	addq	%r11, %r13
	vfmadd231ps	(%r11,%r13), %ymm13, %ymm5
	addq	%rbx, %rdx
	addq	%r14, %rcx
	decq	%r12
	jne	.LBB9_23
	jmp	.LBB9_20
	.p2align	4
.LBB9_24:
	cmpq	$4, %rax
	jl	.LBB9_52
	movq	208(%rdi), %rcx
	movl	$4, %eax
	movq	%rcx, 72(%rsp)
	testq	%rcx, %rcx
	je	.LBB9_11
	movq	216(%rdi), %rax
	movq	%rax, %rcx
	imulq	%r10, %rcx
	shlq	$2, %rcx
	addq	192(%rdi), %rcx
	movq	%rcx, 8(%rsp)
	movq	%r11, %rdx
	imulq	%r10, %rdx
	movq	-40(%rsp), %r9
	leaq	(%r9,%rdx), %rcx
	movq	%rcx, -112(%rsp)
	vmovups	64(%rdi), %ymm1
	movq	24(%rdi), %r15
	movq	40(%rdi), %r12
	movq	%r15, %rcx
	movq	184(%rsp), %r8
	imulq	%r8, %rcx
	movq	%rcx, 48(%rsp)
	vmovups	128(%rdi), %ymm2
	vmovups	160(%rdi), %ymm3
	vmovups	96(%rdi), %ymm4
	movq	%rax, 64(%rsp)
	leaq	(,%rax,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 40(%rsp)
	movq	%r10, -104(%rsp)
	movq	%r10, %rbp
	shlq	$5, %rbp
	leaq	96(%rbp), %r10
	movq	32(%rsp), %rax
	imulq	%rax, %r10
	movq	120(%rsp), %rsi
	leaq	(%rsi,%r10), %rcx
	movq	%rcx, 96(%rsp)
	movq	-16(%rsp), %rcx
	imulq	%rcx, %r15
	movq	%r15, 56(%rsp)
	imulq	%r12, %rcx
	movq	%rcx, 24(%rsp)
	imulq	%r8, %r12
	movq	%r12, -64(%rsp)
	movq	128(%rsp), %rcx
	leaq	(%rcx,%rdx), %r13
	leaq	64(%rbp), %r8
	imulq	%rax, %r8
	leaq	(%rsi,%r8), %r12
	addq	%rsi, %rdx
	movq	%rdx, 112(%rsp)
	movq	%r10, %r15
	addq	%r9, %r15
	addq	$32, %rbp
	imulq	%rax, %rbp
	addq	%r9, %rbp
	movq	%rbp, -88(%rsp)
	addq	%r9, %r8
	movq	48(%rdi), %rax
	movq	%rax, 192(%rsp)
	movq	224(%rdi), %rax
	movq	%rax, 200(%rsp)
	movq	$0, 16(%rsp)
	movq	-112(%rsp), %rax
	movq	%rax, -32(%rsp)
	movq	$0, (%rsp)
	movq	-72(%rsp), %rax
	movq	%r13, 88(%rsp)
	movq	%r12, 80(%rsp)
	movq	%r15, -96(%rsp)
	jmp	.LBB9_27
	.p2align	4
.LBB9_35:
	movq	(%rsp), %r10
	incq	%r10
	vcmpltps	%ymm0, %ymm8, %ymm9
	vmulps	%ymm4, %ymm8, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm2, %ymm8
	vminps	%ymm8, %ymm3, %ymm8
	movq	8(%rsp), %rdx
	vmovups	%ymm8, (%rdx)
	vcmpltps	%ymm0, %ymm7, %ymm8
	vmulps	%ymm7, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm2, %ymm7
	vminps	%ymm7, %ymm3, %ymm7
	movq	64(%rsp), %rcx
	vmovups	%ymm7, (%rdx,%rcx,4)
	vcmpltps	%ymm0, %ymm6, %ymm7
	vmulps	%ymm6, %ymm4, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	vmovups	%ymm6, (%rdx,%rcx,8)
	vcmpltps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	40(%rsp), %rcx
	vmovups	%ymm5, (%rdx,%rcx)
	movq	48(%rsp), %rcx
	movq	-32(%rsp), %rdi
	leaq	(%rdi,%rcx,4), %rdi
	movq	%rdi, -32(%rsp)
	movq	200(%rsp), %rcx
	leaq	(%rdx,%rcx,4), %rdx
	movq	%rdx, 8(%rsp)
	movq	16(%rsp), %rcx
	addq	56(%rsp), %rcx
	movq	%rcx, 16(%rsp)
	movq	%r10, (%rsp)
	cmpq	72(%rsp), %r10
	je	.LBB9_36
.LBB9_27:
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	cmpq	$0, -128(%rsp)
	je	.LBB9_35
	movq	16(%rsp), %rcx
	movq	192(%rsp), %rdi
	movq	-32(%rsp), %r10
	xorl	%r9d, %r9d
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	jmp	.LBB9_29
	.p2align	4
.LBB9_34:
	incq	%r9
	movq	-64(%rsp), %rdx
	leaq	(%r10,%rdx,4), %r10
	addq	$32, %rdi
	addq	24(%rsp), %rcx
	cmpq	-128(%rsp), %r9
	je	.LBB9_35
.LBB9_29:
	testq	%rax, %rax
	je	.LBB9_34
	movq	%r9, -56(%rsp)
	movq	%r10, -48(%rsp)
	movq	%rdi, -80(%rsp)
	movq	%rcx, -120(%rsp)
	movq	%r8, %rcx
	movq	112(%rsp), %r13
	cmpq	$1, %rax
	jne	.LBB9_37
	xorl	%edx, %edx
	jmp	.LBB9_32
	.p2align	4
.LBB9_37:
	movq	-80(%rsp), %r12
	movq	-120(%rsp), %rax
	xorl	%edx, %edx
	movq	256(%rsp), %rbp
	movq	248(%rsp), %rsi
	movq	144(%rsp), %r9
	movq	96(%rsp), %r15
	movq	88(%rsp), %r8
	movq	80(%rsp), %r10
	.p2align	4
.LBB9_38:
	vmovups	(%r12), %ymm9
	movq	-112(%rsp), %rdi
	vfmadd231ps	(%rdi,%rax), %ymm9, %ymm8
	movq	-88(%rsp), %rdi
	vfmadd231ps	(%rdi,%rax), %ymm9, %ymm7
	vfmadd231ps	(%rcx,%rax), %ymm9, %ymm6
	movq	-96(%rsp), %rdi
	vfmadd231ps	(%rdi,%rax), %ymm9, %ymm5
	vmovups	(%r12,%rbx), %ymm9
	vfmadd231ps	(%r13,%rax), %ymm9, %ymm8
	vfmadd231ps	(%r8,%rax), %ymm9, %ymm7
	vfmadd231ps	(%r10,%rax), %ymm9, %ymm6
	vfmadd231ps	(%r15,%rax), %ymm9, %ymm5
	addq	$2, %rdx
	addq	%rsi, %rax
	addq	%r9, %r12
	cmpq	%rdx, %rbp
	jne	.LBB9_38
.LBB9_32:
	movq	-72(%rsp), %rax
	testb	$1, %al
	movq	%rcx, %r8
	movq	-120(%rsp), %rcx
	movq	-80(%rsp), %rdi
	movq	-48(%rsp), %r10
	movq	-56(%rsp), %r9
	je	.LBB9_34
	movq	264(%rsp), %rax
	addq	%r10, %rax
	movq	%rax, 104(%rsp)
	movq	%rbx, %r12
	imulq	%rdx, %r12
	imulq	136(%rsp), %rdx
	vmovups	(%rdi,%r12), %ymm9
	movq	%rdx, %r12
	shlq	$5, %r12
	vfmadd231ps	(%r10,%r12), %ymm9, %ymm8
	movq	32(%rsp), %rax
	addq	%rdx, %rax
	shlq	$5, %rax
	vfmadd231ps	(%r10,%rax), %ymm9, %ymm7
	movq	-72(%rsp), %rax
	movq	104(%rsp), %r13
	vfmadd231ps	(%r13,%r12), %ymm9, %ymm6
	addq	240(%rsp), %rdx
	shlq	$5, %rdx
	vfmadd231ps	(%r10,%rdx), %ymm9, %ymm5
	jmp	.LBB9_34
.LBB9_22:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$8, %eax
	jmp	.LBB9_11
.LBB9_52:
	cmpq	$1, %rax
	jle	.LBB9_53
	movq	208(%rdi), %rcx
	movl	$2, %eax
	movq	%rcx, 72(%rsp)
	testq	%rcx, %rcx
	je	.LBB9_11
	movq	216(%rdi), %rcx
	movq	%rcx, 64(%rsp)
	movq	%rcx, %rsi
	imulq	%r10, %rsi
	shlq	$2, %rsi
	addq	192(%rdi), %rsi
	movq	%r11, %r15
	imulq	%r10, %r15
	movq	-40(%rsp), %rcx
	leaq	(%rcx,%r15), %r8
	vmovups	64(%rdi), %ymm1
	movq	48(%rdi), %rax
	movq	%rax, 40(%rsp)
	movq	224(%rdi), %rax
	movq	%rax, 56(%rsp)
	vmovups	128(%rdi), %ymm2
	vmovups	160(%rdi), %ymm3
	vmovups	96(%rdi), %ymm4
	movq	%r10, -104(%rsp)
	shlq	$5, %r10
	addq	$32, %r10
	imulq	32(%rsp), %r10
	movq	176(%rsp), %rdx
	leaq	(%rdx,%r10), %rax
	movq	%rax, -96(%rsp)
	movq	24(%rdi), %r9
	movq	-16(%rsp), %rax
	imulq	%rax, %r9
	movq	%r9, 48(%rsp)
	movq	40(%rdi), %rdi
	imulq	%rax, %rdi
	movq	%rdi, 104(%rsp)
	addq	%r15, %rdx
	movq	168(%rsp), %rax
	leaq	(%rax,%r10), %rbp
	addq	%r15, %rax
	movq	%rax, 96(%rsp)
	movq	128(%rsp), %rax
	addq	%r15, %rax
	movq	%rax, 88(%rsp)
	addq	120(%rsp), %r15
	addq	%rcx, %r10
	movq	%r8, %r13
	movq	%r8, -32(%rsp)
	movq	%r10, 8(%rsp)
	movq	$0, (%rsp)
	xorl	%ecx, %ecx
	movq	%rdx, -112(%rsp)
	movq	%rbp, -88(%rsp)
	movq	%r10, -120(%rsp)
	movq	%r15, -80(%rsp)
	jmp	.LBB9_41
	.p2align	4
.LBB9_50:
	movq	16(%rsp), %rcx
	incq	%rcx
	vcmpltps	%ymm0, %ymm6, %ymm7
	vmulps	%ymm6, %ymm4, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	movq	80(%rsp), %rsi
	vmovups	%ymm6, (%rsi)
	vcmpltps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	64(%rsp), %rax
	vmovups	%ymm5, (%rsi,%rax,4)
	movq	56(%rsp), %rax
	leaq	(%rsi,%rax,4), %rsi
	movq	48(%rsp), %rax
	addq	%rax, (%rsp)
	addq	%rax, 8(%rsp)
	addq	%rax, -32(%rsp)
	cmpq	72(%rsp), %rcx
	je	.LBB9_51
.LBB9_41:
	movq	%rcx, 16(%rsp)
	movq	%rsi, 80(%rsp)
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	cmpq	$0, -128(%rsp)
	je	.LBB9_50
	movq	-32(%rsp), %rax
	movq	8(%rsp), %r8
	movq	(%rsp), %rcx
	movq	40(%rsp), %rsi
	xorl	%r10d, %r10d
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	jmp	.LBB9_43
	.p2align	4
.LBB9_49:
	movq	-48(%rsp), %r10
	incq	%r10
	addq	$32, %rsi
	movq	%rax, %r9
	movq	104(%rsp), %rax
	addq	%rax, %rcx
	addq	%rax, %r8
	addq	%rax, %r9
	movq	%r9, %rax
	cmpq	-128(%rsp), %r10
	je	.LBB9_50
.LBB9_43:
	movq	-72(%rsp), %r9
	testq	%r9, %r9
	movq	%r10, -48(%rsp)
	je	.LBB9_49
	movq	%r8, 112(%rsp)
	movq	%rax, 24(%rsp)
	cmpq	$4, %r9
	movq	%rcx, -56(%rsp)
	movq	%rsi, -64(%rsp)
	jae	.LBB9_66
	xorl	%r12d, %r12d
	jmp	.LBB9_46
	.p2align	4
.LBB9_66:
	movq	%rsi, %r9
	movq	%rcx, %r10
	xorl	%r12d, %r12d
	movq	232(%rsp), %r8
	movq	224(%rsp), %rbp
	movq	216(%rsp), %r15
	movq	144(%rsp), %rax
	movq	208(%rsp), %rsi
	movq	96(%rsp), %rdx
	movq	88(%rsp), %rdi
	.p2align	4
.LBB9_67:
	vmovups	(%r9), %ymm7
	vfmadd231ps	(%r13,%r10), %ymm7, %ymm6
	movq	-120(%rsp), %rcx
	vfmadd231ps	(%rcx,%r10), %ymm7, %ymm5
	vmovups	(%r9,%rbx), %ymm7
	movq	-80(%rsp), %rcx
	vfmadd231ps	(%rcx,%r10), %ymm7, %ymm6
	vfmadd231ps	(%rdi,%r10), %ymm7, %ymm5
	vmovups	(%r9,%rax), %ymm7
	vfmadd231ps	(%rdx,%r10), %ymm7, %ymm6
	movq	-88(%rsp), %rcx
	vfmadd231ps	(%rcx,%r10), %ymm7, %ymm5
	vmovups	(%r9,%rsi), %ymm7
	movq	-112(%rsp), %rcx
	vfmadd231ps	(%rcx,%r10), %ymm7, %ymm6
	movq	-96(%rsp), %rcx
	vfmadd231ps	(%rcx,%r10), %ymm7, %ymm5
	addq	$4, %r12
	addq	%rbp, %r10
	addq	%r15, %r9
	cmpq	%r12, %r8
	jne	.LBB9_67
.LBB9_46:
	cmpq	$0, 152(%rsp)
	movq	-56(%rsp), %rcx
	movq	-64(%rsp), %rsi
	movq	24(%rsp), %rax
	movq	112(%rsp), %r8
	je	.LBB9_49
	movq	%rbx, %r9
	imulq	%r12, %r9
	addq	%rsi, %r9
	imulq	%r14, %r12
	movq	152(%rsp), %r10
	.p2align	4
.LBB9_48:
	vmovups	(%r9), %ymm7
	vfmadd231ps	(%rax,%r12), %ymm7, %ymm6
	vfmadd231ps	(%r8,%r12), %ymm7, %ymm5
	addq	%rbx, %r9
	addq	%r14, %r12
	decq	%r10
	jne	.LBB9_48
	jmp	.LBB9_49
.LBB9_36:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$4, %eax
	jmp	.LBB9_11
.LBB9_53:
	movq	208(%rdi), %rcx
	movl	$1, %eax
	movq	%rcx, -112(%rsp)
	testq	%rcx, %rcx
	je	.LBB9_11
	movq	216(%rdi), %rsi
	imulq	%r10, %rsi
	shlq	$2, %rsi
	addq	192(%rdi), %rsi
	movq	%r11, %rax
	movq	%r10, -104(%rsp)
	imulq	%r10, %rax
	addq	-40(%rsp), %rax
	vmovups	64(%rdi), %ymm1
	movq	48(%rdi), %rcx
	movq	%rcx, -120(%rsp)
	movq	224(%rdi), %rcx
	movq	%rcx, -88(%rsp)
	vmovups	128(%rdi), %ymm2
	vmovups	160(%rdi), %ymm3
	vmovups	96(%rdi), %ymm4
	movq	24(%rdi), %rdx
	movq	-16(%rsp), %rcx
	imulq	%rcx, %rdx
	movq	%rdx, -96(%rsp)
	movq	40(%rdi), %r13
	imulq	%rcx, %r13
	xorl	%ebp, %ebp
	jmp	.LBB9_55
	.p2align	4
.LBB9_64:
	vcmpltps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rsi)
	incq	%rbp
	movq	-88(%rsp), %rcx
	leaq	(%rsi,%rcx,4), %rsi
	addq	-96(%rsp), %rax
	cmpq	-112(%rsp), %rbp
	je	.LBB9_65
.LBB9_55:
	vmovaps	%ymm1, %ymm5
	cmpq	$0, -128(%rsp)
	je	.LBB9_64
	movq	%rax, %r8
	movq	-120(%rsp), %r9
	xorl	%edi, %edi
	vmovaps	%ymm1, %ymm5
	jmp	.LBB9_57
	.p2align	4
.LBB9_63:
	incq	%rdi
	addq	$32, %r9
	addq	%r13, %r8
	cmpq	-128(%rsp), %rdi
	je	.LBB9_64
.LBB9_57:
	movq	-72(%rsp), %rcx
	testq	%rcx, %rcx
	je	.LBB9_63
	cmpq	$8, %rcx
	jae	.LBB9_68
	xorl	%r12d, %r12d
	jmp	.LBB9_60
	.p2align	4
.LBB9_68:
	movq	%r9, %rdx
	movq	%r8, %rcx
	xorl	%r12d, %r12d
	.p2align	4
.LBB9_69:
	vmovups	(%rcx), %ymm6
	vfmadd132ps	(%rdx), %ymm5, %ymm6
	leaq	(%rdx,%rbx), %r10
	leaq	(%rcx,%r14), %r15
	vmovups	(%rcx,%r14), %ymm5
	vfmadd132ps	(%rdx,%rbx), %ymm6, %ymm5
	vmovups	(%r14,%r15), %ymm6
	addq	%r14, %r15
	vfmadd132ps	(%rbx,%r10), %ymm5, %ymm6
	addq	%rbx, %r10
	vmovups	(%r14,%r15), %ymm5
	vfmadd132ps	(%rbx,%r10), %ymm6, %ymm5
	addq	%r14, %r15
	addq	%rbx, %r10
	vmovups	(%r14,%r15), %ymm6
	addq	%r14, %r15
	vfmadd132ps	(%rbx,%r10), %ymm5, %ymm6
	addq	%rbx, %r10
	vmovups	(%r14,%r15), %ymm5
	addq	%r14, %r15
	vfmadd132ps	(%rbx,%r10), %ymm6, %ymm5
	addq	%rbx, %r10
	vmovups	(%r14,%r15), %ymm6
	addq	%r14, %r15
	vfmadd132ps	(%rbx,%r10), %ymm5, %ymm6
	addq	%rbx, %r10
	vmovups	(%r14,%r15), %ymm5
	vfmadd132ps	(%rbx,%r10), %ymm6, %ymm5
	addq	$8, %r12
	addq	280(%rsp), %rcx
	addq	272(%rsp), %rdx
	cmpq	%r12, 288(%rsp)
	jne	.LBB9_69
.LBB9_60:
	cmpq	$0, 160(%rsp)
	je	.LBB9_63
	movq	%r14, %rcx
	imulq	%r12, %rcx
	addq	%r8, %rcx
	imulq	%rbx, %r12
	addq	%r9, %r12
	movq	160(%rsp), %rdx
	.p2align	4
.LBB9_62:
	vmovups	(%rcx), %ymm6
	vfmadd231ps	(%r12), %ymm6, %ymm5
	addq	%r14, %rcx
	addq	%rbx, %r12
	decq	%rdx
	jne	.LBB9_62
	jmp	.LBB9_63
.LBB9_51:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$2, %eax
	jmp	.LBB9_11
.LBB9_65:
	movq	-8(%rsp), %rdi
	movq	-24(%rsp), %r9
	movq	-104(%rsp), %r10
	movl	$1, %eax
	jmp	.LBB9_11
.LBB9_12:
	addq	$296, %rsp
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
.Lfunc_end9:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5, .Lfunc_end9-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b3AnyG0VTg5
	.cfi_endproc
	.hidden	vitruvian_apply_avx2
	.globl	vitruvian_apply_avx2
	.p2align	4
	.type	vitruvian_apply_avx2,@function
vitruvian_apply_avx2:
	jmp	($s18VitruvianMicroAVX210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF)
.Lfunc_end10:
	.size	vitruvian_apply_avx2, .Lfunc_end10-vitruvian_apply_avx2
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI11_0:
	.long	0x80000000
.LCPI11_1:
	.long	0x43480000
.LCPI11_22:
	.long	0x3f800000
.LCPI11_23:
	.long	0xc3480000
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI11_2:
	.quad	0x4069000000000000
.LCPI11_3:
	.quad	0xc069000000000000
.LCPI11_4:
	.quad	0x3ff71547652b82fe
.LCPI11_5:
	.quad	0x4338000000000000
.LCPI11_6:
	.quad	0xc338000000000000
.LCPI11_7:
	.quad	0xbfe62e42fefa3800
.LCPI11_8:
	.quad	0xbd2ef35793c76730
.LCPI11_9:
	.quad	0x3de6124613a86d09
.LCPI11_10:
	.quad	0x3e21eed8eff8d898
.LCPI11_11:
	.quad	0x3e5ae64567f544e4
.LCPI11_12:
	.quad	0x3e927e4fb7789f5c
.LCPI11_13:
	.quad	0x3ec71de3a556c734
.LCPI11_14:
	.quad	0x3efa01a01a01a01a
.LCPI11_15:
	.quad	0x3f2a01a01a01a01a
.LCPI11_16:
	.quad	0x3f56c16c16c16c17
.LCPI11_17:
	.quad	0x3f81111111111111
.LCPI11_18:
	.quad	0x3fa5555555555555
.LCPI11_19:
	.quad	0x3fc5555555555555
.LCPI11_20:
	.quad	0x3fe0000000000000
.LCPI11_21:
	.quad	0x3ff0000000000000
.LCPI11_24:
	.quad	0x3fc5555560000000
	.text
	.hidden	$s18VitruvianMicroAVX210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF
	.globl	$s18VitruvianMicroAVX210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF
	.p2align	4
	.type	$s18VitruvianMicroAVX210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF,@function
$s18VitruvianMicroAVX210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF:
	cmpq	$2, %rdi
	je	.LBB11_23
	cmpq	$1, %rdi
	je	.LBB11_13
	testq	%rdi, %rdi
	jne	.LBB11_33
	testq	%rdx, %rdx
	je	.LBB11_44
	cmpq	$8, %rdx
	setb	%al
	movq	%rcx, %rdi
	subq	%rsi, %rdi
	cmpq	$32, %rdi
	setb	%dil
	orb	%al, %dil
	je	.LBB11_6
	xorl	%eax, %eax
	jmp	.LBB11_9
.LBB11_13:
	testq	%rdx, %rdx
	je	.LBB11_44
	cmpq	$8, %rdx
	setb	%al
	movq	%rcx, %rdi
	subq	%rsi, %rdi
	cmpq	$32, %rdi
	setb	%dil
	orb	%al, %dil
	je	.LBB11_16
	xorl	%eax, %eax
	jmp	.LBB11_19
.LBB11_23:
	testq	%rdx, %rdx
	je	.LBB11_44
	cmpq	$8, %rdx
	setb	%al
	movq	%rcx, %rdi
	subq	%rsi, %rdi
	cmpq	$32, %rdi
	setb	%dil
	orb	%al, %dil
	je	.LBB11_26
	xorl	%eax, %eax
	jmp	.LBB11_29
.LBB11_33:
	testq	%rdx, %rdx
	je	.LBB11_44
	cmpq	$8, %rdx
	setb	%al
	movq	%rcx, %rdi
	subq	%rsi, %rdi
	cmpq	$32, %rdi
	setb	%dil
	orb	%al, %dil
	je	.LBB11_36
	xorl	%eax, %eax
	jmp	.LBB11_39
.LBB11_16:
	movq	%rdx, %rax
	andq	$-8, %rax
	xorl	%edi, %edi
	vbroadcastss	.LCPI11_0(%rip), %ymm0
	vmovups	%ymm0, -40(%rsp)
	vbroadcastsd	.LCPI11_15(%rip), %ymm15
	vbroadcastsd	.LCPI11_16(%rip), %ymm1
	vbroadcastsd	.LCPI11_17(%rip), %ymm2
	vbroadcastsd	.LCPI11_18(%rip), %ymm0
	vbroadcastsd	.LCPI11_19(%rip), %ymm3
	vbroadcastsd	.LCPI11_20(%rip), %ymm4
	vbroadcastsd	.LCPI11_21(%rip), %ymm5
	vbroadcastss	.LCPI11_22(%rip), %ymm6
	.p2align	4
.LBB11_17:
	vmovups	(%rsi,%rdi,4), %ymm7
	vxorps	-40(%rsp), %ymm7, %ymm8
	vextractf128	$1, %ymm8, %xmm9
	vcvtps2pd	%xmm9, %ymm9
	vcvtps2pd	%xmm8, %ymm8
	vbroadcastss	.LCPI11_1(%rip), %ymm10
	vcmpltps	%ymm7, %ymm10, %ymm7
	vpmovsxdq	%xmm7, %ymm10
	vextracti128	$1, %ymm7, %xmm7
	vpmovsxdq	%xmm7, %ymm7
	vbroadcastsd	.LCPI11_2(%rip), %ymm11
	vminpd	%ymm8, %ymm11, %ymm8
	vminpd	%ymm9, %ymm11, %ymm9
	vbroadcastsd	.LCPI11_3(%rip), %ymm11
	vblendvpd	%ymm7, %ymm11, %ymm9, %ymm9
	vblendvpd	%ymm10, %ymm11, %ymm8, %ymm10
	vbroadcastsd	.LCPI11_4(%rip), %ymm7
	vmulpd	%ymm7, %ymm10, %ymm8
	vmulpd	%ymm7, %ymm9, %ymm7
	vbroadcastsd	.LCPI11_5(%rip), %ymm11
	vaddpd	%ymm7, %ymm11, %ymm7
	vaddpd	%ymm11, %ymm8, %ymm8
	vbroadcastsd	.LCPI11_6(%rip), %ymm12
	vaddpd	%ymm12, %ymm8, %ymm11
	vaddpd	%ymm7, %ymm12, %ymm12
	vbroadcastsd	.LCPI11_7(%rip), %ymm14
	vmulpd	%ymm14, %ymm11, %ymm13
	vaddpd	%ymm13, %ymm10, %ymm10
	vmulpd	%ymm14, %ymm12, %ymm13
	vaddpd	%ymm13, %ymm9, %ymm13
	vbroadcastsd	.LCPI11_8(%rip), %ymm14
	vmulpd	%ymm14, %ymm11, %ymm9
	vaddpd	%ymm9, %ymm10, %ymm9
	vmulpd	%ymm14, %ymm12, %ymm10
	vaddpd	%ymm10, %ymm13, %ymm10
	vbroadcastsd	.LCPI11_9(%rip), %ymm12
	vmulpd	%ymm12, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vbroadcastsd	.LCPI11_10(%rip), %ymm13
	vaddpd	%ymm13, %ymm12, %ymm12
	vaddpd	%ymm13, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vbroadcastsd	.LCPI11_11(%rip), %ymm13
	vaddpd	%ymm13, %ymm12, %ymm12
	vaddpd	%ymm13, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vbroadcastsd	.LCPI11_12(%rip), %ymm13
	vaddpd	%ymm13, %ymm12, %ymm12
	vaddpd	%ymm13, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vbroadcastsd	.LCPI11_13(%rip), %ymm13
	vaddpd	%ymm13, %ymm12, %ymm12
	vaddpd	%ymm13, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vbroadcastsd	.LCPI11_14(%rip), %ymm13
	vaddpd	%ymm13, %ymm12, %ymm12
	vaddpd	%ymm13, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vaddpd	%ymm15, %ymm12, %ymm12
	vaddpd	%ymm15, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vaddpd	%ymm1, %ymm12, %ymm12
	vaddpd	%ymm1, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vaddpd	%ymm2, %ymm12, %ymm12
	vaddpd	%ymm2, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vaddpd	%ymm0, %ymm12, %ymm12
	vaddpd	%ymm0, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vaddpd	%ymm3, %ymm12, %ymm12
	vaddpd	%ymm3, %ymm11, %ymm11
	vmulpd	%ymm11, %ymm9, %ymm11
	vmulpd	%ymm12, %ymm10, %ymm12
	vaddpd	%ymm4, %ymm12, %ymm12
	vaddpd	%ymm4, %ymm11, %ymm11
	vmulpd	%ymm10, %ymm10, %ymm13
	vmulpd	%ymm12, %ymm13, %ymm12
	vmulpd	%ymm9, %ymm9, %ymm13
	vmulpd	%ymm11, %ymm13, %ymm11
	vaddpd	%ymm12, %ymm10, %ymm10
	vaddpd	%ymm11, %ymm9, %ymm9
	vaddpd	%ymm5, %ymm9, %ymm9
	vpsllq	$52, %ymm8, %ymm8
	vpaddq	%ymm9, %ymm8, %ymm8
	vaddpd	%ymm5, %ymm10, %ymm9
	vpsllq	$52, %ymm7, %ymm7
	vcvtpd2ps	%ymm8, %xmm8
	vpaddq	%ymm7, %ymm9, %ymm7
	vcvtpd2ps	%ymm7, %xmm7
	vinsertf128	$1, %xmm7, %ymm8, %ymm7
	vaddps	%ymm6, %ymm7, %ymm7
	vdivps	%ymm7, %ymm6, %ymm7
	vmovups	%ymm7, (%rcx,%rdi,4)
	addq	$8, %rdi
	cmpq	%rdi, %rax
	jne	.LBB11_17
	cmpq	%rax, %rdx
	je	.LBB11_44
.LBB11_19:
	vbroadcastss	.LCPI11_0(%rip), %xmm0
	vmovaps	%xmm0, -40(%rsp)
	vmovsd	.LCPI11_11(%rip), %xmm11
	vmovsd	.LCPI11_12(%rip), %xmm12
	vmovsd	.LCPI11_13(%rip), %xmm13
	vmovsd	.LCPI11_14(%rip), %xmm14
	vmovsd	.LCPI11_15(%rip), %xmm15
	vmovsd	.LCPI11_16(%rip), %xmm2
	vmovsd	.LCPI11_17(%rip), %xmm1
	vmovsd	.LCPI11_18(%rip), %xmm0
	vmovsd	.LCPI11_19(%rip), %xmm4
	vmovsd	.LCPI11_20(%rip), %xmm3
	vmovsd	.LCPI11_21(%rip), %xmm5
	vmovss	.LCPI11_22(%rip), %xmm6
	jmp	.LBB11_20
	.p2align	4
.LBB11_22:
	vmulsd	.LCPI11_4(%rip), %xmm8, %xmm7
	vaddsd	.LCPI11_5(%rip), %xmm7, %xmm7
	vaddsd	.LCPI11_6(%rip), %xmm7, %xmm9
	vmulsd	.LCPI11_7(%rip), %xmm9, %xmm10
	vaddsd	%xmm10, %xmm8, %xmm8
	vmulsd	.LCPI11_8(%rip), %xmm9, %xmm9
	vaddsd	%xmm9, %xmm8, %xmm8
	vmulsd	.LCPI11_9(%rip), %xmm8, %xmm9
	vaddsd	.LCPI11_10(%rip), %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm11, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm12, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm13, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm14, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm15, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm2, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm1, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm0, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm4, %xmm9, %xmm9
	vmulsd	%xmm9, %xmm8, %xmm9
	vaddsd	%xmm3, %xmm9, %xmm9
	vmulsd	%xmm8, %xmm8, %xmm10
	vmulsd	%xmm9, %xmm10, %xmm9
	vaddsd	%xmm9, %xmm8, %xmm8
	vaddsd	%xmm5, %xmm8, %xmm8
	vmovq	%xmm8, %rdi
	vmovq	%xmm7, %r8
	shlq	$52, %r8
	addq	%rdi, %r8
	vmovq	%r8, %xmm7
	vcvtsd2ss	%xmm7, %xmm7, %xmm7
	vaddss	%xmm6, %xmm7, %xmm7
	vdivss	%xmm7, %xmm6, %xmm7
	vmovss	%xmm7, (%rcx,%rax,4)
	incq	%rax
	cmpq	%rax, %rdx
	je	.LBB11_44
.LBB11_20:
	vmovss	(%rsi,%rax,4), %xmm7
	vucomiss	.LCPI11_1(%rip), %xmm7
	vmovsd	.LCPI11_3(%rip), %xmm8
	ja	.LBB11_22
	vxorps	-40(%rsp), %xmm7, %xmm7
	vcvtss2sd	%xmm7, %xmm7, %xmm7
	vmovsd	.LCPI11_2(%rip), %xmm8
	vminsd	%xmm7, %xmm8, %xmm8
	jmp	.LBB11_22
.LBB11_26:
	movq	%rdx, %rax
	andq	$-8, %rax
	xorl	%edi, %edi
	vbroadcastss	.LCPI11_0(%rip), %ymm0
	vmovups	%ymm0, -40(%rsp)
	vbroadcastsd	.LCPI11_14(%rip), %ymm14
	vbroadcastsd	.LCPI11_15(%rip), %ymm15
	vbroadcastsd	.LCPI11_16(%rip), %ymm1
	vbroadcastsd	.LCPI11_17(%rip), %ymm2
	vbroadcastsd	.LCPI11_18(%rip), %ymm0
	vbroadcastsd	.LCPI11_19(%rip), %ymm3
	vbroadcastsd	.LCPI11_20(%rip), %ymm4
	vbroadcastsd	.LCPI11_21(%rip), %ymm5
	.p2align	4
.LBB11_27:
	vmovups	(%rsi,%rdi,4), %ymm6
	vxorps	-40(%rsp), %ymm6, %ymm7
	vextractf128	$1, %ymm7, %xmm8
	vcvtps2pd	%xmm8, %ymm8
	vcvtps2pd	%xmm7, %ymm7
	vbroadcastss	.LCPI11_1(%rip), %ymm9
	vcmpltps	%ymm6, %ymm9, %ymm6
	vpmovsxdq	%xmm6, %ymm9
	vextracti128	$1, %ymm6, %xmm6
	vpmovsxdq	%xmm6, %ymm6
	vbroadcastsd	.LCPI11_2(%rip), %ymm10
	vminpd	%ymm7, %ymm10, %ymm7
	vminpd	%ymm8, %ymm10, %ymm8
	vbroadcastsd	.LCPI11_3(%rip), %ymm10
	vblendvpd	%ymm6, %ymm10, %ymm8, %ymm8
	vblendvpd	%ymm9, %ymm10, %ymm7, %ymm9
	vbroadcastsd	.LCPI11_4(%rip), %ymm6
	vmulpd	%ymm6, %ymm9, %ymm7
	vmulpd	%ymm6, %ymm8, %ymm6
	vbroadcastsd	.LCPI11_5(%rip), %ymm10
	vaddpd	%ymm6, %ymm10, %ymm6
	vaddpd	%ymm7, %ymm10, %ymm7
	vbroadcastsd	.LCPI11_6(%rip), %ymm11
	vaddpd	%ymm7, %ymm11, %ymm10
	vaddpd	%ymm6, %ymm11, %ymm11
	vbroadcastsd	.LCPI11_7(%rip), %ymm13
	vmulpd	%ymm13, %ymm10, %ymm12
	vaddpd	%ymm12, %ymm9, %ymm9
	vmulpd	%ymm13, %ymm11, %ymm12
	vaddpd	%ymm12, %ymm8, %ymm12
	vbroadcastsd	.LCPI11_8(%rip), %ymm13
	vmulpd	%ymm13, %ymm10, %ymm8
	vaddpd	%ymm8, %ymm9, %ymm8
	vmulpd	%ymm13, %ymm11, %ymm9
	vaddpd	%ymm9, %ymm12, %ymm9
	vbroadcastsd	.LCPI11_9(%rip), %ymm11
	vmulpd	%ymm11, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vbroadcastsd	.LCPI11_10(%rip), %ymm12
	vaddpd	%ymm12, %ymm11, %ymm11
	vaddpd	%ymm12, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vbroadcastsd	.LCPI11_11(%rip), %ymm12
	vaddpd	%ymm12, %ymm11, %ymm11
	vaddpd	%ymm12, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vbroadcastsd	.LCPI11_12(%rip), %ymm12
	vaddpd	%ymm12, %ymm11, %ymm11
	vaddpd	%ymm12, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vbroadcastsd	.LCPI11_13(%rip), %ymm12
	vaddpd	%ymm12, %ymm11, %ymm11
	vaddpd	%ymm12, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vaddpd	%ymm14, %ymm11, %ymm11
	vaddpd	%ymm14, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vaddpd	%ymm15, %ymm11, %ymm11
	vaddpd	%ymm15, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vaddpd	%ymm1, %ymm11, %ymm11
	vaddpd	%ymm1, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vaddpd	%ymm2, %ymm11, %ymm11
	vaddpd	%ymm2, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vaddpd	%ymm0, %ymm11, %ymm11
	vaddpd	%ymm0, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vaddpd	%ymm3, %ymm11, %ymm11
	vaddpd	%ymm3, %ymm10, %ymm10
	vmulpd	%ymm10, %ymm8, %ymm10
	vmulpd	%ymm11, %ymm9, %ymm11
	vaddpd	%ymm4, %ymm11, %ymm11
	vaddpd	%ymm4, %ymm10, %ymm10
	vmulpd	%ymm9, %ymm9, %ymm12
	vmulpd	%ymm11, %ymm12, %ymm11
	vmulpd	%ymm8, %ymm8, %ymm12
	vmulpd	%ymm10, %ymm12, %ymm10
	vaddpd	%ymm11, %ymm9, %ymm9
	vaddpd	%ymm10, %ymm8, %ymm8
	vaddpd	%ymm5, %ymm8, %ymm8
	vpsllq	$52, %ymm7, %ymm7
	vpaddq	%ymm7, %ymm8, %ymm7
	vaddpd	%ymm5, %ymm9, %ymm8
	vpsllq	$52, %ymm6, %ymm6
	vpaddq	%ymm6, %ymm8, %ymm6
	vcvtpd2ps	%ymm7, %xmm7
	vcvtpd2ps	%ymm6, %xmm6
	vcvtps2pd	%xmm6, %ymm6
	vcvtps2pd	%xmm7, %ymm7
	vaddpd	%ymm5, %ymm6, %ymm6
	vdivpd	%ymm6, %ymm5, %ymm6
	vaddpd	%ymm5, %ymm7, %ymm7
	vdivpd	%ymm7, %ymm5, %ymm7
	vcvtpd2ps	%ymm6, %xmm6
	vmovupd	%xmm6, 16(%rcx,%rdi,4)
	vcvtpd2ps	%ymm7, %xmm6
	vmovupd	%xmm6, (%rcx,%rdi,4)
	addq	$8, %rdi
	cmpq	%rdi, %rax
	jne	.LBB11_27
	cmpq	%rax, %rdx
	je	.LBB11_44
.LBB11_29:
	vbroadcastss	.LCPI11_0(%rip), %xmm0
	vmovaps	%xmm0, -40(%rsp)
	vmovsd	.LCPI11_10(%rip), %xmm10
	vmovsd	.LCPI11_11(%rip), %xmm11
	vmovsd	.LCPI11_12(%rip), %xmm12
	vmovsd	.LCPI11_13(%rip), %xmm13
	vmovsd	.LCPI11_14(%rip), %xmm14
	vmovsd	.LCPI11_15(%rip), %xmm15
	vmovsd	.LCPI11_16(%rip), %xmm2
	vmovsd	.LCPI11_17(%rip), %xmm1
	vmovsd	.LCPI11_18(%rip), %xmm0
	vmovsd	.LCPI11_19(%rip), %xmm4
	vmovsd	.LCPI11_20(%rip), %xmm3
	vmovsd	.LCPI11_21(%rip), %xmm5
	jmp	.LBB11_30
	.p2align	4
.LBB11_32:
	vmulsd	.LCPI11_4(%rip), %xmm7, %xmm6
	vaddsd	.LCPI11_5(%rip), %xmm6, %xmm6
	vaddsd	.LCPI11_6(%rip), %xmm6, %xmm8
	vmulsd	.LCPI11_7(%rip), %xmm8, %xmm9
	vaddsd	%xmm7, %xmm9, %xmm7
	vmulsd	.LCPI11_8(%rip), %xmm8, %xmm8
	vaddsd	%xmm7, %xmm8, %xmm7
	vmulsd	.LCPI11_9(%rip), %xmm7, %xmm8
	vaddsd	%xmm10, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm11, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm12, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm13, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm14, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm15, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm2, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm1, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm0, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm4, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm8
	vaddsd	%xmm3, %xmm8, %xmm8
	vmulsd	%xmm7, %xmm7, %xmm9
	vmulsd	%xmm8, %xmm9, %xmm8
	vaddsd	%xmm7, %xmm8, %xmm7
	vaddsd	%xmm5, %xmm7, %xmm7
	vmovq	%xmm7, %rdi
	vmovq	%xmm6, %r8
	shlq	$52, %r8
	addq	%rdi, %r8
	vmovq	%r8, %xmm6
	vcvtsd2ss	%xmm6, %xmm6, %xmm6
	vcvtss2sd	%xmm6, %xmm6, %xmm6
	vaddsd	%xmm5, %xmm6, %xmm6
	vdivsd	%xmm6, %xmm5, %xmm6
	vcvtsd2ss	%xmm6, %xmm6, %xmm6
	vmovss	%xmm6, (%rcx,%rax,4)
	incq	%rax
	cmpq	%rax, %rdx
	je	.LBB11_44
.LBB11_30:
	vmovss	(%rsi,%rax,4), %xmm6
	vucomiss	.LCPI11_1(%rip), %xmm6
	vmovsd	.LCPI11_3(%rip), %xmm7
	ja	.LBB11_32
	vxorps	-40(%rsp), %xmm6, %xmm6
	vcvtss2sd	%xmm6, %xmm6, %xmm6
	vmovsd	.LCPI11_2(%rip), %xmm7
	vminsd	%xmm6, %xmm7, %xmm7
	jmp	.LBB11_32
.LBB11_6:
	movq	%rdx, %rax
	andq	$-8, %rax
	xorl	%edi, %edi
	vbroadcastsd	.LCPI11_14(%rip), %ymm13
	vbroadcastsd	.LCPI11_15(%rip), %ymm14
	vbroadcastsd	.LCPI11_16(%rip), %ymm15
	vbroadcastsd	.LCPI11_17(%rip), %ymm0
	vbroadcastsd	.LCPI11_18(%rip), %ymm1
	vbroadcastsd	.LCPI11_19(%rip), %ymm2
	vbroadcastsd	.LCPI11_20(%rip), %ymm3
	vbroadcastsd	.LCPI11_21(%rip), %ymm4
	vbroadcastsd	.LCPI11_7(%rip), %ymm12
	.p2align	4
.LBB11_7:
	vmovups	(%rsi,%rdi,4), %ymm5
	vcvtps2pd	16(%rsi,%rdi,4), %ymm6
	vbroadcastss	.LCPI11_23(%rip), %ymm7
	vcmpltps	%ymm7, %ymm5, %ymm5
	vcvtps2pd	(%rsi,%rdi,4), %ymm7
	vpmovsxdq	%xmm5, %ymm8
	vextracti128	$1, %ymm5, %xmm5
	vpmovsxdq	%xmm5, %ymm5
	vbroadcastsd	.LCPI11_2(%rip), %ymm9
	vminpd	%ymm7, %ymm9, %ymm7
	vminpd	%ymm6, %ymm9, %ymm6
	vbroadcastsd	.LCPI11_3(%rip), %ymm10
	vblendvpd	%ymm5, %ymm10, %ymm6, %ymm9
	vblendvpd	%ymm8, %ymm10, %ymm7, %ymm7
	vbroadcastsd	.LCPI11_4(%rip), %ymm5
	vmulpd	%ymm5, %ymm7, %ymm6
	vmulpd	%ymm5, %ymm9, %ymm5
	vbroadcastsd	.LCPI11_5(%rip), %ymm8
	vaddpd	%ymm5, %ymm8, %ymm5
	vaddpd	%ymm6, %ymm8, %ymm6
	vbroadcastsd	.LCPI11_6(%rip), %ymm10
	vaddpd	%ymm6, %ymm10, %ymm8
	vaddpd	%ymm5, %ymm10, %ymm10
	vmulpd	%ymm12, %ymm8, %ymm11
	vaddpd	%ymm7, %ymm11, %ymm7
	vmulpd	%ymm12, %ymm10, %ymm11
	vaddpd	%ymm11, %ymm9, %ymm9
	vbroadcastsd	.LCPI11_8(%rip), %ymm11
	vmulpd	%ymm11, %ymm8, %ymm8
	vaddpd	%ymm7, %ymm8, %ymm7
	vmulpd	%ymm11, %ymm10, %ymm8
	vaddpd	%ymm8, %ymm9, %ymm8
	vbroadcastsd	.LCPI11_9(%rip), %ymm10
	vmulpd	%ymm7, %ymm10, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vbroadcastsd	.LCPI11_10(%rip), %ymm11
	vaddpd	%ymm11, %ymm10, %ymm10
	vaddpd	%ymm11, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vbroadcastsd	.LCPI11_11(%rip), %ymm11
	vaddpd	%ymm11, %ymm10, %ymm10
	vaddpd	%ymm11, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vbroadcastsd	.LCPI11_12(%rip), %ymm11
	vaddpd	%ymm11, %ymm10, %ymm10
	vaddpd	%ymm11, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vbroadcastsd	.LCPI11_13(%rip), %ymm11
	vaddpd	%ymm11, %ymm10, %ymm10
	vaddpd	%ymm11, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vaddpd	%ymm13, %ymm10, %ymm10
	vaddpd	%ymm13, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vaddpd	%ymm14, %ymm10, %ymm10
	vaddpd	%ymm14, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vaddpd	%ymm15, %ymm10, %ymm10
	vaddpd	%ymm15, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vaddpd	%ymm0, %ymm10, %ymm10
	vaddpd	%ymm0, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vaddpd	%ymm1, %ymm10, %ymm10
	vaddpd	%ymm1, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vaddpd	%ymm2, %ymm10, %ymm10
	vaddpd	%ymm2, %ymm9, %ymm9
	vmulpd	%ymm7, %ymm9, %ymm9
	vmulpd	%ymm10, %ymm8, %ymm10
	vaddpd	%ymm3, %ymm10, %ymm10
	vaddpd	%ymm3, %ymm9, %ymm9
	vmulpd	%ymm8, %ymm8, %ymm11
	vmulpd	%ymm10, %ymm11, %ymm10
	vmulpd	%ymm7, %ymm7, %ymm11
	vmulpd	%ymm9, %ymm11, %ymm9
	vaddpd	%ymm10, %ymm8, %ymm8
	vaddpd	%ymm7, %ymm9, %ymm7
	vaddpd	%ymm4, %ymm7, %ymm7
	vpsllq	$52, %ymm6, %ymm6
	vpaddq	%ymm7, %ymm6, %ymm6
	vaddpd	%ymm4, %ymm8, %ymm7
	vpsllq	$52, %ymm5, %ymm5
	vpaddq	%ymm7, %ymm5, %ymm5
	vcvtpd2ps	%ymm5, %xmm5
	vmovupd	%xmm5, 16(%rcx,%rdi,4)
	vcvtpd2ps	%ymm6, %xmm5
	vmovupd	%xmm5, (%rcx,%rdi,4)
	addq	$8, %rdi
	cmpq	%rdi, %rax
	jne	.LBB11_7
	cmpq	%rax, %rdx
	je	.LBB11_44
.LBB11_9:
	vmovsd	.LCPI11_10(%rip), %xmm9
	vmovsd	.LCPI11_11(%rip), %xmm10
	vmovsd	.LCPI11_12(%rip), %xmm11
	vmovsd	.LCPI11_13(%rip), %xmm12
	vmovsd	.LCPI11_14(%rip), %xmm13
	vmovsd	.LCPI11_15(%rip), %xmm14
	vmovsd	.LCPI11_16(%rip), %xmm15
	vmovsd	.LCPI11_17(%rip), %xmm1
	vmovsd	.LCPI11_18(%rip), %xmm0
	vmovsd	.LCPI11_19(%rip), %xmm3
	vmovsd	.LCPI11_20(%rip), %xmm2
	vmovsd	.LCPI11_21(%rip), %xmm4
	jmp	.LBB11_10
	.p2align	4
.LBB11_12:
	vmulsd	.LCPI11_4(%rip), %xmm6, %xmm5
	vaddsd	.LCPI11_5(%rip), %xmm5, %xmm5
	vaddsd	.LCPI11_6(%rip), %xmm5, %xmm7
	vmulsd	.LCPI11_7(%rip), %xmm7, %xmm8
	vaddsd	%xmm6, %xmm8, %xmm6
	vmulsd	.LCPI11_8(%rip), %xmm7, %xmm7
	vaddsd	%xmm7, %xmm6, %xmm6
	vmulsd	.LCPI11_9(%rip), %xmm6, %xmm7
	vaddsd	%xmm7, %xmm9, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm7, %xmm10, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm7, %xmm11, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm7, %xmm12, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm7, %xmm13, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm7, %xmm14, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm7, %xmm15, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm1, %xmm7, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm0, %xmm7, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm3, %xmm7, %xmm7
	vmulsd	%xmm7, %xmm6, %xmm7
	vaddsd	%xmm2, %xmm7, %xmm7
	vmulsd	%xmm6, %xmm6, %xmm8
	vmulsd	%xmm7, %xmm8, %xmm7
	vaddsd	%xmm7, %xmm6, %xmm6
	vaddsd	%xmm4, %xmm6, %xmm6
	vmovq	%xmm6, %rdi
	vmovq	%xmm5, %r8
	shlq	$52, %r8
	addq	%rdi, %r8
	vmovq	%r8, %xmm5
	vcvtsd2ss	%xmm5, %xmm5, %xmm5
	vmovss	%xmm5, (%rcx,%rax,4)
	incq	%rax
	cmpq	%rax, %rdx
	je	.LBB11_44
.LBB11_10:
	vmovss	(%rsi,%rax,4), %xmm5
	vmovss	.LCPI11_23(%rip), %xmm6
	vucomiss	%xmm5, %xmm6
	vmovsd	.LCPI11_3(%rip), %xmm6
	ja	.LBB11_12
	vcvtss2sd	%xmm5, %xmm5, %xmm5
	vmovsd	.LCPI11_2(%rip), %xmm6
	vminsd	%xmm5, %xmm6, %xmm6
	jmp	.LBB11_12
.LBB11_36:
	movq	%rdx, %rax
	andq	$-8, %rax
	xorl	%edi, %edi
	vbroadcastsd	.LCPI11_24(%rip), %ymm0
	vbroadcastsd	.LCPI11_20(%rip), %ymm1
	vxorps	%xmm2, %xmm2, %xmm2
	vbroadcastss	.LCPI11_22(%rip), %ymm3
	.p2align	4
.LBB11_37:
	vcvtps2pd	16(%rsi,%rdi,4), %ymm4
	vmovups	(%rsi,%rdi,4), %ymm5
	vcvtps2pd	%xmm5, %ymm6
	vmulpd	%ymm0, %ymm6, %ymm6
	vmulpd	%ymm0, %ymm4, %ymm4
	vaddpd	%ymm1, %ymm6, %ymm6
	vcvtpd2ps	%ymm6, %xmm6
	vaddpd	%ymm1, %ymm4, %ymm4
	vcvtpd2ps	%ymm4, %xmm4
	vinsertf128	$1, %xmm4, %ymm6, %ymm4
	vminps	%ymm4, %ymm3, %ymm6
	vcmpnltps	%ymm2, %ymm4, %ymm4
	vandps	%ymm6, %ymm4, %ymm4
	vmulps	%ymm4, %ymm5, %ymm4
	vmovups	%ymm4, (%rcx,%rdi,4)
	addq	$8, %rdi
	cmpq	%rdi, %rax
	jne	.LBB11_37
	cmpq	%rax, %rdx
	je	.LBB11_44
.LBB11_39:
	movq	%rax, %rdi
	orq	$1, %rdi
	testb	$1, %dl
	je	.LBB11_41
	vmovss	(%rsi,%rax,4), %xmm0
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmulsd	.LCPI11_24(%rip), %xmm1, %xmm1
	vaddsd	.LCPI11_20(%rip), %xmm1, %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	vmovss	.LCPI11_22(%rip), %xmm2
	vminss	%xmm1, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltss	%xmm3, %xmm1, %xmm1
	vandnps	%xmm2, %xmm1, %xmm1
	vmulss	%xmm1, %xmm0, %xmm0
	vmovss	%xmm0, (%rcx,%rax,4)
	movq	%rdi, %rax
.LBB11_41:
	cmpq	%rdi, %rdx
	je	.LBB11_44
	vmovsd	.LCPI11_24(%rip), %xmm0
	vmovsd	.LCPI11_20(%rip), %xmm1
	vmovss	.LCPI11_22(%rip), %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	.p2align	4
.LBB11_43:
	vmovss	(%rsi,%rax,4), %xmm4
	vcvtss2sd	%xmm4, %xmm4, %xmm5
	vmulsd	%xmm0, %xmm5, %xmm5
	vaddsd	%xmm1, %xmm5, %xmm5
	vcvtsd2ss	%xmm5, %xmm5, %xmm5
	vminss	%xmm5, %xmm2, %xmm6
	vcmpltss	%xmm3, %xmm5, %xmm5
	vandnps	%xmm6, %xmm5, %xmm5
	vmulss	%xmm5, %xmm4, %xmm4
	vmovss	%xmm4, (%rcx,%rax,4)
	vmovss	4(%rsi,%rax,4), %xmm4
	vcvtss2sd	%xmm4, %xmm4, %xmm5
	vmulsd	%xmm0, %xmm5, %xmm5
	vaddsd	%xmm1, %xmm5, %xmm5
	vcvtsd2ss	%xmm5, %xmm5, %xmm5
	vminss	%xmm5, %xmm2, %xmm6
	vcmpltss	%xmm3, %xmm5, %xmm5
	vandnps	%xmm6, %xmm5, %xmm5
	vmulss	%xmm5, %xmm4, %xmm4
	vmovss	%xmm4, 4(%rcx,%rax,4)
	addq	$2, %rax
	cmpq	%rax, %rdx
	jne	.LBB11_43
.LBB11_44:
	vzeroupper
	retq
.Lfunc_end11:
	.size	$s18VitruvianMicroAVX210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF, .Lfunc_end11-$s18VitruvianMicroAVX210microApply8function5input5count6outputySi_SPySfGSiSpySfGtF
	.hidden	vitruvian_combine_avx2
	.globl	vitruvian_combine_avx2
	.p2align	4
	.type	vitruvian_combine_avx2,@function
vitruvian_combine_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF)
.Lfunc_end12:
	.size	vitruvian_combine_avx2, .Lfunc_end12-vitruvian_combine_avx2
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF
	.globl	$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF
	.p2align	4
	.type	$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF,@function
$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF:
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
	subq	$392, %rsp
	.cfi_def_cfa_offset 448
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	472(%rsp), %r10
	movq	464(%rsp), %rbp
	movq	456(%rsp), %r11
	movq	448(%rsp), %rbx
	movq	%fs:40, %rax
	movq	%rax, 384(%rsp)
	vbroadcastss	%xmm0, %ymm2
	vbroadcastss	%xmm1, %ymm3
	movq	%rsi, 48(%rsp)
	movq	%rsi, 240(%rsp)
	movq	%rdx, 248(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%rcx, 256(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r8, 264(%rsp)
	movq	%r9, 272(%rsp)
	movq	%rbx, 280(%rsp)
	vmovups	%ymm2, 288(%rsp)
	vmovups	%ymm3, 320(%rsp)
	movq	%r11, 352(%rsp)
	movq	%rbp, 360(%rsp)
	movq	%r10, 368(%rsp)
	cmpq	$6, %rdi
	ja	.LBB13_32
	leaq	.LJTI13_0(%rip), %rax
	movslq	(%rax,%rdi,4), %rcx
	addq	%rax, %rcx
	jmpq	*%rcx
.LBB13_2:
	cmpq	$0, 472(%rsp)
	je	.LBB13_34
	leaq	-8(%rbp), %rdi
	movq	472(%rsp), %rcx
	movq	%rcx, %rax
	imulq	%rbp, %rax
	movq	456(%rsp), %rbx
	leaq	(%rbx,%rax,4), %rax
	leaq	(,%rbp,4), %r11
	decq	%rcx
	movq	56(%rsp), %r12
	movq	%r12, %rsi
	imulq	%rcx, %rsi
	addq	%rbp, %rsi
	movq	48(%rsp), %r13
	leaq	(,%rsi,4), %rsi
	addq	%r13, %rsi
	movq	448(%rsp), %r15
	imulq	%r15, %rcx
	addq	%rbp, %rcx
	movq	64(%rsp), %r14
	leaq	(%r14,%rcx,4), %r8
	movq	%rdx, %rcx
	xorq	$1, %rcx
	movq	%r9, %r10
	xorq	$1, %r10
	orq	%rcx, %r10
	setne	%cl
	cmpq	%rsi, %rbx
	setb	%sil
	cmpq	%rax, %r13
	setb	%r10b
	andb	%sil, %r10b
	movq	%r11, 128(%rsp)
	testq	%r11, %r11
	sets	%sil
	movq	%r12, %r11
	shrq	$61, %r11
	andl	$1, %r11d
	orb	%sil, %r11b
	orb	%r10b, %r11b
	cmpq	%r8, %rbx
	setb	%r8b
	cmpq	%rax, %r14
	setb	%al
	andb	%r8b, %al
	movq	%r15, %r8
	shrq	$61, %r8
	andl	$1, %r8d
	orb	%sil, %r8b
	orb	%al, %r8b
	orb	%r11b, %r8b
	orb	%cl, %r8b
	movq	%r8, 104(%rsp)
	movq	%rbp, %rax
	andq	$-32, %rax
	movq	%rax, 16(%rsp)
	movq	%rbp, %rax
	andq	$-4, %rax
	movq	%rax, 96(%rsp)
	movl	%ebp, %eax
	andl	$3, %eax
	movq	%rax, 40(%rsp)
	leaq	96(%rbx), %rcx
	leaq	96(%r14), %rsi
	leaq	(,%r15,4), %rax
	movq	%rax, 120(%rsp)
	leaq	96(%r13), %r15
	leaq	(,%r12,4), %rax
	movq	%rax, 112(%rsp)
	leaq	(,%r9,4), %rax
	movq	%rax, 32(%rsp)
	leaq	(,%rdx,4), %rax
	movq	%rax, 24(%rsp)
	movq	%rdx, %rax
	shlq	$4, %rax
	movq	%rax, 152(%rsp)
	movq	%r9, %rax
	shlq	$4, %rax
	movq	%rax, 144(%rsp)
	xorl	%r11d, %r11d
	movq	%r13, %rax
	movq	%rbx, %r13
	jmp	.LBB13_4
	.p2align	4
.LBB13_25:
	movq	136(%rsp), %r11
	incq	%r11
	movq	128(%rsp), %rax
	movq	88(%rsp), %rcx
	addq	%rax, %rcx
	movq	80(%rsp), %rsi
	movq	120(%rsp), %r8
	addq	%r8, %rsi
	movq	112(%rsp), %r10
	movq	72(%rsp), %r15
	addq	%r10, %r15
	addq	%rax, %r13
	movq	(%rsp), %r14
	addq	%r8, %r14
	movq	8(%rsp), %rax
	addq	%r10, %rax
	cmpq	472(%rsp), %r11
	movq	%rbx, %rbp
	je	.LBB13_34
.LBB13_4:
	movq	%r14, (%rsp)
	movq	%rax, 8(%rsp)
	movq	%rsi, 80(%rsp)
	movq	%rcx, 88(%rsp)
	cmpq	$8, %rbp
	movq	%r11, 136(%rsp)
	movq	%r15, 72(%rsp)
	jl	.LBB13_8
	movq	%r11, %rax
	imulq	56(%rsp), %rax
	movq	%r11, %rcx
	imulq	448(%rsp), %rcx
	movq	%r11, %rsi
	imulq	%rbp, %rsi
	movq	48(%rsp), %r8
	leaq	(%r8,%rax,4), %rax
	movq	64(%rsp), %r8
	leaq	(%r8,%rcx,4), %r8
	movq	456(%rsp), %rcx
	leaq	(%rcx,%rsi,4), %rcx
	testq	%r9, %r9
	vbroadcastss	(%rax), %ymm4
	vmovups	%ymm4, 208(%rsp)
	vbroadcastss	(%r8), %ymm4
	movq	%r8, %rsi
	leaq	176(%rsp), %r8
	cmoveq	%r8, %rsi
	vmovups	%ymm4, 176(%rsp)
	testq	%rdx, %rdx
	leaq	208(%rsp), %r8
	cmoveq	%r8, %rax
	xorl	%r8d, %r8d
	.p2align	4
.LBB13_6:
	cmpq	%r8, %rdi
	movq	%r8, %r10
	cmovlq	%rdi, %r10
	testq	%rdx, %rdx
	movq	%r10, %r11
	cmoveq	%rdx, %r11
	testq	%r9, %r9
	vmovups	(%rax,%r11,4), %ymm4
	movq	%r10, %r11
	cmoveq	%r9, %r11
	vaddps	(%rsi,%r11,4), %ymm4, %ymm4
	vcmpltps	%ymm2, %ymm4, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm3, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%r10,4)
	addq	$8, %r8
	cmpq	%rbp, %r8
	jl	.LBB13_6
	movq	%rbp, %rbx
	jmp	.LBB13_25
	.p2align	4
.LBB13_8:
	testq	%rbp, %rbp
	movq	%rbp, %rbx
	je	.LBB13_25
	cmpq	$4, %rbx
	setb	%al
	orb	104(%rsp), %al
	testb	$1, %al
	je	.LBB13_17
	xorl	%esi, %esi
	jmp	.LBB13_11
.LBB13_17:
	xorl	%eax, %eax
	cmpq	$32, %rbx
	jb	.LBB13_22
	movq	16(%rsp), %rcx
	movq	88(%rsp), %rsi
	movq	80(%rsp), %r8
	movq	72(%rsp), %r10
	.p2align	4
.LBB13_19:
	vmovups	-96(%r10,%rax,4), %ymm4
	vmovups	-64(%r10,%rax,4), %ymm5
	vmovups	-32(%r10,%rax,4), %ymm6
	vmovups	(%r10,%rax,4), %ymm7
	vaddps	-96(%r8,%rax,4), %ymm4, %ymm4
	vaddps	-64(%r8,%rax,4), %ymm5, %ymm5
	vaddps	-32(%r8,%rax,4), %ymm6, %ymm6
	vaddps	(%r8,%rax,4), %ymm7, %ymm7
	vmaxps	%ymm4, %ymm2, %ymm4
	vmaxps	%ymm5, %ymm2, %ymm5
	vmaxps	%ymm6, %ymm2, %ymm6
	vmaxps	%ymm7, %ymm2, %ymm7
	vminps	%ymm4, %ymm3, %ymm4
	vminps	%ymm5, %ymm3, %ymm5
	vminps	%ymm6, %ymm3, %ymm6
	vminps	%ymm7, %ymm3, %ymm7
	vmovups	%ymm4, -96(%rsi,%rax,4)
	vmovups	%ymm5, -64(%rsi,%rax,4)
	vmovups	%ymm6, -32(%rsi,%rax,4)
	vmovups	%ymm7, (%rsi,%rax,4)
	addq	$32, %rax
	cmpq	%rax, %rcx
	jne	.LBB13_19
	cmpq	%rcx, %rbx
	je	.LBB13_25
	movq	16(%rsp), %rax
	movq	%rax, %rsi
	testb	$28, %bl
	je	.LBB13_11
.LBB13_22:
	movq	96(%rsp), %rcx
	movq	8(%rsp), %rsi
	movq	(%rsp), %r8
	.p2align	4
.LBB13_23:
	vmovups	(%rsi,%rax,4), %xmm4
	vaddps	(%r8,%rax,4), %xmm4, %xmm4
	vmaxps	%xmm4, %xmm2, %xmm4
	vminps	%xmm4, %xmm3, %xmm4
	vmovups	%xmm4, (%r13,%rax,4)
	addq	$4, %rax
	cmpq	%rax, %rcx
	jne	.LBB13_23
	movq	%rcx, %rsi
	movq	464(%rsp), %rbx
	cmpq	%rcx, %rbx
	je	.LBB13_25
.LBB13_11:
	movq	%rsi, %r8
	cmpq	$0, 40(%rsp)
	movq	32(%rsp), %r11
	movq	24(%rsp), %rbx
	je	.LBB13_14
	movq	%r11, %rax
	imulq	%rsi, %rax
	addq	(%rsp), %rax
	movq	%rbx, %rcx
	imulq	%rsi, %rcx
	addq	8(%rsp), %rcx
	movq	40(%rsp), %r10
	movq	%rsi, %r8
	.p2align	4
.LBB13_13:
	vmovss	(%rcx), %xmm4
	vaddss	(%rax), %xmm4, %xmm4
	vmaxss	%xmm4, %xmm0, %xmm4
	vminss	%xmm4, %xmm1, %xmm4
	vmovss	%xmm4, (%r13,%r8,4)
	incq	%r8
	addq	%r11, %rax
	addq	%rbx, %rcx
	decq	%r10
	jne	.LBB13_13
.LBB13_14:
	movq	464(%rsp), %rbx
	subq	%rbx, %rsi
	cmpq	$-4, %rsi
	ja	.LBB13_25
	leaq	1(%r8), %r15
	movq	24(%rsp), %rcx
	movq	%rcx, %rax
	imulq	%r15, %rax
	movq	%rax, 168(%rsp)
	leaq	3(%r8), %r14
	movq	32(%rsp), %rsi
	movq	%rsi, %rax
	imulq	%r14, %rax
	movq	%rax, 160(%rsp)
	imulq	%rcx, %r14
	leaq	2(%r8), %r10
	movq	%rsi, %rax
	imulq	%r10, %rax
	imulq	%rcx, %r10
	movq	%rsi, %r12
	imulq	%r8, %r12
	imulq	%r8, %rcx
	imulq	%rsi, %r15
	movq	(%rsp), %rsi
	movq	8(%rsp), %rbp
	.p2align	4
.LBB13_16:
	vmovss	(%rbp,%rcx), %xmm4
	vaddss	(%rsi,%r12), %xmm4, %xmm4
	vmaxss	%xmm4, %xmm0, %xmm4
	vminss	%xmm4, %xmm1, %xmm4
	vmovss	%xmm4, (%r13,%r8,4)
	movq	168(%rsp), %r11
	vmovss	(%rbp,%r11), %xmm4
	vaddss	(%rsi,%r15), %xmm4, %xmm4
	vmaxss	%xmm4, %xmm0, %xmm4
	vminss	%xmm4, %xmm1, %xmm4
	vmovss	%xmm4, 4(%r13,%r8,4)
	vmovss	(%rbp,%r10), %xmm4
	vaddss	(%rsi,%rax), %xmm4, %xmm4
	vmaxss	%xmm4, %xmm0, %xmm4
	vminss	%xmm4, %xmm1, %xmm4
	vmovss	%xmm4, 8(%r13,%r8,4)
	vmovss	(%rbp,%r14), %xmm4
	movq	160(%rsp), %r11
	vaddss	(%rsi,%r11), %xmm4, %xmm4
	vmaxss	%xmm4, %xmm0, %xmm4
	vminss	%xmm4, %xmm1, %xmm4
	vmovss	%xmm4, 12(%r13,%r8,4)
	addq	$4, %r8
	addq	152(%rsp), %rbp
	addq	144(%rsp), %rsi
	cmpq	%r8, %rbx
	jne	.LBB13_16
	jmp	.LBB13_25
.LBB13_29:
	leaq	240(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU3_Tf1cn_n)
	jmp	.LBB13_34
.LBB13_27:
	leaq	240(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU1_Tf1cn_n)
	jmp	.LBB13_34
.LBB13_28:
	leaq	240(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU2_Tf1cn_n)
	jmp	.LBB13_34
.LBB13_32:
	leaq	($s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itFs5SIMD8VySfGAS_AStXEfU6_)(%rip), %rsi
	jmp	.LBB13_33
.LBB13_26:
	leaq	240(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU0_Tf1cn_n)
	jmp	.LBB13_34
.LBB13_30:
	leaq	($s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itFs5SIMD8VySfGAS_AStXEfU4_)(%rip), %rsi
	jmp	.LBB13_33
.LBB13_31:
	leaq	($s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itFs5SIMD8VySfGAS_AStXEfU5_)(%rip), %rsi
.LBB13_33:
	leaq	240(%rsp), %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU4_Tf1cn_nTm)
.LBB13_34:
	movq	%fs:40, %rax
	cmpq	384(%rsp), %rax
	jne	.LBB13_36
	addq	$392, %rsp
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
.LBB13_36:
	.cfi_def_cfa_offset 448
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end13:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF, .Lfunc_end13-$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itF
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI13_0:
	.long	.LBB13_2-.LJTI13_0
	.long	.LBB13_26-.LJTI13_0
	.long	.LBB13_27-.LJTI13_0
	.long	.LBB13_28-.LJTI13_0
	.long	.LBB13_29-.LJTI13_0
	.long	.LBB13_30-.LJTI13_0
	.long	.LBB13_31-.LJTI13_0
	.text
	.hidden	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU0_Tf1cn_n
	.weak	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU0_Tf1cn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU0_Tf1cn_n,@function
$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU0_Tf1cn_n:
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
	subq	$184, %rsp
	.cfi_def_cfa_offset 240
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%fs:40, %rax
	movq	%rax, 176(%rsp)
	movq	128(%rdi), %r13
	testq	%r13, %r13
	je	.LBB14_6
	movq	(%rdi), %rax
	movq	16(%rdi), %rcx
	movq	24(%rdi), %rbx
	movq	40(%rdi), %rsi
	movq	112(%rdi), %r8
	movq	120(%rdi), %r10
	leaq	-8(%r10), %r11
	movq	%r10, %r9
	andq	$-2, %r9
	movq	%r9, 24(%rsp)
	movq	%rcx, 96(%rsp)
	leaq	(,%rcx,4), %rcx
	movq	%rcx, 64(%rsp)
	movq	%rsi, 80(%rsp)
	leaq	(,%rsi,4), %rcx
	movq	%rcx, 56(%rsp)
	movq	%r8, 72(%rsp)
	leaq	4(%r8), %r12
	leaq	(,%r10,4), %rcx
	movq	%rcx, 48(%rsp)
	xorl	%ebp, %ebp
	movq	%rbx, 88(%rsp)
	movq	%rax, 104(%rsp)
	movq	%rax, 8(%rsp)
	movq	%rdi, 40(%rsp)
	movq	%r13, 32(%rsp)
	jmp	.LBB14_2
	.p2align	4
.LBB14_10:
	incq	%rbp
	movq	8(%rsp), %rax
	addq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
	addq	56(%rsp), %rbx
	addq	48(%rsp), %r12
	cmpq	%r13, %rbp
	je	.LBB14_6
.LBB14_2:
	movq	%rbp, %rax
	imulq	96(%rsp), %rax
	movq	%rbp, %rcx
	imulq	80(%rsp), %rcx
	movq	%rbp, %rdx
	imulq	%r10, %rdx
	movq	104(%rsp), %rsi
	leaq	(%rsi,%rax,4), %r14
	movq	88(%rsp), %rax
	leaq	(%rax,%rcx,4), %r8
	movq	72(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	cmpq	$8, %r10
	jl	.LBB14_11
	movq	%rbx, %r15
	vbroadcastss	(%r14), %ymm0
	vmovups	%ymm0, 144(%rsp)
	vbroadcastss	(%r8), %ymm0
	vmovups	%ymm0, 112(%rsp)
	movq	32(%rdi), %rdx
	testq	%rdx, %rdx
	leaq	112(%rsp), %rcx
	cmoveq	%rcx, %r8
	movq	8(%rdi), %rsi
	testq	%rsi, %rsi
	leaq	144(%rsp), %rcx
	cmoveq	%rcx, %r14
	vmovups	48(%rdi), %ymm0
	vmovups	80(%rdi), %ymm1
	xorl	%ecx, %ecx
	.p2align	4
.LBB14_4:
	cmpq	%rcx, %r11
	movq	%rcx, %r9
	cmovlq	%r11, %r9
	testq	%rsi, %rsi
	movq	%r9, %rbx
	cmoveq	%rsi, %rbx
	testq	%rdx, %rdx
	vmovups	(%r14,%rbx,4), %ymm2
	movq	%r9, %rbx
	cmoveq	%rdx, %rbx
	vsubps	(%r8,%rbx,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rax,%r9,4)
	addq	$8, %rcx
	cmpq	%r10, %rcx
	jl	.LBB14_4
	movq	%r15, %rbx
	jmp	.LBB14_10
	.p2align	4
.LBB14_11:
	testq	%r10, %r10
	je	.LBB14_10
	movq	%rbx, 16(%rsp)
	movq	8(%rdi), %r9
	movq	32(%rdi), %rdx
	vmovups	48(%rdi), %ymm0
	vmovss	48(%rdi), %xmm1
	vmovss	80(%rdi), %xmm2
	cmpq	$1, %r10
	jne	.LBB14_14
	xorl	%r15d, %r15d
	jmp	.LBB14_8
.LBB14_14:
	leaq	(,%r9,8), %r13
	leaq	(,%rdx,8), %rbx
	movq	16(%rsp), %rsi
	movq	8(%rsp), %rcx
	xorl	%r15d, %r15d
	movq	24(%rsp), %rdi
	.p2align	4
.LBB14_15:
	vmovss	(%rcx), %xmm3
	vsubss	(%rsi), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm1, %xmm3, %xmm3
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, -4(%r12,%r15,4)
	vmovss	(%rcx,%r9,4), %xmm3
	vsubss	(%rsi,%rdx,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm1, %xmm3, %xmm3
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, (%r12,%r15,4)
	addq	$2, %r15
	addq	%r13, %rcx
	addq	%rbx, %rsi
	cmpq	%r15, %rdi
	jne	.LBB14_15
.LBB14_8:
	testb	$1, %r10b
	movq	40(%rsp), %rdi
	movq	32(%rsp), %r13
	movq	16(%rsp), %rbx
	je	.LBB14_10
	imulq	%r15, %r9
	vmovss	(%r14,%r9,4), %xmm3
	imulq	%r15, %rdx
	vsubss	(%r8,%rdx,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm0
	vblendvps	%xmm0, %xmm1, %xmm3, %xmm0
	vminss	%xmm0, %xmm2, %xmm0
	vmovss	%xmm0, (%rax,%r15,4)
	jmp	.LBB14_10
.LBB14_6:
	movq	%fs:40, %rax
	cmpq	176(%rsp), %rax
	jne	.LBB14_16
	addq	$184, %rsp
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
.LBB14_16:
	.cfi_def_cfa_offset 240
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end14:
	.size	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU0_Tf1cn_n, .Lfunc_end14-$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU0_Tf1cn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU1_Tf1cn_n
	.weak	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU1_Tf1cn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU1_Tf1cn_n,@function
$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU1_Tf1cn_n:
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
	subq	$184, %rsp
	.cfi_def_cfa_offset 240
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%fs:40, %rax
	movq	%rax, 176(%rsp)
	movq	128(%rdi), %r13
	testq	%r13, %r13
	je	.LBB15_6
	movq	(%rdi), %rax
	movq	16(%rdi), %rcx
	movq	24(%rdi), %rbx
	movq	40(%rdi), %rsi
	movq	112(%rdi), %r8
	movq	120(%rdi), %r10
	leaq	-8(%r10), %r11
	movq	%r10, %r9
	andq	$-2, %r9
	movq	%r9, 24(%rsp)
	movq	%rcx, 96(%rsp)
	leaq	(,%rcx,4), %rcx
	movq	%rcx, 64(%rsp)
	movq	%rsi, 80(%rsp)
	leaq	(,%rsi,4), %rcx
	movq	%rcx, 56(%rsp)
	movq	%r8, 72(%rsp)
	leaq	4(%r8), %r12
	leaq	(,%r10,4), %rcx
	movq	%rcx, 48(%rsp)
	xorl	%ebp, %ebp
	movq	%rbx, 88(%rsp)
	movq	%rax, 104(%rsp)
	movq	%rax, 8(%rsp)
	movq	%rdi, 40(%rsp)
	movq	%r13, 32(%rsp)
	jmp	.LBB15_2
	.p2align	4
.LBB15_10:
	incq	%rbp
	movq	8(%rsp), %rax
	addq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
	addq	56(%rsp), %rbx
	addq	48(%rsp), %r12
	cmpq	%r13, %rbp
	je	.LBB15_6
.LBB15_2:
	movq	%rbp, %rax
	imulq	96(%rsp), %rax
	movq	%rbp, %rcx
	imulq	80(%rsp), %rcx
	movq	%rbp, %rdx
	imulq	%r10, %rdx
	movq	104(%rsp), %rsi
	leaq	(%rsi,%rax,4), %r14
	movq	88(%rsp), %rax
	leaq	(%rax,%rcx,4), %r8
	movq	72(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	cmpq	$8, %r10
	jl	.LBB15_11
	movq	%rbx, %r15
	vbroadcastss	(%r14), %ymm0
	vmovups	%ymm0, 144(%rsp)
	vbroadcastss	(%r8), %ymm0
	vmovups	%ymm0, 112(%rsp)
	movq	32(%rdi), %rdx
	testq	%rdx, %rdx
	leaq	112(%rsp), %rcx
	cmoveq	%rcx, %r8
	movq	8(%rdi), %rsi
	testq	%rsi, %rsi
	leaq	144(%rsp), %rcx
	cmoveq	%rcx, %r14
	vmovups	48(%rdi), %ymm0
	vmovups	80(%rdi), %ymm1
	xorl	%ecx, %ecx
	.p2align	4
.LBB15_4:
	cmpq	%rcx, %r11
	movq	%rcx, %r9
	cmovlq	%r11, %r9
	testq	%rsi, %rsi
	movq	%r9, %rbx
	cmoveq	%rsi, %rbx
	testq	%rdx, %rdx
	vmovups	(%r14,%rbx,4), %ymm2
	movq	%r9, %rbx
	cmoveq	%rdx, %rbx
	vmulps	(%r8,%rbx,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rax,%r9,4)
	addq	$8, %rcx
	cmpq	%r10, %rcx
	jl	.LBB15_4
	movq	%r15, %rbx
	jmp	.LBB15_10
	.p2align	4
.LBB15_11:
	testq	%r10, %r10
	je	.LBB15_10
	movq	%rbx, 16(%rsp)
	movq	8(%rdi), %r9
	movq	32(%rdi), %rdx
	vmovups	48(%rdi), %ymm0
	vmovss	48(%rdi), %xmm1
	vmovss	80(%rdi), %xmm2
	cmpq	$1, %r10
	jne	.LBB15_14
	xorl	%r15d, %r15d
	jmp	.LBB15_8
.LBB15_14:
	leaq	(,%r9,8), %r13
	leaq	(,%rdx,8), %rbx
	movq	16(%rsp), %rsi
	movq	8(%rsp), %rcx
	xorl	%r15d, %r15d
	movq	24(%rsp), %rdi
	.p2align	4
.LBB15_15:
	vmovss	(%rcx), %xmm3
	vmulss	(%rsi), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm1, %xmm3, %xmm3
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, -4(%r12,%r15,4)
	vmovss	(%rcx,%r9,4), %xmm3
	vmulss	(%rsi,%rdx,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm1, %xmm3, %xmm3
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, (%r12,%r15,4)
	addq	$2, %r15
	addq	%r13, %rcx
	addq	%rbx, %rsi
	cmpq	%r15, %rdi
	jne	.LBB15_15
.LBB15_8:
	testb	$1, %r10b
	movq	40(%rsp), %rdi
	movq	32(%rsp), %r13
	movq	16(%rsp), %rbx
	je	.LBB15_10
	imulq	%r15, %r9
	vmovss	(%r14,%r9,4), %xmm3
	imulq	%r15, %rdx
	vmulss	(%r8,%rdx,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm0
	vblendvps	%xmm0, %xmm1, %xmm3, %xmm0
	vminss	%xmm0, %xmm2, %xmm0
	vmovss	%xmm0, (%rax,%r15,4)
	jmp	.LBB15_10
.LBB15_6:
	movq	%fs:40, %rax
	cmpq	176(%rsp), %rax
	jne	.LBB15_16
	addq	$184, %rsp
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
.LBB15_16:
	.cfi_def_cfa_offset 240
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end15:
	.size	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU1_Tf1cn_n, .Lfunc_end15-$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU1_Tf1cn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU2_Tf1cn_n
	.weak	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU2_Tf1cn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU2_Tf1cn_n,@function
$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU2_Tf1cn_n:
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
	subq	$184, %rsp
	.cfi_def_cfa_offset 240
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%fs:40, %rax
	movq	%rax, 176(%rsp)
	movq	128(%rdi), %r13
	testq	%r13, %r13
	je	.LBB16_6
	movq	(%rdi), %rax
	movq	16(%rdi), %rcx
	movq	24(%rdi), %rbx
	movq	40(%rdi), %rsi
	movq	112(%rdi), %r8
	movq	120(%rdi), %r10
	leaq	-8(%r10), %r11
	movq	%r10, %r9
	andq	$-2, %r9
	movq	%r9, 24(%rsp)
	movq	%rcx, 96(%rsp)
	leaq	(,%rcx,4), %rcx
	movq	%rcx, 64(%rsp)
	movq	%rsi, 80(%rsp)
	leaq	(,%rsi,4), %rcx
	movq	%rcx, 56(%rsp)
	movq	%r8, 72(%rsp)
	leaq	4(%r8), %r12
	leaq	(,%r10,4), %rcx
	movq	%rcx, 48(%rsp)
	xorl	%ebp, %ebp
	movq	%rbx, 88(%rsp)
	movq	%rax, 104(%rsp)
	movq	%rax, 8(%rsp)
	movq	%rdi, 40(%rsp)
	movq	%r13, 32(%rsp)
	jmp	.LBB16_2
	.p2align	4
.LBB16_10:
	incq	%rbp
	movq	8(%rsp), %rax
	addq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
	addq	56(%rsp), %rbx
	addq	48(%rsp), %r12
	cmpq	%r13, %rbp
	je	.LBB16_6
.LBB16_2:
	movq	%rbp, %rax
	imulq	96(%rsp), %rax
	movq	%rbp, %rcx
	imulq	80(%rsp), %rcx
	movq	%rbp, %rdx
	imulq	%r10, %rdx
	movq	104(%rsp), %rsi
	leaq	(%rsi,%rax,4), %r14
	movq	88(%rsp), %rax
	leaq	(%rax,%rcx,4), %r8
	movq	72(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	cmpq	$8, %r10
	jl	.LBB16_11
	movq	%rbx, %r15
	vbroadcastss	(%r14), %ymm0
	vmovups	%ymm0, 144(%rsp)
	vbroadcastss	(%r8), %ymm0
	vmovups	%ymm0, 112(%rsp)
	movq	32(%rdi), %rdx
	testq	%rdx, %rdx
	leaq	112(%rsp), %rcx
	cmoveq	%rcx, %r8
	movq	8(%rdi), %rsi
	testq	%rsi, %rsi
	leaq	144(%rsp), %rcx
	cmoveq	%rcx, %r14
	vmovups	48(%rdi), %ymm0
	vmovups	80(%rdi), %ymm1
	xorl	%ecx, %ecx
	.p2align	4
.LBB16_4:
	cmpq	%rcx, %r11
	movq	%rcx, %r9
	cmovlq	%r11, %r9
	testq	%rsi, %rsi
	movq	%r9, %rbx
	cmoveq	%rsi, %rbx
	testq	%rdx, %rdx
	vmovups	(%r14,%rbx,4), %ymm2
	movq	%r9, %rbx
	cmoveq	%rdx, %rbx
	vdivps	(%r8,%rbx,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rax,%r9,4)
	addq	$8, %rcx
	cmpq	%r10, %rcx
	jl	.LBB16_4
	movq	%r15, %rbx
	jmp	.LBB16_10
	.p2align	4
.LBB16_11:
	testq	%r10, %r10
	je	.LBB16_10
	movq	%rbx, 16(%rsp)
	movq	8(%rdi), %r9
	movq	32(%rdi), %rdx
	vmovups	48(%rdi), %ymm0
	vmovss	48(%rdi), %xmm1
	vmovss	80(%rdi), %xmm2
	cmpq	$1, %r10
	jne	.LBB16_14
	xorl	%r15d, %r15d
	jmp	.LBB16_8
.LBB16_14:
	leaq	(,%r9,8), %r13
	leaq	(,%rdx,8), %rbx
	movq	16(%rsp), %rsi
	movq	8(%rsp), %rcx
	xorl	%r15d, %r15d
	movq	24(%rsp), %rdi
	.p2align	4
.LBB16_15:
	vmovss	(%rcx), %xmm3
	vdivss	(%rsi), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm1, %xmm3, %xmm3
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, -4(%r12,%r15,4)
	vmovss	(%rcx,%r9,4), %xmm3
	vdivss	(%rsi,%rdx,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm1, %xmm3, %xmm3
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, (%r12,%r15,4)
	addq	$2, %r15
	addq	%r13, %rcx
	addq	%rbx, %rsi
	cmpq	%r15, %rdi
	jne	.LBB16_15
.LBB16_8:
	testb	$1, %r10b
	movq	40(%rsp), %rdi
	movq	32(%rsp), %r13
	movq	16(%rsp), %rbx
	je	.LBB16_10
	imulq	%r15, %r9
	vmovss	(%r14,%r9,4), %xmm3
	imulq	%r15, %rdx
	vdivss	(%r8,%rdx,4), %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm0
	vblendvps	%xmm0, %xmm1, %xmm3, %xmm0
	vminss	%xmm0, %xmm2, %xmm0
	vmovss	%xmm0, (%rax,%r15,4)
	jmp	.LBB16_10
.LBB16_6:
	movq	%fs:40, %rax
	cmpq	176(%rsp), %rax
	jne	.LBB16_16
	addq	$184, %rsp
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
.LBB16_16:
	.cfi_def_cfa_offset 240
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end16:
	.size	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU2_Tf1cn_n, .Lfunc_end16-$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU2_Tf1cn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU3_Tf1cn_n
	.weak	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU3_Tf1cn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU3_Tf1cn_n,@function
$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU3_Tf1cn_n:
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
	subq	$184, %rsp
	.cfi_def_cfa_offset 240
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%fs:40, %rax
	movq	%rax, 176(%rsp)
	movq	128(%rdi), %rax
	movq	%rax, 104(%rsp)
	testq	%rax, %rax
	je	.LBB17_6
	movq	(%rdi), %r13
	movq	16(%rdi), %rcx
	movq	24(%rdi), %rbx
	movq	40(%rdi), %rsi
	movq	112(%rdi), %r8
	movq	120(%rdi), %r10
	leaq	-8(%r10), %r11
	movq	%r10, %r9
	andq	$-2, %r9
	movq	%r9, 24(%rsp)
	movq	%rcx, 88(%rsp)
	leaq	(,%rcx,4), %rcx
	movq	%rcx, 56(%rsp)
	movq	%rsi, 72(%rsp)
	leaq	(,%rsi,4), %rcx
	movq	%rcx, 48(%rsp)
	movq	%r8, 64(%rsp)
	leaq	4(%r8), %r12
	leaq	(,%r10,4), %rcx
	movq	%rcx, 40(%rsp)
	xorl	%ebp, %ebp
	movq	%rbx, 80(%rsp)
	movq	%r13, 96(%rsp)
	movq	%rdi, 32(%rsp)
	jmp	.LBB17_2
	.p2align	4
.LBB17_10:
	incq	%rbp
	addq	56(%rsp), %r13
	addq	48(%rsp), %rbx
	addq	40(%rsp), %r12
	cmpq	104(%rsp), %rbp
	je	.LBB17_6
.LBB17_2:
	movq	%rbp, %rax
	imulq	88(%rsp), %rax
	movq	%rbp, %rcx
	imulq	72(%rsp), %rcx
	movq	%rbp, %rdx
	imulq	%r10, %rdx
	movq	96(%rsp), %rsi
	leaq	(%rsi,%rax,4), %r14
	movq	80(%rsp), %rax
	leaq	(%rax,%rcx,4), %r8
	movq	64(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	cmpq	$8, %r10
	jl	.LBB17_11
	movq	%r13, 8(%rsp)
	movq	%rbx, %r13
	vbroadcastss	(%r14), %ymm0
	vmovups	%ymm0, 144(%rsp)
	vbroadcastss	(%r8), %ymm0
	vmovups	%ymm0, 112(%rsp)
	movq	32(%rdi), %rdx
	testq	%rdx, %rdx
	leaq	112(%rsp), %rcx
	cmoveq	%rcx, %r8
	movq	8(%rdi), %rcx
	testq	%rcx, %rcx
	leaq	144(%rsp), %rsi
	cmoveq	%rsi, %r14
	vmovups	48(%rdi), %ymm0
	vmovups	80(%rdi), %ymm1
	xorl	%esi, %esi
	.p2align	4
.LBB17_4:
	cmpq	%rsi, %r11
	movq	%rsi, %r9
	cmovlq	%r11, %r9
	testq	%rcx, %rcx
	movq	%r9, %rbx
	cmoveq	%rcx, %rbx
	testq	%rdx, %rdx
	movq	%r9, %r15
	cmoveq	%rdx, %r15
	vmovups	(%r14,%rbx,4), %ymm2
	vsubps	(%r8,%r15,4), %ymm2, %ymm2
	vmulps	%ymm2, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rax,%r9,4)
	addq	$8, %rsi
	cmpq	%r10, %rsi
	jl	.LBB17_4
	movq	%r13, %rbx
	movq	8(%rsp), %r13
	jmp	.LBB17_10
	.p2align	4
.LBB17_11:
	testq	%r10, %r10
	je	.LBB17_10
	movq	%r13, 8(%rsp)
	movq	%rbx, 16(%rsp)
	movq	8(%rdi), %r9
	movq	32(%rdi), %rdx
	vmovups	48(%rdi), %ymm0
	vmovss	48(%rdi), %xmm1
	vmovss	80(%rdi), %xmm2
	cmpq	$1, %r10
	jne	.LBB17_14
	xorl	%r15d, %r15d
	jmp	.LBB17_8
.LBB17_14:
	leaq	(,%r9,8), %r13
	leaq	(,%rdx,8), %rbx
	movq	16(%rsp), %rsi
	movq	8(%rsp), %rcx
	xorl	%r15d, %r15d
	movq	24(%rsp), %rdi
	.p2align	4
.LBB17_15:
	vmovss	(%rcx), %xmm3
	vsubss	(%rsi), %xmm3, %xmm3
	vmulss	%xmm3, %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm1, %xmm3, %xmm3
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, -4(%r12,%r15,4)
	vmovss	(%rcx,%r9,4), %xmm3
	vsubss	(%rsi,%rdx,4), %xmm3, %xmm3
	vmulss	%xmm3, %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm4
	vblendvps	%xmm4, %xmm1, %xmm3, %xmm3
	vminss	%xmm3, %xmm2, %xmm3
	vmovss	%xmm3, (%r12,%r15,4)
	addq	$2, %r15
	addq	%r13, %rcx
	addq	%rbx, %rsi
	cmpq	%r15, %rdi
	jne	.LBB17_15
.LBB17_8:
	testb	$1, %r10b
	movq	32(%rsp), %rdi
	movq	16(%rsp), %rbx
	movq	8(%rsp), %r13
	je	.LBB17_10
	imulq	%r15, %r9
	vmovss	(%r14,%r9,4), %xmm3
	imulq	%r15, %rdx
	vsubss	(%r8,%rdx,4), %xmm3, %xmm3
	vmulss	%xmm3, %xmm3, %xmm3
	vcmpltss	%xmm0, %xmm3, %xmm0
	vblendvps	%xmm0, %xmm1, %xmm3, %xmm0
	vminss	%xmm0, %xmm2, %xmm0
	vmovss	%xmm0, (%rax,%r15,4)
	jmp	.LBB17_10
.LBB17_6:
	movq	%fs:40, %rax
	cmpq	176(%rsp), %rax
	jne	.LBB17_16
	addq	$184, %rsp
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
.LBB17_16:
	.cfi_def_cfa_offset 240
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end17:
	.size	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU3_Tf1cn_n, .Lfunc_end17-$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU3_Tf1cn_n
	.cfi_endproc
	.p2align	4
	.type	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU4_Tf1cn_nTm,@function
$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU4_Tf1cn_nTm:
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
	subq	$312, %rsp
	.cfi_def_cfa_offset 368
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%fs:40, %rax
	movq	%rax, 304(%rsp)
	movq	%rdi, (%rsp)
	movq	128(%rdi), %rax
	movq	%rax, 128(%rsp)
	testq	%rax, %rax
	je	.LBB18_6
	movq	(%rsp), %rax
	movq	(%rax), %rcx
	movq	16(%rax), %rdx
	movq	24(%rax), %rdi
	movq	40(%rax), %r8
	movq	112(%rax), %rbx
	movq	120(%rax), %r10
	leaq	-8(%r10), %r14
	movq	%r8, 56(%rsp)
	leaq	(,%r8,4), %rax
	movq	%rax, 112(%rsp)
	movq	%rdx, 72(%rsp)
	leaq	(,%rdx,4), %rax
	movq	%rax, 104(%rsp)
	leaq	(,%r10,4), %rax
	movq	%rax, 96(%rsp)
	xorl	%edx, %edx
	movq	%rbx, 48(%rsp)
	movq	%rcx, 80(%rsp)
	movq	%rcx, 16(%rsp)
	movq	%rdi, 64(%rsp)
	movq	%rdi, 8(%rsp)
	movq	%rsi, 40(%rsp)
	movq	%r10, 32(%rsp)
	movq	%r14, 120(%rsp)
	jmp	.LBB18_2
	.p2align	4
.LBB18_11:
	movq	136(%rsp), %rdx
	incq	%rdx
	movq	8(%rsp), %rax
	addq	112(%rsp), %rax
	movq	%rax, 8(%rsp)
	movq	16(%rsp), %rax
	addq	104(%rsp), %rax
	movq	%rax, 16(%rsp)
	addq	96(%rsp), %rbx
	cmpq	128(%rsp), %rdx
	movq	120(%rsp), %r14
	je	.LBB18_6
.LBB18_2:
	cmpq	$8, %r10
	movq	%rdx, 136(%rsp)
	jl	.LBB18_8
	movq	%rbx, 88(%rsp)
	movq	%rdx, %rax
	imulq	72(%rsp), %rax
	movq	%rdx, %rcx
	imulq	56(%rsp), %rcx
	imulq	%r10, %rdx
	movq	80(%rsp), %rsi
	leaq	(%rsi,%rax,4), %rsi
	vbroadcastss	(%rsi), %ymm0
	vmovups	%ymm0, 272(%rsp)
	movq	64(%rsp), %rax
	leaq	(%rax,%rcx,4), %r15
	vbroadcastss	(%r15), %ymm0
	vmovups	%ymm0, 240(%rsp)
	movq	(%rsp), %rax
	movq	32(%rax), %r12
	testq	%r12, %r12
	leaq	240(%rsp), %rcx
	cmoveq	%rcx, %r15
	movq	8(%rax), %rbx
	testq	%rbx, %rbx
	leaq	272(%rsp), %rcx
	cmoveq	%rcx, %rsi
	movq	%rsi, 24(%rsp)
	movq	48(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rcx
	movq	%rcx, 208(%rsp)
	vmovups	48(%rax), %ymm0
	vmovups	%ymm0, 176(%rsp)
	vmovups	80(%rax), %ymm0
	vmovups	%ymm0, 144(%rsp)
	xorl	%ebp, %ebp
	.p2align	4
.LBB18_4:
	cmpq	%rbp, %r14
	movq	%rbp, %r13
	cmovlq	%r14, %r13
	testq	%rbx, %rbx
	movq	%r13, %rax
	cmoveq	%rbx, %rax
	testq	%r12, %r12
	movq	%r13, %rcx
	cmoveq	%r12, %rcx
	movq	24(%rsp), %rdx
	vmovups	(%rdx,%rax,4), %xmm0
	vmovups	16(%rdx,%rax,4), %xmm1
	vmovups	(%r15,%rcx,4), %xmm2
	vmovups	16(%r15,%rcx,4), %xmm3
	vzeroupper
	callq	*40(%rsp)
	movq	32(%rsp), %r10
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vmovups	176(%rsp), %ymm1
	vmaxps	%ymm0, %ymm1, %ymm0
	vmovups	144(%rsp), %ymm1
	vminps	%ymm0, %ymm1, %ymm0
	movq	208(%rsp), %rax
	vmovups	%ymm0, (%rax,%r13,4)
	addq	$8, %rbp
	cmpq	%r10, %rbp
	jl	.LBB18_4
	movq	88(%rsp), %rbx
	jmp	.LBB18_11
	.p2align	4
.LBB18_8:
	testq	%r10, %r10
	je	.LBB18_11
	movq	(%rsp), %rax
	movq	8(%rax), %r14
	movq	32(%rax), %rcx
	vmovups	48(%rax), %ymm0
	vmovups	%ymm0, 208(%rsp)
	vmovss	48(%rax), %xmm0
	vmovaps	%xmm0, 176(%rsp)
	vmovss	80(%rax), %xmm0
	vmovss	%xmm0, 144(%rsp)
	shlq	$2, %rcx
	movq	%rcx, 24(%rsp)
	shlq	$2, %r14
	movq	16(%rsp), %r15
	movq	8(%rsp), %r12
	xorl	%r13d, %r13d
	.p2align	4
.LBB18_10:
	leaq	1(%r13), %rbp
	vbroadcastss	(%r15), %xmm0
	vbroadcastss	(%r12), %xmm2
	vmovaps	%xmm0, %xmm1
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	*40(%rsp)
	movq	32(%rsp), %r10
	vcmpltss	208(%rsp), %xmm0, %xmm1
	vblendvps	%xmm1, 176(%rsp), %xmm0, %xmm0
	vmovss	144(%rsp), %xmm1
	vminss	%xmm0, %xmm1, %xmm0
	vmovss	%xmm0, (%rbx,%r13,4)
	addq	24(%rsp), %r12
	addq	%r14, %r15
	movq	%rbp, %r13
	cmpq	%rbp, %r10
	jne	.LBB18_10
	jmp	.LBB18_11
.LBB18_6:
	movq	%fs:40, %rax
	cmpq	304(%rsp), %rax
	jne	.LBB18_12
	addq	$312, %rsp
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
.LBB18_12:
	.cfi_def_cfa_offset 368
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end18:
	.size	$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU4_Tf1cn_nTm, .Lfunc_end18-$s18VitruvianMicroAVX20B12CombinedRowsV7combineyys5SIMD8VySfGAG_AGtXEF04$s18ab120AVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpyt8GS2itFs5g2VyT13GAS_AStXEfU4_Tf1cn_nTm
	.cfi_endproc
	.p2align	4
	.type	$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itFs5SIMD8VySfGAS_AStXEfU4_,@function
$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itFs5SIMD8VySfGAS_AStXEfU4_:
	vmaxps	%xmm2, %xmm0, %xmm0
	vmaxps	%xmm3, %xmm1, %xmm1
	retq
.Lfunc_end19:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itFs5SIMD8VySfGAS_AStXEfU4_, .Lfunc_end19-$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itFs5SIMD8VySfGAS_AStXEfU4_
	.p2align	4
	.type	$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itFs5SIMD8VySfGAS_AStXEfU5_,@function
$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itFs5SIMD8VySfGAS_AStXEfU5_:
	vminps	%xmm2, %xmm0, %xmm0
	vminps	%xmm3, %xmm1, %xmm1
	retq
.Lfunc_end20:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itFs5SIMD8VySfGAS_AStXEfU5_, .Lfunc_end20-$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itFs5SIMD8VySfGAS_AStXEfU5_
	.p2align	4
	.type	$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itFs5SIMD8VySfGAS_AStXEfU6_,@function
$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itFs5SIMD8VySfGAS_AStXEfU6_:
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vxorps	%xmm1, %xmm1, %xmm1
	vcmpltps	%ymm1, %ymm0, %ymm1
	vinsertf128	$1, %xmm3, %ymm2, %ymm2
	vmulps	%ymm2, %ymm0, %ymm2
	vblendvps	%ymm1, %ymm2, %ymm0, %ymm0
	vextractf128	$1, %ymm0, %xmm1
	vzeroupper
	retq
.Lfunc_end21:
	.size	$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itFs5SIMD8VySfGAS_AStXEfU6_, .Lfunc_end21-$s18VitruvianMicroAVX212microCombine8function4left0G4Step0g3RowH05right0jH00jiH05lower5upper6output5count8rowCountySi_SPySfGS2iAOS2iS2fSpySfGS2itFs5SIMD8VySfGAS_AStXEfU6_
	.hidden	vitruvian_sample_mask_avx2
	.globl	vitruvian_sample_mask_avx2
	.p2align	4
	.type	vitruvian_sample_mask_avx2,@function
vitruvian_sample_mask_avx2:
	jmp	($s18VitruvianMicroAVX215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF)
.Lfunc_end22:
	.size	vitruvian_sample_mask_avx2, .Lfunc_end22-vitruvian_sample_mask_avx2
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI23_0:
	.long	16
.LCPI23_1:
	.long	1
.LCPI23_2:
	.long	4294967294
.LCPI23_3:
	.long	31
.LCPI23_4:
	.long	0x3d000000
.LCPI23_5:
	.long	0x3f800000
	.text
	.hidden	$s18VitruvianMicroAVX215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF
	.globl	$s18VitruvianMicroAVX215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF
	.p2align	4
	.type	$s18VitruvianMicroAVX215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF,@function
$s18VitruvianMicroAVX215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	72(%rsp), %rax
	testq	%rax, %rax
	je	.LBB23_28
	movq	88(%rsp), %r11
	movq	64(%rsp), %r10
	vmovd	%r8d, %xmm0
	vpinsrd	$1, %r9d, %xmm0, %xmm0
	movq	56(%rsp), %r8
	vpbroadcastd	.LCPI23_0(%rip), %xmm1
	vpaddd	%xmm1, %xmm0, %xmm0
	cmpq	$8, %rax
	jb	.LBB23_2
	movq	%r11, %r9
	subq	%r8, %r9
	cmpq	$32, %r9
	setb	%r9b
	movq	%r11, %rbx
	subq	%r10, %rbx
	cmpq	$32, %rbx
	setb	%bl
	orb	%r9b, %bl
	je	.LBB23_5
.LBB23_2:
	xorl	%r9d, %r9d
.LBB23_8:
	movq	%r9, %r14
	orq	$1, %r14
	vmovd	%xmm0, %ebx
	vpextrd	$1, %xmm0, %ebp
	testb	$1, %al
	je	.LBB23_10
	movl	(%r8,%r9,4), %r15d
	addl	%ebx, %r15d
	sarl	$10, %r15d
	movl	(%r10,%r9,4), %r12d
	addl	%ebp, %r12d
	sarl	$10, %r12d
	cmpl	%ecx, %r12d
	cmovgel	%ecx, %r12d
	cmpl	$-1, %r12d
	movl	$-2, %r13d
	cmovll	%r13d, %r12d
	imull	%esi, %r12d
	cmpl	%edx, %r15d
	cmovgel	%edx, %r15d
	cmpl	$-1, %r15d
	cmovll	%r13d, %r15d
	addl	%r12d, %r15d
	movl	%r15d, (%r11,%r9,4)
	movq	%r14, %r9
.LBB23_10:
	cmpq	%r14, %rax
	je	.LBB23_13
	movl	$-2, %r14d
	.p2align	4
.LBB23_12:
	movl	(%r8,%r9,4), %r15d
	addl	%ebx, %r15d
	sarl	$10, %r15d
	movl	(%r10,%r9,4), %r12d
	addl	%ebp, %r12d
	sarl	$10, %r12d
	cmpl	%ecx, %r12d
	cmovgel	%ecx, %r12d
	cmpl	$-1, %r12d
	cmovll	%r14d, %r12d
	imull	%esi, %r12d
	cmpl	%edx, %r15d
	cmovgel	%edx, %r15d
	cmpl	$-1, %r15d
	cmovll	%r14d, %r15d
	addl	%r12d, %r15d
	movl	%r15d, (%r11,%r9,4)
	movl	4(%r8,%r9,4), %r15d
	addl	%ebx, %r15d
	sarl	$10, %r15d
	movl	4(%r10,%r9,4), %r12d
	addl	%ebp, %r12d
	sarl	$10, %r12d
	cmpl	%ecx, %r12d
	cmovgel	%ecx, %r12d
	cmpl	$-1, %r12d
	cmovll	%r14d, %r12d
	imull	%esi, %r12d
	cmpl	%edx, %r15d
	cmovgel	%edx, %r15d
	cmpl	$-1, %r15d
	cmovll	%r14d, %r15d
	addl	%r12d, %r15d
	movl	%r15d, 4(%r11,%r9,4)
	addq	$2, %r9
	cmpq	%r9, %rax
	jne	.LBB23_12
	jmp	.LBB23_13
.LBB23_5:
	movq	%rax, %r9
	andq	$-8, %r9
	vpbroadcastd	%xmm0, %ymm1
	vpbroadcastd	.LCPI23_1(%rip), %ymm2
	vpermd	%ymm0, %ymm2, %ymm2
	vmovd	%ecx, %xmm3
	vpbroadcastd	%xmm3, %ymm3
	vmovd	%esi, %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vmovd	%edx, %xmm5
	vpbroadcastd	%xmm5, %ymm5
	xorl	%ebx, %ebx
	vpbroadcastd	.LCPI23_2(%rip), %ymm6
	.p2align	4
.LBB23_6:
	vpaddd	(%r8,%rbx,4), %ymm1, %ymm7
	vpsrad	$10, %ymm7, %ymm7
	vpaddd	(%r10,%rbx,4), %ymm2, %ymm8
	vpminsd	%ymm5, %ymm7, %ymm7
	vpsrad	$10, %ymm8, %ymm8
	vpminsd	%ymm3, %ymm8, %ymm8
	vpmaxsd	%ymm6, %ymm8, %ymm8
	vpmulld	%ymm4, %ymm8, %ymm8
	vpmaxsd	%ymm6, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm8, %ymm7
	vmovdqu	%ymm7, (%r11,%rbx,4)
	addq	$8, %rbx
	cmpq	%rbx, %r9
	jne	.LBB23_6
	cmpq	%r9, %rax
	jne	.LBB23_8
.LBB23_13:
	leaq	(,%rax,4), %rcx
	leaq	(%rcx,%rcx,2), %rdx
	cmpq	$1, %rax
	jne	.LBB23_15
	xorl	%r15d, %r15d
	jmp	.LBB23_17
.LBB23_15:
	movq	%rax, %r9
	andq	$-2, %r9
	leaq	4(%r11), %rbx
	xorl	%r15d, %r15d
	.p2align	4
.LBB23_16:
	movslq	-4(%rbx), %r14
	vmovss	(%rdi,%r14,4), %xmm1
	vmovss	%xmm1, -4(%rbx)
	vmovss	4(%rdi,%r14,4), %xmm1
	vmovss	%xmm1, -4(%rbx,%rax,4)
	leaq	(%rdi,%r14,4), %r14
	vmovss	(%r14,%rsi,4), %xmm1
	vmovss	%xmm1, -4(%rbx,%rax,8)
	vmovss	4(%r14,%rsi,4), %xmm1
	vmovss	%xmm1, -4(%rbx,%rdx)
	addq	$2, %r15
	movslq	(%rbx), %r14
	vmovss	(%rdi,%r14,4), %xmm1
	vmovss	%xmm1, (%rbx)
	leaq	(%rdi,%r14,4), %r12
	vmovss	4(%rdi,%r14,4), %xmm1
	vmovss	%xmm1, (%rbx,%rax,4)
	vmovss	(%r12,%rsi,4), %xmm1
	vmovss	%xmm1, (%rbx,%rax,8)
	vmovd	4(%r12,%rsi,4), %xmm1
	vmovd	%xmm1, (%rbx,%rdx)
	addq	$8, %rbx
	cmpq	%r15, %r9
	jne	.LBB23_16
.LBB23_17:
	leaq	(%r11,%rax,4), %r9
	leaq	(%r11,%rax,8), %rbx
	leaq	(%r11,%rdx), %r14
	testb	$1, %al
	je	.LBB23_19
	movslq	(%r11,%r15,4), %r12
	vmovss	(%rdi,%r12,4), %xmm1
	vmovss	%xmm1, (%r11,%r15,4)
	vmovss	4(%rdi,%r12,4), %xmm1
	vmovss	%xmm1, (%r9,%r15,4)
	leaq	(%rdi,%r12,4), %rdi
	vmovss	(%rdi,%rsi,4), %xmm1
	vmovss	%xmm1, (%rbx,%r15,4)
	vmovd	4(%rdi,%rsi,4), %xmm1
	vmovd	%xmm1, (%r14,%r15,4)
.LBB23_19:
	movq	80(%rsp), %rdi
	leaq	(,%rax,8), %rsi
	cmpq	$8, %rax
	jb	.LBB23_20
	movq	%rdi, %r15
	subq	%r8, %r15
	cmpq	$32, %r15
	setb	%bpl
	movq	%rdi, %r15
	subq	%r10, %r15
	cmpq	$32, %r15
	setb	%r15b
	orb	%bpl, %r15b
	movq	%rdi, %r12
	subq	%r11, %r12
	movq	%r12, %r13
	subq	%rdx, %r13
	cmpq	$32, %r13
	setb	%bpl
	orb	%r15b, %bpl
	movq	%r12, %r15
	subq	%rsi, %r15
	cmpq	$32, %r15
	setb	%r15b
	movq	%r12, %r13
	subq	%rcx, %r13
	cmpq	$32, %r13
	setb	%r13b
	orb	%r15b, %r13b
	orb	%bpl, %r13b
	cmpq	$32, %r12
	setb	%bpl
	orb	%r13b, %bpl
	je	.LBB23_23
.LBB23_20:
	xorl	%r15d, %r15d
.LBB23_26:
	subq	%r15, %rax
	leaq	(%rdi,%r15,4), %rdi
	leaq	(%rdx,%r15,4), %rdx
	addq	%r11, %rdx
	leaq	(%rsi,%r15,4), %rsi
	addq	%r11, %rsi
	leaq	(%rcx,%r15,4), %rcx
	addq	%r11, %rcx
	leaq	(%r11,%r15,4), %r9
	leaq	(%r10,%r15,4), %r10
	leaq	(%r8,%r15,4), %r8
	xorl	%r11d, %r11d
	vpbroadcastd	.LCPI23_3(%rip), %xmm1
	vbroadcastss	.LCPI23_4(%rip), %xmm2
	vmovss	.LCPI23_5(%rip), %xmm3
	.p2align	4
.LBB23_27:
	vmovd	(%r8,%r11,4), %xmm4
	vpinsrd	$1, (%r10,%r11,4), %xmm4, %xmm4
	vpaddd	%xmm4, %xmm0, %xmm4
	vpsrld	$5, %xmm4, %xmm4
	vpand	%xmm1, %xmm4, %xmm4
	vcvtdq2ps	%xmm4, %xmm4
	vmulps	%xmm2, %xmm4, %xmm4
	vsubss	%xmm4, %xmm3, %xmm5
	vmovshdup	%xmm4, %xmm6
	vsubss	%xmm6, %xmm3, %xmm7
	vmulss	%xmm7, %xmm5, %xmm8
	vmulss	(%r9,%r11,4), %xmm8, %xmm8
	vmulss	%xmm7, %xmm4, %xmm7
	vmulss	(%rcx,%r11,4), %xmm7, %xmm7
	vaddss	%xmm7, %xmm8, %xmm7
	vinsertps	$16, %xmm5, %xmm6, %xmm5
	vmulps	%xmm5, %xmm4, %xmm4
	vmovss	(%rdx,%r11,4), %xmm5
	vinsertps	$16, (%rsi,%r11,4), %xmm5, %xmm5
	vmulps	%xmm4, %xmm5, %xmm4
	vmovshdup	%xmm4, %xmm5
	vaddss	%xmm7, %xmm5, %xmm5
	vaddss	%xmm5, %xmm4, %xmm4
	vmovss	%xmm4, (%rdi,%r11,4)
	incq	%r11
	cmpq	%r11, %rax
	jne	.LBB23_27
.LBB23_28:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB23_23:
	movq	%rax, %r15
	andq	$-8, %r15
	vpbroadcastd	%xmm0, %ymm1
	vpbroadcastd	.LCPI23_1(%rip), %ymm2
	vpermd	%ymm0, %ymm2, %ymm2
	xorl	%r12d, %r12d
	vpbroadcastd	.LCPI23_3(%rip), %ymm3
	vbroadcastss	.LCPI23_4(%rip), %ymm4
	vbroadcastss	.LCPI23_5(%rip), %ymm5
	.p2align	4
.LBB23_24:
	vpaddd	(%r8,%r12,4), %ymm1, %ymm6
	vpsrld	$5, %ymm6, %ymm6
	vpaddd	(%r10,%r12,4), %ymm2, %ymm7
	vpand	%ymm3, %ymm6, %ymm6
	vpsrld	$5, %ymm7, %ymm7
	vpand	%ymm3, %ymm7, %ymm7
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	%ymm4, %ymm6, %ymm6
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	%ymm4, %ymm7, %ymm7
	vsubps	%ymm6, %ymm5, %ymm8
	vsubps	%ymm7, %ymm5, %ymm9
	vmulps	%ymm9, %ymm8, %ymm10
	vmulps	(%r11,%r12,4), %ymm10, %ymm10
	vmulps	%ymm6, %ymm9, %ymm9
	vmulps	(%r9,%r12,4), %ymm9, %ymm9
	vaddps	%ymm9, %ymm10, %ymm9
	vmulps	%ymm7, %ymm8, %ymm8
	vmulps	(%rbx,%r12,4), %ymm8, %ymm8
	vaddps	%ymm9, %ymm8, %ymm8
	vmulps	%ymm7, %ymm6, %ymm6
	vmulps	(%r14,%r12,4), %ymm6, %ymm6
	vaddps	%ymm6, %ymm8, %ymm6
	vmovups	%ymm6, (%rdi,%r12,4)
	addq	$8, %r12
	cmpq	%r12, %r15
	jne	.LBB23_24
	cmpq	%r15, %rax
	je	.LBB23_28
	jmp	.LBB23_26
.Lfunc_end23:
	.size	$s18VitruvianMicroAVX215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF, .Lfunc_end23-$s18VitruvianMicroAVX215microSampleMask6values7rowStep5width6height1x1y10positionsX0L1Y5count6output7scratchySPySfG_S3is5Int32VAPSPyAPGAQSiSpySfGARtF
	.hidden	vitruvian_multiply_avx2
	.globl	vitruvian_multiply_avx2
	.p2align	4
	.type	vitruvian_multiply_avx2,@function
vitruvian_multiply_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF)
.Lfunc_end24:
	.size	vitruvian_multiply_avx2, .Lfunc_end24-vitruvian_multiply_avx2
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI25_0:
	.long	0x80000000
.LCPI25_1:
	.long	0x3f800000
	.text
	.hidden	$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF
	.globl	$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF,@function
$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF:
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
	subq	$280, %rsp
	.cfi_def_cfa_offset 336
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rcx, %rbx
	movq	360(%rsp), %r10
	movq	344(%rsp), %rbp
	movq	336(%rsp), %r14
	vmovaps	368(%rsp), %xmm2
	movq	%fs:40, %rax
	movq	%rax, 272(%rsp)
	movq	%rdi, 192(%rsp)
	movq	%rsi, 200(%rsp)
	movq	%rdx, 208(%rsp)
	movq	%rcx, 216(%rsp)
	movq	%r8, 224(%rsp)
	movq	%r9, 232(%rsp)
	movq	%r14, 240(%rsp)
	movq	%rbp, 248(%rsp)
	vmovups	%xmm2, 256(%rsp)
	movq	352(%rsp), %rax
	vbroadcastss	%xmm0, %ymm2
	vbroadcastss	%xmm1, %ymm0
	movq	%rax, %rcx
	orq	%r10, %rcx
	jne	.LBB25_13
	testq	%rbp, %rbp
	jle	.LBB25_7
	imulq	%rdx, %rbx
	vbroadcastss	%xmm2, %xmm1
	vmovaps	%xmm1, 16(%rsp)
	vbroadcastss	%xmm0, %xmm0
	vmovaps	%xmm0, (%rsp)
	shlq	$5, %rbx
	addq	$32, %rbx
	xorl	%r15d, %r15d
	leaq	192(%rsp), %r13
	jmp	.LBB25_3
	.p2align	4
.LBB25_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	vmovaps	16(%rsp), %xmm0
	vmovaps	%xmm0, %xmm1
	vmovaps	(%rsp), %xmm2
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5)
	movl	$2, %r12d
.LBB25_6:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB25_7
.LBB25_3:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB25_5
	cmpq	$2, %rcx
	je	.LBB25_5
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB25_11
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB25_11
	movq	%r14, %rdi
	movq	%r15, %rsi
	vmovaps	16(%rsp), %xmm0
	vmovaps	%xmm0, %xmm1
	vmovaps	(%rsp), %xmm2
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5)
	movl	$1, %r12d
	jmp	.LBB25_6
	.p2align	4
.LBB25_11:
	movq	%r14, %rdi
	movq	%r15, %rsi
	vmovaps	16(%rsp), %xmm0
	vmovaps	%xmm0, %xmm1
	vmovaps	(%rsp), %xmm2
	vmovaps	%xmm2, %xmm3
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5)
	jmp	.LBB25_6
.LBB25_13:
	xorl	%ecx, %ecx
	testq	%r10, %r10
	leaq	64(%rsp), %rsi
	cmovneq	%r10, %rsi
	setne	%dil
	vbroadcastss	.LCPI25_0(%rip), %ymm1
	vmovups	%ymm1, 64(%rsp)
	vbroadcastss	.LCPI25_1(%rip), %ymm1
	vmovups	%ymm1, 32(%rsp)
	testq	%rax, %rax
	je	.LBB25_14
	testq	%rbp, %rbp
	jle	.LBB25_7
	movl	$1, %r8d
	jmp	.LBB25_18
.LBB25_14:
	testq	%rbp, %rbp
	jle	.LBB25_7
	leaq	32(%rsp), %rax
	xorl	%r8d, %r8d
.LBB25_18:
	movb	%dil, %cl
	movq	%rsi, 96(%rsp)
	movq	%rcx, 104(%rsp)
	movq	%rax, 112(%rsp)
	movq	%r8, 120(%rsp)
	vmovups	%ymm2, 128(%rsp)
	vmovups	%ymm0, 160(%rsp)
	imulq	%rdx, %rbx
	shlq	$5, %rbx
	addq	$32, %rbx
	xorl	%r15d, %r15d
	leaq	192(%rsp), %r13
	jmp	.LBB25_19
	.p2align	4
.LBB25_21:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	96(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5)
	movl	$2, %r12d
.LBB25_22:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB25_7
.LBB25_19:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB25_21
	cmpq	$2, %rcx
	je	.LBB25_21
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB25_25
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB25_25
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	96(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5)
	movl	$1, %r12d
	jmp	.LBB25_22
	.p2align	4
.LBB25_25:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	96(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5)
	jmp	.LBB25_22
.LBB25_7:
	movq	%fs:40, %rax
	cmpq	272(%rsp), %rax
	jne	.LBB25_27
	addq	$280, %rsp
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
.LBB25_27:
	.cfi_def_cfa_offset 336
	vzeroupper
	callq	__stack_chk_fail@PLT
.Lfunc_end25:
	.size	$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF, .Lfunc_end25-$s18VitruvianMicroAVX213microMultiply1a7aStride8runCount0G6Length0gF003rowH06packed06columnH05slope6addend5lower5upper1c01cF0ySPySfG_S5iAQSiAQSgARS2fSpySfGSitF
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5:
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
	subq	$48, %rsp
	.cfi_def_cfa_offset 104
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	40(%r13), %r8
	cmpq	$4, %r8
	movq	%rsi, -80(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rdx, -88(%rsp)
	movq	%r8, -72(%rsp)
	jl	.LBB26_7
	movq	(%r13), %rbx
	movq	8(%r13), %r9
	movq	16(%r13), %r10
	leaq	64(%rdi), %rax
	movq	%rax, -64(%rsp)
	leaq	8(%rsi), %rax
	movq	(%rdx), %rcx
	movq	%rcx, 24(%rsp)
	movq	8(%rdx), %rcx
	movq	%rcx, 16(%rsp)
	movq	16(%rdx), %rcx
	movq	%rcx, 8(%rsp)
	movq	24(%rdx), %rcx
	vmovups	32(%rdx), %ymm0
	vmovups	64(%rdx), %ymm1
	movq	72(%r13), %rdx
	movq	%rdx, -8(%rsp)
	movq	56(%r13), %rdx
	addq	$-8, %rdx
	movq	%rcx, %r11
	imulq	%rsi, %r11
	movq	%r11, -24(%rsp)
	movq	64(%r13), %r11
	movq	%r11, -32(%rsp)
	imulq	%rax, %rcx
	movq	%rcx, (%rsp)
	cmpq	%rsi, %rdx
	cmovlq	%rdx, %rsi
	movq	%rsi, -40(%rsp)
	cmpq	%rax, %rdx
	cmovgeq	%rax, %rdx
	movq	%rdx, -16(%rsp)
	movq	%r9, %rax
	shlq	$4, %rax
	movq	%rax, -56(%rsp)
	leaq	(%r9,%r9,2), %rax
	leaq	(%rbx,%rax,4), %rbp
	addq	$4, %rbp
	vxorps	%xmm2, %xmm2, %xmm2
	leaq	(,%r9,8), %rax
	movq	%rax, -96(%rsp)
	leaq	(%rbx,%r9,4), %rsi
	addq	$4, %rsi
	leaq	(%rbx,%r9,8), %r12
	addq	$4, %r12
	movl	$4, %eax
	xorl	%ecx, %ecx
	movq	%r9, -48(%rsp)
	jmp	.LBB26_2
	.p2align	4
.LBB26_3:
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm4, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm4, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
.LBB26_4:
	movq	%rcx, %rax
	movq	-8(%rsp), %r15
	imulq	%r15, %rax
	movq	-40(%rsp), %r9
	leaq	(%rax,%r9), %rdx
	movq	%rdx, %rsi
	movq	16(%rsp), %r11
	imulq	%r11, %rsi
	movq	24(%rsp), %r8
	vaddps	(%r8,%rsi,4), %ymm10, %ymm10
	movq	8(%rsp), %rbx
	movq	-24(%rsp), %r13
	vmulps	(%rbx,%r13,4), %ymm10, %ymm11
	vcmpltps	%ymm2, %ymm10, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm0, %ymm10
	vminps	%ymm10, %ymm1, %ymm10
	movq	-32(%rsp), %rbp
	vmovups	%ymm10, (%rbp,%rdx,4)
	movq	-16(%rsp), %r12
	addq	%r12, %rax
	movq	%rax, %rdx
	imulq	%r11, %rdx
	vaddps	(%r8,%rdx,4), %ymm9, %ymm9
	movq	(%rsp), %r14
	vmulps	(%rbx,%r14,4), %ymm9, %ymm10
	vcmpltps	%ymm2, %ymm9, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm0, %ymm9
	vminps	%ymm9, %ymm1, %ymm9
	vmovups	%ymm9, (%rbp,%rax,4)
	movq	%rcx, %rax
	orq	$1, %rax
	imulq	%r15, %rax
	leaq	(%rax,%r9), %rdx
	movq	%rdx, %rsi
	imulq	%r11, %rsi
	vaddps	(%r8,%rsi,4), %ymm8, %ymm8
	vmulps	(%rbx,%r13,4), %ymm8, %ymm9
	vcmpltps	%ymm2, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm0, %ymm8
	vminps	%ymm8, %ymm1, %ymm8
	vmovups	%ymm8, (%rbp,%rdx,4)
	addq	%r12, %rax
	movq	%rax, %rdx
	imulq	%r11, %rdx
	vaddps	(%r8,%rdx,4), %ymm7, %ymm7
	vmulps	(%rbx,%r14,4), %ymm7, %ymm8
	vcmpltps	%ymm2, %ymm7, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm0, %ymm7
	vminps	%ymm7, %ymm1, %ymm7
	vmovups	%ymm7, (%rbp,%rax,4)
	movq	%rcx, %rax
	orq	$2, %rax
	imulq	%r15, %rax
	leaq	(%rax,%r9), %rdx
	movq	%rdx, %rsi
	imulq	%r11, %rsi
	vaddps	(%r8,%rsi,4), %ymm6, %ymm6
	vmulps	(%rbx,%r13,4), %ymm6, %ymm7
	vcmpltps	%ymm2, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	vmovups	%ymm6, (%rbp,%rdx,4)
	addq	%r12, %rax
	movq	%rax, %rdx
	imulq	%r11, %rdx
	vaddps	(%r8,%rdx,4), %ymm5, %ymm5
	vmulps	(%rbx,%r14,4), %ymm5, %ymm6
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%rbp,%rax,4)
	orq	$3, %rcx
	imulq	%r15, %rcx
	leaq	(%rcx,%r9), %rax
	movq	-48(%rsp), %r9
	movq	%rax, %rdx
	imulq	%r11, %rdx
	vaddps	(%r8,%rdx,4), %ymm4, %ymm4
	vmulps	(%rbx,%r13,4), %ymm4, %ymm5
	vcmpltps	%ymm2, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%rbp,%rax,4)
	addq	%r12, %rcx
	movq	%rcx, %rax
	imulq	%r11, %rax
	vaddps	(%r8,%rax,4), %ymm3, %ymm3
	vmulps	(%rbx,%r14,4), %ymm3, %ymm4
	vcmpltps	%ymm2, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%rbp,%rcx,4)
	movq	-104(%rsp), %r15
	leaq	4(%r15), %rax
	movq	-112(%rsp), %rbx
	movq	-56(%rsp), %rcx
	addq	%rcx, %rbx
	movq	40(%rsp), %rsi
	addq	%rcx, %rsi
	movq	-120(%rsp), %rbp
	addq	%rcx, %rbp
	movq	32(%rsp), %r12
	addq	%rcx, %r12
	movq	%r15, %rcx
	movq	-72(%rsp), %r8
	cmpq	%rax, %r8
	jl	.LBB26_5
.LBB26_2:
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %ymm4
	vmovups	32(%rdi), %ymm3
	testq	%r10, %r10
	movq	%rbx, -112(%rsp)
	movq	%rbp, -120(%rsp)
	movq	%rsi, 40(%rsp)
	movq	%r12, 32(%rsp)
	je	.LBB26_3
	movq	-128(%rsp), %rax
	movq	24(%rax), %r8
	movq	32(%rax), %rax
	movq	%r8, %r11
	andq	$-2, %r11
	shlq	$2, %rax
	movq	%rbx, %r13
	movq	-64(%rsp), %rbx
	xorl	%r14d, %r14d
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm4, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm4, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
	jmp	.LBB26_36
	.p2align	4
.LBB26_41:
	incq	%r14
	addq	%rax, %r13
	addq	%rax, %rsi
	addq	%rax, %rbp
	addq	%rax, %r12
	cmpq	%r10, %r14
	je	.LBB26_4
.LBB26_36:
	testq	%r8, %r8
	je	.LBB26_41
	cmpq	$1, %r8
	jne	.LBB26_42
	xorl	%edx, %edx
	jmp	.LBB26_39
	.p2align	4
.LBB26_42:
	xorl	%r15d, %r15d
	.p2align	4
.LBB26_43:
	prefetcht0	8192(%rbx)
	vmovups	(%rbx), %ymm11
	vmovups	32(%rbx), %ymm12
	vbroadcastss	(%r13,%r15,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm10
	vfmadd231ps	%ymm13, %ymm12, %ymm9
	vbroadcastss	-4(%rsi,%r15,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm8
	vfmadd231ps	%ymm13, %ymm12, %ymm7
	vbroadcastss	-4(%r12,%r15,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm6
	vfmadd231ps	%ymm13, %ymm12, %ymm5
	vbroadcastss	-4(%rbp,%r15,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm4
	vfmadd231ps	%ymm12, %ymm13, %ymm3
	leaq	2(%r15), %rdx
	prefetcht0	8256(%rbx)
	vmovups	64(%rbx), %ymm11
	vmovups	96(%rbx), %ymm12
	vbroadcastss	4(%r13,%r15,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm10
	vfmadd231ps	%ymm13, %ymm12, %ymm9
	vbroadcastss	(%rsi,%r15,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm8
	vfmadd231ps	%ymm13, %ymm12, %ymm7
	vbroadcastss	(%r12,%r15,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm6
	vfmadd231ps	%ymm13, %ymm12, %ymm5
	vbroadcastss	(%rbp,%r15,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm4
	vfmadd231ps	%ymm12, %ymm13, %ymm3
	subq	$-128, %rbx
	movq	%rdx, %r15
	cmpq	%rdx, %r11
	jne	.LBB26_43
.LBB26_39:
	testb	$1, %r8b
	je	.LBB26_41
	prefetcht0	8192(%rbx)
	leaq	(,%rdx,4), %r15
	addq	%r13, %r15
	vmovups	(%rbx), %ymm11
	vmovups	32(%rbx), %ymm12
	vbroadcastss	(%r13,%rdx,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm10
	vfmadd231ps	%ymm13, %ymm12, %ymm9
	leaq	(%r15,%r9,4), %rdx
	vbroadcastss	(%r15,%r9,4), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm8
	vfmadd231ps	%ymm13, %ymm12, %ymm7
	vbroadcastss	(%r15,%r9,8), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm6
	vfmadd231ps	%ymm13, %ymm12, %ymm5
	movq	-96(%rsp), %r15
	vbroadcastss	(%r15,%rdx), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm4
	vfmadd231ps	%ymm12, %ymm13, %ymm3
	addq	$64, %rbx
	jmp	.LBB26_41
.LBB26_7:
	cmpq	$1, %r8
	jle	.LBB26_12
	movl	$2, %eax
	xorl	%r15d, %r15d
	jmp	.LBB26_9
.LBB26_5:
	movq	%r15, %rax
	orq	$2, %rax
	cmpq	%rax, %r8
	movq	-128(%rsp), %r13
	jl	.LBB26_6
.LBB26_9:
	vmovups	(%rdi), %ymm1
	vmovups	32(%rdi), %ymm0
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r15, -104(%rsp)
	movq	%rax, -96(%rsp)
	je	.LBB26_10
	movq	8(%r13), %r8
	leaq	4(,%r15,4), %rdx
	imulq	%r8, %rdx
	imulq	%r15, %r8
	movq	(%r13), %r15
	movq	24(%r13), %rsi
	leaq	(%r15,%r8,4), %r8
	leaq	64(%rdi), %r9
	movq	32(%r13), %r10
	movl	%esi, %r11d
	andl	$3, %r11d
	movq	%rsi, %rbx
	andq	$-4, %rbx
	shlq	$2, %r10
	leaq	(%r15,%rdx), %r14
	addq	$12, %r14
	addq	%r15, %rdx
	xorl	%r15d, %r15d
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm1, %ymm3
	jmp	.LBB26_26
	.p2align	4
.LBB26_32:
	incq	%r15
	addq	%r10, %r8
	addq	%r10, %r14
	addq	%r10, %rdx
	cmpq	%rcx, %r15
	je	.LBB26_11
.LBB26_26:
	testq	%rsi, %rsi
	je	.LBB26_32
	cmpq	$4, %rsi
	jae	.LBB26_33
	xorl	%r13d, %r13d
	jmp	.LBB26_29
	.p2align	4
.LBB26_33:
	xorl	%r12d, %r12d
	.p2align	4
.LBB26_34:
	prefetcht0	8192(%r9)
	vmovups	(%r9), %ymm4
	vmovups	32(%r9), %ymm5
	vbroadcastss	(%r8,%r12,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm2
	vbroadcastss	-12(%r14,%r12,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm0
	prefetcht0	8256(%r9)
	vmovups	64(%r9), %ymm4
	vmovups	96(%r9), %ymm5
	vbroadcastss	4(%r8,%r12,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm2
	vbroadcastss	-8(%r14,%r12,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm0
	prefetcht0	8320(%r9)
	vmovups	128(%r9), %ymm4
	vmovups	160(%r9), %ymm5
	vbroadcastss	8(%r8,%r12,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm2
	vbroadcastss	-4(%r14,%r12,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm0
	leaq	4(%r12), %r13
	prefetcht0	8384(%r9)
	vmovups	192(%r9), %ymm4
	vmovups	224(%r9), %ymm5
	vbroadcastss	12(%r8,%r12,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm2
	vbroadcastss	(%r14,%r12,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm0
	addq	$256, %r9
	movq	%r13, %r12
	cmpq	%r13, %rbx
	jne	.LBB26_34
.LBB26_29:
	testq	%r11, %r11
	je	.LBB26_32
	leaq	(%rdx,%r13,4), %r12
	leaq	(%r8,%r13,4), %r13
	xorl	%ebp, %ebp
	.p2align	4
.LBB26_31:
	prefetcht0	8192(%r9)
	vmovups	(%r9), %ymm4
	vmovups	32(%r9), %ymm5
	vbroadcastss	(%r13,%rbp,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm2
	vbroadcastss	(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm0
	addq	$64, %r9
	incq	%rbp
	cmpq	%rbp, %r11
	jne	.LBB26_31
	jmp	.LBB26_32
.LBB26_12:
	jne	.LBB26_23
	xorl	%r15d, %r15d
	jmp	.LBB26_14
.LBB26_10:
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm1, %ymm3
.LBB26_11:
	movq	-88(%rsp), %rax
	movq	(%rax), %rcx
	movq	%rcx, -120(%rsp)
	movq	8(%rax), %r8
	movq	16(%rax), %rdx
	movq	%rdx, -112(%rsp)
	movq	24(%rax), %r9
	vmovups	32(%rax), %ymm4
	vmovups	64(%rax), %ymm5
	movq	-128(%rsp), %rdx
	movq	56(%rdx), %r10
	movq	64(%rdx), %rsi
	addq	$-8, %r10
	movq	-80(%rsp), %rbp
	cmpq	%rbp, %r10
	movq	%rbp, %r11
	cmovlq	%r10, %r11
	movq	72(%rdx), %rbx
	movq	%rbx, %r15
	movq	-104(%rsp), %rax
	imulq	%rax, %r15
	leaq	(%r15,%r11), %r12
	movq	%r12, %r13
	imulq	%r8, %r13
	movq	%r9, %r14
	imulq	%rbp, %r14
	vaddps	(%rcx,%r13,4), %ymm3, %ymm6
	movq	-112(%rsp), %rcx
	vmulps	(%rcx,%r14,4), %ymm6, %ymm7
	vxorps	%xmm3, %xmm3, %xmm3
	vcmpltps	%ymm3, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm4, %ymm6
	vminps	%ymm6, %ymm5, %ymm6
	vmovups	%ymm6, (%rsi,%r12,4)
	leaq	8(%rbp), %r12
	cmpq	%r12, %r10
	cmovgeq	%r12, %r10
	addq	%r10, %r15
	movq	%r15, %r13
	imulq	%r8, %r13
	movq	-120(%rsp), %rbp
	vaddps	(%rbp,%r13,4), %ymm2, %ymm2
	imulq	%r12, %r9
	vmulps	(%rcx,%r9,4), %ymm2, %ymm6
	vcmpltps	%ymm3, %ymm2, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm4, %ymm2
	vminps	%ymm2, %ymm5, %ymm2
	vmovups	%ymm2, (%rsi,%r15,4)
	orq	$1, %rax
	imulq	%rbx, %rax
	addq	%rax, %r11
	movq	%r11, %rbx
	imulq	%r8, %rbx
	vaddps	(%rbp,%rbx,4), %ymm1, %ymm1
	vmulps	(%rcx,%r14,4), %ymm1, %ymm2
	vcmpltps	%ymm3, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm4, %ymm1
	vminps	%ymm1, %ymm5, %ymm1
	vmovups	%ymm1, (%rsi,%r11,4)
	addq	%r10, %rax
	movq	%rdx, %r13
	imulq	%rax, %r8
	vaddps	(%rbp,%r8,4), %ymm0, %ymm0
	vmulps	(%rcx,%r9,4), %ymm0, %ymm1
	vcmpltps	%ymm3, %ymm0, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm4, %ymm0
	vminps	%ymm0, %ymm5, %ymm0
	vmovups	%ymm0, (%rsi,%rax,4)
	movq	-96(%rsp), %r15
	movq	-72(%rsp), %r8
.LBB26_6:
	cmpq	%r8, %r15
	jge	.LBB26_23
.LBB26_14:
	vmovups	(%rdi), %ymm1
	vmovups	32(%rdi), %ymm0
	movq	16(%r13), %rax
	testq	%rax, %rax
	movq	-88(%rsp), %r14
	je	.LBB26_22
	movq	8(%r13), %rcx
	imulq	%r15, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$64, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %rsi
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %rsi
	xorl	%r10d, %r10d
	jmp	.LBB26_16
	.p2align	4
.LBB26_21:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB26_22
.LBB26_16:
	testq	%rdx, %rdx
	je	.LBB26_21
	xorl	%r11d, %r11d
	cmpq	$4, %rdx
	jb	.LBB26_18
	.p2align	4
.LBB26_24:
	prefetcht0	8192(%rdi)
	vbroadcastss	(%rcx,%r11,4), %ymm2
	vfmadd231ps	(%rdi), %ymm2, %ymm1
	vfmadd231ps	32(%rdi), %ymm2, %ymm0
	prefetcht0	8256(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %ymm2
	vfmadd231ps	64(%rdi), %ymm2, %ymm1
	vfmadd231ps	96(%rdi), %ymm2, %ymm0
	prefetcht0	8320(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %ymm2
	vfmadd231ps	128(%rdi), %ymm2, %ymm1
	vfmadd231ps	160(%rdi), %ymm2, %ymm0
	prefetcht0	8384(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %ymm2
	addq	$4, %r11
	vfmadd231ps	192(%rdi), %ymm2, %ymm1
	vfmadd231ps	224(%rdi), %ymm2, %ymm0
	addq	$256, %rdi
	cmpq	%r11, %r9
	jne	.LBB26_24
.LBB26_18:
	testq	%r8, %r8
	je	.LBB26_21
	leaq	(%rcx,%r11,4), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB26_20:
	prefetcht0	8192(%rdi)
	vbroadcastss	(%r11,%rbx,4), %ymm2
	vfmadd231ps	(%rdi), %ymm2, %ymm1
	vfmadd231ps	32(%rdi), %ymm2, %ymm0
	addq	$64, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB26_20
	jmp	.LBB26_21
.LBB26_22:
	movq	(%r14), %rax
	movq	8(%r14), %rsi
	movq	16(%r14), %rdx
	movq	24(%r14), %rdi
	vmovups	32(%r14), %ymm2
	vmovups	64(%r14), %ymm3
	movq	-128(%rsp), %r8
	movq	56(%r8), %rcx
	addq	$-8, %rcx
	movq	-80(%rsp), %rbx
	cmpq	%rbx, %rcx
	movq	%rbx, %r9
	cmovlq	%rcx, %r9
	imulq	72(%r8), %r15
	movq	64(%r8), %r8
	addq	%r15, %r9
	movq	%r9, %r10
	imulq	%rsi, %r10
	movq	%rdi, %r11
	imulq	%rbx, %r11
	vaddps	(%rax,%r10,4), %ymm1, %ymm1
	vmulps	(%rdx,%r11,4), %ymm1, %ymm4
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm2, %ymm1
	vminps	%ymm1, %ymm3, %ymm1
	vmovups	%ymm1, (%r8,%r9,4)
	addq	$8, %rbx
	cmpq	%rbx, %rcx
	cmovgeq	%rbx, %rcx
	addq	%r15, %rcx
	imulq	%rcx, %rsi
	imulq	%rdi, %rbx
	vaddps	(%rax,%rsi,4), %ymm0, %ymm0
	vmulps	(%rdx,%rbx,4), %ymm0, %ymm1
	vcmpltps	%ymm5, %ymm0, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r8,%rcx,4)
.LBB26_23:
	addq	$48, %rsp
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
.Lfunc_end26:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end26-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B19AddingAndRectifyingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5:
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
	subq	$136, %rsp
	.cfi_def_cfa_offset 192
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	40(%r13), %r8
	cmpq	$4, %r8
	movq	%r13, -80(%rsp)
	movq	%rsi, -56(%rsp)
	movq	%rdx, -64(%rsp)
	movq	%r8, -48(%rsp)
	jl	.LBB27_7
	movq	(%r13), %r10
	movq	8(%r13), %rax
	movq	16(%r13), %rbp
	leaq	96(%rdi), %rcx
	movq	%rcx, -40(%rsp)
	leaq	8(%rsi), %r11
	leaq	16(%rsi), %rcx
	movq	(%rdx), %rbx
	movq	%rbx, 32(%rsp)
	movq	24(%rdx), %rbx
	movq	56(%r13), %r14
	addq	$-8, %r14
	movq	%rbx, %r15
	imulq	%rsi, %r15
	movq	%r15, 8(%rsp)
	movq	%rbx, %r15
	imulq	%r11, %r15
	movq	%r15, -96(%rsp)
	imulq	%rcx, %rbx
	movq	%rbx, 24(%rsp)
	cmpq	%rsi, %r14
	cmovlq	%r14, %rsi
	movq	%rsi, -120(%rsp)
	movq	8(%rdx), %rsi
	movq	%rsi, (%rsp)
	cmpq	%r11, %r14
	cmovlq	%r14, %r11
	movq	%r11, -112(%rsp)
	vmovups	32(%rdx), %ymm0
	vmovups	%ymm0, 96(%rsp)
	cmpq	%rcx, %r14
	cmovgeq	%rcx, %r14
	movq	%r14, 16(%rsp)
	vmovups	64(%rdx), %ymm0
	vmovups	%ymm0, 64(%rsp)
	leaq	(%rax,%rax,2), %rcx
	leaq	(%r10,%rcx,4), %r11
	leaq	(%r10,%rax,8), %rcx
	leaq	(%r10,%rax,4), %rbx
	shlq	$4, %rax
	movq	%rax, -8(%rsp)
	movq	16(%rdx), %rax
	movq	%rax, -16(%rsp)
	movq	72(%r13), %rax
	movq	%rax, -104(%rsp)
	movq	64(%r13), %rax
	movq	%rax, -32(%rsp)
	movl	$4, %eax
	xorl	%r9d, %r9d
	movq	%rbp, -24(%rsp)
	movq	-16(%rsp), %r14
	jmp	.LBB27_2
	.p2align	4
.LBB27_3:
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm4, %ymm7
	vmovaps	%ymm5, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
	vmovaps	%ymm5, %ymm11
	vmovaps	%ymm3, %ymm12
	vmovaps	%ymm4, %ymm13
	vmovaps	%ymm5, %ymm14
.LBB27_4:
	movq	%r9, %rax
	movq	-104(%rsp), %rbx
	imulq	%rbx, %rax
	movq	-120(%rsp), %r8
	leaq	(%rax,%r8), %rcx
	movq	%rcx, %rsi
	movq	(%rsp), %r11
	imulq	%r11, %rsi
	movq	32(%rsp), %r10
	vaddps	(%r10,%rsi,4), %ymm14, %ymm14
	movq	8(%rsp), %r13
	vmulps	(%r14,%r13,4), %ymm14, %ymm15
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	%ymm0, %ymm14, %ymm2
	vblendvps	%ymm2, %ymm15, %ymm14, %ymm2
	vmovups	96(%rsp), %ymm0
	vmaxps	%ymm2, %ymm0, %ymm2
	vmovups	64(%rsp), %ymm1
	vminps	%ymm2, %ymm1, %ymm2
	movq	-32(%rsp), %rdx
	vmovups	%ymm2, (%rdx,%rcx,4)
	movq	-112(%rsp), %rcx
	addq	%rax, %rcx
	movq	%rcx, %rsi
	imulq	%r11, %rsi
	vaddps	(%r10,%rsi,4), %ymm13, %ymm2
	movq	-96(%rsp), %rsi
	vmulps	(%r14,%rsi,4), %ymm2, %ymm13
	vxorps	%xmm14, %xmm14, %xmm14
	vcmpltps	%ymm14, %ymm2, %ymm14
	vxorps	%xmm15, %xmm15, %xmm15
	vblendvps	%ymm14, %ymm13, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rcx,4)
	movq	16(%rsp), %r12
	addq	%r12, %rax
	movq	%rax, %rcx
	imulq	%r11, %rcx
	vaddps	(%r10,%rcx,4), %ymm12, %ymm2
	movq	24(%rsp), %r15
	vmulps	(%r14,%r15,4), %ymm2, %ymm12
	vcmpltps	%ymm15, %ymm2, %ymm13
	vblendvps	%ymm13, %ymm12, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rax,4)
	movq	%r9, %rax
	orq	$1, %rax
	imulq	%rbx, %rax
	leaq	(%rax,%r8), %rcx
	movq	%rcx, %rsi
	imulq	%r11, %rsi
	vaddps	(%r10,%rsi,4), %ymm11, %ymm2
	vmulps	(%r14,%r13,4), %ymm2, %ymm11
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm13, %ymm2, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rcx,4)
	movq	-112(%rsp), %rbp
	leaq	(%rax,%rbp), %rcx
	movq	%rcx, %rsi
	imulq	%r11, %rsi
	vaddps	(%r10,%rsi,4), %ymm10, %ymm2
	movq	-96(%rsp), %r8
	vmulps	(%r14,%r8,4), %ymm2, %ymm10
	vcmpltps	%ymm13, %ymm2, %ymm11
	vxorps	%xmm12, %xmm12, %xmm12
	vblendvps	%ymm11, %ymm10, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rcx,4)
	addq	%r12, %rax
	movq	%rax, %rcx
	imulq	%r11, %rcx
	vaddps	(%r10,%rcx,4), %ymm9, %ymm2
	vmulps	(%r14,%r15,4), %ymm2, %ymm9
	vcmpltps	%ymm12, %ymm2, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rax,4)
	movq	%r9, %rax
	orq	$2, %rax
	imulq	%rbx, %rax
	movq	-120(%rsp), %rcx
	addq	%rax, %rcx
	movq	%rcx, %rsi
	imulq	%r11, %rsi
	vaddps	(%r10,%rsi,4), %ymm8, %ymm2
	vmulps	(%r14,%r13,4), %ymm2, %ymm8
	vcmpltps	%ymm12, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rcx,4)
	leaq	(%rax,%rbp), %rcx
	movq	%rcx, %rsi
	imulq	%r11, %rsi
	vaddps	(%r10,%rsi,4), %ymm7, %ymm2
	vmulps	(%r14,%r8,4), %ymm2, %ymm7
	vcmpltps	%ymm12, %ymm2, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rcx,4)
	addq	%r12, %rax
	movq	%rax, %rcx
	imulq	%r11, %rcx
	vaddps	(%r10,%rcx,4), %ymm6, %ymm2
	vmulps	(%r14,%r15,4), %ymm2, %ymm6
	vcmpltps	%ymm12, %ymm2, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rax,4)
	orq	$3, %r9
	imulq	-104(%rsp), %r9
	movq	-24(%rsp), %rbp
	movq	-120(%rsp), %rax
	addq	%r9, %rax
	movq	%rax, %rcx
	imulq	%r11, %rcx
	vaddps	(%r10,%rcx,4), %ymm5, %ymm2
	vmulps	(%r14,%r13,4), %ymm2, %ymm5
	vcmpltps	%ymm12, %ymm2, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rax,4)
	movq	-112(%rsp), %rax
	addq	%r9, %rax
	movq	%rax, %rcx
	imulq	%r11, %rcx
	vaddps	(%r10,%rcx,4), %ymm4, %ymm2
	vmulps	(%r14,%r8,4), %ymm2, %ymm4
	vcmpltps	%ymm12, %ymm2, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%rax,4)
	addq	%r12, %r9
	movq	%r9, %rax
	imulq	%r11, %rax
	vaddps	(%r10,%rax,4), %ymm3, %ymm2
	vmulps	(%r14,%r15,4), %ymm2, %ymm3
	vcmpltps	%ymm12, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm2
	vminps	%ymm2, %ymm1, %ymm2
	vmovups	%ymm2, (%rdx,%r9,4)
	movq	-88(%rsp), %rdx
	leaq	4(%rdx), %rax
	movq	56(%rsp), %r11
	movq	-8(%rsp), %rsi
	addq	%rsi, %r11
	movq	48(%rsp), %rcx
	addq	%rsi, %rcx
	movq	-72(%rsp), %r10
	addq	%rsi, %r10
	movq	40(%rsp), %rbx
	addq	%rsi, %rbx
	movq	%rdx, %r9
	movq	-48(%rsp), %r8
	cmpq	%rax, %r8
	jl	.LBB27_5
.LBB27_2:
	vmovups	(%rdi), %ymm5
	vmovups	32(%rdi), %ymm4
	vmovups	64(%rdi), %ymm3
	testq	%rbp, %rbp
	movq	%r10, -72(%rsp)
	movq	%rax, -88(%rsp)
	movq	%r11, 56(%rsp)
	movq	%rcx, 48(%rsp)
	movq	%rbx, 40(%rsp)
	je	.LBB27_3
	movq	-80(%rsp), %rax
	movq	24(%rax), %rsi
	movq	32(%rax), %r12
	shlq	$2, %r12
	movq	%rbx, %rax
	movq	%r10, %r8
	movq	%r11, %r10
	movq	-40(%rsp), %r13
	xorl	%r15d, %r15d
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm4, %ymm7
	vmovaps	%ymm5, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm4, %ymm10
	vmovaps	%ymm5, %ymm11
	vmovaps	%ymm3, %ymm12
	vmovaps	%ymm4, %ymm13
	vmovaps	%ymm5, %ymm14
	jmp	.LBB27_36
	.p2align	4
.LBB27_39:
	incq	%r15
	addq	%r12, %r10
	addq	%r12, %rcx
	addq	%r12, %r8
	addq	%r12, %rax
	cmpq	%rbp, %r15
	je	.LBB27_4
.LBB27_36:
	testq	%rsi, %rsi
	je	.LBB27_39
	xorl	%ebx, %ebx
	.p2align	4
.LBB27_38:
	prefetcht0	8192(%r13)
	prefetcht0	8256(%r13)
	vmovups	(%r13), %ymm2
	vmovups	32(%r13), %ymm15
	vmovups	64(%r13), %ymm0
	vbroadcastss	(%r8,%rbx,4), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm14
	vfmadd231ps	%ymm15, %ymm1, %ymm13
	vfmadd231ps	%ymm1, %ymm0, %ymm12
	vbroadcastss	(%rax,%rbx,4), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm11
	vfmadd231ps	%ymm15, %ymm1, %ymm10
	vfmadd231ps	%ymm1, %ymm0, %ymm9
	vbroadcastss	(%rcx,%rbx,4), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm8
	vfmadd231ps	%ymm15, %ymm1, %ymm7
	vfmadd231ps	%ymm1, %ymm0, %ymm6
	vbroadcastss	(%r10,%rbx,4), %ymm1
	incq	%rbx
	vfmadd231ps	%ymm2, %ymm1, %ymm5
	vfmadd231ps	%ymm15, %ymm1, %ymm4
	vfmadd231ps	%ymm0, %ymm1, %ymm3
	addq	$96, %r13
	cmpq	%rbx, %rsi
	jne	.LBB27_38
	jmp	.LBB27_39
.LBB27_7:
	cmpq	$1, %r8
	jle	.LBB27_12
	movl	$2, %eax
	xorl	%edx, %edx
	jmp	.LBB27_9
.LBB27_5:
	movq	%rdx, %rax
	orq	$2, %rax
	cmpq	%rax, %r8
	movq	-56(%rsp), %rsi
	movq	-80(%rsp), %r13
	jl	.LBB27_6
.LBB27_9:
	movq	%rdx, -88(%rsp)
	vmovups	(%rdi), %ymm2
	vmovups	32(%rdi), %ymm1
	vmovups	64(%rdi), %ymm0
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%rax, -112(%rsp)
	je	.LBB27_10
	movq	8(%r13), %rdx
	movq	%rdx, %r8
	movq	-88(%rsp), %rax
	imulq	%rax, %r8
	movq	(%r13), %rbx
	movq	24(%r13), %rbp
	leaq	(%rbx,%r8,4), %r8
	leaq	96(%rdi), %r9
	movq	32(%r13), %r10
	movq	%rbp, %r11
	andq	$-2, %r11
	shlq	$2, %r10
	leaq	4(,%rax,4), %r14
	imulq	%rdx, %r14
	addq	%r14, %rbx
	addq	$4, %rbx
	xorl	%r14d, %r14d
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm1, %ymm4
	vmovaps	%ymm2, %ymm5
	jmp	.LBB27_27
	.p2align	4
.LBB27_32:
	incq	%r14
	addq	%r10, %r8
	addq	%r10, %rbx
	cmpq	%rcx, %r14
	je	.LBB27_11
.LBB27_27:
	testq	%rbp, %rbp
	je	.LBB27_32
	cmpq	$1, %rbp
	jne	.LBB27_33
	xorl	%r15d, %r15d
	jmp	.LBB27_30
	.p2align	4
.LBB27_33:
	xorl	%r12d, %r12d
	.p2align	4
.LBB27_34:
	prefetcht0	8192(%r9)
	prefetcht0	8256(%r9)
	vmovups	(%r9), %ymm6
	vmovups	32(%r9), %ymm7
	vmovups	64(%r9), %ymm8
	vbroadcastss	(%r8,%r12,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm3
	vbroadcastss	-4(%rbx,%r12,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm1
	vfmadd231ps	%ymm8, %ymm9, %ymm0
	prefetcht0	8288(%r9)
	prefetcht0	8352(%r9)
	leaq	2(%r12), %r15
	vmovups	96(%r9), %ymm6
	vmovups	128(%r9), %ymm7
	vmovups	160(%r9), %ymm8
	vbroadcastss	4(%r8,%r12,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm3
	vbroadcastss	(%rbx,%r12,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm1
	vfmadd231ps	%ymm8, %ymm9, %ymm0
	addq	$192, %r9
	movq	%r15, %r12
	cmpq	%r15, %r11
	jne	.LBB27_34
.LBB27_30:
	testb	$1, %bpl
	je	.LBB27_32
	prefetcht0	8192(%r9)
	prefetcht0	8256(%r9)
	leaq	(%r8,%r15,4), %rax
	vmovups	(%r9), %ymm6
	vmovups	32(%r9), %ymm7
	vmovups	64(%r9), %ymm8
	vbroadcastss	(%r8,%r15,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm3
	vbroadcastss	(%rax,%rdx,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm1
	vfmadd231ps	%ymm8, %ymm9, %ymm0
	addq	$96, %r9
	jmp	.LBB27_32
.LBB27_12:
	jne	.LBB27_17
	xorl	%edx, %edx
	jmp	.LBB27_14
.LBB27_10:
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm1, %ymm4
	vmovaps	%ymm2, %ymm5
.LBB27_11:
	movq	-64(%rsp), %rax
	movq	(%rax), %rbp
	movq	8(%rax), %r15
	movq	16(%rax), %r9
	movq	24(%rax), %r12
	vmovups	32(%rax), %ymm6
	vmovups	64(%rax), %ymm7
	movq	56(%r13), %r10
	movq	64(%r13), %rax
	movq	%rax, -72(%rsp)
	addq	$-8, %r10
	movq	%rsi, %r11
	cmpq	%rsi, %r10
	movq	%rsi, %r8
	cmovlq	%r10, %r8
	movq	72(%r13), %rcx
	movq	%rcx, -120(%rsp)
	movq	-88(%rsp), %rdx
	imulq	%rdx, %rcx
	leaq	(%rcx,%r8), %rbx
	movq	%rbx, %r14
	imulq	%r15, %r14
	movq	%r12, %rsi
	imulq	%r11, %rsi
	movq	%rsi, -104(%rsp)
	movq	%rbp, %r13
	vaddps	(%rbp,%r14,4), %ymm5, %ymm8
	vmulps	(%r9,%rsi,4), %ymm8, %ymm9
	movq	%r9, %rsi
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm6, %ymm8
	vminps	%ymm8, %ymm7, %ymm8
	vmovups	%ymm8, (%rax,%rbx,4)
	leaq	8(%r11), %r14
	cmpq	%r14, %r10
	movq	%r14, %rbx
	cmovlq	%r10, %rbx
	leaq	(%rcx,%rbx), %rax
	movq	%rax, %rbp
	imulq	%r15, %rbp
	vaddps	(%r13,%rbp,4), %ymm4, %ymm4
	movq	%r13, %r9
	movq	-80(%rsp), %r13
	imulq	%r12, %r14
	movq	%rsi, %rbp
	vmulps	(%rsi,%r14,4), %ymm4, %ymm8
	vcmpltps	%ymm5, %ymm4, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm6, %ymm4
	vminps	%ymm4, %ymm7, %ymm4
	movq	-72(%rsp), %rsi
	vmovups	%ymm4, (%rsi,%rax,4)
	leaq	16(%r11), %rax
	cmpq	%rax, %r10
	cmovgeq	%rax, %r10
	addq	%r10, %rcx
	imulq	%rax, %r12
	movq	%r12, -96(%rsp)
	movq	%rcx, %rax
	imulq	%r15, %rax
	vaddps	(%r9,%rax,4), %ymm3, %ymm3
	vmulps	(%rbp,%r12,4), %ymm3, %ymm4
	vcmpltps	%ymm5, %ymm3, %ymm8
	vblendvps	%ymm8, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm6, %ymm3
	vminps	%ymm3, %ymm7, %ymm3
	vmovups	%ymm3, (%rsi,%rcx,4)
	movq	%rsi, %r11
	orq	$1, %rdx
	imulq	-120(%rsp), %rdx
	addq	%rdx, %r8
	movq	%r8, %rax
	imulq	%r15, %rax
	vaddps	(%r9,%rax,4), %ymm2, %ymm2
	movq	-104(%rsp), %rax
	vmulps	(%rbp,%rax,4), %ymm2, %ymm3
	vcmpltps	%ymm5, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm2, %ymm2
	vmaxps	%ymm2, %ymm6, %ymm2
	vminps	%ymm2, %ymm7, %ymm2
	vmovups	%ymm2, (%rsi,%r8,4)
	movq	-56(%rsp), %rsi
	addq	%rdx, %rbx
	movq	%rbx, %rax
	imulq	%r15, %rax
	vaddps	(%r9,%rax,4), %ymm1, %ymm1
	vmulps	(%rbp,%r14,4), %ymm1, %ymm2
	vcmpltps	%ymm5, %ymm1, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm6, %ymm1
	vminps	%ymm1, %ymm7, %ymm1
	vmovups	%ymm1, (%r11,%rbx,4)
	addq	%r10, %rdx
	imulq	%rdx, %r15
	vaddps	(%r9,%r15,4), %ymm0, %ymm0
	movq	-96(%rsp), %rax
	vmulps	(%rbp,%rax,4), %ymm0, %ymm1
	vcmpltps	%ymm5, %ymm0, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm6, %ymm0
	vminps	%ymm0, %ymm7, %ymm0
	vmovups	%ymm0, (%r11,%rdx,4)
	movq	-112(%rsp), %rdx
	movq	-48(%rsp), %r8
.LBB27_6:
	cmpq	%r8, %rdx
	jge	.LBB27_17
.LBB27_14:
	vmovups	(%rdi), %ymm2
	vmovups	32(%rdi), %ymm1
	vmovups	64(%rdi), %ymm0
	movq	16(%r13), %rax
	testq	%rax, %rax
	movq	-64(%rsp), %r15
	je	.LBB27_15
	movq	8(%r13), %rcx
	movq	%rdx, %r12
	imulq	%rdx, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$96, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %r14
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %r14
	xorl	%r10d, %r10d
	jmp	.LBB27_19
	.p2align	4
.LBB27_24:
	incq	%r10
	addq	%r14, %rcx
	cmpq	%rax, %r10
	je	.LBB27_16
.LBB27_19:
	testq	%rdx, %rdx
	je	.LBB27_24
	xorl	%r11d, %r11d
	cmpq	$4, %rdx
	jb	.LBB27_21
	.p2align	4
.LBB27_25:
	prefetcht0	8192(%rdi)
	prefetcht0	8256(%rdi)
	vbroadcastss	(%rcx,%r11,4), %ymm3
	vfmadd231ps	(%rdi), %ymm3, %ymm2
	vfmadd231ps	32(%rdi), %ymm3, %ymm1
	vfmadd231ps	64(%rdi), %ymm3, %ymm0
	prefetcht0	8288(%rdi)
	prefetcht0	8352(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %ymm3
	vfmadd231ps	96(%rdi), %ymm3, %ymm2
	vfmadd231ps	128(%rdi), %ymm3, %ymm1
	vfmadd231ps	160(%rdi), %ymm3, %ymm0
	prefetcht0	8384(%rdi)
	prefetcht0	8448(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %ymm3
	vfmadd231ps	192(%rdi), %ymm3, %ymm2
	vfmadd231ps	224(%rdi), %ymm3, %ymm1
	vfmadd231ps	256(%rdi), %ymm3, %ymm0
	prefetcht0	8480(%rdi)
	prefetcht0	8544(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %ymm3
	addq	$4, %r11
	vfmadd231ps	288(%rdi), %ymm3, %ymm2
	vfmadd231ps	320(%rdi), %ymm3, %ymm1
	vfmadd231ps	352(%rdi), %ymm3, %ymm0
	addq	$384, %rdi
	cmpq	%r11, %r9
	jne	.LBB27_25
.LBB27_21:
	testq	%r8, %r8
	je	.LBB27_24
	leaq	(%rcx,%r11,4), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB27_23:
	prefetcht0	8192(%rdi)
	prefetcht0	8256(%rdi)
	vbroadcastss	(%r11,%rbx,4), %ymm3
	vfmadd231ps	(%rdi), %ymm3, %ymm2
	vfmadd231ps	32(%rdi), %ymm3, %ymm1
	vfmadd231ps	64(%rdi), %ymm3, %ymm0
	addq	$96, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB27_23
	jmp	.LBB27_24
.LBB27_15:
	movq	%rdx, %r12
.LBB27_16:
	movq	(%r15), %rax
	movq	8(%r15), %rbx
	movq	16(%r15), %rdx
	movq	24(%r15), %rdi
	vmovups	32(%r15), %ymm3
	vmovups	64(%r15), %ymm4
	movq	56(%r13), %rcx
	addq	$-8, %rcx
	cmpq	%rsi, %rcx
	movq	%rsi, %r9
	cmovlq	%rcx, %r9
	imulq	72(%r13), %r12
	movq	64(%r13), %r8
	addq	%r12, %r9
	movq	%r9, %r10
	imulq	%rbx, %r10
	movq	%rdi, %r11
	imulq	%rsi, %r11
	vaddps	(%rax,%r10,4), %ymm2, %ymm5
	vmulps	(%rdx,%r11,4), %ymm5, %ymm6
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm3, %ymm5
	vminps	%ymm5, %ymm4, %ymm5
	vmovups	%ymm5, (%r8,%r9,4)
	leaq	8(%rsi), %r9
	cmpq	%r9, %rcx
	movq	%r9, %r10
	cmovlq	%rcx, %r10
	addq	%r12, %r10
	movq	%r10, %r11
	imulq	%rbx, %r11
	imulq	%rdi, %r9
	vaddps	(%rax,%r11,4), %ymm1, %ymm1
	vmulps	(%rdx,%r9,4), %ymm1, %ymm5
	vcmpltps	%ymm2, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm3, %ymm1
	vminps	%ymm1, %ymm4, %ymm1
	vmovups	%ymm1, (%r8,%r10,4)
	addq	$16, %rsi
	cmpq	%rsi, %rcx
	cmovgeq	%rsi, %rcx
	addq	%r12, %rcx
	imulq	%rcx, %rbx
	imulq	%rdi, %rsi
	vaddps	(%rax,%rbx,4), %ymm0, %ymm0
	vmulps	(%rdx,%rsi,4), %ymm0, %ymm1
	vcmpltps	%ymm2, %ymm0, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm3, %ymm0
	vminps	%ymm0, %ymm4, %ymm0
	vmovups	%ymm0, (%r8,%rcx,4)
.LBB27_17:
	addq	$136, %rsp
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
.Lfunc_end27:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end27-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B19AddingAndRectifyingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5:
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
	movq	40(%r13), %rax
	cmpq	$8, %rax
	movq	%rsi, -96(%rsp)
	movq	%rdx, -88(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rax, -8(%rsp)
	jl	.LBB28_11
	movq	(%r13), %r8
	movq	8(%r13), %r9
	movq	16(%r13), %rax
	movq	%rax, -128(%rsp)
	leaq	32(%rdi), %rax
	movq	%rax, -80(%rsp)
	movq	(%rdx), %rax
	movq	%rax, -16(%rsp)
	movq	8(%rdx), %rax
	movq	%rax, -24(%rsp)
	movq	16(%rdx), %rax
	movq	%rax, -32(%rsp)
	vmovups	32(%rdx), %ymm0
	vmovups	64(%rdx), %ymm1
	movq	72(%r13), %rax
	movq	%rax, -40(%rsp)
	movq	56(%r13), %rax
	addq	$-8, %rax
	movq	24(%rdx), %rcx
	imulq	%rsi, %rcx
	movq	%rcx, -56(%rsp)
	movq	64(%r13), %rcx
	movq	%rcx, -64(%rsp)
	cmpq	%rsi, %rax
	cmovgeq	%rsi, %rax
	movq	%rax, -48(%rsp)
	movq	%r9, %rax
	shlq	$5, %rax
	movq	%rax, -72(%rsp)
	leaq	(,%r9,4), %rcx
	movl	$8, %edx
	xorl	%eax, %eax
	vxorps	%xmm2, %xmm2, %xmm2
	jmp	.LBB28_2
	.p2align	4
.LBB28_3:
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm3, %ymm10
.LBB28_4:
	movq	%rax, %rdx
	movq	-40(%rsp), %rbx
	imulq	%rbx, %rdx
	movq	-48(%rsp), %r14
	addq	%r14, %rdx
	movq	%rdx, %r8
	movq	-24(%rsp), %r10
	imulq	%r10, %r8
	movq	-16(%rsp), %rsi
	vaddps	(%rsi,%r8,4), %ymm10, %ymm10
	movq	-32(%rsp), %r11
	movq	-56(%rsp), %r15
	vmulps	(%r11,%r15,4), %ymm10, %ymm11
	vcmpltps	%ymm2, %ymm10, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm10, %ymm10
	vmaxps	%ymm10, %ymm0, %ymm10
	vminps	%ymm10, %ymm1, %ymm10
	movq	-64(%rsp), %r12
	vmovups	%ymm10, (%r12,%rdx,4)
	movq	%rax, %rdx
	orq	$1, %rdx
	imulq	%rbx, %rdx
	addq	%r14, %rdx
	movq	%rdx, %r8
	imulq	%r10, %r8
	vaddps	(%rsi,%r8,4), %ymm9, %ymm9
	vmulps	(%r11,%r15,4), %ymm9, %ymm10
	vcmpltps	%ymm2, %ymm9, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm9, %ymm9
	vmaxps	%ymm9, %ymm0, %ymm9
	vminps	%ymm9, %ymm1, %ymm9
	vmovups	%ymm9, (%r12,%rdx,4)
	movq	%rax, %rdx
	orq	$2, %rdx
	imulq	%rbx, %rdx
	addq	%r14, %rdx
	movq	%rdx, %r8
	imulq	%r10, %r8
	vaddps	(%rsi,%r8,4), %ymm8, %ymm8
	vmulps	(%r11,%r15,4), %ymm8, %ymm9
	vcmpltps	%ymm2, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm0, %ymm8
	vminps	%ymm8, %ymm1, %ymm8
	vmovups	%ymm8, (%r12,%rdx,4)
	movq	%rax, %rdx
	orq	$3, %rdx
	imulq	%rbx, %rdx
	addq	%r14, %rdx
	movq	%rdx, %r8
	imulq	%r10, %r8
	vaddps	(%rsi,%r8,4), %ymm7, %ymm7
	vmulps	(%r11,%r15,4), %ymm7, %ymm8
	vcmpltps	%ymm2, %ymm7, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm0, %ymm7
	vminps	%ymm7, %ymm1, %ymm7
	vmovups	%ymm7, (%r12,%rdx,4)
	movq	%rax, %rdx
	orq	$4, %rdx
	imulq	%rbx, %rdx
	addq	%r14, %rdx
	movq	%rdx, %r8
	imulq	%r10, %r8
	vaddps	(%rsi,%r8,4), %ymm6, %ymm6
	vmulps	(%r11,%r15,4), %ymm6, %ymm7
	vcmpltps	%ymm2, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	vmovups	%ymm6, (%r12,%rdx,4)
	movq	%rax, %rdx
	orq	$5, %rdx
	imulq	%rbx, %rdx
	addq	%r14, %rdx
	movq	%rdx, %r8
	imulq	%r10, %r8
	vaddps	(%rsi,%r8,4), %ymm5, %ymm5
	vmulps	(%r11,%r15,4), %ymm5, %ymm6
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%r12,%rdx,4)
	movq	%rax, %rdx
	orq	$6, %rdx
	imulq	%rbx, %rdx
	addq	%r14, %rdx
	movq	%rdx, %r8
	imulq	%r10, %r8
	vaddps	(%rsi,%r8,4), %ymm4, %ymm4
	vmulps	(%r11,%r15,4), %ymm4, %ymm5
	vcmpltps	%ymm2, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r12,%rdx,4)
	orq	$7, %rax
	imulq	%rbx, %rax
	addq	%r14, %rax
	movq	%rax, %rdx
	imulq	%r10, %rdx
	vaddps	(%rsi,%rdx,4), %ymm3, %ymm3
	vmulps	(%r11,%r15,4), %ymm3, %ymm4
	vcmpltps	%ymm2, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%r12,%rax,4)
	movq	-112(%rsp), %r15
	leaq	8(%r15), %rdx
	movq	-104(%rsp), %r8
	addq	-72(%rsp), %r8
	movq	%r15, %rax
	movq	-8(%rsp), %rsi
	cmpq	%rdx, %rsi
	jl	.LBB28_5
.LBB28_2:
	movq	%rdx, -112(%rsp)
	vmovups	(%rdi), %ymm3
	cmpq	$0, -128(%rsp)
	movq	%r8, -104(%rsp)
	je	.LBB28_3
	movq	-120(%rsp), %rsi
	movq	24(%rsi), %rdx
	movq	32(%rsi), %r13
	shlq	$2, %r13
	movq	-80(%rsp), %rbx
	xorl	%r14d, %r14d
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	vmovaps	%ymm3, %ymm7
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm3, %ymm9
	vmovaps	%ymm3, %ymm10
	jmp	.LBB28_53
	.p2align	4
.LBB28_56:
	incq	%r14
	addq	%r13, %r8
	cmpq	-128(%rsp), %r14
	je	.LBB28_4
.LBB28_53:
	testq	%rdx, %rdx
	je	.LBB28_56
	xorl	%r15d, %r15d
	.p2align	4
.LBB28_55:
	prefetcht0	8192(%rbx)
	leaq	(%r8,%r15,4), %r12
	vbroadcastss	(%r8,%r15,4), %ymm11
	incq	%r15
	leaq	(%r12,%rcx), %rsi
	addq	%rcx, %rsi
	leaq	(%rcx,%rcx), %r11
	addq	%rsi, %r11
	leaq	(%r11,%r9,4), %rbp
	leaq	(%rcx,%rbp), %r10
	vmovups	(%rbx), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm10
	vbroadcastss	(%r12,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm9
	vbroadcastss	(%r12,%r9,8), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm8
	vbroadcastss	(%rsi,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm7
	vbroadcastss	(%rsi,%r9,8), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm6
	vbroadcastss	(%r11,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm5
	vbroadcastss	(%rcx,%rbp), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm4
	vbroadcastss	(%rcx,%r10), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm3
	addq	$32, %rbx
	cmpq	%r15, %rdx
	jne	.LBB28_55
	jmp	.LBB28_56
.LBB28_11:
	cmpq	$3, %rax
	jle	.LBB28_17
	movl	$4, %eax
	xorl	%r15d, %r15d
	jmp	.LBB28_13
.LBB28_5:
	movq	%r15, %rax
	orq	$4, %rax
	cmpq	%rax, %rsi
	jge	.LBB28_13
.LBB28_6:
	leaq	2(%r15), %rax
	cmpq	%rax, %rsi
	movq	-88(%rsp), %rdx
	movq	-120(%rsp), %r13
	jge	.LBB28_7
	jmp	.LBB28_10
.LBB28_13:
	movq	-120(%rsp), %rsi
	movq	(%rsi), %r8
	movq	8(%rsi), %rcx
	movq	16(%rsi), %rdx
	movq	%rdx, -128(%rsp)
	leaq	32(%rdi), %rdx
	movq	%rdx, -80(%rsp)
	movq	-88(%rsp), %rdx
	movq	(%rdx), %r9
	movq	%r9, -16(%rsp)
	movq	8(%rdx), %r9
	movq	%r9, -24(%rsp)
	movq	16(%rdx), %r9
	movq	%r9, -32(%rsp)
	vmovups	32(%rdx), %ymm0
	vmovups	64(%rdx), %ymm1
	movq	72(%rsi), %r9
	movq	%r9, -40(%rsp)
	movq	56(%rsi), %r9
	addq	$-8, %r9
	movq	24(%rdx), %r10
	movq	-96(%rsp), %rdx
	imulq	%rdx, %r10
	movq	%r10, -56(%rsp)
	cmpq	%rdx, %r9
	cmovgeq	%rdx, %r9
	movq	%r9, -48(%rsp)
	movq	64(%rsi), %rdx
	movq	%rdx, -64(%rsp)
	leaq	(,%rcx,8), %rdx
	movq	%rdx, -104(%rsp)
	movq	%r8, -72(%rsp)
	leaq	4(%r8), %rdx
	movq	%rdx, (%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	movq	%r15, %rdx
	jmp	.LBB28_14
	.p2align	4
.LBB28_15:
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
.LBB28_16:
	movq	%rdx, %rax
	movq	-40(%rsp), %r11
	imulq	%r11, %rax
	movq	-48(%rsp), %rbx
	addq	%rbx, %rax
	movq	%rax, %r8
	movq	-24(%rsp), %r9
	imulq	%r9, %r8
	movq	-16(%rsp), %rsi
	vaddps	(%rsi,%r8,4), %ymm6, %ymm6
	movq	-32(%rsp), %r10
	movq	-56(%rsp), %r14
	vmulps	(%r10,%r14,4), %ymm6, %ymm7
	vcmpltps	%ymm2, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm0, %ymm6
	vminps	%ymm6, %ymm1, %ymm6
	movq	-64(%rsp), %r15
	vmovups	%ymm6, (%r15,%rax,4)
	leaq	1(%rdx), %rax
	imulq	%r11, %rax
	addq	%rbx, %rax
	movq	%rax, %r8
	imulq	%r9, %r8
	vaddps	(%rsi,%r8,4), %ymm5, %ymm5
	vmulps	(%r10,%r14,4), %ymm5, %ymm6
	vcmpltps	%ymm2, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm0, %ymm5
	vminps	%ymm5, %ymm1, %ymm5
	vmovups	%ymm5, (%r15,%rax,4)
	leaq	2(%rdx), %rax
	imulq	%r11, %rax
	addq	%rbx, %rax
	movq	%rax, %r8
	imulq	%r9, %r8
	vaddps	(%rsi,%r8,4), %ymm4, %ymm4
	vmulps	(%r10,%r14,4), %ymm4, %ymm5
	vcmpltps	%ymm2, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm0, %ymm4
	vminps	%ymm4, %ymm1, %ymm4
	vmovups	%ymm4, (%r15,%rax,4)
	addq	$3, %rdx
	imulq	%r11, %rdx
	addq	%rbx, %rdx
	movq	%rdx, %rax
	imulq	%r9, %rax
	vaddps	(%rsi,%rax,4), %ymm3, %ymm3
	vmulps	(%r10,%r14,4), %ymm3, %ymm4
	vcmpltps	%ymm2, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm3, %ymm0, %ymm3
	vminps	%ymm3, %ymm1, %ymm3
	vmovups	%ymm3, (%r15,%rdx,4)
	movq	-112(%rsp), %r15
	leaq	4(%r15), %rax
	movq	%r15, %rdx
	movq	-8(%rsp), %rsi
	cmpq	%rax, %rsi
	jl	.LBB28_6
.LBB28_14:
	movq	%rax, -112(%rsp)
	vmovups	(%rdi), %ymm3
	cmpq	$0, -128(%rsp)
	je	.LBB28_15
	movq	%rdx, %rax
	imulq	%rcx, %rax
	movq	-72(%rsp), %rsi
	leaq	(%rsi,%rax,4), %r8
	movq	-128(%rsp), %rsi
	movq	-120(%rsp), %rax
	movq	24(%rax), %r9
	movq	32(%rax), %rbp
	movq	%r9, %rax
	andq	$-2, %rax
	shlq	$2, %rbp
	leaq	4(,%rdx,4), %r10
	imulq	%rcx, %r10
	movq	(%rsp), %r14
	addq	%r14, %r10
	leaq	12(,%rdx,4), %r11
	imulq	%rcx, %r11
	addq	%r14, %r11
	leaq	8(,%rdx,4), %rbx
	imulq	%rcx, %rbx
	addq	%r14, %rbx
	movq	-80(%rsp), %r15
	xorl	%r12d, %r12d
	vmovaps	%ymm3, %ymm4
	vmovaps	%ymm3, %ymm5
	vmovaps	%ymm3, %ymm6
	jmp	.LBB28_44
	.p2align	4
.LBB28_49:
	incq	%r12
	addq	%rbp, %r8
	addq	%rbp, %r10
	addq	%rbp, %r11
	addq	%rbp, %rbx
	cmpq	%rsi, %r12
	je	.LBB28_16
.LBB28_44:
	testq	%r9, %r9
	je	.LBB28_49
	cmpq	$1, %r9
	jne	.LBB28_50
	xorl	%r13d, %r13d
	jmp	.LBB28_47
	.p2align	4
.LBB28_50:
	xorl	%r14d, %r14d
	.p2align	4
.LBB28_51:
	prefetcht0	8192(%r15)
	vmovups	(%r15), %ymm7
	vbroadcastss	(%r8,%r14,4), %ymm8
	vfmadd213ps	%ymm6, %ymm7, %ymm8
	vbroadcastss	-4(%r10,%r14,4), %ymm9
	vfmadd213ps	%ymm5, %ymm7, %ymm9
	vbroadcastss	-4(%rbx,%r14,4), %ymm10
	vfmadd213ps	%ymm4, %ymm7, %ymm10
	vbroadcastss	-4(%r11,%r14,4), %ymm11
	vfmadd213ps	%ymm3, %ymm7, %ymm11
	leaq	2(%r14), %r13
	prefetcht0	8224(%r15)
	vmovups	32(%r15), %ymm7
	vbroadcastss	4(%r8,%r14,4), %ymm6
	vfmadd213ps	%ymm8, %ymm7, %ymm6
	vbroadcastss	(%r10,%r14,4), %ymm5
	vfmadd213ps	%ymm9, %ymm7, %ymm5
	vbroadcastss	(%rbx,%r14,4), %ymm4
	vfmadd213ps	%ymm10, %ymm7, %ymm4
	vbroadcastss	(%r11,%r14,4), %ymm3
	vfmadd213ps	%ymm11, %ymm7, %ymm3
	addq	$64, %r15
	movq	%r13, %r14
	cmpq	%r13, %rax
	jne	.LBB28_51
.LBB28_47:
	testb	$1, %r9b
	je	.LBB28_49
	prefetcht0	8192(%r15)
	leaq	(%r8,%r13,4), %r14
	leaq	(%r14,%rcx,4), %rsi
	vmovups	(%r15), %ymm7
	vbroadcastss	(%r8,%r13,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm6
	vbroadcastss	(%r14,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vbroadcastss	(%r14,%rcx,8), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm4
	movq	-104(%rsp), %r14
	vbroadcastss	(%r14,%rsi), %ymm8
	movq	-128(%rsp), %rsi
	vfmadd231ps	%ymm8, %ymm7, %ymm3
	addq	$32, %r15
	jmp	.LBB28_49
.LBB28_17:
	cmpq	$1, %rax
	jle	.LBB28_19
	movl	$2, %eax
	xorl	%r15d, %r15d
.LBB28_7:
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %ymm0
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r15, -112(%rsp)
	je	.LBB28_8
	movq	8(%r13), %rax
	leaq	4(,%r15,4), %rdx
	imulq	%rax, %rdx
	imulq	%r15, %rax
	movq	(%r13), %r10
	movq	24(%r13), %rsi
	leaq	(%r10,%rax,4), %r8
	leaq	32(%rdi), %r12
	movq	32(%r13), %r9
	movl	%esi, %eax
	andl	$3, %eax
	movq	%rsi, %r11
	andq	$-4, %r11
	shlq	$2, %r9
	leaq	(%r10,%rdx), %rbx
	addq	$12, %rbx
	addq	%r10, %rdx
	movq	%rax, -128(%rsp)
	leal	(,%rax,4), %r14d
	xorl	%r15d, %r15d
	vmovaps	%ymm0, %ymm1
	jmp	.LBB28_33
	.p2align	4
.LBB28_34:
	movq	%r12, %r13
.LBB28_40:
	incq	%r15
	addq	%r9, %r8
	addq	%r9, %rbx
	addq	%r9, %rdx
	movq	%r13, %r12
	cmpq	%rcx, %r15
	je	.LBB28_9
.LBB28_33:
	testq	%rsi, %rsi
	je	.LBB28_34
	cmpq	$4, %rsi
	jae	.LBB28_41
	xorl	%ebp, %ebp
	jmp	.LBB28_37
	.p2align	4
.LBB28_41:
	xorl	%r13d, %r13d
	.p2align	4
.LBB28_42:
	prefetcht0	8192(%r12)
	vmovups	(%r12), %ymm2
	vbroadcastss	(%r8,%r13,4), %ymm3
	vfmadd213ps	%ymm1, %ymm2, %ymm3
	vbroadcastss	-12(%rbx,%r13,4), %ymm1
	vfmadd213ps	%ymm0, %ymm2, %ymm1
	prefetcht0	8224(%r12)
	vmovups	32(%r12), %ymm0
	vbroadcastss	4(%r8,%r13,4), %ymm2
	vfmadd213ps	%ymm3, %ymm0, %ymm2
	vbroadcastss	-8(%rbx,%r13,4), %ymm3
	vfmadd213ps	%ymm1, %ymm0, %ymm3
	prefetcht0	8256(%r12)
	vmovups	64(%r12), %ymm0
	vbroadcastss	8(%r8,%r13,4), %ymm4
	vfmadd213ps	%ymm2, %ymm0, %ymm4
	vbroadcastss	-4(%rbx,%r13,4), %ymm2
	vfmadd213ps	%ymm3, %ymm0, %ymm2
	leaq	4(%r13), %rbp
	prefetcht0	8288(%r12)
	vmovups	96(%r12), %ymm3
	vbroadcastss	12(%r8,%r13,4), %ymm1
	vfmadd213ps	%ymm4, %ymm3, %ymm1
	vbroadcastss	(%rbx,%r13,4), %ymm0
	vfmadd213ps	%ymm2, %ymm3, %ymm0
	subq	$-128, %r12
	movq	%rbp, %r13
	cmpq	%rbp, %r11
	jne	.LBB28_42
.LBB28_37:
	movq	%r12, %r13
	cmpq	$0, -128(%rsp)
	je	.LBB28_40
	leaq	(%rdx,%rbp,4), %rax
	leaq	(%r8,%rbp,4), %rbp
	xorl	%r10d, %r10d
	movq	%r12, %r13
	.p2align	4
.LBB28_39:
	prefetcht0	8192(%r12,%r10,8)
	vmovups	(%r12,%r10,8), %ymm2
	vbroadcastss	(%rbp,%r10), %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm1
	vbroadcastss	(%rax,%r10), %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm0
	addq	$32, %r13
	addq	$4, %r10
	cmpq	%r10, %r14
	jne	.LBB28_39
	jmp	.LBB28_40
.LBB28_8:
	vmovaps	%ymm0, %ymm1
.LBB28_9:
	movq	-88(%rsp), %rdx
	movq	(%rdx), %rcx
	movq	8(%rdx), %r8
	movq	16(%rdx), %rsi
	vmovups	32(%rdx), %ymm2
	vmovups	64(%rdx), %ymm3
	movq	-120(%rsp), %r13
	movq	56(%r13), %rax
	movq	64(%r13), %r15
	addq	$-8, %rax
	movq	-96(%rsp), %r14
	cmpq	%r14, %rax
	cmovgeq	%r14, %rax
	movq	72(%r13), %r9
	movq	%r9, %r10
	movq	-112(%rsp), %r12
	imulq	%r12, %r10
	addq	%rax, %r10
	movq	%r10, %r11
	imulq	%r8, %r11
	movq	24(%rdx), %rbx
	imulq	%r14, %rbx
	vaddps	(%rcx,%r11,4), %ymm1, %ymm1
	vmulps	(%rsi,%rbx,4), %ymm1, %ymm4
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm1, %ymm6
	vblendvps	%ymm6, %ymm4, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm2, %ymm1
	vminps	%ymm1, %ymm3, %ymm1
	vmovups	%ymm1, (%r15,%r10,4)
	incq	%r12
	imulq	%r9, %r12
	addq	%rax, %r12
	imulq	%r12, %r8
	vaddps	(%rcx,%r8,4), %ymm0, %ymm0
	vmulps	(%rsi,%rbx,4), %ymm0, %ymm1
	vcmpltps	%ymm5, %ymm0, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r15,%r12,4)
	movq	-104(%rsp), %r15
	movq	-8(%rsp), %rsi
.LBB28_10:
	cmpq	%rsi, %r15
	jge	.LBB28_30
.LBB28_21:
	vmovups	(%rdi), %ymm0
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB28_29
	movq	8(%r13), %rcx
	imulq	%r15, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$32, %rdi
	movq	24(%r13), %r14
	movq	32(%r13), %rsi
	movl	%r14d, %r8d
	andl	$7, %r8d
	movq	%r14, %r9
	andq	$-8, %r9
	shlq	$2, %rsi
	xorl	%r10d, %r10d
	jmp	.LBB28_23
	.p2align	4
.LBB28_28:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB28_29
.LBB28_23:
	testq	%r14, %r14
	je	.LBB28_28
	xorl	%r11d, %r11d
	cmpq	$8, %r14
	jb	.LBB28_25
	.p2align	4
.LBB28_31:
	prefetcht0	8192(%rdi)
	vbroadcastss	(%rcx,%r11,4), %ymm1
	vfmadd132ps	(%rdi), %ymm0, %ymm1
	prefetcht0	8224(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %ymm0
	vfmadd132ps	32(%rdi), %ymm1, %ymm0
	prefetcht0	8256(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %ymm1
	vfmadd132ps	64(%rdi), %ymm0, %ymm1
	prefetcht0	8288(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %ymm0
	vfmadd132ps	96(%rdi), %ymm1, %ymm0
	prefetcht0	8320(%rdi)
	vbroadcastss	16(%rcx,%r11,4), %ymm1
	vfmadd132ps	128(%rdi), %ymm0, %ymm1
	prefetcht0	8352(%rdi)
	vbroadcastss	20(%rcx,%r11,4), %ymm0
	vfmadd132ps	160(%rdi), %ymm1, %ymm0
	prefetcht0	8384(%rdi)
	vbroadcastss	24(%rcx,%r11,4), %ymm1
	vfmadd132ps	192(%rdi), %ymm0, %ymm1
	prefetcht0	8416(%rdi)
	vbroadcastss	28(%rcx,%r11,4), %ymm0
	addq	$8, %r11
	vfmadd132ps	224(%rdi), %ymm1, %ymm0
	addq	$256, %rdi
	cmpq	%r11, %r9
	jne	.LBB28_31
.LBB28_25:
	testq	%r8, %r8
	je	.LBB28_28
	leaq	(%rcx,%r11,4), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB28_27:
	prefetcht0	8192(%rdi)
	vbroadcastss	(%r11,%rbx,4), %ymm1
	vfmadd231ps	(%rdi), %ymm1, %ymm0
	addq	$32, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB28_27
	jmp	.LBB28_28
.LBB28_29:
	movq	(%rdx), %rax
	movq	16(%rdx), %rcx
	vmovups	32(%rdx), %ymm1
	vmovups	64(%rdx), %ymm2
	movq	-120(%rsp), %r9
	movq	56(%r9), %r8
	addq	$-8, %r8
	movq	-96(%rsp), %rdi
	cmpq	%rdi, %r8
	cmovgeq	%rdi, %r8
	movq	64(%r9), %rsi
	imulq	72(%r9), %r15
	addq	%r8, %r15
	movq	8(%rdx), %r8
	imulq	%r15, %r8
	imulq	24(%rdx), %rdi
	vaddps	(%rax,%r8,4), %ymm0, %ymm0
	vmulps	(%rcx,%rdi,4), %ymm0, %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vcmpltps	%ymm4, %ymm0, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm1, %ymm0
	vminps	%ymm0, %ymm2, %ymm0
	vmovups	%ymm0, (%rsi,%r15,4)
.LBB28_30:
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
.LBB28_19:
	.cfi_def_cfa_offset 64
	jne	.LBB28_30
	xorl	%r15d, %r15d
	jmp	.LBB28_21
.Lfunc_end28:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5, .Lfunc_end28-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B19AddingAndRectifyingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5:
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
	subq	$104, %rsp
	.cfi_def_cfa_offset 160
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vmovaps	%xmm1, %xmm12
	vinsertf128	$1, %xmm1, %ymm0, %ymm1
	vinsertf128	$1, %xmm3, %ymm2, %ymm5
	movq	40(%r13), %rdx
	cmpq	$4, %rdx
	movq	%r13, -120(%rsp)
	movq	%rsi, -104(%rsp)
	movq	%rdx, -96(%rsp)
	jl	.LBB29_7
	movq	(%r13), %rbx
	movq	8(%r13), %r8
	movq	16(%r13), %r9
	leaq	64(%rdi), %rax
	movq	%rax, -88(%rsp)
	leaq	8(%rsi), %rax
	movq	72(%r13), %rcx
	movq	%rcx, -48(%rsp)
	movq	56(%r13), %rcx
	addq	$-8, %rcx
	movq	64(%r13), %r10
	movq	%r10, -64(%rsp)
	cmpq	%rsi, %rcx
	cmovlq	%rcx, %rsi
	movq	%rsi, -72(%rsp)
	cmpq	%rax, %rcx
	cmovgeq	%rax, %rcx
	movq	%rcx, -56(%rsp)
	leaq	(,%r8,8), %rax
	movq	%rax, -8(%rsp)
	vmovaps	%xmm3, 16(%rsp)
	vmovups	%ymm2, 64(%rsp)
	vinsertf128	$1, %xmm3, %ymm2, %ymm6
	vmovaps	%xmm12, (%rsp)
	vmovups	%ymm0, 32(%rsp)
	vinsertf128	$1, %xmm12, %ymm0, %ymm7
	movq	%r8, %rax
	shlq	$4, %rax
	movq	%rax, -80(%rsp)
	leaq	(%rbx,%r8,4), %r15
	addq	$4, %r15
	leaq	(%r8,%r8,2), %rax
	leaq	(%rbx,%rax,4), %rsi
	addq	$4, %rsi
	leaq	(%rbx,%r8,8), %r12
	addq	$4, %r12
	movl	$4, %ecx
	xorl	%eax, %eax
	jmp	.LBB29_2
	.p2align	4
.LBB29_3:
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm9, %ymm11
	vmovaps	%ymm8, %ymm12
	vmovaps	%ymm9, %ymm13
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm9, %ymm15
.LBB29_4:
	vcmpltps	%ymm1, %ymm15, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm15, %ymm4
	movq	%rax, %rcx
	vcmpltps	%ymm4, %ymm5, %ymm15
	vblendvps	%ymm15, %ymm6, %ymm4, %ymm4
	movq	-48(%rsp), %rdx
	imulq	%rdx, %rcx
	movq	-64(%rsp), %r10
	leaq	(%r10,%rcx,4), %rcx
	movq	-72(%rsp), %r11
	vmovups	%ymm4, (%rcx,%r11,4)
	vcmpltps	%ymm1, %ymm14, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm14, %ymm4
	vcmpltps	%ymm4, %ymm5, %ymm14
	vblendvps	%ymm14, %ymm6, %ymm4, %ymm4
	movq	-56(%rsp), %rsi
	vmovups	%ymm4, (%rcx,%rsi,4)
	movq	%rax, %rcx
	vcmpltps	%ymm1, %ymm13, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm13, %ymm4
	orq	$1, %rcx
	vcmpltps	%ymm4, %ymm5, %ymm13
	vblendvps	%ymm13, %ymm6, %ymm4, %ymm4
	imulq	%rdx, %rcx
	leaq	(%r10,%rcx,4), %rcx
	vmovups	%ymm4, (%rcx,%r11,4)
	vcmpltps	%ymm1, %ymm12, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm12, %ymm4
	vcmpltps	%ymm4, %ymm5, %ymm12
	vblendvps	%ymm12, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rsi,4)
	movq	%rax, %rcx
	vcmpltps	%ymm1, %ymm11, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm11, %ymm4
	orq	$2, %rcx
	vcmpltps	%ymm4, %ymm5, %ymm11
	vblendvps	%ymm11, %ymm6, %ymm4, %ymm4
	imulq	%rdx, %rcx
	leaq	(%r10,%rcx,4), %rcx
	vmovups	%ymm4, (%rcx,%r11,4)
	vcmpltps	%ymm1, %ymm10, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm10, %ymm4
	vcmpltps	%ymm4, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rsi,4)
	vcmpltps	%ymm1, %ymm9, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm9, %ymm4
	orq	$3, %rax
	vcmpltps	%ymm4, %ymm5, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm4, %ymm4
	imulq	%rdx, %rax
	leaq	(%r10,%rax,4), %rax
	vmovups	%ymm4, (%rax,%r11,4)
	vcmpltps	%ymm1, %ymm8, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm8, %ymm4
	vcmpltps	%ymm4, %ymm5, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rax,%rsi,4)
	movq	-112(%rsp), %r10
	leaq	4(%r10), %rcx
	movq	-16(%rsp), %rbx
	movq	-80(%rsp), %rax
	addq	%rax, %rbx
	movq	-24(%rsp), %r15
	addq	%rax, %r15
	movq	-32(%rsp), %rsi
	addq	%rax, %rsi
	movq	-40(%rsp), %r12
	addq	%rax, %r12
	movq	%r10, %rax
	movq	-96(%rsp), %rdx
	cmpq	%rcx, %rdx
	jl	.LBB29_5
.LBB29_2:
	movq	%rcx, -112(%rsp)
	vmovups	(%rdi), %ymm9
	vmovups	32(%rdi), %ymm8
	testq	%r9, %r9
	movq	%rbx, -16(%rsp)
	movq	%r15, -24(%rsp)
	movq	%rsi, -32(%rsp)
	movq	%r12, -40(%rsp)
	je	.LBB29_3
	movq	-120(%rsp), %rcx
	movq	24(%rcx), %r14
	movq	32(%rcx), %r11
	movq	%r14, %r13
	andq	$-2, %r13
	shlq	$2, %r11
	movq	%r12, %rcx
	movq	%r15, %r10
	movq	%rbx, %rdx
	movq	-88(%rsp), %r12
	xorl	%ebp, %ebp
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm9, %ymm11
	vmovaps	%ymm8, %ymm12
	vmovaps	%ymm9, %ymm13
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm9, %ymm15
	jmp	.LBB29_37
	.p2align	4
.LBB29_42:
	incq	%rbp
	addq	%r11, %rdx
	addq	%r11, %r10
	addq	%r11, %rsi
	addq	%r11, %rcx
	cmpq	%r9, %rbp
	je	.LBB29_4
.LBB29_37:
	testq	%r14, %r14
	je	.LBB29_42
	cmpq	$1, %r14
	jne	.LBB29_43
	xorl	%r15d, %r15d
	jmp	.LBB29_40
	.p2align	4
.LBB29_43:
	xorl	%ebx, %ebx
	.p2align	4
.LBB29_44:
	prefetcht0	8192(%r12)
	vmovups	(%r12), %ymm2
	vmovups	32(%r12), %ymm3
	vbroadcastss	(%rdx,%rbx,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm15
	vfmadd231ps	%ymm4, %ymm3, %ymm14
	vbroadcastss	-4(%r10,%rbx,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm13
	vfmadd231ps	%ymm4, %ymm3, %ymm12
	vbroadcastss	-4(%rcx,%rbx,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm11
	vfmadd231ps	%ymm4, %ymm3, %ymm10
	vbroadcastss	-4(%rsi,%rbx,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm9
	vfmadd231ps	%ymm3, %ymm4, %ymm8
	leaq	2(%rbx), %r15
	prefetcht0	8256(%r12)
	vmovups	64(%r12), %ymm2
	vmovups	96(%r12), %ymm3
	vbroadcastss	4(%rdx,%rbx,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm15
	vfmadd231ps	%ymm4, %ymm3, %ymm14
	vbroadcastss	(%r10,%rbx,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm13
	vfmadd231ps	%ymm4, %ymm3, %ymm12
	vbroadcastss	(%rcx,%rbx,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm11
	vfmadd231ps	%ymm4, %ymm3, %ymm10
	vbroadcastss	(%rsi,%rbx,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm9
	vfmadd231ps	%ymm3, %ymm4, %ymm8
	subq	$-128, %r12
	movq	%r15, %rbx
	cmpq	%r15, %r13
	jne	.LBB29_44
.LBB29_40:
	testb	$1, %r14b
	je	.LBB29_42
	prefetcht0	8192(%r12)
	leaq	(%rdx,%r15,4), %rbx
	vmovups	(%r12), %ymm4
	vmovups	32(%r12), %ymm3
	vbroadcastss	(%rdx,%r15,4), %ymm2
	vfmadd231ps	%ymm4, %ymm2, %ymm15
	vfmadd231ps	%ymm2, %ymm3, %ymm14
	leaq	(%rbx,%r8,4), %r15
	vbroadcastss	(%rbx,%r8,4), %ymm2
	vfmadd231ps	%ymm4, %ymm2, %ymm13
	vfmadd231ps	%ymm2, %ymm3, %ymm12
	vbroadcastss	(%rbx,%r8,8), %ymm2
	vfmadd231ps	%ymm4, %ymm2, %ymm11
	vfmadd231ps	%ymm2, %ymm3, %ymm10
	movq	-8(%rsp), %rbx
	vbroadcastss	(%rbx,%r15), %ymm2
	vfmadd231ps	%ymm4, %ymm2, %ymm9
	vfmadd231ps	%ymm3, %ymm2, %ymm8
	addq	$64, %r12
	jmp	.LBB29_42
.LBB29_7:
	cmpq	$1, %rdx
	jle	.LBB29_12
	movl	$2, %eax
	xorl	%r10d, %r10d
	jmp	.LBB29_9
.LBB29_5:
	movq	%r10, %rax
	orq	$2, %rax
	cmpq	%rax, %rdx
	movq	-104(%rsp), %rsi
	movq	-120(%rsp), %r13
	vmovaps	16(%rsp), %xmm3
	vmovups	64(%rsp), %ymm2
	vmovaps	(%rsp), %xmm12
	vmovups	32(%rsp), %ymm0
	jl	.LBB29_6
.LBB29_9:
	vmovups	(%rdi), %ymm7
	vmovups	32(%rdi), %ymm6
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r10, -112(%rsp)
	je	.LBB29_10
	movq	8(%r13), %r8
	leaq	4(,%r10,4), %rdx
	imulq	%r8, %rdx
	imulq	%r10, %r8
	movq	(%r13), %r15
	movq	24(%r13), %rsi
	leaq	(%r15,%r8,4), %r8
	leaq	64(%rdi), %r9
	movq	32(%r13), %r10
	movl	%esi, %r11d
	andl	$3, %r11d
	movq	%rsi, %rbx
	andq	$-4, %rbx
	shlq	$2, %r10
	leaq	(%r15,%rdx), %r14
	addq	$12, %r14
	addq	%r15, %rdx
	xorl	%r15d, %r15d
	vmovaps	%ymm6, %ymm8
	vmovaps	%ymm7, %ymm9
	jmp	.LBB29_27
	.p2align	4
.LBB29_33:
	incq	%r15
	addq	%r10, %r8
	addq	%r10, %r14
	addq	%r10, %rdx
	cmpq	%rcx, %r15
	je	.LBB29_11
.LBB29_27:
	testq	%rsi, %rsi
	je	.LBB29_33
	cmpq	$4, %rsi
	jae	.LBB29_34
	xorl	%r13d, %r13d
	jmp	.LBB29_30
	.p2align	4
.LBB29_34:
	xorl	%r12d, %r12d
	.p2align	4
.LBB29_35:
	prefetcht0	8192(%r9)
	vmovups	(%r9), %ymm4
	vmovups	32(%r9), %ymm10
	vbroadcastss	(%r8,%r12,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm9
	vfmadd231ps	%ymm11, %ymm10, %ymm8
	vbroadcastss	-12(%r14,%r12,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm7
	vfmadd231ps	%ymm10, %ymm11, %ymm6
	prefetcht0	8256(%r9)
	vmovups	64(%r9), %ymm4
	vmovups	96(%r9), %ymm10
	vbroadcastss	4(%r8,%r12,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm9
	vfmadd231ps	%ymm11, %ymm10, %ymm8
	vbroadcastss	-8(%r14,%r12,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm7
	vfmadd231ps	%ymm10, %ymm11, %ymm6
	prefetcht0	8320(%r9)
	vmovups	128(%r9), %ymm4
	vmovups	160(%r9), %ymm10
	vbroadcastss	8(%r8,%r12,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm9
	vfmadd231ps	%ymm11, %ymm10, %ymm8
	vbroadcastss	-4(%r14,%r12,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm7
	vfmadd231ps	%ymm10, %ymm11, %ymm6
	leaq	4(%r12), %r13
	prefetcht0	8384(%r9)
	vmovups	192(%r9), %ymm4
	vmovups	224(%r9), %ymm10
	vbroadcastss	12(%r8,%r12,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm9
	vfmadd231ps	%ymm11, %ymm10, %ymm8
	vbroadcastss	(%r14,%r12,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm7
	vfmadd231ps	%ymm10, %ymm11, %ymm6
	addq	$256, %r9
	movq	%r13, %r12
	cmpq	%r13, %rbx
	jne	.LBB29_35
.LBB29_30:
	testq	%r11, %r11
	je	.LBB29_33
	leaq	(%rdx,%r13,4), %r12
	leaq	(%r8,%r13,4), %r13
	xorl	%ebp, %ebp
	.p2align	4
.LBB29_32:
	prefetcht0	8192(%r9)
	vmovups	(%r9), %ymm4
	vmovups	32(%r9), %ymm10
	vbroadcastss	(%r13,%rbp,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm9
	vfmadd231ps	%ymm11, %ymm10, %ymm8
	vbroadcastss	(%r12,%rbp,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm7
	vfmadd231ps	%ymm10, %ymm11, %ymm6
	addq	$64, %r9
	incq	%rbp
	cmpq	%rbp, %r11
	jne	.LBB29_32
	jmp	.LBB29_33
.LBB29_12:
	jne	.LBB29_17
	xorl	%r10d, %r10d
	jmp	.LBB29_14
.LBB29_10:
	vmovaps	%ymm6, %ymm8
	vmovaps	%ymm7, %ymm9
.LBB29_11:
	movq	-120(%rsp), %r13
	movq	56(%r13), %rcx
	movq	64(%r13), %rdx
	addq	$-8, %rcx
	movq	-104(%rsp), %rsi
	cmpq	%rsi, %rcx
	movq	%rsi, %r11
	cmovlq	%rcx, %r11
	movq	72(%r13), %r8
	movq	%r8, %r9
	vcmpltps	%ymm1, %ymm9, %ymm4
	vinsertf128	$1, %xmm12, %ymm0, %ymm10
	vblendvps	%ymm4, %ymm10, %ymm9, %ymm4
	vcmpltps	%ymm4, %ymm5, %ymm9
	vinsertf128	$1, %xmm3, %ymm2, %ymm11
	vblendvps	%ymm9, %ymm11, %ymm4, %ymm4
	movq	-112(%rsp), %rbx
	imulq	%rbx, %r9
	leaq	(%rdx,%r9,4), %r9
	vmovups	%ymm4, (%r9,%r11,4)
	leaq	8(%rsi), %r10
	cmpq	%r10, %rcx
	cmovgeq	%r10, %rcx
	vcmpltps	%ymm1, %ymm8, %ymm4
	vblendvps	%ymm4, %ymm10, %ymm8, %ymm4
	vcmpltps	%ymm4, %ymm5, %ymm8
	vblendvps	%ymm8, %ymm11, %ymm4, %ymm4
	vmovups	%ymm4, (%r9,%rcx,4)
	vcmpltps	%ymm1, %ymm7, %ymm4
	vblendvps	%ymm4, %ymm10, %ymm7, %ymm4
	orq	$1, %rbx
	vcmpltps	%ymm4, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm11, %ymm4, %ymm4
	imulq	%r8, %rbx
	leaq	(%rdx,%rbx,4), %rdx
	vmovups	%ymm4, (%rdx,%r11,4)
	vcmpltps	%ymm1, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm10, %ymm6, %ymm4
	vcmpltps	%ymm4, %ymm5, %ymm6
	vblendvps	%ymm6, %ymm11, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rcx,4)
	movq	%rax, %r10
	movq	-96(%rsp), %rdx
.LBB29_6:
	cmpq	%rdx, %r10
	jge	.LBB29_17
.LBB29_14:
	vmovups	(%rdi), %ymm7
	vmovups	32(%rdi), %ymm6
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB29_15
	movq	8(%r13), %rcx
	movq	%r10, %r15
	imulq	%r10, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$64, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %r14
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %r14
	xorl	%r10d, %r10d
	jmp	.LBB29_19
	.p2align	4
.LBB29_24:
	incq	%r10
	addq	%r14, %rcx
	cmpq	%rax, %r10
	je	.LBB29_16
.LBB29_19:
	testq	%rdx, %rdx
	je	.LBB29_24
	xorl	%r11d, %r11d
	cmpq	$4, %rdx
	jb	.LBB29_21
	.p2align	4
.LBB29_25:
	prefetcht0	8192(%rdi)
	vbroadcastss	(%rcx,%r11,4), %ymm4
	vfmadd231ps	(%rdi), %ymm4, %ymm7
	vfmadd231ps	32(%rdi), %ymm4, %ymm6
	prefetcht0	8256(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %ymm4
	vfmadd231ps	64(%rdi), %ymm4, %ymm7
	vfmadd231ps	96(%rdi), %ymm4, %ymm6
	prefetcht0	8320(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %ymm4
	vfmadd231ps	128(%rdi), %ymm4, %ymm7
	vfmadd231ps	160(%rdi), %ymm4, %ymm6
	prefetcht0	8384(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %ymm4
	addq	$4, %r11
	vfmadd231ps	192(%rdi), %ymm4, %ymm7
	vfmadd231ps	224(%rdi), %ymm4, %ymm6
	addq	$256, %rdi
	cmpq	%r11, %r9
	jne	.LBB29_25
.LBB29_21:
	testq	%r8, %r8
	je	.LBB29_24
	leaq	(%rcx,%r11,4), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB29_23:
	prefetcht0	8192(%rdi)
	vbroadcastss	(%r11,%rbx,4), %ymm4
	vfmadd231ps	(%rdi), %ymm4, %ymm7
	vfmadd231ps	32(%rdi), %ymm4, %ymm6
	addq	$64, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB29_23
	jmp	.LBB29_24
.LBB29_15:
	movq	%r10, %r15
.LBB29_16:
	movq	-120(%rsp), %rdx
	movq	56(%rdx), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	cmovlq	%rax, %rcx
	imulq	72(%rdx), %r15
	vcmpltps	%ymm1, %ymm7, %ymm4
	vinsertf128	$1, %xmm12, %ymm0, %ymm8
	vblendvps	%ymm4, %ymm8, %ymm7, %ymm0
	vcmpltps	%ymm0, %ymm5, %ymm4
	vinsertf128	$1, %xmm3, %ymm2, %ymm2
	vblendvps	%ymm4, %ymm2, %ymm0, %ymm0
	shlq	$2, %r15
	addq	64(%rdx), %r15
	vmovups	%ymm0, (%r15,%rcx,4)
	addq	$8, %rsi
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	vcmpltps	%ymm1, %ymm6, %ymm1
	vblendvps	%ymm1, %ymm8, %ymm6, %ymm0
	vcmpltps	%ymm0, %ymm5, %ymm1
	vblendvps	%ymm1, %ymm2, %ymm0, %ymm0
	vmovups	%ymm0, (%r15,%rsi,4)
.LBB29_17:
	addq	$104, %rsp
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
.Lfunc_end29:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5, .Lfunc_end29-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAJGG_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5:
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
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vmovaps	%xmm0, %xmm14
	vinsertf128	$1, %xmm1, %ymm14, %ymm0
	vmovups	%ymm0, 32(%rsp)
	vinsertf128	$1, %xmm3, %ymm2, %ymm0
	vmovups	%ymm0, (%rsp)
	movq	40(%r13), %rdx
	cmpq	$4, %rdx
	movq	%r13, -128(%rsp)
	movq	%rdx, -112(%rsp)
	jl	.LBB30_7
	movq	(%r13), %rbx
	movq	8(%r13), %rax
	movq	16(%r13), %r8
	leaq	96(%rdi), %rcx
	movq	%rcx, -96(%rsp)
	leaq	8(%rsi), %r9
	leaq	16(%rsi), %rcx
	movq	72(%r13), %r10
	movq	%r10, -56(%rsp)
	movq	56(%r13), %r10
	addq	$-8, %r10
	cmpq	%rsi, %r10
	movq	%rsi, -104(%rsp)
	cmovlq	%r10, %rsi
	movq	%rsi, -72(%rsp)
	movq	64(%r13), %rsi
	movq	%rsi, -80(%rsp)
	cmpq	%r9, %r10
	cmovlq	%r10, %r9
	movq	%r9, -48(%rsp)
	cmpq	%rcx, %r10
	cmovgeq	%rcx, %r10
	movq	%r10, -64(%rsp)
	vmovaps	%xmm3, -16(%rsp)
	vmovups	%ymm2, 128(%rsp)
	vinsertf128	$1, %xmm3, %ymm2, %ymm0
	vmovups	%ymm0, 160(%rsp)
	vmovaps	%xmm1, -32(%rsp)
	vmovups	%ymm14, 96(%rsp)
	vinsertf128	$1, %xmm1, %ymm14, %ymm0
	vmovups	%ymm0, 64(%rsp)
	leaq	(%rax,%rax,2), %rcx
	leaq	(%rbx,%rcx,4), %r14
	leaq	(%rbx,%rax,8), %r10
	leaq	(%rbx,%rax,4), %r11
	shlq	$4, %rax
	movq	%rax, -88(%rsp)
	movl	$4, %ecx
	xorl	%eax, %eax
	jmp	.LBB30_2
	.p2align	4
.LBB30_3:
	vmovaps	%ymm3, %ymm11
	vmovaps	%ymm2, %ymm12
	vmovaps	%ymm1, %ymm13
	vmovaps	%ymm3, %ymm14
	vmovaps	%ymm2, %ymm15
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm2, %ymm9
	vmovaps	%ymm1, %ymm4
.LBB30_4:
	vmovups	32(%rsp), %ymm5
	vcmpltps	%ymm5, %ymm4, %ymm0
	vblendvps	%ymm0, 64(%rsp), %ymm4, %ymm0
	vmovups	(%rsp), %ymm6
	vcmpltps	%ymm0, %ymm6, %ymm4
	vmovups	160(%rsp), %ymm7
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	%rax, %rcx
	movq	-56(%rsp), %rsi
	imulq	%rsi, %rcx
	movq	-80(%rsp), %r15
	leaq	(%r15,%rcx,4), %rcx
	movq	-72(%rsp), %rbx
	vmovups	%ymm0, (%rcx,%rbx,4)
	vcmpltps	%ymm5, %ymm9, %ymm0
	vblendvps	%ymm0, 64(%rsp), %ymm9, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	-48(%rsp), %rdx
	vmovups	%ymm0, (%rcx,%rdx,4)
	vcmpltps	%ymm5, %ymm8, %ymm0
	vmovups	64(%rsp), %ymm9
	vblendvps	%ymm0, %ymm9, %ymm8, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	-64(%rsp), %r9
	vmovups	%ymm0, (%rcx,%r9,4)
	vcmpltps	%ymm5, %ymm10, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm10, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	%rax, %rcx
	orq	$1, %rcx
	imulq	%rsi, %rcx
	leaq	(%r15,%rcx,4), %rcx
	vmovups	%ymm0, (%rcx,%rbx,4)
	vcmpltps	%ymm5, %ymm15, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm15, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%rdx,4)
	vcmpltps	%ymm5, %ymm14, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm14, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%r9,4)
	vcmpltps	%ymm5, %ymm13, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm13, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	movq	%rax, %rcx
	orq	$2, %rcx
	imulq	%rsi, %rcx
	leaq	(%r15,%rcx,4), %rcx
	vmovups	%ymm0, (%rcx,%rbx,4)
	vcmpltps	%ymm5, %ymm12, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm12, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%rdx,4)
	vcmpltps	%ymm5, %ymm11, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm11, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%r9,4)
	vcmpltps	%ymm5, %ymm1, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm1, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm1
	vblendvps	%ymm1, %ymm7, %ymm0, %ymm0
	orq	$3, %rax
	imulq	%rsi, %rax
	leaq	(%r15,%rax,4), %rax
	vmovups	%ymm0, (%rax,%rbx,4)
	vcmpltps	%ymm5, %ymm2, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm2, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm1
	vblendvps	%ymm1, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%rdx,4)
	vcmpltps	%ymm5, %ymm3, %ymm0
	vblendvps	%ymm0, %ymm9, %ymm3, %ymm0
	vcmpltps	%ymm0, %ymm6, %ymm1
	vblendvps	%ymm1, %ymm7, %ymm0, %ymm0
	vmovups	%ymm0, (%rax,%r9,4)
	movq	-120(%rsp), %r15
	leaq	4(%r15), %rcx
	movq	-88(%rsp), %rax
	addq	%rax, %r14
	addq	%rax, %r10
	movq	-40(%rsp), %rbx
	addq	%rax, %rbx
	addq	%rax, %r11
	movq	%r15, %rax
	movq	-112(%rsp), %rdx
	cmpq	%rcx, %rdx
	jl	.LBB30_5
.LBB30_2:
	movq	%rcx, -120(%rsp)
	vmovups	(%rdi), %ymm1
	vmovups	32(%rdi), %ymm2
	vmovups	64(%rdi), %ymm3
	testq	%r8, %r8
	movq	%rbx, -40(%rsp)
	je	.LBB30_3
	movq	-128(%rsp), %rdx
	movq	24(%rdx), %rcx
	movq	32(%rdx), %r13
	shlq	$2, %r13
	movq	%r11, %r9
	movq	%rbx, %rdx
	movq	%r10, %rbp
	movq	%r14, %r12
	movq	-96(%rsp), %rbx
	xorl	%esi, %esi
	vmovaps	%ymm3, %ymm11
	vmovaps	%ymm2, %ymm12
	vmovaps	%ymm1, %ymm13
	vmovaps	%ymm3, %ymm14
	vmovaps	%ymm2, %ymm15
	vmovaps	%ymm1, %ymm10
	vmovaps	%ymm3, %ymm8
	vmovaps	%ymm2, %ymm9
	vmovaps	%ymm1, %ymm4
	jmp	.LBB30_35
	.p2align	4
.LBB30_38:
	incq	%rsi
	addq	%r13, %r12
	addq	%r13, %rbp
	addq	%r13, %rdx
	addq	%r13, %r9
	cmpq	%r8, %rsi
	je	.LBB30_4
.LBB30_35:
	testq	%rcx, %rcx
	je	.LBB30_38
	xorl	%r15d, %r15d
	.p2align	4
.LBB30_37:
	prefetcht0	8192(%rbx)
	prefetcht0	8256(%rbx)
	vmovups	(%rbx), %ymm0
	vmovups	32(%rbx), %ymm5
	vmovups	64(%rbx), %ymm6
	vbroadcastss	(%rdx,%r15,4), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm4
	vfmadd231ps	%ymm5, %ymm7, %ymm9
	vfmadd231ps	%ymm7, %ymm6, %ymm8
	vbroadcastss	(%r9,%r15,4), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm10
	vfmadd231ps	%ymm5, %ymm7, %ymm15
	vfmadd231ps	%ymm7, %ymm6, %ymm14
	vbroadcastss	(%rbp,%r15,4), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm13
	vfmadd231ps	%ymm5, %ymm7, %ymm12
	vfmadd231ps	%ymm7, %ymm6, %ymm11
	vbroadcastss	(%r12,%r15,4), %ymm7
	incq	%r15
	vfmadd231ps	%ymm0, %ymm7, %ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3
	addq	$96, %rbx
	cmpq	%r15, %rcx
	jne	.LBB30_37
	jmp	.LBB30_38
.LBB30_7:
	cmpq	$1, %rdx
	jle	.LBB30_12
	movl	$2, %eax
	xorl	%r15d, %r15d
	jmp	.LBB30_9
.LBB30_5:
	movq	%r15, %rax
	orq	$2, %rax
	cmpq	%rax, %rdx
	movq	-104(%rsp), %rsi
	movq	-128(%rsp), %r13
	vmovaps	-16(%rsp), %xmm3
	vmovups	128(%rsp), %ymm2
	vmovaps	-32(%rsp), %xmm1
	vmovups	96(%rsp), %ymm14
	jl	.LBB30_6
.LBB30_9:
	vmovups	(%rdi), %ymm8
	vmovups	32(%rdi), %ymm7
	vmovups	64(%rdi), %ymm6
	movq	16(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r15, -120(%rsp)
	je	.LBB30_10
	movq	8(%r13), %rdx
	movq	%rdx, %r8
	imulq	%r15, %r8
	movq	(%r13), %rbx
	movq	24(%r13), %rbp
	leaq	(%rbx,%r8,4), %r8
	leaq	96(%rdi), %r9
	movq	32(%r13), %r10
	movq	%rbp, %r11
	andq	$-2, %r11
	shlq	$2, %r10
	leaq	4(,%r15,4), %r14
	imulq	%rdx, %r14
	addq	%r14, %rbx
	addq	$4, %rbx
	xorl	%r14d, %r14d
	vmovaps	%ymm6, %ymm13
	vmovaps	%ymm7, %ymm12
	vmovaps	%ymm8, %ymm11
	jmp	.LBB30_26
	.p2align	4
.LBB30_31:
	incq	%r14
	addq	%r10, %r8
	addq	%r10, %rbx
	cmpq	%rcx, %r14
	je	.LBB30_11
.LBB30_26:
	testq	%rbp, %rbp
	je	.LBB30_31
	cmpq	$1, %rbp
	jne	.LBB30_32
	xorl	%r15d, %r15d
	jmp	.LBB30_29
	.p2align	4
.LBB30_32:
	xorl	%r12d, %r12d
	.p2align	4
.LBB30_33:
	prefetcht0	8192(%r9)
	prefetcht0	8256(%r9)
	vmovups	(%r9), %ymm0
	vmovups	32(%r9), %ymm4
	vmovups	64(%r9), %ymm9
	vbroadcastss	(%r8,%r12,4), %ymm10
	vfmadd231ps	%ymm0, %ymm10, %ymm11
	vfmadd231ps	%ymm4, %ymm10, %ymm12
	vfmadd231ps	%ymm10, %ymm9, %ymm13
	vbroadcastss	-4(%rbx,%r12,4), %ymm10
	vfmadd231ps	%ymm0, %ymm10, %ymm8
	vfmadd231ps	%ymm4, %ymm10, %ymm7
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	prefetcht0	8288(%r9)
	prefetcht0	8352(%r9)
	leaq	2(%r12), %r15
	vmovups	96(%r9), %ymm0
	vmovups	128(%r9), %ymm4
	vmovups	160(%r9), %ymm9
	vbroadcastss	4(%r8,%r12,4), %ymm10
	vfmadd231ps	%ymm0, %ymm10, %ymm11
	vfmadd231ps	%ymm4, %ymm10, %ymm12
	vfmadd231ps	%ymm10, %ymm9, %ymm13
	vbroadcastss	(%rbx,%r12,4), %ymm10
	vfmadd231ps	%ymm0, %ymm10, %ymm8
	vfmadd231ps	%ymm4, %ymm10, %ymm7
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	addq	$192, %r9
	movq	%r15, %r12
	cmpq	%r15, %r11
	jne	.LBB30_33
.LBB30_29:
	testb	$1, %bpl
	je	.LBB30_31
	prefetcht0	8192(%r9)
	prefetcht0	8256(%r9)
	leaq	(%r8,%r15,4), %r12
	vmovups	(%r9), %ymm0
	vmovups	32(%r9), %ymm4
	vmovups	64(%r9), %ymm9
	vbroadcastss	(%r8,%r15,4), %ymm10
	vfmadd231ps	%ymm0, %ymm10, %ymm11
	vfmadd231ps	%ymm4, %ymm10, %ymm12
	vfmadd231ps	%ymm10, %ymm9, %ymm13
	vbroadcastss	(%r12,%rdx,4), %ymm10
	vfmadd231ps	%ymm0, %ymm10, %ymm8
	vfmadd231ps	%ymm4, %ymm10, %ymm7
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	addq	$96, %r9
	jmp	.LBB30_31
.LBB30_12:
	jne	.LBB30_23
	xorl	%r15d, %r15d
	jmp	.LBB30_14
.LBB30_10:
	vmovaps	%ymm6, %ymm13
	vmovaps	%ymm7, %ymm12
	vmovaps	%ymm8, %ymm11
.LBB30_11:
	movq	-128(%rsp), %r13
	movq	56(%r13), %rcx
	movq	64(%r13), %rdx
	addq	$-8, %rcx
	cmpq	%rsi, %rcx
	movq	%rsi, %rbx
	cmovlq	%rcx, %rbx
	movq	72(%r13), %r8
	movq	%r8, %r9
	vmovups	32(%rsp), %ymm5
	vcmpltps	%ymm5, %ymm11, %ymm0
	vinsertf128	$1, %xmm1, %ymm14, %ymm4
	vblendvps	%ymm0, %ymm4, %ymm11, %ymm0
	vmovups	(%rsp), %ymm10
	vcmpltps	%ymm0, %ymm10, %ymm9
	vinsertf128	$1, %xmm3, %ymm2, %ymm11
	vblendvps	%ymm9, %ymm11, %ymm0, %ymm0
	movq	-120(%rsp), %r14
	imulq	%r14, %r9
	leaq	(%rdx,%r9,4), %r10
	vmovups	%ymm0, (%r10,%rbx,4)
	leaq	8(%rsi), %r9
	cmpq	%r9, %rcx
	cmovlq	%rcx, %r9
	vcmpltps	%ymm5, %ymm12, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm12, %ymm0
	vcmpltps	%ymm0, %ymm10, %ymm9
	vblendvps	%ymm9, %ymm11, %ymm0, %ymm0
	vmovups	%ymm0, (%r10,%r9,4)
	leaq	16(%rsi), %r11
	cmpq	%r11, %rcx
	cmovgeq	%r11, %rcx
	vcmpltps	%ymm5, %ymm13, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm13, %ymm0
	vcmpltps	%ymm0, %ymm10, %ymm9
	vblendvps	%ymm9, %ymm11, %ymm0, %ymm0
	vmovups	%ymm0, (%r10,%rcx,4)
	vcmpltps	%ymm5, %ymm8, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm8, %ymm0
	orq	$1, %r14
	vcmpltps	%ymm0, %ymm10, %ymm8
	vblendvps	%ymm8, %ymm11, %ymm0, %ymm0
	imulq	%r8, %r14
	leaq	(%rdx,%r14,4), %rdx
	vmovups	%ymm0, (%rdx,%rbx,4)
	vcmpltps	%ymm5, %ymm7, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm7, %ymm0
	vcmpltps	%ymm0, %ymm10, %ymm7
	vblendvps	%ymm7, %ymm11, %ymm0, %ymm0
	vmovups	%ymm0, (%rdx,%r9,4)
	vcmpltps	%ymm5, %ymm6, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm6, %ymm0
	vcmpltps	%ymm0, %ymm10, %ymm4
	vblendvps	%ymm4, %ymm11, %ymm0, %ymm0
	vmovups	%ymm0, (%rdx,%rcx,4)
	movq	%rax, %r15
	movq	-112(%rsp), %rdx
.LBB30_6:
	cmpq	%rdx, %r15
	jge	.LBB30_23
.LBB30_14:
	vmovups	(%rdi), %ymm6
	vmovups	32(%rdi), %ymm9
	vmovups	64(%rdi), %ymm10
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB30_22
	movq	8(%r13), %rcx
	imulq	%r15, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$96, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %r14
	movl	%edx, %r8d
	andl	$3, %r8d
	movq	%rdx, %r9
	andq	$-4, %r9
	shlq	$2, %r14
	xorl	%r10d, %r10d
	jmp	.LBB30_16
	.p2align	4
.LBB30_21:
	incq	%r10
	addq	%r14, %rcx
	cmpq	%rax, %r10
	je	.LBB30_22
.LBB30_16:
	testq	%rdx, %rdx
	je	.LBB30_21
	xorl	%r11d, %r11d
	cmpq	$4, %rdx
	jb	.LBB30_18
	.p2align	4
.LBB30_24:
	prefetcht0	8192(%rdi)
	prefetcht0	8256(%rdi)
	vbroadcastss	(%rcx,%r11,4), %ymm0
	vfmadd231ps	(%rdi), %ymm0, %ymm6
	vfmadd231ps	32(%rdi), %ymm0, %ymm9
	vfmadd231ps	64(%rdi), %ymm0, %ymm10
	prefetcht0	8288(%rdi)
	prefetcht0	8352(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %ymm0
	vfmadd231ps	96(%rdi), %ymm0, %ymm6
	vfmadd231ps	128(%rdi), %ymm0, %ymm9
	vfmadd231ps	160(%rdi), %ymm0, %ymm10
	prefetcht0	8384(%rdi)
	prefetcht0	8448(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %ymm0
	vfmadd231ps	192(%rdi), %ymm0, %ymm6
	vfmadd231ps	224(%rdi), %ymm0, %ymm9
	vfmadd231ps	256(%rdi), %ymm0, %ymm10
	prefetcht0	8480(%rdi)
	prefetcht0	8544(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %ymm0
	addq	$4, %r11
	vfmadd231ps	288(%rdi), %ymm0, %ymm6
	vfmadd231ps	320(%rdi), %ymm0, %ymm9
	vfmadd231ps	352(%rdi), %ymm0, %ymm10
	addq	$384, %rdi
	cmpq	%r11, %r9
	jne	.LBB30_24
.LBB30_18:
	testq	%r8, %r8
	je	.LBB30_21
	leaq	(%rcx,%r11,4), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB30_20:
	prefetcht0	8192(%rdi)
	prefetcht0	8256(%rdi)
	vbroadcastss	(%r11,%rbx,4), %ymm0
	vfmadd231ps	(%rdi), %ymm0, %ymm6
	vfmadd231ps	32(%rdi), %ymm0, %ymm9
	vfmadd231ps	64(%rdi), %ymm0, %ymm10
	addq	$96, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB30_20
	jmp	.LBB30_21
.LBB30_22:
	movq	-128(%rsp), %rdx
	movq	56(%rdx), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	cmovlq	%rax, %rcx
	imulq	72(%rdx), %r15
	vmovups	32(%rsp), %ymm5
	vcmpltps	%ymm5, %ymm6, %ymm0
	vinsertf128	$1, %xmm1, %ymm14, %ymm4
	vblendvps	%ymm0, %ymm4, %ymm6, %ymm0
	vmovups	(%rsp), %ymm7
	vcmpltps	%ymm0, %ymm7, %ymm8
	vinsertf128	$1, %xmm3, %ymm2, %ymm6
	vblendvps	%ymm8, %ymm6, %ymm0, %ymm0
	shlq	$2, %r15
	addq	64(%rdx), %r15
	vmovups	%ymm0, (%r15,%rcx,4)
	leaq	8(%rsi), %rcx
	cmpq	%rcx, %rax
	cmovlq	%rax, %rcx
	vcmpltps	%ymm5, %ymm9, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm9, %ymm0
	vcmpltps	%ymm0, %ymm7, %ymm2
	vblendvps	%ymm2, %ymm6, %ymm0, %ymm0
	vmovups	%ymm0, (%r15,%rcx,4)
	addq	$16, %rsi
	cmpq	%rsi, %rax
	cmovlq	%rax, %rsi
	vcmpltps	%ymm5, %ymm10, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm10, %ymm0
	vcmpltps	%ymm0, %ymm7, %ymm1
	vblendvps	%ymm1, %ymm6, %ymm0, %ymm0
	vmovups	%ymm0, (%r15,%rsi,4)
.LBB30_23:
	addq	$200, %rsp
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
.Lfunc_end30:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5, .Lfunc_end30-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B7ColumnsVyANyAA0B6ColumnVyAJGGG_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5
	.weak	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5,@function
$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5:
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
	subq	$40, %rsp
	.cfi_def_cfa_offset 96
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vmovaps	%xmm2, %xmm11
	vinsertf128	$1, %xmm1, %ymm0, %ymm5
	vinsertf128	$1, %xmm3, %ymm11, %ymm2
	movq	40(%r13), %rax
	cmpq	$8, %rax
	movq	%r13, -112(%rsp)
	movq	%rsi, -88(%rsp)
	movq	%rax, -40(%rsp)
	jl	.LBB31_11
	movq	(%r13), %rdx
	movq	8(%r13), %r8
	movq	16(%r13), %rax
	movq	%rax, -120(%rsp)
	movq	56(%r13), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	cmovgeq	%rsi, %rax
	leaq	32(%rdi), %rcx
	movq	%rcx, -80(%rsp)
	shlq	$2, %rax
	addq	64(%r13), %rax
	movq	%rax, -56(%rsp)
	movq	72(%r13), %rax
	movq	%rax, -64(%rsp)
	vmovaps	%xmm3, -32(%rsp)
	vmovups	%ymm11, (%rsp)
	vinsertf128	$1, %xmm3, %ymm11, %ymm6
	vmovaps	%xmm1, -16(%rsp)
	vinsertf128	$1, %xmm1, %ymm0, %ymm7
	movq	%r8, %rax
	shlq	$5, %rax
	movq	%rax, -72(%rsp)
	leaq	(,%r8,4), %r15
	movl	$8, %eax
	xorl	%r9d, %r9d
	leaq	(%r15,%r15), %r12
	jmp	.LBB31_2
	.p2align	4
.LBB31_3:
	vmovaps	%ymm8, %ymm9
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm8, %ymm11
	vmovaps	%ymm8, %ymm12
	vmovaps	%ymm8, %ymm13
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm8, %ymm15
.LBB31_4:
	movq	-48(%rsp), %rsi
	movq	%rsi, %rax
	vcmpltps	%ymm5, %ymm15, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm15, %ymm4
	movq	-64(%rsp), %rdx
	imulq	%rdx, %rax
	vcmpltps	%ymm4, %ymm2, %ymm15
	vblendvps	%ymm15, %ymm6, %ymm4, %ymm4
	movq	-56(%rsp), %rcx
	vmovups	%ymm4, (%rcx,%rax,4)
	movq	%rsi, %rax
	orq	$1, %rax
	imulq	%rdx, %rax
	vcmpltps	%ymm5, %ymm14, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm14, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm14
	vblendvps	%ymm14, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rax,4)
	movq	%rsi, %rax
	orq	$2, %rax
	vcmpltps	%ymm5, %ymm13, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm13, %ymm4
	imulq	%rdx, %rax
	vcmpltps	%ymm4, %ymm2, %ymm13
	vblendvps	%ymm13, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rax,4)
	movq	%rsi, %rax
	orq	$3, %rax
	imulq	%rdx, %rax
	vcmpltps	%ymm5, %ymm12, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm12, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm12
	vblendvps	%ymm12, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rax,4)
	movq	%rsi, %rax
	orq	$4, %rax
	vcmpltps	%ymm5, %ymm11, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm11, %ymm4
	imulq	%rdx, %rax
	vcmpltps	%ymm4, %ymm2, %ymm11
	vblendvps	%ymm11, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rax,4)
	movq	%rsi, %rax
	orq	$5, %rax
	imulq	%rdx, %rax
	vcmpltps	%ymm5, %ymm10, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm10, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm10
	vblendvps	%ymm10, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rax,4)
	movq	%rsi, %rax
	orq	$6, %rax
	vcmpltps	%ymm5, %ymm9, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm9, %ymm4
	imulq	%rdx, %rax
	vcmpltps	%ymm4, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rax,4)
	orq	$7, %rsi
	imulq	%rdx, %rsi
	vcmpltps	%ymm5, %ymm8, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm8, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rcx,%rsi,4)
	movq	-104(%rsp), %rsi
	leaq	8(%rsi), %rax
	movq	-96(%rsp), %rdx
	addq	-72(%rsp), %rdx
	movq	%rsi, %r9
	movq	-40(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB31_5
.LBB31_2:
	movq	%r9, -48(%rsp)
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %ymm8
	cmpq	$0, -120(%rsp)
	movq	%rdx, -96(%rsp)
	je	.LBB31_3
	movq	-112(%rsp), %rcx
	movq	24(%rcx), %rax
	movq	32(%rcx), %rcx
	shlq	$2, %rcx
	movq	%rdx, %rsi
	movq	-80(%rsp), %r13
	xorl	%r11d, %r11d
	vmovaps	%ymm8, %ymm9
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm8, %ymm11
	vmovaps	%ymm8, %ymm12
	vmovaps	%ymm8, %ymm13
	vmovaps	%ymm8, %ymm14
	vmovaps	%ymm8, %ymm15
	jmp	.LBB31_54
	.p2align	4
.LBB31_57:
	incq	%r11
	addq	%rcx, %rsi
	cmpq	-120(%rsp), %r11
	je	.LBB31_4
.LBB31_54:
	testq	%rax, %rax
	je	.LBB31_57
	xorl	%r14d, %r14d
	.p2align	4
.LBB31_56:
	prefetcht0	8192(%r13)
	leaq	(%rsi,%r14,4), %rdx
	vbroadcastss	(%rsi,%r14,4), %ymm4
	incq	%r14
	leaq	(%rdx,%r15), %rbx
	addq	%r15, %rbx
	leaq	(%rbx,%r12), %r10
	leaq	(%r10,%r8,4), %r9
	leaq	(%r9,%r15), %rbp
	vmovups	(%r13), %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm15
	vbroadcastss	(%rdx,%r8,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm14
	vbroadcastss	(%rdx,%r8,8), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm13
	vbroadcastss	(%rbx,%r8,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm12
	vbroadcastss	(%rbx,%r8,8), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm11
	vbroadcastss	(%r10,%r8,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm10
	vbroadcastss	(%r15,%r9), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm9
	vbroadcastss	(%r15,%rbp), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm8
	addq	$32, %r13
	cmpq	%r14, %rax
	jne	.LBB31_56
	jmp	.LBB31_57
.LBB31_11:
	cmpq	$4, %rax
	jl	.LBB31_17
	vmovups	%ymm11, (%rsp)
	vinsertf128	$1, %xmm3, %ymm11, %ymm6
	vmovaps	%xmm1, -16(%rsp)
	vinsertf128	$1, %xmm1, %ymm0, %ymm7
	movl	$4, %eax
	xorl	%esi, %esi
	jmp	.LBB31_13
.LBB31_5:
	movq	%rsi, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	vmovaps	-32(%rsp), %xmm3
	jge	.LBB31_13
.LBB31_6:
	leaq	2(%rsi), %rax
	cmpq	%rax, %rcx
	movq	-112(%rsp), %r13
	vmovups	(%rsp), %ymm11
	vmovaps	-16(%rsp), %xmm1
	jge	.LBB31_7
	jmp	.LBB31_10
.LBB31_13:
	movq	-112(%rsp), %rcx
	movq	(%rcx), %r9
	movq	8(%rcx), %r10
	movq	16(%rcx), %r8
	leaq	32(%rdi), %rdx
	movq	%rdx, -80(%rsp)
	movq	72(%rcx), %rdx
	movq	%rdx, -56(%rsp)
	movq	56(%rcx), %r11
	addq	$-8, %r11
	movq	-88(%rsp), %rdx
	cmpq	%rdx, %r11
	cmovgeq	%rdx, %r11
	shlq	$2, %r11
	addq	64(%rcx), %r11
	movq	%r11, -64(%rsp)
	movq	%r10, -120(%rsp)
	leaq	(,%r10,8), %rcx
	movq	%rcx, -96(%rsp)
	movq	%r9, -72(%rsp)
	leaq	4(%r9), %rcx
	movq	%rcx, -32(%rsp)
	movq	%r8, %r9
	movq	%rsi, %rbx
	movq	-120(%rsp), %r12
	jmp	.LBB31_14
	.p2align	4
.LBB31_15:
	vmovaps	%ymm8, %ymm9
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm8, %ymm11
.LBB31_16:
	movq	-48(%rsp), %rsi
	movq	%rsi, %rax
	movq	-56(%rsp), %rcx
	imulq	%rcx, %rax
	vcmpltps	%ymm5, %ymm11, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm11, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm11
	vblendvps	%ymm11, %ymm6, %ymm4, %ymm4
	movq	-64(%rsp), %rdx
	vmovups	%ymm4, (%rdx,%rax,4)
	leaq	1(%rsi), %rax
	vcmpltps	%ymm5, %ymm10, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm10, %ymm4
	imulq	%rcx, %rax
	vcmpltps	%ymm4, %ymm2, %ymm10
	vblendvps	%ymm10, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rax,4)
	leaq	2(%rsi), %rax
	imulq	%rcx, %rax
	vcmpltps	%ymm5, %ymm9, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm9, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rax,4)
	addq	$3, %rsi
	vcmpltps	%ymm5, %ymm8, %ymm4
	vblendvps	%ymm4, %ymm7, %ymm8, %ymm4
	imulq	%rcx, %rsi
	vcmpltps	%ymm4, %ymm2, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm4, %ymm4
	vmovups	%ymm4, (%rdx,%rsi,4)
	movq	-104(%rsp), %rsi
	leaq	4(%rsi), %rax
	movq	%rsi, %rbx
	movq	-40(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB31_6
.LBB31_14:
	movq	%rax, -104(%rsp)
	vmovups	(%rdi), %ymm8
	testq	%r9, %r9
	movq	%rbx, -48(%rsp)
	je	.LBB31_15
	movq	%rbx, %rax
	movq	-120(%rsp), %r8
	imulq	%r8, %rax
	movq	-72(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rbp
	movq	-112(%rsp), %rax
	movq	24(%rax), %rdx
	movq	32(%rax), %rsi
	movq	%rdx, %r10
	andq	$-2, %r10
	shlq	$2, %rsi
	leaq	4(,%rbx,4), %rcx
	imulq	%r8, %rcx
	movq	-32(%rsp), %r11
	addq	%r11, %rcx
	leaq	12(,%rbx,4), %rax
	imulq	%r8, %rax
	addq	%r11, %rax
	leaq	8(,%rbx,4), %r13
	imulq	%r8, %r13
	addq	%r11, %r13
	movq	-80(%rsp), %r15
	xorl	%r11d, %r11d
	vmovaps	%ymm8, %ymm9
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm8, %ymm11
	jmp	.LBB31_45
	.p2align	4
.LBB31_50:
	incq	%r11
	addq	%rsi, %rbp
	addq	%rsi, %rcx
	addq	%rsi, %rax
	addq	%rsi, %r13
	cmpq	%r9, %r11
	je	.LBB31_16
.LBB31_45:
	testq	%rdx, %rdx
	je	.LBB31_50
	cmpq	$1, %rdx
	jne	.LBB31_51
	xorl	%r14d, %r14d
	jmp	.LBB31_48
	.p2align	4
.LBB31_51:
	xorl	%ebx, %ebx
	.p2align	4
.LBB31_52:
	prefetcht0	8192(%r15)
	vmovups	(%r15), %ymm4
	vbroadcastss	(%rbp,%rbx,4), %ymm12
	vfmadd213ps	%ymm11, %ymm4, %ymm12
	vbroadcastss	-4(%rcx,%rbx,4), %ymm13
	vfmadd213ps	%ymm10, %ymm4, %ymm13
	vbroadcastss	-4(%r13,%rbx,4), %ymm14
	vfmadd213ps	%ymm9, %ymm4, %ymm14
	vbroadcastss	-4(%rax,%rbx,4), %ymm15
	vfmadd213ps	%ymm8, %ymm4, %ymm15
	leaq	2(%rbx), %r14
	prefetcht0	8224(%r15)
	vmovups	32(%r15), %ymm4
	vbroadcastss	4(%rbp,%rbx,4), %ymm11
	vfmadd213ps	%ymm12, %ymm4, %ymm11
	vbroadcastss	(%rcx,%rbx,4), %ymm10
	vfmadd213ps	%ymm13, %ymm4, %ymm10
	vbroadcastss	(%r13,%rbx,4), %ymm9
	vfmadd213ps	%ymm14, %ymm4, %ymm9
	vbroadcastss	(%rax,%rbx,4), %ymm8
	vfmadd213ps	%ymm15, %ymm4, %ymm8
	addq	$64, %r15
	movq	%r14, %rbx
	cmpq	%r14, %r10
	jne	.LBB31_52
.LBB31_48:
	testb	$1, %dl
	je	.LBB31_50
	prefetcht0	8192(%r15)
	leaq	(,%r14,4), %rbx
	addq	%rbp, %rbx
	movq	%r9, %r8
	leaq	(%rbx,%r12,4), %r9
	vmovups	(%r15), %ymm4
	vbroadcastss	(%rbp,%r14,4), %ymm12
	vfmadd231ps	%ymm12, %ymm4, %ymm11
	vbroadcastss	(%rbx,%r12,4), %ymm12
	vfmadd231ps	%ymm12, %ymm4, %ymm10
	vbroadcastss	(%rbx,%r12,8), %ymm12
	vfmadd231ps	%ymm12, %ymm4, %ymm9
	movq	-96(%rsp), %rbx
	vbroadcastss	(%rbx,%r9), %ymm12
	movq	%r8, %r9
	vfmadd231ps	%ymm12, %ymm4, %ymm8
	addq	$32, %r15
	jmp	.LBB31_50
.LBB31_17:
	cmpq	$1, %rax
	jle	.LBB31_19
	movl	$2, %eax
	xorl	%esi, %esi
.LBB31_7:
	movq	%rax, -96(%rsp)
	vmovups	(%rdi), %ymm6
	movq	16(%r13), %r8
	testq	%r8, %r8
	movq	%rsi, -104(%rsp)
	je	.LBB31_8
	movq	8(%r13), %rdx
	leaq	4(,%rsi,4), %rax
	imulq	%rdx, %rax
	imulq	%rsi, %rdx
	movq	(%r13), %r10
	movq	24(%r13), %rcx
	leaq	(%r10,%rdx,4), %rsi
	leaq	32(%rdi), %r12
	movq	32(%r13), %r9
	movl	%ecx, %edx
	andl	$3, %edx
	movq	%rcx, %r11
	andq	$-4, %r11
	shlq	$2, %r9
	leaq	(%r10,%rax), %rbx
	addq	$12, %rbx
	addq	%r10, %rax
	movq	%rdx, -120(%rsp)
	leal	(,%rdx,4), %r14d
	xorl	%r15d, %r15d
	vmovaps	%ymm6, %ymm7
	jmp	.LBB31_34
	.p2align	4
.LBB31_35:
	movq	%r12, %r13
.LBB31_41:
	incq	%r15
	addq	%r9, %rsi
	addq	%r9, %rbx
	addq	%r9, %rax
	movq	%r13, %r12
	cmpq	%r8, %r15
	je	.LBB31_9
.LBB31_34:
	testq	%rcx, %rcx
	je	.LBB31_35
	cmpq	$4, %rcx
	jae	.LBB31_42
	xorl	%ebp, %ebp
	jmp	.LBB31_38
	.p2align	4
.LBB31_42:
	xorl	%r13d, %r13d
	.p2align	4
.LBB31_43:
	prefetcht0	8192(%r12)
	vmovups	(%r12), %ymm4
	vbroadcastss	(%rsi,%r13,4), %ymm8
	vfmadd213ps	%ymm7, %ymm4, %ymm8
	vbroadcastss	-12(%rbx,%r13,4), %ymm7
	vfmadd213ps	%ymm6, %ymm4, %ymm7
	prefetcht0	8224(%r12)
	vmovups	32(%r12), %ymm4
	vbroadcastss	4(%rsi,%r13,4), %ymm6
	vfmadd213ps	%ymm8, %ymm4, %ymm6
	vbroadcastss	-8(%rbx,%r13,4), %ymm8
	vfmadd213ps	%ymm7, %ymm4, %ymm8
	prefetcht0	8256(%r12)
	vmovups	64(%r12), %ymm4
	vbroadcastss	8(%rsi,%r13,4), %ymm9
	vfmadd213ps	%ymm6, %ymm4, %ymm9
	vbroadcastss	-4(%rbx,%r13,4), %ymm10
	vfmadd213ps	%ymm8, %ymm4, %ymm10
	leaq	4(%r13), %rbp
	prefetcht0	8288(%r12)
	vmovups	96(%r12), %ymm4
	vbroadcastss	12(%rsi,%r13,4), %ymm7
	vfmadd213ps	%ymm9, %ymm4, %ymm7
	vbroadcastss	(%rbx,%r13,4), %ymm6
	vfmadd213ps	%ymm10, %ymm4, %ymm6
	subq	$-128, %r12
	movq	%rbp, %r13
	cmpq	%rbp, %r11
	jne	.LBB31_43
.LBB31_38:
	movq	%r12, %r13
	cmpq	$0, -120(%rsp)
	je	.LBB31_41
	leaq	(%rax,%rbp,4), %rdx
	leaq	(%rsi,%rbp,4), %rbp
	xorl	%r10d, %r10d
	movq	%r12, %r13
	.p2align	4
.LBB31_40:
	prefetcht0	8192(%r12,%r10,8)
	vmovups	(%r12,%r10,8), %ymm4
	vbroadcastss	(%rbp,%r10), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm7
	vbroadcastss	(%rdx,%r10), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm6
	addq	$32, %r13
	addq	$4, %r10
	cmpq	%r10, %r14
	jne	.LBB31_40
	jmp	.LBB31_41
.LBB31_8:
	vmovaps	%ymm6, %ymm7
.LBB31_9:
	movq	-112(%rsp), %r13
	movq	56(%r13), %rax
	movq	64(%r13), %rcx
	addq	$-8, %rax
	movq	-88(%rsp), %rdx
	cmpq	%rdx, %rax
	cmovgeq	%rdx, %rax
	movq	72(%r13), %rdx
	movq	%rdx, %rsi
	vcmpltps	%ymm5, %ymm7, %ymm4
	vinsertf128	$1, %xmm1, %ymm0, %ymm8
	vblendvps	%ymm4, %ymm8, %ymm7, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm7
	vinsertf128	$1, %xmm3, %ymm11, %ymm9
	vblendvps	%ymm7, %ymm9, %ymm4, %ymm4
	movq	-104(%rsp), %r8
	imulq	%r8, %rsi
	leaq	(%rcx,%rsi,4), %rsi
	vmovups	%ymm4, (%rsi,%rax,4)
	vcmpltps	%ymm5, %ymm6, %ymm4
	vblendvps	%ymm4, %ymm8, %ymm6, %ymm4
	incq	%r8
	vcmpltps	%ymm4, %ymm2, %ymm6
	vblendvps	%ymm6, %ymm9, %ymm4, %ymm4
	imulq	%rdx, %r8
	leaq	(%rcx,%r8,4), %rcx
	vmovups	%ymm4, (%rcx,%rax,4)
	movq	-96(%rsp), %rsi
	movq	-40(%rsp), %rcx
.LBB31_10:
	cmpq	%rcx, %rsi
	jge	.LBB31_24
.LBB31_21:
	vmovups	(%rdi), %ymm6
	movq	16(%r13), %rax
	testq	%rax, %rax
	je	.LBB31_22
	movq	8(%r13), %rcx
	movq	%rsi, %r14
	imulq	%rsi, %rcx
	shlq	$2, %rcx
	addq	(%r13), %rcx
	addq	$32, %rdi
	movq	24(%r13), %rdx
	movq	32(%r13), %rsi
	movl	%edx, %r8d
	andl	$7, %r8d
	movq	%rdx, %r9
	andq	$-8, %r9
	shlq	$2, %rsi
	xorl	%r10d, %r10d
	jmp	.LBB31_26
	.p2align	4
.LBB31_31:
	incq	%r10
	addq	%rsi, %rcx
	cmpq	%rax, %r10
	je	.LBB31_23
.LBB31_26:
	testq	%rdx, %rdx
	je	.LBB31_31
	xorl	%r11d, %r11d
	cmpq	$8, %rdx
	jb	.LBB31_28
	.p2align	4
.LBB31_32:
	prefetcht0	8192(%rdi)
	vbroadcastss	(%rcx,%r11,4), %ymm4
	vfmadd132ps	(%rdi), %ymm6, %ymm4
	prefetcht0	8224(%rdi)
	vbroadcastss	4(%rcx,%r11,4), %ymm6
	vfmadd132ps	32(%rdi), %ymm4, %ymm6
	prefetcht0	8256(%rdi)
	vbroadcastss	8(%rcx,%r11,4), %ymm4
	vfmadd132ps	64(%rdi), %ymm6, %ymm4
	prefetcht0	8288(%rdi)
	vbroadcastss	12(%rcx,%r11,4), %ymm6
	vfmadd132ps	96(%rdi), %ymm4, %ymm6
	prefetcht0	8320(%rdi)
	vbroadcastss	16(%rcx,%r11,4), %ymm4
	vfmadd132ps	128(%rdi), %ymm6, %ymm4
	prefetcht0	8352(%rdi)
	vbroadcastss	20(%rcx,%r11,4), %ymm6
	vfmadd132ps	160(%rdi), %ymm4, %ymm6
	prefetcht0	8384(%rdi)
	vbroadcastss	24(%rcx,%r11,4), %ymm4
	vfmadd132ps	192(%rdi), %ymm6, %ymm4
	prefetcht0	8416(%rdi)
	vbroadcastss	28(%rcx,%r11,4), %ymm6
	addq	$8, %r11
	vfmadd132ps	224(%rdi), %ymm4, %ymm6
	addq	$256, %rdi
	cmpq	%r11, %r9
	jne	.LBB31_32
.LBB31_28:
	testq	%r8, %r8
	je	.LBB31_31
	leaq	(%rcx,%r11,4), %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB31_30:
	prefetcht0	8192(%rdi)
	vbroadcastss	(%r11,%rbx,4), %ymm4
	vfmadd231ps	(%rdi), %ymm4, %ymm6
	addq	$32, %rdi
	incq	%rbx
	cmpq	%rbx, %r8
	jne	.LBB31_30
	jmp	.LBB31_31
.LBB31_22:
	movq	%rsi, %r14
.LBB31_23:
	movq	56(%r13), %rax
	addq	$-8, %rax
	movq	-88(%rsp), %rcx
	cmpq	%rcx, %rax
	cmovgeq	%rcx, %rax
	imulq	72(%r13), %r14
	vcmpltps	%ymm5, %ymm6, %ymm4
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm6, %ymm0
	vcmpltps	%ymm0, %ymm2, %ymm1
	vinsertf128	$1, %xmm3, %ymm11, %ymm2
	vblendvps	%ymm1, %ymm2, %ymm0, %ymm0
	shlq	$2, %r14
	addq	64(%r13), %r14
	vmovups	%ymm0, (%r14,%rax,4)
.LBB31_24:
	addq	$40, %rsp
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
.LBB31_19:
	.cfi_def_cfa_offset 96
	jne	.LBB31_24
	xorl	%esi, %esi
	jmp	.LBB31_21
.Lfunc_end31:
	.size	$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5, .Lfunc_end31-$s18VitruvianMicroAVX20B13MatrixProductV8multiplyyyxm_SPySfGSiq_tAA0B4LineRzAA0B11SumEpilogueR_s5SIMD8VySfG6VectorRtzr0_lFAA0B6ColumnVyAJG_AA0B8ClampingVTtg5
	.cfi_endproc
	.hidden	vitruvian_peak_avx2
	.globl	vitruvian_peak_avx2
	.p2align	4
	.type	vitruvian_peak_avx2,@function
vitruvian_peak_avx2:
	jmp	($s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF)
.Lfunc_end32:
	.size	vitruvian_peak_avx2, .Lfunc_end32-vitruvian_peak_avx2
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
	je	.LBB33_1
	vmovaps	%ymm3, %ymm12
	cmpq	$1, %rdi
	je	.LBB33_5
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
.LBB33_4:
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
	jne	.LBB33_4
.LBB33_5:
	testb	$1, %dil
	je	.LBB33_7
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
	jmp	.LBB33_7
.LBB33_1:
	vmovaps	%ymm3, %ymm12
.LBB33_7:
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
.Lfunc_end33:
	.size	$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF, .Lfunc_end33-$s18VitruvianMicroAVX29microPeak5count6valuesySi_SpySfGtF
	.hidden	vitruvian_sampling_positions_avx2
	.globl	vitruvian_sampling_positions_avx2
	.p2align	4
	.type	vitruvian_sampling_positions_avx2,@function
vitruvian_sampling_positions_avx2:
	jmp	($s18VitruvianMicroAVX222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF)
.Lfunc_end34:
	.size	vitruvian_sampling_positions_avx2, .Lfunc_end34-vitruvian_sampling_positions_avx2
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI35_0:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI35_1:
	.quad	0x41dfffffffc00000
.LCPI35_2:
	.quad	0xc1e0000000000000
.LCPI35_3:
	.quad	0x4338000000000000
.LCPI35_4:
	.quad	0x433800007fffffff
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI35_5:
	.long	8
	.text
	.hidden	$s18VitruvianMicroAVX222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF
	.globl	$s18VitruvianMicroAVX222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF
	.p2align	4
	.type	$s18VitruvianMicroAVX222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF,@function
$s18VitruvianMicroAVX222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF:
	subq	$152, %rsp
	vmovapd	%xmm1, %xmm14
	vmovapd	%xmm0, %xmm12
	vcvtsi2sd	%edi, %xmm15, %xmm0
	vmulsd	%xmm0, %xmm5, %xmm0
	leal	(%rsi,%rdi), %eax
	shlq	$32, %rax
	movabsq	$-4294967296, %r8
	addq	%rax, %r8
	shrq	$32, %r8
	vcvtsi2sd	%r8d, %xmm15, %xmm1
	vaddsd	%xmm0, %xmm2, %xmm0
	vmulsd	%xmm1, %xmm5, %xmm1
	vaddsd	%xmm1, %xmm2, %xmm1
	vucomisd	%xmm1, %xmm0
	jne	.LBB35_11
	jp	.LBB35_11
	vxorpd	%xmm2, %xmm2, %xmm2
	vucomisd	%xmm2, %xmm0
	jne	.LBB35_3
	jp	.LBB35_3
	testl	%esi, %esi
	jne	.LBB35_5
	jmp	.LBB35_20
.LBB35_11:
	testl	%esi, %esi
	je	.LBB35_20
	leal	2147483647(%rsi), %eax
	cmpl	$-2147483641, %eax
	setb	%r8b
	movq	%rcx, %rax
	subq	%rdx, %rax
	cmpq	$32, %rax
	setb	%r9b
	xorl	%eax, %eax
	orb	%r8b, %r9b
	jne	.LBB35_16
	movl	%esi, %eax
	andl	$-8, %eax
	vmovd	%edi, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqu	%ymm0, 16(%rsp)
	vmovapd	%xmm5, -48(%rsp)
	vbroadcastsd	%xmm5, %ymm0
	vmovupd	%ymm0, -16(%rsp)
	vmovapd	%xmm2, -64(%rsp)
	vbroadcastsd	%xmm2, %ymm0
	vmovupd	%ymm0, 112(%rsp)
	vmovaps	%xmm6, -32(%rsp)
	vbroadcastsd	%xmm6, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vmovapd	%xmm3, -96(%rsp)
	vbroadcastsd	%xmm3, %ymm11
	vmovapd	%xmm12, -128(%rsp)
	vbroadcastsd	%xmm12, %ymm12
	vmovapd	%xmm4, -80(%rsp)
	vbroadcastsd	%xmm4, %ymm13
	vmovapd	%xmm14, -112(%rsp)
	vbroadcastsd	%xmm14, %ymm14
	vmovdqa	.LCPI35_0(%rip), %ymm15
	xorl	%r8d, %r8d
	vbroadcastsd	.LCPI35_1(%rip), %ymm6
	vbroadcastsd	.LCPI35_2(%rip), %ymm7
	vbroadcastsd	.LCPI35_3(%rip), %ymm8
	vbroadcastsd	.LCPI35_4(%rip), %ymm5
	vbroadcastss	.LCPI35_5(%rip), %ymm0
	vmovups	%ymm0, 48(%rsp)
	.p2align	4
.LBB35_14:
	vpaddd	16(%rsp), %ymm15, %ymm0
	vcvtdq2pd	%xmm0, %ymm4
	vextracti128	$1, %ymm0, %xmm0
	vcvtdq2pd	%xmm0, %ymm0
	vmovupd	-16(%rsp), %ymm2
	vmulpd	%ymm0, %ymm2, %ymm1
	vmulpd	%ymm4, %ymm2, %ymm3
	vmovupd	112(%rsp), %ymm2
	vaddpd	%ymm3, %ymm2, %ymm3
	vaddpd	%ymm1, %ymm2, %ymm1
	vmovupd	80(%rsp), %ymm9
	vdivpd	%ymm1, %ymm9, %ymm2
	vdivpd	%ymm3, %ymm9, %ymm9
	vxorpd	%xmm10, %xmm10, %xmm10
	vcmpneqpd	%ymm3, %ymm10, %ymm3
	vandpd	%ymm3, %ymm9, %ymm3
	vcmpneqpd	%ymm1, %ymm10, %ymm1
	vmulpd	%ymm0, %ymm11, %ymm9
	vandpd	%ymm2, %ymm1, %ymm1
	vmulpd	%ymm4, %ymm11, %ymm2
	vaddpd	%ymm2, %ymm12, %ymm2
	vaddpd	%ymm9, %ymm12, %ymm9
	vmulpd	%ymm1, %ymm9, %ymm9
	vmulpd	%ymm3, %ymm2, %ymm2
	vcmpltpd	%ymm6, %ymm9, %ymm10
	vmaxpd	%ymm7, %ymm9, %ymm9
	vaddpd	%ymm8, %ymm9, %ymm9
	vblendvpd	%ymm10, %ymm9, %ymm5, %ymm9
	vcmpltpd	%ymm6, %ymm2, %ymm10
	vmaxpd	%ymm7, %ymm2, %ymm2
	vaddpd	%ymm2, %ymm8, %ymm2
	vblendvpd	%ymm10, %ymm2, %ymm5, %ymm2
	vmulpd	%ymm0, %ymm13, %ymm0
	vaddpd	%ymm0, %ymm14, %ymm0
	vmulpd	%ymm1, %ymm0, %ymm0
	vmulpd	%ymm4, %ymm13, %ymm1
	vaddpd	%ymm1, %ymm14, %ymm1
	vmulpd	%ymm3, %ymm1, %ymm1
	vcmpltpd	%ymm6, %ymm0, %ymm3
	vmaxpd	%ymm7, %ymm0, %ymm0
	vaddpd	%ymm0, %ymm8, %ymm0
	vblendvpd	%ymm3, %ymm0, %ymm5, %ymm0
	vmaxpd	%ymm7, %ymm1, %ymm3
	vcmpltpd	%ymm6, %ymm1, %ymm1
	vaddpd	%ymm3, %ymm8, %ymm3
	vblendvpd	%ymm1, %ymm3, %ymm5, %ymm1
	vshufps	$136, %ymm9, %ymm2, %ymm2
	movslq	%r8d, %r8
	vpermpd	$216, %ymm2, %ymm2
	vmovups	%ymm2, (%rdx,%r8,4)
	vshufps	$136, %ymm0, %ymm1, %ymm0
	vpermpd	$216, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%r8,4)
	addl	$8, %r8d
	vpaddd	48(%rsp), %ymm15, %ymm15
	cmpl	%r8d, %eax
	jne	.LBB35_14
	cmpl	%esi, %eax
	vmovapd	-80(%rsp), %xmm4
	vmovapd	-96(%rsp), %xmm3
	vmovapd	-112(%rsp), %xmm14
	vmovapd	-128(%rsp), %xmm12
	vmovapd	-32(%rsp), %xmm6
	vmovapd	-48(%rsp), %xmm5
	vmovapd	-64(%rsp), %xmm2
	je	.LBB35_20
.LBB35_16:
	vmovsd	.LCPI35_2(%rip), %xmm15
	vmovsd	.LCPI35_3(%rip), %xmm10
	vmovsd	.LCPI35_1(%rip), %xmm13
	vmovsd	.LCPI35_4(%rip), %xmm11
	jmp	.LBB35_17
	.p2align	4
.LBB35_19:
	movslq	%eax, %r8
	leal	1(%r8), %eax
	vmulsd	%xmm7, %xmm3, %xmm0
	vaddsd	%xmm0, %xmm12, %xmm0
	vmulsd	%xmm0, %xmm8, %xmm0
	vmaxsd	%xmm15, %xmm0, %xmm1
	vaddsd	%xmm1, %xmm10, %xmm1
	vcmpltsd	%xmm13, %xmm0, %xmm0
	vblendvpd	%xmm0, %xmm1, %xmm11, %xmm0
	vmovq	%xmm0, %r9
	vmulsd	%xmm7, %xmm4, %xmm0
	vaddsd	%xmm0, %xmm14, %xmm0
	vmulsd	%xmm0, %xmm8, %xmm0
	vmaxsd	%xmm15, %xmm0, %xmm1
	vaddsd	%xmm1, %xmm10, %xmm1
	vcmpltsd	%xmm13, %xmm0, %xmm0
	vblendvpd	%xmm0, %xmm1, %xmm11, %xmm0
	movl	%r9d, (%rdx,%r8,4)
	vmovq	%xmm0, %r9
	movl	%r9d, (%rcx,%r8,4)
	cmpl	%eax, %esi
	je	.LBB35_20
.LBB35_17:
	leal	(%rdi,%rax), %r8d
	vxorps	%xmm7, %xmm7, %xmm7
	vcvtsi2sd	%r8d, %xmm7, %xmm7
	vmulsd	%xmm7, %xmm5, %xmm0
	vaddsd	%xmm0, %xmm2, %xmm9
	vxorpd	%xmm8, %xmm8, %xmm8
	vucomisd	%xmm8, %xmm9
	jne	.LBB35_18
	jnp	.LBB35_19
.LBB35_18:
	vdivsd	%xmm9, %xmm6, %xmm8
	jmp	.LBB35_19
.LBB35_3:
	testl	%esi, %esi
	je	.LBB35_20
	vdivsd	%xmm0, %xmm6, %xmm2
.LBB35_5:
	leal	2147483647(%rsi), %eax
	cmpl	$-2147483641, %eax
	setb	%r8b
	movq	%rcx, %rax
	subq	%rdx, %rax
	cmpq	$32, %rax
	setb	%r9b
	xorl	%eax, %eax
	orb	%r8b, %r9b
	jne	.LBB35_9
	movl	%esi, %eax
	andl	$-8, %eax
	vbroadcastsd	%xmm2, %ymm5
	vmovd	%edi, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovdqu	%ymm0, 16(%rsp)
	vmovapd	%xmm3, -96(%rsp)
	vbroadcastsd	%xmm3, %ymm7
	vmovapd	%xmm12, -128(%rsp)
	vbroadcastsd	%xmm12, %ymm8
	vmovapd	%xmm4, -80(%rsp)
	vbroadcastsd	%xmm4, %ymm9
	vmovapd	%xmm14, -112(%rsp)
	vbroadcastsd	%xmm14, %ymm10
	vmovdqa	.LCPI35_0(%rip), %ymm11
	xorl	%r8d, %r8d
	vbroadcastsd	.LCPI35_1(%rip), %ymm12
	vbroadcastsd	.LCPI35_2(%rip), %ymm13
	vbroadcastsd	.LCPI35_3(%rip), %ymm14
	vbroadcastsd	.LCPI35_4(%rip), %ymm15
	vbroadcastss	.LCPI35_5(%rip), %ymm0
	vmovups	%ymm0, -16(%rsp)
	.p2align	4
.LBB35_7:
	vpaddd	16(%rsp), %ymm11, %ymm4
	vcvtdq2pd	%xmm4, %ymm3
	vextracti128	$1, %ymm4, %xmm4
	vcvtdq2pd	%xmm4, %ymm4
	vmulpd	%ymm4, %ymm7, %ymm1
	vmulpd	%ymm3, %ymm7, %ymm0
	vaddpd	%ymm0, %ymm8, %ymm0
	vaddpd	%ymm1, %ymm8, %ymm1
	vmulpd	%ymm1, %ymm5, %ymm1
	vmulpd	%ymm0, %ymm5, %ymm0
	vcmpltpd	%ymm12, %ymm1, %ymm6
	vmaxpd	%ymm13, %ymm1, %ymm1
	vaddpd	%ymm1, %ymm14, %ymm1
	vblendvpd	%ymm6, %ymm1, %ymm15, %ymm1
	vcmpltpd	%ymm12, %ymm0, %ymm6
	vmaxpd	%ymm13, %ymm0, %ymm0
	vaddpd	%ymm0, %ymm14, %ymm0
	vblendvpd	%ymm6, %ymm0, %ymm15, %ymm0
	vshufps	$136, %ymm1, %ymm0, %ymm0
	movslq	%r8d, %r8
	vpermpd	$216, %ymm0, %ymm0
	vmovups	%ymm0, (%rdx,%r8,4)
	vmulpd	%ymm4, %ymm9, %ymm0
	vmulpd	%ymm3, %ymm9, %ymm1
	vaddpd	%ymm1, %ymm10, %ymm1
	vaddpd	%ymm0, %ymm10, %ymm0
	vmulpd	%ymm0, %ymm5, %ymm0
	vmulpd	%ymm1, %ymm5, %ymm1
	vcmpltpd	%ymm12, %ymm0, %ymm3
	vmaxpd	%ymm13, %ymm0, %ymm0
	vaddpd	%ymm0, %ymm14, %ymm0
	vblendvpd	%ymm3, %ymm0, %ymm15, %ymm0
	vcmpltpd	%ymm12, %ymm1, %ymm3
	vmaxpd	%ymm13, %ymm1, %ymm1
	vaddpd	%ymm1, %ymm14, %ymm1
	vblendvpd	%ymm3, %ymm1, %ymm15, %ymm1
	vshufps	$136, %ymm0, %ymm1, %ymm0
	vpermpd	$216, %ymm0, %ymm0
	vmovups	%ymm0, (%rcx,%r8,4)
	addl	$8, %r8d
	vpaddd	-16(%rsp), %ymm11, %ymm11
	cmpl	%r8d, %eax
	jne	.LBB35_7
	cmpl	%esi, %eax
	vmovapd	-80(%rsp), %xmm4
	vmovapd	-96(%rsp), %xmm3
	vmovapd	-112(%rsp), %xmm14
	vmovapd	-128(%rsp), %xmm12
	je	.LBB35_20
.LBB35_9:
	vmovsd	.LCPI35_2(%rip), %xmm8
	vmovsd	.LCPI35_3(%rip), %xmm5
	vmovsd	.LCPI35_1(%rip), %xmm6
	vmovsd	.LCPI35_4(%rip), %xmm7
	.p2align	4
.LBB35_10:
	movslq	%eax, %r8
	leal	(%rdi,%r8), %r9d
	leal	1(%r8), %eax
	vxorps	%xmm10, %xmm10, %xmm10
	vcvtsi2sd	%r9d, %xmm10, %xmm0
	vmulsd	%xmm0, %xmm3, %xmm1
	vaddsd	%xmm1, %xmm12, %xmm1
	vmulsd	%xmm1, %xmm2, %xmm1
	vmaxsd	%xmm8, %xmm1, %xmm9
	vaddsd	%xmm5, %xmm9, %xmm9
	vcmpltsd	%xmm6, %xmm1, %xmm1
	vblendvpd	%xmm1, %xmm9, %xmm7, %xmm1
	vmovq	%xmm1, %r9
	vmulsd	%xmm0, %xmm4, %xmm0
	vaddsd	%xmm0, %xmm14, %xmm0
	vmulsd	%xmm0, %xmm2, %xmm0
	vmaxsd	%xmm8, %xmm0, %xmm1
	vaddsd	%xmm5, %xmm1, %xmm1
	vcmpltsd	%xmm6, %xmm0, %xmm0
	vblendvpd	%xmm0, %xmm1, %xmm7, %xmm0
	movl	%r9d, (%rdx,%r8,4)
	vmovq	%xmm0, %r9
	movl	%r9d, (%rcx,%r8,4)
	cmpl	%eax, %esi
	jne	.LBB35_10
.LBB35_20:
	addq	$152, %rsp
	vzeroupper
	retq
.Lfunc_end35:
	.size	$s18VitruvianMicroAVX222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF, .Lfunc_end35-$s18VitruvianMicroAVX222microSamplingPositions1x1y1w5xStep01yG001wG013unitsPerPixel5first5count10positionsX0M1YySd_S6dS2iSpys5Int32VGAPtF
	.hidden	vitruvian_sample_pixels_avx2
	.globl	vitruvian_sample_pixels_avx2
	.p2align	4
	.type	vitruvian_sample_pixels_avx2,@function
vitruvian_sample_pixels_avx2:
	jmp	($s18VitruvianMicroAVX217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF)
.Lfunc_end36:
	.size	vitruvian_sample_pixels_avx2, .Lfunc_end36-vitruvian_sample_pixels_avx2
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI37_0:
	.long	31
.LCPI37_1:
	.long	32
.LCPI37_2:
	.byte	255
	.byte	0
	.byte	0
	.byte	0
.LCPI37_3:
	.long	512
.LCPI37_4:
	.long	1258291200
.LCPI37_5:
	.long	0xcb000000
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI37_6:
	.byte	2
	.byte	128
	.byte	128
	.byte	128
	.byte	6
	.byte	128
	.byte	128
	.byte	128
	.byte	10
	.byte	128
	.byte	128
	.byte	128
	.byte	14
	.byte	128
	.byte	128
	.byte	128
	.byte	18
	.byte	128
	.byte	128
	.byte	128
	.byte	22
	.byte	128
	.byte	128
	.byte	128
	.byte	26
	.byte	128
	.byte	128
	.byte	128
	.byte	30
	.byte	128
	.byte	128
	.byte	128
.LCPI37_8:
	.long	5
	.zero	4
	.zero	4
	.long	6
	.zero	4
	.zero	4
	.long	7
	.zero	4
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI37_7:
	.long	1
	.long	0
	.long	2
	.long	2
.LCPI37_9:
	.long	5
	.long	0
	.long	7
	.long	6
	.text
	.hidden	$s18VitruvianMicroAVX217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF
	.globl	$s18VitruvianMicroAVX217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF
	.p2align	4
	.type	$s18VitruvianMicroAVX217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF,@function
$s18VitruvianMicroAVX217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$280, %rsp
	vmovaps	%xmm1, 32(%rsp)
	vmovaps	%xmm0, 16(%rsp)
	movq	368(%rsp), %r14
	movq	352(%rsp), %r12
	movq	344(%rsp), %r10
	movq	336(%rsp), %rax
	leaq	(%r14,%r12,4), %r15
	leaq	(%r14,%r12,8), %rbx
	leaq	(,%r12,4), %r11
	movq	%r11, 8(%rsp)
	leaq	(%r11,%r11,2), %r11
	movq	%r11, (%rsp)
	leaq	(%r14,%r11), %rbp
	movq	%rax, 152(%rsp)
	movq	%r10, 160(%rsp)
	movq	%r12, 168(%rsp)
	movq	%r14, 176(%rsp)
	movq	%r15, 184(%rsp)
	movq	%rbx, 192(%rsp)
	movq	%rbp, 200(%rsp)
	leaq	152(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF)
	vmovaps	16(%rsp), %xmm5
	vmovaps	32(%rsp), %xmm4
	testq	%r12, %r12
	je	.LBB37_19
	movq	360(%rsp), %rcx
	cmpq	$8, %r12
	jae	.LBB37_3
	xorl	%edx, %edx
.LBB37_17:
	leaq	(,%r12,8), %rax
	leaq	(%rdx,%rdx,2), %rsi
	leaq	(%rcx,%rsi,4), %rbx
	addq	$8, %rbx
	subq	%rdx, %r12
	movq	(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rcx
	addq	%r14, %rcx
	movq	%rcx, 240(%rsp)
	leaq	(%rax,%rdx,4), %rax
	addq	%r14, %rax
	movq	%rax, 208(%rsp)
	movq	8(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	addq	%r14, %rax
	movq	%rax, 32(%rsp)
	leaq	(%r14,%rdx,4), %rax
	movq	%rax, 16(%rsp)
	movq	344(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, (%rsp)
	movq	336(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, 8(%rsp)
	xorl	%r10d, %r10d
	vmovss	.LCPI37_5(%rip), %xmm0
	movq	%r12, 48(%rsp)
	.p2align	4
.LBB37_18:
	movq	8(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	andl	$31, %eax
	movq	(%rsp), %rcx
	movl	(%rcx,%r10,4), %r11d
	andl	$31, %r11d
	movl	$32, %ebp
	subl	%eax, %ebp
	movl	$32, %r14d
	subl	%r11d, %r14d
	movl	%r14d, %ecx
	imull	%ebp, %ecx
	movl	%ecx, 112(%rsp)
	imull	%eax, %r14d
	imull	%r11d, %ebp
	imull	%eax, %r11d
	movq	16(%rsp), %rax
	movl	(%rax,%r10,4), %edx
	movzbl	%dl, %r13d
	imull	%ecx, %r13d
	movzbl	%dh, %eax
	movl	%eax, 80(%rsp)
	shrl	$16, %edx
	movzbl	%dl, %edx
	movq	32(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	movzbl	%al, %r12d
	imull	%r14d, %r12d
	addl	%r13d, %r12d
	movzbl	%ah, %ecx
	shrl	$16, %eax
	movzbl	%al, %r13d
	movq	208(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	movzbl	%al, %r8d
	movzbl	%ah, %esi
	shrl	$16, %eax
	movzbl	%al, %r9d
	movq	240(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	movzbl	%al, %r15d
	movzbl	%ah, %edi
	shrl	$16, %eax
	movzbl	%al, %eax
	imull	%ebp, %r8d
	addl	%r12d, %r8d
	movq	48(%rsp), %r12
	imull	%r11d, %r15d
	addl	%r15d, %r8d
	addl	$512, %r8d
	shrl	$10, %r8d
	orl	$1258291200, %r8d
	vmovd	%r8d, %xmm1
	movl	112(%rsp), %r8d
	movl	80(%rsp), %r15d
	imull	%r8d, %r15d
	imull	%r14d, %ecx
	addl	%r15d, %ecx
	imull	%ebp, %esi
	addl	%ecx, %esi
	imull	%r11d, %edi
	leal	(%rdi,%rsi), %ecx
	addl	$512, %ecx
	shrl	$10, %ecx
	orl	$1258291200, %ecx
	vmovd	%ecx, %xmm2
	imull	%r8d, %edx
	imull	%r14d, %r13d
	addl	%edx, %r13d
	imull	%ebp, %r9d
	addl	%r13d, %r9d
	imull	%r11d, %eax
	addl	%r9d, %eax
	addl	$512, %eax
	shrl	$10, %eax
	orl	$1258291200, %eax
	vmovd	%eax, %xmm3
	vaddss	%xmm0, %xmm1, %xmm1
	vmulss	%xmm1, %xmm5, %xmm1
	vaddss	%xmm1, %xmm4, %xmm1
	vmovss	%xmm1, -8(%rbx)
	vaddss	%xmm0, %xmm2, %xmm1
	vmulss	%xmm1, %xmm5, %xmm1
	vaddss	%xmm1, %xmm4, %xmm1
	vmovss	%xmm1, -4(%rbx)
	vaddss	%xmm0, %xmm3, %xmm1
	vmulss	%xmm1, %xmm5, %xmm1
	vaddss	%xmm1, %xmm4, %xmm1
	vmovss	%xmm1, (%rbx)
	addq	$12, %rbx
	incq	%r10
	cmpq	%r10, %r12
	jne	.LBB37_18
.LBB37_19:
	addq	$280, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB37_3:
	leaq	-1(%r12), %rax
	leaq	4(%rcx), %rdi
	movl	$12, %edx
	mulq	%rdx
	seto	%sil
	leaq	(%rcx,%rax), %r8
	addq	$4, %r8
	xorl	%edx, %edx
	cmpq	%rdi, %r8
	jb	.LBB37_17
	testb	%sil, %sil
	jne	.LBB37_17
	leaq	8(%rcx), %rdi
	addq	%rcx, %rax
	addq	$8, %rax
	cmpq	%rdi, %rax
	jb	.LBB37_17
	testb	%sil, %sil
	jne	.LBB37_17
	movq	(%rsp), %rax
	leaq	(%rcx,%rax), %rdx
	movq	336(%rsp), %r8
	leaq	(%r8,%r12,4), %rax
	movq	344(%rsp), %r9
	leaq	(%r9,%r12,4), %rsi
	movq	%r12, %rdi
	shlq	$4, %rdi
	addq	%r14, %rdi
	cmpq	%rax, %rcx
	setb	112(%rsp)
	cmpq	%rdx, %r8
	setb	%r12b
	cmpq	%rsi, %rcx
	setb	%al
	cmpq	%rdx, %r9
	setb	%r10b
	cmpq	%rdi, %rcx
	setb	%sil
	cmpq	%rdx, %rbp
	setb	%r11b
	cmpq	%rbp, %rcx
	setb	%dil
	cmpq	%rdx, %rbx
	setb	%r13b
	cmpq	%rbx, %rcx
	setb	%r8b
	cmpq	%rdx, %r15
	setb	80(%rsp)
	cmpq	%r15, %rcx
	setb	%r9b
	cmpq	%rdx, %r14
	setb	48(%rsp)
	xorl	%edx, %edx
	testb	%r12b, 112(%rsp)
	jne	.LBB37_8
	andb	%r10b, %al
	movq	352(%rsp), %r12
	jne	.LBB37_17
	andb	%r11b, %sil
	jne	.LBB37_17
	andb	%r13b, %dil
	jne	.LBB37_17
	andb	80(%rsp), %r8b
	jne	.LBB37_17
	andb	48(%rsp), %r9b
	jne	.LBB37_17
	movq	%r12, %rdx
	andq	$-8, %rdx
	vbroadcastss	%xmm5, %ymm0
	vmovups	%ymm0, 112(%rsp)
	vbroadcastss	%xmm4, %ymm0
	vmovups	%ymm0, 240(%rsp)
	xorl	%eax, %eax
	vbroadcastss	.LCPI37_0(%rip), %ymm0
	vmovups	%ymm0, 80(%rsp)
	vbroadcastss	.LCPI37_1(%rip), %ymm0
	vmovups	%ymm0, 48(%rsp)
	vpbroadcastd	.LCPI37_2(%rip), %ymm4
	vpbroadcastd	.LCPI37_3(%rip), %ymm5
	vpbroadcastd	.LCPI37_4(%rip), %ymm6
	vbroadcastf128	.LCPI37_7(%rip), %ymm0
	vmovups	%ymm0, 208(%rsp)
	movq	%rcx, %rsi
	movq	336(%rsp), %rdi
	movq	344(%rsp), %r8
	.p2align	4
.LBB37_15:
	vmovdqu	80(%rsp), %ymm0
	vpand	(%rdi,%rax,4), %ymm0, %ymm7
	vpand	(%r8,%rax,4), %ymm0, %ymm9
	vmovdqu	48(%rsp), %ymm0
	vpsubd	%ymm7, %ymm0, %ymm10
	vpsubd	%ymm9, %ymm0, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm15
	vpmaddwd	%ymm7, %ymm11, %ymm14
	vpmaddwd	%ymm10, %ymm9, %ymm13
	vpmaddwd	%ymm7, %ymm9, %ymm11
	vmovdqu	(%r14,%rax,4), %ymm10
	vpand	%ymm4, %ymm10, %ymm7
	vpmaddwd	%ymm7, %ymm15, %ymm7
	vmovdqu	(%r15,%rax,4), %ymm9
	vpand	%ymm4, %ymm9, %ymm12
	vpmaddwd	%ymm12, %ymm14, %ymm12
	vpaddd	%ymm7, %ymm12, %ymm2
	vmovdqu	(%rbx,%rax,4), %ymm7
	vpand	%ymm4, %ymm7, %ymm12
	vpmaddwd	%ymm13, %ymm12, %ymm3
	vmovdqu	(%rbp,%rax,4), %ymm12
	vpand	%ymm4, %ymm12, %ymm8
	vpmaddwd	%ymm11, %ymm8, %ymm8
	vpaddd	%ymm3, %ymm8, %ymm3
	vpaddd	%ymm3, %ymm2, %ymm2
	vpsrlw	$8, %ymm10, %ymm3
	vpmaddwd	%ymm3, %ymm15, %ymm3
	vpsrlw	$8, %ymm9, %ymm8
	vpmaddwd	%ymm14, %ymm8, %ymm8
	vpaddd	%ymm3, %ymm8, %ymm3
	vpsrlw	$8, %ymm7, %ymm8
	vpmaddwd	%ymm13, %ymm8, %ymm8
	vpsrlw	$8, %ymm12, %ymm0
	vpmaddwd	%ymm0, %ymm11, %ymm0
	vpaddd	%ymm0, %ymm8, %ymm0
	vpaddd	%ymm0, %ymm3, %ymm0
	vmovdqa	.LCPI37_6(%rip), %ymm1
	vpshufb	%ymm1, %ymm10, %ymm3
	vpmaddwd	%ymm3, %ymm15, %ymm3
	vpshufb	%ymm1, %ymm9, %ymm8
	vpmaddwd	%ymm14, %ymm8, %ymm8
	vpaddd	%ymm3, %ymm8, %ymm3
	vpshufb	%ymm1, %ymm7, %ymm7
	vpmaddwd	%ymm7, %ymm13, %ymm7
	vpaddd	%ymm5, %ymm2, %ymm2
	vpsrld	$10, %ymm2, %ymm2
	vpor	%ymm6, %ymm2, %ymm2
	vbroadcastss	.LCPI37_5(%rip), %ymm10
	vaddps	%ymm2, %ymm10, %ymm2
	vmovups	112(%rsp), %ymm9
	vmulps	%ymm2, %ymm9, %ymm2
	vmovups	240(%rsp), %ymm13
	vaddps	%ymm2, %ymm13, %ymm2
	vpaddd	%ymm5, %ymm0, %ymm0
	vpsrld	$10, %ymm0, %ymm0
	vpor	%ymm6, %ymm0, %ymm0
	vaddps	%ymm0, %ymm10, %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vaddps	%ymm0, %ymm13, %ymm0
	vpshufb	%ymm1, %ymm12, %ymm8
	vpmaddwd	%ymm11, %ymm8, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vpaddd	%ymm7, %ymm3, %ymm3
	vpaddd	%ymm5, %ymm3, %ymm3
	vpsrld	$10, %ymm3, %ymm3
	vpor	%ymm6, %ymm3, %ymm3
	vaddps	%ymm3, %ymm10, %ymm3
	vmulps	%ymm3, %ymm9, %ymm3
	vaddps	%ymm3, %ymm13, %ymm3
	vmovups	208(%rsp), %ymm1
	vpermps	%ymm0, %ymm1, %ymm7
	vpermpd	$96, %ymm2, %ymm8
	vblendps	$146, %ymm7, %ymm8, %ymm7
	vbroadcastsd	%xmm3, %ymm8
	vblendps	$36, %ymm8, %ymm7, %ymm7
	vshufps	$240, %ymm0, %ymm0, %ymm8
	vshufpd	$1, %ymm2, %ymm2, %ymm9
	vblendps	$36, %ymm8, %ymm9, %ymm8
	vshufpd	$3, %ymm3, %ymm3, %ymm9
	vblendps	$73, %ymm9, %ymm8, %ymm8
	vbroadcastf128	.LCPI37_9(%rip), %ymm1
	vpermps	%ymm0, %ymm1, %ymm0
	vpermpd	$255, %ymm2, %ymm2
	vblendps	$36, %ymm2, %ymm0, %ymm0
	vpermpd	$246, %ymm3, %ymm2
	vblendps	$146, %ymm2, %ymm0, %ymm0
	vmovups	%ymm0, 64(%rsi)
	vmovups	%ymm8, 32(%rsi)
	vmovups	%ymm7, (%rsi)
	addq	$8, %rax
	addq	$96, %rsi
	cmpq	%rax, %rdx
	jne	.LBB37_15
	cmpq	%rdx, %r12
	vmovaps	32(%rsp), %xmm4
	vmovaps	16(%rsp), %xmm5
	jne	.LBB37_17
	jmp	.LBB37_19
.LBB37_8:
	movq	352(%rsp), %r12
	jmp	.LBB37_17
.Lfunc_end37:
	.size	$s18VitruvianMicroAVX217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF, .Lfunc_end37-$s18VitruvianMicroAVX217microSamplePixels6pixels10columnStep03rowI05width6height10replicates10positionsX0N1Y5count5scale7minimum6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGAUSiS2fSpySfGSpys6UInt32VGtF
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI38_0:
	.quad	-9223372036854775808
.LCPI38_1:
	.quad	-9223372036854775776
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI38_2:
	.byte	0
	.byte	1
	.byte	4
	.byte	5
	.byte	8
	.byte	9
	.byte	12
	.byte	13
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI38_3:
	.long	1
	.text
	.hidden	$s18VitruvianMicroAVX20B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF
	.globl	$s18VitruvianMicroAVX20B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF
	.p2align	4
	.type	$s18VitruvianMicroAVX20B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF,@function
$s18VitruvianMicroAVX20B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -48(%rsp)
	movq	%rsi, -56(%rsp)
	movq	16(%r13), %rdx
	testq	%rdx, %rdx
	je	.LBB38_45
	decl	%ecx
	movq	%rcx, -88(%rsp)
	decl	%r8d
	movq	%r8, -104(%rsp)
	vmovdqu	24(%r13), %ymm0
	movq	(%r13), %rax
	movq	%rax, -72(%rsp)
	movq	8(%r13), %rcx
	movq	48(%r13), %rbx
	movq	40(%r13), %r14
	movq	32(%r13), %r15
	movl	%r8d, %eax
	sarl	$31, %eax
	andnl	%r8d, %eax, %eax
	movl	%eax, -60(%rsp)
	cmpq	$16, %rdx
	movq	%rdx, -96(%rsp)
	movq	%rcx, -80(%rsp)
	movq	%r13, -24(%rsp)
	movl	%r9d, -28(%rsp)
	jae	.LBB38_10
	xorl	%r12d, %r12d
.LBB38_3:
	vmovq	%xmm0, %rcx
	movq	-96(%rsp), %rax
	subq	%r12, %rax
	leaq	(%rbx,%r12,4), %rdx
	movq	%rdx, -40(%rsp)
	leaq	(%r14,%r12,4), %rdx
	movq	%rdx, -8(%rsp)
	leaq	(%r15,%r12,4), %rdx
	movq	%rdx, -16(%rsp)
	leaq	(%rcx,%r12,4), %rbp
	movq	-80(%rsp), %rcx
	leaq	(%rcx,%r12,4), %r10
	movq	-72(%rsp), %rcx
	leaq	(%rcx,%r12,4), %r12
	xorl	%r9d, %r9d
	jmp	.LBB38_6
	.p2align	4
.LBB38_4:
	imull	%edx, %esi
	movq	-104(%rsp), %r11
	cmpl	%r11d, %ecx
	movl	%r11d, %r13d
	cmovll	%ecx, %r13d
	movl	%r13d, %edx
	sarl	$31, %edx
	andnl	%r13d, %edx, %edx
	movq	%r11, %r13
.LBB38_5:
	movq	-48(%rsp), %r11
	imull	%r11d, %edx
	incl	%ecx
	cmpl	%r13d, %ecx
	cmovgel	%r13d, %ecx
	movl	%ecx, %r13d
	sarl	$31, %r13d
	andnl	%ecx, %r13d, %ecx
	imull	%r11d, %ecx
	leal	(%rdx,%r8), %r13d
	movl	%r13d, (%rbp,%r9,4)
	addl	%esi, %edx
	movq	-16(%rsp), %r11
	movl	%edx, (%r11,%r9,4)
	addl	%ecx, %r8d
	movq	-8(%rsp), %rdx
	movl	%r8d, (%rdx,%r9,4)
	addl	%esi, %ecx
	movq	-40(%rsp), %rdx
	movl	%ecx, (%rdx,%r9,4)
	incq	%r9
	cmpq	%r9, %rax
	je	.LBB38_16
.LBB38_6:
	movl	(%r12,%r9,4), %esi
	sarl	$5, %esi
	movl	(%r10,%r9,4), %ecx
	sarl	$5, %ecx
	movq	-88(%rsp), %r11
	cmpl	%r11d, %esi
	movl	%r11d, %edx
	cmovll	%esi, %edx
	movl	%edx, %r8d
	sarl	$31, %r8d
	andnl	%edx, %r8d, %r8d
	movq	-56(%rsp), %rdx
	imull	%edx, %r8d
	incl	%esi
	cmpl	%r11d, %esi
	cmovgel	%r11d, %esi
	testl	%esi, %esi
	jg	.LBB38_4
	xorl	%esi, %esi
	movq	-104(%rsp), %r13
	cmpl	%r13d, %ecx
	jge	.LBB38_9
	movl	%ecx, %edx
	sarl	$31, %edx
	andnl	%ecx, %edx, %edx
	jmp	.LBB38_5
.LBB38_9:
	movl	-60(%rsp), %edx
	jmp	.LBB38_5
.LBB38_10:
	vpermq	$57, %ymm0, %ymm1
	vpermq	$187, %ymm0, %ymm2
	vmovdqu	(%r13), %ymm3
	vpblendd	$240, %ymm0, %ymm3, %ymm4
	vpermq	$66, %ymm4, %ymm4
	vpsubq	%ymm4, %ymm2, %ymm2
	vinserti128	$1, %xmm3, %ymm0, %ymm3
	vpshufd	$78, %xmm0, %xmm4
	vpblendd	$240, %ymm3, %ymm4, %ymm3
	vpermq	$194, %ymm3, %ymm4
	vpermq	$149, %ymm3, %ymm3
	vpsubq	%ymm3, %ymm1, %ymm3
	vpsubq	%ymm4, %ymm1, %ymm1
	vpbroadcastq	.LCPI38_0(%rip), %ymm4
	vpxor	%ymm4, %ymm1, %ymm1
	vpbroadcastq	.LCPI38_1(%rip), %ymm5
	vpcmpgtq	%ymm1, %ymm5, %ymm1
	vpxor	%ymm4, %ymm3, %ymm3
	vpcmpgtq	%ymm3, %ymm5, %ymm3
	vpackssdw	%ymm1, %ymm3, %ymm1
	vextracti128	$1, %ymm1, %xmm3
	vpackssdw	%xmm3, %xmm1, %xmm1
	vpshufd	$216, %xmm1, %xmm1
	vpxor	%ymm4, %ymm2, %ymm2
	vpcmpgtq	%ymm2, %ymm5, %ymm2
	vextracti128	$1, %ymm2, %xmm3
	vpackssdw	%xmm3, %xmm2, %xmm2
	vpshufb	.LCPI38_2(%rip), %xmm2, %xmm2
	vpor	%xmm2, %xmm1, %xmm2
	vpblendd	$12, %xmm1, %xmm2, %xmm1
	vpsllw	$15, %xmm1, %xmm1
	vpmovmskb	%xmm1, %eax
	xorl	%r12d, %r12d
	testl	$43690, %eax
	jne	.LBB38_3
	movq	%r15, %rax
	subq	%rcx, %rax
	cmpq	$32, %rax
	jb	.LBB38_3
	movq	%rbx, %rax
	subq	%rcx, %rax
	cmpq	$32, %rax
	jb	.LBB38_3
	movq	-96(%rsp), %rdx
	movq	%rdx, %r12
	andq	$-8, %r12
	vmovss	-60(%rsp), %xmm1
	vbroadcastss	%xmm1, %ymm1
	vmovd	-88(%rsp), %xmm2
	vpbroadcastd	%xmm2, %ymm2
	vmovd	-56(%rsp), %xmm3
	vpbroadcastd	%xmm3, %ymm3
	vmovd	-104(%rsp), %xmm4
	vpbroadcastd	%xmm4, %ymm4
	vmovd	-48(%rsp), %xmm5
	vpbroadcastd	%xmm5, %ymm5
	vmovq	%xmm0, %rax
	xorl	%ecx, %ecx
	vpxor	%xmm6, %xmm6, %xmm6
	vpcmpeqd	%ymm7, %ymm7, %ymm7
	vpbroadcastd	.LCPI38_3(%rip), %ymm8
	movq	-72(%rsp), %rsi
	movq	-80(%rsp), %r8
	.p2align	4
.LBB38_14:
	vmovdqu	(%rsi,%rcx,4), %ymm9
	vpsrad	$5, %ymm9, %ymm9
	vmovdqu	(%r8,%rcx,4), %ymm10
	vpsrad	$5, %ymm10, %ymm10
	vpminsd	%ymm2, %ymm9, %ymm11
	vpmaxsd	%ymm6, %ymm11, %ymm11
	vpmulld	%ymm3, %ymm11, %ymm11
	vpsubd	%ymm7, %ymm9, %ymm9
	vpminsd	%ymm2, %ymm9, %ymm9
	vpcmpgtd	%ymm9, %ymm8, %ymm12
	vpcmpgtd	%ymm10, %ymm4, %ymm13
	vpmaxsd	%ymm6, %ymm10, %ymm14
	vblendvps	%ymm13, %ymm14, %ymm1, %ymm13
	vpmulld	%ymm3, %ymm9, %ymm9
	vpminsd	%ymm4, %ymm10, %ymm14
	vpmaxsd	%ymm6, %ymm14, %ymm14
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm13
	vpmulld	%ymm5, %ymm13, %ymm13
	vpsubd	%ymm7, %ymm10, %ymm10
	vpminsd	%ymm4, %ymm10, %ymm10
	vpmaxsd	%ymm6, %ymm10, %ymm10
	vpmulld	%ymm5, %ymm10, %ymm10
	vpaddd	%ymm11, %ymm13, %ymm14
	vmovdqu	%ymm14, (%rax,%rcx,4)
	vpandn	%ymm9, %ymm12, %ymm9
	vpaddd	%ymm9, %ymm13, %ymm12
	vmovdqu	%ymm12, (%r15,%rcx,4)
	vpaddd	%ymm11, %ymm10, %ymm11
	vmovdqu	%ymm11, (%r14,%rcx,4)
	vpaddd	%ymm10, %ymm9, %ymm9
	vmovdqu	%ymm9, (%rbx,%rcx,4)
	addq	$8, %rcx
	cmpq	%rcx, %r12
	jne	.LBB38_14
	cmpq	%r12, %rdx
	jne	.LBB38_3
.LBB38_16:
	movq	-96(%rsp), %rbp
	movl	%ebp, %esi
	andl	$7, %esi
	cmpq	$8, %rbp
	jae	.LBB38_18
	xorl	%ecx, %ecx
	movq	-104(%rsp), %r13
	jmp	.LBB38_20
.LBB38_18:
	movq	%rbp, %rax
	andq	$-8, %rax
	vmovq	%xmm0, %rdx
	xorl	%ecx, %ecx
	movq	-104(%rsp), %r13
	.p2align	4
.LBB38_19:
	movslq	(%rdx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rdx,%rcx,4)
	movslq	4(%rdx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 4(%rdx,%rcx,4)
	movslq	8(%rdx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 8(%rdx,%rcx,4)
	movslq	12(%rdx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 12(%rdx,%rcx,4)
	movslq	16(%rdx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 16(%rdx,%rcx,4)
	movslq	20(%rdx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 20(%rdx,%rcx,4)
	movslq	24(%rdx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 24(%rdx,%rcx,4)
	movslq	28(%rdx,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 28(%rdx,%rcx,4)
	addq	$8, %rcx
	cmpq	%rcx, %rax
	jne	.LBB38_19
.LBB38_20:
	testq	%rsi, %rsi
	movq	-24(%rsp), %r10
	je	.LBB38_23
	vmovq	%xmm0, %rdx
	leaq	(%rdx,%rcx,4), %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB38_22:
	movslq	(%rax,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rax,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %rsi
	jne	.LBB38_22
.LBB38_23:
	cmpq	$8, %rbp
	jae	.LBB38_25
	xorl	%r8d, %r8d
	jmp	.LBB38_27
.LBB38_25:
	movq	%rbp, %rax
	andq	$-8, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB38_26:
	movslq	(%r15,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%r15,%rcx,4)
	movslq	4(%r15,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 4(%r15,%rcx,4)
	movslq	8(%r15,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 8(%r15,%rcx,4)
	movslq	12(%r15,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 12(%r15,%rcx,4)
	movslq	16(%r15,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 16(%r15,%rcx,4)
	movslq	20(%r15,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 20(%r15,%rcx,4)
	movslq	24(%r15,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 24(%r15,%rcx,4)
	leaq	8(%rcx), %r8
	movslq	28(%r15,%rcx,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, 28(%r15,%rcx,4)
	movq	%r8, %rcx
	cmpq	%r8, %rax
	jne	.LBB38_26
.LBB38_27:
	leaq	-1(%rbp), %r12
	testb	$7, %bpl
	je	.LBB38_30
	leaq	(%r15,%r8,4), %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB38_29:
	movslq	(%rax,%rcx,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rax,%rcx,4)
	incq	%rcx
	cmpq	%rcx, %rsi
	jne	.LBB38_29
.LBB38_30:
	movl	%ebp, %eax
	andl	$7, %eax
	cmpq	$7, %r12
	jae	.LBB38_32
	xorl	%r8d, %r8d
	jmp	.LBB38_34
.LBB38_32:
	movq	%rbp, %rcx
	andq	$-8, %rcx
	xorl	%esi, %esi
	.p2align	4
.LBB38_33:
	movslq	(%r14,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%r14,%rsi,4)
	movslq	4(%r14,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 4(%r14,%rsi,4)
	movslq	8(%r14,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 8(%r14,%rsi,4)
	movslq	12(%r14,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 12(%r14,%rsi,4)
	movslq	16(%r14,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 16(%r14,%rsi,4)
	movslq	20(%r14,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 20(%r14,%rsi,4)
	movslq	24(%r14,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 24(%r14,%rsi,4)
	leaq	8(%rsi), %r8
	movslq	28(%r14,%rsi,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, 28(%r14,%rsi,4)
	movq	%r8, %rsi
	cmpq	%r8, %rcx
	jne	.LBB38_33
.LBB38_34:
	testq	%rax, %rax
	je	.LBB38_37
	leaq	(%r14,%r8,4), %rcx
	xorl	%esi, %esi
	.p2align	4
.LBB38_36:
	movslq	(%rcx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rcx,%rsi,4)
	incq	%rsi
	cmpq	%rsi, %rax
	jne	.LBB38_36
.LBB38_37:
	movl	%ebp, %eax
	andl	$7, %eax
	cmpq	$7, %r12
	jae	.LBB38_39
	xorl	%r8d, %r8d
	movq	-88(%rsp), %r12
	jmp	.LBB38_41
.LBB38_39:
	movq	%rbp, %rcx
	andq	$-8, %rcx
	xorl	%esi, %esi
	movq	-88(%rsp), %r12
	.p2align	4
.LBB38_40:
	movslq	(%rbx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rbx,%rsi,4)
	movslq	4(%rbx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 4(%rbx,%rsi,4)
	movslq	8(%rbx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 8(%rbx,%rsi,4)
	movslq	12(%rbx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 12(%rbx,%rsi,4)
	movslq	16(%rbx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 16(%rbx,%rsi,4)
	movslq	20(%rbx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 20(%rbx,%rsi,4)
	movslq	24(%rbx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, 24(%rbx,%rsi,4)
	leaq	8(%rsi), %r8
	movslq	28(%rbx,%rsi,4), %r9
	movl	(%rdi,%r9), %r9d
	movl	%r9d, 28(%rbx,%rsi,4)
	movq	%r8, %rsi
	cmpq	%r8, %rcx
	jne	.LBB38_40
.LBB38_41:
	testq	%rax, %rax
	je	.LBB38_44
	leaq	(%rbx,%r8,4), %rcx
	xorl	%esi, %esi
	.p2align	4
.LBB38_43:
	movslq	(%rcx,%rsi,4), %r8
	movl	(%rdi,%r8), %r8d
	movl	%r8d, (%rcx,%rsi,4)
	incq	%rsi
	cmpq	%rsi, %rax
	jne	.LBB38_43
.LBB38_44:
	testb	$1, -28(%rsp)
	je	.LBB38_46
.LBB38_45:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB38_46:
	cmpq	$24, %rbp
	jae	.LBB38_58
	xorl	%esi, %esi
.LBB38_48:
	subq	%rsi, %rbp
	leaq	(%rbx,%rsi,4), %rax
	leaq	(%r14,%rsi,4), %rdi
	leaq	(%r15,%rsi,4), %r9
	leaq	(%rdx,%rsi,4), %rdx
	movq	-80(%rsp), %rcx
	leaq	(%rcx,%rsi,4), %r10
	movq	-72(%rsp), %rcx
	leaq	(%rcx,%rsi,4), %rsi
	xorl	%r11d, %r11d
	xorl	%r8d, %r8d
	jmp	.LBB38_50
	.p2align	4
.LBB38_49:
	cmpl	%ebp, %r12d
	cmovbl	%r11d, %ebx
	movl	%ebx, (%rax,%r8,4)
	incq	%r8
	movq	%r15, %rbp
	cmpq	%r8, %r15
	je	.LBB38_45
.LBB38_50:
	movq	%rbp, %r15
	movl	(%r10,%r8,4), %ecx
	sarl	$5, %ecx
	movl	$0, %ebp
	cmpl	%ecx, %r13d
	jb	.LBB38_52
	movl	(%rdx,%r8,4), %ebp
.LBB38_52:
	movl	(%rsi,%r8,4), %ebx
	sarl	$5, %ebx
	cmpl	%ebx, %r12d
	cmovbl	%r11d, %ebp
	movl	%ebp, (%rdx,%r8,4)
	movl	$0, %r14d
	cmpl	%ecx, %r13d
	jb	.LBB38_54
	movl	(%r9,%r8,4), %r14d
.LBB38_54:
	leal	1(%rbx), %ebp
	incl	%ecx
	cmpl	%ebp, %r12d
	cmovbl	%r11d, %r14d
	movl	%r14d, (%r9,%r8,4)
	movl	$0, %r14d
	cmpl	%ecx, %r13d
	jb	.LBB38_56
	movl	(%rdi,%r8,4), %r14d
.LBB38_56:
	cmpl	%ebx, %r12d
	cmovbl	%r11d, %r14d
	movl	%r14d, (%rdi,%r8,4)
	movl	$0, %ebx
	cmpl	%ecx, %r13d
	jb	.LBB38_49
	movl	(%rax,%r8,4), %ebx
	jmp	.LBB38_49
.LBB38_58:
	vmovdqu	(%r10), %xmm6
	leaq	(%rdx,%rbp,4), %rdi
	leaq	(%r15,%rbp,4), %r10
	leaq	(%r14,%rbp,4), %r8
	leaq	(%rbx,%rbp,4), %rcx
	movq	-72(%rsp), %r13
	leaq	(,%rbp,4), %r9
	addq	%r13, %r9
	movq	-80(%rsp), %r12
	leaq	(%r12,%rbp,4), %rsi
	cmpq	%r10, %rdx
	setb	%al
	cmpq	%rdi, %r15
	setb	-48(%rsp)
	vpunpcklqdq	%ymm6, %ymm0, %ymm1
	vpermq	$18, %ymm1, %ymm1
	vpblendd	$3, %ymm6, %ymm0, %ymm2
	vpermq	$70, %ymm2, %ymm2
	vmovq	%rsi, %xmm4
	vmovq	%rdi, %xmm7
	vpunpcklqdq	%xmm4, %xmm7, %xmm3
	vmovq	%rcx, %xmm5
	vpunpcklqdq	%xmm5, %xmm7, %xmm8
	vinserti128	$1, %xmm3, %ymm8, %ymm3
	vmovq	%r10, %xmm8
	vpunpcklqdq	%xmm4, %xmm8, %xmm4
	vpunpcklqdq	%xmm5, %xmm8, %xmm5
	vinserti128	$1, %xmm4, %ymm5, %ymm5
	vpblendd	$12, %ymm6, %ymm0, %ymm4
	vpermq	$76, %ymm4, %ymm4
	vpunpckhqdq	%ymm6, %ymm0, %ymm0
	vpermq	$72, %ymm0, %ymm0
	vmovq	%r9, %xmm9
	vpunpcklqdq	%xmm7, %xmm9, %xmm6
	vmovq	%r8, %xmm10
	vpunpcklqdq	%xmm7, %xmm10, %xmm7
	vinserti128	$1, %xmm6, %ymm7, %ymm6
	vpunpcklqdq	%xmm8, %xmm9, %xmm7
	vpunpcklqdq	%xmm8, %xmm10, %xmm8
	vinserti128	$1, %xmm7, %ymm8, %ymm7
	cmpq	%rcx, %r14
	setb	%r10b
	cmpq	%r8, %rbx
	setb	%dil
	cmpq	%r9, %r14
	setb	%r11b
	cmpq	%r8, %r13
	setb	-56(%rsp)
	cmpq	%rsi, %r14
	setb	%bpl
	cmpq	%r8, %r12
	setb	-40(%rsp)
	cmpq	%r9, %rbx
	setb	%r8b
	cmpq	%rcx, %r13
	setb	%r13b
	cmpq	%rsi, %rbx
	setb	%r9b
	cmpq	%rcx, %r12
	setb	%cl
	vpbroadcastq	.LCPI38_0(%rip), %ymm8
	vpxor	%ymm7, %ymm8, %ymm7
	vpxor	%ymm0, %ymm8, %ymm0
	vpcmpgtq	%ymm0, %ymm7, %ymm0
	vpxor	%ymm5, %ymm8, %ymm5
	vpxor	%ymm2, %ymm8, %ymm2
	vpcmpgtq	%ymm2, %ymm5, %ymm2
	vpand	%ymm0, %ymm2, %ymm0
	vpxor	%ymm6, %ymm8, %ymm2
	vpxor	%ymm4, %ymm8, %ymm4
	vpcmpgtq	%ymm4, %ymm2, %ymm2
	vpxor	%ymm3, %ymm8, %ymm3
	vpxor	%ymm1, %ymm8, %ymm1
	vpcmpgtq	%ymm1, %ymm3, %ymm1
	vpand	%ymm2, %ymm1, %ymm1
	vpackssdw	%ymm0, %ymm1, %ymm0
	xorl	%esi, %esi
	vtestps	%ymm0, %ymm0
	jne	.LBB38_68
	andb	-48(%rsp), %al
	jne	.LBB38_68
	andb	%dil, %r10b
	jne	.LBB38_68
	andb	-56(%rsp), %r11b
	movq	-88(%rsp), %r12
	jne	.LBB38_69
	movl	%r13d, %eax
	andb	-40(%rsp), %bpl
	movq	-104(%rsp), %r13
	jne	.LBB38_70
	andb	%al, %r8b
	movq	-96(%rsp), %rbp
	jne	.LBB38_48
	andb	%cl, %r9b
	jne	.LBB38_48
	movq	%rbp, %rsi
	andq	$-8, %rsi
	vmovd	%r12d, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovd	%r13d, %xmm1
	vpbroadcastd	%xmm1, %ymm1
	xorl	%eax, %eax
	vpcmpeqd	%ymm2, %ymm2, %ymm2
	movq	-72(%rsp), %rcx
	movq	-80(%rsp), %rdi
	.p2align	4
.LBB38_66:
	vmovdqu	(%rcx,%rax,4), %ymm3
	vpsrad	$5, %ymm3, %ymm3
	vmovdqu	(%rdi,%rax,4), %ymm4
	vpsrad	$5, %ymm4, %ymm4
	vpmaxud	%ymm3, %ymm0, %ymm5
	vpcmpeqd	%ymm5, %ymm0, %ymm5
	vpsubd	%ymm2, %ymm3, %ymm3
	vpmaxud	%ymm3, %ymm0, %ymm3
	vpcmpeqd	%ymm3, %ymm0, %ymm3
	vpmaxud	%ymm4, %ymm1, %ymm6
	vpcmpeqd	%ymm6, %ymm1, %ymm6
	vpsubd	%ymm2, %ymm4, %ymm4
	vpand	%ymm6, %ymm5, %ymm7
	vpand	(%rdx,%rax,4), %ymm7, %ymm7
	vmovdqu	%ymm7, (%rdx,%rax,4)
	vpmaxud	%ymm4, %ymm1, %ymm4
	vpand	%ymm6, %ymm3, %ymm6
	vpand	(%r15,%rax,4), %ymm6, %ymm6
	vpcmpeqd	%ymm4, %ymm1, %ymm4
	vmovdqu	%ymm6, (%r15,%rax,4)
	vpand	%ymm4, %ymm5, %ymm5
	vpand	(%r14,%rax,4), %ymm5, %ymm5
	vmovdqu	%ymm5, (%r14,%rax,4)
	vpand	%ymm4, %ymm3, %ymm3
	vpand	(%rbx,%rax,4), %ymm3, %ymm3
	vmovdqu	%ymm3, (%rbx,%rax,4)
	addq	$8, %rax
	cmpq	%rax, %rsi
	jne	.LBB38_66
	cmpq	%rsi, %rbp
	jne	.LBB38_48
	jmp	.LBB38_45
.LBB38_68:
	movq	-104(%rsp), %r13
	movq	-88(%rsp), %r12
	movq	-96(%rsp), %rbp
	jmp	.LBB38_48
.LBB38_69:
	movq	-104(%rsp), %r13
.LBB38_70:
	movq	-96(%rsp), %rbp
	jmp	.LBB38_48
.Lfunc_end38:
	.size	$s18VitruvianMicroAVX20B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF, .Lfunc_end38-$s18VitruvianMicroAVX20B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF
	.hidden	vitruvian_sample_pixels_as_bytes_avx2
	.globl	vitruvian_sample_pixels_as_bytes_avx2
	.p2align	4
	.type	vitruvian_sample_pixels_as_bytes_avx2,@function
vitruvian_sample_pixels_as_bytes_avx2:
	jmp	($s18VitruvianMicroAVX224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF)
.Lfunc_end39:
	.size	vitruvian_sample_pixels_as_bytes_avx2, .Lfunc_end39-vitruvian_sample_pixels_as_bytes_avx2
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI40_0:
	.long	31
.LCPI40_1:
	.long	32
.LCPI40_2:
	.byte	255
	.byte	0
	.byte	0
	.byte	0
.LCPI40_4:
	.long	512
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI40_3:
	.byte	2
	.byte	128
	.byte	128
	.byte	128
	.byte	6
	.byte	128
	.byte	128
	.byte	128
	.byte	10
	.byte	128
	.byte	128
	.byte	128
	.byte	14
	.byte	128
	.byte	128
	.byte	128
	.byte	18
	.byte	128
	.byte	128
	.byte	128
	.byte	22
	.byte	128
	.byte	128
	.byte	128
	.byte	26
	.byte	128
	.byte	128
	.byte	128
	.byte	30
	.byte	128
	.byte	128
	.byte	128
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI40_5:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI40_6:
	.byte	0
	.byte	8
	.byte	128
	.byte	1
	.byte	9
	.byte	128
	.byte	2
	.byte	10
	.byte	128
	.byte	3
	.byte	11
	.byte	128
	.byte	4
	.byte	12
	.byte	128
	.byte	5
.LCPI40_7:
	.byte	128
	.byte	128
	.byte	0
	.byte	128
	.byte	128
	.byte	1
	.byte	128
	.byte	128
	.byte	2
	.byte	128
	.byte	128
	.byte	3
	.byte	128
	.byte	128
	.byte	4
	.byte	128
.LCPI40_8:
	.byte	13
	.byte	128
	.byte	6
	.byte	14
	.byte	128
	.byte	7
	.byte	15
	.byte	128
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI40_9:
	.byte	128
	.byte	5
	.byte	128
	.byte	128
	.byte	6
	.byte	128
	.byte	128
	.byte	7
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI40_10:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF
	.globl	$s18VitruvianMicroAVX224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF
	.p2align	4
	.type	$s18VitruvianMicroAVX224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF,@function
$s18VitruvianMicroAVX224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$136, %rsp
	movq	224(%rsp), %r14
	movq	208(%rsp), %r12
	movq	200(%rsp), %r10
	movq	192(%rsp), %rax
	leaq	(%r14,%r12,4), %r15
	leaq	(%r14,%r12,8), %rbx
	leaq	(,%r12,4), %r11
	movq	%r11, 40(%rsp)
	leaq	(%r11,%r11,2), %r11
	movq	%r11, 32(%rsp)
	leaq	(%r14,%r11), %rbp
	movq	%rax, 80(%rsp)
	movq	%r10, 88(%rsp)
	movq	%r12, 96(%rsp)
	movq	%r14, 104(%rsp)
	movq	%r15, 112(%rsp)
	movq	%rbx, 120(%rsp)
	movq	%rbp, 128(%rsp)
	leaq	80(%rsp), %r13
	callq	($s18VitruvianMicroAVX20B8PixelRunV8loadTaps_10columnStep03rowI05width6height10replicatesySPys5UInt8VG_S4iSbtF)
	testq	%r12, %r12
	je	.LBB40_5
	movq	216(%rsp), %rcx
	cmpq	$8, %r12
	jae	.LBB40_6
	xorl	%edx, %edx
.LBB40_3:
	leaq	(,%r12,8), %rax
	leaq	(%rdx,%rdx,2), %rsi
	leaq	(%rcx,%rsi), %r15
	addq	$2, %r15
	subq	%rdx, %r12
	movq	32(%rsp), %rcx
	leaq	(%rcx,%rdx,4), %rcx
	addq	%r14, %rcx
	movq	%rcx, 16(%rsp)
	leaq	(%rax,%rdx,4), %rax
	addq	%r14, %rax
	movq	%rax, 8(%rsp)
	movq	40(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	addq	%r14, %rax
	movq	%rax, 72(%rsp)
	leaq	(%r14,%rdx,4), %rax
	movq	%rax, 64(%rsp)
	movq	200(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, 56(%rsp)
	movq	192(%rsp), %rax
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, 48(%rsp)
	xorl	%r10d, %r10d
	movq	%r12, 24(%rsp)
	.p2align	4
.LBB40_4:
	movq	48(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	andl	$31, %eax
	movq	56(%rsp), %rcx
	movl	(%rcx,%r10,4), %r11d
	andl	$31, %r11d
	movl	$32, %ebp
	subl	%eax, %ebp
	movl	$32, %r14d
	subl	%r11d, %r14d
	movl	%r14d, %ecx
	imull	%ebp, %ecx
	movl	%ecx, 40(%rsp)
	imull	%eax, %r14d
	imull	%r11d, %ebp
	imull	%eax, %r11d
	movq	64(%rsp), %rax
	movl	(%rax,%r10,4), %edx
	movzbl	%dl, %r13d
	imull	%ecx, %r13d
	movzbl	%dh, %eax
	movl	%eax, 32(%rsp)
	shrl	$16, %edx
	movzbl	%dl, %edx
	movq	72(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	movzbl	%al, %r12d
	imull	%r14d, %r12d
	addl	%r13d, %r12d
	movzbl	%ah, %ecx
	shrl	$16, %eax
	movzbl	%al, %r13d
	movq	8(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	movzbl	%al, %r8d
	movzbl	%ah, %esi
	shrl	$16, %eax
	movzbl	%al, %r9d
	movq	16(%rsp), %rax
	movl	(%rax,%r10,4), %eax
	movzbl	%al, %ebx
	movzbl	%ah, %edi
	shrl	$16, %eax
	movzbl	%al, %eax
	imull	%ebp, %r8d
	addl	%r12d, %r8d
	movq	24(%rsp), %r12
	imull	%r11d, %ebx
	addl	%ebx, %r8d
	addl	$512, %r8d
	shrl	$10, %r8d
	movb	%r8b, -2(%r15)
	movl	40(%rsp), %r8d
	movl	32(%rsp), %ebx
	imull	%r8d, %ebx
	imull	%r14d, %ecx
	addl	%ebx, %ecx
	imull	%ebp, %esi
	addl	%ecx, %esi
	imull	%r11d, %edi
	leal	(%rdi,%rsi), %ecx
	addl	$512, %ecx
	shrl	$10, %ecx
	movb	%cl, -1(%r15)
	imull	%r8d, %edx
	imull	%r14d, %r13d
	addl	%edx, %r13d
	imull	%ebp, %r9d
	addl	%r13d, %r9d
	imull	%r11d, %eax
	addl	%r9d, %eax
	addl	$512, %eax
	shrl	$10, %eax
	movb	%al, (%r15)
	addq	$3, %r15
	incq	%r10
	cmpq	%r10, %r12
	jne	.LBB40_4
.LBB40_5:
	addq	$136, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB40_6:
	leaq	-1(%r12), %rax
	leaq	1(%rcx), %rdi
	movl	$3, %edx
	mulq	%rdx
	seto	%sil
	leaq	(%rcx,%rax), %r8
	incq	%r8
	xorl	%edx, %edx
	cmpq	%rdi, %r8
	jb	.LBB40_3
	testb	%sil, %sil
	jne	.LBB40_3
	leaq	2(%rcx), %rdi
	addq	%rcx, %rax
	addq	$2, %rax
	cmpq	%rdi, %rax
	jb	.LBB40_3
	testb	%sil, %sil
	jne	.LBB40_3
	leaq	(%r12,%r12,2), %rax
	addq	%rcx, %rax
	movq	192(%rsp), %r8
	leaq	(%r8,%r12,4), %rdx
	movq	200(%rsp), %r9
	leaq	(%r9,%r12,4), %rsi
	movq	%r12, %rdi
	shlq	$4, %rdi
	addq	%r14, %rdi
	cmpq	%rdx, %rcx
	setb	24(%rsp)
	cmpq	%rax, %r8
	setb	%r13b
	cmpq	%rsi, %rcx
	setb	%sil
	cmpq	%rax, %r9
	setb	%r11b
	cmpq	%rdi, %rcx
	setb	%dil
	cmpq	%rax, %rbp
	setb	%r12b
	cmpq	%rbp, %rcx
	setb	%r8b
	cmpq	%rax, %rbx
	setb	16(%rsp)
	cmpq	%rbx, %rcx
	setb	%r9b
	cmpq	%rax, %r15
	setb	8(%rsp)
	cmpq	%r15, %rcx
	setb	%r10b
	cmpq	%rax, %r14
	setb	%al
	xorl	%edx, %edx
	testb	%r13b, 24(%rsp)
	jne	.LBB40_20
	andb	%r11b, %sil
	jne	.LBB40_20
	andb	%r12b, %dil
	jne	.LBB40_20
	andb	16(%rsp), %r8b
	movq	208(%rsp), %r12
	jne	.LBB40_3
	andb	8(%rsp), %r9b
	jne	.LBB40_3
	andb	%al, %r10b
	jne	.LBB40_3
	movq	%r12, %rdx
	andq	$-8, %rdx
	xorl	%eax, %eax
	vpbroadcastd	.LCPI40_0(%rip), %ymm0
	vpbroadcastd	.LCPI40_1(%rip), %ymm1
	vpbroadcastd	.LCPI40_2(%rip), %ymm2
	vmovdqa	.LCPI40_3(%rip), %ymm3
	vpbroadcastd	.LCPI40_4(%rip), %ymm4
	movq	%rcx, %rsi
	movq	192(%rsp), %rdi
	movq	200(%rsp), %r8
	.p2align	4
.LBB40_17:
	vpand	(%rdi,%rax,4), %ymm0, %ymm10
	vpand	(%r8,%rax,4), %ymm0, %ymm12
	vpsubd	%ymm10, %ymm1, %ymm11
	vpsubd	%ymm12, %ymm1, %ymm13
	vpmaddwd	%ymm11, %ymm13, %ymm6
	vpmaddwd	%ymm10, %ymm13, %ymm14
	vpmaddwd	%ymm11, %ymm12, %ymm11
	vpmaddwd	%ymm10, %ymm12, %ymm10
	vmovdqu	(%r14,%rax,4), %ymm7
	vmovdqu	(%r15,%rax,4), %ymm8
	vmovdqu	(%rbx,%rax,4), %ymm15
	vmovdqu	(%rbp,%rax,4), %ymm12
	vpshufb	%ymm3, %ymm7, %ymm13
	vpmaddwd	%ymm6, %ymm13, %ymm13
	vpshufb	%ymm3, %ymm8, %ymm9
	vpmaddwd	%ymm14, %ymm9, %ymm9
	vpaddd	%ymm9, %ymm13, %ymm9
	vpshufb	%ymm3, %ymm15, %ymm13
	vpmaddwd	%ymm11, %ymm13, %ymm13
	vpshufb	%ymm3, %ymm12, %ymm5
	vpmaddwd	%ymm5, %ymm10, %ymm5
	vpaddd	%ymm5, %ymm13, %ymm5
	vpaddd	%ymm5, %ymm9, %ymm5
	vpaddd	%ymm4, %ymm5, %ymm5
	vpsrld	$10, %ymm5, %ymm5
	vextracti128	$1, %ymm5, %xmm9
	vmovd	.LCPI40_10(%rip), %xmm13
	vpshufb	%xmm13, %xmm9, %xmm9
	vpshufb	%xmm13, %xmm5, %xmm5
	vpunpckldq	%xmm9, %xmm5, %xmm13
	vpand	%ymm2, %ymm7, %ymm5
	vpsrlw	$8, %ymm7, %ymm7
	vpmaddwd	%ymm7, %ymm6, %ymm7
	vpmaddwd	%ymm5, %ymm6, %ymm5
	vpand	%ymm2, %ymm8, %ymm6
	vpmaddwd	%ymm6, %ymm14, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vpsrlw	$8, %ymm8, %ymm6
	vpmaddwd	%ymm6, %ymm14, %ymm6
	vpaddd	%ymm6, %ymm7, %ymm6
	vpsrlw	$8, %ymm15, %ymm7
	vpmaddwd	%ymm7, %ymm11, %ymm7
	vpand	%ymm2, %ymm15, %ymm8
	vpmaddwd	%ymm11, %ymm8, %ymm8
	vpand	%ymm2, %ymm12, %ymm9
	vpmaddwd	%ymm10, %ymm9, %ymm9
	vpaddd	%ymm9, %ymm8, %ymm8
	vpaddd	%ymm5, %ymm8, %ymm5
	vpsrlw	$8, %ymm12, %ymm8
	vpmaddwd	%ymm10, %ymm8, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vpaddd	%ymm7, %ymm6, %ymm6
	vpaddd	%ymm4, %ymm6, %ymm6
	vpaddd	%ymm4, %ymm5, %ymm5
	vpsrld	$10, %ymm5, %ymm5
	vpsrld	$10, %ymm6, %ymm6
	vpand	%ymm2, %ymm6, %ymm6
	vpand	%ymm2, %ymm5, %ymm5
	vpackusdw	%ymm6, %ymm5, %ymm5
	vextracti128	$1, %ymm5, %xmm6
	vpackuswb	%xmm6, %xmm5, %xmm5
	vpshufd	$216, %xmm5, %xmm5
	vpshufb	.LCPI40_6(%rip), %xmm5, %xmm6
	vpshufb	.LCPI40_7(%rip), %xmm13, %xmm7
	vpor	%xmm7, %xmm6, %xmm6
	vpshufb	.LCPI40_8(%rip), %xmm5, %xmm5
	vpshufb	.LCPI40_9(%rip), %xmm13, %xmm7
	vpor	%xmm7, %xmm5, %xmm5
	vmovq	%xmm5, 16(%rsi)
	vmovdqu	%xmm6, (%rsi)
	addq	$8, %rax
	addq	$24, %rsi
	cmpq	%rax, %rdx
	jne	.LBB40_17
	cmpq	%rdx, %r12
	jne	.LBB40_3
	jmp	.LBB40_5
.LBB40_20:
	movq	208(%rsp), %r12
	jmp	.LBB40_3
.Lfunc_end40:
	.size	$s18VitruvianMicroAVX224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF, .Lfunc_end40-$s18VitruvianMicroAVX224microSamplePixelsAsBytes6pixels10columnStep03rowK05width6height10replicates10positionsX0P1Y5count6output7scratchySPys5UInt8VG_S4iSbSPys5Int32VGASSiSpyAOGSpys6UInt32VGtF
	.hidden	vitruvian_separate_avx2
	.globl	vitruvian_separate_avx2
	.p2align	4
	.type	vitruvian_separate_avx2,@function
vitruvian_separate_avx2:
	jmp	($s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF)
.Lfunc_end41:
	.size	vitruvian_separate_avx2, .Lfunc_end41-vitruvian_separate_avx2
	.hidden	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.globl	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF,@function
$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	cmpq	$8, %rsi
	setge	%al
	cmpq	$4, %rdx
	setge	%r9b
	andb	%al, %r9b
	cmpb	$1, %r9b
	movq	%rsi, -72(%rsp)
	jne	.LBB42_5
	movabsq	$9223372036854775807, %rax
	leaq	(,%rdx,4), %r9
	leaq	(,%rdx,8), %r10
	leaq	(%r9,%r9,2), %r11
	leaq	(,%r8,4), %rbx
	leaq	(%rbx,%rbx,2), %rbx
	leaq	-4(%rdx), %r14
	addq	$-8, %rsi
	movq	%rsi, -64(%rsp)
	xorl	%r12d, %r12d
	movq	%rcx, -56(%rsp)
	.p2align	4
.LBB42_2:
	movq	-64(%rsp), %r15
	cmpq	%r12, %r15
	movq	%r12, %rsi
	cmovlq	%r15, %rsi
	addq	$8, %r12
	movq	%r12, -48(%rsp)
	seto	-73(%rsp)
	cmovoq	%r15, %rsi
	leaq	(%rcx,%rsi,4), %r13
	imulq	%rdx, %rsi
	leaq	(%rdi,%rsi,4), %rbp
	xorl	%esi, %esi
	.p2align	4
.LBB42_3:
	cmpq	%rsi, %r14
	movq	%rsi, %r12
	cmovlq	%r14, %r12
	addq	$4, %rsi
	cmovoq	%r14, %r12
	leaq	(%rbp,%r12,4), %r15
	leaq	(%r15,%r11), %rcx
	vmovups	(%rcx,%r9,4), %xmm1
	vbroadcastss	4(%rcx,%r9,4), %ymm8
	vbroadcastss	8(%rcx,%r9,4), %ymm2
	leaq	(%r15,%rdx,4), %rcx
	vmovups	(%rcx,%r9,4), %xmm10
	vbroadcastss	8(%rcx,%r9,4), %ymm4
	vbroadcastss	12(%rcx,%r9,4), %ymm0
	vmovups	%ymm0, -40(%rsp)
	cmovoq	%rax, %rsi
	vmovups	(%rbp,%r12,4), %xmm3
	imulq	%r8, %r12
	vmovups	(%r15,%rdx,4), %xmm5
	vmovups	(%r15,%rdx,8), %xmm6
	vmovups	(%r11,%r15), %xmm7
	vunpcklps	%xmm5, %xmm3, %xmm9
	vmovlhps	%xmm6, %xmm9, %xmm9
	vinsertps	$48, %xmm7, %xmm9, %xmm9
	vinsertf128	$1, (%r15,%r9,4), %ymm9, %ymm11
	vbroadcastss	4(%r15,%r9,4), %xmm12
	vbroadcastss	8(%r15,%r9,4), %xmm13
	vbroadcastss	12(%r15,%r9,4), %xmm9
	leaq	(%r15,%r9,4), %rcx
	vmovups	(%r10,%rcx), %xmm14
	vbroadcastss	%xmm10, %ymm15
	vblendps	$32, %ymm15, %ymm11, %ymm11
	vbroadcastsd	%xmm14, %ymm15
	vblendps	$192, %ymm15, %ymm11, %ymm11
	vbroadcastss	%xmm1, %ymm15
	vblendps	$128, %ymm15, %ymm11, %ymm11
	vbroadcastss	4(%r10,%rcx), %ymm15
	vbroadcastss	12(%r10,%rcx), %ymm0
	vmovups	%ymm11, (%r13,%r12,4)
	vinsertps	$76, %xmm3, %xmm5, %xmm11
	vshufps	$212, %xmm6, %xmm11, %xmm11
	vinsertps	$112, %xmm7, %xmm11, %xmm11
	vinsertf128	$1, %xmm12, %ymm11, %ymm12
	vinsertf128	$1, %xmm10, %ymm11, %ymm10
	vblendps	$34, %ymm10, %ymm12, %ymm10
	vblendps	$192, %ymm15, %ymm10, %ymm10
	vblendps	$128, %ymm8, %ymm10, %ymm8
	leaq	(%r13,%r12,4), %rcx
	vmovups	%ymm8, (%rcx,%r8,4)
	vunpckhps	%xmm5, %xmm3, %xmm8
	vblendps	$3, %xmm8, %xmm6, %xmm8
	vinsertps	$176, %xmm7, %xmm8, %xmm8
	vinsertf128	$1, %xmm13, %ymm8, %ymm10
	vblendps	$32, %ymm4, %ymm10, %ymm4
	vinsertf128	$1, %xmm14, %ymm8, %ymm8
	vblendps	$204, %ymm8, %ymm4, %ymm4
	vblendps	$128, %ymm2, %ymm4, %ymm2
	vmovups	%ymm2, (%rcx,%r8,8)
	vshufps	$51, %xmm3, %xmm5, %xmm2
	vshufps	$242, %xmm6, %xmm2, %xmm2
	vblendps	$8, %xmm7, %xmm2, %xmm2
	vinsertf128	$1, %xmm9, %ymm2, %ymm3
	vblendps	$32, -40(%rsp), %ymm3, %ymm3
	vblendps	$192, %ymm0, %ymm3, %ymm0
	vinsertf128	$1, %xmm1, %ymm2, %ymm1
	vblendps	$136, %ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rbx,%rcx)
	cmpq	%rdx, %rsi
	jl	.LBB42_3
	cmpb	$0, -73(%rsp)
	movq	-48(%rsp), %r12
	cmovneq	%rax, %r12
	cmpq	-72(%rsp), %r12
	movq	-56(%rsp), %rcx
	jl	.LBB42_2
	jmp	.LBB42_23
.LBB42_5:
	testq	%rsi, %rsi
	je	.LBB42_23
	leaq	(%rdx,%rsi), %rax
	leaq	(%rcx,%rax,4), %r10
	addq	$-4, %r10
	movq	%rdx, %rax
	imulq	%rsi, %rax
	leaq	(%rdi,%rax,4), %rax
	cmpq	$4, %rdx
	setae	%r9b
	cmpq	$1, %r8
	sete	%bpl
	andb	%r9b, %bpl
	cmpq	%rax, %rcx
	setb	%r9b
	cmpq	%r10, %rdi
	setb	%al
	andb	%r9b, %al
	movq	%rdx, %r9
	shrq	$61, %r9
	andl	$1, %r9d
	orb	%al, %r9b
	movabsq	$-2305843009213693984, %r14
	movq	%rdx, %r10
	andq	%r14, %r10
	orq	$28, %r14
	andq	%rdx, %r14
	leaq	96(%rcx), %r11
	leaq	96(%rdi), %rbx
	leaq	(,%rdx,4), %rax
	leaq	(,%r8,4), %r15
	shlq	$5, %r8
	xorl	%r12d, %r12d
	notb	%bpl
	orb	%r9b, %bpl
	movb	%bpl, -40(%rsp)
	movq	%rax, %rbp
	jmp	.LBB42_7
	.p2align	4
.LBB42_22:
	incq	%r12
	addq	$4, %r11
	addq	%rbp, %rbx
	addq	$4, %rcx
	addq	%rbp, %rdi
	cmpq	%rsi, %r12
	je	.LBB42_23
.LBB42_7:
	testq	%rdx, %rdx
	je	.LBB42_22
	testb	$1, -40(%rsp)
	je	.LBB42_16
	xorl	%r9d, %r9d
	jmp	.LBB42_10
	.p2align	4
.LBB42_16:
	xorl	%eax, %eax
	cmpq	$32, %rdx
	jb	.LBB42_20
	.p2align	4
.LBB42_17:
	vmovups	-96(%rbx,%rax,4), %ymm0
	vmovups	-64(%rbx,%rax,4), %ymm1
	vmovups	-32(%rbx,%rax,4), %ymm2
	vmovups	(%rbx,%rax,4), %ymm3
	vmovups	%ymm0, -96(%r11,%rax,4)
	vmovups	%ymm1, -64(%r11,%rax,4)
	vmovups	%ymm2, -32(%r11,%rax,4)
	vmovups	%ymm3, (%r11,%rax,4)
	addq	$32, %rax
	cmpq	%rax, %r10
	jne	.LBB42_17
	cmpq	%r10, %rdx
	je	.LBB42_22
	movq	%r10, %r9
	movq	%r10, %rax
	testb	$28, %dl
	je	.LBB42_10
	.p2align	4
.LBB42_20:
	vmovups	(%rdi,%rax,4), %xmm0
	vmovups	%xmm0, (%rcx,%rax,4)
	addq	$4, %rax
	cmpq	%rax, %r14
	jne	.LBB42_20
	movq	%r14, %r9
	cmpq	%r14, %rdx
	je	.LBB42_22
.LBB42_10:
	movq	%rbp, %rsi
	movq	%rcx, %rax
	movl	%edx, %ecx
	subl	%r9d, %ecx
	movq	%r9, %r13
	andl	$7, %ecx
	je	.LBB42_13
	movq	%r15, %rbp
	imulq	%r9, %rbp
	addq	%rax, %rbp
	movq	%r9, %r13
	.p2align	4
.LBB42_12:
	vmovss	(%rdi,%r13,4), %xmm0
	incq	%r13
	vmovss	%xmm0, (%rbp)
	addq	%r15, %rbp
	decq	%rcx
	jne	.LBB42_12
.LBB42_13:
	subq	%rdx, %r9
	cmpq	$-8, %r9
	movq	%rax, %rcx
	movq	-72(%rsp), %rax
	movq	%rsi, %rbp
	movq	%rax, %rsi
	ja	.LBB42_22
	movq	%r15, %r9
	imulq	%r13, %r9
	addq	%rcx, %r9
	.p2align	4
.LBB42_15:
	vmovss	(%rdi,%r13,4), %xmm0
	vmovss	%xmm0, (%r9)
	vmovss	4(%rdi,%r13,4), %xmm0
	vmovss	%xmm0, (%r9,%r15)
	leaq	(%r9,%r15), %rax
	vmovss	8(%rdi,%r13,4), %xmm0
	vmovss	%xmm0, (%r15,%rax)
	addq	%r15, %rax
	vmovss	12(%rdi,%r13,4), %xmm0
	vmovss	%xmm0, (%r15,%rax)
	addq	%r15, %rax
	vmovss	16(%rdi,%r13,4), %xmm0
	vmovss	%xmm0, (%r15,%rax)
	addq	%r15, %rax
	vmovss	20(%rdi,%r13,4), %xmm0
	vmovss	%xmm0, (%r15,%rax)
	addq	%r15, %rax
	vmovss	24(%rdi,%r13,4), %xmm0
	vmovss	%xmm0, (%r15,%rax)
	addq	%r15, %rax
	vmovss	28(%rdi,%r13,4), %xmm0
	addq	$8, %r13
	vmovss	%xmm0, (%r15,%rax)
	addq	%r8, %r9
	cmpq	%r13, %rdx
	jne	.LBB42_15
	jmp	.LBB42_22
.LBB42_23:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end42:
	.size	$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF, .Lfunc_end42-$s18VitruvianMicroAVX213microSeparate6pixels5width12channelCount6planes9planeStepySPySfG_S2iSpySfGSitF
	.hidden	vitruvian_convolve_planes_avx2
	.globl	vitruvian_convolve_planes_avx2
	.p2align	4
	.type	vitruvian_convolve_planes_avx2,@function
vitruvian_convolve_planes_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF)
.Lfunc_end43:
	.size	vitruvian_convolve_planes_avx2, .Lfunc_end43-vitruvian_convolve_planes_avx2
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF
	.globl	$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF,@function
$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF:
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
	subq	$216, %rsp
	.cfi_def_cfa_offset 272
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	288(%rsp), %r14
	movq	280(%rsp), %rax
	movq	272(%rsp), %r10
	vbroadcastss	%xmm1, %ymm1
	vbroadcastss	%xmm2, %ymm2
	movq	%rdi, 80(%rsp)
	movq	%rsi, 88(%rsp)
	movq	%rdx, 96(%rsp)
	movq	%rcx, 104(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r8, 112(%rsp)
	movq	%r9, 16(%rsp)
	movq	%r9, 120(%rsp)
	movq	%r10, 128(%rsp)
	vmovss	%xmm0, 136(%rsp)
	vmovups	%ymm1, 144(%rsp)
	vmovups	%ymm2, 176(%rsp)
	movq	%rax, 208(%rsp)
	cmpq	$63, %r14
	jle	.LBB44_1
	vbroadcastss	%xmm0, %ymm0
	leaq	(,%rcx,4), %r11
	movq	%rcx, %r13
	andq	$-2, %r13
	movq	%rdx, 48(%rsp)
	leaq	(,%rdx,4), %rax
	movq	%rax, 64(%rsp)
	leaq	(,%rsi,8), %rax
	movq	%rax, 72(%rsp)
	shlq	$2, %rsi
	movl	$64, %eax
	movq	$0, (%rsp)
	movq	%rdi, 24(%rsp)
	movq	%rdi, 8(%rsp)
	jmp	.LBB44_4
	.p2align	4
.LBB44_14:
	vcmpltps	%ymm1, %ymm10, %ymm11
	vblendvps	%ymm11, %ymm1, %ymm10, %ymm10
	vcmpltps	%ymm10, %ymm2, %ymm11
	vblendvps	%ymm11, %ymm2, %ymm10, %ymm10
	movq	280(%rsp), %rax
	movq	(%rsp), %rdx
	vmovups	%ymm10, (%rax,%rdx,4)
	vcmpltps	%ymm1, %ymm9, %ymm10
	vblendvps	%ymm10, %ymm1, %ymm9, %ymm9
	vcmpltps	%ymm9, %ymm2, %ymm10
	vblendvps	%ymm10, %ymm2, %ymm9, %ymm9
	vmovups	%ymm9, 32(%rax,%rdx,4)
	vcmpltps	%ymm1, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm1, %ymm8, %ymm8
	vcmpltps	%ymm8, %ymm2, %ymm9
	vblendvps	%ymm9, %ymm2, %ymm8, %ymm8
	vmovups	%ymm8, 64(%rax,%rdx,4)
	vcmpltps	%ymm1, %ymm7, %ymm8
	vblendvps	%ymm8, %ymm1, %ymm7, %ymm7
	vcmpltps	%ymm7, %ymm2, %ymm8
	vblendvps	%ymm8, %ymm2, %ymm7, %ymm7
	vmovups	%ymm7, 96(%rax,%rdx,4)
	vcmpltps	%ymm1, %ymm6, %ymm7
	vblendvps	%ymm7, %ymm1, %ymm6, %ymm6
	vcmpltps	%ymm6, %ymm2, %ymm7
	vblendvps	%ymm7, %ymm2, %ymm6, %ymm6
	vmovups	%ymm6, 128(%rax,%rdx,4)
	vcmpltps	%ymm1, %ymm5, %ymm6
	vblendvps	%ymm6, %ymm1, %ymm5, %ymm5
	vcmpltps	%ymm5, %ymm2, %ymm6
	vblendvps	%ymm6, %ymm2, %ymm5, %ymm5
	vmovups	%ymm5, 160(%rax,%rdx,4)
	vcmpltps	%ymm1, %ymm4, %ymm5
	vblendvps	%ymm5, %ymm1, %ymm4, %ymm4
	vcmpltps	%ymm4, %ymm2, %ymm5
	vblendvps	%ymm5, %ymm2, %ymm4, %ymm4
	vmovups	%ymm4, 192(%rax,%rdx,4)
	vcmpltps	%ymm1, %ymm3, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm3, %ymm3
	vcmpltps	%ymm3, %ymm2, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm3, %ymm3
	vmovups	%ymm3, 224(%rax,%rdx,4)
	movq	40(%rsp), %r15
	leaq	64(%r15), %rax
	addq	$256, 8(%rsp)
	movq	%r15, (%rsp)
	movq	288(%rsp), %r14
	cmpq	%rax, %r14
	jl	.LBB44_15
.LBB44_4:
	movq	%rax, 40(%rsp)
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm0, %ymm4
	vmovaps	%ymm0, %ymm5
	vmovaps	%ymm0, %ymm6
	vmovaps	%ymm0, %ymm7
	vmovaps	%ymm0, %ymm8
	vmovaps	%ymm0, %ymm9
	vmovaps	%ymm0, %ymm10
	cmpq	$0, 16(%rsp)
	je	.LBB44_14
	movq	24(%rsp), %rax
	movq	(%rsp), %rdx
	leaq	(%rax,%rdx,4), %rax
	movq	%rax, 56(%rsp)
	movq	8(%rsp), %r14
	movq	32(%rsp), %r12
	xorl	%edi, %edi
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm0, %ymm4
	vmovaps	%ymm0, %ymm5
	vmovaps	%ymm0, %ymm6
	vmovaps	%ymm0, %ymm7
	vmovaps	%ymm0, %ymm8
	vmovaps	%ymm0, %ymm9
	vmovaps	%ymm0, %ymm10
	jmp	.LBB44_6
	.p2align	4
.LBB44_13:
	incq	%rdi
	addq	64(%rsp), %r14
	cmpq	16(%rsp), %rdi
	je	.LBB44_14
.LBB44_6:
	testq	%r10, %r10
	je	.LBB44_13
	movq	%rdi, %rax
	imulq	48(%rsp), %rax
	movq	56(%rsp), %rdx
	leaq	(%rdx,%rax,4), %rbx
	movq	%r14, %rbp
	xorl	%eax, %eax
	jmp	.LBB44_8
	.p2align	4
.LBB44_22:
	addq	%r11, %r12
.LBB44_23:
	incq	%rax
	addq	$4, %rbp
	cmpq	%r10, %rax
	je	.LBB44_13
.LBB44_8:
	testq	%rcx, %rcx
	je	.LBB44_23
	cmpq	$1, %rcx
	jne	.LBB44_10
	leaq	(%rbx,%rax,4), %r9
	movq	%r12, %r8
	testb	$1, %cl
	je	.LBB44_22
	jmp	.LBB44_21
	.p2align	4
.LBB44_10:
	movq	%r13, %r15
	movq	%rbp, %rdx
	movq	%r12, %r8
	.p2align	4
.LBB44_11:
	movq	%rdx, %r9
	vbroadcastss	(%r8), %ymm11
	vfmadd231ps	(%rdx), %ymm11, %ymm10
	vfmadd231ps	32(%rdx), %ymm11, %ymm9
	vfmadd231ps	64(%rdx), %ymm11, %ymm8
	vfmadd231ps	96(%rdx), %ymm11, %ymm7
	vfmadd231ps	128(%rdx), %ymm11, %ymm6
	vfmadd231ps	160(%rdx), %ymm11, %ymm5
	vfmadd231ps	192(%rdx), %ymm11, %ymm4
	vfmadd231ps	224(%rdx), %ymm11, %ymm3
	vbroadcastss	4(%r8), %ymm11
	vfmadd231ps	(%rdx,%rsi), %ymm11, %ymm10
	vfmadd231ps	32(%rdx,%rsi), %ymm11, %ymm9
	vfmadd231ps	64(%rdx,%rsi), %ymm11, %ymm8
	vfmadd231ps	96(%rdx,%rsi), %ymm11, %ymm7
	vfmadd231ps	128(%rdx,%rsi), %ymm11, %ymm6
	vfmadd231ps	160(%rdx,%rsi), %ymm11, %ymm5
	vfmadd231ps	192(%rdx,%rsi), %ymm11, %ymm4
	vfmadd231ps	224(%rdx,%rsi), %ymm11, %ymm3
	addq	%rsi, %rdx
	addq	$8, %r8
	addq	%rsi, %rdx
	addq	$-2, %r15
	jne	.LBB44_11
	addq	72(%rsp), %r9
	testb	$1, %cl
	je	.LBB44_22
.LBB44_21:
	vbroadcastss	(%r8), %ymm11
	vfmadd231ps	(%r9), %ymm11, %ymm10
	vfmadd231ps	32(%r9), %ymm11, %ymm9
	vfmadd231ps	64(%r9), %ymm11, %ymm8
	vfmadd231ps	96(%r9), %ymm11, %ymm7
	vfmadd231ps	128(%r9), %ymm11, %ymm6
	vfmadd231ps	160(%r9), %ymm11, %ymm5
	vfmadd231ps	192(%r9), %ymm11, %ymm4
	vfmadd231ps	224(%r9), %ymm11, %ymm3
	jmp	.LBB44_22
.LBB44_1:
	testq	%r14, %r14
	jle	.LBB44_18
	xorl	%r15d, %r15d
	jmp	.LBB44_16
.LBB44_15:
	cmpq	%r14, %r15
	jge	.LBB44_18
.LBB44_16:
	leaq	-8(%r14), %rbx
	leaq	80(%rsp), %r13
	.p2align	4
.LBB44_17:
	cmpq	%r15, %rbx
	movq	%r15, %rdi
	cmovlq	%rbx, %rdi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5)
	addq	$8, %r15
	cmpq	%r14, %r15
	jl	.LBB44_17
.LBB44_18:
	addq	$216, %rsp
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
.Lfunc_end44:
	.size	$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF, .Lfunc_end44-$s18VitruvianMicroAVX219microConvolvePlanes6planes9planeStep06tapRowI012channelCount6filter0N6Height0N5Width4bias5lower5upper6output5countySPySfG_S3iAOS2iS3fSpySfGSitF
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5
	.weak	$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5,@function
$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r12
	.cfi_def_cfa_offset 40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	vbroadcastss	56(%r13), %ymm0
	movq	40(%r13), %rax
	movq	%rax, -48(%rsp)
	testq	%rax, %rax
	movq	%rdi, -64(%rsp)
	je	.LBB45_13
	movq	32(%r13), %rax
	movq	48(%r13), %rdx
	leaq	(,%rdi,4), %rcx
	movq	%rcx, -56(%rsp)
	xorl	%r8d, %r8d
	xorl	%edi, %edi
	movq	%rdx, -24(%rsp)
	jmp	.LBB45_2
	.p2align	4
.LBB45_12:
	movq	-40(%rsp), %rdi
	incq	%rdi
	movq	-32(%rsp), %r8
	addq	$4, %r8
	cmpq	-48(%rsp), %rdi
	je	.LBB45_13
.LBB45_2:
	testq	%rdx, %rdx
	movq	%r8, -32(%rsp)
	movq	%rdi, -40(%rsp)
	je	.LBB45_12
	movq	(%r13), %rcx
	movq	16(%r13), %r10
	movq	%r10, %rsi
	imulq	%rdi, %rsi
	leaq	(%rcx,%rsi,4), %rsi
	movq	24(%r13), %r11
	movq	-64(%rsp), %rdi
	leaq	(%rsi,%rdi,4), %rsi
	movq	%rsi, -8(%rsp)
	leaq	(,%r11,4), %r9
	movl	%r11d, %r15d
	andl	$7, %r15d
	movq	%r11, %rsi
	andq	$-8, %rsi
	movq	%rsi, -16(%rsp)
	addq	-56(%rsp), %rcx
	imulq	%r8, %r10
	addq	%rcx, %r10
	xorl	%ebp, %ebp
	jmp	.LBB45_4
	.p2align	4
.LBB45_10:
	addq	%r9, %rax
.LBB45_11:
	incq	%rbp
	addq	$4, %r10
	cmpq	%rdx, %rbp
	je	.LBB45_12
.LBB45_4:
	testq	%r11, %r11
	je	.LBB45_11
	movq	8(%r13), %rsi
	cmpq	$8, %r11
	jae	.LBB45_14
	movq	-8(%rsp), %rcx
	leaq	(%rcx,%rbp,4), %rbx
	movq	%rax, %rcx
	testq	%r15, %r15
	jne	.LBB45_8
	jmp	.LBB45_10
	.p2align	4
.LBB45_14:
	movq	%r9, %rdx
	movq	%rsi, %r8
	shlq	$5, %r8
	leaq	(,%rsi,4), %r9
	movq	-16(%rsp), %r12
	movq	%r10, %rdi
	movq	%rax, %rcx
	.p2align	4
.LBB45_15:
	movq	%rdi, %rbx
	vbroadcastss	(%rcx), %ymm1
	vfmadd132ps	(%rdi), %ymm0, %ymm1
	vbroadcastss	4(%rcx), %ymm0
	vfmadd132ps	(%rdi,%r9), %ymm1, %ymm0
	addq	%r9, %rdi
	vbroadcastss	8(%rcx), %ymm1
	vfmadd132ps	(%r9,%rdi), %ymm0, %ymm1
	addq	%r9, %rdi
	vbroadcastss	12(%rcx), %ymm0
	vfmadd132ps	(%r9,%rdi), %ymm1, %ymm0
	addq	%r9, %rdi
	vbroadcastss	16(%rcx), %ymm1
	vfmadd132ps	(%r9,%rdi), %ymm0, %ymm1
	addq	%r9, %rdi
	vbroadcastss	20(%rcx), %ymm0
	vfmadd132ps	(%r9,%rdi), %ymm1, %ymm0
	addq	%r9, %rdi
	vbroadcastss	24(%rcx), %ymm1
	vfmadd132ps	(%r9,%rdi), %ymm0, %ymm1
	addq	%r9, %rdi
	vbroadcastss	28(%rcx), %ymm0
	vfmadd132ps	(%r9,%rdi), %ymm1, %ymm0
	addq	$32, %rcx
	addq	%r9, %rdi
	addq	%r9, %rdi
	addq	$-8, %r12
	jne	.LBB45_15
	addq	%r8, %rbx
	movq	%rdx, %r9
	movq	-24(%rsp), %rdx
	testq	%r15, %r15
	je	.LBB45_10
.LBB45_8:
	shlq	$2, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB45_9:
	vbroadcastss	(%rcx,%rdi,4), %ymm1
	vfmadd231ps	(%rbx), %ymm1, %ymm0
	incq	%rdi
	addq	%rsi, %rbx
	cmpq	%rdi, %r15
	jne	.LBB45_9
	jmp	.LBB45_10
.LBB45_13:
	vmovups	64(%r13), %ymm1
	vmaxps	%ymm0, %ymm1, %ymm0
	vmovups	96(%r13), %ymm1
	vminps	%ymm0, %ymm1, %ymm0
	movq	128(%r13), %rax
	movq	-64(%rsp), %rcx
	vmovups	%ymm0, (%rax,%rcx,4)
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end45:
	.size	$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5, .Lfunc_end45-$s18VitruvianMicroAVX20B9PlaneLineV7computeyyxm_SitAA0B5StackRzlFAA0B3SumV_Ttg5
	.cfi_endproc
	.hidden	vitruvian_max_pool_avx2
	.globl	vitruvian_max_pool_avx2
	.p2align	4
	.type	vitruvian_max_pool_avx2,@function
vitruvian_max_pool_avx2:
	jmp	($s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF)
.Lfunc_end46:
	.size	vitruvian_max_pool_avx2, .Lfunc_end46-vitruvian_max_pool_avx2
	.hidden	$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF
	.globl	$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF,@function
$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$112, %rsp
	movq	%rcx, -112(%rsp)
	movq	%rdi, -120(%rsp)
	cmpq	$0, 184(%rsp)
	je	.LBB47_18
	movq	%r8, %rbx
	movq	%rsi, %r12
	movq	168(%rsp), %rax
	vbroadcastss	%xmm0, %ymm2
	vbroadcastss	%xmm1, %ymm1
	addq	$-8, %rax
	movq	%rax, 16(%rsp)
	vbroadcastss	%xmm0, %ymm0
	movl	%r9d, %r14d
	andl	$7, %r14d
	movq	%r9, %rax
	andq	$-8, %rax
	movq	%rax, 56(%rsp)
	movq	-112(%rsp), %rax
	leaq	(,%rax,4), %rax
	movq	%rax, (%rsp)
	leaq	(,%rsi,4), %r15
	movq	%rdx, %rbp
	shlq	$5, %rbp
	leaq	(%rdx,%rdx,8), %rax
	leaq	(%rax,%rax,2), %rcx
	movq	-120(%rsp), %rdi
	addq	%rdi, %rcx
	addq	%rdx, %rcx
	movq	%rcx, -48(%rsp)
	leaq	(%rdx,%rdx,2), %rax
	leaq	(%rdi,%rax,8), %rcx
	movq	%rcx, -56(%rsp)
	leaq	(%rdx,%rdx,4), %rcx
	leaq	(%rdi,%rcx,4), %rcx
	movq	%rcx, -64(%rsp)
	movq	%rdx, %rcx
	shlq	$4, %rcx
	addq	%rdi, %rcx
	movq	%rcx, -72(%rsp)
	leaq	(%rdi,%rax,4), %rax
	movq	%rax, -80(%rsp)
	leaq	(%rdi,%rdx,8), %rax
	movq	%rax, -88(%rsp)
	leaq	(%rdi,%rdx,4), %rax
	movq	%rax, -96(%rsp)
	shlq	$2, %rdx
	movq	$0, -128(%rsp)
	movq	%rdi, -104(%rsp)
	movq	%r9, 80(%rsp)
	movq	%rsi, 72(%rsp)
	movq	%r14, 64(%rsp)
	movq	%r15, 48(%rsp)
	movq	%r8, 40(%rsp)
	jmp	.LBB47_2
	.p2align	4
.LBB47_17:
	movq	-128(%rsp), %rcx
	incq	%rcx
	movq	(%rsp), %rax
	addq	%rax, -104(%rsp)
	addq	%rax, -48(%rsp)
	addq	%rax, -56(%rsp)
	addq	%rax, -64(%rsp)
	addq	%rax, -72(%rsp)
	addq	%rax, -80(%rsp)
	addq	%rax, -88(%rsp)
	addq	%rax, -96(%rsp)
	movq	%rcx, -128(%rsp)
	cmpq	184(%rsp), %rcx
	je	.LBB47_18
.LBB47_2:
	cmpq	$0, 168(%rsp)
	jle	.LBB47_17
	movq	-128(%rsp), %rdi
	movq	%rdi, %rax
	imulq	-112(%rsp), %rax
	movq	-120(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 8(%rsp)
	movq	%rdi, %rax
	imulq	168(%rsp), %rax
	movq	176(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rax
	movq	%rax, 24(%rsp)
	xorl	%ecx, %ecx
	jmp	.LBB47_4
	.p2align	4
.LBB47_16:
	vcmpltps	%ymm2, %ymm3, %ymm4
	vblendvps	%ymm4, %ymm0, %ymm3, %ymm3
	vcmpltps	%ymm3, %ymm1, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm3, %ymm3
	movq	24(%rsp), %rax
	movq	-40(%rsp), %rcx
	vmovups	%ymm3, (%rax,%rcx,4)
	movq	32(%rsp), %rcx
	addq	$8, %rcx
	cmpq	168(%rsp), %rcx
	jge	.LBB47_17
.LBB47_4:
	movq	16(%rsp), %rax
	cmpq	%rax, %rcx
	movq	%rcx, 32(%rsp)
	cmovlq	%rcx, %rax
	movq	%rax, -40(%rsp)
	vmovaps	%ymm2, %ymm3
	testq	%rbx, %rbx
	je	.LBB47_16
	movq	-40(%rsp), %rcx
	leaq	(,%rcx,4), %r11
	movq	8(%rsp), %rax
	leaq	(%rax,%rcx,4), %rcx
	movq	-96(%rsp), %rdi
	movq	-88(%rsp), %rsi
	movq	-80(%rsp), %r13
	movq	-72(%rsp), %rax
	movq	%rax, -8(%rsp)
	movq	-64(%rsp), %rax
	movq	%rax, -16(%rsp)
	movq	-56(%rsp), %rax
	movq	%rax, -24(%rsp)
	movq	-48(%rsp), %rax
	movq	%rax, -32(%rsp)
	movq	-104(%rsp), %r8
	vmovaps	%ymm2, %ymm3
	xorl	%r10d, %r10d
	jmp	.LBB47_6
	.p2align	4
.LBB47_15:
	incq	%r10
	leaq	(%rcx,%r12,4), %rcx
	addq	%r15, %r8
	addq	%r15, -32(%rsp)
	addq	%r15, -24(%rsp)
	addq	%r15, -16(%rsp)
	addq	%r15, -8(%rsp)
	movq	104(%rsp), %r13
	addq	%r15, %r13
	addq	%r15, %rsi
	addq	%r15, %rdi
	cmpq	%rbx, %r10
	je	.LBB47_16
.LBB47_6:
	testq	%r9, %r9
	movq	%r13, 104(%rsp)
	je	.LBB47_15
	cmpq	$8, %r9
	jae	.LBB47_9
	movq	%rcx, %r13
	testq	%r14, %r14
	jne	.LBB47_13
	jmp	.LBB47_15
	.p2align	4
.LBB47_9:
	movq	%rcx, 96(%rsp)
	movq	56(%rsp), %r9
	movq	%rsi, %r12
	movq	%rdi, 88(%rsp)
	movq	%rdi, %rax
	movq	%r13, %rdi
	movq	-8(%rsp), %r15
	movq	-16(%rsp), %rbx
	movq	-24(%rsp), %rcx
	movq	-32(%rsp), %r14
	movq	%r8, %r13
	.p2align	4
.LBB47_10:
	vmovups	(%r13,%r11), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	vmovups	(%rax,%r11), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	vmovups	(%r12,%r11), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	vmovups	(%rdi,%r11), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	vmovups	(%r15,%r11), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	vmovups	(%rbx,%r11), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	vmovups	(%rcx,%r11), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	vmovups	(%r14,%r11), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	addq	%rbp, %r13
	addq	%rbp, %r14
	addq	%rbp, %rcx
	addq	%rbp, %rbx
	addq	%rbp, %r15
	addq	%rbp, %rdi
	addq	%rbp, %r12
	addq	%rbp, %rax
	addq	$-8, %r9
	jne	.LBB47_10
	addq	%r11, %r13
	movq	80(%rsp), %r9
	movq	40(%rsp), %rbx
	movq	72(%rsp), %r12
	movq	64(%rsp), %r14
	movq	48(%rsp), %r15
	movq	96(%rsp), %rcx
	movq	88(%rsp), %rdi
	testq	%r14, %r14
	je	.LBB47_15
.LBB47_13:
	movq	%r14, %rax
	.p2align	4
.LBB47_14:
	vmovups	(%r13), %ymm4
	vmaxps	%ymm3, %ymm4, %ymm3
	addq	%rdx, %r13
	decq	%rax
	jne	.LBB47_14
	jmp	.LBB47_15
.LBB47_18:
	addq	$112, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end47:
	.size	$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF, .Lfunc_end47-$s18VitruvianMicroAVX212microMaxPool6window7rowStep06columnI006outputI00H5Count0jL007channelL05lower5upper0K00kL0ySPySfG_S6iS2fSpySfGSitF
	.hidden	vitruvian_multiply_sparse_avx2
	.globl	vitruvian_multiply_sparse_avx2
	.p2align	4
	.type	vitruvian_multiply_sparse_avx2,@function
vitruvian_multiply_sparse_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF)
.Lfunc_end48:
	.size	vitruvian_multiply_sparse_avx2, .Lfunc_end48-vitruvian_multiply_sparse_avx2
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.globl	$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.p2align	4
	.type	$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF,@function
$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF:
	.cfi_startproc
	pushq	%r13
	.cfi_def_cfa_offset 16
	subq	$176, %rsp
	.cfi_def_cfa_offset 192
	.cfi_offset %r13, -16
	movq	240(%rsp), %rax
	vmovaps	224(%rsp), %xmm2
	vmovups	192(%rsp), %ymm3
	vbroadcastss	%xmm0, %ymm0
	vbroadcastss	%xmm1, %ymm1
	movq	%rdi, (%rsp)
	movq	%rsi, 8(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rcx, 24(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r9, 40(%rsp)
	vmovups	%ymm3, 48(%rsp)
	vmovups	%ymm0, 80(%rsp)
	vmovups	%ymm1, 112(%rsp)
	vmovaps	%xmm2, 144(%rsp)
	movq	248(%rsp), %rcx
	movq	%rcx, 160(%rsp)
	decq	%rax
	cmpq	$5, %rax
	ja	.LBB49_8
	leaq	.LJTI49_0(%rip), %rcx
	movslq	(%rcx,%rax,4), %rax
	addq	%rcx, %rax
	jmpq	*%rax
.LBB49_2:
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5)
	jmp	.LBB49_9
.LBB49_6:
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5)
	jmp	.LBB49_9
.LBB49_4:
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5)
	jmp	.LBB49_9
.LBB49_5:
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5)
	jmp	.LBB49_9
.LBB49_3:
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5)
	jmp	.LBB49_9
.LBB49_7:
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5)
	jmp	.LBB49_9
.LBB49_8:
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5)
.LBB49_9:
	addq	$176, %rsp
	.cfi_def_cfa_offset 16
	popq	%r13
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end49:
	.size	$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF, .Lfunc_end49-$s18VitruvianMicroAVX219microMultiplySparse1a7aStride8rowCount5depth05sliceI07entries6counts4bias06columnI06addend5lower5upper1c01cG006vectorI07scratchySPySfG_S4iSVSPys5Int32VGASSiASSgS2fSpySfGS2iAXtF
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI49_0:
	.long	.LBB49_2-.LJTI49_0
	.long	.LBB49_3-.LJTI49_0
	.long	.LBB49_4-.LJTI49_0
	.long	.LBB49_5-.LJTI49_0
	.long	.LBB49_6-.LJTI49_0
	.long	.LBB49_7-.LJTI49_0
	.text
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5:
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
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	24(%r13), %r15
	movq	32(%r13), %rbp
	leaq	(%r15,%rbp), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB50_1
	cqto
	idivq	%rbp
	movq	%rax, %r12
	jmp	.LBB50_3
.LBB50_1:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %r12d
.LBB50_3:
	movq	16(%r13), %rcx
	movq	160(%r13), %r14
	leaq	(,%r12,8), %rax
	shlq	$5, %r12
	movq	%rcx, (%rsp)
	cmpq	$8, %rcx
	setge	%cl
	testq	%rax, %rax
	sete	%al
	orb	%cl, %al
	jne	.LBB50_5
	movq	%r14, %rdi
	xorl	%esi, %esi
	movq	%r12, %rdx
	callq	memset@PLT
.LBB50_5:
	leaq	-1(%rbp), %rax
	movq	%rax, 56(%rsp)
	addq	%r14, %r12
	movq	40(%r13), %rbx
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 144(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 104(%rsp)
	leaq	-32(%r14,%rax,4), %rax
	movq	%rax, 96(%rsp)
	leaq	224(%r14), %rax
	movq	%rax, 88(%rsp)
	xorl	%edi, %edi
	movq	%r13, 128(%rsp)
	movq	%r15, 120(%rsp)
	movq	%rbp, 16(%rsp)
	movq	%r12, 112(%rsp)
	jmp	.LBB50_6
	.p2align	4
.LBB50_25:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	136(%rsp), %rdi
	movq	16(%rsp), %rbp
	cmpq	%rbp, %rdi
	movq	120(%rsp), %r15
	je	.LBB50_26
.LBB50_6:
	movq	%rdi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB50_7
	cqto
	idivq	%rbp
	jmp	.LBB50_9
	.p2align	4
.LBB50_7:
	xorl	%edx, %edx
	divl	%ebp
.LBB50_9:
	movq	%rax, 160(%rsp)
	leaq	1(%rdi), %rax
	movq	%rax, 136(%rsp)
	imulq	%r15, %rax
	movq	(%r13), %r8
	movq	8(%r13), %rcx
	movq	%rax, %rdx
	orq	%rbp, %rdx
	shrq	$32, %rdx
	je	.LBB50_10
	cqto
	idivq	%rbp
	jmp	.LBB50_12
	.p2align	4
.LBB50_10:
	xorl	%edx, %edx
	divl	%ebp
.LBB50_12:
	movq	%rdi, 40(%rsp)
	movq	160(%rsp), %rsi
	leaq	(%r8,%rsi,4), %r13
	movq	%rax, %rdx
	subq	%rsi, %rdx
	cmpq	$8, (%rsp)
	movq	%rdx, 8(%rsp)
	jl	.LBB50_49
	cmpq	$4, %rdx
	jl	.LBB50_49
	movq	%rcx, %rsi
	leaq	(,%rcx,4), %rax
	leaq	(,%rcx,8), %rcx
	leaq	(%rax,%rax,2), %r8
	leaq	-4(%rdx), %r9
	xorl	%r10d, %r10d
	movabsq	$9223372036854775807, %rdx
	movq	%r13, 152(%rsp)
	.p2align	4
.LBB50_15:
	movq	144(%rsp), %rdi
	cmpq	%r10, %rdi
	movq	%r10, %r15
	cmovlq	%rdi, %r15
	addq	$8, %r10
	movq	%r10, 32(%rsp)
	seto	24(%rsp)
	cmovoq	%rdi, %r15
	leaq	(%r14,%r15,4), %r11
	imulq	%rsi, %r15
	leaq	(,%r15,4), %rbp
	addq	%r13, %rbp
	xorl	%r12d, %r12d
	.p2align	4
.LBB50_16:
	cmpq	%r12, %r9
	movq	%r12, %r15
	cmovlq	%r9, %r15
	addq	$4, %r12
	cmovoq	%r9, %r15
	cmovoq	%rdx, %r12
	leaq	(,%r15,4), %rdx
	addq	%rbp, %rdx
	vmovups	(%rbp,%r15,4), %xmm0
	shlq	$5, %r15
	leaq	(%rdx,%rax,4), %r13
	leaq	(%rdx,%rsi,4), %r10
	vmovups	(%rdx,%rsi,4), %xmm2
	vmovups	(%r10,%rax,4), %xmm6
	vmovups	(%rdx,%rsi,8), %xmm3
	vmovups	(%rcx,%r13), %xmm5
	leaq	(%rdx,%r8), %rdi
	vmovups	(%r8,%rdx), %xmm4
	vmovups	(%rdi,%rax,4), %xmm1
	vunpcklps	%xmm2, %xmm0, %xmm7
	vmovlhps	%xmm3, %xmm7, %xmm7
	vinsertps	$48, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, (%rdx,%rax,4), %ymm7, %ymm7
	vbroadcastss	%xmm6, %ymm8
	vblendps	$32, %ymm8, %ymm7, %ymm7
	vbroadcastsd	%xmm5, %ymm8
	vblendps	$192, %ymm8, %ymm7, %ymm7
	vbroadcastss	%xmm1, %ymm8
	vblendps	$128, %ymm8, %ymm7, %ymm7
	vbroadcastss	4(%rdx,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r13), %ymm9
	vbroadcastss	4(%rdi,%rax,4), %ymm10
	vbroadcastss	8(%rdx,%rax,4), %xmm11
	vbroadcastss	8(%r10,%rax,4), %ymm12
	vbroadcastss	8(%rdi,%rax,4), %ymm13
	vbroadcastss	12(%rdx,%rax,4), %xmm14
	vmovaps	%xmm14, 64(%rsp)
	vbroadcastss	12(%r10,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r13), %ymm14
	vmovups	%ymm14, 160(%rsp)
	movabsq	$9223372036854775807, %rdx
	vmovups	%ymm7, (%r11,%r15)
	vinsertps	$76, %xmm0, %xmm2, %xmm7
	vshufps	$212, %xmm3, %xmm7, %xmm7
	vinsertps	$112, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vblendps	$34, %ymm6, %ymm8, %ymm6
	vblendps	$192, %ymm9, %ymm6, %ymm6
	vblendps	$128, %ymm10, %ymm6, %ymm6
	vmovups	%ymm6, 32(%r11,%r15)
	vunpckhps	%xmm2, %xmm0, %xmm6
	vblendps	$3, %xmm6, %xmm3, %xmm6
	vinsertps	$176, %xmm4, %xmm6, %xmm6
	vinsertf128	$1, %xmm11, %ymm6, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm6, %ymm5
	vblendps	$204, %ymm5, %ymm7, %ymm5
	vblendps	$128, %ymm13, %ymm5, %ymm5
	vmovups	%ymm5, 64(%r11,%r15)
	vshufps	$51, %xmm0, %xmm2, %xmm0
	vshufps	$242, %xmm3, %xmm0, %xmm0
	vblendps	$8, %xmm4, %xmm0, %xmm0
	vinsertf128	$1, 64(%rsp), %ymm0, %ymm2
	vblendps	$32, %ymm15, %ymm2, %ymm2
	vblendps	$192, 160(%rsp), %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 96(%r11,%r15)
	cmpq	8(%rsp), %r12
	jl	.LBB50_16
	cmpb	$0, 24(%rsp)
	movq	32(%rsp), %r10
	cmovneq	%rdx, %r10
	cmpq	(%rsp), %r10
	movq	152(%rsp), %r13
	jl	.LBB50_15
	jmp	.LBB50_18
	.p2align	4
.LBB50_49:
	cmpq	$0, (%rsp)
	je	.LBB50_18
	movq	%rcx, %rbp
	movq	160(%rsp), %rcx
	notq	%rcx
	addq	%rax, %rcx
	movq	104(%rsp), %rdx
	imulq	%rbp, %rdx
	addq	%rdx, %r8
	leaq	(%r8,%rax,4), %rdx
	movq	8(%rsp), %r11
	movq	%r11, %rdi
	shlq	$5, %rdi
	addq	96(%rsp), %rdi
	movq	%rcx, 64(%rsp)
	shlq	$5, %rcx
	movq	%rcx, 32(%rsp)
	cmpq	%rdi, %r13
	setb	%dil
	cmpq	%rdx, %r14
	setb	%dl
	andb	%dil, %dl
	movq	%rbp, %rcx
	shrq	$61, %rcx
	andl	$1, %ecx
	orb	%dl, %cl
	movq	%rcx, 24(%rsp)
	andq	$-8, %r11
	shlq	$2, %rbp
	movq	%r14, %r9
	movq	88(%rsp), %r8
	xorl	%r10d, %r10d
	jmp	.LBB50_51
	.p2align	4
.LBB50_59:
	incq	%r10
	addq	$4, %r8
	addq	%rbp, %r13
	addq	$4, %r9
	cmpq	(%rsp), %r10
	je	.LBB50_18
.LBB50_51:
	cmpq	160(%rsp), %rax
	movq	8(%rsp), %rsi
	je	.LBB50_59
	movq	%rbp, %rcx
	leaq	(%r14,%r10,4), %rdx
	movq	64(%rsp), %rdi
	shrq	$59, %rdi
	setne	%dil
	cmpq	$32, %rsi
	setb	%bpl
	movq	32(%rsp), %rsi
	leaq	(%rdx,%rsi), %r15
	cmpq	%rdx, %r15
	setb	%dl
	orb	%dil, %bpl
	orb	%dl, %bpl
	orb	24(%rsp), %bpl
	testb	$1, %bpl
	je	.LBB50_54
	xorl	%r15d, %r15d
	movq	8(%rsp), %rdx
	movq	%rcx, %rbp
	jmp	.LBB50_57
	.p2align	4
.LBB50_54:
	movq	%r8, %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB50_55:
	vmovups	(%r13,%r12,4), %xmm0
	vmovups	16(%r13,%r12,4), %xmm1
	vmovss	%xmm0, -224(%r15)
	vextractps	$1, %xmm0, -192(%r15)
	vextractps	$2, %xmm0, -160(%r15)
	vextractps	$3, %xmm0, -128(%r15)
	vmovss	%xmm1, -96(%r15)
	vextractps	$1, %xmm1, -64(%r15)
	vextractps	$2, %xmm1, -32(%r15)
	vextractps	$3, %xmm1, (%r15)
	addq	$8, %r12
	addq	$256, %r15
	cmpq	%r12, %r11
	jne	.LBB50_55
	movq	%r11, %r15
	movq	8(%rsp), %rdx
	cmpq	%r11, %rdx
	movq	%rcx, %rbp
	je	.LBB50_59
.LBB50_57:
	movq	%r15, %r12
	shlq	$5, %r12
	addq	%r9, %r12
	.p2align	4
.LBB50_58:
	vmovss	(%r13,%r15,4), %xmm0
	incq	%r15
	vmovss	%xmm0, (%r12)
	addq	$32, %r12
	cmpq	%r15, %rdx
	jne	.LBB50_58
	jmp	.LBB50_59
	.p2align	4
.LBB50_18:
	movq	128(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB50_25
	xorl	%edx, %edx
	movq	%rdx, %rax
	movq	112(%rsp), %r12
	movq	40(%rsp), %r10
	movq	%rsi, %rbp
	movq	%r12, %r15
	jmp	.LBB50_20
.LBB50_24:
	movq	%r12, %rdi
	movq	%rsi, %rcx
	cmpq	56(%rsp), %r10
	jne	.LBB50_25
	.p2align	4
.LBB50_27:
	movl	$8, %esi
	movq	%rax, %r12
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r12, %rax
	movq	%r15, %r12
	movq	%rbp, %rsi
	movq	40(%rsp), %r10
.LBB50_28:
	movq	%rax, %rdx
	cmpq	%rsi, %rax
	jge	.LBB50_25
.LBB50_20:
	addq	$8, %rax
	jno	.LBB50_45
	cmpq	%rax, %rsi
	jge	.LBB50_29
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %rax
	cmpq	$1, 16(%rsp)
	jne	.LBB50_46
	movq	%r12, %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB50_24
	jmp	.LBB50_30
	.p2align	4
.LBB50_45:
	cmpq	%rax, %rsi
	movq	%rax, %rcx
	cmovlq	%rsi, %rcx
	movq	%r12, %rdi
	cmpq	$1, 16(%rsp)
	jne	.LBB50_46
	cmpq	%rcx, %rdx
	je	.LBB50_48
	jmp	.LBB50_30
	.p2align	4
.LBB50_29:
	movq	%r12, %rdi
	movq	%rax, %rcx
	movabsq	$9223372036854775807, %rax
	cmpq	$1, 16(%rsp)
	je	.LBB50_30
.LBB50_46:
	movq	%rdx, %rdi
	shlq	$5, %rdi
	addq	%r12, %rdi
	cmpq	%rcx, %rdx
	jne	.LBB50_30
.LBB50_48:
	movq	%rdx, %rcx
	jmp	.LBB50_44
	.p2align	4
.LBB50_30:
	movq	%rax, %r12
	movq	%rdx, %rax
	jmp	.LBB50_31
	.p2align	4
.LBB50_42:
	incq	%rax
	vmovups	%ymm0, (%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB50_43
.LBB50_31:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$5, %rsi
	testq	%r10, %r10
	je	.LBB50_32
	vmovups	(%rdi,%rsi), %ymm0
	jmp	.LBB50_34
	.p2align	4
.LBB50_32:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %ymm0
.LBB50_34:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB50_39
	leaq	(%rbx,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%rbx), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB50_36:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB50_36
	movq	40(%rsp), %r10
	.p2align	4
.LBB50_38:
	movslq	(%rbx), %r9
	vbroadcastss	4(%rbx), %ymm1
	vfmadd231ps	(%r14,%r9,4), %ymm1, %ymm0
	addq	$8, %rbx
	cmpq	%r8, %rbx
	jb	.LBB50_38
.LBB50_39:
	cmpq	56(%rsp), %r10
	jne	.LBB50_42
	cmpq	$0, 72(%r13)
	jne	.LBB50_42
	vmovups	80(%r13), %ymm1
	vmovups	112(%r13), %ymm2
	vmaxps	%ymm0, %ymm1, %ymm0
	vminps	%ymm0, %ymm2, %ymm0
	jmp	.LBB50_42
	.p2align	4
.LBB50_43:
	movq	%rbp, %rsi
	movq	%r12, %rax
	movq	%r15, %r12
.LBB50_44:
	cmpq	56(%rsp), %r10
	je	.LBB50_27
	jmp	.LBB50_28
.LBB50_26:
	addq	$200, %rsp
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
.Lfunc_end50:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5, .Lfunc_end50-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B6ColumnVyAHG_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5:
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
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	24(%r13), %r12
	movq	32(%r13), %rbp
	leaq	(%r12,%rbp), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB51_1
	cqto
	idivq	%rbp
	movq	%rax, %r15
	jmp	.LBB51_3
.LBB51_1:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %r15d
.LBB51_3:
	movq	16(%r13), %rcx
	movq	160(%r13), %r14
	movq	%r15, %rax
	shlq	$4, %rax
	shlq	$6, %r15
	movq	%rcx, (%rsp)
	cmpq	$16, %rcx
	setge	%cl
	testq	%rax, %rax
	sete	%al
	orb	%cl, %al
	jne	.LBB51_5
	movq	%r14, %rdi
	xorl	%esi, %esi
	movq	%r15, %rdx
	callq	memset@PLT
.LBB51_5:
	leaq	-1(%rbp), %rax
	movq	%rax, 56(%rsp)
	addq	%r14, %r15
	movq	40(%r13), %rbx
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 144(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 104(%rsp)
	leaq	-64(%r14,%rax,4), %rax
	movq	%rax, 96(%rsp)
	leaq	448(%r14), %rax
	movq	%rax, 88(%rsp)
	xorl	%edi, %edi
	movq	%r13, 128(%rsp)
	movq	%r12, 120(%rsp)
	movq	%rbp, 16(%rsp)
	movq	%r15, 112(%rsp)
	jmp	.LBB51_6
	.p2align	4
.LBB51_25:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	136(%rsp), %rdi
	movq	16(%rsp), %rbp
	cmpq	%rbp, %rdi
	movq	120(%rsp), %r12
	je	.LBB51_26
.LBB51_6:
	movq	%rdi, %rax
	imulq	%r12, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB51_7
	cqto
	idivq	%rbp
	jmp	.LBB51_9
	.p2align	4
.LBB51_7:
	xorl	%edx, %edx
	divl	%ebp
.LBB51_9:
	movq	%rax, 160(%rsp)
	leaq	1(%rdi), %rax
	movq	%rax, 136(%rsp)
	imulq	%r12, %rax
	movq	(%r13), %r8
	movq	8(%r13), %rcx
	movq	%rax, %rdx
	orq	%rbp, %rdx
	shrq	$32, %rdx
	je	.LBB51_10
	cqto
	idivq	%rbp
	jmp	.LBB51_12
	.p2align	4
.LBB51_10:
	xorl	%edx, %edx
	divl	%ebp
.LBB51_12:
	movq	%rdi, 40(%rsp)
	movq	160(%rsp), %rsi
	leaq	(%r8,%rsi,4), %r13
	movq	%rax, %rdx
	subq	%rsi, %rdx
	cmpq	$8, (%rsp)
	movq	%rdx, 8(%rsp)
	jl	.LBB51_50
	cmpq	$4, %rdx
	jl	.LBB51_50
	movq	%rcx, %rsi
	leaq	(,%rcx,4), %rax
	leaq	(,%rcx,8), %rcx
	leaq	(%rax,%rax,2), %r8
	leaq	-4(%rdx), %r9
	xorl	%r10d, %r10d
	movabsq	$9223372036854775807, %rdx
	movq	%r13, 152(%rsp)
	.p2align	4
.LBB51_15:
	movq	144(%rsp), %rdi
	cmpq	%r10, %rdi
	movq	%r10, %r15
	cmovlq	%rdi, %r15
	addq	$8, %r10
	movq	%r10, 32(%rsp)
	seto	24(%rsp)
	cmovoq	%rdi, %r15
	leaq	(%r14,%r15,4), %r11
	imulq	%rsi, %r15
	leaq	(,%r15,4), %rbp
	addq	%r13, %rbp
	xorl	%r12d, %r12d
	.p2align	4
.LBB51_16:
	cmpq	%r12, %r9
	movq	%r12, %r15
	cmovlq	%r9, %r15
	addq	$4, %r12
	cmovoq	%r9, %r15
	cmovoq	%rdx, %r12
	leaq	(,%r15,4), %rdx
	addq	%rbp, %rdx
	vmovups	(%rbp,%r15,4), %xmm0
	shlq	$6, %r15
	leaq	(%rdx,%rax,4), %r13
	leaq	(%rdx,%rsi,4), %r10
	vmovups	(%rdx,%rsi,4), %xmm2
	vmovups	(%r10,%rax,4), %xmm6
	vmovups	(%rdx,%rsi,8), %xmm3
	vmovups	(%rcx,%r13), %xmm5
	leaq	(%rdx,%r8), %rdi
	vmovups	(%r8,%rdx), %xmm4
	vmovups	(%rdi,%rax,4), %xmm1
	vunpcklps	%xmm2, %xmm0, %xmm7
	vmovlhps	%xmm3, %xmm7, %xmm7
	vinsertps	$48, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, (%rdx,%rax,4), %ymm7, %ymm7
	vbroadcastss	%xmm6, %ymm8
	vblendps	$32, %ymm8, %ymm7, %ymm7
	vbroadcastsd	%xmm5, %ymm8
	vblendps	$192, %ymm8, %ymm7, %ymm7
	vbroadcastss	%xmm1, %ymm8
	vblendps	$128, %ymm8, %ymm7, %ymm7
	vbroadcastss	4(%rdx,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r13), %ymm9
	vbroadcastss	4(%rdi,%rax,4), %ymm10
	vbroadcastss	8(%rdx,%rax,4), %xmm11
	vbroadcastss	8(%r10,%rax,4), %ymm12
	vbroadcastss	8(%rdi,%rax,4), %ymm13
	vbroadcastss	12(%rdx,%rax,4), %xmm14
	vmovaps	%xmm14, 64(%rsp)
	vbroadcastss	12(%r10,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r13), %ymm14
	vmovups	%ymm14, 160(%rsp)
	movabsq	$9223372036854775807, %rdx
	vmovups	%ymm7, (%r11,%r15)
	vinsertps	$76, %xmm0, %xmm2, %xmm7
	vshufps	$212, %xmm3, %xmm7, %xmm7
	vinsertps	$112, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vblendps	$34, %ymm6, %ymm8, %ymm6
	vblendps	$192, %ymm9, %ymm6, %ymm6
	vblendps	$128, %ymm10, %ymm6, %ymm6
	vmovups	%ymm6, 64(%r11,%r15)
	vunpckhps	%xmm2, %xmm0, %xmm6
	vblendps	$3, %xmm6, %xmm3, %xmm6
	vinsertps	$176, %xmm4, %xmm6, %xmm6
	vinsertf128	$1, %xmm11, %ymm6, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm6, %ymm5
	vblendps	$204, %ymm5, %ymm7, %ymm5
	vblendps	$128, %ymm13, %ymm5, %ymm5
	vmovups	%ymm5, 128(%r11,%r15)
	vshufps	$51, %xmm0, %xmm2, %xmm0
	vshufps	$242, %xmm3, %xmm0, %xmm0
	vblendps	$8, %xmm4, %xmm0, %xmm0
	vinsertf128	$1, 64(%rsp), %ymm0, %ymm2
	vblendps	$32, %ymm15, %ymm2, %ymm2
	vblendps	$192, 160(%rsp), %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 192(%r11,%r15)
	cmpq	8(%rsp), %r12
	jl	.LBB51_16
	cmpb	$0, 24(%rsp)
	movq	32(%rsp), %r10
	cmovneq	%rdx, %r10
	cmpq	(%rsp), %r10
	movq	152(%rsp), %r13
	jl	.LBB51_15
	jmp	.LBB51_18
	.p2align	4
.LBB51_50:
	cmpq	$0, (%rsp)
	je	.LBB51_18
	movq	%rcx, %rbp
	movq	160(%rsp), %rcx
	notq	%rcx
	addq	%rax, %rcx
	movq	104(%rsp), %rdx
	imulq	%rbp, %rdx
	addq	%rdx, %r8
	leaq	(%r8,%rax,4), %rdx
	movq	8(%rsp), %r11
	movq	%r11, %rdi
	shlq	$6, %rdi
	addq	96(%rsp), %rdi
	movq	%rcx, 64(%rsp)
	shlq	$6, %rcx
	movq	%rcx, 32(%rsp)
	cmpq	%rdi, %r13
	setb	%dil
	cmpq	%rdx, %r14
	setb	%dl
	andb	%dil, %dl
	movq	%rbp, %rcx
	shrq	$61, %rcx
	andl	$1, %ecx
	orb	%dl, %cl
	movq	%rcx, 24(%rsp)
	andq	$-8, %r11
	shlq	$2, %rbp
	movq	%r14, %r9
	movq	88(%rsp), %r8
	xorl	%r10d, %r10d
	jmp	.LBB51_52
	.p2align	4
.LBB51_60:
	incq	%r10
	addq	$4, %r8
	addq	%rbp, %r13
	addq	$4, %r9
	cmpq	(%rsp), %r10
	je	.LBB51_18
.LBB51_52:
	cmpq	160(%rsp), %rax
	movq	8(%rsp), %rsi
	je	.LBB51_60
	movq	%rbp, %rcx
	leaq	(%r14,%r10,4), %rdx
	movq	64(%rsp), %rdi
	shrq	$58, %rdi
	setne	%dil
	cmpq	$32, %rsi
	setb	%bpl
	movq	32(%rsp), %rsi
	leaq	(%rdx,%rsi), %r15
	cmpq	%rdx, %r15
	setb	%dl
	orb	%dil, %bpl
	orb	%dl, %bpl
	orb	24(%rsp), %bpl
	testb	$1, %bpl
	je	.LBB51_55
	xorl	%r15d, %r15d
	movq	8(%rsp), %rdx
	movq	%rcx, %rbp
	jmp	.LBB51_58
	.p2align	4
.LBB51_55:
	movq	%r8, %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB51_56:
	vmovups	(%r13,%r12,4), %xmm0
	vmovups	16(%r13,%r12,4), %xmm1
	vmovss	%xmm0, -448(%r15)
	vextractps	$1, %xmm0, -384(%r15)
	vextractps	$2, %xmm0, -320(%r15)
	vextractps	$3, %xmm0, -256(%r15)
	vmovss	%xmm1, -192(%r15)
	vextractps	$1, %xmm1, -128(%r15)
	vextractps	$2, %xmm1, -64(%r15)
	vextractps	$3, %xmm1, (%r15)
	addq	$8, %r12
	addq	$512, %r15
	cmpq	%r12, %r11
	jne	.LBB51_56
	movq	%r11, %r15
	movq	8(%rsp), %rdx
	cmpq	%r11, %rdx
	movq	%rcx, %rbp
	je	.LBB51_60
.LBB51_58:
	movq	%r15, %r12
	shlq	$6, %r12
	addq	%r9, %r12
	.p2align	4
.LBB51_59:
	vmovss	(%r13,%r15,4), %xmm0
	incq	%r15
	vmovss	%xmm0, (%r12)
	addq	$64, %r12
	cmpq	%r15, %rdx
	jne	.LBB51_59
	jmp	.LBB51_60
	.p2align	4
.LBB51_18:
	movq	128(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB51_25
	xorl	%edx, %edx
	movq	%rdx, %r12
	movq	112(%rsp), %r15
	movq	40(%rsp), %r10
	movq	%rsi, %rbp
	jmp	.LBB51_20
.LBB51_24:
	movq	%r15, %rdi
	movq	%rsi, %rcx
	cmpq	56(%rsp), %r10
	jne	.LBB51_25
	.p2align	4
.LBB51_27:
	movl	$16, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%rbp, %rsi
	movq	40(%rsp), %r10
.LBB51_28:
	movq	%r12, %rdx
	cmpq	%rsi, %r12
	jge	.LBB51_25
.LBB51_20:
	addq	$8, %r12
	jno	.LBB51_46
	cmpq	%r12, %rsi
	jge	.LBB51_29
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %r12
	cmpq	$1, 16(%rsp)
	jne	.LBB51_47
	movq	%r15, %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB51_24
	jmp	.LBB51_30
	.p2align	4
.LBB51_46:
	cmpq	%r12, %rsi
	movq	%r12, %rcx
	cmovlq	%rsi, %rcx
	movq	%r15, %rdi
	cmpq	$1, 16(%rsp)
	jne	.LBB51_47
	cmpq	%rcx, %rdx
	je	.LBB51_49
	jmp	.LBB51_30
	.p2align	4
.LBB51_29:
	movq	%r15, %rdi
	movq	%r12, %rcx
	movabsq	$9223372036854775807, %r12
	cmpq	$1, 16(%rsp)
	je	.LBB51_30
.LBB51_47:
	movq	%rdx, %rdi
	shlq	$6, %rdi
	addq	%r15, %rdi
	cmpq	%rcx, %rdx
	jne	.LBB51_30
.LBB51_49:
	movq	%rdx, %rcx
	jmp	.LBB51_45
	.p2align	4
.LBB51_30:
	movq	%rdx, %rax
	jmp	.LBB51_31
	.p2align	4
.LBB51_42:
	vmovups	%ymm1, (%rdi,%rsi)
.LBB51_43:
	incq	%rax
	vmovups	%ymm0, 32(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB51_44
.LBB51_31:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$6, %rsi
	testq	%r10, %r10
	je	.LBB51_32
	vmovups	(%rdi,%rsi), %ymm1
	vmovups	32(%rdi,%rsi), %ymm0
	jmp	.LBB51_34
	.p2align	4
.LBB51_32:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %ymm0
	vmovaps	%ymm0, %ymm1
.LBB51_34:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB51_39
	leaq	(%rbx,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%rbx), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB51_36:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB51_36
	movq	40(%rsp), %r10
	.p2align	4
.LBB51_38:
	movslq	(%rbx), %r9
	vbroadcastss	4(%rbx), %ymm2
	vfmadd231ps	(%r14,%r9,4), %ymm2, %ymm1
	vfmadd231ps	32(%r14,%r9,4), %ymm2, %ymm0
	addq	$8, %rbx
	cmpq	%r8, %rbx
	jb	.LBB51_38
.LBB51_39:
	cmpq	56(%rsp), %r10
	jne	.LBB51_42
	cmpq	$0, 72(%r13)
	jne	.LBB51_42
	vmovups	80(%r13), %ymm2
	vmovups	112(%r13), %ymm3
	vmaxps	%ymm1, %ymm2, %ymm1
	vminps	%ymm1, %ymm3, %ymm1
	vmovups	%ymm1, (%rdi,%rsi)
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	jmp	.LBB51_43
	.p2align	4
.LBB51_44:
	movq	%rbp, %rsi
.LBB51_45:
	cmpq	56(%rsp), %r10
	je	.LBB51_27
	jmp	.LBB51_28
.LBB51_26:
	addq	$200, %rsp
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
.Lfunc_end51:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5, .Lfunc_end51-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyAA0B6ColumnVyAHGG_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5:
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
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	24(%r13), %r15
	movq	32(%r13), %rbp
	leaq	(%r15,%rbp), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB52_1
	cqto
	idivq	%rbp
	jmp	.LBB52_3
.LBB52_1:
	xorl	%edx, %edx
	divl	%ebp
.LBB52_3:
	movq	16(%r13), %rdx
	movq	160(%r13), %rbx
	leaq	(,%rax,8), %rcx
	leaq	(%rcx,%rcx,2), %r14
	movq	%rdx, 24(%rsp)
	cmpq	$24, %rdx
	setge	%cl
	testq	%r14, %r14
	sete	%dl
	orb	%cl, %dl
	jne	.LBB52_5
	shlq	$5, %rax
	leaq	(%rax,%rax,2), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.LBB52_5:
	leaq	-1(%rbp), %rax
	leaq	(%rbx,%r14,4), %rcx
	movq	%rcx, 16(%rsp)
	movq	%rax, %r14
	movq	40(%r13), %r12
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	24(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 104(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 64(%rsp)
	leaq	(%rbx,%rax,4), %rax
	addq	$-96, %rax
	movq	%rax, 56(%rsp)
	xorl	%esi, %esi
	movq	%r13, 88(%rsp)
	movq	%r15, 80(%rsp)
	movq	%rbp, 32(%rsp)
	movq	%r14, 72(%rsp)
	jmp	.LBB52_6
	.p2align	4
.LBB52_25:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	96(%rsp), %rsi
	movq	32(%rsp), %rbp
	cmpq	%rbp, %rsi
	movq	80(%rsp), %r15
	je	.LBB52_26
.LBB52_6:
	movq	%rsi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB52_7
	cqto
	idivq	%rbp
	movq	%rax, %rcx
	jmp	.LBB52_9
	.p2align	4
.LBB52_7:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %ecx
.LBB52_9:
	movq	%rsi, 40(%rsp)
	leaq	1(%rsi), %rax
	movq	%rax, 96(%rsp)
	imulq	%r15, %rax
	movq	(%r13), %r10
	movq	8(%r13), %rdi
	movq	%rax, %rdx
	orq	%rbp, %rdx
	shrq	$32, %rdx
	je	.LBB52_10
	cqto
	idivq	%rbp
	movq	%rax, %rsi
	jmp	.LBB52_12
	.p2align	4
.LBB52_10:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %esi
.LBB52_12:
	leaq	(%r10,%rcx,4), %r15
	movq	%rsi, %rbp
	subq	%rcx, %rbp
	cmpq	$8, 24(%rsp)
	jl	.LBB52_50
	cmpq	$4, %rbp
	jl	.LBB52_50
	leaq	(,%rdi,4), %rax
	leaq	(,%rdi,8), %rcx
	leaq	(%rax,%rax,2), %rdx
	movq	%rdx, 112(%rsp)
	leaq	-4(%rbp), %rsi
	xorl	%edx, %edx
	movabsq	$9223372036854775807, %r9
	movq	%r15, 120(%rsp)
	.p2align	4
.LBB52_15:
	movq	104(%rsp), %r10
	cmpq	%rdx, %r10
	movq	%rdx, %r8
	cmovlq	%r10, %r8
	addq	$8, %rdx
	movq	%rdx, 128(%rsp)
	seto	15(%rsp)
	cmovoq	%r10, %r8
	leaq	(%rbx,%r8,4), %r11
	imulq	%rdi, %r8
	leaq	(%r15,%r8,4), %rdx
	movq	%rdx, 136(%rsp)
	xorl	%r13d, %r13d
	movq	112(%rsp), %r15
	.p2align	4
.LBB52_16:
	cmpq	%r13, %rsi
	movq	%r13, %r14
	cmovlq	%rsi, %r14
	addq	$4, %r13
	cmovoq	%rsi, %r14
	cmovoq	%r9, %r13
	movq	136(%rsp), %r9
	leaq	(%r9,%r14,4), %r8
	movq	%rbp, %rdx
	leaq	(%r14,%r14,2), %rbp
	shlq	$5, %rbp
	vmovups	(%r9,%r14,4), %xmm0
	leaq	(%r8,%rax,4), %r14
	leaq	(%r8,%rdi,4), %r10
	vmovups	(%r8,%rdi,4), %xmm2
	vmovups	(%r10,%rax,4), %xmm6
	vmovups	(%r8,%rdi,8), %xmm3
	vmovups	(%rcx,%r14), %xmm5
	leaq	(%r8,%r15), %r9
	vmovups	(%r15,%r8), %xmm4
	vmovups	(%r9,%rax,4), %xmm1
	vunpcklps	%xmm2, %xmm0, %xmm7
	vmovlhps	%xmm3, %xmm7, %xmm7
	vinsertps	$48, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, (%r8,%rax,4), %ymm7, %ymm7
	vbroadcastss	%xmm6, %ymm8
	vblendps	$32, %ymm8, %ymm7, %ymm7
	vbroadcastsd	%xmm5, %ymm8
	vblendps	$192, %ymm8, %ymm7, %ymm7
	vbroadcastss	%xmm1, %ymm8
	vblendps	$128, %ymm8, %ymm7, %ymm7
	vbroadcastss	4(%r8,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r14), %ymm9
	vbroadcastss	4(%r9,%rax,4), %ymm10
	vbroadcastss	8(%r8,%rax,4), %xmm11
	vbroadcastss	8(%r10,%rax,4), %ymm12
	vbroadcastss	8(%r9,%rax,4), %ymm13
	vbroadcastss	12(%r8,%rax,4), %xmm14
	vmovaps	%xmm14, 144(%rsp)
	vbroadcastss	12(%r10,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r14), %ymm14
	vmovups	%ymm14, 160(%rsp)
	vmovups	%ymm7, (%r11,%rbp)
	vinsertps	$76, %xmm0, %xmm2, %xmm7
	vshufps	$212, %xmm3, %xmm7, %xmm7
	vinsertps	$112, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vblendps	$34, %ymm6, %ymm8, %ymm6
	vblendps	$192, %ymm9, %ymm6, %ymm6
	vblendps	$128, %ymm10, %ymm6, %ymm6
	vmovups	%ymm6, 96(%r11,%rbp)
	vunpckhps	%xmm2, %xmm0, %xmm6
	vblendps	$3, %xmm6, %xmm3, %xmm6
	vinsertps	$176, %xmm4, %xmm6, %xmm6
	vinsertf128	$1, %xmm11, %ymm6, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm6, %ymm5
	vblendps	$204, %ymm5, %ymm7, %ymm5
	vblendps	$128, %ymm13, %ymm5, %ymm5
	vmovups	%ymm5, 192(%r11,%rbp)
	vshufps	$51, %xmm0, %xmm2, %xmm0
	vshufps	$242, %xmm3, %xmm0, %xmm0
	vblendps	$8, %xmm4, %xmm0, %xmm0
	vinsertf128	$1, 144(%rsp), %ymm0, %ymm2
	vblendps	$32, %ymm15, %ymm2, %ymm2
	vblendps	$192, 160(%rsp), %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 288(%r11,%rbp)
	movq	%rdx, %rbp
	movabsq	$9223372036854775807, %r9
	cmpq	%rdx, %r13
	jl	.LBB52_16
	cmpb	$0, 15(%rsp)
	movq	128(%rsp), %rdx
	cmovneq	%r9, %rdx
	cmpq	24(%rsp), %rdx
	movq	120(%rsp), %r15
	jl	.LBB52_15
	jmp	.LBB52_18
	.p2align	4
.LBB52_50:
	cmpq	$0, 24(%rsp)
	je	.LBB52_18
	movq	%rcx, %rax
	notq	%rax
	addq	%rsi, %rax
	movq	64(%rsp), %rdx
	imulq	%rdi, %rdx
	addq	%rdx, %r10
	leaq	(%r10,%rsi,4), %r8
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$5, %rdx
	movq	%rcx, %r9
	shlq	$5, %r9
	leaq	(%r9,%r9,2), %r9
	movq	56(%rsp), %r10
	subq	%r9, %r10
	addq	%rdx, %r10
	movl	$96, %edx
	mulq	%rdx
	movq	%rax, %r13
	seto	160(%rsp)
	cmpq	%r10, %r15
	setb	%al
	cmpq	%r8, %rbx
	setb	%dl
	andb	%al, %dl
	movq	%rdi, %r10
	shrq	$61, %r10
	andl	$1, %r10d
	orb	%dl, %r10b
	movq	%rbp, %r11
	andq	$-8, %r11
	shlq	$2, %rdi
	movq	%rbx, %rdx
	xorl	%eax, %eax
	jmp	.LBB52_52
	.p2align	4
.LBB52_60:
	incq	%rax
	addq	$4, %rdx
	addq	%rdi, %r15
	cmpq	24(%rsp), %rax
	je	.LBB52_18
.LBB52_52:
	cmpq	%rcx, %rsi
	je	.LBB52_60
	leaq	(%rbx,%rax,4), %r8
	cmpq	$32, %rbp
	setb	%r9b
	leaq	(%r8,%r13), %r14
	cmpq	%r8, %r14
	setb	%r8b
	orb	160(%rsp), %r9b
	orb	%r10b, %r9b
	orb	%r8b, %r9b
	testb	$1, %r9b
	je	.LBB52_55
	xorl	%r8d, %r8d
	jmp	.LBB52_58
	.p2align	4
.LBB52_55:
	movq	%rdx, %r8
	xorl	%r14d, %r14d
	.p2align	4
.LBB52_56:
	vmovups	(%r15,%r14,4), %xmm0
	vmovups	16(%r15,%r14,4), %xmm1
	vmovss	%xmm0, (%r8)
	vextractps	$1, %xmm0, 96(%r8)
	vextractps	$2, %xmm0, 192(%r8)
	vextractps	$3, %xmm0, 288(%r8)
	vmovss	%xmm1, 384(%r8)
	vextractps	$1, %xmm1, 480(%r8)
	vextractps	$2, %xmm1, 576(%r8)
	vextractps	$3, %xmm1, 672(%r8)
	addq	$8, %r14
	addq	$768, %r8
	cmpq	%r14, %r11
	jne	.LBB52_56
	movq	%r11, %r8
	cmpq	%r11, %rbp
	je	.LBB52_60
.LBB52_58:
	leaq	(%r8,%r8,2), %r14
	shlq	$5, %r14
	addq	%rdx, %r14
	.p2align	4
.LBB52_59:
	vmovss	(%r15,%r8,4), %xmm0
	incq	%r8
	vmovss	%xmm0, (%r14)
	addq	$96, %r14
	cmpq	%r8, %rbp
	jne	.LBB52_59
	jmp	.LBB52_60
	.p2align	4
.LBB52_18:
	movq	88(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB52_25
	xorl	%edx, %edx
	movq	%rdx, %rbp
	movq	72(%rsp), %r14
	movq	40(%rsp), %r10
	movq	%rsi, %r15
	jmp	.LBB52_20
.LBB52_24:
	movq	16(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%r14, %r10
	jne	.LBB52_25
	.p2align	4
.LBB52_27:
	movl	$24, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r15, %rsi
	movq	40(%rsp), %r10
.LBB52_28:
	movq	%rbp, %rdx
	cmpq	%rsi, %rbp
	jge	.LBB52_25
.LBB52_20:
	addq	$8, %rbp
	jno	.LBB52_46
	cmpq	%rbp, %rsi
	jge	.LBB52_29
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, 32(%rsp)
	jne	.LBB52_47
	movq	16(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB52_24
	jmp	.LBB52_30
	.p2align	4
.LBB52_46:
	cmpq	%rbp, %rsi
	movq	%rbp, %rcx
	cmovlq	%rsi, %rcx
	movq	16(%rsp), %rdi
	cmpq	$1, 32(%rsp)
	jne	.LBB52_47
	cmpq	%rcx, %rdx
	je	.LBB52_49
	jmp	.LBB52_30
	.p2align	4
.LBB52_29:
	movq	16(%rsp), %rdi
	movq	%rbp, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, 32(%rsp)
	je	.LBB52_30
.LBB52_47:
	leaq	(%rdx,%rdx,2), %rdi
	shlq	$5, %rdi
	addq	16(%rsp), %rdi
	cmpq	%rcx, %rdx
	jne	.LBB52_30
.LBB52_49:
	movq	%rdx, %rcx
	jmp	.LBB52_45
	.p2align	4
.LBB52_30:
	movq	%rdx, %rax
	jmp	.LBB52_31
	.p2align	4
.LBB52_42:
	vmovups	%ymm2, (%rdi,%rsi)
	vmovups	%ymm1, 32(%rdi,%rsi)
.LBB52_43:
	incq	%rax
	vmovups	%ymm0, 64(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB52_44
.LBB52_31:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$5, %rsi
	leaq	(%rsi,%rsi,2), %rsi
	testq	%r10, %r10
	je	.LBB52_32
	vmovups	(%rdi,%rsi), %ymm2
	vmovups	32(%rdi,%rsi), %ymm1
	vmovups	64(%rdi,%rsi), %ymm0
	jmp	.LBB52_34
	.p2align	4
.LBB52_32:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %ymm0
	vmovaps	%ymm0, %ymm1
	vmovaps	%ymm0, %ymm2
.LBB52_34:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB52_39
	leaq	(%r12,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%r12), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB52_36:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB52_36
	movq	40(%rsp), %r10
	.p2align	4
.LBB52_38:
	movslq	(%r12), %r9
	vbroadcastss	4(%r12), %ymm3
	vfmadd231ps	(%rbx,%r9,4), %ymm3, %ymm2
	vfmadd231ps	32(%rbx,%r9,4), %ymm3, %ymm1
	vfmadd231ps	64(%rbx,%r9,4), %ymm3, %ymm0
	addq	$8, %r12
	cmpq	%r8, %r12
	jb	.LBB52_38
.LBB52_39:
	cmpq	%r14, %r10
	jne	.LBB52_42
	cmpq	$0, 72(%r13)
	jne	.LBB52_42
	vmovups	80(%r13), %ymm3
	vmovups	112(%r13), %ymm4
	vmaxps	%ymm2, %ymm3, %ymm2
	vminps	%ymm2, %ymm4, %ymm2
	vmovups	%ymm2, (%rdi,%rsi)
	vmaxps	%ymm1, %ymm3, %ymm1
	vminps	%ymm1, %ymm4, %ymm1
	vmovups	%ymm1, 32(%rdi,%rsi)
	vmaxps	%ymm0, %ymm3, %ymm0
	vminps	%ymm0, %ymm4, %ymm0
	jmp	.LBB52_43
	.p2align	4
.LBB52_44:
	movq	%r15, %rsi
.LBB52_45:
	cmpq	%r14, %r10
	je	.LBB52_27
	jmp	.LBB52_28
.LBB52_26:
	addq	$200, %rsp
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
.Lfunc_end52:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5, .Lfunc_end52-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyAA0B6ColumnVyAHGGG_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5:
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
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	24(%r13), %r15
	movq	32(%r13), %r12
	leaq	(%r12,%r15), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%r12, %rcx
	shrq	$32, %rcx
	je	.LBB53_1
	cqto
	idivq	%r12
	movq	%rax, %rbp
	jmp	.LBB53_3
.LBB53_1:
	xorl	%edx, %edx
	divl	%r12d
	movl	%eax, %ebp
.LBB53_3:
	movq	16(%r13), %rcx
	movq	160(%r13), %r14
	movq	%rbp, %rax
	shlq	$5, %rax
	shlq	$7, %rbp
	movq	%rcx, (%rsp)
	cmpq	$32, %rcx
	setge	%cl
	testq	%rax, %rax
	sete	%al
	orb	%cl, %al
	jne	.LBB53_5
	movq	%r14, %rdi
	xorl	%esi, %esi
	movq	%rbp, %rdx
	callq	memset@PLT
.LBB53_5:
	leaq	-1(%r12), %rax
	movq	%rax, 56(%rsp)
	addq	%r14, %rbp
	movq	40(%r13), %rbx
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 144(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 104(%rsp)
	leaq	-128(%r14,%rax,4), %rax
	movq	%rax, 96(%rsp)
	leaq	896(%r14), %rax
	movq	%rax, 88(%rsp)
	xorl	%edi, %edi
	movq	%r13, 128(%rsp)
	movq	%r15, 120(%rsp)
	movq	%r12, 16(%rsp)
	movq	%rbp, 112(%rsp)
	jmp	.LBB53_6
	.p2align	4
.LBB53_25:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	136(%rsp), %rdi
	movq	16(%rsp), %r12
	cmpq	%r12, %rdi
	movq	120(%rsp), %r15
	je	.LBB53_26
.LBB53_6:
	movq	%rdi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%r12, %rcx
	shrq	$32, %rcx
	je	.LBB53_7
	cqto
	idivq	%r12
	jmp	.LBB53_9
	.p2align	4
.LBB53_7:
	xorl	%edx, %edx
	divl	%r12d
.LBB53_9:
	movq	%rax, 160(%rsp)
	leaq	1(%rdi), %rax
	movq	%rax, 136(%rsp)
	imulq	%r15, %rax
	movq	(%r13), %r8
	movq	8(%r13), %rcx
	movq	%rax, %rdx
	orq	%r12, %rdx
	shrq	$32, %rdx
	je	.LBB53_10
	cqto
	idivq	%r12
	jmp	.LBB53_12
	.p2align	4
.LBB53_10:
	xorl	%edx, %edx
	divl	%r12d
.LBB53_12:
	movq	%rdi, 40(%rsp)
	movq	160(%rsp), %rsi
	leaq	(%r8,%rsi,4), %r13
	movq	%rax, %rdx
	subq	%rsi, %rdx
	cmpq	$8, (%rsp)
	movq	%rdx, 8(%rsp)
	jl	.LBB53_50
	cmpq	$4, %rdx
	jl	.LBB53_50
	movq	%rcx, %rsi
	leaq	(,%rcx,4), %rax
	leaq	(,%rcx,8), %rcx
	leaq	(%rax,%rax,2), %r8
	leaq	-4(%rdx), %r9
	xorl	%r10d, %r10d
	movabsq	$9223372036854775807, %rdx
	movq	%r13, 152(%rsp)
	.p2align	4
.LBB53_15:
	movq	144(%rsp), %rdi
	cmpq	%r10, %rdi
	movq	%r10, %r15
	cmovlq	%rdi, %r15
	addq	$8, %r10
	movq	%r10, 32(%rsp)
	seto	24(%rsp)
	cmovoq	%rdi, %r15
	leaq	(%r14,%r15,4), %r11
	imulq	%rsi, %r15
	leaq	(,%r15,4), %rbp
	addq	%r13, %rbp
	xorl	%r12d, %r12d
	.p2align	4
.LBB53_16:
	cmpq	%r12, %r9
	movq	%r12, %r15
	cmovlq	%r9, %r15
	addq	$4, %r12
	cmovoq	%r9, %r15
	cmovoq	%rdx, %r12
	leaq	(,%r15,4), %rdx
	addq	%rbp, %rdx
	vmovups	(%rbp,%r15,4), %xmm0
	shlq	$7, %r15
	leaq	(%rdx,%rax,4), %r13
	leaq	(%rdx,%rsi,4), %r10
	vmovups	(%rdx,%rsi,4), %xmm2
	vmovups	(%r10,%rax,4), %xmm6
	vmovups	(%rdx,%rsi,8), %xmm3
	vmovups	(%rcx,%r13), %xmm5
	leaq	(%rdx,%r8), %rdi
	vmovups	(%r8,%rdx), %xmm4
	vmovups	(%rdi,%rax,4), %xmm1
	vunpcklps	%xmm2, %xmm0, %xmm7
	vmovlhps	%xmm3, %xmm7, %xmm7
	vinsertps	$48, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, (%rdx,%rax,4), %ymm7, %ymm7
	vbroadcastss	%xmm6, %ymm8
	vblendps	$32, %ymm8, %ymm7, %ymm7
	vbroadcastsd	%xmm5, %ymm8
	vblendps	$192, %ymm8, %ymm7, %ymm7
	vbroadcastss	%xmm1, %ymm8
	vblendps	$128, %ymm8, %ymm7, %ymm7
	vbroadcastss	4(%rdx,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r13), %ymm9
	vbroadcastss	4(%rdi,%rax,4), %ymm10
	vbroadcastss	8(%rdx,%rax,4), %xmm11
	vbroadcastss	8(%r10,%rax,4), %ymm12
	vbroadcastss	8(%rdi,%rax,4), %ymm13
	vbroadcastss	12(%rdx,%rax,4), %xmm14
	vmovaps	%xmm14, 64(%rsp)
	vbroadcastss	12(%r10,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r13), %ymm14
	vmovups	%ymm14, 160(%rsp)
	movabsq	$9223372036854775807, %rdx
	vmovups	%ymm7, (%r11,%r15)
	vinsertps	$76, %xmm0, %xmm2, %xmm7
	vshufps	$212, %xmm3, %xmm7, %xmm7
	vinsertps	$112, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vblendps	$34, %ymm6, %ymm8, %ymm6
	vblendps	$192, %ymm9, %ymm6, %ymm6
	vblendps	$128, %ymm10, %ymm6, %ymm6
	vmovups	%ymm6, 128(%r11,%r15)
	vunpckhps	%xmm2, %xmm0, %xmm6
	vblendps	$3, %xmm6, %xmm3, %xmm6
	vinsertps	$176, %xmm4, %xmm6, %xmm6
	vinsertf128	$1, %xmm11, %ymm6, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm6, %ymm5
	vblendps	$204, %ymm5, %ymm7, %ymm5
	vblendps	$128, %ymm13, %ymm5, %ymm5
	vmovups	%ymm5, 256(%r11,%r15)
	vshufps	$51, %xmm0, %xmm2, %xmm0
	vshufps	$242, %xmm3, %xmm0, %xmm0
	vblendps	$8, %xmm4, %xmm0, %xmm0
	vinsertf128	$1, 64(%rsp), %ymm0, %ymm2
	vblendps	$32, %ymm15, %ymm2, %ymm2
	vblendps	$192, 160(%rsp), %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 384(%r11,%r15)
	cmpq	8(%rsp), %r12
	jl	.LBB53_16
	cmpb	$0, 24(%rsp)
	movq	32(%rsp), %r10
	cmovneq	%rdx, %r10
	cmpq	(%rsp), %r10
	movq	152(%rsp), %r13
	jl	.LBB53_15
	jmp	.LBB53_18
	.p2align	4
.LBB53_50:
	cmpq	$0, (%rsp)
	je	.LBB53_18
	movq	%rcx, %rbp
	movq	160(%rsp), %rcx
	notq	%rcx
	addq	%rax, %rcx
	movq	104(%rsp), %rdx
	imulq	%rbp, %rdx
	addq	%rdx, %r8
	leaq	(%r8,%rax,4), %rdx
	movq	8(%rsp), %r11
	movq	%r11, %rdi
	shlq	$7, %rdi
	addq	96(%rsp), %rdi
	movq	%rcx, 64(%rsp)
	shlq	$7, %rcx
	movq	%rcx, 32(%rsp)
	cmpq	%rdi, %r13
	setb	%dil
	cmpq	%rdx, %r14
	setb	%dl
	andb	%dil, %dl
	movq	%rbp, %rcx
	shrq	$61, %rcx
	andl	$1, %ecx
	orb	%dl, %cl
	movq	%rcx, 24(%rsp)
	andq	$-8, %r11
	shlq	$2, %rbp
	movq	%r14, %r9
	movq	88(%rsp), %r8
	xorl	%r10d, %r10d
	jmp	.LBB53_52
	.p2align	4
.LBB53_60:
	incq	%r10
	addq	$4, %r8
	addq	%rbp, %r13
	addq	$4, %r9
	cmpq	(%rsp), %r10
	je	.LBB53_18
.LBB53_52:
	cmpq	160(%rsp), %rax
	movq	8(%rsp), %rsi
	je	.LBB53_60
	movq	%rbp, %rcx
	leaq	(%r14,%r10,4), %rdx
	movq	64(%rsp), %rdi
	shrq	$57, %rdi
	setne	%dil
	cmpq	$32, %rsi
	setb	%bpl
	movq	32(%rsp), %rsi
	leaq	(%rdx,%rsi), %r15
	cmpq	%rdx, %r15
	setb	%dl
	orb	%dil, %bpl
	orb	%dl, %bpl
	orb	24(%rsp), %bpl
	testb	$1, %bpl
	je	.LBB53_55
	xorl	%r15d, %r15d
	movq	8(%rsp), %rdx
	movq	%rcx, %rbp
	jmp	.LBB53_58
	.p2align	4
.LBB53_55:
	movq	%r8, %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB53_56:
	vmovups	(%r13,%r12,4), %xmm0
	vmovups	16(%r13,%r12,4), %xmm1
	vmovss	%xmm0, -896(%r15)
	vextractps	$1, %xmm0, -768(%r15)
	vextractps	$2, %xmm0, -640(%r15)
	vextractps	$3, %xmm0, -512(%r15)
	vmovss	%xmm1, -384(%r15)
	vextractps	$1, %xmm1, -256(%r15)
	vextractps	$2, %xmm1, -128(%r15)
	vextractps	$3, %xmm1, (%r15)
	addq	$8, %r12
	addq	$1024, %r15
	cmpq	%r12, %r11
	jne	.LBB53_56
	movq	%r11, %r15
	movq	8(%rsp), %rdx
	cmpq	%r11, %rdx
	movq	%rcx, %rbp
	je	.LBB53_60
.LBB53_58:
	movq	%r15, %r12
	shlq	$7, %r12
	addq	%r9, %r12
	.p2align	4
.LBB53_59:
	vmovss	(%r13,%r15,4), %xmm0
	incq	%r15
	vmovss	%xmm0, (%r12)
	subq	$-128, %r12
	cmpq	%r15, %rdx
	jne	.LBB53_59
	jmp	.LBB53_60
	.p2align	4
.LBB53_18:
	movq	128(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB53_25
	xorl	%edx, %edx
	movq	%rdx, %r12
	movq	112(%rsp), %rbp
	movq	40(%rsp), %r10
	movq	%rsi, %r15
	jmp	.LBB53_20
.LBB53_24:
	movq	%rbp, %rdi
	movq	%rsi, %rcx
	cmpq	56(%rsp), %r10
	jne	.LBB53_25
	.p2align	4
.LBB53_27:
	movl	$32, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r15, %rsi
	movq	40(%rsp), %r10
.LBB53_28:
	movq	%r12, %rdx
	cmpq	%rsi, %r12
	jge	.LBB53_25
.LBB53_20:
	addq	$8, %r12
	jno	.LBB53_46
	cmpq	%r12, %rsi
	jge	.LBB53_29
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %r12
	cmpq	$1, 16(%rsp)
	jne	.LBB53_47
	movq	%rbp, %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB53_24
	jmp	.LBB53_30
	.p2align	4
.LBB53_46:
	cmpq	%r12, %rsi
	movq	%r12, %rcx
	cmovlq	%rsi, %rcx
	movq	%rbp, %rdi
	cmpq	$1, 16(%rsp)
	jne	.LBB53_47
	cmpq	%rcx, %rdx
	je	.LBB53_49
	jmp	.LBB53_30
	.p2align	4
.LBB53_29:
	movq	%rbp, %rdi
	movq	%r12, %rcx
	movabsq	$9223372036854775807, %r12
	cmpq	$1, 16(%rsp)
	je	.LBB53_30
.LBB53_47:
	movq	%rdx, %rdi
	shlq	$7, %rdi
	addq	%rbp, %rdi
	cmpq	%rcx, %rdx
	jne	.LBB53_30
.LBB53_49:
	movq	%rdx, %rcx
	jmp	.LBB53_45
	.p2align	4
.LBB53_30:
	movq	%rdx, %rax
	jmp	.LBB53_31
	.p2align	4
.LBB53_42:
	vmovups	%ymm3, (%rdi,%rsi)
	vmovups	%ymm2, 32(%rdi,%rsi)
	vmovups	%ymm1, 64(%rdi,%rsi)
.LBB53_43:
	incq	%rax
	vmovups	%ymm0, 96(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB53_44
.LBB53_31:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$7, %rsi
	testq	%r10, %r10
	je	.LBB53_32
	vmovups	(%rdi,%rsi), %ymm3
	vmovups	32(%rdi,%rsi), %ymm2
	vmovups	64(%rdi,%rsi), %ymm1
	vmovups	96(%rdi,%rsi), %ymm0
	jmp	.LBB53_34
	.p2align	4
.LBB53_32:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %ymm0
	vmovaps	%ymm0, %ymm1
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm0, %ymm3
.LBB53_34:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB53_39
	leaq	(%rbx,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%rbx), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB53_36:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB53_36
	movq	40(%rsp), %r10
	.p2align	4
.LBB53_38:
	movslq	(%rbx), %r9
	vbroadcastss	4(%rbx), %ymm4
	vfmadd231ps	(%r14,%r9,4), %ymm4, %ymm3
	vfmadd231ps	32(%r14,%r9,4), %ymm4, %ymm2
	vfmadd231ps	64(%r14,%r9,4), %ymm4, %ymm1
	vfmadd231ps	96(%r14,%r9,4), %ymm4, %ymm0
	addq	$8, %rbx
	cmpq	%r8, %rbx
	jb	.LBB53_38
.LBB53_39:
	cmpq	56(%rsp), %r10
	jne	.LBB53_42
	cmpq	$0, 72(%r13)
	jne	.LBB53_42
	vmovups	80(%r13), %ymm4
	vmovups	112(%r13), %ymm5
	vmaxps	%ymm3, %ymm4, %ymm3
	vminps	%ymm3, %ymm5, %ymm3
	vmovups	%ymm3, (%rdi,%rsi)
	vmaxps	%ymm2, %ymm4, %ymm2
	vminps	%ymm2, %ymm5, %ymm2
	vmovups	%ymm2, 32(%rdi,%rsi)
	vmaxps	%ymm1, %ymm4, %ymm1
	vminps	%ymm1, %ymm5, %ymm1
	vmovups	%ymm1, 64(%rdi,%rsi)
	vmaxps	%ymm0, %ymm4, %ymm0
	vminps	%ymm0, %ymm5, %ymm0
	jmp	.LBB53_43
	.p2align	4
.LBB53_44:
	movq	%r15, %rsi
.LBB53_45:
	cmpq	56(%rsp), %r10
	je	.LBB53_27
	jmp	.LBB53_28
.LBB53_26:
	addq	$200, %rsp
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
.Lfunc_end53:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5, .Lfunc_end53-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyAA0B6ColumnVyAHGGGG_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5:
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
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	24(%r13), %r15
	movq	32(%r13), %rbp
	leaq	(%r15,%rbp), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB54_1
	cqto
	idivq	%rbp
	jmp	.LBB54_3
.LBB54_1:
	xorl	%edx, %edx
	divl	%ebp
.LBB54_3:
	movq	16(%r13), %rdx
	movq	160(%r13), %rbx
	leaq	(,%rax,8), %rcx
	leaq	(%rcx,%rcx,4), %r14
	movq	%rdx, 24(%rsp)
	cmpq	$40, %rdx
	setge	%cl
	testq	%r14, %r14
	sete	%dl
	orb	%cl, %dl
	jne	.LBB54_5
	shlq	$5, %rax
	leaq	(%rax,%rax,4), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.LBB54_5:
	leaq	-1(%rbp), %rax
	leaq	(%rbx,%r14,4), %rcx
	movq	%rcx, 16(%rsp)
	movq	%rax, %r14
	movq	40(%r13), %r12
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	24(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 104(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 64(%rsp)
	leaq	(%rbx,%rax,4), %rax
	addq	$-160, %rax
	movq	%rax, 56(%rsp)
	xorl	%esi, %esi
	movq	%r13, 88(%rsp)
	movq	%r15, 80(%rsp)
	movq	%rbp, 32(%rsp)
	movq	%r14, 72(%rsp)
	jmp	.LBB54_6
	.p2align	4
.LBB54_25:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	96(%rsp), %rsi
	movq	32(%rsp), %rbp
	cmpq	%rbp, %rsi
	movq	80(%rsp), %r15
	je	.LBB54_26
.LBB54_6:
	movq	%rsi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB54_7
	cqto
	idivq	%rbp
	movq	%rax, %rcx
	jmp	.LBB54_9
	.p2align	4
.LBB54_7:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %ecx
.LBB54_9:
	movq	%rsi, 40(%rsp)
	leaq	1(%rsi), %rax
	movq	%rax, 96(%rsp)
	imulq	%r15, %rax
	movq	(%r13), %r10
	movq	8(%r13), %rdi
	movq	%rax, %rdx
	orq	%rbp, %rdx
	shrq	$32, %rdx
	je	.LBB54_10
	cqto
	idivq	%rbp
	movq	%rax, %rsi
	jmp	.LBB54_12
	.p2align	4
.LBB54_10:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %esi
.LBB54_12:
	leaq	(%r10,%rcx,4), %r15
	movq	%rsi, %rbp
	subq	%rcx, %rbp
	cmpq	$8, 24(%rsp)
	jl	.LBB54_50
	cmpq	$4, %rbp
	jl	.LBB54_50
	leaq	(,%rdi,4), %rax
	leaq	(,%rdi,8), %rcx
	leaq	(%rax,%rax,2), %rdx
	movq	%rdx, 112(%rsp)
	leaq	-4(%rbp), %rsi
	xorl	%edx, %edx
	movabsq	$9223372036854775807, %r9
	movq	%r15, 120(%rsp)
	.p2align	4
.LBB54_15:
	movq	104(%rsp), %r10
	cmpq	%rdx, %r10
	movq	%rdx, %r8
	cmovlq	%r10, %r8
	addq	$8, %rdx
	movq	%rdx, 128(%rsp)
	seto	15(%rsp)
	cmovoq	%r10, %r8
	leaq	(%rbx,%r8,4), %r11
	imulq	%rdi, %r8
	leaq	(%r15,%r8,4), %rdx
	movq	%rdx, 136(%rsp)
	xorl	%r13d, %r13d
	movq	112(%rsp), %r15
	.p2align	4
.LBB54_16:
	cmpq	%r13, %rsi
	movq	%r13, %r14
	cmovlq	%rsi, %r14
	addq	$4, %r13
	cmovoq	%rsi, %r14
	cmovoq	%r9, %r13
	movq	136(%rsp), %r9
	leaq	(%r9,%r14,4), %r8
	movq	%rbp, %rdx
	leaq	(%r14,%r14,4), %rbp
	shlq	$5, %rbp
	vmovups	(%r9,%r14,4), %xmm0
	leaq	(%r8,%rax,4), %r14
	leaq	(%r8,%rdi,4), %r10
	vmovups	(%r8,%rdi,4), %xmm2
	vmovups	(%r10,%rax,4), %xmm6
	vmovups	(%r8,%rdi,8), %xmm3
	vmovups	(%rcx,%r14), %xmm5
	leaq	(%r8,%r15), %r9
	vmovups	(%r15,%r8), %xmm4
	vmovups	(%r9,%rax,4), %xmm1
	vunpcklps	%xmm2, %xmm0, %xmm7
	vmovlhps	%xmm3, %xmm7, %xmm7
	vinsertps	$48, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, (%r8,%rax,4), %ymm7, %ymm7
	vbroadcastss	%xmm6, %ymm8
	vblendps	$32, %ymm8, %ymm7, %ymm7
	vbroadcastsd	%xmm5, %ymm8
	vblendps	$192, %ymm8, %ymm7, %ymm7
	vbroadcastss	%xmm1, %ymm8
	vblendps	$128, %ymm8, %ymm7, %ymm7
	vbroadcastss	4(%r8,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r14), %ymm9
	vbroadcastss	4(%r9,%rax,4), %ymm10
	vbroadcastss	8(%r8,%rax,4), %xmm11
	vbroadcastss	8(%r10,%rax,4), %ymm12
	vbroadcastss	8(%r9,%rax,4), %ymm13
	vbroadcastss	12(%r8,%rax,4), %xmm14
	vmovaps	%xmm14, 144(%rsp)
	vbroadcastss	12(%r10,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r14), %ymm14
	vmovups	%ymm14, 160(%rsp)
	vmovups	%ymm7, (%r11,%rbp)
	vinsertps	$76, %xmm0, %xmm2, %xmm7
	vshufps	$212, %xmm3, %xmm7, %xmm7
	vinsertps	$112, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vblendps	$34, %ymm6, %ymm8, %ymm6
	vblendps	$192, %ymm9, %ymm6, %ymm6
	vblendps	$128, %ymm10, %ymm6, %ymm6
	vmovups	%ymm6, 160(%r11,%rbp)
	vunpckhps	%xmm2, %xmm0, %xmm6
	vblendps	$3, %xmm6, %xmm3, %xmm6
	vinsertps	$176, %xmm4, %xmm6, %xmm6
	vinsertf128	$1, %xmm11, %ymm6, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm6, %ymm5
	vblendps	$204, %ymm5, %ymm7, %ymm5
	vblendps	$128, %ymm13, %ymm5, %ymm5
	vmovups	%ymm5, 320(%r11,%rbp)
	vshufps	$51, %xmm0, %xmm2, %xmm0
	vshufps	$242, %xmm3, %xmm0, %xmm0
	vblendps	$8, %xmm4, %xmm0, %xmm0
	vinsertf128	$1, 144(%rsp), %ymm0, %ymm2
	vblendps	$32, %ymm15, %ymm2, %ymm2
	vblendps	$192, 160(%rsp), %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 480(%r11,%rbp)
	movq	%rdx, %rbp
	movabsq	$9223372036854775807, %r9
	cmpq	%rdx, %r13
	jl	.LBB54_16
	cmpb	$0, 15(%rsp)
	movq	128(%rsp), %rdx
	cmovneq	%r9, %rdx
	cmpq	24(%rsp), %rdx
	movq	120(%rsp), %r15
	jl	.LBB54_15
	jmp	.LBB54_18
	.p2align	4
.LBB54_50:
	cmpq	$0, 24(%rsp)
	je	.LBB54_18
	movq	%rcx, %rax
	notq	%rax
	addq	%rsi, %rax
	movq	64(%rsp), %rdx
	imulq	%rdi, %rdx
	addq	%rdx, %r10
	leaq	(%r10,%rsi,4), %r8
	leaq	(%rsi,%rsi,4), %rdx
	shlq	$5, %rdx
	movq	%rcx, %r9
	shlq	$5, %r9
	leaq	(%r9,%r9,4), %r9
	movq	56(%rsp), %r10
	subq	%r9, %r10
	addq	%rdx, %r10
	movl	$160, %edx
	mulq	%rdx
	movq	%rax, %r13
	seto	160(%rsp)
	cmpq	%r10, %r15
	setb	%al
	cmpq	%r8, %rbx
	setb	%dl
	andb	%al, %dl
	movq	%rdi, %r10
	shrq	$61, %r10
	andl	$1, %r10d
	orb	%dl, %r10b
	movq	%rbp, %r11
	andq	$-8, %r11
	shlq	$2, %rdi
	movq	%rbx, %rdx
	xorl	%eax, %eax
	jmp	.LBB54_52
	.p2align	4
.LBB54_60:
	incq	%rax
	addq	$4, %rdx
	addq	%rdi, %r15
	cmpq	24(%rsp), %rax
	je	.LBB54_18
.LBB54_52:
	cmpq	%rcx, %rsi
	je	.LBB54_60
	leaq	(%rbx,%rax,4), %r8
	cmpq	$32, %rbp
	setb	%r9b
	leaq	(%r8,%r13), %r14
	cmpq	%r8, %r14
	setb	%r8b
	orb	160(%rsp), %r9b
	orb	%r10b, %r9b
	orb	%r8b, %r9b
	testb	$1, %r9b
	je	.LBB54_55
	xorl	%r8d, %r8d
	jmp	.LBB54_58
	.p2align	4
.LBB54_55:
	movq	%rdx, %r8
	xorl	%r14d, %r14d
	.p2align	4
.LBB54_56:
	vmovups	(%r15,%r14,4), %xmm0
	vmovups	16(%r15,%r14,4), %xmm1
	vmovss	%xmm0, (%r8)
	vextractps	$1, %xmm0, 160(%r8)
	vextractps	$2, %xmm0, 320(%r8)
	vextractps	$3, %xmm0, 480(%r8)
	vmovss	%xmm1, 640(%r8)
	vextractps	$1, %xmm1, 800(%r8)
	vextractps	$2, %xmm1, 960(%r8)
	vextractps	$3, %xmm1, 1120(%r8)
	addq	$8, %r14
	addq	$1280, %r8
	cmpq	%r14, %r11
	jne	.LBB54_56
	movq	%r11, %r8
	cmpq	%r11, %rbp
	je	.LBB54_60
.LBB54_58:
	leaq	(%r8,%r8,4), %r14
	shlq	$5, %r14
	addq	%rdx, %r14
	.p2align	4
.LBB54_59:
	vmovss	(%r15,%r8,4), %xmm0
	incq	%r8
	vmovss	%xmm0, (%r14)
	addq	$160, %r14
	cmpq	%r8, %rbp
	jne	.LBB54_59
	jmp	.LBB54_60
	.p2align	4
.LBB54_18:
	movq	88(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB54_25
	xorl	%edx, %edx
	movq	%rdx, %rbp
	movq	72(%rsp), %r14
	movq	40(%rsp), %r10
	movq	%rsi, %r15
	jmp	.LBB54_20
.LBB54_24:
	movq	16(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%r14, %r10
	jne	.LBB54_25
	.p2align	4
.LBB54_27:
	movl	$40, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r15, %rsi
	movq	40(%rsp), %r10
.LBB54_28:
	movq	%rbp, %rdx
	cmpq	%rsi, %rbp
	jge	.LBB54_25
.LBB54_20:
	addq	$8, %rbp
	jno	.LBB54_46
	cmpq	%rbp, %rsi
	jge	.LBB54_29
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, 32(%rsp)
	jne	.LBB54_47
	movq	16(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB54_24
	jmp	.LBB54_30
	.p2align	4
.LBB54_46:
	cmpq	%rbp, %rsi
	movq	%rbp, %rcx
	cmovlq	%rsi, %rcx
	movq	16(%rsp), %rdi
	cmpq	$1, 32(%rsp)
	jne	.LBB54_47
	cmpq	%rcx, %rdx
	je	.LBB54_49
	jmp	.LBB54_30
	.p2align	4
.LBB54_29:
	movq	16(%rsp), %rdi
	movq	%rbp, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, 32(%rsp)
	je	.LBB54_30
.LBB54_47:
	leaq	(%rdx,%rdx,4), %rdi
	shlq	$5, %rdi
	addq	16(%rsp), %rdi
	cmpq	%rcx, %rdx
	jne	.LBB54_30
.LBB54_49:
	movq	%rdx, %rcx
	jmp	.LBB54_45
	.p2align	4
.LBB54_30:
	movq	%rdx, %rax
	jmp	.LBB54_31
	.p2align	4
.LBB54_42:
	vmovups	%ymm4, (%rdi,%rsi)
	vmovups	%ymm3, 32(%rdi,%rsi)
	vmovups	%ymm2, 64(%rdi,%rsi)
	vmovups	%ymm1, 96(%rdi,%rsi)
.LBB54_43:
	incq	%rax
	vmovups	%ymm0, 128(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB54_44
.LBB54_31:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$5, %rsi
	leaq	(%rsi,%rsi,4), %rsi
	testq	%r10, %r10
	je	.LBB54_32
	vmovups	(%rdi,%rsi), %ymm4
	vmovups	32(%rdi,%rsi), %ymm3
	vmovups	64(%rdi,%rsi), %ymm2
	vmovups	96(%rdi,%rsi), %ymm1
	vmovups	128(%rdi,%rsi), %ymm0
	jmp	.LBB54_34
	.p2align	4
.LBB54_32:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %ymm0
	vmovaps	%ymm0, %ymm1
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm0, %ymm4
.LBB54_34:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB54_39
	leaq	(%r12,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%r12), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB54_36:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB54_36
	movq	40(%rsp), %r10
	.p2align	4
.LBB54_38:
	movslq	(%r12), %r9
	vbroadcastss	4(%r12), %ymm5
	vfmadd231ps	(%rbx,%r9,4), %ymm5, %ymm4
	vfmadd231ps	32(%rbx,%r9,4), %ymm5, %ymm3
	vfmadd231ps	64(%rbx,%r9,4), %ymm5, %ymm2
	vfmadd231ps	96(%rbx,%r9,4), %ymm5, %ymm1
	vfmadd231ps	128(%rbx,%r9,4), %ymm5, %ymm0
	addq	$8, %r12
	cmpq	%r8, %r12
	jb	.LBB54_38
.LBB54_39:
	cmpq	%r14, %r10
	jne	.LBB54_42
	cmpq	$0, 72(%r13)
	jne	.LBB54_42
	vmovups	80(%r13), %ymm5
	vmovups	112(%r13), %ymm6
	vmaxps	%ymm4, %ymm5, %ymm4
	vminps	%ymm4, %ymm6, %ymm4
	vmovups	%ymm4, (%rdi,%rsi)
	vmaxps	%ymm3, %ymm5, %ymm3
	vminps	%ymm3, %ymm6, %ymm3
	vmovups	%ymm3, 32(%rdi,%rsi)
	vmaxps	%ymm2, %ymm5, %ymm2
	vminps	%ymm2, %ymm6, %ymm2
	vmovups	%ymm2, 64(%rdi,%rsi)
	vmaxps	%ymm1, %ymm5, %ymm1
	vminps	%ymm1, %ymm6, %ymm1
	vmovups	%ymm1, 96(%rdi,%rsi)
	vmaxps	%ymm0, %ymm5, %ymm0
	vminps	%ymm0, %ymm6, %ymm0
	jmp	.LBB54_43
	.p2align	4
.LBB54_44:
	movq	%r15, %rsi
.LBB54_45:
	cmpq	%r14, %r10
	je	.LBB54_27
	jmp	.LBB54_28
.LBB54_26:
	addq	$200, %rsp
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
.Lfunc_end54:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5, .Lfunc_end54-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyAA0B6ColumnVyAHGGGGG_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5:
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
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	24(%r13), %r15
	movq	32(%r13), %rbp
	leaq	(%r15,%rbp), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB55_1
	cqto
	idivq	%rbp
	jmp	.LBB55_3
.LBB55_1:
	xorl	%edx, %edx
	divl	%ebp
.LBB55_3:
	movq	16(%r13), %rdx
	movq	160(%r13), %rbx
	movq	%rax, %rcx
	shlq	$4, %rcx
	leaq	(%rcx,%rcx,2), %r14
	movq	%rdx, 24(%rsp)
	cmpq	$48, %rdx
	setge	%cl
	testq	%r14, %r14
	sete	%dl
	orb	%cl, %dl
	jne	.LBB55_5
	shlq	$6, %rax
	leaq	(%rax,%rax,2), %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.LBB55_5:
	leaq	-1(%rbp), %rax
	leaq	(%rbx,%r14,4), %rcx
	movq	%rcx, 16(%rsp)
	movq	%rax, %r14
	movq	40(%r13), %r12
	movq	48(%r13), %rax
	movq	%rax, 48(%rsp)
	movq	24(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 104(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 64(%rsp)
	leaq	(%rbx,%rax,4), %rax
	addq	$-192, %rax
	movq	%rax, 56(%rsp)
	xorl	%esi, %esi
	movq	%r13, 88(%rsp)
	movq	%r15, 80(%rsp)
	movq	%rbp, 32(%rsp)
	movq	%r14, 72(%rsp)
	jmp	.LBB55_6
	.p2align	4
.LBB55_25:
	movq	48(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 48(%rsp)
	movq	96(%rsp), %rsi
	movq	32(%rsp), %rbp
	cmpq	%rbp, %rsi
	movq	80(%rsp), %r15
	je	.LBB55_26
.LBB55_6:
	movq	%rsi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB55_7
	cqto
	idivq	%rbp
	movq	%rax, %rcx
	jmp	.LBB55_9
	.p2align	4
.LBB55_7:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %ecx
.LBB55_9:
	movq	%rsi, 40(%rsp)
	leaq	1(%rsi), %rax
	movq	%rax, 96(%rsp)
	imulq	%r15, %rax
	movq	(%r13), %r10
	movq	8(%r13), %rdi
	movq	%rax, %rdx
	orq	%rbp, %rdx
	shrq	$32, %rdx
	je	.LBB55_10
	cqto
	idivq	%rbp
	movq	%rax, %rsi
	jmp	.LBB55_12
	.p2align	4
.LBB55_10:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %esi
.LBB55_12:
	leaq	(%r10,%rcx,4), %r15
	movq	%rsi, %rbp
	subq	%rcx, %rbp
	cmpq	$8, 24(%rsp)
	jl	.LBB55_50
	cmpq	$4, %rbp
	jl	.LBB55_50
	leaq	(,%rdi,4), %rax
	leaq	(,%rdi,8), %rcx
	leaq	(%rax,%rax,2), %rdx
	movq	%rdx, 112(%rsp)
	leaq	-4(%rbp), %rsi
	xorl	%edx, %edx
	movabsq	$9223372036854775807, %r9
	movq	%r15, 120(%rsp)
	.p2align	4
.LBB55_15:
	movq	104(%rsp), %r10
	cmpq	%rdx, %r10
	movq	%rdx, %r8
	cmovlq	%r10, %r8
	addq	$8, %rdx
	movq	%rdx, 128(%rsp)
	seto	15(%rsp)
	cmovoq	%r10, %r8
	leaq	(%rbx,%r8,4), %r11
	imulq	%rdi, %r8
	leaq	(%r15,%r8,4), %rdx
	movq	%rdx, 136(%rsp)
	xorl	%r13d, %r13d
	movq	112(%rsp), %r15
	.p2align	4
.LBB55_16:
	cmpq	%r13, %rsi
	movq	%r13, %r14
	cmovlq	%rsi, %r14
	addq	$4, %r13
	cmovoq	%rsi, %r14
	cmovoq	%r9, %r13
	movq	136(%rsp), %r9
	leaq	(%r9,%r14,4), %r8
	movq	%rbp, %rdx
	leaq	(%r14,%r14,2), %rbp
	shlq	$6, %rbp
	vmovups	(%r9,%r14,4), %xmm0
	leaq	(%r8,%rax,4), %r14
	leaq	(%r8,%rdi,4), %r10
	vmovups	(%r8,%rdi,4), %xmm2
	vmovups	(%r10,%rax,4), %xmm6
	vmovups	(%r8,%rdi,8), %xmm3
	vmovups	(%rcx,%r14), %xmm5
	leaq	(%r8,%r15), %r9
	vmovups	(%r15,%r8), %xmm4
	vmovups	(%r9,%rax,4), %xmm1
	vunpcklps	%xmm2, %xmm0, %xmm7
	vmovlhps	%xmm3, %xmm7, %xmm7
	vinsertps	$48, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, (%r8,%rax,4), %ymm7, %ymm7
	vbroadcastss	%xmm6, %ymm8
	vblendps	$32, %ymm8, %ymm7, %ymm7
	vbroadcastsd	%xmm5, %ymm8
	vblendps	$192, %ymm8, %ymm7, %ymm7
	vbroadcastss	%xmm1, %ymm8
	vblendps	$128, %ymm8, %ymm7, %ymm7
	vbroadcastss	4(%r8,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r14), %ymm9
	vbroadcastss	4(%r9,%rax,4), %ymm10
	vbroadcastss	8(%r8,%rax,4), %xmm11
	vbroadcastss	8(%r10,%rax,4), %ymm12
	vbroadcastss	8(%r9,%rax,4), %ymm13
	vbroadcastss	12(%r8,%rax,4), %xmm14
	vmovaps	%xmm14, 144(%rsp)
	vbroadcastss	12(%r10,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r14), %ymm14
	vmovups	%ymm14, 160(%rsp)
	vmovups	%ymm7, (%r11,%rbp)
	vinsertps	$76, %xmm0, %xmm2, %xmm7
	vshufps	$212, %xmm3, %xmm7, %xmm7
	vinsertps	$112, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vblendps	$34, %ymm6, %ymm8, %ymm6
	vblendps	$192, %ymm9, %ymm6, %ymm6
	vblendps	$128, %ymm10, %ymm6, %ymm6
	vmovups	%ymm6, 192(%r11,%rbp)
	vunpckhps	%xmm2, %xmm0, %xmm6
	vblendps	$3, %xmm6, %xmm3, %xmm6
	vinsertps	$176, %xmm4, %xmm6, %xmm6
	vinsertf128	$1, %xmm11, %ymm6, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm6, %ymm5
	vblendps	$204, %ymm5, %ymm7, %ymm5
	vblendps	$128, %ymm13, %ymm5, %ymm5
	vmovups	%ymm5, 384(%r11,%rbp)
	vshufps	$51, %xmm0, %xmm2, %xmm0
	vshufps	$242, %xmm3, %xmm0, %xmm0
	vblendps	$8, %xmm4, %xmm0, %xmm0
	vinsertf128	$1, 144(%rsp), %ymm0, %ymm2
	vblendps	$32, %ymm15, %ymm2, %ymm2
	vblendps	$192, 160(%rsp), %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 576(%r11,%rbp)
	movq	%rdx, %rbp
	movabsq	$9223372036854775807, %r9
	cmpq	%rdx, %r13
	jl	.LBB55_16
	cmpb	$0, 15(%rsp)
	movq	128(%rsp), %rdx
	cmovneq	%r9, %rdx
	cmpq	24(%rsp), %rdx
	movq	120(%rsp), %r15
	jl	.LBB55_15
	jmp	.LBB55_18
	.p2align	4
.LBB55_50:
	cmpq	$0, 24(%rsp)
	je	.LBB55_18
	movq	%rcx, %rax
	notq	%rax
	addq	%rsi, %rax
	movq	64(%rsp), %rdx
	imulq	%rdi, %rdx
	addq	%rdx, %r10
	leaq	(%r10,%rsi,4), %r8
	leaq	(%rsi,%rsi,2), %rdx
	shlq	$6, %rdx
	movq	%rcx, %r9
	shlq	$6, %r9
	leaq	(%r9,%r9,2), %r9
	movq	56(%rsp), %r10
	subq	%r9, %r10
	addq	%rdx, %r10
	movl	$192, %edx
	mulq	%rdx
	movq	%rax, %r13
	seto	160(%rsp)
	cmpq	%r10, %r15
	setb	%al
	cmpq	%r8, %rbx
	setb	%dl
	andb	%al, %dl
	movq	%rdi, %r10
	shrq	$61, %r10
	andl	$1, %r10d
	orb	%dl, %r10b
	movq	%rbp, %r11
	andq	$-8, %r11
	shlq	$2, %rdi
	movq	%rbx, %rdx
	xorl	%eax, %eax
	jmp	.LBB55_52
	.p2align	4
.LBB55_60:
	incq	%rax
	addq	$4, %rdx
	addq	%rdi, %r15
	cmpq	24(%rsp), %rax
	je	.LBB55_18
.LBB55_52:
	cmpq	%rcx, %rsi
	je	.LBB55_60
	leaq	(%rbx,%rax,4), %r8
	cmpq	$32, %rbp
	setb	%r9b
	leaq	(%r8,%r13), %r14
	cmpq	%r8, %r14
	setb	%r8b
	orb	160(%rsp), %r9b
	orb	%r10b, %r9b
	orb	%r8b, %r9b
	testb	$1, %r9b
	je	.LBB55_55
	xorl	%r8d, %r8d
	jmp	.LBB55_58
	.p2align	4
.LBB55_55:
	movq	%rdx, %r8
	xorl	%r14d, %r14d
	.p2align	4
.LBB55_56:
	vmovups	(%r15,%r14,4), %xmm0
	vmovups	16(%r15,%r14,4), %xmm1
	vmovss	%xmm0, (%r8)
	vextractps	$1, %xmm0, 192(%r8)
	vextractps	$2, %xmm0, 384(%r8)
	vextractps	$3, %xmm0, 576(%r8)
	vmovss	%xmm1, 768(%r8)
	vextractps	$1, %xmm1, 960(%r8)
	vextractps	$2, %xmm1, 1152(%r8)
	vextractps	$3, %xmm1, 1344(%r8)
	addq	$8, %r14
	addq	$1536, %r8
	cmpq	%r14, %r11
	jne	.LBB55_56
	movq	%r11, %r8
	cmpq	%r11, %rbp
	je	.LBB55_60
.LBB55_58:
	leaq	(%r8,%r8,2), %r14
	shlq	$6, %r14
	addq	%rdx, %r14
	.p2align	4
.LBB55_59:
	vmovss	(%r15,%r8,4), %xmm0
	incq	%r8
	vmovss	%xmm0, (%r14)
	addq	$192, %r14
	cmpq	%r8, %rbp
	jne	.LBB55_59
	jmp	.LBB55_60
	.p2align	4
.LBB55_18:
	movq	88(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB55_25
	xorl	%edx, %edx
	movq	%rdx, %rbp
	movq	72(%rsp), %r14
	movq	40(%rsp), %r10
	movq	%rsi, %r15
	jmp	.LBB55_20
.LBB55_24:
	movq	16(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%r14, %r10
	jne	.LBB55_25
	.p2align	4
.LBB55_27:
	movl	$48, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r15, %rsi
	movq	40(%rsp), %r10
.LBB55_28:
	movq	%rbp, %rdx
	cmpq	%rsi, %rbp
	jge	.LBB55_25
.LBB55_20:
	addq	$8, %rbp
	jno	.LBB55_46
	cmpq	%rbp, %rsi
	jge	.LBB55_29
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, 32(%rsp)
	jne	.LBB55_47
	movq	16(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB55_24
	jmp	.LBB55_30
	.p2align	4
.LBB55_46:
	cmpq	%rbp, %rsi
	movq	%rbp, %rcx
	cmovlq	%rsi, %rcx
	movq	16(%rsp), %rdi
	cmpq	$1, 32(%rsp)
	jne	.LBB55_47
	cmpq	%rcx, %rdx
	je	.LBB55_49
	jmp	.LBB55_30
	.p2align	4
.LBB55_29:
	movq	16(%rsp), %rdi
	movq	%rbp, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, 32(%rsp)
	je	.LBB55_30
.LBB55_47:
	leaq	(%rdx,%rdx,2), %rdi
	shlq	$6, %rdi
	addq	16(%rsp), %rdi
	cmpq	%rcx, %rdx
	jne	.LBB55_30
.LBB55_49:
	movq	%rdx, %rcx
	jmp	.LBB55_45
	.p2align	4
.LBB55_30:
	movq	%rdx, %rax
	jmp	.LBB55_31
	.p2align	4
.LBB55_42:
	vmovups	%ymm5, (%rdi,%rsi)
	vmovups	%ymm4, 32(%rdi,%rsi)
	vmovups	%ymm3, 64(%rdi,%rsi)
	vmovups	%ymm2, 96(%rdi,%rsi)
	vmovups	%ymm1, 128(%rdi,%rsi)
.LBB55_43:
	incq	%rax
	vmovups	%ymm0, 160(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB55_44
.LBB55_31:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	shlq	$6, %rsi
	leaq	(%rsi,%rsi,2), %rsi
	testq	%r10, %r10
	je	.LBB55_32
	vmovups	(%rdi,%rsi), %ymm5
	vmovups	32(%rdi,%rsi), %ymm4
	vmovups	64(%rdi,%rsi), %ymm3
	vmovups	96(%rdi,%rsi), %ymm2
	vmovups	128(%rdi,%rsi), %ymm1
	vmovups	160(%rdi,%rsi), %ymm0
	jmp	.LBB55_34
	.p2align	4
.LBB55_32:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %ymm0
	vmovaps	%ymm0, %ymm1
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm0, %ymm4
	vmovaps	%ymm0, %ymm5
.LBB55_34:
	movq	48(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB55_39
	leaq	(%r12,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%r12), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB55_36:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB55_36
	movq	40(%rsp), %r10
	.p2align	4
.LBB55_38:
	movslq	(%r12), %r9
	vbroadcastss	4(%r12), %ymm6
	vfmadd231ps	(%rbx,%r9,4), %ymm6, %ymm5
	vfmadd231ps	32(%rbx,%r9,4), %ymm6, %ymm4
	vfmadd231ps	64(%rbx,%r9,4), %ymm6, %ymm3
	vfmadd231ps	96(%rbx,%r9,4), %ymm6, %ymm2
	vfmadd231ps	128(%rbx,%r9,4), %ymm6, %ymm1
	vfmadd231ps	160(%rbx,%r9,4), %ymm6, %ymm0
	addq	$8, %r12
	cmpq	%r8, %r12
	jb	.LBB55_38
.LBB55_39:
	cmpq	%r14, %r10
	jne	.LBB55_42
	cmpq	$0, 72(%r13)
	jne	.LBB55_42
	vmovups	80(%r13), %ymm6
	vmovups	112(%r13), %ymm7
	vmaxps	%ymm5, %ymm6, %ymm5
	vminps	%ymm5, %ymm7, %ymm5
	vmovups	%ymm5, (%rdi,%rsi)
	vmaxps	%ymm4, %ymm6, %ymm4
	vminps	%ymm4, %ymm7, %ymm4
	vmovups	%ymm4, 32(%rdi,%rsi)
	vmaxps	%ymm3, %ymm6, %ymm3
	vminps	%ymm3, %ymm7, %ymm3
	vmovups	%ymm3, 64(%rdi,%rsi)
	vmaxps	%ymm2, %ymm6, %ymm2
	vminps	%ymm2, %ymm7, %ymm2
	vmovups	%ymm2, 96(%rdi,%rsi)
	vmaxps	%ymm1, %ymm6, %ymm1
	vminps	%ymm1, %ymm7, %ymm1
	vmovups	%ymm1, 128(%rdi,%rsi)
	vmaxps	%ymm0, %ymm6, %ymm0
	vminps	%ymm0, %ymm7, %ymm0
	jmp	.LBB55_43
	.p2align	4
.LBB55_44:
	movq	%r15, %rsi
.LBB55_45:
	cmpq	%r14, %r10
	je	.LBB55_27
	jmp	.LBB55_28
.LBB55_26:
	addq	$200, %rsp
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
.Lfunc_end55:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5, .Lfunc_end55-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyAA0B6ColumnVyAHGGGGGG_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5
	.weak	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5,@function
$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5:
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
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	24(%r13), %r15
	movq	32(%r13), %rbp
	leaq	(%r15,%rbp), %rax
	decq	%rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB56_1
	cqto
	idivq	%rbp
	jmp	.LBB56_3
.LBB56_1:
	xorl	%edx, %edx
	divl	%ebp
.LBB56_3:
	movq	16(%r13), %rcx
	movq	160(%r13), %rbx
	imulq	$56, %rax, %r14
	movq	%rcx, 16(%rsp)
	cmpq	$56, %rcx
	setge	%cl
	testq	%r14, %r14
	sete	%dl
	orb	%cl, %dl
	jne	.LBB56_5
	imulq	$224, %rax, %rdx
	movq	%rbx, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.LBB56_5:
	leaq	-1(%rbp), %rax
	leaq	(%rbx,%r14,4), %rcx
	movq	%rcx, 8(%rsp)
	movq	%rax, %r14
	movq	40(%r13), %r12
	movq	48(%r13), %rax
	movq	%rax, 40(%rsp)
	movq	16(%rsp), %rax
	leaq	-8(%rax), %rcx
	movq	%rcx, 120(%rsp)
	leaq	-4(,%rax,4), %rcx
	movq	%rcx, 80(%rsp)
	leaq	(%rbx,%rax,4), %rax
	addq	$-224, %rax
	movq	%rax, 72(%rsp)
	xorl	%esi, %esi
	movq	%r13, 104(%rsp)
	movq	%r15, 96(%rsp)
	movq	%rbp, 24(%rsp)
	movq	%r14, 88(%rsp)
	jmp	.LBB56_6
	.p2align	4
.LBB56_25:
	movq	40(%rsp), %rax
	leaq	(%rax,%rsi,4), %rax
	movq	%rax, 40(%rsp)
	movq	112(%rsp), %rsi
	movq	24(%rsp), %rbp
	cmpq	%rbp, %rsi
	movq	96(%rsp), %r15
	je	.LBB56_26
.LBB56_6:
	movq	%rsi, %rax
	imulq	%r15, %rax
	movq	%rax, %rcx
	orq	%rbp, %rcx
	shrq	$32, %rcx
	je	.LBB56_7
	cqto
	idivq	%rbp
	movq	%rax, %rcx
	jmp	.LBB56_9
	.p2align	4
.LBB56_7:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %ecx
.LBB56_9:
	movq	%rsi, 32(%rsp)
	leaq	1(%rsi), %rax
	movq	%rax, 112(%rsp)
	imulq	%r15, %rax
	movq	(%r13), %r10
	movq	8(%r13), %rdi
	movq	%rax, %rdx
	orq	%rbp, %rdx
	shrq	$32, %rdx
	je	.LBB56_10
	cqto
	idivq	%rbp
	movq	%rax, %rsi
	jmp	.LBB56_12
	.p2align	4
.LBB56_10:
	xorl	%edx, %edx
	divl	%ebp
	movl	%eax, %esi
.LBB56_12:
	leaq	(%r10,%rcx,4), %r13
	movq	%rsi, %rbp
	subq	%rcx, %rbp
	cmpq	$8, 16(%rsp)
	jl	.LBB56_50
	cmpq	$4, %rbp
	jl	.LBB56_50
	leaq	(,%rdi,4), %rax
	leaq	(,%rdi,8), %rcx
	leaq	(%rax,%rax,2), %rdx
	movq	%rdx, 128(%rsp)
	leaq	-4(%rbp), %rsi
	xorl	%edx, %edx
	movabsq	$9223372036854775807, %r9
	movq	%r13, 136(%rsp)
	.p2align	4
.LBB56_15:
	movq	120(%rsp), %r8
	cmpq	%rdx, %r8
	movq	%rdx, %r14
	cmovlq	%r8, %r14
	addq	$8, %rdx
	movq	%rdx, 144(%rsp)
	seto	7(%rsp)
	cmovoq	%r8, %r14
	leaq	(%rbx,%r14,4), %r11
	imulq	%rdi, %r14
	leaq	(,%r14,4), %rdx
	addq	%r13, %rdx
	movq	%rdx, 152(%rsp)
	xorl	%r8d, %r8d
	movq	128(%rsp), %r15
	.p2align	4
.LBB56_16:
	cmpq	%r8, %rsi
	movq	%r8, %r14
	cmovlq	%rsi, %r14
	addq	$4, %r8
	cmovoq	%rsi, %r14
	cmovoq	%r9, %r8
	movq	152(%rsp), %r9
	leaq	(%r9,%r14,4), %r13
	movq	%rbp, %rdx
	imulq	$224, %r14, %rbp
	vmovups	(%r9,%r14,4), %xmm0
	leaq	(,%rax,4), %r14
	addq	%r13, %r14
	leaq	(%r13,%rdi,4), %r10
	vmovups	(%r13,%rdi,4), %xmm2
	vmovups	(%r10,%rax,4), %xmm6
	vmovups	(%r13,%rdi,8), %xmm3
	vmovups	(%rcx,%r14), %xmm5
	leaq	(%r13,%r15), %r9
	vmovups	(%r15,%r13), %xmm4
	vmovups	(%r9,%rax,4), %xmm1
	vunpcklps	%xmm2, %xmm0, %xmm7
	vmovlhps	%xmm3, %xmm7, %xmm7
	vinsertps	$48, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, (%r13,%rax,4), %ymm7, %ymm7
	vbroadcastss	%xmm6, %ymm8
	vblendps	$32, %ymm8, %ymm7, %ymm7
	vbroadcastsd	%xmm5, %ymm8
	vblendps	$192, %ymm8, %ymm7, %ymm7
	vbroadcastss	%xmm1, %ymm8
	vblendps	$128, %ymm8, %ymm7, %ymm7
	vbroadcastss	4(%r13,%rax,4), %xmm8
	vbroadcastss	4(%rcx,%r14), %ymm9
	vbroadcastss	4(%r9,%rax,4), %ymm10
	vbroadcastss	8(%r13,%rax,4), %xmm11
	vbroadcastss	8(%r10,%rax,4), %ymm12
	vbroadcastss	8(%r9,%rax,4), %ymm13
	vbroadcastss	12(%r13,%rax,4), %xmm14
	vmovaps	%xmm14, 48(%rsp)
	movabsq	$9223372036854775807, %r9
	vbroadcastss	12(%r10,%rax,4), %ymm15
	vbroadcastss	12(%rcx,%r14), %ymm14
	vmovups	%ymm14, 160(%rsp)
	vmovups	%ymm7, (%r11,%rbp)
	vinsertps	$76, %xmm0, %xmm2, %xmm7
	vshufps	$212, %xmm3, %xmm7, %xmm7
	vinsertps	$112, %xmm4, %xmm7, %xmm7
	vinsertf128	$1, %xmm8, %ymm7, %ymm8
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vblendps	$34, %ymm6, %ymm8, %ymm6
	vblendps	$192, %ymm9, %ymm6, %ymm6
	vblendps	$128, %ymm10, %ymm6, %ymm6
	vmovups	%ymm6, 224(%r11,%rbp)
	vunpckhps	%xmm2, %xmm0, %xmm6
	vblendps	$3, %xmm6, %xmm3, %xmm6
	vinsertps	$176, %xmm4, %xmm6, %xmm6
	vinsertf128	$1, %xmm11, %ymm6, %ymm7
	vblendps	$32, %ymm12, %ymm7, %ymm7
	vinsertf128	$1, %xmm5, %ymm6, %ymm5
	vblendps	$204, %ymm5, %ymm7, %ymm5
	vblendps	$128, %ymm13, %ymm5, %ymm5
	vmovups	%ymm5, 448(%r11,%rbp)
	vshufps	$51, %xmm0, %xmm2, %xmm0
	vshufps	$242, %xmm3, %xmm0, %xmm0
	vblendps	$8, %xmm4, %xmm0, %xmm0
	vinsertf128	$1, 48(%rsp), %ymm0, %ymm2
	vblendps	$32, %ymm15, %ymm2, %ymm2
	vblendps	$192, 160(%rsp), %ymm2, %ymm2
	vinsertf128	$1, %xmm1, %ymm0, %ymm0
	vblendps	$136, %ymm0, %ymm2, %ymm0
	vmovups	%ymm0, 672(%r11,%rbp)
	movq	%rdx, %rbp
	cmpq	%rdx, %r8
	jl	.LBB56_16
	cmpb	$0, 7(%rsp)
	movq	144(%rsp), %rdx
	cmovneq	%r9, %rdx
	cmpq	16(%rsp), %rdx
	movq	136(%rsp), %r13
	jl	.LBB56_15
	jmp	.LBB56_18
	.p2align	4
.LBB56_50:
	cmpq	$0, 16(%rsp)
	je	.LBB56_18
	movq	%rcx, %rax
	notq	%rax
	addq	%rsi, %rax
	movq	80(%rsp), %rdx
	imulq	%rdi, %rdx
	addq	%rdx, %r10
	leaq	(%r10,%rsi,4), %r8
	imulq	$224, %rsi, %rdx
	imulq	$-224, %rcx, %r9
	addq	72(%rsp), %r9
	addq	%rdx, %r9
	movl	$224, %edx
	mulq	%rdx
	movq	%rax, 160(%rsp)
	seto	48(%rsp)
	cmpq	%r9, %r13
	setb	%al
	cmpq	%r8, %rbx
	setb	%dl
	andb	%al, %dl
	movq	%rdi, %r10
	shrq	$61, %r10
	andl	$1, %r10d
	orb	%dl, %r10b
	movq	%rbp, %r11
	andq	$-8, %r11
	shlq	$2, %rdi
	movq	%rbx, %rdx
	xorl	%eax, %eax
	jmp	.LBB56_52
	.p2align	4
.LBB56_60:
	incq	%rax
	addq	$4, %rdx
	addq	%rdi, %r13
	cmpq	16(%rsp), %rax
	je	.LBB56_18
.LBB56_52:
	cmpq	%rcx, %rsi
	je	.LBB56_60
	leaq	(%rbx,%rax,4), %r8
	cmpq	$32, %rbp
	setb	%r9b
	movq	160(%rsp), %r14
	addq	%r8, %r14
	cmpq	%r8, %r14
	setb	%r8b
	orb	48(%rsp), %r9b
	orb	%r10b, %r9b
	orb	%r8b, %r9b
	testb	$1, %r9b
	je	.LBB56_55
	xorl	%r14d, %r14d
	jmp	.LBB56_58
	.p2align	4
.LBB56_55:
	movq	%rdx, %r14
	xorl	%r15d, %r15d
	.p2align	4
.LBB56_56:
	vmovups	(%r13,%r15,4), %xmm0
	vmovups	16(%r13,%r15,4), %xmm1
	vmovss	%xmm0, (%r14)
	vextractps	$1, %xmm0, 224(%r14)
	vextractps	$2, %xmm0, 448(%r14)
	vextractps	$3, %xmm0, 672(%r14)
	vmovss	%xmm1, 896(%r14)
	vextractps	$1, %xmm1, 1120(%r14)
	vextractps	$2, %xmm1, 1344(%r14)
	vextractps	$3, %xmm1, 1568(%r14)
	addq	$8, %r15
	addq	$1792, %r14
	cmpq	%r15, %r11
	jne	.LBB56_56
	movq	%r11, %r14
	cmpq	%r11, %rbp
	je	.LBB56_60
.LBB56_58:
	imulq	$224, %r14, %r15
	addq	%rdx, %r15
	.p2align	4
.LBB56_59:
	vmovss	(%r13,%r14,4), %xmm0
	incq	%r14
	vmovss	%xmm0, (%r15)
	addq	$224, %r15
	cmpq	%r14, %rbp
	jne	.LBB56_59
	jmp	.LBB56_60
	.p2align	4
.LBB56_18:
	movq	104(%rsp), %r13
	movq	64(%r13), %rsi
	testq	%rsi, %rsi
	jle	.LBB56_25
	xorl	%edx, %edx
	movq	%rdx, %rbp
	movq	88(%rsp), %r14
	movq	32(%rsp), %r10
	movq	%rsi, %r15
	jmp	.LBB56_20
.LBB56_24:
	movq	8(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%r14, %r10
	jne	.LBB56_25
	.p2align	4
.LBB56_27:
	movl	$56, %esi
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF)
	movq	%r15, %rsi
	movq	32(%rsp), %r10
.LBB56_28:
	movq	%rbp, %rdx
	cmpq	%rsi, %rbp
	jge	.LBB56_25
.LBB56_20:
	addq	$8, %rbp
	jno	.LBB56_46
	cmpq	%rbp, %rsi
	jge	.LBB56_29
	movq	%rsi, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, 24(%rsp)
	jne	.LBB56_47
	movq	8(%rsp), %rdi
	movq	%rsi, %rcx
	cmpq	%rsi, %rdx
	je	.LBB56_24
	jmp	.LBB56_30
	.p2align	4
.LBB56_46:
	cmpq	%rbp, %rsi
	movq	%rbp, %rcx
	cmovlq	%rsi, %rcx
	movq	8(%rsp), %rdi
	cmpq	$1, 24(%rsp)
	jne	.LBB56_47
	cmpq	%rcx, %rdx
	je	.LBB56_49
	jmp	.LBB56_30
	.p2align	4
.LBB56_29:
	movq	8(%rsp), %rdi
	movq	%rbp, %rcx
	movabsq	$9223372036854775807, %rbp
	cmpq	$1, 24(%rsp)
	je	.LBB56_30
.LBB56_47:
	imulq	$224, %rdx, %rdi
	addq	8(%rsp), %rdi
	cmpq	%rcx, %rdx
	jne	.LBB56_30
.LBB56_49:
	movq	%rdx, %rcx
	jmp	.LBB56_45
	.p2align	4
.LBB56_30:
	movq	%rdx, %rax
	jmp	.LBB56_31
	.p2align	4
.LBB56_42:
	vmovups	%ymm6, (%rdi,%rsi)
	vmovups	%ymm5, 32(%rdi,%rsi)
	vmovups	%ymm4, 64(%rdi,%rsi)
	vmovups	%ymm3, 96(%rdi,%rsi)
	vmovups	%ymm2, 128(%rdi,%rsi)
	vmovups	%ymm1, 160(%rdi,%rsi)
.LBB56_43:
	incq	%rax
	vmovups	%ymm0, 192(%rdi,%rsi)
	cmpq	%rcx, %rax
	je	.LBB56_44
.LBB56_31:
	movq	%rax, %rsi
	subq	%rdx, %rsi
	imulq	$224, %rsi, %rsi
	testq	%r10, %r10
	je	.LBB56_32
	vmovups	(%rdi,%rsi), %ymm6
	vmovups	32(%rdi,%rsi), %ymm5
	vmovups	64(%rdi,%rsi), %ymm4
	vmovups	96(%rdi,%rsi), %ymm3
	vmovups	128(%rdi,%rsi), %ymm2
	vmovups	160(%rdi,%rsi), %ymm1
	vmovups	192(%rdi,%rsi), %ymm0
	jmp	.LBB56_34
	.p2align	4
.LBB56_32:
	movq	56(%r13), %r8
	vbroadcastss	(%r8,%rax,4), %ymm0
	vmovaps	%ymm0, %ymm1
	vmovaps	%ymm0, %ymm2
	vmovaps	%ymm0, %ymm3
	vmovaps	%ymm0, %ymm4
	vmovaps	%ymm0, %ymm5
	vmovaps	%ymm0, %ymm6
.LBB56_34:
	movq	40(%rsp), %r8
	movslq	(%r8,%rax,4), %r9
	testq	%r9, %r9
	jle	.LBB56_39
	leaq	(%r12,%r9,8), %r8
	addq	%r9, %r9
	leaq	8192(%r12), %r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB56_36:
	prefetcht0	(%r10,%r11,4)
	addq	$16, %r11
	cmpq	%r9, %r11
	jl	.LBB56_36
	movq	32(%rsp), %r10
	.p2align	4
.LBB56_38:
	movslq	(%r12), %r9
	vbroadcastss	4(%r12), %ymm7
	vfmadd231ps	(%rbx,%r9,4), %ymm7, %ymm6
	vfmadd231ps	32(%rbx,%r9,4), %ymm7, %ymm5
	vfmadd231ps	64(%rbx,%r9,4), %ymm7, %ymm4
	vfmadd231ps	96(%rbx,%r9,4), %ymm7, %ymm3
	vfmadd231ps	128(%rbx,%r9,4), %ymm7, %ymm2
	vfmadd231ps	160(%rbx,%r9,4), %ymm7, %ymm1
	vfmadd231ps	192(%rbx,%r9,4), %ymm7, %ymm0
	addq	$8, %r12
	cmpq	%r8, %r12
	jb	.LBB56_38
.LBB56_39:
	cmpq	%r14, %r10
	jne	.LBB56_42
	cmpq	$0, 72(%r13)
	jne	.LBB56_42
	vmovups	80(%r13), %ymm7
	vmovups	112(%r13), %ymm8
	vmaxps	%ymm6, %ymm7, %ymm6
	vminps	%ymm6, %ymm8, %ymm6
	vmovups	%ymm6, (%rdi,%rsi)
	vmaxps	%ymm5, %ymm7, %ymm5
	vminps	%ymm5, %ymm8, %ymm5
	vmovups	%ymm5, 32(%rdi,%rsi)
	vmaxps	%ymm4, %ymm7, %ymm4
	vminps	%ymm4, %ymm8, %ymm4
	vmovups	%ymm4, 64(%rdi,%rsi)
	vmaxps	%ymm3, %ymm7, %ymm3
	vminps	%ymm3, %ymm8, %ymm3
	vmovups	%ymm3, 96(%rdi,%rsi)
	vmaxps	%ymm2, %ymm7, %ymm2
	vminps	%ymm2, %ymm8, %ymm2
	vmovups	%ymm2, 128(%rdi,%rsi)
	vmaxps	%ymm1, %ymm7, %ymm1
	vminps	%ymm1, %ymm8, %ymm1
	vmovups	%ymm1, 160(%rdi,%rsi)
	vmaxps	%ymm0, %ymm7, %ymm0
	vminps	%ymm0, %ymm8, %ymm0
	jmp	.LBB56_43
	.p2align	4
.LBB56_44:
	movq	%r15, %rsi
.LBB56_45:
	cmpq	%r14, %r10
	je	.LBB56_27
	jmp	.LBB56_28
.LBB56_26:
	addq	$200, %rsp
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
.Lfunc_end56:
	.size	$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5, .Lfunc_end56-$s18VitruvianMicroAVX20B13SparseProductV8multiplyyyxmAA0B4LineRzs5SIMD8VySfG6VectorRtzlFAA0B7ColumnsVyALyALyALyALyALyAA0B6ColumnVyAHGGGGGGG_Ttg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF
	.globl	$s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF,@function
$s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	pushq	%rax
	movq	%rdx, %r8
	movq	%rdi, -104(%rsp)
	movq	16(%r13), %rdx
	movq	144(%r13), %rax
	movq	%rax, -64(%rsp)
	leaq	(%rax,%r8,4), %rax
	movq	%rax, -88(%rsp)
	movq	%rcx, %r9
	subq	%r8, %r9
	movq	%r13, -48(%rsp)
	movq	152(%r13), %r10
	cmpq	$8, %r9
	setge	%al
	cmpq	$4, %rdx
	setge	%dil
	andb	%al, %dil
	cmpb	$1, %dil
	movq	%rdx, -112(%rsp)
	movq	%r9, -96(%rsp)
	movq	%r8, -56(%rsp)
	movq	%rcx, -72(%rsp)
	jne	.LBB57_5
	movabsq	$9223372036854775807, %rdi
	leaq	(,%rsi,4), %r8
	leaq	(,%rsi,8), %r11
	leaq	(%r8,%r8,2), %rbx
	leaq	(,%r10,4), %rax
	leaq	(%rax,%rax,2), %r14
	leaq	-4(%rdx), %r15
	leaq	-8(%r9), %rax
	movq	%rax, -40(%rsp)
	xorl	%edx, %edx
	.p2align	4
.LBB57_2:
	movq	-40(%rsp), %rcx
	cmpq	%rdx, %rcx
	movq	%rdx, %rax
	cmovlq	%rcx, %rax
	addq	$8, %rdx
	movq	%rdx, -80(%rsp)
	seto	-113(%rsp)
	cmovoq	%rcx, %rax
	movq	-88(%rsp), %rcx
	leaq	(%rcx,%rax,4), %rdx
	imulq	%rsi, %rax
	movq	-104(%rsp), %rcx
	leaq	(%rcx,%rax,4), %r13
	xorl	%r12d, %r12d
	movq	-112(%rsp), %rcx
	.p2align	4
.LBB57_3:
	cmpq	%r12, %r15
	movq	%r12, %rax
	cmovlq	%r15, %rax
	addq	$4, %r12
	cmovoq	%r15, %rax
	leaq	(%r13,%rax,4), %r9
	leaq	(%r9,%rbx), %rbp
	vmovups	(%rbp,%r8,4), %xmm1
	vbroadcastss	4(%rbp,%r8,4), %ymm8
	vbroadcastss	8(%rbp,%r8,4), %ymm2
	leaq	(%r9,%rsi,4), %rbp
	vmovups	(%rbp,%r8,4), %xmm10
	vbroadcastss	8(%rbp,%r8,4), %ymm4
	vbroadcastss	12(%rbp,%r8,4), %ymm0
	vmovups	%ymm0, -32(%rsp)
	cmovoq	%rdi, %r12
	vmovups	(%r13,%rax,4), %xmm3
	imulq	%r10, %rax
	vmovups	(%r9,%rsi,4), %xmm5
	vmovups	(%r9,%rsi,8), %xmm6
	vmovups	(%rbx,%r9), %xmm7
	vunpcklps	%xmm5, %xmm3, %xmm9
	vmovlhps	%xmm6, %xmm9, %xmm9
	vinsertps	$48, %xmm7, %xmm9, %xmm9
	vinsertf128	$1, (%r9,%r8,4), %ymm9, %ymm11
	vbroadcastss	4(%r9,%r8,4), %xmm12
	vbroadcastss	8(%r9,%r8,4), %xmm13
	vbroadcastss	12(%r9,%r8,4), %xmm9
	leaq	(%r9,%r8,4), %r9
	vmovups	(%r11,%r9), %xmm14
	vbroadcastss	%xmm10, %ymm15
	vblendps	$32, %ymm15, %ymm11, %ymm11
	vbroadcastsd	%xmm14, %ymm15
	vblendps	$192, %ymm15, %ymm11, %ymm11
	vbroadcastss	%xmm1, %ymm15
	vblendps	$128, %ymm15, %ymm11, %ymm11
	vbroadcastss	4(%r11,%r9), %ymm15
	vbroadcastss	12(%r11,%r9), %ymm0
	vmovups	%ymm11, (%rdx,%rax,4)
	vinsertps	$76, %xmm3, %xmm5, %xmm11
	vshufps	$212, %xmm6, %xmm11, %xmm11
	vinsertps	$112, %xmm7, %xmm11, %xmm11
	vinsertf128	$1, %xmm12, %ymm11, %ymm12
	vinsertf128	$1, %xmm10, %ymm11, %ymm10
	vblendps	$34, %ymm10, %ymm12, %ymm10
	vblendps	$192, %ymm15, %ymm10, %ymm10
	vblendps	$128, %ymm8, %ymm10, %ymm8
	leaq	(%rdx,%rax,4), %rax
	vmovups	%ymm8, (%rax,%r10,4)
	vunpckhps	%xmm5, %xmm3, %xmm8
	vblendps	$3, %xmm8, %xmm6, %xmm8
	vinsertps	$176, %xmm7, %xmm8, %xmm8
	vinsertf128	$1, %xmm13, %ymm8, %ymm10
	vblendps	$32, %ymm4, %ymm10, %ymm4
	vinsertf128	$1, %xmm14, %ymm8, %ymm8
	vblendps	$204, %ymm8, %ymm4, %ymm4
	vblendps	$128, %ymm2, %ymm4, %ymm2
	vmovups	%ymm2, (%rax,%r10,8)
	vshufps	$51, %xmm3, %xmm5, %xmm2
	vshufps	$242, %xmm6, %xmm2, %xmm2
	vblendps	$8, %xmm7, %xmm2, %xmm2
	vinsertf128	$1, %xmm9, %ymm2, %ymm3
	vblendps	$32, -32(%rsp), %ymm3, %ymm3
	vblendps	$192, %ymm0, %ymm3, %ymm0
	vinsertf128	$1, %xmm1, %ymm2, %ymm1
	vblendps	$136, %ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%r14,%rax)
	cmpq	%rcx, %r12
	jl	.LBB57_3
	cmpb	$0, -113(%rsp)
	movq	-80(%rsp), %rdx
	cmovneq	%rdi, %rdx
	cmpq	-96(%rsp), %rdx
	jl	.LBB57_2
	jmp	.LBB57_25
.LBB57_5:
	cmpq	%r8, %rcx
	jne	.LBB57_6
.LBB57_25:
	movq	-48(%rsp), %r9
	movq	72(%r9), %rax
	testq	%rax, %rax
	sete	%cl
	movq	-112(%rsp), %r13
	testq	%r13, %r13
	sete	%dl
	orb	%cl, %dl
	je	.LBB57_26
.LBB57_31:
	addq	$8, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.LBB57_26:
	movq	-56(%rsp), %rcx
	leaq	(%rax,%rcx,4), %rbp
	leaq	-1(%r13), %rdx
	imulq	%r10, %rdx
	addq	-72(%rsp), %rdx
	movq	-64(%rsp), %r14
	leaq	(%r14,%rdx,4), %rsi
	leaq	(%rax,%rdx,4), %rdx
	movq	-88(%rsp), %r12
	cmpq	%rdx, %r12
	setb	%dl
	cmpq	%rsi, %rbp
	setb	%dil
	andb	%dl, %dil
	movq	%r10, %rsi
	shrq	$61, %rsi
	andl	$1, %esi
	orb	%dil, %sil
	movq	-96(%rsp), %r8
	movq	%r8, %rdi
	andq	$-32, %rdi
	andq	$-4, %r8
	leaq	(%rax,%rcx,4), %r11
	addq	$96, %r11
	leaq	(,%r10,4), %rbx
	leaq	(%r14,%rcx,4), %r14
	addq	$96, %r14
	xorl	%r15d, %r15d
	movq	%rbp, -32(%rsp)
	jmp	.LBB57_27
	.p2align	4
.LBB57_29:
	movq	%r15, %rax
	imulq	%r10, %rax
	vmovups	80(%r9), %ymm0
	vmovups	112(%r9), %ymm1
	movq	-88(%rsp), %rdx
	vmovups	(%rdx,%rax,4), %ymm2
	movq	-32(%rsp), %rcx
	vaddps	(%rcx,%rax,4), %ymm2, %ymm2
	vmaxps	%ymm2, %ymm0, %ymm0
	vminps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm0, (%rdx,%rax,4)
.LBB57_30:
	incq	%r15
	addq	%rbx, %r11
	addq	%rbx, %r14
	addq	%rbx, %rbp
	addq	%rbx, %r12
	cmpq	%r13, %r15
	je	.LBB57_31
.LBB57_27:
	movq	-96(%rsp), %rdx
	testq	%rdx, %rdx
	je	.LBB57_30
	cmpq	$8, %rdx
	je	.LBB57_29
	cmpq	$4, %rdx
	setb	%al
	vmovss	80(%r9), %xmm0
	vmovss	112(%r9), %xmm1
	orb	%sil, %al
	testb	$1, %al
	je	.LBB57_34
	movq	%rdx, %rcx
	xorl	%edx, %edx
	jmp	.LBB57_43
.LBB57_34:
	vmovups	80(%r9), %ymm3
	vmovups	112(%r9), %ymm2
	cmpq	$32, %rdx
	jae	.LBB57_36
	xorl	%eax, %eax
	jmp	.LBB57_40
.LBB57_36:
	vbroadcastss	%xmm3, %ymm4
	vbroadcastss	%xmm2, %ymm5
	xorl	%eax, %eax
	.p2align	4
.LBB57_37:
	vmovups	-96(%r14,%rax,4), %ymm6
	vmovups	-64(%r14,%rax,4), %ymm7
	vmovups	-32(%r14,%rax,4), %ymm8
	vmovups	(%r14,%rax,4), %ymm9
	vaddps	-96(%r11,%rax,4), %ymm6, %ymm6
	vaddps	-64(%r11,%rax,4), %ymm7, %ymm7
	vaddps	-32(%r11,%rax,4), %ymm8, %ymm8
	vaddps	(%r11,%rax,4), %ymm9, %ymm9
	vcmpltps	%ymm4, %ymm6, %ymm10
	vcmpltps	%ymm4, %ymm7, %ymm11
	vcmpltps	%ymm4, %ymm8, %ymm12
	vcmpltps	%ymm4, %ymm9, %ymm13
	vminps	%ymm6, %ymm5, %ymm6
	vminps	%ymm7, %ymm5, %ymm7
	vminps	%ymm8, %ymm5, %ymm8
	vminps	%ymm9, %ymm5, %ymm9
	vblendvps	%ymm10, %ymm4, %ymm6, %ymm6
	vblendvps	%ymm11, %ymm4, %ymm7, %ymm7
	vblendvps	%ymm12, %ymm4, %ymm8, %ymm8
	vblendvps	%ymm13, %ymm4, %ymm9, %ymm9
	vmovups	%ymm6, -96(%r14,%rax,4)
	vmovups	%ymm7, -64(%r14,%rax,4)
	vmovups	%ymm8, -32(%r14,%rax,4)
	vmovups	%ymm9, (%r14,%rax,4)
	addq	$32, %rax
	cmpq	%rax, %rdi
	jne	.LBB57_37
	cmpq	%rdi, %rdx
	je	.LBB57_30
	movq	%rdx, %rcx
	movq	%rdi, %rax
	movq	%rdi, %rdx
	testb	$28, %cl
	je	.LBB57_43
.LBB57_40:
	vbroadcastss	%xmm3, %xmm3
	vbroadcastss	%xmm2, %xmm2
	.p2align	4
.LBB57_41:
	vmovups	(%r12,%rax,4), %xmm4
	vaddps	(%rbp,%rax,4), %xmm4, %xmm4
	vcmpltps	%xmm3, %xmm4, %xmm5
	vminps	%xmm4, %xmm2, %xmm4
	vblendvps	%xmm5, %xmm3, %xmm4, %xmm4
	vmovups	%xmm4, (%r12,%rax,4)
	addq	$4, %rax
	cmpq	%rax, %r8
	jne	.LBB57_41
	movq	%r8, %rdx
	movq	-96(%rsp), %rcx
	cmpq	%r8, %rcx
	je	.LBB57_30
	.p2align	4
.LBB57_43:
	vmovss	(%r12,%rdx,4), %xmm2
	vaddss	(%rbp,%rdx,4), %xmm2, %xmm2
	vminss	%xmm2, %xmm1, %xmm3
	vcmpltss	%xmm0, %xmm2, %xmm2
	vblendvps	%xmm2, %xmm0, %xmm3, %xmm2
	vmovss	%xmm2, (%r12,%rdx,4)
	incq	%rdx
	cmpq	%rdx, %rcx
	jne	.LBB57_43
	jmp	.LBB57_30
.LBB57_6:
	movq	-112(%rsp), %r15
	movq	-72(%rsp), %rdx
	leaq	(%r15,%rdx), %rax
	movq	-64(%rsp), %r9
	leaq	(%r9,%rax,4), %rax
	addq	$-4, %rax
	movq	-56(%rsp), %rdi
	movq	%rdi, %rcx
	notq	%rcx
	addq	%rdx, %rcx
	imulq	%rsi, %rcx
	addq	%r15, %rcx
	movq	-104(%rsp), %r11
	leaq	(%r11,%rcx,4), %rcx
	cmpq	$4, %r15
	setae	%dl
	cmpq	$1, %r10
	sete	%r14b
	andb	%dl, %r14b
	movq	-88(%rsp), %r8
	cmpq	%rcx, %r8
	setb	%cl
	cmpq	%rax, %r11
	setb	%al
	andb	%cl, %al
	movq	%rsi, %rdx
	shrq	$61, %rdx
	andl	$1, %edx
	orb	%al, %dl
	movq	%r15, %rax
	andq	$-32, %rax
	movq	%rax, -80(%rsp)
	andq	$-4, %r15
	leaq	(%r9,%rdi,4), %r12
	addq	$96, %r12
	leaq	96(%r11), %rbp
	shlq	$2, %rsi
	leaq	(,%r10,4), %r11
	movq	%r10, %rbx
	shlq	$5, %rbx
	xorl	%ecx, %ecx
	notb	%r14b
	orb	%dl, %r14b
	movb	%r14b, -32(%rsp)
	jmp	.LBB57_7
	.p2align	4
.LBB57_24:
	incq	%rcx
	addq	$4, %r12
	addq	%rsi, %rbp
	addq	$4, %r8
	addq	%rsi, %r14
	movq	%r14, -104(%rsp)
	cmpq	-96(%rsp), %rcx
	je	.LBB57_25
.LBB57_7:
	cmpq	$0, -112(%rsp)
	movq	-104(%rsp), %r14
	je	.LBB57_24
	testb	$1, -32(%rsp)
	je	.LBB57_16
	xorl	%r13d, %r13d
	movq	-112(%rsp), %rdx
	movq	-104(%rsp), %r14
	jmp	.LBB57_10
	.p2align	4
.LBB57_16:
	movq	-112(%rsp), %rdx
	xorl	%eax, %eax
	cmpq	$32, %rdx
	jae	.LBB57_18
	movq	-104(%rsp), %r14
	jmp	.LBB57_22
.LBB57_18:
	movq	-80(%rsp), %rdi
	.p2align	4
.LBB57_19:
	vmovups	-96(%rbp,%rax,4), %ymm0
	vmovups	-64(%rbp,%rax,4), %ymm1
	vmovups	-32(%rbp,%rax,4), %ymm2
	vmovups	(%rbp,%rax,4), %ymm3
	vmovups	%ymm0, -96(%r12,%rax,4)
	vmovups	%ymm1, -64(%r12,%rax,4)
	vmovups	%ymm2, -32(%r12,%rax,4)
	vmovups	%ymm3, (%r12,%rax,4)
	addq	$32, %rax
	cmpq	%rax, %rdi
	jne	.LBB57_19
	cmpq	%rdi, %rdx
	movq	-104(%rsp), %r14
	je	.LBB57_24
	movq	-80(%rsp), %rax
	movq	%rax, %r13
	testb	$28, %dl
	je	.LBB57_10
	.p2align	4
.LBB57_22:
	vmovups	(%r14,%rax,4), %xmm0
	vmovups	%xmm0, (%r8,%rax,4)
	addq	$4, %rax
	cmpq	%rax, %r15
	jne	.LBB57_22
	movq	%r15, %r13
	movq	-112(%rsp), %rdx
	cmpq	%r15, %rdx
	je	.LBB57_24
.LBB57_10:
	movl	%edx, %eax
	subl	%r13d, %eax
	movq	%r13, %rdx
	andl	$7, %eax
	je	.LBB57_13
	movq	%r11, %r9
	imulq	%r13, %r9
	addq	%r8, %r9
	movq	%r13, %rdx
	.p2align	4
.LBB57_12:
	vmovss	(%r14,%rdx,4), %xmm0
	incq	%rdx
	vmovss	%xmm0, (%r9)
	addq	%r11, %r9
	decq	%rax
	jne	.LBB57_12
.LBB57_13:
	movq	-112(%rsp), %rdi
	subq	%rdi, %r13
	cmpq	$-8, %r13
	ja	.LBB57_24
	movq	%r11, %r9
	imulq	%rdx, %r9
	addq	%r8, %r9
	.p2align	4
.LBB57_15:
	vmovss	(%r14,%rdx,4), %xmm0
	vmovss	%xmm0, (%r9)
	vmovss	4(%r14,%rdx,4), %xmm0
	vmovss	%xmm0, (%r9,%r11)
	leaq	(%r9,%r11), %rax
	vmovss	8(%r14,%rdx,4), %xmm0
	vmovss	%xmm0, (%r11,%rax)
	addq	%r11, %rax
	vmovss	12(%r14,%rdx,4), %xmm0
	vmovss	%xmm0, (%r11,%rax)
	addq	%r11, %rax
	vmovss	16(%r14,%rdx,4), %xmm0
	vmovss	%xmm0, (%r11,%rax)
	addq	%r11, %rax
	vmovss	20(%r14,%rdx,4), %xmm0
	vmovss	%xmm0, (%r11,%rax)
	addq	%r11, %rax
	vmovss	24(%r14,%rdx,4), %xmm0
	vmovss	%xmm0, (%r11,%rax)
	addq	%r11, %rax
	vmovss	28(%r14,%rdx,4), %xmm0
	addq	$8, %rdx
	vmovss	%xmm0, (%r11,%rax)
	addq	%rbx, %r9
	cmpq	%rdx, %rdi
	jne	.LBB57_15
	jmp	.LBB57_24
.Lfunc_end57:
	.size	$s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF, .Lfunc_end57-$s18VitruvianMicroAVX20B13SparseProductV6finish_6stride_ySPySfG_SiSnySiGtF
	.hidden	vitruvian_transpose_avx2
	.globl	vitruvian_transpose_avx2
	.p2align	4
	.type	vitruvian_transpose_avx2,@function
vitruvian_transpose_avx2:
	jmp	($s18VitruvianMicroAVX220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF)
.Lfunc_end58:
	.size	vitruvian_transpose_avx2, .Lfunc_end58-vitruvian_transpose_avx2
	.hidden	$s18VitruvianMicroAVX220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF
	.globl	$s18VitruvianMicroAVX220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF,@function
$s18VitruvianMicroAVX220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdi, -80(%rsp)
	cmpq	$8, %rdx
	setge	%al
	cmpq	$4, %rcx
	setge	%r10b
	andb	%al, %r10b
	cmpb	$1, %r10b
	movq	%rcx, -88(%rsp)
	movq	%rdx, -72(%rsp)
	jne	.LBB59_5
	movabsq	$9223372036854775807, %r14
	leaq	(,%rsi,4), %r10
	leaq	(,%rsi,8), %r11
	leaq	(%r10,%r10,2), %rbx
	leaq	(,%r9,4), %rax
	leaq	(%rax,%rax,2), %rdi
	leaq	-4(%rcx), %r15
	leaq	-8(%rdx), %rax
	movq	%rax, -64(%rsp)
	xorl	%ecx, %ecx
	movq	%r8, -56(%rsp)
	.p2align	4
.LBB59_2:
	movq	-64(%rsp), %rax
	cmpq	%rcx, %rax
	movq	%rcx, %rdx
	cmovlq	%rax, %rdx
	addq	$8, %rcx
	movq	%rcx, -48(%rsp)
	seto	-89(%rsp)
	cmovoq	%rax, %rdx
	leaq	(%r8,%rdx,4), %rbp
	imulq	%rsi, %rdx
	movq	-80(%rsp), %rax
	leaq	(%rax,%rdx,4), %rdx
	xorl	%r12d, %r12d
	movq	-88(%rsp), %rcx
	.p2align	4
.LBB59_3:
	cmpq	%r12, %r15
	movq	%r12, %r8
	cmovlq	%r15, %r8
	addq	$4, %r12
	cmovoq	%r15, %r8
	leaq	(%rdx,%r8,4), %r13
	leaq	(%r13,%rbx), %rax
	vmovups	(%rax,%r10,4), %xmm1
	vbroadcastss	4(%rax,%r10,4), %ymm8
	vbroadcastss	8(%rax,%r10,4), %ymm2
	leaq	(%r13,%rsi,4), %rax
	vmovups	(%rax,%r10,4), %xmm10
	vbroadcastss	8(%rax,%r10,4), %ymm4
	vbroadcastss	12(%rax,%r10,4), %ymm0
	vmovups	%ymm0, -40(%rsp)
	cmovoq	%r14, %r12
	vmovups	(%rdx,%r8,4), %xmm3
	imulq	%r9, %r8
	vmovups	(%r13,%rsi,4), %xmm5
	vmovups	(%r13,%rsi,8), %xmm6
	vmovups	(%rbx,%r13), %xmm7
	vunpcklps	%xmm5, %xmm3, %xmm9
	vmovlhps	%xmm6, %xmm9, %xmm9
	vinsertps	$48, %xmm7, %xmm9, %xmm9
	vinsertf128	$1, (%r13,%r10,4), %ymm9, %ymm11
	vbroadcastss	4(%r13,%r10,4), %xmm12
	vbroadcastss	8(%r13,%r10,4), %xmm13
	vbroadcastss	12(%r13,%r10,4), %xmm9
	leaq	(%r13,%r10,4), %rax
	vmovups	(%r11,%rax), %xmm14
	vbroadcastss	%xmm10, %ymm15
	vblendps	$32, %ymm15, %ymm11, %ymm11
	vbroadcastsd	%xmm14, %ymm15
	vblendps	$192, %ymm15, %ymm11, %ymm11
	vbroadcastss	%xmm1, %ymm15
	vblendps	$128, %ymm15, %ymm11, %ymm11
	vbroadcastss	4(%r11,%rax), %ymm15
	vbroadcastss	12(%r11,%rax), %ymm0
	vmovups	%ymm11, (%rbp,%r8,4)
	vinsertps	$76, %xmm3, %xmm5, %xmm11
	vshufps	$212, %xmm6, %xmm11, %xmm11
	vinsertps	$112, %xmm7, %xmm11, %xmm11
	vinsertf128	$1, %xmm12, %ymm11, %ymm12
	vinsertf128	$1, %xmm10, %ymm11, %ymm10
	vblendps	$34, %ymm10, %ymm12, %ymm10
	vblendps	$192, %ymm15, %ymm10, %ymm10
	vblendps	$128, %ymm8, %ymm10, %ymm8
	leaq	(%rbp,%r8,4), %rax
	vmovups	%ymm8, (%rax,%r9,4)
	vunpckhps	%xmm5, %xmm3, %xmm8
	vblendps	$3, %xmm8, %xmm6, %xmm8
	vinsertps	$176, %xmm7, %xmm8, %xmm8
	vinsertf128	$1, %xmm13, %ymm8, %ymm10
	vblendps	$32, %ymm4, %ymm10, %ymm4
	vinsertf128	$1, %xmm14, %ymm8, %ymm8
	vblendps	$204, %ymm8, %ymm4, %ymm4
	vblendps	$128, %ymm2, %ymm4, %ymm2
	vmovups	%ymm2, (%rax,%r9,8)
	vshufps	$51, %xmm3, %xmm5, %xmm2
	vshufps	$242, %xmm6, %xmm2, %xmm2
	vblendps	$8, %xmm7, %xmm2, %xmm2
	vinsertf128	$1, %xmm9, %ymm2, %ymm3
	vblendps	$32, -40(%rsp), %ymm3, %ymm3
	vblendps	$192, %ymm0, %ymm3, %ymm0
	vinsertf128	$1, %xmm1, %ymm2, %ymm1
	vblendps	$136, %ymm1, %ymm0, %ymm0
	vmovups	%ymm0, (%rdi,%rax)
	cmpq	%rcx, %r12
	jl	.LBB59_3
	cmpb	$0, -89(%rsp)
	movq	-48(%rsp), %rcx
	cmovneq	%r14, %rcx
	cmpq	-72(%rsp), %rcx
	movq	-56(%rsp), %r8
	jl	.LBB59_2
	jmp	.LBB59_23
.LBB59_5:
	testq	%rdx, %rdx
	je	.LBB59_23
	movq	-88(%rsp), %r11
	leaq	(%r11,%rdx), %rax
	leaq	(%r8,%rax,4), %rcx
	addq	$-4, %rcx
	leaq	-1(%rdx), %rax
	imulq	%rsi, %rax
	addq	%r11, %rax
	movq	-80(%rsp), %rdi
	leaq	(%rdi,%rax,4), %rdx
	cmpq	$4, %r11
	setae	%r10b
	cmpq	$1, %r9
	sete	%al
	andb	%r10b, %al
	cmpq	%rdx, %r8
	setb	%dl
	cmpq	%rcx, %rdi
	setb	%cl
	andb	%dl, %cl
	movq	%rsi, %rdx
	shrq	$61, %rdx
	andl	$1, %edx
	orb	%cl, %dl
	movq	%r11, %r10
	andq	$-32, %r10
	andq	$-4, %r11
	leaq	96(%r8), %rbx
	leaq	96(%rdi), %r14
	shlq	$2, %rsi
	leaq	(,%r9,4), %r15
	shlq	$5, %r9
	xorl	%r12d, %r12d
	notb	%al
	orb	%dl, %al
	jmp	.LBB59_7
	.p2align	4
.LBB59_22:
	incq	%r12
	addq	$4, %rbx
	addq	%rsi, %r14
	addq	$4, %r8
	addq	%rsi, %rdi
	movq	%rdi, -80(%rsp)
	cmpq	-72(%rsp), %r12
	je	.LBB59_23
.LBB59_7:
	movq	-88(%rsp), %rbp
	testq	%rbp, %rbp
	movq	-80(%rsp), %rdi
	je	.LBB59_22
	testb	$1, %al
	je	.LBB59_16
	xorl	%r13d, %r13d
	jmp	.LBB59_10
	.p2align	4
.LBB59_16:
	xorl	%edx, %edx
	cmpq	$32, %rbp
	jb	.LBB59_20
	.p2align	4
.LBB59_17:
	vmovups	-96(%r14,%rdx,4), %ymm0
	vmovups	-64(%r14,%rdx,4), %ymm1
	vmovups	-32(%r14,%rdx,4), %ymm2
	vmovups	(%r14,%rdx,4), %ymm3
	vmovups	%ymm0, -96(%rbx,%rdx,4)
	vmovups	%ymm1, -64(%rbx,%rdx,4)
	vmovups	%ymm2, -32(%rbx,%rdx,4)
	vmovups	%ymm3, (%rbx,%rdx,4)
	addq	$32, %rdx
	cmpq	%rdx, %r10
	jne	.LBB59_17
	cmpq	%r10, %rbp
	je	.LBB59_22
	movq	%r10, %r13
	movq	%r10, %rdx
	testb	$28, %bpl
	je	.LBB59_10
	.p2align	4
.LBB59_20:
	vmovups	(%rdi,%rdx,4), %xmm0
	vmovups	%xmm0, (%r8,%rdx,4)
	addq	$4, %rdx
	cmpq	%rdx, %r11
	jne	.LBB59_20
	movq	%r11, %r13
	cmpq	%r11, %rbp
	je	.LBB59_22
.LBB59_10:
	movq	%r8, %rcx
	movl	%ebp, %r8d
	subl	%r13d, %r8d
	movq	%r13, %rdx
	andl	$7, %r8d
	je	.LBB59_13
	movq	%r15, %rbp
	imulq	%r13, %rbp
	addq	%rcx, %rbp
	movq	%r13, %rdx
	.p2align	4
.LBB59_12:
	vmovss	(%rdi,%rdx,4), %xmm0
	incq	%rdx
	vmovss	%xmm0, (%rbp)
	addq	%r15, %rbp
	decq	%r8
	jne	.LBB59_12
.LBB59_13:
	movq	-88(%rsp), %rbp
	subq	%rbp, %r13
	cmpq	$-8, %r13
	movq	%rcx, %r8
	ja	.LBB59_22
	movq	%r15, %r13
	imulq	%rdx, %r13
	addq	%r8, %r13
	.p2align	4
.LBB59_15:
	vmovss	(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r13)
	vmovss	4(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r13,%r15)
	leaq	(%r15,%r13), %rcx
	vmovss	8(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r15,%rcx)
	addq	%r15, %rcx
	vmovss	12(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r15,%rcx)
	addq	%r15, %rcx
	vmovss	16(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r15,%rcx)
	addq	%r15, %rcx
	vmovss	20(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r15,%rcx)
	addq	%r15, %rcx
	vmovss	24(%rdi,%rdx,4), %xmm0
	vmovss	%xmm0, (%r15,%rcx)
	addq	%r15, %rcx
	vmovss	28(%rdi,%rdx,4), %xmm0
	addq	$8, %rdx
	vmovss	%xmm0, (%r15,%rcx)
	addq	%r9, %r13
	cmpq	%rdx, %rbp
	jne	.LBB59_15
	jmp	.LBB59_22
.LBB59_23:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end59:
	.size	$s18VitruvianMicroAVX220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF, .Lfunc_end59-$s18VitruvianMicroAVX220microTransposeMatrix6source0G4Step8rowCount06columnJ011destination0lH0ySPySfG_S3iSpySfGSitF
	.hidden	vitruvian_depthwise_codes_avx2
	.globl	vitruvian_depthwise_codes_avx2
	.p2align	4
	.type	vitruvian_depthwise_codes_avx2,@function
vitruvian_depthwise_codes_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX219microDepthwiseCodes5codes7rowStep05pixelI007channelI010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0jO00kO06output0X6Height0X5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF)
.Lfunc_end60:
	.size	vitruvian_depthwise_codes_avx2, .Lfunc_end60-vitruvian_depthwise_codes_avx2
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX219microDepthwiseCodes5codes7rowStep05pixelI007channelI010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0jO00kO06output0X6Height0X5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF
	.globl	$s18VitruvianMicroAVX219microDepthwiseCodes5codes7rowStep05pixelI007channelI010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0jO00kO06output0X6Height0X5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF
	.p2align	4
	.type	$s18VitruvianMicroAVX219microDepthwiseCodes5codes7rowStep05pixelI007channelI010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0jO00kO06output0X6Height0X5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF,@function
$s18VitruvianMicroAVX219microDepthwiseCodes5codes7rowStep05pixelI007channelI010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0jO00kO06output0X6Height0X5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF:
	.cfi_startproc
	pushq	%r13
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	subq	$280, %rsp
	.cfi_def_cfa_offset 304
	.cfi_offset %rbx, -24
	.cfi_offset %r13, -16
	movl	304(%rsp), %eax
	movq	368(%rsp), %r10
	vmovups	336(%rsp), %ymm2
	movq	320(%rsp), %r11
	vbroadcastss	%xmm0, %ymm0
	movl	$-1262485504, %ebx
	addl	328(%rsp), %ebx
	movq	%rdi, (%rsp)
	movq	%rsi, 8(%rsp)
	movq	%rdx, 16(%rsp)
	movq	%rcx, 24(%rsp)
	movq	%r8, 32(%rsp)
	movq	%r9, 40(%rsp)
	movq	%r11, 48(%rsp)
	vmovups	%ymm0, 64(%rsp)
	vpbroadcastd	%xmm1, %ymm0
	vmovdqu	%ymm0, 96(%rsp)
	movl	%ebx, 128(%rsp)
	vmovups	%ymm2, 136(%rsp)
	movq	%r10, 168(%rsp)
	testl	%eax, %eax
	je	.LBB61_1
	vmovd	%eax, %xmm0
	vpbroadcastd	%xmm0, %ymm0
	vmovd	312(%rsp), %xmm1
	vpbroadcastd	%xmm1, %ymm1
	vmovdqu	%ymm0, 176(%rsp)
	vmovdqu	%ymm1, 208(%rsp)
	vpxor	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm0, 240(%rsp)
	leaq	176(%rsp), %rdi
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bG4SumsV_Tg5)
	jmp	.LBB61_3
.LBB61_1:
	movq	%rsp, %r13
	vzeroupper
	callq	($s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoG4SumsV_Tg5Tf4dn_n)
.LBB61_3:
	addq	$280, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r13
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end61:
	.size	$s18VitruvianMicroAVX219microDepthwiseCodes5codes7rowStep05pixelI007channelI010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0jO00kO06output0X6Height0X5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF, .Lfunc_end61-$s18VitruvianMicroAVX219microDepthwiseCodes5codes7rowStep05pixelI007channelI010tapOffsets10groupCount4ones8lastOnes6packed5lower5upper9zeroPoint0jO00kO06output0X6Height0X5WidthySPys5UInt8VG_S3iSPySiGSis5Int32VAYSPyAYGS2fAYS2iSpyAUGS2itF
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI62_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI62_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI62_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bG4SumsV_Tg5
	.weak	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bG4SumsV_Tg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bG4SumsV_Tg5,@function
$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bG4SumsV_Tg5:
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
	subq	$120, %rsp
	.cfi_def_cfa_offset 176
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, 16(%rsp)
	movq	%r13, -112(%rsp)
	movq	144(%r13), %rax
	movq	%rax, -120(%rsp)
	testq	%rax, %rax
	jle	.LBB62_7
	movq	-112(%rsp), %rax
	movq	40(%rax), %rcx
	movq	48(%rax), %r8
	xorl	%edx, %edx
	movq	-120(%rsp), %rsi
	subq	$8, %rsi
	cmovbq	%rdx, %rsi
	movq	%rsi, -8(%rsp)
	movq	160(%rax), %rax
	movq	%rax, -64(%rsp)
	shlq	$5, %rcx
	movq	%rcx, (%rsp)
	vbroadcastss	.LCPI62_0(%rip), %ymm0
	vmovd	.LCPI62_2(%rip), %xmm1
	jmp	.LBB62_2
	.p2align	4
.LBB62_6:
	movq	8(%rsp), %rdx
	addq	$8, %rdx
	movq	(%rsp), %rax
	addq	%rax, %r8
	addq	$96, %r8
	cmpq	-120(%rsp), %rdx
	jge	.LBB62_7
.LBB62_2:
	movq	-8(%rsp), %rax
	cmpq	%rax, %rdx
	movq	%rdx, 8(%rsp)
	cmovlq	%rdx, %rax
	movq	%rax, -104(%rsp)
	cmpq	$0, -64(%rsp)
	je	.LBB62_6
	movq	-120(%rsp), %rcx
	movl	%ecx, %eax
	movq	-104(%rsp), %rdx
	subb	%dl, %al
	movzbl	%al, %eax
	andl	$7, %eax
	negq	%rax
	movq	%rax, 40(%rsp)
	movq	%rcx, %r15
	subq	%rdx, %r15
	movq	-112(%rsp), %rax
	movq	136(%rax), %rsi
	movq	168(%rax), %rax
	movq	%rax, %r10
	subq	%rsi, %r10
	leaq	96(%r8), %rdi
	movq	%rdi, -16(%rsp)
	subq	%rcx, %rdx
	movq	%rdx, 56(%rsp)
	movq	%r15, %rdi
	andq	$-8, %r15
	movq	%rcx, %rdx
	movq	%rax, %rcx
	movq	%rsi, -72(%rsp)
	orq	%rsi, %rdx
	shrq	$32, %rdx
	movq	%rdx, 24(%rsp)
	movq	$0, -48(%rsp)
	xorl	%eax, %eax
	movq	%rcx, -40(%rsp)
	jmp	.LBB62_4
	.p2align	4
.LBB62_5:
	movq	-56(%rsp), %rax
	incq	%rax
	addq	%rcx, -48(%rsp)
	cmpq	-64(%rsp), %rax
	je	.LBB62_6
.LBB62_4:
	movq	%rax, -56(%rsp)
	testq	%rcx, %rcx
	jle	.LBB62_5
	movq	-112(%rsp), %rax
	movq	8(%rax), %r9
	movq	-56(%rsp), %rbx
	imulq	%rbx, %r9
	addq	(%rax), %r9
	movq	24(%rax), %rcx
	imulq	-104(%rsp), %rcx
	movq	152(%rax), %rsi
	cmpq	$0, 24(%rsp)
	je	.LBB62_9
	movq	-120(%rsp), %rax
	cqto
	idivq	-72(%rsp)
	jmp	.LBB62_11
	.p2align	4
.LBB62_9:
	movq	-120(%rsp), %rax
	xorl	%edx, %edx
	divl	-72(%rsp)
.LBB62_11:
	addq	%rcx, %r9
	movq	-40(%rsp), %r11
	movq	%r11, %rcx
	imulq	%rbx, %rcx
	movq	%rax, -32(%rsp)
	imulq	%rax, %rcx
	movq	-104(%rsp), %rdx
	leaq	(%rsi,%rdx), %rax
	movq	%rax, 48(%rsp)
	addq	%rax, %rcx
	movq	%rcx, 64(%rsp)
	movq	-112(%rsp), %rcx
	movq	16(%rcx), %rax
	movq	%rax, 88(%rsp)
	movq	32(%rcx), %r12
	movq	40(%rcx), %rbx
	leaq	-1(%rbx), %r14
	vmovups	64(%rcx), %ymm2
	vmovups	96(%rcx), %ymm3
	movq	16(%rsp), %rax
	vmovdqu	(%rax), %ymm4
	vmovdqu	32(%rax), %ymm5
	vmovdqu	64(%rax), %ymm6
	movq	%rbx, 80(%rsp)
	movq	%rbx, %rax
	shlq	$4, %rax
	addq	%r12, %rax
	addq	$-16, %rax
	movq	%rax, -24(%rsp)
	vpbroadcastd	128(%rcx), %ymm7
	movq	%r11, %rcx
	movq	%r14, %rax
	andq	$-2, %rax
	movq	%rax, 72(%rsp)
	leaq	(%rsi,%rdx), %rax
	addq	$7, %rax
	movq	%rax, 32(%rsp)
	xorl	%r11d, %r11d
	jmp	.LBB62_12
	.p2align	4
.LBB62_18:
	imulq	-32(%rsp), %rsi
	movq	64(%rsp), %rax
	vmovq	%xmm8, (%rax,%rsi)
.LBB62_25:
	addq	-72(%rsp), %r11
	cmpq	%rcx, %r11
	jge	.LBB62_5
.LBB62_12:
	cmpq	%r10, %r11
	movq	%r10, %rsi
	cmovlq	%r11, %rsi
	movq	%rsi, %rbp
	imulq	88(%rsp), %rbp
	addq	%r9, %rbp
	vmovdqu	(%r8), %ymm8
	testq	%r14, %r14
	je	.LBB62_13
	movq	-16(%rsp), %rdx
	movq	%r12, %r13
	vmovdqa	%ymm6, %ymm9
	movq	72(%rsp), %rbx
	cmpq	$2, 80(%rsp)
	je	.LBB62_15
	.p2align	4
.LBB62_28:
	movq	(%r13), %rax
	movq	8(%r13), %rcx
	vbroadcasti128	(%rbp,%rcx), %ymm10
	vpermq	$244, %ymm10, %ymm10
	vbroadcasti128	(%rbp,%rax), %ymm11
	vpermq	$244, %ymm11, %ymm11
	vpunpcklwd	%ymm10, %ymm11, %ymm10
	vpmaddwd	(%rdx), %ymm10, %ymm11
	vpaddd	%ymm8, %ymm11, %ymm8
	vpmaddwd	%ymm4, %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	movq	16(%r13), %rax
	movq	24(%r13), %rcx
	vbroadcasti128	(%rbp,%rcx), %ymm10
	vpermq	$244, %ymm10, %ymm10
	vbroadcasti128	(%rbp,%rax), %ymm11
	vpermq	$244, %ymm11, %ymm11
	vpunpcklwd	%ymm10, %ymm11, %ymm10
	vpmaddwd	32(%rdx), %ymm10, %ymm11
	vpaddd	%ymm8, %ymm11, %ymm8
	vpmaddwd	%ymm4, %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	addq	$64, %rdx
	addq	$32, %r13
	addq	$-2, %rbx
	jne	.LBB62_28
.LBB62_15:
	movq	-24(%rsp), %rbx
	testb	$1, %r14b
	movq	-40(%rsp), %rcx
	je	.LBB62_17
	movq	(%r13), %rbx
	movq	8(%r13), %r13
	vbroadcasti128	(%rbp,%r13), %ymm10
	vpermq	$244, %ymm10, %ymm10
	vbroadcasti128	(%rbp,%rbx), %ymm11
	vpermq	$244, %ymm11, %ymm11
	vpunpcklwd	%ymm10, %ymm11, %ymm10
	vpmaddwd	(%rdx), %ymm10, %ymm11
	vpaddd	%ymm8, %ymm11, %ymm8
	vpmaddwd	%ymm4, %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	addq	$32, %rdx
	movq	-24(%rsp), %rbx
	jmp	.LBB62_17
	.p2align	4
.LBB62_13:
	movq	-16(%rsp), %rdx
	movq	%r12, %rbx
	vmovdqa	%ymm6, %ymm9
.LBB62_17:
	movq	(%rbx), %r13
	movq	8(%rbx), %rbx
	vbroadcasti128	(%rbp,%rbx), %ymm10
	vpermq	$244, %ymm10, %ymm10
	vbroadcasti128	(%rbp,%r13), %ymm11
	vpermq	$244, %ymm11, %ymm11
	vpunpcklwd	%ymm10, %ymm11, %ymm10
	vpmaddwd	(%rdx), %ymm10, %ymm11
	vpaddd	%ymm8, %ymm11, %ymm8
	vpmaddwd	%ymm5, %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vpmulld	32(%r8), %ymm9, %ymm9
	vpaddd	%ymm9, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	64(%r8), %ymm8, %ymm8
	vmaxps	%ymm2, %ymm8, %ymm8
	vminps	%ymm3, %ymm8, %ymm8
	vaddps	%ymm0, %ymm8, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm8
	vextracti128	$1, %ymm8, %xmm9
	vpshufb	%xmm1, %xmm9, %xmm9
	vpshufb	%xmm1, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	cmpq	$8, %rdi
	jge	.LBB62_18
	movq	-104(%rsp), %rax
	cmpq	%rax, -120(%rsp)
	je	.LBB62_25
	addq	-48(%rsp), %rsi
	imulq	-32(%rsp), %rsi
	cmpq	$-8, 56(%rsp)
	jbe	.LBB62_26
	xorl	%edx, %edx
	jmp	.LBB62_22
.LBB62_26:
	movq	32(%rsp), %rax
	leaq	(%rax,%rsi), %r13
	xorl	%edx, %edx
	.p2align	4
.LBB62_27:
	movl	%edx, %ebx
	andl	$15, %ebx
	vmovdqa	%xmm8, -96(%rsp)
	movzbl	-96(%rsp,%rbx), %ebx
	movb	%bl, -7(%r13,%rdx)
	leal	1(%rdx), %ebx
	andl	$15, %ebx
	movzbl	-96(%rsp,%rbx), %ebx
	movb	%bl, -6(%r13,%rdx)
	leal	2(%rdx), %ebx
	andl	$15, %ebx
	movzbl	-96(%rsp,%rbx), %ebx
	movb	%bl, -5(%r13,%rdx)
	leal	3(%rdx), %ebx
	andl	$15, %ebx
	movzbl	-96(%rsp,%rbx), %ebx
	movb	%bl, -4(%r13,%rdx)
	leal	4(%rdx), %ebx
	andl	$15, %ebx
	movzbl	-96(%rsp,%rbx), %ebx
	movb	%bl, -3(%r13,%rdx)
	leal	5(%rdx), %ebx
	andl	$15, %ebx
	movzbl	-96(%rsp,%rbx), %ebx
	movb	%bl, -2(%r13,%rdx)
	leal	6(%rdx), %ebx
	andl	$15, %ebx
	movzbl	-96(%rsp,%rbx), %ebx
	movb	%bl, -1(%r13,%rdx)
	leal	7(%rdx), %ebx
	andl	$15, %ebx
	movzbl	-96(%rsp,%rbx), %ebx
	movb	%bl, (%r13,%rdx)
	addq	$8, %rdx
	cmpq	%r15, %rdx
	jne	.LBB62_27
.LBB62_22:
	testb	$7, %dil
	je	.LBB62_25
	addq	48(%rsp), %rsi
	movq	40(%rsp), %rbx
	.p2align	4
.LBB62_24:
	vmovdqa	%xmm8, 96(%rsp)
	movl	%edx, %r13d
	andl	$15, %r13d
	movzbl	96(%rsp,%r13), %ebp
	movb	%bpl, (%rsi,%rdx)
	incq	%rdx
	incq	%rbx
	jne	.LBB62_24
	jmp	.LBB62_25
.LBB62_7:
	addq	$120, %rsp
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
.Lfunc_end62:
	.size	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bG4SumsV_Tg5, .Lfunc_end62-$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0bG4SumsV_Tg5
	.cfi_endproc
	.hidden	vitruvian_multiply_codes_avx2
	.globl	vitruvian_multiply_codes_avx2
	.p2align	4
	.type	vitruvian_multiply_codes_avx2,@function
vitruvian_multiply_codes_avx2:
	.cfi_startproc
	jmp	($s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF)
.Lfunc_end63:
	.size	vitruvian_multiply_codes_avx2, .Lfunc_end63-vitruvian_multiply_codes_avx2
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.globl	$s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.p2align	4
	.type	$s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF,@function
$s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF:
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
	subq	$328, %rsp
	.cfi_def_cfa_offset 384
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r8, %rbx
	movq	408(%rsp), %rax
	movq	400(%rsp), %rbp
	movq	392(%rsp), %r14
	vmovups	440(%rsp), %xmm2
	movq	424(%rsp), %r8
	movq	384(%rsp), %r10
	vmovups	(%r9), %ymm3
	movq	%rdi, 96(%rsp)
	vmovups	%ymm3, 112(%rsp)
	movq	%rsi, 144(%rsp)
	movq	%rdx, 152(%rsp)
	movq	%rcx, 160(%rsp)
	movq	%rbx, 168(%rsp)
	movq	%r10, 176(%rsp)
	movq	%r14, 184(%rsp)
	movq	%rbp, 192(%rsp)
	vbroadcastss	%xmm0, %ymm0
	movl	$-1262485504, %edx
	addl	432(%rsp), %edx
	vmovups	%ymm0, (%rsp)
	vbroadcastss	%xmm1, %ymm0
	vmovups	%ymm0, 32(%rsp)
	movl	%edx, 64(%rsp)
	movq	%r8, 72(%rsp)
	vmovaps	%xmm2, 80(%rsp)
	testq	%rax, %rax
	je	.LBB64_12
	movq	416(%rsp), %rdx
	vmovups	(%rsp), %ymm0
	vmovups	32(%rsp), %ymm1
	movl	64(%rsp), %esi
	movl	%esi, 288(%rsp)
	movl	68(%rsp), %esi
	movl	%esi, 292(%rsp)
	movq	72(%rsp), %rsi
	vmovups	80(%rsp), %xmm2
	vmovups	%xmm2, 304(%rsp)
	vmovups	%ymm1, 256(%rsp)
	vmovups	%ymm0, 224(%rsp)
	movq	%rsi, 296(%rsp)
	movq	%rax, 208(%rsp)
	movq	%rdx, 216(%rsp)
	testq	%rbp, %rbp
	jle	.LBB64_7
	imulq	%rcx, %rbx
	shlq	$5, %rbx
	addq	$32, %rbx
	xorl	%r15d, %r15d
	leaq	96(%rsp), %r13
	jmp	.LBB64_3
	.p2align	4
.LBB64_5:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	208(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	movl	$2, %r12d
.LBB64_6:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB64_7
.LBB64_3:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB64_5
	cmpq	$2, %rcx
	je	.LBB64_5
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB64_10
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB64_10
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	208(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	movl	$1, %r12d
	jmp	.LBB64_6
	.p2align	4
.LBB64_10:
	movq	%r14, %rdi
	movq	%r15, %rsi
	leaq	208(%rsp), %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5)
	jmp	.LBB64_6
.LBB64_12:
	testq	%rbp, %rbp
	jle	.LBB64_7
	imulq	%rcx, %rbx
	shlq	$5, %rbx
	addq	$32, %rbx
	xorl	%r15d, %r15d
	leaq	96(%rsp), %r13
	jmp	.LBB64_14
	.p2align	4
.LBB64_16:
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5)
	movl	$2, %r12d
.LBB64_17:
	movq	%rbx, %rax
	imulq	%r12, %rax
	addq	%rax, %r14
	leaq	(%r15,%r12,8), %r15
	cmpq	%rbp, %r15
	jge	.LBB64_7
.LBB64_14:
	movq	%rbp, %rax
	subq	%r15, %rax
	leaq	7(%rax), %rdx
	leaq	14(%rax), %rcx
	testq	%rdx, %rdx
	cmovnsq	%rdx, %rcx
	sarq	$3, %rcx
	cmpq	$4, %rcx
	je	.LBB64_16
	cmpq	$2, %rcx
	je	.LBB64_16
	movl	$3, %r12d
	cmpq	$31, %rdx
	jg	.LBB64_20
	decq	%rax
	movq	%rcx, %r12
	cmpq	$8, %rax
	jae	.LBB64_20
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5)
	movl	$1, %r12d
	jmp	.LBB64_17
	.p2align	4
.LBB64_20:
	movq	%r14, %rdi
	movq	%r15, %rsi
	movq	%rsp, %rdx
	vzeroupper
	callq	($s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5)
	jmp	.LBB64_17
.LBB64_7:
	addq	$328, %rsp
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
.Lfunc_end64:
	.size	$s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF, .Lfunc_end64-$s18VitruvianMicroAVX218microMultiplyCodes1a5aStep10runOffsets0H5Count05groupJ05flips03rowJ06packed06columnJ00M5Terms0oP011multipliers5lower5upper9zeroPoint1c01cG0ySPys5UInt8VG_SiSPySiGS2iSPys5Int32VGSiAZSiAZSgAZSPySfGS2fAYSpyAUGSitF
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI65_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI65_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI65_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5
	.weak	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5,@function
$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5:
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
	subq	$56, %rsp
	.cfi_def_cfa_offset 112
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	80(%r13), %rcx
	cmpq	$4, %rcx
	movq	%rdx, -88(%rsp)
	movq	%r13, -120(%rsp)
	movq	%rsi, -64(%rsp)
	movq	%rdi, -72(%rsp)
	movq	%rcx, -80(%rsp)
	jl	.LBB65_7
	movq	64(%r13), %rax
	movq	%rax, -112(%rsp)
	movq	96(%r13), %r8
	leaq	64(%rdi), %rax
	movq	%rax, -48(%rsp)
	leaq	8(%rsi), %rax
	vmovdqu	(%rdx), %ymm0
	vmovdqu	%ymm0, 16(%rsp)
	vmovups	32(%rdx), %ymm1
	movq	72(%rdx), %r9
	movq	%r9, -16(%rsp)
	movq	80(%rdx), %r9
	movq	%r9, -24(%rsp)
	addq	$-8, %r8
	cmpq	%rsi, %r8
	movq	%rsi, %r9
	cmovlq	%r8, %r9
	movq	%r9, -32(%rsp)
	movq	88(%rdx), %r9
	movq	%r9, -40(%rsp)
	cmpq	%rax, %r8
	cmovgeq	%rax, %r8
	movq	%r8, -8(%rsp)
	vpbroadcastd	64(%rdx), %ymm2
	movl	$4, %eax
	movl	$3, %r8d
	movl	$2, %r9d
	movl	$1, %edx
	movq	%rdx, -56(%rsp)
	movq	$0, -96(%rsp)
	vmovd	.LCPI65_2(%rip), %xmm4
	jmp	.LBB65_2
	.p2align	4
.LBB65_3:
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm6, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm6, %ymm10
	vmovdqa	%ymm5, %ymm12
	vmovdqa	%ymm6, %ymm13
.LBB65_4:
	vcvtdq2ps	%ymm13, %ymm11
	movq	-64(%rsp), %rsi
	movq	-16(%rsp), %rdx
	vmulps	(%rdx,%rsi,4), %ymm11, %ymm11
	vmovups	16(%rsp), %ymm0
	vmaxps	%ymm0, %ymm11, %ymm11
	vminps	%ymm1, %ymm11, %ymm11
	vbroadcastss	.LCPI65_0(%rip), %ymm3
	vaddps	%ymm3, %ymm11, %ymm11
	vpaddd	%ymm2, %ymm11, %ymm11
	vextracti128	$1, %ymm11, %xmm13
	vpshufb	%xmm4, %xmm13, %xmm13
	vpshufb	%xmm4, %xmm11, %xmm11
	vpunpckldq	%xmm13, %xmm11, %xmm11
	movq	-96(%rsp), %r10
	movq	%r10, %rax
	movq	-40(%rsp), %r9
	imulq	%r9, %rax
	movq	-24(%rsp), %rdi
	addq	%rdi, %rax
	movq	-32(%rsp), %r8
	vmovq	%xmm11, (%r8,%rax)
	vcvtdq2ps	%ymm12, %ymm11
	vmulps	32(%rdx,%rsi,4), %ymm11, %ymm11
	vmaxps	%ymm0, %ymm11, %ymm11
	vminps	%ymm1, %ymm11, %ymm11
	vaddps	%ymm3, %ymm11, %ymm11
	vpaddd	%ymm2, %ymm11, %ymm11
	vextracti128	$1, %ymm11, %xmm12
	vpshufb	%xmm4, %xmm12, %xmm12
	vpshufb	%xmm4, %xmm11, %xmm11
	vpunpckldq	%xmm12, %xmm11, %xmm11
	movq	-8(%rsp), %rcx
	vmovq	%xmm11, (%rcx,%rax)
	movq	%r10, %rax
	orq	$1, %rax
	vcvtdq2ps	%ymm10, %ymm10
	vmulps	(%rdx,%rsi,4), %ymm10, %ymm10
	vmaxps	%ymm0, %ymm10, %ymm10
	vminps	%ymm1, %ymm10, %ymm10
	vaddps	%ymm3, %ymm10, %ymm10
	vpaddd	%ymm2, %ymm10, %ymm10
	vextracti128	$1, %ymm10, %xmm11
	vpshufb	%xmm4, %xmm11, %xmm11
	vpshufb	%xmm4, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovq	%xmm10, (%r8,%rax)
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	32(%rdx,%rsi,4), %ymm9, %ymm9
	vmaxps	%ymm0, %ymm9, %ymm9
	vminps	%ymm1, %ymm9, %ymm9
	vaddps	%ymm3, %ymm9, %ymm9
	vpaddd	%ymm2, %ymm9, %ymm9
	vextracti128	$1, %ymm9, %xmm10
	vpshufb	%xmm4, %xmm10, %xmm10
	vpshufb	%xmm4, %xmm9, %xmm9
	vpunpckldq	%xmm10, %xmm9, %xmm9
	vmovq	%xmm9, (%rcx,%rax)
	movq	%r10, %rax
	orq	$2, %rax
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	(%rdx,%rsi,4), %ymm8, %ymm8
	vmaxps	%ymm0, %ymm8, %ymm8
	vminps	%ymm1, %ymm8, %ymm8
	vaddps	%ymm3, %ymm8, %ymm8
	vpaddd	%ymm2, %ymm8, %ymm8
	vextracti128	$1, %ymm8, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovq	%xmm8, (%r8,%rax)
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	32(%rdx,%rsi,4), %ymm7, %ymm7
	vmaxps	%ymm0, %ymm7, %ymm7
	vminps	%ymm1, %ymm7, %ymm7
	vaddps	%ymm3, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm2, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	vmovq	%xmm7, (%rcx,%rax)
	movq	%r10, %rax
	orq	$3, %rax
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%rdx,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm2, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	imulq	%r9, %rax
	addq	%rdi, %rax
	vmovq	%xmm6, (%r8,%rax)
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	32(%rdx,%rsi,4), %ymm5, %ymm5
	vmaxps	%ymm0, %ymm5, %ymm5
	vminps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm2, %ymm5
	vextracti128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	vmovq	%xmm5, (%rcx,%rax)
	movq	-104(%rsp), %r14
	leaq	4(%r14), %rax
	movq	8(%rsp), %r8
	addq	$4, %r8
	movq	(%rsp), %r9
	addq	$4, %r9
	addq	$4, %r10
	movq	%r10, -96(%rsp)
	addq	$4, -56(%rsp)
	movq	-80(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-72(%rsp), %rdi
	jl	.LBB65_5
.LBB65_2:
	movq	%rax, -104(%rsp)
	vmovdqu	(%rdi), %ymm6
	vmovdqu	32(%rdi), %ymm5
	cmpq	$0, -112(%rsp)
	movq	%r8, 8(%rsp)
	movq	%r9, (%rsp)
	je	.LBB65_3
	movq	-120(%rsp), %rsi
	movq	(%rsi), %rdx
	vmovdqu	16(%rsi), %ymm11
	movq	48(%rsi), %rcx
	movq	56(%rsi), %rax
	movq	72(%rsi), %rbx
	movq	%rbx, %rdi
	shlq	$6, %rdi
	movq	%rcx, %r13
	imulq	%r8, %r13
	addq	%rdx, %r13
	movq	%rcx, %rsi
	imulq	%r9, %rsi
	addq	%rdx, %rsi
	movq	%rcx, %r15
	imulq	-96(%rsp), %r15
	addq	%rdx, %r15
	imulq	-56(%rsp), %rcx
	addq	%rdx, %rcx
	movq	-48(%rsp), %rdx
	xorl	%r9d, %r9d
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm6, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm6, %ymm10
	vmovdqa	%ymm5, %ymm12
	vmovdqa	%ymm6, %ymm13
	jmp	.LBB65_39
	.p2align	4
.LBB65_43:
	incq	%r9
	cmpq	-112(%rsp), %r9
	je	.LBB65_4
.LBB65_39:
	testq	%rbx, %rbx
	je	.LBB65_43
	movq	(%rax,%r9,8), %r12
	leaq	(%r12,%r13), %rbp
	leaq	(%rsi,%r12), %r10
	leaq	(%r15,%r12), %r11
	addq	%rcx, %r12
	movq	%rdx, %r14
	xorl	%r8d, %r8d
	.p2align	4
.LBB65_41:
	vmovdqu	(%r14), %ymm14
	vmovdqu	32(%r14), %ymm15
	vpbroadcastd	(%r11,%r8,4), %ymm3
	vpxor	%ymm3, %ymm11, %ymm3
	vpmaddwd	%ymm3, %ymm14, %ymm0
	vpaddd	%ymm0, %ymm13, %ymm13
	vpmaddwd	%ymm3, %ymm15, %ymm0
	vpaddd	%ymm0, %ymm12, %ymm12
	vpbroadcastd	(%r12,%r8,4), %ymm0
	vpxor	%ymm0, %ymm11, %ymm0
	vpmaddwd	%ymm0, %ymm14, %ymm3
	vpaddd	%ymm3, %ymm10, %ymm10
	vpmaddwd	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm0, %ymm9, %ymm9
	vpbroadcastd	(%r10,%r8,4), %ymm0
	vpxor	%ymm0, %ymm11, %ymm0
	vpmaddwd	%ymm0, %ymm14, %ymm3
	vpaddd	%ymm3, %ymm8, %ymm8
	vpbroadcastd	(%rbp,%r8,4), %ymm3
	incq	%r8
	vpmaddwd	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm7, %ymm0, %ymm7
	vpxor	%ymm3, %ymm11, %ymm0
	vpmaddwd	%ymm0, %ymm14, %ymm3
	vpaddd	%ymm6, %ymm3, %ymm6
	vpmaddwd	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm5, %ymm0, %ymm5
	addq	$64, %r14
	cmpq	%r8, %rbx
	jne	.LBB65_41
	addq	%rdi, %rdx
	jmp	.LBB65_43
.LBB65_7:
	cmpq	$1, %rcx
	jle	.LBB65_12
	movl	$2, %eax
	xorl	%r14d, %r14d
	jmp	.LBB65_9
.LBB65_5:
	movq	%r14, %rax
	orq	$2, %rax
	cmpq	%rax, %rcx
	jl	.LBB65_6
.LBB65_9:
	movq	%rax, -112(%rsp)
	vmovdqu	(%rdi), %ymm1
	vmovdqu	32(%rdi), %ymm0
	movq	-120(%rsp), %rdx
	movq	64(%rdx), %rax
	testq	%rax, %rax
	movq	%r14, -104(%rsp)
	je	.LBB65_10
	leaq	64(%rdi), %rcx
	movq	(%rdx), %rsi
	vmovdqu	16(%rdx), %ymm3
	movq	48(%rdx), %rdi
	movq	%rdi, %r8
	imulq	%r14, %r8
	movq	56(%rdx), %r9
	movq	72(%rdx), %r10
	leaq	(%rsi,%r8), %r11
	movq	%r10, %rbx
	shlq	$6, %rbx
	movq	%r10, %rdx
	andq	$-2, %rdx
	leaq	1(%r14), %r15
	imulq	%rdi, %r15
	xorl	%r12d, %r12d
	vmovdqa	%ymm0, %ymm2
	vmovdqa	%ymm1, %ymm4
	jmp	.LBB65_28
	.p2align	4
.LBB65_34:
	addq	%rbx, %rcx
.LBB65_35:
	incq	%r12
	cmpq	%rax, %r12
	je	.LBB65_11
.LBB65_28:
	testq	%r10, %r10
	je	.LBB65_35
	movq	(%r9,%r12,8), %r13
	cmpq	$1, %r10
	jne	.LBB65_36
	addq	%r11, %r13
	movq	%rcx, %rbp
	testb	$1, %r10b
	je	.LBB65_34
	jmp	.LBB65_33
	.p2align	4
.LBB65_36:
	addq	%rsi, %r13
	movq	%rdx, %r14
	movq	%rcx, %rbp
	.p2align	4
.LBB65_37:
	vpbroadcastd	(%r13,%r8), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vmovdqu	(%rbp), %ymm6
	vmovdqu	32(%rbp), %ymm7
	vmovdqu	64(%rbp), %ymm8
	vmovdqu	96(%rbp), %ymm9
	vpmaddwd	%ymm6, %ymm5, %ymm10
	vpaddd	%ymm4, %ymm10, %ymm4
	vpmaddwd	%ymm7, %ymm5, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpbroadcastd	(%r13,%r15), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vpmaddwd	%ymm6, %ymm5, %ymm6
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	%ymm7, %ymm5, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm0
	vpbroadcastd	4(%r13,%r8), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vpmaddwd	%ymm5, %ymm8, %ymm6
	vpaddd	%ymm4, %ymm6, %ymm4
	vpmaddwd	%ymm5, %ymm9, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpbroadcastd	4(%r13,%r15), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vpmaddwd	%ymm5, %ymm8, %ymm6
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	%ymm5, %ymm9, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm0
	subq	$-128, %rbp
	addq	$8, %r13
	addq	$-2, %r14
	jne	.LBB65_37
	addq	%r8, %r13
	testb	$1, %r10b
	je	.LBB65_34
.LBB65_33:
	vmovdqu	(%rbp), %ymm5
	vmovdqu	32(%rbp), %ymm6
	vpbroadcastd	(%r13), %ymm7
	vpxor	%ymm3, %ymm7, %ymm7
	vpmaddwd	%ymm5, %ymm7, %ymm8
	vpaddd	%ymm4, %ymm8, %ymm4
	vpmaddwd	%ymm6, %ymm7, %ymm7
	vpaddd	%ymm2, %ymm7, %ymm2
	vpbroadcastd	(%r13,%rdi), %ymm7
	vpxor	%ymm3, %ymm7, %ymm7
	vpmaddwd	%ymm5, %ymm7, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	%ymm6, %ymm7, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm0
	jmp	.LBB65_34
.LBB65_12:
	jne	.LBB65_17
	xorl	%r14d, %r14d
	jmp	.LBB65_14
.LBB65_10:
	vmovdqa	%ymm0, %ymm2
	vmovdqa	%ymm1, %ymm4
.LBB65_11:
	movq	-88(%rsp), %r8
	vmovups	(%r8), %ymm3
	vmovups	32(%r8), %ymm5
	movq	72(%r8), %rcx
	movq	-120(%rsp), %rax
	movq	96(%rax), %rax
	addq	$-8, %rax
	movq	-64(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rdx
	cmovlq	%rax, %rdx
	movq	80(%r8), %r10
	vcvtdq2ps	%ymm4, %ymm4
	vmulps	(%rcx,%rsi,4), %ymm4, %ymm4
	movq	88(%r8), %rdi
	vmaxps	%ymm3, %ymm4, %ymm4
	vminps	%ymm5, %ymm4, %ymm6
	vbroadcastss	.LCPI65_0(%rip), %ymm4
	vaddps	%ymm4, %ymm6, %ymm6
	vpbroadcastd	64(%r8), %ymm7
	vpaddd	%ymm6, %ymm7, %ymm8
	vextracti128	$1, %ymm8, %xmm9
	vmovd	.LCPI65_2(%rip), %xmm6
	vpshufb	%xmm6, %xmm9, %xmm9
	vpshufb	%xmm6, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	movq	%rdi, %r8
	movq	-104(%rsp), %r11
	imulq	%r11, %r8
	addq	%r10, %r8
	vmovq	%xmm8, (%rdx,%r8)
	leaq	8(%rsi), %r9
	cmpq	%r9, %rax
	cmovgeq	%r9, %rax
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	32(%rcx,%rsi,4), %ymm2, %ymm2
	vmaxps	%ymm3, %ymm2, %ymm2
	vminps	%ymm5, %ymm2, %ymm2
	vaddps	%ymm4, %ymm2, %ymm2
	vpaddd	%ymm2, %ymm7, %ymm2
	vextracti128	$1, %ymm2, %xmm8
	vpshufb	%xmm6, %xmm8, %xmm8
	vpshufb	%xmm6, %xmm2, %xmm2
	vpunpckldq	%xmm8, %xmm2, %xmm2
	vmovq	%xmm2, (%rax,%r8)
	orq	$1, %r11
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	(%rcx,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm3, %ymm1, %ymm1
	vminps	%ymm5, %ymm1, %ymm1
	vaddps	%ymm4, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm7, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpshufb	%xmm6, %xmm2, %xmm2
	vpshufb	%xmm6, %xmm1, %xmm1
	vpunpckldq	%xmm2, %xmm1, %xmm1
	imulq	%rdi, %r11
	addq	%r10, %r11
	vmovq	%xmm1, (%rdx,%r11)
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	32(%rcx,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm3, %ymm0, %ymm0
	vminps	%ymm5, %ymm0, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm6, %xmm1, %xmm1
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r11)
	movq	-112(%rsp), %r14
	movq	-72(%rsp), %rdi
	movq	-80(%rsp), %rcx
.LBB65_6:
	cmpq	%rcx, %r14
	jge	.LBB65_17
.LBB65_14:
	vmovdqu	(%rdi), %ymm1
	vmovdqu	32(%rdi), %ymm0
	movq	-120(%rsp), %r8
	movq	64(%r8), %rax
	testq	%rax, %rax
	je	.LBB65_15
	addq	$64, %rdi
	vmovdqu	16(%r8), %ymm2
	movq	48(%r8), %rcx
	movq	%r14, %r12
	imulq	%r14, %rcx
	movq	56(%r8), %rdx
	movq	72(%r8), %r15
	addq	(%r8), %rcx
	movq	%r15, %r13
	shlq	$6, %r13
	movl	%r15d, %r8d
	andl	$3, %r8d
	movq	%r15, %r9
	andq	$-4, %r9
	xorl	%r10d, %r10d
	jmp	.LBB65_19
	.p2align	4
.LBB65_24:
	movq	%rbp, %rdi
	addq	%r13, %rdi
.LBB65_25:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB65_16
.LBB65_19:
	testq	%r15, %r15
	je	.LBB65_25
	movq	(%rdx,%r10,8), %r11
	addq	%rcx, %r11
	movq	%rdi, %rbp
	movq	%rdi, %rbx
	movq	%r9, %r14
	cmpq	$4, %r15
	jb	.LBB65_21
	.p2align	4
.LBB65_26:
	vpbroadcastd	(%r11), %ymm3
	vpxor	%ymm2, %ymm3, %ymm3
	vpmaddwd	(%rbx), %ymm3, %ymm4
	vpaddd	%ymm1, %ymm4, %ymm1
	vpmaddwd	32(%rbx), %ymm3, %ymm3
	vpbroadcastd	4(%r11), %ymm4
	vpxor	%ymm2, %ymm4, %ymm4
	vpmaddwd	64(%rbx), %ymm4, %ymm5
	vpaddd	%ymm0, %ymm3, %ymm0
	vpmaddwd	96(%rbx), %ymm4, %ymm3
	vpbroadcastd	8(%r11), %ymm4
	vpxor	%ymm2, %ymm4, %ymm4
	vpmaddwd	128(%rbx), %ymm4, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	160(%rbx), %ymm4, %ymm4
	vpaddd	%ymm3, %ymm4, %ymm3
	vpbroadcastd	12(%r11), %ymm4
	vpxor	%ymm2, %ymm4, %ymm4
	vpmaddwd	192(%rbx), %ymm4, %ymm5
	vpaddd	%ymm0, %ymm3, %ymm0
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	224(%rbx), %ymm4, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$16, %r11
	addq	$256, %rbx
	addq	$-4, %r14
	jne	.LBB65_26
.LBB65_21:
	testq	%r8, %r8
	je	.LBB65_24
	xorl	%r14d, %r14d
	.p2align	4
.LBB65_23:
	vpbroadcastd	(%r11,%r14,4), %ymm3
	vpxor	%ymm2, %ymm3, %ymm3
	vpmaddwd	(%rbx), %ymm3, %ymm4
	vpaddd	%ymm1, %ymm4, %ymm1
	vpmaddwd	32(%rbx), %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$64, %rbx
	incq	%r14
	cmpq	%r14, %r8
	jne	.LBB65_23
	jmp	.LBB65_24
.LBB65_15:
	movq	%r14, %r12
.LBB65_16:
	movq	-88(%rsp), %rdi
	vmovups	(%rdi), %ymm2
	vmovups	32(%rdi), %ymm3
	movq	72(%rdi), %rcx
	movq	-120(%rsp), %rax
	movq	96(%rax), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rdx
	cmovlq	%rax, %rdx
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	(%rcx,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm2, %ymm1, %ymm1
	vminps	%ymm3, %ymm1, %ymm1
	vbroadcastss	.LCPI65_0(%rip), %ymm4
	vaddps	%ymm4, %ymm1, %ymm1
	vpbroadcastd	64(%rdi), %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vextracti128	$1, %ymm1, %xmm6
	vmovd	.LCPI65_2(%rip), %xmm7
	vpshufb	%xmm7, %xmm6, %xmm6
	vpshufb	%xmm7, %xmm1, %xmm1
	imulq	88(%rdi), %r12
	addq	80(%rdi), %r12
	vpunpckldq	%xmm6, %xmm1, %xmm1
	vmovq	%xmm1, (%rdx,%r12)
	leaq	8(%rsi), %rdx
	cmpq	%rdx, %rax
	cmovgeq	%rdx, %rax
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	32(%rcx,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm2, %ymm0, %ymm0
	vminps	%ymm3, %ymm0, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm5, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm7, %xmm1, %xmm1
	vpshufb	%xmm7, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r12)
.LBB65_17:
	addq	$56, %rsp
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
.Lfunc_end65:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5, .Lfunc_end65-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI66_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI66_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI66_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5
	.weak	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5,@function
$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5:
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
	subq	$248, %rsp
	.cfi_def_cfa_offset 304
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	80(%r13), %rcx
	cmpq	$4, %rcx
	movq	%r13, -104(%rsp)
	movq	%rdi, -88(%rsp)
	movq	%rsi, -96(%rsp)
	movq	%rdx, -120(%rsp)
	movq	%rcx, -112(%rsp)
	jl	.LBB66_7
	movq	64(%r13), %rax
	movq	%rax, -80(%rsp)
	movq	96(%r13), %r8
	leaq	96(%rdi), %rax
	movq	%rax, -72(%rsp)
	leaq	8(%rsi), %r9
	leaq	16(%rsi), %rax
	vmovups	(%rdx), %ymm0
	vmovups	%ymm0, 176(%rsp)
	vmovups	32(%rdx), %ymm0
	vmovups	%ymm0, 144(%rsp)
	movq	72(%rdx), %r10
	movq	%r10, -40(%rsp)
	addq	$-8, %r8
	cmpq	%rsi, %r8
	movq	%rsi, %r10
	cmovlq	%r8, %r10
	movq	%r10, -48(%rsp)
	movq	80(%rdx), %r10
	movq	%r10, -56(%rsp)
	cmpq	%r9, %r8
	cmovlq	%r8, %r9
	movq	%r9, -32(%rsp)
	movq	88(%rdx), %r9
	movq	%r9, -64(%rsp)
	cmpq	%rax, %r8
	cmovgeq	%rax, %r8
	movq	%r8, -24(%rsp)
	vpbroadcastd	64(%rdx), %ymm0
	vmovdqu	%ymm0, 112(%rsp)
	movl	$4, %eax
	movl	$3, %r8d
	movl	$2, %r9d
	movl	$1, %r10d
	xorl	%ebx, %ebx
	jmp	.LBB66_2
	.p2align	4
.LBB66_3:
	vmovdqa	%ymm1, %ymm8
	vmovdqa	%ymm2, %ymm9
	vmovdqa	%ymm0, %ymm10
	vmovdqa	%ymm1, %ymm11
	vmovdqa	%ymm2, %ymm12
	vmovdqa	%ymm0, %ymm13
	vmovdqa	%ymm1, %ymm14
	vmovdqa	%ymm2, %ymm3
	vmovdqa	%ymm2, %ymm6
	vmovdqa	%ymm0, %ymm1
	vmovdqa	%ymm0, %ymm7
.LBB66_4:
	vcvtdq2ps	%ymm7, %ymm7
	movq	-96(%rsp), %rsi
	movq	-40(%rsp), %rdi
	vmulps	(%rdi,%rsi,4), %ymm7, %ymm7
	vmovups	176(%rsp), %ymm0
	vmaxps	%ymm0, %ymm7, %ymm7
	vmovups	144(%rsp), %ymm2
	vminps	%ymm2, %ymm7, %ymm7
	vbroadcastss	.LCPI66_0(%rip), %ymm5
	vaddps	%ymm5, %ymm7, %ymm7
	vmovdqu	112(%rsp), %ymm4
	vpaddd	%ymm7, %ymm4, %ymm7
	vextracti128	$1, %ymm7, %xmm15
	vmovd	.LCPI66_2(%rip), %xmm5
	vpshufb	%xmm5, %xmm15, %xmm15
	vpshufb	%xmm5, %xmm7, %xmm7
	vpunpckldq	%xmm15, %xmm7, %xmm7
	movq	-16(%rsp), %rbx
	movq	%rbx, %rax
	movq	-64(%rsp), %r10
	imulq	%r10, %rax
	movq	-56(%rsp), %r9
	addq	%r9, %rax
	movq	-48(%rsp), %r8
	vmovq	%xmm7, (%r8,%rax)
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	32(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vbroadcastss	.LCPI66_0(%rip), %ymm15
	vaddps	%ymm6, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm4, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	movq	-32(%rsp), %rdx
	vmovq	%xmm6, (%rdx,%rax)
	vcvtdq2ps	%ymm14, %ymm6
	vmulps	64(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vmovaps	%ymm0, %ymm14
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm4, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	movq	-24(%rsp), %rcx
	vmovq	%xmm6, (%rcx,%rax)
	vcvtdq2ps	%ymm13, %ymm6
	vmulps	(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm4, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	movq	%rbx, %rax
	orq	$1, %rax
	imulq	%r10, %rax
	addq	%r9, %rax
	vmovq	%xmm6, (%r8,%rax)
	vcvtdq2ps	%ymm12, %ymm6
	vmulps	32(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm4, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vmovq	%xmm6, (%rdx,%rax)
	vcvtdq2ps	%ymm11, %ymm6
	vmulps	64(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm4, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vmovq	%xmm6, (%rcx,%rax)
	vcvtdq2ps	%ymm10, %ymm6
	vmulps	(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm4, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	movq	%rbx, %rax
	orq	$2, %rax
	imulq	%r10, %rax
	addq	%r9, %rax
	vmovq	%xmm6, (%r8,%rax)
	vcvtdq2ps	%ymm9, %ymm6
	vmulps	32(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm4, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vmovq	%xmm6, (%rdx,%rax)
	vcvtdq2ps	%ymm8, %ymm6
	vmulps	64(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm2, %ymm6, %ymm6
	vaddps	%ymm6, %ymm15, %ymm6
	vpaddd	%ymm6, %ymm4, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	vmovq	%xmm6, (%rcx,%rax)
	vcvtdq2ps	%ymm1, %ymm0
	vmulps	(%rdi,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm2, %ymm0, %ymm0
	vaddps	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm0, %ymm4, %ymm0
	vextracti128	$1, %ymm0, %xmm6
	vpshufb	%xmm5, %xmm6, %xmm6
	vpshufb	%xmm5, %xmm0, %xmm0
	vpunpckldq	%xmm6, %xmm0, %xmm0
	movq	%rbx, %rax
	orq	$3, %rax
	imulq	%r10, %rax
	addq	%r9, %rax
	vmovq	%xmm0, (%r8,%rax)
	vcvtdq2ps	%ymm3, %ymm0
	vmulps	32(%rdi,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm2, %ymm0, %ymm0
	vaddps	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm0, %ymm4, %ymm0
	vextracti128	$1, %ymm0, %xmm3
	vpshufb	%xmm5, %xmm3, %xmm3
	vpshufb	%xmm5, %xmm0, %xmm0
	vpunpckldq	%xmm3, %xmm0, %xmm0
	vmovq	%xmm0, (%rdx,%rax)
	vcvtdq2ps	16(%rsp), %ymm0
	vmulps	64(%rdi,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm2, %ymm0, %ymm0
	vaddps	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm0, %ymm4, %ymm0
	vextracti128	$1, %ymm0, %xmm3
	vpshufb	%xmm5, %xmm3, %xmm3
	vpshufb	%xmm5, %xmm0, %xmm0
	vpunpckldq	%xmm3, %xmm0, %xmm0
	vmovq	%xmm0, (%rcx,%rax)
	movq	-128(%rsp), %r12
	leaq	4(%r12), %rax
	movq	8(%rsp), %r8
	addq	$4, %r8
	movq	(%rsp), %r9
	addq	$4, %r9
	addq	$4, %rbx
	movq	-8(%rsp), %r10
	addq	$4, %r10
	movq	-112(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-104(%rsp), %r13
	movq	-88(%rsp), %rdi
	jl	.LBB66_5
.LBB66_2:
	movq	%rax, -128(%rsp)
	vmovdqu	(%rdi), %ymm0
	vmovdqu	32(%rdi), %ymm2
	vmovdqu	64(%rdi), %ymm1
	cmpq	$0, -80(%rsp)
	movq	%r8, 8(%rsp)
	movq	%r9, (%rsp)
	movq	%r10, -8(%rsp)
	movq	%rbx, -16(%rsp)
	vmovdqu	%ymm1, 16(%rsp)
	je	.LBB66_3
	movq	(%r13), %rcx
	vmovdqu	16(%r13), %ymm4
	movq	48(%r13), %rax
	movq	56(%r13), %r15
	movq	72(%r13), %r13
	movq	%r13, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,2), %rdi
	movq	%rax, %r11
	imulq	%r8, %r11
	addq	%rcx, %r11
	movq	%rax, %r12
	imulq	%r9, %r12
	addq	%rcx, %r12
	movq	%rax, %r14
	imulq	%rbx, %r14
	addq	%rcx, %r14
	imulq	%r10, %rax
	addq	%rcx, %rax
	movq	-72(%rsp), %rbx
	xorl	%ebp, %ebp
	vmovdqa	%ymm1, %ymm8
	vmovdqa	%ymm2, %ymm9
	vmovdqa	%ymm0, %ymm10
	vmovdqa	%ymm1, %ymm11
	vmovdqa	%ymm2, %ymm12
	vmovdqa	%ymm0, %ymm13
	vmovdqa	%ymm1, %ymm14
	vmovdqa	%ymm2, %ymm3
	vmovdqa	%ymm2, %ymm6
	vmovdqa	%ymm0, %ymm1
	vmovdqa	%ymm0, %ymm7
	vmovdqu	%ymm4, 208(%rsp)
	jmp	.LBB66_37
	.p2align	4
.LBB66_41:
	incq	%rbp
	cmpq	-80(%rsp), %rbp
	je	.LBB66_4
.LBB66_37:
	testq	%r13, %r13
	je	.LBB66_41
	movq	(%r15,%rbp,8), %rsi
	leaq	(%r11,%rsi), %r10
	leaq	(%r12,%rsi), %rdx
	leaq	(%r14,%rsi), %rcx
	addq	%rax, %rsi
	movq	%rbx, %r9
	xorl	%r8d, %r8d
	vmovdqu	16(%rsp), %ymm15
	vmovdqu	%ymm7, 80(%rsp)
	vmovdqa	%ymm3, %ymm0
	vmovdqa	%ymm6, %ymm7
	vmovdqa	%ymm14, %ymm6
	vmovdqa	%ymm13, %ymm14
	vmovdqa	%ymm12, %ymm13
	vmovdqu	%ymm10, 48(%rsp)
	vmovdqa	%ymm9, %ymm10
	vmovdqa	%ymm8, %ymm5
	vmovdqa	%ymm1, %ymm8
	.p2align	4
.LBB66_39:
	vmovdqu	%ymm5, 16(%rsp)
	vmovdqu	(%r9), %ymm1
	vmovdqu	32(%r9), %ymm2
	vmovdqu	64(%r9), %ymm4
	vpbroadcastd	(%rcx,%r8,4), %ymm5
	vmovdqu	208(%rsp), %ymm12
	vpxor	%ymm5, %ymm12, %ymm5
	vpmaddwd	%ymm1, %ymm5, %ymm3
	vmovdqa	%ymm11, %ymm9
	vmovdqa	%ymm14, %ymm11
	vmovdqa	%ymm13, %ymm14
	vmovdqa	%ymm6, %ymm13
	vmovdqa	%ymm7, %ymm6
	vmovdqu	80(%rsp), %ymm7
	vpaddd	%ymm7, %ymm3, %ymm7
	vmovdqu	%ymm7, 80(%rsp)
	vmovdqa	%ymm6, %ymm7
	vmovdqa	%ymm13, %ymm6
	vmovdqa	%ymm14, %ymm13
	vpmaddwd	%ymm2, %ymm5, %ymm3
	vpaddd	%ymm7, %ymm3, %ymm7
	vpmaddwd	%ymm4, %ymm5, %ymm3
	vpaddd	%ymm6, %ymm3, %ymm6
	vpbroadcastd	(%rsi,%r8,4), %ymm3
	vpxor	%ymm3, %ymm12, %ymm3
	vpmaddwd	%ymm1, %ymm3, %ymm5
	vpaddd	%ymm5, %ymm11, %ymm14
	vpmaddwd	%ymm2, %ymm3, %ymm5
	vpaddd	%ymm5, %ymm13, %ymm13
	vpmaddwd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm9, %ymm11
	vpbroadcastd	(%rdx,%r8,4), %ymm3
	vpxor	%ymm3, %ymm12, %ymm3
	vpmaddwd	%ymm1, %ymm3, %ymm5
	vmovdqu	48(%rsp), %ymm9
	vpaddd	%ymm5, %ymm9, %ymm9
	vmovdqu	%ymm9, 48(%rsp)
	vpmaddwd	%ymm2, %ymm3, %ymm5
	vpaddd	%ymm5, %ymm10, %ymm10
	vmovdqu	16(%rsp), %ymm5
	vpmaddwd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm5, %ymm3, %ymm5
	vpbroadcastd	(%r10,%r8,4), %ymm3
	vpxor	%ymm3, %ymm12, %ymm3
	vpmaddwd	%ymm1, %ymm3, %ymm1
	vpaddd	%ymm1, %ymm8, %ymm8
	vpmaddwd	%ymm2, %ymm3, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vpmaddwd	%ymm4, %ymm3, %ymm1
	vpaddd	%ymm1, %ymm15, %ymm15
	incq	%r8
	addq	$96, %r9
	cmpq	%r8, %r13
	jne	.LBB66_39
	vmovdqa	%ymm8, %ymm1
	vmovdqa	%ymm0, %ymm3
	vmovdqu	%ymm15, 16(%rsp)
	addq	%rdi, %rbx
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm10, %ymm9
	vmovdqu	48(%rsp), %ymm10
	vmovdqa	%ymm13, %ymm12
	vmovdqa	%ymm14, %ymm13
	vmovdqa	%ymm6, %ymm14
	vmovdqa	%ymm7, %ymm6
	vmovdqu	80(%rsp), %ymm7
	jmp	.LBB66_41
.LBB66_7:
	cmpq	$1, %rcx
	jle	.LBB66_12
	movl	$2, %r8d
	xorl	%r12d, %r12d
	jmp	.LBB66_9
.LBB66_5:
	movq	%r12, %r8
	orq	$2, %r8
	cmpq	%r8, %rcx
	movq	-120(%rsp), %rdx
	jl	.LBB66_6
.LBB66_9:
	vmovdqu	(%rdi), %ymm2
	vmovdqu	32(%rdi), %ymm1
	vmovdqu	64(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	movq	%r12, -128(%rsp)
	movq	%r8, 48(%rsp)
	je	.LBB66_10
	leaq	96(%rdi), %rdx
	movq	(%r13), %rsi
	vmovdqu	16(%r13), %ymm5
	movq	48(%r13), %r11
	movq	%r11, %r8
	imulq	%r12, %r8
	movq	56(%r13), %r9
	movq	72(%r13), %r10
	leaq	(%rsi,%r8), %rcx
	movq	%rcx, 80(%rsp)
	movq	%r10, %rcx
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,2), %rbx
	movq	%r10, %rcx
	andq	$-2, %rcx
	leaq	1(%r12), %r15
	imulq	%r11, %r15
	xorl	%r12d, %r12d
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm2, %ymm6
	jmp	.LBB66_26
	.p2align	4
.LBB66_32:
	addq	%rbx, %rdx
	movq	-88(%rsp), %rdi
.LBB66_33:
	incq	%r12
	cmpq	%rax, %r12
	je	.LBB66_11
.LBB66_26:
	testq	%r10, %r10
	je	.LBB66_33
	movq	(%r9,%r12,8), %r13
	cmpq	$1, %r10
	jne	.LBB66_34
	addq	80(%rsp), %r13
	movq	%rdx, %rbp
	testb	$1, %r10b
	je	.LBB66_32
	jmp	.LBB66_31
	.p2align	4
.LBB66_34:
	addq	%rsi, %r13
	movq	%rcx, %r14
	movq	%rdx, %rbp
	.p2align	4
.LBB66_35:
	vpbroadcastd	(%r13,%r8), %ymm7
	vpxor	%ymm5, %ymm7, %ymm7
	vmovdqu	(%rbp), %ymm8
	vmovdqu	32(%rbp), %ymm9
	vmovdqu	64(%rbp), %ymm10
	vmovdqu	96(%rbp), %ymm11
	vpmaddwd	%ymm7, %ymm8, %ymm12
	vpaddd	%ymm6, %ymm12, %ymm6
	vpmaddwd	%ymm7, %ymm9, %ymm12
	vpaddd	%ymm4, %ymm12, %ymm4
	vpmaddwd	%ymm7, %ymm10, %ymm7
	vpaddd	%ymm3, %ymm7, %ymm3
	vpbroadcastd	(%r13,%r15), %ymm7
	vpxor	%ymm5, %ymm7, %ymm7
	vpmaddwd	%ymm7, %ymm8, %ymm8
	vpaddd	%ymm2, %ymm8, %ymm2
	vpmaddwd	%ymm7, %ymm9, %ymm8
	vpaddd	%ymm1, %ymm8, %ymm1
	vpmaddwd	%ymm7, %ymm10, %ymm7
	vpaddd	%ymm0, %ymm7, %ymm0
	vmovdqu	128(%rbp), %ymm7
	vmovdqu	160(%rbp), %ymm8
	vpbroadcastd	4(%r13,%r8), %ymm9
	vpxor	%ymm5, %ymm9, %ymm9
	vpmaddwd	%ymm11, %ymm9, %ymm10
	vpaddd	%ymm6, %ymm10, %ymm6
	vpmaddwd	%ymm7, %ymm9, %ymm10
	vpaddd	%ymm4, %ymm10, %ymm4
	vpmaddwd	%ymm8, %ymm9, %ymm9
	vpaddd	%ymm3, %ymm9, %ymm3
	vpbroadcastd	4(%r13,%r15), %ymm9
	vpxor	%ymm5, %ymm9, %ymm9
	vpmaddwd	%ymm11, %ymm9, %ymm10
	vpaddd	%ymm2, %ymm10, %ymm2
	vpmaddwd	%ymm7, %ymm9, %ymm7
	vpaddd	%ymm1, %ymm7, %ymm1
	vpmaddwd	%ymm8, %ymm9, %ymm7
	vpaddd	%ymm0, %ymm7, %ymm0
	addq	$192, %rbp
	addq	$8, %r13
	addq	$-2, %r14
	jne	.LBB66_35
	addq	%r8, %r13
	testb	$1, %r10b
	je	.LBB66_32
.LBB66_31:
	vmovdqu	(%rbp), %ymm7
	vmovdqu	32(%rbp), %ymm8
	vmovdqu	64(%rbp), %ymm9
	vpbroadcastd	(%r13), %ymm10
	vpxor	%ymm5, %ymm10, %ymm10
	vpmaddwd	%ymm7, %ymm10, %ymm11
	vpaddd	%ymm6, %ymm11, %ymm6
	vpmaddwd	%ymm8, %ymm10, %ymm11
	vpaddd	%ymm4, %ymm11, %ymm4
	vpmaddwd	%ymm9, %ymm10, %ymm10
	vpaddd	%ymm3, %ymm10, %ymm3
	vpbroadcastd	(%r13,%r11), %ymm10
	vpxor	%ymm5, %ymm10, %ymm10
	vpmaddwd	%ymm7, %ymm10, %ymm7
	vpaddd	%ymm2, %ymm7, %ymm2
	vpmaddwd	%ymm8, %ymm10, %ymm7
	vpaddd	%ymm1, %ymm7, %ymm1
	vpmaddwd	%ymm9, %ymm10, %ymm7
	vpaddd	%ymm0, %ymm7, %ymm0
	jmp	.LBB66_32
.LBB66_12:
	jne	.LBB66_23
	xorl	%r12d, %r12d
	jmp	.LBB66_14
.LBB66_10:
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm2, %ymm6
.LBB66_11:
	movq	-120(%rsp), %rdx
	vmovups	(%rdx), %ymm5
	vmovups	32(%rdx), %ymm7
	movq	72(%rdx), %rbx
	movq	-104(%rsp), %r13
	movq	96(%r13), %rax
	addq	$-8, %rax
	movq	-96(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	cmovlq	%rax, %rcx
	movq	80(%rdx), %r11
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%rbx,%rsi,4), %ymm6, %ymm6
	movq	88(%rdx), %r15
	vmaxps	%ymm5, %ymm6, %ymm6
	vminps	%ymm7, %ymm6, %ymm8
	vbroadcastss	.LCPI66_0(%rip), %ymm6
	vaddps	%ymm6, %ymm8, %ymm8
	vpbroadcastd	64(%rdx), %ymm9
	vpaddd	%ymm8, %ymm9, %ymm10
	vextracti128	$1, %ymm10, %xmm11
	vmovd	.LCPI66_2(%rip), %xmm8
	vpshufb	%xmm8, %xmm11, %xmm11
	vpshufb	%xmm8, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
	movq	%r15, %r9
	movq	-128(%rsp), %r14
	imulq	%r14, %r9
	addq	%r11, %r9
	vmovq	%xmm10, (%rcx,%r9)
	leaq	8(%rsi), %r8
	cmpq	%r8, %rax
	cmovlq	%rax, %r8
	vcvtdq2ps	%ymm4, %ymm4
	vmulps	32(%rbx,%rsi,4), %ymm4, %ymm4
	vmaxps	%ymm5, %ymm4, %ymm4
	vminps	%ymm7, %ymm4, %ymm4
	vaddps	%ymm6, %ymm4, %ymm4
	vpaddd	%ymm4, %ymm9, %ymm4
	vextracti128	$1, %ymm4, %xmm10
	vpshufb	%xmm8, %xmm10, %xmm10
	vpshufb	%xmm8, %xmm4, %xmm4
	vpunpckldq	%xmm10, %xmm4, %xmm4
	vmovq	%xmm4, (%r8,%r9)
	leaq	16(%rsi), %r10
	cmpq	%r10, %rax
	cmovgeq	%r10, %rax
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	64(%rbx,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm5, %ymm3, %ymm3
	vminps	%ymm7, %ymm3, %ymm3
	vaddps	%ymm6, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm9, %ymm3
	vextracti128	$1, %ymm3, %xmm4
	vpshufb	%xmm8, %xmm4, %xmm4
	vpshufb	%xmm8, %xmm3, %xmm3
	vpunpckldq	%xmm4, %xmm3, %xmm3
	vmovq	%xmm3, (%rax,%r9)
	orq	$1, %r14
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%rbx,%rsi,4), %ymm2, %ymm2
	vmaxps	%ymm5, %ymm2, %ymm2
	vminps	%ymm7, %ymm2, %ymm2
	vaddps	%ymm6, %ymm2, %ymm2
	vpaddd	%ymm2, %ymm9, %ymm2
	vextracti128	$1, %ymm2, %xmm3
	vpshufb	%xmm8, %xmm3, %xmm3
	vpshufb	%xmm8, %xmm2, %xmm2
	vpunpckldq	%xmm3, %xmm2, %xmm2
	imulq	%r15, %r14
	addq	%r11, %r14
	vmovq	%xmm2, (%rcx,%r14)
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	32(%rbx,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm5, %ymm1, %ymm1
	vminps	%ymm7, %ymm1, %ymm1
	vaddps	%ymm6, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm9, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpshufb	%xmm8, %xmm2, %xmm2
	vpshufb	%xmm8, %xmm1, %xmm1
	vpunpckldq	%xmm2, %xmm1, %xmm1
	vmovq	%xmm1, (%r8,%r14)
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%rbx,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm5, %ymm0, %ymm0
	vminps	%ymm7, %ymm0, %ymm0
	vaddps	%ymm6, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm9, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm8, %xmm1, %xmm1
	vpshufb	%xmm8, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r14)
	movq	48(%rsp), %r12
	movq	-112(%rsp), %rcx
.LBB66_6:
	cmpq	%rcx, %r12
	jge	.LBB66_23
.LBB66_14:
	vmovdqu	(%rdi), %ymm2
	vmovdqu	32(%rdi), %ymm1
	vmovdqu	64(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	je	.LBB66_22
	addq	$96, %rdi
	vmovdqu	16(%r13), %ymm3
	movq	48(%r13), %rcx
	imulq	%r12, %rcx
	movq	56(%r13), %r15
	movq	72(%r13), %r14
	addq	(%r13), %rcx
	movq	%r14, %r8
	shlq	$5, %r8
	leaq	(%r8,%r8,2), %rbp
	movq	%r14, %r8
	andq	$-2, %r8
	xorl	%r9d, %r9d
	jmp	.LBB66_16
	.p2align	4
.LBB66_20:
	addq	%rbp, %rdi
.LBB66_21:
	incq	%r9
	cmpq	%rax, %r9
	je	.LBB66_22
.LBB66_16:
	testq	%r14, %r14
	je	.LBB66_21
	movq	(%r15,%r9,8), %r10
	addq	%rcx, %r10
	movq	%rdi, %r11
	movq	%r8, %rbx
	cmpq	$1, %r14
	je	.LBB66_18
	.p2align	4
.LBB66_24:
	vpbroadcastd	(%r10), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	(%r11), %ymm4, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpmaddwd	32(%r11), %ymm4, %ymm5
	vpmaddwd	64(%r11), %ymm4, %ymm4
	vpaddd	%ymm1, %ymm5, %ymm1
	vpaddd	%ymm0, %ymm4, %ymm0
	vpbroadcastd	4(%r10), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	96(%r11), %ymm4, %ymm5
	vpmaddwd	128(%r11), %ymm4, %ymm6
	vpaddd	%ymm2, %ymm5, %ymm2
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	160(%r11), %ymm4, %ymm4
	vpaddd	%ymm0, %ymm4, %ymm0
	addq	$8, %r10
	addq	$192, %r11
	addq	$-2, %rbx
	jne	.LBB66_24
.LBB66_18:
	testb	$1, %r14b
	je	.LBB66_20
	vpbroadcastd	(%r10), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	(%r11), %ymm4, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpmaddwd	32(%r11), %ymm4, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	64(%r11), %ymm4, %ymm4
	vpaddd	%ymm0, %ymm4, %ymm0
	jmp	.LBB66_20
.LBB66_22:
	vmovups	(%rdx), %ymm3
	vmovups	32(%rdx), %ymm4
	movq	72(%rdx), %rcx
	movq	96(%r13), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rdi
	cmovlq	%rax, %rdi
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%rcx,%rsi,4), %ymm2, %ymm2
	vmaxps	%ymm3, %ymm2, %ymm2
	vminps	%ymm4, %ymm2, %ymm5
	vbroadcastss	.LCPI66_0(%rip), %ymm2
	vaddps	%ymm2, %ymm5, %ymm5
	vpbroadcastd	64(%rdx), %ymm6
	vpaddd	%ymm5, %ymm6, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vmovd	.LCPI66_2(%rip), %xmm5
	vpshufb	%xmm5, %xmm8, %xmm8
	vpshufb	%xmm5, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	imulq	88(%rdx), %r12
	addq	80(%rdx), %r12
	vmovq	%xmm7, (%rdi,%r12)
	leaq	8(%rsi), %rdx
	cmpq	%rdx, %rax
	cmovlq	%rax, %rdx
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	32(%rcx,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm3, %ymm1, %ymm1
	vminps	%ymm4, %ymm1, %ymm1
	vaddps	%ymm2, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm6, %ymm1
	vextracti128	$1, %ymm1, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm1, %xmm1
	vpunpckldq	%xmm7, %xmm1, %xmm1
	vmovq	%xmm1, (%rdx,%r12)
	leaq	16(%rsi), %rdx
	cmpq	%rdx, %rax
	cmovgeq	%rdx, %rax
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%rcx,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm3, %ymm0, %ymm0
	vminps	%ymm4, %ymm0, %ymm0
	vaddps	%ymm2, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm6, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm5, %xmm1, %xmm1
	vpshufb	%xmm5, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r12)
.LBB66_23:
	addq	$248, %rsp
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
.Lfunc_end66:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5, .Lfunc_end66-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI67_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI67_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI67_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5
	.weak	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5,@function
$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5:
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
	movq	80(%r13), %rax
	cmpq	$8, %rax
	movq	%rdx, -88(%rsp)
	movq	%rsi, -112(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rdi, -72(%rsp)
	movq	%rax, -80(%rsp)
	jl	.LBB67_11
	movq	64(%r13), %r8
	movq	96(%r13), %r9
	leaq	32(%rdi), %rax
	movq	%rax, -104(%rsp)
	vmovups	(%rdx), %ymm0
	vmovups	32(%rdx), %ymm1
	movq	72(%rdx), %rax
	movq	%rax, -96(%rsp)
	addq	$-8, %r9
	cmpq	%rsi, %r9
	cmovgeq	%rsi, %r9
	movq	88(%rdx), %rbx
	addq	80(%rdx), %r9
	vpbroadcastd	64(%rdx), %ymm2
	movl	$8, %eax
	xorl	%r14d, %r14d
	vbroadcastss	.LCPI67_0(%rip), %ymm3
	vmovd	.LCPI67_2(%rip), %xmm4
	jmp	.LBB67_2
	.p2align	4
.LBB67_3:
	vmovdqa	%ymm5, %ymm6
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm5, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm5, %ymm13
.LBB67_4:
	vcvtdq2ps	%ymm13, %ymm12
	movq	-112(%rsp), %rdx
	movq	-96(%rsp), %rcx
	vmulps	(%rcx,%rdx,4), %ymm12, %ymm12
	vmaxps	%ymm0, %ymm12, %ymm12
	vminps	%ymm1, %ymm12, %ymm12
	vaddps	%ymm3, %ymm12, %ymm12
	vpaddd	%ymm2, %ymm12, %ymm12
	vextracti128	$1, %ymm12, %xmm13
	vpshufb	%xmm4, %xmm13, %xmm13
	vpshufb	%xmm4, %xmm12, %xmm12
	vpunpckldq	%xmm13, %xmm12, %xmm12
	movq	%r14, %rax
	imulq	%rbx, %rax
	vmovq	%xmm12, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm11, %ymm11
	vmulps	(%rcx,%rdx,4), %ymm11, %ymm11
	orq	$1, %rax
	vmaxps	%ymm0, %ymm11, %ymm11
	vminps	%ymm1, %ymm11, %ymm11
	vaddps	%ymm3, %ymm11, %ymm11
	vpaddd	%ymm2, %ymm11, %ymm11
	vextracti128	$1, %ymm11, %xmm12
	vpshufb	%xmm4, %xmm12, %xmm12
	vpshufb	%xmm4, %xmm11, %xmm11
	vpunpckldq	%xmm12, %xmm11, %xmm11
	imulq	%rbx, %rax
	vmovq	%xmm11, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm10, %ymm10
	vmulps	(%rcx,%rdx,4), %ymm10, %ymm10
	orq	$2, %rax
	vmaxps	%ymm0, %ymm10, %ymm10
	vminps	%ymm1, %ymm10, %ymm10
	vaddps	%ymm3, %ymm10, %ymm10
	vpaddd	%ymm2, %ymm10, %ymm10
	vextracti128	$1, %ymm10, %xmm11
	vpshufb	%xmm4, %xmm11, %xmm11
	vpshufb	%xmm4, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
	imulq	%rbx, %rax
	vmovq	%xmm10, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	(%rcx,%rdx,4), %ymm9, %ymm9
	orq	$3, %rax
	vmaxps	%ymm0, %ymm9, %ymm9
	vminps	%ymm1, %ymm9, %ymm9
	vaddps	%ymm3, %ymm9, %ymm9
	vpaddd	%ymm2, %ymm9, %ymm9
	vextracti128	$1, %ymm9, %xmm10
	vpshufb	%xmm4, %xmm10, %xmm10
	vpshufb	%xmm4, %xmm9, %xmm9
	vpunpckldq	%xmm10, %xmm9, %xmm9
	imulq	%rbx, %rax
	vmovq	%xmm9, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	(%rcx,%rdx,4), %ymm8, %ymm8
	orq	$4, %rax
	vmaxps	%ymm0, %ymm8, %ymm8
	vminps	%ymm1, %ymm8, %ymm8
	vaddps	%ymm3, %ymm8, %ymm8
	vpaddd	%ymm2, %ymm8, %ymm8
	vextracti128	$1, %ymm8, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	imulq	%rbx, %rax
	vmovq	%xmm8, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	(%rcx,%rdx,4), %ymm7, %ymm7
	orq	$5, %rax
	vmaxps	%ymm0, %ymm7, %ymm7
	vminps	%ymm1, %ymm7, %ymm7
	vaddps	%ymm3, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm2, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	imulq	%rbx, %rax
	vmovq	%xmm7, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%rcx,%rdx,4), %ymm6, %ymm6
	orq	$6, %rax
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm2, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	imulq	%rbx, %rax
	vmovq	%xmm6, (%r9,%rax)
	movq	%r14, %rax
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	(%rcx,%rdx,4), %ymm5, %ymm5
	orq	$7, %rax
	vmaxps	%ymm0, %ymm5, %ymm5
	vminps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm2, %ymm5
	vextracti128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	imulq	%rbx, %rax
	vmovq	%xmm5, (%r9,%rax)
	movq	-120(%rsp), %rbp
	leaq	8(%rbp), %rax
	addq	$8, %r14
	movq	-80(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-72(%rsp), %rdi
	jl	.LBB67_5
.LBB67_2:
	movq	%rax, -120(%rsp)
	vmovdqu	(%rdi), %ymm5
	testq	%r8, %r8
	je	.LBB67_3
	movq	-128(%rsp), %rax
	vmovdqu	16(%rax), %ymm12
	movq	48(%rax), %r15
	movq	56(%rax), %r12
	movq	72(%rax), %rbp
	movq	%rbp, %r10
	shlq	$5, %r10
	movq	%r15, %rdx
	imulq	%r14, %rdx
	addq	(%rax), %rdx
	movq	-104(%rsp), %rcx
	xorl	%eax, %eax
	vmovdqa	%ymm5, %ymm6
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm5, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm5, %ymm13
	jmp	.LBB67_57
	.p2align	4
.LBB67_61:
	incq	%rax
	cmpq	%r8, %rax
	je	.LBB67_4
.LBB67_57:
	testq	%rbp, %rbp
	je	.LBB67_61
	movq	(%r12,%rax,8), %rsi
	addq	%rdx, %rsi
	movq	%rcx, %rdi
	xorl	%r13d, %r13d
	.p2align	4
.LBB67_59:
	leaq	(%rsi,%r13,4), %r11
	vmovdqu	(%rdi), %ymm14
	vpbroadcastd	(%rsi,%r13,4), %ymm15
	incq	%r13
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm13, %ymm15, %ymm13
	vpbroadcastd	(%r15,%r11), %ymm15
	addq	%r15, %r11
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm11, %ymm15, %ymm11
	vpbroadcastd	(%r15,%r11), %ymm15
	addq	%r15, %r11
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm10, %ymm15, %ymm10
	vpbroadcastd	(%r15,%r11), %ymm15
	addq	%r15, %r11
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm9, %ymm15, %ymm9
	vpbroadcastd	(%r15,%r11), %ymm15
	addq	%r15, %r11
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm8, %ymm15, %ymm8
	vpbroadcastd	(%r15,%r11), %ymm15
	addq	%r15, %r11
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm7, %ymm15, %ymm7
	vpbroadcastd	(%r15,%r11), %ymm15
	addq	%r15, %r11
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm6, %ymm15, %ymm6
	vpbroadcastd	(%r15,%r11), %ymm15
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm14
	vpaddd	%ymm5, %ymm14, %ymm5
	addq	$32, %rdi
	cmpq	%r13, %rbp
	jne	.LBB67_59
	addq	%r10, %rcx
	jmp	.LBB67_61
.LBB67_11:
	cmpq	$3, %rax
	jle	.LBB67_17
	movl	$4, %eax
	xorl	%ebp, %ebp
	movq	-112(%rsp), %rdx
	jmp	.LBB67_13
.LBB67_5:
	movq	%rbp, %rax
	orq	$4, %rax
	cmpq	%rax, %rcx
	jge	.LBB67_13
.LBB67_6:
	leaq	2(%rbp), %rax
	cmpq	%rax, %rcx
	movq	-128(%rsp), %r13
	jge	.LBB67_7
	jmp	.LBB67_10
.LBB67_13:
	movq	%rbp, %r14
	movq	-128(%rsp), %rcx
	movq	64(%rcx), %r11
	movq	96(%rcx), %rsi
	leaq	32(%rdi), %rcx
	movq	%rcx, -40(%rsp)
	movq	-88(%rsp), %rcx
	vmovups	(%rcx), %ymm0
	vmovups	32(%rcx), %ymm1
	movq	72(%rcx), %r8
	movq	%r8, -24(%rsp)
	addq	$-8, %rsi
	cmpq	%rdx, %rsi
	cmovgeq	%rdx, %rsi
	addq	80(%rcx), %rsi
	movq	%rsi, -16(%rsp)
	movq	88(%rcx), %rdx
	movq	%rdx, -32(%rsp)
	vpbroadcastd	64(%rcx), %ymm2
	vbroadcastss	.LCPI67_0(%rip), %ymm3
	vmovd	.LCPI67_2(%rip), %xmm4
	jmp	.LBB67_14
	.p2align	4
.LBB67_15:
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
.LBB67_16:
	vcvtdq2ps	%ymm9, %ymm6
	movq	-112(%rsp), %rcx
	movq	-24(%rsp), %rsi
	vmulps	(%rsi,%rcx,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm2, %ymm6
	vextracti128	$1, %ymm6, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm9, %xmm6, %xmm6
	movq	-8(%rsp), %r8
	movq	%r8, %rax
	movq	-32(%rsp), %rdi
	imulq	%rdi, %rax
	movq	-16(%rsp), %rdx
	vmovq	%xmm6, (%rdx,%rax)
	vcvtdq2ps	%ymm8, %ymm6
	vmulps	(%rsi,%rcx,4), %ymm6, %ymm6
	leaq	1(%r8), %rax
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm2, %ymm6
	vextracti128	$1, %ymm6, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm8, %xmm6, %xmm6
	imulq	%rdi, %rax
	vmovq	%xmm6, (%rdx,%rax)
	leaq	2(%r8), %rax
	vcvtdq2ps	%ymm7, %ymm6
	vmulps	(%rsi,%rcx,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm2, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	imulq	%rdi, %rax
	vmovq	%xmm6, (%rdx,%rax)
	addq	$3, %r8
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	(%rsi,%rcx,4), %ymm5, %ymm5
	vmaxps	%ymm0, %ymm5, %ymm5
	vminps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm2, %ymm5
	vextracti128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	imulq	%rdi, %r8
	vmovq	%xmm5, (%rdx,%r8)
	movq	-120(%rsp), %rbp
	leaq	4(%rbp), %rax
	movq	%rbp, %r14
	movq	-80(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-72(%rsp), %rdi
	jl	.LBB67_6
.LBB67_14:
	movq	%rax, -120(%rsp)
	vmovdqu	(%rdi), %ymm5
	testq	%r11, %r11
	movq	%r14, -8(%rsp)
	je	.LBB67_15
	movq	-128(%rsp), %rcx
	movq	(%rcx), %rax
	vmovdqu	16(%rcx), %ymm6
	movq	48(%rcx), %rdi
	movq	%rdi, %rdx
	imulq	%r14, %rdx
	movq	56(%rcx), %r12
	movq	72(%rcx), %rbp
	addq	%rax, %rdx
	leaq	(%rdi,%rdi), %rcx
	movq	%rcx, -96(%rsp)
	movq	%rbp, %r15
	shlq	$5, %r15
	movq	%rbp, %rcx
	andq	$-2, %rcx
	movq	%rcx, -48(%rsp)
	leaq	3(%r14), %rsi
	imulq	%rdi, %rsi
	leaq	(%rax,%rsi), %rcx
	addq	$4, %rcx
	movq	%rcx, -56(%rsp)
	leaq	2(%r14), %rsi
	imulq	%rdi, %rsi
	leaq	(%rax,%rsi), %rcx
	addq	$4, %rcx
	movq	%rcx, -64(%rsp)
	leaq	1(%r14), %rsi
	movq	%rdi, -104(%rsp)
	imulq	%rdi, %rsi
	addq	%rsi, %rax
	addq	$4, %rax
	movq	%rax, (%rsp)
	movq	-40(%rsp), %r8
	xorl	%ebx, %ebx
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
	jmp	.LBB67_46
	.p2align	4
.LBB67_52:
	addq	%r15, %r8
.LBB67_53:
	incq	%rbx
	cmpq	%r11, %rbx
	je	.LBB67_16
.LBB67_46:
	testq	%rbp, %rbp
	je	.LBB67_53
	movq	(%r12,%rbx,8), %rdi
	leaq	(%rdx,%rdi), %r9
	cmpq	$1, %rbp
	jne	.LBB67_54
	movq	%r8, %r10
	testb	$1, %bpl
	je	.LBB67_52
	jmp	.LBB67_51
	.p2align	4
.LBB67_54:
	movq	%rdx, %r14
	movq	%r12, %rdx
	movq	%r11, %rcx
	movq	-56(%rsp), %rax
	leaq	(%rax,%rdi), %r11
	movq	-64(%rsp), %rax
	leaq	(%rax,%rdi), %r13
	addq	(%rsp), %rdi
	movq	-48(%rsp), %rax
	xorl	%r12d, %r12d
	movq	%r8, %rsi
	.p2align	4
.LBB67_55:
	movq	%rsi, %r10
	vpbroadcastd	(%r9,%r12), %ymm10
	vpxor	%ymm6, %ymm10, %ymm10
	vmovdqu	(%r8,%r12,8), %ymm11
	vmovdqu	32(%r8,%r12,8), %ymm12
	vpmaddwd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vpbroadcastd	-4(%rdi,%r12), %ymm10
	vpxor	%ymm6, %ymm10, %ymm10
	vpmaddwd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm8, %ymm10, %ymm8
	vpbroadcastd	-4(%r13,%r12), %ymm10
	vpxor	%ymm6, %ymm10, %ymm10
	vpmaddwd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm7, %ymm10, %ymm7
	vpbroadcastd	-4(%r11,%r12), %ymm10
	vpxor	%ymm6, %ymm10, %ymm10
	vpmaddwd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm5, %ymm10, %ymm5
	vpbroadcastd	4(%r9,%r12), %ymm10
	vpxor	%ymm6, %ymm10, %ymm10
	vpmaddwd	%ymm12, %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vpbroadcastd	(%rdi,%r12), %ymm10
	vpxor	%ymm6, %ymm10, %ymm10
	vpmaddwd	%ymm12, %ymm10, %ymm10
	vpaddd	%ymm8, %ymm10, %ymm8
	vpbroadcastd	(%r13,%r12), %ymm10
	vpxor	%ymm6, %ymm10, %ymm10
	vpmaddwd	%ymm12, %ymm10, %ymm10
	vpaddd	%ymm7, %ymm10, %ymm7
	vpbroadcastd	(%r11,%r12), %ymm10
	vpxor	%ymm6, %ymm10, %ymm10
	vpmaddwd	%ymm12, %ymm10, %ymm10
	vpaddd	%ymm5, %ymm10, %ymm5
	leaq	(%r8,%r12,8), %rsi
	addq	$64, %rsi
	addq	$8, %r12
	addq	$-2, %rax
	jne	.LBB67_55
	addq	$64, %r10
	addq	%r12, %r9
	movq	%rcx, %r11
	movq	%rdx, %r12
	movq	%r14, %rdx
	testb	$1, %bpl
	je	.LBB67_52
.LBB67_51:
	vmovdqu	(%r10), %ymm10
	vpbroadcastd	(%r9), %ymm11
	vpxor	%ymm6, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm11
	vpaddd	%ymm9, %ymm11, %ymm9
	movq	-104(%rsp), %rcx
	leaq	(%r9,%rcx), %rax
	vpbroadcastd	(%r9,%rcx), %ymm11
	vpxor	%ymm6, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm11
	vpaddd	%ymm8, %ymm11, %ymm8
	vpbroadcastd	(%r9,%rcx,2), %ymm11
	vpxor	%ymm6, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm11
	vpaddd	%ymm7, %ymm11, %ymm7
	movq	-96(%rsp), %rcx
	vpbroadcastd	(%rcx,%rax), %ymm11
	vpxor	%ymm6, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm10
	vpaddd	%ymm5, %ymm10, %ymm5
	jmp	.LBB67_52
.LBB67_17:
	cmpq	$1, %rax
	jle	.LBB67_19
	movl	$2, %eax
	xorl	%ebp, %ebp
.LBB67_7:
	movq	%rax, -64(%rsp)
	movq	%rbp, -120(%rsp)
	vmovdqu	(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	je	.LBB67_8
	leaq	32(%rdi), %rdx
	movq	(%r13), %rcx
	vmovdqu	16(%r13), %ymm1
	movq	48(%r13), %rbx
	movq	%rbx, %rsi
	movq	-120(%rsp), %r8
	imulq	%r8, %rsi
	movq	56(%r13), %rbp
	movq	72(%r13), %r9
	addq	%rcx, %rsi
	movq	%r9, %r10
	shlq	$5, %r10
	movl	%r9d, %r11d
	andl	$3, %r11d
	movq	%r9, %r14
	andq	$-4, %r14
	movq	%r14, -48(%rsp)
	incq	%r8
	movq	%rbx, -96(%rsp)
	imulq	%rbx, %r8
	addq	%r8, %rcx
	addq	$12, %rcx
	movq	%rcx, -56(%rsp)
	leal	(,%r11,4), %r15d
	xorl	%r12d, %r12d
	vmovdqa	%ymm0, %ymm2
	movq	%rax, -104(%rsp)
	jmp	.LBB67_34
	.p2align	4
.LBB67_41:
	addq	%r10, %rdx
.LBB67_42:
	incq	%r12
	cmpq	%rax, %r12
	je	.LBB67_9
.LBB67_34:
	testq	%r9, %r9
	je	.LBB67_42
	movq	(%rbp,%r12,8), %r8
	leaq	(%rsi,%r8), %r13
	cmpq	$4, %r9
	jae	.LBB67_43
	movq	%rdx, %rcx
	testq	%r11, %r11
	jne	.LBB67_39
	jmp	.LBB67_41
	.p2align	4
.LBB67_43:
	movq	%r11, %rax
	movq	%rsi, %r11
	movq	%r10, %rsi
	movq	%rbp, %r10
	addq	-56(%rsp), %r8
	movq	-48(%rsp), %rbx
	xorl	%r14d, %r14d
	movq	%rdx, %rbp
	.p2align	4
.LBB67_44:
	movq	%rbp, %rcx
	vpbroadcastd	(%r13,%r14), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vmovdqu	(%rdx,%r14,8), %ymm4
	vmovdqu	32(%rdx,%r14,8), %ymm5
	vmovdqu	64(%rdx,%r14,8), %ymm6
	vmovdqu	96(%rdx,%r14,8), %ymm7
	vpmaddwd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpbroadcastd	-12(%r8,%r14), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	vpbroadcastd	4(%r13,%r14), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm5, %ymm3, %ymm3
	vpbroadcastd	-8(%r8,%r14), %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddwd	%ymm5, %ymm4, %ymm4
	vpbroadcastd	8(%r13,%r14), %ymm5
	vpxor	%ymm1, %ymm5, %ymm5
	vpmaddwd	%ymm6, %ymm5, %ymm5
	vpaddd	%ymm3, %ymm5, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpbroadcastd	-4(%r8,%r14), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm6, %ymm3, %ymm3
	vpaddd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	vpbroadcastd	12(%r13,%r14), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm7, %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpbroadcastd	(%r8,%r14), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm7, %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	leaq	(%rdx,%r14,8), %rbp
	addq	$128, %rbp
	addq	$16, %r14
	addq	$-4, %rbx
	jne	.LBB67_44
	subq	$-128, %rcx
	addq	%r14, %r13
	movq	-72(%rsp), %rdi
	movq	%r10, %rbp
	movq	%rsi, %r10
	movq	%r11, %rsi
	movq	%rax, %r11
	movq	-104(%rsp), %rax
	testq	%r11, %r11
	je	.LBB67_41
.LBB67_39:
	movq	-96(%rsp), %r8
	addq	%r13, %r8
	xorl	%ebx, %ebx
	.p2align	4
.LBB67_40:
	vmovdqu	(%rcx,%rbx,8), %ymm3
	vpbroadcastd	(%r13,%rbx), %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddwd	%ymm3, %ymm4, %ymm4
	vpaddd	%ymm2, %ymm4, %ymm2
	vpbroadcastd	(%r8,%rbx), %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddwd	%ymm3, %ymm4, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$4, %rbx
	cmpq	%rbx, %r15
	jne	.LBB67_40
	jmp	.LBB67_41
.LBB67_8:
	vmovdqa	%ymm0, %ymm2
.LBB67_9:
	movq	-88(%rsp), %r9
	vmovups	(%r9), %ymm1
	vmovups	32(%r9), %ymm3
	movq	72(%r9), %rdx
	movq	-128(%rsp), %r13
	movq	96(%r13), %rax
	addq	$-8, %rax
	movq	-112(%rsp), %r8
	cmpq	%r8, %rax
	cmovgeq	%r8, %rax
	movq	80(%r9), %rcx
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%rdx,%r8,4), %ymm2, %ymm2
	movq	88(%r9), %rsi
	vmaxps	%ymm1, %ymm2, %ymm2
	vminps	%ymm3, %ymm2, %ymm2
	vbroadcastss	.LCPI67_0(%rip), %ymm4
	vaddps	%ymm4, %ymm2, %ymm2
	vpbroadcastd	64(%r9), %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vextracti128	$1, %ymm2, %xmm6
	vmovd	.LCPI67_2(%rip), %xmm7
	vpshufb	%xmm7, %xmm6, %xmm6
	vpshufb	%xmm7, %xmm2, %xmm2
	vpunpckldq	%xmm6, %xmm2, %xmm2
	movq	%rsi, %r9
	movq	-120(%rsp), %r10
	imulq	%r10, %r9
	addq	%rcx, %r9
	vmovq	%xmm2, (%rax,%r9)
	incq	%r10
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	(%rdx,%r8,4), %ymm0, %ymm0
	vmaxps	%ymm1, %ymm0, %ymm0
	vminps	%ymm3, %ymm0, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm5, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm7, %xmm1, %xmm1
	vpshufb	%xmm7, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	imulq	%rsi, %r10
	addq	%rcx, %r10
	vmovq	%xmm0, (%rax,%r10)
	movq	-64(%rsp), %rbp
	movq	-80(%rsp), %rcx
.LBB67_10:
	cmpq	%rcx, %rbp
	jge	.LBB67_31
.LBB67_21:
	vmovdqu	(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	je	.LBB67_30
	addq	$32, %rdi
	vmovdqu	16(%r13), %ymm1
	movq	48(%r13), %rcx
	imulq	%rbp, %rcx
	movq	56(%r13), %rdx
	movq	72(%r13), %rsi
	addq	(%r13), %rcx
	movq	%rsi, %r12
	shlq	$5, %r12
	movl	%esi, %r8d
	andl	$3, %r8d
	movq	%rsi, %r9
	andq	$-4, %r9
	leal	(,%r8,4), %r10d
	xorl	%r11d, %r11d
	jmp	.LBB67_23
	.p2align	4
.LBB67_28:
	addq	%r12, %rdi
.LBB67_29:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB67_30
.LBB67_23:
	testq	%rsi, %rsi
	je	.LBB67_29
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r14
	movq	%r9, %r15
	cmpq	$4, %rsi
	jb	.LBB67_25
	.p2align	4
.LBB67_32:
	vpbroadcastd	(%rbx), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	(%r14), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	vpbroadcastd	4(%rbx), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	32(%r14), %ymm2, %ymm2
	vpbroadcastd	8(%rbx), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	64(%r14), %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	vpbroadcastd	12(%rbx), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	96(%r14), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	addq	$16, %rbx
	subq	$-128, %r14
	addq	$-4, %r15
	jne	.LBB67_32
.LBB67_25:
	testq	%r8, %r8
	je	.LBB67_28
	xorl	%r15d, %r15d
	.p2align	4
.LBB67_27:
	vpbroadcastd	(%rbx,%r15), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	(%r14,%r15,8), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	addq	$4, %r15
	cmpq	%r15, %r10
	jne	.LBB67_27
	jmp	.LBB67_28
.LBB67_30:
	movq	-128(%rsp), %rax
	movq	96(%rax), %rax
	addq	$-8, %rax
	movq	-112(%rsp), %rsi
	cmpq	%rsi, %rax
	cmovgeq	%rsi, %rax
	movq	-88(%rsp), %rdx
	movq	72(%rdx), %rcx
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	(%rcx,%rsi,4), %ymm0, %ymm0
	vmaxps	(%rdx), %ymm0, %ymm0
	vminps	32(%rdx), %ymm0, %ymm0
	vbroadcastss	.LCPI67_0(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vpbroadcastd	64(%rdx), %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vmovd	.LCPI67_2(%rip), %xmm2
	vpshufb	%xmm2, %xmm1, %xmm1
	vpshufb	%xmm2, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	imulq	88(%rdx), %rbp
	addq	80(%rdx), %rbp
	vmovq	%xmm0, (%rax,%rbp)
.LBB67_31:
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
.LBB67_19:
	.cfi_def_cfa_offset 64
	jne	.LBB67_31
	xorl	%ebp, %ebp
	jmp	.LBB67_21
.Lfunc_end67:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5, .Lfunc_end67-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B12RequantizingVTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI68_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI68_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI68_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.weak	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5,@function
$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5:
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
	subq	$72, %rsp
	.cfi_def_cfa_offset 128
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	80(%r13), %rcx
	cmpq	$4, %rcx
	movq	%r13, -80(%rsp)
	movq	%rdi, -64(%rsp)
	movq	%rsi, -72(%rsp)
	movq	%rdx, -96(%rsp)
	movq	%rcx, -88(%rsp)
	jl	.LBB68_7
	movq	64(%r13), %rax
	movq	%rax, -104(%rsp)
	movq	96(%r13), %r8
	leaq	64(%rdi), %rax
	movq	%rax, -56(%rsp)
	leaq	8(%rsi), %rax
	movq	(%rdx), %r9
	movq	%r9, -8(%rsp)
	movq	8(%rdx), %r9
	movq	%r9, -16(%rsp)
	vmovdqu	16(%rdx), %ymm0
	vmovdqu	%ymm0, 32(%rsp)
	vmovups	48(%rdx), %ymm1
	movq	88(%rdx), %r9
	movq	%r9, -24(%rsp)
	movq	96(%rdx), %r9
	movq	%r9, -32(%rsp)
	addq	$-8, %r8
	cmpq	%rsi, %r8
	movq	%rsi, %r9
	cmovlq	%r8, %r9
	movq	%r9, -40(%rsp)
	movq	104(%rdx), %r9
	movq	%r9, -48(%rsp)
	cmpq	%rax, %r8
	cmovgeq	%rax, %r8
	movq	%r8, (%rsp)
	vpbroadcastd	80(%rdx), %ymm2
	movl	$4, %eax
	movl	$3, %edx
	movl	$2, %r8d
	movl	$1, %r11d
	movq	$0, -112(%rsp)
	vmovd	.LCPI68_2(%rip), %xmm4
	jmp	.LBB68_2
	.p2align	4
.LBB68_3:
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm6, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm6, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm6, %ymm13
.LBB68_4:
	movq	-8(%rsp), %rdx
	movq	-112(%rsp), %rbx
	vpbroadcastd	(%rdx,%rbx,4), %ymm12
	movq	-72(%rsp), %rsi
	movq	-16(%rsp), %rdi
	vpmulld	(%rdi,%rsi,4), %ymm12, %ymm12
	vpaddd	%ymm13, %ymm12, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	movq	-24(%rsp), %r8
	vmulps	(%r8,%rsi,4), %ymm12, %ymm12
	vmovups	32(%rsp), %ymm0
	vmaxps	%ymm0, %ymm12, %ymm12
	vminps	%ymm1, %ymm12, %ymm12
	vbroadcastss	.LCPI68_0(%rip), %ymm3
	vaddps	%ymm3, %ymm12, %ymm12
	vpaddd	%ymm2, %ymm12, %ymm12
	vextracti128	$1, %ymm12, %xmm13
	vpshufb	%xmm4, %xmm13, %xmm13
	vpshufb	%xmm4, %xmm12, %xmm12
	vpunpckldq	%xmm13, %xmm12, %xmm12
	movq	%rbx, %rax
	movq	-48(%rsp), %r11
	imulq	%r11, %rax
	movq	-32(%rsp), %r9
	addq	%r9, %rax
	movq	-40(%rsp), %r10
	vmovq	%xmm12, (%r10,%rax)
	vpbroadcastd	(%rdx,%rbx,4), %ymm12
	vpmulld	32(%rdi,%rsi,4), %ymm12, %ymm12
	vpaddd	%ymm11, %ymm12, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vmulps	32(%r8,%rsi,4), %ymm11, %ymm11
	vmaxps	%ymm0, %ymm11, %ymm11
	vminps	%ymm1, %ymm11, %ymm11
	vaddps	%ymm3, %ymm11, %ymm11
	vpaddd	%ymm2, %ymm11, %ymm11
	vextracti128	$1, %ymm11, %xmm12
	vpshufb	%xmm4, %xmm12, %xmm12
	vpshufb	%xmm4, %xmm11, %xmm11
	vpunpckldq	%xmm12, %xmm11, %xmm11
	movq	(%rsp), %rcx
	vmovq	%xmm11, (%rcx,%rax)
	movq	%rbx, %rax
	orq	$1, %rax
	vpbroadcastd	4(%rdx,%rbx,4), %ymm11
	vpmulld	(%rdi,%rsi,4), %ymm11, %ymm11
	vpaddd	%ymm10, %ymm11, %ymm10
	vcvtdq2ps	%ymm10, %ymm10
	vmulps	(%r8,%rsi,4), %ymm10, %ymm10
	vmaxps	%ymm0, %ymm10, %ymm10
	vminps	%ymm1, %ymm10, %ymm10
	vaddps	%ymm3, %ymm10, %ymm10
	vpaddd	%ymm2, %ymm10, %ymm10
	vextracti128	$1, %ymm10, %xmm11
	vpshufb	%xmm4, %xmm11, %xmm11
	vpshufb	%xmm4, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
	imulq	%r11, %rax
	addq	%r9, %rax
	vmovq	%xmm10, (%r10,%rax)
	vpbroadcastd	4(%rdx,%rbx,4), %ymm10
	vpmulld	32(%rdi,%rsi,4), %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	32(%r8,%rsi,4), %ymm9, %ymm9
	vmaxps	%ymm0, %ymm9, %ymm9
	vminps	%ymm1, %ymm9, %ymm9
	vaddps	%ymm3, %ymm9, %ymm9
	vpaddd	%ymm2, %ymm9, %ymm9
	vextracti128	$1, %ymm9, %xmm10
	vpshufb	%xmm4, %xmm10, %xmm10
	vpshufb	%xmm4, %xmm9, %xmm9
	vpunpckldq	%xmm10, %xmm9, %xmm9
	vmovq	%xmm9, (%rcx,%rax)
	movq	%rbx, %rax
	orq	$2, %rax
	vpbroadcastd	8(%rdx,%rbx,4), %ymm9
	vpmulld	(%rdi,%rsi,4), %ymm9, %ymm9
	vpaddd	%ymm8, %ymm9, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	(%r8,%rsi,4), %ymm8, %ymm8
	vmaxps	%ymm0, %ymm8, %ymm8
	vminps	%ymm1, %ymm8, %ymm8
	vaddps	%ymm3, %ymm8, %ymm8
	vpaddd	%ymm2, %ymm8, %ymm8
	vextracti128	$1, %ymm8, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	imulq	%r11, %rax
	addq	%r9, %rax
	vmovq	%xmm8, (%r10,%rax)
	vpbroadcastd	8(%rdx,%rbx,4), %ymm8
	vpmulld	32(%rdi,%rsi,4), %ymm8, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	32(%r8,%rsi,4), %ymm7, %ymm7
	vmaxps	%ymm0, %ymm7, %ymm7
	vminps	%ymm1, %ymm7, %ymm7
	vaddps	%ymm3, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm2, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	vmovq	%xmm7, (%rcx,%rax)
	movq	%rbx, %rax
	orq	$3, %rax
	vpbroadcastd	12(%rdx,%rbx,4), %ymm7
	vpmulld	(%rdi,%rsi,4), %ymm7, %ymm7
	vpaddd	%ymm6, %ymm7, %ymm6
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%r8,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm2, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	imulq	%r11, %rax
	addq	%r9, %rax
	vmovq	%xmm6, (%r10,%rax)
	vpbroadcastd	12(%rdx,%rbx,4), %ymm6
	vpmulld	32(%rdi,%rsi,4), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	32(%r8,%rsi,4), %ymm5, %ymm5
	vmaxps	%ymm0, %ymm5, %ymm5
	vminps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm2, %ymm5
	vextracti128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	vmovq	%xmm5, (%rcx,%rax)
	movq	-120(%rsp), %r12
	leaq	4(%r12), %rax
	movq	24(%rsp), %rdx
	addq	$4, %rdx
	movq	16(%rsp), %r8
	addq	$4, %r8
	addq	$4, %rbx
	movq	%rbx, -112(%rsp)
	movq	8(%rsp), %r11
	addq	$4, %r11
	movq	-88(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-80(%rsp), %r13
	movq	-64(%rsp), %rdi
	jl	.LBB68_5
.LBB68_2:
	movq	%rax, -120(%rsp)
	vmovdqu	(%rdi), %ymm6
	vmovdqu	32(%rdi), %ymm5
	cmpq	$0, -104(%rsp)
	movq	%rdx, 24(%rsp)
	movq	%r8, 16(%rsp)
	movq	%r11, 8(%rsp)
	je	.LBB68_3
	movq	(%r13), %rax
	vmovdqu	16(%r13), %ymm12
	movq	48(%r13), %r15
	movq	56(%r13), %rdi
	movq	72(%r13), %r13
	movq	%r13, %rbp
	shlq	$6, %rbp
	movq	%r15, %r9
	imulq	%rdx, %r9
	addq	%rax, %r9
	movq	%r15, %r12
	imulq	%r8, %r12
	addq	%rax, %r12
	movq	%r15, %r10
	imulq	-112(%rsp), %r10
	addq	%rax, %r10
	imulq	%r11, %r15
	addq	%rax, %r15
	movq	-56(%rsp), %rax
	xorl	%ecx, %ecx
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm6, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm6, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm6, %ymm13
	jmp	.LBB68_38
	.p2align	4
.LBB68_42:
	incq	%rcx
	cmpq	-104(%rsp), %rcx
	je	.LBB68_4
.LBB68_38:
	testq	%r13, %r13
	je	.LBB68_42
	movq	(%rdi,%rcx,8), %r11
	leaq	(%r9,%r11), %rsi
	leaq	(%r12,%r11), %rbx
	leaq	(%r10,%r11), %r14
	addq	%r15, %r11
	movq	%rax, %rdx
	xorl	%r8d, %r8d
	.p2align	4
.LBB68_40:
	vmovdqu	(%rdx), %ymm14
	vmovdqu	32(%rdx), %ymm15
	vpbroadcastd	(%r14,%r8,4), %ymm3
	vpxor	%ymm3, %ymm12, %ymm3
	vpmaddwd	%ymm3, %ymm14, %ymm0
	vpaddd	%ymm0, %ymm13, %ymm13
	vpmaddwd	%ymm3, %ymm15, %ymm0
	vpaddd	%ymm0, %ymm11, %ymm11
	vpbroadcastd	(%r11,%r8,4), %ymm0
	vpxor	%ymm0, %ymm12, %ymm0
	vpmaddwd	%ymm0, %ymm14, %ymm3
	vpaddd	%ymm3, %ymm10, %ymm10
	vpmaddwd	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm0, %ymm9, %ymm9
	vpbroadcastd	(%rbx,%r8,4), %ymm0
	vpxor	%ymm0, %ymm12, %ymm0
	vpmaddwd	%ymm0, %ymm14, %ymm3
	vpaddd	%ymm3, %ymm8, %ymm8
	vpbroadcastd	(%rsi,%r8,4), %ymm3
	incq	%r8
	vpmaddwd	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm7, %ymm0, %ymm7
	vpxor	%ymm3, %ymm12, %ymm0
	vpmaddwd	%ymm0, %ymm14, %ymm3
	vpaddd	%ymm6, %ymm3, %ymm6
	vpmaddwd	%ymm0, %ymm15, %ymm0
	vpaddd	%ymm5, %ymm0, %ymm5
	addq	$64, %rdx
	cmpq	%r8, %r13
	jne	.LBB68_40
	addq	%rbp, %rax
	jmp	.LBB68_42
.LBB68_7:
	cmpq	$1, %rcx
	jle	.LBB68_12
	movl	$2, %eax
	xorl	%r12d, %r12d
	jmp	.LBB68_9
.LBB68_5:
	movq	%r12, %rax
	orq	$2, %rax
	cmpq	%rax, %rcx
	movq	-96(%rsp), %rdx
	jl	.LBB68_6
.LBB68_9:
	movq	%rax, -112(%rsp)
	vmovdqu	(%rdi), %ymm1
	vmovdqu	32(%rdi), %ymm0
	movq	64(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r12, -120(%rsp)
	je	.LBB68_10
	leaq	64(%rdi), %rax
	movq	(%r13), %rbx
	vmovdqu	16(%r13), %ymm3
	movq	48(%r13), %r8
	movq	%r8, %r9
	imulq	%r12, %r9
	movq	56(%r13), %r10
	movq	72(%r13), %r11
	leaq	(%rbx,%r9), %rdx
	movq	%rdx, -104(%rsp)
	movq	%r11, %r14
	shlq	$6, %r14
	movq	%r11, %r15
	andq	$-2, %r15
	incq	%r12
	imulq	%r8, %r12
	xorl	%r13d, %r13d
	vmovdqa	%ymm0, %ymm2
	vmovdqa	%ymm1, %ymm4
	jmp	.LBB68_27
	.p2align	4
.LBB68_33:
	addq	%r14, %rax
	movq	-64(%rsp), %rdi
.LBB68_34:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB68_11
.LBB68_27:
	testq	%r11, %r11
	je	.LBB68_34
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB68_35
	addq	-104(%rsp), %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB68_33
	jmp	.LBB68_32
	.p2align	4
.LBB68_35:
	addq	%rbx, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB68_36:
	vpbroadcastd	(%rbp,%r9), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vmovdqu	(%rdx), %ymm6
	vmovdqu	32(%rdx), %ymm7
	vmovdqu	64(%rdx), %ymm8
	vmovdqu	96(%rdx), %ymm9
	vpmaddwd	%ymm6, %ymm5, %ymm10
	vpaddd	%ymm4, %ymm10, %ymm4
	vpmaddwd	%ymm7, %ymm5, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpbroadcastd	(%rbp,%r12), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vpmaddwd	%ymm6, %ymm5, %ymm6
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	%ymm7, %ymm5, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm0
	vpbroadcastd	4(%rbp,%r9), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vpmaddwd	%ymm5, %ymm8, %ymm6
	vpaddd	%ymm4, %ymm6, %ymm4
	vpmaddwd	%ymm5, %ymm9, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpbroadcastd	4(%rbp,%r12), %ymm5
	vpxor	%ymm3, %ymm5, %ymm5
	vpmaddwd	%ymm5, %ymm8, %ymm6
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	%ymm5, %ymm9, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm0
	subq	$-128, %rdx
	addq	$8, %rbp
	addq	$-2, %rsi
	jne	.LBB68_36
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB68_33
.LBB68_32:
	vmovdqu	(%rdx), %ymm5
	vmovdqu	32(%rdx), %ymm6
	vpbroadcastd	(%rbp), %ymm7
	vpxor	%ymm3, %ymm7, %ymm7
	vpmaddwd	%ymm5, %ymm7, %ymm8
	vpaddd	%ymm4, %ymm8, %ymm4
	vpmaddwd	%ymm6, %ymm7, %ymm7
	vpaddd	%ymm2, %ymm7, %ymm2
	vpbroadcastd	(%rbp,%r8), %ymm7
	vpxor	%ymm3, %ymm7, %ymm7
	vpmaddwd	%ymm5, %ymm7, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	%ymm6, %ymm7, %ymm5
	vpaddd	%ymm0, %ymm5, %ymm0
	jmp	.LBB68_33
.LBB68_12:
	jne	.LBB68_24
	xorl	%r12d, %r12d
	jmp	.LBB68_14
.LBB68_10:
	vmovdqa	%ymm0, %ymm2
	vmovdqa	%ymm1, %ymm4
.LBB68_11:
	movq	-80(%rsp), %r13
	movq	96(%r13), %rax
	addq	$-8, %rax
	movq	-72(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %rcx
	cmovlq	%rax, %rcx
	movq	-96(%rsp), %rdx
	movq	(%rdx), %r14
	movq	8(%rdx), %rbx
	vmovups	16(%rdx), %ymm3
	vmovups	48(%rdx), %ymm5
	movq	88(%rdx), %r15
	movq	96(%rdx), %r8
	movq	-120(%rsp), %r12
	vpbroadcastd	(%r14,%r12,4), %ymm6
	vpmulld	(%rbx,%rsi,4), %ymm6, %ymm6
	vpaddd	%ymm4, %ymm6, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vmulps	(%r15,%rsi,4), %ymm4, %ymm4
	movq	104(%rdx), %r9
	vmaxps	%ymm3, %ymm4, %ymm4
	vminps	%ymm5, %ymm4, %ymm6
	vbroadcastss	.LCPI68_0(%rip), %ymm4
	vaddps	%ymm4, %ymm6, %ymm6
	vpbroadcastd	80(%rdx), %ymm7
	vpaddd	%ymm6, %ymm7, %ymm8
	vextracti128	$1, %ymm8, %xmm9
	vmovd	.LCPI68_2(%rip), %xmm6
	vpshufb	%xmm6, %xmm9, %xmm9
	vpshufb	%xmm6, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	movq	%r9, %r10
	imulq	%r12, %r10
	addq	%r8, %r10
	vmovq	%xmm8, (%rcx,%r10)
	leaq	8(%rsi), %r11
	cmpq	%r11, %rax
	cmovgeq	%r11, %rax
	vpbroadcastd	(%r14,%r12,4), %ymm8
	vpmulld	32(%rbx,%rsi,4), %ymm8, %ymm8
	vpaddd	%ymm2, %ymm8, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	32(%r15,%rsi,4), %ymm2, %ymm2
	vmaxps	%ymm3, %ymm2, %ymm2
	vminps	%ymm5, %ymm2, %ymm2
	vaddps	%ymm4, %ymm2, %ymm2
	vpaddd	%ymm2, %ymm7, %ymm2
	vextracti128	$1, %ymm2, %xmm8
	vpshufb	%xmm6, %xmm8, %xmm8
	vpshufb	%xmm6, %xmm2, %xmm2
	vpunpckldq	%xmm8, %xmm2, %xmm2
	vmovq	%xmm2, (%rax,%r10)
	movq	%r12, %r10
	orq	$1, %r10
	vpbroadcastd	4(%r14,%r12,4), %ymm2
	vpmulld	(%rbx,%rsi,4), %ymm2, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	(%r15,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm3, %ymm1, %ymm1
	vminps	%ymm5, %ymm1, %ymm1
	vaddps	%ymm4, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm7, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpshufb	%xmm6, %xmm2, %xmm2
	vpshufb	%xmm6, %xmm1, %xmm1
	vpunpckldq	%xmm2, %xmm1, %xmm1
	imulq	%r9, %r10
	addq	%r8, %r10
	vmovq	%xmm1, (%rcx,%r10)
	vpbroadcastd	4(%r14,%r12,4), %ymm1
	vpmulld	32(%rbx,%rsi,4), %ymm1, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	32(%r15,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm3, %ymm0, %ymm0
	vminps	%ymm5, %ymm0, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm6, %xmm1, %xmm1
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r10)
	movq	-112(%rsp), %r12
	movq	-88(%rsp), %rcx
.LBB68_6:
	cmpq	%rcx, %r12
	jge	.LBB68_24
.LBB68_14:
	vmovdqu	(%rdi), %ymm1
	vmovdqu	32(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	movq	%r12, -120(%rsp)
	je	.LBB68_23
	addq	$64, %rdi
	vmovdqu	16(%r13), %ymm2
	movq	48(%r13), %rcx
	imulq	%r12, %rcx
	movq	56(%r13), %r12
	movq	72(%r13), %rbp
	addq	(%r13), %rcx
	movq	%rbp, %r8
	shlq	$6, %r8
	movl	%ebp, %r9d
	andl	$3, %r9d
	movq	%rbp, %r10
	andq	$-4, %r10
	xorl	%r11d, %r11d
	jmp	.LBB68_16
	.p2align	4
.LBB68_21:
	addq	%r8, %rdi
.LBB68_22:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB68_23
.LBB68_16:
	testq	%rbp, %rbp
	je	.LBB68_22
	movq	(%r12,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r14
	movq	%r10, %r15
	cmpq	$4, %rbp
	jb	.LBB68_18
	.p2align	4
.LBB68_25:
	vpbroadcastd	(%rbx), %ymm3
	vpxor	%ymm2, %ymm3, %ymm3
	vpmaddwd	(%r14), %ymm3, %ymm4
	vpaddd	%ymm1, %ymm4, %ymm1
	vpmaddwd	32(%r14), %ymm3, %ymm3
	vpbroadcastd	4(%rbx), %ymm4
	vpxor	%ymm2, %ymm4, %ymm4
	vpmaddwd	64(%r14), %ymm4, %ymm5
	vpaddd	%ymm0, %ymm3, %ymm0
	vpmaddwd	96(%r14), %ymm4, %ymm3
	vpbroadcastd	8(%rbx), %ymm4
	vpxor	%ymm2, %ymm4, %ymm4
	vpmaddwd	128(%r14), %ymm4, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	160(%r14), %ymm4, %ymm4
	vpaddd	%ymm3, %ymm4, %ymm3
	vpbroadcastd	12(%rbx), %ymm4
	vpxor	%ymm2, %ymm4, %ymm4
	vpmaddwd	192(%r14), %ymm4, %ymm5
	vpaddd	%ymm0, %ymm3, %ymm0
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	224(%r14), %ymm4, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$16, %rbx
	addq	$256, %r14
	addq	$-4, %r15
	jne	.LBB68_25
.LBB68_18:
	testq	%r9, %r9
	je	.LBB68_21
	xorl	%r15d, %r15d
	.p2align	4
.LBB68_20:
	vpbroadcastd	(%rbx,%r15,4), %ymm3
	vpxor	%ymm2, %ymm3, %ymm3
	vpmaddwd	(%r14), %ymm3, %ymm4
	vpaddd	%ymm1, %ymm4, %ymm1
	vpmaddwd	32(%r14), %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$64, %r14
	incq	%r15
	cmpq	%r15, %r9
	jne	.LBB68_20
	jmp	.LBB68_21
.LBB68_23:
	movq	96(%r13), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %rdi
	cmovlq	%rax, %rdi
	movq	(%rdx), %r10
	movq	8(%rdx), %r9
	vmovups	16(%rdx), %ymm2
	movq	88(%rdx), %rcx
	movq	-120(%rsp), %r11
	vpbroadcastd	(%r10,%r11,4), %ymm3
	vpmulld	(%r9,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm1, %ymm3, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	(%rcx,%rsi,4), %ymm1, %ymm1
	vmovups	48(%rdx), %ymm3
	vmaxps	%ymm2, %ymm1, %ymm1
	vminps	%ymm3, %ymm1, %ymm1
	vbroadcastss	.LCPI68_0(%rip), %ymm4
	vaddps	%ymm4, %ymm1, %ymm1
	vpbroadcastd	80(%rdx), %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vextracti128	$1, %ymm1, %xmm6
	vmovd	.LCPI68_2(%rip), %xmm7
	vpshufb	%xmm7, %xmm6, %xmm6
	vpshufb	%xmm7, %xmm1, %xmm1
	vpunpckldq	%xmm6, %xmm1, %xmm1
	movq	104(%rdx), %r8
	imulq	%r11, %r8
	addq	96(%rdx), %r8
	vmovq	%xmm1, (%rdi,%r8)
	leaq	8(%rsi), %rdi
	cmpq	%rdi, %rax
	vpbroadcastd	(%r10,%r11,4), %ymm1
	vpmulld	32(%r9,%rsi,4), %ymm1, %ymm1
	cmovgeq	%rdi, %rax
	vpaddd	%ymm0, %ymm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	32(%rcx,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm2, %ymm0, %ymm0
	vminps	%ymm3, %ymm0, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm5, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm7, %xmm1, %xmm1
	vpshufb	%xmm7, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r8)
.LBB68_24:
	addq	$72, %rsp
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
.Lfunc_end68:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end68-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAA0B6ColumnVyAKGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI69_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI69_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI69_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.weak	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5,@function
$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5:
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
	subq	$232, %rsp
	.cfi_def_cfa_offset 288
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	80(%r13), %rcx
	cmpq	$4, %rcx
	movq	%r13, -88(%rsp)
	movq	%rsi, -80(%rsp)
	movq	%rdx, -112(%rsp)
	movq	%rdi, -96(%rsp)
	movq	%rcx, -104(%rsp)
	jl	.LBB69_7
	movq	64(%r13), %rax
	movq	%rax, -72(%rsp)
	movq	96(%r13), %r8
	leaq	96(%rdi), %rax
	movq	%rax, -64(%rsp)
	leaq	8(%rsi), %r9
	leaq	16(%rsi), %rax
	movq	(%rdx), %r10
	movq	%r10, -16(%rsp)
	movq	8(%rdx), %r10
	movq	%r10, -24(%rsp)
	vmovups	16(%rdx), %ymm0
	vmovups	%ymm0, 128(%rsp)
	vmovups	48(%rdx), %ymm0
	vmovups	%ymm0, 96(%rsp)
	movq	88(%rdx), %r10
	movq	%r10, -32(%rsp)
	addq	$-8, %r8
	cmpq	%rsi, %r8
	movq	%rsi, %r10
	cmovlq	%r8, %r10
	movq	%r10, -40(%rsp)
	movq	96(%rdx), %r10
	movq	%r10, -48(%rsp)
	cmpq	%r9, %r8
	cmovlq	%r8, %r9
	movq	%r9, -8(%rsp)
	movq	104(%rdx), %r9
	movq	%r9, -56(%rsp)
	cmpq	%rax, %r8
	cmovgeq	%rax, %r8
	movq	%r8, (%rsp)
	vpbroadcastd	80(%rdx), %ymm0
	vmovdqu	%ymm0, 160(%rsp)
	movl	$4, %eax
	movl	$3, %edx
	movl	$2, %r8d
	movl	$1, %ebx
	movq	$0, -120(%rsp)
	jmp	.LBB69_2
	.p2align	4
.LBB69_3:
	vmovdqa	%ymm1, %ymm8
	vmovdqa	%ymm0, %ymm9
	vmovdqa	%ymm3, %ymm10
	vmovdqa	%ymm1, %ymm11
	vmovdqa	%ymm0, %ymm12
	vmovdqa	%ymm3, %ymm13
	vmovdqa	%ymm1, %ymm2
	vmovdqa	%ymm1, %ymm14
	vmovdqa	%ymm0, %ymm1
	vmovdqa	%ymm0, %ymm15
	vmovdqa	%ymm3, %ymm4
	vmovdqa	%ymm3, %ymm7
.LBB69_4:
	movq	-16(%rsp), %rdi
	movq	-120(%rsp), %r14
	vpbroadcastd	(%rdi,%r14,4), %ymm3
	movq	-80(%rsp), %rsi
	movq	-24(%rsp), %r8
	vpmulld	(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm7, %ymm3, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	movq	-32(%rsp), %r9
	vmulps	(%r9,%rsi,4), %ymm3, %ymm3
	vmaxps	128(%rsp), %ymm3, %ymm3
	vminps	96(%rsp), %ymm3, %ymm3
	vbroadcastss	.LCPI69_0(%rip), %ymm5
	vaddps	%ymm5, %ymm3, %ymm3
	vmovdqu	160(%rsp), %ymm5
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vmovd	.LCPI69_2(%rip), %xmm6
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	movq	%r14, %rax
	movq	-56(%rsp), %rbx
	imulq	%rbx, %rax
	movq	-48(%rsp), %r11
	addq	%r11, %rax
	movq	-40(%rsp), %r10
	vmovq	%xmm3, (%r10,%rax)
	vpbroadcastd	(%rdi,%r14,4), %ymm3
	vpmulld	32(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm15, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	32(%r9,%rsi,4), %ymm3, %ymm3
	vmovups	128(%rsp), %ymm0
	vmaxps	%ymm0, %ymm3, %ymm3
	vmovups	96(%rsp), %ymm15
	vminps	%ymm15, %ymm3, %ymm3
	vbroadcastss	.LCPI69_0(%rip), %ymm7
	vaddps	%ymm7, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	movq	-8(%rsp), %rdx
	vmovq	%xmm3, (%rdx,%rax)
	vpbroadcastd	(%rdi,%r14,4), %ymm3
	vpmulld	64(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm14, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	64(%r9,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm0, %ymm3, %ymm3
	vmovaps	%ymm0, %ymm14
	vminps	%ymm15, %ymm3, %ymm3
	vbroadcastss	.LCPI69_0(%rip), %ymm0
	vaddps	%ymm0, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	movq	(%rsp), %rcx
	vmovq	%xmm3, (%rcx,%rax)
	vpbroadcastd	4(%rdi,%r14,4), %ymm3
	vpmulld	(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm13, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	(%r9,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	movq	%r14, %rax
	orq	$1, %rax
	imulq	%rbx, %rax
	addq	%r11, %rax
	vmovq	%xmm3, (%r10,%rax)
	vpbroadcastd	4(%rdi,%r14,4), %ymm3
	vpmulld	32(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm12, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	32(%r9,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vmovq	%xmm3, (%rdx,%rax)
	vpbroadcastd	4(%rdi,%r14,4), %ymm3
	vpmulld	64(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm11, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	64(%r9,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vmovaps	%ymm0, %ymm11
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vmovq	%xmm3, (%rcx,%rax)
	vpbroadcastd	8(%rdi,%r14,4), %ymm3
	vpmulld	(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm10, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	(%r9,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	movq	%r14, %rax
	orq	$2, %rax
	imulq	%rbx, %rax
	addq	%r11, %rax
	vmovq	%xmm3, (%r10,%rax)
	vpbroadcastd	8(%rdi,%r14,4), %ymm3
	vpmulld	32(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm9, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	32(%r9,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vmovq	%xmm3, (%rdx,%rax)
	vpbroadcastd	8(%rdi,%r14,4), %ymm3
	vpmulld	64(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm3, %ymm8, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	64(%r9,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm14, %ymm3, %ymm3
	vminps	%ymm15, %ymm3, %ymm3
	vaddps	%ymm0, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm5, %ymm3
	vextracti128	$1, %ymm3, %xmm7
	vpshufb	%xmm6, %xmm7, %xmm7
	vpshufb	%xmm6, %xmm3, %xmm3
	vpunpckldq	%xmm7, %xmm3, %xmm3
	vmovq	%xmm3, (%rcx,%rax)
	vpbroadcastd	12(%rdi,%r14,4), %ymm3
	vpmulld	(%r8,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm4, %ymm3, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	(%r9,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm15, %ymm0, %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vpaddd	%ymm0, %ymm5, %ymm0
	vextracti128	$1, %ymm0, %xmm3
	vpshufb	%xmm6, %xmm3, %xmm3
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm3, %xmm0, %xmm0
	movq	%r14, %rax
	orq	$3, %rax
	imulq	%rbx, %rax
	addq	%r11, %rax
	vmovq	%xmm0, (%r10,%rax)
	vpbroadcastd	12(%rdi,%r14,4), %ymm0
	vpmulld	32(%r8,%rsi,4), %ymm0, %ymm0
	vpaddd	%ymm1, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	32(%r9,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm15, %ymm0, %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vpaddd	%ymm0, %ymm5, %ymm0
	vextracti128	$1, %ymm0, %xmm3
	vpshufb	%xmm6, %xmm3, %xmm3
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm3, %xmm0, %xmm0
	vmovq	%xmm0, (%rdx,%rax)
	vpbroadcastd	12(%rdi,%r14,4), %ymm0
	vpmulld	64(%r8,%rsi,4), %ymm0, %ymm0
	vpaddd	%ymm2, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%r9,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm14, %ymm0, %ymm0
	vminps	%ymm15, %ymm0, %ymm0
	vaddps	%ymm0, %ymm11, %ymm0
	vpaddd	%ymm0, %ymm5, %ymm0
	vextracti128	$1, %ymm0, %xmm3
	vpshufb	%xmm6, %xmm3, %xmm3
	vpshufb	%xmm6, %xmm0, %xmm0
	vpunpckldq	%xmm3, %xmm0, %xmm0
	vmovq	%xmm0, (%rcx,%rax)
	movq	-128(%rsp), %r12
	leaq	4(%r12), %rax
	movq	24(%rsp), %rdx
	addq	$4, %rdx
	movq	16(%rsp), %r8
	addq	$4, %r8
	addq	$4, %r14
	movq	%r14, -120(%rsp)
	movq	8(%rsp), %rbx
	addq	$4, %rbx
	movq	-104(%rsp), %rcx
	cmpq	%rax, %rcx
	movq	-88(%rsp), %r13
	movq	-96(%rsp), %rdi
	jl	.LBB69_5
.LBB69_2:
	movq	%rax, -128(%rsp)
	vmovdqu	(%rdi), %ymm3
	vmovdqu	32(%rdi), %ymm0
	vmovdqu	64(%rdi), %ymm1
	cmpq	$0, -72(%rsp)
	movq	%rdx, 24(%rsp)
	movq	%r8, 16(%rsp)
	movq	%rbx, 8(%rsp)
	je	.LBB69_3
	movq	(%r13), %rax
	vmovdqu	16(%r13), %ymm6
	movq	48(%r13), %r12
	movq	56(%r13), %rdi
	movq	72(%r13), %r11
	movq	%r11, %rcx
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,2), %r10
	movq	%r12, %r13
	imulq	%rdx, %r13
	addq	%rax, %r13
	movq	%r12, %r9
	imulq	%r8, %r9
	addq	%rax, %r9
	movq	%r12, %rdx
	imulq	-120(%rsp), %rdx
	addq	%rax, %rdx
	imulq	%rbx, %r12
	addq	%rax, %r12
	movq	-64(%rsp), %r8
	xorl	%eax, %eax
	vmovdqa	%ymm1, %ymm8
	vmovdqa	%ymm0, %ymm9
	vmovdqa	%ymm3, %ymm10
	vmovdqa	%ymm1, %ymm11
	vmovdqa	%ymm0, %ymm12
	vmovdqa	%ymm3, %ymm13
	vmovdqa	%ymm1, %ymm2
	vmovdqa	%ymm1, %ymm14
	vmovdqa	%ymm0, %ymm1
	vmovdqa	%ymm0, %ymm15
	vmovdqa	%ymm3, %ymm4
	vmovdqa	%ymm3, %ymm7
	jmp	.LBB69_38
	.p2align	4
.LBB69_42:
	incq	%rax
	cmpq	-72(%rsp), %rax
	je	.LBB69_4
.LBB69_38:
	testq	%r11, %r11
	je	.LBB69_42
	movq	(%rdi,%rax,8), %rbx
	leaq	(%rbx,%r13), %rsi
	leaq	(%r9,%rbx), %r14
	leaq	(%rdx,%rbx), %r15
	addq	%r12, %rbx
	movq	%r8, %rcx
	xorl	%ebp, %ebp
	vmovdqu	%ymm15, 32(%rsp)
	vmovdqu	%ymm7, 64(%rsp)
	vmovdqa	%ymm2, %ymm0
	vmovdqa	%ymm1, %ymm3
	vmovdqa	%ymm14, %ymm15
	vmovdqa	%ymm13, %ymm14
	vmovdqa	%ymm12, %ymm13
	vmovdqa	%ymm11, %ymm12
	vmovdqa	%ymm10, %ymm11
	vmovdqa	%ymm9, %ymm10
	vmovdqa	%ymm8, %ymm7
	vmovdqa	%ymm4, %ymm8
	.p2align	4
.LBB69_40:
	vmovdqu	%ymm7, 192(%rsp)
	vmovdqu	(%rcx), %ymm1
	vmovdqu	32(%rcx), %ymm2
	vmovdqu	64(%rcx), %ymm4
	vpbroadcastd	(%r15,%rbp,4), %ymm5
	vpxor	%ymm6, %ymm5, %ymm5
	vmovdqa	%ymm6, %ymm7
	vpmaddwd	%ymm1, %ymm5, %ymm6
	vmovdqa	%ymm12, %ymm9
	vmovdqa	%ymm11, %ymm12
	vmovdqa	%ymm14, %ymm11
	vmovdqa	%ymm13, %ymm14
	vmovdqa	%ymm15, %ymm13
	vmovdqu	64(%rsp), %ymm15
	vpaddd	%ymm6, %ymm15, %ymm15
	vmovdqu	%ymm15, 64(%rsp)
	vpmaddwd	%ymm2, %ymm5, %ymm6
	vmovdqu	32(%rsp), %ymm15
	vpaddd	%ymm6, %ymm15, %ymm15
	vmovdqu	%ymm15, 32(%rsp)
	vmovdqa	%ymm13, %ymm15
	vmovdqa	%ymm14, %ymm13
	vmovdqa	%ymm11, %ymm14
	vmovdqa	%ymm12, %ymm11
	vpmaddwd	%ymm4, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm15, %ymm15
	vpbroadcastd	(%rbx,%rbp,4), %ymm5
	vpxor	%ymm7, %ymm5, %ymm5
	vpmaddwd	%ymm1, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm14, %ymm14
	vpmaddwd	%ymm2, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm13, %ymm13
	vpmaddwd	%ymm4, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm9, %ymm12
	vpbroadcastd	(%r14,%rbp,4), %ymm5
	vpxor	%ymm7, %ymm5, %ymm5
	vpmaddwd	%ymm1, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm11, %ymm11
	vpmaddwd	%ymm2, %ymm5, %ymm6
	vpaddd	%ymm6, %ymm10, %ymm10
	vmovdqa	%ymm7, %ymm6
	vmovdqu	192(%rsp), %ymm7
	vpmaddwd	%ymm4, %ymm5, %ymm5
	vpaddd	%ymm7, %ymm5, %ymm7
	vpbroadcastd	(%rsi,%rbp,4), %ymm5
	vpxor	%ymm6, %ymm5, %ymm5
	vpmaddwd	%ymm1, %ymm5, %ymm1
	vpaddd	%ymm1, %ymm8, %ymm8
	vpmaddwd	%ymm2, %ymm5, %ymm1
	vpaddd	%ymm3, %ymm1, %ymm3
	vpmaddwd	%ymm4, %ymm5, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	incq	%rbp
	addq	$96, %rcx
	cmpq	%rbp, %r11
	jne	.LBB69_40
	vmovdqa	%ymm8, %ymm4
	vmovdqa	%ymm3, %ymm1
	vmovdqa	%ymm0, %ymm2
	addq	%r10, %r8
	vmovdqa	%ymm7, %ymm8
	vmovdqa	%ymm10, %ymm9
	vmovdqa	%ymm11, %ymm10
	vmovdqa	%ymm12, %ymm11
	vmovdqa	%ymm13, %ymm12
	vmovdqa	%ymm14, %ymm13
	vmovdqa	%ymm15, %ymm14
	vmovdqu	32(%rsp), %ymm15
	vmovdqu	64(%rsp), %ymm7
	jmp	.LBB69_42
.LBB69_7:
	cmpq	$1, %rcx
	jle	.LBB69_12
	movl	$2, %eax
	xorl	%r12d, %r12d
	jmp	.LBB69_9
.LBB69_5:
	movq	%r12, %rax
	orq	$2, %rax
	cmpq	%rax, %rcx
	movq	-112(%rsp), %rdx
	jl	.LBB69_6
.LBB69_9:
	movq	%rax, 32(%rsp)
	vmovdqu	(%rdi), %ymm2
	vmovdqu	32(%rdi), %ymm1
	vmovdqu	64(%rdi), %ymm0
	movq	64(%r13), %rcx
	testq	%rcx, %rcx
	movq	%r12, -128(%rsp)
	je	.LBB69_10
	leaq	96(%rdi), %rax
	movq	(%r13), %rdi
	vmovdqu	16(%r13), %ymm5
	movq	48(%r13), %r8
	movq	%r8, %r9
	imulq	%r12, %r9
	movq	56(%r13), %r10
	movq	72(%r13), %r11
	leaq	(%rdi,%r9), %rbx
	movq	%r11, %rdx
	shlq	$5, %rdx
	leaq	(%rdx,%rdx,2), %r14
	movq	%r11, %r15
	andq	$-2, %r15
	incq	%r12
	imulq	%r8, %r12
	xorl	%r13d, %r13d
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm2, %ymm6
	jmp	.LBB69_27
	.p2align	4
.LBB69_33:
	addq	%r14, %rax
.LBB69_34:
	incq	%r13
	cmpq	%rcx, %r13
	je	.LBB69_11
.LBB69_27:
	testq	%r11, %r11
	je	.LBB69_34
	movq	(%r10,%r13,8), %rbp
	cmpq	$1, %r11
	jne	.LBB69_35
	addq	%rbx, %rbp
	movq	%rax, %rdx
	testb	$1, %r11b
	je	.LBB69_33
	jmp	.LBB69_32
	.p2align	4
.LBB69_35:
	addq	%rdi, %rbp
	movq	%r15, %rsi
	movq	%rax, %rdx
	.p2align	4
.LBB69_36:
	vpbroadcastd	(%rbp,%r9), %ymm7
	vpxor	%ymm5, %ymm7, %ymm7
	vmovdqu	(%rdx), %ymm8
	vmovdqu	32(%rdx), %ymm9
	vmovdqu	64(%rdx), %ymm10
	vmovdqu	96(%rdx), %ymm11
	vpmaddwd	%ymm7, %ymm8, %ymm12
	vpaddd	%ymm6, %ymm12, %ymm6
	vpmaddwd	%ymm7, %ymm9, %ymm12
	vpaddd	%ymm4, %ymm12, %ymm4
	vpmaddwd	%ymm7, %ymm10, %ymm7
	vpaddd	%ymm3, %ymm7, %ymm3
	vpbroadcastd	(%rbp,%r12), %ymm7
	vpxor	%ymm5, %ymm7, %ymm7
	vpmaddwd	%ymm7, %ymm8, %ymm8
	vpaddd	%ymm2, %ymm8, %ymm2
	vpmaddwd	%ymm7, %ymm9, %ymm8
	vpaddd	%ymm1, %ymm8, %ymm1
	vpmaddwd	%ymm7, %ymm10, %ymm7
	vpaddd	%ymm0, %ymm7, %ymm0
	vmovdqu	128(%rdx), %ymm7
	vmovdqu	160(%rdx), %ymm8
	vpbroadcastd	4(%rbp,%r9), %ymm9
	vpxor	%ymm5, %ymm9, %ymm9
	vpmaddwd	%ymm11, %ymm9, %ymm10
	vpaddd	%ymm6, %ymm10, %ymm6
	vpmaddwd	%ymm7, %ymm9, %ymm10
	vpaddd	%ymm4, %ymm10, %ymm4
	vpmaddwd	%ymm8, %ymm9, %ymm9
	vpaddd	%ymm3, %ymm9, %ymm3
	vpbroadcastd	4(%rbp,%r12), %ymm9
	vpxor	%ymm5, %ymm9, %ymm9
	vpmaddwd	%ymm11, %ymm9, %ymm10
	vpaddd	%ymm2, %ymm10, %ymm2
	vpmaddwd	%ymm7, %ymm9, %ymm7
	vpaddd	%ymm1, %ymm7, %ymm1
	vpmaddwd	%ymm8, %ymm9, %ymm7
	vpaddd	%ymm0, %ymm7, %ymm0
	addq	$192, %rdx
	addq	$8, %rbp
	addq	$-2, %rsi
	jne	.LBB69_36
	addq	%r9, %rbp
	testb	$1, %r11b
	je	.LBB69_33
.LBB69_32:
	vmovdqu	(%rdx), %ymm7
	vmovdqu	32(%rdx), %ymm8
	vmovdqu	64(%rdx), %ymm9
	vpbroadcastd	(%rbp), %ymm10
	vpxor	%ymm5, %ymm10, %ymm10
	vpmaddwd	%ymm7, %ymm10, %ymm11
	vpaddd	%ymm6, %ymm11, %ymm6
	vpmaddwd	%ymm8, %ymm10, %ymm11
	vpaddd	%ymm4, %ymm11, %ymm4
	vpmaddwd	%ymm9, %ymm10, %ymm10
	vpaddd	%ymm3, %ymm10, %ymm3
	vpbroadcastd	(%rbp,%r8), %ymm10
	vpxor	%ymm5, %ymm10, %ymm10
	vpmaddwd	%ymm7, %ymm10, %ymm7
	vpaddd	%ymm2, %ymm7, %ymm2
	vpmaddwd	%ymm8, %ymm10, %ymm7
	vpaddd	%ymm1, %ymm7, %ymm1
	vpmaddwd	%ymm9, %ymm10, %ymm7
	vpaddd	%ymm0, %ymm7, %ymm0
	jmp	.LBB69_33
.LBB69_12:
	jne	.LBB69_17
	xorl	%r12d, %r12d
	jmp	.LBB69_14
.LBB69_10:
	vmovdqa	%ymm0, %ymm3
	vmovdqa	%ymm1, %ymm4
	vmovdqa	%ymm2, %ymm6
.LBB69_11:
	movq	-88(%rsp), %r13
	movq	96(%r13), %rax
	addq	$-8, %rax
	movq	-80(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	%rsi, %r14
	cmovlq	%rax, %r14
	movq	-112(%rsp), %rdx
	movq	(%rdx), %rcx
	movq	8(%rdx), %r15
	vmovups	16(%rdx), %ymm5
	vmovups	48(%rdx), %ymm7
	movq	88(%rdx), %rdi
	movq	96(%rdx), %r8
	movq	104(%rdx), %r9
	movq	-128(%rsp), %r12
	vpbroadcastd	(%rcx,%r12,4), %ymm8
	vpmulld	(%r15,%rsi,4), %ymm8, %ymm8
	vpaddd	%ymm6, %ymm8, %ymm6
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%rdi,%rsi,4), %ymm6, %ymm6
	vmaxps	%ymm5, %ymm6, %ymm6
	vminps	%ymm7, %ymm6, %ymm8
	vbroadcastss	.LCPI69_0(%rip), %ymm6
	vaddps	%ymm6, %ymm8, %ymm8
	vpbroadcastd	80(%rdx), %ymm9
	vpaddd	%ymm8, %ymm9, %ymm10
	vextracti128	$1, %ymm10, %xmm11
	vmovd	.LCPI69_2(%rip), %xmm8
	vpshufb	%xmm8, %xmm11, %xmm11
	vpshufb	%xmm8, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
	movq	%r9, %r11
	imulq	%r12, %r11
	addq	%r8, %r11
	vmovq	%xmm10, (%r14,%r11)
	leaq	8(%rsi), %r10
	cmpq	%r10, %rax
	vpbroadcastd	(%rcx,%r12,4), %ymm10
	vpmulld	32(%r15,%rsi,4), %ymm10, %ymm10
	cmovlq	%rax, %r10
	vpaddd	%ymm4, %ymm10, %ymm4
	vcvtdq2ps	%ymm4, %ymm4
	vmulps	32(%rdi,%rsi,4), %ymm4, %ymm4
	vmaxps	%ymm5, %ymm4, %ymm4
	vminps	%ymm7, %ymm4, %ymm4
	vaddps	%ymm6, %ymm4, %ymm4
	vpaddd	%ymm4, %ymm9, %ymm4
	vextracti128	$1, %ymm4, %xmm10
	vpshufb	%xmm8, %xmm10, %xmm10
	vpshufb	%xmm8, %xmm4, %xmm4
	vpunpckldq	%xmm10, %xmm4, %xmm4
	vmovq	%xmm4, (%r10,%r11)
	leaq	16(%rsi), %rbx
	cmpq	%rbx, %rax
	cmovgeq	%rbx, %rax
	vpbroadcastd	(%rcx,%r12,4), %ymm4
	vpmulld	64(%r15,%rsi,4), %ymm4, %ymm4
	vpaddd	%ymm3, %ymm4, %ymm3
	vcvtdq2ps	%ymm3, %ymm3
	vmulps	64(%rdi,%rsi,4), %ymm3, %ymm3
	vmaxps	%ymm5, %ymm3, %ymm3
	vminps	%ymm7, %ymm3, %ymm3
	vaddps	%ymm6, %ymm3, %ymm3
	vpaddd	%ymm3, %ymm9, %ymm3
	vextracti128	$1, %ymm3, %xmm4
	vpshufb	%xmm8, %xmm4, %xmm4
	vpshufb	%xmm8, %xmm3, %xmm3
	vpunpckldq	%xmm4, %xmm3, %xmm3
	vmovq	%xmm3, (%rax,%r11)
	movq	%r12, %r11
	orq	$1, %r11
	vpbroadcastd	4(%rcx,%r12,4), %ymm3
	vpmulld	(%r15,%rsi,4), %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%rdi,%rsi,4), %ymm2, %ymm2
	vmaxps	%ymm5, %ymm2, %ymm2
	vminps	%ymm7, %ymm2, %ymm2
	vaddps	%ymm6, %ymm2, %ymm2
	vpaddd	%ymm2, %ymm9, %ymm2
	vextracti128	$1, %ymm2, %xmm3
	vpshufb	%xmm8, %xmm3, %xmm3
	vpshufb	%xmm8, %xmm2, %xmm2
	vpunpckldq	%xmm3, %xmm2, %xmm2
	imulq	%r9, %r11
	addq	%r8, %r11
	vmovq	%xmm2, (%r14,%r11)
	vpbroadcastd	4(%rcx,%r12,4), %ymm2
	vpmulld	32(%r15,%rsi,4), %ymm2, %ymm2
	vpaddd	%ymm1, %ymm2, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	32(%rdi,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm5, %ymm1, %ymm1
	vminps	%ymm7, %ymm1, %ymm1
	vaddps	%ymm6, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm9, %ymm1
	vextracti128	$1, %ymm1, %xmm2
	vpshufb	%xmm8, %xmm2, %xmm2
	vpshufb	%xmm8, %xmm1, %xmm1
	vpunpckldq	%xmm2, %xmm1, %xmm1
	vmovq	%xmm1, (%r10,%r11)
	vpbroadcastd	4(%rcx,%r12,4), %ymm1
	vpmulld	64(%r15,%rsi,4), %ymm1, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%rdi,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm5, %ymm0, %ymm0
	vminps	%ymm7, %ymm0, %ymm0
	vaddps	%ymm6, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm9, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm8, %xmm1, %xmm1
	vpshufb	%xmm8, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%r11)
	movq	32(%rsp), %r12
	movq	-96(%rsp), %rdi
	movq	-104(%rsp), %rcx
.LBB69_6:
	cmpq	%rcx, %r12
	jge	.LBB69_17
.LBB69_14:
	vmovdqu	(%rdi), %ymm2
	vmovdqu	32(%rdi), %ymm1
	vmovdqu	64(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	je	.LBB69_15
	addq	$96, %rdi
	vmovdqu	16(%r13), %ymm3
	movq	48(%r13), %rcx
	movq	%r12, %rbp
	imulq	%r12, %rcx
	movq	56(%r13), %r15
	movq	72(%r13), %r12
	addq	(%r13), %rcx
	movq	%r12, %r8
	shlq	$5, %r8
	leaq	(%r8,%r8,2), %r8
	movq	%r12, %r9
	andq	$-2, %r9
	xorl	%r10d, %r10d
	jmp	.LBB69_19
	.p2align	4
.LBB69_23:
	addq	%r8, %rdi
.LBB69_24:
	incq	%r10
	cmpq	%rax, %r10
	je	.LBB69_16
.LBB69_19:
	testq	%r12, %r12
	je	.LBB69_24
	movq	(%r15,%r10,8), %r14
	addq	%rcx, %r14
	movq	%rdi, %r11
	movq	%r9, %rbx
	cmpq	$1, %r12
	je	.LBB69_21
	.p2align	4
.LBB69_25:
	vpbroadcastd	(%r14), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	(%r11), %ymm4, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpmaddwd	32(%r11), %ymm4, %ymm5
	vpmaddwd	64(%r11), %ymm4, %ymm4
	vpaddd	%ymm1, %ymm5, %ymm1
	vpaddd	%ymm0, %ymm4, %ymm0
	vpbroadcastd	4(%r14), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	96(%r11), %ymm4, %ymm5
	vpmaddwd	128(%r11), %ymm4, %ymm6
	vpaddd	%ymm2, %ymm5, %ymm2
	vpaddd	%ymm1, %ymm6, %ymm1
	vpmaddwd	160(%r11), %ymm4, %ymm4
	vpaddd	%ymm0, %ymm4, %ymm0
	addq	$8, %r14
	addq	$192, %r11
	addq	$-2, %rbx
	jne	.LBB69_25
.LBB69_21:
	testb	$1, %r12b
	je	.LBB69_23
	vpbroadcastd	(%r14), %ymm4
	vpxor	%ymm3, %ymm4, %ymm4
	vpmaddwd	(%r11), %ymm4, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vpmaddwd	32(%r11), %ymm4, %ymm5
	vpaddd	%ymm1, %ymm5, %ymm1
	vpmaddwd	64(%r11), %ymm4, %ymm4
	vpaddd	%ymm0, %ymm4, %ymm0
	jmp	.LBB69_23
.LBB69_15:
	movq	%r12, %rbp
.LBB69_16:
	movq	96(%r13), %rax
	addq	$-8, %rax
	cmpq	%rsi, %rax
	movq	%rsi, %r8
	cmovlq	%rax, %r8
	movq	(%rdx), %r10
	movq	8(%rdx), %r9
	vmovups	16(%rdx), %ymm3
	vmovups	48(%rdx), %ymm4
	movq	88(%rdx), %rcx
	vpbroadcastd	(%r10,%rbp,4), %ymm5
	vpmulld	(%r9,%rsi,4), %ymm5, %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%rcx,%rsi,4), %ymm2, %ymm2
	vmaxps	%ymm3, %ymm2, %ymm2
	vminps	%ymm4, %ymm2, %ymm5
	vbroadcastss	.LCPI69_0(%rip), %ymm2
	vaddps	%ymm2, %ymm5, %ymm5
	vpbroadcastd	80(%rdx), %ymm6
	vpaddd	%ymm5, %ymm6, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vmovd	.LCPI69_2(%rip), %xmm5
	vpshufb	%xmm5, %xmm8, %xmm8
	vpshufb	%xmm5, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	movq	104(%rdx), %rdi
	imulq	%rbp, %rdi
	addq	96(%rdx), %rdi
	vmovq	%xmm7, (%r8,%rdi)
	leaq	8(%rsi), %r8
	cmpq	%r8, %rax
	cmovlq	%rax, %r8
	vpbroadcastd	(%r10,%rbp,4), %ymm7
	vpmulld	32(%r9,%rsi,4), %ymm7, %ymm7
	vpaddd	%ymm1, %ymm7, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
	vmulps	32(%rcx,%rsi,4), %ymm1, %ymm1
	vmaxps	%ymm3, %ymm1, %ymm1
	vminps	%ymm4, %ymm1, %ymm1
	vaddps	%ymm2, %ymm1, %ymm1
	vpaddd	%ymm1, %ymm6, %ymm1
	vextracti128	$1, %ymm1, %xmm7
	vpshufb	%xmm5, %xmm7, %xmm7
	vpshufb	%xmm5, %xmm1, %xmm1
	vpunpckldq	%xmm7, %xmm1, %xmm1
	vmovq	%xmm1, (%r8,%rdi)
	leaq	16(%rsi), %r8
	cmpq	%r8, %rax
	vpbroadcastd	(%r10,%rbp,4), %ymm1
	vpmulld	64(%r9,%rsi,4), %ymm1, %ymm1
	cmovgeq	%r8, %rax
	vpaddd	%ymm0, %ymm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	64(%rcx,%rsi,4), %ymm0, %ymm0
	vmaxps	%ymm3, %ymm0, %ymm0
	vminps	%ymm4, %ymm0, %ymm0
	vaddps	%ymm2, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm6, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm5, %xmm1, %xmm1
	vpshufb	%xmm5, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	vmovq	%xmm0, (%rax,%rdi)
.LBB69_17:
	addq	$232, %rsp
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
.Lfunc_end69:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end69-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B7ColumnsVyAOyAA0B6ColumnVyAKGGG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI70_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI70_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI70_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.weak	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.p2align	4
	.type	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5,@function
$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5:
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
	movq	80(%r13), %rax
	cmpq	$8, %rax
	movq	%rdx, -56(%rsp)
	movq	%rsi, -64(%rsp)
	movq	%r13, -128(%rsp)
	movq	%rax, -72(%rsp)
	movq	%rdi, -120(%rsp)
	jl	.LBB70_11
	movq	64(%r13), %r8
	movq	96(%r13), %r9
	leaq	32(%rdi), %rax
	movq	%rax, -104(%rsp)
	movq	(%rdx), %rax
	movq	%rax, -80(%rsp)
	movq	8(%rdx), %rax
	movq	%rax, -88(%rsp)
	vmovups	16(%rdx), %ymm0
	vmovups	48(%rdx), %ymm1
	movq	88(%rdx), %rax
	movq	%rax, -96(%rsp)
	addq	$-8, %r9
	cmpq	%rsi, %r9
	cmovgeq	%rsi, %r9
	movq	104(%rdx), %r15
	addq	96(%rdx), %r9
	vpbroadcastd	80(%rdx), %ymm2
	movl	$8, %eax
	xorl	%r12d, %r12d
	vbroadcastss	.LCPI70_0(%rip), %ymm3
	vmovd	.LCPI70_2(%rip), %xmm4
	jmp	.LBB70_2
	.p2align	4
.LBB70_3:
	vmovdqa	%ymm5, %ymm6
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm5, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm5, %ymm13
.LBB70_4:
	movq	-80(%rsp), %rcx
	vpbroadcastd	(%rcx,%r12,4), %ymm12
	movq	-64(%rsp), %rsi
	movq	-88(%rsp), %rdx
	vpmulld	(%rdx,%rsi,4), %ymm12, %ymm12
	vpaddd	%ymm13, %ymm12, %ymm12
	vcvtdq2ps	%ymm12, %ymm12
	movq	-96(%rsp), %rdi
	vmulps	(%rdi,%rsi,4), %ymm12, %ymm12
	vmaxps	%ymm0, %ymm12, %ymm12
	vminps	%ymm1, %ymm12, %ymm12
	vaddps	%ymm3, %ymm12, %ymm12
	vpaddd	%ymm2, %ymm12, %ymm12
	vextracti128	$1, %ymm12, %xmm13
	vpshufb	%xmm4, %xmm13, %xmm13
	vpshufb	%xmm4, %xmm12, %xmm12
	vpunpckldq	%xmm13, %xmm12, %xmm12
	movq	%r12, %rax
	imulq	%r15, %rax
	vmovq	%xmm12, (%r9,%rax)
	movq	%r12, %rax
	vpbroadcastd	4(%rcx,%r12,4), %ymm12
	vpmulld	(%rdx,%rsi,4), %ymm12, %ymm12
	vpaddd	%ymm11, %ymm12, %ymm11
	vcvtdq2ps	%ymm11, %ymm11
	vmulps	(%rdi,%rsi,4), %ymm11, %ymm11
	orq	$1, %rax
	vmaxps	%ymm0, %ymm11, %ymm11
	vminps	%ymm1, %ymm11, %ymm11
	vaddps	%ymm3, %ymm11, %ymm11
	vpaddd	%ymm2, %ymm11, %ymm11
	vextracti128	$1, %ymm11, %xmm12
	vpshufb	%xmm4, %xmm12, %xmm12
	vpshufb	%xmm4, %xmm11, %xmm11
	vpunpckldq	%xmm12, %xmm11, %xmm11
	imulq	%r15, %rax
	vmovq	%xmm11, (%r9,%rax)
	movq	%r12, %rax
	vpbroadcastd	8(%rcx,%r12,4), %ymm11
	vpmulld	(%rdx,%rsi,4), %ymm11, %ymm11
	vpaddd	%ymm10, %ymm11, %ymm10
	vcvtdq2ps	%ymm10, %ymm10
	vmulps	(%rdi,%rsi,4), %ymm10, %ymm10
	orq	$2, %rax
	vmaxps	%ymm0, %ymm10, %ymm10
	vminps	%ymm1, %ymm10, %ymm10
	vaddps	%ymm3, %ymm10, %ymm10
	vpaddd	%ymm2, %ymm10, %ymm10
	vextracti128	$1, %ymm10, %xmm11
	vpshufb	%xmm4, %xmm11, %xmm11
	vpshufb	%xmm4, %xmm10, %xmm10
	vpunpckldq	%xmm11, %xmm10, %xmm10
	imulq	%r15, %rax
	vmovq	%xmm10, (%r9,%rax)
	movq	%r12, %rax
	vpbroadcastd	12(%rcx,%r12,4), %ymm10
	vpmulld	(%rdx,%rsi,4), %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vcvtdq2ps	%ymm9, %ymm9
	vmulps	(%rdi,%rsi,4), %ymm9, %ymm9
	orq	$3, %rax
	vmaxps	%ymm0, %ymm9, %ymm9
	vminps	%ymm1, %ymm9, %ymm9
	vaddps	%ymm3, %ymm9, %ymm9
	vpaddd	%ymm2, %ymm9, %ymm9
	vextracti128	$1, %ymm9, %xmm10
	vpshufb	%xmm4, %xmm10, %xmm10
	vpshufb	%xmm4, %xmm9, %xmm9
	vpunpckldq	%xmm10, %xmm9, %xmm9
	imulq	%r15, %rax
	vmovq	%xmm9, (%r9,%rax)
	movq	%r12, %rax
	vpbroadcastd	16(%rcx,%r12,4), %ymm9
	vpmulld	(%rdx,%rsi,4), %ymm9, %ymm9
	vpaddd	%ymm8, %ymm9, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
	vmulps	(%rdi,%rsi,4), %ymm8, %ymm8
	orq	$4, %rax
	vmaxps	%ymm0, %ymm8, %ymm8
	vminps	%ymm1, %ymm8, %ymm8
	vaddps	%ymm3, %ymm8, %ymm8
	vpaddd	%ymm2, %ymm8, %ymm8
	vextracti128	$1, %ymm8, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm8, %xmm8
	vpunpckldq	%xmm9, %xmm8, %xmm8
	imulq	%r15, %rax
	vmovq	%xmm8, (%r9,%rax)
	movq	%r12, %rax
	vpbroadcastd	20(%rcx,%r12,4), %ymm8
	vpmulld	(%rdx,%rsi,4), %ymm8, %ymm8
	vpaddd	%ymm7, %ymm8, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	(%rdi,%rsi,4), %ymm7, %ymm7
	orq	$5, %rax
	vmaxps	%ymm0, %ymm7, %ymm7
	vminps	%ymm1, %ymm7, %ymm7
	vaddps	%ymm3, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm2, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	imulq	%r15, %rax
	vmovq	%xmm7, (%r9,%rax)
	movq	%r12, %rax
	vpbroadcastd	24(%rcx,%r12,4), %ymm7
	vpmulld	(%rdx,%rsi,4), %ymm7, %ymm7
	vpaddd	%ymm6, %ymm7, %ymm6
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%rdi,%rsi,4), %ymm6, %ymm6
	orq	$6, %rax
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm2, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	imulq	%r15, %rax
	vmovq	%xmm6, (%r9,%rax)
	movq	%r12, %rax
	vpbroadcastd	28(%rcx,%r12,4), %ymm6
	vpmulld	(%rdx,%rsi,4), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	(%rdi,%rsi,4), %ymm5, %ymm5
	orq	$7, %rax
	vmaxps	%ymm0, %ymm5, %ymm5
	vminps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm2, %ymm5
	vextracti128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	imulq	%r15, %rax
	vmovq	%xmm5, (%r9,%rax)
	movq	-112(%rsp), %r10
	leaq	8(%r10), %rax
	addq	$8, %r12
	cmpq	%rax, -72(%rsp)
	jl	.LBB70_5
.LBB70_2:
	movq	%rax, -112(%rsp)
	movq	-120(%rsp), %rax
	vmovdqu	(%rax), %ymm5
	testq	%r8, %r8
	je	.LBB70_3
	movq	-128(%rsp), %rsi
	vmovdqu	16(%rsi), %ymm12
	movq	48(%rsi), %rax
	movq	56(%rsi), %rcx
	movq	72(%rsi), %rdx
	movq	%rdx, %rdi
	shlq	$5, %rdi
	movq	%rax, %r13
	imulq	%r12, %r13
	addq	(%rsi), %r13
	movq	-104(%rsp), %r11
	xorl	%r10d, %r10d
	vmovdqa	%ymm5, %ymm6
	vmovdqa	%ymm5, %ymm7
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
	vmovdqa	%ymm5, %ymm10
	vmovdqa	%ymm5, %ymm11
	vmovdqa	%ymm5, %ymm13
	jmp	.LBB70_58
	.p2align	4
.LBB70_62:
	incq	%r10
	cmpq	%r8, %r10
	je	.LBB70_4
.LBB70_58:
	testq	%rdx, %rdx
	je	.LBB70_62
	movq	(%rcx,%r10,8), %rsi
	addq	%r13, %rsi
	movq	%r11, %rbp
	xorl	%ebx, %ebx
	.p2align	4
.LBB70_60:
	leaq	(%rsi,%rbx,4), %r14
	vmovdqu	(%rbp), %ymm14
	vpbroadcastd	(%rsi,%rbx,4), %ymm15
	incq	%rbx
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm13, %ymm15, %ymm13
	vpbroadcastd	(%rax,%r14), %ymm15
	addq	%rax, %r14
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm11, %ymm15, %ymm11
	vpbroadcastd	(%rax,%r14), %ymm15
	addq	%rax, %r14
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm10, %ymm15, %ymm10
	vpbroadcastd	(%rax,%r14), %ymm15
	addq	%rax, %r14
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm9, %ymm15, %ymm9
	vpbroadcastd	(%rax,%r14), %ymm15
	addq	%rax, %r14
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm8, %ymm15, %ymm8
	vpbroadcastd	(%rax,%r14), %ymm15
	addq	%rax, %r14
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm7, %ymm15, %ymm7
	vpbroadcastd	(%rax,%r14), %ymm15
	addq	%rax, %r14
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm15
	vpaddd	%ymm6, %ymm15, %ymm6
	vpbroadcastd	(%rax,%r14), %ymm15
	vpxor	%ymm12, %ymm15, %ymm15
	vpmaddwd	%ymm14, %ymm15, %ymm14
	vpaddd	%ymm5, %ymm14, %ymm5
	addq	$32, %rbp
	cmpq	%rbx, %rdx
	jne	.LBB70_60
	addq	%rdi, %r11
	jmp	.LBB70_62
.LBB70_11:
	cmpq	$3, %rax
	jle	.LBB70_17
	movl	$4, %eax
	xorl	%r10d, %r10d
	jmp	.LBB70_13
.LBB70_5:
	movq	%r10, %rax
	orq	$4, %rax
	movq	-72(%rsp), %rcx
	cmpq	%rax, %rcx
	jge	.LBB70_13
.LBB70_6:
	leaq	2(%r10), %rdx
	cmpq	%rdx, %rcx
	movq	-128(%rsp), %r13
	movq	-120(%rsp), %rdi
	jge	.LBB70_7
	jmp	.LBB70_10
.LBB70_13:
	movq	-128(%rsp), %rcx
	movq	64(%rcx), %r11
	movq	96(%rcx), %rdx
	movq	-120(%rsp), %rcx
	addq	$32, %rcx
	movq	%rcx, -48(%rsp)
	movq	-56(%rsp), %rcx
	movq	(%rcx), %rdi
	movq	%rdi, -16(%rsp)
	movq	8(%rcx), %rdi
	movq	%rdi, -24(%rsp)
	vmovups	16(%rcx), %ymm0
	vmovups	48(%rcx), %ymm1
	movq	88(%rcx), %rdi
	movq	%rdi, -32(%rsp)
	addq	$-8, %rdx
	cmpq	%rsi, %rdx
	cmovgeq	%rsi, %rdx
	addq	96(%rcx), %rdx
	movq	%rdx, -8(%rsp)
	movq	104(%rcx), %rdx
	movq	%rdx, -40(%rsp)
	vpbroadcastd	80(%rcx), %ymm2
	vbroadcastss	.LCPI70_0(%rip), %ymm3
	vmovd	.LCPI70_2(%rip), %xmm4
	movq	%r10, %rsi
	jmp	.LBB70_14
	.p2align	4
.LBB70_15:
	vmovdqa	%ymm5, %ymm6
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
.LBB70_16:
	movq	-16(%rsp), %rsi
	movq	(%rsp), %r10
	vpbroadcastd	(%rsi,%r10,4), %ymm7
	movq	-64(%rsp), %rcx
	movq	-24(%rsp), %rdi
	vpmulld	(%rdi,%rcx,4), %ymm7, %ymm7
	vpaddd	%ymm7, %ymm9, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	movq	-32(%rsp), %r8
	vmulps	(%r8,%rcx,4), %ymm7, %ymm7
	vmaxps	%ymm0, %ymm7, %ymm7
	vminps	%ymm1, %ymm7, %ymm7
	vaddps	%ymm3, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm2, %ymm7
	vextracti128	$1, %ymm7, %xmm9
	vpshufb	%xmm4, %xmm9, %xmm9
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm9, %xmm7, %xmm7
	movq	%r10, %rax
	movq	-40(%rsp), %r9
	imulq	%r9, %rax
	movq	-8(%rsp), %rdx
	vmovq	%xmm7, (%rdx,%rax)
	leaq	1(%r10), %rax
	vpbroadcastd	4(%rsi,%r10,4), %ymm7
	vpmulld	(%rdi,%rcx,4), %ymm7, %ymm7
	vpaddd	%ymm7, %ymm8, %ymm7
	vcvtdq2ps	%ymm7, %ymm7
	vmulps	(%r8,%rcx,4), %ymm7, %ymm7
	vmaxps	%ymm0, %ymm7, %ymm7
	vminps	%ymm1, %ymm7, %ymm7
	vaddps	%ymm3, %ymm7, %ymm7
	vpaddd	%ymm7, %ymm2, %ymm7
	vextracti128	$1, %ymm7, %xmm8
	vpshufb	%xmm4, %xmm8, %xmm8
	vpshufb	%xmm4, %xmm7, %xmm7
	vpunpckldq	%xmm8, %xmm7, %xmm7
	imulq	%r9, %rax
	vmovq	%xmm7, (%rdx,%rax)
	leaq	2(%r10), %rax
	vpbroadcastd	8(%rsi,%r10,4), %ymm7
	vpmulld	(%rdi,%rcx,4), %ymm7, %ymm7
	vpaddd	%ymm6, %ymm7, %ymm6
	vcvtdq2ps	%ymm6, %ymm6
	vmulps	(%r8,%rcx,4), %ymm6, %ymm6
	vmaxps	%ymm0, %ymm6, %ymm6
	vminps	%ymm1, %ymm6, %ymm6
	vaddps	%ymm3, %ymm6, %ymm6
	vpaddd	%ymm6, %ymm2, %ymm6
	vextracti128	$1, %ymm6, %xmm7
	vpshufb	%xmm4, %xmm7, %xmm7
	vpshufb	%xmm4, %xmm6, %xmm6
	vpunpckldq	%xmm7, %xmm6, %xmm6
	imulq	%r9, %rax
	vmovq	%xmm6, (%rdx,%rax)
	vpbroadcastd	12(%rsi,%r10,4), %ymm6
	addq	$3, %r10
	vpmulld	(%rdi,%rcx,4), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	(%r8,%rcx,4), %ymm5, %ymm5
	vmaxps	%ymm0, %ymm5, %ymm5
	vminps	%ymm1, %ymm5, %ymm5
	vaddps	%ymm3, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm2, %ymm5
	vextracti128	$1, %ymm5, %xmm6
	vpshufb	%xmm4, %xmm6, %xmm6
	vpshufb	%xmm4, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	imulq	%r9, %r10
	vmovq	%xmm5, (%rdx,%r10)
	movq	-112(%rsp), %r10
	leaq	4(%r10), %rax
	movq	%r10, %rsi
	movq	-72(%rsp), %rcx
	cmpq	%rax, %rcx
	jl	.LBB70_6
.LBB70_14:
	movq	%rax, -112(%rsp)
	movq	-120(%rsp), %rax
	vmovdqu	(%rax), %ymm5
	testq	%r11, %r11
	movq	%rsi, (%rsp)
	je	.LBB70_15
	movq	-128(%rsp), %rcx
	movq	(%rcx), %rax
	vmovdqu	16(%rcx), %ymm7
	movq	48(%rcx), %r8
	movq	%r8, %r12
	imulq	%rsi, %r12
	movq	56(%rcx), %rdi
	movq	72(%rcx), %rcx
	addq	%rax, %r12
	leaq	(%r8,%r8), %rdx
	movq	%rdx, -80(%rsp)
	movq	%rcx, %rbp
	shlq	$5, %rbp
	movq	%rcx, %rdx
	andq	$-2, %rdx
	movq	%rdx, -96(%rsp)
	leaq	3(%rsi), %rdx
	imulq	%r8, %rdx
	addq	%rax, %rdx
	addq	$4, %rdx
	movq	%rdx, -104(%rsp)
	leaq	2(%rsi), %rdx
	imulq	%r8, %rdx
	addq	%rax, %rdx
	addq	$4, %rdx
	movq	%rdx, 16(%rsp)
	leaq	1(%rsi), %rdx
	movq	%r8, -88(%rsp)
	imulq	%r8, %rdx
	addq	%rdx, %rax
	addq	$4, %rax
	movq	%rax, 8(%rsp)
	movq	-48(%rsp), %r8
	xorl	%r9d, %r9d
	vmovdqa	%ymm5, %ymm6
	vmovdqa	%ymm5, %ymm8
	vmovdqa	%ymm5, %ymm9
	jmp	.LBB70_47
	.p2align	4
.LBB70_53:
	addq	%rbp, %r8
.LBB70_54:
	incq	%r9
	cmpq	%r11, %r9
	je	.LBB70_16
.LBB70_47:
	testq	%rcx, %rcx
	je	.LBB70_54
	movq	(%rdi,%r9,8), %r13
	leaq	(%r12,%r13), %rax
	cmpq	$1, %rcx
	jne	.LBB70_55
	movq	%r8, %rsi
	testb	$1, %cl
	je	.LBB70_53
	jmp	.LBB70_52
	.p2align	4
.LBB70_55:
	movq	%rdi, %r10
	movq	%r11, %rdi
	movq	-104(%rsp), %rdx
	leaq	(%rdx,%r13), %rbx
	movq	16(%rsp), %rdx
	leaq	(%rdx,%r13), %r14
	addq	8(%rsp), %r13
	movq	-96(%rsp), %r11
	xorl	%edx, %edx
	movq	%r8, %r15
	.p2align	4
.LBB70_56:
	movq	%r15, %rsi
	vpbroadcastd	(%rax,%rdx), %ymm10
	vpxor	%ymm7, %ymm10, %ymm10
	vmovdqu	(%r8,%rdx,8), %ymm11
	vmovdqu	32(%r8,%rdx,8), %ymm12
	vpmaddwd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vpbroadcastd	-4(%r13,%rdx), %ymm10
	vpxor	%ymm7, %ymm10, %ymm10
	vpmaddwd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm8, %ymm10, %ymm8
	vpbroadcastd	-4(%r14,%rdx), %ymm10
	vpxor	%ymm7, %ymm10, %ymm10
	vpmaddwd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm6, %ymm10, %ymm6
	vpbroadcastd	-4(%rbx,%rdx), %ymm10
	vpxor	%ymm7, %ymm10, %ymm10
	vpmaddwd	%ymm11, %ymm10, %ymm10
	vpaddd	%ymm5, %ymm10, %ymm5
	vpbroadcastd	4(%rax,%rdx), %ymm10
	vpxor	%ymm7, %ymm10, %ymm10
	vpmaddwd	%ymm12, %ymm10, %ymm10
	vpaddd	%ymm9, %ymm10, %ymm9
	vpbroadcastd	(%r13,%rdx), %ymm10
	vpxor	%ymm7, %ymm10, %ymm10
	vpmaddwd	%ymm12, %ymm10, %ymm10
	vpaddd	%ymm8, %ymm10, %ymm8
	vpbroadcastd	(%r14,%rdx), %ymm10
	vpxor	%ymm7, %ymm10, %ymm10
	vpmaddwd	%ymm12, %ymm10, %ymm10
	vpaddd	%ymm6, %ymm10, %ymm6
	vpbroadcastd	(%rbx,%rdx), %ymm10
	vpxor	%ymm7, %ymm10, %ymm10
	vpmaddwd	%ymm12, %ymm10, %ymm10
	vpaddd	%ymm5, %ymm10, %ymm5
	leaq	(%r8,%rdx,8), %r15
	addq	$64, %r15
	addq	$8, %rdx
	addq	$-2, %r11
	jne	.LBB70_56
	addq	$64, %rsi
	addq	%rdx, %rax
	movq	%rdi, %r11
	movq	%r10, %rdi
	testb	$1, %cl
	je	.LBB70_53
.LBB70_52:
	vmovdqu	(%rsi), %ymm10
	vpbroadcastd	(%rax), %ymm11
	vpxor	%ymm7, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm11
	vpaddd	%ymm9, %ymm11, %ymm9
	movq	-88(%rsp), %rsi
	leaq	(%rax,%rsi), %rdx
	vpbroadcastd	(%rax,%rsi), %ymm11
	vpxor	%ymm7, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm11
	vpaddd	%ymm8, %ymm11, %ymm8
	vpbroadcastd	(%rax,%rsi,2), %ymm11
	vpxor	%ymm7, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm11
	vpaddd	%ymm6, %ymm11, %ymm6
	movq	-80(%rsp), %rax
	vpbroadcastd	(%rax,%rdx), %ymm11
	vpxor	%ymm7, %ymm11, %ymm11
	vpmaddwd	%ymm10, %ymm11, %ymm10
	vpaddd	%ymm5, %ymm10, %ymm5
	jmp	.LBB70_53
.LBB70_17:
	cmpq	$1, %rax
	jle	.LBB70_19
	movl	$2, %edx
	xorl	%r10d, %r10d
.LBB70_7:
	vmovdqu	(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	movq	%r10, -112(%rsp)
	movq	%rdx, -104(%rsp)
	je	.LBB70_8
	leaq	32(%rdi), %rdx
	movq	(%r13), %rcx
	vmovdqu	16(%r13), %ymm1
	movq	48(%r13), %r8
	movq	%r8, %rdi
	imulq	%r10, %rdi
	movq	56(%r13), %r9
	movq	%r10, %rsi
	movq	72(%r13), %r10
	addq	%rcx, %rdi
	movq	%r10, %r11
	shlq	$5, %r11
	movl	%r10d, %ebx
	andl	$3, %ebx
	movq	%r10, %r14
	andq	$-4, %r14
	movq	%r14, -88(%rsp)
	incq	%rsi
	movq	%r8, -80(%rsp)
	imulq	%r8, %rsi
	addq	%rsi, %rcx
	addq	$12, %rcx
	movq	%rcx, -96(%rsp)
	leal	(,%rbx,4), %r12d
	xorl	%r13d, %r13d
	vmovdqa	%ymm0, %ymm2
	jmp	.LBB70_35
	.p2align	4
.LBB70_42:
	addq	%r11, %rdx
.LBB70_43:
	incq	%r13
	cmpq	%rax, %r13
	je	.LBB70_9
.LBB70_35:
	testq	%r10, %r10
	je	.LBB70_43
	movq	(%r9,%r13,8), %r8
	leaq	(%rdi,%r8), %rsi
	cmpq	$4, %r10
	jae	.LBB70_44
	movq	%rdx, %rcx
	testq	%rbx, %rbx
	jne	.LBB70_40
	jmp	.LBB70_42
	.p2align	4
.LBB70_44:
	addq	-96(%rsp), %r8
	movq	-88(%rsp), %r14
	xorl	%r15d, %r15d
	movq	%rdx, %rbp
	.p2align	4
.LBB70_45:
	movq	%rbp, %rcx
	vpbroadcastd	(%rsi,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vmovdqu	(%rdx,%r15,8), %ymm4
	vmovdqu	32(%rdx,%r15,8), %ymm5
	vmovdqu	64(%rdx,%r15,8), %ymm6
	vmovdqu	96(%rdx,%r15,8), %ymm7
	vpmaddwd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpbroadcastd	-12(%r8,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	vpbroadcastd	4(%rsi,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm5, %ymm3, %ymm3
	vpbroadcastd	-8(%r8,%r15), %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddwd	%ymm5, %ymm4, %ymm4
	vpbroadcastd	8(%rsi,%r15), %ymm5
	vpxor	%ymm1, %ymm5, %ymm5
	vpmaddwd	%ymm6, %ymm5, %ymm5
	vpaddd	%ymm3, %ymm5, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpbroadcastd	-4(%r8,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm6, %ymm3, %ymm3
	vpaddd	%ymm4, %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	vpbroadcastd	12(%rsi,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm7, %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpbroadcastd	(%r8,%r15), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	%ymm7, %ymm3, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	leaq	(%rdx,%r15,8), %rbp
	addq	$128, %rbp
	addq	$16, %r15
	addq	$-4, %r14
	jne	.LBB70_45
	subq	$-128, %rcx
	addq	%r15, %rsi
	testq	%rbx, %rbx
	je	.LBB70_42
.LBB70_40:
	movq	-80(%rsp), %r8
	addq	%rsi, %r8
	xorl	%r14d, %r14d
	.p2align	4
.LBB70_41:
	vmovdqu	(%rcx,%r14,8), %ymm3
	vpbroadcastd	(%rsi,%r14), %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddwd	%ymm3, %ymm4, %ymm4
	vpaddd	%ymm2, %ymm4, %ymm2
	vpbroadcastd	(%r8,%r14), %ymm4
	vpxor	%ymm1, %ymm4, %ymm4
	vpmaddwd	%ymm3, %ymm4, %ymm3
	vpaddd	%ymm0, %ymm3, %ymm0
	addq	$4, %r14
	cmpq	%r14, %r12
	jne	.LBB70_41
	jmp	.LBB70_42
.LBB70_8:
	vmovdqa	%ymm0, %ymm2
.LBB70_9:
	movq	-128(%rsp), %r13
	movq	96(%r13), %rax
	addq	$-8, %rax
	movq	-64(%rsp), %r10
	cmpq	%r10, %rax
	cmovgeq	%r10, %rax
	movq	-56(%rsp), %r9
	movq	(%r9), %r8
	movq	8(%r9), %rsi
	vmovups	16(%r9), %ymm1
	vmovups	48(%r9), %ymm3
	movq	88(%r9), %rdi
	movq	96(%r9), %rcx
	movq	104(%r9), %rdx
	movq	-112(%rsp), %r11
	vpbroadcastd	(%r8,%r11,4), %ymm4
	vpmulld	(%rsi,%r10,4), %ymm4, %ymm4
	vpaddd	%ymm2, %ymm4, %ymm2
	vcvtdq2ps	%ymm2, %ymm2
	vmulps	(%rdi,%r10,4), %ymm2, %ymm2
	vmaxps	%ymm1, %ymm2, %ymm2
	vminps	%ymm3, %ymm2, %ymm2
	vbroadcastss	.LCPI70_0(%rip), %ymm4
	vaddps	%ymm4, %ymm2, %ymm2
	vpbroadcastd	80(%r9), %ymm5
	vpaddd	%ymm2, %ymm5, %ymm2
	vextracti128	$1, %ymm2, %xmm6
	vmovd	.LCPI70_2(%rip), %xmm7
	vpshufb	%xmm7, %xmm6, %xmm6
	vpshufb	%xmm7, %xmm2, %xmm2
	vpunpckldq	%xmm6, %xmm2, %xmm2
	movq	%rdx, %r9
	imulq	%r11, %r9
	addq	%rcx, %r9
	vmovq	%xmm2, (%rax,%r9)
	vpbroadcastd	4(%r8,%r11,4), %ymm2
	incq	%r11
	vpmulld	(%rsi,%r10,4), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	(%rdi,%r10,4), %ymm0, %ymm0
	vmaxps	%ymm1, %ymm0, %ymm0
	vminps	%ymm3, %ymm0, %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vpaddd	%ymm0, %ymm5, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpshufb	%xmm7, %xmm1, %xmm1
	vpshufb	%xmm7, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	imulq	%rdx, %r11
	addq	%rcx, %r11
	vmovq	%xmm0, (%rax,%r11)
	movq	-104(%rsp), %r10
	movq	-120(%rsp), %rdi
	movq	-72(%rsp), %rcx
.LBB70_10:
	cmpq	%rcx, %r10
	jge	.LBB70_24
.LBB70_21:
	vmovdqu	(%rdi), %ymm0
	movq	64(%r13), %rax
	testq	%rax, %rax
	je	.LBB70_22
	addq	$32, %rdi
	vmovdqu	16(%r13), %ymm1
	movq	48(%r13), %rcx
	movq	%r10, %rbp
	imulq	%r10, %rcx
	movq	56(%r13), %rdx
	movq	72(%r13), %rsi
	addq	(%r13), %rcx
	movq	%rsi, %r12
	shlq	$5, %r12
	movl	%esi, %r8d
	andl	$3, %r8d
	movq	%rsi, %r9
	andq	$-4, %r9
	leal	(,%r8,4), %r10d
	xorl	%r11d, %r11d
	jmp	.LBB70_26
	.p2align	4
.LBB70_31:
	addq	%r12, %rdi
.LBB70_32:
	incq	%r11
	cmpq	%rax, %r11
	je	.LBB70_23
.LBB70_26:
	testq	%rsi, %rsi
	je	.LBB70_32
	movq	(%rdx,%r11,8), %rbx
	addq	%rcx, %rbx
	movq	%rdi, %r14
	movq	%r9, %r15
	cmpq	$4, %rsi
	jb	.LBB70_28
	.p2align	4
.LBB70_33:
	vpbroadcastd	(%rbx), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	(%r14), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	vpbroadcastd	4(%rbx), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	32(%r14), %ymm2, %ymm2
	vpbroadcastd	8(%rbx), %ymm3
	vpxor	%ymm1, %ymm3, %ymm3
	vpmaddwd	64(%r14), %ymm3, %ymm3
	vpaddd	%ymm2, %ymm3, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	vpbroadcastd	12(%rbx), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	96(%r14), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	addq	$16, %rbx
	subq	$-128, %r14
	addq	$-4, %r15
	jne	.LBB70_33
.LBB70_28:
	testq	%r8, %r8
	je	.LBB70_31
	xorl	%r15d, %r15d
	.p2align	4
.LBB70_30:
	vpbroadcastd	(%rbx,%r15), %ymm2
	vpxor	%ymm1, %ymm2, %ymm2
	vpmaddwd	(%r14,%r15,8), %ymm2, %ymm2
	vpaddd	%ymm0, %ymm2, %ymm0
	addq	$4, %r15
	cmpq	%r15, %r10
	jne	.LBB70_30
	jmp	.LBB70_31
.LBB70_22:
	movq	%r10, %rbp
.LBB70_23:
	movq	96(%r13), %rax
	addq	$-8, %rax
	movq	-64(%rsp), %r8
	cmpq	%r8, %rax
	cmovgeq	%r8, %rax
	movq	-56(%rsp), %rdi
	movq	(%rdi), %rcx
	movq	8(%rdi), %rdx
	movq	88(%rdi), %rsi
	vpbroadcastd	(%rcx,%rbp,4), %ymm1
	vpmulld	(%rdx,%r8,4), %ymm1, %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
	vmulps	(%rsi,%r8,4), %ymm0, %ymm0
	vmaxps	16(%rdi), %ymm0, %ymm0
	vminps	48(%rdi), %ymm0, %ymm0
	vbroadcastss	.LCPI70_0(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vpbroadcastd	80(%rdi), %ymm1
	vpaddd	%ymm0, %ymm1, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vmovd	.LCPI70_2(%rip), %xmm2
	vpshufb	%xmm2, %xmm1, %xmm1
	vpshufb	%xmm2, %xmm0, %xmm0
	vpunpckldq	%xmm1, %xmm0, %xmm0
	imulq	104(%rdi), %rbp
	addq	96(%rdi), %rbp
	vmovq	%xmm0, (%rax,%rbp)
.LBB70_24:
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
.LBB70_19:
	.cfi_def_cfa_offset 80
	jne	.LBB70_24
	xorl	%r10d, %r10d
	jmp	.LBB70_21
.Lfunc_end70:
	.size	$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5, .Lfunc_end70-$s18VitruvianMicroAVX20B11CodeProductV8multiplyyyxm_SPys5Int32VGSiq_tAA0B4LineRzAA0bD8EpilogueR_AA0bD4SumsV6VectorRtzr0_lFAA0B6ColumnVyAKG_AA0B10CorrectingVyAA0B12RequantizingVGTtg5
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n:
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
	subq	$48, %rsp
	.cfi_def_cfa_offset 104
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, -112(%rsp)
	movq	%rdi, -64(%rsp)
	movq	200(%r13), %rcx
	testq	%rcx, %rcx
	jle	.LBB71_5
	leaq	(,%rdx,4), %rax
	movq	%rax, -96(%rsp)
	shlq	$3, %rdx
	movq	%rdx, -80(%rsp)
	movq	-112(%rsp), %rax
	leaq	(,%rax,4), %rax
	movq	%rax, -104(%rsp)
	xorl	%esi, %esi
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%r13, -72(%rsp)
	movq	%rcx, -88(%rsp)
	jmp	.LBB71_2
.LBB71_17:
	movq	-72(%rsp), %r13
	movq	-88(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$1, %edx
	.p2align	4
.LBB71_4:
	addq	%rdx, %rsi
	cmpq	%rcx, %rsi
	jge	.LBB71_5
.LBB71_2:
	movq	%rcx, %rax
	subq	%rsi, %rax
	cmpq	$3, %rax
	jle	.LBB71_13
	movq	208(%r13), %r11
	movl	$4, %edx
	testq	%r11, %r11
	je	.LBB71_4
	movq	216(%r13), %rbp
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %rbx
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	leaq	(,%rsi,4), %rax
	movq	%rax, -120(%rsp)
	leaq	20(,%rsi,4), %r12
	movq	-112(%rsp), %r8
	imulq	%r8, %r12
	movq	24(%r13), %rax
	movq	-96(%rsp), %rdi
	imulq	%rdi, %rax
	movq	%rax, -24(%rsp)
	leaq	16(,%rsi,4), %r14
	imulq	%r8, %r14
	leaq	12(,%rsi,4), %r10
	movq	%r8, %rdx
	imulq	%r10, %rdx
	leaq	8(,%rsi,4), %r15
	movq	%r8, %r9
	imulq	%r15, %r9
	leaq	4(,%rsi,4), %rax
	imulq	%rax, %r8
	imulq	%rbx, %rdi
	imulq	-80(%rsp), %rbx
	leaq	(%rbx,%r12), %rcx
	movq	%rcx, 40(%rsp)
	leaq	(%rbx,%r14), %rcx
	movq	%rcx, 32(%rsp)
	imulq	%rbp, %r10
	movq	%r10, -32(%rsp)
	imulq	%rbp, %r15
	movq	%r15, -48(%rsp)
	movq	-120(%rsp), %rcx
	imulq	%rbp, %rcx
	movq	%rcx, -120(%rsp)
	imulq	%rax, %rbp
	movq	-104(%rsp), %r15
	movq	%rsi, -128(%rsp)
	imulq	%rsi, %r15
	leaq	(%rbx,%rdx), %rcx
	movq	%rcx, 24(%rsp)
	leaq	(%rbx,%r9), %rcx
	movq	%rcx, 16(%rsp)
	leaq	(%rbx,%r8), %rcx
	movq	%rcx, 8(%rsp)
	addq	%r15, %rbx
	movq	%rbx, -40(%rsp)
	movq	%r12, -56(%rsp)
	leaq	(%rdi,%r12), %rcx
	movq	%rcx, (%rsp)
	movq	%r14, %r12
	leaq	(%rdi,%r14), %rcx
	movq	%rcx, -8(%rsp)
	movq	%rdx, %r14
	leaq	(%rdi,%rdx), %rcx
	movq	%rcx, -16(%rsp)
	movq	%r9, %rdx
	leaq	(%rdi,%r9), %rbx
	movq	%r8, %rcx
	addq	%rdi, %r8
	addq	%r15, %rdi
	movq	224(%r13), %rsi
	shlq	$2, %rsi
	movq	192(%r13), %rax
	movq	48(%r13), %r10
	movq	%rbp, %r13
	movq	-64(%rsp), %rbp
	.p2align	4
.LBB71_7:
	vmovups	224(%r10), %ymm8
	vmovups	192(%r10), %ymm10
	vmovups	(%rbp,%r12), %ymm9
	vmovups	(%r10), %ymm6
	vmovups	96(%r10), %ymm12
	vmovups	(%rbp,%r14), %ymm11
	vmovaps	%ymm6, %ymm5
	vfmadd213ps	%ymm1, %ymm11, %ymm5
	vfmadd231ps	%ymm12, %ymm9, %ymm5
	vmovups	(%rbp,%rdx), %ymm13
	vmovaps	%ymm6, %ymm7
	vfmadd213ps	%ymm1, %ymm13, %ymm7
	vfmadd231ps	%ymm12, %ymm11, %ymm7
	vfmadd231ps	%ymm9, %ymm10, %ymm7
	vmovups	(%rbp,%rcx), %ymm14
	vmovaps	%ymm6, %ymm9
	vfmadd132ps	(%rbp,%r15), %ymm1, %ymm6
	vfmadd213ps	%ymm1, %ymm14, %ymm9
	vfmadd231ps	%ymm12, %ymm14, %ymm6
	movq	-8(%rsp), %r9
	vmovups	(%rbp,%r9), %ymm14
	vfmadd231ps	%ymm12, %ymm13, %ymm9
	vmovups	128(%r10), %ymm12
	vfmadd231ps	%ymm11, %ymm10, %ymm9
	movq	-16(%rsp), %r9
	vmovups	(%rbp,%r9), %ymm11
	vfmadd231ps	%ymm10, %ymm13, %ymm6
	vmovups	32(%r10), %ymm13
	movq	-56(%rsp), %r9
	vfmadd231ps	(%rbp,%r9), %ymm10, %ymm5
	vfmadd231ps	%ymm13, %ymm11, %ymm5
	vfmadd231ps	%ymm12, %ymm14, %ymm5
	vmovups	(%rbp,%rbx), %ymm10
	vfmadd231ps	%ymm13, %ymm10, %ymm7
	vfmadd231ps	%ymm12, %ymm11, %ymm7
	vfmadd231ps	%ymm14, %ymm8, %ymm7
	vmovups	(%rbp,%r8), %ymm14
	vfmadd231ps	(%rbp,%rdi), %ymm13, %ymm6
	vfmadd231ps	%ymm13, %ymm14, %ymm9
	vfmadd231ps	%ymm12, %ymm14, %ymm6
	vfmadd231ps	%ymm12, %ymm10, %ymm9
	vmovups	64(%r10), %ymm12
	movq	(%rsp), %r9
	vfmadd231ps	(%rbp,%r9), %ymm8, %ymm5
	vfmadd231ps	%ymm11, %ymm8, %ymm9
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	movq	-40(%rsp), %r9
	vfmadd231ps	(%rbp,%r9), %ymm12, %ymm6
	movq	8(%rsp), %r9
	vmovups	(%rbp,%r9), %ymm8
	vfmadd231ps	%ymm12, %ymm8, %ymm9
	movq	16(%rsp), %r9
	vmovups	(%rbp,%r9), %ymm10
	vfmadd231ps	%ymm12, %ymm10, %ymm7
	movq	24(%rsp), %r9
	vmovups	(%rbp,%r9), %ymm11
	vfmadd231ps	%ymm12, %ymm11, %ymm5
	vmovups	160(%r10), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm6
	vfmadd231ps	%ymm12, %ymm10, %ymm9
	vfmadd231ps	%ymm12, %ymm11, %ymm7
	movq	32(%rsp), %r9
	vmovups	(%rbp,%r9), %ymm8
	vfmadd231ps	%ymm12, %ymm8, %ymm5
	vmovups	256(%r10), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm6
	vfmadd231ps	%ymm11, %ymm12, %ymm9
	vfmadd231ps	%ymm8, %ymm12, %ymm7
	movq	40(%rsp), %r9
	vfmadd231ps	(%rbp,%r9), %ymm12, %ymm5
	vmulps	%ymm6, %ymm4, %ymm8
	vcmpltps	%ymm0, %ymm6, %ymm10
	vblendvps	%ymm10, %ymm8, %ymm6, %ymm6
	vcmpltps	%ymm0, %ymm9, %ymm8
	vmulps	%ymm4, %ymm9, %ymm10
	vblendvps	%ymm8, %ymm10, %ymm9, %ymm8
	vcmpltps	%ymm0, %ymm7, %ymm9
	vmulps	%ymm7, %ymm4, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm7, %ymm7
	vcmpltps	%ymm0, %ymm5, %ymm9
	vmulps	%ymm5, %ymm4, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm5, %ymm5
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	movq	-120(%rsp), %r9
	vmovups	%ymm6, (%rax,%r9)
	vmaxps	%ymm8, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	vmovups	%ymm6, (%rax,%r13)
	vmaxps	%ymm7, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	movq	-48(%rsp), %r9
	vmovups	%ymm6, (%rax,%r9)
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	-32(%rsp), %r9
	vmovups	%ymm5, (%rax,%r9)
	addq	-24(%rsp), %rbp
	addq	%rsi, %rax
	decq	%r11
	jne	.LBB71_7
	movq	-72(%rsp), %r13
	movq	-88(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$4, %edx
	jmp	.LBB71_4
	.p2align	4
.LBB71_13:
	cmpq	$1, %rax
	jle	.LBB71_14
	movq	208(%r13), %rax
	movl	$2, %edx
	testq	%rax, %rax
	je	.LBB71_4
	movq	216(%r13), %rdi
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %rdx
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	leaq	(,%rsi,4), %r15
	leaq	12(,%rsi,4), %r8
	movq	-112(%rsp), %r10
	imulq	%r10, %r8
	movq	24(%r13), %rcx
	movq	-96(%rsp), %r11
	imulq	%r11, %rcx
	movq	%rcx, -24(%rsp)
	leaq	8(,%rsi,4), %r9
	imulq	%r10, %r9
	leaq	4(,%rsi,4), %rcx
	movq	%r13, %rbx
	imulq	%rcx, %r10
	imulq	%rdx, %r11
	leaq	(%r11,%r8), %r14
	movq	%r14, -32(%rsp)
	leaq	(%r11,%r9), %r14
	movq	%r14, -40(%rsp)
	imulq	-80(%rsp), %rdx
	movq	%r8, -120(%rsp)
	addq	%rdx, %r8
	movq	%r8, -48(%rsp)
	leaq	(%rdx,%r9), %r8
	movq	%r8, -56(%rsp)
	leaq	(%rdx,%r10), %r13
	movq	-104(%rsp), %rbp
	movq	%rsi, -128(%rsp)
	imulq	%rsi, %rbp
	addq	%rbp, %rdx
	imulq	%rdi, %r15
	imulq	%rcx, %rdi
	leaq	(%r11,%r10), %rcx
	addq	%rbp, %r11
	movq	224(%rbx), %rsi
	shlq	$2, %rsi
	movq	192(%rbx), %r8
	movq	48(%rbx), %rbx
	movq	-64(%rsp), %r14
	.p2align	4
.LBB71_11:
	vmovups	(%rbx), %ymm6
	vmovups	96(%rbx), %ymm7
	vmovups	(%r14,%r10), %ymm8
	vmovaps	%ymm6, %ymm5
	vfmadd213ps	%ymm1, %ymm8, %ymm5
	vfmadd132ps	(%r14,%rbp), %ymm1, %ymm6
	vfmadd231ps	%ymm7, %ymm8, %ymm6
	vmovups	(%r14,%r9), %ymm8
	vfmadd231ps	%ymm7, %ymm8, %ymm5
	vmovups	192(%rbx), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm6
	vmovups	(%r14,%rcx), %ymm8
	movq	-120(%rsp), %r12
	vfmadd231ps	(%r14,%r12), %ymm7, %ymm5
	vmovups	32(%rbx), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm5
	vfmadd231ps	(%r14,%r11), %ymm7, %ymm6
	vmovups	128(%rbx), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm6
	movq	-40(%rsp), %r12
	vmovups	(%r14,%r12), %ymm8
	vfmadd231ps	%ymm7, %ymm8, %ymm5
	vmovups	224(%rbx), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm6
	vmovups	64(%rbx), %ymm8
	movq	-32(%rsp), %r12
	vfmadd231ps	(%r14,%r12), %ymm7, %ymm5
	vfmadd231ps	(%r14,%rdx), %ymm8, %ymm6
	vmovups	(%r14,%r13), %ymm7
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vmovups	160(%rbx), %ymm8
	vfmadd231ps	%ymm7, %ymm8, %ymm6
	movq	-56(%rsp), %r12
	vmovups	(%r14,%r12), %ymm7
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vmovups	256(%rbx), %ymm8
	vfmadd231ps	%ymm7, %ymm8, %ymm6
	movq	-48(%rsp), %r12
	vfmadd231ps	(%r14,%r12), %ymm8, %ymm5
	vmulps	%ymm6, %ymm4, %ymm7
	vcmpltps	%ymm0, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm6, %ymm6
	vcmpltps	%ymm0, %ymm5, %ymm7
	vmulps	%ymm5, %ymm4, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm5, %ymm5
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	vmovups	%ymm6, (%r8,%r15)
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%r8,%rdi)
	addq	-24(%rsp), %r14
	addq	%rsi, %r8
	decq	%rax
	jne	.LBB71_11
	movq	-72(%rsp), %r13
	movq	-88(%rsp), %rcx
	movq	-128(%rsp), %rsi
	movl	$2, %edx
	jmp	.LBB71_4
	.p2align	4
.LBB71_14:
	movq	208(%r13), %rax
	movl	$1, %edx
	testq	%rax, %rax
	je	.LBB71_4
	movq	216(%r13), %rcx
	imulq	%rsi, %rcx
	shlq	$2, %rcx
	addq	192(%r13), %rcx
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %rdx
	movq	%rsi, %r14
	movq	48(%r13), %rsi
	movq	224(%r13), %rdi
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	leaq	4(,%r14,4), %r8
	movq	-112(%rsp), %r15
	imulq	%r15, %r8
	movq	24(%r13), %r9
	movq	-96(%rsp), %r12
	imulq	%r12, %r9
	movq	-80(%rsp), %r10
	imulq	%rdx, %r10
	movq	-104(%rsp), %r11
	imulq	%r14, %r11
	leaq	(%r10,%r11), %rbx
	movq	%r14, -128(%rsp)
	leaq	8(,%r14,4), %r14
	imulq	%r15, %r14
	leaq	(%r10,%r14), %r15
	addq	%r8, %r10
	imulq	%r12, %rdx
	leaq	(%rdx,%r11), %r12
	leaq	(%rdx,%r14), %r13
	addq	%r8, %rdx
	shlq	$2, %rdi
	movq	-64(%rsp), %rbp
	.p2align	4
.LBB71_16:
	vmovups	(%rbp,%r8), %ymm5
	vmovups	(%rbp,%r11), %ymm6
	vfmadd132ps	(%rsi), %ymm1, %ymm6
	vfmadd231ps	96(%rsi), %ymm5, %ymm6
	vmovups	(%rbp,%r14), %ymm5
	vfmadd132ps	192(%rsi), %ymm6, %ymm5
	vmovups	(%rbp,%r12), %ymm6
	vfmadd132ps	32(%rsi), %ymm5, %ymm6
	vmovups	(%rbp,%rdx), %ymm5
	vfmadd231ps	128(%rsi), %ymm5, %ymm6
	vmovups	(%rbp,%r13), %ymm5
	vfmadd132ps	224(%rsi), %ymm6, %ymm5
	vmovups	(%rbp,%r10), %ymm6
	vmovups	(%rbp,%rbx), %ymm7
	vfmadd132ps	64(%rsi), %ymm5, %ymm7
	vfmadd231ps	160(%rsi), %ymm6, %ymm7
	vmovups	(%rbp,%r15), %ymm5
	vfmadd132ps	256(%rsi), %ymm7, %ymm5
	vmulps	%ymm5, %ymm4, %ymm6
	vcmpltps	%ymm0, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rcx)
	addq	%r9, %rbp
	addq	%rdi, %rcx
	decq	%rax
	jne	.LBB71_16
	jmp	.LBB71_17
.LBB71_5:
	addq	$48, %rsp
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
.Lfunc_end71:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end71-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n:
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
	subq	$32, %rsp
	.cfi_def_cfa_offset 88
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, -104(%rsp)
	movq	%rdi, -56(%rsp)
	movq	200(%r13), %rcx
	testq	%rcx, %rcx
	jle	.LBB72_5
	leaq	(,%rdx,4), %rax
	movq	%rax, -88(%rsp)
	shlq	$3, %rdx
	movq	%rdx, -72(%rsp)
	movq	-104(%rsp), %rax
	leaq	(,%rax,8), %rdx
	movq	%rdx, -96(%rsp)
	leaq	(,%rax,4), %r9
	negq	%r9
	xorl	%r10d, %r10d
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%r13, -64(%rsp)
	movq	%rcx, -80(%rsp)
	jmp	.LBB72_2
.LBB72_17:
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r10
	movl	$1, %edx
	.p2align	4
.LBB72_4:
	addq	%rdx, %r10
	cmpq	%rcx, %r10
	jge	.LBB72_5
.LBB72_2:
	movq	%rcx, %rax
	subq	%r10, %rax
	cmpq	$3, %rax
	jle	.LBB72_13
	movq	208(%r13), %rbx
	movl	$4, %edx
	testq	%rbx, %rbx
	je	.LBB72_4
	movq	216(%r13), %rcx
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %rax
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	leaq	32(,%r10,8), %r14
	movq	-104(%rsp), %rdx
	imulq	%rdx, %r14
	movq	24(%r13), %rsi
	movq	-88(%rsp), %r12
	imulq	%r12, %rsi
	movq	%rsi, -112(%rsp)
	imulq	%rax, %r12
	addq	%r14, %r12
	imulq	-72(%rsp), %rax
	leaq	24(,%r10,8), %rsi
	imulq	%rdx, %rsi
	addq	%rax, %rsi
	movq	%rsi, -120(%rsp)
	leaq	16(,%r10,8), %rsi
	imulq	%rdx, %rsi
	addq	%rax, %rsi
	movq	%rsi, -16(%rsp)
	leaq	8(,%r10,8), %rsi
	imulq	%rdx, %rsi
	addq	%rax, %rsi
	movq	%rsi, -24(%rsp)
	leaq	28(,%r10,8), %rsi
	imulq	%rdx, %rsi
	addq	%rax, %rsi
	movq	%rsi, -32(%rsp)
	leaq	20(,%r10,8), %rsi
	imulq	%rdx, %rsi
	addq	%rax, %rsi
	movq	%rsi, -40(%rsp)
	leaq	12(,%r10,8), %rsi
	imulq	%rdx, %rsi
	addq	%rax, %rsi
	movq	%rsi, -48(%rsp)
	leaq	(,%r10,4), %rsi
	leaq	12(,%r10,4), %rdi
	imulq	%rcx, %rdi
	movq	%rdi, 16(%rsp)
	leaq	8(,%r10,4), %rdi
	imulq	%rcx, %rdi
	movq	%rdi, 8(%rsp)
	imulq	%rcx, %rsi
	movq	%rsi, 24(%rsp)
	leaq	4(,%r10,4), %rsi
	imulq	%rcx, %rsi
	movq	%rsi, (%rsp)
	leaq	4(,%r10,8), %r15
	imulq	%rdx, %r15
	addq	%rax, %r15
	movq	-96(%rsp), %rbp
	movq	%r10, -128(%rsp)
	imulq	%r10, %rbp
	addq	%rax, %rbp
	addq	%r14, %rax
	movq	%rax, -8(%rsp)
	movq	224(%r13), %rcx
	shlq	$2, %rcx
	movq	192(%r13), %rdi
	movq	48(%r13), %rdx
	movq	-56(%rsp), %r11
	.p2align	4
.LBB72_7:
	leaq	(%r11,%r12), %rax
	leaq	(%r11,%r14), %r8
	vmovups	192(%rdx), %ymm9
	leaq	(%rax,%r9), %r10
	leaq	(%r8,%r9), %rsi
	vmovups	(%rdx), %ymm5
	vmovups	96(%rdx), %ymm10
	vmovups	(%r9,%rsi), %ymm8
	addq	%r9, %rsi
	vmovaps	%ymm5, %ymm6
	vfmadd213ps	%ymm1, %ymm8, %ymm6
	vfmadd231ps	(%r9,%r8), %ymm10, %ymm6
	leaq	(%rsi,%r9), %r8
	vmovups	(%r9,%r8), %ymm11
	addq	%r9, %r8
	vmovaps	%ymm5, %ymm7
	vfmadd213ps	%ymm1, %ymm11, %ymm7
	vfmadd231ps	(%r9,%rsi), %ymm10, %ymm7
	leaq	(%r8,%r9), %rsi
	vfmadd231ps	%ymm8, %ymm9, %ymm7
	vmovups	(%r9,%rsi), %ymm12
	addq	%r9, %rsi
	vmovaps	%ymm5, %ymm8
	leaq	(%rsi,%r9), %r13
	vfmadd213ps	%ymm1, %ymm12, %ymm8
	vfmadd132ps	(%r9,%r13), %ymm1, %ymm5
	vfmadd231ps	(%r9,%r8), %ymm10, %ymm8
	vfmadd231ps	(%r9,%rsi), %ymm10, %ymm5
	vmovups	(%r9,%r10), %ymm10
	addq	%r9, %r10
	vfmadd231ps	(%r11,%r14), %ymm9, %ymm6
	leaq	(%r10,%r9), %rsi
	vfmadd231ps	%ymm11, %ymm9, %ymm8
	vmovups	(%r9,%rsi), %ymm11
	addq	%r9, %rsi
	vfmadd231ps	%ymm9, %ymm12, %ymm5
	vmovups	32(%rdx), %ymm9
	leaq	(%rsi,%r9), %r8
	vmovups	(%r9,%r8), %ymm12
	addq	%r9, %r8
	leaq	(%r8,%r9), %r13
	vfmadd231ps	(%r9,%r13), %ymm9, %ymm5
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	vfmadd231ps	%ymm9, %ymm11, %ymm7
	vfmadd231ps	%ymm9, %ymm12, %ymm8
	vmovups	128(%rdx), %ymm9
	vfmadd231ps	(%r9,%rax), %ymm9, %ymm6
	vfmadd231ps	(%r9,%r10), %ymm9, %ymm7
	vfmadd231ps	(%r9,%rsi), %ymm9, %ymm8
	vfmadd231ps	(%r9,%r8), %ymm9, %ymm5
	vmovups	224(%rdx), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm7
	vmovups	64(%rdx), %ymm10
	vfmadd231ps	(%r11,%r12), %ymm9, %ymm6
	vfmadd231ps	%ymm11, %ymm9, %ymm8
	vfmadd231ps	%ymm9, %ymm12, %ymm5
	movq	-24(%rsp), %rax
	vmovups	(%r11,%rax), %ymm9
	vfmadd231ps	(%r11,%rbp), %ymm10, %ymm5
	movq	-16(%rsp), %rax
	vmovups	(%r11,%rax), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm7
	movq	-120(%rsp), %rax
	vmovups	(%r11,%rax), %ymm12
	vfmadd231ps	%ymm10, %ymm9, %ymm8
	vfmadd231ps	%ymm10, %ymm12, %ymm6
	vmovups	160(%rdx), %ymm10
	vfmadd231ps	(%r11,%r15), %ymm10, %ymm5
	movq	-40(%rsp), %rax
	vfmadd231ps	(%r11,%rax), %ymm10, %ymm7
	movq	-48(%rsp), %rax
	vfmadd231ps	(%r11,%rax), %ymm10, %ymm8
	movq	-32(%rsp), %rax
	vfmadd231ps	(%r11,%rax), %ymm10, %ymm6
	vmovups	256(%rdx), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm5
	vfmadd231ps	%ymm12, %ymm10, %ymm7
	movq	-8(%rsp), %rax
	vfmadd231ps	(%r11,%rax), %ymm10, %ymm6
	vfmadd231ps	%ymm11, %ymm10, %ymm8
	vcmpltps	%ymm0, %ymm6, %ymm9
	vmulps	%ymm6, %ymm4, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm6, %ymm6
	vcmpltps	%ymm0, %ymm7, %ymm9
	vmulps	%ymm7, %ymm4, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm7, %ymm7
	vmulps	%ymm5, %ymm4, %ymm9
	vcmpltps	%ymm0, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm5, %ymm5
	vcmpltps	%ymm0, %ymm8, %ymm9
	vmulps	%ymm4, %ymm8, %ymm10
	vblendvps	%ymm9, %ymm10, %ymm8, %ymm8
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	24(%rsp), %rax
	vmovups	%ymm5, (%rdi,%rax)
	vmaxps	%ymm8, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	(%rsp), %rax
	vmovups	%ymm5, (%rdi,%rax)
	vmaxps	%ymm7, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	8(%rsp), %rax
	vmovups	%ymm5, (%rdi,%rax)
	vmaxps	%ymm6, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	16(%rsp), %rax
	vmovups	%ymm5, (%rdi,%rax)
	addq	-112(%rsp), %r11
	addq	%rcx, %rdi
	decq	%rbx
	jne	.LBB72_7
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r10
	movl	$4, %edx
	jmp	.LBB72_4
	.p2align	4
.LBB72_13:
	cmpq	$1, %rax
	jle	.LBB72_14
	movq	208(%r13), %rax
	movl	$2, %edx
	testq	%rax, %rax
	je	.LBB72_4
	movq	216(%r13), %rdx
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %r11
	movq	224(%r13), %rcx
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	leaq	16(,%r10,8), %rsi
	movq	-104(%rsp), %r8
	imulq	%r8, %rsi
	movq	24(%r13), %rbx
	movq	-88(%rsp), %rdi
	imulq	%rdi, %rbx
	movq	%rbx, -112(%rsp)
	imulq	%r11, %rdi
	leaq	8(,%r10,8), %rbx
	imulq	%r8, %rbx
	leaq	(%rdi,%rbx), %r14
	movq	%r14, -16(%rsp)
	leaq	12(,%r10,8), %r14
	imulq	%r8, %r14
	leaq	(%rdi,%r14), %r15
	movq	%r15, -32(%rsp)
	imulq	-72(%rsp), %r11
	leaq	(%r11,%rsi), %r15
	movq	%r15, -40(%rsp)
	addq	%r11, %rbx
	movq	%rbx, -120(%rsp)
	addq	%r11, %r14
	movq	%r14, -24(%rsp)
	leaq	4(,%r10,8), %r15
	imulq	%r8, %r15
	leaq	(%r11,%r15), %r8
	movq	%r8, -48(%rsp)
	movq	%r13, %r8
	leaq	(,%r10,4), %r13
	imulq	%rdx, %r13
	leaq	4(,%r10,4), %rbp
	imulq	%rdx, %rbp
	movq	-96(%rsp), %rdx
	movq	%r10, -128(%rsp)
	imulq	%r10, %rdx
	addq	%rdx, %r11
	addq	%rdi, %r15
	addq	%rdi, %rdx
	leaq	(%rdi,%rsi), %r10
	shlq	$2, %rcx
	movq	192(%r8), %rdi
	movq	48(%r8), %rbx
	movq	-56(%rsp), %r14
	.p2align	4
.LBB72_11:
	leaq	(%r14,%rsi), %r12
	leaq	(%r12,%r9), %r8
	vmovups	(%rbx), %ymm5
	vmovups	96(%rbx), %ymm7
	vmovups	(%r9,%r8), %ymm8
	vmovaps	%ymm5, %ymm6
	vfmadd213ps	%ymm1, %ymm8, %ymm6
	vfmadd231ps	(%r9,%r12), %ymm7, %ymm6
	addq	%r9, %r8
	leaq	(%r8,%r9), %r12
	vfmadd132ps	(%r9,%r12), %ymm1, %ymm5
	vfmadd231ps	(%r9,%r8), %ymm7, %ymm5
	vmovups	128(%rbx), %ymm7
	movq	-16(%rsp), %r8
	vmovups	(%r14,%r8), %ymm9
	vmovups	192(%rbx), %ymm10
	vfmadd231ps	(%r14,%rsi), %ymm10, %ymm6
	vmovups	32(%rbx), %ymm11
	vfmadd231ps	%ymm11, %ymm9, %ymm6
	movq	-32(%rsp), %r8
	vfmadd231ps	(%r14,%r8), %ymm7, %ymm6
	vmovups	224(%rbx), %ymm12
	vfmadd231ps	(%r14,%r10), %ymm12, %ymm6
	vfmadd231ps	%ymm10, %ymm8, %ymm5
	vfmadd231ps	(%r14,%rdx), %ymm11, %ymm5
	vfmadd231ps	(%r14,%r15), %ymm7, %ymm5
	vmovups	64(%rbx), %ymm7
	vfmadd231ps	%ymm12, %ymm9, %ymm5
	vfmadd231ps	(%r14,%r11), %ymm7, %ymm5
	movq	-120(%rsp), %r8
	vmovups	(%r14,%r8), %ymm8
	vfmadd231ps	%ymm7, %ymm8, %ymm6
	vmovups	160(%rbx), %ymm7
	movq	-48(%rsp), %r8
	vfmadd231ps	(%r14,%r8), %ymm7, %ymm5
	movq	-24(%rsp), %r8
	vfmadd231ps	(%r14,%r8), %ymm7, %ymm6
	vmovups	256(%rbx), %ymm7
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	movq	-40(%rsp), %r8
	vfmadd231ps	(%r14,%r8), %ymm7, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vcmpltps	%ymm0, %ymm5, %ymm8
	vblendvps	%ymm8, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rdi,%r13)
	vcmpltps	%ymm0, %ymm6, %ymm5
	vmulps	%ymm6, %ymm4, %ymm7
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rdi,%rbp)
	addq	-112(%rsp), %r14
	addq	%rcx, %rdi
	decq	%rax
	jne	.LBB72_11
	movq	-64(%rsp), %r13
	movq	-80(%rsp), %rcx
	movq	-128(%rsp), %r10
	movl	$2, %edx
	jmp	.LBB72_4
	.p2align	4
.LBB72_14:
	movq	208(%r13), %rax
	movl	$1, %edx
	testq	%rax, %rax
	je	.LBB72_4
	movq	216(%r13), %rcx
	imulq	%r10, %rcx
	shlq	$2, %rcx
	addq	192(%r13), %rcx
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %rdx
	movq	48(%r13), %rsi
	movq	224(%r13), %rdi
	movq	%rdi, -120(%rsp)
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	leaq	4(,%r10,8), %r8
	movq	-104(%rsp), %rdi
	imulq	%rdi, %r8
	movq	%r10, %r15
	movq	24(%r13), %r10
	movq	-88(%rsp), %r13
	imulq	%r13, %r10
	movq	%r10, -112(%rsp)
	movq	-72(%rsp), %r11
	imulq	%rdx, %r11
	movq	-96(%rsp), %rbx
	imulq	%r15, %rbx
	leaq	(%r11,%rbx), %r14
	movq	%r15, -128(%rsp)
	leaq	8(,%r15,8), %r15
	imulq	%rdi, %r15
	leaq	(%r11,%r15), %r12
	addq	%r8, %r11
	imulq	%r13, %rdx
	leaq	(%rbx,%rdx), %r13
	leaq	(%rdx,%r15), %rbp
	addq	%r8, %rdx
	movq	-120(%rsp), %r10
	shlq	$2, %r10
	movq	-56(%rsp), %rdi
	.p2align	4
.LBB72_16:
	vmovups	(%rdi,%r8), %ymm5
	vmovups	(%rdi,%rbx), %ymm6
	vfmadd132ps	(%rsi), %ymm1, %ymm6
	vfmadd231ps	96(%rsi), %ymm5, %ymm6
	vmovups	(%rdi,%r15), %ymm5
	vfmadd132ps	192(%rsi), %ymm6, %ymm5
	vmovups	(%rdi,%r13), %ymm6
	vfmadd132ps	32(%rsi), %ymm5, %ymm6
	vmovups	(%rdi,%rdx), %ymm5
	vfmadd231ps	128(%rsi), %ymm5, %ymm6
	vmovups	(%rdi,%rbp), %ymm5
	vfmadd132ps	224(%rsi), %ymm6, %ymm5
	vmovups	(%rdi,%r11), %ymm6
	vmovups	(%rdi,%r14), %ymm7
	vfmadd132ps	64(%rsi), %ymm5, %ymm7
	vfmadd231ps	160(%rsi), %ymm6, %ymm7
	vmovups	(%rdi,%r12), %ymm5
	vfmadd132ps	256(%rsi), %ymm7, %ymm5
	vmulps	%ymm5, %ymm4, %ymm6
	vcmpltps	%ymm0, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rcx)
	addq	-112(%rsp), %rdi
	addq	%r10, %rcx
	decq	%rax
	jne	.LBB72_16
	jmp	.LBB72_17
.LBB72_5:
	addq	$32, %rsp
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
.Lfunc_end72:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end72-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n:
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
	subq	$88, %rsp
	.cfi_def_cfa_offset 144
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, -48(%rsp)
	movq	200(%r13), %rdi
	testq	%rdi, %rdi
	jle	.LBB73_5
	movq	%r13, %r14
	movq	%rsi, %rbp
	leaq	(,%rdx,4), %rax
	leaq	(,%rdx,8), %rcx
	movq	%rcx, -8(%rsp)
	movq	%rax, -72(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -16(%rsp)
	shlq	$4, %rdx
	movq	%rdx, (%rsp)
	leaq	(,%rsi,8), %rax
	movq	%rax, -80(%rsp)
	leaq	(,%rsi,4), %r13
	movq	%r13, %rax
	negq	%rax
	movq	%rax, -24(%rsp)
	xorl	%ebx, %ebx
	vxorps	%xmm12, %xmm12, %xmm12
	movq	%r14, -56(%rsp)
	movq	%rsi, 16(%rsp)
	movq	%rdi, -64(%rsp)
	movq	%r13, 8(%rsp)
	jmp	.LBB73_2
	.p2align	4
.LBB73_4:
	addq	%rcx, %rbx
	cmpq	%rdi, %rbx
	jge	.LBB73_5
.LBB73_2:
	movq	%rdi, %rax
	subq	%rbx, %rax
	cmpq	$3, %rax
	jle	.LBB73_15
	movq	208(%r14), %rax
	movl	$4, %ecx
	movq	%rax, -104(%rsp)
	testq	%rax, %rax
	je	.LBB73_4
	movq	216(%r14), %rax
	movq	%rax, %rcx
	imulq	%rbx, %rcx
	shlq	$2, %rcx
	addq	192(%r14), %rcx
	movq	%rcx, -128(%rsp)
	vmovups	64(%r14), %ymm0
	vmovups	%ymm0, 48(%rsp)
	vmovups	128(%r14), %ymm2
	vmovups	160(%r14), %ymm3
	vmovups	96(%r14), %ymm4
	movq	%rax, -112(%rsp)
	leaq	(,%rax,4), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -32(%rsp)
	leaq	40(,%rbx,8), %rax
	imulq	%rbp, %rax
	movq	%rax, -40(%rsp)
	movq	24(%r14), %rcx
	movq	-72(%rsp), %rax
	imulq	%rax, %rcx
	movq	%rcx, 40(%rsp)
	movq	40(%r14), %rcx
	imulq	%rax, %rcx
	movq	%rcx, 32(%rsp)
	leaq	32(,%rbx,8), %rsi
	imulq	%rbp, %rsi
	movq	%r14, %rdx
	leaq	24(,%rbx,8), %r14
	imulq	%rbp, %r14
	leaq	16(,%rbx,8), %r15
	imulq	%rbp, %r15
	leaq	36(,%rbx,8), %r12
	imulq	%rbp, %r12
	leaq	28(,%rbx,8), %r8
	imulq	%rbp, %r8
	movq	%rbp, %rcx
	leaq	20(,%rbx,8), %rbp
	imulq	%rcx, %rbp
	leaq	12(,%rbx,8), %rax
	imulq	%rcx, %rax
	leaq	8(,%rbx,8), %r13
	imulq	%rcx, %r13
	movq	-80(%rsp), %rdi
	imulq	%rbx, %rdi
	movq	%rbx, -120(%rsp)
	leaq	4(,%rbx,8), %r9
	imulq	%rcx, %r9
	movq	48(%rdx), %rcx
	movq	224(%rdx), %rdx
	movq	%rdx, 24(%rsp)
	movq	-48(%rsp), %rbx
	xorl	%r11d, %r11d
	.p2align	4
.LBB73_7:
	movq	%r11, -96(%rsp)
	movq	%rbx, -88(%rsp)
	xorl	%edx, %edx
	vmovups	48(%rsp), %ymm8
	vmovaps	%ymm8, %ymm5
	vmovaps	%ymm8, %ymm6
	vmovaps	%ymm8, %ymm7
	movq	-40(%rsp), %r10
	movq	32(%rsp), %r11
	.p2align	4
.LBB73_8:
	vmovups	(%rcx,%rdx), %ymm12
	vmovups	160(%rcx,%rdx), %ymm13
	vmovups	320(%rcx,%rdx), %ymm14
	vmovups	480(%rcx,%rdx), %ymm9
	vfmadd231ps	(%rbx,%rdi), %ymm12, %ymm8
	vmovups	(%rbx,%r13), %ymm15
	vfmadd231ps	%ymm12, %ymm15, %ymm7
	vmovups	(%rbx,%r15), %ymm10
	vfmadd231ps	%ymm12, %ymm10, %ymm6
	vmovups	(%rbx,%r14), %ymm11
	vfmadd231ps	%ymm12, %ymm11, %ymm5
	vfmadd231ps	(%rbx,%r9), %ymm13, %ymm8
	vmovups	(%rbx,%rax), %ymm12
	vfmadd231ps	%ymm13, %ymm12, %ymm7
	vmovups	(%rbx,%rbp), %ymm0
	vfmadd231ps	%ymm13, %ymm0, %ymm6
	vmovups	(%rbx,%r8), %ymm1
	vfmadd231ps	%ymm13, %ymm1, %ymm5
	vfmadd231ps	%ymm15, %ymm14, %ymm8
	vfmadd231ps	%ymm14, %ymm10, %ymm7
	vfmadd231ps	%ymm14, %ymm11, %ymm6
	vmovups	(%rbx,%rsi), %ymm13
	vfmadd231ps	%ymm14, %ymm13, %ymm5
	vfmadd231ps	%ymm12, %ymm9, %ymm8
	vfmadd231ps	%ymm0, %ymm9, %ymm7
	vfmadd231ps	%ymm1, %ymm9, %ymm6
	vfmadd231ps	(%rbx,%r12), %ymm9, %ymm5
	vmovups	640(%rcx,%rdx), %ymm0
	vfmadd231ps	%ymm10, %ymm0, %ymm8
	vfmadd231ps	%ymm11, %ymm0, %ymm7
	vfmadd231ps	(%rbx,%r10), %ymm0, %ymm5
	vfmadd231ps	%ymm13, %ymm0, %ymm6
	addq	$32, %rdx
	addq	%r11, %rbx
	cmpq	$160, %rdx
	jne	.LBB73_8
	vmulps	%ymm4, %ymm8, %ymm9
	vxorps	%xmm12, %xmm12, %xmm12
	vcmpltps	%ymm12, %ymm8, %ymm10
	vblendvps	%ymm10, %ymm9, %ymm8, %ymm8
	vmaxps	%ymm8, %ymm2, %ymm8
	vminps	%ymm8, %ymm3, %ymm8
	movq	-128(%rsp), %r10
	vmovups	%ymm8, (%r10)
	vcmpltps	%ymm12, %ymm7, %ymm8
	vmulps	%ymm7, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	vmaxps	%ymm7, %ymm2, %ymm7
	vminps	%ymm7, %ymm3, %ymm7
	movq	-112(%rsp), %rdx
	vmovups	%ymm7, (%r10,%rdx,4)
	vcmpltps	%ymm12, %ymm6, %ymm7
	vmulps	%ymm6, %ymm4, %ymm8
	vblendvps	%ymm7, %ymm8, %ymm6, %ymm6
	vmaxps	%ymm6, %ymm2, %ymm6
	vminps	%ymm6, %ymm3, %ymm6
	vmovups	%ymm6, (%r10,%rdx,8)
	vcmpltps	%ymm12, %ymm5, %ymm6
	vmulps	%ymm5, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	movq	-32(%rsp), %rdx
	vmovups	%ymm5, (%r10,%rdx)
	movq	-96(%rsp), %r11
	incq	%r11
	movq	24(%rsp), %rdx
	leaq	(%r10,%rdx,4), %r10
	movq	%r10, -128(%rsp)
	movq	-88(%rsp), %rbx
	addq	40(%rsp), %rbx
	cmpq	-104(%rsp), %r11
	jne	.LBB73_7
	movq	-56(%rsp), %r14
	movq	16(%rsp), %rbp
	movq	-64(%rsp), %rdi
	movq	8(%rsp), %r13
	movq	-120(%rsp), %rbx
	movl	$4, %ecx
	jmp	.LBB73_4
	.p2align	4
.LBB73_15:
	cmpq	$1, %rax
	jle	.LBB73_16
	movq	208(%r14), %r12
	movl	$2, %ecx
	testq	%r12, %r12
	je	.LBB73_4
	movq	216(%r14), %rdi
	vmovups	64(%r14), %ymm1
	movq	40(%r14), %rax
	movq	224(%r14), %r15
	vmovups	128(%r14), %ymm2
	vmovups	160(%r14), %ymm3
	vmovups	96(%r14), %ymm4
	leaq	24(,%rbx,8), %r8
	imulq	%rbp, %r8
	movq	24(%r14), %rdx
	movq	-72(%rsp), %rcx
	imulq	%rcx, %rdx
	movq	%rdx, -88(%rsp)
	imulq	%rax, %rcx
	addq	%r8, %rcx
	movq	-8(%rsp), %rdx
	imulq	%rax, %rdx
	addq	%r8, %rdx
	movq	-16(%rsp), %r10
	imulq	%rax, %r10
	addq	%r8, %r10
	imulq	(%rsp), %rax
	leaq	16(,%rbx,8), %r9
	imulq	%rbp, %r9
	addq	%rax, %r9
	movq	%r9, -96(%rsp)
	leaq	20(,%rbx,8), %r9
	imulq	%rbp, %r9
	addq	%rax, %r9
	movq	%r9, -104(%rsp)
	leaq	12(,%rbx,8), %r9
	imulq	%rbp, %r9
	addq	%rax, %r9
	movq	%r9, -112(%rsp)
	leaq	8(,%rbx,8), %r9
	imulq	%rbp, %r9
	addq	%rax, %r9
	movq	%r9, 48(%rsp)
	leaq	4(,%rbx,8), %r11
	imulq	%rbp, %r11
	addq	%rax, %r11
	leaq	(,%rbx,4), %rsi
	imulq	%rdi, %rsi
	movq	%rsi, -32(%rsp)
	leaq	4(,%rbx,4), %r9
	imulq	%rdi, %r9
	movq	-80(%rsp), %rdi
	movq	%rbx, -120(%rsp)
	imulq	%rbx, %rdi
	addq	%rax, %rdi
	addq	%r8, %rax
	movq	%rax, -40(%rsp)
	shlq	$2, %r15
	movq	%r15, -128(%rsp)
	movq	192(%r14), %r15
	movq	48(%r14), %r14
	movq	-48(%rsp), %rax
	movq	-24(%rsp), %r13
	.p2align	4
.LBB73_13:
	vmovups	(%r14), %ymm5
	vmovups	32(%r14), %ymm7
	leaq	(%rax,%r8), %rsi
	leaq	(%rsi,%r13), %rbx
	vmovups	(%r13,%rbx), %ymm8
	addq	%r13, %rbx
	vmovups	(%r13,%rbx), %ymm9
	addq	%r13, %rbx
	vmovups	160(%r14), %ymm11
	vmovups	(%r13,%rbx), %ymm10
	addq	%r13, %rbx
	vmovaps	%ymm5, %ymm6
	leaq	(%rbx,%r13), %rbp
	vfmadd132ps	(%r13,%rbp), %ymm1, %ymm5
	vfmadd231ps	(%r13,%rbx), %ymm11, %ymm5
	leaq	(%rax,%rcx), %rbx
	leaq	(%rbx,%r13), %rbp
	vfmadd213ps	%ymm1, %ymm10, %ymm6
	vfmadd231ps	%ymm11, %ymm9, %ymm6
	vmovups	320(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm10, %ymm5
	vmovups	(%r13,%rbp), %ymm10
	addq	%r13, %rbp
	vfmadd231ps	%ymm0, %ymm8, %ymm6
	vmovups	480(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm9, %ymm5
	vmovups	(%r13,%rbp), %ymm9
	addq	%r13, %rbp
	vfmadd231ps	(%r13,%rsi), %ymm0, %ymm6
	vmovups	640(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm8, %ymm5
	vmovups	(%r13,%rbp), %ymm11
	vfmadd231ps	(%rax,%r8), %ymm0, %ymm6
	addq	%r13, %rbp
	movq	%rbp, %rsi
	addq	%r13, %rsi
	vfmadd231ps	(%r13,%rsi), %ymm7, %ymm5
	vmovups	64(%r14), %ymm8
	leaq	(%rax,%rdx), %rsi
	vfmadd231ps	%ymm7, %ymm11, %ymm6
	vmovups	192(%r14), %ymm0
	vfmadd231ps	(%r13,%rbp), %ymm0, %ymm5
	leaq	(%rsi,%r13), %rbp
	vfmadd231ps	%ymm0, %ymm9, %ymm6
	vmovups	352(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm11, %ymm5
	vmovups	(%r13,%rbp), %ymm7
	addq	%r13, %rbp
	vfmadd231ps	%ymm0, %ymm10, %ymm6
	vmovups	512(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm9, %ymm5
	vmovups	(%r13,%rbp), %ymm9
	addq	%r13, %rbp
	vfmadd231ps	(%r13,%rbx), %ymm0, %ymm6
	vmovups	672(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm10, %ymm5
	vmovups	(%r13,%rbp), %ymm10
	vfmadd231ps	(%rax,%rcx), %ymm0, %ymm6
	addq	%r13, %rbp
	movq	%rbp, %rbx
	addq	%r13, %rbx
	vfmadd231ps	(%r13,%rbx), %ymm8, %ymm5
	leaq	(%rax,%r10), %rbx
	vmovups	224(%r14), %ymm0
	vfmadd231ps	(%r13,%rbp), %ymm0, %ymm5
	leaq	(%rbx,%r13), %rbp
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	vmovups	(%r13,%rbp), %ymm8
	addq	%r13, %rbp
	vfmadd231ps	%ymm0, %ymm9, %ymm6
	vmovups	384(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm10, %ymm5
	vmovups	(%r13,%rbp), %ymm10
	addq	%r13, %rbp
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	544(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm9, %ymm5
	vmovups	(%r13,%rbp), %ymm9
	addq	%r13, %rbp
	vfmadd231ps	(%r13,%rsi), %ymm0, %ymm6
	vmovups	704(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm7, %ymm5
	vmovups	96(%r14), %ymm7
	leaq	(%rbp,%r13), %rsi
	vfmadd231ps	(%r13,%rsi), %ymm7, %ymm5
	vfmadd231ps	(%rax,%rdx), %ymm0, %ymm6
	vmovups	256(%r14), %ymm0
	vfmadd231ps	(%r13,%rbp), %ymm0, %ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6
	vfmadd231ps	%ymm0, %ymm10, %ymm6
	vmovups	416(%r14), %ymm0
	vfmadd231ps	%ymm0, %ymm9, %ymm5
	vfmadd231ps	%ymm0, %ymm8, %ymm6
	vmovups	576(%r14), %ymm0
	vfmadd231ps	(%r13,%rbx), %ymm0, %ymm6
	vfmadd231ps	%ymm0, %ymm10, %ymm5
	vmovups	736(%r14), %ymm0
	vfmadd231ps	(%rax,%r10), %ymm0, %ymm6
	vfmadd231ps	%ymm0, %ymm8, %ymm5
	vmovups	128(%r14), %ymm0
	vfmadd231ps	(%rax,%rdi), %ymm0, %ymm5
	movq	48(%rsp), %rsi
	vmovups	(%rax,%rsi), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	288(%r14), %ymm0
	vfmadd231ps	(%rax,%r11), %ymm0, %ymm5
	movq	-112(%rsp), %rsi
	vmovups	(%rax,%rsi), %ymm8
	vfmadd231ps	%ymm0, %ymm8, %ymm6
	vmovups	448(%r14), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	movq	-96(%rsp), %rsi
	vmovups	(%rax,%rsi), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	608(%r14), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm5
	movq	-104(%rsp), %rsi
	vfmadd231ps	(%rax,%rsi), %ymm0, %ymm6
	vmovups	768(%r14), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	movq	-40(%rsp), %rsi
	vfmadd231ps	(%rax,%rsi), %ymm0, %ymm6
	vmulps	%ymm5, %ymm4, %ymm0
	vcmpltps	%ymm12, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm5, %ymm0
	vcmpltps	%ymm12, %ymm6, %ymm5
	vmulps	%ymm6, %ymm4, %ymm7
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm5
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	movq	-32(%rsp), %rsi
	vmovups	%ymm0, (%r15,%rsi)
	vmaxps	%ymm5, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r15,%r9)
	addq	-88(%rsp), %rax
	addq	-128(%rsp), %r15
	decq	%r12
	jne	.LBB73_13
	movq	-56(%rsp), %r14
	movq	16(%rsp), %rbp
	movq	8(%rsp), %r13
	movq	-120(%rsp), %rbx
	movl	$2, %ecx
	movq	-64(%rsp), %rdi
	jmp	.LBB73_4
	.p2align	4
.LBB73_16:
	movq	208(%r14), %rax
	movl	$1, %ecx
	testq	%rax, %rax
	je	.LBB73_4
	movq	216(%r14), %rcx
	imulq	%rbx, %rcx
	shlq	$2, %rcx
	addq	192(%r14), %rcx
	vmovups	64(%r14), %ymm1
	movq	40(%r14), %rdx
	movq	48(%r14), %rdi
	movq	224(%r14), %r12
	vmovups	128(%r14), %ymm2
	vmovups	160(%r14), %ymm3
	vmovups	96(%r14), %ymm4
	leaq	16(,%rbx,8), %r9
	imulq	%rbp, %r9
	movq	24(%r14), %r8
	movq	-72(%rsp), %r11
	imulq	%r11, %r8
	movq	%r8, -88(%rsp)
	imulq	%rdx, %r11
	addq	%r9, %r11
	movq	-8(%rsp), %r14
	imulq	%rdx, %r14
	addq	%r9, %r14
	movq	-16(%rsp), %r10
	imulq	%rdx, %r10
	leaq	(%r10,%r9), %rsi
	movq	%rsi, -96(%rsp)
	leaq	12(,%rbx,8), %rsi
	imulq	%rbp, %rsi
	addq	%r10, %rsi
	movq	%rsi, -104(%rsp)
	movq	%rbp, %r15
	leaq	8(,%rbx,8), %r8
	imulq	%rbp, %r8
	addq	%r10, %r8
	movq	%r8, -112(%rsp)
	imulq	(%rsp), %rdx
	movq	-80(%rsp), %rbp
	imulq	%rbx, %rbp
	addq	%rbp, %rdx
	movq	%rbx, -120(%rsp)
	leaq	4(,%rbx,8), %r8
	imulq	%r15, %r8
	addq	%r10, %r8
	addq	%r10, %rbp
	shlq	$2, %r12
	movq	%r12, -128(%rsp)
	movq	-48(%rsp), %r10
	movq	-24(%rsp), %r12
	.p2align	4
.LBB73_18:
	leaq	(%r10,%r9), %rsi
	vmovups	(%r12,%rsi), %ymm0
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %ymm6
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %ymm7
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %ymm5
	vfmadd132ps	(%rdi), %ymm1, %ymm5
	leaq	(%r10,%r11), %rsi
	vfmadd231ps	160(%rdi), %ymm7, %ymm5
	vmovups	(%r12,%rsi), %ymm7
	addq	%r12, %rsi
	vfmadd231ps	320(%rdi), %ymm6, %ymm5
	vmovups	(%r12,%rsi), %ymm6
	addq	%r12, %rsi
	vfmadd231ps	480(%rdi), %ymm0, %ymm5
	vmovups	(%r12,%rsi), %ymm0
	vmovups	(%r10,%r9), %ymm8
	vfmadd231ps	640(%rdi), %ymm8, %ymm5
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %ymm8
	vfmadd231ps	32(%rdi), %ymm8, %ymm5
	leaq	(%r10,%r14), %rsi
	vmovups	(%r12,%rsi), %ymm8
	vfmadd231ps	192(%rdi), %ymm0, %ymm5
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %ymm0
	vfmadd231ps	352(%rdi), %ymm6, %ymm5
	addq	%r12, %rsi
	vmovups	(%r12,%rsi), %ymm6
	vfmadd231ps	512(%rdi), %ymm7, %ymm5
	addq	%r12, %rsi
	vmovups	(%r10,%r11), %ymm7
	vfmadd231ps	672(%rdi), %ymm7, %ymm5
	vmovups	(%r12,%rsi), %ymm7
	vfmadd231ps	64(%rdi), %ymm7, %ymm5
	vfmadd231ps	224(%rdi), %ymm6, %ymm5
	vfmadd231ps	384(%rdi), %ymm0, %ymm5
	vfmadd231ps	544(%rdi), %ymm8, %ymm5
	vmovups	(%r10,%r14), %ymm0
	vfmadd231ps	704(%rdi), %ymm0, %ymm5
	movq	-112(%rsp), %rsi
	vmovups	(%r10,%rsi), %ymm0
	vmovups	(%r10,%rbp), %ymm6
	vfmadd231ps	96(%rdi), %ymm6, %ymm5
	vmovups	(%r10,%r8), %ymm6
	vfmadd231ps	256(%rdi), %ymm6, %ymm5
	vfmadd231ps	416(%rdi), %ymm0, %ymm5
	movq	-104(%rsp), %rsi
	vmovups	(%r10,%rsi), %ymm0
	vfmadd231ps	576(%rdi), %ymm0, %ymm5
	leaq	(%r10,%rdx), %rsi
	movq	-96(%rsp), %rbx
	vmovups	(%r10,%rbx), %ymm0
	vfmadd231ps	736(%rdi), %ymm0, %ymm5
	vmovups	(%r10,%rdx), %ymm0
	vfmadd132ps	128(%rdi), %ymm5, %ymm0
	vmovups	(%rsi,%r15,4), %ymm5
	vmovups	(%rsi,%r15,8), %ymm6
	addq	%r13, %rsi
	vfmadd132ps	288(%rdi), %ymm0, %ymm5
	addq	%r13, %rsi
	vfmadd132ps	448(%rdi), %ymm5, %ymm6
	vmovups	(%rsi,%r15,4), %ymm0
	vmovups	(%rsi,%r15,8), %ymm5
	vfmadd132ps	608(%rdi), %ymm6, %ymm0
	vfmadd132ps	768(%rdi), %ymm0, %ymm5
	vmulps	%ymm5, %ymm4, %ymm0
	vcmpltps	%ymm12, %ymm5, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rcx)
	addq	-88(%rsp), %r10
	addq	-128(%rsp), %rcx
	decq	%rax
	jne	.LBB73_18
	movq	%r15, %rbp
	movq	-64(%rsp), %rdi
	movq	-120(%rsp), %rbx
	movl	$1, %ecx
	movq	-56(%rsp), %r14
	jmp	.LBB73_4
.LBB73_5:
	addq	$88, %rsp
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
.Lfunc_end73:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end73-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b5ImageD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r12
	.cfi_def_cfa_offset 40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	subq	$96, %rsp
	.cfi_def_cfa_offset 144
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	200(%r13), %r12
	testq	%r12, %r12
	jle	.LBB74_8
	movq	%rsi, %rax
	shlq	$6, %rax
	movq	%rax, -128(%rsp)
	leaq	64(%rdi), %rax
	movq	%rax, -88(%rsp)
	shlq	$5, %rsi
	leaq	96(%rdi), %rax
	movq	%rax, -96(%rsp)
	leaq	160(%rdi), %rax
	movq	%rax, -80(%rsp)
	leaq	288(%rdi), %rax
	movq	%rax, -72(%rsp)
	addq	$256, %rdi
	xorl	%r9d, %r9d
	vxorps	%xmm15, %xmm15, %xmm15
	movq	%rsi, -104(%rsp)
	movq	%rdi, -112(%rsp)
	movq	%r12, -120(%rsp)
	jmp	.LBB74_2
	.p2align	4
.LBB74_7:
	addq	%r15, %r9
	cmpq	%r12, %r9
	jge	.LBB74_8
.LBB74_2:
	movq	%r12, %rcx
	subq	%r9, %rcx
	movq	%rcx, %rdx
	movabsq	$7905747460161236407, %rax
	imulq	%rax, %rdx
	movabsq	$1317624576693539401, %rax
	addq	%rax, %rdx
	movabsq	$2635249153387078802, %rax
	cmpq	%rax, %rdx
	seta	%dl
	testb	$7, %cl
	sete	%al
	orb	%dl, %al
	jne	.LBB74_9
	movq	208(%r13), %rdx
	movl	$7, %r15d
	testq	%rdx, %rdx
	je	.LBB74_7
	movq	216(%r13), %rax
	movq	%rax, %r8
	imulq	%r9, %r8
	shlq	$2, %r8
	addq	192(%r13), %r8
	movq	%r9, %r10
	shlq	$5, %r10
	addq	%rdi, %r10
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, (%rsp)
	movq	40(%r13), %r11
	movq	48(%r13), %rbx
	movq	224(%r13), %r14
	vmovups	128(%r13), %ymm0
	vmovups	%ymm0, -32(%rsp)
	vmovups	160(%r13), %ymm0
	vmovups	%ymm0, -64(%rsp)
	vmovups	96(%r13), %ymm4
	leaq	(,%rax,8), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	24(%r13), %r15
	imulq	%rsi, %r15
	movq	%rsi, %rbp
	imulq	%r11, %rbp
	imulq	-128(%rsp), %r11
	shlq	$2, %r14
	subq	%rcx, %r14
	shlq	$2, %rax
	addq	%rax, %r14
	.p2align	4
.LBB74_5:
	vmovups	224(%rbx), %ymm10
	vmovups	192(%rbx), %ymm0
	vmovups	-32(%r10), %ymm9
	vmovups	(%rbx), %ymm7
	vmovups	96(%rbx), %ymm13
	vmovups	-64(%r10), %ymm11
	vmovaps	%ymm7, %ymm5
	vmovups	(%rsp), %ymm3
	vfmadd213ps	%ymm3, %ymm11, %ymm5
	vmovups	-96(%r10), %ymm12
	vmovaps	%ymm7, %ymm6
	vfmadd231ps	%ymm13, %ymm9, %ymm5
	vfmadd213ps	%ymm3, %ymm12, %ymm6
	vmovups	-224(%r10), %ymm1
	vmovups	-192(%r10), %ymm14
	vfmadd231ps	%ymm13, %ymm11, %ymm6
	vmovups	-160(%r10), %ymm15
	vmovups	-128(%r10), %ymm2
	vmovaps	%ymm7, %ymm8
	vfmadd213ps	%ymm3, %ymm2, %ymm8
	vfmadd231ps	%ymm9, %ymm0, %ymm6
	vfmadd231ps	%ymm13, %ymm12, %ymm8
	vmovaps	%ymm7, %ymm9
	vfmadd213ps	%ymm3, %ymm15, %ymm9
	vfmadd231ps	%ymm13, %ymm2, %ymm9
	vfmadd231ps	%ymm11, %ymm0, %ymm8
	vfmadd231ps	%ymm12, %ymm0, %ymm9
	vmovaps	%ymm7, %ymm11
	vfmadd213ps	%ymm3, %ymm14, %ymm11
	vfmadd231ps	%ymm13, %ymm15, %ymm11
	vmovaps	%ymm7, %ymm12
	vfmadd231ps	%ymm2, %ymm0, %ymm11
	vfmadd213ps	%ymm3, %ymm1, %ymm12
	vfmadd132ps	-256(%r10), %ymm3, %ymm7
	vmovups	-32(%r10,%rbp), %ymm2
	vfmadd231ps	%ymm13, %ymm1, %ymm7
	vmovups	128(%rbx), %ymm1
	vfmadd231ps	%ymm13, %ymm14, %ymm12
	vmovups	-64(%r10,%rbp), %ymm13
	vfmadd231ps	(%r10), %ymm0, %ymm5
	vfmadd231ps	%ymm15, %ymm0, %ymm12
	vmovups	32(%rbx), %ymm15
	vfmadd231ps	%ymm15, %ymm13, %ymm5
	vfmadd231ps	%ymm0, %ymm14, %ymm7
	vmovups	-96(%r10,%rbp), %ymm0
	vfmadd231ps	%ymm1, %ymm2, %ymm5
	vfmadd231ps	%ymm15, %ymm0, %ymm6
	vfmadd231ps	%ymm1, %ymm13, %ymm6
	vmovups	-224(%r10,%rbp), %ymm14
	vfmadd231ps	%ymm2, %ymm10, %ymm6
	vmovups	-128(%r10,%rbp), %ymm3
	vfmadd231ps	%ymm15, %ymm3, %ymm8
	vfmadd231ps	%ymm1, %ymm0, %ymm8
	vfmadd231ps	%ymm13, %ymm10, %ymm8
	vmovups	-160(%r10,%rbp), %ymm2
	vfmadd231ps	%ymm15, %ymm2, %ymm9
	vfmadd231ps	%ymm1, %ymm3, %ymm9
	vfmadd231ps	%ymm0, %ymm10, %ymm9
	vmovups	-192(%r10,%rbp), %ymm0
	vfmadd231ps	-256(%r10,%rbp), %ymm15, %ymm7
	vfmadd231ps	%ymm15, %ymm0, %ymm11
	vfmadd231ps	%ymm15, %ymm14, %ymm12
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	64(%rbx), %ymm13
	vfmadd231ps	(%r10,%rbp), %ymm10, %ymm5
	vfmadd231ps	%ymm1, %ymm2, %ymm11
	vfmadd231ps	%ymm1, %ymm0, %ymm12
	vfmadd231ps	%ymm1, %ymm14, %ymm7
	vfmadd231ps	%ymm10, %ymm0, %ymm7
	vfmadd231ps	-256(%r10,%r11), %ymm13, %ymm7
	vmovups	-224(%r10,%r11), %ymm14
	vfmadd231ps	%ymm2, %ymm10, %ymm12
	vmovups	-192(%r10,%r11), %ymm0
	vmovups	-160(%r10,%r11), %ymm2
	vmovups	-128(%r10,%r11), %ymm1
	vfmadd231ps	%ymm3, %ymm10, %ymm11
	vfmadd231ps	%ymm13, %ymm14, %ymm12
	vfmadd231ps	%ymm13, %ymm0, %ymm11
	vfmadd231ps	%ymm13, %ymm2, %ymm9
	vfmadd231ps	%ymm13, %ymm1, %ymm8
	vmovups	-96(%r10,%r11), %ymm3
	vfmadd231ps	%ymm13, %ymm3, %ymm6
	vmovups	-64(%r10,%r11), %ymm10
	vfmadd231ps	%ymm13, %ymm10, %ymm5
	vmovups	160(%rbx), %ymm13
	vfmadd231ps	%ymm13, %ymm0, %ymm12
	vfmadd231ps	%ymm13, %ymm2, %ymm11
	vfmadd231ps	%ymm14, %ymm13, %ymm7
	vfmadd231ps	%ymm13, %ymm1, %ymm9
	vfmadd231ps	%ymm13, %ymm3, %ymm8
	vmovups	-32(%r10,%r11), %ymm14
	vfmadd231ps	%ymm13, %ymm10, %ymm6
	vfmadd231ps	%ymm13, %ymm14, %ymm5
	vmovups	256(%rbx), %ymm13
	vfmadd231ps	%ymm2, %ymm13, %ymm12
	vfmadd231ps	%ymm1, %ymm13, %ymm11
	vfmadd231ps	%ymm3, %ymm13, %ymm9
	vfmadd231ps	%ymm10, %ymm13, %ymm8
	vfmadd231ps	%ymm14, %ymm13, %ymm6
	vfmadd231ps	%ymm0, %ymm13, %ymm7
	vfmadd231ps	(%r10,%r11), %ymm13, %ymm5
	vmulps	%ymm7, %ymm4, %ymm0
	vcmpltps	%ymm15, %ymm7, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm7, %ymm0
	vmulps	%ymm4, %ymm12, %ymm1
	vcmpltps	%ymm15, %ymm12, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm12, %ymm1
	vmulps	%ymm4, %ymm11, %ymm2
	vcmpltps	%ymm15, %ymm11, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm11, %ymm7
	vmulps	%ymm4, %ymm9, %ymm2
	vcmpltps	%ymm15, %ymm9, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm9, %ymm2
	vmulps	%ymm4, %ymm8, %ymm3
	vcmpltps	%ymm15, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm3, %ymm8, %ymm8
	vmulps	%ymm6, %ymm4, %ymm3
	vcmpltps	%ymm15, %ymm6, %ymm9
	vblendvps	%ymm9, %ymm3, %ymm6, %ymm3
	vmulps	%ymm5, %ymm4, %ymm6
	vcmpltps	%ymm15, %ymm5, %ymm9
	vblendvps	%ymm9, %ymm6, %ymm5, %ymm5
	vmovups	-32(%rsp), %ymm6
	vmaxps	%ymm0, %ymm6, %ymm0
	vmovups	-64(%rsp), %ymm9
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%r8)
	vmaxps	%ymm1, %ymm6, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%r8,%rax)
	vmaxps	%ymm7, %ymm6, %ymm0
	addq	%rax, %r8
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%rax,%r8)
	addq	%rax, %r8
	vmaxps	%ymm2, %ymm6, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%rax,%r8)
	vmaxps	%ymm8, %ymm6, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	addq	%rax, %r8
	vmovups	%ymm0, (%rax,%r8)
	vmaxps	%ymm3, %ymm6, %ymm0
	addq	%rax, %r8
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%rax,%r8)
	addq	%rax, %r8
	vmaxps	%ymm5, %ymm6, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%rax,%r8)
	addq	%r15, %r10
	addq	%r14, %r8
	decq	%rdx
	jne	.LBB74_5
	movl	$7, %r15d
	jmp	.LBB74_7
	.p2align	4
.LBB74_9:
	cmpq	$8, %rcx
	jl	.LBB74_14
	movq	208(%r13), %rbp
	movl	$8, %r15d
	testq	%rbp, %rbp
	je	.LBB74_7
	movq	216(%r13), %r8
	movq	%r8, %rdx
	imulq	%r9, %rdx
	shlq	$2, %rdx
	addq	192(%r13), %rdx
	movq	%r9, %r11
	shlq	$5, %r11
	addq	-72(%rsp), %r11
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, -32(%rsp)
	movq	40(%r13), %r10
	movq	48(%r13), %rbx
	movq	224(%r13), %r14
	vmovups	128(%r13), %ymm0
	vmovups	%ymm0, -64(%rsp)
	vmovups	160(%r13), %ymm0
	vmovups	%ymm0, 64(%rsp)
	vmovups	96(%r13), %ymm0
	vmovups	%ymm0, 32(%rsp)
	leaq	(%r8,%r8,8), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	addq	%r8, %rcx
	movq	24(%r13), %r15
	imulq	%rsi, %r15
	movq	%rsi, %rax
	imulq	%r10, %rax
	imulq	-128(%rsp), %r10
	shlq	$2, %r14
	subq	%rcx, %r14
	shlq	$2, %r8
	addq	%r8, %r14
	.p2align	4
.LBB74_12:
	vmovups	224(%rbx), %ymm11
	vmovups	-32(%r11,%rax), %ymm0
	vmovups	%ymm0, (%rsp)
	vmovups	192(%rbx), %ymm13
	vmovups	-32(%r11), %ymm3
	vmovups	(%rbx), %ymm6
	vmovups	96(%rbx), %ymm0
	vmovups	-64(%r11), %ymm2
	vmovaps	%ymm6, %ymm5
	vmovups	-32(%rsp), %ymm4
	vfmadd213ps	%ymm4, %ymm2, %ymm5
	vmovups	-96(%r11), %ymm14
	vmovaps	%ymm6, %ymm7
	vfmadd213ps	%ymm4, %ymm14, %ymm7
	vfmadd231ps	%ymm0, %ymm3, %ymm5
	vfmadd231ps	%ymm0, %ymm2, %ymm7
	vmovups	-128(%r11), %ymm1
	vmovaps	%ymm6, %ymm8
	vfmadd213ps	%ymm4, %ymm1, %ymm8
	vfmadd231ps	%ymm3, %ymm13, %ymm7
	vfmadd231ps	%ymm0, %ymm14, %ymm8
	vmovups	-256(%r11), %ymm3
	vmovups	-224(%r11), %ymm15
	vfmadd231ps	%ymm2, %ymm13, %ymm8
	vmovups	-160(%r11), %ymm2
	vmovaps	%ymm6, %ymm9
	vfmadd213ps	%ymm4, %ymm2, %ymm9
	vfmadd231ps	%ymm0, %ymm1, %ymm9
	vmovaps	%ymm6, %ymm10
	vmovaps	%ymm6, %ymm12
	vfmadd231ps	%ymm14, %ymm13, %ymm9
	vmovaps	%ymm6, %ymm14
	vfmadd213ps	%ymm4, %ymm3, %ymm14
	vfmadd132ps	-288(%r11), %ymm4, %ymm6
	vfmadd231ps	%ymm0, %ymm3, %ymm6
	vmovups	-192(%r11), %ymm3
	vfmadd213ps	%ymm4, %ymm3, %ymm10
	vfmadd213ps	%ymm4, %ymm15, %ymm12
	vfmadd231ps	%ymm0, %ymm2, %ymm10
	vfmadd231ps	%ymm0, %ymm3, %ymm12
	vfmadd231ps	%ymm0, %ymm15, %ymm14
	vmovups	128(%rbx), %ymm0
	vfmadd231ps	%ymm1, %ymm13, %ymm10
	vmovups	-64(%r11,%rax), %ymm1
	vfmadd231ps	(%r11), %ymm13, %ymm5
	vfmadd231ps	%ymm2, %ymm13, %ymm12
	vmovups	32(%rbx), %ymm2
	vfmadd231ps	%ymm2, %ymm1, %ymm5
	vfmadd231ps	%ymm3, %ymm13, %ymm14
	vmovups	(%rsp), %ymm4
	vfmadd231ps	%ymm0, %ymm4, %ymm5
	vmovups	-96(%r11,%rax), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm7
	vfmadd231ps	%ymm0, %ymm1, %ymm7
	vfmadd231ps	%ymm4, %ymm11, %ymm7
	vmovups	-128(%r11,%rax), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm8
	vfmadd231ps	%ymm0, %ymm3, %ymm8
	vfmadd231ps	%ymm1, %ymm11, %ymm8
	vmovups	64(%rbx), %ymm1
	vfmadd231ps	%ymm13, %ymm15, %ymm6
	vmovups	-256(%r11,%rax), %ymm13
	vmovups	-160(%r11,%rax), %ymm15
	vfmadd231ps	%ymm2, %ymm15, %ymm9
	vfmadd231ps	%ymm0, %ymm4, %ymm9
	vfmadd231ps	%ymm3, %ymm11, %ymm9
	vmovups	-192(%r11,%rax), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm10
	vfmadd231ps	%ymm0, %ymm15, %ymm10
	vfmadd231ps	%ymm4, %ymm11, %ymm10
	vmovups	-224(%r11,%rax), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm12
	vfmadd231ps	%ymm0, %ymm3, %ymm12
	vfmadd231ps	(%r11,%rax), %ymm11, %ymm5
	vfmadd231ps	%ymm2, %ymm13, %ymm14
	vfmadd231ps	-288(%r11,%rax), %ymm2, %ymm6
	vfmadd231ps	%ymm15, %ymm11, %ymm12
	vfmadd231ps	%ymm0, %ymm13, %ymm6
	vfmadd231ps	%ymm11, %ymm4, %ymm6
	vfmadd231ps	-288(%r11,%r10), %ymm1, %ymm6
	vfmadd231ps	%ymm0, %ymm4, %ymm14
	vmovups	-256(%r11,%r10), %ymm13
	vmovups	-224(%r11,%r10), %ymm0
	vfmadd231ps	%ymm3, %ymm11, %ymm14
	vmovups	-192(%r11,%r10), %ymm3
	vmovups	-160(%r11,%r10), %ymm2
	vfmadd231ps	%ymm1, %ymm13, %ymm14
	vfmadd231ps	%ymm1, %ymm0, %ymm12
	vfmadd231ps	%ymm1, %ymm3, %ymm10
	vfmadd231ps	%ymm1, %ymm2, %ymm9
	vmovups	-128(%r11,%r10), %ymm11
	vfmadd231ps	%ymm1, %ymm11, %ymm8
	vmovups	-96(%r11,%r10), %ymm15
	vfmadd231ps	%ymm1, %ymm15, %ymm7
	vmovups	-64(%r11,%r10), %ymm4
	vfmadd231ps	%ymm1, %ymm4, %ymm5
	vmovups	160(%rbx), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm14
	vfmadd231ps	%ymm1, %ymm3, %ymm12
	vfmadd231ps	%ymm1, %ymm2, %ymm10
	vfmadd231ps	%ymm1, %ymm11, %ymm9
	vfmadd231ps	%ymm1, %ymm15, %ymm8
	vfmadd231ps	%ymm1, %ymm4, %ymm7
	vfmadd231ps	%ymm13, %ymm1, %ymm6
	vmovups	-32(%r11,%r10), %ymm13
	vfmadd231ps	%ymm1, %ymm13, %ymm5
	vmovups	256(%rbx), %ymm1
	vfmadd231ps	%ymm3, %ymm1, %ymm14
	vfmadd231ps	%ymm2, %ymm1, %ymm12
	vfmadd231ps	%ymm11, %ymm1, %ymm10
	vfmadd231ps	%ymm15, %ymm1, %ymm9
	vxorps	%xmm15, %xmm15, %xmm15
	vfmadd231ps	%ymm0, %ymm1, %ymm6
	vfmadd231ps	%ymm4, %ymm1, %ymm8
	vfmadd231ps	(%r11,%r10), %ymm1, %ymm5
	vfmadd231ps	%ymm13, %ymm1, %ymm7
	vcmpltps	%ymm15, %ymm14, %ymm0
	vmovups	32(%rsp), %ymm11
	vmulps	%ymm14, %ymm11, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm14, %ymm0
	vcmpltps	%ymm15, %ymm12, %ymm1
	vmulps	%ymm12, %ymm11, %ymm2
	vblendvps	%ymm1, %ymm2, %ymm12, %ymm1
	vcmpltps	%ymm15, %ymm10, %ymm2
	vmulps	%ymm10, %ymm11, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm10, %ymm2
	vcmpltps	%ymm15, %ymm9, %ymm3
	vmulps	%ymm9, %ymm11, %ymm4
	vblendvps	%ymm3, %ymm4, %ymm9, %ymm3
	vcmpltps	%ymm15, %ymm8, %ymm4
	vmulps	%ymm8, %ymm11, %ymm9
	vblendvps	%ymm4, %ymm9, %ymm8, %ymm8
	vmulps	%ymm6, %ymm11, %ymm4
	vcmpltps	%ymm15, %ymm6, %ymm9
	vblendvps	%ymm9, %ymm4, %ymm6, %ymm4
	vcmpltps	%ymm15, %ymm7, %ymm6
	vmulps	%ymm7, %ymm11, %ymm9
	vblendvps	%ymm6, %ymm9, %ymm7, %ymm6
	vcmpltps	%ymm15, %ymm5, %ymm7
	vmulps	%ymm5, %ymm11, %ymm9
	vblendvps	%ymm7, %ymm9, %ymm5, %ymm5
	vmovups	-64(%rsp), %ymm7
	vmaxps	%ymm4, %ymm7, %ymm4
	vmovups	64(%rsp), %ymm9
	vminps	%ymm4, %ymm9, %ymm4
	vmovups	%ymm4, (%rdx)
	vmaxps	%ymm0, %ymm7, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%rdx,%r8)
	vmaxps	%ymm1, %ymm7, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	addq	%r8, %rdx
	vmovups	%ymm0, (%r8,%rdx)
	vmaxps	%ymm2, %ymm7, %ymm0
	addq	%r8, %rdx
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%r8,%rdx)
	addq	%r8, %rdx
	vmaxps	%ymm3, %ymm7, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%r8,%rdx)
	vmaxps	%ymm8, %ymm7, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	addq	%r8, %rdx
	vmovups	%ymm0, (%r8,%rdx)
	vmaxps	%ymm6, %ymm7, %ymm0
	addq	%r8, %rdx
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%r8,%rdx)
	addq	%r8, %rdx
	vmaxps	%ymm5, %ymm7, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%r8,%rdx)
	addq	%r15, %r11
	addq	%r14, %rdx
	decq	%rbp
	jne	.LBB74_12
	movl	$8, %r15d
	jmp	.LBB74_7
	.p2align	4
.LBB74_14:
	cmpq	$4, %rcx
	jl	.LBB74_23
	movq	208(%r13), %rdx
	movl	$4, %r15d
	testq	%rdx, %rdx
	je	.LBB74_7
	movq	%rsi, %rax
	movq	216(%r13), %r12
	movq	192(%r13), %rsi
	movq	%r9, %r8
	shlq	$5, %r8
	addq	-80(%rsp), %r8
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %r10
	movq	48(%r13), %r11
	movq	224(%r13), %rbx
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	movq	24(%r13), %r14
	imulq	%rax, %r14
	leaq	(,%r9,4), %r15
	leaq	12(,%r9,4), %rbp
	imulq	%r12, %rbp
	leaq	8(,%r9,4), %rdi
	imulq	%r12, %rdi
	imulq	%r12, %r15
	leaq	4(,%r9,4), %rcx
	imulq	%r12, %rcx
	imulq	%r10, %rax
	imulq	-128(%rsp), %r10
	shlq	$2, %rbx
	.p2align	4
.LBB74_17:
	vmovups	224(%r11), %ymm8
	vmovups	192(%r11), %ymm9
	vmovups	-128(%r8), %ymm12
	vmovups	-96(%r8), %ymm10
	vmovups	-64(%r8), %ymm11
	vmovups	-32(%r8), %ymm7
	vmovups	(%r11), %ymm0
	vmovups	96(%r11), %ymm13
	vmovaps	%ymm0, %ymm5
	vfmadd213ps	%ymm1, %ymm11, %ymm5
	vfmadd231ps	%ymm13, %ymm7, %ymm5
	vmovaps	%ymm0, %ymm6
	vfmadd213ps	%ymm1, %ymm10, %ymm6
	vfmadd231ps	%ymm13, %ymm11, %ymm6
	vfmadd231ps	%ymm7, %ymm9, %ymm6
	vmovaps	%ymm0, %ymm7
	vfmadd132ps	-160(%r8), %ymm1, %ymm0
	vfmadd213ps	%ymm1, %ymm12, %ymm7
	vfmadd231ps	%ymm13, %ymm12, %ymm0
	vmovups	-96(%r8,%rax), %ymm12
	vfmadd231ps	%ymm13, %ymm10, %ymm7
	vmovups	-64(%r8,%rax), %ymm13
	vfmadd231ps	%ymm11, %ymm9, %ymm7
	vmovups	-32(%r8,%rax), %ymm11
	vfmadd231ps	%ymm9, %ymm10, %ymm0
	vmovups	128(%r11), %ymm10
	vfmadd231ps	(%r8), %ymm9, %ymm5
	vmovups	32(%r11), %ymm9
	vfmadd231ps	%ymm9, %ymm13, %ymm5
	vfmadd231ps	%ymm10, %ymm11, %ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6
	vfmadd231ps	%ymm10, %ymm13, %ymm6
	vfmadd231ps	%ymm11, %ymm8, %ymm6
	vmovups	-128(%r8,%rax), %ymm11
	vfmadd231ps	-160(%r8,%rax), %ymm9, %ymm0
	vfmadd231ps	%ymm9, %ymm11, %ymm7
	vfmadd231ps	%ymm10, %ymm11, %ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm7
	vmovups	64(%r11), %ymm9
	vfmadd231ps	(%r8,%rax), %ymm8, %ymm5
	vfmadd231ps	%ymm13, %ymm8, %ymm7
	vfmadd231ps	%ymm8, %ymm12, %ymm0
	vfmadd231ps	-160(%r8,%r10), %ymm9, %ymm0
	vmovups	-128(%r8,%r10), %ymm8
	vmovups	-96(%r8,%r10), %ymm10
	vmovups	-64(%r8,%r10), %ymm11
	vfmadd231ps	%ymm9, %ymm8, %ymm7
	vfmadd231ps	%ymm9, %ymm10, %ymm6
	vfmadd231ps	%ymm9, %ymm11, %ymm5
	vmovups	160(%r11), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm0
	vmovups	-32(%r8,%r10), %ymm8
	vfmadd231ps	%ymm9, %ymm10, %ymm7
	vfmadd231ps	%ymm9, %ymm11, %ymm6
	vfmadd231ps	%ymm9, %ymm8, %ymm5
	vmovups	256(%r11), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm0
	vfmadd231ps	%ymm11, %ymm9, %ymm7
	vfmadd231ps	%ymm8, %ymm9, %ymm6
	vfmadd231ps	(%r8,%r10), %ymm9, %ymm5
	vmulps	%ymm0, %ymm4, %ymm8
	vcmpltps	%ymm15, %ymm0, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm0, %ymm0
	vcmpltps	%ymm15, %ymm7, %ymm8
	vmulps	%ymm7, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	vcmpltps	%ymm15, %ymm6, %ymm8
	vmulps	%ymm6, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm6, %ymm6
	vcmpltps	%ymm15, %ymm5, %ymm8
	vmulps	%ymm5, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm5, %ymm5
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%r15)
	vmaxps	%ymm7, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rcx)
	vmaxps	%ymm6, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rdi)
	vmaxps	%ymm5, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rbp)
	addq	%r14, %r8
	addq	%rbx, %rsi
	decq	%rdx
	jne	.LBB74_17
	movq	-104(%rsp), %rsi
	movq	-112(%rsp), %rdi
	movq	-120(%rsp), %r12
	movl	$4, %r15d
	jmp	.LBB74_7
.LBB74_23:
	cmpq	$1, %rcx
	jle	.LBB74_24
	movq	208(%r13), %rcx
	movl	$2, %r15d
	testq	%rcx, %rcx
	je	.LBB74_7
	movq	%rsi, %rax
	movq	216(%r13), %r12
	movq	192(%r13), %rdx
	movq	%r9, %rsi
	shlq	$5, %rsi
	addq	-96(%rsp), %rsi
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %rdi
	movq	48(%r13), %r8
	movq	224(%r13), %r10
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	movq	-128(%rsp), %r11
	imulq	%rdi, %r11
	movq	24(%r13), %rbx
	imulq	%rax, %rbx
	imulq	%rax, %rdi
	leaq	(,%r9,4), %r14
	imulq	%r12, %r14
	shlq	$2, %r10
	leaq	4(,%r9,4), %r15
	imulq	%r12, %r15
	.p2align	4
.LBB74_21:
	vmovups	-64(%rsi), %ymm6
	vmovups	(%r8), %ymm5
	vmovups	96(%r8), %ymm7
	vmovaps	%ymm5, %ymm0
	vfmadd213ps	%ymm1, %ymm6, %ymm0
	vfmadd132ps	-96(%rsi), %ymm1, %ymm5
	vfmadd231ps	%ymm7, %ymm6, %ymm5
	vmovups	-32(%rsi), %ymm6
	vfmadd231ps	%ymm7, %ymm6, %ymm0
	vmovups	192(%r8), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm5
	vmovups	-64(%rsi,%rdi), %ymm6
	vfmadd231ps	(%rsi), %ymm7, %ymm0
	vmovups	32(%r8), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0
	vfmadd231ps	-96(%rsi,%rdi), %ymm7, %ymm5
	vmovups	128(%r8), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm5
	vmovups	-32(%rsi,%rdi), %ymm6
	vfmadd231ps	%ymm7, %ymm6, %ymm0
	vmovups	224(%r8), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm5
	vmovups	64(%r8), %ymm6
	vfmadd231ps	(%rsi,%rdi), %ymm7, %ymm0
	vfmadd231ps	-96(%rsi,%r11), %ymm6, %ymm5
	vmovups	-64(%rsi,%r11), %ymm7
	vfmadd231ps	%ymm6, %ymm7, %ymm0
	vmovups	160(%r8), %ymm6
	vfmadd231ps	%ymm7, %ymm6, %ymm5
	vmovups	-32(%rsi,%r11), %ymm7
	vfmadd231ps	%ymm6, %ymm7, %ymm0
	vmovups	256(%r8), %ymm6
	vfmadd231ps	%ymm7, %ymm6, %ymm5
	vfmadd231ps	(%rsi,%r11), %ymm6, %ymm0
	vmulps	%ymm5, %ymm4, %ymm6
	vcmpltps	%ymm15, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vcmpltps	%ymm15, %ymm0, %ymm6
	vmulps	%ymm0, %ymm4, %ymm7
	vblendvps	%ymm6, %ymm7, %ymm0, %ymm0
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rdx,%r14)
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%r15)
	addq	%rbx, %rsi
	addq	%r10, %rdx
	decq	%rcx
	jne	.LBB74_21
	movq	-104(%rsp), %rsi
	movq	-112(%rsp), %rdi
	movq	-120(%rsp), %r12
	movl	$2, %r15d
	jmp	.LBB74_7
.LBB74_24:
	movq	208(%r13), %rcx
	movl	$1, %r15d
	testq	%rcx, %rcx
	je	.LBB74_7
	movq	216(%r13), %rdx
	imulq	%r9, %rdx
	shlq	$2, %rdx
	addq	192(%r13), %rdx
	movq	%r9, %r14
	shlq	$5, %r14
	addq	-88(%rsp), %r14
	vmovups	64(%r13), %ymm0
	movq	40(%r13), %rax
	movq	48(%r13), %r8
	movq	224(%r13), %r10
	vmovups	128(%r13), %ymm1
	vmovups	160(%r13), %ymm2
	vmovups	96(%r13), %ymm3
	movq	-128(%rsp), %r11
	imulq	%rax, %r11
	movq	24(%r13), %rbx
	imulq	%rsi, %rbx
	imulq	%rsi, %rax
	shlq	$2, %r10
	.p2align	4
.LBB74_26:
	vmovups	-64(%r14), %ymm4
	vfmadd132ps	(%r8), %ymm0, %ymm4
	vmovups	-32(%r14), %ymm5
	vfmadd231ps	96(%r8), %ymm5, %ymm4
	vmovups	(%r14), %ymm5
	vfmadd231ps	192(%r8), %ymm5, %ymm4
	vmovups	-64(%r14,%rax), %ymm5
	vmovups	-32(%r14,%rax), %ymm6
	vfmadd132ps	32(%r8), %ymm4, %ymm5
	vfmadd231ps	128(%r8), %ymm6, %ymm5
	vmovups	(%r14,%rax), %ymm4
	vfmadd231ps	224(%r8), %ymm4, %ymm5
	vmovups	-64(%r14,%r11), %ymm4
	vmovups	-32(%r14,%r11), %ymm6
	vfmadd132ps	64(%r8), %ymm5, %ymm4
	vmovups	(%r14,%r11), %ymm5
	vfmadd231ps	160(%r8), %ymm6, %ymm4
	vfmadd231ps	256(%r8), %ymm5, %ymm4
	vmulps	%ymm4, %ymm3, %ymm5
	vcmpltps	%ymm15, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm1, %ymm4
	vminps	%ymm4, %ymm2, %ymm4
	vmovups	%ymm4, (%rdx)
	addq	%rbx, %r14
	addq	%r10, %rdx
	decq	%rcx
	jne	.LBB74_26
	jmp	.LBB74_7
.LBB74_8:
	addq	$96, %rsp
	.cfi_def_cfa_offset 48
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end74:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end74-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3OneOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r12
	.cfi_def_cfa_offset 40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	subq	$128, %rsp
	.cfi_def_cfa_offset 176
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	200(%r13), %r12
	testq	%r12, %r12
	jle	.LBB75_8
	movq	%rsi, %rax
	shlq	$6, %rax
	movq	%rax, -128(%rsp)
	leaq	64(%rdi), %rax
	movq	%rax, -88(%rsp)
	shlq	$5, %rsi
	leaq	128(%rdi), %rax
	movq	%rax, -96(%rsp)
	leaq	256(%rdi), %rax
	movq	%rax, -80(%rsp)
	leaq	512(%rdi), %rax
	movq	%rax, -72(%rsp)
	addq	$448, %rdi
	xorl	%r9d, %r9d
	vxorps	%xmm14, %xmm14, %xmm14
	movq	%rsi, -104(%rsp)
	movq	%rdi, -112(%rsp)
	movq	%r12, -120(%rsp)
	jmp	.LBB75_2
.LBB75_27:
	movl	$1, %eax
	.p2align	4
.LBB75_7:
	addq	%rax, %r9
	cmpq	%r12, %r9
	jge	.LBB75_8
.LBB75_2:
	movq	%r12, %rcx
	subq	%r9, %rcx
	movq	%rcx, %rdx
	movabsq	$7905747460161236407, %rax
	imulq	%rax, %rdx
	movabsq	$1317624576693539401, %rax
	addq	%rax, %rdx
	movabsq	$2635249153387078802, %rax
	cmpq	%rax, %rdx
	seta	%dl
	testb	$7, %cl
	sete	%al
	orb	%dl, %al
	jne	.LBB75_9
	movq	208(%r13), %rdx
	movl	$7, %eax
	testq	%rdx, %rdx
	je	.LBB75_7
	movq	216(%r13), %rax
	movq	%rax, %r8
	imulq	%r9, %r8
	shlq	$2, %r8
	addq	192(%r13), %r8
	movq	%r9, %r10
	shlq	$6, %r10
	addq	%rdi, %r10
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, 32(%rsp)
	movq	40(%r13), %r11
	movq	48(%r13), %rbx
	movq	224(%r13), %r14
	vmovups	128(%r13), %ymm0
	vmovups	%ymm0, (%rsp)
	vmovups	160(%r13), %ymm0
	vmovups	%ymm0, -32(%rsp)
	vmovups	96(%r13), %ymm0
	vmovups	%ymm0, -64(%rsp)
	leaq	(,%rax,8), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	24(%r13), %r15
	imulq	%rsi, %r15
	movq	%rsi, %rbp
	imulq	%r11, %rbp
	imulq	-128(%rsp), %r11
	shlq	$2, %r14
	subq	%rcx, %r14
	shlq	$2, %rax
	addq	%rax, %r14
	.p2align	4
.LBB75_5:
	vmovups	224(%rbx), %ymm10
	vmovups	128(%rbx), %ymm12
	vmovups	-64(%r10,%rbp), %ymm0
	vmovups	192(%rbx), %ymm14
	vmovups	(%rbx), %ymm7
	vmovups	96(%rbx), %ymm15
	vmovups	-64(%r10), %ymm9
	vmovaps	%ymm7, %ymm5
	vmovups	32(%rsp), %ymm4
	vfmadd213ps	%ymm4, %ymm9, %ymm5
	vfmadd231ps	-32(%r10), %ymm15, %ymm5
	vmovups	-128(%r10), %ymm11
	vmovaps	%ymm7, %ymm6
	vfmadd213ps	%ymm4, %ymm11, %ymm6
	vmovups	-384(%r10), %ymm1
	vmovups	-320(%r10), %ymm2
	vfmadd231ps	-96(%r10), %ymm15, %ymm6
	vmovups	-256(%r10), %ymm3
	vmovups	-192(%r10), %ymm13
	vmovaps	%ymm7, %ymm8
	vfmadd213ps	%ymm4, %ymm13, %ymm8
	vfmadd231ps	%ymm9, %ymm14, %ymm6
	vfmadd231ps	-160(%r10), %ymm15, %ymm8
	vmovaps	%ymm7, %ymm9
	vfmadd213ps	%ymm4, %ymm3, %ymm9
	vfmadd231ps	%ymm11, %ymm14, %ymm8
	vfmadd231ps	-224(%r10), %ymm15, %ymm9
	vmovaps	%ymm7, %ymm11
	vfmadd213ps	%ymm4, %ymm2, %ymm11
	vfmadd231ps	%ymm13, %ymm14, %ymm9
	vfmadd231ps	-288(%r10), %ymm15, %ymm11
	vmovaps	%ymm7, %ymm13
	vfmadd231ps	(%r10), %ymm14, %ymm5
	vfmadd213ps	%ymm4, %ymm1, %ymm13
	vfmadd231ps	-352(%r10), %ymm15, %ymm13
	vfmadd231ps	%ymm3, %ymm14, %ymm11
	vmovups	32(%rbx), %ymm3
	vfmadd231ps	%ymm2, %ymm14, %ymm13
	vmovups	-128(%r10,%rbp), %ymm2
	vfmadd231ps	%ymm3, %ymm0, %ymm5
	vfmadd132ps	-448(%r10), %ymm4, %ymm7
	vfmadd231ps	-32(%r10,%rbp), %ymm12, %ymm5
	vfmadd231ps	-416(%r10), %ymm15, %ymm7
	vmovups	-384(%r10,%rbp), %ymm15
	vfmadd231ps	%ymm3, %ymm2, %ymm6
	vfmadd231ps	%ymm14, %ymm1, %ymm7
	vmovups	-256(%r10,%rbp), %ymm14
	vfmadd231ps	-96(%r10,%rbp), %ymm12, %ymm6
	vmovups	-192(%r10,%rbp), %ymm1
	vfmadd231ps	%ymm3, %ymm1, %ymm8
	vfmadd231ps	-160(%r10,%rbp), %ymm12, %ymm8
	vfmadd231ps	%ymm3, %ymm14, %ymm9
	vfmadd231ps	-224(%r10,%rbp), %ymm12, %ymm9
	vfmadd231ps	%ymm0, %ymm10, %ymm6
	vmovups	-320(%r10,%rbp), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm11
	vfmadd231ps	-288(%r10,%rbp), %ymm12, %ymm11
	vfmadd231ps	-448(%r10,%rbp), %ymm3, %ymm7
	vfmadd231ps	(%r10,%rbp), %ymm10, %ymm5
	vfmadd231ps	%ymm3, %ymm15, %ymm13
	vfmadd231ps	-352(%r10,%rbp), %ymm12, %ymm13
	vfmadd231ps	%ymm2, %ymm10, %ymm8
	vmovups	64(%rbx), %ymm4
	vfmadd231ps	-416(%r10,%rbp), %ymm12, %ymm7
	vfmadd231ps	%ymm1, %ymm10, %ymm9
	vfmadd231ps	%ymm0, %ymm10, %ymm13
	vfmadd231ps	%ymm10, %ymm15, %ymm7
	vfmadd231ps	-448(%r10,%r11), %ymm4, %ymm7
	vmovups	-384(%r10,%r11), %ymm0
	vmovups	-320(%r10,%r11), %ymm3
	vmovups	-256(%r10,%r11), %ymm1
	vfmadd231ps	%ymm14, %ymm10, %ymm11
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	-192(%r10,%r11), %ymm2
	vfmadd231ps	%ymm4, %ymm0, %ymm13
	vfmadd231ps	%ymm4, %ymm3, %ymm11
	vfmadd231ps	%ymm4, %ymm1, %ymm9
	vfmadd231ps	%ymm4, %ymm2, %ymm8
	vmovups	-128(%r10,%r11), %ymm10
	vmovups	-64(%r10,%r11), %ymm12
	vfmadd231ps	%ymm4, %ymm10, %ymm6
	vfmadd231ps	%ymm4, %ymm12, %ymm5
	vmovups	160(%rbx), %ymm4
	vfmadd231ps	-416(%r10,%r11), %ymm4, %ymm7
	vfmadd231ps	-352(%r10,%r11), %ymm4, %ymm13
	vfmadd231ps	-288(%r10,%r11), %ymm4, %ymm11
	vfmadd231ps	-224(%r10,%r11), %ymm4, %ymm9
	vfmadd231ps	-160(%r10,%r11), %ymm4, %ymm8
	vfmadd231ps	-96(%r10,%r11), %ymm4, %ymm6
	vfmadd231ps	-32(%r10,%r11), %ymm4, %ymm5
	vmovups	256(%rbx), %ymm4
	vfmadd231ps	%ymm3, %ymm4, %ymm13
	vfmadd231ps	%ymm1, %ymm4, %ymm11
	vfmadd231ps	%ymm2, %ymm4, %ymm9
	vfmadd231ps	%ymm10, %ymm4, %ymm8
	vfmadd231ps	%ymm12, %ymm4, %ymm6
	vfmadd231ps	%ymm0, %ymm4, %ymm7
	vfmadd231ps	(%r10,%r11), %ymm4, %ymm5
	vmovups	-64(%rsp), %ymm10
	vmulps	%ymm7, %ymm10, %ymm0
	vcmpltps	%ymm14, %ymm7, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm7, %ymm0
	vmulps	%ymm13, %ymm10, %ymm1
	vcmpltps	%ymm14, %ymm13, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm13, %ymm1
	vmulps	%ymm11, %ymm10, %ymm2
	vcmpltps	%ymm14, %ymm11, %ymm3
	vblendvps	%ymm3, %ymm2, %ymm11, %ymm2
	vmulps	%ymm9, %ymm10, %ymm3
	vcmpltps	%ymm14, %ymm9, %ymm4
	vblendvps	%ymm4, %ymm3, %ymm9, %ymm3
	vmulps	%ymm8, %ymm10, %ymm4
	vcmpltps	%ymm14, %ymm8, %ymm7
	vblendvps	%ymm7, %ymm4, %ymm8, %ymm7
	vmulps	%ymm6, %ymm10, %ymm4
	vcmpltps	%ymm14, %ymm6, %ymm8
	vblendvps	%ymm8, %ymm4, %ymm6, %ymm4
	vmulps	%ymm5, %ymm10, %ymm6
	vcmpltps	%ymm14, %ymm5, %ymm8
	vblendvps	%ymm8, %ymm6, %ymm5, %ymm5
	vmovups	(%rsp), %ymm6
	vmaxps	%ymm0, %ymm6, %ymm0
	vmovups	-32(%rsp), %ymm8
	vminps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, (%r8)
	vmaxps	%ymm1, %ymm6, %ymm0
	vminps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, (%r8,%rax)
	vmaxps	%ymm2, %ymm6, %ymm0
	addq	%rax, %r8
	vminps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, (%rax,%r8)
	addq	%rax, %r8
	vmaxps	%ymm3, %ymm6, %ymm0
	vminps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, (%rax,%r8)
	vmaxps	%ymm7, %ymm6, %ymm0
	vminps	%ymm0, %ymm8, %ymm0
	addq	%rax, %r8
	vmovups	%ymm0, (%rax,%r8)
	vmaxps	%ymm4, %ymm6, %ymm0
	addq	%rax, %r8
	vminps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, (%rax,%r8)
	addq	%rax, %r8
	vmaxps	%ymm5, %ymm6, %ymm0
	vminps	%ymm0, %ymm8, %ymm0
	vmovups	%ymm0, (%rax,%r8)
	addq	%r15, %r10
	addq	%r14, %r8
	decq	%rdx
	jne	.LBB75_5
	movl	$7, %eax
	jmp	.LBB75_7
	.p2align	4
.LBB75_9:
	cmpq	$8, %rcx
	jl	.LBB75_14
	movq	208(%r13), %rbp
	movl	$8, %eax
	testq	%rbp, %rbp
	je	.LBB75_7
	movq	216(%r13), %r8
	movq	%r8, %rdx
	imulq	%r9, %rdx
	shlq	$2, %rdx
	addq	192(%r13), %rdx
	movq	%r9, %r11
	shlq	$6, %r11
	addq	-72(%rsp), %r11
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, -32(%rsp)
	movq	40(%r13), %r10
	movq	48(%r13), %rbx
	movq	224(%r13), %r14
	vmovups	128(%r13), %ymm0
	vmovups	%ymm0, -64(%rsp)
	vmovups	160(%r13), %ymm0
	vmovups	%ymm0, 96(%rsp)
	vmovups	96(%r13), %ymm0
	vmovups	%ymm0, 64(%rsp)
	leaq	(%r8,%r8,8), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	addq	%r8, %rcx
	movq	24(%r13), %r15
	imulq	%rsi, %r15
	movq	%rsi, %rax
	imulq	%r10, %rax
	imulq	-128(%rsp), %r10
	shlq	$2, %r14
	subq	%rcx, %r14
	shlq	$2, %r8
	addq	%r8, %r14
	.p2align	4
.LBB75_12:
	vmovups	224(%rbx), %ymm9
	vmovups	%ymm9, (%rsp)
	vmovups	128(%rbx), %ymm12
	vmovups	-64(%r11,%rax), %ymm6
	vmovups	192(%rbx), %ymm15
	vmovups	(%rbx), %ymm5
	vmovups	32(%rbx), %ymm14
	vmovups	96(%rbx), %ymm1
	vmovups	-64(%r11), %ymm3
	vmovaps	%ymm5, %ymm0
	vmovups	-32(%rsp), %ymm11
	vfmadd213ps	%ymm11, %ymm3, %ymm0
	vmovups	-128(%r11,%rax), %ymm2
	vmovups	%ymm2, 32(%rsp)
	vfmadd231ps	-32(%r11), %ymm1, %ymm0
	vmovups	-128(%r11), %ymm4
	vmovaps	%ymm5, %ymm7
	vfmadd213ps	%ymm11, %ymm4, %ymm7
	vfmadd231ps	(%r11), %ymm15, %ymm0
	vfmadd231ps	-96(%r11), %ymm1, %ymm7
	vmovups	-192(%r11), %ymm10
	vmovaps	%ymm5, %ymm8
	vfmadd231ps	%ymm3, %ymm15, %ymm7
	vfmadd213ps	%ymm11, %ymm10, %ymm8
	vfmadd231ps	-160(%r11), %ymm1, %ymm8
	vfmadd231ps	%ymm14, %ymm6, %ymm0
	vfmadd231ps	%ymm14, %ymm2, %ymm7
	vfmadd231ps	%ymm4, %ymm15, %ymm8
	vfmadd231ps	-96(%r11,%rax), %ymm12, %ymm7
	vmovups	-448(%r11), %ymm3
	vmovups	-384(%r11), %ymm4
	vmovups	-320(%r11), %ymm2
	vfmadd231ps	%ymm6, %ymm9, %ymm7
	vmovups	-256(%r11), %ymm6
	vmovaps	%ymm5, %ymm9
	vfmadd213ps	%ymm11, %ymm6, %ymm9
	vfmadd231ps	-224(%r11), %ymm1, %ymm9
	vfmadd231ps	%ymm10, %ymm15, %ymm9
	vmovaps	%ymm5, %ymm10
	vfmadd213ps	%ymm11, %ymm2, %ymm10
	vfmadd231ps	-288(%r11), %ymm1, %ymm10
	vfmadd231ps	%ymm6, %ymm15, %ymm10
	vmovaps	%ymm5, %ymm13
	vfmadd213ps	%ymm11, %ymm4, %ymm13
	vfmadd231ps	-352(%r11), %ymm1, %ymm13
	vfmadd231ps	%ymm2, %ymm15, %ymm13
	vmovaps	%ymm5, %ymm6
	vfmadd213ps	%ymm11, %ymm3, %ymm6
	vfmadd231ps	-416(%r11), %ymm1, %ymm6
	vfmadd132ps	-512(%r11), %ymm11, %ymm5
	vfmadd231ps	-32(%r11,%rax), %ymm12, %ymm0
	vfmadd231ps	-480(%r11), %ymm1, %ymm5
	vmovups	-192(%r11,%rax), %ymm2
	vfmadd231ps	%ymm14, %ymm2, %ymm8
	vfmadd231ps	%ymm4, %ymm15, %ymm6
	vmovups	-448(%r11,%rax), %ymm11
	vfmadd231ps	-160(%r11,%rax), %ymm12, %ymm8
	vfmadd231ps	%ymm15, %ymm3, %ymm5
	vmovups	-384(%r11,%rax), %ymm3
	vmovups	-320(%r11,%rax), %ymm4
	vmovups	(%rsp), %ymm15
	vfmadd231ps	32(%rsp), %ymm15, %ymm8
	vmovups	-256(%r11,%rax), %ymm1
	vfmadd231ps	%ymm14, %ymm1, %ymm9
	vfmadd231ps	-224(%r11,%rax), %ymm12, %ymm9
	vfmadd231ps	%ymm14, %ymm4, %ymm10
	vfmadd231ps	-288(%r11,%rax), %ymm12, %ymm10
	vfmadd231ps	%ymm14, %ymm3, %ymm13
	vfmadd231ps	-352(%r11,%rax), %ymm12, %ymm13
	vfmadd231ps	(%r11,%rax), %ymm15, %ymm0
	vfmadd231ps	%ymm14, %ymm11, %ymm6
	vfmadd231ps	-416(%r11,%rax), %ymm12, %ymm6
	vfmadd231ps	%ymm2, %ymm15, %ymm9
	vmovaps	%ymm15, %ymm2
	vmovups	64(%rbx), %ymm15
	vfmadd231ps	-512(%r11,%rax), %ymm14, %ymm5
	vfmadd231ps	%ymm1, %ymm2, %ymm10
	vfmadd231ps	%ymm4, %ymm2, %ymm13
	vfmadd231ps	-480(%r11,%rax), %ymm12, %ymm5
	vfmadd231ps	%ymm3, %ymm2, %ymm6
	vfmadd231ps	%ymm2, %ymm11, %ymm5
	vmovups	-448(%r11,%r10), %ymm1
	vfmadd231ps	-512(%r11,%r10), %ymm15, %ymm5
	vmovups	-384(%r11,%r10), %ymm4
	vmovups	-320(%r11,%r10), %ymm3
	vmovups	-256(%r11,%r10), %ymm2
	vfmadd231ps	%ymm15, %ymm1, %ymm6
	vfmadd231ps	%ymm15, %ymm4, %ymm13
	vfmadd231ps	%ymm15, %ymm3, %ymm10
	vmovups	-192(%r11,%r10), %ymm12
	vfmadd231ps	%ymm15, %ymm2, %ymm9
	vfmadd231ps	%ymm15, %ymm12, %ymm8
	vmovups	-128(%r11,%r10), %ymm14
	vmovups	-64(%r11,%r10), %ymm11
	vfmadd231ps	%ymm15, %ymm14, %ymm7
	vfmadd231ps	%ymm15, %ymm11, %ymm0
	vmovups	160(%rbx), %ymm15
	vfmadd231ps	-480(%r11,%r10), %ymm15, %ymm5
	vfmadd231ps	-416(%r11,%r10), %ymm15, %ymm6
	vfmadd231ps	-352(%r11,%r10), %ymm15, %ymm13
	vfmadd231ps	-288(%r11,%r10), %ymm15, %ymm10
	vfmadd231ps	-224(%r11,%r10), %ymm15, %ymm9
	vfmadd231ps	-160(%r11,%r10), %ymm15, %ymm8
	vfmadd231ps	-96(%r11,%r10), %ymm15, %ymm7
	vfmadd231ps	-32(%r11,%r10), %ymm15, %ymm0
	vmovups	256(%rbx), %ymm15
	vfmadd231ps	%ymm4, %ymm15, %ymm6
	vfmadd231ps	%ymm3, %ymm15, %ymm13
	vfmadd231ps	%ymm2, %ymm15, %ymm10
	vfmadd231ps	%ymm12, %ymm15, %ymm9
	vfmadd231ps	%ymm1, %ymm15, %ymm5
	vfmadd231ps	%ymm14, %ymm15, %ymm8
	vxorps	%xmm14, %xmm14, %xmm14
	vfmadd231ps	(%r11,%r10), %ymm15, %ymm0
	vfmadd231ps	%ymm11, %ymm15, %ymm7
	vcmpltps	%ymm14, %ymm6, %ymm1
	vmovups	64(%rsp), %ymm11
	vmulps	%ymm6, %ymm11, %ymm2
	vblendvps	%ymm1, %ymm2, %ymm6, %ymm1
	vcmpltps	%ymm14, %ymm13, %ymm2
	vmulps	%ymm13, %ymm11, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm13, %ymm2
	vcmpltps	%ymm14, %ymm10, %ymm3
	vmulps	%ymm10, %ymm11, %ymm4
	vblendvps	%ymm3, %ymm4, %ymm10, %ymm3
	vcmpltps	%ymm14, %ymm9, %ymm4
	vmulps	%ymm9, %ymm11, %ymm6
	vblendvps	%ymm4, %ymm6, %ymm9, %ymm4
	vcmpltps	%ymm14, %ymm8, %ymm6
	vmulps	%ymm8, %ymm11, %ymm9
	vblendvps	%ymm6, %ymm9, %ymm8, %ymm6
	vmulps	%ymm5, %ymm11, %ymm8
	vcmpltps	%ymm14, %ymm5, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm5, %ymm5
	vcmpltps	%ymm14, %ymm7, %ymm8
	vmulps	%ymm7, %ymm11, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	vcmpltps	%ymm14, %ymm0, %ymm8
	vmulps	%ymm0, %ymm11, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm0, %ymm0
	vmovups	-64(%rsp), %ymm8
	vmaxps	%ymm5, %ymm8, %ymm5
	vmovups	96(%rsp), %ymm9
	vminps	%ymm5, %ymm9, %ymm5
	vmovups	%ymm5, (%rdx)
	vmaxps	%ymm1, %ymm8, %ymm1
	vminps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, (%rdx,%r8)
	vmaxps	%ymm2, %ymm8, %ymm1
	vminps	%ymm1, %ymm9, %ymm1
	addq	%r8, %rdx
	vmovups	%ymm1, (%r8,%rdx)
	vmaxps	%ymm3, %ymm8, %ymm1
	addq	%r8, %rdx
	vminps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, (%r8,%rdx)
	addq	%r8, %rdx
	vmaxps	%ymm4, %ymm8, %ymm1
	vminps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, (%r8,%rdx)
	vmaxps	%ymm6, %ymm8, %ymm1
	vminps	%ymm1, %ymm9, %ymm1
	addq	%r8, %rdx
	vmovups	%ymm1, (%r8,%rdx)
	vmaxps	%ymm7, %ymm8, %ymm1
	addq	%r8, %rdx
	vminps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, (%r8,%rdx)
	addq	%r8, %rdx
	vmaxps	%ymm0, %ymm8, %ymm0
	vminps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, (%r8,%rdx)
	addq	%r15, %r11
	addq	%r14, %rdx
	decq	%rbp
	jne	.LBB75_12
	movl	$8, %eax
	jmp	.LBB75_7
	.p2align	4
.LBB75_14:
	cmpq	$4, %rcx
	jl	.LBB75_23
	movq	208(%r13), %rdx
	movl	$4, %eax
	testq	%rdx, %rdx
	je	.LBB75_7
	movq	%rsi, %rax
	movq	216(%r13), %r12
	movq	192(%r13), %rsi
	movq	%r9, %r8
	shlq	$6, %r8
	addq	-80(%rsp), %r8
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %r10
	movq	48(%r13), %r11
	movq	224(%r13), %rbx
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	movq	24(%r13), %r14
	imulq	%rax, %r14
	leaq	(,%r9,4), %r15
	leaq	12(,%r9,4), %rbp
	imulq	%r12, %rbp
	leaq	8(,%r9,4), %rdi
	imulq	%r12, %rdi
	imulq	%r12, %r15
	leaq	4(,%r9,4), %rcx
	imulq	%r12, %rcx
	imulq	%r10, %rax
	imulq	-128(%rsp), %r10
	shlq	$2, %rbx
	.p2align	4
.LBB75_17:
	vmovups	192(%r11), %ymm8
	vmovups	(%r11), %ymm5
	vmovups	96(%r11), %ymm10
	vmovups	-192(%r8), %ymm9
	vmovups	-64(%r8), %ymm7
	vmovaps	%ymm5, %ymm0
	vfmadd213ps	%ymm1, %ymm7, %ymm0
	vfmadd231ps	-32(%r8), %ymm10, %ymm0
	vmovups	-128(%r8), %ymm12
	vmovaps	%ymm5, %ymm6
	vfmadd213ps	%ymm1, %ymm12, %ymm6
	vfmadd231ps	-96(%r8), %ymm10, %ymm6
	vfmadd231ps	%ymm7, %ymm8, %ymm6
	vmovaps	%ymm5, %ymm7
	vfmadd213ps	%ymm1, %ymm9, %ymm7
	vfmadd231ps	-160(%r8), %ymm10, %ymm7
	vmovups	224(%r11), %ymm11
	vfmadd231ps	%ymm12, %ymm8, %ymm7
	vfmadd132ps	-256(%r8), %ymm1, %ymm5
	vmovups	128(%r11), %ymm12
	vfmadd231ps	-224(%r8), %ymm10, %ymm5
	vmovups	-128(%r8,%rax), %ymm10
	vfmadd231ps	%ymm8, %ymm9, %ymm5
	vmovups	-64(%r8,%rax), %ymm9
	vfmadd231ps	(%r8), %ymm8, %ymm0
	vmovups	32(%r11), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	vfmadd231ps	-96(%r8,%rax), %ymm12, %ymm6
	vfmadd231ps	%ymm8, %ymm9, %ymm0
	vfmadd231ps	%ymm9, %ymm11, %ymm6
	vmovups	-192(%r8,%rax), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm7
	vfmadd231ps	-256(%r8,%rax), %ymm8, %ymm5
	vfmadd231ps	-160(%r8,%rax), %ymm12, %ymm7
	vfmadd231ps	%ymm10, %ymm11, %ymm7
	vmovups	64(%r11), %ymm8
	vfmadd231ps	-32(%r8,%rax), %ymm12, %ymm0
	vfmadd231ps	(%r8,%rax), %ymm11, %ymm0
	vfmadd231ps	-224(%r8,%rax), %ymm12, %ymm5
	vfmadd231ps	%ymm11, %ymm9, %ymm5
	vfmadd231ps	-256(%r8,%r10), %ymm8, %ymm5
	vmovups	-192(%r8,%r10), %ymm9
	vmovups	-128(%r8,%r10), %ymm10
	vmovups	-64(%r8,%r10), %ymm11
	vfmadd231ps	%ymm8, %ymm9, %ymm7
	vfmadd231ps	%ymm8, %ymm10, %ymm6
	vfmadd231ps	%ymm8, %ymm11, %ymm0
	vmovups	160(%r11), %ymm8
	vfmadd231ps	-224(%r8,%r10), %ymm8, %ymm5
	vfmadd231ps	-160(%r8,%r10), %ymm8, %ymm7
	vfmadd231ps	-96(%r8,%r10), %ymm8, %ymm6
	vfmadd231ps	-32(%r8,%r10), %ymm8, %ymm0
	vmovups	256(%r11), %ymm8
	vfmadd231ps	%ymm9, %ymm8, %ymm5
	vfmadd231ps	%ymm10, %ymm8, %ymm7
	vfmadd231ps	%ymm11, %ymm8, %ymm6
	vfmadd231ps	(%r8,%r10), %ymm8, %ymm0
	vmulps	%ymm5, %ymm4, %ymm8
	vcmpltps	%ymm14, %ymm5, %ymm9
	vblendvps	%ymm9, %ymm8, %ymm5, %ymm5
	vcmpltps	%ymm14, %ymm7, %ymm8
	vmulps	%ymm7, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm7, %ymm7
	vcmpltps	%ymm14, %ymm6, %ymm8
	vmulps	%ymm6, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm6, %ymm6
	vcmpltps	%ymm14, %ymm0, %ymm8
	vmulps	%ymm0, %ymm4, %ymm9
	vblendvps	%ymm8, %ymm9, %ymm0, %ymm0
	vmaxps	%ymm5, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rsi,%r15)
	vmaxps	%ymm7, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rsi,%rcx)
	vmaxps	%ymm6, %ymm2, %ymm5
	vminps	%ymm5, %ymm3, %ymm5
	vmovups	%ymm5, (%rsi,%rdi)
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rbp)
	addq	%r14, %r8
	addq	%rbx, %rsi
	decq	%rdx
	jne	.LBB75_17
	movq	-104(%rsp), %rsi
	movq	-112(%rsp), %rdi
	movq	-120(%rsp), %r12
	movl	$4, %eax
	jmp	.LBB75_7
.LBB75_23:
	cmpq	$1, %rcx
	jle	.LBB75_24
	movq	208(%r13), %rcx
	movl	$2, %eax
	testq	%rcx, %rcx
	je	.LBB75_7
	movq	%rsi, %rbx
	movq	216(%r13), %r12
	movq	192(%r13), %rdx
	movq	%r9, %rsi
	shlq	$6, %rsi
	addq	-96(%rsp), %rsi
	vmovups	64(%r13), %ymm0
	movq	40(%r13), %rdi
	movq	48(%r13), %r8
	movq	224(%r13), %r10
	vmovups	128(%r13), %ymm1
	vmovups	160(%r13), %ymm2
	vmovups	96(%r13), %ymm3
	movq	24(%r13), %r11
	imulq	%rbx, %r11
	imulq	%rdi, %rbx
	imulq	-128(%rsp), %rdi
	leaq	(,%r9,4), %r14
	imulq	%r12, %r14
	shlq	$2, %r10
	leaq	4(,%r9,4), %r15
	imulq	%r12, %r15
	.p2align	4
.LBB75_21:
	vmovups	224(%r8), %ymm6
	vmovups	128(%r8), %ymm7
	vmovups	-64(%rsi,%rbx), %ymm8
	vmovups	192(%r8), %ymm9
	vmovups	(%r8), %ymm5
	vmovups	96(%r8), %ymm10
	vmovups	-64(%rsi), %ymm11
	vmovaps	%ymm5, %ymm4
	vfmadd213ps	%ymm0, %ymm11, %ymm4
	vfmadd231ps	-32(%rsi), %ymm10, %ymm4
	vfmadd231ps	(%rsi), %ymm9, %ymm4
	vmovups	32(%r8), %ymm12
	vfmadd231ps	%ymm12, %ymm8, %ymm4
	vfmadd231ps	-32(%rsi,%rbx), %ymm7, %ymm4
	vfmadd231ps	(%rsi,%rbx), %ymm6, %ymm4
	vfmadd132ps	-128(%rsi), %ymm0, %ymm5
	vfmadd231ps	-96(%rsi), %ymm10, %ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm5
	vfmadd231ps	-128(%rsi,%rbx), %ymm12, %ymm5
	vfmadd231ps	-96(%rsi,%rbx), %ymm7, %ymm5
	vmovups	64(%r8), %ymm7
	vfmadd231ps	%ymm6, %ymm8, %ymm5
	vfmadd231ps	-128(%rsi,%rdi), %ymm7, %ymm5
	vmovups	-64(%rsi,%rdi), %ymm6
	vfmadd231ps	%ymm7, %ymm6, %ymm4
	vmovups	160(%r8), %ymm7
	vfmadd231ps	-96(%rsi,%rdi), %ymm7, %ymm5
	vfmadd231ps	-32(%rsi,%rdi), %ymm7, %ymm4
	vmovups	256(%r8), %ymm7
	vfmadd231ps	%ymm6, %ymm7, %ymm5
	vfmadd231ps	(%rsi,%rdi), %ymm7, %ymm4
	vmulps	%ymm5, %ymm3, %ymm6
	vcmpltps	%ymm14, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm5, %ymm5
	vmaxps	%ymm5, %ymm1, %ymm5
	vminps	%ymm5, %ymm2, %ymm5
	vmovups	%ymm5, (%rdx,%r14)
	vcmpltps	%ymm14, %ymm4, %ymm5
	vmulps	%ymm4, %ymm3, %ymm6
	vblendvps	%ymm5, %ymm6, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm1, %ymm4
	vminps	%ymm4, %ymm2, %ymm4
	vmovups	%ymm4, (%rdx,%r15)
	addq	%r11, %rsi
	addq	%r10, %rdx
	decq	%rcx
	jne	.LBB75_21
	movq	-104(%rsp), %rsi
	movq	-112(%rsp), %rdi
	movq	-120(%rsp), %r12
	jmp	.LBB75_7
.LBB75_24:
	movq	208(%r13), %rcx
	movl	$1, %eax
	testq	%rcx, %rcx
	je	.LBB75_7
	movq	216(%r13), %rdx
	imulq	%r9, %rdx
	shlq	$2, %rdx
	addq	192(%r13), %rdx
	movq	%r9, %r14
	shlq	$6, %r14
	addq	-88(%rsp), %r14
	vmovups	64(%r13), %ymm0
	movq	40(%r13), %rax
	movq	48(%r13), %r8
	movq	224(%r13), %r10
	vmovups	128(%r13), %ymm1
	vmovups	160(%r13), %ymm2
	vmovups	96(%r13), %ymm3
	movq	-128(%rsp), %r11
	imulq	%rax, %r11
	movq	24(%r13), %rbx
	imulq	%rsi, %rbx
	imulq	%rsi, %rax
	shlq	$2, %r10
	.p2align	4
.LBB75_26:
	vmovups	-64(%r14), %ymm4
	vfmadd132ps	(%r8), %ymm0, %ymm4
	vmovups	-32(%r14), %ymm5
	vfmadd231ps	96(%r8), %ymm5, %ymm4
	vmovups	(%r14), %ymm5
	vfmadd231ps	192(%r8), %ymm5, %ymm4
	vmovups	-64(%r14,%rax), %ymm5
	vmovups	-32(%r14,%rax), %ymm6
	vfmadd132ps	32(%r8), %ymm4, %ymm5
	vfmadd231ps	128(%r8), %ymm6, %ymm5
	vmovups	(%r14,%rax), %ymm4
	vfmadd231ps	224(%r8), %ymm4, %ymm5
	vmovups	-64(%r14,%r11), %ymm4
	vmovups	-32(%r14,%r11), %ymm6
	vfmadd132ps	64(%r8), %ymm5, %ymm4
	vmovups	(%r14,%r11), %ymm5
	vfmadd231ps	160(%r8), %ymm6, %ymm4
	vfmadd231ps	256(%r8), %ymm5, %ymm4
	vmulps	%ymm4, %ymm3, %ymm5
	vcmpltps	%ymm14, %ymm4, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm1, %ymm4
	vminps	%ymm4, %ymm2, %ymm4
	vmovups	%ymm4, (%rdx)
	addq	%rbx, %r14
	addq	%r10, %rdx
	decq	%rcx
	jne	.LBB75_26
	jmp	.LBB75_27
.LBB75_8:
	addq	$128, %rsp
	.cfi_def_cfa_offset 48
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	vzeroupper
	retq
.Lfunc_end75:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end75-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B5ThreeOAA0B3TwoOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n:
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
	subq	$168, %rsp
	.cfi_def_cfa_offset 224
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, -104(%rsp)
	movq	200(%r13), %rbp
	testq	%rbp, %rbp
	jle	.LBB76_10
	movq	%rsi, %rax
	shlq	$7, %rax
	movq	%rax, -88(%rsp)
	movq	%rsi, %rax
	shlq	$5, %rax
	movq	%rax, -120(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -96(%rsp)
	shlq	$6, %rsi
	movq	%rsi, -80(%rsp)
	movq	-104(%rsp), %rax
	leaq	224(%rax), %rcx
	movq	%rcx, -56(%rsp)
	leaq	352(%rax), %rcx
	movq	%rcx, -48(%rsp)
	addq	$320, %rax
	movq	%rax, -40(%rsp)
	xorl	%r12d, %r12d
	vxorps	%xmm13, %xmm13, %xmm13
	movq	%r13, -64(%rsp)
	movq	%rbp, -72(%rsp)
	jmp	.LBB76_2
	.p2align	4
.LBB76_9:
	addq	%r15, %r12
	cmpq	%rbp, %r12
	jge	.LBB76_10
.LBB76_2:
	movq	%rbp, %rax
	subq	%r12, %rax
	movq	%rax, %rcx
	movabsq	$7905747460161236407, %rdx
	imulq	%rdx, %rcx
	movabsq	$1317624576693539401, %rdx
	addq	%rdx, %rcx
	movabsq	$2635249153387078802, %rdx
	cmpq	%rdx, %rcx
	seta	%cl
	testb	$7, %al
	sete	%dl
	orb	%cl, %dl
	jne	.LBB76_11
	movq	208(%r13), %rax
	movl	$7, %r15d
	testq	%rax, %rax
	je	.LBB76_9
	movq	216(%r13), %rdx
	movq	%rdx, %rsi
	imulq	%r12, %rsi
	shlq	$2, %rsi
	addq	192(%r13), %rsi
	movq	%r12, -112(%rsp)
	movq	%r12, %rdi
	shlq	$5, %rdi
	addq	-40(%rsp), %rdi
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, 32(%rsp)
	movq	48(%r13), %r8
	movq	224(%r13), %r9
	vmovups	128(%r13), %ymm0
	vmovups	%ymm0, (%rsp)
	vmovups	160(%r13), %ymm0
	vmovups	%ymm0, -32(%rsp)
	vmovups	96(%r13), %ymm4
	leaq	(,%rdx,4), %r11
	leaq	(%r11,%r11,2), %rcx
	movq	%rdx, %r10
	shlq	$4, %r10
	leaq	(%r11,%r11,4), %r11
	leaq	(,%rdx,8), %rbx
	leaq	(%rbx,%rbx,2), %rbx
	movq	24(%r13), %r14
	movq	-120(%rsp), %r12
	imulq	%r12, %r14
	movq	40(%r13), %r15
	imulq	%r12, %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB76_5:
	movq	%rdi, %r13
	xorl	%ebp, %ebp
	vmovups	32(%rsp), %ymm11
	vmovaps	%ymm11, %ymm5
	vmovaps	%ymm11, %ymm6
	vmovaps	%ymm11, %ymm7
	vmovaps	%ymm11, %ymm8
	vmovaps	%ymm11, %ymm9
	vmovaps	%ymm11, %ymm10
	.p2align	4
.LBB76_6:
	vmovups	(%r8,%rbp), %ymm15
	vfmadd231ps	-320(%r13), %ymm15, %ymm11
	vmovups	-288(%r13), %ymm2
	vmovups	-256(%r13), %ymm1
	vmovups	-224(%r13), %ymm14
	vmovups	-192(%r13), %ymm0
	vfmadd231ps	%ymm15, %ymm2, %ymm10
	vfmadd231ps	%ymm15, %ymm1, %ymm9
	vfmadd231ps	%ymm15, %ymm14, %ymm8
	vfmadd231ps	%ymm15, %ymm0, %ymm7
	vmovups	-160(%r13), %ymm12
	vfmadd231ps	%ymm15, %ymm12, %ymm6
	vmovups	-128(%r13), %ymm13
	vfmadd231ps	%ymm15, %ymm13, %ymm5
	vmovups	160(%r8,%rbp), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm11
	vfmadd231ps	%ymm3, %ymm1, %ymm10
	vfmadd231ps	%ymm3, %ymm14, %ymm9
	vfmadd231ps	%ymm3, %ymm0, %ymm8
	vfmadd231ps	%ymm3, %ymm12, %ymm7
	vfmadd231ps	%ymm3, %ymm13, %ymm6
	vmovups	-96(%r13), %ymm15
	vfmadd231ps	%ymm3, %ymm15, %ymm5
	vmovups	320(%r8,%rbp), %ymm2
	vfmadd231ps	%ymm1, %ymm2, %ymm11
	vfmadd231ps	%ymm2, %ymm14, %ymm10
	vfmadd231ps	%ymm2, %ymm0, %ymm9
	vfmadd231ps	%ymm2, %ymm12, %ymm8
	vfmadd231ps	%ymm2, %ymm13, %ymm7
	vfmadd231ps	%ymm2, %ymm15, %ymm6
	vmovups	-64(%r13), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm5
	vmovups	480(%r8,%rbp), %ymm2
	vfmadd231ps	%ymm14, %ymm2, %ymm11
	vfmadd231ps	%ymm2, %ymm0, %ymm10
	vfmadd231ps	%ymm2, %ymm12, %ymm9
	vfmadd231ps	%ymm2, %ymm13, %ymm8
	vfmadd231ps	%ymm2, %ymm15, %ymm7
	vfmadd231ps	%ymm2, %ymm1, %ymm6
	vmovups	-32(%r13), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm5
	vmovups	640(%r8,%rbp), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm11
	vfmadd231ps	%ymm12, %ymm2, %ymm10
	vfmadd231ps	%ymm13, %ymm2, %ymm9
	vfmadd231ps	%ymm15, %ymm2, %ymm8
	vfmadd231ps	%ymm1, %ymm2, %ymm7
	vfmadd231ps	(%r13), %ymm2, %ymm5
	vfmadd231ps	%ymm3, %ymm2, %ymm6
	addq	$32, %rbp
	addq	%r15, %r13
	cmpq	$160, %rbp
	jne	.LBB76_6
	vmulps	%ymm4, %ymm11, %ymm0
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm13, %ymm11, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm11, %ymm0
	vmovups	(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm0
	vmovups	-32(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi)
	vcmpltps	%ymm13, %ymm10, %ymm0
	vmulps	%ymm4, %ymm10, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm10, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rdx,4)
	vcmpltps	%ymm13, %ymm9, %ymm0
	vmulps	%ymm4, %ymm9, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm9, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rdx,8)
	vcmpltps	%ymm13, %ymm8, %ymm0
	vmulps	%ymm4, %ymm8, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm8, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rcx)
	vcmpltps	%ymm13, %ymm7, %ymm0
	vmulps	%ymm7, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm7, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%r10)
	vcmpltps	%ymm13, %ymm6, %ymm0
	vmulps	%ymm6, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm6, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%r11)
	vcmpltps	%ymm13, %ymm5, %ymm0
	vmulps	%ymm5, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rbx)
	incq	%r12
	leaq	(%rsi,%r9,4), %rsi
	addq	%r14, %rdi
	cmpq	%rax, %r12
	jne	.LBB76_5
	movq	-64(%rsp), %r13
	movq	-72(%rsp), %rbp
	movq	-112(%rsp), %r12
	movl	$7, %r15d
	jmp	.LBB76_9
	.p2align	4
.LBB76_11:
	cmpq	$8, %rax
	jl	.LBB76_18
	movq	208(%r13), %rax
	movl	$8, %r15d
	testq	%rax, %rax
	je	.LBB76_9
	movq	%rax, %rsi
	movq	216(%r13), %rdi
	movq	%rdi, %rdx
	imulq	%r12, %rdx
	shlq	$2, %rdx
	addq	192(%r13), %rdx
	movq	%r12, -112(%rsp)
	movq	%r12, %r9
	shlq	$5, %r9
	addq	-48(%rsp), %r9
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, (%rsp)
	movq	48(%r13), %r8
	movq	224(%r13), %rax
	movq	%rax, -32(%rsp)
	vmovups	128(%r13), %ymm0
	vmovups	%ymm0, 128(%rsp)
	vmovups	160(%r13), %ymm0
	vmovups	%ymm0, 96(%rsp)
	vmovups	96(%r13), %ymm0
	vmovups	%ymm0, 64(%rsp)
	leaq	(,%rdi,4), %rax
	leaq	(%rax,%rax,2), %r10
	movq	%rdi, %r11
	shlq	$4, %r11
	leaq	(%rax,%rax,4), %rbx
	leaq	(,%rdi,8), %rax
	leaq	(%rax,%rax,2), %r14
	leaq	(%rdi,%rdi,8), %rax
	leaq	(%rax,%rax,2), %r15
	addq	%rdi, %r15
	movq	24(%r13), %r12
	movq	-120(%rsp), %rax
	imulq	%rax, %r12
	movq	40(%r13), %rbp
	imulq	%rax, %rbp
	xorl	%ecx, %ecx
	movq	%rsi, %r13
	.p2align	4
.LBB76_14:
	movq	%r9, %rax
	xorl	%esi, %esi
	vmovups	(%rsp), %ymm12
	vmovaps	%ymm12, %ymm5
	vmovaps	%ymm12, %ymm6
	vmovaps	%ymm12, %ymm7
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm12, %ymm9
	vmovaps	%ymm12, %ymm10
	vmovaps	%ymm12, %ymm11
	.p2align	4
.LBB76_15:
	vmovups	(%r8,%rsi), %ymm2
	vfmadd231ps	-352(%rax), %ymm2, %ymm12
	vmovups	-320(%rax), %ymm4
	vmovups	-288(%rax), %ymm3
	vmovups	-256(%rax), %ymm13
	vmovups	-224(%rax), %ymm0
	vmovups	%ymm0, 32(%rsp)
	vfmadd231ps	%ymm2, %ymm4, %ymm11
	vfmadd231ps	%ymm2, %ymm3, %ymm10
	vfmadd231ps	%ymm2, %ymm13, %ymm9
	vfmadd231ps	%ymm2, %ymm0, %ymm8
	vmovups	-192(%rax), %ymm14
	vfmadd231ps	%ymm2, %ymm14, %ymm7
	vmovups	-160(%rax), %ymm15
	vfmadd231ps	%ymm2, %ymm15, %ymm6
	vmovups	-128(%rax), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm5
	vmovups	160(%r8,%rsi), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm12
	vfmadd231ps	%ymm0, %ymm3, %ymm11
	vfmadd231ps	%ymm0, %ymm13, %ymm10
	vmovups	32(%rsp), %ymm4
	vfmadd231ps	%ymm0, %ymm4, %ymm9
	vfmadd231ps	%ymm0, %ymm14, %ymm8
	vfmadd231ps	%ymm0, %ymm15, %ymm7
	vfmadd231ps	%ymm0, %ymm1, %ymm6
	vmovups	-96(%rax), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm5
	vmovups	320(%r8,%rsi), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm12
	vfmadd231ps	%ymm0, %ymm13, %ymm11
	vfmadd231ps	%ymm0, %ymm4, %ymm10
	vfmadd231ps	%ymm0, %ymm14, %ymm9
	vfmadd231ps	%ymm0, %ymm15, %ymm8
	vfmadd231ps	%ymm0, %ymm1, %ymm7
	vfmadd231ps	%ymm0, %ymm2, %ymm6
	vmovups	-64(%rax), %ymm3
	vfmadd231ps	%ymm0, %ymm3, %ymm5
	vmovups	480(%r8,%rsi), %ymm0
	vfmadd231ps	%ymm13, %ymm0, %ymm12
	vfmadd231ps	%ymm0, %ymm4, %ymm11
	vmovaps	%ymm4, %ymm13
	vfmadd231ps	%ymm0, %ymm14, %ymm10
	vfmadd231ps	%ymm0, %ymm15, %ymm9
	vfmadd231ps	%ymm0, %ymm1, %ymm8
	vfmadd231ps	%ymm0, %ymm2, %ymm7
	vfmadd231ps	%ymm0, %ymm3, %ymm6
	vmovups	-32(%rax), %ymm4
	vfmadd231ps	%ymm0, %ymm4, %ymm5
	vmovups	640(%r8,%rsi), %ymm0
	vfmadd231ps	%ymm13, %ymm0, %ymm12
	vfmadd231ps	%ymm14, %ymm0, %ymm11
	vfmadd231ps	%ymm15, %ymm0, %ymm10
	vfmadd231ps	%ymm1, %ymm0, %ymm9
	vfmadd231ps	%ymm2, %ymm0, %ymm8
	vfmadd231ps	%ymm3, %ymm0, %ymm7
	vfmadd231ps	(%rax), %ymm0, %ymm5
	vfmadd231ps	%ymm4, %ymm0, %ymm6
	addq	$32, %rsi
	addq	%rbp, %rax
	cmpq	$160, %rsi
	jne	.LBB76_15
	vmovups	64(%rsp), %ymm4
	vmulps	%ymm4, %ymm12, %ymm0
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm13, %ymm12, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm12, %ymm0
	vmovups	128(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm0
	vmovups	96(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx)
	vcmpltps	%ymm13, %ymm11, %ymm0
	vmulps	%ymm4, %ymm11, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm11, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%rdi,4)
	vcmpltps	%ymm13, %ymm10, %ymm0
	vmulps	%ymm4, %ymm10, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm10, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%rdi,8)
	vcmpltps	%ymm13, %ymm9, %ymm0
	vmulps	%ymm4, %ymm9, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm9, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%r10)
	vcmpltps	%ymm13, %ymm8, %ymm0
	vmulps	%ymm4, %ymm8, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm8, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%r11)
	vcmpltps	%ymm13, %ymm7, %ymm0
	vmulps	%ymm7, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm7, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%rbx)
	vcmpltps	%ymm13, %ymm6, %ymm0
	vmulps	%ymm6, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm6, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%r14)
	vcmpltps	%ymm13, %ymm5, %ymm0
	vmulps	%ymm5, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%r15)
	incq	%rcx
	movq	-32(%rsp), %rax
	leaq	(%rdx,%rax,4), %rdx
	addq	%r12, %r9
	cmpq	%r13, %rcx
	jne	.LBB76_14
	movq	-64(%rsp), %r13
	movq	-72(%rsp), %rbp
	movq	-112(%rsp), %r12
	movl	$8, %r15d
	jmp	.LBB76_9
	.p2align	4
.LBB76_18:
	cmpq	$4, %rax
	jl	.LBB76_29
	movq	208(%r13), %rax
	movl	$4, %r15d
	testq	%rax, %rax
	je	.LBB76_9
	movq	216(%r13), %rcx
	movq	%rcx, %rdx
	imulq	%r12, %rdx
	shlq	$2, %rdx
	addq	192(%r13), %rdx
	movq	%r12, %rsi
	shlq	$5, %rsi
	addq	-56(%rsp), %rsi
	vmovups	64(%r13), %ymm1
	movq	48(%r13), %rdi
	movq	224(%r13), %r8
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	leaq	(,%rcx,4), %r9
	leaq	(%r9,%r9,2), %r9
	movq	24(%r13), %r10
	movq	-120(%rsp), %rbx
	imulq	%rbx, %r10
	movq	40(%r13), %r11
	imulq	%rbx, %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB76_21:
	movq	%rsi, %r14
	xorl	%r15d, %r15d
	vmovaps	%ymm1, %ymm5
	vmovaps	%ymm1, %ymm6
	vmovaps	%ymm1, %ymm7
	vmovaps	%ymm1, %ymm8
	.p2align	4
.LBB76_22:
	vmovups	(%rdi,%r15), %ymm10
	vmovups	160(%rdi,%r15), %ymm11
	vmovups	320(%rdi,%r15), %ymm12
	vmovups	480(%rdi,%r15), %ymm0
	vfmadd231ps	-224(%r14), %ymm10, %ymm8
	vmovups	-192(%r14), %ymm13
	vmovups	-160(%r14), %ymm14
	vmovups	-128(%r14), %ymm15
	vmovups	-96(%r14), %ymm9
	vfmadd231ps	%ymm10, %ymm13, %ymm7
	vfmadd231ps	%ymm10, %ymm14, %ymm6
	vfmadd231ps	%ymm10, %ymm15, %ymm5
	vfmadd231ps	%ymm13, %ymm11, %ymm8
	vfmadd231ps	%ymm11, %ymm14, %ymm7
	vfmadd231ps	%ymm11, %ymm15, %ymm6
	vfmadd231ps	%ymm11, %ymm9, %ymm5
	vfmadd231ps	%ymm14, %ymm12, %ymm8
	vfmadd231ps	%ymm12, %ymm15, %ymm7
	vfmadd231ps	%ymm12, %ymm9, %ymm6
	vmovups	-64(%r14), %ymm10
	vfmadd231ps	%ymm12, %ymm10, %ymm5
	vfmadd231ps	%ymm15, %ymm0, %ymm8
	vfmadd231ps	%ymm0, %ymm9, %ymm7
	vfmadd231ps	%ymm0, %ymm10, %ymm6
	vmovups	-32(%r14), %ymm11
	vfmadd231ps	%ymm0, %ymm11, %ymm5
	vmovups	640(%rdi,%r15), %ymm0
	vfmadd231ps	%ymm9, %ymm0, %ymm8
	vfmadd231ps	%ymm10, %ymm0, %ymm7
	vfmadd231ps	(%r14), %ymm0, %ymm5
	vfmadd231ps	%ymm11, %ymm0, %ymm6
	addq	$32, %r15
	addq	%r11, %r14
	cmpq	$160, %r15
	jne	.LBB76_22
	vmulps	%ymm4, %ymm8, %ymm0
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm13, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm0, %ymm8, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx)
	vcmpltps	%ymm13, %ymm7, %ymm0
	vmulps	%ymm7, %ymm4, %ymm8
	vblendvps	%ymm0, %ymm8, %ymm7, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%rcx,4)
	vcmpltps	%ymm13, %ymm6, %ymm0
	vmulps	%ymm6, %ymm4, %ymm7
	vblendvps	%ymm0, %ymm7, %ymm6, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%rcx,8)
	vcmpltps	%ymm13, %ymm5, %ymm0
	vmulps	%ymm5, %ymm4, %ymm6
	vblendvps	%ymm0, %ymm6, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%r9)
	incq	%rbx
	leaq	(%rdx,%r8,4), %rdx
	addq	%r10, %rsi
	cmpq	%rax, %rbx
	jne	.LBB76_21
	movl	$4, %r15d
	jmp	.LBB76_9
.LBB76_29:
	cmpq	$1, %rax
	jle	.LBB76_30
	movq	208(%r13), %r9
	movl	$2, %r15d
	testq	%r9, %r9
	je	.LBB76_9
	movq	216(%r13), %rax
	movq	192(%r13), %r8
	movq	%r12, %rbx
	shlq	$5, %rbx
	addq	-104(%rsp), %rbx
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %r10
	movq	48(%r13), %r11
	movq	224(%r13), %rdi
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	movq	-88(%rsp), %rsi
	imulq	%r10, %rsi
	movq	24(%r13), %r14
	movq	-120(%rsp), %rcx
	imulq	%rcx, %r14
	movq	-96(%rsp), %r15
	imulq	%r10, %r15
	movq	%r12, %rdx
	leaq	(,%r12,4), %r12
	imulq	%rax, %r12
	movq	%rdx, -112(%rsp)
	leaq	4(,%rdx,4), %rdx
	imulq	%rax, %rdx
	movq	-80(%rsp), %rax
	imulq	%r10, %rax
	imulq	%rcx, %r10
	shlq	$2, %rdi
	.p2align	4
.LBB76_27:
	vmovups	(%r11), %ymm5
	vmovups	32(%rbx), %ymm0
	vmovups	160(%r11), %ymm7
	vmovaps	%ymm5, %ymm6
	vfmadd132ps	(%rbx), %ymm1, %ymm5
	vfmadd213ps	%ymm1, %ymm0, %ymm6
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	64(%rbx), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	320(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	96(%rbx), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	480(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	128(%rbx), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	640(%r11), %ymm7
	vfmadd231ps	160(%rbx), %ymm7, %ymm6
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	32(%r11), %ymm0
	vmovups	32(%rbx,%r10), %ymm7
	vfmadd231ps	(%rbx,%r10), %ymm0, %ymm5
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	192(%r11), %ymm0
	vfmadd231ps	%ymm0, %ymm7, %ymm5
	vmovups	64(%rbx,%r10), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	352(%r11), %ymm0
	vfmadd231ps	%ymm0, %ymm7, %ymm5
	vmovups	96(%rbx,%r10), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	512(%r11), %ymm0
	vfmadd231ps	%ymm0, %ymm7, %ymm5
	vmovups	128(%rbx,%r10), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	672(%r11), %ymm0
	vfmadd231ps	%ymm0, %ymm7, %ymm5
	vmovups	64(%r11), %ymm7
	vfmadd231ps	160(%rbx,%r10), %ymm0, %ymm6
	vmovups	32(%rbx,%rax), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vfmadd231ps	(%rbx,%rax), %ymm7, %ymm5
	vmovups	224(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	64(%rbx,%rax), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	384(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	96(%rbx,%rax), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	544(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	128(%rbx,%rax), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	704(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	32(%rbx,%r15), %ymm0
	vfmadd231ps	160(%rbx,%rax), %ymm7, %ymm6
	vmovups	96(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vfmadd231ps	(%rbx,%r15), %ymm7, %ymm5
	vmovups	256(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	64(%rbx,%r15), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	416(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	96(%rbx,%r15), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	576(%r11), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	128(%rbx,%r15), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm6
	vmovups	736(%r11), %ymm7
	vfmadd231ps	160(%rbx,%r15), %ymm7, %ymm6
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	128(%r11), %ymm0
	vfmadd231ps	(%rbx,%rsi), %ymm0, %ymm5
	vmovups	32(%rbx,%rsi), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	288(%r11), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	64(%rbx,%rsi), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	448(%r11), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	96(%rbx,%rsi), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	608(%r11), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	128(%rbx,%rsi), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	768(%r11), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vfmadd231ps	160(%rbx,%rsi), %ymm0, %ymm6
	vmulps	%ymm5, %ymm4, %ymm0
	vcmpltps	%ymm13, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm5, %ymm0
	vcmpltps	%ymm13, %ymm6, %ymm5
	vmulps	%ymm6, %ymm4, %ymm7
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm5
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r8,%r12)
	vmaxps	%ymm5, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r8,%rdx)
	addq	%r14, %rbx
	addq	%rdi, %r8
	decq	%r9
	jne	.LBB76_27
	movq	-112(%rsp), %r12
	movl	$2, %r15d
	jmp	.LBB76_9
.LBB76_30:
	movq	208(%r13), %rax
	movl	$1, %r15d
	testq	%rax, %rax
	je	.LBB76_9
	movq	216(%r13), %rcx
	imulq	%r12, %rcx
	shlq	$2, %rcx
	addq	192(%r13), %rcx
	movq	%r12, %rdx
	shlq	$5, %rdx
	addq	-104(%rsp), %rdx
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %rsi
	movq	48(%r13), %rdi
	movq	224(%r13), %r8
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	movq	-88(%rsp), %r9
	imulq	%rsi, %r9
	movq	24(%r13), %r10
	movq	-120(%rsp), %r14
	imulq	%r14, %r10
	movq	-96(%rsp), %r11
	imulq	%rsi, %r11
	movq	-80(%rsp), %rbx
	imulq	%rsi, %rbx
	imulq	%r14, %rsi
	shlq	$2, %r8
	.p2align	4
.LBB76_32:
	vmovups	(%rdx), %ymm5
	vfmadd132ps	(%rdi), %ymm1, %ymm5
	vmovups	32(%rdx), %ymm0
	vmovups	64(%rdx), %ymm6
	vfmadd231ps	160(%rdi), %ymm0, %ymm5
	vmovups	96(%rdx), %ymm0
	vfmadd231ps	320(%rdi), %ymm6, %ymm5
	vfmadd231ps	480(%rdi), %ymm0, %ymm5
	vmovups	128(%rdx), %ymm0
	vfmadd231ps	640(%rdi), %ymm0, %ymm5
	vmovups	(%rdx,%rsi), %ymm0
	vmovups	32(%rdx,%rsi), %ymm6
	vfmadd231ps	32(%rdi), %ymm0, %ymm5
	vmovups	64(%rdx,%rsi), %ymm0
	vfmadd231ps	192(%rdi), %ymm6, %ymm5
	vfmadd231ps	352(%rdi), %ymm0, %ymm5
	vmovups	96(%rdx,%rsi), %ymm0
	vfmadd231ps	512(%rdi), %ymm0, %ymm5
	vmovups	(%rdx,%rbx), %ymm0
	vmovups	128(%rdx,%rsi), %ymm6
	vfmadd231ps	672(%rdi), %ymm6, %ymm5
	vmovups	32(%rdx,%rbx), %ymm6
	vfmadd231ps	64(%rdi), %ymm0, %ymm5
	vfmadd231ps	224(%rdi), %ymm6, %ymm5
	vmovups	64(%rdx,%rbx), %ymm0
	vfmadd231ps	384(%rdi), %ymm0, %ymm5
	vmovups	(%rdx,%r11), %ymm0
	vmovups	96(%rdx,%rbx), %ymm6
	vfmadd231ps	544(%rdi), %ymm6, %ymm5
	vmovups	128(%rdx,%rbx), %ymm6
	vfmadd231ps	704(%rdi), %ymm6, %ymm5
	vfmadd231ps	96(%rdi), %ymm0, %ymm5
	vmovups	32(%rdx,%r11), %ymm0
	vfmadd231ps	256(%rdi), %ymm0, %ymm5
	vmovups	128(%rdx,%r11), %ymm0
	vmovups	64(%rdx,%r11), %ymm6
	vfmadd231ps	416(%rdi), %ymm6, %ymm5
	vmovups	96(%rdx,%r11), %ymm6
	vfmadd231ps	576(%rdi), %ymm6, %ymm5
	vfmadd231ps	736(%rdi), %ymm0, %ymm5
	vmovups	(%rdx,%r9), %ymm0
	vfmadd132ps	128(%rdi), %ymm5, %ymm0
	vmovups	32(%rdx,%r9), %ymm5
	vmovups	64(%rdx,%r9), %ymm6
	vfmadd231ps	288(%rdi), %ymm5, %ymm0
	vmovups	96(%rdx,%r9), %ymm5
	vfmadd231ps	448(%rdi), %ymm6, %ymm0
	vfmadd231ps	608(%rdi), %ymm5, %ymm0
	vmovups	128(%rdx,%r9), %ymm5
	vfmadd132ps	768(%rdi), %ymm0, %ymm5
	vmulps	%ymm5, %ymm4, %ymm0
	vcmpltps	%ymm13, %ymm5, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rcx)
	addq	%r10, %rdx
	addq	%r8, %rcx
	decq	%rax
	jne	.LBB76_32
	jmp	.LBB76_9
.LBB76_10:
	addq	$168, %rsp
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
.Lfunc_end76:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n, .Lfunc_end76-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3OneOGTg5Tf4ndn_n
	.cfi_endproc
	.hidden	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.weak	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n,@function
$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n:
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
	subq	$520, %rsp
	.cfi_def_cfa_offset 576
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdi, -120(%rsp)
	movq	200(%r13), %rbp
	testq	%rbp, %rbp
	jle	.LBB77_10
	movq	%rsi, %rax
	shlq	$7, %rax
	movq	%rax, -96(%rsp)
	movq	%rsi, %rax
	shlq	$5, %rax
	movq	%rax, -128(%rsp)
	leaq	(%rax,%rax,2), %rax
	movq	%rax, -104(%rsp)
	shlq	$6, %rsi
	movq	%rsi, -88(%rsp)
	movq	-120(%rsp), %rax
	leaq	320(%rax), %rcx
	movq	%rcx, -64(%rsp)
	leaq	576(%rax), %rcx
	movq	%rcx, -56(%rsp)
	addq	$512, %rax
	movq	%rax, -48(%rsp)
	xorl	%r12d, %r12d
	vxorps	%xmm13, %xmm13, %xmm13
	movq	%r13, -72(%rsp)
	movq	%rbp, -80(%rsp)
	jmp	.LBB77_2
	.p2align	4
.LBB77_9:
	addq	%r15, %r12
	cmpq	%rbp, %r12
	jge	.LBB77_10
.LBB77_2:
	movq	%rbp, %rax
	subq	%r12, %rax
	movq	%rax, %rcx
	movabsq	$7905747460161236407, %rdx
	imulq	%rdx, %rcx
	movabsq	$1317624576693539401, %rdx
	addq	%rdx, %rcx
	movabsq	$2635249153387078802, %rdx
	cmpq	%rdx, %rcx
	seta	%cl
	testb	$7, %al
	sete	%dl
	orb	%cl, %dl
	jne	.LBB77_11
	movq	208(%r13), %rdx
	movl	$7, %r15d
	testq	%rdx, %rdx
	je	.LBB77_9
	movq	216(%r13), %rax
	movq	%rax, %rsi
	imulq	%r12, %rsi
	shlq	$2, %rsi
	addq	192(%r13), %rsi
	movq	%r12, -112(%rsp)
	movq	%r12, %rdi
	shlq	$6, %rdi
	addq	-48(%rsp), %rdi
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, 96(%rsp)
	movq	48(%r13), %rcx
	movq	224(%r13), %r8
	vmovups	128(%r13), %ymm0
	vmovups	%ymm0, 64(%rsp)
	vmovups	160(%r13), %ymm0
	vmovups	%ymm0, 32(%rsp)
	vmovups	96(%r13), %ymm0
	vmovups	%ymm0, (%rsp)
	leaq	(,%rax,4), %r11
	leaq	(%r11,%r11,2), %r9
	movq	%rax, %r10
	shlq	$4, %r10
	leaq	(%r11,%r11,4), %r11
	leaq	(,%rax,8), %rbx
	leaq	(%rbx,%rbx,2), %rbx
	movq	24(%r13), %r14
	movq	-128(%rsp), %r12
	imulq	%r12, %r14
	movq	40(%r13), %r15
	imulq	%r12, %r15
	xorl	%r12d, %r12d
	.p2align	4
.LBB77_5:
	movq	%rdi, %r13
	xorl	%ebp, %ebp
	vmovups	96(%rsp), %ymm11
	vmovaps	%ymm11, %ymm5
	vmovaps	%ymm11, %ymm6
	vmovaps	%ymm11, %ymm7
	vmovaps	%ymm11, %ymm8
	vmovaps	%ymm11, %ymm9
	vmovaps	%ymm11, %ymm10
	.p2align	4
.LBB77_6:
	vmovups	(%rcx,%rbp), %ymm0
	vmovups	160(%rcx,%rbp), %ymm3
	vfmadd231ps	-512(%r13), %ymm0, %ymm11
	vmovups	-448(%r13), %ymm12
	vmovups	%ymm12, -32(%rsp)
	vmovups	-416(%r13), %ymm2
	vmovups	%ymm2, 320(%rsp)
	vmovups	-384(%r13), %ymm14
	vmovups	-352(%r13), %ymm4
	vmovups	%ymm4, 288(%rsp)
	vfmadd231ps	%ymm0, %ymm12, %ymm10
	vfmadd231ps	%ymm0, %ymm14, %ymm9
	vmovups	%ymm14, 192(%rsp)
	vmovups	-320(%r13), %ymm12
	vfmadd231ps	%ymm0, %ymm12, %ymm8
	vmovups	%ymm12, 160(%rsp)
	vmovups	-256(%r13), %ymm1
	vmovups	%ymm1, 256(%rsp)
	vfmadd231ps	%ymm0, %ymm1, %ymm7
	vmovups	-192(%r13), %ymm1
	vmovups	%ymm1, 224(%rsp)
	vfmadd231ps	%ymm0, %ymm1, %ymm6
	vmovups	-128(%r13), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm5
	vmovaps	%ymm1, %ymm0
	vmovups	%ymm1, 128(%rsp)
	vfmadd231ps	-480(%r13), %ymm3, %ymm11
	vfmadd231ps	%ymm3, %ymm2, %ymm10
	vfmadd231ps	%ymm3, %ymm4, %ymm9
	vmovups	-288(%r13), %ymm15
	vfmadd231ps	%ymm3, %ymm15, %ymm8
	vmovups	-224(%r13), %ymm13
	vfmadd231ps	%ymm3, %ymm13, %ymm7
	vmovups	-160(%r13), %ymm4
	vfmadd231ps	%ymm3, %ymm4, %ymm6
	vmovups	-96(%r13), %ymm2
	vfmadd231ps	%ymm3, %ymm2, %ymm5
	vmovups	320(%rcx,%rbp), %ymm3
	vfmadd231ps	-32(%rsp), %ymm3, %ymm11
	vfmadd231ps	%ymm3, %ymm14, %ymm10
	vfmadd231ps	%ymm3, %ymm12, %ymm9
	vmovups	256(%rsp), %ymm14
	vfmadd231ps	%ymm3, %ymm14, %ymm8
	vmovups	224(%rsp), %ymm1
	vfmadd231ps	%ymm3, %ymm1, %ymm7
	vfmadd231ps	%ymm3, %ymm0, %ymm6
	vmovups	-64(%r13), %ymm12
	vfmadd231ps	%ymm3, %ymm12, %ymm5
	vmovups	480(%rcx,%rbp), %ymm3
	vfmadd231ps	320(%rsp), %ymm3, %ymm11
	vfmadd231ps	288(%rsp), %ymm3, %ymm10
	vfmadd231ps	%ymm15, %ymm3, %ymm9
	vfmadd231ps	%ymm13, %ymm3, %ymm8
	vfmadd231ps	%ymm4, %ymm3, %ymm7
	vfmadd231ps	%ymm2, %ymm3, %ymm6
	vfmadd231ps	-32(%r13), %ymm3, %ymm5
	vmovups	640(%rcx,%rbp), %ymm0
	vfmadd231ps	192(%rsp), %ymm0, %ymm11
	vfmadd231ps	160(%rsp), %ymm0, %ymm10
	vfmadd231ps	%ymm14, %ymm0, %ymm9
	vfmadd231ps	%ymm1, %ymm0, %ymm8
	vfmadd231ps	128(%rsp), %ymm0, %ymm7
	vfmadd231ps	(%r13), %ymm0, %ymm5
	vfmadd231ps	%ymm12, %ymm0, %ymm6
	addq	$32, %rbp
	addq	%r15, %r13
	cmpq	$160, %rbp
	jne	.LBB77_6
	vmovups	(%rsp), %ymm4
	vmulps	%ymm4, %ymm11, %ymm0
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm13, %ymm11, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm11, %ymm0
	vmovups	64(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm0
	vmovups	32(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi)
	vcmpltps	%ymm13, %ymm10, %ymm0
	vmulps	%ymm4, %ymm10, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm10, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rax,4)
	vcmpltps	%ymm13, %ymm9, %ymm0
	vmulps	%ymm4, %ymm9, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm9, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rax,8)
	vcmpltps	%ymm13, %ymm8, %ymm0
	vmulps	%ymm4, %ymm8, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm8, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%r9)
	vcmpltps	%ymm13, %ymm7, %ymm0
	vmulps	%ymm7, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm7, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%r10)
	vcmpltps	%ymm13, %ymm6, %ymm0
	vmulps	%ymm6, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm6, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%r11)
	vcmpltps	%ymm13, %ymm5, %ymm0
	vmulps	%ymm5, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rsi,%rbx)
	incq	%r12
	leaq	(%rsi,%r8,4), %rsi
	addq	%r14, %rdi
	cmpq	%rdx, %r12
	jne	.LBB77_5
	movq	-72(%rsp), %r13
	movq	-80(%rsp), %rbp
	movq	-112(%rsp), %r12
	movl	$7, %r15d
	jmp	.LBB77_9
	.p2align	4
.LBB77_11:
	cmpq	$8, %rax
	jl	.LBB77_18
	movq	208(%r13), %rax
	movl	$8, %r15d
	testq	%rax, %rax
	je	.LBB77_9
	movq	%rax, %rdx
	movq	216(%r13), %rdi
	movq	%rdi, %r9
	imulq	%r12, %r9
	shlq	$2, %r9
	addq	192(%r13), %r9
	movq	%r12, -112(%rsp)
	movq	%r12, %r10
	shlq	$6, %r10
	addq	-56(%rsp), %r10
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, 448(%rsp)
	movq	48(%r13), %rsi
	movq	224(%r13), %rax
	movq	%rax, -40(%rsp)
	vmovups	128(%r13), %ymm0
	vmovups	%ymm0, 416(%rsp)
	vmovups	160(%r13), %ymm0
	vmovups	%ymm0, 384(%rsp)
	vmovups	96(%r13), %ymm0
	vmovups	%ymm0, 352(%rsp)
	leaq	(,%rdi,4), %rax
	leaq	(%rax,%rax,2), %r11
	movq	%rdi, %rbx
	shlq	$4, %rbx
	leaq	(%rax,%rax,4), %r14
	leaq	(,%rdi,8), %rax
	leaq	(%rax,%rax,2), %rax
	leaq	(%rdi,%rdi,8), %rcx
	leaq	(%rcx,%rcx,2), %r15
	addq	%rdi, %r15
	movq	24(%r13), %r12
	movq	-128(%rsp), %rcx
	imulq	%rcx, %r12
	movq	40(%r13), %rbp
	imulq	%rcx, %rbp
	xorl	%ecx, %ecx
	movq	%rdx, %r13
	.p2align	4
.LBB77_14:
	movq	%r10, %rdx
	xorl	%r8d, %r8d
	vmovups	448(%rsp), %ymm12
	vmovaps	%ymm12, %ymm5
	vmovaps	%ymm12, %ymm6
	vmovaps	%ymm12, %ymm7
	vmovaps	%ymm12, %ymm8
	vmovaps	%ymm12, %ymm9
	vmovaps	%ymm12, %ymm10
	vmovaps	%ymm12, %ymm11
	.p2align	4
.LBB77_15:
	vmovups	(%rsi,%r8), %ymm1
	vfmadd231ps	-576(%rdx), %ymm1, %ymm12
	vmovups	160(%rsi,%r8), %ymm0
	vmovups	-512(%rdx), %ymm3
	vmovups	%ymm3, -32(%rsp)
	vmovups	-480(%rdx), %ymm4
	vmovups	%ymm4, 256(%rsp)
	vmovups	-448(%rdx), %ymm2
	vmovups	%ymm2, 320(%rsp)
	vmovups	-416(%rdx), %ymm13
	vmovups	%ymm13, 224(%rsp)
	vfmadd231ps	%ymm1, %ymm3, %ymm11
	vfmadd231ps	%ymm1, %ymm2, %ymm10
	vmovups	-384(%rdx), %ymm2
	vmovups	%ymm2, 288(%rsp)
	vfmadd231ps	%ymm1, %ymm2, %ymm9
	vmovups	-320(%rdx), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm8
	vmovups	%ymm3, 480(%rsp)
	vmovups	-256(%rdx), %ymm2
	vmovups	%ymm2, 192(%rsp)
	vfmadd231ps	%ymm1, %ymm2, %ymm7
	vmovups	-192(%rdx), %ymm2
	vmovups	%ymm2, 128(%rsp)
	vfmadd231ps	%ymm1, %ymm2, %ymm6
	vmovups	-128(%rdx), %ymm2
	vmovups	%ymm2, 64(%rsp)
	vfmadd231ps	%ymm1, %ymm2, %ymm5
	vfmadd231ps	-544(%rdx), %ymm0, %ymm12
	vfmadd231ps	%ymm0, %ymm4, %ymm11
	vfmadd231ps	%ymm0, %ymm13, %ymm10
	vmovups	-352(%rdx), %ymm1
	vmovups	%ymm1, 160(%rsp)
	vfmadd231ps	%ymm0, %ymm1, %ymm9
	vmovups	-288(%rdx), %ymm1
	vmovups	%ymm1, 96(%rsp)
	vfmadd231ps	%ymm0, %ymm1, %ymm8
	vmovups	-224(%rdx), %ymm1
	vmovups	%ymm1, 32(%rsp)
	vfmadd231ps	%ymm0, %ymm1, %ymm7
	vmovups	-160(%rdx), %ymm1
	vmovups	%ymm1, (%rsp)
	vfmadd231ps	%ymm0, %ymm1, %ymm6
	vmovups	-96(%rdx), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm5
	vmovups	320(%rsi,%r8), %ymm0
	vfmadd231ps	-32(%rsp), %ymm0, %ymm12
	vmovups	320(%rsp), %ymm14
	vfmadd231ps	%ymm0, %ymm14, %ymm11
	vmovups	288(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm10
	vfmadd231ps	%ymm0, %ymm3, %ymm9
	vmovups	192(%rsp), %ymm3
	vfmadd231ps	%ymm0, %ymm3, %ymm8
	vmovups	128(%rsp), %ymm4
	vfmadd231ps	%ymm0, %ymm4, %ymm7
	vmovups	64(%rsp), %ymm13
	vfmadd231ps	%ymm0, %ymm13, %ymm6
	vmovups	-64(%rdx), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm5
	vmovups	480(%rsi,%r8), %ymm0
	vfmadd231ps	256(%rsp), %ymm0, %ymm12
	vfmadd231ps	224(%rsp), %ymm0, %ymm11
	vfmadd231ps	160(%rsp), %ymm0, %ymm10
	vfmadd231ps	96(%rsp), %ymm0, %ymm9
	vfmadd231ps	32(%rsp), %ymm0, %ymm8
	vfmadd231ps	(%rsp), %ymm0, %ymm7
	vfmadd231ps	%ymm15, %ymm0, %ymm6
	vfmadd231ps	-32(%rdx), %ymm0, %ymm5
	vmovups	640(%rsi,%r8), %ymm0
	vfmadd231ps	%ymm14, %ymm0, %ymm12
	vfmadd231ps	%ymm2, %ymm0, %ymm11
	vfmadd231ps	480(%rsp), %ymm0, %ymm10
	vfmadd231ps	%ymm3, %ymm0, %ymm9
	vfmadd231ps	%ymm4, %ymm0, %ymm8
	vfmadd231ps	%ymm13, %ymm0, %ymm7
	vfmadd231ps	(%rdx), %ymm0, %ymm5
	vfmadd231ps	%ymm1, %ymm0, %ymm6
	addq	$32, %r8
	addq	%rbp, %rdx
	cmpq	$160, %r8
	jne	.LBB77_15
	vmovups	352(%rsp), %ymm4
	vmulps	%ymm4, %ymm12, %ymm0
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm13, %ymm12, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm12, %ymm0
	vmovups	416(%rsp), %ymm2
	vmaxps	%ymm0, %ymm2, %ymm0
	vmovups	384(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r9)
	vcmpltps	%ymm13, %ymm11, %ymm0
	vmulps	%ymm4, %ymm11, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm11, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r9,%rdi,4)
	vcmpltps	%ymm13, %ymm10, %ymm0
	vmulps	%ymm4, %ymm10, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm10, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r9,%rdi,8)
	vcmpltps	%ymm13, %ymm9, %ymm0
	vmulps	%ymm4, %ymm9, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm9, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r9,%r11)
	vcmpltps	%ymm13, %ymm8, %ymm0
	vmulps	%ymm4, %ymm8, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm8, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r9,%rbx)
	vcmpltps	%ymm13, %ymm7, %ymm0
	vmulps	%ymm7, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm7, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r9,%r14)
	vcmpltps	%ymm13, %ymm6, %ymm0
	vmulps	%ymm6, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm6, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r9,%rax)
	vcmpltps	%ymm13, %ymm5, %ymm0
	vmulps	%ymm5, %ymm4, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r9,%r15)
	incq	%rcx
	movq	-40(%rsp), %rdx
	leaq	(%r9,%rdx,4), %r9
	addq	%r12, %r10
	cmpq	%r13, %rcx
	jne	.LBB77_14
	movq	-72(%rsp), %r13
	movq	-80(%rsp), %rbp
	movq	-112(%rsp), %r12
	movl	$8, %r15d
	jmp	.LBB77_9
	.p2align	4
.LBB77_18:
	cmpq	$4, %rax
	jl	.LBB77_29
	movq	208(%r13), %rax
	movl	$4, %r15d
	testq	%rax, %rax
	je	.LBB77_9
	movq	216(%r13), %rcx
	movq	%rcx, %rdx
	imulq	%r12, %rdx
	shlq	$2, %rdx
	addq	192(%r13), %rdx
	movq	%r12, %rsi
	shlq	$6, %rsi
	addq	-64(%rsp), %rsi
	vmovups	64(%r13), %ymm0
	vmovups	%ymm0, -32(%rsp)
	movq	48(%r13), %rdi
	movq	224(%r13), %r8
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	leaq	(,%rcx,4), %r9
	leaq	(%r9,%r9,2), %r9
	movq	24(%r13), %r10
	movq	-128(%rsp), %rbx
	imulq	%rbx, %r10
	movq	40(%r13), %r11
	imulq	%rbx, %r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB77_21:
	movq	%rsi, %r14
	xorl	%r15d, %r15d
	vmovups	-32(%rsp), %ymm8
	vmovaps	%ymm8, %ymm5
	vmovaps	%ymm8, %ymm6
	vmovaps	%ymm8, %ymm7
	.p2align	4
.LBB77_22:
	vmovups	(%rdi,%r15), %ymm12
	vmovups	160(%rdi,%r15), %ymm13
	vmovups	320(%rdi,%r15), %ymm11
	vmovups	480(%rdi,%r15), %ymm0
	vfmadd231ps	-320(%r14), %ymm12, %ymm8
	vmovups	-256(%r14), %ymm14
	vmovups	-224(%r14), %ymm15
	vmovups	-192(%r14), %ymm9
	vmovups	-160(%r14), %ymm1
	vfmadd231ps	%ymm12, %ymm14, %ymm7
	vfmadd231ps	%ymm12, %ymm9, %ymm6
	vmovups	-128(%r14), %ymm10
	vfmadd231ps	-288(%r14), %ymm13, %ymm8
	vfmadd231ps	%ymm12, %ymm10, %ymm5
	vfmadd231ps	%ymm13, %ymm15, %ymm7
	vfmadd231ps	%ymm13, %ymm1, %ymm6
	vmovups	-96(%r14), %ymm12
	vfmadd231ps	%ymm13, %ymm12, %ymm5
	vfmadd231ps	%ymm14, %ymm11, %ymm8
	vfmadd231ps	%ymm11, %ymm9, %ymm7
	vfmadd231ps	%ymm11, %ymm10, %ymm6
	vmovups	-64(%r14), %ymm13
	vfmadd231ps	%ymm11, %ymm13, %ymm5
	vfmadd231ps	%ymm15, %ymm0, %ymm8
	vfmadd231ps	%ymm1, %ymm0, %ymm7
	vfmadd231ps	%ymm12, %ymm0, %ymm6
	vfmadd231ps	-32(%r14), %ymm0, %ymm5
	vmovups	640(%rdi,%r15), %ymm0
	vfmadd231ps	%ymm9, %ymm0, %ymm8
	vfmadd231ps	%ymm10, %ymm0, %ymm7
	vfmadd231ps	(%r14), %ymm0, %ymm5
	vfmadd231ps	%ymm13, %ymm0, %ymm6
	addq	$32, %r15
	addq	%r11, %r14
	cmpq	$160, %r15
	jne	.LBB77_22
	vmulps	%ymm4, %ymm8, %ymm0
	vxorps	%xmm13, %xmm13, %xmm13
	vcmpltps	%ymm13, %ymm8, %ymm9
	vblendvps	%ymm9, %ymm0, %ymm8, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx)
	vcmpltps	%ymm13, %ymm7, %ymm0
	vmulps	%ymm7, %ymm4, %ymm8
	vblendvps	%ymm0, %ymm8, %ymm7, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%rcx,4)
	vcmpltps	%ymm13, %ymm6, %ymm0
	vmulps	%ymm6, %ymm4, %ymm7
	vblendvps	%ymm0, %ymm7, %ymm6, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%rcx,8)
	vcmpltps	%ymm13, %ymm5, %ymm0
	vmulps	%ymm5, %ymm4, %ymm6
	vblendvps	%ymm0, %ymm6, %ymm5, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rdx,%r9)
	incq	%rbx
	leaq	(%rdx,%r8,4), %rdx
	addq	%r10, %rsi
	cmpq	%rax, %rbx
	jne	.LBB77_21
	movl	$4, %r15d
	jmp	.LBB77_9
.LBB77_29:
	cmpq	$1, %rax
	jle	.LBB77_30
	movq	208(%r13), %r9
	movl	$2, %r15d
	testq	%r9, %r9
	je	.LBB77_9
	movq	216(%r13), %rax
	movq	192(%r13), %r8
	movq	%r12, %rbx
	shlq	$6, %rbx
	addq	-120(%rsp), %rbx
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %r10
	movq	48(%r13), %r11
	movq	224(%r13), %rdi
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	movq	24(%r13), %rsi
	movq	-128(%rsp), %rdx
	imulq	%rdx, %rsi
	imulq	%r10, %rdx
	movq	-88(%rsp), %r15
	imulq	%r10, %r15
	movq	%r12, %r14
	leaq	(,%r12,4), %r12
	imulq	%rax, %r12
	movq	%r14, %rcx
	leaq	4(,%r14,4), %r14
	imulq	%rax, %r14
	movq	-104(%rsp), %rax
	imulq	%r10, %rax
	imulq	-96(%rsp), %r10
	shlq	$2, %rdi
	.p2align	4
.LBB77_27:
	vmovups	(%r11), %ymm5
	vmovups	64(%rbx), %ymm7
	vmovups	96(%rbx), %ymm0
	vmovups	160(%r11), %ymm8
	vmovaps	%ymm5, %ymm6
	vfmadd213ps	%ymm1, %ymm7, %ymm6
	vfmadd132ps	(%rbx), %ymm1, %ymm5
	vfmadd231ps	%ymm8, %ymm0, %ymm6
	vfmadd231ps	32(%rbx), %ymm8, %ymm5
	vmovups	320(%r11), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vmovups	128(%rbx), %ymm7
	vfmadd231ps	%ymm8, %ymm7, %ymm6
	vmovups	480(%r11), %ymm8
	vfmadd231ps	%ymm8, %ymm0, %ymm5
	vmovups	32(%r11), %ymm0
	vfmadd231ps	160(%rbx), %ymm8, %ymm6
	vmovups	640(%r11), %ymm8
	vfmadd231ps	192(%rbx), %ymm8, %ymm6
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vmovups	64(%rbx,%rdx), %ymm7
	vmovups	96(%rbx,%rdx), %ymm8
	vfmadd231ps	(%rbx,%rdx), %ymm0, %ymm5
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	192(%r11), %ymm0
	vfmadd231ps	32(%rbx,%rdx), %ymm0, %ymm5
	vfmadd231ps	%ymm0, %ymm8, %ymm6
	vmovups	352(%r11), %ymm0
	vfmadd231ps	%ymm0, %ymm7, %ymm5
	vmovups	128(%rbx,%rdx), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	512(%r11), %ymm0
	vfmadd231ps	%ymm0, %ymm8, %ymm5
	vmovups	64(%r11), %ymm8
	vfmadd231ps	160(%rbx,%rdx), %ymm0, %ymm6
	vmovups	672(%r11), %ymm0
	vfmadd231ps	%ymm0, %ymm7, %ymm5
	vmovups	64(%rbx,%r15), %ymm7
	vfmadd231ps	192(%rbx,%rdx), %ymm0, %ymm6
	vmovups	96(%rbx,%r15), %ymm0
	vfmadd231ps	%ymm8, %ymm7, %ymm6
	vfmadd231ps	(%rbx,%r15), %ymm8, %ymm5
	vmovups	224(%r11), %ymm8
	vfmadd231ps	%ymm8, %ymm0, %ymm6
	vfmadd231ps	32(%rbx,%r15), %ymm8, %ymm5
	vmovups	384(%r11), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vmovups	128(%rbx,%r15), %ymm7
	vfmadd231ps	%ymm8, %ymm7, %ymm6
	vmovups	544(%r11), %ymm8
	vfmadd231ps	%ymm8, %ymm0, %ymm5
	vmovups	64(%rbx,%rax), %ymm0
	vfmadd231ps	160(%rbx,%r15), %ymm8, %ymm6
	vmovups	704(%r11), %ymm8
	vfmadd231ps	192(%rbx,%r15), %ymm8, %ymm6
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vmovups	96(%rbx,%rax), %ymm7
	vmovups	96(%r11), %ymm8
	vfmadd231ps	(%rbx,%rax), %ymm8, %ymm5
	vfmadd231ps	%ymm8, %ymm0, %ymm6
	vmovups	256(%r11), %ymm8
	vfmadd231ps	32(%rbx,%rax), %ymm8, %ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6
	vmovups	416(%r11), %ymm8
	vfmadd231ps	%ymm8, %ymm0, %ymm5
	vmovups	128(%rbx,%rax), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm6
	vmovups	576(%r11), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm5
	vmovups	736(%r11), %ymm7
	vfmadd231ps	160(%rbx,%rax), %ymm8, %ymm6
	vfmadd231ps	192(%rbx,%rax), %ymm7, %ymm6
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	128(%r11), %ymm0
	vfmadd231ps	(%rbx,%r10), %ymm0, %ymm5
	vmovups	64(%rbx,%r10), %ymm7
	vmovups	96(%rbx,%r10), %ymm8
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	288(%r11), %ymm0
	vfmadd231ps	32(%rbx,%r10), %ymm0, %ymm5
	vfmadd231ps	%ymm0, %ymm8, %ymm6
	vmovups	448(%r11), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vmovups	128(%rbx,%r10), %ymm7
	vfmadd231ps	%ymm0, %ymm7, %ymm6
	vmovups	608(%r11), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm5
	vfmadd231ps	160(%rbx,%r10), %ymm0, %ymm6
	vmovups	768(%r11), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm5
	vfmadd231ps	192(%rbx,%r10), %ymm0, %ymm6
	vmulps	%ymm5, %ymm4, %ymm0
	vcmpltps	%ymm13, %ymm5, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm5, %ymm0
	vcmpltps	%ymm13, %ymm6, %ymm5
	vmulps	%ymm6, %ymm4, %ymm7
	vblendvps	%ymm5, %ymm7, %ymm6, %ymm5
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r8,%r12)
	vmaxps	%ymm5, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%r8,%r14)
	addq	%rsi, %rbx
	addq	%rdi, %r8
	decq	%r9
	jne	.LBB77_27
	movq	%rcx, %r12
	movl	$2, %r15d
	jmp	.LBB77_9
.LBB77_30:
	movq	208(%r13), %rax
	movl	$1, %r15d
	testq	%rax, %rax
	je	.LBB77_9
	movq	216(%r13), %rcx
	imulq	%r12, %rcx
	shlq	$2, %rcx
	addq	192(%r13), %rcx
	movq	%r12, %rdx
	shlq	$6, %rdx
	addq	-120(%rsp), %rdx
	vmovups	64(%r13), %ymm1
	movq	40(%r13), %rsi
	movq	48(%r13), %rdi
	movq	224(%r13), %r8
	vmovups	128(%r13), %ymm2
	vmovups	160(%r13), %ymm3
	vmovups	96(%r13), %ymm4
	movq	-96(%rsp), %r9
	imulq	%rsi, %r9
	movq	24(%r13), %r10
	movq	-128(%rsp), %r14
	imulq	%r14, %r10
	movq	-104(%rsp), %r11
	imulq	%rsi, %r11
	movq	-88(%rsp), %rbx
	imulq	%rsi, %rbx
	imulq	%r14, %rsi
	shlq	$2, %r8
	.p2align	4
.LBB77_32:
	vmovups	(%rdx), %ymm0
	vfmadd132ps	(%rdi), %ymm1, %ymm0
	vmovups	32(%rdx), %ymm5
	vmovups	64(%rdx), %ymm6
	vfmadd231ps	160(%rdi), %ymm5, %ymm0
	vmovups	96(%rdx), %ymm5
	vfmadd231ps	320(%rdi), %ymm6, %ymm0
	vfmadd231ps	480(%rdi), %ymm5, %ymm0
	vmovups	128(%rdx), %ymm5
	vfmadd231ps	640(%rdi), %ymm5, %ymm0
	vmovups	(%rdx,%rsi), %ymm5
	vmovups	32(%rdx,%rsi), %ymm6
	vfmadd231ps	32(%rdi), %ymm5, %ymm0
	vmovups	64(%rdx,%rsi), %ymm5
	vfmadd231ps	192(%rdi), %ymm6, %ymm0
	vfmadd231ps	352(%rdi), %ymm5, %ymm0
	vmovups	96(%rdx,%rsi), %ymm5
	vfmadd231ps	512(%rdi), %ymm5, %ymm0
	vmovups	(%rdx,%rbx), %ymm5
	vmovups	128(%rdx,%rsi), %ymm6
	vfmadd231ps	672(%rdi), %ymm6, %ymm0
	vmovups	32(%rdx,%rbx), %ymm6
	vfmadd231ps	64(%rdi), %ymm5, %ymm0
	vfmadd231ps	224(%rdi), %ymm6, %ymm0
	vmovups	64(%rdx,%rbx), %ymm5
	vfmadd231ps	384(%rdi), %ymm5, %ymm0
	vmovups	(%rdx,%r11), %ymm5
	vmovups	96(%rdx,%rbx), %ymm6
	vfmadd231ps	544(%rdi), %ymm6, %ymm0
	vmovups	128(%rdx,%rbx), %ymm6
	vfmadd231ps	704(%rdi), %ymm6, %ymm0
	vfmadd231ps	96(%rdi), %ymm5, %ymm0
	vmovups	32(%rdx,%r11), %ymm5
	vfmadd231ps	256(%rdi), %ymm5, %ymm0
	vmovups	128(%rdx,%r11), %ymm5
	vmovups	64(%rdx,%r11), %ymm6
	vfmadd231ps	416(%rdi), %ymm6, %ymm0
	vmovups	96(%rdx,%r11), %ymm6
	vfmadd231ps	576(%rdi), %ymm6, %ymm0
	vfmadd231ps	736(%rdi), %ymm5, %ymm0
	vmovups	(%rdx,%r9), %ymm5
	vfmadd132ps	128(%rdi), %ymm0, %ymm5
	vmovups	32(%rdx,%r9), %ymm0
	vmovups	64(%rdx,%r9), %ymm6
	vfmadd231ps	288(%rdi), %ymm0, %ymm5
	vmovups	96(%rdx,%r9), %ymm0
	vfmadd231ps	448(%rdi), %ymm6, %ymm5
	vfmadd231ps	608(%rdi), %ymm0, %ymm5
	vmovups	128(%rdx,%r9), %ymm0
	vfmadd132ps	768(%rdi), %ymm5, %ymm0
	vmulps	%ymm0, %ymm4, %ymm5
	vcmpltps	%ymm13, %ymm0, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm0, %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vminps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, (%rcx)
	addq	%r10, %rdx
	addq	%r8, %rcx
	decq	%rax
	jne	.LBB77_32
	jmp	.LBB77_9
.LBB77_10:
	addq	$520, %rsp
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
.Lfunc_end77:
	.size	$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n, .Lfunc_end77-$s18VitruvianMicroAVX20B16PlaneConvolutionV7computeyyx_q_tAA0bD0RzAA0B4TapsR_r0_lFAA0b6CopiedD0V_AA0b6SquareG0VyAA0B4FiveOAA0B3TwoOGTg5Tf4ndn_n
	.cfi_endproc
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI78_0:
	.long	0x4b400000
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI78_1:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI78_2:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.text
	.hidden	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoG4SumsV_Tg5Tf4dn_n
	.weak	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoG4SumsV_Tg5Tf4dn_n
	.p2align	4
	.type	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoG4SumsV_Tg5Tf4dn_n,@function
$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoG4SumsV_Tg5Tf4dn_n:
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
	subq	$104, %rsp
	.cfi_def_cfa_offset 160
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r13, -112(%rsp)
	movq	144(%r13), %rax
	movq	%rax, -120(%rsp)
	testq	%rax, %rax
	jle	.LBB78_7
	movq	-112(%rsp), %rax
	movq	40(%rax), %rcx
	movq	48(%rax), %rdi
	xorl	%edx, %edx
	movq	-120(%rsp), %rsi
	subq	$8, %rsi
	cmovbq	%rdx, %rsi
	movq	%rsi, -16(%rsp)
	movq	160(%rax), %rax
	movq	%rax, -72(%rsp)
	shlq	$5, %rcx
	movq	%rcx, -8(%rsp)
	vbroadcastss	.LCPI78_0(%rip), %ymm0
	vmovd	.LCPI78_2(%rip), %xmm1
	jmp	.LBB78_2
	.p2align	4
.LBB78_6:
	movq	(%rsp), %rdx
	addq	$8, %rdx
	movq	-8(%rsp), %rax
	addq	%rax, %rdi
	addq	$96, %rdi
	cmpq	-120(%rsp), %rdx
	jge	.LBB78_7
.LBB78_2:
	movq	-16(%rsp), %rax
	cmpq	%rax, %rdx
	movq	%rdx, (%rsp)
	cmovlq	%rdx, %rax
	movq	%rax, -104(%rsp)
	cmpq	$0, -72(%rsp)
	je	.LBB78_6
	movq	-120(%rsp), %rcx
	movl	%ecx, %eax
	movq	-104(%rsp), %rdx
	subb	%dl, %al
	movzbl	%al, %eax
	andl	$7, %eax
	negq	%rax
	movq	%rax, 24(%rsp)
	movq	%rcx, %r11
	subq	%rdx, %r11
	movq	-112(%rsp), %rax
	movq	136(%rax), %r8
	movq	168(%rax), %rbx
	movq	%rbx, %rsi
	subq	%r8, %rsi
	leaq	96(%rdi), %rax
	movq	%rax, -40(%rsp)
	subq	%rcx, %rdx
	movq	%rdx, 40(%rsp)
	movq	%r11, %r14
	andq	$-8, %r14
	movq	%r8, -80(%rsp)
	orq	%r8, %rcx
	shrq	$32, %rcx
	movq	%rcx, 8(%rsp)
	movq	$0, -56(%rsp)
	xorl	%eax, %eax
	jmp	.LBB78_4
	.p2align	4
.LBB78_5:
	movq	-64(%rsp), %rax
	incq	%rax
	addq	%rbx, -56(%rsp)
	cmpq	-72(%rsp), %rax
	je	.LBB78_6
.LBB78_4:
	movq	%rax, -64(%rsp)
	testq	%rbx, %rbx
	jle	.LBB78_5
	movq	-112(%rsp), %rax
	movq	8(%rax), %rcx
	movq	-64(%rsp), %r9
	imulq	%r9, %rcx
	addq	(%rax), %rcx
	movq	%rcx, -24(%rsp)
	movq	24(%rax), %rcx
	imulq	-104(%rsp), %rcx
	movq	152(%rax), %r8
	cmpq	$0, 8(%rsp)
	je	.LBB78_9
	movq	-120(%rsp), %rax
	cqto
	idivq	-80(%rsp)
	jmp	.LBB78_11
	.p2align	4
.LBB78_9:
	movq	-120(%rsp), %rax
	xorl	%edx, %edx
	divl	-80(%rsp)
.LBB78_11:
	addq	%rcx, -24(%rsp)
	movq	%rbx, %rcx
	imulq	%r9, %rcx
	imulq	%rax, %rcx
	movq	-104(%rsp), %rdx
	leaq	(%r8,%rdx), %r9
	movq	%r9, 32(%rsp)
	addq	%r9, %rcx
	movq	%rcx, 48(%rsp)
	movq	-112(%rsp), %r9
	movq	16(%r9), %rcx
	movq	%rcx, 72(%rsp)
	movq	32(%r9), %r15
	movq	40(%r9), %rcx
	leaq	-1(%rcx), %r10
	vmovups	64(%r9), %ymm2
	vmovups	96(%r9), %ymm3
	movq	%rcx, 64(%rsp)
	shlq	$4, %rcx
	movq	%r15, -32(%rsp)
	addq	%r15, %rcx
	addq	$-16, %rcx
	movq	%rcx, -48(%rsp)
	vpbroadcastd	128(%r9), %ymm4
	movq	%r10, %rcx
	andq	$-2, %rcx
	movq	%rcx, 56(%rsp)
	leaq	(%r8,%rdx), %rcx
	addq	$7, %rcx
	movq	%rcx, 16(%rsp)
	xorl	%r8d, %r8d
	movq	%rax, %r15
	jmp	.LBB78_12
	.p2align	4
.LBB78_18:
	imulq	%r15, %r12
	movq	48(%rsp), %rax
	vmovq	%xmm5, (%rax,%r12)
.LBB78_25:
	addq	-80(%rsp), %r8
	cmpq	%rbx, %r8
	jge	.LBB78_5
.LBB78_12:
	cmpq	%rsi, %r8
	movq	%rsi, %r12
	cmovlq	%r8, %r12
	movq	%r12, %rbp
	imulq	72(%rsp), %rbp
	addq	-24(%rsp), %rbp
	vmovdqu	(%rdi), %ymm5
	testq	%r10, %r10
	je	.LBB78_13
	movq	%rbx, %r9
	movq	%r11, %rbx
	movq	-40(%rsp), %rdx
	movq	-32(%rsp), %r13
	movq	56(%rsp), %rcx
	cmpq	$2, 64(%rsp)
	je	.LBB78_15
	.p2align	4
.LBB78_28:
	movq	(%r13), %r11
	movq	8(%r13), %rax
	vbroadcasti128	(%rbp,%rax), %ymm6
	vpermq	$244, %ymm6, %ymm6
	vbroadcasti128	(%rbp,%r11), %ymm7
	vpermq	$244, %ymm7, %ymm7
	vpunpcklwd	%ymm6, %ymm7, %ymm6
	vpmaddwd	(%rdx), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	movq	16(%r13), %rax
	movq	24(%r13), %r11
	vbroadcasti128	(%rbp,%r11), %ymm6
	vpermq	$244, %ymm6, %ymm6
	vbroadcasti128	(%rbp,%rax), %ymm7
	vpermq	$244, %ymm7, %ymm7
	vpunpcklwd	%ymm6, %ymm7, %ymm6
	vpmaddwd	32(%rdx), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	addq	$64, %rdx
	addq	$32, %r13
	addq	$-2, %rcx
	jne	.LBB78_28
.LBB78_15:
	movq	-48(%rsp), %rcx
	testb	$1, %r10b
	movq	%rbx, %r11
	movq	%r9, %rbx
	je	.LBB78_17
	movq	(%r13), %rcx
	movq	8(%r13), %r13
	vbroadcasti128	(%rbp,%r13), %ymm6
	vpermq	$244, %ymm6, %ymm6
	vbroadcasti128	(%rbp,%rcx), %ymm7
	vpermq	$244, %ymm7, %ymm7
	vpunpcklwd	%ymm6, %ymm7, %ymm6
	vpmaddwd	(%rdx), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	addq	$32, %rdx
	movq	-48(%rsp), %rcx
	jmp	.LBB78_17
	.p2align	4
.LBB78_13:
	movq	-40(%rsp), %rdx
	movq	-32(%rsp), %rcx
.LBB78_17:
	movq	(%rcx), %r13
	movq	8(%rcx), %rcx
	vbroadcasti128	(%rbp,%rcx), %ymm6
	vpermq	$244, %ymm6, %ymm6
	vbroadcasti128	(%rbp,%r13), %ymm7
	vpermq	$244, %ymm7, %ymm7
	vpunpcklwd	%ymm6, %ymm7, %ymm6
	vpmaddwd	(%rdx), %ymm6, %ymm6
	vpaddd	%ymm5, %ymm6, %ymm5
	vcvtdq2ps	%ymm5, %ymm5
	vmulps	64(%rdi), %ymm5, %ymm5
	vmaxps	%ymm2, %ymm5, %ymm5
	vminps	%ymm3, %ymm5, %ymm5
	vaddps	%ymm0, %ymm5, %ymm5
	vpaddd	%ymm5, %ymm4, %ymm5
	vextracti128	$1, %ymm5, %xmm6
	vpshufb	%xmm1, %xmm6, %xmm6
	vpshufb	%xmm1, %xmm5, %xmm5
	vpunpckldq	%xmm6, %xmm5, %xmm5
	cmpq	$8, %r11
	jge	.LBB78_18
	movq	-104(%rsp), %rax
	cmpq	%rax, -120(%rsp)
	je	.LBB78_25
	addq	-56(%rsp), %r12
	imulq	%r15, %r12
	cmpq	$-8, 40(%rsp)
	jbe	.LBB78_26
	xorl	%ebp, %ebp
	jmp	.LBB78_22
.LBB78_26:
	movq	16(%rsp), %rax
	leaq	(%rax,%r12), %rdx
	xorl	%ebp, %ebp
	.p2align	4
.LBB78_27:
	movl	%ebp, %ecx
	andl	$15, %ecx
	vmovdqa	%xmm5, -96(%rsp)
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -7(%rdx,%rbp)
	leal	1(%rbp), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -6(%rdx,%rbp)
	leal	2(%rbp), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -5(%rdx,%rbp)
	leal	3(%rbp), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -4(%rdx,%rbp)
	leal	4(%rbp), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -3(%rdx,%rbp)
	leal	5(%rbp), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -2(%rdx,%rbp)
	leal	6(%rbp), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, -1(%rdx,%rbp)
	leal	7(%rbp), %ecx
	andl	$15, %ecx
	movzbl	-96(%rsp,%rcx), %ecx
	movb	%cl, (%rdx,%rbp)
	addq	$8, %rbp
	cmpq	%r14, %rbp
	jne	.LBB78_27
.LBB78_22:
	testb	$7, %r11b
	je	.LBB78_25
	addq	32(%rsp), %r12
	movq	24(%rsp), %rcx
	.p2align	4
.LBB78_24:
	vmovdqa	%xmm5, 80(%rsp)
	movl	%ebp, %edx
	andl	$15, %edx
	movzbl	80(%rsp,%rdx), %edx
	movb	%dl, (%r12,%rbp)
	incq	%rbp
	incq	%rcx
	jne	.LBB78_24
	jmp	.LBB78_25
.LBB78_7:
	addq	$104, %rsp
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
.Lfunc_end78:
	.size	$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoG4SumsV_Tg5Tf4dn_n, .Lfunc_end78-$s18VitruvianMicroAVX20B13CodeDepthwiseV7computeyyxAA0B12InputSummingRzlFAA0b2NoG4SumsV_Tg5Tf4dn_n
	.cfi_endproc
	.hidden	"symbolic Sf"
	.type	"symbolic Sf",@object
	.section	".note.GNU-stack","",@progbits
#endif
