/** Parses what a browser stored as JSON; null without it, when it cannot be parsed, or when it is not what `isValue` says. */
export function parseStored<Value>(text: string | null, isValue: (input: unknown) => input is Value): Value | null {
  if (text === null) return null;
  try {
    const input: unknown = JSON.parse(text);
    return isValue(input) ? input : null;
  } catch {
    return null;
  }
}
