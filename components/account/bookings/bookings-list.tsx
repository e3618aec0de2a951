'use client';

import { useLocale, useTranslations } from 'next-intl';
import { startTransition, useRef, useState, type ReactNode } from 'react';
import { CancelDialog } from '#components/booking/cancelling/lazy-cancel-dialog.ts';
import type { CancelledSession } from '#components/booking/cancelling/visit.ts';
import type { Person } from '#components/booking/person/people.ts';
import { Rows } from '#components/ui/layout/rows.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { dateLabels } from '#lib/format/date-labels.ts';
import { formatDate, formatDayOfYear } from '#lib/format/format-date.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { getBookedDays, getBookedVisits, toCancelled, type BookedVisit, getMovable } from './booked-visits.ts';
import { BookingRow, type Opened } from './booking-row.tsx';
import type { MoveDialogProps } from './moving/move-dialog.tsx';

type DayHeadingProps = {
  id: string;
  /** YYYY-MM-DD, as the date today is. */
  date: string;
  today: string;
};

/** The heading of a day: today, tomorrow or the weekday, and the date. */
const DayHeading = ({ id, date, today }: DayHeadingProps) => {
  const t = useTranslations('accountBookings');
  const locale = useLocale();
  let [name, shown] = [dateLabels(date, locale).weekdayLong, formatDayOfYear(date, locale)];
  if (date === today) [name, shown] = [t('today'), formatDate(date, locale)];
  else if (date === daysAfter(today, 1)) [name, shown] = [t('tomorrow'), formatDate(date, locale)];
  return (
    <h2 className="mb-3 flex flex-wrap items-baseline gap-x-2.5 heading-4" id={id}>
      {name}
      <span className="font-body text-s font-normal tracking-[0] text-ink-3">{shown}</span>
    </h2>
  );
};

const BookingDetails = preloadable(async () => (await import('./booking-details.tsx')).BookingDetails);
const MoveDialog = preloadable(async () => (await import('./moving/move-dialog.tsx')).MoveDialog);
const EntryCode = preloadable(async () => (await import('./entry-code.tsx')).EntryCode);

type BookingsListProps = {
  bookings: readonly Booking[];
  people: readonly Person[];
  now: Date;
  isPast: boolean;
  /** In place of bookings where there are none: what has become of the last one may still be open above it. */
  nothing: ReactNode;
};

/** What is about to be cancelled from a row: all of a visit, or the one session of a camp or course. */
const getSession = ({ first, bookings }: BookedVisit): CancelledSession =>
  toCancelled(first, { bookingIds: bookings.filter(({ status }) => status === 'settled').map(({ id }) => id) });

/** Bookings by day. Each opens its details, its entry code, other times, and the question before it is cancelled. */
export const BookingsList = ({ bookings, people, now, isPast, nothing }: BookingsListProps) => {
  const overlay = useOpening<Opened>();
  const [visit, setVisit] = useState<BookedVisit | null>(null);
  const [session, setSession] = useState<CancelledSession | null>(null);
  const [moved, setMoved] = useState<MoveDialogProps['bookings'] | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const today = venueClock(now, siteZone).date;
  const open = (what: Opened, one: BookedVisit) => {
    const [first, ...others] = getMovable(one.bookings, now);
    setVisit(one);
    setSession(getSession(one));
    setMoved(first === undefined ? null : [first, ...others]);
    overlay.open(what);
  };
  const cancel = (one: CancelledSession) => {
    setSession(one);
    startTransition(() => overlay.open('cancel'));
  };
  const close = () => {
    overlay.close();
    // The row that opened it may be gone with its booking.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) list.current?.focus();
    });
  };
  return (
    <div ref={list} tabIndex={-1} className="grid gap-6 outline-none *:min-w-0">
      {bookings.length === 0 && nothing}
      {getBookedDays(getBookedVisits(bookings)).map(({ date, visits }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <DayHeading id={`day-${date}`} date={date} today={today} />
          <Rows>
            {visits.map((one) => (
              <BookingRow
                key={one.id}
                visit={one}
                people={people}
                now={now}
                isPast={isPast}
                isNear={date <= daysAfter(today, 1)}
                opening={visit?.id === one.id ? overlay.opening : null}
                onOpen={(what) => open(what, one)}
              />
            ))}
          </Rows>
        </section>
      ))}
      {visit !== null && overlay.opened === 'details' && (
        <BookingDetails
          {...{ visit, people, now, isPast }}
          onMove={moved === null ? null : () => startTransition(() => overlay.open('move'))}
          onCancel={cancel}
          onClose={close}
        />
      )}
      {visit !== null && overlay.opened === 'code' && <EntryCode visit={visit} onClose={close} />}
      {session !== null && overlay.opened === 'cancel' && <CancelDialog session={session} onClose={close} />}
      {moved !== null && overlay.opened === 'move' && (
        <MoveDialog bookings={moved} {...{ people, now }} onClose={close} />
      )}
    </div>
  );
};
