import type { QueryClient } from '@tanstack/react-query';
import { removeCartItemsMutation } from '#components/booking/queries/cart.ts';
import type { ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { runMutation } from '#lib/query/run-mutation.ts';
import { cartQuery } from '#lib/query/site-queries.ts';

/**
 * Takes a session of a camp or course out of the basket; one that was added as a whole goes as a whole. Throws an
 * `ApiError`.
 */
export async function takeOut(client: QueryClient, { bookableAction }: ScheduleOccurrence): Promise<void> {
  const cart = await client.fetchQuery({ ...cartQuery(browserApi), staleTime: 0 });
  const lines = cart.items.flatMap(({ childItems }) => childItems);
  const cartItemIds = lines
    .filter((line) => 'bookingId' in line && line.bookingId === bookableAction?.bookingId)
    .map(({ id }) => id);
  if (cartItemIds.length === 0) return;
  await runMutation(client, removeCartItemsMutation(browserApi), { body: { cartItemIds } });
}
