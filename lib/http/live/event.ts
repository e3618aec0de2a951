import type { LiveEvent } from '#contract/timetable/live-places.ts';

/** An event as bytes that every reader gets. */
export const eventBytes = (event: LiveEvent): Buffer => Buffer.from(`data: ${JSON.stringify(event)}\n\n`);
