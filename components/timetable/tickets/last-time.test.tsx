import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from '#contract/bookings/bookings.ts';
import { pass, withFakeTime } from '#tests/support/fake-time.ts';
import { uuid } from '#tests/support/make/make-cart.ts';
import { session } from '#tests/support/model/sessions.ts';
import { guest, member } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { cancelledBooking } from '#tests/support/timetable-components/cancelled-booking.ts';
import { emptyCart } from '#tests/support/timetable-components/day.ts';
import { adult, junior, picker, showSwims, swim, swimId } from '#tests/support/timetable-components/tickets.tsx';

withSiteServer();
// Presses are as far apart as the test says.
withFakeTime(['clock']);

const booked = (pricingOptionId: string | null, quantity: number, input: Partial<Booking> = {}): Booking => ({
  ...cancelledBooking(session(), '1'),
  ...{ name: 'Lane swim', bookingType: 'ticketed', orderId: uuid(50), pricingOptionId, quantity },
  category: { id: uuid(60), name: 'Swimming', slug: 'swimming', bookingType: 'ticketed' },
  ...input,
});
const lastVisit = [booked(adult.pricingOption.id, 2), booked(junior.pricingOption.id, 1)];
const others = [
  booked(adult.pricingOption.id, 1, { occurrenceId: swimId(9) }),
  booked(adult.pricingOption.id, 1, { orderId: uuid(51) }),
];
const repeatButton = () => screen.findByRole('button', { name: /^As last time: 2 Adult, 1 Junior/ });

test('the tickets of the last time are chosen by one press, and the next one adds them', async () => {
  let sent: unknown;
  answer('listBookings', [...lastVisit, ...others]);
  answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
  showSwims([swim(1, '18:00', 'Quiet swim')], { session: member, hasBookings: true });
  const desk = await picker('Quiet swim');
  await userEvent.tab();
  const button = await repeatButton();
  await userEvent.click(button);
  expect(desk.getByText('2 x Adult')).toBeVisible();
  expect(desk.getByText('1 x Junior')).toBeVisible();
  // The same button, so that whoever pressed it is where they go on.
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleName(/^Add to basket/);
  pass(0.5);
  await userEvent.click(button);
  await waitFor(() => expect(sent).toMatchObject({ items: [{ quantity: 2 }, { quantity: 1 }] }));
});

test('a double tap chooses them and does not add them', async () => {
  const seen = jest.fn();
  answer('listBookings', [...lastVisit, ...others]);
  answer('addCartItems', emptyCart, { seen });
  const { toasts } = showSwims([swim(1, '18:00', 'Quiet swim')], { session: member, hasBookings: true });
  const desk = await picker('Quiet swim');
  await userEvent.tab();
  const button = await repeatButton();
  await userEvent.click(button);
  pass(0.499);
  await userEvent.click(button);
  expect(desk.getByText('2 x Adult')).toBeVisible();
  expect(button).not.toHaveAttribute('aria-busy');
  pass(0.001);
  await userEvent.click(button);
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'success' }]));
  expect(seen).toHaveBeenCalledTimes(1);
});

test.each([
  ['has booked other activities', () => answer('listBookings', [booked(null, 1, { bookingType: 'classes' })])],
  ['has booked where the backend does not say what as', () => answer('listBookings', [booked(null, 2)])],
  ['cannot be told', () => refuse('listBookings', 'unexpected')],
])('for somebody who %s nothing is offered', async (_, prepare) => {
  prepare();
  showSwims([swim(1, '18:00', 'Quiet swim')], { session: member, hasBookings: true });
  const desk = await picker('Quiet swim');
  await userEvent.tab();
  await userEvent.click(desk.getByRole('button', { name: /^Choose a ticket/ }));
  expect(screen.queryByRole('button', { name: /^As last time/ })).not.toBeInTheDocument();
});

test('a visitor’s bookings are not asked for', async () => {
  let isAsked = false;
  answer('listBookings', [], { seen: () => (isAsked = true) });
  showSwims([swim(1, '18:00', 'Quiet swim')], { session: guest, hasBookings: true });
  const desk = await picker('Quiet swim');
  await userEvent.tab();
  await userEvent.click(desk.getByRole('button', { name: /^Choose a ticket/ }));
  expect(isAsked).toBe(false);
});

test('they are asked for with the first input, not before', async () => {
  let requestCount = 0;
  answer('listBookings', lastVisit, { seen: () => (requestCount += 1) });
  showSwims([swim(1, '18:00', 'Quiet swim')], { session: member, hasBookings: true });
  await picker('Quiet swim');
  expect(requestCount).toBe(0);
  await userEvent.tab();
  await repeatButton();
  expect(requestCount).toBe(1);
});
