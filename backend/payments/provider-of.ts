import type { Ports } from '#backend/context.ts';
import { Refusal } from '#backend/failure.ts';
import type { OpayoMode } from './opayo/opayo-hosts.ts';
import { opayoProvider } from './opayo/opayo-provider.ts';
import type { PaymentProvider } from './provider.ts';

interface Account {
  kind: 'stripe' | 'opayo' | 'hosted';
  mode: OpayoMode;
}

/** The adapter of an account. Throws `provider_unavailable` for a kind nobody has written yet. */
export function providerOf(
  { kind, mode }: Account,
  ports: Pick<Ports, 'config' | 'services' | 'clock'>,
): PaymentProvider {
  if (kind === 'opayo') return opayoProvider(mode, ports);
  throw new Refusal('provider_unavailable', { message: `Payment provider '${kind}' is not supported` });
}
