import type { Ids } from '#backend/context.ts';

const acceptable = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's request id when it is well formed, else a new one (docs/product.md#envelope). */
export function requestIdFrom(header: string | null, ids: Ids): string {
  return header !== null && acceptable.test(header) ? header : ids.uuid();
}
