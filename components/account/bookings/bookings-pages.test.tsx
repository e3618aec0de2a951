import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerBookings,
  longAgo,
  makeVisit,
  renderedAt,
  showBookings,
} from '#tests/support/account-components/bookings-stage.tsx';
import { listPage } from '#tests/support/account-components/list-page.ts';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { alexState, moment, uuid } from '#tests/support/make/make-cart.ts';
import { member } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';

withSiteServer();
withFakeTime(['clock'], renderedAt);

const pagesAsked = (requests: URLSearchParams[]) => requests.map((query) => query.get('page'));

it('begins with the first page where another venue or person is chosen', async () => {
  const requests = answerBookings([makeVisit(1)], { pages: 3 });
  showBookings();
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Venue'), 'Harbour');
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Whose bookings'), 'Sam Morgan');
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  await waitFor(() => expect(pagesAsked(requests)).toEqual(['1', '2', '1', '2', '1']));
  expect(requests.at(-1)?.get('venue')).toBe('harbour');
  expect(requests.at(-1)?.get('user_id')).toBe('8');
});

it('begins anew with the bookings of another person who is acted for meanwhile', async () => {
  const requests = answerBookings([makeVisit(1)], { pages: 2 });
  const { become } = showBookings();
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  answerBy('listBookings', ({ url }) => {
    requests.push(url.searchParams);
    return { data: [] };
  });
  become({ ...member, selectedUserId: 8 });
  expect(screen.queryByRole('button', { name: /^Family swim/ })).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'No bookings for this choice' })).toBeVisible();
  expect(requests.at(-1)?.get('user_id')).toBe('8');
  expect(requests.at(-1)?.get('page')).toBe('1');
});

it('goes back to the last page there is where the last booking of a page was cancelled', async () => {
  answerBookings([makeVisit(1)], { pages: 2 });
  const { queryClient } = showBookings();
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  const requests: (string | null)[] = [];
  answerBy('listBookings', ({ url }) => {
    const page = url.searchParams.get('page');
    requests.push(page);
    return { data: page === '1' ? [makeVisit(2, { name: 'Judo' })] : [], pagination: listPage(Number(page), 1) };
  });
  await act(() => queryClient.invalidateQueries({ queryKey: ['listBookings'] }));
  expect(await screen.findByRole('button', { name: /^Judo/ })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages of bookings' })).not.toBeInTheDocument();
  await waitFor(() => expect(requests.at(-1)).toBe('1'));
});

it('keeps the page in place, and says that it is busy, while the next one is read', async () => {
  answerBookings([makeVisit(1)], { pages: 2 });
  showBookings();
  const row = await screen.findByRole('button', { name: /^Family swim/ });
  let goOn = () => undefined as void;
  const isLetGo = new Promise<void>((resolve) => (goOn = resolve));
  answerBy('listBookings', async () => {
    await isLetGo;
    return { data: [], pagination: listPage(2, 2) };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(row).toBeVisible();
  const nav = screen.getByRole('navigation', { name: 'Pages of bookings' });
  expect(within(nav).getByRole('button', { name: 'Next' })).toHaveAttribute('aria-busy', 'true');
  goOn();
  await waitFor(() => expect(row).not.toBeInTheDocument());
});

it('says that nothing is booked, and where to book, without a filter for a person alone who was at one venue', async () => {
  answerBookings([], { venues: [{ id: uuid(900), name: 'Riverside', slug: 'riverside' }] });
  answer('getAuthUser', { ...alexState, linkedUsers: [] });
  showBookings();
  expect(await screen.findByRole('heading', { name: 'Nothing booked yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book an activity' })).toHaveAttribute(
    'href',
    'http://bookings.touchline.localhost:3000/',
  );
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('lists a session that has begun as one to come until it is over', async () => {
  const running = { startsAt: moment('2099-11-18', '08:30'), endsAt: moment('2099-11-18', '09:30') };
  const requests = answerBookings([
    makeVisit(1, { ...running, name: 'Early swim', orderId: uuid(51) }),
    makeVisit(2, { ...longAgo, name: 'Old swim', orderId: uuid(52) }),
  ]);
  showBookings();
  expect(await screen.findByRole('button', { name: /^Early swim/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Old swim/ })).not.toBeInTheDocument();
  expect(requests[0]?.get('starts_after')).toBe('2099-11-17T21:00:00.000Z');
});

it('leads to booking a camp again among the camps of its venue, and says who did not come', async () => {
  answerBookings([makeVisit(1, { ...longAgo, name: 'Winter camp', bookingType: 'camps', attended: false })]);
  showBookings('past');
  expect(await screen.findByText('Did not come')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book again, Winter camp' })).toHaveAttribute(
    'href',
    'http://bookings.touchline.localhost:3000/camps/location/riverside-leisure-centre',
  );
});

it('says that what was did not load, and loads it again', async () => {
  answerBookings([]);
  refuse('listBookings', 'unexpected');
  showBookings('past');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your bookings could not be loaded');
  expect(screen.getByRole('link', { name: 'Upcoming' })).toBeVisible();
  answerBookings([makeVisit(1, { ...longAgo, attended: true })]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Attended')).toBeVisible();
});
