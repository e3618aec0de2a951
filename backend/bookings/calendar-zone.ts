import { localStamp } from '#backend/serialize/venue-time.ts';

const hourMs = 60 * 60 * 1000;

/** Minutes by which the zone's clocks are ahead of UTC. */
function offsetAt(at: Date, timezone: string): number {
  const wall = Date.parse(`${localStamp(at, timezone).replace(' ', 'T')}Z`);
  return Math.round((wall - at.getTime()) / 60_000);
}

function offsetText(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}${pad(size % 60)}`;
}

/** The hour in which the clocks change between two instants an offset apart. */
function changeBetween(from: number, until: number, timezone: string): Date {
  let [low, high] = [from, until];
  const before = offsetAt(new Date(low), timezone);
  while (high - low > hourMs) {
    const middle = low + Math.floor((high - low) / 2 / hourMs) * hourMs;
    if (offsetAt(new Date(middle), timezone) === before) low = middle;
    else high = middle;
  }
  return new Date(high);
}

function getChanges(year: number, timezone: string): Date[] {
  const months = Array.from({ length: 13 }, (_, month) => Date.UTC(year, month, 1));
  return months.flatMap((from, index) => {
    const until = months[index + 1];
    const isChange = until !== undefined && offsetAt(new Date(from), timezone) !== offsetAt(new Date(until), timezone);
    return isChange ? [changeBetween(from, until, timezone)] : [];
  });
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

/** Lines of a VTIMEZONE that describes a zone's clocks from one year to another. */
export function calendarZone(timezone: string, year: number, lastYear: number): string[] {
  const standard = Math.min(
    offsetAt(new Date(Date.UTC(year, 0, 1)), timezone),
    offsetAt(new Date(Date.UTC(year, 6, 1)), timezone),
  );
  const atNewYear = offsetAt(new Date(Date.UTC(year, 0, 1)), timezone);
  const name = (offset: number) => (offset > standard ? 'DAYLIGHT' : 'STANDARD');
  const years = Array.from({ length: lastYear - year + 1 }, (_, index) => year + index);
  const changes = years
    .flatMap((one) => getChanges(one, timezone))
    .flatMap((at) => {
      const [from, to] = [offsetAt(new Date(at.getTime() - hourMs), timezone), offsetAt(at, timezone)];
      const wall = new Date(at.getTime() + from * 60_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
      return period(name(to), wall, [from, to]);
    });
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timezone}`,
    ...period(name(atNewYear), `${year}0101T000000`, [atNewYear, atNewYear]),
    ...changes,
    'END:VTIMEZONE',
  ];
}
