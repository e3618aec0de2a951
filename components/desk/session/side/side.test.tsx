import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import { entry, yoga } from '#tests/support/desk-components/session-parts.ts';
import { openSession } from '#tests/support/desk-components/session-stage.tsx';
import { readTerms } from '#tests/support/dom/read-terms.ts';
import { held } from '#tests/support/held.ts';
import { money, uuid } from '#tests/support/make/make-cart.ts';
import { session } from '#tests/support/model/sessions.ts';
import { answer, answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { ahead } from '#tests/support/timetable-components/day.ts';
import { makeCancellation, settled } from '#tests/support/timetable-components/visit.ts';
import './cancel-session.tsx';
import './change-session.tsx';

withSiteServer();

const priya = entry(1, 'Priya');
const walkIn = entry(2, '', { userId: null, firstName: null, lastName: null, reference: null });
const cancellation = (input: Partial<CancellationResult> = {}) =>
  makeCancellation(session(), 101, { id: priya.bookingId, paid: money(650), credit: money(650), ...input });
const packageUse = {
  kind: 'package' as const,
  name: 'Ten classes',
  left: 4,
  total: 10,
  expiresAt: '2100-01-01T00:00:00Z',
};
const papers = { ...settled(cancellation()), customQuestionSections: [], questionWaivers: [] };

async function openPerson(of = priya, tab?: 'Move' | 'Cancel', stage: Parameters<typeof openSession>[0] = {}) {
  answer('getBooking', papers);
  const name = of.userId === null ? 'Walk-in' : 'Priya Reed';
  const seen = await openSession({ entries: [of], ...stage });
  await userEvent.click(screen.getByRole('button', { name: `${name}: details, move or cancel` }));
  const panel = within(screen.getByRole('region', { name }));
  if (tab !== undefined) await userEvent.click(panel.getByRole('button', { name: tab }));
  return { ...seen, panel };
}

describe('the details of a booking', () => {
  it('say that nothing was asked of it', async () => {
    const { panel } = await openPerson();
    expect(await panel.findByText('Nothing was asked of this booking.')).toBeVisible();
    expect(panel.getByText('40021871')).toBeVisible();
  });

  it('say that its answers could not be loaded, beside the facts that are known', async () => {
    answer('getBooking', papers);
    await openSession({ entries: [priya] });
    refuse('getBooking', 'unavailable');
    await userEvent.click(screen.getByRole('button', { name: /^Priya Reed:/ }));
    const panel = within(screen.getByRole('region', { name: 'Priya Reed' }));
    expect(await panel.findByText('The answers could not be loaded.')).toBeVisible();
    expect(panel.getByText('paid £6.50')).toBeVisible();
  });

  it('of a walk-in read no answers of anybody', async () => {
    const { panel } = await openPerson(walkIn);
    expect(panel.getByText('paid £6.50')).toBeVisible();
    expect(panel.queryByText('Loading the details')).toBeNull();
    expect(panel.queryByText('Membership number')).toBeNull();
  });

  it('of a booking that is being paid for offer nothing to do with it', async () => {
    const { panel } = await openPerson(entry(1, 'Priya', { status: 'reserved' }));
    expect(panel.queryByRole('button', { name: 'Move' })).toBeNull();
    expect(panel.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });
});

describe('moving somebody', () => {
  const evening = yoga({ id: 'AAAAAAAAAAAAAAAAAAAAAA209911181800', startsAt: ahead('18:00') });
  const offer = (...sessions: Occurrence[]) => answerBy('listOccurrences', () => ({ data: [yoga(), ...sessions] }));

  it('says when there is no other session with places', async () => {
    offer(yoga({ ...evening, capacity: { available: 1, consumed: 13, maximum: 14 } }));
    const { panel } = await openPerson(entry(1, 'Priya', { places: 2 }), 'Move');
    expect(await panel.findByText('There is no other Vinyasa yoga with places in the next two weeks.')).toBeVisible();
  });

  it('says when the sessions could not be read, and reads them again', async () => {
    refuse('listOccurrences', 'unavailable');
    const { panel } = await openPerson(priya, 'Move');
    expect(await panel.findByRole('alert')).toHaveTextContent('The sessions could not be loaded.');
    offer(evening);
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('radio')).toBeVisible();
  });

  it('to a cheaper session says what comes back, and another choice asks anew', async () => {
    const night = yoga({ id: 'AAAAAAAAAAAAAAAAAAAAAA209911182000', startsAt: ahead('20:00') });
    offer(evening, night);
    refuse('moveBooking', 'price_differs', { details: { price: money(650), new_price: money(500) } });
    const { panel } = await openPerson(priya, 'Move');
    await userEvent.click(await panel.findByRole('radio', { name: /18:00/ }));
    await userEvent.click(panel.getByRole('button', { name: /^Move to/ }));
    expect(
      await panel.findByText('It costs £5.00 there, £1.50 less than here. The difference comes back as credit.'),
    ).toBeVisible();
    expect(panel.getByRole('button', { name: 'Move, £1.50 comes back' })).toBeVisible();
    await userEvent.click(panel.getByRole('radio', { name: /20:00/ }));
    expect(panel.queryByText(/less than here/)).toBeNull();
    expect(panel.getByRole('button', { name: /^Move to .*20:00$/ })).toBeVisible();
  });

  it('without a name tells nobody', async () => {
    offer(evening);
    const { panel } = await openPerson(walkIn, 'Move');
    await panel.findByRole('radio');
    expect(panel.getByText('Nobody: no e-mail address is known')).toBeVisible();
  });
});

describe('cancelling a booking', () => {
  it.each([
    [
      'on the card',
      { credit: money(0), refund: money(650), returnedTo: [] },
      { Paid: '£6.50', Fee: 'None', 'Comes back to the card': '£6.50' },
    ],
    [
      'of a package',
      { paid: money(0), credit: money(0), returnedTo: [], usesReturned: [{ ...packageUse, uses: 1 }] },
      { Paid: '£0.00', Fee: 'None', 'Goes back to Ten classes': '1 use' },
    ],
    [
      'of nothing, with a fee',
      { paid: money(0), credit: money(0), returnedTo: [], fee: money(300) },
      { Paid: '£0.00', 'Fee, still to be paid': '£3.00', 'Comes back': 'None' },
    ],
  ])('says what comes back %s', async (_, result, expected) => {
    answer('cancelBookings', [cancellation(result as Partial<CancellationResult>)]);
    const { panel } = await openPerson(priya, 'Cancel');
    await panel.findByText('Paid');
    expect(readTerms(panel)).toEqual(expected);
  });

  it('says whom it bars', async () => {
    answer('cancelBookings', [cancellation({ consequences: ['disable_booking'] })]);
    const { panel } = await openPerson(priya, 'Cancel');
    expect(await panel.findByText('Priya cannot book again until the venue allows it.')).toBeVisible();
  });

  it('says that it counts, and counts again when that fails', async () => {
    const { until, release } = held();
    answer('cancelBookings', [cancellation()], { after: until });
    const { panel } = await openPerson(priya, 'Cancel');
    expect(panel.getByText('Counting what comes back')).toBeInTheDocument();
    refuse('cancelBookings', 'unavailable');
    await userEvent.click(panel.getByRole('button', { name: 'Details' }));
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }));
    release();
    expect(await panel.findByRole('alert')).toHaveTextContent('Something has gone wrong, please try again.');
    answer('cancelBookings', [cancellation()]);
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('Comes back as credit')).toBeVisible();
  });

  it('that is refused says why with the focus there, and keeps reason and choice', async () => {
    answer('cancelBookings', [cancellation()]);
    const { panel, toasts } = await openPerson(priya, 'Cancel');
    await userEvent.selectOptions(await panel.findByLabelText('Reason'), 'Booked by mistake');
    await userEvent.click(panel.getByLabelText('Tell Priya by e-mail'));
    refuse('cancelBookings', 'cannot_cancel');
    await userEvent.click(panel.getByRole('button', { name: 'Cancel Priya’s booking' }));
    const failure = await panel.findByText('This booking cannot be cancelled');
    await waitFor(() => expect(failure.closest('[tabindex="-1"]')).toHaveFocus());
    expect(panel.getByLabelText('Reason')).toHaveDisplayValue('Booked by mistake');
    expect(panel.getByLabelText('Tell Priya by e-mail')).not.toBeChecked();
    expect(toasts).toEqual([]);
  });

  it('of a walk-in tells nobody, and asks about no e-mail', async () => {
    const sent: unknown[] = [];
    answerBy('cancelBookings', ({ body }) => {
      sent.push((body as { data: unknown }).data);
      return { data: [cancellation({ id: walkIn.bookingId })] };
    });
    const { panel } = await openPerson(walkIn, 'Cancel');
    await panel.findByText('Paid');
    expect(panel.queryByRole('checkbox')).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Cancel this booking' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ notify: false, preview: false }));
  });

  it('may be given up: the focus goes back to the person', async () => {
    answer('cancelBookings', [cancellation()]);
    const { panel } = await openPerson(priya, 'Cancel');
    await userEvent.click(await panel.findByRole('button', { name: 'Keep the booking' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Priya Reed:/ })).toHaveFocus());
  });
});

