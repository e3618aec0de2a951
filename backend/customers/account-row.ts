import type { Selectable } from 'kysely';
import type { UsersTable } from '#backend/db/tables/people.ts';

/** A person as the database has them. */
export type AccountRow = Selectable<UsersTable>;
