import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { listMembershipsEndpoint } from '#contract/memberships/memberships.ts';
import { kindsUnderTest, useAccount, type Answered, type KindUnderTest } from '#tests/support/checkout/kinds.ts';
import { gatewayPayments } from '#tests/support/checkout/ledger.ts';
import { billing, browserData, cards } from '#tests/support/checkout/pay.ts';
import { ask as askAt } from '#tests/support/checkout/shop.ts';
import { openJoiningDesk } from '#tests/support/joining/joining-desk.ts';
import { joiningShop, offerCard } from '#tests/support/joining/offer-card.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';
import { getData, getFailure } from '#tests/support/replies.ts';
import { runBilling } from './run-billing.ts';

const desk = await openJoiningDesk();
const { db, clock, call, dependencies, makeBuyer, begin, payWith, joining, mails } = desk;
const shop = joiningShop(desk);

const ask = <Data = Record<string, unknown>>(person: MadePerson, path: string, body?: object): Promise<Data> =>
  askAt<Data>(shop, null, path, { token: person.token, ...(body !== undefined && { body }) });

/** Pays the basket of a joining with a new card that nobody asked to be saved. */
async function payByCard(person: MadePerson, kind: KindUnderTest, cardNumber: string): Promise<void> {
  const session = await offerCard(desk, person);
  const prepared = { ...session, sessionKey: session.card_session?.session_key ?? '' };
  const { transaction_uuid } = prepared;
  const part = await kind.enter(shop, prepared, cardNumber);
  const body = { transaction_uuid, billing, browser_data: browserData, ...part };
  const answered = await ask<Answered>(person, `/api/payment-providers/${kind.kind}/authorise`, body);
  if (answered.transaction_status === 'sca_required') {
    await kind.passBank(shop, answered, 'approve');
    await ask(person, `/api/payment-providers/sca-completion/${transaction_uuid}`, {
      transaction_uuid,
      sca_result: 'authorised',
    });
  }
  const done = await call(`/api/checkout/session/complete/${transaction_uuid}`, {
    method: 'POST',
    token: person.token,
  });
  expect(done.status).toBe(200);
}

/** A new member, whose first payment has kept its card. */
async function joinByCard(kind: KindUnderTest) {
  clock.set('2026-11-18T12:00:00Z');
  await useAccount(shop, kind);
  const person = await makeBuyer();
  const { id } = await begin(person);
  await payWith(person, { kind: 'card', authorised: true });
  await payByCard(person, kind, cards.approved);
  return { person, id };
}

/** How the gateway answers from now on; null for as it should. */
const setScenario = (scenario: string | null) =>
  fetch(`${shop.gateway}/__control/scenario`, { method: 'POST', body: JSON.stringify({ scenario }) });

const memberships = async ({ token }: MadePerson) =>
  getData(listMembershipsEndpoint, await call('/api/my-account/memberships', { token }));

const charges = (membershipId: string) =>
  db.selectFrom('membershipCharges').where('membershipId', '=', membershipId).selectAll().execute();

/** The payments at the gateway for the charges of a membership. */
async function listRequests(membershipId: string) {
  const attempts = await db
    .selectFrom('paymentTransactions as t')
    .innerJoin('membershipCharges as c', 'c.id', 't.chargeId')
    .where('c.membershipId', '=', membershipId)
    .select('t.id')
    .execute();
  return (await gatewayPayments(shop.gateway)).filter(({ vendorTxCode }) =>
    attempts.some(({ id }) => id === vendorTxCode),
  );
}

/** Lets the jobs run for so long. */
async function passHours(hours: number): Promise<void> {
  for (let minutes = 0; minutes < hours * 60; minutes += 10) {
    clock.advance(600);
    await reconcilePayments(dependencies);
    await runBilling(dependencies);
  }
}

