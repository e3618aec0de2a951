import { useLocale } from 'next-intl';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { formatDay } from '#lib/format/format-date.ts';
import { venueClock } from '#lib/time/venue-clock.ts';

/** Returns the functions that word an instant by the clock of the desk's venue: 09:20, or Wed, 18 Nov, 09:20. */
export function useSessionClock() {
  const language = useLocale();
  const { timezone } = useDesk().venue;
  const getTime = (instant: string) => venueClock(new Date(instant), timezone).time;
  const getDayTime = (instant: string) => {
    const { date, time } = venueClock(new Date(instant), timezone);
    return `${formatDay(date, language)}, ${time}`;
  };
  return { getTime, getDayTime };
}
