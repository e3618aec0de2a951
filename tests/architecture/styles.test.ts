import { dirname, join } from 'node:path';
import { getImports, isCode, projectFiles, read } from './source-files.ts';

/** The sheet of each zone, which leaves out what only other zones have. */
const zoneSheets = {
  bookings: 'app/styles/site.css',
  account: 'app/styles/account.css',
  joining: 'app/styles/joining.css',
  foh: 'app/styles/desk.css',
};
const entries = Object.values(zoneSheets);
const sheet = 'app/styles/common.css';
const mostLines = 930;
/** Of the page of components, which production does not have. */
const examples = 'app/dev/ui/examples.css';

const ownSheets = projectFiles().filter(
  (file) => /^(app|components)\/.*\.css$/.test(file) && ![...entries, sheet, examples].includes(file),
);
const listedSheets = [...read(sheet).matchAll(/@import '(\.[^']+)'/g)].map(([, path = '']) =>
  join(dirname(sheet), path),
);

describe('the style sheets of the site', () => {
  it.each(entries)('%s has what is common', (entry) => {
    expect(read(entry)).toContain("@import './common.css'");
  });

  it.each(Object.entries(zoneSheets))('have the classes of all components of %s', (zone, entry) => {
    const seen = new Set(projectFiles().filter((file) => isCode(file) && file.startsWith(`app/${zone}/`)));
    expect(seen.size).toBeGreaterThan(3);
    // A set that is walked also walks what is added on the way.
    for (const file of seen)
      for (const { to, isTypeOnly } of getImports(file))
        if (!isTypeOnly && /^(app|components)\/.*\.tsx?$/.test(to)) seen.add(to);
    const [, names = ''] = /@source not '\.\.\/\.\.\/\{components,app\}\/\{([\w,]+)\}'/.exec(read(entry)) ?? [];
    const leftOut = new RegExp(`^(components|app)/(${names.replaceAll(',', '|') || 'none'})/`);
    expect([...seen].filter((file) => leftOut.test(file))).toEqual([]);
  });

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
    const lines = [...entries, sheet, ...ownSheets].reduce(
      (sum, file) => sum + read(file).trimEnd().split('\n').length,
      0,
    );
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

  it('are the only ones that code imports', () => {
    const others = projectFiles()
      .filter((file) => isCode(file) && /^(app|components|lib)\//.test(file))
      .flatMap((file) => getImports(file))
      .filter(({ to }) => to.endsWith('.css') && ![...entries, examples].includes(to));
    expect(others).toEqual([]);
  });
});
