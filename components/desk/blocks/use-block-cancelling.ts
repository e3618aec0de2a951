import { useMutation, useQuery } from '@tanstack/react-query';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import type { BlockBooking } from '#contract/desk/block-bookings.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';

/** How the desk cancels: by the rules of staff. */
const byDesk = { updateType: 'cancellation', cancellationSource: 'foh' } as const;

/** What cancelling all of them comes to, in minor units of one currency. */
export interface BlockSums {
  paid: number;
  fee: number;
  credit: number;
  refund: number;
  currency: string;
}

function addUp(results: readonly CancellationResult[]): BlockSums {
  const sum = (part: 'paid' | 'fee' | 'credit' | 'refund') =>
    results.reduce((total, result) => total + result[part].value, 0);
  const currency = results[0]?.paid.currency ?? 'GBP';
  return { paid: sum('paid'), fee: sum('fee'), credit: sum('credit'), refund: sum('refund'), currency };
}

async function countWithout(bookingIds: string[], signal?: AbortSignal): Promise<BlockSums> {
  const { data } = await browserApi('cancelBookings', { body: { ...byDesk, bookingIds, preview: true } }, { signal });
  return addUp(data);
}

/** The bookings of a block that are booked and have not begun. */
export const getCancellable = ({ bookings }: BlockBooking, now: number) =>
  bookings.filter(({ status, startsAt }) => status === 'settled' && Date.parse(startsAt.utc) > now);

/**
 * Cancels what is left of a block. The sums are counted once more at the press; where they have changed they are shown and
 * nothing is cancelled.
 */
export function useBlockCancelling(bookingIds: string[]) {
  const preview = useQuery({
    queryKey: ['cancelBookings', ...bookingIds, 'block'],
    queryFn: ({ signal }) => countWithout(bookingIds, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    throwOnError: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const again = useMutation({ mutationFn: () => countWithout(bookingIds) });
  const cancel = useMutation(onceMutation(browserApi, 'cancelBookings'));
  return {
    preview,
    isPending: again.isPending || cancel.isPending,
    error: again.error ?? cancel.error,
    /** Whether it was cancelled; false where the sums have changed. */
    confirm: async (reason: string, notify: boolean): Promise<boolean> => {
      const counted = await again.mutateAsync();
      if (JSON.stringify(counted) !== JSON.stringify(preview.data)) {
        await preview.refetch();
        return false;
      }
      await cancel.mutateAsync({ body: { ...byDesk, bookingIds, reason, notify, preview: false } });
      return true;
    },
  };
}
