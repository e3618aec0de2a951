import { chooseCart, openCart, type CartChoice } from '#backend/cart/choose-cart.ts';
import { readCart } from '#backend/cart/read-cart.ts';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { readMethods } from '#backend/mandates/read-mandate.ts';
import { readInclusions } from '#backend/memberships/inclusions.ts';
import { readOperator } from '#backend/operator/store.ts';
import { instant } from '#backend/serialize/instant.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import type { Cart } from '#contract/cart/cart.ts';
import type { Joining } from '#contract/joining/joining.ts';
import { getMissing, hasMethod } from './missing-steps.ts';
import { findJoining, type JoiningRow } from './read-joining.ts';
import { readType } from './read-types.ts';
import { showType } from './show-type.ts';

/** The basket in which an account buys memberships: its own, or that of the customer whom staff have chosen. */
export function chooseJoiningCart(context: Context): CartChoice & { userId: number } {
  const { userId, ...choice } = chooseCart(context, { cartSource: 'online-joining' });
  if (userId === null) throw new DomainError('forbidden');
  return { ...choice, userId };
}

function getRedirect({ redirect }: JoiningRow): Joining['redirect'] {
  if (redirect === null) return null;
  const { successUrl = null, abortUrl = null, expirationUrl = null } = redirect;
  return { successUrl, abortUrl, expirationUrl };
}

/** A joining as the wire shows it to whoever buys it (`joiningSchema`), beside its basket. */
export async function showJoining(context: Context, db: Db, row: JoiningRow, cart: Cart): Promise<Joining> {
  const { config } = context;
  const { currency } = await readOperator(db);
  const now = context.clock.now();
  const today = localDate(now, row.timezone);
  const type = await readType(db, row.typeId);
  const found = await readInclusions(db, { typeIds: [type.id], venueId: row.venueId, currency, now });
  const methods = await readMethods(db, [row.mandateId], config);
  return {
    id: row.id,
    onboardingType: row.onboardingType,
    membershipType: showType(type, { currency, today, inclusions: found.get(type.id) ?? [], config }),
    homeVenue: { id: row.venueId, name: row.venueName, slug: row.venueSlug },
    people: row.people.map((person) => ({ ...person, isHolder: person.userId === row.userId })),
    collectableFeeIds: row.feeIds,
    documents: row.documents.map(({ uploadedAt, ...document }) => ({
      ...document,
      uploadedAt: instant(new Date(uploadedAt * 1000)),
    })),
    paymentMethod: hasMethod(row, config) ? (methods.get(row.mandateId ?? '') ?? null) : null,
    missing: getMissing(row, type, { today, config }),
    cart,
    redirect: getRedirect(row),
    expiresAt: instant(row.expiresAt),
  };
}

/** The open joining of an account with its basket; null when there is none. */
export async function readJoining(context: Context, db: Db, choice: CartChoice): Promise<Joining | null> {
  const row = choice.userId === null ? undefined : await findJoining(db, choice.userId);
  if (row === undefined) return null;
  return showJoining(context, db, row, await readCart(context, db, await openCart(db, choice)));
}
