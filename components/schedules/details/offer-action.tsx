'use client';

import { useTranslations } from 'next-intl';
import type { ScheduleOffer } from '#components/schedules/model/schedule-offer.ts';
import { isCamp, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { useHref } from '#lib/zones/site-context.tsx';

type OfferActionProps = { offer: ScheduleOffer; schedule: AnySchedule; bookHref: string; block?: boolean };

/** The link to the booking page, or to the basket when it is in there already; renders nothing when neither applies. */
export const OfferAction = ({ offer, schedule, bookHref, block }: OfferActionProps) => {
  const t = useTranslations();
  const href = useHref();
  if (offer.kind === 'reserved') {
    return (
      <LinkButton variant="secondary" block={block} href={href('/basket')} prefetch={false}>
        {t('camps.viewBasket')}
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
    <LinkButton block={block} href={bookHref} prefetch={false}>
      {t(label)}
    </LinkButton>
  );
};
