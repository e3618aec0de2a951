import { once } from 'node:events';
import {
  createServer,
  get,
  type ClientRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { livePlacesPath, type LivePlaces } from '#contract/timetable/live-places.ts';
import { settingsWith } from '#tests/routes/visitor.ts';
import { createLiveStreams } from './live-streams.ts';

const swim = 'riverside/swim/2026-11-24';
const secret = 'p'.repeat(32);
const waitsMs = { again: 1, longest: 2, refused: 60_000, unused: 60_000 };
const plenty = { streams: 100, streamsPerAddress: 100 };
const servers: Server[] = [];
const requests: ClientRequest[] = [];
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  for (const request of requests.splice(0)) request.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(handle: RequestListener, port = 0): Promise<Server> {
  const server = createServer(handle);
  servers.push(server);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

const getPort = (server: Server) => (server.address() as AddressInfo).port;

const soldOut = (timetables: string[] = [swim], id = 'A'.repeat(34)): LivePlaces => ({
  timetables,
  sessions: [
    {
      id,
      startsAt: '2026-11-24T18:30:00Z',
      status: 'bookable',
      capacity: { available: 0, consumed: 9, maximum: 9 },
      waitlist: null,
      bookableAction: { action: null, message: null, reason: 'full', bookingId: null, waitlistId: null },
    },
  ],
});

/** A backend with a stream, which says so when a web reads it. */
async function openBackend(handle?: RequestListener) {
  const webs = new Set<(text: string) => void>();
  const seen: IncomingMessage[] = [];
  const stream: RequestListener = (request, response) => {
    seen.push(request);
    response.writeHead(200).write('\n');
    const write = (text: string) => void response.write(text);
    webs.add(write);
    response.on('close', () => webs.delete(write));
  };
  const server = await listen((request, response) => (handle ?? stream)(request, response));
  return {
    server,
    seen,
    webs,
    listener: stream,
    send: (places: unknown) => webs.forEach((write) => write(`${JSON.stringify(places)}\n`)),
    break: () => server.closeAllConnections(),
  };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 2));
};

interface WebOptions {
  limits?: { streams: number; streamsPerAddress: number };
  now?: () => number;
}

async function openWeb(backendPort: number, { limits = plenty, now = Date.now }: WebOptions = {}) {
  const settings = settingsWith({ BACKEND_URL: `http://127.0.0.1:${backendPort}`, PROXY_SECRET: secret });
  const live = createLiveStreams({ ...settings, limits, now, waitsMs });
  stops.push(live.stop);
  const server = await listen((request, response) => {
    if (!live.answer(request, response)) response.writeHead(418).end();
  });
  /** Opens a stream, and collects what it says. */
  async function read(timetable = swim, headers: Record<string, string> = {}) {
    const request = get({
      port: getPort(server),
      path: `/api/live/${timetable}`,
      host: '127.0.0.1',
      agent: false,
      headers,
    });
    requests.push(request);
    request.on('error', () => undefined);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const got = { text: '', hasEnded: false };
    response.setEncoding('utf8').on('data', (text: string) => (got.text += text));
    response.on('end', () => (got.hasEnded = true)).on('error', () => (got.hasEnded = true));
    const events = () => [...got.text.matchAll(/^data: (.+)$/gm)].map(([, data = '']): unknown => JSON.parse(data));
    return { request, response, got, events, status: response.statusCode };
  }
  return { live, server, read };
}

/** A web that is connected to its backend, with one reader. */
async function openBoth(options?: WebOptions) {
  const backend = await openBackend();
  const web = await openWeb(getPort(backend.server), options);
  const reader = await web.read();
  await until(() => backend.webs.size === 1 && reader.events().length === 1);
  return { backend, web, reader };
}

const stale = { isStale: true };
const event = ({ sessions }: LivePlaces) => ({ sessions });

it('sends what changed to those who look at that timetable, over one connection to the backend', async () => {
  const { backend, web, reader } = await openBoth();
  const [same, other] = [await web.read(), await web.read('riverside/yoga/2026-11-24')];
  backend.send(soldOut());
  await until(() => reader.events().length === 2 && same.events().length === 1);
  expect(reader.events()).toEqual([stale, event(soldOut())]);
  expect(same.events()).toEqual([event(soldOut())]);
  expect(other.events()).toEqual([]);
  expect(backend.seen).toHaveLength(1);
  expect(backend.seen[0]?.url).toBe(livePlacesPath);
  expect(backend.seen[0]?.headers['x-proxy-secret']).toBe(secret);
});

