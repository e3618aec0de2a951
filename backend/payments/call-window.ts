import type { Config } from '#backend/config.ts';

/** Time allowed for our own work before and after a call to the provider. */
const marginSeconds = 30;

/** A call that began longer ago than this, in seconds, was abandoned by a process that has ended. */
export function callWindowSeconds({ paymentTimeoutSeconds }: Pick<Config, 'paymentTimeoutSeconds'>): number {
  return paymentTimeoutSeconds + marginSeconds;
}
