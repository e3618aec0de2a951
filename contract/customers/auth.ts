import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { forgottenPasswordForm, logInForm } from '#contract/forms/log-in.ts';
import { changePasswordForm, isTypedTwice, resetPasswordForm } from '#contract/forms/passwords.ts';
import { idSchema, instantSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { onboardingBody, onboardingTypeSchema } from './onboarding.ts';
import { authStateSchema, userSchema } from './users.ts';

export const signedInSchema = z.object({
  token: z.string().length(43),
  expiresAt: instantSchema,
  user: userSchema,
});
export type SignedIn = z.infer<typeof signedInSchema>;

export const loginBody = z.object(logInForm.shape);

export const resetPasswordBody = z
  .object({ token: z.string().min(1).max(255), ...resetPasswordForm.shape })
  .check(isTypedTwice);
export const changePasswordBody = z.object(changePasswordForm.shape).check(isTypedTwice);

export const loginEndpoint = endpoint({ route: routes.login, body: loginBody, data: signedInSchema });
export const logoutEndpoint = endpoint({ route: routes.logout, data: z.null() });
export const getAuthUserEndpoint = endpoint({ route: routes.getAuthUser, data: authStateSchema });
export const registerEndpoint = endpoint({
  route: routes.register,
  query: z.object({ onboardingType: onboardingTypeSchema.extract(['customer_account_online']) }),
  body: onboardingBody.and(z.object({ clientId: idSchema.optional() })),
  data: signedInSchema,
});
export const requestPasswordResetEndpoint = endpoint({
  route: routes.requestPasswordReset,
  body: z.object({
    ...forgottenPasswordForm.shape,
    /** The page to go on at with the new password: a path of the site with its query. Browsers drop tabs and line feeds. */
    redirect: z
      .string()
      .max(500)
      .regex(/^\/([^/\\\s].*)?$/)
      .optional(),
  }),
  data: z.null(),
});
export const changePasswordEndpoint = endpoint({
  route: routes.changePassword,
  body: changePasswordBody,
  data: z.null(),
});
export const resetPasswordEndpoint = endpoint({
  route: routes.resetPassword,
  body: resetPasswordBody,
  data: z.null(),
});
