import { addMinutes } from 'date-fns/addMinutes';
import type { Config } from '#backend/config.ts';
import type { Db } from '#backend/db/schema.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { isSameSecret } from '#backend/http/same-secret.ts';
import type { Ids } from '#backend/ids.ts';
import { getCheckoutUrl } from '#backend/payments/checkout-site.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { everyKeyedHash } from '#backend/sealing/keyed-hash.ts';

type Keys = Pick<Config, 'appSecret'>;
type Purpose = 'notify' | 'frame' | 'page' | 'result';

/**
 * A secret in the URLs of the bank check, which work without a session; valid for one attempt and one purpose
 * (docs/product.md#3-d-secure).
 */
export function scaSecret(config: Keys, purpose: Purpose, transactionUuid: string): string {
  return everyScaSecret(config, purpose, transactionUuid)[0];
}

/** The same by every key that counts, the newest first. */
function everyScaSecret({ appSecret }: Keys, purpose: Purpose, transactionUuid: string) {
  return everyKeyedHash(appSecret, 'bank check')(`${purpose} ${transactionUuid}`);
}

/** Whether a secret belongs to this attempt and purpose. */
export function isScaSecret(input: string, config: Keys, purpose: Purpose, transactionUuid: string): boolean {
  return isSameSecret(input, everyScaSecret(config, purpose, transactionUuid));
}

type Sites = Pick<Config, 'appSecret' | 'siteUrl' | 'joiningUrl'>;
type Attempt = Pick<PaymentTransaction, 'id' | 'site'>;

/** URL to which the bank redirects the browser. The secret is in the path, because some banks drop the query. */
export function notificationUrl(config: Sites, { id, site }: Attempt): string {
  return `${getCheckoutUrl(config, site)}/payments/sca/${id}/notify/${scaSecret(config, 'notify', id)}`;
}

/** URL to which a provider's payment page sends the browser, and its server the same result. */
export function pageReturnUrl(config: Sites, { id, site }: Attempt): string {
  return `${getCheckoutUrl(config, site)}/payments/hosted/${id}/return/${scaSecret(config, 'page', id)}`;
}

const lifetimeMinutes = 15;
const showingMinutes = 2;

/**
 * A token for the browser that comes back from the bank without its session: 15 minutes, for one attempt
 * (docs/product.md#3-d-secure).
 */
export function makeReturnToken(ids: Ids, now: Date): { token: string; hash: string } {
  const token = `${addMinutes(now, lifetimeMinutes).getTime().toString(36)}.${ids.token()}`;
  return { token, hash: hashToken(token) };
}

/**
 * The token of an attempt that was paid on the provider's page, which browser and provider may return from several
 * times: the same token each time, also when the key is replaced between them, valid for 15 minutes from the first.
 */
export function pageReturnToken(
  config: Pick<Config, 'appSecret'>,
  { id, returnedAt, givenHash }: { id: string; returnedAt: Date; givenHash: string | null },
): string {
  const expiry = addMinutes(returnedAt, lifetimeMinutes).getTime().toString(36);
  const [newest, ...others] = everyScaSecret(config, 'result', `${id} ${expiry}`);
  const issued = others.find((other) => hashToken(`${expiry}.${other}`) === givenHash);
  return `${expiry}.${issued ?? newest}`;
}

interface Returning {
  resultTokenHash: string | null;
  resultReadAt: Date | null;
}

/**
 * Whether a token is the valid one of an attempt. It expires two minutes after its first use, which is enough to load
 * the result page and reload it.
 */
export function isReturnToken(token: string | undefined, returning: Returning | undefined, now: Date): boolean {
  if (token === undefined || returning === undefined || returning.resultTokenHash === null) return false;
  const expiresAt = Number.parseInt(token.split('.', 1)[0] ?? '', 36);
  const { resultReadAt } = returning;
  const isUsedUp = resultReadAt !== null && now >= addMinutes(resultReadAt, showingMinutes);
  return expiresAt > now.getTime() && !isUsedUp && isSameSecret(hashToken(token), returning.resultTokenHash);
}

/** Records the first use of the token; later uses change nothing. */
export async function noteResultRead(db: Db, transactionUuid: string, now: Date): Promise<void> {
  await db
    .updateTable('paymentTransactions')
    .set({ resultReadAt: now })
    .where('id', '=', transactionUuid)
    .where('resultReadAt', 'is', null)
    .execute();
}
