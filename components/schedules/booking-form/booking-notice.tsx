'use client';

import Link from 'next/link';
import type { BookingRefusal } from '#components/schedules/model/booking-refusal.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { bookingNoticeId } from './field-ids.ts';
import { refusalText } from './refusal-text.ts';

const told = ['reserved', 'booked', 'started', 'full', 'server'];

/** Why this cannot be booked at all, above the form; nothing while only the form is unfinished. */
export const BookingNotice = ({ refusal }: { refusal: BookingRefusal | null }) => {
  const text = useText();
  const href = useHref();
  if (refusal === null || !told.includes(refusal.kind)) return null;
  return (
    <div id={bookingNoticeId} tabIndex={-1}>
      <Notice tone="info">
        {refusal.kind === 'reserved' || refusal.kind === 'booked'
          ? text(`camps.why.${refusal.kind}`)
          : refusalText(refusal, text)}{' '}
        {refusal.kind === 'reserved' && (
          <Link href={href('/basket')} prefetch={false}>
            {text('camps.viewBasket')}
          </Link>
        )}
      </Notice>
    </div>
  );
};
