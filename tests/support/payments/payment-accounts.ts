import Stripe from 'stripe';
import { readConfig, type Config } from '#backend/config.ts';
import type { Dependencies } from '#backend/context.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import { cardstreamSignature } from '#backend/payments/hosted/signers/cardstream-signature.ts';
import { apiAddress } from '#backend/payments/opayo/opayo-hosts.ts';
import type { CardPayment } from '#backend/payments/provider-requests.ts';

type Deps = Pick<Dependencies, 'config' | 'services' | 'clock'>;

/** An account at a provider, and how a card is entered there without a browser. */
export interface PaymentAccount {
  kind: 'opayo' | 'stripe' | 'hosted';
  mode: 'test' | 'sandbox';
  /** Settings of the account, as the environment of the backend has them; null when they are not set. */
  settings: Readonly<Record<string, string>> | null;
}

const prefix = 'PAYMENT_TESTS_';

/** Settings from variables with the prefix of these tests; null unless all are there. */
function settingsFrom(env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> | null {
  const settings = Object.fromEntries(names.map((name) => [name, env[`${prefix}${name}`] ?? '']));
  return Object.values(settings).includes('') ? null : settings;
}

/** The accounts at the sandbox, and those at the providers' own test systems. */
export function paymentAccounts(env: NodeJS.ProcessEnv): PaymentAccount[] {
  const tests = {
    opayo: settingsFrom(env, ['OPAYO_VENDOR', 'OPAYO_INTEGRATION_KEY', 'OPAYO_INTEGRATION_PASSWORD']),
    stripe: settingsFrom(env, ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY']),
    hosted: settingsFrom(env, ['HOSTED_MERCHANT_ID', 'HOSTED_SECRET']),
  };
  return (['opayo', 'stripe', 'hosted'] as const).flatMap((kind): PaymentAccount[] => [
    { kind, mode: 'sandbox', settings: {} },
    { kind, mode: 'test', settings: tests[kind] },
  ]);
}

/** The settings of a backend with this account. */
export function configFor({ settings }: PaymentAccount, gatewayPort: number): Config {
  const shared = { APP_SECRET: 'a secret of tests, 32 characters or more', DEMO: 'on' };
  return readConfig({ ...shared, GATEWAY_PORT: String(gatewayPort), ...settings });
}

const cards = {
  approved: { opayo: '4929000000006', stripe: 'pm_card_visa', hosted: '4929421234600821' },
  declined: { opayo: '4929602110085639', stripe: 'pm_card_visa_chargeDeclined', hosted: '4000000000000002' },
} as const;
export type Card = keyof typeof cards;

/** The name for which Opayo's test system approves without a question. */
const holder = 'SUCCESSFUL';
/** The address that Opayo's test system compares with the card's. */
const billing = { firstName: 'Robin', lastName: 'Reed', address1: '88', city: 'Leeds', postcode: '412', country: 'GB' };
const browser = { language: 'en-GB', colorDepth: 24, screenHeight: 900, screenWidth: 1440, tz: 0, userAgent: 'Test' };

async function opayoToken(account: PaymentAccount, deps: Deps, card: Card) {
  const session = await getProvider(account, deps).createCardSession();
  const cardNumber = account.mode === 'sandbox' && card === 'declined' ? '4000000000000002' : cards[card].opayo;
  const cardDetails = { cardholderName: holder, cardNumber, expiryDate: '1230', securityCode: '123' };
  const response = await fetch(`${apiAddress(account.mode, deps.config)}/card-identifiers`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${session?.sessionKey ?? ''}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ cardDetails }),
  });
  const { cardIdentifier } = (await response.json()) as { cardIdentifier: string };
  return { cardIdentifier, sessionKey: session?.sessionKey ?? '' };
}

async function stripeToken({ mode }: PaymentAccount, { config }: Deps, card: Card) {
  if (mode === 'test') {
    const stripe = new Stripe(config.stripe?.secretKey ?? '');
    const made = await stripe.testHelpers.confirmationTokens.create({ payment_method: cards[card].stripe });
    return { cardIdentifier: made.id, sessionKey: '' };
  }
  const body = new URLSearchParams({
    key: 'pk_test_demo',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card === 'approved' ? '4242424242424242' : '4000000000000002',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '30',
    'payment_method_data[card][cvc]': '123',
  });
  const response = await fetch(`http://127.0.0.1:${config.gatewayPort}/v1/confirmation_tokens`, {
    method: 'POST',
    body,
  });
  return { cardIdentifier: ((await response.json()) as { id: string }).id, sessionKey: '' };
}

/** A payment of Opayo or Stripe as its adapter takes it. */
export async function makeCardPayment(
  account: PaymentAccount,
  deps: Deps,
  { transactionUuid, amount, card }: { transactionUuid: string; amount: number; card: Card },
): Promise<CardPayment> {
  const token = await (account.kind === 'stripe' ? stripeToken : opayoToken)(account, deps, card);
  return {
    ...{ transactionUuid, amount, currency: 'GBP', description: 'Bookings', email: null, address: '203.0.113.9' },
    billing,
    browser: { ...browser, javascriptEnabled: true, javaEnabled: false },
    ...token,
    cardOnFile: 'no',
    notificationUrl: 'https://bookings.example/notify',
  };
}

/** A sale at Cardstream's test system, by its server's call instead of its page. */
export async function saleAtCardstream(
  { config }: Deps,
  { transactionUuid, amount, card }: { transactionUuid: string; amount: number; card: Card },
): Promise<void> {
  const { merchantId, secret, directUrl } = config.hosted;
  const fields = {
    ...{ merchantID: merchantId, action: 'SALE', type: '1', captureDelay: '-1', amount: String(amount) },
    ...{ currencyCode: '826', countryCode: '826', transactionUnique: transactionUuid, threeDSRequired: 'N' },
    ...{ cardNumber: cards[card].hosted, cardExpiryMonth: '12', cardExpiryYear: '30', cardCVV: '356' },
    ...{ customerAddress: 'Flat 6 Primrose Rise 347 Lavender Road Northampton', customerPostCode: 'NN17 8YG' },
  };
  const body = new URLSearchParams({ ...fields, signature: cardstreamSignature(fields, secret) });
  await fetch(directUrl ?? 'https://gateway.cardstream.com/direct/', { method: 'POST', body });
}
