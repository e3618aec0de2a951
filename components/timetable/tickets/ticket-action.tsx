'use client';

import { useTranslations } from 'next-intl';
import { SessionAction } from '#components/timetable/booking/session-action.tsx';
import type { Booking } from '#components/timetable/booking/use-booking.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import { firstTicketId, waiverBoxId } from '#components/timetable/pick/pick-ids.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';

export type TicketActionProps = {
  session: OccurrenceSummary;
  booking: Booking;
  /** No ticket has been chosen. */
  isEmpty: boolean;
  /** Called with the id of the field that is missing. */
  onMissing: (fieldId: string) => void;
};

/** Adds the chosen tickets to the basket, or shows what is missing and leads there. */
export const TicketAction = ({ session, booking, isEmpty, onMissing }: TicketActionProps) => {
  const t = useTranslations('timetable');
  const waiver = waiverToSign(session);
  const isUnsigned = waiver !== null && !booking.isAgreed(waiver);
  const needsTickets = isEmpty && session.bookableAction?.action === 'book';
  const reason = needsTickets ? t('tickets.noneChosen') : isUnsigned && t('waiver.missing');
  return (
    <SessionAction
      session={session}
      size="large"
      isBusy={booking.busyId === session.id}
      reason={reason || undefined}
      onRefused={() => onMissing(needsTickets ? firstTicketId : waiverBoxId)}
      onAct={() => void booking.act(session)}
    />
  );
};
