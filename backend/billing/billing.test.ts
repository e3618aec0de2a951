import { expireJoinings } from '#backend/joining/expire-joinings.ts';
import { listMembershipsEndpoint, setMembershipPaymentEndpoint } from '#contract/memberships/memberships.ts';
import { debit, openJoiningDesk } from '#tests/support/joining/joining-desk.ts';
import { makeMember } from '#tests/support/joining/make-member.ts';
import { getData, getFailure } from '#tests/support/replies.ts';
import { claimCharge } from './claim-charge.ts';
import { recordCharge } from './record-charge.ts';
import { createCharges, runBilling } from './run-billing.ts';

const desk = await openJoiningDesk();
const { db, clock, call, dependencies, config, venue, types, mails } = desk;

type Facts = Partial<Parameters<typeof makeMember>[1]>;
const member = (facts: Facts = {}) =>
  makeMember(db, { membershipTypeId: types.offPeak, homeVenueId: venue.id, ...facts }, config);

const charges = (membershipId: string) =>
  db
    .selectFrom('membershipCharges')
    .where('membershipId', '=', membershipId)
    .orderBy('periodFrom')
    .selectAll()
    .execute();

/** Lets the bank answer, too: one run sends, another one ten minutes later asks. */
async function bill(at: string) {
  clock.set(at);
  await runBilling(dependencies);
  clock.advance(601);
  await runBilling(dependencies);
}

const membership = async (token: string) => {
  await db
    .updateTable('accessTokens')
    .set({ expiresAt: new Date('2028-01-01'), lastUsedAt: clock.now() })
    .execute();
  const [first] = getData(listMembershipsEndpoint, await call('/api/my-account/memberships', { token }));
  return first;
};

async function paymentsAtBank(mandateId: string) {
  const mandate = await db.selectFrom('mandates').where('id', '=', mandateId).select('providerRef').executeTakeFirst();
  const response = await fetch(`http://127.0.0.1:${config.gatewayPort}/direct-debit/v1/payments`, {
    headers: { Authorization: 'Bearer sandbox' },
  });
  const { payments } = (await response.json()) as { payments: { mandate: string; amount: number; status: string }[] };
  return payments.filter((payment) => payment.mandate === mandate?.providerRef);
}

