import { createRevalidate } from '../../../backend/revalidate.ts';
import { testLog } from '../../support/backend.ts';

const revalidateSecret = 's'.repeat(32);

function revalidating(answer: () => Promise<Response>, settings: { revalidateSecret?: string } = { revalidateSecret }) {
  const { log, lines } = testLog();
  const sent: Request[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    sent.push(new Request(input, init));
    return answer();
  };
  const config = { webUrl: 'http://127.0.0.1:3000', revalidateSecret: settings.revalidateSecret };
  return { revalidate: createRevalidate({ config, log, fetch }), sent, lines };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));
const ok = () => Promise.resolve(Response.json({}));

it('posts the tags to the web with the shared secret', async () => {
  const { revalidate, sent } = revalidating(ok);
  revalidate(['venues', 'venue:riverside']);
  expect(sent[0]?.url).toBe('http://127.0.0.1:3000/api/revalidate');
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${revalidateSecret}`);
  expect(await sent[0]?.json()).toEqual({ tags: ['venues', 'venue:riverside'] });
});

it('sends at most 200 tags at once', async () => {
  const { revalidate, sent } = revalidating(ok);
  revalidate(Array.from({ length: 201 }, (_, index) => `venue:v${index}`));
  expect(sent).toHaveLength(2);
  expect(await sent[1]?.json()).toEqual({ tags: ['venue:v200'] });
});

it('logs, and does not throw, when the web does not take them', async () => {
  const refused = revalidating(() => Promise.resolve(new Response(null, { status: 401 })));
  const away = revalidating(() => Promise.reject(new Error('connect refused')));
  for (const { revalidate, lines } of [refused, away]) {
    expect(() => revalidate(['venues'])).not.toThrow();
    await settle();
    expect(lines).toHaveLength(1);
  }
});

it('tells nobody without a secret', () => {
  const { revalidate, sent } = revalidating(ok, {});
  revalidate(['venues']);
  expect(sent).toEqual([]);
});
