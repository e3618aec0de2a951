/** The largest body of a call, in bytes (docs/product.md#api-addresses). */
const mostBytesOfCall = 256 * 1024;

/**
 * Reads a body whole; null when it holds more than `mostBytes`. The stream is given up at that point, so a body
 * without a declared length costs no more memory than one with it.
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

/** The JSON of a body; undefined for what is none. */
export function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
