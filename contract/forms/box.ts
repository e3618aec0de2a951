import * as z from 'zod/mini';

/** A box that may be ticked. */
export const box = z.optional(z.boolean());
/** A box that must be ticked. */
export const ticked = z.custom<boolean | undefined>().check(z.refine((value) => value === true));
