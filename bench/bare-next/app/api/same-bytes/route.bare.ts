import { readFileSync } from 'node:fs';

export const dynamic = 'force-dynamic';

let body: string | undefined;

/** A bare JSON route: the bytes of a real reply, kept in memory. */
export function GET() {
  body ??= readFileSync('same-bytes.json', 'utf8');
  return new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8' } });
}
