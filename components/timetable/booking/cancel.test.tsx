import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/booking/cancelling/cancel-dialog.tsx';
import { alexState, uuid } from '#tests/support/make/make-cart.ts';
import { member } from '#tests/support/render-on-site.tsx';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { askToCancel, booked, bookedAs, free } from '#tests/support/timetable-components/ask-to-cancel.tsx';
import { getRow } from '#tests/support/timetable-components/classes.tsx';
import { answerVisit, makeCancellation, pounds } from '#tests/support/timetable-components/visit.ts';

withSiteServer();

const ofClass = (input: Parameters<typeof makeCancellation>[2] = {}) => makeCancellation(booked, 90, input);

describe('the question before a booking is cancelled', () => {
  test('says what, what was paid, what comes back and where to, and the focus is on keeping it', async () => {
    answerVisit([ofClass()]);
    const { dialog, inside } = await askToCancel();
    expect(dialog).toHaveAccessibleName('Cancel this booking?');
    expect(dialog).toHaveAccessibleDescription('Aqua fit, Wednesday 18 November, 18:30');
    expect(inside.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    expect(await inside.findByText('Paid by card ending 4242')).toBeVisible();
    expect(inside.getByText('Comes back as credit')).toBeVisible();
    expect(inside.getAllByText('£6.20')).toHaveLength(2);
    expect(inside.getByText(/^Free to cancel until it starts/)).toBeVisible();
    expect(inside.getByText('In your account straight away, to spend at any centre.')).toBeVisible();
  });

  test.each([
    ['Keep it', (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }))],
    ['the cross', (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s leaves the booking as it is, and the focus at its button', async (_, close) => {
    const requests = answerVisit([ofClass()]);
    const { dialog, button, inside } = await askToCancel();
    await inside.findByText('Comes back as credit');
    await close(dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    expect(requests).toEqual([{ bookingIds: [uuid(90)], preview: true }]);
    expect((await getRow('Aqua fit')).getByText('Booked')).toBeVisible();
  });

  test('a yes counts again, cancels, and says what came back; the class can be booked again', async () => {
    const requests = answerVisit([ofClass()]);
    const { dialog, inside } = await askToCancel();
    await inside.findByText('Comes back as credit');
    answer('listActivityTimetableV2', [free]);
    await userEvent.click(inside.getByRole('button', { name: 'Cancel booking' }));
    const message = await inside.findByRole('status');
    expect(dialog).toHaveAccessibleName('Cancelled');
    expect(message).toHaveTextContent('Your booking is cancelled.');
    expect(message).toHaveTextContent('£6.20 is back as credit. Your credit is now £21.90.');
    expect(message.parentElement).toHaveFocus();
    expect(requests.map(({ preview }) => preview)).toEqual([true, true, false]);
    await userEvent.click(inside.getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog);
    expect(await screen.findByRole('button', { name: /^Add to basket Aqua fit/ })).toBeVisible();
  });

  test('after the cut-off the fee is taken off what comes back, and the button says it', async () => {
    const back = pounds(320);
    const late = {
      fee: pounds(300),
      credit: back,
      returnedTo: [{ type: 'general' as const, amount: back, balance: pounds(1890) }],
    };
    answerVisit([ofClass(late)]);
    const { inside } = await askToCancel();
    expect(await inside.findByText('£3.20')).toBeVisible();
    expect(inside.getByText(/^Fee, cancelled after/)).toBeVisible();
    expect(inside.getByText('−£3.00')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Cancel for £3.00' }));
    expect(await inside.findByRole('status')).toHaveTextContent('£3.20 is back as credit, after a fee of £3.00.');
  });

  test('a fee of a place that nothing was paid for is said to be paid still', async () => {
    answerVisit([ofClass({ paid: pounds(0), credit: pounds(0), returnedTo: [], fee: pounds(300) })]);
    const { inside } = await askToCancel();
    expect(await inside.findByText('Fee for cancelling late, to pay')).toBeVisible();
    expect(inside.getByRole('button', { name: 'Cancel for £3.00' })).toBeVisible();
  });

  test('where nothing comes back it says £0.00 and why', async () => {
    answerVisit([ofClass({ credit: pounds(0), returnedTo: [], keptBecause: 'cut_off' })]);
    const { inside } = await askToCancel();
    expect(await inside.findByText('£0.00')).toBeVisible();
    expect(inside.getByText('The time for money back is over.')).toBeVisible();
    expect(inside.getByRole('button', { name: 'Cancel anyway' })).toBeVisible();
  });

  test('a use goes back to its package', async () => {
    const use = { kind: 'package', name: '10-swim card', uses: 1, left: 6, total: 10, expiresAt: null } as const;
    answerVisit([ofClass({ paid: pounds(0), credit: pounds(0), returnedTo: [], usesReturned: [use] })]);
    const { inside } = await askToCancel();
    expect(await inside.findByText('Goes back to 10-swim card')).toBeVisible();
    expect(inside.getByText('6 of 10 left.')).toBeVisible();
  });

  test('when the sums have changed meanwhile it shows them and asks again', async () => {
    answerVisit([ofClass()]);
    const { inside } = await askToCancel();
    await inside.findByText('Comes back as credit');
    const requests = answerVisit([ofClass({ credit: pounds(0), returnedTo: [], keptBecause: 'cut_off' })]);
    await userEvent.click(inside.getByRole('button', { name: 'Cancel booking' }));
    expect(await inside.findByText('The sums have changed. Please look again before you cancel.')).toBeVisible();
    expect(inside.getByText('£0.00')).toBeVisible();
    expect(requests).toEqual([{ bookingIds: [uuid(90)], preview: true }]);
    await userEvent.click(inside.getByRole('button', { name: 'Cancel anyway' }));
    expect(await inside.findByRole('status')).toHaveTextContent('Your booking is cancelled.');
  });

  test('too late: why, whom to call, and nothing to press but keeping it', async () => {
    answerVisit([ofClass()]);
    refuse('cancelBookings', 'cannot_cancel', { message: 'It is too late to cancel this booking' });
    answer('getVenue', { ...riverside, phone: '01632 960142' });
    const { inside } = await askToCancel();
    expect(await inside.findByText('It is too late to cancel this booking')).toBeVisible();
    expect(await inside.findByRole('link', { name: /01632 960142/ })).toHaveAttribute('href', 'tel:01632960142');
    expect(inside.queryByRole('button', { name: /Cancel|again/ })).not.toBeInTheDocument();
  });

  test('a failure says that the booking stands, and trying again works', async () => {
    answerVisit([ofClass()]);
    answer('getVenue', riverside);
    const { inside } = await askToCancel();
    await inside.findByText('Comes back as credit');
    refuse('cancelBookings', 'unexpected');
    await userEvent.click(inside.getByRole('button', { name: 'Cancel booking' }));
    expect(await inside.findByRole('alert')).toHaveTextContent(
      'Your booking still stands and nothing has been charged.',
    );
    answerVisit([ofClass()]);
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    expect(await inside.findByRole('status')).toHaveTextContent('Your booking is cancelled.');
  });

  test('speaks Welsh', async () => {
    answerVisit([ofClass()]);
    const { dialog, inside } = await askToCancel(booked, { session: member, language: 'cy' }, /^Canslo Aqua fit/);
    expect(dialog).toHaveAccessibleName('Canslo’r archeb hon?');
    expect(await inside.findByText('Yn dod yn ôl fel credyd')).toBeVisible();
    expect(inside.getByRole('button', { name: 'Canslo’r archeb' })).toBeVisible();
  });
});

describe('a visit with several tickets', () => {
  const visit = bookedAs('ticketed');
  const adults = makeCancellation(visit, 91, { ticketName: 'Adult', quantity: 2, paid: pounds(1120) });
  const junior = makeCancellation(visit, 92, { ticketName: 'Junior', paid: pounds(340) });

  const count = (name: string) => screen.findByRole('spinbutton', { name: `How many to cancel, ${name}` });

  test('is one booking: all of it is chosen, and the button says how many', async () => {
    answerVisit([adults, junior]);
    const { inside } = await askToCancel(visit);
    expect(await count('Adult')).toHaveValue('2');
    expect(inside.getByRole('checkbox', { name: /^1 x Junior/ })).toBeChecked();
    expect(inside.getByRole('button', { name: 'Cancel 3 tickets' })).toBeVisible();
    expect(inside.getAllByText('£14.60')).toHaveLength(2);
  });

  test('is cancelled in part: the server counts what is chosen, and the message says what is left', async () => {
    const requests = answerVisit([adults, junior]);
    const { inside } = await askToCancel(visit);
    await userEvent.clear(await count('Adult'));
    await userEvent.click(await inside.findByRole('button', { name: 'Cancel 1 ticket' }));
    const message = await inside.findByRole('status');
    expect(message).toHaveTextContent('1 of 3 tickets is cancelled.');
    expect(message).toHaveTextContent('2 x Adult, was 2 x Adult, 1 x Junior');
    expect(requests.at(-1)).toEqual({ bookingIds: [uuid(92)], preview: false });
  });

  test('one of two equal tickets is cancelled, and the other stays', async () => {
    const requests = answerVisit([adults, junior]);
    const { inside } = await askToCancel(visit);
    await userEvent.click(await inside.findByRole('button', { name: 'One fewer to cancel, Adult' }));
    await userEvent.click(inside.getByRole('checkbox', { name: /^1 x Junior/ }));
    expect(await inside.findAllByText('£5.60')).not.toHaveLength(0);
    expect(inside.getByText(/2 tickets stay booked\./)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Cancel 1 ticket' }));
    const message = await inside.findByRole('status');
    expect(message).toHaveTextContent('1 x Adult, 1 x Junior, was 2 x Adult, 1 x Junior');
    expect(requests.at(-1)).toEqual({
      bookingIds: [uuid(91)],
      tickets: [{ booking_id: uuid(91), quantity: 1 }],
      preview: false,
    });
  });

  test('with nothing chosen there is nothing to cancel', async () => {
    const requests = answerVisit([adults, junior]);
    const { inside } = await askToCancel(visit);
    await userEvent.clear(await count('Adult'));
    await userEvent.click(inside.getByRole('checkbox', { name: /^1 x Junior/ }));
    await userEvent.click(inside.getByRole('button', { name: 'Choose what to cancel' }));
    expect(requests.every(({ preview }) => preview)).toBe(true);
    await userEvent.click(inside.getByRole('button', { name: 'Choose all 3' }));
    expect(await inside.findByRole('button', { name: 'Cancel 3 tickets' })).toBeVisible();
  });
});

describe('a class booked for several people at once', () => {
  const orderId = uuid(77);
  const alexBooking = ofClass({ orderId, userId: 7, firstName: 'Alex', lastName: 'Morgan' });
  const sam = makeCancellation(booked, 93, { orderId, userId: 8, firstName: 'Sam', lastName: 'Morgan' });

  test('offers the others too, of whom nobody is chosen', async () => {
    const requests = answerVisit([alexBooking, sam]);
    answer('getAuthUser', alexState);
    const { inside } = await askToCancel();
    expect(await inside.findByRole('checkbox', { name: /Alex Morgan/ })).toBeChecked();
    expect(inside.getByRole('checkbox', { name: /Sam Morgan/ })).not.toBeChecked();
    expect(await inside.findByRole('button', { name: 'Cancel booking' })).toBeVisible();
    await userEvent.click(inside.getByRole('checkbox', { name: /Sam Morgan/ }));
    await userEvent.click(inside.getByRole('checkbox', { name: /Alex Morgan/ }));
    await userEvent.click(await inside.findByRole('button', { name: 'Cancel booking' }));
    const message = await inside.findByRole('status');
    expect(message).toHaveTextContent('1 of 2 places is cancelled.');
    expect(message).toHaveTextContent('Alex Morgan, was Alex Morgan, Sam Morgan');
    expect(requests.at(-1)).toEqual({ bookingIds: [uuid(93)], preview: false });
  });

  test('leaves out a booking of another purchase', async () => {
    answerVisit([alexBooking, { ...sam, orderId: uuid(78) }]);
    answer('getAuthUser', alexState);
    const { inside } = await askToCancel();
    expect(await inside.findByText('Comes back as credit')).toBeVisible();
    expect(inside.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
