'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { DayPicker, type ChevronProps } from 'react-day-picker';
import { dateRange, type DateLimits } from '#components/ui/form/date-limits.ts';

export type CalendarLabels = {
  previousMonth: string;
  nextMonth: string;
  /** The lists that jump to a month or year. */
  month: string;
  year: string;
  /** Added to the name of the day it is. */
  today: string;
};

export type CalendarProps = DateLimits & {
  /** YYYY-MM-DD. */
  value?: string;
  onChange: (date: string) => void;
  labels: CalendarLabels;
  /** For the names of months and days. */
  locale?: string;
};

const YEARS_BEHIND = 110;
const YEARS_AHEAD = 10;

const findDate = (iso: string): Date => {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
};

const toIsoDate = (date: Date): string =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');

const Chevron = ({ orientation }: ChevronProps) => {
  const Icon = orientation === 'left' ? ChevronLeft : orientation === 'right' ? ChevronRight : ChevronDown;
  return <Icon className={orientation === 'down' ? 'icon icon--s' : 'icon'} />;
};

const words = (locale: string, labels: CalendarLabels) => {
  const name = (date: Date, options: Intl.DateTimeFormatOptions) => date.toLocaleDateString(locale, options);
  const month = (date: Date) => name(date, { month: 'long', year: 'numeric' });
  return {
    labels: {
      labelNav: () => `${labels.previousMonth}, ${labels.nextMonth}`,
      labelGrid: month,
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
      labelMonthDropdown: () => labels.month,
      labelYearDropdown: () => labels.year,
      labelWeekday: (date: Date) => name(date, { weekday: 'long' }),
      labelDayButton: (date: Date, modifiers: Record<string, boolean>) => {
        const day = name(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
        return modifiers.today ? `${day}, ${labels.today}` : day;
      },
    },
    formatters: {
      formatCaption: month,
      formatMonthDropdown: (date: Date) => name(date, { month: 'long' }),
      formatWeekdayName: (date: Date) => name(date, { weekday: 'short' }),
    },
  };
};

/** The month that is open at first: that of the choice, else the allowed one nearest to today. */
const firstMonth = ({ first, last }: { first?: string; last?: string }, today: string, value?: string): Date => {
  if (value !== undefined) return findDate(value);
  if (first !== undefined && first > today) return findDate(first);
  return findDate(last !== undefined && last < today ? last : today);
};

/** A month to choose a day from; the week starts on Monday. */
export const Calendar = ({ value, onChange, labels, locale = 'en-GB', ...limits }: CalendarProps) => {
  const range = dateRange(limits);
  const first = range.first === undefined ? undefined : findDate(range.first);
  const last = range.last === undefined ? undefined : findDate(range.last);
  const today = findDate(limits.today);
  return (
    <DayPicker
      mode="single"
      className="calendar"
      lang={locale}
      {...words(locale, labels)}
      components={{ Chevron }}
      captionLayout="dropdown"
      weekStartsOn={1}
      today={today}
      defaultMonth={firstMonth(range, limits.today, value)}
      startMonth={first ?? new Date(today.getFullYear() - YEARS_BEHIND, 0)}
      endMonth={last ?? new Date(today.getFullYear() + YEARS_AHEAD, 11)}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      selected={value === undefined ? undefined : findDate(value)}
      onSelect={(date) => date !== undefined && onChange(toIsoDate(date))}
    />
  );
};
