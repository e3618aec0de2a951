'use client';

import { useQuery } from '@tanstack/react-query';
import { CancellationNote } from '#components/booking/cancellation/cancellation-note.tsx';
import { QueryProvider } from '#components/booking/query-provider.tsx';
import { sessionQuery } from '#components/timetable/queries.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';

export type SessionRuleProps = { session: Pick<OccurrenceSummary, 'id'>; now: Date };

const Rule = ({ session, now }: SessionRuleProps) => {
  const { data } = useQuery({ ...sessionQuery(browserApi, session.id), throwOnError: false });
  return (
    <p className="min-h-[2.5rem] text-s text-ink-2">
      {data?.cancellation && <CancellationNote cancellation={data.cancellation} now={now} />}
    </p>
  );
};

/** Until when a session that is being chosen could be cancelled; its line has its height before the answer is there. */
export const SessionRule = (props: SessionRuleProps) => (
  <QueryProvider>
    <Rule {...props} />
  </QueryProvider>
);
