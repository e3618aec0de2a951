import { z } from 'zod';

/** Places of a session, or of a time at which several begin. */
export const capacitySchema = z.object({ available: z.int(), consumed: z.int(), maximum: z.int() });
export type Capacity = z.infer<typeof capacitySchema>;
