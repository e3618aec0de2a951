import { unstable_doesMiddlewareMatch as runsFor } from 'next/experimental/testing/server';
import { config, middleware } from '../../middleware.ts';
import { answer, getTarget } from './answer-page.ts';
import { bookingsHost, token, visit, type Visit } from './visitor.ts';

const accountHost = 'account.touchline.localhost:3000';
const joiningHost = 'joining.touchline.localhost:3000';

const getPage = (response: Response) => {
  const target = response.headers.get('x-middleware-rewrite');
  return target === null ? null : new URL(target).pathname;
};

describe('the middleware', () => {
  it.each([
    '/',
    '/basket',
    '/location/riverside/swimming',
    '/bookings/en.web',
    '/account/cy.embedded',
    '/riverside.centre',
    '/location/riverside/x.html',
    '/x.json',
    '/robots.txt',
    '/fonts/x',
    '/fonts/x.html',
    '/icon.svg/x',
  ])('runs for the page %s', (url) => {
    expect(runsFor({ config, nextConfig: {}, url })).toBe(true);
  });

  it('runs for a call with encoded characters', () => {
    expect(runsFor({ config, nextConfig: {}, url: '/api/activities/venues/%E0%A4%A' })).toBe(true);
  });

  it.each([
    '/api/session',
    '/api/auth/user/',
    '/_next/static/x.js',
    '/fonts/roboto.woff2',
    '/icon.svg',
    '/map-towns.json',
    '/embed.js',
    '/dev/ui',
  ])('does not run for %s', (url) => {
    expect(runsFor({ config, nextConfig: {}, url })).toBe(false);
  });
});

describe('a page', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('is not there for %s', async (method) => {
    const response = await answer('/?token=x', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(getPage(response)).toBeNull();
  });

  it.each(['GET', 'HEAD'])('is there for %s', async (method) => {
    expect(getPage(await answer('/', { method }))).toBe('/bookings/en.web');
  });
});

describe('an address that cannot be decoded', () => {
  it('is a page that is not there', () => {
    return expect(answer('/location/%E0%A4%A').then(getPage)).resolves.toBe('/bookings/en.web/location/%25E0%25A4%25A');
  });

  it('of a call is not found, while other encoded ones go on', async () => {
    const malformedReply = middleware(visit('/api/activities/venues/%E0%A4%A'));
    expect(await (await malformedReply).json()).toMatchObject({ status: 404, code: 'not_found' });
    const encodedReply = await middleware(visit('/api/activities/venues/a%20b'));
    expect(encodedReply.headers.get('x-middleware-next')).toBe('1');
  });
});

describe('addresses that only a broken client sends', () => {
  it.each([
    ['a host that is none', { host: 'a b' }],
    ['a protocol that is none', { 'x-forwarded-proto': 'javascript' }],
  ])('%s changes nothing', async (_, headers: Record<string, string>) => {
    const [status, target] = getTarget(await answer('/basket/', { headers }));
    expect(status).toBe(308);
    expect(target).toMatch(/^http:\/\/[\w.:]+\/basket$/);
  });
});

describe('host and path', () => {
  it.each([
    [bookingsHost, '/', '/bookings/en.web'],
    [bookingsHost, '/location/riverside', '/bookings/en.web/location/riverside'],
    [bookingsHost, '/basket/nothing', '/bookings/en.web/not-found'],
    [bookingsHost, '/location/nowhere', '/bookings/en.web/not-found'],
    [
      bookingsHost,
      '/location/riverside/swimming/2026-11-24/list/x.html',
      '/bookings/en.web/location/riverside/swimming/2026-11-24',
    ],
    [accountHost, '/', '/account/en.web'],
    [accountHost, '/no/such/page', '/account/en.web/not-found'],
    [joiningHost, '/', '/joining/en.web'],
    [joiningHost, '/login', '/joining/en.web/login'],
    ['127.0.0.1:3000', '/', '/bookings/en.web'],
    ['somewhere.example', '/basket', '/bookings/en.web/basket'],
  ])('%s%s is the page %s', async (host, path, page) => {
    expect(getPage(await answer(path, { host }))).toBe(page);
  });

  it.each([
    ['/?embedded=true', {}, '/bookings/en.embedded'],
    ['/?kiosk=true', {}, '/bookings/en.kiosk'],
    ['/?lang=cy&embedded=true', {}, '/bookings/cy.embedded'],
    ['/', { 'accept-language': 'cy' }, '/bookings/cy.web'],
    ['/', { cookie: 'touchline_kiosk=1; touchline_language=cy' }, '/bookings/cy.kiosk'],
  ])('%s with %j is the variant %s', async (path, headers, page) => {
    expect(getPage(await answer(path, { headers }))).toBe(page);
  });
});

