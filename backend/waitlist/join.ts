import { isStaffWith } from '#backend/acting/may-act-for.ts';
import { recordAudit } from '#backend/audit/record-audit.ts';
import { getRefusal } from '#backend/cart/pricing/price-rules.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { notFound, DomainError, invalid } from '#backend/failure.ts';
import { availablePlaces, isLive, mostOnline } from '#backend/places/places.ts';
import { findOccurrence } from '#backend/timetable/find-occurrence.ts';
import { getSummaryContext } from '#backend/timetable/read-day.ts';
import { actionWithPlace } from '#backend/timetable/summary.ts';
import { isWaitlistOver } from '#backend/timetable/waitlist-end.ts';
import type { BookingType } from '#contract/primitives.ts';
import type { WaitlistEntry } from '#contract/timetable/waitlist.ts';
import { readEntry } from './waitlist-entry.ts';

interface Session {
  bookingType: BookingType;
  scheduleId: string;
  /** Places that it has online. */
  most: number;
}

interface Party {
  userId: number;
  places: number;
}

/** The places of one ticket of each kind, which is what somebody may buy for another person. */
async function countOneOfEach({ db }: Context, scheduleId: string): Promise<number> {
  const { places } = await db
    .selectFrom('tickets')
    .where('scheduleId', '=', scheduleId)
    .select((row) => row.fn.coalesce(row.fn.sum<number>('attendees'), row.lit(0)).as('places'))
    .executeTakeFirstOrThrow();
  return Number(places);
}

/**
 * Checks that the person could put so many places of a session into the basket: one of what has no tickets, for another
 * person one ticket of each kind, and no more than the session has. Throws `validation_failed`, and `too_many_places`
 * above the operator's limit.
 */
async function checkParty(context: Context, session: Session, { userId, places }: Party): Promise<void> {
  if (places === 1) return;
  const { caller, config } = context;
  const isStaff = isStaffWith(caller, 'sell');
  const limit = config.maxPlacesPerSession;
  if (!isStaff && places > limit) throw new DomainError('too_many_places', { details: { scope: 'session', limit } });
  const isForAnother = !isStaff && userId !== caller?.userId;
  const ofTickets = isForAnother ? await countOneOfEach(context, session.scheduleId) : session.most;
  const most = session.bookingType === 'ticketed' ? Math.min(session.most, ofTickets) : 1;
  if (places > most) throw invalid({ places: [`Must be at most ${most}`] });
}

interface JoinRequest {
  /** By either of the session's ids. */
  session: { id: string } | { v1Id: number };
  userId: number;
  /** How many are offered together. */
  places: number;
}

async function lockSession(tx: Tx, { session }: JoinRequest, now: Date) {
  const occurrence = await tx
    .selectFrom('occurrences')
    .where((where) => ('id' in session ? where('id', '=', session.id) : where('v1Id', '=', session.v1Id)))
    .select([
      'id',
      'isOnSale',
      'startsAt',
      'lastBookableAt',
      'waitlistMaximum',
      'waitlistConsumed',
      'bookingType',
      'scheduleId',
      availablePlaces(now).as('available'),
      mostOnline.as('most'),
    ])
    .forUpdate()
    .executeTakeFirst();
  if (occurrence === undefined || occurrence.waitlistMaximum === null) throw notFound();
  return { ...occurrence, waitlistMaximum: occurrence.waitlistMaximum };
}

async function checkPerson(tx: Tx, occurrenceId: string, userId: number, now: Date): Promise<void> {
  const waiting = await tx
    .selectFrom('waitlistEntries')
    .where('occurrenceId', '=', occurrenceId)
    .where('userId', '=', userId)
    .where('status', 'in', ['waiting', 'offered'])
    .select('id')
    .executeTakeFirst();
  if (waiting !== undefined) throw new DomainError('already_on_waitlist');
  const ownBooking = await tx
    .selectFrom('bookings')
    .where('occurrenceId', '=', occurrenceId)
    .where('userId', '=', userId)
    .where(isLive(now))
    .select('id')
    .executeTakeFirst();
  if (ownBooking !== undefined) throw new DomainError('already_booked');
}

/** Nobody may wait for a session they could not book: throws the refusals of an add that do not concern places. */
async function checkMayBook(context: Context, occurrenceId: string, userId: number): Promise<void> {
  const { row, scope } = await findOccurrence(context.db, occurrenceId, context.clock.now());
  const around = await getSummaryContext({ ...context, actingUserId: userId }, scope, [row], 'online');
  const refusal = getRefusal(actionWithPlace(row, around));
  if (refusal !== null) throw refusal;
}

/**
 * Adds a person to the end of a session's waitlist, for one place or several. Throws `not_found` without a waitlist,
 * `already_on_waitlist`, `already_booked`, `places_available`, `waitlist_full`, `not_bookable`, what keeps the person
 * from booking it, and what `checkParty` throws.
 */
export async function join(context: Context, request: JoinRequest): Promise<WaitlistEntry> {
  const { db, clock, caller } = context;
  return transact(db, async (tx) => {
    const now = clock.now();
    const session = await lockSession(tx, request, now);
    await checkPerson(tx, session.id, request.userId, now);
    if (!session.isOnSale || session.startsAt <= now) throw new DomainError('not_bookable');
    await checkMayBook({ ...context, db: tx }, session.id, request.userId);
    await checkParty({ ...context, db: tx }, session, request);
    if (isWaitlistOver(session, now)) throw new DomainError('not_bookable', { details: { reason: 'closed' } });
    if (session.available > 0) throw new DomainError('places_available');
    const { places } = request;
    if (session.waitlistConsumed + places > session.waitlistMaximum) throw new DomainError('waitlist_full');
    await tx
      .updateTable('occurrences')
      .set((row) => ({
        waitlistConsumed: row('waitlistConsumed', '+', places),
        awaitedPlaces: row('awaitedPlaces', '+', places),
      }))
      .where('id', '=', session.id)
      .execute();
    const { id } = await tx
      .insertInto('waitlistEntries')
      .values({
        occurrenceId: session.id,
        userId: request.userId,
        places,
        addedByUserId: caller?.userId ?? null,
        createdAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (caller?.isStaff === true) {
      const subject = { subjectType: 'occurrence' as const, subjectId: session.id };
      await recordAudit(tx, context, { action: 'waitlist_joined', ...subject, details: { entryId: id } });
    }
    return readEntry(tx, id);
  });
}
