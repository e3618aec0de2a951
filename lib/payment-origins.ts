import { z } from 'zod';
import type { ProviderKind } from '#contract/payments/payments.ts';

/** Origins of each kind of payment provider, for the content policy of the pages that take a payment. */
export type PaymentOrigins = Readonly<Record<ProviderKind, readonly string[]>>;

const kinds = ['opayo', 'stripe', 'hosted'] as const satisfies readonly ProviderKind[];
const form = { error: `Must be one of ${kinds.join(', ')}, '=' and an http or https address` };

/** An entry of `PAYMENT_ORIGINS`: the kind of provider and one of its origins, e.g. `stripe=https://js.stripe.com`. */
export const paymentOriginSchema = z
  .string()
  .transform((entry) => {
    const [kind, ...rest] = entry.split('=');
    return { kind, origin: rest.join('=') };
  })
  .pipe(
    z.object({
      kind: z.enum(kinds, form),
      origin: z.url({ protocol: /^https?$/, ...form }).transform((address) => new URL(address).origin),
    }),
  );

/** The origins by kind of provider. */
export function getPaymentOrigins(entries: readonly z.output<typeof paymentOriginSchema>[]): PaymentOrigins {
  const ofKind = (wanted: ProviderKind) => entries.flatMap(({ kind, origin }) => (kind === wanted ? [origin] : []));
  return { opayo: ofKind('opayo'), stripe: ofKind('stripe'), hosted: ofKind('hosted') };
}

/** The origins of the payment sandbox: the scripts and card fields, and the payment page. */
export function sandboxOrigins(gatewayPort: number): PaymentOrigins {
  const at = (host: string) => `http://${host}.paysandbox.localhost:${gatewayPort}`;
  const forms = [at('api'), at('fields')];
  return { opayo: forms, stripe: forms, hosted: [at('pay')] };
}
