import type { ProviderKind } from '#contract/payments/payments.ts';
import { answerBankOnPage, enterOnPage, isAtBank } from '#tests/support/sandbox/payment-page.ts';
import { gatewayPayments, type GatewayPayment } from './ledger.ts';
import { bringBack, holdPageNotifications, payUnseenPage } from './pay-on-page.ts';
import {
  agree,
  billing,
  browserData,
  cards,
  enterCard,
  notify,
  pressAtBank,
  type Authorised,
  type Prepared,
} from './pay.ts';
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
  /** What the authorisation needs of the card; null when the provider's own page takes it. */
  cardField: 'card_identifier' | 'confirmation_token' | null;
  /** Enters a card in the provider's form; returns what it adds to the authorisation. */
  enter(shop: Shop, prepared: Pick<Prepared, 'sessionKey'>, cardNumber: string): Promise<Record<string, unknown>>;
  /** After the authorisation: enters the card where the provider's own page takes it. Returns the status then. */
  enterAfterwards(shop: Shop, answered: Answered, cardNumber: string): Promise<Answered>;
  /** What stands in for the form when a saved card pays; null where cards cannot be saved. */
  useSaved: ((prepared: Prepared) => Record<string, unknown>) | null;
  /** Goes through the bank's check, pressing one of its buttons. */
  passBank(shop: Shop, answered: Answered, choice: 'approve' | 'wrong'): Promise<void>;
  /** A payment whose answer was lost is found again, so that it need not be given up. */
  findsLostPayments: boolean;
  /** A payment without an answer: the card that ends so, what we answer meanwhile, how long we wait, and the end. */
  unanswered: { card: string; status: 200 | 202; waitSeconds: readonly number[]; state: 'declined' | 'expired' };
  /** Makes an approved payment that our server does not know; returns the provider's reference. Null: by the adapter. */
  payUnseen: ((shop: Shop, uuid: string) => Promise<string>) | null;
  /** Lets the day of a capture end where refunds are possible only afterwards. */
  endDay(shop: Shop): Promise<void>;
  /** From now on the gateway tells nothing by itself. */
  quiet(shop: Shop): Promise<void>;
  /** How the provider tells by itself; null when it does not. */
  notifications: {
    hold(shop: Shop): Promise<void>;
    take(shop: Shop): Promise<HeldDelivery[]>;
    deliver(shop: Shop, accountId: string, delivery: Pick<HeldDelivery, 'payload' | 'signature'>): Promise<number>;
  } | null;
}

/** The gateway tells of it neither by its server nor by the browser. */
const onlyByQuery = '4000009900000145';

const inTheForm = {
  enterAfterwards: (_: Shop, answered: Answered) => Promise.resolve(answered),
  unanswered: { card: cards.neverProcessed, status: 202, waitSeconds: [31, 125], state: 'declined' },
  payUnseen: null,
  endDay: () => Promise.resolve(),
} as const;

/** The card is entered on the provider's page, which then sends the browser to the bank or back to us. */
async function enterOnTheirPage(shop: Shop, answered: Answered, cardNumber: string): Promise<Answered> {
  const { sca_url: url, form_data: fields } = answered;
  if (url === null || fields === null) throw new Error('There is no form of a payment page.');
  const posted = await enterOnPage(shop, { sca_url: url, form_data: fields }, cardNumber);
  if (posted === null) return answered;
  if (isAtBank(posted)) return { ...answered, form_data: posted.fields };
  const { transaction_status } = await bringBack(shop, posted);
  return { ...answered, transaction_status };
}

/** Every kind of provider that there is an adapter for. */
export const kindsUnderTest: readonly KindUnderTest[] = [
  {
    ...inTheForm,
    kind: 'opayo',
    settings: { savedCards: 'without_code' },
    cardField: 'card_identifier',
    quiet: () => Promise.resolve(),
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
    ...inTheForm,
    kind: 'stripe',
    settings: { savedCards: 'without_code', wallets: true },
    cardField: 'confirmation_token',
    quiet: holdNotifications,
    enter: async (shop, _, cardNumber) => ({ confirmation_token: await enterStripeCard(shop, cardNumber) }),
    useSaved: () => ({}),
    passBank: (shop, { client_secret }, choice) => passStripeCheck(shop, client_secret ?? '', choice),
    findsLostPayments: true,
    notifications: { hold: holdNotifications, take: takeNotifications, deliver: deliverNotification },
  },
  {
    kind: 'hosted',
    settings: {},
    cardField: null,
    quiet: holdPageNotifications,
    enter: () => Promise.resolve({}),
    enterAfterwards: enterOnTheirPage,
    useSaved: null,
    passBank: async (shop, { form_data: fields }, choice) => {
      await bringBack(shop, await answerBankOnPage(shop, fields ?? {}, choice));
    },
    findsLostPayments: true,
    // Nobody paid on the page before it closed, and nobody told us of what was paid on it.
    unanswered: { card: onlyByQuery, status: 200, waitSeconds: [61, 21 * 60 + 1], state: 'expired' },
    payUnseen: payUnseenPage,
    endDay: async ({ gateway }) => {
      await fetch(`${gateway}/__control/clock`, { method: 'POST', body: JSON.stringify({ advance: 86_400 }) });
    },
    notifications: null,
  },
];

/** One of them. */
export function getKind(name: ProviderKind): KindUnderTest {
  const found = kindsUnderTest.find(({ kind }) => kind === name);
  if (found === undefined) throw new Error(`${name} is not under test.`);
  return found;
}

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
  kind: Pick<KindUnderTest, 'kind' | 'enter' | 'enterAfterwards'>,
  customer: Customer,
  cardNumber: string,
  { extra = {}, status = 200 }: { extra?: Record<string, unknown>; status?: number } = {},
): Promise<Paid> {
  const prepared = await agree(shop, customer);
  const part = { ...(await kind.enter(shop, prepared, cardNumber)), ...extra };
  const begun = await authoriseAs(shop, kind, customer, { prepared, part, status });
  const answered = await kind.enterAfterwards(shop, begun, cardNumber);
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
