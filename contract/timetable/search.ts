import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  clockSchema,
  dateSchema,
  idSchema,
  momentSchema,
  moneySchema,
  occurrenceIdSchema,
  slugSchema,
} from '#contract/primitives.ts';
import { actingQuery, pageQuery, queryArray, queryInt } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { v2TypeSchema } from '#contract/venues/timetable-types.ts';
import { venueSchema, venueSearchQuery } from '#contract/venues/venues.ts';
import { occurrenceSummarySchema } from './occurrences.ts';

/** How many days after `date` a search may end. */
const longestSearchDays = 14;
/** How many venues one call of live times may name. */
const mostLiveVenues = 30;

/** The venue of a hit, with what a row or a group of rows shows of it. */
export const searchVenueSchema = venueSchema.pick({
  venueId: true,
  name: true,
  slug: true,
  town: true,
  postcode: true,
  coordinates: true,
  timezone: true,
  facilities: true,
  distanceMiles: true,
});
export type SearchVenue = z.infer<typeof searchVenueSchema>;

/** A time that can be booked; all free courts of one start are one hit, and its session is the first of them. */
export const searchHitSchema = z.object({
  venue: searchVenueSchema,
  occurrence: occurrenceSummarySchema,
  /** The lowest price: of the tickets of a ticketed session, of the free courts of one start. */
  priceFrom: moneySchema.nullable(),
  /** How many courts are free at this start; null for what is not a court. */
  freeCourts: z.int().min(1).nullable(),
  /** With `per_venue`: how many hits the venue has on this day, also those that are left out; else null. */
  venueHits: z.int().min(1).nullable(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/** How many hits a day has, and how many of them start in each part of it. */
export const searchDaySchema = z.object({
  date: dateSchema,
  hits: z.int(),
  parts: z.object({ morning: z.int(), afternoon: z.int(), evening: z.int() }),
});
export type SearchDay = z.infer<typeof searchDaySchema>;

const searchFields = {
  date: dateSchema,
  /** The last date, `date` unless given. */
  until: dateSchema.optional(),
  /** Categories by slug, with those below them; anything else is looked for in the names of activities. */
  category: queryArray(z.string().trim().min(1).max(255)).optional(),
  /** Only these venues. */
  venue: queryArray(slugSchema).optional(),
  postcode: venueSearchQuery.shape.postcode,
  latitude: venueSearchQuery.shape.latitude,
  longitude: venueSearchQuery.shape.longitude,
  /** Miles. */
  radius: venueSearchQuery.shape.radius,
  /** The earliest start, by the clock of the venue. */
  startTime: clockSchema.optional(),
  /** Sessions start before this, by the clock of the venue. */
  endTime: clockSchema.optional(),
  /** Places that have to be left; a court has room for everybody. */
  places: queryInt(z.int().min(1).max(100)).default(1),
  selectedUserId: actingQuery.shape.selectedUserId,
};

interface Times {
  date: string;
  until?: string | undefined;
  startTime?: string | undefined;
  endTime?: string | undefined;
}

/** Validation errors between the dates and times of a search, checked once each of them is valid by itself. */
function checkTimes({ value, issues }: z.core.ParsePayload<Times>): void {
  if (issues.length > 0) return;
  const { date, until, startTime, endTime } = value;
  const fault = (path: string, message: string) => issues.push({ code: 'custom', path: [path], message, input: value });
  const last = daysAfter(date, longestSearchDays);
  if (until !== undefined && until < date) fault('until', `Must be at least ${date}`);
  if (until !== undefined && until > last) fault('until', `Must be at most ${last}`);
  if (startTime !== undefined && endTime !== undefined && endTime <= startTime) {
    fault('endTime', `Must be later than ${startTime}`);
  }
}

export const searchQuery = z.object(searchFields).check(checkTimes);

export const searchSessionsEndpoint = endpoint({
  route: routes.searchSessions,
  query: z
    .object({
      ...searchFields,
      ...pageQuery.shape,
      sortBy: z.enum(['starts_at', 'distance']).default('starts_at'),
      /** At most the first so many hits of a venue and day; pages and their total are of these. */
      perVenue: queryInt(z.int().min(1).max(100)).optional(),
    })
    .check(checkTimes),
  data: z.array(searchHitSchema),
});
export const searchDaysEndpoint = endpoint({
  route: routes.searchDays,
  query: searchQuery,
  data: z.object({
    /** Every date from `date` to `until`. */
    days: z.array(searchDaySchema),
    /** When no day has a hit: the first hits of the fortnight after them, at most three. */
    next: z.array(searchHitSchema),
  }),
});

/** What can be booked of an activity of a venue now, with the activities below it. */
export const liveTimesSchema = z.object({
  slug: z.string(),
  name: z.string(),
  v2Type: v2TypeSchema,
  /** Sessions left today that can be booked; each court counts at each time. */
  freeToday: z.int(),
  /** The lowest price of what is free today, else of `next`. */
  priceFrom: moneySchema.nullable(),
  /** The session that costs it, or has a ticket that does, whose price for a person can be asked for; absent where not known. */
  priceFromSession: occurrenceIdSchema.nullable().optional(),
  /** The next start that can be booked within a fortnight. */
  next: z
    .object({
      startsAt: momentSchema,
      templateName: z.string(),
      /** Places left; of courts how many are free at this start. */
      available: z.int(),
    })
    .nullable(),
});
export type LiveTimes = z.infer<typeof liveTimesSchema>;

export const listLiveTimesEndpoint = endpoint({
  route: routes.listLiveTimes,
  query: z.object({
    venue: z.preprocess(
      (raw) => (raw === undefined || Array.isArray(raw) ? raw : [raw]),
      z.array(slugSchema).min(1).max(mostLiveVenues),
    ),
    /** The slug of an activity: only those below it, in place of the root activities. */
    below: slugSchema.optional(),
  }),
  data: z.array(z.object({ venueId: idSchema, slug: z.string(), activities: z.array(liveTimesSchema) })),
});
