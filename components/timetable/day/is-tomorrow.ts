import { daysBetween } from '#contract/rules/days-between.ts';

/** Whether a date is the day after today; both are YYYY-MM-DD. */
export const isTomorrow = (date: string, today: string): boolean => daysBetween(today, date) === 1;
