'use client';

import type { AvailabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { getClock } from '#components/booking/model/timetable-parts.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { pickedHeadingId } from '#components/timetable/tickets/ticket-action.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { locationLabels } from './session-labels.ts';

export type PickerHeadProps = { session: OccurrenceSummary; tag: AvailabilityTag | null; plan: IllustrationName };

const Art = ({ plan }: { plan: IllustrationName }) => (
  <div className="picker__art" aria-hidden="true">
    {plan === 'pool' ? (
      <>
        <i />
        <i />
        <i />
        <i />
      </>
    ) : (
      <CourtIllustration kind={plan} view="crop" cover />
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
          {getClock(session.startsAt)}–{getClock(session.endsAt)}
        </span>
        <br />
        {locationLabels(session)}
      </p>
      {tag && <SessionTag tag={tag} />}
    </div>
  );
};
