import { visit } from '#tests/support/sandbox/visit.ts';
import { ask, type Customer, type Shop } from './shop.ts';

export const cards = {
  approved: '4242424242424242',
  challenge: '4000002760003184',
  declined: '4000000000000002',
  silentChallenge: '4000009900000160',
  brokenChallenge: '4000009900000178',
  answerLost: '4000009900000087',
  neverProcessed: '4000009900000095',
  captureRefused: '4000009900000194',
  captureLostOnce: '4000009900000202',
} as const;

export const billing = {
  first_name: 'Robin',
  last_name: 'Reed of a very long family name',
  address1: '14 Wharf Street',
  city: 'Sowerby Bridge',
  postcode: 'HX6 2AE',
};
export const browserData = {
  java_enabled: false,
  javascript_enabled: true,
  language: 'en-GB-oxendict',
  color_depth: 30,
  screen_height: 1080,
  screen_width: 1920,
  tz: 0,
  user_agent: 'Test',
};

interface Session {
  payment_session_id: string;
  transaction_uuid: string;
  payment_provider: string | null;
  card_session: {
    session_key: string;
    saved_card: { id: string } | null;
    saved_card_token: string | null;
    saves_cards: boolean;
  } | null;
}

/** Tokenises a card, as the provider's form does in the browser. */
export async function enterCard({ gateway }: Shop, sessionKey: string, cardNumber: string): Promise<string> {
  const cardDetails = { cardholderName: 'Robin Reed', cardNumber, expiryDate: '1230', securityCode: '123' };
  const response = await fetch(`${gateway}/opayo/api/v1/card-identifiers`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${sessionKey}` },
    body: JSON.stringify({ cardDetails }),
  });
  const { cardIdentifier } = (await response.json()) as { cardIdentifier: string };
  return cardIdentifier;
}

/** The hash of the basket as the customer sees it. */
export async function seenHash(shop: Shop, customer: Customer): Promise<{ hash: string; amount: number }> {
  const { item_hash, amount } = await ask<{ item_hash: string; amount: number }>(
    shop,
    customer,
    '/api/checkout/prepare',
  );
  return { hash: item_hash, amount };
}

export interface Prepared extends Session {
  sessionKey: string;
}

/**
 * session/prepare and session/payment, with the terms accepted and these waivers of attendees; at a kiosk if `place`
 * says so.
 */
export async function agree(
  shop: Shop,
  customer: Customer,
  place = { kiosk: false },
  completedWaivers: readonly string[] = [],
): Promise<Prepared> {
  const body = { source: 'online', return_context: { embedded: false, origin: '', ...place } };
  const session = await ask<Session>(shop, customer, '/api/checkout/session/prepare', { body });
  const { hash, amount } = await seenHash(shop, customer);
  await ask(shop, customer, '/api/checkout/session/payment', {
    body: {
      payment_session_id: session.payment_session_id,
      payments: [{ tender_type: 'online', amount }],
      terms: true,
      completed_waivers: completedWaivers,
      source: 'online',
      item_hash: hash,
    },
  });
  return { ...session, sessionKey: session.card_session?.session_key ?? '' };
}

export interface Authorised {
  transaction_uuid: string;
  transaction_status: string;
  sca_url: string | null;
  form_data: Record<string, string> | null;
  return_url: string | null;
  error: { message: string } | null;
}

/** Submits the card form. */
export async function authorise(
  shop: Shop,
  customer: Customer,
  prepared: Prepared,
  cardNumber: string,
  status = 200,
): Promise<Authorised> {
  const cardIdentifier = await enterCard(shop, prepared.sessionKey, cardNumber);
  const body = {
    transaction_uuid: prepared.transaction_uuid,
    card_identifier: cardIdentifier,
    session_key: prepared.sessionKey,
    billing,
    browser_data: browserData,
  };
  return ask<Authorised>(shop, customer, '/api/payment-providers/opayo/authorise', { body }, status);
}

export interface Completed {
  complete_order_id: string | null;
  status: string;
}

export function complete(
  shop: Shop,
  customer: Customer | null,
  transactionUuid: string,
  status = 200,
): Promise<Completed> {
  return ask<Completed>(
    shop,
    customer,
    `/api/checkout/session/complete/${transactionUuid}`,
    { method: 'POST' },
    status,
  );
}

/** Presses a button on the bank's page. Returns what the browser then posts to us, or null when it posts nothing. */
export async function pressAtBank(
  { gatewayPort }: Shop,
  { form_data }: Authorised,
  choice: string,
  code = '1234',
): Promise<{ notifyPath: string; fields: Record<string, string> } | null> {
  const fields = new URLSearchParams({ ...form_data, choice, code }).toString();
  const { page } = await visit(gatewayPort, 'acs.fakebank.localhost', '/challenge/answer', fields);
  const action = /action="([^"]*\/payments\/sca\/[^"]*)"/.exec(page)?.[1];
  if (action === undefined) return null;
  const hiddenFields = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  return { notifyPath: new URL(action).pathname, fields: Object.fromEntries(hiddenFields) };
}

/** Sends the bank's answer to the backend, as the web does after the browser's post. */
export async function notify(
  shop: Shop,
  returned: { notifyPath: string; fields: Record<string, string> } | null,
  status = 200,
): Promise<{ transaction_status: string }> {
  if (returned === null) throw new Error('The bank did not send the browser back.');
  const [, uuid = '', mac = ''] = /\/payments\/sca\/([^/]+)\/notify\/(.+)$/.exec(returned.notifyPath) ?? [];
  return ask(
    shop,
    null,
    `/api/payment-providers/sca/${uuid}/notify/${mac}`,
    {
      method: 'POST',
      text: new URLSearchParams(returned.fields).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    },
    status,
  );
}
