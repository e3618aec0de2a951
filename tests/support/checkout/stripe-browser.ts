import { visit } from '#tests/support/sandbox/visit.ts';
import type { Shop } from './shop.ts';

/** Enters a card in the payment element, as the browser does. Returns the confirmation token. */
export async function enterStripeCard({ gateway }: Pick<Shop, 'gateway'>, cardNumber: string): Promise<string> {
  const body = new URLSearchParams({
    key: 'pk_test_demo',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': cardNumber,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '30',
    'payment_method_data[card][cvc]': '123',
  });
  const response = await fetch(`${gateway}/v1/confirmation_tokens`, { method: 'POST', body });
  return ((await response.json()) as { id: string }).id;
}

const getFields = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value] as const),
  );

/** Goes through the bank's check in the window of Stripe.js, pressing one of the bank's buttons. */
export async function passStripeCheck(
  { gatewayPort }: Pick<Shop, 'gatewayPort'>,
  clientSecret: string,
  choice: string,
): Promise<void> {
  const [id = ''] = clientSecret.split('_secret_');
  const query = new URLSearchParams({ client_secret: clientSecret });
  const fields = 'fields.paysandbox.localhost';
  const opened = await visit(gatewayPort, fields, `/stripe/three-d-secure/${id}?${query.toString()}`);
  const { creq = '' } = getFields(opened.page);
  const pressed = new URLSearchParams({ creq, choice, code: '1234' }).toString();
  const { page } = await visit(gatewayPort, 'acs.fakebank.localhost', '/challenge/answer', pressed);
  const { cres = '' } = getFields(page);
  await visit(gatewayPort, fields, `/stripe/three-d-secure/${id}/return`, new URLSearchParams({ cres }).toString());
}

export interface HeldDelivery {
  type: string;
  payload: string;
  signature: string;
}

async function control({ gateway }: Pick<Shop, 'gateway'>, path: string, body: unknown): Promise<void> {
  await fetch(`${gateway}/__control/${path}`, { method: 'POST', body: JSON.stringify(body) });
}

/** Has the gateway keep its notifications, with the time of the shop. */
export async function holdNotifications(shop: Shop): Promise<void> {
  await control(shop, 'clock', { now: shop.clock.now().toISOString(), freeze: true });
  await control(shop, 'notifications', { hold: true });
}

/** The notifications that the gateway has kept since the last time. */
export async function takeNotifications({ gateway }: Pick<Shop, 'gateway'>): Promise<HeldDelivery[]> {
  const response = await fetch(`${gateway}/__control/notifications`);
  return ((await response.json()) as { deliveries: HeldDelivery[] }).deliveries;
}

/** Delivers a notification to the backend, as the gateway does. Returns the status. */
export async function deliverNotification(
  shop: Pick<Shop, 'call'>,
  accountId: string,
  { payload, signature }: Pick<HeldDelivery, 'payload' | 'signature'>,
): Promise<number> {
  const { status } = await shop.call(`/api/payment-providers/stripe/notifications/${accountId}`, {
    method: 'POST',
    text: payload,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
  });
  return status;
}
