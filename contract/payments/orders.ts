import { z } from 'zod';
import { cartItemSchema } from '#contract/cart/cart-items.ts';
import { cartSourceSchema } from '#contract/cart/cart.ts';
import { savingSchema } from '#contract/cart/savings.ts';
import { endpoint } from '#contract/endpoint.ts';
import { bookingTypeSchema, idSchema, instantSchema, moneySchema, userIdSchema } from '#contract/primitives.ts';
import { actingQuery, pageQuery, queryArray, queryInt } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { paymentRecordSchema } from './tenders.ts';

/** What to bring to a booking, in the operator's words; the name is that of the first session that asks for it. */
const bringNoteSchema = z.object({ text: z.string(), name: z.string(), bookingType: bookingTypeSchema });
export type BringNote = z.infer<typeof bringNoteSchema>;

const orderStatusSchema = z.enum(['success', 'pending', 'cancelled', 'awaiting_payment']);

export const orderSchema = z.object({
  id: idSchema,
  cartSource: cartSourceSchema,
  status: orderStatusSchema,
  source: z.literal('imported').nullable(),
  total: moneySchema,
  /** Within the total. */
  taxTotal: moneySchema,
  balance: moneySchema,
  count: z.int(),
  refundStatus: z.enum(['partial', 'full', 'off-system', 'mixed']).nullable(),
  lineItems: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      summary: z.string().nullable(),
      purchasableType: z.string(),
      purchasableId: z.string(),
      /** A backend may leave it out, as the tax. */
      quantity: z.int().min(1).optional(),
      price: moneySchema,
      /** Within the price. */
      tax: moneySchema.optional(),
      createdAt: instantSchema,
    }),
  ),
  /** Empty in the list of orders. */
  items: z.array(cartItemSchema),
  /** In order of first appearance, each text once; empty in the list of orders. */
  whatToBring: z.array(bringNoteSchema),
  payments: z.array(paymentRecordSchema),
  userId: userIdSchema.nullable(),
  createdAt: instantSchema,
});
export type Order = z.infer<typeof orderSchema>;

/** An amount by one way of paying: credit by its kind, cards by their last digits. */
const tenderSumSchema = paymentRecordSchema
  .pick({ tenderType: true, creditType: true, cardLast4: true })
  .extend({ amount: moneySchema });
export type TenderSum = z.infer<typeof tenderSumSchema>;

/** What became of the money of an order, as the ledger has it, and how that came about (docs/money.md). */
export const orderMoneySchema = z.object({
  /** TL- and eight digits. */
  reference: z.string(),
  /** What it would have cost without savings. */
  fullPrice: moneySchema,
  savings: z.array(savingSchema.pick({ kind: true, name: true, amount: true, uses: true })),
  sold: moneySchema,
  /** All that was paid, also what came back later. */
  paid: z.array(tenderSumSchema),
  /** Before an import, in another system. */
  paidElsewhere: moneySchema,
  /** Refunds that are confirmed, and credit for what was cancelled. */
  cameBackTo: z.array(tenderSumSchema),
  /** Refunds that the provider has not confirmed yet. */
  onItsWayTo: z.array(tenderSumSchema),
  /** Kept of what was cancelled. */
  feesKept: moneySchema,
  /** Paid, and neither come back nor on its way. */
  kept: moneySchema,
  /** Paid and not given back, by how it was paid. */
  keptByCard: moneySchema,
  keptByCredit: moneySchema,
  keptOtherwise: moneySchema,
  /** To cards, as credit, and what was kept of it as a fee. */
  cameBack: moneySchema,
  /** Within what came back: refunds that the provider has not confirmed yet. */
  refundsPending: moneySchema,
  stillToPay: moneySchema,
});
export type OrderMoney = z.infer<typeof orderMoneySchema>;

export const listOrdersEndpoint = endpoint({
  route: routes.listOrders,
  query: pageQuery.extend({
    userId: queryInt(userIdSchema).optional(),
    status: queryArray(orderStatusSchema).default([]),
    cartSource: queryArray(cartSourceSchema).default([]),
    selectedUserId: queryInt(userIdSchema).optional(),
  }),
  data: z.array(orderSchema),
});
export const getOrderEndpoint = endpoint({
  route: routes.getOrder,
  params: z.object({ orderId: idSchema }),
  query: z.object({ rt: z.string().max(255).optional(), selectedUserId: queryInt(userIdSchema).optional() }),
  data: orderSchema,
});
export const getOrderMoneyEndpoint = endpoint({
  route: routes.getOrderMoney,
  params: z.object({ orderId: idSchema }),
  data: orderMoneySchema,
});
/** The receipt of an order as a PDF file in the language of the reader. */
export const getOrderReceiptEndpoint = endpoint({
  route: routes.getOrderReceipt,
  params: z.object({ orderId: idSchema }),
  query: actingQuery,
  data: z.instanceof(Uint8Array),
});
