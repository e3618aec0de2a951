/** The query parameter that carries a notice over a redirect; the page shows it once and removes it. */
export const noticeParameter = 'notice';

export const notices = ['activity-not-found', 'log-out-unconfirmed', 'select-venue'] as const;
export type Notice = (typeof notices)[number];

/** Tells whether a word from the address names a notice. */
export function isNotice(value: unknown): value is Notice {
  return notices.some((notice) => notice === value);
}
