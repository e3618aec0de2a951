import type { OperationId } from '#contract/routes.ts';
import { makeMemberPrice, makeMembership } from '#tests/support/make/make-discounts.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
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
} from './call-case.ts';

const foh = (query: string) =>
  forbidden('the desk’s channel', 'owner', { query: `${query}source=foh`, forRobin: undefined });
const notADate = 'Must be a date (YYYY-MM-DD)';
const notAStamp = 'Must be a date and time (YYYY-MM-DD HH:MM:SS)';

const day: CallCase = {
  bad: [
    required({ query: '' }, 'date'),
    invalid('a date that is none', { query: '?date=2026-02-30' }, { date: notADate }),
    absent('of no activity', ({ scene: { venue } }) => ({ params: { venue: venue.slug, activity: 'nothing' } })),
    foh('?date=2026-11-24&'),
  ],
};
const schedules: CallCase = {
  bad: [
    required({ query: '' }, 'source'),
    invalid('a channel that is none', { query: '?source=desk' }, { source: 'Must be one of: online, foh' }),
    forbidden('the desk’s channel', 'owner', { query: '?source=foh' }),
  ],
};
const span: CallCase = {
  bad: [
    required({ query: '' }, 'starts_after', 'starts_before'),
    invalid(
      'times that are none',
      { query: '?starts_after=2026-11-24T00:00:00Z&starts_before=2026-13-01 00:00:00' },
      {
        starts_after: notAStamp,
        starts_before: notAStamp,
      },
    ),
    invalid(
      'more than 93 days',
      { query: '?starts_after=2026-11-01 00:00:00&starts_before=2027-02-03 00:00:00' },
      {
        starts_before: 'Must be at most 2027-02-02 00:00:00',
      },
    ),
    forbidden('the desk’s channel', 'owner', {
      query: '?starts_after=2026-11-24 00:00:00&starts_before=2026-11-25 00:00:00&source=foh',
    }),
  ],
};
const answering: CallCase = {
  bad: [required({ body: {} }, 'answers'), forbidden('for a stranger', 'stranger')],
};
const update = (input: object) => ({ body: { action: 'update', ...input } });

