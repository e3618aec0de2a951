import { getPath } from '#contract/routes/route.ts';
import { routes } from '#contract/routes.ts';
import type { LiveTimes } from '#contract/timetable/search.ts';
import type { CallData } from '#lib/api/call.ts';
import { venueMoment } from '#tests/support/make/venue-moment.ts';

export const livePath = getPath(routes.listLiveTimes);

/** What can be booked of an activity: a swim at 18:00 with 22 places, one of seven on 18 November 2026. */
export const liveTimes = (input: Partial<LiveTimes> = {}): LiveTimes => ({
  slug: 'swimming',
  name: 'Swimming',
  v2Type: 'ticketed',
  freeToday: 7,
  priceFrom: { value: 520, currency: 'GBP', formatted: '£5.20' },
  next: { startsAt: venueMoment('2026-11-18 18:00:00'), templateName: 'Lane swim', available: 22 },
  ...input,
});

/** A venue of the reply. */
export const liveVenue = (slug: string, activities: LiveTimes[]): CallData<'listLiveTimes'>[number] => ({
  venueId: '6f2f0d0c-6a0d-4d67-8a4b-0c1f2f8f5a11',
  slug,
  activities,
});
