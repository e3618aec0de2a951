import { addMinutes } from 'date-fns/addMinutes';
import { checkMayActFor, isStaffWith } from '#backend/acting/may-act-for.ts';
import type { Config } from '#backend/config.ts';
import type { Context } from '#backend/context.ts';
import { isSameSecret } from '#backend/http/same-secret.ts';
import { getCheckoutUrl, siteOfCart } from '#backend/payments/checkout-site.ts';
import { everyKeyedHash } from '#backend/sealing/keyed-hash.ts';
import type { CartSource } from '#contract/cart/cart.ts';

interface OrderOwner {
  userId: number | null;
  staffUserId: number | null;
}

/** Whether an order is the caller's: a customer's own, a staff member's own counter sale, or anybody's for staff with `customers`. */
export async function mayReadOrder(context: Context, { userId, staffUserId }: OrderOwner): Promise<boolean> {
  const { caller, actingUserId } = context;
  if (caller === null) return false;
  if (userId === caller.userId || (userId === null && staffUserId === caller.userId)) return true;
  if (!isStaffWith(caller, 'customers')) return false;
  if (userId !== null && userId !== actingUserId) await checkMayActFor(context, userId, 'customers');
  return true;
}

const lifetimeMinutes = 15;

type Keys = Pick<Config, 'appSecret'>;

/** Signatures by every key that counts, the newest first. */
function sign({ appSecret }: Keys, orderId: string, expiry: string): readonly [string, ...string[]] {
  return everyKeyedHash(appSecret, 'order link')(`${orderId} ${expiry}`);
}

/** A key to read one order without a log-in, for 15 minutes. It can change nothing. */
export function makeOrderKey(keys: Keys, orderId: string, now: Date): string {
  const expiry = addMinutes(now, lifetimeMinutes).getTime().toString(36);
  return `${expiry}.${sign(keys, orderId, expiry)[0]}`;
}

/** The page of an order: for 15 minutes without a log-in, then with one (docs/product.md#mails). */
export function getOrderLink(config: Keys & Pick<Config, 'siteUrl'>, orderId: string, now: Date): string {
  return linkAt(config.siteUrl, config, orderId, now);
}

/** The same on the site where its basket was paid for. */
export function getPaidOrderLink(
  config: Keys & Pick<Config, 'siteUrl' | 'joiningUrl'>,
  { orderId, source }: { orderId: string; source: CartSource },
  now: Date,
): string {
  return linkAt(getCheckoutUrl(config, siteOfCart(source)), config, orderId, now);
}

function linkAt(url: string, config: Keys, orderId: string, now: Date): string {
  return `${url}/booking-confirmed/${orderId}?rt=${makeOrderKey(config, orderId, now)}`;
}

/** Whether a key was made by us for this order and still counts. */
export function isOrderKey(key: string | undefined, keys: Keys, orderId: string, now: Date): boolean {
  const [expiry = '', signature = ''] = key?.split('.') ?? [];
  const isAlive = Number.parseInt(expiry, 36) > now.getTime();
  return isAlive && isSameSecret(signature, sign(keys, orderId, expiry));
}