describe('an intermediate page', () => {
  it('may be kept by nobody, since one address has several variants', async () => {
    expect((await answer('/')).headers.get('cache-control')).toBe('private, no-cache');
    expect((await answer('/basket')).headers.get('cache-control')).toBeNull();
  });
});

describe('redirects', () => {
  const origin = `http://${bookingsHost}`;
  it.each([
    ['/basket/', 308, `${origin}/basket`],
    ['/location/riverside/?date=1', 308, `${origin}/location/riverside?date=1`],
    ['/riverside/swimming?embedded=true', 307, `${origin}/location/riverside/swimming?embedded=true`],
    ['/checkout?kiosk=true', 307, `${origin}/basket/checkout?kiosk=true`],
    ['/location', 307, `${origin}/?notice=activity-not-found`],
    ['/location/riverside/nowhere?for=nowhere', 307, `${origin}/location/riverside?notice=activity-not-found`],
    ['/location/riverside/nowhere/2026-11-25?for=nowhere', 307, `${origin}/location/riverside/nowhere?for=nowhere`],
    ['/redirect-to-selected-venue?embedded=true', 307, `${origin}/?embedded=true&notice=select-venue`],
    ['/redirect-to-selected-venue?venueSlug=riverside', 307, `${origin}/location/riverside`],
  ])('%s is answered with %s to %s', async (path, status, location) => {
    expect(getTarget(await answer(path))).toEqual([status, location]);
  });

  it('lead to the centre that the address has set, until a venue is chosen', async () => {
    const first = await answer('/?centre=riverside');
    expect(first.headers.getSetCookie()).toEqual([expect.stringMatching(/^touchline_centre=riverside;/)]);
    const set = { cookie: 'touchline_centre=riverside' };
    expect(getTarget(await answer('/redirect-to-selected-venue', { headers: set }))).toEqual([
      307,
      `${origin}/location/riverside`,
    ]);
    const chosen = { cookie: 'touchline_centre=riverside; touchline_venue=harbour-pool' };
    expect(getTarget(await answer('/redirect-to-selected-venue', { headers: chosen }))).toEqual([
      307,
      `${origin}/location/harbour-pool`,
    ]);
  });

  it('lead to the venue chosen last', async () => {
    const headers = { cookie: 'touchline_venue=harbour-pool' };
    expect(getTarget(await answer('/camp-redirect-to-selected-venue', { headers }))).toEqual([
      307,
      `${origin}/camps/location/harbour-pool`,
    ]);
  });

  it('stay on the visitor’s own host, and on the scheme that a proxy of ours saw', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const getLocation = async (how: Visit, environment = {}) =>
      (await answer('/basket/', how, environment)).headers.get('location');
    expect(await getLocation({ headers })).toBe(`${origin}/basket`);
    expect(await getLocation({ headers }, { BEHIND_PROXY: 'on' })).toBe(`https://${bookingsHost}/basket`);
    expect(await getLocation({ host: '127.0.0.1:3000' })).toBe('http://127.0.0.1:3000/basket');
    expect(await getLocation({ host: accountHost })).toBe(`http://${accountHost}/basket`);
  });

  it.each([
    'evil.example',
    'bookings.touchline.localhost.evil.example',
    'a b',
    'evil.example/bookings.touchline.localhost',
    '',
  ])('never lead to the host %j, which is none of ours', async (host) => {
    for (const path of ['/basket/', '/checkout', '/?token=wrong']) {
      expect((await answer(path, { host })).headers.get('location')).toMatch(
        /^http:\/\/bookings\.touchline\.localhost:3000\//,
      );
    }
  });

  it.each([
    '/basket/',
    '/checkout?lang=cy',
    `/?token=${token}`,
    '/?kiosk=true',
    '/?lang=cy',
    '/fonts/x/',
    `/fonts/x?token=${token}`,
  ])('and cookies of %s are kept by no cache', async (path) => {
    expect((await answer(path)).headers.get('cache-control')).toBe('no-store');
  });

  it('store centre and kiosk on joining', async () => {
    const first = await answer('/centre/riverside', { host: joiningHost });
    expect(first.headers.getSetCookie()).toEqual([
      'touchline_centre=riverside; Path=/; Domain=touchline.localhost; SameSite=Lax',
    ]);
    const set = { cookie: 'touchline_centre=riverside' };
    expect((await answer('/centre/riverside', { host: joiningHost, headers: set })).headers.getSetCookie()).toEqual([]);
    const kiosk = await answer('/?kiosk=true', { host: joiningHost });
    expect(kiosk.headers.getSetCookie()).toEqual([
      'touchline_kiosk=1; Path=/; Domain=touchline.localhost; SameSite=Lax',
    ]);
  });
});

