/** The time zone of what does not belong to a single venue: Britain's. */
export const siteZone = 'Europe/London';
