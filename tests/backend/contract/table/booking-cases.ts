import type { OperationId } from '#contract/routes.ts';
import {
  absent,
  conflict,
  forbidden,
  invalid,
  required,
  unknownId,
  unknownSession,
  wrongPage,
  type CallCase,
  type Setting,
} from './call-case.ts';

const noSource = required({ query: '' }, 'cancellation_source');
const sources = 'Must be one of: customers, foh, my-account, occurrence';
const started = 'This session has already started';
const joins = (full: 'full' | 'open') =>
  full === 'full' ? 'You are already on the waitlist for this session' : 'There are places available for this session';
const tooMany =
  'This is more places than can be held at once. Please pay for what is in your basket first, or contact the venue to book for a group';
const withPlaces =
  (places: number) =>
  ({ scene: { robin } }: Setting) => ({ body: { user_id: robin.id, places } });
const cancelled = 'Your booking has been cancelled';
const byDesk = (body: object = {}) =>
  forbidden('by the rules of the desk', 'owner', {
    body: { update_type: 'cancellation', cancellation_source: 'foh', booking_ids: [unknownId], ...body },
  });
const search = invalid(
  'a search that is too long',
  { query: `?search=${'x'.repeat(256)}` },
  {
    search: 'Must contain at most 255 character(s)',
  },
);

