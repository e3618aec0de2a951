import { setTimeout as sleep } from 'node:timers/promises';
import { numberAt, textAt, type Reply } from './answer.ts';
import type { Source } from './basket.ts';
import { getSteps } from './get-steps.ts';
import { call, note, type Person } from './person.ts';

/** The result of a purchase, as far as the customer knows. */
export type Ending = 'bought' | 'refused' | 'unknown' | 'gone';

/** A concurrent action, e.g. in another tab. */
export type Meanwhile = (moment: 'authorise' | 'complete') => Promise<unknown>;

interface Paying {
  source: Source;
  meanwhile: Meanwhile;
  /** Whether the customer continues at this step. */
  isStillThere: () => boolean;
}

const billing = {
  first_name: 'Robin',
  last_name: 'Reed',
  address1: '14 Wharf Street',
  city: 'Sowerby Bridge',
  postcode: 'HX6 2AE',
};
const browserData = {
  java_enabled: false,
  javascript_enabled: true,
  language: 'en-GB',
  color_depth: 24,
  screen_height: 800,
  screen_width: 400,
  tz: 0,
  user_agent: 'Soak',
};
const maxPolls = 4;

function getOffer(amount: number, itemHash: string, source: Source) {
  return {
    payments: amount > 0 ? [{ tender_type: 'online', amount }] : [],
    terms: true,
    completed_waivers: [],
    source: 'online',
    cart_source: source,
    item_hash: itemHash,
  };
}

/** Records the order of a reply, and returns what the customer learns from it. */
function recordOutcome(person: Person, { status, data }: Reply): Ending {
  const orderId = textAt(data, 'complete_order_id');
  if (status === 200 && orderId !== '') {
    person.record.orders.add(orderId);
    return 'bought';
  }
  if (status === 0 || status === 202 || status >= 500) return 'unknown';
  return 'refused';
}

/** Sends the request once, or twice as a double click does. */
async function complete(person: Person, path: string, body: unknown, { meanwhile }: Paying): Promise<Ending> {
  const send = () => call(person, path, { method: 'POST', body });
  const clicks = person.random.chance(0.2) ? [send(), send()] : [send()];
  const [replies] = await Promise.all([Promise.all(clicks), meanwhile('complete')]);
  const endings = replies.map((reply) => recordOutcome(person, reply));
  if (endings.includes('bought')) return 'bought';
  if (!endings.includes('unknown')) return 'refused';
  for (let look = 0; look < maxPolls; look += 1) {
    await sleep(700);
    const ending = recordOutcome(person, await send());
    if (ending !== 'unknown') return ending;
  }
  return 'unknown';
}

/** Polls a payment whose result is not known yet. */
async function poll(person: Person, uuid: string): Promise<string> {
  for (let look = 0; look < maxPolls; look += 1) {
    await sleep(500);
    const body = { transaction_uuid: uuid };
    const status = textAt(
      (await call(person, `/api/payment-providers/sca-completion/${uuid}`, { body })).data,
      'status',
    );
    if (person.random.chance(0.5)) await call(person, `/api/payment-providers/transactions/${uuid}`);
    if (status === 'failed') return 'failed';
    if (status === 'authorised' || status === 'completed') return 'authorised';
  }
  return 'pending';
}

/** Takes a payment from the reply of its authorisation to a known result: `yes` when the order can be made. */
async function authorised(
  person: Person,
  { reply, provider }: { reply: Reply; provider: string },
  { isStillThere, meanwhile }: Paying,
): Promise<'yes' | Ending> {
  const status = textAt(reply.data, 'transaction_status');
  const uuid = textAt(reply.data, 'transaction_uuid');
  if (reply.status >= 400 && reply.status < 500) return 'refused';
  if (uuid === '') return 'unknown';
  if (!isStillThere()) return 'gone';
  if (status === 'sca_required') {
    const check = getSteps(provider).passCheck(person, reply.data);
    await Promise.all([check, provider === 'hosted' && meanwhile('authorise')]);
    if (!isStillThere()) return 'gone';
  }
  const knownStatus = status === 'authorised' || status === 'failed' ? status : await poll(person, uuid);
  if (knownStatus === 'authorised') return 'yes';
  return knownStatus === 'failed' ? 'refused' : 'unknown';
}

