import type pg from 'pg';
import { makeCustomers } from './customers.ts';

/** Somebody who calls, with the id that their own things are under; a visitor has neither. */
export interface KindOfCaller {
  name: 'visitor' | 'customer' | 'staff' | 'owner';
  userId: number | null;
  token: string | undefined;
}

const every = ['sell', 'customers', 'timetable', 'categories', 'attendance', 'refunds'];
const permissions: Record<Exclude<KindOfCaller['name'], 'visitor'>, readonly string[]> = {
  customer: [],
  staff: ['attendance'],
  owner: every,
};

/** Makes one caller of every kind: a customer, staff with the least rights and with all. */
export async function makeKindsOfCallers(database: pg.Client): Promise<KindOfCaller[]> {
  const callers: KindOfCaller[] = [{ name: 'visitor', userId: null, token: undefined }];
  for (const name of ['customer', 'staff', 'owner'] as const) {
    const [token] = await makeCustomers(database, 1);
    const { rows } = await database.query<{ id: number }>('select max(id)::int as id from users');
    const userId = rows[0]?.id ?? 0;
    if (permissions[name].length > 0) {
      await database.query('update users set is_staff = true where id = $1', [userId]);
      await database.query('insert into staff_permissions (user_id, permission) select $1, unnest($2::text[])', [
        userId,
        permissions[name],
      ]);
    }
    callers.push({ name, userId, token });
  }
  return callers;
}

/** Lets their sign-ins count again: some calls end them. */
export async function signInAgain(database: pg.Client, callers: readonly KindOfCaller[]): Promise<void> {
  const ids = callers.flatMap(({ userId }) => userId ?? []);
  await database.query('update access_tokens set revoked_at = null where user_id = any($1)', [ids]);
}
