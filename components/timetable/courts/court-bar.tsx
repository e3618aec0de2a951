'use client';

import { useTranslations } from 'next-intl';
import { sessionPrice } from '#components/booking/lines/session-price.ts';
import { SessionAction } from '#components/timetable/booking/session-action.tsx';
import type { Booking } from '#components/timetable/booking/use-booking.ts';
import { locationLabels } from '#components/timetable/day/session-labels.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import { PickBar } from '#components/timetable/tickets/pick-bar.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { getClock } from '#contract/rules/wall-time.ts';

export type CourtBarProps = {
  slot: OccurrenceSummary;
  booking: Booking;
  /** A waiver has to be signed first, which does not fit into the bar. */
  onMore: () => void;
};

/** The chosen court at the bottom of a phone. */
export const CourtBar = ({ slot, booking, onMore }: CourtBarProps) => {
  const t = useTranslations();
  const waiver = waiverToSign(slot);
  const needsMore = waiver !== null && !booking.isAgreed(waiver);
  return (
    <PickBar
      label={t('timetable.courts.selection')}
      sum={sessionPrice(slot, t)}
      note={`${locationLabels(slot)} · ${getClock(slot.startsAt.local)}–${getClock(slot.endsAt.local)}`}
      action={
        <SessionAction
          session={slot}
          size="large"
          isBusy={booking.busyId === slot.id}
          reason={needsMore ? t('timetable.waiver.missing') : undefined}
          onRefused={onMore}
          onAct={() => void booking.act(slot)}
        />
      }
    />
  );
};
