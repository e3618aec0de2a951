import { attentionText } from '#backend/payments/attention/attention-text.ts';
import { readAttention } from '#backend/payments/attention/attention.ts';
import { countAttention } from '#backend/payments/attention/count-attention.ts';
import { getDeskCustomerEndpoint } from '#contract/desk/customers.ts';
import { openCardMembers } from '#tests/support/joining/card-members.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const desk = await openCardMembers();
const { db, clock, call, dependencies, setFaults, pass, charges, cardPayments, orders } = desk;
const clerk = await makePerson(db, { permissions: ['refunds', 'customers'] });

beforeEach(async () => {
  clock.set('2026-12-01T12:00:00Z');
  setFaults(() => null);
  await db.updateTable('memberships').set({ status: 'cancelled' }).execute();
  await db
    .updateTable('paymentTransactions')
    .set({ updatedAt: new Date('2026-01-01') })
    .execute();
});

const isHold = (url: string, method: string) => method === 'POST' && url.endsWith('/transactions');

/** The token of the clerk, who has just logged in. */
async function logIn(): Promise<string> {
  await db
    .updateTable('accessTokens')
    .set({ createdAt: clock.now(), lastUsedAt: clock.now(), expiresAt: new Date('2029-01-01') })
    .where('userId', '=', clerk.id)
    .execute();
  return clerk.token;
}

const retry = async (chargeId: string, body = {}) =>
  call(`/api/dashboard/charges/${chargeId}/retry`, { token: await logIn(), body });

/** What the record of a customer at the desk says was given up. */
async function recorded(userId: number) {
  const answer = await call(`/api/foh/customers/${userId}`, { token: await logIn() });
  return getData(getDeskCustomerEndpoint, answer).givenUpCharges;
}

const list = async () => (await readAttention(db, { page: 1, perPage: 100, now: clock.now() })).payments;
const getCharge = async (membershipId: string) => {
  const [charge] = await charges(membershipId);
  if (charge === undefined) throw new Error('There is no charge.');
  return charge;
};
const audited = (userId: number) =>
  db
    .selectFrom('auditEvents')
    .where('action', '=', 'membership_charge_retried')
    .where('subjectId', '=', String(userId))
    .select(['actorUserId', 'details'])
    .execute();

it('takes a charge anew whose holds staff have let go, which is one payment of their list', async () => {
  const { membershipId, person } = await desk.makeCardMember('opayo');
  setFaults((url, method) => (isHold(url, method) ? 'answer lost' : null));
  await pass(30, 30);
  const { id } = await getCharge(membershipId);
  const listed = await list();
  expect(listed).toMatchObject([
    { chargeId: id, reason: 'no_answer', captured: { value: 0 }, userId: person.id, actions: ['retry_charge'] },
  ]);
  expect(attentionText(listed, 1)).toMatch(
    new RegExp(
      `no_answer  charge ${id}: £27.00, captured £0.00, given back £0.00; opayo, no reference; no order; retryCharge`,
    ),
  );
  expect(await countAttention(dependencies)).toMatchObject({ no_answer: 1, given_up: 0 });
  expect(await recorded(person.id)).toEqual([
    expect.objectContaining({ id, amount: expect.objectContaining({ value: 2700 }), attempts: 3, mayBeHeld: true }),
  ]);
  setFaults(() => null);
  expect((await retry(id)).json).toMatchObject({ errors: { holds_released: ['Required'] } });
  expect(await getCharge(membershipId)).toMatchObject({ state: 'given_up', lostHolds: 3 });
  const answer = await retry(id, { holds_released: true });
  expect(answer.json).toMatchObject({ data: { id, state: 'failed', next_attempt_at: expect.any(String) } });
  expect((await retry(id, { holds_released: true })).status).toBe(200);
  expect(await audited(person.id)).toMatchObject([{ actorUserId: clerk.id, details: { charge: id } }]);
  expect(await recorded(person.id)).toEqual([]);
  await pass(1);
  expect(await getCharge(membershipId)).toMatchObject({ state: 'paid' });
  expect((await cardPayments(membershipId)).filter(({ capturedAmount }) => capturedAmount > 0)).toHaveLength(1);
  expect(await orders(membershipId)).toHaveLength(1);
  // A bank may still be holding the amounts.
  expect(await list()).toMatchObject([{ chargeId: id, reason: 'no_answer', captured: { value: 2700 }, actions: [] }]);
  expect(getFailure(await retry(id)).code).toBe('transaction_state');
});

it('is for what was given up because the bank refused, too, as long as the membership goes on', async () => {
  const { membershipId, person } = await desk.makeDebitMember('55550002');
  await pass(24 * 12, 120);
  const { id } = await getCharge(membershipId);
  expect(await list()).toMatchObject([
    {
      chargeId: id,
      transactionUuid: null,
      reason: 'given_up',
      paymentProvider: 'direct_debit',
      actions: ['retry_charge'],
    },
  ]);
  expect(await countAttention(dependencies)).toMatchObject({ given_up: 1 });
  expect(await recorded(person.id)).toMatchObject([{ id, attempts: 4, mayBeHeld: false }]);
  expect((await retry(id)).status).toBe(200);
  expect(await list()).toEqual([]);
  await pass(24, 60);
  expect(await getCharge(membershipId)).toMatchObject({ state: 'given_up', attempts: 5 });
  await pass(24 * 4, 120);
  expect(await list()).toEqual([]);
  expect(await recorded(person.id)).toEqual([]);
  expect(getFailure(await retry(id)).code).toBe('not_bookable');
});

it('lists a direct debit of which the bank says nothing', async () => {
  const { membershipId } = await desk.makeDebitMember();
  setFaults((url) => (url.includes('/direct-debit/') ? 'request lost' : null));
  await pass(2);
  const { id } = await getCharge(membershipId);
  expect(await list()).toMatchObject([{ chargeId: id, reason: 'not_settled', state: null, actions: [] }]);
  setFaults(() => null);
  await pass(24, 60);
  expect(await getCharge(membershipId)).toMatchObject({ state: 'paid' });
  expect(await list()).toEqual([]);
});
