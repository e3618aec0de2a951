import type { Language } from '#lib/zones/variant.ts';

interface DateNames {
  /** Monday first. */
  weekdays: readonly string[];
  weekdaysLong: readonly string[];
  months: readonly string[];
  monthsLong: readonly string[];
}

const list = (names: string): string[] => names.split(',');

/**
 * Names of days and months. `Intl` of most browsers has no Welsh, and `format` of date-fns with its locales adds seven
 * kilobytes to every page that shows a date; this table adds one. A test compares it with those locales.
 */
export const dateNames: Record<Language, DateNames> = {
  en: {
    weekdays: list('Mon,Tue,Wed,Thu,Fri,Sat,Sun'),
    weekdaysLong: list('Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday'),
    months: list('Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'),
    monthsLong: list('January,February,March,April,May,June,July,August,September,October,November,December'),
  },
  cy: {
    weekdays: list('Llun,Maw,Mer,Iau,Gwen,Sad,Sul'),
    weekdaysLong: list('Dydd Llun,Dydd Mawrth,Dydd Mercher,Dydd Iau,Dydd Gwener,Dydd Sadwrn,Dydd Sul'),
    months: list('Ion,Chwef,Maw,Ebr,Mai,Meh,Gorff,Awst,Medi,Hyd,Tach,Rhag'),
    monthsLong: list('Ionawr,Chwefror,Mawrth,Ebrill,Mai,Mehefin,Gorffennaf,Awst,Medi,Hydref,Tachwedd,Rhagfyr'),
  },
};

/** The name of an ISO weekday, 1 for Monday to 7 for Sunday: 'Mon', or 'Monday' with `long`. */
export const weekdayName = (weekday: number, language: Language, width: 'short' | 'long'): string => {
  const { weekdays, weekdaysLong } = dateNames[language];
  return (width === 'short' ? weekdays : weekdaysLong)[weekday - 1] ?? '';
};
