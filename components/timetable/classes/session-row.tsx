'use client';

import { useTranslations } from 'next-intl';
import { Children, type ReactNode } from 'react';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import { SessionTag } from '#components/booking/lines/session-tag.tsx';
import { ClockSpan } from '#components/timetable/day/clock-span.tsx';
import { locationLabels } from '#components/timetable/day/session-labels.ts';
import { sessionPrice } from '#components/timetable/day/session-price.ts';
import { classNames } from '#components/ui/layout/class-names.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';

export type SessionRowProps = {
  session: OccurrenceSummary;
  now: Date;
  /** Draws the "now" line above it. */
  isNext: boolean;
  onDetails: () => void;
  /** The button at its end. */
  action: ReactNode;
  /** The content that expands below it. */
  children?: ReactNode;
};

const Meta = ({ session }: { session: OccurrenceSummary }) => (
  <p className="row__meta">
    {[...session.instructors.map(({ name }) => name), locationLabels(session)].filter(Boolean).join(' · ')}
    {session.tags.map((tag) => (
      <span key={tag} className="tag">
        {tag}
      </span>
    ))}
  </p>
);

/** A session: time, name, places left, price and action, always in this order. */
export const SessionRow = ({ session, now, isNext, onDetails, action, children }: SessionRowProps) => {
  const t = useTranslations();
  const tag = availabilityTag(session, now);
  const isPast = tag?.kind === 'past';
  const hasMore = Children.toArray(children).length > 0;
  return (
    <li className={classNames('row', isPast && 'row--past', isNext && 'row--next')}>
      <div className="row__time">
        <ClockSpan startsAt={session.startsAt} endsAt={session.endsAt} />
        <span className="num">{t('timetable.minutes', { minutes: session.duration })}</span>
      </div>
      <div className="row__what">
        <h3 className="row__name">
          {isPast ? (
            session.templateName
          ) : (
            <button type="button" aria-haspopup="dialog" onClick={onDetails}>
              {session.templateName}
            </button>
          )}
        </h3>
        <Meta session={session} />
      </div>
      <div className="row__pill">{tag && <SessionTag tag={tag} />}</div>
      <div className="row__price">{sessionPrice(session, t)}</div>
      <div className="row__action">{!isPast && action}</div>
      {hasMore && <div className="row__more">{children}</div>}
    </li>
  );
};
