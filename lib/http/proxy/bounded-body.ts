/** The largest body of a call, in bytes (docs/product.md#api-addresses). */
export const mostBytesOfCall = 256 * 1024;

/**
 * Reads a request body; null when it is larger than `mostBytes`. Reading stops at that size, so a body without a
 * Content-Length needs no more memory than one with it.
 */
export async function boundedBody(
  request: Request,
  mostBytes = mostBytesOfCall,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return null;
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Parses a body as JSON; undefined when it is not JSON. */
export function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
