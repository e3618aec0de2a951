import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import './cancel-dialog.tsx';
import { uuid } from '#tests/support/make/make-cart.ts';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, answerBy, refuse, serve, withSiteServer } from '#tests/support/site-server.ts';
import { askToCancel, booked, bookedAs, free } from '#tests/support/timetable-components/ask-to-cancel.tsx';
import { answerVisit, makeCancellation, pounds, settled } from '#tests/support/timetable-components/visit.ts';

withSiteServer();

beforeEach(() => answer('getVenue', riverside));

const yoga = makeCancellation(booked, 90);
const stands = 'Your booking still stands and nothing has been charged.';
const unknown = 'We do not know yet whether it is cancelled';

/** The connection is lost when a cancellation itself is sent. Returns the idempotency keys sent. */
const loseAnswer = () => {
  const keys: (string | null)[] = [];
  serve(
    http.patch('*/v1/activities/bookings', async ({ request }) => {
      const sent: unknown = await request.clone().json();
      if (JSON.stringify(sent).includes('"preview":true')) return undefined;
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.error();
    }),
  );
  return keys;
};

const becomes = (input: object) =>
  answerBy('getBooking', () => ({ data: { ...settled(yoga), customQuestionSections: [], ...input } }));

const press = async (inside: Awaited<ReturnType<typeof askToCancel>>['inside'], name: string) =>
  userEvent.click(await inside.findByRole('button', { name }));

describe('nothing is cancelled whose sums were not shown', () => {
  const visit = bookedAs('ticketed');
  const adults = makeCancellation(visit, 91, { ticketName: 'Adult', quantity: 2, paid: pounds(1120) });
  const junior = makeCancellation(visit, 92, { ticketName: 'Junior', paid: pounds(340) });

  test('when some tickets could not be counted, trying again counts them', async () => {
    answerVisit([adults, junior]);
    const { inside } = await askToCancel(visit);
    await screen.findByRole('spinbutton', { name: 'How many to cancel, Adult' });
    refuse('cancelBookings', 'unexpected');
    await userEvent.click(inside.getByRole('checkbox', { name: /^1 x Junior/ }));
    expect(await inside.findByRole('alert')).toHaveTextContent(stands);
    const requests = answerVisit([adults, junior]);
    await press(inside, 'Try again');
    expect(await inside.findByRole('button', { name: 'Cancel 2 tickets' })).toBeVisible();
    expect(inside.getAllByText('£11.20')).not.toHaveLength(0);
    expect(requests).toEqual([{ bookingIds: [uuid(91)], preview: true }]);
  });

  test('one of two equal tickets is not cancelled twice when its answer is lost', async () => {
    answerVisit([adults, junior]);
    const { inside } = await askToCancel(visit);
    await press(inside, 'One fewer to cancel, Adult');
    await userEvent.click(inside.getByRole('checkbox', { name: /^1 x Junior/ }));
    await inside.findByRole('button', { name: 'Cancel 1 ticket' });
    const keys = loseAnswer();
    answerBy('getBooking', () => ({ data: { ...settled(adults), quantity: 1, customQuestionSections: [] } }));
    await press(inside, 'Cancel 1 ticket');
    expect(await inside.findByRole('status')).toHaveTextContent('Your booking is cancelled.');
    expect(keys).toHaveLength(1);
  });
});

describe('when the answer to a cancellation is lost', () => {
  test('and it was carried out, it is done, and the page shows it', async () => {
    answerVisit([yoga]);
    const { inside, dialog } = await askToCancel();
    await inside.findByText('Comes back as credit');
    loseAnswer();
    becomes({ status: 'cancelled' });
    answer('listActivityTimetableV2', [free]);
    await press(inside, 'Cancel booking');
    const message = await inside.findByRole('status');
    expect(message).toHaveTextContent('Your booking is cancelled.Anything that came back is in your account.');
    expect(message.parentElement).toHaveFocus();
    await userEvent.click(inside.getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog);
    expect(await screen.findByRole('button', { name: /^Add to basket Aqua fit/ })).toBeVisible();
  });

  test('and the booking cannot be read, it says that it is not known; checking again tells', async () => {
    answerVisit([yoga]);
    const { inside } = await askToCancel();
    await inside.findByText('Comes back as credit');
    loseAnswer();
    refuse('getBooking', 'unexpected');
    await press(inside, 'Cancel booking');
    expect(await inside.findByRole('alert')).toHaveTextContent(unknown);
    expect(inside.queryByText(stands)).not.toBeInTheDocument();
    expect(inside.queryByRole('button', { name: 'Keep it' })).not.toBeInTheDocument();
    becomes({ status: 'cancelled' });
    await press(inside, 'Check again');
    expect(await inside.findByRole('status')).toHaveTextContent('Your booking is cancelled.');
  });

  test('and it was not carried out, it says that it stands, and is sent again as the same request', async () => {
    answerVisit([yoga]);
    const { inside } = await askToCancel();
    await inside.findByText('Comes back as credit');
    const keys = loseAnswer();
    await press(inside, 'Cancel booking');
    expect(await inside.findByText(stands)).toBeVisible();
    await press(inside, 'Try again');
    expect(await inside.findByText(stands)).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('a refusal', () => {
  test('of a booking that was cancelled elsewhere counts as cancelled', async () => {
    answerVisit([yoga]);
    refuse('cancelBookings', 'cannot_cancel', { message: 'This booking is already cancelled' });
    becomes({ status: 'cancelled' });
    const { inside } = await askToCancel();
    expect(await inside.findByRole('status')).toHaveTextContent('Your booking is cancelled.');
    expect(inside.queryByText(stands)).not.toBeInTheDocument();
  });

  test('after which the booking cannot be read gives the reason and claims nothing more', async () => {
    answerVisit([yoga]);
    refuse('cancelBookings', 'cannot_cancel', { message: 'It is too late to cancel this booking' });
    refuse('getBooking', 'unexpected');
    const { inside } = await askToCancel();
    expect(await inside.findByText('It is too late to cancel this booking')).toBeVisible();
    expect(inside.queryByText(stands)).not.toBeInTheDocument();
  });

  test('because one of several was cancelled elsewhere reads what is left before anything is cancelled', async () => {
    const visit = bookedAs('ticketed');
    const adult = makeCancellation(visit, 91, { ticketName: 'Adult' });
    const junior = makeCancellation(visit, 92, { ticketName: 'Junior' });
    answerVisit([adult, junior]);
    const { inside } = await askToCancel(visit);
    await inside.findByRole('button', { name: 'Cancel 2 tickets' });
    refuse('cancelBookings', 'cannot_cancel', { message: 'This booking is already cancelled' });
    answerBy('getBooking', ({ url }) => {
      const booking = url.pathname.endsWith(uuid(92)) ? { ...junior, status: 'cancelled' as const } : settled(adult);
      return { data: { ...booking, customQuestionSections: [] } };
    });
    await press(inside, 'Cancel 2 tickets');
    expect(await inside.findByRole('alert')).toHaveTextContent('The booking has changed meanwhile.');
    expect(inside.queryByText(stands)).not.toBeInTheDocument();
    const requests = answerVisit([adult]);
    await press(inside, 'Try again');
    expect(await inside.findByRole('button', { name: 'Cancel 1 ticket' })).toBeVisible();
    expect(requests).toEqual([{ bookingIds: [uuid(91)], preview: true }]);
  });
});
