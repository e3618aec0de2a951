import type { ScheduleKind } from './schedule.ts';

/** The subject of a page of camps or courses: one category at one venue. */
export interface SchedulePage {
  kind: ScheduleKind;
  venue: { slug: string; name: string; timezone: string };
  category: { slug: string; name: string };
  /** When the page was rendered, in milliseconds; a cached page may be old. */
  renderedAt: number;
}
