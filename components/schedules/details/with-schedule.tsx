'use client';

import { createContext, use, type ReactNode } from 'react';
import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { useSchedule } from '#components/schedules/use-schedules.ts';
import type { PageRead } from '#lib/query/page-read.ts';
import type { PageQuery } from '#lib/query/use-page-query.ts';

const Shown = createContext<PageQuery<AnySchedule> | null>(null);

export type WithScheduleProps = { page: SchedulePage; slug: string; read: PageRead<AnySchedule>; children: ReactNode };

/** Knows the camp or course of a details page, for the parts inside: they share its one read. */
export const WithSchedule = ({ page, slug, read, children }: WithScheduleProps) => (
  <Shown value={useSchedule(page, slug, read)}>{children}</Shown>
);

/** The camp or course of the details page around this part. Throws outside of one. */
export function useShownSchedule(): PageQuery<AnySchedule> {
  const query = use(Shown);
  if (query === null) throw new Error('There is no details page around this part.');
  return query;
}
