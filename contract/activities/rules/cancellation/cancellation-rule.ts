import type { CancellationFacts } from '#contract/activities/cancellation.ts';
import { getUntil, type Until } from '#contract/rules/until.ts';
import { getLateCost, type PaidBooking } from './late-cost.ts';

/** A sentence: the key of its message and the values of its placeholders. `fee` is in minor units. */
export type RuleSentence =
  | { say: 'closed' | 'money' | 'noMoney' | 'noUse' | 'lessSomeFee' | 'notAfter' }
  | { say: 'freeToStart' | 'keptToStart' | 'keptUseToStart' }
  | { say: 'noBookingAfter' | 'noAccessAfter' | 'noBookingNow' | 'noAccessNow' }
  | { say: 'free' | 'kept' | 'keptUse' | 'late'; until: Until }
  | { say: 'use'; name: string }
  | { say: 'costs' | 'costsEach' | 'costsNow' | 'lessFee'; fee: number; currency: string };

export interface RuleInput {
  now: Date;
  /** The venue's date. */
  today: string;
  /** By booking; left out before it is known, when money is assumed. */
  paid?: readonly PaidBooking[] | undefined;
  /** A camp or course, each of whose sessions has a cut-off and a fee of its own. */
  isBundle?: boolean | undefined;
}

/** The facts with what follows from them. */
interface Case {
  facts: CancellationFacts;
  paid: readonly PaidBooking[];
  isMoney: boolean;
  packages: readonly string[];
  isBundle: boolean;
  currency: string;
}

const unknownPrice: PaidBooking = { amount: Number.MAX_SAFE_INTEGER, packageName: null };

function getCase(facts: CancellationFacts, { paid = [unknownPrice], isBundle = false }: RuleInput): Case {
  return {
    ...{ facts, paid, isBundle },
    isMoney: paid.some(({ amount }) => amount > 0),
    packages: [...new Set(paid.flatMap(({ packageName }) => packageName ?? []))],
    currency: facts.fee?.currency ?? '',
  };
}

const refundSentences = (names: readonly string[]): RuleSentence[] =>
  names.flatMap((name) => (name === '' ? [] : { say: 'use', name }));

function getBars({ facts: { cutOffActions } }: Case, when: 'After' | 'Now'): RuleSentence[] {
  const bars: RuleSentence[] = [];
  if (cutOffActions.includes('disable_booking')) bars.push({ say: `noBooking${when}` });
  if (cutOffActions.includes('disable_access')) bars.push({ say: `noAccess${when}` });
  return bars;
}

/** What cancelling after the cut-off would lead to. */
function getConsequences(one: Case): RuleSentence[] {
  const { facts, paid, isBundle, currency } = one;
  if (facts.cutOffActions.includes('disable_cancelling')) return [{ say: 'notAfter' }];
  const { takenOff, owed, highest, isBarring } = getLateCost(facts, paid);
  const fee = isBundle ? highest : takenOff + owed;
  const costs: RuleSentence[] = fee > 0 ? [{ say: isBundle ? 'costsEach' : 'costs', fee, currency }] : [];
  return isBarring ? [...costs, ...getBars(one, 'After')] : costs;
}

function getBefore(one: Case, until: Until | null): RuleSentence[] {
  const { facts, isMoney, packages } = one;
  const keeps = isMoney ? 'kept' : packages.length > 0 ? 'keptUse' : 'free';
  const kind = facts.awardsCredit ? 'free' : keeps;
  const money: RuleSentence[] = isMoney ? [{ say: 'money' }] : [];
  const returns = facts.awardsCredit ? [...money, ...refundSentences(packages)] : [];
  if (until === null) return [{ say: `${kind}ToStart` }, ...returns];
  return [{ say: kind, until }, ...returns, ...getConsequences(one)];
}

/** What becomes of the money after the cut-off. */
function getLateMoney({ isMoney, isBundle, currency }: Case, comesBack: boolean, takenOff: number): RuleSentence[] {
  if (!isMoney) return [];
  if (!comesBack) return [{ say: 'noMoney' }];
  return [takenOff > 0 && !isBundle ? { say: 'lessFee', fee: takenOff, currency } : { say: 'lessSomeFee' }];
}

/** After the cut-off. The facts may have been read before it, so that credit alone does not tell. */
function getLate(one: Case): RuleSentence[] {
  const { facts, paid, packages, isBundle, currency } = one;
  if (facts.cutOffActions.includes('disable_cancelling')) return [{ say: 'closed' }];
  const comesBack = facts.awardsCredit && facts.cutOffActions.includes('charge_fee');
  const { takenOff, owed, highest, isBarring } = getLateCost(facts, paid);
  const back = packages.filter((name) => comesBack && paid.some((by) => by.packageName === name && by.amount > 0));
  const noUse: RuleSentence[] = packages.length > back.length ? [{ say: 'noUse' }] : [];
  const costs: RuleSentence[] = owed > 0 ? [{ say: 'costsNow', fee: isBundle ? highest : owed, currency }] : [];
  const money = getLateMoney(one, comesBack, takenOff);
  return [...money, ...refundSentences(back), ...noUse, ...costs, ...(isBarring ? getBars(one, 'Now') : [])];
}

/**
 * What is to be said of cancelling a booking, or a session before it is booked, sentence by sentence
 * (docs/product.md#cancellations).
 */
export function cancellationRule(facts: CancellationFacts, input: RuleInput): RuleSentence[] {
  const { canCancel, cutOff } = facts;
  if (!canCancel) return [{ say: 'closed' }];
  const one = getCase(facts, input);
  if (cutOff === null) return getBefore(one, null);
  const until = getUntil(cutOff.local, input.today);
  if (input.now < new Date(cutOff.utc)) return getBefore(one, until);
  const late = getLate(one);
  return late.some(({ say }) => say === 'closed') ? late : [{ say: 'late', until }, ...late];
}
