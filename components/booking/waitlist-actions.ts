import type { QueryClient } from '@tanstack/react-query';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { needSession } from '#lib/auth/fetch-session.ts';
import { runMutation } from '#lib/query/run-mutation.ts';
import {
  joinV1WaitlistMutation,
  joinWaitlistMutation,
  leaveV1WaitlistMutation,
  leaveWaitlistMutation,
} from './queries/waitlist.ts';

type WaitedFor = Pick<OccurrenceSummary, 'id' | 'bookableAction'>;

/** Who waits, and for how many places. */
type Party = { userId?: number; places?: number | undefined };

/** The person acted for, read fresh from the session route. */
const actingUser = async (): Promise<number> => {
  const { selectedUserId, userId } = await needSession();
  return selectedUserId ?? userId ?? 0;
};

/**
 * Puts somebody on a session's waitlist, by default the person acted for and for one place. Numeric ids go through the
 * old call (docs/product.md#v1-and-v2). Throws an `ApiError`.
 */
export const joinWaitlist = async (
  client: QueryClient,
  { id }: Pick<WaitedFor, 'id'>,
  { userId, places }: Party = {},
): Promise<'joined'> => {
  if (typeof id === 'number')
    await runMutation(client, joinV1WaitlistMutation(browserApi), {
      body: { item: { id, type: 'activity' }, selectedUserId: userId, places },
    });
  else
    await runMutation(client, joinWaitlistMutation(browserApi), {
      params: { id },
      body: { userId: userId ?? (await actingUser()), places },
    });
  return 'joined';
};

/** Takes the person acted for off a session's waitlist. Throws an `ApiError`. */
export const leaveWaitlist = async (client: QueryClient, { id, bookableAction }: WaitedFor): Promise<'left'> => {
  const waitlistId = bookableAction?.waitlistId ?? 0;
  if (typeof id === 'number')
    await runMutation(client, leaveV1WaitlistMutation(browserApi), { params: { waitlistId } });
  else
    await runMutation(client, leaveWaitlistMutation(browserApi), {
      params: { occurrenceId: id, userId: await actingUser() },
    });
  return 'left';
};
