import type { FileStorage } from '#backend/storage/storage.ts';

/** A storage of one test. */
export function memoryStorage(): FileStorage & { files: Map<string, Uint8Array<ArrayBuffer>> } {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    files,
    put: (name, bytes) => Promise.resolve(void files.set(name, new Uint8Array(bytes))),
    get: (name) => Promise.resolve(files.get(name)),
    remove: (name) => Promise.resolve(void files.delete(name)),
  };
}
