import { publicSession } from '#lib/api/session.ts';
import { sessionResponse } from '#lib/auth/session-response.ts';
import { sessionIn } from '#lib/http/proxy/proxy.ts';
import { selectUser } from '#lib/http/proxy/select-user-route.ts';
import { alex, getCookie, now, settingsWith, token, visit } from './visitor.ts';

const settings = settingsWith();
const link = (userId: number, status: string) => ({
  id: userId,
  status,
  referenced_user: { id: userId, name: 'Sam', date_of_birth: null },
  relationship: 'parent',
  created_at: '2026-01-01T00:00:00Z',
  confirmed_at: null,
});
const links = () => Response.json({ data: [link(9, 'successful'), link(10, 'pending')] });

interface Choice {
  headers?: Record<string, string>;
  answer?: () => Response;
  body?: string;
}

async function select(
  wanted: unknown,
  { headers = {}, answer = links, body = JSON.stringify({ selected_user_id: wanted }) }: Choice = {},
) {
  const cookie = await getCookie(alex);
  const request = visit('/api/session/selected-user', {
    method: 'PUT',
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
    body,
  });
  return selectUser(request, {
    settings,
    now,
    fetch: async () => answer(),
    sessionFromToken: async () => null,
    endToken: () => undefined,
  });
}

describe('who is logged in', () => {
  it('is read from the cookie alone and shows no token', async () => {
    const request = visit('/api/session', { headers: { cookie: await getCookie(alex) } });
    const response = sessionResponse(publicSession(await sessionIn(request, { settings, now })));
    const body = await response.text();
    expect(JSON.parse(body)).toEqual({
      data: { logged_in: true, user_id: 7, selected_user_id: null, expires_at: alex.expiresAt },
    });
    expect(body).not.toContain(token);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is nobody without a cookie', async () => {
    expect(await sessionIn(visit('/api/session'), { settings, now })).toBeNull();
  });
});

describe('choosing the person acted for', () => {
  it.each([
    [9, 9],
    [7, null],
    [null, null],
  ])('%s selects %s', async (wanted, selected) => {
    const response = await select(wanted);
    expect(await response.json()).toEqual({
      data: { logged_in: true, user_id: 7, selected_user_id: selected, expires_at: alex.expiresAt },
    });
    expect(response.headers.getSetCookie()).toHaveLength(1);
  });

  it.each([10, 11])('is refused for %s, whose link does not hold', async (wanted) => {
    const response = await select(wanted);
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each(['9', 0, 1.5, undefined])('is refused for %j, which is nobody', async (wanted) => {
    expect((await select(wanted)).status).toBe(422);
  });

  it.each([
    [400, '{'],
    [413, JSON.stringify({ selected_user_id: 9, note: 'x'.repeat(300_000) })],
  ])('is refused with %s for a body that is none', async (status, body) => {
    expect((await select(9, { body })).status).toBe(status);
  });

  it('is refused to visitors and to other sites', async () => {
    expect((await select(9, { headers: { cookie: '' } })).status).toBe(401);
    expect((await select(9, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  });

  it('waits until the backend can say whom it may be', async () => {
    expect((await select(9, { answer: () => new Response('', { status: 500 }) })).status).toBe(503);
  });
});
