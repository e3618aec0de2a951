import { createHmac } from 'node:crypto';
import type { Config } from '#backend/config.ts';
import { isSameSecret } from '#backend/http/same-secret.ts';

type Purpose = 'notify' | 'frame';

/**
 * What an address of the bank check carries instead of a session: it fits one attempt and one purpose
 * (docs/product.md#3-d-secure).
 */
export function scaSecret({ appSecret }: Pick<Config, 'appSecret'>, purpose: Purpose, transactionUuid: string): string {
  return createHmac('sha256', appSecret).update(`sca ${purpose} ${transactionUuid}`).digest('base64url');
}

/** Whether a secret given belongs to this attempt and purpose. */
export function isScaSecret(
  input: string,
  config: Pick<Config, 'appSecret'>,
  purpose: Purpose,
  transactionUuid: string,
): boolean {
  return isSameSecret(input, scaSecret(config, purpose, transactionUuid));
}

/** Page of ours to which the bank sends the browser; in the path, because some banks drop queries. */
export function notificationUrl(config: Pick<Config, 'appSecret' | 'siteUrl'>, transactionUuid: string): string {
  return `${config.siteUrl}/payments/sca/${transactionUuid}/notify/${scaSecret(config, 'notify', transactionUuid)}`;
}
