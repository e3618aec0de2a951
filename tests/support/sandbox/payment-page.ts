import { visit, type Visit } from './visit.ts';

const page = 'pay.paysandbox.localhost';
const bank = 'acs.fakebank.localhost';

/** The signed form that opens the page. */
export interface PageForm {
  sca_url: string;
  form_data: Record<string, string>;
}

interface Gateway {
  gatewayPort: number;
}

/** What a page makes the browser post, and where. */
export interface Posted {
  action: string;
  fields: Record<string, string>;
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

const post = ({ gatewayPort }: Gateway, host: string, path: string, fields: Record<string, string>) =>
  visit(gatewayPort, host, path, new URLSearchParams(fields).toString());

/** Posts the signed form to the page, and what the customer then does there. Returns what the page answers. */
export async function atPage(
  shop: Gateway,
  { sca_url, form_data }: PageForm,
  press: { card: string } | { cancel: true },
): Promise<Visit> {
  const shown = await post(shop, page, new URL(sca_url).pathname, form_data);
  const path = /<form id="card" method="post" action="([^"]*)"/.exec(shown.page)?.[1];
  if (path === undefined) return shown;
  if ('cancel' in press) return post(shop, page, path, { action: 'cancel' });
  const card = { name: 'Robin Reed', number: press.card, expiry: '12/30', code: '123', action: 'pay' };
  return post(shop, page, path, card);
}

/** Enters a card on the page. Returns what the page posts onwards, to the bank or to us; null when it posts nothing. */
export async function enterOnPage(shop: Gateway, opened: PageForm, card: string): Promise<Posted | null> {
  return postedBy(await atPage(shop, opened, { card }));
}

/** Whether the page sends the browser to the bank first. */
export function isAtBank({ action }: Posted): boolean {
  return action.includes(bank);
}

/** Presses a button at the bank, and goes back to the page. Returns what the page then posts to us. */
export async function answerBankOnPage(
  shop: Gateway,
  fields: Record<string, string>,
  choice: string,
  code = '1234',
): Promise<Posted | null> {
  const answered = postedBy(await post(shop, bank, '/challenge/answer', { ...fields, choice, code }));
  if (answered === null) return null;
  return postedBy(await post(shop, page, new URL(answered.action).pathname, answered.fields));
}

/** Pays on the page, answering the bank if it asks. Returns what the browser brings back, or null when it never comes. */
export async function payOnPage(shop: Gateway, opened: PageForm, card: string, code = '1234'): Promise<Posted | null> {
  const posted = await enterOnPage(shop, opened, card);
  return posted === null || !isAtBank(posted) ? posted : answerBankOnPage(shop, posted.fields, 'confirm', code);
}
