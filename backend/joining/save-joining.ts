import { addDays } from 'date-fns/addDays';
import { sql } from 'kysely';
import type { OpenCart } from '#backend/cart/choose-cart.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
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
import type { TypeRow } from './read-types.ts';
import { getPaidFees, getTypePayment } from './show-type.ts';

interface Bought {
  joiningId: string;
  userId: number;
  type: TypeRow;
  /** Optional fees that are chosen. */
  feeIds: readonly string[];
  today: string;
  now: Date;
}

/** Takes the lines of a joining out of the basket, to be put there anew; its fees are owed by nobody. */
async function takeLines(tx: Tx, joiningId: string): Promise<void> {
  await tx.deleteFrom('cartItems').where('joiningId', '=', joiningId).execute();
  await tx
    .deleteFrom('journalTransactions')
    .where('joiningId', '=', joiningId)
    .where('status', '=', 'outstanding')
    .execute();
}

const only = (amount: number) => ({ unitPrice: amount, standardPrice: amount, lineTotal: amount, maxQuantity: 1 });

/** The fees of the first payment, the joining fee first. */
function getFees({ type, feeIds }: Bought) {
  const joiningFee = { id: type.joiningFeeId, name: 'Joining fee', price: type.joiningFee };
  return [joiningFee, ...getPaidFees(type, feeIds)].filter(({ price }) => price > 0);
}

/**
 * Puts a membership into the basket: a line for the part month or the first year, and its fees below it. What was there
 * of the same joining gives way. The basket must be locked.
 */
async function putLines(tx: Tx, cart: OpenCart, bought: Bought): Promise<void> {
  const { joiningId, userId, type, feeIds, today, now } = bought;
  await takeLines(tx, joiningId);
  const { firstPeriod } = getTypePayment(type, feeIds, today);
  const lines = await readItems(tx, cart.id);
  const sortBy = Math.max(0, ...lines.map((line) => line.sortBy + 1));
  const shared = { cartId: cart.id, purchasedForUserId: userId, createdAt: now };
  const { id: parentId } = await tx
    .insertInto('cartItems')
    .values({
      ...shared,
      ...only(firstPeriod),
      type: 'membership',
      purchasableType: 'membership',
      purchasableId: joiningId,
      joiningId,
      name: type.name,
      sortBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, fee] of getFees(bought).entries()) {
    const { id } = await tx
      .insertInto('journalTransactions')
      .values({
        userId,
        kind: 'collectable_fee',
        name: fee.name,
        amount: fee.price,
        collectableFeeId: fee.id,
        joiningId,
        createdAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('cartItems')
      .values({
        ...shared,
        ...only(fee.price),
        parentId,
        type: 'journal_transaction',
        purchasableType: 'collectableFee',
        purchasableId: id,
        journalTransactionId: id,
        name: fee.name,
        sortBy: sortBy + 1 + index,
      })
      .execute();
  }
}

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
