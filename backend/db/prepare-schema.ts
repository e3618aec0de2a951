import pg from 'pg';
import { z } from 'zod';
import { connect } from './connection/connect.ts';
import { fillGazetteer } from './fill-gazetteer.ts';
import { grantAccess } from './grant-access.ts';
import { migrate, migrationNames } from './migrate.ts';

const rowsSchema = z.array(z.object({ name: z.string() }));

async function readApplied(url: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ exists: boolean }>(
      `select to_regclass('schema_migrations') is not null as exists`,
    );
    if (tables[0]?.exists !== true) return new Set();
    const { rows } = await client.query('select name from schema_migrations');
    return new Set(rowsSchema.parse(rows).map(({ name }) => name));
  } finally {
    await client.end();
  }
}

/**
 * Makes sure that the database has every migration of this build; more of a later build are no fault, because the last
 * release runs on the tables of the next one (docs/deployment.md#upgrading). Throws one sentence.
 */
async function checkSchema(url: string): Promise<void> {
  const applied = await readApplied(url);
  const missing = (await migrationNames()).filter((name) => !applied.has(name));
  if (missing.length === 0) return;
  throw new Error(
    `The database lacks ${missing.length} migrations of this build, the first ${missing[0]}: run \`npm run migrate\` with DATABASE_OWNER_URL first.`,
  );
}

interface Addresses {
  /** For the role that owns the tables; null where this process may not change them. */
  ownerUrl: string | null;
  /** For the role of the application. */
  appUrl: string;
}

/**
 * With the owner's address: applies the migrations that are missing, gives the application's role its access and ships
 * the gazetteer. Without it: throws one sentence when a migration of this build is missing.
 */
export async function prepareSchema({ ownerUrl, appUrl }: Addresses): Promise<string[]> {
  if (ownerUrl === null) {
    await checkSchema(appUrl);
    return [];
  }
  const applied = await migrate(ownerUrl);
  await grantAccess({ ownerUrl, appUrl });
  const db = connect({ url: ownerUrl, max: 1, withoutTimeouts: true });
  try {
    await fillGazetteer(db);
  } finally {
    await db.destroy();
  }
  return applied;
}
