import { sessionDate, localStamp } from '#backend/serialize/venue-time.ts';
import type { Channel } from '#contract/primitives.ts';
import { ageProblem } from '#contract/rules/ages.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { BookableAction, BookableReason } from '#contract/timetable/bookable-action.ts';
import type { Capacity } from '#contract/timetable/capacity.ts';
import { agesText, getAges } from './ages.ts';
import type { OccurrenceRow } from './occurrence-row.ts';
import type { OwnBooking, Personal } from './personal.ts';
import { isWaitlistOver } from './waitlist-end.ts';

export interface Situation {
  row: Pick<
    OccurrenceRow,
    | 'id'
    | 'status'
    | 'closure'
    | 'startsAt'
    | 'endsAt'
    | 'firstBookableAt'
    | 'lastBookableAt'
    | 'fohFirstBookableAt'
    | 'fohLastBookableAt'
    | 'isSoldIndividually'
    | 'waitlistMaximum'
    | 'waitlistConsumed'
    | 'prePurchaseInductionId'
    | 'prePurchaseWaiverId'
    | 'restrictionCriteria'
    | 'bookingType'
    | 'localDate'
    | 'minimumAge'
    | 'maximumAge'
  >;
  capacity: Capacity;
  personal: Personal | null;
  /** Whether the own settled booking may be cancelled now. */
  canCancel: boolean;
  inductionName: string | null;
  channel: Channel;
  timezone: string;
  now: Date;
}

const noAction: BookableAction = { action: null, message: null, reason: null, bookingId: null, waitlistId: null };

function refusalAction(reason: BookableReason, message: string | null): BookableAction {
  return { ...noAction, reason, message };
}

/** The id of a booking on the wire: the UUID, or digits for one made through the v1 calls. */
export function bookingWireId(booking: Pick<OwnBooking, 'id' | 'v1Id' | 'isV2'>): string {
  return booking.isV2 ? booking.id : String(booking.v1Id);
}

function ofOwnBooking(situation: Situation, booking: OwnBooking): BookableAction {
  const bookingId = bookingWireId(booking);
  if (booking.status === 'reserved') return { ...noAction, action: 'cancel_reservation', bookingId };
  if (situation.canCancel) return { ...noAction, action: 'cancel_booking', bookingId };
  return refusalAction('already_booked', 'You have already booked this session');
}

function ofTime({ row, channel, now, timezone }: Situation): BookableAction | null {
  if (now >= row.startsAt) return refusalAction('started', 'This session has already started');
  const isFoh = channel === 'foh';
  const opens = (isFoh ? row.fohFirstBookableAt : null) ?? row.firstBookableAt;
  if (opens !== null && now < opens) {
    const stamp = localStamp(opens, timezone);
    return refusalAction('not_yet_open', `Booking opens on ${sessionDate(stamp)} at ${getClock(stamp)}`);
  }
  const closes = (isFoh ? row.fohLastBookableAt : null) ?? row.lastBookableAt;
  if (closes !== null && now > closes) return refusalAction('closed', 'Booking has closed for this session');
  return null;
}

function ofAge({ row, personal }: Situation): BookableAction | null {
  const ages = getAges(row);
  const problem = personal && ageProblem(ages, personal.dateOfBirth, row.localDate);
  return ages === null || problem === null ? null : refusalAction('age', agesText(ages, row.bookingType));
}

/** A line whose hold ran out counts too: it would take its places again beside this session (docs/product.md#holds). */
function isBusy({ row, personal }: Situation): boolean {
  return (personal?.bookings ?? []).some(
    (other) =>
      !other.isOffer && other.occurrenceId !== row.id && other.startsAt < row.endsAt && other.endsAt > row.startsAt,
  );
}

function ofPlaces({ row, capacity, personal, now }: Situation): BookableAction | null {
  const waiting = personal?.waitlist.get(row.id);
  if (waiting !== undefined) return { ...noAction, action: 'leave_waitlist', waitlistId: waiting.id };
  if (capacity.available > 0) return null;
  const hasRoomToWait = row.waitlistMaximum !== null && row.waitlistConsumed < row.waitlistMaximum;
  return hasRoomToWait && !isWaitlistOver(row, now)
    ? { ...noAction, action: 'join_waitlist' }
    : refusalAction('full', null);
}

function ofInduction({ row, personal, inductionName }: Situation): BookableAction | null {
  if (personal === null || row.prePurchaseInductionId === null) return null;
  if (personal.metRestrictionIds.has(row.prePurchaseInductionId)) return null;
  // With "any", signing the waiver is enough.
  if (row.restrictionCriteria === 'any' && row.prePurchaseWaiverId !== null) return null;
  return refusalAction('restriction_unmet', `${inductionName ?? 'An induction'} must be completed before booking`);
}

/**
 * What the caller can do with a session, first match wins
 * (docs/product.md#bookable-action). Without a person: the impersonal rules.
 */
export function bookableAction(situation: Situation): BookableAction {
  const { row, personal } = situation;
  const isClosed = row.closure !== null && row.status !== 'cancelled';
  if (row.status !== 'bookable' && !isClosed) return refusalAction('not_available', 'This session is not available');
  const ownBookings = (personal?.bookings ?? []).filter(
    ({ occurrenceId, isLapsed }) => occurrenceId === row.id && !isLapsed,
  );
  const ownBooking =
    ownBookings.find((booking) => !booking.isOffer && booking.status === 'settled') ??
    ownBookings.find((booking) => !booking.isOffer);
  if (ownBooking !== undefined) return ofOwnBooking(situation, ownBooking);
  if (isClosed) return refusalAction('venue_closed', `Closed: ${row.closure}`);
  const byTime = ofTime(situation);
  if (byTime !== null) return byTime;
  if (personal?.isBarred === true) {
    return refusalAction('barred', 'You cannot book at the moment, please contact the venue');
  }
  const byAge = ofAge(situation);
  if (byAge !== null) return byAge;
  if (isBusy(situation)) return refusalAction('busy', 'You have already booked a session at this time');
  if (!row.isSoldIndividually) {
    return refusalAction('not_individually', 'This session cannot be booked individually');
  }
  const isOffered = ownBookings.some((booking) => booking.isOffer);
  const byPlaces = isOffered ? null : ofPlaces(situation);
  return byPlaces ?? ofInduction(situation) ?? { ...noAction, action: 'book' };
}
