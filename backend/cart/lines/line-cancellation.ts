import { compareAsc } from 'date-fns/compareAsc';
import { getCancellation, getFacts } from '#backend/bookings/cancelling/cancellation.ts';
import { getPolicy } from '#backend/bookings/cancelling/policy-of-row.ts';
import type { CancellationFacts } from '#contract/bookings/cancellation.ts';
import type { ItemRow } from './item-rows.ts';

function byStart({ startsAt: one }: ItemRow, { startsAt: other }: ItemRow): number {
  return compareAsc(one ?? 0, other ?? 0);
}

/**
 * Until when a line can be cancelled and what comes back, by the rules of customers: of a camp or course by its first
 * session. Undefined for a line that is no booking.
 */
export function getLineCancellation(
  rows: readonly ItemRow[],
  { currency, now }: { currency: string; now: Date },
): CancellationFacts | undefined {
  const [first] = rows.filter(({ startsAt }) => startsAt !== null).toSorted(byStart);
  if (first === undefined || first.startsAt === null || first.timezone === null) return undefined;
  const { startsAt, timezone } = first;
  return getFacts(
    getCancellation({ policy: getPolicy(first), ...{ startsAt, timezone, currency, now, isStaff: false } }),
  );
}
