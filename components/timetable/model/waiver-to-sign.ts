import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

/** The waiver to sign before booking; null when there is none, it is signed, or the session cannot be booked. */
export const waiverToSign = ({
  bookableAction,
  restrictions,
}: Pick<OccurrenceSummary, 'bookableAction' | 'restrictions'>): RestrictionRef | null =>
  bookableAction?.action === 'book' ? (restrictions?.prePurchaseWaiver ?? null) : null;

/** The induction still missing, whether or not a waiver would do in its place. */
export const inductionMissing = ({ restrictions }: Pick<OccurrenceSummary, 'restrictions'>): RestrictionRef | null =>
  restrictions?.prePurchaseInduction ?? null;
