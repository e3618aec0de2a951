import { handlePageRequest } from '#lib/routing/handle-page-request.ts';
import { bookingsHost, now, settingsWith, visit } from './visitor.ts';

const deskHost = 'foh.touchline.localhost:3000';

/** The internal path that a request is answered from, and its content policy. */
async function ask(host: string, path: string, settings: Record<string, string>) {
  const response = await handlePageRequest(visit(path, { host }), {
    settings: settingsWith(settings),
    now,
    isKnownPlace: () => true,
    findProvider: async () => null,
    sessionFromToken: async () => null,
    endToken: () => undefined,
  });
  const target = response.headers.get('x-middleware-rewrite');
  return {
    path: target === null ? null : new URL(target).pathname,
    policy: response.headers.get('content-security-policy') ?? '',
  };
}

describe('the front desk', () => {
  it('is at its own host in the demo, with a nonce', async () => {
    const { path, policy } = await ask(deskHost, '/customers', { DEMO: 'on' });
    expect(path).toBe('/foh/en.web/customers');
    expect(policy).toMatch(/script-src 'self' 'nonce-/);
  });

  it('is not found on a web for customers', async () => {
    expect((await ask(deskHost, '/customers', { DEMO: 'off' })).path).toBe('/foh/en.web/not-found');
  });

  it.each([deskHost, bookingsHost, 'desk.internal'])('is at %s in a web of its own', async (host) => {
    expect((await ask(host, '/pay', { DEMO: 'off', SOURCE: 'foh' })).path).toBe('/foh/en.web/pay');
  });

  it('has one mode, whatever the address asks for', async () => {
    expect((await ask(deskHost, '/?kiosk=true', { DEMO: 'on' })).path).toBe('/foh/en.web');
    expect((await ask(deskHost, '/?embedded=true', { DEMO: 'on' })).path).toBe('/foh/en.web');
  });

  it('has no page of customers', async () => {
    expect((await ask(deskHost, '/basket', { DEMO: 'on' })).path).toBe('/foh/en.web/not-found');
  });
});
