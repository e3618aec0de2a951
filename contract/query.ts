import { z } from 'zod';
import { channelSchema, userIdSchema } from './primitives.ts';

/** A query value that is a whole number. */
export function queryInt(schema: z.ZodInt) {
  return z.preprocess((raw) => (typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw), schema);
}

/** A query value that is a decimal number. */
export function queryNumber(schema: z.ZodNumber) {
  return z.preprocess((raw) => (typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw), schema);
}

const booleanWords = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** `true`, `false`, `1` or `0`. */
export const queryBoolean = z.preprocess((raw) => booleanWords.get(raw) ?? raw, z.boolean());

/** A repeated key: one value or many, at most 100 (docs/product.md#api-addresses). */
export function queryArray<Entry extends z.ZodType>(entry: Entry) {
  return z.preprocess((raw) => (raw === undefined || Array.isArray(raw) ? raw : [raw]), z.array(entry).max(100));
}

/** Path parameters arrive as text; this reads one as a number of at most 16 digits. */
export const pathNumber = z.preprocess(
  (raw) => (typeof raw === 'string' && /^[1-9]\d{0,15}$/.test(raw) ? Number(raw) : raw),
  z.int().min(1),
);

export const pageQuery = z.object({
  page: queryInt(z.int().min(1)).default(1),
  perPage: queryInt(z.int().min(1).max(100)).default(20),
});

/** Channel and acting user, taken by every call whose answer may be personal (docs/product.md#callers). */
export const actingQuery = z.object({
  source: channelSchema.default('online'),
  selectedUserId: queryInt(userIdSchema).optional(),
});
