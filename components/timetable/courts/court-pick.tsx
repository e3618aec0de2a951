'use client';

import { useRef } from 'react';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { usePersonName } from '#components/booking/person/use-person-name.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { SessionAction } from '#components/timetable/booking/session-action.tsx';
import type { Booking } from '#components/timetable/booking/use-booking.ts';
import { WaiverStep } from '#components/timetable/booking/waiver-step.tsx';
import { ActivitySummaryCard } from '#components/timetable/day/activity-summary-card.tsx';
import { locationLabels } from '#components/timetable/day/session-labels.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { useText } from '#lib/i18n/text-context.ts';

export type CourtPickProps = { slot: OccurrenceSummary | undefined; plan: IllustrationName; booking: Booking };

const Chosen = ({ slot, booking }: { slot: OccurrenceSummary; booking: Booking }) => {
  const text = useText();
  const personName = usePersonName();
  const box = useRef<HTMLInputElement>(null);
  const waiver = waiverToSign(slot);
  const isMissing = waiver !== null && !booking.isAgreed(waiver);
  return (
    <div className="picked__body">
      <ActivitySummaryCard session={slot} personName={personName} heading={<h2>{locationLabels(slot)}</h2>} />
      {waiver && (
        <WaiverStep
          waiver={waiver}
          inputRef={box}
          agreed={!isMissing}
          onAgree={(agreed) => booking.setAgreed(waiver, agreed)}
        />
      )}
      <SessionAction
        session={slot}
        size="large"
        block
        isBusy={booking.busyId === slot.id}
        reason={isMissing ? text('timetable.waiver.missing') : undefined}
        onRefused={() => box.current?.focus()}
        onAct={() => void booking.act(slot)}
      />
    </div>
  );
};

/** The chosen court with its price and its button. */
export const CourtPick = ({ slot, plan, booking }: CourtPickProps) => {
  const text = useText();
  return (
    <section className="picked" aria-label={text('timetable.courts.selection')}>
      <div className="picked__art">
        <CourtIllustration kind={plan} zone={slot ? undefined : null} />
      </div>
      {slot ? (
        <Chosen slot={slot} booking={booking} />
      ) : (
        <div className="picked__body">
          <h2>{text('timetable.courts.choose')}</h2>
          <p className="small">{text('timetable.courts.chooseHelp')}</p>
        </div>
      )}
    </section>
  );
};
