import type { Dependencies } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import { hostedProvider } from './hosted/hosted-provider.ts';
import type { OpayoMode } from './opayo/opayo-hosts.ts';
import { opayoProvider } from './opayo/opayo-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

interface Account {
  kind: 'stripe' | 'opayo' | 'hosted';
  mode: OpayoMode;
}

/** The adapter of a payment account. Throws `provider_unavailable` for a kind without an adapter. */
export function getProvider(
  { kind, mode }: Account,
  dependencies: Pick<Dependencies, 'config' | 'services' | 'clock'>,
): PaymentProvider {
  if (kind === 'opayo') return opayoProvider(mode, dependencies);
  if (kind === 'hosted') return hostedProvider(mode, dependencies);
  if (kind === 'stripe') return stripeProvider(mode, dependencies);
  throw new DomainError('provider_unavailable', { message: `Payment provider '${String(kind)}' is not supported` });
}
