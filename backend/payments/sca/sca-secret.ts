import type { Config } from '#backend/config.ts';
import { everyKeyedHash } from '#backend/http/idempotency/keyed-hash.ts';
import { isSameSecret } from '#backend/http/same-secret.ts';
import { getCheckoutUrl } from '#backend/payments/checkout-site.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';

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
export function everyScaSecret({ appSecret }: Keys, purpose: Purpose, transactionUuid: string) {
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
