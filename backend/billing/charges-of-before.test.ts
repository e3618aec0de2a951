import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { migrate, migrationNames } from '#backend/db/migrate.ts';
import type { Db } from '#backend/db/schema.ts';
import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';

/** The first file that knows of charges as payments at the provider of their card. */
const firstNew = '0120_charges_at_card_providers.sql';
const { db, url } = await testDatabase({ isBare: true });

/** Applies what a release before had, from a folder of its own. */
async function migrateAsBefore(): Promise<void> {
  const folder = join(await mkdtemp(join(tmpdir(), 'touchline-before-')), 'migrations');
  await mkdir(folder);
  const files = new URL('../db/migrations/', import.meta.url);
  for (const name of await migrationNames())
    if (name < firstNew) await cp(new URL(name, files), join(folder, name), { recursive: true });
  await migrate(url, pathToFileURL(`${folder}/`));
  await rm(folder, { recursive: true });
}

const at = '2026-11-01T12:00:00Z';

async function insert(table: string, values: Record<string, unknown>, on: Db = db): Promise<string> {
  const names = Object.keys(values).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: string }>`insert into ${sql.table(table)} (${sql.join(names)})
    values (${sql.join(Object.values(values))}) returning id`.execute(on);
  return rows[0]?.id ?? '';
}

await migrateAsBefore();
await makeOperator(db);
const venue = await makeVenue(db);
const clerk = await makePerson(db, { permissions: ['refunds'] });
const type = await insert('membership_types', { name: 'Gold', price: 2400 });
const account = { mode: 'sandbox', created_at: at };
const opayo = await insert('payment_accounts', { ...account, kind: 'opayo', name: 'Opayo' });
const stripe = await insert('payment_accounts', { ...account, kind: 'stripe', name: 'Stripe' });
const openTill = async (closedAt: string | null) =>
  insert('tills', {
    ...{ venue_id: venue.id, staff_user_id: (await makePerson(db, { permissions: ['sell'] })).id, opening_float: 0 },
    ...{ opened_at: at, closed_at: closedAt, counted: closedAt === null ? null : 0 },
  });

interface Before {
  kind: 'card' | 'direct_debit';
  state: 'sent' | 'sending' | 'paid';
  ref: string | null;
  accountId?: string;
}

/** A charge as it was written before, and what paid it. */
async function charge({ kind, state, ref, accountId }: Before) {
  const { id: userId } = await makePerson(db);
  const card =
    accountId === undefined
      ? null
      : await insert('saved_cards', {
          ...{ user_id: userId, account_id: accountId, token_ref: 'x', brand: 'Visa', last4: '4242' },
          ...{ expiry: '12/30', created_at: at },
        });
  const reference = randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();
  const mandate = { user_id: userId, kind, reference, saved_card_id: card, created_at: at };
  const mandateId = await insert('mandates', mandate);
  const membershipId = await insert('memberships', {
    ...{ user_id: userId, membership_type_id: type, home_venue_id: venue.id, mandate_id: mandateId },
    ...{ status: 'active', starts_on: '2026-10-01' },
  });
  const order = {
    ...{ user_id: userId, cart_source: 'online-joining', status: 'success', currency: 'GBP', total: 2400, balance: 0 },
    ...{ item_count: 1, created_at: at, completed_at: at },
  };
  const line = { name: 'Gold', purchasable_type: 'membership', purchasable_id: membershipId, price: 2400 };
  const tender = { tender_type: kind === 'card' ? 'card' : 'direct-debit', status: 'done', completed_at: at };
  const paid = { ...tender, amount: 2400, reference: ref, created_at: at };
  const { orderId, lineId, paymentId } = await db.transaction().execute(async (tx) => {
    if (state !== 'paid') return { orderId: null, lineId: null, paymentId: null };
    const made = await insert('orders', order, tx);
    return {
      orderId: made,
      lineId: await insert('order_lines', { ...line, order_id: made }, tx),
      paymentId: await insert('payments', { ...paid, order_id: made }, tx),
    };
  });
  const id = await insert('membership_charges', {
    ...{ membership_id: membershipId, period_from: '2026-11-01', period_next: '2026-12-01', amount: 2400, state },
    ...{ attempts: 1, mandate_id: mandateId, provider_ref: ref, next_attempt_at: at, order_id: orderId },
    ...{ created_at: at, paid_at: state === 'paid' ? at : null },
  });
  /** A refund that was said to be done, with nobody asked. */
  async function refund(amount: number, tillId: string | null): Promise<string> {
    const facts = { ...tender, order_id: orderId, refund_of: paymentId, amount: -amount, till_id: tillId };
    const refundId = await insert('payments', { ...facts, reason: 'Left', created_by: clerk.id, created_at: at });
    await sql`insert into refund_lines (payment_id, order_line_id, amount) values (${refundId}, ${lineId}, ${amount})`.execute(
      db,
    );
    await sql`update order_lines set refunded = refunded + ${amount} where id = ${lineId}`.execute(db);
    return refundId;
  }
  return { id, orderId: orderId ?? '', refund, card };
}

