import { projectFiles, read } from './source-files.ts';

const text = projectFiles().filter(
  (file) => /\.(ts|tsx|mjs|js|css|json|md|sql|yaml|html)$/.test(file) && !file.startsWith('tests/architecture/'),
);

const unwanted = [
  ['unfinished work', /\b(TODO|FIXME|XXX|HACK)\b/],
  ['a check switched off', /eslint-disable|@ts-(ignore|nocheck|expect-error)|\b(it|test|describe)\.(only|skip)\(/],
  ['a path of one machine', /(^|[\s'"`(])\/(work|root|home|Users)\/\w/m],
  ['a paper that is not in the project', /\bshared\/(spec|api|design|style|payments|look|data)\b/],
] as const;

describe('words', () => {
  it.each(unwanted)('no file speaks of %s', (_, pattern) => {
    expect(text.filter((file) => pattern.test(read(file)))).toEqual([]);
  });
});
