import { createHash } from 'node:crypto';

function digest(name: string): Buffer {
  return createHash('sha256').update(`touchline demo world:${name}`).digest();
}

/** A UUID derived from a name: the same on every machine and every day. */
export function demoId(name: string): string {
  const bytes = digest(name).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The id of a venue of the demo. */
export function venueId({ id, slug }: { id?: string; slug: string }): string {
  return id ?? demoId(`venue ${slug}`);
}

/** A pseudo-random number from 0 up to 1, derived from the name. */
export function chance(name: string): number {
  return digest(name).readUInt32BE(0) / 2 ** 32;
}

/** Session id: 22 characters of the recurrence's UUID and the original start in UTC (docs/product.md#data-formats). */
export function occurrenceId(recurrenceId: string, startsAt: Date): string {
  const head = Buffer.from(recurrenceId.replaceAll('-', ''), 'hex').toString('base64url');
  return head + startsAt.toISOString().replaceAll(/\D/g, '').slice(0, 12);
}
