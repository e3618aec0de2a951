import type { CancellationPolicy } from './cancellation.ts';

/** The columns of a policy that is joined; all null where there is none. */
export interface PolicyColumns {
  policyId: string | null;
  isCancellableOnline: boolean | null;
  cutOffMinutes: number | null;
  cutOffActions: CancellationPolicy['cutOffActions'] | null;
  fee: number | null;
  awardsCredit: boolean | null;
}

/** The policy of a row; null where the venue has set no rules. */
export function getPolicy(row: PolicyColumns): CancellationPolicy | null {
  const { policyId, isCancellableOnline, cutOffMinutes, cutOffActions, fee, awardsCredit } = row;
  if (policyId === null) return null;
  return {
    isCancellableOnline: isCancellableOnline ?? true,
    cutOffMinutes,
    cutOffActions: cutOffActions ?? [],
    fee: fee ?? 0,
    awardsCredit: awardsCredit ?? false,
  };
}
