import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { readExtras, type ScheduleExtra } from '#backend/schedules/extras.ts';

/**
 * Locks the extras of these camps and courses until the transaction ends. They are locked after the places, in the
 * order of their ids, so that two baskets cannot deadlock.
 */
export async function lockExtras(tx: Tx, scheduleIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('scheduleExtras')
    .where('scheduleId', 'in', scheduleIds)
    .where('stock', 'is not', null)
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute();
}

/** Locks and reads the extras of these camps and courses with their remaining stock. */
export async function readLockedExtras(tx: Tx, scheduleIds: readonly string[], now: Date): Promise<ScheduleExtra[]> {
  await lockExtras(tx, scheduleIds);
  return readExtras(tx, scheduleIds, now);
}

/** The bundles whose extras exceed the stock, after their places were reserved again. */
export async function findOversold(tx: Tx, bundleIds: readonly string[], now: Date): Promise<string[]> {
  if (bundleIds.length === 0) return [];
  const bundles = await tx
    .selectFrom('bookingBundles')
    .where('id', 'in', bundleIds)
    .select(['id', 'scheduleId'])
    .execute();
  const scheduleIds = [...new Set(bundles.map(({ scheduleId }) => scheduleId))];
  const extras = await readLockedExtras(tx, scheduleIds, now);
  const over = extras.filter(({ stock, taken }) => stock !== null && taken > stock);
  if (over.length === 0) return [];
  const { rows } = await sql<{ bundleId: string }>`
    select distinct line.bundle_id from cart_items as line join cart_items as sold on sold.parent_id = line.id
    where line.bundle_id = any(${[...bundleIds]}::uuid[]) and sold.type = 'pricing_option'
      and sold.pricing_option_id = any(${over.map(({ pricingOptionId }) => pricingOptionId)}::uuid[])`.execute(tx);
  return rows.map(({ bundleId }) => bundleId);
}
