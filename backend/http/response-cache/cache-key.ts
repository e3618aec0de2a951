import type { HttpContext } from '#backend/http/http-env.ts';
import type { InputReader } from '#backend/http/input/input-reader.ts';
import type { QueryReader } from '#backend/http/input/query-reader.ts';

/**
 * Creates the function that tells the cache key of a request of one operation: the parsed request, so that all
 * spellings share it; undefined when the request is invalid.
 */
export function cacheKey(
  operationId: string,
  read: InputReader,
  readQuery: QueryReader,
): (c: HttpContext) => string | undefined {
  return (c) => {
    try {
      const params = read.params(c.req.param());
      return JSON.stringify([operationId, params, read.input(readQuery(c.req.url), {}).query]);
    } catch {
      return undefined;
    }
  };
}
