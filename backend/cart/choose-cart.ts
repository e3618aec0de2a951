import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Context } from '#backend/context.ts';
import type { Database, Db } from '#backend/db/schema.ts';
import { invalid, DomainError } from '#backend/failure.ts';
import type { CartSource } from '#contract/cart.ts';
import type { Channel } from '#contract/primitives.ts';

export type WritableSource = 'activity-booking' | 'online-joining' | 'online-guest-passes' | 'front-of-house';

/** Which cart a call means (docs/product.md#callers): of whom, through which channel, of which kind. */
export interface CartChoice {
  /** Null: the counter cart of a staff member. */
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

interface Asked {
  source?: Channel | undefined;
  cartSource?: CartSource | undefined;
}

/**
 * A customer's cart is always the account holder's, whoever they act for; staff use the chosen customer's, or without
 * one their own counter cart. Throws `forbidden` for a customer at the counter's cart.
 */
export function chooseCart({ caller, actingUserId }: Context, request: Asked): CartChoice {
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

/** What everybody who opens a cart wants to know of it. */
export const cartColumns = ['id', 'uuid', 'userId', 'source', 'channel', 'extensionsUsed'] as const;

/** True of the open cart that is meant. */
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

/** Makes the cart; undefined when somebody else did just now. */
export function makeCart(db: Db, choice: CartChoice): Promise<OpenCart | undefined> {
  return db
    .insertInto('carts')
    .values(choice)
    .onConflict((conflict) => conflict.doNothing())
    .returning(cartColumns)
    .executeTakeFirst();
}

/** The open cart; the first call makes an empty one. */
export async function openCart(db: Db, choice: CartChoice): Promise<OpenCart> {
  const find = db.selectFrom('carts').where(isChosen(choice)).select(cartColumns);
  return (await find.executeTakeFirst()) ?? (await makeCart(db, choice)) ?? (await find.executeTakeFirstOrThrow());
}
