import { addMinutes } from 'date-fns/addMinutes';
import { min } from 'date-fns/min';
import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { greeting } from '#backend/mail/greeting.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { forWhom, readRecipient } from '#backend/mail/read-recipient.ts';
import { releaseExpiredPlaces } from '#backend/places/count-places.ts';
import { lockSessions } from '#backend/places/lock-bookings.ts';
import { freePlaces, mostOnline } from '#backend/places/places.ts';
import { reservePlaces } from '#backend/places/reserve-places.ts';
import { localStamp } from '#backend/serialize/venue-time.ts';
import { getBookingEnd, isWaitlistOver } from '#backend/timetable/waitlist-end.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import { endEntry } from './end-entry.ts';
import { readAwaitedSession } from './read-waiting.ts';

interface Entry {
  id: number;
  occurrenceId: string;
  userId: number;
  addedByUserId: number | null;
  /** How many are offered. */
  places: number;
}

/** Mails a waitlist offer to the person; to whoever added them when they have no address. Its link leads to the session. */
export async function queueOffer(
  tx: Tx,
  entry: Entry,
  expiresAt: Date,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
): Promise<void> {
  const recipient = await readRecipient(tx, [entry.userId, entry.addedByUserId]);
  if (recipient === null) return;
  const row = await readAwaitedSession(tx, entry.occurrenceId);
  const person = await tx
    .selectFrom('users')
    .where('id', '=', entry.userId)
    .select(['id as userId', 'firstName', 'lastName'])
    .executeTakeFirstOrThrow();
  const { email: to, words, firstName } = recipient;
  const { t, date } = words;
  const starts = localStamp(row.startsAt, row.timezone);
  const { places } = entry;
  const session = { places, name: row.templateName, date: date(starts), time: getClock(starts), venue: row.venueName };
  const { html, text } = letter({
    words,
    operatorName: row.operatorName,
    heading: t('mails.offer.title', { places }),
    paragraphs: [
      t('mails.offer.lead', { greeting: greeting(firstName, words), ...session }),
      ...forWhom(recipient, person),
      t('mails.offer.until', { places, time: getClock(localStamp(expiresAt, row.timezone)) }),
    ],
    action: {
      label: t('mails.offer.book', { places }),
      url: `${config.siteUrl}${row.path}`,
    },
  });
  const subject = t('mails.offer.subject', { places, name: row.templateName });
  await queueMail(tx, { to, subject, html, text }, `offer:${entry.id}`, clock.now());
}

const offerMinutes = 30;

async function isAwaited(tx: Tx, occurrenceId: string): Promise<boolean> {
  const session = tx.selectFrom('occurrences').where('id', '=', occurrenceId).where('awaitedPlaces', '>', 0);
  return (await session.select('id').executeTakeFirst()) !== undefined;
}

/** A session that places may be offered of now; undefined when nobody could book them. */
async function findSession(tx: Tx, occurrenceId: string, now: Date) {
  const session = await tx
    .selectFrom('occurrences')
    .where('id', '=', occurrenceId)
    .where('isOnSale', '=', true)
    .where((where) => where.or([where('firstBookableAt', 'is', null), where('firstBookableAt', '<=', now)]))
    .select(['startsAt', 'lastBookableAt', freePlaces('online', now).as('free'), mostOnline.as('most')])
    .executeTakeFirst();
  return session === undefined || isWaitlistOver(session, now) ? undefined : session;
}

async function firstWaiting(tx: Tx, occurrenceId: string) {
  return tx
    .selectFrom('waitlistEntries')
    .where('occurrenceId', '=', occurrenceId)
    .where('status', '=', 'waiting')
    .orderBy('id')
    .select(['id', 'occurrenceId', 'userId', 'addedByUserId', 'places'])
    .executeTakeFirst();
}

type WaitingEntry = NonNullable<Awaited<ReturnType<typeof firstWaiting>>>;

async function markOffered(tx: Tx, entry: WaitingEntry, bookingId: string, times: { now: Date; expiresAt: Date }) {
  await tx
    .updateTable('waitlistEntries')
    .set({ status: 'offered', bookingId, offeredAt: times.now, offerExpiresAt: times.expiresAt })
    .where('id', '=', entry.id)
    .execute();
  await tx
    .updateTable('occurrences')
    .set((row) => ({ awaitedPlaces: row('awaitedPlaces', '-', entry.places) }))
    .where('id', '=', entry.occurrenceId)
    .execute();
}

/**
 * Reserves the free places of a session for the next people on its waitlist, for 30 minutes or until booking ends, and
 * mails them (docs/product.md#waitlists). Who waits for several gets them together: while there are too few, nobody
 * behind them is offered any. Who waits for more than the session has by now is offered all of it. The session is
 * locked: nobody else offers its places at the same time, so nobody is passed over. Returns how many places were
 * offered.
 */
export async function offerPlaces(
  tx: Tx,
  occurrenceId: string,
  dependencies: Pick<Dependencies, 'clock' | 'config'>,
): Promise<number> {
  const now = dependencies.clock.now();
  if (!(await isAwaited(tx, occurrenceId))) return 0;
  // Lock order, as everywhere: bookings before occurrences.
  await releaseExpiredPlaces(tx, occurrenceId, now);
  await lockSessions(tx, [occurrenceId]);
  const session = await findSession(tx, occurrenceId, now);
  if (session === undefined) return 0;
  const expiresAt = min([addMinutes(now, offerMinutes), getBookingEnd(session)]);
  let offeredCount = 0;
  while (offeredCount < session.free) {
    const entry = await firstWaiting(tx, occurrenceId);
    if (entry === undefined) return offeredCount;
    const places = Math.min(entry.places, session.most);
    if (offeredCount + places > session.free) return offeredCount;
    const bookedByUserId = entry.addedByUserId ?? entry.userId;
    const request = { occurrenceId, userId: entry.userId, bookedByUserId, channel: 'online' as const, places };
    const reservation = await reservePlaces(tx, { ...request, holdKind: 'offer', expiresAt }, now);
    if (reservation.taken) {
      await markOffered(tx, entry, reservation.booking.id, { now, expiresAt });
      await queueOffer(tx, { ...entry, places }, expiresAt, dependencies);
      offeredCount += places;
    } else if (reservation.reason === 'already_booked') await endEntry(tx, entry, 'expired', now);
    else return offeredCount;
  }
  return offeredCount;
}
