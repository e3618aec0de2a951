'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { SessionAction } from '#components/timetable/booking/session-action.tsx';
import type { Booking } from '#components/timetable/booking/use-booking.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import { firstTicketId, waiverBoxId } from '#components/timetable/pick/pick-ids.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { LastTime } from './repeat.ts';
import type { TicketSelection } from './ticket-selection.ts';

export type TicketActionProps = {
  session: OccurrenceSummary;
  booking: Booking;
  /** No ticket has been chosen. */
  isEmpty: boolean;
  /** The tickets of the last time, which a press chooses while none is chosen. */
  lastTime?: LastTime | null | undefined;
  onRepeat: (selection: TicketSelection) => void;
  /** Called with the id of the field that is missing. */
  onMissing: (fieldId: string) => void;
};

/** A press this soon after the one that chose the tickets is the second half of a double tap, in milliseconds. */
const DOUBLE_TAP_MS = 500;

/**
 * Adds the chosen tickets to the basket, or shows what is missing and leads there. For somebody who has booked this activity
 * before it chooses the same tickets first.
 */
export const TicketAction = ({ session, booking, isEmpty, lastTime, onRepeat, onMissing }: TicketActionProps) => {
  const t = useTranslations('timetable');
  const waiver = waiverToSign(session);
  const isUnsigned = waiver !== null && !booking.isAgreed(waiver);
  const needsTickets = isEmpty && session.bookableAction?.action === 'book';
  const first = needsTickets && lastTime ? lastTime : null;
  const chosenAt = useRef(-Infinity);
  const repeat = (last: LastTime) => {
    chosenAt.current = Date.now();
    onRepeat(last.selection);
  };
  const add = () => {
    if (Date.now() - chosenAt.current >= DOUBLE_TAP_MS) void booking.act(session);
  };
  const reason = needsTickets ? !first && t('tickets.noneChosen') : isUnsigned && t('waiver.missing');
  return (
    <SessionAction
      session={session}
      size="large"
      isBusy={booking.busyId === session.id}
      reason={reason || undefined}
      first={first ? { label: first.label, onAct: () => repeat(first) } : undefined}
      onRefused={() => onMissing(needsTickets ? firstTicketId : waiverBoxId)}
      onAct={add}
    />
  );
};
