import { sql, type RawBuilder } from 'kysely';

/**
 * A query of the prices at which a venue sells sessions, tickets, camps and courses from now on: `category_id` and
 * `option_id`, each pair once.
 */
export function soldAt(venueId: string, now: Date): RawBuilder<{ categoryId: string; optionId: string }> {
  return sql`
    select distinct s.category_id, price.option_id
    from schedules s
    cross join lateral (
      select s.pricing_option_id as option_id
      union all select s.session_pricing_option_id
      union all select t.pricing_option_id from tickets t where t.schedule_id = s.id) price
    where s.venue_id = ${venueId} and s.is_active and (s.ends_at is null or s.ends_at > ${now})
      and price.option_id is not null`;
}
