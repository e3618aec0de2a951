import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Ports } from '../context.ts';
import { jsonType, type HttpReply } from './http-reply.ts';

const patienceMs = 2_000;

async function isDatabaseUp(db: Ports['db']): Promise<boolean> {
  const stop = new AbortController();
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const tooLate = setTimeout(patienceMs, false, { signal: stop.signal }).catch(() => false);
  return Promise.race([answered, tooLate]).finally(() => stop.abort());
}

/** `GET /api/health` (API 2.18): 503 when the database does not answer within two seconds. */
export async function healthReply(db: Ports['db']): Promise<HttpReply> {
  const isUp = await isDatabaseUp(db);
  const word = isUp ? 'ok' : 'down';
  return {
    status: isUp ? 200 : 503,
    body: JSON.stringify({ status: word, database: word }),
    headers: {
      'Content-Type': jsonType,
      'Cache-Control': 'no-store',
      ...(!isUp && { 'Retry-After': '5' }),
    },
  };
}
