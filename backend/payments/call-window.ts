import type { Config } from '#backend/config.ts';

/** For what a process does before and after it waits for the provider. */
const marginMs = 30_000;

/** A call to a provider that was begun longer ago than this, in milliseconds, was left by a process that is gone. */
export function callWindowMs({ paymentTimeoutSeconds }: Pick<Config, 'paymentTimeoutSeconds'>): number {
  return paymentTimeoutSeconds * 1000 + marginMs;
}
