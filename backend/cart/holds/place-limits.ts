import { sql } from 'kysely';
import { isStaffWith } from '#backend/acting/may-act-for.ts';
import type { CustomerSnapshot } from '#backend/cart/fast-path/read-cart-snapshot.ts';
import { getSessions, type Line } from '#backend/cart/lines/line.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { getPlaces } from './hold-places.ts';

type Asking = Pick<Context, 'caller' | 'config'>;

/** Places of one session added for one person. */
export interface MorePlaces {
  occurrenceId: string;
  userId: number | null;
  places: number;
}

/** Milliseconds for which a person may hold places of one session in a day; undefined for staff who sell. */
export function getMaxHoldMs({ caller, config }: Asking): number | undefined {
  return isStaffWith(caller, 'sell') ? undefined : config.maxHoldMinutes * 60_000;
}

/** The places that a line adds; a camp or course takes one in each of its sessions. */
export function placesAskedFor(line: Line): MorePlaces[] {
  const places = line.kind === 'session' ? getPlaces(line) : 1;
  return getSessions(line).map(({ id }) => ({ occurrenceId: id, userId: line.forUserId, places }));
}

/**
 * Whether the snapshot is enough to know that places are within the limits, for a person without places in that
 * session. False when `checkPlaceLimits` has to decide.
 */
export function fitsLimits(
  { caller, config }: Asking,
  more: number,
  { cart, hasOtherBasket }: CustomerSnapshot,
): boolean {
  if (isStaffWith(caller, 'sell')) return true;
  const { maxPlacesPerSession, maxPlacesPerBasket, maxPlacesPerAccount } = config;
  const places = (cart?.places ?? 0) + more;
  return !hasOtherBasket && more <= maxPlacesPerSession && places <= Math.min(maxPlacesPerBasket, maxPlacesPerAccount);
}

function refuse(scope: 'session' | 'basket' | 'account', limit: number): never {
  throw new DomainError('too_many_places', { details: { scope, limit } });
}

function total(more: readonly MorePlaces[]): number {
  return more.reduce((sum, { places }) => sum + places, 0);
}

/** The number of places in this basket, and in all open baskets of its account; expired holds count. */
async function readPlaces(tx: Tx, { id, userId }: OpenBasket): Promise<{ basket: number; account: number }> {
  const { rows } = await sql<{ basket: number; account: number }>`
    select coalesce(sum(b.places) filter (where c.id = ${id}), 0)::int as basket, coalesce(sum(b.places), 0)::int as account
    from carts c join cart_items i on i.cart_id = c.id join bookings b on b.id = i.booking_id
    where c.user_id = ${userId} and c.status = 'open'`.execute(tx);
  return rows[0] ?? { basket: 0, account: 0 };
}

/** The highest number of places that one person would have in one of the sessions, booked and held. */
async function readMostOfSession(tx: Tx, more: readonly MorePlaces[]): Promise<number> {
  const requested = more.filter(({ userId }) => userId !== null);
  if (requested.length === 0) return 0;
  const { rows } = await sql<{ most: number }>`
    with request as (
      select user_id, occurrence_id, sum(places) as places
      from unnest(${requested.map(({ userId }) => userId)}::int[], ${requested.map(({ occurrenceId }) => occurrenceId)}::text[],
        ${requested.map(({ places }) => places)}::int[]) as request (user_id, occurrence_id, places)
      group by user_id, occurrence_id
    )
    select coalesce(max(request.places + coalesce((
      select sum(b.places) from bookings b
      where b.user_id = request.user_id and b.occurrence_id = request.occurrence_id and b.released_at is null
    ), 0)), 0)::int as most from request`.execute(tx);
  return rows[0]?.most ?? 0;
}

interface OpenBasket {
  id: number;
  userId: number | null;
}

/**
 * Checks added places against the limits of the operator: for one person in a session, for a basket, and for all open
 * baskets of an account. Staff with the permission to sell have no limits, because they book for groups. The basket
 * must be locked. Throws `too_many_places`.
 */
export async function checkPlaceLimits(
  tx: Tx,
  { caller, config }: Asking,
  basket: OpenBasket,
  more: readonly MorePlaces[],
): Promise<void> {
  const added = total(more);
  if (isStaffWith(caller, 'sell') || basket.userId === null || added <= 0) return;
  const { maxPlacesPerSession, maxPlacesPerBasket, maxPlacesPerAccount } = config;
  // Checked before the query: the sum of very large numbers would overflow an integer in the database.
  const isMore = more.some(({ places }) => places > maxPlacesPerSession);
  if (isMore || (await readMostOfSession(tx, more)) > maxPlacesPerSession) refuse('session', maxPlacesPerSession);
  const held = await readPlaces(tx, basket);
  if (held.basket + added > maxPlacesPerBasket) refuse('basket', maxPlacesPerBasket);
  if (held.account + added > maxPlacesPerAccount) refuse('account', maxPlacesPerAccount);
}
