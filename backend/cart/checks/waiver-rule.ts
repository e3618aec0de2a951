import type { OccurrenceRow } from '#backend/timetable/occurrence-row.ts';

export interface Signer {
  forUserId: number | null;
  /** Waivers agreed to with this add. */
  signed: readonly string[];
  /** Whether a person has signed that waiver, or done that induction, before. */
  isMet: (userId: number | null, restrictionId: string) => boolean;
}

/** Whether a session's waiver has still to be agreed to. With the criteria `any`, a completed induction is enough. */
export function isWaiverMissing(row: OccurrenceRow, { forUserId, signed, isMet }: Signer): boolean {
  const { prePurchaseWaiverId: waiver, prePurchaseInductionId: induction, restrictionCriteria } = row;
  if (waiver === null || signed.includes(waiver) || isMet(forUserId, waiver)) return false;
  return !(restrictionCriteria === 'any' && induction !== null && isMet(forUserId, induction));
}
