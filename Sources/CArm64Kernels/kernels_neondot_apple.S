// Made by `make kernels` with Swift 6.3.1 from Sources/MicroKernels for armv8-a+dotprod. Do not edit.
#if defined(__aarch64__) && defined(__APPLE__) && defined(__LP64__)
	.arch_extension dotprod
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$e21VitruvianMicroNEONDOT14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF:
	cbz	x2, LBB4_3
	ldr	w9, [x20, #4]
	ldp	q17, q7, [x0]
	sub	w9, w9, #128
	dup.4s	v18, w9
	lsl	x9, x3, #2
	ldr	x8, [x20, #80]
	ldp	q1, q0, [x0, #128]
	mul.4s	v7, v18, v7
	mul.4s	v17, v18, v17
	add	x8, x8, x1, lsl #2
	ldp	q3, q2, [x0, #96]
	ldp	q5, q4, [x0, #64]
	ldp	q16, q6, [x0, #32]
	ldr	d18, [x20]
	ldr	q19, [x20, #16]
	ldr	q20, [x20, #48]
	.p2align	4, , 8
LBB4_2:
	ldp	q22, q21, [x8]
	subs	x2, x2, #1
	add.4s	v22, v22, v17
	add.4s	v21, v21, v7
	scvtf.4s	v22, v22
	scvtf.4s	v21, v21
	fmul.4s	v22, v16, v22
	fmul.4s	v21, v6, v21
	fmul.4s	v22, v22, v18[0]
	fmul.4s	v21, v21, v18[0]
	fmul.4s	v22, v5, v22
	fmul.4s	v21, v4, v21
	fadd.4s	v22, v3, v22
	fadd.4s	v21, v2, v21
	fcmlt.4s	v25, v22, #0.0
	fmul.4s	v26, v1, v22
	fcmlt.4s	v23, v21, #0.0
	fmul.4s	v24, v0, v21
	bit.16b	v22, v26, v25
	bit.16b	v21, v24, v23
	fcmgt.4s	v24, v19, v22
	bit.16b	v22, v19, v24
	fmin.4s	v22, v22, v20
	fcmgt.4s	v23, v19, v21
	bit.16b	v21, v19, v23
	fmin.4s	v21, v21, v20
	stp	q22, q21, [x8]
	add	x8, x8, x9
	b.ne	LBB4_2
LBB4_3:
	ret
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI5_0:
	.byte	0
	.byte	1
	.byte	255
	.byte	255
	.byte	2
	.byte	3
	.byte	255
	.byte	255
	.byte	4
	.byte	5
	.byte	255
	.byte	255
	.byte	6
	.byte	7
	.byte	255
	.byte	255
lCPI5_1:
	.byte	8
	.byte	9
	.byte	255
	.byte	255
	.byte	10
	.byte	11
	.byte	255
	.byte	255
	.byte	12
	.byte	13
	.byte	255
	.byte	255
	.byte	14
	.byte	15
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.private_extern	_vitruvian_pack_columns_neondot
	.globl	_vitruvian_pack_columns_neondot
	.p2align	4
_vitruvian_pack_columns_neondot:
	sub	sp, sp, #128
	ldp	q2, q1, [x0, #16]
	stp	x22, x21, [sp, #96]
	stp	x20, x19, [sp, #112]
	stp	x29, x30, [sp, #80]
	add	x29, sp, #80
	ldr	q0, [x0, #48]
	ldr	x22, [x0, #64]
	stp	q1, q0, [sp, #32]
	ldr	q0, [x0]
	ldr	x21, [sp, #56]
	str	x22, [sp, #64]
	stp	q0, q2, [sp]
	ldr	x8, [sp, #24]
	add	x19, x21, x22, lsl #2
	cmp	x8, #1
	b.ne	LBB5_4
	ldr	x8, [sp, #32]
	cmp	x8, #7
	b.le	LBB5_4
	ldp	x14, x8, [sp]
	adrp	x12, lCPI5_0@PAGE
	adrp	x11, lCPI5_1@PAGE
	add	x9, x8, #3
	cmp	x8, #0
	csel	x10, x9, x8, lt
	cmp	x9, #7
	asr	x13, x10, #2
	b.hs	LBB5_5
	mov	x10, x19
	b	LBB5_8
LBB5_4:
	mov	x20, sp
	mov	x0, x19
	bl	_$eSo35vitruvian_column_packing_parametersa21VitruvianMicroNEONDOTE09packOneByI033_EECCAE4E9F8C5F917799B1074665E2E5LL4intoySpys5Int32VG_tF
	ldr	x8, [sp, #8]
	add	x9, x8, #3
	b	LBB5_12
LBB5_5:
	ldr	x15, [sp, #16]
	lsl	x16, x22, #2
	ldrb	w1, [sp, #40]
	mov	x0, x13
	ldr	q0, [x12, lCPI5_0@PAGEOFF]
	mov	x10, x19
	ldr	q1, [x11, lCPI5_1@PAGEOFF]
	lsl	x17, x15, #2
	dup.4s	v2, w1
	.p2align	4, , 8
LBB5_6:
	add	x2, x14, x15
	mov	x1, x14
	add	x14, x2, x15
	subs	x0, x0, #1
	ldr	d3, [x2]
	ldr	d4, [x1]
	ldr	d7, [x14]
	add	x14, x14, x15
	ushll.8h	v5, v3, #0
	ushll.8h	v4, v4, #0
	tbl.16b	v6, { v5 }, v0
	tbl.16b	v3, { v4 }, v0
	tbl.16b	v5, { v5 }, v1
	tbl.16b	v4, { v4 }, v1
	eor.16b	v6, v2, v6
	ushll.8h	v7, v7, #0
	shl.4s	v6, v6, #8
	eor.16b	v3, v2, v3
	eor.16b	v5, v2, v5
	orr.16b	v3, v6, v3
	zip2.8h	v6, v7, v0
	shl.4s	v5, v5, #8
	eor.16b	v4, v2, v4
	orr.16b	v4, v5, v4
	ldr	d5, [x14]
	eor.16b	v6, v2, v6
	add	x14, x14, x15
	shl.4s	v6, v6, #16
	ushll.8h	v5, v5, #0
	zip1.8h	v7, v7, v0
	orr.16b	v4, v6, v4
	zip2.8h	v6, v5, v0
	zip1.8h	v5, v5, v0
	eor.16b	v7, v2, v7
	shl.4s	v7, v7, #16
	eor.16b	v6, v2, v6
	eor.16b	v5, v2, v5
	shl.4s	v6, v6, #24
	shl.4s	v5, v5, #24
	orr.16b	v3, v7, v3
	orr.16b	v4, v6, v4
	orr.16b	v3, v5, v3
	stp	q3, q4, [x10]
	add	x10, x10, x16
	b.ne	LBB5_6
	add	x14, x1, x17
LBB5_8:
	sub	x13, x8, x13, lsl #2
	cmp	x13, #1
	b.lt	LBB5_12
	ldrb	w17, [sp, #40]
	mov	w15, wzr
	movi.16b	v0, #0
	ldr	x16, [sp, #16]
	movi.16b	v2, #0
	ldr	q1, [x12, lCPI5_0@PAGEOFF]
	ldr	q3, [x11, lCPI5_1@PAGEOFF]
	dup.4s	v4, w17
	.p2align	4, , 8
LBB5_10:
	ldr	d5, [x14]
	and	w11, w15, #0x18
	add	w15, w15, #8
	add	x14, x14, x16
	subs	x13, x13, #1
	ushll.8h	v5, v5, #0
	dup.4s	v7, w11
	tbl.16b	v6, { v5 }, v3
	tbl.16b	v5, { v5 }, v1
	eor.16b	v6, v4, v6
	eor.16b	v5, v4, v5
	ushl.4s	v6, v6, v7
	ushl.4s	v5, v5, v7
	orr.16b	v2, v6, v2
	orr.16b	v0, v5, v0
	b.ne	LBB5_10
	stp	q0, q2, [x10]
LBB5_12:
	add	x10, x9, #3
	cmp	x9, #0
	movi.16b	v0, #0
	csel	x9, x10, x9, lt
	movi.16b	v1, #0
	add	x10, x8, #6
	cmp	x10, #7
	b.lo	LBB5_15
	movi.16b	v2, #1
	asr	x9, x9, #2
	lsl	x10, x22, #2
	.p2align	4, , 8
LBB5_14:
	ldp	q4, q3, [x19]
	add	x19, x19, x10
	subs	x9, x9, #1
	sdot
	sdot
	b.ne	LBB5_14
LBB5_15:
	ldp	w9, w10, [sp, #44]
	ldp	x20, x19, [sp, #112]
	ldp	x29, x30, [sp, #80]
	mul	w9, w9, w8
	sub	w8, w10, #128
	dup.4s	v2, w8
	dup.4s	v3, w9
	sub.4s	v1, v3, v1
	sub.4s	v0, v3, v0
	mul.4s	v1, v1, v2
	mul.4s	v0, v0, v2
	stp	q0, q1, [x21]
	ldp	x22, x21, [sp, #96]
	add	sp, sp, #128
	ret
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$eSo35vitruvian_column_packing_parametersa21VitruvianMicroNEONDOTE09packOneByI033_EECCAE4E9F8C5F917799B1074665E2E5LL4intoySpys5Int32VG_tF:
	stp	x26, x25, [sp, #-64]!
	ldr	x8, [x20, #32]
	stp	x24, x23, [sp, #16]
	stp	x22, x21, [sp, #32]
	stp	x20, x19, [sp, #48]
	cbz	x8, LBB6_17
	ldp	x12, x9, [x20]
	mov	x11, xzr
	mov	w16, #16843009
	ldr	x13, [x20, #24]
	mov	x17, x0
	add	x10, x9, #3
	cmp	x9, #0
	csel	x14, x10, x9, lt
	and	x15, x14, #0xfffffffffffffffc
	asr	x14, x14, #2
	sub	x15, x9, x15
	b	LBB6_4
	.p2align	4, , 8
LBB6_2:
	str	w3, [x2]
LBB6_3:
	add	x11, x11, #1
	add	x17, x17, #4
	cmp	x11, x8
	b.eq	LBB6_15
LBB6_4:
	madd	x1, x11, x13, x12
	cmp	x10, #7
	b.hs	LBB6_10
	add	x2, x0, x11, lsl #2
LBB6_6:
	cmp	x15, #1
	b.lt	LBB6_3
	ldrb	w4, [x20, #40]
	cmp	x15, #1
	ldrb	w3, [x1]
	eor	w3, w3, w4
	and	w3, w3, #0xff
	b.eq	LBB6_2
	ldr	x5, [x20, #16]
	cmp	x15, #2
	ldrb	w6, [x1, x5]
	eor	w6, w6, w4
	orr	w3, w3, w6, lsl #8
	b.eq	LBB6_2
	lsl	x5, x5, #1
	ldrb	w1, [x1, x5]
	eor	w1, w1, w4
	orr	w3, w3, w1, lsl #16
	b	LBB6_2
	.p2align	4, , 8
LBB6_10:
	ldr	x3, [x20, #16]
	mov	x19, x14
	ldr	x2, [x20, #64]
	lsl	x5, x3, #1
	lsl	x4, x3, #2
	lsl	x6, x2, #2
	add	x7, x5, x3
	mov	x2, x17
	b	LBB6_13
	.p2align	4, , 8
LBB6_11:
	ldrb	w22, [x20, #40]
	ldr	w21, [x1]
	mul	w22, w22, w16
	eor	w21, w22, w21
LBB6_12:
	str	w21, [x2]
	add	x1, x1, x4
	add	x2, x2, x6
	subs	x19, x19, #1
	b.eq	LBB6_6
LBB6_13:
	cmp	x3, #1
	b.eq	LBB6_11
	ldrb	w25, [x1, x3]
	ldrb	w22, [x20, #40]
	ldrb	w23, [x1, x5]
	ldrb	w21, [x1]
	ldrb	w24, [x1, x7]
	eor	w25, w25, w22
	eor	w21, w21, w22
	eor	w23, w23, w22
	and	w21, w21, #0xff
	bfi	w21, w25, #8, #8
	eor	w22, w24, w22
	bfi	w21, w23, #16, #8
	orr	w21, w21, w22, lsl #24
	b	LBB6_12
LBB6_15:
	cmp	x8, #8
	b.mi	LBB6_18
LBB6_16:
	ldp	x20, x19, [sp, #48]
	ldp	x22, x21, [sp, #32]
	ldp	x24, x23, [sp, #16]
	ldp	x26, x25, [sp], #64
	ret
LBB6_17:
	ldr	x9, [x20, #8]
	add	x10, x9, #3
LBB6_18:
	add	x11, x10, #3
	cmp	x10, #0
	csel	x11, x11, x10, lt
	add	x10, x0, x8, lsl #2
	asr	x11, x11, #2
	add	x9, x9, #6
	movi.16b	v0, #0
	and	x12, x11, #0xfffffffffffffff8
	add	x13, x10, #16
	b	LBB6_20
	.p2align	4, , 8
LBB6_19:
	add	x8, x8, #1
	add	x13, x13, #4
	add	x10, x10, #4
	cmp	x8, #8
	b.eq	LBB6_16
LBB6_20:
	cmp	x9, #7
	b.lo	LBB6_19
	mov	x15, xzr
	ldr	x14, [x20, #64]
	cmp	x11, #8
	b.lo	LBB6_26
	cmp	x14, #1
	b.ne	LBB6_26
	mov	x15, x13
	mov	x16, x12
	.p2align	4, , 8
LBB6_24:
	stp	q0, q0, [x15, #-16]
	add	x15, x15, #32
	subs	x16, x16, #8
	b.ne	LBB6_24
	mov	x15, x12
	cmp	x11, x12
	b.eq	LBB6_19
LBB6_26:
	mul	x16, x15, x14
	lsl	x14, x14, #2
	sub	x15, x11, x15
	add	x16, x10, x16, lsl #2
	.p2align	4, , 8
LBB6_27:
	str	wzr, [x16]
	add	x16, x16, x14
	subs	x15, x15, #1
	b.ne	LBB6_27
	b	LBB6_19
	.section	__TEXT,__text,regular,pure_instructions
	.private_extern	_vitruvian_multiply_computed_neondot
	.globl	_vitruvian_multiply_computed_neondot
	.p2align	4
_vitruvian_multiply_computed_neondot:
	stp	d11, d10, [sp, #-128]!
	stp	d9, d8, [sp, #16]
	stp	x29, x30, [sp, #32]
	add	x29, sp, #32
	stp	x28, x27, [sp, #48]
	stp	x26, x25, [sp, #64]
	stp	x24, x23, [sp, #80]
	stp	x22, x21, [sp, #96]
	stp	x20, x19, [sp, #112]
	sub	sp, sp, #656
	ldp	q3, q2, [x0, #80]
	add	x8, sp, #64
	ldr	q1, [x0, #112]
	stp	q3, q2, [x8, #352]
	ldp	q0, q4, [x0, #48]
	str	q1, [x8, #384]
	ldp	q3, q2, [x0]
	stp	q0, q4, [x8, #320]
	ldr	s8, [sp, #420]
	stp	q3, q2, [x8, #272]
	ldr	q1, [x0, #32]
	fcmp	s8, #0.0
	str	q1, [x8, #304]
	b.ne	LBB7_13
	ldp	d1, d3, [sp, #408]
	add	x10, sp, #336
	mov	w11, #-1
	ldp	x24, x25, [sp, #368]
	add	x13, sp, #56
	str	xzr, [sp, #56]
	mov.s	w9, v1[1]
	ldur	d0, [x10, #68]
	dup.4s	v2, v1[0]
	dup.4s	v1, v1[1]
	dup.4s	v3, v3[0]
	dup.4s	v0, v0[0]
	stp	q2, q2, [sp, #96]
	lsl	w9, w11, w9
	stp	q1, q1, [sp, #128]
	mvn	w11, w9
	stp	q0, q0, [sp, #64]
	lsr	w9, w11, #1
	ldr	d1, [sp, #424]
	ldur	d2, [x10, #92]
	stp	q3, q3, [x8, #160]
	dup.4s	v4, w11
	ldr	x11, [sp, #384]
	dup.4s	v0, w9
	dup.4s	v1, v1[0]
	ldp	x9, x12, [sp, #352]
	stp	q0, q0, [x8, #128]
	dup.4s	v0, v2[0]
	stp	q1, q1, [x8, #192]
	mov	b3, v2[4]
	stp	q0, q0, [x8, #224]
	sub	x8, x11, #8
	movi.16b	v2, #128
	stp	q4, q4, [sp, #160]
	ldp	q1, q0, [x12]
	str	b3, [sp, #320]
	stp	x24, x25, [x29, #-80]
	eor.16b	v1, v1, v2
	ldp	x12, x14, [sp, #336]
	eor.16b	v0, v0, v2
	stp	q1, q0, [x10, #208]
	and	x10, x8, x8, asr #63
	sub	x11, x11, x10
	stur	x12, [x29, #-160]
	mov	w12, #1
	cmp	x11, #0
	stp	x14, x13, [x29, #-112]
	stur	x11, [x29, #-64]
	stp	x12, x9, [x29, #-96]
	b.le	LBB7_25
	sub	x8, x8, x10
	mov	x19, xzr
	mov	x21, x25
	stp	x8, x11, [sp, #16]
	ldp	x8, x10, [sp, #440]
	stp	x8, x10, [sp, #40]
	lsl	x8, x9, #5
	add	x8, x8, #32
	str	x8, [sp, #32]
	b	LBB7_5
	.p2align	4, , 8
LBB7_3:
	ldr	x11, [sp, #24]
LBB7_4:
	ldr	x8, [sp, #32]
	add	x19, x19, x22, lsl #3
	cmp	x19, x11
	madd	x21, x8, x22, x21
	b.ge	LBB7_25
LBB7_5:
	sub	x8, x11, x19
	add	x8, x8, #7
	cmp	x8, #24
	b.lt	LBB7_7
	mov	w22, #2
	cmp	x24, #1
	b.ge	LBB7_8
	b	LBB7_4
	.p2align	4, , 8
LBB7_7:
	add	x9, x8, #7
	cmp	x8, #0
	csel	x8, x9, x8, lt
	cmp	x24, #0
	asr	x22, x8, #3
	b.le	LBB7_4
LBB7_8:
	ldr	x9, [sp, #16]
	mov	x23, xzr
	sub	x8, x19, x9
	and	x8, x8, x8, asr #63
	add	x26, x8, x9
	b	LBB7_11
	.p2align	4, , 8
LBB7_9:
	bl	_$e21VitruvianMicroNEONDOT16QuantizedProductV8multiply33_161707541EB4DC2EDAE217CE4B70F119LLyyxm_SPys5Int32VGSiSnySiGAA0E7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5
LBB7_10:
	add	x1, x27, x24
	add	x4, sp, #64
	add	x20, sp, #336
	mov	x0, x23
	mov	x2, x19
	mov	x3, x22
	bl	_$eSo37vitruvian_computed_product_parametersa21VitruvianMicroNEONDOTE6finish33_70C985B159F62B0CA67E50A199F3C078LL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC010FixedPointV0AELLV_Tg5
	mov	x23, x28
	cmp	x28, x24
	b.ge	LBB7_3
LBB7_11:
	adds	x9, x23, #64
	mov	x8, #9223372036854775807
	csel	x28, x8, x9, vs
	sub	x9, x9, x24
	ldr	x10, [sp, #40]
	add	x8, x26, x23, lsl #5
	and	x27, x9, x9, asr #63
	ldr	x9, [sp, #48]
	add	x3, x27, x24
	sub	x4, x29, #224
	sub	x8, x10, x8, lsl #2
	sub	x20, x29, #160
	stp	x25, x9, [x29, #-192]
	mov	w9, #32
	mov	x0, x21
	mov	x1, x19
	mov	x2, x23
	cmp	x22, #1
	sturb	wzr, [x29, #-216]
	stur	xzr, [x29, #-224]
	stp	x25, xzr, [x29, #-208]
	stp	x9, x8, [x29, #-176]
	b.ne	LBB7_9
	bl	_$e21VitruvianMicroNEONDOT16QuantizedProductV8multiply33_161707541EB4DC2EDAE217CE4B70F119LLyyxm_SPys5Int32VGSiSnySiGAA0E7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5
	b	LBB7_10
LBB7_13:
	ldp	x8, x9, [sp, #352]
	stur	xzr, [x29, #-224]
	mov	w12, #1
	ldr	x11, [sp, #384]
	sub	x13, x29, #224
	ldp	x10, x14, [sp, #336]
	movi.16b	v1, #128
	stp	x12, x8, [sp, #128]
	ldp	q2, q0, [x9]
	sub	x9, x11, #8
	str	x10, [sp, #64]
	and	x10, x9, x9, asr #63
	stp	x14, x13, [sp, #112]
	eor.16b	v2, v2, v1
	sub	x11, x11, x10
	cmp	x11, #0
	ldp	x25, x26, [sp, #368]
	eor.16b	v3, v0, v1
	str	x11, [sp, #160]
	ldr	s0, [sp, #424]
	stp	q2, q3, [sp, #80]
	ldr	s1, [sp, #428]
	ldr	w12, [sp, #432]
	stp	x25, x26, [sp, #144]
	str	w12, [sp, #48]
	b.le	LBB7_25
	sub	x9, x9, x10
	scvtf	s9, s0
	scvtf	s10, s1
	lsl	x8, x8, #5
	mov	x21, xzr
	add	x8, x8, #32
	stp	x9, x11, [sp, #8]
	mov	x22, x26
	ldp	x9, x10, [sp, #440]
	str	x8, [sp, #24]
	stp	x9, x10, [sp, #32]
	b	LBB7_17
	.p2align	4, , 8
LBB7_15:
	ldr	x11, [sp, #16]
LBB7_16:
	ldr	x8, [sp, #24]
	add	x21, x21, x23, lsl #3
	cmp	x21, x11
	madd	x22, x8, x23, x22
	b.ge	LBB7_25
LBB7_17:
	sub	x8, x11, x21
	add	x8, x8, #7
	cmp	x8, #24
	b.lt	LBB7_19
	mov	w23, #2
	cmp	x25, #1
	b.ge	LBB7_20
	b	LBB7_16
	.p2align	4, , 8
LBB7_19:
	add	x9, x8, #7
	cmp	x8, #0
	csel	x8, x9, x8, lt
	cmp	x25, #0
	asr	x23, x8, #3
	b.le	LBB7_16
LBB7_20:
	ldr	x9, [sp, #8]
	mov	x24, xzr
	sub	x8, x21, x9
	and	x8, x8, x8, asr #63
	add	x19, x8, x9
	b	LBB7_23
	.p2align	4, , 8
LBB7_21:
	bl	_$e21VitruvianMicroNEONDOT16QuantizedProductV8multiply33_161707541EB4DC2EDAE217CE4B70F119LLyyxm_SPys5Int32VGSiSnySiGAA0E7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5
LBB7_22:
	fmov	s0, s8
	fmov	s1, s9
	fmov	s2, s10
	add	x1, x27, x25
	add	x20, sp, #336
	mov	x0, x24
	mov	x2, x21
	mov	x3, x23
	ldr	w4, [sp, #48]
	bl	_$eSo37vitruvian_computed_product_parametersa21VitruvianMicroNEONDOTE6finish33_70C985B159F62B0CA67E50A199F3C078LL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC07NearestV0AELLV_Tg5
	mov	x24, x28
	cmp	x28, x25
	b.ge	LBB7_15
LBB7_23:
	adds	x9, x24, #64
	mov	x8, #9223372036854775807
	csel	x28, x8, x9, vs
	sub	x9, x9, x25
	ldr	x10, [sp, #32]
	add	x8, x19, x24, lsl #5
	and	x27, x9, x9, asr #63
	ldr	x9, [sp, #40]
	add	x3, x27, x25
	sub	x4, x29, #160
	sub	x8, x10, x8, lsl #2
	add	x20, sp, #64
	stp	x26, x9, [x29, #-128]
	mov	w9, #32
	mov	x0, x22
	mov	x1, x21
	mov	x2, x24
	cmp	x23, #1
	sturb	wzr, [x29, #-152]
	stur	xzr, [x29, #-160]
	stp	x26, xzr, [x29, #-144]
	stp	x9, x8, [x29, #-112]
	b.ne	LBB7_21
	bl	_$e21VitruvianMicroNEONDOT16QuantizedProductV8multiply33_161707541EB4DC2EDAE217CE4B70F119LLyyxm_SPys5Int32VGSiSnySiGAA0E7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5
	b	LBB7_22
LBB7_25:
	add	sp, sp, #656
	ldp	x20, x19, [sp, #112]
	ldp	x22, x21, [sp, #96]
	ldp	x24, x23, [sp, #80]
	ldp	x26, x25, [sp, #64]
	ldp	x28, x27, [sp, #48]
	ldp	x29, x30, [sp, #32]
	ldp	d9, d8, [sp, #16]
	ldp	d11, d10, [sp], #128
	ret
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal8,8byte_literals
	.p2align	3, 0x0
lCPI8_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$eSo37vitruvian_computed_product_parametersa21VitruvianMicroNEONDOTE6finish33_70C985B159F62B0CA67E50A199F3C078LL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC010FixedPointV0AELLV_Tg5:
	cmp	x0, x1
	b.ge	LBB8_14
	sub	sp, sp, #80
	ldp	x8, x9, [x20, #48]
	movi.4s	v0, #31
	stp	d9, d8, [sp, #16]
	ldr	x15, [x20, #104]
	stp	x24, x23, [sp, #32]
	ldr	w11, [x20, #64]
	stp	x22, x21, [sp, #48]
	sub	x10, x8, #8
	stp	x20, x19, [sp, #64]
	and	x13, x10, x10, asr #63
	sub	x10, x10, x13
	add	x13, x2, x13
	sub	x12, x2, x10
	sub	x13, x13, x8
	add	x13, x13, #8
	and	x14, x12, x12, asr #63
	add	x14, x10, x14
	sub	x14, x15, x14, lsl #2
Lloh0:
	adrp	x15, lCPI8_0@PAGE
Lloh1:
	ldr	d1, [x15, lCPI8_0@PAGEOFF]
	mov	x15, x0
	b	LBB8_3
	.p2align	4, , 8
LBB8_2:
	add	x15, x15, #1
	cmp	x15, x1
	b.eq	LBB8_13
LBB8_3:
	cbz	x9, LBB8_5
	ldr	w17, [x9, x15, lsl #2]
	cbnz	x3, LBB8_6
	b	LBB8_2
	.p2align	4, , 8
LBB8_5:
	mov	w17, wzr
	cbz	x3, LBB8_2
LBB8_6:
	mul	w17, w17, w11
	add	x6, x4, #256
	ldp	q18, q19, [x4, #64]
	sub	x2, x15, x0
	mov	x16, xzr
	dup.4s	v16, w17
	add	x2, x14, x2, lsl #7
	and.16b	v26, v18, v0
	neg.4s	v26, v26
	ldp	x17, x5, [x20, #112]
	and.16b	v23, v19, v0
	ldp	q17, q27, [x4, #32]
	neg.4s	v23, v23
	madd	x17, x5, x15, x17
	and.16b	v17, v17, v0
	add	x5, x17, x10
	ldp	q3, q2, [x4, #192]
	and.16b	v27, v27, v0
	ldp	q5, q4, [x4, #224]
	ldp	q6, q7, [x4]
	ldp	q19, q18, [x4, #96]
	ldp	q21, q20, [x4, #128]
	ldp	q25, q22, [x4, #160]
	ld1r.8b	{ v24 }, [x6]
	mov	x6, x13
	b	LBB8_9
	.p2align	4, , 8
LBB8_7:
	str	d28, [x17, x7]
LBB8_8:
	add	x16, x16, #1
	add	x6, x6, #8
	cmp	x16, x3
	b.eq	LBB8_2
LBB8_9:
	add	x7, x12, x16, lsl #3
	cmp	x8, #7
	and	x7, x7, x7, asr #63
	add	x7, x7, x10
	add	x19, x2, x7, lsl #2
	ldp	q28, q29, [x19]
	add.4s	v28, v28, v16
	add.4s	v29, v29, v16
	ushl.4s	v28, v28, v17
	ushl.4s	v29, v29, v27
	smull.2d	v30, v28, v6
	smull.2d	v31, v29, v7
	smull2.2d	v29, v29, v7
	smull2.2d	v28, v28, v6
	rshrn.2s	v8, v30, #31
	rshrn.2s	v9, v31, #31
	rshrn2.4s	v8, v28, #31
	rshrn2.4s	v9, v29, #31
	sshl.4s	v28, v8, v26
	sshl.4s	v29, v9, v23
	and.16b	v31, v18, v9
	cmlt.4s	v9, v9, #0
	and.16b	v30, v19, v8
	cmlt.4s	v8, v8, #0
	and.16b	v9, v9, v22
	sub.4s	v9, v20, v9
	and.16b	v8, v8, v25
	sub.4s	v8, v21, v8
	cmgt.4s	v31, v31, v9
	cmgt.4s	v30, v30, v8
	usra.4s	v29, v31, #31
	usra.4s	v28, v30, #31
	cmgt.4s	v31, v2, v29
	cmgt.4s	v30, v3, v28
	cmlt.4s	v31, v31, #0
	cmlt.4s	v30, v30, #0
	bit.16b	v29, v2, v31
	bit.16b	v28, v3, v30
	cmgt.4s	v31, v29, v4
	cmgt.4s	v30, v28, v5
	cmlt.4s	v31, v31, #0
	cmlt.4s	v30, v30, #0
	bit.16b	v29, v4, v31
	bit.16b	v28, v5, v30
	xtn.4h	v29, v29
	tbl.8b	v28, { v28 }, v1
	uzp1.8b	v29, v29, v0
	zip1.2s	v28, v28, v29
	add.8b	v28, v28, v24
	b.gt	LBB8_7
	cbz	x8, LBB8_8
	and	x7, x6, x6, asr #63
	mov	x19, xzr
	add	x7, x5, x7
	mov	x21, x8
	.p2align	4, , 8
LBB8_12:
	add	x23, sp, #8
	str	d28, [sp, #8]
	bfxil	x23, x19, #0, #3
	add	x22, x19, #1
	subs	x21, x21, #1
	ldrb	w23, [x23]
	strb	w23, [x7, x19]
	mov	x19, x22
	b.ne	LBB8_12
	b	LBB8_8
LBB8_13:
	ldp	x20, x19, [sp, #64]
	ldp	x22, x21, [sp, #48]
	ldp	x24, x23, [sp, #32]
	ldp	d9, d8, [sp, #16]
	add	sp, sp, #80
LBB8_14:
	ret
	.loh AdrpLdr	Lloh0, Lloh1
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI9_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$eSo37vitruvian_computed_product_parametersa21VitruvianMicroNEONDOTE6finish33_70C985B159F62B0CA67E50A199F3C078LL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC07NearestV0AELLV_Tg5:
	cmp	x0, x1
	b.ge	LBB9_14
	sub	sp, sp, #48
	ldp	x8, x9, [x20, #48]
	mov	w16, #1262485504
	dup.8b	v3, w4
	ldr	x15, [x20, #104]
	dup.4s	v1, v1[0]
	ldr	w10, [x20, #64]
	dup.4s	v2, v2[0]
	sub	x11, x8, #8
	dup.4s	v5, w16
	stp	x22, x21, [sp, #16]
	and	x13, x11, x11, asr #63
	stp	x20, x19, [sp, #32]
	sub	x11, x11, x13
	add	x13, x2, x13
	sub	x12, x2, x11
	sub	x13, x13, x8
	add	x13, x13, #8
	and	x14, x12, x12, asr #63
	add	x14, x11, x14
	sub	x14, x15, x14, lsl #2
Lloh2:
	adrp	x15, lCPI9_0@PAGE
Lloh3:
	ldr	q4, [x15, lCPI9_0@PAGEOFF]
	mov	x15, x0
	b	LBB9_3
	.p2align	4, , 8
LBB9_2:
	add	x15, x15, #1
	cmp	x15, x1
	b.eq	LBB9_13
LBB9_3:
	cbz	x9, LBB9_5
	ldr	w17, [x9, x15, lsl #2]
	cbnz	x3, LBB9_6
	b	LBB9_2
	.p2align	4, , 8
LBB9_5:
	mov	w17, wzr
	cbz	x3, LBB9_2
LBB9_6:
	ldp	x4, x5, [x20, #112]
	mul	w6, w17, w10
	sub	x2, x15, x0
	mov	x16, xzr
	add	x2, x14, x2, lsl #7
	madd	x17, x5, x15, x4
	mov	x5, x13
	dup.4s	v6, w6
	add	x4, x17, x11
	b	LBB9_9
	.p2align	4, , 8
LBB9_7:
	str	d7, [x17, x6]
LBB9_8:
	add	x16, x16, #1
	add	x5, x5, #8
	cmp	x16, x3
	b.eq	LBB9_2
LBB9_9:
	add	x6, x12, x16, lsl #3
	cmp	x8, #7
	and	x6, x6, x6, asr #63
	add	x6, x6, x11
	add	x7, x2, x6, lsl #2
	ldp	q7, q16, [x7]
	add.4s	v7, v7, v6
	add.4s	v16, v16, v6
	scvtf.4s	v7, v7
	scvtf.4s	v16, v16
	fmul.4s	v7, v7, v0[0]
	fmul.4s	v16, v16, v0[0]
	fcmgt.4s	v17, v7, v1
	fcmgt.4s	v18, v16, v1
	bif.16b	v7, v1, v17
	bif.16b	v16, v1, v18
	fcmgt.4s	v17, v2, v7
	fcmgt.4s	v18, v2, v16
	bif.16b	v7, v2, v17
	bif.16b	v16, v2, v18
	fadd.4s	v17, v16, v5
	fadd.4s	v16, v7, v5
	tbl.16b	v7, { v16, v17 }, v4
	add.8b	v7, v7, v3
	b.gt	LBB9_7
	cbz	x8, LBB9_8
	and	x6, x5, x5, asr #63
	mov	x7, xzr
	add	x6, x4, x6
	mov	x19, x8
	.p2align	4, , 8
LBB9_12:
	add	x22, sp, #8
	str	d7, [sp, #8]
	bfxil	x22, x7, #0, #3
	add	x21, x7, #1
	subs	x19, x19, #1
	ldrb	w22, [x22]
	strb	w22, [x6, x7]
	mov	x7, x21
	b.ne	LBB9_12
	b	LBB9_8
LBB9_13:
	ldp	x20, x19, [sp, #32]
	ldp	x22, x21, [sp, #16]
	add	sp, sp, #48
LBB9_14:
	ret
	.loh AdrpLdr	Lloh2, Lloh3
	.section	__TEXT,__text,regular,pure_instructions
	.private_extern	_vitruvian_multiply_dynamic_range_neondot
	.globl	_vitruvian_multiply_dynamic_range_neondot
	.p2align	4
_vitruvian_multiply_dynamic_range_neondot:
	stp	x29, x30, [sp, #-96]!
	stp	x28, x27, [sp, #16]
	mov	x29, sp
	stp	x26, x25, [sp, #32]
	stp	x24, x23, [sp, #48]
	stp	x22, x21, [sp, #64]
	stp	x20, x19, [sp, #80]
	sub	sp, sp, #416
	ldp	x8, x12, [x0, #32]
	movi.16b	v2, #128
	add	x13, sp, #48
	ldp	x9, x11, [x0]
	add	x15, x0, #152
	sturb	wzr, [x29, #-168]
	ldp	x16, x17, [x0, #80]
	stur	xzr, [x29, #-176]
	ldp	q0, q1, [x12]
	stur	x9, [x29, #-112]
	add	x12, x0, #156
	str	x16, [sp, #40]
	stur	x17, [x29, #-16]
	eor.16b	v0, v0, v2
	ldp	x10, x9, [x0, #16]
	eor.16b	v1, v1, v2
	stp	q0, q1, [x29, #-96]
	ldr	q0, [x0, #96]
	fmov.4s	v1, #1.00000000
	ld1r.4s	{ v2 }, [x15]
	stp	x11, x10, [x29, #-64]
	ldr	x11, [x0, #144]
	ldp	x10, x14, [x0, #112]
	str	q0, [sp, #80]
	cmp	x11, #0
	stp	q1, q1, [sp, #48]
	csel	x11, x11, x13, ne
	ld1r.4s	{ v1 }, [x12]
	ldp	x12, x13, [x0, #160]
	stp	x10, x14, [sp, #96]
	csetm	x10, ne
	ldr	x25, [x0, #48]
	stp	x9, x8, [x29, #-48]
	ldr	q0, [x0, #128]
	stp	q2, q2, [sp, #144]
	stp	x11, x10, [sp, #128]
	sub	x11, x17, #8
	rbit	x10, x13
	stp	x25, x16, [x29, #-32]
	str	q0, [sp, #112]
	str	x11, [sp, #224]
	clz	x11, x10
	mov	w10, #8192
	cmp	x11, #64
	stp	q1, q1, [sp, #176]
	lsr	x10, x10, x11
	mov	x11, #-64
	sub	x10, x10, #64
	stp	x12, x13, [sp, #208]
	csel	x11, x10, x11, lo
	mov	x10, #-56
	cmn	x11, #56
	stur	d0, [x29, #-160]
	csel	x10, x11, x10, lt
	cmp	x17, #1
	stp	xzr, x14, [x29, #-152]
	stp	x12, x13, [x29, #-136]
	stur	x12, [x29, #-120]
	b.lt	LBB10_11
	and	x11, x11, x11, asr #63
	mul	x8, x8, x9
	sub	x9, x11, x10
	cmn	x25, #1
	add	x27, x9, #8
	lsl	x10, x8, #5
	cset	w8, gt
	cmp	x25, #1
	cset	w9, lt
	cmp	x27, #0
	mov	x21, xzr
	add	x10, x10, #32
	csel	w8, w8, w9, eq
	stp	x10, x17, [sp, #8]
	str	w8, [sp, #4]
	b	LBB10_3
	.p2align	4, , 8
LBB10_2:
	ldp	x9, x17, [sp, #8]
	add	x21, x21, x28, lsl #3
	ldr	x8, [sp, #40]
	madd	x8, x9, x28, x8
	cmp	x21, x17
	str	x8, [sp, #40]
	b.ge	LBB10_11
LBB10_3:
	sub	x8, x17, x21
	add	x9, x8, #7
	add	x10, x8, #14
	cmp	x9, #0
	csel	x9, x10, x9, lt
	asr	x9, x9, #3
	str	x10, [sp, #24]
	cmp	x9, #2
	mov	w10, #2
	csel	x28, x9, x10, lt
	ldr	w9, [sp, #4]
	tbnz	w9, #0, LBB10_2
	mov	x22, xzr
	sub	x8, x8, #1
	str	x8, [sp, #32]
	b	LBB10_6
	.p2align	4, , 8
LBB10_5:
	cmp	x25, x19
	mov	x22, x19
	cset	w8, ge
	cmp	x19, x25
	cset	w9, ge
	cmp	x27, #0
	csel	w8, w8, w9, eq
	tbnz	w8, #0, LBB10_2
LBB10_6:
	adds	x8, x22, x27
	mov	x9, #9223372036854775807
	csel	x19, x9, x8, vs
	cmp	x25, x8
	csel	x23, x25, x8, lt
	ldr	x8, [sp, #32]
	sub	x4, x29, #176
	sub	x20, x29, #112
	cmp	x8, #8
	b.hs	LBB10_8
	ldr	x0, [sp, #40]
	mov	x1, x21
	mov	x2, x22
	mov	x3, x23
	bl	_$e21VitruvianMicroNEONDOT16QuantizedProductV8multiply33_161707541EB4DC2EDAE217CE4B70F119LLyyxm_SPys5Int32VGSiSnySiGAA0E7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5
	b	LBB10_9
	.p2align	4, , 8
LBB10_8:
	ldr	x0, [sp, #40]
	mov	x1, x21
	mov	x2, x22
	mov	x3, x23
	bl	_$e21VitruvianMicroNEONDOT16QuantizedProductV8multiply33_161707541EB4DC2EDAE217CE4B70F119LLyyxm_SPys5Int32VGSiSnySiGAA0E7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5
	ldr	x8, [sp, #24]
	cmp	x8, #14
	b.ls	LBB10_5
LBB10_9:
	mov	x8, xzr
	mov	x24, x21
	.p2align	4, , 8
LBB10_10:
	cmp	x8, #0
	add	x20, sp, #80
	cset	w3, gt
	mov	x0, x22
	mov	x1, x23
	mov	x2, x24
	add	x26, x8, #1
	bl	_$e21VitruvianMicroNEONDOT10SumScaling33_324A0A6D97AAB5B63ABF9BAEA773303ALLV6finish__14followsAnotherySnySiG_SiSbtF
	add	x24, x24, #8
	mov	x8, x26
	cmp	x28, x26
	b.ne	LBB10_10
	b	LBB10_5
LBB10_11:
	add	sp, sp, #416
	ldp	x20, x19, [sp, #80]
	ldp	x22, x21, [sp, #64]
	ldp	x24, x23, [sp, #48]
	ldp	x26, x25, [sp, #32]
	ldp	x28, x27, [sp, #16]
	ldp	x29, x30, [sp], #96
	ret
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI11_0:
	.long	0
	.long	1
	.long	2
	.long	3
lCPI11_1:
	.long	4
	.long	5
	.long	6
	.long	7
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$e21VitruvianMicroNEONDOT10SumScaling33_324A0A6D97AAB5B63ABF9BAEA773303ALLV6finish__14followsAnotherySnySiG_SiSbtF:
	subs	x8, x1, x0
	b.ne	LBB11_2
LBB11_1:
	ret
LBB11_2:
	ldp	x11, x10, [x20, #16]
	ldp	x14, x9, [x20, #48]
	ldr	x13, [x20, #144]
	add	x12, x10, x2, lsl #2
	lsl	x10, x2, #2
	ldr	q16, [x20, #64]
	and	x15, x9, x2
	cmp	x13, x2
	ldp	q1, q0, [x12]
	add	x15, x14, x15, lsl #2
	csel	x13, x13, x2, lt
	tst	w3, #0x1
	sub	w16, w2, w13
	csel	w17, w16, wzr, ne
	ldp	x14, x12, [x20, #32]
	dup.4s	v19, w17
	ldp	q3, q2, [x15]
	add	x16, x14, x10
	add	x12, x12, x10
	mul	x10, x11, x0
	lsl	x11, x11, #2
	lsl	x10, x10, #2
	ldp	x14, x15, [x20, #128]
	ldp	q5, q4, [x12]
	mul	x12, x15, x0
	lsl	x15, x15, #2
	ldp	q7, q6, [x16]
	lsl	x16, x12, #2
	add	x16, x16, x13, lsl #2
	add	x14, x14, x16
Lloh4:
	adrp	x16, lCPI11_0@PAGE
Lloh5:
	ldr	q18, [x16, lCPI11_0@PAGEOFF]
Lloh6:
	adrp	x16, lCPI11_1@PAGE
Lloh7:
	ldr	q20, [x16, lCPI11_1@PAGEOFF]
	ldp	x12, x13, [x20]
	cmgt.4s	v18, v19, v18
	ldr	q17, [x20, #96]
	cmgt.4s	v19, v19, v20
	b	LBB11_4
	.p2align	4, , 8
LBB11_3:
	fcmgt.4s	v25, v16, v22
	bit.16b	v22, v16, v25
	fcmgt.4s	v24, v16, v23
	bit.16b	v23, v16, v24
	fmin.4s	v24, v22, v17
	add	x10, x10, x11
	fmin.4s	v22, v23, v17
	subs	x8, x8, #1
	bif.16b	v21, v24, v18
	bif.16b	v20, v22, v19
	stp	q21, q20, [x14]
	add	x14, x14, x15
	b.eq	LBB11_1
LBB11_4:
	ldr	w16, [x13, x10]
	ldp	q21, q20, [x14]
	sub	w16, w16, #128
	mov.16b	v24, v21
	dup.4s	v23, w16
	mov.16b	v22, v20
	mla.4s	v22, v23, v0
	mla.4s	v24, v23, v1
	ldr	s23, [x12, x10]
	scvtf.4s	v22, v22
	scvtf.4s	v24, v24
	fmul.4s	v25, v24, v23[0]
	fmul.4s	v24, v22, v23[0]
	mov.16b	v22, v5
	mov.16b	v23, v4
	fmla.4s	v22, v7, v25
	fmla.4s	v23, v6, v24
	cbz	x9, LBB11_3
	fcmlt.4s	v24, v23, #0.0
	fcmlt.4s	v26, v22, #0.0
	fmul.4s	v27, v3, v22
	fmul.4s	v25, v2, v23
	bit.16b	v22, v27, v26
	bit.16b	v23, v25, v24
	b	LBB11_3
	.loh AdrpLdr	Lloh6, Lloh7
	.loh AdrpAdrp	Lloh4, Lloh6
	.loh AdrpLdr	Lloh4, Lloh5
	.section	__TEXT,__text,regular,pure_instructions
	.private_extern	_vitruvian_sum_products_neondot
	.globl	_vitruvian_sum_products_neondot
	.p2align	4
_vitruvian_sum_products_neondot:
	sub	sp, sp, #272
	ldp	x8, x11, [x0, #16]
	mov	w13, #1
	add	x9, sp, #8
	ldp	x12, x10, [x0]
	stp	x24, x23, [sp, #224]
	stp	x22, x21, [sp, #240]
	ldp	q0, q1, [x11]
	stp	x20, x19, [sp, #256]
	movi.16b	v2, #128
	stp	x9, x13, [sp, #136]
	str	x10, [sp, #128]
	stp	x29, x30, [sp, #192]
	add	x29, sp, #192
	stp	x26, x25, [sp, #208]
	ldp	x19, x21, [x0, #32]
	eor.16b	v0, v0, v2
	str	xzr, [sp, #8]
	ldp	x23, x9, [x0, #48]
	eor.16b	v1, v1, v2
	str	x12, [sp, #80]
	ldr	x10, [x0, #64]
	stp	q0, q1, [sp, #96]
	stp	x8, x19, [sp, #152]
	cmp	x23, #1
	stp	x21, x23, [sp, #168]
	strb	wzr, [sp, #24]
	str	xzr, [sp, #16]
	stp	x21, xzr, [sp, #32]
	stp	x21, x9, [sp, #48]
	stp	x10, x9, [sp, #64]
	b.lt	LBB12_9
	lsl	x8, x8, #5
	mov	x22, xzr
	add	x24, x8, #32
	b	LBB12_5
	.p2align	4, , 8
LBB12_2:
	mov	w25, #2
LBB12_3:
	add	x4, sp, #16
	add	x20, sp, #80
	mov	x0, x21
	mov	x1, x22
	mov	x2, xzr
	mov	x3, x19
	bl	_$e21VitruvianMicroNEONDOT16QuantizedProductV8multiply33_161707541EB4DC2EDAE217CE4B70F119LLyyxm_SPys5Int32VGSiSnySiGAA0E7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5
LBB12_4:
	madd	x21, x24, x25, x21
	add	x22, x22, x25, lsl #3
	cmp	x22, x23
	b.ge	LBB12_9
LBB12_5:
	sub	x8, x23, x22
	add	x9, x8, #7
	cmp	x9, #23
	b.gt	LBB12_2
	add	x10, x9, #7
	cmp	x9, #0
	csel	x9, x10, x9, lt
	sub	x8, x8, #1
	cmp	x8, #8
	b.hs	LBB12_8
	add	x4, sp, #16
	add	x20, sp, #80
	mov	x0, x21
	mov	x1, x22
	mov	x2, xzr
	mov	x3, x19
	bl	_$e21VitruvianMicroNEONDOT16QuantizedProductV8multiply33_161707541EB4DC2EDAE217CE4B70F119LLyyxm_SPys5Int32VGSiSnySiGAA0E7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5
	mov	w25, #1
	b	LBB12_4
	.p2align	4, , 8
LBB12_8:
	asr	x25, x9, #3
	b	LBB12_3
LBB12_9:
	ldp	x20, x19, [sp, #256]
	ldp	x22, x21, [sp, #240]
	ldp	x24, x23, [sp, #224]
	ldp	x26, x25, [sp, #208]
	ldp	x29, x30, [sp, #192]
	add	sp, sp, #272
	ret
	.section	__TEXT,__text,regular,pure_instructions
	.private_extern	_vitruvian_depthwise_quantized_neondot
	.globl	_vitruvian_depthwise_quantized_neondot
	.p2align	4
_vitruvian_depthwise_quantized_neondot:
	sub	sp, sp, #224
	ldp	x11, x9, [x0, #56]
	mov	w10, #3
	stp	x29, x30, [sp, #192]
	ldr	x12, [x0]
	stp	x20, x19, [sp, #208]
	ldur	q0, [x0, #8]
	add	x29, sp, #192
	ldur	q1, [x0, #24]
	str	x10, [sp, #40]
	ldr	x8, [x0, #72]
	str	x12, [sp, #72]
	ldr	x13, [x0, #88]
	stp	x11, x9, [sp, #128]
	ldp	x12, x11, [x0, #112]
	stp	q0, q1, [sp, #80]
	ldur	q0, [x0, #40]
	stp	x8, x13, [sp, #144]
	ldp	x14, x13, [x0, #144]
	str	x12, [sp, #160]
	stur	q0, [sp, #112]
	ldr	q0, [x0, #128]
	ldr	w12, [x0, #104]
	stp	xzr, xzr, [sp, #56]
	ldr	x10, [x0, #32]
	str	x14, [sp, #184]
	stp	x11, x13, [sp, #24]
	ldrb	w11, [x0, #80]
	stur	q0, [sp, #168]
	ldr	d0, [x0, #96]
	strb	w12, [sp, #16]
	mov	w12, #-1
	cmp	w11, #1
	str	d0, [sp, #8]
	str	w12, [sp, #48]
	b.ne	LBB13_6
	cmp	x9, #3
	b.ne	LBB13_12
	cmp	x8, #1
	b.ne	LBB13_12
	cmp	x10, #2
	b.eq	LBB13_19
	cmp	x10, #1
	b.ne	LBB13_12
	add	x0, sp, #8
	add	x20, sp, #72
	bl	_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA05ThreeI4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedK0VGAUTtt0t1g5
	b	LBB13_18
LBB13_6:
	cmp	x9, #3
	b.eq	LBB13_13
	cmp	x9, #5
	b.ne	LBB13_17
	cmp	x8, #1
	b.ne	LBB13_17
	cmp	x10, #2
	b.eq	LBB13_20
	cmp	x10, #1
	b.ne	LBB13_17
	add	x0, sp, #8
	add	x20, sp, #72
	bl	_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA04FiveI4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA05PlainK0VGAUTtt0t1g5
	b	LBB13_18
LBB13_12:
	add	x0, sp, #8
	add	x20, sp, #72
	bl	_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA03AnyI4LineOG_AA10FourPixelsVyAA09CorrectedK0VGARTtt0t1g5
	b	LBB13_18
LBB13_13:
	cmp	x8, #1
	b.ne	LBB13_17
	cmp	x10, #2
	b.eq	LBB13_21
	cmp	x10, #1
	b.ne	LBB13_17
	add	x0, sp, #8
	add	x20, sp, #72
	bl	_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA05ThreeI4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA05PlainK0VGAUTtt0t1g5
	b	LBB13_18
LBB13_17:
	add	x0, sp, #8
	add	x20, sp, #72
	bl	_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA03AnyI4LineOG_AA10FourPixelsVyAA05PlainK0VGARTtt0t1g5
LBB13_18:
	ldp	x20, x19, [sp, #208]
	ldp	x29, x30, [sp, #192]
	add	sp, sp, #224
	ret
LBB13_19:
	add	x0, sp, #8
	add	x20, sp, #72
	bl	_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA05ThreeI4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedK0VGAUTtt0t1g5
	b	LBB13_18
LBB13_20:
	add	x0, sp, #8
	add	x20, sp, #72
	bl	_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA04FiveI4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA05PlainK0VGAUTtt0t1g5
	b	LBB13_18
LBB13_21:
	add	x0, sp, #8
	add	x20, sp, #72
	bl	_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA05ThreeI4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA05PlainK0VGAUTtt0t1g5
	b	LBB13_18
	.section	__TEXT,__text,regular,pure_instructions
	.private_extern	_vitruvian_depthwise_dynamic_range_neondot
	.globl	_vitruvian_depthwise_dynamic_range_neondot
	.p2align	4
_vitruvian_depthwise_dynamic_range_neondot:
	sub	sp, sp, #304
	ldp	x10, x9, [x0, #56]
	stp	x29, x30, [sp, #272]
	add	x29, sp, #272
	ldr	x12, [x0]
	sub	x15, x29, #120
	ldur	q1, [x0, #24]
	add	x11, x0, #96
	ldur	q0, [x0, #40]
	add	x13, x0, #100
	stur	x12, [x29, #-120]
	ldur	q2, [x0, #8]
	stp	x10, x9, [x29, #-64]
	cmp	x9, #5
	ldp	x10, x12, [x0, #104]
	stur	q1, [x15, #24]
	ldur	q1, [x0, #120]
	stur	q0, [x15, #40]
	ldr	s0, [x0, #88]
	stp	x20, x19, [sp, #288]
	stur	x10, [x29, #-32]
	ldr	w10, [x0, #92]
	str	q1, [x15, #96]
	ld1r.4s	{ v1 }, [x11]
	ldp	x14, x11, [x0, #136]
	str	w10, [sp, #4]
	mov	w10, #5
	ldp	x8, x16, [x0, #72]
	str	s0, [sp]
	ld1r.4s	{ v0 }, [x13]
	str	x10, [sp, #120]
	stp	x12, x11, [sp, #104]
	mov	x11, sp
	ldr	x10, [x0, #32]
	stur	q2, [x15, #8]
	stp	x8, x16, [x29, #-48]
	stur	x14, [x29, #-8]
	stp	q1, q1, [sp, #16]
	stp	q0, q0, [sp, #48]
	stp	x12, xzr, [sp, #80]
	strb	wzr, [sp, #96]
	str	wzr, [sp, #128]
	stp	x12, x11, [sp, #136]
	b.eq	LBB14_6
	cmp	x9, #3
	b.ne	LBB14_10
	cmp	x8, #1
	b.ne	LBB14_10
	cmp	x10, #2
	b.eq	LBB14_12
	cmp	x10, #1
	b.ne	LBB14_10
	add	x0, sp, #88
	sub	x20, x29, #120
	bl	_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA05ThreeI4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA05PlainK0VGAUTtt0t1g5
	b	LBB14_11
LBB14_6:
	cmp	x8, #1
	b.ne	LBB14_10
	cmp	x10, #2
	b.eq	LBB14_13
	cmp	x10, #1
	b.ne	LBB14_10
	add	x0, sp, #88
	sub	x20, x29, #120
	bl	_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA04FiveI4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA05PlainK0VGAUTtt0t1g5
	b	LBB14_11
LBB14_10:
	add	x0, sp, #88
	sub	x20, x29, #120
	bl	_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA03AnyI4LineOG_AA10FourPixelsVyAA05PlainK0VGARTtt0t1g5
LBB14_11:
	ldp	x20, x19, [sp, #288]
	ldp	x29, x30, [sp, #272]
	add	sp, sp, #304
	ret
LBB14_12:
	add	x0, sp, #88
	sub	x20, x29, #120
	bl	_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA05ThreeI4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA05PlainK0VGAUTtt0t1g5
	b	LBB14_11
LBB14_13:
	add	x0, sp, #88
	sub	x20, x29, #120
	bl	_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA04FiveI4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA05PlainK0VGAUTtt0t1g5
	b	LBB14_11
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI15_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA05ThreeI4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA05PlainK0VGAUTtt0t1g5:
	stp	d13, d12, [sp, #-144]!
	stp	d11, d10, [sp, #16]
	stp	d9, d8, [sp, #32]
	stp	x29, x30, [sp, #48]
	add	x29, sp, #48
	stp	x28, x27, [sp, #64]
	stp	x26, x25, [sp, #80]
	stp	x24, x23, [sp, #96]
	stp	x22, x21, [sp, #112]
	stp	x20, x19, [sp, #128]
	sub	sp, sp, #592
	ldr	x22, [x20, #104]
	mov	w8, #256
	str	x20, [sp, #296]
	sdiv	x9, x8, x22
	ldr	x8, [x20, #88]
	add	x10, x8, #7
	cmp	x9, #1
	csinc	x12, x9, xzr, gt
	add	x9, x8, #14
	cmp	x10, #0
	csel	x9, x9, x10, lt
	cmp	x10, #8
	b.ge	LBB15_2
LBB15_1:
	add	sp, sp, #592
	ldp	x20, x19, [sp, #128]
	ldp	x22, x21, [sp, #112]
	ldp	x24, x23, [sp, #96]
	ldp	x26, x25, [sp, #80]
	ldp	x28, x27, [sp, #64]
	ldp	x29, x30, [sp, #48]
	ldp	d9, d8, [sp, #32]
	ldp	d11, d10, [sp, #16]
	ldp	d13, d12, [sp], #144
	ret
LBB15_2:
	ldr	x11, [sp, #296]
	asr	x9, x9, #3
	ldr	x13, [x0, #32]
	sub	x8, x8, #8
	mov	x21, x0
	mov	x14, xzr
	ldr	x10, [x11, #40]
	str	x9, [sp, #56]
	ldr	x15, [x11, #64]
	str	x8, [sp, #88]
	sub	x26, x22, #4
	str	x12, [sp, #48]
	stp	x13, x10, [sp, #192]
	ldr	x10, [x10, #32]
	lsl	x28, x15, #5
	str	x15, [sp, #184]
	madd	x9, x15, x10, x13
	ldr	x10, [x11, #96]
	lsl	x8, x9, #3
	lsl	x11, x9, #5
	lsl	x9, x9, #8
	str	x8, [sp, #80]
	sub	x8, x8, #1
	str	x9, [sp, #8]
Lloh8:
	adrp	x9, lCPI15_0@PAGE
Lloh9:
	ldr	q1, [x9, lCPI15_0@PAGEOFF]
	str	x11, [sp, #104]
	str	x8, [sp, #24]
	mov	w8, #1262485504
	stp	x11, x10, [sp, #32]
	dup.4s	v0, w8
	stp	q0, q1, [sp, #144]
	b	LBB15_4
	.p2align	4, , 8
LBB15_3:
	ldr	x8, [sp, #8]
	ldr	x9, [sp, #32]
	add	x9, x9, x8
	ldr	x8, [sp, #56]
	str	x9, [sp, #32]
	ldr	x9, [sp, #16]
	mov	x14, x9
	cmp	x9, x8
	b.ge	LBB15_1
LBB15_4:
	add	x8, x14, #8
	cmp	x10, #1
	str	x8, [sp, #16]
	b.lt	LBB15_3
	ldr	x8, [sp, #56]
	mov	x11, xzr
	ldr	x9, [sp, #16]
	str	x14, [sp, #64]
	cmp	x8, x9
	csel	x8, x8, x9, lt
	str	x8, [sp, #112]
	b	LBB15_7
	.p2align	4, , 8
LBB15_6:
	ldp	x14, x8, [sp, #64]
	ldp	x10, x12, [sp, #40]
	mov	x11, x8
	cmp	x8, x10
	b.ge	LBB15_3
LBB15_7:
	adds	x13, x11, x12
	b.vc	LBB15_9
	mov	x8, #9223372036854775807
	mov	x9, x10
	cmp	x10, x13
	str	x8, [sp, #72]
	mov	x8, x12
	b.lt	LBB15_10
	b	LBB15_11
	.p2align	4, , 8
LBB15_9:
	cmp	x10, x13
	str	x13, [sp, #72]
	csel	x9, x10, x13, lt
LBB15_10:
	sub	x8, x9, x11
	mov	x13, x9
LBB15_11:
	ldr	x9, [sp, #56]
	cmp	x9, x14
	b.eq	LBB15_6
	ldr	x9, [sp, #24]
	add	x9, x9, x8
	sdiv	x25, x9, x8
	ldr	x8, [sp, #296]
	ldr	x9, [x8, #80]
	ldr	x8, [sp, #32]
	str	x9, [sp, #96]
	add	x8, x9, x8
	str	x8, [sp, #136]
	lsl	x8, x25, #2
	stp	x8, x13, [sp, #208]
	ldr	x8, [sp, #64]
	stp	x11, x8, [sp, #120]
	b	LBB15_14
	.p2align	4, , 8
LBB15_13:
	ldp	x10, x9, [sp, #128]
	ldp	x11, x8, [sp, #104]
	add	x10, x10, #1
	add	x9, x9, x11
	ldr	x11, [sp, #120]
	cmp	x10, x8
	stp	x10, x9, [sp, #128]
	b.eq	LBB15_6
LBB15_14:
	cmp	x11, x13
	b.eq	LBB15_13
	ldr	x12, [sp, #296]
	ldp	x14, x27, [sp, #128]
	ldp	x15, x11, [x12, #16]
	ldp	x8, x9, [x12]
	ldr	x13, [x12, #112]
	ldr	x12, [sp, #88]
	stp	x15, x11, [sp, #272]
	lsl	x11, x14, #3
	ldr	x10, [sp, #80]
	mul	x9, x9, x14
	ldr	d0, [x21, #40]
	cmp	x12, x11
	ldr	x5, [x21, #56]
	csel	x11, x12, x11, lt
	mul	x10, x14, x10
	add	x8, x8, x9, lsl #2
	ldr	x19, [sp, #120]
	dup.4s	v0, v0[0]
	str	x5, [sp, #288]
	stp	x11, x13, [sp, #256]
	ldr	x11, [sp, #96]
	str	x8, [sp, #248]
	str	q0, [sp, #224]
	add	x23, x11, x10, lsl #2
	b	LBB15_17
	.p2align	4, , 8
LBB15_16:
	ldp	x8, x13, [sp, #208]
	add	x19, x19, #1
	add	x27, x27, x8
	cmp	x19, x13
	b.eq	LBB15_13
LBB15_17:
	cmp	x25, #1
	b.lt	LBB15_20
	mov	x8, xzr
	mov	x9, xzr
	.p2align	4, , 8
LBB15_19:
	prfm	pldl1keep, [x27, x8]
	add	x9, x9, #16
	add	x8, x8, #64
	cmp	x9, x25
	b.lt	LBB15_19
LBB15_20:
	ldr	x8, [sp, #280]
	ldp	x11, x13, [sp, #248]
	mul	x9, x19, x8
	ldr	q2, [sp, #224]
	ldp	q1, q0, [x23]
	add	x8, x9, #3
	cmp	x9, #0
	csel	x8, x8, x9, lt
	cmp	x22, #4
	and	x10, x8, #0x1ffffffffffffffc
	lsr	x8, x8, #2
	sub	x9, x9, x10
	and.16b	v1, v1, v2
	ldr	x10, [sp, #200]
	ldp	q12, q11, [sp, #144]
	and.16b	v0, v0, v2
	add	x10, x10, x9, lsl #3
	ldr	x9, [sp, #272]
	mul	x9, x8, x9
	ldp	x8, x10, [x10]
	add	x9, x11, x9, lsl #2
	ldp	x12, x11, [sp, #184]
	stp	x9, x23, [x29, #-240]
	madd	x11, x8, x12, x11
	ldr	x12, [sp, #264]
	madd	x24, x19, x12, x13
	add	x11, x23, x11, lsl #5
	stp	x11, x8, [x29, #-224]
	stp	x10, x24, [x29, #-208]
	b.lt	LBB15_27
	subs	x12, x10, x8
	mov.16b	v2, v1
	mov.16b	v3, v0
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v6, v1
	mov.16b	v7, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	b.eq	LBB15_24
	ldr	x13, [sp, #296]
	mov	x14, x11
	mov.16b	v2, v1
	mov.16b	v3, v0
	ldr	x15, [x13, #48]
	mov	x13, x12
	mov.16b	v4, v1
	mov.16b	v5, v0
	add	x15, x15, x8, lsl #3
	mov.16b	v6, v1
	mov.16b	v7, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	.p2align	4, , 8
LBB15_23:
	ldr	x16, [x15], #8
	ldp	q26, q19, [x14]
	subs	x13, x13, #1
	add	x16, x9, x16, lsl #2
	ldp	q21, q18, [x16]
	sdot
	ldp	q22, q20, [x16, #32]
	sdot
	sdot
	ldp	q25, q24, [x16, #64]
	sdot
	sdot
	ldp	q23, q21, [x16, #96]
	sdot
	sdot
	ldp	q18, q26, [x14, #32]
	sdot
	sdot
	sdot
	ldp	q19, q22, [x16, #128]
	sdot
	sdot
	sdot
	sdot
	sdot
	ldp	q20, q18, [x14, #64]
	sdot
	add	x14, x14, x28
	sdot
	sdot
	sdot
	ldp	q21, q19, [x16, #160]
	sdot
	sdot
	sdot
	sdot
	sdot
	b.ne	LBB15_23
LBB15_24:
	cmp	x22, #4
	b.ne	LBB15_38
	mov	x2, xzr
LBB15_26:
	sub	x1, x29, #240
	sub	x20, x29, #192
	mov	x0, x21
	stp	q16, q17, [x29, #-192]
	stp	q6, q7, [x29, #-160]
	stp	q4, q5, [x29, #-128]
	stp	q2, q3, [x29, #-96]
	bl	_$e21VitruvianMicroNEONDOT9PixelSumsPAAE5store33_6DCFF1929957E7D06B987B44F38C12DFLL__5pixelyAA14ChannelResultsV_AA6TapRowVSitFAA10FourPixelsVyAA05PlainD0VG_Tg5
	ldr	x5, [sp, #288]
	b	LBB15_36
	.p2align	4, , 8
LBB15_27:
	cmp	x22, #0
	b.le	LBB15_36
	ldr	x13, [sp, #296]
	mov	x12, xzr
	ldr	x14, [x21, #48]
	lsl	x16, x8, #3
	sub	x17, x10, x8
	ldr	x15, [x13, #32]
	ldr	x13, [x21, #24]
	lsl	x15, x15, #5
	b	LBB15_31
	.p2align	4, , 8
LBB15_29:
	scvtf.4s	v6, v2
	scvtf.4s	v5, v3
	ldp	q2, q3, [x23, #64]
	mov	x1, x21
	fmul.4s	v2, v2, v6
	ld1r.4s	{ v4 }, [x1], #4
	fmul.4s	v5, v3, v5
	ld1r.4s	{ v3 }, [x1]
	add	x1, x21, #8
	fcmgt.4s	v7, v2, v4
	fcmgt.4s	v6, v5, v4
	bif.16b	v2, v4, v7
	bit.16b	v4, v5, v6
	fcmgt.4s	v6, v3, v2
	fcmgt.4s	v5, v3, v4
	bif.16b	v2, v3, v6
	bif.16b	v4, v3, v5
	fadd.4s	v2, v2, v12
	fadd.4s	v3, v4, v12
	tbl.16b	v2, { v2, v3 }, v11
	ld1r.8b	{ v3 }, [x1]
	ldr	x1, [x21, #16]
	add.8b	v2, v2, v3
	str	d2, [x1, x0]
LBB15_30:
	add	x12, x12, #1
	cmp	x12, x22
	b.eq	LBB15_36
LBB15_31:
	mov.16b	v2, v1
	cmp	x10, x8
	mov.16b	v3, v0
	b.eq	LBB15_34
	ldr	x0, [sp, #296]
	mov	x1, x17
	mov	x2, x11
	mov.16b	v2, v1
	ldr	x3, [x0, #48]
	madd	x0, x15, x12, x9
	mov.16b	v3, v0
	add	x3, x3, x16
	.p2align	4, , 8
LBB15_33:
	ldr	x4, [x3], #8
	ldp	q7, q5, [x2]
	subs	x1, x1, #1
	add	x4, x0, x4, lsl #2
	ldp	q6, q4, [x4]
	sdot
	ldp	q16, q6, [x2, #32]
	sdot
	ldp	q5, q4, [x4, #32]
	sdot
	ldp	q7, q5, [x2, #64]
	sdot
	add	x2, x2, x28
	ldp	q6, q4, [x4, #64]
	sdot
	sdot
	b.ne	LBB15_33
LBB15_34:
	madd	x0, x12, x13, x24
	cbz	x14, LBB15_29
	add	x0, x14, x0, lsl #2
	stp	q2, q3, [x0]
	b	LBB15_30
	.p2align	4, , 8
LBB15_36:
	cbz	x5, LBB15_16
	ldp	q2, q1, [x5, #32]
	add	x20, sp, #304
	mov	x0, x23
	mov	x1, x24
	mov	x2, x22
	ldr	q0, [x5, #64]
	stp	q2, q1, [sp, #336]
	ldr	x8, [x5, #80]
	ldr	x3, [x21, #24]
	str	q0, [sp, #368]
	ldp	q1, q0, [x5]
	str	x8, [sp, #384]
	stp	q1, q0, [sp, #304]
	bl	_$e21VitruvianMicroNEONDOT14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF
	ldr	x5, [sp, #288]
	b	LBB15_16
	.p2align	4, , 8
LBB15_38:
	ldr	x13, [sp, #296]
	mov	x4, xzr
	ldr	x14, [x21, #48]
	lsl	x15, x8, #3
	mov	w5, #4
	ldr	x16, [x13, #32]
	ldr	x13, [x21, #24]
	mov.16b	v25, v16
	lsl	x16, x16, #5
	lsl	x0, x13, #1
	lsl	x17, x13, #3
	add	x1, x0, x13
	lsl	x3, x1, #2
	mov.16b	v24, v17
	mov.16b	v23, v6
	mov.16b	v22, v7
	mov.16b	v20, v4
	mov.16b	v21, v5
	mov.16b	v18, v2
	mov.16b	v19, v3
	b	LBB15_42
	.p2align	4, , 8
LBB15_39:
	madd	x4, x4, x13, x24
	cbz	x14, LBB15_45
	add	x4, x14, x4, lsl #2
	add	x6, x4, x13, lsl #2
	add	x5, x4, x17
	stp	q25, q24, [x4]
	add	x4, x4, x3
	stp	q23, q22, [x6]
	stp	q20, q21, [x5]
	stp	q18, q19, [x4]
LBB15_41:
	add	x5, x2, #4
	mov	x4, x2
	mov.16b	v25, v16
	cmp	x5, x22
	mov.16b	v24, v17
	mov.16b	v23, v6
	mov.16b	v22, v7
	mov.16b	v20, v4
	mov.16b	v21, v5
	mov.16b	v18, v2
	mov.16b	v19, v3
	b.ge	LBB15_26
LBB15_42:
	cmp	x26, x5
	csel	x2, x26, x5, lt
	cmp	x10, x8
	mov.16b	v2, v1
	mov.16b	v3, v0
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v6, v1
	mov.16b	v7, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	b.eq	LBB15_39
	ldr	x6, [sp, #296]
	madd	x5, x16, x2, x9
	mov	x7, x11
	mov.16b	v2, v1
	ldr	x20, [x6, #48]
	mov	x6, x12
	mov.16b	v3, v0
	mov.16b	v4, v1
	add	x20, x20, x15
	mov.16b	v5, v0
	mov.16b	v6, v1
	mov.16b	v7, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	.p2align	4, , 8
LBB15_44:
	ldr	x30, [x20], #8
	ldp	q10, q27, [x7]
	subs	x6, x6, #1
	add	x30, x5, x30, lsl #2
	ldp	q29, q26, [x30]
	sdot
	ldp	q30, q28, [x30, #32]
	sdot
	sdot
	ldp	q9, q8, [x30, #64]
	sdot
	sdot
	ldp	q31, q29, [x30, #96]
	sdot
	sdot
	ldp	q26, q10, [x7, #32]
	sdot
	sdot
	sdot
	ldp	q27, q30, [x30, #128]
	sdot
	sdot
	sdot
	sdot
	sdot
	ldp	q28, q26, [x7, #64]
	sdot
	add	x7, x7, x28
	sdot
	sdot
	sdot
	ldp	q29, q27, [x30, #160]
	sdot
	sdot
	sdot
	sdot
	sdot
	b.ne	LBB15_44
	b	LBB15_39
	.p2align	4, , 8
LBB15_45:
	scvtf.4s	v25, v25
	mov	x5, x21
	ldp	q31, q30, [x23, #64]
	scvtf.4s	v23, v23
	scvtf.4s	v24, v24
	scvtf.4s	v27, v22
	fmul.4s	v25, v31, v25
	fmul.4s	v23, v31, v23
	ld1r.4s	{ v29 }, [x5], #4
	fmul.4s	v24, v30, v24
	ld1r.4s	{ v22 }, [x5]
	fmul.4s	v27, v30, v27
	add	x5, x21, #8
	fcmgt.4s	v28, v25, v29
	fcmgt.4s	v26, v23, v29
	fcmgt.4s	v8, v24, v29
	bif.16b	v25, v29, v28
	fcmgt.4s	v28, v27, v29
	bif.16b	v23, v29, v26
	bsl.16b	v8, v24, v29
	fcmgt.4s	v26, v22, v25
	bif.16b	v27, v29, v28
	fcmgt.4s	v24, v22, v23
	fcmgt.4s	v9, v22, v8
	bsl.16b	v26, v25, v22
	fcmgt.4s	v28, v22, v27
	mov.16b	v25, v24
	scvtf.4s	v24, v21
	mov.16b	v21, v9
	bsl.16b	v25, v23, v22
	scvtf.4s	v23, v20
	bsl.16b	v21, v8, v22
	mov.16b	v20, v28
	bsl.16b	v20, v27, v22
	fadd.4s	v27, v26, v12
	fadd.4s	v25, v25, v12
	fadd.4s	v28, v21, v12
	fmul.4s	v21, v31, v23
	scvtf.4s	v23, v18
	fadd.4s	v26, v20, v12
	scvtf.4s	v20, v19
	fmul.4s	v19, v30, v24
	fcmgt.4s	v18, v21, v29
	fmul.4s	v23, v31, v23
	fmul.4s	v20, v30, v20
	fcmgt.4s	v24, v19, v29
	bsl.16b	v18, v21, v29
	fcmgt.4s	v30, v23, v29
	fcmgt.4s	v21, v20, v29
	bif.16b	v19, v29, v24
	fcmgt.4s	v24, v22, v18
	bif.16b	v23, v29, v30
	bsl.16b	v21, v20, v29
	fcmgt.4s	v20, v22, v19
	bif.16b	v18, v22, v24
	fcmgt.4s	v30, v22, v23
	fcmgt.4s	v29, v22, v21
	mov.16b	v24, v20
	bsl.16b	v24, v19, v22
	bif.16b	v23, v22, v30
	bit.16b	v22, v21, v29
	fadd.4s	v19, v18, v12
	ld1r.8b	{ v18 }, [x5]
	fadd.4s	v20, v24, v12
	ldr	x5, [x21, #16]
	fadd.4s	v23, v23, v12
	tbl.16b	v21, { v27, v28 }, v11
	fadd.4s	v24, v22, v12
	add	x4, x5, x4
	tbl.16b	v20, { v19, v20 }, v11
	add.8b	v22, v21, v18
	tbl.16b	v21, { v25, v26 }, v11
	tbl.16b	v19, { v23, v24 }, v11
	str	d22, [x4]
	add.8b	v20, v20, v18
	add.8b	v21, v21, v18
	add.8b	v18, v19, v18
	str	d21, [x4, x13]
	str	d20, [x4, x0]
	str	d18, [x4, x1]
	b	LBB15_41
	.loh AdrpLdr	Lloh8, Lloh9
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI16_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA05ThreeI4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA05PlainK0VGAUTtt0t1g5:
	stp	d15, d14, [sp, #-160]!
	stp	d13, d12, [sp, #16]
	stp	d11, d10, [sp, #32]
	stp	d9, d8, [sp, #48]
	stp	x29, x30, [sp, #64]
	add	x29, sp, #64
	stp	x28, x27, [sp, #80]
	stp	x26, x25, [sp, #96]
	stp	x24, x23, [sp, #112]
	stp	x22, x21, [sp, #128]
	stp	x20, x19, [sp, #144]
	sub	sp, sp, #592
	ldr	x22, [x20, #104]
	mov	w8, #256
	str	x20, [sp, #280]
	sdiv	x9, x8, x22
	ldr	x8, [x20, #88]
	add	x10, x8, #7
	cmp	x9, #1
	csinc	x12, x9, xzr, gt
	add	x9, x8, #14
	cmp	x10, #0
	csel	x9, x9, x10, lt
	cmp	x10, #8
	b.ge	LBB16_2
LBB16_1:
	add	sp, sp, #592
	ldp	x20, x19, [sp, #144]
	ldp	x22, x21, [sp, #128]
	ldp	x24, x23, [sp, #112]
	ldp	x26, x25, [sp, #96]
	ldp	x28, x27, [sp, #80]
	ldp	x29, x30, [sp, #64]
	ldp	d9, d8, [sp, #48]
	ldp	d11, d10, [sp, #32]
	ldp	d13, d12, [sp, #16]
	ldp	d15, d14, [sp], #160
	ret
LBB16_2:
	ldr	x11, [sp, #280]
	asr	x9, x9, #3
	ldr	x13, [x0, #32]
	sub	x8, x8, #8
	mov	x21, x0
	mov	x14, xzr
	ldr	x10, [x11, #40]
	str	x9, [sp, #48]
	ldr	x15, [x11, #64]
	str	x8, [sp, #80]
	sub	x26, x22, #4
	str	x12, [sp, #40]
	stp	x13, x10, [sp, #144]
	ldr	x10, [x10, #32]
	lsl	x28, x15, #5
	str	x15, [sp, #136]
	madd	x9, x15, x10, x13
	ldr	x10, [x11, #96]
	lsl	x8, x9, #3
	lsl	x11, x9, #5
	lsl	x9, x9, #8
	str	x8, [sp, #72]
	sub	x8, x8, #1
	str	x9, [sp]
Lloh10:
	adrp	x9, lCPI16_0@PAGE
Lloh11:
	ldr	q1, [x9, lCPI16_0@PAGEOFF]
	str	x11, [sp, #96]
	str	x8, [sp, #16]
	mov	w8, #1262485504
	stp	x11, x10, [sp, #24]
	dup.4s	v0, w8
	stp	q0, q1, [sp, #240]
	b	LBB16_4
	.p2align	4, , 8
LBB16_3:
	ldr	x8, [sp]
	ldr	x9, [sp, #24]
	add	x9, x9, x8
	ldr	x8, [sp, #48]
	str	x9, [sp, #24]
	ldr	x9, [sp, #8]
	mov	x14, x9
	cmp	x9, x8
	b.ge	LBB16_1
LBB16_4:
	add	x8, x14, #8
	cmp	x10, #1
	str	x8, [sp, #8]
	b.lt	LBB16_3
	ldr	x8, [sp, #48]
	mov	x11, xzr
	ldr	x9, [sp, #8]
	str	x14, [sp, #56]
	cmp	x8, x9
	csel	x8, x8, x9, lt
	str	x8, [sp, #104]
	b	LBB16_7
	.p2align	4, , 8
LBB16_6:
	ldp	x14, x8, [sp, #56]
	ldp	x10, x12, [sp, #32]
	mov	x11, x8
	cmp	x8, x10
	b.ge	LBB16_3
LBB16_7:
	adds	x13, x11, x12
	b.vc	LBB16_9
	mov	x8, #9223372036854775807
	mov	x9, x10
	cmp	x10, x13
	str	x8, [sp, #64]
	mov	x8, x12
	b.lt	LBB16_10
	b	LBB16_11
	.p2align	4, , 8
LBB16_9:
	cmp	x10, x13
	str	x13, [sp, #64]
	csel	x9, x10, x13, lt
LBB16_10:
	sub	x8, x9, x11
	mov	x13, x9
LBB16_11:
	ldr	x9, [sp, #48]
	cmp	x9, x14
	b.eq	LBB16_6
	ldr	x9, [sp, #16]
	add	x9, x9, x8
	sdiv	x25, x9, x8
	ldr	x8, [sp, #280]
	ldr	x9, [x8, #80]
	ldr	x8, [sp, #24]
	str	x9, [sp, #88]
	add	x8, x9, x8
	str	x8, [sp, #128]
	lsl	x8, x25, #2
	stp	x8, x13, [sp, #160]
	ldr	x8, [sp, #56]
	stp	x11, x8, [sp, #112]
	b	LBB16_14
	.p2align	4, , 8
LBB16_13:
	ldp	x10, x9, [sp, #120]
	ldp	x11, x8, [sp, #96]
	add	x10, x10, #1
	add	x9, x9, x11
	ldr	x11, [sp, #112]
	cmp	x10, x8
	stp	x10, x9, [sp, #120]
	b.eq	LBB16_6
LBB16_14:
	cmp	x11, x13
	b.eq	LBB16_13
	ldr	x12, [sp, #280]
	ldp	x14, x27, [sp, #120]
	ldp	x15, x11, [x12, #16]
	ldp	x8, x9, [x12]
	ldr	x13, [x12, #112]
	ldr	x12, [sp, #80]
	stp	x15, x11, [sp, #216]
	lsl	x11, x14, #3
	ldr	x10, [sp, #72]
	mul	x9, x9, x14
	ldr	d0, [x21, #40]
	cmp	x12, x11
	ldr	x5, [x21, #56]
	csel	x11, x12, x11, lt
	mul	x10, x14, x10
	add	x8, x8, x9, lsl #2
	ldr	x19, [sp, #112]
	dup.4s	v0, v0[0]
	str	x5, [sp, #232]
	stp	x11, x13, [sp, #200]
	ldr	x11, [sp, #88]
	str	x8, [sp, #192]
	str	q0, [sp, #176]
	add	x23, x11, x10, lsl #2
	b	LBB16_17
	.p2align	4, , 8
LBB16_16:
	ldp	x8, x13, [sp, #160]
	add	x19, x19, #1
	add	x27, x27, x8
	cmp	x19, x13
	b.eq	LBB16_13
LBB16_17:
	cmp	x25, #1
	b.lt	LBB16_20
	mov	x8, xzr
	mov	x9, xzr
	.p2align	4, , 8
LBB16_19:
	prfm	pldl1keep, [x27, x8]
	add	x9, x9, #16
	add	x8, x8, #64
	cmp	x9, x25
	b.lt	LBB16_19
LBB16_20:
	ldr	x8, [sp, #224]
	ldp	x11, x13, [sp, #192]
	mul	x9, x19, x8
	ldr	q2, [sp, #176]
	ldp	q0, q1, [x23]
	add	x8, x9, #3
	cmp	x9, #0
	csel	x8, x8, x9, lt
	cmp	x22, #4
	and	x10, x8, #0x1ffffffffffffffc
	lsr	x8, x8, #2
	sub	x9, x9, x10
	ldr	x10, [sp, #152]
	and.16b	v9, v1, v2
	and.16b	v1, v0, v2
	add	x10, x10, x9, lsl #3
	ldr	x9, [sp, #216]
	mul	x9, x8, x9
	ldp	x8, x10, [x10]
	add	x9, x11, x9, lsl #2
	ldp	x12, x11, [sp, #136]
	stp	x9, x23, [x29, #-256]
	madd	x11, x8, x12, x11
	ldr	x12, [sp, #208]
	madd	x24, x19, x12, x13
	add	x11, x23, x11, lsl #5
	stp	x11, x8, [x29, #-240]
	stp	x10, x24, [x29, #-224]
	b.lt	LBB16_27
	subs	x12, x10, x8
	mov.16b	v2, v1
	mov.16b	v3, v9
	mov.16b	v4, v1
	mov.16b	v5, v9
	mov.16b	v6, v1
	mov.16b	v7, v9
	mov.16b	v16, v1
	mov.16b	v17, v9
	b.eq	LBB16_24
	ldr	x13, [sp, #280]
	mov	x14, x11
	mov.16b	v2, v1
	mov.16b	v3, v9
	ldr	x15, [x13, #48]
	mov	x13, x12
	mov.16b	v4, v1
	mov.16b	v5, v9
	add	x15, x15, x8, lsl #3
	mov.16b	v6, v1
	mov.16b	v7, v9
	mov.16b	v16, v1
	mov.16b	v17, v9
	.p2align	4, , 8
LBB16_23:
	ldr	x16, [x15], #8
	ldp	q27, q29, [x14]
	subs	x13, x13, #1
	add	x16, x9, x16, lsl #2
	ldp	q18, q30, [x16]
	sdot
	ldp	q25, q24, [x16, #64]
	sdot
	sdot
	ldp	q23, q21, [x16, #128]
	sdot
	sdot
	ldp	q19, q22, [x16, #192]
	sdot
	sdot
	ldp	q31, q26, [x14, #32]
	sdot
	ldp	q18, q20, [x16, #96]
	sdot
	ldp	q27, q18, [x16, #160]
	sdot
	sdot
	ldp	q8, q28, [x16, #32]
	sdot
	sdot
	ldp	q20, q18, [x14, #64]
	sdot
	add	x14, x14, x28
	sdot
	sdot
	ldp	q8, q27, [x16, #224]
	sdot
	sdot
	sdot
	sdot
	sdot
	ldp	q21, q19, [x16, #256]
	sdot
	sdot
	sdot
	b.ne	LBB16_23
LBB16_24:
	cmp	x22, #4
	b.ne	LBB16_38
	mov	x2, xzr
LBB16_26:
	sub	x1, x29, #256
	sub	x20, x29, #208
	mov	x0, x21
	stp	q16, q17, [x29, #-208]
	stp	q6, q7, [x29, #-176]
	stp	q4, q5, [x29, #-144]
	stp	q2, q3, [x29, #-112]
	bl	_$e21VitruvianMicroNEONDOT9PixelSumsPAAE5store33_6DCFF1929957E7D06B987B44F38C12DFLL__5pixelyAA14ChannelResultsV_AA6TapRowVSitFAA10FourPixelsVyAA05PlainD0VG_Tg5
	ldr	x5, [sp, #232]
	b	LBB16_36
	.p2align	4, , 8
LBB16_27:
	cmp	x22, #0
	b.le	LBB16_36
	ldr	x13, [sp, #280]
	mov	x12, xzr
	ldr	x14, [x21, #48]
	lsl	x16, x8, #3
	sub	x17, x10, x8
	ldr	x15, [x13, #32]
	ldr	x13, [x21, #24]
	lsl	x15, x15, #5
	b	LBB16_31
	.p2align	4, , 8
LBB16_29:
	scvtf.4s	v6, v2
	scvtf.4s	v5, v3
	ldp	q2, q3, [x23, #64]
	mov	x1, x21
	fmul.4s	v2, v2, v6
	ld1r.4s	{ v4 }, [x1], #4
	fmul.4s	v5, v3, v5
	ld1r.4s	{ v3 }, [x1]
	add	x1, x21, #8
	fcmgt.4s	v7, v2, v4
	fcmgt.4s	v6, v5, v4
	bif.16b	v2, v4, v7
	bit.16b	v4, v5, v6
	fcmgt.4s	v6, v3, v2
	fcmgt.4s	v5, v3, v4
	bif.16b	v2, v3, v6
	bif.16b	v4, v3, v5
	ldp	q5, q0, [sp, #240]
	fadd.4s	v2, v2, v5
	fadd.4s	v3, v4, v5
	tbl.16b	v2, { v2, v3 }, v0
	ld1r.8b	{ v3 }, [x1]
	ldr	x1, [x21, #16]
	add.8b	v2, v2, v3
	str	d2, [x1, x0]
LBB16_30:
	add	x12, x12, #1
	cmp	x12, x22
	b.eq	LBB16_36
LBB16_31:
	mov.16b	v2, v1
	cmp	x10, x8
	mov.16b	v3, v9
	b.eq	LBB16_34
	ldr	x0, [sp, #280]
	mov	x1, x17
	mov	x2, x11
	mov.16b	v2, v1
	ldr	x3, [x0, #48]
	madd	x0, x15, x12, x9
	mov.16b	v3, v9
	add	x3, x3, x16
	.p2align	4, , 8
LBB16_33:
	ldr	x4, [x3], #8
	ldp	q7, q5, [x2]
	subs	x1, x1, #1
	add	x4, x0, x4, lsl #2
	ldp	q6, q4, [x4]
	sdot
	ldp	q16, q6, [x2, #32]
	sdot
	ldp	q5, q4, [x4, #32]
	sdot
	ldp	q7, q5, [x2, #64]
	sdot
	add	x2, x2, x28
	ldp	q6, q4, [x4, #64]
	sdot
	sdot
	b.ne	LBB16_33
LBB16_34:
	madd	x0, x12, x13, x24
	cbz	x14, LBB16_29
	add	x0, x14, x0, lsl #2
	stp	q2, q3, [x0]
	b	LBB16_30
	.p2align	4, , 8
LBB16_36:
	cbz	x5, LBB16_16
	ldp	q2, q1, [x5, #32]
	add	x20, sp, #304
	mov	x0, x23
	mov	x1, x24
	mov	x2, x22
	ldr	q0, [x5, #64]
	stp	q2, q1, [sp, #336]
	ldr	x8, [x5, #80]
	ldr	x3, [x21, #24]
	str	q0, [sp, #368]
	ldp	q1, q0, [x5]
	str	x8, [sp, #384]
	stp	q1, q0, [sp, #304]
	bl	_$e21VitruvianMicroNEONDOT14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF
	ldr	x5, [sp, #232]
	b	LBB16_16
	.p2align	4, , 8
LBB16_38:
	ldr	x13, [sp, #280]
	mov	x4, xzr
	ldr	x14, [x21, #48]
	lsl	x15, x8, #3
	mov	w5, #4
	str	q9, [sp, #288]
	ldr	x16, [x13, #32]
	ldr	x13, [x21, #24]
	mov.16b	v25, v16
	lsl	x16, x16, #5
	lsl	x0, x13, #1
	lsl	x17, x13, #3
	add	x1, x0, x13
	lsl	x3, x1, #2
	mov.16b	v24, v17
	mov.16b	v23, v6
	mov.16b	v22, v7
	mov.16b	v20, v4
	mov.16b	v21, v5
	mov.16b	v18, v2
	mov.16b	v19, v3
	b	LBB16_42
	.p2align	4, , 8
LBB16_39:
	madd	x4, x4, x13, x24
	cbz	x14, LBB16_45
	add	x4, x14, x4, lsl #2
	add	x6, x4, x13, lsl #2
	add	x5, x4, x17
	stp	q25, q24, [x4]
	add	x4, x4, x3
	stp	q23, q22, [x6]
	stp	q20, q21, [x5]
	stp	q18, q19, [x4]
LBB16_41:
	add	x5, x2, #4
	mov	x4, x2
	ldr	q9, [sp, #288]
	cmp	x5, x22
	mov.16b	v25, v16
	mov.16b	v24, v17
	mov.16b	v23, v6
	mov.16b	v22, v7
	mov.16b	v20, v4
	mov.16b	v21, v5
	mov.16b	v18, v2
	mov.16b	v19, v3
	b.ge	LBB16_26
LBB16_42:
	cmp	x26, x5
	csel	x2, x26, x5, lt
	cmp	x10, x8
	mov.16b	v2, v1
	mov.16b	v3, v9
	mov.16b	v4, v1
	mov.16b	v5, v9
	mov.16b	v6, v1
	mov.16b	v7, v9
	mov.16b	v16, v1
	mov.16b	v17, v9
	b.eq	LBB16_39
	ldr	x6, [sp, #280]
	madd	x5, x16, x2, x9
	ldr	q17, [sp, #288]
	mov	x7, x11
	mov.16b	v2, v1
	ldr	x20, [x6, #48]
	mov	x6, x12
	mov.16b	v3, v17
	mov.16b	v4, v1
	add	x20, x20, x15
	mov.16b	v5, v17
	mov.16b	v6, v1
	mov.16b	v7, v17
	mov.16b	v16, v1
	.p2align	4, , 8
LBB16_44:
	ldr	x30, [x20], #8
	ldp	q11, q13, [x7]
	subs	x6, x6, #1
	add	x30, x5, x30, lsl #2
	ldp	q26, q14, [x30]
	sdot
	ldp	q9, q8, [x30, #64]
	sdot
	sdot
	ldp	q31, q29, [x30, #128]
	sdot
	sdot
	ldp	q27, q30, [x30, #192]
	sdot
	sdot
	ldp	q15, q10, [x7, #32]
	sdot
	ldp	q26, q28, [x30, #96]
	sdot
	ldp	q11, q26, [x30, #160]
	sdot
	sdot
	ldp	q0, q12, [x30, #32]
	sdot
	sdot
	ldp	q28, q26, [x7, #64]
	sdot
	add	x7, x7, x28
	sdot
	sdot
	ldp	q0, q11, [x30, #224]
	sdot
	sdot
	sdot
	sdot
	sdot
	ldp	q29, q27, [x30, #256]
	sdot
	sdot
	sdot
	b.ne	LBB16_44
	b	LBB16_39
	.p2align	4, , 8
LBB16_45:
	scvtf.4s	v25, v25
	mov	x5, x21
	ldp	q30, q29, [x23, #64]
	scvtf.4s	v0, v23
	scvtf.4s	v24, v24
	scvtf.4s	v22, v22
	scvtf.4s	v19, v19
	fmul.4s	v25, v30, v25
	fmul.4s	v0, v30, v0
	ld1r.4s	{ v23 }, [x5], #4
	fmul.4s	v24, v29, v24
	ld1r.4s	{ v28 }, [x5]
	fmul.4s	v22, v29, v22
	add	x5, x21, #8
	fmul.4s	v19, v29, v19
	fcmgt.4s	v27, v25, v23
	fcmgt.4s	v26, v0, v23
	fcmgt.4s	v31, v22, v23
	bif.16b	v25, v23, v27
	fcmgt.4s	v27, v24, v23
	bif.16b	v0, v23, v26
	bif.16b	v22, v23, v31
	fcmgt.4s	v26, v28, v25
	bsl.16b	v27, v24, v23
	fcmgt.4s	v24, v28, v0
	bif.16b	v25, v28, v26
	fcmgt.4s	v31, v28, v27
	bsl.16b	v24, v0, v28
	fcmgt.4s	v26, v28, v22
	scvtf.4s	v0, v20
	scvtf.4s	v20, v21
	mov.16b	v21, v31
	ldr	q31, [sp, #240]
	bsl.16b	v21, v27, v28
	bif.16b	v22, v28, v26
	fadd.4s	v26, v25, v31
	fmul.4s	v0, v30, v0
	fadd.4s	v27, v21, v31
	scvtf.4s	v21, v18
	fadd.4s	v24, v24, v31
	fmul.4s	v18, v29, v20
	fadd.4s	v25, v22, v31
	fmul.4s	v22, v30, v21
	fcmgt.4s	v20, v0, v23
	fcmgt.4s	v21, v18, v23
	fcmgt.4s	v29, v22, v23
	bif.16b	v0, v23, v20
	fcmgt.4s	v20, v19, v23
	bif.16b	v18, v23, v21
	bif.16b	v22, v23, v29
	fcmgt.4s	v21, v28, v0
	bsl.16b	v20, v19, v23
	fcmgt.4s	v19, v28, v18
	fcmgt.4s	v29, v28, v22
	bif.16b	v0, v28, v21
	fcmgt.4s	v21, v28, v20
	mov.16b	v23, v19
	bsl.16b	v23, v18, v28
	bif.16b	v22, v28, v29
	bsl.16b	v21, v20, v28
	ldr	q28, [sp, #256]
	fadd.4s	v18, v0, v31
	ld1r.8b	{ v0 }, [x5]
	fadd.4s	v19, v23, v31
	ldr	x5, [x21, #16]
	fadd.4s	v22, v22, v31
	tbl.16b	v20, { v26, v27 }, v28
	fadd.4s	v23, v21, v31
	add	x4, x5, x4
	tbl.16b	v19, { v18, v19 }, v28
	add.8b	v21, v20, v0
	tbl.16b	v20, { v24, v25 }, v28
	tbl.16b	v18, { v22, v23 }, v28
	str	d21, [x4]
	add.8b	v19, v19, v0
	add.8b	v20, v20, v0
	add.8b	v0, v18, v0
	str	d20, [x4, x13]
	str	d19, [x4, x0]
	str	d0, [x4, x1]
	b	LBB16_41
	.loh AdrpLdr	Lloh10, Lloh11
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI17_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA04FiveI4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA05PlainK0VGAUTtt0t1g5:
	stp	d13, d12, [sp, #-144]!
	stp	d11, d10, [sp, #16]
	stp	d9, d8, [sp, #32]
	stp	x29, x30, [sp, #48]
	add	x29, sp, #48
	stp	x28, x27, [sp, #64]
	stp	x26, x25, [sp, #80]
	stp	x24, x23, [sp, #96]
	stp	x22, x21, [sp, #112]
	stp	x20, x19, [sp, #128]
	sub	sp, sp, #624
	ldr	x22, [x20, #104]
	mov	w8, #256
	str	x20, [sp, #328]
	sdiv	x9, x8, x22
	ldr	x8, [x20, #88]
	add	x10, x8, #7
	cmp	x9, #1
	csinc	x12, x9, xzr, gt
	add	x9, x8, #14
	cmp	x10, #0
	csel	x9, x9, x10, lt
	cmp	x10, #8
	b.ge	LBB17_2
LBB17_1:
	add	sp, sp, #624
	ldp	x20, x19, [sp, #128]
	ldp	x22, x21, [sp, #112]
	ldp	x24, x23, [sp, #96]
	ldp	x26, x25, [sp, #80]
	ldp	x28, x27, [sp, #64]
	ldp	x29, x30, [sp, #48]
	ldp	d9, d8, [sp, #32]
	ldp	d11, d10, [sp, #16]
	ldp	d13, d12, [sp], #144
	ret
LBB17_2:
	ldr	x11, [sp, #328]
	asr	x9, x9, #3
	ldr	x13, [x0, #32]
	sub	x8, x8, #8
	mov	x21, x0
	mov	x15, xzr
	ldr	x10, [x11, #40]
	str	x9, [sp, #64]
	ldr	x14, [x11, #64]
	str	x8, [sp, #96]
	sub	x27, x22, #4
	str	xzr, [sp, #40]
	stp	x13, x10, [sp, #224]
	ldr	x10, [x10, #32]
	lsl	x25, x14, #5
	str	x14, [sp, #216]
	madd	x9, x14, x10, x13
	ldr	x10, [x11, #96]
	lsl	x8, x9, #3
	lsl	x11, x9, #5
	lsl	x9, x9, #8
	stp	x10, x12, [sp, #48]
	str	x8, [sp, #88]
	sub	x8, x8, #1
	str	x9, [sp, #8]
Lloh12:
	adrp	x9, lCPI17_0@PAGE
Lloh13:
	ldr	q1, [x9, lCPI17_0@PAGEOFF]
	str	x11, [sp, #112]
	str	x8, [sp, #24]
	mov	w8, #1262485504
	str	x11, [sp, #32]
	dup.4s	v0, w8
	stp	q0, q1, [sp, #176]
	b	LBB17_4
	.p2align	4, , 8
LBB17_3:
	ldr	x8, [sp, #8]
	ldr	x9, [sp, #32]
	add	x9, x9, x8
	ldr	x8, [sp, #40]
	add	x8, x8, #32
	stp	x9, x8, [sp, #32]
	ldr	x9, [sp, #16]
	ldr	x8, [sp, #64]
	mov	x15, x9
	cmp	x9, x8
	b.ge	LBB17_1
LBB17_4:
	add	x8, x15, #8
	cmp	x10, #1
	str	x8, [sp, #16]
	b.lt	LBB17_3
	ldr	x8, [sp, #64]
	mov	x11, xzr
	ldr	x9, [sp, #16]
	str	x15, [sp, #72]
	cmp	x8, x9
	csel	x8, x8, x9, lt
	str	x8, [sp, #120]
	b	LBB17_7
	.p2align	4, , 8
LBB17_6:
	ldp	x15, x8, [sp, #72]
	ldp	x10, x12, [sp, #48]
	mov	x11, x8
	cmp	x8, x10
	b.ge	LBB17_3
LBB17_7:
	adds	x16, x11, x12
	b.vc	LBB17_9
	mov	x8, #9223372036854775807
	mov	x9, x10
	cmp	x10, x16
	str	x8, [sp, #80]
	mov	x8, x12
	b.lt	LBB17_10
	b	LBB17_11
	.p2align	4, , 8
LBB17_9:
	cmp	x10, x16
	str	x16, [sp, #80]
	csel	x9, x10, x16, lt
LBB17_10:
	sub	x8, x9, x11
	mov	x16, x9
LBB17_11:
	ldr	x9, [sp, #64]
	cmp	x9, x15
	b.eq	LBB17_6
	ldr	x9, [sp, #24]
	str	x11, [sp, #128]
	add	x9, x9, x8
	sdiv	x26, x9, x8
	ldr	x8, [sp, #328]
	ldr	x9, [x8, #80]
	ldr	x8, [sp, #32]
	str	x9, [sp, #104]
	add	x8, x9, x8
	ldr	x9, [sp, #40]
	str	x8, [sp, #152]
	lsl	x8, x26, #2
	stp	x8, x16, [sp, #240]
	ldr	x8, [sp, #72]
	stp	x8, x9, [sp, #136]
	b	LBB17_14
	.p2align	4, , 8
LBB17_13:
	ldr	x8, [sp, #112]
	ldr	x9, [sp, #152]
	ldp	x11, x10, [sp, #128]
	add	x9, x9, x8
	ldr	x8, [sp, #144]
	add	x8, x8, #4
	add	x10, x10, #1
	stp	x8, x9, [sp, #144]
	ldr	x8, [sp, #120]
	str	x10, [sp, #136]
	cmp	x10, x8
	b.eq	LBB17_6
LBB17_14:
	cmp	x11, x16
	b.eq	LBB17_13
	ldr	x13, [sp, #328]
	ldr	x8, [sp, #88]
	ldr	x11, [sp, #136]
	ldp	x15, x14, [x13, #16]
	mul	x12, x11, x8
	lsl	x9, x11, #3
	ldp	x10, x8, [x13]
	ldr	x13, [x13, #112]
	stp	x15, x14, [sp, #304]
	ldr	x14, [sp, #96]
	ldr	d0, [x21, #40]
	str	x13, [sp, #296]
	ldr	x13, [sp, #104]
	mul	x11, x8, x11
	cmp	x14, x9
	csel	x9, x14, x9, lt
	ldr	x5, [x21, #56]
	add	x23, x13, x12, lsl #2
	ldr	x19, [sp, #128]
	ldp	x12, x28, [sp, #144]
	dup.4s	v0, v0[0]
	str	x5, [sp, #320]
	str	q0, [sp, #256]
	madd	x8, x8, x12, x10
	add	x10, x10, x11, lsl #2
	stp	x9, x10, [sp, #280]
	add	x9, x8, #64
	lsl	x8, x15, #2
	stp	x8, x9, [sp, #160]
	b	LBB17_17
	.p2align	4, , 8
LBB17_16:
	ldp	x8, x16, [sp, #240]
	add	x19, x19, #1
	add	x28, x28, x8
	cmp	x19, x16
	b.eq	LBB17_13
LBB17_17:
	cmp	x26, #1
	b.lt	LBB17_20
	mov	x8, xzr
	mov	x9, xzr
	.p2align	4, , 8
LBB17_19:
	prfm	pldl1keep, [x28, x8]
	add	x9, x9, #16
	add	x8, x8, #64
	cmp	x9, x26
	b.lt	LBB17_19
LBB17_20:
	ldr	x8, [sp, #312]
	ldp	x14, x11, [sp, #280]
	mul	x8, x19, x8
	ldr	q2, [sp, #256]
	ldp	q1, q0, [x23]
	add	x9, x8, #3
	cmp	x8, #0
	csel	x9, x9, x8, lt
	cmp	x22, #4
	and	x10, x9, #0x1ffffffffffffffc
	asr	x13, x9, #2
	sub	x8, x8, x10
	and.16b	v1, v1, v2
	ldr	x9, [sp, #232]
	ldp	q12, q11, [sp, #176]
	and.16b	v0, v0, v2
	add	x9, x9, x8, lsl #3
	ldr	x8, [sp, #304]
	mul	x10, x13, x8
	ldp	x8, x9, [x9]
	add	x11, x11, x10, lsl #2
	ldp	x12, x10, [sp, #216]
	stp	x11, x23, [x29, #-240]
	madd	x10, x8, x12, x10
	ldr	x12, [sp, #296]
	madd	x24, x19, x12, x14
	add	x10, x23, x10, lsl #5
	stp	x10, x8, [x29, #-224]
	stp	x9, x24, [x29, #-208]
	b.lt	LBB17_25
	mov.16b	v2, v1
	cmp	x9, x8
	mov.16b	v3, v0
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v6, v1
	mov.16b	v7, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	b.ne	LBB17_36
LBB17_22:
	cmp	x22, #4
	b.ne	LBB17_41
	mov	x2, xzr
LBB17_24:
	sub	x1, x29, #240
	sub	x20, x29, #192
	mov	x0, x21
	stp	q16, q17, [x29, #-192]
	stp	q6, q7, [x29, #-160]
	stp	q4, q5, [x29, #-128]
	stp	q2, q3, [x29, #-96]
	bl	_$e21VitruvianMicroNEONDOT9PixelSumsPAAE5store33_6DCFF1929957E7D06B987B44F38C12DFLL__5pixelyAA14ChannelResultsV_AA6TapRowVSitFAA10FourPixelsVyAA05PlainD0VG_Tg5
	ldr	x5, [sp, #320]
	b	LBB17_34
	.p2align	4, , 8
LBB17_25:
	cmp	x22, #0
	b.le	LBB17_34
	ldr	x13, [sp, #328]
	mov	x12, xzr
	ldr	x14, [x21, #48]
	lsl	x16, x8, #3
	sub	x17, x9, x8
	ldr	x15, [x13, #32]
	ldr	x13, [x21, #24]
	lsl	x15, x15, #5
	b	LBB17_29
	.p2align	4, , 8
LBB17_27:
	scvtf.4s	v6, v2
	scvtf.4s	v5, v3
	ldp	q2, q3, [x23, #64]
	mov	x1, x21
	fmul.4s	v2, v2, v6
	ld1r.4s	{ v4 }, [x1], #4
	fmul.4s	v5, v3, v5
	ld1r.4s	{ v3 }, [x1]
	add	x1, x21, #8
	fcmgt.4s	v7, v2, v4
	fcmgt.4s	v6, v5, v4
	bif.16b	v2, v4, v7
	bit.16b	v4, v5, v6
	fcmgt.4s	v6, v3, v2
	fcmgt.4s	v5, v3, v4
	bif.16b	v2, v3, v6
	bif.16b	v4, v3, v5
	fadd.4s	v2, v2, v12
	fadd.4s	v3, v4, v12
	tbl.16b	v2, { v2, v3 }, v11
	ld1r.8b	{ v3 }, [x1]
	ldr	x1, [x21, #16]
	add.8b	v2, v2, v3
	str	d2, [x1, x0]
LBB17_28:
	add	x12, x12, #1
	cmp	x12, x22
	b.eq	LBB17_34
LBB17_29:
	mov.16b	v2, v1
	cmp	x9, x8
	mov.16b	v3, v0
	b.eq	LBB17_32
	ldr	x0, [sp, #328]
	mul	x2, x15, x12
	mov	x1, x10
	add	x2, x11, x2
	ldr	x3, [x0, #48]
	mov	x0, x17
	mov.16b	v2, v1
	mov.16b	v3, v0
	add	x3, x3, x16
	.p2align	4, , 8
LBB17_31:
	ldr	x4, [x3], #8
	ldp	q7, q5, [x1]
	subs	x0, x0, #1
	add	x4, x2, x4, lsl #2
	ldp	q6, q4, [x4]
	sdot
	ldp	q16, q6, [x1, #32]
	sdot
	ldp	q5, q4, [x4, #32]
	sdot
	ldp	q7, q5, [x1, #64]
	sdot
	ldp	q6, q4, [x4, #64]
	sdot
	ldp	q16, q6, [x1, #96]
	sdot
	ldp	q5, q4, [x4, #96]
	sdot
	ldp	q7, q5, [x1, #128]
	sdot
	add	x1, x1, x25
	ldp	q6, q4, [x4, #128]
	sdot
	sdot
	b.ne	LBB17_31
LBB17_32:
	madd	x0, x12, x13, x24
	cbz	x14, LBB17_27
	add	x0, x14, x0, lsl #2
	stp	q2, q3, [x0]
	b	LBB17_28
	.p2align	4, , 8
LBB17_34:
	cbz	x5, LBB17_16
	ldp	q2, q1, [x5, #32]
	add	x20, sp, #336
	mov	x0, x23
	mov	x1, x24
	mov	x2, x22
	ldr	q0, [x5, #64]
	stp	q2, q1, [sp, #368]
	ldr	x8, [x5, #80]
	ldr	x3, [x21, #24]
	str	q0, [sp, #400]
	ldp	q1, q0, [x5]
	str	x8, [sp, #416]
	stp	q1, q0, [sp, #336]
	bl	_$e21VitruvianMicroNEONDOT14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF
	ldr	x5, [sp, #320]
	b	LBB17_16
	.p2align	4, , 8
LBB17_36:
	ldp	x14, x12, [sp, #160]
	mov	x15, x8
	ldr	x11, [sp, #328]
	mov.16b	v2, v1
	mov.16b	v3, v0
	madd	x12, x14, x13, x12
	ldr	x11, [x11, #48]
	mov	x14, x10
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v6, v1
	mov.16b	v7, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	b	LBB17_38
	.p2align	4, , 8
LBB17_37:
	add	x15, x15, #1
	add	x14, x14, x25
	cmp	x15, x9
	b.eq	LBB17_22
LBB17_38:
	ldr	x17, [x11, x15, lsl #3]
	mov	x16, xzr
	add	x17, x12, x17, lsl #2
	.p2align	4, , 8
LBB17_39:
	add	x0, x14, x16
	cmp	x16, #128
	ldp	q22, q21, [x17, #-64]
	ldp	q25, q24, [x0]
	sdot
	ldp	q19, q18, [x17, #-32]
	sdot
	sdot
	ldp	q21, q20, [x17]
	sdot
	sdot
	ldp	q23, q22, [x17, #32]
	sdot
	sdot
	sdot
	b.eq	LBB17_37
	ldp	q25, q24, [x0, #32]
	add	x16, x16, #64
	sdot
	sdot
	sdot
	ldp	q26, q18, [x17, #64]!
	sdot
	sdot
	sdot
	sdot
	sdot
	b	LBB17_39
	.p2align	4, , 8
LBB17_41:
	ldr	x11, [sp, #328]
	mov	x1, xzr
	ldp	x16, x15, [sp, #160]
	mov	w3, #4
	ldr	x14, [x11, #32]
	ldr	x11, [x21, #24]
	ldr	x12, [x21, #48]
	madd	x13, x16, x13, x15
	lsl	x14, x14, #5
	lsl	x16, x11, #1
	lsl	x15, x11, #3
	add	x17, x16, x11
	lsl	x0, x17, #2
	mov.16b	v25, v16
	mov.16b	v24, v17
	mov.16b	v23, v6
	mov.16b	v22, v7
	mov.16b	v20, v4
	mov.16b	v21, v5
	mov.16b	v18, v2
	mov.16b	v19, v3
	b	LBB17_44
	.p2align	4, , 8
LBB17_42:
	scvtf.4s	v25, v25
	mov	x3, x21
	ldp	q31, q30, [x23, #64]
	scvtf.4s	v23, v23
	scvtf.4s	v24, v24
	scvtf.4s	v27, v22
	fmul.4s	v25, v31, v25
	fmul.4s	v23, v31, v23
	ld1r.4s	{ v29 }, [x3], #4
	fmul.4s	v24, v30, v24
	ld1r.4s	{ v22 }, [x3]
	fmul.4s	v27, v30, v27
	add	x3, x21, #8
	fcmgt.4s	v28, v25, v29
	fcmgt.4s	v26, v23, v29
	fcmgt.4s	v8, v24, v29
	bif.16b	v25, v29, v28
	fcmgt.4s	v28, v27, v29
	bif.16b	v23, v29, v26
	bsl.16b	v8, v24, v29
	fcmgt.4s	v26, v22, v25
	bif.16b	v27, v29, v28
	fcmgt.4s	v24, v22, v23
	fcmgt.4s	v9, v22, v8
	bsl.16b	v26, v25, v22
	fcmgt.4s	v28, v22, v27
	mov.16b	v25, v24
	scvtf.4s	v24, v21
	mov.16b	v21, v9
	bsl.16b	v25, v23, v22
	scvtf.4s	v23, v20
	bsl.16b	v21, v8, v22
	mov.16b	v20, v28
	bsl.16b	v20, v27, v22
	fadd.4s	v27, v26, v12
	fadd.4s	v25, v25, v12
	fadd.4s	v28, v21, v12
	fmul.4s	v21, v31, v23
	scvtf.4s	v23, v18
	fadd.4s	v26, v20, v12
	scvtf.4s	v20, v19
	fmul.4s	v19, v30, v24
	fcmgt.4s	v18, v21, v29
	fmul.4s	v23, v31, v23
	fmul.4s	v20, v30, v20
	fcmgt.4s	v24, v19, v29
	bsl.16b	v18, v21, v29
	fcmgt.4s	v30, v23, v29
	fcmgt.4s	v21, v20, v29
	bif.16b	v19, v29, v24
	fcmgt.4s	v24, v22, v18
	bif.16b	v23, v29, v30
	bsl.16b	v21, v20, v29
	fcmgt.4s	v20, v22, v19
	bif.16b	v18, v22, v24
	fcmgt.4s	v30, v22, v23
	fcmgt.4s	v29, v22, v21
	mov.16b	v24, v20
	bsl.16b	v24, v19, v22
	bif.16b	v23, v22, v30
	bit.16b	v22, v21, v29
	fadd.4s	v19, v18, v12
	ld1r.8b	{ v18 }, [x3]
	fadd.4s	v20, v24, v12
	ldr	x3, [x21, #16]
	fadd.4s	v23, v23, v12
	tbl.16b	v21, { v27, v28 }, v11
	fadd.4s	v24, v22, v12
	add	x1, x3, x1
	tbl.16b	v20, { v19, v20 }, v11
	add.8b	v22, v21, v18
	tbl.16b	v21, { v25, v26 }, v11
	tbl.16b	v19, { v23, v24 }, v11
	str	d22, [x1]
	add.8b	v20, v20, v18
	add.8b	v21, v21, v18
	add.8b	v18, v19, v18
	str	d21, [x1, x11]
	str	d20, [x1, x16]
	str	d18, [x1, x17]
LBB17_43:
	add	x3, x2, #4
	mov	x1, x2
	mov.16b	v25, v16
	cmp	x3, x22
	mov.16b	v24, v17
	mov.16b	v23, v6
	mov.16b	v22, v7
	mov.16b	v20, v4
	mov.16b	v21, v5
	mov.16b	v18, v2
	mov.16b	v19, v3
	b.ge	LBB17_24
LBB17_44:
	cmp	x27, x3
	csel	x2, x27, x3, lt
	cmp	x9, x8
	mov.16b	v2, v1
	mov.16b	v3, v0
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v6, v1
	mov.16b	v7, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	b.ne	LBB17_47
LBB17_45:
	madd	x1, x1, x11, x24
	cbz	x12, LBB17_42
	add	x1, x12, x1, lsl #2
	add	x4, x1, x11, lsl #2
	add	x3, x1, x15
	stp	q25, q24, [x1]
	add	x1, x1, x0
	stp	q23, q22, [x4]
	stp	q20, q21, [x3]
	stp	q18, q19, [x1]
	b	LBB17_43
	.p2align	4, , 8
LBB17_47:
	ldr	x3, [sp, #328]
	madd	x4, x14, x2, x13
	mov	x5, x10
	mov	x6, x8
	mov.16b	v2, v1
	ldr	x3, [x3, #48]
	mov.16b	v3, v0
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v6, v1
	mov.16b	v7, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	b	LBB17_49
	.p2align	4, , 8
LBB17_48:
	add	x6, x6, #1
	add	x5, x5, x25
	cmp	x6, x9
	b.eq	LBB17_45
LBB17_49:
	ldr	x20, [x3, x6, lsl #3]
	mov	x7, xzr
	add	x20, x4, x20, lsl #2
	.p2align	4, , 8
LBB17_50:
	add	x30, x5, x7
	cmp	x7, #128
	ldp	q30, q29, [x20, #-64]
	ldp	q9, q8, [x30]
	sdot
	ldp	q27, q26, [x20, #-32]
	sdot
	sdot
	ldp	q29, q28, [x20]
	sdot
	sdot
	ldp	q31, q30, [x20, #32]
	sdot
	sdot
	sdot
	b.eq	LBB17_48
	ldp	q9, q8, [x30, #32]
	add	x7, x7, #64
	sdot
	sdot
	sdot
	ldp	q10, q26, [x20, #64]!
	sdot
	sdot
	sdot
	sdot
	sdot
	b	LBB17_50
	.loh AdrpLdr	Lloh12, Lloh13
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI18_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA04FiveI4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA05PlainK0VGAUTtt0t1g5:
	stp	d11, d10, [sp, #-128]!
	stp	d9, d8, [sp, #16]
	stp	x29, x30, [sp, #32]
	add	x29, sp, #32
	stp	x28, x27, [sp, #48]
	stp	x26, x25, [sp, #64]
	stp	x24, x23, [sp, #80]
	stp	x22, x21, [sp, #96]
	stp	x20, x19, [sp, #112]
	sub	sp, sp, #624
	ldr	x22, [x20, #104]
	mov	w8, #256
	str	x20, [sp, #328]
	sdiv	x9, x8, x22
	ldr	x8, [x20, #88]
	add	x10, x8, #7
	cmp	x9, #1
	csinc	x12, x9, xzr, gt
	add	x9, x8, #14
	cmp	x10, #0
	csel	x9, x9, x10, lt
	cmp	x10, #8
	b.ge	LBB18_2
LBB18_1:
	add	sp, sp, #624
	ldp	x20, x19, [sp, #112]
	ldp	x22, x21, [sp, #96]
	ldp	x24, x23, [sp, #80]
	ldp	x26, x25, [sp, #64]
	ldp	x28, x27, [sp, #48]
	ldp	x29, x30, [sp, #32]
	ldp	d9, d8, [sp, #16]
	ldp	d11, d10, [sp], #128
	ret
LBB18_2:
	ldr	x11, [sp, #328]
	asr	x9, x9, #3
	ldr	x13, [x0, #32]
	sub	x8, x8, #8
	mov	x21, x0
	mov	x15, xzr
	ldr	x10, [x11, #40]
	str	x9, [sp, #64]
	ldr	x14, [x11, #64]
	str	x8, [sp, #96]
	sub	x27, x22, #4
	str	xzr, [sp, #40]
	stp	x13, x10, [sp, #224]
	ldr	x10, [x10, #32]
	lsl	x25, x14, #5
	str	x14, [sp, #216]
	madd	x9, x14, x10, x13
	ldr	x10, [x11, #96]
	lsl	x8, x9, #3
	lsl	x11, x9, #5
	lsl	x9, x9, #8
	stp	x10, x12, [sp, #48]
	str	x8, [sp, #88]
	sub	x8, x8, #1
	str	x9, [sp, #8]
Lloh14:
	adrp	x9, lCPI18_0@PAGE
Lloh15:
	ldr	q1, [x9, lCPI18_0@PAGEOFF]
	str	x11, [sp, #112]
	str	x8, [sp, #24]
	mov	w8, #1262485504
	str	x11, [sp, #32]
	dup.4s	v0, w8
	stp	q0, q1, [sp, #176]
	b	LBB18_4
	.p2align	4, , 8
LBB18_3:
	ldr	x8, [sp, #8]
	ldr	x9, [sp, #32]
	add	x9, x9, x8
	ldr	x8, [sp, #40]
	add	x8, x8, #32
	stp	x9, x8, [sp, #32]
	ldr	x9, [sp, #16]
	ldr	x8, [sp, #64]
	mov	x15, x9
	cmp	x9, x8
	b.ge	LBB18_1
LBB18_4:
	add	x8, x15, #8
	cmp	x10, #1
	str	x8, [sp, #16]
	b.lt	LBB18_3
	ldr	x8, [sp, #64]
	mov	x11, xzr
	ldr	x9, [sp, #16]
	str	x15, [sp, #72]
	cmp	x8, x9
	csel	x8, x8, x9, lt
	str	x8, [sp, #120]
	b	LBB18_7
	.p2align	4, , 8
LBB18_6:
	ldp	x15, x8, [sp, #72]
	ldp	x10, x12, [sp, #48]
	mov	x11, x8
	cmp	x8, x10
	b.ge	LBB18_3
LBB18_7:
	adds	x16, x11, x12
	b.vc	LBB18_9
	mov	x8, #9223372036854775807
	mov	x9, x10
	cmp	x10, x16
	str	x8, [sp, #80]
	mov	x8, x12
	b.lt	LBB18_10
	b	LBB18_11
	.p2align	4, , 8
LBB18_9:
	cmp	x10, x16
	str	x16, [sp, #80]
	csel	x9, x10, x16, lt
LBB18_10:
	sub	x8, x9, x11
	mov	x16, x9
LBB18_11:
	ldr	x9, [sp, #64]
	cmp	x9, x15
	b.eq	LBB18_6
	ldr	x9, [sp, #24]
	str	x11, [sp, #128]
	add	x9, x9, x8
	sdiv	x26, x9, x8
	ldr	x8, [sp, #328]
	ldr	x9, [x8, #80]
	ldr	x8, [sp, #32]
	str	x9, [sp, #104]
	add	x8, x9, x8
	ldr	x9, [sp, #40]
	str	x8, [sp, #152]
	lsl	x8, x26, #2
	stp	x8, x16, [sp, #240]
	ldr	x8, [sp, #72]
	stp	x8, x9, [sp, #136]
	b	LBB18_14
	.p2align	4, , 8
LBB18_13:
	ldr	x8, [sp, #112]
	ldr	x9, [sp, #152]
	ldp	x11, x10, [sp, #128]
	add	x9, x9, x8
	ldr	x8, [sp, #144]
	add	x8, x8, #4
	add	x10, x10, #1
	stp	x8, x9, [sp, #144]
	ldr	x8, [sp, #120]
	str	x10, [sp, #136]
	cmp	x10, x8
	b.eq	LBB18_6
LBB18_14:
	cmp	x11, x16
	b.eq	LBB18_13
	ldr	x13, [sp, #328]
	ldr	x8, [sp, #88]
	ldr	x11, [sp, #136]
	ldp	x15, x14, [x13, #16]
	mul	x12, x11, x8
	lsl	x9, x11, #3
	ldp	x10, x8, [x13]
	ldr	x13, [x13, #112]
	stp	x15, x14, [sp, #304]
	ldr	x14, [sp, #96]
	ldr	d0, [x21, #40]
	str	x13, [sp, #296]
	ldr	x13, [sp, #104]
	mul	x11, x8, x11
	cmp	x14, x9
	csel	x9, x14, x9, lt
	ldr	x5, [x21, #56]
	add	x23, x13, x12, lsl #2
	ldr	x19, [sp, #128]
	ldp	x12, x28, [sp, #144]
	dup.4s	v0, v0[0]
	str	x5, [sp, #320]
	str	q0, [sp, #256]
	madd	x8, x8, x12, x10
	add	x10, x10, x11, lsl #2
	stp	x9, x10, [sp, #280]
	add	x9, x8, #128
	lsl	x8, x15, #2
	stp	x8, x9, [sp, #160]
	b	LBB18_17
	.p2align	4, , 8
LBB18_16:
	ldp	x8, x16, [sp, #240]
	add	x19, x19, #1
	add	x28, x28, x8
	cmp	x19, x16
	b.eq	LBB18_13
LBB18_17:
	cmp	x26, #1
	b.lt	LBB18_20
	mov	x8, xzr
	mov	x9, xzr
	.p2align	4, , 8
LBB18_19:
	prfm	pldl1keep, [x28, x8]
	add	x9, x9, #16
	add	x8, x8, #64
	cmp	x9, x26
	b.lt	LBB18_19
LBB18_20:
	ldr	x8, [sp, #312]
	ldp	x14, x11, [sp, #280]
	mul	x8, x19, x8
	ldr	q2, [sp, #256]
	ldp	q1, q0, [x23]
	add	x9, x8, #3
	cmp	x8, #0
	csel	x9, x9, x8, lt
	cmp	x22, #4
	and	x10, x9, #0x1ffffffffffffffc
	asr	x13, x9, #2
	sub	x8, x8, x10
	and.16b	v1, v1, v2
	ldr	x9, [sp, #232]
	ldp	q11, q10, [sp, #176]
	and.16b	v0, v0, v2
	add	x9, x9, x8, lsl #3
	ldr	x8, [sp, #304]
	mul	x10, x13, x8
	ldp	x8, x9, [x9]
	add	x11, x11, x10, lsl #2
	ldp	x12, x10, [sp, #216]
	stp	x11, x23, [x29, #-224]
	madd	x10, x8, x12, x10
	ldr	x12, [sp, #296]
	madd	x24, x19, x12, x14
	add	x10, x23, x10, lsl #5
	stp	x10, x8, [x29, #-208]
	stp	x9, x24, [x29, #-192]
	b.lt	LBB18_25
	mov.16b	v2, v1
	cmp	x9, x8
	mov.16b	v3, v0
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v6, v1
	mov.16b	v7, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	b.ne	LBB18_36
LBB18_22:
	cmp	x22, #4
	b.ne	LBB18_41
	mov	x2, xzr
LBB18_24:
	sub	x1, x29, #224
	sub	x20, x29, #176
	mov	x0, x21
	stp	q16, q17, [x29, #-176]
	stp	q6, q7, [x29, #-144]
	stp	q4, q5, [x29, #-112]
	stp	q2, q3, [x29, #-80]
	bl	_$e21VitruvianMicroNEONDOT9PixelSumsPAAE5store33_6DCFF1929957E7D06B987B44F38C12DFLL__5pixelyAA14ChannelResultsV_AA6TapRowVSitFAA10FourPixelsVyAA05PlainD0VG_Tg5
	ldr	x5, [sp, #320]
	b	LBB18_34
	.p2align	4, , 8
LBB18_25:
	cmp	x22, #0
	b.le	LBB18_34
	ldr	x13, [sp, #328]
	mov	x12, xzr
	ldr	x14, [x21, #48]
	lsl	x16, x8, #3
	sub	x17, x9, x8
	ldr	x15, [x13, #32]
	ldr	x13, [x21, #24]
	lsl	x15, x15, #5
	b	LBB18_29
	.p2align	4, , 8
LBB18_27:
	scvtf.4s	v6, v2
	scvtf.4s	v5, v3
	ldp	q2, q3, [x23, #64]
	mov	x1, x21
	fmul.4s	v2, v2, v6
	ld1r.4s	{ v4 }, [x1], #4
	fmul.4s	v5, v3, v5
	ld1r.4s	{ v3 }, [x1]
	add	x1, x21, #8
	fcmgt.4s	v7, v2, v4
	fcmgt.4s	v6, v5, v4
	bif.16b	v2, v4, v7
	bit.16b	v4, v5, v6
	fcmgt.4s	v6, v3, v2
	fcmgt.4s	v5, v3, v4
	bif.16b	v2, v3, v6
	bif.16b	v4, v3, v5
	fadd.4s	v2, v2, v11
	fadd.4s	v3, v4, v11
	tbl.16b	v2, { v2, v3 }, v10
	ld1r.8b	{ v3 }, [x1]
	ldr	x1, [x21, #16]
	add.8b	v2, v2, v3
	str	d2, [x1, x0]
LBB18_28:
	add	x12, x12, #1
	cmp	x12, x22
	b.eq	LBB18_34
LBB18_29:
	mov.16b	v2, v1
	cmp	x9, x8
	mov.16b	v3, v0
	b.eq	LBB18_32
	ldr	x0, [sp, #328]
	mul	x2, x15, x12
	mov	x1, x10
	add	x2, x11, x2
	ldr	x3, [x0, #48]
	mov	x0, x17
	mov.16b	v2, v1
	mov.16b	v3, v0
	add	x3, x3, x16
	.p2align	4, , 8
LBB18_31:
	ldr	x4, [x3], #8
	ldp	q7, q5, [x1]
	subs	x0, x0, #1
	add	x4, x2, x4, lsl #2
	ldp	q6, q4, [x4]
	sdot
	ldp	q16, q6, [x1, #32]
	sdot
	ldp	q5, q4, [x4, #32]
	sdot
	ldp	q7, q5, [x1, #64]
	sdot
	ldp	q6, q4, [x4, #64]
	sdot
	ldp	q16, q6, [x1, #96]
	sdot
	ldp	q5, q4, [x4, #96]
	sdot
	ldp	q7, q5, [x1, #128]
	sdot
	add	x1, x1, x25
	ldp	q6, q4, [x4, #128]
	sdot
	sdot
	b.ne	LBB18_31
LBB18_32:
	madd	x0, x12, x13, x24
	cbz	x14, LBB18_27
	add	x0, x14, x0, lsl #2
	stp	q2, q3, [x0]
	b	LBB18_28
	.p2align	4, , 8
LBB18_34:
	cbz	x5, LBB18_16
	ldp	q2, q1, [x5, #32]
	add	x20, sp, #336
	mov	x0, x23
	mov	x1, x24
	mov	x2, x22
	ldr	q0, [x5, #64]
	stp	q2, q1, [sp, #368]
	ldr	x8, [x5, #80]
	ldr	x3, [x21, #24]
	str	q0, [sp, #400]
	ldp	q1, q0, [x5]
	str	x8, [sp, #416]
	stp	q1, q0, [sp, #336]
	bl	_$e21VitruvianMicroNEONDOT14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF
	ldr	x5, [sp, #320]
	b	LBB18_16
	.p2align	4, , 8
LBB18_36:
	ldp	x14, x12, [sp, #160]
	mov	x15, x8
	ldr	x11, [sp, #328]
	mov.16b	v2, v1
	mov.16b	v3, v0
	madd	x12, x14, x13, x12
	ldr	x11, [x11, #48]
	mov	x14, x10
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v6, v1
	mov.16b	v7, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	b	LBB18_38
	.p2align	4, , 8
LBB18_37:
	add	x15, x15, #1
	add	x14, x14, x25
	cmp	x15, x9
	b.eq	LBB18_22
LBB18_38:
	ldr	x17, [x11, x15, lsl #3]
	mov	x16, xzr
	add	x17, x12, x17, lsl #2
	.p2align	4, , 8
LBB18_39:
	add	x0, x14, x16
	cmp	x16, #128
	ldp	q20, q21, [x17, #-64]
	ldp	q23, q18, [x0]
	sdot
	ldp	q24, q22, [x17, #-128]
	sdot
	sdot
	ldp	q19, q20, [x17]
	sdot
	sdot
	ldp	q24, q19, [x17, #64]
	sdot
	sdot
	sdot
	b.eq	LBB18_37
	ldp	q23, q18, [x0, #32]
	add	x16, x16, #64
	ldp	q20, q21, [x17, #-32]
	sdot
	ldp	q24, q22, [x17, #-96]
	sdot
	sdot
	ldp	q19, q20, [x17, #32]
	sdot
	sdot
	ldp	q24, q19, [x17, #96]
	sdot
	add	x17, x17, #64
	sdot
	sdot
	b	LBB18_39
	.p2align	4, , 8
LBB18_41:
	ldr	x11, [sp, #328]
	mov	x1, xzr
	ldp	x16, x15, [sp, #160]
	mov	w3, #4
	ldr	x14, [x11, #32]
	ldr	x11, [x21, #24]
	ldr	x12, [x21, #48]
	madd	x13, x16, x13, x15
	lsl	x14, x14, #5
	lsl	x16, x11, #1
	lsl	x15, x11, #3
	add	x17, x16, x11
	lsl	x0, x17, #2
	mov.16b	v25, v16
	mov.16b	v24, v17
	mov.16b	v23, v6
	mov.16b	v22, v7
	mov.16b	v20, v4
	mov.16b	v21, v5
	mov.16b	v18, v2
	mov.16b	v19, v3
	b	LBB18_44
	.p2align	4, , 8
LBB18_42:
	scvtf.4s	v25, v25
	mov	x3, x21
	ldp	q31, q30, [x23, #64]
	scvtf.4s	v23, v23
	scvtf.4s	v24, v24
	scvtf.4s	v27, v22
	fmul.4s	v25, v31, v25
	fmul.4s	v23, v31, v23
	ld1r.4s	{ v29 }, [x3], #4
	fmul.4s	v24, v30, v24
	ld1r.4s	{ v22 }, [x3]
	fmul.4s	v27, v30, v27
	add	x3, x21, #8
	fcmgt.4s	v28, v25, v29
	fcmgt.4s	v26, v23, v29
	fcmgt.4s	v8, v24, v29
	bif.16b	v25, v29, v28
	fcmgt.4s	v28, v27, v29
	bif.16b	v23, v29, v26
	bsl.16b	v8, v24, v29
	fcmgt.4s	v26, v22, v25
	bif.16b	v27, v29, v28
	fcmgt.4s	v24, v22, v23
	fcmgt.4s	v9, v22, v8
	bsl.16b	v26, v25, v22
	fcmgt.4s	v28, v22, v27
	mov.16b	v25, v24
	scvtf.4s	v24, v21
	mov.16b	v21, v9
	bsl.16b	v25, v23, v22
	scvtf.4s	v23, v20
	bsl.16b	v21, v8, v22
	mov.16b	v20, v28
	bsl.16b	v20, v27, v22
	fadd.4s	v27, v26, v11
	fadd.4s	v25, v25, v11
	fadd.4s	v28, v21, v11
	fmul.4s	v21, v31, v23
	scvtf.4s	v23, v18
	fadd.4s	v26, v20, v11
	scvtf.4s	v20, v19
	fmul.4s	v19, v30, v24
	fcmgt.4s	v18, v21, v29
	fmul.4s	v23, v31, v23
	fmul.4s	v20, v30, v20
	fcmgt.4s	v24, v19, v29
	bsl.16b	v18, v21, v29
	fcmgt.4s	v30, v23, v29
	fcmgt.4s	v21, v20, v29
	bif.16b	v19, v29, v24
	fcmgt.4s	v24, v22, v18
	bif.16b	v23, v29, v30
	bsl.16b	v21, v20, v29
	fcmgt.4s	v20, v22, v19
	bif.16b	v18, v22, v24
	fcmgt.4s	v30, v22, v23
	fcmgt.4s	v29, v22, v21
	mov.16b	v24, v20
	bsl.16b	v24, v19, v22
	bif.16b	v23, v22, v30
	bit.16b	v22, v21, v29
	fadd.4s	v19, v18, v11
	ld1r.8b	{ v18 }, [x3]
	fadd.4s	v20, v24, v11
	ldr	x3, [x21, #16]
	fadd.4s	v23, v23, v11
	tbl.16b	v21, { v27, v28 }, v10
	fadd.4s	v24, v22, v11
	add	x1, x3, x1
	tbl.16b	v20, { v19, v20 }, v10
	add.8b	v22, v21, v18
	tbl.16b	v21, { v25, v26 }, v10
	tbl.16b	v19, { v23, v24 }, v10
	str	d22, [x1]
	add.8b	v20, v20, v18
	add.8b	v21, v21, v18
	add.8b	v18, v19, v18
	str	d21, [x1, x11]
	str	d20, [x1, x16]
	str	d18, [x1, x17]
LBB18_43:
	add	x3, x2, #4
	mov	x1, x2
	mov.16b	v25, v16
	cmp	x3, x22
	mov.16b	v24, v17
	mov.16b	v23, v6
	mov.16b	v22, v7
	mov.16b	v20, v4
	mov.16b	v21, v5
	mov.16b	v18, v2
	mov.16b	v19, v3
	b.ge	LBB18_24
LBB18_44:
	cmp	x27, x3
	csel	x2, x27, x3, lt
	cmp	x9, x8
	mov.16b	v2, v1
	mov.16b	v3, v0
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v6, v1
	mov.16b	v7, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	b.ne	LBB18_47
LBB18_45:
	madd	x1, x1, x11, x24
	cbz	x12, LBB18_42
	add	x1, x12, x1, lsl #2
	add	x4, x1, x11, lsl #2
	add	x3, x1, x15
	stp	q25, q24, [x1]
	add	x1, x1, x0
	stp	q23, q22, [x4]
	stp	q20, q21, [x3]
	stp	q18, q19, [x1]
	b	LBB18_43
	.p2align	4, , 8
LBB18_47:
	ldr	x3, [sp, #328]
	madd	x4, x14, x2, x13
	mov	x5, x10
	mov	x6, x8
	mov.16b	v2, v1
	ldr	x3, [x3, #48]
	mov.16b	v3, v0
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v6, v1
	mov.16b	v7, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	b	LBB18_49
	.p2align	4, , 8
LBB18_48:
	add	x6, x6, #1
	add	x5, x5, x25
	cmp	x6, x9
	b.eq	LBB18_45
LBB18_49:
	ldr	x20, [x3, x6, lsl #3]
	mov	x7, xzr
	add	x20, x4, x20, lsl #2
	.p2align	4, , 8
LBB18_50:
	add	x30, x5, x7
	cmp	x7, #128
	ldp	q28, q29, [x20, #-64]
	ldp	q31, q26, [x30]
	sdot
	ldp	q8, q30, [x20, #-128]
	sdot
	sdot
	ldp	q27, q28, [x20]
	sdot
	sdot
	ldp	q8, q27, [x20, #64]
	sdot
	sdot
	sdot
	b.eq	LBB18_48
	ldp	q31, q26, [x30, #32]
	add	x7, x7, #64
	ldp	q28, q29, [x20, #-32]
	sdot
	ldp	q8, q30, [x20, #-96]
	sdot
	sdot
	ldp	q27, q28, [x20, #32]
	sdot
	sdot
	ldp	q8, q27, [x20, #96]
	sdot
	add	x20, x20, #64
	sdot
	sdot
	b	LBB18_50
	.loh AdrpLdr	Lloh14, Lloh15
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI19_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA03AnyI4LineOG_AA10FourPixelsVyAA05PlainK0VGARTtt0t1g5:
	stp	d11, d10, [sp, #-128]!
	stp	d9, d8, [sp, #16]
	stp	x29, x30, [sp, #32]
	add	x29, sp, #32
	stp	x28, x27, [sp, #48]
	stp	x26, x25, [sp, #64]
	stp	x24, x23, [sp, #80]
	stp	x22, x21, [sp, #96]
	stp	x20, x19, [sp, #112]
	sub	sp, sp, #704
	ldr	x21, [x20, #104]
	mov	w8, #256
	str	x0, [sp, #400]
	sdiv	x9, x8, x21
	ldr	x8, [x20, #88]
	add	x10, x8, #7
	cmp	x9, #1
	csinc	x11, x9, xzr, gt
	add	x9, x8, #14
	cmp	x10, #0
	csel	x9, x9, x10, lt
	cmp	x10, #8
	b.ge	LBB19_2
LBB19_1:
	add	sp, sp, #704
	ldp	x20, x19, [sp, #112]
	ldp	x22, x21, [sp, #96]
	ldp	x24, x23, [sp, #80]
	ldp	x26, x25, [sp, #64]
	ldp	x28, x27, [sp, #48]
	ldp	x29, x30, [sp, #32]
	ldp	d9, d8, [sp, #16]
	ldp	d11, d10, [sp], #128
	ret
LBB19_2:
	ldr	x22, [x20, #40]
	asr	x9, x9, #3
	ldr	x10, [sp, #400]
	sub	x8, x8, #8
	ldr	x26, [x20, #64]
	mov	x19, x20
	str	x9, [sp, #64]
	mov	x12, xzr
	ldr	x23, [x10, #32]
	str	x8, [sp, #96]
	ldr	x10, [x22, #32]
	lsl	x25, x26, #5
	str	xzr, [sp, #40]
	stp	x23, x22, [sp, #160]
	madd	x9, x26, x10, x23
	ldr	x10, [x20, #96]
	lsl	x8, x9, #3
	lsl	x13, x9, #5
	lsl	x9, x9, #8
	stp	x10, x11, [sp, #48]
	str	x8, [sp, #88]
	sub	x8, x8, #1
	str	x9, [sp, #8]
Lloh16:
	adrp	x9, lCPI19_0@PAGE
Lloh17:
	ldr	q1, [x9, lCPI19_0@PAGEOFF]
	str	x13, [sp, #112]
	str	x8, [sp, #24]
	sub	x8, x21, #4
	str	x13, [sp, #32]
	str	x8, [sp, #392]
	mov	w8, #1262485504
	dup.4s	v0, w8
	stp	q0, q1, [sp, #208]
	b	LBB19_4
	.p2align	4, , 8
LBB19_3:
	ldr	x8, [sp, #8]
	ldr	x9, [sp, #32]
	add	x9, x9, x8
	ldr	x8, [sp, #40]
	add	x8, x8, #32
	stp	x9, x8, [sp, #32]
	ldr	x9, [sp, #16]
	ldr	x8, [sp, #64]
	mov	x12, x9
	cmp	x9, x8
	b.ge	LBB19_1
LBB19_4:
	add	x8, x12, #8
	cmp	x10, #1
	str	x8, [sp, #16]
	b.lt	LBB19_3
	ldr	x8, [sp, #64]
	mov	x13, xzr
	ldr	x9, [sp, #16]
	str	x12, [sp, #72]
	cmp	x8, x9
	csel	x8, x8, x9, lt
	str	x8, [sp, #120]
	b	LBB19_7
	.p2align	4, , 8
LBB19_6:
	ldp	x12, x8, [sp, #72]
	ldp	x10, x11, [sp, #48]
	mov	x13, x8
	cmp	x8, x10
	b.ge	LBB19_3
LBB19_7:
	adds	x24, x13, x11
	b.vc	LBB19_9
	mov	x8, #9223372036854775807
	mov	x9, x10
	cmp	x10, x24
	str	x8, [sp, #80]
	mov	x8, x11
	b.lt	LBB19_10
	b	LBB19_11
	.p2align	4, , 8
LBB19_9:
	cmp	x10, x24
	str	x24, [sp, #80]
	csel	x9, x10, x24, lt
LBB19_10:
	sub	x8, x9, x13
	mov	x24, x9
LBB19_11:
	ldr	x9, [sp, #64]
	cmp	x9, x12
	b.eq	LBB19_6
	ldr	x9, [sp, #24]
	str	x13, [sp, #128]
	add	x9, x9, x8
	sdiv	x27, x9, x8
	ldr	x9, [x19, #80]
	ldr	x8, [sp, #32]
	str	x9, [sp, #104]
	add	x8, x9, x8
	ldr	x9, [sp, #40]
	str	x8, [sp, #152]
	lsl	x8, x27, #2
	stp	x27, x24, [sp, #176]
	str	x8, [sp, #248]
	ldr	x8, [sp, #72]
	stp	x8, x9, [sp, #136]
	b	LBB19_14
	.p2align	4, , 8
LBB19_13:
	ldr	x8, [sp, #112]
	ldr	x9, [sp, #152]
	ldp	x13, x10, [sp, #128]
	add	x9, x9, x8
	ldr	x8, [sp, #144]
	add	x8, x8, #4
	add	x10, x10, #1
	stp	x8, x9, [sp, #144]
	ldr	x8, [sp, #120]
	str	x10, [sp, #136]
	cmp	x10, x8
	b.eq	LBB19_6
LBB19_14:
	cmp	x13, x24
	b.eq	LBB19_13
	ldp	x10, x14, [sp, #88]
	ldr	x13, [sp, #136]
	ldp	x8, x9, [x19]
	mul	x11, x13, x10
	lsl	x12, x13, #3
	ldp	x15, x10, [x19, #16]
	cmp	x14, x12
	csel	x12, x14, x12, lt
	ldr	x14, [sp, #128]
	stp	x15, x10, [sp, #296]
	mul	x10, x9, x13
	str	x12, [sp, #280]
	ldr	x12, [sp, #104]
	ldr	x13, [x19, #112]
	add	x10, x8, x10, lsl #2
	add	x0, x12, x11, lsl #2
	str	x13, [sp, #288]
	ldr	x13, [sp, #400]
	str	x10, [sp, #272]
	ldp	x11, x10, [sp, #144]
	str	x0, [sp, #352]
	ldr	d0, [x13, #40]
	ldr	x4, [x13, #56]
	madd	x8, x9, x11, x8
	dup.4s	v0, v0[0]
	str	x4, [sp, #312]
	str	q0, [sp, #256]
	str	x8, [sp, #200]
	lsl	x8, x15, #2
	str	x8, [sp, #192]
	b	LBB19_17
	.p2align	4, , 8
LBB19_16:
	ldp	x14, x10, [sp, #320]
	ldr	x8, [sp, #248]
	add	x14, x14, #1
	add	x10, x10, x8
	cmp	x14, x24
	b.eq	LBB19_13
LBB19_17:
	cmp	x27, #1
	b.lt	LBB19_20
	mov	x8, xzr
	mov	x9, xzr
	.p2align	4, , 8
LBB19_19:
	prfm	pldl1keep, [x10, x8]
	add	x9, x9, #16
	add	x8, x8, #64
	cmp	x9, x27
	b.lt	LBB19_19
LBB19_20:
	ldr	x8, [sp, #304]
	stp	x14, x10, [sp, #320]
	ldp	q1, q0, [x0]
	mul	x8, x14, x8
	add	x9, x8, #3
	cmp	x8, #0
	csel	x9, x9, x8, lt
	cmp	x21, #4
	and	x10, x9, #0x1ffffffffffffffc
	asr	x13, x9, #2
	ldp	x11, x9, [sp, #288]
	sub	x8, x8, x10
	ldp	x10, x12, [sp, #272]
	add	x8, x22, x8, lsl #3
	ldp	q11, q10, [sp, #208]
	mul	x9, x13, x9
	madd	x28, x14, x11, x12
	add	x10, x10, x9, lsl #2
	ldp	x17, x9, [x8]
	stp	x10, x0, [x29, #-224]
	ldr	q2, [sp, #256]
	madd	x8, x17, x26, x23
	and.16b	v0, v0, v2
	stp	x9, x28, [x29, #-192]
	and.16b	v1, v1, v2
	add	x8, x0, x8, lsl #5
	str	x8, [sp, #408]
	stp	x8, x17, [x29, #-208]
	b.lt	LBB19_25
	ldr	x11, [x19, #32]
	cmp	x17, x9
	mov.16b	v2, v1
	mov.16b	v3, v0
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v6, v1
	mov.16b	v7, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	b.ne	LBB19_39
LBB19_22:
	cmp	x21, #4
	b.ne	LBB19_44
	mov	x2, xzr
LBB19_24:
	sub	x1, x29, #224
	sub	x20, x29, #176
	ldr	x0, [sp, #400]
	stp	q16, q17, [x29, #-176]
	stp	q6, q7, [x29, #-144]
	stp	q4, q5, [x29, #-112]
	stp	q2, q3, [x29, #-80]
	bl	_$e21VitruvianMicroNEONDOT9PixelSumsPAAE5store33_6DCFF1929957E7D06B987B44F38C12DFLL__5pixelyAA14ChannelResultsV_AA6TapRowVSitFAA10FourPixelsVyAA05PlainD0VG_Tg5
	ldp	x23, x22, [sp, #160]
	ldp	x27, x24, [sp, #176]
	ldr	x4, [sp, #312]
	ldr	x0, [sp, #352]
	b	LBB19_37
	.p2align	4, , 8
LBB19_25:
	cmp	x21, #0
	b.le	LBB19_37
	ldp	x15, x12, [sp, #192]
	mov	x8, xzr
	ldr	x10, [x19, #32]
	ldr	x14, [sp, #400]
	madd	x12, x15, x13, x12
	ldr	x11, [x14, #24]
	ldr	x13, [x14, #48]
	lsl	x14, x10, #5
	b	LBB19_30
	.p2align	4, , 8
LBB19_27:
	madd	x10, x8, x11, x28
	cbz	x13, LBB19_36
	add	x10, x13, x10, lsl #2
	stp	q2, q3, [x10]
LBB19_29:
	add	x8, x8, #1
	add	x12, x12, x14
	cmp	x8, x21
	b.eq	LBB19_37
LBB19_30:
	mov.16b	v2, v1
	cmp	x17, x9
	mov.16b	v3, v0
	b.eq	LBB19_27
	ldr	x10, [x19, #48]
	mov	x16, x17
	ldr	x15, [sp, #408]
	mov.16b	v2, v1
	mov.16b	v3, v0
	b	LBB19_33
	.p2align	4, , 8
LBB19_32:
	add	x16, x16, #1
	add	x15, x15, x25
	cmp	x16, x9
	b.eq	LBB19_27
LBB19_33:
	cbz	x26, LBB19_32
	ldr	x1, [x10, x16, lsl #3]
	mov	x2, xzr
	ldr	x3, [x19, #72]
	lsl	x5, x3, #5
	add	x1, x12, x1, lsl #2
	.p2align	4, , 8
LBB19_35:
	add	x3, x15, x2, lsl #5
	ldp	q6, q4, [x1]
	add	x1, x1, x5
	ldp	q7, q5, [x3]
	add	x3, x2, #1
	mov	x2, x3
	cmp	x26, x3
	sdot
	sdot
	b.ne	LBB19_35
	b	LBB19_32
	.p2align	4, , 8
LBB19_36:
	ldr	x16, [sp, #400]
	scvtf.4s	v6, v2
	scvtf.4s	v5, v3
	ldp	q2, q3, [x0, #64]
	mov	x15, x16
	fmul.4s	v2, v2, v6
	ld1r.4s	{ v4 }, [x15], #4
	fmul.4s	v5, v3, v5
	ld1r.4s	{ v3 }, [x15]
	add	x15, x16, #8
	fcmgt.4s	v7, v2, v4
	fcmgt.4s	v6, v5, v4
	bif.16b	v2, v4, v7
	bit.16b	v4, v5, v6
	fcmgt.4s	v6, v3, v2
	fcmgt.4s	v5, v3, v4
	bif.16b	v2, v3, v6
	bif.16b	v4, v3, v5
	fadd.4s	v2, v2, v11
	fadd.4s	v3, v4, v11
	tbl.16b	v2, { v2, v3 }, v10
	ld1r.8b	{ v3 }, [x15]
	ldr	x15, [x16, #16]
	add.8b	v2, v2, v3
	str	d2, [x15, x10]
	b	LBB19_29
	.p2align	4, , 8
LBB19_37:
	cbz	x4, LBB19_16
	ldp	q2, q1, [x4, #32]
	add	x20, sp, #416
	mov	x1, x28
	mov	x2, x21
	ldr	q0, [x4, #64]
	stp	q2, q1, [sp, #448]
	ldr	x8, [x4, #80]
	str	q0, [sp, #480]
	ldp	q1, q0, [x4]
	str	x8, [sp, #496]
	ldr	x8, [sp, #400]
	stp	q1, q0, [sp, #416]
	ldr	x3, [x8, #24]
	bl	_$e21VitruvianMicroNEONDOT14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF
	ldr	x0, [sp, #352]
	ldr	x4, [sp, #312]
	b	LBB19_16
	.p2align	4, , 8
LBB19_39:
	add	x10, x11, x11, lsl #1
	ldr	x8, [x19, #48]
	lsl	x14, x10, #5
	lsl	x12, x11, #6
	ldp	x15, x10, [sp, #192]
	mov	x0, x17
	ldr	x16, [sp, #408]
	mov.16b	v2, v1
	mov.16b	v3, v0
	madd	x15, x15, x13, x10
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v6, v1
	mov.16b	v7, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	b	LBB19_41
	.p2align	4, , 8
LBB19_40:
	add	x0, x0, #1
	add	x16, x16, x25
	cmp	x0, x9
	b.eq	LBB19_22
LBB19_41:
	cbz	x26, LBB19_40
	ldr	x1, [x8, x0, lsl #3]
	mov	x2, xzr
	ldr	x10, [x19, #72]
	lsl	x10, x10, #5
	add	x1, x15, x1, lsl #2
	.p2align	4, , 8
LBB19_43:
	add	x4, x16, x2, lsl #5
	add	x3, x1, x11, lsl #5
	ldp	q24, q22, [x1]
	ldp	q23, q18, [x4]
	add	x4, x1, x12
	sdot
	ldp	q20, q21, [x3]
	add	x3, x1, x14
	add	x1, x1, x10
	sdot
	sdot
	ldp	q19, q20, [x4]
	sdot
	sdot
	ldp	q24, q19, [x3]
	add	x3, x2, #1
	sdot
	mov	x2, x3
	cmp	x26, x3
	sdot
	sdot
	b.ne	LBB19_43
	b	LBB19_40
	.p2align	4, , 8
LBB19_44:
	ldr	x10, [sp, #400]
	mov	x3, xzr
	ldr	x8, [sp, #192]
	mov.16b	v25, v16
	ldr	x12, [x10, #24]
	ldr	x15, [x10, #48]
	lsl	x10, x11, #5
	mul	x8, x8, x13
	mov.16b	v24, v17
	str	x10, [sp, #368]
	ldr	x10, [sp, #200]
	mov.16b	v23, v6
	mov.16b	v22, v7
	add	x8, x10, x8
	lsl	x10, x12, #3
	mov.16b	v20, v4
	mov.16b	v21, v5
	str	x8, [sp, #360]
	lsl	x8, x12, #1
	mov.16b	v18, v2
	mov.16b	v19, v3
	str	x8, [sp, #344]
	add	x8, x8, x12
	str	x8, [sp, #336]
	lsl	x8, x8, #2
	stp	x8, x10, [sp, #376]
	mov	w8, #4
	b	LBB19_47
	.p2align	4, , 8
LBB19_45:
	ldr	x16, [sp, #352]
	scvtf.4s	v25, v25
	ldr	x14, [sp, #400]
	scvtf.4s	v23, v23
	scvtf.4s	v24, v24
	scvtf.4s	v27, v22
	ldp	q31, q30, [x16, #64]
	mov	x10, x14
	fmul.4s	v25, v31, v25
	fmul.4s	v23, v31, v23
	ld1r.4s	{ v29 }, [x10], #4
	fmul.4s	v24, v30, v24
	ld1r.4s	{ v22 }, [x10]
	fmul.4s	v27, v30, v27
	add	x10, x14, #8
	fcmgt.4s	v28, v25, v29
	fcmgt.4s	v26, v23, v29
	fcmgt.4s	v8, v24, v29
	bif.16b	v25, v29, v28
	fcmgt.4s	v28, v27, v29
	bif.16b	v23, v29, v26
	bsl.16b	v8, v24, v29
	fcmgt.4s	v26, v22, v25
	bif.16b	v27, v29, v28
	fcmgt.4s	v24, v22, v23
	fcmgt.4s	v9, v22, v8
	bsl.16b	v26, v25, v22
	fcmgt.4s	v28, v22, v27
	mov.16b	v25, v24
	scvtf.4s	v24, v21
	mov.16b	v21, v9
	bsl.16b	v25, v23, v22
	scvtf.4s	v23, v20
	bsl.16b	v21, v8, v22
	mov.16b	v20, v28
	bsl.16b	v20, v27, v22
	fadd.4s	v27, v26, v11
	fadd.4s	v25, v25, v11
	fadd.4s	v28, v21, v11
	fmul.4s	v21, v31, v23
	scvtf.4s	v23, v18
	fadd.4s	v26, v20, v11
	scvtf.4s	v20, v19
	fmul.4s	v19, v30, v24
	fcmgt.4s	v18, v21, v29
	fmul.4s	v23, v31, v23
	fmul.4s	v20, v30, v20
	fcmgt.4s	v24, v19, v29
	bsl.16b	v18, v21, v29
	fcmgt.4s	v30, v23, v29
	fcmgt.4s	v21, v20, v29
	bif.16b	v19, v29, v24
	fcmgt.4s	v24, v22, v18
	bif.16b	v23, v29, v30
	bsl.16b	v21, v20, v29
	fcmgt.4s	v20, v22, v19
	bif.16b	v18, v22, v24
	fcmgt.4s	v30, v22, v23
	fcmgt.4s	v29, v22, v21
	mov.16b	v24, v20
	bsl.16b	v24, v19, v22
	bif.16b	v23, v22, v30
	fadd.4s	v19, v18, v11
	ld1r.8b	{ v18 }, [x10]
	bit.16b	v22, v21, v29
	ldr	x10, [x14, #16]
	tbl.16b	v21, { v27, v28 }, v10
	fadd.4s	v20, v24, v11
	fadd.4s	v23, v23, v11
	add	x8, x10, x8
	fadd.4s	v24, v22, v11
	ldr	x10, [sp, #344]
	add.8b	v22, v21, v18
	tbl.16b	v21, { v25, v26 }, v10
	tbl.16b	v20, { v19, v20 }, v10
	str	d22, [x8]
	tbl.16b	v19, { v23, v24 }, v10
	add.8b	v21, v21, v18
	add.8b	v20, v20, v18
	str	d21, [x8, x12]
	str	d20, [x8, x10]
	ldr	x10, [sp, #336]
	add.8b	v18, v19, v18
	str	d18, [x8, x10]
LBB19_46:
	mov	x21, x27
	add	x8, x2, #4
	mov	x3, x2
	cmp	x8, x27
	mov.16b	v25, v16
	mov.16b	v24, v17
	mov.16b	v23, v6
	mov.16b	v22, v7
	mov.16b	v20, v4
	mov.16b	v21, v5
	mov.16b	v18, v2
	mov.16b	v19, v3
	b.ge	LBB19_24
LBB19_47:
	ldr	x10, [sp, #392]
	mov	x13, x28
	mov	x27, x21
	mov.16b	v2, v1
	cmp	x10, x8
	csel	x2, x10, x8, lt
	cmp	x17, x9
	mov.16b	v3, v0
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v6, v1
	mov.16b	v7, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	b.ne	LBB19_50
LBB19_48:
	madd	x8, x3, x12, x13
	mov	x28, x13
	cbz	x15, LBB19_45
	ldp	x13, x10, [sp, #376]
	add	x8, x15, x8, lsl #2
	add	x14, x8, x12, lsl #2
	stp	q25, q24, [x8]
	add	x10, x8, x10
	add	x8, x8, x13
	stp	q23, q22, [x14]
	stp	q20, q21, [x10]
	stp	q18, q19, [x8]
	b	LBB19_46
	.p2align	4, , 8
LBB19_50:
	lsl	x8, x2, #5
	ldr	x16, [sp, #360]
	add	x14, x8, #96
	add	x10, x8, #64
	add	x8, x8, #32
	ldr	x7, [x19, #48]
	madd	x22, x11, x14, x16
	ldr	x30, [sp, #408]
	madd	x14, x11, x8, x16
	ldr	x8, [sp, #368]
	madd	x10, x11, x10, x16
	mov.16b	v2, v1
	madd	x0, x8, x2, x16
	mov	x8, x17
	mov.16b	v3, v0
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v6, v1
	mov.16b	v7, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	b	LBB19_52
	.p2align	4, , 8
LBB19_51:
	add	x8, x8, #1
	add	x30, x30, x25
	cmp	x8, x9
	b.eq	LBB19_48
LBB19_52:
	cbz	x26, LBB19_51
	ldr	x1, [x7, x8, lsl #3]
	mov	x21, xzr
	ldr	x16, [x19, #72]
	mov	x20, x0
	mov	x6, x14
	mov	x5, x10
	mov	x4, x22
	lsl	x16, x16, #5
	lsl	x1, x1, #2
	.p2align	4, , 8
LBB19_54:
	add	x23, x30, x21, lsl #5
	add	x24, x6, x1
	add	x28, x20, x1
	add	x6, x6, x16
	add	x20, x20, x16
	ldp	q31, q26, [x23]
	add	x23, x4, x1
	add	x4, x4, x16
	ldp	q28, q29, [x24]
	sdot
	ldp	q8, q30, [x28]
	add	x28, x5, x1
	add	x5, x5, x16
	sdot
	sdot
	ldp	q27, q28, [x28]
	sdot
	sdot
	ldp	q8, q27, [x23]
	add	x23, x21, #1
	sdot
	mov	x21, x23
	cmp	x26, x23
	sdot
	sdot
	b.ne	LBB19_54
	b	LBB19_51
	.loh AdrpLdr	Lloh16, Lloh17
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI20_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA05ThreeI4LineOyAA10NextColumnOGG_AA10FourPixelsVyAA09CorrectedK0VGAUTtt0t1g5:
	stp	d15, d14, [sp, #-160]!
	stp	d13, d12, [sp, #16]
	stp	d11, d10, [sp, #32]
	stp	d9, d8, [sp, #48]
	stp	x29, x30, [sp, #64]
	add	x29, sp, #64
	stp	x28, x27, [sp, #80]
	stp	x26, x25, [sp, #96]
	stp	x24, x23, [sp, #112]
	stp	x22, x21, [sp, #128]
	stp	x20, x19, [sp, #144]
	sub	sp, sp, #944
	ldr	x22, [x20, #104]
	mov	w8, #256
	str	x0, [sp, #288]
	sdiv	x9, x8, x22
	ldr	x8, [x20, #88]
	add	x10, x8, #7
	cmp	x9, #1
	csinc	x11, x9, xzr, gt
	add	x9, x8, #14
	cmp	x10, #0
	csel	x9, x9, x10, lt
	cmp	x10, #8
	b.ge	LBB20_2
LBB20_1:
	add	sp, sp, #944
	ldp	x20, x19, [sp, #144]
	ldp	x22, x21, [sp, #128]
	ldp	x24, x23, [sp, #112]
	ldp	x26, x25, [sp, #96]
	ldp	x28, x27, [sp, #80]
	ldp	x29, x30, [sp, #64]
	ldp	d9, d8, [sp, #48]
	ldp	d11, d10, [sp, #32]
	ldp	d13, d12, [sp, #16]
	ldp	d15, d14, [sp], #160
	ret
LBB20_2:
	ldr	x12, [x20, #40]
	sub	x8, x8, #8
	ldr	x10, [sp, #288]
	asr	x9, x9, #3
	ldr	x14, [x20, #64]
	mov	x19, x20
	str	x8, [sp, #96]
	mov	x15, xzr
	ldr	x13, [x10, #32]
	stp	x11, x9, [sp, #56]
	ldr	x10, [x12, #32]
	lsl	x25, x14, #5
	sub	x27, x22, #4
	adrp	x28, lCPI20_0@PAGE
	stp	x13, x12, [sp, #192]
	ldr	x12, [x20, #96]
	madd	x10, x14, x10, x13
	str	xzr, [sp, #40]
	str	x14, [sp, #184]
	lsl	x8, x10, #3
	lsl	x9, x10, #5
	str	x12, [sp, #48]
	str	x8, [sp, #88]
	sub	x8, x8, #1
	str	x9, [sp, #112]
	stp	x8, x9, [sp, #24]
	lsl	x8, x10, #8
	str	x8, [sp, #8]
	b	LBB20_4
	.p2align	4, , 8
LBB20_3:
	ldr	x8, [sp, #8]
	ldr	x9, [sp, #32]
	add	x9, x9, x8
	ldr	x8, [sp, #40]
	add	x8, x8, #32
	stp	x9, x8, [sp, #32]
	ldr	x9, [sp, #16]
	ldr	x8, [sp, #64]
	mov	x15, x9
	cmp	x9, x8
	b.ge	LBB20_1
LBB20_4:
	add	x8, x15, #8
	cmp	x12, #1
	str	x8, [sp, #16]
	b.lt	LBB20_3
	ldr	x8, [sp, #64]
	mov	x10, xzr
	ldr	x9, [sp, #16]
	str	x15, [sp, #72]
	cmp	x8, x9
	csel	x8, x8, x9, lt
	str	x8, [sp, #120]
	b	LBB20_7
	.p2align	4, , 8
LBB20_6:
	ldp	x15, x8, [sp, #72]
	ldp	x12, x11, [sp, #48]
	mov	x10, x8
	cmp	x8, x12
	b.ge	LBB20_3
LBB20_7:
	adds	x14, x10, x11
	b.vc	LBB20_9
	mov	x8, #9223372036854775807
	mov	x9, x12
	cmp	x12, x14
	str	x8, [sp, #80]
	mov	x8, x11
	b.lt	LBB20_10
	b	LBB20_11
	.p2align	4, , 8
LBB20_9:
	cmp	x12, x14
	str	x14, [sp, #80]
	csel	x9, x12, x14, lt
LBB20_10:
	sub	x8, x9, x10
	mov	x14, x9
LBB20_11:
	ldr	x9, [sp, #64]
	cmp	x9, x15
	b.eq	LBB20_6
	ldr	x9, [sp, #24]
	str	x10, [sp, #128]
	add	x9, x9, x8
	sdiv	x26, x9, x8
	ldr	x9, [x19, #80]
	ldr	x8, [sp, #32]
	str	x9, [sp, #104]
	add	x8, x9, x8
	ldr	x9, [sp, #40]
	str	x8, [sp, #152]
	lsl	x8, x26, #2
	stp	x8, x14, [sp, #208]
	ldr	x8, [sp, #72]
	stp	x8, x9, [sp, #136]
	b	LBB20_14
	.p2align	4, , 8
LBB20_13:
	ldr	x8, [sp, #112]
	ldr	x9, [sp, #152]
	ldr	x10, [sp, #136]
	add	x9, x9, x8
	ldr	x8, [sp, #144]
	add	x10, x10, #1
	add	x8, x8, #4
	str	x10, [sp, #136]
	stp	x8, x9, [sp, #144]
	ldr	x8, [sp, #120]
	cmp	x10, x8
	ldr	x10, [sp, #128]
	b.eq	LBB20_6
LBB20_14:
	cmp	x10, x14
	b.eq	LBB20_13
	ldr	x8, [sp, #88]
	ldr	x11, [sp, #136]
	ldp	x16, x13, [x19, #16]
	mul	x12, x11, x8
	ldr	x15, [sp, #104]
	ldp	x10, x8, [x19]
	lsl	x9, x11, #3
	stp	x16, x13, [sp, #264]
	ldr	x13, [sp, #96]
	add	x23, x15, x12, lsl #2
	ldr	x12, [sp, #288]
	ldp	x15, x24, [sp, #144]
	cmp	x13, x9
	mul	x11, x8, x11
	csel	x9, x13, x9, lt
	ldr	d0, [x12, #40]
	ldr	x14, [x19, #112]
	madd	x8, x8, x15, x10
	ldr	x7, [x12, #56]
	add	x10, x10, x11, lsl #2
	str	x9, [sp, #240]
	add	x9, x8, #64
	lsl	x8, x16, #2
	ldr	x21, [sp, #128]
	dup.4s	v0, v0[0]
	stp	x10, x14, [sp, #248]
	stp	x8, x9, [sp, #160]
	str	q0, [sp, #224]
	str	x7, [sp, #280]
	b	LBB20_17
	.p2align	4, , 8
LBB20_16:
	ldp	x8, x14, [sp, #208]
	add	x21, x21, #1
	add	x24, x24, x8
	cmp	x21, x14
	b.eq	LBB20_13
LBB20_17:
	cmp	x26, #1
	b.lt	LBB20_20
	mov	x8, xzr
	mov	x9, xzr
	.p2align	4, , 8
LBB20_19:
	prfm	pldl1keep, [x24, x8]
	add	x9, x9, #16
	add	x8, x8, #64
	cmp	x9, x26
	b.lt	LBB20_19
LBB20_20:
	ldr	x8, [sp, #272]
	str	x23, [sp, #632]
	ldp	x13, x11, [sp, #240]
	mul	x8, x21, x8
	ldr	q2, [sp, #224]
	ldp	q0, q1, [x23]
	add	x9, x8, #3
	cmp	x8, #0
	csel	x9, x9, x8, lt
	cmp	x22, #4
	and	x10, x9, #0x1ffffffffffffffc
	asr	x16, x9, #2
	sub	x8, x8, x10
	and.16b	v25, v0, v2
	ldr	x9, [sp, #200]
	and.16b	v26, v1, v2
	add	x9, x9, x8, lsl #3
	ldr	x8, [sp, #264]
	mul	x10, x16, x8
	ldp	x8, x9, [x9]
	add	x11, x11, x10, lsl #2
	ldp	x12, x10, [sp, #184]
	str	x8, [sp, #648]
	str	x11, [sp, #624]
	str	x9, [sp, #656]
	madd	x10, x8, x12, x10
	ldr	x12, [sp, #256]
	madd	x30, x21, x12, x13
	mov	w12, #1262485504
	add	x10, x23, x10, lsl #5
	dup.4s	v15, w12
	str	x30, [sp, #664]
	str	x10, [sp, #640]
	b.lt	LBB20_25
	movi.16b	v6, #0
	cmp	x9, x8
	movi.16b	v22, #0
	stp	q25, q26, [sp, #352]
	movi.16b	v3, #0
	movi.16b	v5, #0
	movi.16b	v18, #0
	movi.16b	v20, #0
	movi.16b	v4, #0
	movi.16b	v21, #0
	mov.16b	v23, v25
	mov.16b	v24, v26
	mov.16b	v7, v25
	mov.16b	v16, v26
	mov.16b	v17, v25
	mov.16b	v19, v26
	b.ne	LBB20_33
LBB20_22:
	cmp	x22, #4
	str	x21, [sp, #176]
	b.ne	LBB20_38
	mov	x2, xzr
LBB20_24:
	add	x1, sp, #624
	add	x20, sp, #672
	ldr	x0, [sp, #288]
	stp	q23, q24, [sp, #672]
	stp	q6, q22, [sp, #704]
	mov	x21, x28
	stp	q7, q16, [sp, #736]
	mov	x28, x30
	stp	q3, q5, [sp, #768]
	stp	q17, q19, [sp, #800]
	stp	q18, q20, [sp, #832]
	stp	q25, q26, [sp, #864]
	stp	q4, q21, [sp, #896]
	bl	_$e21VitruvianMicroNEONDOT9PixelSumsPAAE5store33_6DCFF1929957E7D06B987B44F38C12DFLL__5pixelyAA14ChannelResultsV_AA6TapRowVSitFAA10FourPixelsVyAA09CorrectedD0VG_Tg5
	mov	x30, x28
	mov	x28, x21
	ldr	x7, [sp, #280]
	ldr	x21, [sp, #176]
	b	LBB20_31
	.p2align	4, , 8
LBB20_25:
	cmp	x22, #0
	b.le	LBB20_31
	ldr	x14, [sp, #288]
	mov	x12, xzr
	ldr	x15, [x19, #32]
	mov	x0, x14
	add	x17, x14, #8
	ldp	x16, x13, [x14, #16]
	lsl	x14, x8, #3
	lsl	x15, x15, #5
	ld1r.4s	{ v0 }, [x0], #4
	ld1r.4s	{ v1 }, [x0]
	sub	x0, x9, x8
	ld1r.8b	{ v2 }, [x17]
	add	x16, x16, x30
	lsl	x17, x8, #2
	b	LBB20_28
	.p2align	4, , 8
LBB20_27:
	ldp	q7, q16, [x23, #32]
	mul	x1, x12, x13
	add	x12, x12, #1
	cmp	x12, x22
	mla.4s	v4, v7, v3
	mla.4s	v6, v16, v5
	scvtf.4s	v5, v4
	ldp	q4, q3, [x23, #64]
	scvtf.4s	v6, v6
	fmul.4s	v4, v4, v5
	fmul.4s	v3, v3, v6
	fcmgt.4s	v5, v4, v0
	fcmgt.4s	v6, v3, v0
	bif.16b	v4, v0, v5
	bif.16b	v3, v0, v6
	fcmgt.4s	v5, v1, v4
	fcmgt.4s	v6, v1, v3
	bsl.16b	v5, v4, v1
	bif.16b	v3, v1, v6
	fadd.4s	v4, v3, v15
	fadd.4s	v3, v5, v15
	ldr	q5, [x28, lCPI20_0@PAGEOFF]
	tbl.16b	v3, { v3, v4 }, v5
	add.8b	v3, v3, v2
	str	d3, [x16, x1]
	b.eq	LBB20_31
LBB20_28:
	movi.16b	v3, #0
	cmp	x9, x8
	movi.16b	v5, #0
	mov.16b	v4, v25
	mov.16b	v6, v26
	b.eq	LBB20_27
	ldp	x3, x4, [x19, #48]
	mul	x2, x15, x12
	mov	x1, x0
	mov	x5, x10
	add	x2, x11, x2
	add	x3, x3, x14
	add	x4, x4, x17
	mov.16b	v4, v25
	mov.16b	v6, v26
	.p2align	4, , 8
LBB20_30:
	ldr	x6, [x3], #8
	ld1r.4s	{ v7 }, [x4], #4
	ldp	q17, q16, [x5]
	add	x6, x2, x6, lsl #2
	subs	x1, x1, #1
	ldp	q20, q19, [x6]
	sdot
	sdot
	ldp	q18, q17, [x5, #32]
	sdot
	sdot
	ldp	q16, q20, [x6, #32]
	sdot
	sdot
	ldp	q19, q18, [x5, #64]
	sdot
	add	x5, x5, x25
	sdot
	ldp	q17, q16, [x6, #64]
	sdot
	sdot
	sdot
	sdot
	b.ne	LBB20_30
	b	LBB20_27
	.p2align	4, , 8
LBB20_31:
	cbz	x7, LBB20_16
	ldp	q2, q1, [x7, #32]
	add	x20, sp, #528
	mov	x0, x23
	mov	x1, x30
	mov	x2, x22
	ldr	q0, [x7, #64]
	stp	q2, q1, [sp, #560]
	ldr	x8, [x7, #80]
	str	q0, [sp, #592]
	ldp	q1, q0, [x7]
	str	x8, [sp, #608]
	ldr	x8, [sp, #288]
	stp	q1, q0, [sp, #528]
	ldr	x3, [x8, #24]
	bl	_$e21VitruvianMicroNEONDOT14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF
	ldr	x7, [sp, #280]
	b	LBB20_16
	.p2align	4, , 8
LBB20_33:
	ldp	x13, x12, [sp, #160]
	mov	x14, x10
	mov	x15, x8
	ldp	q23, q24, [sp, #352]
	madd	x12, x13, x16, x12
	mov.16b	v25, v23
	mov.16b	v17, v23
	ldp	x11, x13, [x19, #48]
	mov.16b	v26, v24
	mov.16b	v19, v24
	mov.16b	v7, v23
	mov.16b	v16, v24
	b	LBB20_35
	.p2align	4, , 8
LBB20_34:
	add	x15, x15, #1
	add	x14, x14, x25
	cmp	x15, x9
	b.eq	LBB20_22
LBB20_35:
	ldr	x0, [x11, x15, lsl #3]
	add	x1, x13, x15, lsl #2
	mov	x17, xzr
	ld1r.4s	{ v0 }, [x1]
	add	x0, x12, x0, lsl #2
	.p2align	4, , 8
LBB20_36:
	add	x1, x14, x17
	cmp	x17, #64
	ldp	q29, q28, [x0, #-64]
	sdot
	ldp	q8, q31, [x1]
	sdot
	sdot
	ldp	q2, q1, [x0, #-32]
	sdot
	sdot
	sdot
	ldp	q29, q27, [x0]
	sdot
	sdot
	sdot
	sdot
	ldp	q30, q28, [x0, #32]
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	b.eq	LBB20_34
	ldp	q8, q31, [x1, #32]
	sdot
	add	x17, x17, #64
	sdot
	sdot
	sdot
	sdot
	sdot
	ldp	q2, q1, [x0, #64]!
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	b	LBB20_36
	.p2align	4, , 8
LBB20_38:
	ldr	x15, [sp, #288]
	mov	x17, xzr
	ldr	x13, [x19, #32]
	mov.16b	v31, v4
	mov	x12, x15
	add	x14, x15, #8
	lsl	x13, x13, #5
	mov.16b	v30, v21
	ld1r.4s	{ v1 }, [x12], #4
	ldp	x15, x11, [x15, #16]
	mov.16b	v28, v25
	str	q26, [sp, #512]
	ldp	x1, x0, [sp, #160]
	mov.16b	v8, v18
	stp	q5, q3, [sp, #464]
	ld1r.4s	{ v0 }, [x12]
	add	x15, x15, x30
	lsl	x12, x11, #1
	str	q15, [sp, #336]
	mov.16b	v14, v20
	madd	x16, x1, x16, x0
	mov	w0, #4
	stp	q0, q1, [sp, #304]
	ld1r.8b	{ v0 }, [x14]
	add	x14, x12, x11
	mov.16b	v29, v17
	mov.16b	v9, v19
	mov.16b	v10, v7
	str	d0, [sp, #296]
	mov.16b	v11, v16
	mov.16b	v1, v6
	mov.16b	v2, v22
	mov.16b	v12, v23
	mov.16b	v13, v24
	b	LBB20_40
	.p2align	4, , 8
LBB20_39:
	ldp	q1, q0, [x23, #32]
	madd	x1, x17, x11, x15
	add	x0, x2, #4
	mov	x17, x2
	cmp	x0, x22
	mla.4s	v12, v1, v27
	ldp	q2, q8, [sp, #384]
	mla.4s	v13, v0, v2
	ldp	q2, q27, [sp, #480]
	scvtf.4s	v13, v13
	mla.4s	v10, v1, v2
	ldr	q2, [sp, #464]
	ldr	q29, [sp, #512]
	scvtf.4s	v30, v10
	mla.4s	v11, v0, v2
	ldr	q2, [sp, #432]
	mla.4s	v29, v0, v27
	scvtf.4s	v27, v12
	mla.4s	v8, v1, v2
	ldr	q2, [sp, #416]
	str	q29, [sp, #512]
	scvtf.4s	v29, v11
	mla.4s	v9, v0, v2
	ldr	q2, [sp, #448]
	ldr	q0, [x28, lCPI20_0@PAGEOFF]
	scvtf.4s	v8, v8
	mla.4s	v28, v1, v2
	ldp	q2, q1, [x23, #64]
	scvtf.4s	v31, v9
	str	q28, [sp, #464]
	fmul.4s	v27, v2, v27
	fmul.4s	v30, v2, v30
	stp	q1, q0, [sp, #480]
	ldp	q0, q28, [sp, #304]
	fmul.4s	v10, v1, v13
	fmul.4s	v29, v1, v29
	fmul.4s	v8, v2, v8
	fmul.4s	v31, v1, v31
	fcmgt.4s	v11, v10, v28
	fcmgt.4s	v9, v27, v28
	fcmgt.4s	v12, v29, v28
	fcmgt.4s	v14, v30, v28
	bsl.16b	v11, v10, v28
	mov.16b	v13, v9
	bsl.16b	v13, v27, v28
	bif.16b	v29, v28, v12
	fcmgt.4s	v27, v0, v11
	fcmgt.4s	v9, v31, v28
	fcmgt.4s	v15, v0, v13
	fcmgt.4s	v10, v8, v28
	bif.16b	v11, v0, v27
	bif.16b	v30, v28, v14
	bif.16b	v13, v0, v15
	ldr	q15, [sp, #336]
	ldp	q1, q27, [sp, #496]
	bif.16b	v8, v28, v10
	str	q26, [sp, #512]
	fadd.4s	v12, v11, v15
	fadd.4s	v11, v13, v15
	bsl.16b	v9, v31, v28
	fcmgt.4s	v10, v0, v29
	tbl.16b	v31, { v11, v12 }, v1
	ldr	q1, [sp, #464]
	fcmgt.4s	v12, v0, v30
	bif.16b	v29, v0, v10
	scvtf.4s	v11, v27
	ldr	d27, [sp, #296]
	scvtf.4s	v10, v1
	mov.16b	v14, v12
	fcmgt.4s	v12, v0, v8
	fcmgt.4s	v13, v0, v9
	bsl.16b	v14, v30, v0
	fmul.4s	v2, v2, v10
	bif.16b	v8, v0, v12
	ldp	q1, q12, [sp, #480]
	bif.16b	v9, v0, v13
	add.8b	v31, v31, v27
	fadd.4s	v30, v29, v15
	stp	q5, q3, [sp, #464]
	fadd.4s	v29, v14, v15
	str	d31, [x1]
	fmul.4s	v1, v1, v11
	fadd.4s	v11, v9, v15
	fadd.4s	v10, v8, v15
	fcmgt.4s	v8, v2, v28
	fcmgt.4s	v9, v1, v28
	tbl.16b	v30, { v29, v30 }, v12
	tbl.16b	v29, { v10, v11 }, v12
	bif.16b	v2, v28, v8
	bif.16b	v1, v28, v9
	add.8b	v30, v30, v27
	str	d30, [x1, x11]
	add.8b	v31, v29, v27
	fcmgt.4s	v29, v0, v2
	str	d31, [x1, x12]
	fcmgt.4s	v30, v0, v1
	mov.16b	v31, v4
	mov.16b	v28, v25
	bsl.16b	v29, v2, v0
	bif.16b	v1, v0, v30
	mov.16b	v30, v21
	mov.16b	v8, v18
	mov.16b	v14, v20
	fadd.4s	v2, v1, v15
	fadd.4s	v1, v29, v15
	mov.16b	v29, v17
	mov.16b	v9, v19
	mov.16b	v10, v7
	tbl.16b	v0, { v1, v2 }, v12
	mov.16b	v11, v16
	mov.16b	v1, v6
	mov.16b	v2, v22
	mov.16b	v12, v23
	mov.16b	v13, v24
	add.8b	v0, v0, v27
	str	d0, [x1, x14]
	b.ge	LBB20_24
LBB20_40:
	mov.16b	v27, v1
	cmp	x27, x0
	ldp	q1, q0, [sp, #352]
	movi.16b	v3, #0
	csel	x2, x27, x0, lt
	movi.16b	v5, #0
	cmp	x9, x8
	movi.16b	v6, #0
	stp	q2, q29, [sp, #384]
	movi.16b	v22, #0
	stp	q14, q8, [sp, #416]
	movi.16b	v18, #0
	str	q31, [sp, #448]
	movi.16b	v20, #0
	str	q30, [sp, #496]
	movi.16b	v4, #0
	movi.16b	v21, #0
	mov.16b	v7, v1
	mov.16b	v16, v0
	mov.16b	v23, v1
	mov.16b	v24, v0
	mov.16b	v17, v1
	mov.16b	v19, v0
	mov.16b	v25, v1
	mov.16b	v26, v0
	b.eq	LBB20_39
	ldp	x0, x3, [x19, #48]
	madd	x1, x13, x2, x16
	mov	x4, x10
	mov	x5, x8
	mov.16b	v25, v1
	mov.16b	v26, v0
	mov.16b	v17, v1
	mov.16b	v19, v0
	mov.16b	v7, v1
	mov.16b	v16, v0
	mov.16b	v23, v1
	mov.16b	v24, v0
	b	LBB20_43
	.p2align	4, , 8
LBB20_42:
	add	x5, x5, #1
	add	x4, x4, x25
	cmp	x5, x9
	b.eq	LBB20_39
LBB20_43:
	ldr	x7, [x0, x5, lsl #3]
	add	x20, x3, x5, lsl #2
	mov	x6, xzr
	ld1r.4s	{ v15 }, [x20]
	add	x7, x1, x7, lsl #2
	.p2align	4, , 8
LBB20_44:
	add	x20, x4, x6
	cmp	x6, #64
	ldp	q30, q0, [x7, #-64]
	sdot
	ldp	q8, q31, [x20]
	sdot
	sdot
	ldp	q1, q29, [x7, #-32]
	sdot
	sdot
	sdot
	ldp	q14, q2, [x7]
	sdot
	sdot
	sdot
	sdot
	ldp	q30, q0, [x7, #32]
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	b.eq	LBB20_42
	ldp	q8, q31, [x20, #32]
	sdot
	add	x6, x6, #64
	sdot
	sdot
	sdot
	sdot
	sdot
	ldp	q2, q1, [x7, #64]!
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	b	LBB20_44
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI21_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA05ThreeI4LineOyAA16SecondNextColumnOGG_AA10FourPixelsVyAA09CorrectedK0VGAUTtt0t1g5:
	stp	d15, d14, [sp, #-160]!
	stp	d13, d12, [sp, #16]
	stp	d11, d10, [sp, #32]
	stp	d9, d8, [sp, #48]
	stp	x29, x30, [sp, #64]
	add	x29, sp, #64
	stp	x28, x27, [sp, #80]
	stp	x26, x25, [sp, #96]
	stp	x24, x23, [sp, #112]
	stp	x22, x21, [sp, #128]
	stp	x20, x19, [sp, #144]
	sub	sp, sp, #912
	ldr	x22, [x20, #104]
	mov	w8, #256
	str	x0, [sp, #288]
	sdiv	x9, x8, x22
	ldr	x8, [x20, #88]
	add	x10, x8, #7
	cmp	x9, #1
	csinc	x11, x9, xzr, gt
	add	x9, x8, #14
	cmp	x10, #0
	csel	x9, x9, x10, lt
	cmp	x10, #8
	b.ge	LBB21_2
LBB21_1:
	add	sp, sp, #912
	ldp	x20, x19, [sp, #144]
	ldp	x22, x21, [sp, #128]
	ldp	x24, x23, [sp, #112]
	ldp	x26, x25, [sp, #96]
	ldp	x28, x27, [sp, #80]
	ldp	x29, x30, [sp, #64]
	ldp	d9, d8, [sp, #48]
	ldp	d11, d10, [sp, #32]
	ldp	d13, d12, [sp, #16]
	ldp	d15, d14, [sp], #160
	ret
LBB21_2:
	ldr	x12, [x20, #40]
	sub	x8, x8, #8
	ldr	x10, [sp, #288]
	asr	x9, x9, #3
	ldr	x14, [x20, #64]
	mov	x19, x20
	str	x8, [sp, #96]
	mov	x15, xzr
	ldr	x13, [x10, #32]
	stp	x11, x9, [sp, #56]
	ldr	x10, [x12, #32]
	lsl	x25, x14, #5
	sub	x27, x22, #4
	adrp	x28, lCPI21_0@PAGE
	stp	x13, x12, [sp, #192]
	ldr	x12, [x20, #96]
	madd	x10, x14, x10, x13
	str	xzr, [sp, #40]
	str	x14, [sp, #184]
	lsl	x8, x10, #3
	lsl	x9, x10, #5
	str	x12, [sp, #48]
	str	x8, [sp, #88]
	sub	x8, x8, #1
	str	x9, [sp, #112]
	stp	x8, x9, [sp, #24]
	lsl	x8, x10, #8
	str	x8, [sp, #8]
	b	LBB21_4
	.p2align	4, , 8
LBB21_3:
	ldr	x8, [sp, #8]
	ldr	x9, [sp, #32]
	add	x9, x9, x8
	ldr	x8, [sp, #40]
	add	x8, x8, #32
	stp	x9, x8, [sp, #32]
	ldr	x9, [sp, #16]
	ldr	x8, [sp, #64]
	mov	x15, x9
	cmp	x9, x8
	b.ge	LBB21_1
LBB21_4:
	add	x8, x15, #8
	cmp	x12, #1
	str	x8, [sp, #16]
	b.lt	LBB21_3
	ldr	x8, [sp, #64]
	mov	x10, xzr
	ldr	x9, [sp, #16]
	str	x15, [sp, #72]
	cmp	x8, x9
	csel	x8, x8, x9, lt
	str	x8, [sp, #120]
	b	LBB21_7
	.p2align	4, , 8
LBB21_6:
	ldp	x15, x8, [sp, #72]
	ldp	x12, x11, [sp, #48]
	mov	x10, x8
	cmp	x8, x12
	b.ge	LBB21_3
LBB21_7:
	adds	x14, x10, x11
	b.vc	LBB21_9
	mov	x8, #9223372036854775807
	mov	x9, x12
	cmp	x12, x14
	str	x8, [sp, #80]
	mov	x8, x11
	b.lt	LBB21_10
	b	LBB21_11
	.p2align	4, , 8
LBB21_9:
	cmp	x12, x14
	str	x14, [sp, #80]
	csel	x9, x12, x14, lt
LBB21_10:
	sub	x8, x9, x10
	mov	x14, x9
LBB21_11:
	ldr	x9, [sp, #64]
	cmp	x9, x15
	b.eq	LBB21_6
	ldr	x9, [sp, #24]
	str	x10, [sp, #128]
	add	x9, x9, x8
	sdiv	x26, x9, x8
	ldr	x9, [x19, #80]
	ldr	x8, [sp, #32]
	str	x9, [sp, #104]
	add	x8, x9, x8
	ldr	x9, [sp, #40]
	str	x8, [sp, #152]
	lsl	x8, x26, #2
	stp	x8, x14, [sp, #208]
	ldr	x8, [sp, #72]
	stp	x8, x9, [sp, #136]
	b	LBB21_14
	.p2align	4, , 8
LBB21_13:
	ldr	x8, [sp, #112]
	ldr	x9, [sp, #152]
	ldr	x10, [sp, #136]
	add	x9, x9, x8
	ldr	x8, [sp, #144]
	add	x10, x10, #1
	add	x8, x8, #4
	str	x10, [sp, #136]
	stp	x8, x9, [sp, #144]
	ldr	x8, [sp, #120]
	cmp	x10, x8
	ldr	x10, [sp, #128]
	b.eq	LBB21_6
LBB21_14:
	cmp	x10, x14
	b.eq	LBB21_13
	ldr	x8, [sp, #88]
	ldr	x11, [sp, #136]
	ldp	x16, x13, [x19, #16]
	mul	x12, x11, x8
	ldr	x15, [sp, #104]
	ldp	x10, x8, [x19]
	lsl	x9, x11, #3
	stp	x16, x13, [sp, #264]
	ldr	x13, [sp, #96]
	add	x23, x15, x12, lsl #2
	ldr	x12, [sp, #288]
	ldp	x15, x24, [sp, #144]
	cmp	x13, x9
	mul	x11, x8, x11
	csel	x9, x13, x9, lt
	ldr	d0, [x12, #40]
	ldr	x14, [x19, #112]
	madd	x8, x8, x15, x10
	ldr	x7, [x12, #56]
	add	x10, x10, x11, lsl #2
	str	x9, [sp, #240]
	add	x9, x8, #128
	lsl	x8, x16, #2
	ldr	x21, [sp, #128]
	dup.4s	v0, v0[0]
	stp	x10, x14, [sp, #248]
	stp	x8, x9, [sp, #160]
	str	q0, [sp, #224]
	str	x7, [sp, #280]
	b	LBB21_17
	.p2align	4, , 8
LBB21_16:
	ldp	x8, x14, [sp, #208]
	add	x21, x21, #1
	add	x24, x24, x8
	cmp	x21, x14
	b.eq	LBB21_13
LBB21_17:
	cmp	x26, #1
	b.lt	LBB21_20
	mov	x8, xzr
	mov	x9, xzr
	.p2align	4, , 8
LBB21_19:
	prfm	pldl1keep, [x24, x8]
	add	x9, x9, #16
	add	x8, x8, #64
	cmp	x9, x26
	b.lt	LBB21_19
LBB21_20:
	ldr	x8, [sp, #272]
	str	x23, [sp, #600]
	ldp	x13, x11, [sp, #240]
	mul	x8, x21, x8
	ldr	q2, [sp, #224]
	ldp	q0, q1, [x23]
	add	x9, x8, #3
	cmp	x8, #0
	csel	x9, x9, x8, lt
	cmp	x22, #4
	and	x10, x9, #0x1ffffffffffffffc
	asr	x16, x9, #2
	sub	x8, x8, x10
	and.16b	v25, v0, v2
	ldr	x9, [sp, #200]
	and.16b	v31, v1, v2
	add	x9, x9, x8, lsl #3
	ldr	x8, [sp, #264]
	mul	x10, x16, x8
	ldp	x8, x9, [x9]
	add	x11, x11, x10, lsl #2
	ldp	x12, x10, [sp, #184]
	str	x8, [sp, #616]
	str	x11, [sp, #592]
	str	x9, [sp, #624]
	madd	x10, x8, x12, x10
	ldr	x12, [sp, #256]
	madd	x30, x21, x12, x13
	mov	w12, #1262485504
	add	x10, x23, x10, lsl #5
	dup.4s	v30, w12
	str	x30, [sp, #632]
	str	x10, [sp, #608]
	b.lt	LBB21_25
	movi.16b	v6, #0
	cmp	x9, x8
	movi.16b	v22, #0
	str	q25, [sp, #368]
	movi.16b	v3, #0
	movi.16b	v5, #0
	movi.16b	v18, #0
	movi.16b	v20, #0
	movi.16b	v4, #0
	movi.16b	v21, #0
	mov.16b	v23, v25
	mov.16b	v24, v31
	mov.16b	v7, v25
	mov.16b	v16, v31
	mov.16b	v17, v25
	mov.16b	v19, v31
	mov.16b	v26, v31
	b.ne	LBB21_33
LBB21_22:
	cmp	x22, #4
	str	x21, [sp, #176]
	b.ne	LBB21_38
	mov	x2, xzr
LBB21_24:
	add	x1, sp, #592
	add	x20, sp, #640
	ldr	x0, [sp, #288]
	stp	q23, q24, [sp, #640]
	stp	q6, q22, [sp, #672]
	mov	x21, x28
	stp	q7, q16, [sp, #704]
	mov	x28, x30
	stp	q3, q5, [sp, #736]
	stp	q17, q19, [sp, #768]
	stp	q18, q20, [sp, #800]
	stp	q25, q26, [sp, #832]
	stp	q4, q21, [sp, #864]
	bl	_$e21VitruvianMicroNEONDOT9PixelSumsPAAE5store33_6DCFF1929957E7D06B987B44F38C12DFLL__5pixelyAA14ChannelResultsV_AA6TapRowVSitFAA10FourPixelsVyAA09CorrectedD0VG_Tg5
	mov	x30, x28
	mov	x28, x21
	ldr	x7, [sp, #280]
	ldr	x21, [sp, #176]
	b	LBB21_31
	.p2align	4, , 8
LBB21_25:
	cmp	x22, #0
	b.le	LBB21_31
	ldr	x14, [sp, #288]
	mov	x12, xzr
	ldr	x15, [x19, #32]
	mov	x0, x14
	add	x17, x14, #8
	ldp	x16, x13, [x14, #16]
	lsl	x14, x8, #3
	lsl	x15, x15, #5
	ld1r.4s	{ v0 }, [x0], #4
	ld1r.4s	{ v1 }, [x0]
	sub	x0, x9, x8
	ld1r.8b	{ v2 }, [x17]
	add	x16, x16, x30
	lsl	x17, x8, #2
	b	LBB21_28
	.p2align	4, , 8
LBB21_27:
	ldp	q7, q16, [x23, #32]
	mul	x1, x12, x13
	add	x12, x12, #1
	cmp	x12, x22
	mla.4s	v4, v7, v3
	mla.4s	v6, v16, v5
	scvtf.4s	v5, v4
	ldp	q4, q3, [x23, #64]
	scvtf.4s	v6, v6
	fmul.4s	v4, v4, v5
	fmul.4s	v3, v3, v6
	fcmgt.4s	v5, v4, v0
	fcmgt.4s	v6, v3, v0
	bif.16b	v4, v0, v5
	bif.16b	v3, v0, v6
	fcmgt.4s	v5, v1, v4
	fcmgt.4s	v6, v1, v3
	bsl.16b	v5, v4, v1
	bif.16b	v3, v1, v6
	fadd.4s	v4, v3, v30
	fadd.4s	v3, v5, v30
	ldr	q5, [x28, lCPI21_0@PAGEOFF]
	tbl.16b	v3, { v3, v4 }, v5
	add.8b	v3, v3, v2
	str	d3, [x16, x1]
	b.eq	LBB21_31
LBB21_28:
	movi.16b	v3, #0
	cmp	x9, x8
	movi.16b	v5, #0
	mov.16b	v4, v25
	mov.16b	v6, v31
	b.eq	LBB21_27
	ldp	x3, x4, [x19, #48]
	mul	x2, x15, x12
	mov	x1, x0
	mov	x5, x10
	add	x2, x11, x2
	add	x3, x3, x14
	add	x4, x4, x17
	mov.16b	v4, v25
	mov.16b	v6, v31
	.p2align	4, , 8
LBB21_30:
	ldr	x6, [x3], #8
	ld1r.4s	{ v7 }, [x4], #4
	ldp	q17, q16, [x5]
	add	x6, x2, x6, lsl #2
	subs	x1, x1, #1
	ldp	q20, q19, [x6]
	sdot
	sdot
	ldp	q18, q17, [x5, #32]
	sdot
	sdot
	ldp	q16, q20, [x6, #32]
	sdot
	sdot
	ldp	q19, q18, [x5, #64]
	sdot
	add	x5, x5, x25
	sdot
	ldp	q17, q16, [x6, #64]
	sdot
	sdot
	sdot
	sdot
	b.ne	LBB21_30
	b	LBB21_27
	.p2align	4, , 8
LBB21_31:
	cbz	x7, LBB21_16
	ldp	q2, q1, [x7, #32]
	add	x20, sp, #496
	mov	x0, x23
	mov	x1, x30
	mov	x2, x22
	ldr	q0, [x7, #64]
	stp	q2, q1, [sp, #528]
	ldr	x8, [x7, #80]
	str	q0, [sp, #560]
	ldp	q1, q0, [x7]
	str	x8, [sp, #576]
	ldr	x8, [sp, #288]
	stp	q1, q0, [sp, #496]
	ldr	x3, [x8, #24]
	bl	_$e21VitruvianMicroNEONDOT14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF
	ldr	x7, [sp, #280]
	b	LBB21_16
	.p2align	4, , 8
LBB21_33:
	ldp	x13, x12, [sp, #160]
	mov	x14, x10
	mov	x15, x8
	ldr	q23, [sp, #368]
	mov.16b	v26, v31
	mov.16b	v19, v31
	madd	x12, x13, x16, x12
	ldp	x11, x13, [x19, #48]
	mov.16b	v25, v23
	mov.16b	v17, v23
	mov.16b	v7, v23
	mov.16b	v16, v31
	mov.16b	v24, v31
	b	LBB21_35
	.p2align	4, , 8
LBB21_34:
	add	x15, x15, #1
	add	x14, x14, x25
	cmp	x15, x9
	b.eq	LBB21_22
LBB21_35:
	ldr	x0, [x11, x15, lsl #3]
	add	x1, x13, x15, lsl #2
	mov	x17, xzr
	ld1r.4s	{ v0 }, [x1]
	add	x0, x12, x0, lsl #2
	.p2align	4, , 8
LBB21_36:
	add	x1, x14, x17
	cmp	x17, #64
	ldp	q2, q1, [x0, #-128]
	sdot
	ldp	q28, q27, [x1]
	sdot
	sdot
	ldp	q29, q2, [x0, #-64]
	sdot
	sdot
	sdot
	ldp	q1, q29, [x0]
	sdot
	sdot
	sdot
	sdot
	ldp	q2, q1, [x0, #64]
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	b.eq	LBB21_34
	ldp	q2, q1, [x0, #-96]
	add	x17, x17, #64
	sdot
	ldp	q28, q27, [x1, #32]
	sdot
	sdot
	ldp	q29, q2, [x0, #-32]
	sdot
	sdot
	sdot
	ldp	q1, q29, [x0, #32]
	sdot
	sdot
	sdot
	sdot
	ldp	q2, q1, [x0, #96]
	sdot
	add	x0, x0, #64
	sdot
	sdot
	sdot
	sdot
	sdot
	b	LBB21_36
	.p2align	4, , 8
LBB21_38:
	ldr	x15, [sp, #288]
	str	q30, [sp, #352]
	ldr	x13, [x19, #32]
	mov	x17, xzr
	mov.16b	v14, v4
	mov	x12, x15
	add	x14, x15, #8
	lsl	x13, x13, #5
	mov.16b	v27, v21
	ld1r.4s	{ v1 }, [x12], #4
	ldp	x15, x11, [x15, #16]
	mov.16b	v28, v25
	stp	q3, q18, [sp, #464]
	ldp	x1, x0, [sp, #160]
	mov.16b	v30, v26
	str	q5, [sp, #448]
	ld1r.4s	{ v0 }, [x12]
	add	x15, x15, x30
	lsl	x12, x11, #1
	str	q31, [sp, #336]
	mov.16b	v29, v20
	madd	x16, x1, x16, x0
	mov	w0, #4
	stp	q0, q1, [sp, #304]
	ld1r.8b	{ v0 }, [x14]
	add	x14, x12, x11
	mov.16b	v8, v17
	mov.16b	v9, v19
	mov.16b	v10, v7
	str	d0, [sp, #296]
	mov.16b	v11, v16
	mov.16b	v1, v6
	mov.16b	v2, v22
	mov.16b	v12, v23
	mov.16b	v13, v24
	b	LBB21_40
	.p2align	4, , 8
LBB21_39:
	ldp	q1, q0, [x23, #32]
	madd	x1, x17, x11, x15
	add	x0, x2, #4
	mov	x17, x2
	cmp	x0, x22
	ldr	q2, [sp, #400]
	mla.4s	v30, v0, v27
	mla.4s	v12, v1, v2
	ldr	q2, [sp, #384]
	mla.4s	v13, v0, v2
	ldr	q2, [sp, #464]
	scvtf.4s	v27, v12
	mla.4s	v10, v1, v2
	ldr	q2, [sp, #448]
	scvtf.4s	v31, v13
	mla.4s	v11, v0, v2
	ldr	q2, [sp, #480]
	str	q30, [sp, #480]
	scvtf.4s	v30, v10
	mla.4s	v8, v1, v2
	ldr	q2, [sp, #416]
	scvtf.4s	v29, v11
	mla.4s	v9, v0, v2
	ldr	q2, [sp, #432]
	scvtf.4s	v8, v8
	mla.4s	v28, v1, v2
	ldr	q1, [x28, lCPI21_0@PAGEOFF]
	ldp	q2, q14, [x23, #64]
	scvtf.4s	v9, v9
	str	q1, [sp, #432]
	str	q28, [sp, #448]
	fmul.4s	v27, v2, v27
	fmul.4s	v12, v2, v30
	ldp	q0, q28, [sp, #304]
	fmul.4s	v31, v14, v31
	str	q14, [sp, #464]
	fmul.4s	v29, v14, v29
	fmul.4s	v9, v14, v9
	fmul.4s	v8, v2, v8
	fcmgt.4s	v10, v31, v28
	fcmgt.4s	v30, v27, v28
	fcmgt.4s	v14, v29, v28
	fcmgt.4s	v11, v9, v28
	mov.16b	v13, v10
	bsl.16b	v13, v31, v28
	mov.16b	v15, v30
	bsl.16b	v15, v27, v28
	fcmgt.4s	v30, v12, v28
	fcmgt.4s	v27, v0, v13
	bif.16b	v29, v28, v14
	fcmgt.4s	v31, v0, v15
	bif.16b	v12, v28, v30
	bif.16b	v13, v0, v27
	ldr	q27, [sp, #352]
	fcmgt.4s	v10, v8, v28
	bif.16b	v15, v0, v31
	bif.16b	v9, v28, v11
	fadd.4s	v14, v13, v27
	bif.16b	v8, v28, v10
	fadd.4s	v13, v15, v27
	ldr	d15, [sp, #296]
	fcmgt.4s	v10, v0, v29
	tbl.16b	v14, { v13, v14 }, v1
	ldr	q1, [sp, #480]
	fcmgt.4s	v13, v0, v12
	bif.16b	v29, v0, v10
	scvtf.4s	v11, v1
	ldr	q1, [sp, #448]
	add.8b	v31, v14, v15
	str	q5, [sp, #448]
	mov.16b	v14, v13
	fcmgt.4s	v13, v0, v9
	str	d31, [x1]
	scvtf.4s	v10, v1
	ldr	q1, [sp, #464]
	bsl.16b	v14, v12, v0
	stp	q3, q18, [sp, #464]
	fcmgt.4s	v12, v0, v8
	bif.16b	v9, v0, v13
	fmul.4s	v1, v1, v11
	fmul.4s	v2, v2, v10
	bif.16b	v8, v0, v12
	ldr	q12, [sp, #432]
	fadd.4s	v30, v29, v27
	fadd.4s	v29, v14, v27
	fadd.4s	v11, v9, v27
	fcmgt.4s	v9, v1, v28
	fadd.4s	v10, v8, v27
	fcmgt.4s	v8, v2, v28
	tbl.16b	v30, { v29, v30 }, v12
	bif.16b	v1, v28, v9
	tbl.16b	v29, { v10, v11 }, v12
	bif.16b	v2, v28, v8
	add.8b	v30, v30, v15
	str	d30, [x1, x11]
	fcmgt.4s	v30, v0, v1
	add.8b	v31, v29, v15
	fcmgt.4s	v29, v0, v2
	str	d31, [x1, x12]
	ldr	q31, [sp, #336]
	mov.16b	v14, v4
	bif.16b	v1, v0, v30
	bsl.16b	v29, v2, v0
	mov.16b	v28, v25
	mov.16b	v30, v26
	fadd.4s	v2, v1, v27
	fadd.4s	v1, v29, v27
	mov.16b	v27, v21
	mov.16b	v29, v20
	mov.16b	v8, v17
	tbl.16b	v0, { v1, v2 }, v12
	mov.16b	v9, v19
	mov.16b	v10, v7
	mov.16b	v11, v16
	mov.16b	v1, v6
	mov.16b	v2, v22
	mov.16b	v12, v23
	mov.16b	v13, v24
	add.8b	v0, v0, v15
	str	d0, [x1, x14]
	b.ge	LBB21_24
LBB21_40:
	cmp	x27, x0
	ldr	q0, [sp, #368]
	movi.16b	v3, #0
	csel	x2, x27, x0, lt
	movi.16b	v5, #0
	cmp	x9, x8
	movi.16b	v6, #0
	stp	q2, q1, [sp, #384]
	movi.16b	v22, #0
	stp	q29, q14, [sp, #416]
	movi.16b	v18, #0
	movi.16b	v20, #0
	movi.16b	v4, #0
	movi.16b	v21, #0
	mov.16b	v7, v0
	mov.16b	v16, v31
	mov.16b	v23, v0
	mov.16b	v24, v31
	mov.16b	v17, v0
	mov.16b	v19, v31
	mov.16b	v25, v0
	mov.16b	v26, v31
	b.eq	LBB21_39
	ldp	x0, x3, [x19, #48]
	madd	x1, x13, x2, x16
	mov	x4, x10
	mov	x5, x8
	mov.16b	v25, v0
	mov.16b	v26, v31
	mov.16b	v17, v0
	mov.16b	v19, v31
	mov.16b	v7, v0
	mov.16b	v16, v31
	mov.16b	v23, v0
	mov.16b	v24, v31
	b	LBB21_43
	.p2align	4, , 8
LBB21_42:
	add	x5, x5, #1
	add	x4, x4, x25
	cmp	x5, x9
	b.eq	LBB21_39
LBB21_43:
	ldr	x7, [x0, x5, lsl #3]
	add	x20, x3, x5, lsl #2
	mov	x6, xzr
	ld1r.4s	{ v15 }, [x20]
	add	x7, x1, x7, lsl #2
	.p2align	4, , 8
LBB21_44:
	add	x20, x4, x6
	cmp	x6, #64
	ldp	q1, q0, [x7, #-128]
	sdot
	ldp	q29, q2, [x20]
	sdot
	sdot
	ldp	q14, q1, [x7, #-64]
	sdot
	sdot
	sdot
	ldp	q0, q14, [x7]
	sdot
	sdot
	sdot
	sdot
	ldp	q1, q0, [x7, #64]
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	b.eq	LBB21_42
	ldp	q1, q29, [x7, #-96]
	add	x6, x6, #64
	sdot
	ldp	q0, q2, [x20, #32]
	sdot
	sdot
	ldp	q14, q1, [x7, #-32]
	sdot
	sdot
	sdot
	ldp	q29, q14, [x7, #32]
	sdot
	sdot
	sdot
	sdot
	ldp	q1, q29, [x7, #96]
	sdot
	add	x7, x7, #64
	sdot
	sdot
	sdot
	sdot
	sdot
	b	LBB21_44
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI22_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$e21VitruvianMicroNEONDOT18QuantizedDepthwiseV7computeyyxm_q_mq0_mAA14ChannelResultsVtAA9TapWindowRzAA9PixelSumsR_AA0K3SumR0_r1_lFAA0I5LinesOyAA03AnyI4LineOG_AA10FourPixelsVyAA09CorrectedK0VGARTtt0t1g5:
	stp	d15, d14, [sp, #-160]!
	stp	d13, d12, [sp, #16]
	stp	d11, d10, [sp, #32]
	stp	d9, d8, [sp, #48]
	stp	x29, x30, [sp, #64]
	add	x29, sp, #64
	stp	x28, x27, [sp, #80]
	stp	x26, x25, [sp, #96]
	stp	x24, x23, [sp, #112]
	stp	x22, x21, [sp, #128]
	stp	x20, x19, [sp, #144]
	sub	sp, sp, #1008
	ldr	x22, [x20, #104]
	mov	w8, #256
	sdiv	x9, x8, x22
	ldr	x8, [x20, #88]
	add	x10, x8, #7
	cmp	x9, #1
	csinc	x11, x9, xzr, gt
	add	x9, x8, #14
	cmp	x10, #0
	csel	x9, x9, x10, lt
	cmp	x10, #8
	b.ge	LBB22_2
LBB22_1:
	add	sp, sp, #1008
	ldp	x20, x19, [sp, #144]
	ldp	x22, x21, [sp, #128]
	ldp	x24, x23, [sp, #112]
	ldp	x26, x25, [sp, #96]
	ldp	x28, x27, [sp, #80]
	ldp	x29, x30, [sp, #64]
	ldp	d9, d8, [sp, #48]
	ldp	d11, d10, [sp, #32]
	ldp	d13, d12, [sp, #16]
	ldp	d15, d14, [sp], #160
	ret
LBB22_2:
	ldr	x24, [x20, #40]
	sub	x8, x8, #8
	ldr	x27, [x0, #32]
	asr	x9, x9, #3
	ldr	x26, [x20, #64]
	mov	x19, x20
	ldr	x10, [x24, #32]
	str	x8, [sp, #88]
	stp	x11, x9, [sp, #48]
	mov	x21, x0
	mov	x12, xzr
	ldr	x13, [x20, #96]
	madd	x10, x26, x10, x27
	lsl	x25, x26, #5
	mov	w28, #1262485504
	str	xzr, [sp, #32]
	lsl	x8, x10, #3
	lsl	x9, x10, #5
	stp	x24, x0, [sp, #160]
	str	x13, [sp, #40]
	str	x8, [sp, #80]
	sub	x8, x8, #1
	str	x9, [sp, #104]
	str	x27, [sp, #152]
	stp	x8, x9, [sp, #16]
	sub	x8, x22, #4
	str	x8, [sp, #328]
	lsl	x8, x10, #8
	str	x8, [sp]
	b	LBB22_4
	.p2align	4, , 8
LBB22_3:
	ldr	x8, [sp]
	ldr	x9, [sp, #24]
	add	x9, x9, x8
	ldr	x8, [sp, #32]
	add	x8, x8, #32
	stp	x9, x8, [sp, #24]
	ldr	x9, [sp, #8]
	ldr	x8, [sp, #56]
	mov	x12, x9
	cmp	x9, x8
	b.ge	LBB22_1
LBB22_4:
	add	x8, x12, #8
	cmp	x13, #1
	str	x8, [sp, #8]
	b.lt	LBB22_3
	ldr	x8, [sp, #56]
	mov	x10, xzr
	ldr	x9, [sp, #8]
	str	x12, [sp, #64]
	cmp	x8, x9
	csel	x8, x8, x9, lt
	str	x8, [sp, #112]
	b	LBB22_7
	.p2align	4, , 8
LBB22_6:
	ldp	x12, x8, [sp, #64]
	ldp	x13, x11, [sp, #40]
	mov	x10, x8
	cmp	x8, x13
	b.ge	LBB22_3
LBB22_7:
	adds	x14, x10, x11
	b.vc	LBB22_9
	mov	x8, #9223372036854775807
	mov	x9, x13
	cmp	x13, x14
	str	x8, [sp, #72]
	mov	x8, x11
	b.lt	LBB22_10
	b	LBB22_11
	.p2align	4, , 8
LBB22_9:
	cmp	x13, x14
	str	x14, [sp, #72]
	csel	x9, x13, x14, lt
LBB22_10:
	sub	x8, x9, x10
	mov	x14, x9
LBB22_11:
	ldr	x9, [sp, #56]
	cmp	x9, x12
	b.eq	LBB22_6
	ldr	x9, [sp, #16]
	str	x10, [sp, #120]
	str	x14, [sp, #216]
	add	x9, x9, x8
	sdiv	x15, x9, x8
	ldr	x9, [x19, #80]
	ldr	x8, [sp, #24]
	str	x9, [sp, #96]
	add	x8, x9, x8
	ldr	x9, [sp, #32]
	str	x8, [sp, #144]
	lsl	x8, x15, #2
	stp	x8, x15, [sp, #200]
	ldr	x8, [sp, #64]
	stp	x8, x9, [sp, #128]
	b	LBB22_14
	.p2align	4, , 8
LBB22_13:
	ldr	x8, [sp, #104]
	ldr	x9, [sp, #144]
	ldr	x10, [sp, #128]
	add	x9, x9, x8
	ldr	x8, [sp, #136]
	add	x10, x10, #1
	add	x8, x8, #4
	str	x10, [sp, #128]
	stp	x8, x9, [sp, #136]
	ldr	x8, [sp, #112]
	cmp	x10, x8
	ldr	x10, [sp, #120]
	b.eq	LBB22_6
LBB22_14:
	cmp	x10, x14
	b.eq	LBB22_13
	ldr	x10, [sp, #80]
	ldr	x13, [sp, #128]
	ldp	x8, x9, [x19]
	mul	x11, x13, x10
	lsl	x12, x13, #3
	ldp	x16, x10, [x19, #16]
	ldr	x14, [x19, #112]
	ldr	d0, [x21, #40]
	ldr	x6, [x21, #56]
	stp	x16, x10, [sp, #272]
	mul	x10, x9, x13
	ldr	x13, [sp, #88]
	dup.4s	v0, v0[0]
	str	x6, [sp, #288]
	add	x10, x8, x10, lsl #2
	str	q0, [sp, #224]
	cmp	x13, x12
	csel	x12, x13, x12, lt
	str	x10, [sp, #248]
	stp	x12, x14, [sp, #256]
	ldr	x12, [sp, #96]
	add	x23, x12, x11, lsl #2
	ldp	x11, x10, [sp, #136]
	madd	x8, x9, x11, x8
	str	x8, [sp, #184]
	lsl	x8, x16, #2
	ldr	x16, [sp, #120]
	str	x8, [sp, #176]
	b	LBB22_17
	.p2align	4, , 8
LBB22_16:
	ldp	x16, x10, [sp, #296]
	ldp	x8, x15, [sp, #200]
	ldr	x14, [sp, #216]
	add	x16, x16, #1
	add	x10, x10, x8
	cmp	x16, x14
	b.eq	LBB22_13
LBB22_17:
	cmp	x15, #1
	b.lt	LBB22_20
	mov	x8, xzr
	mov	x9, xzr
	.p2align	4, , 8
LBB22_19:
	prfm	pldl1keep, [x10, x8]
	add	x9, x9, #16
	add	x8, x8, #64
	cmp	x9, x15
	b.lt	LBB22_19
LBB22_20:
	ldr	x8, [sp, #280]
	stp	x16, x10, [sp, #296]
	ldp	x11, x13, [sp, #248]
	dup.4s	v20, w28
	str	x23, [sp, #696]
	mul	x8, x16, x8
	ldr	q2, [sp, #224]
	ldp	q0, q1, [x23]
	add	x9, x8, #3
	cmp	x8, #0
	csel	x9, x9, x8, lt
	cmp	x22, #4
	and	x10, x9, #0x1ffffffffffffffc
	asr	x14, x9, #2
	sub	x8, x8, x10
	and.16b	v24, v0, v2
	add	x9, x24, x8, lsl #3
	ldp	x12, x8, [sp, #264]
	and.16b	v29, v1, v2
	madd	x1, x16, x12, x13
	mul	x10, x14, x8
	ldp	x8, x9, [x9]
	add	x11, x11, x10, lsl #2
	str	x1, [sp, #728]
	madd	x10, x8, x26, x27
	str	x8, [sp, #712]
	str	x11, [sp, #688]
	str	x9, [sp, #720]
	add	x20, x23, x10, lsl #5
	str	x20, [sp, #704]
	b.lt	LBB22_25
	movi.16b	v1, #0
	ldr	x11, [x19, #32]
	movi.16b	v2, #0
	str	q20, [sp, #400]
	movi.16b	v0, #0
	stp	q24, q29, [sp, #416]
	movi.16b	v3, #0
	cmp	x8, x9
	movi.16b	v15, #0
	stp	q1, q1, [sp, #544]
	movi.16b	v11, #0
	movi.16b	v13, #0
	movi.16b	v31, #0
	movi.16b	v8, #0
	movi.16b	v23, #0
	movi.16b	v25, #0
	movi.16b	v27, #0
	movi.16b	v26, #0
	movi.16b	v28, #0
	movi.16b	v14, #0
	mov.16b	v4, v24
	mov.16b	v6, v29
	mov.16b	v5, v24
	mov.16b	v7, v29
	mov.16b	v17, v24
	mov.16b	v18, v29
	mov.16b	v21, v24
	mov.16b	v22, v29
	mov.16b	v19, v24
	mov.16b	v20, v29
	mov.16b	v30, v29
	mov.16b	v9, v24
	mov.16b	v10, v29
	mov.16b	v1, v29
	mov.16b	v29, v24
	b.ne	LBB22_36
LBB22_22:
	cmp	x22, #4
	str	x1, [sp, #192]
	b.ne	LBB22_42
	mov	x2, xzr
LBB22_24:
	ldr	x21, [sp, #168]
	add	x1, sp, #688
	add	x20, sp, #736
	stp	q4, q6, [sp, #736]
	stp	q2, q0, [sp, #768]
	mov	x0, x21
	stp	q5, q7, [sp, #800]
	stp	q3, q15, [sp, #832]
	stp	q17, q18, [sp, #864]
	stp	q11, q13, [sp, #896]
	stp	q21, q22, [sp, #928]
	stp	q31, q8, [sp, #960]
	bl	_$e21VitruvianMicroNEONDOT9PixelSumsPAAE5store33_6DCFF1929957E7D06B987B44F38C12DFLL__5pixelyAA14ChannelResultsV_AA6TapRowVSitFAA10FourPixelsVyAA09CorrectedD0VG_Tg5
	ldp	x27, x24, [sp, #152]
	mov	w28, #1262485504
	ldr	x6, [sp, #288]
	ldr	x1, [sp, #192]
	b	LBB22_34
	.p2align	4, , 8
LBB22_25:
	cmp	x22, #0
	b.le	LBB22_34
	mov	x16, x21
	add	x13, x21, #8
	ldr	x10, [x19, #32]
	mov	x11, xzr
	ldp	x15, x12, [x21, #16]
	ld1r.4s	{ v0 }, [x16], #4
	ld1r.4s	{ v1 }, [x16]
	ld1r.8b	{ v2 }, [x13]
	ldp	x16, x13, [sp, #176]
	madd	x13, x16, x14, x13
	add	x14, x15, x1
	lsl	x15, x10, #5
	b	LBB22_28
	.p2align	4, , 8
LBB22_27:
	ldp	q7, q16, [x23, #32]
Lloh18:
	adrp	x10, lCPI22_0@PAGE
	add	x13, x13, x15
	mla.4s	v4, v7, v3
	mla.4s	v6, v16, v5
	scvtf.4s	v5, v4
	ldp	q4, q3, [x23, #64]
	scvtf.4s	v6, v6
	fmul.4s	v4, v4, v5
	fmul.4s	v3, v3, v6
	fcmgt.4s	v5, v4, v0
	fcmgt.4s	v6, v3, v0
	bif.16b	v4, v0, v5
	bif.16b	v3, v0, v6
	fcmgt.4s	v5, v1, v4
	fcmgt.4s	v6, v1, v3
	bsl.16b	v5, v4, v1
	bif.16b	v3, v1, v6
	fadd.4s	v4, v3, v20
	fadd.4s	v3, v5, v20
Lloh19:
	ldr	q5, [x10, lCPI22_0@PAGEOFF]
	mul	x10, x11, x12
	add	x11, x11, #1
	cmp	x11, x22
	tbl.16b	v3, { v3, v4 }, v5
	add.8b	v3, v3, v2
	str	d3, [x14, x10]
	b.eq	LBB22_34
LBB22_28:
	movi.16b	v3, #0
	cmp	x8, x9
	movi.16b	v5, #0
	mov.16b	v4, v24
	mov.16b	v6, v29
	b.eq	LBB22_27
	ldp	x10, x16, [x19, #48]
	mov	x17, x20
	mov	x0, x8
	mov.16b	v4, v24
	mov.16b	v6, v29
	b	LBB22_31
	.p2align	4, , 8
LBB22_30:
	add	x0, x0, #1
	add	x17, x17, x25
	cmp	x0, x9
	b.eq	LBB22_27
LBB22_31:
	cbz	x26, LBB22_30
	add	x4, x16, x0, lsl #2
	ldr	x2, [x10, x0, lsl #3]
	ldr	x5, [x19, #72]
	mov	x3, xzr
	ld1r.4s	{ v7 }, [x4]
	lsl	x7, x5, #5
	add	x2, x13, x2, lsl #2
	.p2align	4, , 8
LBB22_33:
	add	x5, x17, x3, lsl #5
	add	x4, x3, #1
	ldp	q18, q16, [x2]
	add	x2, x2, x7
	mov	x3, x4
	cmp	x26, x4
	sdot
	ldp	q19, q17, [x5]
	sdot
	sdot
	sdot
	b.ne	LBB22_33
	b	LBB22_30
	.p2align	4, , 8
LBB22_34:
	cbz	x6, LBB22_16
	ldp	q2, q1, [x6, #32]
	add	x20, sp, #592
	mov	x0, x23
	mov	x2, x22
	ldr	q0, [x6, #64]
	stp	q2, q1, [sp, #624]
	ldr	x8, [x6, #80]
	ldr	x3, [x21, #24]
	str	q0, [sp, #656]
	ldp	q1, q0, [x6]
	str	x8, [sp, #672]
	stp	q1, q0, [sp, #592]
	bl	_$e21VitruvianMicroNEONDOT14ChannelScalingV6finish_12firstElement5count4stepySPys5Int32VG_S3itF
	ldr	x6, [sp, #288]
	b	LBB22_16
	.p2align	4, , 8
LBB22_36:
	add	x10, x11, x11, lsl #1
	lsl	x12, x11, #6
	lsl	x16, x10, #5
	mov	x0, x20
	ldp	x17, x10, [sp, #176]
	movi.16b	v1, #0
	mov	x6, x8
	ldp	q24, q16, [sp, #416]
	madd	x17, x17, x14, x10
	stp	q1, q1, [sp, #544]
	mov.16b	v4, v24
	mov.16b	v5, v24
	ldp	x13, x15, [x19, #48]
	mov.16b	v6, v16
	mov.16b	v7, v16
	mov.16b	v17, v24
	mov.16b	v18, v16
	mov.16b	v21, v24
	mov.16b	v22, v16
	mov.16b	v19, v24
	mov.16b	v20, v16
	mov.16b	v29, v24
	mov.16b	v30, v16
	mov.16b	v9, v24
	mov.16b	v10, v16
	mov.16b	v1, v16
	b	LBB22_39
	.p2align	4, , 8
LBB22_37:
	mov.16b	v12, v24
	str	q19, [sp, #576]
	mov.16b	v24, v30
	mov.16b	v30, v29
	mov.16b	v29, v26
	ldp	q26, q19, [sp, #544]
LBB22_38:
	stp	q26, q19, [sp, #544]
	add	x6, x6, #1
	add	x0, x0, x25
	ldr	q19, [sp, #576]
	cmp	x6, x9
	mov.16b	v26, v29
	mov.16b	v29, v30
	mov.16b	v30, v24
	mov.16b	v24, v12
	b.eq	LBB22_22
LBB22_39:
	cbz	x26, LBB22_37
	add	x4, x15, x6, lsl #2
	ldr	x2, [x13, x6, lsl #3]
	ldr	x10, [x19, #72]
	mov	x3, xzr
	ldp	q13, q11, [sp, #544]
	mov.16b	v4, v24
	lsl	x10, x10, #5
	add	x2, x17, x2, lsl #2
	mov.16b	v6, v1
	mov.16b	v2, v28
	mov.16b	v0, v14
	ld1r.4s	{ v16 }, [x4]
	mov.16b	v5, v9
	mov.16b	v7, v10
	mov.16b	v3, v27
	mov.16b	v15, v26
	mov.16b	v17, v29
	mov.16b	v18, v30
	mov.16b	v21, v19
	mov.16b	v22, v20
	mov.16b	v31, v23
	mov.16b	v8, v25
	.p2align	4, , 8
LBB22_41:
	add	x4, x0, x3, lsl #5
	add	x5, x2, x11, lsl #5
	ldp	q20, q1, [x2]
	sdot
	ldp	q24, q19, [x4]
	add	x4, x3, #1
	add	x3, x2, x12
	sdot
	cmp	x26, x4
	mov.16b	v28, v2
	sdot
	ldp	q25, q23, [x5]
	sdot
	mov.16b	v14, v0
	mov.16b	v12, v4
	sdot
	sdot
	ldp	q20, q1, [x3]
	add	x3, x2, x16
	add	x2, x2, x10
	sdot
	sdot
	sdot
	sdot
	ldp	q23, q20, [x3]
	sdot
	mov	x3, x4
	sdot
	mov.16b	v30, v17
	sdot
	sdot
	sdot
	sdot
	mov.16b	v23, v31
	mov.16b	v19, v11
	str	q21, [sp, #576]
	mov.16b	v25, v8
	mov.16b	v20, v22
	mov.16b	v26, v13
	mov.16b	v24, v18
	mov.16b	v27, v3
	mov.16b	v29, v15
	mov.16b	v9, v5
	mov.16b	v10, v7
	mov.16b	v1, v6
	b.ne	LBB22_41
	b	LBB22_38
	.p2align	4, , 8
LBB22_42:
	mov	x16, x21
	lsl	x10, x11, #5
	ldp	x13, x12, [x21, #16]
	str	q20, [sp, #528]
	add	x15, x21, #8
	str	q19, [sp, #576]
	mov	x0, xzr
	str	x20, [sp, #320]
	ld1r.4s	{ v2 }, [x16], #4
	str	x10, [sp, #312]
	ldr	x10, [sp, #176]
	add	x13, x13, x1
	ld1r.4s	{ v0 }, [x16]
	ldp	q19, q16, [sp, #416]
	mul	x10, x10, x14
	lsl	x14, x12, #1
	mov.16b	v20, v28
	stp	q0, q2, [sp, #368]
	str	x14, [sp, #360]
	add	x14, x14, x12
	mov.16b	v28, v26
	ld1r.8b	{ v0 }, [x15]
	stp	x13, x14, [sp, #336]
	ldr	x13, [sp, #184]
	mov.16b	v26, v23
	mov.16b	v23, v25
	ldr	q25, [sp, #560]
	add	x17, x13, x10
	mov	w10, #4
	str	d0, [sp, #352]
	b	LBB22_44
	.p2align	4, , 8
LBB22_43:
	mov.16b	v24, v1
Lloh20:
	adrp	x10, lCPI22_0@PAGE
	ldp	q1, q19, [sp, #464]
	mov	x22, x24
	ldp	q16, q20, [x23, #32]
	mla.4s	v10, v16, v19
	mla.4s	v24, v16, v14
	ldp	q19, q23, [sp, #544]
	mla.4s	v12, v20, v28
	mla.4s	v1, v20, v9
	scvtf.4s	v24, v24
	scvtf.4s	v26, v10
	ldr	q28, [sp, #448]
	scvtf.4s	v27, v1
	mla.4s	v29, v16, v23
	ldr	q23, [sp, #576]
	ldr	q1, [sp, #384]
	mla.4s	v28, v20, v19
Lloh21:
	ldr	q14, [x10, lCPI22_0@PAGEOFF]
	ldp	q19, q25, [sp, #512]
	mla.4s	v23, v16, v19
	ldp	q16, q19, [x23, #64]
	str	q23, [sp, #576]
	fmul.4s	v24, v16, v24
	str	q16, [sp, #560]
	ldr	q23, [sp, #496]
	ldr	x10, [sp, #336]
	ldr	x14, [sp, #344]
	mla.4s	v25, v20, v23
	scvtf.4s	v23, v28
	fmul.4s	v28, v19, v27
	madd	x13, x0, x12, x10
	scvtf.4s	v20, v29
	ldr	x10, [sp, #360]
	fmul.4s	v27, v16, v26
	mov	x0, x2
	fcmgt.4s	v26, v24, v1
	str	q25, [sp, #528]
	fcmgt.4s	v29, v28, v1
	scvtf.4s	v25, v12
	fmul.4s	v20, v16, v20
	ldr	q16, [sp, #368]
	mov.16b	v30, v26
	bif.16b	v28, v1, v29
	fmul.4s	v25, v19, v25
	bsl.16b	v30, v24, v1
	fmul.4s	v23, v19, v23
	fcmgt.4s	v12, v16, v28
	fcmgt.4s	v29, v25, v1
	fcmgt.4s	v10, v16, v30
	fcmgt.4s	v26, v20, v1
	bif.16b	v28, v16, v12
	ldr	d12, [sp, #352]
	bif.16b	v25, v1, v29
	bif.16b	v30, v16, v10
	ldr	q10, [sp, #400]
	fcmgt.4s	v9, v27, v1
	fcmgt.4s	v24, v23, v1
	fadd.4s	v29, v28, v10
	fadd.4s	v28, v30, v10
	bif.16b	v20, v1, v26
	fcmgt.4s	v26, v16, v25
	bif.16b	v27, v1, v9
	bif.16b	v23, v1, v24
	tbl.16b	v24, { v28, v29 }, v14
	mov.16b	v29, v26
	bsl.16b	v29, v25, v16
	ldr	q25, [sp, #528]
	fcmgt.4s	v28, v16, v27
	stp	q22, q13, [sp, #528]
	add.8b	v24, v24, v12
	scvtf.4s	v26, v25
	ldr	q25, [sp, #576]
	fadd.4s	v30, v29, v10
	str	d24, [x13]
	mov.16b	v9, v28
	str	q21, [sp, #576]
	fcmgt.4s	v28, v16, v23
	scvtf.4s	v25, v25
	bsl.16b	v9, v27, v16
	fcmgt.4s	v27, v16, v20
	fmul.4s	v19, v19, v26
	ldr	q26, [sp, #560]
	bif.16b	v23, v16, v28
	fadd.4s	v29, v9, v10
	bif.16b	v20, v16, v27
	fmul.4s	v9, v26, v25
	fadd.4s	v28, v23, v10
	fcmgt.4s	v26, v19, v1
	fadd.4s	v27, v20, v10
	fcmgt.4s	v25, v9, v1
	tbl.16b	v23, { v29, v30 }, v14
	bif.16b	v19, v1, v26
	tbl.16b	v20, { v27, v28 }, v14
	bit.16b	v1, v9, v25
	add.8b	v23, v23, v12
	str	d23, [x13, x12]
	fcmgt.4s	v23, v16, v19
	add.8b	v24, v20, v12
	fcmgt.4s	v20, v16, v1
	str	d24, [x13, x10]
	add	x10, x2, #4
	mov.16b	v26, v31
	cmp	x10, x24
	bif.16b	v19, v16, v23
	bit.16b	v16, v1, v20
	mov.16b	v23, v8
	mov.16b	v25, v11
	fadd.4s	v20, v19, v10
	fadd.4s	v19, v16, v10
	mov.16b	v29, v17
	mov.16b	v30, v18
	mov.16b	v27, v3
	tbl.16b	v16, { v19, v20 }, v14
	mov.16b	v28, v15
	mov.16b	v9, v5
	mov.16b	v10, v7
	add.8b	v16, v16, v12
	str	d16, [x13, x14]
	ldp	q19, q16, [sp, #416]
	mov.16b	v20, v2
	mov.16b	v14, v0
	mov.16b	v24, v4
	mov.16b	v1, v6
	b.ge	LBB22_24
LBB22_44:
	ldr	x13, [sp, #328]
	mov	x24, x22
	movi.16b	v3, #0
	stp	q30, q1, [sp, #448]
	movi.16b	v15, #0
	stp	q27, q23, [sp, #480]
	cmp	x13, x10
	str	q25, [sp, #560]
	movi.16b	v2, #0
	csel	x2, x13, x10, lt
	movi.16b	v0, #0
	cmp	x8, x9
	movi.16b	v11, #0
	str	q26, [sp, #512]
	movi.16b	v13, #0
	movi.16b	v31, #0
	movi.16b	v8, #0
	mov.16b	v1, v24
	mov.16b	v12, v10
	mov.16b	v10, v9
	mov.16b	v9, v14
	mov.16b	v14, v20
	mov.16b	v5, v19
	mov.16b	v7, v16
	mov.16b	v4, v19
	mov.16b	v6, v16
	mov.16b	v17, v19
	mov.16b	v18, v16
	mov.16b	v21, v19
	mov.16b	v22, v16
	b.eq	LBB22_43
	lsl	x13, x2, #5
	mov	x30, x8
	add	x14, x13, #96
	add	x10, x13, #64
	ldp	q21, q22, [sp, #416]
	madd	x16, x11, x14, x17
	add	x13, x13, #32
	madd	x10, x11, x10, x17
	madd	x13, x11, x13, x17
	movi.16b	v25, #0
	movi.16b	v26, #0
	ldp	x14, x20, [sp, #312]
	movi.16b	v23, #0
	ldp	x5, x6, [x19, #48]
	movi.16b	v24, #0
	madd	x28, x14, x2, x17
	movi.16b	v20, #0
	movi.16b	v16, #0
	movi.16b	v19, #0
	mov.16b	v5, v21
	mov.16b	v7, v22
	mov.16b	v4, v21
	mov.16b	v6, v22
	mov.16b	v17, v21
	mov.16b	v18, v22
	b	LBB22_47
	.p2align	4, , 8
LBB22_46:
	add	x30, x30, #1
	add	x20, x20, x25
	cmp	x30, x9
	b.eq	LBB22_43
LBB22_47:
	cbz	x26, LBB22_46
	add	x1, x6, x30, lsl #2
	ldr	x14, [x5, x30, lsl #3]
	ldr	x15, [x19, #72]
	mov	x22, xzr
	mov	x7, x28
	mov	x4, x13
	ld1r.4s	{ v27 }, [x1]
	mov	x3, x10
	lsl	x27, x15, #5
	lsl	x15, x14, #2
	mov	x1, x16
	mov.16b	v2, v16
	mov.16b	v0, v19
	mov.16b	v15, v20
	mov.16b	v11, v23
	mov.16b	v13, v24
	mov.16b	v31, v25
	mov.16b	v8, v26
	.p2align	4, , 8
LBB22_49:
	add	x21, x7, x15
	add	x14, x20, x22, lsl #5
	add	x7, x7, x27
	ldp	q25, q24, [x21]
	add	x21, x4, x15
	add	x4, x4, x27
	sdot
	ldp	q23, q16, [x14]
	add	x14, x22, #1
	add	x22, x3, x15
	sdot
	add	x3, x3, x27
	cmp	x26, x14
	sdot
	ldp	q19, q20, [x21]
	sdot
	sdot
	sdot
	ldp	q24, q19, [x22]
	add	x22, x1, x15
	add	x1, x1, x27
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	ldp	q20, q19, [x22]
	mov	x22, x14
	mov.16b	v24, v13
	sdot
	sdot
	sdot
	sdot
	mov.16b	v25, v31
	mov.16b	v23, v11
	mov.16b	v26, v8
	mov.16b	v20, v15
	mov.16b	v16, v2
	mov.16b	v19, v0
	b.ne	LBB22_49
	b	LBB22_46
	.loh AdrpLdr	Lloh18, Lloh19
	.loh AdrpLdr	Lloh20, Lloh21
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI23_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$e21VitruvianMicroNEONDOT9PixelSumsPAAE5store33_6DCFF1929957E7D06B987B44F38C12DFLL__5pixelyAA14ChannelResultsV_AA6TapRowVSitFAA10FourPixelsVyAA05PlainD0VG_Tg5:
	ldr	x9, [x1, #40]
	ldr	x8, [x0, #24]
	ldp	q1, q0, [x20, #96]
	madd	x9, x8, x2, x9
	ldp	q3, q2, [x20, #64]
	ldp	q4, q5, [x20, #32]
	ldp	q6, q7, [x20]
	ldr	x10, [x0, #48]
	cbz	x10, LBB23_2
	mov	w12, #12
	add	x11, x10, x9, lsl #2
	add	x10, x11, x8, lsl #2
	add	x9, x11, x8, lsl #3
	madd	x8, x8, x12, x11
	stp	q6, q7, [x11]
	stp	q4, q5, [x10]
	stp	q3, q2, [x9]
	stp	q1, q0, [x8]
	ret
LBB23_2:
	ldr	x10, [x1, #8]
	scvtf.4s	v19, v7
	mov	x11, x0
	scvtf.4s	v7, v5
	scvtf.4s	v5, v4
	scvtf.4s	v16, v6
	ldp	q18, q22, [x10, #64]
	scvtf.4s	v6, v3
	mov	w10, #1262485504
	fmul.4s	v5, v18, v5
	fmul.4s	v20, v18, v16
	ld1r.4s	{ v17 }, [x11], #4
	fmul.4s	v19, v22, v19
	ld1r.4s	{ v4 }, [x11]
	fmul.4s	v7, v22, v7
Lloh22:
	adrp	x11, lCPI23_0@PAGE
	fmul.4s	v6, v18, v6
	fcmgt.4s	v21, v20, v17
	fcmgt.4s	v3, v19, v17
	fcmgt.4s	v16, v7, v17
	bif.16b	v20, v17, v21
	bsl.16b	v3, v19, v17
	fcmgt.4s	v19, v5, v17
	bif.16b	v7, v17, v16
	fcmgt.4s	v21, v4, v20
	fcmgt.4s	v16, v4, v3
	bif.16b	v5, v17, v19
	fcmgt.4s	v23, v4, v7
	bsl.16b	v21, v20, v4
	bif.16b	v3, v4, v16
	fcmgt.4s	v19, v4, v5
	scvtf.4s	v16, v2
	mov.16b	v2, v23
	bsl.16b	v2, v7, v4
	bif.16b	v5, v4, v19
	dup.4s	v7, w10
	add	x10, x0, #8
	fmul.4s	v16, v22, v16
	fadd.4s	v20, v3, v7
	fadd.4s	v3, v2, v7
	fadd.4s	v2, v5, v7
	scvtf.4s	v5, v0
	fadd.4s	v19, v21, v7
	scvtf.4s	v21, v1
	fcmgt.4s	v0, v16, v17
	fcmgt.4s	v1, v6, v17
	fmul.4s	v5, v22, v5
	fmul.4s	v18, v18, v21
	bsl.16b	v0, v16, v17
	bif.16b	v6, v17, v1
	fcmgt.4s	v22, v5, v17
	fcmgt.4s	v21, v18, v17
	fcmgt.4s	v1, v4, v0
	fcmgt.4s	v16, v4, v6
	bif.16b	v5, v17, v22
	bif.16b	v18, v17, v21
	bif.16b	v0, v4, v1
Lloh23:
	ldr	q1, [x11, lCPI23_0@PAGEOFF]
	bif.16b	v6, v4, v16
	lsl	x11, x8, #1
	fcmgt.4s	v22, v4, v5
	fcmgt.4s	v21, v4, v18
	fadd.4s	v17, v0, v7
	ld1r.8b	{ v0 }, [x10]
	fadd.4s	v16, v6, v7
	ldr	x10, [x0, #16]
	bif.16b	v5, v4, v22
	bif.16b	v18, v4, v21
	tbl.16b	v4, { v19, v20 }, v1
	add	x9, x10, x9
	tbl.16b	v3, { v2, v3 }, v1
	add	x10, x11, x8
	fadd.4s	v6, v5, v7
	fadd.4s	v5, v18, v7
	tbl.16b	v2, { v16, v17 }, v1
	add.8b	v4, v4, v0
	add.8b	v3, v3, v0
	tbl.16b	v1, { v5, v6 }, v1
	str	d4, [x9]
	add.8b	v2, v2, v0
	str	d3, [x9, x8]
	str	d2, [x9, x11]
	add.8b	v0, v1, v0
	str	d0, [x9, x10]
	ret
	.loh AdrpLdr	Lloh22, Lloh23
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI24_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$e21VitruvianMicroNEONDOT9PixelSumsPAAE5store33_6DCFF1929957E7D06B987B44F38C12DFLL__5pixelyAA14ChannelResultsV_AA6TapRowVSitFAA10FourPixelsVyAA09CorrectedD0VG_Tg5:
	ldr	x8, [x1, #8]
	mov	x10, x0
	ldp	q4, q3, [x20]
	mov	w9, #1262485504
Lloh24:
	adrp	x12, lCPI24_0@PAGE
	ldp	q17, q7, [x20, #32]
	ldp	q18, q16, [x8, #32]
	mla.4s	v4, v18, v17
	ldp	q1, q2, [x20, #64]
	mla.4s	v3, v16, v7
	scvtf.4s	v4, v4
	scvtf.4s	v3, v3
	ldp	q5, q17, [x20, #96]
	mla.4s	v1, v18, v5
	ldp	q6, q0, [x20, #128]
	mla.4s	v2, v16, v17
	scvtf.4s	v1, v1
	scvtf.4s	v2, v2
	ldp	q7, q5, [x20, #160]
	mla.4s	v6, v18, v7
	ldp	q21, q22, [x20, #192]
	mla.4s	v0, v16, v5
	scvtf.4s	v6, v6
	scvtf.4s	v0, v0
	ldp	q17, q7, [x20, #224]
	mla.4s	v21, v18, v17
	ldp	q18, q5, [x8, #64]
	mla.4s	v22, v16, v7
	scvtf.4s	v21, v21
	fmul.4s	v7, v18, v4
	fmul.4s	v1, v18, v1
	ldr	x8, [x1, #40]
	scvtf.4s	v22, v22
	ldr	x11, [x0, #24]
	ld1r.4s	{ v17 }, [x10], #4
	fmul.4s	v3, v5, v3
	ld1r.4s	{ v4 }, [x10]
	fmul.4s	v2, v5, v2
	add	x10, x0, #8
	fmul.4s	v0, v5, v0
	fcmgt.4s	v16, v7, v17
	fcmgt.4s	v20, v3, v17
	fcmgt.4s	v19, v2, v17
	fmul.4s	v6, v18, v6
	bsl.16b	v16, v7, v17
	fcmgt.4s	v7, v1, v17
	bif.16b	v3, v17, v20
	bif.16b	v2, v17, v19
	fcmgt.4s	v20, v4, v16
	bif.16b	v1, v17, v7
	fcmgt.4s	v24, v4, v3
	fcmgt.4s	v23, v4, v2
	dup.4s	v7, w9
	ldr	x9, [x0, #16]
	fcmgt.4s	v19, v4, v1
	bif.16b	v3, v4, v24
	bif.16b	v2, v4, v23
	add	x8, x9, x8
	bif.16b	v16, v4, v20
	madd	x8, x11, x2, x8
	bif.16b	v1, v4, v19
	fmul.4s	v5, v5, v22
	fmul.4s	v18, v18, v21
	fadd.4s	v20, v3, v7
	fadd.4s	v3, v2, v7
	fadd.4s	v2, v1, v7
	fcmgt.4s	v1, v0, v17
	fadd.4s	v19, v16, v7
	fcmgt.4s	v16, v6, v17
	fcmgt.4s	v22, v5, v17
	fcmgt.4s	v21, v18, v17
	bif.16b	v0, v17, v1
	bif.16b	v6, v17, v16
	bif.16b	v5, v17, v22
	bif.16b	v18, v17, v21
	fcmgt.4s	v1, v4, v0
	fcmgt.4s	v16, v4, v6
	fcmgt.4s	v22, v4, v5
	fcmgt.4s	v21, v4, v18
	bif.16b	v0, v4, v1
Lloh25:
	ldr	q1, [x12, lCPI24_0@PAGEOFF]
	bif.16b	v6, v4, v16
	bif.16b	v5, v4, v22
	bif.16b	v18, v4, v21
	fadd.4s	v17, v0, v7
	ld1r.8b	{ v0 }, [x10]
	fadd.4s	v16, v6, v7
	lsl	x10, x11, #1
	fadd.4s	v6, v5, v7
	add	x9, x10, x11
	fadd.4s	v5, v18, v7
	tbl.16b	v4, { v19, v20 }, v1
	tbl.16b	v3, { v2, v3 }, v1
	tbl.16b	v2, { v16, v17 }, v1
	tbl.16b	v1, { v5, v6 }, v1
	add.8b	v4, v4, v0
	add.8b	v3, v3, v0
	add.8b	v2, v2, v0
	str	d4, [x8]
	add.8b	v0, v1, v0
	str	d3, [x8, x11]
	str	d2, [x8, x10]
	str	d0, [x8, x9]
	ret
	.loh AdrpLdr	Lloh24, Lloh25
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI27_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$e21VitruvianMicroNEONDOT14ProductResultsV5store_3row12packedColumn6column9fillsLineys5SIMD8Vys5Int32VG_A3Mt_S3iSbtF:
	ldr	x8, [x20, #16]
	scvtf.4s	v16, v0
	scvtf.4s	v1, v1
	scvtf.4s	v0, v3
	scvtf.4s	v2, v2
	mov	w10, #1262485504
	add	x9, x8, x1, lsl #2
	mov	x8, x20
	dup.4s	v18, w10
Lloh26:
	adrp	x10, lCPI27_0@PAGE
	ldp	q21, q24, [x9]
	add	x9, x20, #8
	fmul.4s	v3, v21, v16
	scvtf.4s	v16, v4
	fmul.4s	v19, v21, v2
	ld1r.4s	{ v17 }, [x8], #4
	fmul.4s	v1, v24, v1
	scvtf.4s	v4, v7
	fmul.4s	v2, v24, v0
	scvtf.4s	v7, v6
	fcmgt.4s	v23, v3, v17
	scvtf.4s	v0, v5
	fcmgt.4s	v22, v1, v17
	fcmgt.4s	v20, v2, v17
	fcmgt.4s	v6, v19, v17
	fmul.4s	v5, v24, v4
	ld1r.4s	{ v4 }, [x8]
	bif.16b	v3, v17, v23
	bif.16b	v1, v17, v22
	bif.16b	v2, v17, v20
	mov.16b	v20, v6
	fcmgt.4s	v22, v4, v3
	bsl.16b	v20, v19, v17
	fcmgt.4s	v19, v4, v1
	fcmgt.4s	v6, v4, v2
	bif.16b	v3, v4, v22
	fcmgt.4s	v22, v4, v20
	bsl.16b	v19, v1, v4
	fmul.4s	v0, v24, v0
	bif.16b	v2, v4, v6
	fmul.4s	v16, v21, v16
	bsl.16b	v22, v20, v4
	fmul.4s	v7, v21, v7
	fadd.4s	v20, v19, v18
	fcmgt.4s	v1, v0, v17
	fadd.4s	v19, v3, v18
	fadd.4s	v3, v2, v18
	fcmgt.4s	v6, v16, v17
	fadd.4s	v2, v22, v18
	fcmgt.4s	v22, v5, v17
	fcmgt.4s	v21, v7, v17
	bif.16b	v0, v17, v1
	bsl.16b	v6, v16, v17
	bif.16b	v5, v17, v22
	bif.16b	v7, v17, v21
	fcmgt.4s	v1, v4, v0
	fcmgt.4s	v16, v4, v6
	fcmgt.4s	v22, v4, v5
	fcmgt.4s	v21, v4, v7
	bif.16b	v0, v4, v1
Lloh27:
	ldr	q1, [x10, lCPI27_0@PAGEOFF]
	bif.16b	v6, v4, v16
	bif.16b	v5, v4, v22
	bif.16b	v7, v4, v21
	fadd.4s	v17, v0, v18
	ld1r.8b	{ v0 }, [x9]
	ldp	x8, x11, [x20, #40]
	fadd.4s	v16, v6, v18
	fadd.4s	v6, v5, v18
	fadd.4s	v5, v7, v18
	tbl.16b	v4, { v19, v20 }, v1
	madd	x8, x11, x0, x8
	lsl	x10, x11, #1
	tbl.16b	v3, { v2, v3 }, v1
	add	x9, x10, x11
	tbl.16b	v2, { v16, v17 }, v1
	add	x8, x8, x2
	tbl.16b	v1, { v5, v6 }, v1
	add.8b	v4, v4, v0
	add.8b	v3, v3, v0
	add.8b	v2, v2, v0
	str	d4, [x8]
	add.8b	v0, v1, v0
	str	d3, [x8, x11]
	str	d2, [x8, x10]
	str	d0, [x8, x9]
	ret
	.loh AdrpLdr	Lloh26, Lloh27
	.section	__TEXT,__text,regular,pure_instructions
	.private_extern	_vitruvian_multiply_quantized_neondot
	.globl	_vitruvian_multiply_quantized_neondot
	.p2align	4
_vitruvian_multiply_quantized_neondot:
	sub	sp, sp, #256
	ldp	x8, x11, [x0, #32]
	movi.16b	v2, #128
	stp	x24, x23, [sp, #208]
	ldp	x13, x12, [x0]
	stp	x22, x21, [sp, #224]
	ldp	x10, x9, [x0, #16]
	stp	x20, x19, [sp, #240]
	ldp	q0, q1, [x11]
	stp	x29, x30, [sp, #176]
	add	x29, sp, #176
	stp	x12, x10, [sp, #112]
	stp	x26, x25, [sp, #192]
	eor.16b	v0, v0, v2
	stp	xzr, x13, [sp, #56]
	stp	x9, x8, [sp, #128]
	ldr	w10, [x0, #128]
	ldp	x21, x23, [x0, #80]
	eor.16b	v1, v1, v2
	strb	w10, [sp, #8]
	ldr	x19, [x0, #48]
	ldp	x11, x10, [x0, #136]
	stp	q0, q1, [sp, #80]
	ldr	d1, [x0, #120]
	cmp	x23, #1
	ldr	x12, [x0, #112]
	stp	x19, x21, [sp, #144]
	ldr	q0, [x0, #96]
	str	x23, [sp, #160]
	str	d1, [sp]
	str	x12, [sp, #16]
	stur	q0, [sp, #24]
	stp	x11, x10, [sp, #40]
	b.lt	LBB28_9
	mul	x8, x8, x9
	mov	x22, xzr
	lsl	x8, x8, #5
	add	x24, x8, #32
	b	LBB28_5
	.p2align	4, , 8
LBB28_2:
	mov	w25, #2
LBB28_3:
	mov	x4, sp
	add	x20, sp, #64
	mov	x0, x21
	mov	x1, x22
	mov	x2, xzr
	mov	x3, x19
	bl	_$e21VitruvianMicroNEONDOT16QuantizedProductV8multiply33_161707541EB4DC2EDAE217CE4B70F119LLyyxm_SPys5Int32VGSiSnySiGAA0E7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5
LBB28_4:
	madd	x21, x24, x25, x21
	add	x22, x22, x25, lsl #3
	cmp	x22, x23
	b.ge	LBB28_9
LBB28_5:
	sub	x8, x23, x22
	add	x9, x8, #7
	cmp	x9, #23
	b.gt	LBB28_2
	add	x10, x9, #7
	cmp	x9, #0
	csel	x9, x10, x9, lt
	sub	x8, x8, #1
	cmp	x8, #8
	b.hs	LBB28_8
	mov	x4, sp
	add	x20, sp, #64
	mov	x0, x21
	mov	x1, x22
	mov	x2, xzr
	mov	x3, x19
	bl	_$e21VitruvianMicroNEONDOT16QuantizedProductV8multiply33_161707541EB4DC2EDAE217CE4B70F119LLyyxm_SPys5Int32VGSiSnySiGAA0E7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5
	mov	w25, #1
	b	LBB28_4
	.p2align	4, , 8
LBB28_8:
	asr	x25, x9, #3
	b	LBB28_3
LBB28_9:
	ldp	x20, x19, [sp, #240]
	ldp	x22, x21, [sp, #224]
	ldp	x24, x23, [sp, #208]
	ldp	x26, x25, [sp, #192]
	ldp	x29, x30, [sp, #176]
	add	sp, sp, #256
	ret
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI32_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$e21VitruvianMicroNEONDOT16QuantizedProductV8multiply33_161707541EB4DC2EDAE217CE4B70F119LLyyxm_SPys5Int32VGSiSnySiGAA0E7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5:
	sub	sp, sp, #352
	mov	x7, x20
	stp	d13, d12, [sp, #208]
	stp	x29, x30, [sp, #256]
	add	x29, sp, #256
	stp	x24, x23, [sp, #304]
	mov	x23, x1
	ldp	q13, q12, [x7, #16]
	stp	x20, x19, [sp, #336]
	mov	x20, x4
	add	x1, x2, #8
	stp	d11, d10, [sp, #224]
	cmp	x3, x1
	stp	d9, d8, [sp, #240]
	stp	x28, x27, [sp, #272]
	stp	x26, x25, [sp, #288]
	ldr	x8, [x7]
	stp	x22, x21, [sp, #320]
	stur	x3, [x29, #-112]
	str	x23, [sp, #104]
	str	x8, [sp, #96]
	stur	x4, [x29, #-120]
	stp	x0, x7, [sp, #120]
	b.ge	LBB32_2
	mov	x30, x2
	b	LBB32_38
LBB32_2:
	fmov	w9, s13
	ldr	x8, [x7, #96]
	ldr	x11, [x20, #56]
	stp	q13, q12, [sp, #16]
	ldr	x10, [x7, #48]
	str	w9, [sp, #92]
	ldr	x9, [x20, #24]
	sub	x8, x8, #8
	lsl	x25, x10, #1
	lsl	x21, x10, #2
	str	x9, [sp, #80]
	add	x9, x0, #32
	add	x19, x25, x10
	add	x24, x21, x10
	lsl	x27, x19, #1
	mov	x26, x10
	str	x9, [sp, #56]
	sub	x9, x23, x8
	add	x17, x25, #16
	add	x3, x19, #16
	and	x9, x9, x9, asr #63
	add	x4, x21, #16
	add	x8, x9, x8
	add	x5, x24, #16
	add	x6, x27, #16
	add	x28, x10, #16
	stp	x10, x11, [sp, #64]
	str	x8, [sp, #8]
	add	x8, x11, x8, lsl #2
	str	x8, [sp, #48]
	lsl	x8, x10, #3
	sub	x23, x8, x10
	ldr	x8, [x7, #64]
	add	x22, x23, #16
	stp	x17, x8, [x29, #-72]
	stp	x4, x3, [x29, #-88]
	stp	x6, x5, [x29, #-104]
	b	LBB32_5
	.p2align	4, , 8
LBB32_3:
	ldr	x8, [x20, #16]
	scvtf.4s	v25, v23
	ldr	x1, [sp, #104]
	scvtf.4s	v26, v20
	scvtf.4s	v24, v19
	scvtf.4s	v20, v22
	scvtf.4s	v8, v18
	scvtf.4s	v31, v21
	add	x9, x8, x1, lsl #2
	mov	x8, x20
	scvtf.4s	v21, v17
Lloh28:
	adrp	x10, lCPI32_0@PAGE
	add	x0, x16, #4
	mov	w3, wzr
	ldp	q23, q29, [x9]
	add	x9, x20, #8
	fmul.4s	v17, v23, v8
	ld1r.4s	{ v22 }, [x8], #4
	fmul.4s	v19, v29, v26
	ldr	x2, [sp, #8]
	fmul.4s	v27, v29, v25
	fmul.4s	v26, v23, v24
	fmul.4s	v24, v23, v20
	fcmgt.4s	v20, v19, v22
	fcmgt.4s	v30, v27, v22
	fcmgt.4s	v28, v26, v22
	fcmgt.4s	v25, v24, v22
	bif.16b	v19, v22, v20
	ld1r.4s	{ v20 }, [x8]
	bif.16b	v27, v22, v30
	mov	w8, #1262485504
	bsl.16b	v28, v26, v22
	mov.16b	v26, v25
	bsl.16b	v26, v24, v22
	fcmgt.4s	v9, v20, v27
	fcmgt.4s	v30, v20, v19
	scvtf.4s	v24, v16
	fmul.4s	v16, v29, v31
	dup.4s	v25, w8
	mov.16b	v18, v9
	bsl.16b	v18, v27, v20
	fcmgt.4s	v27, v20, v26
	bif.16b	v19, v20, v30
	fcmgt.4s	v30, v20, v28
	fmul.4s	v21, v29, v21
	bif.16b	v26, v20, v27
	fmul.4s	v24, v23, v24
	bsl.16b	v30, v28, v20
	fadd.4s	v28, v19, v25
	fadd.4s	v19, v18, v25
	fadd.4s	v18, v26, v25
	fcmgt.4s	v26, v16, v22
	fcmgt.4s	v23, v17, v22
	fcmgt.4s	v29, v21, v22
	fadd.4s	v27, v30, v25
	bif.16b	v16, v22, v26
	fcmgt.4s	v26, v24, v22
	bif.16b	v17, v22, v23
	bif.16b	v21, v22, v29
	fcmgt.4s	v23, v20, v16
	bsl.16b	v26, v24, v22
	fcmgt.4s	v22, v20, v17
	fcmgt.4s	v30, v20, v21
	bif.16b	v16, v20, v23
	fcmgt.4s	v29, v20, v26
	bsl.16b	v22, v17, v20
Lloh29:
	ldr	q17, [x10, lCPI32_0@PAGEOFF]
	bif.16b	v21, v20, v30
	fadd.4s	v24, v16, v25
	ld1r.8b	{ v16 }, [x9]
	bif.16b	v26, v20, v29
	ldp	x8, x11, [x20, #40]
	fadd.4s	v23, v22, v25
	fadd.4s	v22, v21, v25
	fadd.4s	v21, v26, v25
	tbl.16b	v20, { v27, v28 }, v17
	madd	x8, x11, x16, x8
	lsl	x10, x11, #1
	tbl.16b	v19, { v18, v19 }, v17
	add	x9, x10, x11
	tbl.16b	v18, { v23, v24 }, v17
	add	x8, x8, x2
	tbl.16b	v17, { v21, v22 }, v17
	add.8b	v20, v20, v16
	add.8b	v19, v19, v16
	add.8b	v18, v18, v16
	str	d20, [x8]
	add.8b	v16, v17, v16
	str	d19, [x8, x11]
	str	d18, [x8, x10]
	str	d16, [x8, x9]
	bl	_$e21VitruvianMicroNEONDOT14ProductResultsV5store_3row12packedColumn6column9fillsLineys5SIMD8Vys5Int32VG_A3Mt_S3iSbtF
	ldp	q13, q12, [sp, #16]
	ldp	x6, x5, [x29, #-104]
	ldp	x4, x3, [x29, #-88]
	ldp	x16, x0, [sp, #112]
	ldur	x17, [x29, #-72]
	ldr	x7, [sp, #128]
	ldur	x20, [x29, #-120]
LBB32_4:
	add	x30, x16, #8
	ldur	x8, [x29, #-112]
	add	x1, x16, #16
	mov	x2, x30
	cmp	x8, x1
	b.lt	LBB32_37
LBB32_5:
	ldp	q19, q20, [x0]
	str	x2, [sp, #112]
	ldr	w8, [sp, #92]
	cbz	w8, LBB32_19
	ldur	x8, [x29, #-64]
	cbz	x8, LBB32_32
	ldp	x14, x11, [sp, #56]
	mov	x8, xzr
	ldr	x10, [sp, #96]
	ldr	x9, [x7, #72]
	ldr	x30, [sp, #80]
	madd	x10, x11, x2, x10
	ldr	x11, [x7, #56]
	asr	x12, x9, #4
	and	x13, x9, #0x3
	mov.16b	v22, v19
	mov.16b	v23, v20
	mov.16b	v18, v19
	mov.16b	v21, v20
	mov.16b	v16, v19
	mov.16b	v17, v20
	mov.16b	v0, v19
	mov.16b	v1, v20
	mov.16b	v2, v19
	mov.16b	v3, v20
	mov.16b	v4, v19
	mov.16b	v5, v20
	mov.16b	v6, v19
	mov.16b	v7, v20
	b	LBB32_9
	.p2align	4, , 8
LBB32_8:
	ldp	x17, x15, [x29, #-72]
	add	x8, x8, #1
	ldp	x4, x3, [x29, #-88]
	ldp	x6, x5, [x29, #-104]
	cmp	x8, x15
	b.eq	LBB32_33
LBB32_9:
	ldr	x15, [x11, x8, lsl #3]
	cmp	x9, #16
	add	x15, x10, x15
	b.lo	LBB32_12
	mov	x16, x12
	.p2align	4, , 8
LBB32_11:
	ldp	q24, q31, [x15]
	subs	x16, x16, #1
	eor.16b	v10, v24, v13
	ldr	q26, [x15, x26]
	ldr	q25, [x15, x25]
	ldr	q24, [x15, x19]
	ldr	q27, [x15, x21]
	eor.16b	v9, v26, v13
	ldr	q26, [x15, x24]
	eor.16b	v30, v25, v13
	ldr	q25, [x15, x27]
	eor.16b	v29, v24, v13
	ldr	q24, [x15, x23]
	eor.16b	v28, v27, v13
	eor.16b	v27, v26, v13
	eor.16b	v26, v25, v13
	ldp	q25, q8, [x14]
	eor.16b	v24, v24, v13
	sdot	v19, v25, v10[0]
	sdot	v22, v25, v9[0]
	sdot	v18, v25, v30[0]
	sdot	v16, v25, v29[0]
	sdot	v0, v25, v28[0]
	sdot	v2, v25, v27[0]
	sdot	v4, v25, v26[0]
	sdot	v6, v25, v24[0]
	ldp	q11, q25, [x14, #32]
	sdot	v21, v8, v30[0]
	sdot	v17, v8, v29[0]
	sdot	v1, v8, v28[0]
	sdot	v3, v8, v27[0]
	sdot	v5, v8, v26[0]
	sdot	v7, v8, v24[0]
	sdot	v20, v8, v10[0]
	sdot	v23, v8, v9[0]
	sdot	v19, v11, v10[1]
	sdot	v22, v11, v9[1]
	sdot	v18, v11, v30[1]
	sdot	v16, v11, v29[1]
	sdot	v0, v11, v28[1]
	sdot	v2, v11, v27[1]
	sdot	v4, v11, v26[1]
	sdot	v6, v11, v24[1]
	ldp	q8, q11, [x14, #64]
	sdot	v21, v25, v30[1]
	sdot	v17, v25, v29[1]
	sdot	v1, v25, v28[1]
	sdot	v3, v25, v27[1]
	sdot	v5, v25, v26[1]
	sdot	v7, v25, v24[1]
	sdot	v20, v25, v10[1]
	sdot	v23, v25, v9[1]
	sdot	v19, v8, v10[2]
	sdot	v22, v8, v9[2]
	sdot	v18, v8, v30[2]
	sdot	v16, v8, v29[2]
	sdot	v0, v8, v28[2]
	sdot	v2, v8, v27[2]
	sdot	v4, v8, v26[2]
	sdot	v6, v8, v24[2]
	ldp	q25, q8, [x14, #96]
	sdot	v21, v11, v30[2]
	sdot	v17, v11, v29[2]
	sdot	v1, v11, v28[2]
	sdot	v3, v11, v27[2]
	sdot	v5, v11, v26[2]
	sdot	v7, v11, v24[2]
	sdot	v20, v11, v10[2]
	sdot	v23, v11, v9[2]
	sdot	v19, v25, v10[3]
	sdot	v22, v25, v9[3]
	sdot	v18, v25, v30[3]
	sdot	v21, v8, v30[3]
	ldr	q30, [x15, x28]
	sdot	v16, v25, v29[3]
	sdot	v17, v8, v29[3]
	ldr	q29, [x15, x17]
	sdot	v0, v25, v28[3]
	sdot	v1, v8, v28[3]
	ldr	q28, [x15, x3]
	sdot	v2, v25, v27[3]
	sdot	v3, v8, v27[3]
	ldr	q27, [x15, x4]
	sdot	v4, v25, v26[3]
	sdot	v5, v8, v26[3]
	ldr	q26, [x15, x5]
	sdot	v6, v25, v24[3]
	ldr	q25, [x15, x6]
	sdot	v7, v8, v24[3]
	ldr	q24, [x15, x22]
	sdot	v20, v8, v10[3]
	add	x15, x15, #32
	sdot	v23, v8, v9[3]
	eor.16b	v9, v31, v13
	ldp	q8, q31, [x14, #128]
	eor.16b	v30, v30, v13
	eor.16b	v29, v29, v13
	eor.16b	v28, v28, v13
	eor.16b	v27, v27, v13
	eor.16b	v26, v26, v13
	eor.16b	v25, v25, v13
	eor.16b	v24, v24, v13
	sdot	v19, v8, v9[0]
	sdot	v22, v8, v30[0]
	sdot	v18, v8, v29[0]
	sdot	v16, v8, v28[0]
	sdot	v0, v8, v27[0]
	sdot	v2, v8, v26[0]
	sdot	v4, v8, v25[0]
	sdot	v6, v8, v24[0]
	ldp	q10, q8, [x14, #160]
	sdot	v20, v31, v9[0]
	sdot	v23, v31, v30[0]
	sdot	v21, v31, v29[0]
	sdot	v17, v31, v28[0]
	sdot	v1, v31, v27[0]
	sdot	v3, v31, v26[0]
	sdot	v5, v31, v25[0]
	sdot	v7, v31, v24[0]
	sdot	v19, v10, v9[1]
	sdot	v22, v10, v30[1]
	sdot	v18, v10, v29[1]
	sdot	v16, v10, v28[1]
	sdot	v0, v10, v27[1]
	sdot	v2, v10, v26[1]
	sdot	v4, v10, v25[1]
	sdot	v6, v10, v24[1]
	ldp	q31, q10, [x14, #192]
	sdot	v20, v8, v9[1]
	sdot	v23, v8, v30[1]
	sdot	v21, v8, v29[1]
	sdot	v17, v8, v28[1]
	sdot	v1, v8, v27[1]
	sdot	v3, v8, v26[1]
	sdot	v5, v8, v25[1]
	sdot	v7, v8, v24[1]
	sdot	v19, v31, v9[2]
	sdot	v22, v31, v30[2]
	sdot	v18, v31, v29[2]
	sdot	v16, v31, v28[2]
	sdot	v0, v31, v27[2]
	sdot	v2, v31, v26[2]
	sdot	v4, v31, v25[2]
	sdot	v6, v31, v24[2]
	ldp	q8, q31, [x14, #224]
	sdot	v20, v10, v9[2]
	add	x14, x14, #256
	sdot	v23, v10, v30[2]
	sdot	v21, v10, v29[2]
	sdot	v17, v10, v28[2]
	sdot	v1, v10, v27[2]
	sdot	v3, v10, v26[2]
	sdot	v5, v10, v25[2]
	sdot	v7, v10, v24[2]
	sdot	v19, v8, v9[3]
	sdot	v20, v31, v9[3]
	sdot	v22, v8, v30[3]
	sdot	v23, v31, v30[3]
	ldr	q30, [x15, x26]
	sdot	v18, v8, v29[3]
	sdot	v21, v31, v29[3]
	ldr	q29, [x15, x25]
	sdot	v16, v8, v28[3]
	sdot	v17, v31, v28[3]
	ldr	q28, [x15, x19]
	sdot	v0, v8, v27[3]
	sdot	v1, v31, v27[3]
	ldr	q27, [x15, x21]
	sdot	v2, v8, v26[3]
	sdot	v3, v31, v26[3]
	ldr	q26, [x15, x24]
	sdot	v4, v8, v25[3]
	sdot	v5, v31, v25[3]
	ldr	q25, [x15, x27]
	sdot	v6, v8, v24[3]
	sdot	v7, v31, v24[3]
	ldr	q24, [x15, x23]
	ldp	q8, q31, [x15]
	eor.16b	v9, v30, v13
	eor.16b	v30, v29, v13
	eor.16b	v29, v28, v13
	eor.16b	v10, v8, v13
	eor.16b	v28, v27, v13
	eor.16b	v27, v26, v13
	eor.16b	v26, v25, v13
	ldp	q25, q8, [x14]
	eor.16b	v24, v24, v13
	sdot	v19, v25, v10[0]
	sdot	v22, v25, v9[0]
	sdot	v18, v25, v30[0]
	sdot	v16, v25, v29[0]
	sdot	v0, v25, v28[0]
	sdot	v2, v25, v27[0]
	sdot	v4, v25, v26[0]
	sdot	v6, v25, v24[0]
	ldp	q11, q25, [x14, #32]
	sdot	v21, v8, v30[0]
	sdot	v17, v8, v29[0]
	sdot	v1, v8, v28[0]
	sdot	v3, v8, v27[0]
	sdot	v5, v8, v26[0]
	sdot	v20, v8, v10[0]
	sdot	v23, v8, v9[0]
	sdot	v7, v8, v24[0]
	sdot	v19, v11, v10[1]
	sdot	v22, v11, v9[1]
	sdot	v18, v11, v30[1]
	sdot	v16, v11, v29[1]
	sdot	v0, v11, v28[1]
	sdot	v2, v11, v27[1]
	sdot	v4, v11, v26[1]
	sdot	v6, v11, v24[1]
	ldp	q8, q11, [x14, #64]
	sdot	v21, v25, v30[1]
	sdot	v17, v25, v29[1]
	sdot	v1, v25, v28[1]
	sdot	v3, v25, v27[1]
	sdot	v5, v25, v26[1]
	sdot	v20, v25, v10[1]
	sdot	v23, v25, v9[1]
	sdot	v7, v25, v24[1]
	sdot	v19, v8, v10[2]
	sdot	v22, v8, v9[2]
	sdot	v18, v8, v30[2]
	sdot	v16, v8, v29[2]
	sdot	v0, v8, v28[2]
	sdot	v2, v8, v27[2]
	sdot	v4, v8, v26[2]
	sdot	v6, v8, v24[2]
	ldp	q25, q8, [x14, #96]
	sdot	v21, v11, v30[2]
	sdot	v17, v11, v29[2]
	sdot	v1, v11, v28[2]
	sdot	v3, v11, v27[2]
	sdot	v5, v11, v26[2]
	sdot	v7, v11, v24[2]
	sdot	v20, v11, v10[2]
	sdot	v23, v11, v9[2]
	sdot	v19, v25, v10[3]
	sdot	v22, v25, v9[3]
	sdot	v18, v25, v30[3]
	sdot	v21, v8, v30[3]
	ldr	q30, [x15, x28]
	sdot	v16, v25, v29[3]
	sdot	v17, v8, v29[3]
	ldr	q29, [x15, x17]
	sdot	v0, v25, v28[3]
	sdot	v1, v8, v28[3]
	ldr	q28, [x15, x3]
	sdot	v2, v25, v27[3]
	sdot	v3, v8, v27[3]
	ldr	q27, [x15, x4]
	sdot	v4, v25, v26[3]
	sdot	v5, v8, v26[3]
	ldr	q26, [x15, x5]
	sdot	v6, v25, v24[3]
	ldr	q25, [x15, x6]
	sdot	v7, v8, v24[3]
	ldr	q24, [x15, x22]
	sdot	v20, v8, v10[3]
	add	x15, x15, #32
	sdot	v23, v8, v9[3]
	eor.16b	v9, v31, v13
	eor.16b	v8, v30, v13
	eor.16b	v31, v29, v13
	eor.16b	v30, v28, v13
	eor.16b	v29, v27, v13
	eor.16b	v28, v26, v13
	eor.16b	v27, v25, v13
	ldp	q26, q25, [x14, #128]
	eor.16b	v24, v24, v13
	sdot	v19, v26, v9[0]
	sdot	v22, v26, v8[0]
	sdot	v18, v26, v31[0]
	sdot	v16, v26, v30[0]
	sdot	v0, v26, v29[0]
	sdot	v2, v26, v28[0]
	sdot	v4, v26, v27[0]
	sdot	v6, v26, v24[0]
	ldp	q10, q26, [x14, #160]
	sdot	v20, v25, v9[0]
	sdot	v23, v25, v8[0]
	sdot	v21, v25, v31[0]
	sdot	v17, v25, v30[0]
	sdot	v1, v25, v29[0]
	sdot	v3, v25, v28[0]
	sdot	v5, v25, v27[0]
	sdot	v7, v25, v24[0]
	sdot	v19, v10, v9[1]
	sdot	v22, v10, v8[1]
	sdot	v18, v10, v31[1]
	sdot	v16, v10, v30[1]
	sdot	v0, v10, v29[1]
	sdot	v2, v10, v28[1]
	sdot	v4, v10, v27[1]
	sdot	v6, v10, v24[1]
	ldp	q25, q10, [x14, #192]
	sdot	v20, v26, v9[1]
	sdot	v23, v26, v8[1]
	sdot	v21, v26, v31[1]
	sdot	v17, v26, v30[1]
	sdot	v1, v26, v29[1]
	sdot	v3, v26, v28[1]
	sdot	v5, v26, v27[1]
	sdot	v7, v26, v24[1]
	sdot	v19, v25, v9[2]
	sdot	v22, v25, v8[2]
	sdot	v18, v25, v31[2]
	sdot	v16, v25, v30[2]
	sdot	v0, v25, v29[2]
	sdot	v2, v25, v28[2]
	sdot	v4, v25, v27[2]
	sdot	v6, v25, v24[2]
	ldp	q26, q25, [x14, #224]
	sdot	v20, v10, v9[2]
	add	x14, x14, #256
	sdot	v23, v10, v8[2]
	sdot	v21, v10, v31[2]
	sdot	v17, v10, v30[2]
	sdot	v1, v10, v29[2]
	sdot	v3, v10, v28[2]
	sdot	v5, v10, v27[2]
	sdot	v7, v10, v24[2]
	sdot	v19, v26, v9[3]
	sdot	v20, v25, v9[3]
	sdot	v22, v26, v8[3]
	sdot	v23, v25, v8[3]
	sdot	v18, v26, v31[3]
	sdot	v21, v25, v31[3]
	sdot	v16, v26, v30[3]
	sdot	v17, v25, v30[3]
	sdot	v0, v26, v29[3]
	sdot	v1, v25, v29[3]
	sdot	v2, v26, v28[3]
	sdot	v3, v25, v28[3]
	sdot	v4, v26, v27[3]
	sdot	v5, v25, v27[3]
	sdot	v6, v26, v24[3]
	sdot	v7, v25, v24[3]
	b.ne	LBB32_11
LBB32_12:
	tbnz	w9, #3, LBB32_15
	tbnz	w9, #2, LBB32_16
LBB32_14:
	cbnz	x13, LBB32_17
	b	LBB32_8
	.p2align	4, , 8
LBB32_15:
	ldp	q24, q31, [x15]
	eor.16b	v10, v24, v13
	ldr	q26, [x15, x26]
	ldr	q25, [x15, x25]
	ldr	q24, [x15, x19]
	ldr	q27, [x15, x21]
	eor.16b	v9, v26, v13
	ldr	q26, [x15, x24]
	eor.16b	v30, v25, v13
	ldr	q25, [x15, x27]
	eor.16b	v29, v24, v13
	ldr	q24, [x15, x23]
	eor.16b	v28, v27, v13
	eor.16b	v27, v26, v13
	eor.16b	v26, v25, v13
	ldp	q25, q8, [x14]
	eor.16b	v24, v24, v13
	sdot	v19, v25, v10[0]
	sdot	v22, v25, v9[0]
	sdot	v18, v25, v30[0]
	sdot	v16, v25, v29[0]
	sdot	v0, v25, v28[0]
	sdot	v2, v25, v27[0]
	sdot	v4, v25, v26[0]
	sdot	v6, v25, v24[0]
	ldp	q11, q25, [x14, #32]
	sdot	v21, v8, v30[0]
	sdot	v17, v8, v29[0]
	sdot	v1, v8, v28[0]
	sdot	v3, v8, v27[0]
	sdot	v5, v8, v26[0]
	sdot	v20, v8, v10[0]
	sdot	v23, v8, v9[0]
	sdot	v7, v8, v24[0]
	sdot	v19, v11, v10[1]
	sdot	v22, v11, v9[1]
	sdot	v18, v11, v30[1]
	sdot	v16, v11, v29[1]
	sdot	v0, v11, v28[1]
	sdot	v2, v11, v27[1]
	sdot	v4, v11, v26[1]
	sdot	v6, v11, v24[1]
	ldp	q8, q11, [x14, #64]
	sdot	v21, v25, v30[1]
	sdot	v17, v25, v29[1]
	sdot	v1, v25, v28[1]
	sdot	v3, v25, v27[1]
	sdot	v5, v25, v26[1]
	sdot	v20, v25, v10[1]
	sdot	v23, v25, v9[1]
	sdot	v7, v25, v24[1]
	sdot	v19, v8, v10[2]
	sdot	v22, v8, v9[2]
	sdot	v18, v8, v30[2]
	sdot	v16, v8, v29[2]
	sdot	v0, v8, v28[2]
	sdot	v2, v8, v27[2]
	sdot	v4, v8, v26[2]
	sdot	v6, v8, v24[2]
	ldp	q25, q8, [x14, #96]
	sdot	v21, v11, v30[2]
	sdot	v17, v11, v29[2]
	sdot	v1, v11, v28[2]
	sdot	v3, v11, v27[2]
	sdot	v5, v11, v26[2]
	sdot	v7, v11, v24[2]
	sdot	v20, v11, v10[2]
	sdot	v23, v11, v9[2]
	sdot	v19, v25, v10[3]
	sdot	v22, v25, v9[3]
	sdot	v18, v25, v30[3]
	sdot	v21, v8, v30[3]
	ldr	q30, [x15, x28]
	sdot	v16, v25, v29[3]
	sdot	v17, v8, v29[3]
	ldr	q29, [x15, x17]
	sdot	v0, v25, v28[3]
	sdot	v1, v8, v28[3]
	ldr	q28, [x15, x3]
	sdot	v2, v25, v27[3]
	sdot	v3, v8, v27[3]
	ldr	q27, [x15, x4]
	sdot	v4, v25, v26[3]
	sdot	v5, v8, v26[3]
	ldr	q26, [x15, x5]
	sdot	v6, v25, v24[3]
	ldr	q25, [x15, x6]
	sdot	v7, v8, v24[3]
	ldr	q24, [x15, x22]
	sdot	v20, v8, v10[3]
	add	x15, x15, #32
	sdot	v23, v8, v9[3]
	eor.16b	v9, v31, v13
	eor.16b	v8, v30, v13
	eor.16b	v31, v29, v13
	eor.16b	v30, v28, v13
	eor.16b	v29, v27, v13
	eor.16b	v28, v26, v13
	eor.16b	v27, v25, v13
	ldp	q26, q25, [x14, #128]
	eor.16b	v24, v24, v13
	sdot	v19, v26, v9[0]
	sdot	v22, v26, v8[0]
	sdot	v18, v26, v31[0]
	sdot	v16, v26, v30[0]
	sdot	v0, v26, v29[0]
	sdot	v2, v26, v28[0]
	sdot	v4, v26, v27[0]
	sdot	v6, v26, v24[0]
	ldp	q10, q26, [x14, #160]
	sdot	v20, v25, v9[0]
	sdot	v23, v25, v8[0]
	sdot	v21, v25, v31[0]
	sdot	v17, v25, v30[0]
	sdot	v1, v25, v29[0]
	sdot	v3, v25, v28[0]
	sdot	v5, v25, v27[0]
	sdot	v7, v25, v24[0]
	sdot	v19, v10, v9[1]
	sdot	v22, v10, v8[1]
	sdot	v18, v10, v31[1]
	sdot	v16, v10, v30[1]
	sdot	v0, v10, v29[1]
	sdot	v2, v10, v28[1]
	sdot	v4, v10, v27[1]
	sdot	v6, v10, v24[1]
	ldp	q25, q10, [x14, #192]
	sdot	v20, v26, v9[1]
	sdot	v23, v26, v8[1]
	sdot	v21, v26, v31[1]
	sdot	v17, v26, v30[1]
	sdot	v1, v26, v29[1]
	sdot	v3, v26, v28[1]
	sdot	v5, v26, v27[1]
	sdot	v7, v26, v24[1]
	sdot	v19, v25, v9[2]
	sdot	v22, v25, v8[2]
	sdot	v18, v25, v31[2]
	sdot	v16, v25, v30[2]
	sdot	v0, v25, v29[2]
	sdot	v2, v25, v28[2]
	sdot	v4, v25, v27[2]
	sdot	v6, v25, v24[2]
	ldp	q26, q25, [x14, #224]
	sdot	v20, v10, v9[2]
	add	x14, x14, #256
	sdot	v23, v10, v8[2]
	sdot	v21, v10, v31[2]
	sdot	v17, v10, v30[2]
	sdot	v1, v10, v29[2]
	sdot	v3, v10, v28[2]
	sdot	v5, v10, v27[2]
	sdot	v7, v10, v24[2]
	sdot	v19, v26, v9[3]
	sdot	v20, v25, v9[3]
	sdot	v22, v26, v8[3]
	sdot	v23, v25, v8[3]
	sdot	v18, v26, v31[3]
	sdot	v21, v25, v31[3]
	sdot	v16, v26, v30[3]
	sdot	v17, v25, v30[3]
	sdot	v0, v26, v29[3]
	sdot	v1, v25, v29[3]
	sdot	v2, v26, v28[3]
	sdot	v3, v25, v28[3]
	sdot	v4, v26, v27[3]
	sdot	v5, v25, v27[3]
	sdot	v6, v26, v24[3]
	sdot	v7, v25, v24[3]
	tbz	w9, #2, LBB32_14
LBB32_16:
	ldr	q26, [x15, x26]
	ldr	q25, [x15, x25]
	ldr	q27, [x15]
	ldr	q24, [x15, x19]
	eor.16b	v8, v26, v13
	ldr	q26, [x15, x24]
	eor.16b	v9, v27, v13
	ldr	q27, [x15, x21]
	eor.16b	v31, v25, v13
	ldr	q25, [x15, x27]
	eor.16b	v30, v24, v13
	ldr	q24, [x15, x23]
	eor.16b	v28, v26, v13
	eor.16b	v29, v27, v13
	eor.16b	v27, v25, v13
	ldp	q26, q25, [x14]
	eor.16b	v24, v24, v13
	sdot	v19, v26, v9[0]
	add	x15, x15, #16
	sdot	v22, v26, v8[0]
	sdot	v18, v26, v31[0]
	sdot	v16, v26, v30[0]
	sdot	v0, v26, v29[0]
	sdot	v2, v26, v28[0]
	sdot	v4, v26, v27[0]
	sdot	v6, v26, v24[0]
	ldp	q10, q26, [x14, #32]
	sdot	v20, v25, v9[0]
	sdot	v23, v25, v8[0]
	sdot	v21, v25, v31[0]
	sdot	v17, v25, v30[0]
	sdot	v1, v25, v29[0]
	sdot	v3, v25, v28[0]
	sdot	v5, v25, v27[0]
	sdot	v7, v25, v24[0]
	sdot	v19, v10, v9[1]
	sdot	v22, v10, v8[1]
	sdot	v18, v10, v31[1]
	sdot	v16, v10, v30[1]
	sdot	v0, v10, v29[1]
	sdot	v2, v10, v28[1]
	sdot	v4, v10, v27[1]
	sdot	v6, v10, v24[1]
	ldp	q25, q10, [x14, #64]
	sdot	v20, v26, v9[1]
	sdot	v23, v26, v8[1]
	sdot	v21, v26, v31[1]
	sdot	v17, v26, v30[1]
	sdot	v1, v26, v29[1]
	sdot	v3, v26, v28[1]
	sdot	v5, v26, v27[1]
	sdot	v7, v26, v24[1]
	sdot	v19, v25, v9[2]
	sdot	v22, v25, v8[2]
	sdot	v18, v25, v31[2]
	sdot	v16, v25, v30[2]
	sdot	v0, v25, v29[2]
	sdot	v2, v25, v28[2]
	sdot	v4, v25, v27[2]
	sdot	v6, v25, v24[2]
	ldp	q26, q25, [x14, #96]
	sdot	v20, v10, v9[2]
	add	x14, x14, #128
	sdot	v23, v10, v8[2]
	sdot	v21, v10, v31[2]
	sdot	v17, v10, v30[2]
	sdot	v1, v10, v29[2]
	sdot	v3, v10, v28[2]
	sdot	v5, v10, v27[2]
	sdot	v7, v10, v24[2]
	sdot	v19, v26, v9[3]
	sdot	v20, v25, v9[3]
	sdot	v22, v26, v8[3]
	sdot	v23, v25, v8[3]
	sdot	v18, v26, v31[3]
	sdot	v21, v25, v31[3]
	sdot	v16, v26, v30[3]
	sdot	v17, v25, v30[3]
	sdot	v0, v26, v29[3]
	sdot	v1, v25, v29[3]
	sdot	v2, v26, v28[3]
	sdot	v3, v25, v28[3]
	sdot	v4, v26, v27[3]
	sdot	v5, v25, v27[3]
	sdot	v6, v26, v24[3]
	sdot	v7, v25, v24[3]
	cbz	x13, LBB32_8
LBB32_17:
	mov	x16, x13
	.p2align	4, , 8
LBB32_18:
	add	x4, x15, x25
	add	x3, x15, x19
	add	x5, x15, x26
	add	x2, x15, x21
	add	x1, x15, x24
	add	x6, x15, x27
	add	x17, x15, x23
	subs	x16, x16, #1
	ld1r.4s	{ v24 }, [x15], #4
	ld1r.4s	{ v26 }, [x4]
	ld1r.4s	{ v25 }, [x3]
	ld1r.4s	{ v27 }, [x5]
	eor.16b	v9, v24, v13
	ld1r.4s	{ v24 }, [x2]
	eor.16b	v31, v26, v13
	ld1r.4s	{ v26 }, [x1]
	eor.16b	v30, v25, v13
	ld1r.4s	{ v25 }, [x6]
	eor.16b	v8, v27, v13
	eor.16b	v29, v24, v13
	ld1r.4s	{ v24 }, [x17]
	eor.16b	v28, v26, v13
	eor.16b	v27, v25, v13
	ldp	q26, q25, [x14], #32
	eor.16b	v24, v24, v13
	sdot	v19, v26, v9[0]
	sdot	v20, v25, v9[0]
	sdot	v22, v26, v8[0]
	sdot	v23, v25, v8[0]
	sdot	v18, v26, v31[0]
	sdot	v21, v25, v31[0]
	sdot	v16, v26, v30[0]
	sdot	v17, v25, v30[0]
	sdot	v0, v26, v29[0]
	sdot	v1, v25, v29[0]
	sdot	v2, v26, v28[0]
	sdot	v3, v25, v28[0]
	sdot	v4, v26, v27[0]
	sdot	v5, v25, v27[0]
	sdot	v6, v26, v24[0]
	sdot	v7, v25, v24[0]
	b.ne	LBB32_18
	b	LBB32_8
	.p2align	4, , 8
LBB32_19:
	ldur	x8, [x29, #-64]
	cbz	x8, LBB32_32
	ldp	x14, x11, [sp, #56]
	mov	x8, xzr
	ldr	x10, [sp, #96]
	ldr	x9, [x7, #72]
	ldr	x30, [sp, #80]
	madd	x10, x11, x2, x10
	ldr	x11, [x7, #56]
	asr	x12, x9, #4
	and	x13, x9, #0x3
	mov.16b	v22, v19
	mov.16b	v23, v20
	mov.16b	v18, v19
	mov.16b	v21, v20
	mov.16b	v16, v19
	mov.16b	v17, v20
	mov.16b	v0, v19
	mov.16b	v1, v20
	mov.16b	v2, v19
	mov.16b	v3, v20
	mov.16b	v4, v19
	mov.16b	v5, v20
	mov.16b	v6, v19
	mov.16b	v7, v20
	b	LBB32_22
	.p2align	4, , 8
LBB32_21:
	ldp	x17, x15, [x29, #-72]
	add	x8, x8, #1
	ldp	x4, x3, [x29, #-88]
	ldp	x6, x5, [x29, #-104]
	cmp	x8, x15
	b.eq	LBB32_33
LBB32_22:
	ldr	x15, [x11, x8, lsl #3]
	cmp	x9, #16
	add	x15, x10, x15
	b.lo	LBB32_25
	mov	x16, x12
	.p2align	4, , 8
LBB32_24:
	ldp	q29, q30, [x15]
	subs	x16, x16, #1
	ldr	q28, [x15, x26]
	ldp	q8, q9, [x14]
	sdot	v19, v8, v29[0]
	sdot	v22, v8, v28[0]
	ldr	q27, [x15, x25]
	ldr	q26, [x15, x19]
	ldr	q25, [x15, x21]
	ldr	q24, [x15, x24]
	ldr	q10, [x15, x27]
	ldr	q31, [x15, x23]
	sdot	v18, v8, v27[0]
	sdot	v16, v8, v26[0]
	sdot	v0, v8, v25[0]
	sdot	v2, v8, v24[0]
	sdot	v4, v8, v10[0]
	sdot	v6, v8, v31[0]
	ldp	q11, q8, [x14, #32]
	sdot	v20, v9, v29[0]
	sdot	v23, v9, v28[0]
	sdot	v21, v9, v27[0]
	sdot	v17, v9, v26[0]
	sdot	v1, v9, v25[0]
	sdot	v3, v9, v24[0]
	sdot	v5, v9, v10[0]
	sdot	v7, v9, v31[0]
	sdot	v19, v11, v29[1]
	sdot	v22, v11, v28[1]
	sdot	v18, v11, v27[1]
	sdot	v16, v11, v26[1]
	sdot	v0, v11, v25[1]
	sdot	v2, v11, v24[1]
	sdot	v4, v11, v10[1]
	sdot	v6, v11, v31[1]
	ldp	q9, q11, [x14, #64]
	sdot	v20, v8, v29[1]
	sdot	v23, v8, v28[1]
	sdot	v21, v8, v27[1]
	sdot	v17, v8, v26[1]
	sdot	v1, v8, v25[1]
	sdot	v3, v8, v24[1]
	sdot	v5, v8, v10[1]
	sdot	v7, v8, v31[1]
	sdot	v19, v9, v29[2]
	sdot	v22, v9, v28[2]
	sdot	v18, v9, v27[2]
	sdot	v16, v9, v26[2]
	sdot	v0, v9, v25[2]
	sdot	v2, v9, v24[2]
	sdot	v4, v9, v10[2]
	sdot	v6, v9, v31[2]
	ldp	q8, q9, [x14, #96]
	sdot	v20, v11, v29[2]
	sdot	v23, v11, v28[2]
	sdot	v21, v11, v27[2]
	sdot	v17, v11, v26[2]
	sdot	v1, v11, v25[2]
	sdot	v3, v11, v24[2]
	sdot	v5, v11, v10[2]
	sdot	v7, v11, v31[2]
	sdot	v19, v8, v29[3]
	sdot	v20, v9, v29[3]
	ldr	q29, [x15, x28]
	sdot	v22, v8, v28[3]
	sdot	v23, v9, v28[3]
	ldr	q28, [x15, x17]
	sdot	v18, v8, v27[3]
	sdot	v21, v9, v27[3]
	ldr	q27, [x15, x3]
	sdot	v16, v8, v26[3]
	sdot	v17, v9, v26[3]
	ldr	q26, [x15, x4]
	sdot	v0, v8, v25[3]
	sdot	v1, v9, v25[3]
	ldr	q25, [x15, x6]
	sdot	v2, v8, v24[3]
	sdot	v3, v9, v24[3]
	ldr	q24, [x15, x5]
	sdot	v4, v8, v10[3]
	sdot	v5, v9, v10[3]
	sdot	v6, v8, v31[3]
	ldp	q10, q8, [x14, #128]
	sdot	v7, v9, v31[3]
	sdot	v19, v10, v30[0]
	sdot	v22, v10, v29[0]
	ldr	q9, [x15, x22]
	add	x15, x15, #32
	sdot	v18, v10, v28[0]
	sdot	v16, v10, v27[0]
	sdot	v0, v10, v26[0]
	sdot	v2, v10, v24[0]
	sdot	v4, v10, v25[0]
	sdot	v6, v10, v9[0]
	ldp	q31, q10, [x14, #160]
	sdot	v20, v8, v30[0]
	sdot	v23, v8, v29[0]
	sdot	v21, v8, v28[0]
	sdot	v17, v8, v27[0]
	sdot	v1, v8, v26[0]
	sdot	v3, v8, v24[0]
	sdot	v5, v8, v25[0]
	sdot	v7, v8, v9[0]
	sdot	v19, v31, v30[1]
	sdot	v22, v31, v29[1]
	sdot	v18, v31, v28[1]
	sdot	v16, v31, v27[1]
	sdot	v0, v31, v26[1]
	sdot	v2, v31, v24[1]
	sdot	v4, v31, v25[1]
	sdot	v6, v31, v9[1]
	ldp	q8, q31, [x14, #192]
	sdot	v20, v10, v30[1]
	sdot	v23, v10, v29[1]
	sdot	v21, v10, v28[1]
	sdot	v17, v10, v27[1]
	sdot	v1, v10, v26[1]
	sdot	v3, v10, v24[1]
	sdot	v5, v10, v25[1]
	sdot	v7, v10, v9[1]
	ldp	q10, q11, [x14, #224]
	sdot	v19, v8, v30[2]
	add	x14, x14, #256
	sdot	v20, v31, v30[2]
	sdot	v22, v8, v29[2]
	sdot	v23, v31, v29[2]
	sdot	v18, v8, v28[2]
	sdot	v21, v31, v28[2]
	sdot	v16, v8, v27[2]
	sdot	v17, v31, v27[2]
	sdot	v0, v8, v26[2]
	sdot	v1, v31, v26[2]
	sdot	v2, v8, v24[2]
	sdot	v3, v31, v24[2]
	sdot	v4, v8, v25[2]
	sdot	v5, v31, v25[2]
	sdot	v6, v8, v9[2]
	sdot	v7, v31, v9[2]
	ldr	q31, [x15, x26]
	sdot	v19, v10, v30[3]
	sdot	v20, v11, v30[3]
	ldr	q30, [x15, x25]
	sdot	v22, v10, v29[3]
	sdot	v23, v11, v29[3]
	ldr	q29, [x15, x19]
	sdot	v18, v10, v28[3]
	sdot	v21, v11, v28[3]
	ldr	q28, [x15, x21]
	sdot	v16, v10, v27[3]
	sdot	v17, v11, v27[3]
	ldr	q27, [x15, x24]
	sdot	v0, v10, v26[3]
	sdot	v1, v11, v26[3]
	ldr	q26, [x15, x27]
	sdot	v2, v10, v24[3]
	sdot	v3, v11, v24[3]
	ldr	q24, [x15, x23]
	sdot	v4, v10, v25[3]
	sdot	v5, v11, v25[3]
	sdot	v6, v10, v9[3]
	ldp	q25, q10, [x14]
	sdot	v7, v11, v9[3]
	sdot	v22, v25, v31[0]
	sdot	v18, v25, v30[0]
	ldp	q8, q9, [x15]
	sdot	v16, v25, v29[0]
	sdot	v0, v25, v28[0]
	sdot	v2, v25, v27[0]
	sdot	v19, v25, v8[0]
	sdot	v4, v25, v26[0]
	sdot	v6, v25, v24[0]
	ldp	q11, q25, [x14, #32]
	sdot	v20, v10, v8[0]
	sdot	v23, v10, v31[0]
	sdot	v21, v10, v30[0]
	sdot	v17, v10, v29[0]
	sdot	v1, v10, v28[0]
	sdot	v3, v10, v27[0]
	sdot	v5, v10, v26[0]
	sdot	v7, v10, v24[0]
	sdot	v19, v11, v8[1]
	sdot	v22, v11, v31[1]
	sdot	v18, v11, v30[1]
	sdot	v16, v11, v29[1]
	sdot	v0, v11, v28[1]
	sdot	v2, v11, v27[1]
	sdot	v4, v11, v26[1]
	sdot	v6, v11, v24[1]
	ldp	q10, q11, [x14, #64]
	sdot	v20, v25, v8[1]
	sdot	v23, v25, v31[1]
	sdot	v21, v25, v30[1]
	sdot	v17, v25, v29[1]
	sdot	v1, v25, v28[1]
	sdot	v3, v25, v27[1]
	sdot	v5, v25, v26[1]
	sdot	v7, v25, v24[1]
	sdot	v19, v10, v8[2]
	sdot	v22, v10, v31[2]
	sdot	v18, v10, v30[2]
	sdot	v16, v10, v29[2]
	sdot	v0, v10, v28[2]
	sdot	v2, v10, v27[2]
	sdot	v4, v10, v26[2]
	sdot	v6, v10, v24[2]
	ldp	q25, q10, [x14, #96]
	sdot	v20, v11, v8[2]
	sdot	v23, v11, v31[2]
	sdot	v21, v11, v30[2]
	sdot	v17, v11, v29[2]
	sdot	v1, v11, v28[2]
	sdot	v3, v11, v27[2]
	sdot	v5, v11, v26[2]
	sdot	v7, v11, v24[2]
	sdot	v19, v25, v8[3]
	sdot	v20, v10, v8[3]
	ldr	q8, [x15, x28]
	sdot	v22, v25, v31[3]
	sdot	v23, v10, v31[3]
	ldr	q31, [x15, x17]
	sdot	v18, v25, v30[3]
	sdot	v21, v10, v30[3]
	ldr	q30, [x15, x3]
	sdot	v16, v25, v29[3]
	sdot	v17, v10, v29[3]
	ldr	q29, [x15, x4]
	sdot	v0, v25, v28[3]
	sdot	v1, v10, v28[3]
	ldr	q28, [x15, x5]
	sdot	v2, v25, v27[3]
	sdot	v3, v10, v27[3]
	ldr	q27, [x15, x6]
	sdot	v4, v25, v26[3]
	sdot	v5, v10, v26[3]
	sdot	v6, v25, v24[3]
	ldp	q26, q25, [x14, #128]
	sdot	v7, v10, v24[3]
	sdot	v19, v26, v9[0]
	sdot	v22, v26, v8[0]
	ldr	q24, [x15, x22]
	add	x15, x15, #32
	sdot	v18, v26, v31[0]
	sdot	v16, v26, v30[0]
	sdot	v0, v26, v29[0]
	sdot	v2, v26, v28[0]
	sdot	v4, v26, v27[0]
	sdot	v6, v26, v24[0]
	ldp	q10, q26, [x14, #160]
	sdot	v20, v25, v9[0]
	sdot	v23, v25, v8[0]
	sdot	v21, v25, v31[0]
	sdot	v17, v25, v30[0]
	sdot	v1, v25, v29[0]
	sdot	v3, v25, v28[0]
	sdot	v5, v25, v27[0]
	sdot	v7, v25, v24[0]
	sdot	v19, v10, v9[1]
	sdot	v22, v10, v8[1]
	sdot	v18, v10, v31[1]
	sdot	v16, v10, v30[1]
	sdot	v0, v10, v29[1]
	sdot	v2, v10, v28[1]
	sdot	v4, v10, v27[1]
	sdot	v6, v10, v24[1]
	ldp	q25, q10, [x14, #192]
	sdot	v20, v26, v9[1]
	sdot	v23, v26, v8[1]
	sdot	v21, v26, v31[1]
	sdot	v17, v26, v30[1]
	sdot	v1, v26, v29[1]
	sdot	v3, v26, v28[1]
	sdot	v5, v26, v27[1]
	sdot	v7, v26, v24[1]
	sdot	v19, v25, v9[2]
	sdot	v22, v25, v8[2]
	sdot	v18, v25, v31[2]
	sdot	v16, v25, v30[2]
	sdot	v0, v25, v29[2]
	sdot	v2, v25, v28[2]
	sdot	v4, v25, v27[2]
	sdot	v6, v25, v24[2]
	ldp	q26, q25, [x14, #224]
	sdot	v20, v10, v9[2]
	add	x14, x14, #256
	sdot	v23, v10, v8[2]
	sdot	v21, v10, v31[2]
	sdot	v17, v10, v30[2]
	sdot	v1, v10, v29[2]
	sdot	v3, v10, v28[2]
	sdot	v5, v10, v27[2]
	sdot	v7, v10, v24[2]
	sdot	v19, v26, v9[3]
	sdot	v20, v25, v9[3]
	sdot	v22, v26, v8[3]
	sdot	v23, v25, v8[3]
	sdot	v18, v26, v31[3]
	sdot	v21, v25, v31[3]
	sdot	v16, v26, v30[3]
	sdot	v17, v25, v30[3]
	sdot	v0, v26, v29[3]
	sdot	v1, v25, v29[3]
	sdot	v2, v26, v28[3]
	sdot	v3, v25, v28[3]
	sdot	v4, v26, v27[3]
	sdot	v5, v25, v27[3]
	sdot	v6, v26, v24[3]
	sdot	v7, v25, v24[3]
	b.ne	LBB32_24
LBB32_25:
	tbnz	w9, #3, LBB32_28
	tbnz	w9, #2, LBB32_29
LBB32_27:
	cbnz	x13, LBB32_30
	b	LBB32_21
	.p2align	4, , 8
LBB32_28:
	ldp	q8, q9, [x15]
	ldr	q31, [x15, x26]
	ldp	q25, q10, [x14]
	sdot	v19, v25, v8[0]
	sdot	v22, v25, v31[0]
	ldr	q30, [x15, x25]
	ldr	q29, [x15, x19]
	ldr	q28, [x15, x21]
	ldr	q27, [x15, x24]
	ldr	q26, [x15, x27]
	ldr	q24, [x15, x23]
	sdot	v18, v25, v30[0]
	sdot	v16, v25, v29[0]
	sdot	v0, v25, v28[0]
	sdot	v2, v25, v27[0]
	sdot	v4, v25, v26[0]
	sdot	v6, v25, v24[0]
	ldp	q11, q25, [x14, #32]
	sdot	v20, v10, v8[0]
	sdot	v23, v10, v31[0]
	sdot	v21, v10, v30[0]
	sdot	v17, v10, v29[0]
	sdot	v1, v10, v28[0]
	sdot	v3, v10, v27[0]
	sdot	v5, v10, v26[0]
	sdot	v7, v10, v24[0]
	sdot	v19, v11, v8[1]
	sdot	v22, v11, v31[1]
	sdot	v18, v11, v30[1]
	sdot	v16, v11, v29[1]
	sdot	v0, v11, v28[1]
	sdot	v2, v11, v27[1]
	sdot	v4, v11, v26[1]
	sdot	v6, v11, v24[1]
	ldp	q10, q11, [x14, #64]
	sdot	v20, v25, v8[1]
	sdot	v23, v25, v31[1]
	sdot	v21, v25, v30[1]
	sdot	v17, v25, v29[1]
	sdot	v1, v25, v28[1]
	sdot	v3, v25, v27[1]
	sdot	v5, v25, v26[1]
	sdot	v7, v25, v24[1]
	sdot	v19, v10, v8[2]
	sdot	v22, v10, v31[2]
	sdot	v18, v10, v30[2]
	sdot	v16, v10, v29[2]
	sdot	v0, v10, v28[2]
	sdot	v2, v10, v27[2]
	sdot	v4, v10, v26[2]
	sdot	v6, v10, v24[2]
	ldp	q25, q10, [x14, #96]
	sdot	v20, v11, v8[2]
	sdot	v23, v11, v31[2]
	sdot	v21, v11, v30[2]
	sdot	v17, v11, v29[2]
	sdot	v1, v11, v28[2]
	sdot	v3, v11, v27[2]
	sdot	v5, v11, v26[2]
	sdot	v7, v11, v24[2]
	sdot	v19, v25, v8[3]
	sdot	v20, v10, v8[3]
	ldr	q8, [x15, x28]
	sdot	v22, v25, v31[3]
	sdot	v23, v10, v31[3]
	ldr	q31, [x15, x17]
	sdot	v18, v25, v30[3]
	sdot	v21, v10, v30[3]
	ldr	q30, [x15, x3]
	sdot	v16, v25, v29[3]
	sdot	v17, v10, v29[3]
	ldr	q29, [x15, x4]
	sdot	v0, v25, v28[3]
	sdot	v1, v10, v28[3]
	ldr	q28, [x15, x5]
	sdot	v2, v25, v27[3]
	sdot	v3, v10, v27[3]
	ldr	q27, [x15, x6]
	sdot	v4, v25, v26[3]
	sdot	v5, v10, v26[3]
	sdot	v6, v25, v24[3]
	ldp	q26, q25, [x14, #128]
	sdot	v7, v10, v24[3]
	sdot	v19, v26, v9[0]
	sdot	v22, v26, v8[0]
	ldr	q24, [x15, x22]
	add	x15, x15, #32
	sdot	v18, v26, v31[0]
	sdot	v16, v26, v30[0]
	sdot	v0, v26, v29[0]
	sdot	v2, v26, v28[0]
	sdot	v4, v26, v27[0]
	sdot	v6, v26, v24[0]
	ldp	q10, q26, [x14, #160]
	sdot	v20, v25, v9[0]
	sdot	v23, v25, v8[0]
	sdot	v21, v25, v31[0]
	sdot	v17, v25, v30[0]
	sdot	v1, v25, v29[0]
	sdot	v3, v25, v28[0]
	sdot	v5, v25, v27[0]
	sdot	v7, v25, v24[0]
	sdot	v19, v10, v9[1]
	sdot	v22, v10, v8[1]
	sdot	v18, v10, v31[1]
	sdot	v16, v10, v30[1]
	sdot	v0, v10, v29[1]
	sdot	v2, v10, v28[1]
	sdot	v4, v10, v27[1]
	sdot	v6, v10, v24[1]
	ldp	q25, q10, [x14, #192]
	sdot	v20, v26, v9[1]
	sdot	v23, v26, v8[1]
	sdot	v21, v26, v31[1]
	sdot	v17, v26, v30[1]
	sdot	v1, v26, v29[1]
	sdot	v3, v26, v28[1]
	sdot	v5, v26, v27[1]
	sdot	v7, v26, v24[1]
	sdot	v19, v25, v9[2]
	sdot	v22, v25, v8[2]
	sdot	v18, v25, v31[2]
	sdot	v16, v25, v30[2]
	sdot	v0, v25, v29[2]
	sdot	v2, v25, v28[2]
	sdot	v4, v25, v27[2]
	sdot	v6, v25, v24[2]
	ldp	q26, q25, [x14, #224]
	sdot	v20, v10, v9[2]
	add	x14, x14, #256
	sdot	v23, v10, v8[2]
	sdot	v21, v10, v31[2]
	sdot	v17, v10, v30[2]
	sdot	v1, v10, v29[2]
	sdot	v3, v10, v28[2]
	sdot	v5, v10, v27[2]
	sdot	v7, v10, v24[2]
	sdot	v19, v26, v9[3]
	sdot	v20, v25, v9[3]
	sdot	v22, v26, v8[3]
	sdot	v23, v25, v8[3]
	sdot	v18, v26, v31[3]
	sdot	v21, v25, v31[3]
	sdot	v16, v26, v30[3]
	sdot	v17, v25, v30[3]
	sdot	v0, v26, v29[3]
	sdot	v1, v25, v29[3]
	sdot	v2, v26, v28[3]
	sdot	v3, v25, v28[3]
	sdot	v4, v26, v27[3]
	sdot	v5, v25, v27[3]
	sdot	v6, v26, v24[3]
	sdot	v7, v25, v24[3]
	tbz	w9, #2, LBB32_27
LBB32_29:
	ldr	q8, [x15, x26]
	ldp	q26, q25, [x14]
	sdot	v22, v26, v8[0]
	ldr	q31, [x15, x25]
	ldr	q30, [x15, x19]
	ldr	q29, [x15, x21]
	ldr	q28, [x15, x24]
	ldr	q27, [x15, x27]
	ldr	q24, [x15, x23]
	ldr	q9, [x15]
	add	x15, x15, #16
	sdot	v18, v26, v31[0]
	sdot	v16, v26, v30[0]
	sdot	v19, v26, v9[0]
	sdot	v0, v26, v29[0]
	sdot	v2, v26, v28[0]
	sdot	v4, v26, v27[0]
	sdot	v6, v26, v24[0]
	ldp	q10, q26, [x14, #32]
	sdot	v20, v25, v9[0]
	sdot	v23, v25, v8[0]
	sdot	v21, v25, v31[0]
	sdot	v17, v25, v30[0]
	sdot	v1, v25, v29[0]
	sdot	v3, v25, v28[0]
	sdot	v5, v25, v27[0]
	sdot	v7, v25, v24[0]
	sdot	v19, v10, v9[1]
	sdot	v22, v10, v8[1]
	sdot	v18, v10, v31[1]
	sdot	v16, v10, v30[1]
	sdot	v0, v10, v29[1]
	sdot	v2, v10, v28[1]
	sdot	v4, v10, v27[1]
	sdot	v6, v10, v24[1]
	ldp	q25, q10, [x14, #64]
	sdot	v20, v26, v9[1]
	sdot	v23, v26, v8[1]
	sdot	v21, v26, v31[1]
	sdot	v17, v26, v30[1]
	sdot	v1, v26, v29[1]
	sdot	v3, v26, v28[1]
	sdot	v5, v26, v27[1]
	sdot	v7, v26, v24[1]
	sdot	v19, v25, v9[2]
	sdot	v22, v25, v8[2]
	sdot	v18, v25, v31[2]
	sdot	v16, v25, v30[2]
	sdot	v0, v25, v29[2]
	sdot	v2, v25, v28[2]
	sdot	v4, v25, v27[2]
	sdot	v6, v25, v24[2]
	ldp	q26, q25, [x14, #96]
	sdot	v20, v10, v9[2]
	add	x14, x14, #128
	sdot	v23, v10, v8[2]
	sdot	v21, v10, v31[2]
	sdot	v17, v10, v30[2]
	sdot	v1, v10, v29[2]
	sdot	v3, v10, v28[2]
	sdot	v5, v10, v27[2]
	sdot	v7, v10, v24[2]
	sdot	v19, v26, v9[3]
	sdot	v20, v25, v9[3]
	sdot	v22, v26, v8[3]
	sdot	v23, v25, v8[3]
	sdot	v18, v26, v31[3]
	sdot	v21, v25, v31[3]
	sdot	v16, v26, v30[3]
	sdot	v17, v25, v30[3]
	sdot	v0, v26, v29[3]
	sdot	v1, v25, v29[3]
	sdot	v2, v26, v28[3]
	sdot	v3, v25, v28[3]
	sdot	v4, v26, v27[3]
	sdot	v5, v25, v27[3]
	sdot	v6, v26, v24[3]
	sdot	v7, v25, v24[3]
	cbz	x13, LBB32_21
LBB32_30:
	mov	x16, x13
	.p2align	4, , 8
LBB32_31:
	add	x5, x15, x26
	add	x4, x15, x25
	add	x3, x15, x19
	add	x2, x15, x21
	add	x1, x15, x24
	add	x6, x15, x27
	add	x17, x15, x23
	subs	x16, x16, #1
	ld1r.4s	{ v9 }, [x15], #4
	ldp	q26, q25, [x14], #32
	sdot
	ld1r.4s	{ v8 }, [x5]
	ld1r.4s	{ v31 }, [x4]
	ld1r.4s	{ v30 }, [x3]
	ld1r.4s	{ v29 }, [x2]
	ld1r.4s	{ v28 }, [x1]
	ld1r.4s	{ v27 }, [x6]
	ld1r.4s	{ v24 }, [x17]
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	b.ne	LBB32_31
	b	LBB32_21
	.p2align	4, , 8
LBB32_32:
	ldr	x30, [sp, #80]
	mov.16b	v22, v19
	mov.16b	v23, v20
	mov.16b	v18, v19
	mov.16b	v21, v20
	mov.16b	v16, v19
	mov.16b	v17, v20
	mov.16b	v0, v19
	mov.16b	v1, v20
	mov.16b	v2, v19
	mov.16b	v3, v20
	mov.16b	v4, v19
	mov.16b	v5, v20
	mov.16b	v6, v19
	mov.16b	v7, v20
LBB32_33:
	cbz	x30, LBB32_35
	ldp	x9, x16, [sp, #104]
	ldr	x8, [x20, #32]
	add	x15, x8, x9, lsl #2
	add	x14, x30, x16, lsl #2
	add	x13, x14, #8
	add	x12, x14, #12
	add	x11, x14, #16
	add	x10, x14, #20
	ldp	q24, q26, [x15]
	add	x9, x14, #24
	add	x8, x14, #28
	ld1r.4s	{ v27 }, [x14], #4
	ld1r.4s	{ v25 }, [x14]
	ld1r.4s	{ v28 }, [x13]
	mla.4s	v20, v27, v26
	mla.4s	v19, v27, v24
	ld1r.4s	{ v27 }, [x12]
	mla.4s	v23, v25, v26
	mla.4s	v22, v25, v24
	ld1r.4s	{ v25 }, [x11]
	mla.4s	v21, v28, v26
	mla.4s	v18, v28, v24
	ld1r.4s	{ v28 }, [x10]
	mla.4s	v17, v27, v26
	mla.4s	v16, v27, v24
	ld1r.4s	{ v27 }, [x9]
	mla.4s	v1, v25, v26
	mla.4s	v0, v25, v24
	ld1r.4s	{ v25 }, [x8]
	mla.4s	v3, v28, v26
	mla.4s	v2, v28, v24
	mla.4s	v5, v27, v26
	mla.4s	v4, v27, v24
	mla.4s	v7, v25, v26
	mla.4s	v6, v25, v24
	ldr	x8, [sp, #72]
	cbnz	x8, LBB32_36
	b	LBB32_3
	.p2align	4, , 8
LBB32_35:
	ldr	x16, [sp, #112]
	ldr	x8, [sp, #72]
	cbz	x8, LBB32_3
LBB32_36:
	ldr	x8, [x20, #48]
	add	x10, x16, #2
	ldr	x14, [sp, #48]
	add	x13, x16, #3
	mul	x11, x8, x16
	mul	x10, x8, x10
	add	x9, x8, x11
	mul	x13, x8, x13
	add	x12, x14, x11, lsl #2
	add	x11, x16, #4
	add	x9, x14, x9, lsl #2
	mul	x11, x8, x11
	add	x13, x14, x13, lsl #2
	stp	q19, q20, [x12]
	add	x12, x14, x10, lsl #2
	stp	q22, q23, [x9]
	add	x10, x16, #5
	add	x9, x16, #6
	add	x11, x14, x11, lsl #2
	stp	q18, q21, [x12]
	add	x12, x16, #7
	mul	x10, x8, x10
	stp	q16, q17, [x13]
	mul	x9, x8, x9
	stp	q0, q1, [x11]
	mul	x8, x8, x12
	add	x10, x14, x10, lsl #2
	add	x9, x14, x9, lsl #2
	add	x8, x14, x8, lsl #2
	stp	q2, q3, [x10]
	stp	q4, q5, [x9]
	stp	q6, q7, [x8]
	b	LBB32_4
LBB32_37:
	ldr	x23, [sp, #104]
LBB32_38:
	ldur	x8, [x29, #-112]
	cmp	x8, x1
	b.ge	LBB32_44
	mov	x8, x30
LBB32_40:
	ldur	x9, [x29, #-112]
	add	x3, x8, #4
	cmp	x9, x3
	b.ge	LBB32_59
	mov	x9, x8
LBB32_42:
	ldur	x10, [x29, #-112]
	add	x8, x9, #2
	cmp	x10, x8
	b.ge	LBB32_75
	mov	x8, x9
	b	LBB32_88
LBB32_44:
	ldp	x9, x10, [x7, #64]
	add	x11, x0, #32
	mov	w16, #8
	ldr	x12, [x20, #24]
	mov	w17, #1262485504
	ldr	x14, [x20, #56]
	mul	x13, x10, x9
	lsl	x15, x10, #5
	b	LBB32_47
	.p2align	4, , 8
LBB32_45:
	ldur	x20, [x29, #-120]
	scvtf.4s	v27, v23
	scvtf.4s	v26, v21
	ldr	x2, [x7, #96]
	scvtf.4s	v30, v20
	scvtf.4s	v23, v22
	ldr	x1, [x20, #16]
	mov	x3, x20
	scvtf.4s	v31, v19
	scvtf.4s	v18, v18
	dup.4s	v22, w17
	sub	x2, x2, #8
	add	x6, x1, x23, lsl #2
	add	x1, x20, #8
	scvtf.4s	v3, v3
	add	x0, x30, #4
	ldp	q24, q25, [x6]
	fmul.4s	v19, v24, v30
	fmul.4s	v23, v24, v23
	fmul.4s	v28, v25, v27
	ld1r.4s	{ v21 }, [x3], #4
	fmul.4s	v26, v25, v26
	ld1r.4s	{ v20 }, [x3]
	fmul.4s	v18, v24, v18
	sub	x3, x23, x2
	fcmgt.4s	v29, v28, v21
	and	x4, x3, x3, asr #63
	fcmgt.4s	v27, v26, v21
Lloh30:
	adrp	x3, lCPI32_0@PAGE
	fcmgt.4s	v30, v23, v21
	add	x4, x4, x2
	bif.16b	v28, v21, v29
	fcmgt.4s	v29, v19, v21
	bsl.16b	v27, v26, v21
	bif.16b	v23, v21, v30
	fcmgt.4s	v30, v20, v28
	bsl.16b	v29, v19, v21
	scvtf.4s	v26, v17
	fcmgt.4s	v17, v20, v27
	scvtf.4s	v19, v16
	bif.16b	v28, v20, v30
	fcmgt.4s	v16, v20, v29
	fcmgt.4s	v30, v20, v23
	bif.16b	v27, v20, v17
	fmul.4s	v17, v25, v31
	bsl.16b	v16, v29, v20
	bif.16b	v23, v20, v30
	fadd.4s	v30, v28, v22
	fadd.4s	v28, v27, v22
	fadd.4s	v27, v16, v22
	fmul.4s	v16, v25, v26
	fadd.4s	v29, v23, v22
	fcmgt.4s	v23, v17, v21
	fmul.4s	v19, v24, v19
	fcmgt.4s	v24, v18, v21
	fcmgt.4s	v25, v16, v21
	bif.16b	v17, v21, v23
	fcmgt.4s	v23, v19, v21
	bif.16b	v18, v21, v24
	bif.16b	v16, v21, v25
	fcmgt.4s	v24, v20, v17
	bsl.16b	v23, v19, v21
	fcmgt.4s	v19, v20, v18
	fcmgt.4s	v25, v20, v16
	bif.16b	v17, v20, v24
	fcmgt.4s	v26, v20, v23
	mov.16b	v24, v19
	bsl.16b	v25, v16, v20
	ld1r.8b	{ v16 }, [x1]
	bsl.16b	v24, v18, v20
	bif.16b	v23, v20, v26
	fadd.4s	v19, v17, v22
Lloh31:
	ldr	q17, [x3, lCPI32_0@PAGEOFF]
	ldp	x5, x3, [x20, #40]
	fadd.4s	v26, v25, v22
	fadd.4s	v18, v24, v22
	fadd.4s	v25, v23, v22
	tbl.16b	v24, { v29, v30 }, v17
	tbl.16b	v23, { v27, v28 }, v17
	madd	x1, x3, x30, x5
	tbl.16b	v19, { v18, v19 }, v17
	lsl	x2, x3, #1
	tbl.16b	v18, { v25, v26 }, v17
	add	x7, x1, x4
	add	x1, x2, x3
	add.8b	v24, v24, v16
	add.8b	v23, v23, v16
	madd	x0, x3, x0, x5
	add.8b	v19, v19, v16
	str	d24, [x7]
	add.8b	v18, v18, v16
	str	d23, [x7, x3]
	str	d19, [x7, x2]
	scvtf.4s	v19, v5
	str	d18, [x7, x1]
	scvtf.4s	v18, v7
	ldp	q23, q24, [x6]
	scvtf.4s	v7, v6
	scvtf.4s	v5, v4
	add	x0, x0, x4
	fmul.4s	v7, v23, v7
	fmul.4s	v6, v24, v18
	ldr	x7, [sp, #128]
	fmul.4s	v4, v24, v19
	fmul.4s	v5, v23, v5
	fcmgt.4s	v19, v7, v21
	fcmgt.4s	v18, v6, v21
	bif.16b	v7, v21, v19
	bif.16b	v6, v21, v18
	fcmgt.4s	v18, v4, v21
	fcmgt.4s	v19, v5, v21
	fcmgt.4s	v25, v20, v6
	bif.16b	v4, v21, v18
	fcmgt.4s	v18, v20, v7
	bif.16b	v5, v21, v19
	bif.16b	v6, v20, v25
	fcmgt.4s	v25, v20, v4
	bif.16b	v7, v20, v18
	fadd.4s	v19, v6, v22
	fcmgt.4s	v6, v20, v5
	bif.16b	v4, v20, v25
	fadd.4s	v18, v7, v22
	mov.16b	v25, v6
	bsl.16b	v25, v5, v20
	fadd.4s	v7, v4, v22
	scvtf.4s	v4, v2
	fmul.4s	v5, v24, v3
	scvtf.4s	v3, v1
	scvtf.4s	v2, v0
	fadd.4s	v6, v25, v22
	fmul.4s	v1, v23, v4
	fmul.4s	v4, v24, v3
	fcmgt.4s	v0, v5, v21
	fmul.4s	v2, v23, v2
	fcmgt.4s	v3, v1, v21
	fcmgt.4s	v23, v4, v21
	bsl.16b	v0, v5, v21
	fcmgt.4s	v5, v2, v21
	bif.16b	v1, v21, v3
	bif.16b	v4, v21, v23
	fcmgt.4s	v3, v20, v0
	bif.16b	v2, v21, v5
	fcmgt.4s	v5, v20, v1
	fcmgt.4s	v21, v20, v4
	bif.16b	v0, v20, v3
	fcmgt.4s	v3, v20, v2
	bsl.16b	v5, v1, v20
	bif.16b	v4, v20, v21
	fadd.4s	v1, v0, v22
	bsl.16b	v3, v2, v20
	fadd.4s	v0, v5, v22
	fadd.4s	v5, v4, v22
	tbl.16b	v2, { v18, v19 }, v17
	fadd.4s	v4, v3, v22
	tbl.16b	v1, { v0, v1 }, v17
	add.8b	v3, v2, v16
	tbl.16b	v2, { v6, v7 }, v17
	tbl.16b	v0, { v4, v5 }, v17
	str	d3, [x0]
	add.8b	v1, v1, v16
	add.8b	v2, v2, v16
	add.8b	v0, v0, v16
	str	d2, [x0, x3]
	str	d1, [x0, x2]
	str	d0, [x0, x1]
LBB32_46:
	ldur	x0, [x29, #-112]
	add	x1, x8, #8
	mov	x30, x8
	cmp	x0, x1
	ldr	x0, [sp, #120]
	b.lt	LBB32_40
LBB32_47:
	ldp	q0, q1, [x0]
	cmp	x30, #8
	mov	x8, x1
	csel	x4, x16, xzr, lt
	cbz	x9, LBB32_54
	add	x2, x30, #7
	cmp	x30, #0
	csel	x2, x2, x30, lt
	cmp	x30, #8
	and	x3, x2, #0xfffffffffffffff8
	mov	x1, xzr
	add	x5, x3, #8
	lsl	x4, x4, #2
	csel	x6, x5, x16, lt
	mov	x5, x11
	ldp	x2, x3, [x7, #48]
	mul	x7, x13, x6
	ldr	x6, [sp, #96]
	mov.16b	v2, v0
	add	x7, x11, x7, lsl #2
	madd	x6, x2, x30, x6
	mov.16b	v3, v1
	mov.16b	v4, v0
	mov.16b	v5, v1
	mov.16b	v6, v0
	mov.16b	v7, v1
	mov.16b	v16, v0
	mov.16b	v17, v1
	mov.16b	v18, v0
	mov.16b	v19, v1
	mov.16b	v20, v0
	mov.16b	v21, v1
	mov.16b	v22, v0
	mov.16b	v23, v1
	b	LBB32_50
	.p2align	4, , 8
LBB32_49:
	add	x1, x1, #1
	cmp	x1, x9
	b.eq	LBB32_55
LBB32_50:
	cbz	x10, LBB32_49
	ldr	x19, [x3, x1, lsl #3]
	mov	x21, x10
	mov	x22, x5
	add	x19, x6, x19
	.p2align	4, , 8
LBB32_52:
	add	x20, x19, x2
	prfm	pldl1keep, [x7]
	ld1r.4s	{ v28 }, [x19], #4
	ldp	q26, q24, [x22], #32
	add	x7, x7, x4
	subs	x21, x21, #1
	eor.16b	v27, v28, v13
	eor.16b	v28, v28, v12
	sdot
	ld1r.4s	{ v25 }, [x20], x2
	ld1r.4s	{ v27 }, [x20], x2
	sdot
	eor.16b	v28, v25, v13
	eor.16b	v25, v25, v12
	sdot
	ld1r.4s	{ v25 }, [x20], x2
	sdot
	eor.16b	v28, v27, v13
	eor.16b	v27, v27, v12
	sdot
	sdot
	eor.16b	v28, v25, v13
	ld1r.4s	{ v27 }, [x20], x2
	eor.16b	v25, v25, v12
	sdot
	ld1r.4s	{ v25 }, [x20], x2
	sdot
	eor.16b	v28, v27, v13
	eor.16b	v27, v27, v12
	sdot
	sdot
	eor.16b	v28, v25, v13
	ld1r.4s	{ v27 }, [x20], x2
	eor.16b	v25, v25, v12
	sdot
	ld1r.4s	{ v25 }, [x20]
	sdot
	eor.16b	v28, v27, v13
	eor.16b	v27, v27, v12
	sdot
	eor.16b	v27, v25, v13
	eor.16b	v25, v25, v12
	sdot
	sdot
	sdot
	b.ne	LBB32_52
	add	x5, x5, x15
	b	LBB32_49
	.p2align	4, , 8
LBB32_54:
	mov.16b	v2, v0
	mov.16b	v3, v1
	mov.16b	v4, v0
	mov.16b	v5, v1
	mov.16b	v6, v0
	mov.16b	v7, v1
	mov.16b	v16, v0
	mov.16b	v17, v1
	mov.16b	v18, v0
	mov.16b	v19, v1
	mov.16b	v20, v0
	mov.16b	v21, v1
	mov.16b	v22, v0
	mov.16b	v23, v1
LBB32_55:
	cbz	x12, LBB32_57
	ldur	x1, [x29, #-120]
	add	x7, x12, x30, lsl #2
	add	x6, x7, #8
	add	x5, x7, #12
	add	x4, x7, #16
	add	x3, x7, #20
	ldr	x1, [x1, #32]
	add	x2, x7, #24
	add	x19, x1, x23, lsl #2
	add	x1, x7, #28
	ldp	q24, q26, [x19]
	ld1r.4s	{ v27 }, [x7], #4
	ld1r.4s	{ v25 }, [x7]
	ld1r.4s	{ v28 }, [x6]
	mla.4s	v23, v27, v26
	mla.4s	v22, v27, v24
	ld1r.4s	{ v27 }, [x5]
	mla.4s	v21, v25, v26
	mla.4s	v20, v25, v24
	ld1r.4s	{ v25 }, [x4]
	mla.4s	v19, v28, v26
	mla.4s	v18, v28, v24
	ld1r.4s	{ v28 }, [x3]
	mla.4s	v17, v27, v26
	mla.4s	v16, v27, v24
	ld1r.4s	{ v27 }, [x2]
	mla.4s	v7, v25, v26
	mla.4s	v6, v25, v24
	ld1r.4s	{ v25 }, [x1]
	mla.4s	v5, v28, v26
	mla.4s	v4, v28, v24
	mla.4s	v3, v27, v26
	mla.4s	v2, v27, v24
	mla.4s	v1, v25, v26
	mla.4s	v0, v25, v24
LBB32_57:
	ldr	x7, [sp, #128]
	cbz	x14, LBB32_45
	ldur	x20, [x29, #-120]
	add	x4, x30, #2
	ldr	x1, [x7, #96]
	add	x0, x30, #7
	ldr	x5, [x20, #48]
	sub	x2, x1, #8
	sub	x1, x23, x2
	mul	x3, x5, x30
	and	x6, x1, x1, asr #63
	mul	x4, x5, x4
	add	x1, x5, x3
	add	x2, x6, x2
	add	x3, x14, x3, lsl #2
	lsl	x2, x2, #2
	add	x6, x14, x1, lsl #2
	add	x1, x30, #3
	add	x3, x3, x2
	add	x4, x14, x4, lsl #2
	mul	x1, x5, x1
	add	x6, x6, x2
	add	x4, x4, x2
	mul	x0, x5, x0
	stp	q22, q23, [x3]
	add	x3, x30, #4
	add	x1, x14, x1, lsl #2
	stp	q20, q21, [x6]
	stp	q18, q19, [x4]
	mul	x4, x5, x3
	add	x3, x30, #5
	add	x6, x1, x2
	add	x1, x30, #6
	add	x0, x14, x0, lsl #2
	mul	x3, x5, x3
	add	x4, x14, x4, lsl #2
	mul	x1, x5, x1
	add	x4, x4, x2
	add	x0, x0, x2
	stp	q16, q17, [x6]
	add	x3, x14, x3, lsl #2
	add	x1, x14, x1, lsl #2
	add	x3, x3, x2
	add	x1, x1, x2
	stp	q6, q7, [x4]
	stp	q4, q5, [x3]
	stp	q2, q3, [x1]
	stp	q0, q1, [x0]
	b	LBB32_46
LBB32_59:
	ldp	x10, x11, [x7, #64]
	add	x9, x0, #32
	add	x15, x8, #3
	ldr	x12, [x20, #24]
	add	x13, x8, #2
	ldr	x14, [x20, #56]
	add	x1, x8, #1
	stur	x9, [x29, #-64]
	mov	w19, #8
	mul	x9, x11, x10
	lsl	x17, x11, #5
Lloh32:
	adrp	x16, lCPI32_0@PAGE
Lloh33:
	ldr	q0, [x16, lCPI32_0@PAGEOFF]
	stur	x9, [x29, #-72]
	mov	w9, #1262485504
	dup.4s	v1, w9
	b	LBB32_62
	.p2align	4, , 8
LBB32_60:
	ldr	x2, [x20, #16]
	scvtf.4s	v18, v16
	scvtf.4s	v21, v7
	scvtf.4s	v19, v17
	mov	x4, x20
	ldr	x16, [x7, #96]
	add	x2, x2, x23, lsl #2
	scvtf.4s	v17, v6
	scvtf.4s	v24, v4
	scvtf.4s	v22, v3
	scvtf.4s	v23, v5
	add	x3, x20, #8
	ldp	q16, q7, [x2]
	sub	x2, x16, #8
	sub	x16, x23, x2
	fmul.4s	v18, v16, v18
	and	x16, x16, x16, asr #63
	ld1r.4s	{ v6 }, [x4], #4
	fmul.4s	v4, v7, v19
	ld1r.4s	{ v5 }, [x4]
	fmul.4s	v19, v16, v17
	fmul.4s	v3, v7, v21
	fcmgt.4s	v20, v18, v6
	fcmgt.4s	v17, v4, v6
	fcmgt.4s	v21, v19, v6
	bif.16b	v18, v6, v20
	mov.16b	v20, v17
	fcmgt.4s	v17, v3, v6
	bsl.16b	v20, v4, v6
	bsl.16b	v21, v19, v6
	fcmgt.4s	v19, v5, v18
	bsl.16b	v17, v3, v6
	scvtf.4s	v4, v2
	fcmgt.4s	v2, v5, v20
	bsl.16b	v19, v18, v5
	fcmgt.4s	v18, v5, v17
	fmul.4s	v3, v7, v23
	fcmgt.4s	v23, v5, v21
	bif.16b	v20, v5, v2
	bsl.16b	v18, v17, v5
	fmul.4s	v2, v16, v24
	bsl.16b	v23, v21, v5
	fmul.4s	v7, v7, v22
	fcmgt.4s	v17, v3, v6
	fmul.4s	v16, v16, v4
	fadd.4s	v21, v20, v1
	fadd.4s	v20, v19, v1
	fadd.4s	v19, v18, v1
	fadd.4s	v18, v23, v1
	fcmgt.4s	v4, v2, v6
	fcmgt.4s	v23, v7, v6
	bif.16b	v3, v6, v17
	fcmgt.4s	v22, v16, v6
	bsl.16b	v4, v2, v6
	ld1r.8b	{ v2 }, [x3]
	bif.16b	v7, v6, v23
	fcmgt.4s	v17, v5, v3
	bit.16b	v6, v16, v22
	fcmgt.4s	v16, v5, v4
	fcmgt.4s	v22, v5, v7
	bif.16b	v3, v5, v17
	fcmgt.4s	v17, v5, v6
	bsl.16b	v16, v4, v5
	bif.16b	v7, v5, v22
	ldp	x3, x4, [x20, #40]
	bif.16b	v6, v5, v17
	fadd.4s	v4, v3, v1
	fadd.4s	v3, v16, v1
	fadd.4s	v17, v7, v1
	tbl.16b	v5, { v20, v21 }, v0
	madd	x3, x4, x8, x3
	fadd.4s	v16, v6, v1
	tbl.16b	v4, { v3, v4 }, v0
	add	x2, x3, x2
	lsl	x3, x4, #1
	add	x16, x2, x16
	add.8b	v6, v5, v2
	add	x2, x3, x4
	tbl.16b	v5, { v18, v19 }, v0
	tbl.16b	v3, { v16, v17 }, v0
	str	d6, [x16]
	add.8b	v4, v4, v2
	add.8b	v5, v5, v2
	add.8b	v2, v3, v2
	str	d5, [x16, x4]
	str	d4, [x16, x3]
	str	d2, [x16, x2]
LBB32_61:
	ldur	x16, [x29, #-112]
	add	x3, x9, #4
	ldr	x0, [sp, #120]
	add	x15, x15, #4
	add	x13, x13, #4
	add	x8, x8, #4
	add	x1, x1, #4
	cmp	x16, x3
	b.lt	LBB32_42
LBB32_62:
	ldp	q2, q3, [x0]
	cmp	x8, #4
	mov	x9, x3
	csel	x6, x19, xzr, lt
	cbz	x10, LBB32_69
	add	x16, x8, #3
	cmp	x8, #0
	csel	x16, x16, x8, lt
	cmp	x8, #4
	lsl	x16, x16, #1
	ldr	x20, [sp, #96]
	and	x16, x16, #0xfffffffffffffff8
	mov	x3, xzr
	ldp	x21, x0, [x29, #-72]
	add	x16, x16, #8
	lsl	x6, x6, #2
	ldp	x2, x4, [x7, #48]
	csel	x16, x16, x19, lt
	mov.16b	v4, v2
	mul	x16, x21, x16
	mov	x19, x0
	madd	x5, x2, x15, x20
	madd	x7, x2, x13, x20
	madd	x21, x2, x8, x20
	add	x23, x0, x16, lsl #2
	madd	x22, x2, x1, x20
	mov.16b	v5, v3
	mov.16b	v6, v2
	mov.16b	v7, v3
	mov.16b	v16, v2
	mov.16b	v17, v3
	b	LBB32_65
	.p2align	4, , 8
LBB32_64:
	add	x3, x3, #1
	cmp	x3, x10
	b.eq	LBB32_70
LBB32_65:
	cbz	x11, LBB32_64
	ldr	x16, [x4, x3, lsl #3]
	mov	x28, xzr
	add	x24, x5, x16
	add	x25, x7, x16
	add	x26, x21, x16
	add	x27, x22, x16
	.p2align	4, , 8
LBB32_67:
	lsl	x30, x28, #2
	add	x16, x19, x28, lsl #5
	add	x2, x26, x30
	prfm	pldl1keep, [x23]
	add	x23, x23, x6
	ldp	q20, q18, [x16]
	add	x16, x25, x30
	ld1r.4s	{ v22 }, [x2]
	add	x2, x27, x30
	add	x30, x24, x30
	ld1r.4s	{ v19 }, [x2]
	eor.16b	v21, v22, v13
	eor.16b	v22, v22, v12
	sdot
	ld1r.4s	{ v21 }, [x16]
	sdot
	eor.16b	v22, v19, v13
	eor.16b	v19, v19, v12
	sdot
	ld1r.4s	{ v19 }, [x30]
	sdot
	add	x30, x28, #1
	eor.16b	v22, v21, v13
	mov	x28, x30
	eor.16b	v21, v21, v12
	cmp	x11, x30
	sdot
	eor.16b	v21, v19, v13
	eor.16b	v19, v19, v12
	sdot
	sdot
	sdot
	b.ne	LBB32_67
	add	x19, x19, x17
	b	LBB32_64
	.p2align	4, , 8
LBB32_69:
	mov.16b	v4, v2
	mov.16b	v5, v3
	mov.16b	v6, v2
	mov.16b	v7, v3
	mov.16b	v16, v2
	mov.16b	v17, v3
LBB32_70:
	cbz	x12, LBB32_72
	ldur	x20, [x29, #-120]
	add	x3, x12, x8, lsl #2
	ldr	x23, [sp, #104]
	add	x2, x3, #8
	ldr	x16, [x20, #32]
	add	x4, x16, x23, lsl #2
	add	x16, x3, #12
	ldp	q18, q20, [x4]
	ld1r.4s	{ v19 }, [x3], #4
	ld1r.4s	{ v22 }, [x3]
	ld1r.4s	{ v21 }, [x2]
	mla.4s	v17, v19, v20
	mla.4s	v16, v19, v18
	ld1r.4s	{ v19 }, [x16]
	mla.4s	v7, v22, v20
	mla.4s	v6, v22, v18
	mla.4s	v5, v21, v20
	mla.4s	v4, v21, v18
	mla.4s	v3, v19, v20
	mla.4s	v2, v19, v18
	b	LBB32_73
	.p2align	4, , 8
LBB32_72:
	ldr	x23, [sp, #104]
	ldur	x20, [x29, #-120]
LBB32_73:
	ldr	x7, [sp, #128]
	mov	w19, #8
	cbz	x14, LBB32_60
	ldr	x16, [x7, #96]
	add	x2, x8, #2
	ldr	x4, [x20, #48]
	add	x6, x8, #3
	sub	x16, x16, #8
	sub	x3, x23, x16
	mul	x5, x4, x8
	mul	x2, x4, x2
	and	x3, x3, x3, asr #63
	add	x16, x3, x16
	add	x3, x4, x5
	mul	x4, x4, x6
	add	x5, x14, x5, lsl #2
	lsl	x16, x16, #2
	add	x3, x14, x3, lsl #2
	add	x2, x14, x2, lsl #2
	add	x5, x5, x16
	add	x4, x14, x4, lsl #2
	add	x3, x3, x16
	add	x2, x2, x16
	add	x16, x4, x16
	stp	q16, q17, [x5]
	stp	q6, q7, [x3]
	stp	q4, q5, [x2]
	stp	q2, q3, [x16]
	b	LBB32_61
LBB32_75:
	ldp	q0, q1, [x0]
	cmp	x9, #2
	mov	w11, #8
	csel	x15, x11, xzr, lt
	ldr	x10, [x7, #64]
	cbz	x10, LBB32_82
	add	x12, x9, x9, lsr #63
	cmp	x9, #2
	lsl	x12, x12, #2
	mov	w13, #8
	and	x12, x12, #0xfffffffffffffff8
	ldr	x2, [sp, #96]
	add	x12, x12, #8
	add	x14, x0, #32
	csel	x13, x12, x13, lt
	ldr	x12, [x7, #72]
	mov	x11, xzr
	lsl	x15, x15, #2
	mul	x17, x10, x13
	ldp	x16, x13, [x7, #48]
	mov.16b	v2, v0
	mul	x1, x17, x12
	mov.16b	v3, v1
	mul	x3, x16, x9
	add	x17, x2, x16
	lsl	x16, x12, #5
	add	x1, x14, x1, lsl #2
	add	x17, x17, x3
	add	x6, x2, x3
	b	LBB32_78
	.p2align	4, , 8
LBB32_77:
	add	x11, x11, #1
	cmp	x11, x10
	b.eq	LBB32_83
LBB32_78:
	cbz	x12, LBB32_77
	ldr	x3, [x13, x11, lsl #3]
	mov	x4, x12
	mov	x5, x14
	add	x2, x6, x3
	add	x3, x17, x3
	.p2align	4, , 8
LBB32_80:
	prfm	pldl1keep, [x1]
	add	x1, x1, x15
	ld1r.4s	{ v7 }, [x2], #4
	ldp	q6, q4, [x5], #32
	subs	x4, x4, #1
	eor.16b	v16, v7, v13
	eor.16b	v7, v7, v12
	sdot
	ld1r.4s	{ v5 }, [x3], #4
	sdot
	eor.16b	v7, v5, v13
	eor.16b	v5, v5, v12
	sdot
	sdot
	b.ne	LBB32_80
	add	x14, x14, x16
	b	LBB32_77
LBB32_82:
	mov.16b	v2, v0
	mov.16b	v3, v1
LBB32_83:
	ldr	x10, [x20, #24]
	cbz	x10, LBB32_85
	ldr	x11, [x20, #32]
	add	x10, x10, x9, lsl #2
	add	x11, x11, x23, lsl #2
	ldp	q4, q6, [x11]
	ld1r.4s	{ v7 }, [x10], #4
	ld1r.4s	{ v5 }, [x10]
	mla.4s	v3, v7, v6
	mla.4s	v2, v7, v4
	mla.4s	v1, v5, v6
	mla.4s	v0, v5, v4
LBB32_85:
	ldr	x10, [x20, #56]
	cbz	x10, LBB32_87
	ldr	x11, [x7, #96]
	ldr	x12, [x20, #48]
	sub	x13, x11, #8
	sub	x14, x23, x13
	mul	x11, x12, x9
	and	x9, x14, x14, asr #63
	add	x12, x12, x11
	add	x9, x9, x13
	add	x11, x10, x11, lsl #2
	lsl	x9, x9, #2
	add	x10, x10, x12, lsl #2
	add	x11, x11, x9
	add	x9, x10, x9
	stp	q2, q3, [x11]
	stp	q0, q1, [x9]
	b	LBB32_88
LBB32_87:
	ldr	x10, [x20, #16]
	scvtf.4s	v5, v3
	scvtf.4s	v4, v2
	ldr	x12, [x7, #96]
Lloh34:
	adrp	x11, lCPI32_0@PAGE
	add	x13, x10, x23, lsl #2
	mov	x10, x20
	sub	x14, x12, #8
	ldp	q2, q3, [x13]
	fmul.4s	v2, v2, v4
	ld1r.4s	{ v6 }, [x10], #4
	fmul.4s	v3, v3, v5
	ld1r.4s	{ v5 }, [x10]
	mov	w10, #1262485504
	fcmgt.4s	v4, v2, v6
	fcmgt.4s	v7, v3, v6
	bif.16b	v2, v6, v4
	bif.16b	v3, v6, v7
	fcmgt.4s	v4, v5, v2
	fcmgt.4s	v7, v5, v3
	bif.16b	v2, v5, v4
	dup.4s	v4, w10
	bif.16b	v3, v5, v7
	add	x10, x20, #8
	fadd.4s	v17, v3, v4
Lloh35:
	ldr	q3, [x11, lCPI32_0@PAGEOFF]
	fadd.4s	v16, v2, v4
	ld1r.8b	{ v2 }, [x10]
	ldp	x11, x12, [x20, #40]
	sub	x10, x23, x14
	tbl.16b	v7, { v16, v17 }, v3
	and	x15, x10, x10, asr #63
	scvtf.4s	v16, v1
	mul	x10, x12, x9
	add	x9, x15, x14
	add	x14, x11, x10
	add.8b	v7, v7, v2
	add	x11, x11, x12
	str	d7, [x14, x9]
	scvtf.4s	v7, v0
	ldp	q1, q0, [x13]
	add	x10, x11, x10
	fmul.4s	v1, v1, v7
	fmul.4s	v0, v0, v16
	fcmgt.4s	v7, v1, v6
	fcmgt.4s	v16, v0, v6
	bif.16b	v1, v6, v7
	bif.16b	v0, v6, v16
	fcmgt.4s	v6, v5, v1
	fcmgt.4s	v7, v5, v0
	bif.16b	v0, v5, v7
	bit.16b	v5, v1, v6
	fadd.4s	v1, v0, v4
	fadd.4s	v0, v5, v4
	tbl.16b	v0, { v0, v1 }, v3
	add.8b	v0, v0, v2
	str	d0, [x10, x9]
LBB32_88:
	ldur	x9, [x29, #-112]
	cmp	x8, x9
	b.ge	LBB32_101
	ldp	q0, q1, [x0]
	cmp	x8, #0
	mov	w10, #8
	csel	x17, xzr, x10, gt
	ldr	x9, [x7, #64]
	cbz	x9, LBB32_96
	and	x11, x8, x8, asr #63
	ldr	x16, [sp, #96]
	lsl	x11, x11, #3
	mov	x10, xzr
	add	x12, x11, #8
	ldr	x11, [x7, #72]
	ldp	x14, x13, [x7, #48]
	mul	x12, x9, x12
	lsl	x17, x17, #2
	mul	x15, x12, x11
	add	x12, x0, #32
	madd	x14, x14, x8, x16
	lsl	x16, x11, #5
	add	x15, x12, x15, lsl #2
	b	LBB32_92
	.p2align	4, , 8
LBB32_91:
	add	x10, x10, #1
	cmp	x10, x9
	b.eq	LBB32_96
LBB32_92:
	cbz	x11, LBB32_91
	ldr	x0, [x13, x10, lsl #3]
	mov	x1, x11
	mov	x2, x12
	add	x0, x14, x0
	.p2align	4, , 8
LBB32_94:
	prfm	pldl1keep, [x15]
	add	x15, x15, x17
	ld1r.4s	{ v2 }, [x0], #4
	ldp	q5, q3, [x2], #32
	subs	x1, x1, #1
	eor.16b	v4, v2, v13
	eor.16b	v2, v2, v12
	sdot
	sdot
	b.ne	LBB32_94
	add	x12, x12, x16
	b	LBB32_91
LBB32_96:
	ldr	x9, [x20, #24]
	cbz	x9, LBB32_98
	ldr	x11, [x20, #32]
	add	x10, x9, x8, lsl #2
	add	x9, x11, x23, lsl #2
	ld1r.4s	{ v3 }, [x10]
	ldp	q2, q4, [x9]
	mla.4s	v0, v3, v2
	mla.4s	v1, v3, v4
LBB32_98:
	ldr	x9, [x20, #56]
	cbz	x9, LBB32_100
	ldr	x11, [x20, #48]
	ldr	x10, [x7, #96]
	mul	x11, x11, x8
	sub	x10, x10, #8
	sub	x8, x23, x10
	add	x9, x9, x11, lsl #2
	and	x8, x8, x8, asr #63
	add	x9, x9, x10, lsl #2
	add	x8, x9, x8, lsl #2
	stp	q0, q1, [x8]
	b	LBB32_101
LBB32_100:
	ldr	x9, [x20, #16]
	scvtf.4s	v4, v1
	scvtf.4s	v3, v0
	mov	x10, x20
	add	x13, x20, #8
	add	x11, x9, x23, lsl #2
	ldr	x9, [x7, #96]
	ldp	q1, q0, [x11]
	sub	x9, x9, #8
	sub	x11, x23, x9
	fmul.4s	v3, v1, v3
	ld1r.4s	{ v2 }, [x10], #4
	fmul.4s	v0, v0, v4
	ld1r.4s	{ v1 }, [x10]
	mov	w10, #1262485504
	fcmgt.4s	v4, v3, v2
	fcmgt.4s	v5, v0, v2
	bif.16b	v0, v2, v5
	bit.16b	v2, v3, v4
	fcmgt.4s	v4, v1, v0
	fcmgt.4s	v3, v1, v2
	bif.16b	v0, v1, v4
	bif.16b	v2, v1, v3
	dup.4s	v3, w10
Lloh36:
	adrp	x10, lCPI32_0@PAGE
	fadd.4s	v1, v0, v3
	fadd.4s	v0, v2, v3
Lloh37:
	ldr	q2, [x10, lCPI32_0@PAGEOFF]
	ldp	x10, x12, [x20, #40]
	tbl.16b	v0, { v0, v1 }, v2
	ld1r.8b	{ v1 }, [x13]
	madd	x10, x12, x8, x10
	and	x8, x11, x11, asr #63
	add	x9, x10, x9
	add.8b	v0, v0, v1
	str	d0, [x9, x8]
LBB32_101:
	ldp	x20, x19, [sp, #336]
	ldp	x22, x21, [sp, #320]
	ldp	x24, x23, [sp, #304]
	ldp	x26, x25, [sp, #288]
	ldp	x28, x27, [sp, #272]
	ldp	x29, x30, [sp, #256]
	ldp	d9, d8, [sp, #240]
	ldp	d11, d10, [sp, #224]
	ldp	d13, d12, [sp, #208]
	add	sp, sp, #352
	ret
	.loh AdrpLdr	Lloh28, Lloh29
	.loh AdrpLdr	Lloh30, Lloh31
	.loh AdrpLdr	Lloh32, Lloh33
	.loh AdrpLdr	Lloh34, Lloh35
	.loh AdrpLdr	Lloh36, Lloh37
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI33_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	16
	.byte	20
	.byte	24
	.byte	28
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$e21VitruvianMicroNEONDOT16QuantizedProductV8multiply33_161707541EB4DC2EDAE217CE4B70F119LLyyxm_SPys5Int32VGSiSnySiGAA0E7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5:
	sub	sp, sp, #416
	mov	x7, x20
	stp	d13, d12, [sp, #272]
	stp	x20, x19, [sp, #400]
	mov	x20, x4
	stp	d11, d10, [sp, #288]
	ldp	q13, q12, [x7, #16]
	stp	d9, d8, [sp, #304]
	stp	x29, x30, [sp, #320]
	add	x29, sp, #320
	stp	x28, x27, [sp, #336]
	stp	x26, x25, [sp, #352]
	stp	x24, x23, [sp, #368]
	ldr	x8, [x7]
	stp	x22, x21, [sp, #384]
	stp	x1, x7, [sp, #72]
	str	x0, [sp, #144]
	stp	x8, x3, [sp, #16]
	add	x8, x2, #8
	cmp	x3, x8
	b.ge	LBB33_6
	mov	x9, x2
LBB33_2:
	ldr	x8, [sp, #24]
	add	x13, x9, #4
	cmp	x8, x13
	b.ge	LBB33_43
	mov	x8, x9
LBB33_4:
	ldr	x10, [sp, #24]
	add	x9, x8, #2
	cmp	x10, x9
	b.ge	LBB33_58
	ldr	x6, [sp, #72]
	mov	x9, x8
	b	LBB33_71
LBB33_6:
	fmov	w10, s13
	ldr	x8, [x7, #96]
	ldr	x9, [x7, #48]
	mov	x6, x1
	mov	x11, x2
	stp	q13, q12, [sp, #32]
	stur	w10, [x29, #-148]
	ldr	x10, [x20, #24]
	sub	x8, x8, #8
	lsl	x28, x9, #1
	lsl	x24, x9, #2
	add	x25, x28, x9
	stur	x10, [x29, #-136]
	ldr	x10, [x20, #56]
	add	x23, x24, x9
	lsl	x21, x25, #1
	mov	x19, x9
	add	x17, x28, #16
	stp	x8, x10, [sp, #152]
	lsl	x8, x9, #3
	sub	x26, x8, x9
	ldr	x8, [x7, #64]
	add	x3, x24, #16
	add	x4, x25, #16
	add	x5, x23, #16
	add	x30, x21, #16
	add	x27, x26, #16
	add	x22, x9, #16
	str	x9, [sp, #8]
	stp	x17, x8, [x29, #-72]
	stp	x4, x3, [x29, #-88]
	stp	x30, x5, [x29, #-104]
	b	LBB33_8
	.p2align	4, , 8
LBB33_7:
	ldur	x8, [x29, #-128]
	ldr	x10, [sp, #24]
	add	x9, x8, #8
	add	x8, x8, #16
	mov	x11, x9
	cmp	x10, x8
	b.lt	LBB33_2
LBB33_8:
	ldur	x9, [x29, #-136]
	mov	x8, xzr
	stur	x11, [x29, #-128]
	add	x10, x9, x11, lsl #2
	add	x9, x11, #1
	stp	x9, x10, [sp, #128]
	add	x10, x11, #2
	add	x9, x11, #3
	stp	x9, x10, [sp, #112]
	add	x9, x11, #4
	add	x10, x11, #5
	stur	x9, [x29, #-144]
	add	x9, x11, #6
	stp	x9, x10, [sp, #96]
	ldp	x10, x9, [sp, #8]
	madd	x9, x10, x11, x9
	stur	x9, [x29, #-112]
	add	x9, x11, #7
	str	x9, [sp, #88]
	mov	w9, #1
	b	LBB33_11
	.p2align	4, , 8
LBB33_9:
	ldr	x8, [x20, #16]
	scvtf.4s	v25, v18
	scvtf.4s	v18, v23
	scvtf.4s	v20, v20
	scvtf.4s	v24, v22
	scvtf.4s	v31, v21
	add	x9, x8, x1, lsl #2
	mov	x8, x20
	scvtf.4s	v8, v19
	scvtf.4s	v21, v17
Lloh38:
	adrp	x10, lCPI33_0@PAGE
	mov	w3, wzr
	ldp	q23, q29, [x9]
	add	x9, x20, #8
	fmul.4s	v26, v23, v25
	fmul.4s	v24, v23, v24
	ld1r.4s	{ v22 }, [x8], #4
	fmul.4s	v20, v29, v20
	ldur	x0, [x29, #-144]
	fmul.4s	v18, v29, v18
	fmul.4s	v17, v23, v8
	fcmgt.4s	v27, v26, v22
	fcmgt.4s	v30, v20, v22
	fcmgt.4s	v28, v18, v22
	fcmgt.4s	v25, v24, v22
	fmul.4s	v21, v29, v21
	bsl.16b	v30, v20, v22
	ld1r.4s	{ v20 }, [x8]
	bif.16b	v18, v22, v28
	mov	w8, #1262485504
	mov.16b	v28, v27
	bsl.16b	v28, v26, v22
	mov.16b	v26, v25
	bsl.16b	v26, v24, v22
	fcmgt.4s	v27, v20, v18
	fcmgt.4s	v9, v20, v30
	scvtf.4s	v24, v16
	fmul.4s	v16, v29, v31
	dup.4s	v25, w8
	bif.16b	v18, v20, v27
	fcmgt.4s	v27, v20, v26
	mov.16b	v19, v9
	bsl.16b	v19, v30, v20
	fcmgt.4s	v30, v20, v28
	bif.16b	v26, v20, v27
	fmul.4s	v24, v23, v24
	fcmgt.4s	v23, v17, v22
	bsl.16b	v30, v28, v20
	fadd.4s	v28, v19, v25
	fadd.4s	v19, v18, v25
	fadd.4s	v18, v26, v25
	fcmgt.4s	v26, v16, v22
	fcmgt.4s	v29, v21, v22
	bif.16b	v17, v22, v23
	fadd.4s	v27, v30, v25
	bif.16b	v16, v22, v26
	fcmgt.4s	v26, v24, v22
	bif.16b	v21, v22, v29
	ldp	x8, x11, [x20, #40]
	fcmgt.4s	v23, v20, v16
	bsl.16b	v26, v24, v22
	fcmgt.4s	v22, v20, v17
	fcmgt.4s	v30, v20, v21
	bif.16b	v16, v20, v23
	fcmgt.4s	v29, v20, v26
	bsl.16b	v22, v17, v20
Lloh39:
	ldr	q17, [x10, lCPI33_0@PAGEOFF]
	bif.16b	v21, v20, v30
	lsl	x10, x11, #1
	fadd.4s	v24, v16, v25
	ld1r.8b	{ v16 }, [x9]
	bif.16b	v26, v20, v29
	ldur	x9, [x29, #-128]
	fadd.4s	v23, v22, v25
	fadd.4s	v22, v21, v25
	tbl.16b	v20, { v27, v28 }, v17
	madd	x8, x11, x9, x8
	fadd.4s	v21, v26, v25
	add	x9, x10, x11
	tbl.16b	v19, { v18, v19 }, v17
	add	x8, x8, x2
	tbl.16b	v18, { v23, v24 }, v17
	add.8b	v20, v20, v16
	tbl.16b	v17, { v21, v22 }, v17
	add.8b	v19, v19, v16
	str	d20, [x8]
	add.8b	v18, v18, v16
	str	d19, [x8, x11]
	str	d18, [x8, x10]
	add.8b	v16, v17, v16
	str	d16, [x8, x9]
	bl	_$e21VitruvianMicroNEONDOT14ProductResultsV5store_3row12packedColumn6column9fillsLineys5SIMD8Vys5Int32VG_A3Mt_S3iSbtF
	ldp	q13, q12, [sp, #32]
	ldp	x30, x5, [x29, #-104]
	ldp	x4, x3, [x29, #-88]
	ldp	x6, x7, [sp, #72]
	ldur	x17, [x29, #-72]
	ldr	x0, [sp, #144]
LBB33_10:
	mov	w9, wzr
	mov	w8, #8
	ldur	w10, [x29, #-116]
	tbz	w10, #0, LBB33_7
LBB33_11:
	add	x11, x0, x8, lsl #2
	mov	w10, w9
	ldur	w9, [x29, #-148]
	ldp	q18, q20, [x11]
	stur	w10, [x29, #-116]
	cbz	w9, LBB33_25
	ldur	x9, [x29, #-64]
	cbz	x9, LBB33_38
	ldr	x10, [x7, #72]
	mov	x9, xzr
	add	x14, x11, #64
	ldr	x11, [x7, #56]
	mov.16b	v22, v18
	asr	x12, x10, #4
	and	x13, x10, #0x3
	mov.16b	v23, v20
	mov.16b	v19, v18
	mov.16b	v21, v20
	mov.16b	v16, v18
	mov.16b	v17, v20
	mov.16b	v0, v18
	mov.16b	v1, v20
	mov.16b	v2, v18
	mov.16b	v3, v20
	mov.16b	v4, v18
	mov.16b	v5, v20
	mov.16b	v6, v18
	mov.16b	v7, v20
	b	LBB33_15
	.p2align	4, , 8
LBB33_14:
	ldp	x17, x15, [x29, #-72]
	add	x9, x9, #1
	ldp	x4, x3, [x29, #-88]
	ldp	x30, x5, [x29, #-104]
	cmp	x9, x15
	b.eq	LBB33_39
LBB33_15:
	ldr	x15, [x11, x9, lsl #3]
	cmp	x10, #16
	ldur	x16, [x29, #-112]
	add	x15, x16, x15
	b.lo	LBB33_18
	mov	x16, x12
	.p2align	4, , 8
LBB33_17:
	ldp	q24, q31, [x15]
	subs	x16, x16, #1
	eor.16b	v10, v24, v13
	ldr	q26, [x15, x19]
	ldr	q25, [x15, x28]
	ldr	q24, [x15, x25]
	ldr	q27, [x15, x24]
	eor.16b	v9, v26, v13
	ldr	q26, [x15, x23]
	eor.16b	v30, v25, v13
	ldr	q25, [x15, x21]
	eor.16b	v29, v24, v13
	ldr	q24, [x15, x26]
	eor.16b	v28, v27, v13
	eor.16b	v27, v26, v13
	eor.16b	v26, v25, v13
	ldp	q25, q8, [x14]
	eor.16b	v24, v24, v13
	sdot	v18, v25, v10[0]
	sdot	v22, v25, v9[0]
	sdot	v19, v25, v30[0]
	sdot	v16, v25, v29[0]
	sdot	v0, v25, v28[0]
	sdot	v2, v25, v27[0]
	sdot	v4, v25, v26[0]
	sdot	v6, v25, v24[0]
	ldp	q11, q25, [x14, #64]
	sdot	v21, v8, v30[0]
	sdot	v17, v8, v29[0]
	sdot	v1, v8, v28[0]
	sdot	v3, v8, v27[0]
	sdot	v5, v8, v26[0]
	sdot	v7, v8, v24[0]
	sdot	v20, v8, v10[0]
	sdot	v23, v8, v9[0]
	sdot	v18, v11, v10[1]
	sdot	v22, v11, v9[1]
	sdot	v19, v11, v30[1]
	sdot	v16, v11, v29[1]
	sdot	v0, v11, v28[1]
	sdot	v2, v11, v27[1]
	sdot	v4, v11, v26[1]
	sdot	v6, v11, v24[1]
	ldp	q8, q11, [x14, #128]
	sdot	v21, v25, v30[1]
	sdot	v17, v25, v29[1]
	sdot	v1, v25, v28[1]
	sdot	v3, v25, v27[1]
	sdot	v5, v25, v26[1]
	sdot	v7, v25, v24[1]
	sdot	v20, v25, v10[1]
	sdot	v23, v25, v9[1]
	sdot	v18, v8, v10[2]
	sdot	v22, v8, v9[2]
	sdot	v19, v8, v30[2]
	sdot	v16, v8, v29[2]
	sdot	v0, v8, v28[2]
	sdot	v2, v8, v27[2]
	sdot	v4, v8, v26[2]
	sdot	v6, v8, v24[2]
	ldp	q25, q8, [x14, #192]
	sdot	v21, v11, v30[2]
	sdot	v17, v11, v29[2]
	sdot	v1, v11, v28[2]
	sdot	v3, v11, v27[2]
	sdot	v5, v11, v26[2]
	sdot	v7, v11, v24[2]
	sdot	v20, v11, v10[2]
	sdot	v23, v11, v9[2]
	sdot	v18, v25, v10[3]
	sdot	v22, v25, v9[3]
	sdot	v19, v25, v30[3]
	sdot	v21, v8, v30[3]
	ldr	q30, [x15, x22]
	sdot	v16, v25, v29[3]
	sdot	v17, v8, v29[3]
	ldr	q29, [x15, x17]
	sdot	v0, v25, v28[3]
	sdot	v1, v8, v28[3]
	ldr	q28, [x15, x4]
	sdot	v2, v25, v27[3]
	sdot	v3, v8, v27[3]
	ldr	q27, [x15, x3]
	sdot	v4, v25, v26[3]
	sdot	v5, v8, v26[3]
	ldr	q26, [x15, x5]
	sdot	v6, v25, v24[3]
	ldr	q25, [x15, x30]
	sdot	v7, v8, v24[3]
	ldr	q24, [x15, x27]
	sdot	v20, v8, v10[3]
	add	x15, x15, #32
	sdot	v23, v8, v9[3]
	eor.16b	v9, v31, v13
	ldp	q8, q31, [x14, #256]
	eor.16b	v30, v30, v13
	eor.16b	v29, v29, v13
	eor.16b	v28, v28, v13
	eor.16b	v27, v27, v13
	eor.16b	v26, v26, v13
	eor.16b	v25, v25, v13
	eor.16b	v24, v24, v13
	sdot	v18, v8, v9[0]
	sdot	v22, v8, v30[0]
	sdot	v19, v8, v29[0]
	sdot	v16, v8, v28[0]
	sdot	v0, v8, v27[0]
	sdot	v2, v8, v26[0]
	sdot	v4, v8, v25[0]
	sdot	v6, v8, v24[0]
	ldp	q10, q8, [x14, #320]
	sdot	v20, v31, v9[0]
	sdot	v23, v31, v30[0]
	sdot	v21, v31, v29[0]
	sdot	v17, v31, v28[0]
	sdot	v1, v31, v27[0]
	sdot	v3, v31, v26[0]
	sdot	v5, v31, v25[0]
	sdot	v7, v31, v24[0]
	sdot	v18, v10, v9[1]
	sdot	v22, v10, v30[1]
	sdot	v19, v10, v29[1]
	sdot	v16, v10, v28[1]
	sdot	v0, v10, v27[1]
	sdot	v2, v10, v26[1]
	sdot	v4, v10, v25[1]
	sdot	v6, v10, v24[1]
	ldp	q31, q10, [x14, #384]
	sdot	v20, v8, v9[1]
	sdot	v23, v8, v30[1]
	sdot	v21, v8, v29[1]
	sdot	v17, v8, v28[1]
	sdot	v1, v8, v27[1]
	sdot	v3, v8, v26[1]
	sdot	v5, v8, v25[1]
	sdot	v7, v8, v24[1]
	sdot	v18, v31, v9[2]
	sdot	v22, v31, v30[2]
	sdot	v19, v31, v29[2]
	sdot	v16, v31, v28[2]
	sdot	v0, v31, v27[2]
	sdot	v2, v31, v26[2]
	sdot	v4, v31, v25[2]
	sdot	v6, v31, v24[2]
	ldp	q8, q31, [x14, #448]
	sdot	v20, v10, v9[2]
	add	x14, x14, #512
	sdot	v23, v10, v30[2]
	sdot	v21, v10, v29[2]
	sdot	v17, v10, v28[2]
	sdot	v1, v10, v27[2]
	sdot	v3, v10, v26[2]
	sdot	v5, v10, v25[2]
	sdot	v7, v10, v24[2]
	sdot	v18, v8, v9[3]
	sdot	v20, v31, v9[3]
	sdot	v22, v8, v30[3]
	sdot	v23, v31, v30[3]
	ldr	q30, [x15, x19]
	sdot	v19, v8, v29[3]
	sdot	v21, v31, v29[3]
	ldr	q29, [x15, x28]
	sdot	v16, v8, v28[3]
	sdot	v17, v31, v28[3]
	ldr	q28, [x15, x25]
	sdot	v0, v8, v27[3]
	sdot	v1, v31, v27[3]
	ldr	q27, [x15, x24]
	sdot	v2, v8, v26[3]
	sdot	v3, v31, v26[3]
	ldr	q26, [x15, x23]
	sdot	v4, v8, v25[3]
	sdot	v5, v31, v25[3]
	ldr	q25, [x15, x21]
	sdot	v6, v8, v24[3]
	sdot	v7, v31, v24[3]
	ldr	q24, [x15, x26]
	ldp	q8, q31, [x15]
	eor.16b	v9, v30, v13
	eor.16b	v30, v29, v13
	eor.16b	v29, v28, v13
	eor.16b	v10, v8, v13
	eor.16b	v28, v27, v13
	eor.16b	v27, v26, v13
	eor.16b	v26, v25, v13
	ldp	q25, q8, [x14]
	eor.16b	v24, v24, v13
	sdot	v18, v25, v10[0]
	sdot	v22, v25, v9[0]
	sdot	v19, v25, v30[0]
	sdot	v16, v25, v29[0]
	sdot	v0, v25, v28[0]
	sdot	v2, v25, v27[0]
	sdot	v4, v25, v26[0]
	sdot	v6, v25, v24[0]
	ldp	q11, q25, [x14, #64]
	sdot	v21, v8, v30[0]
	sdot	v17, v8, v29[0]
	sdot	v1, v8, v28[0]
	sdot	v3, v8, v27[0]
	sdot	v5, v8, v26[0]
	sdot	v20, v8, v10[0]
	sdot	v23, v8, v9[0]
	sdot	v7, v8, v24[0]
	sdot	v18, v11, v10[1]
	sdot	v22, v11, v9[1]
	sdot	v19, v11, v30[1]
	sdot	v16, v11, v29[1]
	sdot	v0, v11, v28[1]
	sdot	v2, v11, v27[1]
	sdot	v4, v11, v26[1]
	sdot	v6, v11, v24[1]
	ldp	q8, q11, [x14, #128]
	sdot	v21, v25, v30[1]
	sdot	v17, v25, v29[1]
	sdot	v1, v25, v28[1]
	sdot	v3, v25, v27[1]
	sdot	v5, v25, v26[1]
	sdot	v20, v25, v10[1]
	sdot	v23, v25, v9[1]
	sdot	v7, v25, v24[1]
	sdot	v18, v8, v10[2]
	sdot	v22, v8, v9[2]
	sdot	v19, v8, v30[2]
	sdot	v16, v8, v29[2]
	sdot	v0, v8, v28[2]
	sdot	v2, v8, v27[2]
	sdot	v4, v8, v26[2]
	sdot	v6, v8, v24[2]
	ldp	q25, q8, [x14, #192]
	sdot	v21, v11, v30[2]
	sdot	v17, v11, v29[2]
	sdot	v1, v11, v28[2]
	sdot	v3, v11, v27[2]
	sdot	v5, v11, v26[2]
	sdot	v7, v11, v24[2]
	sdot	v20, v11, v10[2]
	sdot	v23, v11, v9[2]
	sdot	v18, v25, v10[3]
	sdot	v22, v25, v9[3]
	sdot	v19, v25, v30[3]
	sdot	v21, v8, v30[3]
	ldr	q30, [x15, x22]
	sdot	v16, v25, v29[3]
	sdot	v17, v8, v29[3]
	ldr	q29, [x15, x17]
	sdot	v0, v25, v28[3]
	sdot	v1, v8, v28[3]
	ldr	q28, [x15, x4]
	sdot	v2, v25, v27[3]
	sdot	v3, v8, v27[3]
	ldr	q27, [x15, x3]
	sdot	v4, v25, v26[3]
	sdot	v5, v8, v26[3]
	ldr	q26, [x15, x5]
	sdot	v6, v25, v24[3]
	ldr	q25, [x15, x30]
	sdot	v7, v8, v24[3]
	ldr	q24, [x15, x27]
	sdot	v20, v8, v10[3]
	add	x15, x15, #32
	sdot	v23, v8, v9[3]
	eor.16b	v9, v31, v13
	eor.16b	v8, v30, v13
	eor.16b	v31, v29, v13
	eor.16b	v30, v28, v13
	eor.16b	v29, v27, v13
	eor.16b	v28, v26, v13
	eor.16b	v27, v25, v13
	ldp	q26, q25, [x14, #256]
	eor.16b	v24, v24, v13
	sdot	v18, v26, v9[0]
	sdot	v22, v26, v8[0]
	sdot	v19, v26, v31[0]
	sdot	v16, v26, v30[0]
	sdot	v0, v26, v29[0]
	sdot	v2, v26, v28[0]
	sdot	v4, v26, v27[0]
	sdot	v6, v26, v24[0]
	ldp	q10, q26, [x14, #320]
	sdot	v20, v25, v9[0]
	sdot	v23, v25, v8[0]
	sdot	v21, v25, v31[0]
	sdot	v17, v25, v30[0]
	sdot	v1, v25, v29[0]
	sdot	v3, v25, v28[0]
	sdot	v5, v25, v27[0]
	sdot	v7, v25, v24[0]
	sdot	v18, v10, v9[1]
	sdot	v22, v10, v8[1]
	sdot	v19, v10, v31[1]
	sdot	v16, v10, v30[1]
	sdot	v0, v10, v29[1]
	sdot	v2, v10, v28[1]
	sdot	v4, v10, v27[1]
	sdot	v6, v10, v24[1]
	ldp	q25, q10, [x14, #384]
	sdot	v20, v26, v9[1]
	sdot	v23, v26, v8[1]
	sdot	v21, v26, v31[1]
	sdot	v17, v26, v30[1]
	sdot	v1, v26, v29[1]
	sdot	v3, v26, v28[1]
	sdot	v5, v26, v27[1]
	sdot	v7, v26, v24[1]
	sdot	v18, v25, v9[2]
	sdot	v22, v25, v8[2]
	sdot	v19, v25, v31[2]
	sdot	v16, v25, v30[2]
	sdot	v0, v25, v29[2]
	sdot	v2, v25, v28[2]
	sdot	v4, v25, v27[2]
	sdot	v6, v25, v24[2]
	ldp	q26, q25, [x14, #448]
	sdot	v20, v10, v9[2]
	add	x14, x14, #512
	sdot	v23, v10, v8[2]
	sdot	v21, v10, v31[2]
	sdot	v17, v10, v30[2]
	sdot	v1, v10, v29[2]
	sdot	v3, v10, v28[2]
	sdot	v5, v10, v27[2]
	sdot	v7, v10, v24[2]
	sdot	v18, v26, v9[3]
	sdot	v20, v25, v9[3]
	sdot	v22, v26, v8[3]
	sdot	v23, v25, v8[3]
	sdot	v19, v26, v31[3]
	sdot	v21, v25, v31[3]
	sdot	v16, v26, v30[3]
	sdot	v17, v25, v30[3]
	sdot	v0, v26, v29[3]
	sdot	v1, v25, v29[3]
	sdot	v2, v26, v28[3]
	sdot	v3, v25, v28[3]
	sdot	v4, v26, v27[3]
	sdot	v5, v25, v27[3]
	sdot	v6, v26, v24[3]
	sdot	v7, v25, v24[3]
	b.ne	LBB33_17
LBB33_18:
	tbnz	w10, #3, LBB33_21
	tbnz	w10, #2, LBB33_22
LBB33_20:
	cbnz	x13, LBB33_23
	b	LBB33_14
	.p2align	4, , 8
LBB33_21:
	ldp	q24, q31, [x15]
	eor.16b	v10, v24, v13
	ldr	q26, [x15, x19]
	ldr	q25, [x15, x28]
	ldr	q24, [x15, x25]
	ldr	q27, [x15, x24]
	eor.16b	v9, v26, v13
	ldr	q26, [x15, x23]
	eor.16b	v30, v25, v13
	ldr	q25, [x15, x21]
	eor.16b	v29, v24, v13
	ldr	q24, [x15, x26]
	eor.16b	v28, v27, v13
	eor.16b	v27, v26, v13
	eor.16b	v26, v25, v13
	ldp	q25, q8, [x14]
	eor.16b	v24, v24, v13
	sdot	v18, v25, v10[0]
	sdot	v22, v25, v9[0]
	sdot	v19, v25, v30[0]
	sdot	v16, v25, v29[0]
	sdot	v0, v25, v28[0]
	sdot	v2, v25, v27[0]
	sdot	v4, v25, v26[0]
	sdot	v6, v25, v24[0]
	ldp	q11, q25, [x14, #64]
	sdot	v21, v8, v30[0]
	sdot	v17, v8, v29[0]
	sdot	v1, v8, v28[0]
	sdot	v3, v8, v27[0]
	sdot	v5, v8, v26[0]
	sdot	v20, v8, v10[0]
	sdot	v23, v8, v9[0]
	sdot	v7, v8, v24[0]
	sdot	v18, v11, v10[1]
	sdot	v22, v11, v9[1]
	sdot	v19, v11, v30[1]
	sdot	v16, v11, v29[1]
	sdot	v0, v11, v28[1]
	sdot	v2, v11, v27[1]
	sdot	v4, v11, v26[1]
	sdot	v6, v11, v24[1]
	ldp	q8, q11, [x14, #128]
	sdot	v21, v25, v30[1]
	sdot	v17, v25, v29[1]
	sdot	v1, v25, v28[1]
	sdot	v3, v25, v27[1]
	sdot	v5, v25, v26[1]
	sdot	v20, v25, v10[1]
	sdot	v23, v25, v9[1]
	sdot	v7, v25, v24[1]
	sdot	v18, v8, v10[2]
	sdot	v22, v8, v9[2]
	sdot	v19, v8, v30[2]
	sdot	v16, v8, v29[2]
	sdot	v0, v8, v28[2]
	sdot	v2, v8, v27[2]
	sdot	v4, v8, v26[2]
	sdot	v6, v8, v24[2]
	ldp	q25, q8, [x14, #192]
	sdot	v21, v11, v30[2]
	sdot	v17, v11, v29[2]
	sdot	v1, v11, v28[2]
	sdot	v3, v11, v27[2]
	sdot	v5, v11, v26[2]
	sdot	v7, v11, v24[2]
	sdot	v20, v11, v10[2]
	sdot	v23, v11, v9[2]
	sdot	v18, v25, v10[3]
	sdot	v22, v25, v9[3]
	sdot	v19, v25, v30[3]
	sdot	v21, v8, v30[3]
	ldr	q30, [x15, x22]
	sdot	v16, v25, v29[3]
	sdot	v17, v8, v29[3]
	ldr	q29, [x15, x17]
	sdot	v0, v25, v28[3]
	sdot	v1, v8, v28[3]
	ldr	q28, [x15, x4]
	sdot	v2, v25, v27[3]
	sdot	v3, v8, v27[3]
	ldr	q27, [x15, x3]
	sdot	v4, v25, v26[3]
	sdot	v5, v8, v26[3]
	ldr	q26, [x15, x5]
	sdot	v6, v25, v24[3]
	ldr	q25, [x15, x30]
	sdot	v7, v8, v24[3]
	ldr	q24, [x15, x27]
	sdot	v20, v8, v10[3]
	add	x15, x15, #32
	sdot	v23, v8, v9[3]
	eor.16b	v9, v31, v13
	eor.16b	v8, v30, v13
	eor.16b	v31, v29, v13
	eor.16b	v30, v28, v13
	eor.16b	v29, v27, v13
	eor.16b	v28, v26, v13
	eor.16b	v27, v25, v13
	ldp	q26, q25, [x14, #256]
	eor.16b	v24, v24, v13
	sdot	v18, v26, v9[0]
	sdot	v22, v26, v8[0]
	sdot	v19, v26, v31[0]
	sdot	v16, v26, v30[0]
	sdot	v0, v26, v29[0]
	sdot	v2, v26, v28[0]
	sdot	v4, v26, v27[0]
	sdot	v6, v26, v24[0]
	ldp	q10, q26, [x14, #320]
	sdot	v20, v25, v9[0]
	sdot	v23, v25, v8[0]
	sdot	v21, v25, v31[0]
	sdot	v17, v25, v30[0]
	sdot	v1, v25, v29[0]
	sdot	v3, v25, v28[0]
	sdot	v5, v25, v27[0]
	sdot	v7, v25, v24[0]
	sdot	v18, v10, v9[1]
	sdot	v22, v10, v8[1]
	sdot	v19, v10, v31[1]
	sdot	v16, v10, v30[1]
	sdot	v0, v10, v29[1]
	sdot	v2, v10, v28[1]
	sdot	v4, v10, v27[1]
	sdot	v6, v10, v24[1]
	ldp	q25, q10, [x14, #384]
	sdot	v20, v26, v9[1]
	sdot	v23, v26, v8[1]
	sdot	v21, v26, v31[1]
	sdot	v17, v26, v30[1]
	sdot	v1, v26, v29[1]
	sdot	v3, v26, v28[1]
	sdot	v5, v26, v27[1]
	sdot	v7, v26, v24[1]
	sdot	v18, v25, v9[2]
	sdot	v22, v25, v8[2]
	sdot	v19, v25, v31[2]
	sdot	v16, v25, v30[2]
	sdot	v0, v25, v29[2]
	sdot	v2, v25, v28[2]
	sdot	v4, v25, v27[2]
	sdot	v6, v25, v24[2]
	ldp	q26, q25, [x14, #448]
	sdot	v20, v10, v9[2]
	add	x14, x14, #512
	sdot	v23, v10, v8[2]
	sdot	v21, v10, v31[2]
	sdot	v17, v10, v30[2]
	sdot	v1, v10, v29[2]
	sdot	v3, v10, v28[2]
	sdot	v5, v10, v27[2]
	sdot	v7, v10, v24[2]
	sdot	v18, v26, v9[3]
	sdot	v20, v25, v9[3]
	sdot	v22, v26, v8[3]
	sdot	v23, v25, v8[3]
	sdot	v19, v26, v31[3]
	sdot	v21, v25, v31[3]
	sdot	v16, v26, v30[3]
	sdot	v17, v25, v30[3]
	sdot	v0, v26, v29[3]
	sdot	v1, v25, v29[3]
	sdot	v2, v26, v28[3]
	sdot	v3, v25, v28[3]
	sdot	v4, v26, v27[3]
	sdot	v5, v25, v27[3]
	sdot	v6, v26, v24[3]
	sdot	v7, v25, v24[3]
	tbz	w10, #2, LBB33_20
LBB33_22:
	ldr	q26, [x15, x19]
	ldr	q25, [x15, x28]
	ldr	q27, [x15]
	ldr	q24, [x15, x25]
	eor.16b	v8, v26, v13
	ldr	q26, [x15, x23]
	eor.16b	v9, v27, v13
	ldr	q27, [x15, x24]
	eor.16b	v31, v25, v13
	ldr	q25, [x15, x21]
	eor.16b	v30, v24, v13
	ldr	q24, [x15, x26]
	eor.16b	v28, v26, v13
	eor.16b	v29, v27, v13
	eor.16b	v27, v25, v13
	ldp	q26, q25, [x14]
	eor.16b	v24, v24, v13
	sdot	v18, v26, v9[0]
	add	x15, x15, #16
	sdot	v22, v26, v8[0]
	sdot	v19, v26, v31[0]
	sdot	v16, v26, v30[0]
	sdot	v0, v26, v29[0]
	sdot	v2, v26, v28[0]
	sdot	v4, v26, v27[0]
	sdot	v6, v26, v24[0]
	ldp	q10, q26, [x14, #64]
	sdot	v20, v25, v9[0]
	sdot	v23, v25, v8[0]
	sdot	v21, v25, v31[0]
	sdot	v17, v25, v30[0]
	sdot	v1, v25, v29[0]
	sdot	v3, v25, v28[0]
	sdot	v5, v25, v27[0]
	sdot	v7, v25, v24[0]
	sdot	v18, v10, v9[1]
	sdot	v22, v10, v8[1]
	sdot	v19, v10, v31[1]
	sdot	v16, v10, v30[1]
	sdot	v0, v10, v29[1]
	sdot	v2, v10, v28[1]
	sdot	v4, v10, v27[1]
	sdot	v6, v10, v24[1]
	ldp	q25, q10, [x14, #128]
	sdot	v20, v26, v9[1]
	sdot	v23, v26, v8[1]
	sdot	v21, v26, v31[1]
	sdot	v17, v26, v30[1]
	sdot	v1, v26, v29[1]
	sdot	v3, v26, v28[1]
	sdot	v5, v26, v27[1]
	sdot	v7, v26, v24[1]
	sdot	v18, v25, v9[2]
	sdot	v22, v25, v8[2]
	sdot	v19, v25, v31[2]
	sdot	v16, v25, v30[2]
	sdot	v0, v25, v29[2]
	sdot	v2, v25, v28[2]
	sdot	v4, v25, v27[2]
	sdot	v6, v25, v24[2]
	ldp	q26, q25, [x14, #192]
	sdot	v20, v10, v9[2]
	add	x14, x14, #256
	sdot	v23, v10, v8[2]
	sdot	v21, v10, v31[2]
	sdot	v17, v10, v30[2]
	sdot	v1, v10, v29[2]
	sdot	v3, v10, v28[2]
	sdot	v5, v10, v27[2]
	sdot	v7, v10, v24[2]
	sdot	v18, v26, v9[3]
	sdot	v20, v25, v9[3]
	sdot	v22, v26, v8[3]
	sdot	v23, v25, v8[3]
	sdot	v19, v26, v31[3]
	sdot	v21, v25, v31[3]
	sdot	v16, v26, v30[3]
	sdot	v17, v25, v30[3]
	sdot	v0, v26, v29[3]
	sdot	v1, v25, v29[3]
	sdot	v2, v26, v28[3]
	sdot	v3, v25, v28[3]
	sdot	v4, v26, v27[3]
	sdot	v5, v25, v27[3]
	sdot	v6, v26, v24[3]
	sdot	v7, v25, v24[3]
	cbz	x13, LBB33_14
LBB33_23:
	mov	x16, x13
	.p2align	4, , 8
LBB33_24:
	add	x4, x15, x28
	add	x3, x15, x25
	add	x5, x15, x19
	add	x2, x15, x24
	add	x1, x15, x23
	add	x30, x15, x21
	add	x17, x15, x26
	subs	x16, x16, #1
	ld1r.4s	{ v24 }, [x15], #4
	ld1r.4s	{ v26 }, [x4]
	ld1r.4s	{ v25 }, [x3]
	ld1r.4s	{ v27 }, [x5]
	eor.16b	v9, v24, v13
	ld1r.4s	{ v24 }, [x2]
	eor.16b	v31, v26, v13
	ld1r.4s	{ v26 }, [x1]
	eor.16b	v30, v25, v13
	ld1r.4s	{ v25 }, [x30]
	eor.16b	v8, v27, v13
	eor.16b	v29, v24, v13
	ld1r.4s	{ v24 }, [x17]
	eor.16b	v28, v26, v13
	eor.16b	v27, v25, v13
	ldp	q26, q25, [x14], #64
	eor.16b	v24, v24, v13
	sdot	v18, v26, v9[0]
	sdot	v20, v25, v9[0]
	sdot	v22, v26, v8[0]
	sdot	v23, v25, v8[0]
	sdot	v19, v26, v31[0]
	sdot	v21, v25, v31[0]
	sdot	v16, v26, v30[0]
	sdot	v17, v25, v30[0]
	sdot	v0, v26, v29[0]
	sdot	v1, v25, v29[0]
	sdot	v2, v26, v28[0]
	sdot	v3, v25, v28[0]
	sdot	v4, v26, v27[0]
	sdot	v5, v25, v27[0]
	sdot	v6, v26, v24[0]
	sdot	v7, v25, v24[0]
	b.ne	LBB33_24
	b	LBB33_14
	.p2align	4, , 8
LBB33_25:
	ldur	x9, [x29, #-64]
	cbz	x9, LBB33_38
	ldr	x10, [x7, #72]
	mov	x9, xzr
	add	x14, x11, #64
	ldr	x11, [x7, #56]
	mov.16b	v22, v18
	asr	x12, x10, #4
	and	x13, x10, #0x3
	mov.16b	v23, v20
	mov.16b	v19, v18
	mov.16b	v21, v20
	mov.16b	v16, v18
	mov.16b	v17, v20
	mov.16b	v0, v18
	mov.16b	v1, v20
	mov.16b	v2, v18
	mov.16b	v3, v20
	mov.16b	v4, v18
	mov.16b	v5, v20
	mov.16b	v6, v18
	mov.16b	v7, v20
	b	LBB33_28
	.p2align	4, , 8
LBB33_27:
	ldp	x17, x15, [x29, #-72]
	add	x9, x9, #1
	ldp	x4, x3, [x29, #-88]
	ldp	x30, x5, [x29, #-104]
	cmp	x9, x15
	b.eq	LBB33_39
LBB33_28:
	ldr	x15, [x11, x9, lsl #3]
	cmp	x10, #16
	ldur	x16, [x29, #-112]
	add	x15, x16, x15
	b.lo	LBB33_31
	mov	x16, x12
	.p2align	4, , 8
LBB33_30:
	ldp	q29, q30, [x15]
	subs	x16, x16, #1
	ldr	q28, [x15, x19]
	ldp	q8, q9, [x14]
	sdot	v18, v8, v29[0]
	sdot	v22, v8, v28[0]
	ldr	q27, [x15, x28]
	ldr	q26, [x15, x25]
	ldr	q25, [x15, x24]
	ldr	q24, [x15, x23]
	ldr	q10, [x15, x21]
	ldr	q31, [x15, x26]
	sdot	v19, v8, v27[0]
	sdot	v16, v8, v26[0]
	sdot	v0, v8, v25[0]
	sdot	v2, v8, v24[0]
	sdot	v4, v8, v10[0]
	sdot	v6, v8, v31[0]
	ldp	q11, q8, [x14, #64]
	sdot	v20, v9, v29[0]
	sdot	v23, v9, v28[0]
	sdot	v21, v9, v27[0]
	sdot	v17, v9, v26[0]
	sdot	v1, v9, v25[0]
	sdot	v3, v9, v24[0]
	sdot	v5, v9, v10[0]
	sdot	v7, v9, v31[0]
	sdot	v18, v11, v29[1]
	sdot	v22, v11, v28[1]
	sdot	v19, v11, v27[1]
	sdot	v16, v11, v26[1]
	sdot	v0, v11, v25[1]
	sdot	v2, v11, v24[1]
	sdot	v4, v11, v10[1]
	sdot	v6, v11, v31[1]
	ldp	q9, q11, [x14, #128]
	sdot	v20, v8, v29[1]
	sdot	v23, v8, v28[1]
	sdot	v21, v8, v27[1]
	sdot	v17, v8, v26[1]
	sdot	v1, v8, v25[1]
	sdot	v3, v8, v24[1]
	sdot	v5, v8, v10[1]
	sdot	v7, v8, v31[1]
	sdot	v18, v9, v29[2]
	sdot	v22, v9, v28[2]
	sdot	v19, v9, v27[2]
	sdot	v16, v9, v26[2]
	sdot	v0, v9, v25[2]
	sdot	v2, v9, v24[2]
	sdot	v4, v9, v10[2]
	sdot	v6, v9, v31[2]
	ldp	q8, q9, [x14, #192]
	sdot	v20, v11, v29[2]
	sdot	v23, v11, v28[2]
	sdot	v21, v11, v27[2]
	sdot	v17, v11, v26[2]
	sdot	v1, v11, v25[2]
	sdot	v3, v11, v24[2]
	sdot	v5, v11, v10[2]
	sdot	v7, v11, v31[2]
	sdot	v18, v8, v29[3]
	sdot	v20, v9, v29[3]
	ldr	q29, [x15, x22]
	sdot	v22, v8, v28[3]
	sdot	v23, v9, v28[3]
	ldr	q28, [x15, x17]
	sdot	v19, v8, v27[3]
	sdot	v21, v9, v27[3]
	ldr	q27, [x15, x4]
	sdot	v16, v8, v26[3]
	sdot	v17, v9, v26[3]
	ldr	q26, [x15, x3]
	sdot	v0, v8, v25[3]
	sdot	v1, v9, v25[3]
	ldr	q25, [x15, x30]
	sdot	v2, v8, v24[3]
	sdot	v3, v9, v24[3]
	ldr	q24, [x15, x5]
	sdot	v4, v8, v10[3]
	sdot	v5, v9, v10[3]
	sdot	v6, v8, v31[3]
	ldp	q10, q8, [x14, #256]
	sdot	v7, v9, v31[3]
	sdot	v18, v10, v30[0]
	sdot	v22, v10, v29[0]
	ldr	q9, [x15, x27]
	add	x15, x15, #32
	sdot	v19, v10, v28[0]
	sdot	v16, v10, v27[0]
	sdot	v0, v10, v26[0]
	sdot	v2, v10, v24[0]
	sdot	v4, v10, v25[0]
	sdot	v6, v10, v9[0]
	ldp	q31, q10, [x14, #320]
	sdot	v20, v8, v30[0]
	sdot	v23, v8, v29[0]
	sdot	v21, v8, v28[0]
	sdot	v17, v8, v27[0]
	sdot	v1, v8, v26[0]
	sdot	v3, v8, v24[0]
	sdot	v5, v8, v25[0]
	sdot	v7, v8, v9[0]
	sdot	v18, v31, v30[1]
	sdot	v22, v31, v29[1]
	sdot	v19, v31, v28[1]
	sdot	v16, v31, v27[1]
	sdot	v0, v31, v26[1]
	sdot	v2, v31, v24[1]
	sdot	v4, v31, v25[1]
	sdot	v6, v31, v9[1]
	ldp	q8, q31, [x14, #384]
	sdot	v20, v10, v30[1]
	sdot	v23, v10, v29[1]
	sdot	v21, v10, v28[1]
	sdot	v17, v10, v27[1]
	sdot	v1, v10, v26[1]
	sdot	v3, v10, v24[1]
	sdot	v5, v10, v25[1]
	sdot	v7, v10, v9[1]
	ldp	q10, q11, [x14, #448]
	sdot	v18, v8, v30[2]
	add	x14, x14, #512
	sdot	v20, v31, v30[2]
	sdot	v22, v8, v29[2]
	sdot	v23, v31, v29[2]
	sdot	v19, v8, v28[2]
	sdot	v21, v31, v28[2]
	sdot	v16, v8, v27[2]
	sdot	v17, v31, v27[2]
	sdot	v0, v8, v26[2]
	sdot	v1, v31, v26[2]
	sdot	v2, v8, v24[2]
	sdot	v3, v31, v24[2]
	sdot	v4, v8, v25[2]
	sdot	v5, v31, v25[2]
	sdot	v6, v8, v9[2]
	sdot	v7, v31, v9[2]
	ldr	q31, [x15, x19]
	sdot	v18, v10, v30[3]
	sdot	v20, v11, v30[3]
	ldr	q30, [x15, x28]
	sdot	v22, v10, v29[3]
	sdot	v23, v11, v29[3]
	ldr	q29, [x15, x25]
	sdot	v19, v10, v28[3]
	sdot	v21, v11, v28[3]
	ldr	q28, [x15, x24]
	sdot	v16, v10, v27[3]
	sdot	v17, v11, v27[3]
	ldr	q27, [x15, x23]
	sdot	v0, v10, v26[3]
	sdot	v1, v11, v26[3]
	ldr	q26, [x15, x21]
	sdot	v2, v10, v24[3]
	sdot	v3, v11, v24[3]
	ldr	q24, [x15, x26]
	sdot	v4, v10, v25[3]
	sdot	v5, v11, v25[3]
	sdot	v6, v10, v9[3]
	ldp	q25, q10, [x14]
	sdot	v7, v11, v9[3]
	sdot	v22, v25, v31[0]
	sdot	v19, v25, v30[0]
	ldp	q8, q9, [x15]
	sdot	v16, v25, v29[0]
	sdot	v0, v25, v28[0]
	sdot	v2, v25, v27[0]
	sdot	v18, v25, v8[0]
	sdot	v4, v25, v26[0]
	sdot	v6, v25, v24[0]
	ldp	q11, q25, [x14, #64]
	sdot	v20, v10, v8[0]
	sdot	v23, v10, v31[0]
	sdot	v21, v10, v30[0]
	sdot	v17, v10, v29[0]
	sdot	v1, v10, v28[0]
	sdot	v3, v10, v27[0]
	sdot	v5, v10, v26[0]
	sdot	v7, v10, v24[0]
	sdot	v18, v11, v8[1]
	sdot	v22, v11, v31[1]
	sdot	v19, v11, v30[1]
	sdot	v16, v11, v29[1]
	sdot	v0, v11, v28[1]
	sdot	v2, v11, v27[1]
	sdot	v4, v11, v26[1]
	sdot	v6, v11, v24[1]
	ldp	q10, q11, [x14, #128]
	sdot	v20, v25, v8[1]
	sdot	v23, v25, v31[1]
	sdot	v21, v25, v30[1]
	sdot	v17, v25, v29[1]
	sdot	v1, v25, v28[1]
	sdot	v3, v25, v27[1]
	sdot	v5, v25, v26[1]
	sdot	v7, v25, v24[1]
	sdot	v18, v10, v8[2]
	sdot	v22, v10, v31[2]
	sdot	v19, v10, v30[2]
	sdot	v16, v10, v29[2]
	sdot	v0, v10, v28[2]
	sdot	v2, v10, v27[2]
	sdot	v4, v10, v26[2]
	sdot	v6, v10, v24[2]
	ldp	q25, q10, [x14, #192]
	sdot	v20, v11, v8[2]
	sdot	v23, v11, v31[2]
	sdot	v21, v11, v30[2]
	sdot	v17, v11, v29[2]
	sdot	v1, v11, v28[2]
	sdot	v3, v11, v27[2]
	sdot	v5, v11, v26[2]
	sdot	v7, v11, v24[2]
	sdot	v18, v25, v8[3]
	sdot	v20, v10, v8[3]
	ldr	q8, [x15, x22]
	sdot	v22, v25, v31[3]
	sdot	v23, v10, v31[3]
	ldr	q31, [x15, x17]
	sdot	v19, v25, v30[3]
	sdot	v21, v10, v30[3]
	ldr	q30, [x15, x4]
	sdot	v16, v25, v29[3]
	sdot	v17, v10, v29[3]
	ldr	q29, [x15, x3]
	sdot	v0, v25, v28[3]
	sdot	v1, v10, v28[3]
	ldr	q28, [x15, x5]
	sdot	v2, v25, v27[3]
	sdot	v3, v10, v27[3]
	ldr	q27, [x15, x30]
	sdot	v4, v25, v26[3]
	sdot	v5, v10, v26[3]
	sdot	v6, v25, v24[3]
	ldp	q26, q25, [x14, #256]
	sdot	v7, v10, v24[3]
	sdot	v18, v26, v9[0]
	sdot	v22, v26, v8[0]
	ldr	q24, [x15, x27]
	add	x15, x15, #32
	sdot	v19, v26, v31[0]
	sdot	v16, v26, v30[0]
	sdot	v0, v26, v29[0]
	sdot	v2, v26, v28[0]
	sdot	v4, v26, v27[0]
	sdot	v6, v26, v24[0]
	ldp	q10, q26, [x14, #320]
	sdot	v20, v25, v9[0]
	sdot	v23, v25, v8[0]
	sdot	v21, v25, v31[0]
	sdot	v17, v25, v30[0]
	sdot	v1, v25, v29[0]
	sdot	v3, v25, v28[0]
	sdot	v5, v25, v27[0]
	sdot	v7, v25, v24[0]
	sdot	v18, v10, v9[1]
	sdot	v22, v10, v8[1]
	sdot	v19, v10, v31[1]
	sdot	v16, v10, v30[1]
	sdot	v0, v10, v29[1]
	sdot	v2, v10, v28[1]
	sdot	v4, v10, v27[1]
	sdot	v6, v10, v24[1]
	ldp	q25, q10, [x14, #384]
	sdot	v20, v26, v9[1]
	sdot	v23, v26, v8[1]
	sdot	v21, v26, v31[1]
	sdot	v17, v26, v30[1]
	sdot	v1, v26, v29[1]
	sdot	v3, v26, v28[1]
	sdot	v5, v26, v27[1]
	sdot	v7, v26, v24[1]
	sdot	v18, v25, v9[2]
	sdot	v22, v25, v8[2]
	sdot	v19, v25, v31[2]
	sdot	v16, v25, v30[2]
	sdot	v0, v25, v29[2]
	sdot	v2, v25, v28[2]
	sdot	v4, v25, v27[2]
	sdot	v6, v25, v24[2]
	ldp	q26, q25, [x14, #448]
	sdot	v20, v10, v9[2]
	add	x14, x14, #512
	sdot	v23, v10, v8[2]
	sdot	v21, v10, v31[2]
	sdot	v17, v10, v30[2]
	sdot	v1, v10, v29[2]
	sdot	v3, v10, v28[2]
	sdot	v5, v10, v27[2]
	sdot	v7, v10, v24[2]
	sdot	v18, v26, v9[3]
	sdot	v20, v25, v9[3]
	sdot	v22, v26, v8[3]
	sdot	v23, v25, v8[3]
	sdot	v19, v26, v31[3]
	sdot	v21, v25, v31[3]
	sdot	v16, v26, v30[3]
	sdot	v17, v25, v30[3]
	sdot	v0, v26, v29[3]
	sdot	v1, v25, v29[3]
	sdot	v2, v26, v28[3]
	sdot	v3, v25, v28[3]
	sdot	v4, v26, v27[3]
	sdot	v5, v25, v27[3]
	sdot	v6, v26, v24[3]
	sdot	v7, v25, v24[3]
	b.ne	LBB33_30
LBB33_31:
	tbnz	w10, #3, LBB33_34
	tbnz	w10, #2, LBB33_35
LBB33_33:
	cbnz	x13, LBB33_36
	b	LBB33_27
	.p2align	4, , 8
LBB33_34:
	ldp	q8, q9, [x15]
	ldr	q31, [x15, x19]
	ldp	q25, q10, [x14]
	sdot	v18, v25, v8[0]
	sdot	v22, v25, v31[0]
	ldr	q30, [x15, x28]
	ldr	q29, [x15, x25]
	ldr	q28, [x15, x24]
	ldr	q27, [x15, x23]
	ldr	q26, [x15, x21]
	ldr	q24, [x15, x26]
	sdot	v19, v25, v30[0]
	sdot	v16, v25, v29[0]
	sdot	v0, v25, v28[0]
	sdot	v2, v25, v27[0]
	sdot	v4, v25, v26[0]
	sdot	v6, v25, v24[0]
	ldp	q11, q25, [x14, #64]
	sdot	v20, v10, v8[0]
	sdot	v23, v10, v31[0]
	sdot	v21, v10, v30[0]
	sdot	v17, v10, v29[0]
	sdot	v1, v10, v28[0]
	sdot	v3, v10, v27[0]
	sdot	v5, v10, v26[0]
	sdot	v7, v10, v24[0]
	sdot	v18, v11, v8[1]
	sdot	v22, v11, v31[1]
	sdot	v19, v11, v30[1]
	sdot	v16, v11, v29[1]
	sdot	v0, v11, v28[1]
	sdot	v2, v11, v27[1]
	sdot	v4, v11, v26[1]
	sdot	v6, v11, v24[1]
	ldp	q10, q11, [x14, #128]
	sdot	v20, v25, v8[1]
	sdot	v23, v25, v31[1]
	sdot	v21, v25, v30[1]
	sdot	v17, v25, v29[1]
	sdot	v1, v25, v28[1]
	sdot	v3, v25, v27[1]
	sdot	v5, v25, v26[1]
	sdot	v7, v25, v24[1]
	sdot	v18, v10, v8[2]
	sdot	v22, v10, v31[2]
	sdot	v19, v10, v30[2]
	sdot	v16, v10, v29[2]
	sdot	v0, v10, v28[2]
	sdot	v2, v10, v27[2]
	sdot	v4, v10, v26[2]
	sdot	v6, v10, v24[2]
	ldp	q25, q10, [x14, #192]
	sdot	v20, v11, v8[2]
	sdot	v23, v11, v31[2]
	sdot	v21, v11, v30[2]
	sdot	v17, v11, v29[2]
	sdot	v1, v11, v28[2]
	sdot	v3, v11, v27[2]
	sdot	v5, v11, v26[2]
	sdot	v7, v11, v24[2]
	sdot	v18, v25, v8[3]
	sdot	v20, v10, v8[3]
	ldr	q8, [x15, x22]
	sdot	v22, v25, v31[3]
	sdot	v23, v10, v31[3]
	ldr	q31, [x15, x17]
	sdot	v19, v25, v30[3]
	sdot	v21, v10, v30[3]
	ldr	q30, [x15, x4]
	sdot	v16, v25, v29[3]
	sdot	v17, v10, v29[3]
	ldr	q29, [x15, x3]
	sdot	v0, v25, v28[3]
	sdot	v1, v10, v28[3]
	ldr	q28, [x15, x5]
	sdot	v2, v25, v27[3]
	sdot	v3, v10, v27[3]
	ldr	q27, [x15, x30]
	sdot	v4, v25, v26[3]
	sdot	v5, v10, v26[3]
	sdot	v6, v25, v24[3]
	ldp	q26, q25, [x14, #256]
	sdot	v7, v10, v24[3]
	sdot	v18, v26, v9[0]
	sdot	v22, v26, v8[0]
	ldr	q24, [x15, x27]
	add	x15, x15, #32
	sdot	v19, v26, v31[0]
	sdot	v16, v26, v30[0]
	sdot	v0, v26, v29[0]
	sdot	v2, v26, v28[0]
	sdot	v4, v26, v27[0]
	sdot	v6, v26, v24[0]
	ldp	q10, q26, [x14, #320]
	sdot	v20, v25, v9[0]
	sdot	v23, v25, v8[0]
	sdot	v21, v25, v31[0]
	sdot	v17, v25, v30[0]
	sdot	v1, v25, v29[0]
	sdot	v3, v25, v28[0]
	sdot	v5, v25, v27[0]
	sdot	v7, v25, v24[0]
	sdot	v18, v10, v9[1]
	sdot	v22, v10, v8[1]
	sdot	v19, v10, v31[1]
	sdot	v16, v10, v30[1]
	sdot	v0, v10, v29[1]
	sdot	v2, v10, v28[1]
	sdot	v4, v10, v27[1]
	sdot	v6, v10, v24[1]
	ldp	q25, q10, [x14, #384]
	sdot	v20, v26, v9[1]
	sdot	v23, v26, v8[1]
	sdot	v21, v26, v31[1]
	sdot	v17, v26, v30[1]
	sdot	v1, v26, v29[1]
	sdot	v3, v26, v28[1]
	sdot	v5, v26, v27[1]
	sdot	v7, v26, v24[1]
	sdot	v18, v25, v9[2]
	sdot	v22, v25, v8[2]
	sdot	v19, v25, v31[2]
	sdot	v16, v25, v30[2]
	sdot	v0, v25, v29[2]
	sdot	v2, v25, v28[2]
	sdot	v4, v25, v27[2]
	sdot	v6, v25, v24[2]
	ldp	q26, q25, [x14, #448]
	sdot	v20, v10, v9[2]
	add	x14, x14, #512
	sdot	v23, v10, v8[2]
	sdot	v21, v10, v31[2]
	sdot	v17, v10, v30[2]
	sdot	v1, v10, v29[2]
	sdot	v3, v10, v28[2]
	sdot	v5, v10, v27[2]
	sdot	v7, v10, v24[2]
	sdot	v18, v26, v9[3]
	sdot	v20, v25, v9[3]
	sdot	v22, v26, v8[3]
	sdot	v23, v25, v8[3]
	sdot	v19, v26, v31[3]
	sdot	v21, v25, v31[3]
	sdot	v16, v26, v30[3]
	sdot	v17, v25, v30[3]
	sdot	v0, v26, v29[3]
	sdot	v1, v25, v29[3]
	sdot	v2, v26, v28[3]
	sdot	v3, v25, v28[3]
	sdot	v4, v26, v27[3]
	sdot	v5, v25, v27[3]
	sdot	v6, v26, v24[3]
	sdot	v7, v25, v24[3]
	tbz	w10, #2, LBB33_33
LBB33_35:
	ldr	q8, [x15, x19]
	ldp	q26, q25, [x14]
	sdot	v22, v26, v8[0]
	ldr	q31, [x15, x28]
	ldr	q30, [x15, x25]
	ldr	q29, [x15, x24]
	ldr	q28, [x15, x23]
	ldr	q27, [x15, x21]
	ldr	q24, [x15, x26]
	ldr	q9, [x15]
	add	x15, x15, #16
	sdot	v19, v26, v31[0]
	sdot	v16, v26, v30[0]
	sdot	v18, v26, v9[0]
	sdot	v0, v26, v29[0]
	sdot	v2, v26, v28[0]
	sdot	v4, v26, v27[0]
	sdot	v6, v26, v24[0]
	ldp	q10, q26, [x14, #64]
	sdot	v20, v25, v9[0]
	sdot	v23, v25, v8[0]
	sdot	v21, v25, v31[0]
	sdot	v17, v25, v30[0]
	sdot	v1, v25, v29[0]
	sdot	v3, v25, v28[0]
	sdot	v5, v25, v27[0]
	sdot	v7, v25, v24[0]
	sdot	v18, v10, v9[1]
	sdot	v22, v10, v8[1]
	sdot	v19, v10, v31[1]
	sdot	v16, v10, v30[1]
	sdot	v0, v10, v29[1]
	sdot	v2, v10, v28[1]
	sdot	v4, v10, v27[1]
	sdot	v6, v10, v24[1]
	ldp	q25, q10, [x14, #128]
	sdot	v20, v26, v9[1]
	sdot	v23, v26, v8[1]
	sdot	v21, v26, v31[1]
	sdot	v17, v26, v30[1]
	sdot	v1, v26, v29[1]
	sdot	v3, v26, v28[1]
	sdot	v5, v26, v27[1]
	sdot	v7, v26, v24[1]
	sdot	v18, v25, v9[2]
	sdot	v22, v25, v8[2]
	sdot	v19, v25, v31[2]
	sdot	v16, v25, v30[2]
	sdot	v0, v25, v29[2]
	sdot	v2, v25, v28[2]
	sdot	v4, v25, v27[2]
	sdot	v6, v25, v24[2]
	ldp	q26, q25, [x14, #192]
	sdot	v20, v10, v9[2]
	add	x14, x14, #256
	sdot	v23, v10, v8[2]
	sdot	v21, v10, v31[2]
	sdot	v17, v10, v30[2]
	sdot	v1, v10, v29[2]
	sdot	v3, v10, v28[2]
	sdot	v5, v10, v27[2]
	sdot	v7, v10, v24[2]
	sdot	v18, v26, v9[3]
	sdot	v20, v25, v9[3]
	sdot	v22, v26, v8[3]
	sdot	v23, v25, v8[3]
	sdot	v19, v26, v31[3]
	sdot	v21, v25, v31[3]
	sdot	v16, v26, v30[3]
	sdot	v17, v25, v30[3]
	sdot	v0, v26, v29[3]
	sdot	v1, v25, v29[3]
	sdot	v2, v26, v28[3]
	sdot	v3, v25, v28[3]
	sdot	v4, v26, v27[3]
	sdot	v5, v25, v27[3]
	sdot	v6, v26, v24[3]
	sdot	v7, v25, v24[3]
	cbz	x13, LBB33_27
LBB33_36:
	mov	x16, x13
	.p2align	4, , 8
LBB33_37:
	add	x5, x15, x19
	add	x4, x15, x28
	add	x3, x15, x25
	add	x2, x15, x24
	add	x1, x15, x23
	add	x30, x15, x21
	add	x17, x15, x26
	subs	x16, x16, #1
	ld1r.4s	{ v9 }, [x15], #4
	ldp	q26, q25, [x14], #64
	sdot
	ld1r.4s	{ v8 }, [x5]
	ld1r.4s	{ v31 }, [x4]
	ld1r.4s	{ v30 }, [x3]
	ld1r.4s	{ v29 }, [x2]
	ld1r.4s	{ v28 }, [x1]
	ld1r.4s	{ v27 }, [x30]
	ld1r.4s	{ v24 }, [x17]
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	sdot
	b.ne	LBB33_37
	b	LBB33_27
	.p2align	4, , 8
LBB33_38:
	mov.16b	v22, v18
	mov.16b	v23, v20
	mov.16b	v19, v18
	mov.16b	v21, v20
	mov.16b	v16, v18
	mov.16b	v17, v20
	mov.16b	v0, v18
	mov.16b	v1, v20
	mov.16b	v2, v18
	mov.16b	v3, v20
	mov.16b	v4, v18
	mov.16b	v5, v20
	mov.16b	v6, v18
	mov.16b	v7, v20
LBB33_39:
	add	x1, x8, x6
	ldur	x8, [x29, #-136]
	cbz	x8, LBB33_41
	ldr	x8, [x20, #32]
	ldr	x14, [sp, #136]
	add	x9, x8, x1, lsl #2
	mov	x8, x14
	add	x13, x14, #8
	add	x12, x14, #12
	add	x11, x14, #16
	ldp	q24, q26, [x9]
	add	x10, x14, #20
	add	x9, x14, #24
	ld1r.4s	{ v27 }, [x8], #4
	ld1r.4s	{ v25 }, [x8]
	add	x8, x14, #28
	ld1r.4s	{ v28 }, [x13]
	mla.4s	v20, v27, v26
	mla.4s	v18, v27, v24
	ld1r.4s	{ v27 }, [x12]
	mla.4s	v23, v25, v26
	mla.4s	v22, v25, v24
	ld1r.4s	{ v25 }, [x11]
	mla.4s	v21, v28, v26
	mla.4s	v19, v28, v24
	ld1r.4s	{ v28 }, [x10]
	mla.4s	v17, v27, v26
	mla.4s	v16, v27, v24
	ld1r.4s	{ v27 }, [x9]
	mla.4s	v1, v25, v26
	mla.4s	v0, v25, v24
	ld1r.4s	{ v25 }, [x8]
	mla.4s	v3, v28, v26
	mla.4s	v2, v28, v24
	mla.4s	v5, v27, v26
	mla.4s	v4, v27, v24
	mla.4s	v7, v25, v26
	mla.4s	v6, v25, v24
LBB33_41:
	ldp	x9, x14, [sp, #152]
	sub	x8, x1, x9
	and	x8, x8, x8, asr #63
	add	x2, x8, x9
	cbz	x14, LBB33_9
	ldr	x10, [x20, #48]
	ldur	x8, [x29, #-128]
	ldp	x12, x11, [sp, #120]
	mul	x9, x10, x8
	lsl	x8, x2, #2
	ldr	x13, [sp, #112]
	mul	x12, x10, x12
	add	x9, x14, x9, lsl #2
	mul	x11, x10, x11
	add	x9, x9, x8
	mul	x13, x10, x13
	add	x12, x14, x12, lsl #2
	add	x11, x14, x11, lsl #2
	add	x12, x12, x8
	stp	q18, q20, [x9]
	ldur	x9, [x29, #-144]
	add	x13, x14, x13, lsl #2
	add	x11, x11, x8
	add	x13, x13, x8
	mul	x9, x10, x9
	stp	q22, q23, [x11]
	ldr	x11, [sp, #104]
	stp	q19, q21, [x12]
	add	x9, x14, x9, lsl #2
	stp	q16, q17, [x13]
	add	x12, x9, x8
	ldr	x9, [sp, #96]
	ldr	x13, [sp, #88]
	mul	x11, x10, x11
	mul	x9, x10, x9
	stp	q0, q1, [x12]
	mul	x10, x10, x13
	add	x11, x14, x11, lsl #2
	add	x11, x11, x8
	add	x9, x14, x9, lsl #2
	add	x10, x14, x10, lsl #2
	add	x9, x9, x8
	add	x8, x10, x8
	stp	q2, q3, [x11]
	stp	q4, q5, [x9]
	stp	q6, q7, [x8]
	b	LBB33_10
LBB33_43:
	add	x8, x0, #64
	ldr	x12, [x20, #24]
	ldp	x10, x11, [x7, #64]
	add	x6, x9, #3
	add	x1, x9, #2
	stur	x8, [x29, #-64]
	ldr	x8, [sp, #72]
	ldr	x14, [x20, #56]
	add	x2, x9, #1
	add	x8, x8, #8
	lsl	x17, x11, #6
	stur	x8, [x29, #-80]
	mul	x8, x11, x10
	stur	x8, [x29, #-72]
	b	LBB33_46
	.p2align	4, , 8
LBB33_44:
	ldr	x5, [x20, #16]
	scvtf.4s	v26, v23
	ldr	x7, [sp, #72]
	scvtf.4s	v25, v21
	ldr	x16, [x13, #96]
	mov	x13, x20
	scvtf.4s	v24, v22
	scvtf.4s	v29, v20
	add	x3, x5, x7, lsl #2
	scvtf.4s	v31, v19
	scvtf.4s	v8, v18
	mov	w4, #1262485504
	add	x15, x20, #8
	scvtf.4s	v3, v3
	ldp	q27, q23, [x3]
	dup.4s	v22, w4
	sub	x4, x16, #8
Lloh40:
	adrp	x16, lCPI33_0@PAGE
	fmul.4s	v24, v27, v24
	fmul.4s	v18, v27, v29
	fmul.4s	v26, v23, v26
	ld1r.4s	{ v21 }, [x13], #4
	fmul.4s	v19, v23, v25
	ld1r.4s	{ v20 }, [x13]
	sub	x13, x7, x4
	ldur	x19, [x29, #-80]
	fcmgt.4s	v28, v26, v21
	and	x13, x13, x13, asr #63
	fcmgt.4s	v25, v19, v21
	add	x5, x5, x19, lsl #2
	fcmgt.4s	v29, v24, v21
	bif.16b	v26, v21, v28
	scvtf.4s	v28, v7
	bsl.16b	v25, v19, v21
	fcmgt.4s	v19, v18, v21
	bif.16b	v24, v21, v29
	fcmgt.4s	v29, v20, v26
	fcmgt.4s	v7, v20, v25
	bsl.16b	v19, v18, v21
	fcmgt.4s	v30, v20, v24
	bif.16b	v26, v20, v29
	bif.16b	v25, v20, v7
	fcmgt.4s	v29, v20, v19
	fmul.4s	v7, v23, v31
	bif.16b	v24, v20, v30
	scvtf.4s	v18, v6
	fmul.4s	v6, v27, v8
	bif.16b	v19, v20, v29
	fadd.4s	v30, v26, v22
	fadd.4s	v26, v25, v22
	fadd.4s	v29, v24, v22
	fcmgt.4s	v24, v7, v21
	fmul.4s	v23, v23, v28
	fadd.4s	v25, v19, v22
	fcmgt.4s	v19, v6, v21
	fmul.4s	v18, v27, v18
	bif.16b	v7, v21, v24
	fcmgt.4s	v28, v23, v21
	bif.16b	v6, v21, v19
	fcmgt.4s	v27, v18, v21
	fcmgt.4s	v24, v20, v7
	bif.16b	v23, v21, v28
	fcmgt.4s	v19, v20, v6
	bif.16b	v18, v21, v27
	bif.16b	v7, v20, v24
	fcmgt.4s	v24, v20, v23
	bif.16b	v6, v20, v19
	fcmgt.4s	v19, v20, v18
	fadd.4s	v28, v7, v22
Lloh41:
	ldr	q7, [x16, lCPI33_0@PAGEOFF]
	bsl.16b	v24, v23, v20
	fadd.4s	v27, v6, v22
	ld1r.8b	{ v6 }, [x15]
	bsl.16b	v19, v18, v20
	ldp	x15, x3, [x20, #40]
	tbl.16b	v18, { v25, v26 }, v7
	fadd.4s	v26, v24, v22
	tbl.16b	v23, { v29, v30 }, v7
	fadd.4s	v25, v19, v22
	madd	x15, x3, x9, x15
	lsl	x16, x3, #1
	tbl.16b	v19, { v27, v28 }, v7
	add.8b	v24, v23, v6
	add	x15, x15, x4
	add.8b	v23, v18, v6
	add	x7, x15, x13
	tbl.16b	v18, { v25, v26 }, v7
	add	x13, x16, x3
	add.8b	v19, v19, v6
	sub	x4, x19, x4
	str	d24, [x7]
	str	d23, [x7, x3]
	and	x4, x4, x4, asr #63
	add.8b	v18, v18, v6
	str	d19, [x7, x16]
	str	d18, [x7, x13]
	scvtf.4s	v18, v17
	ldp	q23, q24, [x5]
	scvtf.4s	v17, v16
	scvtf.4s	v19, v5
	scvtf.4s	v5, v4
	add	x15, x15, x4
	fmul.4s	v17, v23, v17
	fmul.4s	v16, v24, v18
	fmul.4s	v4, v24, v19
	fmul.4s	v5, v23, v5
	fcmgt.4s	v19, v17, v21
	fcmgt.4s	v18, v16, v21
	bif.16b	v17, v21, v19
	bif.16b	v16, v21, v18
	fcmgt.4s	v18, v4, v21
	fcmgt.4s	v19, v5, v21
	fcmgt.4s	v25, v20, v16
	bif.16b	v4, v21, v18
	fcmgt.4s	v18, v20, v17
	bif.16b	v5, v21, v19
	bif.16b	v16, v20, v25
	fcmgt.4s	v25, v20, v4
	bif.16b	v17, v20, v18
	fadd.4s	v19, v16, v22
	fcmgt.4s	v16, v20, v5
	bif.16b	v4, v20, v25
	fadd.4s	v18, v17, v22
	mov.16b	v25, v16
	bsl.16b	v25, v5, v20
	fadd.4s	v17, v4, v22
	scvtf.4s	v4, v2
	fmul.4s	v5, v24, v3
	scvtf.4s	v3, v0
	scvtf.4s	v2, v1
	fadd.4s	v16, v25, v22
	fmul.4s	v1, v23, v4
	fmul.4s	v4, v24, v3
	fcmgt.4s	v0, v5, v21
	fmul.4s	v2, v23, v2
	fcmgt.4s	v3, v1, v21
	fcmgt.4s	v23, v4, v21
	bsl.16b	v0, v5, v21
	fcmgt.4s	v5, v2, v21
	bif.16b	v1, v21, v3
	bif.16b	v4, v21, v23
	fcmgt.4s	v3, v20, v0
	bif.16b	v2, v21, v5
	fcmgt.4s	v5, v20, v1
	fcmgt.4s	v21, v20, v4
	bif.16b	v0, v20, v3
	fcmgt.4s	v3, v20, v2
	bsl.16b	v5, v1, v20
	bif.16b	v4, v20, v21
	fadd.4s	v1, v0, v22
	bsl.16b	v3, v2, v20
	fadd.4s	v0, v5, v22
	fadd.4s	v5, v4, v22
	tbl.16b	v2, { v18, v19 }, v7
	fadd.4s	v4, v3, v22
	tbl.16b	v1, { v0, v1 }, v7
	add.8b	v3, v2, v6
	tbl.16b	v2, { v16, v17 }, v7
	tbl.16b	v0, { v4, v5 }, v7
	str	d3, [x15]
	add.8b	v1, v1, v6
	add.8b	v2, v2, v6
	add.8b	v0, v0, v6
	str	d2, [x15, x3]
	str	d1, [x15, x16]
	str	d0, [x15, x13]
LBB33_45:
	ldr	x15, [sp, #24]
	add	x13, x8, #4
	add	x6, x6, #4
	add	x1, x1, #4
	add	x9, x9, #4
	add	x2, x2, #4
	ldr	x7, [sp, #80]
	cmp	x15, x13
	b.lt	LBB33_4
LBB33_46:
	ldp	q6, q7, [x0]
	mov	x8, x13
	cmp	x9, #8
	mov	w13, #8
	csel	x13, x13, xzr, lt
	ldp	q1, q0, [x0, #32]
	cbz	x10, LBB33_53
	add	x15, x9, #3
	cmp	x9, #0
	csel	x15, x15, x9, lt
	ldr	x3, [sp, #80]
	lsl	x15, x15, #1
	cmp	x9, #8
	and	x15, x15, #0xfffffffffffffff8
	mov	w4, #16
	add	x15, x15, #16
	mov	x7, xzr
	csel	x15, x15, x4, lt
	lsl	x22, x13, #2
	ldp	x5, x4, [x29, #-72]
	mov.16b	v2, v1
	ldp	x16, x19, [x3, #48]
	mov.16b	v3, v0
	ldr	x3, [sp, #16]
	mul	x15, x5, x15
	mov	x13, x4
	mov.16b	v18, v6
	madd	x21, x16, x6, x3
	add	x27, x4, x15, lsl #2
	madd	x23, x16, x1, x3
	madd	x25, x16, x9, x3
	madd	x26, x16, x2, x3
	mov.16b	v19, v7
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v20, v6
	mov.16b	v21, v7
	mov.16b	v16, v1
	mov.16b	v17, v0
	mov.16b	v22, v6
	mov.16b	v23, v7
	b	LBB33_49
	.p2align	4, , 8
LBB33_48:
	add	x7, x7, #1
	cmp	x7, x10
	b.eq	LBB33_54
LBB33_49:
	cbz	x11, LBB33_48
	ldr	x15, [x19, x7, lsl #3]
	mov	x3, xzr
	mov	x24, x13
	add	x28, x21, x15
	add	x30, x23, x15
	add	x4, x25, x15
	add	x5, x26, x15
	.p2align	4, , 8
LBB33_51:
	lsl	x15, x3, #2
	prfm	pldl1keep, [x27]
	add	x16, x4, x15
	add	x27, x27, x22
	ldp	q29, q28, [x24]
	ld1r.4s	{ v27 }, [x16]
	add	x16, x3, #1
	ldp	q26, q24, [x24, #32]
	add	x3, x5, x15
	add	x24, x24, #64
	cmp	x11, x16
	eor.16b	v25, v27, v13
	sdot
	sdot
	ld1r.4s	{ v25 }, [x3]
	add	x3, x30, x15
	eor.16b	v27, v27, v12
	sdot
	sdot
	eor.16b	v27, v25, v13
	sdot
	sdot
	ld1r.4s	{ v27 }, [x3]
	add	x3, x28, x15
	eor.16b	v25, v25, v12
	sdot
	sdot
	eor.16b	v25, v27, v13
	sdot
	sdot
	ld1r.4s	{ v25 }, [x3]
	eor.16b	v27, v27, v12
	mov	x3, x16
	sdot
	sdot
	eor.16b	v27, v25, v13
	eor.16b	v25, v25, v12
	sdot
	sdot
	sdot
	sdot
	b.ne	LBB33_51
	add	x13, x13, x17
	ldr	x0, [sp, #144]
	b	LBB33_48
	.p2align	4, , 8
LBB33_53:
	mov.16b	v2, v1
	mov.16b	v3, v0
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v16, v1
	mov.16b	v17, v0
	mov.16b	v18, v6
	mov.16b	v19, v7
	mov.16b	v20, v6
	mov.16b	v21, v7
	mov.16b	v22, v6
	mov.16b	v23, v7
LBB33_54:
	cbz	x12, LBB33_56
	ldr	x13, [x20, #32]
	add	x3, x12, x9, lsl #2
	ldr	x15, [sp, #72]
	add	x16, x3, #8
	add	x13, x13, x15, lsl #2
	add	x15, x3, #12
	ldp	q30, q25, [x13]
	ld1r.4s	{ v29 }, [x3], #4
	ld1r.4s	{ v28 }, [x3]
	ld1r.4s	{ v27 }, [x16]
	ld1r.4s	{ v24 }, [x15]
	mla.4s	v23, v29, v25
	mla.4s	v21, v28, v25
	mla.4s	v19, v27, v25
	mla.4s	v7, v24, v25
	ldp	q25, q26, [x13, #32]
	mla.4s	v22, v29, v30
	mla.4s	v20, v28, v30
	mla.4s	v18, v27, v30
	mla.4s	v6, v24, v30
	mla.4s	v16, v25, v29
	mla.4s	v17, v26, v29
	mla.4s	v5, v28, v26
	mla.4s	v4, v28, v25
	mla.4s	v3, v27, v26
	mla.4s	v2, v27, v25
	mla.4s	v0, v24, v26
	mla.4s	v1, v24, v25
LBB33_56:
	ldr	x13, [sp, #80]
	cbz	x14, LBB33_44
	ldr	x4, [x13, #96]
	ldr	x5, [sp, #72]
	ldr	x16, [x20, #48]
	sub	x13, x4, #8
	sub	x4, x5, x4
	sub	x15, x5, x13
	add	x4, x4, #16
	mul	x3, x16, x9
	and	x15, x15, x15, asr #63
	and	x4, x4, x4, asr #63
	add	x15, x15, x13
	add	x13, x4, x13
	add	x7, x14, x3, lsl #2
	lsl	x15, x15, #2
	lsl	x13, x13, #2
	add	x4, x7, x15
	add	x7, x7, x13
	add	x5, x16, x3
	add	x3, x9, #2
	stp	q22, q23, [x4]
	add	x5, x14, x5, lsl #2
	stp	q16, q17, [x7]
	add	x7, x9, #3
	mul	x3, x16, x3
	add	x4, x5, x15
	mul	x16, x16, x7
	add	x5, x5, x13
	add	x3, x14, x3, lsl #2
	stp	q20, q21, [x4]
	add	x16, x14, x16, lsl #2
	add	x4, x3, x15
	add	x3, x3, x13
	add	x15, x16, x15
	add	x13, x16, x13
	stp	q4, q5, [x5]
	stp	q18, q19, [x4]
	stp	q2, q3, [x3]
	stp	q6, q7, [x15]
	stp	q1, q0, [x13]
	b	LBB33_45
LBB33_58:
	ldp	q2, q3, [x0]
	cmp	x8, #4
	mov	w11, #8
	csel	x15, x11, xzr, lt
	ldp	q1, q0, [x0, #32]
	ldr	x10, [x7, #64]
	ldr	x6, [sp, #72]
	cbz	x10, LBB33_65
	add	x12, x8, x8, lsr #63
	cmp	x8, #4
	lsl	x12, x12, #2
	mov	w13, #16
	and	x12, x12, #0xfffffffffffffff8
	ldr	x2, [sp, #16]
	add	x12, x12, #16
	mov	x11, xzr
	csel	x13, x12, x13, lt
	ldr	x12, [x7, #72]
	ldp	x16, x14, [x7, #48]
	mul	x17, x10, x13
	add	x13, x0, #64
	lsl	x15, x15, #2
	mov.16b	v4, v1
	mul	x1, x17, x12
	add	x17, x2, x16
	mul	x3, x16, x8
	lsl	x16, x12, #6
	mov.16b	v5, v0
	add	x17, x17, x3
	add	x19, x2, x3
	add	x1, x13, x1, lsl #2
	mov.16b	v6, v2
	mov.16b	v7, v3
	b	LBB33_61
	.p2align	4, , 8
LBB33_60:
	add	x11, x11, #1
	cmp	x11, x10
	b.eq	LBB33_66
LBB33_61:
	cbz	x12, LBB33_60
	ldr	x3, [x14, x11, lsl #3]
	mov	x4, x12
	mov	x5, x13
	add	x2, x19, x3
	add	x3, x17, x3
	.p2align	4, , 8
LBB33_63:
	prfm	pldl1keep, [x1]
	add	x1, x1, x15
	ld1r.4s	{ v19 }, [x2], #4
	ldp	q21, q20, [x5]
	subs	x4, x4, #1
	eor.16b	v17, v19, v13
	sdot
	eor.16b	v19, v19, v12
	ldp	q18, q16, [x5, #32]
	sdot
	add	x5, x5, #64
	sdot
	ld1r.4s	{ v17 }, [x3], #4
	sdot
	eor.16b	v19, v17, v13
	eor.16b	v17, v17, v12
	sdot
	sdot
	sdot
	sdot
	b.ne	LBB33_63
	add	x13, x13, x16
	b	LBB33_60
LBB33_65:
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v6, v2
	mov.16b	v7, v3
LBB33_66:
	ldr	x10, [x20, #24]
	cbz	x10, LBB33_68
	ldr	x11, [x20, #32]
	add	x10, x10, x8, lsl #2
	add	x11, x11, x6, lsl #2
	ldp	q20, q17, [x11]
	ld1r.4s	{ v19 }, [x10], #4
	ld1r.4s	{ v16 }, [x10]
	mla.4s	v7, v19, v17
	mla.4s	v3, v16, v17
	ldp	q17, q18, [x11, #32]
	mla.4s	v6, v19, v20
	mla.4s	v2, v16, v20
	mla.4s	v4, v17, v19
	mla.4s	v1, v16, v17
	mla.4s	v5, v18, v19
	mla.4s	v0, v16, v18
LBB33_68:
	ldr	x10, [x20, #56]
	cbz	x10, LBB33_70
	ldr	x14, [x7, #96]
	ldr	x12, [x20, #48]
	sub	x13, x14, #8
	mul	x15, x12, x8
	sub	x8, x6, x14
	sub	x11, x6, x13
	add	x8, x8, #16
	add	x12, x12, x15
	and	x14, x11, x11, asr #63
	and	x8, x8, x8, asr #63
	add	x14, x14, x13
	add	x8, x8, x13
	add	x11, x10, x15, lsl #2
	lsl	x14, x14, #2
	lsl	x8, x8, #2
	add	x12, x10, x12, lsl #2
	add	x13, x11, x14
	add	x11, x11, x8
	add	x10, x12, x14
	add	x8, x12, x8
	stp	q6, q7, [x13]
	stp	q4, q5, [x11]
	stp	q2, q3, [x10]
	stp	q1, q0, [x8]
	b	LBB33_71
LBB33_70:
	ldr	x11, [x20, #16]
	scvtf.4s	v17, v7
	scvtf.4s	v16, v6
	mov	x10, x20
	ldr	x12, [x7, #96]
Lloh42:
	adrp	x13, lCPI33_0@PAGE
	add	x15, x11, x6, lsl #2
	sub	x17, x12, #8
	ldp	q6, q7, [x15]
	sub	x12, x6, x17
	and	x12, x12, x12, asr #63
	fmul.4s	v6, v6, v16
	add	x12, x12, x17
	ld1r.4s	{ v18 }, [x10], #4
	fmul.4s	v7, v7, v17
	ld1r.4s	{ v17 }, [x10]
	mov	w10, #1262485504
	fcmgt.4s	v16, v6, v18
	fcmgt.4s	v19, v7, v18
	bif.16b	v6, v18, v16
	bif.16b	v7, v18, v19
	fcmgt.4s	v16, v17, v6
	fcmgt.4s	v19, v17, v7
	bif.16b	v6, v17, v16
	dup.4s	v16, w10
	bif.16b	v7, v17, v19
	add	x10, x20, #8
	fadd.4s	v20, v7, v16
Lloh43:
	ldr	q7, [x13, lCPI33_0@PAGEOFF]
	fadd.4s	v19, v6, v16
	ld1r.8b	{ v6 }, [x10]
	ldp	x13, x14, [x20, #40]
	tbl.16b	v19, { v19, v20 }, v7
	scvtf.4s	v20, v5
	mul	x10, x14, x8
	add	x8, x6, #8
	add	x16, x13, x10
	add	x11, x11, x8, lsl #2
	add.8b	v19, v19, v6
	sub	x8, x8, x17
	str	d19, [x16, x12]
	scvtf.4s	v19, v4
	ldp	q5, q4, [x11]
	and	x8, x8, x8, asr #63
	add	x13, x13, x14
	add	x8, x8, x17
	add	x10, x13, x10
	fmul.4s	v5, v5, v19
	fmul.4s	v4, v4, v20
	fcmgt.4s	v19, v5, v18
	fcmgt.4s	v20, v4, v18
	bif.16b	v5, v18, v19
	bif.16b	v4, v18, v20
	fcmgt.4s	v19, v17, v5
	fcmgt.4s	v20, v17, v4
	bsl.16b	v19, v5, v17
	bif.16b	v4, v17, v20
	fadd.4s	v5, v4, v16
	fadd.4s	v4, v19, v16
	tbl.16b	v4, { v4, v5 }, v7
	scvtf.4s	v5, v3
	add.8b	v4, v4, v6
	str	d4, [x16, x8]
	scvtf.4s	v4, v2
	ldp	q3, q2, [x15]
	fmul.4s	v3, v3, v4
	fmul.4s	v2, v2, v5
	fcmgt.4s	v4, v3, v18
	fcmgt.4s	v5, v2, v18
	bif.16b	v3, v18, v4
	bif.16b	v2, v18, v5
	fcmgt.4s	v4, v17, v3
	fcmgt.4s	v5, v17, v2
	bsl.16b	v4, v3, v17
	bif.16b	v2, v17, v5
	fadd.4s	v3, v2, v16
	fadd.4s	v2, v4, v16
	tbl.16b	v2, { v2, v3 }, v7
	scvtf.4s	v3, v0
	add.8b	v2, v2, v6
	str	d2, [x10, x12]
	scvtf.4s	v2, v1
	ldp	q1, q0, [x11]
	fmul.4s	v1, v1, v2
	fmul.4s	v0, v0, v3
	fcmgt.4s	v2, v1, v18
	fcmgt.4s	v3, v0, v18
	bif.16b	v1, v18, v2
	bif.16b	v0, v18, v3
	fcmgt.4s	v2, v17, v1
	fcmgt.4s	v3, v17, v0
	bsl.16b	v2, v1, v17
	bif.16b	v0, v17, v3
	fadd.4s	v1, v0, v16
	fadd.4s	v0, v2, v16
	tbl.16b	v0, { v0, v1 }, v7
	add.8b	v0, v0, v6
	str	d0, [x10, x8]
LBB33_71:
	ldr	x8, [sp, #24]
	cmp	x9, x8
	b.ge	LBB33_84
	ldp	q2, q3, [x0]
	cmp	x9, #2
	mov	w10, #8
	csel	x17, x10, xzr, lt
	ldp	q1, q0, [x0, #32]
	ldr	x8, [x7, #64]
	cbz	x8, LBB33_79
	lsl	x11, x9, #3
	cmp	x9, #2
	add	x11, x11, #16
	mov	w12, #16
	csel	x12, x11, x12, lt
	ldr	x11, [x7, #72]
	ldp	x14, x13, [x7, #48]
	mul	x12, x8, x12
	mov	x10, xzr
	ldr	x16, [sp, #16]
	lsl	x17, x17, #2
	mul	x15, x12, x11
	add	x12, x0, #64
	madd	x14, x14, x9, x16
	lsl	x16, x11, #6
	add	x15, x12, x15, lsl #2
	b	LBB33_75
	.p2align	4, , 8
LBB33_74:
	add	x10, x10, #1
	cmp	x10, x8
	b.eq	LBB33_79
LBB33_75:
	cbz	x11, LBB33_74
	ldr	x0, [x13, x10, lsl #3]
	mov	x1, x11
	mov	x2, x12
	add	x0, x14, x0
	.p2align	4, , 8
LBB33_77:
	prfm	pldl1keep, [x15]
	add	x15, x15, x17
	ld1r.4s	{ v4 }, [x0], #4
	ldp	q5, q6, [x2]
	subs	x1, x1, #1
	eor.16b	v7, v4, v13
	sdot
	eor.16b	v4, v4, v12
	ldp	q16, q5, [x2, #32]
	sdot
	add	x2, x2, #64
	sdot
	sdot
	b.ne	LBB33_77
	add	x12, x12, x16
	b	LBB33_74
LBB33_79:
	ldr	x8, [x20, #24]
	cbz	x8, LBB33_81
	ldr	x11, [x20, #32]
	add	x10, x8, x9, lsl #2
	add	x8, x11, x6, lsl #2
	ld1r.4s	{ v4 }, [x10]
	ldp	q7, q16, [x8]
	mla.4s	v2, v4, v7
	ldp	q5, q6, [x8, #32]
	mla.4s	v3, v4, v16
	mla.4s	v1, v5, v4
	mla.4s	v0, v6, v4
LBB33_81:
	ldr	x8, [x20, #56]
	cbz	x8, LBB33_83
	ldr	x11, [x20, #48]
	ldr	x10, [x7, #96]
	mul	x12, x11, x9
	sub	x11, x10, #8
	sub	x10, x6, x10
	sub	x9, x6, x11
	add	x10, x10, #16
	add	x8, x8, x12, lsl #2
	and	x9, x9, x9, asr #63
	and	x10, x10, x10, asr #63
	add	x8, x8, x11, lsl #2
	add	x9, x8, x9, lsl #2
	add	x8, x8, x10, lsl #2
	stp	q2, q3, [x9]
	stp	q1, q0, [x8]
	b	LBB33_84
LBB33_83:
	ldr	x11, [x20, #16]
	scvtf.4s	v5, v3
	scvtf.4s	v4, v2
	mov	x8, x20
	ldr	x10, [x7, #96]
	add	x14, x20, #8
	add	x12, x11, x6, lsl #2
	sub	x10, x10, #8
	ldp	q2, q3, [x12]
	sub	x12, x6, x10
	and	x12, x12, x12, asr #63
	fmul.4s	v2, v2, v4
	ld1r.4s	{ v6 }, [x8], #4
	fmul.4s	v3, v3, v5
	ld1r.4s	{ v5 }, [x8]
	mov	w8, #1262485504
	fcmgt.4s	v4, v2, v6
	fcmgt.4s	v7, v3, v6
	bif.16b	v2, v6, v4
	bif.16b	v3, v6, v7
	fcmgt.4s	v4, v5, v2
	fcmgt.4s	v7, v5, v3
	bif.16b	v2, v5, v4
	dup.4s	v4, w8
	bif.16b	v3, v5, v7
Lloh44:
	adrp	x8, lCPI33_0@PAGE
	fadd.4s	v17, v3, v4
Lloh45:
	ldr	q3, [x8, lCPI33_0@PAGEOFF]
	fadd.4s	v16, v2, v4
	ld1r.8b	{ v2 }, [x14]
	ldp	x8, x13, [x20, #40]
	tbl.16b	v7, { v16, v17 }, v3
	scvtf.4s	v16, v0
	madd	x8, x13, x9, x8
	add	x9, x6, #8
	add	x8, x8, x10
	add	x11, x11, x9, lsl #2
	add.8b	v7, v7, v2
	sub	x9, x9, x10
	str	d7, [x8, x12]
	scvtf.4s	v7, v1
	ldp	q1, q0, [x11]
	and	x9, x9, x9, asr #63
	fmul.4s	v1, v1, v7
	fmul.4s	v0, v0, v16
	fcmgt.4s	v7, v1, v6
	fcmgt.4s	v16, v0, v6
	bif.16b	v1, v6, v7
	bif.16b	v0, v6, v16
	fcmgt.4s	v6, v5, v1
	fcmgt.4s	v7, v5, v0
	bif.16b	v0, v5, v7
	bit.16b	v5, v1, v6
	fadd.4s	v1, v0, v4
	fadd.4s	v0, v5, v4
	tbl.16b	v0, { v0, v1 }, v3
	add.8b	v0, v0, v2
	str	d0, [x8, x9]
LBB33_84:
	ldp	x20, x19, [sp, #400]
	ldp	x22, x21, [sp, #384]
	ldp	x24, x23, [sp, #368]
	ldp	x26, x25, [sp, #352]
	ldp	x28, x27, [sp, #336]
	ldp	x29, x30, [sp, #320]
	ldp	d9, d8, [sp, #304]
	ldp	d11, d10, [sp, #288]
	ldp	d13, d12, [sp, #272]
	add	sp, sp, #416
	ret
	.loh AdrpLdr	Lloh38, Lloh39
	.loh AdrpLdr	Lloh40, Lloh41
	.loh AdrpLdr	Lloh42, Lloh43
	.loh AdrpLdr	Lloh44, Lloh45
	.section	__TEXT,__text,regular,pure_instructions
	.private_extern	_vitruvian_sum_quantized_rows_neondot
	.globl	_vitruvian_sum_quantized_rows_neondot
	.p2align	4
_vitruvian_sum_quantized_rows_neondot:
	ldr	x8, [x0, #48]
	cbz	x8, LBB34_28
	stp	x20, x19, [sp, #-16]!
	ldp	x10, x11, [x0, #32]
	movi.16b	v1, #128
	mov	x9, xzr
	ldp	x13, x14, [x0, #16]
	movi.16b	v2, #1
	ldr	x16, [x0, #56]
	ldr	q0, [x11]
	ldp	x11, x12, [x0]
	eor.16b	v0, v0, v1
	xtn.4h	v1, v0
	umov.b	w15, v0[0]
	add	x17, x11, #16
	dup.4h	v1, v1[0]
	dup.16b	v3, v0[0]
	b	LBB34_4
	.p2align	4, , 8
LBB34_2:
	movi.16b	v4, #0
	mov	w1, wzr
LBB34_3:
	addv.4s	s4, v4
	add	x0, x9, #1
	add	x11, x11, x12
	add	x17, x17, x12
	cmp	x0, x8
	fmov	w2, s4
	add	w1, w2, w1
	str	w1, [x16, x9, lsl #2]
	mov	x9, x0
	b.eq	LBB34_27
LBB34_4:
	cbz	x14, LBB34_2
	movi.16b	v4, #0
	mov	w1, wzr
	mov	x0, xzr
	b	LBB34_7
	.p2align	4, , 8
LBB34_6:
	add	x0, x0, #1
	cmp	x0, x14
	b.eq	LBB34_3
LBB34_7:
	ldr	x2, [x13, x0, lsl #3]
	cmp	x10, #16
	b.lt	LBB34_11
	mov	x3, xzr
	add	x4, x11, x2
	.p2align	4, , 8
LBB34_9:
	ldr	q5, [x4, x3]
	add	x5, x3, #32
	add	x3, x3, #16
	cmp	x10, x5
	eor.16b	v5, v5, v0
	sdot
	b.ge	LBB34_9
	cmp	x3, x10
	b.hs	LBB34_6
	b	LBB34_13
	.p2align	4, , 8
LBB34_11:
	cmp	x10, #0
	b.le	LBB34_6
	mov	x3, xzr
LBB34_13:
	orr	x4, x3, #0x1
	cmp	x10, x4
	csinc	x4, x10, x3, gt
	sub	x5, x4, x3
	cmp	x5, #4
	b.hs	LBB34_15
	mov	x4, x3
	b	LBB34_24
	.p2align	4, , 8
LBB34_15:
	cmp	x5, #32
	b.hs	LBB34_17
	mov	x6, xzr
	b	LBB34_21
LBB34_17:
	movi.16b	v5, #0
	and	x6, x5, #0xffffffffffffffe0
	movi.16b	v6, #0
	mov	x7, x6
	mov.s	v5[0], w1
	add	x1, x3, x2
	add	x1, x17, x1
	.p2align	4, , 8
LBB34_18:
	ldp	q16, q7, [x1, #-16]
	add	x1, x1, #32
	subs	x7, x7, #32
	eor.16b	v16, v16, v3
	sdot
	eor.16b	v7, v7, v3
	sdot
	b.ne	LBB34_18
	add.4s	v5, v6, v5
	cmp	x5, x6
	addv.4s	s5, v5
	fmov	w1, s5
	b.eq	LBB34_6
	tst	x5, #0x1c
	b.eq	LBB34_26
LBB34_21:
	movi.16b	v5, #0
	and	x7, x4, #0x3
	sub	x19, x5, x7
	sub	x5, x4, x6
	add	x4, x3, x19
	mov.s	v5[0], w1
	add	x1, x3, x6
	sub	x3, x5, x3
	add	x1, x1, x2
	sub	x3, x3, x7
	.p2align	4, , 8
LBB34_22:
	ldr	s6, [x11, x1]
	add	x1, x1, #4
	subs	x3, x3, #4
	ushll.8h	v6, v6, #0
	eor.8b	v6, v6, v1
	ushll.4s	v6, v6, #0
	shl.4s	v6, v6, #24
	ssra.4s	v5, v6, #24
	b.ne	LBB34_22
	addv.4s	s5, v5
	fmov	w1, s5
	cbz	x7, LBB34_6
LBB34_24:
	add	x2, x11, x2
	.p2align	4, , 8
LBB34_25:
	ldrb	w3, [x2, x4]
	add	x4, x4, #1
	cmp	x4, x10
	eor	w3, w3, w15
	add	w1, w1, w3, sxtb
	b.lt	LBB34_25
	b	LBB34_6
LBB34_26:
	add	x4, x3, x6
	b	LBB34_24
LBB34_27:
	ldp	x20, x19, [sp], #16
LBB34_28:
	ret
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI35_0:
	.byte	0
	.byte	1
	.byte	255
	.byte	255
	.byte	2
	.byte	3
	.byte	255
	.byte	255
	.byte	4
	.byte	5
	.byte	255
	.byte	255
	.byte	6
	.byte	7
	.byte	255
	.byte	255
lCPI35_1:
	.byte	8
	.byte	9
	.byte	255
	.byte	255
	.byte	10
	.byte	11
	.byte	255
	.byte	255
	.byte	12
	.byte	13
	.byte	255
	.byte	255
	.byte	14
	.byte	15
	.byte	255
	.byte	255
	.section	__TEXT,__text,regular,pure_instructions
	.private_extern	_vitruvian_interleave_rows_neondot
	.globl	_vitruvian_interleave_rows_neondot
	.p2align	4
_vitruvian_interleave_rows_neondot:
	sub	sp, sp, #256
	ldp	x9, x8, [x0]
	stp	x29, x30, [sp, #160]
	ldrb	w14, [x0, #80]
	stp	x28, x27, [sp, #176]
	ldr	x10, [x0, #88]
	stp	x26, x25, [sp, #192]
	stp	x24, x23, [sp, #208]
	stp	x8, x9, [sp, #48]
	dup.16b	v0, w14
	ldp	x8, x13, [x0, #32]
	stp	x22, x21, [sp, #224]
	ldp	x9, x11, [x0, #16]
	stp	x20, x19, [sp, #240]
	str	x8, [sp, #136]
	ldp	x8, x15, [x0, #48]
	str	q0, [sp, #144]
	stp	x8, x9, [sp, #32]
	ldrb	w8, [x0, #81]
	ldp	x12, x9, [x0, #64]
	str	x15, [sp, #64]
	cbz	x15, LBB35_22
	movi.16b	v0, #0
	add	x0, x12, x11
	lsl	x17, x12, #3
	lsl	x12, x12, #5
	lsl	x2, x9, #3
	mov	w16, #16843009
	add	x4, x13, #14
	add	x15, x13, #7
	mov.b	v0[0], w14
	add	x14, x0, x9
	add	x9, x10, x12
	add	x5, x10, #16
	cmp	x15, #0
	add	x10, x12, x11, lsl #5
	csel	x12, x4, x15, lt
	add	x15, x5, x10
	mov.h	v0[1], wzr
	str	x9, [sp, #128]
	mul	w9, w8, w16
	lsl	x8, x14, #5
	asr	x16, x12, #3
	mov	x3, xzr
	eor	w9, w9, #0x80808080
	sub	x1, x13, #8
	stp	x8, x4, [sp, #16]
	fmov	w8, s0
	str	x16, [sp, #8]
	dup.4s	v2, w9
	lsl	w10, w8, #16
	orr	w12, w10, w8, lsl #8
	ldr	x10, [sp, #64]
	orr	w12, w12, w8, lsl #24
	orr	w8, w12, w8
	mul	x10, x10, x14
	eor	w8, w8, w9
	lsl	x20, x10, #5
Lloh46:
	adrp	x10, lCPI35_0@PAGE
Lloh47:
	ldr	q0, [x10, lCPI35_0@PAGEOFF]
Lloh48:
	adrp	x10, lCPI35_1@PAGE
Lloh49:
	ldr	q1, [x10, lCPI35_1@PAGEOFF]
	dup.4s	v3, w8
	b	LBB35_3
	.p2align	4, , 8
LBB35_2:
	ldr	x8, [sp, #128]
	add	x3, x3, #1
	ldr	x9, [sp, #16]
	add	x8, x8, x9
	add	x5, x5, x9
	add	x15, x15, x9
	str	x8, [sp, #128]
	ldr	x8, [sp, #64]
	cmp	x3, x8
	b.eq	LBB35_22
LBB35_3:
	ldp	x8, x16, [sp, #32]
	stp	x15, x5, [sp, #72]
	add	x0, sp, #144
	ldp	x15, x14, [sp, #48]
	str	x3, [sp, #88]
	add	x8, x8, x3, lsl #2
	cmn	x8, #1
	cset	w10, gt
	cmp	x8, x15
	cset	w12, lt
	madd	x9, x8, x16, x14
	ands	w23, w10, w12
	add	x10, x8, #1
	csel	x9, x9, x0, ne
	cmn	x10, #1
	str	x9, [sp, #120]
	cset	w9, gt
	cmp	x10, x15
	madd	x10, x10, x16, x14
	cset	w12, lt
	ands	w25, w9, w12
	add	x9, x8, #2
	csel	x10, x10, x0, ne
	cmn	x9, #1
	add	x8, x8, #3
	str	x10, [sp, #112]
	cset	w10, gt
	cmp	x9, x15
	madd	x9, x9, x16, x14
	cset	w12, lt
	ands	w27, w10, w12
	csel	x9, x9, x0, ne
	cmn	x8, #1
	str	x9, [sp, #104]
	cset	w9, gt
	cmp	x8, x15
	madd	x8, x8, x16, x14
	cset	w10, lt
	ands	w30, w9, w10
	csel	x8, x8, x0, ne
	cmp	x11, #1
	str	x8, [sp, #96]
	b.lt	LBB35_13
	ldr	x8, [sp, #136]
	tst	w30, #0x1
	mov	x0, xzr
	csel	x15, x8, xzr, ne
	tst	w27, #0x1
	csel	x4, x8, xzr, ne
	tst	w25, #0x1
	csel	x6, x8, xzr, ne
	tst	w23, #0x1
	csel	x8, x8, xzr, ne
	b	LBB35_6
	.p2align	4, , 8
LBB35_5:
	mov	x0, x9
	cmp	x9, x11
	b.ge	LBB35_13
LBB35_6:
	adds	x9, x0, #16
	mov	x10, #9223372036854775807
	csel	x9, x10, x9, vs
	ldr	x10, [sp, #136]
	sub	x12, x11, x0
	mov	w14, #16
	cmp	x12, #16
	mul	x10, x0, x10
	csel	x12, x12, x14, lt
	tst	w23, #0x1
	csel	x16, x10, xzr, ne
	tst	w25, #0x1
	csel	x5, x10, xzr, ne
	tst	w27, #0x1
	csel	x19, x10, xzr, ne
	tst	w30, #0x1
	csel	x21, x10, xzr, ne
	cmp	x13, #1
	b.lt	LBB35_5
	ldr	x14, [sp, #120]
	mov	x10, xzr
	add	x3, x14, x16
	ldr	x14, [sp, #112]
	add	x7, x14, x5
	ldr	x14, [sp, #104]
	add	x16, x14, x19
	ldr	x14, [sp, #96]
	sub	x19, x12, #1
	add	x21, x14, x21
	ldr	x14, [sp, #128]
	add	x22, x14, x0, lsl #5
	cmp	x11, x0
	b.ne	LBB35_10
	.p2align	4, , 8
LBB35_8:
	add	x10, x10, #8
	cmp	x10, x13
	b.ge	LBB35_5
	add	x22, x22, x20
	cmp	x11, x0
	b.eq	LBB35_8
LBB35_10:
	cmp	x1, x10
	mov	x5, xzr
	csel	x14, x1, x10, lt
	tst	w30, #0x1
	csel	x12, x14, xzr, ne
	tst	w27, #0x1
	csel	x24, x14, xzr, ne
	tst	w25, #0x1
	csel	x26, x14, xzr, ne
	tst	w23, #0x1
	csel	x14, x14, xzr, ne
	add	x12, x21, x12
	add	x24, x16, x24
	add	x26, x7, x26
	add	x28, x3, x14
	.p2align	4, , 8
LBB35_11:
	ldr	d7, [x24]
	add	x14, x22, x5, lsl #5
	ldr	d5, [x28]
	cmp	x19, x5
	ldr	d4, [x26]
	ldr	d6, [x12]
	ushll.8h	v7, v7, #0
	ushll.8h	v5, v5, #0
	ushll.8h	v4, v4, #0
	zip1.8h	v19, v7, v0
	ushll.8h	v6, v6, #0
	zip2.8h	v17, v7, v0
	tbl.16b	v18, { v5 }, v0
	tbl.16b	v16, { v5 }, v1
	tbl.16b	v5, { v4 }, v1
	tbl.16b	v4, { v4 }, v0
	zip2.8h	v7, v6, v0
	zip1.8h	v6, v6, v0
	shl.4s	v19, v19, #16
	shl.4s	v17, v17, #16
	shl.4s	v4, v4, #8
	shl.4s	v5, v5, #8
	shl.4s	v7, v7, #24
	orr.16b	v18, v18, v19
	shl.4s	v6, v6, #24
	orr.16b	v16, v16, v17
	orr.16b	v4, v4, v18
	orr.16b	v5, v5, v16
	orr.16b	v5, v5, v7
	orr.16b	v4, v4, v6
	eor.16b	v5, v5, v2
	eor.16b	v4, v4, v2
	stp	q4, q5, [x14]
	b.eq	LBB35_8
	add	x28, x28, x8
	add	x26, x26, x6
	add	x24, x24, x4
	add	x12, x12, x15
	add	x5, x5, #1
	b	LBB35_11
	.p2align	4, , 8
LBB35_13:
	ldp	x5, x3, [sp, #80]
	ldr	x8, [sp, #24]
	ldr	x15, [sp, #72]
	ldr	x16, [sp, #8]
	cmp	x8, #15
	b.lo	LBB35_2
	mov	x8, xzr
	mov	x9, x15
	mov	x10, x5
	b	LBB35_16
	.p2align	4, , 8
LBB35_15:
	add	x8, x8, #1
	add	x10, x10, x20
	add	x9, x9, x20
	cmp	x8, x16
	b.eq	LBB35_2
LBB35_16:
	cbz	x17, LBB35_19
	mov	x12, x10
	mov	x14, x17
	.p2align	4, , 8
LBB35_18:
	stp	q3, q3, [x12, #-16]
	add	x12, x12, #32
	subs	x14, x14, #8
	b.ne	LBB35_18
LBB35_19:
	cbz	x2, LBB35_15
	mov	x12, x9
	mov	x14, x2
	.p2align	4, , 8
LBB35_21:
	stp	q3, q3, [x12, #-16]
	add	x12, x12, #32
	subs	x14, x14, #8
	b.ne	LBB35_21
	b	LBB35_15
LBB35_22:
	ldp	x20, x19, [sp, #240]
	ldp	x22, x21, [sp, #224]
	ldp	x24, x23, [sp, #208]
	ldp	x26, x25, [sp, #192]
	ldp	x28, x27, [sp, #176]
	ldp	x29, x30, [sp, #160]
	add	sp, sp, #256
	ret
	.loh AdrpLdr	Lloh48, Lloh49
	.loh AdrpAdrp	Lloh46, Lloh48
	.loh AdrpLdr	Lloh46, Lloh47
	.subsections_via_symbols
#endif
