'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import { CancelFault, examine, isRefusal } from './cancel-fault.ts';
import { chooseAll, getNamed, isAll, isNone, type Choice } from './choice.ts';
import { previewOptions } from './preview-options.ts';
import { isSameMoney } from './returns.ts';
import {
  cancelNamed,
  forgetCancelling,
  toNamed,
  previewCancelling,
  readVisit,
  type CancelledSession,
  type Named,
  type Visit,
} from './visit.ts';

const whole = 'whole';
export interface Cancelling {
  /** Undefined until it is read. */
  visit: Visit | undefined;
  /** What to cancel: all of the person's own until something is chosen. */
  choice: Choice;
  choose: (choice: Choice) => void;
  isNothingChosen: boolean;
  /** What cancelling what is chosen would do; undefined while the server counts. */
  preview: CancellationResult[] | undefined;
  /** The amounts have changed since they were last shown. */
  hasChanged: boolean;
  /** What was cancelled. */
  done: CancellationResult[] | null;
  fault: CancelFault | null;
  isBusy: boolean;
  /**
   * Requests the preview once more, and cancels when its amounts are those shown. Without amounts nothing is cancelled.
   */
  confirm: () => Promise<void>;
  /** Reads again what could not be read or has changed. */
  retry: () => void;
  /** Reads what has become of the bookings while that is not known. */
  check: () => Promise<void>;
}

const getOwn = (visit: Visit | undefined): Choice =>
  chooseAll((visit?.results ?? []).filter(({ id }) => visit?.ownIds.includes(id)));

/** Counts what cancelling a visit would do, for all or some of its tickets and people, and cancels them. */
export const useCancelling = (session: CancelledSession): Cancelling => {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [hasChanged, setHasChanged] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState<CancellationResult[] | null>(null);
  const [failure, setFailure] = useState<CancelFault | null>(null);
  const visitKey = ['cancelBookings', session.bought ?? session.bookableAction?.bookingId, whole];
  const examineRefusal = async (error: unknown, of: Named, before: CancellationResult[]) => {
    throw isRefusal(error) ? await examine(client, { error, isSent: false, named: of, before }) : error;
  };
  const visit = useQuery({
    ...previewOptions,
    queryKey: visitKey,
    queryFn: async () => {
      // What is shown next is what is left now, so that cancelling some of it is a new request.
      forgetCancelling(client);
      return readVisit(client, session).catch((error) => examineRefusal(error, toNamed(session), []));
    },
  });
  const all = visit.data?.results ?? [];
  const choice = chosen ?? getOwn(visit.data);
  const named = { ...getNamed(choice, all), bundleId: visit.data?.bundleId };
  const isWhole = isAll(choice, all);
  const isNothingChosen = visit.data !== undefined && isNone(choice);
  const partKey = ['cancelBookings', named];
  const part = useQuery({
    ...previewOptions,
    queryKey: partKey,
    queryFn: () => previewCancelling(named).catch((error) => examineRefusal(error, named, all)),
    enabled: !isWhole && !isNothingChosen,
  });
  const preview = isWhole ? visit.data?.results : part.data;
  const error = visit.error ?? part.error;
  const readFault =
    error instanceof CancelFault
      ? error
      : error && new CancelFault('failed', { stands: visit.data !== undefined, cause: error });

  const isStillSame = async (shown: CancellationResult[]): Promise<boolean> => {
    const now = await previewCancelling(named);
    if (isSameMoney(now, shown)) return true;
    client.setQueryData(isWhole ? visitKey : partKey, isWhole ? { ...visit.data, results: now } : now);
    setHasChanged(true);
    return false;
  };
  const fail = async (failed: Pick<Parameters<typeof examine>[1], 'error' | 'isSent'>) =>
    setFailure(await examine(client, { ...failed, named, before: all }));

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
    fault: failure ?? readFault,
    isBusy,
    confirm: async () => {
      if (preview === undefined) return;
      let isSent = false;
      setIsBusy(true);
      setFailure(null);
      try {
        if (await isStillSame(preview)) {
          isSent = true;
          setDone(await cancelNamed(client, named));
        }
      } catch (error) {
        await fail({ error, isSent });
      }
      setIsBusy(false);
    },
    retry: () => {
      setFailure(null);
      if (failure?.kind === 'changed' || visit.data === undefined) {
        setChosen(null);
        void visit.refetch();
      } else void part.refetch();
    },
    check: async () => {
      setIsBusy(true);
      await fail({ error: failure?.cause, isSent: true });
      setIsBusy(false);
    },
  };
};
