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

it('throws without a build, with the command that makes one', () => {
  expect(() => readBuiltConfig(folder)).toThrow(`There is no build of the web in ${folder}: run npm run build.`);
});
