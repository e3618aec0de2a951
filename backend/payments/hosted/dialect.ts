import type { Config } from '#backend/config.ts';
import type { PaymentAccountsTable } from '#backend/db/tables/payments.ts';
import { DomainError } from '#backend/failure.ts';
import type { Outcome } from '#backend/payments/provider.ts';
import type { Billing } from '#contract/customers/billing.ts';

export type HostedMode = PaymentAccountsTable['mode'];

/** The account at a provider with a payment page of its own. */
export interface HostedShop {
  signer: 'cardstream' | 'secure_acceptance';
  /** Cardstream's merchant id, or the profile id of Secure Acceptance. */
  merchantId: string;
  /** Of Secure Acceptance; else empty. */
  accessKey: string;
  /** What messages are signed with. */
  secret: string;
  /** To which the browser posts the form. */
  pageUrl: string;
  /** For calls of our server; null where the provider has none that take the same signature. */
  directUrl: string | null;
}

type Settings = Pick<Config, 'hosted' | 'demo' | 'gatewayPort'>;

function sandboxShop({ hosted, gatewayPort }: Settings): HostedShop {
  const page = `http://pay.paysandbox.localhost:${gatewayPort}`;
  const shared = { merchantId: '100001', secret: 'sandbox-100001' };
  return hosted.signer === 'cardstream'
    ? {
        ...shared,
        signer: 'cardstream',
        accessKey: '',
        pageUrl: `${page}/paymentform/`,
        directUrl: `http://127.0.0.1:${gatewayPort}/direct/`,
      }
    : { ...shared, signer: 'secure_acceptance', accessKey: 'access-100001', pageUrl: `${page}/pay`, directUrl: null };
}

const cardstreamHost = 'https://gateway.cardstream.com';
const acceptanceHosts = {
  live: 'https://secureacceptance.cybersource.com',
  test: 'https://testsecureacceptance.cybersource.com',
} as const;

/**
 * The account that the settings name; its secret is never in the database. Throws `provider_unavailable` when a live or
 * test account is incomplete, and for the sandbox outside the demo, whatever a database row says.
 */
export function hostedShop(mode: HostedMode, settings: Settings): HostedShop {
  const { signer, merchantId, accessKey, secret, pageUrl, directUrl } = settings.hosted;
  if (mode === 'sandbox' && settings.demo) return sandboxShop(settings);
  const isComplete = merchantId !== '' && secret !== '' && (signer === 'cardstream' || accessKey !== '');
  if (mode === 'sandbox' || !isComplete)
    throw new DomainError('provider_unavailable', { message: 'Failed to create payment session' });
  const account = { signer, merchantId, accessKey, secret };
  return signer === 'cardstream'
    ? {
        ...account,
        pageUrl: pageUrl ?? `${cardstreamHost}/paymentform/`,
        directUrl: directUrl ?? `${cardstreamHost}/direct/`,
      }
    : { ...account, pageUrl: pageUrl ?? `${acceptanceHosts[mode]}/pay`, directUrl: null };
}

/** The fields of a form, by name, in the order in which they came. */
export type Fields = Readonly<Record<string, string>>;

/** A payment that the customer makes on the provider's own page. */
export interface PageRequest {
  transactionUuid: string;
  /** Minor units. */
  amount: number;
  currency: string;
  email: string | null;
  /** What the page fills in; null when nothing is known. */
  billing: Billing | null;
  /** Where the page sends the customer's browser with the signed result. */
  returnUrl: string;
  /** Where the provider's server sends the same result. */
  callbackUrl: string;
}

/** What came of a payment on the page; a customer can leave it without paying. */
export type PageOutcome = Exclude<Outcome, { kind: 'sca_required' }> | { kind: 'cancelled' };

/** A result whose signature is right, and the payment that it is of. */
export interface PageResult {
  kind: 'signed';
  transactionUuid: string;
  /** The amount that was asked for, in minor units. */
  amount: number | null;
  currency: string;
  /** Null for a message of something else that was done with the payment, e.g. a refund in the provider's portal. */
  outcome: PageOutcome | null;
}

/** A result, or why nothing in it can be believed. */
export type PageAnswer = PageResult | { kind: 'refused'; reason: 'signature' | 'merchant' };
