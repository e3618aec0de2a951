import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Script } from 'node:vm';
import { keepEarlyTaps } from '#lib/browser/keep-early-taps.ts';
import { keepTypedText } from '#lib/browser/keep-typed-text.ts';
import { writeInlineScripts } from './write-inline-scripts.ts';

test.each([
  ['early-taps', keepEarlyTaps],
  ['typed-text', keepTypedText],
])('the inline script %s lies minified in the build', async (name, source) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchline-build-'));
  await mkdir(path.join(folder, 'static'));
  await writeInlineScripts(folder);
  const script = await readFile(path.join(folder, `static/${name}.js`), 'utf8');
  await rm(folder, { recursive: true });
  expect(script.length).toBeLessThan(String(source).length / 1.5);
  expect(script).not.toContain('</');
  expect(script).not.toContain('import');
  expect(() => new Script(script)).not.toThrow();
});
