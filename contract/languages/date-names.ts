import { aboutLanguage } from './about-language.ts';
import { englishDateNames, type DateNames } from './english-date-names.ts';
import { defaultLanguage, type Language } from './languages.ts';

type Width = 'short' | 'long';

/** 5 January 2026 is a Monday. */
const week = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 0, 5 + index)));
const year = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));

const weekdayNames = (language: Language, weekday: Width): string[] =>
  week.map((date) => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(date));

const monthNamesAlone = (language: Language, month: Width): string[] =>
  year.map((date) => new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(date));

/** Months as they are written after a day: in Polish '1 stycznia', not 'styczeń'. */
function monthNames(language: Language, month: Width): string[] {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
  const alone = monthNamesAlone(language, month);
  return year.map((date, index) => {
    const name = format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '';
    return /\p{L}/u.test(name) ? name : (alone[index] ?? '');
  });
}

/** The names of a language: its folder's, else those of `Intl`. */
function readNames(language: Language): DateNames {
  if (language === defaultLanguage) return englishDateNames;
  const stated = aboutLanguage(language);
  const monthsLong = stated.monthsLong ?? monthNames(language, 'long');
  const monthsAlone =
    stated.monthsAlone ?? (stated.monthsLong === undefined ? monthNamesAlone(language, 'long') : monthsLong);
  return {
    weekdays: stated.weekdays ?? weekdayNames(language, 'short'),
    weekdaysLong: stated.weekdaysLong ?? weekdayNames(language, 'long'),
    months: stated.months ?? monthNames(language, 'short'),
    monthsLong,
    ...(monthsAlone.join() !== monthsLong.join() && { monthsAlone }),
  };
}

const known = new Map<Language, DateNames>();

/**
 * The names of days and months in a language of the site. In a browser package.json puts
 * `lib/format/date-names-of-page.ts` in the place of this module: the page brings its own, because browsers differ and
 * know no Welsh.
 */
export function dateNames(language: Language): DateNames {
  const names = known.get(language) ?? readNames(language);
  known.set(language, names);
  return names;
}
