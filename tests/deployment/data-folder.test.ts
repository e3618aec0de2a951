import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStateFile } from '#sandbox/core/state-file.ts';
import { readSecrets } from '#scripts/system/secrets.mjs';

const parent = mkdtempSync(join(tmpdir(), 'touchline-data-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const getMode = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('lets nobody else list the data folder or read what is in it', () => {
  const folder = join(parent, 'data');
  readSecrets(folder, {});
  const sandbox = createStateFile(join(folder, 'sandbox.json'), () => ({ cards: [] }));
  sandbox.save();
  sandbox.flush();
  expect([getMode(folder), getMode(join(folder, 'secrets.json')), getMode(join(folder, 'sandbox.json'))]).toEqual([
    '711',
    '600',
    '600',
  ]);
});
