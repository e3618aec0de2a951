import { z } from 'zod';

/** Text without control characters, which nobody types and PostgreSQL may refuse. */
export const text = (longest = 255) =>
  z
    .string()
    .max(longest, { error: `must have at most ${longest} characters` })
    .refine((value) => !/\p{Cc}/u.test(value), { error: 'must not contain control characters' });

function coordinate(limit: number) {
  const error = `must be a number from -${limit} to ${limit}`;
  return z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/, { error })
    .transform(Number)
    .pipe(z.number().min(-limit, { error }).max(limit, { error }));
}

export const latitude = coordinate(90);
export const longitude = coordinate(180);

/** The value of the first of these columns that the file has and that isn't empty. */
export function getFirst(values: Record<string, string>, names: readonly string[]): string | undefined {
  const name = names.find((candidate) => values[candidate] !== undefined && values[candidate] !== '');
  return name === undefined ? undefined : values[name];
}

/** Throws one sentence when a file lacks a column; every set of names stands for one column. */
export function checkColumns(values: Record<string, string>, neededColumns: readonly (readonly string[])[]): void {
  for (const names of neededColumns) {
    if (!names.some((name) => name in values)) throw new Error(`The file has no column "${names.join('" or "')}".`);
  }
}
