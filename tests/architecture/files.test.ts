import { dirname } from 'node:path';
import ts from 'typescript';
import { isCode, parse, projectFiles, read } from './source-files.ts';

const LONGEST = 300;
const code = projectFiles().filter(isCode);
const sources = code.map(parse);
const mayBeClient =
  /^components\/|^lib\/.+-context\.tsx$|^app\/(.*\/)?(global-)?error\.tsx$|^app\/_zone\/providers\.tsx$/;
const namedByNext = /^app\/(.*\/)?(\[.+\]|_.+|\(.+\))\//;

function filesWith(directive: string): string[] {
  const hasIt = ({ statements }: ts.SourceFile) =>
    statements
      .filter(ts.isExpressionStatement)
      .some(({ expression }) => ts.isStringLiteral(expression) && expression.text === directive);
  return sources.filter(hasIt).map(({ fileName }) => fileName);
}

function exportsEverything({ statements }: ts.SourceFile): boolean {
  return statements.some((one) => ts.isExportDeclaration(one) && !one.exportClause && !one.isTypeOnly);
}

/** Lines without blank lines and comments, as Oxlint counts them. */
const linesOfCode = (file: string): number =>
  read(file)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line)).length;

describe('files', () => {
  it(`hold at most ${LONGEST} lines`, () => {
    expect(code.filter((file) => linesOfCode(file) > LONGEST)).toEqual([]);
  });

  it('are at most 26 in a folder, their tests and migrations apart', () => {
    const folders = code.filter((file) => !/\.test\.tsx?$|\/migrations\//.test(file)).map((file) => dirname(file));
    const getCount = (folder: string) => folders.filter((one) => one === folder).length;
    expect([...new Set(folders)].filter((folder) => getCount(folder) > 26)).toEqual([]);
  });

  it('have kebab-case names', () => {
    const isOdd = (file: string) => !namedByNext.test(file) && !/^([a-z0-9.-]+\/)*[a-z0-9.-]+$/.test(file);
    expect(code.filter(isOdd)).toEqual([]);
  });

  it('are not told apart by .ts and .tsx alone: the compiler would leave the second out', () => {
    expect(code.filter((file) => file.endsWith('.tsx') && code.includes(file.slice(0, -1)))).toEqual([]);
  });

  it('are never barrels', () => {
    const barrels = sources.filter((source) => /(^|\/)index\.\w+$/.test(source.fileName) || exportsEverything(source));
    expect(barrels.map(({ fileName }) => fileName)).toEqual([]);
  });

  it('are client code only in components, the contexts of lib, the providers and the error pages', () => {
    expect(filesWith('use client').filter((file) => !mayBeClient.test(file))).toEqual([]);
  });

  it('hold no server actions: everything is written through the API', () => {
    expect(filesWith('use server')).toEqual([]);
  });
});
