import { readAttention } from '#backend/payments/attention/attention.ts';
import { openCardMembers, type Fault } from '#tests/support/joining/card-members.ts';
import { debit } from '#tests/support/joining/joining-desk.ts';
import { getFailure } from '#tests/support/replies.ts';

const desk = await openCardMembers();
const { db, clock, call, setFaults, pass, runJobs, charges, cardPayments, orders } = desk;

const isCapture = (url: string, method: string) =>
  method === 'POST' && (url.endsWith('/instructions') || url.endsWith('/capture'));
const isHold = (url: string, method: string) =>
  method === 'POST' && (url.endsWith('/transactions') || url.endsWith('/payment_intents'));

/** Stripe's library repeats a request at once. */
const lostByTheLibraryToo: Fault[] = ['answer lost', 'answer lost'];

/** The faults of the requests of one kind one after another; none afterwards. */
function oneAfterAnother(isOfKind: (url: string, method: string) => boolean, faults: Fault[]) {
  const left = [...faults];
  setFaults((url, method) => (isOfKind(url, method) ? (left.shift() ?? null) : null));
}

const captured = async (membershipId: string) =>
  (await cardPayments(membershipId)).reduce(
    (sum, { capturedAmount, refundedAmount }) => sum + capturedAmount - refundedAmount,
    0,
  );

beforeEach(() => {
  clock.set('2026-12-01T12:00:00Z');
  setFaults(() => null);
});

const remove = (cardId: string, token: string) =>
  call(`/api/payment-providers/saved-cards/${cardId}`, { method: 'DELETE', token });

describe.each(['opayo', 'stripe'] as const)('a capture at %s whose answer is lost', (kind) => {
  it('is taken once, although its repetition is refused', async () => {
    const { membershipId } = await desk.makeCardMember(kind);
    oneAfterAnother(isCapture, ['answer lost', 'refused', 'refused']);
    await pass(24 * 5);
    expect(await captured(membershipId)).toBe(2700);
    expect(await charges(membershipId)).toMatchObject([{ state: 'paid', attempts: 1, savedCardId: null }]);
    expect(await orders(membershipId)).toHaveLength(1);
  });

  it('keeps its card, whatever else pays from now on, and is taken once', async () => {
    const { membershipId, person, cardId } = await desk.makeCardMember(kind);
    const other = await desk.keepCard(person.id, kind);
    oneAfterAnother(isCapture, lostByTheLibraryToo);
    await runJobs();
    const method = { kind: 'card', saved_card_id: other, authorised: true };
    const changed = await call(`/api/my-account/memberships/${membershipId}/payment-method`, {
      method: 'PUT',
      token: person.token,
      body: { method },
    });
    expect(changed.status).toBe(200);
    expect(getFailure(await remove(cardId, person.token)).code).toBe('payment_method_in_use');
    // Somebody removes it past that rule.
    await db.updateTable('savedCards').set({ deletedAt: clock.now() }).where('id', '=', cardId).execute();
    await expect(db.deleteFrom('savedCards').where('id', '=', cardId).execute()).rejects.toMatchObject({
      constraint: 'membership_charges_saved_card_id_fkey',
    });
    await pass(24 * 5);
    expect(await captured(membershipId)).toBe(2700);
    expect(await charges(membershipId)).toMatchObject([{ state: 'paid', attempts: 1 }]);
    expect(await db.selectFrom('savedCards').where('id', '=', cardId).select('id').execute()).toEqual([]);
  });

  it('makes its order, although the member has left', async () => {
    const { membershipId, person, cardId } = await desk.makeCardMember(kind);
    oneAfterAnother(isCapture, lostByTheLibraryToo);
    await runJobs();
    const left = await call(`/api/my-account/memberships/${membershipId}/leaving`, { token: person.token, body: {} });
    expect(left.status).toBe(200);
    expect(getFailure(await remove(cardId, person.token)).code).toBe('payment_method_in_use');
    await pass(24 * 5);
    expect(await captured(membershipId)).toBe(2700);
    expect(await orders(membershipId)).toHaveLength(1);
    expect(await charges(membershipId)).toMatchObject([{ state: 'paid' }]);
    expect(await desk.desk.mails(`charge-failed:${(await charges(membershipId))[0]?.id}`)).toEqual([]);
  });

  it('is let go when it is refused for good, before it is taken anew', async () => {
    const { membershipId } = await desk.makeCardMember(kind);
    oneAfterAnother((url, method) => isCapture(url, method), ['refused']);
    await pass(1);
    expect(await charges(membershipId)).toMatchObject([{ state: 'failed', failureCode: 'not_captured' }]);
    expect((await cardPayments(membershipId)).filter(({ isHeld }) => isHeld)).toEqual([]);
    await pass(24 * 3);
    expect(await charges(membershipId)).toMatchObject([{ state: 'paid', attempts: 2 }]);
    expect(await captured(membershipId)).toBe(2700);
  });
});

