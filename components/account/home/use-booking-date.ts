import { useLocale, useTranslations } from 'next-intl';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import type { NextBooking } from './next-bookings.ts';

/** The date of a booking, with "today" or "tomorrow" where that is true. */
export function useBookingDate({ startsAt: { local, timezone } }: Pick<NextBooking, 'startsAt'>, now: Date): string {
  const t = useTranslations('account');
  const [day, today] = [getDate(local), venueClock(now, timezone).date];
  const date = formatDate(local, useLocale());
  if (day === today) return t('today', { date });
  return day === daysAfter(today, 1) ? t('tomorrow', { date }) : date;
}
