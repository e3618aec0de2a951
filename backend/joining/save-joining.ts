import { addDays } from 'date-fns/addDays';
import { sql } from 'kysely';
import type { OpenCart } from '#backend/cart/choose-cart.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import type { OnboardingBody } from '#contract/customers/onboarding.ts';
import type { CoveredPerson } from '#contract/joining/joining.ts';
import type { JoiningType } from '#contract/joining/rules/joining-types.ts';
import { ageProblem } from '#contract/rules/ages.ts';
import type { Venue } from '#contract/venues/venues.ts';
import { hasRoom, roomText, choosePeople } from './choose-people.ts';
import { putLines } from './put-lines.ts';
import type { TypeRow } from './read-types.ts';

/** Days for which a joining that nobody goes on with is kept. */
const lifeDays = 30;

export interface Wanted {
  userId: number;
  onboardingType: JoiningType;
  type: TypeRow;
  venue: Venue;
  /** Beside the account holder. */
  people: readonly CoveredPerson[];
  feeIds: readonly string[];
  redirect?: OnboardingBody['redirect'];
}

/** The sentence for an account holder whose age does not fit; null when it does. */
export function getAgeText({ minimumAge, maximumAge }: TypeRow, dateOfBirth: string | null, today: string) {
  const problem = ageProblem({ minimum: minimumAge, maximum: maximumAge }, dateOfBirth, today);
  if (problem === null) return null;
  return problem.kind === 'young'
    ? `Must be at least ${minimumAge ?? ''} years old`
    : `Must be at most ${maximumAge ?? ''} years old`;
}

/** Throws `already_member` for somebody who holds such a membership that runs. */
async function checkNotMember(tx: Tx, { userId, type }: Wanted, today: string): Promise<void> {
  const held = await tx
    .selectFrom('memberships')
    .where('userId', '=', userId)
    .where('membershipTypeId', '=', type.id)
    .where('status', 'in', ['active', 'pending'])
    .where((where) => where.or([where('endsOn', 'is', null), where('endsOn', '>=', today)]))
    .select('id')
    .executeTakeFirst();
  if (held !== undefined) throw new DomainError('already_member');
}

/** Throws `validation_failed` for people that the membership has no room for. */
async function checkRoom(tx: Tx, type: TypeRow, userIds: readonly number[], today: string): Promise<void> {
  const people = await tx.selectFrom('users').where('id', 'in', userIds).select('dateOfBirth').execute();
  const datesOfBirth = people.map(({ dateOfBirth }) => dateOfBirth);
  if (!hasRoom(type, datesOfBirth, today)) throw invalid({ people: [roomText(type)] });
}

async function writeJoining(
  tx: Tx,
  { userId, onboardingType, type, venue, redirect }: Wanted,
  today: string,
  now: Date,
) {
  const facts = {
    onboardingType,
    membershipTypeId: type.id,
    homeVenueId: venue.venueId,
    startsOn: today,
    expiresAt: addDays(now, lifeDays),
    ...(redirect !== undefined && { redirect: JSON.stringify(redirect) }),
  };
  return tx
    .insertInto('joinings')
    .values({ userId, createdAt: now, ...facts })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .where(sql<boolean>`status = 'open'`)
        .doUpdateSet(facts),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
}

/**
 * Writes what somebody joins, in place of what they wanted before, and puts it into the basket at the price of today.
 * The basket must be locked. Throws `already_member`, `forbidden` for people who are not linked, and
 * `validation_failed` for people that the membership has no room for and for fees that it does not have.
 */
export async function saveJoining(context: Context, tx: Tx, cart: OpenCart, wanted: Wanted): Promise<void> {
  const { userId, type, venue, feeIds } = wanted;
  const now = context.clock.now();
  const today = localDate(now, venue.timezone);
  if (feeIds.some((id) => !type.fees.some((fee) => fee.id === id)))
    throw invalid({ collectable_fee_ids: ['This fee is not one of this membership'] });
  await checkNotMember(tx, wanted, today);
  const people = [userId, ...(await choosePeople(context, tx, userId, wanted.people))];
  await checkRoom(tx, type, people, today);
  const { id: joiningId } = await writeJoining(tx, wanted, today, now);
  await tx.deleteFrom('joiningPeople').where('joiningId', '=', joiningId).execute();
  await tx
    .insertInto('joiningPeople')
    .values(people.map((one, position) => ({ joiningId, userId: one, position })))
    .execute();
  await putLines(tx, cart, { joiningId, userId, type, feeIds, today, now });
}
