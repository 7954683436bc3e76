// Made by `make kernels` with Swift 6.3.1 from Sources/MicroKernels for armv8-a+fp16. Do not edit.
#if defined(__aarch64__) && defined(__APPLE__) && defined(__LP64__)
	.arch_extension fp16
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__text,regular,pure_instructions
	.private_extern	_vitruvian_multiply_halves_neonfp16
	.globl	_vitruvian_multiply_halves_neonfp16
	.p2align	4
_vitruvian_multiply_halves_neonfp16:
	sub	sp, sp, #288
	ldr	x8, [x0, #48]
	stp	d15, d14, [sp, #128]
	stp	d13, d12, [sp, #144]
	stp	d11, d10, [sp, #160]
	cmp	x8, #1
	stp	d9, d8, [sp, #176]
	stp	x29, x30, [sp, #192]
	stp	x28, x27, [sp, #208]
	stp	x26, x25, [sp, #224]
	stp	x24, x23, [sp, #240]
	stp	x22, x21, [sp, #256]
	stp	x20, x19, [sp, #272]
	str	x8, [sp, #64]
	b.lt	LBB0_19
	ldp	x8, x10, [x0, #8]
	mov	w9, #4
	str	xzr, [sp, #72]
	ldr	x11, [x0]
	lsl	x14, x8, #1
	lsl	x8, x8, #3
	sub	x9, x9, x10
	sub	x13, x10, #1
	str	x8, [sp, #88]
	str	x9, [sp, #56]
	ldp	x12, x9, [x0, #24]
	str	x9, [sp, #48]
	ldr	x9, [x0, #40]
	str	x9, [sp, #40]
	mov	w9, #3
	sub	x9, x9, x10
	str	x9, [sp, #32]
	ldp	x9, x0, [x0, #56]
	str	x9, [sp, #24]
	mov	w9, #2
	sub	x9, x9, x10
	str	x9, [sp, #16]
	b	LBB0_3
	.p2align	4, , 8
LBB0_2:
	ldp	x8, x9, [sp, #64]
	add	x9, x9, #16
	cmp	x9, x8
	str	x9, [sp, #72]
	b.ge	LBB0_19
LBB0_3:
	cmp	x10, #1
	b.lt	LBB0_2
	ldp	x22, x15, [sp, #32]
	mov	x5, xzr
	mov	x6, x11
	ldr	x9, [sp, #72]
	mul	x8, x9, x12
	lsl	x9, x9, #2
	add	x19, x15, x9
	ldp	x7, x15, [sp, #16]
	add	x20, x15, x9
	ldp	x9, x23, [sp, #48]
	add	x8, x9, x8, lsl #1
	str	x8, [sp, #80]
	b	LBB0_7
	.p2align	4, , 8
LBB0_5:
	mov.16b	v4, v1
	mov.16b	v6, v0
	mov.16b	v5, v3
	mov.16b	v7, v2
	mov.16b	v18, v1
	mov.16b	v19, v0
	mov.16b	v16, v3
	mov.16b	v17, v2
	mov.16b	v21, v1
	mov.16b	v22, v0
	mov.16b	v23, v3
	mov.16b	v20, v2
LBB0_6:
	sub	x8, x5, x10
	mul	x16, x5, x0
	add	x9, x8, #2
	add	x5, x5, #4
	add	x23, x23, #4
	add	x22, x22, #4
	and	x9, x9, x9, asr #63
	add	x16, x20, x16, lsl #2
	add	x15, x9, x13
	add	x9, x8, #3
	add	x8, x8, #4
	add	x7, x7, #4
	and	x9, x9, x9, asr #63
	mul	x15, x15, x0
	add	x9, x9, x13
	and	x8, x8, x8, asr #63
	add	x8, x8, x13
	stp	q22, q23, [x16, #16]
	mul	x9, x9, x0
	add	x15, x20, x15, lsl #2
	str	q21, [x16]
	mul	x8, x8, x0
	str	q20, [x16, #48]
	cmp	x5, x10
	add	x9, x20, x9, lsl #2
	stp	q18, q19, [x15]
	stp	q16, q17, [x15, #32]
	add	x8, x20, x8, lsl #2
	stp	q4, q6, [x9]
	stp	q5, q7, [x9, #32]
	ldr	x9, [sp, #88]
	stp	q1, q0, [x8]
	stp	q3, q2, [x8, #32]
	add	x6, x6, x9
	b.ge	LBB0_2
LBB0_7:
	ldp	q3, q2, [x19, #32]
	cmp	x12, #1
	ldp	q1, q0, [x19]
	b.lt	LBB0_5
	and	x8, x23, x23, asr #63
	and	x9, x22, x22, asr #63
	add	x15, x13, x8
	and	x8, x7, x7, asr #63
	add	x9, x13, x9
	add	x8, x13, x8
	madd	x24, x14, x15, x11
	mov	x17, xzr
	madd	x25, x14, x9, x11
	ldr	x21, [sp, #80]
	madd	x26, x14, x8, x11
	mul	x15, x14, x15
	mul	x9, x14, x9
	mul	x8, x14, x8
	add	x27, x11, x15
	add	x28, x11, x9
	add	x30, x11, x8
	mov.16b	v4, v1
	mov.16b	v6, v0
	mov.16b	v5, v3
	mov.16b	v7, v2
	mov.16b	v18, v1
	mov.16b	v19, v0
	mov.16b	v16, v3
	mov.16b	v17, v2
	mov.16b	v21, v1
	mov.16b	v22, v0
	mov.16b	v23, v3
	mov.16b	v20, v2
	b	LBB0_11
	.p2align	4, , 8
LBB0_9:
	mov	x2, x17
LBB0_10:
	fcvtl	v9.4s, v30.4h
	fcvtl2	v8.4s, v30.8h
	fcvtl	v30.4s, v31.4h
	fcvtl2	v10.4s, v31.8h
	fcvtl2	v31.4s, v29.8h
	fcvtl	v29.4s, v29.4h
	cmp	x2, x12
	fadd.4s	v23, v23, v9
	fadd.4s	v21, v21, v30
	fcvtl	v30.4s, v28.4h
	fcvtl2	v28.4s, v28.8h
	fadd.4s	v18, v18, v29
	fcvtl	v29.4s, v26.4h
	fadd.4s	v22, v22, v10
	fadd.4s	v16, v16, v30
	fadd.4s	v17, v17, v28
	fcvtl2	v28.4s, v26.8h
	fcvtl	v26.4s, v27.4h
	fcvtl2	v30.4s, v27.8h
	fcvtl2	v27.4s, v25.8h
	fcvtl	v25.4s, v25.4h
	fadd.4s	v20, v20, v8
	fadd.4s	v19, v19, v31
	fadd.4s	v4, v4, v26
	fcvtl	v26.4s, v24.4h
	fcvtl2	v24.4s, v24.8h
	fadd.4s	v6, v6, v30
	fadd.4s	v5, v5, v29
	fadd.4s	v7, v7, v28
	fadd.4s	v0, v0, v27
	fadd.4s	v3, v3, v26
	fadd.4s	v1, v1, v25
	fadd.4s	v2, v2, v24
	b.ge	LBB0_6
LBB0_11:
	sub	x8, x17, x12
	add	x8, x8, #16
	movi.16b	v24, #0
	and	x8, x8, x8, asr #63
	add	x2, x8, x12
	add	x8, x17, #8
	cmp	x2, x8
	b.ge	LBB0_13
	movi.16b	v25, #0
	movi.16b	v26, #0
	movi.16b	v27, #0
	movi.16b	v28, #0
	movi.16b	v29, #0
	movi.16b	v30, #0
	movi.16b	v31, #0
	subs	x8, x2, x17
	b.le	LBB0_9
	b	LBB0_16
	.p2align	4, , 8
LBB0_13:
	lsl	x16, x17, #1
	mov	x15, xzr
	movi.16b	v25, #0
	mov	x1, xzr
	movi.16b	v26, #0
	add	x3, x27, x16
	movi.16b	v27, #0
	add	x8, x28, x16
	movi.16b	v28, #0
	add	x9, x30, x16
	movi.16b	v29, #0
	add	x16, x6, x16
	movi.16b	v30, #0
	stp	q1, q0, [sp, #96]
	movi.16b	v31, #0
	.p2align	4, , 8
LBB0_14:
	add	x4, x21, x1, lsl #4
	ldr	q8, [x3, x1]
	ldr	q12, [x9, x1]
	add	x15, x15, #256
	ldr	q13, [x16, x1]
	ldp	q1, q0, [x4]
	fmla.8h	v31, v1, v13[0]
	fmla.8h	v29, v1, v12[0]
	fmla.8h	v25, v1, v8[0]
	ldr	q11, [x8, x1]
	fmla.8h	v30, v0, v13[0]
	ldp	q10, q9, [x4, #32]
	fmla.8h	v28, v0, v12[0]
	fmla.8h	v24, v0, v8[0]
	add	x1, x1, #16
	fmla.8h	v27, v1, v11[0]
	fmla.8h	v26, v0, v11[0]
	fmla.8h	v31, v10, v13[1]
	fmla.8h	v29, v10, v12[1]
	fmla.8h	v25, v10, v8[1]
	ldp	q15, q14, [x4, #64]
	fmla.8h	v30, v9, v13[1]
	fmla.8h	v28, v9, v12[1]
	fmla.8h	v27, v10, v11[1]
	fmla.8h	v26, v9, v11[1]
	fmla.8h	v24, v9, v8[1]
	fmla.8h	v31, v15, v13[2]
	fmla.8h	v29, v15, v12[2]
	fmla.8h	v25, v15, v8[2]
	ldp	q10, q9, [x4, #96]
	fmla.8h	v30, v14, v13[2]
	fmla.8h	v28, v14, v12[2]
	fmla.8h	v27, v15, v11[2]
	fmla.8h	v26, v14, v11[2]
	fmla.8h	v24, v14, v8[2]
	fmla.8h	v31, v10, v13[3]
	fmla.8h	v29, v10, v12[3]
	fmla.8h	v25, v10, v8[3]
	ldp	q15, q14, [x4, #128]
	fmla.8h	v30, v9, v13[3]
	fmla.8h	v28, v9, v12[3]
	fmla.8h	v27, v10, v11[3]
	fmla.8h	v26, v9, v11[3]
	fmla.8h	v24, v9, v8[3]
	fmla.8h	v31, v15, v13[4]
	fmla.8h	v29, v15, v12[4]
	fmla.8h	v25, v15, v8[4]
	ldp	q10, q9, [x4, #160]
	fmla.8h	v30, v14, v13[4]
	fmla.8h	v28, v14, v12[4]
	fmla.8h	v27, v15, v11[4]
	fmla.8h	v26, v14, v11[4]
	fmla.8h	v24, v14, v8[4]
	fmla.8h	v31, v10, v13[5]
	fmla.8h	v29, v10, v12[5]
	fmla.8h	v25, v10, v8[5]
	ldp	q15, q14, [x4, #192]
	fmla.8h	v30, v9, v13[5]
	fmla.8h	v28, v9, v12[5]
	fmla.8h	v27, v10, v11[5]
	fmla.8h	v26, v9, v11[5]
	fmla.8h	v24, v9, v8[5]
	fmla.8h	v31, v15, v13[6]
	fmla.8h	v29, v15, v12[6]
	fmla.8h	v25, v15, v8[6]
	ldp	q10, q9, [x4, #224]
	fmla.8h	v30, v14, v13[6]
	fmla.8h	v28, v14, v12[6]
	fmla.8h	v27, v15, v11[6]
	fmla.8h	v26, v14, v11[6]
	fmla.8h	v24, v14, v8[6]
	add	x4, x17, #16
	fmla.8h	v31, v10, v13[7]
	fmla.8h	v29, v10, v12[7]
	fmla.8h	v25, v10, v8[7]
	add	x17, x17, #8
	fmla.8h	v30, v9, v13[7]
	fmla.8h	v28, v9, v12[7]
	fmla.8h	v27, v10, v11[7]
	fmla.8h	v26, v9, v11[7]
	fmla.8h	v24, v9, v8[7]
	cmp	x2, x4
	b.ge	LBB0_14
	ldp	q1, q0, [sp, #96]
	add	x21, x21, x15
	subs	x8, x2, x17
	b.le	LBB0_9
LBB0_16:
	mov	x9, x21
	.p2align	4, , 8
LBB0_17:
	ldp	q10, q8, [x9], #32
	ldr	h13, [x6, x17, lsl #1]
	ldr	h12, [x26, x17, lsl #1]
	ldr	h11, [x25, x17, lsl #1]
	ldr	h9, [x24, x17, lsl #1]
	add	x17, x17, #1
	fmla.8h	v31, v10, v13[0]
	fmla.8h	v30, v8, v13[0]
	fmla.8h	v29, v10, v12[0]
	fmla.8h	v28, v8, v12[0]
	fmla.8h	v27, v10, v11[0]
	fmla.8h	v26, v8, v11[0]
	fmla.8h	v25, v10, v9[0]
	fmla.8h	v24, v8, v9[0]
	cmp	x2, x17
	b.ne	LBB0_17
	add	x21, x21, x8, lsl #5
	mov	x17, x2
	b	LBB0_10
LBB0_19:
	ldp	x20, x19, [sp, #272]
	ldp	x22, x21, [sp, #256]
	ldp	x24, x23, [sp, #240]
	ldp	x26, x25, [sp, #224]
	ldp	x28, x27, [sp, #208]
	ldp	x29, x30, [sp, #192]
	ldp	d9, d8, [sp, #176]
	ldp	d11, d10, [sp, #160]
	ldp	d13, d12, [sp, #144]
	ldp	d15, d14, [sp, #128]
	add	sp, sp, #288
	ret
	.section	__TEXT,__text,regular,pure_instructions
	.private_extern	_vitruvian_half_from_single_neonfp16
	.globl	_vitruvian_half_from_single_neonfp16
	.p2align	4
_vitruvian_half_from_single_neonfp16:
	cmp	x1, #8
	b.lt	LBB1_4
	mov	x8, xzr
	mov	x9, x0
	mov	x10, x2
	.p2align	4, , 8
LBB1_2:
	ldp	q0, q1, [x9], #32
	add	x11, x8, #16
	add	x8, x8, #8
	cmp	x1, x11
	fcvtn	v0.4h, v0.4s
	fcvtn2	v0.8h, v1.4s
	str	q0, [x10], #16
	b.ge	LBB1_2
	cmp	x8, x1
	b.lo	LBB1_6
	b	LBB1_19
LBB1_4:
	cmp	x1, #0
	b.le	LBB1_19
	mov	x8, xzr
LBB1_6:
	orr	x11, x8, #0x1
	cmp	x1, x11
	csinc	x9, x1, x8, gt
	sub	x10, x9, x8
	cmp	x10, #4
	b.lo	LBB1_18
	cmp	x1, x11
	add	x12, x2, x8, lsl #1
	csinc	x11, x1, x8, gt
	add	x13, x0, x8, lsl #2
	add	x14, x0, x11, lsl #2
	cmp	x12, x14
	b.hs	LBB1_9
	add	x11, x2, x11, lsl #1
	cmp	x13, x11
	b.lo	LBB1_18
LBB1_9:
	cmp	x10, #16
	b.hs	LBB1_11
	mov	x11, xzr
	b	LBB1_15
LBB1_11:
	and	x11, x10, #0xfffffffffffffff0
	add	x12, x12, #16
	add	x13, x13, #32
	mov	x14, x11
	.p2align	4, , 8
LBB1_12:
	ldp	q1, q3, [x13, #-32]
	subs	x14, x14, #16
	fcvtn	v1.4h, v1.4s
	ldp	q0, q2, [x13], #64
	fcvtn2	v1.8h, v3.4s
	fcvtn	v0.4h, v0.4s
	fcvtn2	v0.8h, v2.4s
	stp	q1, q0, [x12, #-16]
	add	x12, x12, #32
	b.ne	LBB1_12
	cmp	x10, x11
	b.eq	LBB1_19
	tst	x10, #0xc
	b.eq	LBB1_20
LBB1_15:
	and	x12, x9, #0x3
	sub	x9, x9, x11
	add	x11, x8, x11
	sub	x10, x10, x12
	sub	x9, x9, x8
	add	x8, x8, x10
	sub	x9, x9, x12
	add	x10, x2, x11, lsl #1
	add	x11, x0, x11, lsl #2
	.p2align	4, , 8
LBB1_16:
	ldr	q0, [x11], #16
	subs	x9, x9, #4
	fcvtn	v0.4h, v0.4s
	str	d0, [x10], #8
	b.ne	LBB1_16
	cbz	x12, LBB1_19
	.p2align	4, , 8
LBB1_18:
	ldr	s0, [x0, x8, lsl #2]
	fcvt	h0, s0
	str	h0, [x2, x8, lsl #1]
	add	x8, x8, #1
	cmp	x8, x1
	b.lt	LBB1_18
LBB1_19:
	ret
LBB1_20:
	add	x8, x8, x11
	b	LBB1_18
	.subsections_via_symbols
#endif
