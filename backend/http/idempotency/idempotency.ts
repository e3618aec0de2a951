import { setTimeout as wait } from 'node:timers/promises';
import type { Dependencies } from '#backend/context.ts';
import { invalid, DomainError } from '#backend/failure.ts';
import { jsonType, type HttpReply } from '#backend/http/output/http-reply.ts';
import { everyKeyedHash } from '#backend/sealing/keyed-hash.ts';
import { textCipher } from '#backend/sealing/text-cipher.ts';
import {
  challenge,
  claimKey,
  findKey,
  releaseKey,
  storeReply,
  type Claim,
  type IdempotencyScope,
  answerChallenges,
} from './idempotency-store.ts';

/** Well below `deadAfter` of the store, so that a slow database leaves time for another try. */
const answerEveryMs = 2_000;

/**
 * The requests with a key that this process is running. Where a repetition has asked whether one still runs, it is told
 * so within two seconds; a process that has died, or has been frozen for some seconds, does not answer.
 */
function runningClaims({ db, log }: Pick<Dependencies, 'db' | 'log'>) {
  const running = new Map<Claim, number>();
  let timer: NodeJS.Timeout | undefined;

  async function answer(): Promise<void> {
    const startedBefore = performance.now() - answerEveryMs;
    const long = [...running].flatMap(([claim, startedAt]) => (startedAt <= startedBefore ? claim : []));
    if (long.length > 0) await answerChallenges(db, long);
  }

  /** Counts a claim as running until the returned function is called. */
  return (claim: Claim): (() => void) => {
    running.set(claim, performance.now());
    timer ??= setInterval(
      () => void answer().catch((err: unknown) => log.warn({ err }, 'could not say that a request still runs')),
      answerEveryMs,
    ).unref();
    return () => {
      running.delete(claim);
      if (running.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  };
}

/** Waits between attempts to store a reply that the database did not take, milliseconds. */
const laterMs = [250, 1000, 2000, 4000, 8000, 16_000, 32_000];

const acceptableKey = /^[\x21-\x7e]{1,255}$/;

export interface KeyedRequest extends IdempotencyScope {
  /** Everything that makes two requests the same: query, acting user and body. */
  content: string;
  /**
   * The operation is safe to run concurrently with itself, so a retry runs at once instead of waiting for a request
   * that may have died with its process.
   */
  isRepeatable: boolean;
}

export type RunOnce = (request: KeyedRequest, run: () => Promise<HttpReply>) => Promise<HttpReply>;

/** Files are only read, so the replies of writes are text. */
const getText = ({ body }: HttpReply): string => (typeof body === 'string' ? body : '');

/**
 * Whether the reply is stored. These statuses may differ at the next attempt; 202 means that the result is not known
 * yet.
 */
function isRemembered({ status }: HttpReply): boolean {
  return status < 500 && status !== 202 && status !== 401 && status !== 413 && status !== 429;
}

/**
 * Makes a write with an `Idempotency-Key` run once (docs/product.md#idempotency). Replies are stored encrypted, because
 * they may hold a token. Throws `idempotency_in_progress`, `idempotency_key_reused`, or `validation_failed` for a
 * malformed key.
 */
export function idempotency({
  db,
  clock,
  config,
  log,
}: Pick<Dependencies, 'db' | 'clock' | 'config' | 'log'>): RunOnce {
  const replyCipher = textCipher(config.appSecret, 'idempotency');
  // A keyed hash, because a body may hold a password.
  const hashBody = everyKeyedHash(config.appSecret, 'idempotency');
  const startRunning = runningClaims({ db, log });

  async function replay(claim: Claim, bodyHashes: readonly string[]): Promise<HttpReply | null> {
    const stored = await findKey(db, claim);
    if (stored !== undefined && !bodyHashes.includes(stored.bodyHash)) throw new DomainError('idempotency_key_reused');
    if (stored?.status == null || stored.response === null) return null;
    return {
      status: stored.status,
      body: replyCipher.decrypt(stored.response),
      headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store', 'Idempotency-Replayed': 'true' },
    };
  }

  async function settle(claim: Claim, reply: HttpReply): Promise<void> {
    if (isRemembered(reply))
      await storeReply(db, claim, { status: reply.status, response: replyCipher.encrypt(getText(reply)) });
    else await releaseKey(db, claim);
  }

  /** For about a minute, in which the claim counts as running. */
  async function settleLater(claim: Claim, reply: HttpReply): Promise<void> {
    for (const delayMs of laterMs) {
      await wait(delayMs, undefined, { ref: false });
      try {
        return await settle(claim, reply);
      } catch (err) {
        log.warn({ err }, 'could still not store the reply of an idempotent request');
      }
    }
  }

  async function remember(claim: Claim, reply: HttpReply, stopRunning: () => void): Promise<void> {
    try {
      await settle(claim, reply);
      stopRunning();
    } catch (err) {
      // The work is committed, so its reply is sent even when it could not be stored.
      log.error({ err }, 'could not store the reply of an idempotent request');
      void settleLater(claim, reply).finally(stopRunning);
    }
  }

  async function runClaimed(claim: Claim, run: () => Promise<HttpReply>): Promise<HttpReply> {
    const stopRunning = startRunning(claim);
    try {
      const reply = await run();
      await remember(claim, reply, stopRunning);
      return reply;
    } catch (error) {
      stopRunning();
      throw error;
    }
  }

  return async ({ content, isRepeatable, ...scope }, run) => {
    if (!acceptableKey.test(scope.key)) {
      throw invalid({ idempotency_key: ['Must contain between 1 and 255 visible ASCII characters'] });
    }
    const bodyHashes = hashBody(content);
    const claim: Claim = { ...scope, bodyHash: bodyHashes[0], now: clock.now() };
    if (!(await claimKey(db, claim))) {
      const replayedReply = await replay(claim, bodyHashes);
      if (replayedReply === null && !isRepeatable) {
        await challenge(db, claim);
        throw new DomainError('idempotency_in_progress');
      }
      return replayedReply ?? run();
    }
    return runClaimed(claim, run);
  };
}
