import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

const batchSize = 500;

/**
 * Writes the charges of all periods that have begun, by the clock of each home venue, and moves their memberships on to
 * the next period in the same statement. Processes that run at the same time take different memberships; the unique key
 * holds should one be taken twice. A change that counts from that day on comes first. Returns how many were moved on.
 */
export async function createCharges(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    with due as (
      select m.id, m.next_bill_on as period_from, coalesce(m.price, t.price) as price, (m.bills_from + make_interval(months =>
        ((extract(year from m.next_bill_on) - extract(year from m.bills_from)) * 12
          + extract(month from m.next_bill_on) - extract(month from m.bills_from))::int
        + case t.period when 'year' then 12 else 1 end))::date as period_next
      from memberships m
      join membership_types t on t.id = m.membership_type_id
      join venues v on v.id = m.home_venue_id
      where m.status = 'active' and m.next_bill_on <= (${now}::timestamptz + interval '1 day')::date
        and m.next_bill_on <= (${now}::timestamptz at time zone v.timezone)::date
        and (m.ends_on is null or m.ends_on >= m.next_bill_on)
        and not exists (select from membership_changes c where c.membership_id = m.id and c.status = 'taken'
          and c.applied_at is null and c.takes_effect_on <= m.next_bill_on)
      order by m.next_bill_on, m.id limit ${batchSize} for update of m skip locked
    ), charged as (
      insert into membership_charges (membership_id, period_from, period_next, amount, next_attempt_at, created_at)
      select id, period_from, period_next, price, ${now}, ${now} from due where price > 0
      on conflict (membership_id, period_from) do nothing
    ), moved as (
      update memberships set next_bill_on = due.period_next from due where memberships.id = due.id returning 1
    )
    select count(*)::integer as moved from moved`.execute(db);
  return rows[0]?.moved ?? 0;
}
