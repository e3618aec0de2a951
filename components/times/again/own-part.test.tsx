import { screen, waitFor } from '@testing-library/react';
import { searchHit } from '#tests/support/model/search-hit.ts';
import { session } from '#tests/support/model/sessions.ts';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { alex } from '#tests/support/timetable-components/alex.ts';
import { cancelledBooking } from '#tests/support/timetable-components/cancelled-booking.ts';
import { withNoon } from '#tests/support/timetable-components/clock.ts';
import { keepRoom, keptHeight } from './kept-room.ts';
import { OwnPart } from './own-part.tsx';

withSiteServer();
withNoon();
afterEach(() => localStorage.clear());

const show = (session = member) => renderOnSite(<OwnPart renderedAt={0} />, { session });

test('a customer finds the next free time of what they booked last', async () => {
  answer('getAuthUser', { ...alex, linkedUsers: [] });
  const { venue, ...booked } = cancelledBooking(session(), '1');
  answer('listBookings', [{ ...booked, venue: { ...venue, slug: 'riverside' }, userId: 7, name: 'Lane swim' }]);
  const asked: string[] = [];
  answerBy('searchSessions', ({ url }) => {
    asked.push(['category', 'venue', 'date', 'per_page'].map((key) => url.searchParams.get(key)).join(' '));
    return { data: [searchHit('Riverside', '18:30', 'Lane swim')] };
  });
  show();
  expect(await screen.findByRole('heading', { name: 'Book again' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Book / })).toHaveAttribute(
    'href',
    '/location/riverside/swimming/2026-11-19',
  );
  expect(screen.getByText(/^Tomorrow, 18:30/)).toBeVisible();
  expect(asked).toEqual(['Lane swim riverside 2026-11-18 1']);
});

test.each([
  ['has booked nothing', () => answer('listBookings', [])],
  ['cannot be told', () => refuse('listBookings', 'unexpected')],
])('a customer who %s sees nothing, and no room is kept', async (_, prepare) => {
  keepRoom({ width: window.innerWidth, height: 400 });
  answer('getAuthUser', { ...alex, linkedUsers: [] });
  prepare();
  const { container } = show();
  await waitFor(() => expect(keptHeight(window.innerWidth)).toBeNull());
  expect(container).not.toHaveTextContent('Book again');
});

test('a stranger has no such part, and nothing is asked', () => {
  keepRoom({ width: window.innerWidth, height: 400 });
  const { container } = show(guest);
  expect(container).toBeEmptyDOMElement();
  expect(keptHeight(window.innerWidth)).toBeNull();
});

test('as long as nobody knows who it is the room of the last time is kept, of this width only', () => {
  keepRoom({ width: window.innerWidth, height: 400 });
  const { container } = renderOnSite(<OwnPart renderedAt={0} />, { session: null });
  expect(container.querySelector('div')).toHaveStyle({ minHeight: '400px' });
  expect(keptHeight(window.innerWidth + 1)).toBeNull();
});
