import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { getKeyId } from '#backend/sealing/derive-key.ts';
import { sealedColumns, type SealPurpose } from '#backend/sealing/sealed-columns.ts';
import { textCipher } from '#backend/sealing/text-cipher.ts';
import { everySecret, type Secret } from '#contract/rules/settings/secret.ts';

/** Rows that are read at once. */
const batchSize = 200;

const sealPurposes = Object.keys(sealedColumns) as SealPurpose[];

/** A row with something encrypted: the values of its primary key, as text, and what it holds. */
interface SealedRow {
  key: string[];
  sealed: string;
}

const getKeyColumns = (purpose: SealPurpose) => sealedColumns[purpose].key.map((column) => sql.ref<string>(column));

/** The pattern of what the newest secret has encrypted; the name of a key may hold an underscore. */
const likeNewest = (secret: Secret) => `${getKeyId(everySecret(secret)[0]).replaceAll('_', String.raw`\_`)}.%`;

/** What the newest secret has not encrypted, in the order of the keys, some rows at a time. */
async function* older(db: Db, purpose: SealPurpose, secret: Secret): AsyncGenerator<SealedRow> {
  const { table, column } = sealedColumns[purpose];
  const keyColumns = getKeyColumns(purpose);
  let after: string[] | null = null;
  do {
    const isAfter: RawBuilder<unknown> =
      after === null ? sql`true` : sql`(${sql.join(keyColumns)}) > (${sql.join(after)})`;
    const { rows }: { rows: SealedRow[] } = await sql<SealedRow>`
      select array[${sql.join(keyColumns.map((key) => sql`${key}::text`))}] as key, ${sql.ref(column)} as sealed
      from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${sql.ref(column)} not like ${likeNewest(secret)} and ${isAfter}
      order by ${sql.join(keyColumns)}
      limit ${batchSize}`.execute(db);
    yield* rows;
    after = rows.at(-1)?.key ?? null;
  } while (after !== null);
}

/** What a text says, null when no secret that counts opens it. */
function open(sealed: string, purpose: SealPurpose, secret: Secret): string | null {
  try {
    return textCipher(secret, purpose).decrypt(sealed);
  } catch {
    return null;
  }
}

/** Writes it encrypted anew, unless somebody else has written the row meanwhile. Returns whether it did. */
async function replace(db: Db, purpose: SealPurpose, { key, sealed }: SealedRow, resealed: string): Promise<boolean> {
  const { table, column } = sealedColumns[purpose];
  const isRow = sql.join(
    getKeyColumns(purpose).map((name, at) => sql`${name} = ${key[at]}`),
    sql` and `,
  );
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${resealed}
    where ${isRow} and ${sql.ref(column)} = ${sealed}`.execute(db);
  return numAffectedRows === 1n;
}

/** How many of a kind were encrypted anew, and how many no known secret can open. */
export interface Rotated {
  kind: string;
  resealed: number;
  unreadable: number;
}

async function rotatePurpose(db: Db, purpose: SealPurpose, secret: Secret): Promise<Rotated> {
  const cipher = textCipher(secret, purpose);
  const rotated: Rotated = { kind: sealedColumns[purpose].kind, resealed: 0, unreadable: 0 };
  for await (const row of older(db, purpose, secret)) {
    const text = open(row.sealed, purpose, secret);
    if (text === null) rotated.unreadable += 1;
    else if (await replace(db, purpose, row, cipher.encrypt(text))) rotated.resealed += 1;
  }
  return rotated;
}

/**
 * Encrypts everything that is stored anew with the newest secret. Each row is one statement that changes it only if it
 * still holds what was read, so it runs beside the product and beside itself, and continues where it was stopped.
 */
export async function rotateSecrets(db: Db, secret: Secret): Promise<Rotated[]> {
  const all: Rotated[] = [];
  for (const purpose of sealPurposes) all.push(await rotatePurpose(db, purpose, secret));
  return all;
}

/** How much of a kind is encrypted with which secret. */
export interface SealedCount {
  kind: string;
  newest: number;
  /** With another secret that still counts. */
  previous: number;
  /** With one that is not in the settings: it cannot be read. */
  unreadable: number;
}

/** Counts what is stored by the secret that encrypted it. Opens all that the newest one has not encrypted. */
export async function countSealed(db: Db, secret: Secret): Promise<SealedCount[]> {
  const counts: SealedCount[] = [];
  for (const purpose of sealPurposes) {
    const { kind, table, column } = sealedColumns[purpose];
    const { rows } = await sql<{ newest: number }>`
      select count(*)::int as newest from ${sql.table(table)}
      where ${sql.ref(column)} like ${likeNewest(secret)}`.execute(db);
    const count: SealedCount = { kind, newest: rows[0]?.newest ?? 0, previous: 0, unreadable: 0 };
    for await (const { sealed } of older(db, purpose, secret))
      count[open(sealed, purpose, secret) === null ? 'unreadable' : 'previous'] += 1;
    counts.push(count);
  }
  return counts;
}
