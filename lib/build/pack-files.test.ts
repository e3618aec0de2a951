import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { packFiles } from './pack-files.ts';

const script = 'export const swim = "swim";'.repeat(200);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'touchline-build-'));
  await mkdir(path.join(folder, 'static/chunks'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

test('scripts and style sheets that gain by it lie in Brotli beside themselves', async () => {
  const write = (name: string, text: string) => writeFile(path.join(folder, 'static/chunks', name), text);
  await Promise.all([write('a.js', script), write('a.css', script), write('a.woff2', script), write('b.js', 'push()')]);
  await packFiles(folder);
  const made = (await readdir(path.join(folder, 'static/chunks'))).filter((name) => name.endsWith('.br'));
  expect(made.toSorted()).toEqual(['a.css.br', 'a.js.br']);
  const packed = await readFile(path.join(folder, 'static/chunks/a.js.br'));
  expect(brotliDecompressSync(packed).toString()).toBe(script);
});
