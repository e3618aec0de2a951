import type { Session } from '#lib/api/session.ts';
import { pendingCookie } from '#lib/auth/pending-session.ts';
import { getSession } from '#lib/auth/session-cookies.ts';
import { answerReplace, askToReplace } from '#lib/http/replace-session.ts';
import { translateIn } from '#tests/support/translate.ts';
import { alex, bookingsHost, getCookie, now, secret, settingsWith, visit } from './visitor.ts';

const settings = settingsWith();
const casey: Session = { ...alex, userId: 8, token: 'C'.repeat(43) };
const target = `http://${bookingsHost}/basket`;
const sameOriginHeaders = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

async function getPending(session: Session): Promise<string> {
  const scope = { host: bookingsHost, secure: false, origins: settings.origins };
  return (await pendingCookie({ session, target }, { ...scope, secret, embedded: false })).split(';')[0] ?? '';
}

async function choose(choice: string, headers: Record<string, string> = {}) {
  const ended: string[] = [];
  const cookie = `${await getCookie(casey)}; ${await getPending(alex)}`;
  const request = visit('/api/session/replace', {
    method: 'POST',
    headers: { cookie, ...sameOriginHeaders, ...headers },
    body: `choice=${choice}`,
  });
  const response = await answerReplace(request, { settings, now, endToken: (token) => void ended.push(token) });
  const value = response.headers.getSetCookie().find((one) => one.startsWith('touchline_session='));
  const sealed = decodeURIComponent(/=([^;]*)/.exec(value ?? '')?.[1] ?? '');
  const session = await getSession((name) => (name === 'touchline_session' ? sealed : undefined), {
    secret,
    now,
    origins: settings.origins,
  });
  return { response, ended, session };
}

it('a link for somebody else asks first, and shows no token', async () => {
  const request = visit('/api/session/replace', { headers: { cookie: await getPending(alex) } });
  const response = await askToReplace(
    request,
    { t: translateIn('en'), language: 'en' },
    { settings, now, endToken: () => undefined },
  );
  const page = await response.text();
  expect(page).toContain('<h1>Log in with this link?</h1>');
  expect(page).toContain('value="replace"');
  expect(page).not.toContain(alex.token);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('a link for somebody else says so to whoever is logged in', async () => {
  const cookie = `${await getCookie(casey)}; ${await getPending(alex)}`;
  const response = await askToReplace(
    visit('/api/session/replace', { headers: { cookie } }),
    { t: translateIn('en'), language: 'en' },
    { settings, now, endToken: () => undefined },
  );
  expect(await response.text()).toContain('<h1>You are already logged in</h1>');
});

it('without such a link there is nothing to ask', async () => {
  const response = await askToReplace(
    visit('/api/session/replace'),
    { t: translateIn('en'), language: 'en' },
    {
      settings,
      now,
      endToken: () => undefined,
    },
  );
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
});

it('a yes logs in by the link and ends the session before', async () => {
  const { response, ended, session } = await choose('replace');
  expect([response.status, response.headers.get('location')]).toEqual([303, target]);
  expect(session).toMatchObject({ userId: 7, token: alex.token });
  expect(ended).toEqual([casey.token]);
  expect(response.headers.getSetCookie().filter((one) => one.startsWith('touchline_pending=;'))).toHaveLength(2);
});

it('a no changes nothing', async () => {
  const { response, ended, session } = await choose('keep');
  expect([response.headers.get('location'), ended, session]).toEqual([target, [], null]);
});

it('another site cannot say yes', async () => {
  const { response, session } = await choose('replace', { 'sec-fetch-site': 'cross-site' });
  expect([response.status, session]).toEqual([403, null]);
});

it('a session cookie is not accepted as a pending link', async () => {
  const sealed = (await getCookie(alex)).replace('touchline_session=', 'touchline_pending=');
  const request = visit('/api/session/replace', {
    method: 'POST',
    headers: { ...sameOriginHeaders, cookie: sealed },
    body: 'choice=replace',
  });
  const response = await answerReplace(request, { settings, now, endToken: () => undefined });
  expect(response.headers.get('location')).toBe('/');
  expect(response.headers.getSetCookie().some((one) => one.startsWith('touchline_session='))).toBe(false);
});
