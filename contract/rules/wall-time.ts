/** The date, YYYY-MM-DD, of a text that begins with one: a venue wall time YYYY-MM-DD HH:MM:SS. */
export const getDate = (wallTime: string): string => wallTime.slice(0, 10);

/** The clock, HH:MM, of a venue wall time YYYY-MM-DD HH:MM:SS. It is read as text: no time zone can move it. */
export const getClock = (wallTime: string): string => wallTime.slice(11, 16);
