import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import { entry, occurrenceId, waits, yoga } from '#tests/support/desk-components/session-parts.ts';
import { openSession } from '#tests/support/desk-components/session-stage.tsx';
import { money, uuid } from '#tests/support/make/make-cart.ts';
import { session } from '#tests/support/model/sessions.ts';
import { answer, answerBy, refuse, withSiteServer, type AskedCall } from '#tests/support/site-server.ts';
import { ahead } from '#tests/support/timetable-components/day.ts';
import { makeCancellation, settled } from '#tests/support/timetable-components/visit.ts';

withSiteServer();

const priya = entry(1, 'Priya');
const cancellation = (input: Partial<CancellationResult> = {}) =>
  makeCancellation(session(), 101, { id: priya.bookingId, paid: money(650), credit: money(650), ...input });
const withoutPapers = { ...settled(cancellation()), customQuestionSections: [], questionWaivers: [] };

async function openPerson(stage: Parameters<typeof openSession>[0] = {}) {
  answer('getBooking', withoutPapers);
  const seen = await openSession({ entries: [priya, entry(2, 'Bea')], ...stage });
  await userEvent.click(screen.getByRole('button', { name: 'Priya Reed: details, move or cancel' }));
  return { ...seen, panel: within(screen.getByRole('region', { name: 'Priya Reed' })) };
}

describe('a person of the register', () => {
  it('opens beside the list, takes the focus and gives it back', async () => {
    const { panel } = await openPerson();
    expect(panel.getByRole('heading', { name: 'Priya Reed' })).toHaveFocus();
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Priya Reed:/ })).toHaveFocus());
  });

  it('shows what was answered and agreed to, to staff of customers', async () => {
    answer('getBooking', withoutPapers);
    await openSession({ entries: [priya] });
    answer('getBooking', {
      ...withoutPapers,
      customQuestionSections: [
        {
          ...{ title: null, description: null, position: 1 },
          questions: [
            {
              ...{ id: 1, question: 'Any injuries?', type: 'text', options: [], required: true, position: 1 },
              ...{ kind: 'simple', answer: 'A sore knee' },
            },
          ],
        },
      ],
      questionWaivers: [
        {
          id: uuid(71),
          restriction: { id: uuid(72), name: 'Studio rules', type: 'enhanced-pre-waiver' },
          cartItemId: null,
          attendee: { id: uuid(73), firstName: 'Priya', lastName: 'Reed', dateOfBirth: '1990-05-17', answers: [] },
          agreedAt: '2099-11-10T09:00:00Z',
        },
      ],
      outstandingRestrictions: [{ id: uuid(74), name: 'Photo consent', type: 'post-purchase-waiver' }],
    });
    await userEvent.click(screen.getByRole('button', { name: /^Priya Reed:/ }));
    const panel = within(screen.getByRole('region', { name: 'Priya Reed' }));
    expect(await panel.findByText('A sore knee')).toBeVisible();
    expect(panel.getByText('Studio rules, agreed by Priya Reed on Tue, 10 Nov, 09:00, born 17 May 1990')).toBeVisible();
    expect(panel.getByText('Still to sign: Photo consent')).toBeVisible();
  });

  it('reads none of that for other staff, and has nothing to do without the permission', async () => {
    const { panel } = await openPerson({ permissions: ['attendance'] });
    refuse('getBooking', 'forbidden');
    expect(panel.getByText('paid £6.50')).toBeVisible();
    expect(panel.queryByRole('group', { name: 'What to do' })).not.toBeInTheDocument();
    expect(panel.queryByText('Nothing was asked of this booking.')).not.toBeInTheDocument();
  });
});

