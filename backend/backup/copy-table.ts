import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { getTablePath, type TableCopy } from './manifest.ts';

type Table = Pick<TableCopy, 'name' | 'columns'>;

interface Copied {
  rows: number;
  sha256: string;
}

/** Values come out in one form, and rows in the order in which they lie, so that equal tables give equal text. */
export const copySettings = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local synchronize_seqscans = off;
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

function statement(client: pg.Client, { name, columns }: Table): string {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `copy ${client.escapeIdentifier(name)} (${list})`;
}

/** Passes bytes on and adds them to a hash. */
function hashing() {
  const hash = createHash('sha256');
  async function* pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  }
  return { pass, digest: () => hash.digest('hex') };
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Writes the rows of a table into a folder, compressed. */
export async function writeTable(client: pg.Client, table: Table, folder: string): Promise<Copied> {
  const source = client.query(copyTo(`${statement(client, table)} to stdout`));
  const { pass, digest } = hashing();
  const target = createWriteStream(getTablePath(folder, table.name), { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(source, pass, createGzip(), target);
  return { rows: source.rowCount, sha256: digest() };
}

/** Reads the rows of a table as they are written, and keeps none. */
export async function hashTable(client: pg.Client, table: Table): Promise<Copied> {
  const source = client.query(copyTo(`${statement(client, table)} to stdout`));
  const { pass, digest } = hashing();
  await pipeline(source, pass, nowhere());
  return { rows: source.rowCount, sha256: digest() };
}

/** Loads the rows of a table from a folder. */
export async function loadTable(client: pg.Client, table: Table, folder: string): Promise<void> {
  const target = client.query(copyFrom(`${statement(client, table)} from stdin`));
  await pipeline(createReadStream(getTablePath(folder, table.name)), createGunzip(), target);
}

/** The hash of the rows that lie in a folder. Throws when they can't be read to their end. */
export async function hashFile(table: Table, folder: string): Promise<string> {
  const { pass, digest } = hashing();
  await pipeline(createReadStream(getTablePath(folder, table.name)), createGunzip(), pass, nowhere());
  return digest();
}
