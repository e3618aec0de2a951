import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  confirmSecondFactorForm,
  enrolSecondFactorForm,
  removeSecondFactorForm,
} from '#contract/forms/second-factor.ts';
import { routes } from '#contract/routes.ts';

/** How the second factor of the caller stands. It is a code from an authenticator app (TOTP, RFC 6238). */
export const secondFactorSchema = z.object({
  /** Staff have it. */
  offered: z.boolean(),
  /** Without it staff have no permission. */
  required: z.boolean(),
  enabled: z.boolean(),
  recoveryCodesLeft: z.int().min(0),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const enrolmentSchema = z.object({
  /** For typing, in base32. */
  secret: z.string(),
  /** The same for scanning: `otpauth://totp/…`. */
  uri: z.string(),
});
export type Enrolment = z.infer<typeof enrolmentSchema>;

export const getSecondFactorEndpoint = endpoint({ route: routes.getSecondFactor, data: secondFactorSchema });
export const enrolSecondFactorEndpoint = endpoint({
  route: routes.enrolSecondFactor,
  body: z.object(enrolSecondFactorForm.shape),
  data: enrolmentSchema,
});
export const confirmSecondFactorEndpoint = endpoint({
  route: routes.confirmSecondFactor,
  body: z.object(confirmSecondFactorForm.shape),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
});
export const removeSecondFactorEndpoint = endpoint({
  route: routes.removeSecondFactor,
  body: z.object(removeSecondFactorForm.shape),
  data: z.null(),
});
