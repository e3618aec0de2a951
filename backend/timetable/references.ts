import type { CancellationPolicy } from '#backend/activities/cancellation.ts';
import { singleFlight } from '#backend/db/batching/single-flight.ts';
import type { Db } from '#backend/db/schema.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import type { OccurrenceRow } from './occurrence-row.ts';

function present(ids: (string | null)[]): string[] {
  return [...new Set(ids)].filter((id) => id !== null).sort();
}

const readRefs = singleFlight(async (db: Db, _key: string, ids: string[]): Promise<Map<string, RestrictionRef>> => {
  const refs = await db.selectFrom('restrictions').where('id', 'in', ids).select(['id', 'name', 'type']).execute();
  return new Map(refs.map((ref) => [ref.id, ref]));
});

const readPolicies = singleFlight(
  async (db: Db, _key: string, ids: string[]): Promise<Map<string, CancellationPolicy>> => {
    const policies = await db
      .selectFrom('cancellationPolicies')
      .where('id', 'in', ids)
      .select(['id', 'isCancellableOnline', 'cutOffMinutes', 'cutOffActions', 'fee', 'awardsCredit'])
      .execute();
    return new Map(policies.map(({ id, ...policy }) => [id, policy]));
  },
);

/** The waivers and inductions that these sessions ask for, by id. */
export async function readRestrictionRefs(db: Db, rows: OccurrenceRow[]): Promise<Map<string, RestrictionRef>> {
  const ids = present(rows.flatMap((row) => [row.prePurchaseWaiverId, row.prePurchaseInductionId]));
  return ids.length === 0 ? new Map() : readRefs(db, ids.join(), ids);
}

/** The cancellation rules of these sessions, by id. */
export async function readCancellationPolicies(
  db: Db,
  rows: OccurrenceRow[],
): Promise<Map<string, CancellationPolicy>> {
  const ids = present(rows.map(({ cancellationPolicyId }) => cancellationPolicyId));
  return ids.length === 0 ? new Map() : readPolicies(db, ids.join(), ids);
}
