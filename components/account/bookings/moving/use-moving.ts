import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { SearchHit } from '#contract/timetable/search.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { CallData } from '#lib/api/call.ts';
import { isUnsettled } from '#lib/api/is-unsettled.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { readDifference, type Difference } from './price-question.tsx';

/**
 * Why nothing was moved, or what is not known: `refused` for this time, `over` for every time, `unknown` whether it was
 * moved.
 */
export interface MoveFault {
  kind: 'refused' | 'over' | 'unknown';
  cause: unknown;
}

export interface Moving {
  /** The booking that is moved. */
  booking: Booking;
  chooseBooking: (id: string) => void;
  /** Where to; null until one is chosen. */
  time: SearchHit | null;
  chooseTime: (time: SearchHit) => void;
  /** Set once the server has said that the price is another one. */
  difference: Difference | null;
  /** Leaves the question of the price, back to the times. */
  reconsider: () => void;
  /** The new booking. */
  done: CallData<'moveBooking'> | null;
  fault: MoveFault | null;
  isBusy: boolean;
  /** Moves, for the price that was shown. Sent again while the answer is unknown, it is the same request. */
  move: () => void;
}

const getFault = (cause: unknown): MoveFault => {
  if (isUnsettled(cause)) return { kind: 'unknown', cause };
  const isOver = cause instanceof ApiError && (cause.code === 'cannot_cancel' || cause.code === 'not_found');
  return { kind: isOver ? 'over' : 'refused', cause };
};

/** Moves one booking of a visit to another time, after a question where the price is another one. */
export function useMoving(bookings: readonly [Booking, ...Booking[]]): Moving {
  const [id, setId] = useState(bookings[0].id);
  const [time, setTime] = useState<SearchHit | null>(null);
  const [difference, setDifference] = useState<Difference | null>(null);
  const [fault, setFault] = useState<MoveFault | null>(null);
  const { mutate, data, isPending } = useMutation({
    ...onceMutation(browserApi, 'moveBooking'),
    onSuccess: () => setFault(null),
    onError: (error) => {
      const differs = readDifference(error);
      setDifference(differs ?? (isUnsettled(error) ? difference : null));
      setFault(differs === null ? getFault(error) : null);
    },
  });
  const restart = () => {
    setDifference(null);
    setFault(null);
  };
  const booking = bookings.find((one) => one.id === id) ?? bookings[0];
  return {
    ...{ booking, time, difference, fault, reconsider: restart, done: data?.data ?? null, isBusy: isPending },
    chooseBooking: (next) => {
      setId(next);
      setTime(null);
      restart();
    },
    chooseTime: (next) => {
      setTime(next);
      restart();
    },
    move: () => {
      if (time === null) return;
      const acceptPrice = difference?.after.value ?? false;
      mutate({ params: { bookingId: id }, body: { occurrenceId: time.occurrence.id, acceptPrice } });
    },
  };
}
