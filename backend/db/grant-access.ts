import pg from 'pg';

interface Access {
  /** Connects as the role that owns the tables. */
  ownerUrl: string;
  /** Connects as the role of the application. */
  appUrl: string;
}

/**
 * Lets the application's role read and write rows of every table, and nothing more: no tables of its own, no
 * TRUNCATE, no writing to the list of migrations. Does nothing where one role is both.
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
      revoke insert, update, delete on schema_migrations from ${role};
    `);
  } finally {
    await owner.end();
  }
}
