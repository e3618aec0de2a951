import { isCode, projectFiles, read } from './source-files.ts';

/** Loaded by tests of components alone, for which Jest loads every module anew. */
const ofComponents = ['tests/support/leading-links.ts', 'tests/support/render-on-site.tsx'];

// Other tests share the modules of a worker, so a hook called on loading would be that of the first file alone.
it('a module that test files share calls no hook when it is loaded', () => {
  const shared = projectFiles().filter(
    (file) => isCode(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('e2e/'),
  );
  const calling = shared.filter((file) => /^(before|after)(Each|All)\(/m.test(read(file)));
  expect(calling).toEqual(ofComponents);
});
