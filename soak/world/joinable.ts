import type { Database } from '#soak/processes/database.ts';

/** A membership that one grown-up can buy online, and the venue where. */
export interface Joinable {
  typeId: string;
  venueId: string;
}

/** Shortens the terms of memberships, so that they can be left after a month, and finds those that can be bought. */
export async function findJoinable(database: Database): Promise<Joinable[]> {
  await database.query('update membership_types set minimum_term_months = 1, notice_days = 7, cooling_off_days = 0');
  const rows = await database.query(
    `select t.id as type, v.id as venue from membership_types t cross join venues v
     where t.is_sold_online and t.adults = 1 and t.children = 0 and t.proof_name is null and t.period = 'month'
       and v.online_joining_enabled is not false
       and (not exists (select from membership_type_venues x where x.membership_type_id = t.id)
         or exists (select from membership_type_venues x where x.membership_type_id = t.id and x.venue_id = v.id))
     order by v.id, t.id`,
  );
  return rows.map(({ type, venue }) => ({ typeId: String(type), venueId: String(venue) }));
}
