import { sql } from 'kysely';
import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { readOrderMoneyFaults } from '#backend/money/order-money-faults.ts';
import { openCardMembers, type CardKind } from '#tests/support/joining/card-members.ts';
import { makePerson } from '#tests/support/make/make-person.ts';

const desk = await openCardMembers();
const { db, clock, call, setFaults, pass, charges, cardPayments } = desk;
const clerk = await makePerson(db, { permissions: ['refunds', 'sell', 'customers'] });
const { id: tillId } = await db
  .insertInto('tills')
  .values({ venueId: desk.desk.venue.id, staffUserId: clerk.id, openingFloat: 0, openedAt: clock.now() })
  .returning('id')
  .executeTakeFirstOrThrow();

const signInClerk = () =>
  db
    .updateTable('accessTokens')
    .set({ createdAt: clock.now(), lastUsedAt: clock.now(), expiresAt: new Date('2029-01-01') })
    .where('userId', '=', clerk.id)
    .execute();

beforeEach(() => {
  clock.set('2026-12-01T12:00:00Z');
  setFaults(() => null);
});

// Nothing of it ever comes into the till of whoever pressed, and every book agrees.
afterEach(async () => {
  expect(await db.selectFrom('payments').where('tillId', '=', tillId).selectAll().execute()).toEqual([]);
  expect((await readLedgerDifferences(db)).filter(({ check }) => check !== 'credit balance')).toEqual([]);
  expect(await readOrderMoneyFaults(db)).toEqual([]);
});

async function charged(made: { membershipId: string }): Promise<string> {
  await pass(1);
  const [charge] = await charges(made.membershipId);
  if (charge?.orderId == null) throw new Error(`The charge is ${charge?.state}.`);
  await signInClerk();
  return charge.orderId;
}

const refund = (orderId: string, body: Record<string, unknown> = {}) =>
  call(`/api/dashboard/orders/${orderId}/refunds`, { token: clerk.token, body: { reason: 'Left early', ...body } });

const refunds = (orderId: string) =>
  db.selectFrom('payments').where('orderId', '=', orderId).where('amount', '<', 0).selectAll().execute();

const getCredit = async (userId: number) =>
  (await db.selectFrom('creditAccounts').where('userId', '=', userId).select(['type', 'balance']).execute()).map(
    ({ type, balance }) => [type, balance],
  );

describe.each<CardKind>(['opayo', 'stripe'])('the refund of a charge on a card at %s', (kind) => {
  const atGateway = async (membershipId: string) =>
    (await cardPayments(membershipId)).map(({ capturedAmount, refundedAmount }) => [capturedAmount, refundedAmount]);

  it('goes back through its provider', async () => {
    const made = await desk.makeCardMember(kind);
    const orderId = await charged(made);
    const answer = await refund(orderId);
    expect(answer.json).toMatchObject({ data: { refund_status: 'full' } });
    expect(await atGateway(made.membershipId)).toEqual([[2700, 2700]]);
    expect(await refunds(orderId)).toMatchObject([
      { tenderType: 'online', heldBy: 'card_provider', status: 'done', amount: -2700 },
    ]);
  });

  it('has not gone while its provider gives no answer, and goes once', async () => {
    const made = await desk.makeCardMember(kind);
    const orderId = await charged(made);
    let isDown = true;
    setFaults((url, method) =>
      isDown && method === 'POST' && /refunds|transactions$/.test(url) ? 'answer lost' : null,
    );
    expect((await refund(orderId)).status).toBe(200);
    expect(await refunds(orderId)).toMatchObject([{ status: 'submitted' }]);
    isDown = false;
    await pass(24);
    expect(await atGateway(made.membershipId)).toEqual([[2700, 2700]]);
  });

  it('that is refused has failed, and can be asked for again', async () => {
    const made = await desk.makeCardMember(kind);
    const orderId = await charged(made);
    setFaults((url, method) => (method === 'POST' && /refunds|transactions$/.test(url) ? 'refused' : null));
    await refund(orderId);
    expect(await refunds(orderId)).toMatchObject([{ status: 'failed' }]);
    expect(await atGateway(made.membershipId)).toEqual([[2700, 0]]);
    setFaults(() => null);
    expect((await refund(orderId)).json).toMatchObject({ data: { refund_status: 'full' } });
    expect(await atGateway(made.membershipId)).toEqual([[2700, 2700]]);
  });
});