describe('a billing run', () => {
  it('takes the price on the day, by the clock of the venue, and makes an order of it', async () => {
    const { person, membershipId, mandateId } = await member();
    await bill('2026-11-30T23:40:00Z');
    expect(await charges(membershipId)).toEqual([]);
    await bill('2026-12-01T00:00:00Z');
    const [charge] = await charges(membershipId);
    expect(charge).toMatchObject({
      periodFrom: '2026-12-01',
      periodNext: '2027-01-01',
      amount: 2700,
      state: 'paid',
      attempts: 1,
    });
    expect(await paymentsAtBank(mandateId)).toMatchObject([{ amount: 2700, status: 'confirmed' }]);
    const payments = await db
      .selectFrom('payments')
      .where('orderId', '=', charge?.orderId ?? '')
      .selectAll()
      .execute();
    expect(payments).toMatchObject([{ tenderType: 'direct-debit', amount: 2700, status: 'done' }]);
    const postings = await db
      .selectFrom('ledgerEntries as e')
      .innerJoin('ledgerPostings as p', 'p.entryId', 'e.id')
      .where('e.orderId', '=', charge?.orderId ?? '')
      .select(['p.account', 'p.amount'])
      .execute();
    expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(postings).toEqual(
      expect.arrayContaining([
        { account: 'sales', amount: -2700 },
        { account: 'tender:direct-debit', amount: 2700 },
      ]),
    );
    expect(await membership(person.token)).toMatchObject({
      nextBillingOn: '2027-01-01',
      billing: { state: 'current', owed: { value: 0 }, method: { status: 'active' } },
    });
    const orders = await call('/api/v1/orders', { token: person.token });
    expect(orders.text).toContain('Off-peak');
  });

  it('takes every period once, however often it runs, and those that were missed', async () => {
    const { membershipId, mandateId } = await member();
    clock.set('2027-02-03T12:00:00Z');
    await Promise.all([runBilling(dependencies), runBilling(dependencies), runBilling(dependencies)]);
    await bill('2027-02-03T12:30:00Z');
    const periods = (await charges(membershipId)).map(({ periodFrom, state }) => [periodFrom, state]);
    expect(periods).toEqual([
      ['2026-12-01', 'paid'],
      ['2027-01-01', 'paid'],
      ['2027-02-01', 'paid'],
    ]);
    expect(await paymentsAtBank(mandateId)).toHaveLength(3);
  });

  it('charges a period once, even where a membership is moved back', async () => {
    const { membershipId, mandateId } = await member();
    await bill('2026-12-01T09:00:00Z');
    await db.updateTable('memberships').set({ nextBillOn: '2026-12-01' }).where('id', '=', membershipId).execute();
    await bill('2026-12-01T10:00:00Z');
    expect(await charges(membershipId)).toHaveLength(1);
    expect(await paymentsAtBank(mandateId)).toHaveLength(1);
  });

  it('goes by the 31st in shorter months and the year of a yearly one', async () => {
    const late = await member({ startsOn: '2026-12-31', billsFrom: '2026-12-31', nextBillOn: '2026-12-31' });
    const year = await desk.makeType({ name: 'Year', period: 'year', price: 29_700, position: 5 });
    const yearly = await member({
      membershipTypeId: year,
      price: 29_700,
      billsFrom: '2027-02-28',
      nextBillOn: '2027-02-28',
    });
    await bill('2027-03-31T12:00:00Z');
    expect((await charges(late.membershipId)).map(({ periodFrom }) => periodFrom)).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ]);
    expect(await charges(yearly.membershipId)).toMatchObject([{ periodFrom: '2027-02-28', periodNext: '2028-02-28' }]);
  });

  it('takes nothing of one that has ended, was left, or is not billed online', async () => {
    const left = await member({ endsOn: '2026-11-30' });
    const cancelled = await member({ status: 'cancelled' });
    const offline = await member({ billsFrom: null, nextBillOn: null });
    await bill('2026-12-01T12:00:00Z');
    for (const { membershipId } of [left, cancelled, offline]) expect(await charges(membershipId)).toEqual([]);
  });

  it('repeats a request that was not answered without taking the money twice', async () => {
    const { membershipId, mandateId } = await member();
    let lost = 0;
    const losing = (async (...sent: Parameters<typeof fetch>) => {
      const response = await fetch(...sent);
      if (!response.url.endsWith('/payments')) return response;
      lost += 1;
      throw new TypeError('the connection was closed');
    }) satisfies typeof fetch;
    const services = { ...dependencies.services, payments: { fetch: losing } };
    clock.set('2026-12-01T12:00:00Z');
    await runBilling({ ...dependencies, services });
    expect(lost).toBeGreaterThan(0);
    expect(await charges(membershipId)).toMatchObject([{ state: 'sending', attempts: 1 }]);
    await bill('2026-12-01T12:10:00Z');
    expect(await charges(membershipId)).toMatchObject([{ state: 'paid', attempts: 1 }]);
    expect(await paymentsAtBank(mandateId)).toHaveLength(1);
  });
});

it('records an answer once, whoever brings it', async () => {
  const { membershipId } = await member();
  clock.set('2026-12-01T12:00:00Z');
  await createCharges(db, clock.now());
  const claimed = await claimCharge(dependencies, clock.now(), 60);
  if (claimed === undefined) throw new Error('Nothing was claimed.');
  expect(await claimCharge(dependencies, clock.now(), 60)).toBeUndefined();
  const pace = { claimSeconds: 60, pollSeconds: 60, unansweredSeconds: 60, lostHoldSeconds: [60, 60] } as const;
  const paid = { kind: 'paid', providerRef: 'PM1' } as const;
  await Promise.all([1, 2, 3].map(() => recordCharge(dependencies, claimed, paid, pace)));
  const lines = await db.selectFrom('orderLines').where('purchasableId', '=', membershipId).select('id').execute();
  expect(lines).toHaveLength(1);
});

