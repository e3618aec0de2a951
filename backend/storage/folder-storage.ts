import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isObject } from '#contract/rules/is-object.ts';
import { checkName, type FileStorage } from './storage.ts';

function isMissing(error: unknown): boolean {
  return isObject(error) && error.code === 'ENOENT';
}

/** Keeps files in a folder of this machine, readable by its owner only. */
export function folderStorage(folder: string): FileStorage {
  const getPath = (name: string): string => {
    checkName(name);
    return join(folder, name);
  };

  return {
    async put(name, bytes) {
      const path = getPath(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // A file is there as a whole or not at all, also when the process is killed meanwhile.
      const unfinished = `${path}.${randomUUID()}`;
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, path);
    },
    async get(name) {
      try {
        return new Uint8Array(await readFile(getPath(name)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(name) {
      await rm(getPath(name), { force: true });
    },
  };
}
