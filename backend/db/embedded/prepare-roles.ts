import type pg from 'pg';
import { databaseRoles, rolePassword } from './role-passwords.ts';

const plain = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

async function prepareRole(admin: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await admin.query(`create role ${role}`);
  await admin.query(`alter role ${role} ${plain} password ${admin.escapeLiteral(password)}`);
}

/** Every schema of ours and everything in `public` that the superuser still owns and that no extension brought. */
const ownedBySuperuser = `
  select format('alter table %s owner to ${databaseRoles.owner}', c.oid::regclass) as statement
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    and c.relowner <> '${databaseRoles.owner}'::regrole
    and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
  union all
  select format('alter function %s owner to ${databaseRoles.owner}', p.oid::regprocedure)
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proowner <> '${databaseRoles.owner}'::regrole
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all
  select format('alter schema %I owner to ${databaseRoles.owner}', nspname)
  from pg_namespace
  where nspname !~ '^pg_' and nspname not in ('public', 'information_schema')
    and nspowner <> '${databaseRoles.owner}'::regrole`;

/**
 * Creates the two unprivileged roles and makes one of them the owner of the database, with the objects that an earlier
 * version created as superuser. `admin` is connected to that database as superuser.
 */
export async function prepareRoles(admin: pg.Client, database: string, adminPassword: string): Promise<void> {
  for (const role of Object.values(databaseRoles)) await prepareRole(admin, role, rolePassword(adminPassword, role));
  await admin.query(`alter database ${database} owner to ${databaseRoles.owner}`);
  const { rows } = await admin.query<{ statement: string }>(ownedBySuperuser);
  for (const { statement } of rows) await admin.query(statement);
}
