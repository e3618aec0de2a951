/** The names of days and months in a language. */
export interface DateNames {
  /** Monday first. */
  weekdays: readonly string[];
  weekdaysLong: readonly string[];
  months: readonly string[];
  monthsLong: readonly string[];
  /** Long, without a day before them, where they differ then. */
  monthsAlone?: readonly string[];
}

const list = (names: string): string[] => names.split(',');

/** They stand in the code, so that no English page has to bring them. */
export const englishDateNames: DateNames = {
  weekdays: list('Mon,Tue,Wed,Thu,Fri,Sat,Sun'),
  weekdaysLong: list('Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday'),
  months: list('Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'),
  monthsLong: list('January,February,March,April,May,June,July,August,September,October,November,December'),
};
