import type { Reply } from '#backend/operation.ts';
import type { Route } from '#contract/routes/route.ts';
import { cacheHeaders, isCacheable } from './cache-headers.ts';
import { getChecksum } from './checksum.ts';
import { jsonType, type HttpReply } from './http-reply.ts';
import { wireJsonWriter } from './wire-json.ts';

export type SuccessReply = (route: Route, reply: Reply<unknown>, isSignedIn: boolean) => HttpReply;

/** The text or the bytes of a file. */
function isFile(data: unknown): data is string | Uint8Array<ArrayBuffer> {
  return typeof data === 'string' || data instanceof Uint8Array;
}

function contentHeaders(file: Reply<unknown>['file']): Record<string, string> {
  if (file === undefined) return { 'Content-Type': jsonType };
  return {
    'Content-Type': file.contentType,
    ...(file.name !== undefined && { 'Content-Disposition': `attachment; filename="${file.name}"` }),
  };
}

/** Creates the serializer of operation results: wire names, envelope, checksum, ETag (docs/product.md#envelope). */
export function successReplies(): SuccessReply {
  const wireJson = wireJsonWriter();

  /** Appends the envelope's other fields (docs/product.md#envelope) to data that is JSON already. */
  function envelope(dataJson: string, { message, pagination, sorting }: Reply<unknown>, checksum?: string): string {
    const rest = wireJson({ checksum, message, pagination, sorting });
    return rest === '{}' ? `{"data":${dataJson}}` : `{"data":${dataJson},${rest.slice(1)}`;
  }

  return (route, reply, isSignedIn) => {
    const status = reply.status ?? 200;
    const headers = { ...contentHeaders(reply.file), ...cacheHeaders(route.cache, isSignedIn) };
    if (reply.file !== undefined && isFile(reply.data)) return { status, body: reply.data, headers };
    const isRaw = route.raw === true;
    const dataJson = wireJson(reply.data, isRaw);
    if (!isCacheable(route.cache, isSignedIn)) {
      return { status, body: isRaw ? dataJson : envelope(dataJson, reply), headers };
    }
    const checksum = getChecksum(dataJson);
    const body = isRaw ? dataJson : envelope(dataJson, reply, checksum);
    return { status, body, headers: { ...headers, ETag: `"${checksum}"` } };
  };
}
