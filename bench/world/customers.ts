import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { hashToken } from '#backend/http/input/token.ts';

/** Makes so many customers, signed in. Returns their tokens. */
export async function makeCustomers(database: pg.Client, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await database.query(
    `with made as (
       insert into users (reference, first_name, last_name)
       select 'bench-' || gen_random_uuid(), 'Robin', 'Reed' from generate_series(1, $1) returning id
     ), numbered as (
       select id, row_number() over () as position from made
     )
     insert into access_tokens (user_id, token_hash, created_at, last_used_at, expires_at)
     select id, hashes.hash, now(), now(), now() + interval '1 day'
     from numbered join unnest($2::text[]) with ordinality as hashes (hash, position) using (position)`,
    [count, tokens.map(hashToken)],
  );
  return tokens;
}

/** Raises the capacity of a session of that day so that it cannot fill up. Returns its id. */
export async function makeHotSession(
  database: pg.Client,
  venue: string,
  category: string,
  date: string,
): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `update occurrences set maximum = 1000000
     where id = (
       select o.id from occurrences o join venues v on v.id = o.venue_id join categories c on c.id = o.category_id
       where v.slug = $1 and c.slug = $2 and o.local_date = $3 and o.status = 'bookable' and o.capacity_strategy = 'shared'
         and o.pre_purchase_waiver_id is null and o.pre_purchase_induction_id is null
       order by o.starts_at, o.id limit 1)
     returning id`,
    [venue, category, date],
  );
  const [session] = rows;
  if (session === undefined) throw new Error(`There is no session of ${category} on ${date} to book.`);
  return session.id;
}
