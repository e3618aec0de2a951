import { sql } from 'kysely';
import type { Ports } from '../context.ts';

type Db = Ports['db'];
const lifetimeMs = 24 * 60 * 60 * 1000;
/** A request that has run for longer died with its process; the next one may take its place. */
const abandonedAfterMs = 2 * 60 * 1000;

/** What a key is valid for (API 1.8). */
export interface IdempotencyScope {
  /** Token id, or the address of an anonymous caller. */
  caller: string;
  method: string;
  path: string;
  key: string;
}

/** Claims a key in one statement, so that of two equal requests exactly one runs. */
export async function claimKey(db: Db, scope: IdempotencyScope, bodyHash: string, now: Date): Promise<boolean> {
  const fresh = {
    bodyHash,
    status: null,
    response: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  };
  const abandonedBefore = new Date(now.getTime() - abandonedAfterMs);
  const claimed = await db
    .insertInto('idempotencyRequests')
    .values({ ...scope, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['caller', 'method', 'path', 'key'])
        .doUpdateSet(fresh)
        .where(
          sql<boolean>`idempotency_requests.expires_at <= ${now} or (idempotency_requests.status is null
            and idempotency_requests.created_at < ${abandonedBefore})`,
        ),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The request that holds the key; its `status` is null while it runs. */
export async function findKey(db: Db, scope: IdempotencyScope) {
  return db
    .selectFrom('idempotencyRequests')
    .where((where) => where.and({ ...scope }))
    .select(['bodyHash', 'status', 'response'])
    .executeTakeFirst();
}

export async function storeReply(
  db: Db,
  scope: IdempotencyScope,
  reply: { status: number; response: string },
): Promise<void> {
  await db
    .updateTable('idempotencyRequests')
    .set(reply)
    .where((where) => where.and({ ...scope }))
    .execute();
}

export async function releaseKey(db: Db, scope: IdempotencyScope): Promise<void> {
  await db
    .deleteFrom('idempotencyRequests')
    .where((where) => where.and({ ...scope }))
    .execute();
}
