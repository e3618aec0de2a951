import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action } from '#tests/support/model/sessions.ts';
import { member } from '#tests/support/render-on-site.tsx';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { alex } from '#tests/support/timetable-components/alex.ts';
import { emptyCart, ticket } from '#tests/support/timetable-components/day.ts';
import { adult, junior, more, picker, showSwims, swim, take } from '#tests/support/timetable-components/tickets.tsx';

withSiteServer();

const family = { ...ticket(3, 'Family', 1500), attendees: 4, extraPricingOptions: [] };
const baby = { ...ticket(4, 'Under 3', 0), extraPricingOptions: [] };
const full = { available: 0, consumed: 50, maximum: 50 };
const quantity = (name: string) => screen.findByRole('spinbutton', { name: `Quantity: ${name}` });
/** Of the picker: the day around it may have news of its own. */
const total = () => within(screen.getByRole('region', { name: /, \d\d:\d\d–\d\d:\d\d$/ })).getByRole('status');

describe('the picker', () => {
  test('is headed by the session: name, day, time, place and how many places are left', async () => {
    showSwims([swim(1, '07:00', 'Lane swim', { friendlyLocationName: 'Lanes 1 to 4' })]);
    const desk = await picker('Lane swim');
    expect(desk.getByRole('heading', { name: 'Lane swim, 07:00–21:00' })).toBeVisible();
    expect(desk.getByText(/Wed, 18 Nov 2099/)).toHaveTextContent('Wed, 18 Nov 2099Lanes 1 to 4');
    expect(desk.getByText('5 available')).toBeVisible();
  });

  test('has a line for each ticket with its price, a free one and one for several people', async () => {
    showSwims([swim(1, '07:00', 'Lane swim')], { session: member, getTickets: () => [adult, family, baby] });
    const desk = await picker('Lane swim');
    await more('Adult');
    const lines = desk.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      expect.stringMatching(/^Adult£5.60/),
      expect.stringMatching(/^FamilyTakes 4 places£15.00/),
      expect.stringMatching(/^Under 3Free/),
      expect.stringMatching(/^Float hire£1.50/),
    ]);
  });

  test('starts with nothing, and says the lowest price', async () => {
    showSwims([swim(1, '07:00', 'Lane swim')]);
    expect(await quantity('Adult')).toHaveValue('0');
    expect(await screen.findByRole('button', { name: 'Remove one: Adult' })).toHaveAttribute('aria-disabled', 'true');
    expect(total()).toHaveTextContent('Pricefrom £3.40a ticket');
    expect(screen.getByText('Basket bar')).toBeVisible();
  });

  test('counts no free ticket as the lowest price', async () => {
    showSwims([swim(1, '07:00', 'Lane swim')], { getTickets: () => [adult, family, baby] });
    await quantity('Adult');
    expect(total()).toHaveTextContent('Pricefrom £5.60a ticket');
  });

  test('says that all tickets are free', async () => {
    showSwims([swim(1, '07:00', 'Lane swim')], { getTickets: () => [baby] });
    await quantity('Under 3');
    expect(total()).toHaveTextContent('PriceFreeTickets');
  });

  test('has no extras where no ticket offers any', async () => {
    showSwims([swim(1, '07:00', 'Lane swim')], { session: member, getTickets: () => [family] });
    await more('Family');
    expect(screen.queryByRole('heading', { name: 'Extras' })).not.toBeInTheDocument();
  });

  test('speaks Welsh', async () => {
    showSwims([swim(1, '07:00', 'Lane swim')], { session: member, language: 'cy' });
    await userEvent.click(await screen.findByRole('button', { name: 'Ychwanegu un: Adult' }));
    expect(total()).toHaveTextContent('Cyfanswm£5.60');
    expect(screen.getByRole('heading', { name: 'Tocynnau' })).toBeVisible();
    expect(screen.getAllByText('1 tocyn')[0]).toBeVisible();
  });
});

