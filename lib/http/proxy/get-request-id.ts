const acceptable = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's request id when it is well formed, else a new one (docs/product.md#envelope). */
export function getRequestId(sent: string | null): string {
  return sent !== null && acceptable.test(sent) ? sent : crypto.randomUUID();
}
