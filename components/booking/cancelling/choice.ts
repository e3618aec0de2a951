import type { CancellationResult } from '#contract/bookings/cancel-bookings.ts';

/** How many tickets or places of each booking are to be cancelled, by its id; 0 where it is left out. */
export type Choice = Readonly<Record<string, number>>;

type Line = Pick<CancellationResult, 'id' | 'quantity'>;

/** All tickets of these bookings. */
export const chooseAll = (lines: readonly Line[]): Choice =>
  Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));

/** Whether it means all tickets of these bookings. */
export const isAll = (choice: Choice, lines: readonly Line[]): boolean =>
  lines.every(({ id, quantity }) => choice[id] === quantity);

export const isNone = (choice: Choice): boolean => Object.values(choice).every((quantity) => quantity === 0);

/** The bookings with the tickets that stay booked, once those of `cancelled` are gone. */
export const getStaying = <One extends Line>(
  lines: readonly One[],
  cancelled: readonly Pick<CancellationResult, 'id' | 'partOf' | 'quantity'>[],
): One[] => {
  const gone = (id: string) => cancelled.find((one) => (one.partOf ?? one.id) === id)?.quantity ?? 0;
  return lines.flatMap((line) => {
    const quantity = line.quantity - gone(line.id);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
};

/** The choice as the body of `cancelBookings`: the bookings, and of which only some tickets are meant. */
export const getNamed = (choice: Choice, lines: readonly Line[]) => {
  const meant = lines.flatMap(({ id, quantity: most }) => {
    const quantity = choice[id] ?? 0;
    return quantity > 0 ? [{ bookingId: id, quantity, isSome: quantity < most }] : [];
  });
  const tickets = meant.filter(({ isSome }) => isSome).map(({ bookingId, quantity }) => ({ bookingId, quantity }));
  return { bookingIds: meant.map(({ bookingId }) => bookingId), ...(tickets.length > 0 && { tickets }) };
};
