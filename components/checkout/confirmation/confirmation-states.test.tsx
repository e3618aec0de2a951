import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '#contract/payments/orders.ts';
import { draftPrefix } from '#lib/browser/forget-drafts.ts';
import { makeOrder, renderedAt, showOrder } from '#tests/support/checkout-components/confirmed-order.tsx';
import { pass, withFakeTime } from '#tests/support/fake-time.ts';
import { campItem, moment, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { guest, renderOnSite } from '#tests/support/render-on-site.tsx';
import { answer, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { ConfirmationGuest } from './confirmation-guest.tsx';
import { ConfirmationView } from './confirmation-view.tsx';

withSiteServer();

const [credit, card] = makeOrder().payments;
if (credit === undefined || card === undefined) throw new Error('The order has no payments.');
const swimAt = (date: string, clock: string) => [
  sessionItem(1, 'Swim for fitness', 560, { startsAt: moment(date, clock), endsAt: moment(date, '23:00') }),
];
const receipt = () => within(screen.getByRole('region', { name: 'Receipt' }));

describe('the head of a confirmation', () => {
  it.each([
    ['2026-11-18', '10:00', 'First up: Swim for fitness this morning.'],
    ['2026-11-18', '14:00', 'First up: Swim for fitness this afternoon.'],
    ['2026-11-19', '18:30', 'First up: Swim for fitness tomorrow evening.'],
    ['2026-12-01', '18:30', 'First up: Swim for fitness on Tue, 1 Dec 2026 at 18:30.'],
  ])('says of a session on %s at %s "%s"', async (date, clock, words) => {
    showOrder({ items: swimAt(date, clock) });
    expect(await screen.findByText(new RegExp(`^${words}`))).toHaveTextContent(
      'The details are on their way to alex@example.com.',
    );
  });

  it('says where the details go when nothing of it has a time', async () => {
    showOrder({ items: [] });
    expect(await screen.findByText('The details are on their way to alex@example.com.')).toBeVisible();
  });

  it.each([
    ['of sessions that are over', { items: swimAt('2026-11-18', '06:30') }],
    ['that was cancelled', { status: 'cancelled' }],
  ] as [string, Partial<Order>][])('only thanks for an order %s', async (_what, input) => {
    showOrder(input);
    await screen.findAllByText(/Alex Morgan/);
    expect(screen.getByText('Thank you. Everything is in your account.')).toBeVisible();
  });

  it.each([
    ['success', 'Booking confirmed', true],
    ['awaiting_payment', 'Booking confirmed', false],
    ['pending', 'We are finishing your order', false],
    ['cancelled', 'This order was cancelled', false],
  ] as const)('of an order that is %s says "%s"; completed: %s', (status, title, isDone) => {
    showOrder({ status });
    expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(screen.queryAllByText('Order completed Successfully.')).toHaveLength(isDone ? 1 : 0);
  });

  it('leaves the first heading to the strip of an embedded page', () => {
    showOrder({}, { mode: 'embedded' });
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Booking confirmed' })).toHaveFocus();
  });

  it.each([
    ['a card and credit', {}, 'Paid £49.80 by card ending 4242'],
    ['credit alone', { payments: [credit], total: money(1500) }, 'Paid £15.00'],
    [
      'a card whose number is not known',
      { payments: [{ ...card, cardLast4: null }], total: money(4980) },
      'Paid £49.80',
    ],
    ['a deposit', { payments: [], total: money(5000), balance: money(3000) }, 'Paid £20.00'],
    ['nothing, as it is free', { payments: [], total: money(0) }, 'Nothing to pay'],
    [
      'nothing so far',
      { status: 'awaiting_payment', payments: [], total: money(5000), balance: money(5000) },
      'Still to pay £50.00',
    ],
  ] as [string, Partial<Order>, string][])('of an order paid with %s says so', (_what, input, words) => {
    showOrder(input);
    const [reference] = screen.getAllByText('TL-00000000');
    expect(reference?.closest('p')?.textContent).toBe(`Reference TL-00000000${words}`);
  });

  it('says that the rest is paid at the venue', () => {
    showOrder({ status: 'awaiting_payment', payments: [], total: money(5000), balance: money(5000) });
    expect(screen.getByText('Your places are booked. What is still to pay is paid at the venue.')).toBeVisible();
    expect(receipt().getByText('Still to pay').parentElement).toHaveTextContent('£50.00');
  });
});

describe('a mixed order', () => {
  it('shows tickets by time first, then the lines without one', () => {
    showOrder({
      items: [
        campItem(2, 'Winter camp', ['2026-11-18']),
        sessionItem(3, 'Yoga', 500, { startsAt: moment('2026-11-20', '18:00') }),
        sessionItem(4, 'Early lane swim', 0, { packageApplied: true, startsAt: moment('2026-11-18', '06:30') }),
        sessionItem(5, 'Badminton', 900, { startsAt: moment('2026-11-19', '18:00') }),
      ],
    });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Early lane swim',
      'Badminton',
      'Yoga',
      'Winter camp',
      'What to bring',
      'What next',
      'Receipt',
    ]);
  });

  it('says for whom each thing is', async () => {
    showOrder({ items: [sessionItem(1, 'Swim', 560), sessionItem(2, 'Yoga', 500, { purchasedForUserId: 8 })] });
    const [swim, yoga] = within(screen.getByRole('list', { name: 'Your bookings' })).getAllByRole('heading');
    await waitFor(() => expect(swim?.closest('li')).toHaveTextContent('Alex Morgan (You)'));
    expect(yoga?.closest('li')).toHaveTextContent('Sam Morgan');
  });

  it('has one calendar file for each booking, named by its activity', () => {
    showOrder({ items: [sessionItem(1, 'Swim', 560), campItem(2, 'Winter camp', ['2026-12-21', '2026-12-22'])] });
    const links = screen.getAllByRole('link', { name: /calendar/ });
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Add to calendar, Swim', `/api/bookings/${uuid(101)}/calendar`],
      ['Add all 2 to calendar, Winter camp', `/api/bookings/${uuid(402)}/calendar`],
    ]);
    for (const link of links) expect(link).toHaveAttribute('download');
  });

  it('is in Welsh on a Welsh page', () => {
    showOrder({ items: swimAt('2026-11-19', '18:30') }, { language: 'cy' });
    const ticket = within(screen.getByRole('list', { name: 'Eich archebion' }));
    expect(ticket.getByText('Iau, 19 Tach 2026 (yfory)')).toBeVisible();
    expect(ticket.getByText('Sganiwch wrth y giât')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cadarnhawyd yr archeb' })).toBeVisible();
  });
});

