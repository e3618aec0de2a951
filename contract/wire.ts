/** Keys whose content is data, never renamed (docs/product.md#wire-names). */
const opaqueKeys = new Set(['formData', 'form_data', 'scaData', 'sca_data', 'errors', 'translations']);
const plainName = /^[a-zA-Z][a-zA-Z0-9_]*$/;

type Rename = (key: string) => string;

function toSnake(key: string): string {
  return key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

function toCamel(key: string): string {
  return key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function renameKeys(value: unknown, rename: Rename): unknown {
  if (Array.isArray(value)) return value.map((entry) => renameKeys(entry, rename));
  if (value === null || typeof value !== 'object') return value;
  const entries: [string, unknown][] = Object.entries(value);
  const renamedEntries: [string, unknown][] = [];
  for (const [key, inner] of entries) {
    const content = opaqueKeys.has(key) ? inner : renameKeys(inner, rename);
    renamedEntries.push([plainName.test(key) ? rename(key) : key, content]);
  }
  return Object.fromEntries(renamedEntries);
}

/** One of our keys as it crosses the wire; keys that are data stay as they are. */
export function wireName(key: string): string {
  return plainName.test(key) ? toSnake(key) : key;
}

/** Whether the value of a key is passed through without renaming. */
export function isOpaque(key: string): boolean {
  return opaqueKeys.has(key);
}

/** Renames our camelCase keys to wire names (docs/product.md#wire-names). */
export function toWire(value: unknown): unknown {
  return renameKeys(value, toSnake);
}

/** Renames wire names to camelCase; where both spellings of a key are given, snake_case wins. */
export function fromWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromWire);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  const snakeLast = [...entries.filter(([key]) => !key.includes('_')), ...entries.filter(([key]) => key.includes('_'))];
  return Object.fromEntries(
    snakeLast.map(([key, inner]) => [
      plainName.test(key) ? toCamel(key) : key,
      opaqueKeys.has(key) ? inner : fromWire(inner),
    ]),
  );
}

/** Renames one dotted path of field names for a failure's `errors` (docs/product.md#failures). */
export function pathToWire(path: readonly PropertyKey[]): string {
  return path.map((segment) => (typeof segment === 'string' ? toSnake(segment) : String(segment))).join('.');
}
