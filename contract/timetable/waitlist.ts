import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { instantSchema, momentSchema, occurrenceIdSchema, userIdSchema, v1IdSchema } from '#contract/primitives.ts';
import { pageQuery, pathNumber, queryBoolean, queryInt } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';

export const waitlistEntrySchema = z.object({
  id: z.int().min(1),
  userId: userIdSchema,
  userReference: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  occurrence: z.object({ occurrenceId: occurrenceIdSchema, name: z.string() }),
  startsAt: momentSchema,
  createdAt: instantSchema,
  status: z.enum(['waiting', 'offered', 'booked', 'expired', 'left']),
  /** Places that the person waits for, and is offered together; optional for a backend: 1. */
  places: z.int().min(1).optional(),
  /** 1 for who is next; null unless waiting. */
  position: z.int().nullable(),
  /** When a place was offered; optional for a backend, as `endedAt`. */
  offeredAt: instantSchema.nullable().optional(),
  offerExpiresAt: instantSchema.nullable(),
  endedAt: instantSchema.nullable().optional(),
});
export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>;

/** Places to wait for: 1 unless said. */
const awaitedPlacesSchema = z.int().min(1).optional();

export const joinWaitlistEndpoint = endpoint({
  route: routes.joinWaitlist,
  params: z.object({ id: occurrenceIdSchema }),
  body: z.object({ userId: userIdSchema, places: awaitedPlacesSchema }),
  data: waitlistEntrySchema,
});
export const leaveWaitlistEndpoint = endpoint({
  route: routes.leaveWaitlist,
  params: z.object({ occurrenceId: occurrenceIdSchema, userId: pathNumber }),
  data: z.null(),
});
export const joinV1WaitlistEndpoint = endpoint({
  route: routes.joinV1Waitlist,
  body: z.object({
    item: z.object({ id: v1IdSchema, type: z.literal('activity') }),
    selectedUserId: userIdSchema.optional(),
    places: awaitedPlacesSchema,
  }),
  data: waitlistEntrySchema,
});
export const leaveV1WaitlistEndpoint = endpoint({
  route: routes.leaveV1Waitlist,
  params: z.object({ waitlistId: pathNumber }),
  query: z.object({ selectedUserId: queryInt(userIdSchema).optional() }),
  data: z.null(),
});
export const listWaitlistMembersEndpoint = endpoint({
  route: routes.listWaitlistMembers,
  params: z.object({ id: occurrenceIdSchema }),
  /** `with_ended`: those whose waiting has ended too. */
  query: pageQuery.extend({ withEnded: queryBoolean.default(false) }),
  data: z.array(waitlistEntrySchema),
});
export const listUserWaitlistEndpoint = endpoint({
  route: routes.listUserWaitlist,
  params: z.object({ userId: pathNumber }),
  data: z.array(waitlistEntrySchema),
});
