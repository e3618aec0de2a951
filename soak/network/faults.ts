import type { Random } from '#soak/random.ts';

/** A fault of the network, or of a proxy in it, for one request and its answer. */
export type Fault =
  | 'none'
  /** The connection breaks before the gateway receives the request. */
  | 'lost-request'
  /** The gateway handles the request; the connection breaks before the answer arrives. */
  | 'lost-answer'
  /** The request arrives only after the caller's timeout. */
  | 'late-request'
  /** The gateway handles the request at once; its answer arrives after the caller's timeout. */
  | 'late-answer'
  /** The request is delivered twice, and the first answer arrives. */
  | 'twice-first'
  /** The request is delivered twice, and the second answer arrives. */
  | 'twice-second'
  /** A proxy answers 502; the gateway does not receive the request. */
  | 'error-before'
  /** The gateway handles the request; a proxy replaces its answer by a 500. */
  | 'error-after'
  /** A proxy answers 403; the gateway does not receive the request. */
  | 'refused-before'
  /** The gateway handles the request; a proxy replaces its answer by a 403. */
  | 'refused-after';

/** The purpose of a request to the gateway, or of one by which it notifies the shop. */
export type Purpose = 'authorise' | 'challenge' | 'instruct' | 'refund' | 'read' | 'notify';

/** The faults of one payment: for each purpose those of the first requests; later requests have none. */
export type Plan = Readonly<Record<Purpose, readonly Fault[]>>;

const likely: Readonly<Record<Fault, number>> = {
  none: 0,
  'lost-request': 3,
  'lost-answer': 5,
  'late-request': 2,
  'late-answer': 3,
  'twice-first': 2,
  'twice-second': 3,
  'error-before': 2,
  'error-after': 3,
  'refused-before': 1,
  'refused-after': 2,
};
/** Probability of a fault by purpose, in a payment with faults; highest for instructions, which move the money. */
const disturbed: Readonly<Record<Purpose, number>> = {
  authorise: 0.22,
  challenge: 0.3,
  instruct: 0.6,
  refund: 0.5,
  read: 0.3,
  notify: 0.3,
};
const mostInRow = 3;

/** Probabilities of faults for every single request, from 0 to 1. */
export interface FaultRates {
  /** The provider, or a proxy, answers with an error. */
  errors: number;
  /** There is no answer in time. */
  timeouts: number;
  /** The request is delivered twice. */
  duplicates: number;
}

/** How faults are spread: over this share of the payments, or over single requests. */
export type FaultSpread = number | FaultRates;

/** As many requests of one purpose a payment makes at most. */
const mostRequests = 25;
const errorFaults = ['error-before', 'error-after', 'refused-before', 'refused-after'] as const;
const timeoutFaults = ['lost-request', 'lost-answer', 'late-request', 'late-answer'] as const;
const duplicateFaults = ['twice-first', 'twice-second'] as const;

function getFaults(random: Random, purpose: Purpose): Fault[] {
  if (!random.chance(disturbed[purpose])) return [];
  return Array.from({ length: random.between(1, mostInRow) }, () => random.weighted(likely));
}

function getFault(random: Random, { errors, timeouts, duplicates }: FaultRates): Fault {
  const drawn = random.next();
  if (drawn < errors) return random.pick(errorFaults);
  if (drawn < errors + timeouts) return random.pick(timeoutFaults);
  return drawn < errors + timeouts + duplicates ? random.pick(duplicateFaults) : 'none';
}

/** Chooses the faults of one payment. */
export function getPlan(random: Random, spread: FaultSpread): Plan {
  const isCalm = typeof spread === 'number' && !random.chance(spread);
  const faults = (purpose: Purpose): Fault[] => {
    if (typeof spread !== 'number') return Array.from({ length: mostRequests }, () => getFault(random, spread));
    return isCalm ? [] : getFaults(random, purpose);
  };
  return {
    authorise: faults('authorise'),
    challenge: faults('challenge'),
    instruct: faults('instruct'),
    refund: faults('refund'),
    read: faults('read'),
    notify: faults('notify'),
  };
}
