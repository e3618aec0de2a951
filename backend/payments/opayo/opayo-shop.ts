import type { Config } from '#backend/config.ts';
import { DomainError } from '#backend/failure.ts';
import type { OpayoMode } from './opayo-hosts.ts';

/** Credentials and host of an Opayo account. */
export interface OpayoShop {
  vendor: string;
  integrationKey: string;
  integrationPassword: string;
}

const sandboxShop: OpayoShop = {
  vendor: 'Touchline',
  integrationKey: 'demo-key',
  integrationPassword: 'demo-password',
};

/**
 * Credentials and host of an account. Throws `provider_unavailable` when a live or test account has no keys in the
 * settings, and for the sandbox outside the demo: even if a database row says so, simulated money must not pay for real
 * bookings.
 */
export function opayoShop(mode: OpayoMode, { opayo, demo }: Pick<Config, 'opayo' | 'demo'>): OpayoShop {
  if (mode === 'sandbox' && demo) return sandboxShop;
  if (mode === 'sandbox' || opayo === null)
    throw new DomainError('provider_unavailable', { message: 'Failed to create payment session' });
  return opayo;
}
