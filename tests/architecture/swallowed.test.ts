import ts from 'typescript';
import { parse, projectFiles } from './source-files.ts';
import { saidElsewhere, swallowed } from './swallowed.ts';

const files = projectFiles().filter(
  (file) => /^(app|components|lib)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

const empty = new Set(['null', 'undefined', 'false', '[]', '({})', '{}', "''", 'new Map()']);

function isEmpty(node: ts.Expression | undefined): boolean {
  if (node === undefined) return true;
  if (ts.isConditionalExpression(node)) return isEmpty(node.whenTrue) || isEmpty(node.whenFalse);
  return empty.has(node.getText().replace(/ as const$/, ''));
}

/** Whether a block does nothing, or nothing but return an empty answer. */
function isEmptyBlock(block: ts.Block): boolean {
  const [first, ...others] = block.statements;
  if (first === undefined) return true;
  return others.length === 0 && ts.isReturnStatement(first) && isEmpty(first.expression);
}

function isSwallower(node: ts.Node | undefined): boolean {
  if (node === undefined || !(ts.isArrowFunction(node) || ts.isFunctionExpression(node))) return false;
  return ts.isBlock(node.body) ? isEmptyBlock(node.body) : isEmpty(node.body);
}

/** Whether something that failed becomes an empty answer here, or nothing. */
function isSwallowing(node: ts.Node): boolean {
  if (ts.isCatchClause(node)) return isEmptyBlock(node.block);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { text } = node.expression.name;
  return (text === 'catch' && isSwallower(node.arguments[0])) || (text === 'then' && isSwallower(node.arguments[1]));
}

/** Whether data that is not there becomes an empty answer, and nobody looks whether it failed. */
function isDefaulted(node: ts.Node): boolean {
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return false;
  if (!/^use(Hydrated)?Query\(/.test(node.initializer?.getText() ?? '')) return false;
  const names = node.name.elements.map((element) => (element.propertyName ?? element.name).getText());
  const isLooked = names.some((name) => name === 'isError' || name === 'error');
  const isWhole = node.name.elements.some(({ dotDotDotToken }) => dotDotDotToken !== undefined);
  return !isLooked && !isWhole && node.name.elements.some(({ initializer }) => initializer && isEmpty(initializer));
}

function filesWith(is: (node: ts.Node) => boolean): string[] {
  return files.filter((file) => {
    let isFound = false;
    const visit = (node: ts.Node): void => {
      isFound ||= is(node);
      ts.forEachChild(node, visit);
    };
    visit(parse(file));
    return isFound;
  });
}

// A failure is shown as one, or goes on to who can show it (docs/product.md#messages).
it('an error becomes an empty answer only where the list says why nobody is misled', () => {
  expect(filesWith(isSwallowing).toSorted()).toEqual(Object.keys(swallowed).toSorted());
});

it('data that could not be read is taken for none only where another part says that it failed', () => {
  expect(filesWith(isDefaulted).toSorted()).toEqual(Object.keys(saidElsewhere).toSorted());
});
