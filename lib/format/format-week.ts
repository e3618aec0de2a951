import type { Language } from '#lib/zones/variant.ts';
import { dateLabels } from './date-labels.ts';

/** A span of dates (YYYY-MM-DD): '16–22 Nov 2026', '30 Nov–6 Dec 2026', '28 Dec 2026–3 Jan 2027'. */
export const formatWeek = (first: string, last: string, language: Language): string => {
  const from = dateLabels(first, language);
  const to = dateLabels(last, language);
  const end = `${to.day} ${to.month} ${to.year}`;
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year}–${end}`;
  return from.month === to.month ? `${from.day}–${end}` : `${from.day} ${from.month}–${end}`;
};
