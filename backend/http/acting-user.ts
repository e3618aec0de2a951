import type { Route } from '../../contract/routes.ts';
import type { Caller, Ports } from '../context.ts';
import { invalid, notFound, Refusal } from '../failure.ts';
import { isWrite } from './check-role.ts';

type Db = Ports['db'];
/** The largest id that the database can hold. */
const maxUserId = 2_147_483_647;

function fromHeader(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  if (!/^[1-9]\d{0,15}$/.test(header)) throw invalid({ selected_user_id: ['Must be a number'] });
  return Number(header);
}

async function isLinked(db: Db, userId: number, referencedUserId: number): Promise<boolean> {
  const link = await db
    .selectFrom('linkedUsers')
    .where('userId', '=', userId)
    .where('referencedUserId', '=', referencedUserId)
    .where('status', '=', 'successful')
    .select('id')
    .executeTakeFirst();
  return link !== undefined;
}

async function checkCustomerExists(db: Db, userId: number): Promise<void> {
  const user = await db.selectFrom('users').where('id', '=', userId).select('id').executeTakeFirst();
  if (user === undefined) throw notFound();
}

interface Asked {
  route: Route;
  caller: Caller | null;
  /** `selected_user_id` of the query or body; wins over the header. */
  selectedUserId: unknown;
  header: string | undefined;
}

/**
 * Resolves the user acted for (API 1.5): null when anonymous. Throws `forbidden` for somebody not linked, and for
 * staff without the permission `customers` (reads) or `sell` (writes); `not_found` when staff choose nobody.
 */
export async function resolveActingUser(asked: Asked, db: Db): Promise<number | null> {
  const { route, caller } = asked;
  const callerId = caller?.userId ?? null;
  // What is public holds nothing personal, so a selection has no meaning there.
  if (route.cache === 'public' || route.who === 'machine') return callerId;
  const selected = typeof asked.selectedUserId === 'number' ? asked.selectedUserId : fromHeader(asked.header);
  if (selected === undefined || selected === callerId) return callerId;
  if (caller === null || selected > maxUserId) throw new Refusal('forbidden');
  if (caller.isStaff) {
    if (!caller.permissions.includes(isWrite(route) ? 'sell' : 'customers')) throw new Refusal('forbidden');
    await checkCustomerExists(db, selected);
  } else if (!(await isLinked(db, caller.userId, selected))) throw new Refusal('forbidden');
  return selected;
}
