import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './cancel-dialog.tsx';
import { makeCart, sessionItem, uuid } from '#tests/support/make-cart.ts';
import { action } from '#tests/support/model/sessions.ts';
import { member, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { cancelledBooking } from '#tests/support/timetable-components/cancelled-booking.ts';
import { aClass, getRow, id, show } from '#tests/support/timetable-components/classes.tsx';
import { emptyCart } from '#tests/support/timetable-components/day.ts';
import { hasFocusInside } from '#tests/support/timetable-components/has-focus-inside.ts';

withSiteServer();

const booked = aClass(1, '18:30', 'Aqua fit', {
  bookableAction: action('cancel_booking', null, null, { bookingId: uuid(90) }),
});
const free = aClass(1, '18:30', 'Aqua fit');
const cancelled = cancelledBooking(free, uuid(90));

/** Presses 'Cancel' at the booked class. */
const ask = async (stage: Stage = { session: member }, name: RegExp = /^Cancel Aqua fit/) => {
  const rendered = show([booked], stage);
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
  const dialog = await screen.findByRole('alertdialog');
  await hasFocusInside(dialog);
  return { ...rendered, button, dialog };
};

describe('the question before a booking is cancelled', () => {
  test('names the class, its day and its time', async () => {
    const { dialog } = await ask();
    expect(dialog).toHaveAccessibleName('Cancel this booking?');
    expect(dialog).toHaveAccessibleDescription('Aqua fit, Wednesday 18 November, 18:30');
  });

  test.each([
    ['Keep it', (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }))],
    ['the cross', (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s leaves the booking as it is, and the focus at its button', async (_, close) => {
    const asked: AskedCall[] = [];
    answer('cancelBooking', cancelled, { seen: (call) => asked.push(call) });
    const { dialog, button, toasts } = await ask();
    await close(dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    expect(asked).toEqual([]);
    expect(toasts).toEqual([]);
    expect((await getRow('Aqua fit')).getByText('Booked')).toBeVisible();
  });

  test('a yes cancels the booking, says so, and the class can be booked again', async () => {
    const asked: AskedCall[] = [];
    answer('cancelBooking', cancelled, { seen: (call) => asked.push(call) });
    const { dialog, toasts } = await ask();
    answer('listActivityTimetableV2', [free]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByRole('button', { name: /^Add to basket Aqua fit/ })).toBeVisible();
    expect(toasts).toEqual([{ type: 'success', message: 'Your booking is cancelled.' }]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url.pathname).toContain(uuid(90));
    expect(asked[0]?.url.searchParams.get('source')).toBe('bookings');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('while the answer is on its way the button is busy and a press does nothing', async () => {
    let arrive = () => undefined as void;
    const after = new Promise<void>((resolve) => (arrive = resolve));
    answer('cancelBooking', cancelled, { after });
    const { dialog, button, toasts } = await ask();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    expect(screen.queryByRole('alertdialog', { name: 'Cancel this booking?' })).not.toBeInTheDocument();
    arrive();
    await waitFor(() => expect(toasts).toHaveLength(1));
  });

  test.each([
    ['This session has already started'],
    ['Please contact the venue to cancel this booking'],
    ['It is too late to cancel this booking'],
    ['This booking is already cancelled'],
  ])('a refusal is told: %s', async (message) => {
    refuse('cancelBooking', 'cannot_cancel', { message });
    const { dialog, toasts } = await ask();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message }]));
  });

  test('a refusal shows the class as it is by now', async () => {
    refuse('cancelBooking', 'cannot_cancel');
    const { dialog } = await ask();
    answer('listActivityTimetableV2', [
      { ...booked, bookableAction: action(null, 'You have already booked this session', 'already_booked') },
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('You have already booked this session')).toBeVisible();
  });

  test('speaks Welsh', async () => {
    refuse('cancelBooking', 'cannot_cancel');
    const { dialog, toasts } = await ask({ session: member, language: 'cy' }, /^Canslo Aqua fit/);
    expect(dialog).toHaveAccessibleName('Canslo’r archeb hon?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Canslo’r archeb' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'danger', message: 'Does dim modd canslo’r archeb hon' }]));
  });
});

describe('taking a reservation out of the basket', () => {
  const reserved = (bookingId: string) =>
    aClass(1, '18:30', 'Aqua fit', { bookableAction: action('cancel_reservation', null, null, { bookingId }) });
  const line = (number: number, purchasedForUserId: number) =>
    sessionItem(number, 'Aqua fit', 620, { bookingId: uuid(60 + number), occurrenceId: id(1), purchasedForUserId });
  const remove = async (items: ReturnType<typeof line>[], bookingId: string) => {
    let sent: unknown;
    answer('getCart', makeCart(items));
    answer('removeCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
    const { toasts } = show([reserved(bookingId)]);
    await userEvent.click(await screen.findByRole('button', { name: /^Remove Aqua fit/ }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    return { sent, toasts };
  };

  test('leaves the place of another person in the same class', async () => {
    const { sent } = await remove([line(1, 7), line(2, 8)], uuid(62));
    expect(sent).toEqual({ cart_item_ids: [line(2, 8).id] });
  });

  test('takes all lines of the person, such as tickets of two kinds', async () => {
    const { sent } = await remove([line(1, 7), line(2, 8), line(3, 7)], uuid(61));
    expect(sent).toEqual({ cart_item_ids: [line(1, 7).id, line(3, 7).id] });
  });

  test('does so by the session when the basket knows the booking by another id', async () => {
    const { sent } = await remove([line(1, 7)], uuid(99));
    expect(sent).toEqual({ cart_item_ids: [line(1, 7).id] });
  });

  test('a basket that cannot be read is told, and nothing is taken out', async () => {
    let isAsked = false;
    refuse('getCart', 'unexpected');
    answer('removeCartItems', emptyCart, { seen: () => (isAsked = true) });
    const { toasts } = show([reserved(uuid(61))]);
    await userEvent.click(await screen.findByRole('button', { name: /^Remove Aqua fit/ }));
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'danger', message: 'Something has gone wrong, please try again.' }]),
    );
    expect(isAsked).toBe(false);
  });
});
