import { html } from 'hono/html';
import type { NextRequest } from 'next/server';
import { failureResponse } from '#lib/api/failure-response.ts';
import type { Session } from '#lib/api/session.ts';
import { clearedPendingCookies, getPendingSession, type PendingSession } from '#lib/auth/pending-session.ts';
import { sessionCookies, getSession } from '#lib/auth/session-cookies.ts';
import type { PageText } from '#lib/i18n/translate.ts';
import { getScope } from '#lib/routing/parse-request.ts';
import { formFields } from './form-fields.ts';
import { plainPage } from './plain-page.ts';
import { isSameOriginWrite } from './proxy/is-same-origin-write.ts';
import type { ProxyContext } from './proxy/proxy.ts';

type Context = Pick<ProxyContext, 'settings' | 'now' | 'endToken'>;

const cookieIn = (request: NextRequest) => (name: string) => request.cookies.get(name)?.value;

function pendingIn(request: NextRequest, { settings }: Context): Promise<PendingSession | null> {
  return getPendingSession(cookieIn(request), { secret: settings.sessionSecret, origins: settings.origins });
}

function currentIn(request: NextRequest, { settings, now }: Context): Promise<Session | null> {
  const { sessionSecret: secret, origins } = settings;
  return getSession(cookieIn(request), { secret, now, origins });
}

/** Redirects and deletes the pending log-in. */
function leadTo(location: string, cookies: readonly string[]): Response {
  const response = new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/**
 * Renders the question whether a link may log somebody in, in place of whoever is logged in. Without a pending log-in it
 * redirects to the home page.
 */
export async function askToReplace(
  request: NextRequest,
  { t, language }: PageText,
  context: Context,
): Promise<Response> {
  if ((await pendingIn(request, context)) === null) return leadTo('/', []);
  const isLoggedIn = (await currentIn(request, context)) !== null;
  const title = t(isLoggedIn ? 'login.replace.title' : 'login.byLink.title');
  const body = html`<main>
    <h1>${title}</h1>
    <p>${t(isLoggedIn ? 'login.replace.help' : 'login.byLink.help')}</p>
    <form method="post">
      <p><button name="choice" value="replace">${t('login.replace.yes')}</button></p>
      <p><button name="choice" value="keep">${t(isLoggedIn ? 'login.replace.no' : 'login.byLink.no')}</button></p>
    </form>
  </main>`;
  return plainPage({ title, language, body, targets: ["'self'"] }, context.settings);
}

/** Handles the choice and redirects to the target of the link; a replaced session is revoked. */
export async function answerReplace(request: NextRequest, context: Context): Promise<Response> {
  if (!isSameOriginWrite(request.headers)) return failureResponse('forbidden');
  const fields = await formFields(request);
  if (fields === 'too_large') return failureResponse('too_large');
  const { settings, now } = context;
  const scope = getScope(request, settings);
  const cleared = clearedPendingCookies(scope);
  const pending = await pendingIn(request, context);
  if (pending === null) return leadTo('/', cleared);
  if (fields === 'none' || fields.choice !== 'replace') return leadTo(pending.target, cleared);
  const sealing = { secret: settings.sessionSecret, now };
  const before = await currentIn(request, context);
  if (before !== null && before.token !== pending.session.token) context.endToken(before.token);
  const embedded = new URL(pending.target).searchParams.get('embedded') === 'true';
  return leadTo(pending.target, [
    ...cleared,
    ...(await sessionCookies(pending.session, { ...scope, ...sealing, embedded })),
  ]);
}
