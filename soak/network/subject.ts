import { getFields, type Message } from './exchange.ts';
import type { Purpose } from './faults.ts';

/** What a request is about. */
export interface Subject {
  purpose: Purpose;
  /** The names by which its payment may be known: a card token, our id, the gateway's id. */
  names: string[];
}

/** The text at a path of parsed JSON; null when there is none. */
export function findText(fields: unknown, ...path: string[]): string | null {
  let at: unknown = fields;
  for (const name of path)
    at = typeof at === 'object' && at !== null ? Object.entries(at).find(([key]) => key === name)?.[1] : null;
  return typeof at === 'string' ? at : null;
}

const known = (...names: (string | null | undefined)[]) =>
  names.flatMap((name) => (name === null || name === undefined || name === '' ? [] : [name]));

const opayoTransaction = /\/transactions\/([^/]+)(\/[^/]+)?$/;

function getOpayoPurpose({ method, path }: Message, isRefund: boolean): Purpose {
  if (method === 'GET') return 'read';
  if (path.endsWith('/3d-secure-challenge')) return 'challenge';
  if (path.endsWith('/instructions')) return 'instruct';
  return isRefund ? 'refund' : 'authorise';
}

function ofOpayo(message: Message): Subject {
  const transaction = opayoTransaction.exec(message.path)?.[1];
  if (transaction !== undefined)
    return { purpose: getOpayoPurpose(message, false), names: [decodeURIComponent(transaction).toUpperCase()] };
  const fields = getFields(message.body);
  const refundedId = findText(fields, 'referenceTransactionId');
  // A kept card is charged again and again, each time as a payment of its own.
  const isCharge = findText(fields, 'credentialType', 'initiatedType') === 'MIT';
  const card = findText(fields, 'paymentMethod', 'card', 'cardIdentifier');
  const payer = isCharge ? findText(fields, 'vendorTxCode') : card;
  return { purpose: getOpayoPurpose(message, refundedId !== null), names: known(refundedId?.toUpperCase(), payer) };
}

/** A direct debit, or the mandate for it, by the key of the request that makes it. */
function ofDirectDebit({ method, path, headers }: Message): Subject {
  const address = new URL(path, 'http://provider.test');
  const payment = /\/payments\/([^/]+)$/.exec(address.pathname)?.[1];
  const key = headers['idempotency-key']?.toString() ?? address.searchParams.get('key');
  return { purpose: method === 'GET' ? 'read' : 'authorise', names: known(payment, key) };
}

const stripeIntent = /^\/v1\/payment_intents\/(pi_[^/?]+)(\/\w+)?/;

function ofStripe({ method, path, body }: Message): Subject {
  const form = new URLSearchParams(body.toString('utf8'));
  const intent = stripeIntent.exec(path)?.[1] ?? form.get('payment_intent');
  const searched = /'transactionUuid'\]:'([^']+)'/.exec(decodeURIComponent(path))?.[1];
  const names = known(intent, form.get('confirmation_token'), form.get('metadata[transactionUuid]'), searched);
  if (method === 'GET') return { purpose: 'read', names };
  if (path.startsWith('/v1/refunds')) return { purpose: 'refund', names };
  return { purpose: intent === null ? 'authorise' : 'instruct', names };
}

const cardstreamPurposes: Readonly<Record<string, Purpose>> = { QUERY: 'read', REFUND_SALE: 'refund' };

function ofCardstream({ body }: Message): Subject {
  const form = new URLSearchParams(body.toString('utf8'));
  const action = form.get('action') ?? '';
  // A refund has an id of its own.
  const ours = action === 'REFUND_SALE' ? null : form.get('transactionUnique');
  return { purpose: cardstreamPurposes[action] ?? 'instruct', names: known(form.get('xref'), ours) };
}

/** A message of the gateway to the shop, of Stripe as JSON and of a payment page as a form. */
function ofNotification({ body }: Message): Subject {
  const fields = getFields(body);
  const form = new URLSearchParams(body.toString('utf8'));
  const object = Object.entries(Object(fields.data) as object).find(([name]) => name === 'object')?.[1] as unknown;
  const stripe = known(findText(object, 'id'), findText(object, 'metadata', 'transactionUuid'));
  return { purpose: 'notify', names: [...stripe, ...known(form.get('xref'), form.get('transactionUnique'))] };
}

/** What a request between shop and gateway is about, by its path and body. */
export function getSubject(message: Message): Subject {
  const { path } = message;
  if (path.startsWith('/payments/') || path.startsWith('/api/')) return ofNotification(message);
  if (path.startsWith('/v1/')) return ofStripe(message);
  if (path.startsWith('/direct-debit/')) return ofDirectDebit(message);
  return path.startsWith('/direct/') ? ofCardstream(message) : ofOpayo(message);
}

/** The gateway's id in an answer to a request, which links later requests to its payment. */
export function findGatewayId(body: Buffer): string | null {
  const fields = getFields(body);
  const transaction = findText(fields, 'transactionId');
  if (transaction !== null) return transaction.toUpperCase();
  const id = findText(fields, 'id');
  if (id !== null && /^(pi_|PM)/.test(id)) return id;
  return new URLSearchParams(body.toString('utf8')).get('xref');
}
