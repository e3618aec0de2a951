import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { intervalLabels } from '#components/timetable/model/interval-runs.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

export type GroupHeadProps = { id: string; title: string; note: string };

/** The heading above a list of sessions, with how many they are. */
export const GroupHead = ({ id, title, note }: GroupHeadProps) => (
  <div className="mb-3 flex items-baseline gap-3">
    <h2 className="heading-4" id={id}>
      {title}
    </h2>
    <span className="text-s text-ink-3 lining-nums tabular-nums">{note}</span>
  </div>
);

type IntervalGroupProps = {
  id: string;
  /** The starts of one session, by start. */
  sessions: readonly OccurrenceSummary[];
  children: ReactNode;
};

/** The starts at which people are let into one session, below its name and time. */
export const IntervalGroup = ({ id, sessions, children }: IntervalGroupProps) => {
  const t = useTranslations('timetable.interval');
  const labels = intervalLabels(sessions);
  return (
    <section className="my-4 first:mt-0 last:mb-0" aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h3 className="heading-4" id={id}>
          {t('title', labels)}
        </h3>
        <span className="text-s text-ink-3 lining-nums tabular-nums">{t('count', labels)}</span>
      </div>
      {children}
    </section>
  );
};