describe('quantities', () => {
  test('go up and down by arrow keys, and back to none by Backspace', async () => {
    showSwims([swim(1, '07:00', 'Lane swim')]);
    const field = await quantity('Adult');
    field.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(field).toHaveValue('2');
    expect(total()).toHaveTextContent('£11.20');
    await userEvent.keyboard('{Backspace}');
    expect(field).toHaveValue('0');
  });

  test('can be typed, and come down to what is left', async () => {
    showSwims([swim(1, '07:00', 'Lane swim')]);
    const field = await quantity('Junior');
    await userEvent.type(field, '9', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    expect(field).toHaveValue('5');
    expect(total()).toHaveTextContent('£17.00');
  });

  test('of a ticket for four leave room for one more person in five places', async () => {
    showSwims([swim(1, '07:00', 'Lane swim')], { session: member, getTickets: () => [adult, family] });
    await take('Family');
    expect(await more('Family')).toHaveAttribute('aria-disabled', 'true');
    await take('Adult', 3);
    expect(await quantity('Adult')).toHaveValue('1');
    expect(total()).toHaveTextContent('£20.60');
  });

  test('come down when places go while somebody chooses', async () => {
    const { queryClient } = showSwims([swim(1, '07:00', 'Lane swim')]);
    await take('Adult', 3);
    answer('listActivityTimetableV2', [
      swim(1, '07:00', 'Lane swim', { capacity: { available: 2, consumed: 48, maximum: 50 } }),
    ]);
    await queryClient.invalidateQueries({ queryKey: ['listActivityTimetableV2'] });
    await waitFor(async () => expect(await quantity('Adult')).toHaveValue('2'));
    expect(total()).toHaveTextContent('£11.20');
  });

  test('of an extra end at ten, and go with the last ticket that offers it', async () => {
    showSwims([swim(1, '07:00', 'Lane swim')]);
    await take('Adult');
    const field = await quantity('Float hire');
    await userEvent.dblClick(field);
    expect(field).toHaveValue('10');
    expect(await more('Float hire')).toHaveAttribute('aria-disabled', 'true');
    expect(total()).toHaveTextContent('£20.60');
    await userEvent.click(screen.getByRole('button', { name: 'Remove one: Adult' }));
    expect(field).toHaveValue('0');
    expect(total()).toHaveTextContent('from £3.40');
  });
});

describe('sums', () => {
  test('have a line for each ticket and extra, and the bar of a phone says them in short', async () => {
    showSwims([swim(1, '07:00', 'Lane swim')]);
    await take('Adult', 2);
    await take('Junior');
    await take('Float hire', 2);
    const desk = await picker('Lane swim');
    expect(desk.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '2 x Adult',
      '1 x Junior',
      '2 x Float hire',
    ]);
    expect(desk.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['£11.20', '£3.40', '£3.00']);
    expect(total()).toHaveTextContent('Total£17.60');
    const bar = within(screen.getByRole('region', { name: 'Your tickets' }));
    expect(bar.getByText('£17.60')).toBeVisible();
    expect(bar.getByText('3 tickets, 2 extras')).toBeVisible();
    expect(screen.queryByText('Basket bar')).not.toBeInTheDocument();
  });

  test.each([
    ['Adult', 1, '1 ticket'],
    ['Adult', 2, '2 tickets'],
  ])('of %s x %i are "%s" in the bar', async (name, count, words) => {
    showSwims([swim(1, '07:00', 'Lane swim')]);
    await take(name, count);
    expect(screen.getAllByText(words)).toHaveLength(2);
  });

  test('of free tickets are nothing, and go into the basket all the same', async () => {
    let sent: unknown;
    answer('addCartItems', emptyCart, { seen: ({ body }) => (sent = body) });
    showSwims([swim(1, '07:00', 'Lane swim')], { session: member, getTickets: () => [baby] });
    await take('Under 3', 2);
    expect(total()).toHaveTextContent('£0.00');
    const bar = within(screen.getByRole('region', { name: 'Your tickets' }));
    await userEvent.click(bar.getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(sent).toMatchObject({ items: [{ quantity: 2 }] }));
  });

  test('stay when the basket refuses the tickets', async () => {
    refuse('addCartItems', 'too_many_places');
    const { toasts } = showSwims([swim(1, '07:00', 'Lane swim')]);
    await take('Adult', 2);
    await userEvent.click((await picker('Lane swim')).getByRole('button', { name: /^Add to basket/ }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ type: 'danger', message: expect.stringMatching(/^This is more places than/) });
    expect(await quantity('Adult')).toHaveValue('2');
  });
});

