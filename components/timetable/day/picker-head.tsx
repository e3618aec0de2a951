'use client';

import { useLocale } from 'next-intl';
import type { AvailabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { pickedHeadingId } from '#components/timetable/tickets/ticket-action.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import { formatDate } from '#lib/format/format-date.ts';
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

/** The head of the ticket picker: the chosen session and its illustration on a dark background. */
export const PickerHead = ({ session, tag, plan }: PickerHeadProps) => {
  const locale = useLocale();
  return (
    <div className="picker__head on-dark">
      <Art plan={plan} />
      <h2 id={pickedHeadingId} tabIndex={-1}>
        {session.templateName}
      </h2>
      <p>
        {formatDate(session.startsAt.local, locale)},{' '}
        <span className="num">
          {getClock(session.startsAt.local)}–{getClock(session.endsAt.local)}
        </span>
        <br />
        {locationLabels(session)}
      </p>
      {tag && <SessionTag tag={tag} />}
    </div>
  );
};
