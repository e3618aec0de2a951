import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

/** A pricing option that a tile sells; minor units. */
export interface TileOption {
  id: string;
  name: string;
  kind: 'session' | 'ticket' | 'package' | 'guest_pass' | 'product';
  price: number;
}

/** How many tiles show what sold most, and over how many days. */
const mostSold = { tiles: 4, days: 28 };

const columns = sql`p.id, coalesce(c.name, p.name, p.reference) as name, p.kind, p.price`;
const isTile = sql`p.is_sold and p.kind in ('session', 'ticket', 'package', 'guest_pass', 'product')`;

async function readChosen(db: Db, venueId: string): Promise<TileOption[]> {
  const { rows } = await sql<TileOption>`
    select ${columns} from desk_tiles c join pricing_options p on p.id = c.pricing_option_id
    where c.venue_id = ${venueId} and ${isTile} order by c.position`.execute(db);
  return rows;
}

/** Places booked at the venue, and goods paid into its tills. */
async function readMostSold(db: Db, venueId: string, now: Date): Promise<TileOption[]> {
  const from = subDays(now, mostSold.days);
  const { rows } = await sql<TileOption>`
    with sold as (
      select coalesce(t.pricing_option_id, o.pricing_option_id) as option_id, b.places as quantity
      from occurrences o join bookings b on b.occurrence_id = o.id left join tickets t on t.id = b.ticket_id
      where o.venue_id = ${venueId} and o.local_date between ${from}::date and ${now}::date and o.starts_at <= ${now}
        and b.status = 'settled' and b.bundle_id is null
      union all
      select l.purchasable_id::uuid, l.quantity from order_lines l
      where l.purchasable_type = 'pricingOption' and l.order_id in (
        select p.order_id from tills t join payments p on p.till_id = t.id
        where t.venue_id = ${venueId} and t.opened_at between ${from} and ${now} and p.amount > 0)
    )
    select p.id, coalesce(p.name, p.reference) as name, p.kind, p.price
    from sold join pricing_options p on p.id = sold.option_id where ${isTile}
    group by p.id order by sum(sold.quantity) desc, p.id limit ${mostSold.tiles}`.execute(db);
  return rows;
}

/** What the tiles of a venue sell: what the operator chose, else what sold most in the last four weeks. */
export async function chooseOptions(db: Db, venueId: string, now: Date): Promise<TileOption[]> {
  const chosen = await readChosen(db, venueId);
  return chosen.length > 0 ? chosen : readMostSold(db, venueId, now);
}
