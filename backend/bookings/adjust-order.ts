import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

interface Adjustment {
  orderId: string;
  /** The booking that costs more or less. */
  bookingId: string;
  /** Minor units; below zero when less is owed. */
  amount: number;
  now: Date;
}

/**
 * Changes what is owed of an order by a line of its own, because the total of an order is the sum of its lines
 * (docs/money.md#what-is-posted-when). The tax in it has the rate of the booking's line, or else that of the order.
 */
export async function adjustOrder(tx: Tx, { orderId, bookingId, amount, now }: Adjustment): Promise<void> {
  if (amount === 0) return;
  await tx.selectFrom('orders').where('id', '=', orderId).select('id').forNoKeyUpdate().execute();
  await sql`
    with line as (
      insert into order_lines (order_id, name, purchasable_type, purchasable_id, price, tax, position, created_at)
      select r.id, o.template_name, 'adjustment', b.id::text, ${amount}, case when r.total + ${amount} = 0
          then -r.tax_total
          else greatest(-r.tax_total, round(${amount} * coalesce(i.tax_total::numeric / nullif(i.line_total, 0),
            r.tax_total::numeric / nullif(r.total, 0), 0))::integer) end,
        (select coalesce(max(l.position), -1) + 1 from order_lines l where l.order_id = r.id), ${now}
      from orders r join bookings b on b.id = ${bookingId} join occurrences o on o.id = b.occurrence_id
      left join cart_items i on i.booking_id = b.id
      where r.id = ${orderId} returning tax
    )
    update orders set total = total + ${amount}, balance = balance + ${amount}, tax_total = tax_total + line.tax
    from line where orders.id = ${orderId}`.execute(tx);
}
