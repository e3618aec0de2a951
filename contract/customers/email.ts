import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { currentPassword } from '#contract/forms/passwords.ts';
import { routes } from '#contract/routes.ts';
import { userParams } from './users.ts';

export const changeEmailEndpoint = endpoint({
  route: routes.changeEmail,
  body: z.object({ email: z.email().max(255), currentPassword }),
  data: z.null(),
});
/** Allows, as a second member of staff, the address that another has asked for. */
export const allowEmailEndpoint = endpoint({ route: routes.allowEmail, params: userParams, data: z.null() });
export const confirmEmailEndpoint = endpoint({
  route: routes.confirmEmail,
  body: z.object({ token: z.string().min(1).max(255) }),
  /** `allowed`: the desk's question was answered at the present address; the new one is asked next. */
  data: z.object({ status: z.enum(['confirmed', 'allowed']) }),
});
