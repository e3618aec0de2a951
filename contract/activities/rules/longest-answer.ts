/** The most characters of a written answer. */
export const LONGEST_ANSWER = 2000;
