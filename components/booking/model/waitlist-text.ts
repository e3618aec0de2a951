import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { venueClock } from '#lib/time/venue-clock.ts';

type Awaited = Pick<OccurrenceSummary, 'bookableAction' | 'startsAt' | 'waitlistOffer' | 'waitlistPosition'>;

/** Until when the waitlist holds a place for the person, or how many are before them; null for anybody else. */
export function waitlistText(session: Awaited, t: Translate): string | null {
  const { bookableAction, waitlistOffer, waitlistPosition, startsAt } = session;
  if (bookableAction?.action === 'book' && waitlistOffer)
    return t('timetable.offerUntil', { time: venueClock(new Date(waitlistOffer.expiresAt), startsAt.timezone).time });
  if (bookableAction?.action === 'leave_waitlist' && waitlistPosition)
    return t('timetable.inLine', { position: waitlistPosition });
  return null;
}
