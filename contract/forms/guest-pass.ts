import * as z from 'zod/mini';
import { onboardingFields } from './onboarding.ts';

/** Whom a guest pass is given to (docs/product.md#guest-passes). */
export const guestPassForm = z.object({
  email: onboardingFields.contact.email,
  guestName: z.string().check(z.trim(), z.maxLength(255)),
  message: z.string().check(z.trim(), z.maxLength(255)),
});
export type GuestPassValues = z.input<typeof guestPassForm>;
