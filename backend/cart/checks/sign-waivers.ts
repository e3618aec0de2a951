import { getSessions, type Line } from '#backend/cart/lines/line.ts';
import type { Context } from '#backend/context.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import { readMetRestrictions } from '#backend/timetable/personal.ts';

/** Which waivers and inductions of these lines their people have met before. */
export async function readMetBefore(
  db: Db,
  lines: Line[],
): Promise<(userId: number | null, restrictionId: string) => boolean> {
  const ids = lines
    .flatMap(getSessions)
    .flatMap((row) => [row.prePurchaseWaiverId, row.prePurchaseInductionId])
    .filter((id) => id !== null);
  const people = [...new Set(lines.map(({ forUserId }) => forUserId))].filter((id) => id !== null);
  const met = new Map<number, Set<string>>();
  for (const userId of people) met.set(userId, await readMetRestrictions(db, userId, [...new Set(ids)]));
  return (userId, restrictionId) => userId !== null && met.get(userId)?.has(restrictionId) === true;
}

/** Waivers that this line asks for and that were agreed to with it, each once. */
function agreedWith(line: Line): string[] {
  const request = new Set(getSessions(line).flatMap(({ prePurchaseWaiverId }) => prePurchaseWaiverId ?? []));
  return [...request].filter((id) => line.item.activityRestrictionIds?.includes(id) === true);
}

/** Keeps the waivers agreed to with these lines, for each person once. */
export async function signWaivers(tx: Tx, lines: Line[], { caller, clock }: Context): Promise<void> {
  const agreed = lines.flatMap((line) => {
    const { forUserId: userId } = line;
    return userId === null ? [] : agreedWith(line).map((restrictionId) => ({ restrictionId, userId }));
  });
  if (agreed.length === 0) return;
  const signedAt = clock.now();
  const rows = agreed.map((waiver) => ({ ...waiver, signedByUserId: caller?.userId ?? null, signedAt }));
  await tx.insertInto('signedWaivers').values(rows).execute();
}
