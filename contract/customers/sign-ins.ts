import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { idSchema, instantSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { signedInSchema } from './auth.ts';

/** One place where somebody is signed in (`listSignIns`). Browser and system are null when the device did not say. */
export const signInSchema = z.object({
  id: idSchema,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['computer', 'phone', 'tablet']).nullable(),
  signedInAt: instantSchema,
  lastUsedAt: instantSchema,
  /** The one this call came with. */
  current: z.boolean(),
});
export type SignIn = z.infer<typeof signInSchema>;

/** `ho_` and 43 characters base64url: nobody can take it for a bearer token. */
export const handOverCodeSchema = z.string().regex(/^ho_[\w-]{43}$/);

export const listSignInsEndpoint = endpoint({ route: routes.listSignIns, data: z.array(signInSchema) });
export const endSignInEndpoint = endpoint({
  route: routes.endSignIn,
  params: z.object({ id: idSchema }),
  data: z.null(),
});
export const endOtherSignInsEndpoint = endpoint({ route: routes.endOtherSignIns, data: z.null() });
export const handOverEndpoint = endpoint({
  route: routes.handOver,
  data: z.object({ code: handOverCodeSchema, expiresAt: instantSchema }),
});
export const exchangeHandOverEndpoint = endpoint({
  route: routes.exchangeHandOver,
  body: z.object({
    code: z.string().min(1).max(255),
    /** The token that the browser has had so far. */
    currentToken: z.string().min(1).max(255).optional(),
  }),
  data: signedInSchema,
});
