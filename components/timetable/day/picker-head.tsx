'use client';

import type { AvailabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import type { ActivityPlan } from '#components/booking/model/activity-plan.ts';
import { clockOf } from '#components/booking/model/timetable-parts.ts';
import { Marking } from '#components/illustrations/marking.tsx';
import { pickedHeadingId } from '#components/timetable/tickets/ticket-action.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { locationWords } from './session-labels.ts';

export type PickerHeadProps = { session: OccurrenceSummary; tag: AvailabilityTag | null; plan: ActivityPlan };

const Art = ({ plan }: { plan: ActivityPlan }) => (
  <div className="picker__art" aria-hidden="true">
    {plan === 'pool' ? (
      <>
        <i />
        <i />
        <i />
        <i />
      </>
    ) : (
      <Marking kind={plan} view="crop" cover />
    )}
  </div>
);

/** Which session the tickets are for, on dark with its lanes. */
export const PickerHead = ({ session, tag, plan }: PickerHeadProps) => {
  const text = useText();
  return (
    <div className="picker__head on-dark">
      <Art plan={plan} />
      <h2 id={pickedHeadingId} tabIndex={-1}>
        {session.templateName}
      </h2>
      <p>
        {formatDate(session.startsAt.local, text.language)},{' '}
        <span className="num">
          {clockOf(session.startsAt)}–{clockOf(session.endsAt)}
        </span>
        <br />
        {locationWords(session)}
      </p>
      {tag && <SessionTag tag={tag} />}
    </div>
  );
};
