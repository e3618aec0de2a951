/** The query parameter of a notice that a redirect adds; the page shows it once as a toast and removes it. */
export const noticeParameter = 'notice';

export const notices = [
  'activity-not-found',
  'choose-date',
  'log-in-failed',
  'log-out-unconfirmed',
  'select-venue',
  'select-venue-camp',
] as const;
export type Notice = (typeof notices)[number];

/** Whether a value of the query parameter is a known notice. */
export function isNotice(value: unknown): value is Notice {
  return notices.some((notice) => notice === value);
}
