import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Script } from 'node:vm';
import { keepEarlyTaps } from '#lib/browser/keep-early-taps.ts';
import { writeEarlyTaps } from './write-early-taps.ts';

test('the inline script of every page lies minified in the build', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'touchline-build-'));
  await mkdir(path.join(folder, 'static'));
  await writeEarlyTaps(folder);
  const script = await readFile(path.join(folder, 'static/early-taps.js'), 'utf8');
  await rm(folder, { recursive: true });
  expect(script.length).toBeLessThan(String(keepEarlyTaps).length / 1.8);
  expect(script).not.toContain('</');
  expect(script).not.toContain('import');
  expect(() => new Script(script)).not.toThrow();
});
