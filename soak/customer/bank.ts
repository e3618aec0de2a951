import http from 'node:http';
import { readAll } from '#soak/network/exchange.ts';
import { getPlan } from '#soak/network/faults.ts';
import { textAt } from './answer.ts';
import { call, note, pause, type Person } from './person.ts';

const cards = {
  approved: '4242424242424242',
  challenge: '4000002760003184',
  declined: '4000000000000002',
  challengedThenDeclined: '4000009900000038',
  answerLost: '4000009900000087',
  failsOnce: '4000009900000103',
  captureRefused: '4000009900000194',
  captureLostOnce: '4000009900000202',
};
const likelyCards: Readonly<Record<keyof typeof cards, number>> = {
  approved: 66,
  challenge: 20,
  declined: 4,
  challengedThenDeclined: 2,
  answerLost: 2,
  failsOnce: 2,
  captureRefused: 2,
  captureLostOnce: 2,
};

/** Tokenises a card in the gateway's form, and plans the faults of its payment. Returns the token, if any. */
export async function enterCard(person: Person, sessionKey: string): Promise<string> {
  const { random, system, proxy, faults } = person;
  const card = random.weighted(likelyCards);
  const plan = getPlan(random, faults);
  const cardDetails = {
    cardholderName: 'Robin Reed',
    cardNumber: cards[card],
    expiryDate: '1230',
    securityCode: '123',
  };
  try {
    const response = await fetch(`http://127.0.0.1:${system.ports.gateway}/opayo/api/v1/card-identifiers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sessionKey}` },
      body: JSON.stringify({ cardDetails }),
    });
    const token = textAt(await response.json(), 'cardIdentifier');
    if (token !== '') proxy.expect(token, plan);
    note(person, `card ${card}, faults ${JSON.stringify(plan)}`);
    return token;
  } catch {
    return '';
  }
}

/** A request to the bank's host name, which only a browser could resolve. */
function postToBank(port: number, path: string, fields: Record<string, string>): Promise<string> {
  const headers = { host: `acs.fakebank.localhost:${port}`, 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve) => {
    const request = http.request(
      { port, host: '127.0.0.1', method: 'POST', path, headers, agent: false },
      (response) => {
        readAll(response).then(
          (page) => resolve(page.toString('utf8')),
          () => resolve(''),
        );
      },
    );
    request.on('error', () => resolve('')).end(new URLSearchParams(fields).toString());
  });
}

const answers = { confirm: 12, twice: 3, wrongCode: 1, cancel: 1, never: 1 };
const returnAddress = /action="([^"]*\/payments\/sca\/([^/"]+)\/notify\/([^"]+))"/;

/** The customer completes the bank's challenge, whose page posts the result to us; perhaps twice, perhaps never. */
export async function answerBank(person: Person, formData: unknown): Promise<void> {
  const { random, system } = person;
  const answer = random.weighted(answers);
  note(person, `bank: ${answer}`);
  const choice = answer === 'wrongCode' ? 'confirm' : answer;
  const fields = { creq: textAt(formData, 'creq'), threeDSSessionData: textAt(formData, 'threeDSSessionData') };
  await pause(person, 100);
  const code = answer === 'wrongCode' ? '9999' : '1234';
  const page = await postToBank(system.ports.gateway, '/challenge/answer', { ...fields, choice, code });
  const [, , transaction, mac] = returnAddress.exec(page) ?? [];
  if (transaction === undefined || mac === undefined) return;
  const hiddenFields = [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const form = Object.fromEntries(hiddenFields);
  const send = () =>
    call(person, `/api/payment-providers/sca/${transaction}/notify/${mac}`, { method: 'POST', form, anonymous: true });
  await (answer === 'twice' ? Promise.all([send(), send()]) : send());
}
