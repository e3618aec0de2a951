'use client';

import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { useText } from '#lib/messages/text-context.ts';
import { clockOf } from '#lib/rules/timetable-parts.ts';
import { waiverToSign } from '#lib/rules/waiver-to-sign.ts';
import { PickBar } from './pick-bar.tsx';
import { SessionAction } from './session-action.tsx';
import { sessionPrice } from './session-price.ts';
import { locationWords } from './session-words.ts';
import type { Booking } from './use-booking.ts';

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
      note={`${locationWords(slot)} · ${clockOf(slot.startsAt)}–${clockOf(slot.endsAt)}`}
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
