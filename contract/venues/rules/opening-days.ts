import { addDays } from 'date-fns/addDays';
import { getISODay } from 'date-fns/getISODay';
import { isEqual } from 'date-fns/isEqual';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { subDays } from 'date-fns/subDays';
import OpeningHours from 'opening_hours';
import { toCalendarDate } from '#contract/rules/to-calendar-date.ts';
import type { OpeningDay } from '#contract/venues/venues.ts';

type OpenRange = OpeningDay['ranges'][number];

/** Where 'sunrise' and 'sunset' of opening times are computed: the middle of Great Britain. */
const middle = { lat: 53.59, lon: -2 };

const scottishAreas = new Set('AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' '));

/** The nation whose bank holidays apply, by the letters of a postcode. */
export const getNation = (postcode: string): string => {
  const area = /^[A-Z]+/.exec(postcode.trim().toUpperCase())?.[0] ?? '';
  if (area === 'BT') return 'Northern Ireland';
  return scottishAreas.has(area) ? 'Scotland' : 'England';
};

const parse = (openingTimes: string, postcode: string): OpeningHours | null => {
  const place = {
    ...middle,
    address: { country_code: 'gb', state: getNation(postcode) },
  };
  try {
    return new OpeningHours(openingTimes, place);
  } catch {
    return null;
  }
};

const getClock = (moment: Date): string => lightFormat(moment, 'HH:mm');

/** The package works in the process's local time, so wall times are passed in and out unchanged. */
const getRanges = (hours: OpeningHours, start: Date): OpenRange[] => {
  const end = addDays(start, 1);
  return hours
    .getOpenIntervals(subDays(start, 1), addDays(start, 2))
    .filter(([, , unknown]) => !unknown)
    .flatMap(([opens, closes]) => {
      if (opens <= start && closes >= end) return [{ opens: '00:00', closes: '24:00' }];
      if (opens < start || opens >= end) return [];
      return [{ opens: getClock(opens), closes: isEqual(closes, end) ? '24:00' : getClock(closes) }];
    });
};

/**
 * When a venue is open on each of `days` days from `from` (YYYY-MM-DD, venue wall time), with the bank holidays of its
 * part of the United Kingdom. Opening past midnight counts to the day it began. Empty when the times are missing or
 * cannot be read. For the server: the package is far too big for a browser.
 */
export const openingDays = (
  { openingTimes, postcode }: { openingTimes: string | null; postcode: string },
  from: string,
  days: number,
): OpeningDay[] => {
  const hours = openingTimes ? parse(openingTimes, postcode) : null;
  if (!hours) return [];
  return Array.from({ length: days }, (_, index) => {
    const start = addDays(parseISO(from), index);
    return { date: toCalendarDate(start), weekday: getISODay(start), ranges: getRanges(hours, start) };
  });
};
