import { getSession } from '#lib/auth/session-cookies.ts';
import { forward, loggedIn, ok, sameOriginHeaders } from './forward.ts';
import { alex, now, secret, settingsWith, token } from './visitor.ts';

describe('signing in and out', () => {
  const signIn = { method: 'POST', headers: sameOriginHeaders, body: '{"username":"alex","password":"x"}' };
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

  it('takes a PIN at a kiosk only, for a session that ends there', async () => {
    const path = '/api/auth/customer/pin-login';
    const elsewhere = await forward(path, signIn, signedIn);
    expect([elsewhere.response.status, elsewhere.requests]).toEqual([404, []]);
    const headers = { ...sameOriginHeaders, cookie: 'touchline_kiosk=1' };
    const { response } = await forward(path, { ...signIn, headers }, signedIn);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain(token);
    expect(response.headers.getSetCookie()[0]).not.toMatch(/Max-Age/);
  });

  it('in a frame sets the frame’s cookie too', async () => {
    const { response } = await forward(
      '/api/auth/customer/login',
      { ...signIn, headers: { ...sameOriginHeaders, 'x-embedded': 'true' } },
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
    const how = { ...signIn, host: 'book.example.com', headers: { ...sameOriginHeaders, 'x-forwarded-proto': 'http' } };
    const [cookie] = (await forward('/api/auth/customer/login', how, signedIn, https)).response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Secure-touchline_session=.*; Secure$/);
    const claimedReply = await forward(
      '/api/auth/customer/login',
      { ...signIn, headers: { ...sameOriginHeaders, 'x-forwarded-proto': 'https' } },
      signedIn,
    );
    expect(claimedReply.response.headers.getSetCookie()[0]).not.toMatch(/Secure/);
    const proxiedReply = await forward(
      '/api/auth/customer/login',
      { ...signIn, headers: { ...sameOriginHeaders, 'x-forwarded-proto': 'https' } },
      signedIn,
      { BEHIND_PROXY: 'on' },
    );
    expect(proxiedReply.response.headers.getSetCookie()[0]).toMatch(/; Secure$/);
  });

  it('ends the session that came with it, and no other', async () => {
    const again = {
      ...signIn,
      headers: { ...sameOriginHeaders, ...(await loggedIn({ ...alex, token: 'B'.repeat(43) })) },
    };
    expect((await forward('/api/auth/customer/login', again, signedIn)).ended).toEqual(['B'.repeat(43)]);
    const same = { ...signIn, headers: { ...sameOriginHeaders, ...(await loggedIn()) } };
    expect((await forward('/api/auth/customer/login', same, signedIn)).ended).toEqual([]);
    const refused = () =>
      Response.json(
        { code: 'invalid_credentials', message: 'x', status: 422, validation_messages: [] },
        { status: 422 },
      );
    expect((await forward('/api/auth/customer/login', again, refused)).ended).toEqual([]);
  });

  it.each([
    ['no JSON', () => new Response('<html>')],
    ['no data', () => Response.json({ token })],
    ['a token that is no text', () => Response.json({ data: { token: 1, user: { id: 7 } } })],
    ['an end that is no time', () => Response.json({ data: { token, expires_at: 'soon', user: { id: 7 } } })],
    ['somebody without a number', () => Response.json({ data: { token, user: { id: '7' } } })],
  ])('by a backend that answers with %s fails, and sets nothing', async (_, answer) => {
    const { response } = await forward('/api/auth/customer/login', signIn, answer);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
    expect(response.headers.getSetCookie()).toEqual([]);
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
    const headers = { ...sameOriginHeaders, ...(await loggedIn()) };
    const { response, requests, ended } = await forward('/api/auth/logout', { method: 'POST', headers }, ok);
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect([response.status, await response.json(), ended]).toEqual([200, { data: null }, []]);
    expect(response.headers.get('clear-site-data')).toBe('"storage"');
    expect(response.headers.getSetCookie()).toHaveLength(2);
  });

  it.each([
    ['is down', () => Promise.reject(new TypeError('refused'))],
    ['fails', async () => Response.json({}, { status: 500 })],
  ])('out while the backend %s reports it, removes the cookie and revokes the token later', async (_, answer) => {
    const headers = { ...sameOriginHeaders, ...(await loggedIn()) };
    const { response, ended } = await forward('/api/auth/logout', { method: 'POST', headers }, answer);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'logout_unconfirmed' });
    expect(response.headers.getSetCookie().join()).toContain('Max-Age=0');
    expect(ended).toEqual([token]);
  });

  it('out with an expired token succeeds', async () => {
    const headers = { ...sameOriginHeaders, ...(await loggedIn()) };
    const unknown = () => Response.json({ code: 'unauthenticated' }, { status: 401 });
    const { response, ended } = await forward('/api/auth/logout', { method: 'POST', headers }, unknown);
    expect([response.status, ended]).toEqual([200, []]);
  });
});

describe('at a kiosk', () => {
  const kiosk = 'touchline_kiosk=1';
  const signIn = { method: 'POST', headers: { ...sameOriginHeaders, cookie: kiosk }, body: '{}' };
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
    const usedReply = await forward(
      '/api/checkout/cart',
      { headers: await loggedIn({ ...ending, idleUntil: later(5).toISOString() }) },
      ok,
    );
    const [cookie = ''] = usedReply.response.headers.getSetCookie();
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
