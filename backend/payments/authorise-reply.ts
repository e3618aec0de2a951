import { z } from 'zod';
import type { Config } from '#backend/config.ts';
import type { Reply } from '#backend/operation.ts';
import type { AuthoriseResult } from '#contract/payments/payments.ts';
import { getCheckoutUrl } from './checkout-site.ts';
import type { ScaInstruction } from './provider.ts';
import type { PaymentTransaction } from './records/transitions.ts';

type Sites = Pick<Config, 'siteUrl' | 'joiningUrl'>;

const formSchema = z.object({
  method: z.enum(['POST', 'GET']),
  url: z.string(),
  formData: z.record(z.string(), z.string()),
  frame: z.enum(['iframe', 'top', 'popup']),
  expiresAt: z.string(),
});

const scriptSchema = z.object({ method: z.literal('SDK'), clientSecret: z.string(), expiresAt: z.string() });
const scaSchema = z.discriminatedUnion('method', [formSchema, scriptSchema]);

/** How the browser starts the challenge, as stored with the attempt. */
export function getSca({ sca }: Pick<PaymentTransaction, 'sca'>): ScaInstruction {
  return scaSchema.parse(sca);
}

/** What the reply says of a challenge: a form for the bank, or the secret for the provider's script. */
function scaReply(sca: ScaInstruction) {
  if (sca.method === 'SDK') return { scaMethod: sca.method, clientSecret: sca.clientSecret };
  const { url, method, formData } = sca;
  return { scaUrl: url, scaMethod: method, formData, scaData: formData };
}

const nothing = {
  scaUrl: null,
  scaMethod: null,
  formData: null,
  scaData: null,
  clientSecret: null,
  returnUrl: null,
  error: null,
} as const;

/** The reply for a payment that the customer goes on to make on the provider's page; it brings its own way back. */
export function pageReply(transaction: PaymentTransaction, config: Sites): Reply<AuthoriseResult> {
  const reply = authoriseReply(transaction, '', config);
  return { ...reply, data: { ...reply.data, returnUrl: null } };
}

/** Return address of the bank check, also for a browser without its session (docs/product.md#3-d-secure). */
function returnUrl({ id, site, returnContext }: PaymentTransaction, token: string, config: Sites): string {
  const query = new URLSearchParams({ payment: id, rt: token });
  if (returnContext?.embedded === true) query.set('embedded', 'true');
  if (returnContext?.kiosk === true) query.set('kiosk', 'true');
  return `${getCheckoutUrl(config, site)}/basket/checkout?${query.toString()}`;
}

/**
 * Answer to an authorisation: a decline is a success of the call, an unknown result is 202
 * (docs/product.md#envelope).
 */
export function authoriseReply(transaction: PaymentTransaction, token: string, config: Sites): Reply<AuthoriseResult> {
  const { id, kind, state, failureMessage } = transaction;
  const shared = { ...nothing, transactionUuid: id, paymentProvider: kind };
  switch (state) {
    case 'authorised':
    case 'completing':
    case 'completed':
      return { data: { ...shared, transactionStatus: 'authorised' } };
    case 'sca_required': {
      const sca = scaReply(getSca(transaction));
      return {
        data: {
          ...shared,
          ...sca,
          transactionStatus: 'sca_required',
          returnUrl: returnUrl(transaction, token, config),
        },
      };
    }
    case 'unknown':
    case 'pending':
    case 'authorising':
    case 'sca_processing':
      return { status: 202, data: { ...shared, transactionStatus: 'pending' } };
    default: {
      const message = failureMessage ?? 'Payment was declined';
      const error = { code: 'payment_declined', message, details: null };
      return { data: { ...shared, transactionStatus: 'failed', error } };
    }
  }
}
