import { ApiError } from '#lib/api/api-error.ts';
import { createServerCall } from '#lib/api/server-call.ts';
import { config } from '#lib/config.ts';

/** How many tokens wait at most; with more, the oldest is left to its own expiry. */
const mostWaiting = 10_000;
/** How often those that wait are tried again, in milliseconds. */
const againMs = 10_000;

export interface TokenEnds {
  /** Ends a token now, or keeps it until the backend answers again. */
  end: (token: string) => Promise<void>;
  /** Tries those that wait once more, one after another, until one fails. */
  retry: () => Promise<void>;
}

/**
 * Ends tokens, and remembers those that could not be ended, in this process: nobody else may know them. `endNow` is
 * true once a token no longer counts.
 */
export function createTokenEnds(endNow: (token: string) => Promise<boolean>): TokenEnds {
  const waiting = new Set<string>();
  return {
    async end(token) {
      if (await endNow(token)) return;
      waiting.add(token);
      const [oldest] = waiting;
      if (waiting.size > mostWaiting && oldest !== undefined) waiting.delete(oldest);
    },
    async retry() {
      for (const token of [...waiting]) {
        if (!(await endNow(token))) return;
        waiting.delete(token);
      }
    },
  };
}

async function endAtBackend(token: string): Promise<boolean> {
  const call = createServerCall({
    backendUrl: config().backendUrl,
    session: { token, selectedUserId: null },
    cached: false,
    fetch,
  });
  try {
    await call('logout', {});
    return true;
  } catch (error) {
    // A token that is unknown is over.
    return error instanceof ApiError && error.status === 401;
  }
}

let ends: TokenEnds | undefined;

/** Ends a token at the backend as soon as that answers; tries as long as this process lives. */
export function endToken(token: string): void {
  if (ends === undefined) {
    ends = createTokenEnds(endAtBackend);
    const { retry } = ends;
    setInterval(() => void retry(), againMs).unref();
  }
  void ends.end(token);
}
