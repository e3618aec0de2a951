import { getFields, type Answer, type Message } from './exchange.ts';
import type { Fault, Plan, Purpose } from './faults.ts';

interface Open {
  plan: Plan;
  /** How many requests of each purpose there were. */
  seen: Map<Purpose, number>;
}

export interface PlanBook {
  expect: (cardIdentifier: string, plan: Plan) => void;
  /** What happens to this request; `none` for one that belongs to no plan. */
  next: (message: Message) => Fault;
  /** Notes which transaction the gateway has made of a request. */
  learn: (message: Message, answer: Answer) => void;
}

function textAt(fields: unknown, ...path: string[]): string | null {
  let at: unknown = fields;
  for (const name of path)
    at = typeof at === 'object' && at !== null ? Object.entries(at).find(([key]) => key === name)?.[1] : null;
  return typeof at === 'string' ? at : null;
}

const ofTransaction = /\/transactions\/([^/]+)(\/[^/]+)?$/;

function getPurpose({ method, path }: Message, isRefund: boolean): Purpose {
  if (method === 'GET') return 'read';
  if (path.endsWith('/3d-secure-challenge')) return 'challenge';
  if (path.endsWith('/instructions')) return 'instruct';
  return isRefund ? 'refund' : 'authorise';
}

/** The name of the payment a request is about: a card token at first, then the gateway's transaction. */
function getSubject(message: Message): { name: string | null; isRefund: boolean } {
  const transaction = ofTransaction.exec(message.path)?.[1];
  if (transaction !== undefined) return { name: decodeURIComponent(transaction).toUpperCase(), isRefund: false };
  const fields = getFields(message.body);
  const refunded = textAt(fields, 'referenceTransactionId');
  if (refunded !== null) return { name: refunded.toUpperCase(), isRefund: true };
  return { name: textAt(fields, 'paymentMethod', 'card', 'cardIdentifier'), isRefund: false };
}

/** Keeps the plans of payments and which requests belong to them. */
export function planBook(): PlanBook {
  const open = new Map<string, Open>();
  return {
    expect: (cardIdentifier, plan) => {
      open.set(cardIdentifier, { plan, seen: new Map() });
    },
    next(message) {
      const { name, isRefund } = getSubject(message);
      const found = name === null ? undefined : open.get(name);
      if (found === undefined) return 'none';
      const purpose = getPurpose(message, isRefund);
      const position = found.seen.get(purpose) ?? 0;
      found.seen.set(purpose, position + 1);
      return found.plan[purpose][position] ?? 'none';
    },
    learn(message, { body }) {
      const { name } = getSubject(message);
      const found = name === null ? undefined : open.get(name);
      const transaction = textAt(getFields(body), 'transactionId');
      if (found !== undefined && transaction !== null) open.set(transaction.toUpperCase(), found);
    },
  };
}
