'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CancellationResult } from '#contract/cancel-bookings.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { runMutation } from '#lib/query/run-mutation.ts';
import { isSameMoney } from './returns.ts';
import { cancelling, previewCancelling, readVisit, type Visit } from './visit.ts';

const whole = 'whole';
/** Always counted anew, and a failure is shown in the dialogue. */
const counted = {
  staleTime: 0,
  gcTime: 0,
  retry: false,
  throwOnError: false,
  // The message afterwards compares with what was read before.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export interface Cancelling {
  /** Undefined until it is read. */
  visit: Visit | undefined;
  /** Ids of the bookings to cancel: all until some are chosen. */
  chosen: string[];
  choose: (bookingIds: string[]) => void;
  /** What cancelling the chosen ones would do; undefined while the server counts. */
  preview: CancellationResult[] | undefined;
  /** The sums were others a moment ago. */
  hasChanged: boolean;
  /** What was cancelled. */
  done: CancellationResult[] | null;
  error: unknown;
  isBusy: boolean;
  /** Counts once more, and cancels when the sums are those shown. */
  confirm: () => Promise<void>;
  retry: () => void;
}

/** Counts what cancelling a visit would do, for all or some of its bookings, and cancels them. */
export const useCancelling = (session: OccurrenceSummary): Cancelling => {
  const client = useQueryClient();
  const [choice, setChoice] = useState<string[] | null>(null);
  const [hasChanged, setHasChanged] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState<CancellationResult[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const visitKey = ['cancelBookings', session.bookableAction?.bookingId, whole];
  const visit = useQuery({ ...counted, queryKey: visitKey, queryFn: () => readVisit(session) });
  const all = visit.data?.results.map(({ id }) => id) ?? [];
  const chosen = choice ?? all;
  const isAll = chosen.length === all.length;
  const part = useQuery({
    ...counted,
    queryKey: ['cancelBookings', ...chosen],
    queryFn: () => previewCancelling(chosen),
    enabled: !isAll && chosen.length > 0,
  });
  const preview = isAll ? visit.data?.results : part.data;

  const cancelIfSame = async () => {
    const now = await previewCancelling(chosen);
    if (preview !== undefined && !isSameMoney(now, preview)) {
      client.setQueryData(
        isAll ? visitKey : ['cancelBookings', ...chosen],
        isAll ? { ...visit.data, results: now } : now,
      );
      setHasChanged(true);
      return;
    }
    const { data } = await runMutation(client, operationMutation(browserApi, 'cancelBookings'), cancelling(chosen));
    setDone(data);
  };

  return {
    visit: visit.data,
    chosen,
    choose: (bookingIds) => {
      setChoice(bookingIds);
      setHasChanged(false);
    },
    preview: chosen.length > 0 ? preview : [],
    hasChanged,
    done,
    error: failure ?? visit.error ?? part.error,
    isBusy,
    confirm: async () => {
      setIsBusy(true);
      setFailure(null);
      await cancelIfSame()
        .catch(setFailure)
        .finally(() => setIsBusy(false));
    },
    retry: () => {
      setFailure(null);
      void (visit.data === undefined ? visit.refetch() : part.refetch());
    },
  };
};
