import { forward, loggedIn, ok, sameOriginHeaders } from './forward.ts';
import { alex, secret, token } from './visitor.ts';

describe('a call', () => {
  it('is forwarded unchanged, with the token and the person acted for, and without cookies', async () => {
    const headers = {
      ...(await loggedIn({ ...alex, selectedUserId: 9 })),
      ...sameOriginHeaders,
      'idempotency-key': 'k',
      'x-selected-user-id': '1',
      authorization: 'Bearer mine',
    };
    const { requests } = await forward(
      '/api/v1/users/7/carts/activity-booking/items?x=1',
      { method: 'POST', headers, body: '{"data":{}}' },
      ok,
    );
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      url: 'http://127.0.0.1:4000/api/v1/users/7/carts/activity-booking/items?x=1',
      method: 'POST',
      body: '{"data":{}}',
    });
    const sent = Object.fromEntries(requests[0]?.headers ?? []);
    expect(sent).toMatchObject({ authorization: `Bearer ${token}`, 'x-selected-user-id': '9', 'idempotency-key': 'k' });
    expect(sent).not.toHaveProperty('cookie');
    expect(sent).not.toHaveProperty('host');
  });

  it('of a provider is forwarded from anywhere, signed as it came and with nobody’s session', async () => {
    const body = '{"id": "evt_1"}';
    const headers = { ...(await loggedIn()), 'sec-fetch-site': 'cross-site', 'stripe-signature': 't=1,v1=2' };
    const path = '/api/payment-providers/stripe/notifications/00000000-0000-4000-8000-000000000001';
    const { requests, response } = await forward(path, { method: 'POST', headers, body }, ok);
    expect(response.status).toBe(200);
    expect(requests).toMatchObject([{ url: `http://127.0.0.1:4000${path}`, body }]);
    const sent = Object.fromEntries(requests[0]?.headers ?? []);
    expect(sent).toMatchObject({ 'stripe-signature': 't=1,v1=2' });
    expect(sent).not.toHaveProperty('authorization');
  });

  it('may be answered by what the backend told others a moment ago, whatever the browser thinks of it', async () => {
    const { requests } = await forward('/api/activities/client', { headers: { 'cache-control': 'no-cache' } }, ok);
    expect(requests[0]?.headers.get('cache-control')).toBe('max-age=5');
  });

  it('of a visitor carries nobody’s token', async () => {
    const { requests } = await forward('/api/activities/client', { headers: { authorization: 'Bearer mine' } }, ok);
    expect(requests[0]?.headers.get('authorization')).toBeNull();
  });

  it('names the person acted for on bookings only', async () => {
    const headers = await loggedIn({ ...alex, selectedUserId: 9 });
    const { requests } = await forward('/api/checkout/cart', { host: 'account.touchline.localhost:3000', headers }, ok);
    expect(requests[0]?.headers.get('x-selected-user-id')).toBeNull();
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  it('seals the session anew while its secret is being replaced', async () => {
    const replacing = { SESSION_SECRET: 'a newer secret of 32 characters or more', SESSION_SECRET_PREVIOUS: secret };
    const { requests, response } = await forward(
      '/api/activities/client',
      { headers: await loggedIn() },
      ok,
      replacing,
    );
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const again = await forward('/api/activities/client', { headers: { cookie } }, ok, {
      SESSION_SECRET: replacing.SESSION_SECRET,
    });
    expect(again.requests[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(again.response.headers.get('set-cookie')).toBeNull();
  });

  it('shows the backend that it comes through the web', async () => {
    const proxySecret = 'p'.repeat(32);
    const { requests } = await forward('/api/activities/client', {}, ok, { PROXY_SECRET: proxySecret });
    expect(requests[0]?.headers.get('x-proxy-secret')).toBe(proxySecret);
  });

  it.each([
    [{}, 'en'],
    [{ 'accept-language': 'de, cy;q=0.9' }, 'cy'],
    [{ 'accept-language': 'en-GB', cookie: 'touchline_language=cy' }, 'cy'],
    [{ 'accept-language': 'cy', cookie: 'touchline_language=en' }, 'en'],
  ])('says in which language the site is read: %j', async (headers, language) => {
    const { requests } = await forward('/api/activities/client', { headers }, ok);
    expect(requests[0]?.headers.get('accept-language')).toBe(language);
  });

  it.each([
    ['GET', '/api/metrics'],
    ['GET', '/api/checkout/nothing'],
    ['POST', '/api/activities/client'],
    ['POST', '/api/payment-providers/sca/00000000-0000-4000-8000-000000000001/notify/abc'],
  ])('to %s %s does not leave', async (method, path) => {
    const { response, requests } = await forward(path, { method, headers: sameOriginHeaders }, ok);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found', validation_messages: [] });
    expect(requests).toEqual([]);
  });

  it('with HEAD is forwarded as GET', async () => {
    const { response, requests } = await forward('/api/activities/client', { method: 'HEAD' }, ok);
    expect(response.status).toBe(200);
    expect(requests[0]?.method).toBe('GET');
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
    const { response, requests } = await forward('/api/checkout/cart/add', { method: 'POST', headers, body: '{}' }, ok);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'forbidden', message: 'Unauthorised.' });
    expect(requests).toEqual([]);
  });

  it.each(['cross-site', 'same-site', 'none'])(
    'that takes places again by a read does not leave from %s',
    async (site) => {
      const headers = { ...(await loggedIn()), 'sec-fetch-site': site };
      const { response, requests } = await forward('/api/checkout/prepare', { headers }, ok);
      expect([response.status, requests]).toEqual([403, []]);
      expect(
        (await forward('/api/checkout/prepare', { headers: { ...headers, 'sec-fetch-site': 'same-origin' } }, ok))
          .response.status,
      ).toBe(200);
    },
  );

  it('for customers with a body does not leave without a session', async () => {
    const { response, requests } = await forward(
      '/api/checkout/cart/add',
      { method: 'POST', headers: sameOriginHeaders, body: 'x'.repeat(256 * 1024 + 1) },
      ok,
    );
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'unauthenticated' });
    expect(requests).toEqual([]);
  });

  it('larger than 256 KB does not leave, and one of that size does', async () => {
    const headers = { ...(await loggedIn()), ...sameOriginHeaders };
    const send = (bytes: number) =>
      forward('/api/checkout/cart/add', { method: 'POST', headers, body: 'x'.repeat(bytes) }, ok);
    const large = await send(256 * 1024 + 1);
    expect(large.response.status).toBe(413);
    expect(large.requests).toEqual([]);
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
  ])('of %s with Cache-Control "%s" gets "%s"', async (path, said, kept) => {
    const { response } = await forward(path, {}, upstream({ 'cache-control': said }));
    expect(response.headers.get('cache-control')).toBe(kept);
  });

  it('of a timetable to somebody logged in is kept by nobody', async () => {
    const path = '/api/activities/venue/a/activity/b/times?date=2026-11-24';
    const { response } = await forward(path, { headers: await loggedIn() }, upstream({ 'cache-control': 'no-store' }));
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('304 is passed on as 304', async () => {
    const { response, requests } = await forward(
      '/api/activities/client',
      { headers: { 'if-none-match': '"e"' } },
      () => new Response(null, { status: 304 }),
    );
    expect(requests[0]?.headers.get('if-none-match')).toBe('"e"');
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
