import { z } from 'zod';
import { instantSchema } from '#contract/primitives.ts';
import { occurrenceSummarySchema } from './occurrences.ts';

/** Where the backend has the stream of `livePlacesSchema` lines for the web, below its base URL. */
export const livePlacesPath = '/internal/live-places';

/** What everybody may see of a session whose places changed, as the timetable's reply has it. */
export const liveSessionSchema = occurrenceSummarySchema
  .pick({ id: true, status: true, capacity: true, waitlist: true })
  .extend({
    startsAt: instantSchema,
    bookableAction: occurrenceSummarySchema.shape.bookableAction.unwrap(),
  });
export type LiveSession = z.infer<typeof liveSessionSchema>;

/** One line of the stream from the backend to the web (docs/product.md#live-places). */
export const livePlacesSchema = z.object({
  /** The timetables that show the sessions (`timetableName`). */
  timetables: z.array(z.string()),
  sessions: z.array(liveSessionSchema),
});
export type LivePlaces = z.infer<typeof livePlacesSchema>;

/** An event for a browser: what changed, or that it is to read its timetable again. */
export type LiveEvent = { sessions: LiveSession[] } | { isStale: true };
