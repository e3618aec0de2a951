import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import ts from 'typescript';
import { layers, type Layer } from './layers.ts';

export const root = join(import.meta.dirname, '../..');
const notOurs = /^(\.|node_modules$|coverage$|playwright-report$|test-results$|next-env\.d\.ts$)/;

export interface Import {
  from: string;
  to: string;
  /** As it is written. */
  path: string;
  isTypeOnly: boolean;
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => (folder ? `${folder}/${name}` : name))
    .filter((file) => statSync(join(root, file)).isFile());
}

/** Every file of the project, without generated ones, by its path from the root. */
export function projectFiles(): string[] {
  return readdirSync(root)
    .filter((name) => !notOurs.test(name))
    .flatMap((name) => (statSync(join(root, name)).isDirectory() ? filesUnder(name) : [name]));
}

export function isCode(file: string): boolean {
  return /\.(ts|tsx|mjs|js)$/.test(file);
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** The layer of a file; undefined when the table has none for it. */
export function getLayer(file: string): Layer | undefined {
  return layers.find(({ files }) => (files.endsWith('/') ? file.startsWith(files) : matchesGlob(file, files)));
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const namedImports = clause.namedBindings;
  return (
    !clause.name &&
    namedImports !== undefined &&
    ts.isNamedImports(namedImports) &&
    namedImports.elements.every((one) => one.isTypeOnly)
  );
}

interface Specifier extends Pick<Import, 'isTypeOnly'> {
  path: string;
}

function specifiersIn(source: ts.SourceFile): Specifier[] {
  const specifiers: Specifier[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      if (ts.isStringLiteral(node.moduleSpecifier)) {
        specifiers.push({ path: node.moduleSpecifier.text, isTypeOnly: isTypeOnly(node) });
      }
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument)) specifiers.push({ path: argument.text, isTypeOnly: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return specifiers;
}

export function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
}

/** What a file imports from within the project. */
export function getImports(file: string): Import[] {
  return specifiersIn(parse(file))
    .filter(({ path }) => /^[.#]/.test(path))
    .map(({ path, isTypeOnly }) => ({
      path,
      isTypeOnly,
      from: file,
      to: path.startsWith('#') ? path.slice(1) : relative(root, join(root, dirname(file), path)),
    }));
}

/** The packages that a file loads at run time, without Node's own modules. */
export function getPackages(file: string): string[] {
  return specifiersIn(parse(file))
    .filter(({ path, isTypeOnly }) => !isTypeOnly && !/^([.#]|node:)/.test(path))
    .map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
}
