const long = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
/** American: British short names have one of four letters (Sept). */
const short = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

function parts(format: Intl.DateTimeFormat, date: string): Map<string, string> {
  return new Map(format.formatToParts(new Date(`${date}T00:00:00Z`)).map(({ type, value }) => [type, value]));
}

/** A calendar date as "Tuesday 24 November 2026". */
export function prettyDate(date: string): string {
  const part = parts(long, date);
  return `${part.get('weekday')} ${part.get('day')} ${part.get('month')} ${part.get('year')}`;
}

/** A calendar date as screens show it: "Tue, 24 Nov 2026". */
export function sessionDate(date: string): string {
  const part = parts(short, date);
  return `${part.get('weekday')}, ${part.get('day')} ${part.get('month')} ${part.get('year')}`;
}
