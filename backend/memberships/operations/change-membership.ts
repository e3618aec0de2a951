import { changeCart } from '#backend/cart/change-cart.ts';
import { chooseCart, type OpenCart } from '#backend/cart/choose-cart.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import { removeLines } from '#backend/cart/lines/remove-lines.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { readMemberships, type MembershipRow } from '#backend/memberships/read-memberships.ts';
import { showMembership } from '#backend/memberships/show-membership.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { changeMembershipEndpoint, type Membership } from '#contract/memberships/memberships.ts';

/** Takes an earlier change of the membership out of the basket. */
async function removeEarlier(tx: Tx, cart: OpenCart, membershipId: string, now: Date): Promise<void> {
  const earlier = await tx
    .updateTable('membershipChanges as c')
    .from('cartItems as i')
    .set({ status: 'withdrawn' })
    .whereRef('i.membershipChangeId', '=', 'c.id')
    .where('i.cartId', '=', cart.id)
    .where('c.membershipId', '=', membershipId)
    .where('c.status', '=', 'pending')
    .returning('i.id')
    .execute();
  await removeLines(
    tx,
    cart.id,
    earlier.map(({ id }) => id),
    now,
  );
}

interface Chosen {
  row: MembershipRow;
  change: Membership['changes'][number];
  now: Date;
}

async function addChange(tx: Tx, cart: OpenCart, { row, change, now }: Chosen): Promise<void> {
  const { membershipType, summary, takesEffectOn } = change;
  const price = change.price.value;
  await removeEarlier(tx, cart, row.id, now);
  const { id } = await tx
    .insertInto('membershipChanges')
    .values({
      membershipId: row.id,
      fromMembershipTypeId: row.typeId,
      membershipTypeId: membershipType.id,
      summary,
      price,
      newPrice: change.newPrice.value,
      takesEffectOn,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = await readItems(tx, cart.id);
  await tx
    .insertInto('cartItems')
    .values({
      cartId: cart.id,
      type: 'membership_change',
      purchasableType: 'membershipChange',
      purchasableId: id,
      membershipChangeId: id,
      name: membershipType.name,
      summary,
      maxQuantity: 1,
      unitPrice: price,
      standardPrice: price,
      lineTotal: price,
      sortBy: Math.max(0, ...lines.map(({ sortBy }) => sortBy + 1)),
      purchasedForUserId: row.holderId,
    })
    .execute();
}

/**
 * Puts the change of a membership into the basket, with what it costs today; it counts once it is paid
 * (docs/product.md#memberships). Throws `not_found`, `forbidden` for somebody whom it covers without being theirs,
 * `not_bookable` for a change that is not on offer.
 */
export const changeMembership = operation(changeMembershipEndpoint, async ({ params, body }, context) => {
  const { db, clock, actingUserId: userId } = context;
  if (userId === null) throw new DomainError('unauthenticated');
  const now = clock.now();
  const [row] = await readMemberships(db, { userId, membershipId: params.membershipId, now });
  if (row === undefined) throw notFound();
  if (row.holderId !== userId) throw new DomainError('forbidden');
  const { currency } = await readOperator(db);
  const viewed = { userId, currency, now, config: context.config, methods: new Map(), inclusions: new Map() };
  const { changes } = showMembership(row, viewed);
  const change = changes.find(({ membershipType }) => membershipType.id === body.membershipTypeId);
  if (change === undefined) throw new DomainError('not_bookable', { message: 'This change is not on offer' });
  const data = await changeCart(context, chooseCart(context, {}), (tx, cart) =>
    addChange(tx, cart, { row, change, now }),
  );
  return { data, message: 'Successfully added item to the basket.' };
});
