import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import type { RegisterEntry } from '#contract/desk/sessions.ts';
import { sum } from '#contract/rules/sum.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';

type Times = Pick<Occurrence, 'startsAt' | 'endsAt'>;

/** From how many minutes before the start the time left is said in minutes. */
const soonMinutes = 90;

export type SessionPhase =
  { kind: 'later' } | { kind: 'soon'; minutes: number } | { kind: 'started'; minutes: number } | { kind: 'over' };

/** Where a session stands, seen from now. */
export function getPhase({ startsAt, endsAt }: Times, now: Date): SessionPhase {
  if (now >= new Date(endsAt.utc)) return { kind: 'over' };
  if (now >= new Date(startsAt.utc)) return { kind: 'started', minutes: differenceInMinutes(now, startsAt.utc) };
  const minutes = differenceInMinutes(startsAt.utc, now, { roundingMethod: 'ceil' });
  return minutes <= soonMinutes ? { kind: 'soon', minutes } : { kind: 'later' };
}

const countPlaces = (entries: readonly RegisterEntry[]) => sum(entries.map(({ places }) => places));

/** What the register adds up to, in places. */
export function countRegister(entries: readonly RegisterEntry[]): { booked: number; here: number } {
  const settled = entries.filter(({ status }) => status === 'settled');
  return { booked: countPlaces(settled), here: countPlaces(settled.filter(({ attended }) => attended === true)) };
}

export interface SessionEnd {
  /** How many bookings end. */
  bookings: number;
  /** What was paid for them in money, in minor units, and by how many. */
  money: number;
  currency: string;
  paid: number;
  /** How many of them a package paid for. */
  packageUses: number;
  /** How many people get a mail: those who have booked by name, and those who wait. */
  mails: number;
  /** How many people are here already. */
  here: number;
}

/** What cancelling the session does to everybody in its register and to those who wait. */
export function getSessionEnd(entries: readonly RegisterEntry[], waiting: number): SessionEnd {
  const settled = entries.filter(({ status }) => status === 'settled');
  const paid = settled.filter(({ paidWith, paid: { value } }) => paidWith === 'money' && value > 0);
  return {
    bookings: settled.length,
    money: sum(paid.map(({ paid: { value } }) => value)),
    currency: settled[0]?.paid.currency ?? 'GBP',
    paid: paid.length,
    packageUses: settled.filter(({ paidWith }) => paidWith === 'package').length,
    mails: new Set(settled.flatMap(({ userId }) => userId ?? [])).size + waiting,
    here: countRegister(entries).here,
  };
}
