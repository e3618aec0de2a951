-- How a membership ends, changes and is renewed; guest passes that end, and are given away.
alter table membership_types
  add column minimum_term_months integer not null default 0 check (minimum_term_months >= 0),
  add column notice_days integer not null default 0 check (notice_days >= 0);

alter table memberships
  -- Agreed when it was bought; null: those of its type.
  add column minimum_term_months integer check (minimum_term_months >= 0),
  add column notice_days integer check (notice_days >= 0),
  add column leaving_asked_at timestamptz,
  add column leaving_reason text,
  -- The last day there was before somebody left; null: none.
  add column ended_before_leaving_on date;

alter table membership_renewals
  add column order_id uuid references orders,
  add column taken_at timestamptz;

alter table membership_changes
  -- What the membership is changed from; null of those made before.
  add column from_membership_type_id uuid references membership_types,
  -- For a period, minor units.
  add column new_price integer check (new_price >= 0),
  -- From this day on the new type counts.
  add column takes_effect_on date,
  add column applied_at timestamptz,
  add column order_id uuid references orders;
create index membership_changes_to_apply on membership_changes (takes_effect_on)
  where status = 'taken' and applied_at is null;
-- One change at a time: whoever pays for a second one before the first counts is refused.
create unique index membership_changes_one_planned on membership_changes (membership_id)
  where status = 'taken' and applied_at is null;

-- Days a guest pass is good for, the day of purchase not counted; null: for ever.
alter table pricing_options add column valid_days integer check (valid_days >= 0);

alter table guest_passes
  add column gift_email text,
  add column gift_message text,
  add column given_at timestamptz;

create unique index cart_items_renewal_once on cart_items (cart_id, membership_renewal_id);
