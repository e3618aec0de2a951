-- Whom a camp, a course or a class is for, in full years on the day; null: everybody at that end.
alter table schedules
  add column minimum_age smallint check (minimum_age between 0 and 120),
  add column maximum_age smallint check (maximum_age between 0 and 120),
  add constraint schedules_ages_in_order check (minimum_age <= maximum_age),
  -- Of a ticketed session each ticket has its own.
  add constraint schedules_ages_not_ticketed check (
    booking_type <> 'ticketed' or minimum_age is null and maximum_age is null);
alter table tickets
  add column minimum_age smallint check (minimum_age between 0 and 120),
  add column maximum_age smallint check (maximum_age between 0 and 120),
  add constraint tickets_ages_in_order check (minimum_age <= maximum_age);
