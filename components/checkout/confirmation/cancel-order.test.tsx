import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/booking/cancelling/cancel-dialog.tsx';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { makeOrder, showOrder } from '#tests/support/checkout-components/confirmed-order.tsx';
import { campItem, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { session } from '#tests/support/model/sessions.ts';
import { guest } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, withSiteServer } from '#tests/support/site-server.ts';
import { cancelledBooking } from '#tests/support/timetable-components/cancelled-booking.ts';
import { makeCancellation } from '#tests/support/timetable-components/visit.ts';

withSiteServer();

const cancellation = { canCancel: true, cutOff: null, cutOffActions: [], awardsCredit: true };
const swim = session({ templateName: 'Family swim', bookingType: 'ticketed' });
const line = (id: number, kind: string, input: Partial<CartItem> = {}) =>
  sessionItem(id, `Family swim, ${kind}`, 560, {
    ...{ bookingType: 'ticketed', bookingId: uuid(100 + id), occurrenceId: String(swim.id), cancellation },
    ...input,
  });
const visit = (input: Partial<CartItem> = {}) => [line(1, 'Adult', { quantity: 2 }), line(2, 'Junior', input)];
const results = [
  makeCancellation(swim, 101, { ticketName: 'Adult', quantity: 2 }),
  makeCancellation(swim, 102, { ticketName: 'Junior' }),
];
const answerBookings = () => {
  answerBy('getBooking', ({ url }) => {
    const id = url.pathname.split('/').at(-1) ?? '';
    const booking = cancelledBooking(swim, id);
    const rule = { ...booking.cancellation, canCancel: true, cannotCancelReason: null };
    return { data: { ...booking, status: 'settled', cancellation: rule, customQuestionSections: [] } };
  });
  const requests: { booking_ids: string[]; preview?: boolean }[] = [];
  answerBy('cancelBookings', ({ body }) => {
    const { data } = body as { data: (typeof requests)[number] };
    requests.push({ booking_ids: data.booking_ids, ...(data.preview && { preview: true }) });
    return { data: results.filter(({ id }) => data.booking_ids.includes(id)) };
  });
  return requests;
};

test('a visit of an order is cancelled by ticket, and the order says what is gone', async () => {
  const requests = answerBookings();
  showOrder({ items: visit() });
  const button = screen.getByRole('button', { name: 'Cancel Family swim' });
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'One fewer to cancel, Adult' }));
  await userEvent.click(dialog.getByRole('button', { name: 'One fewer to cancel, Adult' }));
  answer('getOrder', makeOrder({ items: visit({ bookedQuantity: 0, cancellation: undefined }) }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel 1 ticket' }));
  expect(await dialog.findByText('1 of 3 tickets is cancelled.')).toBeVisible();
  expect(dialog.getByText('2 x Adult, was 2 x Adult, 1 x Junior')).toBeVisible();
  expect(requests.at(-1)).toEqual({ booking_ids: [uuid(102)] });
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(await screen.findByText(/^Junior, .*cancelled$/)).toBeVisible();
  expect(screen.getByText('Scan once per person')).toBeVisible();
});

test('once all of a visit is cancelled there is no code and nothing to cancel', () => {
  const gone = { bookedQuantity: 0, cancellation: undefined };
  showOrder({ items: visit(gone).map((item) => ({ ...item, ...gone })) });
  expect(screen.getByRole('heading', { level: 1, name: 'This order was cancelled' })).toBeVisible();
  expect(screen.getByText('Cancelled')).toBeVisible();
  expect(screen.queryByText(/^Scan/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /calendar/ })).not.toBeInTheDocument();
});

test('a camp is cancelled as a whole', async () => {
  const day = (number: number) =>
    makeCancellation(session({ templateName: 'Winter camp', bookingType: 'camps' }), number);
  const results = [day(111), day(112)];
  const bundle = {
    id: uuid(60),
    status: 'settled' as const,
    bookingType: 'camps' as const,
    scheduleId: uuid(61),
    name: 'Winter camp',
    description: null,
    venue: swim.venue,
    category: { id: uuid(62), name: 'Camps', slug: 'camps', bookingType: 'camps' as const },
    instructors: [],
    bookings: results,
    totalPrice: null,
    cancellation: { ...cancelledBooking(swim, uuid(1)).cancellation, canCancel: true, cannotCancelReason: null },
    customQuestionSections: [],
  };
  const requests: unknown[] = [];
  answer('getBookingBundle', bundle);
  answer('cancelBookingBundle', { ...bundle, cancellations: results }, { seen: ({ body }) => requests.push(body) });
  showOrder({ items: [campItem(2, 'Winter camp', ['2026-12-21', '2026-12-22'], [], { cancellation })] });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Winter camp' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel all 2 sessions' }));
  expect(await dialog.findByText('Your booking is cancelled.')).toBeVisible();
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests.at(-1)).toEqual({ data: { update_type: 'cancellation', cancellation_source: 'customers' } });
});

test('a visitor with the link of a mail reads the order and cancels nothing', () => {
  showOrder({ items: visit() }, { session: guest });
  expect(screen.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
});
