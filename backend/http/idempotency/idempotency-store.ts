import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { batched } from '#backend/db/batching/batched.ts';
import { compiledQuery } from '#backend/db/batching/compiled-query.ts';

type Db = Dependencies['db'];
const lifetime = '24 hours';
/** A request whose process has not said for this long that it still runs, once asked, is dead: its key is free. */
const deadAfter = '10 seconds';

/** What a key is valid for (docs/product.md#idempotency). */
export interface IdempotencyScope {
  /** Token id, or the address of an anonymous caller. */
  caller: string;
  method: string;
  path: string;
  key: string;
}

/** The use of a key by one request. */
export interface Claim extends IdempotencyScope {
  bodyHash: string;
  now: Date;
}

interface Stored extends Claim {
  status: number;
  response: string;
}

function getName({ caller, method, path, key }: IdempotencyScope): string {
  return JSON.stringify([caller, method, path, key]);
}

const insertClaims = compiledQuery(
  (_db: Db, { claims }: { claims: string }) => sql<IdempotencyScope>`
    insert into idempotency_requests as known (caller, method, path, key, body_hash, created_at, expires_at)
    select caller, method, path, key, "bodyHash", now, now + ${lifetime}::interval
    from jsonb_to_recordset(${claims}::jsonb)
      as request (caller text, method text, path text, key text, "bodyHash" text, now timestamptz),
      -- Not waited for: it reaches the disk before anything that the request will do.
      set_config('synchronous_commit', 'off', true)
    -- In one order, so that two processes can't block each other.
    order by caller, method, path, key
    on conflict (caller, method, path, key) do update
    set body_hash = excluded.body_hash, status = null, response = null, created_at = excluded.created_at,
      expires_at = excluded.expires_at, challenged_at = null
    where known.expires_at <= excluded.created_at
      or (known.status is null and known.challenged_at < excluded.created_at - ${deadAfter}::interval)
    returning caller, method, path, key`,
);

const claims = batched({
  getName,
  run: async (db: Db, batch: Claim[]) => {
    const rows = await insertClaims(db, { claims: JSON.stringify(batch) });
    const claimedNames = new Set(rows.map(getName));
    const claimsByName = batch.map((claim): [string, Claim] => [getName(claim), claim]);
    return new Map(claimsByName.filter(([name]) => claimedNames.has(name)));
  },
});

/** Claims a key, so that of two equal requests exactly one runs. */
export async function claimKey(db: Db, claim: Claim): Promise<boolean> {
  // Of concurrent claims of one key in a batch only the first is sent, and only that one gets itself back.
  return (await claims(db, claim)) === claim;
}

/** The request that holds the key; its `status` is null while it runs. */
export async function findKey(db: Db, { caller, method, path, key }: IdempotencyScope) {
  return db
    .selectFrom('idempotencyRequests')
    .where((where) => where.and({ caller, method, path, key }))
    .select(['bodyHash', 'status', 'response'])
    .executeTakeFirst();
}

const insertReplies = compiledQuery(
  (_db: Db, { replies }: { replies: string }) => sql`
    insert into idempotency_requests as known (caller, method, path, key, body_hash, status, response, created_at, expires_at)
    select caller, method, path, key, "bodyHash", status, response, now, now + ${lifetime}::interval
    from jsonb_to_recordset(${replies}::jsonb)
      as request (caller text, method text, path text, key text, "bodyHash" text, now timestamptz, status int, response text)
    order by caller, method, path, key
    on conflict (caller, method, path, key) do update set status = excluded.status, response = excluded.response
    where known.created_at = excluded.created_at`,
);

const replies = batched({
  getName,
  run: async (db: Db, batch: Stored[]) => {
    await insertReplies(db, { replies: JSON.stringify(batch) });
    return new Map<string, never>();
  },
});

/**
 * Stores the reply of a request unless another one has claimed its key meanwhile. The row is found by `on conflict` and
 * not by a join, for which PostgreSQL may scan the whole table.
 */
export async function storeReply(db: Db, claim: Claim, reply: { status: number; response: string }): Promise<void> {
  await replies(db, { ...claim, ...reply });
}

/** Deletes a claim, so that the same request can be made again. */
export async function releaseKey(db: Db, { caller, method, path, key, now }: Claim): Promise<void> {
  await db
    .deleteFrom('idempotencyRequests')
    .where((where) => where.and({ caller, method, path, key, createdAt: now }))
    .execute();
}

/** Asks whether the request that holds a key still runs: unless that is answered, the key is free after `deadAfter`. */
export async function challenge(db: Db, { caller, method, path, key, now }: Claim): Promise<void> {
  await db
    .updateTable('idempotencyRequests')
    .set({ challengedAt: now })
    .where((where) => where.and({ caller, method, path, key }))
    .where('status', 'is', null)
    .where('challengedAt', 'is', null)
    .execute();
}

/** Says that these requests still run, to whoever has asked. */
export async function answerChallenges(db: Db, running: readonly Claim[]): Promise<void> {
  await sql`
    update idempotency_requests known set challenged_at = null
    from jsonb_to_recordset(${JSON.stringify(running)}::jsonb)
      as request (caller text, method text, path text, key text, now timestamptz)
    where known.caller = request.caller and known.method = request.method and known.path = request.path
      and known.key = request.key and known.created_at = request.now and known.challenged_at is not null`.execute(db);
}
