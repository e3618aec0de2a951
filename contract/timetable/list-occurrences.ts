import { z } from 'zod';
import { categoryRefSchema } from '#contract/activities/categories.ts';
import { endpoint } from '#contract/endpoint.ts';
import {
  bookingTypeSchema,
  channelSchema,
  idSchema,
  localStampSchema,
  occurrenceIdSchema,
  refSchema,
} from '#contract/primitives.ts';
import { actingQuery, pageQuery, queryArray, queryBoolean } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import { locationSchema, occurrenceSchema } from './occurrences.ts';

/** How many days a list of sessions, or what it can be filtered by, may cover. */
const longestListDays = 93;

/** Wall time of each venue; the first is inclusive, the second exclusive. */
const span = z.object({ startsAfter: localStampSchema, startsBefore: localStampSchema });

function lastStart(startsAfter: string): string {
  return daysAfter(getDate(startsAfter), longestListDays) + startsAfter.slice(10);
}

/** A span that is too long; looked for whenever both stamps are right, so that it is reported together with the faults of other fields. */
const shortSpan = {
  path: ['startsBefore'],
  error: ({ input }: { input: unknown }) => `Must be at most ${lastStart(span.parse(input).startsAfter)}`,
  when: ({ value }: { value: unknown }) => span.safeParse(value).success,
};

const isShort = ({ startsAfter, startsBefore }: z.output<typeof span>): boolean =>
  startsBefore <= lastStart(startsAfter);

/** The whole days that a span touches, so that spans that differ by minutes are one question and one answer. */
function toWholeDays<Span extends z.output<typeof span>>(query: Span): Span {
  const isWhole = query.startsBefore.endsWith('00:00:00');
  const endsOn = daysAfter(getDate(query.startsBefore), isWhole ? 0 : 1);
  return { ...query, startsAfter: `${getDate(query.startsAfter)} 00:00:00`, startsBefore: `${endsOn} 00:00:00` };
}

/** A list of ids that names at least one when it is sent at all; `venue_ids=` names none. */
const someIds = z.preprocess(
  (raw) => (raw === '' || (Array.isArray(raw) && raw.every((value) => value === '')) ? [] : raw),
  queryArray(idSchema).check(z.minLength(1)),
);

export const occurrenceListQuery = z
  .object({
    ...span.shape,
    ...pageQuery.shape,
    ...actingQuery.shape,
    venueIds: someIds.optional(),
    categoryIds: queryArray(idSchema).optional(),
    scheduleIds: queryArray(idSchema).optional(),
    recurrenceIds: queryArray(idSchema).optional(),
    locationIds: queryArray(idSchema).optional(),
    clashing: z.enum(['only_clashing', 'only_non_clashing', 'all']).default('all'),
    /** Whether the answer says what the caller can do with each session. */
    withBookableContext: queryBoolean.default(false),
  })
  .refine(isShort, shortSpan);

export const listOccurrencesEndpoint = endpoint({
  route: routes.listOccurrences,
  query: occurrenceListQuery,
  data: z.array(occurrenceSchema),
});

export const occurrenceFiltersSchema = z.object({
  venues: z.array(refSchema),
  categories: z.array(categoryRefSchema),
  schedules: z.array(z.object({ id: idSchema, reference: z.string() })),
  locations: z.array(locationSchema),
  instructors: z.array(refSchema),
  bookingTypes: z.array(bookingTypeSchema),
});
export type OccurrenceFilters = z.infer<typeof occurrenceFiltersSchema>;

/** What a list of the sessions of a time can be filtered by; of whole days, whatever the times of the span. */
export const listOccurrenceFiltersEndpoint = endpoint({
  route: routes.listOccurrenceFilters,
  query: span
    .extend({
      source: channelSchema.default('online'),
      bookingTypes: queryArray(bookingTypeSchema).optional(),
      /** Only of these venues; without them of all. */
      venueIds: someIds.optional(),
    })
    .refine(isShort, shortSpan)
    .transform(toWholeDays),
  data: occurrenceFiltersSchema,
});

export const getOccurrenceEndpoint = endpoint({
  route: routes.getOccurrence,
  params: z.object({ id: occurrenceIdSchema }),
  query: actingQuery.extend({ withBookableContext: queryBoolean.default(true) }),
  data: occurrenceSchema,
});
