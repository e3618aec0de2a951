import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { inclusionSchema } from '#contract/memberships/inclusions.ts';
import { dateSchema, idSchema, moneySchema, refSchema, slugSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';

/** A fee beside the price: paid with the first payment where it is not optional, or where it is chosen. */
export const collectableFeeSchema = z.object({
  id: idSchema,
  name: z.string(),
  price: moneySchema,
  isOptional: z.boolean(),
});

/**
 * A membership on sale at a venue, with the first payment of somebody who joins today, by the clock of the venue
 * (docs/product.md#membership-types). Of a yearly one there is no part month: the year begins today.
 */
export const membershipTypeSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  joiningFee: moneySchema,
  /** For a period. */
  price: moneySchema,
  period: z.enum(['month', 'year']),
  /** What it makes free or cheaper, in sentences in English. */
  benefits: z.array(z.string()),
  /** The same in parts. */
  inclusions: z.array(inclusionSchema),
  /** Where it is sold; empty: wherever memberships are sold online. */
  venues: z.array(refSchema),
  /** Whom it covers: the account holder is an adult among them. */
  people: z.object({ maximum: z.int().min(1), adults: z.int().min(1), children: z.int().min(0) }),
  /** Years; null: of any age. */
  minimumAge: z.int().nullable(),
  maximumAge: z.int().nullable(),
  /** What has to be uploaded to have it, as 'Student card'; null without. */
  proofDocument: z.object({ name: z.string(), help: z.string() }).nullable(),
  /** Fees beside the joining fee. */
  collectableFees: z.array(collectableFeeSchema),
  startsOn: dateSchema,
  /** Days left of the month, today included; 0 of a yearly one. */
  partMonthDays: z.int().min(0),
  partMonthPrice: moneySchema,
  /** The part month, or the first year, the joining fee and the fees that are not optional: what is paid today. */
  firstPayment: moneySchema,
  /** When `price` is taken for the first time by itself, and then every period. */
  nextPaymentOn: dateSchema,
  minimumTermMonths: z.int().min(0),
  /** Null without a minimum term. */
  minimumTermEndsOn: dateSchema.nullable(),
  noticeDays: z.int().min(0),
  coolingOffDays: z.int().min(0),
  /** The last day on which joining can be undone; null without. */
  coolingOffEndsOn: dateSchema.nullable(),
  /** All in, to `totalUntil`: the first payment and the periods of a year after it, or of a longer minimum term. */
  totalFirstTerm: moneySchema,
  totalUntil: dateSchema,
  /** Whether it can be paid by direct debit; a card that is kept always pays. */
  offersDirectDebit: z.boolean(),
});
export type MembershipType = z.infer<typeof membershipTypeSchema>;

export const listMembershipTypesEndpoint = endpoint({
  route: routes.listMembershipTypes,
  params: z.object({ venue: z.union([idSchema, slugSchema]) }),
  data: z.array(membershipTypeSchema),
});
