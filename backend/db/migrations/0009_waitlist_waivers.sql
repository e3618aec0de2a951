-- Waitlists, signed waivers and answers.

create table waitlist_entries (
  id integer generated always as identity primary key,
  occurrence_id text not null references occurrences,
  user_id integer not null references users,
  added_by_user_id integer references users,
  status text not null default 'waiting' check (status in ('waiting', 'offered', 'booked', 'expired', 'left')),
  -- The booking that keeps the offered place.
  booking_id uuid references bookings,
  offered_at timestamptz,
  offer_expires_at timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check (status <> 'offered' or booking_id is not null and offer_expires_at is not null)
);
create unique index waitlist_entries_one_live on waitlist_entries (occurrence_id, user_id)
  where status in ('waiting', 'offered');
create index waitlist_entries_in_order on waitlist_entries (occurrence_id, id) where status in ('waiting', 'offered');
create index waitlist_entries_by_user on waitlist_entries (user_id, status);
create index waitlist_entries_by_offer on waitlist_entries (offer_expires_at) where status = 'offered';

-- A waiver agreed to by adding a session to the basket.
create table signed_waivers (
  id uuid primary key default gen_random_uuid(),
  restriction_id uuid not null references restrictions,
  user_id integer not null references users,
  signed_by_user_id integer references users,
  cart_item_id uuid references cart_items on delete set null,
  signed_at timestamptz not null
);
create index signed_waivers_by_user on signed_waivers (user_id, restriction_id);

-- People somebody signed for.
create table attendees (
  id uuid primary key default gen_random_uuid(),
  owner_user_id integer not null references users on delete cascade,
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  created_at timestamptz not null default now()
);
create index attendees_by_owner on attendees (owner_user_id);

-- Enhanced waivers: one for each attendee.
create table question_waivers (
  id uuid primary key default gen_random_uuid(),
  restriction_id uuid not null references restrictions,
  attendee_id uuid not null references attendees,
  cart_item_id uuid references cart_items on delete set null,
  booking_id uuid references bookings,
  agreed_at timestamptz not null
);
create index question_waivers_by_attendee on question_waivers (attendee_id);
create index question_waivers_by_cart_item on question_waivers (cart_item_id);
create index question_waivers_by_booking on question_waivers (booking_id);

-- An answer belongs to a booking, a bundle, a question waiver, or to a person and session not yet booked.
create table question_answers (
  id uuid primary key default gen_random_uuid(),
  question_id integer not null references questions,
  user_id integer references users,
  occurrence_id text references occurrences,
  booking_id uuid references bookings,
  bundle_id uuid references booking_bundles,
  question_waiver_id uuid references question_waivers on delete cascade,
  -- As it came over the wire (API: Answer).
  answer jsonb not null,
  answered_at timestamptz not null,
  check (
    num_nonnulls(booking_id, bundle_id, question_waiver_id) = 1
    or num_nonnulls(booking_id, bundle_id, question_waiver_id) = 0 and num_nonnulls(user_id, occurrence_id) = 2)
);
create unique index question_answers_once_per_booking on question_answers (booking_id, question_id);
create unique index question_answers_once_per_bundle on question_answers (bundle_id, question_id);
create unique index question_answers_once_per_waiver on question_answers (question_waiver_id, question_id);
create unique index question_answers_once_before_booking on question_answers (user_id, occurrence_id, question_id)
  where booking_id is null and bundle_id is null and question_waiver_id is null;
