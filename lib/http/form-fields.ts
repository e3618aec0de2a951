import { boundedBody } from './proxy/bounded-body.ts';

/** Maximum size of a form sent by a bank, in bytes. */
const mostBytes = 100_000;

export type FormFields = Record<string, string> | 'none' | 'too_large';

/** Parses a URL-encoded form; reads at most 100 KB. */
export async function formFields(request: Request): Promise<FormFields> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return 'none';
  const bytes = await boundedBody(request, mostBytes).catch(() => undefined);
  if (bytes === undefined) return 'none';
  if (bytes === null) return 'too_large';
  const fields = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
  return Object.keys(fields).length === 0 ? 'none' : fields;
}
