// Made by `make kernels` with Swift 6.3.1 from Sources/MicroKernels for armv8-a+dotprod+i8mm. Do not edit.
#if defined(__aarch64__) && defined(__linux__)
	.arch_extension dotprod
	.arch_extension i8mm
	.text
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI4_0:
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
.LCPI4_1:
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
	.text
	.globl	vitruvian_pack_columns_neoni8mm
	.p2align	4
	.type	vitruvian_pack_columns_neoni8mm,@function
vitruvian_pack_columns_neoni8mm:
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
	b.ne	.LBB4_4
	ldr	x8, [sp, #32]
	cmp	x8, #7
	b.le	.LBB4_4
	ldp	x14, x8, [sp]
	adrp	x12, .LCPI4_0
	adrp	x11, .LCPI4_1
	add	x9, x8, #3
	cmp	x8, #0
	csel	x10, x9, x8, lt
	cmp	x9, #7
	asr	x13, x10, #2
	b.hs	.LBB4_5
	mov	x10, x19
	b	.LBB4_8
.LBB4_4:
	mov	x20, sp
	mov	x0, x19
	bl	$eSo35vitruvian_column_packing_parametersa22VitruvianMicroNEONI8MME09packOneByJ033_67354372C8CF8917B85968A162437D9ALL4intoySpys5Int32VG_tF
	ldr	x8, [sp, #8]
	add	x9, x8, #3
	b	.LBB4_12
.LBB4_5:
	ldr	x15, [sp, #16]
	lsl	x16, x22, #2
	ldrb	w1, [sp, #40]
	mov	x0, x13
	ldr	q0, [x12, :lo12:.LCPI4_0]
	mov	x10, x19
	ldr	q1, [x11, :lo12:.LCPI4_1]
	lsl	x17, x15, #2
	dup	v2.4s, w1
	.p2align	4, , 8
.LBB4_6:
	add	x2, x14, x15
	mov	x1, x14
	add	x14, x2, x15
	subs	x0, x0, #1
	ldr	d3, [x2]
	ldr	d4, [x1]
	ldr	d7, [x14]
	add	x14, x14, x15
	ushll	v5.8h, v3.8b, #0
	ushll	v4.8h, v4.8b, #0
	tbl	v6.16b, { v5.16b }, v0.16b
	tbl	v3.16b, { v4.16b }, v0.16b
	tbl	v5.16b, { v5.16b }, v1.16b
	tbl	v4.16b, { v4.16b }, v1.16b
	eor	v6.16b, v2.16b, v6.16b
	ushll	v7.8h, v7.8b, #0
	shl	v6.4s, v6.4s, #8
	eor	v3.16b, v2.16b, v3.16b
	eor	v5.16b, v2.16b, v5.16b
	orr	v3.16b, v6.16b, v3.16b
	zip2	v6.8h, v7.8h, v0.8h
	shl	v5.4s, v5.4s, #8
	eor	v4.16b, v2.16b, v4.16b
	orr	v4.16b, v5.16b, v4.16b
	ldr	d5, [x14]
	eor	v6.16b, v2.16b, v6.16b
	add	x14, x14, x15
	shl	v6.4s, v6.4s, #16
	ushll	v5.8h, v5.8b, #0
	zip1	v7.8h, v7.8h, v0.8h
	orr	v4.16b, v6.16b, v4.16b
	zip2	v6.8h, v5.8h, v0.8h
	zip1	v5.8h, v5.8h, v0.8h
	eor	v7.16b, v2.16b, v7.16b
	shl	v7.4s, v7.4s, #16
	eor	v6.16b, v2.16b, v6.16b
	eor	v5.16b, v2.16b, v5.16b
	shl	v6.4s, v6.4s, #24
	shl	v5.4s, v5.4s, #24
	orr	v3.16b, v7.16b, v3.16b
	orr	v4.16b, v6.16b, v4.16b
	orr	v3.16b, v5.16b, v3.16b
	stp	q3, q4, [x10]
	add	x10, x10, x16
	b.ne	.LBB4_6
	add	x14, x1, x17
.LBB4_8:
	sub	x13, x8, x13, lsl #2
	cmp	x13, #1
	b.lt	.LBB4_12
	ldrb	w17, [sp, #40]
	mov	w15, wzr
	movi	v0.2d, #0000000000000000
	ldr	x16, [sp, #16]
	movi	v2.2d, #0000000000000000
	ldr	q1, [x12, :lo12:.LCPI4_0]
	ldr	q3, [x11, :lo12:.LCPI4_1]
	dup	v4.4s, w17
	.p2align	4, , 8
.LBB4_10:
	ldr	d5, [x14]
	and	w11, w15, #0x18
	add	w15, w15, #8
	add	x14, x14, x16
	subs	x13, x13, #1
	ushll	v5.8h, v5.8b, #0
	dup	v7.4s, w11
	tbl	v6.16b, { v5.16b }, v3.16b
	tbl	v5.16b, { v5.16b }, v1.16b
	eor	v6.16b, v4.16b, v6.16b
	eor	v5.16b, v4.16b, v5.16b
	ushl	v6.4s, v6.4s, v7.4s
	ushl	v5.4s, v5.4s, v7.4s
	orr	v2.16b, v6.16b, v2.16b
	orr	v0.16b, v5.16b, v0.16b
	b.ne	.LBB4_10
	stp	q0, q2, [x10]
.LBB4_12:
	add	x10, x9, #3
	cmp	x9, #0
	movi	v0.2d, #0000000000000000
	csel	x10, x10, x9, lt
	movi	v1.2d, #0000000000000000
	add	x11, x8, #6
	cmp	x11, #7
	b.lo	.LBB4_15
	movi	v2.16b, #1
	asr	x10, x10, #2
	lsl	x11, x22, #2
	.p2align	4, , 8
.LBB4_14:
	ldp	q4, q3, [x19]
	add	x19, x19, x11
	subs	x10, x10, #1
	sdot	v0.4s, v2.16b, v4.16b
	sdot	v1.4s, v2.16b, v3.16b
	b.ne	.LBB4_14
.LBB4_15:
	ldp	w11, w10, [sp, #44]
	cmp	x9, #0
	mul	w11, w11, w8
	sub	w10, w10, #128
	dup	v2.4s, w10
	add	x10, x8, #10
	dup	v3.4s, w11
	add	x11, x9, #7
	csel	x8, x11, x9, lt
	cmp	x10, #15
	sub	v1.4s, v3.4s, v1.4s
	sub	v0.4s, v3.4s, v0.4s
	mul	v1.4s, v1.4s, v2.4s
	mul	v0.4s, v0.4s, v2.4s
	stp	q0, q1, [x21]
	b.lo	.LBB4_18
	asr	x8, x8, #3
	lsl	x9, x22, #3
	lsl	x10, x22, #2
	.p2align	4, , 8
.LBB4_17:
	add	x11, x21, x10
	add	x21, x21, x9
	subs	x8, x8, #1
	ldp	q2, q0, [x11]
	ldp	q3, q1, [x21]
	st2	{ v2.4s, v3.4s }, [x11]
	st2	{ v0.4s, v1.4s }, [x21]
	b.ne	.LBB4_17
.LBB4_18:
	ldp	x20, x19, [sp, #112]
	ldp	x22, x21, [sp, #96]
	ldp	x29, x30, [sp, #80]
	add	sp, sp, #128
	ret
.Lfunc_end4:
	.size	vitruvian_pack_columns_neoni8mm, .Lfunc_end4-vitruvian_pack_columns_neoni8mm
	.text
	.p2align	4
	.type	$eSo35vitruvian_column_packing_parametersa22VitruvianMicroNEONI8MME09packOneByJ033_67354372C8CF8917B85968A162437D9ALL4intoySpys5Int32VG_tF,@function
$eSo35vitruvian_column_packing_parametersa22VitruvianMicroNEONI8MME09packOneByJ033_67354372C8CF8917B85968A162437D9ALL4intoySpys5Int32VG_tF:
	stp	x25, x24, [sp, #-48]!
	ldr	x8, [x20, #32]
	stp	x23, x22, [sp, #16]
	stp	x21, x19, [sp, #32]
	cbz	x8, .LBB5_17
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
	b	.LBB5_4
	.p2align	4, , 8
.LBB5_2:
	str	w3, [x2]
.LBB5_3:
	add	x11, x11, #1
	add	x17, x17, #4
	cmp	x11, x8
	b.eq	.LBB5_15
.LBB5_4:
	madd	x1, x11, x13, x12
	cmp	x10, #7
	b.hs	.LBB5_10
	add	x2, x0, x11, lsl #2
.LBB5_6:
	cmp	x15, #1
	b.lt	.LBB5_3
	ldrb	w4, [x20, #40]
	cmp	x15, #1
	ldrb	w3, [x1]
	eor	w3, w3, w4
	and	w3, w3, #0xff
	b.eq	.LBB5_2
	ldr	x5, [x20, #16]
	cmp	x15, #2
	ldrb	w6, [x1, x5]
	eor	w6, w6, w4
	orr	w3, w3, w6, lsl #8
	b.eq	.LBB5_2
	lsl	x5, x5, #1
	ldrb	w1, [x1, x5]
	eor	w1, w1, w4
	orr	w3, w3, w1, lsl #16
	b	.LBB5_2
	.p2align	4, , 8
.LBB5_10:
	ldr	x3, [x20, #16]
	mov	x19, x14
	ldr	x2, [x20, #64]
	lsl	x5, x3, #1
	lsl	x4, x3, #2
	lsl	x6, x2, #2
	add	x7, x5, x3
	mov	x2, x17
	b	.LBB5_13
	.p2align	4, , 8
.LBB5_11:
	ldrb	w22, [x20, #40]
	ldr	w21, [x1]
	mul	w22, w22, w16
	eor	w21, w22, w21
.LBB5_12:
	str	w21, [x2]
	add	x1, x1, x4
	add	x2, x2, x6
	subs	x19, x19, #1
	b.eq	.LBB5_6
.LBB5_13:
	cmp	x3, #1
	b.eq	.LBB5_11
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
	b	.LBB5_12
.LBB5_15:
	cmp	x8, #8
	b.mi	.LBB5_18
.LBB5_16:
	ldp	x21, x19, [sp, #32]
	ldp	x23, x22, [sp, #16]
	ldp	x25, x24, [sp], #48
	ret
.LBB5_17:
	ldr	x9, [x20, #8]
	add	x10, x9, #3
.LBB5_18:
	add	x11, x10, #3
	cmp	x10, #0
	csel	x11, x11, x10, lt
	add	x10, x0, x8, lsl #2
	asr	x11, x11, #2
	add	x9, x9, #6
	movi	v0.2d, #0000000000000000
	and	x12, x11, #0xfffffffffffffff8
	add	x13, x10, #16
	b	.LBB5_20
	.p2align	4, , 8
.LBB5_19:
	add	x8, x8, #1
	add	x13, x13, #4
	add	x10, x10, #4
	cmp	x8, #8
	b.eq	.LBB5_16
.LBB5_20:
	cmp	x9, #7
	b.lo	.LBB5_19
	mov	x15, xzr
	ldr	x14, [x20, #64]
	cmp	x11, #8
	b.lo	.LBB5_26
	cmp	x14, #1
	b.ne	.LBB5_26
	mov	x15, x13
	mov	x16, x12
	.p2align	4, , 8
.LBB5_24:
	stp	q0, q0, [x15, #-16]
	add	x15, x15, #32
	subs	x16, x16, #8
	b.ne	.LBB5_24
	mov	x15, x12
	cmp	x11, x12
	b.eq	.LBB5_19
.LBB5_26:
	mul	x16, x15, x14
	lsl	x14, x14, #2
	sub	x15, x11, x15
	add	x16, x10, x16, lsl #2
	.p2align	4, , 8
.LBB5_27:
	str	wzr, [x16]
	add	x16, x16, x14
	subs	x15, x15, #1
	b.ne	.LBB5_27
	b	.LBB5_19
.Lfunc_end5:
	.size	$eSo35vitruvian_column_packing_parametersa22VitruvianMicroNEONI8MME09packOneByJ033_67354372C8CF8917B85968A162437D9ALL4intoySpys5Int32VG_tF, .Lfunc_end5-$eSo35vitruvian_column_packing_parametersa22VitruvianMicroNEONI8MME09packOneByJ033_67354372C8CF8917B85968A162437D9ALL4intoySpys5Int32VG_tF
	.text
	.globl	vitruvian_multiply_computed_neoni8mm
	.p2align	4
	.type	vitruvian_multiply_computed_neoni8mm,@function
vitruvian_multiply_computed_neoni8mm:
	str	d10, [sp, #-128]!
	stp	d9, d8, [sp, #16]
	stp	x29, x30, [sp, #32]
	add	x29, sp, #32
	stp	x28, x27, [sp, #48]
	stp	x26, x25, [sp, #64]
	stp	x24, x23, [sp, #80]
	stp	x22, x21, [sp, #96]
	stp	x20, x19, [sp, #112]
	sub	sp, sp, #640
	ldp	q3, q2, [x0, #80]
	add	x8, sp, #48
	ldr	q1, [x0, #112]
	stp	q3, q2, [x8, #352]
	ldp	q0, q4, [x0, #48]
	str	q1, [x8, #384]
	ldp	q3, q2, [x0]
	stp	q0, q4, [x8, #320]
	ldr	s8, [sp, #404]
	stp	q3, q2, [x8, #272]
	ldr	q1, [x0, #32]
	fcmp	s8, #0.0
	str	q1, [x8, #304]
	b.ne	.LBB6_13
	ldp	d1, d3, [sp, #392]
	add	x10, sp, #320
	mov	w11, #-1
	ldp	x24, x25, [sp, #352]
	add	x13, sp, #40
	str	xzr, [sp, #40]
	mov	w9, v1.s[1]
	ldur	d0, [x10, #68]
	dup	v2.4s, v1.s[0]
	dup	v1.4s, v1.s[1]
	dup	v3.4s, v3.s[0]
	dup	v0.4s, v0.s[0]
	stp	q2, q2, [sp, #80]
	lsl	w9, w11, w9
	stp	q1, q1, [sp, #112]
	mvn	w11, w9
	stp	q0, q0, [sp, #48]
	lsr	w9, w11, #1
	ldr	d1, [sp, #408]
	ldur	d2, [x10, #92]
	stp	q3, q3, [x8, #160]
	dup	v4.4s, w11
	ldr	x11, [sp, #368]
	dup	v0.4s, w9
	dup	v1.4s, v1.s[0]
	ldp	x9, x12, [sp, #336]
	stp	q0, q0, [x8, #128]
	dup	v0.4s, v2.s[0]
	stp	q1, q1, [x8, #192]
	mov	b3, v2.b[4]
	stp	q0, q0, [x8, #224]
	sub	x8, x11, #8
	movi	v2.16b, #128
	stp	q4, q4, [sp, #144]
	ldp	q1, q0, [x12]
	str	b3, [sp, #304]
	stp	x24, x25, [x29, #-80]
	eor	v1.16b, v1.16b, v2.16b
	ldp	x12, x14, [sp, #320]
	eor	v0.16b, v0.16b, v2.16b
	stp	q1, q0, [x10, #208]
	and	x10, x8, x8, asr #63
	sub	x11, x11, x10
	stur	x12, [x29, #-160]
	mov	w12, #1
	cmp	x11, #0
	stp	x14, x13, [x29, #-112]
	stur	x11, [x29, #-64]
	stp	x12, x9, [x29, #-96]
	b.le	.LBB6_25
	sub	x8, x8, x10
	mov	x19, xzr
	mov	x21, x25
	str	x8, [sp, #8]
	ldp	x8, x10, [sp, #424]
	str	x8, [sp, #32]
	lsl	x8, x9, #5
	add	x8, x8, #32
	stur	x10, [x29, #-24]
	stp	x11, x8, [sp, #16]
	b	.LBB6_5
	.p2align	4, , 8
.LBB6_3:
	ldr	x11, [sp, #16]
.LBB6_4:
	ldr	x8, [sp, #24]
	add	x19, x19, x22, lsl #3
	cmp	x19, x11
	madd	x21, x8, x22, x21
	b.ge	.LBB6_25
.LBB6_5:
	sub	x8, x11, x19
	add	x8, x8, #7
	cmp	x8, #24
	b.lt	.LBB6_7
	mov	w22, #2
	cmp	x24, #1
	b.ge	.LBB6_8
	b	.LBB6_4
	.p2align	4, , 8
.LBB6_7:
	add	x9, x8, #7
	cmp	x8, #0
	csel	x8, x9, x8, lt
	cmp	x24, #0
	asr	x22, x8, #3
	b.le	.LBB6_4
.LBB6_8:
	ldr	x9, [sp, #8]
	mov	x23, xzr
	sub	x8, x19, x9
	and	x8, x8, x8, asr #63
	add	x26, x8, x9
	b	.LBB6_11
	.p2align	4, , 8
.LBB6_9:
	bl	$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5
.LBB6_10:
	add	x1, x27, x24
	add	x4, sp, #48
	add	x20, sp, #320
	mov	x0, x23
	mov	x2, x19
	mov	x3, x22
	bl	$eSo37vitruvian_computed_product_parametersa22VitruvianMicroNEONI8MME6finish33_0736E730BD1EE1627FBB5DD6E88AAA1FLL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC010FixedPointU0AELLV_Tg5
	mov	x23, x28
	cmp	x28, x24
	b.ge	.LBB6_3
.LBB6_11:
	adds	x9, x23, #64
	mov	x8, #9223372036854775807
	csel	x28, x8, x9, vs
	sub	x9, x9, x24
	ldr	x10, [sp, #32]
	add	x8, x26, x23, lsl #5
	and	x27, x9, x9, asr #63
	ldur	x9, [x29, #-24]
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
	b.ne	.LBB6_9
	bl	$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5
	b	.LBB6_10
.LBB6_13:
	ldp	x8, x9, [sp, #336]
	stur	xzr, [x29, #-224]
	mov	w12, #1
	ldr	x11, [sp, #368]
	sub	x13, x29, #224
	ldp	x10, x14, [sp, #320]
	movi	v1.16b, #128
	stp	x12, x8, [sp, #112]
	ldp	q2, q0, [x9]
	sub	x9, x11, #8
	str	x10, [sp, #48]
	and	x10, x9, x9, asr #63
	stp	x14, x13, [sp, #96]
	eor	v2.16b, v2.16b, v1.16b
	sub	x11, x11, x10
	cmp	x11, #0
	ldp	x25, x26, [sp, #352]
	eor	v3.16b, v0.16b, v1.16b
	str	x11, [sp, #144]
	ldr	s0, [sp, #408]
	stp	q2, q3, [sp, #64]
	ldr	s1, [sp, #412]
	ldr	w12, [sp, #416]
	stp	x25, x26, [sp, #128]
	stur	w12, [x29, #-24]
	b.le	.LBB6_25
	sub	x9, x9, x10
	scvtf	s9, s0
	scvtf	s10, s1
	lsl	x8, x8, #5
	mov	x21, xzr
	add	x8, x8, #32
	stp	x9, x11, [sp]
	mov	x22, x26
	ldp	x9, x10, [sp, #424]
	str	x8, [sp, #16]
	stp	x9, x10, [sp, #24]
	b	.LBB6_17
	.p2align	4, , 8
.LBB6_15:
	ldr	x11, [sp, #8]
.LBB6_16:
	ldr	x8, [sp, #16]
	add	x21, x21, x23, lsl #3
	cmp	x21, x11
	madd	x22, x8, x23, x22
	b.ge	.LBB6_25
.LBB6_17:
	sub	x8, x11, x21
	add	x8, x8, #7
	cmp	x8, #24
	b.lt	.LBB6_19
	mov	w23, #2
	cmp	x25, #1
	b.ge	.LBB6_20
	b	.LBB6_16
	.p2align	4, , 8
.LBB6_19:
	add	x9, x8, #7
	cmp	x8, #0
	csel	x8, x9, x8, lt
	cmp	x25, #0
	asr	x23, x8, #3
	b.le	.LBB6_16
.LBB6_20:
	ldr	x9, [sp]
	mov	x24, xzr
	sub	x8, x21, x9
	and	x8, x8, x8, asr #63
	add	x19, x8, x9
	b	.LBB6_23
	.p2align	4, , 8
.LBB6_21:
	bl	$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5
.LBB6_22:
	fmov	s0, s8
	fmov	s1, s9
	fmov	s2, s10
	add	x1, x27, x25
	add	x20, sp, #320
	mov	x0, x24
	mov	x2, x21
	mov	x3, x23
	ldur	w4, [x29, #-24]
	bl	$eSo37vitruvian_computed_product_parametersa22VitruvianMicroNEONI8MME6finish33_0736E730BD1EE1627FBB5DD6E88AAA1FLL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC07NearestU0AELLV_Tg5
	mov	x24, x28
	cmp	x28, x25
	b.ge	.LBB6_15
.LBB6_23:
	adds	x9, x24, #64
	mov	x8, #9223372036854775807
	csel	x28, x8, x9, vs
	sub	x9, x9, x25
	ldr	x10, [sp, #24]
	add	x8, x19, x24, lsl #5
	and	x27, x9, x9, asr #63
	ldr	x9, [sp, #32]
	add	x3, x27, x25
	sub	x4, x29, #160
	sub	x8, x10, x8, lsl #2
	add	x20, sp, #48
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
	b.ne	.LBB6_21
	bl	$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5
	b	.LBB6_22
.LBB6_25:
	add	sp, sp, #640
	ldp	x20, x19, [sp, #112]
	ldp	x22, x21, [sp, #96]
	ldp	x24, x23, [sp, #80]
	ldp	x26, x25, [sp, #64]
	ldp	x28, x27, [sp, #48]
	ldp	x29, x30, [sp, #32]
	ldp	d9, d8, [sp, #16]
	ldr	d10, [sp], #128
	ret
.Lfunc_end6:
	.size	vitruvian_multiply_computed_neoni8mm, .Lfunc_end6-vitruvian_multiply_computed_neoni8mm
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI7_0:
	.byte	0
	.byte	4
	.byte	8
	.byte	12
	.byte	255
	.byte	255
	.byte	255
	.byte	255
	.text
	.p2align	4
	.type	$eSo37vitruvian_computed_product_parametersa22VitruvianMicroNEONI8MME6finish33_0736E730BD1EE1627FBB5DD6E88AAA1FLL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC010FixedPointU0AELLV_Tg5,@function
$eSo37vitruvian_computed_product_parametersa22VitruvianMicroNEONI8MME6finish33_0736E730BD1EE1627FBB5DD6E88AAA1FLL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC010FixedPointU0AELLV_Tg5:
	cmp	x0, x1
	b.ge	.LBB7_14
	sub	sp, sp, #64
	ldp	x8, x9, [x20, #48]
	movi	v0.4s, #31
	stp	d9, d8, [sp, #16]
	ldr	x15, [x20, #104]
	stp	x23, x22, [sp, #32]
	ldr	w11, [x20, #64]
	stp	x21, x19, [sp, #48]
	sub	x10, x8, #8
	and	x13, x10, x10, asr #63
	sub	x10, x10, x13
	add	x13, x2, x13
	sub	x12, x2, x10
	sub	x13, x13, x8
	add	x13, x13, #8
	and	x14, x12, x12, asr #63
	add	x14, x10, x14
	sub	x14, x15, x14, lsl #2
	adrp	x15, .LCPI7_0
	ldr	d1, [x15, :lo12:.LCPI7_0]
	mov	x15, x0
	b	.LBB7_3
	.p2align	4, , 8
.LBB7_2:
	add	x15, x15, #1
	cmp	x15, x1
	b.eq	.LBB7_13
.LBB7_3:
	cbz	x9, .LBB7_5
	ldr	w17, [x9, x15, lsl #2]
	cbnz	x3, .LBB7_6
	b	.LBB7_2
	.p2align	4, , 8
.LBB7_5:
	mov	w17, wzr
	cbz	x3, .LBB7_2
.LBB7_6:
	mul	w17, w17, w11
	add	x6, x4, #256
	ldp	q18, q19, [x4, #64]
	sub	x2, x15, x0
	mov	x16, xzr
	dup	v16.4s, w17
	add	x2, x14, x2, lsl #7
	and	v26.16b, v18.16b, v0.16b
	neg	v26.4s, v26.4s
	ldp	x17, x5, [x20, #112]
	and	v23.16b, v19.16b, v0.16b
	ldp	q17, q27, [x4, #32]
	neg	v23.4s, v23.4s
	madd	x17, x5, x15, x17
	and	v17.16b, v17.16b, v0.16b
	add	x5, x17, x10
	ldp	q3, q2, [x4, #192]
	and	v27.16b, v27.16b, v0.16b
	ldp	q5, q4, [x4, #224]
	ldp	q6, q7, [x4]
	ldp	q19, q18, [x4, #96]
	ldp	q21, q20, [x4, #128]
	ldp	q25, q22, [x4, #160]
	ld1r	{ v24.8b }, [x6]
	mov	x6, x13
	b	.LBB7_9
	.p2align	4, , 8
.LBB7_7:
	str	d28, [x17, x7]
.LBB7_8:
	add	x16, x16, #1
	add	x6, x6, #8
	cmp	x16, x3
	b.eq	.LBB7_2
.LBB7_9:
	add	x7, x12, x16, lsl #3
	cmp	x8, #7
	and	x7, x7, x7, asr #63
	add	x7, x7, x10
	add	x19, x2, x7, lsl #2
	ldp	q28, q29, [x19]
	add	v28.4s, v28.4s, v16.4s
	add	v29.4s, v29.4s, v16.4s
	ushl	v28.4s, v28.4s, v17.4s
	ushl	v29.4s, v29.4s, v27.4s
	smull	v30.2d, v28.2s, v6.2s
	smull	v31.2d, v29.2s, v7.2s
	smull2	v29.2d, v29.4s, v7.4s
	smull2	v28.2d, v28.4s, v6.4s
	rshrn	v8.2s, v30.2d, #31
	rshrn	v9.2s, v31.2d, #31
	rshrn2	v8.4s, v28.2d, #31
	rshrn2	v9.4s, v29.2d, #31
	sshl	v28.4s, v8.4s, v26.4s
	sshl	v29.4s, v9.4s, v23.4s
	and	v31.16b, v18.16b, v9.16b
	cmlt	v9.4s, v9.4s, #0
	and	v30.16b, v19.16b, v8.16b
	cmlt	v8.4s, v8.4s, #0
	and	v9.16b, v9.16b, v22.16b
	sub	v9.4s, v20.4s, v9.4s
	and	v8.16b, v8.16b, v25.16b
	sub	v8.4s, v21.4s, v8.4s
	cmgt	v31.4s, v31.4s, v9.4s
	cmgt	v30.4s, v30.4s, v8.4s
	usra	v29.4s, v31.4s, #31
	usra	v28.4s, v30.4s, #31
	cmgt	v31.4s, v2.4s, v29.4s
	cmgt	v30.4s, v3.4s, v28.4s
	cmlt	v31.4s, v31.4s, #0
	cmlt	v30.4s, v30.4s, #0
	bit	v29.16b, v2.16b, v31.16b
	bit	v28.16b, v3.16b, v30.16b
	cmgt	v31.4s, v29.4s, v4.4s
	cmgt	v30.4s, v28.4s, v5.4s
	cmlt	v31.4s, v31.4s, #0
	cmlt	v30.4s, v30.4s, #0
	bit	v29.16b, v4.16b, v31.16b
	bit	v28.16b, v5.16b, v30.16b
	xtn	v29.4h, v29.4s
	tbl	v28.8b, { v28.16b }, v1.8b
	uzp1	v29.8b, v29.8b, v0.8b
	zip1	v28.2s, v28.2s, v29.2s
	add	v28.8b, v28.8b, v24.8b
	b.gt	.LBB7_7
	cbz	x8, .LBB7_8
	and	x7, x6, x6, asr #63
	mov	x19, xzr
	add	x7, x5, x7
	mov	x21, x8
	.p2align	4, , 8
.LBB7_12:
	add	x23, sp, #8
	str	d28, [sp, #8]
	bfxil	x23, x19, #0, #3
	add	x22, x19, #1
	subs	x21, x21, #1
	ldrb	w23, [x23]
	strb	w23, [x7, x19]
	mov	x19, x22
	b.ne	.LBB7_12
	b	.LBB7_8
.LBB7_13:
	ldp	x21, x19, [sp, #48]
	ldp	x23, x22, [sp, #32]
	ldp	d9, d8, [sp, #16]
	add	sp, sp, #64
.LBB7_14:
	ret
.Lfunc_end7:
	.size	$eSo37vitruvian_computed_product_parametersa22VitruvianMicroNEONI8MME6finish33_0736E730BD1EE1627FBB5DD6E88AAA1FLL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC010FixedPointU0AELLV_Tg5, .Lfunc_end7-$eSo37vitruvian_computed_product_parametersa22VitruvianMicroNEONI8MME6finish33_0736E730BD1EE1627FBB5DD6E88AAA1FLL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC010FixedPointU0AELLV_Tg5
	.text
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI8_0:
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
	.text
	.p2align	4
	.type	$eSo37vitruvian_computed_product_parametersa22VitruvianMicroNEONI8MME6finish33_0736E730BD1EE1627FBB5DD6E88AAA1FLL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC07NearestU0AELLV_Tg5,@function
$eSo37vitruvian_computed_product_parametersa22VitruvianMicroNEONI8MME6finish33_0736E730BD1EE1627FBB5DD6E88AAA1FLL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC07NearestU0AELLV_Tg5:
	cmp	x0, x1
	b.ge	.LBB8_14
	str	x22, [sp, #-32]!
	ldp	x8, x9, [x20, #48]
	mov	w16, #1262485504
	dup	v3.8b, w4
	ldr	x15, [x20, #104]
	dup	v1.4s, v1.s[0]
	ldr	w10, [x20, #64]
	dup	v2.4s, v2.s[0]
	sub	x11, x8, #8
	dup	v5.4s, w16
	stp	x21, x19, [sp, #16]
	and	x13, x11, x11, asr #63
	sub	x11, x11, x13
	add	x13, x2, x13
	sub	x12, x2, x11
	sub	x13, x13, x8
	add	x13, x13, #8
	and	x14, x12, x12, asr #63
	add	x14, x11, x14
	sub	x14, x15, x14, lsl #2
	adrp	x15, .LCPI8_0
	ldr	q4, [x15, :lo12:.LCPI8_0]
	mov	x15, x0
	b	.LBB8_3
	.p2align	4, , 8
.LBB8_2:
	add	x15, x15, #1
	cmp	x15, x1
	b.eq	.LBB8_13
.LBB8_3:
	cbz	x9, .LBB8_5
	ldr	w17, [x9, x15, lsl #2]
	cbnz	x3, .LBB8_6
	b	.LBB8_2
	.p2align	4, , 8
.LBB8_5:
	mov	w17, wzr
	cbz	x3, .LBB8_2
.LBB8_6:
	ldp	x4, x5, [x20, #112]
	mul	w6, w17, w10
	sub	x2, x15, x0
	mov	x16, xzr
	add	x2, x14, x2, lsl #7
	madd	x17, x5, x15, x4
	mov	x5, x13
	dup	v6.4s, w6
	add	x4, x17, x11
	b	.LBB8_9
	.p2align	4, , 8
.LBB8_7:
	str	d7, [x17, x6]
.LBB8_8:
	add	x16, x16, #1
	add	x5, x5, #8
	cmp	x16, x3
	b.eq	.LBB8_2
.LBB8_9:
	add	x6, x12, x16, lsl #3
	cmp	x8, #7
	and	x6, x6, x6, asr #63
	add	x6, x6, x11
	add	x7, x2, x6, lsl #2
	ldp	q7, q16, [x7]
	add	v7.4s, v7.4s, v6.4s
	add	v16.4s, v16.4s, v6.4s
	scvtf	v7.4s, v7.4s
	scvtf	v16.4s, v16.4s
	fmul	v7.4s, v7.4s, v0.s[0]
	fmul	v16.4s, v16.4s, v0.s[0]
	fcmgt	v17.4s, v7.4s, v1.4s
	fcmgt	v18.4s, v16.4s, v1.4s
	bif	v7.16b, v1.16b, v17.16b
	bif	v16.16b, v1.16b, v18.16b
	fcmgt	v17.4s, v2.4s, v7.4s
	fcmgt	v18.4s, v2.4s, v16.4s
	bif	v7.16b, v2.16b, v17.16b
	bif	v16.16b, v2.16b, v18.16b
	fadd	v17.4s, v16.4s, v5.4s
	fadd	v16.4s, v7.4s, v5.4s
	tbl	v7.16b, { v16.16b, v17.16b }, v4.16b
	add	v7.8b, v7.8b, v3.8b
	b.gt	.LBB8_7
	cbz	x8, .LBB8_8
	and	x6, x5, x5, asr #63
	mov	x7, xzr
	add	x6, x4, x6
	mov	x19, x8
	.p2align	4, , 8
.LBB8_12:
	add	x22, sp, #8
	str	d7, [sp, #8]
	bfxil	x22, x7, #0, #3
	add	x21, x7, #1
	subs	x19, x19, #1
	ldrb	w22, [x22]
	strb	w22, [x6, x7]
	mov	x7, x21
	b.ne	.LBB8_12
	b	.LBB8_8
.LBB8_13:
	ldp	x21, x19, [sp, #16]
	ldr	x22, [sp], #32
.LBB8_14:
	ret
.Lfunc_end8:
	.size	$eSo37vitruvian_computed_product_parametersa22VitruvianMicroNEONI8MME6finish33_0736E730BD1EE1627FBB5DD6E88AAA1FLL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC07NearestU0AELLV_Tg5, .Lfunc_end8-$eSo37vitruvian_computed_product_parametersa22VitruvianMicroNEONI8MME6finish33_0736E730BD1EE1627FBB5DD6E88AAA1FLL_6column11vectorCount_ySnySiG_S2ixtAC11SumRoundingAELLRzlFAC07NearestU0AELLV_Tg5
	.text
	.globl	vitruvian_multiply_dynamic_range_neoni8mm
	.p2align	4
	.type	vitruvian_multiply_dynamic_range_neoni8mm,@function
vitruvian_multiply_dynamic_range_neoni8mm:
	stp	x29, x30, [sp, #-96]!
	stp	x28, x27, [sp, #16]
	mov	x29, sp
	stp	x26, x25, [sp, #32]
	stp	x24, x23, [sp, #48]
	stp	x22, x21, [sp, #64]
	stp	x20, x19, [sp, #80]
	sub	sp, sp, #416
	ldp	x8, x12, [x0, #32]
	movi	v2.16b, #128
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
	eor	v0.16b, v0.16b, v2.16b
	ldp	x10, x9, [x0, #16]
	eor	v1.16b, v1.16b, v2.16b
	stp	q0, q1, [x29, #-96]
	ldr	q0, [x0, #96]
	fmov	v1.4s, #1.00000000
	ld1r	{ v2.4s }, [x15]
	stp	x11, x10, [x29, #-64]
	ldr	x11, [x0, #144]
	ldp	x10, x14, [x0, #112]
	str	q0, [sp, #80]
	cmp	x11, #0
	stp	q1, q1, [sp, #48]
	csel	x11, x11, x13, ne
	ld1r	{ v1.4s }, [x12]
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
	b.lt	.LBB9_11
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
	b	.LBB9_3
	.p2align	4, , 8
.LBB9_2:
	ldp	x9, x17, [sp, #8]
	add	x21, x21, x28, lsl #3
	ldr	x8, [sp, #40]
	madd	x8, x9, x28, x8
	cmp	x21, x17
	str	x8, [sp, #40]
	b.ge	.LBB9_11
.LBB9_3:
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
	tbnz	w9, #0, .LBB9_2
	mov	x22, xzr
	sub	x8, x8, #1
	str	x8, [sp, #32]
	b	.LBB9_6
	.p2align	4, , 8
.LBB9_5:
	cmp	x25, x19
	mov	x22, x19
	cset	w8, ge
	cmp	x19, x25
	cset	w9, ge
	cmp	x27, #0
	csel	w8, w8, w9, eq
	tbnz	w8, #0, .LBB9_2
.LBB9_6:
	adds	x8, x22, x27
	mov	x9, #9223372036854775807
	csel	x19, x9, x8, vs
	cmp	x25, x8
	csel	x23, x25, x8, lt
	ldr	x8, [sp, #32]
	sub	x4, x29, #176
	sub	x20, x29, #112
	cmp	x8, #8
	b.hs	.LBB9_8
	ldr	x0, [sp, #40]
	mov	x1, x21
	mov	x2, x22
	mov	x3, x23
	bl	$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5
	b	.LBB9_9
	.p2align	4, , 8
.LBB9_8:
	ldr	x0, [sp, #40]
	mov	x1, x21
	mov	x2, x22
	mov	x3, x23
	bl	$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5
	ldr	x8, [sp, #24]
	cmp	x8, #14
	b.ls	.LBB9_5
.LBB9_9:
	mov	x8, xzr
	mov	x24, x21
	.p2align	4, , 8
.LBB9_10:
	cmp	x8, #0
	add	x20, sp, #80
	cset	w3, gt
	mov	x0, x22
	mov	x1, x23
	mov	x2, x24
	add	x26, x8, #1
	bl	$e22VitruvianMicroNEONI8MM10SumScaling33_55CAF928857684ED694B12617145C327LLV6finish__14followsAnotherySnySiG_SiSbtF
	add	x24, x24, #8
	mov	x8, x26
	cmp	x28, x26
	b.ne	.LBB9_10
	b	.LBB9_5
.LBB9_11:
	add	sp, sp, #416
	ldp	x20, x19, [sp, #80]
	ldp	x22, x21, [sp, #64]
	ldp	x24, x23, [sp, #48]
	ldp	x26, x25, [sp, #32]
	ldp	x28, x27, [sp, #16]
	ldp	x29, x30, [sp], #96
	ret
.Lfunc_end9:
	.size	vitruvian_multiply_dynamic_range_neoni8mm, .Lfunc_end9-vitruvian_multiply_dynamic_range_neoni8mm
	.text
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI10_0:
	.word	0
	.word	1
	.word	2
	.word	3
.LCPI10_1:
	.word	4
	.word	5
	.word	6
	.word	7
	.text
	.p2align	4
	.type	$e22VitruvianMicroNEONI8MM10SumScaling33_55CAF928857684ED694B12617145C327LLV6finish__14followsAnotherySnySiG_SiSbtF,@function
$e22VitruvianMicroNEONI8MM10SumScaling33_55CAF928857684ED694B12617145C327LLV6finish__14followsAnotherySnySiG_SiSbtF:
	subs	x8, x1, x0
	b.ne	.LBB10_2
.LBB10_1:
	ret
.LBB10_2:
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
	dup	v19.4s, w17
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
	adrp	x16, .LCPI10_0
	ldr	q18, [x16, :lo12:.LCPI10_0]
	adrp	x16, .LCPI10_1
	ldr	q20, [x16, :lo12:.LCPI10_1]
	ldp	x12, x13, [x20]
	cmgt	v18.4s, v19.4s, v18.4s
	ldr	q17, [x20, #96]
	cmgt	v19.4s, v19.4s, v20.4s
	b	.LBB10_4
	.p2align	4, , 8
.LBB10_3:
	fcmgt	v25.4s, v16.4s, v22.4s
	bit	v22.16b, v16.16b, v25.16b
	fcmgt	v24.4s, v16.4s, v23.4s
	bit	v23.16b, v16.16b, v24.16b
	fmin	v24.4s, v22.4s, v17.4s
	add	x10, x10, x11
	fmin	v22.4s, v23.4s, v17.4s
	subs	x8, x8, #1
	bif	v21.16b, v24.16b, v18.16b
	bif	v20.16b, v22.16b, v19.16b
	stp	q21, q20, [x14]
	add	x14, x14, x15
	b.eq	.LBB10_1
.LBB10_4:
	ldr	w16, [x13, x10]
	ldp	q21, q20, [x14]
	sub	w16, w16, #128
	mov	v24.16b, v21.16b
	dup	v23.4s, w16
	mov	v22.16b, v20.16b
	mla	v22.4s, v23.4s, v0.4s
	mla	v24.4s, v23.4s, v1.4s
	ldr	s23, [x12, x10]
	scvtf	v22.4s, v22.4s
	scvtf	v24.4s, v24.4s
	fmul	v25.4s, v24.4s, v23.s[0]
	fmul	v24.4s, v22.4s, v23.s[0]
	mov	v22.16b, v5.16b
	mov	v23.16b, v4.16b
	fmla	v22.4s, v7.4s, v25.4s
	fmla	v23.4s, v6.4s, v24.4s
	cbz	x9, .LBB10_3
	fcmlt	v24.4s, v23.4s, #0.0
	fcmlt	v26.4s, v22.4s, #0.0
	fmul	v27.4s, v3.4s, v22.4s
	fmul	v25.4s, v2.4s, v23.4s
	bit	v22.16b, v27.16b, v26.16b
	bit	v23.16b, v25.16b, v24.16b
	b	.LBB10_3
.Lfunc_end10:
	.size	$e22VitruvianMicroNEONI8MM10SumScaling33_55CAF928857684ED694B12617145C327LLV6finish__14followsAnotherySnySiG_SiSbtF, .Lfunc_end10-$e22VitruvianMicroNEONI8MM10SumScaling33_55CAF928857684ED694B12617145C327LLV6finish__14followsAnotherySnySiG_SiSbtF
	.text
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI13_0:
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
	.text
	.p2align	4
	.type	$e22VitruvianMicroNEONI8MM14ProductResultsV5store_3row12packedColumn6column9fillsLineys5SIMD8Vys5Int32VG_A3Mt_S3iSbtF,@function
$e22VitruvianMicroNEONI8MM14ProductResultsV5store_3row12packedColumn6column9fillsLineys5SIMD8Vys5Int32VG_A3Mt_S3iSbtF:
	ldr	x8, [x20, #16]
	scvtf	v16.4s, v0.4s
	scvtf	v1.4s, v1.4s
	scvtf	v0.4s, v3.4s
	scvtf	v2.4s, v2.4s
	mov	w10, #1262485504
	add	x9, x8, x1, lsl #2
	mov	x8, x20
	dup	v18.4s, w10
	adrp	x10, .LCPI13_0
	ldp	q21, q24, [x9]
	add	x9, x20, #8
	fmul	v3.4s, v21.4s, v16.4s
	scvtf	v16.4s, v4.4s
	fmul	v19.4s, v21.4s, v2.4s
	ld1r	{ v17.4s }, [x8], #4
	fmul	v1.4s, v24.4s, v1.4s
	scvtf	v4.4s, v7.4s
	fmul	v2.4s, v24.4s, v0.4s
	scvtf	v7.4s, v6.4s
	fcmgt	v23.4s, v3.4s, v17.4s
	scvtf	v0.4s, v5.4s
	fcmgt	v22.4s, v1.4s, v17.4s
	fcmgt	v20.4s, v2.4s, v17.4s
	fcmgt	v6.4s, v19.4s, v17.4s
	fmul	v5.4s, v24.4s, v4.4s
	ld1r	{ v4.4s }, [x8]
	bif	v3.16b, v17.16b, v23.16b
	bif	v1.16b, v17.16b, v22.16b
	bif	v2.16b, v17.16b, v20.16b
	mov	v20.16b, v6.16b
	fcmgt	v22.4s, v4.4s, v3.4s
	bsl	v20.16b, v19.16b, v17.16b
	fcmgt	v19.4s, v4.4s, v1.4s
	fcmgt	v6.4s, v4.4s, v2.4s
	bif	v3.16b, v4.16b, v22.16b
	fcmgt	v22.4s, v4.4s, v20.4s
	bsl	v19.16b, v1.16b, v4.16b
	fmul	v0.4s, v24.4s, v0.4s
	bif	v2.16b, v4.16b, v6.16b
	fmul	v16.4s, v21.4s, v16.4s
	bsl	v22.16b, v20.16b, v4.16b
	fmul	v7.4s, v21.4s, v7.4s
	fadd	v20.4s, v19.4s, v18.4s
	fcmgt	v1.4s, v0.4s, v17.4s
	fadd	v19.4s, v3.4s, v18.4s
	fadd	v3.4s, v2.4s, v18.4s
	fcmgt	v6.4s, v16.4s, v17.4s
	fadd	v2.4s, v22.4s, v18.4s
	fcmgt	v22.4s, v5.4s, v17.4s
	fcmgt	v21.4s, v7.4s, v17.4s
	bif	v0.16b, v17.16b, v1.16b
	bsl	v6.16b, v16.16b, v17.16b
	bif	v5.16b, v17.16b, v22.16b
	bif	v7.16b, v17.16b, v21.16b
	fcmgt	v1.4s, v4.4s, v0.4s
	fcmgt	v16.4s, v4.4s, v6.4s
	fcmgt	v22.4s, v4.4s, v5.4s
	fcmgt	v21.4s, v4.4s, v7.4s
	bif	v0.16b, v4.16b, v1.16b
	ldr	q1, [x10, :lo12:.LCPI13_0]
	bif	v6.16b, v4.16b, v16.16b
	bif	v5.16b, v4.16b, v22.16b
	bif	v7.16b, v4.16b, v21.16b
	fadd	v17.4s, v0.4s, v18.4s
	ld1r	{ v0.8b }, [x9]
	ldp	x8, x11, [x20, #40]
	fadd	v16.4s, v6.4s, v18.4s
	fadd	v6.4s, v5.4s, v18.4s
	fadd	v5.4s, v7.4s, v18.4s
	tbl	v4.16b, { v19.16b, v20.16b }, v1.16b
	madd	x8, x11, x0, x8
	lsl	x10, x11, #1
	tbl	v3.16b, { v2.16b, v3.16b }, v1.16b
	add	x9, x10, x11
	tbl	v2.16b, { v16.16b, v17.16b }, v1.16b
	add	x8, x8, x2
	tbl	v1.16b, { v5.16b, v6.16b }, v1.16b
	add	v4.8b, v4.8b, v0.8b
	add	v3.8b, v3.8b, v0.8b
	add	v2.8b, v2.8b, v0.8b
	str	d4, [x8]
	add	v0.8b, v1.8b, v0.8b
	str	d3, [x8, x11]
	str	d2, [x8, x10]
	str	d0, [x8, x9]
	ret
.Lfunc_end13:
	.size	$e22VitruvianMicroNEONI8MM14ProductResultsV5store_3row12packedColumn6column9fillsLineys5SIMD8Vys5Int32VG_A3Mt_S3iSbtF, .Lfunc_end13-$e22VitruvianMicroNEONI8MM14ProductResultsV5store_3row12packedColumn6column9fillsLineys5SIMD8Vys5Int32VG_A3Mt_S3iSbtF
	.text
	.globl	vitruvian_multiply_quantized_neoni8mm
	.p2align	4
	.type	vitruvian_multiply_quantized_neoni8mm,@function
vitruvian_multiply_quantized_neoni8mm:
	sub	sp, sp, #256
	ldp	x8, x11, [x0, #32]
	movi	v2.16b, #128
	stp	x24, x23, [sp, #208]
	ldp	x13, x12, [x0]
	stp	x22, x21, [sp, #224]
	ldp	x10, x9, [x0, #16]
	stp	x20, x19, [sp, #240]
	ldp	q0, q1, [x11]
	stp	x29, x30, [sp, #176]
	add	x29, sp, #176
	stp	x12, x10, [sp, #112]
	str	x25, [sp, #192]
	eor	v0.16b, v0.16b, v2.16b
	stp	xzr, x13, [sp, #56]
	stp	x9, x8, [sp, #128]
	ldr	w10, [x0, #128]
	ldp	x21, x23, [x0, #80]
	eor	v1.16b, v1.16b, v2.16b
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
	b.lt	.LBB14_9
	mul	x8, x8, x9
	mov	x22, xzr
	lsl	x8, x8, #5
	add	x24, x8, #32
	b	.LBB14_5
	.p2align	4, , 8
.LBB14_2:
	mov	w25, #2
.LBB14_3:
	mov	x4, sp
	add	x20, sp, #64
	mov	x0, x21
	mov	x1, x22
	mov	x2, xzr
	mov	x3, x19
	bl	$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5
.LBB14_4:
	madd	x21, x24, x25, x21
	add	x22, x22, x25, lsl #3
	cmp	x22, x23
	b.ge	.LBB14_9
.LBB14_5:
	sub	x8, x23, x22
	add	x9, x8, #7
	cmp	x9, #23
	b.gt	.LBB14_2
	add	x10, x9, #7
	cmp	x9, #0
	csel	x9, x10, x9, lt
	sub	x8, x8, #1
	cmp	x8, #8
	b.hs	.LBB14_8
	mov	x4, sp
	add	x20, sp, #64
	mov	x0, x21
	mov	x1, x22
	mov	x2, xzr
	mov	x3, x19
	bl	$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5
	mov	w25, #1
	b	.LBB14_4
	.p2align	4, , 8
.LBB14_8:
	asr	x25, x9, #3
	b	.LBB14_3
.LBB14_9:
	ldp	x20, x19, [sp, #240]
	ldp	x22, x21, [sp, #224]
	ldp	x24, x23, [sp, #208]
	ldp	x29, x30, [sp, #176]
	ldr	x25, [sp, #192]
	add	sp, sp, #256
	ret
.Lfunc_end14:
	.size	vitruvian_multiply_quantized_neoni8mm, .Lfunc_end14-vitruvian_multiply_quantized_neoni8mm
	.text
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI18_0:
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
	.text
	.p2align	4
	.type	$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5,@function
$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5:
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
	b.ge	.LBB18_8
	mov	x17, x4
.LBB18_2:
	ldr	x8, [sp, #136]
	cmp	x8, x1
	b.ge	.LBB18_39
	mov	x8, x17
.LBB18_4:
	ldr	x9, [sp, #136]
	add	x13, x8, #4
	cmp	x9, x13
	b.ge	.LBB18_58
	mov	x19, x8
.LBB18_6:
	ldr	x9, [sp, #136]
	add	x8, x19, #2
	cmp	x9, x8
	b.ge	.LBB18_78
	mov	x8, x19
	b	.LBB18_95
.LBB18_8:
	mov	x12, x8
	ldr	x8, [x6, #96]
	ldr	x9, [x20, #24]
	add	x10, x0, #32
	ldr	x14, [x20, #56]
	mov	w25, v14.s[2]
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
	movi	v15.2d, #0000000000000000
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
	b	.LBB18_11
	.p2align	4, , 8
.LBB18_9:
	ldr	x8, [x20, #16]
	scvtf	v18.4s, v23.4s
	scvtf	v26.4s, v26.4s
	scvtf	v17.4s, v25.4s
	scvtf	v16.4s, v24.4s
	scvtf	v20.4s, v20.4s
	add	x9, x8, x7, lsl #2
	mov	x8, x20
	adrp	x10, .LCPI18_0
	add	x0, x4, #4
	mov	x1, x7
	ldp	q23, q29, [x9]
	add	x9, x20, #8
	fmul	v25.4s, v23.4s, v17.4s
	fmul	v16.4s, v23.4s, v16.4s
	ld1r	{ v24.4s }, [x8], #4
	fmul	v26.4s, v29.4s, v26.4s
	ldr	x2, [sp]
	fmul	v18.4s, v29.4s, v18.4s
	stp	x4, x3, [sp, #80]
	fmul	v20.4s, v23.4s, v20.4s
	mov	w3, wzr
	fcmgt	v27.4s, v25.4s, v24.4s
	fcmgt	v30.4s, v26.4s, v24.4s
	fcmgt	v28.4s, v18.4s, v24.4s
	fcmgt	v17.4s, v16.4s, v24.4s
	bsl	v30.16b, v26.16b, v24.16b
	ld1r	{ v26.4s }, [x8]
	bif	v18.16b, v24.16b, v28.16b
	mov	w8, #1262485504
	mov	v28.16b, v27.16b
	mov	v27.16b, v17.16b
	bsl	v27.16b, v16.16b, v24.16b
	fcmgt	v8.4s, v26.4s, v30.4s
	bsl	v28.16b, v25.16b, v24.16b
	fcmgt	v31.4s, v26.4s, v18.4s
	scvtf	v16.4s, v21.4s
	scvtf	v17.4s, v22.4s
	scvtf	v21.4s, v19.4s
	fcmgt	v22.4s, v26.4s, v27.4s
	dup	v25.4s, w8
	mov	v19.16b, v8.16b
	bsl	v19.16b, v30.16b, v26.16b
	fcmgt	v30.4s, v26.4s, v28.4s
	bif	v18.16b, v26.16b, v31.16b
	fmul	v16.4s, v29.4s, v16.4s
	bsl	v22.16b, v27.16b, v26.16b
	fmul	v17.4s, v23.4s, v17.4s
	bsl	v30.16b, v28.16b, v26.16b
	fadd	v28.4s, v19.4s, v25.4s
	fadd	v19.4s, v18.4s, v25.4s
	fmul	v21.4s, v29.4s, v21.4s
	fadd	v18.4s, v22.4s, v25.4s
	fcmgt	v22.4s, v16.4s, v24.4s
	fcmgt	v23.4s, v17.4s, v24.4s
	fcmgt	v29.4s, v21.4s, v24.4s
	fadd	v27.4s, v30.4s, v25.4s
	bif	v16.16b, v24.16b, v22.16b
	fcmgt	v22.4s, v20.4s, v24.4s
	bif	v17.16b, v24.16b, v23.16b
	bif	v21.16b, v24.16b, v29.16b
	fcmgt	v23.4s, v26.4s, v16.4s
	bif	v20.16b, v24.16b, v22.16b
	fcmgt	v22.4s, v26.4s, v17.4s
	fcmgt	v30.4s, v26.4s, v21.4s
	bif	v16.16b, v26.16b, v23.16b
	fcmgt	v29.4s, v26.4s, v20.4s
	bsl	v22.16b, v17.16b, v26.16b
	ldr	q17, [x10, :lo12:.LCPI18_0]
	bif	v21.16b, v26.16b, v30.16b
	fadd	v24.4s, v16.4s, v25.4s
	ld1r	{ v16.8b }, [x9]
	bit	v26.16b, v20.16b, v29.16b
	ldp	x8, x11, [x20, #40]
	fadd	v23.4s, v22.4s, v25.4s
	fadd	v22.4s, v21.4s, v25.4s
	fadd	v21.4s, v26.4s, v25.4s
	tbl	v20.16b, { v27.16b, v28.16b }, v17.16b
	madd	x8, x11, x4, x8
	lsl	x10, x11, #1
	tbl	v19.16b, { v18.16b, v19.16b }, v17.16b
	add	x9, x10, x11
	tbl	v18.16b, { v23.16b, v24.16b }, v17.16b
	add	x8, x8, x2
	tbl	v17.16b, { v21.16b, v22.16b }, v17.16b
	add	v20.8b, v20.8b, v16.8b
	add	v19.8b, v19.8b, v16.8b
	add	v18.8b, v18.8b, v16.8b
	str	d20, [x8]
	add	v16.8b, v17.8b, v16.8b
	str	d19, [x8, x11]
	str	d18, [x8, x10]
	str	d16, [x8, x9]
	bl	$e22VitruvianMicroNEONI8MM14ProductResultsV5store_3row12packedColumn6column9fillsLineys5SIMD8Vys5Int32VG_A3Mt_S3iSbtF
	ldp	q14, q13, [sp, #16]
	movi	v15.2d, #0000000000000000
	ldp	x30, x2, [x29, #-144]
	ldp	x4, x3, [sp, #80]
	ldp	x0, x7, [sp, #120]
	ldp	x6, x20, [sp, #144]
	ldp	w25, w5, [sp, #8]
.LBB18_10:
	ldr	x8, [sp, #96]
	add	x17, x4, #8
	add	x1, x4, #16
	mov	x4, x17
	add	x3, x3, x8
	ldr	x8, [sp, #136]
	cmp	x8, x1
	b.lt	.LBB18_2
.LBB18_11:
	ldp	q1, q0, [x0]
	dup	v6.2d, v1.d[0]
	dup	v7.2d, v1.d[1]
	dup	v16.2d, v0.d[0]
	dup	v17.2d, v0.d[1]
	cbz	w5, .LBB18_23
	cbz	x30, .LBB18_34
	ldp	x17, x9, [x29, #-128]
	mov	x8, xzr
	ldp	x12, x10, [sp, #64]
	mov	v3.16b, v17.16b
	ldr	x11, [x6, #72]
	mov	v18.16b, v16.16b
	mov	v2.16b, v7.16b
	madd	x9, x10, x4, x9
	ldr	x10, [x6, #56]
	mov	v5.16b, v6.16b
	mov	v4.16b, v17.16b
	mov	v19.16b, v16.16b
	mov	v1.16b, v7.16b
	mov	v20.16b, v6.16b
	mov	v0.16b, v17.16b
	mov	v22.16b, v16.16b
	mov	v21.16b, v7.16b
	mov	v23.16b, v6.16b
	b	.LBB18_15
	.p2align	4, , 8
.LBB18_14:
	add	x8, x8, #1
	cmp	x8, x30
	b.eq	.LBB18_35
.LBB18_15:
	ldr	x13, [x10, x8, lsl #3]
	cmp	x11, #4
	b.lt	.LBB18_19
	add	x13, x3, x13
	mov	x14, x11
	.p2align	4, , 8
.LBB18_17:
	ldr	q25, [x23, x13]
	mov	x15, x14
	ldr	q24, [x26, x13]
	sub	x14, x14, #4
	ldr	q26, [x21, x13]
	cmp	x15, #7
	ldr	q28, [x22, x13]
	eor	v11.16b, v25.16b, v14.16b
	ldr	q25, [x27, x13]
	eor	v27.16b, v24.16b, v14.16b
	ldr	q24, [x19, x13]
	eor	v29.16b, v26.16b, v14.16b
	ldr	q26, [x28, x13]
	eor	v9.16b, v28.16b, v14.16b
	ldr	q30, [x24, x13]
	zip2	v31.2d, v29.2d, v27.2d
	mov	v29.d[1], v27.d[0]
	eor	v10.16b, v25.16b, v14.16b
	add	x13, x13, #16
	ldp	q8, q28, [x12]
	eor	v24.16b, v24.16b, v14.16b
	eor	v26.16b, v26.16b, v14.16b
	eor	v12.16b, v30.16b, v14.16b
	zip2	v30.2d, v11.2d, v12.2d
	ldp	q27, q25, [x12, #32]
	smmla	v23.4s, v29.16b, v8.16b
	smmla	v21.4s, v29.16b, v28.16b
	mov	v11.d[1], v12.d[0]
	smmla	v22.4s, v29.16b, v27.16b
	smmla	v0.4s, v29.16b, v25.16b
	zip2	v29.2d, v9.2d, v24.2d
	mov	v9.d[1], v24.d[0]
	zip2	v24.2d, v26.2d, v10.2d
	mov	v26.d[1], v10.d[0]
	smmla	v1.4s, v11.16b, v28.16b
	smmla	v19.4s, v11.16b, v27.16b
	smmla	v4.4s, v11.16b, v25.16b
	smmla	v2.4s, v9.16b, v28.16b
	smmla	v18.4s, v9.16b, v27.16b
	smmla	v3.4s, v9.16b, v25.16b
	smmla	v6.4s, v26.16b, v8.16b
	smmla	v7.4s, v26.16b, v28.16b
	smmla	v16.4s, v26.16b, v27.16b
	ldp	q28, q27, [x12, #64]
	smmla	v17.4s, v26.16b, v25.16b
	smmla	v20.4s, v11.16b, v8.16b
	smmla	v5.4s, v9.16b, v8.16b
	smmla	v23.4s, v31.16b, v28.16b
	smmla	v6.4s, v24.16b, v28.16b
	ldp	q26, q25, [x12, #96]
	smmla	v21.4s, v31.16b, v27.16b
	add	x12, x12, #128
	smmla	v20.4s, v30.16b, v28.16b
	smmla	v1.4s, v30.16b, v27.16b
	smmla	v22.4s, v31.16b, v26.16b
	smmla	v19.4s, v30.16b, v26.16b
	smmla	v0.4s, v31.16b, v25.16b
	smmla	v4.4s, v30.16b, v25.16b
	smmla	v5.4s, v29.16b, v28.16b
	smmla	v2.4s, v29.16b, v27.16b
	smmla	v18.4s, v29.16b, v26.16b
	smmla	v3.4s, v29.16b, v25.16b
	smmla	v7.4s, v24.16b, v27.16b
	smmla	v16.4s, v24.16b, v26.16b
	smmla	v17.4s, v24.16b, v25.16b
	b.hi	.LBB18_17
	add	x13, x21, x13
	subs	x15, x14, #2
	b.ge	.LBB18_20
	b	.LBB18_21
	.p2align	4, , 8
.LBB18_19:
	add	x13, x9, x13
	mov	x14, x11
	subs	x15, x14, #2
	b.lt	.LBB18_21
.LBB18_20:
	ldur	x14, [x29, #-88]
	ldr	d26, [x13, x17]
	ldr	d31, [x13, x2]
	ldr	d30, [x13, x14]
	ldur	x14, [x29, #-104]
	ldr	d27, [x13]
	ldr	d25, [x13, x14]
	ldur	x14, [x29, #-96]
	mov	v27.d[1], v31.d[0]
	mov	v26.d[1], v30.d[0]
	ldr	d29, [x13, x14]
	ldur	x14, [x29, #-80]
	eor	v31.16b, v27.16b, v14.16b
	eor	v30.16b, v26.16b, v14.16b
	ldr	d24, [x13, x14]
	ldur	x14, [x29, #-112]
	mov	v25.d[1], v29.d[0]
	ldr	d28, [x13, x14]
	add	x13, x13, #8
	mov	x14, x15
	eor	v29.16b, v25.16b, v14.16b
	ldp	q26, q25, [x12, #32]
	mov	v24.d[1], v28.d[0]
	smmla	v22.4s, v31.16b, v26.16b
	eor	v24.16b, v24.16b, v14.16b
	ldp	q28, q27, [x12]
	add	x12, x12, #64
	smmla	v0.4s, v31.16b, v25.16b
	smmla	v19.4s, v30.16b, v26.16b
	smmla	v23.4s, v31.16b, v28.16b
	smmla	v20.4s, v30.16b, v28.16b
	smmla	v21.4s, v31.16b, v27.16b
	smmla	v1.4s, v30.16b, v27.16b
	smmla	v4.4s, v30.16b, v25.16b
	smmla	v5.4s, v29.16b, v28.16b
	smmla	v2.4s, v29.16b, v27.16b
	smmla	v18.4s, v29.16b, v26.16b
	smmla	v3.4s, v29.16b, v25.16b
	smmla	v6.4s, v24.16b, v28.16b
	smmla	v7.4s, v24.16b, v27.16b
	smmla	v16.4s, v24.16b, v26.16b
	smmla	v17.4s, v24.16b, v25.16b
.LBB18_21:
	cmp	x14, #1
	b.ne	.LBB18_14
	ldr	w14, [x13]
	ldr	w15, [x13, x17]
	ldp	x30, x17, [x29, #-112]
	eor	w14, w14, w5
	mov	v31.16b, v14.16b
	ldr	w16, [x13, x2]
	eor	w1, w15, w5
	ldur	x15, [x29, #-80]
	mov	v31.s[0], w14
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
	mov	v30.16b, v14.16b
	zip1	v28.4s, v25.4s, v15.4s
	zip2	v27.4s, v25.4s, v15.4s
	ldr	w14, [x13, x14]
	ldr	w13, [x13, x30]
	mov	v29.16b, v14.16b
	mov	v25.16b, v14.16b
	mov	v30.s[0], w1
	eor	w14, w14, w25
	mov	v29.s[0], w2
	eor	w13, w13, w25
	mov	v25.s[0], w17
	ldur	x17, [x29, #-128]
	mov	v31.s[2], w16
	mov	v30.s[2], w15
	mov	v29.s[2], w14
	mov	v25.s[2], w13
	zip1	v26.4s, v24.4s, v15.4s
	zip2	v24.4s, v24.4s, v15.4s
	ldp	x30, x2, [x29, #-144]
	mov	v31.s[3], v14.s[3]
	mov	v30.s[3], v14.s[3]
	mov	v29.s[3], v14.s[3]
	mov	v25.s[3], v14.s[3]
	smmla	v23.4s, v31.16b, v28.16b
	smmla	v21.4s, v31.16b, v27.16b
	smmla	v22.4s, v31.16b, v26.16b
	smmla	v0.4s, v31.16b, v24.16b
	smmla	v20.4s, v30.16b, v28.16b
	smmla	v1.4s, v30.16b, v27.16b
	smmla	v19.4s, v30.16b, v26.16b
	smmla	v4.4s, v30.16b, v24.16b
	smmla	v5.4s, v29.16b, v28.16b
	smmla	v2.4s, v29.16b, v27.16b
	smmla	v18.4s, v29.16b, v26.16b
	smmla	v3.4s, v29.16b, v24.16b
	smmla	v6.4s, v25.16b, v28.16b
	smmla	v7.4s, v25.16b, v27.16b
	smmla	v16.4s, v25.16b, v26.16b
	smmla	v17.4s, v25.16b, v24.16b
	b	.LBB18_14
	.p2align	4, , 8
.LBB18_23:
	cbz	x30, .LBB18_34
	ldp	x17, x9, [x29, #-128]
	mov	x8, xzr
	ldp	x12, x10, [sp, #64]
	mov	v3.16b, v17.16b
	ldr	x11, [x6, #72]
	mov	v18.16b, v16.16b
	mov	v2.16b, v7.16b
	madd	x9, x10, x4, x9
	ldr	x10, [x6, #56]
	mov	v5.16b, v6.16b
	mov	v4.16b, v17.16b
	mov	v19.16b, v16.16b
	mov	v1.16b, v7.16b
	mov	v20.16b, v6.16b
	mov	v0.16b, v17.16b
	mov	v22.16b, v16.16b
	mov	v21.16b, v7.16b
	mov	v23.16b, v6.16b
	b	.LBB18_26
	.p2align	4, , 8
.LBB18_25:
	add	x8, x8, #1
	cmp	x8, x30
	b.eq	.LBB18_35
.LBB18_26:
	ldr	x13, [x10, x8, lsl #3]
	cmp	x11, #4
	b.lt	.LBB18_30
	add	x13, x3, x13
	mov	x14, x11
	.p2align	4, , 8
.LBB18_28:
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
	zip2	v31.2d, v11.2d, v24.2d
	zip2	v30.2d, v10.2d, v28.2d
	zip2	v29.2d, v9.2d, v27.2d
	mov	v11.d[1], v24.d[0]
	zip2	v24.2d, v25.2d, v26.2d
	mov	v10.d[1], v28.d[0]
	ldp	q8, q28, [x12]
	mov	v9.d[1], v27.d[0]
	mov	v25.d[1], v26.d[0]
	smmla	v23.4s, v11.16b, v8.16b
	smmla	v20.4s, v10.16b, v8.16b
	ldp	q27, q26, [x12, #32]
	smmla	v21.4s, v11.16b, v28.16b
	smmla	v1.4s, v10.16b, v28.16b
	smmla	v2.4s, v9.16b, v28.16b
	smmla	v22.4s, v11.16b, v27.16b
	smmla	v19.4s, v10.16b, v27.16b
	smmla	v0.4s, v11.16b, v26.16b
	smmla	v4.4s, v10.16b, v26.16b
	smmla	v18.4s, v9.16b, v27.16b
	smmla	v3.4s, v9.16b, v26.16b
	smmla	v6.4s, v25.16b, v8.16b
	smmla	v7.4s, v25.16b, v28.16b
	smmla	v16.4s, v25.16b, v27.16b
	ldp	q28, q27, [x12, #64]
	smmla	v17.4s, v25.16b, v26.16b
	smmla	v5.4s, v9.16b, v8.16b
	smmla	v23.4s, v31.16b, v28.16b
	smmla	v20.4s, v30.16b, v28.16b
	ldp	q26, q25, [x12, #96]
	smmla	v21.4s, v31.16b, v27.16b
	add	x12, x12, #128
	smmla	v1.4s, v30.16b, v27.16b
	smmla	v5.4s, v29.16b, v28.16b
	smmla	v22.4s, v31.16b, v26.16b
	smmla	v19.4s, v30.16b, v26.16b
	smmla	v0.4s, v31.16b, v25.16b
	smmla	v4.4s, v30.16b, v25.16b
	smmla	v2.4s, v29.16b, v27.16b
	smmla	v18.4s, v29.16b, v26.16b
	smmla	v3.4s, v29.16b, v25.16b
	smmla	v6.4s, v24.16b, v28.16b
	smmla	v7.4s, v24.16b, v27.16b
	smmla	v16.4s, v24.16b, v26.16b
	smmla	v17.4s, v24.16b, v25.16b
	b.hi	.LBB18_28
	add	x13, x21, x13
	subs	x15, x14, #2
	b.ge	.LBB18_31
	b	.LBB18_32
	.p2align	4, , 8
.LBB18_30:
	add	x13, x9, x13
	mov	x14, x11
	subs	x15, x14, #2
	b.lt	.LBB18_32
.LBB18_31:
	ldur	x14, [x29, #-88]
	ldr	d28, [x13, x2]
	ldr	d30, [x13, x17]
	ldr	d27, [x13, x14]
	ldur	x14, [x29, #-104]
	ldr	d31, [x13]
	ldr	d29, [x13, x14]
	ldur	x14, [x29, #-96]
	mov	v31.d[1], v28.d[0]
	mov	v30.d[1], v27.d[0]
	ldr	d26, [x13, x14]
	ldur	x14, [x29, #-80]
	ldp	q28, q27, [x12]
	mov	v29.d[1], v26.d[0]
	smmla	v23.4s, v31.16b, v28.16b
	smmla	v20.4s, v30.16b, v28.16b
	ldr	d24, [x13, x14]
	ldur	x14, [x29, #-112]
	smmla	v21.4s, v31.16b, v27.16b
	smmla	v1.4s, v30.16b, v27.16b
	ldr	d25, [x13, x14]
	add	x13, x13, #8
	smmla	v5.4s, v29.16b, v28.16b
	mov	x14, x15
	smmla	v2.4s, v29.16b, v27.16b
	mov	v24.d[1], v25.d[0]
	ldp	q26, q25, [x12, #32]
	add	x12, x12, #64
	smmla	v6.4s, v24.16b, v28.16b
	smmla	v22.4s, v31.16b, v26.16b
	smmla	v19.4s, v30.16b, v26.16b
	smmla	v0.4s, v31.16b, v25.16b
	smmla	v4.4s, v30.16b, v25.16b
	smmla	v18.4s, v29.16b, v26.16b
	smmla	v3.4s, v29.16b, v25.16b
	smmla	v7.4s, v24.16b, v27.16b
	smmla	v16.4s, v24.16b, v26.16b
	smmla	v17.4s, v24.16b, v25.16b
.LBB18_32:
	cmp	x14, #1
	b.ne	.LBB18_25
	add	x14, x13, x2
	ldr	s31, [x13]
	ldur	x15, [x29, #-88]
	ldp	q26, q24, [x12], #32
	add	x16, x13, x15
	zip1	v28.4s, v26.4s, v15.4s
	zip2	v27.4s, v26.4s, v15.4s
	ld1	{ v31.s }[2], [x14]
	ldp	x1, x14, [x29, #-104]
	zip1	v26.4s, v24.4s, v15.4s
	ldr	s30, [x13, x17]
	zip2	v24.4s, v24.4s, v15.4s
	ldr	s29, [x13, x1]
	ldur	x1, [x29, #-80]
	add	x15, x13, x14
	ldur	x14, [x29, #-112]
	ld1	{ v30.s }[2], [x16]
	ldr	s25, [x13, x1]
	add	x14, x13, x14
	ld1	{ v29.s }[2], [x15]
	smmla	v23.4s, v31.16b, v28.16b
	smmla	v21.4s, v31.16b, v27.16b
	ld1	{ v25.s }[2], [x14]
	smmla	v22.4s, v31.16b, v26.16b
	smmla	v0.4s, v31.16b, v24.16b
	smmla	v20.4s, v30.16b, v28.16b
	smmla	v1.4s, v30.16b, v27.16b
	smmla	v19.4s, v30.16b, v26.16b
	smmla	v4.4s, v30.16b, v24.16b
	smmla	v5.4s, v29.16b, v28.16b
	smmla	v2.4s, v29.16b, v27.16b
	smmla	v18.4s, v29.16b, v26.16b
	smmla	v3.4s, v29.16b, v24.16b
	smmla	v6.4s, v25.16b, v28.16b
	smmla	v7.4s, v25.16b, v27.16b
	smmla	v16.4s, v25.16b, v26.16b
	smmla	v17.4s, v25.16b, v24.16b
	b	.LBB18_25
	.p2align	4, , 8
.LBB18_34:
	mov	v21.16b, v7.16b
	mov	v23.16b, v6.16b
	mov	v0.16b, v17.16b
	mov	v22.16b, v16.16b
	mov	v1.16b, v7.16b
	mov	v20.16b, v6.16b
	mov	v4.16b, v17.16b
	mov	v19.16b, v16.16b
	mov	v2.16b, v7.16b
	mov	v5.16b, v6.16b
	mov	v3.16b, v17.16b
	mov	v18.16b, v16.16b
.LBB18_35:
	mov	v25.16b, v23.16b
	ldr	x8, [sp, #112]
	mov	v26.16b, v22.16b
	zip2	v24.2d, v23.2d, v21.2d
	zip2	v23.2d, v22.2d, v0.2d
	mov	v22.16b, v20.16b
	mov	v25.d[1], v21.d[0]
	mov	v21.16b, v19.16b
	mov	v26.d[1], v0.d[0]
	mov	v0.16b, v5.16b
	mov	v22.d[1], v1.d[0]
	mov	v21.d[1], v4.d[0]
	zip2	v20.2d, v20.2d, v1.2d
	mov	v1.16b, v18.16b
	zip2	v19.2d, v19.2d, v4.2d
	mov	v0.d[1], v2.d[0]
	mov	v4.16b, v6.16b
	zip2	v2.2d, v5.2d, v2.2d
	mov	v5.16b, v16.16b
	mov	v1.d[1], v3.d[0]
	zip2	v3.2d, v18.2d, v3.2d
	mov	v4.d[1], v7.d[0]
	mov	v5.d[1], v17.d[0]
	zip2	v6.2d, v6.2d, v7.2d
	zip2	v7.2d, v16.2d, v17.2d
	cbz	x8, .LBB18_37
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
	ld1r	{ v27.4s }, [x14], #4
	ld1r	{ v17.4s }, [x14]
	ld1r	{ v28.4s }, [x13]
	mla	v26.4s, v27.4s, v18.4s
	mla	v25.4s, v27.4s, v16.4s
	ld1r	{ v27.4s }, [x12]
	mla	v23.4s, v17.4s, v18.4s
	mla	v24.4s, v17.4s, v16.4s
	ld1r	{ v17.4s }, [x11]
	mla	v21.4s, v28.4s, v18.4s
	mla	v22.4s, v28.4s, v16.4s
	ld1r	{ v28.4s }, [x10]
	mla	v19.4s, v27.4s, v18.4s
	mla	v20.4s, v27.4s, v16.4s
	ld1r	{ v27.4s }, [x9]
	mla	v1.4s, v17.4s, v18.4s
	mla	v0.4s, v17.4s, v16.4s
	ld1r	{ v17.4s }, [x8]
	mla	v3.4s, v28.4s, v18.4s
	mla	v2.4s, v28.4s, v16.4s
	mla	v5.4s, v27.4s, v18.4s
	mla	v4.4s, v27.4s, v16.4s
	mla	v7.4s, v17.4s, v18.4s
	mla	v6.4s, v17.4s, v16.4s
.LBB18_37:
	ldr	x8, [sp, #104]
	cbz	x8, .LBB18_9
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
	b	.LBB18_10
.LBB18_39:
	ldp	x9, x10, [x6, #64]
	add	x11, x0, #32
	mov	w15, #8
	ldr	x12, [x20, #24]
	mov	w16, #1262485504
	ldr	x14, [x20, #56]
	mul	x13, x10, x9
	b	.LBB18_42
	.p2align	4, , 8
.LBB18_40:
	ldr	x20, [sp, #152]
	scvtf	v27.4s, v23.4s
	ldr	x7, [sp, #128]
	scvtf	v26.4s, v21.4s
	ldr	x1, [x6, #96]
	scvtf	v30.4s, v20.4s
	ldr	x0, [x20, #16]
	mov	x2, x20
	scvtf	v23.4s, v22.4s
	scvtf	v31.4s, v19.4s
	scvtf	v18.4s, v18.4s
	dup	v22.4s, w16
	add	x5, x0, x7, lsl #2
	sub	x1, x1, #8
	add	x0, x20, #8
	scvtf	v3.4s, v3.4s
	ldp	q24, q25, [x5]
	fmul	v19.4s, v24.4s, v30.4s
	fmul	v23.4s, v24.4s, v23.4s
	fmul	v28.4s, v25.4s, v27.4s
	ld1r	{ v21.4s }, [x2], #4
	fmul	v26.4s, v25.4s, v26.4s
	ld1r	{ v20.4s }, [x2]
	fmul	v18.4s, v24.4s, v18.4s
	sub	x2, x7, x1
	fcmgt	v29.4s, v28.4s, v21.4s
	and	x3, x2, x2, asr #63
	fcmgt	v27.4s, v26.4s, v21.4s
	adrp	x2, .LCPI18_0
	fcmgt	v30.4s, v23.4s, v21.4s
	add	x3, x3, x1
	bif	v28.16b, v21.16b, v29.16b
	fcmgt	v29.4s, v19.4s, v21.4s
	bsl	v27.16b, v26.16b, v21.16b
	bif	v23.16b, v21.16b, v30.16b
	fcmgt	v30.4s, v20.4s, v28.4s
	bsl	v29.16b, v19.16b, v21.16b
	scvtf	v26.4s, v17.4s
	fcmgt	v17.4s, v20.4s, v27.4s
	scvtf	v19.4s, v16.4s
	bif	v28.16b, v20.16b, v30.16b
	fcmgt	v16.4s, v20.4s, v29.4s
	fcmgt	v30.4s, v20.4s, v23.4s
	bif	v27.16b, v20.16b, v17.16b
	fmul	v17.4s, v25.4s, v31.4s
	bsl	v16.16b, v29.16b, v20.16b
	bif	v23.16b, v20.16b, v30.16b
	fadd	v30.4s, v28.4s, v22.4s
	fadd	v28.4s, v27.4s, v22.4s
	fadd	v27.4s, v16.4s, v22.4s
	fmul	v16.4s, v25.4s, v26.4s
	fadd	v29.4s, v23.4s, v22.4s
	fcmgt	v23.4s, v17.4s, v21.4s
	fmul	v19.4s, v24.4s, v19.4s
	fcmgt	v24.4s, v18.4s, v21.4s
	fcmgt	v25.4s, v16.4s, v21.4s
	bif	v17.16b, v21.16b, v23.16b
	fcmgt	v23.4s, v19.4s, v21.4s
	bif	v18.16b, v21.16b, v24.16b
	bif	v16.16b, v21.16b, v25.16b
	fcmgt	v24.4s, v20.4s, v17.4s
	bsl	v23.16b, v19.16b, v21.16b
	fcmgt	v19.4s, v20.4s, v18.4s
	fcmgt	v25.4s, v20.4s, v16.4s
	bif	v17.16b, v20.16b, v24.16b
	fcmgt	v26.4s, v20.4s, v23.4s
	mov	v24.16b, v19.16b
	bsl	v25.16b, v16.16b, v20.16b
	ld1r	{ v16.8b }, [x0]
	bsl	v24.16b, v18.16b, v20.16b
	bif	v23.16b, v20.16b, v26.16b
	fadd	v19.4s, v17.4s, v22.4s
	ldr	q17, [x2, :lo12:.LCPI18_0]
	ldp	x4, x2, [x20, #40]
	fadd	v26.4s, v25.4s, v22.4s
	fadd	v18.4s, v24.4s, v22.4s
	fadd	v25.4s, v23.4s, v22.4s
	tbl	v24.16b, { v29.16b, v30.16b }, v17.16b
	tbl	v23.16b, { v27.16b, v28.16b }, v17.16b
	madd	x0, x2, x17, x4
	tbl	v19.16b, { v18.16b, v19.16b }, v17.16b
	lsl	x1, x2, #1
	tbl	v18.16b, { v25.16b, v26.16b }, v17.16b
	add	x6, x0, x3
	add	x0, x1, x2
	add	v24.8b, v24.8b, v16.8b
	add	v23.8b, v23.8b, v16.8b
	add	x17, x17, #4
	add	v19.8b, v19.8b, v16.8b
	str	d24, [x6]
	add	v18.8b, v18.8b, v16.8b
	str	d23, [x6, x2]
	str	d19, [x6, x1]
	scvtf	v19.4s, v5.4s
	str	d18, [x6, x0]
	scvtf	v18.4s, v7.4s
	ldp	q23, q24, [x5]
	scvtf	v7.4s, v6.4s
	scvtf	v5.4s, v4.4s
	madd	x17, x2, x17, x4
	add	x17, x17, x3
	fmul	v7.4s, v23.4s, v7.4s
	fmul	v6.4s, v24.4s, v18.4s
	ldr	x6, [sp, #144]
	fmul	v4.4s, v24.4s, v19.4s
	fmul	v5.4s, v23.4s, v5.4s
	fcmgt	v19.4s, v7.4s, v21.4s
	fcmgt	v18.4s, v6.4s, v21.4s
	bif	v7.16b, v21.16b, v19.16b
	bif	v6.16b, v21.16b, v18.16b
	fcmgt	v18.4s, v4.4s, v21.4s
	fcmgt	v19.4s, v5.4s, v21.4s
	fcmgt	v25.4s, v20.4s, v6.4s
	bif	v4.16b, v21.16b, v18.16b
	fcmgt	v18.4s, v20.4s, v7.4s
	bif	v5.16b, v21.16b, v19.16b
	bif	v6.16b, v20.16b, v25.16b
	fcmgt	v25.4s, v20.4s, v4.4s
	bif	v7.16b, v20.16b, v18.16b
	fadd	v19.4s, v6.4s, v22.4s
	fcmgt	v6.4s, v20.4s, v5.4s
	bif	v4.16b, v20.16b, v25.16b
	fadd	v18.4s, v7.4s, v22.4s
	mov	v25.16b, v6.16b
	bsl	v25.16b, v5.16b, v20.16b
	fadd	v7.4s, v4.4s, v22.4s
	scvtf	v4.4s, v2.4s
	fmul	v5.4s, v24.4s, v3.4s
	scvtf	v3.4s, v1.4s
	scvtf	v2.4s, v0.4s
	fadd	v6.4s, v25.4s, v22.4s
	fmul	v1.4s, v23.4s, v4.4s
	fmul	v4.4s, v24.4s, v3.4s
	fcmgt	v0.4s, v5.4s, v21.4s
	fmul	v2.4s, v23.4s, v2.4s
	fcmgt	v3.4s, v1.4s, v21.4s
	fcmgt	v23.4s, v4.4s, v21.4s
	bsl	v0.16b, v5.16b, v21.16b
	fcmgt	v5.4s, v2.4s, v21.4s
	bif	v1.16b, v21.16b, v3.16b
	bif	v4.16b, v21.16b, v23.16b
	fcmgt	v3.4s, v20.4s, v0.4s
	bif	v2.16b, v21.16b, v5.16b
	fcmgt	v5.4s, v20.4s, v1.4s
	fcmgt	v21.4s, v20.4s, v4.4s
	bif	v0.16b, v20.16b, v3.16b
	fcmgt	v3.4s, v20.4s, v2.4s
	bsl	v5.16b, v1.16b, v20.16b
	bif	v4.16b, v20.16b, v21.16b
	fadd	v1.4s, v0.4s, v22.4s
	bsl	v3.16b, v2.16b, v20.16b
	fadd	v0.4s, v5.4s, v22.4s
	fadd	v5.4s, v4.4s, v22.4s
	tbl	v2.16b, { v18.16b, v19.16b }, v17.16b
	fadd	v4.4s, v3.4s, v22.4s
	tbl	v1.16b, { v0.16b, v1.16b }, v17.16b
	add	v3.8b, v2.8b, v16.8b
	tbl	v2.16b, { v6.16b, v7.16b }, v17.16b
	tbl	v0.16b, { v4.16b, v5.16b }, v17.16b
	str	d3, [x17]
	add	v1.8b, v1.8b, v16.8b
	add	v2.8b, v2.8b, v16.8b
	add	v0.8b, v0.8b, v16.8b
	str	d2, [x17, x2]
	str	d1, [x17, x1]
	str	d0, [x17, x0]
.LBB18_41:
	ldr	x0, [sp, #136]
	add	x1, x8, #8
	mov	x17, x8
	cmp	x0, x1
	ldr	x0, [sp, #120]
	b.lt	.LBB18_4
.LBB18_42:
	ldp	q0, q1, [x0]
	cmp	x17, #8
	mov	x8, x1
	csel	x3, x15, xzr, lt
	cbz	x9, .LBB18_53
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
	mov	v2.16b, v0.16b
	add	x6, x11, x6, lsl #2
	madd	x5, x1, x17, x5
	mov	v3.16b, v1.16b
	mov	v4.16b, v0.16b
	mov	v5.16b, v1.16b
	mov	v6.16b, v0.16b
	mov	v7.16b, v1.16b
	mov	v16.16b, v0.16b
	mov	v17.16b, v1.16b
	mov	v18.16b, v0.16b
	mov	v19.16b, v1.16b
	mov	v20.16b, v0.16b
	mov	v21.16b, v1.16b
	mov	v22.16b, v0.16b
	mov	v23.16b, v1.16b
	b	.LBB18_45
	.p2align	4, , 8
.LBB18_44:
	add	x0, x0, #1
	cmp	x0, x9
	b.eq	.LBB18_54
.LBB18_45:
	ldr	x7, [x2, x0, lsl #3]
	cmp	x10, #2
	add	x7, x5, x7
	b.lt	.LBB18_49
	mov	x21, x10
	.p2align	4, , 8
.LBB18_47:
	mov	x19, x4
	mov	x27, x7
	add	x26, x7, x1
	add	x7, x7, #8
	add	x25, x26, x1
	add	x4, x4, #64
	ld2	{ v27.4s, v28.4s }, [x19], #32
	add	x24, x25, x1
	cmp	x21, #3
	add	x23, x24, x1
	add	x22, x23, x1
	ld2	{ v24.4s, v25.4s }, [x19]
	add	x20, x22, x1
	add	x19, x20, x1
	ld1r	{ v30.4s }, [x27], #4
	ld1r	{ v26.4s }, [x26], #4
	eor	v29.16b, v30.16b, v14.16b
	eor	v30.16b, v30.16b, v13.16b
	sdot	v22.4s, v29.16b, v27.16b
	ld1r	{ v29.4s }, [x25], #4
	sdot	v23.4s, v30.16b, v24.16b
	eor	v30.16b, v26.16b, v14.16b
	eor	v26.16b, v26.16b, v13.16b
	sdot	v21.4s, v26.16b, v24.16b
	ld1r	{ v26.4s }, [x24], #4
	sdot	v20.4s, v30.16b, v27.16b
	eor	v30.16b, v29.16b, v14.16b
	eor	v29.16b, v29.16b, v13.16b
	sdot	v18.4s, v30.16b, v27.16b
	sdot	v19.4s, v29.16b, v24.16b
	eor	v30.16b, v26.16b, v14.16b
	ld1r	{ v29.4s }, [x23], #4
	eor	v26.16b, v26.16b, v13.16b
	sdot	v17.4s, v26.16b, v24.16b
	ld1r	{ v26.4s }, [x22], #4
	sdot	v16.4s, v30.16b, v27.16b
	eor	v30.16b, v29.16b, v14.16b
	eor	v29.16b, v29.16b, v13.16b
	sdot	v6.4s, v30.16b, v27.16b
	sdot	v7.4s, v29.16b, v24.16b
	eor	v30.16b, v26.16b, v14.16b
	ld1r	{ v29.4s }, [x20], #4
	eor	v26.16b, v26.16b, v13.16b
	sdot	v5.4s, v26.16b, v24.16b
	ld1r	{ v26.4s }, [x19], #4
	sdot	v4.4s, v30.16b, v27.16b
	eor	v30.16b, v29.16b, v14.16b
	eor	v29.16b, v29.16b, v13.16b
	sdot	v2.4s, v30.16b, v27.16b
	sdot	v3.4s, v29.16b, v24.16b
	ld1r	{ v29.4s }, [x27]
	eor	v30.16b, v26.16b, v14.16b
	eor	v26.16b, v26.16b, v13.16b
	sdot	v1.4s, v26.16b, v24.16b
	ld1r	{ v26.4s }, [x26]
	sdot	v0.4s, v30.16b, v27.16b
	eor	v30.16b, v29.16b, v14.16b
	eor	v29.16b, v29.16b, v13.16b
	sdot	v22.4s, v30.16b, v28.16b
	sdot	v23.4s, v29.16b, v25.16b
	ld1r	{ v29.4s }, [x25]
	eor	v30.16b, v26.16b, v14.16b
	eor	v26.16b, v26.16b, v13.16b
	sdot	v21.4s, v26.16b, v25.16b
	ld1r	{ v26.4s }, [x24]
	sdot	v20.4s, v30.16b, v28.16b
	eor	v30.16b, v29.16b, v14.16b
	eor	v29.16b, v29.16b, v13.16b
	sdot	v18.4s, v30.16b, v28.16b
	sdot	v19.4s, v29.16b, v25.16b
	ld1r	{ v29.4s }, [x23]
	eor	v30.16b, v26.16b, v14.16b
	eor	v26.16b, v26.16b, v13.16b
	sdot	v17.4s, v26.16b, v25.16b
	ld1r	{ v26.4s }, [x22]
	sdot	v16.4s, v30.16b, v28.16b
	eor	v30.16b, v29.16b, v14.16b
	eor	v29.16b, v29.16b, v13.16b
	sdot	v6.4s, v30.16b, v28.16b
	sdot	v7.4s, v29.16b, v25.16b
	ld1r	{ v29.4s }, [x20]
	eor	v30.16b, v26.16b, v14.16b
	eor	v26.16b, v26.16b, v13.16b
	sdot	v5.4s, v26.16b, v25.16b
	ld1r	{ v26.4s }, [x19]
	sdot	v4.4s, v30.16b, v28.16b
	sub	x19, x21, #2
	eor	v30.16b, v29.16b, v14.16b
	mov	x21, x19
	eor	v29.16b, v29.16b, v13.16b
	sdot	v3.4s, v29.16b, v25.16b
	eor	v29.16b, v26.16b, v14.16b
	eor	v26.16b, v26.16b, v13.16b
	sdot	v2.4s, v30.16b, v28.16b
	sdot	v0.4s, v29.16b, v28.16b
	sdot	v1.4s, v26.16b, v25.16b
	b.hi	.LBB18_47
	cbnz	x19, .LBB18_50
	b	.LBB18_44
	.p2align	4, , 8
.LBB18_49:
	mov	x19, x10
	cbz	x19, .LBB18_44
.LBB18_50:
	mov	x21, x19
	mov	x22, x4
	.p2align	4, , 8
.LBB18_51:
	add	x20, x7, x1
	prfm	pldl1keep, [x6]
	ld1r	{ v28.4s }, [x7], #4
	ldp	q26, q24, [x22], #32
	add	x6, x6, x3
	subs	x21, x21, #1
	eor	v27.16b, v28.16b, v14.16b
	eor	v28.16b, v28.16b, v13.16b
	sdot	v22.4s, v27.16b, v26.16b
	ld1r	{ v25.4s }, [x20], x1
	ld1r	{ v27.4s }, [x20], x1
	sdot	v23.4s, v28.16b, v24.16b
	eor	v28.16b, v25.16b, v14.16b
	eor	v25.16b, v25.16b, v13.16b
	sdot	v21.4s, v25.16b, v24.16b
	ld1r	{ v25.4s }, [x20], x1
	sdot	v20.4s, v28.16b, v26.16b
	eor	v28.16b, v27.16b, v14.16b
	eor	v27.16b, v27.16b, v13.16b
	sdot	v18.4s, v28.16b, v26.16b
	sdot	v19.4s, v27.16b, v24.16b
	eor	v28.16b, v25.16b, v14.16b
	ld1r	{ v27.4s }, [x20], x1
	eor	v25.16b, v25.16b, v13.16b
	sdot	v17.4s, v25.16b, v24.16b
	ld1r	{ v25.4s }, [x20], x1
	sdot	v16.4s, v28.16b, v26.16b
	eor	v28.16b, v27.16b, v14.16b
	eor	v27.16b, v27.16b, v13.16b
	sdot	v6.4s, v28.16b, v26.16b
	sdot	v7.4s, v27.16b, v24.16b
	eor	v28.16b, v25.16b, v14.16b
	ld1r	{ v27.4s }, [x20], x1
	eor	v25.16b, v25.16b, v13.16b
	sdot	v5.4s, v25.16b, v24.16b
	ld1r	{ v25.4s }, [x20]
	sdot	v4.4s, v28.16b, v26.16b
	eor	v28.16b, v27.16b, v14.16b
	eor	v27.16b, v27.16b, v13.16b
	sdot	v3.4s, v27.16b, v24.16b
	eor	v27.16b, v25.16b, v14.16b
	eor	v25.16b, v25.16b, v13.16b
	sdot	v2.4s, v28.16b, v26.16b
	sdot	v0.4s, v27.16b, v26.16b
	sdot	v1.4s, v25.16b, v24.16b
	b.ne	.LBB18_51
	add	x4, x4, x19, lsl #5
	b	.LBB18_44
	.p2align	4, , 8
.LBB18_53:
	mov	v2.16b, v0.16b
	mov	v3.16b, v1.16b
	mov	v4.16b, v0.16b
	mov	v5.16b, v1.16b
	mov	v6.16b, v0.16b
	mov	v7.16b, v1.16b
	mov	v16.16b, v0.16b
	mov	v17.16b, v1.16b
	mov	v18.16b, v0.16b
	mov	v19.16b, v1.16b
	mov	v20.16b, v0.16b
	mov	v21.16b, v1.16b
	mov	v22.16b, v0.16b
	mov	v23.16b, v1.16b
.LBB18_54:
	cbz	x12, .LBB18_56
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
	ld1r	{ v27.4s }, [x6], #4
	ld1r	{ v25.4s }, [x6]
	ld1r	{ v28.4s }, [x5]
	mla	v23.4s, v27.4s, v26.4s
	mla	v22.4s, v27.4s, v24.4s
	ld1r	{ v27.4s }, [x4]
	mla	v21.4s, v25.4s, v26.4s
	mla	v20.4s, v25.4s, v24.4s
	ld1r	{ v25.4s }, [x3]
	mla	v19.4s, v28.4s, v26.4s
	mla	v18.4s, v28.4s, v24.4s
	ld1r	{ v28.4s }, [x2]
	mla	v17.4s, v27.4s, v26.4s
	mla	v16.4s, v27.4s, v24.4s
	ld1r	{ v27.4s }, [x1]
	mla	v7.4s, v25.4s, v26.4s
	mla	v6.4s, v25.4s, v24.4s
	ld1r	{ v25.4s }, [x0]
	mla	v5.4s, v28.4s, v26.4s
	mla	v4.4s, v28.4s, v24.4s
	mla	v3.4s, v27.4s, v26.4s
	mla	v2.4s, v27.4s, v24.4s
	mla	v1.4s, v25.4s, v26.4s
	mla	v0.4s, v25.4s, v24.4s
.LBB18_56:
	ldr	x6, [sp, #144]
	cbz	x14, .LBB18_40
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
	b	.LBB18_41
.LBB18_58:
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
	adrp	x16, .LCPI18_0
	ldr	q0, [x16, :lo12:.LCPI18_0]
	dup	v1.4s, w1
	stur	x9, [x29, #-88]
	add	x9, x8, #1
	b	.LBB18_61
	.p2align	4, , 8
.LBB18_59:
	ldr	x16, [x20, #16]
	scvtf	v18.4s, v16.4s
	scvtf	v21.4s, v7.4s
	scvtf	v19.4s, v17.4s
	mov	x2, x20
	ldr	x12, [x6, #96]
	add	x16, x16, x7, lsl #2
	scvtf	v17.4s, v6.4s
	scvtf	v24.4s, v4.4s
	scvtf	v22.4s, v3.4s
	scvtf	v23.4s, v5.4s
	add	x1, x20, #8
	ldp	q16, q7, [x16]
	sub	x16, x12, #8
	sub	x12, x7, x16
	fmul	v18.4s, v16.4s, v18.4s
	and	x12, x12, x12, asr #63
	ld1r	{ v6.4s }, [x2], #4
	fmul	v4.4s, v7.4s, v19.4s
	ld1r	{ v5.4s }, [x2]
	fmul	v19.4s, v16.4s, v17.4s
	fmul	v3.4s, v7.4s, v21.4s
	fcmgt	v20.4s, v18.4s, v6.4s
	fcmgt	v17.4s, v4.4s, v6.4s
	fcmgt	v21.4s, v19.4s, v6.4s
	bif	v18.16b, v6.16b, v20.16b
	mov	v20.16b, v17.16b
	fcmgt	v17.4s, v3.4s, v6.4s
	bsl	v20.16b, v4.16b, v6.16b
	bsl	v21.16b, v19.16b, v6.16b
	fcmgt	v19.4s, v5.4s, v18.4s
	bsl	v17.16b, v3.16b, v6.16b
	scvtf	v4.4s, v2.4s
	fcmgt	v2.4s, v5.4s, v20.4s
	bsl	v19.16b, v18.16b, v5.16b
	fcmgt	v18.4s, v5.4s, v17.4s
	fmul	v3.4s, v7.4s, v23.4s
	fcmgt	v23.4s, v5.4s, v21.4s
	bif	v20.16b, v5.16b, v2.16b
	bsl	v18.16b, v17.16b, v5.16b
	fmul	v2.4s, v16.4s, v24.4s
	bsl	v23.16b, v21.16b, v5.16b
	fmul	v7.4s, v7.4s, v22.4s
	fcmgt	v17.4s, v3.4s, v6.4s
	fmul	v16.4s, v16.4s, v4.4s
	fadd	v21.4s, v20.4s, v1.4s
	fadd	v20.4s, v19.4s, v1.4s
	fadd	v19.4s, v18.4s, v1.4s
	fadd	v18.4s, v23.4s, v1.4s
	fcmgt	v4.4s, v2.4s, v6.4s
	fcmgt	v23.4s, v7.4s, v6.4s
	bif	v3.16b, v6.16b, v17.16b
	fcmgt	v22.4s, v16.4s, v6.4s
	bsl	v4.16b, v2.16b, v6.16b
	ld1r	{ v2.8b }, [x1]
	bif	v7.16b, v6.16b, v23.16b
	fcmgt	v17.4s, v5.4s, v3.4s
	bit	v6.16b, v16.16b, v22.16b
	fcmgt	v16.4s, v5.4s, v4.4s
	fcmgt	v22.4s, v5.4s, v7.4s
	bif	v3.16b, v5.16b, v17.16b
	fcmgt	v17.4s, v5.4s, v6.4s
	bsl	v16.16b, v4.16b, v5.16b
	bif	v7.16b, v5.16b, v22.16b
	ldp	x1, x2, [x20, #40]
	bif	v6.16b, v5.16b, v17.16b
	fadd	v4.4s, v3.4s, v1.4s
	fadd	v3.4s, v16.4s, v1.4s
	fadd	v17.4s, v7.4s, v1.4s
	tbl	v5.16b, { v20.16b, v21.16b }, v0.16b
	madd	x1, x2, x8, x1
	fadd	v16.4s, v6.4s, v1.4s
	tbl	v4.16b, { v3.16b, v4.16b }, v0.16b
	add	x16, x1, x16
	lsl	x1, x2, #1
	add	x12, x16, x12
	add	v6.8b, v5.8b, v2.8b
	add	x16, x1, x2
	tbl	v5.16b, { v18.16b, v19.16b }, v0.16b
	tbl	v3.16b, { v16.16b, v17.16b }, v0.16b
	str	d6, [x12]
	add	v4.8b, v4.8b, v2.8b
	add	v5.8b, v5.8b, v2.8b
	add	v2.8b, v3.8b, v2.8b
	str	d5, [x12, x2]
	str	d4, [x12, x1]
	str	d2, [x12, x16]
.LBB18_60:
	ldr	x16, [sp, #136]
	add	x13, x19, #4
	add	x8, x8, #4
	add	x14, x14, #4
	add	x17, x17, #4
	add	x9, x9, #4
	ldr	x0, [sp, #120]
	cmp	x16, x13
	b.lt	.LBB18_6
.LBB18_61:
	ldp	q2, q3, [x0]
	cmp	x8, #4
	mov	x20, x5
	csel	x12, x21, xzr, lt
	cbz	x10, .LBB18_72
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
	mov	v4.16b, v2.16b
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
	mov	v5.16b, v3.16b
	mov	v6.16b, v2.16b
	mov	v7.16b, v3.16b
	mov	v16.16b, v2.16b
	mov	v17.16b, v3.16b
	b	.LBB18_64
	.p2align	4, , 8
.LBB18_63:
	add	x2, x2, #1
	cmp	x2, x10
	b.eq	.LBB18_73
.LBB18_64:
	ldr	x1, [x4, x2, lsl #3]
	cmp	x11, #2
	b.lt	.LBB18_68
	ldur	x16, [x29, #-120]
	mov	x27, x11
	add	x28, x16, x1
	.p2align	4, , 8
.LBB18_66:
	mov	x16, x12
	add	x30, x28, x5
	add	x19, x28, x23
	add	x1, x28, x7
	add	x12, x12, #64
	ld2	{ v21.4s, v22.4s }, [x16], #32
	ld2	{ v18.4s, v19.4s }, [x16]
	add	x16, x28, x22
	add	x28, x28, #8
	ld1r	{ v24.4s }, [x30], #4
	ld1r	{ v20.4s }, [x19], #4
	eor	v23.16b, v24.16b, v14.16b
	eor	v24.16b, v24.16b, v13.16b
	sdot	v16.4s, v23.16b, v21.16b
	ld1r	{ v23.4s }, [x1], #4
	sdot	v17.4s, v24.16b, v18.16b
	eor	v24.16b, v20.16b, v14.16b
	eor	v20.16b, v20.16b, v13.16b
	sdot	v7.4s, v20.16b, v18.16b
	ld1r	{ v20.4s }, [x16], #4
	sdot	v6.4s, v24.16b, v21.16b
	eor	v24.16b, v23.16b, v14.16b
	eor	v23.16b, v23.16b, v13.16b
	sdot	v4.4s, v24.16b, v21.16b
	sdot	v5.4s, v23.16b, v18.16b
	ld1r	{ v23.4s }, [x30]
	eor	v24.16b, v20.16b, v14.16b
	eor	v20.16b, v20.16b, v13.16b
	sdot	v3.4s, v20.16b, v18.16b
	ld1r	{ v20.4s }, [x19]
	sdot	v2.4s, v24.16b, v21.16b
	eor	v24.16b, v23.16b, v14.16b
	eor	v23.16b, v23.16b, v13.16b
	sdot	v16.4s, v24.16b, v22.16b
	sdot	v17.4s, v23.16b, v19.16b
	ld1r	{ v23.4s }, [x1]
	eor	v24.16b, v20.16b, v14.16b
	eor	v20.16b, v20.16b, v13.16b
	sdot	v7.4s, v20.16b, v19.16b
	ld1r	{ v20.4s }, [x16]
	sdot	v6.4s, v24.16b, v22.16b
	mov	x16, x27
	eor	v24.16b, v23.16b, v14.16b
	sub	x27, x27, #2
	eor	v23.16b, v23.16b, v13.16b
	cmp	x16, #3
	sdot	v5.4s, v23.16b, v19.16b
	eor	v23.16b, v20.16b, v14.16b
	eor	v20.16b, v20.16b, v13.16b
	sdot	v4.4s, v24.16b, v22.16b
	sdot	v2.4s, v23.16b, v22.16b
	sdot	v3.4s, v20.16b, v19.16b
	b.hi	.LBB18_66
	add	x1, x28, x5
	cbnz	x27, .LBB18_69
	b	.LBB18_63
	.p2align	4, , 8
.LBB18_68:
	add	x1, x25, x1
	mov	x27, x11
	cbz	x27, .LBB18_63
.LBB18_69:
	mov	x30, x27
	mov	x19, x12
	mov	x28, x1
	.p2align	4, , 8
.LBB18_70:
	add	x16, x1, x3
	prfm	pldl1keep, [x26]
	ld1r	{ v22.4s }, [x28], #4
	ldp	q20, q18, [x19], #32
	add	x26, x26, x6
	subs	x30, x30, #1
	eor	v21.16b, v22.16b, v14.16b
	eor	v22.16b, v22.16b, v13.16b
	sdot	v16.4s, v21.16b, v20.16b
	ld1r	{ v19.4s }, [x16]
	add	x16, x1, x21
	add	x1, x1, x24
	sdot	v17.4s, v22.16b, v18.16b
	ld1r	{ v21.4s }, [x16]
	eor	v22.16b, v19.16b, v14.16b
	eor	v19.16b, v19.16b, v13.16b
	sdot	v7.4s, v19.16b, v18.16b
	ld1r	{ v19.4s }, [x1]
	sdot	v6.4s, v22.16b, v20.16b
	mov	x1, x28
	eor	v22.16b, v21.16b, v14.16b
	eor	v21.16b, v21.16b, v13.16b
	sdot	v5.4s, v21.16b, v18.16b
	eor	v21.16b, v19.16b, v14.16b
	eor	v19.16b, v19.16b, v13.16b
	sdot	v4.4s, v22.16b, v20.16b
	sdot	v2.4s, v21.16b, v20.16b
	sdot	v3.4s, v19.16b, v18.16b
	b.ne	.LBB18_70
	add	x12, x12, x27, lsl #5
	b	.LBB18_63
	.p2align	4, , 8
.LBB18_72:
	mov	v4.16b, v2.16b
	mov	v5.16b, v3.16b
	mov	v6.16b, v2.16b
	mov	v7.16b, v3.16b
	mov	v16.16b, v2.16b
	mov	v17.16b, v3.16b
.LBB18_73:
	mov	x5, x20
	cbz	x20, .LBB18_75
	ldr	x20, [sp, #152]
	add	x1, x5, x8, lsl #2
	ldr	x7, [sp, #128]
	add	x16, x1, #8
	ldr	x12, [x20, #32]
	add	x2, x12, x7, lsl #2
	add	x12, x1, #12
	ldp	q18, q20, [x2]
	ld1r	{ v19.4s }, [x1], #4
	ld1r	{ v22.4s }, [x1]
	ld1r	{ v21.4s }, [x16]
	mla	v17.4s, v19.4s, v20.4s
	mla	v16.4s, v19.4s, v18.4s
	ld1r	{ v19.4s }, [x12]
	mla	v7.4s, v22.4s, v20.4s
	mla	v6.4s, v22.4s, v18.4s
	mla	v5.4s, v21.4s, v20.4s
	mla	v4.4s, v21.4s, v18.4s
	mla	v3.4s, v19.4s, v20.4s
	mla	v2.4s, v19.4s, v18.4s
	b	.LBB18_76
	.p2align	4, , 8
.LBB18_75:
	ldr	x7, [sp, #128]
	ldr	x20, [sp, #152]
.LBB18_76:
	ldr	x6, [sp, #144]
	mov	x19, x13
	mov	w21, #8
	cbz	x15, .LBB18_59
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
	b	.LBB18_60
.LBB18_78:
	ldp	q0, q1, [x0]
	cmp	x19, #2
	mov	w11, #8
	csel	x16, x11, xzr, lt
	ldr	x10, [x6, #64]
	cbz	x10, .LBB18_89
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
	mov	v2.16b, v0.16b
	mul	x1, x9, x13
	mov	v3.16b, v1.16b
	mul	x17, x12, x19
	add	x0, x12, x2
	add	x1, x15, x1, lsl #2
	add	x0, x0, x17
	add	x17, x2, x17
	add	x0, x0, #4
	b	.LBB18_81
	.p2align	4, , 8
.LBB18_80:
	add	x11, x11, #1
	ldr	x6, [sp, #144]
	cmp	x11, x10
	b.eq	.LBB18_90
.LBB18_81:
	ldr	x3, [x14, x11, lsl #3]
	cmp	x13, #2
	add	x2, x17, x3
	b.lt	.LBB18_85
	add	x4, x0, x3
	mov	x5, x13
	.p2align	4, , 8
.LBB18_83:
	mov	x3, x15
	sub	x6, x4, #4
	add	x15, x15, #64
	cmp	x5, #3
	ld2	{ v16.4s, v17.4s }, [x3], #32
	ld2	{ v4.4s, v5.4s }, [x3]
	mov	x3, x2
	add	x2, x2, #8
	ld1r	{ v7.4s }, [x3], #4
	ld1r	{ v6.4s }, [x6]
	eor	v18.16b, v7.16b, v14.16b
	eor	v7.16b, v7.16b, v13.16b
	sdot	v3.4s, v7.16b, v4.16b
	eor	v7.16b, v6.16b, v14.16b
	sdot	v0.4s, v7.16b, v16.16b
	ld1r	{ v7.4s }, [x3]
	sdot	v2.4s, v18.16b, v16.16b
	sub	x3, x5, #2
	eor	v6.16b, v6.16b, v13.16b
	mov	x5, x3
	sdot	v1.4s, v6.16b, v4.16b
	eor	v6.16b, v7.16b, v14.16b
	sdot	v2.4s, v6.16b, v17.16b
	ld1r	{ v6.4s }, [x4]
	eor	v7.16b, v7.16b, v13.16b
	add	x4, x4, #8
	sdot	v3.4s, v7.16b, v5.16b
	eor	v7.16b, v6.16b, v14.16b
	eor	v6.16b, v6.16b, v13.16b
	sdot	v0.4s, v7.16b, v17.16b
	sdot	v1.4s, v6.16b, v5.16b
	b.hi	.LBB18_83
	cbnz	x3, .LBB18_86
	b	.LBB18_80
	.p2align	4, , 8
.LBB18_85:
	mov	x3, x13
	cbz	x3, .LBB18_80
.LBB18_86:
	mov	x4, x3
	mov	x5, x15
	.p2align	4, , 8
.LBB18_87:
	add	x6, x2, x12
	prfm	pldl1keep, [x1]
	ld1r	{ v7.4s }, [x2], #4
	ldp	q6, q4, [x5], #32
	add	x1, x1, x16
	subs	x4, x4, #1
	eor	v16.16b, v7.16b, v14.16b
	eor	v7.16b, v7.16b, v13.16b
	sdot	v2.4s, v16.16b, v6.16b
	ld1r	{ v5.4s }, [x6]
	sdot	v3.4s, v7.16b, v4.16b
	eor	v7.16b, v5.16b, v14.16b
	eor	v5.16b, v5.16b, v13.16b
	sdot	v0.4s, v7.16b, v6.16b
	sdot	v1.4s, v5.16b, v4.16b
	b.ne	.LBB18_87
	add	x15, x15, x3, lsl #5
	b	.LBB18_80
.LBB18_89:
	mov	v2.16b, v0.16b
	mov	v3.16b, v1.16b
.LBB18_90:
	ldr	x10, [x20, #24]
	cbz	x10, .LBB18_92
	ldr	x11, [x20, #32]
	add	x10, x10, x19, lsl #2
	add	x11, x11, x7, lsl #2
	ldp	q4, q6, [x11]
	ld1r	{ v7.4s }, [x10], #4
	ld1r	{ v5.4s }, [x10]
	mla	v3.4s, v7.4s, v6.4s
	mla	v2.4s, v7.4s, v4.4s
	mla	v1.4s, v5.4s, v6.4s
	mla	v0.4s, v5.4s, v4.4s
.LBB18_92:
	ldr	x0, [sp, #120]
	ldr	x10, [x20, #56]
	cbz	x10, .LBB18_94
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
	b	.LBB18_95
.LBB18_94:
	ldr	x10, [x20, #16]
	scvtf	v5.4s, v3.4s
	scvtf	v4.4s, v2.4s
	ldr	x12, [x6, #96]
	adrp	x11, .LCPI18_0
	add	x13, x10, x7, lsl #2
	mov	x10, x20
	sub	x14, x12, #8
	ldp	q2, q3, [x13]
	fmul	v2.4s, v2.4s, v4.4s
	ld1r	{ v6.4s }, [x10], #4
	fmul	v3.4s, v3.4s, v5.4s
	ld1r	{ v5.4s }, [x10]
	mov	w10, #1262485504
	fcmgt	v4.4s, v2.4s, v6.4s
	fcmgt	v7.4s, v3.4s, v6.4s
	bif	v2.16b, v6.16b, v4.16b
	bif	v3.16b, v6.16b, v7.16b
	fcmgt	v4.4s, v5.4s, v2.4s
	fcmgt	v7.4s, v5.4s, v3.4s
	bif	v2.16b, v5.16b, v4.16b
	dup	v4.4s, w10
	bif	v3.16b, v5.16b, v7.16b
	add	x10, x20, #8
	fadd	v17.4s, v3.4s, v4.4s
	ldr	q3, [x11, :lo12:.LCPI18_0]
	fadd	v16.4s, v2.4s, v4.4s
	ld1r	{ v2.8b }, [x10]
	ldp	x11, x12, [x20, #40]
	sub	x10, x7, x14
	tbl	v7.16b, { v16.16b, v17.16b }, v3.16b
	and	x15, x10, x10, asr #63
	add	x9, x15, x14
	scvtf	v16.4s, v1.4s
	mul	x10, x12, x19
	add	x14, x11, x10
	add	v7.8b, v7.8b, v2.8b
	add	x11, x11, x12
	str	d7, [x14, x9]
	scvtf	v7.4s, v0.4s
	ldp	q1, q0, [x13]
	add	x10, x11, x10
	fmul	v1.4s, v1.4s, v7.4s
	fmul	v0.4s, v0.4s, v16.4s
	fcmgt	v7.4s, v1.4s, v6.4s
	fcmgt	v16.4s, v0.4s, v6.4s
	bif	v1.16b, v6.16b, v7.16b
	bif	v0.16b, v6.16b, v16.16b
	fcmgt	v6.4s, v5.4s, v1.4s
	fcmgt	v7.4s, v5.4s, v0.4s
	bif	v0.16b, v5.16b, v7.16b
	bit	v5.16b, v1.16b, v6.16b
	fadd	v1.4s, v0.4s, v4.4s
	fadd	v0.4s, v5.4s, v4.4s
	tbl	v0.16b, { v0.16b, v1.16b }, v3.16b
	add	v0.8b, v0.8b, v2.8b
	str	d0, [x10, x9]
.LBB18_95:
	ldr	x9, [sp, #136]
	cmp	x8, x9
	b.ge	.LBB18_112
	ldp	q0, q1, [x0]
	cmp	x8, #0
	mov	w10, #8
	csel	x16, xzr, x10, gt
	ldr	x9, [x6, #64]
	cbz	x9, .LBB18_107
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
	b	.LBB18_99
	.p2align	4, , 8
.LBB18_98:
	add	x10, x10, #1
	cmp	x10, x9
	b.eq	.LBB18_107
.LBB18_99:
	ldr	x17, [x13, x10, lsl #3]
	cmp	x11, #2
	add	x2, x14, x17
	b.lt	.LBB18_103
	mov	x1, x11
	.p2align	4, , 8
.LBB18_101:
	mov	x17, x12
	sub	x0, x1, #2
	add	x12, x12, #64
	cmp	x1, #3
	mov	x1, x0
	ld2	{ v5.4s, v6.4s }, [x17], #32
	ld2	{ v2.4s, v3.4s }, [x17]
	add	x17, x2, #8
	ld1r	{ v7.4s }, [x2], #4
	ld1r	{ v4.4s }, [x2]
	mov	x2, x17
	eor	v16.16b, v7.16b, v14.16b
	eor	v7.16b, v7.16b, v13.16b
	sdot	v0.4s, v16.16b, v5.16b
	sdot	v1.4s, v7.16b, v2.16b
	eor	v7.16b, v4.16b, v14.16b
	eor	v4.16b, v4.16b, v13.16b
	sdot	v0.4s, v7.16b, v6.16b
	sdot	v1.4s, v4.16b, v3.16b
	b.hi	.LBB18_101
	cbnz	x0, .LBB18_104
	b	.LBB18_98
	.p2align	4, , 8
.LBB18_103:
	mov	x17, x2
	mov	x0, x11
	cbz	x0, .LBB18_98
.LBB18_104:
	mov	x1, x0
	mov	x2, x12
	.p2align	4, , 8
.LBB18_105:
	prfm	pldl1keep, [x15]
	add	x15, x15, x16
	ld1r	{ v2.4s }, [x17], #4
	ldp	q5, q3, [x2], #32
	subs	x1, x1, #1
	eor	v4.16b, v2.16b, v14.16b
	eor	v2.16b, v2.16b, v13.16b
	sdot	v0.4s, v4.16b, v5.16b
	sdot	v1.4s, v2.16b, v3.16b
	b.ne	.LBB18_105
	add	x12, x12, x0, lsl #5
	b	.LBB18_98
.LBB18_107:
	ldr	x9, [x20, #24]
	cbz	x9, .LBB18_109
	ldr	x11, [x20, #32]
	add	x10, x9, x8, lsl #2
	add	x9, x11, x7, lsl #2
	ld1r	{ v3.4s }, [x10]
	ldp	q2, q4, [x9]
	mla	v0.4s, v3.4s, v2.4s
	mla	v1.4s, v3.4s, v4.4s
.LBB18_109:
	ldr	x9, [x20, #56]
	cbz	x9, .LBB18_111
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
	b	.LBB18_112
.LBB18_111:
	ldr	x9, [x20, #16]
	scvtf	v4.4s, v1.4s
	scvtf	v3.4s, v0.4s
	mov	x10, x20
	add	x13, x20, #8
	add	x11, x9, x7, lsl #2
	ldr	x9, [x6, #96]
	ldp	q1, q0, [x11]
	sub	x9, x9, #8
	sub	x11, x7, x9
	fmul	v3.4s, v1.4s, v3.4s
	ld1r	{ v2.4s }, [x10], #4
	fmul	v0.4s, v0.4s, v4.4s
	ld1r	{ v1.4s }, [x10]
	mov	w10, #1262485504
	fcmgt	v4.4s, v3.4s, v2.4s
	fcmgt	v5.4s, v0.4s, v2.4s
	bif	v0.16b, v2.16b, v5.16b
	bit	v2.16b, v3.16b, v4.16b
	fcmgt	v4.4s, v1.4s, v0.4s
	fcmgt	v3.4s, v1.4s, v2.4s
	bif	v0.16b, v1.16b, v4.16b
	bif	v2.16b, v1.16b, v3.16b
	dup	v3.4s, w10
	adrp	x10, .LCPI18_0
	fadd	v1.4s, v0.4s, v3.4s
	fadd	v0.4s, v2.4s, v3.4s
	ldr	q2, [x10, :lo12:.LCPI18_0]
	ldp	x10, x12, [x20, #40]
	tbl	v0.16b, { v0.16b, v1.16b }, v2.16b
	ld1r	{ v1.8b }, [x13]
	madd	x10, x12, x8, x10
	and	x8, x11, x11, asr #63
	add	x9, x10, x9
	add	v0.8b, v0.8b, v1.8b
	str	d0, [x9, x8]
.LBB18_112:
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
.Lfunc_end18:
	.size	$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5, .Lfunc_end18-$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA6ColumnVyANG_Ttg5
	.text
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI19_0:
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
	.text
	.p2align	4
	.type	$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5,@function
$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5:
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
	b.ge	.LBB19_6
	mov	x9, x4
.LBB19_2:
	ldr	x8, [sp, #24]
	add	x11, x9, #4
	cmp	x8, x11
	b.ge	.LBB19_39
	mov	x7, x9
.LBB19_4:
	ldr	x10, [sp, #24]
	add	x9, x7, #2
	cmp	x10, x9
	b.ge	.LBB19_58
	mov	x9, x7
	b	.LBB19_75
.LBB19_6:
	ldr	x8, [x30, #96]
	mov	w6, v14.s[2]
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
	movi	v15.2d, #0000000000000000
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
	b	.LBB19_8
	.p2align	4, , 8
.LBB19_7:
	ldr	x10, [sp]
	add	x9, x4, #8
	add	x8, x4, #16
	mov	x4, x9
	add	x3, x3, x10
	ldr	x10, [sp, #24]
	cmp	x10, x8
	b.lt	.LBB19_2
.LBB19_8:
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
	b	.LBB19_11
	.p2align	4, , 8
.LBB19_9:
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
.LBB19_10:
	mov	w9, wzr
	mov	w8, #8
	ldur	x2, [x29, #-128]
	ldur	w10, [x29, #-156]
	tbz	w10, #0, .LBB19_7
.LBB19_11:
	add	x11, x0, x8, lsl #2
	stur	w9, [x29, #-156]
	ldp	q1, q0, [x11]
	dup	v6.2d, v1.d[0]
	dup	v7.2d, v1.d[1]
	dup	v16.2d, v0.d[0]
	dup	v17.2d, v0.d[1]
	cbz	w5, .LBB19_23
	cbz	x7, .LBB19_34
	mov	x9, xzr
	ldr	x10, [x30, #56]
	add	x11, x11, #64
	ldr	x12, [x30, #72]
	mov	v3.16b, v17.16b
	mov	v18.16b, v16.16b
	mov	v2.16b, v7.16b
	mov	v5.16b, v6.16b
	mov	v4.16b, v17.16b
	mov	v19.16b, v16.16b
	mov	v1.16b, v7.16b
	mov	v20.16b, v6.16b
	mov	v0.16b, v17.16b
	mov	v22.16b, v16.16b
	mov	v21.16b, v7.16b
	mov	v23.16b, v6.16b
	b	.LBB19_15
	.p2align	4, , 8
.LBB19_14:
	add	x9, x9, #1
	cmp	x9, x7
	b.eq	.LBB19_35
.LBB19_15:
	ldr	x13, [x10, x9, lsl #3]
	cmp	x12, #4
	b.lt	.LBB19_19
	add	x13, x3, x13
	mov	x14, x12
	.p2align	4, , 8
.LBB19_17:
	ldr	q25, [x22, x13]
	mov	x15, x14
	ldr	q24, [x26, x13]
	sub	x14, x14, #4
	ldr	q26, [x27, x13]
	cmp	x15, #7
	ldr	q28, [x24, x13]
	eor	v11.16b, v25.16b, v14.16b
	ldr	q25, [x28, x13]
	eor	v27.16b, v24.16b, v14.16b
	ldr	q24, [x25, x13]
	eor	v29.16b, v26.16b, v14.16b
	ldr	q26, [x21, x13]
	eor	v9.16b, v28.16b, v14.16b
	ldr	q30, [x19, x13]
	zip2	v31.2d, v29.2d, v27.2d
	mov	v29.d[1], v27.d[0]
	eor	v10.16b, v25.16b, v14.16b
	add	x13, x13, #16
	ldp	q8, q28, [x11]
	eor	v24.16b, v24.16b, v14.16b
	eor	v26.16b, v26.16b, v14.16b
	eor	v12.16b, v30.16b, v14.16b
	zip2	v30.2d, v11.2d, v12.2d
	ldp	q27, q25, [x11, #64]
	smmla	v23.4s, v29.16b, v8.16b
	smmla	v21.4s, v29.16b, v28.16b
	mov	v11.d[1], v12.d[0]
	smmla	v22.4s, v29.16b, v27.16b
	smmla	v0.4s, v29.16b, v25.16b
	zip2	v29.2d, v9.2d, v24.2d
	mov	v9.d[1], v24.d[0]
	zip2	v24.2d, v26.2d, v10.2d
	mov	v26.d[1], v10.d[0]
	smmla	v1.4s, v11.16b, v28.16b
	smmla	v19.4s, v11.16b, v27.16b
	smmla	v4.4s, v11.16b, v25.16b
	smmla	v2.4s, v9.16b, v28.16b
	smmla	v18.4s, v9.16b, v27.16b
	smmla	v3.4s, v9.16b, v25.16b
	smmla	v6.4s, v26.16b, v8.16b
	smmla	v7.4s, v26.16b, v28.16b
	smmla	v16.4s, v26.16b, v27.16b
	ldp	q28, q27, [x11, #128]
	smmla	v17.4s, v26.16b, v25.16b
	smmla	v20.4s, v11.16b, v8.16b
	smmla	v5.4s, v9.16b, v8.16b
	smmla	v23.4s, v31.16b, v28.16b
	smmla	v6.4s, v24.16b, v28.16b
	ldp	q26, q25, [x11, #192]
	smmla	v21.4s, v31.16b, v27.16b
	add	x11, x11, #256
	smmla	v20.4s, v30.16b, v28.16b
	smmla	v1.4s, v30.16b, v27.16b
	smmla	v22.4s, v31.16b, v26.16b
	smmla	v19.4s, v30.16b, v26.16b
	smmla	v0.4s, v31.16b, v25.16b
	smmla	v4.4s, v30.16b, v25.16b
	smmla	v5.4s, v29.16b, v28.16b
	smmla	v2.4s, v29.16b, v27.16b
	smmla	v18.4s, v29.16b, v26.16b
	smmla	v3.4s, v29.16b, v25.16b
	smmla	v7.4s, v24.16b, v27.16b
	smmla	v16.4s, v24.16b, v26.16b
	smmla	v17.4s, v24.16b, v25.16b
	b.hi	.LBB19_17
	add	x13, x27, x13
	subs	x15, x14, #2
	b.ge	.LBB19_20
	b	.LBB19_21
	.p2align	4, , 8
.LBB19_19:
	ldur	x14, [x29, #-120]
	add	x13, x14, x13
	mov	x14, x12
	subs	x15, x14, #2
	b.lt	.LBB19_21
.LBB19_20:
	ldur	x14, [x29, #-88]
	ldr	d26, [x13, x2]
	ldr	d31, [x13, x17]
	ldr	d30, [x13, x14]
	ldur	x14, [x29, #-104]
	ldr	d27, [x13]
	ldr	d25, [x13, x14]
	ldur	x14, [x29, #-96]
	mov	v27.d[1], v31.d[0]
	mov	v26.d[1], v30.d[0]
	ldr	d29, [x13, x14]
	ldur	x14, [x29, #-80]
	eor	v31.16b, v27.16b, v14.16b
	eor	v30.16b, v26.16b, v14.16b
	ldr	d24, [x13, x14]
	ldur	x14, [x29, #-112]
	mov	v25.d[1], v29.d[0]
	ldr	d28, [x13, x14]
	add	x13, x13, #8
	mov	x14, x15
	eor	v29.16b, v25.16b, v14.16b
	ldp	q26, q25, [x11, #64]
	mov	v24.d[1], v28.d[0]
	smmla	v22.4s, v31.16b, v26.16b
	eor	v24.16b, v24.16b, v14.16b
	ldp	q28, q27, [x11]
	add	x11, x11, #128
	smmla	v0.4s, v31.16b, v25.16b
	smmla	v19.4s, v30.16b, v26.16b
	smmla	v23.4s, v31.16b, v28.16b
	smmla	v20.4s, v30.16b, v28.16b
	smmla	v21.4s, v31.16b, v27.16b
	smmla	v1.4s, v30.16b, v27.16b
	smmla	v4.4s, v30.16b, v25.16b
	smmla	v5.4s, v29.16b, v28.16b
	smmla	v2.4s, v29.16b, v27.16b
	smmla	v18.4s, v29.16b, v26.16b
	smmla	v3.4s, v29.16b, v25.16b
	smmla	v6.4s, v24.16b, v28.16b
	smmla	v7.4s, v24.16b, v27.16b
	smmla	v16.4s, v24.16b, v26.16b
	smmla	v17.4s, v24.16b, v25.16b
.LBB19_21:
	cmp	x14, #1
	b.ne	.LBB19_14
	ldr	w14, [x13]
	ldr	w15, [x13, x2]
	ldr	w16, [x13, x17]
	eor	w14, w14, w5
	ldp	x7, x17, [x29, #-112]
	mov	v31.16b, v14.16b
	eor	w1, w15, w5
	ldur	x15, [x29, #-80]
	eor	w16, w16, w6
	mov	v31.s[0], w14
	ldur	x14, [x29, #-88]
	ldp	q25, q24, [x11], #64
	mov	v30.16b, v14.16b
	mov	v29.16b, v14.16b
	zip1	v28.4s, v25.4s, v15.4s
	zip2	v27.4s, v25.4s, v15.4s
	ldr	w2, [x13, x17]
	ldr	w17, [x13, x15]
	ldr	w15, [x13, x14]
	ldur	x14, [x29, #-96]
	eor	w2, w2, w5
	eor	w17, w17, w5
	ldr	w14, [x13, x14]
	eor	w15, w15, w6
	ldr	w13, [x13, x7]
	mov	v25.16b, v14.16b
	mov	v30.s[0], w1
	mov	v29.s[0], w2
	eor	w14, w14, w6
	mov	v25.s[0], w17
	eor	w13, w13, w6
	mov	v31.s[2], w16
	ldur	x2, [x29, #-128]
	mov	v30.s[2], w15
	mov	v29.s[2], w14
	mov	v25.s[2], w13
	zip1	v26.4s, v24.4s, v15.4s
	zip2	v24.4s, v24.4s, v15.4s
	ldp	x7, x17, [x29, #-144]
	mov	v31.s[3], v14.s[3]
	mov	v30.s[3], v14.s[3]
	mov	v29.s[3], v14.s[3]
	mov	v25.s[3], v14.s[3]
	smmla	v23.4s, v31.16b, v28.16b
	smmla	v21.4s, v31.16b, v27.16b
	smmla	v22.4s, v31.16b, v26.16b
	smmla	v0.4s, v31.16b, v24.16b
	smmla	v20.4s, v30.16b, v28.16b
	smmla	v1.4s, v30.16b, v27.16b
	smmla	v19.4s, v30.16b, v26.16b
	smmla	v4.4s, v30.16b, v24.16b
	smmla	v5.4s, v29.16b, v28.16b
	smmla	v2.4s, v29.16b, v27.16b
	smmla	v18.4s, v29.16b, v26.16b
	smmla	v3.4s, v29.16b, v24.16b
	smmla	v6.4s, v25.16b, v28.16b
	smmla	v7.4s, v25.16b, v27.16b
	smmla	v16.4s, v25.16b, v26.16b
	smmla	v17.4s, v25.16b, v24.16b
	b	.LBB19_14
	.p2align	4, , 8
.LBB19_23:
	cbz	x7, .LBB19_34
	mov	x9, xzr
	ldr	x10, [x30, #56]
	add	x11, x11, #64
	ldr	x12, [x30, #72]
	mov	v3.16b, v17.16b
	mov	v18.16b, v16.16b
	mov	v2.16b, v7.16b
	mov	v5.16b, v6.16b
	mov	v4.16b, v17.16b
	mov	v19.16b, v16.16b
	mov	v1.16b, v7.16b
	mov	v20.16b, v6.16b
	mov	v0.16b, v17.16b
	mov	v22.16b, v16.16b
	mov	v21.16b, v7.16b
	mov	v23.16b, v6.16b
	b	.LBB19_26
	.p2align	4, , 8
.LBB19_25:
	add	x9, x9, #1
	cmp	x9, x7
	b.eq	.LBB19_35
.LBB19_26:
	ldr	x13, [x10, x9, lsl #3]
	cmp	x12, #4
	b.lt	.LBB19_30
	add	x13, x3, x13
	mov	x14, x12
	.p2align	4, , 8
.LBB19_28:
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
	zip2	v31.2d, v11.2d, v24.2d
	zip2	v30.2d, v10.2d, v28.2d
	zip2	v29.2d, v9.2d, v27.2d
	mov	v11.d[1], v24.d[0]
	zip2	v24.2d, v25.2d, v26.2d
	mov	v10.d[1], v28.d[0]
	ldp	q8, q28, [x11]
	mov	v9.d[1], v27.d[0]
	mov	v25.d[1], v26.d[0]
	smmla	v23.4s, v11.16b, v8.16b
	smmla	v20.4s, v10.16b, v8.16b
	ldp	q27, q26, [x11, #64]
	smmla	v21.4s, v11.16b, v28.16b
	smmla	v1.4s, v10.16b, v28.16b
	smmla	v2.4s, v9.16b, v28.16b
	smmla	v22.4s, v11.16b, v27.16b
	smmla	v19.4s, v10.16b, v27.16b
	smmla	v0.4s, v11.16b, v26.16b
	smmla	v4.4s, v10.16b, v26.16b
	smmla	v18.4s, v9.16b, v27.16b
	smmla	v3.4s, v9.16b, v26.16b
	smmla	v6.4s, v25.16b, v8.16b
	smmla	v7.4s, v25.16b, v28.16b
	smmla	v16.4s, v25.16b, v27.16b
	ldp	q28, q27, [x11, #128]
	smmla	v17.4s, v25.16b, v26.16b
	smmla	v5.4s, v9.16b, v8.16b
	smmla	v23.4s, v31.16b, v28.16b
	smmla	v20.4s, v30.16b, v28.16b
	ldp	q26, q25, [x11, #192]
	smmla	v21.4s, v31.16b, v27.16b
	add	x11, x11, #256
	smmla	v1.4s, v30.16b, v27.16b
	smmla	v5.4s, v29.16b, v28.16b
	smmla	v22.4s, v31.16b, v26.16b
	smmla	v19.4s, v30.16b, v26.16b
	smmla	v0.4s, v31.16b, v25.16b
	smmla	v4.4s, v30.16b, v25.16b
	smmla	v2.4s, v29.16b, v27.16b
	smmla	v18.4s, v29.16b, v26.16b
	smmla	v3.4s, v29.16b, v25.16b
	smmla	v6.4s, v24.16b, v28.16b
	smmla	v7.4s, v24.16b, v27.16b
	smmla	v16.4s, v24.16b, v26.16b
	smmla	v17.4s, v24.16b, v25.16b
	b.hi	.LBB19_28
	add	x13, x27, x13
	subs	x15, x14, #2
	b.ge	.LBB19_31
	b	.LBB19_32
	.p2align	4, , 8
.LBB19_30:
	ldur	x14, [x29, #-120]
	add	x13, x14, x13
	mov	x14, x12
	subs	x15, x14, #2
	b.lt	.LBB19_32
.LBB19_31:
	ldur	x14, [x29, #-88]
	ldr	d28, [x13, x17]
	ldr	d30, [x13, x2]
	ldr	d27, [x13, x14]
	ldur	x14, [x29, #-104]
	ldr	d31, [x13]
	ldr	d29, [x13, x14]
	ldur	x14, [x29, #-96]
	mov	v31.d[1], v28.d[0]
	mov	v30.d[1], v27.d[0]
	ldr	d26, [x13, x14]
	ldur	x14, [x29, #-80]
	ldp	q28, q27, [x11]
	mov	v29.d[1], v26.d[0]
	smmla	v23.4s, v31.16b, v28.16b
	smmla	v20.4s, v30.16b, v28.16b
	ldr	d24, [x13, x14]
	ldur	x14, [x29, #-112]
	smmla	v21.4s, v31.16b, v27.16b
	smmla	v1.4s, v30.16b, v27.16b
	ldr	d25, [x13, x14]
	add	x13, x13, #8
	smmla	v5.4s, v29.16b, v28.16b
	mov	x14, x15
	smmla	v2.4s, v29.16b, v27.16b
	mov	v24.d[1], v25.d[0]
	ldp	q26, q25, [x11, #64]
	add	x11, x11, #128
	smmla	v6.4s, v24.16b, v28.16b
	smmla	v22.4s, v31.16b, v26.16b
	smmla	v19.4s, v30.16b, v26.16b
	smmla	v0.4s, v31.16b, v25.16b
	smmla	v4.4s, v30.16b, v25.16b
	smmla	v18.4s, v29.16b, v26.16b
	smmla	v3.4s, v29.16b, v25.16b
	smmla	v7.4s, v24.16b, v27.16b
	smmla	v16.4s, v24.16b, v26.16b
	smmla	v17.4s, v24.16b, v25.16b
.LBB19_32:
	cmp	x14, #1
	b.ne	.LBB19_25
	add	x14, x13, x17
	ldr	s31, [x13]
	ldur	x15, [x29, #-88]
	ldp	q26, q24, [x11], #64
	add	x16, x13, x15
	zip1	v28.4s, v26.4s, v15.4s
	zip2	v27.4s, v26.4s, v15.4s
	ld1	{ v31.s }[2], [x14]
	ldp	x1, x14, [x29, #-104]
	zip1	v26.4s, v24.4s, v15.4s
	ldr	s30, [x13, x2]
	zip2	v24.4s, v24.4s, v15.4s
	ldr	s29, [x13, x1]
	ldur	x1, [x29, #-80]
	add	x15, x13, x14
	ldur	x14, [x29, #-112]
	ld1	{ v30.s }[2], [x16]
	ldr	s25, [x13, x1]
	add	x14, x13, x14
	ld1	{ v29.s }[2], [x15]
	smmla	v23.4s, v31.16b, v28.16b
	smmla	v21.4s, v31.16b, v27.16b
	ld1	{ v25.s }[2], [x14]
	smmla	v22.4s, v31.16b, v26.16b
	smmla	v0.4s, v31.16b, v24.16b
	smmla	v20.4s, v30.16b, v28.16b
	smmla	v1.4s, v30.16b, v27.16b
	smmla	v19.4s, v30.16b, v26.16b
	smmla	v4.4s, v30.16b, v24.16b
	smmla	v5.4s, v29.16b, v28.16b
	smmla	v2.4s, v29.16b, v27.16b
	smmla	v18.4s, v29.16b, v26.16b
	smmla	v3.4s, v29.16b, v24.16b
	smmla	v6.4s, v25.16b, v28.16b
	smmla	v7.4s, v25.16b, v27.16b
	smmla	v16.4s, v25.16b, v26.16b
	smmla	v17.4s, v25.16b, v24.16b
	b	.LBB19_25
	.p2align	4, , 8
.LBB19_34:
	mov	v21.16b, v7.16b
	mov	v23.16b, v6.16b
	mov	v0.16b, v17.16b
	mov	v22.16b, v16.16b
	mov	v1.16b, v7.16b
	mov	v20.16b, v6.16b
	mov	v4.16b, v17.16b
	mov	v19.16b, v16.16b
	mov	v2.16b, v7.16b
	mov	v5.16b, v6.16b
	mov	v3.16b, v17.16b
	mov	v18.16b, v16.16b
.LBB19_35:
	mov	v25.16b, v23.16b
	ldur	x9, [x29, #-168]
	mov	v26.16b, v22.16b
	zip2	v23.2d, v23.2d, v21.2d
	zip2	v24.2d, v22.2d, v0.2d
	add	x1, x8, x9
	mov	v22.16b, v20.16b
	mov	v25.d[1], v21.d[0]
	mov	v21.16b, v19.16b
	mov	v26.d[1], v0.d[0]
	mov	v0.16b, v5.16b
	mov	v22.d[1], v1.d[0]
	mov	v21.d[1], v4.d[0]
	zip2	v20.2d, v20.2d, v1.2d
	mov	v1.16b, v18.16b
	zip2	v19.2d, v19.2d, v4.2d
	mov	v0.d[1], v2.d[0]
	mov	v4.16b, v6.16b
	zip2	v2.2d, v5.2d, v2.2d
	mov	v5.16b, v16.16b
	mov	v1.d[1], v3.d[0]
	zip2	v3.2d, v18.2d, v3.2d
	mov	v4.d[1], v7.d[0]
	mov	v5.d[1], v17.d[0]
	zip2	v6.2d, v6.2d, v7.2d
	zip2	v7.2d, v16.2d, v17.2d
	cbz	x23, .LBB19_37
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
	ld1r	{ v27.4s }, [x8], #4
	ld1r	{ v17.4s }, [x8]
	add	x8, x14, #28
	ld1r	{ v28.4s }, [x13]
	mla	v26.4s, v27.4s, v18.4s
	mla	v25.4s, v27.4s, v16.4s
	ld1r	{ v27.4s }, [x12]
	mla	v24.4s, v17.4s, v18.4s
	mla	v23.4s, v17.4s, v16.4s
	ld1r	{ v17.4s }, [x11]
	mla	v21.4s, v28.4s, v18.4s
	mla	v22.4s, v28.4s, v16.4s
	ld1r	{ v28.4s }, [x10]
	mla	v19.4s, v27.4s, v18.4s
	mla	v20.4s, v27.4s, v16.4s
	ld1r	{ v27.4s }, [x9]
	mla	v1.4s, v17.4s, v18.4s
	mla	v0.4s, v17.4s, v16.4s
	ld1r	{ v17.4s }, [x8]
	mla	v3.4s, v28.4s, v18.4s
	mla	v2.4s, v28.4s, v16.4s
	mla	v5.4s, v27.4s, v18.4s
	mla	v4.4s, v27.4s, v16.4s
	mla	v7.4s, v17.4s, v18.4s
	mla	v6.4s, v17.4s, v16.4s
.LBB19_37:
	ldr	x9, [sp, #168]
	ldur	x12, [x29, #-152]
	sub	x8, x1, x9
	and	x8, x8, x8, asr #63
	add	x2, x8, x9
	cbnz	x12, .LBB19_9
	ldr	x8, [x20, #16]
	scvtf	v16.4s, v23.4s
	scvtf	v26.4s, v26.4s
	scvtf	v17.4s, v25.4s
	scvtf	v18.4s, v24.4s
	scvtf	v20.4s, v20.4s
	add	x9, x8, x1, lsl #2
	mov	x8, x20
	adrp	x10, .LCPI19_0
	mov	w3, wzr
	mov	x23, x4
	ldp	q23, q29, [x9]
	add	x9, x20, #8
	fmul	v25.4s, v23.4s, v17.4s
	fmul	v16.4s, v23.4s, v16.4s
	ld1r	{ v24.4s }, [x8], #4
	fmul	v26.4s, v29.4s, v26.4s
	ldr	x0, [sp, #176]
	fmul	v18.4s, v29.4s, v18.4s
	fmul	v20.4s, v23.4s, v20.4s
	fcmgt	v27.4s, v25.4s, v24.4s
	fcmgt	v30.4s, v26.4s, v24.4s
	fcmgt	v28.4s, v18.4s, v24.4s
	fcmgt	v17.4s, v16.4s, v24.4s
	bsl	v30.16b, v26.16b, v24.16b
	ld1r	{ v26.4s }, [x8]
	bif	v18.16b, v24.16b, v28.16b
	mov	w8, #1262485504
	mov	v28.16b, v27.16b
	mov	v27.16b, v17.16b
	bsl	v27.16b, v16.16b, v24.16b
	fcmgt	v8.4s, v26.4s, v30.4s
	bsl	v28.16b, v25.16b, v24.16b
	fcmgt	v31.4s, v26.4s, v18.4s
	scvtf	v16.4s, v21.4s
	scvtf	v17.4s, v22.4s
	scvtf	v21.4s, v19.4s
	fcmgt	v22.4s, v26.4s, v27.4s
	dup	v25.4s, w8
	mov	v19.16b, v8.16b
	bsl	v19.16b, v30.16b, v26.16b
	fcmgt	v30.4s, v26.4s, v28.4s
	bif	v18.16b, v26.16b, v31.16b
	fmul	v16.4s, v29.4s, v16.4s
	bsl	v22.16b, v27.16b, v26.16b
	fmul	v17.4s, v23.4s, v17.4s
	bsl	v30.16b, v28.16b, v26.16b
	fadd	v28.4s, v19.4s, v25.4s
	fadd	v19.4s, v18.4s, v25.4s
	fmul	v21.4s, v29.4s, v21.4s
	fadd	v18.4s, v22.4s, v25.4s
	fcmgt	v22.4s, v16.4s, v24.4s
	fcmgt	v23.4s, v17.4s, v24.4s
	fcmgt	v29.4s, v21.4s, v24.4s
	fadd	v27.4s, v30.4s, v25.4s
	bif	v16.16b, v24.16b, v22.16b
	fcmgt	v22.4s, v20.4s, v24.4s
	bif	v17.16b, v24.16b, v23.16b
	bif	v21.16b, v24.16b, v29.16b
	fcmgt	v23.4s, v26.4s, v16.4s
	bif	v20.16b, v24.16b, v22.16b
	fcmgt	v22.4s, v26.4s, v17.4s
	fcmgt	v30.4s, v26.4s, v21.4s
	bif	v16.16b, v26.16b, v23.16b
	fcmgt	v29.4s, v26.4s, v20.4s
	bsl	v22.16b, v17.16b, v26.16b
	ldr	q17, [x10, :lo12:.LCPI19_0]
	bif	v21.16b, v26.16b, v30.16b
	fadd	v24.4s, v16.4s, v25.4s
	ld1r	{ v16.8b }, [x9]
	bit	v26.16b, v20.16b, v29.16b
	ldp	x8, x11, [x20, #40]
	fadd	v23.4s, v22.4s, v25.4s
	fadd	v22.4s, v21.4s, v25.4s
	fadd	v21.4s, v26.4s, v25.4s
	tbl	v20.16b, { v27.16b, v28.16b }, v17.16b
	madd	x8, x11, x4, x8
	lsl	x10, x11, #1
	tbl	v19.16b, { v18.16b, v19.16b }, v17.16b
	add	x9, x10, x11
	tbl	v18.16b, { v23.16b, v24.16b }, v17.16b
	add	x8, x8, x2
	tbl	v17.16b, { v21.16b, v22.16b }, v17.16b
	add	v20.8b, v20.8b, v16.8b
	add	v19.8b, v19.8b, v16.8b
	add	v18.8b, v18.8b, v16.8b
	str	d20, [x8]
	add	v16.8b, v17.8b, v16.8b
	str	d19, [x8, x11]
	str	d18, [x8, x10]
	str	d16, [x8, x9]
	bl	$e22VitruvianMicroNEONI8MM14ProductResultsV5store_3row12packedColumn6column9fillsLineys5SIMD8Vys5Int32VG_A3Mt_S3iSbtF
	ldp	q14, q13, [sp, #48]
	movi	v15.2d, #0000000000000000
	mov	x4, x23
	ldp	x7, x17, [x29, #-144]
	ldp	x3, x30, [sp, #88]
	ldp	w6, w5, [sp, #40]
	ldr	x23, [sp, #32]
	ldr	x0, [sp, #104]
	b	.LBB19_10
.LBB19_39:
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
	b	.LBB19_42
	.p2align	4, , 8
.LBB19_40:
	ldr	x4, [x20, #16]
	scvtf	v26.4s, v23.4s
	ldur	x5, [x29, #-168]
	scvtf	v25.4s, v21.4s
	mov	x11, x20
	scvtf	v24.4s, v22.4s
	ldr	x13, [x30, #96]
	scvtf	v29.4s, v20.4s
	add	x17, x4, x5, lsl #2
	scvtf	v31.4s, v19.4s
	scvtf	v8.4s, v18.4s
	mov	w3, #1262485504
	add	x12, x20, #8
	scvtf	v3.4s, v3.4s
	ldp	q27, q23, [x17]
	dup	v22.4s, w3
	sub	x3, x13, #8
	adrp	x13, .LCPI19_0
	fmul	v24.4s, v27.4s, v24.4s
	fmul	v18.4s, v27.4s, v29.4s
	fmul	v26.4s, v23.4s, v26.4s
	ld1r	{ v21.4s }, [x11], #4
	fmul	v19.4s, v23.4s, v25.4s
	ld1r	{ v20.4s }, [x11]
	sub	x11, x5, x3
	ldur	x6, [x29, #-104]
	fcmgt	v28.4s, v26.4s, v21.4s
	and	x11, x11, x11, asr #63
	fcmgt	v25.4s, v19.4s, v21.4s
	add	x4, x4, x6, lsl #2
	fcmgt	v29.4s, v24.4s, v21.4s
	bif	v26.16b, v21.16b, v28.16b
	scvtf	v28.4s, v7.4s
	bsl	v25.16b, v19.16b, v21.16b
	fcmgt	v19.4s, v18.4s, v21.4s
	bif	v24.16b, v21.16b, v29.16b
	fcmgt	v29.4s, v20.4s, v26.4s
	fcmgt	v7.4s, v20.4s, v25.4s
	bsl	v19.16b, v18.16b, v21.16b
	fcmgt	v30.4s, v20.4s, v24.4s
	bif	v26.16b, v20.16b, v29.16b
	bif	v25.16b, v20.16b, v7.16b
	fcmgt	v29.4s, v20.4s, v19.4s
	fmul	v7.4s, v23.4s, v31.4s
	bif	v24.16b, v20.16b, v30.16b
	scvtf	v18.4s, v6.4s
	fmul	v6.4s, v27.4s, v8.4s
	bif	v19.16b, v20.16b, v29.16b
	fadd	v30.4s, v26.4s, v22.4s
	fadd	v26.4s, v25.4s, v22.4s
	fadd	v29.4s, v24.4s, v22.4s
	fcmgt	v24.4s, v7.4s, v21.4s
	fmul	v23.4s, v23.4s, v28.4s
	fadd	v25.4s, v19.4s, v22.4s
	fcmgt	v19.4s, v6.4s, v21.4s
	fmul	v18.4s, v27.4s, v18.4s
	bif	v7.16b, v21.16b, v24.16b
	fcmgt	v28.4s, v23.4s, v21.4s
	bif	v6.16b, v21.16b, v19.16b
	fcmgt	v27.4s, v18.4s, v21.4s
	fcmgt	v24.4s, v20.4s, v7.4s
	bif	v23.16b, v21.16b, v28.16b
	fcmgt	v19.4s, v20.4s, v6.4s
	bif	v18.16b, v21.16b, v27.16b
	bif	v7.16b, v20.16b, v24.16b
	fcmgt	v24.4s, v20.4s, v23.4s
	bif	v6.16b, v20.16b, v19.16b
	fcmgt	v19.4s, v20.4s, v18.4s
	fadd	v28.4s, v7.4s, v22.4s
	ldr	q7, [x13, :lo12:.LCPI19_0]
	bsl	v24.16b, v23.16b, v20.16b
	fadd	v27.4s, v6.4s, v22.4s
	ld1r	{ v6.8b }, [x12]
	bsl	v19.16b, v18.16b, v20.16b
	ldp	x12, x17, [x20, #40]
	tbl	v18.16b, { v25.16b, v26.16b }, v7.16b
	fadd	v26.4s, v24.4s, v22.4s
	tbl	v23.16b, { v29.16b, v30.16b }, v7.16b
	fadd	v25.4s, v19.4s, v22.4s
	madd	x12, x17, x9, x12
	lsl	x13, x17, #1
	tbl	v19.16b, { v27.16b, v28.16b }, v7.16b
	add	v24.8b, v23.8b, v6.8b
	add	x12, x12, x3
	add	v23.8b, v18.8b, v6.8b
	add	x5, x12, x11
	tbl	v18.16b, { v25.16b, v26.16b }, v7.16b
	add	x11, x13, x17
	add	v19.8b, v19.8b, v6.8b
	sub	x3, x6, x3
	str	d24, [x5]
	str	d23, [x5, x17]
	and	x3, x3, x3, asr #63
	add	v18.8b, v18.8b, v6.8b
	str	d19, [x5, x13]
	str	d18, [x5, x11]
	scvtf	v18.4s, v17.4s
	ldp	q23, q24, [x4]
	scvtf	v17.4s, v16.4s
	scvtf	v19.4s, v5.4s
	scvtf	v5.4s, v4.4s
	add	x12, x12, x3
	fmul	v17.4s, v23.4s, v17.4s
	fmul	v16.4s, v24.4s, v18.4s
	fmul	v4.4s, v24.4s, v19.4s
	fmul	v5.4s, v23.4s, v5.4s
	fcmgt	v19.4s, v17.4s, v21.4s
	fcmgt	v18.4s, v16.4s, v21.4s
	bif	v17.16b, v21.16b, v19.16b
	bif	v16.16b, v21.16b, v18.16b
	fcmgt	v18.4s, v4.4s, v21.4s
	fcmgt	v19.4s, v5.4s, v21.4s
	fcmgt	v25.4s, v20.4s, v16.4s
	bif	v4.16b, v21.16b, v18.16b
	fcmgt	v18.4s, v20.4s, v17.4s
	bif	v5.16b, v21.16b, v19.16b
	bif	v16.16b, v20.16b, v25.16b
	fcmgt	v25.4s, v20.4s, v4.4s
	bif	v17.16b, v20.16b, v18.16b
	fadd	v19.4s, v16.4s, v22.4s
	fcmgt	v16.4s, v20.4s, v5.4s
	bif	v4.16b, v20.16b, v25.16b
	fadd	v18.4s, v17.4s, v22.4s
	mov	v25.16b, v16.16b
	bsl	v25.16b, v5.16b, v20.16b
	fadd	v17.4s, v4.4s, v22.4s
	scvtf	v4.4s, v2.4s
	fmul	v5.4s, v24.4s, v3.4s
	scvtf	v3.4s, v0.4s
	scvtf	v2.4s, v1.4s
	fadd	v16.4s, v25.4s, v22.4s
	fmul	v1.4s, v23.4s, v4.4s
	fmul	v4.4s, v24.4s, v3.4s
	fcmgt	v0.4s, v5.4s, v21.4s
	fmul	v2.4s, v23.4s, v2.4s
	fcmgt	v3.4s, v1.4s, v21.4s
	fcmgt	v23.4s, v4.4s, v21.4s
	bsl	v0.16b, v5.16b, v21.16b
	fcmgt	v5.4s, v2.4s, v21.4s
	bif	v1.16b, v21.16b, v3.16b
	bif	v4.16b, v21.16b, v23.16b
	fcmgt	v3.4s, v20.4s, v0.4s
	bif	v2.16b, v21.16b, v5.16b
	fcmgt	v5.4s, v20.4s, v1.4s
	fcmgt	v21.4s, v20.4s, v4.4s
	bif	v0.16b, v20.16b, v3.16b
	fcmgt	v3.4s, v20.4s, v2.4s
	bsl	v5.16b, v1.16b, v20.16b
	bif	v4.16b, v20.16b, v21.16b
	fadd	v1.4s, v0.4s, v22.4s
	bsl	v3.16b, v2.16b, v20.16b
	fadd	v0.4s, v5.4s, v22.4s
	fadd	v5.4s, v4.4s, v22.4s
	tbl	v2.16b, { v18.16b, v19.16b }, v7.16b
	fadd	v4.4s, v3.4s, v22.4s
	tbl	v1.16b, { v0.16b, v1.16b }, v7.16b
	add	v3.8b, v2.8b, v6.8b
	tbl	v2.16b, { v16.16b, v17.16b }, v7.16b
	tbl	v0.16b, { v4.16b, v5.16b }, v7.16b
	str	d3, [x12]
	add	v1.8b, v1.8b, v6.8b
	add	v2.8b, v2.8b, v6.8b
	add	v0.8b, v0.8b, v6.8b
	str	d2, [x12, x17]
	str	d1, [x12, x13]
	str	d0, [x12, x11]
.LBB19_41:
	ldr	x12, [sp, #24]
	add	x11, x7, #4
	add	x9, x9, #4
	add	x15, x15, #4
	add	x14, x14, #4
	add	x1, x1, #4
	cmp	x12, x11
	b.lt	.LBB19_4
.LBB19_42:
	ldp	q6, q7, [x0]
	stur	x11, [x29, #-80]
	cmp	x9, #8
	mov	w11, #8
	csel	x11, x11, xzr, lt
	ldp	q1, q0, [x0, #32]
	cbz	x10, .LBB19_53
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
	mov	v2.16b, v1.16b
	ldp	x6, x7, [x30, #48]
	mov	v3.16b, v0.16b
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
	mov	v18.16b, v6.16b
	mov	v19.16b, v7.16b
	mov	v4.16b, v1.16b
	mov	v5.16b, v0.16b
	mov	v20.16b, v6.16b
	mov	v21.16b, v7.16b
	mov	v16.16b, v1.16b
	mov	v17.16b, v0.16b
	mov	v22.16b, v6.16b
	mov	v23.16b, v7.16b
	b	.LBB19_45
	.p2align	4, , 8
.LBB19_44:
	add	x5, x5, #1
	cmp	x5, x10
	b.eq	.LBB19_54
.LBB19_45:
	ldr	x12, [x7, x5, lsl #3]
	cmp	x2, #2
	b.lt	.LBB19_49
	add	x4, x0, x12
	mov	x3, x2
	.p2align	4, , 8
.LBB19_47:
	mov	x12, x11
	add	x23, x4, x19
	add	x17, x4, x22
	add	x13, x4, x25
	ld2	{ v8.4s, v9.4s }, [x12], #32
	ld2	{ v27.4s, v28.4s }, [x12]
	add	x12, x11, #64
	ld2	{ v30.4s, v31.4s }, [x12]
	add	x12, x11, #96
	add	x11, x11, #128
	ld2	{ v24.4s, v25.4s }, [x12]
	mov	x12, x3
	add	x3, x4, x26
	add	x4, x4, #8
	cmp	x12, #3
	ld1r	{ v29.4s }, [x23], #4
	eor	v26.16b, v29.16b, v14.16b
	sdot	v22.4s, v26.16b, v8.16b
	sdot	v16.4s, v26.16b, v27.16b
	ld1r	{ v26.4s }, [x3], #4
	eor	v29.16b, v29.16b, v13.16b
	sdot	v23.4s, v29.16b, v30.16b
	sdot	v17.4s, v29.16b, v24.16b
	eor	v29.16b, v26.16b, v14.16b
	sdot	v20.4s, v29.16b, v8.16b
	sdot	v4.4s, v29.16b, v27.16b
	ld1r	{ v29.4s }, [x17], #4
	eor	v26.16b, v26.16b, v13.16b
	sdot	v21.4s, v26.16b, v30.16b
	sdot	v5.4s, v26.16b, v24.16b
	eor	v26.16b, v29.16b, v14.16b
	sdot	v18.4s, v26.16b, v8.16b
	sdot	v2.4s, v26.16b, v27.16b
	ld1r	{ v26.4s }, [x13], #4
	eor	v29.16b, v29.16b, v13.16b
	sdot	v19.4s, v29.16b, v30.16b
	sdot	v3.4s, v29.16b, v24.16b
	eor	v29.16b, v26.16b, v14.16b
	sdot	v6.4s, v29.16b, v8.16b
	sdot	v1.4s, v29.16b, v27.16b
	ld1r	{ v29.4s }, [x23]
	eor	v26.16b, v26.16b, v13.16b
	sdot	v7.4s, v26.16b, v30.16b
	sdot	v0.4s, v26.16b, v24.16b
	eor	v26.16b, v29.16b, v14.16b
	sdot	v22.4s, v26.16b, v9.16b
	sdot	v16.4s, v26.16b, v28.16b
	ld1r	{ v26.4s }, [x3]
	eor	v29.16b, v29.16b, v13.16b
	sub	x3, x12, #2
	sdot	v23.4s, v29.16b, v31.16b
	sdot	v17.4s, v29.16b, v25.16b
	eor	v29.16b, v26.16b, v14.16b
	sdot	v20.4s, v29.16b, v9.16b
	sdot	v4.4s, v29.16b, v28.16b
	ld1r	{ v29.4s }, [x17]
	eor	v26.16b, v26.16b, v13.16b
	sdot	v21.4s, v26.16b, v31.16b
	sdot	v5.4s, v26.16b, v25.16b
	eor	v26.16b, v29.16b, v14.16b
	sdot	v18.4s, v26.16b, v9.16b
	sdot	v2.4s, v26.16b, v28.16b
	ld1r	{ v26.4s }, [x13]
	eor	v29.16b, v29.16b, v13.16b
	sdot	v19.4s, v29.16b, v31.16b
	sdot	v3.4s, v29.16b, v25.16b
	eor	v29.16b, v26.16b, v14.16b
	eor	v26.16b, v26.16b, v13.16b
	sdot	v6.4s, v29.16b, v9.16b
	sdot	v7.4s, v26.16b, v31.16b
	sdot	v1.4s, v29.16b, v28.16b
	sdot	v0.4s, v26.16b, v25.16b
	b.hi	.LBB19_47
	add	x13, x4, x19
	cbnz	x3, .LBB19_50
	b	.LBB19_44
	.p2align	4, , 8
.LBB19_49:
	add	x13, x28, x12
	mov	x3, x2
	cbz	x3, .LBB19_44
.LBB19_50:
	mov	x12, x3
	mov	x23, x11
	mov	x4, x13
	.p2align	4, , 8
.LBB19_51:
	prfm	pldl1keep, [x30]
	add	x17, x13, x6
	ld1r	{ v27.4s }, [x4], #4
	ldp	q29, q28, [x23]
	add	x30, x30, x21
	subs	x12, x12, #1
	eor	v25.16b, v27.16b, v14.16b
	sdot	v22.4s, v25.16b, v29.16b
	eor	v27.16b, v27.16b, v13.16b
	ldp	q26, q24, [x23, #32]
	sdot	v23.4s, v27.16b, v28.16b
	add	x23, x23, #64
	sdot	v16.4s, v25.16b, v26.16b
	ld1r	{ v25.4s }, [x17]
	add	x17, x13, x24
	sdot	v17.4s, v27.16b, v24.16b
	add	x13, x13, x27
	eor	v27.16b, v25.16b, v14.16b
	sdot	v20.4s, v27.16b, v29.16b
	sdot	v4.4s, v27.16b, v26.16b
	ld1r	{ v27.4s }, [x17]
	eor	v25.16b, v25.16b, v13.16b
	sdot	v21.4s, v25.16b, v28.16b
	sdot	v5.4s, v25.16b, v24.16b
	eor	v25.16b, v27.16b, v14.16b
	sdot	v18.4s, v25.16b, v29.16b
	sdot	v2.4s, v25.16b, v26.16b
	ld1r	{ v25.4s }, [x13]
	eor	v27.16b, v27.16b, v13.16b
	mov	x13, x4
	sdot	v19.4s, v27.16b, v28.16b
	sdot	v3.4s, v27.16b, v24.16b
	eor	v27.16b, v25.16b, v14.16b
	eor	v25.16b, v25.16b, v13.16b
	sdot	v6.4s, v27.16b, v29.16b
	sdot	v7.4s, v25.16b, v28.16b
	sdot	v1.4s, v27.16b, v26.16b
	sdot	v0.4s, v25.16b, v24.16b
	b.ne	.LBB19_51
	add	x11, x11, x3, lsl #6
	b	.LBB19_44
	.p2align	4, , 8
.LBB19_53:
	mov	v2.16b, v1.16b
	mov	v3.16b, v0.16b
	mov	v4.16b, v1.16b
	mov	v5.16b, v0.16b
	mov	v16.16b, v1.16b
	mov	v17.16b, v0.16b
	mov	v18.16b, v6.16b
	mov	v19.16b, v7.16b
	mov	v20.16b, v6.16b
	mov	v21.16b, v7.16b
	mov	v22.16b, v6.16b
	mov	v23.16b, v7.16b
.LBB19_54:
	cbz	x8, .LBB19_56
	ldr	x11, [x20, #32]
	add	x17, x8, x9, lsl #2
	ldur	x12, [x29, #-168]
	add	x13, x17, #8
	add	x11, x11, x12, lsl #2
	add	x12, x17, #12
	ldp	q30, q25, [x11]
	ld1r	{ v29.4s }, [x17], #4
	ld1r	{ v28.4s }, [x17]
	ld1r	{ v27.4s }, [x13]
	ld1r	{ v24.4s }, [x12]
	mla	v23.4s, v29.4s, v25.4s
	mla	v21.4s, v28.4s, v25.4s
	mla	v19.4s, v27.4s, v25.4s
	mla	v7.4s, v24.4s, v25.4s
	ldp	q25, q26, [x11, #32]
	mla	v22.4s, v29.4s, v30.4s
	mla	v20.4s, v28.4s, v30.4s
	mla	v18.4s, v27.4s, v30.4s
	mla	v6.4s, v24.4s, v30.4s
	mla	v16.4s, v25.4s, v29.4s
	mla	v17.4s, v26.4s, v29.4s
	mla	v5.4s, v28.4s, v26.4s
	mla	v4.4s, v28.4s, v25.4s
	mla	v3.4s, v27.4s, v26.4s
	mla	v2.4s, v27.4s, v25.4s
	mla	v0.4s, v24.4s, v26.4s
	mla	v1.4s, v24.4s, v25.4s
.LBB19_56:
	ldp	x30, x0, [sp, #96]
	ldur	x7, [x29, #-80]
	cbz	x16, .LBB19_40
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
	b	.LBB19_41
.LBB19_58:
	ldp	q2, q3, [x0]
	cmp	x7, #4
	mov	w11, #8
	csel	x16, x11, xzr, lt
	ldp	q1, q0, [x0, #32]
	ldr	x10, [x30, #64]
	cbz	x10, .LBB19_69
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
	mov	v4.16b, v1.16b
	mul	x17, x12, x7
	add	x0, x12, x2
	mul	x1, x1, x13
	add	x0, x0, x17
	add	x17, x2, x17
	add	x19, x0, #4
	ldr	x0, [sp, #104]
	add	x1, x14, x1, lsl #2
	mov	v5.16b, v0.16b
	mov	v6.16b, v2.16b
	mov	v7.16b, v3.16b
	b	.LBB19_61
	.p2align	4, , 8
.LBB19_60:
	add	x11, x11, #1
	cmp	x11, x10
	b.eq	.LBB19_70
.LBB19_61:
	ldr	x3, [x15, x11, lsl #3]
	cmp	x13, #2
	add	x2, x17, x3
	b.lt	.LBB19_65
	add	x4, x19, x3
	mov	x5, x13
	.p2align	4, , 8
.LBB19_63:
	mov	x3, x14
	sub	x6, x4, #4
	cmp	x5, #3
	ld2	{ v24.4s, v25.4s }, [x3], #32
	ld2	{ v19.4s, v20.4s }, [x3]
	add	x3, x14, #64
	ld2	{ v22.4s, v23.4s }, [x3]
	add	x3, x14, #96
	add	x14, x14, #128
	ld2	{ v16.4s, v17.4s }, [x3]
	mov	x3, x2
	add	x2, x2, #8
	ld1r	{ v21.4s }, [x3], #4
	eor	v18.16b, v21.16b, v14.16b
	sdot	v6.4s, v18.16b, v24.16b
	sdot	v4.4s, v18.16b, v19.16b
	ld1r	{ v18.4s }, [x6]
	eor	v21.16b, v21.16b, v13.16b
	sdot	v7.4s, v21.16b, v22.16b
	sdot	v5.4s, v21.16b, v16.16b
	eor	v21.16b, v18.16b, v14.16b
	sdot	v2.4s, v21.16b, v24.16b
	sdot	v1.4s, v21.16b, v19.16b
	ld1r	{ v21.4s }, [x3]
	eor	v18.16b, v18.16b, v13.16b
	sub	x3, x5, #2
	sdot	v3.4s, v18.16b, v22.16b
	mov	x5, x3
	sdot	v0.4s, v18.16b, v16.16b
	eor	v18.16b, v21.16b, v14.16b
	sdot	v6.4s, v18.16b, v25.16b
	sdot	v4.4s, v18.16b, v20.16b
	ld1r	{ v18.4s }, [x4]
	eor	v21.16b, v21.16b, v13.16b
	add	x4, x4, #8
	sdot	v7.4s, v21.16b, v23.16b
	sdot	v5.4s, v21.16b, v17.16b
	eor	v21.16b, v18.16b, v14.16b
	eor	v18.16b, v18.16b, v13.16b
	sdot	v2.4s, v21.16b, v25.16b
	sdot	v3.4s, v18.16b, v23.16b
	sdot	v1.4s, v21.16b, v20.16b
	sdot	v0.4s, v18.16b, v17.16b
	b.hi	.LBB19_63
	cbnz	x3, .LBB19_66
	b	.LBB19_60
	.p2align	4, , 8
.LBB19_65:
	mov	x3, x13
	cbz	x3, .LBB19_60
.LBB19_66:
	mov	x4, x3
	mov	x5, x14
	.p2align	4, , 8
.LBB19_67:
	prfm	pldl1keep, [x1]
	add	x6, x2, x12
	ld1r	{ v19.4s }, [x2], #4
	ldp	q21, q20, [x5]
	add	x1, x1, x16
	subs	x4, x4, #1
	eor	v17.16b, v19.16b, v14.16b
	sdot	v6.4s, v17.16b, v21.16b
	eor	v19.16b, v19.16b, v13.16b
	ldp	q18, q16, [x5, #32]
	sdot	v7.4s, v19.16b, v20.16b
	add	x5, x5, #64
	sdot	v4.4s, v17.16b, v18.16b
	ld1r	{ v17.4s }, [x6]
	sdot	v5.4s, v19.16b, v16.16b
	eor	v19.16b, v17.16b, v14.16b
	eor	v17.16b, v17.16b, v13.16b
	sdot	v2.4s, v19.16b, v21.16b
	sdot	v3.4s, v17.16b, v20.16b
	sdot	v1.4s, v19.16b, v18.16b
	sdot	v0.4s, v17.16b, v16.16b
	b.ne	.LBB19_67
	add	x14, x14, x3, lsl #6
	b	.LBB19_60
.LBB19_69:
	mov	v4.16b, v1.16b
	mov	v5.16b, v0.16b
	mov	v6.16b, v2.16b
	mov	v7.16b, v3.16b
.LBB19_70:
	ldr	x10, [x20, #24]
	cbz	x10, .LBB19_72
	ldr	x11, [x20, #32]
	add	x10, x10, x7, lsl #2
	ldur	x12, [x29, #-168]
	add	x11, x11, x12, lsl #2
	ldp	q20, q17, [x11]
	ld1r	{ v19.4s }, [x10], #4
	ld1r	{ v16.4s }, [x10]
	mla	v7.4s, v19.4s, v17.4s
	mla	v3.4s, v16.4s, v17.4s
	ldp	q17, q18, [x11, #32]
	mla	v6.4s, v19.4s, v20.4s
	mla	v2.4s, v16.4s, v20.4s
	mla	v4.4s, v17.4s, v19.4s
	mla	v1.4s, v16.4s, v17.4s
	mla	v5.4s, v18.4s, v19.4s
	mla	v0.4s, v16.4s, v18.4s
.LBB19_72:
	ldr	x10, [x20, #56]
	cbz	x10, .LBB19_74
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
	b	.LBB19_75
.LBB19_74:
	ldr	x11, [x20, #16]
	scvtf	v17.4s, v7.4s
	ldur	x16, [x29, #-168]
	scvtf	v16.4s, v6.4s
	mov	x10, x20
	ldr	x12, [x30, #96]
	adrp	x13, .LCPI19_0
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
	fmul	v6.4s, v6.4s, v16.4s
	add	x8, x8, x17
	ld1r	{ v18.4s }, [x10], #4
	fmul	v7.4s, v7.4s, v17.4s
	ld1r	{ v17.4s }, [x10]
	mov	w10, #1262485504
	fcmgt	v16.4s, v6.4s, v18.4s
	fcmgt	v19.4s, v7.4s, v18.4s
	bif	v6.16b, v18.16b, v16.16b
	bif	v7.16b, v18.16b, v19.16b
	fcmgt	v16.4s, v17.4s, v6.4s
	fcmgt	v19.4s, v17.4s, v7.4s
	bif	v6.16b, v17.16b, v16.16b
	dup	v16.4s, w10
	bif	v7.16b, v17.16b, v19.16b
	add	x10, x20, #8
	fadd	v20.4s, v7.4s, v16.4s
	ldr	q7, [x13, :lo12:.LCPI19_0]
	fadd	v19.4s, v6.4s, v16.4s
	ld1r	{ v6.8b }, [x10]
	ldp	x13, x14, [x20, #40]
	tbl	v19.16b, { v19.16b, v20.16b }, v7.16b
	scvtf	v20.4s, v5.4s
	mul	x10, x14, x7
	add	x16, x13, x10
	add	v19.8b, v19.8b, v6.8b
	add	x13, x13, x14
	str	d19, [x16, x12]
	scvtf	v19.4s, v4.4s
	ldp	q5, q4, [x11]
	add	x10, x13, x10
	fmul	v5.4s, v5.4s, v19.4s
	fmul	v4.4s, v4.4s, v20.4s
	fcmgt	v19.4s, v5.4s, v18.4s
	fcmgt	v20.4s, v4.4s, v18.4s
	bif	v5.16b, v18.16b, v19.16b
	bif	v4.16b, v18.16b, v20.16b
	fcmgt	v19.4s, v17.4s, v5.4s
	fcmgt	v20.4s, v17.4s, v4.4s
	bsl	v19.16b, v5.16b, v17.16b
	bif	v4.16b, v17.16b, v20.16b
	fadd	v5.4s, v4.4s, v16.4s
	fadd	v4.4s, v19.4s, v16.4s
	tbl	v4.16b, { v4.16b, v5.16b }, v7.16b
	scvtf	v5.4s, v3.4s
	add	v4.8b, v4.8b, v6.8b
	str	d4, [x16, x8]
	scvtf	v4.4s, v2.4s
	ldp	q3, q2, [x15]
	fmul	v3.4s, v3.4s, v4.4s
	fmul	v2.4s, v2.4s, v5.4s
	fcmgt	v4.4s, v3.4s, v18.4s
	fcmgt	v5.4s, v2.4s, v18.4s
	bif	v3.16b, v18.16b, v4.16b
	bif	v2.16b, v18.16b, v5.16b
	fcmgt	v4.4s, v17.4s, v3.4s
	fcmgt	v5.4s, v17.4s, v2.4s
	bsl	v4.16b, v3.16b, v17.16b
	bif	v2.16b, v17.16b, v5.16b
	fadd	v3.4s, v2.4s, v16.4s
	fadd	v2.4s, v4.4s, v16.4s
	tbl	v2.16b, { v2.16b, v3.16b }, v7.16b
	scvtf	v3.4s, v0.4s
	add	v2.8b, v2.8b, v6.8b
	str	d2, [x10, x12]
	scvtf	v2.4s, v1.4s
	ldp	q1, q0, [x11]
	fmul	v1.4s, v1.4s, v2.4s
	fmul	v0.4s, v0.4s, v3.4s
	fcmgt	v2.4s, v1.4s, v18.4s
	fcmgt	v3.4s, v0.4s, v18.4s
	bif	v1.16b, v18.16b, v2.16b
	bif	v0.16b, v18.16b, v3.16b
	fcmgt	v2.4s, v17.4s, v1.4s
	fcmgt	v3.4s, v17.4s, v0.4s
	bsl	v2.16b, v1.16b, v17.16b
	bif	v0.16b, v17.16b, v3.16b
	fadd	v1.4s, v0.4s, v16.4s
	fadd	v0.4s, v2.4s, v16.4s
	tbl	v0.16b, { v0.16b, v1.16b }, v7.16b
	add	v0.8b, v0.8b, v6.8b
	str	d0, [x10, x8]
.LBB19_75:
	ldr	x8, [sp, #24]
	cmp	x9, x8
	b.ge	.LBB19_92
	ldp	q2, q3, [x0]
	cmp	x9, #2
	mov	w10, #8
	csel	x16, x10, xzr, lt
	ldp	q1, q0, [x0, #32]
	ldr	x8, [x30, #64]
	cbz	x8, .LBB19_87
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
	b	.LBB19_79
	.p2align	4, , 8
.LBB19_78:
	add	x10, x10, #1
	cmp	x10, x8
	b.eq	.LBB19_87
.LBB19_79:
	ldr	x17, [x12, x10, lsl #3]
	cmp	x11, #2
	add	x17, x13, x17
	b.lt	.LBB19_83
	mov	x1, x11
	.p2align	4, , 8
.LBB19_81:
	mov	x0, x14
	cmp	x1, #3
	ld2	{ v20.4s, v21.4s }, [x0], #32
	ld2	{ v16.4s, v17.4s }, [x0]
	add	x0, x14, #64
	ld2	{ v18.4s, v19.4s }, [x0]
	add	x0, x14, #96
	add	x14, x14, #128
	ld2	{ v4.4s, v5.4s }, [x0]
	mov	x0, x17
	add	x17, x17, #8
	ld1r	{ v7.4s }, [x0], #4
	eor	v6.16b, v7.16b, v14.16b
	sdot	v2.4s, v6.16b, v20.16b
	sdot	v1.4s, v6.16b, v16.16b
	ld1r	{ v6.4s }, [x0]
	eor	v7.16b, v7.16b, v13.16b
	sub	x0, x1, #2
	sdot	v3.4s, v7.16b, v18.16b
	mov	x1, x0
	sdot	v0.4s, v7.16b, v4.16b
	eor	v7.16b, v6.16b, v14.16b
	eor	v6.16b, v6.16b, v13.16b
	sdot	v2.4s, v7.16b, v21.16b
	sdot	v3.4s, v6.16b, v19.16b
	sdot	v1.4s, v7.16b, v17.16b
	sdot	v0.4s, v6.16b, v5.16b
	b.hi	.LBB19_81
	cbnz	x0, .LBB19_84
	b	.LBB19_78
	.p2align	4, , 8
.LBB19_83:
	mov	x0, x11
	cbz	x0, .LBB19_78
.LBB19_84:
	mov	x1, x0
	mov	x2, x14
	.p2align	4, , 8
.LBB19_85:
	prfm	pldl1keep, [x15]
	add	x15, x15, x16
	ld1r	{ v4.4s }, [x17], #4
	ldp	q5, q6, [x2]
	subs	x1, x1, #1
	eor	v7.16b, v4.16b, v14.16b
	sdot	v2.4s, v7.16b, v5.16b
	eor	v4.16b, v4.16b, v13.16b
	ldp	q16, q5, [x2, #32]
	sdot	v3.4s, v4.16b, v6.16b
	add	x2, x2, #64
	sdot	v1.4s, v7.16b, v16.16b
	sdot	v0.4s, v4.16b, v5.16b
	b.ne	.LBB19_85
	add	x14, x14, x0, lsl #6
	b	.LBB19_78
.LBB19_87:
	ldr	x8, [x20, #24]
	cbz	x8, .LBB19_89
	ldr	x11, [x20, #32]
	add	x10, x8, x9, lsl #2
	ldur	x8, [x29, #-168]
	ld1r	{ v4.4s }, [x10]
	add	x8, x11, x8, lsl #2
	ldp	q7, q16, [x8]
	mla	v2.4s, v4.4s, v7.4s
	ldp	q5, q6, [x8, #32]
	mla	v3.4s, v4.4s, v16.4s
	mla	v1.4s, v5.4s, v4.4s
	mla	v0.4s, v6.4s, v4.4s
.LBB19_89:
	ldr	x8, [x20, #56]
	cbz	x8, .LBB19_91
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
	b	.LBB19_92
.LBB19_91:
	ldr	x11, [x20, #16]
	scvtf	v5.4s, v3.4s
	ldur	x15, [x29, #-168]
	scvtf	v4.4s, v2.4s
	mov	x8, x20
	ldr	x10, [x30, #96]
	add	x14, x20, #8
	add	x12, x11, x15, lsl #2
	sub	x10, x10, #8
	ldp	q2, q3, [x12]
	sub	x12, x15, x10
	and	x12, x12, x12, asr #63
	fmul	v2.4s, v2.4s, v4.4s
	ld1r	{ v6.4s }, [x8], #4
	fmul	v3.4s, v3.4s, v5.4s
	ld1r	{ v5.4s }, [x8]
	mov	w8, #1262485504
	fcmgt	v4.4s, v2.4s, v6.4s
	fcmgt	v7.4s, v3.4s, v6.4s
	bif	v2.16b, v6.16b, v4.16b
	bif	v3.16b, v6.16b, v7.16b
	fcmgt	v4.4s, v5.4s, v2.4s
	fcmgt	v7.4s, v5.4s, v3.4s
	bif	v2.16b, v5.16b, v4.16b
	dup	v4.4s, w8
	bif	v3.16b, v5.16b, v7.16b
	adrp	x8, .LCPI19_0
	fadd	v17.4s, v3.4s, v4.4s
	ldr	q3, [x8, :lo12:.LCPI19_0]
	fadd	v16.4s, v2.4s, v4.4s
	ld1r	{ v2.8b }, [x14]
	ldp	x8, x13, [x20, #40]
	tbl	v7.16b, { v16.16b, v17.16b }, v3.16b
	scvtf	v16.4s, v0.4s
	madd	x8, x13, x9, x8
	add	x9, x15, #8
	add	x8, x8, x10
	add	x11, x11, x9, lsl #2
	add	v7.8b, v7.8b, v2.8b
	sub	x9, x9, x10
	str	d7, [x8, x12]
	scvtf	v7.4s, v1.4s
	ldp	q1, q0, [x11]
	and	x9, x9, x9, asr #63
	fmul	v1.4s, v1.4s, v7.4s
	fmul	v0.4s, v0.4s, v16.4s
	fcmgt	v7.4s, v1.4s, v6.4s
	fcmgt	v16.4s, v0.4s, v6.4s
	bif	v1.16b, v6.16b, v7.16b
	bif	v0.16b, v6.16b, v16.16b
	fcmgt	v6.4s, v5.4s, v1.4s
	fcmgt	v7.4s, v5.4s, v0.4s
	bif	v0.16b, v5.16b, v7.16b
	bit	v5.16b, v1.16b, v6.16b
	fadd	v1.4s, v0.4s, v4.4s
	fadd	v0.4s, v5.4s, v4.4s
	tbl	v0.16b, { v0.16b, v1.16b }, v3.16b
	add	v0.8b, v0.8b, v2.8b
	str	d0, [x8, x9]
.LBB19_92:
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
.Lfunc_end19:
	.size	$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5, .Lfunc_end19-$e22VitruvianMicroNEONI8MM16QuantizedProductV8multiply33_DED23AFE16686438755505E76CFCF460LLyyxm_SPys5Int32VGSiSnySiGAA0F7ResultsVtAA7SumLineRzAA9GroupSumsV6VectorRtzlFAA7ColumnsVyAA6ColumnVyANGG_Ttg5
	.section	".note.GNU-stack","",@progbits
#endif
