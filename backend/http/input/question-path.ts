type Path = readonly PropertyKey[];

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined;
    // One item given without a list counts as the first of a list.
    if (key === 0 && !Array.isArray(inner)) return inner;
    return Object.entries(inner).find(([name]) => name === String(key))?.[1];
  }, value);
}

/**
 * The path of a wrong answer with its question's id instead of its index (docs/product.md#failures); any other path,
 * and that of an answer without a question's id, is returned as it is.
 */
export function questionPath(path: Path, body: unknown): Path {
  const list = path.findIndex((key) => key === 'customQuestionAnswers' || key === 'answers');
  if (list < 0 || path.length < list + 2) return path;
  const id = valueAt(body, [...path.slice(0, list + 2), 'customQuestionId']);
  const isId = typeof id === 'number' && Number.isInteger(id) && id >= 1;
  return isId ? [...path.slice(0, list), 'customQuestionAnswers', id] : path;
}
