'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { BookingRefusal } from '#components/schedules/model/booking-refusal.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { useHref } from '#lib/zones/site-context.tsx';
import { refusalText, bookingNoticeId } from './values/form-fields.ts';

const told = ['reserved', 'booked', 'started', 'full', 'server'];

/** Why this cannot be booked at all, above the form; nothing while only the form is unfinished. */
export const BookingNotice = ({ refusal }: { refusal: BookingRefusal | null }) => {
  const t = useTranslations();
  const href = useHref();
  if (refusal === null || !told.includes(refusal.kind)) return null;
  return (
    <div id={bookingNoticeId} tabIndex={-1}>
      <Notice tone="info">
        {refusal.kind === 'reserved' || refusal.kind === 'booked'
          ? t(`camps.why.${refusal.kind}`)
          : refusalText(refusal, t)}{' '}
        {refusal.kind === 'reserved' && (
          <Link href={href('/basket')} prefetch={false}>
            {t('camps.viewBasket')}
          </Link>
        )}
      </Notice>
    </div>
  );
};
