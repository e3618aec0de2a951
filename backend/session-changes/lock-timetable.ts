import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

/** Names the lock of everybody who changes sessions, among the advisory locks; any number, the same in every process. */
const changing = 1_409;

/**
 * Makes changes of sessions wait for each other until the transaction ends, because a change decides about the status of
 * others that it stood in the way of. Comes before the locks of rows, with the lock that closures of the venue wait for
 * (`occurrences_know_closure`).
 */
export async function lockTimetable(tx: Tx, occurrenceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${changing})`.execute(tx);
  await sql`select pg_advisory_xact_lock_shared(1408, hashtext(venue_id::text)) from occurrences
    where id = ${occurrenceId}`.execute(tx);
}
