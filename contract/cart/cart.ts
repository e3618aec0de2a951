import { z } from 'zod';
import { restrictionRefSchema } from '#contract/activities/restrictions.ts';
import { endpoint } from '#contract/endpoint.ts';
import {
  channelSchema,
  idSchema,
  instantSchema,
  minorSchema,
  moneySchema,
  momentSchema,
  userIdSchema,
} from '#contract/primitives.ts';
import { pathNumber, queryInt } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { addedItemSchema, addItemsSchema, maxItemQuantity } from './add-item.ts';
import { cartItemSchema } from './cart-items.ts';
import { cartSummarySchema } from './savings.ts';

export const cartSourceSchema = z.enum([
  'class-booking',
  'activity-booking',
  'online-joining',
  'online-guest-passes',
  'front-of-house',
  'point-of-sale',
  'off-system',
]);
export type CartSource = z.infer<typeof cartSourceSchema>;

/** The sources whose carts can be written (docs/product.md#callers). */
export const writableCartSourceSchema = cartSourceSchema.extract([
  'activity-booking',
  'online-joining',
  'online-guest-passes',
  'front-of-house',
]);

export const transactionStatusSchema = z.enum([
  'created',
  'ready',
  'authorising',
  'sca_required',
  'sca_processing',
  'authorised',
  'completing',
  'completed',
  'failed',
  'pending',
  'cancelled',
  'expired',
]);
export type TransactionStatus = z.infer<typeof transactionStatusSchema>;

export const creditTypeSchema = z.enum(['membership', 'general']);

export const cartCreditSchema = z.object({
  type: creditTypeSchema,
  totalAvailable: moneySchema,
  maxApplicable: moneySchema,
  applied: moneySchema,
});
export type CartCredit = z.infer<typeof cartCreditSchema>;

export const cartSchema = z.object({
  id: z.int().min(1),
  uuid: idSchema,
  source: cartSourceSchema,
  userId: userIdSchema.nullable(),
  selectedUserId: userIdSchema.nullable(),
  items: z.array(cartItemSchema),
  totals: z.object({
    total: minorSchema,
    taxTotal: minorSchema,
    subTotal: minorSchema,
    balance: minorSchema,
    itemCount: z.int(),
    formattedTotal: z.string(),
    formattedBalance: z.string(),
  }),
  /** Of the lines that are held, like the totals; a backend may leave it out. */
  summary: cartSummarySchema.optional(),
  currency: z.string().length(3),
  itemHash: z.string(),
  credits: z.array(cartCreditSchema),
  attendeeWaiversRequired: z.boolean(),
  attendeeWaivers: z.array(
    z.object({
      cartItemId: idSchema,
      restriction: restrictionRefSchema,
      required: z.int(),
      completed: z.int(),
      /** Those that count for the line, as the checkout names them; a backend may leave them out. */
      questionWaiverIds: z.array(idSchema).optional(),
    }),
  ),
  terms: z.object({ html: z.string() }).nullable(),
  hold: z.object({
    expiresAt: instantSchema.nullable(),
    extensionsLeft: z.int(),
    /** Minutes for which places are held from when they are added; 15 where a backend does not say. */
    minutes: z.int().min(1).optional(),
  }),
  transaction: z.object({ transactionUuid: idSchema, transactionStatus: transactionStatusSchema }).nullable(),
  /**
   * Sessions that the venue cancelled while they were in the basket, which they have left; `whilePaying` while a payment
   * of it was open. For a day; a backend may leave it out.
   */
  withdrawn: z.array(z.object({ name: z.string(), startsAt: momentSchema, whilePaying: z.boolean() })).optional(),
});
export type Cart = z.infer<typeof cartSchema>;

const selection = {
  source: channelSchema.optional(),
  selectedUserId: userIdSchema.optional(),
};
/** Which cart a call means, in a query (docs/product.md#callers). */
export const cartQuery = z.object({
  source: channelSchema.optional(),
  cartSource: writableCartSourceSchema.optional(),
  selectedUserId: queryInt(userIdSchema).optional(),
});
/** Which cart a call means, in a body. */
export const cartSelection = z.object({ ...selection, cartSource: writableCartSourceSchema.optional() });

/**
 * The line of the same basket and venue that the items take the place of: it is removed as they are added, and stays
 * when they are refused.
 */
const replaces = idSchema.optional();

const userCartParams = z.object({ userId: pathNumber, source: cartSourceSchema });
const cartItemParams = z.object({ cartItemId: idSchema });

export const addUserCartItemsEndpoint = endpoint({
  route: routes.addUserCartItems,
  params: userCartParams,
  body: z.object({ ...selection, items: addItemsSchema, replaces }),
  data: cartSchema,
});
export const removeUserCartItemEndpoint = endpoint({
  route: routes.removeUserCartItem,
  params: userCartParams.extend({ cartItemId: idSchema }),
  query: cartQuery.omit({ cartSource: true }),
  data: cartSchema,
});
export const getCartEndpoint = endpoint({ route: routes.getCart, query: cartQuery, data: cartSchema });
export const clearCartEndpoint = endpoint({
  route: routes.clearCart,
  query: cartQuery,
  /** `cleared` puts the lines back when it is added; a backend may leave it out. */
  data: cartSchema.extend({ cleared: z.array(addedItemSchema).optional() }),
});
export const addCartItemsEndpoint = endpoint({
  route: routes.addCartItems,
  body: cartSelection.extend({ items: addItemsSchema, membershipUserId: z.int().min(1).optional(), replaces }),
  data: cartSchema,
});
export const removeCartItemsEndpoint = endpoint({
  route: routes.removeCartItems,
  body: cartSelection.extend({ cartItemIds: z.array(idSchema).min(1).max(50) }),
  data: cartSchema,
});
export const extendCartEndpoint = endpoint({
  route: routes.extendCart,
  /** Without ids all lines are held. */
  body: cartSelection.extend({ cartItemIds: z.array(idSchema).min(1).max(50).optional() }),
  /** `repriced`: lines held again at another price than before; a backend may leave it out. */
  data: cartSchema.extend({ repriced: z.array(idSchema).optional() }),
});
export const updateCartItemEndpoint = endpoint({
  route: routes.updateCartItem,
  params: cartItemParams,
  body: cartSelection.extend({
    options: z.object({
      quantity: z.int().min(1).max(maxItemQuantity).optional(),
      purchasedForUserId: userIdSchema.optional(),
      /** Waivers agreed to for that person. */
      activityRestrictionIds: z.array(idSchema).max(20).optional(),
    }),
  }),
  data: cartSchema,
});
const itemQuery = cartQuery.omit({ cartSource: true });
export const removeBenefitEndpoint = endpoint({
  route: routes.removeBenefit,
  params: cartItemParams,
  query: itemQuery,
  data: cartSchema,
});
export const removePackageUsageEndpoint = endpoint({
  route: routes.removePackageUsage,
  params: cartItemParams,
  query: itemQuery,
  data: cartSchema,
});
