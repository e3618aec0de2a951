import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { leaveAll } from './leave-all.ts';
import { offerPlaces } from './offer-places.ts';

/** Whether nobody logs in as this person, and nobody may act for them. */
async function isUnreachable(tx: Tx, userId: number): Promise<boolean> {
  const person = await tx
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .where('u.email', 'is', null)
    .where('u.passwordHash', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('linkedUsers as l')
            .whereRef('l.referencedUserId', '=', 'u.id')
            .where('l.status', '=', 'successful')
            .select('l.id'),
        ),
      ),
    )
    .select('u.id')
    .executeTakeFirst();
  return person !== undefined;
}

/**
 * Takes a person off all waitlists when nobody could book a place that is offered to them, nor leave; whoever is next
 * gets the places.
 */
export async function leaveUnreachable(
  tx: Tx,
  userId: number,
  context: Pick<Context, 'clock' | 'config'>,
): Promise<void> {
  if (!(await isUnreachable(tx, userId))) return;
  const sessions = await leaveAll(tx, [userId], context.clock.now());
  for (const occurrenceId of sessions.toSorted()) await offerPlaces(tx, occurrenceId, context);
}
