import { screen, within } from '@testing-library/react';
import { TimetableClasses } from '#components/timetable/classes/timetable-classes.tsx';
import { daySessionsQuery } from '#components/timetable/queries.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { session } from '#tests/support/model/sessions.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse } from '#tests/support/site-server.ts';
import { ahead, day } from './day.ts';
import { pageRead } from './page-read.ts';

/** Id of an occurrence by its number. */
export const id = (last: number): string => `AAAAAAAAAAAAAAAAAAAAAA2099111800${String(last).padStart(2, '0')}`;

/** A class at a time of that day in the far future. */
export const aClass = (number: number, clock: string, name: string, input: Partial<OccurrenceSummary> = {}) =>
  session({ id: id(number), startsAt: ahead(clock), endsAt: ahead('23:00'), templateName: name, ...input });

export interface ClassStage extends Stage {
  /** The test answers `priceSessions` itself; otherwise the listed prices stay. */
  hasOwnPrices?: boolean;
}

/** Renders the timetable of that day, or of another, with these classes. */
export const show = (
  sessions: OccurrenceSummary[],
  { hasOwnPrices = false, ...stage }: ClassStage = { session: member },
  on = day(),
) => {
  if (!hasOwnPrices) refuse('priceSessions', 'unexpected');
  answer('listActivityTimetableV2', sessions);
  return renderOnSite(<TimetableClasses day={on} sessions={pageRead(daySessionsQuery, on)} />, stage);
};

/** The text in the row of a class. */
export const getRow = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  const row = heading.closest('li');
  if (!row) throw new Error(`${name} stands in no row`);
  return within(row);
};
