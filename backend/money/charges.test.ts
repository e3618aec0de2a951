import { openCardMembers } from '#tests/support/joining/card-members.ts';
import { readLedgerDifferences } from './ledger-differences.ts';
import { countDifferences } from './ledger-text.ts';
import { readOrderBooks } from './order-books.ts';

const desk = await openCardMembers();
const { db, clock, setFaults, pass, charges } = desk;

beforeEach(() => {
  clock.set('2026-12-01T12:00:00Z');
  setFaults(() => null);
});

it.each(['opayo', 'stripe', 'direct debit'] as const)('finds a charge by %s in the books, once', async (by) => {
  const { membershipId } = await (by === 'direct debit' ? desk.makeDebitMember() : desk.makeCardMember(by));
  await pass(1);
  const [charge] = await charges(membershipId);
  expect(charge).toMatchObject({ state: 'paid', amount: 2700 });
  expect(await readLedgerDifferences(db)).toEqual([]);
  const books = await readOrderBooks(desk.dependencies, charge?.orderId ?? '');
  expect(countDifferences(books)).toBe(0);
});

it('finds money of a charge that another attempt has kept', async () => {
  const { membershipId } = await desk.makeCardMember('opayo', 'refused');
  await pass(0.5);
  const [charge] = await charges(membershipId);
  expect(charge).toMatchObject({ state: 'failed' });
  const set = (capturedAmount: number) =>
    db
      .updateTable('paymentTransactions')
      .set({ capturedAmount })
      .where('chargeId', '=', charge?.id ?? '')
      .execute();
  await set(2700);
  expect(await readLedgerDifferences(db)).toEqual([{ check: 'charge', id: charge?.id, ledger: 0, books: 2700 }]);
  await set(0);
});
