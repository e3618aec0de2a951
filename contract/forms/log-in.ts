import * as z from 'zod/mini';
import { line } from './line.ts';
import { currentPassword } from './passwords.ts';
import { secondFactorCode } from './second-factor.ts';

/** Email or reference, a password, and the code of the second factor once the log-in has asked for it. */
export const logInForm = z.object({
  username: line,
  password: currentPassword,
  code: z.optional(secondFactorCode),
});
export type LogInValues = z.input<typeof logInForm>;

/** Who asks for a link to choose a new password. */
export const forgottenPasswordForm = z.object({ emailOrReference: line });
export type ForgottenPasswordValues = z.input<typeof forgottenPasswordForm>;
