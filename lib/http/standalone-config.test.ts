import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStandaloneConfig } from './standalone-config.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-'));
  mkdirSync(join(folder, '.next'));
  writeFileSync(join(folder, '.next/required-server-files.json'), '{"version":1,"config":{"compress":false}}');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('is the configuration of the build', () => {
  expect(readStandaloneConfig(folder)).toBe('{"compress":false}');
});

it('is none where Next reads its own configuration', () => {
  writeFileSync(join(folder, 'next.config.ts'), '');
  expect(readStandaloneConfig(folder)).toBeUndefined();
});
