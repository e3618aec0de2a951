import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { BringNote } from '#contract/payments/orders.ts';

/** What to bring to the bookings of an order that still stand, first come first, each text once. */
export async function readWhatToBring(db: Db, orderId: string): Promise<BringNote[]> {
  const text = sql<string>`coalesce(s.what_to_bring, a.what_to_bring)`;
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('occurrences as o', 'o.id', 'b.occurrenceId')
    .innerJoin('schedules as s', 's.id', 'o.scheduleId')
    .leftJoin('venueActivities as a', (join) =>
      join.onRef('a.venueId', '=', 'o.venueId').onRef('a.categoryId', '=', 'o.categoryId'),
    )
    .where('b.orderId', '=', orderId)
    .where('b.status', '!=', 'cancelled')
    .where(text, 'is not', null)
    .orderBy('o.startsAt')
    .orderBy('o.id')
    .select([text.as('text'), 'o.templateName as name', 'o.bookingType'])
    .execute();
  const notes = new Map<string, BringNote>();
  for (const row of rows) if (!notes.has(row.text)) notes.set(row.text, row);
  return [...notes.values()];
}
