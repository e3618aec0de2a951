import { isExists } from 'date-fns/isExists';

/**
 * The calendar date that DD-MM-YYYY stands for, as YYYY-MM-DD; undefined while the text is not a whole, real date.
 * Also reads single digits, slashes, dots, spaces and eight digits in a row.
 */
export const isoFromText = (text: string): string | undefined => {
  const match = /^\s*(?:(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})|(\d{2})(\d{2})(\d{4}))\s*$/.exec(text);
  if (match === null) return undefined;
  const [day = 0, month = 0, year = 0] = match.slice(1).filter(Boolean).map(Number);
  if (year < 1000 || !isExists(year, month - 1, day)) return undefined;
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
};

/** YYYY-MM-DD as DD-MM-YYYY; any other text as it is. */
export const textFromIso = (value: string): string => value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1');
