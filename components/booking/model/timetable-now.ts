import { isAfter } from 'date-fns/isAfter';

interface Spanning {
  startsAt: { utc: string };
  endsAt: { utc: string };
}

export const hasStarted = (session: Pick<Spanning, 'startsAt'>, now: Date): boolean =>
  !isAfter(session.startsAt.utc, now);

export const hasEnded = (session: Pick<Spanning, 'endsAt'>, now: Date): boolean => !isAfter(session.endsAt.utc, now);

/**
 * Where the line of the present runs: above the first session that has not started, if an earlier one has.
 * Undefined when the day lies wholly ahead or wholly behind. Takes sessions sorted by start.
 */
export const nextToStart = <Item extends Pick<Spanning, 'startsAt'>>(
  sorted: readonly Item[],
  now: Date,
): Item | undefined => {
  const index = sorted.findIndex((session) => !hasStarted(session, now));
  return index > 0 ? sorted[index] : undefined;
};