/** Restrictions, waivers, waitlists, bookings, cancelling and attendance. */
export const bookingCases = {
  getRestriction: { bad: [absent('that is not there', { params: { id: unknownId } })] },
  listRestrictions: { bad: [wrongPage, search, forbidden('by a customer', 'owner')] },
  listPreviousAttendees: {
    bad: [
      absent('of nothing', { params: { restriction: unknownId } }),
      invalid(
        'a name that is too long',
        { query: `?query=${'x'.repeat(256)}` },
        {
          query: 'Must contain at most 255 character(s)',
        },
      ),
    ],
  },
  createQuestionWaivers: {
    bad: [
      required({ body: {} }, 'waivers'),
      invalid('none', { body: { waivers: [] } }, { waivers: 'Required' }),
      invalid(
        'not agreed to',
        ({ scene: { restriction } }) => ({
          body: {
            waivers: [
              { restriction_id: restriction.id, attendee: { first_name: 'Ivy', last_name: '' }, agreed: false },
            ],
          },
        }),
        { 'waivers.0.attendee.last_name': 'Required', 'waivers.0.agreed': 'Agree to waiver' },
      ),
      absent('of nothing', {
        body: {
          waivers: [{ restriction_id: unknownId, attendee: { first_name: 'Ivy', last_name: 'Reed' }, agreed: true }],
        },
      }),
    ],
  },
  listWaitlistMembers: {
    bad: [wrongPage, absent('of nothing', { params: { id: unknownSession } }), forbidden('by a customer', 'owner')],
  },
  listUserWaitlist: { bad: [forbidden('of a stranger', 'stranger')] },
  joinWaitlist: {
    message: 'Successfully joined the waitlist.',
    bad: [
      required({ body: {} }, 'user_id'),
      absent('by the old id', ({ scene: { another } }) => ({ params: { id: another.v1Id } })),
      absent('without a waitlist', async ({ db, scene: { another } }) => {
        await db.updateTable('occurrences').set({ waitlistMaximum: null }).where('id', '=', another.id).execute();
        return {};
      }),
      conflict('already_on_waitlist', joins('full'), ({ scene: { full } }) => ({ params: { id: full.id } })),
      conflict('places_available', joins('open'), async ({ db, scene: { another } }) => {
        await db.updateTable('occurrences').set({ maximum: 1 }).where('id', '=', another.id).execute();
        return {};
      }),
      conflict('waitlist_full', 'The waitlist for this session is full', async ({ db, scene: { another } }) => {
        await db.updateTable('occurrences').set({ waitlistMaximum: 0 }).where('id', '=', another.id).execute();
        return {};
      }),
      invalid('for several places of a class', withPlaces(2), { places: 'Must be at most 1' }),
      conflict('too_many_places', tooMany, withPlaces(21)),
      forbidden('for a stranger', 'stranger'),
    ],
  },
  leaveWaitlist: {
    message: 'Successfully removed from the waitlist.',
    bad: [
      absent('of another session', ({ scene: { another, robin } }) => ({
        params: { occurrenceId: another.id, userId: robin.id },
      })),
    ],
  },
  joinV1Waitlist: {
    message: 'Successfully joined the waitlist.',
    bad: [
      required({ body: {} }, 'item'),
      invalid('by the new id', ({ scene: { another } }) => ({ body: { item: { id: another.id, type: 'activity' } } }), {
        'item.id': 'Must be a number',
      }),
      invalid(
        'for several places of a class',
        ({ scene: { another } }) => ({ body: { item: { id: another.v1Id, type: 'activity' }, places: 2 } }),
        { places: 'Must be at most 1' },
      ),
      conflict('already_on_waitlist', joins('full'), ({ scene: { full } }) => ({
        body: { item: { id: full.v1Id, type: 'activity' } },
      })),
    ],
  },
  leaveV1Waitlist: {
    message: 'Successfully removed from the waitlist.',
    bad: [absent('that is not there', { params: { waitlistId: 999_999 } })],
  },
  listBookings: {
    bad: [
      noSource,
      invalid(
        'values that are none',
        { query: '?cancellation_source=web&user_id=0&occurrence_id=17&page=0&per_page=101' },
        {
          page: 'Must be at least 1',
          per_page: 'Must be at most 100',
          cancellation_source: sources,
          occurrence_id: 'Must be exactly 34 letters, digits, underscores or hyphens',
          user_id: 'Must be at least 1',
        },
      ),
      invalid(
        'times of no zone',
        { query: '?cancellation_source=customers&starts_after=2026-11-24 00:00:00' },
        {
          starts_after: 'Must be a date and time with an offset',
        },
      ),
      forbidden('by the rules of the desk', 'owner', { query: '?cancellation_source=foh' }),
    ],
  },
  listBookedVenues: { bad: [] },
  getBooking: { bad: [noSource, absent('that is not there', { params: { bookingId: unknownId } })] },
  getBookingBundle: { bad: [noSource, absent('that is not there', { params: { bundleId: unknownId } })] },
  cancelBookings: {
    message: cancelled,
    bad: [
      required({ body: {} }, 'update_type', 'cancellation_source', 'booking_ids'),
      invalid(
        'none',
        { body: { update_type: 'cancellation', cancellation_source: 'customers', booking_ids: [] } },
        {
          booking_ids: 'Required',
        },
      ),
      byDesk(),
      conflict('cannot_cancel', started, async ({ db, scene: { bookingId } }) => {
        const booking = db.selectFrom('bookings').where('id', '=', bookingId).select('occurrenceId');
        const times = { startsAt: new Date('2026-11-24T17:00:00Z'), endsAt: new Date('2026-11-24T18:30:00Z') };
        await db.updateTable('occurrences').set(times).where('id', '=', booking).execute();
        return {};
      }),
    ],
  },
  cancelBookingBundle: {
    message: cancelled,
    bad: [
      required({ body: {} }, 'update_type', 'cancellation_source'),
      byDesk({ booking_ids: undefined }),
      absent('that is not there', { params: { bundleId: unknownId } }),
    ],
  },
  moveBooking: {
    change: ({ scene: { open } }) => ({ body: { occurrence_id: open.id, accept_price: true } }),
    message: 'Your booking has been moved',
    bad: [
      required({ body: {} }, 'occurrence_id'),
      absent('that is not there', { params: { bookingId: unknownId } }),
      conflict('price_differs', 'This session has another price', ({ scene: { open } }) => ({
        body: { occurrence_id: open.id },
      })),
    ],
  },
  cancelBooking: {
    message: cancelled,
    bad: [
      required({ query: '' }, 'source'),
      invalid(
        'a site that is none',
        { query: '?source=customers' },
        {
          source: 'Must be one of: bookings, my-account, online-joining',
        },
      ),
      absent('that is not there', { params: { bookingId: unknownId } }),
    ],
  },
  recordAttendance: {
    bad: [
      required({ body: {} }, 'booking_ids', 'status'),
      invalid(
        'none, and a state that is none',
        { body: { booking_ids: [], status: 'late' } },
        {
          booking_ids: 'Required',
          status: 'Must be one of: attended, absent, unrecorded',
        },
      ),
      conflict('not_bookable', 'Only settled bookings have attendance', async ({ db, scene: { bookingId } }) => {
        const gone = { status: 'cancelled', cancelledAt: new Date(), releasedAt: new Date() } as const;
        await db.updateTable('bookings').set(gone).where('id', '=', bookingId).execute();
        return {};
      }),
      forbidden('by a customer', 'owner'),
    ],
  },
  getBookingCalendar: { bad: [absent('that is not there', { params: { bookingId: unknownId } })] },
} satisfies Partial<Record<OperationId, CallCase>>;
