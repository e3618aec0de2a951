import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import type { NewQuestionWaiver } from '#contract/activities/question-waivers.ts';

interface StoredAttendee {
  id: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
}

/** Finds somebody an account agrees for, or adds them: an account has each person once. */
export function storeAttendee(
  tx: Tx,
  ownerUserId: number,
  { firstName, lastName, dateOfBirth }: NewQuestionWaiver['attendee'],
  now: Date,
): Promise<StoredAttendee> {
  return tx
    .insertInto('attendees')
    .values({ ownerUserId, firstName, lastName, dateOfBirth: dateOfBirth ?? null, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .expression(sql`owner_user_id, lower(first_name), lower(last_name), date_of_birth`)
        .doUpdateSet({ firstName, lastName }),
    )
    .returning(['id', 'firstName', 'lastName', 'dateOfBirth'])
    .executeTakeFirstOrThrow();
}
