import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ClockSpan } from '#components/booking/lines/clock-span.tsx';
import { getIllustration } from '#components/booking/lines/item-illustration.ts';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import { formatDay } from '#lib/format/format-date.ts';
import { getPhase } from './session-state.ts';

export interface SessionHeadProps {
  session: Occurrence;
  booked: number;
  here: number;
  /** Null for staff who may not see who waits. */
  waiting: number | null;
  now: Date;
  /** The buttons at its end. */
  children: ReactNode;
}

const useStatus = (session: Occurrence, now: Date): string => {
  const t = useTranslations('deskSession.status');
  const locale = useLocale();
  const phase = getPhase(session, now);
  switch (phase.kind) {
    case 'soon':
      return t('startsIn', { minutes: phase.minutes });
    case 'started':
      return t('started', { minutes: phase.minutes });
    case 'over':
      return t('over');
    default:
      return t('startsAt', { day: formatDay(session.startsAt.local, locale) });
  }
};

const Figure = ({ value, label }: { value: number; label: string }) => (
  <div className="flex flex-row-reverse items-baseline justify-end gap-2.5 border-line small:not-first:border-l small:not-first:pl-4">
    <dt className="text-s">{label}</dt>
    <dd className="font-figures text-[calc(2.25rem*max(var(--heading-scale),0.72))]/none font-headline text-ink tabular-nums">
      {value}
    </dd>
  </div>
);

const Trouble = ({ session: { status, clashes } }: Pick<SessionHeadProps, 'session'>) => {
  const t = useTranslations('deskSession.status');
  if (status === 'cancelled') return <Notice tone="warning">{t('cancelled')}</Notice>;
  if (status !== 'clashing') return null;
  const messages = clashes.map(({ message }) => message).join('. ');
  return <Notice tone="warning">{messages === '' ? t('clashingUnknown') : t('clashing', { messages })}</Notice>;
};

/** What the session is, where it stands, and how many are booked, here and waiting. */
export const SessionHead = ({ session, booked, here, waiting, now, children }: SessionHeadProps) => {
  const t = useTranslations('deskSession');
  const status = useStatus(session, now);
  const { templateName, bookingType, instructors, friendlyLocationName, locationName, capacity } = session;
  const where = [...instructors.map(({ name }) => name), friendlyLocationName ?? locationName].filter(Boolean);
  return (
    <section className="grid gap-4 rounded-l border border-line bg-surface p-5" aria-labelledby="session-name">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <span className="h-[4.5rem] w-[6rem] flex-none overflow-clip rounded-m border border-line bg-surface-2">
          <CourtIllustration
            className="size-full"
            kind={getIllustration(templateName, bookingType)}
            view="crop"
            cover
            small
          />
        </span>
        <div className="mr-auto min-w-0">
          <p className="[&_.clock]:text-[calc(2.5rem*max(var(--heading-scale),0.72))]">
            <ClockSpan startsAt={session.startsAt} endsAt={session.endsAt} />
          </p>
          <h2 className="font-body text-[1.25rem]/[1.75rem] font-medium text-ink" id="session-name">
            {templateName}
          </h2>
          <p className="text-s">
            {where.join(', ')} · {status}
          </p>
        </div>
        <div className="flex flex-wrap gap-2" role="group" aria-label={t('actions.label')}>
          {children}
        </div>
      </div>
      <Trouble session={session} />
      <dl className="grid grid-cols-2 gap-y-3 border-t border-line pt-4 small:auto-cols-fr small:grid-flow-col small:grid-cols-none">
        <Figure value={capacity.maximum} label={t('numbers.places', { count: capacity.maximum })} />
        <Figure value={booked} label={t('numbers.booked')} />
        <Figure value={here} label={t('numbers.here')} />
        {waiting !== null && <Figure value={waiting} label={t('numbers.waiting')} />}
      </dl>
    </section>
  );
};
