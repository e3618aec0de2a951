import { isObject } from '#contract/rules/is-object.ts';
import { fromWire } from '#contract/wire.ts';
import { embeddedHeaders } from './embedded-header.ts';

/**
 * Makes a public read by its address below our own origin. Unlike `browserApi` it needs no table of paths, and does not
 * tell failures apart. The server sends no data where that still has the `checksum`. The data has the type that the
 * caller knows it has.
 */
export async function readPlainly<Data>(
  target: string,
  checksum: string | null,
): Promise<{ data: Data } | 'unchanged' | 'failed'> {
  const condition = checksum === null ? undefined : { 'if-none-match': `"${checksum}"` };
  try {
    const headers = { accept: 'application/json', ...condition, ...embeddedHeaders() };
    const response = await fetch(target, { headers });
    if (response.status === 304) return 'unchanged';
    const reply = response.ok ? fromWire(await response.json()) : null;
    return isObject(reply) && 'data' in reply ? { data: reply.data as Data } : 'failed';
  } catch {
    return 'failed';
  }
}
