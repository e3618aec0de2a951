import { getSession } from '#lib/auth/session-cookies.ts';
import { answer, ended, getTarget } from './answer-page.ts';
import { alex, bookingsHost, getCookie, now, secret, settingsWith, token } from './visitor.ts';

beforeEach(() => void ended.splice(0));

describe('a token in the address', () => {
  it('is checked, sealed in the cookie and gone from the address', async () => {
    const response = await answer(`/basket?token=${token}&embedded=true`);
    expect(getTarget(response)).toEqual([303, `http://${bookingsHost}/basket?embedded=true`]);
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    expect(cookies.join()).not.toContain(token);
    const value = decodeURIComponent(/=([^;]*)/.exec(cookies[0] ?? '')?.[1] ?? '');
    expect(
      await getSession((name) => (name === 'touchline_session' ? value : undefined), {
        secret,
        now,
        origins: settingsWith().origins,
      }),
    ).toEqual(alex);
  });

  it('that nobody knows is gone from the address and signs nobody in', async () => {
    const response = await answer('/?token=wrong');
    expect(getTarget(response)).toEqual([303, `http://${bookingsHost}/`]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('a token in an address that somebody else made', () => {
  const casey = { ...alex, userId: 8, token: 'C'.repeat(43) };

  it.each(['image', 'script', 'empty', 'style', 'object'])('signs nobody in as %s', async (destination) => {
    const response = await answer(`/basket?token=${token}`, {
      headers: { 'sec-fetch-dest': destination, 'sec-fetch-site': 'cross-site' },
    });
    expect(getTarget(response)).toEqual([303, `http://${bookingsHost}/basket`]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each(['document', 'iframe'])('signs in as %s', async (destination) => {
    const response = await answer(`/basket?token=${token}`, { headers: { 'sec-fetch-dest': destination } });
    expect(response.headers.getSetCookie()).toHaveLength(1);
  });

  it('asks before it replaces whoever is logged in', async () => {
    const response = await answer(`/basket?token=${token}`, { headers: { cookie: await getCookie(casey) } });
    expect(getTarget(response)).toEqual([303, `http://${bookingsHost}/api/session/replace`]);
    expect(response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['touchline_pending']);
    expect(ended).toEqual([]);
  });

  it('renews the session of the same person without a question, and ends the one before', async () => {
    const before = { ...alex, token: 'B'.repeat(43) };
    const response = await answer(`/basket?token=${token}`, { headers: { cookie: await getCookie(before) } });
    expect(response.headers.get('location')).toBe(`http://${bookingsHost}/basket`);
    expect(response.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['touchline_session']);
    expect(ended).toEqual([before.token]);
  });
});
