import { useQuery } from '@tanstack/react-query';
import { getVisitEntryId, getVisits, isTicket } from '#contract/rules/visits.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { Call } from '#lib/api/call.ts';
import type { BookedVisit } from './booked-visits.ts';

/** The code of the visit on its order's page; the booking's own where somebody else's account has bought it. */
async function readEntryId(call: Call, orderId: string, ids: readonly string[]): Promise<string> {
  const [first = ''] = ids;
  const order = await call('getOrder', { params: { orderId } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  const visits = getVisits((order?.data.items ?? []).filter(isTicket));
  const visit = visits.find(({ items }) => items.some(({ bookingId }) => ids.includes(bookingId)));
  return visit === undefined ? first : getVisitEntryId(visit);
}

/** The id that the one entry code of a visit encodes; a camp or course has one for all its sessions. */
export function useEntryId({ first, bookings }: BookedVisit): string | undefined {
  const { orderId, bookingBundleContext } = first;
  const ids = bookings.map(({ id }) => id);
  const known = bookingBundleContext?.id ?? (orderId === null ? first.id : undefined);
  const { data, isError } = useQuery({
    queryKey: ['getOrder', 'entry', orderId, ids],
    queryFn: () => readEntryId(browserApi, orderId ?? '', ids),
    enabled: known === undefined,
    throwOnError: false,
  });
  return known ?? data ?? (isError ? first.id : undefined);
}
