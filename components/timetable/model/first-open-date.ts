import type { ActivityDate } from '#contract/timetable/timetable.ts';

/** The dates on which a session is left to come, in order. */
export const openDates = (dates: Readonly<Record<string, ActivityDate>>): string[] =>
  Object.values(dates)
    .filter(({ available }) => available)
    .map(({ raw }) => raw)
    .toSorted();

/** The default day: the first with places left, else the first with sessions; undefined without any. */
export const firstOpenDate = (dates: Readonly<Record<string, ActivityDate>>, today: string): string | undefined => {
  const coming = Object.values(dates)
    .filter(({ raw }) => raw >= today)
    .toSorted((a, b) => (a.raw < b.raw ? -1 : 1));
  return (coming.find(({ available }) => available) ?? coming[0])?.raw;
};
