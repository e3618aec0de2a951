export const riverside = '/location/riverside-leisure-centre';
/** It is closed on Thursdays, so that nothing is on then. */
export const closedOnThursdays = '/location/castle-hill-sports-centre';

/** The date so many days from today, as it is written in addresses. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The next such day of the week after today, as it is written in addresses. */
const next = (weekday: number): string => dayFromToday((weekday - new Date().getUTCDay() + 7) % 7 || 7);
export const nextThursday = (): string => next(4);
export const nextSaturday = (): string => next(6);
