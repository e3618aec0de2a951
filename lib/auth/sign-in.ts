import { z } from 'zod';
import { userIdSchema } from '#contract/primitives.ts';
import type { Secret } from '#contract/rules/settings/secret.ts';
import type { Session } from '#lib/api/session.ts';
import type { CookieScope } from './cookie.ts';
import { sessionOfKiosk } from './kiosk-session.ts';
import { sessionCookies } from './session-cookies.ts';
import { tokenExpiry } from './token-expiry.ts';

/** The reply of log-in, register and onboarding, in the names of the API (docs/product.md#log-in). */
const signedInReplySchema = z.looseObject({
  data: z.looseObject({
    token: z.string().nullish(),
    expires_at: z
      .string()
      .refine((text) => !Number.isNaN(Date.parse(text)))
      .nullish(),
    user: z.looseObject({ id: userIdSchema.optional() }).nullish(),
  }),
});
type SignedInReply = z.infer<typeof signedInReplySchema>;

export interface SignInContext extends CookieScope {
  secret: Secret;
  now: Date;
  embedded: boolean;
  isKiosk: boolean;
  sessionFromToken: (token: string, now: Date) => Promise<Session | null>;
}

/** Reads the reply of a backend to a log-in; null when it has another shape. */
export async function readSignIn(response: Response): Promise<SignedInReply | null> {
  const reply: unknown = await response.json().catch(() => null);
  return signedInReplySchema.safeParse(reply).data ?? null;
}

/**
 * Removes the bearer token from a reply. Returns the reply without it, the token, and the Set-Cookie headers that store
 * it encrypted. A reply without a token (the user was signed in already) leaves the session as it is.
 */
export async function sealSignIn(
  reply: SignedInReply,
  { secret, now, embedded, isKiosk, sessionFromToken, ...scope }: SignInContext,
): Promise<{ reply: unknown; token: string | null; cookies: string[] }> {
  const { token, ...rest } = reply.data;
  const without = { ...reply, data: rest };
  const nobody = { reply: without, token: null, cookies: [] };
  if (!token) return nobody;
  // The reply itself says who it is; what the token says besides is not worth a log-in that fails.
  const known = await sessionFromToken(token, now).catch(() => null);
  const userId = known?.userId ?? rest.user?.id;
  if (userId === undefined) return nobody;
  const session: Session = {
    token,
    userId,
    selectedUserId: null,
    source: known?.source ?? 'online',
    expiresAt: rest.expires_at ?? tokenExpiry(now),
  };
  const kept = isKiosk ? sessionOfKiosk(session, now) : session;
  return { reply: without, token, cookies: await sessionCookies(kept, { ...scope, secret, now, embedded }) };
}
