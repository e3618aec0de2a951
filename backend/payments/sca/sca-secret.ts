import { createHmac } from 'node:crypto';
import type { Config } from '#backend/config.ts';
import { isSameSecret } from '#backend/http/same-secret.ts';

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

/** URL to which the bank redirects the browser. The secret is in the path, because some banks drop the query. */
export function notificationUrl(config: Pick<Config, 'appSecret' | 'siteUrl'>, transactionUuid: string): string {
  return `${config.siteUrl}/payments/sca/${transactionUuid}/notify/${scaSecret(config, 'notify', transactionUuid)}`;
}

/** URL to which a provider's payment page sends the browser, and its server the same result. */
export function pageReturnUrl(config: Pick<Config, 'appSecret' | 'siteUrl'>, transactionUuid: string): string {
  return `${config.siteUrl}/payments/hosted/${transactionUuid}/return/${scaSecret(config, 'page', transactionUuid)}`;
}
