import { dateNames } from '#contract/languages/date-names.ts';
import { defaultLanguage } from '#contract/languages/languages.ts';
import type { Language } from '#lib/zones/variant.ts';

/** `data-dates` of a document: the names of days and months for its scripts, which know only the English ones. */
export function datesOfDocument(language: Language): string | undefined {
  if (language === defaultLanguage) return undefined;
  const { weekdays, weekdaysLong, months, monthsLong, monthsAlone } = dateNames(language);
  const lists = [weekdays, weekdaysLong, months, monthsLong, ...(monthsAlone === undefined ? [] : [monthsAlone])];
  return lists.map((names) => names.join(',')).join(';');
}
