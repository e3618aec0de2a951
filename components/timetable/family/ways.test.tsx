import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeOrder } from '#tests/support/checkout-components/confirmed-order.tsx';
import { makeCart, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { action } from '#tests/support/model/sessions.ts';
import { answer, answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { cancelledBooking } from '#tests/support/timetable-components/cancelled-booking.ts';
import { aClass, id } from '#tests/support/timetable-components/classes.tsx';
import { box, openFamily } from '#tests/support/timetable-components/family.tsx';

withSiteServer();
beforeEach(() => void (Element.prototype.scrollIntoView = () => undefined));

const busy = action(null, 'You have already booked a session at this time', 'busy');

test('a child who is too young is led to a class for their age on that day', async () => {
  const tots = aClass(2, '10:00', 'Tiny tots', { ages: { minimum: 2, maximum: 4 } });
  const full = aClass(3, '09:00', 'Baby bounce', {
    ages: tots.ages,
    capacity: { available: 0, consumed: 9, maximum: 9 },
  });
  const { dialog } = await openFamily({ others: [full, tots] });
  await userEvent.click(await dialog.findByRole('link', { name: 'Noah can come to Tiny tots, Wed, 18 Nov, 10:00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const row = screen.getByRole('heading', { name: 'Tiny tots', level: 3 }).closest('li');
  await waitFor(() => expect(row?.contains(document.activeElement)).toBe(true));
});

test('without a class for their age there is no link', async () => {
  await openFamily();
  expect(await box(/Noah Morgan/)).toHaveAccessibleDescription(/can come from 9 Jul 2101/);
  expect(screen.queryByRole('link', { name: /can come to/ })).not.toBeInTheDocument();
});

describe('somebody who is busy', () => {
  const lane = aClass(9, '16:00', 'Lane swim');
  const booking = { ...cancelledBooking(lane, uuid(70)), orderId: uuid(71), status: 'settled' as const };

  test('sees what they have booked, with a link to its order', async () => {
    answer('getOrder', makeOrder());
    const opened = openFamily({ actions: { 8: busy } });
    answer('listBookings', [booking]);
    const { dialog } = await opened;
    await waitFor(async () =>
      expect(await box(/Sam Morgan/)).toHaveAccessibleDescription('Sam has booked Lane swim, 16:00 to 23:00.'),
    );
    expect(dialog.getByRole('link', { name: 'See Sam’s booking' })).toHaveAttribute(
      'href',
      `/booking-confirmed/${uuid(71)}`,
    );
  });

  test('sees it without a link where the order is somebody else’s', async () => {
    refuse('getOrder', 'not_found');
    const opened = openFamily({ actions: { 8: busy } });
    answer('listBookings', [booking]);
    await opened;
    await waitFor(async () => expect(await box(/Sam Morgan/)).toHaveAccessibleDescription(/booked Lane swim/));
    expect(screen.queryByRole('link', { name: /booking/ })).not.toBeInTheDocument();
  });

  test('is led to the basket where it is in there', async () => {
    answer('getCart', makeCart([sessionItem(1, 'Lane swim', 480, { bookingId: uuid(70) })]));
    const opened = openFamily({ actions: { 8: busy } });
    answer('listBookings', [{ ...booking, status: 'reserved', orderId: null }]);
    const { dialog } = await opened;
    expect(await dialog.findByRole('link', { name: 'See the basket' })).toHaveAttribute('href', '/basket');
    expect(await box(/Sam Morgan/)).toHaveAccessibleDescription('Sam has Lane swim, 16:00 to 23:00, in your basket.');
  });
});

test('a child joins the waitlist of a full class, and the focus stays in the list', async () => {
  const waiting = { 8: action('join_waitlist') };
  const { dialog, toasts } = await openFamily({ actions: waiting });
  let sent: unknown;
  answerBy('joinWaitlist', ({ body }) => {
    sent = body;
    waiting[8] = action('leave_waitlist');
    return {
      data: {
        id: 1,
        userId: 8,
        userReference: null,
        firstName: 'Sam',
        lastName: 'Morgan',
        email: null,
        occurrence: { occurrenceId: id(1), name: 'Trampolining' },
        startsAt: aClass(1, '16:30', 'Trampolining').startsAt,
        createdAt: '2099-11-17T12:00:00Z',
        status: 'waiting',
        position: 1,
        offerExpiresAt: null,
      },
    };
  });
  await userEvent.click(await dialog.findByRole('button', { name: 'Put Sam on the waitlist' }));
  await waitFor(async () => expect(await box(/Sam Morgan/)).toHaveAccessibleDescription('Sam is on the waitlist.'));
  expect(sent).toEqual({ data: { user_id: 8 } });
  expect(toasts).toMatchObject([{ type: 'success' }]);
  expect(dialog.getByRole('group', { name: 'Trampolining' })).toHaveFocus();
});

test('who finds no place is led to the next session of the same name', async () => {
  const next = aClass(4, '18:00', 'Trampolining');
  const full = action(null, null, 'full');
  const { dialog } = await openFamily({ actions: { 8: full }, others: [aClass(5, '17:00', 'Yoga'), next] });
  const link = await dialog.findByRole('link', { name: 'Next free: Wed, 18 Nov, 18:00' });
  expect(link).toHaveAttribute(
    'href',
    `/location/riverside-leisure-centre/fitness-classes/2099-11-18#session-${id(4)}`,
  );
});

test('who is barred is led to the contacts', async () => {
  const barred = action(null, 'You cannot book at the moment, please contact the venue', 'barred');
  const { dialog } = await openFamily({ actions: { 8: barred } });
  expect(await dialog.findByRole('link', { name: 'Contact the venue' })).toHaveAttribute('href', '/help/contact');
});
