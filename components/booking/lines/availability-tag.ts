import { hasEnded } from '#components/booking/model/timetable-now.ts';
import type { BookableAction, BookableReason } from '#contract/timetable/bookable-action.ts';
import type { Capacity } from '#contract/timetable/capacity.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** The text of an availability tag. A refusal shows the server's message, translated where its code is known. */
export const tagText = (tag: AvailabilityTag, t: Translate): string => {
  if (tag.kind === 'available') return t('timetable.tag.available', { count: tag.count });
  if (tag.kind !== 'reason') return t(`timetable.tag.${tag.kind}`);
  return t(`timetable.reason.${tag.reason ?? 'unknown'}`, { message: tag.message ?? '' });
};

export type TagTone = 'success' | 'danger' | 'primary' | 'warning' | 'info' | 'neutral' | 'bare';

export type TagKind =
  | 'past'
  | 'booked'
  | 'reserved'
  | 'join_waitlist'
  | 'on_waitlist'
  | 'offered'
  | 'busy'
  | 'reason'
  | 'sold_out'
  | 'available';

export interface AvailabilityTag {
  kind: TagKind;
  tone: TagTone;
  /** Places left. */
  count: number;
  /** Places left of all places, from 0 to 1. */
  share: number;
  /** For kind `reason`: the server's message and its code, by which it is translated. */
  message: string | null;
  reason: BookableReason | null;
}

export interface TaggedSession {
  endsAt: { utc: string };
  capacity: Capacity;
  bookableAction: BookableAction | null;
  waitlistOffer?: { expiresAt: string } | null;
}

type Outcome = { kind: TagKind; tone: TagTone };

const offered: Partial<Record<NonNullable<BookableAction['action']>, Outcome>> = {
  cancel_booking: { kind: 'booked', tone: 'primary' },
  cancel_reservation: { kind: 'reserved', tone: 'warning' },
  join_waitlist: { kind: 'join_waitlist', tone: 'info' },
  leave_waitlist: { kind: 'on_waitlist', tone: 'info' },
};

const busyLabels = /already booked a session at this time/i;
const bundledOnlyWords = /cannot be booked individually|can't be booked individually/i;

/** Maps the English text to a reason code, for a backend that sends no `reason`. */
const isBusy = ({ reason, message }: BookableAction): boolean =>
  reason === null ? busyLabels.test(message ?? '') : reason === 'busy';

/** Whether a session is refused because it is sold only together with its camp. */
export const isBundledOnly = ({ reason, message }: BookableAction): boolean =>
  reason === null ? bundledOnlyWords.test(message ?? '') : reason === 'not_individually';

/** True when at most 20 % of all places, rounded down, are left. */
export const isLow = ({ available, maximum }: Capacity): boolean => available <= Math.floor(maximum / 5);

const byCapacity = (capacity: Capacity): Outcome => {
  if (capacity.available <= 0) return { kind: 'sold_out', tone: 'neutral' };
  return { kind: 'available', tone: isLow(capacity) ? 'danger' : 'success' };
};

const getOutcome = (session: TaggedSession, bundledOnlyView: boolean): Outcome | null => {
  const bookable = session.bookableAction;
  if (bookable?.action === 'book' && session.waitlistOffer) return { kind: 'offered', tone: 'info' };
  if (bookable?.action) return offered[bookable.action] ?? byCapacity(session.capacity);
  if (!bookable?.message) return byCapacity(session.capacity);
  if (isBusy(bookable)) return { kind: 'busy', tone: 'neutral' };
  if (isBundledOnly(bookable) && bundledOnlyView) return null;
  return { kind: 'reason', tone: 'neutral' };
};

/**
 * The availability tag of a session: the first rule that applies (docs/product.md#availability-tags). Null for a
 * session sold only with its camp, in a view of whole camps.
 */
export const availabilityTag = (
  session: TaggedSession,
  now: Date,
  { bundledOnlyView = false }: { bundledOnlyView?: boolean } = {},
): AvailabilityTag | null => {
  const outcome: Outcome | null = hasEnded(session, now)
    ? { kind: 'past', tone: 'bare' }
    : getOutcome(session, bundledOnlyView);
  if (!outcome) return null;
  const { available, maximum } = session.capacity;
  return {
    ...outcome,
    count: Math.max(available, 0),
    share: maximum > 0 ? Math.min(Math.max(available / maximum, 0), 1) : 0,
    message: session.bookableAction?.message ?? null,
    reason: session.bookableAction?.reason ?? null,
  };
};
