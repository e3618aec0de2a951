import { circlesIn } from './circles.ts';
import type { Layer } from './layers.ts';
import { getImports, isCode, getLayer, projectFiles, type Import } from './source-files.ts';

const code = projectFiles().filter(isCode);

function getDomain(file: string, { files }: Layer): string | undefined {
  return file.slice(files.length).split('/')[0];
}

function isAllowed({ from, to, isTypeOnly }: Omit<Import, 'path'>): boolean {
  const importer = getLayer(from);
  const imported = getLayer(to);
  if (!importer || !imported) return false;
  if (importer.mayImport === 'everything') return true;
  if (importer === imported) return !importer.separate || getDomain(from, importer) === getDomain(to, importer);
  return (
    importer.mayImport.includes(imported.name) ||
    (isTypeOnly && (importer.mayImportTypes ?? []).includes(imported.name))
  );
}

describe('imports', () => {
  it('every file has a place in the table of layers', () => {
    expect(code.filter((file) => !getLayer(file))).toEqual([]);
  });

  it('point one way: app → components → lib → contract ← backend', () => {
    const forbiddenImports = code.flatMap(getImports).filter((one) => !isAllowed(one));
    expect(forbiddenImports.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('climb no three levels', () => {
    const climbing = code.flatMap(getImports).filter(({ path }) => path.startsWith('../../../'));
    expect(climbing.map(({ from, path }) => `${from} → ${path}`)).toEqual([]);
  });

  it('run in no circle, types included', () => {
    const targets = new Map(code.map((file) => [file, getImports(file).map(({ to }) => to)]));
    expect(circlesIn(targets)).toEqual([]);
  });

  it('finds a circle where there is one', () => {
    const targets = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', []],
    ]);
    expect(circlesIn(targets)).toEqual([['c', 'b', 'a']]);
  });

  it('would refuse the web reading the backend, and a domain reading another', () => {
    const wrong = [
      { from: 'app/bookings/page.tsx', to: 'backend/app.ts', isTypeOnly: true },
      { from: 'lib/api/call.ts', to: 'components/basket/basket.tsx', isTypeOnly: false },
      { from: 'components/basket/basket.tsx', to: 'components/account/account.tsx', isTypeOnly: false },
      { from: 'components/basket/basket.tsx', to: 'contract/cart/cart.ts', isTypeOnly: false },
    ];
    expect(wrong.filter(isAllowed)).toEqual([]);
  });
});
