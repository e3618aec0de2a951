import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeCart, sessionItem } from '#tests/support/make/make-cart.ts';
import { action, session } from '#tests/support/model/sessions.ts';
import { guest, member } from '#tests/support/render-on-site.tsx';
import { answer, answerOwn, loseFirstAnswer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { emptyCart, floatHire } from '#tests/support/timetable-components/day.ts';
import { adult, junior, more, picker, showSwims, swim, swimId } from '#tests/support/timetable-components/tickets.tsx';

withSiteServer();

test('starts with the first session to come that has places, and changes to another', async () => {
  const full = { available: 0, consumed: 50, maximum: 50 };
  showSwims([
    swim(2, '12:00', 'Family swim'),
    swim(1, '07:00', 'Lane swim', { capacity: full, bookableAction: action(null, null, 'full') }),
    swim(3, '18:00', 'Quiet swim'),
  ]);
  await picker('Family swim');
  await userEvent.click(screen.getByRole('button', { name: 'Quiet swim' }));
  await picker('Quiet swim');
  expect(screen.getByRole('button', { name: 'Quiet swim' })).toHaveAttribute('aria-current', 'true');
});

test('adds up tickets and extras, and sends them as they were chosen', async () => {
  let sent: unknown;
  answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
  const { toasts } = showSwims([swim(1, '07:00', 'Lane swim')]);
  await userEvent.click(await more('Adult'));
  await userEvent.click(await more('Adult'));
  await userEvent.click(await more('Junior'));
  await userEvent.click(await more('Float hire'));
  const desk = await picker('Lane swim');
  expect(desk.getByText('2 x Adult')).toBeVisible();
  expect(desk.getByText('£16.10')).toBeVisible();
  await userEvent.click(desk.getByRole('button', { name: /^Add to basket/ }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  const expected = { purchasable_id: swimId(1), purchasable_type: 'purchasableOccurrence' };
  expect(sent).toMatchObject({
    items: [
      {
        ...expected,
        quantity: 2,
        pricing_option_id: adult.pricingOption.id,
        extra_options: [{ pricing_option_id: floatHire.id, quantity: 1 }],
      },
      { ...expected, quantity: 1, pricing_option_id: junior.pricingOption.id },
    ],
  });
  expect(screen.queryByText('2 x Adult')).not.toBeInTheDocument();
});

test('tickets whose answer was lost are not added twice by another press', async () => {
  const keys = loseFirstAnswer('addCartItems', emptyCart);
  const { toasts } = showSwims([swim(1, '07:00', 'Lane swim')]);
  await userEvent.click(await more('Adult'));
  const desk = await picker('Lane swim');
  await userEvent.click(desk.getByRole('button', { name: /^Add to basket/ }));
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'danger' }]));
  await userEvent.click(await desk.findByRole('button', { name: /^Add to basket/ }));
  await waitFor(() => expect(toasts[1]).toMatchObject({ type: 'success' }));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  // What is chosen afterwards is another purchase, also when it is the same.
  await userEvent.click(await more('Adult'));
  await userEvent.click(await desk.findByRole('button', { name: /^Add to basket/ }));
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(new Set(keys).size).toBe(2);
});

test('tickets whose answer was lost, and which the basket shows, are told as added without another press', async () => {
  let connect = () => {};
  const connected = new Promise<void>((resolve) => (connect = resolve));
  const line = sessionItem(1, 'Lane swim', 560, { venue: session().venue, occurrenceId: swimId(1) });
  const keys = loseFirstAnswer('addCartItems', makeCart([line]));
  answer('getCart', makeCart([line]), { after: connected });
  const { toasts } = showSwims([swim(1, '07:00', 'Lane swim')]);
  await userEvent.click(await more('Adult'));
  const desk = await picker('Lane swim');
  await userEvent.click(desk.getByRole('button', { name: /^Add to basket/ }));
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'danger' }]));
  connect();
  await waitFor(() => expect(toasts[1]).toMatchObject({ message: 'Successfully added item to the basket.' }));
  expect(new Set(keys).size).toBe(1);
});