describe('a payment that fails', () => {
  it('is tried again three times and told each time, the membership going on meanwhile; then it lapses', async () => {
    const { person, membershipId, mandateId } = await member({ accountNumber: '55550002' });
    await bill('2026-12-01T09:00:00Z');
    expect(await charges(membershipId)).toMatchObject([{ state: 'failed', failureCode: 'insufficient_funds' }]);
    expect(await membership(person.token)).toMatchObject({
      status: 'active',
      billing: { state: 'grace', owed: { value: 2700 }, graceEndsOn: '2026-12-15' },
    });
    for (const time of ['04T12', '08T13', '12T14']) await bill(`2026-12-${time}:00:00Z`);
    expect(await charges(membershipId)).toMatchObject([{ state: 'given_up', attempts: 4 }]);
    expect(await paymentsAtBank(mandateId)).toHaveLength(4);
    const [charge] = await charges(membershipId);
    const told = await mails(`charge-failed:${charge?.id}`);
    expect(told.map(({ subject }) => subject)).toEqual(Array(4).fill('We could not take your payment'));
    expect(told[0]?.text).toContain('We try again on Fri, 4 Dec 2026. Everything works until Tue, 15 Dec 2026.');
    expect(told[3]?.text).toContain('after that your membership ends');
    await bill('2026-12-15T22:00:00Z');
    expect((await membership(person.token))?.status).toBe('active');
    await bill('2026-12-16T00:00:00Z');
    expect(await membership(person.token)).toMatchObject({ status: 'cancelled', endsOn: '2026-12-15' });
    expect((await mails(`membership-lapsed:${membershipId}`)).map(({ subject }) => subject)).toEqual([
      'Your membership has ended',
    ]);
    // Nothing more is taken, and the bank account is forgotten.
    await bill('2027-01-02T12:00:00Z');
    expect(await paymentsAtBank(mandateId)).toHaveLength(4);
    const mandate = await db.selectFrom('mandates').where('id', '=', mandateId).selectAll().executeTakeFirstOrThrow();
    expect(mandate).toMatchObject({ status: 'cancelled', accountRef: null });
  });

  it('is taken from another account at once, and all is well again', async () => {
    const { person, membershipId } = await member({ accountNumber: '55550002' });
    await bill('2026-12-01T09:00:00Z');
    await membership(person.token);
    const answer = await call(`/api/my-account/memberships/${membershipId}/payment-method`, {
      method: 'PUT',
      token: person.token,
      body: { method: debit },
    });
    expect(getData(setMembershipPaymentEndpoint, answer).billing?.method).toMatchObject({ accountNumber: '****5678' });
    await bill('2026-12-01T10:00:00Z');
    expect(await charges(membershipId)).toMatchObject([{ state: 'paid', attempts: 2 }]);
    expect((await membership(person.token))?.billing).toMatchObject({ state: 'current', owed: { value: 0 } });
    const [charge] = await charges(membershipId);
    expect(await mails(`charge-taken:${charge?.id}`)).toHaveLength(1);
    expect(await mails(`charge-failed:${charge?.id}`)).toHaveLength(1);
  });

  it('is refused where the bank takes no direct debits, or the way to pay is missing', async () => {
    const refused = await member({ accountNumber: '55550009' });
    const without = await member({ mandateId: null });
    await bill('2026-12-01T09:00:00Z');
    expect(await charges(refused.membershipId)).toMatchObject([
      { state: 'failed', failureCode: 'bank_account_refused' },
    ]);
    expect(await charges(without.membershipId)).toMatchObject([{ state: 'failed', failureCode: 'no_mandate' }]);
  });

  it('is not made by one that is left while joining can be undone, and then the account is forgotten', async () => {
    const { person, membershipId, mandateId } = await member({
      coolingOffEndsOn: '2026-12-02',
      minimumTermMonths: 12,
    });
    clock.set('2026-11-25T12:00:00Z');
    expect(await membership(person.token)).toMatchObject({ leavableOn: '2026-11-25' });
    const left = await call(`/api/my-account/memberships/${membershipId}/leaving`, { token: person.token, body: {} });
    expect(left.json).toMatchObject({ data: { ends_on: '2026-11-25' } });
    await bill('2026-12-01T12:00:00Z');
    expect(await charges(membershipId)).toEqual([]);
    await expireJoinings(dependencies);
    const mandate = await db.selectFrom('mandates').where('id', '=', mandateId).selectAll().executeTakeFirstOrThrow();
    expect(mandate).toMatchObject({ status: 'cancelled', accountRef: null, accountEnd: '5678' });
  });

  it('is changed by the holder alone', async () => {
    const { membershipId } = await member();
    const stranger = await member();
    await membership(stranger.person.token);
    const path = `/api/my-account/memberships/${membershipId}/payment-method`;
    const answer = await call(path, { method: 'PUT', token: stranger.person.token, body: { method: debit } });
    expect(getFailure(answer).code).toBe('not_found');
  });
});
