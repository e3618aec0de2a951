import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from '#contract/bookings/bookings.ts';
import { alex } from '#tests/support/desk-components/desk-replies.ts';
import { sale, showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { moment, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { session } from '#tests/support/model/sessions.ts';
import { answer, refuse } from '#tests/support/site-server.ts';
import { makeCancellation, settled } from '#tests/support/timetable-components/visit.ts';
import { RecordView } from './record-view.tsx';

withDesk();
withFakeTime(['clock'], new Date('2026-11-18T09:12:00Z'));

const booking = (
  number: number,
  name: string,
  [day, clock]: [string, string],
  input: Partial<Booking> = {},
): Booking => ({
  ...settled(makeCancellation(session(), number)),
  name,
  occurrenceId: `CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC${10 + number}`,
  startsAt: moment(day, clock),
  endsAt: moment(day, `${Number(clock.slice(0, 2)) + 1}:00`),
  locationName: 'Studio 2',
  price: money(650),
  attended: null,
  ...input,
});
const yoga = booking(1, 'Vinyasa yoga', ['2026-11-18', '09:30']);
const spin = booking(2, 'Spin', ['2026-11-18', '18:00'], { attended: true });
const camp = booking(3, 'Winter camp', ['2026-12-21', '09:00'], { price: null });

function show(bookings: Booking[], stage: Parameters<typeof showDesk>[1] = {}) {
  answer('getDeskCustomer', { ...alex, upcomingBookings: bookings });
  return showDesk(<RecordView renderedAt={Date.now()} />, {
    customerId: 7,
    plannedPages: bookings.map(({ occurrenceId }) => `foh/sessions/${occurrenceId}`),
    ...stage,
  });
}
const today = async () => within(await screen.findByRole('region', { name: 'Booked today' }));
const here = async (name: string) => (await today()).getByRole('button', { name: `Here for ${name}` });

it('has today’s bookings first, then the later ones with their day', async () => {
  show([yoga, spin, camp]);
  const rows = (await today()).getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual(['09:30Vinyasa yogaStudio 2, £6.50Here', '18:00SpinStudio 2, £6.50Here']);
  const later = within(screen.getByRole('region', { name: 'Booked later' }));
  expect(later.getByText('Mon, 21 Dec, Studio 2')).toBeVisible();
  expect(later.queryByRole('button', { name: /^Here/ })).toBeNull();
});

it('says that nothing is booked for today, and has no part for later without a booking', async () => {
  show([]);
  expect((await today()).getByText('Nothing is booked for today.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Booked later' })).toBeNull();
  expect((await today()).getByText('Membership credit £12.00 · Credit £15.00')).toBeVisible();
});

describe('whether they have come', () => {
  it('is shown as it is known, saved at once, and taken back by a second touch', async () => {
    const sent: unknown[] = [];
    answer('recordAttendance', [], { seen: ({ body }) => void sent.push((body as { data: unknown }).data) });
    show([yoga, spin]);
    expect(await here('Spin')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await here('Vinyasa yoga'));
    expect(await here('Vinyasa yoga')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await here('Vinyasa yoga'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(await here('Vinyasa yoga')).toHaveAttribute('aria-pressed', 'false');
    expect(sent).toEqual([
      { booking_ids: [yoga.id], status: 'attended' },
      { booking_ids: [yoga.id], status: 'unrecorded' },
    ]);
  });

  it('that could not be saved is shown as it was, with the reason', async () => {
    refuse('recordAttendance', 'forbidden');
    const { toasts } = show([yoga]);
    await userEvent.click(await here('Vinyasa yoga'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ type: 'danger', message: 'Unauthorised.' });
    expect(await here('Vinyasa yoga')).toHaveAttribute('aria-pressed', 'false');
  });
});

it.each([
  [['attendance'], { here: true, opens: true }],
  [['timetable'], { here: false, opens: true }],
  [['customers'], { here: false, opens: false }],
])('has for the permissions %j just %j', async (permissions, expected) => {
  show([yoga], { permissions });
  await today();
  expect({
    here: screen.queryByRole('button', { name: /^Here/ }) !== null,
    opens: screen.queryByRole('link', { name: 'More for Vinyasa yoga' }) !== null,
  }).toEqual(expected);
});

describe('what is owed', () => {
  const debt = {
    id: uuid(81),
    name: 'Unpaid class',
    amount: money(650),
    createdAt: '2026-11-01T10:00:00Z',
    purchasableType: 'collectableFee' as const,
    status: 'outstanding' as const,
  };

  it('as a fee is put on the sale as such, and is there once', async () => {
    const sent: unknown[] = [];
    answer('getDeskCustomer', { ...alex, penalties: [], bookingDisabled: false, debts: [debt] });
    answer('addCartItems', sale(), { seen: ({ body }) => void sent.push((body as { items: unknown }).items) });
    showDesk(<RecordView renderedAt={Date.now()} />, { customerId: 7 });
    expect(await screen.findByRole('heading', { name: '£6.50 to pay: Unpaid class' })).toBeVisible();
    expect(screen.queryByText(/can’t book online/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add £6.50 to sale' }));
    await waitFor(() =>
      expect(sent).toEqual([
        [expect.objectContaining({ purchasable_id: uuid(81), purchasable_type: 'collectableFee' })],
      ]),
    );
  });

  it('that cannot be put on the sale says why and keeps its button', async () => {
    refuse('addCartItems', 'already_paid');
    const { toasts } = show([]);
    const add = await screen.findByRole('button', { name: 'Add £5.00 to sale' });
    await userEvent.click(add);
    await waitFor(() =>
      expect(toasts[0]?.message).toBe('This has already been paid, please remove it from your basket'),
    );
    expect(add).toBeVisible();
  });
});

it('says which sale is beside it: that of the customer', async () => {
  answer('getCart', sale([sessionItem(1, 'Swim, adult', 560)]));
  show([yoga]);
  const aside = within(await screen.findByRole('complementary', { name: 'Sale' }));
  expect(await aside.findByRole('heading', { name: 'Sale for Alex' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alex’s orders' })).toHaveAttribute('href', '/orders');
});
