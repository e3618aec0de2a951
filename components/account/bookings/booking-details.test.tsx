import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '#components/booking/cancelling/cancel-dialog.tsx';
import type { AnsweredSection } from '#contract/activities/questions.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import {
  answerBookings,
  longAgo,
  makeVisit,
  renderedAt,
  showBookings,
} from '#tests/support/account-components/bookings-stage.tsx';
import { makeOrder } from '#tests/support/checkout-components/confirmed-order.tsx';
import { withFakeTime } from '#tests/support/fake-time.ts';
import { moment, money, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import './booking-details.tsx';
import './entry-code.tsx';

withSiteServer();
withFakeTime(['clock'], renderedAt);

const camp = (id: number, day: string, input: Partial<Booking> = {}): Booking =>
  makeVisit(id, {
    ...{ name: 'Winter camp', bookingType: 'camps', startsAt: moment(day, '09:00'), endsAt: moment(day, '15:30') },
    bookingBundleContext: {
      id: '0ca3b000-0000-4000-8000-000000000001',
      totalSettledBookings: 3,
      settledBookingPosition: 1,
    },
    ...input,
  });
const days = [camp(1, '2099-11-18'), camp(2, '2099-11-19', { status: 'cancelled' }), camp(3, '2099-11-20')];

const plain = { options: [], required: false, position: 1 };
const sizes = [
  { id: 1, value: 'Small' },
  { id: 2, value: 'Large' },
];
const questions: AnsweredSection['questions'] = [
  { ...plain, id: 1, type: 'date', question: 'Last tetanus jab', kind: 'date', answer: '2024-03-09' },
  { ...plain, id: 2, type: 'checkbox', question: 'Can swim', kind: 'simple', answer: true },
  { ...plain, id: 3, type: 'select', question: 'Shirt', options: sizes, kind: 'simple', answer: 2 },
  { ...plain, id: 4, type: 'multi_select', question: 'Socks', options: sizes, kind: 'multi', answers: [1, 2] },
  { ...plain, id: 5, type: 'text', question: 'Anything else?', kind: 'simple', answer: '' },
];
const section = { title: null, description: null, position: 1, questions };

/** Opens the details of the first booking. */
const open = async (name: string, when: 'upcoming' | 'past' = 'upcoming') => {
  showBookings(when);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  return within(await screen.findByRole('dialog', { name }));
};
const answerRest = (visit: Booking) => {
  answer('getVenue', { ...riverside, phone: '01632 960142' });
  answer('getBooking', { ...visit, customQuestionSections: [section] });
};

it('shows a visit of several people once: who comes, with which tickets, the price of all, and one code for all', async () => {
  const tickets = [
    makeVisit(1, { ticketName: 'Adult', quantity: 2, price: money(1120) }),
    makeVisit(2, { userId: 8, ticketName: 'Junior', quantity: 1, price: money(380) }),
  ];
  answerBookings(tickets);
  answerRest(makeVisit(1));
  const [first, second] = ['0e5c1a2b-0000-4000-8000-000000000001', uuid(1)];
  answer(
    'getOrder',
    makeOrder({
      items: [
        sessionItem(2, 'Family swim, Junior', 380, { bookingId: second }),
        sessionItem(1, 'Family swim, Adult', 1120, { bookingId: first }),
      ].map((item) => ({ ...item, occurrenceId: 'AAAAAAAAAAAAAAAAAAAAAA202611181830' })),
    }),
  );
  const dialog = await open('Family swim');
  expect(dialog.getByText('Alex Morgan (You), Sam Morgan')).toBeVisible();
  expect(dialog.getByText('2 x Adult, 1 x Junior')).toBeVisible();
  expect(dialog.getByText('£15.00')).toBeVisible();
  expect(await dialog.findByRole('img', { name: 'Entry code 0E5C-1A2B' })).toBeVisible();
  expect(dialog.getByText(/Calder Bank/)).toBeVisible();
});

it('says what was answered, in words, and leaves out what was not', async () => {
  answerBookings([makeVisit(1, { orderId: null })]);
  answerRest(makeVisit(1));
  const dialog = await open('Family swim');
  const answers = within(await dialog.findByRole('region', { name: 'Your answers' }));
  expect(answers.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    expect.stringMatching(/9 Mar 2024/),
    'Yes',
    'Large',
    'Small, Large',
  ]);
  expect(answers.queryByText('Anything else?')).not.toBeInTheDocument();
});

