import { missingGoodPooler } from '#tests/support/db/pooler.ts';

const isWanted = process.env.PGBOUNCER_PATH !== undefined;

/** Whether the backends reach the database through the PgBouncer that `PGBOUNCER_PATH` names. */
export const isPooled = isWanted && missingGoodPooler === null;
/** Why they don't although they should; null otherwise. */
export const missingPooler = isWanted ? missingGoodPooler : null;
