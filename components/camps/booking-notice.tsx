'use client';

import Link from 'next/link';
import { Notice } from '#components/ui/notice.tsx';
import { useText } from '#lib/messages/text-context.ts';
import type { BookingRefusal } from '#lib/rules/camps/booking-refusal.ts';
import { useHref } from '#lib/site/site-context.ts';
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