describe('the receipt', () => {
  it('leaves out payments that failed', () => {
    showOrder({ payments: [credit, card, { ...card, id: uuid(53), status: 'failed', cardLast4: '0002' }] });
    expect(
      receipt()
        .getAllByText(/Card ending/)
        .map(({ textContent }) => textContent),
    ).toEqual(['Card ending 4242']);
  });

  it.each([
    [{ creditType: 'membership' }, 'Membership credit', '−£49.80'],
    [{ creditType: 'general' }, 'General credit', '−£49.80'],
    [{ cardLast4: null, description: 'Gift card 17' }, 'Gift card 17', '£49.80'],
    [{ cardLast4: null, description: '' }, 'Card', '£49.80'],
  ] as [Partial<typeof card>, string, string][])('names a payment of %j "%s"', (input, name, amount) => {
    showOrder({ payments: [{ ...card, ...input }] });
    expect(receipt().getByText(name).parentElement?.textContent).toBe(`${name}${amount}`);
  });

  it('can be printed or saved, except at a kiosk', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    const { unmount } = showOrder();
    await userEvent.click(receipt().getByRole('button', { name: 'Print or save' }));
    expect(print).toHaveBeenCalledTimes(1);
    unmount();
    showOrder({}, { mode: 'kiosk' });
    expect(receipt().queryByRole('button')).not.toBeInTheDocument();
    print.mockRestore();
  });
});

