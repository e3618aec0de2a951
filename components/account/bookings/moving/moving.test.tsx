import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { CallData } from '#lib/api/call.ts';
import {
  answerBookings,
  makeVisit,
  renderedAt,
  showBookings,
} from '#tests/support/account-components/bookings-stage.tsx';
import { listPage } from '#tests/support/account-components/list-page.ts';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { moment, money, uuid } from '#tests/support/make/make-cart.ts';
import { searchHit } from '#tests/support/model/search-hit.ts';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';
import './move-dialog.tsx';

withSiteServer();
withFakeTime(['clock'], renderedAt);

const alex = { userId: 7, firstName: 'Alex', lastName: 'Morgan', bookingType: 'classes' as const };
const booked = makeVisit(1, alex);
const other = searchHit('Riverside', '20:00', 'Family swim');
const differs = {
  details: { price: money(560), new_price: money(900), due: money(340), credit: money(0) },
};

interface Sent {
  path: string;
  body: unknown;
}

/** Answers the week's other times; the returned list has the queries as they come in. */
const answerTimes = (times = [other]): URLSearchParams[] => {
  const requests: URLSearchParams[] = [];
  answerBy('searchSessions', ({ url }) => {
    requests.push(url.searchParams);
    return { data: times, pagination: listPage(1, 1) };
  });
  return requests;
};

/** Lets the move succeed; the returned list has what was sent. */
const answerMove = (input: Partial<CallData<'moveBooking'>> = {}): Sent[] => {
  const sent: Sent[] = [];
  const { startsAt, endsAt } = other.occurrence;
  answerBy('moveBooking', ({ url, body }) => {
    sent.push({ path: url.pathname, body });
    return { data: { ...booked, id: uuid(9), startsAt, endsAt, ...input } };
  });
  return sent;
};

const openFrom = async (bookings: readonly Booking[] = [booked]) => {
  answerBookings(bookings);
  answer('getVenue', { ...riverside, phone: '01632 960142' });
  showBookings();
  await userEvent.click(await screen.findByRole('button', { name: 'Move Family swim, 18:30' }));
  return within(await screen.findByRole('dialog', { name: 'Move this booking' }));
};

const chooseOther = async (dialog: Awaited<ReturnType<typeof openFrom>>) => {
  await userEvent.click(await dialog.findByRole('radio', { name: /20:00/ }));
  return dialog.getByRole('button', { name: 'Move to Thu, 19 Nov, 20:00' });
};

it('lists other times of the activity for that person, and moves to the one that is chosen', async () => {
  const requests = answerTimes();
  const sent = answerMove();
  const dialog = await openFrom();
  expect(dialog.getByText('Family swim, Wednesday 18 November, 18:30')).toBeVisible();
  expect(await dialog.findByRole('group', { name: 'Thu, 19 Nov 2026' })).toHaveTextContent('13 places left');
  expect(dialog.getByRole('button', { name: 'Choose a time' })).toHaveAttribute('aria-disabled', 'true');
  const first = requests[0];
  expect([first?.get('date'), first?.get('until'), first?.get('places'), first?.get('selected_user_id')]).toEqual([
    ...['2099-11-18', '2099-11-24', '1', '7'],
  ]);
  await userEvent.click(await chooseOther(dialog));
  const message = await screen.findByRole('status');
  expect(message).toHaveTextContent('Your booking has been moved.Family swim, Thursday 19 November, 20:00');
  expect(message.parentElement).toHaveFocus();
  expect(sent).toEqual([
    {
      path: expect.stringContaining(`/${uuid(1)}/move`) as string,
      body: { data: { occurrence_id: other.occurrence.id, accept_price: false } },
    },
  ]);
});

