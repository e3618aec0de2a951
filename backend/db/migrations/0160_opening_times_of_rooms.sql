-- A room that is open at other times than its venue, as a gym with a door of its own (OpenStreetMap opening_hours); null:
-- those of the venue.
alter table locations add column opening_times text;
