import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuiltConfig } from './built-config.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('is the configuration of the build', () => {
  writeFileSync(join(folder, 'required-server-files.json'), '{"version":1,"config":{"compress":false}}');
  expect(readBuiltConfig(folder)).toBe('{"compress":false}');
});

it('throws without a build, with the file that is missing', () => {
  expect(() => readBuiltConfig(folder)).toThrow('required-server-files.json');
});
