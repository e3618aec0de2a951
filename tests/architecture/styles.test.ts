import { dirname, join } from 'node:path';
import { getImports, isCode, projectFiles, read } from './source-files.ts';

const sheet = 'app/styles/site.css';
const mostLines = 900;
/** Of the page of components, which production does not have. */
const examples = 'app/dev/ui/examples.css';

const ownSheets = projectFiles().filter(
  (file) => /^(app|components)\/.*\.css$/.test(file) && file !== sheet && file !== examples,
);
const listedSheets = [...read(sheet).matchAll(/@import '(\.[^']+)'/g)].map(([, path = '']) =>
  join(dirname(sheet), path),
);

describe('the style sheet of the site', () => {
  it('imports every sheet once', () => {
    expect(listedSheets.toSorted()).toEqual(ownSheets.toSorted());
  });

  it('declares the layers before any rule uses one', () => {
    expect(listedSheets[0]).toBe('app/styles/layers.css');
  });

  it('leaves components to utilities: only drawings have a sheet of their own', () => {
    expect(ownSheets.filter((file) => !/^(app\/styles|components\/illustrations)\//.test(file))).toEqual([]);
  });

  it('stays small', () => {
    const lines = [sheet, ...ownSheets].reduce((sum, file) => sum + read(file).trimEnd().split('\n').length, 0);
    expect(lines).toBeLessThanOrEqual(mostLines);
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
      .filter((file) => isCode(file) && /^(app|components|lib)\//.test(file))
      .flatMap((file) => getImports(file))
      .filter(({ to }) => to.endsWith('.css') && to !== sheet && to !== examples);
    expect(others).toEqual([]);
  });
});
