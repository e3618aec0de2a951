import { once } from 'node:events';
import { request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { settingsWith } from '#tests/routes/visitor.ts';
import type { ProcessCounts, ProcessReport } from './metrics/process-report.ts';
import { createMemoryStore } from './page-cache/memory-store.ts';
import { createWebServer } from './web-server.ts';

const page = `<h1>Swimming</h1>${'<p>£6.20</p>'.repeat(200)}`;
let server: Server | undefined;

afterEach(() => void server?.close());

interface Options {
  path?: string;
  forwardedFor?: string | undefined;
  metricsAllow?: string[];
  isBehindProxy?: boolean;
  isDevelopment?: boolean;
  method?: string;
}

const report: ProcessReport = {
  process: 'web',
  memory: { rss: 100, heapUsed: 40, heapTotal: 50, external: 10 },
  caches: { pages: { bytes: 7, limitBytes: 9, entries: 1 } },
  liveStreams: 0,
};

/** The response to a request of somebody who claims to be 203.0.113.9, and the request as Next's handler gets it. */
async function ask(options: Options = {}) {
  const { isBehindProxy = false, isDevelopment = false, method = 'GET', path = '/', metricsAllow = [] } = options;
  const forwarded = 'forwardedFor' in options ? options.forwardedFor : '203.0.113.9';
  const handled: IncomingMessage[] = [];
  const withCounts = (counts: () => ProcessCounts) => () => {
    const { caches, liveStreams } = counts();
    return [{ ...report, caches: { ...report.caches, ...caches }, liveStreams }];
  };
  const pageStore = createMemoryStore(1_000_000, Date.now);
  const { backendUrl, proxySecret, origins, exampleSite } = settingsWith();
  const buildFolder = 'no-build';
  const settings = {
    backendUrl,
    proxySecret,
    origins,
    exampleSite,
    isBehindProxy,
    isDevelopment,
    metricsAllow,
    buildFolder,
    pageStore,
    live: { answer: () => false, count: () => 3 },
    withCounts,
  };
  server = createWebServer(settings, (request, response) => {
    handled.push(request);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'accept-encoding': 'br', ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) };
  const [response] = (await once(
    send({ port, path, host: '127.0.0.1', method, headers, agent: false }).end(),
    'response',
  )) as [IncomingMessage];
  return { request: handled[0], response, text: await text(response) };
}

it('compresses a page and gives it the headers of every response', async () => {
  const { headers } = (await ask()).response;
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    etag: expect.stringMatching(/-br"$/) as string,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

it('compresses nothing in development', async () => {
  const { headers } = (await ask({ isDevelopment: true })).response;
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('takes the address of whoever connects, not the one they claim', async () => {
  expect((await ask()).request?.headers['x-forwarded-for']).toBe('127.0.0.1');
});

it('believes the proxy in front of it', async () => {
  expect((await ask({ isBehindProxy: true })).request?.headers['x-forwarded-for']).toBe('203.0.113.9');
});

it('hands on a method that Next does not know as one that nothing answers', async () => {
  expect((await ask({ method: 'TRACE' })).request?.method).toBe('OPTIONS');
});

describe('the metrics', () => {
  const open = { path: '/metrics', metricsAllow: ['127.0.0.1'], forwardedFor: undefined };

  it('say what the process and each cache take', async () => {
    const { request, text, response } = await ask(open);
    expect(request).toBeUndefined();
    expect(response.headers['cache-control']).toBe('no-store');
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        '# TYPE process_resident_memory_bytes gauge',
        'process_resident_memory_bytes{process="web"} 100',
        'touchline_cache_bytes{process="web",cache="pages"} 7',
        'touchline_cache_limit_bytes{process="web",cache="pages"} 9',
        'touchline_cache_entries{process="web",cache="compressed_pages"} 0',
        'touchline_live_streams{process="web"} 3',
        'touchline_cache_limit_bytes{process="web",cache="compressed_files"} 8388608',
      ]),
    );
  });

  it.each([
    ['another address', { ...open, metricsAllow: ['10.0.0.1'] }],
    ['one that a proxy has passed on', { ...open, forwardedFor: '203.0.113.9' }],
  ])('are a page that is not there for %s', async (_, options) => {
    expect((await ask(options)).request?.url).toBe('/metrics');
  });
});
