import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const WRITE_DELAY_MS = 100;
/** A large state is written less often: writing takes at most a twentieth of the time. */
const DELAY_PER_WRITE = 20;

export interface StateFile {
  /** Schedules a write; several calls in a row become one. */
  save(): void;
  /** Writes pending changes now. */
  flush(): void;
}

/** Reads saved state, or null when there is none yet. Throws when the file is damaged. */
export function readState(path: string): unknown {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`The sandbox state in ${path} cannot be read; remove the file to start afresh`, { cause: error });
  }
}

/** Keeps a JSON file up to date with `read`, readable by its owner only. Writes are atomic. Creates the folder. */
export function createStateFile(path: string, read: () => unknown): StateFile {
  let timer: NodeJS.Timeout | null = null;
  let delayMs = WRITE_DELAY_MS;
  mkdirSync(dirname(path), { recursive: true });

  function write(): void {
    timer = null;
    const startedAt = performance.now();
    writeFileSync(`${path}.new`, JSON.stringify(read()), { mode: 0o600 });
    renameSync(`${path}.new`, path);
    delayMs = Math.max(WRITE_DELAY_MS, (performance.now() - startedAt) * DELAY_PER_WRITE);
  }

  return {
    save: () => {
      timer ??= setTimeout(write, delayMs);
    },
    flush: () => {
      if (!timer) return;
      clearTimeout(timer);
      write();
    },
  };
}
