import type { Answer, Message } from './exchange.ts';
import type { Fault, Plan, Purpose } from './faults.ts';
import { findGatewayId, getSubject } from './subject.ts';

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

/** Stores the fault plans of payments, and finds the plan of a request. */
export function planBook(): PlanBook {
  const open = new Map<string, Open>();
  const find = (names: readonly string[]) => names.flatMap((name) => open.get(name) ?? [])[0];
  return {
    expect: (name, plan) => {
      open.set(name, { plan, seen: new Map() });
    },
    next(message) {
      const { names, purpose } = getSubject(message);
      const found = find(names);
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
