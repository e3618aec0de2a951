import { screen } from '@testing-library/react';
import { TimetableClasses } from '#components/timetable/classes/timetable-classes.tsx';
import { daySessionsQuery, getSubject } from '#components/timetable/queries.ts';
import type { Call } from '#lib/api/call.ts';
import { action } from '#tests/support/model/sessions.ts';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { aClass } from '#tests/support/timetable-components/classes.tsx';
import { day } from '#tests/support/timetable-components/day.ts';
import { PrefetchQueries } from './prefetch-queries.tsx';

withSiteServer();

const forEverybody = aClass(1, '18:30', 'Aqua fit');
const booked = aClass(1, '18:30', 'Aqua fit', { bookableAction: action('cancel_booking') });
const onServer = (async () => ({ data: [forEverybody] })) as unknown as Call;

/** Renders, for a signed-in user, a timetable that the server has prefetched without a session. */
const open = async (session: typeof member, asStale: boolean) =>
  renderOnSite(
    await PrefetchQueries({
      queries: [daySessionsQuery(onServer, getSubject(day()))],
      asStale,
      children: <TimetableClasses day={day()} />,
    }),
    { session },
  );

it.each([
  ['a customer, who sees their own booking', member],
  ['a guest', guest],
])('lets a page that is cached for everybody read again for %s', async (_who, session) => {
  answer('listActivityTimetableV2', [booked]);
  await open(session, true);
  expect(screen.getByRole('button', { name: /^Add to basket Aqua fit/ })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Cancel/ })).toBeVisible();
});

it('shows the page of one user as it was read, without another call', async () => {
  await open(member, false);
  expect(screen.getByRole('button', { name: /^Add to basket Aqua fit/ })).toBeVisible();
});
