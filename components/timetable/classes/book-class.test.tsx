import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/booking/cancelling/cancel-dialog.tsx';
import { action } from '#tests/support/model/sessions.ts';
import { waitlistEntry } from '#tests/support/model/waitlist-entry.ts';
import { guest, member } from '#tests/support/render-on-site.tsx';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, answerOwn, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { aClass, getRow, id, show } from '#tests/support/timetable-components/classes.tsx';
import { ahead, emptyCart } from '#tests/support/timetable-components/day.ts';

withSiteServer();

const uuid = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

describe('booking a class', () => {
  test('puts one place into the basket and says so', async () => {
    let sent: unknown;
    answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
    const { toasts } = show([aClass(1, '18:30', 'Aqua fit')]);
    await userEvent.click(await screen.findByRole('button', { name: /^Add to basket Aqua fit/ }));
    await waitFor(() =>
      expect(toasts).toEqual([
        {
          type: 'success',
          message: 'Successfully added item to the basket.',
          links: [
            { label: 'Checkout now', href: '/basket/checkout' },
            { label: 'View basket', href: '/basket' },
          ],
        },
      ]),
    );
    expect(sent).toMatchObject({
      items: [{ purchasable_id: id(1), purchasable_type: 'purchasableOccurrence', quantity: 1 }],
    });
  });

  test('the button is busy from the press to the answer, and a second press books nothing more', async () => {
    let reply = () => {};
    let adds = 0;
    answer('addCartItems', emptyCart, {
      seen: () => (adds += 1),
      after: new Promise<void>((resolve) => (reply = resolve)),
    });
    show([aClass(1, '18:30', 'Aqua fit')]);
    const button = await screen.findByRole('button', { name: /^Add to basket Aqua fit/ });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    reply();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(adds).toBe(1);
  });

  test('a refusal is told in the words of the server and the day is asked for again', async () => {
    refuse('addCartItems', 'session_full');
    const { toasts } = show([aClass(1, '18:30', 'Aqua fit')]);
    const button = await screen.findByRole('button', { name: /^Add to basket/ });
    answer('listActivityTimetableV2', [aClass(1, '18:30', 'Aqua fit', { bookableAction: action('join_waitlist') })]);
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: /^Join the waitlist: Aqua fit/ })).toBeVisible();
    expect(toasts).toEqual([{ type: 'danger', message: 'The session being booked is already full' }]);
  });

  test('a waiver opens below the class, waits for its tick, and goes into the basket with it', async () => {
    const waiver = { id: uuid(70), name: 'reformer health waiver', type: 'pre-purchase-waiver' as const };
    let sent: unknown;
    answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
    const { toasts } = show([
      aClass(1, '13:30', 'Reformer pilates', {
        restrictions: { prePurchaseWaiver: waiver, prePurchaseInduction: null, criteria: 'any' },
      }),
    ]);
    const row = await getRow('Reformer pilates');
    await userEvent.click(row.getByRole('button', { name: /^Add to basket/ }));
    const box = await row.findByRole('checkbox', { name: 'I agree to the reformer health waiver' });
    expect(box).toHaveFocus();
    await userEvent.click(row.getByRole('button', { name: /^Agree to waiver/ }));
    expect(toasts).toEqual([]);
    await userEvent.click(box);
    await userEvent.click(row.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(sent).toMatchObject({ items: [{ activity_restriction_ids: [waiver.id] }] });
  });

  test('a waiver that one person agreed to is asked of the next one, and signed only for whoever agreed', async () => {
    const waiver = { id: uuid(70), name: 'reformer health waiver', type: 'pre-purchase-waiver' as const };
    const bodies: unknown[] = [];
    answer('addCartItems', emptyCart, { seen: ({ body }) => bodies.push(body) });
    const restrictions = { prePurchaseWaiver: waiver, prePurchaseInduction: null, criteria: 'any' as const };
    const { become } = show([aClass(1, '13:30', 'Reformer pilates', { restrictions })]);
    const row = await getRow('Reformer pilates');
    await userEvent.click(row.getByRole('button', { name: /^Add to basket/ }));
    await userEvent.click(await row.findByRole('checkbox', { name: 'I agree to the reformer health waiver' }));
    become({ ...member, selectedUserId: 8 });
    expect(row.getByRole('checkbox', { name: 'I agree to the reformer health waiver' })).not.toBeChecked();
    await userEvent.click(row.getByRole('button', { name: /^Agree to waiver/ }));
    expect(bodies).toEqual([]);
    await userEvent.click(row.getByRole('checkbox', { name: 'I agree to the reformer health waiver' }));
    await userEvent.click(row.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ items: [{ activity_restriction_ids: [waiver.id], purchased_for_user_id: 8 }] });
  });

  test('somebody quicker than their own timetable is still led to the waiver', async () => {
    const waiver = { id: uuid(70), name: 'reformer health waiver', type: 'pre-purchase-waiver' as const };
    const restrictions = { prePurchaseWaiver: waiver, prePurchaseInduction: null, criteria: 'any' as const };
    refuse('addCartItems', 'validation_failed', {
      errors: { 'items.0.activity_restriction_ids': ['Agree to waiver'] },
    });
    const { toasts } = show([aClass(1, '13:30', 'Reformer pilates')]);
    const button = await screen.findByRole('button', { name: /^Add to basket/ });
    answer('listActivityTimetableV2', [aClass(1, '13:30', 'Reformer pilates', { restrictions })]);
    await userEvent.click(button);
    expect(await screen.findByRole('checkbox', { name: 'I agree to the reformer health waiver' })).toHaveFocus();
    expect(toasts).toEqual([]);
  });

  test('a guest is asked to log in, and what they wanted goes on afterwards', async () => {
    answer('addCartItems', emptyCart);
    answerOwn('get', '/api/session', () => ({
      data: { logged_in: false, user_id: null, selected_user_id: null, expires_at: null },
    }));
    const { openLogin, toasts } = show([aClass(1, '18:30', 'Aqua fit')], { session: guest });
    await userEvent.click(await screen.findByRole('button', { name: /^Add to basket/ }));
    expect(toasts).toEqual([]);
    act(() => openLogin.mock.calls[0]?.[0]?.());
    await waitFor(() =>
      expect(toasts).toMatchObject([{ type: 'success', message: 'Successfully added item to the basket.' }]),
    );
  });

  test('a guest who turns out to have booked it already is told so, and nothing is added', async () => {
    const { openLogin, toasts } = show([aClass(1, '18:30', 'Aqua fit')], { session: guest });
    await userEvent.click(await screen.findByRole('button', { name: /^Add to basket/ }));
    answer('listActivityTimetableV2', [aClass(1, '18:30', 'Aqua fit', { bookableAction: action('cancel_booking') })]);
    act(() => openLogin.mock.calls[0]?.[0]?.());
    await waitFor(() => expect(toasts).toEqual([{ type: 'info', message: 'Booked' }]));
  });
});

