import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const contentSchema = z.object({
  /** Form of the backup itself. */
  version: z.literal(1),
  /** The moment that all rows are of. */
  takenAt: z.iso.datetime(),
  /** Migrations that the tables had, in order. */
  migrations: z.array(z.string()),
  /** Each lies beside as `NAME.copy.gz`; the hash is of what PostgreSQL gave (COPY, text), before compression. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256: hash })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  /** Pictures, documents and downloads, each below `files/`; what a row named and was not there any more is null. */
  files: z.array(z.object({ name: z.string(), sha256: hash.nullable() })),
});
const manifestSchema = z.object({ content: contentSchema, sha256: hash });

export type Manifest = z.infer<typeof contentSchema>;
export type TableCopy = Manifest['tables'][number];

const fileName = 'manifest.json';

/** The SHA-256 of some bytes or text, in hexadecimal. */
export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Where the rows of a table lie in a backup. */
export const getTablePath = (folder: string, table: string): string => join(folder, `${table}.copy.gz`);

/** Where a file of the storage lies in a backup. */
export const getFilePath = (folder: string, name: string): string => join(folder, 'files', name);

/** Writes what the backup holds, with a hash of itself. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const text = JSON.stringify({ content, sha256: sha256(JSON.stringify(content)) }, null, 2);
  await writeFile(join(folder, fileName), `${text}\n`, { flag: 'wx', mode: 0o600, flush: true });
}

/** Reads what a backup holds. Throws one sentence when the folder has none, or it was changed. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no backup in ${folder}: it has no ${fileName}.`, { cause });
  });
  try {
    const { content, sha256: expected } = manifestSchema.parse(JSON.parse(text));
    if (sha256(JSON.stringify(content)) !== expected) throw new Error('its hash differs');
    return content;
  } catch (cause) {
    throw new Error(`The backup in ${folder} is damaged: ${fileName} is not what was written.`, { cause });
  }
}
