const acceptable = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's request id when it is well formed, else a new one (docs/product.md#envelope). */
export function getRequestId(headers: Headers): string {
  const sent = headers.get('x-request-id');
  return sent !== null && acceptable.test(sent) ? sent : crypto.randomUUID();
}
