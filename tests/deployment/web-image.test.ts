import { z } from 'zod';
import { getImports, getPackages, read } from '#tests/architecture/source-files.ts';

const dockerfile = read('deploy/Dockerfile');
const web = /^FROM \S+ AS web$[^]*?(?=^FROM)/m.exec(dockerfile)?.[0] ?? '';

/** A file and all that it loads at run time. */
function loadedBy(file: string, files = new Set<string>()): Set<string> {
  if (files.has(file)) return files;
  files.add(file);
  for (const { to, isTypeOnly } of getImports(file)) if (!isTypeOnly) loadedBy(to, files);
  return files;
}

const files = [...loadedBy('server.ts')];

it('runs server.ts', () => {
  expect(web).toContain('CMD ["node", "server.ts"]');
});

it('holds every file that server.ts loads', () => {
  expect(files.length).toBeGreaterThan(5);
  const copied = (file: string) => web.includes(` ${file.replace(/\/.*/, '')} ./`);
  expect(files.filter((file) => !copied(file))).toEqual([]);
});

const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

/** A package and all that it depends on. */
function withDependencies(name: string, packages = new Set<string>()): Set<string> {
  if (packages.has(name) || name === 'next') return packages;
  packages.add(name);
  const { dependencies } = manifestSchema.parse(JSON.parse(read(`node_modules/${name}/package.json`)));
  for (const dependency of Object.keys(dependencies)) withDependencies(dependency, packages);
  return packages;
}

it('holds every package that server.ts loads, with its dependencies; Next brings itself', () => {
  const packages = new Set(files.flatMap(getPackages).flatMap((name) => [...withDependencies(name)]));
  expect(packages).toContain('zod');
  const copied = (name: string) => web.includes(`./node_modules/${name}\n`);
  expect([...packages].filter((name) => !copied(name))).toEqual([]);
});
