'use client';

import { cva, cx } from 'class-variance-authority';
import { addYears } from 'date-fns/addYears';
import { endOfYear } from 'date-fns/endOfYear';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import { startOfYear } from 'date-fns/startOfYear';
import { subYears } from 'date-fns/subYears';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { DayButton, DayPicker, type ChevronProps, type DayButtonProps } from 'react-day-picker';
import { dateRange, type DateLimits } from '#components/ui/form/date-text.ts';
import { dateLabels } from '#lib/format/date-labels.ts';
import { monthAlone } from '#lib/format/date-names.ts';

export type CalendarLabels = {
  previousMonth: string;
  nextMonth: string;
  /** The labels of the month and year selects. */
  month: string;
  year: string;
  /** Appended to the label of today's date. */
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

const Chevron = ({ orientation }: ChevronProps) => {
  const Icon = orientation === 'left' ? ChevronLeft : orientation === 'right' ? ChevronRight : ChevronDown;
  return <Icon className={orientation === 'down' ? 'icon-s' : 'icon'} />;
};

const arrow = cx(
  'grid size-tap place-items-center rounded-m text-ink-2 hover:bg-surface-3',
  'aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-line-strong',
);

const classNames = {
  nav: 'absolute top-0 right-0 flex',
  button_previous: arrow,
  button_next: arrow,
  dropdowns: 'flex h-tap gap-1 pr-[5.75rem]',
  dropdown_root: 'group/dropdown relative flex',
  // The list lies invisible on the words that show its choice.
  dropdown: 'peer absolute inset-0 w-full cursor-pointer opacity-0',
  caption_label: cx(
    'flex items-center gap-1 rounded-m px-2 font-medium text-ink group-hover/dropdown:bg-surface-3',
    'peer-focus-visible:outline-3 peer-focus-visible:-outline-offset-3 peer-focus-visible:outline-focus',
  ),
  month_grid: 'border-collapse',
  weekday: 'h-[2rem] p-0 text-[length:var(--text-xs)] font-normal text-ink-3',
  day: 'p-0',
};

const dayButton = cva(
  'relative h-tap w-tap rounded-m tabular-nums focus-visible:-outline-offset-3 max-compact:w-[2.5rem]',
  {
    variants: {
      state: {
        open: 'text-ink hover:bg-primary-100',
        selected: [
          'bg-primary-action font-medium text-on-primary',
          'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
        ],
        disabled: 'cursor-not-allowed text-ink-3 line-through',
      },
      today: {
        true: 'after:absolute after:inset-x-0 after:bottom-1.25 after:mx-auto after:size-1 after:rounded-full after:bg-current',
      },
    },
  },
);

const Day = (props: DayButtonProps) => {
  const { disabled, selected, today } = props.modifiers;
  const state = disabled ? 'disabled' : selected ? 'selected' : 'open';
  return <DayButton {...props} className={dayButton({ state, today })} />;
};

const toText = (date: Date): string => formatISO(date, { representation: 'date' });

const monthText = (date: Date, locale: string): string =>
  `${monthAlone(date.getMonth(), locale)} ${date.getFullYear()}`;

const words = (locale: string, labels: CalendarLabels) => ({
  labels: {
    labelNav: () => `${labels.previousMonth}, ${labels.nextMonth}`,
    labelGrid: (date: Date) => monthText(date, locale),
    labelPrevious: () => labels.previousMonth,
    labelNext: () => labels.nextMonth,
    labelMonthDropdown: () => labels.month,
    labelYearDropdown: () => labels.year,
    labelDayButton: (date: Date, modifiers: Record<string, boolean>) => {
      const { weekdayLong, day, monthLong, year } = dateLabels(toText(date), locale);
      const name = `${weekdayLong} ${day} ${monthLong} ${year}`;
      return modifiers.today ? `${name}, ${labels.today}` : name;
    },
  },
  formatters: {
    formatWeekdayName: (date: Date) => dateLabels(toText(date), locale).weekday,
    formatCaption: (date: Date) => monthText(date, locale),
    formatMonthDropdown: (date: Date) => monthAlone(date.getMonth(), locale),
  },
});

/** The initial month: that of the selected date, else the allowed one nearest to today. */
const firstMonth = ({ first, last }: { first?: string; last?: string }, today: string, value?: string): Date => {
  if (value !== undefined) return parseISO(value);
  if (first !== undefined && first > today) return parseISO(first);
  return parseISO(last !== undefined && last < today ? last : today);
};

/** A month to choose a day from; the week starts on Monday. */
export const Calendar = ({ value, onChange, labels, locale = 'en', ...limits }: CalendarProps) => {
  const range = dateRange(limits);
  const first = range.first === undefined ? undefined : parseISO(range.first);
  const last = range.last === undefined ? undefined : parseISO(range.last);
  const today = parseISO(limits.today);
  return (
    <DayPicker
      mode="single"
      className="relative w-fit"
      classNames={classNames}
      lang={locale}
      {...words(locale, labels)}
      components={{ Chevron, DayButton: Day }}
      captionLayout="dropdown"
      weekStartsOn={1}
      today={today}
      defaultMonth={firstMonth(range, limits.today, value)}
      startMonth={first ?? startOfYear(subYears(today, YEARS_BEHIND))}
      endMonth={last ?? endOfYear(addYears(today, YEARS_AHEAD))}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      selected={value === undefined ? undefined : parseISO(value)}
      onSelect={(date) => date !== undefined && onChange(toText(date))}
    />
  );
};
