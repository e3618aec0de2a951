import { busyCode } from './error-codes.ts';

/** No turn has succeeded for longer than the timeout. */
class QueueTimeout extends Error {
  readonly code = busyCode;

  constructor(what: string) {
    super(`Too many wait for ${what}.`);
    this.name = 'TurnNeverCame';
  }
}

/** Ends a turn; `hasSucceeded` restarts the timeout of those who wait. */
type Leave = (hasSucceeded: boolean) => void;

export interface Semaphore {
  /**
   * Waits for a turn; the caller must call the function it gets, to leave. Throws a retryable error (`isPassing`) when
   * no turn has succeeded for `timeoutMs`.
   */
  enter: () => Promise<Leave>;
  /** Nobody has a turn or waits for one. */
  isIdle: () => boolean;
  /** More than half are taken. */
  isHalfTaken: () => boolean;
}

interface TurnsOptions {
  /** What the queue is for, for the error's message. */
  what: string;
  /** Maximum of concurrent turns. */
  most: number;
  timeoutMs: number;
}

interface Waiting {
  resolve: (leave: Leave) => void;
  reject: (error: Error) => void;
}

/**
 * A semaphore with a first-in, first-out queue. A long queue that makes progress is waited out; when none of its turns
 * succeeds for `timeoutMs`, all who wait are rejected.
 */
export function createTurns({ what, most, timeoutMs }: TurnsOptions): Semaphore {
  let waiting: Waiting[] = [];
  let takenTurns = 0;
  let stallTimer: NodeJS.Timeout | undefined;

  const rejectWaiters = () => {
    const rejectedWaiters = waiting;
    waiting = [];
    for (const { reject } of rejectedWaiters) reject(new QueueTimeout(what));
  };

  const watch = () => {
    clearTimeout(stallTimer);
    stallTimer = waiting.length > 0 ? setTimeout(rejectWaiters, timeoutMs) : undefined;
  };

  const leave: Leave = (hasSucceeded) => {
    const next = waiting.shift();
    if (next === undefined) takenTurns -= 1;
    else next.resolve(leave);
    if (hasSucceeded || waiting.length === 0) watch();
  };

  return {
    enter: () => {
      if (takenTurns < most) {
        takenTurns += 1;
        return Promise.resolve(leave);
      }
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        if (waiting.length === 1) watch();
      });
    },
    isIdle: () => takenTurns === 0,
    isHalfTaken: () => takenTurns > most / 2,
  };
}
