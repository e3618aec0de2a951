import ts from 'typescript';
import { routes } from '#contract/routes.ts';
import { parse, projectFiles } from './source-files.ts';

const files = projectFiles().filter(
  (file) => /^(app|components|lib)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

/** The first elements of the query keys that a file writes out. */
function getFirstElements(file: string): string[] {
  const firsts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'queryKey' &&
      ts.isArrayLiteralExpression(node.initializer)
    ) {
      const [first] = node.initializer.elements;
      if (first !== undefined && ts.isStringLiteral(first)) firsts.push(first.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return firsts;
}

// Writes find what they make stale by the operation that stands first (`lib/query/invalidates.ts`).
it('every query key begins with an operation', () => {
  const found = files.flatMap((file) => getFirstElements(file).map((first) => ({ file, first })));
  expect(found.length).toBeGreaterThan(0);
  // What time it is no write changes.
  expect(found.filter(({ first }) => !(first in routes) && first !== 'serverClock')).toEqual([]);
});
