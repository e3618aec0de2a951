import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { readOperator } from '#backend/operator/store.ts';
import { money } from '#backend/serialize/money.ts';
import type { MembershipPricing } from '#contract/activities/pricing.ts';
import type { Ref } from '#contract/primitives.ts';
import { soldAt } from './sold-at.ts';

interface Found {
  slug: string;
  name: string;
  optionId: string;
  optionName: string | null;
  reference: string;
  /** Minor units. */
  standard: number;
  prices: { type: Ref; price: number }[];
}

/**
 * Reads what members pay less for at a venue: its prices of sessions, tickets, camps and courses, by activity in the
 * operator's order, each with the memberships sold online.
 */
export async function readMembershipPricing(db: Db, venueId: string, now: Date): Promise<MembershipPricing[]> {
  const [{ currency }, { rows }] = await Promise.all([
    readOperator(db),
    sql<Found>`
      with sold as (${soldAt(venueId, now)})
      select c.slug, c.name, p.id as option_id, p.name as option_name, p.reference, p.price as standard, cheaper.prices
      from sold
      join categories c on c.id = sold.category_id
      join pricing_options p on p.id = sold.option_id
      cross join lateral (
        select jsonb_agg(jsonb_build_object('type', jsonb_build_object('id', t.id, 'name', t.name), 'price', m.price)
          order by t.position, t.name, t.id) as prices
        from membership_prices m join membership_types t on t.id = m.membership_type_id
        where m.pricing_option_id = p.id and m.price < p.price and t.is_sold_online) cheaper
      left join venue_activities a on a.venue_id = ${venueId} and a.category_id = c.id
      where cheaper.prices is not null
      order by a.position nulls last, c.name, c.id, p.price desc, p.name, p.id`.execute(db),
  ]);
  return rows.map(({ slug, name, optionId, optionName, reference, standard, prices }) => ({
    activity: { slug, name },
    pricingOption: { id: optionId, name: optionName, reference },
    standard: money(standard, currency),
    prices: prices.map(({ type, price }) => ({ membershipType: type, price: money(price, currency) })),
  }));
}
