export interface VenueClock {
  /** YYYY-MM-DD at the venue. */
  date: string;
  /** HH:MM at the venue. */
  time: string;
}

/**
 * Date and wall time of an instant in an IANA time zone. Throws a RangeError for an unknown zone. Uses `Intl`, because
 * `TZDate` would add two kilobytes to small pages.
 */
export const venueClock = (now: Date, timezone: string): VenueClock => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
};
