import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { migrate, ourFolder, migrationNames } from '#backend/db/migrate.ts';
import { prepareSchema } from '#backend/db/prepare-schema.ts';
import type { FileStorage } from '#backend/storage/storage.ts';
import { readForeignKeys, readSequences, readTables, requireEmptyAndUnused } from './catalogue.ts';
import { hashFile, copySettings, hashTable, loadTable } from './copy-table.ts';
import { getFilePath, type Manifest, readManifest, sha256 } from './manifest.ts';

/**
 * Throws one sentence unless the tables and sequences are those of the backup. A column that it does not have keeps its
 * default.
 */
async function requireSameTables(client: pg.Client, { tables, sequences }: Manifest): Promise<void> {
  const here = await readTables(client);
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  const there = new Set([...names(tables), ...names(sequences)]);
  const lost = [...names(here), ...names(await readSequences(client))].filter((name) => !there.delete(name));
  const unknown = tables.filter(({ name, columns }) => {
    const known = here.find((table) => table.name === name)?.columns ?? [];
    return columns.some((column) => !known.includes(column));
  });
  const [odd] = [...lost, ...there, ...names(unknown)];
  if (odd !== undefined) throw new Error(`The backup does not fit the tables of its migrations: ${odd} differs.`);
}

/** Loads every table, and makes sure that what is there is what was written. */
async function loadTables(client: pg.Client, { tables }: Manifest, folder: string): Promise<void> {
  for (const table of tables) {
    await loadTable(client, table, folder);
    const { rows, sha256 } = await hashTable(client, table);
    if (rows !== table.rows || sha256 !== table.sha256)
      throw new Error(`The rows of ${table.name} are not what the backup holds.`);
  }
}

async function load(client: pg.Client, manifest: Manifest, folder: string): Promise<void> {
  const names = manifest.tables.map(({ name }) => client.escapeIdentifier(name));
  const foreignKeys = await readForeignKeys(client);
  // Rows are as they were: no trigger computes them again, and no key is looked up before all are there.
  for (const { table, name } of foreignKeys)
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  await loadTables(client, manifest, folder);
  await client.query('set constraints all immediate');
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { name, last, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [client.escapeIdentifier(name), last, isCalled]);
}

/**
 * Loads the rows of a backup into the tables of its migrations, in one transaction: all of it or nothing. `ownerUrl` is of
 * the role that owns them. Throws one sentence when the tables differ or a row came out otherwise.
 */
async function loadRows(ownerUrl: string, manifest: Manifest, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`begin; ${copySettings}`);
    await requireSameTables(client, manifest);
    await load(client, manifest, folder);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** Throws one sentence unless the database is new and nobody else is connected to it. */
async function requireNewPlace(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await requireEmptyAndUnused(client);
  } finally {
    await client.end();
  }
}

async function isWhole(folder: string, manifest: Manifest): Promise<string | null> {
  for (const table of manifest.tables) {
    const found = await hashFile(table, folder).catch(() => null);
    if (found !== table.sha256) return table.name;
  }
  for (const { name, sha256: expected } of manifest.files) {
    if (expected === null) continue;
    const bytes = await readFile(getFilePath(folder, name)).catch(() => null);
    if (bytes === null || sha256(bytes) !== expected) return name;
  }
  return null;
}

/**
 * Reads a whole backup and returns what it holds. Throws one sentence when a file is missing or changed, or when it is of a
 * later release than this one.
 */
async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const known = new Set(await migrationNames());
  const later = manifest.migrations.find((name) => !known.has(name));
  if (later !== undefined)
    throw new Error(`The backup is of another release: this one does not have its migration ${later}.`);
  const damaged = await isWhole(folder, manifest);
  if (damaged !== null) throw new Error(`The backup in ${folder} is damaged: ${damaged} is not what was written.`);
  return manifest;
}

interface Target {
  /** Of the role that is to own the tables. */
  ownerUrl: string;
  /** Of the application's role. */
  appUrl: string;
  files: FileStorage;
}

const contentTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

async function putFiles({ files }: Manifest, storage: FileStorage, folder: string): Promise<void> {
  for (const { name, sha256 } of files) {
    if (sha256 === null) continue;
    const contentType = contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    await storage.put(name, await readFile(getFilePath(folder, name)), contentType);
  }
}

/**
 * Puts a backup into a new database and into the storage of files: first the tables as the backup's release made them, then
 * its rows, then what this release adds. Nothing is touched before every file of the backup was read and found whole.
 * Throws one sentence when it was not, or the database has tables or other users.
 */
export async function restoreBackup(folder: string, { ownerUrl, appUrl, files }: Target): Promise<Manifest> {
  await requireNewPlace(ownerUrl);
  const manifest = await checkBackup(folder);
  await migrate(ownerUrl, ourFolder, new Set(manifest.migrations));
  await putFiles(manifest, files, folder);
  await loadRows(ownerUrl, manifest, folder);
  await prepareSchema({ ownerUrl, appUrl });
  return manifest;
}
