import type { ProviderKind } from '#contract/payments/payments.ts';
import { gatewayPayments, type GatewayPayment } from './ledger.ts';
import { agree, billing, browserData, enterCard, notify, pressAtBank, type Authorised, type Prepared } from './pay.ts';
import { ask, type Customer, type Shop } from './shop.ts';
import {
  deliverNotification,
  enterStripeCard,
  holdNotifications,
  passStripeCheck,
  takeNotifications,
  type HeldDelivery,
} from './stripe-browser.ts';

export interface Answered extends Authorised {
  client_secret: string | null;
}

/** What differs between the providers, seen from the customer's browser and from the provider. */
export interface KindUnderTest {
  kind: ProviderKind;
  /** Settings of the account. */
  settings: Record<string, unknown>;
  /** Enters a card in the provider's form; returns what it adds to the authorisation. */
  enter(shop: Shop, prepared: Pick<Prepared, 'sessionKey'>, cardNumber: string): Promise<Record<string, unknown>>;
  /** What stands in for the form when a saved card pays. */
  useSaved(prepared: Prepared): Record<string, unknown>;
  /** Goes through the bank's check, pressing one of its buttons. */
  passBank(shop: Shop, answered: Answered, choice: 'approve' | 'wrong'): Promise<void>;
  /** A payment whose answer was lost is found again, so that it need not be given up. */
  findsLostPayments: boolean;
  /** How the provider tells by itself; null when it does not. */
  notifications: {
    hold(shop: Shop): Promise<void>;
    take(shop: Shop): Promise<HeldDelivery[]>;
    deliver(shop: Shop, accountId: string, delivery: Pick<HeldDelivery, 'payload' | 'signature'>): Promise<number>;
  } | null;
}

/** Every kind of provider that there is an adapter for. */
export const kindsUnderTest: readonly KindUnderTest[] = [
  {
    kind: 'opayo',
    settings: { savedCards: 'without_code' },
    enter: async (shop, { sessionKey }, cardNumber) => ({
      card_identifier: await enterCard(shop, sessionKey, cardNumber),
      session_key: sessionKey,
    }),
    useSaved: ({ sessionKey }) => ({ session_key: sessionKey }),
    passBank: async (shop, answered, choice) => {
      await notify(shop, await pressAtBank(shop, answered, choice));
    },
    findsLostPayments: false,
    notifications: null,
  },
  {
    kind: 'stripe',
    settings: { savedCards: 'without_code', wallets: true },
    enter: async (shop, _, cardNumber) => ({ confirmation_token: await enterStripeCard(shop, cardNumber) }),
    useSaved: () => ({}),
    passBank: (shop, { client_secret }, choice) => passStripeCheck(shop, client_secret ?? '', choice),
    findsLostPayments: true,
    notifications: { hold: holdNotifications, take: takeNotifications, deliver: deliverNotification },
  },
];

/** From now on the shop is paid through an account of this kind alone. Returns the account's id. */
export async function useAccount(
  { db }: Shop,
  { kind, settings }: Pick<KindUnderTest, 'kind' | 'settings'>,
): Promise<string> {
  await db.updateTable('paymentAccounts').set({ isActive: false }).execute();
  const { id } = await db
    .insertInto('paymentAccounts')
    .values({ kind, mode: 'sandbox', name: kind, settings: JSON.stringify(settings) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Authorises a prepared payment with a part that says what it is paid with. */
export function authoriseAs(
  shop: Shop,
  { kind }: Pick<KindUnderTest, 'kind'>,
  customer: Customer,
  { prepared, part, status = 200 }: { prepared: Prepared; part: Record<string, unknown>; status?: number },
): Promise<Answered> {
  const body = { transaction_uuid: prepared.transaction_uuid, billing, browser_data: browserData, ...part };
  return ask<Answered>(shop, customer, `/api/payment-providers/${kind}/authorise`, { body }, status);
}

interface Paid {
  prepared: Prepared;
  answered: Answered;
  uuid: string;
}

/** One payment with a new card, from the basket to the provider's answer. */
export async function payAs(
  shop: Shop,
  kind: Pick<KindUnderTest, 'kind' | 'enter'>,
  customer: Customer,
  cardNumber: string,
  { extra = {}, status = 200 }: { extra?: Record<string, unknown>; status?: number } = {},
): Promise<Paid> {
  const prepared = await agree(shop, customer);
  const part = { ...(await kind.enter(shop, prepared, cardNumber)), ...extra };
  const answered = await authoriseAs(shop, kind, customer, { prepared, part, status });
  return { prepared, answered, uuid: prepared.transaction_uuid };
}

/** The state of a payment in our database. */
export async function readState({ db }: Pick<Shop, 'db'>, uuid: string): Promise<string> {
  const row = db.selectFrom('paymentTransactions').where('id', '=', uuid).select('state');
  return (await row.executeTakeFirstOrThrow()).state;
}

/** What the gateway has of a payment; undefined when it has none. */
export async function atGateway({ gateway }: Pick<Shop, 'gateway'>, uuid: string): Promise<GatewayPayment | undefined> {
  return (await gatewayPayments(gateway)).find(({ vendorTxCode }) => vendorTxCode === uuid);
}

/** Asks for the result of the bank's check, claiming that it was passed. */
export function askAfterCheck(shop: Shop, customer: Customer, uuid: string): Promise<{ status: string }> {
  const body = { transaction_uuid: uuid, sca_result: 'authorised' };
  return ask(shop, customer, `/api/payment-providers/sca-completion/${uuid}`, { body });
}
