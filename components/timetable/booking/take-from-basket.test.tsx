import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeCart, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { action } from '#tests/support/model/sessions.ts';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { aClass, id, show } from '#tests/support/timetable-components/classes.tsx';
import { emptyCart } from '#tests/support/timetable-components/day.ts';

withSiteServer();

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
