import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { searchHit } from '#tests/support/model/search-hit.ts';
import { session } from '#tests/support/model/sessions.ts';
import { guest, member, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, answerOwn, refuse, serve, withSiteServer } from '#tests/support/site-server.ts';
import { alex } from '#tests/support/timetable-components/alex.ts';
import { cancelledBooking } from '#tests/support/timetable-components/cancelled-booking.ts';
import { withNoon } from '#tests/support/timetable-components/clock.ts';
import { keepRoom, keptHeight } from './kept-room.ts';
import { OwnPart } from './own-part.tsx';

withSiteServer();
withNoon();
afterEach(() => localStorage.clear());

const pounds = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
const memberPrice = { price: pounds(440), fullPrice: pounds(520), savings: [] };
beforeEach(() => answer('priceSessions', { items: [{ each: memberPrice, line: memberPrice }], total: pounds(0) }));

const show = (session = member) => renderOnSite(<OwnPart renderedAt={0} />, { session });

test('a customer finds the next free time of what they booked last', async () => {
  answer('getAuthUser', { ...alex, linkedUsers: [] });
  const { venue, ...booked } = cancelledBooking(session(), '1');
  answer('listBookings', [{ ...booked, venue: { ...venue, slug: 'riverside' }, userId: 7, name: 'Lane swim' }]);
  const requests: string[] = [];
  answerBy('searchSessions', ({ url }) => {
    requests.push(['category', 'venue', 'date', 'per_page'].map((key) => url.searchParams.get(key)).join(' '));
    return { data: [searchHit('Riverside', '18:30', 'Lane swim')] };
  });
  show();
  expect(await screen.findByRole('heading', { name: 'Book again' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Book / })).toHaveAttribute(
    'href',
    '/location/riverside/swimming/2026-11-19#session-AAAAAAAAAAAAAAAAAAAAAA202611191830',
  );
  expect(screen.getByText(/^Tomorrow, 18:30/)).toHaveTextContent(/£5\.20 ?£4\.40$/);
  expect(requests).toEqual(['Lane swim riverside 2026-11-18 1']);
});

describe('what was booked for somebody else', () => {
  const find = async (selectedUserId: number | null) => {
    answer('getAuthUser', alex);
    const { venue, ...booked } = cancelledBooking(session(), '1');
    answerBy('listBookings', ({ url }) => ({
      data:
        url.searchParams.get('user_id') === '8'
          ? [{ ...booked, venue: { ...venue, slug: 'riverside' }, userId: 8, name: 'Lane swim' }]
          : [],
    }));
    answerBy('searchSessions', () => ({ data: [searchHit('Riverside', '18:30', 'Lane swim')] }));
    const seen = show({ ...member, selectedUserId });
    expect(await screen.findByText(/^Riverside, for Sam Morgan/)).toBeVisible();
    return { ...seen, link: screen.getByRole('link', { name: /^Book / }) };
  };

  test('is booked for them: they are selected first', async () => {
    const sent: unknown[] = [];
    serve(
      http.put('*/api/session/selected-user', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({});
      }),
    );
    const { link, router, refreshSession } = await find(null);
    await userEvent.click(link);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(link.getAttribute('href')));
    expect(sent).toEqual([{ selected_user_id: 8 }]);
    expect(refreshSession).toHaveBeenCalled();
  });

  test('is not opened for anybody else when they cannot be selected', async () => {
    serve(http.put('*/api/session/selected-user', () => HttpResponse.json({}, { status: 403 })));
    const { link, router, toasts } = await find(null);
    await userEvent.click(link);
    await waitFor(() => expect(toasts).toMatchObject([{ type: 'danger' }]));
    expect(router.push).not.toHaveBeenCalled();
  });
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

test('a stranger who has looked at a venue keeps the place of its cards', () => {
  document.cookie = 'touchline_venue=riverside';
  keepRoom({ width: window.innerWidth, height: 300 });
  renderOnSite(
    <OwnPart renderedAt={0}>
      <p>Cards</p>
    </OwnPart>,
    { session: guest },
  );
  expect(screen.getByText('Cards').parentElement?.parentElement).toHaveStyle({ minHeight: '300px' });
  expect(keptHeight(window.innerWidth)).toBe(300);
  document.cookie = 'touchline_venue=; max-age=0';
});

describe('whom a customer books for', () => {
  test('is chosen on home', async () => {
    answer('getAuthUser', alex);
    answer('listBookings', []);
    let sent = 0;
    answerOwn('put', '/api/session/selected-user', () => {
      sent += 1;
      return {};
    });
    const { refreshSession } = show();
    const choice = await screen.findByRole('combobox', { name: 'Who are you booking for?' });
    expect(choice).toHaveDisplayValue('Alex Morgan (You)');
    const [, other] = screen.getAllByRole('option');
    await userEvent.selectOptions(choice, other?.textContent ?? '');
    await waitFor(() => expect(refreshSession).toHaveBeenCalled());
    expect(sent).toBe(1);
  });

  test('is no question for a customer without anybody else', async () => {
    answer('getAuthUser', { ...alex, linkedUsers: [] });
    answer('listBookings', []);
    keepRoom({ width: window.innerWidth, height: 400 });
    show();
    await waitFor(() => expect(keptHeight(window.innerWidth)).toBeNull());
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
