-- When a person was last reminded by mail of a waiver to sign or an induction to attend that a booking asks for.
create table paper_reminders (
  user_id integer not null references users on delete cascade,
  restriction_id uuid not null references restrictions on delete cascade,
  reminded_at timestamptz not null,
  primary key (user_id, restriction_id)
);
