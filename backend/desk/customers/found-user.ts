import { sql, type Selectable } from 'kysely';
import { isCurrent } from '#backend/customers/current-membership.ts';
import { findUser } from '#backend/customers/user.ts';
import type { Db } from '#backend/db/schema.ts';
import type { UsersTable } from '#backend/db/tables/people.ts';
import { readOperator } from '#backend/operator/store.ts';
import { money } from '#backend/serialize/money.ts';
import type { FoundUser } from '#contract/desk/customers.ts';

interface Facts {
  userId: number;
  /** Minor units. */
  owed: number;
  membershipTypeId: string | null;
  membershipName: string | null;
}

/** What people owe, and the membership that covers them on the day of its venue; the newest of several. */
async function readFacts(db: Db, ids: readonly number[], now: Date): Promise<Map<number, Facts>> {
  const { rows } = await sql<Facts>`
    select u.id as user_id, covering.id as membership_type_id, covering.name as membership_name,
      (coalesce((select sum(p.amount) from penalties p where p.user_id = u.id and p.status = 'outstanding'), 0)
      + coalesce((select sum(j.amount) from journal_transactions j where j.user_id = u.id and j.status = 'outstanding'), 0)
      + coalesce((select sum(o.balance) from orders o
        where o.user_id = u.id and o.balance > 0 and o.status in ('success', 'awaiting_payment')), 0))::float8 as owed
    from users u left join lateral (
      select t.id, t.name from membership_users mu
      join memberships m on m.id = mu.membership_id
      join membership_types t on t.id = m.membership_type_id
      where mu.user_id = u.id and ${isCurrent(now)}
      order by m.starts_on desc, m.id limit 1) covering on true
    where u.id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.userId, row]));
}

/** People as the desk finds them (`foundUserSchema`), in this order. */
export async function showFoundUsers(
  db: Db,
  users: readonly Selectable<UsersTable>[],
  now: Date,
): Promise<FoundUser[]> {
  if (users.length === 0) return [];
  const { currency } = await readOperator(db);
  const facts = await readFacts(
    db,
    users.map(({ id }) => id),
    now,
  );
  return users.map((user) => {
    const { owed = 0, membershipTypeId = null, membershipName = null } = facts.get(user.id) ?? {};
    const membership =
      membershipTypeId === null || membershipName === null ? null : { id: membershipTypeId, name: membershipName };
    return {
      ...findUser(user),
      postcode: user.postcode,
      barcode: user.barcode,
      membership,
      owed: money(owed, currency),
    };
  });
}
