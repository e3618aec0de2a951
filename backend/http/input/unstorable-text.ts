/** What PostgreSQL can't hold: the NUL character, and half a surrogate pair. */
const unstorable = /\0|\p{Surrogate}/u;

/** The paths to all texts within a value that no database can hold. */
export function unstorableText(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return unstorable.test(value) ? [path] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorableText(inner, [...path, key]));
}
