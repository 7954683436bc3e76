// Made by `make kernels` with Swift 6.3.1 from Sources/MicroKernels for armv8-a+dotprod+i8mm. Do not edit.
#if defined(__aarch64__) && defined(__APPLE__) && defined(__LP64__)
	.arch_extension dotprod
	.arch_extension i8mm
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI4_0:
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
lCPI4_1:
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
	.private_extern	_vitruvian_pack_columns_neoni8mm
	.globl	_vitruvian_pack_columns_neoni8mm
	.p2align	4
_vitruvian_pack_columns_neoni8mm:
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
	b.ne	LBB4_4
	ldr	x8, [sp, #32]
	cmp	x8, #7
	b.le	LBB4_4
	ldp	x14, x8, [sp]
	adrp	x12, lCPI4_0@PAGE
	adrp	x11, lCPI4_1@PAGE
	add	x9, x8, #3
	cmp	x8, #0
	csel	x10, x9, x8, lt
	cmp	x9, #7
	asr	x13, x10, #2
	b.hs	LBB4_5
	mov	x10, x19
	b	LBB4_8
LBB4_4:
	mov	x20, sp
	mov	x0, x19
	bl	_$eSo35vitruvian_column_packing_parametersa22VitruvianMicroNEONI8MME09packOneByJ033_67354372C8CF8917B85968A162437D9ALL4intoySpys5Int32VG_tF
	ldr	x8, [sp, #8]
	add	x9, x8, #3
	b	LBB4_12
LBB4_5:
	ldr	x15, [sp, #16]
	lsl	x16, x22, #2
	ldrb	w1, [sp, #40]
	mov	x0, x13
	ldr	q0, [x12, lCPI4_0@PAGEOFF]
	mov	x10, x19
	ldr	q1, [x11, lCPI4_1@PAGEOFF]
	lsl	x17, x15, #2
	dup.4s	v2, w1
	.p2align	4, , 8
LBB4_6:
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
	b.ne	LBB4_6
	add	x14, x1, x17
LBB4_8:
	sub	x13, x8, x13, lsl #2
	cmp	x13, #1
	b.lt	LBB4_12
	ldrb	w17, [sp, #40]
	mov	w15, wzr
	movi.16b	v0, #0
	ldr	x16, [sp, #16]
	movi.16b	v2, #0
	ldr	q1, [x12, lCPI4_0@PAGEOFF]
	ldr	q3, [x11, lCPI4_1@PAGEOFF]
	dup.4s	v4, w17
	.p2align	4, , 8
LBB4_10:
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
	b.ne	LBB4_10
	stp	q0, q2, [x10]
LBB4_12:
	add	x10, x9, #3
	cmp	x9, #0
	movi.16b	v0, #0
	csel	x10, x10, x9, lt
	movi.16b	v1, #0
	add	x11, x8, #6
	cmp	x11, #7
	b.lo	LBB4_15
	movi.16b	v2, #1
	asr	x10, x10, #2
	lsl	x11, x22, #2
	.p2align	4, , 8
LBB4_14:
	ldp	q4, q3, [x19]
	add	x19, x19, x11
	subs	x10, x10, #1
	sdot
	sdot
	b.ne	LBB4_14
LBB4_15:
	ldp	w11, w10, [sp, #44]
	cmp	x9, #0
	mul	w11, w11, w8
	sub	w10, w10, #128
	dup.4s	v2, w10
	add	x10, x8, #10
	dup.4s	v3, w11
	add	x11, x9, #7
	csel	x8, x11, x9, lt
	cmp	x10, #15
	sub.4s	v1, v3, v1
	sub.4s	v0, v3, v0
	mul.4s	v1, v1, v2
	mul.4s	v0, v0, v2
	stp	q0, q1, [x21]
	b.lo	LBB4_18
	asr	x8, x8, #3
	lsl	x9, x22, #3
	lsl	x10, x22, #2
	.p2align	4, , 8
LBB4_17:
	add	x11, x21, x10
	add	x21, x21, x9
	subs	x8, x8, #1
	ldp	q2, q0, [x11]
	ldp	q3, q1, [x21]
	st2.4s	{ v2, v3 }, [x11]
	st2.4s	{ v0, v1 }, [x21]
	b.ne	LBB4_17
LBB4_18:
	ldp	x20, x19, [sp, #112]
	ldp	x22, x21, [sp, #96]
	ldp	x29, x30, [sp, #80]
	add	sp, sp, #128
	ret
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$eSo35vitruvian_column_packing_parametersa22VitruvianMicroNEONI8MME09packOneByJ033_67354372C8CF8917B85968A162437D9ALL4intoySpys5Int32VG_tF:
	stp	x26, x25, [sp, #-64]!
	ldr	x8, [x20, #32]
	stp	x24, x23, [sp, #16]
	stp	x22, x21, [sp, #32]
	stp	x20, x19, [sp, #48]
	cbz	x8, LBB5_17
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
	b	LBB5_4
	.p2align	4, , 8
LBB5_2:
	str	w3, [x2]
LBB5_3:
	add	x11, x11, #1
	add	x17, x17, #4
	cmp	x11, x8
	b.eq	LBB5_15
LBB5_4:
	madd	x1, x11, x13, x12
	cmp	x10, #7
	b.hs	LBB5_10
	add	x2, x0, x11, lsl #2
LBB5_6:
	cmp	x15, #1
	b.lt	LBB5_3
	ldrb	w4, [x20, #40]
	cmp	x15, #1
	ldrb	w3, [x1]
	eor	w3, w3, w4
	and	w3, w3, #0xff
	b.eq	LBB5_2
	ldr	x5, [x20, #16]
	cmp	x15, #2
	ldrb	w6, [x1, x5]
	eor	w6, w6, w4
	orr	w3, w3, w6, lsl #8
	b.eq	LBB5_2
	lsl	x5, x5, #1
	ldrb	w1, [x1, x5]
	eor	w1, w1, w4
	orr	w3, w3, w1, lsl #16
	b	LBB5_2
	.p2align	4, , 8
LBB5_10:
	ldr	x3, [x20, #16]
	mov	x19, x14
	ldr	x2, [x20, #64]
	lsl	x5, x3, #1
	lsl	x4, x3, #2
	lsl	x6, x2, #2
	add	x7, x5, x3
	mov	x2, x17
	b	LBB5_13
	.p2align	4, , 8
LBB5_11:
	ldrb	w22, [x20, #40]
	ldr	w21, [x1]
	mul	w22, w22, w16
	eor	w21, w22, w21
LBB5_12:
	str	w21, [x2]
	add	x1, x1, x4
	add	x2, x2, x6
	subs	x19, x19, #1
	b.eq	LBB5_6
LBB5_13:
	cmp	x3, #1
	b.eq	LBB5_11
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
	b	LBB5_12
LBB5_15:
	cmp	x8, #8
	b.mi	LBB5_18
LBB5_16:
	ldp	x20, x19, [sp, #48]
	ldp	x22, x21, [sp, #32]
	ldp	x24, x23, [sp, #16]
	ldp	x26, x25, [sp], #64
	ret
LBB5_17:
	ldr	x9, [x20, #8]
	add	x10, x9, #3
LBB5_18:
	add	x11, x10, #3
	cmp	x10, #0
	csel	x11, x11, x10, lt
	add	x10, x0, x8, lsl #2
	asr	x11, x11, #2
	add	x9, x9, #6
	movi.16b	v0, #0
	and	x12, x11, #0xfffffffffffffff8
	add	x13, x10, #16
	b	LBB5_20
	.p2align	4, , 8
LBB5_19:
	add	x8, x8, #1
	add	x13, x13, #4
	add	x10, x10, #4
	cmp	x8, #8
	b.eq	LBB5_16
LBB5_20:
	cmp	x9, #7
	b.lo	LBB5_19
	mov	x15, xzr
	ldr	x14, [x20, #64]
	cmp	x11, #8
	b.lo	LBB5_26
	cmp	x14, #1
	b.ne	LBB5_26
	mov	x15, x13
	mov	x16, x12
	.p2align	4, , 8
LBB5_24:
	stp	q0, q0, [x15, #-16]
	add	x15, x15, #32
	subs	x16, x16, #8
	b.ne	LBB5_24
	mov	x15, x12
	cmp	x11, x12
	b.eq	LBB5_19
LBB5_26:
	mul	x16, x15, x14
	lsl	x14, x14, #2
	sub	x15, x11, x15
	add	x16, x10, x16, lsl #2
	.p2align	4, , 8
LBB5_27:
	str	wzr, [x16]
	add	x16, x16, x14
	subs	x15, x15, #1
	b.ne	LBB5_27
	b	LBB5_19
	.section	__TEXT,__text,regular,pure_instructions
	.private_extern	_vitruvian_multiply_computed_neoni8mm
	.globl	_vitruvian_multiply_computed_neoni8mm
	.p2align	4
_vitruvian_multiply_computed_neoni8mm:
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
	b.ne	LBB6_13
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
	b.le	LBB6_25
	sub	x8, x8, x10
	mov	x19, xzr
	mov	x21, x25
	stp	x8, x11, [sp, #16]
	ldp	x8, x10, [sp, #440]
	stp	x8, x10, [sp, #40]
	lsl	x8, x9, #5
	add	x8, x8, #32
	str	x8, [sp, #32]
	b	LBB6_5
	.p2align	4, , 8
LBB6_3:
	ldr	x11, [sp, #24]
LBB6_4:
	ldr	x8, [sp, #32]
	add	x19, x19, x22, lsl #3
	cmp	x19, x11
	madd	x21, x8, x22, x21
	b.ge	LBB6_25
LBB6_5:
	sub	x8, x11, x19
	add	x8, x8, #7
	cmp	x8, #24
	b.lt	LBB6_7
	mov	w22, #2
	cmp	x24, #1
	b.ge	LBB6_8
	b	LBB6_4
	.p2align	4, , 8
LBB6_7:
	add	x9, x8, #7
	cmp	x8, #0
	csel	x8, x9, x8, lt
	cmp	x24, #0
	asr	x22, x8, #3
	b.le	LBB6_4
LBB6_8:
	ldr	x9, [sp, #16]
	mov	x23, xzr
	sub	x8, x19, x9
	and	x8, x8, x8, asr #63
	add	x26, x8, x9
	b	LBB6_11
	.p2align	4, , 8
LBB6_9:
	bl	_$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5
LBB6_10:
	add	x1, x27, x24
	add	x4, sp, #64
	add	x20, sp, #336
	mov	x0, x23
	mov	x2, x19
	mov	x3, x22
	bl	_$eSo37vitruvian_computed_product_parametersa22VitruvianMicroNEONI8MME6finish33_0736E730BD1EE1627FBB5DD6E88AAA1FLL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC010FixedPointU0AELLV_Tg5
	mov	x23, x28
	cmp	x28, x24
	b.ge	LBB6_3
LBB6_11:
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
	b.ne	LBB6_9
	bl	_$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5
	b	LBB6_10
LBB6_13:
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
	b.le	LBB6_25
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
	b	LBB6_17
	.p2align	4, , 8
LBB6_15:
	ldr	x11, [sp, #16]
LBB6_16:
	ldr	x8, [sp, #24]
	add	x21, x21, x23, lsl #3
	cmp	x21, x11
	madd	x22, x8, x23, x22
	b.ge	LBB6_25
LBB6_17:
	sub	x8, x11, x21
	add	x8, x8, #7
	cmp	x8, #24
	b.lt	LBB6_19
	mov	w23, #2
	cmp	x25, #1
	b.ge	LBB6_20
	b	LBB6_16
	.p2align	4, , 8
LBB6_19:
	add	x9, x8, #7
	cmp	x8, #0
	csel	x8, x9, x8, lt
	cmp	x25, #0
	asr	x23, x8, #3
	b.le	LBB6_16
LBB6_20:
	ldr	x9, [sp, #8]
	mov	x24, xzr
	sub	x8, x21, x9
	and	x8, x8, x8, asr #63
	add	x19, x8, x9
	b	LBB6_23
	.p2align	4, , 8
LBB6_21:
	bl	_$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5
LBB6_22:
	fmov	s0, s8
	fmov	s1, s9
	fmov	s2, s10
	add	x1, x27, x25
	add	x20, sp, #336
	mov	x0, x24
	mov	x2, x21
	mov	x3, x23
	ldr	w4, [sp, #48]
	bl	_$eSo37vitruvian_computed_product_parametersa22VitruvianMicroNEONI8MME6finish33_0736E730BD1EE1627FBB5DD6E88AAA1FLL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC07NearestU0AELLV_Tg5
	mov	x24, x28
	cmp	x28, x25
	b.ge	LBB6_15
LBB6_23:
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
	b.ne	LBB6_21
	bl	_$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5
	b	LBB6_22
LBB6_25:
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
lCPI7_0:
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
_$eSo37vitruvian_computed_product_parametersa22VitruvianMicroNEONI8MME6finish33_0736E730BD1EE1627FBB5DD6E88AAA1FLL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC010FixedPointU0AELLV_Tg5:
	cmp	x0, x1
	b.ge	LBB7_14
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
	adrp	x15, lCPI7_0@PAGE
Lloh1:
	ldr	d1, [x15, lCPI7_0@PAGEOFF]
	mov	x15, x0
	b	LBB7_3
	.p2align	4, , 8
LBB7_2:
	add	x15, x15, #1
	cmp	x15, x1
	b.eq	LBB7_13
LBB7_3:
	cbz	x9, LBB7_5
	ldr	w17, [x9, x15, lsl #2]
	cbnz	x3, LBB7_6
	b	LBB7_2
	.p2align	4, , 8
LBB7_5:
	mov	w17, wzr
	cbz	x3, LBB7_2
LBB7_6:
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
	b	LBB7_9
	.p2align	4, , 8
LBB7_7:
	str	d28, [x17, x7]
LBB7_8:
	add	x16, x16, #1
	add	x6, x6, #8
	cmp	x16, x3
	b.eq	LBB7_2
LBB7_9:
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
	b.gt	LBB7_7
	cbz	x8, LBB7_8
	and	x7, x6, x6, asr #63
	mov	x19, xzr
	add	x7, x5, x7
	mov	x21, x8
	.p2align	4, , 8
LBB7_12:
	add	x23, sp, #8
	str	d28, [sp, #8]
	bfxil	x23, x19, #0, #3
	add	x22, x19, #1
	subs	x21, x21, #1
	ldrb	w23, [x23]
	strb	w23, [x7, x19]
	mov	x19, x22
	b.ne	LBB7_12
	b	LBB7_8
LBB7_13:
	ldp	x20, x19, [sp, #64]
	ldp	x22, x21, [sp, #48]
	ldp	x24, x23, [sp, #32]
	ldp	d9, d8, [sp, #16]
	add	sp, sp, #80
LBB7_14:
	ret
	.loh AdrpLdr	Lloh0, Lloh1
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI8_0:
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
_$eSo37vitruvian_computed_product_parametersa22VitruvianMicroNEONI8MME6finish33_0736E730BD1EE1627FBB5DD6E88AAA1FLL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC07NearestU0AELLV_Tg5:
	cmp	x0, x1
	b.ge	LBB8_14
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
	adrp	x15, lCPI8_0@PAGE
Lloh3:
	ldr	q4, [x15, lCPI8_0@PAGEOFF]
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
	ldp	x4, x5, [x20, #112]
	mul	w6, w17, w10
	sub	x2, x15, x0
	mov	x16, xzr
	add	x2, x14, x2, lsl #7
	madd	x17, x5, x15, x4
	mov	x5, x13
	dup.4s	v6, w6
	add	x4, x17, x11
	b	LBB8_9
	.p2align	4, , 8
LBB8_7:
	str	d7, [x17, x6]
LBB8_8:
	add	x16, x16, #1
	add	x5, x5, #8
	cmp	x16, x3
	b.eq	LBB8_2
LBB8_9:
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
	b.gt	LBB8_7
	cbz	x8, LBB8_8
	and	x6, x5, x5, asr #63
	mov	x7, xzr
	add	x6, x4, x6
	mov	x19, x8
	.p2align	4, , 8
LBB8_12:
	add	x22, sp, #8
	str	d7, [sp, #8]
	bfxil	x22, x7, #0, #3
	add	x21, x7, #1
	subs	x19, x19, #1
	ldrb	w22, [x22]
	strb	w22, [x6, x7]
	mov	x7, x21
	b.ne	LBB8_12
	b	LBB8_8
LBB8_13:
	ldp	x20, x19, [sp, #32]
	ldp	x22, x21, [sp, #16]
	add	sp, sp, #48
LBB8_14:
	ret
	.loh AdrpLdr	Lloh2, Lloh3
	.section	__TEXT,__text,regular,pure_instructions
	.private_extern	_vitruvian_multiply_dynamic_range_neoni8mm
	.globl	_vitruvian_multiply_dynamic_range_neoni8mm
	.p2align	4
_vitruvian_multiply_dynamic_range_neoni8mm:
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
	b.lt	LBB9_11
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
	b	LBB9_3
	.p2align	4, , 8
LBB9_2:
	ldp	x9, x17, [sp, #8]
	add	x21, x21, x28, lsl #3
	ldr	x8, [sp, #40]
	madd	x8, x9, x28, x8
	cmp	x21, x17
	str	x8, [sp, #40]
	b.ge	LBB9_11
LBB9_3:
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
	tbnz	w9, #0, LBB9_2
	mov	x22, xzr
	sub	x8, x8, #1
	str	x8, [sp, #32]
	b	LBB9_6
	.p2align	4, , 8
LBB9_5:
	cmp	x25, x19
	mov	x22, x19
	cset	w8, ge
	cmp	x19, x25
	cset	w9, ge
	cmp	x27, #0
	csel	w8, w8, w9, eq
	tbnz	w8, #0, LBB9_2
LBB9_6:
	adds	x8, x22, x27
	mov	x9, #9223372036854775807
	csel	x19, x9, x8, vs
	cmp	x25, x8
	csel	x23, x25, x8, lt
	ldr	x8, [sp, #32]
	sub	x4, x29, #176
	sub	x20, x29, #112
	cmp	x8, #8
	b.hs	LBB9_8
	ldr	x0, [sp, #40]
	mov	x1, x21
	mov	x2, x22
	mov	x3, x23
	bl	_$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5
	b	LBB9_9
	.p2align	4, , 8
LBB9_8:
	ldr	x0, [sp, #40]
	mov	x1, x21
	mov	x2, x22
	mov	x3, x23
	bl	_$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5
	ldr	x8, [sp, #24]
	cmp	x8, #14
	b.ls	LBB9_5
LBB9_9:
	mov	x8, xzr
	mov	x24, x21
	.p2align	4, , 8
LBB9_10:
	cmp	x8, #0
	add	x20, sp, #80
	cset	w3, gt
	mov	x0, x22
	mov	x1, x23
	mov	x2, x24
	add	x26, x8, #1
	bl	_$e22VitruvianMicroNEONI8MM10SumScaling33_55CAF928857684ED694B12617145C327LLV6finish__14followsAnotherySnySiG_SiSbtF
	add	x24, x24, #8
	mov	x8, x26
	cmp	x28, x26
	b.ne	LBB9_10
	b	LBB9_5
LBB9_11:
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
lCPI10_0:
	.long	0
	.long	1
	.long	2
	.long	3
lCPI10_1:
	.long	4
	.long	5
	.long	6
	.long	7
	.section	__TEXT,__text,regular,pure_instructions
	.p2align	4
_$e22VitruvianMicroNEONI8MM10SumScaling33_55CAF928857684ED694B12617145C327LLV6finish__14followsAnotherySnySiG_SiSbtF:
	subs	x8, x1, x0
	b.ne	LBB10_2
LBB10_1:
	ret
LBB10_2:
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
	adrp	x16, lCPI10_0@PAGE
Lloh5:
	ldr	q18, [x16, lCPI10_0@PAGEOFF]
Lloh6:
	adrp	x16, lCPI10_1@PAGE
Lloh7:
	ldr	q20, [x16, lCPI10_1@PAGEOFF]
	ldp	x12, x13, [x20]
	cmgt.4s	v18, v19, v18
	ldr	q17, [x20, #96]
	cmgt.4s	v19, v19, v20
	b	LBB10_4
	.p2align	4, , 8
LBB10_3:
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
	b.eq	LBB10_1
LBB10_4:
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
	cbz	x9, LBB10_3
	fcmlt.4s	v24, v23, #0.0
	fcmlt.4s	v26, v22, #0.0
	fmul.4s	v27, v3, v22
	fmul.4s	v25, v2, v23
	bit.16b	v22, v27, v26
	bit.16b	v23, v25, v24
	b	LBB10_3
	.loh AdrpLdr	Lloh6, Lloh7
	.loh AdrpAdrp	Lloh4, Lloh6
	.loh AdrpLdr	Lloh4, Lloh5
	.section	__TEXT,__text,regular,pure_instructions
	.section	__TEXT,__literal16,16byte_literals
	.p2align	4, 0x0
lCPI13_0:
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
_$e22VitruvianMicroNEONI8MM14ProductResultsV5store_3row12packedColumn6column9fillsLineys5SIMD8Vys5Int32VG_A3Mt_S3iSbtF:
	ldr	x8, [x20, #16]
	scvtf.4s	v16, v0
	scvtf.4s	v1, v1
	scvtf.4s	v0, v3
	scvtf.4s	v2, v2
	mov	w10, #1262485504
	add	x9, x8, x1, lsl #2
	mov	x8, x20
	dup.4s	v18, w10
Lloh8:
	adrp	x10, lCPI13_0@PAGE
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
Lloh9:
	ldr	q1, [x10, lCPI13_0@PAGEOFF]
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
	.loh AdrpLdr	Lloh8, Lloh9
	.section	__TEXT,__text,regular,pure_instructions
	.private_extern	_vitruvian_multiply_quantized_neoni8mm
	.globl	_vitruvian_multiply_quantized_neoni8mm
	.p2align	4
_vitruvian_multiply_quantized_neoni8mm:
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
	b.lt	LBB14_9
	mul	x8, x8, x9
	mov	x22, xzr
	lsl	x8, x8, #5
	add	x24, x8, #32
	b	LBB14_5
	.p2align	4, , 8
LBB14_2:
	mov	w25, #2
LBB14_3:
	mov	x4, sp
	add	x20, sp, #64
	mov	x0, x21
	mov	x1, x22
	mov	x2, xzr
	mov	x3, x19
	bl	_$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5
LBB14_4:
	madd	x21, x24, x25, x21
	add	x22, x22, x25, lsl #3
	cmp	x22, x23
	b.ge	LBB14_9
LBB14_5:
	sub	x8, x23, x22
	add	x9, x8, #7
	cmp	x9, #23
	b.gt	LBB14_2
	add	x10, x9, #7
	cmp	x9, #0
	csel	x9, x10, x9, lt
	sub	x8, x8, #1
	cmp	x8, #8
	b.hs	LBB14_8
	mov	x4, sp
	add	x20, sp, #64
	mov	x0, x21
	mov	x1, x22
	mov	x2, xzr
	mov	x3, x19
	bl	_$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5
	mov	w25, #1
	b	LBB14_4
	.p2align	4, , 8
LBB14_8:
	asr	x25, x9, #3
	b	LBB14_3
LBB14_9:
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
_$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5:
	sub	sp, sp, #400
	mov	x6, x20
	stp	d15, d14, [sp, #240]
	stp	d13, d12, [sp, #256]
	mov	x7, x1
	stp	x29, x30, [sp, #304]
	add	x29, sp, #304
	ldp	q14, q13, [x6, #16]
	stp	x20, x19, [sp, #384]
	mov	x20, x4
	mov	x4, x2
	add	x1, x2, #8
	cmp	x3, x1
	stp	d11, d10, [sp, #272]
	stp	d9, d8, [sp, #288]
	stp	x28, x27, [sp, #320]
	ldr	x8, [x6]
	stp	x26, x25, [sp, #336]
	stp	x24, x23, [sp, #352]
	stp	x22, x21, [sp, #368]
	stp	x7, x3, [sp, #128]
	stp	x6, x20, [sp, #144]
	stur	x8, [x29, #-120]
	str	x0, [sp, #120]
	b.ge	LBB18_8
	mov	x17, x4
LBB18_2:
	ldr	x8, [sp, #136]
	cmp	x8, x1
	b.ge	LBB18_39
	mov	x8, x17
LBB18_4:
	ldr	x9, [sp, #136]
	add	x13, x8, #4
	cmp	x9, x13
	b.ge	LBB18_58
	mov	x19, x8
LBB18_6:
	ldr	x9, [sp, #136]
	add	x8, x19, #2
	cmp	x9, x8
	b.ge	LBB18_78
	mov	x8, x19
	b	LBB18_95
LBB18_8:
	mov	x12, x8
	ldr	x8, [x6, #96]
	ldr	x9, [x20, #24]
	add	x10, x0, #32
	ldr	x14, [x20, #56]
	mov.s	w25, v14[2]
	sub	x8, x8, #8
	ldr	x13, [x6, #48]
	str	x9, [sp, #112]
	sub	x9, x7, x8
	str	x14, [sp, #104]
	mov	x3, xzr
	and	x11, x9, x9, asr #63
	stp	x10, x13, [sp, #64]
	add	x11, x11, x8
	lsl	x8, x13, #2
	lsl	x10, x13, #1
	mov	x2, x13
	add	x9, x10, x13
	str	x11, [sp]
	add	x11, x14, x11, lsl #2
	mov	x14, x8
	lsl	x15, x9, #1
	str	x11, [sp, #56]
	add	x11, x8, x13
	lsl	x8, x13, #3
	stp	x9, x15, [x29, #-88]
	sub	x16, x8, x13
	fmov	w5, s14
	movi.16b	v15, #0
	str	x8, [sp, #96]
	mul	x8, x13, x4
	add	x21, x12, x8
	add	x24, x21, x9
	add	x9, x12, x2
	ldr	x30, [x6, #64]
	add	x27, x21, x16
	add	x28, x21, x15
	add	x19, x21, x11
	add	x22, x21, x14
	add	x23, x21, x10
	add	x26, x9, x8
	stp	x16, x14, [x29, #-112]
	stur	x11, [x29, #-96]
	stp	x2, x10, [x29, #-136]
	stur	x30, [x29, #-144]
	stp	q14, q13, [sp, #16]
	stp	w25, w5, [sp, #8]
	b	LBB18_11
	.p2align	4, , 8
LBB18_9:
	ldr	x8, [x20, #16]
	scvtf.4s	v18, v23
	scvtf.4s	v26, v26
	scvtf.4s	v17, v25
	scvtf.4s	v16, v24
	scvtf.4s	v20, v20
	add	x9, x8, x7, lsl #2
	mov	x8, x20
Lloh10:
	adrp	x10, lCPI18_0@PAGE
	add	x0, x4, #4
	mov	x1, x7
	ldp	q23, q29, [x9]
	add	x9, x20, #8
	fmul.4s	v25, v23, v17
	fmul.4s	v16, v23, v16
	ld1r.4s	{ v24 }, [x8], #4
	fmul.4s	v26, v29, v26
	ldr	x2, [sp]
	fmul.4s	v18, v29, v18
	stp	x4, x3, [sp, #80]
	fmul.4s	v20, v23, v20
	mov	w3, wzr
	fcmgt.4s	v27, v25, v24
	fcmgt.4s	v30, v26, v24
	fcmgt.4s	v28, v18, v24
	fcmgt.4s	v17, v16, v24
	bsl.16b	v30, v26, v24
	ld1r.4s	{ v26 }, [x8]
	bif.16b	v18, v24, v28
	mov	w8, #1262485504
	mov.16b	v28, v27
	mov.16b	v27, v17
	bsl.16b	v27, v16, v24
	fcmgt.4s	v8, v26, v30
	bsl.16b	v28, v25, v24
	fcmgt.4s	v31, v26, v18
	scvtf.4s	v16, v21
	scvtf.4s	v17, v22
	scvtf.4s	v21, v19
	fcmgt.4s	v22, v26, v27
	dup.4s	v25, w8
	mov.16b	v19, v8
	bsl.16b	v19, v30, v26
	fcmgt.4s	v30, v26, v28
	bif.16b	v18, v26, v31
	fmul.4s	v16, v29, v16
	bsl.16b	v22, v27, v26
	fmul.4s	v17, v23, v17
	bsl.16b	v30, v28, v26
	fadd.4s	v28, v19, v25
	fadd.4s	v19, v18, v25
	fmul.4s	v21, v29, v21
	fadd.4s	v18, v22, v25
	fcmgt.4s	v22, v16, v24
	fcmgt.4s	v23, v17, v24
	fcmgt.4s	v29, v21, v24
	fadd.4s	v27, v30, v25
	bif.16b	v16, v24, v22
	fcmgt.4s	v22, v20, v24
	bif.16b	v17, v24, v23
	bif.16b	v21, v24, v29
	fcmgt.4s	v23, v26, v16
	bif.16b	v20, v24, v22
	fcmgt.4s	v22, v26, v17
	fcmgt.4s	v30, v26, v21
	bif.16b	v16, v26, v23
	fcmgt.4s	v29, v26, v20
	bsl.16b	v22, v17, v26
Lloh11:
	ldr	q17, [x10, lCPI18_0@PAGEOFF]
	bif.16b	v21, v26, v30
	fadd.4s	v24, v16, v25
	ld1r.8b	{ v16 }, [x9]
	bit.16b	v26, v20, v29
	ldp	x8, x11, [x20, #40]
	fadd.4s	v23, v22, v25
	fadd.4s	v22, v21, v25
	fadd.4s	v21, v26, v25
	tbl.16b	v20, { v27, v28 }, v17
	madd	x8, x11, x4, x8
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
	bl	_$e22VitruvianMicroNEONI8MM14ProductResultsV5store_3row12packedColumn6column9fillsLineys5SIMD8Vys5Int32VG_A3Mt_S3iSbtF
	ldp	q14, q13, [sp, #16]
	movi.16b	v15, #0
	ldp	x30, x2, [x29, #-144]
	ldp	x4, x3, [sp, #80]
	ldp	x0, x7, [sp, #120]
	ldp	x6, x20, [sp, #144]
	ldp	w25, w5, [sp, #8]
LBB18_10:
	ldr	x8, [sp, #96]
	add	x17, x4, #8
	add	x1, x4, #16
	mov	x4, x17
	add	x3, x3, x8
	ldr	x8, [sp, #136]
	cmp	x8, x1
	b.lt	LBB18_2
LBB18_11:
	ldp	q1, q0, [x0]
	dup.2d	v6, v1[0]
	dup.2d	v7, v1[1]
	dup.2d	v16, v0[0]
	dup.2d	v17, v0[1]
	cbz	w5, LBB18_23
	cbz	x30, LBB18_34
	ldp	x17, x9, [x29, #-128]
	mov	x8, xzr
	ldp	x12, x10, [sp, #64]
	mov.16b	v3, v17
	ldr	x11, [x6, #72]
	mov.16b	v18, v16
	mov.16b	v2, v7
	madd	x9, x10, x4, x9
	ldr	x10, [x6, #56]
	mov.16b	v5, v6
	mov.16b	v4, v17
	mov.16b	v19, v16
	mov.16b	v1, v7
	mov.16b	v20, v6
	mov.16b	v0, v17
	mov.16b	v22, v16
	mov.16b	v21, v7
	mov.16b	v23, v6
	b	LBB18_15
	.p2align	4, , 8
LBB18_14:
	add	x8, x8, #1
	cmp	x8, x30
	b.eq	LBB18_35
LBB18_15:
	ldr	x13, [x10, x8, lsl #3]
	cmp	x11, #4
	b.lt	LBB18_19
	add	x13, x3, x13
	mov	x14, x11
	.p2align	4, , 8
LBB18_17:
	ldr	q25, [x23, x13]
	mov	x15, x14
	ldr	q24, [x26, x13]
	sub	x14, x14, #4
	ldr	q26, [x21, x13]
	cmp	x15, #7
	ldr	q28, [x22, x13]
	eor.16b	v11, v25, v14
	ldr	q25, [x27, x13]
	eor.16b	v27, v24, v14
	ldr	q24, [x19, x13]
	eor.16b	v29, v26, v14
	ldr	q26, [x28, x13]
	eor.16b	v9, v28, v14
	ldr	q30, [x24, x13]
	zip2.2d	v31, v29, v27
	mov.d	v29[1], v27[0]
	eor.16b	v10, v25, v14
	add	x13, x13, #16
	ldp	q8, q28, [x12]
	eor.16b	v24, v24, v14
	eor.16b	v26, v26, v14
	eor.16b	v12, v30, v14
	zip2.2d	v30, v11, v12
	ldp	q27, q25, [x12, #32]
	smmla
	smmla
	mov.d	v11[1], v12[0]
	smmla
	smmla
	zip2.2d	v29, v9, v24
	mov.d	v9[1], v24[0]
	zip2.2d	v24, v26, v10
	mov.d	v26[1], v10[0]
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	ldp	q28, q27, [x12, #64]
	smmla
	smmla
	smmla
	smmla
	smmla
	ldp	q26, q25, [x12, #96]
	smmla
	add	x12, x12, #128
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	b.hi	LBB18_17
	add	x13, x21, x13
	subs	x15, x14, #2
	b.ge	LBB18_20
	b	LBB18_21
	.p2align	4, , 8
LBB18_19:
	add	x13, x9, x13
	mov	x14, x11
	subs	x15, x14, #2
	b.lt	LBB18_21
LBB18_20:
	ldur	x14, [x29, #-88]
	ldr	d26, [x13, x17]
	ldr	d31, [x13, x2]
	ldr	d30, [x13, x14]
	ldur	x14, [x29, #-104]
	ldr	d27, [x13]
	ldr	d25, [x13, x14]
	ldur	x14, [x29, #-96]
	mov.d	v27[1], v31[0]
	mov.d	v26[1], v30[0]
	ldr	d29, [x13, x14]
	ldur	x14, [x29, #-80]
	eor.16b	v31, v27, v14
	eor.16b	v30, v26, v14
	ldr	d24, [x13, x14]
	ldur	x14, [x29, #-112]
	mov.d	v25[1], v29[0]
	ldr	d28, [x13, x14]
	add	x13, x13, #8
	mov	x14, x15
	eor.16b	v29, v25, v14
	ldp	q26, q25, [x12, #32]
	mov.d	v24[1], v28[0]
	smmla
	eor.16b	v24, v24, v14
	ldp	q28, q27, [x12]
	add	x12, x12, #64
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
LBB18_21:
	cmp	x14, #1
	b.ne	LBB18_14
	ldr	w14, [x13]
	ldr	w15, [x13, x17]
	ldp	x30, x17, [x29, #-112]
	eor	w14, w14, w5
	mov.16b	v31, v14
	ldr	w16, [x13, x2]
	eor	w1, w15, w5
	ldur	x15, [x29, #-80]
	mov.s	v31[0], w14
	ldur	x14, [x29, #-88]
	ldr	w2, [x13, x17]
	ldr	w17, [x13, x15]
	eor	w16, w16, w25
	ldr	w15, [x13, x14]
	ldur	x14, [x29, #-96]
	ldp	q25, q24, [x12], #32
	eor	w2, w2, w5
	eor	w17, w17, w5
	eor	w15, w15, w25
	mov.16b	v30, v14
	zip1.4s	v28, v25, v15
	zip2.4s	v27, v25, v15
	ldr	w14, [x13, x14]
	ldr	w13, [x13, x30]
	mov.16b	v29, v14
	mov.16b	v25, v14
	mov.s	v30[0], w1
	eor	w14, w14, w25
	mov.s	v29[0], w2
	eor	w13, w13, w25
	mov.s	v25[0], w17
	ldur	x17, [x29, #-128]
	mov.s	v31[2], w16
	mov.s	v30[2], w15
	mov.s	v29[2], w14
	mov.s	v25[2], w13
	zip1.4s	v26, v24, v15
	zip2.4s	v24, v24, v15
	ldp	x30, x2, [x29, #-144]
	mov.s	v31[3], v14[3]
	mov.s	v30[3], v14[3]
	mov.s	v29[3], v14[3]
	mov.s	v25[3], v14[3]
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	b	LBB18_14
	.p2align	4, , 8
LBB18_23:
	cbz	x30, LBB18_34
	ldp	x17, x9, [x29, #-128]
	mov	x8, xzr
	ldp	x12, x10, [sp, #64]
	mov.16b	v3, v17
	ldr	x11, [x6, #72]
	mov.16b	v18, v16
	mov.16b	v2, v7
	madd	x9, x10, x4, x9
	ldr	x10, [x6, #56]
	mov.16b	v5, v6
	mov.16b	v4, v17
	mov.16b	v19, v16
	mov.16b	v1, v7
	mov.16b	v20, v6
	mov.16b	v0, v17
	mov.16b	v22, v16
	mov.16b	v21, v7
	mov.16b	v23, v6
	b	LBB18_26
	.p2align	4, , 8
LBB18_25:
	add	x8, x8, #1
	cmp	x8, x30
	b.eq	LBB18_35
LBB18_26:
	ldr	x13, [x10, x8, lsl #3]
	cmp	x11, #4
	b.lt	LBB18_30
	add	x13, x3, x13
	mov	x14, x11
	.p2align	4, , 8
LBB18_28:
	ldr	q11, [x21, x13]
	mov	x15, x14
	ldr	q24, [x26, x13]
	sub	x14, x14, #4
	ldr	q10, [x23, x13]
	cmp	x15, #7
	ldr	q28, [x24, x13]
	ldr	q9, [x22, x13]
	ldr	q27, [x19, x13]
	ldr	q25, [x28, x13]
	ldr	q26, [x27, x13]
	add	x13, x13, #16
	zip2.2d	v31, v11, v24
	zip2.2d	v30, v10, v28
	zip2.2d	v29, v9, v27
	mov.d	v11[1], v24[0]
	zip2.2d	v24, v25, v26
	mov.d	v10[1], v28[0]
	ldp	q8, q28, [x12]
	mov.d	v9[1], v27[0]
	mov.d	v25[1], v26[0]
	smmla
	smmla
	ldp	q27, q26, [x12, #32]
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	ldp	q28, q27, [x12, #64]
	smmla
	smmla
	smmla
	smmla
	ldp	q26, q25, [x12, #96]
	smmla
	add	x12, x12, #128
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	b.hi	LBB18_28
	add	x13, x21, x13
	subs	x15, x14, #2
	b.ge	LBB18_31
	b	LBB18_32
	.p2align	4, , 8
LBB18_30:
	add	x13, x9, x13
	mov	x14, x11
	subs	x15, x14, #2
	b.lt	LBB18_32
LBB18_31:
	ldur	x14, [x29, #-88]
	ldr	d28, [x13, x2]
	ldr	d30, [x13, x17]
	ldr	d27, [x13, x14]
	ldur	x14, [x29, #-104]
	ldr	d31, [x13]
	ldr	d29, [x13, x14]
	ldur	x14, [x29, #-96]
	mov.d	v31[1], v28[0]
	mov.d	v30[1], v27[0]
	ldr	d26, [x13, x14]
	ldur	x14, [x29, #-80]
	ldp	q28, q27, [x12]
	mov.d	v29[1], v26[0]
	smmla
	smmla
	ldr	d24, [x13, x14]
	ldur	x14, [x29, #-112]
	smmla
	smmla
	ldr	d25, [x13, x14]
	add	x13, x13, #8
	smmla
	mov	x14, x15
	smmla
	mov.d	v24[1], v25[0]
	ldp	q26, q25, [x12, #32]
	add	x12, x12, #64
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
LBB18_32:
	cmp	x14, #1
	b.ne	LBB18_25
	add	x14, x13, x2
	ldr	s31, [x13]
	ldur	x15, [x29, #-88]
	ldp	q26, q24, [x12], #32
	add	x16, x13, x15
	zip1.4s	v28, v26, v15
	zip2.4s	v27, v26, v15
	ld1.s	{ v31 }[2], [x14]
	ldp	x1, x14, [x29, #-104]
	zip1.4s	v26, v24, v15
	ldr	s30, [x13, x17]
	zip2.4s	v24, v24, v15
	ldr	s29, [x13, x1]
	ldur	x1, [x29, #-80]
	add	x15, x13, x14
	ldur	x14, [x29, #-112]
	ld1.s	{ v30 }[2], [x16]
	ldr	s25, [x13, x1]
	add	x14, x13, x14
	ld1.s	{ v29 }[2], [x15]
	smmla
	smmla
	ld1.s	{ v25 }[2], [x14]
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	b	LBB18_25
	.p2align	4, , 8
LBB18_34:
	mov.16b	v21, v7
	mov.16b	v23, v6
	mov.16b	v0, v17
	mov.16b	v22, v16
	mov.16b	v1, v7
	mov.16b	v20, v6
	mov.16b	v4, v17
	mov.16b	v19, v16
	mov.16b	v2, v7
	mov.16b	v5, v6
	mov.16b	v3, v17
	mov.16b	v18, v16
LBB18_35:
	mov.16b	v25, v23
	ldr	x8, [sp, #112]
	mov.16b	v26, v22
	zip2.2d	v24, v23, v21
	zip2.2d	v23, v22, v0
	mov.16b	v22, v20
	mov.d	v25[1], v21[0]
	mov.16b	v21, v19
	mov.d	v26[1], v0[0]
	mov.16b	v0, v5
	mov.d	v22[1], v1[0]
	mov.d	v21[1], v4[0]
	zip2.2d	v20, v20, v1
	mov.16b	v1, v18
	zip2.2d	v19, v19, v4
	mov.d	v0[1], v2[0]
	mov.16b	v4, v6
	zip2.2d	v2, v5, v2
	mov.16b	v5, v16
	mov.d	v1[1], v3[0]
	zip2.2d	v3, v18, v3
	mov.d	v4[1], v7[0]
	mov.d	v5[1], v17[0]
	zip2.2d	v6, v6, v7
	zip2.2d	v7, v16, v17
	cbz	x8, LBB18_37
	ldr	x8, [x20, #32]
	ldr	x9, [sp, #112]
	add	x15, x8, x7, lsl #2
	add	x14, x9, x4, lsl #2
	add	x13, x14, #8
	add	x12, x14, #12
	ldp	q16, q18, [x15]
	add	x11, x14, #16
	add	x10, x14, #20
	add	x9, x14, #24
	add	x8, x14, #28
	ld1r.4s	{ v27 }, [x14], #4
	ld1r.4s	{ v17 }, [x14]
	ld1r.4s	{ v28 }, [x13]
	mla.4s	v26, v27, v18
	mla.4s	v25, v27, v16
	ld1r.4s	{ v27 }, [x12]
	mla.4s	v23, v17, v18
	mla.4s	v24, v17, v16
	ld1r.4s	{ v17 }, [x11]
	mla.4s	v21, v28, v18
	mla.4s	v22, v28, v16
	ld1r.4s	{ v28 }, [x10]
	mla.4s	v19, v27, v18
	mla.4s	v20, v27, v16
	ld1r.4s	{ v27 }, [x9]
	mla.4s	v1, v17, v18
	mla.4s	v0, v17, v16
	ld1r.4s	{ v17 }, [x8]
	mla.4s	v3, v28, v18
	mla.4s	v2, v28, v16
	mla.4s	v5, v27, v18
	mla.4s	v4, v27, v16
	mla.4s	v7, v17, v18
	mla.4s	v6, v17, v16
LBB18_37:
	ldr	x8, [sp, #104]
	cbz	x8, LBB18_9
	ldr	x8, [x20, #48]
	add	x10, x4, #2
	ldr	x14, [sp, #56]
	add	x13, x4, #3
	mul	x11, x8, x4
	mul	x10, x8, x10
	add	x9, x8, x11
	mul	x13, x8, x13
	add	x12, x14, x11, lsl #2
	add	x11, x4, #4
	add	x9, x14, x9, lsl #2
	mul	x11, x8, x11
	add	x13, x14, x13, lsl #2
	stp	q25, q26, [x12]
	add	x12, x14, x10, lsl #2
	stp	q24, q23, [x9]
	add	x10, x4, #5
	add	x9, x4, #6
	add	x11, x14, x11, lsl #2
	stp	q22, q21, [x12]
	add	x12, x4, #7
	mul	x10, x8, x10
	stp	q20, q19, [x13]
	mul	x9, x8, x9
	stp	q0, q1, [x11]
	mul	x8, x8, x12
	add	x10, x14, x10, lsl #2
	add	x9, x14, x9, lsl #2
	add	x8, x14, x8, lsl #2
	stp	q2, q3, [x10]
	stp	q4, q5, [x9]
	stp	q6, q7, [x8]
	b	LBB18_10
LBB18_39:
	ldp	x9, x10, [x6, #64]
	add	x11, x0, #32
	mov	w15, #8
	ldr	x12, [x20, #24]
	mov	w16, #1262485504
	ldr	x14, [x20, #56]
	mul	x13, x10, x9
	b	LBB18_42
	.p2align	4, , 8
LBB18_40:
	ldr	x20, [sp, #152]
	scvtf.4s	v27, v23
	ldr	x7, [sp, #128]
	scvtf.4s	v26, v21
	ldr	x1, [x6, #96]
	scvtf.4s	v30, v20
	ldr	x0, [x20, #16]
	mov	x2, x20
	scvtf.4s	v23, v22
	scvtf.4s	v31, v19
	scvtf.4s	v18, v18
	dup.4s	v22, w16
	add	x5, x0, x7, lsl #2
	sub	x1, x1, #8
	add	x0, x20, #8
	scvtf.4s	v3, v3
	ldp	q24, q25, [x5]
	fmul.4s	v19, v24, v30
	fmul.4s	v23, v24, v23
	fmul.4s	v28, v25, v27
	ld1r.4s	{ v21 }, [x2], #4
	fmul.4s	v26, v25, v26
	ld1r.4s	{ v20 }, [x2]
	fmul.4s	v18, v24, v18
	sub	x2, x7, x1
	fcmgt.4s	v29, v28, v21
	and	x3, x2, x2, asr #63
	fcmgt.4s	v27, v26, v21
Lloh12:
	adrp	x2, lCPI18_0@PAGE
	fcmgt.4s	v30, v23, v21
	add	x3, x3, x1
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
	ld1r.8b	{ v16 }, [x0]
	bsl.16b	v24, v18, v20
	bif.16b	v23, v20, v26
	fadd.4s	v19, v17, v22
Lloh13:
	ldr	q17, [x2, lCPI18_0@PAGEOFF]
	ldp	x4, x2, [x20, #40]
	fadd.4s	v26, v25, v22
	fadd.4s	v18, v24, v22
	fadd.4s	v25, v23, v22
	tbl.16b	v24, { v29, v30 }, v17
	tbl.16b	v23, { v27, v28 }, v17
	madd	x0, x2, x17, x4
	tbl.16b	v19, { v18, v19 }, v17
	lsl	x1, x2, #1
	tbl.16b	v18, { v25, v26 }, v17
	add	x6, x0, x3
	add	x0, x1, x2
	add.8b	v24, v24, v16
	add.8b	v23, v23, v16
	add	x17, x17, #4
	add.8b	v19, v19, v16
	str	d24, [x6]
	add.8b	v18, v18, v16
	str	d23, [x6, x2]
	str	d19, [x6, x1]
	scvtf.4s	v19, v5
	str	d18, [x6, x0]
	scvtf.4s	v18, v7
	ldp	q23, q24, [x5]
	scvtf.4s	v7, v6
	scvtf.4s	v5, v4
	madd	x17, x2, x17, x4
	add	x17, x17, x3
	fmul.4s	v7, v23, v7
	fmul.4s	v6, v24, v18
	ldr	x6, [sp, #144]
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
	str	d3, [x17]
	add.8b	v1, v1, v16
	add.8b	v2, v2, v16
	add.8b	v0, v0, v16
	str	d2, [x17, x2]
	str	d1, [x17, x1]
	str	d0, [x17, x0]
LBB18_41:
	ldr	x0, [sp, #136]
	add	x1, x8, #8
	mov	x17, x8
	cmp	x0, x1
	ldr	x0, [sp, #120]
	b.lt	LBB18_4
LBB18_42:
	ldp	q0, q1, [x0]
	cmp	x17, #8
	mov	x8, x1
	csel	x3, x15, xzr, lt
	cbz	x9, LBB18_53
	add	x1, x17, #7
	cmp	x17, #0
	csel	x1, x1, x17, lt
	cmp	x17, #8
	and	x2, x1, #0xfffffffffffffff8
	mov	x0, xzr
	add	x4, x2, #8
	lsl	x3, x3, #2
	csel	x5, x4, x15, lt
	mov	x4, x11
	ldp	x1, x2, [x6, #48]
	mul	x6, x13, x5
	ldur	x5, [x29, #-120]
	mov.16b	v2, v0
	add	x6, x11, x6, lsl #2
	madd	x5, x1, x17, x5
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
	b	LBB18_45
	.p2align	4, , 8
LBB18_44:
	add	x0, x0, #1
	cmp	x0, x9
	b.eq	LBB18_54
LBB18_45:
	ldr	x7, [x2, x0, lsl #3]
	cmp	x10, #2
	add	x7, x5, x7
	b.lt	LBB18_49
	mov	x21, x10
	.p2align	4, , 8
LBB18_47:
	mov	x19, x4
	mov	x27, x7
	add	x26, x7, x1
	add	x7, x7, #8
	add	x25, x26, x1
	add	x4, x4, #64
	ld2.4s	{ v27, v28 }, [x19], #32
	add	x24, x25, x1
	cmp	x21, #3
	add	x23, x24, x1
	add	x22, x23, x1
	ld2.4s	{ v24, v25 }, [x19]
	add	x20, x22, x1
	add	x19, x20, x1
	ld1r.4s	{ v30 }, [x27], #4
	ld1r.4s	{ v26 }, [x26], #4
	eor.16b	v29, v30, v14
	eor.16b	v30, v30, v13
	sdot
	ld1r.4s	{ v29 }, [x25], #4
	sdot
	eor.16b	v30, v26, v14
	eor.16b	v26, v26, v13
	sdot
	ld1r.4s	{ v26 }, [x24], #4
	sdot
	eor.16b	v30, v29, v14
	eor.16b	v29, v29, v13
	sdot
	sdot
	eor.16b	v30, v26, v14
	ld1r.4s	{ v29 }, [x23], #4
	eor.16b	v26, v26, v13
	sdot
	ld1r.4s	{ v26 }, [x22], #4
	sdot
	eor.16b	v30, v29, v14
	eor.16b	v29, v29, v13
	sdot
	sdot
	eor.16b	v30, v26, v14
	ld1r.4s	{ v29 }, [x20], #4
	eor.16b	v26, v26, v13
	sdot
	ld1r.4s	{ v26 }, [x19], #4
	sdot
	eor.16b	v30, v29, v14
	eor.16b	v29, v29, v13
	sdot
	sdot
	ld1r.4s	{ v29 }, [x27]
	eor.16b	v30, v26, v14
	eor.16b	v26, v26, v13
	sdot
	ld1r.4s	{ v26 }, [x26]
	sdot
	eor.16b	v30, v29, v14
	eor.16b	v29, v29, v13
	sdot
	sdot
	ld1r.4s	{ v29 }, [x25]
	eor.16b	v30, v26, v14
	eor.16b	v26, v26, v13
	sdot
	ld1r.4s	{ v26 }, [x24]
	sdot
	eor.16b	v30, v29, v14
	eor.16b	v29, v29, v13
	sdot
	sdot
	ld1r.4s	{ v29 }, [x23]
	eor.16b	v30, v26, v14
	eor.16b	v26, v26, v13
	sdot
	ld1r.4s	{ v26 }, [x22]
	sdot
	eor.16b	v30, v29, v14
	eor.16b	v29, v29, v13
	sdot
	sdot
	ld1r.4s	{ v29 }, [x20]
	eor.16b	v30, v26, v14
	eor.16b	v26, v26, v13
	sdot
	ld1r.4s	{ v26 }, [x19]
	sdot
	sub	x19, x21, #2
	eor.16b	v30, v29, v14
	mov	x21, x19
	eor.16b	v29, v29, v13
	sdot
	eor.16b	v29, v26, v14
	eor.16b	v26, v26, v13
	sdot
	sdot
	sdot
	b.hi	LBB18_47
	cbnz	x19, LBB18_50
	b	LBB18_44
	.p2align	4, , 8
LBB18_49:
	mov	x19, x10
	cbz	x19, LBB18_44
LBB18_50:
	mov	x21, x19
	mov	x22, x4
	.p2align	4, , 8
LBB18_51:
	add	x20, x7, x1
	prfm	pldl1keep, [x6]
	ld1r.4s	{ v28 }, [x7], #4
	ldp	q26, q24, [x22], #32
	add	x6, x6, x3
	subs	x21, x21, #1
	eor.16b	v27, v28, v14
	eor.16b	v28, v28, v13
	sdot
	ld1r.4s	{ v25 }, [x20], x1
	ld1r.4s	{ v27 }, [x20], x1
	sdot
	eor.16b	v28, v25, v14
	eor.16b	v25, v25, v13
	sdot
	ld1r.4s	{ v25 }, [x20], x1
	sdot
	eor.16b	v28, v27, v14
	eor.16b	v27, v27, v13
	sdot
	sdot
	eor.16b	v28, v25, v14
	ld1r.4s	{ v27 }, [x20], x1
	eor.16b	v25, v25, v13
	sdot
	ld1r.4s	{ v25 }, [x20], x1
	sdot
	eor.16b	v28, v27, v14
	eor.16b	v27, v27, v13
	sdot
	sdot
	eor.16b	v28, v25, v14
	ld1r.4s	{ v27 }, [x20], x1
	eor.16b	v25, v25, v13
	sdot
	ld1r.4s	{ v25 }, [x20]
	sdot
	eor.16b	v28, v27, v14
	eor.16b	v27, v27, v13
	sdot
	eor.16b	v27, v25, v14
	eor.16b	v25, v25, v13
	sdot
	sdot
	sdot
	b.ne	LBB18_51
	add	x4, x4, x19, lsl #5
	b	LBB18_44
	.p2align	4, , 8
LBB18_53:
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
LBB18_54:
	cbz	x12, LBB18_56
	ldr	x0, [sp, #152]
	add	x6, x12, x17, lsl #2
	ldr	x1, [sp, #128]
	add	x5, x6, #8
	add	x4, x6, #12
	add	x3, x6, #16
	ldr	x0, [x0, #32]
	add	x2, x6, #20
	add	x7, x0, x1, lsl #2
	add	x1, x6, #24
	add	x0, x6, #28
	ldp	q24, q26, [x7]
	ld1r.4s	{ v27 }, [x6], #4
	ld1r.4s	{ v25 }, [x6]
	ld1r.4s	{ v28 }, [x5]
	mla.4s	v23, v27, v26
	mla.4s	v22, v27, v24
	ld1r.4s	{ v27 }, [x4]
	mla.4s	v21, v25, v26
	mla.4s	v20, v25, v24
	ld1r.4s	{ v25 }, [x3]
	mla.4s	v19, v28, v26
	mla.4s	v18, v28, v24
	ld1r.4s	{ v28 }, [x2]
	mla.4s	v17, v27, v26
	mla.4s	v16, v27, v24
	ld1r.4s	{ v27 }, [x1]
	mla.4s	v7, v25, v26
	mla.4s	v6, v25, v24
	ld1r.4s	{ v25 }, [x0]
	mla.4s	v5, v28, v26
	mla.4s	v4, v28, v24
	mla.4s	v3, v27, v26
	mla.4s	v2, v27, v24
	mla.4s	v1, v25, v26
	mla.4s	v0, v25, v24
LBB18_56:
	ldr	x6, [sp, #144]
	cbz	x14, LBB18_40
	ldr	x20, [sp, #152]
	add	x3, x17, #2
	ldr	x0, [x6, #96]
	ldr	x7, [sp, #128]
	ldr	x4, [x20, #48]
	sub	x1, x0, #8
	sub	x0, x7, x1
	mul	x2, x4, x17
	and	x5, x0, x0, asr #63
	mul	x3, x4, x3
	add	x0, x4, x2
	add	x1, x5, x1
	add	x2, x14, x2, lsl #2
	lsl	x1, x1, #2
	add	x5, x14, x0, lsl #2
	add	x0, x17, #3
	add	x2, x2, x1
	add	x3, x14, x3, lsl #2
	mul	x0, x4, x0
	add	x5, x5, x1
	add	x3, x3, x1
	stp	q22, q23, [x2]
	add	x2, x17, #4
	add	x0, x14, x0, lsl #2
	stp	q20, q21, [x5]
	stp	q18, q19, [x3]
	mul	x3, x4, x2
	add	x2, x17, #5
	add	x5, x0, x1
	add	x0, x17, #6
	add	x17, x17, #7
	mul	x2, x4, x2
	add	x3, x14, x3, lsl #2
	mul	x0, x4, x0
	add	x3, x3, x1
	mul	x17, x4, x17
	stp	q16, q17, [x5]
	add	x2, x14, x2, lsl #2
	add	x0, x14, x0, lsl #2
	add	x2, x2, x1
	add	x17, x14, x17, lsl #2
	add	x0, x0, x1
	add	x17, x17, x1
	stp	q6, q7, [x3]
	stp	q4, q5, [x2]
	stp	q2, q3, [x0]
	stp	q0, q1, [x17]
	b	LBB18_41
LBB18_58:
	ldp	x10, x11, [x6, #64]
	add	x9, x0, #32
	mov	w1, #1262485504
	ldr	x5, [x20, #24]
	add	x14, x8, #2
	ldr	x15, [x20, #56]
	add	x17, x8, #3
	stur	x9, [x29, #-80]
	mov	w21, #8
	mul	x9, x11, x10
Lloh14:
	adrp	x16, lCPI18_0@PAGE
Lloh15:
	ldr	q0, [x16, lCPI18_0@PAGEOFF]
	dup.4s	v1, w1
	stur	x9, [x29, #-88]
	add	x9, x8, #1
	b	LBB18_61
	.p2align	4, , 8
LBB18_59:
	ldr	x16, [x20, #16]
	scvtf.4s	v18, v16
	scvtf.4s	v21, v7
	scvtf.4s	v19, v17
	mov	x2, x20
	ldr	x12, [x6, #96]
	add	x16, x16, x7, lsl #2
	scvtf.4s	v17, v6
	scvtf.4s	v24, v4
	scvtf.4s	v22, v3
	scvtf.4s	v23, v5
	add	x1, x20, #8
	ldp	q16, q7, [x16]
	sub	x16, x12, #8
	sub	x12, x7, x16
	fmul.4s	v18, v16, v18
	and	x12, x12, x12, asr #63
	ld1r.4s	{ v6 }, [x2], #4
	fmul.4s	v4, v7, v19
	ld1r.4s	{ v5 }, [x2]
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
	ld1r.8b	{ v2 }, [x1]
	bif.16b	v7, v6, v23
	fcmgt.4s	v17, v5, v3
	bit.16b	v6, v16, v22
	fcmgt.4s	v16, v5, v4
	fcmgt.4s	v22, v5, v7
	bif.16b	v3, v5, v17
	fcmgt.4s	v17, v5, v6
	bsl.16b	v16, v4, v5
	bif.16b	v7, v5, v22
	ldp	x1, x2, [x20, #40]
	bif.16b	v6, v5, v17
	fadd.4s	v4, v3, v1
	fadd.4s	v3, v16, v1
	fadd.4s	v17, v7, v1
	tbl.16b	v5, { v20, v21 }, v0
	madd	x1, x2, x8, x1
	fadd.4s	v16, v6, v1
	tbl.16b	v4, { v3, v4 }, v0
	add	x16, x1, x16
	lsl	x1, x2, #1
	add	x12, x16, x12
	add.8b	v6, v5, v2
	add	x16, x1, x2
	tbl.16b	v5, { v18, v19 }, v0
	tbl.16b	v3, { v16, v17 }, v0
	str	d6, [x12]
	add.8b	v4, v4, v2
	add.8b	v5, v5, v2
	add.8b	v2, v3, v2
	str	d5, [x12, x2]
	str	d4, [x12, x1]
	str	d2, [x12, x16]
LBB18_60:
	ldr	x16, [sp, #136]
	add	x13, x19, #4
	add	x8, x8, #4
	add	x14, x14, #4
	add	x17, x17, #4
	add	x9, x9, #4
	ldr	x0, [sp, #120]
	cmp	x16, x13
	b.lt	LBB18_6
LBB18_61:
	ldp	q2, q3, [x0]
	cmp	x8, #4
	mov	x20, x5
	csel	x12, x21, xzr, lt
	cbz	x10, LBB18_72
	add	x16, x8, #3
	cmp	x8, #0
	csel	x16, x16, x8, lt
	cmp	x8, #4
	lsl	x16, x16, #1
	mov	x2, xzr
	and	x16, x16, #0xfffffffffffffff8
	ldp	x1, x0, [x29, #-88]
	add	x16, x16, #8
	ldp	x3, x4, [x6, #48]
	csel	x16, x16, x21, lt
	lsl	x6, x12, #2
	mov.16b	v4, v2
	mul	x16, x1, x16
	ldur	x1, [x29, #-120]
	mul	x5, x3, x8
	lsl	x21, x3, #1
	mul	x7, x3, x14
	mov	x12, x0
	mul	x22, x3, x17
	add	x24, x21, x3
	mul	x23, x3, x9
	add	x25, x1, x5
	add	x26, x0, x16, lsl #2
	mov.16b	v5, v3
	mov.16b	v6, v2
	mov.16b	v7, v3
	mov.16b	v16, v2
	mov.16b	v17, v3
	b	LBB18_64
	.p2align	4, , 8
LBB18_63:
	add	x2, x2, #1
	cmp	x2, x10
	b.eq	LBB18_73
LBB18_64:
	ldr	x1, [x4, x2, lsl #3]
	cmp	x11, #2
	b.lt	LBB18_68
	ldur	x16, [x29, #-120]
	mov	x27, x11
	add	x28, x16, x1
	.p2align	4, , 8
LBB18_66:
	mov	x16, x12
	add	x30, x28, x5
	add	x19, x28, x23
	add	x1, x28, x7
	add	x12, x12, #64
	ld2.4s	{ v21, v22 }, [x16], #32
	ld2.4s	{ v18, v19 }, [x16]
	add	x16, x28, x22
	add	x28, x28, #8
	ld1r.4s	{ v24 }, [x30], #4
	ld1r.4s	{ v20 }, [x19], #4
	eor.16b	v23, v24, v14
	eor.16b	v24, v24, v13
	sdot
	ld1r.4s	{ v23 }, [x1], #4
	sdot
	eor.16b	v24, v20, v14
	eor.16b	v20, v20, v13
	sdot
	ld1r.4s	{ v20 }, [x16], #4
	sdot
	eor.16b	v24, v23, v14
	eor.16b	v23, v23, v13
	sdot
	sdot
	ld1r.4s	{ v23 }, [x30]
	eor.16b	v24, v20, v14
	eor.16b	v20, v20, v13
	sdot
	ld1r.4s	{ v20 }, [x19]
	sdot
	eor.16b	v24, v23, v14
	eor.16b	v23, v23, v13
	sdot
	sdot
	ld1r.4s	{ v23 }, [x1]
	eor.16b	v24, v20, v14
	eor.16b	v20, v20, v13
	sdot
	ld1r.4s	{ v20 }, [x16]
	sdot
	mov	x16, x27
	eor.16b	v24, v23, v14
	sub	x27, x27, #2
	eor.16b	v23, v23, v13
	cmp	x16, #3
	sdot
	eor.16b	v23, v20, v14
	eor.16b	v20, v20, v13
	sdot
	sdot
	sdot
	b.hi	LBB18_66
	add	x1, x28, x5
	cbnz	x27, LBB18_69
	b	LBB18_63
	.p2align	4, , 8
LBB18_68:
	add	x1, x25, x1
	mov	x27, x11
	cbz	x27, LBB18_63
LBB18_69:
	mov	x30, x27
	mov	x19, x12
	mov	x28, x1
	.p2align	4, , 8
LBB18_70:
	add	x16, x1, x3
	prfm	pldl1keep, [x26]
	ld1r.4s	{ v22 }, [x28], #4
	ldp	q20, q18, [x19], #32
	add	x26, x26, x6
	subs	x30, x30, #1
	eor.16b	v21, v22, v14
	eor.16b	v22, v22, v13
	sdot
	ld1r.4s	{ v19 }, [x16]
	add	x16, x1, x21
	add	x1, x1, x24
	sdot
	ld1r.4s	{ v21 }, [x16]
	eor.16b	v22, v19, v14
	eor.16b	v19, v19, v13
	sdot
	ld1r.4s	{ v19 }, [x1]
	sdot
	mov	x1, x28
	eor.16b	v22, v21, v14
	eor.16b	v21, v21, v13
	sdot
	eor.16b	v21, v19, v14
	eor.16b	v19, v19, v13
	sdot
	sdot
	sdot
	b.ne	LBB18_70
	add	x12, x12, x27, lsl #5
	b	LBB18_63
	.p2align	4, , 8
LBB18_72:
	mov.16b	v4, v2
	mov.16b	v5, v3
	mov.16b	v6, v2
	mov.16b	v7, v3
	mov.16b	v16, v2
	mov.16b	v17, v3
LBB18_73:
	mov	x5, x20
	cbz	x20, LBB18_75
	ldr	x20, [sp, #152]
	add	x1, x5, x8, lsl #2
	ldr	x7, [sp, #128]
	add	x16, x1, #8
	ldr	x12, [x20, #32]
	add	x2, x12, x7, lsl #2
	add	x12, x1, #12
	ldp	q18, q20, [x2]
	ld1r.4s	{ v19 }, [x1], #4
	ld1r.4s	{ v22 }, [x1]
	ld1r.4s	{ v21 }, [x16]
	mla.4s	v17, v19, v20
	mla.4s	v16, v19, v18
	ld1r.4s	{ v19 }, [x12]
	mla.4s	v7, v22, v20
	mla.4s	v6, v22, v18
	mla.4s	v5, v21, v20
	mla.4s	v4, v21, v18
	mla.4s	v3, v19, v20
	mla.4s	v2, v19, v18
	b	LBB18_76
	.p2align	4, , 8
LBB18_75:
	ldr	x7, [sp, #128]
	ldr	x20, [sp, #152]
LBB18_76:
	ldr	x6, [sp, #144]
	mov	x19, x13
	mov	w21, #8
	cbz	x15, LBB18_59
	ldr	x12, [x6, #96]
	add	x16, x8, #2
	ldr	x2, [x20, #48]
	add	x4, x8, #3
	sub	x12, x12, #8
	sub	x1, x7, x12
	mul	x3, x2, x8
	mul	x16, x2, x16
	and	x1, x1, x1, asr #63
	add	x12, x1, x12
	add	x1, x2, x3
	mul	x2, x2, x4
	add	x3, x15, x3, lsl #2
	lsl	x12, x12, #2
	add	x1, x15, x1, lsl #2
	add	x16, x15, x16, lsl #2
	add	x3, x3, x12
	add	x2, x15, x2, lsl #2
	add	x1, x1, x12
	add	x16, x16, x12
	add	x12, x2, x12
	stp	q16, q17, [x3]
	stp	q6, q7, [x1]
	stp	q4, q5, [x16]
	stp	q2, q3, [x12]
	b	LBB18_60
LBB18_78:
	ldp	q0, q1, [x0]
	cmp	x19, #2
	mov	w11, #8
	csel	x16, x11, xzr, lt
	ldr	x10, [x6, #64]
	cbz	x10, LBB18_89
	add	x12, x19, x19, lsr #63
	cmp	x19, #2
	lsl	x12, x12, #2
	mov	w13, #8
	and	x12, x12, #0xfffffffffffffff8
	ldur	x2, [x29, #-120]
	add	x12, x12, #8
	add	x15, x0, #32
	csel	x14, x12, x13, lt
	ldr	x13, [x6, #72]
	mov	x11, xzr
	lsl	x16, x16, #2
	mul	x9, x10, x14
	ldr	x20, [sp, #152]
	ldp	x12, x14, [x6, #48]
	mov.16b	v2, v0
	mul	x1, x9, x13
	mov.16b	v3, v1
	mul	x17, x12, x19
	add	x0, x12, x2
	add	x1, x15, x1, lsl #2
	add	x0, x0, x17
	add	x17, x2, x17
	add	x0, x0, #4
	b	LBB18_81
	.p2align	4, , 8
LBB18_80:
	add	x11, x11, #1
	ldr	x6, [sp, #144]
	cmp	x11, x10
	b.eq	LBB18_90
LBB18_81:
	ldr	x3, [x14, x11, lsl #3]
	cmp	x13, #2
	add	x2, x17, x3
	b.lt	LBB18_85
	add	x4, x0, x3
	mov	x5, x13
	.p2align	4, , 8
LBB18_83:
	mov	x3, x15
	sub	x6, x4, #4
	add	x15, x15, #64
	cmp	x5, #3
	ld2.4s	{ v16, v17 }, [x3], #32
	ld2.4s	{ v4, v5 }, [x3]
	mov	x3, x2
	add	x2, x2, #8
	ld1r.4s	{ v7 }, [x3], #4
	ld1r.4s	{ v6 }, [x6]
	eor.16b	v18, v7, v14
	eor.16b	v7, v7, v13
	sdot
	eor.16b	v7, v6, v14
	sdot
	ld1r.4s	{ v7 }, [x3]
	sdot
	sub	x3, x5, #2
	eor.16b	v6, v6, v13
	mov	x5, x3
	sdot
	eor.16b	v6, v7, v14
	sdot
	ld1r.4s	{ v6 }, [x4]
	eor.16b	v7, v7, v13
	add	x4, x4, #8
	sdot
	eor.16b	v7, v6, v14
	eor.16b	v6, v6, v13
	sdot
	sdot
	b.hi	LBB18_83
	cbnz	x3, LBB18_86
	b	LBB18_80
	.p2align	4, , 8
LBB18_85:
	mov	x3, x13
	cbz	x3, LBB18_80
LBB18_86:
	mov	x4, x3
	mov	x5, x15
	.p2align	4, , 8
LBB18_87:
	add	x6, x2, x12
	prfm	pldl1keep, [x1]
	ld1r.4s	{ v7 }, [x2], #4
	ldp	q6, q4, [x5], #32
	add	x1, x1, x16
	subs	x4, x4, #1
	eor.16b	v16, v7, v14
	eor.16b	v7, v7, v13
	sdot
	ld1r.4s	{ v5 }, [x6]
	sdot
	eor.16b	v7, v5, v14
	eor.16b	v5, v5, v13
	sdot
	sdot
	b.ne	LBB18_87
	add	x15, x15, x3, lsl #5
	b	LBB18_80
LBB18_89:
	mov.16b	v2, v0
	mov.16b	v3, v1
LBB18_90:
	ldr	x10, [x20, #24]
	cbz	x10, LBB18_92
	ldr	x11, [x20, #32]
	add	x10, x10, x19, lsl #2
	add	x11, x11, x7, lsl #2
	ldp	q4, q6, [x11]
	ld1r.4s	{ v7 }, [x10], #4
	ld1r.4s	{ v5 }, [x10]
	mla.4s	v3, v7, v6
	mla.4s	v2, v7, v4
	mla.4s	v1, v5, v6
	mla.4s	v0, v5, v4
LBB18_92:
	ldr	x0, [sp, #120]
	ldr	x10, [x20, #56]
	cbz	x10, LBB18_94
	ldr	x11, [x6, #96]
	ldr	x12, [x20, #48]
	sub	x13, x11, #8
	sub	x14, x7, x13
	mul	x11, x12, x19
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
	b	LBB18_95
LBB18_94:
	ldr	x10, [x20, #16]
	scvtf.4s	v5, v3
	scvtf.4s	v4, v2
	ldr	x12, [x6, #96]
Lloh16:
	adrp	x11, lCPI18_0@PAGE
	add	x13, x10, x7, lsl #2
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
Lloh17:
	ldr	q3, [x11, lCPI18_0@PAGEOFF]
	fadd.4s	v16, v2, v4
	ld1r.8b	{ v2 }, [x10]
	ldp	x11, x12, [x20, #40]
	sub	x10, x7, x14
	tbl.16b	v7, { v16, v17 }, v3
	and	x15, x10, x10, asr #63
	add	x9, x15, x14
	scvtf.4s	v16, v1
	mul	x10, x12, x19
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
LBB18_95:
	ldr	x9, [sp, #136]
	cmp	x8, x9
	b.ge	LBB18_112
	ldp	q0, q1, [x0]
	cmp	x8, #0
	mov	w10, #8
	csel	x16, xzr, x10, gt
	ldr	x9, [x6, #64]
	cbz	x9, LBB18_107
	and	x11, x8, x8, asr #63
	ldur	x17, [x29, #-120]
	lsl	x11, x11, #3
	mov	x10, xzr
	add	x12, x11, #8
	ldr	x11, [x6, #72]
	ldp	x14, x13, [x6, #48]
	mul	x12, x9, x12
	lsl	x16, x16, #2
	mul	x15, x12, x11
	add	x12, x0, #32
	madd	x14, x14, x8, x17
	add	x15, x12, x15, lsl #2
	b	LBB18_99
	.p2align	4, , 8
LBB18_98:
	add	x10, x10, #1
	cmp	x10, x9
	b.eq	LBB18_107
LBB18_99:
	ldr	x17, [x13, x10, lsl #3]
	cmp	x11, #2
	add	x2, x14, x17
	b.lt	LBB18_103
	mov	x1, x11
	.p2align	4, , 8
LBB18_101:
	mov	x17, x12
	sub	x0, x1, #2
	add	x12, x12, #64
	cmp	x1, #3
	mov	x1, x0
	ld2.4s	{ v5, v6 }, [x17], #32
	ld2.4s	{ v2, v3 }, [x17]
	add	x17, x2, #8
	ld1r.4s	{ v7 }, [x2], #4
	ld1r.4s	{ v4 }, [x2]
	mov	x2, x17
	eor.16b	v16, v7, v14
	eor.16b	v7, v7, v13
	sdot
	sdot
	eor.16b	v7, v4, v14
	eor.16b	v4, v4, v13
	sdot
	sdot
	b.hi	LBB18_101
	cbnz	x0, LBB18_104
	b	LBB18_98
	.p2align	4, , 8
LBB18_103:
	mov	x17, x2
	mov	x0, x11
	cbz	x0, LBB18_98
LBB18_104:
	mov	x1, x0
	mov	x2, x12
	.p2align	4, , 8
LBB18_105:
	prfm	pldl1keep, [x15]
	add	x15, x15, x16
	ld1r.4s	{ v2 }, [x17], #4
	ldp	q5, q3, [x2], #32
	subs	x1, x1, #1
	eor.16b	v4, v2, v14
	eor.16b	v2, v2, v13
	sdot
	sdot
	b.ne	LBB18_105
	add	x12, x12, x0, lsl #5
	b	LBB18_98
LBB18_107:
	ldr	x9, [x20, #24]
	cbz	x9, LBB18_109
	ldr	x11, [x20, #32]
	add	x10, x9, x8, lsl #2
	add	x9, x11, x7, lsl #2
	ld1r.4s	{ v3 }, [x10]
	ldp	q2, q4, [x9]
	mla.4s	v0, v3, v2
	mla.4s	v1, v3, v4
LBB18_109:
	ldr	x9, [x20, #56]
	cbz	x9, LBB18_111
	ldr	x11, [x20, #48]
	ldr	x10, [x6, #96]
	mul	x11, x11, x8
	sub	x10, x10, #8
	sub	x8, x7, x10
	add	x9, x9, x11, lsl #2
	and	x8, x8, x8, asr #63
	add	x9, x9, x10, lsl #2
	add	x8, x9, x8, lsl #2
	stp	q0, q1, [x8]
	b	LBB18_112
LBB18_111:
	ldr	x9, [x20, #16]
	scvtf.4s	v4, v1
	scvtf.4s	v3, v0
	mov	x10, x20
	add	x13, x20, #8
	add	x11, x9, x7, lsl #2
	ldr	x9, [x6, #96]
	ldp	q1, q0, [x11]
	sub	x9, x9, #8
	sub	x11, x7, x9
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
Lloh18:
	adrp	x10, lCPI18_0@PAGE
	fadd.4s	v1, v0, v3
	fadd.4s	v0, v2, v3
Lloh19:
	ldr	q2, [x10, lCPI18_0@PAGEOFF]
	ldp	x10, x12, [x20, #40]
	tbl.16b	v0, { v0, v1 }, v2
	ld1r.8b	{ v1 }, [x13]
	madd	x10, x12, x8, x10
	and	x8, x11, x11, asr #63
	add	x9, x10, x9
	add.8b	v0, v0, v1
	str	d0, [x9, x8]
LBB18_112:
	ldp	x20, x19, [sp, #384]
	ldp	x22, x21, [sp, #368]
	ldp	x24, x23, [sp, #352]
	ldp	x26, x25, [sp, #336]
	ldp	x28, x27, [sp, #320]
	ldp	x29, x30, [sp, #304]
	ldp	d9, d8, [sp, #288]
	ldp	d11, d10, [sp, #272]
	ldp	d13, d12, [sp, #256]
	ldp	d15, d14, [sp, #240]
	add	sp, sp, #400
	ret
	.loh AdrpLdr	Lloh10, Lloh11
	.loh AdrpLdr	Lloh12, Lloh13
	.loh AdrpLdr	Lloh14, Lloh15
	.loh AdrpLdr	Lloh16, Lloh17
	.loh AdrpLdr	Lloh18, Lloh19
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
_$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5:
	sub	sp, sp, #448
	stp	x29, x30, [sp, #352]
	mov	x30, x20
	stp	d15, d14, [sp, #288]
	add	x29, sp, #352
	stp	d13, d12, [sp, #304]
	add	x8, x2, #8
	ldp	q14, q13, [x30, #16]
	stp	x20, x19, [sp, #432]
	mov	x20, x4
	mov	x4, x2
	cmp	x3, x8
	stp	d11, d10, [sp, #320]
	stp	d9, d8, [sp, #336]
	stp	x28, x27, [sp, #368]
	ldr	x11, [x30]
	stp	x26, x25, [sp, #384]
	stp	x24, x23, [sp, #400]
	stp	x22, x21, [sp, #416]
	stur	x1, [x29, #-168]
	stp	x11, x3, [sp, #16]
	stp	x30, x0, [sp, #96]
	b.ge	LBB19_6
	mov	x9, x4
LBB19_2:
	ldr	x8, [sp, #24]
	add	x11, x9, #4
	cmp	x8, x11
	b.ge	LBB19_39
	mov	x7, x9
LBB19_4:
	ldr	x10, [sp, #24]
	add	x9, x7, #2
	cmp	x10, x9
	b.ge	LBB19_58
	mov	x9, x7
	b	LBB19_75
LBB19_6:
	ldr	x8, [x30, #96]
	mov.s	w6, v14[2]
	ldr	x12, [x30, #48]
	mov	x3, xzr
	ldr	x9, [x20, #56]
	fmov	w5, s14
	sub	x8, x8, #8
	ldr	x23, [x20, #24]
	lsl	x2, x12, #1
	lsl	x13, x12, #3
	stur	x9, [x29, #-152]
	add	x9, x2, x12
	str	x8, [sp, #168]
	mul	x8, x12, x4
	mov	x17, x12
	lsl	x15, x12, #2
	lsl	x14, x9, #1
	add	x27, x11, x8
	add	x10, x15, x12
	stp	x13, x12, [sp]
	sub	x13, x13, x12
	stp	x9, x14, [x29, #-88]
	add	x19, x27, x9
	add	x9, x11, x17
	movi.16b	v15, #0
	ldr	x7, [x30, #64]
	add	x28, x27, x13
	add	x21, x27, x14
	add	x25, x27, x10
	add	x24, x27, x15
	add	x22, x27, x2
	add	x26, x9, x8
	stp	x13, x15, [x29, #-112]
	stur	x10, [x29, #-96]
	stp	x17, x2, [x29, #-136]
	stur	x7, [x29, #-144]
	stp	q14, q13, [sp, #48]
	stp	w6, w5, [sp, #40]
	str	x23, [sp, #32]
	b	LBB19_8
	.p2align	4, , 8
LBB19_7:
	ldr	x10, [sp]
	add	x9, x4, #8
	add	x8, x4, #16
	mov	x4, x9
	add	x3, x3, x10
	ldr	x10, [sp, #24]
	cmp	x10, x8
	b.lt	LBB19_2
LBB19_8:
	add	x10, x23, x4, lsl #2
	add	x9, x4, #1
	mov	x8, xzr
	str	x3, [sp, #88]
	stp	x9, x10, [sp, #152]
	add	x10, x4, #2
	add	x9, x4, #3
	stp	x9, x10, [sp, #136]
	add	x9, x4, #4
	add	x10, x4, #5
	str	x9, [sp, #176]
	add	x9, x4, #6
	stp	x9, x10, [sp, #120]
	ldp	x10, x9, [sp, #8]
	madd	x9, x10, x4, x9
	stur	x9, [x29, #-120]
	add	x9, x4, #7
	str	x9, [sp, #112]
	mov	w9, #1
	b	LBB19_11
	.p2align	4, , 8
LBB19_9:
	ldr	x10, [x20, #48]
	lsl	x8, x2, #2
	ldr	x11, [sp, #152]
	ldur	x13, [x29, #-152]
	mul	x9, x10, x4
	ldur	x14, [x29, #-152]
	mul	x11, x10, x11
	add	x9, x12, x9, lsl #2
	ldr	x12, [sp, #144]
	add	x11, x13, x11, lsl #2
	ldr	x13, [sp, #136]
	add	x9, x9, x8
	add	x11, x11, x8
	mul	x12, x10, x12
	mul	x13, x10, x13
	stp	q25, q26, [x9]
	ldr	x9, [sp, #176]
	add	x12, x14, x12, lsl #2
	ldur	x14, [x29, #-152]
	add	x12, x12, x8
	stp	q23, q24, [x11]
	ldr	x11, [sp, #128]
	mul	x9, x10, x9
	add	x13, x14, x13, lsl #2
	ldur	x14, [x29, #-152]
	add	x13, x13, x8
	stp	q22, q21, [x12]
	mul	x11, x10, x11
	add	x9, x14, x9, lsl #2
	stp	q20, q19, [x13]
	ldur	x13, [x29, #-152]
	add	x12, x9, x8
	ldr	x9, [sp, #120]
	add	x11, x13, x11, lsl #2
	ldr	x13, [sp, #112]
	mul	x9, x10, x9
	stp	q0, q1, [x12]
	ldur	x12, [x29, #-152]
	add	x11, x11, x8
	mul	x10, x10, x13
	ldur	x13, [x29, #-152]
	stp	q2, q3, [x11]
	add	x9, x13, x9, lsl #2
	add	x10, x12, x10, lsl #2
	add	x9, x9, x8
	add	x8, x10, x8
	stp	q4, q5, [x9]
	stp	q6, q7, [x8]
LBB19_10:
	mov	w9, wzr
	mov	w8, #8
	ldur	x2, [x29, #-128]
	ldur	w10, [x29, #-156]
	tbz	w10, #0, LBB19_7
LBB19_11:
	add	x11, x0, x8, lsl #2
	stur	w9, [x29, #-156]
	ldp	q1, q0, [x11]
	dup.2d	v6, v1[0]
	dup.2d	v7, v1[1]
	dup.2d	v16, v0[0]
	dup.2d	v17, v0[1]
	cbz	w5, LBB19_23
	cbz	x7, LBB19_34
	mov	x9, xzr
	ldr	x10, [x30, #56]
	add	x11, x11, #64
	ldr	x12, [x30, #72]
	mov.16b	v3, v17
	mov.16b	v18, v16
	mov.16b	v2, v7
	mov.16b	v5, v6
	mov.16b	v4, v17
	mov.16b	v19, v16
	mov.16b	v1, v7
	mov.16b	v20, v6
	mov.16b	v0, v17
	mov.16b	v22, v16
	mov.16b	v21, v7
	mov.16b	v23, v6
	b	LBB19_15
	.p2align	4, , 8
LBB19_14:
	add	x9, x9, #1
	cmp	x9, x7
	b.eq	LBB19_35
LBB19_15:
	ldr	x13, [x10, x9, lsl #3]
	cmp	x12, #4
	b.lt	LBB19_19
	add	x13, x3, x13
	mov	x14, x12
	.p2align	4, , 8
LBB19_17:
	ldr	q25, [x22, x13]
	mov	x15, x14
	ldr	q24, [x26, x13]
	sub	x14, x14, #4
	ldr	q26, [x27, x13]
	cmp	x15, #7
	ldr	q28, [x24, x13]
	eor.16b	v11, v25, v14
	ldr	q25, [x28, x13]
	eor.16b	v27, v24, v14
	ldr	q24, [x25, x13]
	eor.16b	v29, v26, v14
	ldr	q26, [x21, x13]
	eor.16b	v9, v28, v14
	ldr	q30, [x19, x13]
	zip2.2d	v31, v29, v27
	mov.d	v29[1], v27[0]
	eor.16b	v10, v25, v14
	add	x13, x13, #16
	ldp	q8, q28, [x11]
	eor.16b	v24, v24, v14
	eor.16b	v26, v26, v14
	eor.16b	v12, v30, v14
	zip2.2d	v30, v11, v12
	ldp	q27, q25, [x11, #64]
	smmla
	smmla
	mov.d	v11[1], v12[0]
	smmla
	smmla
	zip2.2d	v29, v9, v24
	mov.d	v9[1], v24[0]
	zip2.2d	v24, v26, v10
	mov.d	v26[1], v10[0]
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	ldp	q28, q27, [x11, #128]
	smmla
	smmla
	smmla
	smmla
	smmla
	ldp	q26, q25, [x11, #192]
	smmla
	add	x11, x11, #256
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	b.hi	LBB19_17
	add	x13, x27, x13
	subs	x15, x14, #2
	b.ge	LBB19_20
	b	LBB19_21
	.p2align	4, , 8
LBB19_19:
	ldur	x14, [x29, #-120]
	add	x13, x14, x13
	mov	x14, x12
	subs	x15, x14, #2
	b.lt	LBB19_21
LBB19_20:
	ldur	x14, [x29, #-88]
	ldr	d26, [x13, x2]
	ldr	d31, [x13, x17]
	ldr	d30, [x13, x14]
	ldur	x14, [x29, #-104]
	ldr	d27, [x13]
	ldr	d25, [x13, x14]
	ldur	x14, [x29, #-96]
	mov.d	v27[1], v31[0]
	mov.d	v26[1], v30[0]
	ldr	d29, [x13, x14]
	ldur	x14, [x29, #-80]
	eor.16b	v31, v27, v14
	eor.16b	v30, v26, v14
	ldr	d24, [x13, x14]
	ldur	x14, [x29, #-112]
	mov.d	v25[1], v29[0]
	ldr	d28, [x13, x14]
	add	x13, x13, #8
	mov	x14, x15
	eor.16b	v29, v25, v14
	ldp	q26, q25, [x11, #64]
	mov.d	v24[1], v28[0]
	smmla
	eor.16b	v24, v24, v14
	ldp	q28, q27, [x11]
	add	x11, x11, #128
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
LBB19_21:
	cmp	x14, #1
	b.ne	LBB19_14
	ldr	w14, [x13]
	ldr	w15, [x13, x2]
	ldr	w16, [x13, x17]
	eor	w14, w14, w5
	ldp	x7, x17, [x29, #-112]
	mov.16b	v31, v14
	eor	w1, w15, w5
	ldur	x15, [x29, #-80]
	eor	w16, w16, w6
	mov.s	v31[0], w14
	ldur	x14, [x29, #-88]
	ldp	q25, q24, [x11], #64
	mov.16b	v30, v14
	mov.16b	v29, v14
	zip1.4s	v28, v25, v15
	zip2.4s	v27, v25, v15
	ldr	w2, [x13, x17]
	ldr	w17, [x13, x15]
	ldr	w15, [x13, x14]
	ldur	x14, [x29, #-96]
	eor	w2, w2, w5
	eor	w17, w17, w5
	ldr	w14, [x13, x14]
	eor	w15, w15, w6
	ldr	w13, [x13, x7]
	mov.16b	v25, v14
	mov.s	v30[0], w1
	mov.s	v29[0], w2
	eor	w14, w14, w6
	mov.s	v25[0], w17
	eor	w13, w13, w6
	mov.s	v31[2], w16
	ldur	x2, [x29, #-128]
	mov.s	v30[2], w15
	mov.s	v29[2], w14
	mov.s	v25[2], w13
	zip1.4s	v26, v24, v15
	zip2.4s	v24, v24, v15
	ldp	x7, x17, [x29, #-144]
	mov.s	v31[3], v14[3]
	mov.s	v30[3], v14[3]
	mov.s	v29[3], v14[3]
	mov.s	v25[3], v14[3]
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	b	LBB19_14
	.p2align	4, , 8
LBB19_23:
	cbz	x7, LBB19_34
	mov	x9, xzr
	ldr	x10, [x30, #56]
	add	x11, x11, #64
	ldr	x12, [x30, #72]
	mov.16b	v3, v17
	mov.16b	v18, v16
	mov.16b	v2, v7
	mov.16b	v5, v6
	mov.16b	v4, v17
	mov.16b	v19, v16
	mov.16b	v1, v7
	mov.16b	v20, v6
	mov.16b	v0, v17
	mov.16b	v22, v16
	mov.16b	v21, v7
	mov.16b	v23, v6
	b	LBB19_26
	.p2align	4, , 8
LBB19_25:
	add	x9, x9, #1
	cmp	x9, x7
	b.eq	LBB19_35
LBB19_26:
	ldr	x13, [x10, x9, lsl #3]
	cmp	x12, #4
	b.lt	LBB19_30
	add	x13, x3, x13
	mov	x14, x12
	.p2align	4, , 8
LBB19_28:
	ldr	q11, [x27, x13]
	mov	x15, x14
	ldr	q24, [x26, x13]
	sub	x14, x14, #4
	ldr	q10, [x22, x13]
	cmp	x15, #7
	ldr	q28, [x19, x13]
	ldr	q9, [x24, x13]
	ldr	q27, [x25, x13]
	ldr	q25, [x21, x13]
	ldr	q26, [x28, x13]
	add	x13, x13, #16
	zip2.2d	v31, v11, v24
	zip2.2d	v30, v10, v28
	zip2.2d	v29, v9, v27
	mov.d	v11[1], v24[0]
	zip2.2d	v24, v25, v26
	mov.d	v10[1], v28[0]
	ldp	q8, q28, [x11]
	mov.d	v9[1], v27[0]
	mov.d	v25[1], v26[0]
	smmla
	smmla
	ldp	q27, q26, [x11, #64]
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	ldp	q28, q27, [x11, #128]
	smmla
	smmla
	smmla
	smmla
	ldp	q26, q25, [x11, #192]
	smmla
	add	x11, x11, #256
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	b.hi	LBB19_28
	add	x13, x27, x13
	subs	x15, x14, #2
	b.ge	LBB19_31
	b	LBB19_32
	.p2align	4, , 8
LBB19_30:
	ldur	x14, [x29, #-120]
	add	x13, x14, x13
	mov	x14, x12
	subs	x15, x14, #2
	b.lt	LBB19_32
LBB19_31:
	ldur	x14, [x29, #-88]
	ldr	d28, [x13, x17]
	ldr	d30, [x13, x2]
	ldr	d27, [x13, x14]
	ldur	x14, [x29, #-104]
	ldr	d31, [x13]
	ldr	d29, [x13, x14]
	ldur	x14, [x29, #-96]
	mov.d	v31[1], v28[0]
	mov.d	v30[1], v27[0]
	ldr	d26, [x13, x14]
	ldur	x14, [x29, #-80]
	ldp	q28, q27, [x11]
	mov.d	v29[1], v26[0]
	smmla
	smmla
	ldr	d24, [x13, x14]
	ldur	x14, [x29, #-112]
	smmla
	smmla
	ldr	d25, [x13, x14]
	add	x13, x13, #8
	smmla
	mov	x14, x15
	smmla
	mov.d	v24[1], v25[0]
	ldp	q26, q25, [x11, #64]
	add	x11, x11, #128
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
LBB19_32:
	cmp	x14, #1
	b.ne	LBB19_25
	add	x14, x13, x17
	ldr	s31, [x13]
	ldur	x15, [x29, #-88]
	ldp	q26, q24, [x11], #64
	add	x16, x13, x15
	zip1.4s	v28, v26, v15
	zip2.4s	v27, v26, v15
	ld1.s	{ v31 }[2], [x14]
	ldp	x1, x14, [x29, #-104]
	zip1.4s	v26, v24, v15
	ldr	s30, [x13, x2]
	zip2.4s	v24, v24, v15
	ldr	s29, [x13, x1]
	ldur	x1, [x29, #-80]
	add	x15, x13, x14
	ldur	x14, [x29, #-112]
	ld1.s	{ v30 }[2], [x16]
	ldr	s25, [x13, x1]
	add	x14, x13, x14
	ld1.s	{ v29 }[2], [x15]
	smmla
	smmla
	ld1.s	{ v25 }[2], [x14]
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	smmla
	b	LBB19_25
	.p2align	4, , 8
LBB19_34:
	mov.16b	v21, v7
	mov.16b	v23, v6
	mov.16b	v0, v17
	mov.16b	v22, v16
	mov.16b	v1, v7
	mov.16b	v20, v6
	mov.16b	v4, v17
	mov.16b	v19, v16
	mov.16b	v2, v7
	mov.16b	v5, v6
	mov.16b	v3, v17
	mov.16b	v18, v16
LBB19_35:
	mov.16b	v25, v23
	ldur	x9, [x29, #-168]
	mov.16b	v26, v22
	zip2.2d	v23, v23, v21
	zip2.2d	v24, v22, v0
	add	x1, x8, x9
	mov.16b	v22, v20
	mov.d	v25[1], v21[0]
	mov.16b	v21, v19
	mov.d	v26[1], v0[0]
	mov.16b	v0, v5
	mov.d	v22[1], v1[0]
	mov.d	v21[1], v4[0]
	zip2.2d	v20, v20, v1
	mov.16b	v1, v18
	zip2.2d	v19, v19, v4
	mov.d	v0[1], v2[0]
	mov.16b	v4, v6
	zip2.2d	v2, v5, v2
	mov.16b	v5, v16
	mov.d	v1[1], v3[0]
	zip2.2d	v3, v18, v3
	mov.d	v4[1], v7[0]
	mov.d	v5[1], v17[0]
	zip2.2d	v6, v6, v7
	zip2.2d	v7, v16, v17
	cbz	x23, LBB19_37
	ldr	x8, [x20, #32]
	ldr	x14, [sp, #160]
	add	x9, x8, x1, lsl #2
	mov	x8, x14
	add	x13, x14, #8
	add	x12, x14, #12
	add	x11, x14, #16
	ldp	q16, q18, [x9]
	add	x10, x14, #20
	add	x9, x14, #24
	ld1r.4s	{ v27 }, [x8], #4
	ld1r.4s	{ v17 }, [x8]
	add	x8, x14, #28
	ld1r.4s	{ v28 }, [x13]
	mla.4s	v26, v27, v18
	mla.4s	v25, v27, v16
	ld1r.4s	{ v27 }, [x12]
	mla.4s	v24, v17, v18
	mla.4s	v23, v17, v16
	ld1r.4s	{ v17 }, [x11]
	mla.4s	v21, v28, v18
	mla.4s	v22, v28, v16
	ld1r.4s	{ v28 }, [x10]
	mla.4s	v19, v27, v18
	mla.4s	v20, v27, v16
	ld1r.4s	{ v27 }, [x9]
	mla.4s	v1, v17, v18
	mla.4s	v0, v17, v16
	ld1r.4s	{ v17 }, [x8]
	mla.4s	v3, v28, v18
	mla.4s	v2, v28, v16
	mla.4s	v5, v27, v18
	mla.4s	v4, v27, v16
	mla.4s	v7, v17, v18
	mla.4s	v6, v17, v16
LBB19_37:
	ldr	x9, [sp, #168]
	ldur	x12, [x29, #-152]
	sub	x8, x1, x9
	and	x8, x8, x8, asr #63
	add	x2, x8, x9
	cbnz	x12, LBB19_9
	ldr	x8, [x20, #16]
	scvtf.4s	v16, v23
	scvtf.4s	v26, v26
	scvtf.4s	v17, v25
	scvtf.4s	v18, v24
	scvtf.4s	v20, v20
	add	x9, x8, x1, lsl #2
	mov	x8, x20
Lloh20:
	adrp	x10, lCPI19_0@PAGE
	mov	w3, wzr
	mov	x23, x4
	ldp	q23, q29, [x9]
	add	x9, x20, #8
	fmul.4s	v25, v23, v17
	fmul.4s	v16, v23, v16
	ld1r.4s	{ v24 }, [x8], #4
	fmul.4s	v26, v29, v26
	ldr	x0, [sp, #176]
	fmul.4s	v18, v29, v18
	fmul.4s	v20, v23, v20
	fcmgt.4s	v27, v25, v24
	fcmgt.4s	v30, v26, v24
	fcmgt.4s	v28, v18, v24
	fcmgt.4s	v17, v16, v24
	bsl.16b	v30, v26, v24
	ld1r.4s	{ v26 }, [x8]
	bif.16b	v18, v24, v28
	mov	w8, #1262485504
	mov.16b	v28, v27
	mov.16b	v27, v17
	bsl.16b	v27, v16, v24
	fcmgt.4s	v8, v26, v30
	bsl.16b	v28, v25, v24
	fcmgt.4s	v31, v26, v18
	scvtf.4s	v16, v21
	scvtf.4s	v17, v22
	scvtf.4s	v21, v19
	fcmgt.4s	v22, v26, v27
	dup.4s	v25, w8
	mov.16b	v19, v8
	bsl.16b	v19, v30, v26
	fcmgt.4s	v30, v26, v28
	bif.16b	v18, v26, v31
	fmul.4s	v16, v29, v16
	bsl.16b	v22, v27, v26
	fmul.4s	v17, v23, v17
	bsl.16b	v30, v28, v26
	fadd.4s	v28, v19, v25
	fadd.4s	v19, v18, v25
	fmul.4s	v21, v29, v21
	fadd.4s	v18, v22, v25
	fcmgt.4s	v22, v16, v24
	fcmgt.4s	v23, v17, v24
	fcmgt.4s	v29, v21, v24
	fadd.4s	v27, v30, v25
	bif.16b	v16, v24, v22
	fcmgt.4s	v22, v20, v24
	bif.16b	v17, v24, v23
	bif.16b	v21, v24, v29
	fcmgt.4s	v23, v26, v16
	bif.16b	v20, v24, v22
	fcmgt.4s	v22, v26, v17
	fcmgt.4s	v30, v26, v21
	bif.16b	v16, v26, v23
	fcmgt.4s	v29, v26, v20
	bsl.16b	v22, v17, v26
Lloh21:
	ldr	q17, [x10, lCPI19_0@PAGEOFF]
	bif.16b	v21, v26, v30
	fadd.4s	v24, v16, v25
	ld1r.8b	{ v16 }, [x9]
	bit.16b	v26, v20, v29
	ldp	x8, x11, [x20, #40]
	fadd.4s	v23, v22, v25
	fadd.4s	v22, v21, v25
	fadd.4s	v21, v26, v25
	tbl.16b	v20, { v27, v28 }, v17
	madd	x8, x11, x4, x8
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
	bl	_$e22VitruvianMicroNEONI8MM14ProductResultsV5store_3row12packedColumn6column9fillsLineys5SIMD8Vys5Int32VG_A3Mt_S3iSbtF
	ldp	q14, q13, [sp, #48]
	movi.16b	v15, #0
	mov	x4, x23
	ldp	x7, x17, [x29, #-144]
	ldp	x3, x30, [sp, #88]
	ldp	w6, w5, [sp, #40]
	ldr	x23, [sp, #32]
	ldr	x0, [sp, #104]
	b	LBB19_10
LBB19_39:
	add	x8, x0, #64
	add	x15, x9, #2
	ldp	x10, x2, [x30, #64]
	add	x14, x9, #3
	add	x1, x9, #1
	stur	x8, [x29, #-88]
	ldur	x8, [x29, #-168]
	ldr	x16, [x20, #56]
	add	x8, x8, #8
	mul	x12, x2, x10
	stur	x8, [x29, #-104]
	ldr	x8, [x20, #24]
	stur	x12, [x29, #-96]
	b	LBB19_42
	.p2align	4, , 8
LBB19_40:
	ldr	x4, [x20, #16]
	scvtf.4s	v26, v23
	ldur	x5, [x29, #-168]
	scvtf.4s	v25, v21
	mov	x11, x20
	scvtf.4s	v24, v22
	ldr	x13, [x30, #96]
	scvtf.4s	v29, v20
	add	x17, x4, x5, lsl #2
	scvtf.4s	v31, v19
	scvtf.4s	v8, v18
	mov	w3, #1262485504
	add	x12, x20, #8
	scvtf.4s	v3, v3
	ldp	q27, q23, [x17]
	dup.4s	v22, w3
	sub	x3, x13, #8
Lloh22:
	adrp	x13, lCPI19_0@PAGE
	fmul.4s	v24, v27, v24
	fmul.4s	v18, v27, v29
	fmul.4s	v26, v23, v26
	ld1r.4s	{ v21 }, [x11], #4
	fmul.4s	v19, v23, v25
	ld1r.4s	{ v20 }, [x11]
	sub	x11, x5, x3
	ldur	x6, [x29, #-104]
	fcmgt.4s	v28, v26, v21
	and	x11, x11, x11, asr #63
	fcmgt.4s	v25, v19, v21
	add	x4, x4, x6, lsl #2
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
Lloh23:
	ldr	q7, [x13, lCPI19_0@PAGEOFF]
	bsl.16b	v24, v23, v20
	fadd.4s	v27, v6, v22
	ld1r.8b	{ v6 }, [x12]
	bsl.16b	v19, v18, v20
	ldp	x12, x17, [x20, #40]
	tbl.16b	v18, { v25, v26 }, v7
	fadd.4s	v26, v24, v22
	tbl.16b	v23, { v29, v30 }, v7
	fadd.4s	v25, v19, v22
	madd	x12, x17, x9, x12
	lsl	x13, x17, #1
	tbl.16b	v19, { v27, v28 }, v7
	add.8b	v24, v23, v6
	add	x12, x12, x3
	add.8b	v23, v18, v6
	add	x5, x12, x11
	tbl.16b	v18, { v25, v26 }, v7
	add	x11, x13, x17
	add.8b	v19, v19, v6
	sub	x3, x6, x3
	str	d24, [x5]
	str	d23, [x5, x17]
	and	x3, x3, x3, asr #63
	add.8b	v18, v18, v6
	str	d19, [x5, x13]
	str	d18, [x5, x11]
	scvtf.4s	v18, v17
	ldp	q23, q24, [x4]
	scvtf.4s	v17, v16
	scvtf.4s	v19, v5
	scvtf.4s	v5, v4
	add	x12, x12, x3
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
	str	d3, [x12]
	add.8b	v1, v1, v6
	add.8b	v2, v2, v6
	add.8b	v0, v0, v6
	str	d2, [x12, x17]
	str	d1, [x12, x13]
	str	d0, [x12, x11]
LBB19_41:
	ldr	x12, [sp, #24]
	add	x11, x7, #4
	add	x9, x9, #4
	add	x15, x15, #4
	add	x14, x14, #4
	add	x1, x1, #4
	cmp	x12, x11
	b.lt	LBB19_4
LBB19_42:
	ldp	q6, q7, [x0]
	stur	x11, [x29, #-80]
	cmp	x9, #8
	mov	w11, #8
	csel	x11, x11, xzr, lt
	ldp	q1, q0, [x0, #32]
	cbz	x10, LBB19_53
	add	x12, x9, #3
	cmp	x9, #0
	csel	x12, x12, x9, lt
	cmp	x9, #8
	lsl	x12, x12, #1
	mov	w13, #16
	and	x12, x12, #0xfffffffffffffff8
	ldr	x0, [sp, #16]
	add	x12, x12, #16
	mov	x5, xzr
	csel	x12, x12, x13, lt
	lsl	x21, x11, #2
	ldp	x17, x13, [x29, #-96]
	mov.16b	v2, v1
	ldp	x6, x7, [x30, #48]
	mov.16b	v3, v0
	mul	x12, x17, x12
	mov	x11, x13
	mul	x19, x6, x9
	lsl	x24, x6, #1
	mul	x22, x6, x15
	add	x27, x24, x6
	mul	x25, x6, x14
	add	x28, x0, x19
	mul	x26, x6, x1
	add	x30, x13, x12, lsl #2
	mov.16b	v18, v6
	mov.16b	v19, v7
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v20, v6
	mov.16b	v21, v7
	mov.16b	v16, v1
	mov.16b	v17, v0
	mov.16b	v22, v6
	mov.16b	v23, v7
	b	LBB19_45
	.p2align	4, , 8
LBB19_44:
	add	x5, x5, #1
	cmp	x5, x10
	b.eq	LBB19_54
LBB19_45:
	ldr	x12, [x7, x5, lsl #3]
	cmp	x2, #2
	b.lt	LBB19_49
	add	x4, x0, x12
	mov	x3, x2
	.p2align	4, , 8
LBB19_47:
	mov	x12, x11
	add	x23, x4, x19
	add	x17, x4, x22
	add	x13, x4, x25
	ld2.4s	{ v8, v9 }, [x12], #32
	ld2.4s	{ v27, v28 }, [x12]
	add	x12, x11, #64
	ld2.4s	{ v30, v31 }, [x12]
	add	x12, x11, #96
	add	x11, x11, #128
	ld2.4s	{ v24, v25 }, [x12]
	mov	x12, x3
	add	x3, x4, x26
	add	x4, x4, #8
	cmp	x12, #3
	ld1r.4s	{ v29 }, [x23], #4
	eor.16b	v26, v29, v14
	sdot
	sdot
	ld1r.4s	{ v26 }, [x3], #4
	eor.16b	v29, v29, v13
	sdot
	sdot
	eor.16b	v29, v26, v14
	sdot
	sdot
	ld1r.4s	{ v29 }, [x17], #4
	eor.16b	v26, v26, v13
	sdot
	sdot
	eor.16b	v26, v29, v14
	sdot
	sdot
	ld1r.4s	{ v26 }, [x13], #4
	eor.16b	v29, v29, v13
	sdot
	sdot
	eor.16b	v29, v26, v14
	sdot
	sdot
	ld1r.4s	{ v29 }, [x23]
	eor.16b	v26, v26, v13
	sdot
	sdot
	eor.16b	v26, v29, v14
	sdot
	sdot
	ld1r.4s	{ v26 }, [x3]
	eor.16b	v29, v29, v13
	sub	x3, x12, #2
	sdot
	sdot
	eor.16b	v29, v26, v14
	sdot
	sdot
	ld1r.4s	{ v29 }, [x17]
	eor.16b	v26, v26, v13
	sdot
	sdot
	eor.16b	v26, v29, v14
	sdot
	sdot
	ld1r.4s	{ v26 }, [x13]
	eor.16b	v29, v29, v13
	sdot
	sdot
	eor.16b	v29, v26, v14
	eor.16b	v26, v26, v13
	sdot
	sdot
	sdot
	sdot
	b.hi	LBB19_47
	add	x13, x4, x19
	cbnz	x3, LBB19_50
	b	LBB19_44
	.p2align	4, , 8
LBB19_49:
	add	x13, x28, x12
	mov	x3, x2
	cbz	x3, LBB19_44
LBB19_50:
	mov	x12, x3
	mov	x23, x11
	mov	x4, x13
	.p2align	4, , 8
LBB19_51:
	prfm	pldl1keep, [x30]
	add	x17, x13, x6
	ld1r.4s	{ v27 }, [x4], #4
	ldp	q29, q28, [x23]
	add	x30, x30, x21
	subs	x12, x12, #1
	eor.16b	v25, v27, v14
	sdot
	eor.16b	v27, v27, v13
	ldp	q26, q24, [x23, #32]
	sdot
	add	x23, x23, #64
	sdot
	ld1r.4s	{ v25 }, [x17]
	add	x17, x13, x24
	sdot
	add	x13, x13, x27
	eor.16b	v27, v25, v14
	sdot
	sdot
	ld1r.4s	{ v27 }, [x17]
	eor.16b	v25, v25, v13
	sdot
	sdot
	eor.16b	v25, v27, v14
	sdot
	sdot
	ld1r.4s	{ v25 }, [x13]
	eor.16b	v27, v27, v13
	mov	x13, x4
	sdot
	sdot
	eor.16b	v27, v25, v14
	eor.16b	v25, v25, v13
	sdot
	sdot
	sdot
	sdot
	b.ne	LBB19_51
	add	x11, x11, x3, lsl #6
	b	LBB19_44
	.p2align	4, , 8
LBB19_53:
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
LBB19_54:
	cbz	x8, LBB19_56
	ldr	x11, [x20, #32]
	add	x17, x8, x9, lsl #2
	ldur	x12, [x29, #-168]
	add	x13, x17, #8
	add	x11, x11, x12, lsl #2
	add	x12, x17, #12
	ldp	q30, q25, [x11]
	ld1r.4s	{ v29 }, [x17], #4
	ld1r.4s	{ v28 }, [x17]
	ld1r.4s	{ v27 }, [x13]
	ld1r.4s	{ v24 }, [x12]
	mla.4s	v23, v29, v25
	mla.4s	v21, v28, v25
	mla.4s	v19, v27, v25
	mla.4s	v7, v24, v25
	ldp	q25, q26, [x11, #32]
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
LBB19_56:
	ldp	x30, x0, [sp, #96]
	ldur	x7, [x29, #-80]
	cbz	x16, LBB19_40
	ldr	x3, [x30, #96]
	ldur	x4, [x29, #-168]
	ldr	x13, [x20, #48]
	sub	x11, x3, #8
	sub	x3, x4, x3
	sub	x12, x4, x11
	add	x3, x3, #16
	mul	x17, x13, x9
	and	x12, x12, x12, asr #63
	and	x3, x3, x3, asr #63
	add	x12, x12, x11
	add	x11, x3, x11
	add	x5, x16, x17, lsl #2
	lsl	x12, x12, #2
	lsl	x11, x11, #2
	add	x3, x5, x12
	add	x5, x5, x11
	add	x4, x13, x17
	add	x17, x9, #2
	stp	q22, q23, [x3]
	add	x4, x16, x4, lsl #2
	stp	q16, q17, [x5]
	add	x5, x9, #3
	mul	x17, x13, x17
	add	x3, x4, x12
	mul	x13, x13, x5
	add	x4, x4, x11
	add	x17, x16, x17, lsl #2
	stp	q20, q21, [x3]
	add	x13, x16, x13, lsl #2
	add	x3, x17, x12
	add	x17, x17, x11
	add	x12, x13, x12
	add	x11, x13, x11
	stp	q4, q5, [x4]
	stp	q18, q19, [x3]
	stp	q2, q3, [x17]
	stp	q6, q7, [x12]
	stp	q1, q0, [x11]
	b	LBB19_41
LBB19_58:
	ldp	q2, q3, [x0]
	cmp	x7, #4
	mov	w11, #8
	csel	x16, x11, xzr, lt
	ldp	q1, q0, [x0, #32]
	ldr	x10, [x30, #64]
	cbz	x10, LBB19_69
	add	x12, x7, x7, lsr #63
	cmp	x7, #4
	lsl	x12, x12, #2
	mov	w13, #16
	and	x12, x12, #0xfffffffffffffff8
	ldr	x2, [sp, #16]
	add	x12, x12, #16
	mov	x11, xzr
	csel	x14, x12, x13, lt
	ldr	x13, [x30, #72]
	ldp	x12, x15, [x30, #48]
	mul	x1, x10, x14
	add	x14, x0, #64
	lsl	x16, x16, #2
	mov.16b	v4, v1
	mul	x17, x12, x7
	add	x0, x12, x2
	mul	x1, x1, x13
	add	x0, x0, x17
	add	x17, x2, x17
	add	x19, x0, #4
	ldr	x0, [sp, #104]
	add	x1, x14, x1, lsl #2
	mov.16b	v5, v0
	mov.16b	v6, v2
	mov.16b	v7, v3
	b	LBB19_61
	.p2align	4, , 8
LBB19_60:
	add	x11, x11, #1
	cmp	x11, x10
	b.eq	LBB19_70
LBB19_61:
	ldr	x3, [x15, x11, lsl #3]
	cmp	x13, #2
	add	x2, x17, x3
	b.lt	LBB19_65
	add	x4, x19, x3
	mov	x5, x13
	.p2align	4, , 8
LBB19_63:
	mov	x3, x14
	sub	x6, x4, #4
	cmp	x5, #3
	ld2.4s	{ v24, v25 }, [x3], #32
	ld2.4s	{ v19, v20 }, [x3]
	add	x3, x14, #64
	ld2.4s	{ v22, v23 }, [x3]
	add	x3, x14, #96
	add	x14, x14, #128
	ld2.4s	{ v16, v17 }, [x3]
	mov	x3, x2
	add	x2, x2, #8
	ld1r.4s	{ v21 }, [x3], #4
	eor.16b	v18, v21, v14
	sdot
	sdot
	ld1r.4s	{ v18 }, [x6]
	eor.16b	v21, v21, v13
	sdot
	sdot
	eor.16b	v21, v18, v14
	sdot
	sdot
	ld1r.4s	{ v21 }, [x3]
	eor.16b	v18, v18, v13
	sub	x3, x5, #2
	sdot
	mov	x5, x3
	sdot
	eor.16b	v18, v21, v14
	sdot
	sdot
	ld1r.4s	{ v18 }, [x4]
	eor.16b	v21, v21, v13
	add	x4, x4, #8
	sdot
	sdot
	eor.16b	v21, v18, v14
	eor.16b	v18, v18, v13
	sdot
	sdot
	sdot
	sdot
	b.hi	LBB19_63
	cbnz	x3, LBB19_66
	b	LBB19_60
	.p2align	4, , 8
LBB19_65:
	mov	x3, x13
	cbz	x3, LBB19_60
LBB19_66:
	mov	x4, x3
	mov	x5, x14
	.p2align	4, , 8
LBB19_67:
	prfm	pldl1keep, [x1]
	add	x6, x2, x12
	ld1r.4s	{ v19 }, [x2], #4
	ldp	q21, q20, [x5]
	add	x1, x1, x16
	subs	x4, x4, #1
	eor.16b	v17, v19, v14
	sdot
	eor.16b	v19, v19, v13
	ldp	q18, q16, [x5, #32]
	sdot
	add	x5, x5, #64
	sdot
	ld1r.4s	{ v17 }, [x6]
	sdot
	eor.16b	v19, v17, v14
	eor.16b	v17, v17, v13
	sdot
	sdot
	sdot
	sdot
	b.ne	LBB19_67
	add	x14, x14, x3, lsl #6
	b	LBB19_60
LBB19_69:
	mov.16b	v4, v1
	mov.16b	v5, v0
	mov.16b	v6, v2
	mov.16b	v7, v3
LBB19_70:
	ldr	x10, [x20, #24]
	cbz	x10, LBB19_72
	ldr	x11, [x20, #32]
	add	x10, x10, x7, lsl #2
	ldur	x12, [x29, #-168]
	add	x11, x11, x12, lsl #2
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
LBB19_72:
	ldr	x10, [x20, #56]
	cbz	x10, LBB19_74
	ldr	x14, [x30, #96]
	ldur	x8, [x29, #-168]
	ldr	x12, [x20, #48]
	sub	x13, x14, #8
	sub	x11, x8, x13
	sub	x8, x8, x14
	mul	x15, x12, x7
	add	x8, x8, #16
	and	x14, x11, x11, asr #63
	and	x8, x8, x8, asr #63
	add	x12, x12, x15
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
	b	LBB19_75
LBB19_74:
	ldr	x11, [x20, #16]
	scvtf.4s	v17, v7
	ldur	x16, [x29, #-168]
	scvtf.4s	v16, v6
	mov	x10, x20
	ldr	x12, [x30, #96]
Lloh24:
	adrp	x13, lCPI19_0@PAGE
	add	x15, x11, x16, lsl #2
	add	x8, x16, #8
	sub	x17, x12, #8
	sub	x12, x16, x17
	add	x11, x11, x8, lsl #2
	ldp	q6, q7, [x15]
	and	x12, x12, x12, asr #63
	sub	x8, x8, x17
	add	x12, x12, x17
	and	x8, x8, x8, asr #63
	fmul.4s	v6, v6, v16
	add	x8, x8, x17
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
Lloh25:
	ldr	q7, [x13, lCPI19_0@PAGEOFF]
	fadd.4s	v19, v6, v16
	ld1r.8b	{ v6 }, [x10]
	ldp	x13, x14, [x20, #40]
	tbl.16b	v19, { v19, v20 }, v7
	scvtf.4s	v20, v5
	mul	x10, x14, x7
	add	x16, x13, x10
	add.8b	v19, v19, v6
	add	x13, x13, x14
	str	d19, [x16, x12]
	scvtf.4s	v19, v4
	ldp	q5, q4, [x11]
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
LBB19_75:
	ldr	x8, [sp, #24]
	cmp	x9, x8
	b.ge	LBB19_92
	ldp	q2, q3, [x0]
	cmp	x9, #2
	mov	w10, #8
	csel	x16, x10, xzr, lt
	ldp	q1, q0, [x0, #32]
	ldr	x8, [x30, #64]
	cbz	x8, LBB19_87
	lsl	x11, x9, #3
	cmp	x9, #2
	add	x11, x11, #16
	mov	w12, #16
	csel	x12, x11, x12, lt
	ldr	x11, [x30, #72]
	ldr	x14, [sp, #16]
	mov	x10, xzr
	mul	x12, x8, x12
	lsl	x16, x16, #2
	mul	x15, x12, x11
	ldp	x13, x12, [x30, #48]
	madd	x13, x13, x9, x14
	add	x14, x0, #64
	add	x15, x14, x15, lsl #2
	b	LBB19_79
	.p2align	4, , 8
LBB19_78:
	add	x10, x10, #1
	cmp	x10, x8
	b.eq	LBB19_87
LBB19_79:
	ldr	x17, [x12, x10, lsl #3]
	cmp	x11, #2
	add	x17, x13, x17
	b.lt	LBB19_83
	mov	x1, x11
	.p2align	4, , 8
LBB19_81:
	mov	x0, x14
	cmp	x1, #3
	ld2.4s	{ v20, v21 }, [x0], #32
	ld2.4s	{ v16, v17 }, [x0]
	add	x0, x14, #64
	ld2.4s	{ v18, v19 }, [x0]
	add	x0, x14, #96
	add	x14, x14, #128
	ld2.4s	{ v4, v5 }, [x0]
	mov	x0, x17
	add	x17, x17, #8
	ld1r.4s	{ v7 }, [x0], #4
	eor.16b	v6, v7, v14
	sdot
	sdot
	ld1r.4s	{ v6 }, [x0]
	eor.16b	v7, v7, v13
	sub	x0, x1, #2
	sdot
	mov	x1, x0
	sdot
	eor.16b	v7, v6, v14
	eor.16b	v6, v6, v13
	sdot
	sdot
	sdot
	sdot
	b.hi	LBB19_81
	cbnz	x0, LBB19_84
	b	LBB19_78
	.p2align	4, , 8
LBB19_83:
	mov	x0, x11
	cbz	x0, LBB19_78
LBB19_84:
	mov	x1, x0
	mov	x2, x14
	.p2align	4, , 8
LBB19_85:
	prfm	pldl1keep, [x15]
	add	x15, x15, x16
	ld1r.4s	{ v4 }, [x17], #4
	ldp	q5, q6, [x2]
	subs	x1, x1, #1
	eor.16b	v7, v4, v14
	sdot
	eor.16b	v4, v4, v13
	ldp	q16, q5, [x2, #32]
	sdot
	add	x2, x2, #64
	sdot
	sdot
	b.ne	LBB19_85
	add	x14, x14, x0, lsl #6
	b	LBB19_78
LBB19_87:
	ldr	x8, [x20, #24]
	cbz	x8, LBB19_89
	ldr	x11, [x20, #32]
	add	x10, x8, x9, lsl #2
	ldur	x8, [x29, #-168]
	ld1r.4s	{ v4 }, [x10]
	add	x8, x11, x8, lsl #2
	ldp	q7, q16, [x8]
	mla.4s	v2, v4, v7
	ldp	q5, q6, [x8, #32]
	mla.4s	v3, v4, v16
	mla.4s	v1, v5, v4
	mla.4s	v0, v6, v4
LBB19_89:
	ldr	x8, [x20, #56]
	cbz	x8, LBB19_91
	ldr	x11, [x20, #48]
	ldr	x10, [x30, #96]
	mul	x12, x11, x9
	ldur	x9, [x29, #-168]
	sub	x11, x10, #8
	sub	x10, x9, x10
	sub	x9, x9, x11
	add	x10, x10, #16
	add	x8, x8, x12, lsl #2
	and	x9, x9, x9, asr #63
	add	x8, x8, x11, lsl #2
	and	x10, x10, x10, asr #63
	add	x9, x8, x9, lsl #2
	add	x8, x8, x10, lsl #2
	stp	q2, q3, [x9]
	stp	q1, q0, [x8]
	b	LBB19_92
LBB19_91:
	ldr	x11, [x20, #16]
	scvtf.4s	v5, v3
	ldur	x15, [x29, #-168]
	scvtf.4s	v4, v2
	mov	x8, x20
	ldr	x10, [x30, #96]
	add	x14, x20, #8
	add	x12, x11, x15, lsl #2
	sub	x10, x10, #8
	ldp	q2, q3, [x12]
	sub	x12, x15, x10
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
Lloh26:
	adrp	x8, lCPI19_0@PAGE
	fadd.4s	v17, v3, v4
Lloh27:
	ldr	q3, [x8, lCPI19_0@PAGEOFF]
	fadd.4s	v16, v2, v4
	ld1r.8b	{ v2 }, [x14]
	ldp	x8, x13, [x20, #40]
	tbl.16b	v7, { v16, v17 }, v3
	scvtf.4s	v16, v0
	madd	x8, x13, x9, x8
	add	x9, x15, #8
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
LBB19_92:
	ldp	x20, x19, [sp, #432]
	ldp	x22, x21, [sp, #416]
	ldp	x24, x23, [sp, #400]
	ldp	x26, x25, [sp, #384]
	ldp	x28, x27, [sp, #368]
	ldp	x29, x30, [sp, #352]
	ldp	d9, d8, [sp, #336]
	ldp	d11, d10, [sp, #320]
	ldp	d13, d12, [sp, #304]
	ldp	d15, d14, [sp, #288]
	add	sp, sp, #448
	ret
	.loh AdrpLdr	Lloh20, Lloh21
	.loh AdrpLdr	Lloh22, Lloh23
	.loh AdrpLdr	Lloh24, Lloh25
	.loh AdrpLdr	Lloh26, Lloh27
	.subsections_via_symbols
#endif
