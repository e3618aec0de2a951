import { readAttention } from '#backend/payments/attention/attention.ts';
import { openCardMembers, type CardKind } from '#tests/support/joining/card-members.ts';
import { checkSettlement } from './check-settlement.ts';
import { readSettlementDifferences } from './settlement-text.ts';

const desk = await openCardMembers();
const { db, clock, pass, charges, dependencies } = desk;
const begun = '2026-12-01T12:00:00Z';

beforeEach(async () => {
  clock.set(begun);
  await db.deleteFrom('settlementChecks').execute();
  await db
    .updateTable('paymentAccounts')
    .set({ createdAt: new Date('2026-11-01') })
    .execute();
});

async function setProvidersClock(now: string): Promise<void> {
  const body = JSON.stringify({ now, freeze: true });
  await fetch(`${desk.gateway}/__control/clock`, { method: 'POST', body });
}

async function checkAt(instant: string) {
  clock.set(instant);
  await checkSettlement(dependencies);
  return readSettlementDifferences(db);
}

it.each<CardKind>(['opayo', 'stripe'])(
  'compares charges of memberships on cards at %s with their days',
  async (kind) => {
    // The card is kept with a payment of its own.
    await setProvidersClock('2026-11-20T12:00:00Z');
    const { membershipId } = await desk.makeCardMember(kind);
    await setProvidersClock(begun);
    await pass(0.2);
    const [charge] = await charges(membershipId);
    expect(charge).toMatchObject({ state: 'paid' });
    expect(await checkAt('2026-12-02T03:00:00Z')).toEqual([]);
    const checked = db
      .selectFrom('settlementChecks as c')
      .innerJoin('paymentAccounts as a', 'a.id', 'c.accountId')
      .where('a.kind', '=', kind)
      .where('c.day', '=', '2026-12-01')
      .where('c.payments', '>', 0)
      .select('c.payments');
    expect(await checked.execute()).toEqual([{ payments: 1 }]);

    const transactionId = charge?.transactionId ?? '';
    const set = (capturedAmount: number) =>
      db.updateTable('paymentTransactions').set({ capturedAmount }).where('id', '=', transactionId).execute();
    await db.deleteFrom('settlementChecks').execute();
    await set(0);
    expect(await checkAt('2026-12-02T04:00:00Z')).toMatchObject([
      { transactionId, reason: 'amount', providerAmount: 2700, paymentsAmount: 0, ledgerAmount: 2700 },
    ]);
    const { payments } = await readAttention(db, { page: 1, perPage: 10, now: clock.now() });
    expect(payments).toMatchObject([{ transactionUuid: transactionId, reason: 'differs' }]);
    await set(2700);
    expect(await checkAt('2026-12-02T05:30:00Z')).toEqual([]);
  },
);
