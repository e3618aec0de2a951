import type { Context } from '#backend/context.ts';
import { isStaffWith } from '#backend/customers/may-act-for.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import type { BookingType } from '#contract/primitives.ts';

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
export async function checkParty(context: Context, session: Session, { userId, places }: Party): Promise<void> {
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
