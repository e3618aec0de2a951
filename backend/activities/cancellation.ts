import { subMinutes } from 'date-fns/subMinutes';
import { isStaffWith, type StaffPermission } from '#backend/acting/may-act-for.ts';
import type { Caller } from '#backend/context.ts';
import type { CancellationSource } from '#backend/db/tables/enums.ts';
import { DomainError } from '#backend/failure.ts';
import { moment } from '#backend/serialize/instant.ts';
import { formatMinor, money } from '#backend/serialize/money.ts';
import type { Cancellation, CancellationFacts } from '#contract/activities/cancellation.ts';

/**
 * Whether the rules of staff apply: by the client that asks, not by who is logged in (docs/product.md#cancellations).
 * Throws `forbidden` when customers name a source of staff.
 */
export function isStaffSource(caller: Caller | null, source: CancellationSource, permission: StaffPermission): boolean {
  if (source === 'customers' || source === 'my-account') return false;
  if (!isStaffWith(caller, permission)) throw new DomainError('forbidden');
  return true;
}

/** The columns of a policy that is joined; all null where there is none. */
interface PolicyColumns {
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

export interface CancellationPolicy {
  isCancellableOnline: boolean;
  /** Minutes before the start; null: up to the start without consequence. */
  cutOffMinutes: number | null;
  cutOffActions: Cancellation['cutOffActions'];
  /** Minor units. */
  fee: number;
  awardsCredit: boolean;
}

interface CancellationRequest {
  /** Null: the venue has set no rules, so a booking may be cancelled up to its start. */
  policy: CancellationPolicy | null;
  startsAt: Date;
  timezone: string;
  currency: string;
  now: Date;
  isStaff: boolean;
}

const withoutRules: CancellationPolicy = {
  isCancellableOnline: true,
  cutOffMinutes: null,
  cutOffActions: [],
  fee: 0,
  awardsCredit: true,
};

function refusal(request: CancellationRequest, policy: CancellationPolicy, isLate: boolean): string | null {
  if (request.now >= request.startsAt) return 'This session has already started';
  if (request.isStaff) return null;
  if (!policy.isCancellableOnline) return 'Please contact the venue to cancel this booking';
  if (isLate && policy.cutOffActions.includes('disable_cancelling')) {
    return 'It is too late to cancel this booking';
  }
  return null;
}

function lateMessage(policy: CancellationPolicy, currency: string): string | null {
  if (policy.cutOffActions.includes('charge_fee')) {
    return `Cancelling after this time costs ${formatMinor(policy.fee, currency)}`;
  }
  if (policy.cutOffActions.includes('disable_cancelling')) return 'After this time the booking cannot be cancelled';
  if (policy.cutOffActions.includes('disable_booking')) return 'Cancelling after this time stops you from booking';
  if (policy.cutOffActions.includes('disable_access')) return 'Cancelling after this time stops your access';
  return null;
}

function awardsCreditNow(
  { isStaff }: CancellationRequest,
  { awardsCredit, cutOffActions }: CancellationPolicy,
  isLate: boolean,
) {
  if (!isLate) return awardsCredit;
  // A fee is the price of being late: the rest comes back (decision 024).
  return awardsCredit && !isStaff && cutOffActions.includes('charge_fee');
}

function getFee({ cutOffMinutes, cutOffActions, fee }: CancellationPolicy, currency: string): Cancellation['fee'] {
  const isCharged = cutOffMinutes !== null && fee > 0 && cutOffActions.includes('charge_fee');
  return isCharged ? money(fee, currency) : null;
}

/** The facts from which the sentences about the rule are made. */
export function getFacts({ canCancel, cutOff, cutOffActions, awardsCredit, fee }: Cancellation): CancellationFacts {
  return { canCancel, cutOff, cutOffActions, awardsCredit, fee };
}

/** What cancelling a settled booking means now (docs/product.md#cancellations). */
export function getCancellation(request: CancellationRequest): Cancellation {
  const policy = request.policy ?? withoutRules;
  const cutOff = policy.cutOffMinutes === null ? null : subMinutes(request.startsAt, policy.cutOffMinutes);
  const isLate = cutOff !== null && request.now >= cutOff;
  const cannotCancelReason = refusal(request, policy, isLate);
  const awardsCredit = cannotCancelReason === null && awardsCreditNow(request, policy, isLate);
  const fee = isLate ? `, less ${formatMinor(policy.fee, request.currency)},` : '';
  return {
    canCancel: cannotCancelReason === null,
    cannotCancelReason,
    cutOff: cutOff === null ? null : moment(cutOff, request.timezone),
    cutOffActions: policy.cutOffActions,
    cutOffMessage: cutOff === null ? null : lateMessage(policy, request.currency),
    awardsCredit,
    awardsCreditMessage: awardsCredit ? `What you paid${fee} is returned as credit` : null,
    fee: getFee(policy, request.currency),
  };
}
