'use client';

import { getClock } from '#components/booking/model/timetable-parts.ts';
import { SessionAction } from '#components/timetable/booking/session-action.tsx';
import type { Booking } from '#components/timetable/booking/use-booking.ts';
import { locationLabels } from '#components/timetable/day/session-labels.ts';
import { sessionPrice } from '#components/timetable/day/session-price.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import { PickBar } from '#components/timetable/tickets/pick-bar.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { useText } from '#lib/i18n/text-context.ts';

export type CourtBarProps = {
  slot: OccurrenceSummary;
  booking: Booking;
  /** There is something to sign first, for which a bar has no room. */
  onMore: () => void;
};

/** The chosen court at the bottom of a phone. */
export const CourtBar = ({ slot, booking, onMore }: CourtBarProps) => {
  const text = useText();
  const waiver = waiverToSign(slot);
  const needsMore = waiver !== null && !booking.isAgreed(waiver);
  return (
    <PickBar
      label={text('timetable.courts.selection')}
      sum={sessionPrice(slot, text)}
      note={`${locationLabels(slot)} · ${getClock(slot.startsAt)}–${getClock(slot.endsAt)}`}
      action={
        <SessionAction
          session={slot}
          size="large"
          isBusy={booking.busyId === slot.id}
          reason={needsMore ? text('timetable.waiver.missing') : undefined}
          onRefused={onMore}
          onAct={() => void booking.act(slot)}
        />
      }
    />
  );
};
