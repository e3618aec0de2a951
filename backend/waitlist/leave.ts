import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { notFound } from '#backend/failure.ts';
import { endWithPlace, type WaitingEntry } from './end-with-place.ts';
import { offerPlaces } from './offer-places.ts';

/** Takes a person off a waitlist; a place kept for them goes to the next. Throws `not_found` when they are not on it. */
export async function leave(context: Context, entry: WaitingEntry | undefined): Promise<void> {
  if (entry === undefined) throw notFound();
  await transact(context.db, async (tx) => {
    if (!(await endWithPlace(tx, entry, 'left', context.clock.now()))) throw notFound();
    if (context.caller?.isStaff === true) {
      const details = { entryId: entry.id };
      const subject = { subjectType: 'occurrence' as const, subjectId: entry.occurrenceId };
      await recordAudit(tx, context, { action: 'waitlist_left', ...subject, details });
    }
    await offerPlaces(tx, entry.occurrenceId, context);
  });
}
