import { createHmac } from 'node:crypto';
import type { Config } from '#backend/config.ts';
import { isSameSecret } from '#backend/http/same-secret.ts';
import { getCheckoutUrl } from '#backend/payments/checkout-site.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';

type Purpose = 'notify' | 'frame' | 'page' | 'result';

/**
 * A secret in the URLs of the bank check, which work without a session; valid for one attempt and one purpose
 * (docs/product.md#3-d-secure).
 */
export function scaSecret({ appSecret }: Pick<Config, 'appSecret'>, purpose: Purpose, transactionUuid: string): string {
  return createHmac('sha256', appSecret).update(`sca ${purpose} ${transactionUuid}`).digest('base64url');
}

/** Whether a secret belongs to this attempt and purpose. */
export function isScaSecret(
  input: string,
  config: Pick<Config, 'appSecret'>,
  purpose: Purpose,
  transactionUuid: string,
): boolean {
  return isSameSecret(input, scaSecret(config, purpose, transactionUuid));
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
