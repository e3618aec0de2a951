import { at, textAt } from '#soak/customer/answer.ts';
import { chooseAnswer, chooseCard } from '#soak/customer/cards.ts';
import { call, note, pause, type Person } from '#soak/customer/person.ts';
import {
  answerBankOnPage,
  atPage,
  enterOnPage,
  isAtBank,
  postedBy,
  type PageForm,
  type Posted,
} from '#tests/support/sandbox/payment-page.ts';
import type { ProviderSteps } from './provider-steps.ts';

const returnPath = /\/payments\/hosted\/([^/]+)\/return\/([^/?]+)$/;

function getForm(reply: unknown): PageForm | null {
  const fields = at(reply, 'form_data');
  const address = textAt(reply, 'sca_url');
  if (address === '' || typeof fields !== 'object' || fields === null) return null;
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)] as const);
  return { sca_url: address, form_data: Object.fromEntries(texts) };
}

/** Pays on the page, leaves it by its button, or closes it. Returns what the page sends the browser back with. */
async function usePage(person: Person, form: PageForm, number: string): Promise<Posted | null> {
  const shop = { gatewayPort: person.system.ports.gateway };
  const way = person.random.weighted({ pay: 90, cancel: 5, close: 5 });
  note(person, `page: ${way}`);
  if (way === 'close') return null;
  if (way === 'cancel') return postedBy(await atPage(shop, form, { cancel: true }));
  const posted = await enterOnPage(shop, form, number);
  if (posted === null || !isAtBank(posted)) return posted;
  const { choice, code } = chooseAnswer(person);
  await pause(person, 100);
  return answerBankOnPage(shop, posted.fields, choice, code);
}

async function passCheck(person: Person, reply: unknown): Promise<void> {
  const form = getForm(reply);
  if (form === null) return;
  const { number, plan } = chooseCard(person);
  person.proxy.expect(textAt(reply, 'transaction_uuid'), plan);
  // The page may break down after it has taken the money.
  const posted = await usePage(person, form, number).catch(() => null);
  const [, uuid, mac] = returnPath.exec(posted?.action ?? '') ?? [];
  if (posted === null || uuid === undefined || mac === undefined) return;
  const path = `/api/payment-providers/hosted/${uuid}/return/${mac}`;
  const send = () => call(person, path, { method: 'POST', form: posted.fields, anonymous: true });
  if (person.random.chance(0.1)) return;
  await (person.random.chance(0.2) ? Promise.all([send(), send()]) : send());
}

/** A provider's own page: nothing is entered in the checkout. */
export const onPage: ProviderSteps = { enterCard: () => Promise.resolve({}), passCheck };
