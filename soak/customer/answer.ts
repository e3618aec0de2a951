/** The result of a call; status 0 means that there was no answer. */
export interface Reply {
  status: number;
  /** The `data` of the envelope. */
  data: unknown;
  /** Error code of a failure. */
  code: string;
}

export type Path = readonly (string | number)[];

/** The value at a path of parsed JSON; undefined when there is none. */
export function at(value: unknown, ...path: Path): unknown {
  let found: unknown = value;
  for (const name of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    const entries = new Map<string, unknown>(Object.entries(found));
    found = entries.get(String(name));
  }
  return found;
}

/** The text at a path; empty when there is none. */
export function textAt(value: unknown, ...path: Path): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** The number at a path; 0 when there is none. */
export function numberAt(value: unknown, ...path: Path): number {
  const found = at(value, ...path);
  return typeof found === 'number' ? found : 0;
}

/** The list at a path; empty when there is none. */
export function listAt(value: unknown, ...path: Path): unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}
