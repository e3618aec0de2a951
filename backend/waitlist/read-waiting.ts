import type { Tx } from '#backend/db/schema.ts';
import { getV2From, isV2Date } from '#backend/timetable/scope.ts';

/** What mails say of a session that somebody waits for, of its operator, and its address in the timetable. */
export async function readAwaitedSession(tx: Tx, occurrenceId: string) {
  const row = await tx
    .selectFrom('occurrences as o')
    .innerJoin('venues as v', 'v.id', 'o.venueId')
    .innerJoin('categories as c', 'c.id', 'o.categoryId')
    .innerJoin('operators as op', (join) => join.onTrue())
    .where('o.id', '=', occurrenceId)
    .select(['o.templateName', 'o.startsAt', 'o.localDate', 'c.slug as categorySlug', 'op.name as operatorName'])
    .select(['v.name as venueName', 'v.slug as venueSlug', 'v.timezone'])
    .select(['o.v1Id', 'v.activitiesV2Enabled', 'v.activitiesV2MigrationDate'])
    .executeTakeFirstOrThrow();
  const id = isV2Date({ v2From: getV2From(row) }, row.localDate) ? occurrenceId : row.v1Id;
  const category = `/location/${row.venueSlug}/${row.categorySlug}`;
  return { ...row, category, path: `${category}/${row.localDate}#session-${id}` };
}

/** Those who wait for a session or have an offer, in order. */
export async function readWaiting(tx: Tx, occurrenceId: string) {
  return tx
    .selectFrom('waitlistEntries as w')
    .innerJoin('users as u', 'u.id', 'w.userId')
    .where('w.occurrenceId', '=', occurrenceId)
    .where('w.status', 'in', ['waiting', 'offered'])
    .orderBy('w.id')
    .select(['w.id', 'w.userId', 'w.addedByUserId', 'u.firstName', 'u.lastName'])
    .execute();
}
