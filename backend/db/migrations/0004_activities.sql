-- Categories, what a venue offers, and everything a session is made from.

create table categories (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 255),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 255),
  -- Null: a parent group, which holds no sessions.
  booking_type text check (booking_type in ('ticketed', 'resources', 'classes', 'courses', 'camps')),
  parent_id uuid references categories,
  created_at timestamptz not null default now(),
  check (parent_id <> id)
);
create index categories_by_parent on categories (parent_id);

create table venue_activities (
  id uuid primary key default gen_random_uuid(),
  venue_id uuid not null references venues on delete cascade,
  category_id uuid not null references categories,
  description text,
  image_url text,
  browse_by_name boolean not null default false,
  allocation_strategy text not null default 'automatic' check (allocation_strategy in ('customer', 'automatic')),
  position integer not null default 0,
  unique (venue_id, category_id)
);

create table membership_benefits (
  id uuid primary key default gen_random_uuid(),
  membership_type_id uuid not null references membership_types on delete cascade,
  name text not null,
  -- Null: every category.
  category_id uuid references categories,
  discount_percent integer not null check (discount_percent between 1 and 100),
  -- Null: as often as they like.
  uses_per_period integer check (uses_per_period > 0),
  period text check (period in ('day', 'week', 'month')),
  check ((uses_per_period is null) = (period is null))
);
create index membership_benefits_by_type on membership_benefits (membership_type_id);

create table instructors (
  id uuid primary key default gen_random_uuid(),
  name text not null
);

create table restrictions (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  type text not null check (type in (
    'pre-purchase-waiver', 'pre-purchase-induction', 'post-purchase-waiver', 'post-purchase-induction',
    'enhanced-pre-waiver')),
  -- HTML, sanitised when it is read.
  terms text,
  -- A settled booking in it meets an induction.
  related_category_id uuid references categories
);

create table cancellation_policies (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  is_cancellable_online boolean not null default true,
  -- Minutes before the start; null: up to the start without consequence.
  cut_off_minutes integer check (cut_off_minutes >= 0),
  cut_off_actions text[] not null default '{}'
    check (cut_off_actions <@ array['charge_fee', 'disable_booking', 'disable_access', 'disable_cancelling']),
  fee integer not null default 0 check (fee >= 0),
  awards_credit boolean not null default true
);

create table templates (
  id uuid primary key default gen_random_uuid(),
  category_id uuid not null references categories,
  name text not null,
  description text,
  tags text[] not null default '{}'
);

create table schedules (
  id uuid primary key default gen_random_uuid(),
  -- Camps and courses only.
  slug text unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  reference text not null,
  booking_type text not null check (booking_type in ('ticketed', 'resources', 'classes', 'courses', 'camps')),
  venue_id uuid not null references venues,
  category_id uuid not null references categories,
  template_id uuid not null references templates,
  name text not null,
  description text,
  duration_in_weeks integer not null default 1 check (duration_in_weeks > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  -- Whole camp or course.
  pricing_option_id uuid references pricing_options,
  -- One session of a camp, a class, a court.
  session_pricing_option_id uuid references pricing_options,
  is_sold_bundled boolean not null default true,
  is_sold_individually boolean not null default true,
  is_pro_rata boolean not null default false,
  allow_customer_book_course_after_start boolean not null default false,
  first_bookable_at timestamptz,
  last_bookable_at timestamptz,
  cancellation_policy_id uuid references cancellation_policies,
  -- Post-purchase types never stop a booking; the pre-purchase ones stand on the occurrence.
  post_purchase_waiver_id uuid references restrictions,
  post_purchase_induction_id uuid references restrictions,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  check (ends_at is null or starts_at is not null and ends_at > starts_at),
  check (booking_type not in ('camps', 'courses') or slug is not null and starts_at is not null and ends_at is not null)
);
create index schedules_by_venue on schedules (venue_id, booking_type);

create table schedule_instructors (
  schedule_id uuid not null references schedules on delete cascade,
  instructor_id uuid not null references instructors,
  primary key (schedule_id, instructor_id)
);

create table schedule_extras (
  id uuid primary key default gen_random_uuid(),
  schedule_id uuid not null references schedules on delete cascade,
  pricing_option_id uuid not null references pricing_options,
  name text not null,
  position integer not null default 0
);
create index schedule_extras_by_schedule on schedule_extras (schedule_id);

-- Tickets of every session of the schedule. The v1 id of a ticket names session and ticket at once:
-- occurrences.v1_id * 100 + tickets.number.
create table tickets (
  id uuid primary key default gen_random_uuid(),
  schedule_id uuid not null references schedules on delete cascade,
  number smallint not null check (number between 1 and 99),
  name text not null,
  -- Places that one ticket takes.
  attendees integer not null default 1 check (attendees >= 1),
  pricing_option_id uuid not null references pricing_options,
  position integer not null default 0,
  unique (schedule_id, number)
);

create table ticket_extras (
  ticket_id uuid not null references tickets on delete cascade,
  pricing_option_id uuid not null references pricing_options,
  position integer not null default 0,
  primary key (ticket_id, pricing_option_id)
);

create table recurrences (
  id uuid primary key default gen_random_uuid(),
  schedule_id uuid not null references schedules on delete cascade,
  starts_on date not null,
  ends_on date,
  -- Monday 1 to Sunday 7, venue wall time.
  weekdays smallint[] not null default '{1,2,3,4,5,6,7}',
  start_time time not null,
  duration_minutes integer not null check (duration_minutes between 1 and 1440)
);
create index recurrences_by_schedule on recurrences (schedule_id);

create table question_sections (
  id uuid primary key default gen_random_uuid(),
  schedule_id uuid references schedules on delete cascade,
  restriction_id uuid references restrictions on delete cascade,
  title text,
  description text,
  position integer not null default 0,
  check (num_nonnulls(schedule_id, restriction_id) = 1)
);
create index question_sections_by_schedule on question_sections (schedule_id);
create index question_sections_by_restriction on question_sections (restriction_id);

create table questions (
  id integer generated by default as identity primary key,
  section_id uuid not null references question_sections on delete cascade,
  -- Within a question of type group.
  parent_id integer references questions on delete cascade,
  question text not null,
  type text not null check (type in (
    'text', 'long_text', 'number', 'select', 'radio', 'multi_select', 'date', 'checkbox', 'group')),
  required boolean not null default false,
  position integer not null default 0
);
create index questions_by_section on questions (section_id);

create table question_options (
  id integer generated by default as identity primary key,
  question_id integer not null references questions on delete cascade,
  value text not null,
  position integer not null default 0
);
create index question_options_by_question on question_options (question_id);
