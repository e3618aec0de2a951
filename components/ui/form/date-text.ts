import { isExists } from 'date-fns/isExists';

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

/**
 * The calendar date that DD-MM-YYYY stands for, as YYYY-MM-DD; undefined while the text is not a whole, real date.
 * Also reads single digits, slashes, dots, spaces and eight digits in a row.
 */
export const isoFromText = (text: string): string | undefined => {
  const match = /^\s*(?:(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})|(\d{2})(\d{2})(\d{4}))\s*$/.exec(text);
  if (match === null) return undefined;
  const [day = 0, month = 0, year = 0] = match.slice(1).filter(Boolean).map(Number);
  if (year < 1000 || !isExists(year, month - 1, day)) return undefined;
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
};

/** YYYY-MM-DD as DD-MM-YYYY; any other text as it is. */
export const textFromIso = (value: string): string => value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1');
