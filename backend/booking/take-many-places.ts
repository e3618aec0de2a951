import type { Tx } from '../db/schema.ts';
import type { TakingRefusal } from './find-obstacle.ts';
import { takePlaces, type Booking, type PlaceRequest } from './take-places.ts';

type TakingMany =
  | { taken: true; bookings: Booking[] }
  /** `index`: of the first request refused. The caller rolls back, because the others may have been taken. */
  | { taken: false; index: number; reason: TakingRefusal };

/** Holds places of several sessions, always in the order of their ids, so that two baskets can't block each other. */
export async function takeManyPlaces(tx: Tx, requests: readonly PlaceRequest[], now: Date): Promise<TakingMany> {
  const inOrder = requests
    .map((request, index) => ({ request, index }))
    .sort((a, b) => (a.request.occurrenceId < b.request.occurrenceId ? -1 : 1));
  const bookings: Booking[] = [];
  for (const { request, index } of inOrder) {
    const taking = await takePlaces(tx, request, now);
    if (!taking.taken) return { taken: false, index, reason: taking.reason };
    bookings[index] = taking.booking;
  }
  return { taken: true, bookings };
}
