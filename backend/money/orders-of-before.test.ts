import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { migrate, migrationNames } from '#backend/db/migrate.ts';
import { testDatabase } from '#tests/support/database.ts';
import { readLedgerDifferences } from './ledger-differences.ts';

/** The first file by which the total of an order is the sum of its lines. */
const firstNew = '0126_orders_are_sums_of_lines.sql';
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

/** An order of the release before, with the lines that it was placed with. */
async function insertOrder(total: number, lines: { price: number; tax: number }[], source: 'imported' | null = null) {
  const taxTotal = lines.reduce((sum, { tax }) => sum + tax, 0);
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into orders (cart_source, status, currency, total, tax_total, balance, item_count, source)
      values ('front-of-house', 'awaiting_payment', 'GBP', ${total}, ${taxTotal}, ${total}, 1, ${source}) returning id
    ), lines as (
      insert into order_lines (order_id, name, purchasable_type, purchasable_id, price, tax, position)
      select made.id, 'Swim', 'av2Booking', 'x', line.price, line.tax, 0
      from made, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (price int, tax int)
    )
    select id from made`.execute(db);
  return rows[0]?.id ?? '';
}

async function read(id: string) {
  const order = await db
    .selectFrom('orders')
    .where('id', '=', id)
    .select(['total', 'taxTotal'])
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('orderLines')
    .where('orderId', '=', id)
    .orderBy('position')
    .select(['purchasableType', 'name', 'price', 'tax'])
    .execute();
  return { ...order, lines };
}

it('gives orders whose total was changed the line that they lack', async () => {
  await migrateAsBefore();
  const swim = { price: 620, tax: 103 };
  const [forgiven, dearer, right, imported] = [
    await insertOrder(150, [swim]),
    await insertOrder(820, [swim]),
    await insertOrder(620, [swim]),
    await insertOrder(500, [], 'imported'),
  ];
  await migrate(url);
  const line = { purchasableType: 'av2Booking', name: 'Swim', ...swim };
  const adjustment = { purchasableType: 'adjustment', name: 'Swim' };
  expect(await read(forgiven)).toEqual({
    ...{ total: 150, taxTotal: 25 },
    lines: [line, { ...adjustment, price: -470, tax: -78 }],
  });
  expect(await read(dearer)).toEqual({
    ...{ total: 820, taxTotal: 136 },
    lines: [line, { ...adjustment, price: 200, tax: 33 }],
  });
  expect(await read(right)).toEqual({ total: 620, taxTotal: 103, lines: [line] });
  expect(await read(imported)).toEqual({ total: 500, taxTotal: 0, lines: [] });
  const differences = await readLedgerDifferences(db);
  expect(differences.filter(({ check }) => check !== 'sold')).toEqual([]);
});
