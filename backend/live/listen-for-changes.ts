import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '#backend/db/schema.ts';
import { changedSessionsChannel } from './announce-changes.ts';

/** How often the connection is tried out, and how long it may take to answer, in milliseconds. */
const tryEveryMs = 25_000;
const timeoutMs = 5_000;

/** How long a notification of our own may take to be heard, in milliseconds. */
const hearingMs = 2_000;
/** Begins a notification that only proves that it is heard; no id of a session begins so. */
const proofMark = '?';

/** Notifications do not arrive: a pooler in transaction mode accepts LISTEN and carries none. */
export class NothingHeard extends Error {
  constructor() {
    super('LISTEN does not hear what NOTIFY says: set DATABASE_LISTEN_URL to the database itself.');
    this.name = 'NothingHeard';
  }
}

export interface Hearing {
  /** Called with the ids of sessions, soon after they changed in any backend process. */
  onChanged: (occurrenceIds: string[]) => void;
  /** Called once when changes may be missed from now on, because the connection is lost. */
  onLost: () => void;
}

/** Says something by a connection of the pool, as changes are announced. Throws NothingHeard unless `client` hears it. */
async function proveHearing(client: pg.Client, db: Db): Promise<void> {
  const proof = `${proofMark}${randomUUID()}`;
  const stop = new AbortController();
  const heard = new Promise<true>((resolve) => {
    client.on('notification', ({ payload }) => {
      if (payload === proof) resolve(true);
    });
  });
  const tooLate = sleep(hearingMs, false, { signal: stop.signal }).catch(() => false);
  await sql`select pg_notify(${changedSessionsChannel}, ${proof})`.execute(db);
  const isHeard = await Promise.race([heard, tooLate]);
  stop.abort();
  if (!isHeard) throw new NothingHeard();
}

/**
 * Hears of changed sessions by a connection of its own to `url`. `db` announces them. Throws when there is no connection
 * to be had, and NothingHeard when it does not hear.
 */
export async function listenForChanges(
  { url, db }: { url: string; db: Db },
  { onChanged, onLost }: Hearing,
): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
  });
  let isOpen = true;

  function lose(): void {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(trying);
    onLost();
    void client.end().catch(() => undefined);
  }

  const trying = setInterval(() => void client.query('select 1').catch(lose), tryEveryMs).unref();
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', ({ payload = '' }) => {
    if (!payload.startsWith(proofMark)) onChanged(payload.split(',').filter(Boolean));
  });
  try {
    await client.connect();
    await client.query(`listen ${changedSessionsChannel}`);
    await proveHearing(client, db);
  } catch (error) {
    isOpen = false;
    clearInterval(trying);
    void client.end().catch(() => undefined);
    throw error;
  }
  return async () => {
    isOpen = false;
    clearInterval(trying);
    await client.end();
  };
}
