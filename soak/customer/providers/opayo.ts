import { textAt } from '#soak/customer/answer.ts';
import { chooseAnswer, chooseCard } from '#soak/customer/cards.ts';
import { call, pause, type Person } from '#soak/customer/person.ts';
import { visit } from '#tests/support/sandbox/visit.ts';
import type { ProviderSteps } from './provider-steps.ts';

async function enterCard(person: Person, sessionKey: string): Promise<Record<string, unknown>> {
  const { system, proxy } = person;
  const { number, plan } = chooseCard(person);
  const cardDetails = { cardholderName: 'Robin Reed', cardNumber: number, expiryDate: '1230', securityCode: '123' };
  try {
    const response = await fetch(`http://127.0.0.1:${system.ports.gateway}/opayo/api/v1/card-identifiers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sessionKey}` },
      body: JSON.stringify({ cardDetails }),
    });
    const token = textAt(await response.json(), 'cardIdentifier');
    if (token !== '') proxy.expect(token, plan);
    return { card_identifier: token, session_key: sessionKey };
  } catch {
    return { card_identifier: '', session_key: sessionKey };
  }
}

const returnAddress = /action="([^"]*\/payments\/sca\/([^/"]+)\/notify\/([^"]+))"/;

/** The customer completes the bank's challenge, whose page posts the result to us; perhaps twice, perhaps never. */
async function passCheck(person: Person, reply: unknown): Promise<void> {
  const { choice, code } = chooseAnswer(person);
  const creq = textAt(reply, 'form_data', 'creq');
  const threeDSSessionData = textAt(reply, 'form_data', 'threeDSSessionData');
  await pause(person, 100);
  const fields = new URLSearchParams({ creq, threeDSSessionData, choice, code }).toString();
  const bank = visit(person.system.ports.gateway, 'acs.fakebank.localhost', '/challenge/answer', fields);
  const page = await bank.then(
    (answered) => answered.page,
    () => '',
  );
  const [, , transaction, mac] = returnAddress.exec(page) ?? [];
  if (transaction === undefined || mac === undefined) return;
  const hiddenFields = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const form = Object.fromEntries(hiddenFields);
  const send = () =>
    call(person, `/api/payment-providers/sca/${transaction}/notify/${mac}`, { method: 'POST', form, anonymous: true });
  await (choice === 'twice' ? Promise.all([send(), send()]) : send());
}

/** Opayo: a card token in the checkout, and a check at the bank. */
export const atOpayo: ProviderSteps = { enterCard, passCheck };
