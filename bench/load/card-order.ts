import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { ask, type Request } from './request.ts';

/** Where an order is made. */
export interface OrderShop {
  backendPort: number;
  gatewayPort: number;
  /** The session that everybody books. */
  session: string;
}

/** Requests of one order: six of our backend, and the card at the provider. */
export const requestsPerOrder = 7;

const billing = {
  ...{ first_name: 'Robin', last_name: 'Reed', address1: '14 Wharf Street', city: 'Sowerby Bridge' },
  postcode: 'HX6 2AE',
};
const browser_data = {
  ...{ java_enabled: false, javascript_enabled: true, language: 'en-GB', color_depth: 24, screen_height: 900 },
  ...{ screen_width: 1440, tz: 0, user_agent: 'Bench' },
};
const cardDetails = {
  ...{ cardholderName: 'Robin Reed', cardNumber: '4242424242424242', expiryDate: '1230', securityCode: '123' },
};

async function send<Data>(request: Request, agent: http.Agent): Promise<Data> {
  const { status, body } = await ask(request, agent);
  if (status !== 200 && status !== 201)
    throw new Error(`${request.path} answered ${status}: ${body.toString().slice(0, 200)}`);
  return JSON.parse(body.toString()) as Data;
}

interface Prepared {
  payment_session_id: string;
  transaction_uuid: string;
  card_session: { session_key: string };
}

/**
 * One customer buys one place and pays for it by card, as the web does: basket, payment, card, bank's approval, order.
 * Throws when any of it is not answered as it should be.
 */
export async function orderByCard(shop: OrderShop, token: string, agent: http.Agent): Promise<void> {
  const json = { 'content-type': 'application/json' };
  async function call<Data>(path: string, sent?: unknown): Promise<Data> {
    const headers = { ...json, authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    const body = sent === undefined ? {} : { method: 'POST', body: JSON.stringify(sent) };
    return (await send<{ data: Data }>({ port: shop.backendPort, path, headers, ...body }, agent)).data;
  }
  await call('/api/checkout/cart/add', { items: { id: shop.session, type: 'purchasableOccurrence' } });
  const prepared = await call<Prepared>('/api/checkout/session/prepare', { source: 'online' });
  const seen = await call<{ amount: number; item_hash: string }>('/api/checkout/prepare?source=online');
  await call('/api/checkout/session/payment', {
    payment_session_id: prepared.payment_session_id,
    payments: [{ tender_type: 'online', amount: seen.amount }],
    ...{ terms: true, completed_waivers: [], source: 'online', item_hash: seen.item_hash },
  });
  const { session_key } = prepared.card_session;
  const { cardIdentifier } = await send<{ cardIdentifier: string }>(
    {
      ...{ port: shop.gatewayPort, path: '/opayo/api/v1/card-identifiers', method: 'POST' },
      headers: { ...json, authorization: `Bearer ${session_key}` },
      body: JSON.stringify({ cardDetails }),
    },
    agent,
  );
  const { transaction_uuid } = prepared;
  const card = { card_identifier: cardIdentifier, session_key, billing, browser_data };
  await call('/api/payment-providers/opayo/authorise', { transaction_uuid, ...card });
  const { status } = await call<{ status: string }>(`/api/checkout/session/complete/${transaction_uuid}`, {});
  if (status !== 'success') throw new Error(`An order ended as ${status}.`);
}
