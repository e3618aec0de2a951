import { createHmac } from 'node:crypto';

/** The roles of our database: one owns the tables and migrates them, the other may only read and write rows. */
export const databaseRoles = { owner: 'touchline_owner', app: 'touchline_app' } as const;

export type DatabaseRole = (typeof databaseRoles)[keyof typeof databaseRoles];

/** The password of a role, derived from the superuser's, so that one stored secret is enough. */
export function rolePassword(adminPassword: string, role: DatabaseRole): string {
  return createHmac('sha256', adminPassword).update(role).digest('base64url');
}
