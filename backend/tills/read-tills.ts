import { sql } from 'kysely';
import type { Context } from '#backend/context.ts';
import { fullName } from '#backend/customers/user.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import type { PaymentsTable } from '#backend/db/tables/orders.ts';
import { notFound } from '#backend/failure.ts';
import { instant, instantOrNull } from '#backend/serialize/instant.ts';
import { money } from '#backend/serialize/money.ts';
import type { Till } from '#contract/desk/tills.ts';

/**
 * The open till of a member of staff, which stays open until the transaction ends; null without one. A closing under way
 * is awaited.
 */
export async function lockOpenTill(tx: Tx, staffUserId: number): Promise<string | null> {
  const till = await tx
    .selectFrom('tills')
    .where('staffUserId', '=', staffUserId)
    .where('closedAt', 'is', null)
    .select('id')
    .forShare()
    .executeTakeFirst();
  return till?.id ?? null;
}

/** Whether the caller sees the tills of others: whoever may give money away. */
export function seesAllTills({ caller }: Pick<Context, 'caller'>): boolean {
  return caller?.permissions.includes('refunds') === true;
}

/** A till of the caller, or of anybody for those who may see all. Throws `not_found`. */
export async function findTill(db: Db, context: Pick<Context, 'caller'>, id: string): Promise<Till> {
  const rows = await selectTills(db).where('t.id', '=', id).execute();
  const [row] = rows;
  if (row === undefined || (row.staffUserId !== context.caller?.userId && !seesAllTills(context))) throw notFound();
  const [till] = await showTills(db, rows);
  if (till === undefined) throw notFound();
  return till;
}

/** Tills with whose and where they are. */
export function selectTills(db: Db) {
  return db
    .selectFrom('tills as t')
    .innerJoin('venues as v', 'v.id', 't.venueId')
    .innerJoin('users as u', 'u.id', 't.staffUserId')
    .innerJoin('operators', (join) => join.onTrue())
    .select([
      't.id',
      't.desk',
      't.staffUserId',
      't.openingFloat',
      't.openedAt',
      't.closedAt',
      't.counted',
      't.expected',
    ])
    .select(['v.id as venueId', 'v.name as venueName', 'v.slug as venueSlug'])
    .select(['u.firstName', 'u.lastName', 'operators.currency']);
}

type TillRow = Awaited<ReturnType<ReturnType<typeof selectTills>['executeTakeFirstOrThrow']>>;

interface Taking {
  tillId: string;
  tenderType: PaymentsTable['tenderType'];
  count: number;
  taken: number;
  refunded: number;
}

async function readTakings(db: Db, ids: readonly string[]): Promise<Taking[]> {
  const { rows } = await sql<Taking>`
    select till_id, tender_type, count(*) filter (where amount > 0)::int as count,
      coalesce(sum(amount) filter (where amount > 0), 0)::int as taken,
      coalesce(-sum(amount) filter (where amount < 0), 0)::int as refunded
    from payments where till_id = any(${ids}::uuid[]) and status <> 'failed'
    group by till_id, tender_type order by tender_type`.execute(db);
  return rows;
}

async function countSales(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ tillId: string; sales: number }>`
    select till_id, count(distinct order_id)::int as sales from payments
    where till_id = any(${ids}::uuid[]) and status <> 'failed' and amount > 0 group by till_id`.execute(db);
  return new Map(rows.map(({ tillId, sales }) => [tillId, sales]));
}

function getTill(row: TillRow, takings: readonly Taking[], sales: number): Till {
  const { currency, counted } = row;
  const cash = takings.find(({ tenderType }) => tenderType === 'cash');
  const expected = row.expected ?? row.openingFloat + (cash?.taken ?? 0) - (cash?.refunded ?? 0);
  return {
    id: row.id,
    venue: { id: row.venueId, name: row.venueName, slug: row.venueSlug },
    desk: row.desk,
    staff: { id: row.staffUserId, name: fullName(row) },
    openedAt: instant(row.openedAt),
    closedAt: instantOrNull(row.closedAt),
    float: money(row.openingFloat, currency),
    takings: takings.map(({ tenderType, count, taken, refunded }) => ({
      tenderType,
      count,
      taken: money(taken, currency),
      refunded: money(refunded, currency),
      net: money(taken - refunded, currency),
    })),
    sales,
    expected: money(expected, currency),
    counted: counted === null ? null : money(counted, currency),
    difference: counted === null ? null : money(counted - expected, currency),
  };
}

/** Tills as the wire shows them, with what was taken by each tender (docs/product.md#tills). */
export async function showTills(db: Db, rows: readonly TillRow[]): Promise<Till[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [takings, sales] = [await readTakings(db, ids), await countSales(db, ids)];
  return rows.map((row) =>
    getTill(
      row,
      takings.filter(({ tillId }) => tillId === row.id),
      sales.get(row.id) ?? 0,
    ),
  );
}

/** The open till of a member of staff; null without one. */
export async function readOpenTill(db: Db, staffUserId: number): Promise<Till | null> {
  const rows = await selectTills(db).where('t.staffUserId', '=', staffUserId).where('t.closedAt', 'is', null).execute();
  const [till] = await showTills(db, rows);
  return till ?? null;
}
