'use client';

import { useLocale, useTranslations } from 'next-intl';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { illustrationFor } from '#components/booking/model/illustration-for.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { bookPath } from '#components/times/book-path.ts';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { Pill } from '#components/ui/pill.tsx';
import { daysBetween } from '#contract/rules/days-between.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { formatDay } from '#lib/format/format-date.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { AgainLink } from './again-link.tsx';
import type { Again } from './again-query.ts';

/** The next free time of what was booked before: when, at what price, where, and the way to book it. */
export const AgainCard = ({ booked, hit, now }: Again & { now: Date }) => {
  const t = useTranslations('home.again');
  const language = useLocale();
  const href = useHref();
  const { venue, occurrence, freeCourts, priceFrom } = hit;
  const today = venueClock(now, venue.timezone).date;
  const date = getDate(occurrence.startsAt.local);
  const days = daysBetween(today, date);
  const day = days > 1 ? formatDay(date, language) : t(days === 1 ? 'tomorrow' : 'today');
  const time = getClock(occurrence.startsAt.local);
  const price = occurrence.price ?? priceFrom;
  const hasPrice = price !== null && price !== undefined && price.value > 0;
  const amount = hasPrice && (occurrence.price === null ? t('from', { price: price.formatted }) : price.formatted);
  const lastDate = getDate(booked.startsAt.local);
  const last = lastDate < today && t('last', { date: formatDay(lastDate, language) });
  const tag = availabilityTag(occurrence, now);
  const plan = illustrationFor({ ...occurrence.activity, v1Type: null, v2Type: null });
  return (
    <li className="grid min-h-[8.5rem] grid-cols-[5rem_minmax(0,1fr)] overflow-clip rounded-l border border-line bg-surface large:grid-cols-[6.5rem_minmax(0,1fr)]">
      <span className="border-r border-line bg-surface-2">
        <CourtIllustration className="size-full" kind={plan} view="crop" cover />
      </span>
      <div className="grid content-between gap-2 p-4">
        <div className="grid gap-0.5 text-s">
          <h3 className="font-body text-m/[1.5rem] font-medium tracking-[0]">{occurrence.templateName}</h3>
          <p className="font-medium text-ink lining-nums tabular-nums">
            {[`${day}, ${time}`, amount].filter(Boolean).join(' · ')}
          </p>
          <p>
            {[venue.name, booked.person !== null && t('for', { name: booked.person }), last].filter(Boolean).join(', ')}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Pill tone={tag?.tone === 'danger' ? 'danger' : 'success'} share={freeCourts === null ? tag?.share : 1}>
            {freeCourts === null ? t('places', { count: tag?.count ?? 0 }) : t('courts', { count: freeCourts })}
          </Pill>
          <AgainLink href={href(bookPath(hit))} personId={booked.person === null ? null : booked.userId}>
            {t('book')}
            <VisuallyHidden>
              {' '}
              {occurrence.templateName}, {day}, {time}
            </VisuallyHidden>
          </AgainLink>
        </div>
      </div>
    </li>
  );
};
