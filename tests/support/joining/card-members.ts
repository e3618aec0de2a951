import { randomUUID } from 'node:crypto';
import { runBilling } from '#backend/billing/run-billing.ts';
import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { encryptToken } from '#backend/mandates/saved-card.ts';
import { forgetCards } from '#backend/payments/saved-cards/forget-cards.ts';
import { sendRefunds } from '#backend/refunds/send-refund.ts';
import { expiredLater, storeAtOpayo, storeAtStripe } from '#tests/backend/processes/stored-cards.ts';
import { gatewayPayments } from '#tests/support/checkout/ledger.ts';
import { getMerchant } from '#tests/support/sandbox/start-merchant.ts';
import { openJoiningDesk } from './joining-desk.ts';
import { makeMember } from './make-member.ts';

export type CardKind = 'opayo' | 'stripe';

/** What happens to a request on its way to a provider; null: nothing. */
export type Fault = 'answer lost' | 'request lost' | 'refused' | 'refused for good' | 'never ends' | null;
type ChooseFault = (url: string, method: string) => Fault;

const refusal = (status: 403 | 422) =>
  new Response(
    '{"code":"1003","description":"Not allowed","error":{"type":"invalid_request_error","code":"refused"}}',
    { status, headers: { 'content-type': 'application/json' } },
  );

/** Members whose cards are kept at Opayo and at Stripe, or who pay by direct debit, and a line to the providers with faults. */
export async function openCardMembers() {
  const desk = await openJoiningDesk();
  const { db, clock, config, venue, types, call, sandbox } = desk;
  const gateway = `http://127.0.0.1:${config.gatewayPort}`;
  const merchant = getMerchant(sandbox, { now: Date.now() }, 'demo-key');
  let choose: ChooseFault = () => null;
  async function faultyFetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
    const url = input instanceof Request ? input.url : String(input);
    const fault = choose(url, init?.method ?? 'GET');
    if (fault === 'refused') return refusal(403);
    // Of a direct debit: one that was looked at, other than one that the provider does not let in.
    if (fault === 'refused for good') return refusal(422);
    if (fault === 'request lost') throw new TypeError('fetch failed');
    // The process has died: nobody hears the answer.
    if (fault === 'never ends') {
      await fetch(input, init);
      return new Promise(() => undefined);
    }
    const response = await fetch(input, init);
    if (fault === 'answer lost') {
      await response.arrayBuffer();
      throw new TypeError('the connection was closed');
    }
    return response;
  }
  const { dependencies } = desk;
  dependencies.services.payments.fetch = faultyFetch;
  const accounts = new Map<CardKind, string>();
  for (const kind of ['opayo', 'stripe'] as const) {
    const settings = JSON.stringify({ savedCards: 'without_code' });
    const { id } = await db
      .insertInto('paymentAccounts')
      .values({ kind, mode: 'sandbox', name: kind, settings })
      .returning('id')
      .executeTakeFirstOrThrow();
    accounts.set(kind, id);
  }

  /** Every card of its own: the providers forget it when it is removed here. */
  function store(kind: CardKind, which: 'paying' | 'refused'): Promise<string> {
    const number = which === 'paying' ? '4242424242424242' : expiredLater;
    return kind === 'stripe' ? storeAtStripe(gateway, number) : storeAtOpayo(merchant, number, randomUUID());
  }

  /** Keeps another card for somebody; returns its id. */
  async function keepCard(userId: number, kind: CardKind, which: 'paying' | 'refused' = 'paying'): Promise<string> {
    const { id } = await db
      .insertInto('savedCards')
      .values({
        userId,
        accountId: accounts.get(kind) ?? '',
        tokenRef: encryptToken(await store(kind, which), config),
        brand: 'Visa',
        last4: String(Math.floor(Math.random() * 10_000)).padStart(4, '0'),
        expiry: '12/30',
        createdAt: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function makeDebitMember(accountNumber?: string) {
    const made = await makeMember(
      db,
      { membershipTypeId: types.offPeak, homeVenueId: venue.id, ...(accountNumber !== undefined && { accountNumber }) },
      config,
    );
    await db
      .updateTable('accessTokens')
      .set({ expiresAt: new Date('2029-01-01') })
      .execute();
    return made;
  }

  async function makeCardMember(kind: CardKind, which: 'paying' | 'refused' = 'paying') {
    const made = await makeDebitMember();
    const cardId = await keepCard(made.person.id, kind, which);
    const { id: mandateId } = await db
      .insertInto('mandates')
      .values({
        userId: made.person.id,
        kind: 'card',
        status: 'active',
        reference: `TL${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`,
        savedCardId: cardId,
        createdAt: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('memberships').set({ mandateId }).where('id', '=', made.membershipId).execute();
    await db.updateTable('mandates').set({ status: 'cancelled' }).where('id', '=', made.mandateId).execute();
    return { ...made, mandateId, cardId };
  }

  /** One run of every job that looks after money. */
  async function runJobs(): Promise<void> {
    await runBilling(dependencies);
    await reconcilePayments(dependencies);
    await sendRefunds(dependencies);
    await forgetCards(dependencies);
  }

  return {
    ...{
      db,
      clock,
      config,
      call,
      desk,
      gateway,
      dependencies,
      types,
      keepCard,
      makeCardMember,
      makeDebitMember,
      runJobs,
    },
    /** Decides from now on what happens to each request. */
    setFaults(chosen: ChooseFault) {
      choose = chosen;
    },
    /** Lets time pass with the jobs running, a step in minutes at a time. */
    async pass(hours: number, stepMinutes = 10): Promise<void> {
      for (let minutes = 0; minutes < hours * 60; minutes += stepMinutes) {
        clock.advance(stepMinutes * 60);
        await runJobs();
      }
    },
    charges: (membershipId: string) =>
      db
        .selectFrom('membershipCharges')
        .where('membershipId', '=', membershipId)
        .orderBy('periodFrom')
        .selectAll()
        .execute(),
    /** The payments at the providers of cards for the charges of a membership. */
    async cardPayments(membershipId: string) {
      const attempts = await db
        .selectFrom('paymentTransactions as t')
        .innerJoin('membershipCharges as c', 'c.id', 't.chargeId')
        .where('c.membershipId', '=', membershipId)
        .select('t.id')
        .execute();
      const all = await gatewayPayments(gateway);
      return all.filter(({ vendorTxCode }) => attempts.some(({ id }) => id === vendorTxCode));
    },
    orders: (membershipId: string) =>
      db.selectFrom('orderLines').where('purchasableId', '=', membershipId).select('orderId').execute(),
  };
}
