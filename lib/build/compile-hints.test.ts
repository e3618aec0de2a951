import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addCompileHints } from './compile-hints.ts';

const react = 'static/chunks/react.js';
const map = 'static/chunks/map.js';
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'touchline-build-'));
  await mkdir(path.join(folder, 'static/chunks'), { recursive: true });
  await writeFile(path.join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles: [react] }));
  await writeFile(path.join(folder, react), 'push([]);');
  await writeFile(path.join(folder, map), 'push([]);');
});
afterEach(() => rm(folder, { recursive: true }));

const read = (file: string) => readFile(path.join(folder, file), 'utf8');

test('the scripts of every page start with the hint, once, and no other does', async () => {
  await addCompileHints(folder);
  await addCompileHints(folder);
  expect(await read(react)).toBe('//# allFunctionsCalledOnLoad\npush([]);');
  expect(await read(map)).toBe('push([]);');
});

test('a build whose manifest names no such scripts fails, instead of losing the hint unseen', async () => {
  await writeFile(path.join(folder, 'build-manifest.json'), '{}');
  await expect(addCompileHints(folder)).rejects.toThrow('rootMainFiles');
});
