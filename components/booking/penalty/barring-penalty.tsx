'use client';

import { Suspense } from 'react';
import { optionalPart } from '#components/ui/optional-part.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { useSession } from '#lib/auth/session-context.tsx';

const Penalty = optionalPart(async () => (await import('./provided-penalty.tsx')).ProvidedPenalty);

/** The notice of what the customer owes, where they are barred from a session; nothing while they act for somebody else. */
export const BarringPenalty = ({ bookableAction, venue }: Pick<OccurrenceSummary, 'bookableAction' | 'venue'>) => {
  const { session } = useSession();
  const isForAnother = session?.selectedUserId != null && session.selectedUserId !== session.userId;
  if (bookableAction?.reason !== 'barred' || isForAnother) return null;
  return (
    <Suspense fallback={null}>
      <Penalty venue={venue} />
    </Suspense>
  );
};
