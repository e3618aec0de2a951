import { DomainError } from '#backend/failure.ts';
import { isWrite } from '#backend/http/check-role.ts';
import type { HttpContext } from '#backend/http/http-env.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { isWrapped } from '#contract/routes/route.ts';
import { isObject } from '#contract/rules/is-object.ts';
import { fromWire } from '#contract/wire.ts';
import { queryReader } from './query-reader.ts';

/** docs/product.md#api-addresses */
const bodyLimitBytes = 256 * 1024;
const decoder = new TextDecoder('utf-8', { fatal: true });

async function readInPieces(stream: ReadableStream<Uint8Array>, limitBytes: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of stream) {
    length += piece.byteLength;
    if (length > limitBytes) throw new DomainError('too_large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array> {
  const declaredLength = request.headers.get('content-length');
  if (Number(declaredLength) > limitBytes) throw new DomainError('too_large');
  // With a declared length the server has already limited the body, and reading it at once is faster.
  if (declaredLength !== null) return new Uint8Array(await request.arrayBuffer());
  return request.body === null ? new Uint8Array() : readInPieces(request.body, limitBytes);
}

/** Reads the whole body as text. Throws `too_large` above the limit, 256 KB, and `malformed_request` when it isn't UTF-8. */
async function readBodyText(request: Request, limitBytes = bodyLimitBytes): Promise<string> {
  const bytes = await readBytes(request, limitBytes);
  try {
    return decoder.decode(bytes);
  } catch {
    throw new DomainError('malformed_request');
  }
}

/**
 * The most commas, colons and opening brackets of a body: of 5,000 named values, or 10,000 in lists. Far more than any call
 * needs.
 */
const mostMarks = 10_000;

/** Throws `too_large` where a body has more parts than that: each costs many times what as many bytes of a text do. */
function checkParts(text: string, marks: readonly string[]): void {
  let count = 0;
  for (const mark of marks)
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1))
      if (++count > mostMarks) throw new DomainError('too_large');
}

/**
 * Turns the text of a body into a camelCase value; an absent body is an empty object. Throws `malformed_request`, and
 * `too_large` for one of too many parts.
 */
function parseBody(text: string): unknown {
  if (text === '') return {};
  checkParts(text, [',', ':', '[', '{']);
  try {
    // Renaming throws, like parsing, on content nested deeper than the stack. The cause is dropped: its message quotes
    // the body.
    return fromWire(JSON.parse(text));
  } catch {
    throw new DomainError('malformed_request');
  }
}

/** Reads the fields of a form of a payment provider, under the provider's own names, which it may have signed. */
function parseForm(text: string): unknown {
  checkParts(text, ['&']);
  return Object.fromEntries(new URLSearchParams(text));
}

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
