import type { Reply } from '#backend/operation.ts';
import type { Endpoint } from '#contract/endpoint.ts';

type Entries = Record<string, unknown>;

function isObjectOrList(value: unknown): value is Entries {
  return value !== null && typeof value === 'object';
}

/** Paths at which a value differs from what its schema parses it to: undeclared keys, wrong spellings. */
function differences(input: unknown, parsed: unknown, path: string): string[] {
  const isData = !(input instanceof Uint8Array) && isObjectOrList(input) && isObjectOrList(parsed);
  if (!isData) return input === parsed ? [] : [path];
  const keys = new Set([...Object.keys(input), ...Object.keys(parsed)]);
  return [...keys].flatMap((key) => differences(input[key], parsed[key], path === '' ? key : `${path}.${key}`));
}

/**
 * Validates our own reply against the contract, more strictly than a client would: every key must be declared and every
 * value must already be what the schema parses it to. Throws an error that names the paths.
 */
export function checkReply({ route, data: schema }: Endpoint, reply: Reply<unknown>): void {
  const parsed = schema.safeParse(reply.data);
  const faults = parsed.success
    ? differences(reply.data, parsed.data, '')
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`);
  if (route.paginated === true && reply.pagination === undefined) faults.push('pagination');
  if (faults.length > 0) throw new Error(`The reply does not match its schema: ${faults.join(', ')}`);
}
