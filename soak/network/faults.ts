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

/** The purpose of a request to the gateway. */
export type Purpose = 'authorise' | 'challenge' | 'instruct' | 'refund' | 'read';

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
};
const mostInRow = 3;

function getFaults(random: Random, purpose: Purpose): Fault[] {
  if (!random.chance(disturbed[purpose])) return [];
  return Array.from({ length: random.between(1, mostInRow) }, () => random.weighted(likely));
}

/** Chooses the faults of one payment. `share`: probability that it has any. */
export function getPlan(random: Random, share: number): Plan {
  const isCalm = !random.chance(share);
  const faults = (purpose: Purpose) => (isCalm ? [] : getFaults(random, purpose));
  return {
    authorise: faults('authorise'),
    challenge: faults('challenge'),
    instruct: faults('instruct'),
    refund: faults('refund'),
    read: faults('read'),
  };
}
