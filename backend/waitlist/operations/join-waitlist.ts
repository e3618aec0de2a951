import { checkMayActFor } from '#backend/customers/may-act-for.ts';
import { operation } from '#backend/operation.ts';
import { join } from '#backend/waitlist/join.ts';
import { joinWaitlistEndpoint } from '#contract/timetable/waitlist.ts';

/** Joins the waitlist of a session for oneself or somebody linked (docs/product.md#waitlists). */
export const joinWaitlist = operation(joinWaitlistEndpoint, async ({ params, body }, context) => {
  await checkMayActFor(context, body.userId, 'sell');
  const data = await join(context, {
    session: { id: params.id },
    userId: body.userId,
    places: body.places ?? 1,
  });
  return { data, message: 'Successfully joined the waitlist.' };
});
