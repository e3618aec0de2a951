import { useLocale, useTranslations } from 'next-intl';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { dateLabels } from '#lib/format/date-labels.ts';
import { formatDate, formatDayOfYear } from '#lib/format/format-date.ts';

type DayHeadingProps = {
  id: string;
  /** YYYY-MM-DD, as the date today is. */
  date: string;
  today: string;
};

/** The heading of a day: today, tomorrow or the weekday, and the date. */
export const DayHeading = ({ id, date, today }: DayHeadingProps) => {
  const t = useTranslations('accountBookings');
  const locale = useLocale();
  let [name, shown] = [dateLabels(date, locale).weekdayLong, formatDayOfYear(date, locale)];
  if (date === today) [name, shown] = [t('today'), formatDate(date, locale)];
  else if (date === daysAfter(today, 1)) [name, shown] = [t('tomorrow'), formatDate(date, locale)];
  return (
    <h2 className="mb-3 flex flex-wrap items-baseline gap-x-2.5 heading-4" id={id}>
      {name}
      <span className="font-body text-s font-normal tracking-[0] text-ink-3">{shown}</span>
    </h2>
  );
};
