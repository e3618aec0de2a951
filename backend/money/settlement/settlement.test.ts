import { randomUUID } from 'node:crypto';
import { readBacklog } from '#backend/health/backlog.ts';
import { readAttention } from '#backend/payments/attention/attention.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import { kindsUnderTest, payAs, useAccount } from '#tests/support/checkout/kinds.ts';
import { payUnseenPage } from '#tests/support/checkout/pay-on-page.ts';
import { agree, cards, complete } from '#tests/support/checkout/pay.ts';
import { customerWithBasket, openShop, price, start } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeCardPayment } from '#tests/support/payments/payment-accounts.ts';
import { checkSettlement } from './check-settlement.ts';
import { readSettlementDifferences, settlementText } from './settlement-text.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const nextDay = '2026-11-25T03:00:00Z';

async function control(path: string, body: unknown): Promise<void> {
  await fetch(`${shop.gateway}/__control/${path}`, { method: 'POST', body: JSON.stringify(body) });
}

/** As of the next night, and every hour afterwards. */
async function checkAt(instant: string) {
  shop.clock.set(instant);
  await checkSettlement(shop.dependencies);
  return readSettlementDifferences(db);
}

async function readCheck(accountId: string) {
  return db
    .selectFrom('settlementChecks')
    .where('accountId', '=', accountId)
    .select(['day', 'payments', 'checkedAt'])
    .executeTakeFirst();
}

describe.each(kindsUnderTest)('the day of an account of $kind', (kind) => {
  let accountId = '';
  const { fetch: ordinary } = shop.dependencies.services.payments;

  beforeEach(async () => {
    shop.clock.set(start);
    await db.deleteFrom('settlementChecks').execute();
    accountId = await useAccount(shop, kind);
    await db
      .updateTable('paymentAccounts')
      .set({ createdAt: new Date('2026-11-01T00:00:00Z') })
      .execute();
    await kind.quiet(shop);
    await control('clock', { now: start, freeze: true });
  });
  afterEach(() => {
    shop.dependencies.services.payments.fetch = ordinary;
  });

  async function paid(): Promise<string> {
    const customer = await customerWithBasket(shop);
    const { uuid } = await payAs(shop, kind, customer, cards.approved);
    await complete(shop, customer, uuid);
    return uuid;
  }

  it('agrees, of what was paid and of what was declined', async () => {
    await paid();
    await payAs(shop, kind, await customerWithBasket(shop), cards.declined);
    expect(await checkAt(nextDay)).toEqual([]);
    expect(await readCheck(accountId)).toEqual({ day: '2026-11-24', payments: 2, checkedAt: new Date(nextDay) });
  });

  it('shows what we have otherwise, until it is in order', async () => {
    const uuid = await paid();
    await db.updateTable('paymentTransactions').set({ capturedAmount: 0 }).where('id', '=', uuid).execute();
    const found = await checkAt(nextDay);
    expect(found).toMatchObject([
      { transactionId: uuid, reason: 'amount', providerAmount: price, paymentsAmount: 0, ledgerAmount: price },
    ]);
    expect(settlementText(found)).toBe(
      `2026-11-24  ${kind.kind}  ${uuid}: provider £6.20, payments £0.00, ledger £6.20\nDifferences: 1`,
    );
    expect(await readBacklog(shop.dependencies)).toMatchObject({ settlementDifferences: 1 });
    const listed = await readAttention(db, { page: 1, perPage: 10, now: shop.clock.now() });
    expect(listed.payments).toMatchObject([{ transactionUuid: uuid, reason: 'differs' }]);
    // Found again an hour later, it is still one.
    expect(await checkAt('2026-11-25T04:30:00Z')).toEqual(found);
    await db.updateTable('paymentTransactions').set({ capturedAmount: price }).where('id', '=', uuid).execute();
    expect(await checkAt('2026-11-25T07:00:00Z')).toEqual([]);
    expect(await readBacklog(shop.dependencies)).toMatchObject({ settlementDifferences: 0 });
  });

  it('is compared less and less often while nothing changes', async () => {
    const uuid = await paid();
    const set = (capturedAmount: number) =>
      db.updateTable('paymentTransactions').set({ capturedAmount }).where('id', '=', uuid).execute();
    const hours: number[] = [];
    const hoursUntil = async (end: number) => {
      for (let hour = (hours.at(-1) ?? -1) + 1; hour <= end; hour += 1) {
        shop.clock.set(nextDay);
        shop.clock.advance(hour * 3600);
        await checkSettlement(shop.dependencies);
        const [check] = await db
          .selectFrom('settlementChecks')
          .where('day', '=', '2026-11-24')
          .where('checkedAt', '=', shop.clock.now())
          .select('day')
          .execute();
        if (check !== undefined) hours.push(hour);
      }
    };
    await set(0);
    await hoursUntil(90);
    expect(hours).toEqual([0, 1, 3, 7, 15, 31, 55, 79]);
    // Something else is found, of which the end may be near.
    await set(1);
    await hoursUntil(106);
    expect(hours.slice(-3)).toEqual([103, 104, 106]);
    await set(price);
    await hoursUntil(170);
    expect(hours.slice(-2)).toEqual([106, 110]);
  });

  it('counts no fewer comparisons than none, in the database either', async () => {
    await checkAt(nextDay);
    const fewer = db.updateTable('settlementChecks').set({ unchanged: -1 }).where('accountId', '=', accountId);
    await expect(fewer.execute()).rejects.toMatchObject({ constraint: 'settlement_checks_unchanged_check' });
  });

  it('is compared later when the provider gives no answer', async () => {
    await paid();
    shop.dependencies.services.payments.fetch = () => Promise.reject(new TypeError('fetch failed'));
    expect(await checkAt(nextDay)).toEqual([]);
    expect(await readCheck(accountId)).toMatchObject({ checkedAt: null });
    shop.dependencies.services.payments.fetch = ordinary;
    await checkAt('2026-11-25T03:30:00Z');
    expect(await readCheck(accountId)).toMatchObject({ checkedAt: null });
    await checkAt('2026-11-25T04:30:00Z');
    expect(await readCheck(accountId)).toMatchObject({ payments: 1, checkedAt: new Date('2026-11-25T04:30:00Z') });
  });
});

