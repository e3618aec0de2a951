import { getCapacity } from '#backend/timetable/capacity.ts';
import type { OccurrenceRow } from '#backend/timetable/occurrence-row.ts';
import type { Personal } from '#backend/timetable/personal.ts';
import { getBookableAction, type SummaryContext } from '#backend/timetable/summary.ts';
import type { BlockSession } from '#contract/desk/block-sessions.ts';

type Clash = BlockSession['clash'];

function ofAccount(row: OccurrenceRow, account: Personal | null): Clash {
  if (account === null) return null;
  const booking = account.bookings.find(({ occurrenceId, isOffer }) => occurrenceId === row.id && !isOffer);
  if (booking !== undefined) return booking.status === 'reserved' ? 'in_sale' : 'already_booked';
  return account.isBarred ? 'barred' : null;
}

/**
 * What keeps a session from being part of a block of the account, by the rules of `createBlockBooking`: the session as
 * anybody may book it at the desk, its places, and what the account has of it already. Null: nothing does.
 */
export function getBlockClash(
  row: OccurrenceRow,
  { everybody, account, places }: { everybody: SummaryContext; account: Personal | null; places: number },
): Clash {
  const known = ofAccount(row, account);
  if (known !== null) return known;
  const { action, reason } = getBookableAction(row, everybody);
  if (action === null) return reason ?? 'not_available';
  if (action !== 'book') return 'full';
  if (row.pricingOptionId === null) return 'not_available';
  return getCapacity(row, 'foh').available < places ? 'too_few' : null;
}

/** Whether a session is on the court of one of the others at the same time. */
export function isOnSameCourt(row: OccurrenceRow, others: readonly OccurrenceRow[]): boolean {
  const [court] = row.locations;
  return (
    row.bookingType === 'resources' &&
    court !== undefined &&
    others.some(
      ({ locations: [other], startsAt, endsAt }) =>
        other?.id === court.id && startsAt < row.endsAt && endsAt > row.startsAt,
    )
  );
}
