'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { AddMessages } from '#components/booking/add-messages.tsx';
import type { Person } from '#components/booking/person/people.ts';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { SlideOver } from '#components/ui/overlay/slide-over.tsx';
import type { Booking } from '#contract/bookings/bookings.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import { formatLongDay } from '#lib/format/format-long-day.ts';
import { useMovingMessages } from '#lib/i18n/moving-messages.ts';
import { useVisitPeople } from '../visit-people.tsx';
import { MoveActions } from './move-actions.tsx';
import { MoveFailure } from './move-failure.tsx';
import { MovedMessage } from './moved-message.tsx';
import { OtherTimes } from './other-times.tsx';
import { PriceQuestion } from './price-question.tsx';
import { useMoving } from './use-moving.ts';

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
