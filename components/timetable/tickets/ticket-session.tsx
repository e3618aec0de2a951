'use client';

import { useTranslations } from 'next-intl';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import { ClockSpan } from '#components/timetable/day/clock-span.tsx';
import { locationLabels } from '#components/timetable/day/session-labels.ts';
import { sessionPrice } from '#components/timetable/day/session-price.ts';
import { classNames } from '#components/ui/layout/class-names.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';

export type TicketSessionProps = {
  session: OccurrenceSummary;
  now: Date;
  isChosen: boolean;
  /** Neither the chosen session nor next to it: hidden on a phone while the list is collapsed. */
  isAway: boolean;
  onChoose: () => void;
};

/** A session whose tickets can be shown; the whole row is the button. */
export const TicketSession = ({ session, now, isChosen, isAway, onChoose }: TicketSessionProps) => {
  const t = useTranslations();
  const tag = availabilityTag(session, now);
  const isPast = tag?.kind === 'past';
  const minutes = t('timetable.minutes', { minutes: session.duration });
  const price = session.bookableAction?.action === 'book' ? sessionPrice(session, t) : '';
  return (
    <li className={classNames('ses', isChosen && 'ses--on', isPast && 'ses--past', isAway && 'ses--away')}>
      <div className="ses__time">
        <ClockSpan startsAt={session.startsAt} endsAt={session.endsAt} />
      </div>
      <div className="ses__what">
        <h3 className="row__name">
          <button type="button" aria-current={isChosen || undefined} onClick={onChoose}>
            {session.templateName}
          </button>
        </h3>
        <p className="row__meta num">{[locationLabels(session), minutes, price].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="ses__pill">{tag && <SessionTag tag={tag} />}</div>
    </li>
  );
};
