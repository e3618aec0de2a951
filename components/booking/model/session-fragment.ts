import type { OccurrenceSummary } from '#contract/occurrences.ts';

/** What the fragment begins with that names a session of a day. */
export const sessionPrefix = '#session-';

/** The fragment of a day's address that names one of its sessions. */
export const sessionFragment = (id: OccurrenceSummary['id']): string => `${sessionPrefix}${id}`;
