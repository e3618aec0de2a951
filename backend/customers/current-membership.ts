import { sql, type RawBuilder } from 'kysely';

/** Condition: a membership (`m`) runs at `now`, whose day is that of its home venue (docs/product.md#memberships). */
export function isCurrent(now: Date): RawBuilder<boolean> {
  const today = sql`(${now}::timestamptz at time zone home.timezone)::date`;
  return sql<boolean>`(m.status = 'active' and exists (
    select from venues home where home.id = m.home_venue_id
      and m.starts_on <= ${today} and (m.ends_on is null or m.ends_on >= ${today})))`;
}
