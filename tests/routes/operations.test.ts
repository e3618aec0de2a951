import { revalidate } from '#lib/http/revalidate.ts';
import { webHealth } from '#lib/http/web-health.ts';
import { settingsWith } from './visitor.ts';

const health = (answer: () => Promise<Response>) => webHealth({ settings: settingsWith(), fetch: answer });

describe('health', () => {
  it('is up when backend and database are', async () => {
    const response = await health(async () => Response.json({ status: 'ok', database: 'ok' }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok', backend: 'ok', database: 'ok' });
  });

  it('passes on that the backend does not run as it should, and is up', async () => {
    const response = await health(async () =>
      Response.json({ status: 'degraded', database: 'ok', reasons: ['a job is late'] }),
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'degraded', backend: 'ok', database: 'ok' });
  });

  it.each([
    [undefined, 'down'],
    [false, 'ok'],
    [true, 'down'],
  ])('is degraded and names Redis when web (%s) or backend (%s) miss it', async (ofWeb, redis) => {
    const reply = async () => Response.json({ status: redis === 'ok' ? 'ok' : 'degraded', database: 'ok', redis });
    const response = await webHealth({ settings: settingsWith(), fetch: reply }, async () => ofWeb);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'degraded', backend: 'ok', database: 'ok', redis: 'down' });
  });

  it.each([
    [() => Promise.reject(new TypeError('refused')), { status: 'down', backend: 'down', database: 'down' }],
    [
      async () => Response.json({ database: 'down' }, { status: 503 }),
      { status: 'down', backend: 'ok', database: 'down' },
    ],
    [async () => new Response('<html>'), { status: 'down', backend: 'ok', database: 'down' }],
  ])('names what is down', async (answer, words) => {
    const response = await health(answer);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual(words);
  });
});

describe('revalidate', () => {
  const secret = 's'.repeat(32);
  const ask = async (authorization: string | null, body: unknown, known: string | null = secret) => {
    const expired: string[] = [];
    const headers = new Headers(authorization === null ? undefined : { authorization });
    const request = new Request('http://web/api/revalidate', { method: 'POST', headers, body: JSON.stringify(body) });
    const response = await revalidate(request, { secret: known ?? undefined, expire: (tag) => expired.push(tag) });
    return { response, expired };
  };

  it('expires every tag it is told', async () => {
    const { response, expired } = await ask(`Bearer ${secret}`, { tags: ['theme', 'venue:riverside'] });
    expect(await response.json()).toEqual({ data: { revalidated: 2 } });
    expect(expired).toEqual(['theme', 'venue:riverside']);
  });

  it.each([
    [null, secret],
    ['Bearer wrong', secret],
    [`Basic ${secret}`, secret],
    ['Bearer undefined', null],
  ])('refuses %s', async (authorization, known) => {
    const { response, expired } = await ask(authorization, { tags: ['theme'] }, known);
    expect(response.status).toBe(401);
    expect(expired).toEqual([]);
  });

  it.each([[{}], [{ tags: [] }], [{ tags: [''] }], [{ tags: Array(201).fill('a') }], [null]])(
    'refuses %j',
    async (body) => {
      const { response, expired } = await ask(`Bearer ${secret}`, body);
      expect(response.status).toBe(422);
      expect(expired).toEqual([]);
    },
  );
});
