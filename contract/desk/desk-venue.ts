import { z } from 'zod';

/** A venue by its slug or id. */
export const deskVenue = z.string().min(1).max(255);

/** What a desk is called on its device, as 'Reception 1'. */
export const deskName = z.string().trim().min(1).max(60);
