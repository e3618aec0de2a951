import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { entryOverheadBytes } from '#contract/memory/bounded-map.ts';
import { packFiles } from '#lib/build/pack-files.ts';
import { builtFiles } from './built-files.ts';
import { compressResponse } from './compress-response.ts';
import { createCompressedPageCache } from './compressed-page-cache.ts';
import { createPackedFiles } from './packed-files.ts';

const script = 'export const swim = "swim";'.repeat(200);
const path = '/_next/static/chunks/a-1.js';
let server: http.Server | undefined;

afterEach(() => void server?.close());

/** A web whose files are `handle`'s; counts how often it was asked. */
async function serve(handle: http.RequestListener, limitBytes = 1_000_000, buildFolder = 'no-build') {
  const files = createPackedFiles(limitBytes, builtFiles(buildFolder));
  const { pack } = createCompressedPageCache(1_000_000);
  let requestCount = 0;
  server = http.createServer((request, response) => {
    if (files.send(request, response)) return;
    compressResponse(request, response, { pack, watch: files.watch });
    requestCount += 1;
    handle(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const get = async (url = path, headers: http.OutgoingHttpHeaders = { 'accept-encoding': 'gzip, br' }) => {
    const request = http.request({ port, host: '127.0.0.1', path: url, headers, agent: false }).end();
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of response) parts.push(part as Buffer);
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
  };
  return { files, get, getRequestCount: () => requestCount };
}

const sendScript: http.RequestListener = (_, response) => {
  response.setHeader('content-type', 'application/javascript; charset=UTF-8');
  response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  response.setHeader('content-length', Buffer.byteLength(script));
  response.write(Buffer.from(script.slice(0, 2_000)));
  response.end(script.slice(2_000));
};

async function packed(files: ReturnType<typeof createPackedFiles>) {
  while (files.size().entries === 0) await sleep(1);
}

describe('a file of the build', () => {
  it('comes in Brotli once it was sent, from memory and with its own headers', async () => {
    const { files, get, getRequestCount } = await serve(sendScript);
    expect((await get()).headers['content-encoding']).toBe('gzip');
    await packed(files);
    const { status, headers, body } = await get();
    expect([status, brotliDecompressSync(body).toString(), getRequestCount()]).toEqual([200, script, 1]);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(body.length),
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(files.size()).toEqual({
      bytes: entryOverheadBytes + 2 * path.length + body.length,
      limitBytes: 1_000_000,
      entries: 1,
    });
  });

  it('comes in Brotli from its first visitor on, where the build has packed it', async () => {
    const buildFolder = await mkdtemp(join(tmpdir(), 'touchline-build-'));
    await mkdir(join(buildFolder, 'static/chunks'), { recursive: true });
    await writeFile(join(buildFolder, 'static/chunks/a-1.js'), script);
    await packFiles(buildFolder);
    const { files, get, getRequestCount } = await serve(sendScript, 1_000_000, buildFolder);
    const { headers, body } = await get();
    expect([brotliDecompressSync(body).toString(), getRequestCount()]).toEqual([script, 0]);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(files.size().entries).toBe(1);
    expect((await get('/_next/static/../static/chunks/a-1.js')).headers['content-encoding']).toBe('gzip');
    await rm(buildFolder, { recursive: true });
  });

  it.each([
    ['who cannot unpack Brotli', { 'accept-encoding': 'gzip' }],
    ['who may have it already', { 'accept-encoding': 'br', 'if-none-match': '"a"' }],
    ['who wants a part of it', { 'accept-encoding': 'br', range: 'bytes=0-9' }],
  ])('comes from the build to one %s', async (_, headers) => {
    const { files, get, getRequestCount } = await serve(sendScript);
    await get();
    await packed(files);
    await get(path, headers);
    expect(getRequestCount()).toBe(2);
  });

  it('is not kept beyond the limit', async () => {
    const { files, get } = await serve(sendScript, 10);
    await get();
    await sleep(20);
    expect((await get()).headers['content-encoding']).toBe('gzip');
    expect(files.size()).toMatchObject({ bytes: 0, entries: 0 });
  });

  it.each([
    ['is not there', path, 404, 'text/plain'],
    ['is a font, which is packed already', '/_next/static/media/a.woff2', 200, 'font/woff2'],
    ['is a page', '/location/riverside', 200, 'text/plain'],
  ])('is not kept when it %s', async (_, url, status, type) => {
    const { files, get, getRequestCount } = await serve((_request, response) => {
      response.writeHead(status, { 'content-type': type }).end(script);
    });
    await get(url);
    await sleep(20);
    await get(url);
    expect([files.size().entries, getRequestCount()]).toEqual([0, 2]);
  });
});
