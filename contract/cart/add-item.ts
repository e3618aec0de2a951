import { z } from 'zod';
import { answerSchema } from '#contract/activities/questions.ts';
import { idSchema, occurrenceIdSchema, userIdSchema, v1IdSchema } from '#contract/primitives.ts';
import { maxExtraQuantity } from '#contract/schedules/schedules.ts';

export const purchasableTypeSchema = z.enum([
  'pricingOption',
  'booking',
  'activity',
  'penalty',
  'activityTicket',
  'collectableFee',
  'membershipRenewal',
  'purchasableOccurrence',
  'av2Booking',
  'course',
  'camp',
  'av2BookingBundle',
  'debtReconciliation',
  'debt',
]);
export type PurchasableType = z.infer<typeof purchasableTypeSchema>;

/** The maximum quantity of one line of a basket. */
export const maxItemQuantity = 100;

const extraQuantity = z.int().min(1).max(maxExtraQuantity);
const extraOption = z.object({ pricingOptionId: idSchema, quantity: extraQuantity });

const addItemFields = z.object({
  purchasableId: z.union([v1IdSchema, occurrenceIdSchema, idSchema]),
  purchasableType: purchasableTypeSchema,
  quantity: z.int().min(1).max(maxItemQuantity).default(1),
  purchasedForUserId: userIdSchema.optional(),
  membershipUserId: z.int().min(1).optional(),
  applyBenefit: z.boolean().default(true),
  pricingOptionId: idSchema.optional(),
  extraOptions: z.array(extraOption).max(20).optional(),
  customerReference: z.string().min(1).max(255).optional(),
  activityRestrictionIds: z.array(idSchema).max(20).optional(),
  customQuestionAnswers: z.array(answerSchema).max(100).optional(),
  extras: z
    .array(z.object({ pricingOptionId: idSchema, quantity: extraQuantity }))
    .max(50)
    .optional(),
  bookingFullCamp: z.boolean().optional(),
  campOccurrenceIds: z.array(occurrenceIdSchema).max(100).optional(),
});

function withLongNames(raw: unknown): unknown {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return raw;
  const { id, type, ...input } = { id: undefined, type: undefined, ...raw };
  return {
    ...(id !== undefined && { purchasableId: id }),
    ...(type !== undefined && { purchasableType: type }),
    ...input,
  };
}

/** One thing to put in the basket; `id` and `type` are accepted as short names (docs/product.md#adding-items). */
export const addItemSchema = z.preprocess(withLongNames, addItemFields);
export type AddItem = z.output<typeof addItemFields>;

/** A line that was in the basket, and the item that puts it there again. */
export const addedItemSchema = z.object({ name: z.string(), item: addItemFields });
export type AddedItem = z.infer<typeof addedItemSchema>;

/** One item or a list of 1 to 50; always read as a list. */
export const addItemsSchema = z.preprocess(
  (raw) => (raw === undefined || Array.isArray(raw) ? raw : [raw]),
  z.array(addItemSchema).min(1).max(50),
);
