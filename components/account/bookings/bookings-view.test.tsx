import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/booking/cancelling/cancel-dialog.tsx';
import type { Booking } from '#contract/bookings/bookings.ts';
import { makeOrder } from '#tests/support/checkout-components/confirmed-order.tsx';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { held } from '#tests/support/held.ts';
import { alexState, moment, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { session } from '#tests/support/model/sessions.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { cancelledBooking } from '#tests/support/timetable-components/cancelled-booking.ts';
import { makeCancellation } from '#tests/support/timetable-components/visit.ts';
import './booking-details.tsx';
import './entry-code.tsx';
import { BookingsView } from './bookings-view.tsx';

withSiteServer();
const renderedAt = Date.parse('2099-11-18T09:00:00Z');
withFakeTime(['clock'], renderedAt);

const swim = session({ templateName: 'Family swim', bookingType: 'ticketed' });
const rule = { ...cancelledBooking(swim, uuid(1)).cancellation, canCancel: true, cannotCancelReason: null };
const booking = (id: number, input: Partial<Booking> = {}): Booking => ({
  ...cancelledBooking(swim, uuid(id)),
  ...{ status: 'settled', orderId: uuid(50), locationName: 'Main pool', price: money(560), cancellation: rule },
  ...{ startsAt: moment('2099-11-18', '18:30'), endsAt: moment('2099-11-18', '19:30') },
  ...input,
});
const riverside = { id: uuid(900), name: 'Riverside', slug: 'riverside' };
const harbour = { id: uuid(901), name: 'Harbour', slug: 'harbour' };

const page = (total: number, current = 1) => ({
  ...{ previousPage: null, currentPage: current, nextPage: null, recordsPerPage: 25, recordsOnCurrentPage: 1 },
  ...{
    firstRecordOnCurrentPage: 1,
    lastRecordOnCurrentPage: 1,
    totalRecords: total,
    totalPages: Math.ceil(total / 25),
  },
});

/** Answers what the page reads; the returned list has the questions that were requests of `listBookings`. */
const answerAll = (bookings: Booking[], total = bookings.length): URLSearchParams[] => {
  const requests: URLSearchParams[] = [];
  answer('getAuthUser', alexState);
  answer('listBookedVenues', [harbour, riverside]);
  answer('listUserWaitlist', []);
  answerBy('listBookings', ({ url }) => {
    requests.push(url.searchParams);
    return { data: bookings, pagination: page(total, Number(url.searchParams.get('page'))) };
  });
  return requests;
};

const show = (when: 'upcoming' | 'past' = 'upcoming', stage: Stage = {}) =>
  renderOnSite(<BookingsView when={when} selectedUserId={null} renderedAt={renderedAt} />, {
    ...{ zone: 'account', session: member, plannedPages: ['account/bookings/past'] },
    ...stage,
  });

it('lists bookings by day: of everybody, each visit once with its people and until when it can be cancelled', async () => {
  const tomorrow = {
    startsAt: moment('2099-11-19', '07:00'),
    endsAt: moment('2099-11-19', '08:00'),
    orderId: uuid(51),
  };
  const requests = answerAll([booking(1), booking(2, { userId: 8 }), booking(3, { name: 'Judo', ...tomorrow })]);
  show();
  const today = within(await screen.findByRole('region', { name: /^Today/ }));
  expect(today.getByRole('listitem')).toHaveTextContent('Alex Morgan (You), Sam Morgan');
  expect(today.getByRole('heading', { level: 3 })).toHaveTextContent(/^2 x Family swim/);
  expect(today.getByText('Free to cancel until it starts. The money comes back as credit.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: /^Tomorrow/ })).getByRole('listitem')).toHaveTextContent('Judo');
  expect(requests[0]?.get('everyone')).toBe('true');
  expect(requests[0]?.get('per_page')).toBe('25');
});

it('lists those of the person acted for, and of another person or venue that is chosen', async () => {
  const requests = answerAll([booking(1)]);
  show('upcoming', { session: { ...member, selectedUserId: 8 } });
  await screen.findByRole('button', { name: /^Family swim/ });
  expect(requests.at(-1)?.get('user_id')).toBe('8');
  await userEvent.selectOptions(screen.getByLabelText('Whose bookings'), 'Alex Morgan (You)');
  await waitFor(() => expect(requests.at(-1)?.get('user_id')).toBe('7'));
  await userEvent.selectOptions(screen.getByLabelText('Venue'), 'Harbour');
  await waitFor(() => expect(requests.at(-1)?.get('venue')).toBe('harbour'));
});

it('never reads the whole list: 1,000 bookings have 40 pages', async () => {
  const requests = answerAll([booking(1)], 1000);
  show();
  expect(await screen.findByText('Page 1 of 40')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 40')).toBeVisible();
  expect(requests.map((query) => query.get('page'))).toEqual(['1', '2']);
});

describe('the address', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('names person, venue and page, and Back leads to the choice before', async () => {
    answerAll([booking(1)], 1000);
    show();
    await userEvent.selectOptions(await screen.findByLabelText('Whose bookings'), 'Sam Morgan');
    await userEvent.selectOptions(screen.getByLabelText('Venue'), 'Harbour');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 40')).toBeVisible();
    expect(window.location.search).toBe('?person=8&venue=harbour&page=2');
    expect(screen.getByRole('link', { name: 'Past' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/bookings\/past\?person=8&venue=harbour$/),
    );
    window.history.back();
    expect(await screen.findByText('Page 1 of 40')).toBeVisible();
    expect(screen.getByLabelText('Venue')).toHaveValue('harbour');
  });

  it('decides what is listed first, and is left behind when somebody else is acted for', async () => {
    const requests = answerAll([booking(1)], 1000);
    const choice = { userId: 8, venue: 'harbour', page: 3 };
    window.history.replaceState(null, '', '/?person=8&venue=harbour&page=3');
    renderOnSite(<BookingsView when="upcoming" selectedUserId={null} choice={choice} renderedAt={renderedAt} />, {
      ...{ zone: 'account', session: { ...member, selectedUserId: 7 } },
    });
    await screen.findByRole('button', { name: /^Family swim/ });
    expect(window.location.search).toBe('');
    expect(requests.at(-1)?.get('page')).toBe('1');
  });

  it('that names nobody of the account, or a page that is not there, lists what there is', async () => {
    const requests = answerAll([booking(1)], 30);
    const choice = { userId: 99, venue: null, page: 9 };
    window.history.replaceState(null, '', '/?person=99&page=9');
    renderOnSite(<BookingsView when="upcoming" selectedUserId={null} choice={choice} renderedAt={renderedAt} />, {
      ...{ zone: 'account', session: member },
    });
    expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    expect(requests.at(-1)?.get('everyone')).toBe('true');
    expect(new URLSearchParams(window.location.search).get('page')).toBe('2');
  });
});

it('opens a booking with its code, its answers and the way to its order', async () => {
  answerAll([booking(1)]);
  answer('getOrder', makeOrder({ items: [sessionItem(1, 'Family swim', 560, { bookingId: uuid(1) })] }));
  refuse('getVenue', 'not_found');
  const question = { id: 1, question: 'Any allergies?', type: 'text' as const, options: [], required: false };
  answer('getBooking', {
    ...booking(1),
    customQuestionSections: [
      {
        title: null,
        description: null,
        position: 1,
        questions: [{ ...question, position: 1, kind: 'simple', answer: 'Nuts' }],
      },
    ],
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Family swim/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Family swim' }));
  expect(await dialog.findByRole('img', { name: /^Entry code/ })).toBeVisible();
  expect(await dialog.findByText('Nuts')).toBeVisible();
  expect(dialog.getByText('Any allergies?')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    `http://bookings.touchline.localhost:3000/booking-confirmed/${uuid(50)}`,
  );
  expect(dialog.getByRole('link', { name: 'Add to calendar, Family swim' })).toHaveAttribute(
    'href',
    `/api/bookings/${uuid(1)}/calendar`,
  );
});

it('cancels the place of one of two people, and says what comes back first', async () => {
  answerAll([booking(1), booking(2, { userId: 8, firstName: 'Sam', lastName: 'Morgan' })]);
  answerBy('getBooking', ({ url }) => ({
    data: { ...booking(url.pathname.endsWith(uuid(1)) ? 1 : 2), customQuestionSections: [] },
  }));
  const results = [
    makeCancellation(swim, 1, { userId: 7, firstName: 'Alex', lastName: 'Morgan' }),
    makeCancellation(swim, 2, { userId: 8, firstName: 'Sam', lastName: 'Morgan' }),
  ];
  const sent: string[][] = [];
  answerBy('cancelBookings', ({ body }) => {
    const { data } = body as { data: { booking_ids: string[]; preview?: boolean } };
    if (data.preview !== true) sent.push(data.booking_ids);
    return { data: results.filter(({ id }) => data.booking_ids.includes(id)) };
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel Family swim/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Alex Morgan/ }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Cancel booking' }));
  expect(await dialog.findByRole('status')).toHaveTextContent(/1 of 2/);
  expect(sent).toEqual([[uuid(2)]]);
});

it('shows where somebody waits, and leaves a waitlist', async () => {
  answerAll([]);
  const entry = {
    ...{ id: 5, userReference: null, firstName: 'Alex', lastName: 'Morgan', email: null },
    ...{ createdAt: '2026-11-01T09:00:00Z', status: 'waiting' as const, position: 2, offerExpiresAt: null },
    ...{ occurrence: { occurrenceId: 'A'.repeat(34), name: 'Boxing fit' }, startsAt: moment('2099-11-18', '18:30') },
  };
  answerBy('listUserWaitlist', ({ url }) => ({
    data: url.pathname.includes('/7/') ? [{ ...entry, userId: 7 }] : [],
  }));
  const left: string[] = [];
  answer('leaveWaitlist', null, { seen: ({ url }) => left.push(url.pathname) });
  const { toasts } = show();
  const list = within(await screen.findByRole('region', { name: 'Waitlists' }));
  expect(list.getByText(/^2nd in line/)).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Leave waitlist, Boxing fit' }));
  await waitFor(() => expect(toasts).toMatchObject([{ type: 'success' }]));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Waitlists' })).toHaveFocus());
  expect(left).toEqual([expect.stringContaining(`${'A'.repeat(34)}/waitlist/members/7`)]);
});

it('says of what was whether somebody came, and what was cancelled, and leads to booking again', async () => {
  const before = { startsAt: moment('2020-11-18', '18:30'), endsAt: moment('2020-11-18', '19:30') };
  const requests = answerAll([
    booking(1, { ...before, attended: true }),
    booking(2, { ...before, name: 'Judo', status: 'cancelled', orderId: uuid(51) }),
  ]);
  show('past');
  expect(await screen.findByText('Attended')).toBeVisible();
  expect(screen.getByText('Cancelled')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book again, Judo' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
  expect(requests[0]?.get('direction')).toBe('descending');
});

it('says that there is nothing, in Welsh too', async () => {
  answerAll([]);
  show('past', { language: 'cy' });
  expect(await screen.findByRole('heading', { name: 'Dim archebion o’r blaen' })).toBeVisible();
});

it('says that it failed, and tries again', async () => {
  answerAll([]);
  refuse('listBookings', 'unexpected');
  show();
  expect(screen.getByRole('status', { name: 'Loading your bookings' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your bookings could not be loaded');
  answerAll([booking(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Family swim/ })).toBeVisible();
});

it('keeps the focus at the list while it is tried again', async () => {
  answerAll([]);
  refuse('listBookings', 'unexpected');
  show();
  const list = await screen.findByRole('region', { name: 'Upcoming' });
  const { until, release } = held();
  const retry = await within(list).findByRole('button', { name: 'Try again' });
  answerBy('listBookings', async () => {
    await until;
    return { data: [booking(1)], pagination: page(1, 1) };
  });
  retry.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(list).toHaveFocus());
  expect(within(list).getByRole('status', { name: 'Loading your bookings' })).toBeVisible();
  release();
  expect(await within(list).findByRole('button', { name: /^Family swim/ })).toBeVisible();
  expect(list).toHaveFocus();
});
