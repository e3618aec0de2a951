import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { currentPassword } from '#contract/forms/passwords.ts';
import { routes } from '#contract/routes.ts';

export const changeEmailEndpoint = endpoint({
  route: routes.changeEmail,
  body: z.object({ email: z.email().max(255), currentPassword }),
  data: z.null(),
});
export const confirmEmailEndpoint = endpoint({
  route: routes.confirmEmail,
  body: z.object({ token: z.string().min(1).max(255) }),
  data: z.null(),
});
