import { ApiError } from '#lib/api/api-error.ts';
import { createServerCall } from '#lib/api/server-call.ts';
import { config } from '#lib/config.ts';

/** Maximum number of queued tokens. Beyond it the oldest is dropped, and ends by its own expiry. */
const mostWaiting = 10_000;
/** Retry interval of queued tokens, in milliseconds. */
const againMs = 10_000;

export interface TokenEnds {
  /** Revokes a token, or queues it for retry when the backend does not answer. */
  end: (token: string) => Promise<void>;
  /** Retries the queued tokens one after another, until one fails. */
  retry: () => Promise<void>;
}

/**
 * Revokes tokens. Those that could not be revoked are queued in the memory of this process, because a bearer token must
 * not be stored elsewhere. `endNow` returns true once a token is no longer valid.
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
    // The backend does not know the token, so it is no longer valid.
    return error instanceof ApiError && error.status === 401;
  }
}

let ends: TokenEnds | undefined;

/** Revokes a token at the backend; retries until that succeeds or this process ends. */
export function endToken(token: string): void {
  if (ends === undefined) {
    ends = createTokenEnds(endAtBackend);
    const { retry } = ends;
    setInterval(() => void retry(), againMs).unref();
  }
  void ends.end(token);
}
