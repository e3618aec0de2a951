import compile from 'icu-minify/compile';

function compileOrNull(message: string): unknown {
  try {
    // The compiler's objects have no prototype, which React does not send to the browser.
    return structuredClone(compile(message));
  } catch {
    return null;
  }
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges the operator's overrides into our messages, compiled in the same way. The operator can change a message but
 * not add one; an override that cannot be parsed (an open brace) is skipped.
 */
export function overlayMessages<Tree extends object>(messages: Tree, operator: object): Tree {
  const theirs = new Map<string, unknown>(Object.entries(operator));
  const overlaid = Object.entries(messages).map(([key, message]: [string, unknown]) => {
    const translated = theirs.get(key);
    if (isTree(message)) return [key, isTree(translated) ? overlayMessages(message, translated) : message];
    return [key, typeof translated === 'string' ? (compileOrNull(translated) ?? message) : message];
  });
  return Object.fromEntries(overlaid) as Tree;
}
