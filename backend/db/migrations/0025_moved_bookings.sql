-- A booking moved to another session is a new booking; the old one is cancelled and gives its price on to the new one.
alter table bookings
  add column moved_from uuid references bookings,
  -- What of the price is still to pay, at the venue, after a move to a dearer session.
  add column due integer not null default 0,
  add constraint bookings_due_within_price check (due >= 0 and (due = 0 or price is not null and due <= price)),
  add constraint bookings_not_moved_to_itself check (moved_from <> id);
-- A booking is moved once.
create unique index bookings_moved_once on bookings (moved_from) where moved_from is not null;
