import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BlockBooking } from '#contract/desk/block-bookings.ts';
import type { BlockSession } from '#contract/desk/block-sessions.ts';
import { sale, showDesk, withDesk } from '#tests/support/desk-components/desk-stage.tsx';
import { money as amount, moment, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { answer, answerBy, refuse } from '#tests/support/site-server.ts';
import { BlocksView } from './blocks-view.tsx';
import './block-resolver.ts';
import './cancel-block.tsx';

withDesk();

const occurrence = (id: number) => `BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB${10 + id}`;
const at = (day: string) => ({ startsAt: moment(day, '18:00'), endsAt: moment(day, '19:00') });
const session = (id: number, day: string, clash: BlockSession['clash'] = null): BlockSession => ({
  ...{ id: occurrence(id), name: 'Aqua Fit', locationName: 'Main pool', available: 20, price: amount(500), clash },
  ...at(day),
});
const booking = (id: number, status: 'settled' | 'reserved' = 'settled') => ({
  ...{ bookingId: uuid(id), occurrenceId: occurrence(id), name: 'Aqua Fit', locationName: 'Main pool', places: 12 },
  ...{ status, ...at('2099-12-01') },
});
const block = (bookings: BlockBooking['bookings']): BlockBooking => ({
  ...{ id: uuid(500), name: 'Calder Swimmers', user: { id: 7, name: 'Alex Morgan' }, bookings },
  venue: { id: uuid(900), name: 'Riverside Leisure Centre', slug: 'riverside-leisure-centre' },
  createdAt: '2026-11-18T09:00:00Z',
});

beforeEach(() => {
  answer('listBlockBookings', []);
  answer('listOccurrenceFilters', {
    ...{ venues: [], schedules: [], instructors: [], bookingTypes: ['classes'] },
    categories: [{ id: uuid(300), name: 'Aqua classes', slug: 'aqua', bookingType: 'classes' }],
    locations: [{ id: uuid(301), names: ['Main pool', 'Riverside'] }],
  });
});

const show = (stage: Parameters<typeof showDesk>[1] = { customerId: 7 }) =>
  showDesk(<BlocksView renderedAt={Date.now()} />, stage);

async function ask() {
  await userEvent.type(await screen.findByLabelText('Name of the block'), 'Calder Swimmers');
  await screen.findByRole('option', { name: 'Aqua classes' });
  await userEvent.selectOptions(screen.getByLabelText('Activity'), 'Aqua classes');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  await userEvent.clear(screen.getByLabelText('Places in each session'));
  await userEvent.type(screen.getByLabelText('Places in each session'), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Show the sessions' }));
}

describe('a new block', () => {
  it('leaves out what clashes and what is unticked, and is held on the sale', async () => {
    const queries: URLSearchParams[] = [];
    answerBy('listBlockSessions', ({ url }) => {
      queries.push(url.searchParams);
      const sessions = [session(1, '2099-12-01'), session(2, '2099-12-08', 'too_few'), session(3, '2099-12-15')];
      return { data: { sessions, hasMore: false, daysWithout: ['2099-12-22'] } };
    });
    const held = sale([sessionItem(1, 'Aqua Fit', 6000)]);
    const sent: unknown[] = [];
    answer(
      'createBlockBooking',
      { blockBooking: block([booking(1, 'reserved')]), cart: held },
      {
        seen: ({ body }) => sent.push(body),
      },
    );
    show();
    await ask();
    const list = within(await screen.findByRole('list', { name: 'Sessions of the block' }));
    const boxes = list.getAllByRole('checkbox');
    expect(boxes.map((box) => [box.matches(':checked'), box.matches(':disabled')])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
    expect(list.getByText('Too few places')).toBeVisible();
    expect(screen.getByText(/^Nothing begins on Tue, 22 Dec 2099/)).toBeVisible();
    const [query] = queries;
    expect([query?.getAll('weekdays'), query?.get('places'), query?.get('selected_user_id')]).toEqual([
      ['2'],
      '12',
      '7',
    ]);
    await userEvent.click(boxes[2] ?? document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Put 1 session on the sale' }));
    expect(await screen.findByRole('heading', { name: '1 session is held for Calder Swimmers' })).toHaveFocus();
    expect(sent).toEqual([
      { selected_user_id: 7, name: 'Calder Swimmers', occurrence_ids: [occurrence(1)], places: 12 },
    ]);
    expect(screen.getByRole('link', { name: 'Take the payment' })).toHaveAttribute('href', '/pay');
  });

  it('needs an account', async () => {
    answer('listBlockSessions', { sessions: [session(1, '2099-12-01')], hasMore: false, daysWithout: [] });
    show({});
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose the account first' }));
    expect(screen.getByRole('searchbox', { name: 'Find a customer' })).toHaveFocus();
  });

  it('says what is missing, and what is refused when places went meanwhile', async () => {
    let reads = 0;
    answerBy('listBlockSessions', () => {
      reads += 1;
      return { data: { sessions: [session(1, '2099-12-01')], hasMore: false, daysWithout: [] } };
    });
    refuse('createBlockBooking', 'session_full');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Show the sessions' }));
    expect(await screen.findByText('Choose an activity', { selector: 'span' })).toBeVisible();
    expect(screen.getByText('Tick at least one weekday')).toBeVisible();
    expect(reads).toBe(0);
    await ask();
    await userEvent.click(await screen.findByRole('button', { name: 'Put 1 session on the sale' }));
    expect(await screen.findByText('The session being booked is already full')).toBeVisible();
    await waitFor(() => expect(reads).toBe(2));
  });
});

describe('blocks that run', () => {
  it('are cancelled as a whole after the sums were shown, with a reason', async () => {
    answer('listBlockBookings', [block([booking(1), booking(2)])]);
    const sent: unknown[] = [];
    answer('cancelBookings', [], { seen: ({ body }) => sent.push(body) });
    const { toasts } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel what is left of Calder Swimmers' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel Calder Swimmers?' }));
    expect(await dialog.findByText('Comes back as credit')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Enter the reason' }));
    expect(dialog.getByLabelText('Reason')).toHaveFocus();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Club dissolved');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 2 sessions' }));
    await waitFor(() => expect(toasts).toMatchObject([{ message: 'Calder Swimmers is cancelled.' }]));
    expect(sent.at(-1)).toMatchObject({
      data: { booking_ids: [uuid(1), uuid(2)], reason: 'Club dissolved', notify: true, preview: false },
    });
  });

  it('that are not paid yet are not cancelled here, and staff without sales only read', async () => {
    answer('listBlockBookings', [block([booking(1, 'reserved')])]);
    show();
    expect(await screen.findByText('Held, not paid')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel what is left/ })).not.toBeInTheDocument();
  });

  it('are only read by staff who may not sell', async () => {
    answer('listBlockBookings', [block([booking(1)])]);
    show({ permissions: ['timetable'] });
    expect(await screen.findByText('Booked')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel what is left/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'New block' })).not.toBeInTheDocument();
  });
});
