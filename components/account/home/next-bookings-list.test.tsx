import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { CreditEntry } from '#contract/payments/account-money.ts';
import { makeOrder } from '#tests/support/checkout-components/confirmed-order.tsx';
import { alexState, moment, money, uuid } from '#tests/support/make/make-cart.ts';
import { makeMembership } from '#tests/support/make/make-membership.ts';
import { session } from '#tests/support/model/sessions.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, answerBy, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { cancelledBooking } from '#tests/support/timetable-components/cancelled-booking.ts';
import { translateIn } from '#tests/support/translate.ts';
import { HomeView } from './home-view.tsx';
import { HomeSkeleton } from './next-bookings-skeleton.tsx';
import '../bookings/entry-code.tsx';

withSiteServer();

const swim: Booking = {
  ...cancelledBooking(session({ templateName: 'Family swim', bookingType: 'ticketed' }), uuid(1)),
  ...{ status: 'settled', orderId: uuid(50), locationName: 'Main pool' },
  ...{ startsAt: moment('2099-11-19', '18:30'), endsAt: moment('2099-11-19', '19:30') },
};

const creditEntry = (isMembership: boolean): CreditEntry => ({
  id: uuid(isMembership ? 80 : 81),
  type: isMembership ? 'membership' : 'general',
  amount: money(500),
  balance: money(isMembership ? 1200 : 1500),
  reason: 'goodwill',
  orderId: null,
  bookingId: null,
  createdAt: '2026-11-01T09:00:00Z',
});

const answerFor = (bookings: Record<string, Booking[]>): AskedCall[] => {
  const requests: AskedCall[] = [];
  answer('getAuthUser', alexState);
  answer('listUserWaitlist', []);
  answer('listPenalties', []);
  answer('listDebts', []);
  answer('listCreditEntries', []);
  answer('listMemberships', []);
  answer('listOwnedPackages', []);
  answer('listLinkedUsers', []);
  answer('getVenue', riverside);
  answerBy('listBookings', (request) => {
    const whose = request.url.searchParams.get('user_id');
    if (whose !== null) requests.push(request);
    return { data: bookings[whose ?? ''] ?? [] };
  });
  return requests;
};

const show = (stage: Stage = {}) =>
  renderOnSite(<HomeView selectedUserId={null} renderedAt={Date.parse('2099-11-18T09:00:00Z')} />, {
    ...{ zone: 'account', session: member },
    ...stage,
  });

it('lists the next bookings of all people, each leading to the page of its order', async () => {
  const requests = answerFor({ 7: [swim], 8: [{ ...swim, id: uuid(2), userId: 8 }] });
  answer('getOrder', makeOrder());
  show();
  const row = await screen.findByRole('article');
  expect(within(row).getByRole('heading', { level: 3 })).toHaveTextContent(/^2 x Family swim/);
  expect(row).toHaveTextContent('18:30–19:30');
  expect(row).toHaveTextContent('Thu, 19 Nov 2099');
  expect(row).toHaveTextContent('Main pool, Riverside Leisure Centre');
  expect(row).toHaveTextContent('For Alex Morgan (You), Sam Morgan');
  expect(
    within(row).getByRole('link', { name: /^Family swim ?, Thu, 19 Nov 2099.* at 18:30, show booking$/ }),
  ).toHaveAttribute('href', `http://bookings.touchline.localhost:3000/booking-confirmed/${uuid(50)}`);
  expect(requests.map(({ url }) => url.searchParams.get('user_id'))).toEqual(['7', '8']);
});

it.each([
  ['somebody else bought it', () => refuse('getOrder', 'not_found')],
  ['its order has no lines to show', () => answer('getOrder', makeOrder({ items: [] }))],
])('leads nowhere where %s', async (_why, answerOrder) => {
  answerFor({ 8: [swim] });
  answerOrder();
  show();
  const next = within(await screen.findByRole('article'));
  expect(next.getByText('For Sam Morgan')).toBeVisible();
  expect(next.queryByRole('link', { name: /^Family swim/ })).not.toBeInTheDocument();
});

