import { sessionDate } from '#backend/serialize/pretty-date.ts';
import type { CancellationRule, Until } from '#contract/rules/cancellation-rule.ts';

/** A mail is read on another day, so it names the date. */
function getUntil(until: Until | null): string {
  return until === null ? 'it starts' : `${until.time} on ${sessionDate(until.date)}`;
}

/** The sentence of the rule as a mail says it, the same as on screen (docs/product.md#cancellations). */
export function cancellationSentence(rule: CancellationRule): string {
  switch (rule.kind) {
    case 'free':
      return `Free to cancel until ${getUntil(rule.until)}. The money comes back as credit.`;
    case 'kept':
      return `You can cancel until ${getUntil(rule.until)}, but the money does not come back.`;
    case 'late':
      return `Free cancelling ended at ${getUntil(rule.until)}. The money does not come back now.`;
    case 'closed':
      return 'To cancel it, please contact the venue.';
  }
}
