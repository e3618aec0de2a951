import { lastDate, type TimesQuestion } from '#lib/routing/times-path.ts';

/** A question as it can be booked from a date on (YYYY-MM-DD): for that date where its own is over. */
export const openQuestion = (question: TimesQuestion, today: string): TimesQuestion =>
  lastDate(question) < today ? { ...question, date: today, isWeekend: false } : question;
