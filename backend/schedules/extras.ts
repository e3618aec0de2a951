import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { isLive } from '#backend/places/places.ts';
import { money } from '#backend/serialize/money.ts';
import { maxExtraQuantity, type Extra } from '#contract/schedules/schedules.ts';

export interface ScheduleExtra {
  id: string;
  scheduleId: string;
  name: string;
  pricingOptionId: string;
  /** Minor units. */
  price: number;
  taxRate: number;
  /** Null: unlimited. */
  stock: number | null;
  /** Number in carts with held places, or bought; counted only where there is a stock. */
  taken: number;
}

/** How many of an extra are in carts with held places, or bought. Names `e` as the extra. */
function takenQuantity(now: Date) {
  return sql<number>`(
    select coalesce(sum(sold.quantity), 0)
    from booking_bundles
    join cart_items as line on line.bundle_id = booking_bundles.id
    join cart_items as sold on sold.parent_id = line.id
    where booking_bundles.schedule_id = e.schedule_id and booking_bundles.status <> 'cancelled'
      and sold.type = 'pricing_option' and sold.pricing_option_id = e.pricing_option_id
      and (booking_bundles.status = 'settled'
        or exists (select from bookings where bookings.bundle_id = booking_bundles.id and ${isLive(now)})))`;
}

/** The extras of camps and courses in the operator's order, with what is left of each now. */
export async function readExtras(db: Db, scheduleIds: readonly string[], now: Date): Promise<ScheduleExtra[]> {
  if (scheduleIds.length === 0) return [];
  const rows = await db
    .selectFrom('scheduleExtras as e')
    .innerJoin('pricingOptions as p', 'p.id', 'e.pricingOptionId')
    .where('e.scheduleId', 'in', scheduleIds)
    .orderBy('e.position')
    .orderBy('e.name')
    .orderBy('e.id')
    .select(['e.id', 'e.scheduleId', 'e.name', 'e.pricingOptionId', 'p.price', 'p.taxRate', 'e.stock'])
    .select(sql<number>`case when e.stock is null then 0 else ${takenQuantity(now)} end`.as('taken'))
    .execute();
  return rows.map((row) => ({ ...row, taken: Number(row.taken) }));
}

/** The most of an extra that can be added now. */
export function limitQuantity({ stock, taken: gone }: Pick<ScheduleExtra, 'stock' | 'taken'>): number {
  return stock === null ? maxExtraQuantity : Math.max(0, Math.min(maxExtraQuantity, stock - gone));
}

/** An extra as the wire shows it (`extraSchema`). */
export function getExtra(extra: ScheduleExtra, currency: string): Extra {
  const { id, name, pricingOptionId, price } = extra;
  return { id, name, pricingOptionId, price: money(price, currency), maxQuantity: limitQuantity(extra) };
}
