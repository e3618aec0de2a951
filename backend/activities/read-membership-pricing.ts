import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { readOperator } from '#backend/operator/store.ts';
import { money } from '#backend/serialize/money.ts';
import type { MembershipPricing } from '#contract/activities/pricing.ts';
import type { Ref } from '#contract/primitives.ts';

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
      with sold as (
        select distinct s.category_id, price.option_id
        from schedules s
        cross join lateral (
          select s.pricing_option_id as option_id
          union all select s.session_pricing_option_id
          union all select t.pricing_option_id from tickets t where t.schedule_id = s.id) price
        where s.venue_id = ${venueId} and s.is_active and (s.ends_at is null or s.ends_at > ${now})
          and price.option_id is not null)
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
