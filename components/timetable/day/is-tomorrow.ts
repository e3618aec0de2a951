const DAY_MS = 86_400_000;

/** Whether a date is the day after today; both are YYYY-MM-DD. */
export const isTomorrow = (date: string, today: string): boolean => Date.parse(date) - Date.parse(today) === DAY_MS;
