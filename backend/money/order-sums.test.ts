import { sql } from 'kysely';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();

interface Line {
  price: number;
  kind?: string;
  refunded?: number;
}

/** An order that nothing was paid of yet, written with its lines by one statement. */
async function insertOrder(total: number, lines: readonly Line[], source: 'imported' | null = null): Promise<string> {
  const rows = lines.map(({ price, kind = 'av2Booking', refunded = 0 }) => ({ price, kind, refunded }));
  const made = await sql<{ id: string }>`
    with made as (
      insert into orders (cart_source, status, currency, total, balance, item_count, source)
      values ('front-of-house', 'awaiting_payment', 'GBP', ${total}, ${total}, 1, ${source}) returning id
    ), lines as (
      insert into order_lines (order_id, name, purchasable_type, purchasable_id, price, refunded)
      select made.id, 'Swim', line.kind, 'x', line.price, line.refunded
      from made, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (kind text, price int, refunded int)
    )
    select id from made`.execute(db);
  return made.rows[0]?.id ?? '';
}

const unequal = { constraint: 'orders_are_sums_of_lines' };

describe('the database keeps no order that is not the sum of its lines', () => {
  it('when it is placed, but for one that was imported', async () => {
    await insertOrder(620, [{ price: 500 }, { price: 120 }]);
    await expect(insertOrder(620, [{ price: 500 }])).rejects.toMatchObject(unequal);
    await expect(insertOrder(620, [])).rejects.toMatchObject(unequal);
    await insertOrder(620, [], 'imported');
  });

  it('when its total changes, or it is said to be no imported one', async () => {
    const id = await insertOrder(620, [{ price: 620 }]);
    const lowered = sql`update orders set total = 150, balance = 150 where id = ${id}`;
    await expect(lowered.execute(db)).rejects.toMatchObject(unequal);
    const imported = await insertOrder(620, [], 'imported');
    await expect(sql`update orders set source = null where id = ${imported}`.execute(db)).rejects.toMatchObject(
      unequal,
    );
  });

  it('when a line comes, goes, changes its price or its order', async () => {
    const [id, other] = [await insertOrder(620, [{ price: 620 }]), await insertOrder(0, [])];
    for (const change of [
      sql`insert into order_lines (order_id, name, purchasable_type, purchasable_id, price)
        values (${id}, 'Swim', 'av2Booking', 'x', 1)`,
      sql`delete from order_lines where order_id = ${id}`,
      sql`update order_lines set price = 619 where order_id = ${id}`,
      sql`update order_lines set order_id = ${other} where order_id = ${id}`,
    ])
      await expect(change.execute(db)).rejects.toMatchObject(unequal);
  });

  it('but lets both change together', async () => {
    const id = await insertOrder(620, [{ price: 620 }]);
    await db.transaction().execute(async (tx) => {
      await sql`update orders set total = 150, balance = 150 where id = ${id}`.execute(tx);
      await sql`insert into order_lines (order_id, name, purchasable_type, purchasable_id, price)
        values (${id}, 'Swim', 'adjustment', 'x', -470)`.execute(tx);
    });
  });
});

describe('a line', () => {
  it('is below zero only where it adjusts what is owed', async () => {
    await insertOrder(150, [{ price: 620 }, { price: -470, kind: 'adjustment' }]);
    await expect(insertOrder(150, [{ price: 620 }, { price: -470 }])).rejects.toMatchObject({
      constraint: 'order_lines_adjust_only',
    });
  });

  it('gives back no more than its price, and none where that is below zero', async () => {
    const refused = { constraint: 'order_lines_refunded_within_price' };
    await insertOrder(620, [{ price: 620, refunded: 620 }]);
    await expect(insertOrder(620, [{ price: 620, refunded: 621 }])).rejects.toMatchObject(refused);
    const lines = [{ price: 620 }, { price: -470, kind: 'adjustment', refunded: 1 }];
    await expect(insertOrder(150, lines)).rejects.toMatchObject(refused);
  });
});
