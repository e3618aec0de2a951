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

/*
 * Every row of a timetable has two wall times, so these use the platform: a cached `Intl.DateTimeFormat` takes 2 µs
 * where `TZDate` of date-fns takes 12. In the repeated hour of autumn `TZDate` is also inconsistent: it means sometimes
 * the first run, sometimes the second.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const knownFormatter = formatters.get(timeZone);
  if (knownFormatter !== undefined) return knownFormatter;
  const newFormatter = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formatters.set(timeZone, newFormatter);
  return newFormatter;
}

/** Venue wall time of an instant, YYYY-MM-DD HH:MM:SS. */
export function localStamp(moment: Date, timeZone: string): string {
  return getFormatter(timeZone).format(moment);
}

/** The venue's calendar date of an instant, YYYY-MM-DD. */
export function localDate(moment: Date, timeZone: string): string {
  return localStamp(moment, timeZone).slice(0, 10);
}

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(moment: Date, timeZone: string): number {
  const wall = Date.parse(`${localStamp(moment, timeZone).replace(' ', 'T')}Z`);
  return wall - Math.floor(moment.getTime() / 1000) * 1000;
}

/**
 * The instant of a venue wall time (YYYY-MM-DD HH:MM:SS). The repeated hour of autumn means its first run; a time in
 * the missing hour of spring is read with the offset before the change, so it lands an hour later on the clock.
 */
export function instantOfLocal(stamp: string, timeZone: string): Date {
  const wall = Date.parse(`${stamp.replace(' ', 'T')}Z`);
  const dayBefore = offsetAt(new Date(wall - 86_400_000), timeZone);
  const earlier = new Date(wall - dayBefore);
  if (offsetAt(earlier, timeZone) === dayBefore) return earlier;
  const later = new Date(wall - offsetAt(earlier, timeZone));
  return localStamp(later, timeZone) === stamp ? later : earlier;
}
