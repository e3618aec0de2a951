import pg from 'pg';
import { changedSessionsChannel } from './announce-changes.ts';

/** How often the connection is tried out, and how long it may take to answer, in milliseconds. */
const tryEveryMs = 25_000;
const timeoutMs = 5_000;

export interface Hearing {
  /** Called with the ids of sessions, soon after they changed in any backend process. */
  onChanged: (occurrenceIds: string[]) => void;
  /** Called once when changes may be missed from now on, because the connection is lost. */
  onLost: () => void;
}

/** Hears of changed sessions by a connection of its own. Throws when there is none to be had. */
export async function listenForChanges(url: string, { onChanged, onLost }: Hearing): Promise<() => Promise<void>> {
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
  client.on('notification', ({ payload = '' }) => onChanged(payload.split(',').filter(Boolean)));
  try {
    await client.connect();
    await client.query(`listen ${changedSessionsChannel}`);
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
