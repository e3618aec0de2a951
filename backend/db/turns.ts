import { busyCode } from './error-codes.ts';

/** Somebody waited for their turn for too long. */
class TurnNeverCame extends Error {
  readonly code = busyCode;

  constructor(what: string) {
    super(`Too many wait for ${what}.`);
    this.name = 'TurnNeverCame';
  }
}

type Leave = () => void;

export interface Turns {
  /** Waits for a turn; whoever got one must leave. Throws after `patienceMs`, with a code that counts as passing. */
  enter: () => Promise<Leave>;
  /** Nobody has a turn or waits for one. */
  isIdle: () => boolean;
  /** More than half are taken. */
  isHalfTaken: () => boolean;
}

interface TurnsOptions {
  /** What is waited for, for the message. */
  what: string;
  /** Turns at a time. */
  most: number;
  patienceMs: number;
}

/** Lets so many in at a time; the others wait, first come, first served. */
export function createTurns({ what, most, patienceMs }: TurnsOptions): Turns {
  const waiting = new Set<() => void>();
  let taken = 0;

  const leave = () => {
    const [next] = waiting;
    if (next === undefined) taken -= 1;
    else next();
  };

  return {
    enter: () => {
      if (taken < most) {
        taken += 1;
        return Promise.resolve(leave);
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(go);
          reject(new TurnNeverCame(what));
        }, patienceMs);
        const go = () => {
          waiting.delete(go);
          clearTimeout(timer);
          resolve(leave);
        };
        waiting.add(go);
      });
    },
    isIdle: () => taken === 0,
    isHalfTaken: () => taken > most / 2,
  };
}