describe('a path under which a page is kept', () => {
  it.each([
    '/bookings/en.web',
    '/bookings/en.web/basket',
    '/account/cy.embedded/x.html',
    '/joining/en.kiosk/login',
    '/bookings/en.web/location/riverside/swimming/2026-11-24/x.html',
  ])('%s is no page on any host', async (path) => {
    for (const host of [bookingsHost, accountHost, joiningHost]) {
      expect(getPage(await answer(path, { host }))).toMatch(/^\/(bookings|account|joining)\/en\.web\/not-found$/);
    }
  });
});

describe('in a frame on another site', () => {
  it('what is remembered lives in the frame’s partition', async () => {
    const rememberedCookies = (await answer('/?embedded=true&lang=cy')).headers.getSetCookie();
    expect(rememberedCookies).toEqual([
      expect.stringMatching(/^touchline_language=cy;.*SameSite=None; Secure; Partitioned$/),
    ]);
    expect((await answer('/?lang=cy')).headers.getSetCookie()[0]).toMatch(/SameSite=Lax$/);
  });
});

describe('the content policy', () => {
  const getPolicy = (response: Response) => response.headers.get('content-security-policy') ?? '';
  const getPagePolicy = (response: Response) => response.headers.get('x-middleware-request-content-security-policy');

  it('of a dynamic page carries a nonce, told to the page too and new each time', async () => {
    const first = await answer('/', { host: accountHost });
    const second = await answer('/', { host: accountHost });
    expect(getPolicy(first)).toMatch(/script-src 'self' 'nonce-[\w=+/]+'/);
    expect(getPagePolicy(first)).toBe(getPolicy(first));
    expect(getPolicy(first)).not.toBe(getPolicy(second));
  });

  it('of a prerendered page carries none, whatever the visitor claims', async () => {
    const response = await answer('/', { headers: { 'content-security-policy': "script-src 'nonce-mine'" } });
    expect(getPolicy(response)).not.toContain('nonce');
    expect(getPagePolicy(response)).toBeNull();
  });

  it('lets the operator’s sites frame what is embedded', async () => {
    const embedders = { ALLOWED_EMBEDDERS: 'https://www.council.example' };
    expect(getPolicy(await answer('/?embedded=true', {}, embedders))).toContain(
      "frame-ancestors 'self' https://www.council.example",
    );
    expect(getPolicy(await answer('/', {}, embedders))).toContain("frame-ancestors 'self';");
  });
});
