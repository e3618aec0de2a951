/** How many days a block booking may cover. */
export const longestBlockDays = 366;

/** How many sessions a block booking may have. */
export const mostBlockSessions = 100;
