import { dirname, join } from 'node:path';
import { getImports, isCode, projectFiles, read } from './source-files.ts';

const sheet = 'app/styles/site.css';
/** Pages for developers bring their own. */
const forDevelopers = /^(app\/dev|components\/examples)\//;

/** What several have in common, before each adds its own: values, and the frames above the page. */
const common = new Set(['app/styles/tokens.css', 'components/ui/overlay/overlay.css']);

/** The classes that a sheet styles wherever they stand. */
function getClasses(file: string): Set<string> {
  return new Set([...read(file).matchAll(/^\s*\.([\w-]+)(?:,| \{)$/gm)].map(([, name = '']) => name));
}

const own = projectFiles().filter(
  (file) => /^(app|components)\/.*\.css$/.test(file) && file !== sheet && !forDevelopers.test(file),
);
const listed = [...read(sheet).matchAll(/@import '([^']+)'/g)].map(([, path = '']) => join(dirname(sheet), path));

describe('the style sheet of the site', () => {
  it('has every style once', () => {
    expect(listed.toSorted()).toEqual(own.toSorted());
  });

  it('brings the layers before anything is put into one', () => {
    expect(listed[0]).toBe('app/styles/layers.css');
  });

  it('styles a class in one place', () => {
    const placed = own
      .filter((file) => !common.has(file))
      .flatMap((file) => [...getClasses(file)].map((name) => ({ name, file })));
    const twice = placed.filter(({ name, file }) => placed.some((other) => other.name === name && other.file !== file));
    expect(twice).toEqual([]);
    expect(placed.length).toBeGreaterThan(100);
  });

  it('is the only one that code asks for', () => {
    const others = projectFiles()
      .filter((file) => isCode(file) && /^(app|components|lib)\//.test(file) && !forDevelopers.test(file))
      .flatMap((file) => getImports(file))
      .filter(({ to }) => to.endsWith('.css') && to !== sheet);
    expect(others).toEqual([]);
  });
});
