'use client';

import { SessionTag } from '#components/booking/session-tag.tsx';
import { Marking } from '#components/markings/marking.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { useText } from '#lib/messages/text-context.ts';
import type { ActivityPlan } from '#lib/rules/activity-plan.ts';
import type { AvailabilityTag } from '#lib/rules/availability-tag.ts';
import { clockOf } from '#lib/rules/timetable-parts.ts';
import { locationWords } from './session-words.ts';
import { pickedHeadingId } from './ticket-action.tsx';

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
