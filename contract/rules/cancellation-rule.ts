import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import type { CancellationFacts } from '#contract/cancellation.ts';
import { getClock, getDate } from './wall-time.ts';

/** A moment at the venue, with how far away its day is. */
export interface Until {
  /** HH:MM */
  time: string;
  /** YYYY-MM-DD */
  date: string;
  day: 'today' | 'tomorrow' | 'later';
}

/**
 * What is to be said of cancelling: `free` until then, null for the start, and the money comes back; `kept`: it does not;
 * `fee`: free cancelling ended then, and what comes back is less a fee; `late`: it ended and nothing comes back; `closed`:
 * not by the customer.
 */
export type CancellationRule =
  { kind: 'free' | 'kept'; until: Until | null } | { kind: 'fee' | 'late'; until: Until } | { kind: 'closed' };

function getUntil(local: string, today: string): Until {
  const date = getDate(local);
  const tomorrow = formatISO(addDays(parseISO(today), 1), { representation: 'date' });
  const day = date === today ? 'today' : date === tomorrow ? 'tomorrow' : 'later';
  return { time: getClock(local), date, day };
}

/** Which sentence tells the rules of a booking, or of a session before it is booked. `today` is the venue's date. */
export function cancellationRule(
  { canCancel, cutOff, cutOffActions, awardsCredit }: CancellationFacts,
  { now, today }: { now: Date; today: string },
): CancellationRule {
  if (!canCancel) return { kind: 'closed' };
  const until = cutOff === null ? null : getUntil(cutOff.local, today);
  if (until !== null && cutOff !== null && now >= parseISO(cutOff.utc))
    // The facts may have been read before the cut-off, so that credit alone does not tell.
    return { kind: awardsCredit && cutOffActions.includes('charge_fee') ? 'fee' : 'late', until };
  return { kind: awardsCredit ? 'free' : 'kept', until };
}
