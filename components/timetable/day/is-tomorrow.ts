import { daysBetween } from '#contract/rules/calendar-date.ts';

/** Whether a date is the day after today; both are YYYY-MM-DD. */
export const isTomorrow = (date: string, today: string): boolean => daysBetween(today, date) === 1;
