import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from '#contract/bookings/bookings.ts';
import { makeOrder } from '#tests/support/checkout-components/confirmed-order.tsx';
import { alexState, moment, uuid } from '#tests/support/make/make-cart.ts';
import { session } from '#tests/support/model/sessions.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { settle } from '#tests/support/settle.ts';
import { answer, answerBy, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { cancelledBooking } from '#tests/support/timetable-components/cancelled-booking.ts';
import { translateIn } from '#tests/support/translate.ts';
import { AccountHome, AccountHomeSkeleton } from './account-home.tsx';

withSiteServer();

const swim: Booking = {
  ...cancelledBooking(session({ templateName: 'Family swim', bookingType: 'ticketed' }), uuid(1)),
  ...{ status: 'settled', orderId: uuid(50), locationName: 'Main pool' },
  ...{ startsAt: moment('2099-11-19', '18:30'), endsAt: moment('2099-11-19', '19:30') },
};

const answerFor = (bookings: Record<string, Booking[]>): AskedCall[] => {
  const requests: AskedCall[] = [];
  answer('getAuthUser', alexState);
  answerBy('listBookings', (request) => {
    requests.push(request);
    return { data: bookings[request.url.searchParams.get('user_id') ?? ''] ?? [] };
  });
  return requests;
};

const show = (stage: Stage = {}, owes = false) =>
  renderOnSite(
    <AccountHome
      firstName="Alex"
      owes={owes}
      securityHref="/security"
      renderedAt={Date.parse('2099-11-18T09:00:00Z')}
      t={translateIn(stage.language ?? 'en')}
    />,
    { zone: 'account', session: member, ...stage },
  );

it.each([
  ['something', true, 1],
  ['nothing', false, 0],
])('says what to do to a customer who owes %s', async (_, owes, count) => {
  answerFor({});
  show({}, owes);
  await settle();
  expect(screen.queryAllByText(/You have a charge to settle/)).toHaveLength(count);
});

it('lists the next bookings of all people, each leading to the page of its order', async () => {
  const requests = answerFor({ 7: [swim], 8: [{ ...swim, id: uuid(2), userId: 8 }] });
  answer('getOrder', makeOrder());
  show();
  const list = within(await screen.findByRole('list', { name: 'Your next bookings' }));
  const row = list.getByRole('listitem');
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
  const list = within(await screen.findByRole('list', { name: 'Your next bookings' }));
  expect(list.getByText('For Sam Morgan')).toBeVisible();
  expect(list.queryByRole('link')).not.toBeInTheDocument();
});

it('says that nothing is booked, and where to book, in Welsh too', async () => {
  answerFor({});
  show({ language: 'cy' });
  expect(await screen.findByRole('heading', { name: 'Dim wedi’i archebu eto' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Archebu gweithgaredd' })).toHaveAttribute(
    'href',
    'http://bookings.touchline.localhost:3000/',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Helo, Alex');
});

it('says that it is loading, then that it failed, and tries again', async () => {
  answer('getAuthUser', alexState);
  refuse('listBookings', 'unexpected');
  show();
  expect(screen.getByRole('status', { name: 'Loading your bookings' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your bookings could not be loaded');
  answerFor({ 7: [swim] });
  answer('getOrder', makeOrder());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Family swim/ })).toBeVisible();
});

it('has its texts, the link to security and places for the bookings while the account is read', () => {
  renderOnSite(<AccountHomeSkeleton securityHref="/security" t={translateIn('en')} />, { zone: 'account' });
  expect(screen.getByRole('heading', { name: 'Your next bookings' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign-in and security' })).toHaveAttribute('href', '/security');
  expect(screen.getByRole('status', { name: 'Loading your bookings' })).toBeVisible();
});