describe('for another person', () => {
  test('one of each kind, but extras as for oneself', async () => {
    showSwims([swim(1, '07:00', 'Lane swim')], { session: { ...member, selectedUserId: 8 } });
    await take('Adult', 2);
    await take('Junior', 2);
    await take('Float hire', 2);
    expect(await quantity('Adult')).toHaveValue('1');
    expect(await quantity('Junior')).toHaveValue('1');
    expect(await quantity('Float hire')).toHaveValue('2');
  });

  test('nothing is said of it while one books for oneself', async () => {
    showSwims([swim(1, '07:00', 'Lane swim')], { session: { ...member, selectedUserId: 7 } });
    await take('Adult', 2);
    expect(await quantity('Adult')).toHaveValue('2');
    expect(screen.queryByText(/^For another person/)).not.toBeInTheDocument();
  });

  test('the choice comes back to what it was with the account holder', async () => {
    const { become } = showSwims([swim(1, '07:00', 'Lane swim')]);
    await take('Adult', 3);
    become({ ...member, selectedUserId: 8 });
    expect(await quantity('Adult')).toHaveValue('1');
    become(member);
    expect(await quantity('Adult')).toHaveValue('3');
  });
});

describe('a session that sells no tickets now', () => {
  test.each([
    ['is sold out', { capacity: full, bookableAction: action(null, null, 'full') }, 'Sold out'],
    [
      'is closed',
      { bookableAction: action(null, 'Booking has closed for this session', 'closed') },
      'Booking has closed for this session',
    ],
  ])('because it %s says so and has neither tickets nor a button', async (_, input, words) => {
    showSwims([swim(1, '07:00', 'Lane swim', input)]);
    const desk = await picker('Lane swim');
    expect(desk.getByText(words)).toBeVisible();
    expect(desk.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(desk.getAllByRole('button')).toEqual([desk.getByRole('button', { name: 'Close' })]);
    expect(desk.queryByText('I have a member’s reference')).not.toBeInTheDocument();
  });

  test.each([
    ['cancel_booking', 'Booked', 'Cancel'],
    ['cancel_reservation', 'Reserved', 'Remove'],
    ['leave_waitlist', 'On waitlist', 'Leave'],
  ] as const)('because of %s has the button for that', async (name, tag, button) => {
    showSwims([swim(1, '07:00', 'Lane swim', { bookableAction: action(name) })]);
    const desk = await picker('Lane swim');
    expect(desk.getByText(tag)).toBeVisible();
    expect(desk.getAllByRole('button')).toEqual([
      desk.getByRole('button', { name: 'Close' }),
      desk.getByRole('button', { name: new RegExp(`^${button} `) }),
    ]);
    expect(screen.getByText('Basket bar')).toBeVisible();
  });

  test('because an induction is missing leads to its times', async () => {
    const induction = {
      id: '00000000-0000-4000-8000-000000000071',
      name: 'Gym induction',
      type: 'pre-purchase-induction' as const,
    };
    answer('getRestriction', {
      ...induction,
      terms: null,
      relatedCategory: { id: '00000000-0000-4000-8000-000000000072', name: 'Gym inductions', slug: 'gym-inductions' },
      customQuestionSections: [],
    });
    showSwims([
      swim(1, '07:00', 'Gym visit', {
        bookableAction: action(null, 'Gym induction must be completed before booking', 'restriction_unmet'),
        restrictions: { prePurchaseWaiver: null, prePurchaseInduction: induction, criteria: 'all' },
      }),
    ]);
    const link = await (await picker('Gym visit')).findByRole('link', { name: 'See its times' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/location\/[a-z-]+\/gym-inductions$/));
  });

  test('because its tickets did not come has no lines, and the day stays in view', async () => {
    showSwims([swim(1, '07:00', 'Lane swim'), swim(2, '12:00', 'Family swim')]);
    refuse('listTickets', 'unexpected');
    const desk = await picker('Lane swim');
    expect(desk.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Family swim' })).toBeVisible();
  });

  test.each([[[junior]], [[]]])('with the tickets %j has those only', async (tickets) => {
    showSwims([swim(1, '07:00', 'Lane swim')], { session: member, getTickets: () => tickets });
    await picker('Lane swim');
    await waitFor(() => expect(screen.queryAllByRole('spinbutton', { name: /Junior/ })).toHaveLength(tickets.length));
    expect(screen.queryByRole('spinbutton', { name: /Adult/ })).not.toBeInTheDocument();
  });
});

test('who is barred from booking is told what is owed, and whom to call', async () => {
  const barred = action(null, 'You cannot book at the moment, please contact the venue', 'barred');
  answer('getAuthUser', { ...alex, outstandingPenalties: true });
  answer('getVenue', { ...riverside, phone: '01632 960142' });
  showSwims([swim(1, '07:00', 'Lane swim', { bookableAction: barred })]);
  const desk = await picker('Lane swim');
  expect(await desk.findByText(/You have a charge to settle/)).toBeVisible();
  expect(await desk.findByRole('link', { name: /01632 960142/ })).toHaveAttribute('href', 'tel:01632960142');
});
