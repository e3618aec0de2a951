/** A table of sessions with places and a table of who has one: the minimum that a booking writes. */
export const oneStatementTables = `
  drop schema if exists bench cascade;
  create schema bench;
  create table bench.sessions (id integer primary key, consumed integer not null, maximum integer not null, check (consumed <= maximum));
  create table bench.places (
    id uuid primary key default gen_random_uuid(),
    session_id integer not null references bench.sessions,
    taken_at timestamptz not null default now()
  );
  insert into bench.sessions values (1, 0, 1000000)`;

/**
 * The cheapest booking possible: one statement that increments the count if a place is free and inserts the booking.
 */
export const takeOnePlace = `
  with counted as (
    update bench.sessions set consumed = consumed + 1 where id = 1 and consumed < maximum returning id
  )
  insert into bench.places (session_id) select id from counted returning id`;
