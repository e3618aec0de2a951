import type { Answer, Message } from './exchange.ts';
import type { Fault, Plan, Purpose } from './faults.ts';
import { findGatewayId, getSubject, type Subject } from './subject.ts';

interface Open {
  plan: Plan;
  /** Number of requests so far, by purpose. */
  seen: Map<Purpose, number>;
}

export interface PlanBook {
  /** `name`: the card token, or our id of the payment. */
  expect: (name: string, plan: Plan) => void;
  /** The fault for this request; `none` when it belongs to no plan. */
  next: (message: Message) => Fault;
  /** Remembers the id that the gateway gave the payment of a request. */
  learn: (message: Message, answer: Answer) => void;
}

/**
 * Stores the fault plans of payments, and finds the plan of a request. A payment that nobody announced, as a charge of a
 * membership, gets a plan of `planCharge` with its first request.
 */
export function planBook(planCharge: () => Plan): PlanBook {
  const open = new Map<string, Open>();
  const find = (names: readonly string[]) => names.flatMap((name) => open.get(name) ?? [])[0];
  const isCharge = ({ names, purpose }: Subject) => names.length > 0 && purpose === 'authorise';
  const openCharge = (): Open => ({ plan: planCharge(), seen: new Map() });
  return {
    expect: (name, plan) => {
      open.set(name, { plan, seen: new Map() });
    },
    next(message) {
      const subject = getSubject(message);
      const { names, purpose } = subject;
      const found = find(names) ?? (isCharge(subject) ? openCharge() : undefined);
      if (found === undefined) return 'none';
      for (const name of names) open.set(name, found);
      const position = found.seen.get(purpose) ?? 0;
      found.seen.set(purpose, position + 1);
      return found.plan[purpose][position] ?? 'none';
    },
    learn(message, { body }) {
      const found = find(getSubject(message).names);
      const id = findGatewayId(body);
      if (found !== undefined && id !== null) open.set(id, found);
    },
  };
}
