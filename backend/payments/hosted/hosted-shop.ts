import type { Config } from '#backend/config.ts';
import type { PaymentAccountsTable } from '#backend/db/tables/payments.ts';
import { DomainError } from '#backend/failure.ts';

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
