/** For how long a service that has failed is not asked, in milliseconds. */
const pauseMs = 5_000;

/** Guards callers of a service they can do without: while it is away, they do not wait for it. */
export interface CircuitBreaker {
  /** What the service answers; or what `otherwise` gives, when the call fails or one has failed in the last five seconds. */
  ask: <Answer>(call: () => Promise<Answer>, otherwise: () => Answer | Promise<Answer>) => Promise<Answer>;
}

/**
 * Creates the guard of one service. After a failure nobody asks for five seconds; then one caller tries, while the others
 * go on without. The calls must end by themselves. `now` in milliseconds.
 */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let nextTryMs = 0;
  let isAway = false;
  return {
    async ask(call, otherwise) {
      if (isAway && now() < nextTryMs) return otherwise();
      // Who tries does so alone.
      nextTryMs = now() + pauseMs;
      try {
        const answer = await call();
        isAway = false;
        return answer;
      } catch {
        isAway = true;
        nextTryMs = now() + pauseMs;
        return otherwise();
      }
    },
  };
}
