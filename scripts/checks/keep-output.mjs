import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Keeps what a check and its programs write while others run beside it: give them `stdio`; `take` returns the text, once
 * they have ended.
 */
export function keepOutput() {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-check-'));
  const path = join(folder, 'output');
  const file = openSync(path, 'a');
  return {
    stdio: ['ignore', file, file],
    take() {
      closeSync(file);
      const text = readFileSync(path, 'utf8');
      rmSync(folder, { recursive: true, force: true });
      return text;
    },
  };
}