it('is not offered its own time, and looks at other weeks, never at those before today', async () => {
  const same = { ...other, occurrence: { ...other.occurrence, id: booked.occurrenceId } };
  const requests = answerTimes([same]);
  const dialog = await openFrom();
  expect(await dialog.findByText(/^Nothing is free in this week/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'The week before' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(dialog.getByRole('button', { name: 'The week after' }));
  await waitFor(() => expect(requests.at(-1)?.get('date')).toBe('2099-11-25'));
  await userEvent.click(dialog.getByRole('button', { name: 'The week before' }));
  await waitFor(() => expect(requests.at(-1)?.get('date')).toBe('2099-11-18'));
});

it('is offered other sessions of its activity too, when they are asked for', async () => {
  answerTimes([other, searchHit('Riverside', '21:00', 'Lane swim')]);
  const dialog = await openFrom();
  expect(await dialog.findAllByRole('radio')).toHaveLength(1);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Show everything of Fitness classes' }));
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
  expect(dialog.getByText('Lane swim, Main pool')).toBeVisible();
});

describe('another price', () => {
  it('is asked about with both prices, and only the one that was shown is agreed to', async () => {
    answerTimes();
    const dialog = await openFrom();
    refuse('moveBooking', 'price_differs', differs);
    await userEvent.click(await chooseOther(dialog));
    const heading = await dialog.findByRole('heading', { name: 'This time has another price' });
    expect(heading.parentElement).toHaveFocus();
    expect(heading.parentElement).toHaveTextContent('Your booking£5.60The new time£9.00To pay£3.40');
    const sent = answerMove({ settlement: { due: money(340), credit: money(0) } });
    await userEvent.click(dialog.getByRole('button', { name: 'Move, £3.40 to pay' }));
    expect(await screen.findByRole('status')).toHaveTextContent('£3.40 is still to pay, at the venue.');
    expect(sent[0]?.body).toEqual({ data: { occurrence_id: other.occurrence.id, accept_price: 900 } });
  });

  it('that is lower says what comes back, and what came back', async () => {
    answerTimes();
    const dialog = await openFrom();
    refuse('moveBooking', 'price_differs', {
      details: { price: money(560), new_price: money(400), due: money(0), credit: money(160) },
    });
    await userEvent.click(await chooseOther(dialog));
    expect(await dialog.findByText('Comes back as credit')).toBeVisible();
    answerMove({ settlement: { due: money(0), credit: money(160) } });
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await screen.findByRole('status')).toHaveTextContent('£1.60 is back as credit.');
  });

  it('that is lower says so where nothing comes back', async () => {
    answerTimes();
    const dialog = await openFrom();
    refuse('moveBooking', 'price_differs', {
      details: { price: money(560), new_price: money(400), due: money(0), credit: money(0) },
    });
    await userEvent.click(await chooseOther(dialog));
    expect(await dialog.findByText('The difference does not come back.')).toBeVisible();
  });

  it('leads back to the times, where nothing was moved', async () => {
    answerTimes();
    const dialog = await openFrom();
    refuse('moveBooking', 'price_differs', differs);
    await userEvent.click(await chooseOther(dialog));
    await userEvent.click(await dialog.findByRole('button', { name: 'Choose another time' }));
    expect(await dialog.findByRole('radio', { name: /20:00/ })).toBeChecked();
  });
});

it('moves the one of two people who is chosen', async () => {
  const requests = answerTimes();
  const sent = answerMove();
  const sam = makeVisit(2, { ...alex, userId: 8, firstName: 'Sam' });
  const dialog = await openFrom([booked, sam]);
  await userEvent.click(dialog.getByRole('radio', { name: 'Sam Morgan' }));
  await waitFor(() => expect(requests.at(-1)?.get('selected_user_id')).toBe('8'));
  await userEvent.click(await chooseOther(dialog));
  await screen.findByRole('status');
  expect(sent.map(({ path }) => path)).toEqual([expect.stringContaining(`/${uuid(2)}/move`)]);
});

it('says of a time that has gone that the booking stands, and lets another be chosen', async () => {
  answerTimes();
  const dialog = await openFrom();
  refuse('moveBooking', 'session_full');
  await userEvent.click(await chooseOther(dialog));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('The session being booked is already full');
  expect(alert).toHaveTextContent('Your booking still stands, nothing has changed.');
  expect(dialog.getByRole('radio', { name: /20:00/ })).toBeVisible();
});

it('says when it has become too late, and whom to call', async () => {
  answerTimes();
  const dialog = await openFrom();
  refuse('moveBooking', 'cannot_cancel', { message: 'It is too late to move this booking' });
  await userEvent.click(await chooseOther(dialog));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('It is too late to move this booking');
  expect(await within(alert).findByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
});

it('does not know after a lost answer, and checks with the same request', async () => {
  answerTimes();
  const keys: (string | null)[] = [];
  const dialog = await openFrom();
  refuse('moveBooking', 'unexpected', {}, { seen: ({ headers }) => keys.push(headers.get('idempotency-key')) });
  await userEvent.click(await chooseOther(dialog));
  expect(await dialog.findByRole('alert')).toHaveTextContent('We do not know yet whether it has been moved');
  answerBy('moveBooking', ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    return { data: { ...booked, id: uuid(9) } };
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Your booking has been moved.');
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

it('is not offered after the cut-off, for a day of a camp, or where it cannot be cancelled', async () => {
  const { cancellation } = booked;
  const bundle = { id: uuid(70), totalSettledBookings: 2, settledBookingPosition: 1 };
  answerBookings([
    makeVisit(1, { cancellation: { ...cancellation, cutOff: moment('2099-11-18', '08:00') } }),
    makeVisit(2, { orderId: uuid(51), bookingBundleContext: bundle }),
    makeVisit(3, { orderId: uuid(52), cancellation: { ...cancellation, canCancel: false } }),
  ]);
  showBookings();
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

it('is opened from the details, too', async () => {
  answerTimes();
  answerBookings([booked]);
  answer('getVenue', { ...riverside, phone: '01632 960142' });
  answer('getBooking', { ...booked, customQuestionSections: [] });
  refuse('getOrder', 'not_found');
  showBookings();
  await userEvent.click(await screen.findByRole('button', { name: /^Family swim/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Move to another time' }));
  expect(await screen.findByRole('dialog', { name: 'Move this booking' })).toBeVisible();
});
