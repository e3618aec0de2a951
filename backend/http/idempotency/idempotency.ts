import type { Dependencies } from '#backend/context.ts';
import { invalid, DomainError } from '#backend/failure.ts';
import { jsonType, type HttpReply } from '#backend/http/output/http-reply.ts';
import { textCipher } from '#backend/text-cipher.ts';
import { claimKey, findKey, releaseKey, storeReply, type Claim, type IdempotencyScope } from './idempotency-store.ts';
import { everyKeyedHash } from './keyed-hash.ts';

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

  async function remember(claim: Claim, reply: HttpReply): Promise<void> {
    try {
      if (isRemembered(reply)) {
        await storeReply(db, claim, { status: reply.status, response: replyCipher.encrypt(getText(reply)) });
      } else await releaseKey(db, claim);
    } catch (err) {
      // The work is committed, so its reply is sent even when it could not be stored.
      log.error({ err }, 'could not store the reply of an idempotent request');
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
      if (replayedReply === null && !isRepeatable) throw new DomainError('idempotency_in_progress');
      return replayedReply ?? run();
    }
    const reply = await run();
    await remember(claim, reply);
    return reply;
  };
}
