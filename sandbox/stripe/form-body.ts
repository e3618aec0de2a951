/** A form-encoded body with names such as `card[number]`, read by dotted path; a missing value is an empty text. */
export interface FormBody {
  has(path: string): boolean;
  text(path: string): string;
  /** The texts below a path by their names. */
  record(path: string): Record<string, string>;
}

/** Reads a form-encoded body or query. */
export function parseForm(text: string): FormBody {
  const values = new Map([...new URLSearchParams(text)].map(([name, value]) => [toPath(name), value] as const));
  return {
    has: (path) => [...values.keys()].some((known) => known === path || known.startsWith(`${path}.`)),
    text: (path) => values.get(path) ?? '',
    record: (path) =>
      Object.fromEntries(
        [...values].flatMap(([known, value]) =>
          known.startsWith(`${path}.`) ? [[known.slice(path.length + 1), value] as const] : [],
        ),
      ),
  };
}

/** `card[number]` as `card.number`. */
function toPath(name: string): string {
  return name.replace(/\[([^\]]*)\]/g, '.$1');
}
