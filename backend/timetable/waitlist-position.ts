import { sql } from 'kysely';

/** Which in line an entry `w` is, of those who still wait: 1 is next. Null unless it waits. */
export const waitlistPosition = sql<number | null>`case when w.status = 'waiting' then (
  select count(*)::int from waitlist_entries earlier
  where earlier.occurrence_id = w.occurrence_id and earlier.status = 'waiting' and earlier.id <= w.id) end`;
