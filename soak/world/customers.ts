import { createHash } from 'node:crypto';
import { hashToken } from '#backend/http/input/token.ts';
import type { Database } from '#soak/processes/database.ts';
import { getRandom } from '#soak/random.ts';

/** The customer of one history. */
export interface Customer {
  userId: number;
  email: string;
  token: string;
  /** Credit in minor units. */
  general: number;
  membership: number;
  penaltyId: string | null;
}

interface Making {
  seed: string;
  first: number;
  count: number;
}

function getToken(seed: string, number: number): string {
  return createHash('sha256').update(`token ${seed} ${number}`).digest('base64url');
}

/** Creates the customers of a run, signed in, some with credit and some with a penalty to pay. */
export async function makeCustomers(database: Database, { seed, first, count }: Making): Promise<Customer[]> {
  const plannedCustomers = Array.from({ length: count }, (_, index) => {
    const random = getRandom(`${seed}/customer/${first + index}`);
    return {
      email: `soak-${first + index}@example.com`,
      token: getToken(seed, first + index),
      general: random.chance(0.35) ? random.between(1, 60) * 50 : 0,
      membership: random.chance(0.2) ? random.between(1, 30) * 50 : 0,
      owes: random.chance(0.12),
    };
  });
  const rows = await database.query(
    `with wanted as (
       select * from jsonb_to_recordset($1::jsonb)
         as w (email text, hash text, general int, membership int, owes boolean)
     ), made as (
       insert into users (reference, email, first_name, last_name, date_of_birth, address1, town, postcode, country, password_hash)
       select email, email, 'Robin', 'Reed', date '1990-05-17', '14 Wharf Street', 'Sowerby Bridge', 'HX6 2AE', 'GB',
         (select password_hash from users where email = 'casey@example.com')
       from wanted returning id, email
     ), people as (
       select made.id, wanted.* from made join wanted using (email)
     ), tokens as (
       insert into access_tokens (user_id, token_hash, created_at, last_used_at, expires_at)
       select id, hash, now(), now(), now() + interval '1 day' from people
     ), accounts as (
       insert into credit_accounts (user_id, type, balance)
       select id, 'general', general from people where general > 0
       union all select id, 'membership', membership from people where membership > 0
       returning id, balance
     ), entries as (
       insert into credit_entries (account_id, amount, reason) select id, balance, 'opening' from accounts
     ), owed as (
       insert into penalties (user_id, name, reason, amount)
       select id, 'Late cancellation', 'Cancelled after the cut-off', 300 from people where owes returning id, user_id
     )
     select people.id, people.email, owed.id as penalty from people left join owed on owed.user_id = people.id`,
    [JSON.stringify(plannedCustomers.map(({ token, ...person }) => ({ ...person, hash: hashToken(token) })))],
  );
  const byEmail = new Map(rows.map((row) => [row.email, row]));
  return plannedCustomers.map(({ email, token, general, membership }) => {
    const row = byEmail.get(email);
    return {
      userId: Number(row?.id),
      email,
      token,
      general,
      membership,
      penaltyId: typeof row?.penalty === 'string' ? row.penalty : null,
    };
  });
}
