import { z } from 'zod';
import { momentSchema, moneySchema } from '#contract/primitives.ts';

export const cutOffActionSchema = z.enum(['charge_fee', 'disable_booking', 'disable_access', 'disable_cancelling']);

export type CutOffAction = z.infer<typeof cutOffActionSchema>;

export const cancellationSchema = z.object({
  canCancel: z.boolean(),
  cannotCancelReason: z.string().nullable(),
  cutOff: momentSchema.nullable(),
  cutOffActions: z.array(cutOffActionSchema),
  cutOffMessage: z.string().nullable(),
  awardsCredit: z.boolean(),
  awardsCreditMessage: z.string().nullable(),
  /** What cancelling after the cut-off costs, null for nothing; a backend may leave it out. */
  fee: moneySchema.nullable().optional(),
});
export type Cancellation = z.infer<typeof cancellationSchema>;

/** The facts from which the sentences about the rule are made (`contract/activities/rules/cancellation/cancellation-rule.ts`). */
export const cancellationFactsSchema = cancellationSchema.pick({
  canCancel: true,
  cutOff: true,
  cutOffActions: true,
  awardsCredit: true,
  fee: true,
});
export type CancellationFacts = z.infer<typeof cancellationFactsSchema>;
