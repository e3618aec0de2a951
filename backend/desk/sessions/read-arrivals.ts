import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { DeskSession } from '#contract/desk/sessions.ts';

type Arrivals = DeskSession['arrivals'];

const nobody: Arrivals = { booked: 0, here: 0, absent: 0 };

/** How many people are booked for these sessions, and of how many it is known that they came or did not. */
export async function readArrivals(db: Db, ids: readonly string[]): Promise<(id: string) => Arrivals> {
  const { rows } = await sql<Arrivals & { occurrenceId: string }>`
    select occurrence_id, sum(places)::int as booked,
      coalesce(sum(places) filter (where attended), 0)::int as here,
      coalesce(sum(places) filter (where not attended), 0)::int as absent
    from bookings where occurrence_id = any(${ids}::text[]) and status = 'settled' group by occurrence_id`.execute(db);
  const counts = new Map(rows.map(({ occurrenceId, ...arrivals }) => [occurrenceId, arrivals]));
  return (id) => counts.get(id) ?? nobody;
}
