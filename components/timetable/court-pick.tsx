'use client';

import { useRef } from 'react';
import { usePersonName } from '#components/booking/use-person-name.ts';
import { Marking } from '#components/markings/marking.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { useText } from '#lib/messages/text-context.ts';
import type { ActivityPlan } from '#lib/rules/activity-plan.ts';
import { waiverToSign } from '#lib/rules/waiver-to-sign.ts';
import { ActivitySummaryCard } from './activity-summary-card.tsx';
import { SessionAction } from './session-action.tsx';
import { locationWords } from './session-words.ts';
import type { Booking } from './use-booking.ts';
import { WaiverStep } from './waiver-step.tsx';

export type CourtPickProps = { slot: OccurrenceSummary | undefined; plan: ActivityPlan; booking: Booking };

const Chosen = ({ slot, booking }: { slot: OccurrenceSummary; booking: Booking }) => {
  const text = useText();
  const personName = usePersonName();
  const box = useRef<HTMLInputElement>(null);
  const waiver = waiverToSign(slot);
  const isMissing = waiver !== null && !booking.isAgreed(waiver);
  return (
    <div className="picked__body">
      <ActivitySummaryCard session={slot} personName={personName} heading={<h2>{locationWords(slot)}</h2>} />
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
        <Marking kind={plan} zone={slot ? undefined : null} />
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
