export type DateLimits = {
  /** All as YYYY-MM-DD; the limits themselves are allowed. */
  minDate?: string;
  maxDate?: string;
  /** Nothing before `today`. */
  disablePast?: boolean;
  /** Nothing after `today`. */
  disableFuture?: boolean;
  today: string;
};

/** The first and the last date that may be chosen, as YYYY-MM-DD; undefined where there is no end. */
export const dateRange = (limits: DateLimits): { first?: string; last?: string } => {
  const { minDate, maxDate, disablePast, disableFuture, today } = limits;
  const firsts = [minDate, disablePast ? today : undefined].filter((date) => date !== undefined);
  const lasts = [maxDate, disableFuture ? today : undefined].filter((date) => date !== undefined);
  return { first: firsts.sort().at(-1), last: lasts.sort().at(0) };
};

/** Whether a date (YYYY-MM-DD) may be chosen. */
export const isDateAllowed = (date: string, limits: DateLimits): boolean => {
  const { first, last } = dateRange(limits);
  return (first === undefined || date >= first) && (last === undefined || date <= last);
};
