import { BookingsView } from '#components/account/bookings/bookings-view.tsx';
import type { Booking } from '#contract/bookings/bookings.ts';
import { alexState, moment, money, uuid } from '#tests/support/make/make-cart.ts';
import { session } from '#tests/support/model/sessions.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerBy } from '#tests/support/site-server.ts';
import { cancelledBooking } from '#tests/support/timetable-components/cancelled-booking.ts';
import { listPage } from './list-page.ts';

/** When the page is rendered: the morning before the swim. */
export const renderedAt = Date.parse('2099-11-18T09:00:00Z');
export const swim = session({ templateName: 'Family swim', bookingType: 'ticketed' });

const rule = { ...cancelledBooking(swim, uuid(1)).cancellation, canCancel: true, cannotCancelReason: null };

/** A booked place in the swim of this evening; `input` overrides its fields. */
export const makeVisit = (id: number, input: Partial<Booking> = {}): Booking => ({
  ...cancelledBooking(swim, uuid(id)),
  ...{ status: 'settled', orderId: uuid(50), locationName: 'Main pool', price: money(560), cancellation: rule },
  ...{ startsAt: moment('2099-11-18', '18:30'), endsAt: moment('2099-11-18', '19:30') },
  ...input,
});

/** When it was years ago. */
export const longAgo = { startsAt: moment('2020-11-18', '18:30'), endsAt: moment('2020-11-18', '19:30') };

/** The venues of the account's bookings. */
const booked = [
  { id: uuid(900), name: 'Riverside', slug: 'riverside' },
  { id: uuid(901), name: 'Harbour', slug: 'harbour' },
];

/** Answers what a page of bookings reads. Returns the queries of `listBookings` as they come in. */
export function answerBookings(bookings: readonly Booking[], { pages = 1, venues = booked } = {}): URLSearchParams[] {
  const requests: URLSearchParams[] = [];
  answer('getAuthUser', alexState);
  answer('listBookedVenues', venues);
  answer('listUserWaitlist', []);
  answerBy('listBookings', ({ url }) => {
    requests.push(url.searchParams);
    return { data: [...bookings], pagination: listPage(Number(url.searchParams.get('page')), pages) };
  });
  return requests;
}

export const showBookings = (when: 'upcoming' | 'past' = 'upcoming', stage: Stage = {}) =>
  renderOnSite(<BookingsView when={when} selectedUserId={null} renderedAt={renderedAt} />, {
    ...{ zone: 'account', session: member, plannedPages: ['account/bookings/past'] },
    ...stage,
  });
