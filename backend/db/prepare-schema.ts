import pg from 'pg';
import { z } from 'zod';
import { connect } from './connection/connect.ts';
import { fillGazetteer } from './fill-gazetteer.ts';
import { migrate, migrationNames } from './migrate.ts';

/** What the application's role may do with a table by less than the usual select, insert, update and delete. */
interface Protection {
  tables: readonly string[];
  /** What it may not do. */
  refused: readonly ('insert' | 'update' | 'delete')[];
}

/**
 * Tables, as PostgreSQL names them, that even the application may not rewrite. `grantAccess` grants accordingly, and a
 * test reads the grants. What has had its time in a table that only grows is deleted by the function `purge_append_only`,
 * with the owner's right.
 */
export const protectedTables = {
  /** Written by migrations. */
  fixed: { tables: ['ledger_accounts', 'schema_migrations'], refused: ['insert', 'update', 'delete'] },
  /** Say what happened. */
  appendOnly: {
    tables: [
      'audit_events',
      'credit_entries',
      'ledger_entries',
      'ledger_postings',
      'payment_transitions',
      'signed_waivers',
    ],
    refused: ['update', 'delete'],
  },
  /** Change their state, and are the operator's accounting records. */
  kept: {
    tables: [
      'credit_accounts',
      'membership_charges',
      'order_lines',
      'orders',
      'payment_transactions',
      'payments',
      'penalties',
      'settlement_checks',
      'tills',
    ],
    refused: ['delete'],
  },
} as const satisfies Record<string, Protection>;

interface Access {
  /** Connects as the role that owns the tables. */
  ownerUrl: string;
  /** Connects as the role of the application. */
  appUrl: string;
}

const revokeProtected = (role: string) =>
  Object.values(protectedTables)
    .map(({ refused, tables }) => `revoke ${refused.join(', ')} on ${tables.join(', ')} from ${role};`)
    .join('\n');

/**
 * Lets the application's role read and write rows of every table, and nothing more: no tables of its own, no
 * TRUNCATE, and of protected tables only what is not refused. Does nothing where one role is both.
 */
export async function grantAccess({ ownerUrl, appUrl }: Access): Promise<void> {
  const app = decodeURIComponent(new URL(appUrl).username);
  if (app === decodeURIComponent(new URL(ownerUrl).username)) return;
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const role = owner.escapeIdentifier(app);
    await owner.query(`
      grant usage on schema public to ${role};
      grant select, insert, update, delete on all tables in schema public to ${role};
      grant usage, select, update on all sequences in schema public to ${role};
      grant execute on function purge_append_only to ${role};
      ${revokeProtected(role)}
    `);
  } finally {
    await owner.end();
  }
}

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
