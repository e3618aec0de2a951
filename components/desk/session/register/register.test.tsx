import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entry } from '#tests/support/desk-components/session-parts.ts';
import { openSession } from '#tests/support/desk-components/session-stage.tsx';
import { money } from '#tests/support/make/make-cart.ts';
import { answerBy, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';

withSiteServer();

const row = (name: string) => {
  const item = screen.getByText(name).closest('li');
  if (item === null) throw new Error(`${name} stands in no row`);
  return within(item);
};
const toggle = (name: string, kind: 'Here' | 'Absent') => row(name).getByRole('button', { name: kind });
const figure = (term: string) => screen.getByText(term).nextElementSibling ?? screen.getByText(term).parentElement;

/** Records what is sent and succeeds. */
function takeAttendance() {
  const sent: unknown[] = [];
  answerBy('recordAttendance', ({ body }: AskedCall) => {
    sent.push((body as { data: unknown }).data);
    return { data: [] };
  });
  return sent;
}

describe('who has booked', () => {
  it('stands by first name with number, ticket and how it is paid', async () => {
    await openSession({
      entries: [
        entry(1, 'Alex', { paidWith: 'membership', paid: money(0) }),
        entry(2, 'Bea'),
        entry(3, 'Tomas', { due: money(650), paid: money(0), paidWith: 'nothing' }),
        entry(4, 'Wren', { places: 2, ticketName: 'Adult' }),
        entry(5, '', { userId: null, firstName: null, lastName: null, reference: null, status: 'reserved' }),
      ],
    });
    const names = screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
    expect(names.slice(0, 5)).toEqual([
      '40021871, membership',
      '40021872, paid £6.50',
      '40021873, £6.50 to pay',
      '40021874, Adult, 2 places, paid £6.50',
      'being paid for',
    ]);
    expect(row('Walk-in').queryByRole('button', { name: 'Here' })).not.toBeInTheDocument();
  });

  it('shows six, and all when asked', async () => {
    const names = ['Ada', 'Ben', 'Cai', 'Dee', 'Eve', 'Fay', 'Gwen', 'Huw'];
    await openSession({ entries: names.map((name, index) => entry(index + 1, name)) });
    expect(screen.queryByText('Huw Reed')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 8' }));
    expect(screen.getByText('Huw Reed')).toBeVisible();
  });

  it('says so when it is nobody', async () => {
    await openSession();
    expect(screen.getByText('Nobody has booked yet')).toBeVisible();
  });
});

describe('attendance', () => {
  it('is shown at once, saved at once, counted, and taken back by touching it again', async () => {
    const sent = takeAttendance();
    const alex = entry(1, 'Alex');
    await openSession({ entries: [alex, entry(2, 'Bea', { attended: true })] });
    await userEvent.click(toggle('Alex Reed', 'Here'));
    expect(toggle('Alex Reed', 'Here')).toHaveAttribute('aria-pressed', 'true');
    expect(figure('here')).toHaveTextContent('2');
    await userEvent.click(toggle('Alex Reed', 'Absent'));
    expect(toggle('Alex Reed', 'Here')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle('Alex Reed', 'Absent'));
    expect(toggle('Alex Reed', 'Absent')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() =>
      expect(sent).toEqual(
        ['attended', 'absent', 'unrecorded'].map((status) => ({ booking_ids: [alex.bookingId], status })),
      ),
    );
  });

  it('that could not be saved returns to what it was and says whose', async () => {
    refuse('recordAttendance', 'unavailable');
    const { toasts } = await openSession({ entries: [entry(1, 'Alex', { attended: false }), entry(2, 'Bea')] });
    await userEvent.click(toggle('Alex Reed', 'Here'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts).toEqual([
      { type: 'danger', message: 'Alex Reed: this was not saved. It is shown as it was before.' },
    ]);
    expect(toggle('Alex Reed', 'Absent')).toHaveAttribute('aria-pressed', 'true');
    expect(toggle('Alex Reed', 'Here')).toHaveAttribute('aria-pressed', 'false');
  });

  it('of the rest is one write', async () => {
    const sent = takeAttendance();
    const entries = [entry(1, 'Alex'), entry(2, 'Bea', { attended: false }), entry(3, 'Cai')];
    const { toasts } = await openSession({ entries });
    await userEvent.click(screen.getByRole('button', { name: 'Mark the rest here' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: '2 people are marked here' }]));
    expect(sent).toEqual([{ booking_ids: [entries[0]?.bookingId, entries[2]?.bookingId], status: 'attended' }]);
    expect(toggle('Bea Reed', 'Absent')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: 'Mark the rest here' })).not.toBeInTheDocument();
  });

  it('is missing for staff who may not record it', async () => {
    await openSession({ permissions: ['timetable'], entries: [entry(1, 'Alex')] });
    expect(screen.queryByRole('button', { name: 'Here' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mark the rest here' })).not.toBeInTheDocument();
  });

  it('is in Welsh', async () => {
    await openSession({ language: 'cy', entries: [entry(1, 'Alex')] });
    expect(screen.getByRole('button', { name: 'Absennol' })).toBeVisible();
  });
});
