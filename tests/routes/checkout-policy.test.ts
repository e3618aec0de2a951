import { answer, askedProviders } from './answer-page.ts';
import { alex, getCookie } from './visitor.ts';

const joiningHost = 'joining.touchline.localhost:3000';
const demo = { DEMO: 'on', GATEWAY_PORT: '4502' };
const form = 'http://fields.paysandbox.localhost:4502';

beforeEach(() => void askedProviders.splice(0));

/** What a page lets in, what it is told of it, and the frames of its policy. */
async function ask(path: string, headers: Record<string, string>, host?: string) {
  const response = await answer(path, { headers, ...(host !== undefined && { host }) }, demo);
  const policy = response.headers.get('content-security-policy') ?? '';
  return {
    told: response.headers.get('x-middleware-request-x-payment-provider'),
    savesCards: response.headers.get('x-middleware-request-x-saves-cards'),
    frames: /frame-src ([^;]*)/.exec(policy)?.[1],
  };
}

describe('the policy of a page that takes a payment', () => {
  it.each([
    [undefined, 'bookings'],
    [joiningHost, 'joining'],
  ])('lets in the provider of the basket at %s, and tells the page', async (host, zone) => {
    const { told, savesCards, frames } = await ask('/basket/checkout', { cookie: await getCookie(alex) }, host);
    expect([told, savesCards]).toEqual(['stripe', '1']);
    expect(frames).toContain(form);
    expect(askedProviders).toEqual([[alex.userId, zone]]);
  });

  it('lets in no provider for a visitor without a session, whatever the request says', async () => {
    const claimed = { 'x-payment-provider': 'stripe', 'x-saves-cards': '1' };
    const { told, savesCards, frames } = await ask('/basket/checkout', claimed);
    expect([told, savesCards]).toEqual(['', '']);
    expect(frames).toBe("'self'");
    expect(askedProviders).toEqual([]);
  });

  it.each(['/', '/basket', '/attendees'])('is asked for nowhere else: %s', async (path) => {
    const { frames } = await ask(path, { cookie: await getCookie(alex) });
    expect(frames).toBe("'self'");
    expect(askedProviders).toEqual([]);
  });
});
