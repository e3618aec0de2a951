const FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  timeZoneName: 'longOffset',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
});

/** Epoch milliseconds as UK time with its offset, the way the gateway writes it: `2026-06-01T12:00:00.000+01:00`. */
export function ukTime(time: number): string {
  const { year, month, day, hour, minute, second, fractionalSecond, timeZoneName } = Object.fromEntries(
    FORMAT.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  const offset = timeZoneName === 'GMT' ? '+00:00' : timeZoneName?.replace('GMT', '');
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.${fractionalSecond}${offset}`;
}

/** The UK calendar day of a moment, `2026-06-01`. */
export function ukDay(time: number): string {
  return ukTime(time).slice(0, 10);
}
