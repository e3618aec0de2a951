-- Lookups whose cost must not grow with the number of venues and sessions
-- (docs/decisions/048-indexes-for-growth.md).

-- '/venues/points' is a call of its own, as '/venues/online-joining' is.
update venues set slug = 'venue-points' where slug = 'points';
alter table venues add constraint venues_slug_not_points check (slug <> 'points');

-- One text that the finder searches, without accents; the line breaks keep a search from matching across two columns.
alter table venues
  add column search_text text generated always as (translate(
    lower(name || E'\n' || town || E'\n' || postcode),
    'àáâãäåèéêëìíîïòóôõöùúûüýÿŵŷñç',
    'aaaaaaeeeeiiiiooooouuuuyywync'
  )) stored;
create index venues_by_search_text on venues using gin (search_text gin_trgm_ops);
drop index venues_town_search;

-- What the building has, as a search asks for it: a pool of known length is a pool.
alter table venues
  add column facility_codes text[] generated always as (
    case when cardinality(pool_lengths) > 0 then array_append(facilities, 'pool') else facilities end) stored;
create index venues_by_facility on venues using gin (facility_codes);

create index venues_by_name on venues (name, id);
create index venues_by_position on venues (latitude, longitude);
create index venues_by_postcode_district on venues (split_part(upper(postcode), ' ', 1)) include (latitude, longitude);
create index venue_activities_by_category on venue_activities (category_id, venue_id);
create index schedules_by_end on schedules (booking_type, ends_at);
