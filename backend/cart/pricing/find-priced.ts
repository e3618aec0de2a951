import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

interface PlaceRequest {
  sessionId: number | string;
  pricingOptionId?: string | undefined;
  /** How many are chosen; without a ticket only the price of one alone can be asked for. */
  quantity?: number;
}

/** A session's place or ticket with its standard price in minor units. */
export interface PricedPlace {
  /** From 0, in the order asked. */
  index: number;
  categoryId: string;
  venueId: string;
  pricingOptionId: string;
  standardPrice: number;
  taxRate: number;
  /** The venue's date. */
  usedOn: string;
}

/**
 * Finds what is sold: a session's own price, the ticket named, or all tickets of a session of which none is named, free
 * ones left out as long as others cost something. What does not exist is left out.
 */
export async function findPriced(db: Db, requests: readonly PlaceRequest[]): Promise<PricedPlace[]> {
  const ids = requests.map(({ sessionId }) => (typeof sessionId === 'string' ? sessionId : null));
  const v1Ids = requests.map(({ sessionId }) => (typeof sessionId === 'number' ? sessionId : null));
  const isAnyTicket = requests.map(
    ({ pricingOptionId, quantity = 0 }) => pricingOptionId === undefined && quantity === 0,
  );
  const optionIds = requests.map(({ pricingOptionId }) => pricingOptionId ?? null);
  const { rows } = await sql<PricedPlace>`
    select q.place::int - 1 as index, o.category_id, o.venue_id, p.id as pricing_option_id, p.price as standard_price,
      p.tax_rate, o.local_date::text as used_on
    from unnest(${ids}::text[], ${v1Ids}::bigint[], ${optionIds}::uuid[], ${isAnyTicket}::boolean[])
      with ordinality as q(id, v1_id, option_id, any_ticket, place)
    join lateral (
      select * from occurrences where id = q.id union all select * from occurrences where v1_id = q.v1_id
    ) o on o.booking_type in ('classes', 'resources', 'ticketed')
    left join tickets t on t.schedule_id = o.schedule_id and o.booking_type = 'ticketed'
      and (q.any_ticket or t.pricing_option_id = q.option_id)
    join pricing_options p on p.id = case when o.booking_type = 'ticketed' then t.pricing_option_id
      when q.option_id is null or q.option_id = o.pricing_option_id then o.pricing_option_id end
    where not q.any_ticket or p.price > 0 or o.booking_type <> 'ticketed' or not exists (
      select from tickets paid join pricing_options cost on cost.id = paid.pricing_option_id
      where paid.schedule_id = o.schedule_id and cost.price > 0)
    order by q.place`.execute(db);
  return rows;
}