it('answers as an event stream that nobody stores or holds back', async () => {
  const { reader } = await openBoth();
  expect(reader.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(reader.got.text).toMatch(/^retry: \d{4}\n\n/);
});

it('tells those who come later what changed within the last minute, and nothing older', async () => {
  let nowMs = 1_000_000;
  const { backend, web, reader } = await openBoth({ now: () => nowMs });
  backend.send(soldOut());
  await until(() => reader.events().length === 2);
  nowMs += 59_000;
  const late = await web.read();
  await until(() => late.events().length === 1);
  expect(late.events()).toEqual([event(soldOut())]);
  nowMs += 2_000;
  const later = await web.read();
  backend.send(soldOut([swim], 'B'.repeat(34)));
  await until(() => later.events().length === 1);
  expect(later.events()).toEqual([event(soldOut([swim], 'B'.repeat(34)))]);
});

it('leaves out lines that it does not understand', async () => {
  const { backend, reader } = await openBoth();
  backend.webs.forEach((write) => write('nonsense\n'));
  backend.send({ timetables: [swim], sessions: [{ id: 'of another kind' }] });
  backend.send(soldOut());
  await until(() => reader.events().length === 2);
  expect(reader.events().at(-1)).toEqual(event(soldOut()));
});

it('leaves every other request to others', async () => {
  const { web } = await openBoth();
  expect((await web.read('riverside/swim')).status).toBe(418);
  expect((await web.read('riverside/swim/tomorrow')).status).toBe(418);
});

it('gives no stream to a network with too many, nor to anybody when there are too many in all', async () => {
  const backend = await openBackend();
  const { read, live } = await openWeb(getPort(backend.server), { limits: { streams: 3, streamsPerAddress: 2 } });
  const from = (address: string) => read(swim, { 'x-forwarded-for': `203.0.113.1, ${address}` });
  const first = await from('2001:db8::1');
  expect((await from('2001:db8::2')).status).toBe(200);
  expect((await from('2001:db8::3')).status).toBe(204);
  expect((await from('198.51.100.1')).status).toBe(200);
  expect((await from('198.51.100.2')).status).toBe(204);
  first.request.destroy();
  await until(() => live.count() === 2);
  expect((await from('2001:db8::3')).status).toBe(200);
});

it('drops a reader that takes nothing, and goes on with the others', async () => {
  const { backend, web, reader } = await openBoth();
  const slow = await web.read();
  slow.response.pause();
  slow.request.socket?.pause();
  const many = { ...soldOut(), sessions: Array.from({ length: 200 }, () => soldOut().sessions).flat() };
  let sent = 0;
  while (web.live.count() === 2) {
    backend.send(many);
    sent += 1;
    await until(() => reader.events().length > sent);
  }
  expect(web.live.count()).toBe(1);
  expect(reader.got.hasEnded).toBe(false);
});

it('keeps its readers while the backend is away, and has them read again when it is back', async () => {
  const { backend, web, reader } = await openBoth();
  backend.break();
  await until(() => backend.seen.length === 2 && reader.events().length === 2);
  backend.send(soldOut());
  await until(() => reader.events().length === 3);
  expect(reader.events()).toEqual([stale, stale, event(soldOut())]);
  expect(web.live.count()).toBe(1);
});

it('goes on asking a backend that is not up yet', async () => {
  let isUp = false;
  const working = await openBackend();
  const backend = await openBackend((request, response) =>
    isUp ? working.listener(request, response) : void response.writeHead(503).end(),
  );
  const { read } = await openWeb(getPort(backend.server));
  const reader = await read();
  isUp = true;
  await until(() => reader.events().length === 1);
  expect(reader.got.hasEnded).toBe(false);
});

it('has no streams where the backend has none, so that pages read for themselves', async () => {
  const backend = await openBackend((_, response) => void response.writeHead(404).end());
  const { read } = await openWeb(getPort(backend.server));
  const first = await read();
  await until(() => first.got.hasEnded);
  expect((await read()).status).toBe(204);
});

it('ends all streams and opens no more when the web stops', async () => {
  const { web, reader, backend } = await openBoth();
  web.live.stop();
  await until(() => reader.got.hasEnded);
  expect((await web.read()).status).toBe(204);
  await until(() => backend.webs.size === 0);
  expect(web.live.count()).toBe(0);
});
