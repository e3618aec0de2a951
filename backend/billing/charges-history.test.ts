import fc from 'fast-check';
import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { readOrderMoneyFaults } from '#backend/money/order-money-faults.ts';
import { readAttention } from '#backend/payments/attention/attention.ts';
import { leastCount, scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { openCardMembers, type CardKind, type Fault } from '#tests/support/joining/card-members.ts';
import { debit } from '#tests/support/joining/joining-desk.ts';
import { makePerson } from '#tests/support/make/make-person.ts';

const desk = await openCardMembers();
const { db, clock, call, setFaults, pass, charges, cardPayments } = desk;
const clerk = await makePerson(db, { permissions: ['refunds'] });
/** Milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 600_000;

/** What a line does to requests that want money held, taken or given back, one after another; nothing afterwards. */
interface Line {
  holds: Fault[];
  captures: Fault[];
  refunds: Fault[];
}

type Step =
  | { kind: 'pass'; hours: number; line: Line }
  | { kind: 'choose'; method: 'same card' | 'other card' | 'bank account' }
  | { kind: 'remove card' | 'leave' | 'retry' | 'refund' };

const fault = fc.constantFrom<Fault>(null, 'answer lost', 'answer lost', 'request lost', 'refused');
/** Some one after another, or the same for a long time. */
const faults = fc.oneof(
  fc.array(fault, { maxLength: 4 }),
  fc.constantFrom<Fault>('answer lost', 'answer lost', 'refused').map((one) => Array.from({ length: 40 }, () => one)),
);
const passing = fc.record({
  kind: fc.constant('pass' as const),
  hours: fc.constantFrom(1, 3, 27, 27, 80, 24 * 31),
  line: fc.record({ holds: faults, captures: faults, refunds: faults }),
});
const choosing = fc.record({
  kind: fc.constant('choose' as const),
  method: fc.constantFrom('same card', 'other card', 'other card', 'bank account'),
});
const acting = fc.record({ kind: fc.constantFrom('remove card', 'leave', 'retry', 'retry', 'refund') });
const histories: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof({ weight: 5, arbitrary: passing }, { weight: 2, arbitrary: choosing }, { weight: 2, arbitrary: acting }),
  { minLength: 3, maxLength: 9 },
);

function getPurpose(url: string, method: string, kind: CardKind): keyof Line | null {
  if (method !== 'POST') return null;
  if (url.endsWith('/instructions') || url.endsWith('/capture')) return 'captures';
  if (url.endsWith('/v1/refunds')) return 'refunds';
  return url.endsWith('/transactions') || (kind === 'stripe' && url.endsWith('/payment_intents')) ? 'holds' : null;
}

type Member = Awaited<ReturnType<typeof desk.makeCardMember>> & { other: string };

async function run(step: Step, member: Member, kind: CardKind): Promise<void> {
  const { membershipId, person, cardId, other } = member;
  const path = `/api/my-account/memberships/${membershipId}`;
  const { token } = person;
  switch (step.kind) {
    case 'pass': {
      const left = { ...step.line };
      setFaults((url, method) => {
        const purpose = getPurpose(url, method, kind);
        if (purpose === null) return null;
        const [next = null, ...rest] = left[purpose];
        left[purpose] = rest;
        return next;
      });
      // Long times in long steps: what happens meanwhile is over within days.
      await pass(step.hours, step.hours > 24 ? 360 : 20);
      return setFaults(() => null);
    }
    case 'choose': {
      const id = step.method === 'same card' ? cardId : other;
      const method = step.method === 'bank account' ? debit : { kind: 'card', saved_card_id: id, authorised: true };
      const { status } = await call(`${path}/payment-method`, { method: 'PUT', token, body: { method } });
      return expect([200, 404, 409, 422]).toContain(status);
    }
    case 'remove card': {
      const answer = await call(`/api/payment-providers/saved-cards/${cardId}`, { method: 'DELETE', token });
      return expect([200, 404, 409]).toContain(answer.status);
    }
    case 'leave':
      return expect([200, 404, 409]).toContain((await call(`${path}/leaving`, { token, body: {} })).status);
    case 'retry': {
      for (const { id } of await charges(membershipId)) {
        const answer = await call(`/api/dashboard/charges/${id}/retry`, { token: clerk.token, body: {} });
        expect([200, 409, 422]).toContain(answer.status);
      }
      return;
    }
    case 'refund': {
      const [paid] = (await charges(membershipId)).filter(({ orderId }) => orderId !== null);
      if (paid?.orderId == null) return;
      const body = { reason: 'Left early', return_by: 'credit' };
      const answer = await call(`/api/dashboard/orders/${paid.orderId}/refunds`, { token: clerk.token, body });
      return expect([200, 422]).toContain(answer.status);
    }
  }
}