/** Completes a basket without a card payment: it becomes an order at once. */
async function payWithoutCard(person: Person, itemHash: string, paying: Paying): Promise<Ending> {
  return complete(person, '/api/checkout/complete', getOffer(0, itemHash, paying.source), paying);
}

interface Authorisation {
  uuid: string;
  provider: string;
  sessionKey: string;
}

/** Enters a card in the checkout, and has it authorised. */
async function authoriseCard(
  person: Person,
  { uuid, provider, sessionKey }: Authorisation,
  { isStillThere, meanwhile }: Paying,
): Promise<Reply | 'gone'> {
  const part = await getSteps(provider).enterCard(person, sessionKey);
  if (!isStillThere()) return 'gone';
  const body = { transaction_uuid: uuid, ...part, billing, browser_data: browserData };
  const [reply] = await Promise.all([
    call(person, `/api/payment-providers/${provider}/authorise`, { body }),
    meanwhile('authorise'),
  ]);
  return reply;
}

/** Pays by the newer checkout, in two steps. */
export async function payBySession(person: Person, paying: Paying): Promise<Ending> {
  const { source, isStillThere } = paying;
  const session = await call(person, '/api/checkout/session/prepare', {
    body: { source: 'online', cart_source: source },
  });
  const preparedReply = await call(person, `/api/checkout/prepare?source=online&cart_source=${source}`);
  const [amount, hash] = [numberAt(preparedReply.data, 'amount'), textAt(preparedReply.data, 'item_hash')];
  if (session.status !== 200 || preparedReply.status !== 200) return 'refused';
  if (!isStillThere()) return 'gone';
  if (amount === 0) return payWithoutCard(person, hash, paying);
  const sessionId = textAt(session.data, 'payment_session_id');
  const uuid = textAt(session.data, 'transaction_uuid');
  const paymentReply = await call(person, '/api/checkout/session/payment', {
    body: { ...getOffer(amount, hash, source), payment_session_id: sessionId },
  });
  if (paymentReply.status !== 200) return 'refused';
  const provider = textAt(session.data, 'payment_provider');
  if (provider === '') return 'refused';
  const sessionKey = textAt(session.data, 'card_session', 'session_key');
  const authorisation = { uuid, provider, sessionKey };
  const reply = provider === 'hosted' ? paymentReply : await authoriseCard(person, authorisation, paying);
  if (reply === 'gone') return 'gone';
  const ready = await authorised(person, { reply, provider }, paying);
  if (ready === 'unknown' && person.random.chance(0.3))
    await call(person, `/api/payment-providers/${provider}/cancel/${uuid}`, { method: 'POST' });
  if (ready !== 'yes') return ready;
  return complete(person, `/api/checkout/session/complete/${uuid}`, undefined, paying);
}

/** Pays by the older checkout, in one step. */
export async function payAtOnce(person: Person, paying: Paying): Promise<Ending> {
  const { source, isStillThere, meanwhile } = paying;
  const preparedReply = await call(person, `/api/checkout/prepare?source=online&cart_source=${source}`);
  if (preparedReply.status !== 200) return 'refused';
  const [amount, hash] = [numberAt(preparedReply.data, 'amount'), textAt(preparedReply.data, 'item_hash')];
  if (amount === 0) return payWithoutCard(person, hash, paying);
  const provider = textAt(preparedReply.data, 'payment_provider');
  if (provider === '') return 'refused';
  const part = await getSteps(provider).enterCard(person, textAt(preparedReply.data, 'session_key'));
  if (!isStillThere()) return 'gone';
  const offer = getOffer(amount, hash, source);
  const card = { ...part, billing, browser_data: browserData };
  const [reply] = await Promise.all([
    call(person, '/api/checkout/authorise', { body: { ...offer, ...card } }),
    provider !== 'hosted' && meanwhile('authorise'),
  ]);
  const ready = await authorised(person, { reply, provider }, paying);
  if (ready !== 'yes') return ready;
  const uuid = textAt(reply.data, 'transaction_uuid');
  note(person, `payment ${uuid}`);
  return complete(person, '/api/checkout/complete', { ...offer, transaction_uuid: uuid }, paying);
}
