/** The time zone of what is not of one venue: Britain's. */
export const siteZone = 'Europe/London';
