// Made by `make kernels` with Swift 6.3.1 from Sources/MicroKernels for armv8-a+fp16. Do not edit.
#if defined(__aarch64__) && defined(__linux__)
	.arch_extension fp16
	.text
	.text
	.globl	vitruvian_multiply_halves_neonfp16
	.p2align	4
	.type	vitruvian_multiply_halves_neonfp16,@function
vitruvian_multiply_halves_neonfp16:
	sub	sp, sp, #272
	ldr	x8, [x0, #48]
	stp	d15, d14, [sp, #112]
	stp	d13, d12, [sp, #128]
	stp	d11, d10, [sp, #144]
	cmp	x8, #1
	stp	d9, d8, [sp, #160]
	str	x30, [sp, #176]
	stp	x28, x27, [sp, #192]
	stp	x26, x25, [sp, #208]
	stp	x24, x23, [sp, #224]
	stp	x22, x21, [sp, #240]
	stp	x20, x19, [sp, #256]
	str	x8, [sp, #56]
	b.lt	.LBB0_19
	ldp	x8, x10, [x0, #8]
	mov	w9, #4
	str	xzr, [sp, #64]
	ldr	x11, [x0]
	lsl	x14, x8, #1
	lsl	x8, x8, #3
	sub	x9, x9, x10
	sub	x13, x10, #1
	str	x8, [sp, #184]
	str	x9, [sp, #48]
	ldp	x12, x9, [x0, #24]
	str	x9, [sp, #40]
	ldr	x9, [x0, #40]
	str	x9, [sp, #32]
	mov	w9, #3
	sub	x9, x9, x10
	str	x9, [sp, #24]
	ldp	x9, x0, [x0, #56]
	str	x9, [sp, #16]
	mov	w9, #2
	sub	x9, x9, x10
	str	x9, [sp, #8]
	b	.LBB0_3
	.p2align	4, , 8
.LBB0_2:
	ldp	x8, x9, [sp, #56]
	add	x9, x9, #16
	cmp	x9, x8
	str	x9, [sp, #64]
	b.ge	.LBB0_19
.LBB0_3:
	cmp	x10, #1
	b.lt	.LBB0_2
	ldp	x22, x15, [sp, #24]
	mov	x5, xzr
	mov	x6, x11
	ldr	x9, [sp, #64]
	mul	x8, x9, x12
	lsl	x9, x9, #2
	add	x19, x15, x9
	ldp	x7, x15, [sp, #8]
	add	x20, x15, x9
	ldp	x9, x23, [sp, #40]
	add	x8, x9, x8, lsl #1
	str	x8, [sp, #72]
	b	.LBB0_7
	.p2align	4, , 8
.LBB0_5:
	mov	v4.16b, v1.16b
	mov	v6.16b, v0.16b
	mov	v5.16b, v3.16b
	mov	v7.16b, v2.16b
	mov	v18.16b, v1.16b
	mov	v19.16b, v0.16b
	mov	v16.16b, v3.16b
	mov	v17.16b, v2.16b
	mov	v21.16b, v1.16b
	mov	v22.16b, v0.16b
	mov	v23.16b, v3.16b
	mov	v20.16b, v2.16b
.LBB0_6:
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
	ldr	x9, [sp, #184]
	stp	q1, q0, [x8]
	stp	q3, q2, [x8, #32]
	add	x6, x6, x9
	b.ge	.LBB0_2
.LBB0_7:
	ldp	q3, q2, [x19, #32]
	cmp	x12, #1
	ldp	q1, q0, [x19]
	b.lt	.LBB0_5
	and	x8, x23, x23, asr #63
	and	x9, x22, x22, asr #63
	add	x15, x13, x8
	and	x8, x7, x7, asr #63
	add	x9, x13, x9
	add	x8, x13, x8
	madd	x24, x14, x15, x11
	mov	x17, xzr
	madd	x25, x14, x9, x11
	ldr	x21, [sp, #72]
	madd	x26, x14, x8, x11
	mul	x15, x14, x15
	mul	x9, x14, x9
	mul	x8, x14, x8
	add	x27, x11, x15
	add	x28, x11, x9
	add	x30, x11, x8
	mov	v4.16b, v1.16b
	mov	v6.16b, v0.16b
	mov	v5.16b, v3.16b
	mov	v7.16b, v2.16b
	mov	v18.16b, v1.16b
	mov	v19.16b, v0.16b
	mov	v16.16b, v3.16b
	mov	v17.16b, v2.16b
	mov	v21.16b, v1.16b
	mov	v22.16b, v0.16b
	mov	v23.16b, v3.16b
	mov	v20.16b, v2.16b
	b	.LBB0_11
	.p2align	4, , 8
.LBB0_9:
	mov	x2, x17
.LBB0_10:
	fcvtl	v9.4s, v30.4h
	fcvtl2	v8.4s, v30.8h
	fcvtl	v30.4s, v31.4h
	fcvtl2	v10.4s, v31.8h
	fcvtl2	v31.4s, v29.8h
	fcvtl	v29.4s, v29.4h
	cmp	x2, x12
	fadd	v23.4s, v23.4s, v9.4s
	fadd	v21.4s, v21.4s, v30.4s
	fcvtl	v30.4s, v28.4h
	fcvtl2	v28.4s, v28.8h
	fadd	v18.4s, v18.4s, v29.4s
	fcvtl	v29.4s, v26.4h
	fadd	v22.4s, v22.4s, v10.4s
	fadd	v16.4s, v16.4s, v30.4s
	fadd	v17.4s, v17.4s, v28.4s
	fcvtl2	v28.4s, v26.8h
	fcvtl	v26.4s, v27.4h
	fcvtl2	v30.4s, v27.8h
	fcvtl2	v27.4s, v25.8h
	fcvtl	v25.4s, v25.4h
	fadd	v20.4s, v20.4s, v8.4s
	fadd	v19.4s, v19.4s, v31.4s
	fadd	v4.4s, v4.4s, v26.4s
	fcvtl	v26.4s, v24.4h
	fcvtl2	v24.4s, v24.8h
	fadd	v6.4s, v6.4s, v30.4s
	fadd	v5.4s, v5.4s, v29.4s
	fadd	v7.4s, v7.4s, v28.4s
	fadd	v0.4s, v0.4s, v27.4s
	fadd	v3.4s, v3.4s, v26.4s
	fadd	v1.4s, v1.4s, v25.4s
	fadd	v2.4s, v2.4s, v24.4s
	b.ge	.LBB0_6
.LBB0_11:
	sub	x8, x17, x12
	add	x8, x8, #16
	movi	v24.2d, #0000000000000000
	and	x8, x8, x8, asr #63
	add	x2, x8, x12
	add	x8, x17, #8
	cmp	x2, x8
	b.ge	.LBB0_13
	movi	v25.2d, #0000000000000000
	movi	v26.2d, #0000000000000000
	movi	v27.2d, #0000000000000000
	movi	v28.2d, #0000000000000000
	movi	v29.2d, #0000000000000000
	movi	v30.2d, #0000000000000000
	movi	v31.2d, #0000000000000000
	subs	x8, x2, x17
	b.le	.LBB0_9
	b	.LBB0_16
	.p2align	4, , 8
.LBB0_13:
	lsl	x16, x17, #1
	mov	x15, xzr
	movi	v25.2d, #0000000000000000
	mov	x1, xzr
	movi	v26.2d, #0000000000000000
	add	x3, x27, x16
	movi	v27.2d, #0000000000000000
	add	x8, x28, x16
	movi	v28.2d, #0000000000000000
	add	x9, x30, x16
	movi	v29.2d, #0000000000000000
	add	x16, x6, x16
	movi	v30.2d, #0000000000000000
	stp	q1, q0, [sp, #80]
	movi	v31.2d, #0000000000000000
	.p2align	4, , 8
.LBB0_14:
	add	x4, x21, x1, lsl #4
	ldr	q8, [x3, x1]
	ldr	q12, [x9, x1]
	add	x15, x15, #256
	ldr	q13, [x16, x1]
	ldp	q1, q0, [x4]
	fmla	v31.8h, v1.8h, v13.h[0]
	fmla	v29.8h, v1.8h, v12.h[0]
	fmla	v25.8h, v1.8h, v8.h[0]
	ldr	q11, [x8, x1]
	fmla	v30.8h, v0.8h, v13.h[0]
	ldp	q10, q9, [x4, #32]
	fmla	v28.8h, v0.8h, v12.h[0]
	fmla	v24.8h, v0.8h, v8.h[0]
	add	x1, x1, #16
	fmla	v27.8h, v1.8h, v11.h[0]
	fmla	v26.8h, v0.8h, v11.h[0]
	fmla	v31.8h, v10.8h, v13.h[1]
	fmla	v29.8h, v10.8h, v12.h[1]
	fmla	v25.8h, v10.8h, v8.h[1]
	ldp	q15, q14, [x4, #64]
	fmla	v30.8h, v9.8h, v13.h[1]
	fmla	v28.8h, v9.8h, v12.h[1]
	fmla	v27.8h, v10.8h, v11.h[1]
	fmla	v26.8h, v9.8h, v11.h[1]
	fmla	v24.8h, v9.8h, v8.h[1]
	fmla	v31.8h, v15.8h, v13.h[2]
	fmla	v29.8h, v15.8h, v12.h[2]
	fmla	v25.8h, v15.8h, v8.h[2]
	ldp	q10, q9, [x4, #96]
	fmla	v30.8h, v14.8h, v13.h[2]
	fmla	v28.8h, v14.8h, v12.h[2]
	fmla	v27.8h, v15.8h, v11.h[2]
	fmla	v26.8h, v14.8h, v11.h[2]
	fmla	v24.8h, v14.8h, v8.h[2]
	fmla	v31.8h, v10.8h, v13.h[3]
	fmla	v29.8h, v10.8h, v12.h[3]
	fmla	v25.8h, v10.8h, v8.h[3]
	ldp	q15, q14, [x4, #128]
	fmla	v30.8h, v9.8h, v13.h[3]
	fmla	v28.8h, v9.8h, v12.h[3]
	fmla	v27.8h, v10.8h, v11.h[3]
	fmla	v26.8h, v9.8h, v11.h[3]
	fmla	v24.8h, v9.8h, v8.h[3]
	fmla	v31.8h, v15.8h, v13.h[4]
	fmla	v29.8h, v15.8h, v12.h[4]
	fmla	v25.8h, v15.8h, v8.h[4]
	ldp	q10, q9, [x4, #160]
	fmla	v30.8h, v14.8h, v13.h[4]
	fmla	v28.8h, v14.8h, v12.h[4]
	fmla	v27.8h, v15.8h, v11.h[4]
	fmla	v26.8h, v14.8h, v11.h[4]
	fmla	v24.8h, v14.8h, v8.h[4]
	fmla	v31.8h, v10.8h, v13.h[5]
	fmla	v29.8h, v10.8h, v12.h[5]
	fmla	v25.8h, v10.8h, v8.h[5]
	ldp	q15, q14, [x4, #192]
	fmla	v30.8h, v9.8h, v13.h[5]
	fmla	v28.8h, v9.8h, v12.h[5]
	fmla	v27.8h, v10.8h, v11.h[5]
	fmla	v26.8h, v9.8h, v11.h[5]
	fmla	v24.8h, v9.8h, v8.h[5]
	fmla	v31.8h, v15.8h, v13.h[6]
	fmla	v29.8h, v15.8h, v12.h[6]
	fmla	v25.8h, v15.8h, v8.h[6]
	ldp	q10, q9, [x4, #224]
	fmla	v30.8h, v14.8h, v13.h[6]
	fmla	v28.8h, v14.8h, v12.h[6]
	fmla	v27.8h, v15.8h, v11.h[6]
	fmla	v26.8h, v14.8h, v11.h[6]
	fmla	v24.8h, v14.8h, v8.h[6]
	add	x4, x17, #16
	fmla	v31.8h, v10.8h, v13.h[7]
	fmla	v29.8h, v10.8h, v12.h[7]
	fmla	v25.8h, v10.8h, v8.h[7]
	add	x17, x17, #8
	fmla	v30.8h, v9.8h, v13.h[7]
	fmla	v28.8h, v9.8h, v12.h[7]
	fmla	v27.8h, v10.8h, v11.h[7]
	fmla	v26.8h, v9.8h, v11.h[7]
	fmla	v24.8h, v9.8h, v8.h[7]
	cmp	x2, x4
	b.ge	.LBB0_14
	ldp	q1, q0, [sp, #80]
	add	x21, x21, x15
	subs	x8, x2, x17
	b.le	.LBB0_9
.LBB0_16:
	mov	x9, x21
	.p2align	4, , 8
.LBB0_17:
	ldp	q10, q8, [x9], #32
	ldr	h13, [x6, x17, lsl #1]
	ldr	h12, [x26, x17, lsl #1]
	ldr	h11, [x25, x17, lsl #1]
	ldr	h9, [x24, x17, lsl #1]
	add	x17, x17, #1
	fmla	v31.8h, v10.8h, v13.h[0]
	fmla	v30.8h, v8.8h, v13.h[0]
	fmla	v29.8h, v10.8h, v12.h[0]
	fmla	v28.8h, v8.8h, v12.h[0]
	fmla	v27.8h, v10.8h, v11.h[0]
	fmla	v26.8h, v8.8h, v11.h[0]
	fmla	v25.8h, v10.8h, v9.h[0]
	fmla	v24.8h, v8.8h, v9.h[0]
	cmp	x2, x17
	b.ne	.LBB0_17
	add	x21, x21, x8, lsl #5
	mov	x17, x2
	b	.LBB0_10
.LBB0_19:
	ldp	x20, x19, [sp, #256]
	ldp	x22, x21, [sp, #240]
	ldp	x24, x23, [sp, #224]
	ldp	x26, x25, [sp, #208]
	ldp	x28, x27, [sp, #192]
	ldp	d9, d8, [sp, #160]
	ldp	d11, d10, [sp, #144]
	ldp	d13, d12, [sp, #128]
	ldp	d15, d14, [sp, #112]
	ldr	x30, [sp, #176]
	add	sp, sp, #272
	ret
.Lfunc_end0:
	.size	vitruvian_multiply_halves_neonfp16, .Lfunc_end0-vitruvian_multiply_halves_neonfp16
	.text
	.globl	vitruvian_half_from_single_neonfp16
	.p2align	4
	.type	vitruvian_half_from_single_neonfp16,@function
vitruvian_half_from_single_neonfp16:
	cmp	x1, #8
	b.lt	.LBB1_4
	mov	x8, xzr
	mov	x9, x0
	mov	x10, x2
	.p2align	4, , 8
.LBB1_2:
	ldp	q0, q1, [x9], #32
	add	x11, x8, #16
	add	x8, x8, #8
	cmp	x1, x11
	fcvtn	v0.4h, v0.4s
	fcvtn2	v0.8h, v1.4s
	str	q0, [x10], #16
	b.ge	.LBB1_2
	cmp	x8, x1
	b.lo	.LBB1_6
	b	.LBB1_19
.LBB1_4:
	cmp	x1, #0
	b.le	.LBB1_19
	mov	x8, xzr
.LBB1_6:
	orr	x11, x8, #0x1
	cmp	x1, x11
	csinc	x9, x1, x8, gt
	sub	x10, x9, x8
	cmp	x10, #4
	b.lo	.LBB1_18
	cmp	x1, x11
	add	x12, x2, x8, lsl #1
	csinc	x11, x1, x8, gt
	add	x13, x0, x8, lsl #2
	add	x14, x0, x11, lsl #2
	cmp	x12, x14
	b.hs	.LBB1_9
	add	x11, x2, x11, lsl #1
	cmp	x13, x11
	b.lo	.LBB1_18
.LBB1_9:
	cmp	x10, #16
	b.hs	.LBB1_11
	mov	x11, xzr
	b	.LBB1_15
.LBB1_11:
	and	x11, x10, #0xfffffffffffffff0
	add	x12, x12, #16
	add	x13, x13, #32
	mov	x14, x11
	.p2align	4, , 8
.LBB1_12:
	ldp	q1, q3, [x13, #-32]
	subs	x14, x14, #16
	fcvtn	v1.4h, v1.4s
	ldp	q0, q2, [x13], #64
	fcvtn2	v1.8h, v3.4s
	fcvtn	v0.4h, v0.4s
	fcvtn2	v0.8h, v2.4s
	stp	q1, q0, [x12, #-16]
	add	x12, x12, #32
	b.ne	.LBB1_12
	cmp	x10, x11
	b.eq	.LBB1_19
	tst	x10, #0xc
	b.eq	.LBB1_20
.LBB1_15:
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
.LBB1_16:
	ldr	q0, [x11], #16
	subs	x9, x9, #4
	fcvtn	v0.4h, v0.4s
	str	d0, [x10], #8
	b.ne	.LBB1_16
	cbz	x12, .LBB1_19
	.p2align	4, , 8
.LBB1_18:
	ldr	s0, [x0, x8, lsl #2]
	fcvt	h0, s0
	str	h0, [x2, x8, lsl #1]
	add	x8, x8, #1
	cmp	x8, x1
	b.lt	.LBB1_18
.LBB1_19:
	ret
.LBB1_20:
	add	x8, x8, x11
	b	.LBB1_18
.Lfunc_end1:
	.size	vitruvian_half_from_single_neonfp16, .Lfunc_end1-vitruvian_half_from_single_neonfp16
	.section	".note.GNU-stack","",@progbits
#endif
