import type { Session } from '#lib/api/session.ts';
import { getSession } from '#lib/auth/session-cookies.ts';
import { answerCall } from '#lib/http/proxy/proxy.ts';
import { alex, getCookie, now, secret, settingsWith, token, visit, type Visit } from './visitor.ts';

interface Asked {
  url: string;
  method: string | undefined;
  headers: Headers;
  body: string | undefined;
}

async function forward(
  path: string,
  how: Visit,
  answer: () => Response | Promise<Response>,
  environment: Record<string, string> = {},
) {
  const request: Asked[] = [];
  const ended: string[] = [];
  const fetchIt: typeof fetch = async (url, init = {}) => {
    const body = init.body instanceof Uint8Array ? new TextDecoder().decode(init.body) : undefined;
    request.push({
      url: url instanceof Request ? url.url : String(url),
      method: init.method,
      headers: new Headers(init.headers),
      body,
    });
    return answer();
  };
  const response = await answerCall(visit(path, how), {
    settings: settingsWith(environment),
    now,
    fetch: fetchIt,
    sessionFromToken: async (input) => (input === token ? alex : null),
    endToken: (input) => void ended.push(input),
  });
  return { response, asked: request, ended };
}

const ok = () => Response.json({ data: null });
const loggedIn = async (session: Session = alex) => ({ cookie: await getCookie(session) });
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

