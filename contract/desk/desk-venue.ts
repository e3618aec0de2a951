import { z } from 'zod';

/** A venue by its slug or id. */
export const deskVenue = z.string().min(1).max(255);
