export const riverside = '/location/riverside-leisure-centre';

/** The date so many days from today, as it is written in addresses. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
