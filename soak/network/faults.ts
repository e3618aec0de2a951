import type { Random } from '#soak/random.ts';

/** What the network, or something in it, does to one request and its answer. */
export type Fault =
  | 'none'
  /** The connection breaks before the gateway hears anything. */
  | 'lost-request'
  /** The gateway acts; the connection breaks before the answer arrives. */
  | 'lost-answer'
  /** The request waits on its way for longer than anybody waits for the answer, and arrives all the same. */
  | 'late-request'
  /** The gateway acts at once, its answer comes too late. */
  | 'late-answer'
  /** The request is delivered twice, and the first answer arrives. */
  | 'twice-first'
  /** The request is delivered twice, and the second answer arrives. */
  | 'twice-second'
  /** Something in front of the gateway answers 502 instead of it. */
  | 'error-before'
  /** The gateway acts, and its answer is replaced by a 500. */
  | 'error-after'
  /** Something in front of the gateway refuses with 403. */
  | 'refused-before'
  /** The gateway acts, and its answer is replaced by a 403. */
  | 'refused-after';

/** What a request to the gateway is for. */
export type Purpose = 'authorise' | 'challenge' | 'instruct' | 'refund' | 'read';

/** The faults of one payment: for each purpose those of the first requests; later ones arrive well. */
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
/** How likely each purpose is to be disturbed in a payment that is; the money moves by instructions. */
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

/** Chooses what happens to the requests of one payment. `share`: of payments that are disturbed at all. */
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
