const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Lays texts over others by key, at any depth. They can change a text but not add one. `read` makes the text that is
 * shown, or undefined where the value is none; the one below is kept then.
 */
export function overlayTexts<Tree extends object>(below: Tree, over: object, read: (value: unknown) => unknown): Tree {
  const values = new Map<string, unknown>(Object.entries(over));
  const overlaid = Object.entries(below).map(([key, text]: [string, unknown]) => {
    const value = values.get(key);
    if (isTree(text)) return [key, isTree(value) ? overlayTexts(text, value, read) : text];
    return [key, read(value) ?? text];
  });
  return Object.fromEntries(overlaid) as Tree;
}
