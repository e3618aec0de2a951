import { escape, foldLines } from 'ical-generator';
import type { BookingRow } from '#backend/bookings/booking-store.ts';
import { localStamp } from '#backend/serialize/venue-time.ts';
import { calendarZone } from './calendar-zone.ts';

function compact(stamp: string): string {
  return stamp.replaceAll(/[-:]/g, '').replace(' ', 'T');
}

function utc(at: Date): string {
  return `${compact(at.toISOString().slice(0, 19))}Z`;
}

function getEvent(row: BookingRow): string[] {
  const { id, timezone, startsAt, endsAt, status } = row;
  const local = (at: Date) => `TZID=${timezone}:${compact(localStamp(at, timezone))}`;
  const place = [row.locationName, row.venueName, row.address1, row.town, row.postcode]
    .filter((part) => part !== '')
    .join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${id}@touchline`,
    `SEQUENCE:${row.calendarSequence}`,
    `DTSTAMP:${utc(row.cancelledAt ?? row.settledAt ?? row.createdAt)}`,
    `DTSTART;${local(startsAt)}`,
    `DTEND;${local(endsAt)}`,
    `SUMMARY:${escape(row.templateName, false)}`,
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
    ...rows.flatMap(getEvent),
    'END:VCALENDAR',
  ];
  return `${foldLines(lines.join('\r\n'))}\r\n`;
}
