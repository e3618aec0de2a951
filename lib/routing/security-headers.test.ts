import { scriptHashes } from '#lib/http/script-hashes.ts';
import { earlyConsent } from '#lib/zones/early-consent.ts';
import { earlyLowered } from '#lib/zones/early-lowered.ts';
import { pageKind } from './page-kind.ts';
import { securityHeaders, type GuardedPage } from './security-headers.ts';

const settings = {
  origins: {
    bookings: 'https://b.example',
    account: 'https://a.example',
    joining: 'https://j.example',
    foh: 'https://f.example',
  },
  embedders: ['https://www.council.example'],
  paymentOrigins: {
    opayo: ['https://opayo.example'],
    stripe: ['https://js.stripe.example', 'https://hooks.stripe.example'],
    hosted: ['https://page.example'],
  },
  mapbox: undefined,
  isDevelopment: false,
};
const logos = ['https://logos.example'];
const policy = (page: Partial<GuardedPage>) => {
  const headers = securityHeaders({ kind: 'public', mode: 'web', nonce: 'N', settings, ...page });
  const directives = (headers['content-security-policy'] ?? '').split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries<string[]>(directives.map(([name = '', ...sources]): [string, string[]] => [name, sources]));
};

describe('the kind of a page', () => {
  it.each([
    ['bookings', '/', 'public'],
    ['bookings', '/location/riverside', 'public'],
    ['bookings', '/attendees', 'private'],
    ['bookings', '/basket', 'private'],
    ['bookings', '/basket/nothing', null],
    ['bookings', '/register', 'private'],
    ['bookings', '/booking-confirmed/1', 'private'],
    ['bookings', '/basket/checkout', 'payment'],
    ['account', '/', 'private'],
    ['account', '/nothing', null],
    ['account', '/login', 'private'],
    ['joining', '/', 'private'],
    ['joining', '/login', 'private'],
  ] as const)('%s %s is %s', (zone, path, kind) => {
    expect(pageKind(zone, path)).toBe(kind);
  });
});

describe('the content policy', () => {
  it('lets a prerendered page run its own inline scripts and evaluate nothing', () => {
    expect(policy({})['script-src']).toEqual(["'self'", "'unsafe-inline'"]);
  });

  it.each(['private', 'payment'] as const)(
    'lets a %s page run inline only what carries its nonce, and the cookie question',
    (kind) => {
      const sources = policy({ kind })['script-src'];
      expect(sources).toContain("'nonce-N'");
      expect(sources).toContain(scriptHashes(`<script>${earlyConsent}</script>`));
      expect(sources).not.toContain("'unsafe-inline'");
      expect(sources).not.toContain("'unsafe-eval'");
    },
  );

  it('lets a page of a kiosk run what lowers its screen, and no other page', () => {
    const hash = scriptHashes(`<script>${earlyLowered}</script>`);
    expect(policy({ kind: 'private', mode: 'kiosk' })['script-src']).toContain(hash);
    expect(policy({ kind: 'private' })['script-src']).not.toContain(hash);
  });

  it.each(['opayo', 'stripe'] as const)(
    'lets in the script, frames and calls of %s, where it is paid with',
    (provider) => {
      const page = policy({ kind: 'payment', provider: { kind: provider, imageOrigins: logos } });
      const origins = settings.paymentOrigins[provider];
      expect(page['script-src']).toEqual(["'self'", "'nonce-N'", expect.stringMatching(/^'sha256-/), ...origins]);
      expect(page['connect-src']).toEqual(["'self'", ...origins]);
      expect(page['frame-src']).toEqual(["'self'", ...origins]);
      expect(page['form-action']).toEqual(["'self'", ...Object.values(settings.origins)]);
      expect(page['img-src']).toEqual(["'self'", 'data:', 'blob:', ...logos, ...origins]);
    },
  );

  it('lets nothing in of a provider with a page of its own, and a form go to it', () => {
    const page = policy({ kind: 'payment', provider: { kind: 'hosted', imageOrigins: logos } });
    expect(page['img-src']).toEqual(["'self'", 'data:', 'blob:', ...logos]);
    expect(page['script-src']).toEqual(["'self'", "'nonce-N'", expect.stringMatching(/^'sha256-/)]);
    expect(page['connect-src']).toEqual(["'self'"]);
    expect(page['frame-src']).toEqual(["'self'"]);
    expect(page['form-action']).toEqual(["'self'", 'https://page.example', ...Object.values(settings.origins)]);
  });

  it.each([
    { kind: 'payment', provider: null },
    { kind: 'payment', provider: undefined },
    { kind: 'private', provider: { kind: 'stripe', imageOrigins: logos } },
    { kind: 'public', provider: { kind: 'stripe', imageOrigins: logos } },
  ] as const)('lets in no provider on a %j page', (page) => {
    const all = Object.values(policy(page)).flat();
    const ofProviders = Object.values(settings.paymentOrigins).flat();
    expect(all.filter((source) => ofProviders.includes(source))).toEqual([]);
  });

  it.each(['public', 'private', 'payment'] as const)('loads fonts of our own only on a %s page', (kind) => {
    expect(policy({ kind })['font-src']).toEqual(["'self'"]);
  });

  it('loads images of any host where no card is asked for', () => {
    for (const page of [{}, { kind: 'private' }, { kind: 'payment', provider: null }] as const)
      expect(policy(page)['img-src']).toContain('https:');
  });

  it('lets the operator’s sites frame embedded pages and no others', () => {
    expect(policy({ mode: 'embedded' })['frame-ancestors']).toEqual(["'self'", 'https://www.council.example']);
    expect(policy({})['frame-ancestors']).toEqual(["'self'"]);
    expect(policy({ mode: 'kiosk' })['frame-ancestors']).toEqual(["'self'"]);
  });

  it.each(['public', 'private', 'payment'] as const)('lets nobody frame a %s page without a list', (kind) => {
    const ofNobody = { ...settings, embedders: [] };
    expect(policy({ kind, mode: 'embedded', settings: ofNobody })['frame-ancestors']).toEqual(["'self'"]);
  });

  it('reaches the map service only with its token', () => {
    expect(policy({})['connect-src']).toEqual(["'self'"]);
    const mapbox = { token: 'pk.x', apiUrl: 'https://api.mapbox.com', style: 'mapbox://styles/mapbox/light-v11' };
    expect(policy({ settings: { ...settings, mapbox } })['connect-src']).toEqual([
      "'self'",
      'https://api.mapbox.com',
      'https://events.mapbox.com',
      'https://*.tiles.mapbox.com',
    ]);
  });

  it('reaches a map server and a style of one’s own, and nothing of Mapbox besides', () => {
    const mapbox = { token: 'pk.x', apiUrl: 'https://maps.example/api', style: 'https://style.example/light.json' };
    expect(policy({ settings: { ...settings, mapbox } })['connect-src']).toEqual([
      "'self'",
      'https://maps.example',
      'https://style.example',
    ]);
  });

  it('allows payments on the pages that take them', () => {
    const allowed = (kind: GuardedPage['kind']) =>
      securityHeaders({ kind, mode: 'web', nonce: 'N', settings })['permissions-policy'];
    expect(allowed('payment')).toContain('payment=*');
    expect(allowed('public')).toContain('payment=()');
  });
});
