'use client';

import { useMutation } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import UserCheck from 'lucide-react/icons/user-check';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMay } from '#components/desk/frame/desk-context.tsx';
import { hereClass } from '#components/desk/paid/let-in.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { DeskCustomer } from '#contract/desk/customers.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDay } from '#lib/format/format-date.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';

type Booking = DeskCustomer['upcomingBookings'][number];

/** Records that somebody came, at once; a failed one goes back to what it was and says so. */
function useHere({ id, attended }: Booking) {
  const t = useTranslations();
  const showToast = useToast();
  const [isHere, setHere] = useState(attended === true);
  const record = useMutation({
    ...onceMutation(browserApi, 'recordAttendance'),
    onError: (error) => {
      setHere((before) => !before);
      showToast({ type: 'danger', message: errorText(error, t) });
    },
  });
  return {
    isHere,
    toggle: () => {
      setHere(!isHere);
      record.mutate({ body: { bookingIds: [id], status: isHere ? 'unrecorded' : 'attended' } });
    },
  };
}

/** A booking of the customer: today's can be marked as here, and opens its session. */
export const BookingRow = ({ booking, isToday }: { booking: Booking; isToday: boolean }) => {
  const t = useTranslations('desk.record');
  const language = useLocale();
  const mayRecord = useMay('attendance');
  const mayOpen = [useMay('timetable'), mayRecord].includes(true);
  const { isHere, toggle } = useHere(booking);
  const start = booking.startsAt.local;
  const { occurrenceId } = booking;
  const price = booking.price === null ? '' : booking.price.formatted;
  return (
    <li className="grid min-h-[4.75rem] grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-4 px-4 py-2 not-first:border-t not-first:border-line">
      <p className="clock">
        <b>{getClock(start)}</b>
      </p>
      <div className="min-w-0">
        <h3 className="font-body text-[1.0625rem]/[1.5rem] font-medium tracking-[0] text-ink">{booking.name}</h3>
        <p className="text-s">
          {[isToday ? undefined : formatDay(getDate(start), language), booking.locationName, price]
            .filter((part) => part !== undefined && part !== '')
            .join(', ')}
        </p>
      </div>
      {isToday && mayRecord && (
        <button
          type="button"
          className={hereClass}
          aria-pressed={isHere}
          aria-label={t('hereAt', { name: booking.name })}
          onClick={toggle}
        >
          <UserCheck className="icon" aria-hidden />
          {t('here')}
        </button>
      )}
      {mayOpen && (
        <Link
          className="col-4 grid size-tap place-items-center rounded-m text-ink"
          href={`/sessions/${occurrenceId}`}
          aria-label={t('open', { name: booking.name })}
        >
          <ChevronRight className="icon" aria-hidden />
        </Link>
      )}
    </li>
  );
};
