import pg from 'pg';

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