/** Timetables, sessions, camps, courses and packages. */
export const timetableCases = {
  listActivityDates: { bad: [absent('of no venue', { params: { venue: 'nowhere', category: 'c' } })] },
  listActivityTimes: day,
  listActivityTimesV2: day,
  listActivityTimetable: day,
  listActivityTimetableV2: day,
  listActivitySlots: day,
  listActivitySlotsV2: day,
  getActivity: {
    bad: [absent('of nothing', { params: { id: 999_999 } }), absent('of no form', { params: { id: 'x' } })],
  },
  listTickets: {
    bad: [
      required(
        ({ scene: { venue, swimming } }) => ({
          params: { venue: venue.slug, category: swimming.slug, activity: swimming.slug },
        }),
        'date',
      ),
      absent('not sold by tickets', ({ scene: { venue, classes, open } }) => ({
        params: { venue: venue.slug, category: classes.slug, activity: open.id },
      })),
    ],
  },
  priceTicket: {
    change: async ({ db, scene: { venue, ticket, swim } }) => {
      const reference = `member-${Date.now()}`;
      const member = await makePerson(db, { reference });
      const membershipTypeId = await makeMembership(db, { venue, userId: member.id });
      await makeMemberPrice(db, membershipTypeId, ticket.pricingOptionId, 400);
      return { body: { reference, is_v2: true, occurrence_id: swim.id } };
    },
    bad: [
      required({ body: {} }, 'reference', 'is_v2'),
      required({ body: { reference: 'x', is_v2: true } }, 'occurrence_id'),
      invalid(
        'past the limits',
        ({ scene: { swim } }) => ({ body: { reference: 'x'.repeat(256), is_v2: true, occurrence_id: swim.id } }),
        { reference: 'Must contain at most 255 character(s)' },
      ),
      invalid(
        'a session that has no form',
        { body: { reference: 'x', is_v2: true, occurrence_id: '17' } },
        {
          occurrence_id: 'Must be exactly 34 letters, digits, underscores or hyphens',
        },
      ),
      {
        ...{ name: 'a reference that nobody has', status: 400, code: 'discount_refused' },
        message: 'This reference cannot be used for this ticket',
        change: ({ scene: { swim } }) => ({ body: { reference: 'nobody', is_v2: true, occurrence_id: swim.id } }),
      },
    ],
  },
  answerActivityQuestions: {
    bad: [...answering.bad, absent('by the new id', ({ scene: { open } }) => ({ params: { activityId: open.id } }))],
  },
  answerOccurrenceQuestions: {
    bad: [...answering.bad, absent('by the old id', ({ scene: { open } }) => ({ params: { id: open.v1Id } }))],
  },
  priceSessions: { bad: [required({ body: {} }, 'items')] },
  listOccurrences: {
    bad: [
      ...span.bad,
      invalid(
        'no venue',
        { query: '?starts_after=2026-11-24 00:00:00&starts_before=2026-11-25 00:00:00&venue_ids=' },
        {
          venue_ids: 'Required',
        },
      ),
    ],
  },
  listOccurrenceFilters: span,
  getOccurrence: {
    bad: [absent('of nothing', { params: { id: unknownSession } }), absent('by the old id', { params: { id: 1 } })],
  },
  updateOccurrence: {
    bad: [
      required({ body: {} }, 'action'),
      invalid('an action that is none', { body: { action: 'move' } }, { action: 'Must be one of: update, delete' }),
      absent('of nothing', { params: { id: unknownSession } }),
      invalid('below the limits', update({ start_time: '24:00', duration_minutes: 0, location_ids: [] }), {
        start_time: 'Must be a time (HH:MM)',
        duration_minutes: 'Must be at least 1',
        location_ids: 'Required',
      }),
      invalid('past the limits', update({ duration_minutes: 721, friendly_location_name: 'x'.repeat(256) }), {
        duration_minutes: 'Must be at most 720',
        friendly_location_name: 'Must contain at most 255 character(s)',
      }),
      invalid('no places', update({ capacity: { strategy: 'shared', capacity: 0 } }), {
        'capacity.capacity': 'Must be at least 1',
      }),
      invalid('too many places', update({ capacity: { strategy: 'shared', capacity: 4_294_967_296 } }), {
        'capacity.capacity': 'Must be at most 4294967295',
      }),
      invalid(
        'too few and too many of a channel',
        update({ capacity: { strategy: 'split', online: -1, foh: 4_294_967_296 } }),
        {
          'capacity.online': 'Must be at least 0',
          'capacity.foh': 'Must be at most 4294967295',
        },
      ),
      invalid('another strategy', update({ capacity: { strategy: 'split', online: 1, foh: 1 } }), {
        'capacity.strategy': 'Cannot be changed',
      }),
      required({ body: { action: 'delete' } }, 'reason'),
      conflict(
        'capacity_below_bookings',
        'Capacity cannot be lower than the places booked',
        async ({ db, scene: { open } }) => {
          await db.updateTable('occurrences').set({ consumedOnline: 2 }).where('id', '=', open.id).execute();
          return update({ capacity: { strategy: 'shared', capacity: 1 } });
        },
      ),
    ],
  },
  searchSessions: {
    bad: [
      required({ query: '' }, 'date'),
      invalid(
        'more than a fortnight',
        { query: '?date=2026-11-24&until=2026-12-09' },
        {
          until: 'Must be at most 2026-12-08',
        },
      ),
      wrongDatePages(),
    ],
  },
  searchDays: { bad: [required({ query: '' }, 'date')] },
  listLiveTimes: { bad: [required({ query: '' }, 'venue')] },
  listCamps: schedules,
  getCamp: { bad: [...schedules.bad, absent('of nothing', { params: { id: unknownId } })] },
  listCourses: schedules,
  getCourse: { bad: [...schedules.bad, absent('of nothing', { params: { id: unknownId } })] },
  listPackages: { bad: [wrongPage, absent('of no venue', { params: { source: 'online', venue: 'nowhere' } })] },
  getPackage: {
    bad: [
      absent('of nothing', ({ scene: { venue } }) => ({
        params: { source: 'online', venue: venue.slug, packageId: unknownId },
      })),
    ],
  },
} satisfies Partial<Record<OperationId, CallCase>>;

function wrongDatePages() {
  return invalid(
    'pages past the limits',
    { query: '?date=2026-11-24&page=0&per_page=101' },
    {
      page: 'Must be at least 1',
      per_page: 'Must be at most 100',
    },
  );
}
