/** A session with places, and who has one: what a booking comes down to. */
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

/** The least a booking can cost: one statement that counts the place if it fits and writes who has it. */
export const takeOnePlace = `
  with counted as (
    update bench.sessions set consumed = consumed + 1 where id = 1 and consumed < maximum returning id
  )
  insert into bench.places (session_id) select id from counted returning id`;
