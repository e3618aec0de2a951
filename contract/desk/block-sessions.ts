import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  clockSchema,
  dateSchema,
  idSchema,
  moneySchema,
  momentSchema,
  occurrenceIdSchema,
  userIdSchema,
} from '#contract/primitives.ts';
import { queryArray, queryInt } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { longestBlockDays } from '#contract/rules/block-limits.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { bookableReasonSchema } from '#contract/timetable/bookable-action.ts';
import { deskVenue } from './desk-venue.ts';

export const blockSessionSchema = z.object({
  id: occurrenceIdSchema,
  name: z.string(),
  locationName: z.string(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  /** Free places at the desk. */
  available: z.int(),
  /** Of one place, for the account; null where it has none of its own. */
  price: moneySchema.nullable(),
  /** Why the block cannot have it; null where it can. `too_few` are places, `in_sale` is the sale of the account. */
  clash: z.enum([...bookableReasonSchema.options, 'too_few', 'in_sale']).nullable(),
});
export type BlockSession = z.infer<typeof blockSessionSchema>;

const blockQuery = z.object({
  venue: deskVenue,
  categoryId: idSchema,
  /** A court or room; any without it. */
  locationId: idSchema.optional(),
  /** Of the venue: 1 is Monday, 7 Sunday. */
  weekdays: queryArray(queryInt(z.int().min(1).max(7))).check(z.minLength(1)),
  /** Sessions that begin from this time on, until that one, both included. */
  earliest: clockSchema.default('00:00'),
  latest: clockSchema.default('23:59'),
  from: dateSchema,
  until: dateSchema,
  places: queryInt(z.int().min(1).max(1000)).default(1),
  selectedUserId: queryInt(userIdSchema).optional(),
});

/** The sessions that a block of these days and times would have, by start, each with what is in its way. */
export const listBlockSessionsEndpoint = endpoint({
  route: routes.listBlockSessions,
  query: blockQuery
    .refine(({ from, until }) => until >= from, { path: ['until'], error: 'Must not be before the first day' })
    .refine(({ from, until }) => until <= daysAfter(from, longestBlockDays), {
      path: ['until'],
      error: `Must be at most ${longestBlockDays} days after the first day`,
    }),
  data: z.object({
    /** At most 100. */
    sessions: z.array(blockSessionSchema),
    /** Whether there are more than that. */
    hasMore: z.boolean(),
    /** Days of the weekdays on which nothing begins at these times. */
    daysWithout: z.array(dateSchema),
  }),
});
