/** The fewest letters that are searched for. */
export const fewestLetters = 2;

/** The pause in typing after which the search begins, in milliseconds. */
export const searchDelayMs = 250;
