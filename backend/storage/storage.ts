/** Where files are kept: a folder of this machine, or a bucket that several machines share. */
export interface FileStorage {
  /** Writes a file, in place of one of the same name. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when there is none. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Does nothing when there is none. */
  remove(name: string): Promise<void>;
}

/** Names are ours: letters, digits, hyphens, underscores and dots, in one folder at most. */
const allowed = /^(?:[\w-]+\/)?[\w-][\w.-]*$/;

/** Throws an error for a name that could lead out of the storage. */
export function checkName(name: string): void {
  if (!allowed.test(name) || name.includes('..'))
    throw new Error('a file of the storage has a name that it cannot have');
}
