import type { ActivityDate } from '#contract/timetable.ts';

/** The dates on which something is on, in order. */
export const openDates = (dates: Readonly<Record<string, ActivityDate>>): string[] =>
  Object.values(dates)
    .map(({ raw }) => raw)
    .toSorted();

/** The day to start from: the first with places left, else the first with anything on; undefined without any. */
export const firstOpenDate = (dates: Readonly<Record<string, ActivityDate>>, today: string): string | undefined => {
  const coming = Object.values(dates)
    .filter(({ raw }) => raw >= today)
    .toSorted((a, b) => (a.raw < b.raw ? -1 : 1));
  return (coming.find(({ available }) => available) ?? coming[0])?.raw;
};
