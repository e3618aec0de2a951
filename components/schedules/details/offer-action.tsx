'use client';

import { useTranslations } from 'next-intl';
import type { ScheduleOffer } from '#components/schedules/model/schedule-offer.ts';
import { isCamp, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { LinkButton } from '#components/ui/button/button.tsx';
import { useHref } from '#lib/zones/site-context.tsx';
import type { OfferHrefs } from './use-offer-hrefs.ts';

type OfferActionProps = { offer: ScheduleOffer; schedule: AnySchedule; hrefs: OfferHrefs; block?: boolean };

/** The link to the booking page, to the basket when it is in there already, or to others when it is full or over; else nothing. */
export const OfferAction = ({ offer, schedule, hrefs, block }: OfferActionProps) => {
  const t = useTranslations();
  const href = useHref();
  if (offer.kind === 'reserved') {
    return (
      <LinkButton variant="secondary" block={block} href={href('/basket')} prefetch={false}>
        {t('camps.viewBasket')}
      </LinkButton>
    );
  }
  if (offer.kind === 'full' || offer.kind === 'over') {
    return (
      <LinkButton variant="secondary" block={block} href={hrefs.others} prefetch={false}>
        {t(isCamp(schedule) ? 'camps.camps.others' : 'camps.courses.others')}
      </LinkButton>
    );
  }
  if (offer.kind !== 'book' && offer.kind !== 'dates' && offer.kind !== 'more') return null;
  const label =
    offer.kind === 'book'
      ? isCamp(schedule)
        ? 'camps.camps.bookThis'
        : 'camps.courses.bookThis'
      : (`camps.offer.${offer.kind}` as const);
  return (
    <LinkButton block={block} href={hrefs.book} prefetch={false}>
      {t(label)}
    </LinkButton>
  );
};
