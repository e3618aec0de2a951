import type { HttpContext } from '#backend/http/http-env.ts';
import type { InputReader } from '#backend/http/input/input-reader.ts';
import type { QueryReader } from '#backend/http/input/query-reader.ts';

/** Most addresses of one operation whose keys are remembered, and the longest of them: together at most 0.5 MB. */
const maxAddresses = { count: 500, characters: 500 };

/**
 * Creates the function that tells the cache key of a request of one operation: the parsed request, so that all
 * spellings share it; undefined when the request is invalid. The key of an address that was parsed before is
 * remembered, because parsing costs as much as sending a cached reply.
 */
export function cacheKeys(
  operationId: string,
  read: InputReader,
  readQuery: QueryReader,
): (c: HttpContext) => string | undefined {
  const keys = new Map<string, string>();

  function remember(address: string, key: string): void {
    if (address.length > maxAddresses.characters) return;
    const [oldest] = keys.keys();
    if (keys.size >= maxAddresses.count && oldest !== undefined) keys.delete(oldest);
    keys.set(address, key);
  }

  function parse(c: HttpContext): string | undefined {
    try {
      const params = read.params(c.req.param());
      return JSON.stringify([operationId, params, read.input(readQuery(c.req.url), {}).query]);
    } catch {
      return undefined;
    }
  }

  return (c) => {
    const address = c.req.url;
    const knownKey = keys.get(address);
    if (knownKey !== undefined) return knownKey;
    const key = parse(c);
    if (key !== undefined) remember(address, key);
    return key;
  };
}
