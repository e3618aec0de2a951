const dayMs = 24 * 60 * 60 * 1000;

const atNoon = (date: string): number => Date.parse(`${date}T12:00:00Z`);

/** Whether the text is a real date written YYYY-MM-DD. */
export const isCalendarDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = atNoon(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
};

/** The date `days` after another, both YYYY-MM-DD. */
export const addDays = (date: string, days: number): string =>
  new Date(atNoon(date) + days * dayMs).toISOString().slice(0, 10);

/** 0 for Monday to 6 for Sunday. */
export const getWeekday = (date: string): number => (new Date(atNoon(date)).getUTCDay() + 6) % 7;

/** The seven dates, Monday to Sunday, of the week that a date lies in. */
export const getWeek = (date: string): string[] => {
  const monday = addDays(date, -getWeekday(date));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
};
