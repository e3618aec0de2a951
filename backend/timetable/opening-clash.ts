import { addMinutes } from 'date-fns/addMinutes';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { parseISO } from 'date-fns/parseISO';
import { localStamp } from '#backend/serialize/venue-time.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import { openingDays } from '#contract/venues/rules/opening-days.ts';

interface Timed {
  startsAt: Date;
  endsAt: Date;
}

/** When a place is open. */
export interface Opening {
  timezone: string;
  openingTimes: string | null;
  postcode: string;
}

interface OpenTime {
  from: Date;
  until: Date;
}

/** When the venue is open around a date, as wall times; times that touch are one, so that midnight does not part them. */
function readOpenTimes(opening: Opening, date: string): OpenTime[] {
  const open: OpenTime[] = [];
  for (const day of openingDays(opening, daysAfter(date, -1), 3)) {
    const midnight = parseISO(`${day.date}T00:00:00Z`);
    for (const { opens, closes } of day.ranges) {
      const [from = 0, to = 0] = [opens, closes].map(
        (clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)),
      );
      const last = open.at(-1);
      const until = addMinutes(midnight, to > from ? to : to + 24 * 60);
      if (last !== undefined && last.until >= addMinutes(midnight, from)) last.until = until;
      else open.push({ from: addMinutes(midnight, from), until });
    }
  }
  return open;
}

/** Whether a session is, in part, outside the opening times of its venue; never where they are not known. */
export function isOutsideOpening({ startsAt, endsAt }: Timed, opening: Opening): boolean {
  const stamp = localStamp(startsAt, opening.timezone);
  if (openingDays(opening, getDate(stamp), 1).length === 0) return false;
  const from = parseISO(`${stamp.replace(' ', 'T')}Z`);
  const until = addMinutes(from, differenceInMinutes(endsAt, startsAt));
  return !readOpenTimes(opening, getDate(stamp)).some((time) => time.from <= from && time.until >= until);
}
