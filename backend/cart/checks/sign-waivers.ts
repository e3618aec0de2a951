import { getSessions, type Line } from '#backend/cart/lines/line.ts';
import type { Context } from '#backend/context.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import { readMetRestrictions } from '#backend/timetable/personal.ts';

/** Reads which waivers the people of these lines have signed before, and which inductions they have done. */
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

/** The waivers of this line that the add agrees to, each once. */
function agreedWith(line: Line): string[] {
  const request = new Set(getSessions(line).flatMap(({ prePurchaseWaiverId }) => prePurchaseWaiverId ?? []));
  return [...request].filter((id) => line.item.activityRestrictionIds?.includes(id) === true);
}

/** Records who agreed to which waiver, and that the caller did so for them. */
export async function recordAgreements(
  tx: Tx,
  agreed: { restrictionId: string; userId: number }[],
  { caller, clock }: Context,
): Promise<void> {
  if (agreed.length === 0) return;
  const signedAt = clock.now();
  const rows = agreed.map((waiver) => ({ ...waiver, signedByUserId: caller?.userId ?? null, signedAt }));
  await tx.insertInto('signedWaivers').values(rows).execute();
}

/** Records the waivers agreed to with these lines, once for each person. */
export async function signWaivers(tx: Tx, lines: Line[], context: Context): Promise<void> {
  const agreed = lines.flatMap((line) => {
    const { forUserId: userId } = line;
    return userId === null ? [] : agreedWith(line).map((restrictionId) => ({ restrictionId, userId }));
  });
  await recordAgreements(tx, agreed, context);
}
