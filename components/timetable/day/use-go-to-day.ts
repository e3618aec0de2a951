'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { sessionFragment } from '#components/booking/model/session-fragment.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { follow } from '#components/ui/layout/link-events.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { dayPath } from './day-path.ts';

export interface GoToDay {
  /** The date on its way, else the page's own; YYYY-MM-DD. */
  date: string;
  /** The page of another day is on its way. */
  isPending: boolean;
  /** Also to one of its sessions, which then gets the focus in place of the day. */
  go: (date: string, session?: OccurrenceSummary['id']) => void;
}

/** Under this name the chosen day of the date bar gets the focus when its page is there. */
export const chosenDayId = 'chosen-day';

/** Goes to another day of a timetable, in its place. The day on screen stays until the other one is there. */
export const useGoToDay = (day: TimetableDay): GoToDay => {
  const router = useRouter();
  const href = useHref();
  const [requested, setRequested] = useState(day.date);
  const [isPending, startTransition] = useTransition();
  return {
    date: isPending ? requested : day.date,
    isPending,
    go: (date, session) => {
      const target = href(dayPath(day, date));
      setRequested(date);
      if (session === undefined) follow(chosenDayId, target);
      const fragment = session === undefined ? '' : sessionFragment(session);
      startTransition(() => router.push(target + fragment, { scroll: false }));
    },
  };
};
