'use client';

import { cx } from 'class-variance-authority';
import { useLocale, useTranslations } from 'next-intl';
import { GroupHead } from '#components/timetable/day/group-head.tsx';
import { IntervalGroup } from '#components/timetable/day/interval-group.tsx';
import { isLinked, type LinkedSession } from '#components/timetable/day/use-linked-session.ts';
import { getIntervalRuns } from '#components/timetable/model/interval-runs.ts';
import { Rows } from '#components/ui/layout/rows.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { TicketSession } from './ticket-session.tsx';

export type TicketSessionsProps = {
  date: string;
  /** By start. */
  sessions: readonly OccurrenceSummary[];
  now: Date;
  chosen: OccurrenceSummary | undefined;
  /** The session that a link led to. */
  linked: LinkedSession | null;
  /** Called with the button of the row. */
  onChoose: (session: OccurrenceSummary, button: HTMLElement) => void;
};

/** The list says how its rows are laid out, as there may be many. */
const rows = cx(
  "@container *:relative *:grid *:grid-cols-[1fr_auto] *:items-center *:gap-x-3 *:gap-y-0.5 *:border-line *:px-4 *:py-3.5 *:[grid-template-areas:'time_pill'_'what_what'] *:not-first:border-t *:large:px-5",
  "*:@min-[31.25rem]:grid-cols-[7rem_minmax(0,1fr)_auto] *:@min-[31.25rem]:[grid-template-areas:'time_what_pill']",
  '*:has-focus-visible:outline-3 *:has-focus-visible:-outline-offset-3 *:has-focus-visible:outline-focus',
);

/** The sessions of a day. */
export const TicketSessions = ({ date, sessions, now, chosen, linked, onChoose }: TicketSessionsProps) => {
  const t = useTranslations('timetable');
  const locale = useLocale();
  return (
    <section aria-labelledby="day-sessions">
      <GroupHead
        id="day-sessions"
        title={formatDate(date, locale)}
        note={t('count.tickets', { count: sessions.length })}
      />
      {getIntervalRuns(sessions).map((run, index) => {
        const list = (
          <Rows key={run.sessions[0]?.id} className={rows}>
            {run.sessions.map((session) => (
              <TicketSession
                key={session.id}
                {...{ session, now }}
                isChosen={session === chosen}
                reveal={session === chosen && isLinked(linked, session) ? linked?.reveal : undefined}
                onChoose={(button) => onChoose(session, button)}
              />
            ))}
          </Rows>
        );
        return run.intervalKey === null ? (
          list
        ) : (
          <IntervalGroup key={run.intervalKey} id={`interval-${index}`} sessions={run.sessions}>
            {list}
          </IntervalGroup>
        );
      })}
    </section>
  );
};
