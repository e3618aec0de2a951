import { isAfter } from 'date-fns/isAfter';

interface Spanning {
  startsAt: { utc: string };
  endsAt: { utc: string };
}

export const hasStarted = (session: Pick<Spanning, 'startsAt'>, now: Date): boolean =>
  !isAfter(session.startsAt.utc, now);

export const hasEnded = (session: Pick<Spanning, 'endsAt'>, now: Date): boolean => !isAfter(session.endsAt.utc, now);

/**
 * The index at which the "now" line is drawn: before the first session that has not started, if an earlier one has.
 * Undefined when all or none have started. Takes sessions sorted by start.
 */
export const nextToStart = <Item extends Pick<Spanning, 'startsAt'>>(
  sorted: readonly Item[],
  now: Date,
): Item | undefined => {
  const index = sorted.findIndex((session) => !hasStarted(session, now));
  return index > 0 ? sorted[index] : undefined;
};
