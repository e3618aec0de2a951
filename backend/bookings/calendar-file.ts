import { escape, foldLines } from 'ical-generator';
import { localStamp } from '../shape/venue-time.ts';
import type { BookingRow } from './booking-store.ts';
import { calendarZone } from './calendar-zone.ts';

function compact(stamp: string): string {
  return stamp.replaceAll(/[-:]/g, '').replace(' ', 'T');
}

function utc(at: Date): string {
  return `${compact(at.toISOString().slice(0, 19))}Z`;
}

/**
 * A booking as an iCalendar file. The UID stays the same and SEQUENCE grows, so that a calendar that reads it again
 * moves or removes the entry it has.
 */
export function calendarFile(row: BookingRow): string {
  const { id, timezone, startsAt, endsAt, status } = row;
  const local = (at: Date) => `TZID=${timezone}:${compact(localStamp(at, timezone))}`;
  const place = [row.locationName, row.venueName, row.address1, row.town, row.postcode].filter((part) => part !== '').join(', ');
  const isCancelled = status === 'cancelled';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Bookings//EN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...calendarZone(timezone, Number(localStamp(startsAt, timezone).slice(0, 4))),
    'BEGIN:VEVENT',
    `UID:${id}@touchline`,
    `SEQUENCE:${row.calendarSequence}`,
    `DTSTAMP:${utc(row.cancelledAt ?? row.settledAt ?? row.createdAt)}`,
    `DTSTART;${local(startsAt)}`,
    `DTEND;${local(endsAt)}`,
    `SUMMARY:${escape(row.templateName, false)}`,
    `LOCATION:${escape(place, false)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${foldLines(lines.join('\r\n'))}\r\n`;
}
