import type { ScheduleKind } from './schedule.ts';

/** What a page of camps or courses is about: one category at one venue. */
export interface SchedulePage {
  kind: ScheduleKind;
  venue: { slug: string; name: string; timezone: string };
  category: { slug: string; name: string };
  /** Milliseconds: when this page was made, maybe long ago. */
  renderedAt: number;
}