test('tickets whose request was lost are not added until the next press', async () => {
  const keys = loseFirstAnswer('addCartItems', emptyCart);
  let isRead = false;
  answer('getCart', emptyCart, { seen: () => (isRead = true) });
  const { toasts } = showSwims([swim(1, '07:00', 'Lane swim')]);
  await userEvent.click(await more('Adult'));
  const desk = await picker('Lane swim');
  await userEvent.click(desk.getByRole('button', { name: /^Add to basket/ }));
  await waitFor(() => expect(isRead).toBe(true));
  await userEvent.click(await desk.findByRole('button', { name: /^Add to basket/ }));
  await waitFor(() => expect(toasts[1]).toMatchObject({ type: 'success' }));
  expect(keys).toHaveLength(2);
});

test('without a ticket the button says what is missing, and an extra cannot be had alone', async () => {
  showSwims([swim(1, '07:00', 'Lane swim')]);
  const desk = await picker('Lane swim');
  await more('Adult');
  await userEvent.click(desk.getByRole('button', { name: /^Choose a ticket/ }));
  expect(screen.getByRole('spinbutton', { name: /Adult/ })).toHaveFocus();
  expect(await more('Float hire')).toHaveAttribute('aria-disabled', 'true');
});

test('no more tickets than places', async () => {
  showSwims([swim(1, '07:00', 'Lane swim', { capacity: { available: 2, consumed: 48, maximum: 50 } })]);
  await userEvent.click(await more('Adult'));
  await userEvent.click(await more('Junior'));
  expect(await more('Adult')).toHaveAttribute('aria-disabled', 'true');
});

test('one ticket of a kind for another person', async () => {
  showSwims([swim(1, '07:00', 'Lane swim')], { session: { ...member, selectedUserId: 8 } });
  await userEvent.click(await more('Adult'));
  expect(await more('Adult')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('For another person you can add one ticket of each kind.')).toBeVisible();
});

test('what was chosen for oneself comes down to one ticket of a kind for another person', async () => {
  let sent: unknown;
  answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
  const { become } = showSwims([swim(1, '07:00', 'Lane swim')]);
  await userEvent.click(await more('Adult'));
  await userEvent.click(await more('Adult'));
  expect(screen.getByRole('spinbutton', { name: /Adult/ })).toHaveValue('2');
  become({ ...member, selectedUserId: 8 });
  expect(screen.getByRole('spinbutton', { name: /Adult/ })).toHaveValue('1');
  const desk = await picker('Lane swim');
  expect(desk.queryByText('2 x Adult')).not.toBeInTheDocument();
  await userEvent.click(desk.getByRole('button', { name: /^Add to basket/ }));
  await waitFor(() =>
    expect(sent).toMatchObject({ items: [{ quantity: 1, pricing_option_id: adult.pricingOption.id }] }),
  );
});

