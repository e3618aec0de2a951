import { entryOverheadBytes } from '#contract/memory/bounded-map.ts';
import { sum } from '#contract/rules/sum.ts';
import { testClock } from '#tests/support/backend.ts';
import { responseCache } from './response-cache.ts';

const reply = { status: 200, body: 'a'.repeat(100), headers: {} };

/** A cache of at most two replies, asked for one day at an address. */
function open() {
  const clock = testClock();
  const cache = responseCache(clock, { replies: 2, bytes: 10_000 });
  const ask = (day: string, address: string) =>
    cache.reply({ operationId: 'listDay', key: day, address }, async () => reply);
  return { cache, clock, ask };
}

it('a reply is found by every address at which it was asked for, and by no other', async () => {
  const { cache, ask } = open();
  await ask('monday', '/?day=monday');
  await ask('monday', '/?day=monday&x=1');
  expect(cache.find('/?day=monday')).toMatchObject({ operationId: 'listDay', reply: { body: reply.body } });
  expect(cache.find('/?day=monday&x=1')?.reply.body).toBe(reply.body);
  expect(cache.find('/?day=monday&x=2')).toBeUndefined();
});

it('an address is forgotten with its reply, and its bytes with it', async () => {
  const { cache, clock, ask } = open();
  for (const day of ['monday', 'tuesday', 'wednesday']) await ask(day, `/${day}`);
  expect([cache.find('/monday'), cache.size().entries]).toEqual([undefined, 2]);
  // The body is counted as text and as bytes.
  const getSize = (day: string) => entryOverheadBytes + 2 * day.length + `/${day}`.length + 2 * reply.body.length;
  const sizes = ['tuesday', 'wednesday'].map(getSize);
  expect(cache.size().bytes).toBe(sum(sizes));
  clock.advance(5);
  expect(cache.find('/tuesday')).toBeUndefined();
  cache.drop();
  expect([cache.find('/wednesday'), cache.size().bytes]).toEqual([undefined, 0]);
});

it('of one reply at most twenty addresses are kept, and none that is very long', async () => {
  const { cache, ask } = open();
  await ask('monday', `/${'x'.repeat(500)}`);
  for (let spelling = 1; spelling <= 21; spelling += 1) await ask('monday', `/?${spelling}`);
  expect([cache.find(`/${'x'.repeat(500)}`), cache.find('/?21')]).toEqual([undefined, undefined]);
  expect(cache.find('/?20')?.reply.body).toBe(reply.body);
});

it('a reply that is still being made is not found', async () => {
  const { cache, clock } = open();
  let finish = () => {};
  const making = new Promise<typeof reply>((resolve) => (finish = () => resolve(reply)));
  const pendingReply = cache.reply({ operationId: 'listDay', key: 'monday', address: '/' }, () => making);
  expect(cache.find('/')).toBeUndefined();
  finish();
  await pendingReply;
  clock.advance(2);
  expect(cache.find('/')?.reply.ageSeconds).toBe(2);
});
