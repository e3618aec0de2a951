import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { payUnseenPage } from '#tests/support/checkout/pay-on-page.ts';
import { openShop, price } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import {
  makeCardPayment,
  configFor,
  paymentAccounts,
  saleAtCardstream,
  type Card,
} from '#tests/support/payments/payment-accounts.ts';
import { getProvider } from './get-provider.ts';
import type { Outcome } from './provider.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const timeoutMs = 60_000;

/** The same questions to the sandbox and to the providers' own test systems: what we simulate is what they do. */
describe.each(paymentAccounts(process.env))('$kind, $mode', (account) => {
  const { kind, mode, settings } = account;
  // Without an account at the provider there is nobody to ask, and the test counts as skipped.
  const itAsks = settings === null ? it.skip : it;
  const deps = { ...shop.dependencies, config: configFor(account, shop.gatewayPort) };
  if (mode === 'test') deps.clock = { now: () => new Date() };

  async function pay(card: Card): Promise<{ uuid: string; outcome: Outcome }> {
    const provider = getProvider(account, deps);
    const uuid = randomUUID();
    const payment = { transactionUuid: uuid, amount: price, card };
    if (kind !== 'hosted')
      return { uuid, outcome: await provider.authorise(await makeCardPayment(account, deps, payment)) };
    if (mode === 'test') await saleAtCardstream(deps, payment);
    else await payUnseenPage(shop, uuid, card === 'approved' ? undefined : '4000000000000002');
    return { uuid, outcome: await provider.query({ transactionUuid: uuid, providerRef: null }) };
  }

  async function approved() {
    const { uuid, outcome } = await pay('approved');
    if (outcome.kind !== 'authorised') throw new Error(`The card was not approved: ${JSON.stringify(outcome)}.`);
    return { uuid, ...outcome, provider: getProvider(account, deps) };
  }

  itAsks(
    'holds the money of an approved card, and tells of it',
    async () => {
      const { provider, uuid, providerRef, amount, card } = await approved();
      expect({ amount, last4: card?.last4 }).toEqual({
        amount: price,
        last4: expect.stringMatching(/^\d{4}$/) as string,
      });
      // Some tell of a payment only after a moment.
      await wait(mode === 'test' ? 2_000 : 0);
      expect(await provider.query({ transactionUuid: uuid, providerRef })).toMatchObject({ kind: 'authorised' });
      expect(await provider.moneyState({ providerRef })).toMatchObject({ isHeld: true, capturedAmount: 0 });
      expect(await provider.abort({ providerRef })).toEqual({ kind: 'done' });
      expect(await provider.moneyState({ providerRef })).toMatchObject({ isHeld: false, capturedAmount: 0 });
      expect(await provider.capture({ providerRef, amount: price, reference: `${uuid.slice(0, 30)}-x` })).toMatchObject(
        {
          kind: 'not_applicable',
        },
      );
    },
    timeoutMs,
  );

  itAsks(
    'takes the money once, and gives it back',
    async () => {
      const { provider, uuid, providerRef } = await approved();
      const money = (reference: string) => ({
        providerRef,
        amount: price,
        reference: `${uuid.slice(0, 30)}-${reference}`,
      });
      expect(await provider.capture(money('c'))).toEqual({ kind: 'done' });
      expect(await provider.capture(money('d'))).toMatchObject({ kind: 'not_applicable' });
      expect(await provider.moneyState({ providerRef })).toMatchObject({ isHeld: false, capturedAmount: price });
      const voided = await provider.voidCapture({ providerRef });
      if (voided.kind !== 'done') expect(await provider.refund(money('r'))).toEqual({ kind: 'done' });
      expect(await provider.refund(money('s'))).not.toEqual({ kind: 'done' });
    },
    timeoutMs,
  );

  itAsks(
    'declines',
    async () => {
      const { outcome } = await pay('declined');
      expect(outcome).toMatchObject({ kind: 'declined' });
    },
    timeoutMs,
  );

  itAsks(
    'knows no payment that was never made',
    async () => {
      const known = { transactionUuid: randomUUID(), providerRef: null };
      expect(await getProvider(account, deps).query(known)).toEqual({ kind: 'not_found' });
    },
    timeoutMs,
  );
});
