import { tzOffset, tzScan } from '@date-fns/tz';
import { addMinutes } from 'date-fns/addMinutes';

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
export function calendarZone(timezone: string, year: number, lastYear: number): string[] {
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
