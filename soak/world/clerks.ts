import { createHash } from 'node:crypto';
import { hashToken } from '#backend/http/input/token.ts';
import type { Database } from '#soak/processes/database.ts';

const count = 3;

/** Makes staff who may sell and refund, signed in. Returns their tokens. */
export async function makeClerks(database: Database, seed: string): Promise<string[]> {
  const tokens = Array.from({ length: count }, (_, number) =>
    createHash('sha256').update(`clerk ${seed} ${number}`).digest('base64url'),
  );
  await database.query(
    `with made as (
       insert into users (reference, email, first_name, last_name, is_staff)
       select 'soak-clerk-' || n, 'clerk-' || n || '@example.com', 'Sandy', 'Shore', true from generate_series(1, $2::int) n
       returning id
     ), permitted as (
       insert into staff_permissions (user_id, permission)
       select id, permission from made, (values ('refunds'), ('sell'), ('customers'), ('attendance')) as p (permission)
     ), numbered as (
       select id, row_number() over (order by id) as number from made
     )
     insert into access_tokens (user_id, token_hash, created_at, last_used_at, expires_at)
     select numbered.id, hash, now(), now(), now() + interval '12 hours'
     from numbered join unnest($1::text[]) with ordinality as t (hash, number) using (number)`,
    [tokens.map(hashToken), count],
  );
  return tokens;
}
