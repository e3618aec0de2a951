import { globSync } from 'node:fs';
import { pageKind } from '../../../lib/zones/page-kind.ts';

/** `(site)/(own)/page.tsx` is `/`. */
const pathOf = (file: string) => `/${file.split('/').slice(0, -1).filter((part) => !part.startsWith('(')).join('/')}`;
const pages = globSync('**/page.tsx', { cwd: 'app/account/[variant]' })
  .map(pathOf)
  .filter((path) => !path.includes('[...'));

it('guards every page of an account, or its scripts would not run', () => {
  expect(pages).toEqual(expect.arrayContaining(['/', '/login']));
  expect(pages.filter((path) => pageKind('account', path) !== 'private')).toEqual([]);
});

it('lets what is not there be kept', () => {
  expect(pageKind('account', '/no/such/page')).toBe('public');
});
