import { pageInstruction } from '#backend/payments/hosted/hosted-page.ts';
import { payOnPage, type PageForm, type Posted } from '#tests/support/sandbox/payment-page.ts';
import { seenHash } from './pay.ts';
import { ask, price, type Customer, type Shop } from './shop.ts';

export interface OpenedPage extends PageForm {
  transaction_uuid: string;
  transaction_status: string;
  sca_method: string;
}

/** The shop's payments go through the provider with a payment page. */
export async function useHostedAccount({ db }: Shop, settings: Record<string, unknown> = {}): Promise<void> {
  await db
    .updateTable('paymentAccounts')
    .set({ kind: 'hosted', settings: JSON.stringify(settings) })
    .execute();
}

/** session/prepare and session/payment, which opens the page. */
export async function openHostedPage(
  shop: Shop,
  customer: Customer,
  place: { kiosk?: boolean; embedded?: boolean } = {},
): Promise<OpenedPage> {
  const returnContext = { embedded: false, kiosk: false, origin: '', ...place };
  const session = await ask<{ payment_session_id: string; payment_provider: string; card_session: null }>(
    shop,
    customer,
    '/api/checkout/session/prepare',
    { body: { source: 'online', return_context: returnContext } },
  );
  expect(session).toMatchObject({ payment_provider: 'hosted', card_session: null });
  const { hash, amount } = await seenHash(shop, customer);
  return ask<OpenedPage>(shop, customer, '/api/checkout/session/payment', {
    body: {
      payment_session_id: session.payment_session_id,
      payments: [{ tender_type: 'online', amount }],
      terms: true,
      completed_waivers: [],
      source: 'online',
      item_hash: hash,
    },
  });
}

/** Pays on the page for an id that we have no attempt of. Returns the provider's reference. */
export async function payUnseenPage(shop: Shop, transactionUuid: string, card = '4242424242424242'): Promise<string> {
  const nowhere = 'https://bookings.example/return';
  const request = { transactionUuid, amount: price, currency: 'GBP', email: null, billing: null };
  const { url, formData } = pageInstruction(
    { ...request, returnUrl: nowhere, callbackUrl: nowhere },
    { mode: 'sandbox', frame: 'iframe' },
    shop.dependencies,
  );
  const posted = await payOnPage(shop, { sca_url: url, form_data: formData }, card);
  return posted?.fields.xref ?? '';
}

export interface Returned {
  transaction_uuid: string;
  transaction_status: string;
  return_token: string | null;
}

/** Sends what the page signed to the backend, as the web does after the browser's post. */
export async function bringBack(shop: Shop, posted: Posted | null, status = 200): Promise<Returned> {
  if (posted === null) throw new Error('The page did not send the browser back.');
  const [, uuid = '', mac = ''] = /\/payments\/hosted\/([^/]+)\/return\/(.+)$/.exec(posted.action) ?? [];
  return ask<Returned>(
    shop,
    null,
    `/api/payment-providers/hosted/${uuid}/return/${mac}`,
    {
      method: 'POST',
      text: new URLSearchParams(posted.fields).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    },
    status,
  );
}

/** The notifications that the provider's server made for a payment, in their order. */
export async function notifications({ gateway }: Shop, transactionUuid: string): Promise<Posted[]> {
  const response = await fetch(`${gateway}/__control/page-notifications`);
  const { notifications: all } = (await response.json()) as {
    notifications: { reference: string; url: string; body: string }[];
  };
  return all
    .filter(({ reference }) => reference === transactionUuid)
    .map(({ url, body }) => ({ action: url, fields: Object.fromEntries(new URLSearchParams(body)) }));
}

/** Decides what happens to the notifications to come: a test delivers the held ones itself. */
export async function holdPageNotifications({ gateway }: Shop): Promise<void> {
  await fetch(`${gateway}/__control/page-notifications`, {
    method: 'POST',
    body: JSON.stringify({ delivery: 'hold' }),
  });
}
