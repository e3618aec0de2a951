import { format } from 'date-fns/format';
import { enGB } from 'date-fns/locale/en-GB';
import { parseISO } from 'date-fns/parseISO';
import { getDate } from '#contract/rules/wall-time.ts';

/** A date, or a text that begins with one, as "Tuesday 24 November 2026". */
export function prettyDate(date: string): string {
  return format(parseISO(getDate(date)), 'EEEE d MMMM yyyy', { locale: enGB });
}

/** The same as screens show it: "Tue, 24 Nov 2026". */
export function sessionDate(date: string): string {
  return format(parseISO(getDate(date)), 'EEE, d MMM yyyy', { locale: enGB });
}
