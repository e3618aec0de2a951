'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useVisitPeople } from '#components/account/bookings/booking-row.tsx';
import { FocusHere } from '#components/account/frame/focus-here.tsx';
import { AddMessages } from '#components/booking/add-messages.tsx';
import type { Person } from '#components/booking/person/people.ts';
import { VenuePhone } from '#components/booking/venue-phone.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { SlideOver } from '#components/ui/overlay/slide-over.tsx';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { VenueRef } from '#contract/primitives.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { CallData } from '#lib/api/call.ts';
import { formatDay } from '#lib/format/format-date.ts';
import { formatLongDay } from '#lib/format/format-long-day.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useMovingMessages } from '#lib/i18n/moving-messages.ts';
import { OtherTimes } from './other-times.tsx';
import { PriceQuestion } from './price-question.tsx';
import { useMoving, type MoveFault, type Moving } from './use-moving.ts';

/** When a booking is now, and what came of the money. It takes the focus. */
const MovedMessage = ({ moved }: { moved: CallData<'moveBooking'> }) => {
  const t = useTranslations('moving');
  const locale = useLocale();
  const { name, startsAt, settlement } = moved;
  const { due, credit } = settlement ?? {};
  return (
    <FocusHere>
      <Notice tone="success" role="status">
        <b className="font-medium">{t('done')}</b>
        <p>{t('what', { name, date: formatLongDay(startsAt.local, locale), time: getClock(startsAt.local) })}</p>
        {due !== undefined && due.value > 0 && <p>{t('doneDue', { amount: formatMoney(due.value, due.currency) })}</p>}
        {credit !== undefined && credit.value > 0 && (
          <p>{t('doneBack', { amount: formatMoney(credit.value, credit.currency) })}</p>
        )}
      </Notice>
    </FocusHere>
  );
};

/** Why a booking was not moved, or that it is not known whether it was. */
const MoveFailure = ({ fault: { kind, cause }, venue }: { fault: MoveFault; venue: VenueRef }) => {
  const t = useTranslations();
  return (
    <Notice tone="warning" role="alert">
      <b className="font-medium">{kind === 'unknown' ? t('moving.unknown') : errorText(cause, t)}</b>
      <p>{t(kind === 'unknown' ? 'moving.unknownWhy' : 'moving.stands')}</p>
      {kind === 'over' && <VenuePhone venue={venue} />}
    </Notice>
  );
};

export type MoveDialogProps = {
  /** What may be moved of a visit. */
  bookings: readonly [Booking, ...Booking[]];
  people: readonly Person[];
  now: Date;
  onClose: () => void;
};

const Whose = ({ booking, people }: { booking: Booking; people: readonly Person[] }) => {
  const t = useTranslations('booking');
  const who = useVisitPeople([booking], people);
  const { ticketName, quantity } = booking;
  return ticketName == null ? who : `${who}, ${t('extra', { count: quantity ?? 1, name: ticketName })}`;
};

type MoveActionsProps = { moving: Moving; onClose: () => void };

const useLabel = ({ time, difference, fault }: Moving): string => {
  const t = useTranslations('moving');
  const locale = useLocale();
  if (fault?.kind === 'unknown') return t('check');
  if (difference !== null) {
    const { due } = difference;
    const isDue = due !== undefined && due.value > 0;
    return isDue ? t('moveFor', { amount: formatMoney(due.value, due.currency) }) : t('moveAnyway');
  }
  if (time === null) return t('choose');
  const { local } = time.occurrence.startsAt;
  return t('to', { date: formatDay(local, locale), time: getClock(local) });
};

/** Keeps the booking, chooses again, or moves it; afterwards only the way out. */
const MoveActions = ({ moving, onClose }: MoveActionsProps) => {
  const t = useTranslations();
  const { time, difference, done, fault, isBusy, move, reconsider } = moving;
  const label = useLabel(moving);
  if (done !== null || fault?.kind === 'over')
    return (
      <Button type="button" block onClick={onClose}>
        {t('common.close')}
      </Button>
    );
  const isOpen = fault?.kind === 'unknown';
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
      <Button type="button" variant="secondary" block onClick={difference === null || isOpen ? onClose : reconsider}>
        {difference === null || isOpen ? t(isOpen ? 'common.close' : 'moving.keep') : t('moving.another')}
      </Button>
      <Button type="button" block loading={isBusy} reason={time === null ? label : undefined} onClick={move}>
        {label}
      </Button>
    </div>
  );
};

const Question = ({ bookings: movable, people, now, onClose }: MoveDialogProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const client = useQueryClient();
  // As they were when the dialogue opened: the list has the new booking as soon as one is moved.
  const [bookings] = useState(movable);
  const moving = useMoving(bookings);
  const { booking, time, difference, done, fault } = moving;
  const { name, startsAt, venue } = booking;
  const isUnknown = fault?.kind === 'unknown';
  const close = () => {
    // The list may show a booking that is elsewhere by now.
    if (isUnknown) void client.invalidateQueries({ queryKey: ['listBookings'] });
    onClose();
  };
  let body: ReactNode = null;
  if (done !== null) body = <MovedMessage moved={done} />;
  else if (difference !== null) body = !isUnknown && <PriceQuestion difference={difference} />;
  else if (fault === null || fault.kind === 'refused')
    body = <OtherTimes key={booking.id} booking={booking} now={now} chosen={time} onChoose={moving.chooseTime} />;
  return (
    <SlideOver
      open
      title={t(done === null ? 'moving.title' : 'moving.over')}
      closeLabel={t('common.close')}
      onClose={close}
      footer={<MoveActions moving={moving} onClose={close} />}
    >
      <div className="grid gap-5">
        {done === null && (
          <p>
            {t('moving.what', {
              ...{ name, date: formatLongDay(startsAt.local, locale), time: getClock(startsAt.local) },
            })}
          </p>
        )}
        {done === null && difference === null && bookings.length > 1 && (
          <RadioGroup
            legend={t('moving.who')}
            help={t('moving.whoHelp')}
            value={booking.id}
            options={bookings.map((one) => ({ value: one.id, label: <Whose booking={one} people={people} /> }))}
            onChange={({ target }) => moving.chooseBooking(target.value)}
          />
        )}
        {fault !== null && <MoveFailure fault={fault} venue={venue} />}
        {body}
      </div>
    </SlideOver>
  );
};

/**
 * Moves a booking to another time of its activity: other times with places, both prices where they differ, and what has
 * become of it (docs/product.md#moving-a-booking).
 */
export const MoveDialog = (props: MoveDialogProps) => {
  const locale = useLocale();
  return (
    <AddMessages locale={locale} messages={useMovingMessages(locale)}>
      <Question {...props} />
    </AddMessages>
  );
};