describe('a call', () => {
  it('goes on as it came, with the token and the person acted for, and without cookies', async () => {
    const headers = {
      ...(await loggedIn({ ...alex, selectedUserId: 9 })),
      ...own,
      'idempotency-key': 'k',
      'x-selected-user-id': '1',
      authorization: 'Bearer mine',
    };
    const { asked: request } = await forward(
      '/api/v1/users/7/carts/activity-booking/items?x=1',
      { method: 'POST', headers, body: '{"data":{}}' },
      ok,
    );
    expect(request).toHaveLength(1);
    expect(request[0]).toMatchObject({
      url: 'http://127.0.0.1:4000/api/v1/users/7/carts/activity-booking/items?x=1',
      method: 'POST',
      body: '{"data":{}}',
    });
    const sent = Object.fromEntries(request[0]?.headers ?? []);
    expect(sent).toMatchObject({ authorization: `Bearer ${token}`, 'x-selected-user-id': '9', 'idempotency-key': 'k' });
    expect(sent).not.toHaveProperty('cookie');
    expect(sent).not.toHaveProperty('host');
  });

  it('may be answered by what the backend told others a moment ago, whatever the browser thinks of it', async () => {
    const { asked: request } = await forward(
      '/api/activities/client',
      { headers: { 'cache-control': 'no-cache' } },
      ok,
    );
    expect(request[0]?.headers.get('cache-control')).toBe('max-age=5');
  });

  it('of a visitor carries nobody’s token', async () => {
    const { asked: request } = await forward(
      '/api/activities/client',
      { headers: { authorization: 'Bearer mine' } },
      ok,
    );
    expect(request[0]?.headers.get('authorization')).toBeNull();
  });

  it('names the person acted for on bookings only', async () => {
    const headers = await loggedIn({ ...alex, selectedUserId: 9 });
    const { asked: request } = await forward(
      '/api/checkout/cart',
      { host: 'account.touchline.localhost:3000', headers },
      ok,
    );
    expect(request[0]?.headers.get('x-selected-user-id')).toBeNull();
    expect(request[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  it('shows the backend that it comes through the web', async () => {
    const proxySecret = 'p'.repeat(32);
    const { asked: request } = await forward('/api/activities/client', {}, ok, { PROXY_SECRET: proxySecret });
    expect(request[0]?.headers.get('x-proxy-secret')).toBe(proxySecret);
  });

  it.each([
    ['GET', '/api/metrics'],
    ['GET', '/api/checkout/nothing'],
    ['POST', '/api/activities/client'],
    ['POST', '/api/payment-providers/sca/00000000-0000-4000-8000-000000000001/notify/abc'],
  ])('to %s %s does not leave', async (method, path) => {
    const { response, asked: request } = await forward(path, { method, headers: own }, ok);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found', validation_messages: [] });
    expect(request).toEqual([]);
  });

  it('that asks for the head alone is asked as the whole', async () => {
    const { response, asked: request } = await forward('/api/activities/client', { method: 'HEAD' }, ok);
    expect(response.status).toBe(200);
    expect(request[0]?.method).toBe('GET');
  });

  it.each([
    ['a request id of the caller', { 'x-request-id': 'mine-1' }, /^mine-1$/],
    ['a new one for a malformed id', { 'x-request-id': 'not so' }, /^[0-9a-f-]{36}$/],
    ['a new one without', {}, /^[0-9a-f-]{36}$/],
  ])('that the web answers itself has %s', async (_, headers: Record<string, string>, id) => {
    const { response } = await forward('/api/nothing', { headers }, ok);
    expect(response.headers.get('x-request-id')).toMatch(id);
  });

  it('that writes from another site does not leave', async () => {
    const headers = { ...(await loggedIn()), origin: 'https://evil.example', 'content-type': 'application/json' };
    const { response, asked: request } = await forward(
      '/api/checkout/cart/add',
      { method: 'POST', headers, body: '{}' },
      ok,
    );
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'forbidden', message: 'Unauthorised.' });
    expect(request).toEqual([]);
  });

  it.each(['cross-site', 'same-site', 'none'])(
    'that takes places again by a read does not leave from %s',
    async (site) => {
      const headers = { ...(await loggedIn()), 'sec-fetch-site': site };
      const { response, asked: request } = await forward('/api/checkout/prepare', { headers }, ok);
      expect([response.status, request]).toEqual([403, []]);
      expect(
        (await forward('/api/checkout/prepare', { headers: { ...headers, 'sec-fetch-site': 'same-origin' } }, ok))
          .response.status,
      ).toBe(200);
    },
  );

  it('larger than 256 KB does not leave, and one of that size does', async () => {
    const send = (bytes: number) =>
      forward('/api/checkout/cart/add', { method: 'POST', headers: own, body: 'x'.repeat(bytes) }, ok);
    const large = await send(256 * 1024 + 1);
    expect(large.response.status).toBe(413);
    expect(large.asked).toEqual([]);
    expect((await send(256 * 1024)).response.status).toBe(200);
  });

  it('that nobody answers is a failure like any other', async () => {
    const { response } = await forward('/api/activities/client', {}, () => Promise.reject(new TypeError('refused')));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });
});

describe('an answer', () => {
  const upstream =
    (headers: Record<string, string> = {}) =>
    () =>
      Response.json(
        { data: 1 },
        { headers: { 'set-cookie': 'a=b', connection: 'close', etag: '"e"', 'x-powered-by': 'x', ...headers } },
      );

  it('comes back with its body, status and tag, and never with a cookie of the backend', async () => {
    const { response } = await forward('/api/activities/client', {}, upstream());
    expect(await response.json()).toEqual({ data: 1 });
    expect(response.headers.get('etag')).toBe('"e"');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    ['/api/activities/client', 'public, max-age=60', 'public, max-age=60'],
    ['/api/activities/venue/a/activity/b/times?date=2026-11-24', 'public, max-age=5', 'private, no-cache'],
    ['/api/checkout/cart', 'public, max-age=5', 'no-store'],
  ])('of %s said to be "%s" is kept as "%s"', async (path, said, kept) => {
    const { response } = await forward(path, {}, upstream({ 'cache-control': said }));
    expect(response.headers.get('cache-control')).toBe(kept);
  });

  it('of a timetable to somebody logged in is kept by nobody', async () => {
    const path = '/api/activities/venue/a/activity/b/times?date=2026-11-24';
    const { response } = await forward(path, { headers: await loggedIn() }, upstream({ 'cache-control': 'no-store' }));
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('that nothing has changed stays one', async () => {
    const { response, asked: request } = await forward(
      '/api/activities/client',
      { headers: { 'if-none-match': '"e"' } },
      () => new Response(null, { status: 304 }),
    );
    expect(request[0]?.headers.get('if-none-match')).toBe('"e"');
    expect(response.status).toBe(304);
  });

  it('that the token is unknown takes the cookie away', async () => {
    const unknown = () =>
      Response.json({ message: 'Unauthenticated.', status: 401, code: 'unauthenticated' }, { status: 401 });
    const { response } = await forward('/api/checkout/cart', { headers: await loggedIn() }, unknown);
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toHaveLength(2);
    expect(response.headers.getSetCookie().join()).toContain('Max-Age=0');
    const visitor = await forward('/api/checkout/cart', {}, unknown);
    expect(visitor.response.headers.getSetCookie()).toEqual([]);
  });
});

describe('signing in and out', () => {
  const signIn = { method: 'POST', headers: own, body: '{"username":"alex","password":"x"}' };
  const signedIn = () => Response.json({ data: { token, expires_at: '2026-12-01T00:00:00Z', user: { id: 7 } } });

  it.each(['/api/auth/customer/login', '/api/auth/customer/register?onboarding_type=customer_account_online'])(
    'by %s seals the token and lets it out to nobody',
    async (path) => {
      const { response } = await forward(path, signIn, signedIn);
      const body = await response.text();
      expect(JSON.parse(body)).toEqual({ data: { expires_at: '2026-12-01T00:00:00Z', user: { id: 7 } } });
      const [cookie = '', ...more] = response.headers.getSetCookie();
      expect(more).toEqual([]);
      expect(cookie).toMatch(/Domain=touchline\.localhost; Max-Age=831600; HttpOnly; SameSite=Lax$/);
      expect(body + JSON.stringify([...response.headers])).not.toContain(token);
      const value = decodeURIComponent(/=([^;]*)/.exec(cookie)?.[1] ?? '');
      expect(
        await getSession((name) => (name === 'touchline_session' ? value : undefined), {
          secret,
          now,
          origins: settingsWith().origins,
        }),
      ).toMatchObject({ token, userId: 7 });
    },
  );

  it('in a frame sets the frame’s cookie too', async () => {
    const { response } = await forward(
      '/api/auth/customer/login',
      { ...signIn, headers: { ...own, 'x-embedded': 'true' } },
      signedIn,
    );
    expect(response.headers.getSetCookie()[1]).toMatch(/SameSite=None; Secure; Partitioned$/);
  });

  it('is Secure and prefixed where the site is served by https, whatever a caller says of its protocol', async () => {
    const https = {
      BOOKINGS_HOST: 'https://book.example.com',
      ACCOUNT_HOST: 'https://account.example.com',
      JOINING_HOST: 'https://join.example.com',
    };
    const how = { ...signIn, host: 'book.example.com', headers: { ...own, 'x-forwarded-proto': 'http' } };
    const [cookie] = (await forward('/api/auth/customer/login', how, signedIn, https)).response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Secure-touchline_session=.*; Secure$/);
    const claimed = await forward(
      '/api/auth/customer/login',
      { ...signIn, headers: { ...own, 'x-forwarded-proto': 'https' } },
      signedIn,
    );
    expect(claimed.response.headers.getSetCookie()[0]).not.toMatch(/Secure/);
    const proxied = await forward(
      '/api/auth/customer/login',
      { ...signIn, headers: { ...own, 'x-forwarded-proto': 'https' } },
      signedIn,
      { BEHIND_PROXY: 'on' },
    );
    expect(proxied.response.headers.getSetCookie()[0]).toMatch(/; Secure$/);
  });

  it('ends the session that came with it, and no other', async () => {
    const again = { ...signIn, headers: { ...own, ...(await loggedIn({ ...alex, token: 'B'.repeat(43) })) } };
    expect((await forward('/api/auth/customer/login', again, signedIn)).ended).toEqual(['B'.repeat(43)]);
    const same = { ...signIn, headers: { ...own, ...(await loggedIn()) } };
    expect((await forward('/api/auth/customer/login', same, signedIn)).ended).toEqual([]);
    const refused = () =>
      Response.json(
        { code: 'invalid_credentials', message: 'x', status: 422, validation_messages: [] },
        { status: 422 },
      );
    expect((await forward('/api/auth/customer/login', again, refused)).ended).toEqual([]);
  });

  it('that fails says why and sets nothing', async () => {
    const refused = () =>
      Response.json(
        { code: 'invalid_credentials', message: 'x', status: 422, validation_messages: [] },
        { status: 422 },
      );
    const { response } = await forward('/api/auth/customer/login', signIn, refused);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'invalid_credentials' });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('out takes the cookie and what is kept for the session away', async () => {
    const headers = { ...own, ...(await loggedIn()) };
    const { response, asked: request, ended } = await forward('/api/auth/logout', { method: 'POST', headers }, ok);
    expect(request[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect([response.status, await response.json(), ended]).toEqual([200, { data: null }, []]);
    expect(response.headers.get('clear-site-data')).toBe('"storage"');
    expect(response.headers.getSetCookie()).toHaveLength(2);
  });

  it.each([
    ['is down', () => Promise.reject(new TypeError('refused'))],
    ['fails', async () => Response.json({}, { status: 500 })],
  ])('out while the backend %s says so, takes the cookie away and ends the token later', async (_, answer) => {
    const headers = { ...own, ...(await loggedIn()) };
    const { response, ended } = await forward('/api/auth/logout', { method: 'POST', headers }, answer);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'logout_unconfirmed' });
    expect(response.headers.getSetCookie().join()).toContain('Max-Age=0');
    expect(ended).toEqual([token]);
  });

  it('out with a token that no longer counts is done', async () => {
    const headers = { ...own, ...(await loggedIn()) };
    const unknown = () => Response.json({ code: 'unauthenticated' }, { status: 401 });
    const { response, ended } = await forward('/api/auth/logout', { method: 'POST', headers }, unknown);
    expect([response.status, ended]).toEqual([200, []]);
  });
});

describe('at a kiosk', () => {
  const kiosk = 'touchline_kiosk=1';
  const signIn = { method: 'POST', headers: { ...own, cookie: kiosk }, body: '{}' };
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const sealedIn = (cookie: string) => decodeURIComponent(/=([^;]*)/.exec(cookie)?.[1] ?? '');
  const read = (cookie: string, at: Date) =>
    getSession((name) => (name === 'touchline_session' ? sealedIn(cookie) : undefined), {
      secret,
      now: at,
      origins: settingsWith().origins,
    });

  it('a log-in ends with the browser, and by itself after ten minutes without a call', async () => {
    const signedIn = () => Response.json({ data: { token, expires_at: '2026-12-01T00:00:00Z', user: { id: 7 } } });
    const [cookie = ''] = (await forward('/api/auth/customer/login', signIn, signedIn)).response.headers.getSetCookie();
    expect(cookie).not.toContain('Max-Age');
    expect(await read(cookie, later(9.9))).toMatchObject({ token, userId: 7 });
    expect(await read(cookie, later(10))).toBeNull();
  });

  it('a call renews it once a minute, and never past its own end', async () => {
    const ending = { ...alex, expiresAt: later(12).toISOString() };
    const used = await forward(
      '/api/checkout/cart',
      { headers: await loggedIn({ ...ending, idleUntil: later(5).toISOString() }) },
      ok,
    );
    const [cookie = ''] = used.response.headers.getSetCookie();
    expect(cookie).not.toContain('Max-Age');
    expect(await read(cookie, later(9.9))).toMatchObject({ token });
    expect(await read(cookie, later(12))).toBeNull();
    const fresh = await forward(
      '/api/checkout/cart',
      { headers: await loggedIn({ ...ending, idleUntil: later(9.5).toISOString() }) },
      ok,
    );
    expect(fresh.response.headers.getSetCookie()).toEqual([]);
    const elsewhere = await forward('/api/checkout/cart', { headers: await loggedIn() }, ok);
    expect(elsewhere.response.headers.getSetCookie()).toEqual([]);
  });
});