test("a member's reference changes the prices and goes into the basket", async () => {
  let sent: unknown;
  answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
  const cheaper = { formatted: '£4.00', value: 400, currency: 'GBP' };
  answer('priceTicket', {
    customerId: 9,
    customerReference: 'TL-9',
    ticketId: adult.id,
    price: cheaper,
    originalPrice: adult.price,
  });
  const { toasts } = showSwims([swim(1, '07:00', 'Lane swim')]);
  await userEvent.click(await screen.findByText('I have a member’s reference'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Membership or customer reference' }), 'TL-9');
  await userEvent.click(screen.getByRole('button', { name: 'Use reference' }));
  expect(await screen.findByText('Price for TL-9')).toBeVisible();
  await userEvent.click(await more('Adult'));
  const desk = await picker('Lane swim');
  await userEvent.click(desk.getByRole('button', { name: /^Add to basket/ }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(sent).toMatchObject({ items: [{ customer_reference: 'TL-9' }] });
});

test('a refused reference is told in the words of the server', async () => {
  refuse('priceTicket', 'discount_refused', { message: 'We could not find anyone with that reference' });
  showSwims([swim(1, '07:00', 'Lane swim')]);
  await userEvent.click(await screen.findByText('I have a member’s reference'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Membership or customer reference' }), 'nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Use reference' }));
  expect(await screen.findByText('We could not find anyone with that reference')).toBeVisible();
});

test('a guest keeps the chosen tickets over the log-in', async () => {
  let sent: unknown;
  answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
  answerOwn('get', '/api/session', () => ({
    data: { logged_in: false, user_id: null, selected_user_id: null, expires_at: null },
  }));
  const { openLogin } = showSwims([swim(1, '07:00', 'Lane swim')], { session: guest });
  await userEvent.click(await more('Adult'));
  const desk = await picker('Lane swim');
  await userEvent.click(desk.getByRole('button', { name: /^Add to basket/ }));
  act(() => openLogin.mock.calls[0]?.[0]?.());
  await waitFor(() =>
    expect(sent).toMatchObject({ items: [{ quantity: 1, pricing_option_id: adult.pricingOption.id }] }),
  );
});

test('the log-in shows the chosen tickets, and offers another swim when this one sold out', async () => {
  answerOwn('get', '/api/session', () => ({
    data: { logged_in: false, user_id: null, selected_user_id: null, expires_at: null },
  }));
  const lane = swim(1, '07:00', 'Lane swim');
  const later = swim(2, '18:00', 'Lane swim', { capacity: { available: 4, consumed: 46, maximum: 50 } });
  const { openLogin } = showSwims([lane, later], { session: guest });
  await userEvent.click(await more('Adult'));
  await userEvent.click(await more('Adult'));
  await userEvent.click(await more('Float hire'));
  await userEvent.click((await picker('Lane swim')).getByRole('button', { name: /^Add to basket/ }));
  await waitFor(() => expect(openLogin).toHaveBeenCalledTimes(1));
  const intent = openLogin.mock.calls[0]?.[1]?.intent;
  expect(intent).toMatchObject({
    title: 'Lane swim, Wed 18 Nov, 07:00–21:00',
    detail: '2 Adult, 1 Float hire',
    price: '£12.70',
    isAdded: true,
  });
  expect(await intent?.findGone()).toBeNull();
  const full = { available: 0, consumed: 50, maximum: 50 };
  answer('listActivityTimetableV2', [{ ...lane, capacity: full, bookableAction: action(null, null, 'full') }, later]);
  const gone = await act(async () => intent?.findGone());
  expect(gone?.next).toMatchObject({ when: 'Wed 18 Nov, 18:00', places: 4 });
  act(() => gone?.next?.take());
  expect(screen.getAllByRole('button', { name: 'Lane swim' })[1]).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('spinbutton', { name: /Adult/ })).toHaveValue('2');
});

test('the chosen swim and its tickets last across a reload', async () => {
  const swims = [swim(1, '07:00', 'Lane swim'), swim(2, '18:00', 'Quiet swim')];
  const { unmount } = showSwims(swims);
  await userEvent.click(await screen.findByRole('button', { name: 'Quiet swim' }));
  await userEvent.click(await more('Junior'));
  unmount();
  showSwims(swims);
  await picker('Quiet swim');
  expect(await screen.findByRole('spinbutton', { name: /Junior/ })).toHaveValue('1');
});

test('a place that the waitlist holds can be taken, and says until when', async () => {
  const full = { available: 0, consumed: 50, maximum: 50 };
  const waitlistOffer = { expiresAt: '2099-11-18T06:30:00Z' };
  showSwims([swim(1, '07:00', 'Lane swim', { capacity: full, waitlistOffer })]);
  const desk = await picker('Lane swim');
  expect(desk.getByText('A place is held for you until 06:30. Book it before somebody else is asked.')).toBeVisible();
  const more = await desk.findByRole('button', { name: 'Add one: Adult' });
  await userEvent.click(more);
  expect(desk.getByRole('spinbutton', { name: /Adult/ })).toHaveValue('1');
  expect(more).toHaveAttribute('aria-disabled', 'true');
});

test('a session with a waitlist offers that in the place of tickets', async () => {
  showSwims([swim(1, '07:00', 'Lane swim', { bookableAction: action('join_waitlist') })]);
  const desk = await picker('Lane swim');
  expect(desk.getByRole('button', { name: /^Join the waitlist/ })).toBeVisible();
  expect(desk.queryByRole('heading', { name: 'Tickets' })).not.toBeInTheDocument();
});
