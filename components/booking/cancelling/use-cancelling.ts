'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CancellationResult } from '#contract/cancel-bookings.ts';
import { allOf, getNamed, isAll, isNone, type Choice } from './choice.ts';
import { isSameMoney } from './returns.ts';
import { cancelNamed, previewCancelling, readVisit, type CancelledSession, type Visit } from './visit.ts';

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
  /** What to cancel: all of the person's own until something is chosen. */
  choice: Choice;
  choose: (choice: Choice) => void;
  isNothingChosen: boolean;
  /** What cancelling what is chosen would do; undefined while the server counts. */
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

const getOwn = (visit: Visit | undefined): Choice =>
  allOf((visit?.results ?? []).filter(({ id }) => visit?.ownIds.includes(id)));

/** Counts what cancelling a visit would do, for all or some of its tickets and people, and cancels them. */
export const useCancelling = (session: CancelledSession): Cancelling => {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [hasChanged, setHasChanged] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState<CancellationResult[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const visitKey = ['cancelBookings', session.bought ?? session.bookableAction?.bookingId, whole];
  const visit = useQuery({ ...counted, queryKey: visitKey, queryFn: () => readVisit(client, session) });
  const all = visit.data?.results ?? [];
  const choice = chosen ?? getOwn(visit.data);
  const named = { ...getNamed(choice, all), bundleId: visit.data?.bundleId };
  const isWhole = isAll(choice, all);
  const isNothingChosen = visit.data !== undefined && isNone(choice);
  const partKey = ['cancelBookings', named];
  const part = useQuery({
    ...counted,
    queryKey: partKey,
    queryFn: () => previewCancelling(named),
    enabled: !isWhole && !isNothingChosen,
  });
  const preview = isWhole ? visit.data?.results : part.data;

  const cancelIfSame = async () => {
    const now = await previewCancelling(named);
    if (preview !== undefined && !isSameMoney(now, preview)) {
      client.setQueryData(isWhole ? visitKey : partKey, isWhole ? { ...visit.data, results: now } : now);
      setHasChanged(true);
      return;
    }
    setDone(await cancelNamed(client, named));
  };

  return {
    visit: visit.data,
    choice,
    choose: (next) => {
      setChosen(next);
      setHasChanged(false);
    },
    isNothingChosen,
    preview: isNothingChosen ? [] : preview,
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
