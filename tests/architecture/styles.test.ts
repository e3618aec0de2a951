import { dirname, join } from 'node:path';
import { getImports, isCode, projectFiles, read } from './source-files.ts';

const sheet = 'app/styles/site.css';
/** Pages for developers have style sheets of their own. */
const forDevelopers = /^(app\/dev|components\/examples)\//;

/** Sheets whose classes several domains share: tokens, and the layout of the page. */
const common = new Set(['app/styles/tokens.css', 'components/ui/overlay/overlay.css']);

/** The classes of a sheet whose rules are not restricted to a parent. */
function getClasses(file: string): Set<string> {
  return new Set([...read(file).matchAll(/^\s*\.([\w-]+)(?:,| \{)$/gm)].map(([, name = '']) => name));
}

const ownSheets = projectFiles().filter(
  (file) => /^(app|components)\/.*\.css$/.test(file) && file !== sheet && !forDevelopers.test(file),
);
const listedSheets = [...read(sheet).matchAll(/@import '([^']+)'/g)].map(([, path = '']) => join(dirname(sheet), path));

describe('the style sheet of the site', () => {
  it('imports every sheet once', () => {
    expect(listedSheets.toSorted()).toEqual(ownSheets.toSorted());
  });

  it('declares the layers before any rule uses one', () => {
    expect(listedSheets[0]).toBe('app/styles/layers.css');
  });

  it('styles a class in one place', () => {
    const placedClasses = ownSheets
      .filter((file) => !common.has(file))
      .flatMap((file) => [...getClasses(file)].map((name) => ({ name, file })));
    const duplicates = placedClasses.filter(({ name, file }) =>
      placedClasses.some((other) => other.name === name && other.file !== file),
    );
    expect(duplicates).toEqual([]);
    expect(placedClasses.length).toBeGreaterThan(100);
  });

  it.each(['mapbox-gl', 'maplibre-gl'])('leaves the sheet of %s to the file that loads the library', (library) => {
    const loads = (from: string) => new RegExp(`^import (?!type )([^;]* from )?'${from}';$`, 'm');
    const loading = (from: string) =>
      projectFiles().filter(
        (file) =>
          isCode(file) && file.startsWith('components/') && !/\.test\.tsx?$/.test(file) && loads(from).test(read(file)),
      );
    expect(loading(library)).toHaveLength(1);
    expect(loading(`${library}/dist/${library}.css`)).toEqual(loading(library));
  });

  it('is the only sheet that code imports', () => {
    const others = projectFiles()
      .filter((file) => isCode(file) && /^(app|components|lib)\//.test(file) && !forDevelopers.test(file))
      .flatMap((file) => getImports(file))
      .filter(({ to }) => to.endsWith('.css') && to !== sheet);
    expect(others).toEqual([]);
  });

  it('names no class like a utility of Tailwind that means something else', () => {
    const markup = projectFiles().filter((file) => /^(app|components)\/.*\.tsx$/.test(file));
    const wrong = markup.filter((file) => /className="([^"]* )?(container|h-[1-4])[ "]/.test(read(file)));
    expect(wrong).toEqual([]);
  });
});
