import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { checkMayActFor } from '#backend/acting/may-act-for.ts';
import type { Context } from '#backend/context.ts';
import type { Database, Db } from '#backend/db/schema.ts';
import { invalid, DomainError } from '#backend/failure.ts';
import type { CartSource } from '#contract/cart/cart.ts';
import type { Channel } from '#contract/primitives.ts';

interface PathUser {
  /** The user in the path. */
  userId: number;
  /** `selected_user_id` of query or body, checked already. */
  selectedUserId: number | undefined;
}

/**
 * The context of a call below `/users/{userId}/carts`: a linked user in the path is acted for; with the caller in the
 * path the usual rule holds. Throws `forbidden` for a stranger.
 */
export async function actForPathUser(context: Context, { userId, selectedUserId }: PathUser): Promise<Context> {
  await checkMayActFor(context, userId, 'sell');
  const isCaller = userId === context.caller?.userId;
  return isCaller || selectedUserId !== undefined ? context : { ...context, actingUserId: userId };
}

export type WritableSource = 'activity-booking' | 'online-joining' | 'online-guest-passes' | 'front-of-house';

/** Which cart a call is about: its owner, channel and source (docs/product.md#callers). */
export interface CartChoice {
  /** Null for the counter cart of a staff member. */
  userId: number | null;
  staffUserId: number | null;
  channel: Channel;
  source: WritableSource;
}

export interface OpenCart {
  id: number;
  uuid: string;
  userId: number | null;
  source: WritableSource;
  channel: Channel;
  extensionsUsed: number;
}

const writable: readonly string[] = ['activity-booking', 'online-joining', 'online-guest-passes', 'front-of-house'];

function isWritable(source: CartSource): source is WritableSource {
  return writable.includes(source);
}

interface CartRequest {
  source?: Channel | undefined;
  cartSource?: CartSource | undefined;
}

/**
 * Chooses the cart of a call. A customer's is always the account holder's, whoever they act for; staff use the cart of
 * the selected customer, or their own counter cart. Throws `forbidden` when a customer names the counter cart.
 */
export function chooseCart({ caller, actingUserId }: Context, request: CartRequest): CartChoice {
  if (caller === null) throw new DomainError('unauthenticated');
  const channel = request.source ?? 'online';
  const source = request.cartSource ?? (channel === 'foh' ? 'front-of-house' : 'activity-booking');
  if (!isWritable(source)) throw invalid({ cart_source: [`Must be one of: ${writable.join(', ')}`] });
  if (source === 'front-of-house' && !caller.isStaff) throw new DomainError('forbidden');
  if (!caller.isStaff) return { userId: caller.userId, staffUserId: null, channel, source };
  const isChosen = actingUserId !== null && actingUserId !== caller.userId;
  if (isChosen) return { userId: actingUserId, staffUserId: caller.userId, channel, source };
  if (channel === 'foh') return { userId: null, staffUserId: caller.userId, channel, source };
  return { userId: caller.userId, staffUserId: null, channel, source };
}

/** Columns of an `OpenCart`. */
export const cartColumns = ['id', 'uuid', 'userId', 'source', 'channel', 'extensionsUsed'] as const;

/** A condition on `carts`: the open cart of this choice. */
export function isChosen({ userId, staffUserId, source }: CartChoice) {
  return (where: ExpressionBuilder<Database, 'carts'>): Expression<SqlBool> =>
    where.and([
      where('carts.source', '=', source),
      where('carts.status', '=', 'open'),
      ...(userId === null
        ? [where('carts.userId', 'is', null), where('carts.staffUserId', '=', staffUserId)]
        : [where('carts.userId', '=', userId)]),
    ]);
}

/** Inserts the cart; undefined when a concurrent call has done so. */
export function makeCart(db: Db, choice: CartChoice): Promise<OpenCart | undefined> {
  return db
    .insertInto('carts')
    .values(choice)
    .onConflict((conflict) => conflict.doNothing())
    .returning(cartColumns)
    .executeTakeFirst();
}

/** Returns the open cart, and inserts an empty one when there is none. */
export async function openCart(db: Db, choice: CartChoice): Promise<OpenCart> {
  const find = db.selectFrom('carts').where(isChosen(choice)).select(cartColumns);
  return (await find.executeTakeFirst()) ?? (await makeCart(db, choice)) ?? (await find.executeTakeFirstOrThrow());
}