it('says that its answers did not load, and what is still to be signed', async () => {
  const waiver = { id: uuid(70), name: 'Pool rules', type: 'post-purchase-waiver' as const };
  answerBookings([makeVisit(1, { orderId: null, outstandingRestrictions: [waiver] })]);
  answerRest(makeVisit(1));
  refuse('getBooking', 'unexpected');
  const dialog = await open('Family swim');
  expect(await dialog.findByText(/^Some details of this booking could not be loaded/)).toBeVisible();
  expect(dialog.getByText('Still to sign: Pool rules')).toBeVisible();
});

it('has the code of the booking itself where its order did not load', async () => {
  answerBookings([makeVisit(1)]);
  answerRest(makeVisit(1));
  refuse('getOrder', 'unexpected');
  const dialog = await open('Family swim');
  expect(await dialog.findByRole('img', { name: 'Entry code 0000-0000' })).toBeVisible();
});

it('that can no longer be cancelled says whom to call instead', async () => {
  const { cancellation } = makeVisit(1);
  answerBookings([makeVisit(1, { orderId: null, cancellation: { ...cancellation, canCancel: false } })]);
  answerRest(makeVisit(1));
  const dialog = await open('Family swim');
  expect(dialog.getByText('To cancel it, please contact the venue.')).toBeVisible();
  expect(await dialog.findByRole('link', { name: /^Call Riverside Leisure Centre/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(dialog.queryByRole('button', { name: 'Cancel this booking' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Cancel Family swim/ })).not.toBeInTheDocument();
});

it('of what was cancelled has neither code nor calendar nor anything to cancel', async () => {
  answerBookings([makeVisit(1, { ...longAgo, status: 'cancelled' })]);
  answerRest(makeVisit(1));
  const dialog = await open('Family swim', 'past');
  expect(dialog.getByText('Cancelled')).toBeVisible();
  expect(await dialog.findByText('Your answers')).toBeVisible();
  expect(dialog.queryByRole('img')).not.toBeInTheDocument();
  expect(dialog.queryByRole('link', { name: /calendar/ })).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
});

describe('a camp', () => {
  const answerCamp = () => {
    answerBookings(days.slice(0, 1));
    answerRest(camp(1, '2099-11-18'));
    const { venue, category, cancellation } = makeVisit(1);
    answer('getBookingBundle', {
      ...{ id: '0ca3b000-0000-4000-8000-000000000001', status: 'settled', bookingType: 'camps', scheduleId: uuid(70) },
      ...{ name: 'Winter camp', description: null, venue, category, instructors: [], bookings: days },
      ...{ totalPrice: money(4800), cancellation, customQuestionSections: [section] },
    });
  };

  it('lists its sessions, each with what has become of it, one code and one calendar for all', async () => {
    answerCamp();
    const dialog = await open('Winter camp');
    const sessions = within(await dialog.findByRole('region', { name: '3 sessions' })).getAllByRole('listitem');
    expect(sessions.map((one) => /Cancelled/.test(one.textContent))).toEqual([false, true, false]);
    expect(dialog.getByRole('img', { name: 'Entry code 0CA3-B000' })).toBeVisible();
    expect(dialog.getByRole('link', { name: /calendar/ })).toHaveAttribute(
      'href',
      '/api/bookings/0ca3b000-0000-4000-8000-000000000001/calendar',
    );
    expect(dialog.getByText('Shirt')).toBeVisible();
    expect(screen.getByText('Session 1 of 3')).toBeInTheDocument();
  });

  it('can be cancelled by the session, and refuses what the server refuses', async () => {
    answerCamp();
    const dialog = await open('Winter camp');
    // The first session has begun, the second is cancelled already.
    const cancel = await dialog.findByRole('button', { name: /^Cancel .*09:00$/ });
    answer('getBooking', { ...camp(3, '2099-11-20'), customQuestionSections: [] });
    const bodies: unknown[] = [];
    refuse('cancelBookings', 'cannot_cancel', {}, { seen: ({ body }) => bodies.push(body) });
    await userEvent.click(cancel);
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this booking?' }));
    expect(await question.findByRole('alert')).toHaveTextContent('This booking cannot be cancelled');
    expect(bodies).toMatchObject([{ data: { booking_ids: [uuid(3)], preview: true } }]);
  });

  it('says that its sessions did not load', async () => {
    answerCamp();
    refuse('getBookingBundle', 'unexpected');
    const dialog = await open('Winter camp');
    expect(await dialog.findByText(/^Some details of this booking could not be loaded/)).toBeVisible();
  });
});
