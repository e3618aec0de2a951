import ts from 'typescript';
import { isCode, parse, projectFiles, read } from './source-files.ts';

const dangerous =
  /__html|innerHTML|outerHTML|srcdoc|insertAdjacentHTML|ContextualFragment|document\.write|\beval\(|new Function|child_process|\bshell\b|sql\.raw/;

/** Code that runs in production and has one of these words at all: nothing else is worth parsing. */
const sources = projectFiles()
  .filter((file) => /^(app|backend|components|contract|lib)\/|^(server|middleware)\.ts$/.test(file))
  .filter((file) => isCode(file) && !/\.test\./.test(file) && dangerous.test(read(file)))
  .toSorted()
  .map((file) => ({ file, source: parse(file) }));

/** Constants of the build that a page writes as a script of its own. */
const ownScripts = ['earlyQuestion', 'earlyLowered', 'earlyConsent', 'earlyRoom'];

/** What makes HTML safe, or JSON that cannot end its script. */
const isSafe = (value: string) =>
  ownScripts.includes(value) ||
  /^operatorHtml\(/.test(value) ||
  value === String.raw`JSON.stringify(data).replaceAll('<', '\\u003c')`;

/** What `wanted` makes of the nodes of all files, each with its file. */
function find(wanted: (node: ts.Node) => string | undefined): { file: string; part: string }[] {
  return sources.flatMap(({ file, source }) => {
    const found: { file: string; part: string }[] = [];
    const visit = (node: ts.Node): void => {
      const part = wanted(node);
      if (part !== undefined) found.push({ file, part });
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

it('writes nothing as HTML but constants and what was made safe', () => {
  const written = find((node) =>
    ts.isPropertyAssignment(node) && node.name.getText() === '__html' ? node.initializer.getText() : undefined,
  );
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter(({ part }) => !isSafe(part))).toEqual([]);
});

it('makes neither HTML nor code of text in any other way', () => {
  const properties = ['innerHTML', 'outerHTML', 'srcdoc'];
  const calls =
    /^(eval|(window|globalThis)\.eval|document\.write(ln)?|.*\.insertAdjacentHTML|.*\.createContextualFragment)$/;
  const made = find((node) => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left)
    )
      return properties.includes(node.left.name.text) ? node.getText() : undefined;
    if (ts.isNewExpression(node)) return node.expression.getText() === 'Function' ? node.getText() : undefined;
    return ts.isCallExpression(node) && calls.test(node.expression.getText()) ? node.getText() : undefined;
  });
  expect(made).toEqual([]);
});

it('starts other programs without a shell', () => {
  const starts = find((node) => {
    if (!ts.isImportDeclaration(node) || node.moduleSpecifier.getText() !== "'node:child_process'") return undefined;
    return node.importClause?.namedBindings?.getText() ?? 'all of it';
  });
  const names = starts.flatMap(({ part }) => part.replaceAll(/[{}]|type \w+/g, '').split(','));
  expect([...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))].toSorted()).toEqual([
    'execFile',
    'fork',
    'spawn',
  ]);
  expect(
    find((node) => (ts.isPropertyAssignment(node) && node.name.getText() === 'shell' ? node.getText() : undefined)),
  ).toEqual([]);
});

it('gives SQL no text but constants', () => {
  const raw = find((node) =>
    ts.isCallExpression(node) && node.expression.getText() === 'sql.raw'
      ? node.getText().replaceAll(/\s+/g, ' ')
      : undefined,
  );
  expect(raw).toEqual([
    { file: 'backend/db/connection/server-connections.ts', part: 'sql.raw(most)' },
    { file: 'backend/timetable/clashes.ts', part: expect.stringMatching(/^sql\.raw\( `tstzrange\(/) as string },
  ]);
});