describe('moving a person', () => {
  const evening = yoga({ id: 'AAAAAAAAAAAAAAAAAAAAAA209911181800', startsAt: ahead('18:00') });
  const full = yoga({
    id: 'AAAAAAAAAAAAAAAAAAAAAA209911191800',
    capacity: { available: 0, consumed: 14, maximum: 14 },
  });

  async function openMove(stage: Parameters<typeof openSession>[0] = {}) {
    answerBy('listOccurrences', () => {
      return { data: [yoga(), evening, full, yoga({ id: `${'B'.repeat(22)}209911181900`, templateName: 'Pilates' })] };
    });
    const seen = await openPerson(stage);
    await userEvent.click(seen.panel.getByRole('button', { name: 'Move' }));
    await seen.panel.findByRole('radio');
    return seen;
  }

  it('offers the other sessions of the activity with places, says who is told, and names the result', async () => {
    let sent: AskedCall | undefined;
    answer('moveBooking', settled(cancellation()), { seen: (request) => (sent = request) });
    const { panel, toasts, world } = await openMove({ waiting: [waits(1, 'Omar')] });
    expect(panel.getAllByRole('radio')).toHaveLength(1);
    expect(panel.getByText('Priya Reed, by e-mail, with the new time')).toBeVisible();
    expect(panel.getByText('Omar is offered the free place')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Choose a session' }));
    expect(sent).toBeUndefined();
    await userEvent.click(panel.getByRole('radio'));
    world.entries = [entry(2, 'Bea')];
    await userEvent.click(panel.getByRole('button', { name: /^Move to .*18:00$/ }));
    await waitFor(() => expect(toasts[0]?.message).toMatch(/^Priya Reed is booked for .*18:00$/));
    expect(sent?.body).toEqual({ data: { occurrence_id: evening.id, accept_price: false } });
    await waitFor(() => expect(screen.queryByText('Priya Reed')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Booked' })).toHaveFocus());
  });

  it('asks before it books another price', async () => {
    const bodies: unknown[] = [];
    refuse(
      'moveBooking',
      'price_differs',
      { details: { price: money(650), new_price: money(750) } },
      { seen: ({ body }) => bodies.push(body) },
    );
    const { panel } = await openMove();
    await userEvent.click(panel.getByRole('radio'));
    await userEvent.click(panel.getByRole('button', { name: /^Move to/ }));
    expect(
      await panel.findByText('It costs £7.50 there, £1.00 more than here. That is still to be paid.'),
    ).toBeVisible();
    answer('moveBooking', settled(cancellation()), { seen: ({ body }) => bodies.push(body) });
    await userEvent.click(panel.getByRole('button', { name: 'Move, £1.00 to pay' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toEqual({ data: { occurrence_id: evening.id, accept_price: true } });
  });

  it('says why it is refused, and keeps the choice', async () => {
    refuse('moveBooking', 'session_full');
    const { panel } = await openMove();
    await userEvent.click(panel.getByRole('radio'));
    await userEvent.click(panel.getByRole('button', { name: /^Move to/ }));
    expect(await panel.findByText('The session being booked is already full')).toBeVisible();
    expect(panel.getByRole('radio')).toBeChecked();
  });
});

describe('cancelling a person', () => {
  const bodies: Record<string, unknown>[] = [];
  const answerCancelling = (...results: CancellationResult[]) => {
    bodies.length = 0;
    answerBy('cancelBookings', ({ body }) => {
      const { data } = body as { data: Record<string, unknown> };
      bodies.push(data);
      return { data: [results[Math.min(bodies.length, results.length) - 1] ?? cancellation()] };
    });
  };
  const openCancel = async () => {
    const seen = await openPerson();
    await userEvent.click(seen.panel.getByRole('button', { name: 'Cancel' }));
    await seen.panel.findByText('Paid');
    return seen;
  };
  const sum = (panel: { getByText: (text: string) => HTMLElement }, term: string) =>
    panel.getByText(term).nextElementSibling?.textContent;

  it('shows what was paid, the fee and what comes back, then cancels with a reason and a mail', async () => {
    answerCancelling(cancellation({ fee: money(300), credit: money(350) }));
    const { panel, toasts, world } = await openCancel();
    expect(sum(panel, 'Paid')).toBe('£6.50');
    expect(sum(panel, 'Fee, the time to cancel is over')).toBe('£3.00');
    expect(sum(panel, 'Comes back as credit')).toBe('£3.50');
    await userEvent.selectOptions(panel.getByLabelText('Reason'), 'Ill or injured');
    world.entries = [entry(2, 'Bea')];
    await userEvent.click(panel.getByRole('button', { name: 'Cancel Priya’s booking' }));
    await waitFor(() => expect(toasts).toEqual([{ type: 'success', message: 'Priya Reed’s booking is cancelled' }]));
    expect(bodies.map(({ preview }) => preview)).toEqual([true, true, false]);
    expect(bodies[2]).toMatchObject({
      ...{ update_type: 'cancellation', cancellation_source: 'foh', booking_ids: [priya.bookingId] },
      ...{ reason: 'Ill or injured', notify: true },
    });
    await waitFor(() => expect(screen.queryByText('Priya Reed')).not.toBeInTheDocument());
  });

  it('shows other sums before it cancels', async () => {
    answerCancelling(cancellation(), cancellation({ fee: money(300), credit: money(350) }));
    const { panel } = await openCancel();
    expect(sum(panel, 'Comes back as credit')).toBe('£6.50');
    await userEvent.click(panel.getByRole('button', { name: 'Cancel Priya’s booking' }));
    expect(await panel.findByText('The sums have changed. Please look again before you cancel.')).toBeVisible();
    expect(sum(panel, 'Comes back as credit')).toBe('£3.50');
    expect(bodies.every(({ preview }) => preview === true)).toBe(true);
  });

  it('tells nobody when the box is not ticked', async () => {
    answerCancelling(cancellation({ paid: money(0), credit: money(0), returnedTo: [] }));
    const { panel, toasts } = await openCancel();
    expect(sum(panel, 'Comes back')).toBe('None');
    await userEvent.click(panel.getByLabelText('Tell Priya by e-mail'));
    await userEvent.click(panel.getByRole('button', { name: 'Cancel Priya’s booking' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(bodies.at(-1)).toMatchObject({ notify: false, preview: false });
  });

  it('says why it cannot be done', async () => {
    refuse('cancelBookings', 'cannot_cancel');
    const { panel } = await openPerson();
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }));
    expect(await panel.findByRole('alert')).toHaveTextContent('This booking cannot be cancelled');
  });
});

it('nobody is moved out of a session that is cancelled', async () => {
  const { panel } = await openPerson({ session: yoga({ id: occurrenceId, status: 'cancelled' }) });
  expect(panel.queryByRole('button', { name: 'Move' })).not.toBeInTheDocument();
});