describe('what comes next', () => {
  it.each([
    ['web', '/location/riverside-leisure-centre'],
    ['embedded', '/location/riverside-leisure-centre?embedded=true'],
  ] as const)('is another booking at the same venue (%s)', (mode, href) => {
    showOrder({}, { mode });
    const link = within(screen.getByRole('region', { name: 'What next' })).getByRole('link');
    expect(link).toHaveTextContent('Book something elseAt Riverside Leisure Centre');
    expect(link).toHaveAttribute('href', href);
  });

  it('is first the session that was left to book its induction, once', async () => {
    const back = { name: 'Gym session', path: '/location/riverside-leisure-centre/gym/2026-12-01#session-9' };
    sessionStorage.setItem(`${draftPrefix}induction`, JSON.stringify(back));
    showOrder();
    const steps = within(screen.getByRole('region', { name: 'What next' }));
    const [link, other] = await steps.findAllByRole('link');
    expect(link).toHaveTextContent('Back to Gym sessionIt asked for an induction first.');
    expect(link).toHaveAttribute('href', back.path);
    expect(other).toHaveTextContent('Book something else');
    link?.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(steps.getByRole('link', { name: /^Back to/ }));
    expect(steps.getAllByRole('link')).toHaveLength(1);
  });

  it('is the home page where nothing has a venue', () => {
    showOrder({ items: [] });
    const link = screen.getByRole('link', { name: 'Book something else' });
    expect(link).toHaveAttribute('href', '/');
  });
});

describe('the code of an entry', () => {
  it('is not shown to somebody whose access is stopped; the reason stands in its place', () => {
    const barred = { isEntryBarred: true };
    showOrder({
      items: [sessionItem(1, 'Swim for fitness', 560, barred), campItem(2, 'Camp', ['2026-12-21'], [], barred)],
    });
    expect(screen.getAllByText('Your access has been stopped. Please contact the venue.')).toHaveLength(2);
    expect(screen.queryByText('Scan at the gate')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /entry code/i })).not.toBeInTheDocument();
  });

  it('keeps the screen on while it fills it, and closes by Escape', async () => {
    let held = 0;
    const release = async () => void (held -= 1);
    const request = async () => {
      held += 1;
      return { release };
    };
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    showOrder();
    await userEvent.click(screen.getByRole('button', { name: /Entry code 0000-0000/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Swim for fitness' });
    expect(held).toBe(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(held).toBe(0);
    Reflect.deleteProperty(navigator, 'wakeLock');
  });
});

describe('a visitor without a session', () => {
  it('who came back with a token sees the order without its people', async () => {
    const requests: AskedCall[] = [];
    const order = makeOrder({ status: 'pending' });
    answer('getOrder', makeOrder(), { seen: (request) => requests.push(request) });
    renderOnSite(
      <ConfirmationView order={order} entryInfo={{ codes: {}, ways: {} }} renderedAt={renderedAt} rt="token" />,
      { session: guest },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeVisible();
    expect(requests[0]?.url.searchParams.get('rt')).toBe('token');
    expect(screen.getByText('Thank you. Everything is in your account.')).toBeVisible();
    expect(screen.queryByText(/Alex Morgan/)).not.toBeInTheDocument();
  });

  it('is asked to log in, in Welsh too', async () => {
    const { openLogin } = renderOnSite(<ConfirmationGuest />, { language: 'cy' });
    expect(screen.getByRole('heading', { level: 1, name: 'Mewngofnodwch i weld eich archeb' })).toBeVisible();
    await userEvent.click(screen.getByRole('button'));
    expect(openLogin).toHaveBeenCalledTimes(1);
  });
});

describe('the end of a kiosk visit', () => {
  withFakeTime(['clock', 'intervals']);

  it('counts ten seconds down, and from the start again after a touch', () => {
    showOrder({}, { mode: 'kiosk' });
    pass(3);
    expect(screen.getByRole('timer')).toHaveTextContent('Back to the start in 7 seconds');
    pass(6);
    expect(screen.getByRole('timer')).toHaveTextContent('Back to the start in 1 second');
    fireEvent.pointerDown(document.body);
    expect(screen.getByRole('timer')).toHaveTextContent('Back to the start in 10 seconds');
  });

  it('has no link that leads away', () => {
    showOrder({}, { mode: 'kiosk' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show entry code, Winter camp' })).toBeVisible();
  });
});
