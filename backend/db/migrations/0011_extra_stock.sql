-- Extras that run out.

-- Null: as many as anybody wants. What is taken follows from the live bundles of the schedule; nothing is counted here.
alter table schedule_extras
  add column stock integer check (stock >= 0),
  add constraint schedule_extras_once unique (schedule_id, pricing_option_id);
create index booking_bundles_by_schedule on booking_bundles (schedule_id) where status <> 'cancelled';
