'use client';

import { Suspense, useState } from 'react';
import { SessionRule } from '#components/timetable/booking/lazy-session-rule.ts';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';

/** As high as the rules usually are. */
const Room = () => <div className="min-h-[5.75rem] medium:min-h-[3.25rem]" />;

export type PickRulesProps = {
  session: OccurrenceSummary;
  now: Date;
  /** In a sheet that is open. */
  isSeen: boolean;
};

/**
 * The rules of the session that is being chosen. Their room is kept, and they are asked for at the visitor's first input, in
 * a sheet at once: a page that is only looked at asks for none.
 */
export const PickRules = ({ session, now, isSeen }: PickRulesProps) => {
  const [isUsed, setUsed] = useState(false);
  usePreload(() => setUsed(true), 'button');
  return isUsed || isSeen ? (
    <Suspense fallback={<Room />}>
      <SessionRule session={session} now={now} />
    </Suspense>
  ) : (
    <Room />
  );
};
