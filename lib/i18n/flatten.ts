/** Turns a tree of texts into texts by dotted key; what is no text is left out. */
export function flatten(tree: object, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
    }
  }
  return flat;
}
