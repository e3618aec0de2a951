import { sql } from 'kysely';
import { openCardMembers } from '#tests/support/joining/card-members.ts';
import { makePerson } from '#tests/support/make/make-person.ts';

const desk = await openCardMembers();
const { db, clock, pass, charges } = desk;

beforeEach(() => clock.set('2026-12-01T12:00:00Z'));

/** A charge that a card has paid, and the attempt that took its money. */
async function charged() {
  const { membershipId, cardId } = await desk.makeCardMember('opayo');
  await pass(0.2);
  const [charge] = await charges(membershipId);
  if (charge?.transactionId == null) throw new Error(`The charge is ${charge?.state}.`);
  return { id: charge.id, transactionId: charge.transactionId, cardId };
}

/** Another attempt, like the one there is. */
const addAttempt = (transactionId: string, state: string) =>
  sql`insert into payment_transactions
    select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'state', ${state}::text,
      'order_id', null, 'provider_ref', null, 'captured_amount', 0))).*
    from payment_transactions t where t.id = ${transactionId}`.execute(db);

describe('the database', () => {
  it('knows one attempt of a charge that takes its money or has taken it, and others that ended without', async () => {
    const { transactionId } = await charged();
    for (const state of ['declined', 'cancelled', 'expired', 'reversing', 'reversed'])
      await addAttempt(transactionId, state);
    for (const state of ['ready', 'authorising', 'unknown', 'pending', 'authorised', 'completing', 'completed'])
      await expect(addAttempt(transactionId, state)).rejects.toMatchObject({
        constraint: 'payment_transactions_one_of_charge',
      });
  });

  it('lets a payment be of a basket or of a charge, never of both or of neither', async () => {
    const { transactionId } = await charged();
    const { id: cartId } = await db
      .insertInto('carts')
      .values({ userId: (await makePerson(db)).id, channel: 'online', source: 'activity-booking' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const facts of [{ cartId }, { chargeId: null }])
      await expect(
        db.updateTable('paymentTransactions').set(facts).where('id', '=', transactionId).execute(),
      ).rejects.toMatchObject({ constraint: 'payment_transactions_of_basket_or_charge' });
  });

  it('keeps a card for a charge only while an attempt is open', async () => {
    const { id, cardId } = await charged();
    const write = (state: 'sending' | 'sent' | 'due' | 'failed' | 'given_up') =>
      db
        .updateTable('membershipCharges')
        .set({ state, savedCardId: cardId, orderId: null, paidAt: null })
        .where('id', '=', id)
        .execute();
    for (const state of ['due', 'failed', 'given_up'] as const)
      await expect(write(state)).rejects.toMatchObject({ constraint: 'membership_charges_keep_card' });
  });

  it.each([
    [{ lostHolds: 4 }, 'membership_charges_lost_holds_check'],
    [{ lostHolds: -1 }, 'membership_charges_lost_holds_check'],
    [{ unanswered: -1 }, 'membership_charges_unanswered_check'],
  ])('counts nothing as %j', async (counts, constraint) => {
    const { id } = await charged();
    await expect(db.updateTable('membershipCharges').set(counts).where('id', '=', id).execute()).rejects.toMatchObject({
      constraint,
    });
  });
});
