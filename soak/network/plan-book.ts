import { getFields, type Answer, type Message } from './exchange.ts';
import type { Fault, Plan, Purpose } from './faults.ts';

interface Open {
  plan: Plan;
  /** Number of requests so far, by purpose. */
  seen: Map<Purpose, number>;
}

export interface PlanBook {
  expect: (cardIdentifier: string, plan: Plan) => void;
  /** The fault for this request; `none` when it belongs to no plan. */
  next: (message: Message) => Fault;
  /** Remembers the transaction id that the gateway created for a request. */
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

/** The id that links a request to its payment: the card token at first, then the gateway's transaction id. */
function getSubject(message: Message): { name: string | null; isRefund: boolean } {
  const transaction = ofTransaction.exec(message.path)?.[1];
  if (transaction !== undefined) return { name: decodeURIComponent(transaction).toUpperCase(), isRefund: false };
  const fields = getFields(message.body);
  const refundedId = textAt(fields, 'referenceTransactionId');
  if (refundedId !== null) return { name: refundedId.toUpperCase(), isRefund: true };
  return { name: textAt(fields, 'paymentMethod', 'card', 'cardIdentifier'), isRefund: false };
}

/** Stores the fault plans of payments, and finds the plan of a request. */
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
