import type { Config } from '../../config.ts';
import { Refusal } from '../../failure.ts';
import type { OpayoMode } from './opayo-hosts.ts';

/** As whom we speak to Opayo. */
export interface OpayoShop {
  vendor: string;
  integrationKey: string;
  integrationPassword: string;
}

const sandboxShop: OpayoShop = { vendor: 'Touchline', integrationKey: 'demo-key', integrationPassword: 'demo-password' };

/** The shop of an account. Throws `provider_unavailable` when a real one has no keys in the settings. */
export function opayoShop(mode: OpayoMode, { opayo }: Pick<Config, 'opayo'>): OpayoShop {
  if (mode === 'sandbox') return sandboxShop;
  if (opayo === null) throw new Refusal('provider_unavailable', { message: 'Failed to create payment session' });
  return opayo;
}
