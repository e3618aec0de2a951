'use client';

import { useTranslations } from 'next-intl';
import { waitlistText } from '#components/booking/model/waitlist-text.ts';
import { WaiverStep } from '#components/booking/waiver/waiver-step.tsx';
import type { Booking } from '#components/timetable/booking/use-booking.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import { MembershipField } from '#components/timetable/pick/membership-field.tsx';
import { waiverBoxId } from '#components/timetable/pick/pick-ids.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { TicketPicker, type TicketPickerProps } from './ticket-picker.tsx';
import { TicketReference } from './ticket-reference.tsx';
import type { TicketDiscounts } from './use-ticket-discounts.ts';
import { AwaitedPlacesField } from './waiting/awaited-places-field.tsx';
import type { AwaitedPlaces } from './waiting/use-awaited-places.ts';

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
