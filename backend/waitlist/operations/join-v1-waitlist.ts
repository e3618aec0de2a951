import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { join } from '#backend/waitlist/join.ts';
import { joinV1WaitlistEndpoint } from '#contract/timetable/waitlist.ts';

/** Joins the waitlist of a session named by its old id, for the user acted for (docs/product.md#waitlists). */
export const joinV1Waitlist = operation(joinV1WaitlistEndpoint, async ({ body }, context) => {
  if (context.actingUserId === null) throw new DomainError('unauthenticated');
  const data = await join(context, {
    session: { v1Id: body.item.id },
    userId: context.actingUserId,
    places: body.places ?? 1,
  });
  return { data, message: 'Successfully joined the waitlist.' };
});
