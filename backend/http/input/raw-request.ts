import { isWrite } from '#backend/http/check-role.ts';
import type { HttpContext } from '#backend/http/http-env.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { isWrapped } from '#contract/routes/route.ts';
import { isObject } from '#contract/rules/is-object.ts';
import { queryReader } from './query-reader.ts';
import { parseBody, parseForm, readBodyText } from './read-body.ts';
import { refuseCardNumbers } from './refuse-card-numbers.ts';

type Values = Record<string, unknown>;

/** A request as it came, before its shape is checked; names are camelCase already. */
export interface RawRequest {
  query: Values;
  body: unknown;
  bodyText: string;
  /** Every `source` the request names, of whatever kind. */
  sources: unknown[];
}

function field(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}

function isForm(c: HttpContext): boolean {
  return c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
}

/** The cart of the counter implies the channel `foh`. */
function getCounter(cartSources: unknown[]): 'foh'[] {
  return cartSources.includes('front-of-house') ? ['foh'] : [];
}

/** Compiles the reader of an endpoint's requests. The reader throws `too_large` or `malformed_request`. */
export function rawRequestReader({ route, query, body }: Endpoint) {
  const readQuery = queryReader(query);

  function parse(text: string, c: HttpContext): unknown {
    if (body === undefined) return {};
    if (route.signed === true) return { rawBody: text, headers: Object.fromEntries(c.req.raw.headers) };
    return route.who === 'machine' && isForm(c) ? parseForm(text) : parseBody(text);
  }

  return async (c: HttpContext, params: Values): Promise<RawRequest> => {
    const bodyText = isWrite(route) ? await readBodyText(c.req.raw, route.bodyLimitBytes) : '';
    const values = readQuery(c.req.url);
    const content = parse(bodyText, c);
    if (route.who !== 'machine') refuseCardNumbers(content);
    const payload = isWrapped(route) ? field(content, 'data') : content;
    const sources = [
      params.source,
      values.source,
      field(payload, 'source'),
      // A list is filtered by cart sources; only a call on one basket chooses it.
      ...(route.paginated === true ? [] : getCounter([params.source, values.cartSource, field(payload, 'cartSource')])),
    ];
    return { query: values, body: content, bodyText, sources };
  };
}
