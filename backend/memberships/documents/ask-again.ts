import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

/**
 * Asks a person for a document again, after one that was uploaded at `since` has gone, unless another one waits or has
 * been accepted since.
 */
export async function askAgain(tx: Tx, { userId, since }: { userId: number; since: Date }): Promise<void> {
  // Locked in a statement of its own: an upload under way is seen by the next one.
  await tx.selectFrom('users').where('id', '=', userId).select('id').forUpdate().execute();
  await sql`
    update users set document_upload_required = true
    where id = ${userId} and not exists (
      select from joining_documents d left join memberships m on m.id = d.joining_id
      where coalesce(d.user_id, m.user_id) = ${userId}
        and (d.status = 'waiting' or (d.status = 'accepted' and d.decided_at >= ${since})))`.execute(tx);
}
