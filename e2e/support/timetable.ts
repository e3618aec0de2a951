export const riverside = '/location/riverside-leisure-centre';
/** It is closed on Thursdays, so that nothing is on then. */
export const closedOnThursdays = '/location/castle-hill-sports-centre';

/** The date so many days from today, as it is written in addresses. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The next Thursday after today, as it is written in addresses. */
export const nextThursday = (): string => dayFromToday((4 - new Date().getUTCDay() + 7) % 7 || 7);
