-- What the building of a venue has.

alter table venues
  -- Null: not known. In the order in which people read them.
  add column facilities text[] check (
    facilities <@ array['pool', 'cafe', 'parking', 'cycle_parking', 'step_free', 'pool_hoist', 'showers', 'changing', 'lockers', 'sauna', 'creche']
  ),
  -- Metres, the main pool first. A pool of unknown length is among the facilities.
  add column pool_lengths double precision[] check (0 < all (pool_lengths));