it('says that nothing is booked, and where to book, in Welsh too', async () => {
  answerFor({});
  show({ language: 'cy' });
  expect(await screen.findByRole('heading', { name: 'Dim wedi’i archebu eto' })).toBeVisible();
  const [link] = screen.getAllByRole('link', { name: 'Archebu gweithgaredd' });
  expect(link).toHaveAttribute('href', 'http://bookings.touchline.localhost:3000/');
});

it('says that it is loading, then that it failed, and tries again', async () => {
  answerFor({});
  refuse('listBookings', 'unexpected');
  show();
  expect(screen.getByRole('status', { name: 'Loading your bookings' })).toBeVisible();
  expect(await screen.findByText('Your bookings could not be loaded')).toBeVisible();
  answerFor({ 7: [swim] });
  answer('getOrder', makeOrder());
  // What can be booked again is read by itself, and asked for by a button of its own.
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(again);
  expect(await screen.findByRole('link', { name: /^Family swim/ })).toBeVisible();
});

it('has its title and places for the bookings while the account is read', () => {
  renderOnSite(<HomeSkeleton t={translateIn('en')} />, { zone: 'account' });
  expect(screen.getByRole('heading', { name: 'Next up' })).toBeVisible();
  expect(screen.getAllByRole('status', { name: 'Loading your bookings' })[0]).toBeVisible();
});

it('shows the entry code of the next booking, and the way there', async () => {
  answerFor({ 7: [{ ...swim, orderId: null }] });
  show();
  const next = within(await screen.findByRole('article'));
  expect(await next.findByRole('link', { name: /^Directions/ })).toBeVisible();
  await userEvent.click(next.getByRole('button', { name: 'Show entry code, Family swim' }));
  expect(await screen.findByRole('img', { name: 'Entry code 0000-0000' })).toBeVisible();
});

it('says what needs doing: what is owed, what is unsigned, and which document runs out', async () => {
  const waiver = { id: uuid(70), name: 'Pool rules', type: 'post-purchase-waiver' as const };
  answerFor({ 7: [{ ...swim, outstandingRestrictions: [waiver] }] });
  answer('getOrder', makeOrder());
  answer('getAuthUser', { ...alexState, documentExpiry: '2020-01-31' });
  answer('listPenalties', [
    {
      ...{ id: uuid(60), name: 'Late cancellation', reason: 'Boxing fit', amount: money(500) },
      ...{ status: 'outstanding', bookingId: null, createdAt: '2026-11-01T09:00:00Z' },
    },
  ]);
  show();
  expect(await screen.findByRole('heading', { name: '£5.00 to pay: Late cancellation' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Read and sign the Pool rules for/ })).toBeVisible();
  expect(await screen.findByText(/ran out on 31 Jan 2020/)).toBeVisible();
});

it('shows both kinds of credit, and the membership with its next payment', async () => {
  answerFor({});
  answerBy('listCreditEntries', ({ url }) => ({ data: [creditEntry(url.searchParams.get('type') === 'membership')] }));
  answer('listMemberships', [makeMembership()]);
  show();
  expect(await screen.findByText('£12.00')).toBeVisible();
  expect(screen.getByText('£15.00')).toBeVisible();
  expect(await screen.findByText('Next payment £62.00 on 1 Dec 2099')).toBeVisible();
});

it('leads to booking again what was done last', async () => {
  answerFor({ '': [{ ...swim, id: uuid(90) }] });
  refuse('getActivity', 'not_found');
  show();
  const again = within(await screen.findByRole('region', { name: 'Book again' }));
  expect(await again.findByRole('link', { name: 'Family swim' })).toHaveAttribute(
    'href',
    `http://bookings.touchline.localhost:3000/location/${swim.venue.slug}`,
  );
});
