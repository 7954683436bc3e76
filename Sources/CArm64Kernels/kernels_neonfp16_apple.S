// Made by `make kernels` with Swift 6.3.1 from Sources/MicroKernels for armv8-a+fp16. Do not edit.
#if defined(__aarch64__) && defined(__APPLE__) && defined(__LP64__)
	.arch_extension fp16
	.section	__TEXT,__text,regular,pure_instructions
	.private_extern	_vitruvian_multiply_halves_neonfp16
	.globl	_vitruvian_multiply_halves_neonfp16
	.p2align	4
_vitruvian_multiply_halves_neonfp16:
	sub	sp, sp, #256
	ldr	x8, [x0, #48]
	stp	d15, d14, [sp, #96]
	stp	d13, d12, [sp, #112]
	stp	d11, d10, [sp, #128]
	cmp	x8, #1
	stp	d9, d8, [sp, #144]
	stp	x29, x30, [sp, #160]
	stp	x28, x27, [sp, #176]
	stp	x26, x25, [sp, #192]
	stp	x24, x23, [sp, #208]
	stp	x22, x21, [sp, #224]
	stp	x20, x19, [sp, #240]
	str	x8, [sp, #40]
	b.lt	LBB4_45
	ldp	x8, x11, [x0, #56]
	mov	x13, xzr
	ldp	x14, x17, [x0, #16]
	str	x8, [sp, #32]
	lsl	x9, x11, #4
	lsl	x19, x11, #2
	sub	x30, x14, #4
	ldp	x8, x10, [x0]
	str	x9, [sp, #72]
	lsl	x9, x11, #3
	str	x9, [sp, #56]
	ldr	x9, [x0, #32]
	lsl	x16, x10, #1
	stp	x10, x8, [sp, #80]
	lsl	x8, x11, #1
	lsl	x3, x10, #2
	stp	x9, x30, [sp, #16]
	ldr	x9, [x0, #40]
	neg	x6, x16
	lsl	x20, x8, #2
	str	x9, [sp, #8]
	lsl	x9, x10, #4
	sub	x5, x9, x16
	add	x9, x16, x10
	lsl	x7, x9, #1
	b	LBB4_3
	.p2align	4, , 8
LBB4_2:
	ldr	x8, [sp, #40]
	add	x13, x13, #16
	cmp	x13, x8
	b.ge	LBB4_45
LBB4_3:
	cmp	x14, #8
	str	x13, [sp, #48]
	b.lt	LBB4_17
	mul	x10, x13, x17
	lsl	x9, x13, #2
	ldp	x13, x12, [sp, #8]
	mov	x8, xzr
	add	x22, x13, x9
	add	x10, x12, x10, lsl #1
	str	x10, [sp, #64]
	ldr	x10, [sp, #32]
	add	x24, x10, x9
	mov	w9, #8
	b	LBB4_6
	.p2align	4, , 8
LBB4_5:
	add	x9, x21, #8
	mov	x8, x21
	cmp	x14, x9
	b.lt	LBB4_18
LBB4_6:
	mul	x10, x8, x11
	mov	x21, x9
	ldp	q1, q0, [x22]
	cmp	x17, #1
	add	x25, x24, x10, lsl #2
	add	x27, x25, x20
	add	x26, x25, x19
	add	x28, x27, x19
	ldr	x10, [sp, #72]
	ldp	q3, q2, [x22, #32]
	stp	q1, q0, [x25]
	add	x30, x25, x10
	add	x4, x30, x20
	add	x10, x30, x19
	add	x0, x4, x19
	stp	q3, q2, [x25, #32]
	stp	q1, q0, [x26]
	stp	q3, q2, [x26, #32]
	stp	q1, q0, [x27]
	stp	q3, q2, [x27, #32]
	stp	q1, q0, [x28]
	stp	q3, q2, [x28, #32]
	stp	q1, q0, [x30]
	stp	q3, q2, [x30, #32]
	stp	q1, q0, [x10]
	stp	q3, q2, [x10, #32]
	stp	q1, q0, [x4]
	stp	q3, q2, [x4, #32]
	stp	q1, q0, [x0]
	stp	q3, q2, [x0, #32]
	b.lt	LBB4_5
	ldr	x9, [sp, #80]
	mov	x2, xzr
	ldr	x23, [sp, #64]
	mul	x8, x8, x9
	ldr	x9, [sp, #88]
	add	x8, x9, x8, lsl #1
	b	LBB4_10
	.p2align	4, , 8
LBB4_8:
	mov	x15, x2
LBB4_9:
	fcvtl2	v29.4s, v23.8h
	fcvtl	v28.4s, v23.4h
	ldp	q24, q25, [x25, #32]
	fcvtl2	v27.4s, v22.8h
	fcvtl	v22.4s, v22.4h
	cmp	x15, x17
	fadd.4s	v24, v24, v28
	ldp	q26, q23, [x25]
	fadd.4s	v25, v25, v29
	fadd.4s	v22, v26, v22
	fcvtl2	v26.4s, v21.8h
	stp	q24, q25, [x25, #32]
	fcvtl	v24.4s, v20.4h
	fadd.4s	v23, v23, v27
	fcvtl	v27.4s, v21.4h
	fcvtl2	v21.4s, v20.8h
	stp	q22, q23, [x25]
	ldp	q23, q22, [x26]
	fadd.4s	v23, v23, v27
	ldp	q20, q25, [x26, #32]
	fadd.4s	v22, v22, v26
	fadd.4s	v20, v20, v24
	fcvtl2	v24.4s, v19.8h
	stp	q23, q22, [x26]
	fcvtl	v22.4s, v18.4h
	fadd.4s	v21, v25, v21
	fcvtl	v25.4s, v19.4h
	fcvtl2	v19.4s, v18.8h
	stp	q20, q21, [x26, #32]
	ldp	q21, q20, [x27]
	fadd.4s	v21, v21, v25
	ldp	q18, q23, [x27, #32]
	fadd.4s	v20, v20, v24
	fadd.4s	v18, v18, v22
	fcvtl2	v22.4s, v17.8h
	stp	q21, q20, [x27]
	fcvtl	v20.4s, v16.4h
	fadd.4s	v19, v23, v19
	fcvtl	v23.4s, v17.4h
	fcvtl2	v17.4s, v16.8h
	stp	q18, q19, [x27, #32]
	ldp	q19, q18, [x28]
	fadd.4s	v19, v19, v23
	ldp	q16, q21, [x28, #32]
	fadd.4s	v18, v18, v22
	fadd.4s	v16, v16, v20
	fcvtl2	v20.4s, v7.8h
	stp	q19, q18, [x28]
	fcvtl	v18.4s, v6.4h
	fadd.4s	v17, v21, v17
	fcvtl	v21.4s, v7.4h
	fcvtl2	v7.4s, v6.8h
	stp	q16, q17, [x28, #32]
	ldp	q17, q16, [x30]
	fadd.4s	v17, v17, v21
	ldp	q6, q19, [x30, #32]
	fadd.4s	v16, v16, v20
	fadd.4s	v6, v6, v18
	fcvtl2	v18.4s, v5.8h
	stp	q17, q16, [x30]
	fcvtl	v16.4s, v4.4h
	fadd.4s	v7, v19, v7
	fcvtl	v19.4s, v5.4h
	fcvtl2	v5.4s, v4.8h
	stp	q6, q7, [x30, #32]
	ldp	q7, q6, [x10]
	fadd.4s	v7, v7, v19
	ldp	q4, q17, [x10, #32]
	fadd.4s	v6, v6, v18
	fadd.4s	v4, v4, v16
	fcvtl2	v16.4s, v3.8h
	stp	q7, q6, [x10]
	fcvtl	v6.4s, v2.4h
	fadd.4s	v5, v17, v5
	fcvtl	v17.4s, v3.4h
	fcvtl2	v3.4s, v2.8h
	stp	q4, q5, [x10, #32]
	ldp	q5, q4, [x4]
	fadd.4s	v5, v5, v17
	ldp	q2, q7, [x4, #32]
	fadd.4s	v4, v4, v16
	fadd.4s	v2, v2, v6
	fcvtl2	v6.4s, v1.8h
	stp	q5, q4, [x4]
	fcvtl	v4.4s, v0.4h
	fadd.4s	v3, v7, v3
	fcvtl	v7.4s, v1.4h
	fcvtl2	v1.4s, v0.8h
	stp	q2, q3, [x4, #32]
	ldp	q3, q2, [x0]
	fadd.4s	v3, v3, v7
	ldp	q0, q5, [x0, #32]
	fadd.4s	v2, v2, v6
	fadd.4s	v0, v0, v4
	stp	q3, q2, [x0]
	fadd.4s	v1, v5, v1
	stp	q0, q1, [x0, #32]
	b.ge	LBB4_5
LBB4_10:
	sub	x9, x2, x17
	add	x9, x9, #16
	movi.16b	v0, #0
	and	x1, x9, x9, asr #63
	add	x9, x2, #8
	movi.16b	v1, #0
	add	x15, x1, x17
	movi.16b	v2, #0
	cmp	x15, x9
	movi.16b	v3, #0
	movi.16b	v4, #0
	movi.16b	v5, #0
	movi.16b	v6, #0
	movi.16b	v7, #0
	movi.16b	v16, #0
	movi.16b	v17, #0
	movi.16b	v18, #0
	movi.16b	v19, #0
	movi.16b	v20, #0
	movi.16b	v21, #0
	movi.16b	v23, #0
	movi.16b	v22, #0
	b.lt	LBB4_13
	.p2align	4, , 8
LBB4_11:
	add	x12, x8, x5
	mov	x9, x8
	add	x8, x12, x6
	add	x13, x8, x6
	ldr	q8, [x12]
	add	x12, x13, x6
	ldr	q9, [x8]
	add	x8, x12, x6
	ldr	q10, [x13]
	add	x13, x8, x6
	ldr	q11, [x12]
	add	x12, x13, x6
	ldp	q27, q26, [x23]
	fmla.8h	v7, v27, v11[0]
	fmla.8h	v5, v27, v10[0]
	fmla.8h	v3, v27, v9[0]
	fmla.8h	v1, v27, v8[0]
	ldr	q12, [x8]
	add	x8, x12, x6
	ldr	q13, [x13]
	fmla.8h	v6, v26, v11[0]
	ldr	q14, [x12]
	fmla.8h	v4, v26, v10[0]
	ldr	q15, [x8], #16
	ldp	q25, q24, [x23, #32]
	fmla.8h	v17, v27, v12[0]
	fmla.8h	v16, v26, v12[0]
	fmla.8h	v19, v27, v13[0]
	fmla.8h	v18, v26, v13[0]
	fmla.8h	v21, v27, v14[0]
	fmla.8h	v20, v26, v14[0]
	fmla.8h	v22, v27, v15[0]
	fmla.8h	v23, v26, v15[0]
	fmla.8h	v2, v26, v9[0]
	fmla.8h	v0, v26, v8[0]
	ldp	q27, q26, [x23, #64]
	fmla.8h	v21, v25, v14[1]
	fmla.8h	v20, v24, v14[1]
	fmla.8h	v22, v25, v15[1]
	fmla.8h	v23, v24, v15[1]
	fmla.8h	v19, v25, v13[1]
	fmla.8h	v18, v24, v13[1]
	fmla.8h	v17, v25, v12[1]
	fmla.8h	v16, v24, v12[1]
	fmla.8h	v7, v25, v11[1]
	fmla.8h	v6, v24, v11[1]
	fmla.8h	v5, v25, v10[1]
	fmla.8h	v4, v24, v10[1]
	fmla.8h	v3, v25, v9[1]
	fmla.8h	v2, v24, v9[1]
	fmla.8h	v1, v25, v8[1]
	fmla.8h	v0, v24, v8[1]
	ldp	q25, q24, [x23, #96]
	fmla.8h	v22, v27, v15[2]
	fmla.8h	v23, v26, v15[2]
	fmla.8h	v21, v27, v14[2]
	fmla.8h	v20, v26, v14[2]
	fmla.8h	v19, v27, v13[2]
	fmla.8h	v18, v26, v13[2]
	fmla.8h	v17, v27, v12[2]
	fmla.8h	v16, v26, v12[2]
	fmla.8h	v7, v27, v11[2]
	fmla.8h	v6, v26, v11[2]
	fmla.8h	v5, v27, v10[2]
	fmla.8h	v4, v26, v10[2]
	fmla.8h	v3, v27, v9[2]
	fmla.8h	v2, v26, v9[2]
	fmla.8h	v1, v27, v8[2]
	fmla.8h	v0, v26, v8[2]
	ldp	q27, q26, [x23, #128]
	fmla.8h	v22, v25, v15[3]
	fmla.8h	v23, v24, v15[3]
	fmla.8h	v21, v25, v14[3]
	fmla.8h	v20, v24, v14[3]
	fmla.8h	v19, v25, v13[3]
	fmla.8h	v18, v24, v13[3]
	fmla.8h	v17, v25, v12[3]
	fmla.8h	v16, v24, v12[3]
	fmla.8h	v7, v25, v11[3]
	fmla.8h	v6, v24, v11[3]
	fmla.8h	v5, v25, v10[3]
	fmla.8h	v4, v24, v10[3]
	fmla.8h	v3, v25, v9[3]
	fmla.8h	v2, v24, v9[3]
	fmla.8h	v1, v25, v8[3]
	fmla.8h	v0, v24, v8[3]
	ldp	q25, q24, [x23, #160]
	fmla.8h	v22, v27, v15[4]
	fmla.8h	v23, v26, v15[4]
	fmla.8h	v21, v27, v14[4]
	fmla.8h	v20, v26, v14[4]
	fmla.8h	v19, v27, v13[4]
	fmla.8h	v18, v26, v13[4]
	fmla.8h	v17, v27, v12[4]
	fmla.8h	v16, v26, v12[4]
	fmla.8h	v7, v27, v11[4]
	fmla.8h	v6, v26, v11[4]
	fmla.8h	v5, v27, v10[4]
	fmla.8h	v4, v26, v10[4]
	fmla.8h	v3, v27, v9[4]
	fmla.8h	v2, v26, v9[4]
	fmla.8h	v1, v27, v8[4]
	fmla.8h	v0, v26, v8[4]
	ldp	q27, q26, [x23, #192]
	fmla.8h	v22, v25, v15[5]
	fmla.8h	v23, v24, v15[5]
	fmla.8h	v21, v25, v14[5]
	fmla.8h	v20, v24, v14[5]
	fmla.8h	v19, v25, v13[5]
	fmla.8h	v18, v24, v13[5]
	fmla.8h	v17, v25, v12[5]
	fmla.8h	v16, v24, v12[5]
	fmla.8h	v7, v25, v11[5]
	fmla.8h	v6, v24, v11[5]
	fmla.8h	v5, v25, v10[5]
	fmla.8h	v4, v24, v10[5]
	fmla.8h	v3, v25, v9[5]
	fmla.8h	v2, v24, v9[5]
	fmla.8h	v1, v25, v8[5]
	fmla.8h	v0, v24, v8[5]
	ldp	q25, q24, [x23, #224]
	fmla.8h	v22, v27, v15[6]
	fmla.8h	v23, v26, v15[6]
	fmla.8h	v21, v27, v14[6]
	fmla.8h	v20, v26, v14[6]
	fmla.8h	v19, v27, v13[6]
	fmla.8h	v18, v26, v13[6]
	fmla.8h	v17, v27, v12[6]
	fmla.8h	v16, v26, v12[6]
	fmla.8h	v7, v27, v11[6]
	fmla.8h	v6, v26, v11[6]
	fmla.8h	v5, v27, v10[6]
	fmla.8h	v4, v26, v10[6]
	fmla.8h	v3, v27, v9[6]
	fmla.8h	v2, v26, v9[6]
	fmla.8h	v1, v27, v8[6]
	fmla.8h	v0, v26, v8[6]
	fmla.8h	v22, v25, v15[7]
	fmla.8h	v23, v24, v15[7]
	fmla.8h	v21, v25, v14[7]
	fmla.8h	v20, v24, v14[7]
	fmla.8h	v19, v25, v13[7]
	fmla.8h	v18, v24, v13[7]
	fmla.8h	v17, v25, v12[7]
	fmla.8h	v16, v24, v12[7]
	fmla.8h	v7, v25, v11[7]
	fmla.8h	v6, v24, v11[7]
	fmla.8h	v5, v25, v10[7]
	fmla.8h	v4, v24, v10[7]
	fmla.8h	v3, v25, v9[7]
	fmla.8h	v2, v24, v9[7]
	fmla.8h	v1, v25, v8[7]
	fmla.8h	v0, v24, v8[7]
	add	x23, x23, #256
	add	x12, x2, #16
	add	x2, x2, #8
	cmp	x15, x12
	b.ge	LBB4_11
	add	x8, x9, #16
LBB4_13:
	subs	x12, x15, x2
	b.le	LBB4_8
	add	x9, x17, x1
	sub	x1, x9, x2
	mov	x2, x23
	mov	x9, x8
	.p2align	4, , 8
LBB4_15:
	add	x13, x9, x16
	subs	x1, x1, #1
	ldp	q25, q24, [x2], #32
	ld1r.8h	{ v30 }, [x9], #2
	ld1r.8h	{ v27 }, [x13], x16
	ld1r.8h	{ v26 }, [x13], x16
	ld1r.8h	{ v29 }, [x13], x16
	ld1r.8h	{ v28 }, [x13], x16
	fmla.8h	v21, v25, v27
	fmla.8h	v20, v24, v27
	ld1r.8h	{ v27 }, [x13], x16
	fmla.8h	v19, v25, v26
	fmla.8h	v18, v24, v26
	ld1r.8h	{ v26 }, [x13], x16
	ldr	h8, [x13]
	fmla.8h	v22, v25, v30
	fmla.8h	v23, v24, v30
	fmla.8h	v17, v25, v29
	fmla.8h	v16, v24, v29
	fmla.8h	v7, v25, v28
	fmla.8h	v6, v24, v28
	fmla.8h	v5, v25, v27
	fmla.8h	v4, v24, v27
	fmla.8h	v3, v25, v26
	fmla.8h	v2, v24, v26
	fmla.8h	v1, v25, v8[0]
	fmla.8h	v0, v24, v8[0]
	b.ne	LBB4_15
	add	x8, x8, x12, lsl #1
	add	x23, x23, x12, lsl #5
	mov	x2, x15
	b	LBB4_9
	.p2align	4, , 8
LBB4_17:
	mov	x21, xzr
LBB4_18:
	ldr	x13, [sp, #48]
	cmp	x21, x14
	ldr	x30, [sp, #24]
	b.ge	LBB4_2
	ldp	x9, x12, [sp, #8]
	mul	x10, x13, x17
	mov	x0, x21
	ldr	x8, [sp, #32]
	add	x9, x9, x13, lsl #2
	add	x8, x8, x13, lsl #2
	add	x10, x12, x10, lsl #1
	b	LBB4_21
	.p2align	4, , 8
LBB4_20:
	add	x0, x0, #4
	cmp	x0, x14
	b.ge	LBB4_2
LBB4_21:
	cmp	x14, #3
	b.le	LBB4_34
	sub	x12, x0, x30
	cmp	x17, #1
	ldp	q1, q0, [x9]
	and	x12, x12, x12, asr #63
	add	x12, x12, x30
	mul	x15, x12, x11
	ldp	q3, q2, [x9, #32]
	add	x2, x8, x15, lsl #2
	add	x4, x2, x19
	stp	q1, q0, [x2]
	ldr	x15, [sp, #56]
	stp	q3, q2, [x2, #32]
	stp	q1, q0, [x4]
	stp	q3, q2, [x4, #32]
	add	x22, x2, x15
	add	x23, x22, x19
	stp	q1, q0, [x22]
	stp	q3, q2, [x22, #32]
	stp	q1, q0, [x23]
	stp	q3, q2, [x23, #32]
	b.lt	LBB4_20
	ldr	x15, [sp, #80]
	mov	x1, xzr
	mov	x25, x10
	mul	x12, x12, x15
	ldr	x15, [sp, #88]
	add	x24, x15, x12, lsl #1
	b	LBB4_26
	.p2align	4, , 8
LBB4_24:
	mov	x26, x27
LBB4_25:
	fcvtl2	v21.4s, v7.8h
	fcvtl	v20.4s, v7.4h
	ldp	q16, q17, [x2, #32]
	fcvtl2	v19.4s, v6.8h
	fcvtl	v6.4s, v6.4h
	mov	x1, x26
	cmp	x26, x17
	fadd.4s	v16, v16, v20
	ldp	q18, q7, [x2]
	fadd.4s	v17, v17, v21
	fadd.4s	v6, v18, v6
	fcvtl2	v18.4s, v5.8h
	stp	q16, q17, [x2, #32]
	fcvtl	v16.4s, v4.4h
	fadd.4s	v7, v7, v19
	fcvtl	v19.4s, v5.4h
	fcvtl2	v5.4s, v4.8h
	stp	q6, q7, [x2]
	ldp	q7, q6, [x4]
	fadd.4s	v7, v7, v19
	ldp	q4, q17, [x4, #32]
	fadd.4s	v6, v6, v18
	fadd.4s	v4, v4, v16
	fcvtl2	v16.4s, v3.8h
	stp	q7, q6, [x4]
	fcvtl	v6.4s, v2.4h
	fadd.4s	v5, v17, v5
	fcvtl	v17.4s, v3.4h
	fcvtl2	v3.4s, v2.8h
	stp	q4, q5, [x4, #32]
	ldp	q5, q4, [x22]
	fadd.4s	v5, v5, v17
	ldp	q2, q7, [x22, #32]
	fadd.4s	v4, v4, v16
	fadd.4s	v2, v2, v6
	fcvtl2	v6.4s, v1.8h
	stp	q5, q4, [x22]
	fcvtl	v4.4s, v0.4h
	fadd.4s	v3, v7, v3
	fcvtl	v7.4s, v1.4h
	fcvtl2	v1.4s, v0.8h
	stp	q2, q3, [x22, #32]
	ldp	q3, q2, [x23]
	fadd.4s	v3, v3, v7
	ldp	q0, q5, [x23, #32]
	fadd.4s	v2, v2, v6
	fadd.4s	v0, v0, v4
	stp	q3, q2, [x23]
	fadd.4s	v1, v5, v1
	stp	q0, q1, [x23, #32]
	b.ge	LBB4_20
LBB4_26:
	sub	x12, x1, x17
	add	x12, x12, #16
	movi.16b	v0, #0
	and	x15, x12, x12, asr #63
	add	x12, x1, #8
	movi.16b	v1, #0
	add	x26, x15, x17
	movi.16b	v2, #0
	cmp	x26, x12
	movi.16b	v3, #0
	movi.16b	v4, #0
	movi.16b	v5, #0
	movi.16b	v7, #0
	movi.16b	v6, #0
	b.ge	LBB4_28
	mov	x27, x1
	b	LBB4_29
	.p2align	4, , 8
LBB4_28:
	ldp	q19, q18, [x25]
	add	x27, x1, #8
	add	x12, x1, #16
	mov	x1, x27
	cmp	x26, x12
	ldr	q10, [x24, x16]
	ldr	q9, [x24, x3]
	ldr	q8, [x24, x7]
	ldr	q11, [x24]
	add	x24, x24, #16
	ldp	q17, q16, [x25, #32]
	fmla.8h	v5, v19, v10[0]
	fmla.8h	v4, v18, v10[0]
	fmla.8h	v6, v19, v11[0]
	fmla.8h	v7, v18, v11[0]
	fmla.8h	v3, v19, v9[0]
	fmla.8h	v2, v18, v9[0]
	fmla.8h	v1, v19, v8[0]
	fmla.8h	v0, v18, v8[0]
	fmla.8h	v5, v17, v10[1]
	ldp	q19, q18, [x25, #64]
	fmla.8h	v6, v17, v11[1]
	fmla.8h	v7, v16, v11[1]
	fmla.8h	v4, v16, v10[1]
	fmla.8h	v3, v17, v9[1]
	fmla.8h	v2, v16, v9[1]
	fmla.8h	v1, v17, v8[1]
	fmla.8h	v0, v16, v8[1]
	fmla.8h	v5, v19, v10[2]
	fmla.8h	v6, v19, v11[2]
	ldp	q17, q16, [x25, #96]
	fmla.8h	v7, v18, v11[2]
	fmla.8h	v4, v18, v10[2]
	fmla.8h	v3, v19, v9[2]
	fmla.8h	v2, v18, v9[2]
	fmla.8h	v1, v19, v8[2]
	fmla.8h	v0, v18, v8[2]
	fmla.8h	v6, v17, v11[3]
	fmla.8h	v5, v17, v10[3]
	ldp	q19, q18, [x25, #128]
	fmla.8h	v7, v16, v11[3]
	fmla.8h	v4, v16, v10[3]
	fmla.8h	v3, v17, v9[3]
	fmla.8h	v2, v16, v9[3]
	fmla.8h	v1, v17, v8[3]
	fmla.8h	v0, v16, v8[3]
	fmla.8h	v6, v19, v11[4]
	fmla.8h	v5, v19, v10[4]
	ldp	q17, q16, [x25, #160]
	fmla.8h	v7, v18, v11[4]
	fmla.8h	v4, v18, v10[4]
	fmla.8h	v3, v19, v9[4]
	fmla.8h	v2, v18, v9[4]
	fmla.8h	v1, v19, v8[4]
	fmla.8h	v0, v18, v8[4]
	fmla.8h	v6, v17, v11[5]
	fmla.8h	v5, v17, v10[5]
	ldp	q19, q18, [x25, #192]
	fmla.8h	v7, v16, v11[5]
	fmla.8h	v4, v16, v10[5]
	fmla.8h	v3, v17, v9[5]
	fmla.8h	v2, v16, v9[5]
	fmla.8h	v1, v17, v8[5]
	fmla.8h	v0, v16, v8[5]
	fmla.8h	v6, v19, v11[6]
	fmla.8h	v5, v19, v10[6]
	ldp	q17, q16, [x25, #224]
	fmla.8h	v7, v18, v11[6]
	fmla.8h	v4, v18, v10[6]
	fmla.8h	v3, v19, v9[6]
	fmla.8h	v2, v18, v9[6]
	fmla.8h	v1, v19, v8[6]
	fmla.8h	v0, v18, v8[6]
	fmla.8h	v6, v17, v11[7]
	fmla.8h	v5, v17, v10[7]
	add	x25, x25, #256
	fmla.8h	v7, v16, v11[7]
	fmla.8h	v4, v16, v10[7]
	fmla.8h	v3, v17, v9[7]
	fmla.8h	v2, v16, v9[7]
	fmla.8h	v1, v17, v8[7]
	fmla.8h	v0, v16, v8[7]
	b.ge	LBB4_28
LBB4_29:
	subs	x12, x26, x27
	b.le	LBB4_24
	add	x15, x17, x15
	mov	x28, x24
	sub	x15, x15, x27
	mov	x1, x25
	mov	x27, x24
	.p2align	4, , 8
LBB4_31:
	ldp	q17, q16, [x1], #32
	subs	x15, x15, #1
	ld1r.8h	{ v18 }, [x27], #2
	ldr	h10, [x28, x16]
	ldr	h9, [x28, x3]
	ldr	h8, [x28, x7]
	mov	x28, x27
	fmla.8h	v6, v17, v18
	fmla.8h	v7, v16, v18
	fmla.8h	v5, v17, v10[0]
	fmla.8h	v4, v16, v10[0]
	fmla.8h	v3, v17, v9[0]
	fmla.8h	v2, v16, v9[0]
	fmla.8h	v1, v17, v8[0]
	fmla.8h	v0, v16, v8[0]
	b.ne	LBB4_31
	add	x24, x24, x12, lsl #1
	add	x25, x25, x12, lsl #5
	b	LBB4_25
	.p2align	4, , 8
LBB4_33:
	add	x21, x21, #1
	cmp	x21, x14
	b.eq	LBB4_2
LBB4_34:
	mul	x12, x21, x11
	cmp	x17, #1
	ldp	q0, q1, [x9, #32]
	add	x15, x8, x12, lsl #2
	ldp	q2, q3, [x9]
	stp	q0, q1, [x15, #32]
	stp	q2, q3, [x15]
	b.lt	LBB4_33
	ldp	x0, x1, [sp, #80]
	mov	x12, xzr
	mul	x0, x21, x0
	add	x0, x1, x0, lsl #1
	mov	x1, x10
	b	LBB4_38
	.p2align	4, , 8
LBB4_36:
	mov	x2, x22
LBB4_37:
	fcvtl2	v7.4s, v5.8h
	fcvtl	v6.4s, v5.4h
	fcvtl	v5.4s, v4.4h
	fcvtl2	v4.4s, v4.8h
	mov	x12, x2
	cmp	x2, x17
	fadd.4s	v3, v3, v7
	fadd.4s	v2, v2, v6
	fadd.4s	v0, v0, v5
	fadd.4s	v1, v1, v4
	stp	q2, q3, [x15]
	stp	q0, q1, [x15, #32]
	b.ge	LBB4_33
LBB4_38:
	sub	x2, x12, x17
	add	x22, x12, #8
	add	x2, x2, #16
	movi.16b	v4, #0
	and	x4, x2, x2, asr #63
	movi.16b	v5, #0
	add	x2, x4, x17
	cmp	x2, x22
	b.ge	LBB4_40
	mov	x22, x12
	b	LBB4_41
	.p2align	4, , 8
LBB4_40:
	ldp	q16, q7, [x1]
	add	x22, x12, #8
	add	x23, x12, #16
	mov	x12, x22
	cmp	x2, x23
	ldr	q6, [x0], #16
	fmla.8h	v5, v16, v6[0]
	fmla.8h	v4, v7, v6[0]
	ldp	q16, q7, [x1, #32]
	fmla.8h	v5, v16, v6[1]
	fmla.8h	v4, v7, v6[1]
	ldp	q16, q7, [x1, #64]
	fmla.8h	v5, v16, v6[2]
	fmla.8h	v4, v7, v6[2]
	ldp	q16, q7, [x1, #96]
	fmla.8h	v5, v16, v6[3]
	fmla.8h	v4, v7, v6[3]
	ldp	q16, q7, [x1, #128]
	fmla.8h	v5, v16, v6[4]
	fmla.8h	v4, v7, v6[4]
	ldp	q16, q7, [x1, #160]
	fmla.8h	v5, v16, v6[5]
	fmla.8h	v4, v7, v6[5]
	ldp	q16, q7, [x1, #192]
	fmla.8h	v5, v16, v6[6]
	fmla.8h	v4, v7, v6[6]
	ldp	q16, q7, [x1, #224]
	add	x1, x1, #256
	fmla.8h	v5, v16, v6[7]
	fmla.8h	v4, v7, v6[7]
	b.ge	LBB4_40
LBB4_41:
	subs	x12, x2, x22
	b.le	LBB4_36
	add	x4, x17, x4
	mov	x23, x0
	sub	x4, x4, x22
	mov	x22, x1
	.p2align	4, , 8
LBB4_43:
	ldp	q16, q6, [x22], #32
	subs	x4, x4, #1
	ld1r.8h	{ v7 }, [x23], #2
	fmla.8h	v5, v16, v7
	fmla.8h	v4, v6, v7
	b.ne	LBB4_43
	add	x0, x0, x12, lsl #1
	add	x1, x1, x12, lsl #5
	b	LBB4_37
LBB4_45:
	ldp	x20, x19, [sp, #240]
	ldp	x22, x21, [sp, #224]
	ldp	x24, x23, [sp, #208]
	ldp	x26, x25, [sp, #192]
	ldp	x28, x27, [sp, #176]
	ldp	x29, x30, [sp, #160]
	ldp	d9, d8, [sp, #144]
	ldp	d11, d10, [sp, #128]
	ldp	d13, d12, [sp, #112]
	ldp	d15, d14, [sp, #96]
	add	sp, sp, #256
	ret
	.section	__TEXT,__text,regular,pure_instructions
	.private_extern	_vitruvian_half_from_single_neonfp16
	.globl	_vitruvian_half_from_single_neonfp16
	.p2align	4
_vitruvian_half_from_single_neonfp16:
	cmp	x1, #8
	b.lt	LBB5_4
	mov	x8, xzr
	mov	x9, x0
	mov	x10, x2
	.p2align	4, , 8
LBB5_2:
	ldp	q0, q1, [x9], #32
	add	x11, x8, #16
	add	x8, x8, #8
	cmp	x1, x11
	fcvtn	v0.4h, v0.4s
	fcvtn2	v0.8h, v1.4s
	str	q0, [x10], #16
	b.ge	LBB5_2
	cmp	x8, x1
	b.lo	LBB5_6
	b	LBB5_19
LBB5_4:
	cmp	x1, #0
	b.le	LBB5_19
	mov	x8, xzr
LBB5_6:
	orr	x11, x8, #0x1
	cmp	x1, x11
	csinc	x9, x1, x8, gt
	sub	x10, x9, x8
	cmp	x10, #4
	b.lo	LBB5_18
	cmp	x1, x11
	add	x12, x2, x8, lsl #1
	csinc	x11, x1, x8, gt
	add	x13, x0, x8, lsl #2
	add	x14, x0, x11, lsl #2
	cmp	x12, x14
	b.hs	LBB5_9
	add	x11, x2, x11, lsl #1
	cmp	x13, x11
	b.lo	LBB5_18
LBB5_9:
	cmp	x10, #16
	b.hs	LBB5_11
	mov	x11, xzr
	b	LBB5_15
LBB5_11:
	and	x11, x10, #0xfffffffffffffff0
	add	x12, x12, #16
	add	x13, x13, #32
	mov	x14, x11
	.p2align	4, , 8
LBB5_12:
	ldp	q1, q3, [x13, #-32]
	subs	x14, x14, #16
	fcvtn	v1.4h, v1.4s
	ldp	q0, q2, [x13], #64
	fcvtn2	v1.8h, v3.4s
	fcvtn	v0.4h, v0.4s
	fcvtn2	v0.8h, v2.4s
	stp	q1, q0, [x12, #-16]
	add	x12, x12, #32
	b.ne	LBB5_12
	cmp	x10, x11
	b.eq	LBB5_19
	tst	x10, #0xc
	b.eq	LBB5_20
LBB5_15:
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
LBB5_16:
	ldr	q0, [x11], #16
	subs	x9, x9, #4
	fcvtn	v0.4h, v0.4s
	str	d0, [x10], #8
	b.ne	LBB5_16
	cbz	x12, LBB5_19
	.p2align	4, , 8
LBB5_18:
	ldr	s0, [x0, x8, lsl #2]
	fcvt	h0, s0
	str	h0, [x2, x8, lsl #1]
	add	x8, x8, #1
	cmp	x8, x1
	b.lt	LBB5_18
LBB5_19:
	ret
LBB5_20:
	add	x8, x8, x11
	b	LBB5_18
	.subsections_via_symbols
#endif
