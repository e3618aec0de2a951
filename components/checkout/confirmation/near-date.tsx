import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '#lib/format/format-date.ts';
import { nearDay } from './confirmation-facts.ts';

/** A date, with "today" or "tomorrow" where that is true. Both are YYYY-MM-DD. */
export const NearDate = ({ date, today }: { date: string; today: string }) => {
  const t = useTranslations('confirmation');
  const locale = useLocale();
  const words = formatDate(date, locale);
  const near = nearDay(date, today);
  if (near === undefined) return words;
  return t(near === 0 ? 'today' : 'tomorrow', { date: words });
};
