import { errors } from '#contract/errors.ts';
import type { BookableAction, BookableReason } from '#contract/timetable/bookable-action.ts';

/** The actions for one session, for each of the two ways in which it may be sold. */
export interface Part {
  startsAt: Date;
  isCancelled: boolean;
  /** What the person can do with it as part of the whole camp or course. */
  whole: BookableAction;
  /** What they can do with it alone. */
  single: BookableAction;
}

interface ScheduleSituation {
  kind: 'camps' | 'courses';
  parts: Part[];
  isSoldBundled: boolean;
  isSoldIndividually: boolean;
  allowAfterStart: boolean;
  now: Date;
}

const noAction: BookableAction = { action: null, message: null, reason: null, bookingId: null, waitlistId: null };

function refusalAction(reason: BookableReason, message: string): BookableAction {
  return { ...noAction, reason, message };
}

/** The sessions that somebody who books the whole gets: of a course those to come, of a camp all. */
export function partsOfWhole<Session extends Pick<Part, 'startsAt' | 'isCancelled'>>({
  kind,
  parts,
  now,
}: {
  kind: 'camps' | 'courses';
  parts: Session[];
  now: Date;
}): Session[] {
  return kind === 'camps' ? parts : parts.filter(({ startsAt, isCancelled }) => startsAt > now && !isCancelled);
}

/** Why a course can't be joined any more; null when it can. */
export function lateJoining({
  kind,
  parts,
  allowAfterStart,
  now,
}: Pick<ScheduleSituation, 'kind' | 'parts' | 'allowAfterStart' | 'now'>): BookableAction | null {
  const hasStarted = parts.some(({ startsAt }) => startsAt <= now);
  if (kind === 'camps' || !hasStarted || allowAfterStart) return null;
  return refusalAction('started', 'This course has already started');
}

function isFull({ action, reason }: BookableAction): boolean {
  return action === 'join_waitlist' || action === 'leave_waitlist' || reason === 'full';
}

function ofOwnBookings(parts: Part[], now: Date): BookableAction | null {
  const actions = parts.map(({ whole }) => whole);
  const cancellable = actions.find(({ action }) => action === 'cancel_booking');
  if (cancellable !== undefined) return cancellable;
  const bookedPart = parts.find(({ whole, startsAt }) => whole.reason === 'already_booked' && startsAt > now);
  if (bookedPart !== undefined) return bookedPart.whole;
  return actions.find(({ action }) => action === 'cancel_reservation') ?? null;
}

/** The reason for many sessions: their common one, else that there is no room, else that of the first. */
function commonReason(blocking: BookableAction[]): BookableAction {
  const full = refusalAction('full', errors.session_full.message);
  const shownActions = blocking.map((action) => (isFull(action) ? full : action));
  const [first] = shownActions;
  if (first === undefined) return refusalAction('not_available', errors.not_bookable.message);
  const doAgree = shownActions.every(({ message }) => message === first.message);
  return doAgree || !shownActions.includes(full) ? first : full;
}

/** What the caller can do with a camp or course, first match wins (docs/product.md#camps-and-courses). */
export function scheduleAction(situation: ScheduleSituation): BookableAction {
  const { parts, isSoldBundled, isSoldIndividually, now } = situation;
  const bookedAction = ofOwnBookings(parts, now);
  if (bookedAction !== null) return bookedAction;
  const lateAction = lateJoining(situation);
  if (lateAction !== null) return lateAction;
  const neededParts = isSoldBundled ? partsOfWhole(situation) : [];
  const blocking = neededParts.filter(({ whole }) => whole.action !== 'book');
  const isWholeOpen = neededParts.length > 0 && blocking.length === 0;
  const isOneOpen = isSoldIndividually && parts.some(({ single }) => single.action === 'book');
  if (isWholeOpen || isOneOpen) return { ...noAction, action: 'book' };
  if (!isSoldIndividually && blocking.length > 0) return commonReason(blocking.map(({ whole }) => whole));
  const toCome = parts.filter(({ startsAt }) => startsAt > now);
  return commonReason((toCome.length > 0 ? toCome : parts).map(({ single }) => single));
}
