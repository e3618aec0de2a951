import { dirname } from 'node:path';
import { importsOf, projectFiles } from './source-files.ts';

const dormant = projectFiles().filter((file) => /^app\/.*\/dormant-[a-z-]+\.tsx$/.test(file));

/** The style sheets that come with a file, by itself and through what it imports at once. */
function stylesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  if (file.endsWith('.css')) return new Set([file]);
  const imported = importsOf(file).filter(({ isTypeOnly, isLazy }) => !isTypeOnly && !isLazy);
  return new Set(imported.flatMap(({ to }) => [...stylesOf(to, seen)]));
}

const partsOf = (file: string) => importsOf(file).flatMap(({ to, isLazy }) => (isLazy ? [to] : []));

describe('parts that sleep', () => {
  it.each(dormant)('of %s are drawn with all their styles: part-styles.ts beside it has them', (file) => {
    const parts = partsOf(file);
    expect(parts.length).toBeGreaterThan(0);
    const needed = new Set(parts.flatMap((part) => [...stylesOf(part)]));
    expect([...stylesOf(`${dirname(file)}/part-styles.ts`)].toSorted()).toEqual(expect.arrayContaining([...needed].toSorted()));
  });

  it('are somewhere', () => {
    expect(dormant.length).toBeGreaterThan(0);
  });
});
