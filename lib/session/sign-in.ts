import type { CookieScope } from './cookie.ts';
import { sessionCookies } from './session-cookies.ts';
import type { Session } from './session.ts';

/** What log-in, register and onboarding answer on the wire (API 2.6). */
interface SignedInReply {
  data?: { token?: string | null; expires_at?: string | null; user?: { id?: number } };
}

export interface SignInContext extends CookieScope {
  secret: string;
  now: Date;
  embedded: boolean;
  sessionFromToken: (token: string, now: Date) => Promise<Session | null>;
}

/**
 * Takes the token out of a reply: gives the reply without it, and the cookies that seal it. A reply without a token
 * (somebody was signed in already) signs nobody in.
 */
export async function takeSignIn(
  reply: SignedInReply,
  { secret, now, embedded, sessionFromToken, ...scope }: SignInContext,
): Promise<{ reply: unknown; cookies: string[] }> {
  const { token, ...rest } = reply.data ?? {};
  const without = { ...reply, data: rest };
  if (!token) return { reply: without, cookies: [] };
  const known = await sessionFromToken(token, now);
  const userId = known?.userId ?? rest.user?.id;
  if (userId === undefined) return { reply: without, cookies: [] };
  const month = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString();
  const session: Session = {
    token,
    userId,
    selectedUserId: null,
    source: known?.source ?? 'online',
    expiresAt: rest.expires_at ?? month,
  };
  return { reply: without, cookies: await sessionCookies(session, { ...scope, secret, now, embedded }) };
}
