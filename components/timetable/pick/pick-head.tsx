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

const lane = '[border-top:2px_dashed_rgb(255_255_255/0.18)]';

const Art = ({ plan }: { plan: IllustrationName }) => (
  <div className="absolute inset-y-0 right-0 grid w-[38%] auto-rows-fr" aria-hidden="true">
    {plan === 'pool' ? (
      <>
        <i />
        <i className="ml-[20%] rounded-l-full bg-primary-500 [border-top:2px_dashed_transparent] forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none" />
        <i className={lane} />
        <i className={lane} />
      </>
    ) : (
      <CourtIllustration kind={plan} view="crop" cover className="absolute inset-0 size-full" />
    )}
  </div>
);

/** The head of the ticket picker: the chosen session and its illustration on a dark background. */
export const PickerHead = ({ session, tag, plan }: PickerHeadProps) => {
  const locale = useLocale();
  return (
    <div className="on-dark relative overflow-clip px-4 py-5 large:p-6">
      <Art plan={plan} />
      <h2 className="relative mb-2 max-w-[62%]" id={pickedHeadingId} tabIndex={-1}>
        {session.templateName}
      </h2>
      <p className="relative max-w-[62%] text-s">
        {formatDate(session.startsAt.local, locale)},{' '}
        <span className="lining-nums tabular-nums">
          {getClock(session.startsAt.local)}–{getClock(session.endsAt.local)}
        </span>
        <br />
        {locationLabels(session)}
      </p>
      {tag && <SessionTag tag={tag} className="relative mt-3 inline-flex" />}
    </div>
  );
};
