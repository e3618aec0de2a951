import { z } from 'zod';
import { cutOffActionSchema } from '#contract/activities/cancellation.ts';
import { creditTypeSchema } from '#contract/cart/cart.ts';
import { endpoint } from '#contract/endpoint.ts';
import { tenderTypeSchema } from '#contract/payments/tenders.ts';
import { bookingIdSchema, instantSchema, moneySchema, userIdSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { bookingSchema, cancellationSourceSchema } from './bookings.ts';

/** Credit that comes back, and the balance of its account afterwards. */
const returnedCreditSchema = z.object({ type: creditTypeSchema, amount: moneySchema, balance: moneySchema });

/** Uses of a package or of a membership's benefit that come back. */
const returnedUseSchema = z.object({
  kind: z.enum(['package', 'benefit']),
  name: z.string(),
  uses: z.int().min(1),
  /** Uses of the package left afterwards, of how many; null for a benefit. */
  left: z.int().nullable(),
  total: z.int().nullable(),
  expiresAt: instantSchema.nullable(),
});

/** A cancelled booking and what came of its money; of a preview, as both would be. */
export const cancellationResultSchema = bookingSchema.extend({
  /** The booking that these tickets were part of and that goes on with the others; null where all of it is cancelled. */
  partOf: bookingIdSchema.nullable(),
  /** The kind of ticket and how many; null and the places of a booking without tickets. */
  ticketName: z.string().nullable(),
  quantity: z.int().min(1),
  /** What was paid for it, with the extras that end with it. */
  paid: moneySchema,
  /** What the order was paid with. */
  paidBy: z.array(z.object({ tenderType: tenderTypeSchema, cardLast4: z.string().nullable() })),
  /** Charged because the cut-off has passed: taken off what comes back, or to pay where nothing was paid. */
  fee: moneySchema,
  /** Comes back as credit. */
  credit: moneySchema,
  /** Comes back to the card. */
  refund: moneySchema,
  returnedTo: z.array(returnedCreditSchema),
  usesReturned: z.array(returnedUseSchema),
  /** Why what was paid does not come back: after the cut-off, or by the venue's rules. */
  keptBecause: z.enum(['cut_off', 'policy']).nullable(),
  /** What the passed cut-off leads to. */
  consequences: z.array(cutOffActionSchema),
});
export type CancellationResult = z.infer<typeof cancellationResultSchema>;

/** How bookings are cancelled, whichever they are. */
export const cancellationBody = z.object({
  updateType: z.literal('cancellation'),
  cancellationSource: cancellationSourceSchema,
  /** A reason of the list of the API or a text; of staff only. */
  reason: z.string().min(1).max(255).optional(),
  /** Whether people are told by mail; of staff only. */
  notify: z.boolean().default(true),
  /** Answers what would happen and changes nothing. */
  preview: z.boolean().default(false),
  selectedUserId: userIdSchema.optional(),
});

export const cancelBookingsEndpoint = endpoint({
  route: routes.cancelBookings,
  body: cancellationBody.extend({
    bookingIds: z.array(bookingIdSchema).min(1).max(100),
    /** How many tickets of a booking of several; all of them where it is not named. */
    tickets: z
      .array(z.object({ bookingId: bookingIdSchema, quantity: z.int().min(1) }))
      .max(100)
      .optional(),
  }),
  data: z.array(cancellationResultSchema),
});
