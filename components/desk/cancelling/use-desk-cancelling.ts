import { useMutation, useQuery } from '@tanstack/react-query';
import { previewOptions } from '#components/booking/cancelling/preview-options.ts';
import { isSameMoney } from '#components/booking/cancelling/returns.ts';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';

/** How the desk cancels: by the rules of staff. */
const byDesk = { updateType: 'cancellation', cancellationSource: 'foh' } as const;

async function countWithout(bookingIds: string[], signal?: AbortSignal): Promise<CancellationResult[]> {
  const { data } = await browserApi('cancelBookings', { body: { ...byDesk, bookingIds, preview: true } }, { signal });
  return data;
}

/**
 * Cancels bookings at the desk. The sums are counted once more at the press; where they have changed they are shown and
 * nothing is cancelled.
 */
export function useDeskCancelling(bookingIds: string[]) {
  const preview = useQuery({
    ...previewOptions,
    queryKey: ['cancelBookings', ...bookingIds, 'desk'],
    queryFn: ({ signal }) => countWithout(bookingIds, signal),
  });
  const again = useMutation({ mutationFn: () => countWithout(bookingIds) });
  const cancel = useMutation(onceMutation(browserApi, 'cancelBookings'));
  return {
    preview,
    isPending: again.isPending || cancel.isPending,
    error: again.error ?? cancel.error,
    /** Whether they were cancelled; false where the sums have changed or are not known. */
    confirm: async (reason: string, notify: boolean): Promise<boolean> => {
      const counted = await again.mutateAsync();
      if (preview.data === undefined || !isSameMoney(counted, preview.data)) {
        await preview.refetch();
        return false;
      }
      await cancel.mutateAsync({ body: { ...byDesk, bookingIds, reason, notify, preview: false } });
      return true;
    },
  };
}
