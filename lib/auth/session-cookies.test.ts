import type { Secret } from '#contract/rules/settings/secret.ts';
import { publicSession, type Session } from '#lib/api/session.ts';
import { clearedSessionCookies, sessionCookies, getSession, isSealedBefore } from './session-cookies.ts';

const secret = 'a secret of more than thirty-two characters';
const now = new Date('2026-11-21T09:00:00Z');
const origins = {
  bookings: 'https://bookings.example.com',
  account: 'https://account.example.com',
  joining: 'https://joining.example.com',
  foh: 'https://foh.example.com',
};
const scope = { host: 'bookings.example.com', secure: true, origins };
const session: Session = {
  token: 'T'.repeat(43),
  userId: 7,
  selectedUserId: 9,
  source: 'online',
  expiresAt: '2026-11-22T09:00:00Z',
};

const valueIn = (header: string) => decodeURIComponent(/^[^=]+=([^;]*)/.exec(header)?.[1] ?? '');
const nameIn = (header: string) => header.split('=')[0];
const read = (values: Record<string, string>, at = now, password: Secret = secret) =>
  getSession((name) => values[name], { secret: password, origins, now: at });

describe('the session’s cookie', () => {
  it('gives the session back and shows nothing of it', async () => {
    const [header = ''] = await sessionCookies(session, { ...scope, secret, now, embedded: false });
    expect(header).not.toContain(session.token);
    expect(header).toMatch(/; Domain=example\.com; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/);
    expect(await read({ '__Secure-touchline_session': valueIn(header) })).toEqual(session);
  });

  it('is one of its own for a frame, and is read from there too', async () => {
    const headers = await sessionCookies(session, { ...scope, secret, now, embedded: true });
    expect(headers.map(nameIn)).toEqual(['__Secure-touchline_session', '__Secure-touchline_session_embedded']);
    expect(headers[1]).toMatch(/HttpOnly; SameSite=None; Secure; Partitioned$/);
    expect(await read({ '__Secure-touchline_session_embedded': valueIn(headers[1] ?? '') })).toEqual(session);
  });

  it('is worth nothing when forged, sealed with another secret, or expired', async () => {
    const [header = ''] = await sessionCookies(session, { ...scope, secret, now, embedded: false });
    const value = valueIn(header);
    expect(await read({ '__Secure-touchline_session': `${value.slice(0, -4)}abcd` })).toBeNull();
    expect(await read({ '__Secure-touchline_session': JSON.stringify(session) })).toBeNull();
    expect(
      await read({ '__Secure-touchline_session': value }, now, 'another secret of thirty-two characters'),
    ).toBeNull();
    expect(await read({ '__Secure-touchline_session': value }, new Date('2026-11-22T09:00:00Z'))).toBeNull();
    expect(await read({})).toBeNull();
  });

  it('is read with the secret that is being replaced, sealed with the new one, and then the old one can go', async () => {
    const newest = 'a newer secret of more than thirty-two characters';
    const [before = ''] = await sessionCookies(session, { ...scope, secret, now, embedded: false });
    const [after = ''] = await sessionCookies(session, { ...scope, secret: [newest, secret], now, embedded: false });
    const cookie = (header: string) => ({ '__Secure-touchline_session': valueIn(header) });
    const isOld = (header: string) =>
      isSealedBefore((name) => new Map(Object.entries(cookie(header))).get(name), {
        secret: [newest, secret],
        now,
        origins,
      });
    expect(await read(cookie(before), now, [newest, secret])).toEqual(session);
    expect([await isOld(before), await isOld(after)]).toEqual([true, false]);
    expect(await read(cookie(after), now, newest)).toEqual(session);
    expect(await read(cookie(before), now, newest)).toBeNull();
  });

  it('is not read from a name that a page without https can plant', async () => {
    const [header = ''] = await sessionCookies(session, { ...scope, secret, now, embedded: false });
    expect(await read({ touchline_session: valueIn(header), touchline_session_embedded: valueIn(header) })).toBeNull();
  });

  it('is taken away with the frame’s', () => {
    const headers = clearedSessionCookies(scope);
    expect(headers.map(nameIn)).toEqual(['__Secure-touchline_session', '__Secure-touchline_session_embedded']);
    for (const header of headers) expect(header).toContain('Max-Age=0');
  });

  it('lets nothing of the token or the channel out to the browser', () => {
    expect(publicSession(session)).toEqual({
      loggedIn: true,
      userId: 7,
      selectedUserId: 9,
      expiresAt: session.expiresAt,
    });
    expect(publicSession(null)).toEqual({ loggedIn: false, userId: null, selectedUserId: null, expiresAt: null });
  });
});
