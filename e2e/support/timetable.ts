export const riverside = '/location/riverside-leisure-centre';

/** A date so many days from today, as addresses have it. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
