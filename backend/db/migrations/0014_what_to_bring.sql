-- What people should bring, in the operator's own words: said of an activity of a venue.
alter table venue_activities add column what_to_bring text;
-- Said of one schedule, instead of what its activity says.
alter table schedules add column what_to_bring text;
