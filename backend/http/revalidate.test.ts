import pino from 'pino';
import { createRevalidate } from '#backend/revalidate.ts';
import { testLog } from '#tests/support/backend.ts';

const { info, warn } = pino.levels.values;
const revalidateSecret = 's'.repeat(32);
const ok = () => Promise.resolve(Response.json({}));
const refuse = () => Promise.resolve(new Response(null, { status: 401 }));
const beAway = () => Promise.reject(new Error('connect refused'));
const flushCallbacks = () => new Promise((resolve) => setImmediate(resolve));

interface Message {
  url: string;
  authorization: string | null;
  redirect: string;
  tags: string[];
}

/** A web that gives the answers in their order, and then accepts everything; pauses end when the test says so. */
function web(answers: (() => Promise<Response>)[]) {
  const { log, lines } = testLog();
  const sentMessages: Message[] = [];
  const pauses: { ms: number; end: () => void }[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const answer = answers.shift() ?? ok;
    const { tags } = JSON.parse(typeof init?.body === 'string' ? init.body : '') as { tags: string[] };
    const { url, headers, redirect } = request;
    sentMessages.push({ url, authorization: headers.get('authorization'), redirect, tags });
    return answer();
  };
  const pause = (ms: number) => new Promise<void>((end) => void pauses.push({ ms, end }));
  const config = { webUrl: 'http://127.0.0.1:3000', revalidateSecret };
  const revalidate = createRevalidate({ config, log, fetch, pause });
  const endPause = async () => {
    pauses.at(-1)?.end();
    await flushCallbacks();
  };
  return { revalidate, sent: sentMessages, lines, pauses, endPause };
}

it('posts the tags to the web with the shared secret, which no redirect leads elsewhere', () => {
  const { revalidate, sent } = web([]);
  revalidate(['venues', 'venue:riverside']);
  const url = 'http://127.0.0.1:3000/api/revalidate';
  const authorization = `Bearer ${revalidateSecret}`;
  expect(sent).toEqual([{ url, authorization, redirect: 'error', tags: ['venues', 'venue:riverside'] }]);
});

it('sends at most 200 tags at once', async () => {
  const { revalidate, sent } = web([]);
  revalidate(Array.from({ length: 201 }, (_, index) => `venue:v${index}`));
  await flushCallbacks();
  expect(sent.map(({ tags }) => tags.length)).toEqual([200, 1]);
  expect(sent[1]?.tags).toEqual(['venue:v200']);
});

it('collects tags that come during a request, also a tag of that request', async () => {
  let arrive = () => {};
  const { revalidate, sent } = web([
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(Response.json({}));
      }),
  ]);
  revalidate(['venues']);
  revalidate(['venues', 'client']);
  revalidate(['client']);
  await flushCallbacks();
  expect(sent).toHaveLength(1);
  arrive();
  await flushCallbacks();
  expect(sent.map(({ tags }) => tags)).toEqual([['venues'], ['venues', 'client']]);
});

it.each([
  ['refuses', refuse],
  ['is away', beAway],
])('tells a web that %s again, with what came meanwhile, and never throws', async (_, fail) => {
  const { revalidate, sent, lines, endPause } = web([fail]);
  expect(() => revalidate(['venues'])).not.toThrow();
  await flushCallbacks();
  expect(lines).toHaveLength(1);
  revalidate(['client']);
  expect(sent).toHaveLength(1);
  await endPause();
  expect(sent[1]?.tags.toSorted()).toEqual(['client', 'venues']);
  await endPause();
  expect(sent).toHaveLength(2);
});

it('retries with growing pauses of at most half a minute', async () => {
  const { revalidate, pauses, endPause, sent } = web(Array.from({ length: 7 }, () => beAway));
  revalidate(['venues']);
  await flushCallbacks();
  for (let time = 1; time < 7; time += 1) await endPause();
  expect(pauses.map(({ ms }) => ms)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  await endPause();
  revalidate(['client']);
  await flushCallbacks();
  expect(sent.slice(-2).map(({ tags }) => tags)).toEqual([['venues'], ['client']]);
});

it('warns only of a web that is away for longer than it takes to start', async () => {
  const { revalidate, endPause, lines } = web(Array.from({ length: 3 }, () => beAway));
  revalidate(['venues']);
  await flushCallbacks();
  for (let time = 1; time < 3; time += 1) await endPause();
  expect(lines.map(({ level }) => level)).toEqual([info, info, warn]);
});

it('sends nothing without a secret', () => {
  const { log } = testLog();
  let isAsked = false;
  const fetch = () => {
    isAsked = true;
    return ok();
  };
  createRevalidate({ config: { webUrl: 'http://127.0.0.1:3000', revalidateSecret: undefined }, log, fetch })([
    'venues',
  ]);
  expect(isAsked).toBe(false);
});
