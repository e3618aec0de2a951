import { addSeconds } from 'date-fns/addSeconds';
import { chooseCart, cartColumns, isChosen } from '#backend/cart/choose-cart.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import { findOpenAttempt } from '#backend/cart/lock-cart.ts';
import type { Context, Dependencies } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { basketPayer, getCardStorage } from '#backend/mandates/saved-card.ts';
import { operation, type Input } from '#backend/operation.ts';
import { findPaymentAccount } from '#backend/payments/choose-account.ts';
import { getCheckoutProviderEndpoint } from '#contract/payments/checkout.ts';
import type { ProviderKind } from '#contract/payments/payments.ts';

/** Themes are changed in the database, of which a process is not told: after this long it reads them again. */
const keptSeconds = 60;

interface Kept {
  until: Date;
  origins: Promise<readonly string[]>;
}

const keptByDb = new WeakMap<Db, Kept>();

async function readImageOrigins(db: Db): Promise<readonly string[]> {
  const logos = await db.selectFrom('themes').where('appLogo', 'ilike', 'http%').select('appLogo').distinct().execute();
  const origins = logos.flatMap(({ appLogo }) => {
    const url = appLogo === null ? null : URL.parse(appLogo);
    return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.origin : [];
  });
  return [...new Set(origins)].toSorted();
}

/**
 * The origins of all logos: the page may show the operator's or a venue's. A path is on our own site. They are read once
 * a minute and process, however many check out (docs/decisions/157-content-policy-of-the-checkout-by-provider.md).
 */
export function findImageOrigins({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<readonly string[]> {
  const now = clock.now();
  const known = keptByDb.get(db);
  if (known !== undefined && now < known.until) return known.origins;
  const kept: Kept = { until: addSeconds(now, keptSeconds), origins: readImageOrigins(db) };
  keptByDb.set(db, kept);
  void kept.origins.catch(() => {
    if (keptByDb.get(db) === kept) keptByDb.delete(db);
  });
  return kept.origins;
}

interface Found {
  paymentProvider: ProviderKind | null;
  savesCards: boolean;
}

const none: Found = { paymentProvider: null, savesCards: false };

async function findProvider(
  context: Context,
  query: Input<typeof getCheckoutProviderEndpoint>['query'],
): Promise<Found> {
  const { db } = context;
  const choice = chooseCart(context, query);
  const cart = await db.selectFrom('carts').where(isChosen(choice)).select(cartColumns).executeTakeFirst();
  if (cart === undefined) return none;
  const attempt = await findOpenAttempt(db, cart.id);
  if (attempt !== undefined) return { paymentProvider: attempt.kind, savesCards: false };
  const rows = await readItems(db, cart.id);
  const account = rows.length === 0 ? undefined : await findPaymentAccount(db, { rows }, choice.channel);
  if (account === undefined) return none;
  const storage = await getCardStorage(context, db, basketPayer(choice, account.id));
  return { paymentProvider: account.kind, savesCards: storage !== 'off' };
}

/**
 * The kind of provider that the open basket is, or would be, paid with, also while there is nothing to pay, null
 * without a basket or an account, and the origins of its images: the content policy of the checkout depends on them; and
 * whether a new card can be saved (docs/product.md#checkout).
 */
export const getCheckoutProvider = operation(getCheckoutProviderEndpoint, async ({ query }, context) => ({
  data: { ...(await findProvider(context, query)), imageOrigins: [...(await findImageOrigins(context))] },
}));
