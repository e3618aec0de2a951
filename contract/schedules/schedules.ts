import { z } from 'zod';
import { ageRangeSchema } from '#contract/activities/ages.ts';
import { categoryRefSchema } from '#contract/activities/categories.ts';
import { questionSectionSchema } from '#contract/activities/questions.ts';
import { occurrenceRestrictionsSchema } from '#contract/activities/restrictions.ts';
import {
  channelSchema,
  idSchema,
  localStampSchema,
  momentSchema,
  moneySchema,
  occurrenceIdSchema,
  refSchema,
  slugSchema,
  userIdSchema,
  venueRefSchema,
} from '#contract/primitives.ts';
import { pageQuery, queryArray, queryInt } from '#contract/query.ts';
import { bookableActionSchema } from '#contract/timetable/bookable-action.ts';
import { capacitySchema } from '#contract/timetable/capacity.ts';
import { occurrenceSummarySchema } from '#contract/timetable/occurrences.ts';

/** How many of one extra a line may have. */
export const maxExtraQuantity = 10;

/** Something added to a camp or course. */
export const extraSchema = z.object({
  id: idSchema,
  name: z.string(),
  pricingOptionId: idSchema,
  price: moneySchema,
  /** The most that can be added now: ten, or what is left in stock; 0 when it is sold out. */
  maxQuantity: z.int().min(0).max(maxExtraQuantity),
});
export type Extra = z.infer<typeof extraSchema>;

/** A session of a camp or course. It is always named by its 34 characters, whatever the venue's migration date. */
export const scheduleOccurrenceSchema = occurrenceSummarySchema.extend({ id: occurrenceIdSchema });
export type ScheduleOccurrence = z.infer<typeof scheduleOccurrenceSchema>;

/** What camps and courses have in common (docs/product.md#camps-and-courses). */
export const scheduleSchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  durationInWeeks: z.int().min(1),
  /** Null: for everybody. */
  ages: ageRangeSchema.nullable(),
  category: categoryRefSchema,
  venue: venueRefSchema,
  startsAt: momentSchema,
  endsAt: momentSchema,
  instructors: z.array(refSchema),
  /** The whole of it; null when it is sold by the session only. */
  price: moneySchema.nullable(),
  /** Of the session to come that has least room. */
  capacity: capacitySchema,
  /** By start. */
  occurrences: z.array(scheduleOccurrenceSchema),
  bookableAction: bookableActionSchema,
  customQuestionSections: z.array(questionSectionSchema),
  extras: z.array(extraSchema),
  /** What is asked of a known customer before booking. */
  restrictions: occurrenceRestrictionsSchema.nullable(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

const slugFilter = queryArray(slugSchema).optional();
const person = { selectedUserId: queryInt(userIdSchema).optional() };

export const scheduleParams = z.object({ id: z.union([idSchema, slugSchema]) });
/** Filters of the lists; the stamps are wall time of each venue. */
export const scheduleListQuery = pageQuery.extend({
  source: channelSchema,
  categoryIds: queryArray(idSchema).optional(),
  categorySlugs: slugFilter,
  venueIds: queryArray(idSchema).optional(),
  venueSlugs: slugFilter,
  startsAfter: localStampSchema.optional(),
  startsBefore: localStampSchema.optional(),
  ...person,
});
/** Of one camp or course; venue and category, if given, must fit. */
export const scheduleQuery = z.object({
  source: channelSchema,
  venueSlugs: slugFilter,
  categorySlugs: slugFilter,
  ...person,
});
