import type { Connection } from '#backend/http/http-env.ts';

/** What reads single headers of a request, by their names in lower case. */
export type HeaderReader = Pick<Headers, 'get'>;

/**
 * Reads headers as Node has parsed them, without making `Headers` of all of them, which costs more than sending a cached
 * reply. Without a connection, which only tests leave out, those of the request are read.
 */
export function requestHeaders(request: Request, { incoming }: Connection): HeaderReader {
  if (incoming === undefined) return request.headers;
  return {
    get(name) {
      const value = incoming.headers[name];
      return value === undefined ? null : String(value);
    },
  };
}