describe('changing the session', () => {
  const filters = (rooms: [number, string][]) => ({
    ...{ venues: [], categories: [], schedules: [], instructors: [], bookingTypes: [] },
    locations: rooms.map(([id, name]) => ({ id: uuid(id), names: [name, 'Riverside Leisure Centre'] })),
  });
  const open = async (shown = yoga()) => {
    const seen = await openSession({ session: shown });
    answer('listOccurrenceFilters', filters([[52, 'Studio 3']]));
    return seen;
  };
  const change = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Change session' }));
    return within(await screen.findByRole('region', { name: 'Change session' }));
  };
  /** Lets the session be changed; returns what was sent. */
  const record = () => {
    const sent: unknown[] = [];
    answer('updateOccurrence', yoga(), { seen: ({ body }) => void sent.push((body as { data: unknown }).data) });
    return sent;
  };

  it('has its own room among those of the venue, also one that is in no list', async () => {
    await open();
    const panel = await change();
    expect(await panel.findByRole('checkbox', { name: 'Studio 3' })).not.toBeChecked();
    expect(panel.getByRole('checkbox', { name: 'Studio 2' })).toBeChecked();
  });

  it('says when rooms could not be read, keeps the rest of the form, and reads them again', async () => {
    await openSession();
    refuse('listOccurrenceFilters', 'unavailable');
    const panel = await change();
    expect(await panel.findByRole('alert')).toHaveTextContent('Rooms and instructors could not be loaded.');
    await userEvent.clear(panel.getByLabelText('Places'));
    await userEvent.type(panel.getByLabelText('Places'), '16');
    answer('listOccurrenceFilters', filters([[52, 'Studio 3']]));
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('checkbox', { name: 'Studio 3' })).toBeVisible();
    expect(panel.getByLabelText('Places')).toHaveValue('16');
  });

  it('with places by channel sends both', async () => {
    const sent = record();
    await open(yoga({ capacityByChannel: { online: 10, foh: 4 } }));
    const panel = await change();
    await userEvent.clear(await panel.findByLabelText('Places at the desk'));
    await userEvent.type(panel.getByLabelText('Places at the desk'), '6');
    await userEvent.click(panel.getByRole('button', { name: 'Save the changes' }));
    await waitFor(() =>
      expect(sent).toEqual([{ action: 'update', capacity: { strategy: 'split', online: 10, foh: 6 } }]),
    );
  });

  it('takes the name of the place away when it is emptied', async () => {
    const sent = record();
    await open(yoga({ friendlyLocationName: 'The quiet room' }));
    const panel = await change();
    await userEvent.clear(panel.getByLabelText(/^Name of the place/));
    await userEvent.click(panel.getByRole('button', { name: 'Save the changes' }));
    await waitFor(() => expect(sent).toEqual([{ action: 'update', friendly_location_name: null }]));
  });

  it('changes nothing once what was typed is as it was, and gives the focus back', async () => {
    await open();
    const panel = await change();
    await userEvent.type(panel.getByLabelText('Length in minutes'), '0');
    expect(panel.getByRole('button', { name: 'Save the changes' })).toBeVisible();
    await userEvent.type(panel.getByLabelText('Length in minutes'), '{Backspace}');
    expect(panel.getByRole('button', { name: 'Nothing is changed yet' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Leave it as it is' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change session' })).toHaveFocus());
  });

  it('says how many are told', async () => {
    const { unmount } = await open();
    expect((await change()).getByText('Nobody has booked')).toBeVisible();
    unmount();
    await openSession({ entries: [priya, walkIn] });
    answer('listOccurrenceFilters', filters([]));
    expect((await change()).getByText(/^2 people who have booked, by e-mail/)).toBeVisible();
  });
});

it('a session without bookings is cancelled with nothing else, and no money comes back', async () => {
  await openSession();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel session' }));
  const panel = within(await screen.findByRole('region', { name: 'Cancel session' }));
  expect(panel.getByText('No booking ends')).toBeVisible();
  expect(panel.getByText('No money comes back')).toBeVisible();
  expect(panel.getByText('Nobody is told by e-mail')).toBeVisible();
  await userEvent.selectOptions(panel.getByLabelText('Reason'), 'Bad weather');
  expect(panel.getByRole('button', { name: 'Cancel session' })).not.toHaveAttribute('aria-disabled');
});
