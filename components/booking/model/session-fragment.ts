/** Begins the fragment of a day's address that names one of its sessions. */
export const sessionPrefix = '#session-';

/** The fragment of a day's address that names one of its sessions. */
export const sessionFragment = (id: number | string): string => `${sessionPrefix}${id}`;
