import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { payFrontOfHouseEndpoint } from '#contract/desk/pay-front-of-house.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { getData } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, call } = shop;
const clerk = await makePerson(db, { permissions: ['sell', 'customers'] });

const kinds = [
  ['debt', 'debt'],
  ['debtReconciliation', 'debt_reconciliation'],
  ['collectableFee', 'collectable_fee'],
] as const;
type Kind = (typeof kinds)[number][1];

async function makeDebt({ id: userId }: MadePerson, kind: Kind, collectableFeeId: string | null = null) {
  const values = { userId, kind, name: 'Locker', amount: 250, collectableFeeId };
  return (await db.insertInto('journalTransactions').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

it.each(kinds)('puts a %s into the basket once', async (type, kind) => {
  const person = await makePerson(db);
  const id = await makeDebt(person, kind);
  const cart = await shop.add(person, { id, type });
  expect(cart.items).toMatchObject([
    { type: 'journal_transaction', journalTransactionId: id, name: 'Locker', price: { value: 250 }, maxQuantity: 1 },
  ]);
  expect(cart.totals).toMatchObject({ total: 250, taxTotal: 0 });
  expect((await shop.refused(person, { id, type })).code).toBe('already_in_basket');
});

it('finds a fee by the fee that it is for', async () => {
  const person = await makePerson(db);
  const feeId = crypto.randomUUID();
  const id = await makeDebt(person, 'collectable_fee', feeId);
  const cart = await shop.add(person, { id: feeId, type: 'collectableFee' });
  expect(cart.items).toMatchObject([{ journalTransactionId: id }]);
});

it('is not found for a stranger, by another kind, or when it is settled', async () => {
  const [person, stranger] = [await makePerson(db), await makePerson(db)];
  const id = await makeDebt(person, 'debt');
  expect((await shop.refused(stranger, { id, type: 'debt' })).code).toBe('not_found');
  expect((await shop.refused(person, { id, type: 'collectableFee' })).code).toBe('not_found');
  await db.updateTable('journalTransactions').set({ status: 'waived' }).where('id', '=', id).execute();
  expect((await shop.refused(person, { id, type: 'debt' })).code).toBe('not_found');
});

it('is paid by the order, and by one order only', async () => {
  const person = await makePerson(db);
  const id = await makeDebt(person, 'debt');
  const feeId = await makeDebt(person, 'collectable_fee');
  const selected = { source: 'foh', selected_user_id: person.id };
  const items = [
    { id, type: 'debt' },
    { id: feeId, type: 'collectableFee' },
  ];
  const added = await call('/api/checkout/cart/add', { token: clerk.token, body: { items, ...selected } });
  const { data } = added.json as { data: { item_hash: string } };
  await shop.add(person, { id, type: 'debt' });
  const offer = { terms: true, completed_waivers: [], item_hash: data.item_hash, ...selected };
  const body = { ...offer, payments: [{ tender_type: 'cash', amount: 500 }] };
  const { orderId } = getData(
    payFrontOfHouseEndpoint,
    await call('/api/foh/checkout/pay', { token: clerk.token, body }),
  );
  const rows = db.selectFrom('journalTransactions').where('userId', '=', person.id).select(['status', 'orderId']);
  expect(await rows.execute()).toEqual([
    { status: 'paid', orderId },
    { status: 'paid', orderId },
  ]);
  const again = await call('/api/checkout/prepare', { token: person.token });
  expect(again.json).toMatchObject({ code: 'already_paid' });
  expect(await readLedgerDifferences(db)).toEqual([]);
});