const held = await charge({ kind: 'card', state: 'sent', ref: 'OPAYO-1', accountId: opayo });
const silent = await charge({ kind: 'card', state: 'sending', ref: null, accountId: opayo });
const paidByOpayo = await charge({ kind: 'card', state: 'paid', ref: 'OPAYO-2', accountId: opayo });
// Its card is removed by now: what is left says at which provider it was.
const paidByStripe = await charge({ kind: 'card', state: 'paid', ref: 'pi_3' });
const collected = await charge({ kind: 'direct_debit', state: 'paid', ref: 'PM1' });
const atBank = await charge({ kind: 'direct_debit', state: 'sent', ref: 'PM2' });
const tills = [await openTill(null), await openTill(null)];
const untrue = [
  await paidByOpayo.refund(1000, tills[0] ?? null),
  await paidByOpayo.refund(400, tills[1] ?? null),
  await collected.refund(2400, tills[1] ?? null),
];
await sql`update tills set closed_at = ${at}, counted = 0 where id = ${tills[1]}`.execute(db);
const order = { user_id: clerk.id, cart_source: 'front-of-house', status: 'success', currency: 'GBP', total: 500 };
const swim = { name: 'Swim', purchasable_type: 'pass', purchasable_id: '1', price: 500 };
const sold = await db.transaction().execute(async (tx) => {
  const orderId = await insert('orders', { ...order, balance: 0, item_count: 1, created_at: at, completed_at: at }, tx);
  const atDesk = { order_id: orderId, tender_type: 'direct-debit', status: 'done', created_at: at, completed_at: at };
  await insert('order_lines', { ...swim, order_id: orderId }, tx);
  const paymentId = await insert('payments', { ...atDesk, amount: 500 }, tx);
  await insert('payments', { ...atDesk, amount: -200, refund_of: paymentId, reason: 'Cold' }, tx);
  return orderId;
});
const applied = await migrate(url);

const readCharge = (id: string) =>
  db.selectFrom('membershipCharges').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const readTransaction = (id: string | null) =>
  db.selectFrom('paymentTransactions').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const readPayments = (orderId: string) =>
  db.selectFrom('payments').where('orderId', '=', orderId).orderBy('amount', 'desc').selectAll().execute();

it('is what this test migrates: charges, and who has their money', () => {
  expect(applied).toEqual(expect.arrayContaining([firstNew, '0121_holders_of_money.sql']));
});

it('keeps a hold and its card, to be asked for', async () => {
  const charge = await readCharge(held.id);
  expect(charge).toMatchObject({ state: 'sent', savedCardId: held.card });
  expect(await readTransaction(charge.transactionId)).toMatchObject({
    ...{ chargeId: held.id, accountId: opayo, state: 'completing', providerRef: 'OPAYO-1', capturedAmount: 0 },
    nextCheckAt: new Date(at),
  });
});

it('counts a hold of which nothing was heard, and asks for another', async () => {
  expect(await readCharge(silent.id)).toMatchObject({
    ...{ state: 'due', lostAttempts: 1, lostHolds: 1, transactionId: null, savedCardId: null },
  });
});

it('leaves a direct debit with its bank', async () => {
  expect(await readCharge(atBank.id)).toMatchObject({ state: 'sent', providerRef: 'PM2', transactionId: null });
});

it('knows at which provider a card paid, also one that is removed', async () => {
  for (const [charged, kind, accountId] of [
    [paidByOpayo, 'opayo', opayo],
    [paidByStripe, 'stripe', stripe],
  ] as const) {
    const { transactionId } = await readCharge(charged.id);
    expect(await readTransaction(transactionId)).toMatchObject({
      ...{ kind, accountId, state: 'completed', capturedAmount: 2400, orderId: charged.orderId },
    });
    const [payment] = await readPayments(charged.orderId);
    expect(payment).toMatchObject({ tenderType: 'online', heldBy: 'card_provider', transactionId });
  }
});

it('says of refunds that nobody was asked for that they failed, and takes them out of tills', async () => {
  const [, ...ofCard] = await readPayments(paidByOpayo.orderId);
  const { transactionId } = await readCharge(paidByOpayo.id);
  const failed = { status: 'failed', completedAt: null, tillId: null };
  const atProvider = { ...failed, heldBy: 'card_provider', tenderType: 'online', transactionId };
  expect(ofCard).toMatchObject([atProvider, atProvider]);
  expect(await readPayments(collected.orderId)).toMatchObject([
    { heldBy: 'debit_provider', status: 'done' },
    { ...failed, heldBy: 'debit_provider' },
  ]);
  const lines = await db
    .selectFrom('orderLines')
    .where('orderId', 'in', [paidByOpayo.orderId, collected.orderId])
    .select('refunded')
    .execute();
  expect(lines).toEqual([{ refunded: 0 }, { refunded: 0 }]);
  expect(await db.selectFrom('refundLines').where('paymentId', 'in', untrue).selectAll().execute()).toEqual([]);
});

it('leaves a direct debit of the desk with the desk', async () => {
  expect(await readPayments(sold)).toMatchObject([
    { heldBy: 'desk', status: 'done', amount: 500 },
    { heldBy: 'desk', status: 'done', amount: -200 },
  ]);
});

it('agrees with the ledger', async () => {
  expect(await readLedgerDifferences(db)).toEqual([]);
});
