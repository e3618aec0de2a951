import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { findPictureFile, getPictureName } from '#backend/customers/replace-picture.ts';
import { getExportName } from '#backend/own-data/export-file.ts';
import type { FileStorage } from '#backend/storage/storage.ts';
import { readSequences, readTables } from './catalogue.ts';
import { copySettings, writeTable } from './copy-table.ts';
import { getFilePath, sha256, writeManifest, type Manifest } from './manifest.ts';

interface Place {
  /** Of a role that may read all tables. */
  url: string;
  files: FileStorage;
  /** Folder of all backups. */
  into: string;
}

export interface MadeBackup {
  folder: string;
  content: Manifest;
}

const momentSchema = z.tuple([z.object({ takenAt: z.date() })]);
const namesSchema = z.array(z.object({ name: z.string() }));

/** Every file that a row names: pictures, documents (in columns named `file`), downloads of own data. */
async function readFileNames(client: pg.Client, tables: Manifest['tables']): Promise<string[]> {
  const read = async (query: string) => namesSchema.parse((await client.query(query)).rows).map(({ name }) => name);
  const pictures = await read('select profile_picture_url as name from users where profile_picture_url is not null');
  const exports = await read('select id::text as name from data_exports');
  const documents: string[] = [];
  for (const { name, columns } of tables)
    if (columns.includes('file'))
      documents.push(...(await read(`select file as name from ${client.escapeIdentifier(name)}`)));
  return [
    ...pictures.flatMap((url) => findPictureFile(url) ?? []).map(getPictureName),
    ...documents,
    ...exports.map(getExportName),
  ];
}

async function copyFiles(names: readonly string[], files: FileStorage, folder: string): Promise<Manifest['files']> {
  const copied: Manifest['files'] = [];
  for (const name of names) {
    const bytes = await files.get(name);
    copied.push({ name, sha256: bytes === undefined ? null : sha256(bytes) });
    if (bytes === undefined) continue;
    const path = getFilePath(folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600, flush: true });
  }
  return copied;
}

/** Copies all rows as they are at one moment: one transaction that sees what was committed when it began. */
async function copyRows(client: pg.Client, folder: string) {
  await client.query(`begin isolation level repeatable read, read only; ${copySettings}`);
  const moment = await client.query('select clock_timestamp() as "takenAt"');
  const [{ takenAt }] = momentSchema.parse(moment.rows);
  const { rows: applied } = await client.query('select name from schema_migrations order by name');
  const tables: Manifest['tables'] = [];
  for (const table of await readTables(client)) tables.push({ ...table, ...(await writeTable(client, table, folder)) });
  const names = await readFileNames(client, tables);
  const sequences = await readSequences(client);
  await client.query('commit');
  const migrations = namesSchema.parse(applied).map(({ name }) => name);
  return { takenAt: takenAt.toISOString(), migrations, tables, sequences, names };
}

/**
 * Copies every row and file into a folder of its own, named after the moment, while the product runs. The folder has its
 * name only when everything in it is written. Secrets are not in it: what is encrypted needs the `APP_SECRET` it was
 * encrypted with.
 */
export async function makeBackup({ url, files, into }: Place): Promise<MadeBackup> {
  await mkdir(into, { recursive: true, mode: 0o700 });
  const unfinished = join(into, `.unfinished-${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { names, ...rows } = await copyRows(client, unfinished);
    const content: Manifest = { version: 1, ...rows, files: await copyFiles(names, files, unfinished) };
    await writeManifest(unfinished, content);
    const folder = join(into, content.takenAt.replaceAll(':', '-'));
    await rename(unfinished, folder);
    return { folder, content };
  } finally {
    await client.end();
    await rm(unfinished, { recursive: true, force: true });
  }
}
