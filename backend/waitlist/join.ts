import { recordAudit } from '#backend/audit/record-audit.ts';
import { getRefusal } from '#backend/cart/pricing/price-rules.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { notFound, DomainError } from '#backend/failure.ts';
import { availablePlaces, isLive, mostOnline } from '#backend/places/places.ts';
import { findOccurrence } from '#backend/timetable/find-occurrence.ts';
import { getSummaryContext } from '#backend/timetable/read-day.ts';
import { actionWithPlace } from '#backend/timetable/summary.ts';
import type { WaitlistEntry } from '#contract/timetable/waitlist.ts';
import { checkParty } from './check-party.ts';
import { isWaitlistOver } from './waitlist-end.ts';
import { readEntry } from './waitlist-entry.ts';

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
      'status',
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
    if (session.status !== 'bookable' || session.startsAt <= now) throw new DomainError('not_bookable');
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
