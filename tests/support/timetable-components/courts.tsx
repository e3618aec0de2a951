import '#components/timetable/courts/court-booking.tsx';
import { TimetableCourts } from '#components/timetable/courts/timetable-courts.tsx';
import { daySlotsQuery } from '#components/timetable/queries.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { at, session } from '#tests/support/model/sessions.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse } from '#tests/support/site-server.ts';
import { alex } from './alex.ts';
import { AHEAD, day } from './day.ts';
import { pageRead } from './page-read.ts';

/** The day of badminton at Riverside. */
export const badminton = day({
  kind: 'resources',
  activity: { slug: 'badminton', name: 'Badminton', plan: 'badminton', browseByName: false, isAutomatic: false },
});

/** A free court for an hour at £12.40. */
export const slot = (hour: number, court: number, input: Partial<OccurrenceSummary> = {}, date = AHEAD) => {
  const start = String(hour).padStart(2, '0');
  return session({
    id: `AAAAAAAAAAAAAAAAAAAAAA${date.replaceAll('-', '')}${start}${court}0`,
    bookingType: 'resources',
    templateName: 'Badminton',
    startsAt: at(`${start}:00`, date),
    endsAt: at(`${String(hour + 1).padStart(2, '0')}:00`, date),
    duration: 60,
    price: { formatted: '£12.40', value: 1240, currency: 'GBP' },
    capacity: { available: 1, consumed: 0, maximum: 1 },
    locations: [
      { id: `00000000-0000-4000-8000-00000000000${court}`, names: [`Court ${court}`, 'Riverside Leisure Centre'] },
    ],
    locationName: `Court ${court}`,
    ...input,
  });
};

export interface CourtStage extends Stage {
  /** The test answers `priceSessions` itself; otherwise the listed prices stay. */
  hasOwnPrices?: boolean;
}

/** Renders the courts of that day, or of another, for Alex. */
export const showCourts = (
  slots: OccurrenceSummary[],
  { hasOwnPrices = false, ...stage }: CourtStage = { session: member },
  on = badminton,
) => {
  if (!hasOwnPrices) refuse('priceSessions', 'unexpected');
  answer('listActivitySlotsV2', slots);
  answer('getAuthUser', alex);
  return renderOnSite(
    <TimetableCourts day={on} slots={pageRead(daySlotsQuery, on)} side={<p>Basket</p>} bar={<p>Basket bar</p>} />,
    stage,
  );
};