// A payment page keeps its cards at the provider.
describe.each(kindsUnderTest.filter(({ kind }) => kind !== 'hosted'))('a card on file at $kind', (kind) => {
  it('is kept by the first payment, pays every period without its holder, and cannot be removed meanwhile', async () => {
    clock.set('2026-11-18T12:00:00Z');
    await useAccount(shop, kind);
    const person = await makeBuyer();
    const { id } = await begin(person);
    const chosen = await payWith(person, { kind: 'card', authorised: true });
    expect(chosen.status).toBe(200);
    expect(await joining(person)).toMatchObject({ missing: [], paymentMethod: { kind: 'card', card: null } });
    await payByCard(person, kind, cards.approved);
    const [bought] = await memberships(person);
    const card = bought?.billing?.method?.kind === 'card' ? bought.billing.method.card : null;
    expect(card).toMatchObject({ last4: '4242', paymentProvider: kind.kind });
    const removed = await call(`/api/payment-providers/saved-cards/${card?.id}`, {
      method: 'DELETE',
      token: person.token,
    });
    expect(getFailure(removed).code).toBe('payment_method_in_use');

    clock.set('2026-12-01T12:00:00Z');
    const before = (await gatewayPayments(shop.gateway)).length;
    await Promise.all([runBilling(dependencies), runBilling(dependencies)]);
    const [charge] = await charges(id);
    expect(charge).toMatchObject({ state: 'paid', amount: 2700, attempts: 1 });
    const taken = (await gatewayPayments(shop.gateway)).slice(before);
    expect(taken).toMatchObject([{ amount: 2700, capturedAmount: 2700, vendorTxCode: charge?.transactionId }]);
    const tenders = await db
      .selectFrom('payments')
      .where('orderId', '=', charge?.orderId ?? '')
      .selectAll()
      .execute();
    expect(tenders).toMatchObject([
      { tenderType: 'online', transactionId: charge?.transactionId, amount: 2700, description: 'Card ending 4242' },
    ]);
  });

  it('is taken from once when an answer is lost, and that counts as no refusal', async () => {
    const { id } = await joinByCard(kind);
    await setScenario('closes_after_processing');
    clock.set('2026-12-01T12:00:00Z');
    await runBilling(dependencies);
    await setScenario(null);
    await passHours(3);
    const [charge] = await charges(id);
    expect(charge?.state).toBe('paid');
    expect((charge?.attempts ?? 0) - (charge?.lostAttempts ?? 0)).toBe(1);
    const requests = await listRequests(id);
    expect(requests.filter(({ capturedAmount }) => capturedAmount > 0)).toHaveLength(1);
    // Opayo has no answer to a question by our reference: the first amount stays held until the bank lets it go.
    expect(requests).toHaveLength(kind.kind === 'opayo' ? 2 : 1);
  });

  it('that its bank refuses leads to the time of grace', async () => {
    const { person, id } = await joinByCard(kind);
    await setScenario('declined');
    clock.set('2026-12-01T12:00:00Z');
    await runBilling(dependencies);
    await setScenario(null);
    const [charge] = await charges(id);
    expect(charge).toMatchObject({ state: 'failed', attempts: 1 });
    expect((await memberships(person))[0]?.billing).toMatchObject({ state: 'grace', owed: { value: 2700 } });
    expect(await mails(`charge-failed:${charge?.id}`)).toHaveLength(1);
    clock.set('2026-12-04T12:00:01Z');
    await runBilling(dependencies);
    expect((await charges(id))[0]).toMatchObject({ state: 'paid', attempts: 2 });
    expect((await memberships(person))[0]?.billing).toMatchObject({ state: 'current', owed: { value: 0 } });
  });
});

it('is not offered where the account keeps none, and needs a card payment to be kept', async () => {
  clock.set('2026-11-18T12:00:00Z');
  const person = await makeBuyer();
  await begin(person);
  const hosted = kindsUnderTest.filter(({ kind }) => kind === 'hosted');
  expect(hosted).toHaveLength(1);
  const accounts = [
    ...hosted,
    { kind: 'hosted' as const, settings: { savedCards: 'without_code' } },
    { kind: 'opayo' as const, settings: { savedCards: 'off' } },
  ];
  for (const account of accounts) {
    await useAccount(shop, account);
    const refused = await payWith(person, { kind: 'card', authorised: true });
    expect(getFailure(refused).errors).toEqual({
      'method.kind': ['Cards cannot be kept here, please choose a direct debit'],
    });
  }
  await useAccount(shop, { kind: 'opayo', settings: { savedCards: 'with_code' } });
  expect((await payWith(person, { kind: 'card', authorised: true })).status).toBe(200);
  // By credit alone there is no card to keep.
  expect(getFailure(await desk.pay(person)).code).toBe('joining_incomplete');
});
