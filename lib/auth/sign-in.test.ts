import type { Session } from '#lib/api/session.ts';
import { getSession } from './session-cookies.ts';
import { sealSignIn } from './sign-in.ts';

const secret = 'a secret of more than thirty-two characters';
const now = new Date('2026-11-21T09:00:00Z');
const host = 'bookings.example.com';
const origins = {
  bookings: `https://${host}`,
  account: 'https://account.example.com',
  joining: 'https://join.example.com',
  foh: 'https://foh.example.com',
};
const known: Session = {
  token: 'T',
  userId: 7,
  selectedUserId: null,
  source: 'foh',
  expiresAt: '2026-12-21T09:00:00.000Z',
};
const take = (data: Parameters<typeof sealSignIn>[0]['data'], found: Session | null = known) =>
  sealSignIn(
    { data },
    { host, secure: true, origins, secret, now, embedded: false, isKiosk: false, sessionFromToken: async () => found },
  );

async function sessionIn(cookies: string[]) {
  const value = decodeURIComponent(/=([^;]*)/.exec(cookies[0] ?? '')?.[1] ?? '');
  return getSession((name) => (name === '__Secure-touchline_session' ? value : undefined), { secret, now, origins });
}

describe('a log-in’s reply', () => {
  it('leaves without its token, which is sealed with person, channel and expiry', async () => {
    const { reply, cookies } = await take({
      token: 'T',
      expires_at: '2026-12-01T00:00:00Z',
      user: { id: 7, name: 'Alex' },
    });
    expect(reply).toEqual({ data: { expires_at: '2026-12-01T00:00:00Z', user: { id: 7, name: 'Alex' } } });
    expect(await sessionIn(cookies)).toEqual({ ...known, expiresAt: '2026-12-01T00:00:00Z' });
  });

  it('still signs in when the person cannot be asked about now', async () => {
    const { cookies } = await take({ token: 'T', expires_at: null, user: { id: 8 } }, null);
    expect(await sessionIn(cookies)).toEqual({ ...known, userId: 8, source: 'online' });
  });

  it('signs nobody in without a token', async () => {
    expect(await take({ token: null, user: { id: 7 } })).toEqual({
      reply: { data: { user: { id: 7 } } },
      token: null,
      cookies: [],
    });
  });
});
