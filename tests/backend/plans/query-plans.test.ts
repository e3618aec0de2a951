import { jest } from '@jest/globals';
import { CompiledQuery } from 'kysely';
import { routes, type OperationId } from '#contract/routes.ts';
import { testBackend, testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { growingTables, makeGrownTables } from './grown-tables.ts';

const { db } = await testDatabase();
const { call } = testBackend({ db, config: testConfig({ rateLimits: false }) });
const { venue, session, swim, camp, course, restrictionId } = await makeGrownTables(db);

const unknownId = '00000000-0000-4000-8000-000000000001';
const activities = '/api/activities';
const atVenue = `${activities}/venue/riverside`;
const bookable = '/api/v1/activities/categories/bookable/riverside';
const day = (kind: string) => [
  `${atVenue}/activity/classes/${kind}?date=2026-11-24`,
  `${atVenue}/activity/courts/${kind}?date=2026-11-24`,
];
const schedules = (kind: string, slug: string) => [
  `/api/v1/activities/${kind}?source=online&venue_slugs=riverside&category_slugs=${slug}`,
  `/api/v1/activities/${kind}?source=online&starts_after=2026-11-24%2000:00:00`,
];

/** Addresses of every public read, in each form that is a statement of its own. */
const requests: Partial<Record<OperationId, string[]>> = {
  getClient: [`${activities}/client`],
  getTranslations: ['/api/frontend/translations/en'],
  getTheme: ['/api/frontend/theme', '/api/frontend/theme?venue=riverside'],
  getFooter: [`${activities}/footer`, `${activities}/footer?venue=riverside`],
  listVenues: [
    '',
    'page=3',
    'page=3000',
    'search=river',
    'search=leisure%20river',
    'search=river&latitude=53.5&longitude=-2.2',
    'latitude=53.5&longitude=-2.2&radius=1&facility=pool',
    'postcode=M1%201AE',
    'facility=pool&facility=cafe',
    'category=classes',
  ].map((query) => `${activities}/venues?${query}`),
  listVenuePoints: [`${activities}/venues/points?west=-2.3&south=53.4&east=-2.1&north=53.6`],
  listOnlineJoiningVenues: ['', 'page=3000', 'search=river', 'postcode=M1%201AE'].map(
    (query) => `${activities}/venues/online-joining?${query}`,
  ),
  getVenue: [`${activities}/venues/riverside`, `${activities}/venues/${venue.id}`],
  geocode: ['m1%201ae', 'bury'].map((query) => `${activities}/geocode?query=${query}`),
  listVenueActivities: [`${atVenue}/categories`, `${activities}/venue/${venue.id}/categories`],
  getVenueActivity: [`${atVenue}/categories/classes`],
  listBookableCategories: [bookable, `${bookable}?booking_type=camps`],
  getBookableCategory: [`${bookable}/${camp.categorySlug}`],
  listActivityDates: [`${atVenue}/activity-category/classes/dates`],
  listActivityTimes: day('times'),
  listActivityTimesV2: day('v2/times'),
  listActivityTimetable: day('timetable'),
  listActivityTimetableV2: day('v2/timetable'),
  listActivitySlots: day('slots'),
  listActivitySlotsV2: day('v2/slots'),
  getActivity: [session.id, session.v1Id, swim.id].map((id) => `${activities}/${id}`),
  listTickets: [
    `${atVenue}/activity-category/swimming/activity/swimming/tickets?date=2026-11-24`,
    `${atVenue}/activity-category/swimming/activity/${swim.id}/tickets`,
  ],
  searchSessions: [
    'latitude=53.5&longitude=-2.2',
    'postcode=M1%201AE&until=2026-11-30&start_time=17:00&end_time=21:00&places=2',
    'latitude=53.5&longitude=-2.2&category=classes&sort_by=distance&page=2',
    'latitude=53.5&longitude=-2.2&sort_by=distance&per_venue=8',
    'latitude=53.5&longitude=-2.2&category=lane%20swim',
    'venue=riverside',
  ].map((query) => `${activities}/search?date=2026-11-24&${query}`),
  searchDays: ['latitude=53.5&longitude=-2.2', 'venue=riverside&category=unknown'].map(
    (query) => `${activities}/search/days?date=2026-11-24&until=2026-11-30&${query}`,
  ),
  listLiveTimes: [`${activities}/search/live?venue=riverside`],
  listCamps: schedules('camps', camp.categorySlug),
  getCamp: [camp.slug, camp.id].map((id) => `/api/v1/activities/camps/${id}?source=online`),
  listCourses: schedules('courses', course.categorySlug),
  getCourse: [course.slug, course.id].map((id) => `/api/v1/activities/courses/${id}?source=online`),
  getOnboardingForm: ['/api/online-joining/onboarding/customer_account_online'],
  getRestriction: [`/api/v1/activities/restrictions/${restrictionId}`],
  getOrder: [`/api/v1/orders/${unknownId}`],
  getTransaction: [`/api/payment-providers/transactions/${unknownId}`],
  getScaForm: [`/api/payment-providers/transactions/${unknownId}/sca`],
};

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

function scannedTables({ 'Node Type': type, 'Relation Name': table, Plans: below = [] }: PlanNode): string[] {
  const own = type === 'Seq Scan' && table !== undefined ? [table] : [];
  return [...own, ...below.flatMap(scannedTables)];
}

/** The tables that a statement reads from beginning to end, whatever its parameters (our plans are generic). PostgreSQL 16. */
async function readWhole(text: string): Promise<string[]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    CompiledQuery.raw(`explain (generic_plan, format json) ${text}`),
  );
  return Object.values(rows[0] ?? {}).flatMap((plans) => plans.flatMap(({ Plan }) => scannedTables(Plan)));
}

async function statementsOf(path: string): Promise<string[]> {
  const executed = jest.spyOn(db.getExecutor(), 'executeQuery');
  const { status } = await call(path);
  const texts = executed.mock.calls.map(([{ sql: text }]) => text);
  executed.mockRestore();
  if (![200, 401, 404].includes(status)) throw new Error(`${path} answered ${status}.`);
  return [...new Set(texts.filter((text) => /^\s*(?:select|with)\b/i.test(text)))];
}

const growing = new Set<string>(growingTables);

it('has an address for every public read', () => {
  const reads = Object.entries(routes).filter(([, { who, method }]) => who === 'anyone' && method === 'GET');
  expect(reads.map(([id]) => id).filter((id) => !(id in requests))).toEqual([]);
});

it.each(Object.entries(requests).flatMap(([id, paths = []]) => paths.map((path) => [id, path] as const)))(
  '%s reads no growing table from beginning to end: %s',
  async (_, path) => {
    const faults: { table: string; text: string }[] = [];
    for (const text of await statementsOf(path)) {
      const tables = (await readWhole(text)).filter((table) => growing.has(table));
      faults.push(...tables.map((table) => ({ table, text })));
    }
    expect(faults).toEqual([]);
  },
);
