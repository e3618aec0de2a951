'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { waitlistText } from '#components/booking/model/waitlist-text.ts';
import { WaiverStep } from '#components/booking/waiver/waiver-step.tsx';
import type { Booking } from '#components/timetable/booking/use-booking.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import { MembershipField } from '#components/timetable/pick/membership-field.tsx';
import { waiverBoxId } from '#components/timetable/pick/pick-ids.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Stepper } from '#components/ui/form/stepper.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { TicketPicker, type TicketPickerProps } from './ticket-picker.tsx';
import type { TicketDiscounts } from './use-ticket-discounts.ts';
import type { AwaitedPlaces } from './waiting/use-awaited-places.ts';

/** The input for a member's reference, which unlocks member prices. Collapsed by default. A refusal takes the focus to it. */
const TicketReference = ({ discounts }: { discounts: TicketDiscounts }) => {
  const t = useTranslations('timetable');
  const [reference, setReference] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { error } = discounts;
  useEffect(() => {
    if (error !== null) input.current?.focus();
  }, [error]);
  if (discounts.reference !== null) {
    return (
      <Notice tone="success" role="status" className="mt-2">
        {t('tickets.referenceUsed', { reference: discounts.reference })}
      </Notice>
    );
  }
  return (
    <details>
      <summary className="flex min-h-tap cursor-pointer items-center text-s/[1.5] font-medium text-primary-text">
        {t('tickets.referenceOpen')}
      </summary>
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 pt-1 pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (reference.trim()) void discounts.ask(reference.trim());
        }}
      >
        <TextField
          ref={input}
          label={t('tickets.reference')}
          maxLength={255}
          autoComplete="off"
          value={reference}
          error={error}
          onChange={({ target }) => setReference(target.value)}
        />
        <Button type="submit" variant="secondary" size="field" className="mt-6.5" loading={discounts.isAsking}>
          {t('tickets.useReference')}
        </Button>
      </form>
    </details>
  );
};

type AwaitedPlacesFieldProps = {
  value: number;
  max: number;
  onChange: (places: number) => void;
};

/** For how many places somebody waits; nothing where it can only be one. */
const AwaitedPlacesField = ({ value, max, onChange }: AwaitedPlacesFieldProps) => {
  const t = useTranslations('timetable.waiting');
  if (max <= 1) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        <b className="block font-medium" aria-hidden="true">
          {t('places')}
        </b>
        <span className="block text-s text-ink-3" id="awaited-together">
          {t('together')}
        </span>
      </p>
      <Stepper
        label={t('places')}
        decreaseLabel={t('fewer')}
        increaseLabel={t('more')}
        aria-describedby="awaited-together"
        value={value}
        min={1}
        max={max}
        onChange={onChange}
      />
    </div>
  );
};

export type TicketDeskProps = Omit<TicketPickerProps, 'children'> & {
  discounts: TicketDiscounts;
  booking: Booking;
  awaited: AwaitedPlaces;
};

const TicketQuestions = ({
  session,
  prices,
  discounts,
  booking,
}: Pick<TicketDeskProps, 'prices' | 'discounts' | 'booking'> & { session: OccurrenceSummary }) => {
  const waiver = waiverToSign(session);
  return (
    <>
      <MembershipField memberships={prices.memberships} membership={booking.membership} />
      <TicketReference discounts={discounts} />
      {waiver && (
        <WaiverStep
          className="mt-2"
          waiver={waiver}
          inputId={waiverBoxId}
          agreed={booking.isAgreed(waiver)}
          onAgree={(agreed) => booking.setAgreed(waiver, agreed)}
        />
      )}
    </>
  );
};

/** The tickets of the chosen session at this person's prices, with the waiver that is required before booking. */
export const TicketDesk = ({ discounts, booking, awaited, ...picker }: TicketDeskProps) => {
  const t = useTranslations();
  const { session } = picker;
  const waiting = waitlistText(session, t);
  const asks = session.bookableAction?.action === 'book';
  const joins = session.bookableAction?.action === 'join_waitlist';
  return (
    <TicketPicker {...picker}>
      {(waiting !== null || asks || joins) && (
        <>
          {joins && (
            <AwaitedPlacesField
              value={awaited.of(session)}
              max={awaited.most(session)}
              onChange={(places) => awaited.set(session, places)}
            />
          )}
          {waiting && <Notice>{waiting}</Notice>}
          {asks && <TicketQuestions {...{ session, discounts, booking }} prices={picker.prices} />}
        </>
      )}
    </TicketPicker>
  );
};
