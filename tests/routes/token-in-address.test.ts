import { getSession } from '#lib/auth/session-cookies.ts';
import { answer, ended, getTarget, handOverCode, unreadToken } from './answer-page.ts';
import { alex, bookingsHost, getCookie, now, secret, settingsWith, token } from './visitor.ts';

beforeEach(() => void ended.splice(0));

/** Of a link on a page of ours. */
const ownLink = { 'sec-fetch-site': 'same-site' };
const names = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);

describe('a token in the address', () => {
  it('is checked, sealed in the cookie and gone from the address', async () => {
    const response = await answer(`/basket?token=${token}&embedded=true`, { headers: ownLink });
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

  it('whose owner cannot be read leads to a page that says so', async () => {
    const response = await answer(`/basket?token=${unreadToken}`);
    expect(getTarget(response)).toEqual([303, `http://${bookingsHost}/basket?notice=log-in-failed`]);
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
    const headers = { 'sec-fetch-dest': destination, ...ownLink };
    expect(names(await answer(`/basket?token=${token}`, { headers }))).toEqual(['touchline_session']);
  });

  it.each([
    ['a link on a page of ours', ownLink],
    ['a link on the same page', { 'sec-fetch-site': 'same-origin' }],
    ['the address itself', { 'sec-fetch-site': 'none' }],
    ['a page of ours, in an old browser', { referer: `http://${bookingsHost}/` }],
  ])('signs in at once by %s', async (_, headers) => {
    expect(names(await answer(`/basket?token=${token}`, { headers }))).toEqual(['touchline_session']);
  });

  it.each([
    ['a link of another site', token, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['a frame of another site', token, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
    ['another site that has a code', handOverCode, { 'sec-fetch-site': 'cross-site' }],
    ['another site, in an old browser', token, { referer: 'https://evil.example/' }],
    ['nobody knows where, in an old browser', token, {}],
  ])('asks a visitor first who comes from %s', async (_, text, headers: Record<string, string>) => {
    const response = await answer(`/basket?token=${text}`, { headers });
    expect(getTarget(response)).toEqual([303, `http://${bookingsHost}/api/session/replace`]);
    expect(names(response)).toEqual(['touchline_pending']);
  });

  it('asks before it replaces whoever is logged in', async () => {
    const response = await answer(`/basket?token=${token}`, { headers: { cookie: await getCookie(casey) } });
    expect(getTarget(response)).toEqual([303, `http://${bookingsHost}/api/session/replace`]);
    expect(names(response)).toEqual(['touchline_pending']);
    expect(ended).toEqual([]);
  });

  it('renews the session of the same person without a question, and ends the one before', async () => {
    const before = { ...alex, token: 'B'.repeat(43) };
    const response = await answer(`/basket?token=${token}`, { headers: { cookie: await getCookie(before) } });
    expect(response.headers.get('location')).toBe(`http://${bookingsHost}/basket`);
    expect(names(response)).toEqual(['touchline_session']);
    expect(ended).toEqual([before.token]);
  });

  it('that is a hand-over code leaves the one before to the backend, which the new one may have come from', async () => {
    const headers = { cookie: await getCookie({ ...alex, token: 'B'.repeat(43) }) };
    const response = await answer(`/basket?token=${handOverCode}`, { headers });
    expect(names(response)).toEqual(['touchline_session']);
    expect(ended).toEqual([]);
  });
});