describe('money that the provider has and we do not know of', () => {
  beforeEach(async () => {
    shop.clock.set(start);
    await db.deleteFrom('settlementChecks').execute();
    await control('clock', { now: start, freeze: true });
  });

  async function useKind(wanted: string): Promise<void> {
    const kind = kindsUnderTest.find((known) => known.kind === wanted);
    if (kind === undefined) throw new Error(`There is no ${wanted}.`);
    await useAccount(shop, kind);
    await db
      .updateTable('paymentAccounts')
      .set({ createdAt: new Date('2026-11-01T00:00:00Z') })
      .execute();
    await kind.quiet(shop);
  }

  it('is found on a page that was paid after we gave it up', async () => {
    await useKind('hosted');
    const { transaction_uuid: uuid } = await agree(shop, await customerWithBasket(shop));
    const providerRef = await payUnseenPage(shop, uuid);
    await db.updateTable('paymentTransactions').set({ state: 'expired' }).where('id', '=', uuid).execute();
    const provider = getProvider({ kind: 'hosted', mode: 'sandbox' }, shop.dependencies);
    await provider.capture({ providerRef, amount: price, reference: 'by hand' });
    expect(await checkAt(nextDay)).toMatchObject([
      { transactionId: uuid, reason: 'amount', providerAmount: price, paymentsAmount: 0, ledgerAmount: 0 },
    ]);
  });

  it('is found in a report, also when it is of no payment of ours', async () => {
    await useKind('stripe');
    const provider = getProvider({ kind: 'stripe', mode: 'sandbox' }, shop.dependencies);
    const account = { kind: 'stripe', mode: 'sandbox', settings: {} } as const;
    const payment = { transactionUuid: randomUUID(), amount: price, card: 'approved' } as const;
    const made = await provider.authorise(await makeCardPayment(account, shop.dependencies, payment));
    if (made.kind !== 'authorised') throw new Error(`The card was not approved: ${made.kind}.`);
    const { providerRef } = made;
    await provider.capture({ providerRef, amount: price, reference: 'by hand' });
    const found = await checkAt(nextDay);
    expect(found).toMatchObject([
      { transactionId: null, providerRef, reason: 'unknown_payment', providerAmount: price, paymentsAmount: 0 },
    ]);
    expect(settlementText(found)).toContain(`unknown payment ${providerRef}: provider £6.20, payments £0.00`);
    await provider.refund({ providerRef, amount: price, reference: 'back' });
    expect(await checkAt('2026-11-25T05:00:00Z')).toEqual([]);
  });
});
