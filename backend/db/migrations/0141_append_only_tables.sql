-- Of tables that only grow the application's role may insert and read rows (backend/db/protected-tables.ts). What has had
-- its time is deleted by the owner's right, through this function alone, and nothing that is younger than its floor.

set local lock_timeout = '10s';

create function purge_append_only(of_table text, until timestamptz, at_most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  deleted integer;
begin
  case of_table
  when 'audit_events' then
    delete from public.audit_events where id in (
      select id from public.audit_events where created_at <= least(until, now() - interval '730 days')
      order by created_at limit at_most for update skip locked);
  -- Steps of payments that ended without any money.
  when 'payment_transitions' then
    delete from public.payment_transitions where id in (
      select s.id from public.payment_transitions s join public.payment_transactions t on t.id = s.transaction_id
      where t.updated_at <= least(until, now() - interval '90 days')
        and t.state in ('declined', 'cancelled', 'expired') and t.next_check_at is null and t.captured_amount = 0
        and t.order_id is null and t.charge_id is null
        and not exists (select from public.payments p where p.transaction_id = t.id)
      limit at_most for update of s skip locked);
  else
    raise exception 'nothing is deleted from %', of_table using errcode = 'insufficient_privilege';
  end case;
  get diagnostics deleted = row_count;
  return deleted;
end $$;
revoke execute on function purge_append_only from public;
