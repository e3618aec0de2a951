import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFiles, read, root } from './source-files.ts';

const texts = projectFiles().filter(
  (file) => /\.(ts|tsx|mjs|css|md)$/.test(file) && !file.endsWith('/000-template.md'),
);

/** How GitHub names the anchor of a heading. */
const anchor = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (file: string): ReadonlySet<string> =>
  new Set([...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading)));

const exists = (file: string): boolean => existsSync(join(root, file));

/** Pointers of comments and documents: a path below docs with a heading anywhere, and links between documents. */
function pointersIn(file: string): { path: string; heading: string | undefined }[] {
  const content = read(file);
  const named = [...content.matchAll(/\b(docs\/[\w/.-]+\.md)(?:#([\w-]+))?/g)];
  const linked = file.endsWith('.md') ? [...content.matchAll(/\]\(((?!https?:)[\w/.-]+\.\w+)(?:#([\w-]+))?\)/g)] : [];
  return [
    ...named.map(([, path = '', heading]) => ({ path, heading })),
    ...linked.map(([, path = '', heading]) => ({ path: join(dirname(file), path), heading })),
  ];
}

describe('pointers to documents', () => {
  it('lead to a file, and to a heading that is there', () => {
    const dangling = texts.flatMap((file) =>
      pointersIn(file)
        .filter(({ path, heading }) => !exists(path) || (heading !== undefined && !anchorsIn(path).has(heading)))
        .map(({ path, heading }) => `${file}: ${path}${heading === undefined ? '' : `#${heading}`}`),
    );
    expect(dangling).toEqual([]);
  });

  it('in accepted decisions name files and folders that are there', () => {
    const accepted = texts.filter(
      (file) => file.startsWith('docs/decisions/') && /^Status: accepted/m.test(read(file)),
    );
    const folders = new Set(projectFiles().map((file) => file.slice(0, file.indexOf('/') + 1)));
    const dangling = accepted.flatMap((file) =>
      [...read(file).matchAll(/`([\w-]+\/)([\w./-]*)`/g)]
        .filter(([, folder = '', path = '']) => folders.has(folder) && !exists(folder + path))
        .map(([found]) => `${file}: ${found}`),
    );
    expect(dangling).toEqual([]);
  });

  it('of decisions by number name one that is there', () => {
    const numbers = new Set(projectFiles().flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? []));
    const dangling = texts.flatMap((file) =>
      [...read(file).matchAll(/\bdecisions? (\d{3})\b/g)]
        .filter(([, number = '']) => !numbers.has(number))
        .map(([found]) => `${file}: ${found}`),
    );
    expect(dangling).toEqual([]);
  });
});