describe('the refund of a direct debit', () => {
  it('is not said to be done until somebody says how the money goes back', async () => {
    const orderId = await charged(await desk.makeDebitMember());
    const answer = await refund(orderId);
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ errors: { return_by: ['Must be one of: bank_transfer, credit'] } });
    const unnamed = await refund(orderId, { return_by: 'bank_transfer' });
    expect(unnamed.json).toMatchObject({ errors: { transfer_reference: ['Required'] } });
    expect(await refunds(orderId)).toEqual([]);
  });

  it('becomes general credit of the member', async () => {
    const { person, ...made } = await desk.makeDebitMember();
    const orderId = await charged(made);
    expect((await refund(orderId, { amount: 700, return_by: 'credit' })).status).toBe(200);
    expect((await refund(orderId, { return_by: 'credit' })).json).toMatchObject({ data: { refund_status: 'full' } });
    expect(await getCredit(person.id)).toEqual([['general', 2700]]);
    expect(await refunds(orderId)).toMatchObject([
      { tenderType: 'credit', heldBy: 'credit', creditType: 'general', amount: -700 },
      { amount: -2000 },
    ]);
  });

  it('is a transfer that staff have made, by the name that the bank gave it', async () => {
    const { person, ...made } = await desk.makeDebitMember();
    const orderId = await charged(made);
    const answer = await refund(orderId, { return_by: 'bank_transfer', transfer_reference: 'FP 20261201' });
    expect(answer.json).toMatchObject({ data: { refund_status: 'full' } });
    const transfer = { tenderType: 'bank-transfer', heldBy: 'bank', reference: 'FP 20261201', createdBy: clerk.id };
    expect(await refunds(orderId)).toMatchObject([{ ...transfer, status: 'done', amount: -2700 }]);
    expect(await getCredit(person.id)).toEqual([]);
  });
});

describe('the database', () => {
  const write = (orderId: string, values: string) =>
    sql`insert into payments (order_id, refund_of, amount, status, tender_type, held_by)
      select order_id, id, -100, 'done', ${sql.raw(values)} from payments where order_id = ${orderId} and amount > 0`.execute(
      db,
    );

  it('lets nobody but its holder give money back', async () => {
    const orderId = await charged(await desk.makeDebitMember());
    const orderOfCard = await charged(await desk.makeCardMember('opayo'));
    await expect(write(orderId, `'direct-debit', 'desk'`)).rejects.toMatchObject({
      constraint: 'payments_refund_by_holder',
    });
    await expect(write(orderId, `'direct-debit', 'debit_provider'`)).rejects.toMatchObject({
      constraint: 'payments_held_by',
    });
    // A process of the release before says nothing of it.
    await expect(write(orderId, `'direct-debit', null`)).rejects.toMatchObject({ constraint: 'payments_held_by' });
    await expect(write(orderId, `'bank-transfer', 'bank'`)).rejects.toMatchObject({ constraint: 'payments_held_by' });
    await expect(write(orderOfCard, `'card', 'desk'`)).rejects.toMatchObject({
      constraint: 'payments_refund_by_holder',
    });
  });

  it('lets no money of a provider into a till', async () => {
    const orderId = await charged(await desk.makeDebitMember());
    await expect(
      db.updateTable('payments').set({ tillId }).where('orderId', '=', orderId).execute(),
    ).rejects.toMatchObject({ constraint: 'payments_of_desk_in_till' });
  });
});
