import type { OperationId } from '#contract/routes.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import type { Sale } from './make-sale.ts';

/** What the addresses name: one of everything. */
export interface ReadWorld {
  venue: { id: string; slug: string };
  /** The activities of the venue by their booking type. */
  slugs: { classes: string; courts: string; tickets: string };
  /** YYYY-MM-DD, with sessions of all of them. */
  date: string;
  session: { id: string; v1Id: number | string };
  swim: { id: string };
  camp: { id: string; slug: string; categorySlug: string };
  course: { id: string; slug: string; categorySlug: string };
  restrictionId: string;
  sale: Sale;
}

const activities = '/api/activities';

/** Addresses of every public read, in each form that is a statement of its own. */
export function publicReads(world: ReadWorld): Partial<Record<OperationId, string[]>> {
  const { venue, slugs, date, session, swim, camp, course, restrictionId, sale } = world;
  const atVenue = `${activities}/venue/${venue.slug}`;
  const bookable = `/api/v1/activities/categories/bookable/${venue.slug}`;
  const packages = `/api/v1/promotions/packages/online/${venue.slug}`;
  const order = `/api/v1/orders/${sale.orderId}`;
  const occurrences = '/api/v1/activities/occurrences';
  const span = `starts_after=${date}%2000:00:00&starts_before=${daysAfter(date, 7)}%2000:00:00`;
  const payment = `/api/payment-providers/transactions/${sale.transactionUuid}`;
  const day = (kind: string) =>
    [slugs.classes, slugs.courts].map((slug) => `${atVenue}/activity/${slug}/${kind}?date=${date}`);
  const schedules = (kind: string, slug: string) => [
    `/api/v1/activities/${kind}?source=online&venue_slugs=${venue.slug}&category_slugs=${slug}`,
    `/api/v1/activities/${kind}?source=online&starts_after=${date}%2000:00:00`,
  ];
  return {
    getClient: [`${activities}/client`],
    getTranslations: ['/api/frontend/translations/en'],
    getTheme: ['/api/frontend/theme', `/api/frontend/theme?venue=${venue.slug}`],
    getFooter: [`${activities}/footer`, `${activities}/footer?venue=${venue.slug}`],
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
      `category=${slugs.classes}`,
    ].map((query) => `${activities}/venues?${query}`),
    listVenuePoints: [`${activities}/venues/points?west=-2.3&south=53.4&east=-2.1&north=53.6`],
    listOnlineJoiningVenues: ['', 'page=3000', 'search=river', 'postcode=M1%201AE'].map(
      (query) => `${activities}/venues/online-joining?${query}`,
    ),
    getVenue: [`${activities}/venues/${venue.slug}`, `${activities}/venues/${venue.id}`],
    geocode: ['m1%201ae', 'bury'].map((query) => `${activities}/geocode?query=${query}`),
    listVenueActivities: [`${atVenue}/categories`, `${activities}/venue/${venue.id}/categories`],
    getVenueActivity: [`${atVenue}/categories/${slugs.classes}`],
    listVenuePricing: [`${atVenue}/pricing`],
    listBookableCategories: [bookable, `${bookable}?booking_type=camps`],
    getBookableCategory: [`${bookable}/${camp.categorySlug}`],
    listActivityDates: [`${atVenue}/activity-category/${slugs.classes}/dates`],
    listActivityTimes: day('times'),
    listActivityTimesV2: day('v2/times'),
    listActivityTimetable: day('timetable'),
    listActivityTimetableV2: day('v2/timetable'),
    listActivitySlots: day('slots'),
    listActivitySlotsV2: day('v2/slots'),
    getActivity: [session.id, session.v1Id, swim.id].map((id) => `${activities}/${id}`),
    listTickets: [
      `${atVenue}/activity-category/${slugs.tickets}/activity/${slugs.tickets}/tickets?date=${date}`,
      `${atVenue}/activity-category/${slugs.tickets}/activity/${swim.id}/tickets`,
    ],
    listOccurrences: [
      '',
      `&venue_ids=${venue.id}&page=3`,
      `&schedule_ids=${venue.id}`,
      `&category_ids=${venue.id}&with_bookable_context=true`,
      `&recurrence_ids=${venue.id}&location_ids=${venue.id}&clashing=only_clashing`,
    ].map((query) => `${occurrences}?${span}${query}`),
    listOccurrenceFilters: ['', '&booking_types=classes'].map((query) => `${occurrences}/filters?${span}${query}`),
    getOccurrence: [`${occurrences}/${session.id}`],
    searchSessions: [
      'latitude=53.5&longitude=-2.2',
      `postcode=M1%201AE&until=${daysAfter(date, 6)}&start_time=17:00&end_time=21:00&places=2`,
      `latitude=53.5&longitude=-2.2&category=${slugs.classes}&sort_by=distance&page=2`,
      'latitude=53.5&longitude=-2.2&sort_by=distance&per_venue=8',
      'latitude=53.5&longitude=-2.2&category=lane%20swim',
      `venue=${venue.slug}`,
    ].map((query) => `${activities}/search?date=${date}&${query}`),
    searchDays: ['latitude=53.5&longitude=-2.2', `venue=${venue.slug}&category=unknown`].map(
      (query) => `${activities}/search/days?date=${date}&until=${daysAfter(date, 6)}&${query}`,
    ),
    listLiveTimes: [`${activities}/search/live?venue=${venue.slug}`],
    listCamps: schedules('camps', camp.categorySlug),
    getCamp: [camp.slug, camp.id].map((id) => `/api/v1/activities/camps/${id}?source=online`),
    listCourses: schedules('courses', course.categorySlug),
    getCourse: [course.slug, course.id].map((id) => `/api/v1/activities/courses/${id}?source=online`),
    listPackages: [packages, `${packages}?per_page=1&page=2`],
    getPackage: [`${packages}/00000000-0000-4000-8000-000000000001`],
    listMembershipTypes: [`/api/online-joining/venues/${venue.slug}/membership-types`],
    getOnboardingForm: ['/api/online-joining/onboarding/customer_account_online'],
    getRestriction: [`/api/v1/activities/restrictions/${restrictionId}`],
    getOrder: [order, `${order}?rt=${sale.orderKey}`, `${order}?rt=${sale.returnToken}`],
    getTransaction: [payment, `${payment}?rt=${sale.returnToken}`],
    getScaForm: [`${payment}/sca?t=${sale.frameSecret}`],
    getPicture: [`/api/pictures/${'p'.repeat(43)}.webp`],
    readCalendarFeed: [`/api/calendar/${'c'.repeat(43)}.ics`],
    getExport: [`/api/my-account/exports/${'e'.repeat(43)}.zip`],
  };
}
