import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { currentPassword } from './forms/passwords.ts';
import { routes } from './routes.ts';

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

/** Six figures from the app, or a recovery code. */
export const secondFactorCode = z.string().trim().min(6).max(64);

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
  body: z.object({ currentPassword }),
  data: enrolmentSchema,
});
export const confirmSecondFactorEndpoint = endpoint({
  route: routes.confirmSecondFactor,
  body: z.object({ code: secondFactorCode }),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
});
export const removeSecondFactorEndpoint = endpoint({
  route: routes.removeSecondFactor,
  body: z.object({ currentPassword, code: secondFactorCode }),
  data: z.null(),
});
