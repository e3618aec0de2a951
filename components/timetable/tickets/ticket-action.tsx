'use client';

import { useTranslations } from 'next-intl';
import { SessionAction } from '#components/timetable/booking/session-action.tsx';
import type { Booking } from '#components/timetable/booking/use-booking.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';

export type TicketActionProps = {
  session: OccurrenceSummary;
  booking: Booking;
  /** No ticket has been chosen. */
  isEmpty: boolean;
  /** As wide as its container. */
  block?: boolean;
};

export const waiverBoxId = 'ticket-waiver';
export const pickedHeadingId = 'picked-session';

/** Adds the chosen tickets to the basket, or shows what is missing and focuses it. */
export const TicketAction = ({ session, booking, isEmpty, block }: TicketActionProps) => {
  const t = useTranslations('timetable');
  const waiver = waiverToSign(session);
  const isUnsigned = waiver !== null && !booking.isAgreed(waiver);
  const needsTickets = isEmpty && session.bookableAction?.action === 'book';
  const reason = needsTickets ? t('tickets.noneChosen') : isUnsigned && t('waiver.missing');
  const goToMissing = () => document.getElementById(needsTickets ? pickedHeadingId : waiverBoxId)?.focus();
  return (
    <SessionAction
      session={session}
      size="large"
      block={block}
      isBusy={booking.busyId === session.id}
      reason={reason || undefined}
      onRefused={goToMissing}
      onAct={() => void booking.act(session)}
    />
  );
};
