import * as z from 'zod/mini';

/** The most characters of one line of text. */
const LONGEST_LINE = 255;

/** One line of text; without one it is refused as missing. */
export const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_LINE));

/** One line of text, or none. */
export const anyLine = z.string().check(z.maxLength(LONGEST_LINE));
