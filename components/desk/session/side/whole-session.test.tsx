import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entry, waits, yoga } from '#tests/support/desk-components/session-parts.ts';
import { openSession } from '#tests/support/desk-components/session-stage.tsx';
import { held } from '#tests/support/held.ts';
import { money, uuid } from '#tests/support/make/make-cart.ts';
import { answer, answerBy, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import './cancel-session.tsx';
import './change-session.tsx';

withSiteServer();

const openPanel = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('region', { name }));
};

describe('cancelling the session', () => {
  const entries = [
    entry(1, 'Alex', { paidWith: 'membership', paid: money(0), attended: true }),
    entry(2, 'Bea'),
    entry(3, 'Imran', { paidWith: 'package', paid: money(0) }),
  ];

  it('lists bookings, money, package uses and mails, and asks for a reason, then for the tick', async () => {
    let sent: AskedCall | undefined;
    answer('updateOccurrence', yoga({ status: 'cancelled' }), { seen: (request) => (sent = request) });
    const { toasts, world } = await openSession({ entries, waiting: [waits(1, 'Grace')] });
    const panel = await openPanel('Cancel session');
    const [bookings, sum, uses, mails] = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(bookings).toBe('3 bookings end, 1 person leaves the waitlist');
    expect(sum).toBe('£6.50 comes back as credit, for 1 paid booking');
    expect(uses).toBe('1 package use comes back');
    expect(mails).toBe('4 people by e-mail now. 1 of them is already here: tell them yourself');
    expect(panel.getByRole('button', { name: 'Choose a reason first' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(panel.getByLabelText('Reason'), 'No instructor or staff');
    await userEvent.click(panel.getByRole('button', { name: 'Tick the box first' }));
    expect(sent).toBeUndefined();
    await userEvent.click(panel.getByLabelText('I have told the people who are here'));
    world.session = yoga({ status: 'cancelled' });
    world.entries = [];
    await userEvent.click(panel.getByRole('button', { name: 'Cancel session and 3 bookings' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'The session is cancelled' }]));
    expect(sent?.body).toEqual({ data: { action: 'delete', reason: 'staff_availability' } });
    expect(await screen.findByText('This session is cancelled. Its bookings have ended.')).toBeVisible();
  });

  it('needs no tick when nobody is here, and has the twelve reasons', async () => {
    await openSession({ entries: [entry(2, 'Bea')] });
    const panel = await openPanel('Cancel session');
    expect(within(panel.getByLabelText('Reason')).getAllByRole('option')).toHaveLength(13);
    expect(panel.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Keep the session' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel session' })).toHaveFocus());
  });

  it('is said also where the panel was closed before the answer', async () => {
    const { until, release } = held();
    answer('updateOccurrence', yoga({ status: 'cancelled' }), { after: until });
    const { toasts } = await openSession({ entries: [entry(2, 'Bea')] });
    const panel = await openPanel('Cancel session');
    await userEvent.selectOptions(panel.getByLabelText('Reason'), 'Bad weather');
    await userEvent.click(panel.getByRole('button', { name: 'Cancel session and 1 booking' }));
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    release();
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'The session is cancelled' }]));
  });

  it('says why the server refuses', async () => {
    refuse('updateOccurrence', 'cannot_cancel', { message: 'This session has already started' });
    await openSession({ entries: [entry(2, 'Bea')] });
    const panel = await openPanel('Cancel session');
    await userEvent.selectOptions(panel.getByLabelText('Reason'), 'Bad weather');
    await userEvent.click(panel.getByRole('button', { name: 'Cancel session and 1 booking' }));
    expect(await panel.findByText('This session has already started')).toBeVisible();
  });
});

describe('changing the session', () => {
  const rooms = {
    venues: [],
    categories: [],
    schedules: [],
    locations: [
      { id: uuid(51), names: ['Studio 2', 'Riverside Leisure Centre'] },
      { id: uuid(52), names: ['Studio 3', 'Riverside Leisure Centre'] },
    ],
    instructors: [{ id: uuid(62), name: 'Tom Ashworth' }],
    bookingTypes: [],
  };

  async function openChange() {
    let request: AskedCall | undefined;
    const seen = await openSession({ entries: [entry(2, 'Bea')] });
    // After the session's own answer, whose path with any id this one has too.
    answerBy('listOccurrenceFilters', (call) => {
      request = call;
      return { data: rooms };
    });
    const panel = await openPanel('Change session');
    await panel.findByLabelText('Studio 3');
    return { ...seen, panel, request: () => request };
  }

  it('sends only what differs', async () => {
    let sent: AskedCall | undefined;
    answer('updateOccurrence', yoga(), { seen: (request) => (sent = request) });
    const { panel, toasts, request } = await openChange();
    expect(
      request()
        ?.url.searchParams.getAll('venue_ids[]')
        .concat(request()?.url.searchParams.getAll('venue_ids') ?? []),
    ).toEqual([yoga().venue.id]);
    expect(panel.getByRole('button', { name: 'Nothing is changed yet' })).toHaveAttribute('aria-disabled', 'true');
    expect(panel.getByLabelText('Hannah Lowe')).toBeChecked();
    await userEvent.click(panel.getByLabelText('Studio 2'));
    await userEvent.click(panel.getByLabelText('Studio 3'));
    await userEvent.clear(panel.getByLabelText('Places'));
    await userEvent.type(panel.getByLabelText('Places'), '16');
    await userEvent.click(panel.getByRole('button', { name: 'Save the changes' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'The session is changed' }]));
    expect(sent?.body).toEqual({
      data: { action: 'update', location_ids: [uuid(52)], capacity: { strategy: 'shared', capacity: 16 } },
    });
  });

  it('says what is wrong at its field before it asks the server', async () => {
    const { panel } = await openChange();
    await userEvent.clear(panel.getByLabelText('Length in minutes'));
    await userEvent.type(panel.getByLabelText('Length in minutes'), '800');
    await userEvent.click(panel.getByLabelText('Studio 2'));
    await userEvent.click(panel.getByRole('button', { name: 'Save the changes' }));
    expect(await panel.findByText('Enter 1 to 720 minutes')).toBeVisible();
    expect(panel.getByText('Choose at least one')).toBeVisible();
  });

  it('keeps what was typed when the server refuses it', async () => {
    refuse('updateOccurrence', 'capacity_below_bookings');
    const { panel } = await openChange();
    await userEvent.clear(panel.getByLabelText('Places'));
    await userEvent.type(panel.getByLabelText('Places'), '1');
    await userEvent.click(panel.getByRole('button', { name: 'Save the changes' }));
    expect(await panel.findByText('Capacity cannot be lower than the places booked')).toBeVisible();
    expect(panel.getByLabelText('Places')).toHaveValue('1');
  });
});
