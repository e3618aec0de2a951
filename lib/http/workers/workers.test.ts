import { EventEmitter } from 'node:events';
import { deserialize, serialize } from 'node:v8';
import { jest } from '@jest/globals';
import type { ProcessReport } from '#lib/http/metrics/process-report.ts';
import { createMemoryStore } from '#lib/http/page-cache/memory-store.ts';
import { createPageCache } from '#lib/http/page-cache/page-cache.ts';
import { pageEntry, pageValue } from '#tests/support/page-entry.ts';
import { createWorkerStore } from '../page-cache/open-page-store.ts';
import type { Channel, MainChannel, WorkerChannel } from './messages.ts';
import { createMainStore } from './run-workers.ts';

const plenty = 1_000_000;
const makeReport = (process: string): ProcessReport => ({
  process,
  memory: { rss: 1, heapUsed: 1, heapTotal: 1, external: 1 },
  caches: {},
  liveStreams: 0,
});

/** Both ends of a connection that copies messages as that between processes does, in their order. */
function channels(): [MainChannel, WorkerChannel] {
  const ends = [new EventEmitter(), new EventEmitter()] as const;
  const end = <Sent, Received>(emitter: EventEmitter, other: EventEmitter): Channel<Sent, Received> => ({
    send: (message) => void setImmediate(() => other.emit('message', deserialize(serialize(message)))),
    onMessage: (listener) => void emitter.on('message', listener),
  });
  return [end(ends[0], ends[1]), end(ends[1], ends[0])];
}

function web() {
  let nowMs = 1_000_000;
  const now = () => nowMs;
  const inMain = createMemoryStore(plenty, now);
  const main = createMainStore(inMain, now, () => makeReport('main'));
  const worker = () => {
    const [mainEnd, workerEnd] = channels();
    const disconnect = main.connect(mainEnd);
    const memory = createMemoryStore(plenty, now);
    return { store: createWorkerStore(workerEnd, memory), memory, channel: workerEnd, disconnect };
  };
  return { worker, main, now, pass: (ms: number) => void (nowMs += ms) };
}

describe('the page cache of several processes', () => {
  it('gives what one has made to the others, with every part of it', async () => {
    const { worker } = web();
    const [one, other] = [worker(), worker()];
    await one.store.set('/home', pageEntry('<h1>£6.20 – home</h1>'));
    expect(await other.store.get('/home')).toEqual(pageEntry('<h1>£6.20 – home</h1>'));
    expect(other.memory.size().entries).toBe(1);
  });

  it('gives the newest to a worker that has an older one in its memory', async () => {
    const { worker } = web();
    const [one, other] = [worker(), worker()];
    await one.store.set('/home', pageEntry('old'));
    await other.store.get('/home');
    await one.store.set('/home', pageEntry('new'));
    expect(await other.store.get('/home')).toEqual(pageEntry('new'));
  });

  it('has told every worker of a change when it says so, and one that starts later, too', async () => {
    const { worker, now } = web();
    const [one, other] = [worker(), worker()];
    await one.store.expire(['venue:riverside']);
    expect(await other.store.expiredMs(['venue:riverside'])).toBe(now());
    const late = worker();
    await late.store.get('/any');
    expect(await late.store.expiredMs(['venue:riverside'])).toBe(now());
  });

  it('does not wait for a worker that has ended', async () => {
    // Of the timers only the one that ends the waiting, which is not to be needed.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const { worker, main } = web();
    const one = worker();
    let hasBeenTold: () => void = () => undefined;
    const told = new Promise<void>((resolve) => (hasBeenTold = resolve));
    const disconnect = main.connect({ send: () => hasBeenTold(), onMessage: () => undefined });
    const expired = one.store.expire(['venues']);
    await told;
    disconnect();
    await expect(expired).resolves.toBeUndefined();
    jest.useRealTimers();
  });

  it('lets one worker at a time make a page anew', async () => {
    const { worker, now, pass } = web();
    const [one, other] = [worker(), worker()];
    const none = async () => null;
    const make = createPageCache(one.store, now);
    await make.page('/home', none);
    await make.set('/home', pageValue('one'), { revalidate: 60, expire: undefined });
    pass(120_000);
    const pages = [one, other].map(({ store }) => createPageCache(store, now).page('/home', none));
    const times = (await Promise.all(pages)).map((page) => page?.lastModified);
    expect(times).toEqual([1, now()]);
  });

  it('knows what every process holds in memory', async () => {
    const { worker } = web();
    const [one, other] = [worker(), worker()];
    other.channel.send({ report: makeReport('2') });
    await other.store.get('/any');
    expect(await one.store.reports()).toEqual([makeReport('main'), makeReport('2')]);
  });
});
