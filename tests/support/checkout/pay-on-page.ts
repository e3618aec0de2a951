import { visit, type Visit } from '#tests/support/sandbox/visit.ts';
import { seenHash } from './pay.ts';
import { ask, type Customer, type Shop } from './shop.ts';

const page = 'pay.paysandbox.localhost';
const bank = 'acs.fakebank.localhost';

export interface OpenedPage {
  transaction_uuid: string;
  transaction_status: string;
  sca_url: string;
  sca_method: string;
  form_data: Record<string, string>;
}

/** What a page makes the browser post, and where. */
export interface Posted {
  action: string;
  fields: Record<string, string>;
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

const unescape = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** The form that a page posts onwards; null when it has none. */
export function postedBy({ page: markup }: Visit): Posted | null {
  const action = /<form id="(?:onward|return)" method="post" action="([^"]*)"/.exec(markup)?.[1];
  if (action === undefined) return null;
  const pairs = [...markup.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [unescape(name), unescape(value)] as const,
  );
  return { action: unescape(action), fields: Object.fromEntries(pairs) };
}

const post = ({ gatewayPort }: Pick<Shop, 'gatewayPort'>, host: string, path: string, fields: Record<string, string>) =>
  visit(gatewayPort, host, path, new URLSearchParams(fields).toString());

/** Posts the signed form to the page, and what the customer then does there. Returns what the page answers. */
export async function atPage(
  shop: Pick<Shop, 'gatewayPort'>,
  { sca_url, form_data }: Pick<OpenedPage, 'sca_url' | 'form_data'>,
  press: { card: string } | { cancel: true },
): Promise<Visit> {
  const shown = await post(shop, page, new URL(sca_url).pathname, form_data);
  const path = /<form id="card" method="post" action="([^"]*)"/.exec(shown.page)?.[1];
  if (path === undefined) return shown;
  if ('cancel' in press) return post(shop, page, path, { action: 'cancel' });
  const card = { name: 'Robin Reed', number: press.card, expiry: '12/30', code: '123', action: 'pay' };
  return post(shop, page, path, card);
}

/** Pays on the page, answering the bank if it asks. Returns what the browser brings back, or null when it never comes. */
export async function payOnPage(
  shop: Pick<Shop, 'gatewayPort'>,
  opened: Pick<OpenedPage, 'sca_url' | 'form_data'>,
  card: string,
  code = '1234',
): Promise<Posted | null> {
  const posted = postedBy(await atPage(shop, opened, { card }));
  if (posted === null || !posted.action.includes(bank)) return posted;
  const answered = postedBy(await post(shop, bank, '/challenge/answer', { ...posted.fields, choice: 'confirm', code }));
  if (answered === null) return null;
  return postedBy(await post(shop, page, new URL(answered.action).pathname, answered.fields));
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
