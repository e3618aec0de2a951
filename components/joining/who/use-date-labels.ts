import { useTranslations } from 'next-intl';

/** The words of a calendar. */
export function useDateLabels() {
  const t = useTranslations('customers.register.calendar');
  return {
    open: t('button'),
    calendar: t('title'),
    previousMonth: t('previousMonth'),
    nextMonth: t('nextMonth'),
    month: t('month'),
    year: t('year'),
    today: t('today'),
  };
}