describe('taking back', () => {
  test('a reservation is taken out of the basket by its own line', async () => {
    const line = {
      type: 'av2_booking' as const,
      id: uuid(80),
      cartableType: 'av2Booking' as const,
      cartableResource: null,
      name: 'Aqua fit',
      quantity: 1,
      maxQuantity: null,
      price: { formatted: '£6.20', value: 620, currency: 'GBP' },
      lineTotal: { formatted: '£6.20', value: 620, currency: 'GBP' },
      sortBy: 1,
      childItems: [],
      membershipUserId: null,
      purchasedForUserId: 7,
      enablePrintReceipt: false,
      benefitApplied: false,
      packageApplied: false,
      holdExpiresAt: null,
      holdExpired: false,
      questionsOutstanding: false,
      bookingId: uuid(81),
      occurrenceId: id(1),
      bookingType: 'classes' as const,
      startsAt: ahead('18:30'),
      endsAt: ahead('19:15'),
      venue: { id: uuid(4), name: 'Riverside Leisure Centre', slug: 'riverside-leisure-centre' },
    };
    let sent: unknown;
    answer('getCart', {
      ...emptyCart,
      items: [line, { ...line, id: uuid(82), bookingId: uuid(83), occurrenceId: id(9) }],
    });
    answer('removeCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
    const { toasts } = show([
      aClass(1, '18:30', 'Aqua fit', {
        bookableAction: action('cancel_reservation', null, null, { bookingId: uuid(81) }),
      }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: /^Remove Aqua fit/ }));
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'success', message: 'Successfully removed item from the basket.' }]),
    );
    expect(sent).toMatchObject({ cart_item_ids: [uuid(80)] });
  });

  test('a booking is cancelled only after a question', async () => {
    const booked = action('cancel_booking', null, null, { bookingId: uuid(90) });
    answer('listBookings', []);
    answer('getVenue', riverside);
    refuse('cancelBookings', 'cannot_cancel', { message: 'Too late to cancel' });
    const { toasts } = show([aClass(1, '18:30', 'Aqua fit', { bookableAction: booked })]);
    await userEvent.click(await screen.findByRole('button', { name: /^Cancel Aqua fit/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
    expect(await within(dialog).findByText('Too late to cancel')).toBeVisible();
    expect(toasts).toEqual([]);
  });
});

describe('waitlist', () => {
  const acting = () =>
    answerOwn('get', '/api/session', () => ({
      data: { logged_in: true, user_id: 7, selected_user_id: 8, expires_at: null },
    }));

  test('is joined for the person acted for', async () => {
    let sent: unknown;
    acting();
    answer('joinWaitlist', waitlistEntry, { seen: ({ body }) => (sent = body) });
    const { toasts } = show([aClass(1, '17:30', 'Indoor cycling', { bookableAction: action('join_waitlist') })]);
    await userEvent.click(await screen.findByRole('button', { name: /^Join the waitlist: Indoor cycling/ }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Successfully joined the waitlist.' }]));
    expect(sent).toEqual({ data: { user_id: 8 } });
  });

  test('an old session is joined through the old call', async () => {
    let sent: unknown;
    answer('joinV1Waitlist', waitlistEntry, { seen: ({ body }) => (sent = body) });
    const { toasts } = show([
      aClass(1, '17:30', 'Indoor cycling', { id: 41, isV2: false, bookableAction: action('join_waitlist') }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: /^Join/ }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(sent).toEqual({ item: { id: 41, type: 'activity' } });
  });

  test('is left by the entry of an old session', async () => {
    let left = '';
    answer('leaveV1Waitlist', null, { seen: ({ url }) => (left = url.pathname) });
    const { toasts } = show([
      aClass(1, '17:30', 'Indoor cycling', {
        id: 41,
        isV2: false,
        bookableAction: action('leave_waitlist', null, null, { waitlistId: 5 }),
      }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: /^Leave/ }));
    await waitFor(() =>
      expect(toasts).toEqual([{ type: 'success', message: 'Successfully removed from the waitlist.' }]),
    );
    expect(left).toMatch(/\/waitlist\/remove\/5$/);
  });
});
