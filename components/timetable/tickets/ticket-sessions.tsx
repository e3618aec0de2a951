'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { TicketSession } from './ticket-session.tsx';

export type TicketSessionsProps = {
  date: string;
  /** By start. */
  sessions: readonly OccurrenceSummary[];
  now: Date;
  chosen: OccurrenceSummary | undefined;
  onChoose: (session: OccurrenceSummary) => void;
};

/** The sessions of a day. On a phone the list collapses to the chosen one and its neighbours. */
export const TicketSessions = ({ date, sessions, now, chosen, onChoose }: TicketSessionsProps) => {
  const t = useTranslations('timetable');
  const locale = useLocale();
  const [isUnfolded, setUnfolded] = useState(false);
  const place = chosen ? sessions.indexOf(chosen) : 0;
  const middle = Math.min(Math.max(place, 1), sessions.length - 2);
  const isFolding = !isUnfolded && sessions.length > 3;
  return (
    <section aria-labelledby="day-sessions">
      <div className="group__head">
        <h2 className="heading-4" id="day-sessions">
          {formatDate(date, locale)}
        </h2>
        <span className="small">{t('count.tickets', { count: sessions.length })}</span>
      </div>
      <ul className="rows ticket-sessions">
        {sessions.map((session, index) => (
          <TicketSession
            key={session.id}
            {...{ session, now }}
            isChosen={session === chosen}
            isAway={isFolding && Math.abs(index - middle) > 1}
            onChoose={() => onChoose(session)}
          />
        ))}
      </ul>
      {isFolding && (
        <Button type="button" variant="secondary" block className="swim__all" onClick={() => setUnfolded(true)}>
          {t('tickets.showAll', { count: sessions.length })}
        </Button>
      )}
    </section>
  );
};
