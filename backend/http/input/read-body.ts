import { DomainError } from '#backend/failure.ts';
import { fromWire } from '#contract/wire.ts';

/** docs/product.md#api-addresses */
export const bodyLimitBytes = 256 * 1024;
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
export async function readBodyText(request: Request, limitBytes = bodyLimitBytes): Promise<string> {
  const bytes = await readBytes(request, limitBytes);
  try {
    return decoder.decode(bytes);
  } catch {
    throw new DomainError('malformed_request');
  }
}

/** Turns the text of a body into a camelCase value; an absent body is an empty object. Throws `malformed_request`. */
export function parseBody(text: string): unknown {
  if (text === '') return {};
  try {
    // Renaming throws, like parsing, on content nested deeper than the stack. The cause is dropped: its message quotes
    // the body.
    return fromWire(JSON.parse(text));
  } catch {
    throw new DomainError('malformed_request');
  }
}

/** Reads the fields of a form of a payment provider, under the provider's own names, which it may have signed. */
export function parseForm(text: string): unknown {
  return Object.fromEntries(new URLSearchParams(text));
}
