import { sql, type RawBuilder } from 'kysely';
import { siteZone } from '#contract/rules/site-zone.ts';

/**
 * The time zone of a package (`packages` in the statement): of its venue, or of the venues of its group where they have
 * one in common, else of the site.
 */
const zone = sql<string>`coalesce(
  (select v.timezone from venues v where v.id = packages.venue_id),
  (select min(v.timezone) from venue_group_members g join venues v on v.id = g.venue_id
    where g.venue_group_id = packages.venue_group_id having count(distinct v.timezone) = 1),
  ${siteZone}::text)`;

/**
 * When a package bought now ends: with the last second of its last day there, that many days, months or years after the
 * day of purchase (decision 098); null: never.
 */
export const packageExpiry = (now: Date): RawBuilder<Date | null> => sql`
  (date_trunc('day', ${now}::timestamptz at time zone ${zone})
    + (packages.expiry_value || ' ' || packages.expiry_unit)::interval
    + interval '1 day' - interval '1 second') at time zone ${zone}`;