/** What every moment has to keep to: no charge holds more than three amounts, none is taken twice. */
async function checkHolds(membershipId: string): Promise<void> {
  const attempts = await db
    .selectFrom('paymentTransactions as t')
    .innerJoin('membershipCharges as c', 'c.id', 't.chargeId')
    .where('c.membershipId', '=', membershipId)
    .select(['t.id', 't.chargeId', 'c.amount'])
    .execute();
  const payments = await cardPayments(membershipId);
  for (const chargeId of new Set(attempts.map((attempt) => attempt.chargeId))) {
    const ids = attempts.filter((attempt) => attempt.chargeId === chargeId).map(({ id }) => id);
    const ofCharge = payments.filter(({ vendorTxCode }) => ids.includes(vendorTxCode));
    expect(ofCharge.filter(({ isHeld }) => isHeld).length).toBeLessThanOrEqual(3);
    expect(ofCharge.filter(({ capturedAmount }) => capturedAmount > 0).length).toBeLessThanOrEqual(1);
  }
}

/** Lets time pass until no attempt and no refund is under way that can come to an end. */
async function settle(membershipId: string): Promise<void> {
  await pass(6, 30);
  for (let hours = 0; hours < 60; hours += 2) {
    const all = await charges(membershipId);
    if (!all.some(({ state }) => state === 'due' || state === 'sending' || state === 'sent')) return;
    await pass(2, 60);
  }
}

/** When nothing is under way: what was taken is booked, and what is open has an end or is on the list of staff. */
async function checkEnd({ membershipId }: Member): Promise<void> {
  const all = await charges(membershipId);
  const attempts = await db
    .selectFrom('paymentTransactions')
    .where(
      'chargeId',
      'in',
      all.map(({ id }) => id),
    )
    .selectAll()
    .execute();
  const payments = await cardPayments(membershipId);
  const { payments: listed } = await readAttention(db, { page: 1, perPage: 1000, now: clock.now() });
  const { status } = await db
    .selectFrom('memberships')
    .where('id', '=', membershipId)
    .select('status')
    .executeTakeFirstOrThrow();
  for (const charge of all) {
    const isListed = listed.filter(({ chargeId }) => chargeId === charge.id).length;
    const ofCharge = payments.filter(({ vendorTxCode }) =>
      attempts.some(({ id, chargeId }) => id === vendorTxCode && chargeId === charge.id),
    );
    const captured = ofCharge.reduce((sum, one) => sum + one.capturedAmount, 0);
    const back = ofCharge.reduce((sum, one) => sum + one.refundedAmount, 0);
    const isByCard = charge.transactionId !== null;
    expect(captured).toBe(charge.state === 'paid' && isByCard ? charge.amount : 0);
    const refunds = await db
      .selectFrom('payments')
      .where('orderId', '=', charge.orderId)
      .where('transactionId', 'is not', null)
      .where('amount', '<', 0)
      .select(['amount', 'status'])
      .execute();
    // A refund of which the provider does not tell is on the list.
    if (refunds.every((refund) => refund.status !== 'submitted'))
      expect(back).toBe(refunds.reduce((sum, refund) => sum - (refund.status === 'done' ? refund.amount : 0), 0));
    else expect(isListed).toBe(1);
    expect(isListed).toBeLessThanOrEqual(1);
    expect(['paid', 'failed', 'given_up']).toContain(charge.state);
    if (charge.state === 'failed') expect(charge.nextAttemptAt.getTime()).toBeGreaterThan(clock.now().getTime());
    if (charge.state === 'given_up' && status === 'active') expect(isListed).toBe(1);
  }
  expect(attempts.filter(({ state }) => !['completed', 'declined', 'reversed'].includes(state))).toEqual([]);
}

beforeEach(() => setFaults(() => null));

it.each<CardKind>(['opayo', 'stripe'])(
  'charges at %s take and book the same, whatever is lost, refused, chosen, removed, left, refunded and retried',
  async (kind) => {
    let lost = 0;
    let barred = 0;
    const property = fc.asyncProperty(histories, async (steps) => {
      clock.set('2026-12-01T12:00:00Z');
      const made = await desk.makeCardMember(kind);
      const member = { ...made, other: await desk.keepCard(made.person.id, kind) };
      await db
        .updateTable('accessTokens')
        .set({ createdAt: clock.now(), expiresAt: new Date('2029-01-01') })
        .execute();
      for (const step of steps) {
        await db.updateTable('accessTokens').set({ createdAt: clock.now(), lastUsedAt: clock.now() }).execute();
        await run(step, member, kind);
        await checkHolds(member.membershipId);
      }
      await settle(member.membershipId);
      await checkEnd(member);
      const all = await charges(member.membershipId);
      lost += all.filter(({ lostHolds }) => lostHolds > 0).length;
      barred += all.filter(({ lostHolds }) => lostHolds === 3).length;
      expect((await readLedgerDifferences(db)).filter(({ check }) => check !== 'credit balance')).toEqual([]);
      expect(await readOrderMoneyFaults(db)).toEqual([]);
      // The next history begins in the same month.
      await db.updateTable('memberships').set({ status: 'cancelled' }).where('id', '=', member.membershipId).execute();
      await db
        .updateTable('membershipCharges')
        .set({ state: 'given_up' })
        .where('membershipId', '=', member.membershipId)
        .where('state', '=', 'failed')
        .execute();
    });
    await fc.assert(property, { numRuns: scaledRuns(20), endOnFailure: true });
    if (kind === 'opayo') expect(Math.min(lost, barred)).toBeGreaterThanOrEqual(leastCount(1));
  },
  timeoutMs,
);
