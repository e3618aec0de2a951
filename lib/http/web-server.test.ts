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
  host?: string;
  /** Settings that are not the ones of the tests. */
  environment?: Record<string, string>;
  forwardedFor?: string | undefined;
  metricsAllow?: string[];
  trustedProxies?: number;
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
  const { trustedProxies = 0, isDevelopment = false, method = 'GET', path = '/', metricsAllow = [] } = options;
  const forwarded = 'forwardedFor' in options ? options.forwardedFor : '203.0.113.9';
  const handled: IncomingMessage[] = [];
  const withCounts = (counts: () => ProcessCounts) => () => {
    const { caches, liveStreams } = counts();
    return [{ ...report, caches: { ...report.caches, ...caches }, liveStreams }];
  };
  const pageStore = createMemoryStore(1_000_000, Date.now);
  const settings = {
    ...settingsWith(options.environment),
    trustedProxies,
    isDevelopment,
    metricsAllow,
    buildFolder: 'no-build',
    pageStore,
    live: { answer: () => false, count: () => 3 },
    withCounts,
  };
  server = createWebServer(settings, (request, response) => {
    handled.push(request);
    response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('x-nextjs-cache', 'HIT').end(page);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = {
    'accept-encoding': 'br',
    ...(options.host !== undefined && { host: options.host }),
    ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
  };
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

it('tells nobody outside whether a page was kept', async () => {
  expect((await ask({ forwardedFor: undefined })).response.headers['x-nextjs-cache']).toBeUndefined();
  const passedOn = await ask({ metricsAllow: ['127.0.0.1'] });
  expect(passedOn.response.headers['x-nextjs-cache']).toBeUndefined();
});

describe('the host of the front desk', () => {
  const host = 'foh.touchline.localhost:3000';

  it.each(['/', '/customers', '/api/session', '/_next/static/x.js'])(
    'has no %s in a web for customers, which asks nobody about it',
    async (path) => {
      const { request, response, text } = await ask({ host, path, environment: { DEMO: 'off' } });
      expect([request, response.statusCode, text]).toEqual([undefined, 404, 'Not found']);
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );

  it.each<Record<string, string>>([{ DEMO: 'on' }, { SOURCE: 'foh' }])('has pages with %j', async (environment) => {
    expect((await ask({ host, environment })).response.statusCode).toBe(200);
  });
});

it('waits for a request no longer than a photo takes on a slow phone, and for its headers less', async () => {
  await ask();
  expect(server?.headersTimeout).toBeLessThanOrEqual(20_000);
  expect(server?.requestTimeout).toBeLessThanOrEqual(120_000);
  expect(server?.requestTimeout).toBeGreaterThan(server?.headersTimeout ?? Infinity);
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
  expect((await ask({ trustedProxies: 1 })).request?.headers['x-forwarded-for']).toBe('203.0.113.9');
});

it('hands on a method that Next does not know as one that nothing answers', async () => {
  expect((await ask({ method: 'TRACE' })).request?.method).toBe('OPTIONS');
});

it('says that it runs without asking anything else', async () => {
  const { request, text, response } = await ask({ path: '/livez' });
  expect([request, text, response.statusCode]).toEqual([undefined, 'ok', 200]);
});

describe('the metrics', () => {
  const open = { path: '/metrics', metricsAllow: ['127.0.0.1'], forwardedFor: undefined };

  it('say what the process and each cache take', async () => {
    const { request, text, response } = await ask({ ...open, metricsAllow: ['127.0.0.0/8'] });
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
