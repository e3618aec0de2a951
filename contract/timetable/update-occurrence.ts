import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { clockSchema, idSchema, occurrenceIdSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { isObject } from '#contract/rules/is-object.ts';
import { occurrenceSchema } from './occurrences.ts';

const mostPlaces = 4_294_967_295;

/** Why a session is deleted. */
export const deleteReasonSchema = z.enum([
  'location_closure',
  'opening_time_change',
  'schedule_change',
  'space_reduction',
  'adverse_weather',
  'booked',
  'unknown',
  'data_cleanup',
  'duplicate_activity',
  'block_booking_cancelled',
  'clash_detection_rules_changed',
  'staff_availability',
]);
export type DeleteReason = z.infer<typeof deleteReasonSchema>;

/** What is said of a value that chooses between forms of an object; undefined leaves other faults to the usual texts. */
function choiceError(key: string, choices: readonly string[]) {
  return ({ input }: { input?: unknown }): string | undefined => {
    if (!isObject(input)) return undefined;
    const value: unknown = Reflect.get(input, key);
    return value === undefined || value === null || value === '' ? 'Required' : `Must be one of: ${choices.join(', ')}`;
  };
}

const capacityChangeSchema = z.discriminatedUnion(
  'strategy',
  [
    z.object({ strategy: z.literal('shared'), capacity: z.int().min(1).max(mostPlaces) }),
    z.object({
      strategy: z.literal('split'),
      online: z.int().min(0).max(mostPlaces),
      foh: z.int().min(0).max(mostPlaces),
    }),
  ],
  { error: choiceError('strategy', ['shared', 'split']) },
);
export type CapacityChange = z.infer<typeof capacityChangeSchema>;

const changeSchema = z.object({
  action: z.literal('update'),
  /** By the clock of the venue, on the same date. */
  startTime: clockSchema.optional(),
  durationMinutes: z.int().min(1).max(720).optional(),
  /** In place of all that there are. */
  locationIds: z.array(idSchema).min(1).optional(),
  friendlyLocationName: z.string().max(255).nullable().optional(),
  /** In place of all that there are; an empty list removes them. */
  instructorIds: z.array(idSchema).optional(),
  /** Its strategy is that of the session and cannot be changed. */
  capacity: capacityChangeSchema.optional(),
});
export type OccurrenceChange = z.infer<typeof changeSchema>;

/** Changes a session, or deletes it: it is cancelled then, with all its bookings. */
export const updateOccurrenceEndpoint = endpoint({
  route: routes.updateOccurrence,
  params: z.object({ id: occurrenceIdSchema }),
  body: z.discriminatedUnion(
    'action',
    [changeSchema, z.object({ action: z.literal('delete'), reason: deleteReasonSchema })],
    { error: choiceError('action', ['update', 'delete']) },
  ),
  data: occurrenceSchema,
});
