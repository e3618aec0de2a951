import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uuid } from '#tests/support/make/make-cart.ts';
import { action } from '#tests/support/model/sessions.ts';
import { member } from '#tests/support/render-on-site.tsx';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { cancelledBooking } from '#tests/support/timetable-components/cancelled-booking.ts';
import { emptyCart, ticket } from '#tests/support/timetable-components/day.ts';
import { adult, more, picker, showSwims, swim, take } from '#tests/support/timetable-components/tickets.tsx';

withSiteServer();

const full = { capacity: { available: 0, consumed: 50, maximum: 50 }, bookableAction: action(null, null, 'full') };
const list = async () => within(await screen.findByRole('region', { name: 'Wed, 18 Nov 2099' }));
const chosen = async () => (await list()).getByRole('button', { current: true });
const threeSwims = () => [
  swim(1, '07:00', 'Lane swim'),
  swim(2, '12:00', 'Family swim'),
  swim(3, '18:00', 'Quiet swim', full),
];

describe('the sessions of the day', () => {
  test('stand by start under the day, counted, each with its time, place, length and price', async () => {
    showSwims(threeSwims().toReversed());
    const day = await list();
    expect(day.getByText('3 sessions')).toBeVisible();
    expect(day.getByRole('button', { name: 'Lane swim' })).toHaveAccessibleDescription(/^07:00/);
    expect(day.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Lane swim',
      'Family swim',
      'Quiet swim',
    ]);
    expect(day.getAllByText(/^Main pool · 45 min/).map(({ textContent }) => textContent)).toEqual([
      'Main pool · 45 min · from £3.40',
      'Main pool · 45 min · from £3.40',
      'Main pool · 45 min',
    ]);
    expect(day.getByText('Sold out')).toBeVisible();
  });

  describe('that are booked', () => {
    const bookedSwim = swim(1, '07:00', 'Lane swim', {
      bookableAction: action('cancel_booking', null, null, { bookingId: uuid(90) }),
    });
    const of = (number: number, ticketName: string, quantity: number, status: 'settled' | 'cancelled' = 'settled') => ({
      ...cancelledBooking(bookedSwim, uuid(number)),
      ...{ ticketName, quantity, status, orderId: uuid(number < 95 ? 80 : 81) },
    });

    test('say which tickets', async () => {
      answer('listBookings', [of(90, 'Adult', 2), of(91, 'Junior', 1)]);
      showSwims([bookedSwim], { session: member, hasBookings: true });
      expect(await screen.findByText('Main pool · 45 min · 2 x Adult, 1 x Junior')).toBeVisible();
    });

    test('say which there were after some were cancelled, not those of another order', async () => {
      let requests: string[] = [];
      answer('listBookings', [of(91, 'Junior', 1, 'cancelled'), of(90, 'Adult', 2), of(95, 'Senior', 1, 'cancelled')], {
        seen: ({ url }) => (requests = url.searchParams.getAll('status')),
      });
      showSwims([bookedSwim], { session: member, hasBookings: true });
      const text = 'Main pool · 45 min · 2 x Adult, was 2 x Adult, 1 x Junior';
      expect(await screen.findByText(text)).toBeVisible();
      expect(requests).toEqual(['settled', 'cancelled']);
    });
  });

  test('start with the first that has places', async () => {
    showSwims([swim(1, '07:00', 'Lane swim', full), swim(2, '12:00', 'Family swim'), swim(3, '18:00', 'Quiet swim')]);
    expect(await chosen()).toHaveTextContent('Family swim');
  });

  test('start with the last when none has places', async () => {
    showSwims([swim(1, '07:00', 'Lane swim', full), swim(2, '12:00', 'Family swim', full)]);
    expect(await chosen()).toHaveTextContent('Family swim');
  });

  test('are chosen by keyboard, and what was chosen in each stays', async () => {
    showSwims(threeSwims());
    await take('Adult', 2);
    (await list()).getByRole('button', { name: 'Family swim' }).focus();
    await userEvent.keyboard('{Enter}');
    await picker('Family swim');
    expect(screen.getByRole('spinbutton', { name: 'Quantity: Adult' })).toHaveValue('0');
    await take('Adult');
    await userEvent.click((await list()).getByRole('button', { name: 'Lane swim' }));
    await picker('Lane swim');
    expect(screen.getByRole('spinbutton', { name: 'Quantity: Adult' })).toHaveValue('2');
  });

  test('put only the tickets of the session on screen into the basket', async () => {
    let sent: unknown;
    answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
    showSwims(threeSwims());
    await take('Adult', 2);
    await userEvent.click((await list()).getByRole('button', { name: 'Family swim' }));
    await take('Junior');
    await userEvent.click((await picker('Family swim')).getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() =>
      expect(sent).toMatchObject({ items: [{ purchasable_id: swim(2, '12:00', '').id, quantity: 1 }] }),
    );
    await userEvent.click((await list()).getByRole('button', { name: 'Lane swim' }));
    expect(screen.getByRole('spinbutton', { name: 'Quantity: Adult' })).toHaveValue('2');
  });

  test('of another part of the day: the first of it with places is chosen, and the one before again after it', async () => {
    showSwims([
      ...[swim(1, '07:00', 'Lane swim'), swim(2, '12:00', 'Family swim')],
      ...[swim(3, '18:00', 'Quiet swim', full), swim(4, '19:00', 'Late swim'), swim(5, '20:00', 'Night swim')],
    ]);
    const part = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
    await userEvent.click((await list()).getByRole('button', { name: 'Family swim' }));
    await picker('Family swim');
    await part(/^Evening/);
    expect(await chosen()).toHaveTextContent('Late swim');
    await picker('Late swim');
    await part(/^All day/);
    expect(await chosen()).toHaveTextContent('Family swim');
  });

  test('a day without any leaves no picker', async () => {
    showSwims([]);
    expect(await screen.findByRole('heading', { name: 'Nothing on this day' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Tickets' })).not.toBeInTheDocument();
  });
});

describe('a session with a waiver', () => {
  const waiver = {
    id: '00000000-0000-4000-8000-000000000070',
    name: 'pool rules',
    type: 'pre-purchase-waiver' as const,
  };
  const restrictions = { prePurchaseWaiver: waiver, prePurchaseInduction: null, criteria: 'any' as const };

  test('asks for tickets first, then for the agreement, and leads to each', async () => {
    let sent: unknown;
    answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
    showSwims([swim(1, '07:00', 'Lane swim', { restrictions })]);
    const desk = await picker('Lane swim');
    await more('Adult');
    await userEvent.click(desk.getByRole('button', { name: /^Choose a ticket/ }));
    expect(desk.getByRole('spinbutton', { name: /Adult/ })).toHaveFocus();
    await take('Adult');
    await userEvent.click(desk.getByRole('button', { name: /^Agree to waiver/ }));
    const box = desk.getByRole('checkbox', { name: 'I agree to the pool rules' });
    expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(desk.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(sent).toMatchObject({ items: [{ activity_restriction_ids: [waiver.id] }] }));
  });

  test('leads there from the bar of a phone as well', async () => {
    showSwims([swim(1, '07:00', 'Lane swim', { restrictions })]);
    await take('Adult');
    const bar = within(screen.getByRole('region', { name: 'Your tickets' }));
    await userEvent.click(bar.getByRole('button', { name: /^Agree to waiver/ }));
    expect(screen.getByRole('checkbox', { name: 'I agree to the pool rules' })).toHaveFocus();
  });
});

describe('a member’s reference', () => {
  const cheaper = { formatted: '£4.00', value: 400, currency: 'GBP' };
  const use = async (reference: string) => {
    await userEvent.click(await screen.findByText('I have a member’s reference'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Membership or customer reference' }), reference);
    await userEvent.keyboard('{Enter}');
  };
  const priced = (ticketId: string | number, seen?: (body: unknown) => void) =>
    answer(
      'priceTicket',
      { customerId: 9, customerReference: 'TL-9', ticketId, price: cheaper, originalPrice: adult.price },
      { seen: ({ body }) => seen?.(body) },
    );

  test('shows the member’s price beside the usual one, and the sum goes by it', async () => {
    priced(adult.id);
    showSwims([swim(1, '07:00', 'Lane swim')], { session: member, getTickets: () => [adult] });
    await use('  TL-9 ');
    expect(await screen.findByText('Price for TL-9')).toBeVisible();
    expect(screen.getByText('£5.60', { exact: false, selector: 's' })).toBeVisible();
    await take('Adult', 2);
    expect((await picker('Lane swim')).getByText('2 x Adult')).toBeVisible();
    expect(screen.getAllByText('£8.00').length).toBeGreaterThan(0);
  });

  test('is asked for the session, without the spaces around it', async () => {
    const bodies: unknown[] = [];
    priced(adult.id, (body) => bodies.push(body));
    showSwims([swim(1, '07:00', 'Lane swim')], { session: member, getTickets: () => [adult] });
    await use('  TL-9 ');
    await screen.findByText('Price for TL-9');
    expect(bodies).toEqual([{ reference: 'TL-9', is_v2: true, occurrence_id: swim(1, '07:00', '').id }]);
  });

  test('of nothing but spaces is not asked', async () => {
    let isAsked = false;
    priced(adult.id, () => (isAsked = true));
    showSwims([swim(1, '07:00', 'Lane swim')], { session: member, getTickets: () => [adult] });
    await use('   ');
    expect(isAsked).toBe(false);
    expect(screen.getByRole('button', { name: 'Use reference' })).toBeVisible();
  });

  test('that is refused can be corrected', async () => {
    refuse('priceTicket', 'discount_refused');
    showSwims([swim(1, '07:00', 'Lane swim')], { session: member, getTickets: () => [adult] });
    await use('TL-8');
    const field = screen.getByRole('textbox', { name: 'Membership or customer reference' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('This reference cannot be used for this ticket'));
    priced(adult.id);
    await userEvent.clear(field);
    await userEvent.type(field, 'TL-9{Enter}');
    expect(await screen.findByText('Price for TL-9')).toBeVisible();
  });

  test('is asked for anew where the session has other tickets, and stays at the first', async () => {
    const weekend = ticket(5, 'Weekend adult', 700);
    let sent: unknown;
    answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
    priced(adult.id);
    const getTickets = ({ templateName }: { templateName: string }) =>
      templateName === 'Lane swim' ? [adult] : [weekend];
    showSwims(threeSwims(), { session: member, getTickets });
    await use('TL-9');
    await screen.findByText('Price for TL-9');
    await userEvent.click((await list()).getByRole('button', { name: 'Family swim' }));
    const desk = await picker('Family swim');
    expect(desk.queryByText('Price for TL-9')).not.toBeInTheDocument();
    expect(desk.getByText('I have a member’s reference')).toBeVisible();
    await take('Weekend adult');
    await userEvent.click(desk.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(sent).toMatchObject({ items: [{ quantity: 1 }] }));
    expect(sent).not.toMatchObject({ items: [{ customer_reference: 'TL-9' }] });
    await userEvent.click((await list()).getByRole('button', { name: 'Lane swim' }));
    expect(await screen.findByText('Price for TL-9')).toBeVisible();
  });
});
