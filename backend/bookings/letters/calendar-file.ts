import { tzOffset, tzScan } from '@date-fns/tz';
import { addMinutes } from 'date-fns/addMinutes';
import { escape, foldLines } from 'ical-generator';
import type { BookingRow } from '#backend/bookings/booking-store.ts';
import { localStamp } from '#backend/serialize/venue-time.ts';

function offsetText(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}${pad(size % 60)}`;
}

function period(name: string, start: string, [from, to]: [number, number]): string[] {
  return [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ];
}

/** Lines of a VTIMEZONE that describes a zone's clocks from one year to another. Offsets are minutes ahead of UTC. */
function calendarZone(timezone: string, year: number, lastYear: number): string[] {
  const [start, end] = [new Date(Date.UTC(year, 0)), new Date(Date.UTC(lastYear + 1, 0))];
  const atNewYear = tzOffset(timezone, start);
  const standard = Math.min(atNewYear, tzOffset(timezone, new Date(Date.UTC(year, 6))));
  const name = (offset: number) => (offset > standard ? 'DAYLIGHT' : 'STANDARD');
  const changes = tzScan(timezone, { start, end }).flatMap(({ date, change, offset }) => {
    const before = offset - change;
    const wall = addMinutes(date, before).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
    return period(name(offset), wall, [before, offset]);
  });
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timezone}`,
    ...period(name(atNewYear), `${year}0101T000000`, [atNewYear, atNewYear]),
    ...changes,
    'END:VTIMEZONE',
  ];
}

function compact(stamp: string): string {
  return stamp.replaceAll(/[-:]/g, '').replace(' ', 'T');
}

function utc(at: Date): string {
  return `${compact(at.toISOString().slice(0, 19))}Z`;
}

/** An entry; of a visit of somebody else than the calendar's owner it has their first name. */
function getEvent(row: BookingRow, ownerId: number | null = row.userId): string[] {
  const { id, timezone, startsAt, endsAt, status } = row;
  const local = (at: Date) => `TZID=${timezone}:${compact(localStamp(at, timezone))}`;
  const place = [row.locationName, row.venueName, row.address1, row.town, row.postcode]
    .filter((part) => part !== '')
    .join(', ');
  const isOwn = row.userId === ownerId || row.firstName === null;
  const summary = isOwn ? row.templateName : `${row.templateName} (${row.firstName})`;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@touchline`,
    `SEQUENCE:${row.calendarSequence}`,
    `DTSTAMP:${utc(row.cancelledAt ?? row.settledAt ?? row.createdAt)}`,
    `DTSTART;${local(startsAt)}`,
    `DTEND;${local(endsAt)}`,
    `SUMMARY:${escape(summary, false)}`,
    `LOCATION:${escape(place, false)}`,
    `STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/**
 * Bookings of one venue in one state, by start, as an iCalendar file. The UIDs stay the same and SEQUENCE grows, so
 * that a calendar that reads it again moves or removes the entries it has.
 */
export function calendarFile(rows: readonly [BookingRow, ...BookingRow[]]): string {
  const [{ timezone, status, startsAt }] = rows;
  const getYear = (at: Date) => Number(localStamp(at, timezone).slice(0, 4));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Bookings//EN',
    `METHOD:${status === 'cancelled' ? 'CANCEL' : 'PUBLISH'}`,
    ...calendarZone(timezone, getYear(startsAt), getYear(rows.at(-1)?.startsAt ?? startsAt)),
    ...rows.flatMap((row) => getEvent(row)),
    'END:VCALENDAR',
  ];
  return `${foldLines(lines.join('\r\n'))}\r\n`;
}

/** The years of the sessions by the clock of each zone. */
function getZones(rows: readonly BookingRow[]): string[] {
  const zones = new Map<string, number[]>();
  for (const { timezone, startsAt } of rows) {
    const year = Number(localStamp(startsAt, timezone).slice(0, 4));
    zones.set(timezone, [...(zones.get(timezone) ?? []), year]);
  }
  return [...zones].flatMap(([zone, years]) => calendarZone(zone, Math.min(...years), Math.max(...years)));
}

/**
 * Bookings at any venues, by start, as a calendar that is read again and again. A cancelled one stays as such; an entry
 * of somebody else than the owner has their first name.
 */
export function calendarFeed(
  rows: readonly BookingRow[],
  { name, ownerId }: { name: string; ownerId: number },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Bookings//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escape(name, false)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...getZones(rows),
    ...rows.flatMap((row) => getEvent(row, ownerId)),
    'END:VCALENDAR',
  ];
  return `${foldLines(lines.join('\r\n'))}\r\n`;
}
