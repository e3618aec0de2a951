import type { Language } from '#lib/zones/variant.ts';

export interface DateWords {
  /** Tue */
  weekday: string;
  /** Tuesday */
  weekdayLong: string;
  /** 24 */
  day: string;
  /** Nov */
  month: string;
  /** November */
  monthLong: string;
  year: string;
}

interface Names {
  weekdays: string;
  weekdaysLong: string;
  months: string;
  monthsLong: string;
}

/**
 * The names are our own: we write 'Sep' where British English has 'Sept', and most browsers know no
 * Welsh, so that the page would not be the same there as on the server.
 */
const names: Record<Language, Names> = {
  en: {
    weekdays: 'Sun,Mon,Tue,Wed,Thu,Fri,Sat',
    weekdaysLong: 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday',
    months: 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec',
    monthsLong: 'January,February,March,April,May,June,July,August,September,October,November,December',
  },
  cy: {
    weekdays: 'Sul,Llun,Maw,Mer,Iau,Gwen,Sad',
    weekdaysLong: 'Dydd Sul,Dydd Llun,Dydd Mawrth,Dydd Mercher,Dydd Iau,Dydd Gwener,Dydd Sadwrn',
    months: 'Ion,Chwef,Maw,Ebr,Mai,Meh,Gorff,Awst,Medi,Hyd,Tach,Rhag',
    monthsLong: 'Ionawr,Chwefror,Mawrth,Ebrill,Mai,Mehefin,Gorffennaf,Awst,Medi,Hydref,Tachwedd,Rhagfyr',
  },
};

const nameAt = (list: string, index: number): string => list.split(',')[index] ?? '';

/** The words of a date YYYY-MM-DD. Throws a RangeError when it is none. */
export const dateWords = (date: string, language: Language): DateWords => {
  const moment = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(moment.getTime())) throw new RangeError(`Not a date: ${date}`);
  const [weekday, month] = [moment.getUTCDay(), moment.getUTCMonth()];
  const { weekdays, weekdaysLong, months, monthsLong } = names[language];
  return {
    weekday: nameAt(weekdays, weekday),
    weekdayLong: nameAt(weekdaysLong, weekday),
    day: String(moment.getUTCDate()),
    month: nameAt(months, month),
    monthLong: nameAt(monthsLong, month),
    year: String(moment.getUTCFullYear()),
  };
};
