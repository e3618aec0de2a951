import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const WRITE_DELAY_MS = 100;

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
  mkdirSync(dirname(path), { recursive: true });

  function write(): void {
    timer = null;
    writeFileSync(`${path}.new`, JSON.stringify(read()), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }

  return {
    save: () => {
      timer ??= setTimeout(write, WRITE_DELAY_MS);
    },
    flush: () => {
      if (!timer) return;
      clearTimeout(timer);
      write();
    },
  };
}
