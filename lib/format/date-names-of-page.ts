import type * as Names from '#contract/languages/date-names.ts';
import { englishDateNames } from '#contract/languages/english-date-names.ts';

const { dates } = document.documentElement.dataset;
const [weekdays = [], weekdaysLong = [], months = [], monthsLong = [], monthsAlone] =
  dates?.split(';').map((names) => names.split(',')) ?? [];
const names = dates === undefined ? englishDateNames : { weekdays, weekdaysLong, months, monthsLong, monthsAlone };

/**
 * The names that the document brings (`datesOfDocument`), else the English ones, in the place of
 * `contract/languages/date-names.ts`.
 */
export const dateNames: typeof Names.dateNames = () => names;
