import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { venueClock } from '#lib/time/venue-clock.ts';

type Awaited = Pick<
  OccurrenceSummary,
  'bookableAction' | 'startsAt' | 'waitlistOffer' | 'waitlistPosition' | 'waitlistPlaces'
>;

/** Until when the waitlist holds a place for the person, or how many are before them; null for anybody else. */
export function waitlistText(session: Awaited, t: Translate): string | null {
  const { bookableAction, waitlistOffer, waitlistPosition, waitlistPlaces, startsAt } = session;
  if (bookableAction?.action === 'book' && waitlistOffer)
    return t('timetable.offerUntil', {
      places: waitlistOffer.places ?? 1,
      time: venueClock(new Date(waitlistOffer.expiresAt), startsAt.timezone).time,
    });
  if (bookableAction?.action === 'leave_waitlist' && waitlistPosition)
    return t('timetable.inLine', { position: waitlistPosition, places: waitlistPlaces ?? 1 });
  return null;
}
