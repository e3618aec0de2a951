'use client';

import ChevronRight from 'lucide-react/icons/chevron-right';
import Clock from 'lucide-react/icons/clock';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { sessionPrice } from '#components/booking/lines/session-price.ts';
import { sessionFragment } from '#components/booking/model/session-fragment.ts';
import { OwnFrom } from '#components/booking/own-price/own-from.tsx';
import { useOwnPrices } from '#components/booking/own-price/use-own-prices.ts';
import type { FreeTime } from '#components/timetable/model/next-free-time.ts';
import { isCourts, type TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { onFollow, onReach } from '#components/ui/layout/link-events.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { dayLabels } from './day-labels.ts';
import { dayPath } from './day-path.ts';
import { useGoToDay } from './use-go-to-day.ts';
import type { SessionLink } from './use-linked-session.ts';

export type NextFreeRowProps = {
  day: TimetableDay;
  time: FreeTime;
  /** YYYY-MM-DD at the venue. */
  today: string;
  link: SessionLink['link'];
};

/** The next time that can be booked, as a link to its row, on this day or another one. */
export const NextFreeRow = ({ day, time, today, link }: NextFreeRowProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const to = useGoToDay(day);
  const date = getDate(time.startsAt.local);
  const href = useHref()(dayPath(day, date)) + sessionFragment(time.id);
  const isCourt = isCourts(day);
  const price = sessionPrice(time, t);
  const { getEach } = useOwnPrices([{ sessionId: time.id, quantity: 0 }]);
  const when = { day: dayLabels(date, { t, locale, today }), time: getClock(time.startsAt.local) };
  const what = isCourt
    ? [time.friendlyLocationName ?? time.locationName]
    : [time.templateName, t('timetable.nextFree.places', { count: time.capacity.available })];
  return (
    <Link
      className="mb-4 grid min-h-[3.5rem] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-l border border-line bg-surface py-2 pr-3 pl-4 text-s/[1.25rem] text-ink-2 no-underline hover:bg-surface-2"
      href={href}
      prefetch={false}
      aria-busy={to.isPending || undefined}
      {...onReach(() => date !== day.date && router.prefetch(href))}
      {...onFollow(() => (date === day.date ? link(time.id) : to.go(date, time.id)))}
    >
      <Clock className="icon text-primary-text" />
      <span className="lining-nums tabular-nums">
        <b className="font-medium text-ink">
          {t(isCourt ? 'timetable.nextFree.court' : 'timetable.nextFree.when', when)}
        </b>{' '}
        <span className="block">
          {what.join(', ')}
          {price !== '' && (
            <>
              {', '}
              <OwnFrom text={price} isFrom={time.price === null} ownPrice={getEach({ sessionId: time.id })} />
            </>
          )}
        </span>
      </span>
      <ChevronRight className="icon text-primary-text" />
    </Link>
  );
};
