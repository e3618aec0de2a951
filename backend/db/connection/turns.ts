import { busyCode } from './error-codes.ts';

/** Nobody's turn came to a good end for too long. */
class TurnNeverCame extends Error {
  readonly code = busyCode;

  constructor(what: string) {
    super(`Too many wait for ${what}.`);
    this.name = 'TurnNeverCame';
  }
}

/** Ends a turn; `hasSucceeded` tells that things go on. */
type Leave = (hasSucceeded: boolean) => void;

export interface Turns {
  /**
   * Waits for a turn; whoever got one must leave. Throws when no turn has succeeded for `patienceMs`, with a code that
   * counts as passing.
   */
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

interface Waiting {
  resolve: (leave: Leave) => void;
  reject: (error: Error) => void;
}

/**
 * Lets so many in at a time; the others wait, first come, first served. A long line that moves is waited out; one that
 * stands still is sent away.
 */
export function createTurns({ what, most, patienceMs }: TurnsOptions): Turns {
  let waiting: Waiting[] = [];
  let taken = 0;
  let stalled: NodeJS.Timeout | undefined;

  const sendAway = () => {
    const all = waiting;
    waiting = [];
    for (const { reject } of all) reject(new TurnNeverCame(what));
  };

  const watch = () => {
    clearTimeout(stalled);
    stalled = waiting.length > 0 ? setTimeout(sendAway, patienceMs) : undefined;
  };

  const leave: Leave = (hasSucceeded) => {
    const next = waiting.shift();
    if (next === undefined) taken -= 1;
    else next.resolve(leave);
    if (hasSucceeded || waiting.length === 0) watch();
  };

  return {
    enter: () => {
      if (taken < most) {
        taken += 1;
        return Promise.resolve(leave);
      }
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        if (waiting.length === 1) watch();
      });
    },
    isIdle: () => taken === 0,
    isHalfTaken: () => taken > most / 2,
  };
}
