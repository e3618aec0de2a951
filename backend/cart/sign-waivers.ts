import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/schema.ts';
import { readMetRestrictions } from '../timetable/personal.ts';
import type { Line, SessionLine } from './line.ts';

function sessions(lines: Line[]): SessionLine[] {
  return lines.filter((line) => line.kind === 'session');
}

/** Which waivers and inductions of these lines their people have met before. */
export async function readMetBefore(
  db: Db,
  lines: Line[],
): Promise<(userId: number | null, restrictionId: string) => boolean> {
  const ids = sessions(lines)
    .flatMap(({ found: { row } }) => [row.prePurchaseWaiverId, row.prePurchaseInductionId])
    .filter((id) => id !== null);
  const people = [...new Set(lines.map(({ forUserId }) => forUserId))].filter((id) => id !== null);
  const met = new Map<number, Set<string>>();
  for (const userId of people) met.set(userId, await readMetRestrictions(db, userId, [...new Set(ids)]));
  return (userId, restrictionId) => userId !== null && met.get(userId)?.has(restrictionId) === true;
}

/** Keeps the waivers agreed to with these lines, for each person once. */
export async function signWaivers(tx: Tx, lines: Line[], { caller, clock }: Context): Promise<void> {
  const agreed = sessions(lines).flatMap(({ item, found, forUserId }) => {
    const restrictionId = found.row.prePurchaseWaiverId;
    const isAgreed = restrictionId !== null && item.activityRestrictionIds?.includes(restrictionId) === true;
    return isAgreed && forUserId !== null ? [{ restrictionId, userId: forUserId }] : [];
  });
  if (agreed.length === 0) return;
  const signedAt = clock.now();
  const rows = agreed.map((waiver) => ({ ...waiver, signedByUserId: caller?.userId ?? null, signedAt }));
  await tx.insertInto('signedWaivers').values(rows).execute();
}