it('holds an amount at most three times while nobody answers, each time later, and then tells staff', async () => {
  const { membershipId } = await desk.makeCardMember('opayo');
  const times: number[] = [];
  setFaults((url, method) => {
    if (!isHold(url, method)) return null;
    times.push(clock.now().getTime());
    return 'answer lost';
  });
  await pass(24 * 6, 15);
  expect((await cardPayments(membershipId)).filter(({ isHeld }) => isHeld)).toHaveLength(3);
  const [first = 0, second = 0, third = 0, ...more] = times;
  expect(more).toEqual([]);
  expect(second - first).toBeGreaterThan(3_600_000);
  expect(third - second).toBeGreaterThan(24 * 3_600_000);
  expect(await charges(membershipId)).toMatchObject([{ state: 'given_up', failureCode: 'no_answer', lostHolds: 3 }]);
  const { payments } = await readAttention(db, { page: 1, perPage: 100, now: clock.now() });
  const [charge] = await charges(membershipId);
  expect(payments.filter(({ chargeId }) => chargeId === charge?.id)).toMatchObject([
    { reason: 'no_answer', actions: ['retry_charge'] },
  ]);
  expect(await desk.desk.mails(`charge-failed:${(await charges(membershipId))[0]?.id}`)).toEqual([]);
});

it('holds nothing more when the member chooses a card again, and takes it from a bank account instead', async () => {
  const { membershipId, person, cardId } = await desk.makeCardMember('opayo');
  const other = await desk.keepCard(person.id, 'opayo');
  const choose = async (method: Record<string, unknown>) => {
    const path = `/api/my-account/memberships/${membershipId}/payment-method`;
    const answer = await call(path, { method: 'PUT', token: person.token, body: { method } });
    expect(answer.status).toBe(200);
  };
  const chooseCard = (id: string) => choose({ kind: 'card', saved_card_id: id, authorised: true });
  const held = async () => (await cardPayments(membershipId)).filter(({ isHeld }) => isHeld).length;
  let isCut = true;
  setFaults((url, method) => (isCut && isHold(url, method) ? 'answer lost' : null));
  await pass(2);
  expect(await held()).toBe(2);
  for (const card of [cardId, other, cardId, other]) {
    await chooseCard(card);
    await pass(26, 30);
  }
  expect(await held()).toBe(3);
  expect(await charges(membershipId)).toMatchObject([{ state: 'given_up', failureCode: 'no_answer', lostHolds: 3 }]);
  expect(await desk.desk.mails(`charge-failed:${(await charges(membershipId))[0]?.id}`)).toEqual([]);
  isCut = false;
  await choose(debit);
  await pass(24, 30);
  expect(await charges(membershipId)).toMatchObject([{ state: 'paid', lostHolds: 3 }]);
  expect(await orders(membershipId)).toHaveLength(1);
  expect(await held()).toBe(3);
});

it('is left without a fourth hold by the database, too', async () => {
  const { membershipId, cardId } = await desk.makeCardMember('opayo');
  await pass(0.2);
  const write = { state: 'sending', lostHolds: 3, savedCardId: cardId } as const;
  const update = db.updateTable('membershipCharges').set(write).where('membershipId', '=', membershipId);
  await expect(update.execute()).rejects.toMatchObject({ constraint: 'membership_charges_at_most_three_holds' });
});

it('lets a hold go that is found after it was given up', async () => {
  const { membershipId } = await desk.makeCardMember('stripe');
  let isDown = true;
  // Neither the answer nor the question finds it at first.
  setFaults((url, method) => {
    if (isHold(url, method) && isDown) return 'answer lost';
    return null;
  });
  const search = /search/;
  const before = desk.dependencies.services.payments.fetch;
  desk.dependencies.services.payments.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (isDown && search.test(url))
      return new Response('{"object":"search_result","data":[],"has_more":false,"url":"/v1/payment_intents/search"}');
    return before(input, init);
  };
  await pass(0.15, 1);
  expect(await charges(membershipId)).toMatchObject([{ state: 'due', lostHolds: 1 }]);
  isDown = false;
  await pass(2);
  desk.dependencies.services.payments.fetch = before;
  expect(await charges(membershipId)).toMatchObject([{ state: 'paid' }]);
  expect((await cardPayments(membershipId)).filter(({ isHeld }) => isHeld)).toEqual([]);
  expect(await captured(membershipId)).toBe(2700);
});

describe('a direct debit whose answer is lost', () => {
  const isPayment = (url: string, method: string) => method === 'POST' && url.endsWith('/direct-debit/v1/payments');
  const atBank = async (mandateId: string) => {
    const mandate = await db
      .selectFrom('mandates')
      .where('id', '=', mandateId)
      .select('providerRef')
      .executeTakeFirst();
    const response = await fetch(`${desk.gateway}/direct-debit/v1/payments`, {
      headers: { Authorization: 'Bearer sandbox' },
    });
    const { payments } = (await response.json()) as { payments: { mandate: string }[] };
    return payments.filter((payment) => payment.mandate === mandate?.providerRef);
  };

  it('is collected once, although its repetition would be refused', async () => {
    const { membershipId, mandateId } = await desk.makeDebitMember();
    oneAfterAnother(isPayment, ['answer lost', 'refused for good', 'refused for good', 'refused for good']);
    await pass(24 * 5);
    expect(await atBank(mandateId)).toHaveLength(1);
    expect(await charges(membershipId)).toMatchObject([{ state: 'paid', attempts: 1 }]);
  });

  it('is not failed by a question that is refused', async () => {
    const { membershipId, mandateId } = await desk.makeDebitMember();
    setFaults((url, method) => (method === 'GET' && url.includes('/direct-debit/v1/payments') ? 'refused' : null));
    await pass(24);
    expect(await charges(membershipId)).toMatchObject([{ state: 'sent', attempts: 1 }]);
    setFaults(() => null);
    await pass(24);
    expect(await atBank(mandateId)).toHaveLength(1);
    expect(await charges(membershipId)).toMatchObject([{ state: 'paid', attempts: 1 }]);
  });
});
