import { z } from 'zod';

/** Whom something is for, in full years on the day (docs/product.md#ages); null where that end is open. */
export const ageRangeSchema = z.object({ minimum: z.int().min(0).nullable(), maximum: z.int().min(0).nullable() });
